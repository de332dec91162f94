"use strict";
exports.id = 9836;
exports.ids = [9836, 8522];
exports.modules = {
59836: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { diagnosisMarkdown: () => diagnosisMarkdown });
var _longest_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47931);
var _github_report_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43637);
var _finding_marks_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80271);
var _verdict_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18522);
const maximumFindings = 200;
function diagnosisMarkdown(diagnosis) {
const { problems, warnings, sections } = diagnosis;
return (0, _github_report_mjs__WEBPACK_IMPORTED_MODULE_1__.i)({
type: "root",
children: [{
type: "heading",
depth: 2,
children: [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.xt)(problems > 0 ? "failed" : warnings > 0 ? "incomplete" : "successful"), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(` ${(0, _verdict_mjs__WEBPACK_IMPORTED_MODULE_3__.verdictOf)(diagnosis)}`)]
}, ...sections.flatMap(sectionBlocks)]
});
}
function sectionBlocks({ title, findings }) {
const shown = findings.slice(0, maximumFindings);
const more = findings.length - shown.length;
return [
{
type: "heading",
depth: 3,
children: [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(title)]
},
{
type: "list",
ordered: false,
children: shown.map((finding) => ({
type: "listItem",
children: blocksOf(finding)
}))
},
...more > 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(`and ${more} more: see the log of the step`))] : []
];
}
function blocksOf({ status, title, details = [], cure, yaml: yaml$1, ...place }) {
const at = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.S)(place);
const shown = status === "problem" || status === "warning" ? (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Pt)(title) : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(title);
const lines = [
[
...status === "off" ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)("\u2013 ")] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.xt)(_finding_marks_mjs__WEBPACK_IMPORTED_MODULE_2__.t[status]), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(" ")],
...at === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ot)(at), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(" ")],
shown
],
...details.map((detail) => [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Nt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(detail))]),
...cure === void 0 ? [] : [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(cure)]]
];
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Mt)(...lines.flatMap((line, index) => index === 0 ? line : [_longest_mjs__WEBPACK_IMPORTED_MODULE_0__.kt, ...line])), ...yaml$1 === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.It)(yaml$1)]];
}
}),
80271: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => findingMarks });
const findingMarks = {
ok: "successful",
off: "skipped",
unknown: "unknown",
warning: "incomplete",
problem: "failed"
};
}),
18522: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { verdictOf: () => verdictOf });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
function verdictOf({ problems, warnings, unknown }) {
const found = [problems > 0 ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(problems, "problem") : [], warnings > 0 ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(warnings, "warning") : []].flat();
const start = found.length > 0 ? found.join(", ") : "Everything is ready";
return unknown === 0 ? start : `${start}; ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(unknown, "thing")} could not be checked`;
}
})
};
;
