"use strict";
exports.id = 8746;
exports.ids = [8746];
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
49792: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => inheritStart });
function inheritStart(test, { timestamp, duration = 0, elapsed }) {
if (timestamp === void 0) return;
const latest = duration > 0 ? Math.max(duration - (test.duration ?? 0), 0) : elapsed;
test.timestamp = timestamp + Math.round(Math.min(elapsed, latest));
test.isStartEstimated = true;
}
}),
23497: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => lineNumber });
function lineNumber(value) {
const line = typeof value === "string" ? Number(value) : value;
return typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : void 0;
}
}),
25764: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => addMetadata });
var _limits_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41123);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87267);
function addMetadata(metadata, name, value) {
const entries = metadata ?? {};
const key = name === "__proto__" ? "_proto_" : name;
const before = Object.hasOwn(entries, key) ? entries[key] : void 0;
if (before !== void 0) {
if (before.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.text) entries[key] = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(`${before}\n${value}`);
} else if (Object.keys(entries).length < _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.metadata) entries[key] = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(value);
return entries;
}
}),
28746: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readJest: () => readJest });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _relative_paths_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6412);
var _inherited_start_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49792);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38487);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84766);
var _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48442);
var _timestamps_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27676);
var _json_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79221);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60165);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41123);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87267);
var _line_number_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(23497);
var _metadata_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25764);
const frame = /\n {4,6}at [^\n]{0,1000}(?::\d+:\d+\)?|<anonymous>\)?|\(native\)|\(index \d+\))(?=\n|$)/;
const maximumSearched = 65536;
function messageOfStack(stack) {
const searched = stack.slice(0, maximumSearched);
const end = frame.exec(searched)?.index;
const message = (end === void 0 ? stack : stack.slice(0, end)).replace(/^(?:AssertionError(?: \[ERR_ASSERTION\])?|Error): /, "").trimEnd();
return message === "STACK_TRACE_ERROR" ? "" : message;
}
const header = /^\s*\u25cf Test suite failed to run\s*/;
const details = /\n {0,20}Details:[ \t]{0,20}\n\s{0,20}/;
function messageOfFile(message) {
const text = withoutColours(message.slice(0, maximumSearched)).replace(header, "");
const found = text.startsWith("Jest encountered an unexpected token") ? details.exec(text) : null;
return (found === null ? text : text.slice(found.index + found[0].length)).replace(/^([^\n]{0,200}:)\n\s{0,20}/, "$1 ");
}
const sections = /\n(?= {2}\u25cf )/;
function errorsOfFile(message, tool, hasFailedTests) {
if (tool === "jest" && message.includes("Test suite failed to run")) {
const found = withoutColours(message).split(sections).filter((section) => header.test(section));
if (found.length > 0) return found.map(messageOfFile);
}
return hasFailedTests && (tool === "jest" || message === "") ? [] : [messageOfFile(message)];
}
const withoutColours = (text) => text.includes("\x1B") ? text.replace(colour, "") : text;
const colour = /\u001b\[[\d;]{0,20}m/g;
const titleOf = {
jest: "Jest",
vitest: "Vitest"
};
const jestToolTitle = (tool) => titleOf[tool];
const toolOfReport = (run, file) => run.has("numRuntimeErrorTestSuites") || file !== void 0 && "summary" in file ? "jest" : "vitest";
function verdictOnRun(run, { files, failures, unfinished }) {
const title = jestToolTitle(toolOfReport(run));
if (run.get("wasInterrupted") === true) return `${title} was interrupted before all tests ran`;
if (failures > 0) return void 0;
if (unfinished > 0) return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(unfinished, "test")} did not end: ${title} was stopped, or a worker died`;
if (run.get("success") !== false) return void 0;
if (files === 0) return `${title} found no test files`;
const snapshot = run.get("snapshot");
const obsolete = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(snapshot) && typeof snapshot.unchecked === "number" ? snapshot.unchecked : 0;
return obsolete > 0 ? `${title} reports a failure that no test shows: ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(obsolete, "obsolete snapshot")}` : `${title} reports a failure that no test shows, such as a coverage threshold that was not reached. See the log of the tests for the reason`;
}
function createJestSuites() {
const all = [];
let lastTitles;
let last = [];
return {
of(titles) {
if (titles === lastTitles) return last;
lastTitles = titles;
last = titles === "" ? [""] : ["", titles];
all.push(last);
return last;
},
finish(file) {
for (const suite of all) if (file === "") suite.shift();
else suite[0] = file;
}
};
}
const maximumKeys = 1e4;
const unsuited = Symbol("unsuited");
function comparedValues(details) {
const result = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(details) ? details.matcherResult : void 0;
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(result) || !("expected" in result) || !("actual" in result)) return void 0;
const { expected, actual, message } = result;
if (typeof expected === "string" && typeof actual === "string") return expected === actual ? void 0 : {
expected: (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(expected),
actual: (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(actual)
};
const texts = [expected, actual].map(textOf$2);
const [expectedText, actualText] = texts;
if (expectedText === void 0 || actualText === void 0 || expectedText === actualText) return void 0;
return texts.some((text) => text?.includes("null")) && !(typeof message === "string" && message.includes("null")) ? void 0 : {
expected: expectedText,
actual: actualText
};
}
function textOf$2(value) {
const pieces = [];
let length = 0;
const add = (piece) => {
length += piece.length;
if (length > _limits_mjs__WEBPACK_IMPORTED_MODULE_8__.t.text) throw unsuited;
pieces.push(piece);
};
try {
write(value, "\n", add);
} catch (error) {
if (error === unsuited) return void 0;
throw error;
}
return pieces.join("");
}
function write(value, lineBreak, add) {
if (typeof value === "string" && value.length > _limits_mjs__WEBPACK_IMPORTED_MODULE_8__.t.text) throw unsuited;
if (Array.isArray(value)) writeItems(value, "[]", lineBreak, add, (item, inner) => write(item, inner, add));
else if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(value)) writeRecord(value, lineBreak, add);
else add(JSON.stringify(value));
}
function writeRecord(record, lineBreak, add) {
const keys = Object.keys(record);
if (typeof record.inverse === "boolean" || keys.length > maximumKeys) throw unsuited;
writeItems(keys.sort(), "{}", lineBreak, add, (key, inner) => {
add(`${JSON.stringify(key)}: `);
write(record[key], inner, add);
});
}
function writeItems(items, brackets, lineBreak, add, writeItem) {
if (lineBreak.length > 100) throw unsuited;
const inner = `${lineBreak}  `;
const [opening, closing] = brackets;
add(`${opening}`);
items.forEach((item, index) => {
add(index === 0 ? inner : `,${inner}`);
writeItem(item, inner);
});
add(items.length === 0 ? `${closing}` : `${lineBreak}${closing}`);
}
const maximumMessages = 100;
const statuses = new Map([
["passed", "successful"],
["failed", "failed"],
["pending", "skipped"],
["skipped", "skipped"],
["todo", "skipped"],
["disabled", "skipped"]
]);
function jestTest(test, tool, suites) {
const titles = Array.isArray(test.ancestorTitles) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_7__.a)(test.ancestorTitles, _limits_mjs__WEBPACK_IMPORTED_MODULE_8__.t.suites) : void 0;
const title = textOf$1(test.title) ?? textOf$1(test.fullName) ?? "";
const ownName = titles === void 0 ? textOf$1(test.fullName) ?? title : title;
const result = tool === "jest" ? {
name: ownName,
suite: suites.of((titles ?? []).join(" ")),
status: "unknown"
} : {
name: [...titles ?? [], ownName].join(" > "),
suite: suites.of(""),
status: "unknown"
};
const failures = listOf(test.failureMessages);
result.status = (test.status === "focused" ? failures.length > 0 ? "failed" : "successful" : statuses.get(test.status)) ?? "unknown";
const duration = typeof test.duration === "number" ? (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(test.duration) : void 0;
if (duration !== void 0) result.duration = duration;
const timestamp = typeof test.startAt === "number" ? (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(test.startAt) : void 0;
if (timestamp !== void 0) result.timestamp = timestamp;
const line = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(test.location) ? (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(test.location.line) : void 0;
if (line !== void 0) result.line = line;
if (result.status === "failed") {
result.producer = tool;
describeFailure(result, failures, test.failureDetails, tool);
}
if (tool === "vitest") completeVitest(result, test, failures);
else addInvocations(result, test);
return result;
}
const none = [];
const listOf = (value) => !Array.isArray(value) || value.length === 0 ? none : value.length <= maximumMessages ? value : value.slice(0, maximumMessages);
const textOf$1 = (value) => typeof value === "string" ? value : void 0;
function describeFailure(result, failures, details, tool) {
const texts = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_7__.a)(failures, maximumMessages);
const index = tool === "vitest" ? startOfLastAttempt(texts) : 0;
const text = texts[index];
if (text === void 0) return;
describeAttempt(result, text);
if (texts.length > 1) result.details = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(texts.join("\n\n"));
if (result.message === void 0) result.message = timeout;
const values = Array.isArray(details) && texts.length === failures.length ? comparedValues(details[index]) : void 0;
if (values === void 0) return;
result.expected = values.expected;
result.actual = values.actual;
}
const hookFrame = /\n +at (?:runHook|wrapper|callSuiteHook) \([^\n]{0,1000}vitest/;
const firstFrame = /\n +at [^\n]{1,1000}/;
function startOfLastAttempt(texts) {
let start = 0;
const places = new Set();
for (const [index, text] of texts.entries()) {
const place = firstFrame.exec(text)?.[0] ?? text;
if (places.has(place) || hookFrame.test(texts[index - 1] ?? "") && !hookFrame.test(text)) {
start = index;
places.clear();
}
places.add(place);
}
return start;
}
const timeout = "The test or one of its hooks timed out.";
function describeAttempt(attempt, text) {
const message = messageOfStack(text);
if (message !== "") attempt.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(message);
if (text !== message) attempt.details = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(text);
}
function completeVitest(result, test, failures) {
if (test.status === "pending") {
result.status = "cancelled";
result.message = "Vitest stopped before the test ended, or the worker of the test died.";
}
if (result.status === "successful" && failures.length > 0) {
result.attempts = failures.map((failure) => {
const attempt = { status: "failed" };
if (typeof failure === "string") describeAttempt(attempt, failure);
return attempt;
});
result.flaky = true;
}
const tags = Array.isArray(test.tags) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_7__.a)(test.tags, _limits_mjs__WEBPACK_IMPORTED_MODULE_8__.t.tags) : [];
if (tags.length > 0) result.tags = tags;
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(test.meta)) return;
for (const [key, value] of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(test.meta, _limits_mjs__WEBPACK_IMPORTED_MODULE_8__.t.metadata)) result.metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(result.metadata, key, value);
}
function addInvocations(result, test) {
const invocations = typeof test.invocations === "number" ? test.invocations : 1;
if (!(invocations > 1)) return;
const reasons = Array.isArray(test.retryReasons) ? test.retryReasons : [];
const attempts = [];
for (let index = 0; index < Math.min(invocations - 1, _limits_mjs__WEBPACK_IMPORTED_MODULE_8__.t.attempts); index += 1) {
const attempt = { status: "failed" };
const reason = reasons[index];
if (typeof reason === "string") describeAttempt(attempt, reason);
attempts.push(attempt);
}
result.attempts = attempts;
if (result.status === "successful") result.flaky = true;
}
const maximumNamed = 3;
function createVitestBlocks() {
let explained = 0;
let files = 0;
let others = 0;
let firstFile = "";
const suspects = [];
return {
add(file, name, cause) {
files += 1;
const { failed, other } = blocksOf(file);
explained += 1 + failed + (cause === "nothing" ? other : 0);
firstFile ||= name;
if (cause !== "tests" || other === 0) return;
others += 1;
if (suspects.length < maximumNamed) suspects.push(name);
},
verdict(stated) {
if (typeof stated !== "number" || stated <= explained || files === 0) return void 0;
const file = files === 1 ? firstFile : `one of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(files)} failed files`;
return `Vitest: a hook in ${others > 0 && others === suspects.length ? suspects.join(" or ") : file} failed, or a describe block there has no tests. ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(stated)} suites failed, and failed tests explain only ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(explained)}`;
}
};
}
function blocksOf({ assertionResults }) {
const seen = new Map();
const all = new Set();
const failedPaths = new Set();
const failed = new Set();
for (const { ancestorTitles, title, status } of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_7__.s)(assertionResults)) {
const titles = Array.isArray(ancestorTitles) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_7__.a)(ancestorTitles, _limits_mjs__WEBPACK_IMPORTED_MODULE_8__.t.suites) : [];
const test = JSON.stringify([...titles, title]);
const count = (seen.get(test) ?? 0) + 1;
seen.set(test, count);
for (let depth = 1; depth <= titles.length; depth += 1) {
const path = JSON.stringify(titles.slice(0, depth));
all.add(path);
if (status !== "failed") continue;
failedPaths.add(path);
failed.add(`${count} ${path}`);
}
}
return {
failed: failed.size,
other: all.size - failedPaths.size
};
}
const hasName = ({ title, fullName }) => typeof title === "string" || typeof fullName === "string";
async function readJest(source, sink) {
const errors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(sink);
const run = new Map();
let listed = 0;
let failedTests = 0;
let stated;
let statedFailures = 0;
let files = 0;
let failures = 0;
let unfinished = 0;
let verdict;
let blocks = createVitestBlocks();
let withoutTests = 0;
let firstWithoutTests = "";
const facts = (...keys) => keys.map((key) => [key, {
kind: "value",
take: (value) => void run.set(key, value)
}]);
const judge = () => {
if (verdict !== void 0) errors.add(verdict, "");
verdict = void 0;
};
const takeTest = (test, tests, tool, suites) => {
if (!hasName(test)) return;
listed += 1;
const result = jestTest(test, tool, suites);
if (result.status === "cancelled") unfinished += 1;
tests.push(result);
};
const takeFile = (file) => {
files += 1;
const name = textOf(file.name);
const tool = toolOfReport(run, file);
const suites = createJestSuites();
const tests = [];
for (const test of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_7__.s)(file.assertionResults)) takeTest(test, tests, tool, suites);
suites.finish(name);
const failed = pushTests(sink, tests, name, startOf(file));
failedTests += failed;
failures += failed;
if (tool === "vitest" && tests.length === 0 && file.status === "passed") {
withoutTests += 1;
if (withoutTests === 1) firstWithoutTests = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(placeOf(name));
}
if (file.status !== "failed") return;
failures += 1;
const message = textOf(file.message);
const place = placeOf(name);
for (const text of errorsOfFile(message, tool, failed > 0)) {
const reason = (0, _relative_paths_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(text, []);
const hint = reason.trim() !== "" ? "" : tests.length === 0 ? " (its worker may have died)" : " (a hook?)";
errors.add(`${jestToolTitle(tool)}: ${place} failed outside its tests${hint}`, reason);
}
if (tool === "vitest") blocks.add(file, place, failed > 0 ? "tests" : message === "" ? "nothing" : "error");
};
const complete = await (0, _json_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(source, sink, {
kind: "object",
open() {
judge();
run.clear();
files = 0;
failures = 0;
unfinished = 0;
blocks = createVitestBlocks();
},
close() {
stated = sum(stated, run.get("numTotalTests"));
statedFailures = sum(statedFailures, run.get("numFailedTests")) ?? 0;
verdict = verdictOnRun(run, {
files,
failures,
unfinished
}) ?? blocks.verdict(run.get("numFailedTestSuites"));
},
fields: new Map([["testResults", {
kind: "elements",
take: takeFile,
accepts: (value) => Array.isArray(value.assertionResults),
inner: {
key: "assertionResults",
accepts: (value) => typeof value.status === "string" && hasName(value)
}
}], ...facts("numRuntimeErrorTestSuites", "numTotalTests", "numFailedTests", "numFailedTestSuites", "success", "wasInterrupted", "snapshot")])
});
if (complete) judge();
errors.finish();
if (!complete) return;
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(sink, stated, listed);
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(sink, statedFailures, failedTests);
if (withoutTests > 0) warnWithoutTests(sink, firstWithoutTests, withoutTests - 1);
}
function warnWithoutTests(sink, first, more) {
const message = `Vitest states that ${more === 0 ? first : `${first} and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(more, "other file")}`} passed, but lists no test there. A worker may have died: see the log of the tests.`;
sink.problem({
severity: "warning",
message
});
}
const placeOf = (name) => (0, _relative_paths_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(name.replaceAll("\\", "/"), []) || "A file";
const textOf = (value) => typeof value === "string" ? value : "";
const sum = (total, value) => typeof value === "number" && value > 0 ? (total ?? 0) + value : total;
function startOf({ startTime: start, endTime: end }) {
return {
timestamp: typeof start === "number" ? (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(start) : void 0,
duration: typeof start === "number" && typeof end === "number" ? (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(end - start) : void 0,
elapsed: 0
};
}
function pushTests(sink, tests, name, start) {
let failed = 0;
for (const test of tests) {
if (name !== "") test.file = name;
if (test.timestamp === void 0) (0, _inherited_start_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(test, start);
start.elapsed += test.duration ?? 0;
if (test.status === "failed") failed += 1;
sink.test(test);
}
return failed;
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
