"use strict";
exports.id = 8453;
exports.ids = [8453, 8259];
exports.modules = {
78259: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => openAtomicFile });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _make_folder_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29022);
var _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68441);
var _unfinished_path_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34996);
var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
const unsupported = new Set([
"EINVAL",
"ENOTSUP",
"ENOSYS"
]);
function syncFolder(path) {
if (process.platform === "win32") return;
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.openSync)(path, "r");
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_4__.fsyncSync)(descriptor);
} catch (error) {
if (!(error instanceof Error && "code" in error && unsupported.has(String(error.code)))) throw error;
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_4__.closeSync)(descriptor);
}
}
const bufferBytes = 524288;
function openAtomicFile(path, title) {
const temporary = (0, _unfinished_path_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(path);
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
const guarded = (action) => (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(written, action);
const descriptor = guarded(() => {
if ((0, node_fs__WEBPACK_IMPORTED_MODULE_4__.statSync)(path, { throwIfNoEntry: false })?.isFile() === false) throw new Error("it is not a file");
newFolders = (0, _make_folder_mjs__WEBPACK_IMPORTED_MODULE_1__.t)((0, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(path));
return (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.openSync)(temporary, "wx");
});
const writeOut = (bytes) => {
guarded(() => {
for (let start = 0; start < bytes.length;) start += (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.writeSync)(descriptor, bytes, start, bytes.length - start, writtenBytes + start);
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
if (wasOpen) (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.closeSync)(descriptor);
};
const close = () => {
flush();
guarded(() => {
release();
(0, node_fs__WEBPACK_IMPORTED_MODULE_4__.renameSync)(temporary, path);
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
for (let start = 0; start < bytes.length;) start += (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.writeSync)(descriptor, bytes, start, bytes.length - start, position + start);
});
},
length: () => writtenBytes + bufferedBytes,
truncate(length) {
bufferedBytes = Math.max(0, length - writtenBytes);
if (length >= writtenBytes) return;
guarded(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.ftruncateSync)(descriptor, length));
writtenBytes = length;
},
close,
closeDurably() {
flush();
guarded(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.fsyncSync)(descriptor));
close();
guarded(() => {
for (const folder of new Set([(0, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(path), ...newFolders.map((one) => (0, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(one))])) syncFolder(folder);
});
},
discard() {
try {
release();
} catch {}
if (!isInPlace) (0, _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(temporary);
}
};
}
}),
13015: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => isFork,
t: () => findCommentPlaces
});
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6741);
var _completed_run_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49162);
var _merge_queue_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96111);
var _repository_name_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57449);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
const maximumPlaces = 3;
async function findCommentPlaces(run, client) {
const { event, env, pullRequest } = run;
if ((0, _completed_run_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(event, env)) return placesOfWorkflowRun(run, client);
const known = [
event.pull_request?.number,
event.issue?.pull_request && event.issue.number,
pullRequest,
env.GITHUB_EVENT_NAME === "merge_group" ? (0, _merge_queue_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(event.merge_group?.head_ref ?? env.GITHUB_REF) : void 0
].find(isNumber);
if (known !== void 0) return { places: [{
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
const start = `The workflow was started by ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(env.GITHUB_EVENT_NAME || "an unknown event")}`;
if (!sha) return { reason: `${start}, and GITHUB_SHA is empty.` };
const isPush = env.GITHUB_EVENT_NAME === "push";
const places = placesAt(sha, await client.pullRequestsOfCommit(sha).catch((error) => {
if (isPush && onCommits && error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f && error.failure === "permission") return [];
throw error;
}));
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
const withoutInput = run.pullRequest === void 0 ? "" : " On workflow_run, the input pull-request is ignored.";
const none = (reason) => ({ reason: reason + withoutInput });
if (!repository) return none("The event does not name the repository that the workflow ran for. The fork may have been deleted.");
if (!branch || !sha) return none("The event does not name the branch and commit that the workflow ran for.");
const isOurs = (0, _repository_name_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(repository, run.env.GITHUB_REPOSITORY);
const queued = isOurs && trigger === "merge_group" ? (0, _merge_queue_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(branch) : void 0;
if (queued !== void 0) return { places: [{
kind: "pullRequest",
number: queued
}] };
const pulls = (await client.pullRequestsOfBranch(repository.split("/", 1)[0] ?? "", branch)).filter((pull) => pull.isOpen && pull.headBranch === branch && (0, _repository_name_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(pull.headRepository, repository));
const places = placesAt(sha, pulls);
if (places.length > 0) return { places };
const [moved] = pulls;
if (moved) return none(`The workflow ran for commit ${short(sha)}, but pull request #${moved.number} has a newer one.`);
if (isOurs && trigger === "push" && run.onCommits) return { places: [{
kind: "commit",
sha
}] };
return none(`No open pull request has the commit ${short(sha)} of ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(`${repository}:${branch}`)} as its head.`);
}
function placesAt(sha, pulls) {
return pulls.filter((pull) => pull.isOpen && pull.headSha === sha).slice(0, maximumPlaces).map(({ number }) => ({
kind: "pullRequest",
number
}));
}
const short = (sha) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(sha.slice(0, 7));
function isFork(event, repository) {
const { pull_request: pull, workflow_run: workflowRun } = event;
if (pull) return !(0, _repository_name_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(pull.head?.repo?.full_name, pull.base?.repo?.full_name ?? repository);
return workflowRun ? !(0, _repository_name_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(workflowRun.head_repository?.full_name, repository) : false;
}
}),
25391: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { readRepeatedJob: () => readRepeatedJob });
var _open_history_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87604);
async function readRepeatedJob(prepared, attempt) {
const memory = await prepared.memory();
if (memory === void 0 && prepared.request.history === void 0) return void 0;
return {
attempt,
failures: await memory?.earlierFailures() ?? await (0, _open_history_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(prepared, () => [])?.earlierAttempt()
};
}
}),
43543: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => formatSize });
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
76133: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => tokenPermissions,
t: () => commentPermission
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
})
};
;
