export const id = 6539;
export const ids = [6539, 2844];
export const modules = {
	67684: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => stepName });
		function stepName(step) {
			return step.split(".").map(nameOfOne).filter(Boolean).join(".");
		}
		function nameOfOne(step) {
			if (!step.startsWith("__")) return step;
			const [, number] = /_(\d{1,4})$/.exec(step) ?? [];
			if (number === undefined) return "";
			return step.startsWith("__run_") ? `script ${number}` : `report ${number}`;
		}
	}),
	61150: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => isEnterpriseServer });
		function isEnterpriseServer(serverUrl) {
			if (!serverUrl) return false;
			if (!URL.canParse(serverUrl)) return true;
			const { hostname } = new URL(serverUrl);
			return hostname !== "github.com" && !hostname.endsWith(".ghe.com") && !hostname.endsWith(".localhost");
		}
	}),
	77178: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			g: () => historyArtifactName,
			z: () => historyPrefix
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const historyPrefix = "build-report-history-";
		const historyArtifactName = ({ branch, module, job, title, step }) => historyPrefix + (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", JSON.stringify([
			branch,
			module,
			job,
			title,
			step
		]), "hex").slice(0, 8);
	}),
	99886: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => createConnection });
		var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46752);
		var _proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57856);
		const maximumConnectMs = 1e4;
		const createConnection = (origin, limitMs) => (0, _proxy_js__WEBPACK_IMPORTED_MODULE_1__.i)(origin) ?? new undici__WEBPACK_IMPORTED_MODULE_0__.Agent({ connect: { timeout: Math.min(limitMs, maximumConnectMs) } });
	}),
	32931: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => networkReason,
			g: () => timeoutReason
		});
		function networkReason(error) {
			if (!(error instanceof Error)) return String(error);
			const { cause } = error;
			const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
			return cause instanceof Error ? networkReason(cause) : error.message || code || error.name;
		}
		const timeoutReason = (limitMs) => `no answer within ${Math.ceil(limitMs / 100) / 10} s`;
	}),
	57856: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => proxyFor });
		var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44942);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);
		function proxyFor(url) {
			const { origin } = new URL(url);
			try {
				return new _actions_http_client__WEBPACK_IMPORTED_MODULE_0__.Qq().getAgentDispatcher(origin);
			} catch {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`The address of the proxy for ${origin} is not a valid URL (it may contain a password, so it is not shown).`, { hint: "Correct https_proxy, HTTPS_PROXY, http_proxy or HTTP_PROXY." });
			}
		}
	}),
	16073: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			q: () => maskedLine,
			v: () => quotedAnswer
		});
		var _text_display_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9833);
		var _text_without_full_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9754);
		const maximumLength = 300;
		const quotedAnswer = (text, secret) => (0, _text_without_full_stop_js__WEBPACK_IMPORTED_MODULE_0__.Q)(maskedLine(text, secret));
		const maskedLine = (text, secret) => (0, _text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(text.replaceAll(secret, "***").slice(0, 1e4)).replaceAll(secret, "***").trim().slice(0, maximumLength);
	}),
	61175: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => LongAnswerError,
			x: () => readBody
		});
		class LongAnswerError extends Error {
			name = "LongAnswerError";
		}
		async function readBody(chunks, maximumBytes) {
			const parts = [];
			let length = 0;
			for await (const chunk of chunks) {
				length += chunk.length;
				if (length > maximumBytes) throw new LongAnswerError(`the answer is longer than ${maximumBytes} bytes`);
				parts.push(chunk);
			}
			return Buffer.concat(parts);
		}
	}),
	32946: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => retryAfterSeconds,
			b: () => retryWaitSeconds
		});
		const maximumWaitSeconds = 30;
		const retryWaitSeconds = (repeats, askedSeconds, random = Math.random) => askedSeconds === undefined ? random() * Math.min(maximumWaitSeconds, 2 ** repeats) : askedSeconds + random() / 4;
		function retryAfterSeconds(header) {
			if (header === undefined) return undefined;
			if (/^\d{1,9}(?:\.\d{1,6})?$/.test(header)) return Number(header);
			const date = Date.parse(header);
			return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1e3);
		}
	}),
	76539: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createRunHistory: () => createRunHistory });
		var github_event = __webpack_require__(67206);
		;
		const maximumAgeMs = 35 * 24 * 60 * 60 * 1e3;
		function runStart(event, now) {
			const { workflow_run: completed, merge_group: mergeGroup, pull_request: pull, repository } = event;
			const pushedAt = repository?.pushed_at;
			const time = completed ? timeOf(completed.run_started_at) : timeOf(mergeGroup?.head_commit?.timestamp ?? pull?.updated_at) || (typeof pushedAt === "number" ? pushedAt * 1e3 : Number.NaN);
			return time <= now && time > now - maximumAgeMs ? time : now;
		}
		const timeOf = (text) => typeof text === "string" ? Date.parse(text) : Number.NaN;
		;
		const hashPattern = /^(?!0+$)[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
		function testedBase({ event, env, ask, now }) {
			const timestamp = runStart(event, now);
			if (env.GITHUB_ACTIONS === "true") return {
				timestamp,
				...baseOnGitHub(event, env, ask, timestamp)
			};
			return {
				...exact(firstParent(ask)),
				timestamp
			};
		}
		const exact = (commit) => commit === undefined ? {} : { commit };
		const tip = (commit) => commit === undefined ? {} : {
			commit,
			mayBeOlder: true
		};
		function baseOnGitHub(event, env, ask, start) {
			const { workflow_run: completed, merge_group: mergeGroup, pull_request: pull } = event;
			if (completed || env.GITHUB_EVENT_NAME === "workflow_run") return baseOfCompleted(completed ?? {});
			if (mergeGroup) return exact(hash(mergeGroup.base_sha));
			if (pull) return baseOfPull(pull, env, ask, start) ?? tip(hash(pull.base?.sha));
			return exact(env.GITHUB_EVENT_NAME === "push" ? hash(event.before) : undefined);
		}
		function baseOfCompleted({ event = "", pull_requests: pulls }) {
			return event.startsWith("pull_request") ? tip(hash(pulls?.[0]?.base?.sha)) : {};
		}
		function baseOfPull({ head, base }, env, ask, start) {
			const current = ask("rev-parse", "--verify", "HEAD");
			if (current === undefined) return undefined;
			const [first, second] = parentsOf("HEAD", ask);
			const isMergeCommit = env.GITHUB_EVENT_NAME === "pull_request" && current === env.GITHUB_SHA;
			if (second !== undefined && (second === head?.sha || isMergeCommit)) return first === undefined ? undefined : exact(first);
			const branch = base?.ref ? [`refs/remotes/origin/${base.ref}`] : [];
			for (const other of [...branch, hash(base?.sha)]) {
				const common = other === undefined ? undefined : hash(ask("merge-base", "HEAD", other));
				if (common !== undefined) return {
					commit: common,
					timestamp: Math.min(tested_base_timeOf(common, ask) ?? start, start)
				};
			}
			return undefined;
		}
		const firstParent = (ask) => parentsOf("HEAD", ask)[0];
		const parentsOf = (commit, ask) => [...headerOf(commit, ask).matchAll(/^parent ([0-9a-f]{40,64})$/gm)].flatMap(([, parent]) => hash(parent) ?? []);
		function tested_base_timeOf(commit, ask) {
			const seconds = /^committer .*> (\d{1,11}) [+-]\d{4}$/m.exec(headerOf(commit, ask))?.[1];
			return seconds === undefined ? undefined : Number(seconds) * 1e3;
		}
		const headerOf = (commit, ask) => (ask("cat-file", "commit", commit) ?? "").split("\n\n", 1)[0] ?? "";
		const hash = (text) => typeof text === "string" && hashPattern.test(text) ? text : undefined;
		var git_repository = __webpack_require__(23731);
		var build_id = __webpack_require__(46606);
		;
		function buildOfRun({ ciContext, event, now, ...results }) {
			const { ref, source, build, testedBuild = build } = ciContext;
			return {
				id: buildId(ciContext) ?? String(now),
				...source.commit !== undefined && { commit: source.commit },
				...ref !== undefined && { ref },
				timestamp: runStart(event, now),
				...testedBuild.url !== undefined && { url: testedBuild.url },
				...results
			};
		}
		const buildId = (ciContext) => limited(runName(ciContext) ?? ciContext.source.commit);
		const runId = (ciContext) => limited(runName(ciContext));
		const runName = ({ build, testedBuild = build }) => testedBuild.id?.replace(/\.[1-9]\d{0,8}$/, "");
		const limited = (id) => id === undefined ? undefined : (0, build_id.$)(id);
		;
		function createBuildProperties({ builds, testedIndex, ref: branch, run, ownBuild }) {
			const earlier = builds.filter(({ id }) => id !== ownBuild);
			const upToBase = builds.slice(0, testedIndex + 1).filter(({ id }) => id !== ownBuild);
			return { values({ org, project, module, name, build: wanted, ref: wantedRef }) {
				if (org !== run.org || project !== run.project) return [];
				const candidates = wanted === undefined && wantedRef === undefined ? upToBase : earlier;
				return candidates.flatMap((build) => {
					const { id, ref = branch, timestamp } = build;
					if (wanted !== undefined && id !== wanted || wantedRef !== undefined && ref !== wantedRef) return [];
					const value = own(module === run.module ? build.properties : own(build.moduleProperties, module), name);
					return value === undefined ? [] : [{
						value,
						module,
						build: id,
						ref,
						timestamp
					}];
				}).reverse();
			} };
		}
		const own = (values, name) => values !== undefined && name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
		var property_age = __webpack_require__(96561);
		;
		function recordedProperties(properties, run) {
			const modules = new Map();
			for (const recorded of properties) {
				const { org = run.org, project = run.project, module = run.module, name } = recorded;
				if (org !== run.org || project !== run.project) continue;
				const values = modules.get(module) ?? new Map();
				modules.set(module, values);
				const known = values.get(name);
				if (known === undefined || (0, property_age.l)(recorded, known) >= 0) values.set(name, recorded);
			}
			const own = modules.get(run.module);
			const others = [...modules].flatMap(([module, values]) => module === undefined || module === run.module ? [] : [[module, plain(values)]]);
			return {
				...own !== undefined && { properties: plain(own) },
				...others.length > 0 && { moduleProperties: Object.fromEntries(others) }
			};
		}
		const plain = (values) => Object.fromEntries([...values].map(([name, { value }]) => [name, value]));
		var run_summary = __webpack_require__(94220);
		var counts = __webpack_require__(78119);
		;
		function referTo(build) {
			if (build === undefined) return undefined;
			const { id, commit, timestamp, url } = build;
			return {
				build: id,
				...commit !== undefined && { commit },
				...timestamp !== undefined && { timestamp },
				...url !== undefined && { url }
			};
		}
		;
		function countFailedBuilds(builds, last) {
			if (builds[last]?.status !== "failed") return undefined;
			const passed = builds.slice(0, last).findLastIndex(({ status }) => status === "successful");
			return builds.slice(passed + 1, last + 1).filter(({ status }) => status === "failed").length;
		}
		;
		const listLength = 1e3;
		const noTests = {
			count: 0,
			tests: []
		};
		function createChangeList() {
			const entries = new Map();
			return {
				add(test, details) {
					const entry = entries.get(test.id) ?? {
						test,
						details,
						jobs: []
					};
					if (test.job !== undefined) entry.jobs.push(test.job);
					entries.set(test.id, entry);
				},
				result(ranInOtherJobs) {
					const tests = [...entries.values()].slice(0, listLength).map(({ test: { id, name, suite, module }, details, jobs }) => ({
						id,
						name,
						suite,
						...module !== undefined && { module },
						...jobs.length > 0 && ranInOtherJobs(id, new Set(jobs)) && { jobs },
						...details
					}));
					return {
						count: entries.size,
						tests
					};
				}
			};
		}
		var history_id = __webpack_require__(55154);
		var outcomes = __webpack_require__(80753);
		;
		function createSuiteKeys() {
			let last;
			let key = "";
			return (test) => {
				if (last === undefined || !isSame(last, test)) {
					last = test;
					key = JSON.stringify([test.module ?? "", ...test.suite]);
				}
				return key;
			};
		}
		const isSame = (a, b) => a.module === b.module && (a.suite === b.suite || a.suite.length === b.suite.length && a.suite.every((name, index) => name === b.suite[index]));
		;
		function createSuitesInBuild(columns) {
			const running = new Uint8Array(columns.suiteCount);
			const appeared = new Map();
			let table;
			let lastTest;
			let lastSuite;
			const tableOf = () => {
				if (table === undefined) {
					table = createSuiteTable(columns);
					for (const [suite, first] of table.firstOf.entries()) if (running[suite] === 1) running[first] = 1;
				}
				return table;
			};
			return {
				add(test, suite) {
					if (suite !== undefined) {
						if (suite === lastSuite && test.suite === lastTest?.suite && test.module === lastTest.module) return;
						lastSuite = suite;
						lastTest = test;
						if (columns.isInSuite(test, suite)) {
							running[table?.firstOf[suite] ?? suite] = 1;
							return;
						}
					}
					const first = tableOf().find(test);
					if (first === -1) return;
					running[first] = 1;
					if (suite === undefined) appeared.set(first, (appeared.get(first) ?? 0) + 1);
				},
				hasRun: (suite) => running[suite] === 1 || running[tableOf().firstOf[suite] ?? suite] === 1,
				appearedIn: (suite) => appeared.get(tableOf().firstOf[suite] ?? suite) ?? 0,
				firstOf: (suite) => tableOf().firstOf[suite] ?? suite
			};
		}
		function createSuiteTable({ suiteCount, suite: suiteAt }) {
			const keyOf = createSuiteKeys();
			const numbers = new Map();
			const firstOf = new Uint32Array(suiteCount);
			const depths = new Set();
			for (let suite = 0; suite < suiteCount; suite += 1) {
				const names = suiteAt(suite);
				const key = keyOf(names);
				const first = numbers.get(key) ?? suite;
				if (first === suite) numbers.set(key, suite);
				firstOf[suite] = first;
				depths.add(names.suite.length);
			}
			return {
				firstOf,
				find: (test) => depths.has(test.suite.length) ? numbers.get(keyOf(test)) ?? -1 : -1
			};
		}
		;
		function createCurrentTests(columns) {
			const { suiteOf } = columns;
			const positions = new Uint8Array(columns.length);
			const ids = new Set();
			const suites = createSuitesInBuild(columns);
			return {
				add(test, position) {
					if ((0, outcomes.gb)(test.outcome, 0)) suites.add(test, position === -1 ? undefined : suiteOf[position]);
					if (position === -1) return;
					positions[position] = 1;
					if (columns.job(position) !== undefined) ids.add((0, history_id.E)(test.id));
				},
				has(position) {
					if (positions[position] === 1) return true;
					if (ids.size === 0 && columns.job(position) === undefined) return false;
					const id = columns.row(position)?.id ?? "";
					return ids.has(id) || positions[columns.find(id)] === 1;
				},
				suites
			};
		}
		;
		const maximumSuites = 100;
		const leastTests = 2;
		function findFewerTests({ leftOut }, { has, suites: current }, { base, columns }) {
			if (base.index < 0 || leftOut > 0) return undefined;
			const { resultsOf, distinctResults, suiteOf } = columns;
			const ranInBase = distinctResults.map((results) => (0, outcomes.gb)(results, base.index));
			const stopped = new Map();
			let tests = 0;
			let ofTests = 0;
			for (let position = 0; position < columns.length; position += 1) {
				if (!ranInBase[resultsOf[position] ?? 0]) continue;
				ofTests += 1;
				if (!has(position)) tests += 1;
				const suite = suiteOf[position] ?? 0;
				if (current.hasRun(suite) || !columns.hasName(position)) continue;
				const first = current.firstOf(suite);
				const known = stopped.get(first);
				if (known === undefined) stopped.set(first, {
					suite,
					tests: 1
				});
				else known.tests += 1;
			}
			const lost = [...stopped.values()].filter((entry) => entry.tests >= leastTests);
			return {
				suites: lost.length,
				firstSuites: lost.slice(0, maximumSuites).map(({ suite }) => nameOf(columns.suite(suite))),
				tests,
				ofTests
			};
		}
		const nameOf = ({ module, suite }) => ({
			...module !== undefined && { module },
			suite
		});
		;
		function causeOfFailure({ results, causes }, build) {
			let later = 0;
			for (let index = results.length - 1; index > build && later < causes.length; index -= 1) if ((0, outcomes.WN)(results, index)) later += 1;
			return causes[later];
		}
		;
		function measureFlakiness(row, outages) {
			const { results } = row;
			let failedBuilds = 0;
			let ofBuilds = 0;
			for (let build = 0; build < results.length; build += 1) {
				if (!(0, outcomes.gb)(results, build)) continue;
				ofBuilds += 1;
				if (results[build] === "f" || failedOnce(results, build) && !outages.brokeTest(row, build)) failedBuilds += 1;
			}
			return {
				failedBuilds,
				ofBuilds
			};
		}
		const failedOnce = (results, build) => (0, outcomes.WN)(results, build) && (0, outcomes.Pc)(results, (0, outcomes.KT)(results, build - 1)) && (0, outcomes.Pc)(results, (0, outcomes.B6)(results, build + 1));
		;
		const outageTests = 10;
		const outageShare = .05;
		const isMassChange = (changed, ofTests) => changed > outageTests && changed > outageShare * ofTests;
		const maximumJobs = 1e3;
		function findOutages(length, columns) {
			const { resultsOf, distinctResults } = columns;
			const tests = new Int32Array(distinctResults.length);
			const jobs = new Map();
			for (let position = 0; position < columns.length; position += 1) {
				const results = resultsOf[position] ?? 0;
				const job = columns.job(position);
				if (job === undefined) {
					tests[results] = (tests[results] ?? 0) + 1;
					continue;
				}
				const own = jobs.get(job) ?? new Map();
				if (!jobs.has(job) && jobs.size < maximumJobs) jobs.set(job, own);
				add(own, results, 1);
				const replaced = columns.find(columns.row(position)?.id ?? "");
				if (replaced !== -1) add(own, resultsOf[replaced] ?? 0, -1);
			}
			const counts = count(tests.entries(), distinctResults, length);
			const ofJobs = new Map([...jobs].map(([job, own]) => [job, count(own, distinctResults, length)]));
			const isOutage = (job, build) => {
				const own = job === undefined ? undefined : ofJobs.get(job);
				const sum = (key) => (counts[key][build] ?? 0) + (own?.[key][build] ?? 0);
				const began = sum("beganToFail");
				return isMassChange(began, sum("ran")) && 2 * sum("passedAgain") >= began;
			};
			return { brokeTest: ({ job, results }, build) => beganToFail(results, build) && isOutage(job, build) };
		}
		const add = (tests, results, more) => {
			tests.set(results, (tests.get(results) ?? 0) + more);
		};
		function count(tests, distinctResults, length) {
			const counts = {
				ran: new Int32Array(length),
				beganToFail: new Int32Array(length),
				passedAgain: new Int32Array(length)
			};
			for (const [results, ofTests] of tests) addTests(counts, distinctResults[results] ?? "", ofTests);
			return counts;
		}
		function addTests({ ran, beganToFail, passedAgain }, results, tests) {
			let hasPassedLast = false;
			let began = -1;
			for (let build = 0; build < ran.length; build += 1) {
				const fails = (0, outcomes.WN)(results, build);
				if (!fails && !(0, outcomes.Pc)(results, build)) continue;
				ran[build] = (ran[build] ?? 0) + tests;
				if (began !== -1 && !fails) passedAgain[began] = (passedAgain[began] ?? 0) + tests;
				began = fails && hasPassedLast ? build : -1;
				if (began !== -1) beganToFail[build] = (beganToFail[build] ?? 0) + tests;
				hasPassedLast = !fails;
			}
		}
		const beganToFail = (results, build) => (0, outcomes.WN)(results, build) && (0, outcomes.Pc)(results, (0, outcomes.KT)(results, build - 1));
		;
		const minimumFailures = 2;
		function createFixedTests({ builds, base, columns, outages }) {
			const jobs = new Map();
			let lastName;
			let job = startJob(lastName);
			const { resultsOf, distinctResults } = columns;
			const brokenIn = distinctResults.map((results) => {
				const reference = (0, outcomes.KT)(results, base.index);
				return (0, outcomes.WN)(results, reference) && isBrokenInBase(results, reference, base) ? reference : -1;
			});
			function startJob(name) {
				const counts = jobs.get(name) ?? {
					ran: 0,
					passing: []
				};
				jobs.set(name, counts);
				return counts;
			}
			return {
				add(test, position) {
					if (test.job !== lastName) {
						lastName = test.job;
						job = startJob(lastName);
					}
					job.ran += 1;
					if (test.outcome !== "P" || position === -1) return;
					const reference = brokenIn[resultsOf[position] ?? 0] ?? -1;
					if (reference === -1) return;
					const row = columns.row(position);
					if (row !== undefined) job.passing.push({
						test,
						row,
						reference
					});
				},
				result(ranInOtherJobs) {
					const fixed = createChangeList();
					const recovered = new Set();
					for (const { ran, passing } of jobs.values()) {
						const isOutageOver = isMassChange(passing.length, ran);
						for (const { test, row, reference } of passing) {
							const { first, builds: inARow } = (0, outcomes.$K)(row.results, reference);
							if (isOutageOver) recovered.add(test.id);
							else if (!outages.brokeTest(row, first) && isLasting(row, reference, inARow, outages)) {
								const since = referTo(builds[first]);
								fixed.add(test, {
									...since && { since },
									builds: inARow
								});
							}
						}
					}
					return {
						fixed: fixed.result(ranInOtherJobs),
						recovered: recovered.size
					};
				}
			};
		}
		function isBrokenInBase(results, reference, { index, isExact, isComplete }) {
			if (isExact && reference === index) return true;
			const next = (0, outcomes.B6)(results, index + 1);
			return next === -1 ? isComplete : (0, outcomes.WN)(results, next);
		}
		function isLasting(row, reference, inARow, outages) {
			const last = causeOfFailure(row, reference);
			const before = causeOfFailure(row, (0, outcomes.KT)(row.results, reference - 1));
			const hasOneCause = last === undefined || before === undefined || last === before;
			return hasOneCause && inARow >= minimumFailures + measureFlakiness(row, outages).failedBuilds;
		}
		;
		function findGoneTests({ isIncomplete, leftOut }, current, history) {
			if (isIncomplete || leftOut > 0) return noTests;
			const missing = findMissing(current, history);
			if (missing.length === 0 || lacksSuites(missing, current, history)) return noTests;
			const gone = createChangeList();
			for (const [first, suite] of findShrunkSuites(missing, current, history)) {
				const tests = suite.missing.filter((position) => isGone(resultsAt(position, history), suite, history));
				const since = referTo(history.builds[suite.last]);
				if (tests.length <= current.suites.appearedIn(first)) continue;
				for (const position of tests) {
					const row = history.columns.row(position);
					if (row !== undefined) gone.add(row, { ...since && { since } });
				}
			}
			return gone.result(() => false);
		}
		function findMissing({ has }, { columns, base }) {
			const { resultsOf, distinctResults } = columns;
			const ranBefore = distinctResults.map((results) => (0, outcomes.KT)(results, base.index) !== -1);
			const missing = [];
			for (let position = 0; position < columns.length; position += 1) {
				if (ranBefore[resultsOf[position] ?? 0] && !has(position) && columns.hasName(position)) missing.push(position);
			}
			return missing;
		}
		function lacksSuites(missing, { suites }, { columns, base }) {
			const { resultsOf, distinctResults, suiteOf } = columns;
			const ranInBase = distinctResults.map((results) => (0, outcomes.gb)(results, base.index));
			const lost = missing.filter((position) => ranInBase[resultsOf[position] ?? 0] && !suites.hasRun(suiteOf[position] ?? 0)).length;
			if (lost === 0) return false;
			const ran = resultsOf.reduce((sum, results) => sum + (ranInBase[results] ? 1 : 0), 0);
			return 2 * ran >= columns.length && isMassChange(lost, ran);
		}
		function findShrunkSuites(missing, { suites: current }, history) {
			const { columns, base } = history;
			const suites = new Map();
			for (const position of missing) {
				const own = columns.suiteOf[position] ?? 0;
				if (!current.hasRun(own)) continue;
				const first = current.firstOf(own);
				const suite = suites.get(first) ?? {
					last: -1,
					next: Number.POSITIVE_INFINITY,
					missing: []
				};
				suites.set(first, suite);
				suite.missing.push(position);
			}
			if (suites.size === 0) return suites;
			for (let position = 0; position < columns.length; position += 1) {
				const suite = suites.get(current.firstOf(columns.suiteOf[position] ?? 0));
				if (suite === undefined) continue;
				const results = resultsAt(position, history);
				suite.last = Math.max(suite.last, (0, outcomes.KT)(results, base.index));
				const next = (0, outcomes.B6)(results, base.index + 1);
				if (next !== -1) suite.next = Math.min(suite.next, next);
			}
			return suites;
		}
		const resultsAt = (position, { columns: { resultsOf, distinctResults } }) => distinctResults[resultsOf[position] ?? 0] ?? "";
		function isGone(results, { last, next }, { builds, base }) {
			if (!(0, outcomes.gb)(results, last) || builds[last]?.isIncomplete) return false;
			return base.isComplete || (0, outcomes.gb)(results, next);
		}
		;
		function lastRunOfSkipped(results, { index, isComplete }) {
			const reference = (0, outcomes.gl)(results, index);
			return (0, outcomes.gb)(results, reference) && (isComplete || (0, outcomes.gb)(results, nextResult(results, index + 1))) ? reference : -1;
		}
		function nextResult(results, build) {
			let index = build;
			while (results[index] === "-") index += 1;
			return index;
		}
		;
		const minimumSamples = 10;
		const minimumDifferenceMs = 1e3;
		const couldBeSlower = ({ outcome, duration = 0 }) => outcome === "P" && duration > minimumDifferenceMs;
		function findSlowdown({ outcome, duration }, { p95Ms: usual, samples = 0 }) {
			if (outcome !== "P" || duration === undefined || usual === undefined || samples < minimumSamples) return undefined;
			return duration > Math.max(2 * usual, usual + minimumDifferenceMs) ? {
				duration,
				usual
			} : undefined;
		}
		;
		const find_changes_maximumJobs = 1e3;
		function createChangeFinder(results, history) {
			const { base, builds, columns, mayBeOlder } = history;
			const { resultsOf, distinctResults } = columns;
			const fixed = createFixedTests(history);
			const skipped = createChangeList();
			const slower = createChangeList();
			const current = createCurrentTests(columns);
			const jobs = new Set();
			const addSkipped = (test, position) => {
				const last = position === -1 ? -1 : lastRunOfSkipped(distinctResults[resultsOf[position] ?? 0] ?? "", base);
				const since = referTo(builds[last]);
				if (last !== -1) skipped.add(test, { ...since && { since } });
			};
			const addSlow = (test, position) => {
				const slowdown = findSlowdown(test, columns.usual(position));
				if (slowdown !== undefined) slower.add(test, slowdown);
			};
			const ranInOtherJobs = (id, own) => [...jobs].some((job) => !own.has(job) && results.find(id, job) !== undefined);
			return {
				add(test) {
					if (test.job !== undefined && jobs.size < find_changes_maximumJobs) jobs.add(test.job);
					const position = columns.find(test.id, test.job);
					current.add(test, position);
					if (test.outcome === "S") {
						addSkipped(test, position);
						return;
					}
					fixed.add(test, position);
					if (couldBeSlower(test)) addSlow(test, position);
				},
				result() {
					const fewer = mayBeOlder ? undefined : findFewerTests(results, current, history);
					return {
						...mayBeOlder ? {
							fixed: noTests,
							recovered: 0
						} : fixed.result(ranInOtherJobs),
						gone: mayBeOlder ? noTests : findGoneTests(results, current, history),
						newlySkipped: mayBeOlder ? noTests : skipped.result(ranInOtherJobs),
						slower: slower.result(ranInOtherJobs),
						...fewer && { fewer }
					};
				}
			};
		}
		;
		function findReference(row, cause, { base, mayBeOlder, outages }) {
			const { results } = row;
			const hasCause = (build) => cause !== undefined && causeOfFailure(row, build) === cause;
			const counts = (build) => !outages.brokeTest(row, build) || hasCause(build);
			let reference = (0, outcomes.KT)(results, base.index);
			const hasOwnResult = base.isExact && reference === base.index;
			if (!hasOwnResult) {
				const next = (0, outcomes.B6)(results, base.index + 1);
				if ((0, outcomes.WN)(results, next) && counts(next)) return next;
			}
			while (reference !== -1 && !counts(reference)) reference = (0, outcomes.KT)(results, reference - 1);
			if (!mayBeOlder || (0, outcomes.WN)(results, reference)) return reference;
			const same = lastFailure(results, base.index, hasCause);
			return same === -1 ? reference : same;
		}
		function lastFailure(results, from, isOne) {
			for (let build = from; build >= 0; build -= 1) if ((0, outcomes.WN)(results, build) && isOne(build)) return build;
			return -1;
		}
		;
		const oldBuilds = 10;
		const oldMs = 7 * 24 * 60 * 60 * 1e3;
		function describeReference(reference, { builds }) {
			const build = builds[reference];
			const newest = builds.at(-1);
			if (build === undefined || newest === undefined) return undefined;
			const buildsAgo = builds.length - reference;
			const ageMs = (newest.timestamp ?? 0) - (build.timestamp ?? newest.timestamp ?? 0);
			return buildsAgo > oldBuilds || ageMs > oldMs ? {
				...referTo(build),
				buildsAgo
			} : undefined;
		}
		;
		const minimumSigns = 2;
		function judgeFailure(row, cause, history) {
			if (history.builds.length === 0) return { kind: "unknown" };
			if (row === undefined) return { kind: "unseen" };
			const reference = findReference(row, cause, history);
			if (reference === -1 && !wasKnown(row, history.base.index)) return { kind: "unseen" };
			return judgeFlaky(row, cause, reference, history) ?? compare(row, cause, reference, history);
		}
		const wasKnown = ({ results }, base) => /[^-]/.test(base === -1 ? results : results.slice(0, base + 1));
		function judgeFlaky(row, cause, reference, { outages }) {
			if (!hasSigns.test(row.results) || (0, outcomes.$K)(row.results, reference).builds >= 2 || hasNewCause(row, cause)) return undefined;
			const flakiness = measureFlakiness(row, outages);
			return flakiness.failedBuilds < minimumSigns ? undefined : {
				kind: "flaky",
				...flakiness
			};
		}
		const hasSigns = /f|F/;
		const hasNewCause = ({ causes }, cause) => cause !== undefined && causes.some((known) => known !== undefined) && !causes.includes(cause);
		function compare(row, cause, reference, history) {
			const age = describeReference(reference, history);
			if (!(0, outcomes.WN)(row.results, reference)) {
				return {
					kind: "new",
					...optional("since", referTo(history.builds[reference])),
					...optional("reference", age)
				};
			}
			const { first, builds } = (0, outcomes.$K)(row.results, reference);
			const before = causeOfFailure(row, reference);
			return {
				kind: "known",
				...optional("since", referTo(history.builds[first])),
				builds,
				...cause !== undefined && before !== undefined && cause !== before && { differs: true },
				...optional("fixed", referTo(history.builds[findFix(row.results, reference)])),
				...optional("reference", age)
			};
		}
		const optional = (key, value) => value === undefined ? {} : { [key]: value };
		function findFix(results, reference) {
			let fixed = -1;
			let build = (0, outcomes.KT)(results, results.length - 1);
			while (build > reference && (0, outcomes.Pc)(results, build)) {
				fixed = build;
				build = (0, outcomes.KT)(results, build - 1);
			}
			return fixed;
		}
		var judgement = __webpack_require__(65225);
		;
		function judgeFailures({ failed, quarantined }, history) {
			const counts = {
				unknown: 0,
				unseen: 0,
				flaky: 0,
				known: 0,
				new: 0,
				quarantined
			};
			const kindOfCause = new Map();
			const judged = new Map();
			const verdictIn = (id, cause, job) => judgeFailure(history.find(id, job), cause, history);
			for (const [id, tests] of failed) {
				const failures = tests.map(({ job, cause }) => ({
					job,
					cause,
					verdict: verdictIn(id, cause, job)
				}));
				judged.set(id, failures);
				for (const { cause, verdict } of failures) {
					if (cause !== undefined) kindOfCause.set(cause, mostImportant(kindOfCause.get(cause), verdict.kind));
				}
				counts[failures.map(({ verdict }) => verdict.kind).reduce(mostImportant)] += 1;
			}
			return {
				counts,
				verdictOfCause: (cause) => kindOfCause.get(cause),
				verdictOf(id, cause, jobs) {
					const ofCause = (judged.get(id) ?? []).filter((failure) => failure.cause === cause);
					const inJob = (job) => ofCause.find((failure) => failure.job === job)?.verdict ?? verdictIn(id, cause, job);
					const verdicts = jobs.length > 0 ? jobs.map(inJob) : ofCause.map(({ verdict }) => verdict);
					if (verdicts.length === 0) return verdictIn(id, cause);
					return verdicts.reduce((first, next) => rank(next.kind) < rank(first.kind) ? next : first);
				}
			};
		}
		const rank = (kind) => judgement.I.indexOf(kind);
		const mostImportant = (first, next) => first !== undefined && rank(first) <= rank(next) ? first : next;
		;
		function createFailureGroups(isQuarantined = () => false) {
			const failed = new Map();
			const excused = new Set();
			return {
				add(test) {
					if (test.outcome !== "F") return;
					const tests = failed.get(test.id);
					if (isQuarantined(test)) excused.add(test.id);
					else if (tests === undefined) failed.set(test.id, [test]);
					else tests.push(test);
				},
				result() {
					for (const id of failed.keys()) excused.delete(id);
					return {
						failed,
						quarantined: excused.size
					};
				}
			};
		}
		var history_columns = __webpack_require__(62532);
		var history_rows = __webpack_require__(91458);
		;
		function findTestedBuild(builds, { commit, timestamp }) {
			const exact = commit === undefined ? -1 : builds.findLastIndex((build) => build.commit === commit);
			if (exact !== -1) return {
				index: exact,
				isExact: true,
				isComplete: builds[exact]?.isIncomplete !== true
			};
			const index = timestamp === undefined ? builds.length - 1 : lastBefore(builds, timestamp);
			return {
				index,
				isExact: false,
				isComplete: false
			};
		}
		const lastBefore = (builds, timestamp) => builds.every((build) => build.timestamp === undefined) ? builds.length - 1 : builds.findLastIndex((build) => build.timestamp !== undefined && build.timestamp < timestamp);
		;
		function judge({ histories = history_rows.up, results, base, isQuarantined }) {
			const { builds } = histories;
			const columns = (0, history_columns.PL)(histories);
			const history = {
				builds,
				base: findTestedBuild(builds, base),
				mayBeOlder: base.mayBeOlder === true,
				outages: findOutages(builds.length, columns),
				columns,
				find: (id, job) => histories.find(id, job)
			};
			const failures = createFailureGroups(isQuarantined);
			const changes = createChangeFinder(results, history);
			for (const test of results.all()) {
				failures.add(test);
				changes.add(test);
			}
			return {
				...judgeFailures(failures.result(), history),
				changes: changes.result()
			};
		}
		;
		const unrelated_history_leastTests = 20;
		function isUnrelated(histories, results) {
			if (results.size < unrelated_history_leastTests || histories.size < unrelated_history_leastTests) return false;
			const columns = (0, history_columns.PL)(histories);
			for (const { id, job } of results.all()) if (columns.find(id, job) !== -1) return false;
			return true;
		}
		var external_node_path_ = __webpack_require__(76760);
		var history_branch = __webpack_require__(55575);
		var step_name = __webpack_require__(67684);
		var enterprise_server = __webpack_require__(61150);
		var github_error = __webpack_require__(36419);
		;
		function isRecordable({ build, results }, histories) {
			if (results.size > 0) return true;
			return hasProperties({
				build,
				results
			}) && (histories?.size ?? 0) === 0;
		}
		const hasProperties = ({ build: { properties, moduleProperties } }) => properties !== undefined || moduleProperties !== undefined;
		var artifact_name = __webpack_require__(77178);
		;
		const readingMs = 1e4;
		const fileName = "build-report-history.ndjson.gz";
		const artifact_history_noTests = "The build has no tests.";
		function createArtifactHistory(options) {
			const { env, ciContext, say, now = Date.now } = options;
			const event = (0, github_event.j)(env.GITHUB_EVENT_PATH);
			const branch = (0, history_branch.R)({
				ciContext,
				event,
				env
			});
			const name = branch && artifact_history_nameOf(branch.name, options);
			let state;
			const summaryOf = (histories, more = {}) => ({
				builds: histories?.builds.length ?? 0,
				...branch && { ref: branch.name },
				source: "artifact",
				...more
			});
			function none(reason, next = {
				isKnown: false,
				reason
			}) {
				state = next;
				say(`There is no history of earlier builds: ${reason}`);
				return {
					summary: summaryOf(undefined, { reason }),
					problems: []
				};
			}
			const unread = (reason) => ({
				...none(reason),
				fault: reason
			});
			async function read() {
				if (branch === undefined || name === undefined) return none("The run does not belong to a branch.");
				if ((0, enterprise_server.v)(env.GITHUB_SERVER_URL)) return none("GitHub Enterprise Server stores no artifacts of the required kind.");
				if (options.token === "") return none("The token to read artifacts with is empty.", { isKnown: true });
				const deadlineMs = options.deadlineMs ?? readingMs;
				const { readBranch } = await Promise.all([
					__webpack_require__.e(9730),
					__webpack_require__.e(7497),
					__webpack_require__.e(893)
				]).then(__webpack_require__.bind(__webpack_require__, 40893));
				try {
					const found = await readBranch({
						name,
						choice: {
							branch: branch.name,
							defaultBranch: event.repository?.default_branch,
							ownRunId: Number(env.GITHUB_RUN_ID ?? 0)
						},
						ownBuild: runId(ciContext),
						failedIds: options.failedIds ?? (() => []),
						token: options.token,
						env,
						deadlineMs,
						say
					});
					if (found.isNewer === true) return unread("A newer version of Build Report has written it. Update this one.");
					state = {
						isKnown: true,
						...found.stored && { histories: found.stored }
					};
					const { histories } = found;
					if (histories === undefined) return none(missingReason(branch.name, found.damaged), state);
					say(`History: ${(0, counts.p)(histories.builds.length, "build")} of ${branch.name}.`);
					return {
						histories,
						summary: summaryOf(histories),
						problems: []
					};
				} catch (error) {
					if (!(error instanceof github_error.y)) throw error;
					if (error.failure !== "permission") return unread(error.message);
					state = { isKnown: true };
					const missingPermission = error.permission ?? "actions: read";
					say(`There is no history of earlier builds: the job lacks the permission "${missingPermission}".`);
					const fault = `The job lacks the permission "${missingPermission}".`;
					return {
						summary: summaryOf(undefined, { missingPermission }),
						problems: [],
						fault
					};
				}
			}
			async function write(added) {
				const { build, results } = added;
				const refused = (reason, isExpected = true) => ({
					isWritten: false,
					reason,
					isExpected
				});
				if (branch === undefined || name === undefined || branch.isBuild === "never") return refused("The run is not a build of a branch.");
				if (branch.isBuild === "unlessFailed" && hasFailed(build, results)) return refused("A merge queue does not merge a build that failed.");
				if (results.size === 0 && !hasProperties(added)) return refused(artifact_history_noTests);
				if (state === undefined) await read();
				if (!state?.isKnown) return refused(state?.reason ?? "", false);
				const { histories } = state;
				if (!isRecordable(added, histories)) return refused(artifact_history_noTests);
				const { storeBuild } = await __webpack_require__.e(5542).then(__webpack_require__.bind(__webpack_require__, 25542));
				const ofBranch = {
					...build,
					ref: branch.name
				};
				return storeBuild({
					name,
					fileName,
					histories,
					build: ofBranch,
					results,
					now: now(),
					say
				}, {
					env,
					...options.loadClient && { loadClient: options.loadClient }
				});
			}
			return {
				read,
				async write(added) {
					const outcome = await write(added);
					if (outcome.isWritten) say(`This build was added to the history of ${branch?.name}.`);
					else if (!outcome.isExpected) say(`This build was not added to the history of ${branch?.name}: ${outcome.reason}`);
					return outcome;
				}
			};
		}
		function missingReason(branch, damaged = 0) {
			if (damaged === 0) return `No run of ${branch} has left one yet.`;
			return damaged === 1 ? `The last history of ${branch} is damaged or was deleted.` : `The last ${damaged} histories of ${branch} are damaged or were deleted.`;
		}
		function artifact_history_nameOf(branch, { ciContext, env, name, title }) {
			const { job, matrixJob = job, module, project } = ciContext;
			return (0, artifact_name.g)({
				branch,
				module: module === project ? undefined : module,
				job: name ?? matrixJob,
				title: title ?? "",
				step: (0, step_name.u)(env.GITHUB_ACTION ?? "")
			});
		}
		function hasFailed({ status }, results) {
			if (status === "failed") return true;
			for (const { outcome } of results.all()) if (outcome === "F") return true;
			return false;
		}
		var match_files = __webpack_require__(66738);
		var problem_list = __webpack_require__(74390);
		var errors = __webpack_require__(83916);
		var atomic_file = __webpack_require__(89177);
		var append_build = __webpack_require__(78213);
		var lost_parts = __webpack_require__(11989);
		var pack_history = __webpack_require__(48852);
		var read_history_document = __webpack_require__(13491);
		var unite_histories = __webpack_require__(57802);
		var without_build = __webpack_require__(88843);
		var history_bytes = __webpack_require__(33590);
		;
		function faultOf([problem]) {
			if (problem === undefined) return {};
			const { path, message } = problem;
			return { fault: path === undefined ? message : `${path}: ${message}` };
		}
		;
		const maximumFiles = 20;
		function createFileHistory({ cwd, patterns, output, ownBuild, say = () => undefined }) {
			let known;
			const newer = new Set();
			async function read() {
				const { files, problems } = (0, match_files.x)({
					cwd,
					collectors: [{
						key: "events",
						include: patterns,
						exclude: [],
						metadata: {},
						named: true
					}]
				});
				const found = (0, problem_list.Y)();
				for (const problem of problems) found.add(problem);
				if (files.length > maximumFiles) {
					found.add({
						severity: "warning",
						message: `Only the first ${maximumFiles} of ${(0, counts.B)(files.length)} history files are used.`
					});
				}
				let histories = history_rows.up;
				let read = 0;
				for (const { absolutePath, path } of files.slice(0, maximumFiles)) {
					const { histories: ofFile, problems: faults, isNewer } = readFile(absolutePath, path);
					if (isNewer === true) newer.add((0, external_node_path_.resolve)(absolutePath));
					for (const problem of faults) found.add(problem);
					if (ofFile === undefined) continue;
					read += 1;
					const others = (0, without_build.D)(ofFile, ownBuild);
					histories = read === 1 ? others : (0, unite_histories.Q)([histories, others]);
				}
				const builds = histories.builds.length;
				const ref = histories.builds.at(-1)?.ref;
				const reason = builds > 0 ? undefined : reasonOf(files.length, read, patterns);
				if (builds > 0) known = histories;
				if (files.length === 0) say(`There is no history of earlier builds: ${reason}`);
				return {
					...builds > 0 && { histories },
					summary: {
						builds,
						source: "file",
						...ref !== undefined && { ref },
						...reason !== undefined && { reason }
					},
					problems: found.list(),
					...builds === 0 && faultOf(found.list())
				};
			}
			return {
				read,
				async write(added) {
					if (output === undefined) return [];
					if (newer.has((0, external_node_path_.resolve)(output))) return [{
						severity: "warning",
						message: "The newer history is not overwritten.",
						path: output
					}];
					const histories = isRecordable(added, known) ? (0, append_build.h)(known, added.build, added.results) : known ?? history_rows.up;
					return writeFile(output, histories);
				}
			};
		}
		function readFile(absolutePath, path) {
			try {
				return (0, read_history_document.y)((0, history_bytes.A)(absolutePath), path);
			} catch (error) {
				return { problems: [{
					severity: "warning",
					message: `The history cannot be read: ${(0, errors.bD)(error)}. It is not used.`,
					path
				}] };
			}
		}
		function reasonOf(files, read, patterns) {
			const named = patterns.length === 1 ? JSON.stringify(patterns[0]) : (0, counts.p)(patterns.length, "pattern");
			if (files === 0) return `No file matches ${named} of --history yet.`;
			return read === 0 ? `No file that ${named} of --history matches is a history.` : "The history has no build yet.";
		}
		function writeFile(path, histories) {
			const packed = (0, pack_history.U)(histories);
			try {
				const file = (0, atomic_file.C)(path, "history file");
				try {
					file.writeBytes(/\.gz$/i.test(path) ? packed.gzip : packed.document);
					file.close();
				} finally {
					file.discard();
				}
			} catch (error) {
				if (!(error instanceof errors.oB)) throw error;
				return [{
					severity: "error",
					kind: "delivery",
					message: error.message
				}];
			}
			const message = (0, lost_parts.S)(packed, histories);
			return message === undefined ? [] : [{
				severity: "warning",
				message,
				path
			}];
		}
		var ask_server = __webpack_require__(28515);
		var server_api_server = __webpack_require__(82571);
		var server_refusal = __webpack_require__(82286);
		;
		const limits = {
			reservedMs: server_api_server.x$ / 2,
			attemptMs: 1e4
		};
		function createServerTests(server, options, given = {}) {
			const { branch, ownBuild } = options;
			const summary = (more) => ({
				builds: 0,
				source: "server",
				...branch !== undefined && { ref: branch },
				...more
			});
			const none = (reason) => ({
				summary: summary({ reason }),
				problems: []
			});
			return { async read() {
				const path = pathOf(options);
				if (path === undefined) return none("The organisation, the project, the module or the branch of the run is not known.");
				const exchange = await (0, ask_server.P)(server, {
					method: "GET",
					path
				}, {
					...limits,
					...given,
					budget: (0, server_api_server.Yv)(given)
				});
				if (exchange.status === 404) return none(`${server.baseUrl} is too old to have the history of tests.`);
				if (exchange.status !== 200) {
					const reason = (0, server_refusal.a2)(server, exchange);
					return {
						...none(reason),
						fault: reason,
						problems: [{
							severity: "warning",
							message: `The failed tests are not compared with earlier builds: ${reason}`
						}]
					};
				}
				const { histories, problems } = (0, read_history_document.y)(Buffer.from(exchange.body), path);
				const known = histories && (0, without_build.D)(histories, ownBuild);
				if (known === undefined || known.builds.length === 0) {
					return {
						...none(`The server has no build of ${branch} yet.`),
						problems,
						...faultOf(problems)
					};
				}
				return {
					histories: known,
					summary: summary({ builds: known.builds.length }),
					problems
				};
			} };
		}
		function pathOf({ org, project, module, branch, job }) {
			if (org === undefined || project === undefined || module === undefined || branch === undefined) return undefined;
			const query = new URLSearchParams({
				org,
				project,
				module,
				ref: branch,
				...job !== undefined && { job }
			});
			return `/v1/data/tests/history?${query}`;
		}
		;
		function openHistory(options, failedIds) {
			const { request, config, env, ciContext, serverTimeBudget, token = "", say = () => undefined } = options;
			const { files = [], output, artifact } = request.history ?? {};
			if (files.length > 0) {
				const { cwd } = request;
				return createFileHistory({
					cwd,
					patterns: files,
					output: output && (0, external_node_path_.resolve)(cwd, output),
					ownBuild: buildId(ciContext()),
					say
				});
			}
			if (request.server !== undefined) return readOnly(createServerTests(request.server, serverTests(options), { budget: serverTimeBudget }));
			if (artifact === undefined || env.GITHUB_ACTIONS !== "true") return undefined;
			const title = config.report.reporters.find((reporter) => reporter.type === "codehost")?.commentTitle;
			const { read, write } = createArtifactHistory({
				env,
				ciContext: ciContext(),
				token,
				name: artifact.name,
				title,
				failedIds,
				say
			});
			return {
				read,
				async write(added) {
					if (artifact.isReadOnly !== true) await write(added);
					return [];
				}
			};
		}
		const readOnly = ({ read }) => ({
			read,
			write: async () => []
		});
		function serverTests({ request, env, ciContext }) {
			const context = ciContext();
			const { org, project, module, ref, job, matrixJob = job, source } = context;
			const onGitHub = env.GITHUB_ACTIONS === "true";
			const branch = onGitHub ? (0, history_branch.R)({
				ciContext: context,
				event: (0, github_event.j)(env.GITHUB_EVENT_PATH),
				env
			})?.name : source.baseBranch ?? ref;
			return {
				org,
				project,
				module,
				branch,
				job: request.records.length > 0 ? undefined : matrixJob,
				ownBuild: runId(context)
			};
		}
		;
		function createRunHistory(options) {
			const { env, ciContext, results, now } = options;
			const store = openHistory(options, () => idsOfFailures(results));
			if (store === undefined) return undefined;
			return {
				async compare(isQuarantined) {
					const found = await store.read();
					return {
						...compared(found, options, isQuarantined),
						...found.fault !== undefined && { fault: found.fault },
						problems: [
							...found.problems,
							...leftOutProblems(results),
							...unrelatedProblems(found, results)
						]
					};
				},
				async add(summary) {
					const { status, problems, properties } = summary;
					const context = ciContext();
					const build = buildOfRun({
						ciContext: context,
						event: (0, github_event.j)(env.GITHUB_EVENT_PATH),
						now,
						status,
						...(results.isIncomplete || (0, run_summary.Ne)(problems)) && { isIncomplete: true },
						...recordedProperties(properties, context)
					});
					return store.write({
						build,
						results
					});
				}
			};
		}
		function leftOutProblems({ leftOut }) {
			if (leftOut === 0) return [];
			const message = `The run has more tests than a history holds: ${(0, counts.B)(leftOut)} results are not compared with earlier builds, and missing tests are not reported.`;
			return [{
				severity: "warning",
				message
			}];
		}
		function unrelatedProblems({ histories }, results) {
			if (histories === undefined || !isUnrelated(histories, results)) return [];
			const message = `The history contains none of the ${(0, counts.B)(results.size)} tests of this run, so it may belong to another project, module or job. Check its source: every failed test counts as new.`;
			return [{
				severity: "warning",
				message
			}];
		}
		const idsOfFailures = (results) => {
			const ids = [];
			for (const { id, outcome } of results.all()) if (outcome === "F") ids.push(id);
			return ids;
		};
		const baseOf = ({ request: { cwd }, env, now }) => {
			const repository = (0, git_repository.W)(cwd, env);
			return testedBase({
				event: (0, github_event.j)(env.GITHUB_EVENT_PATH),
				env,
				ask: repository?.ask ?? (() => undefined),
				now
			});
		};
		function compared({ histories, summary }, options, isQuarantined) {
			if (histories === undefined || histories.builds.length === 0) return { summary };
			const { results, ciContext } = options;
			const tested = baseOf(options);
			const { builds } = histories;
			const { index } = findTestedBuild(builds, tested);
			const run = ciContext();
			const buildProperties = createBuildProperties({
				builds,
				testedIndex: index,
				ref: summary.ref,
				run,
				ownBuild: buildId(run)
			});
			if (results.size === 0) return {
				summary,
				buildProperties
			};
			const build = builds[index];
			const base = referTo(build);
			const failedBuilds = countFailedBuilds(builds, index);
			return {
				histories,
				buildProperties,
				judgement: judge({
					histories,
					results,
					base: tested,
					isQuarantined
				}),
				summary: {
					...summary,
					...build !== undefined && base !== undefined && {
						base,
						previousStatus: build.status
					},
					...failedBuilds !== undefined && { failedBuilds }
				}
			};
		}
	}),
	28515: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => askServer });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
		var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46752);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83916);
		var _http_connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99886);
		var _http_network_reason_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32931);
		var _http_read_body_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61175);
		var _http_retry_wait_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32946);
		var _server_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82571);
		const maximumAnswerBytes = 16 * 1024 * 1024;
		const temporaryStatuses = new Set([
			408,
			425,
			429,
			500,
			502,
			503,
			504
		]);
		const maximumUnreachable = 3;
		const unreachableSeconds = 2 ** maximumUnreachable - 1;
		const unreachableCodes = new Set([
			"ECONNREFUSED",
			"ENOTFOUND",
			"EHOSTUNREACH",
			"ENETUNREACH"
		]);
		function askServer(server, serverRequest, options) {
			return options.budget.measure(() => askWithinBudget(server, serverRequest, options));
		}
		async function askWithinBudget(server, serverRequest, options) {
			const { budget, reservedMs = 0, attemptMs = _server_js__WEBPACK_IMPORTED_MODULE_4__.x$, secondMs = 1e3, signal, onRepeat } = options;
			const { wait = (ms) => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { ...signal && { signal } }) } = options;
			const remainingMs = () => budget.remainingMs() - reservedMs;
			let last;
			let unreachable = 0;
			for (let repeats = 0;; repeats += 1) {
				const limitMs = remainingMs();
				if (limitMs <= 0) return last ?? {
					reason: "the time of this run for the server is used up",
					kind: "permanent"
				};
				const exchange = await askOnce(server, serverRequest, Math.min(attemptMs, limitMs), signal);
				signal?.throwIfAborted();
				const failure = exchange.status === undefined ? exchange.kind : undefined;
				if (failure === "late" && limitMs < attemptMs && last !== undefined) return last;
				if (exchange.status === undefined ? failure === "permanent" : !temporaryStatuses.has(exchange.status)) return exchange;
				if (failure === "unreachable") unreachable += 1;
				const waitMs = (0, _http_retry_wait_js__WEBPACK_IMPORTED_MODULE_5__.b)(repeats, askedSeconds(exchange)) * secondMs;
				if (unreachable > maximumUnreachable || waitMs >= remainingMs()) return exchange;
				if (repeats === 0) onRepeat?.(exchange, Math.min(remainingMs(), unreachable > 0 ? unreachableSeconds * secondMs : Number.POSITIVE_INFINITY));
				last = exchange;
				await wait(waitMs);
			}
		}
		function askedSeconds(exchange) {
			const header = exchange.status === undefined ? undefined : exchange.headers["retry-after"];
			return typeof header === "string" ? (0, _http_retry_wait_js__WEBPACK_IMPORTED_MODULE_5__.C)(header) : undefined;
		}
		async function askOnce({ baseUrl, key }, { method, path, headers, body }, limitMs, interruption) {
			const url = new URL(baseUrl + path);
			let dispatcher;
			const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(limitMs)));
			const signal = interruption === undefined ? timeout : AbortSignal.any([timeout, interruption]);
			try {
				dispatcher = (0, _http_connection_js__WEBPACK_IMPORTED_MODULE_3__.t)(url.origin, limitMs);
				const answer = await (0, undici__WEBPACK_IMPORTED_MODULE_1__.request)(url, {
					method,
					headers: {
						...headers,
						"service-api-key": key,
						"user-agent": "build-report"
					},
					body: body ?? null,
					dispatcher,
					signal
				});
				const answerBody = await (0, _http_read_body_js__WEBPACK_IMPORTED_MODULE_6__.x)(answer.body, maximumAnswerBytes);
				return {
					status: answer.statusCode,
					headers: answer.headers,
					body: answerBody.toString()
				};
			} catch (error) {
				if (timeout.aborted) return {
					reason: (0, _http_network_reason_js__WEBPACK_IMPORTED_MODULE_7__.g)(limitMs),
					kind: "late"
				};
				return {
					reason: (0, _http_network_reason_js__WEBPACK_IMPORTED_MODULE_7__.d)(error),
					kind: kindOf(error)
				};
			} finally {
				dispatcher?.destroy().catch(() => {});
			}
		}
		function kindOf(error) {
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo || error instanceof _http_read_body_js__WEBPACK_IMPORTED_MODULE_6__.p) return "permanent";
			const { code, cause } = Object(error);
			if (typeof code === "string" && unreachableCodes.has(code)) return "unreachable";
			return cause instanceof Error ? kindOf(cause) : "temporary";
		}
	}),
	82286: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Au: () => answerFields,
			R6: () => problemDetail,
			a2: () => describeRefusal,
			au: () => unexpectedAnswer
		});
		var _http_quoted_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16073);
		function describeRefusal(server, exchange) {
			const { baseUrl, key } = server;
			if (exchange.status === undefined) return `${baseUrl} does not answer: ${(0, _http_quoted_answer_js__WEBPACK_IMPORTED_MODULE_0__.v)(exchange.reason, key)}.`;
			const { status } = exchange;
			const detail = detailOf(exchange, server);
			const aside = detail === "" ? "" : ` (${detail})`;
			if (status === 401) return `${baseUrl} does not accept the API key${aside}. Correct api-key or SERVICE_API_KEY.`;
			if (status === 403) return `The API key lacks a permission at ${baseUrl}${aside}. Use a key with the required scope, of the organisation of the records.`;
			if (status === 404 || status === 405) return `${baseUrl} has no data API (status ${status}). Correct server-url or SERVICE_URL.`;
			if (status >= 300 && status < 400) {
				return `${baseUrl} redirects to another address (status ${status}), which must not receive the API key. Set server-url to the final address.`;
			}
			return `${baseUrl} answered with status ${status}${aside}.`;
		}
		const unexpectedAnswer = ({ baseUrl }) => `${baseUrl} gave an answer that is not from a Build Report server. Correct server-url or SERVICE_URL.`;
		function answerFields({ body }) {
			try {
				return Object(JSON.parse(body));
			} catch {
				return {};
			}
		}
		const detailOf = ({ body }, { key }) => problemDetail(body, key);
		function problemDetail(body, key) {
			const { title, detail } = answerFields({ body });
			const text = typeof detail === "string" ? detail : title;
			return typeof text === "string" ? (0, _http_quoted_answer_js__WEBPACK_IMPORTED_MODULE_0__.v)(text, key) : "";
		}
	}),
	72511: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => addRows });
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93355);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91458);
		var _job_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77543);
		function addRows(histories, other, rows) {
			const indexes = new Map(other.builds.map(({ id }, index) => [id, index]));
			const from = histories.builds.map(({ id }) => indexes.get(id));
			const firstKept = Math.min(...from.filter((index) => index !== undefined));
			const moved = rows.map((row) => moveRow(row, from, firstKept)).filter(({ results }) => /[^-]/.test(results));
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.tp)(histories.builds, [...histories.all(), ...moved]);
		}
		function moveRow(row, from, firstKept) {
			const move = (text, missing) => from.map((index) => index === undefined ? missing : text[index] ?? missing).join("");
			const results = move(row.results, "-");
			const known = (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_1__.GS)(row);
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.xG)({
				id: row.id,
				job: row.job,
				module: row.module,
				suite: row.suite,
				name: row.name,
				results,
				causes: (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_1__.n_)(results, (build) => known.get(from[build] ?? -1)),
				durations: row.durations === undefined ? undefined : move(row.durations, _duration_codes_js__WEBPACK_IMPORTED_MODULE_2__.IG),
				isOlder: (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.tW)(row) || /[^-]/.test(row.results.slice(0, firstKept))
			});
		}
	}),
	78213: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => historyLimits,
			h: () => appendBuild
		});
		var _build_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13640);
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93355);
		var _history_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55154);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91458);
		var _job_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77543);
		const historyLimits = {
			builds: _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.kB,
			rows: _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.U1
		};
		function appendBuild(histories, build, results, limits = historyLimits) {
			const { builds: earlier } = histories ?? _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.up;
			const builds = (0, _build_order_js__WEBPACK_IMPORTED_MODULE_3__.y)([...earlier.filter(({ id }) => id !== build.id), build]).slice(-limits.builds);
			if (!builds.includes(build)) return histories ?? _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.up;
			const columns = columnsOf(earlier, builds);
			const rows = [];
			const tests = groupTests(results);
			for (const [id, known] of (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.gI)(histories ?? _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.up)) {
				rows.push(...(0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.mf)(extend(known, listOf(tests.get(id)), columns)));
				tests.delete(id);
			}
			for (const added of tests.values()) rows.push(...(0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.mf)(extend(noRows, listOf(added), columns)));
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tp)(builds, rows, limits.rows);
		}
		function columnsOf(earlier, builds) {
			const indexes = new Map(earlier.map((known, index) => [known, index]));
			const ids = new Set(builds.map(({ id }) => id));
			const from = builds.map((kept) => indexes.get(kept));
			const shift = earlier.length - builds.length + 1;
			return {
				from,
				shift: from.every((index, position) => index === (position === from.length - 1 ? undefined : position + shift)) ? shift : undefined,
				dropped: earlier.flatMap(({ id }, index) => ids.has(id) ? [] : [index])
			};
		}
		const noRows = {
			shared: undefined,
			ofJobs: _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.av
		};
		const listOf = (tests) => tests === undefined ? [] : Array.isArray(tests) ? tests : [tests];
		function groupTests(results) {
			const tests = new Map();
			for (const test of results.all()) {
				const id = (0, _history_id_js__WEBPACK_IMPORTED_MODULE_0__.E)(test.id);
				const known = tests.get(id);
				if (known === undefined) tests.set(id, test);
				else if (Array.isArray(known)) known.push(test);
				else tests.set(id, [known, test]);
			}
			return tests;
		}
		const didNotRun = {
			outcome: "-",
			cause: undefined,
			duration: _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG,
			test: undefined
		};
		function extend({ shared, ofJobs }, tests, columns) {
			if (ofJobs.size === 0 && tests.length < 2) return {
				shared: extendRow(shared, undefined, resultOf(tests), columns),
				ofJobs
			};
			const own = new Map();
			const others = [];
			for (const test of tests) {
				if (test.job !== undefined && ofJobs.has(test.job)) own.set(test.job, resultOf([test]));
				else others.push(test);
			}
			const [most, ...fewer] = groupsOf(others);
			const extended = new Map();
			for (const [job, row] of ofJobs) extended.set(job, extendRow(row, job, own.get(job) ?? didNotRun, columns));
			for (const test of fewer.flat()) {
				if (test.job !== undefined) extended.set(test.job, extendRow(shared, test.job, resultOf([test]), columns));
			}
			const isShared = shared !== undefined || most !== undefined;
			return {
				shared: isShared ? extendRow(shared, undefined, resultOf(most ?? []), columns) : undefined,
				ofJobs: extended
			};
		}
		const best = [
			"P",
			"S",
			"f",
			"F",
			"-"
		];
		function groupsOf(tests) {
			if (tests.length < 2) return tests.length === 0 ? [] : [tests];
			const groups = new Map();
			for (const test of tests) {
				if (test.outcome === "-") continue;
				const key = `${best.indexOf(test.outcome)} ${test.outcome === "F" ? test.cause ?? "" : ""}`;
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [test]);
				else group.push(test);
			}
			const jobs = (group) => group.some(({ job }) => job === undefined) ? Number.POSITIVE_INFINITY : group.length;
			return [...groups].sort(([a, first], [b, second]) => jobs(second) - jobs(first) || (a < b ? -1 : 1)).map(([, group]) => group);
		}
		function resultOf(tests) {
			const [test] = tests;
			if (test === undefined) return didNotRun;
			let duration = _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG;
			for (const { outcome, duration: ms } of tests) if ((0, _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.hM)(outcome)) duration = (0, _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.Nm)(duration, (0, _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.Oc)(ms));
			return {
				outcome: test.outcome,
				cause: test.outcome === "F" ? test.cause : undefined,
				duration,
				test
			};
		}
		function extendRow(row, job, result, columns) {
			const { outcome, cause, duration, test } = result;
			const { dropped } = columns;
			const results = move(row?.results, outcome, "-", columns);
			const hasDurations = row?.durations !== undefined || duration !== _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG;
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.xG)({
				id: row?.id ?? (0, _history_id_js__WEBPACK_IMPORTED_MODULE_0__.E)(test?.id ?? ""),
				job,
				module: test?.module ?? row?.module,
				suite: test?.suite ?? row?.suite ?? [],
				name: test?.name ?? row?.name ?? "",
				results,
				causes: moveCauses(row, cause, results, columns),
				durations: hasDurations ? move(row?.durations, duration, _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG, columns) : undefined,
				isOlder: row !== undefined && ((0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tW)(row) || dropped.some((index) => row.results[index] !== "-"))
			});
		}
		function move(text, added, missing, { from, shift }) {
			if (shift !== undefined && text !== undefined) return text.slice(shift) + added;
			let moved = "";
			for (const index of from) moved += index === undefined ? added : text?.[index] ?? missing;
			return moved;
		}
		function moveCauses(row, added, results, { from }) {
			if (added === undefined && (row === undefined || row.causes.length === 0)) return noCauses;
			const known = row === undefined ? undefined : (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.GS)(row);
			return (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.n_)(results, (build) => {
				const index = from[build];
				return index === undefined ? added : known?.get(index);
			});
		}
		const noCauses = [];
	}),
	13640: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => sortBuilds });
		const growingId = /^\d{9,20}$/;
		function sortBuilds(builds) {
			if (builds.every(({ id }) => growingId.test(id))) return [...builds].sort((a, b) => compareNumbers(a.id, b.id));
			if (builds.every(({ timestamp }) => timestamp !== undefined)) return [...builds].sort((a, b) => (a.timestamp ?? 0) - (b.timestamp ?? 0));
			return builds;
		}
		function compareNumbers(a, b) {
			const [first, second] = [a.padStart(20, "0"), b.padStart(20, "0")];
			return first < second ? -1 : first > second ? 1 : 0;
		}
	}),
	11989: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => describeLostParts });
		var _text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78119);
		var _text_sizes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1801);
		var _pack_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48852);
		var _read_history_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13491);
		function describeLostParts(packed, { builds }) {
			const { isWithoutNames, refusedBytes } = packed;
			if (refusedBytes !== undefined) {
				const needed = `${(0, _text_sizes_js__WEBPACK_IMPORTED_MODULE_2__.X)(refusedBytes.gzip)} compressed and ${(0, _text_sizes_js__WEBPACK_IMPORTED_MODULE_2__.X)(refusedBytes.document)} plain`;
				const limits = `${(0, _text_sizes_js__WEBPACK_IMPORTED_MODULE_2__.X)(_pack_history_js__WEBPACK_IMPORTED_MODULE_0__.g)} and ${(0, _text_sizes_js__WEBPACK_IMPORTED_MODULE_2__.X)(_read_history_document_js__WEBPACK_IMPORTED_MODULE_1__.h)}`;
				return `The history contains no tests: even the last build would take ${needed} without the names of its tests, and the limits are ${limits}. Keep a history of its own for each job or module, or give jobs shorter names.`;
			}
			if (!isWithoutNames) return undefined;
			const lost = packed.builds < builds.length ? ` It contains only the last ${(0, _text_counts_js__WEBPACK_IMPORTED_MODULE_3__.p)(packed.builds, "build")}.` : "";
			return `The history does not contain the names of tests, because it would be larger than ${_pack_history_js__WEBPACK_IMPORTED_MODULE_0__.g >> 20} MiB.${lost}`;
		}
	}),
	48852: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => packHistory,
			g: () => maximumPackedBytes
		});
		var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
		var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91458);
		var _unite_histories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57802);
		var _read_history_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13491);
		var _write_history_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74668);
		const maximumPackedBytes = 4 * 1024 * 1024;
		function packHistory(histories, maximumBytes = maximumPackedBytes) {
			const complete = pack(histories, false);
			if (fits(complete, maximumBytes)) return complete;
			let packed = pack(histories, true);
			for (let builds = histories.builds.length >> 1; builds > 0 && !fits(packed, maximumBytes); builds >>= 1) {
				packed = pack((0, _unite_histories_js__WEBPACK_IMPORTED_MODULE_2__.Q)([histories], {
					builds,
					rows: _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.U1
				}), true);
			}
			if (fits(packed, maximumBytes)) return packed;
			const refusedBytes = {
				gzip: packed.gzip.length,
				document: packed.document.length
			};
			return {
				...pack((0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tp)(histories.builds.slice(-1), []), true),
				refusedBytes
			};
		}
		function pack(histories, isWithoutNames) {
			const document = (0, _write_history_document_js__WEBPACK_IMPORTED_MODULE_4__.$)(histories, { withoutNames: isWithoutNames });
			return {
				document,
				gzip: (0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(document),
				isWithoutNames,
				builds: histories.builds.length
			};
		}
		const fits = ({ document, gzip }, maximumBytes) => gzip.length <= maximumBytes && document.length <= _read_history_document_js__WEBPACK_IMPORTED_MODULE_3__.h;
	}),
	74668: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => writeHistoryDocument });
		var _records_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47034);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91458);
		var _runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7618);
		var _history_header_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58410);
		const blockLength = 2e4;
		function writeHistoryDocument(histories, { withoutNames = false } = {}) {
			const chunks = [];
			let text = `${(0, _history_header_js__WEBPACK_IMPORTED_MODULE_1__.iH)(histories.builds)}\n`;
			let group = ["[]", undefined];
			const flush = () => {
				chunks.push(Buffer.from(text));
				text = "";
			};
			const rows = grouped(histories, withoutNames);
			const passed = `P${histories.builds.length}`;
			const always = histories.builds.length < 2 ? "P" : passed;
			for (let start = 0; start < rows.length; start += blockLength) {
				const block = rows.slice(start, start + blockLength);
				text += `{"ids":"${block.map(({ row }) => row.id).join("")}"}\n`;
				for (const { row, suite } of block) {
					if (suite !== group[0] || row.module !== group[1]) {
						group = [suite, row.module];
						text += `{"suite":${suite}${row.module === undefined ? "" : `,"module":${(0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(row.module)}`}}\n`;
					}
					text += `${rowLine(row, withoutNames ? "" : row.name, always)}\n`;
					if (text.length > chunkLength) flush();
				}
				const durations = block.flatMap(({ row }, index) => row.durations === undefined ? [] : [`${index},"${(0, _runs_js__WEBPACK_IMPORTED_MODULE_3__.KE)(row.durations)}"`]);
				if (durations.length > 0) text += `{"durations":[${durations.join(",")}]}\n`;
			}
			text += `{"tests":${rows.length}}\n`;
			flush();
			return Buffer.concat(chunks);
		}
		const chunkLength = 256 * 1024;
		function grouped(histories, withoutNames) {
			const groups = new Map();
			let lastSuite;
			let suite = "[]";
			for (const row of histories.all()) {
				if (!withoutNames && row.suite !== lastSuite) {
					lastSuite = row.suite;
					suite = `[${row.suite.map(_records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h).join(",")}]`;
				}
				const key = `${suite}${row.module ?? ""}`;
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [{
					row,
					suite
				}]);
				else group.push({
					row,
					suite
				});
			}
			return [...groups.values()].flat();
		}
		function rowLine(row, name, always) {
			const { causes, job } = row;
			const fields = [];
			if (job !== undefined) fields.push(`"job":${(0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(job)}`);
			if ((0, _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.tW)(row)) fields.push("\"older\":true");
			if (causes.length > 0) fields.push(`"causes":[${causes.map((cause) => cause === undefined ? "null" : (0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(cause)).join(",")}]`);
			const runs = (0, _runs_js__WEBPACK_IMPORTED_MODULE_3__.KE)(row.results);
			if (fields.length === 0 && runs === always) return (0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(name);
			return `[${(0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(name)},"${runs}"${fields.length === 0 ? "" : `,{${fields.join(",")}}`}]`;
		}
	}),
	77543: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GS: () => causesByBuild,
			av: () => noJobs,
			gI: () => rowsOfTests,
			mf: () => fewestRows,
			n_: () => newestCauses
		});
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93355);
		var _history_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62532);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91458);
		const noJobs = new Map();
		function* rowsOfTests(histories) {
			const columns = (0, _history_columns_js__WEBPACK_IMPORTED_MODULE_0__.PL)(histories);
			const ofJobs = new Map();
			for (let position = 0; position < columns.length; position += 1) {
				const job = columns.job(position);
				const row = job === undefined ? undefined : columns.row(position);
				if (job === undefined || row === undefined) continue;
				const jobs = ofJobs.get(row.id);
				if (jobs === undefined) ofJobs.set(row.id, new Map([[job, row]]));
				else jobs.set(job, row);
			}
			for (let position = 0; position < columns.length; position += 1) {
				const shared = columns.job(position) === undefined ? columns.row(position) : undefined;
				if (shared === undefined) continue;
				yield [shared.id, {
					shared,
					ofJobs: ofJobs.get(shared.id) ?? noJobs
				}];
				ofJobs.delete(shared.id);
			}
			for (const [id, jobs] of ofJobs) yield [id, {
				shared: undefined,
				ofJobs: jobs
			}];
		}
		function fewestRows({ shared, ofJobs }) {
			const isShared = shared !== undefined && hasRun(shared);
			if (ofJobs.size === 0) return isShared ? [withoutJob(shared)] : [];
			const jobs = [...ofJobs.values()].filter(hasRun).sort((a, b) => (a.job ?? "") < (b.job ?? "") ? -1 : 1);
			const first = isShared ? shared : jobs.shift();
			if (first === undefined) return [];
			let all = withoutJob(first);
			const others = [];
			for (const row of jobs) {
				const merged = mergeRows(all, row);
				if (merged === undefined) others.push(row);
				else all = merged;
			}
			return [all, ...others];
		}
		const hasRun = ({ results }) => /[^-]/.test(results);
		function withoutJob(row) {
			if (row.job === undefined) return row;
			const { job: _, ...rest } = row;
			return rest;
		}
		function mergeRows(all, own) {
			if (all.results === own.results && sameCauses(all.causes, own.causes)) return withDurations(all, all.results, own);
			const [filledAll, filledOwn] = [carried(all.results), carried(own.results)];
			let results = "";
			for (let build = 0; build < all.results.length; build += 1) {
				const [a, b] = [all.results.charAt(build), own.results.charAt(build)];
				const isSame = a === b || a === "-" && filledAll[build] === b || b === "-" && filledOwn[build] === a;
				if (!isSame) return undefined;
				results += a === "-" ? b : a;
			}
			const [causesOfAll, causesOfOwn] = [causesByBuild(all), causesByBuild(own)];
			for (const [build, cause] of causesOfOwn) if (causesOfAll.has(build) && causesOfAll.get(build) !== cause) return undefined;
			return withDurations({
				...all,
				causes: newestCauses(results, (build) => causesOfAll.get(build) ?? causesOfOwn.get(build))
			}, results, own);
		}
		function withDurations(all, results, own) {
			if (results === all.results && own.durations === all.durations) return all;
			const durations = longest(all.durations, own.durations);
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.xG)({
				...all,
				results,
				durations,
				isOlder: (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tW)(all) || (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tW)(own)
			});
		}
		function longest(a, b) {
			if (a === undefined || b === undefined || a === b) return a ?? b;
			let codes = "";
			for (let build = 0; build < a.length; build += 1) codes += (0, _duration_codes_js__WEBPACK_IMPORTED_MODULE_2__.Nm)(a.charAt(build), b.charAt(build));
			return codes;
		}
		function carried(results) {
			let last = /[^-]/.exec(results)?.[0] ?? "-";
			let filled = "";
			for (const outcome of results) {
				if (outcome !== "-") last = outcome;
				filled += last;
			}
			return filled;
		}
		const sameCauses = (a, b) => a.length === b.length && a.every((cause, index) => cause === b[index]);
		function causesByBuild({ results, causes }) {
			const known = new Map();
			let build = results.length;
			for (const cause of causes) {
				build = build === 0 ? -1 : results.lastIndexOf("F", build - 1);
				if (build === -1) break;
				if (cause !== undefined) known.set(build, cause);
			}
			return known;
		}
		function newestCauses(results, causeOf) {
			const newest = [];
			for (let build = results.lastIndexOf("F"); build >= 0 && newest.length < _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.LF; build = build === 0 ? -1 : results.lastIndexOf("F", build - 1)) {
				newest.push(causeOf(build));
			}
			while (newest.length > 0 && newest.at(-1) === undefined) newest.pop();
			return newest;
		}
	}),
	57802: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => uniteHistories });
		var _append_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78213);
		var _build_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13640);
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93355);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91458);
		var _job_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77543);
		function uniteHistories(histories, limits = _append_build_js__WEBPACK_IMPORTED_MODULE_0__.H) {
			const [first = _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.up, ...others] = histories;
			if (others.length === 0 && first.builds.length <= limits.builds && first.size <= limits.rows) return first;
			const columns = new Map();
			const seen = new Set();
			for (const [history, { builds }] of histories.entries()) {
				for (const [index, build] of builds.entries()) {
					if (!seen.has(build.id)) columns.set(build, {
						history,
						index
					});
					seen.add(build.id);
				}
			}
			const all = (0, _build_order_js__WEBPACK_IMPORTED_MODULE_3__.y)([...columns.keys()]);
			const builds = all.slice(-limits.builds);
			const kept = builds.map((build) => columns.get(build) ?? {
				history: 0,
				index: 0
			});
			const dropped = all.slice(0, all.length - builds.length).map((build) => columns.get(build) ?? {
				history: 0,
				index: 0
			});
			const tables = histories.map((one) => new Map((0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.gI)(one)));
			const ids = new Set(tables.flatMap((table) => [...table.keys()]));
			const rows = [];
			for (const id of ids) {
				const tests = tables.map((table) => table.get(id));
				rows.push(...(0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.mf)(uniteTest(tests, kept, dropped)));
			}
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tp)(builds, rows, limits.rows);
		}
		function uniteTest(tests, kept, dropped) {
			const jobs = new Set(tests.flatMap((rows) => [...rows?.ofJobs.keys() ?? []]));
			const unite = (job) => uniteRows(tests.map((rows) => (job === undefined ? undefined : rows?.ofJobs.get(job)) ?? rows?.shared), job, kept, dropped);
			const ofJobs = new Map();
			for (const job of jobs) {
				const row = unite(job);
				if (row !== undefined) ofJobs.set(job, row);
			}
			return {
				shared: unite(undefined),
				ofJobs
			};
		}
		function uniteRows(rows, job, kept, dropped) {
			const known = rows.filter((row) => row !== undefined);
			const named = known.find(({ name }) => name !== "") ?? known[0];
			if (named === undefined) return undefined;
			const outcomeOf = ({ history, index }) => rows[history]?.results[index] ?? "-";
			const results = kept.map(outcomeOf).join("");
			const causesOf = rows.map((row) => row === undefined || row.causes.length === 0 ? undefined : (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.GS)(row));
			const causeOf = (column) => column === undefined ? undefined : causesOf[column.history]?.get(column.index);
			const hasDurations = known.some(({ durations }) => durations !== undefined);
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.xG)({
				id: named.id,
				job,
				module: named.module,
				suite: named.suite,
				name: named.name,
				results,
				causes: (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.n_)(results, (build) => causeOf(kept[build])),
				durations: hasDurations ? kept.map(({ history, index }) => rows[history]?.durations?.[index] ?? _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG).join("") : undefined,
				isOlder: known.some(_history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tW) || dropped.some((column) => outcomeOf(column) !== "-")
			});
		}
	}),
	88843: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => withoutBuild });
		var _add_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72511);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91458);
		function withoutBuild(histories, id) {
			const builds = histories.builds.filter((build) => build.id !== id);
			return builds.length === histories.builds.length ? histories : (0, _add_rows_js__WEBPACK_IMPORTED_MODULE_0__.P)((0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tp)(builds, []), histories, [...histories.all()]);
		}
	})
};
