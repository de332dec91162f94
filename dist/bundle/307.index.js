export const id = 307;
export const ids = [307];
export const modules = {
	55575: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => historyBranch,
			m: () => queuedBranch
		});
		const branchEvents = new Set([
			"push",
			"schedule",
			"workflow_dispatch"
		]);
		const branchPrefix = "refs/heads/";
		function historyBranch({ ciContext, event, env }) {
			const { workflow_run: completed, merge_group: mergeGroup, pull_request: pull } = event;
			if (completed || env.GITHUB_EVENT_NAME === "workflow_run") return branchOfCompleted(completed ?? {}, event, env);
			const ref = env.GITHUB_REF ?? "";
			const queued = queuedBranch(ref);
			if (mergeGroup || queued !== undefined) return named(withoutPrefix(mergeGroup?.base_ref) || queued, "unlessFailed");
			const base = pull?.base?.ref || pull && ciContext.source.baseBranch;
			if (base) return named(base, "never");
			if (!ref.startsWith(branchPrefix)) return undefined;
			return named(withoutPrefix(ref), branchEvents.has(env.GITHUB_EVENT_NAME ?? "") ? "always" : "never");
		}
		function queuedBranch(ref) {
			return /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-\d{1,15}-[0-9a-f]{40,64}$/.exec(ref ?? "")?.[1];
		}
		const isSameName = (one, other) => one?.toLowerCase() === other?.toLowerCase();
		function branchOfCompleted({ event: trigger = "", head_branch: branch, head_repository: repository, pull_requests: pulls }, { repository: own }, env) {
			const isOurs = repository?.full_name !== undefined && isSameName(repository.full_name, env.GITHUB_REPOSITORY);
			if (trigger.startsWith("pull_request") || !isOurs) return named(pulls?.[0]?.base?.ref || own?.default_branch, "never");
			const queued = queuedBranch(branch);
			if (queued !== undefined) return named(queued, "unlessFailed");
			return named(branch, branchEvents.has(trigger) ? "always" : "never");
		}
		const named = (name, isBuild) => name ? {
			name,
			isBuild
		} : undefined;
		const withoutPrefix = (ref) => ref?.startsWith(branchPrefix) ? ref.slice(branchPrefix.length) : ref ?? "";
	}),
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
	30307: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
				...baseOnGitHub(event, env, ask),
				timestamp
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
		function baseOnGitHub(event, env, ask) {
			const { workflow_run: completed, merge_group: mergeGroup, pull_request: pull } = event;
			if (completed || env.GITHUB_EVENT_NAME === "workflow_run") return tip(hash(completed?.pull_requests?.[0]?.base?.sha));
			if (mergeGroup) return exact(hash(mergeGroup.base_sha));
			if (pull) {
				const tested = baseOfPull(pull, env, ask);
				return tested === undefined ? tip(hash(pull.base?.sha)) : exact(tested);
			}
			return exact(env.GITHUB_EVENT_NAME === "push" ? hash(event.before) : undefined);
		}
		function baseOfPull({ head, base }, env, ask) {
			const current = ask("rev-parse", "--verify", "HEAD");
			if (current === undefined) return undefined;
			const [first, second] = parentsOf("HEAD", ask);
			const isMergeCommit = env.GITHUB_EVENT_NAME === "pull_request" && current === env.GITHUB_SHA;
			if (second !== undefined && (second === head?.sha || isMergeCommit)) return first;
			const branch = base?.ref ? [`refs/remotes/origin/${base.ref}`] : [];
			for (const other of [...branch, hash(base?.sha)]) {
				const common = other === undefined ? undefined : hash(ask("merge-base", "HEAD", other));
				if (common !== undefined) return common;
			}
			return undefined;
		}
		const firstParent = (ask) => parentsOf("HEAD", ask)[0];
		function parentsOf(commit, ask) {
			const [header = ""] = (ask("cat-file", "commit", commit) ?? "").split("\n\n", 1);
			return [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].flatMap(([, parent]) => hash(parent) ?? []);
		}
		const hash = (text) => typeof text === "string" && hashPattern.test(text) ? text : undefined;
		var git_repository = __webpack_require__(23731);
		;
		function buildOfRun({ ciContext, event, now, ...results }) {
			const { ref, source, build, testedBuild = build } = ciContext;
			return {
				id: runId(ciContext) ?? source.commit ?? String(now),
				...source.commit !== undefined && { commit: source.commit },
				...ref !== undefined && { ref },
				timestamp: runStart(event, now),
				...testedBuild.url !== undefined && { url: testedBuild.url },
				...results
			};
		}
		const runId = ({ build, testedBuild = build }) => testedBuild.id?.replace(/\.[1-9]\d{0,8}$/, "");
		var run_summary = __webpack_require__(94220);
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
						...jobs.length > 0 && ranInOtherJobs(id, jobs) && { jobs },
						...details
					}));
					return {
						count: entries.size,
						tests
					};
				}
			};
		}
		;
		const hasPassed = (results, build) => results[build] === "P" || results[build] === "f";
		const hasFailed = (results, build) => results[build] === "F";
		const hasRun = (results, build) => hasPassed(results, build) || hasFailed(results, build);
		function lastRun(results, build) {
			let index = Math.min(build, results.length - 1);
			while (index >= 0 && !hasRun(results, index)) index -= 1;
			return Math.max(index, -1);
		}
		function nextRun(results, build) {
			let index = Math.max(build, 0);
			while (index < results.length && !hasRun(results, index)) index += 1;
			return index < results.length ? index : -1;
		}
		function lastResult(results, build) {
			let index = Math.min(build, results.length - 1);
			while (index >= 0 && results[index] === "-") index -= 1;
			return Math.max(index, -1);
		}
		function failureRow(results, build) {
			let first = build;
			let builds = 0;
			for (let index = build; index >= 0 && hasFailed(results, index); index = lastRun(results, index - 1)) {
				first = index;
				builds += 1;
			}
			return {
				first,
				builds
			};
		}
		;
		function createSuiteKeys() {
			let last;
			let key = "";
			return (test) => {
				if (last === undefined || last.suite !== test.suite || last.module !== test.module) {
					last = test;
					key = JSON.stringify([test.module ?? "", ...test.suite]);
				}
				return key;
			};
		}
		;
		const maximumSuites = 100;
		const leastTests = 2;
		function findFewerTests(results, { base, find, all }) {
			if (base.index < 0 || results.leftOut > 0) return undefined;
			const keyOf = createSuiteKeys();
			const present = new Set();
			const running = new Set();
			for (const test of results.all()) {
				const row = find(test.id, test.job);
				if (row !== undefined) present.add(row.id);
				if (hasRun(test.outcome, 0)) running.add(keyOf(test));
			}
			const stopped = new Map();
			let tests = 0;
			let ofTests = 0;
			for (const row of all()) {
				if (!hasRun(row.results, base.index)) continue;
				ofTests += 1;
				if (!present.has(row.id)) tests += 1;
				const key = keyOf(row);
				if (row.name === "" || running.has(key)) continue;
				const known = stopped.get(key);
				if (known === undefined) stopped.set(key, {
					suite: suiteOf(row),
					tests: 1
				});
				else known.tests += 1;
			}
			const suites = [...stopped.values()].filter((entry) => entry.tests >= leastTests).map(({ suite }) => suite);
			return {
				suites: suites.length,
				firstSuites: suites.slice(0, maximumSuites),
				tests,
				ofTests
			};
		}
		const suiteOf = ({ module, suite }) => ({
			...module !== undefined && { module },
			suite
		});
		;
		function causeOfFailure({ results, causes }, build) {
			let later = 0;
			for (let index = results.length - 1; index > build && later < causes.length; index -= 1) if (hasFailed(results, index)) later += 1;
			return causes[later];
		}
		;
		function measureFlakiness(row, outages) {
			const { results } = row;
			let failedBuilds = 0;
			let ofBuilds = 0;
			for (let build = 0; build < results.length; build += 1) {
				if (!hasRun(results, build)) continue;
				ofBuilds += 1;
				if (results[build] === "f" || failedOnce(results, build) && !outages.brokeTest(row, build)) failedBuilds += 1;
			}
			return {
				failedBuilds,
				ofBuilds
			};
		}
		const failedOnce = (results, build) => hasFailed(results, build) && hasPassed(results, lastRun(results, build - 1)) && hasPassed(results, nextRun(results, build + 1));
		;
		const outageTests = 10;
		const outageShare = .05;
		const isMassChange = (changed, ofTests) => changed > outageTests && changed > outageShare * ofTests;
		const maximumJobs = 1e3;
		function findOutages(histories) {
			const { length } = histories.builds;
			const always = "P".repeat(length);
			const shared = noCounts(length);
			const jobs = new Map();
			let alwaysPassed = 0;
			for (const row of histories.all()) {
				const { job, results } = row;
				if (job === undefined) {
					if (results === always) alwaysPassed += 1;
					else count(shared, results, 1);
				} else {
					const counts = jobs.get(job) ?? noCounts(length);
					if (!jobs.has(job) && jobs.size < maximumJobs) jobs.set(job, counts);
					count(counts, results, 1);
					const replaced = histories.find(row.id);
					if (replaced !== undefined) count(counts, replaced.results, -1);
				}
			}
			for (let build = 0; build < length; build += 1) shared.ran[build] = (shared.ran[build] ?? 0) + alwaysPassed;
			const isOutage = (job, build) => {
				const own = job === undefined ? undefined : jobs.get(job);
				const sum = (key) => (shared[key][build] ?? 0) + (own?.[key][build] ?? 0);
				const began = sum("beganToFail");
				return isMassChange(began, sum("ran")) && 2 * sum("passedAgain") >= began;
			};
			return { brokeTest: ({ job, results }, build) => beganToFail(results, build) && isOutage(job, build) };
		}
		const noCounts = (length) => ({
			ran: new Int32Array(length),
			beganToFail: new Int32Array(length),
			passedAgain: new Int32Array(length)
		});
		function count({ ran, beganToFail, passedAgain }, results, sign) {
			let last = -1;
			let began = -1;
			for (let build = 0; build < ran.length; build += 1) {
				if (!hasRun(results, build)) continue;
				ran[build] = (ran[build] ?? 0) + sign;
				const fails = hasFailed(results, build);
				if (began !== -1 && !fails) passedAgain[began] = (passedAgain[began] ?? 0) + sign;
				began = fails && last !== -1 && hasPassed(results, last) ? build : -1;
				if (began !== -1) beganToFail[build] = (beganToFail[build] ?? 0) + sign;
				last = build;
			}
		}
		function beganToFail(results, build) {
			if (!hasFailed(results, build)) return false;
			let index = build - 1;
			while (index >= 0 && !hasRun(results, index)) index -= 1;
			return index >= 0 && hasPassed(results, index);
		}
		;
		const minimumFailures = 2;
		function createFixedTests({ builds, base, outages }) {
			const jobs = new Map();
			return {
				add(test, row) {
					let job = jobs.get(test.job);
					if (job === undefined) {
						job = {
							ran: 0,
							passing: []
						};
						jobs.set(test.job, job);
					}
					job.ran += 1;
					if (row === undefined || test.outcome !== "P") return;
					const reference = lastRun(row.results, base.index);
					if (hasFailed(row.results, reference) && isBrokenInBase(row.results, reference, base)) job.passing.push({
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
							const { first, builds: inARow } = failureRow(row.results, reference);
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
			const next = nextRun(results, index + 1);
			return next === -1 ? isComplete : hasFailed(results, next);
		}
		function isLasting(row, reference, inARow, outages) {
			const last = causeOfFailure(row, reference);
			const before = causeOfFailure(row, lastRun(row.results, reference - 1));
			const hasOneCause = last === undefined || before === undefined || last === before;
			return hasOneCause && inARow >= minimumFailures + measureFlakiness(row, outages).failedBuilds;
		}
		;
		function findGoneTests(results, present, history) {
			const gone = createChangeList();
			const missing = results.isIncomplete || results.leftOut > 0 ? [] : findMissing(present, history);
			if (missing.length > 0) {
				const suites = findSuites(results, history);
				if (lacksSuites(missing, suites, history)) return noTests;
				const keyOf = createSuiteKeys();
				for (const row of missing) {
					const suite = suites.get(keyOf(row));
					if (suite !== undefined && isGone(row, suite, history)) suite.missing.push(row);
				}
				for (const { appeared, last, missing: tests } of suites.values()) {
					const since = referTo(history.builds[last]);
					if (tests.length > appeared) for (const test of tests) gone.add(test, { ...since && { since } });
				}
			}
			return gone.result(() => false);
		}
		function lacksSuites(missing, suites, { all, base }) {
			const keyOf = createSuiteKeys();
			let lost = 0;
			for (const row of missing) if (hasRun(row.results, base.index) && !suites.has(keyOf(row))) lost += 1;
			if (lost === 0) return false;
			let known = 0;
			let ran = 0;
			for (const { results } of all()) {
				known += 1;
				if (hasRun(results, base.index)) ran += 1;
			}
			return 2 * ran >= known && isMassChange(lost, ran);
		}
		function isGone({ results }, { last, next }, { builds, base }) {
			if (!hasRun(results, last) || builds[last]?.isIncomplete) return false;
			return base.isComplete || hasRun(results, next);
		}
		function findMissing(present, { all, base }) {
			const missing = [];
			for (const row of all()) if (row.name !== "" && !present.has(row.id) && lastRun(row.results, base.index) !== -1) missing.push(row);
			return missing;
		}
		function findSuites(results, { all, base, find }) {
			const keyOf = createSuiteKeys();
			const suites = new Map();
			for (const test of results.all()) {
				if (test.outcome === "S" || test.outcome === "-") continue;
				const key = keyOf(test);
				const suite = suites.get(key) ?? {
					last: -1,
					next: Number.POSITIVE_INFINITY,
					appeared: 0,
					missing: []
				};
				suites.set(key, suite);
				if (find(test.id, test.job) === undefined) suite.appeared += 1;
			}
			for (const row of all()) {
				const suite = suites.get(keyOf(row));
				if (suite === undefined) continue;
				suite.last = Math.max(suite.last, lastRun(row.results, base.index));
				const next = nextRun(row.results, base.index + 1);
				if (next !== -1) suite.next = Math.min(suite.next, next);
			}
			return suites;
		}
		;
		function lastRunOfSkipped(results, { index, isComplete }) {
			const reference = lastResult(results, index);
			return hasRun(results, reference) && (isComplete || hasRun(results, nextResult(results, index + 1))) ? reference : -1;
		}
		function nextResult(results, build) {
			let index = build;
			while (results[index] === "-") index += 1;
			return index;
		}
		;
		const minimumSamples = 10;
		const minimumDifferenceMs = 1e3;
		function findSlowdown({ outcome, duration }, row) {
			const usual = row?.p95Ms;
			if (outcome !== "P" || duration === undefined || usual === undefined || (row?.samples ?? 0) < minimumSamples) return undefined;
			return duration > Math.max(2 * usual, usual + minimumDifferenceMs) ? {
				duration,
				usual
			} : undefined;
		}
		;
		function findChanges(results, history) {
			const { base, builds, mayBeOlder } = history;
			const fixed = createFixedTests(history);
			const skipped = createChangeList();
			const slower = createChangeList();
			const present = new Set();
			const jobs = new Set();
			for (const test of results.all()) {
				if (test.job !== undefined) jobs.add(test.job);
				const row = history.find(test.id, test.job);
				if (row !== undefined) present.add(row.id);
				if (test.outcome === "S") {
					const last = row === undefined ? -1 : lastRunOfSkipped(row.results, base);
					const since = referTo(builds[last]);
					if (last !== -1) skipped.add(test, { ...since && { since } });
				} else {
					fixed.add(test, row);
					const slowdown = findSlowdown(test, row);
					if (slowdown !== undefined) slower.add(test, slowdown);
				}
			}
			const ranInOtherJobs = (id, own) => [...jobs].some((job) => !own.includes(job) && results.find(id, job) !== undefined);
			const fewer = findFewerTests(results, history);
			return {
				...mayBeOlder ? {
					fixed: noTests,
					recovered: 0
				} : fixed.result(ranInOtherJobs),
				gone: mayBeOlder ? noTests : findGoneTests(results, present, history),
				newlySkipped: mayBeOlder ? noTests : skipped.result(ranInOtherJobs),
				slower: slower.result(ranInOtherJobs),
				...fewer && { fewer }
			};
		}
		;
		function findReference(row, cause, base, outages) {
			const counts = (build) => !outages.brokeTest(row, build) || cause !== undefined && causeOfFailure(row, build) === cause;
			let reference = lastRun(row.results, base.index);
			const hasOwnResult = base.isExact && reference === base.index;
			if (!hasOwnResult) {
				const next = nextRun(row.results, base.index + 1);
				if (hasFailed(row.results, next) && counts(next)) return next;
			}
			while (reference !== -1 && !counts(reference)) reference = lastRun(row.results, reference - 1);
			return reference;
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
			const reference = findReference(row, cause, history.base, history.outages);
			if (reference === -1 && !wasKnown(row, history.base.index)) return { kind: "unseen" };
			return judgeFlaky(row, cause, reference, history) ?? compare(row, cause, reference, history);
		}
		const wasKnown = ({ results }, base) => /[^-]/.test(base === -1 ? results : results.slice(0, base + 1));
		function judgeFlaky(row, cause, reference, { outages }) {
			if (failureRow(row.results, reference).builds >= 2 || hasNewCause(row, cause)) return undefined;
			const flakiness = measureFlakiness(row, outages);
			return flakiness.failedBuilds < minimumSigns ? undefined : {
				kind: "flaky",
				...flakiness
			};
		}
		const hasNewCause = ({ causes }, cause) => cause !== undefined && causes.some((known) => known !== undefined) && !causes.includes(cause);
		function compare(row, cause, reference, history) {
			const age = describeReference(reference, history);
			if (!hasFailed(row.results, reference)) {
				return {
					kind: "new",
					...optional("since", referTo(history.builds[reference])),
					...optional("reference", age)
				};
			}
			const { first, builds } = failureRow(row.results, reference);
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
			let build = lastRun(results, results.length - 1);
			while (build > reference && hasPassed(results, build)) {
				fixed = build;
				build = lastRun(results, build - 1);
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
			for (const [id, tests] of failed) {
				const kinds = tests.map(({ job, cause }) => {
					const { kind } = judgeFailure(history.find(id, job), cause, history);
					if (cause !== undefined) kindOfCause.set(cause, mostImportant(kindOfCause.get(cause), kind));
					return kind;
				});
				counts[kinds.reduce(mostImportant)] += 1;
			}
			return {
				counts,
				verdictOfCause: (cause) => kindOfCause.get(cause),
				verdictOf(id, cause, jobs) {
					const inJobs = jobs.length > 0 ? jobs : jobsOf(failed.get(id) ?? [], cause);
					const verdicts = inJobs.map((job) => judgeFailure(history.find(id, job), cause, history));
					return verdicts.reduce((first, next) => rank(next.kind) < rank(first.kind) ? next : first);
				}
			};
		}
		function jobsOf(tests, cause) {
			const jobs = tests.filter((test) => test.cause === cause).map(({ job }) => job);
			return jobs.length > 0 ? jobs : [undefined];
		}
		const rank = (kind) => judgement.I.indexOf(kind);
		const mostImportant = (first, next) => first !== undefined && rank(first) <= rank(next) ? first : next;
		;
		function groupFailures(results, isQuarantined = () => false) {
			const failed = new Map();
			const excused = new Set();
			for (const test of results.all()) {
				if (test.outcome !== "F") continue;
				const tests = failed.get(test.id);
				if (isQuarantined(test)) excused.add(test.id);
				else if (tests === undefined) failed.set(test.id, [test]);
				else tests.push(test);
			}
			for (const id of failed.keys()) excused.delete(id);
			return {
				failed,
				quarantined: excused.size
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
		function judge({ histories = noHistories, results, base, isQuarantined }) {
			const history = {
				builds: histories.builds,
				base: findTestedBuild(histories.builds, base),
				mayBeOlder: base.mayBeOlder === true,
				outages: findOutages(histories),
				find: (id, job) => histories.find(id, job),
				all: () => histories.all()
			};
			return {
				...judgeFailures(groupFailures(results, isQuarantined), history),
				changes: findChanges(results, history)
			};
		}
		const noHistories = {
			builds: [],
			size: 0,
			find: () => undefined,
			all: () => []
		};
		var history_branch = __webpack_require__(55575);
		var step_name = __webpack_require__(67684);
		var enterprise_server = __webpack_require__(61150);
		var github_error = __webpack_require__(36419);
		var artifact_name = __webpack_require__(77178);
		;
		const readingMs = 1e4;
		const fileName = "build-report-history.ndjson.gz";
		function createArtifactHistory(options) {
			const { env, ciContext, say, now = Date.now } = options;
			const event = (0, github_event.j)(env.GITHUB_EVENT_PATH);
			const branch = (0, history_branch.R)({
				ciContext,
				event,
				env
			});
			const name = branch && nameOf(branch.name, options);
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
			async function read() {
				if (branch === undefined || name === undefined) return none("The run does not belong to a branch.");
				if ((0, enterprise_server.v)(env.GITHUB_SERVER_URL)) return none("GitHub Enterprise Server stores no artifacts of the required kind.");
				if (options.token === "") return none("There is no token to read artifacts with.", { isKnown: true });
				const deadlineMs = options.deadlineMs ?? readingMs;
				const { readBranch } = await Promise.all([
					__webpack_require__.e(4942),
					__webpack_require__.e(9730),
					__webpack_require__.e(7497),
					__webpack_require__.e(4821),
					__webpack_require__.e(5657)
				]).then(__webpack_require__.bind(__webpack_require__, 5657));
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
					state = {
						isKnown: true,
						...found.stored && { histories: found.stored }
					};
					const { histories } = found;
					if (histories === undefined) return none(`No run of ${branch.name} has left one yet.`, state);
					say(`History: the last ${histories.builds.length} builds of ${branch.name}.`);
					return {
						histories,
						summary: summaryOf(histories),
						problems: []
					};
				} catch (error) {
					if (!(error instanceof github_error.y)) throw error;
					if (error.failure !== "permission") return none(error.message);
					state = { isKnown: true };
					const missingPermission = error.permission ?? "actions: read";
					say(`There is no history of earlier builds: the job lacks the permission "${missingPermission}".`);
					return {
						summary: summaryOf(undefined, { missingPermission }),
						problems: []
					};
				}
			}
			async function write({ build, results }) {
				const refused = (reason, isExpected = true) => ({
					isWritten: false,
					reason,
					isExpected
				});
				if (branch === undefined || name === undefined || branch.isBuild === "never") return refused("The run is not a build of a branch.");
				if (branch.isBuild === "unlessFailed" && artifact_history_hasFailed(build, results)) return refused("A merge queue does not merge a build that failed.");
				if (results.size === 0) return refused("The build has no tests.");
				if (state === undefined) await read();
				if (!state?.isKnown) return refused(state?.reason ?? "", false);
				const { storeBuild } = await Promise.all([__webpack_require__.e(4821), __webpack_require__.e(5853)]).then(__webpack_require__.bind(__webpack_require__, 95853));
				const { histories } = state;
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
					now: now()
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
		function nameOf(branch, { ciContext, env, name, title }) {
			const { job, matrixJob = job, module, project } = ciContext;
			return (0, artifact_name.g)({
				branch,
				module: module === project ? undefined : module,
				job: name ?? matrixJob,
				title: title ?? "",
				step: (0, step_name.u)(env.GITHUB_ACTION ?? "")
			});
		}
		function artifact_history_hasFailed({ status }, results) {
			if (status === "failed") return true;
			for (const { outcome } of results.all()) if (outcome === "F") return true;
			return false;
		}
		;
		function openHistory(options, failedIds) {
			const { request, config, env, ciContext, token = "", say = () => undefined } = options;
			const { artifact } = request.history ?? {};
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
					await write(added);
					return [];
				}
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
						...compared(found, results, isQuarantined, baseOf(options)),
						problems: found.problems
					};
				},
				async add(summary) {
					const { status, problems, properties } = summary;
					const build = buildOfRun({
						ciContext: ciContext(),
						event: (0, github_event.j)(env.GITHUB_EVENT_PATH),
						now,
						status,
						...(0, run_summary.Ne)(problems) && { isIncomplete: true },
						...properties.length > 0 && { properties: Object.fromEntries(properties.map(({ name, value }) => [name, value])) }
					});
					return store.write({
						build,
						results
					});
				}
			};
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
		function compared({ histories, summary }, results, isQuarantined, tested) {
			if (histories === undefined || histories.builds.length === 0) return { summary };
			const build = histories.builds[findTestedBuild(histories.builds, tested).index];
			const base = referTo(build);
			return {
				histories,
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
					}
				}
			};
		}
	})
};
