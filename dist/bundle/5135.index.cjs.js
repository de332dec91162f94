"use strict";
exports.id = 5135;
exports.ids = [5135];
exports.modules = {
71763: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createBoundedMap });
function createBoundedMap(maximum) {
let young = new Map();
let old = new Map();
return {
get: (key) => young.get(key) ?? old.get(key),
set(key, value) {
if (young.size >= maximum) {
old = young;
young = new Map();
}
old.delete(key);
young.set(key, value);
},
delete(key) {
const wasOld = old.delete(key);
return young.delete(key) || wasOld;
},
*entries() {
yield* old;
yield* young;
}
};
}
}),
67514: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => firstLine });
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52824);
function firstLine(text, maximumLength = Number.POSITIVE_INFINITY) {
const trimmed = text.trimStart();
const end = trimmed.search(/[\r\n]/);
const line = (end === -1 ? trimmed : trimmed.slice(0, end)).trimEnd();
return (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(line, maximumLength, "\u2026");
}
}),
23497: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => lineNumber });
function lineNumber(value) {
const line = typeof value === "string" ? Number(value) : value;
return typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : void 0;
}
}),
65135: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readDart: () => readDart });
var _ndjson_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22499);
var _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59461);
var _skipped_lines_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65616);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84766);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87963);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41123);
var _bounded_map_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71763);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47931);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53216);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87267);
var _line_number_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(23497);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38487);
const testFolder = /^.*\/((?:test|integration_test|test_driver)\/.*)$/s;
function portablePath(path) {
const slashed = dartPath(path);
if (!slashed.startsWith("/") && !/^[A-Za-z]:\//.test(slashed)) return slashed.startsWith("./") ? slashed.slice(2) : slashed;
return testFolder.exec(slashed)?.[1] ?? (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_6__.yn)(slashed);
}
function pathOfUrl(url) {
if (!url.startsWith("file:")) return dartPath(url);
const path = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_7__.c)(url.replace(/^file:(?:\/\/[^/]*)?/, ""));
return /^\/[A-Za-z]:\//.test(path) ? path.slice(1) : path;
}
const dartPath = (path) => path.includes("\\") ? path.replaceAll("\\", "/") : path;
const maximumRemembered = 1e4;
function createDartSuites() {
const suites = (0, _bounded_map_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(maximumRemembered);
const groups = (0, _bounded_map_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(maximumRemembered);
let lastUrl = "";
let lastFile = "";
const suiteOf = (id) => suites.get((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(id) ?? -1);
const groupOf = (id) => groups.get((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(id) ?? -1);
return {
addSuite(suite) {
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(suite?.id);
if (suite === void 0 || id === void 0) return;
const file = dartPath((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(suite.path) ?? "");
const path = file === "" ? [] : [portablePath(file)];
const platform = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(suite.platform);
if (platform !== void 0 && platform !== "vm") path.unshift(platform);
suites.set(id, {
path,
file
});
},
addGroup(group) {
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(group?.id);
if (group === void 0 || id === void 0) return;
const parent = groupOf(group.parentID);
const outer = parent?.path ?? suiteOf(group.suiteID)?.path ?? [];
const name = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(group.name) ?? "";
const isRoot = name === "" || outer.length >= _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.suites;
groups.set(id, {
name,
path: isRoot ? outer : [...outer, withoutPrefix(name, parent?.name)]
});
},
suite: suiteOf,
group: groupOf,
fileOf(url) {
if (url !== lastUrl) {
lastUrl = url;
lastFile = pathOfUrl(url);
}
return lastFile;
}
};
}
function withoutPrefix(name, prefix = "") {
if (prefix === "" || !name.startsWith(prefix) || name.charCodeAt(prefix.length) !== 32) return name;
return name.slice(prefix.length + 1);
}
function beginTest(test, start, suites, lateErrors) {
const fullName = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(test.name) ?? "";
const groupIds = Array.isArray(test.groupIDs) ? test.groupIDs : [];
const suite = suites.suite(test.suiteID);
const group = suites.group(groupIds.at(-1));
const isLoading = groupIds.length === 0 && fullName.startsWith("loading ");
const rootUrl = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(test.root_url);
const url = rootUrl ?? (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(test.url);
return {
name: isLoading && suite !== void 0 ? `loading ${portablePath(suite.file)}` : withoutPrefix(fullName, group?.name),
fullName,
suite: group?.path ?? suite?.path ?? [],
file: url === void 0 ? suite?.file || void 0 : suites.fileOf(url),
line: url === void 0 ? void 0 : (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(rootUrl === void 0 ? test.line : test.root_line),
start,
isLoading,
lateErrors,
errorCount: 0,
end: void 0,
skipReason: (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(test.metadata)?.skipReason),
output: void 0,
errors: void 0,
traces: void 0,
attempts: void 0
};
}
function addError(test, event) {
test.errorCount += 1;
test.errors = appended(test.errors, (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(event.error) ?? "An error without a message", "\n\n");
const trace = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(event.stackTrace);
if (trace !== void 0) test.traces = appended(test.traces, trace, "\n\n");
}
function addPrint(test, event) {
const message = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(event.message);
if (message === void 0) return;
if (event.messageType === "skip") test.skipReason = message.startsWith("Skip: ") ? message.slice(6) : message;
else if (test.errors !== void 0 && message === `Retry: ${test.fullName}`) {
test.attempts ??= [];
if (test.attempts.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.attempts) test.attempts.push({
status: "failed",
...takeErrors(test)
});
test.errors = void 0;
test.traces = void 0;
} else test.output = appended(test.output, message, "\n");
}
function dartResult(test, unfinished) {
const { end, file, line, attempts } = test;
const status = end === void 0 ? unfinished : dartStatus(test, end);
if (end === void 0 ? test.isLoading : end.hidden === true && status === "successful") return void 0;
const result = {
name: test.name,
suite: test.suite,
status
};
if (end !== void 0 && test.start !== void 0) {
const duration = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(end.time) ?? test.start) - test.start);
if (duration !== void 0) result.duration = duration;
}
if (test.errors !== void 0) Object.assign(result, takeErrors(test));
else if (status === "skipped" && test.skipReason !== void 0) result.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(test.skipReason);
if (test.output !== void 0) result.stdout = test.output.take();
if (file !== void 0) result.file = file;
if (line !== void 0) result.line = line;
if (attempts !== void 0) {
result.attempts = attempts;
if (status === "successful") result.flaky = true;
}
return result;
}
function dartStatus({ lateErrors }, { result, skipped }) {
if (result === "failure" || result === "error" || lateErrors > 0) return "failed";
if (skipped === true) return "skipped";
return result === "success" ? "successful" : "unknown";
}
function appended(text, piece, separator) {
const captured = text ?? (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_8__.n)();
if (text !== void 0) captured.append(separator);
captured.append(piece.trimEnd());
return captured;
}
const takeErrors = ({ errors, traces }) => ({
...errors === void 0 ? {} : { message: errors.take() },
...traces === void 0 ? {} : { details: traces.take() }
});
const maximumOpenTests = 2e3;
function createDartRun(sink, errors, late) {
const suites = createDartSuites();
const tests = new Map();
let failed = false;
let unfinished = 0;
let isDone = false;
const finish = (id, test) => {
tests.delete(id);
const result = dartResult(test, isDone ? "cancelled" : "running");
if (result === void 0) return;
if (test.end === void 0) unfinished += 1;
if (result.status === "failed") failed = true;
sink.test(result);
};
const begin = (event) => {
const test = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(event.test);
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(test?.id);
if (test === void 0 || id === void 0) return;
if (tests.size >= maximumOpenTests) {
const [oldest] = tests;
if (oldest !== void 0) finish(...oldest);
}
tests.set(id, beginTest(test, (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(event.time), suites, late.expected(id)));
};
const end = (event) => {
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(event.testID) ?? -1;
const test = tests.get(id);
if (test === void 0) return;
test.end = event;
if (test.lateErrors === 0) finish(id, test);
else test.errorCount = 0;
};
const fail = (event) => {
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(event.testID);
if (id === void 0) return;
const test = tests.get(id);
if (test === void 0) {
late.add(id);
return;
}
addError(test, event);
if (test.end !== void 0 && test.errorCount >= test.lateErrors) finish(id, test);
};
const done = (event, line) => {
isDone = true;
for (const [id, test] of tests) if (test.end === void 0) finish(id, test);
if (event.success === null) errors.add(`The run was stopped before its end${began(unfinished)}`, "", line);
else if (event.success === false && !failed) errors.add("The run failed, though none of its tests did", "", line);
};
return {
event(event, line) {
switch (event.type) {
case "testStart":
begin(event);
break;
case "testDone":
end(event);
break;
case "print": {
const test = tests.get((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(event.testID) ?? -1);
if (test !== void 0) addPrint(test, event);
break;
}
case "error":
fail(event);
break;
case "suite":
suites.addSuite((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(event.suite));
break;
case "group":
suites.addGroup((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(event.group));
break;
case "done": done(event, line);
}
},
end(line) {
for (const [id, test] of tests) finish(id, test);
if (!isDone) errors.add(`The run was stopped, or the file was cut: there is no "done" event${began(unfinished)}`, "", line);
}
};
}
const began = (count) => count === 0 ? "" : `, and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(count, "test")} began and did not end`;
const maximumLateTests = 1e4;
async function readDart(source, sink) {
const late = new Map();
let forgotten = 0;
await readRuns(source, sink, (run) => ({
add(test) {
const key = `${run}:${test}`;
const count = late.get(key) ?? 0;
if (count > 0 || late.size < maximumLateTests) late.set(key, count + 1);
else forgotten += 1;
},
expected: () => 0
}));
if (late.size === 0) return;
sink.restart();
await readRuns(source, sink, (run) => ({
add() {},
expected: (test) => late.get(`${run}:${test}`) ?? 0
}));
if (forgotten > 0) {
const message = `${forgotten} errors came after the end of their tests and were left out.`;
sink.problem({
severity: "error",
kind: "incomplete",
message
});
}
}
async function readRuns(source, sink, lateErrors) {
const errors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(sink);
const skipped = (0, _skipped_lines_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(sink);
let number = 0;
let isFresh = true;
let run = createDartRun(sink, errors, lateErrors(number));
const lines = await (0, _ndjson_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(source.chunks(), {
value(value, line) {
const event = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value);
if (event === void 0) {
if (!Array.isArray(value)) skipped.add({
kind: "not-json",
line,
text: ""
});
return;
}
if (event.type === "start" && !isFresh) {
run.end(line);
number += 1;
run = createDartRun(sink, errors, lateErrors(number));
}
isFresh = false;
run.event(event, line);
},
fault: skipped.add
});
run.end(lines);
errors.finish();
skipped.report();
}
}),
84766: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createRunErrors });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
var _first_line_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67514);
function createRunErrors(sink) {
let count = 0;
return {
add(what, reason, line, path) {
count += 1;
if (count > _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.problems) return;
const first = (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(reason, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.quotedLine);
const message = first === "" ? `${what}.` : `${what}: ${first}`;
sink.problem({
severity: "error",
kind: "incomplete",
message,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
line,
path
})
});
},
finish(unlisted = 0) {
const more = Math.max(count - _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.problems, 0) + unlisted;
if (more === 0) return;
const message = more === 1 ? "There is 1 more error outside of the tests." : `There are ${more} more errors outside of the tests.`;
sink.problem({
severity: "error",
kind: "incomplete",
message
});
}
};
}
}),
65616: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createSkippedLines });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
const foreignText = (count, line) => count === 1 ? `Line ${line} is not an event and was left out.` : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(count)} lines are not events and were left out; the first is line ${line}.`;
const texts = {
damaged: (count) => count === 1 ? "The event in this line is damaged and was left out; the others are kept." : `The events in ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(count)} lines are damaged and were left out; the first is here. The others are kept.`,
"cut-off": () => "The file ends inside this line: it was truncated, or the tool that wrote it was stopped. The complete tests before this place are kept.",
"too-long": (count) => {
const limit = `longer than ${_limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.line / 1024 / 1024} MiB`;
return count === 1 ? `This line is ${limit} and was left out.` : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(count)} lines are ${limit} and were left out; the first is here.`;
}
};
function createSkippedLines(sink) {
const tallies = new Map();
return {
add(fault) {
const kind = kindOf(fault);
const tally = tallies.get(kind);
if (tally !== void 0) tally.count += 1;
else tallies.set(kind, {
count: 1,
line: fault.line,
column: kind === "cut-off" ? fault.text.length + 1 : 1
});
},
report() {
for (const [kind, { count, line, column }] of tallies) if (kind === "foreign") sink.notice(foreignText(count, line));
else sink.problem({
severity: "error",
kind: "incomplete",
message: texts[kind](count),
line,
column
});
}
};
}
function kindOf({ kind, text }) {
if (kind === "too-long") return kind;
if (kind === "cut-off" && /^(?:\{|\[")/.test(text)) return kind;
return text.includes("{\"") || text.startsWith("{") && text.includes("\":") ? "damaged" : "foreign";
}
})
};
;
