export const id = 1253;
export const ids = [1253];
export const modules = {
	64434: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JN: () => boundLimits,
			Mv: () => boundVerdict,
			P$: () => boundChanged,
			T6: () => boundQuarantine,
			bD: () => boundHistory,
			ci: () => addressOf
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43268);
		var _base_text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57545);
		var _host_ci_context_known_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70454);
		var _read_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17121);
		const boundLimits = {
			name: 500,
			suites: 20,
			build: 100,
			ref: 250,
			reason: 300,
			jobs: 50
		};
		const limited = (value, limit) => value === undefined ? undefined : (0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_0__.U)(value, limit);
		const addressOf = (url) => url !== undefined && (0, _read_fields_js__WEBPACK_IMPORTED_MODULE_1__.Ac)(url) ? url : undefined;
		function boundBuild({ build, commit, timestamp, url }) {
			const { build: length } = boundLimits;
			return {
				build: (0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_0__.U)(build, length),
				...(0, _host_ci_context_known_fields_js__WEBPACK_IMPORTED_MODULE_2__.p)({
					commit: limited(commit, length),
					timestamp,
					url: addressOf(url)
				})
			};
		}
		const boundRange = ({ lastPassed, onlyCommit }) => ({
			lastPassed: boundBuild(lastPassed),
			...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({ onlyCommit: onlyCommit && {} })
		});
		const boundVerdict = ({ since, lastSign, range, fixed, as, reference, ...verdict }) => ({
			...verdict,
			...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({
				since: since && boundBuild(since),
				lastSign: lastSign && boundBuild(lastSign),
				range: range && boundRange(range),
				fixed: fixed && boundBuild(fixed),
				as: limited(as, boundLimits.name),
				reference: reference && {
					...boundBuild(reference),
					buildsAgo: reference.buildsAgo
				}
			})
		});
		const boundQuarantine = ({ test, reason, issue, until, isAdded }) => ({
			test: (0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_0__.U)(test, boundLimits.name),
			...(0, _host_ci_context_known_fields_js__WEBPACK_IMPORTED_MODULE_2__.p)({
				reason: limited(reason, boundLimits.reason),
				issue: addressOf(issue),
				until: limited(until, boundLimits.build),
				isAdded
			})
		});
		const boundHistory = (history) => {
			const { builds, ref, replaces, parent, isOwn, base, comparedAt, previousStatus, source, reason, flakyPerBuild, missingPermission } = history;
			return {
				builds,
				...(0, _host_ci_context_known_fields_js__WEBPACK_IMPORTED_MODULE_2__.p)({
					ref: limited(ref, boundLimits.ref),
					replaces: limited(replaces, boundLimits.ref),
					parent,
					isOwn,
					base: base && boundBuild(base),
					comparedAt,
					previousStatus,
					source,
					reason: builds === 0 ? undefined : limited(reason, boundLimits.reason),
					flakyPerBuild,
					missingPermission: limited(missingPermission, boundLimits.build)
				})
			};
		};
		const boundChanged = ({ id, name, suite, module: ownModule, jobs, since, ...numbers }) => ({
			...numbers,
			id: (0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_0__.U)(id, boundLimits.build),
			name: (0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_0__.U)(name, boundLimits.name),
			suite: suite.slice(0, boundLimits.suites).map((each) => (0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_0__.U)(each, boundLimits.name)),
			...(0, _host_ci_context_known_fields_js__WEBPACK_IMPORTED_MODULE_2__.p)({
				module: limited(ownModule, boundLimits.name),
				jobs: jobs?.slice(0, boundLimits.jobs).map((job) => (0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_0__.U)(job, boundLimits.name)),
				since: since && boundBuild(since)
			})
		});
	}),
	76677: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => currentParts });
		var _base_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39338);
		var _listed_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11151);
		var _part_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15207);
		var _part_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53276);
		function currentParts(parts, executions = new Map()) {
			const named = parts.flatMap((part) => {
				const facts = (0, _part_name_js__WEBPACK_IMPORTED_MODULE_1__.HY)(part.name);
				return facts === undefined ? [] : [{
					part,
					...facts
				}];
			});
			const byKey = (0, _base_group_by_js__WEBPACK_IMPORTED_MODULE_2__.$)(named, ({ key }) => key);
			return withoutJoined([...byKey.values()].flatMap((ofKey) => newestAttempts(ofKey, executions)));
		}
		function newestAttempts(parts, executions) {
			const attempts = [...(0, _base_group_by_js__WEBPACK_IMPORTED_MODULE_2__.$)(parts, ({ attempt }) => attempt)].toSorted(([one], [other]) => other - one);
			let kept = [];
			for (const [attempt, ofAttempt] of attempts) {
				const hasRunAgain = (name) => (executions.get(name)?.attempt ?? 0) > attempt;
				const jobs = [...new Map(ofAttempt.map(({ part, jobRun }) => [jobRun, part])).values()].filter((part) => !(0, _listed_names_js__WEBPACK_IMPORTED_MODULE_3__.S)(part, executions).some(hasRunAgain));
				const replaced = new Set(jobs.flatMap((part) => (0, _listed_names_js__WEBPACK_IMPORTED_MODULE_3__.c)(part, executions)).filter(hasRunAgain));
				const names = new Set([...kept.map(({ shownName }) => shownName), ...replaced]);
				const ranked = jobs.toSorted((one, other) => Number(names.has(one.shownName)) - Number(names.has(other.shownName)) || Number((0, _part_gates_js__WEBPACK_IMPORTED_MODULE_0__.PU)(one)) - Number((0, _part_gates_js__WEBPACK_IMPORTED_MODULE_0__.PU)(other)));
				kept = [...kept, ...ranked.slice(0, Math.max(0, jobs.length - Math.max(kept.length, replaced.size)))];
			}
			return kept;
		}
		function withoutJoined(parts) {
			const joining = parts.filter(({ isJoined }) => isJoined === true);
			if (joining.length === 0) return parts;
			const joined = new Map();
			for (const { results } of joining) {
				for (const { job, module: ownModule } of results.jobs) {
					if (job === undefined) continue;
					const modules = joined.get(job) ?? new Set();
					joined.set(job, modules.add(ownModule));
				}
			}
			return parts.filter((part) => {
				if (part.isJoined === true) return true;
				const modules = joined.get(part.job) ?? ofCalledJob(part.job, joined);
				return modules === undefined || !(part.module === undefined || modules.has(part.module) || modules.has(undefined));
			});
		}
		function ofCalledJob(job, joined) {
			for (const [name, found] of joined) if (job.endsWith(` / ${name}`)) return found;
			return undefined;
		}
	}),
	26572: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jl: () => earlierPushes,
			Ni: () => contentBefore,
			Qc: () => maximumPushFailures,
			on: () => countPushes,
			pC: () => maximumPushes
		});
		var _judge_failure_cause_cause_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74263);
		var _current_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76677);
		var _part_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53276);
		var _test_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38092);
		const maximumPushes = 3;
		const maximumPushFailures = 50;
		const contentBefore = (contents, run) => contents.filter((content) => content.run < run).toSorted((one, other) => other.run - one.run)[0];
		function earlierPushes(contents, run) {
			const ofRun = contents.find((content) => content.run === run && content.covered.size > 0);
			if (ofRun !== undefined) return ofRun.pushes ?? [];
			const before = contentBefore(contents, run);
			if (before === undefined) return [];
			const pushes = [];
			for (const push of [failuresOf(before.parts), ...before.pushes ?? []].slice(0, maximumPushes)) {
				const later = pushes.at(-1);
				const counted = later === undefined ? push : push.filter((failure) => includes(later, failure));
				if (counted.length === 0) break;
				pushes.push(counted);
			}
			return pushes;
		}
		function countPushes(pushes, key, id, cause) {
			if (cause === undefined) return 0;
			const failure = [
				key,
				(0, _test_hash_js__WEBPACK_IMPORTED_MODULE_3__.J)({
					id,
					suite: [],
					name: ""
				}),
				cause
			];
			const first = pushes.findIndex((push) => !includes(push, failure));
			return first === -1 ? pushes.length : first;
		}
		const includes = (push, [key, test, cause]) => push.some((other) => other[0] === key && other[1] === test && (0, _judge_failure_cause_cause_id_js__WEBPACK_IMPORTED_MODULE_0__.w0)(other[2], cause) === true);
		function failuresOf(parts) {
			const failures = new Map();
			for (const { name, results } of (0, _current_parts_js__WEBPACK_IMPORTED_MODULE_1__.i)(parts)) {
				const key = (0, _part_name_js__WEBPACK_IMPORTED_MODULE_2__.HY)(name)?.key;
				if (key === undefined) continue;
				const hashed = results.causes.flatMap(({ cause, hashes = [] }) => hashes.map((hash) => [
					key,
					hash,
					cause.id
				]));
				const listed = results.failures.map(({ test, cause }) => [
					key,
					(0, _test_hash_js__WEBPACK_IMPORTED_MODULE_3__.J)(test),
					cause.id
				]);
				for (const failure of [...listed, ...hashed]) {
					if (failures.size >= maximumPushFailures) return [...failures.values()];
					failures.set(failure.join(" "), failure);
				}
			}
			return [...failures.values()];
		}
	}),
	62170: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { K: () => joinHashed });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43268);
		function joinHashed(groups) {
			const hashes = [];
			let kinds = "";
			for (const group of groups) {
				if (group?.hashes === undefined) return undefined;
				for (const hash of group.hashes) hashes.push(hash);
				kinds = kinds === undefined || group.kinds === undefined ? undefined : kinds + group.kinds;
			}
			return {
				hashes,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({ kinds })
			};
		}
	}),
	56007: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AW: () => moreImportant,
			IQ: () => rankOf,
			xb: () => countKinds,
			zU: () => failureKind
		});
		const codes = {
			n: "new",
			s: "unseen",
			u: "unknown",
			k: "known",
			p: "known",
			x: "known",
			f: "flaky",
			q: "quarantined"
		};
		const order = Object.keys(codes).join("");
		function failureKind({ verdict, quarantine }) {
			if (quarantine !== undefined) return "q";
			const kind = verdict?.kind ?? "unknown";
			if (kind === "known") return verdict?.parent !== undefined ? "p" : verdict?.fixed === undefined ? "k" : "x";
			return kind === "unseen" ? "s" : kind.slice(0, 1);
		}
		const moreImportant = (one, other) => order.indexOf(one) <= order.indexOf(other) ? one : other;
		function countKinds(kinds) {
			const counts = {
				new: 0,
				unseen: 0,
				unknown: 0,
				known: 0,
				flaky: 0,
				quarantined: 0
			};
			let [knownFixed, knownInParent] = [0, 0];
			for (const kind of kinds) {
				counts[codes[kind]] += 1;
				if (kind === "x") knownFixed += 1;
				if (kind === "p") knownInParent += 1;
			}
			return {
				...counts,
				...knownFixed > 0 && { knownFixed },
				...knownInParent > 0 && { knownInParent }
			};
		}
		const rankOf = (failure) => order.indexOf(failureKind(failure));
	}),
	11151: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => joinedNames,
			c: () => listedNames
		});
		var _host_github_job_executions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32619);
		const listedNames = ({ job, shownName = job }, executions) => (0, _host_github_job_executions_js__WEBPACK_IMPORTED_MODULE_0__.zJ)(shownName, executions);
		const joinedNames = ({ isJoined, results }, executions) => isJoined === true ? results.jobs.flatMap(({ job }) => job === undefined ? [] : (0, _host_github_job_executions_js__WEBPACK_IMPORTED_MODULE_0__.zJ)(job, executions)) : [];
	}),
	1253: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => compressParts,
			f: () => readParts
		});
		var external_node_zlib_ = __webpack_require__(38522);
		var defined_fields = __webpack_require__(43268);
		var record = __webpack_require__(25385);
		var test_hash = __webpack_require__(38092);
		;
		const partVersion = 1;
		function tableOf({ run, parts, covered, expected = [], pushes = [] }) {
			const tests = createIndex();
			const causes = createIndex();
			const rows = parts.map((part) => partRow(part, tests, causes));
			const withResults = new Set(parts.map(({ name }) => name));
			return {
				v: partVersion,
				run,
				others: [...covered].filter((name) => !withResults.has(name)),
				expected,
				...(0, defined_fields.X)({ pushes: pushes.length > 0 ? pushes : undefined }),
				tests: tests.items(),
				causes: causes.items(),
				parts: rows
			};
		}
		function createIndex() {
			const places = new Map();
			const items = [];
			return {
				place(key, item) {
					const known = places.get(key);
					if (known !== undefined) return known;
					places.set(key, items.length);
					return items.push(item) - 1;
				},
				items: () => items
			};
		}
		function partRow({ results, ...part }, tests, causes) {
			const { counts, jobs, failures, flaky, slowest, tags, changes, otherTests, ...same } = results;
			const causePlace = (cause) => causes.place(cause.id, cause);
			const failureRows = failures.map(({ test, cause, jobs: own, executions }) => [
				tests.place(`${cause.id} ${(0, test_hash.x)(test)}`, test),
				causePlace(cause),
				own,
				executions
			]);
			const causeRows = results.causes.map(({ cause, first, hashes, kinds, ...numbers }) => ({
				...numbers,
				cause: causePlace(cause),
				first: first.map((test) => tests.place(`${cause.id} ${(0, test_hash.x)(test)}`, test)),
				...hashes !== undefined && packed(hashes, kinds)
			}));
			return {
				...part,
				results: {
					...same,
					counts: countsRow(counts),
					jobs: jobs.map((job) => ({
						...job,
						counts: countsRow(job.counts)
					})),
					failures: failureRows,
					causes: causeRows,
					flaky: flaky.map(({ test, jobs: own, executions }) => [
						tests.place(`flaky ${(0, test_hash.x)(test)}`, test),
						own,
						executions
					]),
					slowest: slowest.map((test) => tests.place(`slow ${(0, test_hash.x)(test)}`, test)),
					tags: tags.map(({ tag, counts: own }) => [tag, countsRow(own)]),
					...judgementRows(results),
					...(0, defined_fields.X)({
						otherTests: otherTests && packed(otherTests.hashes, otherTests.kinds),
						changes: changes && changesRow(changes)
					})
				}
			};
		}
		function packed(hashes, kinds) {
			const pairs = hashes.map((hash, index) => ({
				hash,
				kind: kinds?.[index] ?? ""
			})).toSorted((a, b) => a.hash < b.hash ? -1 : 1);
			return {
				hashes: Buffer.from(pairs.map(({ hash }) => hash).join(""), "hex").toString("base64"),
				...(0, defined_fields.X)({ kinds: kinds === undefined ? undefined : pairs.map(({ kind }) => kind).join("") })
			};
		}
		const judgementRow = ({ verdict, quarantine }) => ({ ...(0, defined_fields.X)({
			verdict,
			quarantine
		}) });
		function judgementRows({ failures, flaky, verdicts }) {
			return verdicts === undefined ? {} : {
				judgements: failures.map(judgementRow),
				flakyJudgements: flaky.map(judgementRow)
			};
		}
		function changesRow({ recovered, fixed, gone, newlySkipped, slower }) {
			const row = ({ hashes, ...change }) => ({
				...change,
				...(0, defined_fields.X)({ hashes: hashes && packed(hashes, undefined).hashes })
			});
			return {
				recovered,
				fixed: row(fixed),
				gone: row(gone),
				newlySkipped: row(newlySkipped),
				slower: row(slower)
			};
		}
		const countsRow = ({ total, flaky, duration, quarantined = 0, ...byStatus }) => [
			total,
			...record.b.map((status) => byStatus[status]),
			flaky,
			Math.round(duration),
			...quarantined === 0 ? [] : [quarantined]
		];
		var read_fields = __webpack_require__(17121);
		var cause_id = __webpack_require__(74263);
		var repository_path = __webpack_require__(68324);
		var fail_on = __webpack_require__(40250);
		var earlier_pushes = __webpack_require__(26572);
		var part_name = __webpack_require__(53276);
		var judgement = __webpack_require__(13093);
		var bound_history = __webpack_require__(64434);
		;
		const read_history_rows_name = (0, read_fields.yR)(bound_history.JN.name);
		const read_history_rows_short = (0, read_fields.yR)(bound_history.JN.build);
		const maximumChanged = 20;
		const maximumPullRequests = 5;
		const verdictKind = (0, read_fields.yL)(judgement.I);
		const packedHashes = (0, read_fields.wC)(/^[A-Za-z0-9+/=]{0,200000}$/);
		const packedKinds = (0, read_fields.wC)(/^[nsukpxfq]{0,50000}$/);
		const hashedRow = (0, read_fields.Ik)({
			hashes: packedHashes,
			kinds: packedKinds
		}, ["kinds"]);
		const unpackHashes = (packed) => Buffer.from(packed, "base64").toString("hex").match(/.{8}/g) ?? [];
		function hashedTests({ hashes: packed, kinds }) {
			const hashes = unpackHashes(packed);
			if (kinds !== undefined && kinds.length !== hashes.length) return (0, read_fields.O$)("another number of verdicts than of tests");
			return {
				hashes,
				...(0, defined_fields.X)({ kinds })
			};
		}
		const build = (0, read_fields.Ik)({
			build: read_history_rows_short,
			commit: read_history_rows_short,
			timestamp: read_fields.ai,
			url: read_fields.hl
		}, [
			"commit",
			"timestamp",
			"url"
		]);
		const reference = (0, read_fields.Ik)({
			build: read_history_rows_short,
			commit: read_history_rows_short,
			timestamp: read_fields.ai,
			url: read_fields.hl,
			buildsAgo: read_fields._0
		}, [
			"commit",
			"timestamp",
			"url"
		]);
		const alsoFailed = (0, read_fields.Ik)({
			pullRequests: (0, read_fields.p_)(read_fields._0, maximumPullRequests),
			days: read_fields._0
		});
		const recent = (0, read_fields.Ik)({
			failed: read_fields._0,
			flaky: read_fields._0,
			ofBuilds: read_fields._0
		});
		const range = (0, read_fields.Ik)({
			lastPassed: build,
			onlyCommit: (0, read_fields.Ik)({})
		}, ["onlyCommit"]);
		const verdict = (0, read_fields.Ik)({
			kind: verdictKind,
			since: build,
			builds: read_fields._0,
			failedBuilds: read_fields._0,
			ofBuilds: read_fields._0,
			lastSign: build,
			passedBuilds: read_fields._0,
			recent,
			range,
			differs: read_fields.Jt,
			fixed: build,
			as: read_history_rows_name,
			reference,
			parent: read_fields._0,
			alsoFailed
		}, [
			"since",
			"builds",
			"failedBuilds",
			"ofBuilds",
			"lastSign",
			"passedBuilds",
			"recent",
			"range",
			"differs",
			"fixed",
			"as",
			"reference",
			"parent",
			"alsoFailed"
		]);
		const quarantine = (0, read_fields.Ik)({
			test: read_history_rows_name,
			module: read_history_rows_name,
			owner: read_history_rows_name,
			reason: (0, read_fields.yR)(bound_history.JN.reason),
			issue: read_fields.hl,
			until: read_history_rows_short,
			isAdded: read_fields.Jt
		}, [
			"module",
			"owner",
			"reason",
			"issue",
			"until",
			"isAdded"
		]);
		const read_history_rows_judgement = (0, read_fields.Ik)({
			verdict,
			quarantine
		}, ["verdict", "quarantine"]);
		const changedTest = (0, read_fields.Ik)({
			id: read_history_rows_short,
			name: read_history_rows_name,
			suite: (0, read_fields.p_)(read_history_rows_name, bound_history.JN.suites),
			module: read_history_rows_name,
			jobs: (0, read_fields.p_)(read_history_rows_name, bound_history.JN.jobs),
			since: build,
			builds: read_fields._0,
			duration: read_fields.ai,
			usual: read_fields.ai
		}, [
			"module",
			"jobs",
			"since",
			"builds",
			"duration",
			"usual"
		]);
		const change = (0, read_fields.Ik)({
			count: read_fields._0,
			tests: (0, read_fields.p_)(changedTest, maximumChanged),
			hashes: packedHashes
		}, ["hashes"]);
		const changes = (0, read_fields.Ik)({
			recovered: read_fields._0,
			fixed: change,
			gone: change,
			newlySkipped: change,
			slower: change
		});
		const read_history_rows_history = (0, read_fields.Ik)({
			builds: read_fields._0,
			ref: (0, read_fields.yR)(bound_history.JN.ref),
			replaces: (0, read_fields.yR)(bound_history.JN.ref),
			parent: read_fields._0,
			isOwn: read_fields.Jt,
			base: build,
			comparedAt: read_fields.ai,
			previousStatus: (0, read_fields.yL)(record.b),
			failedBuilds: read_fields._0,
			source: (0, read_fields.yL)([
				"file",
				"artifact",
				"server"
			]),
			reason: (0, read_fields.yR)(bound_history.JN.reason),
			flakyPerBuild: read_fields.ai,
			missingPermission: read_history_rows_short
		}, [
			"ref",
			"replaces",
			"parent",
			"isOwn",
			"base",
			"comparedAt",
			"previousStatus",
			"failedBuilds",
			"source",
			"reason",
			"flakyPerBuild",
			"missingPermission"
		]);
		const verdicts = (0, read_fields.Ik)({
			new: read_fields._0,
			unseen: read_fields._0,
			unknown: read_fields._0,
			known: read_fields._0,
			flaky: read_fields._0,
			quarantined: read_fields._0,
			knownFixed: read_fields._0,
			knownInParent: read_fields._0
		}, ["knownFixed", "knownInParent"]);
		const historyFields = (maximumTests) => ({
			judgements: (0, read_fields.p_)(read_history_rows_judgement, maximumTests),
			flakyJudgements: (0, read_fields.p_)(read_history_rows_judgement, maximumTests),
			verdicts,
			changes,
			history: read_history_rows_history
		});
		function judgementsFor(judgements, items) {
			if (judgements === undefined) return Array.from({ length: items }, () => ({}));
			return judgements.length === items ? judgements : (0, read_fields.O$)("another number of judgements than of tests");
		}
		const changeOf = ({ hashes, ...fields }) => ({
			...fields,
			...(0, defined_fields.X)({ hashes: hashes === undefined ? undefined : unpackHashes(hashes) })
		});
		const changesOf = ({ recovered, fixed, gone, newlySkipped, slower }) => ({
			recovered,
			fixed: changeOf(fixed),
			gone: changeOf(gone),
			newlySkipped: changeOf(newlySkipped),
			slower: changeOf(slower)
		});
		;
		const maximumParts = 1e3;
		const maximumJobs = 1e3;
		const maximumTests = 1e4;
		const maximumCauses = 2e3;
		const maximumGates = 100;
		const maximumText = 5e3;
		const maximumName = 700;
		const read_part_table_name = (0, read_fields.yR)(maximumName);
		const read_part_table_status = (0, read_fields.yL)(record.b);
		const partNameText = (value) => {
			const known = (0, read_fields.yR)(100)(value);
			return (0, part_name.HY)(known) === undefined ? (0, read_fields.O$)("no name of a part") : known;
		};
		const read_part_table_location = (value) => {
			const { file, line } = (0, read_fields.Ik)({
				file: (0, read_fields.yR)(maximumText),
				line: read_fields._0
			}, ["line"])(value);
			return (0, repository_path.o)(file) ? {
				file,
				line
			} : (0, read_fields.O$)("no path of a repository");
		};
		const shortHashText = (0, read_fields.wC)(/^[0-9a-f]{8}$/);
		const pushFailure = (value) => {
			if (!Array.isArray(value) || value.length !== 3) return (0, read_fields.O$)("no failure of an earlier run");
			return [
				shortHashText(value[0]),
				shortHashText(value[1]),
				(0, read_fields.wC)(cause_id.Ph)(value[2])
			];
		};
		const stated = (0, read_fields.Ik)({
			file: read_part_table_name,
			line: read_fields._0
		}, ["line"]);
		const cause = (0, read_fields.Ik)({
			id: (0, read_fields.wC)(cause_id.Ph),
			signature: (0, read_fields.yR)(maximumText),
			frame: (0, read_fields.Ik)({
				file: (0, read_fields.yR)(maximumText),
				line: read_fields._0,
				function: read_part_table_name
			}, ["line", "function"])
		}, ["frame"]);
		const stepNames = (value) => {
			const [first, ...inner] = (0, read_fields.p_)(read_part_table_name, 30)(value);
			return first === undefined ? (0, read_fields.O$)("no step") : [first, ...inner];
		};
		const failedStep = (0, read_fields.Ik)({
			names: stepNames,
			phase: (0, read_fields.yL)(["setup", "teardown"]),
			more: read_fields._0
		}, ["phase", "more"]);
		const evidenceCounts = (0, read_fields.Ik)({
			comparisons: read_fields._0,
			screenshots: read_fields._0,
			videos: read_fields._0,
			traces: read_fields._0,
			files: read_fields._0
		});
		const test = (0, read_fields.Ik)({
			id: read_part_table_name,
			module: read_part_table_name,
			job: read_part_table_name,
			name: read_part_table_name,
			suite: (0, read_fields.p_)(read_part_table_name, 30),
			status: read_part_table_status,
			source: (0, read_fields.yR)(maximumText),
			format: read_part_table_name,
			producer: read_part_table_name,
			duration: read_fields.ai,
			timestamp: read_fields.ai,
			message: (0, read_fields.yR)(maximumText),
			details: (0, read_fields.yR)(maximumText),
			compared: (0, read_fields.Ik)({
				expected: (0, read_fields.yR)(maximumText),
				actual: (0, read_fields.yR)(maximumText)
			}),
			headline: (0, read_fields.yR)(maximumText),
			lead: (0, read_fields.yR)(maximumText),
			cause,
			output: (0, read_fields.yR)(maximumText),
			step: failedStep,
			evidence: evidenceCounts,
			file: read_part_table_name,
			line: read_fields._0,
			sourceLocation: stated,
			flaky: read_fields.Jt,
			quarantined: read_fields.Jt,
			attempts: read_fields._0,
			isLastSkipped: read_fields.Jt,
			passedOnAttempt: read_fields._0,
			location: read_part_table_location,
			owners: (0, read_fields.p_)(read_part_table_name, 50)
		}, [
			"id",
			"module",
			"job",
			"format",
			"producer",
			"duration",
			"timestamp",
			"message",
			"details",
			"compared",
			"headline",
			"lead",
			"cause",
			"output",
			"step",
			"evidence",
			"file",
			"line",
			"sourceLocation",
			"flaky",
			"quarantined",
			"attempts",
			"isLastSkipped",
			"passedOnAttempt",
			"location",
			"owners"
		]);
		const countsLength = record.b.length + 3;
		const read_part_table_countsRow = (value) => {
			const row = (0, read_fields.p_)(read_fields._0, countsLength + 1)(value);
			const { failed, quarantined = 0 } = countsOf(row);
			return row.length >= countsLength && quarantined <= failed ? row : (0, read_fields.O$)("impossible counts");
		};
		const problem = (0, read_fields.Ik)({
			severity: (0, read_fields.yL)(["error", "warning"]),
			kind: (0, read_fields.yL)([
				"incomplete",
				"unreadable",
				"delivery",
				"missing",
				"attachment",
				"flaky"
			]),
			message: (0, read_fields.yR)(maximumText),
			path: (0, read_fields.yR)(maximumText),
			line: read_fields._0,
			column: read_fields._0
		}, [
			"kind",
			"path",
			"line",
			"column"
		]);
		const gate = (0, read_fields.Ik)({
			word: (0, read_fields.yL)(fail_on.Vw),
			message: (0, read_fields.yR)(maximumText)
		});
		const jobRow = (0, read_fields.Ik)({
			job: read_part_table_name,
			module: read_part_table_name,
			status: read_part_table_status,
			counts: read_part_table_countsRow,
			duration: read_fields.ai,
			state: (0, read_fields.yL)(["missing", "earlier"]),
			attempt: read_fields._0
		}, [
			"job",
			"module",
			"duration",
			"state",
			"attempt"
		]);
		const resultsRow = (tests, causes) => {
			const indexes = (0, read_fields.p_)(read_fields._0, maximumJobs);
			const testIndexes = (0, read_fields.p_)((0, read_fields.qh)(tests), maximumTests);
			const failure = (value) => {
				if (!Array.isArray(value) || value.length !== 4) return (0, read_fields.O$)("no failure");
				return [
					(0, read_fields.qh)(tests)(value[0]),
					(0, read_fields.qh)(causes)(value[1]),
					indexes(value[2]),
					(0, read_fields._0)(value[3])
				];
			};
			const flakyTest = (value) => {
				if (!Array.isArray(value) || value.length !== 3) return (0, read_fields.O$)("no flaky test");
				return [
					(0, read_fields.qh)(tests)(value[0]),
					indexes(value[1]),
					(0, read_fields._0)(value[2])
				];
			};
			const tag = (value) => {
				if (!Array.isArray(value) || value.length !== 2) return (0, read_fields.O$)("no tag");
				return [read_part_table_name(value[0]), read_part_table_countsRow(value[1])];
			};
			return (0, read_fields.Ik)({
				status: read_part_table_status,
				counts: read_part_table_countsRow,
				jobs: (0, read_fields.p_)(jobRow, maximumJobs),
				failures: (0, read_fields.p_)(failure, maximumTests),
				failedTests: read_fields._0,
				flakyTests: read_fields._0,
				quarantinedByChange: read_fields._0,
				gates: (0, read_fields.p_)(gate, maximumGates),
				flaky: (0, read_fields.p_)(flakyTest, maximumTests),
				slowest: testIndexes,
				causes: (0, read_fields.p_)((0, read_fields.Ik)({
					cause: (0, read_fields.qh)(causes),
					executions: read_fields._0,
					tests: read_fields._0,
					jobs: indexes,
					first: (0, read_fields.p_)((0, read_fields.qh)(tests), 10),
					location: read_part_table_location,
					hashes: packedHashes,
					kinds: packedKinds,
					verdict: verdictKind
				}, [
					"hashes",
					"location",
					"kinds",
					"verdict"
				]), maximumCauses),
				otherCauses: read_fields._0,
				otherCausesIsMinimum: read_fields.Jt,
				problems: (0, read_fields.p_)(problem, 1e3),
				properties: (0, read_fields.p_)((0, read_fields.Ik)({
					name: read_part_table_name,
					value: read_part_table_name
				}), 1e3),
				onlyProperties: read_fields._0,
				tags: (0, read_fields.p_)(tag, 1e3),
				otherTests: hashedRow,
				...historyFields(maximumTests)
			}, [
				"failedTests",
				"flakyTests",
				"quarantinedByChange",
				"onlyProperties",
				"gates",
				"otherTests",
				"otherCausesIsMinimum",
				"judgements",
				"flakyJudgements",
				"verdicts",
				"changes",
				"history"
			]);
		};
		const read_part_table_partRow = (tests, causes) => (0, read_fields.Ik)({
			name: partNameText,
			fingerprint: (0, read_fields.wC)(/^[0-9a-f]{12}$/),
			isReduced: (value) => value === true,
			comment: (0, read_fields.wC)(/^[0-9a-f]{16}$/),
			job: read_part_table_name,
			module: read_part_table_name,
			step: read_part_table_name,
			shownName: read_part_table_name,
			url: read_fields.hl,
			reportUrl: read_fields.hl,
			isJoined: read_fields.Jt,
			results: resultsRow(tests, causes)
		}, [
			"isReduced",
			"module",
			"step",
			"shownName",
			"url",
			"reportUrl",
			"isJoined"
		]);
		function partsOf(document) {
			const { v } = (0, read_fields.Ik)({ v: read_fields._0 })(document);
			if (v !== partVersion) return (0, read_fields.O$)(`the version ${v}`);
			const { run, others, expected, pushes, tests, causes } = (0, read_fields.Ik)({
				run: read_fields._0,
				others: (0, read_fields.p_)(partNameText, maximumParts),
				expected: (0, read_fields.p_)(read_part_table_name, maximumParts),
				pushes: (0, read_fields.p_)((0, read_fields.p_)(pushFailure, earlier_pushes.Qc), earlier_pushes.pC),
				tests: (0, read_fields.p_)(test, maximumTests),
				causes: (0, read_fields.p_)(cause, maximumCauses)
			}, ["pushes"])(document);
			const { parts: rows } = (0, read_fields.Ik)({ parts: (0, read_fields.p_)(read_part_table_partRow(tests.length, causes.length), maximumParts) })(document);
			const parts = rows.map(({ results, ...part }) => ({
				...part,
				results: resultsOf(results, tests, causes)
			}));
			return {
				run,
				parts,
				expected,
				...(0, defined_fields.X)({ pushes }),
				covered: new Set([...parts.map((part) => part.name), ...others])
			};
		}
		function resultsOf(row, tests, causes) {
			const { counts, jobs, failures, flaky, slowest, causes: causeRows, tags, judgements, flakyJudgements, changes, otherTests, ...same } = row;
			const judged = judgementsFor(judgements, failures.length);
			const flakyJudged = judgementsFor(flakyJudgements, flaky.length);
			const at = (items, index) => items[index] ?? (0, read_fields.O$)("an index without an item");
			const inJobs = (indexes) => indexes.filter((index) => index < jobs.length);
			return {
				...same,
				counts: countsOf(counts),
				jobs: jobs.map((job) => ({
					...job,
					counts: countsOf(job.counts)
				})),
				failures: failures.map(([testIndex, causeIndex, own, executions], index) => ({
					...judged[index],
					test: at(tests, testIndex),
					cause: at(causes, causeIndex),
					jobs: inJobs(own),
					executions
				})),
				causes: causeRows.map(({ cause: causeIndex, first, hashes, kinds, jobs: own, ...numbers }) => ({
					...numbers,
					jobs: inJobs(own),
					cause: at(causes, causeIndex),
					first: first.map((index) => at(tests, index)),
					...hashes !== undefined && hashedTests({
						hashes,
						...(0, defined_fields.X)({ kinds })
					})
				})),
				flaky: flaky.map(([testIndex, own, executions], index) => {
					const { verdict } = flakyJudged[index] ?? {};
					return {
						test: at(tests, testIndex),
						jobs: inJobs(own),
						executions,
						...(0, defined_fields.X)({ verdict })
					};
				}),
				slowest: slowest.map((index) => at(tests, index)),
				tags: tags.map(([tag, own]) => ({
					tag,
					counts: countsOf(own)
				})),
				...(0, defined_fields.X)({
					changes: changes && changesOf(changes),
					otherTests: otherTests && hashedTests(otherTests)
				})
			};
		}
		function countsOf(row) {
			const at = (index) => row[index] ?? 0;
			const byStatus = Object.fromEntries(record.b.map((known, index) => [known, at(index + 1)]));
			const quarantined = at(countsLength);
			const counts = {
				total: at(0),
				...byStatus,
				flaky: at(record.b.length + 1),
				duration: at(record.b.length + 2)
			};
			return quarantined === 0 ? counts : {
				...counts,
				quarantined
			};
		}
		var excerpt = __webpack_require__(87216);
		var shorten = __webpack_require__(59088);
		var hashed_tests = __webpack_require__(62170);
		var kind_code = __webpack_require__(56007);
		;
		const full = {
			failures: 300,
			detailed: 100,
			message: 2200,
			flaky: 100,
			causes: 200,
			problems: 50,
			hashes: true,
			extras: true,
			links: true,
			names: true
		};
		const reducedChanged = 3;
		const reductions = [
			full,
			{
				...full,
				detailed: 25,
				extras: false
			},
			{
				...full,
				failures: 150,
				detailed: 10,
				message: 600,
				causes: 50,
				flaky: 40,
				extras: false
			},
			{
				...full,
				failures: 80,
				detailed: 5,
				message: 300,
				causes: 30,
				flaky: 20,
				problems: 20,
				extras: false
			},
			{
				...full,
				failures: 40,
				detailed: 2,
				message: 200,
				causes: 20,
				flaky: 10,
				problems: 10,
				extras: false
			},
			{
				...full,
				failures: 40,
				detailed: 0,
				message: 200,
				causes: 20,
				flaky: 10,
				problems: 10,
				extras: false,
				hashes: false
			},
			{
				...full,
				failures: 10,
				detailed: 0,
				message: 150,
				causes: 10,
				flaky: 3,
				problems: 5,
				extras: false,
				hashes: false
			},
			{
				...full,
				failures: 0,
				detailed: 0,
				message: 0,
				causes: 0,
				flaky: 0,
				problems: 0,
				extras: false,
				hashes: false
			},
			{
				...full,
				failures: 0,
				detailed: 0,
				message: 0,
				causes: 0,
				flaky: 0,
				problems: 0,
				extras: false,
				hashes: false,
				links: false
			},
			{
				...full,
				failures: 0,
				detailed: 0,
				message: 0,
				causes: 0,
				flaky: 0,
				problems: 0,
				extras: false,
				hashes: false,
				links: false,
				names: false
			}
		];
		function* reducedContents({ pushes, ...content }) {
			if (pushes !== undefined && pushes.length > 0) yield {
				...content,
				pushes,
				parts: reduce(content.parts, full)
			};
			for (const reduction of reductions) yield {
				...content,
				parts: reduce(content.parts, reduction)
			};
		}
		function reduce(parts, reduction) {
			const all = parts.map(({ results }) => results);
			const failures = rankJudged(all.flatMap((results) => results.failures.map((failure) => ({
				key: failureKey(failure),
				verdict: (0, kind_code.IQ)(failure)
			}))));
			const flaky = rank(parts.flatMap(({ results }) => results.flaky.map(({ test }) => (0, test_hash.x)(test))));
			const causes = rankJudged(all.flatMap((results) => results.causes.map(({ cause, verdict = "unknown" }) => ({
				key: cause.id,
				verdict: judgement.I.indexOf(verdict)
			}))));
			return parts.map((part) => reducePart(part, reduction, {
				failures,
				flaky,
				causes
			}));
		}
		function rankJudged(items) {
			const verdicts = new Map();
			for (const { key, verdict } of items) verdicts.set(key, Math.min(verdicts.get(key) ?? verdict, verdict));
			const byFrequency = [...rank(items.map(({ key }) => key)).keys()];
			const sorted = byFrequency.toSorted((one, other) => (verdicts.get(one) ?? 0) - (verdicts.get(other) ?? 0));
			return new Map(sorted.map((key, index) => [key, index]));
		}
		const failureKey = ({ test, cause }) => `${cause.id} ${(0, test_hash.x)(test)}`;
		function reducedChanges({ recovered, fixed, gone, newlySkipped, slower }, limits) {
			const reduced = ({ count, tests, hashes }) => ({
				count,
				tests: limits.extras ? tests : tests.slice(0, limits.hashes ? reducedChanged : 0),
				...(0, defined_fields.X)({ hashes: limits.hashes ? hashes : undefined })
			});
			return {
				recovered,
				fixed: reduced(fixed),
				gone: reduced(gone),
				newlySkipped: reduced(newlySkipped),
				slower: reduced(slower)
			};
		}
		function reducedGates(gates, limits) {
			if (limits.extras) return gates;
			const [count, length] = limits.failures > 0 ? [3, 200] : [1, 80];
			return gates.slice(0, count).map(({ word, message }) => ({
				word,
				message: (0, shorten.m)(message, length)
			}));
		}
		function othersOf({ causes, otherCauses, otherTests }, left, limits) {
			const removed = causes.filter(({ cause }) => !left.has(cause.id));
			if (!limits.hashes || removed.length + otherCauses === 0) return undefined;
			return (0, hashed_tests.K)([...removed, ...otherCauses > 0 ? [otherTests] : []]);
		}
		const withoutBase = ({ base: _, ...history }) => history;
		function rank(texts) {
			const counts = new Map();
			for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
			return new Map([...counts].sort((one, other) => other[1] - one[1]).map(([text], index) => [text, index]));
		}
		function reducePart(part, limits, ranks) {
			let isReduced = part.isReduced === true;
			const note = (before, after) => {
				if (before !== after) isReduced = true;
				return after;
			};
			const within = (items, ranksOf, keyOf, limit) => {
				const kept = items.filter((item) => (ranksOf.get(keyOf(item)) ?? 0) < limit);
				return note(items, kept.length === items.length ? items : kept);
			};
			const first = (items, limit) => items.length <= limit ? items : note(items, items.slice(0, limit));
			const shortened = (test, isDetailed) => {
				const { message, details, compared, lead, output, step, ...others } = test;
				return {
					...others,
					...(0, defined_fields.X)({
						message: message === undefined ? undefined : note(message, (0, excerpt.Mg)(message, limits.message)),
						details: isDetailed ? details : undefined,
						compared: isDetailed ? compared : undefined,
						lead: lead === undefined ? undefined : isDetailed ? lead : note(lead, (0, excerpt.Mg)(lead, limits.message)),
						output: isDetailed ? output : undefined,
						step: isDetailed ? step : undefined
					}),
					...!isDetailed && (details ?? compared ?? output ?? step) !== undefined && note({}, {})
				};
			};
			const { results } = part;
			const failures = within(results.failures, ranks.failures, failureKey, limits.failures).map((failure) => ({
				...failure,
				test: shortened(failure.test, (ranks.failures.get(failureKey(failure)) ?? 0) < limits.detailed)
			}));
			const flaky = within(results.flaky, ranks.flaky, ({ test }) => (0, test_hash.x)(test), limits.flaky).map((flakyTest) => ({
				...flakyTest,
				test: shortened(flakyTest.test, false)
			}));
			const causes = within(results.causes, ranks.causes, ({ cause }) => cause.id, limits.causes).map(({ hashes, kinds, ...cause }) => ({
				...cause,
				...hashes !== undefined && (limits.hashes ? {
					hashes,
					...(0, defined_fields.X)({ kinds })
				} : note({}, {}))
			}));
			const left = new Set(causes.map(({ cause }) => cause.id));
			const otherTests = othersOf(results, left, limits);
			const extras = limits.extras ? results : {
				properties: first(results.properties, 0),
				tags: first(results.tags, 0),
				slowest: []
			};
			const { changes, history, gates, otherTests: _, ...same } = results;
			const reduced = {
				...same,
				...(0, defined_fields.X)({
					otherTests,
					changes: changes && reducedChanges(changes, limits),
					history: history && (limits.links ? history : withoutBase(history)),
					gates: gates && reducedGates(gates, limits)
				}),
				failures,
				flaky,
				causes,
				otherCauses: results.otherCauses + results.causes.length - causes.length,
				problems: first(results.problems, limits.problems),
				properties: extras.properties,
				tags: extras.tags,
				slowest: first(extras.slowest.map((test) => shortened(test, false)), 20)
			};
			const { url, reportUrl, job, module: ownModule, shownName, ...others } = part;
			return {
				...others,
				...limits.links && (0, defined_fields.X)({
					url,
					reportUrl
				}),
				...(0, defined_fields.X)({
					shownName: limits.names ? shownName : undefined,
					module: limits.names ? ownModule : undefined
				}),
				job: limits.names ? job : (0, shorten.m)(job, 20),
				results: reduced,
				...(0, defined_fields.X)({ isReduced: isReduced || undefined })
			};
		}
		;
		const maximumBytes = 8 * 1024 * 1024;
		function compressParts(content, limitBytes) {
			for (const reduced of reducedContents(content)) {
				const json = Buffer.from(JSON.stringify(tableOf(reduced)));
				if (json.length > maximumBytes) continue;
				const compressed = (0, external_node_zlib_.brotliCompressSync)(json, { params: {
					[external_node_zlib_.constants.BROTLI_PARAM_QUALITY]: 7,
					[external_node_zlib_.constants.BROTLI_PARAM_SIZE_HINT]: json.length
				} });
				if (compressed.length <= limitBytes) return compressed;
			}
			return undefined;
		}
		function readParts(compressed) {
			try {
				return partsOf(JSON.parse((0, external_node_zlib_.brotliDecompressSync)(compressed, { maxOutputLength: maximumBytes }).toString("utf8")));
			} catch (error) {
				if (error instanceof read_fields.hX) throw error;
				throw new read_fields.hX("The part cannot be decompressed.", { cause: error });
			}
		}
	}),
	15207: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JK: () => mergeGates,
			PU: () => hasPartFailed,
			np: () => boundGates
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43268);
		var _base_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39338);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60331);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		const maximumGates = 10;
		const maximumMessageLength = 500;
		const hasPartFailed = ({ results: { status, gates = [] } }) => status === "failed" || gates.length > 0;
		const boundGates = (reasons = []) => reasons.filter(({ word, isShown }) => isShown !== true || word === "no-tests").slice(0, maximumGates).map(({ word, message }) => ({
			word,
			message: (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(message), maximumMessageLength)
		}));
		function mergeGates(parts, { jobs, placeOf }, total) {
			const nameOf = (part) => part.isJoined === true ? part.job : jobs[placeOf(part, 0)]?.job ?? part.job;
			const isSeveral = new Set(parts.map(nameOf)).size > 1;
			const found = parts.flatMap((part) => (part.results.gates ?? []).map((gate) => ({
				...gate,
				job: nameOf(part)
			})));
			return [...(0, _base_group_by_js__WEBPACK_IMPORTED_MODULE_2__.$)(found, ({ word, message }) => JSON.stringify([word, message])).values()].flatMap((same) => {
				const [first] = same;
				if (first === undefined) return [];
				const { word, message } = first;
				const isShown = word === "no-tests" && total === 0;
				const names = [...new Set(same.map(({ job }) => job))];
				return [{
					word,
					message,
					...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({
						isShown: isShown || undefined,
						jobs: isSeveral ? names : undefined
					})
				}];
			});
		}
	}),
	53276: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BC: () => shortHash,
			HY: () => readPartName,
			be: () => partKey,
			pn: () => partName
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const partPrefix = "build-report-part-";
		const namePattern = /^build-report-part-([0-9a-f]{8})-([0-9a-f]{8})-([1-9]\d{0,5})(?:-[0-9a-f]{1,8})?$/;
		const shortHash = (text) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex").slice(0, 8);
		const partKey = (job, module, title, step) => shortHash(JSON.stringify([
			job,
			module,
			title,
			step
		]));
		const partName = ({ key, jobRun, attempt }) => `${partPrefix}${key}-${jobRun}-${attempt}`;
		function readPartName(name) {
			const [, key, jobRun, attempt] = namePattern.exec(name) ?? [];
			return key === undefined || jobRun === undefined ? undefined : {
				key,
				jobRun,
				attempt: Number(attempt)
			};
		}
	}),
	17121: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ac: () => isBoundedAddress,
			Ik: () => object,
			Jt: () => flag,
			O$: () => unreadable,
			_0: () => readCount,
			ai: () => number,
			hX: () => UnreadablePartError,
			hl: () => address,
			p_: () => list,
			qh: () => indexOf,
			wC: () => matching,
			yL: () => oneOf,
			yR: () => readText
		});
		class UnreadablePartError extends Error {
			name = "UnreadablePartError";
		}
		function unreadable(what) {
			throw new UnreadablePartError(`The part contains ${what}.`);
		}
		const readText = (limit) => (value) => typeof value === "string" && value.length <= limit ? value : unreadable(`no text of at most ${limit} characters`);
		const maximumAddress = 1e3;
		const isBoundedAddress = (url) => url.length <= maximumAddress && /^https?:\/\/[^\s<>"]+$/.test(url);
		const address = (value) => typeof value === "string" && isBoundedAddress(value) ? value : unreadable("no address");
		const matching = (pattern) => (value) => typeof value === "string" && pattern.test(value) ? value : unreadable(`no text that matches ${pattern}`);
		const readCount = (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : unreadable("no whole number from 0");
		const number = (value) => typeof value === "number" && Number.isFinite(value) ? value : unreadable("no number");
		const indexOf = (length) => (value) => readCount(value) < length ? readCount(value) : unreadable("an index without an item");
		const flag = (value) => value === true ? value : unreadable("no flag");
		const oneOf = (values) => (value) => values.find((known) => known === value) ?? unreadable("an unknown word");
		const list = (read, limit) => (value) => Array.isArray(value) && value.length <= limit ? value.map((item) => read(item)) : unreadable(`no list of at most ${limit} items`);
		const object = (fields, optional = []) => (value) => {
			if (typeof value !== "object" || value === null || Array.isArray(value)) return unreadable("no object");
			const given = value;
			const mayMiss = new Set(optional);
			const entries = Object.entries(fields).flatMap(([name, read]) => {
				if (Object.hasOwn(given, name)) return [[name, read(given[name])]];
				return mayMiss.has(name) ? [] : unreadable(`no field "${name}"`);
			});
			return Object.fromEntries(entries);
		};
	}),
	38092: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => testHash,
			x: () => testIdentity
		});
		var _part_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53276);
		const testIdentity = ({ id, module: ownModule = "", suite, name }) => id ?? JSON.stringify([
			ownModule,
			suite,
			name
		]);
		const testHash = (test) => (0, _part_name_js__WEBPACK_IMPORTED_MODULE_0__.BC)(testIdentity(test));
	})
};
