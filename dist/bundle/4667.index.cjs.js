"use strict";
exports.id = 4667;
exports.ids = [4667];
exports.modules = { 4667: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { findAttachments: () => findAttachments });
var _text_source_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76628);
const maximumNames = 5e4;
const marker = String.raw`\[\[ATTACHMENT\|([^\]\r\n|]{1,1000})`;
const junitProperty = String.raw`<property name="[a-z_]{0,20}attachment\w{0,20}"\s{1,9}value="([^"<]{1,1000})"`;
const nunitFile = "<filePath>([^<]{1,1000})<";
const trxFile = String.raw`<ResultFile\s{1,9}path="([^"<]{1,1000})"`;
const otrFile = String.raw`<(?:\w{1,20}:)?file\s[^<>]{0,200}?\bpath="([^"<]{1,1000})"`;
const link = String.raw`\b(?:href|src)="([^"<]{1,1000})"`;
const jsonPath = String.raw`"path"\s{0,9}:\s{0,9}"((?:[^"\\]|\\.){1,1000})"`;
const attachment = new RegExp(`${marker}|${junitProperty}|${nunitFile}|${trxFile}|${otrFile}|${link}|${jsonPath}`, "g");
function findAttachments(files, results) {
const wanted = new Set(files.map(({ absolutePath }) => lastParts(absolutePath).at(-1)));
const named = new Set();
for (const result of results) for (const path of attachmentsOf(result)) {
const parts = lastParts(path);
if (wanted.has(parts.at(-1)) && named.size < maximumNames) named.add(parts.join("/"));
}
const isNamed = ({ absolutePath }) => {
const parts = lastParts(absolutePath);
return named.has(parts.join("/")) || named.has(parts.at(-1) ?? "");
};
return new Set(files.filter(isNamed).map(({ path }) => path));
}
const lastParts = (path) => path.split(/[\\/]{1,9}/).filter((part) => part !== "" && part !== ".").slice(-2);
function* attachmentsOf({ absolutePath, path }) {
let source;
try {
source = (0, _text_source_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(absolutePath, path);
let rest = "";
for (const chunk of source.chunks()) {
const text = rest + chunk;
for (const [, ...groups] of text.matchAll(attachment)) yield groups.find((group) => group !== void 0) ?? "";
rest = text.slice(-2100);
}
} catch {} finally {
source?.close();
}
}
}) };
;
