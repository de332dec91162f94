"use strict";
exports.id = 9942;
exports.ids = [9942];
exports.modules = {
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
56891: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => mochaResult,
i: () => mochaKey,
n: () => describesOf,
r: () => isMochaHook,
t: () => createMochaSuites
});
var _limits_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41123);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87267);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60165);
const root = "Mocha Tests";
function createMochaSuites() {
let last = [root];
return (describes) => {
if ((last[1] ?? "") !== describes) last = describes === "" ? [root] : [root, describes];
return last;
};
}
function describesOf({ title, fullTitle }) {
const name = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(title) ?? "";
const full = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(fullTitle);
if (full === void 0) return void 0;
if (full === name) return "";
return full.endsWith(` ${name}`) ? full.slice(0, full.length - name.length - 1) : void 0;
}
function mochaResult(test, { status, suite, file, error }) {
const result = {
name: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(test.title) ?? "",
suite,
status
};
const duration = status === "skipped" ? void 0 : (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(test.duration);
if (duration !== void 0) result.duration = duration;
if (error !== void 0) addError(result, error);
if (file !== "") result.file = file;
const { currentRetry } = test;
if (typeof currentRetry === "number" && currentRetry >= 1 && (status === "successful" || status === "failed")) {
result.attempts = Array.from({ length: Math.min(Math.floor(currentRetry), _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.attempts) }, () => ({ status: "failed" }));
if (status === "successful") result.flaky = true;
}
return result;
}
function addError(result, { message, stack, expected, actual }) {
if (message) result.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(message);
if (stack) result.details = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(stack);
if (expected === void 0 || actual === void 0 || expected === actual) return;
result.expected = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(expected);
result.actual = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(actual);
}
const mochaKey = ({ fullTitle, file }) => `${(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(file) ?? ""}\n${(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(fullTitle) ?? ""}`;
const isMochaHook = ({ title }) => typeof title === "string" && /^"(?:before|after) (?:all|each)" hook\b/.test(title);
}),
39942: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readMochaJsonStream: () => readMochaJsonStream });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _ndjson_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22499);
var _skipped_lines_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65616);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84766);
var _json_text_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47255);
var _mocha_event_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83568);
var _event_fields_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59461);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60165);
var _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56891);
const maximumLateFailures = 1e4;
function createMochaRun({ sink, errors, late, known }) {
const suitesOf = (0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_7__.t)();
let total;
let passed = 0;
let failed = 0;
let isDone = false;
const push = (test, status, error) => {
sink.test((0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_7__.a)(test, {
status,
suite: suitesOf((0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(test) ?? ""),
file: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_6__.i)(test.file) ?? "",
error
}));
};
const pass = (test) => {
passed += 1;
const count = known?.get((0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_7__.i)(test)) ?? 0;
if (count > 0) known?.set((0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_7__.i)(test), count - 1);
else push(test, "successful");
};
const fail = (test) => {
failed += 1;
if (test.speed && late.size < maximumLateFailures) late.set((0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_7__.i)(test), (late.get((0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_7__.i)(test)) ?? 0) + 1);
const message = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_6__.i)(test.err);
const stack = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(test.stack);
const error = {
...message !== void 0 && { message },
...stack !== void 0 && { stack }
};
push(test, "failed", error);
};
const end = (stats, line) => {
isDone = true;
const count = (key) => Math.max((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(stats[key]) ?? 0, 0);
const pending = count("pending");
if (pending > 0) sink.notice(`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(pending, "pending test")} ${pending === 1 ? "is" : "are"} not counted, because the file only states their number.`);
const lost = count("passes") + count("failures") - passed - failed;
if (lost > 0) errors.add(`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(lost, "result")} of the run ${lost === 1 ? "is" : "are"} missing in the file`, "", line);
const missing = (total ?? 0) - count("tests");
if (missing > 0 && failed === 0) errors.add(`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(missing, "test")} did not run, and no test failed: the run was stopped`, "", line);
};
return {
event({ type, fields }, line) {
switch (type) {
case "start":
total = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(fields.total);
break;
case "pass":
pass(fields);
break;
case "fail":
fail(fields);
break;
case "end": end(fields, line);
}
},
end(line) {
if (isDone) return;
const of = total === void 0 ? "" : `, after ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(passed + failed)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(total, "test")}`;
errors.add(`The run was stopped, or the file was cut: there is no "end" event${of}`, "", line);
}
};
}
async function readMochaJsonStream(source, sink) {
const late = new Map();
await readRuns(source, sink, late);
if (late.size === 0) return;
sink.restart();
await readRuns(source, sink, new Map(), late);
}
async function readRuns(source, sink, late, known) {
const errors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(sink);
const skipped = (0, _skipped_lines_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(sink);
let withText = 0;
let run;
const lines = await (0, _ndjson_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(source.chunks(), {
value(value, line) {
const event = (0, _mocha_event_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(value);
if (event === void 0) skipped.add({
kind: "not-json",
line,
text: ""
});
else handle(event, line);
},
fault(fault) {
const event = fault.kind === "not-json" ? eventAfterText(fault.text) : void 0;
if (event === void 0) skipped.add(eventStart.test(fault.text) ? fault : {
...fault,
text: ""
});
else {
withText += 1;
handle(event, fault.line);
}
}
});
(run ?? createMochaRun({
sink,
errors,
late,
known
})).end(lines);
if (withText > 0) sink.notice(`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(withText, "event")} ${withText === 1 ? "follows" : "follow"} other output in the same line.`);
errors.finish();
skipped.report();
function handle(event, line) {
if (event.type === "start" || run === void 0) {
run?.end(line);
run = createMochaRun({
sink,
errors,
late,
known
});
}
run.event(event, line);
}
}
const eventStart = /\["(?:start|pass|fail|end)"/;
function eventAfterText(text) {
const start = text.search(eventStart);
return start > 0 ? (0, _mocha_event_mjs__WEBPACK_IMPORTED_MODULE_4__.t)((0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(text.slice(start))) : void 0;
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
