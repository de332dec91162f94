"use strict";
exports.id = 7159;
exports.ids = [7159, 8259];
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
61057: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { createRunHistory: () => createRunHistory });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6741);
var _github_event_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69529);
var _tested_base_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(54658);
var _repository_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50451);
var _property_age_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(64530);
var _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11985);
var _unite_histories_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35005);
var _open_history_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87604);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47931);
var _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78083);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15615);
var _history_id_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25849);
var _signature_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9395);
const hash = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function readCommit(commit, repository) {
const stored = commit !== void 0 && hash.test(commit) ? repository?.ask("cat-file", "commit", commit) : void 0;
if (stored === void 0) return void 0;
const end = stored.indexOf("\n\n");
const header = end === -1 ? stored : stored.slice(0, end);
return (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
tree: /^tree ([0-9a-f]{40,64})$/m.exec(header)?.[1],
parent: /^parent ([0-9a-f]{40,64})$/m.exec(header)?.[1],
author: /^author ([^<\r\n\u2028\u2029]*)</m.exec(header)?.[1]?.trim(),
message: end === -1 ? void 0 : stored.slice(end).trim()
});
}
function createBuildProperties({ builds, testedIndex, ref: branch, run, ownBuild }) {
const earlier = builds.filter(({ id }) => id !== ownBuild);
const upToBase = builds.slice(0, testedIndex + 1).filter(({ id }) => id !== ownBuild);
return { values({ org, project, module, name, build: wanted, ref: wantedRef }) {
if (org !== run.org || project !== run.project) return [];
return (wanted === void 0 && wantedRef === void 0 ? upToBase : earlier).flatMap((build) => {
const { id, ref = branch, timestamp } = build;
if (wanted !== void 0 && id !== wanted || wantedRef !== void 0 && ref !== wantedRef) return [];
const value = own(module === run.module ? build.properties : own(build.moduleProperties, module), name);
return value === void 0 ? [] : [{
value,
module,
build: id,
ref,
timestamp
}];
}).reverse();
} };
}
const own = (values, name) => values !== void 0 && name !== void 0 && Object.hasOwn(values, name) ? values[name] : void 0;
function recordedProperties(properties, run) {
const modules = new Map();
for (const recorded of properties) {
const { org = run.org, project = run.project, module = run.module, name } = recorded;
if (org !== run.org || project !== run.project) continue;
const values = modules.get(module) ?? new Map();
modules.set(module, values);
const known = values.get(name);
if (known === void 0 || (0, _property_age_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(recorded, known) >= 0) values.set(name, recorded);
}
const own = modules.get(run.module);
const others = [...modules].flatMap(([module, values]) => module === void 0 || module === run.module ? [] : [[module, plain(values)]]);
return { ...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
properties: own && plain(own),
moduleProperties: others.length > 0 ? Object.fromEntries(others) : void 0
}) };
}
const plain = (values) => Object.fromEntries([...values].map(([name, { value }]) => [name, value]));
function referTo(build) {
if (build === void 0) return void 0;
const { id, commit, timestamp, url } = build;
return {
build: id,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
commit,
timestamp,
url
})
};
}
function ownEvidence({ results, judgement, isQuarantined }) {
if (judgement !== void 0 && !hasEvidence(judgement.counts)) return [];
const failures = [];
for (const test of results.all()) {
const { id, cause, job, outcome } = test;
if (outcome !== "F" || isQuarantined(test)) continue;
const verdict = judgement?.verdictOf(id, cause, job === void 0 ? [] : [job]);
if (verdict?.kind !== "known" || verdict.parent !== void 0) failures.push({
id,
cause
});
}
return failures;
}
const hasEvidence = ({ new: fresh, unseen, unknown, flaky, knownInParent = 0 }) => fresh + unseen + unknown + flaky + knownInParent > 0;
function countFailedBuilds(builds, last) {
if (builds[last]?.status !== "failed") return void 0;
const passed = builds.slice(0, last).findLastIndex(({ status }) => status === "successful");
return builds.slice(passed + 1, last + 1).filter(({ status }) => status === "failed").length;
}
function findSigns(row, history) {
const { results } = row;
const ofBuilds = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.A)(results);
const signs = findSignBuilds(row, history);
if (signs.length === 0) return {
signs: [],
ofBuilds
};
const details = (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(row);
return {
signs: signs.map((build) => ({
build,
cause: details.get(build)?.cause,
failedJob: (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(results, build) || details.get(build)?.isRerun === true
})),
ofBuilds
};
}
function findSignBuilds(row, history) {
const { results } = row;
const signs = [];
for (let build = 0; build < results.length; build += 1) if ((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.P)(results, build) && isUnsteady(results, build, history) && !history.outages.brokeTest(row, build)) signs.push(build);
return signs;
}
function findSignsOfJobs(rows, history) {
const all = rows.map((row) => findSigns(row, history));
const signs = new Map();
for (const sign of all.flatMap((own) => own.signs)) {
const known = signs.get(sign.build);
if (known === void 0 || sign.failedJob && !known.failedJob) signs.set(sign.build, sign);
}
return {
signs: [...signs.values()].sort((one, other) => one.build - other.build),
ofBuilds: Math.max(...all.map(({ ofBuilds }) => ofBuilds))
};
}
const mayHaveSigns = (results) => /[fF]/.test(results);
function isUnsteady(results, build, { rerunsOf }) {
if (!(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(results, build)) return results[build] === "f";
if (rerunsOf(build).some((later) => (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.N)(results, later))) return true;
return (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.N)(results, (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(results, build - 1)) && (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.N)(results, (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.L)(results, build + 1));
}
function findTestedBuild(builds, { commit, timestamp }) {
const exact = commit === void 0 ? -1 : builds.findLastIndex((build) => build.commit === commit);
if (exact !== -1) return {
index: exact,
isExact: true,
isComplete: builds[exact]?.isIncomplete !== true
};
return {
index: timestamp === void 0 ? builds.length - 1 : lastBefore(builds, timestamp),
isExact: false,
isComplete: false
};
}
const lastBefore = (builds, timestamp) => builds.every((build) => build.timestamp === void 0) ? builds.length - 1 : builds.findLastIndex((build) => build.timestamp !== void 0 && build.timestamp < timestamp);
const leastTests$1 = 20;
function isUnrelated(histories, results) {
if (results.size < leastTests$1 || histories.size < leastTests$1) return false;
return !containsAny(histories, results);
}
function containsAny({ columns }, results) {
for (const { id, job } of results.all()) if (columns.find(id, job) !== -1) return true;
return false;
}
const maximumRef = 100;
function buildRefusal({ ciContext, event, env, checkouts, results, files }) {
const branch = env.GITHUB_ACTIONS === "true" ? (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_9__.m)({
ciContext,
event,
env
}) : void 0;
if (branch === void 0 || branch.isBuild === "never") return void 0;
const other = checkouts.other() ?? firstOther(files, checkouts);
if (other !== void 0) return reasonOf(other);
if (results.otherRef === void 0) return void 0;
return `The records are of ${JSON.stringify((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(results.otherRef), maximumRef))}, which is not the branch of the run.`;
}
function firstOther(files, checkouts) {
for (const { path } of files) {
const other = checkouts.other(path);
if (other !== void 0) return other;
}
}
function reasonOf({ commit, expected }) {
return `${commit === void 0 ? "The commit of the checkout cannot be read" : `The checkout is at ${commit.slice(0, 7)}`}, and ${expected === void 0 ? "GitHub does not name the commit of the run" : `the run is for ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(expected.slice(0, 7))}`}, so the results may be of other code. Check out the commit of the run, or set the input history to off.`;
}
const maximumPullRequests = 5;
const dayMs = 864e5;
function failsInParent(evidence) {
const parents = evidence.filter(({ isParent }) => isParent);
return (id, cause) => {
const key = (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(id);
return parents.find(({ failures }) => failures.get(key)?.some((other) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__._)(other, cause) === true))?.pullRequest;
};
}
function otherPullRequests(evidence, { id, cause }, now) {
const key = (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(id);
const found = evidence.filter(({ failures }) => failures.get(key)?.some((other) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__._)(other, cause) !== false));
if (found.length === 0) return void 0;
const numbers = [...new Set(found.map(({ pullRequest }) => pullRequest))].slice(0, maximumPullRequests);
const first = Math.min(...found.map(({ timestamp }) => timestamp));
return {
pullRequests: numbers.toSorted((one, other) => one - other),
days: Math.max(0, Math.floor(now / dayMs) - Math.floor(first / dayMs))
};
}
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
return alsoFailed === void 0 ? verdict : {
...verdict,
alsoFailed
};
}
};
}
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
if (test.job !== void 0) entry.jobs.push(test.job);
entries.set(test.id, entry);
},
result(ranInOtherJobs) {
const tests = [...entries.values()].slice(0, listLength).map(({ test: { id, name, suite, module }, details, jobs }) => ({
id,
name,
suite,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
module,
jobs: jobs.length > 0 && ranInOtherJobs(id, new Set(jobs)) ? jobs : void 0
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
function createSuiteKeys() {
let last;
let key = "";
return (test) => {
if (last === void 0 || !isSame(last, test)) {
last = test;
key = JSON.stringify([test.module ?? "", ...test.suite]);
}
return key;
};
}
const isSame = (a, b) => a.module === b.module && (a.suite === b.suite || a.suite.length === b.suite.length && a.suite.every((name, index) => name === b.suite[index]));
function createSuitesInBuild(columns) {
const running = new Uint8Array(columns.suiteCount);
const appeared = new Map();
let table;
let lastTest;
let lastSuite;
const tableOf = () => {
if (table === void 0) {
table = createSuiteTable(columns);
for (const [suite, first] of table.firstOf.entries()) if (running[suite] === 1) running[first] = 1;
}
return table;
};
return {
add(test, suite) {
if (suite !== void 0) {
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
if (suite === void 0) appeared.set(first, (appeared.get(first) ?? 0) + 1);
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
function createCurrentTests(columns) {
const { suiteOf } = columns;
const positions = new Uint8Array(columns.length);
const ids = new Set();
const suites = createSuitesInBuild(columns);
return {
add(test, position) {
if ((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.P)(test.outcome, 0)) suites.add(test, position === -1 ? void 0 : suiteOf[position]);
if (position === -1) return;
if (test.outcome !== "S") positions[position] = 2;
else if (positions[position] === 0) positions[position] = 1;
if (columns.job(position) !== void 0) ids.add((0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(test.id));
},
has(position) {
if (positions[position] !== 0) return true;
if (ids.size === 0 && columns.job(position) === void 0) return false;
const id = columns.row(position)?.id ?? "";
return ids.has(id) || (positions[columns.find(id)] ?? 0) !== 0;
},
isSkipped: (position) => positions[position] === 1,
suites
};
}
const maximumSuites = 100;
const leastTests = 2;
function findFewerTests({ leftOut }, { has, isSkipped, suites: current }, { base, columns }) {
if (base.index < 0 || leftOut > 0) return void 0;
const { resultsOf, distinctResults, suiteOf } = columns;
const ranInBase = distinctResults.map((results) => (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.P)(results, base.index));
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
if (known === void 0) stopped.set(first, {
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
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ module }),
suite
});
function causeOfFailure({ results, causes }, build) {
let later = 0;
for (let index = results.length - 1; index > build && later < causes.length; index -= 1) if ((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(results, index)) later += 1;
return causes[later];
}
const minimumFailures = 2;
function createFixedTests(history) {
const { builds, base, columns, outages } = history;
const jobs = new Map();
let lastName;
let job = startJob(lastName);
const { resultsOf, distinctResults } = columns;
const brokenIn = distinctResults.map((results) => {
const reference = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(results, base.index);
return (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(results, reference) && isBrokenInBase(results, reference, base) ? reference : -1;
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
if (row !== void 0) job.passing.push({
test,
row,
reference
});
},
result(ranInOtherJobs) {
const fixed = createChangeList();
const recovered = new Set();
for (const { ran, passing } of jobs.values()) {
const isOutageOver = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_7__.gt)(passing.length, ran);
for (const { test, row, reference } of passing) {
const { first, builds: inARow } = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.j)(row.results, reference);
if (isOutageOver) recovered.add(test.id);
else if (!outages.brokeTest(row, first) && isLasting(row, reference, inARow, history)) {
const since = referTo(builds[first]);
fixed.add(test, {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ since }),
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
const next = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.L)(results, index + 1);
return next === -1 ? isComplete : (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(results, next);
}
function isLasting(row, reference, inARow, history) {
const last = causeOfFailure(row, reference);
const before = causeOfFailure(row, (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(row.results, reference - 1));
return (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__._)(last, before) !== false && inARow >= minimumFailures + findSigns(row, history).signs.length;
}
const mayVary = /[\d/\\"'`#:]/;
const looseName = (name) => mayVary.test(name) ? (0, _signature_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(name) : name;
const suiteKey = ({ module, suite }) => JSON.stringify([module ?? "", ...suite]);
const looseSuiteKey = ({ module, suite }) => JSON.stringify([module ?? "", ...suite.map(looseName)]);
const maximumResults = 200;
function findChangingNames(missing, { firstOf }, { columns }) {
if (missing.length === 0) return () => false;
const { suiteOf, resultsOf, distinctResults } = columns;
const runs = distinctResults.map(_history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.A);
const keyOf = (position) => {
const suite = firstOf(suiteOf[position] ?? 0);
const name = columns.name(position);
const loose = looseName(name);
if (loose !== name) return `${suite} ${loose}`;
return runs[resultsOf[position] ?? 0] === 1 ? `${suite}` : void 0;
};
const resultsOfName = new Map();
for (const position of missing) {
const key = keyOf(position);
if (key !== void 0) resultsOfName.set(key, new Set());
}
const suites = new Set(missing.map((position) => firstOf(suiteOf[position] ?? 0)));
for (let position = 0; resultsOfName.size > 0 && position < columns.length; position += 1) {
if (runs[resultsOf[position] ?? 0] === 0) continue;
if (!suites.has(firstOf(suiteOf[position] ?? 0)) || !columns.hasName(position)) continue;
const known = resultsOfName.get(keyOf(position) ?? "");
if (known !== void 0 && known.size < maximumResults) known.add(resultsOf[position] ?? 0);
}
return (position) => {
const own = distinctResults[resultsOf[position] ?? 0] ?? "";
return [...resultsOfName.get(keyOf(position) ?? "") ?? []].some((other) => ranApart(own, distinctResults[other] ?? ""));
};
}
function ranApart(one, other) {
for (let build = 0; build < one.length; build += 1) if ((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.P)(one, build) && (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.P)(other, build)) return false;
return true;
}
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
for (const { tests, since } of shrunk) for (const position of tests) {
if (changesName(position)) continue;
const row = history.columns.row(position);
if (row !== void 0) gone.add(row, (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ since }));
}
return gone.result(() => false);
}
function findMissing({ has }, { columns, base }) {
const { resultsOf, distinctResults } = columns;
const ranBefore = distinctResults.map((results) => (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(results, base.index) !== -1);
const missing = [];
for (let position = 0; position < columns.length; position += 1) if (ranBefore[resultsOf[position] ?? 0] && !has(position) && columns.hasName(position)) missing.push(position);
return missing;
}
function lacksSuites(missing, { suites }, { columns, base }) {
const { resultsOf, distinctResults, suiteOf } = columns;
const ranInBase = distinctResults.map((results) => (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.P)(results, base.index));
const lost = missing.filter((position) => ranInBase[resultsOf[position] ?? 0] && !suites.hasRun(suiteOf[position] ?? 0)).length;
if (lost === 0) return false;
const ran = resultsOf.reduce((sum, results) => sum + (ranInBase[results] ? 1 : 0), 0);
return 2 * ran >= columns.length && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_7__.gt)(lost, ran);
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
if (suite === void 0) continue;
const results = resultsAt(position, history);
suite.last = Math.max(suite.last, (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(results, base.index));
const next = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.L)(results, base.index + 1);
if (next !== -1) suite.next = Math.min(suite.next, next);
}
return suites;
}
const resultsAt = (position, { columns: { resultsOf, distinctResults } }) => distinctResults[resultsOf[position] ?? 0] ?? "";
function isGone(results, { last, next }, { builds, base }) {
if (!(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.P)(results, last) || builds[last]?.isIncomplete) return false;
return base.isComplete || (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.P)(results, next);
}
function lastRunOfSkipped(results, { index, isComplete }) {
const reference = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.F)(results, index);
return (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.P)(results, reference) && (isComplete || (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.P)(results, nextResult(results, index + 1))) ? reference : -1;
}
function nextResult(results, build) {
let index = build;
while (results[index] === "-") index += 1;
return index;
}
const minimumSamples = 10;
const minimumDifferenceMs = 1e3;
const couldBeSlower = ({ outcome, duration = 0 }) => outcome === "P" && duration > minimumDifferenceMs;
function findSlowdown({ outcome, duration }, { p95Ms: usual, samples = 0 }) {
if (outcome !== "P" || duration === void 0 || usual === void 0 || samples < minimumSamples) return void 0;
return duration > Math.max(2 * usual, usual + minimumDifferenceMs) ? {
duration,
usual
} : void 0;
}
const maximumJobs$1 = 1e3;
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
if (last !== -1) skipped.add(test, (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ since }));
};
const addSlow = (test, position) => {
const slowdown = findSlowdown(test, columns.usual(position));
if (slowdown !== void 0) slower.add(test, slowdown);
};
const ranInOtherJobs = (id, own) => [...jobs].some((job) => !own.has(job) && results.find(id, job) !== void 0);
return {
add(test) {
if (test.job !== void 0 && jobs.size < maximumJobs$1) jobs.add(test.job);
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
const fewer = mayBeOlder ? void 0 : findFewerTests(results, current, history);
return {
...mayBeOlder ? {
fixed: noTests,
recovered: 0
} : fixed.result(ranInOtherJobs),
gone: mayBeOlder ? noTests : findGoneTests(results, current, history),
newlySkipped: mayBeOlder ? noTests : skipped.result(ranInOtherJobs),
slower: slower.result(ranInOtherJobs),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ fewer })
};
}
};
}
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
const isWanted = (cause) => cause !== void 0 && causes.has(cause);
for (let position = 0; position < columns.length; position += 1) {
if (candidates[columns.resultsOf[position] ?? 0] !== true) continue;
const fields = columns.causes(position);
if (!fields.causes.some(isWanted) && fields.flakyCauses?.some(isWanted) !== true) continue;
const row = columns.row(position);
if (row === void 0) continue;
for (const [build, { cause }] of (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(row)) if (cause !== void 0 && causes.has(cause)) add$1(tests, `${build} ${cause}`, row.id);
for (const { cause } of findSigns(row, history).signs) if (cause !== void 0 && causes.has(cause)) add$1(signs, cause, row.id);
}
return {
tests,
signs
};
}
function add$1(sets, key, id) {
const ids = sets.get(key) ?? new Set();
sets.set(key, ids);
if (ids.size < 3) ids.add(id);
}
function failureRange(results, first, builds) {
const passed = builds[(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(results, first - 1)];
const failed = builds[first];
if (passed === void 0 || failed === void 0) return void 0;
if (passed.commit !== void 0 && passed.commit === failed.commit) return void 0;
const { parent, subject, author } = failed;
const isOnly = parent !== void 0 && parent === passed.commit;
return {
lastPassed: referTo(passed),
...isOnly && { onlyCommit: (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
subject,
author
}) }
};
}
const leastChance = .01;
const highRate = .1;
const rateOf = ({ signs, ofBuilds }) => (signs.length + 1) / (ofBuilds + 2);
const isLikely = (flakiness, times) => rateOf(flakiness) ** times >= leastChance;
const outlastsRetries = (flakiness) => flakiness.signs.some(({ failedJob }) => failedJob) || rateOf(flakiness) >= highRate;
const recentBuilds = 10;
function recentResults(results) {
let [failed, flaky, ofBuilds] = [
0,
0,
0
];
for (let build = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(results, results.length - 1); build >= 0 && ofBuilds < recentBuilds; build = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(results, build - 1)) {
ofBuilds += 1;
if ((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(results, build)) failed += 1;
else if (results[build] === "f") flaky += 1;
}
return {
failed,
flaky,
ofBuilds
};
}
const minimumSigns = 2;
const maximumTests = 2;
function judgeFlaky(row, failure, reference, history, run) {
if ((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.j)(row.results, reference).builds >= minimumSigns) return void 0;
const rows = [row, ...history.otherRows(row)];
if (!rows.some(({ results }) => mayHaveSigns(results))) return void 0;
const flakiness = findSignsOfJobs(rows, history);
const { signs, ofBuilds } = flakiness;
const { cause, isRepeated = false } = failure;
if (signs.length < minimumSigns && !isOwnCause(signs, cause, run)) return void 0;
if (hasNewCause(rows, cause) && !isSignElsewhere(failure, run)) return void 0;
if (isRepeated && !outlastsRetries(flakiness)) return void 0;
if (!isLikely(flakiness, failure.times())) return void 0;
return {
kind: "flaky",
failedBuilds: signs.length,
ofBuilds,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
lastSign: referTo(history.builds[signs.at(-1)?.build ?? -1]),
recent: recentResults(row.results)
})
};
}
function isOwnCause(signs, cause, { spread, testsOf }) {
if (cause === void 0 || !(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(cause) || testsOf(cause) > maximumTests) return false;
return signs.some((sign) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__._)(sign.cause, cause) === true && spread.testsIn(sign.build, cause) <= maximumTests);
}
function hasNewCause(rows, cause) {
const known = rows.flatMap(({ causes, flakyCauses = [] }) => [...causes, ...flakyCauses]).map((other) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__._)(other, cause)).filter((isSame) => isSame !== void 0);
return known.length > 0 && !known.includes(true);
}
const isSignElsewhere = ({ id, cause }, { spread }) => cause !== void 0 && (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(cause) && spread.isSignOfOther(cause, id);
function findReference(row, cause, { base, mayBeOlder, outages }) {
const { results } = row;
const hasCause = (build) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__._)(causeOfFailure(row, build), cause) === true;
const counts = (build) => !(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(results, build) || !outages.brokeTest(row, build) || hasCause(build);
let reference = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(results, base.index);
if (!(base.isExact && reference === base.index)) {
const next = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.L)(results, base.index + 1);
if ((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(results, next) && counts(next)) return next;
}
while (reference !== -1 && !counts(reference)) reference = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(results, reference - 1);
if (!mayBeOlder || (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(results, reference)) return reference;
const same = lastFailure(results, base.index, hasCause);
return same === -1 ? reference : same;
}
function lastFailure(results, from, isOne) {
for (let build = from; build >= 0; build -= 1) if ((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(results, build) && isOne(build)) return build;
return -1;
}
const oldBuilds = 10;
const oldMs = 6048e5;
function describeReference(reference, { builds }) {
const build = builds[reference];
const newest = builds.at(-1);
if (build === void 0 || newest === void 0) return void 0;
const buildsAgo = builds.length - reference;
const ageMs = (newest.timestamp ?? 0) - (build.timestamp ?? newest.timestamp ?? 0);
return buildsAgo > oldBuilds || ageMs > oldMs ? {
...referTo(build),
buildsAgo
} : void 0;
}
function judgeFailure(row, failure, history, run) {
const { cause } = failure;
if (history.base.index === -1) return { kind: "unknown" };
if (row === void 0) return { kind: "unseen" };
const reference = findReference(row, cause, history);
if (reference === -1 && !wasKnown(row, history.base.index)) return { kind: "unseen" };
return (run && judgeFlaky(row, failure, reference, history, run)) ?? compare(row, cause, reference, history);
}
const wasKnown = (row, base) => row !== void 0 && /[^-]/.test(row.results.slice(0, base + 1));
const unsteady = (row, history) => mayHaveSigns(row.results) && findSigns(row, history).signs.length > 0 ? { recent: recentResults(row.results) } : {};
function compare(row, cause, reference, history) {
const age = describeReference(reference, history);
const recent = unsteady(row, history);
if (!(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(row.results, reference)) return {
kind: "new",
...optional("since", referTo(history.builds[reference])),
...optional("passedBuilds", countPasses(row.results, history.base.index)),
...recent,
...optional("reference", age)
};
const failures = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.j)(row.results, reference);
const { first, builds } = failures;
const since = optional("since", referTo(history.builds[first]));
const differs = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__._)(causeOfFailure(row, reference), cause) === false && !changesCause(row, failures, reference);
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
for (let build = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(results, base); build >= 0; build = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(results, build - 1)) {
if (results[build] !== "P") return void 0;
passes += 1;
}
return passes === 0 ? void 0 : passes;
}
function changesCause(row, { first }, last) {
const causes = [];
for (let build = first; build <= last; build += 1) if ((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(row.results, build)) causes.push(causeOfFailure(row, build));
return causes.some((one) => causes.some((other) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__._)(one, other) === false));
}
const optional = (key, value) => value === void 0 ? {} : { [key]: value };
function findFix(results, reference) {
let fixed = -1;
let build = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(results, results.length - 1);
while (build > reference && (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.N)(results, build)) {
fixed = build;
build = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(results, build - 1);
}
return fixed;
}
function uniteRows([first, ...others], cause) {
if (others.length === 0) return first;
const rows = [first, ...others];
const details = rows.map(_write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__.n);
const chosen = [...first.results].map((_, build) => {
return resultOf(rows.map(({ results }, index) => ({
outcome: results[build],
details: details[index]?.get(build)
})), cause);
});
const results = chosen.map(({ outcome }) => outcome).join("");
const { id, module, suite, name } = first;
return (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_10__.i)({
id,
module,
suite,
name,
results,
...(0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__.a)(results, (build) => chosen[build]?.details),
isOlder: rows.some(_history_id_mjs__WEBPACK_IMPORTED_MODULE_10__.r)
});
}
function resultOf(results, cause) {
const failed = results.filter(({ outcome }) => (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(outcome, 0));
const same = failed.find(({ details }) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__._)(details?.cause, cause) === true);
const [firstFailed] = failed;
const flaky = results.filter(({ outcome }) => outcome === "f");
const hasPass = results.some(({ outcome }) => (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.N)(outcome, 0));
return same ?? (hasPass ? void 0 : firstFailed) ?? flaky.find(({ details }) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__._)(details?.cause, cause) === true) ?? flaky[0] ?? results.find(({ outcome }) => outcome === "P") ?? results.find(({ outcome }) => outcome === "S") ?? {
outcome: "-",
details: void 0
};
}
const maximumFailed = 20;
function createRenamedTests(unseen, history, isInRun) {
const { byName, byCause, lacksNames } = indexRows(unseen, history, isInRun);
const changingNames = new Set();
const united = new Map();
const rowsAt = (positions, job) => {
const rows = new Map();
for (const position of positions ?? []) {
const id = history.columns.row(position)?.id;
const row = id === void 0 ? void 0 : history.find(id, job);
if (row !== void 0) rows.set(row.id, row);
}
return [...rows.values()].sort((one, other) => one.id < other.id ? -1 : 1);
};
const findByName = (test, isFormer) => {
const name = looseName(test.name);
const positions = byName.get(nameKey(looseSuiteKey(test), name))?.slice(-200);
const [first, ...others] = rowsAt(positions, test.job).map((row) => withComparableCauses(row, test.cause));
if (first === void 0) return void 0;
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
if (cause === void 0) return void 0;
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
if (cause === void 0 || (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(cause)) return row;
const comparable = (other) => other === void 0 || other === cause || (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(other) ? other : void 0;
const { causes, flakyCauses } = row;
return {
...row,
causes: causes.map(comparable),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ flakyCauses: flakyCauses?.map(comparable) })
};
}
function failsFor(row, cause, history) {
const reference = findReference(row, cause, history);
return (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(row.results, reference) && (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__._)(causeOfFailure(row, reference), cause) === true;
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
if (test.cause !== void 0 && (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(test.cause)) causes.add(test.cause);
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
if (suite !== void 0) byName.get(nameKey(suite, looseName(columns.name(position))))?.push(position);
if (causes.size > 0 && hasFailure[results] === true) addFailed(byCause, position);
}
return {
byName,
byCause,
lacksNames
};
function addFailed(failed, position) {
for (const cause of new Set(columns.causes(position).causes)) {
if (cause === void 0 || !causes.has(cause)) continue;
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
if (key === void 0) {
const loose = looseSuiteKey(suite(number));
key = wanted.has(loose) && loose;
keys[number] = key;
}
return key === false ? void 0 : key;
};
}
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
return read().lacksNames ? "noNames" : void 0;
},
changingNames: () => renamed === void 0 || renamed.changingNames.size === 0 ? void 0 : renamed.changingNames
};
}
function judgeFailures({ failed, quarantined, testsOfCause }, history, run) {
const causes = {
testsOf: (cause) => testsOfCause.get(cause)?.size ?? 0,
spread: createCauseSpread(history, new Set([...testsOfCause.keys()].filter(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.m)))
};
const newCauses = new Set();
const isShared = (cause) => cause !== void 0 && newCauses.has(cause);
const chanceOf = ({ cause }) => isShared(cause) ? void 0 : causes;
const unseen = createUnseenTests(() => [...failed.values()].flat(), history, run);
let gap;
const judgeUnseen = (failure, test) => {
const other = test && unseen.find(test);
const verdict = judgeFailure(other?.row, {
...failure,
id: other?.row.id ?? failure.id
}, history, chanceOf(failure));
if (other !== void 0 && verdict.kind !== "unseen") return {
...verdict,
as: other.name
};
gap ??= unseen.gap();
return gap === void 0 ? verdict : { kind: "unknown" };
};
const judge = (failure, job, test) => {
if (history.base.index === -1) {
if (history.builds.length > 0) gap = "olderBase";
return { kind: "unknown" };
}
const row = history.find(failure.id, job);
const verdict = row === void 0 ? void 0 : judgeFailure(row, failure, history, chanceOf(failure));
return inParent(verdict !== void 0 && verdict.kind !== "unseen" ? verdict : judgeUnseen(failure, test), failure, run);
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
for (const failures of judged.values()) for (const { cause, verdict } of failures) if (cause !== void 0 && isNew(verdict)) newCauses.add(cause);
for (const [id, tests] of failed) if (judged.get(id)?.some(({ cause, verdict }) => verdict.kind === "flaky" && isShared(cause)) === true) judged.set(id, judgeTest(tests));
const kindOfCause = kindsOfCauses(judged);
return {
counts: countVerdicts(judged, quarantined),
verdictOfCause: (cause) => kindOfCause.get(cause),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
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
if (kind === "known" && fixed !== void 0) knownFixed += 1;
if (parent !== void 0) knownInParent += 1;
}
return {
...counts,
...knownFixed > 0 && { knownFixed },
...knownInParent > 0 && { knownInParent }
};
}
function kindsOfCauses(judged) {
const kinds = new Map();
for (const failures of judged.values()) for (const { cause, verdict } of failures) {
if (cause === void 0) continue;
const known = kinds.get(cause) ?? verdict.kind;
kinds.set(cause, rank(known) <= rank(verdict.kind) ? known : verdict.kind);
}
return kinds;
}
function timesInARow({ id, cause }, tests, { results, jobs, pushes }) {
const before = pushes?.(id, cause) ?? 0;
const mayBeOutage = cause !== void 0 && (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.p)(cause);
if (tests.length === 1 || mayBeOutage || tests.some((other) => other.cause !== cause)) return 1 + before;
const failedIn = new Set(tests.map(({ job }) => job));
return ([...jobs].some((job) => !failedIn.has(job) && (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.N)(results.find(id, job)?.outcome ?? "-", 0)) ? 1 : tests.length) + before;
}
function inParent(verdict, { id, cause }, { failsInParent }) {
const parent = isNew(verdict) ? failsInParent?.(id, cause) : void 0;
return parent === void 0 ? verdict : {
kind: "known",
parent
};
}
const isNew = ({ kind }) => kind === "new" || kind === "unseen";
const rank = (kind) => _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.d.indexOf(kind);
function mostImportant(first, next) {
if (rank(next.kind) !== rank(first.kind)) return rank(next.kind) < rank(first.kind) ? next : first;
return first.fixed !== void 0 && next.fixed === void 0 ? next : first;
}
function flakyPerBuild(history) {
const { builds, columns } = history;
const { resultsOf, distinctResults } = columns;
const shared = distinctResults.map((results) => mayHaveSigns(results) ? findSignBuilds({ results }, history) : noBuilds$1);
const ofJobs = new Map();
let signs = 0;
for (let position = 0; position < columns.length; position += 1) {
const results = resultsOf[position] ?? 0;
const job = columns.job(position);
if (job === void 0) {
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
const noBuilds$1 = [];
function createFailureGroups(isQuarantined = () => false) {
const failed = new Map();
const excused = new Set();
const testsOfCause = new Map();
return {
add(test) {
if (test.outcome !== "F" && test.outcome !== "f") return;
if (test.cause !== void 0) {
const tests = testsOfCause.get(test.cause) ?? new Set();
testsOfCause.set(test.cause, tests);
if (tests.size < 3) tests.add(test.id);
}
if (test.outcome !== "F") return;
const tests = failed.get(test.id);
if (isQuarantined(test)) excused.add(test.id);
else if (tests === void 0) failed.set(test.id, [test]);
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
function createKnownFlaky(history, isQuarantined = () => false) {
const known = new Set();
const others = new Set();
const isKnown = ({ id, job }) => {
const row = history.find(id, job);
if (row === void 0) return false;
if (findSigns(row, history).signs.length > 0) return true;
return judgeFailure(row, {
id,
cause: void 0,
times: () => 1
}, history, void 0).kind === "known";
};
return {
add(test) {
if (test.outcome !== "f" || isQuarantined(test)) return;
(isKnown(test) ? known : others).add(test.id);
},
count() {
let count = 0;
for (const id of known) if (!others.has(id)) count += 1;
return count;
}
};
}
const maximumJobs = 1e3;
function findOutages(length, columns) {
const { resultsOf, distinctResults } = columns;
const tests = new Int32Array(distinctResults.length);
const jobs = new Map();
for (let position = 0; position < columns.length; position += 1) {
const results = resultsOf[position] ?? 0;
const job = columns.job(position);
if (job === void 0) {
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
const own = job === void 0 ? void 0 : ofJobs.get(job);
const sum = (key) => (counts[key][build] ?? 0) + (own?.[key][build] ?? 0);
const began = sum("beganToFail");
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_7__.gt)(began, sum("ran")) && 2 * sum("passedAgain") >= began;
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
const fails = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(results, build);
if (!fails && !(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.N)(results, build)) continue;
ran[build] = (ran[build] ?? 0) + tests;
if (began !== -1 && !fails) passedAgain[began] = (passedAgain[began] ?? 0) + tests;
const passedAtOnce = hasPassedLast && results[build] === "f";
began = fails && hasPassedLast ? build : -1;
if (began !== -1 || passedAtOnce) beganToFail[build] = (beganToFail[build] ?? 0) + tests;
if (passedAtOnce) passedAgain[build] = (passedAgain[build] ?? 0) + tests;
hasPassedLast = !fails;
}
}
const beganToFail = (results, build) => ((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(results, build) || results[build] === "f") && (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.N)(results, (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.I)(results, build - 1));
function findReruns(builds) {
const reruns = new Map();
const indexes = new Map();
for (const [index, { commit, tree }] of builds.entries()) for (const code of [commit, tree]) {
if (code === void 0) continue;
const earlier = indexes.get(code) ?? [];
indexes.set(code, earlier);
for (const build of earlier) reruns.set(build, [...reruns.get(build) ?? [], index]);
earlier.push(index);
}
return (build) => reruns.get(build) ?? noBuilds;
}
const noBuilds = [];
function createRowFinder(histories) {
let ofJobs;
return ({ id, job }) => {
ofJobs ??= (0, _unite_histories_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(histories);
const shared = job === void 0 ? void 0 : histories.find(id);
const others = [...ofJobs.get((0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(id))?.values() ?? []].filter((other) => other.job !== job);
return shared === void 0 ? others : [shared, ...others];
};
}
function judge(input) {
const { histories = _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__.c, isDamaged, results, base, isQuarantined, pushes, failsInParent } = input;
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
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
pushes,
failsInParent
})
};
const judged = judgeFailures(failures.result(), history, run);
const average = judged.counts.new + judged.counts.unseen > 0 ? flakyPerBuild(history) : 0;
return {
...judged,
knownFlaky: flaky.count(),
changes: changes.result(),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ flakyPerBuild: average < 1 ? void 0 : average })
};
}
async function judgeWithEvidence(input, store, { now, parentCommit }) {
const judgement = judge(input);
const { counts } = judgement;
if (store === void 0 || counts.new + counts.unseen === 0) return { judgement };
const evidence = await store.read(parentCommit());
const parent = evidence.find(({ isParent }) => isParent)?.pullRequest;
if (parent === void 0) return { judgement: withEvidence(judgement, evidence, now) };
const decided = withEvidence(judge({
...input,
failsInParent: failsInParent(evidence)
}), evidence, now);
return decided.counts.knownInParent === void 0 ? { judgement: decided } : {
judgement: decided,
parent
};
}
function createRunHistory(prepared, results) {
const { request, ciContext, checkouts, quarantine, mask } = prepared;
const { env, now } = prepared.context;
const store = (0, _open_history_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(prepared, () => idsOfFailures(results));
if (store === void 0) return void 0;
const isQuarantined = (test) => quarantine?.quarantine.entryOf(test) !== void 0;
let judgement;
return {
async compare() {
const read = await store.read();
const found = {
...read,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ histories: (0, _unite_histories_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(read.histories, results) })
};
const pushes = await pushesBefore(found, prepared, results);
const outcome = await compared(found, prepared, {
results,
isQuarantined,
pushes,
evidence: store.evidence
});
judgement = outcome.judgement;
return {
...outcome,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ fault: found.fault }),
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
const event = (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(env.GITHUB_EVENT_PATH);
const build = (0, _open_history_mjs__WEBPACK_IMPORTED_MODULE_6__.r)({
ciContext: context,
event,
now,
mask: mask.text,
status,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ isIncomplete: results.isIncomplete || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_7__.Tn)(problems) ? true : void 0 }),
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
judgement,
isQuarantined
}));
const findCommit = () => {
const { tree, parent, ...texts } = readCommit(build.commit, (0, _repository_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(request.cwd, env)) ?? {};
return {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
tree,
parent
}),
...(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(texts, mask.text)
};
};
return store.write({
build,
results,
findCommit,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ refusal })
});
}
};
}
function leftOutProblems({ leftOut }) {
if (leftOut === 0) return [];
return [{
severity: "warning",
message: `The run has more tests than a history holds: ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(leftOut)} results are not compared with earlier builds, and missing tests are not reported.`
}];
}
function describeChangingNames(names) {
const [first = ""] = names;
const shown = JSON.stringify((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(first), maximumName));
if (names.size === 1) return `The name of a failed test changes with each run: ${shown}. Its history is that of all names that differ only in "#".`;
return `The names of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(names.size)} failed tests change with each run, such as ${shown}. Their history is that of all names that differ only in "#".`;
}
const maximumName = 200;
function unrelatedProblems({ histories }, results) {
if (histories === void 0 || !isUnrelated(histories, results)) return [];
return [{
severity: "warning",
message: `The history contains none of the ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(results.size)} tests of this run, so it may belong to another project, module or job. Check its source: failed tests have no verdict.`
}];
}
const idsOfFailures = (results) => {
const ids = [];
for (const { id, outcome } of results.all()) if (outcome === "F") ids.push(id);
return ids;
};
const baseOf = ({ request, context: { env, now }, ciContext }, otherBranch) => {
const repository = (0, _repository_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(request.cwd, env);
return (0, _tested_base_mjs__WEBPACK_IMPORTED_MODULE_14__.t)({
event: (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(env.GITHUB_EVENT_PATH),
env,
ask: repository?.ask ?? (() => void 0),
now,
source: ciContext().source,
otherBranch
});
};
async function pushesBefore({ histories }, { memory }, results) {
if (histories === void 0) return void 0;
for (const { id, job, outcome } of results.all()) if (outcome === "F" && mayHaveSigns(histories.find(id, job)?.results ?? "")) return (await memory())?.pushes();
}
function parentCommit(prepared) {
const { commit, mayBeOlder } = baseOf(prepared);
return mayBeOlder === true ? void 0 : commit;
}
async function compared({ histories, summary, isDamaged }, prepared, { results, isQuarantined, pushes, evidence }) {
if (histories === void 0 || histories.builds.length === 0) return { summary };
const { ciContext, context } = prepared;
const tested = baseOf(prepared, summary.replaces === void 0 ? void 0 : summary.ref);
const { builds } = histories;
const { index } = findTestedBuild(builds, tested);
const run = ciContext();
const buildProperties = createBuildProperties({
builds,
testedIndex: index,
ref: summary.ref,
run,
ownBuild: (0, _open_history_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(run)
});
if (results.size === 0) return {
summary,
buildProperties,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ hasLostTests: histories.size > 0 || void 0 })
};
const build = builds[index];
const base = referTo(build);
const failedBuilds = countFailedBuilds(builds, index);
const { judgement, parent } = await judgeWithEvidence({
histories,
results,
base: tested,
isQuarantined,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
isDamaged,
pushes
})
}, evidence, {
now: context.now,
parentCommit: () => summary.replaces === void 0 ? void 0 : parentCommit(prepared)
});
const { gap, flakyPerBuild, changingNames } = judgement;
if (changingNames !== void 0) context.say?.(describeChangingNames(changingNames));
return {
histories,
buildProperties,
judgement,
summary: {
...summary,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
parent,
reason: gap && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_7__.c)(gap, { history: summary }, builds),
flakyPerBuild
}),
comparedAt: context.now,
...build !== void 0 && base !== void 0 && {
base,
previousStatus: build.status
},
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ failedBuilds })
}
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
