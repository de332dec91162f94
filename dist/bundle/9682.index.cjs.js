"use strict";
exports.id = 9682;
exports.ids = [9682];
exports.modules = {
45944: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => attemptOf });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
const attemptOf = ({ status, duration, message, details, expected, actual, stdout, stderr, timestamp, steps, stepsLeftOut, attachments }) => ({
status,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
duration,
message,
details,
expected,
actual,
stdout,
stderr,
timestamp,
steps,
stepsLeftOut,
attachments
})
});
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
99682: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readGo: () => readGo });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _ndjson_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22499);
var _event_fields_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59461);
var _skipped_lines_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65616);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84766);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41123);
var _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67514);
var _go_lines_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57507);
var _attempt_of_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45944);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87267);
var _metadata_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25764);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38487);
var _timestamps_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27676);
var _dedented_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(88678);
var _json_text_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(47255);
const maximumBuilds = 1e3;
const maximumPackages$1 = 1e3;
const shownPackages = 5;
const diagnostic = /^\s*\S{1,1000}\.go:\d+(?::\d+)?: /;
const heading = /^# \S/;
function createGoFailures(errors) {
const builds = new Map();
const packages = new Map();
const broken = [];
let moreBroken = 0;
let isInMessages = false;
let textBuild;
const buildOf = (path, line) => {
const known = builds.get(path);
if (known !== void 0 || builds.size >= maximumBuilds) return known;
const build = {
line,
diagnostic: "",
hasPlace: false,
hasFailed: false
};
builds.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(path), build);
return build;
};
const addMessage = (build, text) => {
if (build.hasPlace) return;
build.hasPlace = diagnostic.test(text);
if (build.hasPlace || build.diagnostic === "" && !heading.test(text)) build.diagnostic = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)((0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(text, _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.quotedLine));
};
const reportPackage = (path, reason, line) => errors.add(reason === "" ? `The package ${(0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(path, _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.quotedLine)} failed, though none of its tests did` : `The package ${(0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(path, _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.quotedLine)} failed outside its tests`, reason, line);
const reportBuilds = () => {
for (const [path, { diagnostic: text, hasFailed, line }] of builds) if (hasFailed) errors.add(`The build of ${(0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(path, _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.quotedLine)} failed`, text, line);
};
const reportBroken = () => {
const [first] = broken;
if (first === void 0) return;
for (const build of builds.values()) if (build.hasFailed) return;
const count = broken.length + moreBroken;
const names = broken.slice(0, shownPackages).map(({ path }) => (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(path, _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.quotedLine));
const more = count > names.length ? ` and ${count - names.length} more` : "";
errors.add(`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(count, "package")} did not compile (${names.join(", ")}${more}). Use Go 1.24 or later, or add \`2>&1\`, so that the messages of the compiler are in the file`, "", first.line);
};
return {
build({ Action, ImportPath, Output }, line) {
const path = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(ImportPath);
const build = path === void 0 ? void 0 : buildOf(path, line);
if (build === void 0) return;
if (Action === "build-fail") build.hasFailed = true;
else if (typeof Output === "string") addMessage(build, Output);
},
text(text, line) {
const [, path] = _go_lines_mjs__WEBPACK_IMPORTED_MODULE_6__.t.exec(text) ?? [];
if (path !== void 0) {
isInMessages = false;
if (broken.length < maximumPackages$1) broken.push({
path: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(path),
line
});
else moreBroken += 1;
return true;
}
if (heading.test(text)) {
textBuild = (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(text.slice(2), _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.quotedLine).split(" ", 1)[0] ?? "";
isInMessages = true;
return true;
}
const build = isInMessages && textBuild !== void 0 && (diagnostic.test(text) || /^\t/.test(text)) ? buildOf(textBuild, line) : void 0;
isInMessages = build !== void 0;
if (build === void 0) return false;
addMessage(build, text);
build.hasFailed = true;
return true;
},
fail(path, event, reason, line) {
const failedBuild = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(event.FailedBuild);
const build = failedBuild === void 0 ? void 0 : buildOf(failedBuild, line);
if (build !== void 0) build.hasFailed = true;
else if (packages.size < maximumPackages$1) packages.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(path), {
reason: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(reason),
line
});
else reportPackage(path, reason, line);
},
pass(path) {
packages.delete(path);
},
report() {
reportBuilds();
reportBroken();
for (const [path, { reason, line }] of packages) reportPackage(path, reason, line);
}
};
}
const maximumPackages = 1e5;
const maximumTests = 1e4;
const keyOf = ({ suite, name }) => `${suite[0] ?? ""}\n${name}`;
function createGoReruns(counts, found) {
const failed = new Set();
const left = new Map(counts);
const held = new Map();
const count = (result) => {
const key = keyOf(result);
const before = found.get(key);
if (before === void 0 && found.size >= maximumTests) return;
found.set(before === void 0 ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(key) : key, (before ?? 0) + 1);
};
return {
begin: (path) => failed.has(path),
end(path, hasFailed) {
if (hasFailed && failed.size < maximumPackages) failed.add(path);
},
result(result, isRerun) {
if (counts === void 0) {
if (isRerun) count(result);
return result;
}
if (left.size === 0) return result;
const key = keyOf(result);
const before = left.get(key);
if (before === void 0) return result;
const later = isRerun ? before - 1 : before;
const attempts = held.get(key)?.attempts ?? [];
if (later > 0) {
left.set(key, later);
if (attempts.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.attempts) attempts.push((0, _attempt_of_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(result));
held.set(key, {
attempts,
last: result
});
return;
}
left.delete(key);
held.delete(key);
return withAttempts(result, attempts);
},
rest: () => [...held.values()].map(({ attempts, last }) => withAttempts(last, attempts.slice(0, -1)))
};
}
function withAttempts(result, attempts) {
if (attempts.length === 0) return result;
const merged = {
...result,
attempts
};
if (result.status === "successful" && attempts.some(({ status }) => status !== "successful" && status !== "skipped")) merged.flaky = true;
return merged;
}
const statuses = {
PASS: "successful",
FAIL: "failed",
SKIP: "skipped"
};
const stated = /--- (PASS|FAIL|SKIP): (\S{1,10000}) \((\d{1,9}(?:\.\d{1,9})?)s\)\n?$/y;
function statedResult(line) {
if (!endsWithSeconds(line)) return void 0;
stated.lastIndex = line.lastIndexOf("--- ");
if (stated.lastIndex < 0) return void 0;
const start = stated.lastIndex;
const [, word = "", name = "", elapsed = ""] = stated.exec(line) ?? [];
const status = statuses[word];
return status === void 0 ? void 0 : {
name,
status,
elapsed: Number(elapsed),
before: line.slice(0, start).trimStart()
};
}
const equalsSign$1 = 61;
const minus = 45;
const space = 32;
const letterC = 99;
const letterF = 102;
const letterP = 112;
const letterW = 87;
const announcement$1 = /^=== (?:RUN|PAUSE|CONT|NAME|ATTR)\b/;
function beforeAnnouncement(line) {
const start = line.charCodeAt(0) === equalsSign$1 ? 0 : line.includes("=") ? line.indexOf("=== ") : -1;
return start !== -1 && announcement$1.test(line.slice(start, start + 10)) ? line.slice(0, start) : void 0;
}
const isResult = (line) => {
const first = line.charCodeAt(0);
return (first === minus || first === space) && /^ {0,1000}--- [A-Z]{4,5}: /.test(line);
};
const mayEndWithResult = (line) => endsWithSeconds(line) && line.includes("--- ");
const bracket = 41;
function endsWithSeconds(line) {
const { length } = line;
return line.charCodeAt(length - 1) === bracket || line.charCodeAt(length - 2) === bracket;
}
const isCrash = (line) => line.charCodeAt(0) === letterP && line.startsWith("panic: ") || line.charCodeAt(0) === letterF && line.startsWith("fatal error: ");
const isRace = (line) => line.charCodeAt(0) === letterW && line.startsWith("WARNING: DATA RACE");
const isCoverage = (line) => line.charCodeAt(0) === letterC && line.startsWith("coverage: ") && line.includes("% of statements");
const runningTest = /^\t(\S{1,10000}) \([\d.hmsµn]{1,30}\)\n?$/;
const logged = /^ *(?:[^\s:]{1,1000}: )?(?:[^\s:]{0,400}\/)?[\w.-]{1,200}\.go:\d{1,9}:(?: (.*))?$/;
const isBlank = (line) => line === void 0 || line.trim() === "";
const indentation = (line) => line.length - line.trimStart().length;
function goMessage(output) {
const lines = output.split("\n");
const crash = lines.find((line) => line.startsWith("panic: ") || line.startsWith("fatal error: "));
if (crash !== void 0) return { message: crash.trimEnd() };
return loggedMessage(lines) ?? exampleMessage(output) ?? { message: (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(output) || "Failed" };
}
function goSkipReason(output) {
const lines = output.split("\n");
const line = lines.findLast((each) => !isBlank(each));
return loggedMessage(lines)?.message ?? line?.trim() ?? "";
}
function loggedMessage(lines) {
const start = lines.findLastIndex((line) => logged.test(line));
if (start === -1) return void 0;
const column = indentation(lines[start] ?? "");
const end = lines.findIndex((line, index) => index > start && !isBlank(line) && indentation(line) <= column);
const text = logged.exec(lines[start] ?? "")?.[1] ?? "";
const below = lines.slice(start + 1, end === -1 ? lines.length : end);
if (isBlank(text)) return testifyMessage(below) ?? { message: (0, _dedented_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(below).join("\n").trim() || "Failed" };
return { message: [text, ...(0, _dedented_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(below)].join("\n").trim() };
}
const tableLine = /^ *\t(?:([A-Z][A-Za-z ]{1,30}):)? *\t(.*)$/;
function testifyMessage(lines) {
const error = [];
const messages = [];
let label = "";
for (const line of lines) {
const row = tableLine.exec(line);
if (row?.[1] !== void 0) label = row[1];
if (label === "Error") error.push(row?.[2] ?? line.trim());
if (label === "Messages") messages.push(row?.[2] ?? line.trim());
}
if (error.length === 0) return void 0;
const expected = valueIn(error, "expected");
const actual = valueIn(error, "actual");
const message = [...error, ...messages].join("\n").trim();
return expected === void 0 || actual === void 0 ? { message } : {
message,
expected,
actual
};
}
function valueIn(lines, name) {
const line = lines.find((each) => each.startsWith(name) && /^ *:/.test(each.slice(name.length, name.length + 10)));
return line?.slice(line.indexOf(":") + 1).trim();
}
function exampleMessage(output) {
const want = output.indexOf("\nwant:\n");
if (want === -1 || !output.startsWith("got:\n")) return void 0;
const actual = output.slice(5, want);
const expected = output.slice(want + 7);
return {
message: output.trimEnd(),
expected: expected.trimEnd(),
actual: actual.trimEnd()
};
}
const createGoTest = (name, isBegun, start) => ({
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(name),
isBegun,
start: start === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(start),
output: void 0,
held: 0,
error: void 0,
metadata: void 0,
resultLine: void 0,
stated: void 0,
hasCrashed: false,
hasFailedSubtest: false,
earlier: void 0
});
function addTestOutput(test, text, type) {
test.output ??= (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_8__.n)();
test.output.append(text);
if (type === "error") test.error = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_8__.n)();
if (type === "error" || type === "error-continue") test.error?.append(text);
}
function addAttribute(test, { Key, Value }) {
const key = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(Key);
if (key !== void 0 && typeof Value === "string") test.metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(test.metadata, key, Value);
}
function goResult(test, importPath, { status, elapsed, reason }) {
const result = {
name: test.name,
suite: importPath === "" ? [] : [importPath],
status
};
const seconds = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(elapsed);
const duration = seconds === void 0 ? void 0 : (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(seconds * 1e3);
if (duration !== void 0) result.duration = duration;
const timestamp = (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(test.start);
if (timestamp !== void 0) result.timestamp = timestamp;
if (test.metadata !== void 0) result.metadata = test.metadata;
const output = test.output?.take() ?? "";
const isBlank = output.trim() === "";
if (status === "failed") {
if (!isBlank) result.details = output;
const { message, expected, actual } = isBlank ? { message: reason ?? failedWithoutText(test) } : goMessage(test.error?.take() ?? output);
result.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(message);
if (expected !== void 0) result.expected = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(expected);
if (actual !== void 0) result.actual = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(actual);
return result;
}
const message = status === "skipped" ? goSkipReason(output) : reason;
if (message !== void 0 && message !== "") result.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(message);
const isReason = status === "skipped" && output.trimEnd().endsWith(message ?? "") && output.trim().split("\n").length === 1;
if (!isBlank && !isReason) result.stdout = output;
return result;
}
const failedWithoutText = ({ hasFailedSubtest }) => hasFailedSubtest ? "A subtest failed" : "Failed";
const maximumHeldOfTest = 4 * _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.text;
const maximumHeld = 67108864;
const maximumListed = 1e3;
const maximumLevels = 100;
const isOrdinary = (line) => /^(?:PASS|FAIL|ok|\?|exit status \d+|coverage:|-test\.shuffle|testing: warning:|=+$)(?:\s|$)/.test(line) || line.trim() === "";
const isBenchmark = (name) => name.startsWith("Benchmark");
function createGoPackage(path, push, holdings) {
const open = new Map();
let failures = 0;
let crash;
let reason = "";
let exit = "";
const timedOut = new Set();
let isListing = false;
let last;
const release = (test) => {
holdings.tests -= 1;
holdings.output -= test.held;
};
const mayHold = (test, length) => {
const added = Math.min(length, maximumHeldOfTest - test.held);
if (holdings.output + added > maximumHeld) {
holdings.lost += 1;
return false;
}
test.held += added;
holdings.output += added;
return true;
};
const markParents = (name) => {
let slash = name.lastIndexOf("/");
for (let level = 0; slash > 0 && level < maximumLevels; level += 1) {
const parent = open.get(name.slice(0, slash));
if (parent !== void 0) parent.hasFailedSubtest = true;
slash = name.lastIndexOf("/", slash - 1);
}
};
const finish = (test, end) => {
release(test);
const { name } = test;
if (end.status === "failed") {
failures += 1;
markParents(name);
}
push(goResult(test, path, end));
};
const begin = (name, isBegun, start) => {
const test = createGoTest(name, isBegun, start);
const earlier = open.get(name);
readResultLine(earlier);
if (earlier?.stated !== void 0) finish(earlier, { ...earlier.stated });
else if (earlier !== void 0) test.earlier = earlier;
open.set(test.name, test);
holdings.tests += 1;
return test;
};
const find = (name) => last?.name === name ? last : open.get(name);
const end = (name, status, event) => {
const test = open.get(name) ?? begin(name, true, (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(event.Time));
if (test.earlier === void 0) open.delete(name);
else open.set(name, test.earlier);
if (last === test) last = void 0;
finish(test, {
status,
elapsed: event.Elapsed
});
};
const readStated = (line, own) => {
const result = statedResult(line);
if (result === void 0) return line;
const test = own?.name === result.name ? own : open.get(result.name);
if (test !== void 0) test.stated = {
status: result.status,
elapsed: result.elapsed
};
return result.before;
};
const readResultLine = (test) => {
if (test?.resultLine === void 0) return;
readStated(test.resultLine, test);
test.resultLine = void 0;
};
const examine = (text, test) => {
if (isListing) {
const running = runningTest.exec(text)?.[1];
isListing = running !== void 0 && timedOut.size < maximumListed;
if (running !== void 0) timedOut.add(running);
} else if (crash !== void 0 && text.startsWith("running tests:")) isListing = true;
if (isCoverage(text)) return "";
const before = beforeAnnouncement(text);
if (before !== void 0) return before;
if (isResult(text)) {
if (test === void 0) readStated(text, void 0);
else test.resultLine = text;
return "";
}
if (mayEndWithResult(text)) return readStated(text, test);
if (isCrash(text)) {
readResultLine(test);
crash ??= {
line: (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(text, _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.quotedLine),
test: test?.stated?.status === "successful" ? void 0 : test
};
if (test !== void 0) test.hasCrashed = true;
} else if (isRace(text)) {
if (test !== void 0) test.hasCrashed = true;
if (reason === "") reason = "WARNING: DATA RACE";
}
return text;
};
const endOf = (test, status, culprit) => {
const { name, stated, hasCrashed, hasFailedSubtest } = test;
if (stated !== void 0) return stated;
const isCulprit = hasCrashed || timedOut.has(name) || hasFailedSubtest;
if (isBenchmark(name) && !(isCulprit && status === "failed")) return void 0;
if (!test.isBegun) return void 0;
if (status !== "failed") return { status: "successful" };
if (isCulprit) return {
status: "failed",
...timedOut.has(name) && crash !== void 0 && { reason: crash.line }
};
if (culprit !== void 0) return {
status: "cancelled",
reason: `ended with ${culprit}`
};
return {
status: "failed",
reason: crash?.line ?? (exit === "" ? "The process ended during this test" : exit)
};
};
const allOpen = () => {
const all = [];
for (const test of open.values()) for (let each = test; each !== void 0; each = each.earlier) all.push(each);
return all;
};
const cutTest = (test) => {
if (test.isBegun && !isBenchmark(test.name)) finish(test, { status: "running" });
else release(test);
};
return {
path,
testEvent(name, event) {
switch (event.Action) {
case "run":
last = begin(name, true, (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(event.Time));
break;
case "output": {
const { Output: text } = event;
if (typeof text !== "string") break;
const test = find(name) ?? begin(name, false, void 0);
last = test;
const output = examine(text, test);
if (output !== "" && mayHold(test, output.length)) addTestOutput(test, output, event.OutputType);
break;
}
case "attr":
addAttribute(find(name) ?? begin(name, false, void 0), event);
break;
case "pass":
case "bench":
end(name, "successful", event);
break;
case "fail":
end(name, "failed", event);
break;
case "skip": end(name, "skipped", event);
}
},
output(text) {
const output = examine(text, void 0);
if (output.startsWith("exit status ")) exit = (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(output, _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.quotedLine);
const [, , build] = output.startsWith("FAIL") ? _go_lines_mjs__WEBPACK_IMPORTED_MODULE_6__.t.exec(output) ?? [] : [];
if (build !== void 0) exit = `${build} failed`;
if (reason === "" && output !== "" && !isOrdinary(output)) reason = (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(output, _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.quotedLine);
},
end(status) {
const unfinished = allOpen();
for (const test of unfinished) readResultLine(test);
for (const { name, hasCrashed, stated } of unfinished) if (status === "failed" && (stated === void 0 ? hasCrashed || timedOut.has(name) : stated.status === "failed")) markParents(name);
const culprit = timedOut.size > 0 ? [...timedOut][0] : crash?.test?.name;
for (const test of unfinished) {
const result = endOf(test, status, culprit);
if (result !== void 0) {
finish(test, result);
continue;
}
release(test);
if (!test.isBegun && reason === "") reason = (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(test.output?.take() ?? "", _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.quotedLine);
}
open.clear();
if (status !== "failed" || failures > 0) return void 0;
return { reason: crash?.line ?? (reason === "" ? exit : reason) };
},
cut() {
for (const test of allOpen()) cutTest(test);
open.clear();
}
};
}
const maximumOpenPackages = 1e4;
const maximumOpenTests = 2e5;
const shownNames = 5;
function createGoRun(sink, failures, reruns) {
const open = new Map();
const unfinished = {
packages: 0,
tests: 0,
names: []
};
let last;
const holdings = {
tests: 0,
output: 0,
lost: 0
};
const pusher = (isRerun) => (result) => {
if (result.status === "running") unfinished.tests += 1;
const final = reruns.result(result, isRerun);
if (final !== void 0) sink.test(final);
};
const cutAll = () => {
for (const each of open.values()) {
unfinished.packages += 1;
if (unfinished.names.length < shownNames) unfinished.names.push((0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(each.path, _limits_mjs__WEBPACK_IMPORTED_MODULE_5__.t.quotedLine) || "without a name");
each.cut();
}
open.clear();
last = void 0;
};
const find = (path) => {
const known = last?.path === path ? last : open.get(path);
if (known !== void 0) return known;
if (open.size >= maximumOpenPackages) cutAll();
const name = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(path);
const begun = createGoPackage(name, pusher(reruns.begin(name)), holdings);
open.set(name, begun);
return begun;
};
const end = (path, event, line) => {
const ended = find(path);
const status = event.Action === "fail" ? "failed" : event.Action === "pass" ? "successful" : "skipped";
const failure = ended.end(status);
open.delete(ended.path);
if (last === ended) last = void 0;
reruns.end(ended.path, status === "failed");
if (status !== "failed") failures.pass(ended.path);
else if (failure !== void 0) failures.fail(ended.path, event, failure.reason, line);
};
return {
event(event, line) {
const { Action, Package, Test } = event;
if (Action === "build-output" || Action === "build-fail") {
failures.build(event, line);
return;
}
const path = typeof Package === "string" ? Package : "";
const test = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(Test);
if (test !== void 0) {
last = find(path);
last.testEvent(test, event);
if (holdings.tests > maximumOpenTests) cutAll();
return;
}
switch (Action) {
case "start":
last = find(path);
break;
case "output":
last = find(path);
if (typeof event.Output === "string") last.output(event.Output);
break;
case "pass":
case "fail":
case "skip": end(path, event, line);
}
},
end() {
cutAll();
for (const result of reruns.rest()) sink.test(result);
if (holdings.lost > 0) sink.notice("Output of tests was left out, because tests that had not ended wrote more than 64 MiB.");
return unfinished;
}
};
}
const quote = 34;
const brace = 125;
const letterT = 84;
const equalsSign = 61;
const timeStart = 9;
const announcement = "=== RUN ";
function createGoShortcut() {
const event = {
Time: void 0,
Action: "",
Package: "",
Test: "",
Elapsed: void 0,
Output: void 0
};
let runPart = "";
let outputPart = "";
let passPart = "";
let packageName = "";
let testName = "";
const setPackage = (name) => {
packageName = name;
runPart = flat(`","Action":"run","Package":"${name}","Test":"`);
};
const setTest = (name) => {
testName = name;
outputPart = flat(`","Action":"output","Package":"${packageName}","Test":"${name}","Output":"`);
passPart = flat(`","Action":"pass","Package":"${packageName}","Test":"${name}","Elapsed":`);
};
const eventOf = (action) => {
event.Action = action;
event.Package = packageName;
event.Test = testName;
event.Time = void 0;
event.Elapsed = void 0;
event.Output = void 0;
return event;
};
return {
read(text) {
const { length } = text;
if (runPart === "" || length < 40 || text.charCodeAt(length - 1) !== brace || text.charCodeAt(2) !== letterT) return void 0;
const end = text.indexOf("\"", timeStart);
if (outputPart !== "" && text.slice(end, end + outputPart.length) === outputPart) {
const output = outputOf(text, end + outputPart.length);
if (output === void 0) return void 0;
const quick = eventOf("output");
quick.Output = output;
return quick;
}
if (text.slice(end, end + runPart.length) === runPart) {
const start = end + runPart.length;
if (text.indexOf("\"", start) !== length - 2 || text.indexOf("\\", start) !== -1) return void 0;
setTest((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(text.slice(start, -2)));
const quick = eventOf("run");
quick.Time = text.slice(timeStart, end);
return quick;
}
if (passPart === "" || text.slice(end, end + passPart.length) !== passPart) return void 0;
const elapsed = text.slice(end + passPart.length, -1);
if (!/^\d{1,9}(?:\.\d{1,9})?$/.test(elapsed)) return void 0;
const quick = eventOf("pass");
quick.Elapsed = Number(elapsed);
return quick;
},
learn({ Package, Test }) {
if (typeof Package !== "string" || typeof Test !== "string" || Test === "") return;
if (Package === packageName && Test === testName) return;
if (!isPlain(Package) || !isPlain(Test)) return;
if (Package !== packageName) setPackage(Package);
setTest(Test);
}
};
}
const flat = (text) => {
text.charCodeAt(0);
return text;
};
const isPlain = (text) => /^[^"\\<>&\0-\x1f\u2028\u2029]{1,1000}$/.test(text);
function outputOf(text, start) {
const end = text.length - 2;
if (end < start || text.charCodeAt(end) !== quote) return void 0;
const firstEscape = text.indexOf("\\", start);
if (firstEscape === end - 2 && text.charCodeAt(end - 1) === 110 && text.indexOf("\"", start) === end) {
if (text.charCodeAt(start) === equalsSign && text.slice(start, start + 8) === announcement) return announcement;
return `${text.slice(start, firstEscape)}\n`;
}
if ((0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(text, start) !== end) return void 0;
const value = (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_14__.i)(text.slice(start - 1, end + 1));
return typeof value === "string" ? value : void 0;
}
async function readGo(source, sink) {
const counts = new Map();
await readOnce(source, sink, void 0, counts);
if (counts.size === 0) return;
sink.restart();
await readOnce(source, sink, counts, new Map());
}
async function readOnce(source, sink, counts, found) {
const errors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(sink);
const skipped = (0, _skipped_lines_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(sink);
const failures = createGoFailures(errors);
const shortcut = createGoShortcut();
const run = createGoRun(sink, failures, createGoReruns(counts, found));
const readText = (fault) => {
const { text, line, kind } = fault;
if (kind !== "too-long" && failures.text(text, line)) return;
const start = kind === "too-long" ? -1 : (0, _go_lines_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(text);
const event = start > 0 ? (0, _go_lines_mjs__WEBPACK_IMPORTED_MODULE_6__.i)(text.slice(start)) : void 0;
if (event !== void 0) {
run.event(event, line);
skipped.add({
line,
kind: "not-json",
text: ""
});
} else if (kind === "too-long" || start !== -1 || kind === "cut-off" && text.startsWith("{")) skipped.add(fault);
else skipped.add({
line,
kind: "not-json",
text: ""
});
};
const lines = await (0, _ndjson_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(source.chunks(), {
shortcut: shortcut.read,
value(value, line) {
const event = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(value);
if (event !== void 0 && (0, _go_lines_mjs__WEBPACK_IMPORTED_MODULE_6__.r)(event)) {
run.event(event, line);
shortcut.learn(event);
} else if (event === void 0 || !isOtherEvent(event)) skipped.add({
line,
kind: "not-json",
text: ""
});
},
fault: readText
});
const unfinished = run.end();
failures.report();
if (unfinished.packages > 0) {
const tests = unfinished.tests === 0 ? "" : `, and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(unfinished.tests, "test")} began and did not end`;
const ends = `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(unfinished.packages, "package")} ${unfinished.packages === 1 ? "has" : "have"} no end (${unfinished.names.join(", ")})`;
errors.add(`The run was stopped, or the file was cut: ${ends}${tests}`, "", lines);
}
errors.finish();
skipped.report();
}
const isOtherEvent = ({ Action, Package }) => typeof Action === "string" && (Package === void 0 || typeof Package === "string");
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
