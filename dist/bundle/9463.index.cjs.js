"use strict";
exports.id = 9463;
exports.ids = [
9463,
9161,
3901,
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
1558: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => isPlausibleTime });
const earliestTimestamp = 9466848e5;
const maximumLeadMs = 864e5;
const isPlausibleTime = (timestamp, now) => timestamp >= earliestTimestamp && timestamp <= now + maximumLeadMs;
}),
69161: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
a: () => submitFiles,
i: () => pathsToSubmitLater,
n: () => jobsFile,
o: () => submit_files_exports,
r: () => matchRecords,
t: () => completionOf
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87963);
var _github_event_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69529);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15615);
var _match_files_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78512);
var _write_records_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33901);
var submit_files_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
completionOf: () => completionOf,
jobsFile: () => jobsFile,
matchRecords: () => matchRecords,
pathsToSubmitLater: () => pathsToSubmitLater,
submitFiles: () => submitFiles
});
function matchRecords(cwd, patterns) {
return (0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_5__.t)({
cwd,
collectors: [{
key: "events",
include: patterns,
exclude: [],
metadata: {},
named: true
}]
});
}
function completionOf(ciContext, env) {
const { place, trusted } = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_4__.V)(ciContext, (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(env.GITHUB_EVENT_PATH), env);
return {
coordinates: place,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ trusted })
};
}
const pathsToSubmitLater = (files) => files.filter(({ path }) => path !== jobsName).map(({ path }) => path);
const jobsName = "the jobs of the run";
function jobsFile(jobs, env) {
if (jobs.length === 0) return {
files: [],
problems: []
};
try {
const absolutePath = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_4__.z)("jobs.ndjson", env);
const writer = (0, _write_records_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(absolutePath, {});
try {
for (const job of jobs) writer.record(job);
writer.close();
} finally {
writer.discard();
}
return {
files: [{
absolutePath,
path: jobsName
}],
problems: []
};
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.g)) throw error;
return {
files: [],
problems: [{
severity: "error",
kind: "delivery",
message: `The jobs of the run were not submitted. ${error.message}`
}]
};
}
}
async function submitFiles(server, files, completion, { say, retry }, keep) {
const { submitRecords } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(3482)]).then(__webpack_require__.bind(__webpack_require__, 33482));
const submission = await submitRecords(server, files, completion, retry);
const { stored, failure, unsent } = submission;
const problems = [...submission.problems, ...missingProjectProblems(submission, completion)];
if (stored > 0) say(`Submitted ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(stored, "record")} to ${server.baseUrl}.`);
if (failure === void 0) return {
stored,
problems
};
return {
stored,
problems: [...problems, notSubmittedProblem(failure, keep(unsent))]
};
}
function missingProjectProblems({ problems }, { coordinates }) {
if (problems.length === 0 || coordinates.project !== void 0) return [];
return [{
severity: "warning",
kind: "delivery",
message: "The project of the records is unknown. Set SERVICE_PROJECT, and SERVICE_MODULE or --module."
}];
}
const maximumNamed = 5;
function notSubmittedProblem(failure, paths) {
const named = paths.slice(0, maximumNamed).map((path) => /^[\w./@+-]+$/.test(path) ? path : JSON.stringify(path));
const more = paths.length > named.length ? " \u2026" : "";
return {
severity: "error",
kind: "delivery",
message: `The records were not submitted: ${failure}${named.length === 0 ? "" : ` No records are lost. To submit them later, run: build-report submit ${named.join(" ")}${more}`}`
};
}
}),
59463: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => submit });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _glob_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5689);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15615);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47931);
var _match_files_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78512);
var _submit_files_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69161);
var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76760);
async function submit({ cwd, files: names, server, module, matrix }, context) {
const { env, token } = context;
if (server === void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._("submit requires a server and an API key.", { hint: "Set server-url and api-key, or SERVICE_URL and SERVICE_API_KEY." });
const mask = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.a)((0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.i)(env, [token, server.key]));
const ciContext = mask.value((0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.H)({
env,
cwd,
matrix
}, module));
const found = names.length === 0 ? defaultFiles(cwd) : namedFiles(cwd, names);
const jobs = await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.B)({
ciContext,
env,
token
});
const ofJobs = (0, _submit_files_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(jobs.records, env);
const files = [...found.files, ...ofJobs.files];
if (files.length === 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`There is no ${_requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.et} in ${cwd}.`, { hint: "Run \"build-report collect\" to write it, or name a records file." });
const submitted = await (0, _submit_files_mjs__WEBPACK_IMPORTED_MODULE_4__.a)(server, files, {
...(0, _submit_files_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(ciContext, env),
mask
}, context, _submit_files_mjs__WEBPACK_IMPORTED_MODULE_4__.i);
const leftOut = found.problems.filter((problem) => !(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.wn)(problem)).map(({ path, message }) => path === void 0 ? message : `${path}: ${message}`);
return {
stored: submitted.stored,
problems: mask.value([
...found.problems.filter(_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.wn),
...ofJobs.problems,
...submitted.problems
]),
files: files.map(({ path }) => path),
notices: [...leftOut, ...jobs.notice === void 0 ? [] : [jobs.notice]]
};
}
const defaultFiles = (cwd) => (0, node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_6__.resolve)(cwd, "build-report.ndjson")) ? (0, _submit_files_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(cwd, [_requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.et]) : {
files: [],
problems: []
};
function namedFiles(cwd, names) {
const files = new Map();
const problems = [];
for (const name of names) {
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_6__.resolve)(cwd, name);
const isFile = (0, node_fs__WEBPACK_IMPORTED_MODULE_5__.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
const matched = (0, _submit_files_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(cwd, [isFile ? (0, _glob_mjs__WEBPACK_IMPORTED_MODULE_7__.n)((0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(path, process.platform === "win32")) : name]);
if (matched.files.length === 0) {
const reasons = matched.problems.map(({ message }) => ` ${message}`).join("");
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`No records file matches "${name}" in ${cwd}.${reasons}`, { hint: "Run \"build-report collect\" to write one." });
}
for (const file of matched.files) files.set(file.absolutePath, file);
problems.push(...matched.problems);
}
return {
files: [...files.values()],
problems
};
}
}),
33901: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => write_records_exports,
t: () => writeRecords
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _atomic_file_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78259);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41123);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87963);
var _test_quarantine_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80288);
var _plausible_time_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1558);
var _problem_record_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89386);
var _quote_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64561);
var _relative_paths_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6412);
var _test_identity_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12066);
var _well_formed_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74193);
function withLateFault(open) {
let fault;
let file;
const act = (action) => {
if (fault !== void 0) return;
try {
file ??= open();
action(file);
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.g)) throw error;
fault = error;
file?.discard();
}
};
act(() => {});
return {
write: (text) => act((opened) => opened.write(text)),
length: () => fault === void 0 ? file?.length() ?? 0 : 0,
truncate: (length) => act((opened) => opened.truncate(length)),
close() {
act((opened) => opened.close());
if (fault !== void 0) throw fault;
},
discard: () => file?.discard()
};
}
const coordinateNames = [
"org",
"project",
"module",
"pipeline",
"job",
"build",
"ref"
];
const commonFields = [
"timestamp",
"org",
"project",
"module",
"pipeline",
"job",
"build",
"ref"
];
const fieldsOfKind = new Map([
["test", [
"id",
"name",
"status",
"duration",
"isStartEstimated",
"flaky",
"isLastSkipped",
"message",
"details",
"expected",
"actual",
"stdout",
"stderr",
"steps",
"stepsLeftOut",
"attachments",
"attachmentsLeftOut",
"file",
"line",
"sourceLocation",
"owners",
"producer",
"cause",
"format",
"source"
]],
["property", [
"name",
"valueType",
"value"
]],
["job", [
"id",
"name",
"runner",
"status",
"duration",
"attempt",
"url"
]],
["build", [
"status",
"commit",
"branch",
"pullRequest",
"url",
"duration"
]],
["file", [
"path",
"size",
"sha256",
"mediaType"
]],
["problem", [
"severity",
"problem",
"message",
"path",
"line",
"column"
]]
]);
const texts = new Set([
"message",
"details",
"expected",
"actual",
"stdout",
"stderr",
"value"
]);
function shortenedRecord(record) {
const fields = fieldsOfKind.get(record.kind);
if (fields === void 0) return void 0;
const shortened = {};
for (const field of [...fields, ...commonFields]) {
const value = record[field];
if (value === void 0) continue;
if (typeof value !== "string") shortened[field] = value;
else shortened[field] = texts.has(field) ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.b)(value, _limits_mjs__WEBPACK_IMPORTED_MODULE_3__.t.text) : (0, _test_quarantine_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(value);
}
if (record.kind === "test") Object.assign(shortened, shortenedLists(record));
const metadata = shortenedMetadata(record.metadata);
return {
kind: record.kind,
...shortened,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ metadata })
};
}
function shortenedLists({ suite, tags, attempts, quarantine }) {
return { ...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
suite: suite?.slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_3__.t.suites).map(_test_quarantine_mjs__WEBPACK_IMPORTED_MODULE_5__.n),
tags: tags?.slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_3__.t.tags).map(_test_quarantine_mjs__WEBPACK_IMPORTED_MODULE_5__.n),
attempts: attempts?.slice(-_limits_mjs__WEBPACK_IMPORTED_MODULE_3__.t.shortenedAttempts).map(shortenedAttempt),
quarantine: quarantine && (0, _test_quarantine_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(quarantine)
}) };
}
const shortenedAttempt = ({ status, duration, message, details, expected, actual, timestamp }) => ({
status,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
duration,
message: message === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.b)(message, _limits_mjs__WEBPACK_IMPORTED_MODULE_3__.t.shortenedAttemptMessage),
details: details === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.b)(details, _limits_mjs__WEBPACK_IMPORTED_MODULE_3__.t.shortenedAttemptDetails),
expected: expected === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.b)(expected, _limits_mjs__WEBPACK_IMPORTED_MODULE_3__.t.shortenedAttemptMessage),
actual: actual === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.b)(actual, _limits_mjs__WEBPACK_IMPORTED_MODULE_3__.t.shortenedAttemptMessage),
timestamp
})
});
function shortenedMetadata(metadata) {
if (metadata === void 0) return void 0;
const entries = Object.entries(metadata).slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_3__.t.shortenedMetadata);
return Object.fromEntries(entries.map(([key, value]) => [(0, _test_quarantine_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(key), (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.b)(value, _limits_mjs__WEBPACK_IMPORTED_MODULE_3__.t.shortenedMetadataValue)]));
}
function createLongRecords() {
const ended = [];
let shortened = 0;
let leftOut = 0;
const forget = () => {
shortened = 0;
leftOut = 0;
};
return {
shorten(line) {
const record = shortenedRecord(JSON.parse(line));
if (record === void 0) leftOut += 1;
else shortened += 1;
return record;
},
forget,
endFile(path) {
const problems = problemsOf(shortened, leftOut, path);
ended.push(...problems);
forget();
return problems;
},
problems: () => [...ended, ...problemsOf(shortened, leftOut, void 0)]
};
}
function problemsOf(shortened, leftOut, path) {
const place = path !== void 0 && { path };
const problems = [];
if (shortened > 0) {
const message = `${countOf(shortened)} longer than 16 MiB, so output, metadata or attempts were shortened. The results are kept.`;
problems.push({
severity: "warning",
message,
...place
});
}
if (leftOut > 0) {
const message = `${countOf(leftOut)} of an unknown kind and longer than 16 MiB with what the run adds, and left out.`;
problems.push({
severity: "error",
kind: "incomplete",
message,
...place
});
}
return problems;
}
const countOf = (records) => records === 1 ? "1 record is" : `${records} records are`;
var write_records_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ writeRecords: () => writeRecords });
const batchLength = 8192;
function writeRecords(path, usual, { sourceFolders = [], now = Date.now(), refOf, factsOf } = {}) {
const output = withLateFault(() => (0, _atomic_file_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(path, "records file"));
const identities = (0, _test_identity_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(usual.module ?? "", (0, _relative_paths_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(sourceFolders));
let coordinates = usual;
let coordinatesJson = innerJson(usual);
const useRef = (ref = usual.ref) => {
if (ref === coordinates.ref) return;
coordinates = {
...usual,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ ref })
};
coordinatesJson = innerJson(coordinates);
};
let file;
let fileStart = 0;
let suffix = `${coordinatesJson}}\n`;
let batch = "";
let lastSuite;
let lastSuiteJson = "";
let lastId = "";
const flush = () => {
if (batch !== "") output.write(batch);
batch = "";
};
const add = (text) => {
batch += text;
if (batch.length >= batchLength) flush();
};
const factsJson = createFactsJson();
const longRecords = createLongRecords();
const addLine = (line) => {
if (line.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_3__.t.line) {
add(line);
return;
}
const shortened = longRecords.shorten(line);
if (shortened !== void 0) add(`${toJson(shortened)}\n`);
};
const writeRecord = (record) => {
const metadata = mergedMetadata(file, record.metadata);
const { kind, ...fields } = record;
const whole = {
kind,
...fields,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ metadata })
};
if (typeof whole.timestamp === "number" && !(0, _plausible_time_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(whole.timestamp, now)) delete whole.timestamp;
for (const name of coordinateNames) if (whole[name] === void 0 && coordinates[name] !== void 0) whole[name] = coordinates[name];
addLine(`${toJson(whole)}\n`);
};
const writeForeignTest = (test, { format, path: source }) => {
lastId = test.id ?? identities.next(test.suite, test.name, test.module, test.job);
const { passedOnAttempt: _, ...recorded } = test;
writeRecord({
kind: "test",
id: lastId,
format,
source,
...recorded,
...factsOf?.(test, lastId)
});
};
return {
beginFile(next) {
flush();
file = next;
fileStart = output.length();
identities.restart();
lastSuite = void 0;
useRef(refOf?.(next.path));
suffix = `,"format":${toJson(next.format)},"source":${toJson(next.path)}${coordinatesJson}}\n`;
},
test(test) {
if (file === void 0 || file.format === "events" || file.format === "records" || file.job !== void 0) {
writeForeignTest(test, file ?? {
path: "",
format: "events"
});
return;
}
if (test.suite !== lastSuite) {
lastSuite = test.suite;
lastSuiteJson = toJson(test.suite);
}
lastId = test.id ?? identities.next(test.suite, test.name);
addLine(testJson(test, lastId, lastSuiteJson, file, now) + factsJson(factsOf?.(test, lastId) ?? test) + suffix);
},
restartFile() {
batch = "";
output.truncate(fileStart);
identities.restart();
longRecords.forget();
},
endFile(problems) {
for (const problem of [...problems, ...longRecords.endFile(file?.path)]) writeRecord((0, _problem_record_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(problem));
file = void 0;
useRef();
},
record: writeRecord,
lastId: () => lastId,
problems: longRecords.problems,
close() {
try {
flush();
output.close();
} finally {
output.discard();
}
},
discard() {
batch = "";
output.discard();
}
};
}
function testJson(test, id, suite, file, now) {
let json = `{"kind":"test","id":"${id}","name":${(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(test.name)},"suite":${suite},"status":"${test.status}"`;
if (test.former !== void 0) json += `,"former":${toJson(test.former)}`;
if (test.duration !== void 0) json += `,"duration":${test.duration}`;
if (test.flaky !== void 0) json += `,"flaky":${test.flaky}`;
if (test.isLastSkipped !== void 0) json += `,"isLastSkipped":${test.isLastSkipped}`;
if (test.attempts !== void 0) json += `,"attempts":${toJson(test.attempts)}`;
if (test.message !== void 0) json += `,"message":${(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(test.message)}`;
if (test.details !== void 0) json += `,"details":${(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(test.details)}`;
if (test.expected !== void 0) json += `,"expected":${(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(test.expected)}`;
if (test.actual !== void 0) json += `,"actual":${(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(test.actual)}`;
if (test.stdout !== void 0) json += `,"stdout":${(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(test.stdout)}`;
if (test.stderr !== void 0) json += `,"stderr":${(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(test.stderr)}`;
if (test.steps !== void 0) json += `,"steps":${toJson(test.steps)}`;
if (test.stepsLeftOut !== void 0) json += `,"stepsLeftOut":${test.stepsLeftOut}`;
if (test.attachments !== void 0) json += `,"attachments":${toJson(test.attachments)}`;
if (test.attachmentsLeftOut !== void 0) json += `,"attachmentsLeftOut":${test.attachmentsLeftOut}`;
if (test.file !== void 0) json += `,"file":${(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(test.file)}`;
if (test.line !== void 0) json += `,"line":${test.line}`;
if (test.sourceLocation !== void 0) json += `,"sourceLocation":${toJson(test.sourceLocation)}`;
if (test.producer !== void 0) json += `,"producer":${(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(test.producer)}`;
if (test.cause !== void 0) json += `,"cause":${(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(test.cause)}`;
if (test.tags !== void 0) json += `,"tags":${toJson(test.tags)}`;
if (test.timestamp !== void 0 && (0, _plausible_time_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(test.timestamp, now)) {
json += `,"timestamp":${test.timestamp}`;
if (test.isStartEstimated !== void 0) json += `,"isStartEstimated":${test.isStartEstimated}`;
}
const metadata = mergedMetadata(file, test.metadata);
if (metadata !== void 0) json += `,"metadata":${toJson(metadata)}`;
return json;
}
function createFactsJson() {
let lastOwners;
let ownersJson = "";
return ({ owners, quarantine }) => {
if (owners !== lastOwners) {
lastOwners = owners;
ownersJson = owners === void 0 ? "" : `,"owners":${toJson(owners)}`;
}
return quarantine === void 0 ? ownersJson : `${ownersJson},"quarantine":${toJson(quarantine)}`;
};
}
function mergedMetadata(file, own) {
if (file?.metadata === void 0 || own !== void 0 && (typeof own !== "object" || own === null)) return own;
return own === void 0 ? file.metadata : {
...file.metadata,
...own
};
}
function toJson(value) {
const json = JSON.stringify(value);
if (!json.includes("\\ud")) return json;
return JSON.stringify(value, (_key, inner) => typeof inner === "string" ? (0, _well_formed_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(inner) : inner);
}
function innerJson(value) {
const members = toJson(Object.fromEntries(coordinateNames.flatMap((name) => value[name] === void 0 ? [] : [[name, value[name]]]))).slice(1, -1);
return members === "" ? "" : `,${members}`;
}
})
};
;
