"use strict";
exports.id = 2687;
exports.ids = [2687];
exports.modules = { 2687: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { failureComparison: () => failureComparison });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _differing_excerpts_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61744);
var _found_comparison_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51181);
const maximumValue = 1e3;
const valueText = ({ value }) => value.join("\n");
function failureComparison(message, details, stated) {
const comparison = (0, _found_comparison_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(message, details, stated);
if (comparison === void 0) return void 0;
const { found, isCut } = comparison;
const { removed, added, isRanked, isLast } = "values" in found ? ofComparison(found) : ofDiff(found);
if (_fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.s.test(removed) || _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.s.test(added) || isCut && isLast) return void 0;
const [first, second] = (0, _differing_excerpts_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(removed, added, maximumValue);
return isRanked ? {
expected: first,
actual: second
} : {
left: first,
right: second
};
}
function ofComparison({ values: [first, second], isLast }) {
const isRanked = first.side === "expected" || first.side === "actual";
const [removed, added] = first.side === "actual" || first.side === "right" ? [second, first] : [first, second];
return {
removed: valueText(removed),
added: valueText(added),
isRanked,
isLast
};
}
function ofDiff(diff) {
const { removed, added, isLast } = (0, _found_comparison_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(diff);
return {
removed,
added,
isRanked: diff.sides[0] === "expected",
isLast
};
}
}) };
;
