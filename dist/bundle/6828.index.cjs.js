"use strict";
exports.id = 6828;
exports.ids = [6828];
exports.modules = {
76828: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { verdictProblems: () => verdictProblems });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71184);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _neighbour_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87300);
function verdictProblems(neighbours, results) {
const stated = neighbours.flatMap((file) => {
const { verdict } = file.neighbour;
return verdict === void 0 ? [] : [{
...file,
verdict
}];
});
const errors = stated.flatMap(({ path, verdict: { error } }) => error === void 0 ? [] : [{
severity: "error",
kind: "incomplete",
message: `The file states ${error}.`.replace(/([.!?])\.$/, "$1"),
path
}]);
const others = [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_2__.a)(stated, ({ neighbour }) => neighbour.id).values()].flatMap((group) => [
...lostFailures(group, results),
...errors.length === 0 ? lostTests(group, results) : [],
...oldFailures(group, results)
]);
return [...errors, ...others];
}
function lostFailures(group, results) {
const failing = group.filter(({ verdict }) => verdict.failed > 0);
const failed = sumOf(failing, ({ verdict }) => verdict.error === void 0 ? verdict.failed : 0);
const lost = Math.max(unlistedFailures(group, results), unlistedNames(failing, results)) - sumOf(results, ({ runErrors }) => runErrors);
if (lost <= 0) return [];
const all = sumOf(results, (file) => file.failed);
const shown = failed > all ? `the result files list ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(all)}` : `the result files of its tests list ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(failed - lost)}`;
return [{
severity: "error",
kind: "incomplete",
message: `${subjectOf(failing)} ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(failed, "failure")}, but ${shown}. See the log of the tests for the reason.`,
...placeOf(failing)
}];
}
function unlistedFailures(group, results) {
const folders = (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_2__.a)(group, ({ path }) => path.slice(0, path.lastIndexOf("/") + 1));
const longestFirst = [...folders.keys()].sort((one, other) => other.length - one.length);
const folderOf = ({ path }) => longestFirst.find((folder) => path.startsWith(folder));
const own = (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_2__.a)(results, folderOf);
let lost = 0;
let open = 0;
for (const [folder, files] of folders) {
const inFolder = own.get(folder) ?? [];
const failed = sumOf(files, ({ verdict }) => verdict.error === void 0 ? verdict.failed : 0);
const missing = Math.max(0, failed - listedBy(files, inFolder));
const tests = sumOf(files, ({ verdict }) => verdict.tests ?? 0);
if (tests > 0 && tests === sumOf(inFolder, (file) => file.tests)) lost += missing;
else open += missing;
}
const elsewhere = results.filter((file) => folderOf(file) === void 0);
return lost + Math.max(0, open - listedBy(group, elsewhere));
}
function listedBy(group, results) {
const mayBeFlaky = group.some(({ verdict }) => verdict.failed > 0 && verdict.mayBeFlaky === true);
return sumOf(results, (file) => {
const foreign = file.failures.filter((failure) => group.every(({ path, neighbour: { mayList } }) => mayList !== void 0 && !mayList(failure, file.path, path)));
return file.failed - foreign.length + (mayBeFlaky ? file.flaky : 0);
});
}
function unlistedNames(group, results) {
if (results.some(({ failed, failures }) => failed > failures.length)) return 0;
const failures = results.flatMap((file) => file.failures);
if (failures.some(({ producer }) => producer === "ctest")) return 0;
const names = new Set(group.flatMap(({ verdict }) => verdict.names ?? []).map(_neighbour_mjs__WEBPACK_IMPORTED_MODULE_3__.r));
const isListed = (name) => failures.some((failure) => failure.title.includes(name) || name.endsWith(failure.name));
return [...names].filter((name) => name === " " || !isListed(name)).length;
}
function lostTests(group, results) {
const stated = sumOf(group, ({ verdict }) => verdict.tests ?? 0);
const listed = sumOf(results, (file) => file.tests);
if (stated <= listed) return [];
return [{
severity: "warning",
message: `${subjectOf(group)} ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(stated, "test")}, but the result files list ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(listed)}. Read the files of all executions.`,
...placeOf(group)
}];
}
function oldFailures(group, results) {
const old = group.filter(({ verdict }) => verdict.mayBeOld === true);
if (old.length === 0 || results.some(({ failed, skipped, runErrors }) => failed + skipped + runErrors > 0)) return [];
return [{
severity: "warning",
message: "The file lists tests that failed or were skipped, but no result file does. If it is of an earlier run, delete it before the tests.",
...placeOf(old)
}];
}
const sumOf = (items, numberOf) => items.reduce((sum, item) => sum + numberOf(item), 0);
const subjectOf = (group) => group.length === 1 ? "The file states" : `This file and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(group.length - 1)} more state`;
const placeOf = (group) => (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ path: group[0]?.path });
}),
87300: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => pluralOf,
r: () => titleOf,
t: () => neighbourText
});
const titleOf = (name) => ` ${name} `.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
function neighbourText({ name, holdsTests, isOther }) {
if (isOther === true) return name;
return holdsTests === true ? `${name}: its format is not read` : `${name}, not a test result`;
}
const pluralOf = ({ name, plural }) => plural ?? name.replace(/^(?:an?|the) (.*?)(?= of |$)/, "$1s");
})
};
;
