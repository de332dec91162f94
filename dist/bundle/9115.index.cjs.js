"use strict";
exports.id = 9115;
exports.ids = [9115];
exports.modules = {
89115: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { createQuarantineBase: () => createQuarantineBase });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _once_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66604);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15615);
var _github_actions_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79024);
var _github_event_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69529);
var _tested_base_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54658);
var _repository_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50451);
var _work_tree_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82309);
var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76760);
const changeEvents = ["pull_request", "merge_group"];
function testsChange({ env, ciContext }) {
if (env.GITHUB_ACTIONS === "true") return changeEvents.includes(env.GITHUB_EVENT_NAME ?? "");
const { source } = ciContext();
return source.pullRequest !== void 0 || source.baseBranch !== void 0;
}
function placeInBase({ cwd, path, env, ciContext, now }) {
const repository = (0, _repository_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(cwd, env);
const inRepository = repositoryPath(cwd, path);
if (repository === void 0 || inRepository === void 0 || !entryOf(repository, "HEAD", inRepository)) return { reason: "the tested commit does not contain the file." };
const { source } = ciContext();
const { commit, mayBeOlder } = (0, _tested_base_mjs__WEBPACK_IMPORTED_MODULE_7__.t)({
event: (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(env.GITHUB_EVENT_PATH),
env,
ask: repository.ask,
now,
source
});
if (commit === void 0 || mayBeOlder) return { reason: "the commit that the change is compared with is unknown." };
return {
repository,
commit,
path: inRepository
};
}
const entryOf = ({ ask }, commit, path) => ask("--literal-pathspecs", "ls-tree", "--full-tree", commit, "--", path);
function repositoryPath(cwd, path) {
const root = (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(cwd);
if (root === void 0) return void 0;
const file = (0, node_path__WEBPACK_IMPORTED_MODULE_6__.resolve)(cwd, path);
const found = (0, node_path__WEBPACK_IMPORTED_MODULE_6__.relative)(root, (0, node_path__WEBPACK_IMPORTED_MODULE_6__.resolve)((0, node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_6__.dirname)(file)), (0, node_path__WEBPACK_IMPORTED_MODULE_6__.basename)(file)));
return found.startsWith("..") || (0, node_path__WEBPACK_IMPORTED_MODULE_6__.isAbsolute)(found) ? void 0 : found.split(node_path__WEBPACK_IMPORTED_MODULE_6__.sep).join("/");
}
function fileInClone({ repository, commit, path }) {
const listed = entryOf(repository, commit, path);
if (listed === void 0) return void 0;
if (listed === "") return { text: void 0 };
const [, hash] = /^100\d{3} blob ([0-9a-f]{40,64})\t[^\n]*$/.exec(listed) ?? [];
const text = hash === void 0 ? void 0 : repository.blob(hash);
return text === void 0 ? void 0 : { text };
}
const requestMs = 1e4;
function createQuarantineBase({ list, token, say = () => {}, lostTime, ...run }) {
const { env } = run;
const unknown = (reason) => void say(`The entries that this change adds to ${list.path} are unknown: ${reason}`);
const isChange = (0, _once_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(() => testsChange(run));
const place = (0, _once_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(() => placeInBase({
...run,
path: list.path
}));
const cloned = (0, _once_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(() => {
const found = place();
return "reason" in found ? void 0 : fileInClone(found);
});
const inClone = (0, _once_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(async () => {
const file = isChange() ? cloned() : void 0;
return file && compared(file.text);
});
async function compared(text) {
if (text === void 0) return (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.S)([]);
try {
const { parseQuarantine } = await Promise.all([
__webpack_require__.e(9547),
__webpack_require__.e(174),
__webpack_require__.e(209)
]).then(__webpack_require__.bind(__webpack_require__, 209));
const { list: base } = await parseQuarantine({
path: list.path,
text: text.replace(/^\uFEFF/, "")
});
return (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.S)(base.entries);
} catch (error) {
if (!(error instanceof _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.rt)) throw error;
return unknown("the file of the base has errors.");
}
}
async function requested({ commit, path }) {
if (!token) return unknown("the clone lacks the base, and there is no token to request it with.");
const { createGitHubClient } = await Promise.all([
__webpack_require__.e(6752),
__webpack_require__.e(3607),
__webpack_require__.e(9518),
__webpack_require__.e(2948)
]).then(__webpack_require__.bind(__webpack_require__, 79518));
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
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._)) throw error;
return unknown(error.message);
}
}
return {
inClone,
async find() {
if (!isChange()) return void 0;
if (cloned() !== void 0) return inClone();
const found = place();
if ("reason" in found) return unknown(found.reason);
return (0, _github_actions_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(env) ? requested(found) : unknown("the clone lacks the base.");
}
};
}
}),
65485: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => runStart });
const maximumAgeMs = 3024e6;
function runStart(event, now) {
const { workflow_run: completed, merge_group: mergeGroup, pull_request: pull, repository } = event;
const pushedAt = repository?.pushed_at;
const time = completed ? timeOf(completed.run_started_at) : timeOf(mergeGroup?.head_commit?.timestamp ?? pull?.updated_at) || (typeof pushedAt === "number" ? pushedAt * 1e3 : NaN);
return time <= now && time > now - maximumAgeMs ? time : now;
}
const timeOf = (text) => typeof text === "string" ? Date.parse(text) : NaN;
}),
54658: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => testedBase });
var _completed_run_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49162);
var _run_start_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65485);
const hashPattern = /^(?!0+$)[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function testedBase({ event, env, ask, now, source = {}, otherBranch }) {
const timestamp = (0, _run_start_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(event, now);
if (otherBranch !== void 0) return {
timestamp,
...baseOnOther(otherBranch, event, env, ask, timestamp)
};
if (env.GITHUB_ACTIONS === "true") return {
timestamp,
...baseOnGitHub(event, env, ask, timestamp)
};
return {
timestamp,
...source.pullRequest !== void 0 || source.baseBranch !== void 0 ? baseOfChange(source, ask, timestamp) : exact(firstParent(ask))
};
}
const exact = (commit) => commit === void 0 ? {} : { commit };
const tip = (commit) => commit === void 0 ? {} : {
commit,
mayBeOlder: true
};
function baseOnGitHub(event, env, ask, start) {
const completed = (0, _completed_run_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(event, env);
const { merge_group: mergeGroup, pull_request: pull } = event;
if (completed) return baseOfCompleted(completed);
if (mergeGroup) return exact(hash(mergeGroup.base_sha));
if (pull) return baseOfPull(pull, env, ask, start) ?? tip(hash(pull.base?.sha));
return exact(env.GITHUB_EVENT_NAME === "push" ? hash(event.before) : void 0);
}
function baseOnOther(branch, event, env, ask, start) {
return ((0, _completed_run_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(event, env) === void 0 ? mergeBase([remoteBranch(branch)], ask, start) : void 0) ?? { mayBeOlder: true };
}
function baseOfCompleted({ event = "", pull_requests: pulls }) {
return event.startsWith("pull_request") ? tip(hash(pulls?.[0]?.base?.sha)) : {};
}
function baseOfPull({ head, base }, env, ask, start) {
const current = ask("rev-parse", "--verify", "HEAD");
if (current === void 0) return void 0;
const [first, second] = parentsOf("HEAD", ask);
const isMergeCommit = env.GITHUB_EVENT_NAME === "pull_request" && current === env.GITHUB_SHA;
if (second !== void 0 && (second === head?.sha || isMergeCommit)) return first === void 0 ? void 0 : exact(first);
return mergeBase([remoteBranch(base?.ref), hash(base?.sha)], ask, start);
}
function baseOfChange({ baseBranch, baseCommit, commit }, ask, start) {
if (hash(baseCommit) !== void 0) return exact(baseCommit);
const base = mergeBase([remoteBranch(baseBranch)], ask, start);
if (base !== void 0) return base;
const [first, second] = parentsOf("HEAD", ask);
if (second === void 0) return {};
return exact(first === commit ? second : first);
}
const remoteBranch = (name) => name ? `refs/remotes/origin/${name}` : void 0;
function mergeBase(others, ask, start) {
for (const other of others) {
const common = other === void 0 ? void 0 : hash(ask("merge-base", "HEAD", other));
if (common !== void 0) return {
commit: common,
timestamp: Math.min(timeOf(common, ask) ?? start, start)
};
}
}
const firstParent = (ask) => parentsOf("HEAD", ask)[0];
const parentsOf = (commit, ask) => [...headerOf(commit, ask).matchAll(/^parent ([0-9a-f]{40,64})$/gm)].flatMap(([, parent]) => hash(parent) ?? []);
function timeOf(commit, ask) {
const seconds = /^committer .*> (\d{1,11}) [+-]\d{4}$/m.exec(headerOf(commit, ask))?.[1];
return seconds === void 0 ? void 0 : Number(seconds) * 1e3;
}
const headerOf = (commit, ask) => (ask("cat-file", "commit", commit) ?? "").split("\n\n", 1)[0] ?? "";
const hash = (text) => typeof text === "string" && hashPattern.test(text) ? text : void 0;
})
};
;
