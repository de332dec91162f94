"use strict";
exports.id = 8878;
exports.ids = [8878];
exports.modules = { 78878: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { parseMarkdown: () => parseMarkdown });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47931);
var mdast_util_from_markdown__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20295);
var mdast_util_gfm__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19778);
var micromark_extension_gfm__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89363);
const lineOf = (value) => value.replace(/\s+/g, " ").trim();
function createFoldBuilder() {
const outermost = {
fold: "fixed",
title: "",
children: []
};
const open = [];
let isSummary = false;
let pending = "";
const current = () => open.at(-1) ?? outermost;
function flush() {
for (const line of pending.split("\n").map(lineOf)) if (line !== "") current().children.push((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(line)));
pending = "";
}
function endSummary() {
current().title = lineOf(pending);
pending = "";
isSummary = false;
}
function token(next) {
if (next.type === "text") {
pending += next.value;
return;
}
if (isSummary) endSummary();
else flush();
switch (next.type) {
case "details":
open.push({
fold: next.isOpen ? "open" : "closed",
title: "",
children: []
});
break;
case "summary":
isSummary = open.length > 0 && current().title === "";
break;
case "detailsEnd": {
const ended = open.pop();
if (ended === void 0) break;
const { title, fold, children } = ended;
current().children.push({
type: "section",
title: [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(title || "Details")],
fold,
children
});
}
}
}
return {
block(block) {
if (isSummary) endSummary();
current().children.push(block);
},
html(tokens) {
for (const next of tokens) token(next);
if (!isSummary) flush();
},
end() {
if (isSummary) endSummary();
return [outermost, ...open].flatMap(({ title, children }) => [...title === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(title))], ...children]);
}
};
}
const names = {
lt: "<",
gt: ">",
amp: "&",
quot: "\"",
apos: "'",
nbsp: "\xA0"
};
function character(code) {
return code > 0 && code <= 1114111 ? String.fromCodePoint(code) : "\ufffd";
}
const decoded = (html) => html.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos|nbsp));/gi, (_, decimal, hex, name) => {
if (name !== void 0) return names[name.toLowerCase()] ?? "";
return character(decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number(decimal));
});
function withoutComments(html) {
const [before = "", ...others] = html.split("<!--");
return before + others.map((other) => {
const end = other.indexOf("-->");
return end === -1 ? "" : other.slice(end + 3);
}).join("");
}
const tag = /<[^<>]*>/g;
const isBlock = /^(?:p|div|br|hr|h[1-6]|li|[uod]l|d[td]|tr|table|thead|tbody|pre|blockquote|section|center)$/i;
function tagToken(html) {
const name = /^<\/?([a-z][\w-]*)/i.exec(html)?.[1] ?? "";
const isEnd = html.startsWith("</");
switch (name.toLowerCase()) {
case "details": return isEnd ? { type: "detailsEnd" } : {
type: "details",
isOpen: /\sopen\b/i.test(html)
};
case "summary": return { type: isEnd ? "summaryEnd" : "summary" };
case "td":
case "th": return {
type: "text",
value: " "
};
default: return {
type: "text",
value: isBlock.test(name) ? "\n" : ""
};
}
}
function htmlTokens(html) {
const source = withoutComments(html);
const tokens = [];
let from = 0;
for (const match of source.matchAll(tag)) {
tokens.push({
type: "text",
value: decoded(source.slice(from, match.index))
}, tagToken(match[0]));
from = match.index + match[0].length;
}
tokens.push({
type: "text",
value: decoded(source.slice(from))
});
return tokens;
}
const isVisible = (node) => "children" in node ? node.children.some(isVisible) : node.type !== "break" && node.value !== "";
const link = (url, children) => ({
type: "link",
url,
children: children.some(isVisible) ? children : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(url)]
});
const isBreak = (node) => node.type === "break" || node.type === "html" && /^<br\s*\/?>$/i.test(node.value);
function createInlineParser(definitions) {
function inline(node, isLinked) {
if (isBreak(node)) return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(" ")];
switch (node.type) {
case "text": return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(node.value)];
case "inlineCode": return [{
type: "inlineCode",
value: node.value
}];
case "strong":
case "emphasis": return [{
type: node.type,
children: inlines(node.children, isLinked)
}];
case "delete": return inlines(node.children, isLinked);
case "link": return [link(node.url, inlines(node.children, true))];
case "linkReference": {
const url = definitions.get(node.identifier);
return url === void 0 ? inlines(node.children, isLinked) : [link(url, inlines(node.children, true))];
}
case "image":
case "imageReference": {
const url = node.type === "image" ? node.url : definitions.get(node.identifier);
const shown = [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(node.alt ?? "")];
return isLinked || url === void 0 ? shown : [link(url, shown)];
}
case "footnoteReference": return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`[${node.label ?? node.identifier}]`)];
default: return [];
}
}
const inlines = (nodes, isLinked = false) => nodes.flatMap((node) => inline(node, isLinked));
return {
inlines: (nodes) => inlines(nodes),
lines(nodes) {
const lines = [[]];
for (const node of nodes) if (isBreak(node)) lines.push([]);
else lines.at(-1)?.push(node);
return lines.map((line) => inlines(line)).filter((line) => line.some(isVisible));
}
};
}
function definitionsOf(nodes, found = new Map()) {
for (const node of nodes) if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node.url);
else if ("children" in node) definitionsOf(node.children, found);
return found;
}
const alertMark = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;
function alertOf({ children: [first, ...rest] }) {
if (first?.type !== "paragraph") return void 0;
const [mark, ...behind] = first.children;
const match = mark?.type === "text" ? alertMark.exec(mark.value) : null;
if (mark?.type !== "text" || match === null) return void 0;
const next = behind[0];
if (mark.value === match[0] && !match[0].endsWith("\n") && next !== void 0 && next.type !== "break") return void 0;
const children = [{
...mark,
value: mark.value.slice(match[0].length)
}, ...behind];
return {
severity: match[1]?.toLowerCase(),
children: [{
...first,
children
}, ...rest]
};
}
function parseMarkdown(markdown) {
const tree = (0, mdast_util_from_markdown__WEBPACK_IMPORTED_MODULE_2__.Y)(markdown, {
extensions: [(0, micromark_extension_gfm__WEBPACK_IMPORTED_MODULE_3__.T)()],
mdastExtensions: [(0, mdast_util_gfm__WEBPACK_IMPORTED_MODULE_4__.C)()]
});
const { inlines, lines } = createInlineParser(definitionsOf(tree.children));
function blocks(nodes) {
const builder = createFoldBuilder();
for (const node of nodes) if (node.type === "html") builder.html(htmlTokens(node.value));
else for (const block of blocksOf(node)) builder.block(block);
return builder.end();
}
const paragraphs = (nodes) => lines(nodes).map((line) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)(...line));
function quotation(node) {
const alert = alertOf(node);
if (alert !== void 0) return [{
type: "alert",
severity: alert.severity,
children: blocks(alert.children)
}];
return blocks(node.children).map((block) => block.type === "paragraph" ? (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)({
type: "emphasis",
children: block.children
}) : block);
}
function listItem({ checked, children }) {
const shown = blocks(children);
if (checked === void 0 || checked === null) return {
type: "listItem",
children: shown
};
const box = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(checked ? "\u2611 " : "\u2610 ");
const [first, ...rest] = shown;
return {
type: "listItem",
children: first?.type === "paragraph" ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)(box, ...first.children), ...rest] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)(box), ...shown]
};
}
function table({ align, children: [head, ...rows] }) {
const titles = (head?.children ?? []).map((cell) => inlines(cell.children));
return {
type: "table",
align: titles.map((_, column) => align?.[column] === "right" ? "right" : "left"),
head: titles,
rows: rows.map(({ children }) => titles.map((_, column) => inlines(children[column]?.children ?? [])))
};
}
function blocksOf(node) {
switch (node.type) {
case "paragraph": return paragraphs(node.children);
case "heading": return [{
type: "heading",
depth: node.depth === 1 ? 2 : node.depth,
children: inlines(node.children)
}];
case "thematicBreak": return [{ type: "divider" }];
case "blockquote": return quotation(node);
case "list": return [{
type: "list",
ordered: node.ordered === true,
children: node.children.map(listItem)
}];
case "table": return [table(node)];
case "code": return [{
type: "code",
value: node.value,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ language: node.lang === "diff" ? "diff" : void 0 })
}];
case "footnoteDefinition": return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`[${node.label ?? node.identifier}]`)), ...blocks(node.children)];
default: return [];
}
}
return blocks(tree.children);
}
}) };
;
