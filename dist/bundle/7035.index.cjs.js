"use strict";
exports.id = 7035;
exports.ids = [7035];
exports.modules = {
45556: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => codeText });
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6741);
const codeText = (value) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(value).replace(/(?<!\n)\n+$/, "");
}),
49719: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => handleNode });
const handleNode = (handlers, node, ...rest) => handlers[node.type](node, ...rest);
}),
97035: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { createTerminalRenderer: () => createTerminalRenderer });
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6741);
var _code_text_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45556);
var _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49719);
var _terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36402);
var _text_columns_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66476);
var picocolors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57336);
const shapes = {
successful: "=",
failed: "x",
skipped: ".",
cancelled: "/",
running: "~",
unknown: "?"
};
const indented = (text, prefix) => text.replace(/^(?=.)/gm, prefix);
function createTerminalRenderer({ color, showsFolds = false }) {
const { bold, cyan, dim, green, italic, magenta, red, yellow } = picocolors__WEBPACK_IMPORTED_MODULE_1__.createColors(color);
const paints = (0, _terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(color);
const severities = {
note: cyan,
tip: green,
important: magenta,
warning: yellow,
caution: red
};
const inline = (nodes) => nodes.map((node) => (0, _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(inlineHandlers, node)).join("");
const blocks = (nodes, between = "\n\n") => {
return nodes.map((node) => (0, _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(blockHandlers, node)).filter((text) => text !== "").join(between);
};
const inlineHandlers = {
text: ({ value }) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(value),
strong: ({ children }) => bold(inline(children)),
emphasis: ({ children }) => italic(inline(children)),
small: ({ children }) => dim(inline(children)),
break: () => "\n",
inlineCode: ({ value }) => cyan((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(value)),
link: ({ children }) => inline(children),
badge: ({ status, value }) => paints[status](_terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_0__.n[status]) + (value === "" ? "" : ` ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(value)}`)
};
function table({ align, head, rows }) {
const cells = [head, ...rows].map((row) => row.map((cell) => inline(cell).replace(/\n/g, " ")));
const widths = head.map((_, column) => cells.reduce((width, row) => Math.max(width, (0, _text_columns_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(row[column] ?? "")), 0));
const line = (row) => row.map((cell, column) => (0, _text_columns_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(cell, widths[column] ?? 0, align[column] ?? "left")).join("   ");
return cells.map((row) => line(row).trimEnd()).join("\n");
}
const paintedDiff = (value) => value.replace(/^[-+].*$/gm, (line) => line.startsWith("-") ? red(line) : green(line));
const blockHandlers = {
heading: ({ children }) => bold(inline(children)),
paragraph: ({ children }) => inline(children),
list({ ordered, children }) {
return children.map((item, index) => {
const marker = ordered ? `${index + 1}. ` : "- ";
return marker + indented(blocks(item.children, "\n"), " ".repeat(marker.length)).trimStart();
}).join("\n");
},
table,
code({ value, language }) {
const shown = (0, _code_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(value);
return indented(language === "diff" ? paintedDiff(shown) : shown, "    ");
},
alert: ({ severity, children }) => indented(blocks(children), `${severities[severity]("\u2502")} `),
chart: ({ parts }) => parts.map(({ status, cells }) => paints[status]((color ? "\u2588" : shapes[status]).repeat(cells))).join(""),
divider: () => dim("\u2500".repeat(40)),
markdown: ({ parts }) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(parts.map(({ kind, text }) => kind === "value" ? (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(text) : text).join("")).trim(),
section: ({ title, fold, children }) => fold === "closed" && !showsFolds ? "" : `${bold(inline(title))}\n\n${indented(blocks(children), "  ")}`
};
return (root) => `${blocks(root.children)}\n`;
}
})
};
;
