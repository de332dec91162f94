"use strict";
exports.id = 9792;
exports.ids = [9792];
exports.modules = {
29792: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { neighbourNotices: () => neighbourNotices });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71184);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _neighbour_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87300);
const shownPaths = 2;
function neighbourNotices(files) {
const keyOf = ({ neighbour }) => neighbour.isSilent ? void 0 : `${(0, _neighbour_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(neighbour)} ${neighbour.isDamaged} ${neighbour.isNoticed}`;
return [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(files, keyOf).values()].flatMap(([first, ...others]) => first === void 0 ? [] : noticeOf(first.neighbour, [first, ...others].map(shownPath)));
}
const shownPath = ({ path, neighbour: { folder } }) => folder?.exec(path)?.[0] ?? path;
function noticeOf(neighbour, all) {
const { id, isUrgent, isNoticed, holdsTests } = neighbour;
const paths = [...new Set(all)];
const [path = ""] = paths;
const advice = paths.length === 1 ? neighbour.advice : inPlural(neighbour.advice);
const sentence = paths.length === 1 ? sentenceOf(neighbour, path) : sentenceOfSeveral(neighbour, paths);
const isComplete = isUrgent === true && advice !== void 0;
return {
kind: "neighbour",
neighbour: id,
message: isComplete ? `${sentence} ${advice}` : sentence,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
path: paths.length === 1 ? path : void 0,
advice: isComplete ? void 0 : advice,
brief: holdsTests === true ? void 0 : briefOf(neighbour, paths),
isMinor: isNoticed ? void 0 : true
})
};
}
const inPlural = (advice) => advice?.replace(/^(\w{1,20}) (its?)\b/, (_, verb, object) => `${verb} ${object === "it" ? "them" : "their"}`);
function sentenceOf(neighbour, path) {
if (neighbour.isDamaged) return `${path}, ${neighbour.name}, is damaged; it is not a test result.`;
return `${path} is ${(0, _neighbour_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(neighbour)}.`;
}
function sentenceOfSeveral(neighbour, paths) {
const { isDamaged, holdsTests } = neighbour;
const names = `${paths.slice(0, shownPaths).join(", ")}${paths.length > shownPaths ? ", \u2026" : ""}`;
const end = isDamaged || holdsTests === true ? `: ${isDamaged ? "they are damaged, and they are not test results" : "their format is not read"}` : "";
return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(paths.length)} ${(0, _neighbour_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(neighbour)} were left out (${names})${end}.`;
}
function briefOf(neighbour, paths) {
if (paths.length > 1) return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(paths.length)} ${(0, _neighbour_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(neighbour)}`;
const [name = ""] = neighbour.name.replace(/^(?:an?|the) /, "").split(" (", 1);
return `${paths.join("")} (${name})`;
}
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
