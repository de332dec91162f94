export const id = 6696;
export const ids = [6696];
export const modules = {
	80675: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => openAtomicFile });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var guarded_write = __webpack_require__(52895);
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
		var temporary_folder = __webpack_require__(52695);
		var unfinished_path = __webpack_require__(84798);
		;
		const bufferBytes = 512 * 1024;
		function openAtomicFile(path, title) {
			const temporary = (0, unfinished_path.t)(path);
			const buffer = Buffer.allocUnsafeSlow(bufferBytes);
			let writtenBytes = 0;
			let bufferedBytes = 0;
			let isOpen = true;
			let isInPlace = false;
			let newFolders = [];
			const written = {
				what: `The ${title} "${path}"`,
				path,
				hint: "Name a file in a folder that can be written to."
			};
			const guarded = (action) => (0, guarded_write.m3)(written, action);
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
				const wasOpen = isOpen;
				isOpen = false;
				if (wasOpen) (0, external_node_fs_.closeSync)(descriptor);
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
					try {
						release();
					} catch {}
					if (!isInPlace) (0, temporary_folder.cF)(temporary);
				}
			};
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
		function testedBase({ event, env, ask, now, source = {}, otherBranch }) {
			const timestamp = (0, _run_start_js__WEBPACK_IMPORTED_MODULE_0__.c)(event, now);
			if (otherBranch !== undefined) return {
				timestamp,
				...baseOnOther(otherBranch, event, env, ask, timestamp)
			};
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
		function baseOnOther(branch, event, env, ask, start) {
			const known = (0, _completed_run_js__WEBPACK_IMPORTED_MODULE_1__.d)(event, env) === undefined ? mergeBase([remoteBranch(branch)], ask, start) : undefined;
			return known ?? { mayBeOlder: true };
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
	53466: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => isFork,
			F: () => findCommentPlaces
		});
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60331);
		var _ci_context_completed_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8436);
		var _ci_context_merge_queue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9655);
		var _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77637);
		var _github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55094);
		const maximumPlaces = 3;
		async function findCommentPlaces(run, client) {
			const { event, env, pullRequest } = run;
			if ((0, _ci_context_completed_run_js__WEBPACK_IMPORTED_MODULE_1__.d)(event, env)) return placesOfWorkflowRun(run, client);
			const known = [
				event.pull_request?.number,
				event.issue?.pull_request && event.issue.number,
				pullRequest,
				env.GITHUB_EVENT_NAME === "merge_group" ? (0, _ci_context_merge_queue_js__WEBPACK_IMPORTED_MODULE_2__.C)(event.merge_group?.head_ref ?? env.GITHUB_REF) : undefined
			].find(isNumber);
			if (known !== undefined) return { places: [{
				kind: "pullRequest",
				number: known
			}] };
			if (run.onCommits && isNumber(event.issue?.number)) return { places: [{
				kind: "issue",
				number: event.issue.number
			}] };
			return placesOfCommit(run, client);
		}
		const isNumber = (value) => Number.isSafeInteger(value) && Number(value) > 0;
		async function placesOfCommit({ event, env, onCommits }, client) {
			const sha = event.merge_group?.head_sha || env.GITHUB_SHA;
			const start = `The workflow was started by ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(env.GITHUB_EVENT_NAME || "an unknown event")}`;
			if (!sha) return { reason: `${start}, and GITHUB_SHA is empty.` };
			const isPush = env.GITHUB_EVENT_NAME === "push";
			const pulls = await client.pullRequestsOfCommit(sha).catch((error) => {
				if (isPush && onCommits && error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_0__.y && error.failure === "permission") return [];
				throw error;
			});
			const places = placesAt(sha, pulls);
			if (places.length > 0) return { places };
			if (isPush && onCommits) return { places: [{
				kind: "commit",
				sha
			}] };
			return { reason: `${start}, and no open pull request has the commit ${short(sha)} as its head.` };
		}
		async function placesOfWorkflowRun(run, client) {
			const { head_repository, head_branch: branch, head_sha: sha, event: trigger } = run.event.workflow_run ?? {};
			const repository = head_repository?.full_name;
			const withoutInput = run.pullRequest === undefined ? "" : " On workflow_run, the input pull-request is ignored.";
			const none = (reason) => ({ reason: reason + withoutInput });
			if (!repository) return none("The event does not name the repository that the workflow ran for. The fork may have been deleted.");
			if (!branch || !sha) return none("The event does not name the branch and commit that the workflow ran for.");
			const isOurs = (0, _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__.y)(repository, run.env.GITHUB_REPOSITORY);
			const queued = isOurs && trigger === "merge_group" ? (0, _ci_context_merge_queue_js__WEBPACK_IMPORTED_MODULE_2__.C)(branch) : undefined;
			if (queued !== undefined) return { places: [{
				kind: "pullRequest",
				number: queued
			}] };
			const found = await client.pullRequestsOfBranch(repository.split("/", 1)[0] ?? "", branch);
			const pulls = found.filter((pull) => pull.isOpen && pull.headBranch === branch && (0, _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__.y)(pull.headRepository, repository));
			const places = placesAt(sha, pulls);
			if (places.length > 0) return { places };
			const [moved] = pulls;
			if (moved) return none(`The workflow ran for commit ${short(sha)}, but pull request #${moved.number} has a newer one.`);
			if (isOurs && trigger === "push" && run.onCommits) return { places: [{
				kind: "commit",
				sha
			}] };
			return none(`No open pull request has the commit ${short(sha)} of ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(`${repository}:${branch}`)} as its head.`);
		}
		function placesAt(sha, pulls) {
			return pulls.filter((pull) => pull.isOpen && pull.headSha === sha).slice(0, maximumPlaces).map(({ number }) => ({
				kind: "pullRequest",
				number
			}));
		}
		const short = (sha) => (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(sha.slice(0, 7));
		function isFork(event, repository) {
			const { pull_request: pull, workflow_run: workflowRun } = event;
			if (pull) return !(0, _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__.y)(pull.head?.repo?.full_name, pull.base?.repo?.full_name ?? repository);
			return workflowRun ? !(0, _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__.y)(workflowRun.head_repository?.full_name, repository) : false;
		}
	}),
	92248: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => commentPermission,
			m: () => tokenPermissions
		});
		const tokenPermissions = {
			comment: "pull-requests: write",
			pullRequests: "pull-requests: read",
			runs: "actions: read"
		};
		function commentPermission({ kind }) {
			if (kind === "commit") return "contents: write";
			return kind === "issue" ? "issues: write" : tokenPermissions.comment;
		}
	}),
	48862: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createRunHistory: () => createRunHistory });
		var defined_fields = __webpack_require__(43268);
		var counts = __webpack_require__(3517);
		var display_text = __webpack_require__(60331);
		var shorten = __webpack_require__(59088);
		var github_event = __webpack_require__(36255);
		var tested_base = __webpack_require__(2320);
		;
		const hash = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
		function readCommit(commit, repository) {
			const stored = commit !== undefined && hash.test(commit) ? repository?.ask("cat-file", "commit", commit) : undefined;
			if (stored === undefined) return undefined;
			const end = stored.indexOf("\n\n");
			const header = end === -1 ? stored : stored.slice(0, end);
			return (0, defined_fields.X)({
				tree: /^tree ([0-9a-f]{40,64})$/m.exec(header)?.[1],
				parent: /^parent ([0-9a-f]{40,64})$/m.exec(header)?.[1],
				author: /^author ([^<\r\n\u2028\u2029]*)</m.exec(header)?.[1]?.trim(),
				message: end === -1 ? undefined : stored.slice(end).trim()
			});
		}
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
		var commit_facts = __webpack_require__(21845);
		var with_new_names = __webpack_require__(97992);
		var build_of_run = __webpack_require__(1093);
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
		function ownEvidence({ results, judgement, isQuarantined }) {
			if (judgement !== undefined && !hasEvidence(judgement.counts)) return [];
			const failures = [];
			for (const test of results.all()) {
				const { id, cause, job, outcome } = test;
				if (outcome !== "F" || isQuarantined(test)) continue;
				const verdict = judgement?.verdictOf(id, cause, job === undefined ? [] : [job]);
				if (verdict?.kind !== "known" || verdict.parent !== undefined) failures.push({
					id,
					cause
				});
			}
			return failures;
		}
		const hasEvidence = ({ new: fresh, unseen, unknown, flaky, knownInParent = 0 }) => fresh + unseen + unknown + flaky + knownInParent > 0;
		;
		function countFailedBuilds(builds, last) {
			if (builds[last]?.status !== "failed") return undefined;
			const passed = builds.slice(0, last).findLastIndex(({ status }) => status === "successful");
			return builds.slice(passed + 1, last + 1).filter(({ status }) => status === "failed").length;
		}
		var outcomes = __webpack_require__(89855);
		var result_details = __webpack_require__(66940);
		;
		function findSigns(row, history) {
			const { results } = row;
			const ofBuilds = (0, outcomes.oo)(results);
			const signs = findSignBuilds(row, history);
			if (signs.length === 0) return {
				signs: [],
				ofBuilds
			};
			const details = (0, result_details.ED)(row);
			return {
				signs: signs.map((build) => ({
					build,
					cause: details.get(build)?.cause,
					failedJob: (0, outcomes.WN)(results, build) || details.get(build)?.isRerun === true
				})),
				ofBuilds
			};
		}
		function findSignBuilds(row, history) {
			const { results } = row;
			const signs = [];
			for (let build = 0; build < results.length; build += 1) {
				if ((0, outcomes.gb)(results, build) && isUnsteady(results, build, history) && !history.outages.brokeTest(row, build)) signs.push(build);
			}
			return signs;
		}
		function findSignsOfJobs(rows, history) {
			const all = rows.map((row) => findSigns(row, history));
			const signs = new Map();
			for (const sign of all.flatMap((own) => own.signs)) {
				const known = signs.get(sign.build);
				if (known === undefined || sign.failedJob && !known.failedJob) signs.set(sign.build, sign);
			}
			const inOrder = [...signs.values()].sort((one, other) => one.build - other.build);
			return {
				signs: inOrder,
				ofBuilds: Math.max(...all.map(({ ofBuilds }) => ofBuilds))
			};
		}
		const mayHaveSigns = (results) => /[fF]/.test(results);
		function isUnsteady(results, build, { rerunsOf }) {
			if (!(0, outcomes.WN)(results, build)) return results[build] === "f";
			if (rerunsOf(build).some((later) => (0, outcomes.Pc)(results, later))) return true;
			return (0, outcomes.Pc)(results, (0, outcomes.KT)(results, build - 1)) && (0, outcomes.Pc)(results, (0, outcomes.B6)(results, build + 1));
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
		const leastTests = 20;
		function isUnrelated(histories, results) {
			if (results.size < leastTests || histories.size < leastTests) return false;
			return !containsAny(histories, results);
		}
		function containsAny({ columns }, results) {
			for (const { id, job } of results.all()) if (columns.find(id, job) !== -1) return true;
			return false;
		}
		var history_gap = __webpack_require__(5502);
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
		var cause_id = __webpack_require__(74263);
		var history_id = __webpack_require__(80372);
		;
		const maximumPullRequests = 5;
		const dayMs = 24 * 60 * 60 * 1e3;
		function failsInParent(evidence) {
			const parents = evidence.filter(({ isParent }) => isParent);
			return (id, cause) => {
				const key = (0, history_id.E)(id);
				return parents.find(({ failures }) => failures.get(key)?.some((other) => (0, cause_id.w0)(other, cause) === true))?.pullRequest;
			};
		}
		function otherPullRequests(evidence, { id, cause }, now) {
			const key = (0, history_id.E)(id);
			const found = evidence.filter(({ failures }) => failures.get(key)?.some((other) => (0, cause_id.w0)(other, cause) !== false));
			if (found.length === 0) return undefined;
			const numbers = [...new Set(found.map(({ pullRequest }) => pullRequest))].slice(0, maximumPullRequests);
			const first = Math.min(...found.map(({ timestamp }) => timestamp));
			return {
				pullRequests: numbers.toSorted((one, other) => one - other),
				days: Math.max(0, Math.floor(now / dayMs) - Math.floor(first / dayMs))
			};
		}
		;
		function withEvidence(judgement, evidence, now) {
			if (evidence.length === 0) return judgement;
			return {
				...judgement,
				verdictOf(id, cause, jobs) {
					const verdict = judgement.verdictOf(id, cause, jobs);
					if (verdict.kind !== "new" && verdict.kind !== "unseen") return verdict;
					const alsoFailed = otherPullRequests(evidence, {
						id,
						cause
					}, now);
					return alsoFailed === undefined ? verdict : {
						...verdict,
						alsoFailed
					};
				}
			};
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
		const fewer_tests_leastTests = 2;
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
			const lost = [...stopped.values()].filter((entry) => entry.tests >= fewer_tests_leastTests);
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
		var mass_change = __webpack_require__(42361);
		;
		const minimumFailures = 2;
		function createFixedTests(history) {
			const { builds, base, columns, outages } = history;
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
						const isOutageOver = (0, mass_change.p)(passing.length, ran);
						for (const { test, row, reference } of passing) {
							const { first, builds: inARow } = (0, outcomes.$K)(row.results, reference);
							if (isOutageOver) recovered.add(test.id);
							else if (!outages.brokeTest(row, first) && isLasting(row, reference, inARow, history)) {
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
		function isLasting(row, reference, inARow, history) {
			const last = causeOfFailure(row, reference);
			const before = causeOfFailure(row, (0, outcomes.KT)(row.results, reference - 1));
			return (0, cause_id.w0)(last, before) !== false && inARow >= minimumFailures + findSigns(row, history).signs.length;
		}
		var signature = __webpack_require__(19831);
		;
		const mayVary = /[\d/\\"'`#:]/;
		const looseName = (name) => mayVary.test(name) ? (0, signature.y)(name) : name;
		const suiteKey = ({ module, suite }) => JSON.stringify([module ?? "", ...suite]);
		const looseSuiteKey = ({ module, suite }) => JSON.stringify([module ?? "", ...suite.map(looseName)]);
		;
		const maximumResults = 200;
		function findChangingNames(missing, { firstOf }, { columns }) {
			if (missing.length === 0) return () => false;
			const { suiteOf, resultsOf, distinctResults } = columns;
			const runs = distinctResults.map(outcomes.oo);
			const keyOf = (position) => {
				const suite = firstOf(suiteOf[position] ?? 0);
				const name = columns.name(position);
				const loose = looseName(name);
				if (loose !== name) return `${suite} ${loose}`;
				return runs[resultsOf[position] ?? 0] === 1 ? `${suite}` : undefined;
			};
			const resultsOfName = new Map();
			for (const position of missing) {
				const key = keyOf(position);
				if (key !== undefined) resultsOfName.set(key, new Set());
			}
			const suites = new Set(missing.map((position) => firstOf(suiteOf[position] ?? 0)));
			for (let position = 0; resultsOfName.size > 0 && position < columns.length; position += 1) {
				if (runs[resultsOf[position] ?? 0] === 0) continue;
				if (!suites.has(firstOf(suiteOf[position] ?? 0)) || !columns.hasName(position)) continue;
				const known = resultsOfName.get(keyOf(position) ?? "");
				if (known !== undefined && known.size < maximumResults) known.add(resultsOf[position] ?? 0);
			}
			return (position) => {
				const own = distinctResults[resultsOf[position] ?? 0] ?? "";
				return [...resultsOfName.get(keyOf(position) ?? "") ?? []].some((other) => ranApart(own, distinctResults[other] ?? ""));
			};
		}
		function ranApart(one, other) {
			for (let build = 0; build < one.length; build += 1) if ((0, outcomes.gb)(one, build) && (0, outcomes.gb)(other, build)) return false;
			return true;
		}
		;
		function findGoneTests({ isIncomplete, leftOut }, current, history) {
			if (isIncomplete || leftOut > 0) return noTests;
			const missing = findMissing(current, history);
			if (missing.length === 0 || lacksSuites(missing, current, history)) return noTests;
			const gone = createChangeList();
			const shrunk = [...findShrunkSuites(missing, current, history)].map(([first, suite]) => {
				const tests = suite.missing.filter((position) => isGone(resultsAt(position, history), suite, history));
				return {
					tests: tests.length <= current.suites.appearedIn(first) ? [] : tests,
					since: referTo(history.builds[suite.last])
				};
			});
			const changesName = findChangingNames(shrunk.flatMap(({ tests }) => tests), current.suites, history);
			for (const { tests, since } of shrunk) {
				for (const position of tests) {
					if (changesName(position)) continue;
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
			return 2 * ran >= columns.length && (0, mass_change.p)(lost, ran);
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
		const maximumJobs = 1e3;
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
					if (test.job !== undefined && jobs.size < maximumJobs) jobs.add(test.job);
					const position = columns.find(test.id, test.job);
					current.add(test, position);
					if (test.outcome === "S") {
						addSkipped(test, position);
						return;
					}
					fixed.add(test, position);
					if (couldBeSlower(test)) addSlow(test, position);
				},
				jobs,
				isInRun: (position) => current.has(position),
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
		const manyTests = 3;
		function createCauseSpread(history, causes) {
			let read;
			const spread = () => {
				read ??= readSpread(history, causes);
				return read;
			};
			return {
				testsIn: (build, cause) => spread().tests.get(`${build} ${cause}`)?.size ?? 0,
				isSignOfOther: (cause, id) => [...spread().signs.get(cause) ?? []].some((other) => !id.startsWith(other))
			};
		}
		function readSpread(history, causes) {
			const { columns } = history;
			const tests = new Map();
			const signs = new Map();
			const candidates = columns.distinctResults.map(mayHaveSigns);
			const isWanted = (cause) => cause !== undefined && causes.has(cause);
			for (let position = 0; position < columns.length; position += 1) {
				if (candidates[columns.resultsOf[position] ?? 0] !== true) continue;
				const fields = columns.causes(position);
				if (!fields.causes.some(isWanted) && fields.flakyCauses?.some(isWanted) !== true) continue;
				const row = columns.row(position);
				if (row === undefined) continue;
				for (const [build, { cause }] of (0, result_details.ED)(row)) if (cause !== undefined && causes.has(cause)) add(tests, `${build} ${cause}`, row.id);
				for (const { cause } of findSigns(row, history).signs) if (cause !== undefined && causes.has(cause)) add(signs, cause, row.id);
			}
			return {
				tests,
				signs
			};
		}
		function add(sets, key, id) {
			const ids = sets.get(key) ?? new Set();
			sets.set(key, ids);
			if (ids.size < manyTests) ids.add(id);
		}
		;
		function failureRange(results, first, builds) {
			const passed = builds[(0, outcomes.KT)(results, first - 1)];
			const failed = builds[first];
			if (passed === undefined || failed === undefined) return undefined;
			if (passed.commit !== undefined && passed.commit === failed.commit) return undefined;
			const { parent, subject, author } = failed;
			const isOnly = parent !== undefined && parent === passed.commit;
			return {
				lastPassed: referTo(passed),
				...isOnly && { onlyCommit: (0, defined_fields.X)({
					subject,
					author
				}) }
			};
		}
		;
		const leastChance = .01;
		const highRate = .1;
		const rateOf = ({ signs, ofBuilds }) => (signs.length + 1) / (ofBuilds + 2);
		const isLikely = (flakiness, times) => rateOf(flakiness) ** times >= leastChance;
		const outlastsRetries = (flakiness) => flakiness.signs.some(({ failedJob }) => failedJob) || rateOf(flakiness) >= highRate;
		;
		const recentBuilds = 10;
		function recentResults(results) {
			let [failed, flaky, ofBuilds] = [
				0,
				0,
				0
			];
			for (let build = (0, outcomes.KT)(results, results.length - 1); build >= 0 && ofBuilds < recentBuilds; build = (0, outcomes.KT)(results, build - 1)) {
				ofBuilds += 1;
				if ((0, outcomes.WN)(results, build)) failed += 1;
				else if (results[build] === "f") flaky += 1;
			}
			return {
				failed,
				flaky,
				ofBuilds
			};
		}
		;
		const minimumSigns = 2;
		const maximumTests = 2;
		function judgeFlaky(row, failure, reference, history, run) {
			if ((0, outcomes.$K)(row.results, reference).builds >= minimumSigns) return undefined;
			const rows = [row, ...history.otherRows(row)];
			if (!rows.some(({ results }) => mayHaveSigns(results))) return undefined;
			const flakiness = findSignsOfJobs(rows, history);
			const { signs, ofBuilds } = flakiness;
			const { cause, isRepeated = false } = failure;
			if (signs.length < minimumSigns && !isOwnCause(signs, cause, run)) return undefined;
			if (hasNewCause(rows, cause) && !isSignElsewhere(failure, run)) return undefined;
			if (isRepeated && !outlastsRetries(flakiness)) return undefined;
			if (!isLikely(flakiness, failure.times())) return undefined;
			return {
				kind: "flaky",
				failedBuilds: signs.length,
				ofBuilds,
				...(0, defined_fields.X)({
					lastSign: referTo(history.builds[signs.at(-1)?.build ?? -1]),
					recent: recentResults(row.results)
				})
			};
		}
		function isOwnCause(signs, cause, { spread, testsOf }) {
			if (cause === undefined || !(0, cause_id.Lj)(cause) || testsOf(cause) > maximumTests) return false;
			return signs.some((sign) => (0, cause_id.w0)(sign.cause, cause) === true && spread.testsIn(sign.build, cause) <= maximumTests);
		}
		function hasNewCause(rows, cause) {
			const all = rows.flatMap(({ causes, flakyCauses = [] }) => [...causes, ...flakyCauses]);
			const known = all.map((other) => (0, cause_id.w0)(other, cause)).filter((isSame) => isSame !== undefined);
			return known.length > 0 && !known.includes(true);
		}
		const isSignElsewhere = ({ id, cause }, { spread }) => cause !== undefined && (0, cause_id.Lj)(cause) && spread.isSignOfOther(cause, id);
		;
		function findReference(row, cause, { base, mayBeOlder, outages }) {
			const { results } = row;
			const hasCause = (build) => (0, cause_id.w0)(causeOfFailure(row, build), cause) === true;
			const counts = (build) => !(0, outcomes.WN)(results, build) || !outages.brokeTest(row, build) || hasCause(build);
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
		function judgeFailure(row, failure, history, run) {
			const { cause } = failure;
			if (history.base.index === -1) return { kind: "unknown" };
			if (row === undefined) return { kind: "unseen" };
			const reference = findReference(row, cause, history);
			if (reference === -1 && !wasKnown(row, history.base.index)) return { kind: "unseen" };
			const flaky = run && judgeFlaky(row, failure, reference, history, run);
			return flaky ?? compare(row, cause, reference, history);
		}
		const wasKnown = (row, base) => row !== undefined && /[^-]/.test(row.results.slice(0, base + 1));
		const unsteady = (row, history) => mayHaveSigns(row.results) && findSigns(row, history).signs.length > 0 ? { recent: recentResults(row.results) } : {};
		function compare(row, cause, reference, history) {
			const age = describeReference(reference, history);
			const recent = unsteady(row, history);
			if (!(0, outcomes.WN)(row.results, reference)) {
				return {
					kind: "new",
					...optional("since", referTo(history.builds[reference])),
					...optional("passedBuilds", countPasses(row.results, history.base.index)),
					...recent,
					...optional("reference", age)
				};
			}
			const failures = (0, outcomes.$K)(row.results, reference);
			const { first, builds } = failures;
			const since = optional("since", referTo(history.builds[first]));
			const differs = (0, cause_id.w0)(causeOfFailure(row, reference), cause) === false && !changesCause(row, failures, reference);
			if (differs) return {
				kind: "new",
				...since,
				builds,
				differs,
				...recent,
				...optional("reference", age)
			};
			return {
				kind: "known",
				...since,
				builds,
				...optional("range", failureRange(row.results, first, history.builds)),
				...recent,
				...optional("fixed", referTo(history.builds[findFix(row.results, reference)])),
				...optional("reference", age)
			};
		}
		function countPasses(results, base) {
			let passes = 0;
			for (let build = (0, outcomes.KT)(results, base); build >= 0; build = (0, outcomes.KT)(results, build - 1)) {
				if (results[build] !== "P") return undefined;
				passes += 1;
			}
			return passes === 0 ? undefined : passes;
		}
		function changesCause(row, { first }, last) {
			const causes = [];
			for (let build = first; build <= last; build += 1) if ((0, outcomes.WN)(row.results, build)) causes.push(causeOfFailure(row, build));
			return causes.some((one) => causes.some((other) => (0, cause_id.w0)(one, other) === false));
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
		var history_rows = __webpack_require__(988);
		;
		function uniteRows([first, ...others], cause) {
			if (others.length === 0) return first;
			const rows = [first, ...others];
			const details = rows.map(result_details.ED);
			const chosen = [...first.results].map((_, build) => {
				const results = rows.map(({ results }, index) => ({
					outcome: results[build],
					details: details[index]?.get(build)
				}));
				return resultOf(results, cause);
			});
			const results = chosen.map(({ outcome }) => outcome).join("");
			const { id, module, suite, name } = first;
			return (0, history_rows.xG)({
				id,
				module,
				suite,
				name,
				results,
				...(0, result_details.Bz)(results, (build) => chosen[build]?.details),
				isOlder: rows.some(history_rows.tW)
			});
		}
		function resultOf(results, cause) {
			const failed = results.filter(({ outcome }) => (0, outcomes.WN)(outcome, 0));
			const same = failed.find(({ details }) => (0, cause_id.w0)(details?.cause, cause) === true);
			const [firstFailed] = failed;
			const flaky = results.filter(({ outcome }) => outcome === "f");
			const hasPass = results.some(({ outcome }) => (0, outcomes.Pc)(outcome, 0));
			return same ?? (hasPass ? undefined : firstFailed) ?? flaky.find(({ details }) => (0, cause_id.w0)(details?.cause, cause) === true) ?? flaky[0] ?? results.find(({ outcome }) => outcome === "P") ?? results.find(({ outcome }) => outcome === "S") ?? {
				outcome: "-",
				details: undefined
			};
		}
		;
		const maximumRows = 200;
		const maximumFailed = 20;
		function createRenamedTests(unseen, history, isInRun) {
			const { byName, byCause, lacksNames } = indexRows(unseen, history, isInRun);
			const changingNames = new Set();
			const united = new Map();
			const rowsAt = (positions, job) => {
				const rows = new Map();
				for (const position of positions ?? []) {
					const id = history.columns.row(position)?.id;
					const row = id === undefined ? undefined : history.find(id, job);
					if (row !== undefined) rows.set(row.id, row);
				}
				return [...rows.values()].sort((one, other) => one.id < other.id ? -1 : 1);
			};
			const findByName = (test, isFormer) => {
				const name = looseName(test.name);
				const positions = byName.get(nameKey(looseSuiteKey(test), name))?.slice(-maximumRows);
				const [first, ...others] = rowsAt(positions, test.job).map((row) => withComparableCauses(row, test.cause));
				if (first === undefined) return undefined;
				if (others.length === 0) return {
					row: first,
					name: first.name
				};
				if (!isFormer) changingNames.add(name);
				return {
					row: uniteRows([first, ...others], test.cause),
					name
				};
			};
			const findByCause = (test) => {
				const { cause } = test;
				if (cause === undefined) return undefined;
				const row = rowsAt(byCause.get(nameKey(suiteKey(test), cause)), test.job).find((other) => failsFor(other, cause, history));
				return row && {
					row,
					name: row.name
				};
			};
			return {
				find(test) {
					const former = formerOf(test);
					const named = former ?? test;
					const key = JSON.stringify([
						looseSuiteKey(test),
						looseName(test.name),
						suiteKey(named),
						looseName(named.name),
						test.job,
						test.cause
					]);
					if (!united.has(key)) {
						const byName = findByName(test, false) ?? (former && findByName(former, true));
						united.set(key, byName ?? findByCause(test) ?? (former && findByCause(former)));
					}
					return united.get(key);
				},
				lacksNames,
				changingNames
			};
		}
		const formerOf = ({ former, ...test }) => former && {
			...test,
			...former
		};
		function withComparableCauses(row, cause) {
			if (cause === undefined || (0, cause_id.Lj)(cause)) return row;
			const comparable = (other) => other === undefined || other === cause || (0, cause_id.Lj)(other) ? other : undefined;
			const { causes, flakyCauses } = row;
			return {
				...row,
				causes: causes.map(comparable),
				...(0, defined_fields.X)({ flakyCauses: flakyCauses?.map(comparable) })
			};
		}
		function failsFor(row, cause, history) {
			const reference = findReference(row, cause, history);
			return (0, outcomes.WN)(row.results, reference) && (0, cause_id.w0)(causeOfFailure(row, reference), cause) === true;
		}
		const nameKey = (suite, name) => `${suite} ${name}`;
		function indexRows(unseen, { columns }, isInRun) {
			const byName = new Map();
			const looseSuites = new Set();
			const causes = new Set();
			for (const test of [...unseen, ...unseen.flatMap((each) => formerOf(each) ?? [])]) {
				const suite = looseSuiteKey(test);
				looseSuites.add(suite);
				byName.set(nameKey(suite, looseName(test.name)), []);
				if (test.cause !== undefined && (0, cause_id.Lj)(test.cause)) causes.add(test.cause);
			}
			const byCause = new Map();
			const { suiteOf, suiteCount, resultsOf, distinctResults } = columns;
			const suites = createSuiteLookup(suiteCount, columns.suite, looseSuites);
			const hasFailure = distinctResults.map(mayHaveSigns);
			let lacksNames = false;
			for (let position = 0; position < columns.length; position += 1) {
				const results = resultsOf[position] ?? 0;
				if (distinctResults[results] === "" || isInRun(position)) continue;
				if (!columns.hasName(position)) {
					lacksNames = true;
					continue;
				}
				const suite = suites(suiteOf[position] ?? 0);
				if (suite !== undefined) byName.get(nameKey(suite, looseName(columns.name(position))))?.push(position);
				if (causes.size > 0 && hasFailure[results] === true) addFailed(byCause, position);
			}
			return {
				byName,
				byCause,
				lacksNames
			};
			function addFailed(failed, position) {
				for (const cause of new Set(columns.causes(position).causes)) {
					if (cause === undefined || !causes.has(cause)) continue;
					const key = nameKey(suiteKey(columns.suite(suiteOf[position] ?? 0)), cause);
					const positions = failed.get(key) ?? [];
					if (positions.length < maximumFailed) failed.set(key, [...positions, position]);
				}
			}
		}
		function createSuiteLookup(count, suite, wanted) {
			const keys = Array.from({ length: count });
			return (number) => {
				let key = keys[number];
				if (key === undefined) {
					const loose = looseSuiteKey(suite(number));
					key = wanted.has(loose) && loose;
					keys[number] = key;
				}
				return key === false ? undefined : key;
			};
		}
		;
		function createUnseenTests(failed, history, { results, isInRun }) {
			let renamed;
			let isRelated;
			const read = () => {
				renamed ??= createRenamedTests([...failed()].filter(({ id, job }) => !wasKnown(history.find(id, job), history.base.index)), history, isInRun);
				return renamed;
			};
			return {
				find: (test) => read().find(test),
				gap() {
					if (history.isDamaged) return "lostTests";
					isRelated ??= containsAny(history, results);
					if (!isRelated) return "noTest";
					return read().lacksNames ? "noNames" : undefined;
				},
				changingNames: () => renamed === undefined || renamed.changingNames.size === 0 ? undefined : renamed.changingNames
			};
		}
		;
		function judgeFailures({ failed, quarantined, testsOfCause }, history, run) {
			const causes = {
				testsOf: (cause) => testsOfCause.get(cause)?.size ?? 0,
				spread: createCauseSpread(history, new Set([...testsOfCause.keys()].filter(cause_id.Lj)))
			};
			const newCauses = new Set();
			const isShared = (cause) => cause !== undefined && newCauses.has(cause);
			const chanceOf = ({ cause }) => isShared(cause) ? undefined : causes;
			const unseen = createUnseenTests(() => [...failed.values()].flat(), history, run);
			let gap;
			const judgeUnseen = (failure, test) => {
				const other = test && unseen.find(test);
				const verdict = judgeFailure(other?.row, {
					...failure,
					id: other?.row.id ?? failure.id
				}, history, chanceOf(failure));
				if (other !== undefined && verdict.kind !== "unseen") return {
					...verdict,
					as: other.name
				};
				gap ??= unseen.gap();
				return gap === undefined ? verdict : { kind: "unknown" };
			};
			const judge = (failure, job, test) => {
				if (history.base.index === -1) {
					if (history.builds.length > 0) gap = "olderBase";
					return { kind: "unknown" };
				}
				const row = history.find(failure.id, job);
				const verdict = row === undefined ? undefined : judgeFailure(row, failure, history, chanceOf(failure));
				const isSeen = verdict !== undefined && verdict.kind !== "unseen";
				return inParent(isSeen ? verdict : judgeUnseen(failure, test), failure, run);
			};
			const judgeTest = (tests) => tests.map((test) => {
				const { id, job, cause, isRepeated } = test;
				return {
					job,
					cause,
					verdict: judge({
						id,
						cause,
						isRepeated,
						times: () => timesInARow(test, tests, run)
					}, job, test)
				};
			});
			const verdictOfOther = (id, cause, job) => judge({
				id,
				cause,
				times: () => 1
			}, job);
			const judged = new Map([...failed].map(([id, tests]) => [id, judgeTest(tests)]));
			for (const failures of judged.values()) {
				for (const { cause, verdict } of failures) if (cause !== undefined && isNew(verdict)) newCauses.add(cause);
			}
			for (const [id, tests] of failed) {
				const mayChange = judged.get(id)?.some(({ cause, verdict }) => verdict.kind === "flaky" && isShared(cause));
				if (mayChange === true) judged.set(id, judgeTest(tests));
			}
			const kindOfCause = kindsOfCauses(judged);
			return {
				counts: countVerdicts(judged, quarantined),
				verdictOfCause: (cause) => kindOfCause.get(cause),
				...(0, defined_fields.X)({
					gap,
					changingNames: unseen.changingNames()
				}),
				verdictOf(id, cause, jobs) {
					const ofCause = (judged.get(id) ?? []).filter((failure) => failure.cause === cause);
					const inJob = (job) => ofCause.find((failure) => failure.job === job)?.verdict ?? verdictOfOther(id, cause, job);
					const verdicts = jobs.length > 0 ? jobs.map(inJob) : ofCause.map(({ verdict }) => verdict);
					if (verdicts.length === 0) return verdictOfOther(id, cause);
					return verdicts.reduce(mostImportant);
				}
			};
		}
		function countVerdicts(judged, quarantined) {
			const counts = {
				unknown: 0,
				unseen: 0,
				flaky: 0,
				known: 0,
				new: 0,
				quarantined
			};
			let [knownFixed, knownInParent] = [0, 0];
			for (const failures of judged.values()) {
				const { kind, fixed, parent } = failures.map(({ verdict }) => verdict).reduce(mostImportant);
				counts[kind] += 1;
				if (kind === "known" && fixed !== undefined) knownFixed += 1;
				if (parent !== undefined) knownInParent += 1;
			}
			return {
				...counts,
				...knownFixed > 0 && { knownFixed },
				...knownInParent > 0 && { knownInParent }
			};
		}
		function kindsOfCauses(judged) {
			const kinds = new Map();
			for (const failures of judged.values()) {
				for (const { cause, verdict } of failures) {
					if (cause === undefined) continue;
					const known = kinds.get(cause) ?? verdict.kind;
					kinds.set(cause, rank(known) <= rank(verdict.kind) ? known : verdict.kind);
				}
			}
			return kinds;
		}
		function timesInARow({ id, cause }, tests, { results, jobs, pushes }) {
			const before = pushes?.(id, cause) ?? 0;
			const mayBeOutage = cause !== undefined && (0, cause_id.d8)(cause);
			if (tests.length === 1 || mayBeOutage || tests.some((other) => other.cause !== cause)) return 1 + before;
			const failedIn = new Set(tests.map(({ job }) => job));
			const passes = [...jobs].some((job) => !failedIn.has(job) && (0, outcomes.Pc)(results.find(id, job)?.outcome ?? "-", 0));
			return (passes ? 1 : tests.length) + before;
		}
		function inParent(verdict, { id, cause }, { failsInParent }) {
			const parent = isNew(verdict) ? failsInParent?.(id, cause) : undefined;
			return parent === undefined ? verdict : {
				kind: "known",
				parent
			};
		}
		const isNew = ({ kind }) => kind === "new" || kind === "unseen";
		const rank = (kind) => judgement.I.indexOf(kind);
		function mostImportant(first, next) {
			if (rank(next.kind) !== rank(first.kind)) return rank(next.kind) < rank(first.kind) ? next : first;
			return first.fixed !== undefined && next.fixed === undefined ? next : first;
		}
		;
		function flakyPerBuild(history) {
			const { builds, columns } = history;
			const { resultsOf, distinctResults } = columns;
			const shared = distinctResults.map((results) => mayHaveSigns(results) ? findSignBuilds({ results }, history) : noBuilds);
			const ofJobs = new Map();
			let signs = 0;
			for (let position = 0; position < columns.length; position += 1) {
				const results = resultsOf[position] ?? 0;
				const job = columns.job(position);
				if (job === undefined) {
					signs += shared[results]?.length ?? 0;
					continue;
				}
				const id = columns.row(position)?.id ?? "";
				const counted = ofJobs.get(id) ?? new Set(shared[resultsOf[columns.find(id)] ?? -1]);
				ofJobs.set(id, counted);
				const before = counted.size;
				for (const build of findSignBuilds({
					job,
					results: distinctResults[results] ?? ""
				}, history)) counted.add(build);
				signs += counted.size - before;
			}
			return builds.length === 0 ? 0 : signs / builds.length;
		}
		const noBuilds = [];
		;
		function createFailureGroups(isQuarantined = () => false) {
			const failed = new Map();
			const excused = new Set();
			const testsOfCause = new Map();
			return {
				add(test) {
					if (test.outcome !== "F" && test.outcome !== "f") return;
					if (test.cause !== undefined) {
						const tests = testsOfCause.get(test.cause) ?? new Set();
						testsOfCause.set(test.cause, tests);
						if (tests.size < manyTests) tests.add(test.id);
					}
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
						quarantined: excused.size,
						testsOfCause
					};
				}
			};
		}
		;
		function createKnownFlaky(history, isQuarantined = () => false) {
			const known = new Set();
			const others = new Set();
			const isKnown = ({ id, job }) => {
				const row = history.find(id, job);
				if (row === undefined) return false;
				if (findSigns(row, history).signs.length > 0) return true;
				return judgeFailure(row, {
					id,
					cause: undefined,
					times: () => 1
				}, history, undefined).kind === "known";
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
		const outages_maximumJobs = 1e3;
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
				if (!jobs.has(job) && jobs.size < outages_maximumJobs) jobs.set(job, own);
				outages_add(own, results, 1);
				const replaced = columns.find(columns.row(position)?.id ?? "");
				if (replaced !== -1) outages_add(own, resultsOf[replaced] ?? 0, -1);
			}
			const counts = count(tests.entries(), distinctResults, length);
			const ofJobs = new Map([...jobs].map(([job, own]) => [job, count(own, distinctResults, length)]));
			const isOutage = (job, build) => {
				const own = job === undefined ? undefined : ofJobs.get(job);
				const sum = (key) => (counts[key][build] ?? 0) + (own?.[key][build] ?? 0);
				const began = sum("beganToFail");
				return (0, mass_change.p)(began, sum("ran")) && 2 * sum("passedAgain") >= began;
			};
			return { brokeTest: ({ job, results }, build) => beganToFail(results, build) && isOutage(job, build) };
		}
		const outages_add = (tests, results, more) => {
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
				const passedAtOnce = hasPassedLast && results[build] === "f";
				began = fails && hasPassedLast ? build : -1;
				if (began !== -1 || passedAtOnce) beganToFail[build] = (beganToFail[build] ?? 0) + tests;
				if (passedAtOnce) passedAgain[build] = (passedAgain[build] ?? 0) + tests;
				hasPassedLast = !fails;
			}
		}
		const beganToFail = (results, build) => ((0, outcomes.WN)(results, build) || results[build] === "f") && (0, outcomes.Pc)(results, (0, outcomes.KT)(results, build - 1));
		;
		function findReruns(builds) {
			const reruns = new Map();
			const indexes = new Map();
			for (const [index, { commit, tree }] of builds.entries()) {
				for (const code of [commit, tree]) {
					if (code === undefined) continue;
					const earlier = indexes.get(code) ?? [];
					indexes.set(code, earlier);
					for (const build of earlier) reruns.set(build, [...reruns.get(build) ?? [], index]);
					earlier.push(index);
				}
			}
			return (build) => reruns.get(build) ?? reruns_noBuilds;
		}
		const reruns_noBuilds = [];
		var job_rows = __webpack_require__(70025);
		;
		function createRowFinder(histories) {
			let ofJobs;
			return ({ id, job }) => {
				ofJobs ??= (0, job_rows.$j)(histories);
				const shared = job === undefined ? undefined : histories.find(id);
				const others = [...ofJobs.get((0, history_id.E)(id))?.values() ?? []].filter((other) => other.job !== job);
				return shared === undefined ? others : [shared, ...others];
			};
		}
		;
		function judge(input) {
			const { histories = create_histories.up, isDamaged, results, base, isQuarantined, pushes, failsInParent } = input;
			const { builds, columns } = histories;
			const history = {
				builds,
				base: findTestedBuild(builds, base),
				mayBeOlder: base.mayBeOlder === true,
				isDamaged: isDamaged === true,
				outages: findOutages(builds.length, columns),
				rerunsOf: findReruns(builds),
				columns,
				find: (id, job) => histories.find(id, job),
				otherRows: createRowFinder(histories)
			};
			const failures = createFailureGroups(isQuarantined);
			const flaky = createKnownFlaky(history, isQuarantined);
			const changes = createChangeFinder(results, history);
			for (const test of results.all()) {
				failures.add(test);
				flaky.add(test);
				changes.add(test);
			}
			const run = {
				results,
				jobs: changes.jobs,
				isInRun: changes.isInRun,
				...(0, defined_fields.X)({
					pushes,
					failsInParent
				})
			};
			const judged = judgeFailures(failures.result(), history, run);
			const hasNew = judged.counts.new + judged.counts.unseen > 0;
			const average = hasNew ? flakyPerBuild(history) : 0;
			return {
				...judged,
				knownFlaky: flaky.count(),
				changes: changes.result(),
				...(0, defined_fields.X)({ flakyPerBuild: average < 1 ? undefined : average })
			};
		}
		;
		async function judgeWithEvidence(input, store, { now, parentCommit }) {
			const judgement = judge(input);
			const { counts } = judgement;
			if (store === undefined || counts.new + counts.unseen === 0) return { judgement };
			const evidence = await store.read(parentCommit());
			const parent = evidence.find(({ isParent }) => isParent)?.pullRequest;
			if (parent === undefined) return { judgement: withEvidence(judgement, evidence, now) };
			const decided = withEvidence(judge({
				...input,
				failsInParent: failsInParent(evidence)
			}), evidence, now);
			return decided.counts.knownInParent === undefined ? { judgement: decided } : {
				judgement: decided,
				parent
			};
		}
		var open_history = __webpack_require__(19338);
		;
		function createRunHistory(options) {
			const { request, env, ciContext, checkouts, results, now, mask } = options;
			const store = (0, open_history.j)(options, () => idsOfFailures(results));
			if (store === undefined) return undefined;
			let ofRun = {
				judgement: undefined,
				isQuarantined: () => false
			};
			return {
				async compare(isQuarantined) {
					const read = await store.read();
					const found = {
						...read,
						...(0, defined_fields.X)({ histories: (0, with_new_names.n)(read.histories, results) })
					};
					const outcome = await compared(found, options, isQuarantined, {
						pushes: await pushesBefore(found, options),
						evidence: store.evidence
					});
					ofRun = {
						judgement: outcome.judgement,
						isQuarantined
					};
					return {
						...outcome,
						...(0, defined_fields.X)({ fault: found.fault }),
						problems: [
							...found.problems,
							...leftOutProblems(results),
							...unrelatedProblems(found, results)
						]
					};
				},
				async add(summary) {
					const { counts, status, problems, properties, files } = summary;
					const context = ciContext();
					const event = (0, github_event.j)(env.GITHUB_EVENT_PATH);
					const build = (0, build_of_run.vC)({
						ciContext: context,
						event,
						now,
						mask,
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
					if (counts.failed > 0) await store.evidence?.leave(ownEvidence({
						results,
						...ofRun
					}));
					const findCommit = () => {
						const { tree, parent, ...texts } = readCommit(build.commit, (0, git_repository.W)(request.cwd, env)) ?? {};
						return {
							...(0, defined_fields.X)({
								tree,
								parent
							}),
							...(0, commit_facts.T)(texts, mask)
						};
					};
					return store.write({
						build,
						results,
						findCommit,
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
		function describeChangingNames(names) {
			const [first = ""] = names;
			const shown = JSON.stringify((0, shorten.m)((0, display_text.p)(first), maximumName));
			if (names.size === 1) return `The name of a failed test changes with each run: ${shown}. Its history is that of all names that differ only in "#".`;
			return `The names of ${(0, counts.B)(names.size)} failed tests change with each run, such as ${shown}. Their history is that of all names that differ only in "#".`;
		}
		const maximumName = 200;
		function unrelatedProblems({ histories }, results) {
			if (histories === undefined || !isUnrelated(histories, results)) return [];
			const message = `The history contains none of the ${(0, counts.B)(results.size)} tests of this run, so it may belong to another project, module or job. Check its source: failed tests have no verdict.`;
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
		const baseOf = ({ request: { cwd }, env, ciContext, now }, otherBranch) => {
			const repository = (0, git_repository.W)(cwd, env);
			return (0, tested_base.V)({
				event: (0, github_event.j)(env.GITHUB_EVENT_PATH),
				env,
				ask: repository?.ask ?? (() => undefined),
				now,
				source: ciContext().source,
				otherBranch
			});
		};
		async function pushesBefore({ histories }, { results, memory }) {
			if (histories === undefined) return undefined;
			for (const { id, job, outcome } of results.all()) {
				if (outcome === "F" && mayHaveSigns(histories.find(id, job)?.results ?? "")) return (await memory())?.pushes();
			}
			return undefined;
		}
		function parentCommit(options) {
			const { commit, mayBeOlder } = baseOf(options);
			return mayBeOlder === true ? undefined : commit;
		}
		async function compared({ histories, summary, isDamaged }, options, isQuarantined, { pushes, evidence }) {
			if (histories === undefined || histories.builds.length === 0) return { summary };
			const { results, ciContext, now } = options;
			const tested = baseOf(options, summary.replaces === undefined ? undefined : summary.ref);
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
				buildProperties,
				...(0, defined_fields.X)({ hasLostTests: histories.size > 0 || undefined })
			};
			const build = builds[index];
			const base = referTo(build);
			const failedBuilds = countFailedBuilds(builds, index);
			const { judgement, parent } = await judgeWithEvidence({
				histories,
				results,
				base: tested,
				isQuarantined,
				...(0, defined_fields.X)({
					isDamaged,
					pushes
				})
			}, evidence, {
				now: options.now,
				parentCommit: () => summary.replaces === undefined ? undefined : parentCommit(options)
			});
			const { gap, flakyPerBuild, changingNames } = judgement;
			if (changingNames !== undefined) options.say?.(describeChangingNames(changingNames));
			return {
				histories,
				buildProperties,
				judgement,
				summary: {
					...summary,
					...(0, defined_fields.X)({
						parent,
						reason: gap && (0, history_gap.Np)(gap, { history: summary }, builds),
						flakyPerBuild
					}),
					comparedAt: now,
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
