"use strict";
exports.id = 3925;
exports.ids = [3925];
exports.modules = {
8981: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => openArtifactStore,
t: () => artifact_store_exports
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51459);
var _zip_entry_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5503);
var _results_access_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55258);
var _upload_content_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92108);
var _limits2_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14507);
var _part_document_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21198);
var node_crypto__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77598);
const maximumListBytes = 16777216;
const archiveBytes = 1024;
function connectResultsService({ env, maximumBytes, requestMs = 1e4 }) {
const access = (0, _results_access_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(env);
if (access === void 0 || (0, _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(env.GITHUB_SERVER_URL)) return void 0;
const { token, backendIds, addressOf } = access;
const owners = new Map();
async function ask(method, body) {
const headers = {
authorization: `Bearer ${token}`,
"content-type": "application/json"
};
const limits = {
requestMs,
maximumBytes: maximumListBytes
};
const answer = await (0, _zip_entry_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(addressOf(method), limits, {
method: "POST",
headers,
body: JSON.stringify(body)
});
return Object(JSON.parse(answer.toString("utf8")));
}
return {
async list() {
const { artifacts } = await ask("ListArtifacts", backendIds);
return (Array.isArray(artifacts) ? artifacts : []).flatMap((artifact) => {
const { name, size, workflow_run_backend_id: run, workflow_job_run_backend_id: job } = Object(artifact);
if (typeof name !== "string") return [];
if (typeof run === "string" && typeof job === "string") owners.set(name, {
workflow_run_backend_id: run,
workflow_job_run_backend_id: job
});
return [{
name,
size: Number(size ?? 0)
}];
});
},
async read(name) {
try {
const { signed_url: signedUrl } = await ask("GetSignedArtifactURL", {
...owners.get(name) ?? backendIds,
name
});
if (typeof signedUrl !== "string") return void 0;
const archive = await (0, _zip_entry_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(new URL(signedUrl), {
requestMs,
maximumBytes: maximumBytes + archiveBytes
});
return (0, _zip_entry_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(archive, maximumBytes);
} catch {
return;
}
}
};
}
var artifact_store_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ openArtifactStore: () => openArtifactStore });
const retentionDays = 1;
const uploadMs = 3e4;
const fileName = "part.br";
function openArtifactStore({ key, env, say }) {
const service = connectResultsService({
env,
maximumBytes: _limits2_mjs__WEBPACK_IMPORTED_MODULE_5__.t.artifactBytes
});
if (service === void 0) return void 0;
const artifactOf = new Map();
const list = async () => {
try {
for (const { name, size } of await service.list()) {
const facts = (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_6__.p)(name);
if (facts !== void 0 && size <= 2 * _limits2_mjs__WEBPACK_IMPORTED_MODULE_5__.t.artifactBytes && artifactOf.size < _limits2_mjs__WEBPACK_IMPORTED_MODULE_5__.t.listed) artifactOf.set((0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_6__.f)(facts), name);
}
} catch (error) {
say(`The artifacts of the run could not be listed: ${error instanceof Error ? error.message : error}`);
}
return [...artifactOf.keys()];
};
const uploadAs = (name, content) => (0, _upload_content_mjs__WEBPACK_IMPORTED_MODULE_4__.t)({
name,
fileName,
content,
retentionDays,
limitMs: uploadMs
}, env);
return {
list,
async read(name) {
const content = await service.read(artifactOf.get(name) ?? name);
if (content === void 0) return void 0;
try {
const part = (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(content).parts.find((one) => one.name === name);
return part === void 0 || part.comment === key ? part : "foreign";
} catch {
return;
}
},
async upload(part, run) {
const content = (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_6__.t)({
run,
parts: [part],
covered: new Set()
}, _limits2_mjs__WEBPACK_IMPORTED_MODULE_5__.t.artifactBytes);
if (content === void 0) return {
isStored: false,
reason: `The part is longer than ${_limits2_mjs__WEBPACK_IMPORTED_MODULE_5__.t.artifactBytes} bytes.`
};
try {
await uploadAs(part.name, content);
return { isStored: true };
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
const isTaken = error instanceof _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_2__.i && error.reason === "name-taken";
if (isTaken && (await list()).includes(part.name)) return { isStored: true };
if (!isTaken) return {
isStored: false,
reason: error.message
};
}
try {
await uploadAs(`${part.name}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_7__.randomBytes)(2).toString("hex")}`, content);
return { isStored: true };
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
return {
isStored: false,
reason: error.message
};
}
}
};
}
}),
79065: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => workflowCoverage,
n: () => ownPart,
r: () => commentIdentity,
t: () => ownKey
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15615);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87963);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47931);
var _known_fields_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57874);
var _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14507);
var _distinct_job_name_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89835);
var _run_activity_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80144);
var _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99539);
var _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21198);
var _results_access_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(55258);
var node_crypto__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77598);
var node_path_posix__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53916);
function reportCoverage({ pipeline, job, matrixJob, module, project }, env) {
const step = env.GITHUB_ACTION ?? "";
const name = matrixJob ?? job;
const ownModule = module === project ? void 0 : module;
const key = JSON.stringify([
pipeline,
name,
ownModule,
step
]);
if (env.GITHUB_ACTIONS !== "true") return {
name: "",
key
};
return {
name: [
[workflowName(pipeline), name].filter((part) => part !== void 0).map((part) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(part, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.titlePart)).join(" / "),
ownModule,
(0, _distinct_job_name_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(step)
].filter((part) => part !== void 0 && part !== "").join(" · "),
key
};
}
function workflowCoverage({ pipeline }, event, env) {
const [, file = pipeline] = /^[^/]+\/[^/]+\/([^@]+)@/.exec(env.GITHUB_WORKFLOW_REF ?? "") ?? [];
const tested = event.workflow_run?.name;
const name = env.GITHUB_ACTIONS === "true" ? workflowName(tested ?? pipeline) : void 0;
return {
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(name ?? "", _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.titlePart),
key: JSON.stringify([file, tested])
};
}
const workflowName = (pipeline) => pipeline?.startsWith(".github/workflows/") ? (0, node_path_posix__WEBPACK_IMPORTED_MODULE_9__.basename)(pipeline) : pipeline;
function commentIdentity({ reporter, title, ciContext, event, env }) {
const { job, pipeline } = ciContext;
return {
key: (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_6__.m)(JSON.stringify([title, workflowCoverage(ciContext, event, env).key])),
formerKeys: [JSON.stringify([title, reportCoverage(ciContext, env).key]), title || `${pipeline ?? ""}/${job ?? ""}`].map(_failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_6__.m),
run: reportedNumber(event, env),
runId: Number(event.workflow_run?.id ?? env.GITHUB_RUN_ID ?? 0),
updates: reporter.commentUpdates
};
}
function reportedNumber(event, env) {
const number = Number(event.workflow_run === void 0 ? env.GITHUB_RUN_NUMBER : event.workflow_run.run_number);
return Number.isSafeInteger(number) && number > 0 && number < 1e10 ? number : 0;
}
const limited = (value, limit) => value === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.S)(value, limit);
const addressOf = (url) => url !== void 0 && (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.c)(url) ? url : void 0;
function boundBuild({ build, commit, timestamp, url }) {
const { build: length } = _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t;
return {
build: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.S)(build, length),
...(0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.t)({
commit: limited(commit, length),
timestamp,
url: addressOf(url)
})
};
}
const boundRange = ({ lastPassed, onlyCommit }) => ({
lastPassed: boundBuild(lastPassed),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ onlyCommit: onlyCommit && {} })
});
const boundVerdict = ({ since, lastSign, range, fixed, as, reference, ...verdict }) => ({
...verdict,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
since: since && boundBuild(since),
lastSign: lastSign && boundBuild(lastSign),
range: range && boundRange(range),
fixed: fixed && boundBuild(fixed),
as: limited(as, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.name),
reference: reference && {
...boundBuild(reference),
buildsAgo: reference.buildsAgo
}
})
});
const boundQuarantine = ({ test, reason, issue, until, isAdded }) => ({
test: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.S)(test, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.name),
...(0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.t)({
reason: limited(reason, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.reason),
issue: addressOf(issue),
until: limited(until, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.build),
isAdded
})
});
const boundHistory = (history) => {
const { builds, ref, replaces, parent, isOwn, base, comparedAt, previousStatus, source, reason, flakyPerBuild, missingPermission } = history;
return {
builds,
...(0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.t)({
ref: limited(ref, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.ref),
replaces: limited(replaces, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.ref),
parent,
isOwn,
base: base && boundBuild(base),
comparedAt,
previousStatus,
source,
reason: builds === 0 ? void 0 : limited(reason, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.reason),
flakyPerBuild,
missingPermission: limited(missingPermission, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.build)
})
};
};
const boundChanged = ({ id, name, suite, module: ownModule, jobs, since, ...numbers }) => ({
...numbers,
id: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.S)(id, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.build),
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.S)(name, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.name),
suite: suite.slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.suites).map((each) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.S)(each, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.name)),
...(0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.t)({
module: limited(ownModule, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.name),
jobs: jobs?.slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.changedJobs).map((job) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.S)(job, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.name)),
since: since && boundBuild(since)
})
});
function partOfReport(scope, { name, comment, job, reportedJob = job, isJoined = false, properties = [], project, module: ownModule, step, shownName, url, reportUrl }) {
return {
name,
comment,
fingerprint: fingerprintOf(scope.summary),
job: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(job, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.name),
...(0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.t)({
module: boundedName(ownModule),
step: boundedName(step),
shownName: boundedName(shownName),
url: addressOf(url),
reportUrl: addressOf(reportUrl)
}),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ isJoined: isJoined ? true : void 0 }),
results: resultsOf(scope, {
reportedJob,
project,
properties
})
};
}
const boundedName = (name) => name && (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(name, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.name);
function fingerprintOf(summary) {
const { status, counts, jobs, failures, problems, quarantinedByChange, onlyProperties } = summary;
const verdicts = summary.verdicts && [summary.verdicts, failures.map(_part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.i).join("")];
const numbers = [counts, ...jobs.map((job) => job.counts)].map(({ duration: _, ...others }) => others);
const failed = failures.map(({ test, cause, executions }) => [
(0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.l)(test),
cause.id,
executions
]);
const gates = (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_6__.l)(summary.gateReasons);
const more = [
...verdicts ?? [],
...quarantinedByChange === void 0 ? [] : [{ quarantinedByChange }],
...onlyProperties === void 0 ? [] : [{ onlyProperties }]
];
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_8__.createHash)("sha256").update(JSON.stringify([
status,
numbers,
failed,
problems,
...more,
...gates.length === 0 ? [] : [gates]
])).digest("hex").slice(0, 12);
}
function resultsOf({ summary, locations, causeLocations, ownersOf }, { reportedJob: ownJob, project, properties }) {
const known = (listed) => {
const { owners: _, attachments: __, attachmentsLeftOut: ___, trace: ____, ...test } = listed;
const owners = ownersOf?.(listed).slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.owners) ?? [];
return {
...test,
...(0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.t)({ location: locations.get(listed) }),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ owners: owners.length > 0 ? owners : void 0 })
};
};
const { verdicts, quarantinedByChange, changes, history, gateReasons } = summary;
const gates = (0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_6__.l)(gateReasons);
const { status, counts, jobs, failures, failedTests, flakyTests, flakyFailures, causes, otherCauses, problems, tags, slowest } = summary;
const hashed = causesOf(causes, failures, verdicts !== void 0);
const otherTests = causes.length > _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.partCauses && otherCauses === 0 ? (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.s)(hashed.slice(_limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.partCauses)) : void 0;
return {
status,
counts,
jobs: jobs.map(({ job, module: ownModule, status: ownStatus, counts: own, duration, state, attempt }) => ({
...(0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.t)({
job: job === ownJob ? void 0 : job,
module: ownModule === project ? void 0 : ownModule,
duration,
state: state === "missing" || state === "earlier" ? state : void 0,
attempt: state === "earlier" ? attempt : void 0
}),
status: ownStatus,
counts: own
})),
failures: failures.slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.partFailures).map((failure) => ({
...failure,
...judgementOf(failure),
test: known(failure.test)
})),
...(0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.t)({
failedTests,
flakyTests,
verdicts,
quarantinedByChange,
onlyProperties: summary.onlyProperties,
otherCausesIsMinimum: summary.otherCausesIsMinimum,
changes: changes && changesOf(changes),
history: history && boundHistory(history)
}),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ gates: gates.length > 0 ? gates : void 0 }),
flaky: flakyFailures.slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.partFlaky).map((flaky) => ({
...flaky,
...judgementOf(flaky),
test: short(known(flaky.test))
})),
...(0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.t)({ otherTests }),
causes: hashed.slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.partCauses).map((cause) => ({
...cause,
...(0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.t)({ location: causeLocations?.get(cause.cause.id) })
})),
otherCauses: otherCauses + Math.max(0, causes.length - _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.partCauses),
problems: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Cn)(problems).slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.partProblems).map((problem) => ({
...problem,
message: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.l)(problem.message, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.problemMessage)
})),
properties: properties.slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.partProperties),
tags: tags.slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.partTags),
slowest: slowest.slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.partSlowest).map(short)
};
}
const judgementOf = ({ verdict, quarantine }) => ({ ...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
verdict: verdict && boundVerdict(verdict),
quarantine: quarantine && boundQuarantine(quarantine)
}) });
function short({ details: _, output: __, message, ...test }) {
return {
...test,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ message: message === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.l)(message, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.shortMessage) })
};
}
function causesOf(causes, failures, isJudged) {
const kinds = new Map();
for (const failure of failures) {
const { test, cause } = failure;
const known = kinds.get(cause.id) ?? new Map();
kinds.set(cause.id, known);
known.set((0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.l)(test), (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.i)(failure));
}
return causes.map(({ first, ...cause }) => {
const own = kinds.get(cause.cause.id);
const hashes = own?.size === cause.tests && {
hashes: [...own.keys()],
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ kinds: isJudged ? [...own.values()].join("") : void 0 })
};
return {
...cause,
first: first.map(short),
...hashes
};
});
}
function changesOf({ fixed, recovered, gone, newlySkipped, slower }) {
const bounded = ({ count, tests }) => ({
count,
tests: tests.slice(0, _limits2_mjs__WEBPACK_IMPORTED_MODULE_4__.t.partChanged).map(boundChanged),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ hashes: count > 0 && count === tests.length ? tests.map(_part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.l) : void 0 })
});
return {
recovered,
fixed: bounded(fixed),
gone: bounded(gone),
newlySkipped: bounded(newlySkipped),
slower: bounded(slower)
};
}
function ownPart(scope, facts) {
const { ciContext, event, env, comment, reportUrl, isJoined, properties, activity } = facts;
const { module: ownModule } = ciContext;
const reportedJob = reportedJobOf(ciContext);
const job = (0, _distinct_job_name_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(reportedJob, activity);
const { own: listed } = activity;
const step = env.GITHUB_ACTION ?? "";
return partOfReport(scope, {
name: (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.f)({
key: ownKey(facts),
jobRun: (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.m)(jobRunOf(event, env)),
attempt: (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.d)(event, env)
}),
comment,
job,
reportedJob,
module: shownModule(ciContext),
step: (0, _distinct_job_name_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(step) || void 0,
shownName: listed?.name === job ? void 0 : listed?.name,
url: listed?.url ?? ownPage(env),
reportUrl,
isJoined,
properties,
project: ownModule
});
}
function ownPage(env) {
const id = (0, _run_activity_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(env);
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
return id === void 0 || !server || !repository || !run ? void 0 : `${server}/${repository}/actions/runs/${run}/job/${id}`;
}
const ownKey = ({ ciContext, env, title, activity }) => (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_7__.d)((0, _distinct_job_name_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(reportedJobOf(ciContext), activity), shownModule(ciContext), title, env.GITHUB_ACTION ?? "");
const reportedJobOf = ({ job, matrixJob }) => matrixJob ?? job ?? "this job";
const shownModule = ({ module: own, project }) => own === project ? void 0 : own;
const jobRunOf = (event, env) => event.workflow_run === void 0 ? (0, _results_access_mjs__WEBPACK_IMPORTED_MODULE_12__.n)(env.ACTIONS_RUNTIME_TOKEN)?.job ?? "" : "";
}),
55258: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => readJobRun,
t: () => resultsAccess
});
const maximumToken = 1e5;
function readJobRun(token) {
const payload = token?.slice(0, maximumToken).split(".")[1];
if (payload === void 0) return void 0;
try {
const { scp } = Object(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
for (const scope of typeof scp === "string" ? scp.split(" ") : []) {
const [name, run, job, ...others] = scope.split(":");
if (name === "Actions.Results" && run && job && others.length === 0) return {
run,
job
};
}
} catch {}
}
function resultsAccess({ ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: url }) {
const ids = readJobRun(token);
if (token === void 0 || ids === void 0 || url === void 0 || !URL.canParse(url)) return void 0;
return {
token,
backendIds: {
workflow_run_backend_id: ids.run,
workflow_job_run_backend_id: ids.job
},
addressOf: (method) => new URL(`/twirp/github.actions.results.api.v1.ArtifactService/${method}`, url)
};
}
}),
92108: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => uploadContent });
var _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51459);
var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
async function uploadContent({ name, fileName, content, retentionDays, limitMs }, env) {
(0, _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(name, env);
const [{ storeArtifact }, { zipArchive }] = await Promise.all([Promise.all([__webpack_require__.e(6752), __webpack_require__.e(3721)]).then(__webpack_require__.bind(__webpack_require__, 3721)), __webpack_require__.e(9065).then(__webpack_require__.bind(__webpack_require__, 69065))]);
await storeArtifact({
name,
type: "application/zip",
bytes: zipArchive([{
name: fileName,
mtime: new Date(),
mode: 420,
maximumBytes: content.length,
content: node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from([content])
}]),
retentionDays,
limitMs
}, env);
}
}),
5503: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => DownloadError,
r: () => download,
t: () => readZipEntry
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _network_reason_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10316);
var _read_body_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71296);
var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
var undici__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46752);
var DownloadError = class extends Error {
name = "DownloadError";
isTemporary;
constructor(message, isTemporary) {
super(message);
this.isTemporary = isTemporary;
}
};
const deleted = new Set([404, 410]);
async function download(url, { requestMs, maximumBytes }, request = {}) {
const dispatcher = (0, _network_reason_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(url.href);
try {
const { ok, status, body } = await (0, undici__WEBPACK_IMPORTED_MODULE_3__.fetch)(url, {
...request,
signal: AbortSignal.timeout(requestMs),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ dispatcher })
});
if (!ok) {
await body?.cancel();
throw new DownloadError(`the service answered ${status}`, !deleted.has(status));
}
return await (0, _read_body_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(body ?? [], maximumBytes);
} catch (error) {
if (error instanceof DownloadError) throw error;
throw new DownloadError((0, _network_reason_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(error), !(error instanceof _read_body_mjs__WEBPACK_IMPORTED_MODULE_4__.t));
}
}
const endSignature = 101010256;
const entrySignature = 33639248;
const endBytes = 22;
const stored = 0;
const deflated = 8;
function readZipEntry(archive, maximumBytes) {
const end = archive.lastIndexOf(Buffer.from([
80,
75,
5,
6
]));
if (end < 0 || end + endBytes > archive.length || archive.readUInt32LE(end) !== endSignature) throw new Error("not an archive");
if (archive.readUInt16LE(end + 10) !== 1) throw new Error("not an archive with one file");
const entry = archive.readUInt32LE(end + 16);
if (archive.readUInt32LE(entry) !== entrySignature) throw new Error("a damaged archive");
const method = archive.readUInt16LE(entry + 10);
const compressedBytes = archive.readUInt32LE(entry + 20);
const header = archive.readUInt32LE(entry + 42);
const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
const content = archive.subarray(start, start + compressedBytes);
if (content.length !== compressedBytes) throw new Error("a damaged archive");
if (method === deflated) return (0, node_zlib__WEBPACK_IMPORTED_MODULE_2__.inflateRawSync)(content, { maxOutputLength: maximumBytes });
if (method !== stored || content.length > maximumBytes) throw new Error("an archive that cannot be read");
return content;
}
})
};
;
