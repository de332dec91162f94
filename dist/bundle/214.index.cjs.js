"use strict";
exports.id = 214;
exports.ids = [214, 6456];
exports.modules = {
70214: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { checkEntries: () => checkEntries });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _cli_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99939);
var _list_entries_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76456);
var _located_quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88804);
async function checkEntries(options, terminal) {
const { env, stdout, stderr } = terminal;
const { json = false, quiet = false } = options;
const log = (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_1__.n)({
stream: stderr,
color: (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(stderr, env, quiet),
quiet
});
const located = (0, _located_quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(options, terminal);
const { path } = located;
const list = await (0, _located_quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(located, log.problem);
const histories = (0, _list_entries_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(options.history, located.cwd, log);
const reports = (0, _list_entries_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(list, Date.now(), histories);
for (const report of reports) {
const { test, line, until, hasEnded, passes, canLeave, isBroad } = report;
if (hasEnded) log.problem({
severity: "error",
message: `The quarantine of "${test}" ended on ${until}.`,
path,
line
});
else if (canLeave === true) log.problem({
severity: "warning",
message: (0, _list_entries_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(report),
path,
line
});
else if (histories !== void 0 && passes === void 0) log.problem({
severity: "warning",
message: `The history contains no test that matches "${test}".`,
path,
line
});
if (isBroad === true) log.problem({
severity: "warning",
message: (0, _list_entries_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(report),
path,
line
});
}
if (json) stdout.write(`${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(JSON.stringify({
path,
entries: reports
}))}\n`);
else stdout.write(`${(0, _list_entries_mjs__WEBPACK_IMPORTED_MODULE_2__.S)(path, reports.length)}\n`);
return reports.some(({ hasEnded }) => hasEnded) ? _cli_mjs__WEBPACK_IMPORTED_MODULE_1__.r.failed : _cli_mjs__WEBPACK_IMPORTED_MODULE_1__.r.ok;
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
76456: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
S: () => entriesOfFile,
i: () => reportEntries,
listEntries: () => listEntries,
n: () => broadNote,
r: () => leaveNote,
t: () => readHistory
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6741);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _cli_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99939);
var _quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72684);
var _quarantine_end_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52971);
var _located_quarantine_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88804);
var _history_bytes_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29711);
var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76760);
const passesToLeave = 20;
const broadShare = .05;
function readEntryHistories(histories, entries) {
const quarantine = (0, _quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(entries, Number.NEGATIVE_INFINITY);
const ofEntry = new Map();
const ids = new Set();
for (const test of histories.all()) {
const added = ids.has(test.id) ? 0 : 1;
ids.add(test.id);
for (const entry of quarantine.entriesOf(test)) {
const passes = lastPasses(test.results);
const known = ofEntry.get(entry) ?? {
passes,
tests: 0
};
ofEntry.set(entry, {
passes: Math.min(passes, known.passes),
tests: known.tests + added
});
}
}
return {
tests: ids.size,
ofEntry
};
}
const isBroad = (tests, ofTests) => tests > 1 && tests > broadShare * ofTests;
const canLeave = (passes) => passes !== void 0 && passes >= passesToLeave;
function lastPasses(results) {
let passes = 0;
for (let index = results.length - 1; index >= 0; index -= 1) {
const result = results.charAt(index);
if (result === "-") continue;
if (result !== "P") break;
passes += 1;
}
return passes;
}
function reportEntries({ entries, lines }, now, histories) {
const found = histories && readEntryHistories(histories, entries);
return entries.map((entry) => {
const { passes, tests } = found?.ofEntry.get(entry) ?? {};
return {
...entry,
line: lines.get(entry) ?? 1,
hasEnded: (0, _quarantine_end_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(entry, now),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
passes,
canLeave: found && canLeave(passes),
tests,
ofTests: tests === void 0 ? void 0 : found?.tests,
isBroad: found && isBroad(tests ?? 0, found.tests)
})
};
});
}
const leaveNote = ({ test, passes = 0 }) => `"${test}" passed ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(passes)} times in a row, so it can leave the quarantine.`;
const broadNote = ({ test, tests = 0, ofTests = 0 }) => `"${test}" matches ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(tests)} of the ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(ofTests)} tests in the history. It excuses the new failures of all of them, so name fewer tests.`;
function readHistory(path, cwd, log) {
if (path === void 0) return void 0;
const { histories, problems } = (0, _history_bytes_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(readBytes((0, node_path__WEBPACK_IMPORTED_MODULE_6__.resolve)(cwd, path), path), path);
for (const problem of problems) log.problem(problem);
return histories;
}
function readBytes(file, path) {
try {
return (0, _history_bytes_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(file);
} catch (cause) {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._(`The history "${path}" cannot be read: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.v)(cause)}.`, {
hint: "Correct --history.",
cause
});
}
}
async function listEntries(options, terminal) {
const { env, stdout, stderr } = terminal;
const { json = false, quiet = false } = options;
const log = (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_2__.n)({
stream: stderr,
color: (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(stderr, env, quiet),
quiet
});
const located = (0, _located_quarantine_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(options, terminal);
const reports = reportEntries(await (0, _located_quarantine_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(located, log.problem), Date.now(), readHistory(options.history, located.cwd, log));
if (json) stdout.write(`${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(JSON.stringify({
path: located.path,
entries: reports
}))}\n`);
else stdout.write(`${[entriesOfFile(located.path, reports.length), ...quiet ? [] : reports.map(describe)].join("\n")}\n`);
return _cli_mjs__WEBPACK_IMPORTED_MODULE_2__.r.ok;
}
const entriesOfFile = (path, count) => count === 0 ? "No test is in quarantine." : `${path}: ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(count)} ${count === 1 ? "entry" : "entries"}`;
function describe({ test, module, owner, reason, issue, until, hasEnded, passes, canLeave }) {
const facts = [
module === void 0 ? void 0 : `module ${module}`,
until === void 0 ? "no end" : hasEnded ? `ended on ${until}` : `until ${until}`,
owner,
reason,
issue,
passes === void 0 || passes === 0 ? void 0 : `passed ${passes === 1 ? "once" : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(passes)} times in a row`}`,
canLeave === true ? "can leave" : void 0
].filter((fact) => fact !== void 0);
return `\n${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(test)}\n  ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(facts.join(" · "))}`;
}
}),
88804: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => readQuarantine,
t: () => locateQuarantine
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _quarantine_file_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48970);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
function locateQuarantine(options, { cwd: current, env }) {
const cwd = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(current, options.cwd ?? ".");
const named = options.config === void 0 ? void 0 : (0, _quarantine_file_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(options.config, cwd);
if (named !== void 0) return {
cwd,
path: named,
exists: true
};
const found = (0, _quarantine_file_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(cwd, env);
if (found?.isForeign === true) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The quarantine file ${found.path} belongs to another user than the working directory.`, { hint: "If you trust the file, name the configuration next to it with --config." });
if (found !== void 0) return {
cwd,
path: found.path,
exists: true
};
return {
cwd,
path: (0, _quarantine_file_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(cwd, options.config),
exists: false
};
}
async function readQuarantine({ cwd, path }, onWarning) {
const { list, warnings } = await (0, _quarantine_file_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(cwd, path);
for (const warning of warnings) onWarning(warning);
return list;
}
}),
52971: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => parseDay,
t: () => isExpired
});
const dayMs = 864e5;
function parseDay(text) {
if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return void 0;
const time = Date.parse(`${text}T00:00:00Z`);
return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? void 0 : time;
}
function isExpired({ until }, now) {
const lastDay = until === void 0 ? void 0 : parseDay(until);
return lastDay !== void 0 && now >= lastDay + dayMs;
}
}),
72684: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createQuarantine });
var _test_identity_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12066);
var _quarantine_end_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52971);
var _test_pattern_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36114);
function createAffixIndex(affixes, side) {
const sorted = affixes.map((affix, index) => ({
affix,
index
})).sort((a, b) => compare(a.affix, b.affix, side));
const hasAffix = (text, affix) => side === "start" ? text.startsWith(affix) : text.endsWith(affix);
const parents = [];
for (const [position, { affix }] of sorted.entries()) {
let parent = position - 1;
while (parent >= 0 && !hasAffix(affix, sorted[parent]?.affix ?? "")) parent = parents[parent] ?? -1;
parents.push(parent);
}
const lastNotAfter = (text) => {
let low = 0;
let high = sorted.length;
while (low < high) {
const middle = low + high >> 1;
if (compare(sorted[middle]?.affix ?? "", text, side) <= 0) low = middle + 1;
else high = middle;
}
return low - 1;
};
return (text) => {
const found = [];
for (let position = lastNotAfter(text); position >= 0; position = parents[position] ?? -1) {
const entry = sorted[position];
if (entry !== void 0 && hasAffix(text, entry.affix)) found.push(entry.index);
}
return found;
};
}
function compare(a, b, side) {
if (side === "start") return a < b ? -1 : a > b ? 1 : 0;
const length = Math.min(a.length, b.length);
for (let index = 1; index <= length; index += 1) {
const difference = a.charCodeAt(a.length - index) - b.charCodeAt(b.length - index);
if (difference !== 0) return difference;
}
return a.length - b.length;
}
const maximumProduct = 4096;
function createTextFinder(wanted) {
let shorter;
return (text, from) => {
if (wanted.length * text.length <= maximumProduct) return text.indexOf(wanted, from);
shorter ??= shorterMatches(wanted);
let matched = 0;
for (let index = from; index < text.length && matched < wanted.length; index += 1) {
matched = extended(wanted, shorter, matched, text.charCodeAt(index));
if (matched === wanted.length) return index + 1 - matched;
}
return -1;
};
}
function shorterMatches(wanted) {
const shorter = new Uint32Array(wanted.length + 1);
let matched = 0;
for (let index = 1; index < wanted.length; index += 1) {
matched = extended(wanted, shorter, matched, wanted.charCodeAt(index));
shorter[index + 1] = matched;
}
return shorter;
}
function extended(wanted, shorter, matched, unit) {
let length = matched;
while (length > 0 && wanted.charCodeAt(length) !== unit) length = shorter[length] ?? 0;
return wanted.charCodeAt(length) === unit ? length + 1 : length;
}
function createPatternIndex(patterns) {
const literal = new Map();
const byStart = [];
const byEnd = [];
for (const [index, pieces] of patterns.entries()) {
const [start = "", ...others] = pieces;
const end = others.pop();
if (end === void 0) literal.set(start, [...literal.get(start) ?? [], index]);
else (start === "" ? byEnd : byStart).push({
index,
start,
end,
accepts: betweenEnds(start.length, others, end.length)
});
}
const withStart = createAffixIndex(byStart.map(({ start }) => start), "start");
const withEnd = createAffixIndex(byEnd.map(({ end }) => end), "end");
const starts = createStartIndex([...literal.keys(), ...byStart.map(({ start }) => start)]);
return {
find(text) {
const found = [...literal.get(text) ?? []];
for (const position of withStart(text)) {
const pattern = byStart[position];
if (pattern !== void 0 && text.endsWith(pattern.end) && pattern.accepts(text)) found.push(pattern.index);
}
for (const position of withEnd(text)) {
const pattern = byEnd[position];
if (pattern?.accepts(text) === true) found.push(pattern.index);
}
return found;
},
mayMatch: (start) => byEnd.length > 0 || starts(start) || withStart(start).length > 0
};
}
function createStartIndex(texts) {
const sorted = [...texts].sort();
return (start) => {
let low = 0;
let high = sorted.length;
while (low < high) {
const middle = low + high >> 1;
if ((sorted[middle] ?? "") < start) low = middle + 1;
else high = middle;
}
return sorted[low]?.startsWith(start) === true;
};
}
function betweenEnds(startLength, pieces, endLength) {
const wanted = pieces.filter((piece) => piece !== "").map((piece) => ({
find: createTextFinder(piece),
length: piece.length
}));
return (text) => {
const limit = text.length - endLength;
let from = startLength;
for (const { find, length } of wanted) {
const at = find(text, from);
if (at === -1) return false;
from = at + length;
}
return from <= limit;
};
}
const idPattern = /^[0-9a-f]{10,32}$/;
const indexedDigits = 10;
const namesId = ({ test }) => idPattern.test(test);
function createQuarantine(entries, now, ownModule) {
const active = entries.filter((entry) => !(0, _quarantine_end_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(entry, now));
const patterns = createPatternIndex(active.map(({ test }) => (0, _test_pattern_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(test)));
const byId = groupBy(active, (entry) => namesId(entry) ? entry.test.slice(0, indexedDigits) : void 0);
const byOtherId = groupBy(active, (entry) => namesId(entry) ? void 0 : entry.test);
const unseen = new Set(active.keys());
const texts = createTextReader((start) => patterns.mayMatch(start));
let last;
function find(test) {
if (last !== void 0 && isSame(last.test, test)) return last.found;
const found = findNamed(test);
last = {
test,
found: test.former === void 0 ? found : new Set([...found, ...findNamed(formerTest(test))])
};
return last.found;
}
function findNamed(test) {
const byText = texts.mayMatch(test) ? patterns.find(texts.textOf(test)) : [];
const candidates = [...findById(test.id), ...byText];
return candidates.length === 0 ? noIndexes : matching(candidates, test);
}
function formerTest({ former, ...now }) {
const named = {
...now,
...former
};
const { module = ownModule?.() ?? "", suite, name } = named;
return {
...named,
id: byId.size === 0 ? void 0 : (0, _test_identity_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(module, suite, name)
};
}
function matching(candidates, test) {
const found = new Set();
for (const index of candidates) {
const entry = active[index];
if (entry === void 0 || !applies(entry, test)) continue;
unseen.delete(index);
found.add(index);
}
return found;
}
function findById(id) {
if (id === void 0) return [];
return (idPattern.test(id) ? byId.get(id.slice(0, indexedDigits)) : byOtherId.get(id)) ?? [];
}
function applies({ test, module }, { id, module: given, suite, name }) {
if (module !== void 0 && module !== (given ?? ownModule?.())) return false;
if (!idPattern.test(test)) return true;
return isPrefixOfOther(test, id) || texts.textOf({
suite,
name
}) === test;
}
return {
entryOf(test) {
if (active.length === 0) return void 0;
const found = find(test);
return found.size === 0 ? void 0 : active[Math.min(...found)];
},
entriesOf: (test) => [...find(test)].flatMap((index) => active[index] ?? []),
see(test) {
if (unseen.size > 0) find(test);
},
expired: entries.filter((entry) => (0, _quarantine_end_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(entry, now)),
unmatched: () => [...unseen].flatMap((index) => active[index] ?? []),
isEmpty: active.length === 0,
needsIds: byId.size > 0
};
}
const isPrefixOfOther = (one, other) => other !== void 0 && (one.startsWith(other) || other.startsWith(one));
function groupBy(entries, keyOf) {
const groups = new Map();
for (const [index, entry] of entries.entries()) {
const key = keyOf(entry);
if (key === void 0) continue;
const group = groups.get(key);
if (group === void 0) groups.set(key, [index]);
else group.push(index);
}
return groups;
}
const noIndexes = new Set();
const isSame = (a, b) => a.suite === b.suite && a.name === b.name && a.id === b.id && a.module === b.module && a.former === b.former;
function createTextReader(startMayMatch) {
let lastSuite;
let prefix = "";
let mayMatch = true;
const read = (suite) => {
if (suite === lastSuite) return;
lastSuite = suite;
prefix = suite.map((part) => `${(0, _test_pattern_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(part)}${_test_pattern_mjs__WEBPACK_IMPORTED_MODULE_2__.r}`).join("");
mayMatch = startMayMatch(prefix.trim());
};
return {
textOf({ suite, name }) {
read(suite);
return (prefix + (0, _test_pattern_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(name)).trim();
},
mayMatch({ suite }) {
read(suite);
return mayMatch;
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
})
};
;
