"use strict";
exports.id = 4325;
exports.ids = [4325];
exports.modules = { 94325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { bisection: () => bisection });
var _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31653);
var _rerun_command_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13087);
const builtPrograms = new Set([
"boostTest",
"catch2",
"ctest",
"doctest",
"googleTest",
"qt"
]);
const hashLength = 12;
function bisection(test, { passed, failed }) {
const start = `git bisect start ${failed.slice(0, hashLength)} ${passed.slice(0, hashLength)}`;
const rerun = (0, _rerun_command_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(test);
if (rerun === void 0) return {
command: start,
nextStep: "Then start \"git bisect run\" with a command that runs only this test."
};
if (builtPrograms.has((0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(test))) return {
command: start,
nextStep: `Then start "git bisect run" with a script that builds the tests, exits with 125 if that fails, and runs: ${rerun} || exit 1`
};
return { command: `${start} && git bisect run ${rerun}` };
}
}) };
;
