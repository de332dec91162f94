"use strict";
exports.id = 3637;
exports.ids = [
3637,
3404,
9450
];
exports.modules = {
45556: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => codeText });
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6741);
const codeText = (value) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(value).replace(/(?<!\n)\n+$/, "");
}),
61715: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => moreGates,
i: () => gateLines,
n: () => contextLine,
o: () => userMarkdown,
r: () => firstGates,
t: () => contextFacts
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6741);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47931);
var _link_target_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77275);
const address = /^https?:\/\/[^/\s]\S*$/i;
const harmless = /^(?!.*(?:www\.|gh-\d)|\d+\.$)[a-z\d/](?:[a-z\d./-]|(?<=[a-z\d])_+(?=[a-z\d]))*$/i;
const number = /^-?\d+(?:[.,]\d+)*%?$/;
const openElement = /<[!/?]?-?$/;
const reference = (character) => `&#${character.charCodeAt(0)};`;
function escapeValue(value) {
return (0, _link_target_mjs__WEBPACK_IMPORTED_MODULE_3__.n)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(value)).replace(/[\\`*[\]<>~|#&$"'!()]/g, reference).replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, reference).replace(/^[-+=>.]/, reference).replace(/^(\d+)\.(?= |$)/, (_found, digits) => digits + reference(".")).replace(/^\s|\s$/g, reference);
}
const addressText = (target) => target.replace(/[@$;]/g, (character) => encodeURIComponent(character));
function markdownValue(value, before) {
const line = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(value);
const target = address.test(line.trim()) && !/[\w\\]$|<[!/?]-?$/.test(before) ? (0, _link_target_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(line) : void 0;
if (target !== void 0) return addressText(target);
const shown = harmless.test(line) || number.test(line) ? line : escapeValue(value);
return openElement.test(before) ? "\u2060" + shown : shown;
}
const detailsStart = /^ {0,3}<details\b/i;
const detailsEnd = /<\/details\s{0,99}>/gi;
const endsWith = (mark) => ({
isEnd: (line) => line.toLowerCase().includes(mark),
end: `\n${mark}`
});
const comment = endsWith("-->");
const element = {
isEnd: (line) => line.trim() === "",
end: ""
};
const elementStart = /^ {0,3}<\/?(?:details|summary|div|p|table|thead|tbody|tfoot|caption|tr|t[dh]|[uod]l|li|d[td]|h[1-6r]|center|section|blockquote|fig\w+)(?:[\s/>]|$)/i;
function rawBlock(line) {
const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
if (fence !== void 0) return {
isEnd: (end) => /^ {0,3}(`+|~+)[ \t]*$/.exec(end)?.[1]?.startsWith(fence) === true,
end: `\n${fence}`
};
if (/^ {0,3}<!--/.test(line)) return comment.isEnd(line) ? void 0 : comment;
const literal = /^ {0,3}<(pre|script|style|textarea)(?:[\s>]|$)/i.exec(line)?.[1];
if (literal !== void 0) {
const block = endsWith(`</${literal.toLowerCase()}>`);
return block.isEnd(line) ? void 0 : block;
}
return elementStart.test(line) ? element : void 0;
}
const listItem = /^ {0,3}(?:[-+*]|\d{1,9}[.)]) /;
const interruptsParagraph = /^ {0,3}(?:#{1,6} |>|-{3,}$|\*{3,}$|<!--|<(?:pre|script|style|textarea)\b)/i;
const isBlank = (line) => line.trim() === "";
const indentation = (line) => line.length - line.trimStart().length;
function closing(text) {
let raw;
let folds = 0;
let item = 0;
let isParagraph = false;
for (const line of text.split("\n")) {
const isInside = isBlank(line) || indentation(line) >= item;
if (raw === void 0 || !isInside) {
const marker = listItem.exec(line)?.[0].length;
const isLazy = isParagraph && rawBlock(line) === void 0 && !interruptsParagraph.test(line);
raw = void 0;
if (marker !== void 0) item = marker;
else if (!isInside && !isLazy) item = 0;
raw = rawBlock(line.slice(item));
isParagraph = raw === void 0 && !isBlank(line);
} else if (raw.isEnd(line.slice(item))) raw = void 0;
if (item === 0 && (raw === void 0 || raw === element)) folds = Math.max(0, folds + Number(detailsStart.test(line)) - (line.match(detailsEnd)?.length ?? 0));
}
return (item === 0 ? raw?.end ?? "" : "") + "\n\n</details>".repeat(folds);
}
function joined(parts) {
const whole = [];
for (const part of parts) {
const last = whole.at(-1);
if (part.text === "") continue;
if (last !== void 0 && last.kind === part.kind) whole[whole.length - 1] = {
kind: last.kind,
text: last.text + part.text
};
else whole.push(part);
}
return whole;
}
function userMarkdown(parts) {
let text = "";
for (const part of joined(parts)) text += part.kind === "markdown" ? part.text.replace(/\r\n?/g, "\n") : markdownValue(part.text, text.slice(-4));
const trimmed = text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
return trimmed + closing(trimmed);
}
function reasonLine({ message, jobs }, summary, limit) {
const shown = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(message), limit));
if (jobs === void 0 || jobs.length === 0) return [shown];
return [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Pt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Wt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Gt)(jobs, summary))),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(": "),
shown
];
}
const firstGates = (summary, limit = _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.qt.gateMessage) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Zt)(summary).slice(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.qt.gates).map((reason) => reasonLine(reason, summary, limit));
function moreGates(summary, shown) {
const more = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Zt)(summary).length - shown;
return more > 0 ? [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(more, "more reason")}`)]] : [];
}
function gateLines(summary) {
const lines = firstGates(summary);
return [...lines, ...moreGates(summary, lines.length)];
}
const oneLine = (value, limit) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(value ?? "").trim(), limit) || void 0;
const commitPath = (host) => host === "bitbucket.org" ? "commits" : "commit";
function commitUrl({ url, commit }) {
if (url === void 0 || commit === void 0 || !URL.canParse(url)) return void 0;
return `${url.replace(/\/$/, "")}/${commitPath(new URL(url).hostname)}/${encodeURIComponent(commit)}`;
}
function runOf({ pipeline, build, testedBuild }) {
const { number, url } = testedBuild ?? build;
const name = testedBuild === void 0 ? oneLine(pipeline, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.qt.contextName) : void 0;
const shown = number === void 0 ? name : `${name === void 0 ? "Run" : `${name} run`} ${oneLine(number, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.qt.contextName)}`;
if (shown === void 0 && url === void 0) return void 0;
return {
name: shown ?? "Run",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ url })
};
}
function contextFacts(ciContext) {
const { source, ref, actor } = ciContext;
const { pullRequest: number, pullRequestUrl, commit: hash } = source;
const title = oneLine(source.pullRequestTitle, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.qt.title);
const message = oneLine(source.commitMessage, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.qt.title);
const branch = oneLine(source.branch ?? ref, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.qt.contextName);
const author = oneLine(actor, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.qt.contextName);
const url = commitUrl(source);
const run = runOf(ciContext);
return (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
pullRequest: number === void 0 ? void 0 : {
number,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
title,
url: pullRequestUrl
})
},
branch,
commit: hash === void 0 ? void 0 : {
hash,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
message,
url
})
},
run,
author
});
}
function contextLine({ pullRequest, branch, commit, run, author }) {
const message = pullRequest === void 0 && commit?.message !== void 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(` ${commit.message}`)] : [];
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Et)(pullRequest === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.jt)(pullRequest.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`#${pullRequest.number} ${pullRequest.title ?? ""}`.trim()))], pullRequest !== void 0 || branch === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(branch)], commit === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.jt)(commit.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ct)(commit.hash)), ...message], run === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.jt)(run.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(run.name))], author === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(author)]);
}
}),
96896: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => richestThatFits,
t: () => fit
});
function* stepsToTry(ladder) {
let low = 0;
let high = ladder.length - 1;
for (let middle = 0; low <= high; middle = low + high >> 1) {
const step = ladder[middle];
if (step === void 0) return;
if (yield step) high = middle - 1;
else low = middle + 1;
}
}
async function richestThatFits(ladder, make, fits) {
let best;
const steps = stepsToTry(ladder);
for (let next = steps.next(); !next.done;) {
const payload = await make(next.value);
const isFitting = fits(payload);
if (isFitting) best = payload;
next = steps.next(isFitting);
}
return best;
}
function fit(ladder, render, limitBytes) {
let best;
const steps = stepsToTry(ladder);
for (let next = steps.next(); !next.done;) {
const text = render(next.value);
const isFitting = Buffer.byteLength(text) <= limitBytes;
if (isFitting) best = text;
next = steps.next(isFitting);
}
return best;
}
}),
43637: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => defaultTemplate,
i: () => renderGithubMarkdown,
n: () => renderComment,
r: () => renderJobSummary,
t: () => renderBuildPage
});
var _longest_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47931);
var _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54060);
var _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2610);
var _report_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46953);
var _fit_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(96896);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6741);
var _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24228);
var _code_text_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(45556);
var _link_target_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77275);
var _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49719);
var _context_line_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61715);
var _components_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59107);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87963);
var _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8121);
var node_path_posix__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(53916);
const defaultTemplate = { components: [
{ type: "headline" },
{
type: "jobs",
length: "short"
},
{
type: "failures",
headings: true
},
{
type: "jobs",
length: "long"
},
{
type: "section",
title: "Flaky",
components: [{ type: "flakyTests" }]
},
{ type: "changes" },
{ type: "problems" },
{
type: "section",
title: "Slowest tests",
collapsible: true,
components: [{ type: "slowestTests" }]
},
{
type: "section",
title: "Files and tags",
collapsible: true,
components: [{ type: "fileSummary" }, { type: "tagSummary" }]
}
] };
const commentTemplate = { components: [
{ type: "headline" },
{
type: "jobs",
length: "short"
},
{ type: "failures" },
{
type: "jobs",
length: "long"
},
{
type: "flakyTests",
collapsible: true
},
{ type: "changes" }
] };
const markdownLeaves = {
isMarkdown: true,
escape: _link_target_mjs__WEBPACK_IMPORTED_MODULE_5__.i,
code(value) {
const shown = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(value);
return shown === "" ? "<code></code>" : (0, _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.a)(shown);
},
link: (url, children) => `[${children}](${url.replace(/&/g, "&amp;")})`
};
const cellLeaves = {
...markdownLeaves,
code(value) {
const shown = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(value);
return shown.includes("|") ? `<code>${(0, _link_target_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(shown)}</code>` : markdownLeaves.code(shown);
}
};
const htmlLeaves = {
isMarkdown: false,
escape: _link_target_mjs__WEBPACK_IMPORTED_MODULE_5__.r,
code: (value) => `<code>${(0, _link_target_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(value)}</code>`,
link: (url, children) => `<a href="${url.replace(/&/g, "&amp;")}">${children}</a>`
};
function createInlineRenderer(leaves) {
const inline = (nodes) => inlinesOf(leaves, handlers, nodes);
const handlers = {
text: ({ value }) => leaves.escape(value),
strong: ({ children }) => `<strong>${inline(children)}</strong>`,
emphasis: ({ children }) => `<em>${inline(children)}</em>`,
small: ({ children }) => `<sub>${inline(children)}</sub>`,
break: () => "<br>",
inlineCode: ({ value }) => leaves.code(value),
link({ url, children }) {
const target = (0, _link_target_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(url);
const shown = inline(children);
return target === void 0 ? shown : leaves.link(target, shown);
},
badge: ({ status, value }) => value === "" ? _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.n[status] : `${_status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.n[status]} ${leaves.escape(value)}`
};
return inline;
}
const canBeMarked = (content) => /^\S/.test(content) && /\S$/.test(content);
const endsApart = (line) => line === "" || line.endsWith(" ") || line.endsWith("<br>");
const startsApart = (line) => line === "" || /^[ ,;:)]/.test(line) || line.startsWith("<br>");
function inlinesOf(leaves, handlers, nodes) {
const shown = nodes.map((node) => (0, _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(handlers, node));
return nodes.reduce((line, node, index) => {
const [whole = "", behind = ""] = shown.slice(index, index + 2);
if (node.type !== "strong" || !leaves.isMarkdown || !endsApart(line) || !startsApart(behind)) return line + whole;
const content = node.children.map((child) => (0, _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(handlers, child)).join("");
return line + (canBeMarked(content) ? `**${content}**` : whole);
}, "");
}
const inMarkdown = createInlineRenderer(markdownLeaves);
const inCell = createInlineRenderer(cellLeaves);
const inHtml = createInlineRenderer(htmlLeaves);
const phrase = (nodes, render = inMarkdown) => render(nodes).replace(/^ +|(?<! ) +$/g, "");
const cell = (nodes) => phrase(nodes, inCell);
const heading = (depth, nodes) => `${"#".repeat(Math.min(depth, 6))} ${phrase(nodes)}`;
const delimiters = {
left: "---",
center: ":-:",
right: "--:"
};
const row = (cells) => `| ${cells.join(" | ")} |`;
const indented = (text, width) => text.replace(/\n(?!\n)/g, `\n${" ".repeat(width)}`);
function createBlockRenderer(alertLine) {
const blocks = (nodes, depth) => nodes.map((node) => (0, _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(handlers, node, depth)).join("\n\n");
const handlers = {
heading: ({ depth, children }) => heading(depth, children),
paragraph: ({ children }) => phrase(children),
list({ ordered, children }, depth) {
return children.map((item, index) => {
const marker = ordered ? `${index + 1}. ` : "- ";
return marker + indented(blocks(item.children, depth), marker.length);
}).join("\n");
},
table: ({ align, head, rows }) => [
head.map(cell),
align.map((side) => delimiters[side]),
...rows.map((cells) => cells.map(cell))
].map(row).join("\n"),
code({ value, language = "" }) {
const shown = (0, _code_text_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(value);
const fence = (0, _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(shown);
return `${fence}${language}\n${shown}\n${fence}`;
},
alert: ({ severity, children }, depth) => `> ${`${alertLine(severity)}\n${blocks(children, depth)}`.replace(/\n/g, "\n> ")}`,
chart: ({ parts }) => parts.map(({ status, cells }) => _status_signs_mjs__WEBPACK_IMPORTED_MODULE_4__.r[status].repeat(cells)).join(""),
divider: () => "---",
markdown: ({ parts }) => (0, _context_line_mjs__WEBPACK_IMPORTED_MODULE_6__.o)(parts),
section({ title, fold, children }, depth) {
if (fold === "fixed") return `${heading(depth, title)}\n\n${blocks(children, depth + 1)}`;
return `<details${fold === "open" ? " open" : ""}>\n<summary>${inHtml(title).trim()}</summary>\n\n${blocks(children, depth + 1)}\n\n</details>`;
}
};
return blocks;
}
const withAlerts = createBlockRenderer((severity) => `[!${severity.toUpperCase()}]`);
const withQuotedAlerts = createBlockRenderer((severity) => `<strong>${severity.charAt(0).toUpperCase()}${severity.slice(1)}</strong><br>`);
const firstSection = 3;
const renderGithubMarkdown = (root) => `${withAlerts(root.children, firstSection)}\n`;
const renderPlainMarkdown = (root) => `${withQuotedAlerts(root.children, firstSection)}\n`;
const missingLine = ({ name }) => [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Pt)(name), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(" ended without a report.")];
const isCancelled = ({ state, status }) => state === "missing" && status === "cancelled";
function cancelledLine({ summary }) {
const cancelled = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Yt)(summary).groups.filter(isCancelled);
if (cancelled.length === 0) return [];
const names = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Gt)(cancelled.map(({ name }) => name), summary);
const were = cancelled.length === 1 ? "was cancelled before it" : "were cancelled before they";
return [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Pt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Wt)(names)), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(` ${were} reported.`)]];
}
function distrustedParts(scope) {
const { summary } = scope;
const { groups } = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Yt)(summary);
const missing = groups.length === 1 ? [] : groups.filter((group) => group.state === "missing" && !isCancelled(group));
return (0, _components_mjs__WEBPACK_IMPORTED_MODULE_7__.n)([
...(0, _context_line_mjs__WEBPACK_IMPORTED_MODULE_6__.i)(summary),
...summary.problems.filter(_longest_mjs__WEBPACK_IMPORTED_MODULE_0__.wn).map(_components_mjs__WEBPACK_IMPORTED_MODULE_7__.r),
...missing.map(missingLine),
...(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.st)(summary) ? [] : cancelledLine(scope)
]);
}
const cancelledParts = (scope) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.st)(scope.summary) ? cancelledLine(scope).map((line) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.xt)("cancelled"), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(" "), ...line)) : [];
const maximumTitle = 200;
const maximumPermission = 60;
const workflowName = (pipeline = "") => pipeline.startsWith(".github/workflows/") ? (0, node_path_posix__WEBPACK_IMPORTED_MODULE_10__.basename)(pipeline) : pipeline;
const outcome$1 = (scope, before) => [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.xt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.et)(scope)),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(" "),
...before,
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.tt)(scope))
];
function content({ guide = [], keptFiles = [], properties = [] }, isWhole, facts) {
return [
...properties,
...guide,
...isWhole ? keptFiles : [],
...facts.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Nt)(...(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_9__.u)(facts)))]
];
}
const note = (isShown, value) => isShown ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(value)] : [];
function missingPermission({ history }) {
const { missingPermission: permission, builds = 0 } = history ?? {};
if (permission === void 0) return [];
const shown = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(permission), maximumPermission);
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(builds > 0 ? `no history for some jobs: add "${shown}" to their permissions` : `no history: add "${shown}" to the job's permissions`)];
}
function comparedWith(summary) {
const { builds = 0 } = summary.history ?? {};
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.d)(summary) ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(`${noHistoryOf(summary)}compared with ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.w)(builds, "build")} of ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.zt)(summary)}`)] : [];
}
const noHistoryOf = ({ history }) => history?.replaces === void 0 ? "" : `no history of ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.zt)({ history: {
...history,
ref: history.replaces
} })}: `;
const gap = (summary) => note((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.l)(summary) !== "", (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.l)(summary));
const summaryFrame = (scope, parts) => ({
heading: {
type: "heading",
depth: 2,
children: [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.xt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.et)(scope)),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(" "),
...(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_9__.u)([(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.tt)(scope))])
]
},
foot(isWhole) {
const { reportUrl } = parts;
const { history, unknownAttempt } = scope.summary;
const facts = [
history?.replaces === void 0 ? [] : comparedWith(scope.summary),
gap(scope.summary),
missingPermission(scope.summary),
unknownAttempt === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.f)(unknownAttempt))]
];
if (reportUrl === void 0) return content(parts, isWhole, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Et)(...facts));
const shortened = note(!isWhole, "shortened; the HTML report is complete");
return content(parts, isWhole, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Et)([(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.jt)(reportUrl, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)("All tests"))], ...facts, shortened));
}
});
function onlyReport({ summary }, { reportUrl }) {
const urls = new Set([reportUrl, ...summary.jobs.map((job) => job.reportUrl)].filter((url) => url !== void 0));
return urls.size === 1 ? [...urls][0] : void 0;
}
function commentFrame(scope, frame) {
const { title, titleUrl, ciContext, hasSummary = true } = frame;
const { number, url } = ciContext.testedBuild ?? ciContext.build;
const name = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.b)(title || workflowName(ciContext.pipeline) || (titleUrl === "" ? "" : "Test report"), maximumTitle);
const before = name === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.jt)(titleUrl || url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(name)), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(" \u2014 ")];
const report = onlyReport(scope, frame);
const run = url === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.jt)(url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(number === void 0 ? "The run" : `Run ${number}`))];
const { commit, author } = (0, _context_line_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(ciContext);
const message = commit?.message === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(` ${commit.message}`)];
return {
heading: {
type: "heading",
depth: 3,
children: outcome$1(scope, before)
},
foot: (isWhole) => content(frame, isWhole, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Et)(report === void 0 ? run : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.jt)(report, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)("All tests"))], commit === void 0 ? [] : [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)("commit "),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.jt)(commit.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ct)(commit.hash)),
...message
], author === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(author)], comparedWith(scope.summary), gap(scope.summary), missingPermission(scope.summary), note(!isWhole, hasSummary ? "shortened; the job summary of the run shows more" : "shortened")))
};
}
const renderComment = (scope, template, frame, limitBytes) => render(scope, template ?? (0, _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(commentTemplate, scope.summary), "comment", commentFrame(scope, frame), limitBytes);
const renderJobSummary = (scope, template, parts, limitBytes) => render(scope, template ?? (0, _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(defaultTemplate, scope.summary), "jobSummary", summaryFrame(scope, parts), limitBytes);
const renderBuildPage = (scope, template, parts, limitBytes) => render(scope, template ?? (0, _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(defaultTemplate, scope.summary), "jobSummary", summaryFrame(scope, parts), limitBytes, renderPlainMarkdown);
const outcome = { components: [{ type: "headline" }] };
function render(given, { components }, place, { heading, foot }, limitBytes, renderMarkdown = renderGithubMarkdown) {
const scope = {
failureTexts: (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(given),
...given
};
const build = (some, detail) => (0, _report_mjs__WEBPACK_IMPORTED_MODULE_3__.t)({ components: some }, {
...scope,
place,
detail
}).children;
const counts = components[0]?.type === "headline" ? 1 : 0;
const distrusted = distrustedParts(scope);
const markdown = (isWhole, ...blocks) => renderMarkdown({
type: "root",
children: [
heading,
...blocks,
...foot(isWhole)
]
});
const whole = (0, _fit_mjs__WEBPACK_IMPORTED_MODULE_14__.t)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.p)(longestList(scope)), (detail) => markdown(detail === _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.m, ...build(components.slice(0, counts), detail), ...distrusted, ...build(components.slice(counts), detail), ...cancelledParts(scope)), limitBytes);
if (whole !== void 0) return whole;
const [quiet, tooLong] = [build(outcome.components, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.h), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)("The report is too long to be shown here."))];
return (0, _fit_mjs__WEBPACK_IMPORTED_MODULE_14__.t)([distrusted, []], (alert) => markdown(false, ...quiet, ...alert, tooLong), limitBytes);
}
const longestList = ({ summary: { tests, failures } }) => Math.max(tests.failed.length, failures.length);
}),
77275: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => withIsolatedParts,
i: () => escapeMarkdown,
n: () => breakReferences,
r: () => escapeHtml,
t: () => linkTarget
});
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6741);
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const leftToRightIsolate = "\u2066";
const firstStrongIsolate = "\u2068";
const popIsolate = "\u2069";
const betweenSeparators = /( [\u203a·] )/;
const separator = /([/\\])/;
function isolatedNames(word) {
const names = word.split(separator);
if (names.length === 1) return word;
return names.map((name) => rightToLeft.test(name) ? leftToRightIsolate + name + popIsolate : name).join("");
}
function isolated(part) {
const text = part.trim();
if (!rightToLeft.test(text)) return part;
return part.replace(text, () => firstStrongIsolate + text.replace(/\S+/g, isolatedNames) + popIsolate);
}
function withIsolatedParts(line) {
return rightToLeft.test(line) ? line.split(betweenSeparators).map(isolated).join("") : line;
}
const broken = (match) => match + "\u2060";
function breakReferences(text) {
return text.replace(/@/g, broken).replace(/#(?=\d|$)/g, broken).replace(/\bgh-(?=\d|$)/gi, broken).replace(/:(?=\/\/)/g, broken).replace(/www(?=\.)/gi, broken).replace(/:(?=[\w+-]+:)/g, broken).replace(/\b[0-9a-f]{7,40}\b/gi, (hash) => hash.replace(/.{6}(?=.)/g, broken));
}
function escapeHtml(text) {
return breakReferences(withIsolatedParts((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(text))).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
const references = {
"&": "&amp;",
"<": "&lt;",
"|": "&#124;",
$: "&#36;"
};
function escapeMarkdown(text) {
return breakReferences(withIsolatedParts((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(text))).replace(/[\\`*[\]<~|#&$]/g, (character) => references[character] ?? `\\${character}`).replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, "\\_").replace(/^( ?)([-+=>.)])/, "$1\\$2").replace(/^( ?\d+)([.)])(?= |$)/, "$1\\$2");
}
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const allowedScheme = /^(?:https?|mailto):/i;
function linkTarget(url) {
const encoded = url.trim().replace(/\p{Surrogate}/gu, "\ufffd").replace(/[^\w.~:/?#@!$&*+,;=%-]/gu, encodeURIComponent).replace(/[()'!*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
if (encoded === "") return void 0;
return scheme.test(encoded) && !allowedScheme.test(encoded) ? void 0 : encoded;
}
}),
2610: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => listedTexts,
r: () => withListedProperties,
t: () => listedParagraphs
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47931);
var _property_format_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46576);
function listedProperties({ counts, properties }, limit) {
if (counts.total > 0) return {
shown: [],
more: ""
};
const uses = new Map();
for (const { name } of properties) uses.set(name, (uses.get(name) ?? 0) + 1);
const shown = properties.slice(0, limit).map(({ name, module, value }) => ({
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.b)(uses.get(name) === 1 || module === void 0 ? name : `${name} · ${module}`, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.qt.propertyName),
value
}));
const more = properties.length - shown.length;
return {
shown,
more: more === 0 ? "" : `and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(more)} more`
};
}
function withListedProperties({ components }, summary) {
const { shown, more } = listedProperties(summary, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.qt.rows);
const rows = shown.map(({ name, value }) => ({
type: "property",
name,
valueType: typeof value === "number" ? "number" : "string",
reading: { value: { value } }
}));
const rest = more === "" ? [] : [{
type: "markdown",
text: [{
kind: "value",
text: more
}]
}];
return { components: [
...components,
...rows,
...rest
] };
}
function listedTexts(summary) {
const { shown, more } = listedProperties(summary, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.qt.properties);
const format = (0, _property_format_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(void 0);
const textOf = (value) => typeof value === "number" ? format(value) : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.b)(value, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.qt.propertyValue);
return {
facts: shown.map(({ name, value }) => ({
name,
value: textOf(value)
})),
more
};
}
function listedParagraphs(summary) {
const { facts, more } = listedTexts(summary);
const lines = [...facts.map(({ name, value }) => [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Pt)(name), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(` ${value}`)]), ...more === "" ? [] : [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(more)]]];
return lines.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)(...lines.flatMap((line, index) => index === 0 ? line : [_longest_mjs__WEBPACK_IMPORTED_MODULE_1__.kt, ...line]))];
}
}),
49719: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => handleNode });
const handleNode = (handlers, node, ...rest) => handlers[node.type](node, ...rest);
}),
46953: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => report_exports,
t: () => buildReport
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47931);
var _components_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59107);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53216);
function withoutEmptyColumns({ align, head, rows, ...table }) {
if (rows.length === 0) return {
...table,
align,
head,
rows
};
const isFilled = head.map((_, column) => rows.some((row) => (row[column] ?? []).length > 0));
const filled = (items) => items.filter((_, column) => isFilled[column]);
const cells = (row) => filled(row).map((cell) => cell.length === 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)("\u2013")] : cell);
return {
...table,
align: filled(align),
head: filled(head),
rows: rows.map(cells)
};
}
function joinTables(blocks) {
const joined = [];
let last;
for (const block of blocks) if (block.type === "table" && block.head === last?.head) {
for (const row of block.rows) last.rows.push(row);
for (const fact of block.facts ?? []) last.facts.push(fact);
} else if (block.type === "table") {
last = {
head: block.head,
rows: [...block.rows],
facts: [...block.facts ?? []]
};
joined.push({
...block,
rows: last.rows,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_3__.y)({ facts: block.facts && last.facts })
});
} else {
last = void 0;
joined.push(block);
}
return joined.map((block) => block.type === "table" ? withoutEmptyColumns(block) : block);
}
var report_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ buildReport: () => buildReport });
function buildReport(template, given) {
const scope = {
...given,
summary: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.cn)(given.summary)
};
const buildAll = (parts) => joinTables(parts.flatMap((component) => _components_mjs__WEBPACK_IMPORTED_MODULE_2__.t[component.type].build(component, scope, buildAll)));
return {
type: "root",
children: buildAll(template.components)
};
}
}),
24228: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => codeSpan,
i: () => codeFence,
n: () => signs,
r: () => squares,
t: () => severities
});
function longestRun(text) {
return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
const codeFence = (text) => "`".repeat(Math.max(3, longestRun(text) + 1));
function codeSpan(text) {
const mark = "`".repeat(longestRun(text) + 1);
const space = /^[` ]|[` ]$/.test(text) && /[^ ]/.test(text) ? " " : "";
return `${mark}${space}${text}${space}${mark}`;
}
const signs = {
successful: "\u2705",
failed: "\u274c",
skipped: "\u23ed\ufe0f",
cancelled: "\ud83d\udeab",
running: "\u23f3",
unknown: "\u2754",
flaky: "\ud83d\udd01",
waiting: "\u23f3",
incomplete: "\u26a0\ufe0f",
quarantined: "\ud83d\udd15"
};
const squares = {
successful: "\ud83d\udfe9",
failed: "\ud83d\udfe5",
skipped: "\u2b1c",
cancelled: "\ud83d\udfe7",
running: "\ud83d\udfe6",
unknown: "\ud83d\udfea"
};
const severities = {
note: "\u2139\ufe0f Note",
tip: "\ud83d\udca1 Tip",
important: "\u2757 Important",
warning: "\u26a0\ufe0f Warning",
caution: "\ud83d\uded1 Caution"
};
})
};
;
