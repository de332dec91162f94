export const id = 1765;
export const ids = [1765];
export const modules = {
	80675: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => openAtomicFile });
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(34758);
		var make_folder = __webpack_require__(5188);
		;
		const unsupported = new Set([
			"EINVAL",
			"ENOTSUP",
			"ENOSYS"
		]);
		function syncFolder(path) {
			if (process.platform === "win32") return;
			const descriptor = (0, external_node_fs_.openSync)(path, "r");
			try {
				(0, external_node_fs_.fsyncSync)(descriptor);
			} catch (error) {
				if (!(error instanceof Error && "code" in error && unsupported.has(String(error.code)))) throw error;
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
		;
		const bufferBytes = 512 * 1024;
		function openAtomicFile(path, title) {
			const temporary = `${path}.${(0, external_node_crypto_.randomBytes)(6).toString("hex")}.tmp`;
			const buffer = Buffer.allocUnsafeSlow(bufferBytes);
			let writtenBytes = 0;
			let bufferedBytes = 0;
			let isOpen = true;
			let isInPlace = false;
			let newFolders = [];
			const guarded = (action) => {
				try {
					return action();
				} catch (cause) {
					throw new errors.oB(`The ${title} "${path}" cannot be written: ${(0, errors.bD)(cause)}.`, {
						hint: "Name a file in a folder that can be written to.",
						place: { path },
						cause
					});
				}
			};
			const descriptor = guarded(() => {
				if ((0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === false) throw new Error("it is not a file");
				newFolders = (0, make_folder.f)((0, external_node_path_.dirname)(path));
				return (0, external_node_fs_.openSync)(temporary, "wx");
			});
			const writeOut = (bytes) => {
				guarded(() => {
					for (let start = 0; start < bytes.length;) {
						start += (0, external_node_fs_.writeSync)(descriptor, bytes, start, bytes.length - start, writtenBytes + start);
					}
				});
				writtenBytes += bytes.length;
			};
			const flush = () => {
				if (bufferedBytes > 0) writeOut(buffer.subarray(0, bufferedBytes));
				bufferedBytes = 0;
			};
			const release = () => {
				if (isOpen) (0, external_node_fs_.closeSync)(descriptor);
				isOpen = false;
			};
			const close = () => {
				flush();
				guarded(() => {
					release();
					(0, external_node_fs_.renameSync)(temporary, path);
				});
				isInPlace = true;
			};
			return {
				write(text) {
					const maximumBytes = text.length * 3;
					if (bufferedBytes + maximumBytes > bufferBytes) flush();
					if (maximumBytes <= bufferBytes) bufferedBytes += buffer.write(text, bufferedBytes);
					else writeOut(Buffer.from(text));
				},
				writeBytes(bytes) {
					flush();
					writeOut(bytes);
				},
				overwrite(position, text) {
					flush();
					const bytes = Buffer.from(text);
					guarded(() => {
						for (let start = 0; start < bytes.length;) {
							start += (0, external_node_fs_.writeSync)(descriptor, bytes, start, bytes.length - start, position + start);
						}
					});
				},
				length: () => writtenBytes + bufferedBytes,
				truncate(length) {
					bufferedBytes = Math.max(0, length - writtenBytes);
					if (length >= writtenBytes) return;
					guarded(() => (0, external_node_fs_.ftruncateSync)(descriptor, length));
					writtenBytes = length;
				},
				close,
				closeDurably() {
					flush();
					guarded(() => (0, external_node_fs_.fsyncSync)(descriptor));
					close();
					guarded(() => {
						for (const folder of new Set([(0, external_node_path_.dirname)(path), ...newFolders.map((one) => (0, external_node_path_.dirname)(one))])) syncFolder(folder);
					});
				},
				discard() {
					release();
					if (!isInPlace) (0, external_node_fs_.rmSync)(temporary, { force: true });
				}
			};
		}
	}),
	5188: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => makeFolder });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		function makeFolder(path) {
			const missing = [];
			let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
			while ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false }) === undefined && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder) {
				missing.push(folder);
				folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			}
			missing.reverse();
			for (const one of missing) makeOne(one);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory()) throw new Error(`${path} is not a folder`);
			return missing;
		}
		function makeOne(folder) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
			} catch (error) {
				if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
			}
		}
	}),
	47639: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => formatSize });
		const units = [
			"B",
			"kB",
			"MB",
			"GB",
			"TB"
		];
		function formatSize(bytes) {
			let value = bytes;
			let unit = 0;
			while (value >= 999.5 && unit < units.length - 1) {
				value /= 1e3;
				unit += 1;
			}
			return `${Number(value.toFixed(value < 9.95 ? 1 : 0))} ${units[unit]}`;
		}
	}),
	2320: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => testedBase });
		var _completed_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8436);
		var _run_start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12801);
		const hashPattern = /^(?!0+$)[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
		function testedBase({ event, env, ask, now, source = {} }) {
			const timestamp = (0, _run_start_js__WEBPACK_IMPORTED_MODULE_0__.c)(event, now);
			if (env.GITHUB_ACTIONS === "true") return {
				timestamp,
				...baseOnGitHub(event, env, ask, timestamp)
			};
			const isChange = source.pullRequest !== undefined || source.baseBranch !== undefined;
			return {
				timestamp,
				...isChange ? baseOfChange(source, ask, timestamp) : exact(firstParent(ask))
			};
		}
		const exact = (commit) => commit === undefined ? {} : { commit };
		const tip = (commit) => commit === undefined ? {} : {
			commit,
			mayBeOlder: true
		};
		function baseOnGitHub(event, env, ask, start) {
			const completed = (0, _completed_run_js__WEBPACK_IMPORTED_MODULE_1__.d)(event, env);
			const { merge_group: mergeGroup, pull_request: pull } = event;
			if (completed) return baseOfCompleted(completed);
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
			return mergeBase([remoteBranch(base?.ref), hash(base?.sha)], ask, start);
		}
		function baseOfChange({ baseBranch, baseCommit, commit }, ask, start) {
			if (hash(baseCommit) !== undefined) return exact(baseCommit);
			const base = mergeBase([remoteBranch(baseBranch)], ask, start);
			if (base !== undefined) return base;
			const [first, second] = parentsOf("HEAD", ask);
			if (second === undefined) return {};
			return exact(first === commit ? second : first);
		}
		const remoteBranch = (name) => name ? `refs/remotes/origin/${name}` : undefined;
		function mergeBase(others, ask, start) {
			for (const other of others) {
				const common = other === undefined ? undefined : hash(ask("merge-base", "HEAD", other));
				if (common !== undefined) return {
					commit: common,
					timestamp: Math.min(timeOf(common, ask) ?? start, start)
				};
			}
			return undefined;
		}
		const firstParent = (ask) => parentsOf("HEAD", ask)[0];
		const parentsOf = (commit, ask) => [...headerOf(commit, ask).matchAll(/^parent ([0-9a-f]{40,64})$/gm)].flatMap(([, parent]) => hash(parent) ?? []);
		function timeOf(commit, ask) {
			const seconds = /^committer .*> (\d{1,11}) [+-]\d{4}$/m.exec(headerOf(commit, ask))?.[1];
			return seconds === undefined ? undefined : Number(seconds) * 1e3;
		}
		const headerOf = (commit, ask) => (ask("cat-file", "commit", commit) ?? "").split("\n\n", 1)[0] ?? "";
		const hash = (text) => typeof text === "string" && hashPattern.test(text) ? text : undefined;
	}),
	45177: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createRunHistory: () => createRunHistory });
		var defined_fields = __webpack_require__(43268);
		var counts = __webpack_require__(3517);
		var github_event = __webpack_require__(36255);
		var tested_base = __webpack_require__(2320);
		var git_repository = __webpack_require__(7764);
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
		var property_age = __webpack_require__(56483);
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
			return { ...(0, defined_fields.X)({
				properties: own && plain(own),
				moduleProperties: others.length > 0 ? Object.fromEntries(others) : undefined
			}) };
		}
		const plain = (values) => Object.fromEntries([...values].map(([name, { value }]) => [name, value]));
		var build_of_run = __webpack_require__(5166);
		var run_summary = __webpack_require__(96920);
		;
		function referTo(build) {
			if (build === undefined) return undefined;
			const { id, commit, timestamp, url } = build;
			return {
				build: id,
				...(0, defined_fields.X)({
					commit,
					timestamp,
					url
				})
			};
		}
		;
		function countFailedBuilds(builds, last) {
			if (builds[last]?.status !== "failed") return undefined;
			const passed = builds.slice(0, last).findLastIndex(({ status }) => status === "successful");
			return builds.slice(passed + 1, last + 1).filter(({ status }) => status === "failed").length;
		}
		var create_histories = __webpack_require__(31059);
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
						...(0, defined_fields.X)({
							module,
							jobs: jobs.length > 0 && ranInOtherJobs(id, new Set(jobs)) ? jobs : undefined
						}),
						...details
					}));
					return {
						count: entries.size,
						tests
					};
				}
			};
		}
		var history_id = __webpack_require__(80372);
		var outcomes = __webpack_require__(89855);
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
					if (test.outcome !== "S") positions[position] = 2;
					else if (positions[position] === 0) positions[position] = 1;
					if (columns.job(position) !== undefined) ids.add((0, history_id.E)(test.id));
				},
				has(position) {
					if (positions[position] !== 0) return true;
					if (ids.size === 0 && columns.job(position) === undefined) return false;
					const id = columns.row(position)?.id ?? "";
					return ids.has(id) || (positions[columns.find(id)] ?? 0) !== 0;
				},
				isSkipped: (position) => positions[position] === 1,
				suites
			};
		}
		;
		const maximumSuites = 100;
		const leastTests = 2;
		function findFewerTests({ leftOut }, { has, isSkipped, suites: current }, { base, columns }) {
			if (base.index < 0 || leftOut > 0) return undefined;
			const { resultsOf, distinctResults, suiteOf } = columns;
			const ranInBase = distinctResults.map((results) => (0, outcomes.gb)(results, base.index));
			const stopped = new Map();
			let tests = 0;
			let skipped = 0;
			let ofTests = 0;
			for (let position = 0; position < columns.length; position += 1) {
				if (!ranInBase[resultsOf[position] ?? 0]) continue;
				ofTests += 1;
				if (!has(position)) tests += 1;
				else if (isSkipped(position)) skipped += 1;
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
			const firstSuites = lost.slice(0, maximumSuites).map(({ suite }) => nameOf(columns.suite(suite)));
			return {
				suites: lost.length,
				firstSuites,
				tests,
				skipped,
				ofTests
			};
		}
		const nameOf = ({ module, suite }) => ({
			...(0, defined_fields.X)({ module }),
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
									...(0, defined_fields.X)({ since }),
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
					if (row !== undefined) gone.add(row, (0, defined_fields.X)({ since }));
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
				if (last !== -1) skipped.add(test, (0, defined_fields.X)({ since }));
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
						...(0, defined_fields.X)({ fewer })
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
				...(0, defined_fields.X)({ differs: cause !== undefined && before !== undefined && cause !== before ? true : undefined }),
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
		var judgement = __webpack_require__(13093);
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
		;
		function createKnownFlaky(history, isQuarantined = () => false) {
			const known = new Set();
			const others = new Set();
			const isKnown = ({ id, job, cause }) => {
				const row = history.find(id, job);
				if (row === undefined) return false;
				return measureFlakiness(row, history.outages).failedBuilds > 0 || judgeFailure(row, cause, history).kind === "known";
			};
			return {
				add(test) {
					if (test.outcome !== "f" || isQuarantined(test)) return;
					const ids = isKnown(test) ? known : others;
					ids.add(test.id);
				},
				count() {
					let count = 0;
					for (const id of known) if (!others.has(id)) count += 1;
					return count;
				}
			};
		}
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
		function judge({ histories = create_histories.up, results, base, isQuarantined }) {
			const { builds, columns } = histories;
			const history = {
				builds,
				base: findTestedBuild(builds, base),
				mayBeOlder: base.mayBeOlder === true,
				outages: findOutages(builds.length, columns),
				columns,
				find: (id, job) => histories.find(id, job)
			};
			const failures = createFailureGroups(isQuarantined);
			const flaky = createKnownFlaky(history, isQuarantined);
			const changes = createChangeFinder(results, history);
			for (const test of results.all()) {
				failures.add(test);
				flaky.add(test);
				changes.add(test);
			}
			return {
				...judgeFailures(failures.result(), history),
				knownFlaky: flaky.count(),
				changes: changes.result()
			};
		}
		;
		const unrelated_history_leastTests = 20;
		function isUnrelated(histories, results) {
			if (results.size < unrelated_history_leastTests || histories.size < unrelated_history_leastTests) return false;
			const { columns } = histories;
			for (const { id, job } of results.all()) if (columns.find(id, job) !== -1) return false;
			return true;
		}
		var display_text = __webpack_require__(60331);
		var shorten = __webpack_require__(59088);
		var history_branch = __webpack_require__(53522);
		;
		const maximumRef = 100;
		function buildRefusal({ ciContext, event, env, checkouts, results, files }) {
			const branch = env.GITHUB_ACTIONS === "true" ? (0, history_branch.R)({
				ciContext,
				event,
				env
			}) : undefined;
			if (branch === undefined || branch.isBuild === "never") return undefined;
			const other = checkouts.other() ?? firstOther(files, checkouts);
			if (other !== undefined) return reasonOf(other);
			if (results.otherRef === undefined) return undefined;
			return `The records are of ${JSON.stringify((0, shorten.m)((0, display_text.p)(results.otherRef), maximumRef))}, which is not the branch of the run.`;
		}
		function firstOther(files, checkouts) {
			for (const { path } of files) {
				const other = checkouts.other(path);
				if (other !== undefined) return other;
			}
			return undefined;
		}
		function reasonOf({ commit, expected }) {
			const found = commit === undefined ? "The commit of the checkout cannot be read" : `The checkout is at ${commit.slice(0, 7)}`;
			const wanted = expected === undefined ? "GitHub does not name the commit of the run" : `the run is for ${(0, display_text.p)(expected.slice(0, 7))}`;
			return `${found}, and ${wanted}, so the results may be of other code. Check out the commit of the run, or set the input history to off.`;
		}
		var open_history = __webpack_require__(40364);
		;
		function createRunHistory(options) {
			const { request, env, ciContext, checkouts, results, now } = options;
			const store = (0, open_history.j)(options, () => idsOfFailures(results));
			if (store === undefined) return undefined;
			return {
				async compare(isQuarantined) {
					const found = await store.read();
					return {
						...compared(found, options, isQuarantined),
						...(0, defined_fields.X)({ fault: found.fault }),
						problems: [
							...found.problems,
							...leftOutProblems(results),
							...unrelatedProblems(found, results)
						]
					};
				},
				async add(summary) {
					const { status, problems, properties, files } = summary;
					const context = ciContext();
					const event = (0, github_event.j)(env.GITHUB_EVENT_PATH);
					const build = (0, build_of_run.vC)({
						ciContext: context,
						event,
						now,
						status,
						...(0, defined_fields.X)({ isIncomplete: results.isIncomplete || (0, run_summary.Ne)(problems) ? true : undefined }),
						...recordedProperties(properties, context)
					});
					const refusal = buildRefusal({
						ciContext: context,
						event,
						env,
						checkouts,
						results,
						files: request.records.length > 0 ? [] : files
					});
					return store.write({
						build,
						results,
						...(0, defined_fields.X)({ refusal })
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
		const baseOf = ({ request: { cwd }, env, ciContext, now }) => {
			const repository = (0, git_repository.W)(cwd, env);
			return (0, tested_base.V)({
				event: (0, github_event.j)(env.GITHUB_EVENT_PATH),
				env,
				ask: repository?.ask ?? (() => undefined),
				now,
				source: ciContext().source
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
				ownBuild: (0, build_of_run.uz)(run)
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
					...(0, defined_fields.X)({ failedBuilds })
				}
			};
		}
	})
};
