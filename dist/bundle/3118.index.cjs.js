"use strict";
exports.id = 3118;
exports.ids = [
3118,
4402,
8522,
8259
];
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
94402: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { diagnosisText: () => diagnosisText });
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6741);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47931);
var _terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36402);
var _finding_marks_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80271);
var _verdict_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18522);
var picocolors__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57336);
function diagnosisText(diagnosis, { color, foldsUnused = false }) {
const { bold, dim } = picocolors__WEBPACK_IMPORTED_MODULE_4__.createColors(color);
const paints = (0, _terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(color);
const sign = (mark) => paints[mark](_terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_1__.n[mark]);
function lines(finding) {
const { status, title, details = [], cure, yaml } = finding;
const at = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.S)(finding));
const text = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(title);
return [
`  ${sign(_finding_marks_mjs__WEBPACK_IMPORTED_MODULE_2__.t[status])} ${at === "" ? "" : `${bold(at)} `}${status === "off" ? dim(text) : text}`,
...details.map((detail) => dim(`      ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(detail)}`)),
...cure === void 0 ? [] : [`      ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(cure)}`],
...yaml === void 0 ? [] : (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(yaml).split("\n").map((line) => `      ${line}`)
];
}
const { problems, warnings } = diagnosis;
const mark = problems > 0 ? "failed" : warnings > 0 ? "incomplete" : "successful";
const isFolded = ({ unused }) => foldsUnused && unused !== void 0;
const sections = diagnosis.sections.flatMap(({ title, findings }) => {
const shown = findings.filter((finding) => !isFolded(finding));
return shown.length === 0 ? [] : [[
"",
bold(title),
...shown.flatMap(lines)
].join("\n")];
});
const folded = diagnosis.sections.flatMap(({ findings }) => findings.filter(isFolded).flatMap(({ unused }) => unused ?? []));
const names = [...new Set(folded)].join(", ");
const rest = names === "" ? [] : ["", `${sign("skipped")} ${dim(`Not used (see --verbose): ${names}`)}`];
return `${[
`${sign(mark)} ${bold((0, _verdict_mjs__WEBPACK_IMPORTED_MODULE_3__.verdictOf)(diagnosis))}`,
...sections,
...rest
].join("\n")}\n`;
}
}),
2522: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { doctorCommand: () => doctorCommand });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15615);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87963);
var _diagnose_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93135);
var _diagnosis_text_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94402);
var _verdict_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18522);
var _cli_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99939);
var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76760);
async function doctorCommand(paths, options, terminal) {
const { env, stdout, stderr, signal } = terminal;
const { json = false, quiet = false, verbose = false } = options;
const log = (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_6__.n)({
stream: stderr,
color: (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_6__.i)(stderr, env, quiet),
quiet
});
const cwd = (0, node_path__WEBPACK_IMPORTED_MODULE_7__.resolve)(terminal.cwd, options.cwd ?? ".");
const { server, notice, problem } = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.t)({
url: options.serverUrl,
key: options.apiKey
}, env);
const { config: configPath, records = [], baseline, module, html, output } = options;
const request = {
run: {
cwd,
configPath,
paths,
records,
baseline,
history: (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_6__.t)("report", options, server),
module,
output,
server,
allowOutputOutside: options.allowOutputOutside === true || html !== void 0,
reporters: { html }
},
serverNotice: notice,
serverProblem: problem,
failOn: options.failOn === void 0 ? _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.t : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(options.failOn),
annotations: true,
token: env.GITHUB_TOKEN ?? "",
isAction: false
};
const context = {
env,
now: Date.now(),
signal,
onProgress: log.progress
};
const diagnosis = await (0, _diagnose_mjs__WEBPACK_IMPORTED_MODULE_3__.diagnose)(request, context).finally(log.progressDone);
if (quiet && !json) stdout.write(`${(0, _verdict_mjs__WEBPACK_IMPORTED_MODULE_5__.verdictOf)(diagnosis)}\n`);
else if (!json) {
const foldsUnused = !verbose && env.GITHUB_ACTIONS !== "true";
stdout.write((0, _diagnosis_text_mjs__WEBPACK_IMPORTED_MODULE_4__.diagnosisText)(diagnosis, {
color: (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_6__.i)(stdout, env, false),
foldsUnused
}));
}
let preview;
try {
preview = await previewOf(options.preview, diagnosis, request, context);
} finally {
log.progressDone();
if (json) stdout.write(`${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(JSON.stringify({
verdict: (0, _verdict_mjs__WEBPACK_IMPORTED_MODULE_5__.verdictOf)(diagnosis),
...diagnosis,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ preview })
}))}\n`);
}
if (preview !== void 0 && !json) log.info(`Preview: ${(0, node_path__WEBPACK_IMPORTED_MODULE_7__.relative)(terminal.cwd, preview.index)}`);
if (preview === void 0 && options.preview !== void 0) log.info("No preview was written: correct the configuration first.");
return diagnosis.problems > 0 ? _cli_mjs__WEBPACK_IMPORTED_MODULE_6__.r.failed : _cli_mjs__WEBPACK_IMPORTED_MODULE_6__.r.ok;
}
async function previewOf(folder, { sections }, request, context) {
const isValid = sections.every(({ id, findings }) => id !== "configuration" || findings.every(({ status }) => status !== "problem"));
if (folder === void 0 || !isValid) return void 0;
const { writePreview } = await Promise.all([
__webpack_require__.e(3014),
__webpack_require__.e(9647),
__webpack_require__.e(9107),
__webpack_require__.e(3208),
__webpack_require__.e(3087),
__webpack_require__.e(3637),
__webpack_require__.e(1198),
__webpack_require__.e(4016),
__webpack_require__.e(3925),
__webpack_require__.e(1443),
__webpack_require__.e(4975)
]).then(__webpack_require__.bind(__webpack_require__, 84975));
return writePreview(folder, request, context);
}
}),
80271: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => findingMarks });
const findingMarks = {
ok: "successful",
off: "skipped",
unknown: "unknown",
warning: "incomplete",
problem: "failed"
};
}),
29191: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => pagePath,
c: () => pageGenerator,
d: () => viewId,
f: () => annotateResults,
i: () => checkPagePath,
l: () => pageIds,
m: () => isSummaryWanted,
n: () => maximumSummaryBytes,
o: () => attachmentId,
p: () => writeAnnotations,
r: () => writeJobSummary,
s: () => dataClasses,
t: () => deliverJobSummary,
u: () => tabNames
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6741);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47931);
var _inner_path_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13043);
var _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81500);
var _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54060);
var _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8121);
var _short_verdict_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83559);
var _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18991);
var _scanner_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(69735);
var _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68441);
var _ci_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32959);
var node_fs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(76760);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(51455);
const problemsFirst = 3;
const maximumOfCause = 3;
const verdictSentences = (failure, summary) => (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.s)(failure, { summary }).filter(([first]) => first?.type !== "link").map((fact) => `${(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.c)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.u)(fact))}.`);
function factsOf({ failure, others }, summary) {
const jobs = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Vt)(failure.jobs, { summary });
return [
...verdictSentences(failure, summary),
...others === 0 ? [] : [`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(others, "more test")} ${others === 1 ? "fails" : "fail"} for the same cause.`],
...jobs === void 0 ? [] : [`Failed ${jobs}.`]
].join(" ");
}
function reasonOf(test, texts) {
const { value = "", language } = texts.shown(test) ?? {};
if (language === "diff") return value.replace(/^ {2}/gm, "");
return (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_5__.d)(value).flatMap(({ text, frame }) => frame === void 0 ? [text] : []).join("\n").trim() || "The test failed without a message.";
}
function titleEnd({ verdict, quarantine }, summary) {
if (quarantine !== void 0) return ": quarantined";
if (verdict?.kind === "known") return `: fails ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.ft)(verdict, summary)}`;
const word = (0, _short_verdict_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(verdict?.kind, summary);
return word === "" ? "" : `: ${word}`;
}
const maximumName = 140;
function ofFailure(located, summary, texts) {
const { failure, location } = located;
const { test } = failure;
return {
severity: _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.an.has((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.nn)(failure)) ? "error" : "notice",
title: `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.v)(test.name), maximumName)}${titleEnd(failure, summary)}`,
message: [
factsOf(located, summary),
(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.O)(test) ?? "",
`${reasonOf(test, texts)}\n`,
(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.E)(test.suite, location?.file)
].filter((part) => part !== "").join("\n").trimEnd(),
file: location?.file,
line: location?.line
};
}
const ofProblem = ({ severity, message, path, line, column }) => ({
severity,
title: severity === "error" ? "Test results" : "Test results: warning",
message,
file: path,
line,
column
});
function chosen({ failures, causes }, locate) {
const ranked = failures.map((failure) => ({
failure,
location: locate(failure.test)
})).toSorted((a, b) => Number(a.location === void 0) - Number(b.location === void 0) || (b.failure.test.timestamp ?? 0) - (a.failure.test.timestamp ?? 0));
const tests = new Map(causes.map(({ cause, tests: count }) => [cause.id, count]));
const places = new Map();
const [first, more] = [[], []];
for (const entry of ranked) {
const { id } = entry.failure.cause;
const place = places.get(id) ?? 0;
places.set(id, place + 1);
if (place === 0) first.push({
...entry,
others: (tests.get(id) ?? 1) - 1
});
else if (place < maximumOfCause) more.push({
...entry,
others: 0
});
}
return [...first, ...more];
}
function buildAnnotations(summary, locate, texts = (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_5__.t)({ locations: new Map() })) {
const leading = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(summary, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.an);
const failures = chosen(leading, locate);
const excused = _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.tn.flatMap((group) => chosen((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(summary, new Set([group])), locate));
const errors = summary.problems.filter((problem) => problem.severity === "error").map(ofProblem);
const warnings = summary.problems.filter((problem) => problem.severity === "warning" && problem.kind !== "attachment").map(ofProblem);
return {
annotations: [
...errors.slice(0, problemsFirst),
...failures.map((located) => ofFailure(located, summary, texts)),
...errors.slice(problemsFirst),
...warnings,
...excused.map((located) => ofFailure(located, summary, texts))
],
leftOut: Math.max(0, (leading.failedTests ?? 0) - failures.length)
};
}
function isSummaryWanted({ summaryMode = "always" }, { status, gateReasons = [] }) {
return summaryMode === "always" || summaryMode === "failures" && (status === "failed" || gateReasons.length > 0);
}
function annotateResults({ prepared: { request, config, context }, judged }, core, taken = {}) {
const { summary, locations, failureTexts } = judged.scope;
const prefix = (0, _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(context.env.GITHUB_WORKSPACE, request.cwd);
const problems = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Xt)(summary).map((problem) => problem.path === void 0 ? problem : {
...problem,
path: prefix + problem.path
});
const { annotations, leftOut } = buildAnnotations({
...summary,
problems
}, (test) => locations.get(test), failureTexts);
const reporter = config.report.reporters.find((one) => one.type === "codehost");
return writeAnnotations(annotations, core, {
unlisted: leftOut,
taken,
rest: reporter !== void 0 && isSummaryWanted(reporter, summary) ? "see the job summary" : "see the log"
});
}
const maximumMessage = 4096;
const maximumTitle = 198;
function writeAnnotations(annotations, core, { unlisted = 0, taken = {}, rest: where = "see the log" } = {}) {
let errors = 0;
for (const severity of [
"error",
"warning",
"notice"
]) {
const all = annotations.filter((annotation) => annotation.severity === severity);
const room = Math.max(1, 10 - (taken[severity] ?? 0));
const more = Math.max(0, all.length - room) + (severity === "error" ? unlisted : 0);
const shown = all.slice(0, room);
for (const [index, annotation] of shown.entries()) write(annotation, index === shown.length - 1 && more > 0 ? `\n\nand ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(more, `more ${severity}`)}: ${where}` : "", core);
if (severity === "error") errors = shown.length;
}
return errors;
}
function write(annotation, ending, core) {
const { severity, title, message, file, line, column } = annotation;
core[severity]((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_14__.n)(message), maximumMessage - ending.length - 2) + ending, {
title: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(title), maximumTitle),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
file,
startLine: line,
startColumn: column
})
});
}
const holds = (folder, path) => {
const inner = (0, _inner_path_mjs__WEBPACK_IMPORTED_MODULE_3__.t)((0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(folder), (0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(path));
return inner !== void 0 && inner !== "";
};
function outputPath(template, name, { cwd, evaluator, env, allowOutside = (0, _ci_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(env) }) {
const parts = evaluator.parts(template);
const text = parts.map((part) => part.text).join("");
if (text.trim() === "") throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name} is empty: ${JSON.stringify(template)} has no value in this run.`, { hint: "Name a file." });
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_12__.resolve)(cwd, text);
if (text.includes("\0") || /[\\/]$/.test(text) || path === (0, node_path__WEBPACK_IMPORTED_MODULE_12__.resolve)(cwd)) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name} is ${JSON.stringify(text)}, which is not a file name.`, { hint: "Name a file." });
if (holds(cwd, path)) return path;
if (parts.some(({ kind }) => kind !== "literal")) {
const [first] = parts;
const before = first?.kind === "literal" ? first.text.replace(/(?<![^\\/])[^\\/]*$/, "") : "";
if (![(0, node_path__WEBPACK_IMPORTED_MODULE_12__.resolve)(cwd, before), (0, _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_9__.i)(env)].some((folder) => holds(folder, path))) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name} is ${JSON.stringify(text)}: the value of an expression leads out of the working directory.`, { hint: "Write the folder before the expression." });
}
if (allowOutside) return path;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name} is ${JSON.stringify(text)}, which is outside of the working directory ${cwd}.`, { hint: "Name a file in this folder, or allow other folders with --allow-output-outside." });
}
const pageIds = {
settings: "settings",
tabs: "tab-links",
context: "context",
report: "report",
facts: "run-facts",
note: "script-note",
data: "run",
history: "history"
};
const tabNames = [
"tests",
"causes",
"jobs",
"timeline",
"summary"
];
const viewId = (tab) => `view-${tab}`;
const pageGenerator = "<meta name=\"generator\" content=\"build-report\">";
const dataClasses = {
tests: "tests",
details: "details",
attachment: "attachment"
};
const attachmentId = (block) => `attachment-${block}`;
function pagePath({ reporter, evaluator, request: { cwd, allowOutputOutside }, env }) {
const allowOutside = allowOutputOutside ? true : void 0;
return outputPath(reporter.outputFile, optionName(reporter), {
cwd,
evaluator,
env,
allowOutside
});
}
function checkPagePath({ reporter, evaluator, env }, { prepared: { request, config }, collected: { recordsPath, inputs } }) {
const path = pathOrNone({
reporter,
evaluator,
request,
env
});
if (path === void 0) return;
const output = {
what: `The HTML report (${optionName(reporter)} ${JSON.stringify(reporter.outputFile)})`,
path
};
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_11__.existsSync)(path)) return;
const records = recordsPath === void 0 ? [] : [{
path: recordsPath,
because: "the records of the run"
}];
const isOwn = isPage(path);
const needed = inputs.filter(({ kind }) => kind === "read" || !isOwn);
(0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(output, [
...records,
...(0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(request, config.path),
...needed
], request.cwd);
}
const optionName = ({ slot }) => `report.${slot}.outputFile`;
function pathOrNone(request) {
try {
return pagePath(request);
} catch (error) {
if (error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._ && (0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_15__.t)(request.reporter.outputFile)) return void 0;
throw error;
}
}
const headBytes = 4096;
function isPage(path) {
try {
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_11__.openSync)(path, "r");
try {
const head = Buffer.alloc(headBytes);
return head.subarray(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_11__.readSync)(descriptor, head)).includes(pageGenerator);
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_11__.closeSync)(descriptor);
}
} catch {
return false;
}
}
const maximumSummaryBytes = 1048576;
const marginBytes = 1024;
async function writeJobSummary(render, context) {
if (!context.file) return [];
try {
await deliverJobSummary(render, context);
return [];
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._)) throw error;
return [{
severity: "error",
kind: "delivery",
message: error.message
}];
}
}
async function deliverJobSummary(render, { summary, file }) {
if (!file) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._("GITHUB_STEP_SUMMARY is empty.", { hint: "Only a step of GitHub Actions has a job summary." });
const { size } = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_13__.stat)(file).catch((cause) => {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`Cannot read the file "${file}", which GITHUB_STEP_SUMMARY names.`, { cause });
});
const markdown = render(Math.max(0, maximumSummaryBytes - size - marginBytes));
if (markdown === void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The job summary has no room for the report: it already contains ${size} of ${maximumSummaryBytes} bytes.`, { hint: "Write the report in a step of its own." });
await (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.l)(`The job summary "${file}"`, file, () => summary.addRaw(size > 0 ? `\n\n${markdown}` : markdown).write());
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
}),
18522: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { verdictOf: () => verdictOf });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
function verdictOf({ problems, warnings, unknown }) {
const found = [problems > 0 ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(problems, "problem") : [], warnings > 0 ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(warnings, "warning") : []].flat();
const start = found.length > 0 ? found.join(", ") : "Everything is ready";
return unknown === 0 ? start : `${start}; ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(unknown, "thing")} could not be checked`;
}
})
};
;
