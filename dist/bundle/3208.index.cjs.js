"use strict";
exports.id = 3208;
exports.ids = [3208];
exports.modules = { 63208: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
i: () => chats_exports,
n: () => chatKinds,
r: () => chats,
t: () => chatKindOfHost
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6741);
var _link_target_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77275);
var _text_columns_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66476);
var _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24228);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47931);
var _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49719);
const broken$2 = (match) => match + "\u2060";
function withoutAutoLinks(text) {
return text.replace(/@/g, broken$2).replace(/#(?=[\p{L}\p{N}]|$)/gu, broken$2).replace(/:(?=\/\/|[\w+-]+:)/g, broken$2).replace(/www(?=\.)/gi, broken$2);
}
const pairs = {
"*": "\u2217",
_: "\u02cd",
"~": "\u223c",
"`": "\u02cb"
};
const lookAlike = (character) => pairs[character] ?? character;
const withoutBackticks = (text) => text.replace(/`/g, lookAlike);
const withoutMarks = (text) => text.replace(/[~`]|(?<! )\*|\*(?! )|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, lookAlike);
const withoutFences = (text) => text.replace(/``(?=`)/g, `\`\u2060`.repeat(2));
function plainInline(nodes) {
return nodes.map((node) => {
if ("children" in node) return plainInline(node.children);
if (node.type === "break") return " ";
if (node.type !== "badge") return (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(node.value);
return node.value === "" ? _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.n[node.status] : `${_status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.n[node.status]} ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(node.value)}`;
}).join("");
}
const tableFacts = (head, row) => row.map((value, column) => ({
label: head[column] ?? [],
value
}));
const chatFactLine = ({ label, value }) => [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Pt)(label),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Ft)(" "),
...value
];
function isNothing(cell) {
const [only, ...others] = cell;
return only === void 0 || others.length === 0 && only.type === "text" && /^\u2013?$/.test(only.value);
}
const shortLabel = (label) => label.map((node) => node.type === "badge" ? {
...node,
value: ""
} : node);
function tableLines({ align, head, rows }) {
return rows.map((row) => {
const [first = {
label: [],
value: []
}, ...others] = tableFacts(head, row);
const told = others.map(({ label, value }, index) => {
if (isNothing(value)) return [];
return align[index + 1] === "right" && label.length > 0 ? [
...shortLabel(label),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Ft)(" "),
...value
] : value;
});
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Et)([{
type: "strong",
children: first.value
}], ...told);
});
}
function monospacedTable({ align, head, rows }, limit) {
const cells = [head.map((cell) => plainInline(shortLabel(cell))), ...rows.map((row) => row.map(plainInline))];
const widths = head.map((_, column) => cells.reduce((width, row) => Math.max(width, (0, _text_columns_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(row[column] ?? "")), 0));
const parts = [];
let part = "";
for (const row of cells) {
const line = row.map((cell, column) => (0, _text_columns_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(cell, widths[column] ?? 0, align[column] ?? "left")).join("  ").trimEnd();
if (part !== "" && part.length + line.length >= limit) {
parts.push(part);
part = "";
}
part += part === "" ? line : `\n${line}`;
}
return [...parts, part];
}
const discordText = (value) => withoutAutoLinks((0, _link_target_mjs__WEBPACK_IMPORTED_MODULE_3__.a)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(value))).replace(/[\\`*~|<[\]]/g, "\\$&").replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, "\\_").replace(/^( ?)([->#+.])/, "$1\\$2").replace(/^( ?\d+)\.(?= |$)/, "$1\\.");
const codeBlock$1 = (value, language = "") => `\`\`\`${language}\n${withoutFences(value)}\n\`\`\``;
const maximumTablePart$1 = 3e3;
const discordDialect = {
text: discordText,
strong: (content) => `**${content}**`,
emphasis: (content) => `*${content}*`,
code: (value) => value.trim() === "" ? "" : `\`${withoutBackticks(value).replace(/\\$/, `\\\u2060`)}\``,
link: (url, label) => `[${label}](${url})`,
heading: (content) => `**${content}**`,
codeBlock: codeBlock$1,
table: (table) => monospacedTable(table, maximumTablePart$1).map((part) => codeBlock$1(part)),
bullet: "- ",
indentation: "  ",
divider: "\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500"
};
const maximumLength = 1500;
function webAddress(url) {
const target = url === void 0 ? void 0 : (0, _link_target_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(url);
if (target === void 0 || target.length > maximumLength || !/^https?:\/\/[^/]/i.test(target)) return void 0;
return URL.canParse(target) ? target : void 0;
}
const maximumTitle$1 = 60;
const maximumHeadline = 130;
function messageFirstLine({ mark, title, titleUrl, headline }) {
const name = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(title).trim(), maximumTitle$1);
const outcome = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(headline).trim(), maximumHeadline);
const start = [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.xt)(mark), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Ft)(" ")];
if (name === "") return [...start, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Ft)(outcome)];
return [
...start,
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.jt)(webAddress(titleUrl), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Ft)(name)),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Ft)(outcome === "" ? "" : `: ${outcome}`)
];
}
const previewOf = (message) => plainInline(messageFirstLine(message)).trim();
const besideMarks = (before, behind) => /[`*_]$/.test(before) && before.at(-1) === behind[0] ? before + "\u2060" + behind : before + behind;
const without = (type, nodes) => nodes.flatMap((node) => {
if (node.type !== "strong" && node.type !== "emphasis" && node.type !== "small") return [node];
const children = without(type, node.children);
return node.type === type ? children : [{
...node,
children
}];
});
function messageInline(nodes, dialect) {
const inline = (children) => children.reduce((line, node) => besideMarks(line, (0, _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(handlers, node)), "");
function marked(children, mark) {
const shown = inline(children);
const content = shown.trim();
return content === "" ? shown : shown.replace(content, () => mark(content));
}
const handlers = {
text: ({ value }) => dialect.text(value),
strong: ({ children }) => marked(without("strong", children), dialect.strong),
emphasis: ({ children }) => marked(without("emphasis", children), dialect.emphasis),
small: ({ children }) => inline(children),
break: () => "\n",
inlineCode: ({ value }) => dialect.code((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(value)),
link({ url, children }) {
const target = webAddress(url);
const label = plainInline(children).trim();
return target === void 0 || label === "" ? inline(children) : dialect.link(target, dialect.text(label));
},
badge: ({ status, value }) => value === "" ? _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.n[status] : `${_status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.n[status]} ${dialect.text(value)}`
};
return inline(nodes);
}
const maximumLine = 300;
function foldPreview(blocks, maximumLines) {
const budget = { lines: maximumLines };
const shown = previews(blocks, budget);
return budget.lines < 0 ? [...shown, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Ft)("\u2026"))] : shown;
}
const previews = (blocks, budget) => blocks.flatMap((block) => preview(block, budget));
function takeLine(budget) {
budget.lines -= 1;
return budget.lines >= 0;
}
const takeLines = (items, budget) => {
const taken = items.slice(0, Math.max(0, budget.lines));
budget.lines -= items.length;
return taken;
};
function preview(block, budget) {
switch (block.type) {
case "divider": return [];
case "chart": return takeLine(budget) ? [block] : [];
case "heading":
case "paragraph": return takeLine(budget) ? [{
...block,
children: shortLine(block.children)
}] : [];
case "markdown": return takeLine(budget) ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Ft)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(block.parts.map((part) => part.text).join(""), maximumLine)))] : [];
case "code": {
const lines = takeLines(block.value.split("\n"), budget).map((line) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(line, maximumLine));
return lines.length === 0 ? [] : [{
...block,
value: lines.join("\n")
}];
}
case "table": {
const rows = takeLines(block.rows, budget).map((row) => row.map(shortLine));
return rows.length === 0 ? [] : [{
...block,
rows,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ facts: block.facts?.slice(0, rows.length) })
}];
}
case "list": {
const children = block.children.map((item) => ({
...item,
children: previews(item.children, budget)
})).filter((item) => item.children.length > 0);
return children.length === 0 ? [] : [{
...block,
children
}];
}
case "alert":
case "section": {
if (!takeLine(budget)) return [];
const children = previews(block.children, budget);
return children.length === 0 ? [] : [{
...block,
children
}];
}
}
}
function shortLine(nodes) {
const plain = plainInline(nodes);
return plain.length <= maximumLine ? nodes : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Ft)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(plain, maximumLine))];
}
const previewLines$1 = 3;
const piece = (text, kind = "block") => ({
kind,
text,
isTight: false
});
const below = ([first, ...rest]) => first === void 0 ? [] : [{
...first,
isTight: true
}, ...rest];
const withoutSpaces = (line) => line.replace(/^ +|(?<! ) +$/g, "");
const factsLine = ({ head, rows: [row = []] }) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Et)(...tableFacts(head, row).map(({ label, value }) => label.length === 0 ? value : [
...label,
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Ft)(" "),
...value
]));
function piecesOf(blocks, dialect) {
const inline = (nodes) => messageInline(nodes, dialect);
const pieces = (nodes) => nodes.flatMap((node) => (0, _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(blockHandlers, node));
function paragraph(nodes) {
const shown = withoutSpaces(inline(nodes));
return shown.trim() === "" ? [] : [piece(shown, "line")];
}
function heading(nodes) {
const shown = withoutSpaces(inline(without("strong", nodes)));
return shown.trim() === "" ? [] : [piece(dialect.heading(shown))];
}
function item({ children }, marker) {
const [first, ...rest] = pieces(children);
const isLine = first?.kind === "line";
const inside = (isLine ? rest : [first, ...rest]).filter((part) => part !== void 0);
return [{
kind: "item",
text: marker + (isLine ? first.text : ""),
isTight: true
}, ...inside.map((part) => {
const shown = part.kind === "item" ? dialect.indentation + part.text : part.text;
return {
...part,
text: shown,
isTight: true
};
})];
}
const blockHandlers = {
heading: ({ children }) => heading(children),
paragraph: ({ children }) => paragraph(children),
list({ ordered, children }) {
const [first, ...rest] = children.flatMap((child, index) => item(child, ordered ? `${index + 1}. ` : dialect.bullet));
return first === void 0 ? [] : [{
...first,
isTight: false
}, ...rest];
},
table(table) {
if (table.facts !== void 0) return [piece(table.facts.map((fact) => inline(chatFactLine(fact))).join("\n"))];
if (table.head.length === 0) return [];
return table.rows.length === 1 ? paragraph(factsLine(table)) : dialect.table(table, inline).map((part) => piece(part));
},
code({ value, language = "" }) {
const shown = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(value).replace(/^\n+/, "").trimEnd();
return shown === "" ? [] : below([piece(dialect.codeBlock(shown, language))]);
},
alert: ({ severity, children }) => [piece(dialect.heading(_status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.t[severity])), ...below(pieces(children))],
chart: ({ parts }) => paragraph(parts.map(({ status, cells }) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Ft)(_status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.r[status].repeat(cells)))),
divider: () => [piece(dialect.divider, "divider")],
markdown: ({ parts }) => paragraph(parts.map((part) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Ft)(part.text))),
section({ title, fold, isDetail, children }) {
if (isDetail) return [];
const inside = pieces(fold === "closed" ? foldPreview(children, previewLines$1) : children);
return inside.length === 0 ? [] : [...heading(title), ...below(inside)];
}
};
return pieces(blocks);
}
function packPieces(pieces, limit) {
const packs = [];
let pack = "";
for (const { text: shown, isTight } of pieces) {
const separator = isTight ? "\n" : "\n\n";
if (pack === "") pack = shown;
else if (pack.length + separator.length + shown.length <= limit) pack += separator + shown;
else {
packs.push(pack);
pack = shown;
}
}
return pack === "" ? packs : [...packs, pack];
}
function openableLinks(links) {
const shown = new Map();
for (const { label, url } of links) {
const target = webAddress(url);
if (target !== void 0 && !shown.has(target)) shown.set(target, {
label,
url: target
});
}
return [...shown.values()];
}
function linkPieces(links, dialect) {
const shown = openableLinks(links).map(({ label, url }) => dialect.link(url, dialect.text(label)));
return shown.length === 0 ? [] : [piece(shown.join(" · "), "line")];
}
const statusColors = {
successful: 1736503,
failed: 13574702,
incomplete: 12743936,
skipped: 9213343,
cancelled: 10118912,
running: 616922,
unknown: 8540383
};
const hexColor = (status) => `#${statusColors[status].toString(16).padStart(6, "0")}`;
const maximumEmbeds = 10;
const maximumTitle = 256;
const maximumDescription = 4096;
const maximumCharacters$2 = 6e3;
const maximumContent = 2e3;
const shownTitle = 120;
const shownUrl = 800;
function allowedMentions({ mentions }) {
const ids = (wanted) => mentions.filter(({ kind }) => kind === wanted).map(({ id }) => id);
return {
parse: [],
users: ids("user"),
roles: ids("group")
};
}
const mentionLine$2 = ({ mentions }) => mentions.map(({ id, kind }) => kind === "user" ? `<@${id}>` : `<@&${id}>`).join(" ");
function titleOf(message) {
const preview = previewOf(message);
const title = discordText(preview);
return title.length <= maximumTitle ? title : discordText((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(preview, shownTitle));
}
function contextPieces({ context }) {
const shown = messageInline(context, discordDialect).trim();
return shown === "" ? [] : [piece(`-# ${shown}`, "line")];
}
function render$2(message) {
const [first, ...rest] = packPieces([
...contextPieces(message),
...piecesOf([...message.items, ...message.root.children], discordDialect),
...linkPieces(message.links, discordDialect)
], maximumDescription);
const color = statusColors[message.status];
const url = webAddress(message.titleUrl);
const titled = {
title: titleOf(message),
color,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
url,
description: first
})
};
const mentions = mentionLine$2(message);
return {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ content: mentions === "" ? void 0 : mentions }),
embeds: [titled, ...rest.map((description) => ({
description,
color
}))],
allowed_mentions: allowedMentions(message)
};
}
const charactersIn$2 = ({ embeds = [] }) => embeds.reduce((sum, { title = "", description = "" }) => sum + title.length + description.length, 0);
function fits$1(payload) {
const { content = "", embeds = [] } = payload;
return content.length <= maximumContent && embeds.length <= maximumEmbeds && charactersIn$2(payload) <= maximumCharacters$2 && embeds.every(({ title = "", description = "" }) => title.length <= maximumTitle && description.length <= maximumDescription);
}
const discord = {
title: "Discord",
hosts: [/(^|\.)discord(app)?\.com$/],
parameters: { wait: "true" },
mentions: {
expected: "a user or a role of Discord, such as \"<@80351110224678912>\" or \"<@&165511591545143296>\"",
example: "<@&165511591545143296>",
parse(name) {
const [, sign, id] = /^<@(&?)(\d{15,20})>$/.exec(name) ?? [];
return id === void 0 ? void 0 : {
id,
kind: sign === "" ? "user" : "group"
};
}
},
hints: [[/\bthread_(?:id|name)\b/, "For a forum channel, append \"?thread_id=\" and the id of a thread to the URL."]],
retryAfterSeconds: ({ fields }) => typeof fields.retry_after === "number" ? fields.retry_after : void 0,
render: render$2,
fits: (payload) => fits$1(payload),
sizeOf: (payload) => ({
used: charactersIn$2(payload),
maximum: maximumCharacters$2,
unit: "characters"
}),
plain(message) {
const link = openableLinks(message.links).find(({ url }) => url.length <= shownUrl);
return {
content: [
discordDialect.strong(titleOf(message)),
mentionLine$2(message),
...link === void 0 ? [] : [discordDialect.link(link.url, link.label)]
].filter((line) => line !== "").join("\n"),
allowed_mentions: allowedMentions(message)
};
}
};
const withoutMentions = (text) => text.replace(/<(?=\/?at\b|users\/)/gi, `<\u2060`);
const withoutFunctions = (text) => text.replace(/\{(?=\{(?:DATE|TIME)\()/g, `{\u2060`);
const cardText = (text) => withoutMentions(withoutAutoLinks((0, _link_target_mjs__WEBPACK_IMPORTED_MODULE_3__.a)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(text))));
const cardCodeText = (value) => withoutMentions((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(value).replace(/(?<!\n)\n+$/, ""));
const markdownText = (parts) => cardText(parts.map(({ text }) => text).join("")).trim();
function cardLink(url) {
const target = (0, _link_target_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(url);
return target !== void 0 && /^(?:https?|mailto):/i.test(target) ? target : void 0;
}
const references = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
"\"": "&quot;"
};
const escapeCardHtml = (text) => cardText(text).replace(/[&<>"]/g, (character) => references[character] ?? character);
const handlers$3 = {
text: ({ value }) => escapeCardHtml(value),
strong: ({ children }) => `<b>${cardHtml(children)}</b>`,
emphasis: ({ children }) => `<i>${cardHtml(children)}</i>`,
small: ({ children }) => cardHtml(children),
break: () => "<br>",
inlineCode: ({ value }) => escapeCardHtml(value),
link({ url, children }) {
const target = cardLink(url);
const shown = cardHtml(children);
return target === void 0 ? shown : `<a href="${target.replace(/&/g, "&amp;")}">${shown}</a>`;
},
badge: ({ status, value }) => value === "" ? _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.n[status] : `${_status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.n[status]} ${escapeCardHtml(value)}`
};
const cardHtml = (nodes) => nodes.map((node) => (0, _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(handlers$3, node)).join("");
function cardCode(value) {
const shown = cardCodeText(value).replace(/`(?=``)/g, (backtick) => backtick + "\u2060");
return shown === "" ? "" : `\`\`\`\n${shown}\n\`\`\``;
}
const paragraph = (html) => html.trim() === "" ? [] : [{ textParagraph: { text: html } }];
const colors = {
note: "#1a73e8",
tip: "#188038",
important: "#9334e6",
warning: "#e37400",
caution: "#d93025"
};
const previewLines = 3;
const indentation = "\xA0\xA0\xA0\xA0";
function listParts({ ordered, children }, indent) {
return children.flatMap((item, index) => {
const marker = ordered ? `${index + 1}. ` : "\u2022 ";
return item.children.flatMap((block, position) => {
if (block.type === "list") return listParts(block, indent + indentation);
if (block.type !== "paragraph") return widgetsOf(block);
return [`${indent}${position === 0 ? marker : indentation}${cardHtml(block.children)}`];
});
});
}
function list(node) {
const widgets = [];
let lines = [];
const endParagraph = () => {
widgets.push(...paragraph(lines.join("<br>")));
lines = [];
};
for (const part of listParts(node, "")) {
if (typeof part === "string") {
lines.push(part);
continue;
}
endParagraph();
widgets.push(part);
}
endParagraph();
return widgets;
}
const handlers$2 = {
heading: ({ children }) => paragraph(`<b>${cardHtml(children)}</b>`),
paragraph: ({ children }) => paragraph(cardHtml(children)),
list,
table(table) {
const [row, ...others] = table.rows;
if (row === void 0) return [];
if (table.facts !== void 0) return paragraph(table.facts.map((fact) => cardHtml(chatFactLine(fact))).join("<br>"));
if (others.length > 0) return paragraph(tableLines(table).map(cardHtml).join("<br>"));
return paragraph(tableFacts(table.head, row).map(({ label, value }) => `${cardHtml(label)} <b>${cardHtml(value)}</b>`).join(" · "));
},
code({ value }) {
const text = cardCode(value);
return text === "" ? [] : [{ textParagraph: {
text,
textSyntax: "MARKDOWN"
} }];
},
alert: ({ severity, children }) => [...paragraph(`<b><font color="${colors[severity]}">${_status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.t[severity]}</font></b>`), ...cardWidgets(children)],
chart: ({ parts }) => paragraph(parts.map(({ status, cells }) => _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.r[status].repeat(cells)).join("")),
divider: () => [{ divider: {} }],
markdown: ({ parts }) => paragraph(escapeCardHtml(markdownText(parts))),
section({ title, fold, isDetail, children }) {
if (isDetail) return [];
const widgets = cardWidgets(fold === "closed" ? foldPreview(children, previewLines) : children);
return widgets.length === 0 ? [] : [...paragraph(`<b>${cardHtml(title)}</b>`), ...widgets];
}
};
const widgetsOf = (node) => (0, _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(handlers$2, node);
const cardWidgets = (nodes) => nodes.flatMap(widgetsOf);
const maximumWidgets = 100;
const bytesOf$1 = (payload) => Buffer.byteLength(JSON.stringify(payload));
const grey = "#5f6368";
const section$1 = (fields) => fields.widgets.length === 0 ? [] : [fields];
function sectionsOf(nodes) {
const sections = [];
let between = [];
const endBetween = () => {
sections.push(...section$1({ widgets: cardWidgets(between) }));
between = [];
};
for (const node of nodes) {
if (node.type !== "section") {
between.push(node);
continue;
}
endBetween();
const header = cardHtml(node.title);
const closed = node.fold === "closed" ? { collapsible: true } : {};
sections.push(...section$1({
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ header: header === "" ? void 0 : header }),
...closed,
widgets: cardWidgets(node.children)
}));
}
endBetween();
return sections;
}
const isClosed = (node) => node.type === "section" && node.fold === "closed";
const cardSections = ({ children }) => [...sectionsOf(children.filter((node) => !isClosed(node))), ...sectionsOf(children.filter(isClosed))];
const textParagraph = (html) => html.trim() === "" ? [] : [{ textParagraph: { text: html } }];
function top$1(chat) {
const context = cardHtml(chat.context);
return [...textParagraph(`<b>${cardHtml(messageFirstLine(chat))}</b>`), ...context.trim() === "" ? [] : textParagraph(`<font color="${grey}">${context}</font>`)];
}
function buttons$1({ links }) {
const shown = openableLinks(links).map(({ label, url }) => ({
text: label,
onClick: { openLink: { url } }
}));
return shown.length === 0 ? [] : [{ widgets: [{ buttonList: { buttons: shown } }] }];
}
function message$1(chat, sections) {
const mentions = chat.mentions.map(({ id }) => `<users/${id}>`).join(" ");
return {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ text: mentions === "" ? void 0 : mentions }),
fallbackText: cardText(previewOf(chat)),
cardsV2: [{
cardId: "build-report",
card: { sections: [
{ widgets: [...top$1(chat), ...cardWidgets(chat.items)] },
...sections,
...buttons$1(chat)
] }
}]
};
}
const googleChat = {
title: "Google Chat",
hosts: [/^chat\.googleapis\.com$/],
mentions: {
expected: "a user of Google Chat with the number of the account, such as \"<users/123456789012345678901>\"",
example: "<users/123456789012345678901>",
parse(name) {
const [, id] = /^<users\/(\d{5,30})>$/.exec(name) ?? [];
return id === void 0 ? void 0 : {
id,
kind: "user"
};
}
},
hints: [[/\bAPI key\b/i, "Copy the complete URL of the webhook, including its key and token."]],
render: (chat) => message$1(chat, cardSections(chat.root)),
fits(payload) {
const { cardsV2 } = payload;
return cardsV2.reduce((all, { card }) => card.sections.reduce((sum, { widgets }) => sum + widgets.length, all), 0) <= maximumWidgets && bytesOf$1(payload) <= 3e4;
},
sizeOf: (payload) => ({
used: bytesOf$1(payload),
maximum: 3e4,
unit: "bytes"
}),
plain: (chat) => message$1({
...chat,
context: [],
items: []
}, [])
};
const broken$1 = (match) => match + "\u2060";
const mattermostText = (value) => (0, _link_target_mjs__WEBPACK_IMPORTED_MODULE_3__.i)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(value).replace(/[#~](?=[\p{L}\p{N}]|$)/gu, broken$1));
const withoutCommands = (code) => code.replace(code.includes("|") ? /</g : /<(?=[!@#])/g, broken$1);
const code = (value) => value.trim() === "" || value.includes("|") ? mattermostText(value) : (0, _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.a)(withoutCommands(value));
const delimiters = {
left: ":--",
center: ":-:",
right: "--:"
};
const row = (cells) => `| ${cells.join(" | ")} |`;
const mattermostDialect = {
text: mattermostText,
strong: (content) => `**${content}**`,
emphasis: (content) => `*${content}*`,
code,
link: (url, label) => `[${label}](${url.replace(/&/g, "&amp;")})`,
heading: (content) => `##### ${content}`,
codeBlock(value, language) {
const fence = (0, _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(value);
return `${fence}${language}\n${withoutCommands(value)}\n${fence}`;
},
table: ({ align, head, rows }, inline) => {
const line = (cell) => inline(cell).replace(/\n/g, " ");
return [[
head.map(line),
align.map((side) => delimiters[side]),
...rows.map((cells) => cells.map(line))
].map(row).join("\n")];
},
bullet: "- ",
indentation: "  ",
divider: "---"
};
const maximumCharacters$1 = 16383;
const mentionLine$1 = ({ mentions }) => mentions.map(({ id }) => `@${id}`).join(" ");
const inline$1 = (nodes) => messageInline(nodes, mattermostDialect);
function render$1(message) {
const context = inline$1(message.context).trim();
const [text = ""] = packPieces([
piece(mattermostDialect.strong(inline$1(messageFirstLine(message))), "line"),
...context === "" ? [] : [{
...piece(context, "line"),
isTight: true
}],
...piecesOf([...message.items, ...message.root.children], mattermostDialect),
...linkPieces(message.links, mattermostDialect)
], Number.POSITIVE_INFINITY);
const mentions = mentionLine$1(message);
return {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ text: mentions === "" ? void 0 : mentions }),
attachments: [{
color: hexColor(message.status),
fallback: mattermostText(previewOf(message)),
text
}]
};
}
const charactersIn$1 = ({ text = "", attachments = [] }) => attachments.reduce((sum, attachment) => sum + attachment.text.length + attachment.fallback.length, text.length);
const wholeChannels = [
"all",
"channel",
"here"
];
const mattermost = {
title: "Mattermost",
hosts: [],
mentions: {
expected: "a user or a group of Mattermost, such as \"@jane\" or \"@payments-team\", not a whole channel",
example: "@payments-team",
parse(name) {
const [, id] = /^@([a-z][a-z\d._-]{0,63})$/.exec(name) ?? [];
return id === void 0 || wholeChannels.includes(id) ? void 0 : {
id,
kind: "user"
};
}
},
hints: [[/\b(?:invalid webhook|disabled)\b/i, "Create a new webhook and use its URL, or ask an administrator to allow incoming webhooks."]],
render: render$1,
fits: (payload) => charactersIn$1(payload) <= maximumCharacters$1,
sizeOf: (payload) => ({
used: charactersIn$1(payload),
maximum: maximumCharacters$1,
unit: "characters"
}),
plain(message) {
const [link] = openableLinks(message.links);
return { text: [
mattermostText(previewOf(message)),
mentionLine$1(message),
...link === void 0 ? [] : [mattermostDialect.link(link.url, link.label)]
].filter((line) => line !== "").join("\n") };
}
};
const entities = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;"
};
const escapeControls = (text) => text.replace(/[&<>]/g, (character) => entities[character] ?? character);
const slackText = (value) => escapeControls(withoutMarks(withoutAutoLinks((0, _link_target_mjs__WEBPACK_IMPORTED_MODULE_3__.a)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(value)))).replace(/^ ?>/, (start) => "\u2060" + start));
const maximumTablePart = 2400;
const codeBlock = (value) => `\`\`\`\n${escapeControls(withoutFences(value))}\n\`\`\``;
const slackDialect = {
text: slackText,
strong: (content) => `*${content}*`,
emphasis: (content) => `_${content}_`,
code: (value) => value.trim() === "" ? "" : `\`${escapeControls(withoutBackticks(value))}\``,
link: (url, label) => `<${escapeControls(url)}|${label}>`,
heading: (content) => `*${content}*`,
codeBlock,
table: (table) => monospacedTable(table, maximumTablePart).map(codeBlock),
bullet: "\u2022 ",
indentation: "    ",
divider: "\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500"
};
const maximumBlocks = 50;
const maximumSection = 3e3;
const maximumCharacters = 13e3;
const section = (text) => ({
type: "section",
text: {
type: "mrkdwn",
text,
verbatim: true
},
expand: true
});
const contextBlock = (text) => ({
type: "context",
elements: [{
type: "mrkdwn",
text,
verbatim: true
}]
});
const mentionText = ({ id, kind }) => kind === "user" ? `<@${id}>` : `<!subteam^${id}>`;
const mentionLine = ({ mentions }) => mentions.map(mentionText).join(" ");
const inline = (nodes) => messageInline(nodes, slackDialect);
function top(message) {
const context = inline(message.context).trim();
return [section(slackDialect.strong(inline(messageFirstLine(message)))), ...context === "" ? [] : [contextBlock(context)]];
}
function itemSection({ children }) {
const text = inline(children).trim();
return text === "" ? [] : [section(text)];
}
function sections(pieces) {
const blocks = [];
let run = [];
const flush = () => {
for (const text of packPieces(run, maximumSection)) blocks.push(section(text));
run = [];
};
for (const piece of pieces) if (piece.kind === "divider") {
flush();
blocks.push({ type: "divider" });
} else run.push(piece);
flush();
return blocks;
}
function buttons({ links }) {
const elements = openableLinks(links).map(({ label, url }) => ({
type: "button",
text: {
type: "plain_text",
text: label,
emoji: false
},
url
}));
return elements.length === 0 ? [] : [{
type: "actions",
elements
}];
}
function render(message) {
const preview = slackText(previewOf(message));
const mentions = mentionLine(message);
const blocks = [
...top(message),
...message.items.flatMap(itemSection),
...sections(piecesOf(message.root.children, slackDialect)),
...buttons(message)
];
return {
...mentions === "" ? {} : {
text: `${preview} ${mentions}`,
blocks: [section(mentions)]
},
unfurl_links: false,
unfurl_media: false,
attachments: [{
color: hexColor(message.status),
fallback: preview,
blocks
}]
};
}
function lengthOf(block) {
if (block.type === "section") return within(block.text?.text ?? "", maximumSection);
if (block.type !== "context") return 0;
return block.elements.map((element) => "text" in element ? within(element.text, maximumSection) : void 0).reduce((sum, length) => sum === void 0 || length === void 0 ? void 0 : sum + length, 0);
}
const within = (text, limit) => text !== "" && text.length <= limit ? text.length : void 0;
const blocksOf = ({ blocks = [], attachments = [] }) => [...blocks, ...attachments.flatMap((attachment) => attachment.blocks ?? [])];
const charactersIn = (payload) => blocksOf(payload).reduce((sum, block) => sum + (lengthOf(block) ?? 0), payload.text?.length ?? 0);
function fits(payload) {
const blocks = blocksOf(payload);
return blocks.every((block) => lengthOf(block) !== void 0) && blocks.length <= maximumBlocks && charactersIn(payload) <= maximumCharacters;
}
const errorCode = /^[a-z]+(?:_[a-z]+)+$/;
const slack = {
title: "Slack",
hosts: [/^hooks\.slack(-gov)?\.com$/],
mentions: {
expected: "a user or a group of Slack, such as \"<@U012AB3CD>\" or \"<!subteam^S012AB3CD>\"",
example: "<!subteam^S012AB3CD>",
parse(name) {
const [, user, group] = /^<(?:@([UW][A-Z0-9]{2,20})|!subteam\^(S[A-Z0-9]{2,20}))>$/.exec(name) ?? [];
if (user !== void 0) return {
id: user,
kind: "user"
};
return group === void 0 ? void 0 : {
id: group,
kind: "group"
};
}
},
hints: [
[/^(?:no_service|no_service_id|no_active_hooks|invalid_token|no_team|team_disabled)$/, "The webhook was removed or disabled. Create a new one and use its URL."],
[/^(?:channel_not_found|channel_is_archived|user_not_found)$/, "The channel was removed or archived. Choose another channel for the webhook."],
[/^(?:action_prohibited|posting_to_general_channel_denied|restricted_action)$/, "The channel restricts who may post. Ask an administrator, or choose another channel."]
],
statusInBody({ message, fields }) {
if (/^rate_?limited$/.test(message)) return 429;
return fields.ok === false || errorCode.test(message) ? 400 : void 0;
},
render,
fits: (payload) => fits(payload),
sizeOf: (payload) => ({
used: charactersIn(payload),
maximum: maximumCharacters,
unit: "characters"
}),
plain(message) {
const [link] = openableLinks(message.links);
const line = link === void 0 ? "" : `\n${slackDialect.link(link.url, link.label)}`;
return {
text: [slackText(previewOf(message)), mentionLine(message)].filter((part) => part !== "").join(" ") + line,
unfurl_links: false,
unfurl_media: false
};
}
};
function run(text, style) {
const shown = withoutFunctions(text);
if (shown === "") return [];
return [Object.keys(style).length === 0 ? shown : {
type: "TextRun",
text: shown,
...style
}];
}
const handlers$1 = {
text: ({ value }, style) => run(cardText(value), style),
strong: ({ children }, style) => textRuns(children, {
...style,
weight: "bolder"
}),
emphasis: ({ children }, style) => textRuns(children, {
...style,
italic: true
}),
small: ({ children }, style) => textRuns(children, {
...style,
size: "small",
isSubtle: true
}),
break: (_node, style) => run("\n", style),
inlineCode: ({ value }, style) => run(withoutMentions((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(value)), {
size: "small",
...style,
fontType: "monospace"
}),
link({ url, children }, style) {
const target = cardLink(url);
return textRuns(children, target === void 0 ? style : {
...style,
selectAction: {
type: "Action.OpenUrl",
url: target
}
});
},
badge: ({ status, value }, style) => run(value === "" ? _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.n[status] : `${_status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.n[status]} ${cardText(value)}`, style)
};
function joined(runs) {
const whole = [];
for (const run of runs) {
const last = whole.at(-1);
if (typeof run === "string" && typeof last === "string") whole[whole.length - 1] = last + run;
else whole.push(run);
}
return whole;
}
const textRuns = (nodes, style = {}) => joined(nodes.flatMap((node) => (0, _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(handlers$1, node, style)));
const codeStyle = {
fontType: "monospace",
size: "small"
};
const diffColor = (line) => line.startsWith("-") ? "attention" : line.startsWith("+") ? "good" : void 0;
const withSpaces = (text) => text.replace(/\t/g, "    ").replace(/ (?= )|^ /gm, "\xA0");
function codeRuns(value, language) {
const shown = withSpaces(cardCodeText(value));
if (language !== "diff") return run(shown, codeStyle);
const parts = [];
for (const line of shown.split("\n")) {
const color = diffColor(line);
const last = parts.at(-1);
if (last !== void 0 && last.color === color) last.lines.push(line);
else parts.push({
color,
lines: [line]
});
}
return parts.flatMap(({ color, lines }, index) => run(lines.join("\n") + (index < parts.length - 1 ? "\n" : ""), color === void 0 ? codeStyle : {
...codeStyle,
color
}));
}
const richText = (inlines, spacing) => inlines.length === 0 ? [] : [{
type: "RichTextBlock",
inlines,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ spacing })
}];
const broken = (match) => match + "\u2060";
const literalMarkdown = (text) => withoutFunctions(withoutMarks(cardText(text))).replace(/\\(?=[!-/:-@[-`{-~])/g, broken).replace(/\](?=[([:])/g, broken).replace(/&(?=#?\w+;)/g, broken).replace(/<(?=[a-z/!?])/gi, broken).replace(/^ ?(?=[-+*#>=]|\d+[.)](?: |$))/, "\u2060");
const columnsOfFacts = 3;
const factColors = {
successful: "good",
failed: "attention",
flaky: "warning"
};
function factStyle(label, value) {
const [head] = label;
const color = head?.type === "badge" && !isNothing(value) ? factColors[head.status] : void 0;
return {
size: "medium",
weight: "bolder",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ color })
};
}
function facts(head, row) {
const columns = tableFacts(head, row).map(({ label, value }) => [...richText(textRuns(value, factStyle(label, value))), ...richText(textRuns(label, {
size: "small",
isSubtle: true
}), "none")]);
return Array.from({ length: Math.ceil(columns.length / columnsOfFacts) }, (_, line) => ({
type: "ColumnSet",
columns: Array.from({ length: columnsOfFacts }, (_, index) => ({
type: "Column",
width: "stretch",
items: columns[line * columnsOfFacts + index] ?? []
}))
}));
}
const maximumCells = 120;
const maximumWidth = 50;
const minimumColumn = 5;
const widthOf = (runs) => runs.reduce((width, run) => width + (0, _text_columns_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(typeof run === "string" ? run : run.text), 0);
function grid({ align, head, rows }) {
if ((rows.length + 1) * head.length > maximumCells) return void 0;
const cells = [head.map(shortLabel), ...rows].map((row) => row.map((cell) => textRuns(cell)));
const widths = head.map((_, column) => cells.reduce((width, row) => Math.max(width, widthOf(row[column] ?? [])), minimumColumn));
if (widths.reduce((sum, width) => sum + width, 0) > maximumWidth) return void 0;
return {
type: "Table",
showGridLines: false,
columns: widths.map((width, column) => ({
width,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ horizontalCellContentAlignment: align[column] === "right" ? "right" : void 0 })
})),
rows: cells.map((row) => ({
type: "TableRow",
cells: row.map((runs) => ({
type: "TableCell",
items: richText(runs)
}))
}))
};
}
const factSet = (facts) => ({
type: "FactSet",
facts: facts.map(({ label, value }) => ({
title: literalMarkdown(label),
value: literalMarkdown(plainInline(value))
}))
});
function tableElements(table) {
const [row, ...others] = table.rows;
if (row === void 0) return [];
if (table.facts !== void 0) return [factSet(table.facts)];
if (others.length === 0) return facts(table.head, row);
const columns = grid(table);
return columns === void 0 ? tableLines(table).flatMap((line) => richText(textRuns(line), "small")) : [columns];
}
const container = (style, items) => items.length === 0 ? [] : [{
type: "Container",
style,
items
}];
const boxes = {
note: "accent",
tip: "good",
important: "accent",
warning: "warning",
caution: "attention"
};
function listItem(item, marker, place) {
const [first, ...others] = item.children;
if (first?.type === "paragraph" && others.length === 0) return richText(textRuns([{
type: "text",
value: marker
}, ...first.children]), "small");
const items = elementsOf(item.children, place);
if (items.length === 0) return [];
return [{
type: "ColumnSet",
spacing: "small",
columns: [{
type: "Column",
width: "auto",
items: richText([marker.trim()])
}, {
type: "Column",
width: "stretch",
items
}]
}];
}
const titles = [{
size: "large",
weight: "bolder"
}, {
size: "medium",
weight: "bolder"
}];
const smallTitle = { weight: "bolder" };
const foldedLines = 20;
const maximumActionTitle = 100;
function linesOf(nodes) {
const lines = [[]];
for (const node of nodes) if (node.type === "break") lines.push([]);
else lines.at(-1)?.push(node);
return lines;
}
const handlers = {
heading: ({ depth, children }) => richText(textRuns(children, titles[depth - 2] ?? smallTitle)),
paragraph: ({ children }) => linesOf(children).flatMap((line, index) => richText(textRuns(line), index === 0 ? void 0 : "none")),
list: ({ ordered, children }, place) => children.flatMap((item, index) => listItem(item, ordered ? `${index + 1}. ` : "\u2022 ", place)),
table: (table) => tableElements(table),
code: ({ value, language }) => container("emphasis", richText(codeRuns(value, language))),
alert: ({ severity, children }, place) => container(boxes[severity], [...richText(textRuns([{
type: "text",
value: _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.t[severity]
}], smallTitle)), ...elementsOf(children, place)]),
chart: ({ parts }) => richText(textRuns([{
type: "text",
value: parts.map(({ status, cells }) => _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.r[status].repeat(cells)).join("")
}], { size: "small" })),
divider: () => [],
markdown: ({ parts }) => richText(textRuns([{
type: "text",
value: markdownText(parts)
}])),
section({ title, fold, isDetail, children }, place) {
if (isDetail) return [];
const { depth } = place;
const isClosed = fold === "closed";
const items = elementsOf(isClosed ? foldPreview(children, foldedLines) : children, {
...place,
depth: depth + 1
});
if (items.length === 0) return [];
const heading = richText(textRuns([...isClosed ? [{
type: "text",
value: "\u25b8 "
}] : [], ...title], titles[depth + 1] ?? smallTitle), depth === 0 ? "large" : "medium");
return (isClosed ? folded(plainInline(title), heading, items, place.nextId()) : [...heading, ...items]).map((element, index) => depth === 0 && index === 0 ? {
...element,
separator: true
} : element);
}
};
function folded(title, heading, items, id) {
return [{
type: "Container",
selectAction: {
type: "Action.ToggleVisibility",
title: cardText((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(title, maximumActionTitle)),
targetElements: [id]
},
items: heading
}, {
type: "Container",
id,
isVisible: false,
items
}];
}
function cardElements(nodes) {
let folds = 0;
const nextId = () => {
folds += 1;
return `fold-${folds}`;
};
return elementsOf(nodes, {
depth: 0,
nextId
});
}
function elementsOf(nodes, place) {
const shown = [];
let isDivided = false;
for (const node of nodes) {
if (node.type === "divider") isDivided = shown.length > 0;
for (const element of (0, _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(handlers, node, place)) {
shown.push(isDivided ? {
...element,
separator: true
} : element);
isDivided = false;
}
}
return shown;
}
const userId = /^(?:[\w.%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const plainName = /^[\p{L}\p{M}\p{N} .,'\u2019-]{1,80}$/u;
function parseTeamsMention(given) {
if (given.length > 400) return void 0;
const [, name, enclosed] = /^([^<>]+) <([^<>]+)>$/.exec(given) ?? [];
const id = enclosed ?? given;
if (!userId.test(id)) return void 0;
if (name === void 0) return {
id,
kind: "user"
};
return plainName.test(name) ? {
id,
kind: "user",
name
} : void 0;
}
const mentionName = ({ id, name }) => name ?? id.split("@", 1)[0]?.replace(/[^\p{L}\p{N}.-]+/gu, " ").trim() ?? "";
function mentionEntities(mentions) {
const seen = new Map();
return mentions.map((mention) => {
const name = mentionName(mention);
const count = (seen.get(name) ?? 0) + 1;
seen.set(name, count);
const shown = count === 1 ? name : `${name} ${count}`;
return {
type: "mention",
text: `<at>${shown}</at>`,
mentioned: {
id: mention.id,
name: shown
}
};
});
}
const mentionBlock = (entities) => entities.length === 0 ? [] : [{
type: "TextBlock",
text: entities.map(({ text }) => text).join(" "),
wrap: true
}];
const maximumBytes = 2e4;
const bytesOf = (payload) => Buffer.byteLength(JSON.stringify(payload));
const bands = {
successful: "good",
failed: "attention",
incomplete: "warning",
cancelled: "warning",
running: "accent",
skipped: "emphasis",
unknown: "emphasis"
};
const band = (chat) => ({
type: "Container",
style: bands[chat.status],
bleed: true,
items: richText(textRuns(messageFirstLine(chat), {
size: "medium",
weight: "bolder"
}))
});
function message(chat, elements) {
const entities = mentionEntities(chat.mentions);
return {
type: "message",
attachments: [{
contentType: "application/vnd.microsoft.card.adaptive",
contentUrl: null,
content: {
$schema: "http://adaptivecards.io/schemas/adaptive-card.json",
type: "AdaptiveCard",
version: "1.5",
fallbackText: cardText(previewOf(chat)),
msteams: {
width: "Full",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ entities: entities.length === 0 ? void 0 : entities })
},
body: [
band(chat),
...mentionBlock(entities),
...elements
],
actions: openableLinks(chat.links).map(({ label, url }) => ({
type: "Action.OpenUrl",
title: label,
url
}))
}
}]
};
}
const teams = {
title: "Teams",
hosts: [/(^|\.)(webhook\.office\.com|office365\.com|logic\.azure\.com|powerplatform\.com)$/, /^outlook\.office\.com$/],
mentions: {
expected: "a user of Teams with the name to sign in or the object ID, such as \"jane@example.com\" or \"Jane Doe <jane@example.com>\"",
example: "Jane Doe <jane@example.com>",
parse: parseTeamsMention
},
hints: [[/\bWorkflowTriggerIsNotEnabled\b/, "Turn on the workflow in Power Automate."], [/\b(?:MissingApiVersionParameter|DirectApiAuthorizationRequired|AuthorizationFailed)\b/, "Copy the complete URL of the workflow, including its query, and let anyone trigger the workflow."]],
statusInBody({ text, message, fields }) {
const [, status] = /\breturned HTTP error ([45]\d\d)\b/.exec(message) ?? [];
if (status !== void 0) return Number(status);
const isJson = /^\s*[{[]/.test(text);
return fields.error || !isJson && /\b(?:error|failed)\b/i.test(text) ? 400 : void 0;
},
render: (chat) => message(chat, [...richText(textRuns(chat.context, {
size: "small",
isSubtle: true
})), ...cardElements([...chat.items, ...chat.root.children])]),
fits: (payload) => bytesOf(payload) <= maximumBytes,
sizeOf: (payload) => ({
used: bytesOf(payload),
maximum: maximumBytes,
unit: "bytes"
}),
plain: (chat) => message(chat, [])
};
var registry_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
discord: () => discord,
googleChat: () => googleChat,
mattermost: () => mattermost,
slack: () => slack,
teams: () => teams
});
var chats_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
chatKinds: () => chatKinds,
chats: () => chats
});
const chats = registry_exports;
const chatKinds = Object.keys(chats).sort();
const chatKindOfHost = (host) => chatKinds.find((kind) => chats[kind].hosts.some((pattern) => pattern.test(host)));
}) };
;
