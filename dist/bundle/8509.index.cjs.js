"use strict";
exports.id = 8509;
exports.ids = [8509];
exports.modules = { 88509: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { findRepeats: () => findRepeats });
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71184);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52824);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15615);
var _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37618);
var _collect_file_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29710);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53216);
var _twin_reading_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16102);
const maximumRuns = 1e6;
const maximumTexts = 33554432;
function createRepeatScan() {
const runs = new Map();
let ofFile = [];
let path = "";
let jobOfFile = "";
let count = 0;
let texts = 0;
const attemptOf = ({ status, duration, timestamp, message, details, expected, actual, stdout, stderr }) => {
const kept = Object.fromEntries(Object.entries({
message,
details,
expected,
actual,
stdout,
stderr
}).flatMap(([name, text]) => text === void 0 ? [] : [[name, (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(text)]]));
const length = Object.values(kept).reduce((sum, text) => sum + text.length, 0);
const isKept = status !== "successful" && texts + length <= maximumTexts;
if (isKept) texts += length;
return {
status,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_4__.y)({
duration,
timestamp
}),
...isKept && kept
};
};
return {
recorder: {
..._twin_reading_mjs__WEBPACK_IMPORTED_MODULE_5__.n,
beginFile(begun) {
path = begun.path;
jobOfFile = begun.job ?? (0, _twin_reading_mjs__WEBPACK_IMPORTED_MODULE_5__.a)(begun.path);
ofFile = [];
},
test(test) {
count += 1;
if (count > maximumRuns) return;
const { module = "", job = jobOfFile, suite, name, timestamp: start } = test;
const run = {
path,
position: ofFile.length,
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(name),
start,
attempt: attemptOf(test)
};
ofFile.push({
key: JSON.stringify([
module,
job,
suite,
name
]),
run
});
},
restartFile() {
count -= ofFile.length;
ofFile = [];
},
endFile() {
for (const { key, run } of ofFile) {
const known = runs.get(key);
if (known === void 0) runs.set(key, [run]);
else known.push(run);
}
ofFile = [];
}
},
runs: () => count > maximumRuns ? void 0 : runs
};
}
async function findRepeats(files, tools) {
const plan = new Map();
const problems = [];
const decide = (ordered) => {
for (const [index, { path, position, name }] of ordered.entries()) {
const attempts = index === ordered.length - 1 ? ordered.slice(0, -1).map(({ attempt }) => attempt) : void 0;
const roles = plan.get(path) ?? new Map();
plan.set(path, roles.set(position, attempts === void 0 ? { name } : {
name,
attempts
}));
}
};
const isAsked = ({ matches }) => matches.some(({ collector }) => collector.repeats === "attempts");
const asked = files.filter(isAsked);
if (asked.length > 0) await mergeByName(asked, tools, decide, problems);
for (const unit of (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.E)(files.filter((file) => !isAsked(file)))) await mergeByFolder(unit, tools, decide);
return {
plan,
problems
};
}
async function mergeByName(files, tools, decide, problems) {
const scan = createRepeatScan();
for (const file of files) {
const opened = (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(file) ? (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(file, tools.isCommitted) : await (0, _collect_file_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(file, tools);
const { identity } = opened;
if (identity.kind === "results" && identity.collector.repeats === "attempts") await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.O)(file, scan.recorder, tools, "source" in opened ? opened : void 0);
else if ("source" in opened) opened.source?.close();
}
const runs = scan.runs();
if (runs === void 0) {
problems.push({
severity: "warning",
message: "There are too many tests to find those that were repeated, so all runs count."
});
return;
}
const unordered = [];
for (const group of runs.values()) {
if (group.length === 1) continue;
const ordered = inOrder(group);
if (ordered === void 0) unordered.push(group[0]?.name ?? "");
else decide(ordered);
}
if (unordered.length === 0) return;
const [first = ""] = unordered;
const others = unordered.length === 1 ? "" : ` and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(unordered.length - 1, "other test")}`;
problems.push({
severity: "warning",
message: `"${(0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_6__.r)(first, maximumShown, "\u2026")}"${others} ran in several files that do not state when. So the order of the attempts is unknown, and all runs count.`
});
}
const maximumShown = 200;
function inOrder(runs) {
const isOneFile = runs.every(({ path }) => path === runs[0]?.path);
const starts = new Set(runs.map(({ start }) => start));
if (starts.has(void 0) || starts.size < runs.length && !isOneFile) return isOneFile ? runs : void 0;
return [...runs].sort((a, b) => (a.start ?? 0) - (b.start ?? 0) || a.position - b.position);
}
async function mergeByFolder(unit, tools, decide) {
const scan = createRepeatScan();
for (const file of unit.files) await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.O)(file, scan.recorder, tools);
const runs = scan.runs();
if (runs === void 0) return;
const tests = [...runs.values()];
for (const group of unit.groups) {
const last = lastFile(group.attempts, unit, tests);
const attempts = new Map([...group.attempts, ...last === void 0 ? [] : [[last, Number.POSITIVE_INFINITY]]]);
for (const test of tests) {
const own = test.filter(({ path }) => attempts.has(path));
const byAttempt = (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_7__.a)(own, ({ path }) => attempts.get(path));
if (own.length < 2 || byAttempt.size < own.length) continue;
decide([...own].sort((a, b) => (attempts.get(a.path) ?? 0) - (attempts.get(b.path) ?? 0)));
}
}
}
function lastFile(attempts, { groups, last }, tests) {
const names = new Set([...attempts.keys()].map(nameOf));
const named = last.filter((path) => names.has(nameOf(path)));
if (groups.length === 1 && named.length === 1) return named[0];
const previous = Math.max(...attempts.values());
const isRetried = (path) => tests.every((runs) => {
return !runs.some((run) => run.path === path) || runs.some((run) => attempts.get(run.path) === previous && run.attempt.status !== "successful");
});
const found = (named.length > 0 ? named : last).filter(isRetried);
return found.length === 1 ? found[0] : void 0;
}
const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
}) };
;
