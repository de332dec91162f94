"use strict";
exports.id = 113;
exports.ids = [113];
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
49792: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => inheritStart });
function inheritStart(test, { timestamp, duration = 0, elapsed }) {
if (timestamp === void 0) return;
const latest = duration > 0 ? Math.max(duration - (test.duration ?? 0), 0) : elapsed;
test.timestamp = timestamp + Math.round(Math.min(elapsed, latest));
test.isStartEstimated = true;
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
20113: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readMochaJson: () => readMochaJson });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _bounded_map_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71763);
var _inherited_start_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49792);
var _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48442);
var _json_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79221);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60165);
var _silent_sink_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31952);
var _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56891);
function mochaError(value) {
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(value)) return {};
const { stack } = value;
return {
...withoutEmpty("message", messageOf(value)),
...withoutEmpty("stack", typeof stack === "string" ? stack : void 0),
...comparedValues(value)
};
}
const withoutEmpty = (key, text) => text ? { [key]: text } : {};
const messageOf = ({ message, stack }) => (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(message) ?? (typeof stack === "string" ? stack.slice(0, stack.indexOf("\n") >>> 0) : void 0);
function comparedValues(error) {
if (!Object.hasOwn(error, "expected") || !Object.hasOwn(error, "actual") || error.showDiff === false) return {};
if (typeof error.expected === "string" && typeof error.actual === "string") return {
expected: error.expected,
actual: error.actual
};
const expected = valueText(error.expected);
const actual = valueText(error.actual);
return expected === void 0 || actual === void 0 ? {} : {
expected,
actual
};
}
function valueText(value) {
try {
return JSON.stringify(value, null, 2);
} catch {
return;
}
}
const maximumLateFailures = 1e4;
async function readMochaJson(source, sink) {
const lists = createReading(sink);
const isComplete = await (0, _json_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(source, sink, document(lists, statusLists(lists)));
if (isComplete && lists.missing() <= 0) {
lists.check();
return;
}
const counted = createReading(_silent_sink_mjs__WEBPACK_IMPORTED_MODULE_4__.t);
await (0, _json_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(source, _silent_sink_mjs__WEBPACK_IMPORTED_MODULE_4__.t, document(counted, listOfAll(counted)));
if (counted.listed() <= lists.listed()) {
if (isComplete) lists.check();
return;
}
sink.restart();
const all = createReading(sink);
if (await (0, _json_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(source, sink, document(all, listOfAll(all)))) all.check();
}
const document = ({ stats }, lists) => ({
kind: "object",
fields: new Map([["stats", stats], ...lists])
});
function createReading(sink) {
const suitesOf = (0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_5__.t)();
let start = {
timestamp: void 0,
elapsed: 0
};
let stated;
let statedFailures = 0;
let listed = 0;
let repeated = 0;
let failed = 0;
return {
stats: {
kind: "value",
take(value) {
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(value)) return;
start = {
timestamp: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.c)(value.start),
duration: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(value.duration),
elapsed: 0
};
const failures = (0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(value.failures);
stated = (stated ?? 0) + (0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(value.passes) + (0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(value.pending) + failures;
statedFailures += failures;
}
},
add(test, status) {
listed += 1;
if (status === "failed") failed += 1;
const result = (0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_5__.a)(test, {
status,
suite: suitesOf((0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(test) ?? ""),
file: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(test.file) ?? "",
error: status === "failed" ? mochaError(test.err) : void 0
});
if (status !== "skipped") (0, _inherited_start_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(result, start);
start.elapsed += result.duration ?? 0;
sink.test(result);
},
listed: () => listed,
failed: () => failed,
missing: () => (stated ?? 0) - listed - repeated,
check() {
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(sink, stated, listed + repeated);
if (statedFailures > failed) reportMissingFailures(sink, statedFailures, failed);
},
leaveOut() {
repeated += 1;
}
};
}
const isTest = ({ title, fullTitle }) => title !== void 0 && fullTitle !== void 0;
const elements = (take) => ({
kind: "elements",
take,
accepts: isTest
});
function statusLists({ add, failed, leaveOut }) {
const late = (0, _bounded_map_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(maximumLateFailures);
return [
["pending", elements((test) => add(test, "skipped"))],
["failures", elements((test) => {
if (test.speed) late.set((0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(test), (late.get((0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(test)) ?? 0) + 1);
add(test, "failed");
})],
["passes", elements((test) => {
const count = late.get((0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(test)) ?? 0;
if (count > 0) late.set((0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(test), count - 1);
if (count > 0 || hasError(test) && failed() > 0) leaveOut();
else add(test, hasError(test) ? "failed" : "successful");
})]
];
}
function listOfAll({ add, leaveOut }) {
return [["tests", elements((test) => add(test, hasError(test) ? "failed" : test.speed ? "successful" : "skipped"))], ["failures", elements((test) => {
if ((0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(test)) add(test, "failed");
else if (test.speed) leaveOut();
})]];
}
const hasError = ({ err }) => (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(err) && Object.keys(err).length > 0;
function reportMissingFailures(sink, stated, listed) {
const message = `The file states ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(stated, "failure")}, but lists ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(listed)}. See the log of the tests for the others.`;
sink.problem({
severity: "error",
kind: "incomplete",
message
});
}
}),
31952: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => silentSink });
const silentSink = {
test() {},
problem() {},
notice() {},
restart() {}
};
}),
48442: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => statedCount,
n: () => checkStatedTotal,
r: () => reportMissingFailures,
t: () => checkStatedFailures
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
const statedCount = (value) => Number.isSafeInteger(value) ? Math.max(value, 0) : 0;
function checkStatedTotal(sink, stated, listed, what = "tests") {
if (stated === void 0 || stated <= listed) return;
sink.problem({
severity: "warning",
message: `The file states ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(stated)} ${what}, but lists ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(listed)}; the listed ones count.`
});
}
function checkStatedFailures(sink, stated, listed) {
if (stated > 0 && listed === 0) reportMissingFailures(sink, "The file", stated);
}
function reportMissingFailures(sink, subject, stated, line, reason = "") {
sink.problem({
severity: "error",
kind: "incomplete",
message: `${subject} states ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(stated, "failure")}, but lists no failed test${reason === "" ? ". See the log of the tests for the reason." : `: ${reason}`}`,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ line })
});
}
})
};
;
