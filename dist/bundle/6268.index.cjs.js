"use strict";
exports.id = 6268;
exports.ids = [6268];
exports.modules = { 26268: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
i: () => showPath,
n: () => readDocument,
r: () => pathOfPointer,
t: () => document_exports
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var jsonc_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99547);
function showPath(path) {
const text = path.map((step) => typeof step === "string" && /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`).join("");
return text.startsWith(".") ? text.slice(1) : text;
}
function pathOfPointer(pointer, root) {
let value = root;
return pointer.split("/").slice(1).map((step) => {
const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
const index = Array.isArray(value) ? Number(key) : key;
value = value[index];
return index;
});
}
var document_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ readDocument: () => readDocument });
const maximumDepth = 64;
function readDocument(text, { isStrict = false } = {}) {
const tooDeep = findTooDeep(text);
const errors = [];
const root = tooDeep === void 0 ? (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.parseTree)(text, errors, {
allowTrailingComma: !isStrict,
disallowComments: isStrict
}) : void 0;
const duplicateKeys = [];
return {
value: root === void 0 ? void 0 : readValue(root, [], duplicateKeys),
syntaxFaults: tooDeep === void 0 ? describe(errors) : [tooDeep],
duplicateKeys,
offsetOf(path, within) {
const [node, isExact] = nodeAt(root, path);
if (node === void 0) return 0;
return isExact && within !== void 0 && node.type === "string" ? offsetInString(text, node, within) : node.offset;
},
offsetOfKey(path) {
const [node, isExact] = nodeAt(root, path);
return (isExact && node?.parent?.type === "property" ? node.parent.offset : node?.offset) ?? 0;
}
};
}
function findTooDeep(text) {
const scanner = (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.createScanner)(text, true);
let depth = 0;
for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
const offset = scanner.getTokenOffset();
const first = text.charAt(offset);
if (first === "{" || first === "[") depth += 1;
else if (first === "}" || first === "]") depth -= 1;
if (depth > maximumDepth) return {
message: `nested more than ${maximumDepth} deep`,
offset
};
}
}
function readValue(node, path, duplicateKeys) {
if (node.type === "array") return (node.children ?? []).map((child, index) => readValue(child, [...path, index], duplicateKeys));
if (node.type !== "object") return node.value;
const entries = new Map();
for (const property of node.children ?? []) {
const [keyNode, valueNode] = property.children ?? [];
const key = String(keyNode?.value);
const inner = [...path, key];
if (entries.has(key)) duplicateKeys.push({
message: `${showPath(inner)}: duplicate key`,
offset: property.offset
});
entries.set(key, valueNode === void 0 ? void 0 : readValue(valueNode, inner, duplicateKeys));
}
return Object.fromEntries(entries);
}
function nodeAt(root, path) {
let node = root;
for (const step of path) {
const child = node?.type === "array" ? node.children?.[Number(step)] : node?.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1];
if (child === void 0) return [node, false];
node = child;
}
return [node, true];
}
function offsetInString(text, node, within) {
let offset = node.offset + 1;
for (let count = 0; count < within; count += 1) offset += text.charAt(offset) !== "\\" ? 1 : text.charAt(offset + 1) === "u" ? 6 : 2;
return offset;
}
const syntaxMessages = {
InvalidSymbol: "unexpected text; strings must be in double quotes",
InvalidNumberFormat: "this is not a number",
PropertyNameExpected: "expected a key in double quotes",
ValueExpected: "expected a value",
ColonExpected: "expected a \":\"",
CommaExpected: "expected a \",\"",
CloseBraceExpected: "expected a \"}\"",
CloseBracketExpected: "expected a \"]\"",
EndOfFileExpected: "expected the end of the file",
UnexpectedEndOfComment: "the comment is not closed",
UnexpectedEndOfString: "the string is not closed",
UnexpectedEndOfNumber: "the number is not complete",
InvalidUnicode: "the \"\\u\" is not followed by four hexadecimal digits",
InvalidEscapeCharacter: "unknown escape; write a backslash as \"\\\\\"",
InvalidCommentToken: "comments are not allowed",
InvalidCharacter: "a control character in a string must be escaped"
};
function describe([first]) {
if (first === void 0) return [];
return [{
message: `not valid JSON: ${syntaxMessages[(0, jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.printParseErrorCode)(first.error)] ?? "unexpected text"}`,
offset: first.offset
}];
}
}) };
;
