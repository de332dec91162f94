export const id = 2342;
export const ids = [2342];
export const modules = {
	82371: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$F: () => failuresOfAttempts,
			tx: () => attemptOf,
			yW: () => isEarlierAttempt
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43268);
		var _base_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39338);
		var _part_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53276);
		var _test_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38092);
		const attemptOf = (name) => (0, _part_name_js__WEBPACK_IMPORTED_MODULE_0__.HY)(name)?.attempt ?? 0;
		const isEarlierAttempt = (name, own) => {
			const facts = (0, _part_name_js__WEBPACK_IMPORTED_MODULE_0__.HY)(name);
			return facts !== undefined && facts.key === own.key && facts.attempt < own.attempt;
		};
		function failuresOfAttempts(parts, ownJob) {
			const byAttempt = (0, _base_group_by_js__WEBPACK_IMPORTED_MODULE_2__.$)(parts, ({ name }) => attemptOf(name));
			const known = [...byAttempt.values()].flatMap((ofAttempt) => {
				const names = new Set(ofAttempt.map(({ name }) => name));
				return names.size === 1 ? ofAttempt.slice(0, 1) : [];
			});
			if (known.length === 0) return undefined;
			const failed = new Map();
			for (const part of known) addFailures(failed, part);
			const hasHashes = [...failed.keys()].some((key) => key.startsWith(hashed));
			return { of(id, job = ownJob) {
				const place = job === ownJob ? "" : `${job}\0`;
				const listed = failed.get(place + id);
				return listed ?? (hasHashes ? failed.get(hashed + place + (0, _test_hash_js__WEBPACK_IMPORTED_MODULE_1__.J)({
					id,
					suite: [],
					name: ""
				})) : undefined);
			} };
		}
		const hashed = "#";
		function addFailures(failed, { results, isReduced }) {
			const { jobs, failures, causes } = results;
			const placeOf = (index) => {
				const job = jobs[index]?.job;
				return job === undefined ? "" : `${job}\0`;
			};
			const listed = new Set();
			for (const { test, jobs: places } of failures) {
				listed.add((0, _test_hash_js__WEBPACK_IMPORTED_MODULE_1__.J)(test));
				if (test.id === undefined) continue;
				for (const index of places) failed.set(placeOf(index) + test.id, failedAttempt(test, isReduced === true));
			}
			for (const { hashes = [], jobs: places } of causes) {
				const [place, ...others] = places;
				if (place === undefined || others.length > 0) continue;
				for (const hash of hashes) if (!listed.has(hash)) failed.set(hashed + placeOf(place) + hash, { status: "failed" });
			}
		}
		function failedAttempt({ message, details, compared, duration, timestamp }, isReduced) {
			const texts = isReduced ? {} : {
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({
					message,
					details
				}),
				...compared
			};
			return {
				status: "failed",
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({
					duration,
					timestamp
				}),
				...texts
			};
		}
	}),
	70747: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => otherProperties,
			v: () => propertyRows
		});
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		var _report_content_detail_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67071);
		var _report_content_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34374);
		var _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48032);
		const maximumTextLength = 200;
		const maximumRows = 100;
		function propertyRows({ components }, scope) {
			return components.flatMap((component) => {
				if (component.type === "section") return propertyRows(component, scope);
				if (component.type !== "property") return [];
				const { children } = (0, _report_content_report_js__WEBPACK_IMPORTED_MODULE_2__.buildReport)({ components: [component] }, {
					...scope,
					detail: _report_content_detail_js__WEBPACK_IMPORTED_MODULE_1__.vc
				});
				return children.flatMap((block) => block.type === "table" ? block.rows : []).map(([name = [], ...cells]) => ({
					name: plainText(name),
					value: cells.map(plainText).filter((cell) => cell !== "" && cell !== "\u2013").join(" · ")
				}));
			});
		}
		const plainText = (inlines) => (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(inlines.map(inlineText).join(""), maximumTextLength);
		function inlineText(inline) {
			if ("value" in inline) return inline.value;
			return "children" in inline ? inline.children.map(inlineText).join("") : "";
		}
		function otherProperties(parts, own) {
			const shown = new Set(own?.results.properties.map(propertyKey));
			const rows = parts.filter(({ name }) => name !== own?.name).flatMap(({ job, results }) => results.properties.filter((row) => !shown.has(propertyKey(row))).map(({ name, value }) => [
				job,
				name,
				value
			])).slice(0, maximumRows);
			if (rows.length === 0) return [];
			const cell = (value) => [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(value)];
			return [{
				type: "table",
				align: [
					"left",
					"left",
					"left"
				],
				head: [
					"Job",
					"Property",
					"Value"
				].map(cell),
				rows: rows.map((row) => row.map(cell))
			}];
		}
		const propertyKey = ({ name, value }) => JSON.stringify([name, value]);
	}),
	32342: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { writeComment: () => writeComment });
		var current_parts = __webpack_require__(76677);
		var part_gates = __webpack_require__(15207);
		;
		function reasonForNoComment({ mode, onlyUpdates = false }, { parts, isWritten, earlier }, executions) {
			if (onlyUpdates && !isWritten && earlier === undefined) return "The step did not begin, and there is no earlier comment to update.";
			const current = (0, current_parts.i)(parts, executions);
			const isFailure = current.some(part_gates.PU);
			switch (mode) {
				case "always": return undefined;
				case "failures": return isFailure || isWritten ? undefined : "The run did not fail, and only failed runs get a comment.";
				case "failures-or-existing": return isFailure || isWritten || earlier !== undefined ? undefined : "The run did not fail, and there is no earlier comment to update.";
				case "changes": return !isWritten && earlier !== undefined && current.every((part) => isUnchanged(part, earlier)) ? "The outcome is the same as in the existing comment." : undefined;
			}
		}
		const isUnchanged = (part, { content }) => (0, current_parts.i)(content.parts).some(({ job, module: ownModule, step, fingerprint }) => job === part.job && ownModule === part.module && step === part.step && fingerprint === part.fingerprint);
		var defined_fields = __webpack_require__(43268);
		var group_by = __webpack_require__(39338);
		var counts = __webpack_require__(3517);
		var run_summary = __webpack_require__(96920);
		var headline = __webpack_require__(83510);
		var node_builders = __webpack_require__(48032);
		var github_report = __webpack_require__(75183);
		var job_executions = __webpack_require__(32619);
		var test_counts = __webpack_require__(77727);
		var failures_of_attempts = __webpack_require__(82371);
		var listed_names = __webpack_require__(11151);
		var part_name = __webpack_require__(53276);
		;
		const unknownJobs = {
			missing: [],
			urlOf: () => undefined,
			isListed: false
		};
		function knownJobs(executions, { all, current }, earlier, isUnread = () => false) {
			const isExecution = (part) => (name) => (executions.get(name)?.attempt ?? 0) <= (0, failures_of_attempts.tx)(part.name);
			const reported = new Set(current.flatMap((part) => (0, listed_names.c)(part, executions).filter(isExecution(part))));
			const replaced = all.filter((part) => !current.includes(part));
			const known = new Set(replaced.flatMap((part) => [...(0, listed_names.c)(part, executions), ...(0, listed_names.S)(part, executions)]));
			const isPending = ({ isJoined, ...part }) => isJoined === true && !current.some((other) => keyOf(other.name) === keyOf(part.name));
			const pending = replaced.filter(isPending);
			const next = new Set(pending.flatMap((part) => (0, listed_names.c)(part, executions).filter(isExecution(part))));
			const joined = new Set([...current, ...pending].flatMap((part) => (0, listed_names.S)(part, executions)));
			const matrices = new Set([...reported, ...joined].flatMap((name) => matrixOf(name) ?? []));
			const isExpected = (name) => {
				const matrix = matrixOf(name);
				return known.has(name) || matrix !== undefined && matrices.has(matrix) || earlier.some((job) => (0, job_executions.UN)(name, job)) || isUnread(name);
			};
			const missing = [...executions].flatMap(([name, execution]) => {
				if (reported.has(name) || joined.has(name) || !isExpected(name)) return [];
				return missingJob(execution, ownName(name, all), {
					hasReported: known.has(name),
					isNext: next.has(name)
				});
			});
			return {
				missing,
				urlOf: (name) => (executions.get(name) ?? [...executions].find(([listed]) => (0, job_executions.UN)(listed, name))?.[1])?.job.url,
				isListed: true
			};
		}
		const keyOf = (name) => (0, part_name.HY)(name)?.key;
		function matrixOf(name) {
			const start = name.indexOf(" (");
			return start > 0 && name.endsWith(")") ? name.slice(0, start) : undefined;
		}
		function ownName(shown, parts) {
			for (const { job, shownName = job } of parts) {
				const prefix = shownName.endsWith(` / ${job}`) ? shownName.slice(0, -job.length) : "";
				if (prefix !== "" && shown.startsWith(prefix)) return shown.slice(prefix.length);
			}
			return shown;
		}
		function missingJob({ job: { status, conclusion, url }, attempt, isAlwaysSkipped }, name, { hasReported, isNext }) {
			const facts = {
				job: name,
				...(0, defined_fields.X)({ url }),
				counts: (0, test_counts.s4)()
			};
			if (status !== "completed" || isNext) return [{
				...facts,
				status: "running",
				state: "waiting"
			}];
			if (conclusion !== "skipped") return [{
				...facts,
				status: conclusion === "cancelled" ? "cancelled" : "unknown",
				state: "missing"
			}];
			return isAlwaysSkipped && !hasReported ? [] : [{
				...facts,
				status: "skipped",
				state: "skipped",
				attempt
			}];
		}
		;
		function lostParts(read, covered) {
			const named = [...covered].flatMap((name) => {
				const facts = (0, part_name.HY)(name);
				return facts === undefined ? [] : [{
					...facts,
					isRead: read.has(name)
				}];
			});
			return [...(0, group_by.$)(named, ({ key }) => key)].flatMap(([key, ofKey]) => {
				const attempts = [...(0, group_by.$)(ofKey, ({ attempt }) => attempt)].toSorted(([one], [other]) => other - one);
				let [counted, lost] = [0, 0];
				for (const [, ofAttempt] of attempts) {
					const jobRuns = (names) => new Set(names.map(({ jobRun }) => jobRun)).size;
					const needed = Math.max(0, jobRuns(ofAttempt) - counted);
					lost += Math.max(0, needed - jobRuns(ofAttempt.filter(({ isRead }) => isRead)));
					counted += needed;
				}
				return Array.from({ length: lost }, () => key);
			});
		}
		var rerun_command = __webpack_require__(93935);
		var longest = __webpack_require__(50130);
		var judgement = __webpack_require__(13093);
		var hashed_tests = __webpack_require__(62170);
		var kind_code = __webpack_require__(56007);
		;
		function kindsByHash(failed) {
			const kinds = new Map();
			for (const { results } of failed) {
				const all = (0, hashed_tests.K)([...results.causes, ...results.otherCauses > 0 ? [results.otherTests] : []]);
				if (all === undefined) return undefined;
				for (const [index, hash] of all.hashes.entries()) {
					const kind = all.kinds?.[index] ?? "u";
					kinds.set(hash, (0, kind_code.AW)(kinds.get(hash) ?? kind, kind));
				}
			}
			return kinds;
		}
		function countFailedTests(parts) {
			const isJudged = parts.some(({ results }) => results.verdicts !== undefined);
			const failed = parts.filter(({ results }) => results.counts.failed > 0);
			const [only] = failed;
			if (only !== undefined && failed.length === 1) {
				const { failedTests, verdicts = failedTests === undefined ? undefined : {
					...(0, kind_code.xb)([]),
					unknown: failedTests
				} } = only.results;
				return {
					failedTests,
					...(0, defined_fields.X)({ verdicts: isJudged ? verdicts : undefined })
				};
			}
			const kinds = kindsByHash(failed);
			return {
				failedTests: kinds?.size,
				...(0, defined_fields.X)({ verdicts: isJudged && kinds !== undefined ? (0, kind_code.xb)(kinds.values()) : undefined })
			};
		}
		var test_hash = __webpack_require__(38092);
		;
		const maximumChanged = 1e3;
		const failedHashes = (parts) => new Set(parts.flatMap(({ results }) => [
			...results.causes.flatMap(({ hashes = [] }) => hashes),
			...results.otherTests?.hashes ?? [],
			...results.failures.map(({ test }) => (0, test_hash.J)(test))
		]));
		function mergeChange(parts, name, { jobs }, excluded) {
			const tests = new Map();
			const hashes = new Set();
			let isComplete = true;
			let greatest = 0;
			for (const { job, results } of parts) {
				const change = results.changes?.[name];
				if (change === undefined) continue;
				greatest = Math.max(greatest, change.count);
				if (change.count > 0 && change.hashes === undefined) isComplete = false;
				for (const hash of change.hashes ?? []) if (!excluded.has(hash)) hashes.add(hash);
				for (const test of change.tests) {
					const hash = (0, test_hash.J)(test);
					if (excluded.has(hash)) continue;
					hashes.add(hash);
					const known = tests.get(hash) ?? {
						test,
						jobs: new Set()
					};
					tests.set(hash, known);
					for (const own of test.jobs ?? [job]) known.jobs.add(own);
				}
			}
			const all = new Set(jobs.map((each) => each.job)).size;
			const listed = [...tests.values()].slice(0, maximumChanged).map(({ test: { jobs: _, ...test }, jobs: some }) => {
				return some.size < all ? {
					...test,
					jobs: [...some]
				} : test;
			});
			return {
				count: isComplete ? hashes.size : Math.max(hashes.size, greatest),
				tests: listed
			};
		}
		function mergeChanges(parts, merged) {
			if (parts.every(({ results }) => results.changes === undefined)) return undefined;
			const none = new Set();
			return {
				fixed: mergeChange(parts, "fixed", merged, failedHashes(parts)),
				recovered: parts.reduce((most, { results }) => Math.max(most, results.changes?.recovered ?? 0), 0),
				gone: mergeChange(parts, "gone", merged, none),
				newlySkipped: mergeChange(parts, "newlySkipped", merged, none),
				slower: mergeChange(parts, "slower", merged, none)
			};
		}
		function mergeHistory(parts) {
			const histories = parts.flatMap(({ results }) => results.history ?? []);
			const [longest] = histories.toSorted((one, other) => other.builds - one.builds);
			if (longest === undefined) return undefined;
			const missing = histories.find(({ missingPermission }) => missingPermission !== undefined)?.missingPermission;
			const parent = histories.find((history) => history.parent !== undefined)?.parent;
			const flakyPerBuild = Math.max(0, ...histories.map((history) => history.flakyPerBuild ?? 0));
			const hasFailed = histories.some(({ previousStatus }) => previousStatus === "failed");
			return {
				...longest,
				...(0, defined_fields.X)({
					previousStatus: hasFailed ? "failed" : undefined,
					reason: mergeReasons(histories),
					flakyPerBuild: flakyPerBuild === 0 ? undefined : flakyPerBuild,
					missingPermission: missing,
					parent
				})
			};
		}
		function mergeReasons(histories) {
			const reasons = histories.filter(({ builds }) => builds > 0).map(({ reason }) => reason);
			const first = reasons.find((reason) => reason !== undefined);
			return first === undefined || reasons.every((reason) => reason === first) ? first : `In some jobs: ${first}`;
		}
		;
		const distinct = (failures) => new Set(failures.map(({ test }) => (0, test_hash.x)(test))).size;
		const isListed = ({ results: { failures, failedTests } }) => failedTests !== undefined && distinct(failures) >= failedTests;
		function countAdded(parts, failures) {
			const listed = distinct(failures.filter(({ quarantine }) => quarantine?.isAdded === true));
			const unlisted = parts.filter((part) => !isListed(part)).map(({ results }) => results.quarantinedByChange ?? 0);
			const added = Math.max(listed, ...unlisted);
			return added === 0 ? {} : { quarantinedByChange: added };
		}
		;
		const severity = [
			"failed",
			"cancelled",
			"running",
			"unknown",
			"successful",
			"skipped"
		];
		const worse = (one, other) => severity.indexOf(one) <= severity.indexOf(other) ? one : other;
		const joinStates = (one, other) => one === other || one === "earlier" ? one : other === "earlier" ? other : undefined;
		function mergeJobs(parts, { urlOf, isListed }) {
			const newest = Math.max(1, ...parts.map(attemptOf));
			const attemptFacts = (part, { state, attempt = attemptOf(part) }) => ({ ...(0, defined_fields.X)({
				attempt: newest === 1 ? undefined : attempt,
				state: state ?? (attempt < newest && !isListed ? "earlier" : undefined)
			}) });
			const jobs = [];
			const places = new Map();
			const placesOfParts = new Map();
			const runs = new Map();
			function nameOf(part) {
				const run = `${(0, part_name.HY)(part.name)?.jobRun} ${attemptOf(part)}`;
				const known = runs.get(part.job) ?? [];
				if (!known.includes(run)) known.push(run);
				runs.set(part.job, known);
				const number = known.indexOf(run) + 1;
				return number === 1 ? part.job : `${part.job} #${number}`;
			}
			function add(part, own, job) {
				const ownModule = own.module ?? part.module;
				const key = JSON.stringify([job, ownModule]);
				const place = places.get(key);
				const known = place === undefined ? undefined : jobs[place];
				const facts = attemptFacts(part, own);
				if (place !== undefined && known !== undefined) {
					(0, test_counts.c5)(known.counts, own.counts);
					known.status = worse(known.status, own.status);
					const state = joinStates(known.state, facts.state);
					if (state === undefined) delete known.state;
					else known.state = state;
					if (facts.attempt !== undefined) known.attempt = Math.min(known.attempt ?? facts.attempt, facts.attempt);
					if (own.duration !== undefined) known.duration = (known.duration ?? 0) + own.duration;
					if (known.reportUrl === undefined && part.reportUrl !== undefined) known.reportUrl = part.reportUrl;
					return place;
				}
				const counts = (0, test_counts.s4)();
				(0, test_counts.c5)(counts, own.counts);
				const url = own.job === undefined ? part.url ?? urlOf(job) : urlOf(own.job);
				places.set(key, jobs.length);
				return jobs.push({
					job,
					...(0, defined_fields.X)({
						module: ownModule,
						url,
						reportUrl: part.reportUrl
					}),
					...facts,
					status: own.status,
					counts,
					...(0, defined_fields.X)({ duration: own.duration })
				}) - 1;
			}
			for (const part of parts) {
				const { counts, jobs: own } = part.results;
				const status = (0, part_gates.PU)(part) ? "failed" : part.results.status;
				const name = nameOf(part);
				const listed = own.length > 1 ? own : [{
					...own[0],
					status,
					counts
				}];
				placesOfParts.set(part, listed.map((job) => add(part, job, job.job ?? name)));
			}
			return {
				jobs: jobs.map((job) => ({
					...job,
					counts: (0, test_counts.R9)(job.counts)
				})),
				placeOf: (part, index) => placesOfParts.get(part)?.[index] ?? placesOfParts.get(part)?.[0] ?? 0
			};
		}
		const attemptOf = ({ name }) => (0, part_name.HY)(name)?.attempt ?? 1;
		;
		const maximumFirst = 3;
		const maximumFlaky = 200;
		const maximumTags = 1e3;
		const maximumSlowest = 20;
		const byName = new Intl.Collator("en", { numeric: true });
		function mergeParts(given, known) {
			const parts = given.toSorted((one, other) => byName.compare(one.job, other.job) || byName.compare(one.step ?? "", other.step ?? ""));
			const merged = mergeJobs(parts, known);
			const locations = new Map();
			const owners = new Map();
			const listed = ({ location, owners: ownersOf, ...test }) => {
				if (location !== undefined) locations.set(test, location);
				if (ownersOf !== undefined) owners.set(test, ownersOf);
				return test;
			};
			const counts = sum(parts.map(({ results }) => results.counts));
			const problems = distinctProblems(parts);
			const failures = mergeFailures(parts, merged, listed);
			const flaky = mergeFlaky(parts, merged);
			const failed = countFailedTests(parts);
			const changes = mergeChanges(parts, merged);
			const history = mergeHistory(parts);
			const gateReasons = (0, part_gates.JK)(parts, merged, counts.total);
			const flakyFailures = flaky.slice(0, maximumFlaky).map((one) => ({
				...one,
				test: listed(one.test)
			}));
			return {
				locations,
				causeLocations: new Map(parts.flatMap(({ results }) => results.causes.flatMap(({ cause, location }) => location === undefined ? [] : [[cause.id, location]]))),
				ownersOf: (test) => owners.get(test) ?? [],
				rerunOf: (test) => (0, rerun_command.rerunCommand)({
					...test,
					location: locations.get(test)?.file
				}),
				summary: {
					status: (0, run_summary.em)(counts, problems),
					counts,
					files: [],
					suites: [],
					otherSuites: {
						groups: 0,
						counts: (0, test_counts.s4)()
					},
					tags: mergeTags(parts),
					otherTags: {
						groups: 0,
						counts: (0, test_counts.s4)()
					},
					slowest: mergeSlowest(parts),
					jobs: [...merged.jobs, ...known.missing],
					failures,
					...failed,
					...countAdded(parts, failures),
					...(0, defined_fields.X)({
						changes,
						history,
						gateReasons: gateReasons.length > 0 ? gateReasons : undefined
					}),
					flakyTests: flakyTests(parts, flaky.length),
					causes: mergeCauses(parts, merged),
					otherCauses: parts.reduce((most, { results }) => Math.max(most, results.otherCauses), 0),
					...(0, defined_fields.X)({ otherCausesIsMinimum: parts.some(({ results }) => results.otherCausesIsMinimum) || undefined }),
					tests: {
						failed: distinctTests(failures.map(({ test }) => test)),
						successful: [],
						skipped: [],
						cancelled: [],
						running: [],
						unknown: []
					},
					flakyFailures,
					flaky: flakyFailures.map(({ test }) => test),
					problems,
					artifacts: [],
					properties: [],
					...(0, defined_fields.X)({ onlyProperties: mergeOnlyProperties(parts) })
				}
			};
		}
		function sum(counts) {
			const total = (0, test_counts.s4)();
			for (const own of counts) (0, test_counts.c5)(total, own);
			return (0, test_counts.R9)(total);
		}
		function mergeSlowest(parts) {
			const slowest = (0, longest.z)(maximumSlowest);
			for (const { results } of parts) for (const test of results.slowest) slowest.offer(test, test.duration ?? 0);
			return slowest.result();
		}
		function mergeOnlyProperties(parts) {
			const counts = parts.flatMap(({ results }) => results.onlyProperties ?? []);
			return counts.length > 0 && counts.length === parts.length ? counts.reduce((total, count) => total + count, 0) : undefined;
		}
		function distinctTests(tests) {
			const distinct = new Map();
			for (const test of tests) if (!distinct.has((0, test_hash.x)(test))) distinct.set((0, test_hash.x)(test), test);
			return [...distinct.values()];
		}
		const distinctProblems = (parts) => [...new Map(parts.flatMap(problemsOf).map((problem) => [JSON.stringify(problem), problem])).values()];
		function problemsOf({ job, results: { status, counts, problems } }) {
			if (status !== "failed" || (0, test_counts.VZ)(counts) > 0 || (0, run_summary.Ne)(problems)) return problems;
			const message = `The results of the job "${job}" are incomplete. Open the job to see the reason.`;
			return [...problems, {
				severity: "error",
				kind: "incomplete",
				message
			}];
		}
		function mergeFlaky(parts, { placeOf }) {
			const merged = new Map();
			for (const part of parts) {
				for (const { test, jobs, executions, verdict } of part.results.flaky) {
					const known = merged.get((0, test_hash.x)(test));
					const flakiness = known?.verdict ?? verdict;
					merged.set((0, test_hash.x)(test), {
						...(0, defined_fields.X)({ verdict: flakiness }),
						test: known?.test ?? test,
						jobs: ascending([...known?.jobs ?? [], ...jobs.map((index) => placeOf(part, index))]),
						executions: (known?.executions ?? 0) + executions
					});
				}
			}
			return [...merged.values()];
		}
		function mergeFailures(parts, { placeOf }, listed) {
			const merged = new Map();
			for (const part of parts) {
				for (const { test, cause, jobs, executions, ...judged } of part.results.failures) {
					const key = `${cause.id} ${(0, test_hash.x)(test)}`;
					const known = merged.get(key);
					const places = jobs.map((index) => placeOf(part, index));
					merged.set(key, {
						first: known === undefined || known.first.details === undefined && test.details !== undefined ? test : known.first,
						failure: {
							...worseJudgement(known?.failure, judged),
							test,
							cause,
							jobs: ascending([...known?.failure.jobs ?? [], ...places]),
							executions: (known?.failure.executions ?? 0) + executions
						}
					});
				}
			}
			return [...merged.values()].map(({ first, failure }) => ({
				...failure,
				test: listed(first)
			})).toSorted((one, other) => (0, kind_code.IQ)(one) - (0, kind_code.IQ)(other) || other.jobs.length - one.jobs.length);
		}
		function worseJudgement(known, other) {
			const worse = known !== undefined && (0, kind_code.IQ)(known) <= (0, kind_code.IQ)(other) ? known : other;
			const { verdict } = worse;
			const quarantine = worse.quarantine && (other.quarantine?.isAdded === true ? other.quarantine : worse.quarantine);
			return (0, defined_fields.X)({
				verdict,
				quarantine
			});
		}
		function mergeCauses(parts, { placeOf }) {
			const merged = new Map();
			for (const part of parts) {
				for (const { cause, executions, tests, jobs, first, hashes, verdict } of part.results.causes) {
					const known = merged.get(cause.id);
					const isKnown = hashes !== undefined && (known === undefined || known.hashes !== undefined);
					const all = isKnown ? new Set([...known?.hashes ?? [], ...hashes]) : undefined;
					const worst = judgement.I.find((kind) => kind === known?.verdict || kind === verdict);
					merged.set(cause.id, {
						...(0, defined_fields.X)({ verdict: worst || undefined }),
						cause,
						executions: executions + (known?.executions ?? 0),
						tests: all?.size ?? Math.max(tests, known?.tests ?? 0),
						jobs: ascending([...known?.jobs ?? [], ...jobs.map((index) => placeOf(part, index))]),
						first: distinctTests([...known?.first ?? [], ...first]).slice(0, maximumFirst),
						hashes: all
					});
				}
			}
			return [...merged.values()].map(({ hashes: _, ...cause }) => cause).toSorted((one, other) => causeRank(one) - causeRank(other) || other.executions - one.executions);
		}
		const causeRank = ({ verdict = "unknown" }) => judgement.I.indexOf(verdict);
		const ascending = (places) => [...new Set(places)].toSorted((one, other) => one - other);
		function flakyTests(parts, distinct) {
			const flaky = parts.filter(({ results }) => results.counts.flaky > 0);
			if (flaky.length === 1) return flaky[0]?.results.flakyTests;
			return flaky.every(({ results }) => results.flaky.length === results.flakyTests) ? distinct : undefined;
		}
		function mergeTags(parts) {
			const merged = (0, group_by.$)(parts.flatMap(({ results }) => results.tags), ({ tag }) => tag);
			return [...merged].map(([tag, same]) => ({
				tag,
				counts: sum(same.map(({ counts }) => counts))
			})).toSorted((one, other) => other.counts.failed - one.counts.failed || other.counts.duration - one.counts.duration).slice(0, maximumTags);
		}
		var property_rows = __webpack_require__(70747);
		;
		function renderParts(report, { parts, covered, expected }, limitBytes) {
			const { own, title, step, scope, source, repositoryUrl, template, executions, frameOf } = report;
			const current = (0, current_parts.i)(parts, executions);
			const unread = lostParts(new Set(parts.map(({ name }) => name)), covered);
			const keyOf = (job) => (0, part_name.be)(job, undefined, title, step);
			const known = executions === undefined ? unknownJobs : knownJobs(executions, {
				all: parts,
				current
			}, expected, (job) => unread.includes(keyOf(job)));
			const joined = current.flatMap(({ isJoined, results }) => isJoined === true ? results.jobs : []);
			const shown = new Set([...known.missing, ...joined].map(({ job = "" }) => keyOf(job)));
			const lost = unread.filter((key) => !shown.has(key)).length;
			const [only] = current;
			const isOwn = current.length === 1 && only?.name === own.name && known.missing.length === 0 && lost === 0;
			const urls = new Set(current.flatMap(({ reportUrl }) => reportUrl ?? []));
			const [reportUrl] = current.length === 1 ? urls : [];
			const frame = frameOf({
				reportUrl,
				isOwn
			});
			if (isOwn && scope !== undefined) return (0, github_report.wQ)(scope, template, frame, limitBytes);
			const merged = mergeParts(current, known);
			const properties = [...attemptNotes(merged.summary), ...(0, property_rows.I)(current, template && own)];
			const summary = lost === 0 ? merged.summary : (0, run_summary.rB)(merged.summary, [lostProblem(lost)]);
			return (0, github_report.wQ)({
				source,
				...(0, defined_fields.X)({ repositoryUrl }),
				...merged,
				summary
			}, template, {
				...frame,
				properties
			}, limitBytes);
		}
		const lostProblem = (parts) => ({
			severity: "error",
			kind: "incomplete",
			message: `The results of ${(0, counts.p)(parts, "step")} of this workflow cannot be read. Open the run to see the results of each job.`
		});
		const maximumNames = 3;
		function attemptNotes(summary) {
			if ((0, headline.RW)(summary)) return [];
			const newest = (0, headline._M)(summary);
			const attempts = (0, group_by.$)(summary.jobs.filter(({ attempt = newest, state }) => attempt < newest && state !== "skipped"), ({ attempt }) => attempt);
			return [...attempts].map(([attempt, ofAttempt]) => {
				const names = [...new Set(ofAttempt.map(({ job }) => job ?? ""))];
				const more = names.length - maximumNames;
				const shown = names.slice(0, maximumNames).join(", ") + (more > 0 ? ` and ${more} more` : "");
				const isUnknown = ofAttempt.some(({ state }) => state === "earlier");
				const results = isUnknown ? `Attempt ${newest}; these jobs reported in attempt ${attempt}` : `Results of attempt ${attempt}`;
				return (0, node_builders.FY)((0, node_builders.EX)((0, node_builders.Qq)(`${results}: ${shown}`)));
			});
		}
		;
		const maximumMs = 6e4;
		const maximumWrites = 7;
		const creationMs = 1500;
		const crowd = 8;
		const crowdMs = 5e3;
		const shortestCrowdMs = 2e3;
		const verificationMs = 2e3;
		const verificationWithoutStoreMs = 5e3;
		const shortestPauseMs = 300;
		const longestPauseMs = 1500;
		const laterPauses = 4;
		const maximumTries = 2;
		const longestUnlistedMs = 16e3;
		const readsAtOnce = 16;
		const deleted = {
			kind: "skipped",
			reason: "The comment of this run was deleted, so this run writes no other one."
		};
		async function converge(given) {
			const { own, run, board, isAlone, clock, random } = given;
			const end = clock.now() + maximumMs;
			const parts = createPartCollection(given);
			let writes = 0;
			let url;
			let created;
			let isListed = true;
			let unlistedMs = verificationMs;
			let unconfirmed = 0;
			let isPaused = false;
			let isLookedTwice = false;
			const pauseMs = () => (shortestPauseMs + random() * (longestPauseMs - shortestPauseMs)) * (writes > 1 ? laterPauses : 1);
			async function find() {
				const found = await board.find();
				if (created === undefined) return found;
				const { id } = created;
				isListed = found.some((comment) => comment.id === id);
				return isListed ? found : [...found, created];
			}
			async function create(content) {
				unconfirmed += 1;
				const answer = await board.create(content);
				unconfirmed -= 1;
				url = answer.url;
				created = {
					...answer,
					isHidden: false,
					content: {
						run,
						...content
					}
				};
				isListed = false;
			}
			async function update(target, content) {
				const answer = await board.update(target, content);
				if (answer === undefined) return false;
				url = answer.url;
				if (target.id === created?.id) created = {
					...created,
					content: {
						run,
						...content
					}
				};
				return true;
			}
			async function hide(comments) {
				if (comments.length === 0) return;
				await board.hide(comments);
				if (created !== undefined && comments.some(({ id }) => id === created?.id)) created = {
					...created,
					isHidden: true
				};
			}
			async function round() {
				if (!isPaused && !isAlone && await parts.hasNew()) {
					isPaused = true;
					await clock.wait(pauseMs());
				}
				const comments = await find();
				await parts.list(comments);
				const newest = Math.max(0, ...comments.map(({ content }) => content.run));
				if (newest > run) return {
					kind: "skipped",
					reason: `Run ${newest}, which is newer, has already written the comment.`
				};
				const visible = visibleOf(comments);
				const [target, ...others] = visible;
				const names = await parts.relevantNames(target);
				const isCovered = target !== undefined && parts.isCovered(target, names);
				if (isCovered && others.length === 0) {
					if (isListed || clock.now() >= end || unlistedMs > longestUnlistedMs) return {
						kind: writes > 0 ? "written" : "covered",
						url: target.url
					};
					await clock.wait(unlistedMs);
					unlistedMs *= 2;
					return undefined;
				}
				if (target === undefined && created !== undefined) return deleted;
				const pause = isAlone ? 0 : pauseBefore(target, names);
				if (pause > 0) {
					await clock.wait(pause);
					return undefined;
				}
				isPaused = false;
				isLookedTwice = false;
				const content = await parts.unite(visible, names);
				const isWritten = visible.some((comment) => comment.content.run === run);
				const earlier = visible.find((comment) => comment.content.run < run);
				const reason = given.reasonForNone({
					parts: content.parts,
					isWritten,
					earlier
				});
				if (reason !== undefined) return {
					kind: "skipped",
					reason,
					url: earlier?.url
				};
				if (writes >= maximumWrites) return giveUp();
				writes += 1;
				if (target === undefined) await create(content);
				else if (!isCovered && !await update(target, content)) return deleted;
				await hide(others);
				if (isAlone && unconfirmed === 0) return {
					kind: "written",
					url
				};
				await clock.wait(isAlone || given.isStored ? verificationMs : verificationWithoutStoreMs);
				return undefined;
			}
			async function giveUp() {
				try {
					const [target, ...others] = visibleOf(await find());
					if (target?.content.run !== run) return {
						kind: "written",
						url
					};
					const content = parts.inComments([target, ...others]);
					if (!parts.isCovered(target, content.covered) && !await update(target, content)) return deleted;
					await hide(others);
					return {
						kind: "written",
						url: target.url
					};
				} catch {
					return {
						kind: "written",
						url
					};
				}
			}
			function pauseBefore(target, names) {
				if (target === undefined && !isLookedTwice) {
					isLookedTwice = true;
					isPaused = true;
					return random() * creationMs + 1;
				}
				if (isPaused) return 0;
				const isContended = writes > 0 || [...names].some((name) => name !== own.name && !target?.content.covered.has(name));
				isPaused = isContended;
				return isContended ? pauseMs() : 0;
			}
			if (!isAlone && (await parts.list([])).size > crowd) {
				await clock.wait(shortestCrowdMs + random() * (crowdMs - shortestCrowdMs));
			}
			for (;;) {
				try {
					const outcome = await round();
					if (outcome !== undefined) return outcome;
					if (writes > 0 && clock.now() >= end) return await giveUp();
				} catch (error) {
					if (given.isTemporary(error) && clock.now() < end && writes < maximumWrites) await clock.wait(verificationMs);
					else if (url !== undefined) return {
						kind: "written",
						url
					};
					else throw error;
				}
			}
		}
		const visibleOf = (comments) => comments.filter(({ isHidden }) => !isHidden).toSorted((one, other) => one.id - other.id);
		function createPartCollection({ own, run, store }) {
			const known = new Map([[own.name, own]]);
			const names = new Set([own.name]);
			const tries = new Map();
			const foreign = new Set();
			const listed = new Set();
			const readStored = async (name) => {
				const count = tries.get(name) ?? 0;
				if (store === undefined || !listed.has(name) || count >= maximumTries) return undefined;
				tries.set(name, count + 1);
				const part = await store.read(name);
				if (part === "foreign") {
					foreign.add(name);
					return undefined;
				}
				return part ?? (count + 1 < maximumTries ? readStored(name) : undefined);
			};
			async function load(wanted) {
				const unknown = wanted.filter((name) => !known.has(name) && !foreign.has(name));
				for (let start = 0; start < unknown.length; start += readsAtOnce) {
					await Promise.all(unknown.slice(start, start + readsAtOnce).map(async (name) => {
						const part = await readStored(name);
						if (part !== undefined) known.set(name, part);
					}));
				}
			}
			function writtenIn(comments) {
				const written = new Map();
				for (const { content } of comments) {
					if (content.run !== run) continue;
					for (const part of content.parts) if (written.get(part.name)?.isReduced ?? true) written.set(part.name, part);
				}
				return written;
			}
			async function listStored() {
				for (const name of await store?.list() ?? []) {
					names.add(name);
					listed.add(name);
				}
			}
			return {
				async hasNew() {
					const before = names.size;
					await listStored();
					return names.size > before;
				},
				async list(comments) {
					for (const { content } of comments) if (content.run === run) for (const name of content.covered) names.add(name);
					await listStored();
					return names;
				},
				async relevantNames(target) {
					const covered = target?.content.run === run ? target.content.covered : new Set();
					await load([...names].filter((name) => !covered.has(name)));
					return new Set([...names].filter((name) => !foreign.has(name)));
				},
				isCovered({ content }, wanted) {
					if (content.run !== run) return false;
					const written = content.parts.find(({ name }) => name === own.name);
					if (written !== undefined && written.fingerprint !== own.fingerprint) return false;
					return [...wanted].every((name) => content.covered.has(name));
				},
				inComments(comments) {
					const written = writtenIn(comments);
					const covered = new Set([own.name]);
					for (const { content } of comments) if (content.run === run) for (const name of content.covered) covered.add(name);
					return {
						parts: [...covered].flatMap((name) => known.get(name) ?? written.get(name) ?? []),
						covered
					};
				},
				async unite(comments, wanted) {
					const written = writtenIn(comments);
					await load([...wanted].filter((name) => written.get(name)?.isReduced ?? true));
					for (const [name, part] of written) if (!known.has(name)) known.set(name, part);
					return {
						parts: [...wanted].flatMap((name) => known.get(name) ?? []),
						covered: new Set(wanted)
					};
				}
			};
		}
		var github_board = __webpack_require__(64018);
		;
		async function writeComment({ order, own, place, isStored }, { client, store, activity, secondMs = 1e3, shown }) {
			const { title, step, titleUrl, ciContext, template, source, repositoryUrl, run } = order;
			const board = (0, github_board.Y)({
				...order,
				place,
				client,
				render: (content, limitBytes) => renderParts({
					own,
					title,
					step,
					scope: shown?.scope,
					source,
					repositoryUrl,
					template,
					executions: activity.executions,
					frameOf: ({ reportUrl, isOwn }) => ({
						title,
						titleUrl,
						ciContext,
						reportUrl,
						hasSummary: shown?.hasSummary,
						...isOwn && {
							guide: shown?.guide,
							keptFiles: shown?.keptFiles
						}
					})
				}, content, limitBytes)
			});
			const outcome = await converge({
				own,
				run,
				store,
				isStored,
				board,
				isAlone: activity.isAlone,
				clock: clockOf(secondMs),
				random: Math.random,
				reasonForNone: (situation) => reasonForNoComment(order, situation, activity.executions),
				isTemporary: (error) => (0, github_board.Ab)(error, "unavailable")
			});
			if (outcome.kind !== "skipped") await board.hideFormer();
			return outcome;
		}
		const clockOf = (secondMs) => ({
			now: () => performance.now() * 1e3 / secondMs,
			wait: (ms) => new Promise((resolve) => {
				setTimeout(resolve, ms * secondMs / 1e3);
			})
		});
	})
};
