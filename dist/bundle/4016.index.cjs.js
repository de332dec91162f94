"use strict";
exports.id = 4016;
exports.ids = [4016];
exports.modules = {
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
94016: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => write_comment_exports,
r: () => propertyRows,
t: () => writeComment
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99539);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53216);
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71184);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87963);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47931);
var _github_report_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43637);
var _limits2_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14507);
var _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21198);
var _rerun_command_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13087);
var _report_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46953);
function propertyRows({ components }, scope) {
return components.flatMap((component) => {
if (component.type === "section") return propertyRows(component, scope);
if (component.type !== "property") return [];
const { children } = (0, _report_mjs__WEBPACK_IMPORTED_MODULE_9__.t)({ components: [component] }, {
...scope,
detail: _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.h
});
return children.flatMap((block) => block.type === "table" ? block.rows : []).map(([name = [], ...cells]) => ({
name: plainText(name),
value: cells.map(plainText).filter((cell) => cell !== "" && cell !== "\u2013").join(" · ")
}));
});
}
const plainText = (inlines) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_3__.b)(inlines.map(inlineText).join(""), _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.qt.propertyValue);
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
])).slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_6__.t.propertyRows);
if (rows.length === 0) return [];
const cell = (value) => [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.Ft)(value)];
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
function reasonForNoComment({ mode, onlyUpdates = false }, { parts, isWritten, earlier }, executions) {
if (onlyUpdates && !isWritten && earlier === void 0) return "The step did not begin, and there is no earlier comment to update.";
const current = (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__.c)(parts, executions);
const isFailure = current.some(_failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__.u);
switch (mode) {
case "always": return;
case "failures": return isFailure || isWritten ? void 0 : "The run did not fail, and only failed runs get a comment.";
case "failures-or-existing": return isFailure || isWritten || earlier !== void 0 ? void 0 : "The run did not fail, and there is no earlier comment to update.";
case "changes": return !isWritten && earlier !== void 0 && current.every((part) => isUnchanged(part, earlier)) ? "The outcome is the same as in the existing comment." : void 0;
}
}
const isUnchanged = (part, { content }) => (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__.c)(content.parts).some(({ job, module: ownModule, step, fingerprint }) => job === part.job && ownModule === part.module && step === part.step && fingerprint === part.fingerprint);
const unknownJobs = {
missing: [],
urlOf: () => void 0,
isListed: false
};
function knownJobs(executions, { all, current }, earlier, isUnread = () => false) {
const isExecution = (part) => (name) => (executions.get(name)?.attempt ?? 0) <= (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(part.name);
const reported = new Set(current.flatMap((part) => (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__.p)(part, executions).filter(isExecution(part))));
const replaced = all.filter((part) => !current.includes(part));
const known = new Set(replaced.flatMap((part) => [...(0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__.p)(part, executions), ...(0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(part, executions)]));
const isPending = ({ isJoined, ...part }) => isJoined === true && !current.some((other) => keyOf(other.name) === keyOf(part.name));
const pending = replaced.filter(isPending);
const next = new Set(pending.flatMap((part) => (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__.p)(part, executions).filter(isExecution(part))));
const joined = new Set([...current, ...pending].flatMap((part) => (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(part, executions)));
const matrices = new Set([...reported, ...joined].flatMap((name) => matrixOf(name) ?? []));
const isExpected = (name) => {
const matrix = matrixOf(name);
return known.has(name) || matrix !== void 0 && matrices.has(matrix) || earlier.some((job) => (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(name, job)) || isUnread(name);
};
return {
missing: [...executions].flatMap(([name, execution]) => {
if (reported.has(name) || joined.has(name) || !isExpected(name)) return [];
return missingJob(execution, ownName(name, all), {
hasReported: known.has(name),
isNext: next.has(name)
});
}),
urlOf: (name) => (executions.get(name) ?? [...executions].find(([listed]) => (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(listed, name))?.[1])?.job.url,
isListed: true
};
}
const keyOf = (name) => (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.p)(name)?.key;
function matrixOf(name) {
const start = name.indexOf(" (");
return start > 0 && name.endsWith(")") ? name.slice(0, start) : void 0;
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
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ url }),
counts: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.Mn)()
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
function lostParts(read, covered) {
const named = [...covered].flatMap((name) => {
const facts = (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.p)(name);
return facts === void 0 ? [] : [{
...facts,
isRead: read.has(name)
}];
});
return [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_10__.a)(named, ({ key }) => key)].flatMap(([key, ofKey]) => {
const attempts = [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_10__.a)(ofKey, ({ attempt }) => attempt)].toSorted(([one], [other]) => other - one);
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
function kindsByHash(failed) {
const kinds = new Map();
for (const { results } of failed) {
const all = (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.s)([...results.causes, ...results.otherCauses > 0 ? [results.otherTests] : []]);
if (all === void 0) return void 0;
for (const [index, hash] of all.hashes.entries()) {
const kind = all.kinds?.[index] ?? "u";
kinds.set(hash, (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.a)(kinds.get(hash) ?? kind, kind));
}
}
return kinds;
}
function countFailedTests(parts) {
const isJudged = parts.some(({ results }) => results.verdicts !== void 0);
const failed = parts.filter(({ results }) => results.counts.failed > 0);
const [only] = failed;
if (only !== void 0 && failed.length === 1) {
const { failedTests, verdicts = failedTests === void 0 ? void 0 : {
...(0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.r)([]),
unknown: failedTests
} } = only.results;
return {
failedTests,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ verdicts: isJudged ? verdicts : void 0 })
};
}
const kinds = kindsByHash(failed);
return {
failedTests: kinds?.size,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ verdicts: isJudged && kinds !== void 0 ? (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(kinds.values()) : void 0 })
};
}
const failedHashes = (parts) => new Set(parts.flatMap(({ results }) => [
...results.causes.flatMap(({ hashes = [] }) => hashes),
...results.otherTests?.hashes ?? [],
...results.failures.map(({ test }) => (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.l)(test))
]));
function mergeChange(parts, name, { jobs }, excluded) {
const tests = new Map();
const hashes = new Set();
let isComplete = true;
let greatest = 0;
for (const { job, results } of parts) {
const change = results.changes?.[name];
if (change === void 0) continue;
greatest = Math.max(greatest, change.count);
if (change.count > 0 && change.hashes === void 0) isComplete = false;
for (const hash of change.hashes ?? []) if (!excluded.has(hash)) hashes.add(hash);
for (const test of change.tests) {
const hash = (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.l)(test);
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
const listed = [...tests.values()].slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_6__.t.listed).map(({ test: { jobs: _, ...test }, jobs: some }) => {
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
if (parts.every(({ results }) => results.changes === void 0)) return void 0;
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
if (longest === void 0) return void 0;
const missing = histories.find(({ missingPermission }) => missingPermission !== void 0)?.missingPermission;
const parent = histories.find((history) => history.parent !== void 0)?.parent;
const flakyPerBuild = Math.max(0, ...histories.map((history) => history.flakyPerBuild ?? 0));
const hasFailed = histories.some(({ previousStatus }) => previousStatus === "failed");
return {
...longest,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({
previousStatus: hasFailed ? "failed" : void 0,
reason: mergeReasons(histories),
flakyPerBuild: flakyPerBuild === 0 ? void 0 : flakyPerBuild,
missingPermission: missing,
parent
})
};
}
function mergeReasons(histories) {
const reasons = histories.filter(({ builds }) => builds > 0).map(({ reason }) => reason);
const first = reasons.find((reason) => reason !== void 0);
return first === void 0 || reasons.every((reason) => reason === first) ? first : `In some jobs: ${first}`;
}
const distinct = (failures) => new Set(failures.map(({ test }) => (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.u)(test))).size;
const isListed = ({ results: { failures, failedTests } }) => failedTests !== void 0 && distinct(failures) >= failedTests;
function countAdded(parts, failures) {
const listed = distinct(failures.filter(({ quarantine }) => quarantine?.isAdded === true));
const unlisted = parts.filter((part) => !isListed(part)).map(({ results }) => results.quarantinedByChange ?? 0);
const added = Math.max(listed, ...unlisted);
return added === 0 ? {} : { quarantinedByChange: added };
}
const severity = [
"failed",
"cancelled",
"running",
"unknown",
"successful",
"skipped"
];
const worse = (one, other) => severity.indexOf(one) <= severity.indexOf(other) ? one : other;
const joinStates = (one, other) => one === other || one === "earlier" ? one : other === "earlier" ? other : void 0;
function mergeJobs(parts, { urlOf, isListed }) {
const newest = Math.max(1, ...parts.map(attemptOf));
const attemptFacts = (part, { state, attempt = attemptOf(part) }) => ({ ...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({
attempt: newest === 1 ? void 0 : attempt,
state: state ?? (attempt < newest && !isListed ? "earlier" : void 0)
}) });
const jobs = [];
const places = new Map();
const placesOfParts = new Map();
const runs = new Map();
function nameOf(part) {
const run = `${(0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.p)(part.name)?.jobRun} ${attemptOf(part)}`;
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
const known = place === void 0 ? void 0 : jobs[place];
const facts = attemptFacts(part, own);
if (place !== void 0 && known !== void 0) {
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.On)(known.counts, own.counts);
known.status = worse(known.status, own.status);
const state = joinStates(known.state, facts.state);
if (state === void 0) delete known.state;
else known.state = state;
if (facts.attempt !== void 0) known.attempt = Math.min(known.attempt ?? facts.attempt, facts.attempt);
if (own.duration !== void 0) known.duration = (known.duration ?? 0) + own.duration;
if (known.reportUrl === void 0 && part.reportUrl !== void 0) known.reportUrl = part.reportUrl;
return place;
}
const counts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.Mn)();
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.On)(counts, own.counts);
const url = own.job === void 0 ? part.url ?? urlOf(job) : urlOf(own.job);
places.set(key, jobs.length);
return jobs.push({
job,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({
module: ownModule,
url,
reportUrl: part.reportUrl
}),
...facts,
status: own.status,
counts,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ duration: own.duration })
}) - 1;
}
for (const part of parts) {
const { counts, jobs: own } = part.results;
const status = (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(part) ? "failed" : part.results.status;
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
counts: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.jn)(job.counts)
})),
placeOf: (part, index) => placesOfParts.get(part)?.[index] ?? placesOfParts.get(part)?.[0] ?? 0
};
}
const attemptOf = ({ name }) => (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.p)(name)?.attempt ?? 1;
const byName = new Intl.Collator("en", { numeric: true });
function mergeParts(given, known) {
const parts = given.toSorted((one, other) => byName.compare(one.job, other.job) || byName.compare(one.step ?? "", other.step ?? ""));
const merged = mergeJobs(parts, known);
const locations = new Map();
const owners = new Map();
const listed = ({ location, owners: ownersOf, ...test }) => {
if (location !== void 0) locations.set(test, location);
if (ownersOf !== void 0) owners.set(test, ownersOf);
return test;
};
const counts = sum(parts.map(({ results }) => results.counts));
const problems = distinctProblems(parts);
const failures = mergeFailures(parts, merged, listed);
const flaky = mergeFlaky(parts, merged);
const failed = countFailedTests(parts);
const changes = mergeChanges(parts, merged);
const history = mergeHistory(parts);
const gateReasons = (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__.d)(parts, merged, counts.total);
const flakyFailures = flaky.slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_6__.t.flaky).map((one) => ({
...one,
test: listed(one.test)
}));
return {
locations,
causeLocations: new Map(parts.flatMap(({ results }) => results.causes.flatMap(({ cause, location }) => location === void 0 ? [] : [[cause.id, location]]))),
ownersOf: (test) => owners.get(test) ?? [],
rerunOf: (test) => (0, _rerun_command_mjs__WEBPACK_IMPORTED_MODULE_8__.t)({
...test,
location: locations.get(test)?.file
}),
summary: {
status: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.En)(counts, problems),
counts,
files: [],
suites: [],
otherSuites: {
groups: 0,
counts: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.Mn)()
},
tags: mergeTags(parts),
otherTags: {
groups: 0,
counts: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.Mn)()
},
slowest: mergeSlowest(parts),
jobs: [...merged.jobs, ...known.missing],
failures,
...failed,
...countAdded(parts, failures),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({
changes,
history,
gateReasons: gateReasons.length > 0 ? gateReasons : void 0
}),
flakyTests: flakyTests(parts, flaky.length),
causes: mergeCauses(parts, merged),
otherCauses: parts.reduce((most, { results }) => Math.max(most, results.otherCauses), 0),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ otherCausesIsMinimum: parts.some(({ results }) => results.otherCausesIsMinimum) || void 0 }),
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
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ onlyProperties: mergeOnlyProperties(parts) })
}
};
}
function sum(counts) {
const total = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.Mn)();
for (const own of counts) (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.On)(total, own);
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.jn)(total);
}
function mergeSlowest(parts) {
const slowest = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(_limits2_mjs__WEBPACK_IMPORTED_MODULE_6__.t.slowest);
for (const { results } of parts) for (const test of results.slowest) slowest.offer(test, test.duration ?? 0);
return slowest.result();
}
function mergeOnlyProperties(parts) {
const counts = parts.flatMap(({ results }) => results.onlyProperties ?? []);
return counts.length > 0 && counts.length === parts.length ? counts.reduce((total, count) => total + count, 0) : void 0;
}
function distinctTests(tests) {
const distinct = new Map();
for (const test of tests) if (!distinct.has((0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.u)(test))) distinct.set((0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.u)(test), test);
return [...distinct.values()];
}
const distinctProblems = (parts) => [...new Map(parts.flatMap(problemsOf).map((problem) => [JSON.stringify(problem), problem])).values()];
function problemsOf({ job, results: { status, counts, problems } }) {
if (status !== "failed" || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.Nn)(counts) > 0 || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.Tn)(problems)) return problems;
const message = `The results of the job "${job}" are incomplete. Open the job to see the reason.`;
return [...problems, {
severity: "error",
kind: "incomplete",
message
}];
}
function mergeFlaky(parts, { placeOf }) {
const merged = new Map();
for (const part of parts) for (const { test, jobs, executions, verdict } of part.results.flaky) {
const known = merged.get((0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.u)(test));
const flakiness = known?.verdict ?? verdict;
merged.set((0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.u)(test), {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ verdict: flakiness }),
test: known?.test ?? test,
jobs: ascending([...known?.jobs ?? [], ...jobs.map((index) => placeOf(part, index))]),
executions: (known?.executions ?? 0) + executions
});
}
return [...merged.values()];
}
function mergeFailures(parts, { placeOf }, listed) {
const merged = new Map();
for (const part of parts) for (const { test, cause, jobs, executions, ...judged } of part.results.failures) {
const key = `${cause.id} ${(0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.u)(test)}`;
const known = merged.get(key);
const places = jobs.map((index) => placeOf(part, index));
merged.set(key, {
first: known === void 0 || known.first.details === void 0 && test.details !== void 0 ? test : known.first,
failure: {
...worseJudgement(known?.failure, judged),
test,
cause,
jobs: ascending([...known?.failure.jobs ?? [], ...places]),
executions: (known?.failure.executions ?? 0) + executions
}
});
}
return [...merged.values()].map(({ first, failure }) => ({
...failure,
test: listed(first)
})).toSorted((one, other) => (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.o)(one) - (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.o)(other) || other.jobs.length - one.jobs.length);
}
function worseJudgement(known, other) {
const worse = known !== void 0 && (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.o)(known) <= (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.o)(other) ? known : other;
const { verdict } = worse;
const quarantine = worse.quarantine && (other.quarantine?.isAdded === true ? other.quarantine : worse.quarantine);
return (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({
verdict,
quarantine
});
}
function mergeCauses(parts, { placeOf }) {
const merged = new Map();
for (const part of parts) for (const { cause, executions, tests, jobs, first, hashes, verdict } of part.results.causes) {
const known = merged.get(cause.id);
const all = hashes !== void 0 && (known === void 0 || known.hashes !== void 0) ? new Set([...known?.hashes ?? [], ...hashes]) : void 0;
const worst = _fail_on_mjs__WEBPACK_IMPORTED_MODULE_3__.d.find((kind) => kind === known?.verdict || kind === verdict);
merged.set(cause.id, {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ verdict: worst || void 0 }),
cause,
executions: executions + (known?.executions ?? 0),
tests: all?.size ?? Math.max(tests, known?.tests ?? 0),
jobs: ascending([...known?.jobs ?? [], ...jobs.map((index) => placeOf(part, index))]),
first: distinctTests([...known?.first ?? [], ...first]).slice(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.qt.causeTests),
hashes: all
});
}
return [...merged.values()].map(({ hashes: _, ...cause }) => cause).toSorted((one, other) => causeRank(one) - causeRank(other) || other.executions - one.executions);
}
const causeRank = ({ verdict = "unknown" }) => _fail_on_mjs__WEBPACK_IMPORTED_MODULE_3__.d.indexOf(verdict);
const ascending = (places) => [...new Set(places)].toSorted((one, other) => one - other);
function flakyTests(parts, distinct) {
const flaky = parts.filter(({ results }) => results.counts.flaky > 0);
if (flaky.length === 1) return flaky[0]?.results.flakyTests;
return flaky.every(({ results }) => results.flaky.length === results.flakyTests) ? distinct : void 0;
}
function mergeTags(parts) {
return [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_10__.a)(parts.flatMap(({ results }) => results.tags), ({ tag }) => tag)].map(([tag, same]) => ({
tag,
counts: sum(same.map(({ counts }) => counts))
})).toSorted((one, other) => other.counts.failed - one.counts.failed || other.counts.duration - one.counts.duration).slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_6__.t.listed);
}
function renderParts(report, { parts, covered, expected }, limitBytes) {
const { own, title, step, scope, source, repositoryUrl, template, executions, frameOf } = report;
const current = (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__.c)(parts, executions);
const unread = lostParts(new Set(parts.map(({ name }) => name)), covered);
const keyOf = (job) => (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.d)(job, void 0, title, step);
const known = executions === void 0 ? unknownJobs : knownJobs(executions, {
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
if (isOwn && scope !== void 0) return (0, _github_report_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(scope, template, frame, limitBytes);
const merged = mergeParts(current, known);
const properties = [...attemptNotes(merged.summary), ...otherProperties(current, template && own)];
const summary = lost === 0 ? merged.summary : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.Dn)(merged.summary, [lostProblem(lost)]);
return (0, _github_report_mjs__WEBPACK_IMPORTED_MODULE_5__.n)({
source,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ repositoryUrl }),
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
message: `The results of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_3__.w)(parts, "step")} of this workflow cannot be read. Open the run to see the results of each job.`
});
function attemptNotes(summary) {
if ((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.rt)(summary)) return [];
const newest = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.it)(summary);
return [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_10__.a)(summary.jobs.filter(({ attempt = newest, state }) => attempt < newest && state !== "skipped"), ({ attempt }) => attempt)].map(([attempt, ofAttempt]) => {
const names = [...new Set(ofAttempt.map(({ job }) => job ?? ""))];
const more = names.length - _limits2_mjs__WEBPACK_IMPORTED_MODULE_6__.t.earlierJobs;
const shown = names.slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_6__.t.earlierJobs).join(", ") + (more > 0 ? ` and ${more} more` : "");
const results = ofAttempt.some(({ state }) => state === "earlier") ? `Attempt ${newest}; these jobs reported in attempt ${attempt}` : `Results of attempt ${attempt}`;
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.Nt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_4__.Ft)(`${results}: ${shown}`)));
});
}
const maximumMs = 6e4;
const maximumWrites = 7;
const creationMs = 1500;
const crowd = 8;
const shortestCrowdMs = 2e3;
const verificationMs = 2e3;
const verificationWithoutStoreMs = 5e3;
const shortestPauseMs = 300;
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
const pauseMs = () => (shortestPauseMs + random() * 1200) * (writes > 1 ? laterPauses : 1);
async function find() {
const found = await board.find();
if (created === void 0) return found;
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
if (answer === void 0) return false;
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
if (created !== void 0 && comments.some(({ id }) => id === created?.id)) created = {
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
const isCovered = target !== void 0 && parts.isCovered(target, names);
if (isCovered && others.length === 0) {
if (isListed || clock.now() >= end || unlistedMs > longestUnlistedMs) return {
kind: writes > 0 ? "written" : "covered",
url: target.url
};
await clock.wait(unlistedMs);
unlistedMs *= 2;
return;
}
if (target === void 0 && created !== void 0) return deleted;
const pause = isAlone ? 0 : pauseBefore(target, names);
if (pause > 0) {
await clock.wait(pause);
return;
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
if (reason !== void 0) return {
kind: "skipped",
reason,
url: earlier?.url
};
if (writes >= maximumWrites) return giveUp();
writes += 1;
if (target === void 0) await create(content);
else if (!isCovered && !await update(target, content)) return deleted;
await hide(others);
if (isAlone && unconfirmed === 0) return {
kind: "written",
url
};
await clock.wait(isAlone || given.isStored ? verificationMs : verificationWithoutStoreMs);
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
if (target === void 0 && !isLookedTwice) {
isLookedTwice = true;
isPaused = true;
return random() * creationMs + 1;
}
if (isPaused) return 0;
const isContended = writes > 0 || [...names].some((name) => name !== own.name && !target?.content.covered.has(name));
isPaused = isContended;
return isContended ? pauseMs() : 0;
}
if (!isAlone && (await parts.list([])).size > crowd) await clock.wait(shortestCrowdMs + random() * 3e3);
for (;;) try {
const outcome = await round();
if (outcome !== void 0) return outcome;
if (writes > 0 && clock.now() >= end) return await giveUp();
} catch (error) {
if (given.isTemporary(error) && clock.now() < end && writes < maximumWrites) await clock.wait(verificationMs);
else if (url !== void 0) return {
kind: "written",
url
};
else throw error;
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
if (store === void 0 || !listed.has(name) || count >= maximumTries) return void 0;
tries.set(name, count + 1);
const part = await store.read(name);
if (part === "foreign") {
foreign.add(name);
return;
}
return part ?? (count + 1 < maximumTries ? readStored(name) : void 0);
};
async function load(wanted) {
const unknown = wanted.filter((name) => !known.has(name) && !foreign.has(name));
for (let start = 0; start < unknown.length; start += readsAtOnce) await Promise.all(unknown.slice(start, start + readsAtOnce).map(async (name) => {
const part = await readStored(name);
if (part !== void 0) known.set(name, part);
}));
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
if (written !== void 0 && written.fingerprint !== own.fingerprint) return false;
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
var write_comment_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ writeComment: () => writeComment });
async function writeComment({ order, own, place, isStored }, { client, store, activity, secondMs = 1e3, shown }) {
const { title, step, titleUrl, ciContext, template, source, repositoryUrl, run } = order;
const board = (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__.a)({
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
isTemporary: (error) => (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(error, "unavailable")
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
;
