"use strict";
exports.id = 4402;
exports.ids = [4402, 8522];
exports.modules = {
94402: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { diagnosisText: () => diagnosisText });
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6741);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47931);
var _terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36402);
var _finding_marks_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80271);
var _verdict_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18522);
var picocolors__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57336);
function diagnosisText(diagnosis, { color, foldsUnused = false }) {
const { bold, dim } = picocolors__WEBPACK_IMPORTED_MODULE_4__.createColors(color);
const paints = (0, _terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(color);
const sign = (mark) => paints[mark](_terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_1__.n[mark]);
function lines(finding) {
const { status, title, details = [], cure, yaml } = finding;
const at = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.S)(finding));
const text = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(title);
return [
`  ${sign(_finding_marks_mjs__WEBPACK_IMPORTED_MODULE_2__.t[status])} ${at === "" ? "" : `${bold(at)} `}${status === "off" ? dim(text) : text}`,
...details.map((detail) => dim(`      ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(detail)}`)),
...cure === void 0 ? [] : [`      ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(cure)}`],
...yaml === void 0 ? [] : (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(yaml).split("\n").map((line) => `      ${line}`)
];
}
const { problems, warnings } = diagnosis;
const mark = problems > 0 ? "failed" : warnings > 0 ? "incomplete" : "successful";
const isFolded = ({ unused }) => foldsUnused && unused !== void 0;
const sections = diagnosis.sections.flatMap(({ title, findings }) => {
const shown = findings.filter((finding) => !isFolded(finding));
return shown.length === 0 ? [] : [[
"",
bold(title),
...shown.flatMap(lines)
].join("\n")];
});
const folded = diagnosis.sections.flatMap(({ findings }) => findings.filter(isFolded).flatMap(({ unused }) => unused ?? []));
const names = [...new Set(folded)].join(", ");
const rest = names === "" ? [] : ["", `${sign("skipped")} ${dim(`Not used (see --verbose): ${names}`)}`];
return `${[
`${sign(mark)} ${bold((0, _verdict_mjs__WEBPACK_IMPORTED_MODULE_3__.verdictOf)(diagnosis))}`,
...sections,
...rest
].join("\n")}\n`;
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
