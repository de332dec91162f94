export const id = 8496;
export const ids = [8496];
export const modules = {
	12801: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { c: () => runStart });
		const maximumAgeMs = 35 * 24 * 60 * 60 * 1e3;
		function runStart(event, now) {
			const { workflow_run: completed, merge_group: mergeGroup, pull_request: pull, repository } = event;
			const pushedAt = repository?.pushed_at;
			const time = completed ? timeOf(completed.run_started_at) : timeOf(mergeGroup?.head_commit?.timestamp ?? pull?.updated_at) || (typeof pushedAt === "number" ? pushedAt * 1e3 : Number.NaN);
			return time <= now && time > now - maximumAgeMs ? time : now;
		}
		const timeOf = (text) => typeof text === "string" ? Date.parse(text) : Number.NaN;
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
	28496: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createQuarantineBase: () => createQuarantineBase });
		var errors = __webpack_require__(34758);
		var config_error = __webpack_require__(85877);
		var github_actions = __webpack_require__(48168);
		var added_entries = __webpack_require__(43475);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var github_event = __webpack_require__(36255);
		var tested_base = __webpack_require__(2320);
		var git_repository = __webpack_require__(7764);
		var work_tree = __webpack_require__(21121);
		;
		const changeEvents = ["pull_request", "merge_group"];
		function testsChange({ env, ciContext }) {
			if (env.GITHUB_ACTIONS === "true") return changeEvents.includes(env.GITHUB_EVENT_NAME ?? "");
			const { source } = ciContext();
			return source.pullRequest !== undefined || source.baseBranch !== undefined;
		}
		function placeInBase({ cwd, path, env, ciContext, now }) {
			const repository = (0, git_repository.W)(cwd, env);
			const inRepository = repositoryPath(cwd, path);
			if (repository === undefined || inRepository === undefined || !entryOf(repository, "HEAD", inRepository)) {
				return { reason: "the tested commit does not contain the file." };
			}
			const { source } = ciContext();
			const { commit, mayBeOlder } = (0, tested_base.V)({
				event: (0, github_event.j)(env.GITHUB_EVENT_PATH),
				env,
				ask: repository.ask,
				now,
				source
			});
			if (commit === undefined || mayBeOlder) return { reason: "the commit that the change is compared with is unknown." };
			return {
				repository,
				commit,
				path: inRepository
			};
		}
		const entryOf = ({ ask }, commit, path) => ask("--literal-pathspecs", "ls-tree", "--full-tree", commit, "--", path);
		function repositoryPath(cwd, path) {
			const root = (0, work_tree.vE)(cwd);
			if (root === undefined) return undefined;
			const file = (0, external_node_path_.resolve)(cwd, path);
			const found = (0, external_node_path_.relative)(root, (0, external_node_path_.resolve)((0, external_node_fs_.realpathSync)((0, external_node_path_.dirname)(file)), (0, external_node_path_.basename)(file)));
			return found.startsWith("..") || (0, external_node_path_.isAbsolute)(found) ? undefined : found.split(external_node_path_.sep).join("/");
		}
		function fileInClone({ repository, commit, path }) {
			const listed = entryOf(repository, commit, path);
			if (listed === undefined) return undefined;
			if (listed === "") return { text: undefined };
			const [, hash] = /^100\d{3} blob ([0-9a-f]{40,64})\t[^\n]*$/.exec(listed) ?? [];
			const text = hash === undefined ? undefined : repository.blob(hash);
			return text === undefined ? undefined : { text };
		}
		var once = __webpack_require__(24996);
		;
		const requestMs = 1e4;
		function createQuarantineBase({ list, token, say = () => {}, lostTime, ...run }) {
			const { env } = run;
			const unknown = (reason) => void say(`The entries that this change adds to ${list.path} are unknown: ${reason}`);
			const isChange = (0, once.O)(() => testsChange(run));
			const place = (0, once.O)(() => placeInBase({
				...run,
				path: list.path
			}));
			const cloned = (0, once.O)(() => {
				const found = place();
				return "reason" in found ? undefined : fileInClone(found);
			});
			const inClone = (0, once.O)(async () => {
				const file = isChange() ? cloned() : undefined;
				return file && compared(file.text);
			});
			async function compared(text) {
				if (text === undefined) return (0, added_entries.V8)([]);
				try {
					const { parseQuarantine } = await Promise.all([
						__webpack_require__.e(9547),
						__webpack_require__.e(174),
						__webpack_require__.e(1621)
					]).then(__webpack_require__.bind(__webpack_require__, 91621));
					const { list: base } = await parseQuarantine({
						path: list.path,
						text: text.replace(/^\uFEFF/, "")
					});
					return (0, added_entries.V8)(base.entries);
				} catch (error) {
					if (!(error instanceof config_error.x)) throw error;
					return unknown("the file of the base has errors.");
				}
			}
			async function requested({ commit, path }) {
				if (!token) return unknown("the clone lacks the base, and there is no token to request it with.");
				const { createGitHubClient } = await Promise.all([
					__webpack_require__.e(6752),
					__webpack_require__.e(9730),
					__webpack_require__.e(2924),
					__webpack_require__.e(2379)
				]).then(__webpack_require__.bind(__webpack_require__, 92924));
				const client = createGitHubClient({
					token,
					repository: env.GITHUB_REPOSITORY ?? "",
					apiUrl: env.GITHUB_API_URL || "https://api.github.com",
					deadlineMs: requestMs,
					lostTime
				});
				try {
					return await compared(await client.fileAt(commit, path));
				} catch (error) {
					if (!(error instanceof errors.yo)) throw error;
					return unknown(error.message);
				}
			}
			return {
				inClone,
				async find() {
					if (!isChange()) return undefined;
					if (cloned() !== undefined) return inClone();
					const found = place();
					if ("reason" in found) return unknown(found.reason);
					return (0, github_actions.z)(env) ? requested(found) : unknown("the clone lacks the base.");
				}
			};
		}
	})
};
