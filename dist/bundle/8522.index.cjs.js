"use strict";
exports.id = 8522;
exports.ids = [8522];
exports.modules = { 18522: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { verdictOf: () => verdictOf });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
function verdictOf({ problems, warnings, unknown }) {
const found = [problems > 0 ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(problems, "problem") : [], warnings > 0 ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(warnings, "warning") : []].flat();
const start = found.length > 0 ? found.join(", ") : "Everything is ready";
return unknown === 0 ? start : `${start}; ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(unknown, "thing")} could not be checked`;
}
}) };
;
