"use strict";
exports.id = 6817;
exports.ids = [6817];
exports.modules = {
86817: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { createCounter: () => createCounter });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _neighbour_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87300);
const maximumFailures = 2e3;
function createCounter(recorder) {
const files = [];
let kept = 0;
let file = noCounts("");
let hasNames = true;
return {
recorder: {
...recorder,
beginFile(input) {
file = noCounts(input.path);
hasNames = input.format !== "allure";
recorder.beginFile(input);
},
test(test) {
file.tests += 1;
if (test.flaky === true) file.flaky += 1;
if (test.status === "skipped") file.skipped += 1;
else if (test.status !== "successful") {
file.failed += 1;
if (hasNames && kept + file.failures.length < maximumFailures) {
const { suite, name, file: place = suite[0] ?? "", producer } = test;
const title = (0, _neighbour_mjs__WEBPACK_IMPORTED_MODULE_2__.r)([...suite, name].join(" "));
file.failures.push({
title,
name: (0, _neighbour_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(name),
place: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(place),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ producer })
});
}
}
recorder.test(test);
},
restartFile() {
file = noCounts(file.path);
recorder.restartFile();
},
endFile(problems) {
file.runErrors = problems.filter(isError).length;
kept += file.failures.length;
files.push(file);
recorder.endFile(problems);
}
},
counts: () => files
};
}
const noCounts = (path) => ({
path,
tests: 0,
failed: 0,
skipped: 0,
flaky: 0,
runErrors: 0,
failures: []
});
const isError = ({ severity }) => severity === "error";
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
