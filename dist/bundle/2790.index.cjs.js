"use strict";
exports.id = 2790;
exports.ids = [2790];
exports.modules = {
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
2790: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readMochawesome: () => readMochawesome });
var _inherited_start_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49792);
var _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48442);
var _json_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79221);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60165);
var _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56891);
const errorName = /^[\p{L}_$][\p{L}\p{N}_$.]{0,100}(?: \[[A-Z_\d]{1,100}\])?: /u;
function mochawesomeError(value) {
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(value)) return {};
const { message, estack, diff } = value;
return {
...typeof message === "string" && message !== "" && { message: message.replace(errorName, "") || message },
...typeof estack === "string" && estack !== "" && { stack: estack },
...typeof diff === "string" ? valuesOfUnifiedDiff(diff) : Array.isArray(diff) ? valuesOfInlineDiff(diff) : {}
};
}
function valuesOfUnifiedDiff(diff) {
if (diff === "") return {};
const expected = [];
const actual = [];
for (const line of (diff.endsWith("\n") ? diff.slice(0, -1) : diff).split("\n")) if (line.startsWith("- ")) actual.push(line.slice(2));
else if (line.startsWith("+ ")) expected.push(line.slice(2));
else {
expected.push(line.slice(1));
actual.push(line.slice(1));
}
return {
expected: expected.join("\n"),
actual: actual.join("\n")
};
}
function valuesOfInlineDiff(parts) {
const expected = [];
const actual = [];
for (const part of parts) {
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(part) || typeof part.value !== "string") continue;
if (part.added !== true) actual.push(part.value);
if (part.removed !== true) expected.push(part.value);
}
return parts.length === 0 ? {} : {
expected: expected.join(""),
actual: actual.join("")
};
}
const maximumTitlesLength = 4e3;
function createMochawesomeSuites(tests, hooks) {
const outer = [];
let current = {
titles: "",
file: ""
};
let hasFullFile = false;
const text = (take) => ({
kind: "value",
take(value) {
if (typeof value === "string" && value !== "") take(value);
}
});
const fields = new Map([
["title", text((title) => {
const { titles } = outer.at(-1) ?? current;
if (titles.length < maximumTitlesLength) current = {
...current,
titles: titles === "" ? title : `${titles} ${title}`
};
})],
["fullFile", text((file) => {
hasFullFile = true;
current = {
...current,
file
};
})],
["file", text((file) => {
if (!hasFullFile) current = {
...current,
file: file.replace(/^[/\\]/, "")
};
})],
["beforeHooks", hooks],
["afterHooks", hooks],
["tests", tests]
]);
const shape = {
kind: "object",
fields,
open() {
outer.push(current);
hasFullFile = false;
},
close() {
current = outer.pop() ?? current;
}
};
fields.set("suites", {
kind: "array",
items: shape
});
return {
shape,
current: () => current
};
}
const maximumUuidLength = 100;
async function readMochawesome(source, sink) {
let start = {
timestamp: void 0,
elapsed: 0
};
let registered;
let statedFailures = 0;
let listed = 0;
let failed = 0;
const suitesOf = (0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_3__.t)();
const add = (test, status) => {
if (status === "failed") failed += 1;
const { titles, file } = suites.current();
const result = (0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(test, {
status,
suite: suitesOf((0, _mocha_result_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(test) ?? titles),
file,
error: status === "failed" ? mochawesomeError(test.err) : void 0
});
if (status !== "skipped") (0, _inherited_start_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(result, start);
else if (didNotRun(test)) result.message = "did not run";
start.elapsed += result.duration ?? 0;
const { uuid } = test;
sink.test(result, typeof uuid === "string" && uuid.length <= maximumUuidLength ? uuid : void 0);
};
const suites = createMochawesomeSuites({
kind: "elements",
take(test) {
listed += 1;
add(test, statusOf(test));
},
accepts: isTest
}, {
kind: "elements",
take(hook) {
if (statusOf(hook) === "failed") add(hook, "failed");
},
accepts: isTest
});
if (!await (0, _json_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(source, sink, {
kind: "object",
fields: new Map([
["stats", {
kind: "value",
take(value) {
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(value)) return;
start = {
timestamp: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.c)(value.start),
duration: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(value.duration),
elapsed: 0
};
if (typeof value.testsRegistered === "number") registered = (registered ?? 0) + value.testsRegistered;
statedFailures += (0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_0__.i)(value.failures) + (0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_0__.i)(value.other);
}
}],
["results", {
kind: "array",
items: suites.shape
}],
["suites", suites.shape]
])
})) return;
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(sink, registered, listed);
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(sink, statedFailures, failed);
}
const isTest = ({ title, fullTitle, uuid }) => title !== void 0 && (fullTitle !== void 0 || uuid !== void 0);
const statuses = new Map([
["passed", "successful"],
["failed", "failed"],
["pending", "skipped"],
["skipped", "skipped"]
]);
function statusOf({ state, pass, fail }) {
if (typeof state === "string") return statuses.get(state) ?? "unknown";
return fail === true ? "failed" : pass === true ? "successful" : "skipped";
}
const didNotRun = ({ state, pending }) => state !== "pending" && pending !== true;
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
