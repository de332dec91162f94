"use strict";
exports.id = 5223;
exports.ids = [5223, 7763];
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
29711: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => maximumDocumentBytes,
r: () => readHistoryDocument,
t: () => readHistoryBytes
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _sizes_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43543);
var _json_fault_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9326);
var _history_id_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25849);
var _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11985);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41123);
var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73024);
var node_zlib__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38522);
var node_buffer__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4573);
function suiteOfNext(rows) {
const { table, nextSuite } = rows;
rows.nextSuite = void 0;
return nextSuite === void 0 ? table.suites - 1 : (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.p)(table, nextSuite);
}
const usualLine = /(?:"[^"\\\n]*"|\{"suite":\[(?:"[^"\\\0-\x1f]*"(?:,"[^"\\\0-\x1f]*"){0,99})?\](?:,"module":"[^"\\\0-\x1f]*")?\})\r?\n/y;
function addUsualLines(rows, cursor, most) {
const { table, lines } = rows;
const { text, starts, suiteOf } = table;
const end = table.size + most;
let { start, line } = cursor;
let row = table.size;
for (;;) {
usualLine.lastIndex = start;
if (!usualLine.test(text)) break;
const next = usualLine.lastIndex;
if (next - start > _limits_mjs__WEBPACK_IMPORTED_MODULE_4__.t.name) break;
if (text.charCodeAt(start) !== quotationMark) rows.nextSuite = start;
else if (row < end) {
suiteOf[row] = rows.nextSuite === void 0 ? table.suites - 1 : suiteOfNext(rows);
starts[row] = start + 1;
lines[row] = line;
row += 1;
} else break;
start = next;
line += 1;
}
table.size = row;
cursor.start = start;
cursor.line = line;
}
const quotationMark = 34;
const idBytes = 5;
function createDocumentRows(text, builds, faults) {
const readRow = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.c)(builds.length);
const table = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.v)(builds.length, text);
const rows = {
table,
lines: new Uint32Array(0),
nextSuite: void 0
};
let block;
let isEnded = false;
let isFull = false;
const endBlock = (isCut) => {
if (block !== void 0 && !isCut) {
if (block.tests !== block.ids) {
faults.add(`The line has ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(block.ids, "id")} for ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(block.tests, "test")}.`, block.line);
(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.D)(table, block.start);
}
}
block = void 0;
};
const addIds = (ids) => {
const end = Math.min(table.size + ids.length / idBytes, _history_id_mjs__WEBPACK_IMPORTED_MODULE_2__.a);
(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.y)(table, end);
if (rows.lines.length < table.high.length) {
const lines = new Uint32Array(table.high.length);
lines.set(rows.lines);
rows.lines = lines;
}
const { high, low } = table;
for (let row = table.size, at = 0; row < end; row += 1, at += idBytes) {
high[row] = (ids[at] ?? 0) << 24 | (ids[at + 1] ?? 0) << 16 | (ids[at + 2] ?? 0) << 8 | (ids[at + 3] ?? 0);
low[row] = ids[at + 4] ?? 0;
}
};
const beginBlock = (ids, line) => {
endBlock(false);
const bytes = typeof ids === "string" && ids.length % 10 === 0 ? bytesOf(ids) : void 0;
if (bytes !== void 0) {
block = {
ids: 2 * bytes.length / 10,
line,
start: table.size,
tests: 0
};
addIds(bytes);
} else faults.add(`"ids" does not consist of ids with 10 digits.`, line);
};
const hasNext = (line) => {
if (block === void 0) {
faults.add("The test has no id.", line);
return false;
}
block.tests += 1;
if (block.tests > block.ids) return false;
if (table.size < 2e5) return true;
if (!isFull) faults.add(`The history has more than ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(_history_id_mjs__WEBPACK_IMPORTED_MODULE_2__.a)} tests.`, line);
isFull = true;
return false;
};
const addTest = (value, line) => {
if (!hasNext(line)) return;
const test = value === void 0 ? "" : readRow(value);
if (typeof test === "string") {
(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.f)(table);
if (test !== "") faults.add(test, line);
} else {
rows.lines[table.size] = line;
(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.d)(table, suiteOfNext(rows), (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.E)(table, test.results), test.fields);
}
};
const addDurations = (durations, line) => {
let refused = Array.isArray(durations) ? 0 : 1;
for (let index = 0; Array.isArray(durations) && index < durations.length; index += 2) {
const position = durations[index];
const runs = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.l)(durations[index + 1], builds.length);
if (block !== void 0 && typeof position === "number" && position >= 0 && position < block.tests && runs !== void 0) table.durationsOf.set((block?.start ?? 0) + position, runs);
else refused += 1;
}
if (refused > 0) faults.add(`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(refused, "part")} of "durations" cannot be used.`, line);
};
const addSuiteLine = (fields, line) => {
const suite = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.u)(fields);
if (typeof suite === "string") faults.add(suite, line);
rows.nextSuite = typeof suite === "string" ? _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.T : suite;
};
return {
addUsualLines(cursor) {
const before = table.size;
const idsLeft = block === void 0 ? 0 : Math.max(0, block.ids - block.tests);
addUsualLines(rows, cursor, Math.min(idsLeft, _history_id_mjs__WEBPACK_IMPORTED_MODULE_2__.a - before));
if (block !== void 0) block.tests += table.size - before;
},
add(value, line) {
if (typeof value !== "object" || value === null || Array.isArray(value)) addTest(value, line);
else if ("ids" in value) beginBlock(value.ids, line);
else if ("durations" in value) addDurations(value.durations, line);
else if ("suite" in value || "module" in value) addSuiteLine(value, line);
else if ("tests" in value) {
endBlock(false);
isEnded = true;
}
},
lose(fault, line) {
const start = fault.trimStart();
if (start.startsWith("{\"ids\"")) endBlock(false);
else if (start.startsWith("{")) rows.nextSuite = _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.T;
else addTest(void 0, line);
},
result() {
endBlock(true);
const index = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(table, (row) => {
faults.add(`The history contains the test ${(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.x)(table, row)} twice.`, rows.lines[row] ?? 0);
table.resultsOf[row] = 1;
});
return {
histories: (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.o)(builds, table, index),
isCut: !isEnded
};
}
};
}
function bytesOf(digits) {
const bytes = Buffer.from(digits, "hex");
return bytes.toString("hex") === digits ? bytes : void 0;
}
const maximumFaults$1 = 10;
function createLineFaults() {
const first = [];
let count = 0;
return {
add(message, line) {
count += 1;
if (first.length < maximumFaults$1) first.push({
line,
message
});
},
list: () => [...first].sort((a, b) => a.line - b.line),
count: () => count
};
}
const maximumDocumentBytes = 67108864;
const maximumLineLength = 4194304;
const maximumFaults = 1e3;
function readHistoryDocument(bytes, path) {
const warn = (message, line) => ({
severity: "warning",
message,
path,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ line })
});
const { text, reason } = textOf(bytes);
if (text === void 0) return { problems: [warn(`${reason} It is not used.`)] };
const faults = createLineFaults();
const { header, rows } = readLines(text, faults);
if (rows === void 0) {
if (endsInFirstLine(bytes, text)) return { problems: [warn("The history ends early, in its first line. The file is incomplete, or its compression is damaged. It is not used.")] };
const { reason: refused, isNewer } = header ?? {
reason: "The file is not a history, because it is empty.",
isNewer: false
};
return {
isNewer,
problems: [warn(`${refused} It is not used.`)]
};
}
const { histories, isCut } = rows.result();
const problems = faults.list().map(({ message, line }) => warn(`${message} The history does without it.`, line));
const more = faults.count() - problems.length;
if (more > 0) problems.push(warn(`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(more, "more line")} of the history cannot be used.`));
if (isCut) problems.push(warn(`The history is cut off. ${usedBefore(histories.size)}`));
return {
histories,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ isDamaged: problems.length > 0 ? true : void 0 }),
problems
};
}
const usedBefore = (tests) => `The ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(tests, "test")} before its end ${tests === 1 ? "is" : "are"} used.`;
const isGzip = (bytes) => bytes[0] === 31 && bytes[1] === 139;
function textOf(bytes) {
const tooLarge = `The history is larger than ${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(maximumDocumentBytes)}.`;
if (!isGzip(bytes)) return bytes.length > 67108864 ? { reason: tooLarge } : { text: decode(bytes) };
try {
return { text: decode((0, node_zlib__WEBPACK_IMPORTED_MODULE_6__.gunzipSync)(bytes, {
maxOutputLength: maximumDocumentBytes,
finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_6__.constants.Z_SYNC_FLUSH
})) };
} catch (error) {
return { reason: error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE" ? tooLarge : `The history cannot be decompressed: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(error)}.` };
}
}
function endsInFirstLine(bytes, text) {
if (text.length > maximumLineLength || text.includes("\n") || parse(text) !== void 0) return false;
return text.startsWith("{\"format\":\"build-report-history\",") || isGzip(bytes) && isCutOff(bytes);
}
function isCutOff(bytes) {
try {
(0, node_zlib__WEBPACK_IMPORTED_MODULE_6__.gunzipSync)(bytes, { maxOutputLength: maximumDocumentBytes });
return false;
} catch (error) {
return error instanceof Error && "code" in error && error.code === "Z_BUF_ERROR";
}
}
function decode(bytes) {
const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
return (0, node_buffer__WEBPACK_IMPORTED_MODULE_7__.isAscii)(buffer) ? buffer.toString("latin1") : buffer.toString("utf8");
}
function readLines(text, faults) {
if (text === "") return {
header: void 0,
rows: void 0
};
const first = indexOrEnd(text, "\n", 0);
const header = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(first > maximumLineLength ? void 0 : parse(text.slice(0, first)));
if ("reason" in header) return {
header,
rows: void 0
};
const rows = createDocumentRows(text, header.builds, faults);
const cursor = {
start: first + 1,
line: 2
};
while (cursor.start < text.length && faults.count() < maximumFaults) {
rows.addUsualLines(cursor);
const { start, line } = cursor;
if (start === text.length) break;
const next = indexOrEnd(text, "\n", start);
const end = text.charCodeAt(next - 1) === carriageReturn ? next - 1 : next;
if (end > start) addLine(rows, end - start > maximumLineLength ? void 0 : text.slice(start, end), line, faults);
cursor.start = next + 1;
cursor.line = line + 1;
}
return {
header: void 0,
rows
};
}
const carriageReturn = 13;
function addLine(rows, text, line, faults) {
const value = text === void 0 ? void 0 : parse(text);
if (value !== void 0) {
rows.add(value, line);
return;
}
faults.add(text === void 0 ? "The line is too long." : `The line ${(0, _json_fault_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(text)}.`, line);
rows.lose(text ?? "{", line);
}
function parse(text) {
try {
return JSON.parse(text);
} catch {
return;
}
}
function indexOrEnd(text, character, from) {
const index = text.indexOf(character, from);
return index === -1 ? text.length : index;
}
function readHistoryBytes(absolutePath) {
if ((0, node_fs__WEBPACK_IMPORTED_MODULE_5__.statSync)(absolutePath).size > 67108864) throw new Error("it is too large");
return (0, node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync)(absolutePath);
}
}),
87604: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => withoutBuild,
c: () => packHistory,
i: () => historyPrefix,
n: () => buildId,
o: () => addRows,
r: () => buildOfRun,
s: () => describeLostParts,
t: () => openHistory
});
var _github_actions_mjs__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(79024);
var _github_event_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69529);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15615);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53216);
var _atomic_file_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78259);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87963);
var _match_files_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78512);
var _problem_list_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22301);
var _unite_histories_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35005);
var _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78083);
var _sizes_mjs__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(43543);
var _history_id_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25849);
var _history_bytes_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(29711);
var _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90533);
var _distinct_job_name_mjs__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(89835);
var _calls_workflows_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(43235);
var _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(51459);
var _run_activity_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(80144);
var _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(76133);
var _run_start_mjs__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(65485);
var _history_header_mjs__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(11985);
var _rate_limit_mjs__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(17051);
var _completed_run_mjs__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(49162);
var _comment_places_mjs__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(13015);
var node_crypto__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(77598);
var node_path__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(76760);
var node_zlib__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(38522);
const maximumPackedBytes = 4194304;
function packHistory(histories, maximumBytes = maximumPackedBytes) {
const complete = pack(histories, false);
if (fits(complete, maximumBytes)) return complete;
let packed = pack(histories, true);
for (let builds = histories.builds.length >> 1; builds > 0 && !fits(packed, maximumBytes); builds >>= 1) packed = pack((0, _unite_histories_mjs__WEBPACK_IMPORTED_MODULE_7__.t)([histories], {
builds,
rows: _history_id_mjs__WEBPACK_IMPORTED_MODULE_9__.a
}), true);
if (fits(packed, maximumBytes)) return packed;
const refusedBytes = {
gzip: packed.gzip.length,
document: packed.document.length
};
return {
...pack((0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__.o)(histories.builds.slice(-1), []), true),
refusedBytes
};
}
function pack(histories, isWithoutNames) {
const document = (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(histories, { withoutNames: isWithoutNames });
return {
document,
gzip: (0, node_zlib__WEBPACK_IMPORTED_MODULE_20__.gzipSync)(document),
isWithoutNames,
builds: histories.builds.length
};
}
const fits = ({ document, gzip }, maximumBytes) => gzip.length <= maximumBytes && document.length <= 67108864;
function describeLostParts(packed, { builds }) {
const { isWithoutNames, refusedBytes } = packed;
if (refusedBytes !== void 0) return `The history contains no tests: even the last build would take ${`${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(refusedBytes.gzip)} compressed and ${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(refusedBytes.document)} plain`} without the names of its tests, and the limits are ${`${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(maximumPackedBytes)} and ${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(_history_bytes_mjs__WEBPACK_IMPORTED_MODULE_10__.n)}`}. Keep a history of its own for each job or module, or give jobs shorter names.`;
if (!isWithoutNames) return void 0;
return `The history does not contain the names of tests, because it would be larger than 4 MiB.${packed.builds < builds.length ? ` It contains only the last ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(packed.builds, "build")}.` : ""}`;
}
function addRows(histories, other, rows) {
const indexes = new Map(other.builds.map(({ id }, index) => [id, index]));
const from = histories.builds.map(({ id }) => indexes.get(id));
const firstKept = Math.min(...from.filter((index) => index !== void 0));
const moved = rows.map((row) => moveRow(row, from, firstKept)).filter(({ results }) => /[^-]/.test(results));
return (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__.o)(histories.builds, [...histories.all(), ...moved]);
}
function moveRow(row, from, firstKept) {
const move = (text, missing) => from.map((index) => index === void 0 ? missing : text[index] ?? missing).join("");
const results = move(row.results, "-");
const known = (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(row);
return (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_9__.i)({
id: row.id,
job: row.job,
module: row.module,
suite: row.suite,
name: row.name,
results,
...(0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__.a)(results, (build) => known.get(from[build] ?? -1)),
durations: row.durations === void 0 ? void 0 : move(row.durations, "-"),
isOlder: (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_9__.r)(row) || /[^-]/.test(row.results.slice(0, firstKept))
});
}
function withoutBuild(histories, id) {
const builds = histories.builds.filter((build) => build.id !== id);
return builds.length === histories.builds.length ? histories : addRows((0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__.o)(builds, []), histories, [...histories.all()]);
}
function failuresOfBuild({ builds, find }, build) {
const index = builds.findIndex(({ id }) => id === build);
if (index === -1) return void 0;
return { of(id, job) {
const row = find(id, job);
const outcome = row?.results[index];
return outcome === "F" || outcome === "f" && row !== void 0 && (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(row).get(index)?.isRerun === true ? { status: "failed" } : void 0;
} };
}
function isRecordable({ build, results }, histories) {
if (results.size > 0) return true;
return hasProperties({
build,
results
}) && (histories?.size ?? 0) === 0;
}
const hasProperties = ({ build: { properties, moduleProperties } }) => properties !== void 0 || moduleProperties !== void 0;
function withCommit({ build, findCommit }, histories) {
return build.status === "failed" || histories?.builds.slice(-3).some(({ status }) => status === "failed") === true ? {
...findCommit?.(),
...build
} : build;
}
const maximumFiles = 20;
function createFileHistory({ cwd, patterns, output, ownBuild, say = () => void 0 }) {
let stored;
const newer = new Set();
const matchHistories = () => (0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_5__.t)({
cwd,
collectors: [{
key: "events",
include: patterns,
exclude: [],
metadata: {},
named: true
}]
});
async function read() {
const { files, problems } = matchHistories();
const found = (0, _problem_list_mjs__WEBPACK_IMPORTED_MODULE_6__.t)();
for (const problem of problems) found.add(problem);
if (files.length > maximumFiles) found.add({
severity: "warning",
message: `Only the first ${maximumFiles} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.T)(files.length)} history files are used.`
});
let all = _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__.c;
let read = 0;
let isDamaged = false;
for (const { absolutePath, path } of files.slice(0, maximumFiles)) {
const { histories: ofFile, problems: faults, isNewer, isDamaged: isCut } = readFile(absolutePath, path);
if (isNewer === true) newer.add((0, node_path__WEBPACK_IMPORTED_MODULE_19__.resolve)(absolutePath));
for (const problem of faults) found.add(problem);
if (ofFile === void 0 || isCut === true) isDamaged = true;
if (ofFile === void 0) continue;
read += 1;
all = read === 1 ? ofFile : (0, _unite_histories_mjs__WEBPACK_IMPORTED_MODULE_7__.t)([all, ofFile]);
}
if (all.builds.length > 0) stored = all;
const histories = withoutBuild(all, ownBuild);
const builds = histories.builds.length;
const ref = histories.builds.at(-1)?.ref;
const reason = builds > 0 ? void 0 : reasonOf(files.length, read, patterns);
if (files.length === 0) say(`There is no history of earlier builds: ${reason}`);
return {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({
histories: builds > 0 ? histories : void 0,
isDamaged: isDamaged ? true : void 0
}),
summary: {
builds,
source: "file",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({
ref,
reason
})
},
problems: found.list(),
...builds === 0 && (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(found.list())
};
}
return {
read,
async earlierAttempt() {
if (ownBuild === void 0) return void 0;
for (const { absolutePath, path } of matchHistories().files.slice(0, maximumFiles)) {
const { histories } = readFile(absolutePath, path);
const failures = histories && failuresOfBuild(histories, ownBuild);
if (failures !== void 0) return failures;
}
},
async write(added) {
if (output === void 0) return _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.g;
if (newer.has((0, node_path__WEBPACK_IMPORTED_MODULE_19__.resolve)(output))) return {
..._requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.g,
problems: [{
severity: "warning",
message: "The newer history is not overwritten.",
path: output
}]
};
const { results, refusal } = added;
return {
problems: writeFile(output, refusal === void 0 && isRecordable(added, stored) ? (0, _unite_histories_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(stored, withCommit(added, stored), results) : stored ?? _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_8__.c),
notices: refusal === void 0 ? [] : [`This build was not added to the history: ${refusal}`]
};
}
};
}
function readFile(absolutePath, path) {
try {
return (0, _history_bytes_mjs__WEBPACK_IMPORTED_MODULE_10__.r)((0, _history_bytes_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(absolutePath), path);
} catch (error) {
return { problems: [{
severity: "warning",
message: `The history cannot be read: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.v)(error)}. It is not used.`,
path
}] };
}
}
function reasonOf(files, read, patterns) {
const named = patterns.length === 1 ? JSON.stringify(patterns[0]) : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(patterns.length, "pattern");
if (files === 0) return `No file matches ${named} of --history yet.`;
return read === 0 ? `No file that ${named} of --history matches is a history.` : "The history has no build yet.";
}
function writeFile(path, histories) {
const packed = packHistory(histories);
try {
const file = (0, _atomic_file_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(path, "history file");
try {
file.writeBytes(/\.gz$/i.test(path) ? packed.gzip : packed.document);
file.close();
} finally {
file.discard();
}
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.g)) throw error;
return [{
severity: "error",
kind: "delivery",
message: error.message
}];
}
const message = describeLostParts(packed, histories);
return message === void 0 ? [] : [{
severity: "warning",
message,
path
}];
}
const limits = {
reservedMs: _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.l / 2,
attemptMs: 1e4
};
function createServerTests(server, options, given = {}) {
const { branch, ownBuild } = options;
const summary = (more) => ({
builds: 0,
source: "server",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ ref: branch }),
...more
});
const none = (reason) => ({
summary: summary({ reason }),
problems: []
});
const budget = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(given);
const ask = async (path) => {
const { askServer } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(9358)]).then(__webpack_require__.bind(__webpack_require__, 89358)).then((n) => n.n);
return askServer(server, {
method: "GET",
path
}, {
...limits,
...given,
budget
});
};
return {
async earlierAttempt() {
const path = pathOf(options);
const exchange = path === void 0 || ownBuild === void 0 ? void 0 : await ask(path);
if (path === void 0 || ownBuild === void 0 || exchange?.status !== 200) return void 0;
const { histories } = (0, _history_bytes_mjs__WEBPACK_IMPORTED_MODULE_10__.r)(Buffer.from(exchange.body), path);
return histories && failuresOfBuild(histories, ownBuild);
},
async read() {
const path = pathOf(options);
if (path === void 0) return none("The organisation, the project, the module or the branch of the run is not known.");
const exchange = await ask(path);
if (exchange.status === 404) return none(`${server.baseUrl} is too old to have the history of tests.`);
if (exchange.status !== 200) {
const reason = (0, _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_11__.n)(server, exchange);
return {
...none(reason),
fault: reason,
problems: [{
severity: "warning",
message: `The failed tests are not compared with earlier builds: ${reason}`
}]
};
}
const { histories, isDamaged, problems } = (0, _history_bytes_mjs__WEBPACK_IMPORTED_MODULE_10__.r)(Buffer.from(exchange.body), path);
const known = histories && withoutBuild(histories, ownBuild);
if (known === void 0 || known.builds.length === 0) return {
...none(`The server has no build of ${branch} yet.`),
problems,
...(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(problems)
};
return {
histories: known,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ isDamaged }),
summary: summary({ builds: known.builds.length }),
problems
};
}
};
}
function pathOf({ org, project, module, branch, job }) {
if (org === void 0 || project === void 0 || module === void 0 || branch === void 0) return void 0;
return `/v1/data/tests/history?${new URLSearchParams({
org,
project,
module,
ref: branch,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ job })
})}`;
}
const historyPrefix = "build-report-history-";
const historyArtifactName = ({ branch, module, job, title, step }) => historyPrefix + shortHash([
branch,
module,
job,
title,
step
]);
const evidenceArtifactName = ({ module, job, title, step }) => `build-report-evidence-${shortHash([
module,
job,
title,
step
])}`;
const shortHash = (facts) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_18__.hash)("sha256", JSON.stringify(facts), "hex").slice(0, 8);
function eventCommit({ workflow_run: run, merge_group: group, head_commit: head }, commit) {
const found = [
run?.head_commit,
group?.head_commit,
head
].find((one) => commit !== void 0 && one?.id === commit);
return found === void 0 || found === null ? {} : {
message: found.message,
author: found.author?.name
};
}
function buildOfRun({ ciContext, event, now, mask = (text) => text, ...results }) {
const { ref, source, build, testedBuild = build } = ciContext;
const { message = source.commitMessage, author } = eventCommit(event, source.commit);
return {
id: buildId(ciContext) ?? String(now),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ commit: source.commit }),
...(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_16__.i)({
message,
author
}, mask),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ ref }),
timestamp: (0, _run_start_mjs__WEBPACK_IMPORTED_MODULE_22__.t)(event, now),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ url: testedBuild.url }),
...results
};
}
const buildId = (ciContext) => limited(runName(ciContext) ?? ciContext.source.commit);
const runId = (ciContext) => limited(runName(ciContext));
const runName = ({ build, testedBuild = build }) => testedBuild.id?.replace(/\.[1-9]\d{0,8}$/, "");
const limited = (id) => id === void 0 ? void 0 : (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_16__.a)(id);
function evidenceRole(event, env) {
const completed = (0, _completed_run_mjs__WEBPACK_IMPORTED_MODULE_23__.t)(event, env);
if (completed) return completed.event?.startsWith("pull_request") === true ? "reads" : "none";
if (event.pull_request === void 0) return "none";
return env.GITHUB_EVENT_NAME === "pull_request" && !(0, _comment_places_mjs__WEBPACK_IMPORTED_MODULE_17__.n)(event, env.GITHUB_REPOSITORY ?? "") ? "leavesAndReads" : "reads";
}
function ownPullRequest(event, env) {
const { pull_request: pull } = event;
const completed = (0, _completed_run_mjs__WEBPACK_IMPORTED_MODULE_23__.t)(event, env);
const number = completed ? completed.pull_requests?.[0]?.number : pull?.number;
const headBranch = (0, _comment_places_mjs__WEBPACK_IMPORTED_MODULE_17__.n)(event, env.GITHUB_REPOSITORY ?? "") ? void 0 : completed ? completed.head_branch : pull?.head?.ref;
return {
...number !== void 0 && { number },
...headBranch !== void 0 && { headBranch }
};
}
function createEvidenceStore(options) {
const { event, env, branch, say } = options;
const role = evidenceRole(event, env);
if (role === "none") return void 0;
const own = ownPullRequest(event, env);
return {
async read(parentCommit) {
const session = options.session();
if (session === void 0 || (0, _rate_limit_mjs__WEBPACK_IMPORTED_MODULE_24__.t)(session.client)) return [];
const { findEvidence } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 60240));
const parent = branch === void 0 || parentCommit === void 0 ? void 0 : {
branch,
commit: parentCommit
};
const wanted = {
name: options.name(),
own,
ownRunId: Number(env.GITHUB_RUN_ID ?? 0),
parent
};
try {
return await session.within(findEvidence(wanted, session));
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.f)) throw error;
say(`The failures of other pull requests are not known: ${error.message}`);
return [];
}
},
async leave(failures) {
if (role !== "leavesAndReads" || options.session() === void 0 || own.number === void 0 || failures.length === 0) return;
const { leaveEvidence } = await __webpack_require__.e(1662).then(__webpack_require__.bind(__webpack_require__, 51662));
await leaveEvidence({
name: options.name(),
pullRequest: own.number,
failures,
say
}, env);
}
};
}
const readingMs = 1e4;
const fileName = "build-report-history.ndjson.gz";
const noTests = "The build has no tests.";
function createArtifactHistory(options) {
const { env, ciContext, say, now = Date.now } = options;
const event = (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(env.GITHUB_EVENT_PATH);
const branch = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.m)({
ciContext,
event,
env
});
let key = artifactKey(options.name ?? ownJob(ciContext), options);
let session;
const notAdded = (reason) => `This build was not added to the history of ${branch?.name}: ${reason}`;
const ownRunId = Number(env.GITHUB_RUN_ID ?? 0);
let state;
const evidence = createEvidenceStore({
event,
env,
branch: branch?.name,
name: () => evidenceArtifactName(key),
session: () => session,
say
});
const summaryOf = (histories, more = {}) => ({
builds: histories?.builds.length ?? 0,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ ref: branch?.name }),
source: "artifact",
...more
});
function none(reason, next = {
isKnown: false,
reason
}) {
state = next;
say(`There is no history of earlier builds: ${reason}`);
return {
summary: summaryOf(void 0, { reason }),
problems: []
};
}
const unread = (reason) => ({
...none(reason),
fault: reason
});
const defaultBranch = event.repository?.default_branch;
const choiceOf = (of) => ({
branch: of,
defaultBranch,
ownRunId
});
async function open() {
const { openSession } = await Promise.all([
__webpack_require__.e(6752),
__webpack_require__.e(3607),
__webpack_require__.e(9518),
__webpack_require__.e(9658)
]).then(__webpack_require__.bind(__webpack_require__, 69054));
const opened = openSession({
token: options.token,
env,
deadlineMs: options.deadlineMs ?? readingMs,
lostTime: options.lostTime,
say
});
if (options.name === void 0) key = artifactKey(await opened.within(listedJob(ciContext, env, opened.client)), options);
return opened;
}
async function earlierAttempt() {
const ownBuild = runId(ciContext);
if (branch === void 0 || ownBuild === void 0 || branch.isBuild === "never") return void 0;
if ((0, _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_13__.r)(env.GITHUB_SERVER_URL) || options.token === "") return void 0;
try {
const opened = await open();
const { readNewestArtifact } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(2025)]).then(__webpack_require__.bind(__webpack_require__, 72025));
const name = historyArtifactName({
branch: branch.name,
...key
});
const histories = await opened.within(readNewestArtifact(name, {
...opened,
choice: choiceOf(branch.name)
}));
return histories && failuresOfBuild(histories, ownBuild);
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.f)) throw error;
say(`The history of the earlier attempt could not be read: ${error.message}`);
return;
}
}
async function read() {
if (branch === void 0) return none("The run does not belong to a branch.");
if ((0, _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_13__.r)(env.GITHUB_SERVER_URL)) return none("GitHub Enterprise Server stores no artifacts of the required kind.");
if (options.token === "") return none("The token to read artifacts with is empty.", { isKnown: true });
const { readBranch } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(3812)]).then(__webpack_require__.bind(__webpack_require__, 83812));
try {
const opened = await open();
const readHistory = (of) => readBranch({
name: historyArtifactName({
branch: of,
...key
}),
choice: choiceOf(of),
ownBuild: runId(ciContext),
failedIds: options.failedIds ?? (() => [])
}, opened);
session = opened;
const found = await readHistory(branch.name);
if (found.isNewer === true) return unread("A newer version of Build Report has written it. Update this one.");
state = {
isKnown: true,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ histories: found.stored })
};
const { histories } = found;
if (histories !== void 0) {
say(`History: ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(histories.builds.length, "build")} of ${branch.name}.`);
return {
histories,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ isDamaged: found.isDamaged }),
summary: summaryOf(histories),
problems: []
};
}
const reason = missingReason(branch.name, found.damaged);
if (evidence === void 0 || defaultBranch === void 0 || defaultBranch === branch.name) return none(reason, state);
const { histories: other, isDamaged } = await readHistory(defaultBranch);
if (other === void 0) return none(reason, state);
say(`History: ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(other.builds.length, "build")} of ${defaultBranch}, because ${branch.name} has none.`);
const summary = summaryOf(other, {
ref: defaultBranch,
replaces: branch.name
});
return {
histories: other,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ isDamaged }),
summary,
problems: []
};
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.f)) throw error;
session = void 0;
if (error.failure !== "permission") return unread(error.message);
state = { isKnown: true };
const missingPermission = error.permission ?? _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_15__.n.runs;
say(`There is no history of earlier builds: the job lacks the permission "${missingPermission}".`);
const fault = `The job lacks the permission "${missingPermission}".`;
return {
summary: summaryOf(void 0, { missingPermission }),
problems: [],
fault
};
}
}
async function write(added) {
const { build, results, refusal } = added;
const refused = (reason, isExpected = true) => ({
isWritten: false,
reason,
isExpected
});
if (branch === void 0 || branch.isBuild === "never") return refused("The run is not a build of a branch.");
if (refusal !== void 0) return {
...refused(refusal),
notice: notAdded(refusal)
};
if (branch.isBuild === "unlessFailed" && hasFailed(build, results)) return refused("A merge queue does not merge a build that failed.");
if (results.size === 0 && !hasProperties(added)) return refused(noTests);
if (state === void 0) await read();
if (!state?.isKnown) return refused(state?.reason ?? "", false);
const { histories } = state;
if (!isRecordable(added, histories)) return refused(noTests);
const { storeBuild } = await __webpack_require__.e(8109).then(__webpack_require__.bind(__webpack_require__, 68109));
const ofBranch = {
...withCommit(added, histories),
ref: branch.name
};
return storeBuild({
name: historyArtifactName({
branch: branch.name,
...key
}),
fileName,
histories,
build: ofBranch,
results,
now: now(),
say
}, env);
}
return {
read,
earlierAttempt,
evidence,
async write(added) {
const outcome = await write(added);
if (outcome.isWritten) say(`This build was added to the history of ${branch?.name}.`);
else if (!outcome.isExpected && outcome.notice === void 0) say(notAdded(outcome.reason));
return outcome;
}
};
}
function missingReason(branch, damaged = 0) {
if (damaged === 0) return `No run of ${branch} has left one yet.`;
return damaged === 1 ? `The last history of ${branch} is damaged or was deleted.` : `The last ${damaged} histories of ${branch} are damaged or were deleted.`;
}
const ownJob = ({ job, matrixJob = job }) => matrixJob;
async function listedJob(ciContext, env, client) {
const job = ownJob(ciContext);
if (job === void 0 || !(0, _calls_workflows_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(env)) return job;
return (0, _distinct_job_name_mjs__WEBPACK_IMPORTED_MODULE_25__.t)(job, (0, _run_activity_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(await client.jobsOfRun(Number(env.GITHUB_RUN_ID)), env));
}
function artifactKey(job, { ciContext, env, title }) {
const { module, project } = ciContext;
return {
module: module === project ? void 0 : module,
job,
title: title ?? "",
step: (0, _distinct_job_name_mjs__WEBPACK_IMPORTED_MODULE_25__.n)(env.GITHUB_ACTION ?? "")
};
}
function hasFailed({ status }, results) {
if (status === "failed") return true;
for (const { outcome } of results.all()) if (outcome === "F") return true;
return false;
}
function openHistory(owner, failedIds) {
const { request, config, context, ciContext, serverTimeBudget, lostTime } = owner;
const { env, token = "", say = () => void 0 } = context;
const { files = [], output, artifact } = request.history ?? {};
if (files.length > 0) {
const { cwd } = request;
return createFileHistory({
cwd,
patterns: files,
output: output && (0, node_path__WEBPACK_IMPORTED_MODULE_19__.resolve)(cwd, output),
ownBuild: buildId(ciContext()),
say
});
}
if (request.server !== void 0) return readOnly(createServerTests(request.server, serverTests(owner), { budget: serverTimeBudget }));
if (artifact === void 0 || !(0, _github_actions_mjs__WEBPACK_IMPORTED_MODULE_26__.t)(env)) return void 0;
const title = config.report.reporters.find((reporter) => reporter.type === "codehost")?.commentTitle;
const { read, earlierAttempt, write, evidence } = createArtifactHistory({
env,
ciContext: ciContext(),
token,
name: artifact.name,
title,
failedIds,
lostTime,
say
});
const mayLeave = artifact.isReadOnly !== true;
return {
read,
earlierAttempt,
...evidence !== void 0 && { evidence: mayLeave ? evidence : {
...evidence,
leave: async () => void 0
} },
async write(added) {
const outcome = artifact.isReadOnly === true ? void 0 : await write(added);
return outcome === void 0 || outcome.isWritten || outcome.notice === void 0 ? _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.g : {
..._requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.g,
notices: [outcome.notice]
};
}
};
}
const readOnly = (source) => ({
...source,
write: async () => _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.g
});
function serverTests({ request, context: { env }, ciContext: readCiContext }) {
const ciContext = readCiContext();
const { org, project, module, ref, job, matrixJob = job, source } = ciContext;
return {
org,
project,
module,
branch: env.GITHUB_ACTIONS === "true" ? (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.m)({
ciContext,
event: (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(env.GITHUB_EVENT_PATH),
env
})?.name : source.baseBranch ?? ref,
job: request.records.length > 0 ? void 0 : matrixJob,
ownBuild: runId(ciContext)
};
}
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
90533: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => unexpectedAnswer,
n: () => describeRefusal,
r: () => problemDetail,
t: () => answerFields
});
var _quoted_answer_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90354);
function describeRefusal(server, exchange) {
const { baseUrl, key } = server;
if (exchange.status === void 0) return `${baseUrl} does not answer: ${(0, _quoted_answer_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(exchange.reason, key)}.`;
const { status } = exchange;
const detail = detailOf(exchange, server);
const aside = detail === "" ? "" : ` (${detail})`;
if (status === 401) return `${baseUrl} does not accept the API key${aside}. Correct api-key or SERVICE_API_KEY.`;
if (status === 403) return `The API key lacks a permission at ${baseUrl}${aside}. Use a key with the required scope, of the organisation of the records.`;
if (status === 404 || status === 405) return `${baseUrl} has no data API (status ${status}). Correct server-url or SERVICE_URL.`;
if (status >= 300 && status < 400) return `${baseUrl} redirects to another address (status ${status}), which must not receive the API key. Set server-url to the final address.`;
return `${baseUrl} answered with status ${status}${aside}.`;
}
const unexpectedAnswer = ({ baseUrl }) => `${baseUrl} gave an answer that is not from a Build Report server. Correct server-url or SERVICE_URL.`;
function answerFields({ body }) {
try {
return Object(JSON.parse(body));
} catch {
return {};
}
}
const detailOf = ({ body }, { key }) => problemDetail(body, key);
function problemDetail(body, key) {
const { title, detail } = answerFields({ body });
const text = typeof detail === "string" ? detail : title;
return typeof text === "string" ? (0, _quoted_answer_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(text, key) : "";
}
}),
35005: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => rowsOfJobs,
n: () => appendBuild,
r: () => withNewNames,
t: () => uniteHistories
});
var _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78083);
var _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25849);
var _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11985);
const growingId = /^\d{9,20}$/;
function sortBuilds(builds) {
if (builds.every(({ id }) => growingId.test(id))) return [...builds].sort((a, b) => compareNumbers(a.id, b.id));
if (builds.every(({ timestamp }) => timestamp !== void 0)) return [...builds].sort((a, b) => (a.timestamp ?? 0) - (b.timestamp ?? 0));
return builds;
}
function compareNumbers(a, b) {
const [first, second] = [a.padStart(20, "0"), b.padStart(20, "0")];
return first < second ? -1 : first > second ? 1 : 0;
}
function groupTests(results, columns) {
const first = new Int32Array(columns.length).fill(-1);
const next = new Int32Array(results.size).fill(-1);
const firstOfOthers = new Map();
for (let index = results.size - 1; index >= 0; index -= 1) {
const { id } = results.at(index);
const row = columns.find(id);
if (row !== -1) {
next[index] = first[row] ?? -1;
first[row] = index;
} else {
const key = (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(id);
next[index] = firstOfOthers.get(key) ?? -1;
firstOfOthers.set(key, index);
}
}
const nextOf = (index) => next[index] ?? -1;
return {
firstOf: (row) => first[row] ?? -1,
hasMore: (index) => nextOf(index) !== -1,
at: (index) => index === -1 ? void 0 : results.at(index),
list(from) {
const tests = [];
for (let index = from; index !== -1; index = nextOf(index)) tests.push(results.at(index));
return tests;
},
takeOther(id) {
const found = firstOfOthers.get(id) ?? -1;
firstOfOthers.delete(id);
return found;
},
others: () => [...firstOfOthers.values()].sort((a, b) => a - b)
};
}
const noJobRows = new Map();
function rowsOfJobs({ columns }) {
const ofJobs = new Map();
for (let position = 0; position < columns.length; position += 1) {
const job = columns.job(position);
const row = job === void 0 ? void 0 : columns.row(position);
if (job === void 0 || row === void 0) continue;
const jobs = ofJobs.get(row.id);
if (jobs === void 0) ofJobs.set(row.id, new Map([[job, row]]));
else jobs.set(job, row);
}
return ofJobs;
}
function* rowsOfTests(histories) {
const { columns } = histories;
const ofJobs = rowsOfJobs(histories);
for (let position = 0; position < columns.length; position += 1) {
const shared = columns.job(position) === void 0 ? columns.row(position) : void 0;
if (shared === void 0) continue;
yield [shared.id, {
shared,
ofJobs: ofJobs.get(shared.id) ?? noJobRows
}];
ofJobs.delete(shared.id);
}
for (const [id, jobs] of ofJobs) yield [id, {
shared: void 0,
ofJobs: jobs
}];
}
function fewestRows({ shared, ofJobs }) {
const isShared = shared !== void 0 && hasRun(shared.results);
if (ofJobs.size === 0) return isShared ? [withoutJob(shared)] : [];
const jobs = [...ofJobs.values()].filter(({ results }) => hasRun(results)).sort((a, b) => (a.job ?? "") < (b.job ?? "") ? -1 : 1);
const first = isShared ? shared : jobs.shift();
if (first === void 0) return [];
let all = withoutJob(first);
const others = [];
for (const row of jobs) {
const merged = mergeRows(all, row);
if (merged === void 0) others.push(row);
else all = merged;
}
return [all, ...others];
}
const hasRun = (results) => /[^-]/.test(results);
function withoutJob(row) {
if (row.job === void 0) return row;
const { job: _, ...rest } = row;
return rest;
}
function mergeRows(all, own) {
if (all.results === own.results && sameCauses(all.causes, own.causes) && !(0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.i)(own)) return withDurations(all, all.results, own);
const [filledAll, filledOwn] = [carried(all.results), carried(own.results)];
let results = "";
for (let build = 0; build < all.results.length; build += 1) {
const [a, b] = [all.results.charAt(build), own.results.charAt(build)];
if (!(a === b || a === "-" && filledAll[build] === b || b === "-" && filledOwn[build] === a)) return void 0;
results += a === "-" ? b : a;
}
const [detailsOfAll, detailsOfOwn] = [(0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(all), (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(own)];
for (const [build, { cause }] of detailsOfOwn) {
const other = detailsOfAll.get(build);
if (other !== void 0 && (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.M)(results, build) && other.cause !== cause) return void 0;
}
const details = (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.a)(results, (build) => detailsOfAll.get(build) ?? detailsOfOwn.get(build));
const { flakyCauses: _, reruns: __, ...others } = all;
return withDurations({
...others,
...details
}, results, own);
}
function withDurations(all, results, own) {
if (results === all.results && own.durations === all.durations) return all;
const durations = longest(all.durations, own.durations);
return (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.i)({
...all,
results,
durations,
isOlder: (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(all) || (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(own)
});
}
function longest(a, b) {
if (a === void 0 || b === void 0 || a === b) return a ?? b;
let codes = "";
for (let build = 0; build < a.length; build += 1) codes += (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.d)(a.charAt(build), b.charAt(build));
return codes;
}
function carried(results) {
let last = /[^-]/.exec(results)?.[0] ?? "-";
let filled = "";
for (const outcome of results) {
if (outcome !== "-") last = outcome;
filled += last;
}
return filled;
}
const sameCauses = (a, b) => a.length === b.length && a.every((cause, index) => cause === b[index]);
function withNewNames(histories, results) {
if (histories === void 0 || results.hasFormer !== true) return histories;
const { columns } = histories;
const renamed = new Map();
for (const test of results.all()) {
const { id, job, former } = test;
if (former === void 0 || columns.find(id, job) !== -1 || columns.find(former.id, job) === -1) continue;
if (results.find(former.id, job) !== void 0) continue;
renamed.set((0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(former.id), test);
}
if (renamed.size === 0) return histories;
const rows = [...histories.all()].map((row) => {
const test = renamed.get(row.id);
return test === void 0 ? row : {
...row,
id: (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(test.id),
suite: test.suite,
name: test.name
};
});
return (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.o)(histories.builds, rows);
}
const historyLimits = {
builds: 50,
rows: _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.a
};
function appendBuild(histories, build, results, limits = historyLimits) {
const known = withNewNames(histories ?? _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.c, results);
const builds = sortBuilds([...known.builds.filter(({ id }) => id !== build.id), build]).slice(-limits.builds);
if (!builds.includes(build)) return known;
const columns = columnsOf(known.builds, builds);
const table = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__._)(known.table, builds.length);
(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.y)(table, known.table.size);
const tests = groupTests(results, known.columns);
const ofJobs = rowsOfJobs(known);
const copied = createRowCopier(known, table, columns);
const add = ({ shared, ofJobs: jobs }, first) => {
for (const row of fewestRows(extend({
shared,
ofJobs: jobs
}, tests.list(first), columns))) (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.m)(table, row);
};
for (let row = 0; row < known.table.size; row += 1) {
if (!(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.S)(known.table, row) || (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.C)(known.table, row) !== void 0) continue;
const first = tests.firstOf(row);
const jobs = ofJobs.size === 0 ? void 0 : ofJobs.get((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.x)(known.table, row));
if (jobs === void 0 && !tests.hasMore(first) && copied(row, tests.at(first))) continue;
add({
shared: known.columns.row(row),
ofJobs: jobs ?? noJobRows
}, first);
if (jobs !== void 0) ofJobs.delete((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.x)(known.table, row));
}
for (const [id, jobs] of ofJobs) add({
shared: void 0,
ofJobs: jobs
}, tests.takeOther(id));
for (const first of tests.others()) add(noRows, first);
(0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.s)(table, limits.rows);
return (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(builds, table);
}
function columnsOf(earlier, builds) {
const indexes = new Map(earlier.map((known, index) => [known, index]));
const ids = new Set(builds.map(({ id }) => id));
const from = builds.map((kept) => indexes.get(kept));
const shift = earlier.length - builds.length + 1;
const added = builds[from.indexOf(void 0)];
const replaced = earlier.findIndex(({ id }) => id === added?.id);
return {
from,
shift: from.every((index, position) => index === (position === from.length - 1 ? void 0 : position + shift)) ? shift : void 0,
dropped: earlier.flatMap(({ id }, index) => ids.has(id) ? [] : [index]),
replaced: replaced === -1 ? void 0 : replaced
};
}
const noRows = {
shared: void 0,
ofJobs: noJobRows
};
const didNotRun = {
outcome: "-",
duration: "-",
test: void 0
};
function extend({ shared, ofJobs }, tests, columns) {
if (ofJobs.size === 0 && tests.length < 2) return {
shared: extendRow(shared, void 0, jobResult(tests), columns),
ofJobs
};
const own = new Map();
const others = [];
for (const test of tests) if (test.job !== void 0 && ofJobs.has(test.job)) own.set(test.job, jobResult([test]));
else others.push(test);
const [most, ...fewer] = groupsOf(others);
const extended = new Map();
for (const [job, row] of ofJobs) extended.set(job, extendRow(row, job, own.get(job) ?? didNotRun, columns));
for (const test of fewer.flat()) if (test.job !== void 0) extended.set(test.job, extendRow(shared, test.job, jobResult([test]), columns));
return {
shared: shared !== void 0 || most !== void 0 ? extendRow(shared, void 0, jobResult(most ?? []), columns) : void 0,
ofJobs: extended
};
}
const best = [
"P",
"S",
"f",
"F",
"-"
];
function groupsOf(tests) {
if (tests.length < 2) return tests.length === 0 ? [] : [tests];
const groups = new Map();
for (const test of tests) {
if (test.outcome === "-") continue;
const key = `${best.indexOf(test.outcome)} ${test.outcome === "F" ? test.cause ?? "" : ""}`;
const group = groups.get(key);
if (group === void 0) groups.set(key, [test]);
else group.push(test);
}
const jobs = (group) => group.some(({ job }) => job === void 0) ? Number.POSITIVE_INFINITY : group.length;
return [...groups].sort(([a, first], [b, second]) => jobs(second) - jobs(first) || (a < b ? -1 : 1)).map(([, group]) => group);
}
function jobResult(tests) {
const [test] = tests;
if (test === void 0) return didNotRun;
let duration = "-";
for (const { outcome, duration: ms } of tests) if ((0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(outcome)) duration = (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.d)(duration, (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.c)(ms));
const { outcome, cause, isRepeated } = test;
return {
outcome,
...outcome === "F" || outcome === "f" ? {
cause,
isRerun: outcome === "f" ? isRepeated : void 0
} : {},
duration,
test
};
}
function withEarlierAttempt(result, row, { replaced = -1 }) {
const earlier = row?.results[replaced];
if (row === void 0 || !isUnsteady(earlier) || !(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.N)(result.outcome, 0)) return result;
const before = (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(row).get(replaced);
return {
...result,
outcome: "f",
cause: before?.cause ?? result.cause,
isRerun: earlier === "F" ? true : before?.isRerun ?? result.isRerun
};
}
const isUnsteady = (outcome) => outcome === "F" || outcome === "f";
function extendRow(row, job, result, columns) {
const { outcome, cause, isRerun, duration, test } = withEarlierAttempt(result, row, columns);
const { dropped } = columns;
const results = move(row?.results, outcome, "-", columns);
const hasDurations = row?.durations !== void 0 || duration !== "-";
return (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.i)({
id: row?.id ?? (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(test?.id ?? ""),
job,
module: test?.module ?? row?.module,
suite: test?.suite ?? row?.suite ?? [],
name: test?.name ?? row?.name ?? "",
results,
...moveDetails(row, {
cause,
isRerun
}, results, columns),
durations: hasDurations ? move(row?.durations, duration, "-", columns) : void 0,
isOlder: row !== void 0 && ((0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(row) || dropped.some((index) => row.results[index] !== "-"))
});
}
const notRun = -1;
function createRowCopier({ builds, table: from, columns: rows }, table, columns) {
const numbers = new Map();
const isText = (old, results) => old === 0 && results === table.distinctResults[0];
const extended = (old, outcome) => {
const ofOutcome = numbers.get(outcome) ?? [];
numbers.set(outcome, ofOutcome);
const known = ofOutcome[old];
if (known !== void 0) return known;
const results = move(from.distinctResults[old], outcome, "-", columns);
const number = !hasRun(results) ? notRun : isText(old, results) ? 0 : (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.E)(table, results);
ofOutcome[old] = number;
return number;
};
const durationsOf = (row, duration) => {
const runs = from.durationsOf.get(row);
if (runs === void 0 && duration === "-") return void 0;
const codes = runs === void 0 ? void 0 : (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.O)(runs, builds.length, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.l);
const needed = (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(move(codes, duration, "-", columns));
return needed === void 0 ? void 0 : (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.k)(needed);
};
return (row, test) => {
const { outcome, cause, isRerun, duration } = test === void 0 ? didNotRun : jobResult([test]);
const suite = from.suiteOf[row] ?? 0;
const old = from.resultsOf[row] ?? 0;
const fields = from.fieldsOf.get(row);
if (cause !== void 0 || isRerun !== void 0 || fields !== void 0 && (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(fields)) return false;
if (columns.replaced !== void 0 && isUnsteady(from.distinctResults[old]?.[columns.replaced])) return false;
if (test !== void 0 && !((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(from, row, test.name) && rows.isInSuite(test, suite))) return false;
const number = extended(old, outcome);
if (number === notRun) return true;
const codes = durationsOf(row, duration);
if (codes !== void 0) table.durationsOf.set(table.size, codes);
if (number === 0) (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.g)(table, from, row);
else {
const before = from.distinctResults[old] ?? "";
const wasOlder = fields?.isOlder === true && before.startsWith("-") || columns.dropped.some((index) => before[index] !== "-");
(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_2__.h)(table, from, row, number, wasOlder);
}
return true;
};
}
function move(text, added, missing, { from, shift }) {
if (shift !== void 0 && text !== void 0) return text.slice(shift) + added;
let moved = "";
for (const index of from) moved += index === void 0 ? added : text?.[index] ?? missing;
return moved;
}
function moveDetails(row, added, results, { from }) {
if (!(added.cause !== void 0 || added.isRerun !== void 0) && (row === void 0 || !(0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(row))) return noDetails;
const known = row === void 0 ? void 0 : (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(row);
return (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.a)(results, (build) => {
const index = from[build];
return index === void 0 ? added : known?.get(index);
});
}
const noDetails = { causes: [] };
function uniteHistories(histories, limits = historyLimits) {
const [first = _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.c, ...others] = histories;
if (others.length === 0 && first.builds.length <= limits.builds && first.size <= limits.rows) return first;
const columns = new Map();
const seen = new Set();
for (const [history, { builds }] of histories.entries()) for (const [index, build] of builds.entries()) {
if (!seen.has(build.id)) columns.set(build, {
history,
index
});
seen.add(build.id);
}
const all = sortBuilds([...columns.keys()]);
const builds = all.slice(-limits.builds);
const kept = builds.map((build) => columns.get(build) ?? {
history: 0,
index: 0
});
const dropped = all.slice(0, all.length - builds.length).map((build) => columns.get(build) ?? {
history: 0,
index: 0
});
const tables = histories.map((one) => new Map(rowsOfTests(one)));
const ids = new Set(tables.flatMap((table) => [...table.keys()]));
const rows = [];
for (const id of ids) {
const tests = tables.map((table) => table.get(id));
rows.push(...fewestRows(uniteTest(tests, kept, dropped)));
}
return (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.o)(builds, rows, limits.rows);
}
function uniteTest(tests, kept, dropped) {
const jobs = new Set(tests.flatMap((rows) => [...rows?.ofJobs.keys() ?? []]));
const unite = (job) => uniteRows(tests.map((rows) => (job === void 0 ? void 0 : rows?.ofJobs.get(job)) ?? rows?.shared), job, kept, dropped);
const ofJobs = new Map();
for (const job of jobs) {
const row = unite(job);
if (row !== void 0) ofJobs.set(job, row);
}
return {
shared: unite(void 0),
ofJobs
};
}
function uniteRows(rows, job, kept, dropped) {
const known = rows.filter((row) => row !== void 0);
const named = known.find(({ name }) => name !== "") ?? known[0];
if (named === void 0) return void 0;
const outcomeOf = ({ history, index }) => rows[history]?.results[index] ?? "-";
const results = kept.map(outcomeOf).join("");
const details = rows.map((row) => row !== void 0 && (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(row) ? (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(row) : void 0);
const detailsOf = (column) => column === void 0 ? void 0 : details[column.history]?.get(column.index);
const hasDurations = known.some(({ durations }) => durations !== void 0);
return (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.i)({
id: named.id,
job,
module: named.module,
suite: named.suite,
name: named.name,
results,
...(0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_0__.a)(results, (build) => detailsOf(kept[build])),
durations: hasDurations ? kept.map(({ history, index }) => rows[history]?.durations?.[index] ?? "-").join("") : void 0,
isOlder: known.some(_history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.r) || dropped.some((column) => outcomeOf(column) !== "-")
});
}
}),
78083: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => newestDetails,
c: () => noHistories,
i: () => hasFlakyDetails,
n: () => detailsByBuild,
o: () => createHistories,
r: () => hasDetails,
s: () => limitRows,
t: () => writeHistoryDocument
});
var _quote_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64561);
var _history_id_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25849);
var _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11985);
function createHistories(builds, rows, limit = _history_id_mjs__WEBPACK_IMPORTED_MODULE_0__.a) {
const table = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.v)(builds.length);
for (const row of rows) (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(table, row);
limitRows(table, limit);
return (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.o)(builds, table);
}
const noHistories = createHistories([], []);
function limitRows(table, limit) {
if (table.size <= limit) return;
const lastOf = table.distinctResults.map((results) => (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.F)(results, results.length - 1));
const last = (row) => lastOf[table.resultsOf[row] ?? 0] ?? -1;
const rows = Array.from({ length: table.size }, (_, row) => row).filter((row) => (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.S)(table, row));
rows.sort((a, b) => last(b) - last(a) || a - b);
for (const row of rows.slice(limit)) table.resultsOf[row] = 1;
}
const hasFlakyDetails = ({ flakyCauses, reruns }) => flakyCauses !== void 0 || reruns !== void 0;
const hasDetails = (row) => row.causes.length > 0 || hasFlakyDetails(row);
function detailsByBuild({ results, causes, flakyCauses = [], reruns = [] }) {
const known = new Map();
for (const [index, build] of lastBuilds(results, "F", causes.length).entries()) {
const cause = causes[index];
if (cause !== void 0) known.set(build, { cause });
}
for (const [index, build] of lastBuilds(results, "f", Math.max(flakyCauses.length, reruns.length)).entries()) {
const details = {
cause: flakyCauses[index],
isRerun: reruns[index]
};
if (details.cause !== void 0 || details.isRerun !== void 0) known.set(build, details);
}
return known;
}
function newestDetails(results, detailsOf) {
const fields = { causes: withoutEnd(lastBuilds(results, "F", 3).map((build) => detailsOf(build)?.cause)) };
const flaky = lastBuilds(results, "f", 3).map(detailsOf);
const flakyCauses = withoutEnd(flaky.map((details) => details?.cause));
const reruns = withoutEnd(flaky.map((details) => details?.isRerun));
if (flakyCauses.length > 0) fields.flakyCauses = flakyCauses;
if (reruns.length > 0) fields.reruns = reruns;
return fields;
}
function lastBuilds(results, outcome, limit) {
const builds = [];
let build = results.length;
while (builds.length < limit && build > 0) {
build = results.lastIndexOf(outcome, build - 1);
if (build === -1) break;
builds.push(build);
}
return builds;
}
function withoutEnd(values) {
while (values.length > 0 && values.at(-1) === void 0) values.pop();
return values;
}
const blockLength = 2e4;
function writeHistoryDocument({ builds, columns, table }, { withoutNames = false } = {}) {
const chunks = [];
let text = `${(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(builds)}\n`;
const flush = () => {
chunks.push(Buffer.from(text));
text = "";
};
const suiteOf = (row) => table.suiteOf[row] ?? 0;
const suiteAt = (number) => {
const { suite, module } = columns.suite(number);
return {
names: withoutNames ? "[]" : `[${suite.map(_quote_mjs__WEBPACK_IMPORTED_MODULE_2__.n).join(",")}]`,
module
};
};
const lineOf = createLines(table, builds.length, withoutNames);
const rows = groupRows(table, ({ names, module }) => `${names}${module ?? ""}`, suiteAt);
let lastNumber;
let last = {
names: "[]",
module: void 0
};
for (let start = 0; start < rows.length; start += blockLength) {
const block = rows.subarray(start, start + blockLength);
text += `{"ids":"${idsOf(table, block)}"}\n`;
for (const row of block) {
if (suiteOf(row) !== lastNumber) {
lastNumber = suiteOf(row);
const suite = suiteAt(lastNumber);
if (suite.names !== last.names || suite.module !== last.module) text += `${suiteLine(suite)}\n`;
last = suite;
}
text += lineOf(row);
if (text.length > chunkLength) flush();
}
const durations = [];
for (const [index, row] of block.entries()) {
const runs = table.durationsOf.get(row);
if (runs !== void 0) durations.push(`${index},"${runs}"`);
}
if (durations.length > 0) text += `{"durations":[${durations.join(",")}]}\n`;
}
text += `{"tests":${rows.length}}\n`;
flush();
return Buffer.concat(chunks);
}
const chunkLength = 262144;
const suiteLine = ({ names, module }) => `{"suite":${names}${module === void 0 ? "" : `,"module":${(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(module)}`}}`;
function groupRows(table, keyOf, suiteAt) {
const groupOf = new Uint32Array(table.suites);
const groups = new Map();
const lengths = [];
const suiteOf = (row) => table.suiteOf[row] ?? 0;
let size = 0;
for (let row = 0; row < table.size; row += 1) {
if (!(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.S)(table, row)) continue;
const suite = suiteOf(row);
if (groupOf[suite] === 0) {
const key = keyOf(suiteAt(suite));
const group = groups.get(key) ?? groups.size + 1;
groups.set(key, group);
groupOf[suite] = group;
}
const group = groupOf[suite] ?? 0;
lengths[group] = (lengths[group] ?? 0) + 1;
size += 1;
}
const next = new Uint32Array(groups.size + 1);
for (let group = 2; group < next.length; group += 1) next[group] = (next[group - 1] ?? 0) + (lengths[group - 1] ?? 0);
const rows = new Uint32Array(size);
for (let row = 0; row < table.size; row += 1) {
if (!(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.S)(table, row)) continue;
const group = groupOf[suiteOf(row)] ?? 0;
const position = next[group] ?? 0;
rows[position] = row;
next[group] = position + 1;
}
return rows;
}
function idsOf({ high, low }, rows) {
const bytes = Buffer.alloc(rows.length * idBytes);
for (const [index, row] of rows.entries()) {
const start = index * idBytes;
const first = high[row] ?? 0;
bytes[start] = first >>> 24;
bytes[start + 1] = first >>> 16;
bytes[start + 2] = first >>> 8;
bytes[start + 3] = first;
bytes[start + 4] = low[row] ?? 0;
}
return bytes.toString("hex");
}
const idBytes = 5;
function createLines(table, builds, withoutNames) {
const { resultsOf, distinctResults, fieldsOf } = table;
const runsOf = distinctResults.map(_history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.k);
const always = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.k)((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.R)(Math.max(1, builds)));
return (row) => {
const name = withoutNames ? "\"\"" : (0, _quote_mjs__WEBPACK_IMPORTED_MODULE_2__.n)((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(table, row));
const results = resultsOf[row] ?? 0;
if (results === 0) return `${name}\n`;
const fields = fieldsJson(fieldsOf.get(row), distinctResults[results] ?? "");
const runs = runsOf[results] ?? "";
if (fields === "" && runs === always) return `${name}\n`;
return `[${name},"${runs}"${fields}]\n`;
};
}
const causesJson = (causes) => `[${causes.map((cause) => cause === void 0 ? "null" : (0, _quote_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(cause)).join(",")}]`;
function fieldsJson(row, results) {
if (row === void 0 || row.job === void 0 && !row.isOlder && !hasDetails(row)) return "";
const fields = [];
if (row.job !== void 0) fields.push(`"job":${(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(row.job)}`);
if (row.isOlder && results.startsWith("-")) fields.push("\"older\":true");
if (row.causes.length > 0) fields.push(`"causes":${causesJson(row.causes)}`);
if (row.flakyCauses !== void 0) fields.push(`"flakyCauses":${causesJson(row.flakyCauses)}`);
if (row.reruns !== void 0) fields.push(`"reruns":${JSON.stringify(row.reruns)}`);
return fields.length === 0 ? "" : `,{${fields.join(",")}}`;
}
})
};
;
