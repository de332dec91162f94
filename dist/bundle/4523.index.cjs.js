"use strict";
exports.id = 4523;
exports.ids = [
4523,
7763,
5936
];
exports.modules = {
43235: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => mayCallWorkflows });
var _untrusted_event_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1616);
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
const maximumBytes = 524288;
function mayCallWorkflows(env) {
const { GITHUB_WORKFLOW_REF: reference = "", GITHUB_WORKSPACE: workspace = "" } = env;
const [, path] = /^[^/]+\/[^/]+\/(\.github\/workflows\/[^/@]+)@/.exec(reference) ?? [];
if (path === void 0) return false;
if ((0, _untrusted_event_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(env) !== void 0) return true;
const text = readText((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path));
return text === void 0 || text.split("\n").some((line) => line.trimStart().startsWith("uses:") && line.includes(".github/workflows/"));
}
function readText(path) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > maximumBytes ? void 0 : (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
} catch {
return;
}
}
}),
89835: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => stepName,
t: () => distinctJobName
});
function stepName(step) {
const [name = "", use] = step.split("#");
const own = name.split(".").map(nameOfOne).filter(Boolean).join(".");
return use === void 0 ? own : [own, `use ${use}`].filter(Boolean).join(", ");
}
function nameOfOne(step) {
if (!step.startsWith("__")) return step;
const [, number] = /_(\d{1,4})$/.exec(step) ?? [];
if (number === void 0) return "";
return step.startsWith("__run_") ? `script ${number}` : `report ${number}`;
}
function distinctJobName(job, { jobs, own }) {
if (own === void 0) return job;
const name = withoutCaller(own.name, job);
return name !== own.name && jobs.some((other) => other.name !== own.name && withoutCaller(other.name, job) === name) ? own.name : job;
}
function withoutCaller(listed, job) {
if (listed === job || listed.endsWith(` / ${job}`)) return job;
let depth = 0;
for (let index = listed.length - 1; index > 0; index -= 1) if (listed[index] === ")") depth += 1;
else if (listed[index] === "(") depth -= 1;
else if (depth <= 0 && listed.startsWith(" / ", index)) return listed.slice(index + 3);
return listed;
}
}),
99539: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => openGitHubBoard,
c: () => currentParts,
d: () => mergeGates,
f: () => joinedNames,
i: () => isGitHubFailure,
l: () => boundGates,
m: () => markerKey,
n: () => failuresOfAttempts,
o: () => countPushes,
p: () => listedNames,
r: () => isEarlierAttempt,
s: () => earlierPushes,
t: () => attemptOf,
u: () => hasPartFailed
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6741);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47931);
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71184);
var _limits2_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14507);
var _part_document_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21198);
var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77598);
const currentPattern = /^<!-- build-report:v2 key=([0-9a-f]{16}) run=(\d{1,10})(?: data=([A-Za-z0-9+/]{0,60000}={0,2}))? -->$/;
const laterPattern = /^<!-- build-report:v(?:[3-9]|[1-9]\d{1,3}) key=([0-9a-f]{16}) run=(\d{1,10})(?: [^>]*)? -->$/;
const formerPattern = /^<!-- build-report:v1 key=([0-9a-f]{16}) run=(\d{1,15}) outcome=[0-9a-f]{12} -->$/;
const maximumLead = 1e3;
const markerKey = (key) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(key).digest("hex").slice(0, 16);
const isPossibleRun = (run, current) => run <= current + maximumLead;
function markText(content, { key, run, data }) {
const block = data === void 0 ? "" : ` data=${data.toString("base64")}`;
return `${content.trimEnd()}\n\n<!-- build-report:v2 key=${key} run=${run}${block} -->`;
}
function readMarker(body) {
const text = body.trimEnd();
const start = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1;
if (!text.slice(Math.max(0, start - 4), start).replace(/\r\n?/g, "\n").endsWith("\n\n")) return;
const line = text.slice(start);
const [, key, run, data] = currentPattern.exec(line) ?? laterPattern.exec(line) ?? [];
if (key !== void 0) return {
kind: "current",
key,
run: Number(run),
data: data === void 0 ? void 0 : Buffer.from(data, "base64")
};
const [, formerKey, runId] = formerPattern.exec(line) ?? [];
return formerKey === void 0 ? void 0 : {
kind: "former",
key: formerKey,
runId: Number(runId)
};
}
const listedNames = ({ job, shownName = job }, executions) => (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_6__.r)(shownName, executions);
const joinedNames = ({ isJoined, results }, executions) => isJoined === true ? results.jobs.flatMap(({ job }) => job === void 0 ? [] : (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_6__.r)(job, executions)) : [];
const hasPartFailed = ({ results: { status, gates = [] } }) => status === "failed" || gates.length > 0;
const boundGates = (reasons = []) => reasons.filter(({ word, isShown }) => isShown !== true || word === "no-tests").slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_3__.t.gates).map(({ word, message }) => ({
word,
message: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(message), _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.qt.gateMessage)
}));
function mergeGates(parts, { jobs, placeOf }, total) {
const nameOf = (part) => part.isJoined === true ? part.job : jobs[placeOf(part, 0)]?.job ?? part.job;
const isSeveral = new Set(parts.map(nameOf)).size > 1;
const found = parts.flatMap((part) => (part.results.gates ?? []).map((gate) => ({
...gate,
job: nameOf(part)
})));
return [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_6__.a)(found, ({ word, message }) => JSON.stringify([word, message])).values()].flatMap((same) => {
const [first] = same;
if (first === void 0) return [];
const { word, message } = first;
const isShown = word === "no-tests" && total === 0;
const names = [...new Set(same.map(({ job }) => job))];
return [{
word,
message,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
isShown: isShown || void 0,
jobs: isSeveral ? names : void 0
})
}];
});
}
function currentParts(parts, executions = new Map()) {
const named = parts.flatMap((part) => {
const facts = (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_4__.p)(part.name);
return facts === void 0 ? [] : [{
part,
...facts
}];
});
return withoutJoined([...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_6__.a)(named, ({ key }) => key).values()].flatMap((ofKey) => newestAttempts(ofKey, executions)));
}
function newestAttempts(parts, executions) {
const attempts = [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_6__.a)(parts, ({ attempt }) => attempt)].toSorted(([one], [other]) => other - one);
let kept = [];
for (const [attempt, ofAttempt] of attempts) {
const hasRunAgain = (name) => (executions.get(name)?.attempt ?? 0) > attempt;
const jobs = [...new Map(ofAttempt.map(({ part, jobRun }) => [jobRun, part])).values()].filter((part) => !joinedNames(part, executions).some(hasRunAgain));
const replaced = new Set(jobs.flatMap((part) => listedNames(part, executions)).filter(hasRunAgain));
const names = new Set([...kept.map(({ shownName }) => shownName), ...replaced]);
const ranked = jobs.toSorted((one, other) => Number(names.has(one.shownName)) - Number(names.has(other.shownName)) || Number(hasPartFailed(one)) - Number(hasPartFailed(other)));
kept = [...kept, ...ranked.slice(0, Math.max(0, jobs.length - Math.max(kept.length, replaced.size)))];
}
return kept;
}
function withoutJoined(parts) {
const joining = parts.filter(({ isJoined }) => isJoined === true);
if (joining.length === 0) return parts;
const joined = new Map();
for (const { results } of joining) for (const { job, module: ownModule } of results.jobs) {
if (job === void 0) continue;
const modules = joined.get(job) ?? new Set();
joined.set(job, modules.add(ownModule));
}
return parts.filter((part) => {
if (part.isJoined === true) return true;
const modules = joined.get(part.job) ?? ofCalledJob(part.job, joined);
return modules === void 0 || !(part.module === void 0 || modules.has(part.module) || modules.has(void 0));
});
}
function ofCalledJob(job, joined) {
for (const [name, found] of joined) if (job.endsWith(` / ${name}`)) return found;
}
const contentBefore = (contents, run) => contents.filter((content) => content.run < run).toSorted((one, other) => other.run - one.run)[0];
function earlierPushes(contents, run) {
const ofRun = contents.find((content) => content.run === run && content.covered.size > 0);
if (ofRun !== void 0) return ofRun.pushes ?? [];
const before = contentBefore(contents, run);
if (before === void 0) return [];
const pushes = [];
for (const push of [failuresOf(before.parts), ...before.pushes ?? []].slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_3__.t.pushes)) {
const later = pushes.at(-1);
const counted = later === void 0 ? push : push.filter((failure) => includes(later, failure));
if (counted.length === 0) break;
pushes.push(counted);
}
return pushes;
}
function countPushes(pushes, key, id, cause) {
if (cause === void 0) return 0;
const failure = [
key,
(0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_4__.l)({
id,
suite: [],
name: ""
}),
cause
];
const first = pushes.findIndex((push) => !includes(push, failure));
return first === -1 ? pushes.length : first;
}
const includes = (push, [key, test, cause]) => push.some((other) => other[0] === key && other[1] === test && (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__._)(other[2], cause) === true);
function failuresOf(parts) {
const failures = new Map();
for (const { name, results } of currentParts(parts)) {
const key = (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_4__.p)(name)?.key;
if (key === void 0) continue;
const hashed = results.causes.flatMap(({ cause, hashes = [] }) => hashes.map((hash) => [
key,
hash,
cause.id
]));
const listed = results.failures.map(({ test, cause }) => [
key,
(0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_4__.l)(test),
cause.id
]);
for (const failure of [...listed, ...hashed]) {
if (failures.size >= _limits2_mjs__WEBPACK_IMPORTED_MODULE_3__.t.pushFailures) return [...failures.values()];
failures.set(failure.join(" "), failure);
}
}
return [...failures.values()];
}
const maximumHidden = 20;
const retriesBeforeRest = 1;
function openGitHubBoard(options) {
const { place, key, formerKeys, run, runId, updates, client, author, render } = options;
const states = new Map();
let hasGraphQL = true;
let former = [];
let expected = [];
let pushes = [];
async function markedComments() {
const marked = [];
for await (const page of client.comments(place)) for (const comment of page) {
const marker = readMarker(comment.body);
if (marker !== void 0 && isOurs(marker)) marked.push({
...comment,
marker
});
}
return marked;
}
function isOurs(marker) {
if (marker.kind === "former") return updates && formerKeys.includes(marker.key) && marker.runId < runId;
return marker.key === key && isPossibleRun(marker.run, run) && (updates || marker.run === run);
}
async function ownComments(marked) {
const unknown = marked.map(({ nodeId }) => nodeId).filter((nodeId) => !states.has(nodeId));
if (unknown.length > 0) for (const state of await statesOf(unknown, marked)) states.set(state.nodeId, state);
return marked.flatMap((comment) => {
const state = states.get(comment.nodeId);
return state?.isOwn === true ? [{
...comment,
isHidden: state.isHidden
}] : [];
});
}
async function statesOf(unknown, marked) {
const known = author === void 0 ? void 0 : statesByRest(marked, author);
if (known !== void 0 && !hasGraphQL) return known;
try {
return await client.commentStates(unknown, known === void 0 ? void 0 : retriesBeforeRest);
} catch (error) {
if (known === void 0 || !isGitHubFailure(error, "unavailable")) throw error;
hasGraphQL = false;
return known;
}
}
const remember = ({ nodeId }) => void states.set(nodeId, {
nodeId,
isOwn: true,
isHidden: false
});
async function send(content, write) {
try {
return await write(bodyOf(content, _limits2_mjs__WEBPACK_IMPORTED_MODULE_3__.t.bytes));
} catch (error) {
if (!isGitHubFailure(error, "tooLong")) throw error;
return write(bodyOf(content, _limits2_mjs__WEBPACK_IMPORTED_MODULE_3__.t.bytes / 2));
}
}
function bodyOf(content, limitBytes) {
const data = (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_4__.t)({
...content,
run,
expected,
pushes
}, _limits2_mjs__WEBPACK_IMPORTED_MODULE_3__.t.hiddenBytes * limitBytes / _limits2_mjs__WEBPACK_IMPORTED_MODULE_3__.t.bytes);
const marker = {
key,
run,
data
};
const text = render({
...content,
expected
}, limitBytes - Buffer.byteLength(markText("", marker)));
return text === void 0 ? tooLong() : markText(text, marker);
}
return {
async find() {
const own = await ownComments(await markedComments());
former = own.flatMap((comment) => comment.marker.kind === "former" && !comment.isHidden ? [{
...comment,
isFirst: comment.marker.key === formerKeys[0]
}] : []);
const current = own.filter(({ marker }) => marker.kind === "current").map(boardComment);
const contents = visibleContents(current);
expected = expectedJobs(contents, run);
pushes = earlierPushes(contents, run);
const replaced = former.find(({ isFirst }) => isFirst);
return current.length === 0 && replaced !== void 0 ? [boardComment({
...replaced,
isHidden: false
})] : current;
},
async create(content) {
const created = await send(content, (body) => client.createComment(place, body));
remember(created);
return created;
},
async update({ id }, content) {
const updated = await send(content, (body) => client.updateComment(place, id, body)).catch((error) => {
if (isGitHubFailure(error, "missing")) return void 0;
throw error;
});
former = former.filter((comment) => comment.id !== id);
return updated;
},
hide: (comments) => hide(comments.map(({ nodeId }) => nodeId)),
hideFormer: () => hide(former.map(({ nodeId }) => nodeId))
};
async function hide(nodeIds) {
if (nodeIds.length === 0 || !hasGraphQL) return;
try {
await client.hideComments(nodeIds.slice(0, maximumHidden));
for (const nodeId of nodeIds) states.set(nodeId, {
nodeId,
isOwn: true,
isHidden: true
});
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f)) throw error;
}
}
}
function statesByRest(comments, author) {
if (comments.some((comment) => comment.isByApp !== false && comment.author !== author)) return void 0;
const [shown] = comments.filter((comment) => comment.author === author).toSorted((one, other) => runOf(other.marker) - runOf(one.marker) || one.id - other.id);
return comments.map((comment) => ({
nodeId: comment.nodeId,
isOwn: comment.author === author,
isHidden: comment !== shown
}));
}
const runOf = (marker) => marker.kind === "current" ? marker.run : 0;
function boardComment({ marker, ...comment }) {
return {
...comment,
content: contentOf(marker)
};
}
const visibleContents = (comments) => comments.filter(({ isHidden }) => !isHidden).map(({ content }) => content);
function expectedJobs(contents, run) {
const ofRun = contents.find((content) => content.run === run && content.expected !== void 0);
if (ofRun !== void 0) return ofRun.expected ?? [];
const names = currentParts(contentBefore(contents, run)?.parts ?? []).flatMap(({ job, shownName = job, isJoined, results }) => isJoined === true ? results.jobs.flatMap((joined) => joined.job ?? []) : [shownName]);
return [...new Set(names)].slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_3__.t.expectedJobs);
}
function contentOf(marker) {
const nothing = {
parts: [],
covered: new Set()
};
if (marker.kind === "former") return {
...nothing,
run: 0
};
const { run, data } = marker;
if (data === void 0) return {
...nothing,
run
};
try {
return {
...(0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(data),
run
};
} catch {
return {
...nothing,
run
};
}
}
function tooLong() {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f("tooLong", `The report does not fit into a comment: even its shortest form is longer than ${_limits2_mjs__WEBPACK_IMPORTED_MODULE_3__.t.bytes} bytes.`, { hint: "Use a template with fewer or shorter components." });
}
const isGitHubFailure = (error, failure) => error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f && error.failure === failure;
const attemptOf = (name) => (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_4__.p)(name)?.attempt ?? 0;
const isEarlierAttempt = (name, own) => {
const facts = (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_4__.p)(name);
return facts !== void 0 && facts.key === own.key && facts.attempt < own.attempt;
};
function failuresOfAttempts(parts, ownJob) {
const known = [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_6__.a)(parts, ({ name }) => attemptOf(name)).values()].flatMap((ofAttempt) => {
return new Set(ofAttempt.map(({ name }) => name)).size === 1 ? ofAttempt.slice(0, 1) : [];
});
if (known.length === 0) return void 0;
const failed = new Map();
for (const part of known) addFailures(failed, part);
const hasHashes = [...failed.keys()].some((key) => key.startsWith(hashed));
return { of(id, job = ownJob) {
const place = job === ownJob ? "" : `${job}\0`;
return failed.get(place + id) ?? (hasHashes ? failed.get(hashed + place + (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_4__.l)({
id,
suite: [],
name: ""
})) : void 0);
} };
}
const hashed = "#";
function addFailures(failed, { results, isReduced }) {
const { jobs, failures, causes } = results;
const placeOf = (index) => {
const job = jobs[index]?.job;
return job === void 0 ? "" : `${job}\0`;
};
const listed = new Set();
for (const { test, jobs: places } of failures) {
listed.add((0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_4__.l)(test));
if (test.id === void 0) continue;
for (const index of places) failed.set(placeOf(index) + test.id, failedAttempt(test, isReduced === true));
}
for (const { hashes = [], jobs: places } of causes) {
const [place, ...others] = places;
if (place === void 0 || others.length > 0) continue;
for (const hash of hashes) if (!listed.has(hash)) failed.set(hashed + placeOf(place) + hash, { status: "failed" });
}
}
function failedAttempt({ message, details, compared, duration, timestamp }, isReduced) {
const texts = isReduced ? {} : {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
message,
details
}),
...compared
};
return {
status: "failed",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
duration,
timestamp
}),
...texts
};
}
}),
39060: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { openJobMemory: () => openJobMemory });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _once_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(66604);
var _completed_run_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(49162);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15615);
var _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32447);
var _calls_workflows_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43235);
var _comment_places_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13015);
var _octokit_client_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79518);
var _run_activity_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80144);
var _within_time_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72004);
var _run_variables_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32066);
var _comment_author_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(32778);
var _own_part_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79065);
var _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99539);
var _artifact_store_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8981);
const readingMs = 1e4;
const maximumParts = 3;
async function openJobMemory({ config, ciContext, event, lostTime }, step) {
const { env, pullRequest, say, deadlineMs = readingMs } = step;
const reporter = config.report.reporters.find((one) => one.type === "codehost");
if (reporter?.commentEnabled !== true || (0, _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(env)) return void 0;
const texts = await evaluated(config, () => (0, _run_variables_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(ciContext, env, {}), reporter);
if (texts === void 0) return void 0;
const { title, token = step.token } = texts;
const identity = (0, _own_part_mjs__WEBPACK_IMPORTED_MODULE_8__.r)({
reporter,
title,
ciContext,
event,
env
});
const { run } = identity;
const attempt = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.d)(event, env);
const client = (0, _once_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(() => (0, _octokit_client_mjs__WEBPACK_IMPORTED_MODULE_4__.createGitHubClient)({
token,
repository: env.GITHUB_REPOSITORY ?? "",
apiUrl: env.GITHUB_API_URL || "https://api.github.com",
deadlineMs,
lostTime
}));
const key = (0, _once_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(async () => {
const activity = (0, _calls_workflows_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(env) ? await (0, _run_activity_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(client(), env) : (0, _run_activity_mjs__WEBPACK_IMPORTED_MODULE_5__.t)([], env);
return (0, _own_part_mjs__WEBPACK_IMPORTED_MODULE_8__.t)({
ciContext,
env,
title,
activity
});
});
const contents = (0, _once_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(async () => {
if (token === "") return [];
const found = await (0, _comment_places_mjs__WEBPACK_IMPORTED_MODULE_3__.t)({
event,
env,
pullRequest,
onCommits: false
}, client());
const place = "places" in found ? found.places[0] : void 0;
if (place === void 0) return [];
return (await (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_9__.a)({
...identity,
place,
client: client(),
author: (0, _comment_author_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(token),
render: () => void 0
}).find()).filter(({ isHidden }) => !isHidden).map(({ content }) => content);
});
async function writtenParts() {
const own = {
key: await key(),
attempt
};
return (await contents()).filter((content) => content.run === run).flatMap(({ parts }) => parts.filter(({ name }) => (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_9__.r)(name, own)));
}
async function storedParts() {
const store = (0, _artifact_store_mjs__WEBPACK_IMPORTED_MODULE_10__.n)({
key: identity.key,
env,
say
});
if (store === void 0) return [];
const own = {
key: await key(),
attempt
};
const newest = (await store.list()).filter((name) => (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_9__.r)(name, own)).toSorted((one, other) => (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(other) - (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(one)).slice(0, maximumParts);
return (await Promise.all(newest.map((name) => store.read(name)))).filter((part) => part !== void 0 && part !== "foreign");
}
async function inTime(what, question) {
try {
return await (0, _within_time_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(question(), { deadlineMs });
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f)) throw error;
say(`${what} could not be read: ${error.message}`);
return;
}
}
return {
async earlierFailures() {
const { job, matrixJob = job } = ciContext;
const written = await inTime("The results of the earlier attempt in the comment", writtenParts) ?? [];
const stored = written.length > 0 && written.every(({ isReduced }) => isReduced !== true) ? [] : await inTime("The results of the earlier attempt in an artifact", storedParts) ?? [];
const names = new Set(stored.map(({ name }) => name));
return (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_9__.n)([...stored, ...written.filter(({ name }) => !names.has(name))], matrixJob);
},
async pushes() {
if (event.pull_request === void 0 && (0, _completed_run_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(event, env) === void 0) return void 0;
return inTime("The failures of earlier pushes", async () => {
const [own, pushes] = [await key(), (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_9__.s)(await contents(), run)];
return pushes.length === 0 ? void 0 : (id, cause) => (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_9__.o)(pushes, own, id, cause);
});
}
};
}
async function evaluated(config, variables, { commentTitle = "", token }) {
const evaluator = await (0, _run_variables_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(variables, config.usesExpressions);
try {
return {
title: evaluator.text(commentTitle),
token: token === void 0 ? void 0 : evaluator.token(token)
};
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._)) throw error;
return;
}
}
}),
14507: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => commentLimits });
const commentLimits = {
bytes: 6e4,
hiddenBytes: 18e3,
artifactBytes: 65536,
plainBytes: 8388608,
expectedJobs: 300,
listed: 1e3,
tests: 1e4,
causes: 2e3,
partFailures: 300,
partCauses: 200,
partFlaky: 100,
partProblems: 50,
partProperties: 50,
partTags: 50,
partSlowest: 10,
partChanged: 20,
gates: 10,
owners: 10,
suites: 20,
changedJobs: 50,
pullRequests: 5,
pushes: 3,
pushFailures: 50,
flaky: 200,
slowest: 20,
propertyRows: 100,
earlierJobs: 3,
name: 500,
titlePart: 200,
shortMessage: 400,
problemMessage: 1e3,
reason: 300,
build: 100,
ref: 250,
url: 1e3,
readName: 700,
readText: 5e3
};
}),
10316: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => timeoutReason,
r: () => proxyFor,
t: () => networkReason
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46752);
var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
const proxyAddress = (url, env = process.env) => isExcluded(url, exclusions(env)) ? void 0 : namedProxy(url.protocol, env);
function namedProxy(protocol, env) {
const variable = [protocol === "https:" ? "https_proxy" : "http_proxy", "all_proxy"].flatMap((name) => [name, name.toUpperCase()]).find((name) => env[name]?.trim());
if (variable === void 0) return void 0;
try {
return parseProxy(env[variable]?.trim() ?? "");
} catch (error) {
(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.h)(variable, (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(error));
return;
}
}
function parseProxy(text) {
const address = text.includes("://") ? text : `http://${text}`;
if (/^socks/i.test(address)) throw new Error("SOCKS proxies are not supported. Name an HTTP proxy.");
try {
const url = new URL(address);
const { protocol, username, password, pathname, search, hash } = url;
if (!["http:", "https:"].includes(protocol) || `${pathname}${search}${hash}`.includes("@")) throw new Error();
decodeURIComponent(username + password);
return url;
} catch {
throw new Error("its address is not valid (it may contain a password, so it is not shown). Use http://host:port or http://user:password@host:port, and write % as %25, # as %23, / as %2F and ? as %3F in the password.");
}
}
const exclusions = (env) => (env.no_proxy || env.NO_PROXY || "").toLowerCase().split(/[\s,]+/).filter((entry) => entry !== "");
const loopback = [
"localhost",
"127.0.0.0/8",
"::1"
];
function isExcluded({ protocol, hostname, port }, entries) {
const host = hostname.replace(/^\[|[\].]$/g, "");
const ownPort = port || (protocol === "https:" ? "443" : "80");
return [...loopback, ...entries].map(splitEntry).some(({ name, port = ownPort }) => {
if (port !== ownPort) return false;
if (name === "*") return true;
return (0, node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(host) === 0 ? `.${host}`.endsWith(`.${domainOf(name)}`) : isInRange(host, name);
});
}
function splitEntry(entry) {
const [, name = entry, port] = ((0, node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(entry.split("/", 1)[0] ?? "") === 6 ? null : /^(.+):(\d+)$/.exec(entry)) ?? [];
return {
name: name.replace(/^\[|\]$/g, ""),
port
};
}
const domainOf = (name) => name.replace(/^\*?\./, "");
function isInRange(address, range) {
const [network = "", bits] = range.split("/");
const isLong = (0, node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(network) === 6;
const prefix = bits === void 0 ? isLong ? 128 : 32 : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
const addresses = new node_net__WEBPACK_IMPORTED_MODULE_2__.BlockList();
try {
addresses.addSubnet(network, prefix, isLong ? "ipv6" : "ipv4");
} catch {
return false;
}
return addresses.check(address, (0, node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(address) === 6 ? "ipv6" : "ipv4");
}
function proxyFor(url) {
const address = proxyAddress(new URL(url));
if (address === void 0) return void 0;
const { origin, username, password } = address;
const login = username === "" && password === "" ? void 0 : `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
const token = login === void 0 ? void 0 : `Basic ${Buffer.from(login).toString("base64")}`;
return new undici__WEBPACK_IMPORTED_MODULE_1__.ProxyAgent({
uri: origin,
proxyTunnel: false,
pipelining: 0,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ token })
});
}
function networkReason(error) {
if (!(error instanceof Error)) return String(error);
const { cause } = error;
const code = "code" in error && typeof error.code === "string" ? error.code : void 0;
return cause instanceof Error ? networkReason(cause) : error.message || code || error.name;
}
const timeoutReason = (limitMs) => `no answer within ${Math.ceil(limitMs / 100) / 10} s`;
}),
90354: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => quotedAnswer,
t: () => maskedLine
});
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6741);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
const maximumLength = 300;
const quotedAnswer = (text, secret) => (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)(maskedLine(text, secret));
const maskedLine = (text, secret) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(text.replaceAll(secret, "***").slice(0, 1e4)).replaceAll(secret, "***").trim().slice(0, maximumLength);
}),
17051: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => limitEnd,
r: () => readRateLimit,
t: () => isScarce
});
const defaultSeconds = 60;
const scarceShare = .2;
function isScarce({ rateLimit }) {
const limit = rateLimit();
return limit !== void 0 && limit.remaining < limit.limit * scarceShare;
}
function limitEnd(headers, now = Date.now()) {
const after = Number(headers["retry-after"] ?? NaN);
if (after >= 0 && after < 1e9) return new Date(now + after * 1e3);
const reset = Number(headers["x-ratelimit-reset"] ?? NaN);
if (headers["x-ratelimit-remaining"] === "0" && reset > 0 && reset < 1e11) return new Date(reset * 1e3);
return new Date(now + defaultSeconds * 1e3);
}
function readRateLimit(headers) {
const limit = Number(headers["x-ratelimit-limit"] ?? NaN);
const remaining = Number(headers["x-ratelimit-remaining"] ?? NaN);
return limit > 0 && remaining >= 0 ? {
limit,
remaining
} : void 0;
}
}),
71296: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => readBody,
t: () => LongAnswerError
});
var LongAnswerError = class extends Error {
name = "LongAnswerError";
};
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
80144: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
i: () => run_activity_exports,
n: () => ownJobId,
r: () => readRunActivity,
t: () => activityOf
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71184);
var run_activity_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
activityOf: () => activityOf,
ownJobId: () => ownJobId,
readRunActivity: () => readRunActivity
});
async function readRunActivity(client, env) {
const id = Number(env.GITHUB_RUN_ID);
if (!Number.isSafeInteger(id) || id <= 0) return activityOf([], env);
try {
return activityOf(await client.jobsOfRun(id), env);
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.f)) throw error;
return activityOf([], env);
}
}
function ownJobId(env) {
const given = env["INPUT_CHECK-RUN-ID"]?.trim() ?? "";
return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : void 0;
}
function activityOf(jobs, env) {
const { RUNNER_NAME: runner, GITHUB_RUN_ATTEMPT: attempt } = env;
const current = jobs.filter((job) => job.attempt === Number(attempt || 1) && job.conclusion !== "skipped");
const active = current.filter(({ status }) => status !== "completed");
const running = active.filter(({ status }) => status === "in_progress");
const mine = running.filter(({ runnerName }) => runnerName !== void 0 && runnerName === runner);
const [likely] = mine.length === 1 ? mine : running.length === 1 ? running : [];
const id = ownJobId(env);
return {
jobs,
own: id === void 0 ? likely : jobs.find((job) => job.id === id),
isAlone: jobs.length > 0 && active.length <= 1,
isOnly: jobs.length > 0 && current.length <= 1,
executions: executionsOf(jobs, env)
};
}
function executionsOf(jobs, { GITHUB_EVENT_NAME: event }) {
if (event === "workflow_run") return (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(jobs.map((job) => ({
...job,
attempt: 1
})));
return jobs.length === 0 ? void 0 : (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(jobs);
}
}),
72004: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => withinTime });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
async function withinTime(work, { deadlineMs, remainingMs = deadlineMs }) {
let timer;
const late = new Promise((_, reject) => {
const error = new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f("unavailable", `GitHub took more than ${deadlineMs / 1e3} s.`);
timer = setTimeout(() => reject(error), Math.max(0, remainingMs));
});
try {
return await Promise.race([work, late]);
} finally {
clearTimeout(timer);
}
}
})
};
;
