"use strict";
exports.id = 7793;
exports.ids = [7793];
exports.modules = { 40174: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { identifyOther: () => identifyOther });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _unrelated_file_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54766);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47931);
var _find_neighbour_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46528);
var _neighbour_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87300);
function emptyFileAdvice(path) {
const name = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.yn)(path).toLowerCase();
return name.includes("jest") && name.endsWith(".json") ? "Jest writes no JSON with --bail." : void 0;
}
function isComplete(front, completeness) {
if (completeness === "any") return true;
if (completeness === "lines") return endsWithLine(front);
switch (front.head.kind) {
case "xml": return closesRoot(front);
case "json": return front.isWhole ? (0, _unrelated_file_mjs__WEBPACK_IMPORTED_MODULE_1__.a)(front.text) : (0, _unrelated_file_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(front.text, front.tail);
case "text": return true;
case "empty": return false;
}
}
function closesRoot({ head, root, text, tail, isWhole }) {
if (root === void 0) return false;
const end = withoutLastComments(tail);
const [, name = ""] = /<\/([^<>\s/]+)\s*>$/.exec(end) ?? [];
if (name.slice(name.indexOf(":") + 1) === root.local) return true;
return isWhole && head.kind === "xml" && head.elements.length === 1 && end.endsWith("/>") && !text.includes("</");
}
function withoutLastComments(xml) {
let end = xml.trimEnd();
for (let start = lastComment(end); start !== -1; start = lastComment(end)) end = end.slice(0, start).trimEnd();
return end;
}
const lastComment = (xml) => xml.endsWith("-->") ? xml.lastIndexOf("<!--") : xml.endsWith("?>") ? xml.lastIndexOf("<?") : -1;
function endsWithLine({ tail }) {
const last = tail.trimEnd();
const line = last.slice(last.lastIndexOf("\n") + 1);
return !/^[{[]/.test(line) || /[}\]]$/.test(line);
}
const shownKeys = 3;
const plainKey = /^[\w$@ -]{1,40}$/;
const maximumRoot = 100;
function otherDocument(front) {
const { head, root, text } = front;
if (head.kind !== "xml" && head.kind !== "json") return void 0;
if (!isComplete(front) || (head.kind === "json" ? hasTestKey(text) : hasTestElement(text))) return void 0;
if (head.kind === "xml") return {
id: "xml",
name: `XML without test results${root === void 0 || root.local.length > maximumRoot ? "" : ` (root element <${root.local}>)`}`,
plural: "XML files without test results",
isOther: true
};
const keys = [...head.keys].filter((key) => plainKey.test(key)).slice(0, shownKeys);
return {
id: "json",
name: `JSON without test results${keys.length === 0 ? "" : ` (keys: ${keys.join(", ")})`}`,
plural: "JSON files without test results",
isOther: true
};
}
const testKey = /"(?:tests?|testcases?|testsuites?|passed|passes|failed|failures|assertions)"\s*:\s*(?:-?\d|[[{])/i;
const hasTestKey = (json) => testKey.test(json);
const testAttribute = /\s(?:tests?|testcases?|testsuites?|passed|passes|failed|failures|assertions)\s*=\s*["']\s*-?\d/i;
const testElement = /<(?:[\w.-]{1,100}:)?(?:tests?|testcases?|testsuites?|passed|passes|failed|failures|assertions)(?=[\s/>])([^<>]*)>\s*(\d|<(?!\/))?/gi;
function hasTestElement(xml) {
if (testAttribute.test(xml)) return true;
for (const [, inTag = "", content] of xml.matchAll(testElement)) if (inTag.includes("=") || content !== void 0 && !inTag.endsWith("/")) return true;
return false;
}
const endOfZip = "PK";
function identifyOther(file, source, { text, readers, archive, because, asEvents }) {
const asked = (0, _unrelated_file_mjs__WEBPACK_IMPORTED_MODULE_1__.o)(file);
if (archive === void 0 && text.includes("\0") && asked?.onlyByFolder === true && (0, _unrelated_file_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(file.path, text)) return {
kind: "foreign",
because
};
const ends = source.ends();
const front = (0, _find_neighbour_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(file.path, ends);
const kind = front.head.kind === "empty" ? void 0 : (0, _find_neighbour_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(front);
if (kind === void 0 && asEvents !== void 0) return asEvents;
const owner = ownerOf(file);
if (kind !== void 0) {
const isDamaged = !isComplete(front, kind.completeness);
const collector = asked?.collector ?? owner;
if (collector !== void 0 && (file.isNamed || isDamaged && kind.holdsTests === true)) return namedNeighbour(kind, collector, isDamaged);
const isNoticed = asked !== void 0 || kind.holdsTests === true;
const attachable = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ mayBeAttachment: kind.isOftenAttached });
const neighbour = {
...kind,
isDamaged,
isNoticed,
verdict: kind.readVerdict?.(front)
};
return {
kind: "foreign",
because: (0, _neighbour_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(kind),
neighbour,
...attachable
};
}
const ofEmpty = front.head.kind === "empty" ? emptyFileAdvice(file.path) : void 0;
const advice = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ advice: archive === void 0 ? ofEmpty : "Unpack it first." });
if (asked !== void 0) {
if (asked.onlyByFolder && (0, _unrelated_file_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(file.path, ends.text)) return {
kind: "foreign",
because
};
const other = file.isNamed || archive !== void 0 ? void 0 : otherDocument(front);
if (other !== void 0) return {
kind: "foreign",
because,
neighbour: {
...other,
isDamaged: false,
isNoticed: true
},
mayBeAttachment: true
};
const isWhole = !file.isNamed && isWholeAttachment(front, archive);
const attachable = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ mayBeAttachment: isWhole ? true : void 0 });
return {
kind: "unreadable",
because,
collector: asked.collector,
severity: "error",
...advice,
...attachable
};
}
const damage = owner && (archive === void 0 ? (0, _unrelated_file_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(file.path, ends) : because);
if (owner !== void 0 && damage !== void 0) return {
kind: "unreadable",
because: damage,
collector: owner,
severity: "error",
...advice
};
if (front.head.kind === "empty") return {
kind: "unreadable",
because,
collector: readers[0],
severity: "warning",
...advice
};
return {
kind: "foreign",
because
};
}
function isWholeAttachment(front, archive) {
if (archive !== void 0) return archive === "zip" && front.tail.includes(endOfZip);
return front.head.kind === "text" ? (0, _unrelated_file_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(front.path, front.text) : isComplete(front);
}
function namedNeighbour(kind, collector, isDamaged) {
return {
kind: "unreadable",
because: isDamaged ? `${kind.name}, which is damaged` : (0, _neighbour_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(kind),
collector,
severity: "error",
isNeighbour: true,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ advice: kind.advice })
};
}
const ownerOf = ({ matches }) => matches.find(({ collector, patterns }) => collector.wellKnown && patterns.some((pattern) => !collector.wide?.includes(pattern)))?.collector;
}) };
;
