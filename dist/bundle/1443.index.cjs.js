"use strict";
exports.id = 1443;
exports.ids = [1443];
exports.modules = {
79609: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => attachmentReasons,
r: () => comparisonSides,
t: () => boundSteps
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
const attachmentReasons = [
"missing",
"outside",
"type",
"size",
"limit",
"sensitive",
"off",
"damaged"
];
const comparisonSides = [
"expected",
"actual",
"diff",
"previous"
];
const maximumRead = 2e4;
const partBeforeFailure = 2 / 3;
function boundSteps(given, context) {
const { nodes, leftOut } = flattened(given, context);
if (nodes.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.steps && (areShort(nodes) || nodes.reduce((sum, { step }) => sum + lengthOf(step), 2) <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepsLength)) return {
steps: asTree(nodes),
leftOut
};
const isKept = select(nodes);
return {
steps: asTree(nodes, isKept),
leftOut: leftOut + isKept.filter((kept) => !kept).length
};
}
const lengthOf = (step) => JSON.stringify(step).length + 11;
const maximumEscape = 6;
const maximumFrame = 250;
const maximumPosition = 8;
function areShort(nodes) {
let length = 0;
for (const { step } of nodes) {
const { name, message = "", text = "", file = "", attachments } = step;
length += maximumFrame + maximumEscape * (name.length + message.length + text.length + file.length);
if (attachments !== void 0) length += maximumPosition * attachments.length;
}
return length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepsLength;
}
function flattened(given, context) {
const nodes = [];
let leftOut = 0;
const pending = [{
list: asList(given),
next: 0,
parent: -1
}];
for (let level = pending.at(-1); level !== void 0; level = pending.at(-1)) {
const raw = level.list[level.next];
level.next += 1;
if (level.next > level.list.length) {
pending.pop();
continue;
}
if (!(pending.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepDepth && nodes.length < maximumRead)) {
leftOut += 1;
continue;
}
const step = checkedStep(raw, context);
if (step === void 0) continue;
nodes.push({
step,
parent: level.parent
});
const inner = asList(raw.steps);
if (inner.length > 0) pending.push({
list: inner,
next: 0,
parent: nodes.length - 1
});
}
return {
nodes,
leftOut
};
}
const asList = (value) => Array.isArray(value) ? value : [];
function checkedStep(value, { clean, message, positionOf }) {
if (typeof value !== "object" || value === null) return void 0;
const given = value;
const text = (field, limit) => typeof field === "string" && field !== "" ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.S)(clean(field), limit) : void 0;
const name = text(given.name, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepName);
if (name === void 0) return void 0;
const status = _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.y.find((known) => known === given.status) ?? "unknown";
const step = {
name,
status
};
if (given.phase === "setup" || given.phase === "teardown") step.phase = given.phase;
const ownMessage = status === "failed" ? text(given.message, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepMessage) : void 0;
if (ownMessage !== void 0 && message?.includes(ownMessage) !== true) step.message = ownMessage;
const shown = text(given.text, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepText);
if (shown !== void 0) step.text = shown;
if (typeof given.duration === "number" && given.duration >= 0 && Number.isFinite(given.duration)) step.duration = given.duration;
const file = text(given.file, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepName);
if (file !== void 0) step.file = file;
if (Number.isSafeInteger(given.line) && given.line >= 1) step.line = given.line;
if (given.attachments === void 0) return step;
const attachments = asList(given.attachments).flatMap((position) => typeof position === "number" ? positionOf(position) ?? [] : []);
if (attachments.length > 0) step.attachments = [...new Set(attachments)];
return step;
}
function select(nodes) {
const isKept = nodes.map(() => false);
const lengths = nodes.map(({ step }) => lengthOf(step));
let count = 0;
let length = 2;
const keep = (position, part = 1) => {
const added = [];
for (let place = position; isKept[place] === false; place = nodes[place]?.parent ?? -1) added.push(place);
const more = added.reduce((sum, place) => sum + (lengths[place] ?? 0), 0);
if (count + added.length > _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.steps * part || length + more > _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepsLength * part) return;
for (const place of added) isKept[place] = true;
count += added.length;
length += more;
};
const failed = [...nodes.keys()].filter((position) => nodes[position]?.step.status === "failed");
for (const position of failed.toReversed()) keep(position);
let failure = failed[0] ?? nodes.length;
for (const position of failed) if (nodes[position]?.parent === failure) failure = position;
for (let position = failure - 1; position >= 0; position -= 1) keep(position, partBeforeFailure);
for (let position = 0; position < nodes.length; position += 1) keep(position);
return isKept;
}
function asTree(nodes, isKept) {
const top = [];
for (const [position, { step, parent }] of nodes.entries()) {
if (isKept?.[position] === false) continue;
const outer = nodes[parent]?.step;
if (outer === void 0) top.push(step);
else if (outer.steps === void 0) outer.steps = [step];
else outer.steps.push(step);
}
return top;
}
}),
41443: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => writeHtml,
t: () => html_report_exports
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _source_excerpt_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11e3);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15615);
var _report_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46953);
var _plain_tree_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55646);
var _collected_metadata_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77122);
var _atomic_file_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78259);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87963);
var _cause_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43904);
var _job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(29191);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(6741);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47931);
var _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8121);
var _percentages_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(24486);
var _components_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(59107);
var _link_target_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(77275);
var _status_words_mjs__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(14053);
var _code_text_mjs__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(45556);
var _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(49719);
var _has_duration_mjs__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7050);
var _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(24691);
var _stated_values_mjs__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(91529);
var _rerun_command_mjs__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(13087);
var _trace_command_mjs__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(92402);
var _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(54060);
var _bound_steps_mjs__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(79609);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(41123);
var _context_line_mjs__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(61715);
var node_crypto__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(73024);
var node_zlib__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(38522);
const pageLimits = {
results: 5e5,
codes: 2e3,
detailBytes: 7e6,
allDetailBytes: 48e6,
text: 2e4,
trace: 4e4,
diffLines: 400,
shortMessage: 300,
signature: 500,
frame: 300,
attempts: 20,
metadata: 50,
metadataName: 100,
metadataValue: 2e3,
runMetadataValue: 500,
name: 500,
suites: 20,
tags: 20,
owners: 20,
tag: 200,
id: 200,
url: 2e3,
steps: 8,
stepName: 100,
builds: 50,
historyText: 500,
gaps: 3,
suiteNames: 32e6,
fileNames: 16e6,
tagNames: 2e6,
ownerNames: 1e6,
workerNames: 2e5,
jobNames: 6e5,
causeNames: 2e6,
messages: 8e6,
longMessages: 5e6,
stepNames: 4e6,
rows: 2e7,
verdicts: 4e6,
quarantines: 1e6
};
const plainLength = 65536;
const usualLevel = 6;
const quickLevel = 4;
const quickFromBytes = 4e6;
const scriptJson = (json) => json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
function dataElement(json, encoding, attribute, level = usualLevel) {
return `<script type="text/plain" ${attribute} data-encoding="${encoding}">${encoding === "json" ? scriptJson(json) : (0, node_zlib__WEBPACK_IMPORTED_MODULE_27__.gzipSync)(json, { level }).toString("base64")}<\/script>\n`;
}
function createDataBlocks(file) {
let waiting = [];
let waitingLength = 0;
let detailBytes = 0;
function write({ tests, details }, encoding) {
const level = detailBytes < quickFromBytes ? usualLevel : quickLevel;
file.write(dataElement(tests, encoding, `class="${_job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.s.tests}"`, level));
const element = dataElement(details, encoding, `class="${_job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.s.details}"`, level);
detailBytes += element.length;
file.write(element);
}
function writeWaiting(encoding) {
for (const block of waiting ?? []) write(block, encoding);
waiting = void 0;
}
return {
begin(history) {
const json = JSON.stringify(history);
file.write(dataElement(json, json.length > plainLength ? "gzip" : "json", `id="${_job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.l.history}"`));
},
add(tests, details) {
const block = {
tests: JSON.stringify(tests),
details: JSON.stringify(details)
};
if (waiting === void 0) {
write(block, "gzip");
return;
}
waiting.push(block);
waitingLength += block.tests.length + block.details.length;
if (waitingLength > plainLength) writeWaiting("gzip");
},
detailBytes: () => detailBytes,
end(run) {
writeWaiting("json");
file.write(dataElement(JSON.stringify(run), "json", `id="${_job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.l.data}"`));
}
};
}
const webAddress = /^https?:\/\//;
const shownUrl = (url) => url !== void 0 && url.length <= pageLimits.url && webAddress.test(url) ? url : void 0;
const textParts = (nodes) => nodes.flatMap((node) => partsOf(node, void 0));
function partsOf(node, address) {
if (node.type === "link") return node.children.flatMap((child) => partsOf(child, shownUrl(node.url)));
if ("children" in node) return node.children.flatMap((child) => partsOf(child, address));
if (!("value" in node)) return [];
const text = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.t)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.b)(node.value, pageLimits.historyText));
if (node.type !== "inlineCode" && address === void 0) return [text];
return [{
text,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
url: address,
isCode: node.type === "inlineCode" ? true : void 0
})
}];
}
const statement = (facts, titled, time) => ({
facts: facts.map(textParts),
titled: titled.map(textParts),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ time: time === void 0 || !Number.isFinite(time) ? void 0 : time })
});
const hasPassed = ({ kind, since, differs }) => kind === "new" && since !== void 0 && differs === void 0;
const verdictData = (verdict, scope) => ({
kind: verdict.kind,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
hasPassed: hasPassed(verdict) ? true : void 0,
isFixed: verdict.fixed === void 0 ? void 0 : true
}),
...statement((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_12__.h)(verdict, scope).facts, (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_12__.h)(verdict, scope, true).facts, hasPassed(verdict) ? verdict.since?.timestamp : void 0)
});
const quarantineStatement = (entry) => statement((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.bt)(entry), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.bt)(entry, true));
function changeStatement(kind, changed, scope) {
const facts = [changeWords(kind, changed, scope)];
return statement(facts, facts, kind === "slower" || kind === "fixed" ? void 0 : changed.since?.timestamp);
}
function changeWords(kind, { since, builds, usual }, scope) {
const branch = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.zt)(scope.summary);
switch (kind) {
case "fixed": return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(`failed on ${branch}${builds === void 0 ? "" : ` in the last ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.w)(builds, "build")}`}`)];
case "slower": return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(usual === void 0 ? "slower than before" : `usually about ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Qt)(usual)}`)];
case "gone":
case "newlySkipped": return since === void 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(`ran on ${branch}`)] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(`ran on ${branch} until `), (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_12__._)(since, scope)];
}
}
const shownHash = 7;
function createPageHistory(source) {
const { summary, histories, judgement, quarantine } = source;
const { verdicts, changes } = summary;
if (verdicts === void 0 && changes === void 0) return void 0;
const builds = histories?.builds.slice(-pageLimits.builds) ?? [];
const { listed, numbers } = changeList(changes, source, (test) => rowOfHistory(histories?.find(test.id, test.jobs?.[0]), builds.length));
return {
data: {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
branch: changes && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.zt)(summary),
knownPlace: verdicts?.knownInParent === void 0 ? void 0 : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.pt)(summary),
isOwnBranch: summary.history?.isOwn === true ? true : void 0
}),
builds: builds.map(buildData),
changes: listed,
counts: countsOf$1(changes)
},
rowOf(id, job) {
const found = histories?.find(id, job);
const row = rowOfHistory(found, builds.length);
return row === void 0 ? void 0 : {
row,
usual: found?.p95Ms
};
},
verdictOf(test, cause) {
const verdict = judgement && verdictOf(judgement, test, cause);
return verdict && {
kind: verdict.kind,
key: JSON.stringify(verdict),
data: () => verdictData(verdict, source)
};
},
quarantineOf(test) {
const entry = quarantine?.entryOf(test);
return entry && {
key: JSON.stringify(entry),
data: () => quarantineStatement(entry)
};
},
changesOf: (id) => numbers.get(id) ?? []
};
}
function verdictOf(judgement, { id = "", job, status }, cause) {
const verdict = judgement.verdictOf(id, cause, job === void 0 ? [] : [job]);
return status === "failed" || verdict.kind === "flaky" ? verdict : void 0;
}
const countsOf$1 = (changes) => ({
fixed: changes?.fixed.count ?? 0,
slower: changes?.slower.count ?? 0,
newlySkipped: changes?.newlySkipped.count ?? 0,
gone: changes?.gone.count ?? 0
});
function rowOfHistory(found, builds) {
if (found === void 0 || builds === 0) return void 0;
const left = Math.max(found.results.length - builds, 0);
const first = found.firstBuild === void 0 ? -1 : found.firstBuild - left;
return [found.results.slice(left), first < 0 ? -1 : first];
}
function buildData({ id, commit, timestamp, url, status, isIncomplete }) {
const address = shownUrl(url);
return {
id: shownName$1(id),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
commit: commit === void 0 ? void 0 : shownName$1(commit).slice(0, shownHash),
time: timestamp === void 0 || !Number.isFinite(timestamp) ? void 0 : timestamp,
url: address,
status: status === "failed" || status === "cancelled" ? status : void 0,
isIncomplete: isIncomplete === true ? isIncomplete : void 0
})
};
}
function changeList(changes, scope, rowOf) {
const listed = [];
const numbers = new Map();
for (const kind of [
"fixed",
"slower",
"newlySkipped"
]) for (const test of changes?.[kind].tests ?? []) {
numbers.set(test.id, [...numbers.get(test.id) ?? [], listed.length]);
listed.push({
kind,
...changeStatement(kind, test, scope)
});
}
for (const test of changes?.gone.tests ?? []) {
const row = rowOf(test);
const suite = test.suite.slice(0, pageLimits.suites).map(shownName$1);
listed.push({
kind: "gone",
...changeStatement("gone", test, scope),
test: {
id: shownName$1(test.id),
name: shownName$1(test.name),
suite,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ row })
}
});
}
return {
listed,
numbers
};
}
const shownName$1 = (name) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.t)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.b)(name, pageLimits.name));
const maximumCauses = 2e4;
function createFailureIndex() {
const described = new Map();
return (test, known) => {
const failure = failureOf(test);
if (failure === void 0) return void 0;
const lead = known ?? (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_9__.a)(failure);
const headline = lead?.headline ?? "";
const id = test.status === "failed" ? test.cause : void 0;
let cause = id === void 0 ? void 0 : described.get(id);
if (cause === void 0) {
cause = describeCause((0, _cause_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(failure, lead));
if (described.size < maximumCauses) described.set(cause[0], cause);
}
const shown = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.t)(headline);
const message = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.t)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.b)((failure.message ?? "").replace(/\s+/g, " ").trim(), pageLimits.shortMessage));
return {
cause,
headline: shown,
message: message.includes(shown) ? message : `${shown} ${message}`.trim()
};
};
}
function describeCause({ id, signature, frame }) {
const text = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.t)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.b)(signature, pageLimits.signature));
if (frame === void 0) return [id, text];
const file = line((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.mn)(frame));
if (frame.function !== void 0) return [
id,
text,
file,
frame.line ?? 0,
line(frame.function)
];
return frame.line === void 0 ? [
id,
text,
file
] : [
id,
text,
file,
frame.line
];
}
const line = (text) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.t)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.b)(text, pageLimits.frame));
function failureOf(test) {
const { name, suite, status, flaky, attempts } = test;
if (status === "failed") return test;
if (flaky !== true) return void 0;
const { message, details, steps } = attempts?.findLast((each) => each.status === "failed") ?? test;
return {
name,
suite,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
message,
details,
steps
})
};
}
const references = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
"\"": "&quot;",
"'": "&#39;"
};
const escapeMarkup = (text) => text.replace(/[&<>"']/g, (character) => references[character] ?? "");
const escapeHtmlText = (text) => escapeMarkup((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.t)(text));
const escapeText = (text) => escapeMarkup((0, _link_target_mjs__WEBPACK_IMPORTED_MODULE_15__.a)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.t)(text)));
const signs = {
successful: "\u2713",
failed: "\u2717",
skipped: "\u25cb",
cancelled: "\u2298",
running: "\u2026",
unknown: "?",
flaky: "\u21bb",
waiting: "\u2026",
incomplete: "!",
quarantined: "\u2013"
};
const inlineHandlers = {
text: ({ value }) => escapeText(value),
strong: ({ children }) => `<strong>${renderHtmlInline(children)}</strong>`,
emphasis: ({ children }) => `<em>${renderHtmlInline(children)}</em>`,
small: ({ children }) => `<small>${renderHtmlInline(children)}</small>`,
break: () => "<br>",
inlineCode: ({ value }) => `<code>${escapeHtmlText(value)}</code>`,
link({ url, children }) {
const target = (0, _link_target_mjs__WEBPACK_IMPORTED_MODULE_15__.t)(url);
const shown = renderHtmlInline(children);
return target === void 0 ? shown : `<a href="${escapeMarkup(target)}" rel="noopener noreferrer">${shown}</a>`;
},
badge({ status, value }) {
const name = (0, _status_words_mjs__WEBPACK_IMPORTED_MODULE_29__.t)(status);
const word = value.toLowerCase() === name ? "" : `<span class="visually-hidden">${name}</span>`;
const text = value === "" ? "" : ` ${escapeText(value)}`;
return `<span class="badge badge-${status}"><span class="sign" aria-hidden="true">${signs[status]}</span>${word}${text}</span>`;
}
};
const renderHtmlInline = (nodes) => nodes.map((node) => (0, _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_30__.t)(inlineHandlers, node)).join("");
const firstLevel = 2;
const lastLevel = 6;
const classOf = (side = "left") => side === "left" ? "" : ` class="${side}"`;
const diffLine = (line) => {
const shown = escapeMarkup(line);
if (line.startsWith("-")) return `<del>${shown}</del>`;
return line.startsWith("+") ? `<ins>${shown}</ins>` : shown;
};
function chart(parts) {
const all = parts.reduce((sum, { cells }) => sum + cells, 0);
const shown = parts.filter(({ cells }) => cells > 0);
const label = shown.map(({ status, cells }) => `${(0, _percentages_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(cells / all)} ${(0, _status_words_mjs__WEBPACK_IMPORTED_MODULE_29__.t)(status)}`).join(", ");
let x = 0;
const rects = shown.map(({ status, cells }) => {
const rect = `<rect class="cells cells-${status}" x="${x}" y="0" width="${cells}" height="1"/>`;
x += cells;
return rect;
});
const name = label === "" ? "no tests" : `about ${label}`;
return `<svg class="chart" viewBox="0 0 ${Math.max(all, 1)} 1" preserveAspectRatio="none" role="img" aria-label="${name}">${rects.join("")}</svg>`;
}
function renderHtml(root) {
let level = 1;
function heading(wanted, children) {
level = Math.min(Math.max(wanted, firstLevel), level + 1, lastLevel);
return `<h${level}>${renderHtmlInline(children)}</h${level}>`;
}
const blocks = (nodes, depth) => nodes.map((node) => (0, _node_handlers_mjs__WEBPACK_IMPORTED_MODULE_30__.t)(blockHandlers, node, depth)).join("\n");
const item = (children, depth) => {
const [first, ...others] = children;
return first?.type === "paragraph" ? [renderHtmlInline(first.children), blocks(others, depth)].join("") : blocks(children, depth);
};
const row = (cells, align, element) => {
return `<tr>${cells.map((cell, column) => `<${element}${classOf(align[column])}>${renderHtmlInline(cell)}</${element.split(" ")[0]}>`).join("")}</tr>`;
};
const blockHandlers = {
heading: ({ depth, children }, nesting) => heading(depth + nesting, children),
paragraph: ({ children }) => `<p>${renderHtmlInline(children)}</p>`,
list({ ordered, children }, depth) {
const element = ordered ? "ol" : "ul";
return `<${element}>${children.map((child) => `<li>${item(child.children, depth)}</li>`).join("")}</${element}>`;
},
table: ({ align, head, rows }) => `<div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead>${row(head, align, "th scope=\"col\"")}</thead><tbody>${rows.map((cells) => row(cells, align, "td")).join("\n")}</tbody></table></div>`,
code({ value, language }) {
const shown = (0, _code_text_mjs__WEBPACK_IMPORTED_MODULE_31__.t)(value);
return language === "diff" ? `<pre class="diff" tabindex="0">${shown.split("\n").map(diffLine).join("\n")}</pre>` : `<pre class="code" tabindex="0">${escapeMarkup(shown)}</pre>`;
},
alert: ({ severity, children }, depth) => `<div class="alert alert-${severity}"><p class="alert-title">${severity}</p>${blocks(children, depth)}</div>`,
chart: ({ parts }) => chart(parts),
divider: () => "<hr>",
markdown: ({ parts }) => `<p>${escapeMarkup((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.n)(parts.map(({ text }) => text).join("")).trim())}</p>`,
section({ title, fold, children }, depth) {
if (fold === "fixed") return `<section class="fixed">${heading(firstLevel + depth, title)}\n${blocks(children, depth + 1)}</section>`;
const summary = `<summary>${renderHtmlInline(title)}</summary>`;
return `<details class="fold"${fold === "open" ? " open" : ""}>${summary}<div class="fold-content">${blocks(children, depth)}</div></details>`;
}
};
return blocks(root.children, 0);
}
const marks = {
successful: ["complete", "Passed"],
failed: ["failed", "Failed"],
skipped: ["skipped", "Skipped"],
cancelled: ["cancelled", "Cancelled"],
running: ["running", "Running"],
waiting: ["running", "Running"],
unknown: ["unknown", "Unknown"],
flaky: ["flaky", "Flaky"],
incomplete: ["incomplete", "Incomplete"],
quarantined: ["quarantined", "Quarantined"]
};
function markHtml(mark) {
const [symbol, word] = marks[mark];
return `<svg class="mark large" role="img" aria-label="${word}"><use href="#${(0, _percentages_mjs__WEBPACK_IMPORTED_MODULE_13__.n)(symbol)}"/></svg>`;
}
const tabTitles = {
tests: "Tests",
causes: "Causes",
jobs: "Jobs",
timeline: "Timeline",
summary: "Summary"
};
function crumb({ project, run }) {
return `<div class="crumb">${[`<span class="strong ellipsis">${escapeHtmlText(project ?? "Test report")}</span>`, ...run === void 0 ? [] : [`<span class="ellipsis">${renderHtmlInline([(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.jt)(run.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(run.name))])}</span>`]].join("<span class=\"quiet\">/</span>")}<span class="grow"></span><span id="${_job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.l.settings}" class="row"></span></div>`;
}
const contextFact = ({ value, important, isLong }) => `<span class="nowrap${important ? "" : " wide-only"}${isLong ? " shrinks" : ""}">${renderHtmlInline(value)}</span>`;
const barWidth = 300;
const minimumPart = 3;
const partGap = 2;
function proportionHtml(parts) {
const shown = parts.filter(({ count }) => count > 0);
const total = shown.reduce((sum, { count }) => sum + count, 0);
if (total === 0) return "";
const free = barWidth - shown.length * minimumPart - (shown.length - 1) * partGap;
let x = 0;
const rects = shown.map(({ outcome, count }) => {
const width = minimumPart + count / total * free;
const rect = `<rect class="fill-${outcome}" x="${x.toFixed(2)}" width="${width.toFixed(2)}" height="8"/>`;
x += width + partGap;
return rect;
});
const words = shown.map(({ outcome, count }) => `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.T)(count)} ${outcome}`).join(", ");
return `<svg class="proportion" viewBox="0 0 ${barWidth} 8" width="${barWidth}" height="8" role="img"><title>${words}</title>${rects.join("")}</svg>`;
}
const tagHtml = ({ tone, text: words, query }) => `<a class="tag${tone === void 0 ? "" : ` ${tone}`}" href="#tests&amp;q=${encodeURIComponent(query)}">${escapeHtmlText(words)}</a>`;
function headlineHtml({ mark, headline, shortHeadline = headline, tags = [] }) {
const shown = tags.length === 0 ? "" : ` <span class="row wrap head-tags">${tags.map(tagHtml).join("")}</span>`;
return `<h1>${markHtml(mark)}<span class="headline">${escapeHtmlText(shortHeadline)}</span>${shown}</h1>`;
}
function headerHtml(head, found) {
const tabs = head.tabs(found).map(({ name, count }) => `<a href="#${name}" data-tab="${name}">${tabTitles[name]}${count === void 0 ? "" : ` <span class="count">${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.T)(count)}</span>`}</a>`);
return `<header class="top">
${crumb(head)}
<div class="head"><div class="grow">${headlineHtml(head)}
<p id="${_job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.l.context}" class="context dots medium secondary">${head.context(found.tests).map(contextFact).join("")}</p></div>
${proportionHtml(head.proportion)}</div>
<nav id="${_job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.l.tabs}" class="tabs" aria-label="Views">${tabs.join("")}</nav>
</header>`;
}
const missingResults = {
label: "Missing results",
mark: "incomplete",
word: "Incomplete"
};
const failedStep = {
label: "Why the run fails",
mark: "failed",
word: "Failed"
};
function faultsHtml(gates, gaps) {
if (gates.length + gaps.length === 0) return "";
const more = gaps.length - pageLimits.gaps;
const items = [...[...gates, ...gaps.slice(0, pageLimits.gaps).map(_components_mjs__WEBPACK_IMPORTED_MODULE_14__.r)].map((line) => `<li>${renderHtmlInline(line)}</li>`), ...more > 0 ? [`<li>and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.w)(more, "more problem")}</li>`] : []];
const { label, mark, word } = gaps.length > 0 ? missingResults : failedStep;
return `<section class="gaps" aria-label="${label}"><svg class="mark" role="img" aria-label="${word}"><use href="#${(0, _percentages_mjs__WEBPACK_IMPORTED_MODULE_13__.n)(mark)}"/></svg><ul>${items.join("")}</ul></section>\n`;
}
function jobData(names, jobs, isComplete = true) {
const key = (job, module) => JSON.stringify([job ?? "", module ?? ""]);
const known = new Map(jobs.map((job) => [key(job.job, job.module), job]));
const own = new Map(jobs.filter(({ job }) => job === void 0).map((job) => [job.module ?? "", job]));
return names.map(([job, module]) => {
const found = known.get(key(job, module)) ?? own.get(module) ?? own.get("");
return { ...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
url: found?.url,
duration: found?.duration,
isFailed: found?.status === "failed" && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Nn)(found.counts) === 0 ? true : void 0,
counts: found === void 0 || isComplete ? void 0 : countsOf(found)
}) };
});
}
const countsOf = ({ counts: { failed, flaky, skipped, total, quarantined = 0 } }) => [
failed,
flaky,
skipped,
total,
quarantined
];
function withShownFiles(details, record, { plan }) {
const { attempts = [] } = details;
const hidden = record.attempts - attempts.length;
const shown = (all, attempt) => all?.map((attachment) => attachment.sha256 === void 0 ? attachment : {
...attachment,
...plan.shownAs(record.position, attempt, attachment.sha256)
});
const own = shown(details.attachments, record.attempts);
if (own === void 0 && attempts.every(({ attachments }) => attachments === void 0)) return details;
return {
...details,
...own && { attachments: own },
...attempts.length > 0 && { attempts: attempts.map((attempt, index) => {
const attachments = shown(attempt.attachments, hidden + index);
return attachments === void 0 ? attempt : {
...attempt,
attachments
};
}) }
};
}
const partBytes = 49152;
function writeAttachmentBlocks(file, { plan, pathOf }) {
for (const [number, embedded] of plan.embedded.entries()) {
const path = pathOf(embedded);
if (path === void 0) continue;
file.write(`<script type="text/plain" class="${_job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.s.attachment}" id="${(0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.o)(number)}">`);
for (const part of base64Parts(path)) file.write(part);
file.write("<\/script>\n");
}
}
function* base64Parts(path) {
const buffer = Buffer.allocUnsafe(partBytes);
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_26__.openSync)(path, "r");
try {
for (let position = 0;;) {
const length = (0, node_fs__WEBPACK_IMPORTED_MODULE_26__.readSync)(descriptor, buffer, 0, partBytes, position);
if (length === 0) return;
const used = length < 3 ? length : length - length % 3;
yield buffer.toString("base64", 0, used);
position += used;
}
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_26__.closeSync)(descriptor);
}
}
const startScript = "(function(){function e(e){let t=`build-report-${e}`;return{read(){try{return localStorage.getItem(t)??void 0}catch{return}},write(e){try{localStorage.setItem(t,e)}catch{}}}}let t=e(`theme`),n=document.documentElement;function r(){let e=t.read();(e===`light`||e===`dark`)&&(n.dataset.theme=e)}let i=[`tests`,`causes`,`jobs`,`timeline`,`summary`],a=[`failed`,`flaky`,`cancelled`,`running`,`unknown`,`skipped`,`passed`,`gone`],o=e=>a.indexOf(e);o(`failed`),o(`flaky`),o(`unknown`),o(`skipped`),o(`passed`),o(`gone`);let s=[`new`,`known`,...a],c={outcome:`Outcome`,suite:`Suite`,file:`File`,job:`Job`,module:`Module`,owner:`Owner`,tag:`Tag`,cause:`Cause`,none:`None`},l=[`new`,`failed`,`known`,`knownFlaky`,`quarantined`,`flaky`,`cancelled`,`running`,`unknown`,`fixed`,`slower`,`newlySkipped`,`gone`,`skipped`,`passed`];a.map(e=>l.indexOf(e)),Object.fromEntries(Object.entries({successful:`s`,failed:`f`,skipped:`k`,cancelled:`c`,running:`r`,unknown:`u`}).map(([e,t])=>[t,a.indexOf(e===`successful`?`passed`:e)]));let u={jobs:`Most jobs`,duration:`Slowest`,name:`Name`,recorded:`Run order`},d={tab:void 0,query:``,shown:[],grouping:`outcome`,order:`jobs`,test:void 0,cause:void 0};function f(e){let t=new URLSearchParams(e.replace(/^#/,``)),n=new Set(t.get(`show`)?.split(/[ ,]+/)),r=t.get(`group`),a=t.get(`order`),o=p(t.get(`test`)),l=p(t.get(`cause`));return{tab:i.find(e=>t.has(e))??(o===void 0?l===void 0?void 0:`causes`:`tests`),query:t.get(`q`)?.slice(0,1e3)??``,shown:s.filter(e=>n.has(e)),grouping:m(c,r)?r:d.grouping,order:m(u,a)?a:d.order,test:o,cause:l}}let p=e=>e===null||e===``||e.length>250?void 0:e,m=(e,t)=>t!==null&&Object.hasOwn(e,t),h=document.documentElement;r(),h.dataset.tab=f(location.hash).tab??h.dataset.start??`tests`})();";
const pageScript = "(function(){function e(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))n!==void 0&&r.setAttribute(e,n);for(let e of n)e!==void 0&&r.append(e);return r}function t(t,n,r){let i=e(`button`,{type:`button`,...n},t);return i.addEventListener(`click`,r),i}let n=t=>e(`span`,{class:`visually-hidden`},t);function r(e,t={},...n){let r=document.createElementNS(`http://www.w3.org/2000/svg`,e);for(let[e,n]of Object.entries(t))r.setAttribute(e,String(n));return r.append(...n),r}let i={settings:`settings`,tabs:`tab-links`,context:`context`,report:`report`,facts:`run-facts`,note:`script-note`,data:`run`,history:`history`},a=[`tests`,`causes`,`jobs`,`timeline`,`summary`],o=e=>`view-${e}`,s={tests:`tests`,details:`details`,attachment:`attachment`},c=e=>`attachment-${e}`;function l(){let t=e(`p`,{role:`status`,class:`visually-hidden`});return{root:t,announce(e){t.textContent=``,t.textContent=e}}}async function u(e){try{return await navigator.clipboard.writeText(e),!0}catch{return d(e)}}function d(t){let n=document.activeElement,r=e(`textarea`,{class:`visually-hidden`,\"aria-hidden\":`true`});r.value=t,document.body.append(r),r.select();let i=document.execCommand(`copy`);return r.remove(),n instanceof HTMLElement&&n.focus(),i}function f(e,{read:t,write:n},r){let{history:i,location:a}=e,o=t(a.hash),s,c=(e={})=>`#${n({...o,...e})}`;function l(t){if(e.clearTimeout(s),s=void 0,t!==`push`||c()!==(a.hash||`#`))try{t===`push`?i.pushState(null,``,c()):i.replaceState(null,``,c())}catch{}}function u(){a.hash!==c()&&(e.clearTimeout(s),s=void 0,o=t(a.hash),r(o))}return e.addEventListener(`hashchange`,u),e.addEventListener(`popstate`,u),{state:()=>o,change(t,n){n===`push`&&s!==void 0&&l(`replace`),o={...o,...t},n===`push`?l(`push`):(e.clearTimeout(s),s=e.setTimeout(l,300,`replace`)),r(o)},link:c}}let p=e=>`symbol-${e}`,m=(e,t,n=`small`)=>r(`svg`,{class:n===`large`?`mark large`:`mark`,role:`img`,\"aria-label\":t},r(`use`,{href:`#${p(e)}`})),h=e=>r(`svg`,{class:`mark`,\"aria-hidden\":`true`},r(`use`,{href:`#${p(e)}`}));function g(e){let t=`build-report-${e}`;return{read(){try{return localStorage.getItem(t)??void 0}catch{return}},write(e){try{localStorage.setItem(t,e)}catch{}}}}let _=g(`theme`),v=document.documentElement;function y(){let e=(v.dataset.theme??(matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`))===`dark`;v.dataset.theme=e?`light`:`dark`,_.write(v.dataset.theme)}let b=e=>String(e).replace(/\\B(?=(?:\\d{3})+$)/g,`,`),x=(e,t)=>`${b(e)} ${t}${e===1?``:`s`}`,S=({close:e})=>t(h(`left`),{class:`btn icon back`,\"aria-label\":`Back to the list`},e),C=(t,n,...r)=>w(t)?e(`a`,{...n,href:t,rel:`noopener noreferrer`},...r):e(`span`,n,...r),w=e=>e!==void 0&&/^https?:\\/\\//.test(e);function T({jobs:e},t){let n=new Map;for(let[r,{isFailed:i,url:a}]of t.entries()){let t=e[r]?.job??``;i===!0&&!n.has(t)&&n.set(t,{name:t,url:a})}return[...n.values()]}let E=[`failed`,`flaky`,`cancelled`,`running`,`unknown`,`skipped`,`passed`,`gone`],D={failed:`Failed`,flaky:`Flaky`,cancelled:`Cancelled`,running:`Running`,unknown:`Unknown`,skipped:`Skipped`,passed:`Passed`,gone:`Gone`},O=e=>E.indexOf(e),k=O(`failed`),A=O(`flaky`),j=O(`unknown`),M=O(`skipped`),N=O(`passed`),ee=O(`gone`);function te(e,t){return e===M||t===M?e===M?t:e:Math.min(e,t)}let ne=1e3,re=60*ne,ie=60*re,ae=24*ie;function oe(e,t,n,r,i){let a=Math.floor(e%t/r);return`${Math.floor(e/t)} ${n}${a===0?``:` ${a} ${i}`}`}function P(e){if(e>864e11)return`> 1,000,000 d`;if(e>0&&e<1)return`< 1 ms`;let t=Math.round(e);if(t<ne)return`${t} ms`;let n=Math.round(e/100);if(n<100)return`${n/10} s`;let r=Math.round(e/ne)*ne;return r<re?`${r/ne} s`:r<ie?oe(r,re,`min`,ne,`s`):r<ae?oe(r,ie,`h`,re,`min`):oe(r,ae,`d`,ie,`h`)}let se=/[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]/u,ce=/( [\u203a·] )/,le=/([/\\\\])/;function ue(e){let t=e.split(le);return t.length===1?e:t.map(e=>se.test(e)?`\u2066`+e+`\u2069`:e).join(``)}function de(e){let t=e.trim();return se.test(t)?e.replace(t,()=>`\u2068`+t.replace(/\\S+/g,ue)+`\u2069`):e}function F(e){return se.test(e)?e.split(ce).map(de).join(``):e}function fe(e){if(e.length<=40||/\\s/.test(e))return e;let t=e.split(/[/\\\\]/);return t.length<=2?e:`\u2026/${t.slice(-2).join(`/`)}`}let pe=e=>e.map(fe).join(` \u203a `),me=(e,t)=>pe(he(e,t));function he(e,t){if(t===void 0)return e;let n=ge(t);return e.flatMap((e,t)=>t===0&&/[/\\\\.]/.test(e)&&_e(ge(e),n)?[]:ye(e,n))}let ge=e=>e.split(/[/\\\\]/).filter(e=>e!==``&&e!==`.`);function _e(e,t){let n=Math.min(e.length,t.length);return n>0&&e.slice(-n).join(`/`)===t.slice(-n).join(`/`)}let ve=/^[\\p{L}\\p{N}_$.\\\\:/-]{1,500}$/u;function ye(e,t){let n=t.at(-1)?.replace(/\\.\\w{1,10}$/,``)??``;if(n===``||!e.includes(n)||!ve.test(e))return[e];let r=e.split(/[.\\\\/]|::/),i=r.lastIndexOf(n);if(i===-1||!(i===r.length-1||i>0&&_e(r.slice(0,i),t.slice(0,-1))))return[e];let a=r.slice(i+1);return a.length===0?[]:[a.join(`.`)]}let be=e=>e*4+5+3;function xe({results:e,now:t,room:n,label:i}){let a=new Map,o=(e,t)=>{let n=e in Ce?e:`-`;a.set(n,(a.get(n)??``)+Ce[n](t))},s=t===void 0?n*4-1:be(n),c=(n-e.length)*4;for(let[t,n]of[...e].entries())o(n,c+t*4);return t!==void 0&&o(t,s-3),r(`svg`,{class:`history`,role:`img`,\"aria-label\":i,width:s,height:16,viewBox:`0 0 ${s} 16`},...[...a].map(([e,t])=>r(`path`,{class:`bar-${Se[e]}`,d:t})))}let Se={P:`passed`,f:`flaky`,F:`failed`,S:`skipped`,\"-\":`none`},Ce={P:e=>we(e,6),f:e=>we(e,11,6)+we(e,3),F:e=>we(e,16),S:e=>`M${e} 12h3v4h-3zM${e+1} 13v2h1v-2z`,\"-\":e=>`M${e} 14h3v2h-3z`};function we(e,t,n=t){let r=n-2,i=(e,t)=>`a1 1 0 0 1 ${e} ${t}`;return`M${e+1} ${16-t}h1${i(1,1)}v${r}${i(-1,1)}h-1${i(-1,-1)}v-${r}${i(1,-1)}z`}let Te=/[^\\0-\\x7f]/;function Ee(e){return Te.test(e)?e.normalize(`NFD`).replace(/\\p{M}/gu,``).toLowerCase():e.toLowerCase()}function I(e){let t={};for(let n in e)e[n]!==void 0&&(t[n]=e[n]);return t}let De={successful:`s`,failed:`f`,skipped:`k`,cancelled:`c`,running:`r`,unknown:`u`},Oe=[`screenshot`,`comparison`,`video`,`trace`],ke=[`new`,`unseen`,`unknown`,`known`,`flaky`],Ae=({branch:e,knownPlace:t,isOwnBranch:n,builds:r,changes:i,counts:a})=>({branch:e,knownPlace:t,isOwnBranch:n===!0,builds:r,changes:i,counts:a,rows:[],verdicts:[],quarantines:[],rowOf:[],usual:[],changesOf:new Map,ownRowOf:new Map,verdictOfTest:new Map,verdictOf:new Map,verdictOfFlaky:new Map,quarantineOfTest:new Map});function je(e,t,{tests:n,executions:r},i){e.rows.push(...t.rows),e.verdicts.push(...t.verdicts),e.quarantines.push(...t.quarantines);for(let n of t.rowOf)e.rowOf.push(n);for(let n of t.usual)e.usual.push(n);for(let[r,i]of t.changed){let t=e.changes[i];t!==void 0&&e.changesOf.set(n+r,[...e.changesOf.get(n+r)??[],t])}for(let[n,i]of t.ownRowOf)e.ownRowOf.set(r+n,i);for(let[n,a]of t.verdictOf)Pe(e,i,r+n,a);for(let[n,a]of t.quarantineOf){let t=i.testOf[r+n];t!==void 0&&e.quarantineOfTest.set(t,e.quarantines[a]??Me)}}let Me={facts:[[`quarantined`]],titled:[]},Ne=e=>{let t=ke[-1-e];return t&&{kind:t,facts:[],titled:[]}};function Pe({verdicts:e,verdictOf:t,verdictOfTest:n,verdictOfFlaky:r},{testOf:i,ranks:a},o,s){let c=e[s]??Ne(s),l=i[o];if(c===void 0||l===void 0)return;if(a[o]!==k){r.set(l,c);return}t.set(o,c);let u=n.get(l);(u===void 0||Fe(c)<Fe(u))&&n.set(l,c)}let Fe=({kind:e,isFixed:t})=>ke.indexOf(e)+(t===!0?.5:0);function Ie(e){return e===void 0||e===`unknown`?`failed`:e===`unseen`?`new`:e}let L=[`new`,`failed`,`known`,`knownFlaky`,`quarantined`,`flaky`,`cancelled`,`running`,`unknown`,`fixed`,`slower`,`newlySkipped`,`gone`,`skipped`,`passed`],Le={new:k,known:k,knownFlaky:k,quarantined:k,fixed:N,slower:N,newlySkipped:M},Re=e=>Object.hasOwn(Le,e),ze=e=>Re(e)?Le[e]:E.indexOf(e);function Be(e,{history:t}){return Re(e)?{new:`New`,known:t?.isOwnBranch?`Failed before`:`Also fails ${t?.knownPlace??`on ${t?.branch??`the base branch`}`}`,knownFlaky:`Known flaky`,quarantined:`Quarantined`,fixed:`Fixed`,slower:`Slower`,newlySkipped:`Newly skipped`}[e]:D[e]}let Ve=E.map(e=>L.indexOf(e)),R=({tests:e},t)=>L[e.kinds[t]??-1]??`unknown`;function He(e,t){let n=e.tests.ranks[t]??-1,r=E[n]??`unknown`;return n===k?We(e,t):n===N||n===M?Je(e,t)?.kind??r:r}function Ue(e,t){let{history:n,tests:r,executions:i}=e,a=t.map(e=>i.testOf[e]??-1);for(let t of[...a,...n?.changesOf.keys()??[]])t!==-1&&(r.kinds[t]=L.indexOf(He(e,t)))}function We({history:e},t){return e?.quarantineOfTest.has(t)?`quarantined`:Ge(e?.verdictOfTest.get(t))}function Ge(e){let t=Ie(e?.kind);return t===`flaky`?`knownFlaky`:t}function Ke({history:e,executions:t},n){let r=n=>e?.quarantineOfTest.has(t.testOf[n]??-1)===!0,i=new Set(n.map(t=>r(t)?`quarantined`:Ge(e?.verdictOf.get(t))));return L.find(e=>i.has(e))??`failed`}function qe(e,t){let n=R(e,t);return n===`new`||n===`failed`}function Je({history:e,tests:t},n){let r=t.ranks[n]??-1;return e?.changesOf.get(n)?.find(({kind:e})=>r===(e===`newlySkipped`?M:e===`gone`?ee:N))}let Ye=Object.fromEntries(Object.entries(De).map(([e,t])=>[t,E.indexOf(e===`successful`?`passed`:e)]));function Xe(){return{tests:{ids:[],namedIds:new Map,ordinals:new Map,names:[],searchableNames:[],ranks:[],kinds:[],suiteOf:[],fileOf:[],lines:[],durations:[],failures:[],tagsOf:new Map,ownersOf:new Map,first:[],last:[]},executions:{testOf:[],next:[],jobOf:[],workerOf:[],ranks:[],durations:[],starts:[],estimated:new Set,causeOf:new Map,messageOf:new Map,stepOf:new Map,filesOf:new Map,detailsOf:new Map},suites:V(),files:V(),tags:V(),owners:V(),workers:V(),messages:V(),steps:V(),jobs:[],causes:[]}}function Ze(e,t){t!==void 0&&(e.history=Ae(t))}function Qe(e,t,n){for(let[n,r]of t.suites)ft(e.suites,r,n);for(let n of[`files`,`tags`,`owners`,`workers`,`messages`])for(let r of t[n])ft(e[n],r);for(let[n,r]of t.jobs)e.jobs.push({job:n,module:r});for(let n of t.causes)e.causes.push($e(n));let r={tests:e.tests.names.length,executions:e.executions.testOf.length};et(e,t),tt(e,t,n),nt(e,t,r.executions),e.history!==void 0&&t.history!==void 0&&(je(e.history,t.history,r,e.executions),Ue(e,[...t.history.verdictOf,...t.history.quarantineOf].map(([e])=>r.executions+e)))}function $e([e,t,n,r,i]){return n===void 0?{id:e,signature:t,executions:[]}:{id:e,signature:t,frame:{file:n,...I({line:r||void 0,functionName:i})},executions:[]}}function et({tests:e},{tests:t}){let n=e.names.length;t.names.forEach((n,r)=>{e.ids.push(t.ids.slice(r*12,(r+1)*12)),e.names.push(n),e.searchableNames.push(Ee(n)),e.ranks.push(-1),e.kinds.push(-1),e.suiteOf.push(t.suiteOf[r]??-1),e.fileOf.push(t.fileOf[r]??-1),e.lines.push(t.lines[r]??-1),e.durations.push(-1),e.failures.push(0),e.first.push(-1),e.last.push(-1)});for(let[r,i]of t.namedIds)e.namedIds.set(n+r,i);for(let[r,i]of t.repeated)e.ordinals.set(n+r,i);for(let[r,i]of t.tagged)e.tagsOf.set(n+r,i);for(let[r,i]of t.owned)e.ownersOf.set(n+r,i)}function tt({tests:e,executions:t,causes:n},{executions:r},i){let a=t.testOf.length,o=new Set(r.flaky),s=t.testOf.at(-1)??-1;r.durations.forEach((n,i)=>{let c=a+i,l=Ye[r.statuses.charAt(i)]??j,u=o.has(i)?Math.min(l,A):l,d=r.starts[i]??-1;s+=(r.testSteps[i]??0)+1,t.testOf.push(s),t.next.push(-1),t.jobOf.push(r.jobOf[i]??-1),t.workerOf.push(r.workerOf[i]??-1),t.ranks.push(u),t.durations.push(n),t.starts.push(d===-1||r.start===void 0?-1:r.start+d),rt(e,t,s,c)});for(let[e,n]of r.estimated)for(let i=e;i<Math.min(n,r.durations.length);i+=1)t.estimated.add(a+i);for(let[e,i]of r.causeOf)t.causeOf.set(a+e,i),n[i]?.executions.push(a+e);for(let[e,n]of r.messageOf)t.messageOf.set(a+e,n);r.detailed.forEach((e,n)=>{t.detailsOf.set(a+e,{block:i,index:n})})}function nt({steps:e,executions:t},{evidence:n},r){if(n!==void 0){for(let t of n.steps)ft(e,t);for(let[e,i]of n.stepOf)t.stepOf.set(r+e,i);for(let[e,i]of n.filesOf)t.filesOf.set(r+e,i)}}function rt(e,{next:t,ranks:n,durations:r},i,a){let o=n[a]??j,s=e.ranks[i];if(s===void 0)return;let c=s===-1?o:te(s,o);c!==s&&(e.ranks[i]=c,e.kinds[i]=Ve[c]??-1),e.durations[i]=Math.max(e.durations[i]??-1,r[a]??-1),o===0&&(e.failures[i]=(e.failures[i]??0)+1);let l=e.last[i]??-1;l===-1?e.first[i]=a:t[l]=a,e.last[i]=a}function z({tests:e,executions:t},n){let r=[];for(let i=e.first[n]??-1;i!==-1;i=t.next[i]??-1)r.push(i);return r}function it(e,t){let n=z(e,t);return n.find(n=>e.executions.ranks[n]===e.tests.ranks[t])??n[0]??-1}let B=({tests:e},t)=>{let n=e.names[t]??``;return n.trim()===``?`(no name)`:n},at=({tests:e,executions:t},n,r)=>(r===-1?e.durations[n]:t.durations[r])??-1,ot=({tests:e},t)=>E[e.ranks[t]??j]??`unknown`;function st(e,t){let n=[];for(let r=t;r!==-1;r=e.parents[r]??-1)n.push(e.names[r]??``);return n.reverse()}let ct=(e,t)=>st(e.suites,e.tests.suiteOf[t]??-1);function lt({tests:e,files:t},n){let r=t.names[e.fileOf[n]??-1],i=e.lines[n]??-1;return r===void 0?{}:i<0?{file:r}:{file:r,line:i}}let ut=({tests:e,tags:t},n)=>(e.tagsOf.get(n)??[]).map(e=>t.names[e]??``),dt=({tests:e,owners:t},n)=>(e.ownersOf.get(n)??[]).map(e=>t.names[e]??``),V=()=>({names:[],searchableNames:[],parents:[]});function ft(e,t,n=-1){e.parents.push(n<e.names.length?n:-1),e.names.push(t),e.searchableNames.push(Ee(t))}let pt={failed:`F`,flaky:`f`,cancelled:`-`,running:`-`,unknown:`-`,skipped:`S`,passed:`P`,gone:`-`},mt={P:`passed`,f:`flaky`,F:`failed`,S:`skipped`,\"-\":`did not run`},ht=e=>Object.hasOwn(mt,e),gt=e=>ht(e)?e:`-`,_t=e=>mt[gt(e)];function vt(e,t){let{history:n}=e;if(n===void 0||n.builds.length===0)return;let r=z(e,t).length===0?void 0:n.ownRowOf.get(it(e,t)),i=n.rows[r??n.rowOf[t]??-1];if(i===void 0)return;let[a,o]=i,s=ot(e,t),c=s===`gone`?_t(`-`):D[s].toLowerCase();return{results:a,now:pt[s],nowWord:c,firstBuild:o}}function yt(e){return Object.entries(mt).flatMap(([t,n])=>{let r=[...e].filter(e=>gt(e)===t).length;return r===0?[]:[`${b(r)} ${n}`]}).join(`, `)}let bt=({branch:e},t)=>`${t===1?`Last build`:`Last ${x(t,`build`)}`}${e===void 0?``:` of ${e}`}`,xt=(e,{results:t,nowWord:n})=>`${bt(e,t.length)}: ${yt(t)}. This build: ${n}`,St=be(30);function Ct(e){let t=new Map;return n=>{let r=vt(e,n);if(r===void 0||e.history===void 0)return;let i={...r,results:r.results.slice(-30)},a=`${i.results} ${i.nowWord}`,{results:o,now:s}=i,c=t.get(a)??xe({results:o,now:s,room:30,label:xt(e.history,i)});return t.size<500&&t.set(a,c),c.cloneNode(!0)}}let wt=(e,t=`and`)=>e.length<2?e.join(``):`${e.slice(0,-1).join(`, `)} ${t} ${e.at(-1)}`;function Tt(e){let t=0;for(let n of e)if(n===`(`?t+=1:n===`)`&&--t,t<0)return!1;return t===0}let Et=/^\"(?:[^\"\\\\]|\\\\.)*\"(?=, |$)/;function Dt(e){try{return String(JSON.parse(e))}catch{return e}}function Ot(e){let t=[],n=e;for(;;){let e=Et.exec(n)?.[0],r=e===void 0?n.indexOf(`, `):e.length,i=r===-1?n:n.slice(0,r);if(e===void 0&&!Tt(i))return;if(t.push(e===void 0?i:Dt(e)),r===-1||r===n.length)return t;n=n.slice(r+2)}}function kt(e){if(e.endsWith(`)`))for(let t=e.indexOf(` (`);t!==-1;t=e.indexOf(` (`,t+1)){let n=Ot(e.slice(t+2,-1));if(n!==void 0&&t>0)return{base:e.slice(0,t),values:n}}}let At=e=>/^\\d{1,9}(?:\\.\\d{1,9}){0,3}(?:\\.x)?$/.test(e),jt=(e,t)=>{let[n,r]=[e,t].map(e=>e.split(`.`).map(e=>e===`x`?1/0:Number(e))),i=n.findIndex((e,t)=>e!==r[t]);return i===-1?n.length-r.length:(n[i]??0)-(r[i]??0)};function Mt(e,t){let n=[...new Set(e.map(e=>e[t]??``))];return n.every(At)?n.toSorted(jt):n}function Nt({noun:e,groups:t}){if(e!==`job`||t.length<4||t.length>72)return;let n=t.map(({name:e})=>kt(e)),r=n.flatMap(e=>e===void 0?[]:[e.values]),[i]=n,a=r.length===n.length&&n.every(e=>e?.base===i?.base&&e?.values.length===i?.values.length);if(i===void 0||!a)return;let[o,s,c]=i.values.map((e,t)=>({place:t,values:Mt(r,t)})).filter(({values:e})=>e.length>1);if(o===void 0||s===void 0||c!==void 0)return;let[l,u]=s.values.length<o.values.length?[s,o]:[o,s],[d,f]=u.values.length>6?[u,l]:[l,u],p=d.values.length*f.values.length;if(!(f.values.length<=6&&d.values.length<=12&&2*t.length>=p))return;let m=new Map(t.map((e,t)=>[JSON.stringify([r[t]?.[d.place],r[t]?.[f.place]]),e]));return{base:i.base,columns:f.values,rows:d.values.map(e=>({label:e,cells:f.values.map(t=>m.get(JSON.stringify([e,t])))}))}}function Pt({columns:e,rows:t}){let n=t.every(({label:e})=>At(e))&&!e.every(At),r=(e,t)=>e.flatMap((e,n)=>e===void 0?[]:[{group:e,value:t[n]??``}]);if(!n)return t.map(({label:t,cells:n})=>({label:t,jobs:r(n,e)}));let i=t.map(({label:e})=>e);return e.map((e,n)=>({label:e,jobs:r(t.map(({cells:e})=>e[n]),i)}))}function Ft({label:e,jobs:t}){let n=t.length-6;return`${e} (${[...t.slice(0,6).map(({value:e})=>e),...n>0?[`${b(n)} more`]:[]].join(`, `)})`}let It=({label:e,jobs:t})=>`${t.length===2?`both`:`all`} ${e} jobs`;function Lt(e,t){let n=new Set(e),r=Pt(t).map(e=>({line:e,chosen:{...e,jobs:e.jobs.filter(({group:e})=>n.has(e))}})).filter(({chosen:e})=>e.jobs.length>0).toSorted((e,t)=>t.chosen.jobs.length-e.chosen.jobs.length),i=r.every(({line:e,chosen:t})=>t.jobs.length===e.jobs.length&&e.jobs.length>1&&!At(e.label)),a=r.slice(0,3).map(({chosen:e})=>i?It(e):Ft(e)),o=r.slice(3).reduce((e,{chosen:t})=>e+t.jobs.length,0);return wt(o===0?a:[...a,x(o,`more job`)])}let Rt=(e,t)=>zt(e,[t]);function zt({groups:e,grid:t},n){let r=n.flatMap(t=>e[t]??[]);if(t!==void 0)return Lt(r,t);let i=r.length-3,a=r.slice(0,3).map(({name:e})=>e);return wt(i>0?[...a,`${b(i)} more`]:a)}function Bt({noun:e,groups:t},n){let{length:r}=t;return r<2?``:n<r?`${b(n)} of ${x(r,e)}`:r===2?`both ${e}s`:`all ${x(r,e)}`}function Vt(e,t){return e.groups.length<2||t.length===0?``:t.length>=e.groups.length?Bt(e,t.length):zt(e,t)}let Ht=(e,t=`small`)=>m(e,D[e],t),Ut={new:`failed`,known:`known`,knownFlaky:`known`,quarantined:`quarantined`,fixed:`complete`,slower:`slow`,newlySkipped:`skipped`},Wt={new:`Failed`,knownFlaky:`Failed, known flaky`},Gt=(e,t,n=`small`)=>m(Kt(e)?e:Ut[e],Wt[e]??Be(e,t),n),Kt=e=>Object.hasOwn(D,e);function qt(e){let t=Ct(e.model);return(n,r)=>Jt(e,n,t(n),r)}function Jt({model:t,navigation:n,jobs:r},i,a,o){let s=[F(pe(ct(t,i))),Vt(r,Yt(t,r,i))].filter(e=>e!==``),c=t.tests.durations[i]??-1,l=c<0?void 0:e(`span`,{class:`small quiet nowrap`},P(c));return e(`a`,{class:`test-link`,href:n.testHref(i)},Gt(R(t,i),t),e(`span`,{class:`grow`},e(`span`,{class:`name ellipsis`},B(t,i)),s.length===0?void 0:e(`span`,{class:`small quiet ellipsis`},s.join(` · `)),o===void 0?void 0:e(`span`,{class:`small mono test-message`},o)),a===void 0?l:e(`span`,{class:`row-side`},l,a))}function Yt(e,{numbers:t},n){let{executions:r,tests:i}=e,a=z(e,n).filter(e=>r.ranks[e]===i.ranks[n]).flatMap(e=>t[r.jobOf[e]??-1]??[]);return[...new Set(a)].sort((e,t)=>e-t)}function Xt(e,t){let n=[];return e.forEach((r,i)=>{if(r<=(e[n[t-1]??-1]??0))return;let a=n.findIndex(t=>(e[t]??0)<r);n.splice(a===-1?n.length:a,0,i),n.length=Math.min(n.length,t)}),n}function Zt({navigation:n,run:r},i){let a=r(),o=a!==void 0&&a.total>a.listed,s=i===`test`?`It did not run`:`No test failed for it`,c=o?`${s}, or it is one of the results that are not in this file.`:`${s}, or its ${i===`test`?`name`:`message`} changed after the link was created.`;return[e(`h2`,{class:`detail-title`},`This report has no such ${i}`),e(`p`,{class:`detail-sentence`},c),e(`div`,{class:`row detail-actions`},t(`Close`,{class:`btn compact`},n.close))]}function Qt({model:t,navigation:n,run:i},a){let o=t=>e(`p`,{class:`quiet`},t),s=i();if(s===void 0||t.tests.names.length===0)return[];let c=[N,M,A,ee];if(!t.tests.ranks.every(e=>c.includes(e)))return[o(t.tests.ranks.includes(k)?`Choose a test to see why it failed.`:`Choose a test to see its details.`)];let l=[...$t(T(t,s.jobs??[])),...s.lacksResults===!0?[e(`p`,{class:`detail-sentence`},`Results are missing, so other tests may have failed.`)]:[],...s.failsOtherwise===!0?[e(`p`,{class:`detail-sentence`},`The run fails nevertheless. The reason is below the header.`)]:[]],u=qt({model:t,navigation:n,jobs:a}),d=Xt(t.tests.durations,10);return[e(`h2`,{class:`detail-title`},r(`svg`,{class:`mark large`,\"aria-hidden\":`true`},r(`use`,{href:`#${p(l.length===0?`complete`:`incomplete`)}`})),e(`span`,{},l.length===0?`Nothing failed`:`No test failed`)),...l,e(`p`,{class:`detail-sentence`},d.length===0?`Choose a test on the left.`:`The slowest tests of this run:`),...d.length===0?[]:[e(`div`,{class:`box link-list`},...d.map(e=>u(e)))]]}function $t(t){let[n]=t;if(n===void 0)return[];let r=(...t)=>[e(`p`,{class:`detail-sentence`},...t)];if(t.length===1)return r(...n.name===``?[C(n.url,{},`The job`)]:[`The job `,C(n.url,{},n.name)],` failed although none of its tests did.`);let i=t.length-3,a=[...t.slice(0,3).map(({name:e,url:t})=>C(t,{},e===``?`this job`:e)),...i>0?[`${b(i)} more`]:[]],o=a.flatMap((e,t)=>t===0?[e]:[t===a.length-1?` and `:`, `,e]);return r(`${x(t.length,`job`)} failed although none of their tests did: `,...o,`.`)}let en={new:`new`,known:`failed`,knownFlaky:`flaky`,flaky:`flaky`,fixed:`passed`},tn=new Set([`new`,`known`,`knownFlaky`,`quarantined`,`flaky`,`fixed`,`slower`,`newlySkipped`,`gone`]),nn=(e,t)=>on(en[e],Be(e,t));function rn(e,t){if(e.history===void 0)return;let n=R(e,t);return n===`new`&&e.history.verdictOfTest.get(t)?.kind===`unseen`?on(void 0,`New test`):tn.has(n)?nn(n,e):void 0}let an=({kind:e},t)=>tn.has(e)?nn(e,t):void 0,on=(t,n)=>e(`span`,{class:t===void 0?`tag`:`tag ${t}`},n),sn={job:`this job`,module:`no module`};function H({jobs:e}){let t=new Set(e.map(({job:e})=>e)).size>1?`job`:`module`,n=new Map,r=e.map(e=>{let r=e[t]||sn[t],i=n.get(r)??n.size;return n.set(r,i),i}),i=new Set(e.map(e=>e[t])),a=[...n.keys()].map((e,t)=>({name:e,number:t,isNamed:i.has(e)}));return{noun:t,groups:a,numbers:r,grid:Nt({noun:t,groups:a})}}let cn=t=>t.split(/(#(?![\\p{L}_]))/u).filter(e=>e!==``).map(t=>t===`#`?e(`span`,{class:`placeholder`},`#`):t),ln=e=>/^\\d{1,3}w-/.test(e),un=e=>/^\\d{1,3}e-/.test(e),dn=/\\b(?:https?|wss?|tcp|amqps?|rediss?|mongodb):\\/\\/[^\\s/\"'`()[\\]]{1,200}|(?<![\\w:])\\[?::1\\]?(?::(?:\\d{2,5}|#))?(?![\\w#:])|(?<![\\w#])[\\w.#-]{1,200}:(?:\\d{2,5}|#)(?![\\w#])|(?<![\\w.#-])(?:localhost|(?:\\d{1,3}\\.){3}[\\d#]{1,3}|#)(?![\\w#])|(?<=(?:ENOTFOUND|EAI_AGAIN|lookup|host:|UnknownHostException:) )[\\w.#-]{1,200}/g;function fn({id:e,signature:t,hasFunction:n}){if(un(e)){let e=t.replace(dn,`\u2026`);return e===t?void 0:{key:`address ${e}`,signature:e.replace(/[\\s:,(]{0,10}(?: (?:at|to|for|on|of) )?\u2026[\\s)]{0,5}$/,``),differ:`address`}}if(ln(e)&&!n&&t!==``)return{key:`test ${t}`,signature:t,differ:`test`}}function pn(e,t){let n=new Map,r=e.map(t);for(let[t,i]of e.entries()){let e=r[t]?.key;if(e===void 0)continue;let a=n.get(e);a===void 0?n.set(e,[i]):a.push(i)}return e.flatMap((e,t)=>{let i=r[t],[a,...o]=(i&&n.get(i.key))??[];return i===void 0||a===void 0||o.length+1<3?[{causes:[e]}]:a===e?[{causes:[a,...o],fold:i}]:[]})}let mn=(e,t)=>e===`address`?`${b(t)} addresses`:`may have several causes`;function hn({tests:e,jobs:t,folded:n},r){let i=Vt(r,t),a=n===void 0?``:`, ${mn(n.differ,n.ids.size)}`;return x(e.length,`test`)+(i===``?``:` in ${i}`)+a}let gn=({file:e,line:t})=>t===void 0?e:`${e}:${t}`;function _n(e){let t=e.reduce((e,t)=>e+t.failures,0),n=e.reduce((e,t)=>e+t.flaky,0),r=[...t>0?[x(t,`failure`)]:[],...n>0?[x(n,`flaky test run`)]:[]];return`${x(e.length,`cause`)} of ${r.join(` and `)}`}function vn(e,t){let{failures:n,flaky:r}=e;return`${n>0?x(n,`failure`):x(r,`flaky test run`)} of ${hn(e,t)}.`}function yn(t,n,{href:r,total:i,tag:a}){let{cause:o,failures:s,flaky:c,kind:l}=t,u=s===0,d=e(`span`,{class:u?`fill-flaky`:l===`known`?`fill-failed known`:`fill-failed`});return d.style.width=`${(s+(u?c:0))/Math.max(i,1)*100}%`,e(`a`,{class:`cause`,href:r},e(`span`,{class:`cause-count`},b(u?c:s)),e(`span`,{class:`grow`},e(`span`,{class:`signature mono`},...cn(o.signature)),e(`span`,{class:`row wrap small secondary cause-facts`},a,e(`span`,{},[hn(t,n),...o.frame===void 0?[]:[gn(o.frame)]].join(` · `))),e(`span`,{class:`share`,\"aria-hidden\":`true`},d)))}let bn=({cause:{id:e,signature:t,frame:n}})=>fn({id:e,signature:t,hasFunction:n?.functionName!==void 0}),xn=({causes:e})=>pn(e.map((e,t)=>({cause:e,number:t})).filter(({cause:e})=>e.executions.length>0),bn).map(({causes:[e,...t],fold:n})=>{if(n===void 0)return e;let r=[e,...t].map(({cause:e})=>e),i=r.flatMap(e=>e.executions).sort((e,t)=>e-t);return{number:e.number,cause:{id:e.cause.id,signature:n.signature,executions:i},folded:{ids:new Set(r.map(({id:e})=>e)),differ:n.differ}}});function Sn(e,{numbers:t}){let{executions:n}=e;return xn(e).map(({cause:r,number:i,folded:a})=>{let o=r.executions.filter(e=>n.ranks[e]===k),s=o.length>0?o:r.executions,c=new Set(s.flatMap(e=>t[n.jobOf[e]??-1]??[]));return{number:i,cause:r,...I({folded:a}),failures:o.length,flaky:r.executions.length-o.length,tests:[...new Set(s.map(e=>n.testOf[e]??-1))],jobs:[...c].sort((e,t)=>e-t),kind:o.length>0?Ke(e,o):`flaky`}}).filter(({failures:e,flaky:t})=>e+t>0).sort((e,t)=>t.failures-e.failures||t.flaky-e.flaky||e.number-t.number)}async function Cn({model:e,readDetails:t},{cause:{executions:n}}){let r=n.find(t=>e.executions.ranks[t]===k),i=await t(r??n[0]??-1)??{};return{...(r===void 0?i.attempts?.findLast(({status:e})=>e===`failed`):void 0)??i,...I({source:i.source})}}function wn({executions:e,messages:t},n){let r=new Map;for(let t of n.executions){let n=e.messageOf.get(t);n!==void 0&&r.set(n,(r.get(n)??0)+1)}return[...r].sort(([e,t],[n,r])=>r-t||e-n).map(([e,n])=>({message:t.names[e]??``,count:n}))}function Tn({executions:e,messages:t},n){let r=n.executions.filter(t=>e.ranks[t]===k),i=r.length>0?r:n.executions,a=e.messageOf.get(i[0]??-1),o=new Set,s=new Map;for(let n of i){let r=e.testOf[n]??-1;if(o.has(r))continue;o.add(r);let i=e.messageOf.get(n);i!==void 0&&i!==a&&s.set(r,t.names[i]??``)}return s}let U=(t,...n)=>e(`pre`,{class:`code`,tabindex:`0`,role:`group`,\"aria-label\":t},...n),W=(t,...n)=>e(`span`,{class:t===``?`line`:`line ${t}`},...n,`\n`),G=(e,...t)=>{let n=U(e,...t);return n.classList.add(`plain`),n},En=e=>e>=55296&&e<=56319,Dn=(e,t)=>e.slice(0,En(e.charCodeAt(t-1))?t-1:t),On=/(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]|(?:\\u001b\\]|\\u009d)[^\\u0007\\u001b\\u009c\\u009d]*(?:\\u0007|\\u001b\\\\|\\u009c)|\\u001b[ -/]*[0-Z\\\\^-~]/g,kn=/[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\ufdd0-\\ufdef\\ufffe\\uffff]/g,An=/[\\u061c\\u200e\\u200f\\u2066\\u2068\\u2069]/g,jn=/[\\u202a-\\u202e\\u2067]|\\p{Surrogate}/gu,Mn=/\\r\\n?|[\\u0085\\u2028\\u2029]/g,Nn=/^[\\t\\n -~]*$/;function Pn(e){return Nn.test(e)?e:e.replace(Mn,`\n`).replace(On,``).replace(kn,``).replace(An,``).replace(jn,`\ufffd`)}function K(e){return Pn(e).replace(/[\\t\\n ]+/g,` `)}function Fn(e){let t=[];return In(e,[],t,!1),t.length===0&&In(e,[],t,!0),t}function In(e,t,n,r){if(!(!Array.isArray(e)||t.length>=20))for(let i of e){if(!Ln(i))continue;let e=i.status===`failed`;if(!e&&!r)continue;let a=n.length;In(i.steps,[...t,i],n,r),e&&n.length===a&&n.push([...t,i])}}let Ln=e=>typeof e==`object`&&!!e&&typeof e.name==`string`;function Rn(e){let[t,...n]=Fn(e);if(t===void 0)return;let r=t.map(e=>e.phase).find(e=>e===`setup`||e===`teardown`),[i,...a]=t;return{names:[i.name,...a.map(({name:e})=>e)],...r===void 0?{}:{phase:r},...n.length===0?{}:{more:n.length}}}function zn({names:e,phase:t,more:n=0},r=``){let i=e.map(e=>K(e).trim()||`(no name)`),a=i.at(-1)??``;if(K(r).includes(a))return;let o=t===void 0?[]:[t],s=n===0?``:` and ${n} more`,c=e=>`step: ${[...o,...e].join(` \u203a `)}${s}`,[l=``,...u]=i,d=[...i.length<=4?[i]:[[l,`\u2026`,...i.slice(-2)]],...u.length>1?[[l,`\u2026`,a]]:[],...u.length>0?[[`\u2026`,a]]:[]].map(c).find(e=>e.length<=160);if(d!==void 0)return d;let f=u.length>0?[`\u2026`,a]:[a],p=160-c([...f.slice(0,-1),``]).length-2;return c([...f.slice(0,-1),`${Dn(a,p)} \u2026`])}let Bn=e=>e.split(`\n`).map(e=>e.trim());function Vn(e,t){let n=Bn(t.trim());if(n[0]===``)return e.trim()===``?``:e;let r=e.split(`\n`),i=Bn(e),a=0;for(let e=0;e<i.length&&a<=3;e++){if(n.every((t,n)=>i[e+n]===t)){let t=[...r.slice(0,e),...r.slice(e+n.length)].join(`\n`);return t.trim()===``?``:t.replace(/^(?:[ \\t]*\\n)+/,``)}i[e]!==``&&a++}return e}function Hn(e){let t=e.split(`\n`,400).map(e=>e.slice(0,1e3).trimEnd());return Kn(t)??Yn(t)}let Un=/^ {0,12}(>?) {0,12}(\\d{1,7}) ?\\|(?: (.*)|$)/,Wn=/^ {0,24}\\|? {0,400}\\^+$/,Gn=/(?:^|[\\s(])([^\\s():]{1,300}\\.[A-Za-z]{1,6}):\\d{1,9}(?::\\d{1,9})?\\)?$/;function Kn(e){let t=e.findIndex((t,n)=>Un.test(t)&&qn(e[n+1]));if(t===-1)return;let n=t;for(;n-t<60&&qn(e[n]);)n+=1;let r=[];for(let i of e.slice(t,n)){let[,e,t,n=``]=Un.exec(i)??[],a=r.length-1,o=r[a];t===void 0?o!==void 0&&!r.some(({isHit:e})=>e)&&(r[a]={...o,isHit:!0}):r.push({number:Number(t),text:n,isHit:e===`>`})}if(!(r.length<2||!r.some(({isHit:e})=>e)))return{lines:r,file:Gn.exec(e.slice(0,t).findLast(e=>e!==``)??``)?.[1],from:t,to:n}}let qn=e=>e!==void 0&&(Un.test(e)||Wn.test(e)),Jn=/^([^\\s:]{1,300}\\.pyx?):(\\d{1,9}): /;function Yn(e){let t=e.findIndex((t,n)=>/^> {1,40}\\S/.test(t)&&/^E {3}/.test(e[n+1]??``));if(t===-1)return;let n=t;for(;n>0&&t-n<60&&/^(?: {4}|$)/.test(e[n-1]??`-`);)--n;for(;n<t&&e[n]===``;)n+=1;let[,r,i]=e.slice(t).map(e=>Jn.exec(e)).find(e=>e!==null)??[],a=i===void 0?void 0:Number(i)-(t-n);return{lines:e.slice(n,t+1).map((e,r)=>({number:a===void 0||a<1?void 0:a+r,text:e.replace(/^(?:> {3}| {4})/,``),isHit:n+r===t})),file:r,from:n,to:t+1}}function Xn(e,t){let n=t.length+1,r=new Uint16Array((e.length+1)*n);for(let i=e.length-1;i>=0;--i)for(let a=t.length-1;a>=0;--a){let o=r[(i+1)*n+a+1]??0;r[i*n+a]=e[i]===t[a]?o+1:Math.max(r[(i+1)*n+a]??0,r[i*n+a+1]??0)}let i=[];for(let a=0,o=0;a<e.length&&o<t.length;)e[a]===t[o]?i.push([a++,o++]):(r[(a+1)*n+o]??0)>=(r[a*n+o+1]??0)?a+=1:o+=1;return i}let Zn=/\\\\(?:u\\{?[\\da-f]{1,6}\\}?|x[\\da-f]{2}|.)|\\d+(?:[.,]\\d+)*|[\\p{L}\\p{M}_]+|\\s+|./giu;function Qn(e,t){let n=[[{text:e,isChanged:!1}],[{text:t,isChanged:!1}]],[r,i]=[$n(e),$n(t)];if(r===void 0||i===void 0)return n;let a=Xn(r,i),o=a.reduce((e,[t])=>e+(r[t]?.length??0),0),s=[er(r,new Set(a.map(([e])=>e))),er(i,new Set(a.map(([,e])=>e)))],[c,l]=[tr(s[0]),tr(s[1])];return c!==void 0&&l!==void 0?nr(s,c,l):o<.3*Math.max(e.length,t.length)?n:s}function $n(e){if(e.length>2e3)return;let t=e.match(Zn)??[];return t.length>200?void 0:t}function er(e,t){let n=[];return e.forEach((e,r)=>{let i=!t.has(r),a=n.at(-1);a?.isChanged===i?a.text+=e:n.push({text:e,isChanged:i})}),n}function tr(e){let t=e.findIndex(({isChanged:e})=>e);return t===-1||e.some(({isChanged:e},n)=>e&&n!==t)?void 0:t}function nr(e,t,n){let[r,i]=[e[0][t]?.text??``,e[1][n]?.text??``];if(!/^[\\d.,]+$/.test(r)||!/^[\\d.,]+$/.test(i))return e;let a=Math.min(r.length,i.length),o=0;for(;o<a&&r[o]===i[o];)o+=1;let s=0;for(;s<a-o&&r.at(-1-s)===i.at(-1-s);)s+=1;let c=(e,t,n)=>rr([...e.slice(0,t),{text:n.slice(0,o),isChanged:!1},{text:n.slice(o,n.length-s),isChanged:!0},{text:n.slice(n.length-s),isChanged:!1},...e.slice(t+1)]);return[c(e[0],t,r),c(e[1],n,i)]}function rr(e){let t=[];for(let n of e){let e=t.at(-1);n.text!==``&&(e?.isChanged===n.isChanged?t[t.length-1]={text:e.text+n.text,isChanged:n.isChanged}:t.push(n))}return t}let ir=[[`expected`,`received`],[`left`,`right`]];function ar(e){let t=Math.max(e.findIndex(e=>/^[-+]/.test(e)),0),n=e.slice(0,t).map(e=>e.replace(/^ {2}/,``)),r=n[0]===``?void 0:n.find(e=>e.trim()!==``),i=n.slice(r===void 0?0:n.indexOf(r)+1).map(e=>`  ${e}`),a=e.slice(t),o=sr(a),s=o===void 0?a:cr(a,o);return{title:r,sides:o,lines:ur(lr([...i,...s].map(e=>e.trim()===``?``:e)))}}let or=e=>Math.max(...e.map(e=>e.length));function sr([e=``,t=``,...n]){if(n.length>0)return;let r=(e,t,n,r)=>`${e}  `.startsWith(`${t} ${n.padEnd(r)}  `);return ir.find(n=>r(e,`-`,n[0],or(n))&&r(t,`+`,n[1],or(n)))}let cr=(e,t)=>e.map(e=>`${e[0]} ${e.slice(or(t)+4)}`);function lr(e){let t=e=>e!==``;return e.slice(Math.max(e.findIndex(t),0),e.findLastIndex(t)+1)}function ur(e){let t=[];for(let n=0;n<e.length;){let r=dr(e,n,`-`),i=dr(e,n+r,`+`),a=r===i?e.slice(n,n+r).map((t,i)=>Qn(fr(t),fr(e[n+r+i]))):[],o=(e=``)=>[{text:fr(e),isChanged:!1}];for(let i=0;i<r;i+=1)t.push({sign:`-`,parts:a[i]?.[0]??o(e[n+i])});for(let s=0;s<i;s+=1)t.push({sign:`+`,parts:a[s]?.[1]??o(e[n+r+s])});n+=r+i,r+i>0||(t.push({sign:` `,parts:o(e[n])}),n+=1)}return t}function dr(e,t,n){let r=t;for(;e[r]?.startsWith(n);)r+=1;return r-t}let fr=(e=``)=>/^[-+ ]/.test(e)?e.slice(e[1]===` `?2:1):e,pr=/(?:^|[\\\\/(])(node_modules|bower_components|site-packages|dist-packages|vendor|gems)[\\\\/]/,mr=/^(?:node:|dart:|<|internal\\/[\\w/]{1,200}\\.js$)|^package:(?:test|test_api|test_core|flutter|flutter_test|stack_trace|matcher|async)\\/|[\\\\/](?:\\.yarn|\\.pnpm|\\.pub-cache|\\.m2|\\.gradle|\\.nuget|lib[\\\\/](?:python\\d[\\d.]{0,5}|ruby[\\\\/]\\d[\\d.]{0,8})|go[\\\\/]src(?=[\\\\/][^\\\\/.]{1,100}[\\\\/])|pkg[\\\\/]mod|libexec[\\\\/]src|rustc|\\.cargo[\\\\/]registry|Library[\\\\/]PackageCache|library[\\\\/](?:std|core|alloc|test)[\\\\/]src)[\\\\/]|^\\/usr\\/(?:include|lib|lib64)\\//,hr=/^(?:[\\w.@-]{1,80}\\/{1,2})?(?:javax?|jdk|sun|com\\.sun|junit|kotlinx?|scala|groovy|clojure|cucumber|org\\.(?:junit|testng|hamcrest|assertj|mockito|gradle|codehaus|opentest4j|springframework|hibernate|spockframework|scalatest|graalvm|jetbrains|apache\\.(?:maven|tomcat|groovy))|io\\.(?:cucumber|kotest|mockk|netty)|reactor|worker\\.org\\.gradle|com\\.google\\.(?:common|inject|truth)|System|Microsoft|Xunit|NUnit|FluentAssertions|Shouldly|Moq|NSubstitute|Castle|TUnit|UnityEngine|UnityEditor)[.:]/;function gr(e,t){if(e===void 0)return``;let n=pr.exec(e)?.[1];return n===void 0?mr.test(e)||t!==void 0&&hr.test(t)?``:void 0:n}function _r(e,t){let[n=``,...r]=new Set(t);return`${x(e,`frame`)} of ${n===``||r.length>0?`libraries`:n}`}let vr=2e3,yr=e=>/\\.[A-Za-z][\\w+]{0,8}(?:\\?\\S{1,200})?$|^(?:node|dart|package|internal):?\\/?\\S/.test(e),br=/:(\\d{1,9})$/;function q(e){let t=br.exec(e);if(t===null)return;let n=e.slice(0,t.index),r=br.exec(n),i=xr(r===null?n:n.slice(0,r.index)),[a,o]=r===null?[Number(t[1]),0]:[Number(r[1]),Number(t[1])];if(!(!yr(i)||a<1))return o<1?{file:i,line:a}:{file:i,line:a,column:o}}let xr=e=>e.replace(/^file:\\/\\/(?:\\/(?=[A-Za-z]:))?/,``).replace(/\\?\\S{1,200}$/,``);function J(e,t=``){let n=t.trim(),r=gr(e?.file,n);return{...e,...I({call:n===``?void 0:n,library:r})}}function Sr(e){let t=/^at (?:async |new (?=\\S{1,300} \\())?(.+)$/.exec(e)?.[1];if(t===void 0)return;if(!t.endsWith(`)`)){let e=q(t);return e!==void 0&&!/ .{0,300} /.test(e.file)?J(e):t===`<anonymous>`||t===`native`?J(void 0,t):void 0}let n=t.indexOf(` (`),r=n===-1?t.indexOf(`(`):n+1,i=t.slice(0,r),a=t.slice(r+1,-1);if(n===-1)return/^(?:[^\\s(]{1,900}\\.[^\\s(]{1,300}|\u273d\\..{1,900})$/.test(i)?J(q(a),i):void 0;let o=q(a);return o!==void 0||/^(?:<anonymous>|native|index \\d{1,9}|eval at .{1,900})$/.test(a)?J(o,i):void 0}let Cr=/: ?[^\\s\\d:]{1,15} ?(\\d{1,9})\\.?$/,wr=/\\) \\S{1,10} (?=[A-Za-z]:[\\\\/]|[\\\\/])/,Tr=/^\\p{L}{1,5} (?=[^\\s(]{1,900}\\.[^\\s(]{1,300}\\()/u;function Er(e){let t=Tr.exec(e)?.[0];if(t===void 0)return;let n=e.slice(t.length,e.indexOf(`(`)),r=Cr.exec(e);if(r===null)return e.endsWith(`)`)?J(void 0,n):void 0;let i=wr.exec(e);if(i===null)return;let a=e.slice(i.index+i[0].length,r.index);return J(Number(r[1])>0?{file:a,line:Number(r[1])}:void 0,n)}function Dr(e){let t=/^([^\\s(]{1,900}) ?\\([^()]{0,900}\\) (?:\\[0x\\w{1,8}\\] )?\\(at (.{1,900})\\)$/.exec(e);return t===null?void 0:J(q(t[2]??``),t[1])}function Or(e){if(!e.startsWith(`\u276f `))return;let t=e.lastIndexOf(` `),[n,r]=[e.slice(2,Math.max(t,2)),e.slice(t+1)],i=q(r);return i===void 0&&r!==`(<anonymous>)`?void 0:J(i,n)}function kr(e){let t=e.indexOf(`@`);if(t===-1||/\\s/.test(e)||!/^(?:https?:\\/\\/|file:\\/\\/|\\/)/.test(e.slice(t+1)))return;let n=q(e.slice(t+1));return n&&J(n,e.slice(0,t))}function Ar(e){let t=/^File \"([^\"]{1,1900})\", line (\\d{1,9})(?:, in (.{1,300}))?$/.exec(e);return t===null?void 0:J({file:t[1]??``,line:Number(t[2])},t[3])}function jr(e){let t=/^#\\d{1,5}\\s{1,20}(\\S.*)$/.exec(e)?.[1];if(t===void 0)return;let n=/^([^():]{1,900}(?::[^():]{1,900})?)\\((\\d{1,9})\\): (.{1,300})/.exec(t);if(n!==null)return yr(n[1]??``)?J({file:n[1]??``,line:Number(n[2])},n[3]):void 0;if(t.startsWith(`[internal function]`))return J(void 0,t);let r=t.endsWith(`)`)?t.lastIndexOf(` (`):-1,i=r===-1?void 0:q(t.slice(r+2,-1));return i&&J(i,t.slice(0,r))}function Mr(e){let t=/^(?:# |from )?(\\S{1,900}\\.\\w{1,10}):(\\d{1,9})(?::\\d{1,9})?(?::in [`'](.{1,300})')?$/.exec(e);if(t!==null)return J({file:t[1]??``,line:Number(t[2])},t[3]);let n=/^(?:\\([^()]{1,100}\\) )?([^\\s:]{1,900}\\.exs?):(\\d{1,9}): (\\S.{0,300})$/.exec(e);if(n!==null)return J({file:n[1]??``,line:Number(n[2])},n[3]);let r=/^at ([^\\s:]{1,900}\\.\\w{1,10}) line (\\d{1,9})\\.?$/.exec(e);return r===null?void 0:J({file:r[1]??``,line:Number(r[2])})}function Nr(e){let t=/^(\\S{1,900}\\.dart) (\\d{1,9}):(\\d{1,9})\\s{1,200}(\\S.{0,300})$/.exec(e);if(t!==null)return J({file:t[1]??``,line:Number(t[2]),column:Number(t[3])},t[4]);let n=/^(?:package|dart):\\S{1,300}\\s{2,200}(\\S.{0,300})$/.exec(e);return n===null?void 0:J(void 0,n[1])}function Pr(e){if(/\\s/.test(e))return;let t=q(e.replace(/\\((\\d{1,9})\\)$/,`:$1`));return t&&J(t)}let Fr=[Sr,Er,Dr,Or,Ar,jr,kr,Mr,Nr,Pr];function Ir(e){let t=e.trim().replace(/(?<=\\)) \\{$/,``);if(!(t.length>vr||!/[\\d)>:]/.test(t)))for(let e of Fr){let n=e(t);if(n!==void 0)return n}}function Lr(e,t){if(e.length>vr||t.length>vr)return;let n=/^\\t(\\S{1,1500}\\.(?:go|s):\\d{1,9})(?: \\+0x[\\da-f]{1,16})?$/.exec(t)?.[1];if(n!==void 0&&/^\\S/.test(e))return J(q(n),e.replace(/\\((?:[^()]{0,900})\\)$/,``));let r=/^ {3,40}at (\\S{1,1500}:\\d{1,9}:\\d{1,9})$/.exec(t)?.[1],i=/^ {0,10}\\d{1,5}: (\\S.{0,900})$/.exec(e)?.[1];return r===void 0||i===void 0?void 0:J(q(r),i)}let Rr=[/^\\.\\.\\. \\d{1,9} (?:more|common frames omitted|lines matching cause stack trace \\.\\.\\.)$/,/^Traceback \\(most recent call last\\):$/,/^(?:stack(?: ?trace| ?backtrace)?|call stack):$/i,/^-{2,5} End of .{0,60}stack trace.{0,60}-{2,5}$/,/^<asynchronous suspension>$/,/^=+ asynchronous gap =+$/,/^#\\d{1,5} \\{main\\}$/,/^goroutine \\d{1,9} \\[/,/^@@ .{0,60} @@/,/^\\S.{0,400}:\\d{1,9}:\\d{1,9} \u203a /,/^Test method \\S{1,900} threw exception:$/,/^\\(elided .{1,200}\\)$/,/^The test description was:$/,/^(?:code: 'ERR_(?:ASSERTION|TEST_FAILURE)'|failureType: '\\w{1,40}'),?$/],zr=e=>e.length<1e3&&Rr.some(t=>t.test(e)),Br=e=>e.length-e.trimStart().length;function Vr(e,t){let n=e[t]??``;if(!n.trimStart().startsWith(`File \"`))return 0;let r=0;for(let i=e[t+1];i!==void 0&&i.trim()!==``&&Br(i)>Br(n);)r+=1,i=e[t+1+r];return r}function Hr(e,t){if(!/^\\s*generatedMessage: /.test(e[t]??``))return t;let n=t+1;for(;n-t<200&&!/^\\s*operator: '/.test(e[n]??`operator: '`);)n+=1;for(;/^\\s*(?:operator: '[^']{1,40}'|diff: '\\w{1,40}'|[}\\]]),?$/.test(e[n]??``);)n+=1;return n}function Ur(e){let t=Pn(e.slice(0,262144)).split(`\n`),n=[],r=0;for(let e=0;e<t.length;e+=1){let i=Hr(t,e);i>e&&(r=0),e=i;let a=t[e];if(a===void 0)break;let o=Lr(a,t[e+1]??``),s=o??Ir(a);if(s!==void 0){let i=e+1+(o===void 0?Vr(t,e):1),a=t.slice(e,i).join(`\n`);a.endsWith(`) {`)&&(r+=1),n.push({frame:s,text:a.replace(/(?<=\\)) \\{$/,``)}),e=i-1}else r>0&&/^\\s*\\},?$/.test(a)?--r:zr(a.trim())||n.push({text:a.trimEnd()})}return n}function Wr({path:e,line:t,column:n}){return e===void 0||t===void 0?e??``:n===void 0?`${e}:${t}`:`${e}:${t}:${n}`}function Gr(e,t){if(t===void 0)return``;let n=t.file.replaceAll(`\\\\`,`/`);for(let{file:t=``}of e){let e=t.replaceAll(`\\\\`,`/`);if(e!==n&&e.endsWith(`/${n}`))return e.slice(0,-n.length)}return``}let Kr=(e,t)=>{let n=e.replaceAll(`\\\\`,`/`);return t!==``&&n.startsWith(t)?n.slice(t.length):e.replace(/^\\.[\\\\/]/,``)},qr=(e,t)=>e===void 0||e===t||e.slice(-t.length-1)===`.${t}`,Jr=e=>e.length===0?[]:[`${_r(e.length,e)} left out`];function Yr(e,{place:t,testName:n}){let r=e.flatMap(({frame:e})=>e??[]),i=r.filter(({library:e})=>e===void 0);if(i.length===0)return;let a=Gr(i,t),o=new Map(i.map(e=>{let r=Kr(e.file??``,a),i=r===t?.file.replaceAll(`\\\\`,`/`)&&e.line===t.line;return[e,{place:Wr({...e,path:r}),isPlace:i,call:e.call??(i?n:``)}]})),[s]=o.values();if(e.length===1&&s?.isPlace===!0&&qr(i[0]?.call,n))return[];let c=Math.max(...[...o.values()].map(e=>e.place.length));return[...e.flatMap(({text:e,frame:t})=>{if(t===void 0)return[e];let n=o.get(t);return n===void 0?[]:[n.call===``?n.place:`${n.place.padEnd(c)}  ${n.call}`]}),...Jr(r.flatMap(({library:e})=>e??[]))]}let Xr=[/(?<=[\\w>}\\])!?])\\(.*$/s,/ \\[as [^[\\]]{1,300}\\]$/,/\\/\\d{1,3}$/,/(?<=\\w)(?:::)?<.*>$/s,/(?<=\\w)\\[[^\\]]*\\]$/],Zr=/(?:<[^<>]{0,300}>|\\{{1,2}[^{}]{0,300}\\}{1,2}|[^\\s.:#>/\\\\]{1,300})$/;function Qr(e){if(e.startsWith(`\u273d.`))return[2,e.length];let t=Xr.reduce((e,t)=>e.replace(t,``),e).length;return[Zr.exec(e.slice(0,t))?.index??0,t]}function $r(e,{call:t=``,file:n=``}){if(t===``)return;let r=n===``?-1:e.indexOf(n),i=e.indexOf(t);for(;i!==-1&&r!==-1&&i<r+n.length&&r<i+t.length;)i=e.indexOf(t,i+1);if(i===-1)return;let[a,o]=Qr(t);return[i+a,i+o]}let ei=e=>e&&{file:e[0],line:e[1]},ti=e=>Ir(e)!==void 0;function ni(e,t){let n=[],[r,i]=[0,0],a=Ur(e),o=Gr(a.flatMap(({frame:e})=>e===void 0||e.library!==void 0?[]:e),t);for(let e of a){let t=e.frame?.library,a=ii(t===void 0?ri(e,o):e),s=n.at(-1);t===void 0?(e.frame!==void 0&&(r+=1),s!==void 0&&s.libraries===void 0?s.lines.push(...a):n.push({lines:[...a]})):(i+=1,s?.libraries===void 0?n.push({lines:[...a],libraries:{frames:1,names:[t]}}):(s.lines.push(...a),s.libraries.frames+=1,s.libraries.names.includes(t)||s.libraries.names.push(t)))}return{parts:n,projectFrames:r,libraryFrames:i}}function ri(e,t){let{text:n,frame:r}=e,i=r?.file;if(i===void 0||t===``)return e;let a=Kr(i,t);if(a===i)return e;let o=[`file:///${i}`,`file://${i}`,i].find(e=>n.includes(e))??i;return{text:n.replace(o,()=>a),frame:{...r,file:a}}}function ii({text:e,frame:t}){let n=e.split(`\n`),r=n.map(e=>t&&$r(e,t)),i=r.findIndex(e=>e!==void 0);return n.map((e,t)=>{let n=t===i?r[t]:void 0;return n===void 0?{text:e}:{text:e,name:n}})}function ai({projectFrames:e,libraryFrames:t}){return e===0?t===0?``:`${x(t,`frame`)} of libraries`:`${x(e,`frame`)} of the project${t===0?``:`, ${b(t)} of libraries`}`}function oi(e){let{message:t=``,lead:n,diff:r,compared:i=[],details:a=``,code:o=``}=e,s=n??t,c=Rn(e.steps??[]),l=c&&zn(c,`${n??``}\\n${t}`),u=Hn(s),d=u===void 0?Hn(a):void 0,f=u??d??Hn(o),[p,m]=di(u===void 0?s:fi(s,u)),h=d===void 0?a:fi(a,d),g=mi(h.includes(m.trim())?``:m,Vn(h,p.trim()));if(r===void 0){let[e,...t]=p.trim().split(`\n`);return{step:l,title:e===``?void 0:e,diff:r,message:pi(t.join(`\n`)),frame:f,trace:g}}let _=ar(r),v={step:l,title:_.title,diff:_,message:``,frame:f};return e.isPartialDiff?{...v,trace:h.includes(p.trim())?pi(h):mi(p,m,h)}:{...v,trace:li(g,[_.title??p,p,...i].join(`\n`))}}function si(e){let t=e.split(`\n`),n=t.findIndex(ti);return n===-1?t:t.slice(0,n)}let ci=/^\\s*[\\w.$]{1,200}(?: \\[\\w{1,100}\\])?: /;function li(e,t){let n=new Set(t.split(`\n`).map(ui)),r=si(e),i=r.filter(e=>!n.has(ui(e))&&!n.has(ui(e.replace(ci,``))));return pi([...i,...e.split(`\n`).slice(r.length)].join(`\n`))}let ui=e=>e.replace(/^[-+\\s]+/,``).trimEnd();function di(e){let t=e.split(`\n`),n=t.findIndex((e,t)=>t>0&&ti(e));return n===-1?[e,``]:[t.slice(0,n).join(`\n`),t.slice(n).join(`\n`)]}function fi(e,{from:t,to:n}){let r=e.split(`\n`);return[...r.slice(0,t),...r.slice(n)].join(`\n`)}let pi=e=>e.replace(/^(?:[ \\t]*\\n)+/,``).trimEnd(),mi=(...e)=>e.map(pi).filter(e=>e!==``).join(`\n\n`);function Y(t,...n){return e(`div`,{class:`box`},e(`div`,{class:`box-head`},...t),...n)}function hi(t,n,...r){return e(`details`,{class:`box`},e(`summary`,{},e(`span`,{class:`strong`},t),n===``?void 0:e(`span`,{class:`small quiet`},n)),...r)}let gi={\"-\":`del`,\"+\":`add`,\" \":``};function _i({lines:t,sides:n=[`expected`,`received`]},r,i){return Y([e(`span`,{class:`grow mono`},r??`Difference`),e(`span`,{class:`small quiet legend`},vi(`del`,n[0]),vi(`add`,n[1]))],U(`Difference: - is ${n[0]}, + is ${n[1]}`,i===void 0?void 0:W(``,e(`span`,{class:`quiet`},`  ${i}`)),...t.map(yi)))}let vi=(t,n)=>e(`span`,{class:`nowrap`},e(`span`,{class:`key ${t}`}),` ${n}`);function yi({sign:t,parts:n}){let r=n.map(({text:t,isChanged:n})=>n?e(`b`,{},t):t);return W(gi[t],`${t} `,...r)}let bi=()=>g(`wrap`),xi=`wrapped`,Si=`wrap-switch`,Ci=()=>Ei(bi().read()===`on`);function wi(){let e=!Ti();Ei(e),bi().write(e?`on`:`off`)}let Ti=()=>document.documentElement.classList.contains(xi);function Ei(e){document.documentElement.classList.toggle(xi,e);for(let t of document.getElementsByClassName(Si))t.setAttribute(`aria-pressed`,String(e))}let Di=()=>t(h(`wrap`),{class:`btn icon compact ${Si}`,\"aria-label\":`Wrap long lines`,\"aria-pressed\":String(Ti()),title:`Wrap long lines (w)`},wi);function Oi({lines:t},n){return Y([e(`span`,{class:`grow mono ellipsis`},n??`Source code`),Di()],U(`Source code around the failure`,...t.map(({number:t,text:n,isHit:r})=>W(r?`hit`:``,e(`span`,{class:`gutter`},t===void 0?``:String(t)),n))))}function ki(t,n,r){let i=t.length>400,a=i?`${t}\\n${n}`.trimEnd():n,o=[e(`span`,{class:`grow mono`},i?`Message`:t)],s=[r===void 0?void 0:e(`span`,{class:`quiet`},r),a===``?void 0:a].filter(e=>e!==void 0).flatMap((e,t)=>t===0?[e]:[`\n`,e]),c=s.length===0?Y(o):Y(o,G(`Message`,...s));return i&&c.classList.add(`prose`),c}function Ai(t=``,n=``){let r=[{title:`Standard output`,text:t.trimEnd()},{title:`Standard error`,text:n.trimEnd()}].filter(({text:e})=>e!==``);if(r.length===0)return;let i=r.reduce((e,{text:t})=>e+t.split(`\n`).length,0),a=r.length===1;return hi(`Output`,x(i,`line`),...r.flatMap(({title:t,text:n})=>[...a?[]:[e(`p`,{class:`small quiet output-title`},t)],G(t,n)]))}function ji(e,t){let n=ni(e,t),r=n.projectFrames+n.libraryFrames>0?`Stack trace`:`Details`;return hi(r,ai(n),U(r,...n.parts.flatMap(Mi)))}function Mi({lines:n,libraries:r}){if(r===void 0)return n.map(e=>Ni(``,e));let i=e(`span`,{class:`folded`,hidden:``},...n.map(e=>Ni(`library`,e))),a=t(`${_r(r.frames,r.names)} \u2014 show`,{class:`line library unfold`},()=>{i.hidden=!1,a.remove()});return[a,i]}function Ni(t,{text:n,name:r}){let i=r===void 0||t===`library`?[n]:[n.slice(0,r[0]),e(`b`,{},n.slice(...r)),n.slice(r[1])];return W(t,...i)}let Pi=(e,t)=>[Fi(e),Ii(e,t)].filter(e=>e!==void 0);function Fi({step:e,title:t,diff:n,message:r}){return n===void 0?t===void 0?e===void 0?void 0:ki(e,``):ki(t,r,e):_i(n,t,e)}let Ii=({frame:e},t)=>e===void 0?void 0:Oi(e,t(e));function Li(e,{afterReason:t,afterOutput:n},r,i){let a=oi(e),{trace:o}=a,s=Fi(a),c=Ii(a,r),l=o===``?void 0:ji(o,i);return l!==void 0&&s===void 0&&c===void 0&&(l.open=!0),[s,...t,c,l,Ai(e.stdout,e.stderr),...n].filter(e=>e!==void 0)}function Ri(e,t,n){let r=t===void 0?e:`${e}:${t}`;return w(n)?{file:e,text:r,href:n+e.split(`/`).map(encodeURIComponent).join(`/`)+(t===void 0?``:`#L${t}`)}:{file:e,text:r}}let zi=({text:e,href:t})=>C(t,{class:`mono`},F(e)),Bi=({file:e,lines:t})=>({file:e,line:t.find(({isHit:e})=>e)?.number});function Vi({file:e,line:t},n,r){let[i]=n??[];return i!==void 0&&(e===void 0||i===e||i.endsWith(`/${e}`)||e.endsWith(`/${i}`))?Ri(i,t,r):e===void 0?void 0:Ri(e,t,void 0)}function Hi(e){return(e.match(/`+/g)??[]).reduce((e,t)=>Math.max(e,t.length),0)}let Ui=e=>\"`\".repeat(Math.max(3,Hi(e)+1));function Wi(e){let t=\"`\".repeat(Hi(e)+1),n=/^[` ]|[` ]$/.test(e)&&/[^ ]/.test(e)?` `:``;return`${t}${n}${e}${n}${t}`}let X=e=>e+`\u2060`;function Gi(e){return e.replace(/@/g,X).replace(/#(?=\\d|$)/g,X).replace(/\\bgh-(?=\\d|$)/gi,X).replace(/:(?=\\/\\/)/g,X).replace(/www(?=\\.)/gi,X).replace(/:(?=[\\w+-]+:)/g,X).replace(/\\b[0-9a-f]{7,40}\\b/gi,e=>e.replace(/.{6}(?=.)/g,X))}let Ki={\"&\":`&amp;`,\"<\":`&lt;`,\"|\":`&#124;`,$:`&#36;`};function Z(e){return Gi(F(K(e))).replace(/[\\\\`*[\\]<~|#&$]/g,e=>Ki[e]??`\\\\${e}`).replace(/(?<![a-z\\d])_|_(?![a-z\\d])/gi,`\\\\_`).replace(/^( ?)([-+=>.)])/,`$1\\\\$2`).replace(/^( ?\\d+)([.)])(?= |$)/,`$1\\\\$2`)}let qi=e=>Pn(e).replace(/(?<!\\n)\\n+$/,``),Ji=/^[a-z][a-z0-9+.-]*:/i,Yi=/^(?:https?|mailto):/i;function Xi(e){let t=e.trim().replace(/\\p{Surrogate}/gu,`\ufffd`).replace(/[^\\w.~:/?#@!$&*+,;=%-]/gu,encodeURIComponent).replace(/[()'!*]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);if(t!==``)return Ji.test(t)&&!Yi.test(t)?void 0:t}function Zi(e,t,n){if(e.trim()===``)return[];let r=(Yr(Ur(e),t)??e.split(`\n`)).filter(e=>e.trim()!==``),i=r.length-n;return i>0?[...r.slice(0,n),`\u2026 ${x(i,`more line`)}`]:r}function Qi(e){let t=[...e.verdict===void 0?[]:[$i(e.verdict)],...e.jobs===void 0?[]:[Z(e.jobs)],...e.file===void 0?[]:[na(e.file)],...e.evidence===void 0?[]:[Z(e.evidence)],...e.owner===void 0?[]:[Z(e.owner)]].join(` · `),n=e.suite.map(Z).join(` \u203a `);return`${[`${e.sign} ${ta(e.name)}${n===``?``:` · ${n}`}${t===``?``:`<br>${t}`}`,...aa(e.parts),...ca(e)].join(`\n\n`)}\\n`}function $i({label:e,facts:t}){let n=t.map(e=>e.map(ea).join(``)).join(` · `);return n===``?ta(e):`${ta(e,`:`)} ${n}`}function ea(e){if(typeof e==`string`)return Z(e);let t=e.isCode===!0?ra(e.text):Z(e.text),n=e.url===void 0?void 0:Xi(e.url);return n===void 0?t:`[${t}](${n.replace(/&/g,`&amp;`)})`}function ta(e,t=``){let n=Z(e);return/^[\\p{L}\\p{N}].*[\\p{L}\\p{N}]$/u.test(n)?`**${n}${t}**`:`<strong>${n}${t}</strong>`}function na({text:e,href:t}){let n=t===void 0?void 0:Xi(t);return n===void 0?ra(e):`[${Z(e)}](${n.replace(/&/g,`&amp;`)})`}let ra=e=>Wi(K(e));function ia(e,t=``){let n=qi(e),r=Ui(n);return`${r}${t}\\n${n}\\n${r}`}function aa({step:e,title:t,diff:n,message:r}){if(n!==void 0)return[ia(sa([...e===void 0?[]:[`  ${e}`],...oa(t,n)]).join(`\n`),`diff`)];let i=[e??``,t??``,...r.split(`\n`)].join(`\n`).trim();return i===``?[]:[ia(sa(i.split(`\n`)).join(`\n`))]}function oa(e,{lines:t,sides:n}){let r=({parts:e})=>e.map(e=>e.text).join(``),i=e===void 0?[]:[`  ${e}`],[a,o]=t;if(n!==void 0&&a!==void 0&&o!==void 0){let e=or(n),t=(t,n)=>`${n.sign} ${t.padEnd(e)}  ${r(n)}`.trimEnd();return[...i,t(n[0],a),t(n[1],o)]}return[...i,...t.map(e=>`${e.sign} ${r(e)}`.trimEnd())]}function sa(e){let t=e.length-12;return t>0?[...e.slice(0,12),`  \u2026 ${x(t,`more line`)}`]:e}function ca({name:e,parts:{trace:t},place:n,command:r}){let i=Zi(t,{testName:e,place:n},30),a=r===void 0?[]:[`Run it again in a POSIX shell or PowerShell: ${ra(r)}`];return i.length===0?a:[`<details>\n<summary>Stack trace</summary>`,ia(i.join(`\n`)),...a,`</details>`]}function la(e,t,n,r){let{cause:i,tests:a}=t,o=e.history===void 0?void 0:an(t,e)?.textContent,s=o?`**${Z(o)}** · `:``,c=i.frame===void 0?``:` · ${Wi(K(gn(i.frame)))}`,l=a.slice(0,10).map(t=>{let n=ct(e,t).map(Z).join(` \u203a `);return`- ${Z(B(e,t))}${n===``?``:` · ${n}`}`}),u=a.length-l.length;return`${[`${Wi(K(i.signature))} \u2014 ${s}${Z(hn(t,n))}${c}`,...aa(oi(r)),[...l,...u>0?[`- and ${x(u,`more test`)}`]:[]].join(`\n`)].join(`\n\n`)}\\n`}function ua(n,r,i,a){let{cause:o}=r,{navigation:s,copy:c,model:l}=n,u=Tn(l,o),d={c:()=>void c(la(l,r,i,a)),l:()=>void c(s.shareLink(s.causeHref(r.number))),w:wi,Escape(){document.body.classList.contains(`detail-open`)&&s.close()}},f=e=>d[e]?.(),p=t(h(`copy`),{class:`btn compact`},()=>f(`c`));p.append(`Copy as Markdown`);let m=t(h(`link`),{class:`btn compact`},()=>f(`l`));return m.append(`Copy link`),{root:e(`article`,{class:`detail-page`,\"aria-label\":`Cause ${o.id}`},S(s),e(`p`,{class:`medium secondary`},`Cause ${o.id}`),e(`h2`,{class:`detail-title`,tabindex:`-1`},e(`span`,{class:`signature mono`},...cn(o.signature))),e(`p`,{class:`detail-sentence`},an(r,l),vn(r,i),...da(n,r,a)),e(`div`,{class:`row wrap detail-actions`},p,m),e(`div`,{class:`detail-main`},...fa(n,a),pa(n,r,i,u),ma(n,r,u))),press(e){return Object.hasOwn(d,e)?(f(e),!0):!1}}}function da({run:t},{cause:{frame:n}},{source:r}){if(n===void 0)return[];let{file:i,line:a,functionName:o}=n,s=Vi({file:i,line:a},r,t()?.sourceBase)??{text:gn(n)};return[` First frame: `,zi(s),...o===void 0?[]:[` `,e(`span`,{class:`mono`},o)]]}let fa=({run:e},t)=>Pi(oi(t),n=>{let r=Vi(Bi(n),t.source,e()?.sourceBase);return r===void 0?void 0:zi(r)});function pa({model:n,navigation:r},{tests:i},a,o){let s=e(`div`,{class:`box link-list`}),c=qt({model:n,navigation:r,jobs:a}),l=0,u=t(``,{class:`btn compact`},d);function d(){let e=i.slice(l,l+(l===0?50:500));l+=e.length,s.append(...e.map(e=>c(e,o.get(e)))),u.textContent=`Show ${x(Math.min(i.length-l,500),`more test`)}`,u.hidden=l===i.length}return d(),e(`section`,{},ha(`Tests`,b(i.length)),s,e(`p`,{class:`list-more`},u))}function ma({model:t},{cause:n,tests:r},i){let a=wn(t,n),o=1+(r.length>50?0:new Set(i.values()).size);if(a.length<=o)return;let s=a.slice(0,20).map(({message:t,count:n})=>W(``,e(`span`,{class:`gutter`},`${b(n)}×`),t)),c=a.length-s.length;return e(`section`,{},ha(`Messages`,x(a.length,`variant`)),e(`div`,{class:`box`},U(`Variants of the message`,...s,...c>0?[W(`library`,`and ${b(c)} more`)]:[])))}let ha=(t,n)=>e(`div`,{class:`section-head`},e(`h3`,{},t),e(`span`,{class:`small quiet`},n)),ga=(t,n)=>{let{model:r,navigation:i}=n,a=H(r),o=Sn(r,a),s=new Set(o.map(({kind:e})=>e)).size>1,c=o.reduce((e,t)=>e+t.failures,0),l=c>0?c:o.reduce((e,t)=>e+t.flaky,0),u=o.filter(({tests:e})=>e.length===1),d=u.length>3,f=d?[...o.filter(({tests:e})=>e.length!==1),...u]:o,p=f.slice(0,500),m=p.map(e=>yn(e,a,{href:i.causeHref(e.number),total:l,tag:s?an(e,r):void 0})),h=o.length>p.length?e(`p`,{class:`small quiet list-foot`},`and ${b(o.length-p.length)} more`):void 0,g=d?Math.min(o.length-u.length,p.length):p.length,_=d?e(`details`,{class:`cause-fold`},e(`summary`,{},`${x(u.length,`cause`)} of one test each`),...m.slice(g),h):void 0,v=e(`div`,{class:`pane detail`,tabindex:`-1`}),y=e(`nav`,{class:`list`,\"aria-label\":`Causes`},e(`div`,{class:`list-head small quiet`},e(`span`,{class:`grow`},_n(o)),e(`span`,{},`most failures first`)),...m.slice(0,g),_??h);y.style.setProperty(`--count-width`,`${Math.max(...m.map(e=>e.firstElementChild?.textContent?.length??0),1)}ch`);let C=e(`div`,{class:`split`},y,v);t.append(C);let w,T;async function E(e){if(w===e)return;w=e,T=void 0;let t=await Cn(n,e);w===e&&(T=ua(n,e,a,t),v.replaceChildren(T.root),v.scrollTop=0)}function D(){w=void 0,T=void 0,v.replaceChildren(e(`article`,{class:`detail-page`},S(i),...Zt(n,`cause`))),v.scrollTop=0}return{show({cause:e}){let t=e===void 0?f[0]:o.find(({cause:t,folded:n})=>t.id===e||n?.ids.has(e)===!0);_!==void 0&&t!==void 0&&p.indexOf(t)>=g&&(_.open=!0),p.forEach((e,n)=>{e===t?m[n]?.setAttribute(`aria-current`,`true`):m[n]?.removeAttribute(`aria-current`)}),t===void 0?D():E(t)},press(e){let t={j:1,ArrowDown:1,k:-1,ArrowUp:-1}[e];if(t===void 0)return T?.press(e)===!0;let n=p.findIndex(({cause:e})=>e===w?.cause)+t,r=p[n];return r!==void 0&&(i.openCause(r.number),m[n]?.scrollIntoView({block:`nearest`})),!0}}};async function*_a(e){let t=[];for await(let n of xa(e,s.tests)){t.push(Sa(n));let e=t.length>4?t.shift():void 0;e!==void 0&&(yield e)}for(let e of t)yield e}async function va(e){let t=e.getElementById(i.history);return t===null?void 0:Sa(t)}function ya(e){let t={listed:0,total:0},n=e.getElementById(i.data)?.textContent;return n?JSON.parse(n):t}function ba(e){let t=e.getElementsByClassName(s.details),n=new Map;return async({block:e,index:r})=>{let i=t[e];if(i===void 0)return;let a=n.get(e)??Sa(i);n.delete(e),n.set(e,a);for(let e of n.keys())n.size>4&&n.delete(e);return(await a)[r]}}async function*xa(e,t){let n=e.getElementsByClassName(t);for(let t=0;;){let r=e.readyState===`loading`,i=n[t];if(i!==void 0&&(i.nextSibling!==null||!r))t+=1,yield i;else if(r)await new Promise(e=>setTimeout(e,30));else return}}async function Sa(e){let t=e.textContent??``;if(e.getAttribute(`data-encoding`)!==`gzip`)return JSON.parse(t);let n=Uint8Array.from(atob(t.trim()),e=>e.charCodeAt(0));return new Response(new Blob([n]).stream().pipeThrough(new DecompressionStream(`gzip`))).json()}function Ca(e){let t=!1,n=()=>{let n=new URLSearchParams(e.location.hash.replace(/^#/,``));t=n.has(`test`)&&n.get(`show`)?.split(/[ ,]+/).includes(`evidence`)===!0};return n(),e.addEventListener(`hashchange`,n),()=>{let e=t;return t=!1,e}}let wa={1:`failed`,2:`flaky`,3:`skipped`,4:`passed`};function Ta({tests:e,navigation:t,isOnTests:n,pressInTab:r,openHelp:i}){let a=e=>t=>{n()?e(t):r(t)},o=e=>r=>{n()||t.openTab(`tests`),e(r)};return[{keys:[`/`],shown:[`/`],title:`Search`,action:o(e.focusSearch)},{keys:[`Escape`],shown:[`Esc`],title:`Leave the search, close the details`,action:a(()=>{document.body.classList.contains(`detail-open`)?t.close():e.focusList()})},{keys:[`j`,`k`,`ArrowDown`,`ArrowUp`],shown:[`j`,`k`,`\u2193`,`\u2191`],title:`Next, previous row`,action:a(t=>e.move(t===`j`||t===`ArrowDown`?1:-1))},{keys:[`n`,`p`],shown:[`n`,`p`],title:`Next, previous failure`,action:o(t=>e.moveToFailure(t===`n`?1:-1))},{keys:[`ArrowLeft`,`ArrowRight`],shown:[`\u2190`,`\u2192`],title:`Close, open a group`,action:a(t=>e.setOpen(t===`ArrowRight`))},{keys:[`e`,`E`],shown:[`e`,`E`],title:`Open all groups, close all`,action:a(t=>e.setAllOpen(t===`e`))},{keys:Object.keys(wa),shown:[`1`,`\u2013`,`4`],title:`Filter failed, flaky, skipped, passed`,action:o(t=>e.toggleFilter(wa[t]??`failed`))},{keys:[`c`],shown:[`c`],title:`Copy as Markdown`,action:a(()=>e.panel.copyMarkdown())},{keys:[`l`],shown:[`l`],title:`Copy the link`,action:a(()=>e.panel.copyLink())},{keys:[`r`],shown:[`r`],title:`Copy the command`,action:a(()=>e.panel.copyCommand())},{keys:[`w`],shown:[`w`],title:`Wrap code`,action:a(()=>e.panel.toggleWrap())},{keys:[`t`],shown:[`t`],title:`Light or dark`,action:y},{keys:[`?`],shown:[`?`],title:`This help`,action:i}]}function Ea(n){let r=g(`shortcuts`),i=r.read()!==`off`,a=new Map(n.flatMap(({keys:e,action:t})=>e.map(e=>[e,t])));return document.addEventListener(`keydown`,e=>{if(e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented)return;let{target:t}=e;if(t instanceof Element&&Oa(t,e.key)||!i&&e.key.length===1)return;let n=a.get(e.key);n!==void 0&&(e.preventDefault(),n(e.key))}),{openHelp(){let a=e(`input`,{type:`checkbox`});a.checked=i,a.addEventListener(`change`,()=>{i=a.checked,r.write(i?`on`:`off`)});let o=e(`dialog`,{class:`help`,\"aria-labelledby\":`help-title`},e(`h2`,{id:`help-title`},`Keyboard`),e(`dl`,{class:`keys`},...n.map(Da)),e(`label`,{class:`row`},a,`Shortcut keys`),t(`Close`,{class:`btn`},()=>o.close()));o.addEventListener(`close`,()=>o.remove()),o.addEventListener(`click`,({target:e})=>{e===o&&o.close()}),document.body.append(o),o.showModal()}}}let Da=({shown:t,title:n})=>e(`div`,{},e(`dt`,{},...t.flatMap(t=>[e(`kbd`,{},t),` `])),e(`dd`,{},n));function Oa(e,t){return e.closest(`dialog`)!==null||document.querySelector(`:popover-open`)!==null||e.closest(`input:not([type=\"checkbox\"]):not([type=\"radio\"]), select, textarea`)!==null||t.startsWith(`Arrow`)&&e.closest(`pre, [role=\"tablist\"], [data-arrow-keys]`)!==null}function ka({tests:e},t){let n=e.namedIds.get(t)??e.ids[t]??``,r=e.ordinals.get(t);return r===void 0?n:`${n}-${r}`}function Aa({tests:e},t){let[,n=t,r=`1`]=/^(.*?)(?:-(\\d{1,6}))?$/.exec(t)??[];for(let[r,i]of e.namedIds)if(i===t||i===n&&o(r)||e.ranks[r]===ee&&i.length>=10&&n.startsWith(i))return r;if(!/^[0-9a-f]{12,}$/.test(n))return;let i=n.slice(0,12),a=e.ids.findIndex((e,t)=>e===i&&o(t));return a===-1?void 0:a;function o(t){return(e.ordinals.get(t)??1)===Number(r)}}let ja=[`new`,`known`,...E],Ma={outcome:`Outcome`,suite:`Suite`,file:`File`,job:`Job`,module:`Module`,owner:`Owner`,tag:`Tag`,cause:`Cause`,none:`None`},Na=(e,t)=>e<t?-1:+(e>t),Pa={jobs:`Most jobs`,duration:`Slowest`,name:`Name`,recorded:`Run order`};function Fa(e,t){let n=Int32Array.from(e.tests.names.keys()),{durations:r,searchableNames:i}=e.tests;return t===`jobs`?Ia(e,n):t===`duration`?n.sort((e,t)=>(r[t]??0)-(r[e]??0)||e-t):t===`name`?n.sort((e,t)=>Na(i[e]??``,i[t]??``)||e-t):n}function Ia(e,t){let{failures:n,suiteOf:r}=e.tests,i=La(e),a=new Int32Array(i.length+2),o=e=>(i[r[e]??-1]??-1)+1;for(let e of t)a[o(e)+1]=(a[o(e)+1]??0)+1;for(let e=1;e<a.length;e+=1)a[e]=(a[e]??0)+(a[e-1]??0);let s=new Int32Array(t.length);for(let e of t){let t=o(e),n=a[t]??0;s[n]=e,a[t]=n+1}let c=s.filter(e=>(n[e]??0)>0),l=s.filter(e=>n[e]===0),u=new Map([...c].map((e,t)=>[e,t])),d=new Map([...c].map(t=>[t,Number(qe(e,t))]));c.sort((e,t)=>(d.get(t)??0)-(d.get(e)??0)||(n[t]??0)-(n[e]??0)||(u.get(e)??0)-(u.get(t)??0));let f=new Int32Array(t.length);return f.set(c),f.set(l,c.length),f}function La({suites:e}){let t=e.names.map((t,n)=>st(e,n).join(`\\0`)),n=[...t.keys()].sort((e,n)=>Na(t[e]??``,t[n]??``)||e-n),r=new Int32Array(t.length);return n.forEach((e,t)=>{r[e]=t}),r}let Q={tab:void 0,query:``,shown:[],grouping:`outcome`,order:`jobs`,test:void 0,cause:void 0};function Ra({tab:e,query:t,shown:n,grouping:r,order:i,test:a,cause:o}){let s=new URLSearchParams,c=a!==void 0&&(e??`tests`)===`tests`,l=o!==void 0&&e===`causes`;c&&s.set(`test`,a),l&&s.set(`cause`,o),t!==``&&s.set(`q`,t),n.length>0&&s.set(`show`,n.join(` `)),r!==Q.grouping&&s.set(`group`,r),i!==Q.order&&s.set(`order`,i);let u=s.toString();return e===void 0||c||l?u:[e,u].filter(Boolean).join(`&`)}function za(e){let t=new URLSearchParams(e.replace(/^#/,``)),n=new Set(t.get(`show`)?.split(/[ ,]+/)),r=t.get(`group`),i=t.get(`order`),o=Ba(t.get(`test`)),s=Ba(t.get(`cause`));return{tab:a.find(e=>t.has(e))??(o===void 0?s===void 0?void 0:`causes`:`tests`),query:t.get(`q`)?.slice(0,1e3)??``,shown:ja.filter(e=>n.has(e)),grouping:Va(Ma,r)?r:Q.grouping,order:Va(Pa,i)?i:Q.order,test:o,cause:s}}let Ba=e=>e===null||e===``||e.length>250?void 0:e,Va=(e,t)=>t!==null&&Object.hasOwn(e,t),Ha=/^(?:sig|se|sv|sp|x-amz-.*|x-goog-.*|signature|expires|key-pair-id|policy|token|access_token|jwt|auth|key)$/i;function Ua(e,t,n){let r=new URL(e.href),i=[...r.searchParams.keys()].some(e=>Ha.test(e))||r.username!==``||r.password!==``,a=r.protocol===`https:`||r.protocol===`http:`;return(i||!a)&&n!==void 0&&/^https?:\\/\\//.test(n)?Wa(n,t):(i&&(r.search=``,r.username=``,r.password=``),Wa(r.href,t))}let Wa=(e,t)=>e.replace(/#.*$/s,``)+t;function Ga(e,t,n){let r=!1;window.addEventListener(`popstate`,()=>{r=!1});let i=t=>({tab:`tests`,test:ka(e,t)}),a=t=>({tab:`causes`,cause:e.causes[t]?.id}),o=e=>({tab:`tests`,query:e,shown:[],test:void 0}),s=e=>{t.change(e,`push`),r=!0};return{openTest:e=>s(i(e)),openCause:e=>s(a(e)),openTab(e){r=!1,t.change({tab:e,test:e===`tests`?t.state().test:void 0,cause:void 0},`push`)},search:e=>s(o(e)),close(){r?window.history.back():t.change({test:void 0,cause:void 0},`replace`),r=!1},testHref:e=>t.link({...Q,...i(e)}),causeHref:e=>t.link({...Q,...a(e)}),tabHref:e=>t.link({...Q,tab:e}),searchHref:e=>t.link({...Q,...o(e)}),shareLink:e=>Ua(window.location,e,n()?.runUrl)}}let Ka=e=>e.button===0&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&!e.altKey;function qa(e,t){let n=new Map([...e.querySelectorAll(`[data-tab]`)].flatMap(e=>{let t=a.find(t=>t===e.dataset.tab);return t===void 0?[]:[[t,e]]}));e.addEventListener(`click`,e=>{let n=e.target instanceof Element?e.target.closest(`[data-tab]`):null,r=a.find(e=>e===n?.dataset.tab);r!==void 0&&Ka(e)&&(e.preventDefault(),t(r))});let r;return{names:[...n.keys()],show(e){if(e!==r){r=e,document.documentElement.dataset.tab=e;for(let[t,r]of n)t===e?r.setAttribute(`aria-current`,`page`):r.removeAttribute(`aria-current`),document.getElementById(o(t))?.setAttribute(`aria-label`,r.firstChild?.textContent?.trim()??t);n.get(e)?.scrollIntoView({block:`nearest`,inline:`nearest`})}}}}function Ja(){let t;return n=>{t?.remove();let r=e(`div`,{class:`toast`,\"aria-hidden\":`true`},n);t=r,document.body.append(r),setTimeout(()=>r.remove(),2e3)}}let Ya=(t,n,r={})=>e(`table`,{...r,class:`table ${r.class??``}`.trim()},e(`thead`,{},e(`tr`,{},...t.map(Xa))),e(`tbody`,{},...n.map(e=>Za(t,e)))),Xa=({title:t,className:n})=>t===``?e(`td`,{class:n}):e(`th`,{scope:`col`,class:n},t),Za=(t,n)=>e(`tr`,{},...t.map(({className:t,content:r},i)=>{let a=r(n),o=Array.isArray(a)?a:[a];return i===0?e(`th`,{scope:`row`,class:t},...o):e(`td`,{class:t},...o)})),Qa=(t,n,r)=>e(`div`,{class:`box scrolling`,tabindex:`0`,role:`region`,\"aria-label\":r},Ya(t,n));function $a(n){let{columns:r,attributes:i,rowsAtFirst:a,rowsPerClick:o,onSort:s,onMore:c,footOf:l}=n,u=r.map(e=>{let{sort:n,title:r}=e;return n===void 0?e:{...e,title:t(r,{title:n.hint},()=>s?.(n.key))}}),d=Ya(u,[],i),[f]=d.tBodies,p=t(``,{class:`text-button`},()=>{let e=v();x(o),y(e),c?.(v())}),m=e(`span`,{class:`quiet`}),h=e(`p`,{class:`card-line table-foot`},p,l===void 0?void 0:m),g=e(`div`,{class:`card-line hint`}),_=[],v=()=>f?.childElementCount??0,y=e=>f?.rows[e]?.querySelector(`a, button`)?.focus();function x(e){let t=v();f?.append(..._.slice(t,t+e).map(e=>Za(r,e)));let n=_.length-v(),i=`Show ${b(Math.min(n,o))} more`,a=l?.(v());p.hidden=n===0,p.textContent=l===void 0?`${i} of ${b(n)}`:i,m.replaceChildren(...a===void 0?[]:[a]),h.hidden=n===0&&a===void 0}return{root:e(`div`,{class:`card`},d,g,h),show(e,t,n=a){_=e,f?.replaceChildren(),x(n),d.hidden=e.length===0,g.hidden=e.length>0,g.replaceChildren(...t===void 0?[]:[t])},showOrder(e,t){for(let[n,i]of[...d.tHead?.rows[0]?.cells??[]].entries())r[n]?.sort?.key===e?i.setAttribute(`aria-sort`,t):i.removeAttribute(`aria-sort`)},focus(e){e>=v()&&x(e+1-v()),y(e)}}}let eo={knownFlaky:`flaky`,newlySkipped:`newly-skipped`},to=e=>eo[e]??e,no=e=>L.some(t=>to(t)===e);function ro(e,t){let n=e.history?.changesOf.get(t)??[];return[E[e.tests.ranks[t]??-1]??`unknown`,to(R(e,t)),...n.map(({kind:e})=>to(e))]}let io=({history:e})=>new Set(e===void 0?[]:[...e.verdictOfTest.keys(),...e.quarantineOfTest.keys(),...e.changesOf.keys()]);function ao(e,t){let n=no(t),r=e=>n?e===t:e.startsWith(t),i=E.map(r),a=new Set([...io(e)].filter(t=>ro(e,t).some(r)));return t=>i[e.tests.ranks[t]??-1]===!0||a.has(t)}function oo(e){let t=new Set(e.tests.ranks),n=new Set(E.filter((e,n)=>t.has(n)));for(let t of io(e))for(let r of ro(e,t))n.add(r);let r=new Map(L.map(t=>[to(t),Be(t,e)]));for(let e of E)r.set(e,D[e]);return[...r].filter(([e])=>n.has(e)).map(([e,t])=>({value:e,note:t}))}let so={is:`tests with this result`,error:`failures with this text in their message`,step:`failures in a step with this name`,has:`tests with such a file`,job:`tests with their result in this job`,module:`tests of this module`,owner:`tests of this owner`,tag:`tests with this tag`,suite:`tests in this suite`,file:`tests in this file`,duration:`tests that took longer or shorter`},co=/(-?)(?:([a-z]+):(?=\\s|$)|(?:([a-z]+):)?(?:\"([^\"]*)\"?|([^\\s\"]\\S*)))/gi;function lo(e){let t=[];for(let[n,r=``,i,a,o,s=``]of e.matchAll(co)){if(n===`-`)continue;let e=Ee(a??i??``),c=r!==``;if(uo(e))t.push({field:e,text:Ee(o??s),isExcluded:c});else{let e=Ee(o!==void 0&&a===void 0?o:n.slice(r.length));t.push({field:`any`,text:e,isExcluded:c})}}return t.filter(({text:e})=>e!==``)}let uo=e=>Object.hasOwn(so,e),fo=(e,t)=>t.every(t=>e.some(e=>e.field===t.field&&e.isExcluded===t.isExcluded&&(t.isExcluded||t.field===`duration`||t.field===`is`&&no(t.text)?e.text===t.text:e.text.startsWith(t.text)))),po=(e,t)=>`${e}:${/[\"\\s]/.test(t)?`\"${t.replaceAll(`\"`,``)}\"`:t}`,mo={ms:1,s:1e3,m:6e4,min:6e4,h:36e5};function ho(e){let[,t=``,n=``,r=``]=/^([<>]?=?)\\s*(\\d+(?:\\.\\d+)?)\\s*(ms|s|min|m|h)?$/.exec(e)??[];if(n===``)return;let i=Number(n)*(mo[r]??1e3);return t===`<`?e=>e<i:t===`<=`?e=>e<=i:t===`>`?e=>e>i:e=>e>=i}function go({executions:e,history:t},{groups:n,numbers:r},i){let a=n.map(e=>({...e,byRank:E.map(()=>0),total:0,relevant:0}));for(let[n,i]of e.jobOf.entries()){let o=a[r[i]??-1],s=e.ranks[n]??j;o!==void 0&&(o.byRank[s]=(o.byRank[s]??0)+1,o.total+=1,s===k&&t?.quarantineOfTest.has(e.testOf[n]??-1)!==!0&&(o.relevant+=1))}return a.map(e=>{let t=i.filter((t,n)=>r[n]===e.number),n=t.flatMap(({duration:e})=>e??[]);return{...e,..._o(e,t),isFailed:t.some(({isFailed:e})=>e===!0),duration:t.length===1?n[0]:void 0,url:t.find(({url:e})=>e!==void 0)?.url}}).sort((e,t)=>t.relevant-e.relevant||bo(e)-bo(t)||e.number-t.number)}function _o({byRank:e},t){let n=t.flatMap(({counts:e})=>e===void 0?[]:[e]);if(n.length===0||n.length<t.length)return{};let r=e=>n.reduce((t,n)=>t+n[e],0),i=new Map([[k,r(0)],[A,r(1)],[M,r(2)]]);return{byRank:e.map((e,t)=>i.get(t)??e),total:r(3),relevant:r(0)-r(4)}}function vo({byRank:e,relevant:t,isFailed:n}){if(t>0)return`failed`;if(n)return`incomplete`;let r=e.findIndex((e,t)=>e>0&&!yo.has(t));if(r!==-1)return E[r]??`unknown`;let i=(...t)=>t.reduce((t,n)=>t+(e[n]??0),0);return i(N,A,k)>0?`passed`:i(M)>0?`skipped`:`unknown`}let yo=new Set([k,A,M,N]);function bo(e){let t=vo(e);return t===`incomplete`?k:E.indexOf(t)}function xo({base:t,columns:n,rows:r},i){let a=t=>(t===void 0?void 0:i(t))??e(`span`,{class:`cell`},`\u2013`),o=n.map((e,t)=>({title:e,content:({cells:e})=>a(e[t])}));return e(`div`,{class:`scroll-x`},Ya([{title:t,content:({label:e})=>e},...o],r,{class:`matrix`}))}let So=1e3,Co=(t,n)=>{let r=H(n.model),i=go(n.model,r,n.run()?.jobs??[]);return t.append(e(`div`,{class:`tab-page`},To(n,r,i),Eo(n,r,i))),{show(){}}},wo=({navigation:e},{noun:t},{name:n,isNamed:r})=>r?e.searchHref(po(t,n)):e.tabHref(`tests`);function To(t,n,r){if(n.grid===void 0)return;let i=new Map(r.map(e=>[e.number,e]));return xo(n.grid,({number:r})=>{let a=i.get(r);if(a===void 0)return;let{relevant:o,name:s}=a;return e(`a`,{class:o>0?`cell bad`:`cell`,href:wo(t,n,a),title:s},ko(a),o>0?e(`span`,{class:`strong`},b(o)):void 0)})}function Eo(e,t,n){let r=n.some(({duration:e})=>e!==void 0),i=(e,t)=>({title:e,className:t===k?`number`:`number wide`,content:({byRank:e,relevant:n})=>Do(e[t]??0,t===k&&n>0)}),a=[{title:t.noun===`job`?`Job`:`Module`,content:n=>Oo(e,t,n)},i(`Failed`,k),i(`Flaky`,A),i(`Skipped`,M),{title:`Tests`,className:`number`,content:({total:e})=>b(e)}],o={title:`Duration`,className:`number`,content:e=>e.duration===void 0?`\u2013`:P(e.duration)},s=$a({columns:r?[...a,o]:a,attributes:{class:`job-table`},rowsAtFirst:So,rowsPerClick:So});return s.show(n),s.root}let Do=(t,n)=>e(`span`,{class:t===0?`quiet`:n?`text-failed strong`:``},t===0?`\u2013`:b(t)),Oo=(t,n,r)=>e(`span`,{class:`row`},ko(r),e(`a`,{class:`plain name`,href:wo(t,n,r)},r.name),w(r.url)?C(r.url,{class:`small job-log`,\"aria-label\":`Log of ${r.name}`},`Log`):void 0);function ko(e){let t=vo(e);return t===`passed`?m(`complete`,`Passed`):t===`incomplete`?m(`incomplete`,`Incomplete`):Ht(t)}function Ao(t,n,r){let i=e(`p`,{class:`history-tip small`,\"aria-hidden\":`true`});i.hidden=!0;let a=t.map((e,n)=>jo(e,n===t.length-1)),o=e(`div`,{class:`history-bars`,role:`group`,\"aria-label\":n,\"data-arrow-keys\":``},...a),s=r===void 0?o:e(`div`,{class:`history-frame`},o,r);s.style.setProperty(`--earlier`,String(t.length-1));let c=e(`div`,{class:`history-row`},s,i);function l(e){let[n,r]=[t[e],a[e]];if(n===void 0||r===void 0)return;i.textContent=n.tip,i.hidden=!1;let o=r.offsetLeft+r.offsetWidth/2-i.offsetWidth/2;i.style.left=`${Math.max(Math.min(o,c.offsetWidth-i.offsetWidth),0)}px`}let u=e=>e instanceof Element?a.indexOf(e.closest(`.bar`)??o):-1,d=()=>{i.hidden=!0};return o.addEventListener(`pointerover`,({target:e})=>{let t=u(e);t===-1?d():l(t)}),o.addEventListener(`pointerleave`,d),o.addEventListener(`focusin`,({target:e})=>{let t=u(e);for(let[e,n]of a.entries())n.tabIndex=e===t?0:-1;l(t)}),o.addEventListener(`focusout`,d),o.addEventListener(`keydown`,e=>{if(e.key===`Escape`&&!i.hidden){e.preventDefault(),d();return}let t=u(e.target),n=a.length-1,r={ArrowLeft:Math.max(t-1,0),ArrowRight:Math.min(t+1,n),Home:0,End:n}[e.key];r!==void 0&&t!==-1&&(e.preventDefault(),a[r]?.focus())}),c}function jo({result:e,label:t,url:n,isNow:r=!1},i){let a=`bar bar-${e}${r?` now`:``}`,o=C(n,{class:a,\"aria-label\":t,tabindex:i?`0`:`-1`});return o.tagName!==`A`&&o.setAttribute(`role`,`img`),o}function Mo(e,n,r=``){n.hidden=!0;let i=t(`As a list`,{class:`text-button ${r}`.trim(),\"aria-expanded\":`false`},()=>{e.hidden=n.hidden,n.hidden=!n.hidden,i.textContent=n.hidden?`As a list`:`As a row`,i.setAttribute(`aria-expanded`,String(!n.hidden))});return i}let No=6e4,Po=60*No,Fo=24*Po;function Io(e){return e>=No?e<Po?x(Math.floor(e/No),`minute`):e<Fo?x(Math.floor(e/Po),`hour`):x(Math.floor(e/Fo),`day`):``}function Lo(e){let[,t=``,n=``,r=``]=/, (\\d+) (\\w+) (-?\\d+)/.exec(e.toUTCString())??[],i=[e.getUTCHours(),e.getUTCMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`);return`${Number(t)} ${n} ${r}, ${i} UTC`}let Ro=e=>{let t=Io(e);return t===``?`just now`:`${t} ago`},zo=t=>{let n=new Date(t);return e(`time`,Number.isNaN(n.getTime())?{}:{datetime:n.toISOString(),title:Lo(n)},Ro(Date.now()-t))};function Bo({results:e,now:t,nowWord:n},r,i){let a=r.length-e.length;return[...[...e].flatMap((e,t)=>{let n=r[a+t];return n===void 0?[]:[{build:n,title:`Build ${n.id}`,url:n.url,result:e,word:_t(e)}]}),{build:void 0,title:`This build`,url:i,result:t,word:n}]}let Vo={failed:`the build failed`,cancelled:`the build was cancelled`};function Ho({build:e,result:t,word:n}){return e?.status===void 0||e.status===`failed`&&t===`F`?n:`${n} (${Vo[e.status]})`}let Uo=[{title:`Build`,className:`nowrap`,content:({build:e,title:t,url:n})=>C(n,{},e?.id??t)},{title:`Commit`,content:({build:t})=>e(`span`,{class:`mono`},t?.commit)},{title:`Result`,content:Ho},{title:`When`,className:`nowrap`,content:({build:e})=>e?.time===void 0?void 0:zo(e.time)}],Wo=(e,t)=>Qa(Uo,e.toReversed(),t);function Go({model:t,run:n},r){let i=vt(t,r);if(i===void 0||t.history===void 0)return;let a=Bo(i,t.history.builds,n()?.runUrl),o=bt(t.history,i.results.length),s=a.length-1,c=Ao(a.map((e,t)=>Ko(e,t===s)),o,Jo(a)),l=Wo(a,o);return e(`section`,{class:`history-section`},e(`div`,{class:`section-head`},e(`h3`,{},o),e(`span`,{class:`small quiet grow`},yt(i.results)),Mo(c,l,`small`)),c,l)}function Ko(e,t){let{title:n,url:r,result:i,word:a}=e;return{result:Se[gt(i)],label:`${n}: ${a}`,tip:qo(e),url:r,isNow:t}}function qo(e){let{build:t,title:n}=e;return[n,t?.commit,Ho(e),t?.time===void 0?void 0:Ro(Date.now()-t.time),t?.isIncomplete===!0?`results are missing`:void 0].filter(e=>e!==void 0).join(` · `)}function Jo(t){let n=t.flatMap(({build:e})=>e?.time===void 0?[]:[e.time]),r=t.length-1,i=r<11,a=Yo(n[0]),o=Yo(n[Math.floor(n.length/2)]),s=i?[r<4?``:a]:[...new Set([a,o])];return e(`div`,{class:`history-axis small quiet${i?` short`:``}`,\"aria-hidden\":`true`},...s.map(t=>e(`span`,{},t)),e(`span`,{class:`now`},`this build`))}function Yo(e){let t=new Date(e??NaN);return Number.isNaN(t.getTime())?``:Lo(t).split(` `).slice(0,2).join(` `)}let Xo=/[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]/u,Zo=/['\"\\u2018-\\u201f]/,Qo=/[&|<>^%]/,$o=/^(?:[\\w./][\\w./:=+-]*|--?[\\w-]+(?:=[\\w/:+-]+)?)$/;function es(e){if($o.test(e))return e;if(!(e===``||Xo.test(e)||Zo.test(e)||e.endsWith(`\\\\`)))return`'${e}'`}let ts=new Set([`cargo`,`dotnet`,`go`]);function ns(e){let[t=``]=e;if(!ts.has(t)&&e.some(e=>Qo.test(e)))return;let n=e.map(es);return n.includes(void 0)?void 0:n.join(` `)}function rs(e,t){return t===`python`?[`playwright`,`show-trace`,e]:t===`dotnet`?[`pwsh`,`bin/Debug/netX/playwright.ps1`,`show-trace`,e]:t===`java`?[`mvn`,`exec:java`,`-e`,`-D`,`exec.mainClass=com.microsoft.playwright.CLI`,`-D`,`exec.args=show-trace ${e}`]:[`npx`,`playwright`,`show-trace`,e]}function is(e,t){if(!(e.includes(`***`)||t===`java`&&e.includes(` `)))return ns(rs(e.startsWith(`-`)?`./${e}`:e,t))}let as=`application/vnd.playwright.trace+zip`,os=new Map([[`image/png`,{kind:`image`,extension:`png`}],[`image/jpeg`,{kind:`image`,extension:`jpg`}],[`image/gif`,{kind:`image`,extension:`gif`}],[`image/webp`,{kind:`image`,extension:`webp`}],[`image/avif`,{kind:`image`,extension:`avif`}],[`video/webm`,{kind:`video`,extension:`webm`}],[`video/mp4`,{kind:`video`,extension:`mp4`}],[as,{kind:`trace`,extension:`zip`}],[`text/plain`,{kind:`text`,extension:`txt`}],[`text/x-log`,{kind:`text`,extension:`log`}],[`text/markdown`,{kind:`text`,extension:`md`}],[`application/json`,{kind:`text`,extension:`json`}],[`application/x-ndjson`,{kind:`text`,extension:`ndjson`}],[`text/csv`,{kind:`text`,extension:`csv`}],[`text/tab-separated-values`,{kind:`text`,extension:`tsv`}],[`application/yaml`,{kind:`text`,extension:`yaml`}],[`application/xml`,{kind:`text`,extension:`xml`}],[`text/html`,{kind:`text`,extension:`html`}],[`image/svg+xml`,{kind:`text`,extension:`svg`}],[`application/har+json`,{kind:`text`,extension:`har`}],[`text/x-diff`,{kind:`text`,extension:`diff`}],[`application/pdf`,{kind:`other`,extension:`pdf`}],[`application/zip`,{kind:`other`,extension:`zip`}],[`application/gzip`,{kind:`other`,extension:`gz`}],[`application/x-dmp`,{kind:`other`,extension:`dmp`}]]),$=e=>os.get(e??``)?.kind??`other`,ss=e=>`./${e.split(`/`).map(encodeURIComponent).join(`/`)}/`;function cs({url:e,place:t},n){if(w(e))return{href:e,isFile:!0};if(t!==void 0&&n!==void 0)return n.folder===void 0?w(n.url)?{href:n.url,isFile:!1}:void 0:{href:ss(n.folder)+t.split(`/`).map(encodeURIComponent).join(`/`),isFile:!0}}let ls=/^[\\w.-]+\\/[\\w.-]+$/,us=/^[\\w.-]+$/;function ds({path:e,place:t,url:n},r,i){let{run:[a=``,o=``]=[],artifact:s=``,folder:c}=r??{};if(t!==void 0&&us.test(a)&&ls.test(o)&&us.test(s)){let e=is(`br/${t}`,i);return e&&`gh run download ${a} -R ${o} -n ${s} -D br && ${e}`}let l=e??(c===void 0||t===void 0?n:`${c}/${t}`);return l===void 0?void 0:is(l,i)}let fs=({type:e,block:t})=>t!==void 0&&[`image`,`video`].includes($(e));function ps(){let e=new Map,t=[],n=!1;function r(t){let{block:n=-1}=t,r=e.get(n);if(r!==void 0)return r;let i=ms(t);if(i===void 0)return;let a=URL.createObjectURL(i);return e.set(n,a),a}function i(){let[e,a]=t.shift()??[];if(n=e!==void 0&&a!==void 0,e===void 0||a===void 0)return;let o=e.isConnected?r(a):void 0;o!==void 0&&(e.src=o),setTimeout(i)}return{fill(e,r){t.push([e,r]),n||(n=!0,setTimeout(i))},release(){t.length=0;for(let t of e.values())URL.revokeObjectURL(t);e.clear()}}}function ms(e){let{type:t=``,block:n=-1}=e,r=fs(e)?document.getElementById(c(n))?.textContent:void 0,i=r?hs(r):void 0;return i&&new Blob([i],{type:t})}function hs(e){try{let t=atob(e),n=new Uint8Array(t.length);for(let e=0;e<t.length;e+=1)n[e]=t.charCodeAt(e);return n}catch{return}}let gs=/^error-context(?:\\.md)?$/,_s=({type:e,url:t,reason:n})=>n===void 0&&(e!==void 0||t!==void 0),vs=({name:e,path:t,url:n})=>t===void 0&&n===void 0||gs.test(e);function ys(e){let t=new Set,[n,r,i,a]=[0,0,0,0];for(let o of e){if(!_s(o))continue;let e=$(o.type);e===`image`&&o.comparison!==void 0?t.add(o.comparison.name):e===`image`?n+=1:e===`video`?r+=1:e===`trace`?i+=1:e!==`other`&&vs(o)||(a+=1)}return{comparisons:t.size,screenshots:n,videos:r,traces:i,files:a}}let bs=(e,t)=>e===0?[]:[e===1?t:x(e,t)],xs=(e,t)=>e===0?[]:[x(e,t)],Ss=({comparisons:e,screenshots:t,videos:n,traces:r,files:i})=>[...xs(e,`image comparison`),...bs(t,`screenshot`),...bs(n,`video`),...bs(r,`Playwright trace`),...xs(i,`file`)].join(` · `),Cs={successful:`\u2705`,failed:`\u274c`,skipped:`\u23ed\ufe0f`,cancelled:`\ud83d\udeab`,running:`\u23f3`,unknown:`\u2754`,flaky:`\ud83d\udd01`,waiting:`\u23f3`,incomplete:`\u26a0\ufe0f`,quarantined:`\ud83d\udd15`},ws=e=>typeof e==`string`?e:e.text,Ts=e=>typeof e!=`string`&&e.url!==void 0&&e.isCode!==!0,Es=e=>e.filter(e=>!e.every(Ts)).map(e=>e.map(ws).join(``)).join(` · `);function Ds(e,t){let n=e.flatMap((e,n)=>[...n===0?[]:[`; `],...e.map((e,t)=>n===0&&t===0?Os(e):ks(e)),...n===0&&t!==void 0?[`, `,zo(t)]:[]]);return n.length===0?[]:[...n,`.`]}let Os=e=>typeof e==`string`?e.slice(0,1).toUpperCase()+e.slice(1):ks(e);function ks(e){return typeof e==`string`?e:C(e.url,e.isCode===!0?{class:`mono`}:{},e.text)}function As(e,t){let n=R(e,t);return n===`quarantined`?e.history?.quarantineOfTest.get(t):n===`new`||n===`known`||n===`knownFlaky`?e.history?.verdictOfTest.get(t):n===`flaky`?e.history?.verdictOfFlaky.get(t):Je(e,t)}let js=({history:e},t)=>e?.verdictOfTest.get(t)?.isFixed===!0;function Ms(e,t,n){let r=R(e,t);if(r===`new`)return{text:e.history?.verdictOfTest.get(t)?.kind===`unseen`?`new test`:n?``:`new`,replacesJobs:!1};let i=r===`flaky`?void 0:As(e,t),a=(n?i?.titled:i?.facts)??[],o=Es(r===`known`?a.slice(0,js(e,t)?2:1):a);return{text:o,replacesJobs:o!==``}}function Ns(e,t){let n=rn(e,t)?.textContent;return n?{label:n,facts:As(e,t)?.titled??[]}:void 0}function Ps(e,t){if(R(e,t)===`quarantined`)return Cs.quarantined;let n=ot(e,t);return Cs[n===`passed`?`successful`:n===`gone`?`unknown`:n]}function Fs(e,t,{test:n,details:r,source:i,place:a,command:o}){let s=Yt(e,t,n),c=s.length>0&&s.length<t.groups.length;return Qi({sign:Ps(e,n),name:B(e,n),suite:he(ct(e,n),a?.file).map(fe),verdict:Ns(e,n),jobs:c?`in ${zt(t,s)}`:void 0,file:a,place:ei(i),owner:dt(e,n).join(`, `)||void 0,evidence:Ss(ys(r.attachments??[]))||void 0,parts:oi(r),command:o})}function Is(t,n,r){let i=R(t,n),a=As(t,n),o=a===void 0?[]:Ds(i===`flaky`||i===`knownFlaky`?a.facts:a.titled,a.time),s=(i===`flaky`?[[r],o]:[o,[r]]).filter(e=>e.some(e=>e!==``)).flatMap((e,t)=>t===0?e:[` `,...e]),c=rn(t,n);return c===void 0&&s.length===0?void 0:e(`p`,{class:`detail-sentence`},c,...s)}let Ls=({status:e,steps:t=[]})=>e===`failed`||t.some(Ls),Rs=({status:e,steps:t=[]})=>e===`failed`&&!t.some(Ls),zs=e=>e.status===`successful`&&!Ls(e);function Bs(e){let t=[];for(let n=0;n<e.length;){let r=Vs(e,n);if(r.length>3)t.push({passed:r});else for(let e of r)t.push({step:e,isOnPath:!1});n+=r.length;let i=e[n];i===void 0||r.length>0||(t.push({step:i,isOnPath:Ls(i)}),n+=1)}return t}function Vs(e,t){let n=t;for(let r=e[n];r!==void 0&&zs(r)&&r.phase===e[t]?.phase;r=e[n])n+=1;return e.slice(t,n)}function Hs(e){let t=e.flatMap(({duration:e})=>e??[]);return t.length===0?void 0:t.reduce((e,t)=>e+t,0)}let Us=e=>e.reduce((e,t)=>e+1+Us(t.steps??[]),0),Ws={failed:`Failed`,cancelled:`Cancelled`,running:`Running`,unknown:`Unknown`,skipped:`Skipped`,successful:`Passed`};function Gs(t,n,r=`step`){return e(`ul`,{},...Bs(t).map((e,t)=>Ks(e,n,`${r}-${t}`)))}function Ks(t,n,r){if(`passed`in t)return qs(t.passed,n,r);let{step:i,isOnPath:a}=t,o=Rs(i),s=i.message===void 0||n.message.includes(i.message)?void 0:i.message,c=s===void 0?void 0:e(`p`,{class:`step-message`},Pn(s)),l=i.text===void 0?void 0:G(`Text of the step`,Pn(i.text)),u=i.steps===void 0?void 0:Gs(i.steps,n,r),d=o?`step failed`:`step`,f=Js(i,n.attachments);if(l===void 0&&u===void 0)return e(`li`,{},e(`div`,{class:d},...f),c);let p=e(`details`,{\"data-key\":r},e(`summary`,{class:d},...f),c,l,u);return p.open=a||n.isOpen===!0,e(`li`,{},p)}function qs(t,n,r){let i=Hs(t),a=[`${x(t.length,`step`)} passed`,...i===void 0?[]:[P(i)]].join(` · `),o=e(`summary`,{class:`step`},Ys(`successful`),Xs(t[0]),e(`span`,{class:`step-name quiet`},a)),s=e(`ul`,{},...t.map((e,t)=>Ks({step:e,isOnPath:!1},n,`${r}-${t}`))),c=e(`details`,{class:`step-fold`,\"data-key\":r},o,s);return c.open=n.isOpen===!0,e(`li`,{},c)}function Js(t,n){let r=(t.attachments??[]).flatMap(e=>n[e]??[]),i=K(t.name).trim()||`(no name)`;return[Ys(t.status),Xs(t),e(`span`,{class:t.phase===void 0?`step-name`:`step-name quiet`},i),r.length===0?void 0:Zs(r),t.duration===void 0?void 0:e(`span`,{class:`small quiet nowrap`},P(t.duration))]}let Ys=e=>m(e===`successful`?`passed`:e,Ws[e]),Xs=t=>t?.phase===void 0?void 0:e(`span`,{class:`small quiet`},t.phase),Zs=t=>e(`span`,{class:`step-files small quiet`,title:t.map(({name:e})=>K(e)).join(`\n`)},h(`clip`),e(`span`,{\"aria-hidden\":`true`},String(t.length)),n(x(t.length,`file`)));function Qs({steps:n=[],stepsLeftOut:r=0,attachments:i=[],message:a=``},o){if(n.length===0)return;let s=Gs(n,{attachments:i,message:a}),c=[...s.querySelectorAll(`details`)],l=()=>c.every(({open:e})=>e),u=t(`Open all`,{class:`btn compact`},()=>{let e=!l();for(let t of c)t.open=e});s.addEventListener(`toggle`,()=>{u.textContent=l()?`Close all`:`Open all`},!0),u.hidden=c.length===0;let d=n.filter(Ls).length;return e(`div`,{class:`box`,role:`group`,\"aria-label\":`Steps`},e(`div`,{class:`box-head`},o,e(`span`,{class:`small quiet grow`},[x(n.length,`step`),...d===0?[]:[`${b(d)} failed`]].join(`, `)),u),e(`div`,{class:`steps`},s),$s(r))}let $s=t=>t===0?void 0:e(`p`,{class:`box-note small quiet`},`${x(t,`more step`)} ${t===1?`was`:`were`} left out.`),ec={expected:`Expected image of`,actual:`Actual image of`,previous:`Previous image of`,diff:`Difference of the expected and the actual image of`};function tc({name:e,type:t=``,comparison:n,width:r,height:i},a){return n===void 0?[`${t.startsWith(`video/`)?`Video`:`Screenshot`} ${e}`,...r===void 0||i===void 0?[]:[`${r} by ${i}`],...a===void 0?[]:[`attempt ${a[0]} of ${a[1]}`]].join(`, `):`${ec[n.side]} ${n.name}`}function nc(t,{contents:n,attempt:r}){let{width:i,height:a}=t,o=e(`img`,{alt:tc(t,r),width:i?.toString(),height:a?.toString(),draggable:`false`});return n.fill(o,t),o}let rc={ArrowLeft:-2,ArrowDown:-2,ArrowRight:2,ArrowUp:2,PageDown:-10,PageUp:10,Home:-100,End:100};function ic(t,n,r){let[i,a]=[t,n].map(({comparison:e})=>e?.side??``),o=Math.max(t.width??0,n.width??0),s=Math.max(t.height??0,n.height??0),c=(t,n)=>{let i=nc(t,r);return o>0&&(i.style.width=`${(t.width??o)/o*100}%`),e(`div`,{class:n},i)},l=e(`input`,{type:`range`,min:`0`,max:`100`,step:`0.1`,value:`50`,\"aria-label\":`Divider between the ${i} image on the left and the ${a} image on the right`}),u=e(`div`,{class:`slider`},c(t,`slider-left`),c(n,`slider-right`),l,e(`div`,{class:`slider-bar`,\"aria-hidden\":`true`},e(`span`,{},h(`left`),h(`right`))));o>0&&s>0&&(u.style.aspectRatio=`${o} / ${s}`,u.style.maxWidth=`${o}px`);let d=()=>{u.style.setProperty(`--divider`,`${l.value}%`),l.setAttribute(`aria-valuetext`,`${Math.round(l.valueAsNumber)} %`)};return l.addEventListener(`input`,d),l.addEventListener(`keydown`,e=>{let t=e.ctrlKey||e.metaKey||e.altKey?void 0:rc[e.key];t!==void 0&&(e.preventDefault(),l.valueAsNumber+=t,d())}),d(),e(`div`,{},e(`div`,{class:`slider-labels small secondary`,\"aria-hidden\":`true`},e(`span`,{},i),e(`span`,{},a)),u)}function ac(e){let t=e.filter(fs),n=t.filter(oc);return{comparisons:sc(n),screenshots:n.filter(({comparison:e})=>e===void 0).reverse(),videos:t.filter(e=>!oc(e))}}let oc=({type:e})=>$(e)===`image`;function sc(e){return[...new Set(e.flatMap(({comparison:e})=>e?.name??[]))].map(t=>{let n={};for(let r of e)r.comparison?.name===t&&(n[r.comparison.side]??=r);return{name:t,sides:n}})}let cc=({width:e,height:t})=>e===void 0||t===void 0?``:`${e} × ${t}`,lc=0;function uc({name:n,sides:r},i){let a=dc(r,i),o=e(`div`,{class:`comparison`}),s=new Map,c=a[0],l=e=>{if(!s.has(e)){let t=e.create();s.set(e,t),o.append(t)}for(let[t,n]of s)n.hidden=t!==e;c=e},u=t(h(`expand`),{class:`btn icon compact`,\"aria-label\":`Full size of ${n}`,title:`Full size`},()=>{c!==void 0&&i.enlarge(c.main,u)}),d=mc(r),f=Y([e(`span`,{class:`grow`},e(`span`,{class:`strong`},n),` `,e(`span`,{class:`small quiet`},d===``?`image comparison`:d)),...a.length>1?[hc(a,l)]:[],u],o);f.classList.add(`comparison-box`);let[p]=a;return p!==void 0&&l(p),f}function dc(e,t){let{expected:n,previous:r,actual:i,diff:a}=e,o=[r,n,i].filter(e=>e!==void 0),s=n??r,c=i??(s===r?void 0:r),[l]=o,u=[];if(s!==void 0&&c!==void 0)u.push({title:`Slider`,main:c,create:()=>ic(s,c,t)}),u.push({title:`Side by side`,main:c,create:()=>pc(o,t)});else if(l!==void 0){let e=fc[l.comparison?.side??`actual`];u.push({title:e,main:l,create:()=>pc([l],t)})}return a!==void 0&&u.push({title:fc.diff,main:a,create:()=>pc([a],t)}),u}let fc={expected:`Expected`,actual:`Actual`,previous:`Previous`,diff:`Difference`};function pc(t,n){return e(`div`,{class:t.length>1?`comparison-sides two`:`comparison-sides`},...t.map(t=>{let r=t.comparison?.side??``,i=nc(t,n);return t.width!==void 0&&(i.style.maxWidth=`min(100%, ${t.width}px)`),e(`figure`,{},e(`figcaption`,{class:`small secondary`},r===`diff`?`difference`:r),i)}))}function mc({expected:e,previous:t,actual:n}){let r=[e??t,n].filter(e=>e!==void 0);return new Set(r.map(cc)).size<2?``:r.map(e=>`${e.comparison?.side} ${cc(e)}`).join(`, `)}function hc(t,n){return lc+=1,e(`span`,{class:`segments`,role:`radiogroup`,\"aria-label\":`View`,\"data-arrow-keys\":``},...t.map((t,r)=>{let i=e(`input`,{type:`radio`,name:`view-${lc}`});return i.checked=r===0,i.addEventListener(`change`,()=>n(t)),e(`label`,{},i,t.title)}))}let gc=`(max-width: 719px)`;function _c(e){let{hash:t}=window.location,n=matchMedia(`(max-width: 719px)`).matches&&vc();function r(r){n&&window.location.hash===t&&r.stopImmediatePropagation(),n=!1,i(),e.close()}let i=()=>window.removeEventListener(`popstate`,r,{capture:!0});window.addEventListener(`popstate`,r,{capture:!0}),e.addEventListener(`close`,()=>{n?window.history.back():i()})}function vc(){try{return window.history.pushState(null,``),!0}catch{return!1}}let yc=1.25,bc=[1,16,400];function xc(e,t){let n,r=1,i=!0,a=e=>({width:Number(e.getAttribute(`width`))||e.naturalWidth,height:Number(e.getAttribute(`height`))||e.naturalHeight});function o(o,s=Sc(e)){if(n===void 0)return;let{width:c,height:l}=a(n),u=n.getBoundingClientRect();r=Math.min(16,Math.max(.02,o)),i=!1,n.style.width=`${c*r}px`,n.style.height=`${l*r}px`,n.classList.toggle(`pixelated`,r>2);let d=n.getBoundingClientRect();u.width>0&&u.height>0&&(e.scrollLeft+=d.left+(s.x-u.left)/u.width*d.width-s.x,e.scrollTop+=d.top+(s.y-u.top)/u.height*d.height-s.y),t(r)}function s(){if(n===void 0)return;let{width:t,height:r}=a(n);t>0&&r>0&&o(Math.min(1,e.clientWidth/t,e.clientHeight/r)),i=!0}return e.addEventListener(`wheel`,e=>{e.preventDefault();let t=e.ctrlKey?.01:.002;o(r*Math.exp(-e.deltaY*(bc[e.deltaMode]??1)*t),{x:e.clientX,y:e.clientY})},{passive:!1}),e.addEventListener(`dblclick`,e=>{i?o(r<1?1:2,{x:e.clientX,y:e.clientY}):s()}),Cc(e,(t,n,i)=>{e.scrollLeft-=i.x-n.x,e.scrollTop-=i.y-n.y,t!==1&&o(r*t,i)}),new ResizeObserver(()=>{i&&s()}).observe(e),{show(t){n=t,e.replaceChildren(t),t.addEventListener(`load`,()=>{i&&s()}),s()},fit:s,actualSize:()=>o(1),zoomIn:()=>o(r*yc),zoomOut:()=>o(r/yc)}}function Sc(e){let{left:t,top:n,width:r,height:i}=e.getBoundingClientRect();return{x:t+r/2,y:n+i/2}}function Cc(e,t){let n=new Map,r=()=>{let e=[...n.values()],t=e=>e.reduce((e,t)=>e+t,0)/e.length;return{x:t(e.map(({x:e})=>e)),y:t(e.map(({y:e})=>e))}},i=()=>{let[e,t]=[...n.values()];return e===void 0||t===void 0?0:Math.hypot(e.x-t.x,e.y-t.y)};e.addEventListener(`pointerdown`,t=>{t.button===0&&n.size!==2&&(n.set(t.pointerId,{x:t.clientX,y:t.clientY}),e.setPointerCapture(t.pointerId))}),e.addEventListener(`pointermove`,e=>{if(!n.has(e.pointerId))return;let a=r(),o=i();n.set(e.pointerId,{x:e.clientX,y:e.clientY}),t(o>0?i()/o:1,a,r())});for(let t of[`pointerup`,`pointercancel`])e.addEventListener(t,({pointerId:e})=>{n.delete(e)})}function wc(n,r,i,a){let o=Math.max(0,n.indexOf(r)),s=e(`span`,{class:`grow ellipsis`}),c=e(`span`,{class:`small quiet nowrap`}),l=e(`output`,{class:`small nowrap`,\"aria-label\":`Zoom`}),u=e(`div`,{class:`viewer-area`,tabindex:`0`,role:`group`,\"aria-label\":`Image`}),d=xc(u,e=>{l.textContent=`${Math.round(e*100)} %`}),f=e(`dialog`,{class:`viewer`,\"aria-label\":`Image in full size`});function p(e){let t=n[e];t!==void 0&&(o=e,s.textContent=Tc(t),s.title=Tc(t),c.textContent=[cc(t),n.length>1?`${e+1} of ${n.length}`:``].filter(e=>e!==``).join(` · `),d.show(nc(t,i)))}let m=e=>p((o+e+n.length)%n.length),h={\"+\":d.zoomIn,\"=\":d.zoomIn,\"-\":d.zoomOut,\"\u2212\":d.zoomOut,0:d.fit,ArrowLeft:()=>m(-1),ArrowRight:()=>m(1)};f.addEventListener(`keydown`,e=>{let t=e.ctrlKey||e.metaKey||e.altKey?void 0:h[e.key];t!==void 0&&(e.preventDefault(),t())}),f.addEventListener(`close`,()=>{f.remove(),a.focus()}),f.addEventListener(`click`,({target:e})=>{e===f&&f.close()}),f.append(e(`div`,{class:`viewer-head`},e(`div`,{class:`viewer-title`,\"aria-live\":`polite`},s,c),e(`div`,{class:`viewer-tools`},...n.length>1?[Dc(`left`,`Previous image (\u2190)`,()=>m(-1)),Dc(`right`,`Next image (\u2192)`,()=>m(1))]:[],Dc(`minus`,`Smaller (\u2212)`,d.zoomOut),l,Dc(`plus`,`Larger (+)`,d.zoomIn),t(`Fit`,{class:`btn compact`,title:`Fit (0)`},d.fit),t(Ec(),{class:`btn compact`,title:`Actual size`},d.actualSize),Dc(`close`,`Close (Esc)`,()=>f.close()))),u),document.body.append(f),f.showModal(),u.focus(),p(o),_c(f)}let Tc=({name:e,comparison:t})=>t===void 0?e:`${t.name}: ${t.side}`;function Ec(){return e(`span`,{},`100 %`,n(` of the size`))}function Dc(e,n,r){return t(h(e),{class:`btn icon compact`,\"aria-label\":n,title:n},r)}let Oc=[`B`,`kB`,`MB`,`GB`,`TB`];function kc(e){let t=e,n=0;for(;t>=999.5&&n<Oc.length-1;)t/=1e3,n+=1;return`${Number(t.toFixed(+(t<9.95)))} ${Oc[n]}`}function Ac({screenshots:t,videos:n},r){let i=Math.max(1,4-n.length),[a,...o]=t.slice(0,i).map(e=>jc(e,r)),s=t.slice(i).map(e=>Mc(e,r));return e(`section`,{class:`media`,\"aria-label\":`Screenshots and video`},e(`div`,{class:`tiles`},a,...n.map(e=>Nc(e,r)),...o),s.length===0?void 0:e(`div`,{class:`small-tiles`},...s))}function jc(e,n){let r=t(nc(e,n),{class:`tile`},()=>n.enlarge(e,r));return r.append(Pc(`page`,e.name,cc(e))),r}function Mc(e,n){let r=t(nc(e,n),{class:`small-tile`,title:e.name},()=>n.enlarge(e,r));return r}function Nc(t,{contents:n,attempt:r}){let i=e(`video`,{controls:``,preload:`metadata`,muted:``,playsinline:``,\"aria-label\":tc(t,r)});return i.muted=!0,n.fill(i,t),e(`div`,{class:`tile`},i,Pc(`film`,t.name,t.size===void 0?``:kc(t.size)))}let Pc=(t,n,r)=>e(`span`,{class:`tile-caption small secondary`,\"aria-hidden\":`true`},h(t),e(`span`,{class:`grow ellipsis`,title:n},n),e(`span`,{class:`nowrap`},r));function Fc(e=[],{contents:t,attempt:n}){let{comparisons:r,screenshots:i,videos:a}=ac(e),o=[...r.flatMap(Ic),...i],s={contents:t,attempt:n,enlarge:(e,r)=>wc(o,e,{contents:t,attempt:n},r)};return[...r.map(e=>uc(e,s)),...i.length+a.length===0?[]:[Ac({screenshots:i,videos:a},s)]]}let Ic=({sides:{expected:e,previous:t,actual:n,diff:r}})=>[t,e,n,r].filter(e=>e!==void 0),Lc=({type:e,text:t,block:n})=>t!==void 0||n!==void 0&&$(e)===`text`;function Rc({text:e,block:t}){if(e!==void 0)return e;let n=t===void 0?void 0:document.getElementById(c(t))?.textContent;if(n==null)return;let r=Uint8Array.from(atob(n.trim()),e=>e.charCodeAt(0));return Pn(new TextDecoder(zc(r)).decode(r))}function zc([e,t]){return e===255&&t===254?`utf-16le`:e===254&&t===255?`utf-16be`:`utf-8`}let Bc=new Map([[as,`Playwright trace`],[`text/x-log`,`log`],[`text/markdown`,`Markdown`],[`application/json`,`JSON`],[`application/x-ndjson`,`JSON lines`],[`text/csv`,`CSV`],[`text/tab-separated-values`,`table`],[`application/yaml`,`YAML`],[`application/xml`,`XML`],[`text/html`,`page source`],[`image/svg+xml`,`source of a drawing`],[`application/har+json`,`network log`],[`text/x-diff`,`diff`],[`application/pdf`,`PDF`],[`application/zip`,`archive`],[`application/gzip`,`archive`],[`application/x-dmp`,`memory dump`]]);function Vc({type:e=``,comparison:t}){let n=$(e);return n===`image`?t===void 0?`screenshot`:`${t.side} image of ${t.name}`:Bc.get(e)??(n===`other`?``:n)}let Hc={image:`page`,video:`film`,trace:`trace`,text:`doc`,other:`doc`},Uc=({type:e})=>Hc[$(e)],Wc={missing:`Not found when the results were collected.`,outside:`Not read: outside of the working directory.`,type:`Not stored: not an image, video, trace, log or other file that tests usually leave.`,size:`Not stored: larger than 50 MB.`,limit:`Not stored: the limit of all attachments was reached.`,sensitive:`Not stored: it may contain cookies or passwords.`,off:`Not stored: the configuration excludes it.`,damaged:`Not stored: its data is damaged.`},Gc=({reason:e})=>e===void 0?void 0:Wc[e],Kc=2e4;function qc(n){let r=Rc(n);if(r===void 0)return e(`p`,{class:`box-note small quiet`},`The text is not in this page.`);if(r.length<=Kc)return G(n.name,r);let i=e(`div`,{}),a=t(`Show all ${kc(n.size??r.length)}`,{class:`text-button`},()=>{let e=G(n.name,r);i.replaceChildren(e),e.focus()}),o=Math.max(r.lastIndexOf(`\n`,Kc),Kc/2);return i.append(G(n.name,r.slice(0,o)),e(`p`,{class:`box-note small`},a)),i}function Jc(t,n){let{type:r,size:i,path:a}=t,o=cs(t,n.stored),s=Vc(t),c=Gc(t),l=$(r)===`trace`&&c===void 0?ds(t,n.stored,n.traceLanguage):void 0,u=[...Xc(t,n),...Zc(l,n)];return e(`li`,{},e(`div`,{class:`file-row`},h(Uc(t)),e(`span`,{class:`grow`},o?.isFile===!0?Yc(t,o.href):e(`span`,a===void 0?{}:{title:a},t.name),s===``?void 0:e(`span`,{class:`small quiet`},` ${s}`),c===void 0?void 0:e(`span`,{class:`small secondary file-reason`},c)),o?.isFile===!1&&u.length===0?e(`a`,{class:`small`,href:o.href,rel:`noopener noreferrer`},`in the artifact`):void 0,i===void 0?void 0:e(`span`,{class:`small quiet nowrap`},kc(i)),...u.map(([e])=>e)),...u.map(([,e])=>e))}function Yc({name:t,type:n,url:r},i){return e(`a`,{href:i,rel:`noopener noreferrer`,...r!==void 0||[`image`,`video`].includes($(n))?{}:{download:``}},t)}function Xc(r,{textId:i}){if(!Lc(r))return[];let a=e(`div`,{id:i});a.hidden=!0;let o=t(`Open`,{class:`btn compact`,\"aria-expanded\":`false`,\"aria-controls\":i},()=>{a.hidden&&a.replaceChildren(qc(r)),a.hidden=!a.hidden,o.replaceChildren(a.hidden?`Open`:`Close`,n(` ${r.name}`)),o.setAttribute(`aria-expanded`,String(!a.hidden))});return o.append(n(` ${r.name}`)),[[o,a]]}function Zc(n,{copy:r}){if(n===void 0)return[];let i=t(h(`copy`),{class:`btn compact`},()=>void r(n));i.append(`Copy command`);let a=n.split(` && `).map((t,n,r)=>{let i=e(`span`,{class:`quiet`,\"aria-hidden\":`true`},n===0?`$ `:`  `);return W(``,i,n===0?``:`&& `,t,n<r.length-1?` \\\\`:``)});return[[i,U(`Command that opens the trace`,...a)]]}function Qc({attachments:t=[],attachmentsLeftOut:n=0,traceLanguage:r},i,a){let o=t.filter(e=>!fs(e));if(o.length===0&&n===0)return;let s=o.map((e,t)=>Jc(e,{stored:i,traceLanguage:r,copy:a,textId:`file-text-${t}`})),c=Y([e(`span`,{class:`strong`},`Files`),e(`span`,{class:`small quiet grow`},b(o.length)),i===void 0?void 0:el(i)],$c(tl(o,i)),e(`ul`,{class:`files`},...s),$c(n===0?``:`${x(n,`more file`)} ${n===1?`was`:`were`} left out.`));return c.setAttribute(`role`,`group`),c.setAttribute(`aria-label`,`Files`),c}let $c=t=>t===``?void 0:e(`p`,{class:`box-note small quiet`},t);function el({url:t,folder:n,tests:r,bytes:i}){let a=w(t)?t:n===void 0?void 0:ss(n);if(a===void 0)return;let o=w(t)?`zip, ${kc(i)}`:kc(i),s=e(`a`,{class:`small row nowrap`,href:a,rel:`noopener noreferrer`},h(`save`));return s.append(`All files of ${x(r,`test`)} (${o})`),s}function tl(e,t){let{notEmbedded:n=0,folder:r}=t??{},i=e.some(({type:e,reason:t,place:n})=>t===void 0&&n!==void 0&&[`image`,`video`].includes($(e)));if(n===0||!i)return``;let a=n===1?`is`:`are`;return`${x(n,`more image`)} ${a} in the ${r===void 0?`artifact`:`folder of all files`}.`}let nl=`data-evidence`;function rl({run:t,copy:n},r,i){let a=(...e)=>{let t=e.filter(e=>e!==void 0);for(let e of t)e.setAttribute(nl,``);return t};return{afterReason:a(...Fc(r.attachments,i),Qs(r,e(`span`,{class:`strong`},`Steps`))),afterOutput:a(Qc(r,t()?.attachments,n))}}function il(t,n,r,i){if(n.groups.length<2)return;let a=al(t,n,r,i),o=n.groups.flatMap(({number:e})=>a.get(e)?.outcome===`failed`?[e]:[]);return e(`section`,{},e(`div`,{class:`section-head`},e(`h3`,{},n.noun===`job`?`Jobs`:`Modules`),o.length===0?void 0:e(`span`,{class:`small quiet`},`failed in ${Vt(n,o)}`)),ol(n,a)??sl(n,a))}function al(e,{numbers:t},n,r){let{jobOf:i,ranks:a,durations:o}=e.executions,s=new Map;for(let c of z(e,r)){let e=i[c]??-1,r=t[e],l=E[a[c]??j]??`unknown`,u=r===void 0?void 0:s.get(r);r===void 0||u!==void 0&&E.indexOf(u.outcome)<=E.indexOf(l)||s.set(r,{outcome:l,duration:o[c]??-1,url:n[e]?.url})}return s}function ol({grid:t},n){if(t!==void 0)return xo(t,({name:t,number:r})=>{let i=n.get(r);if(i===void 0)return;let{outcome:a,duration:o,url:s}=i,c=o<0?D[a].toLowerCase():P(o);return C(s,{class:`cell${a===`failed`?` bad`:``}`,title:t},Ht(a),e(`span`,{class:`small`},c))})}function sl({groups:t},n){let r=[...n].sort(([e,{outcome:t}],[n,{outcome:r}])=>E.indexOf(t)-E.indexOf(r)||e-n),i=r.slice(0,200).map(([n,{outcome:r,duration:i,url:a}])=>e(`li`,{},Ht(r),C(a,{class:`grow`},t[n]?.name??``),i<0?void 0:e(`span`,{class:`small quiet nowrap`},P(i)))),a=r.length-i.length;return e(`ul`,{class:`box result-list`},...i,a>0?e(`li`,{class:`small quiet`},`and ${b(a)} more`):void 0)}function cl(n,{test:r,details:i,place:a,command:o}){let{model:s,copy:c}=n,l=it(s,r),u=s.tests.durations[r]??-1,d=z(s,r).length,f=s.executions.estimated.has(l)?-1:s.executions.starts[l]??-1,p=R(s,r)===`slower`?0:s.history?.usual[r]??0,m=s.history?.builds[vt(s,r)?.firstBuild??-1]?.time,g=[[`Duration`,u<0?[]:[P(u),p===0?void 0:ll(`usually about ${P(p)}`),d>1?ll(`longest of ${x(d,`run`)}`):void 0]],[`Cause`,ul(n,l)],[`File`,a===void 0?[]:[zi(a)]],[`Owner`,dl(n,`owner`,dt(s,r))],[`Tags`,dl(n,`tag`,ut(s,r))],[`First seen`,m===void 0?[]:[e(`time`,{datetime:fl(m)},pl(m))]],[`Started`,f<0?[]:[e(`time`,{datetime:fl(f)},ml(f))]],[`Worker`,[s.workers.names[s.executions.workerOf[l]??-1]]],...Object.entries(i.metadata??{}).map(([e,t])=>[e,[t]])],_=e(`dl`,{});for(let[t,n]of g)n.some(e=>e!==void 0&&e!==``)&&_.append(e(`dt`,{},t),e(`dd`,{},...n));if(o!==void 0){let n=t(h(`copy`),{class:`btn icon compact`,\"aria-label\":`Copy the command`,title:`Copy (r)`},()=>{c(o)}),r=e(`div`,{class:`command`},e(`code`,{},o),n);_.append(e(`dt`,{},`Run it again`),e(`dd`,{},r,ll(`in a POSIX shell or PowerShell`)))}return e(`aside`,{class:`detail-side`,\"aria-label\":`Facts about the test`},_)}let ll=t=>e(`span`,{class:`small quiet block`},t);function ul({model:t,navigation:n},r){let i=t.executions.causeOf.get(r),a=t.causes[i??-1];if(i===void 0||a===void 0)return[];let o=new Set(a.executions.map(e=>t.executions.testOf[e])).size;return o<2?[]:[e(`a`,{href:n.causeHref(i)},...cn(a.signature)),ll(`${x(o,`test`)} share it`)]}function dl({navigation:t},n,r){return r.flatMap((r,i)=>[i===0?void 0:` `,e(`a`,{class:n===`tag`?`tag`:`plain`,href:t.searchHref(po(n,r))},r)])}let fl=e=>Math.abs(e)<=864e13?new Date(e).toISOString():``,pl=e=>ml(e).split(`,`)[0]??``,ml=e=>fl(e)===``?`unknown`:Lo(new Date(e)),hl=[[`Windows`,/windows|(?<![a-z])win(?:32|64|dows)?(?![a-z])/i],[`macOS`,/macos|osx|darwin/i],[`Linux`,/linux|ubuntu|debian|alpine|fedora/i]];function gl(e){let t=hl.filter(([,t])=>t.test(e));return t.length===1?t[0]?.[0]:void 0}function _l({groups:e},t){if(t.length<2)return;let n=n=>new Set(e.filter(({number:e})=>t.includes(e)===n).map(({name:e})=>gl(e))),[r,...i]=n(!0);if(!(r===void 0||i.length>0))return[...n(!1)].some(e=>e!==void 0&&e!==r)?r:void 0}function vl({outcome:e,jobs:t,attempts:n,namesJobs:r},i){let a=Bt(i,t.length),o=r===!0?void 0:_l(i,t),s=t.length>=i.groups.length?``:o===void 0?`: ${zt(i,t)}`:`, only on ${o}`,c=a===``?``:`in ${a}${s}`;return{failed:[c===``?``:`Fails ${c}.`,n>1?`Failed in ${n===2?`both attempts`:`all ${x(n,`attempt`)}`}.`:``],flaky:[n>1?`Passed on attempt ${n} of ${n}.`:`Passed after a failure.`,c===``?``:`Flaky ${c}.`],passed:[c===``?``:`Passed ${c}.`],skipped:[c===``?``:`Skipped ${c}.`],cancelled:[c===``?``:`Cancelled ${c}.`],running:[`It was still running when the results were written.`],unknown:[`The results do not say whether it passed.`],gone:[`It did not run in this build.`]}[e].filter(e=>e!==``).join(` `)}let yl=`attempt`,bl=e=>`attempt-tab-${e}`;function xl(n,r,i){let a=e(`div`,{id:yl,role:`tabpanel`,class:`detail-main`}),o=n.map(({label:e,outcome:n},r)=>{let i=t(Ht(n),{class:`chip`,role:`tab`,id:bl(r),\"aria-controls\":yl},()=>c(r));return i.append(e),i}),s=e(`div`,{class:`chips`,role:`tablist`,\"aria-label\":`Attempts`},...o);s.addEventListener(`keydown`,e=>{let t={ArrowRight:1,ArrowLeft:-1}[e.key],n=o.findIndex(e=>e.contains(document.activeElement));if(t===void 0||n===-1)return;e.preventDefault(),e.stopPropagation();let r=(n+t+o.length)%o.length;c(r),o[r]?.focus()});function c(e){o.forEach((t,n)=>{t.setAttribute(`aria-selected`,String(n===e)),t.tabIndex=n===e?0:-1}),a.setAttribute(`aria-labelledby`,bl(e));let t=n[e];a.replaceChildren(...t===void 0?[]:i(t))}return c(r),e(`div`,{class:`detail-main variants`},s,a)}async function Sl({model:e,readDetails:t},n,r){let i=Cl(e,r),a=[],o=0,s={};for(let r of i){let c=await t(r)??{},l=Rt(n,n.numbers[e.executions.jobOf[r]??-1]??-1),u=wl(c,e.executions.ranks[r]??j);if(a.length===0){s=c;let e=u.length-1;o=u[e]?.outcome===`failed`?e:Math.max(u.findLastIndex(({outcome:e})=>e===`failed`),0)}for(let e of u)a.push({...e,label:[i.length>1?l:void 0,e.label].filter(Boolean).join(` · `)})}return{all:a,first:o,details:s}}function Cl(e,t){let n=it(e,t),r=new Set([e.executions.causeOf.get(n)]),i=[n];for(let n of z(e,t)){let t=e.executions.causeOf.get(n);t===void 0||r.has(t)||i.length===10||(r.add(t),i.push(n))}return i}function wl(e,t){let n=e.attempts??[],r=n.length+1,i=(e,t)=>[`Attempt ${e+1}`,...t===void 0||t<0?[]:[P(t)]].join(` · `);return[...n.map((e,t)=>({label:i(t,e.duration),outcome:Tl(e.status),details:e,attempt:[t+1,r]})),{label:n.length===0?``:i(n.length),outcome:El(t),details:e,...r>1&&{attempt:[r,r]}}]}let Tl=(e=`unknown`)=>e===`successful`?`passed`:e;function El(e){let t=E[e]??`unknown`;return t===`flaky`?`passed`:t}function Dl(t){let{model:n,navigation:r,copy:i,run:a,takesToEvidence:o}=t,s=e(`section`,{class:`detail`,tabindex:`-1`,\"aria-label\":`Test details`}),c,l=``,u,d=ps();Ci();async function f(e){let r=l,i=await Sl(t,H(n),e);if(c!==e||l!==r)return;s.removeAttribute(`aria-busy`);let a=u?.test===e;u={...i,test:e,place:Fl(t,e,i.details),command:i.details.rerun},p(jl(t,u,d),a)}function p(e,t){let{scrollTop:n}=s,r=t?new Set(Ol(s).map(kl)):new Set;s.replaceChildren(e);for(let e of s.querySelectorAll(`details`))r.has(kl(e))&&(e.open=!0);s.scrollTop=t?n:0,m()}function m(){let e=s.querySelector(`[${nl}]`);u!==void 0&&o()&&e?.scrollIntoView()}function h(e){return[e,z(n,e).length,n.jobs.length,t.run()===void 0].join(` `)}return{root:s,show(i,o){if(i!==c&&d.release(),i===void 0){c=void 0,l=``,s.removeAttribute(`aria-busy`);let i=o!==void 0&&a()!==void 0?Zt(t,o):Qt(t,H(n));p(e(`div`,{class:`detail-page`},...o===void 0?[]:[S(r)],...i),!1);return}let g=h(i);g===l?m():(l=g,i!==c&&(u=void 0),c=i,s.setAttribute(`aria-busy`,`true`),f(i))},copyMarkdown(){u!==void 0&&i(Al(t,u))},copyLink(){c!==void 0&&i(r.shareLink(r.testHref(c)))},copyCommand(){u?.command!==void 0&&i(u.command)},toggleWrap:wi}}let Ol=e=>[...e.querySelectorAll(`details[open]`)],kl=e=>e.dataset.key??e.querySelector(`summary > .strong`)?.textContent??``,Al=({model:e},{test:t,all:n,first:r,details:i,place:a,command:o})=>Fs(e,H(e),{test:t,details:n[r]?.details??i,source:i.source,place:a,command:o});function jl(t,n,r){let{model:i,navigation:a,run:o}=t,{test:s,place:c,all:l,first:u,details:d}=n,f=B(i,s),p=ot(i,s),m=H(i),h=vl({outcome:p,jobs:Yt(i,m,s),attempts:(d.attempts?.length??0)+1},m);return e(`article`,{class:`detail-page`,\"aria-label\":f},S(a),e(`p`,{class:`medium secondary detail-suite`},F(me(ct(i,s),c?.file))),e(`h2`,{class:`detail-title`,tabindex:`-1`},Gt(R(i,s),i,`large`),e(`span`,{},f)),Is(i,s,h),e(`div`,{class:`row wrap detail-actions`},Ml(`copy`,`Copy as Markdown`,()=>void t.copy(Al(t,n))),Ml(`link`,`Copy link`,()=>void t.copy(a.shareLink(a.testHref(s)))),c?.href===void 0?void 0:e(`a`,{class:`btn compact`,href:c.href,rel:`noopener noreferrer`},`Open source`)),e(`div`,{class:`detail-columns`},e(`div`,{class:`detail-main`},Go(t,s),...p===`gone`?[]:Nl(l,u,e=>Pl(t,e,d,r)),p===`gone`?void 0:il(i,m,o()?.jobs??[],s)),cl(t,n)))}function Ml(e,n,r){let i=t(h(e),{class:`btn compact`},r);return i.append(n),i}function Nl(e,t,n){if(e.length>1)return[xl(e,t,n)];let[r]=e;return r===void 0?[]:n(r)}function Pl(t,{details:n,attempt:r},{source:i,traceLanguage:a},o){let{run:s}=t,c=e=>{let t=Vi(Bi(e),n.source??i,s()?.sourceBase);return t===void 0?void 0:zi(t)},l=Li(n,rl(t,{...I({traceLanguage:a}),...n},{contents:o,attempt:r}),c,ei(n.source??i));return l.length>0?l:[e(`p`,{class:`quiet`},`The results contain no message and no output.`)]}function Fl({model:e,run:t},n,{source:r}){if(r!==void 0)return Ri(...r,t()?.sourceBase);let{file:i,line:a}=lt(e,n);return i===void 0?void 0:Ri(i,a,void 0)}function Il(t){let n=g(`list-width`),r=e(`div`,{class:`divider`,role:`separator`,tabindex:`0`,\"aria-orientation\":`vertical`,\"aria-label\":`Width of the list`,\"aria-valuemin\":`20`,\"aria-valuemax\":`70`}),i=38;function a(e){i=Math.min(Math.max(Math.round(e*10)/10,20),70),t.style.setProperty(`--list-width`,`${i}%`),r.setAttribute(`aria-valuenow`,String(Math.round(i)))}let o=Number(n.read()??38);return a(Number.isFinite(o)?o:38),r.addEventListener(`pointerdown`,e=>{e.preventDefault(),r.setPointerCapture(e.pointerId)}),r.addEventListener(`pointermove`,e=>{if(!r.hasPointerCapture(e.pointerId))return;let{left:n,width:i}=t.getBoundingClientRect();a((e.clientX-n)/i*100)}),r.addEventListener(`pointerup`,()=>n.write(String(i))),r.addEventListener(`keydown`,e=>{let t={ArrowLeft:-2,ArrowRight:2}[e.key];t!==void 0&&(e.preventDefault(),e.stopPropagation(),a(i+t),n.write(String(i)))}),r.addEventListener(`dblclick`,()=>{a(38),n.write(`38`)}),r}let Ll=(e,{counts:t})=>Object.hasOwn(t,e);function Rl({history:e},t,n){if(t===`flaky`)return`passed after a retry`;if(e===void 0)return;let{branch:r,verdictOfTest:i}=e;return Ll(t,e)?Bl(e,t)??(t===`fixed`?`failed on ${r}`:void 0):t===`new`&&n.every(e=>i.get(e)?.hasPassed===!0)?`passed on ${r}`:void 0}function zl(e,t,n){let{history:r}=e;return t!==`known`||r?.branch===void 0||r.isOwnBranch||!n.every(e=>r?.verdictOfTest.get(e)?.isFixed===!0)?Be(t,e):`Fixed on ${r.branch}: merge ${r.branch} into this branch`}function Bl({changes:e,counts:t},n){let r=e.filter(e=>e.kind===n).length;return t[n]>r?`${b(r)} of ${b(t[n])} are in this file`:void 0}function Vl(e,t,n,r){return n===`outcome`?Hl(e,t):n===`none`?[{key:`all`,title:`All tests`,tests:t}]:n===`suite`?Ul(e,t,r):Zl(e,Yl(e,t,n),r)}function Hl(e,t){let{kinds:n}=e.tests,r=Ql(t,L.length,e=>n[e]??-1);return L.flatMap((t,n)=>{let i=r(n);if(i.length===0)return[];let a=Rl(e,t,i);return{key:t,title:zl(e,t,i),tests:i,kind:t,rank:ze(t),...I({note:a,isNested:t===`passed`||void 0,isClosed:t===`passed`||t===`skipped`||void 0})}})}function Ul(e,t,n){let{suites:r,tests:i}=e,a=Ql(t,r.names.length+1,e=>(i.suiteOf[e]??-1)+1),o=[];for(let t=-1;t<r.names.length;t+=1){let n=a(t+1);n.length>0&&o.push({key:String(t),title:Wl(e,t),tests:n})}return Zl(e,o,n)}function Wl({suites:e},t){let n=[];for(let r of st(e,t)){let e=n.at(-1);e!==void 0&&r.startsWith(e)&&n.pop(),n.push(r)}return pe(n)||`No suite`}let Gl={file:({tests:e})=>t=>[{key:e.fileOf[t]??-1}],job(e){let t=ql(e.jobs.map(({job:e})=>e));return n=>Kl(z(e,n).map(n=>({key:t[e.executions.jobOf[n]??-1]??-1,execution:n})))},module(e){let t=ql(e.jobs.map(({module:e})=>e));return n=>Kl(z(e,n).map(n=>({key:t[e.executions.jobOf[n]??-1]??-1})))},owner:({tests:e})=>t=>(e.ownersOf.get(t)??[-1]).map(e=>({key:e})),tag:({tests:e})=>t=>(e.tagsOf.get(t)??[-1]).map(e=>({key:e})),cause:e=>t=>{let n=z(e,t).map(t=>e.executions.causeOf.get(t)??-1).filter(e=>e!==-1);return Kl((n.length>0?n:[-1]).map(e=>({key:e})))}};function Kl(e){let t=new Set;return e.length<2?e:e.filter(({key:e})=>!t.has(e)&&t.add(e))}function ql(e){let t=new Map;return e.map((e,n)=>e===``?-1:(t.has(e)||t.set(e,n),t.get(e)??n))}let Jl={file:({files:e},t)=>e.names[t]??`No file`,job:({jobs:e},t)=>e[t]?.job??`No job`,module:({jobs:e},t)=>e[t]?.module??`No module`,owner:({owners:e},t)=>e.names[t]??`No owner`,tag:({tags:e},t)=>e.names[t]??`No tag`,cause:({causes:e},t)=>t===-1?`No failure`:e[t]?.signature||`No message`};function Yl(e,t,n){let r=new Map,i=Gl[n](e);for(let e of t)for(let{key:t,execution:n}of i(e)){let i=r.get(t);i===void 0&&(i={tests:[],executions:[]},r.set(t,i)),i.tests.push(e),n!==void 0&&i.executions.push(n)}return[...r].map(([t,{tests:r,executions:i}])=>({key:String(t),title:Jl[n](e,t),tests:r,...I({executions:i.length===0?void 0:i})}))}function Xl(e,t){let{tests:n,executions:r}=e,i=0,a=0,o=0,s=0,c=t.executions===void 0?n:r;for(let n of t.executions??t.tests){let l=c.ranks[n];l===k&&(i+=1,qe(e,t.executions===void 0?n:r.testOf[n]??-1)&&(a+=1)),l===A&&(o+=1),s+=Math.max(c.durations[n]??0,0)}return{failed:i,flaky:o,leading:a,duration:s}}function Zl(e,t,n){let r=t.map(t=>({group:t,sums:Xl(e,t),title:t.title.toLowerCase()})),i={jobs:(e,t)=>Math.sign(t.sums.leading)-Math.sign(e.sums.leading)||Math.sign(t.sums.failed)-Math.sign(e.sums.failed)||Na(e.title,t.title),duration:(e,t)=>t.sums.duration-e.sums.duration,name:(e,t)=>Na(e.title,t.title),recorded:(e,t)=>Number(e.group.key)-Number(t.group.key)},a=({group:e})=>Number(e.key===`-1`);return r.sort((e,t)=>a(e)-a(t)||i[n](e,t)).map(({group:e})=>e)}function Ql(e,t,n){let r=new Int32Array(t+1),i=e=>{let t=r[e]??0;return r[e]=t+1,t};for(let t of e)i(n(t));let a=0;r.forEach((e,t)=>{r[t]=a,a+=e});let o=new Int32Array(e.length);for(let t of e)o[i(n(t))]=t;return e=>o.subarray(e===0?0:r[e-1],r[e])}let $l={nameLines:1,factLines:0},eu=(e,t)=>(e?16:24)+(t?16:0)+16+12,tu={name:20,small:16};function nu(e,{width:t,isPhone:n},r){let{name:i,suite:a,facts:o,duration:s,hasHistory:c,isNested:l}=e,u=t-eu(n,l)-16,d=s<0?0:r.width(P(s),`small`)+12,f=c?St+12:0;if(u-Math.max(d,f)<72)return $l;let p=u-(n?f:Math.max(d,f)),m=a===``?0:Math.min(r.width(`${a} · `,`small`),72),h=o===``||m+r.width(o,`small`)<=p;return{nameLines:n?Math.min(r.lines(i,`name`,u-d),4):1,factLines:h?0:r.lines(o,`small`,n?u:p)}}let ru=({nameLines:e,factLines:t})=>(e-1)*tu.name+t*tu.small,iu=L.map(e=>e!==`passed`&&e!==`skipped`);function au(e,{hits:t,grouping:n,order:r,toggled:i,heights:a,layOut:o,isSearch:s}){let c=[],l=[],u=[],d=[],f=[],p=t.length<=200,m=(e,{failed:t,flaky:n})=>s||e.isClosed!==!0&&(p||t+n>0||e.rank!==void 0);function h({tests:e,executions:t},n){for(let r=0;r<e.length;r+=1)c.push(e[r]??0),l.push(n),u.push(t?.[r]??-1)}function g(t,n,a){let o=`${a}/${t.key}`,s=Xl(e,t),f={key:o,title:t.title,level:n,count:t.tests.length,isOpen:i(o)??m(t,s),sums:s,row:c.length,...I({kind:t.kind,rank:t.rank,note:t.note})},p=d.length;if(c.push(-1-p),l.push(p),u.push(-1),d.push(f),f.isOpen){if(t.isNested)for(let n of Ul(e,Int32Array.from(t.tests),r))g(n,2,o);else h(t,p)}}for(let i of Vl(e,t,n,r)){let e=c.length;n===`none`?h(i,-1):g(i,1,n),f.push({start:e,end:c.length})}let _=c.length*a.double>15e6,{kinds:v}=e.tests,y=t=>{let n=c[t]??-1;if(n<0||_)return!1;let r=u[t]??-1;return r===-1?iu[v[n]??-1]===!0:(e.executions.ranks[r]??M)<M},b=new Float64Array(c.length+1),x=new Map,S=0;for(let e=0;e<c.length;e+=1){let t=c[e]??0,n=t<0?a.group:y(e)?a.double:a.single;if(o!==void 0&&S<5e3&&y(e)){S+=1;let r=o(t,u[e]??-1,d[l[e]??-1]);(r.nameLines>1||r.factLines>0)&&x.set(e,r),n+=ru(r)}b[e+1]=(b[e]??0)+n}return{length:c.length,items:Int32Array.from(c),executions:Int32Array.from(u),tops:b,groups:d,groupOf:Int32Array.from(l),sections:f,isDouble:y,isPhone:a.room?.isPhone===!0,layoutOf:e=>x.get(e)??$l}}function ou({tops:e,length:t},n){let r=0,i=t-1;for(;r<i;){let t=Math.ceil((r+i)/2);(e[t]??0)<=n?r=t:i=t-1}return Math.max(r,0)}let su=({groups:e,groupOf:t},n)=>e[t[n]??-1];function cu(e,t,n,r,i){let a=e.tests.suiteOf[n]??-1,o=a===-1?``:F(Wl(e,a));if(r!==-1)return{suite:o,facts:``};let s=Ms(e,n,i!==void 0),c=s.replacesJobs?``:Vt(t,Yt(e,t,n));return{suite:o,facts:[s.text,c].filter(Boolean).join(` · `)}}let lu={new:` text-failed`,failed:` text-failed`,flaky:` text-flaky`,knownFlaky:` text-flaky`,fixed:` text-passed`};function uu(t){let{title:n,count:r,level:i,isOpen:a,sums:o,rank:s,kind:c}=t,l=c===void 0?``:lu[c]??``,u=o.failed>0&&s===void 0?`${b(o.failed)} failed of `:``,d=t.note??(s===void 0&&o.duration>0?P(o.duration):``);return e(`button`,{type:`button`,class:`list-group chevron level-${i}`,\"aria-expanded\":String(a)},e(`span`,{class:`title ${i===1?`strong`:`inner`}${l}`,title:n},...vu(n,mu,hu,[])),e(`span`,{class:`count`},`${u}${b(r)}`),e(`span`,{class:`grow`}),e(`span`,{class:`note small quiet ellipsis`},d))}function du({model:t,rows:n,jobs:r,drawHistory:i,marked:a},o,s){let c=n.items[o]??0,l=n.executions[o]??-1,u=n.isDouble(o),d=pu(t,c,l),f=at(t,c,l),p=su(n,o),{nameLines:m,factLines:h}=n.layoutOf(o),g=m>1?_u(B(t,c),a):gu(B(t,c),a),[_,v]=u?fu(cu(t,r,c,l,p?.kind),h>0):[],y=e(`span`,{class:`small quiet nowrap`},f<0?``:P(f)),b=u&&l===-1?i(c):void 0,x={class:`test-row${u?` double`:``}${p?.level===2?` nested`:``}`,href:s},S=Gt(d,t);return u&&n.isPhone?e(`a`,x,S,e(`span`,{class:`grow`},e(`span`,{class:`row-line`},g,y),e(`span`,{class:`row-line`},_,b),v)):e(`a`,x,S,e(`span`,{class:`grow`},g,_,v),b===void 0?y:e(`span`,{class:`row-side`},y,b))}function fu({suite:t,facts:n},r){let i=e(`span`,{class:`ellipsis`},t);if(r)return[e(`span`,{class:`row-facts small quiet`},i),e(`span`,{class:`all-facts small quiet`},n)];let a=n===``||t===``?n:` · ${n}`;return[e(`span`,{class:`row-facts small quiet`},i,a===``?void 0:e(`span`,{},a))]}function pu(e,t,n){let r=e.executions.ranks[n];return n===-1||r===e.tests.ranks[t]?R(e,t):E[r??-1]??`unknown`}let mu=24,hu=14;function gu(t,n){let r=/[)\\]}>]$/.test(t)&&/[([{<]/.test(t);return e(`span`,{class:`name`,title:t},...vu(t,r?40:t.length,14,n))}let _u=(t,n)=>e(`span`,{class:`name wrapped`,title:t},...yu(t,n));function vu(t,n,r,i){if(t.length<=n)return[e(`span`,{class:`ellipsis`},...yu(t,i))];let a=t.length-r;return[e(`span`,{class:`ellipsis`},...yu(t.slice(0,a),i)),e(`span`,{class:`end`},...yu(t.slice(a),i))]}function yu(t,n){let r=Ee(t);if(n.length===0||r.length!==t.length)return[t];let i=[],a=0;for(;a<t.length;){let o=bu(r,n,a);if(o===void 0)break;o.start>a&&i.push(t.slice(a,o.start)),i.push(e(`mark`,{},t.slice(o.start,o.end))),a=o.end}return a<t.length&&i.push(t.slice(a)),i}function bu(e,t,n){let r;for(let i of t){let t=e.indexOf(i,n);t!==-1&&(r===void 0||t<r.start)&&(r={start:t,end:t+i.length})}return r}function xu(t,n){let r=e(`div`,{class:`list-space`}),i=e(`div`,{class:`list`,role:`region`,\"aria-label\":`List of tests`},r),a=new Map,o=new Map,s=Ct(t),c,l=[],u=H(t),d=0,f,p=e=>c?.tops[e]??0;function m(){return i.scrollHeight>i.clientHeight?{top:i.scrollTop,height:i.clientHeight}:{top:Math.max(-r.getBoundingClientRect().top,0),height:window.innerHeight}}function h(){if(c===void 0||c.length===0)return;let{top:e,height:t}=m(),n=ou(c,e-320),r=ou(c,e+t+320),i=e=>e>=n&&e<=r||e===d;for(let[e,t]of o)i(e)||(t.remove(),o.delete(e));c.sections.forEach(({start:e,end:t},i)=>{e<=r&&t>n||e<=d&&d<t?g(i,e,t):(a.get(i)?.remove(),a.delete(i))});for(let e=n;e<=r;e+=1)_(e);_(d)}function g(t,n,i){if(a.has(t))return;let o=e(`div`,{class:`list-section`});o.style.top=`${p(n)}px`,o.style.height=`${p(i)-p(n)}px`,a.set(t,o);let s=[...a.keys()].reduce((e,n)=>n>t&&n<e?n:e,1/0);r.insertBefore(o,a.get(s)??null),(c?.items[n]??0)<0&&_(n)}function _(e){if(c===void 0||e>=c.length||o.has(e))return;let r=c.items[e]??0,i=v(e),d=a.get(i);if(d===void 0)return;let f=c.groups[-1-r],m=f===void 0?du({model:t,rows:c,jobs:u,drawHistory:s,marked:l},e,n.href(r)):uu(f),h=c.sections[i]?.start??0;(e!==h||f===void 0)&&(m.classList.add(`placed`),m.style.transform=`translateY(${p(e)-p(h)}px)`),m.style.height=`${p(e+1)-p(e)}px`,m.dataset.row=String(e),y(m,e),o.set(e,m);let g=[...d.children].find(t=>Number(t.dataset.row)>e);d.insertBefore(m,g??null)}function v(e){let t=c?.sections??[],n=0,r=t.length-1;for(;n<r;){let i=Math.ceil((n+r)/2);(t[i]?.start??0)<=e?n=i:r=i-1}return n}function y(e,t){e.tabIndex=t===d?0:-1,c?.items[t]===f&&f!==void 0?e.setAttribute(`aria-current`,`true`):e.removeAttribute(`aria-current`)}function b(e,t){if(c!==void 0&&c.length!==0){d=Math.min(Math.max(e,0),c.length-1),x(d),h();for(let[e,t]of o)y(t,e);t&&o.get(d)?.focus({preventScroll:!0})}}function x(e){let{top:t,height:n}=m(),r=i.scrollHeight>i.clientHeight,a=c?.sections[v(e)]?.start===e?0:r?p(1):0,o=p(e)-a<t?p(e)-a:p(e+1)>t+n?p(e+1)-n:void 0;o!==void 0&&(r?i.scrollTop=o:window.scrollBy(0,o-t))}function S(){for(let e of o.values())e.remove();for(let e of a.values())e.remove();o.clear(),a.clear(),r.style.height=`${p(c?.length??0)}px`,h()}return i.addEventListener(`click`,e=>{let t=e.target instanceof Element?e.target.closest(`[data-row]`):null;if(t===null||c===void 0)return;let r=Number(t.dataset.row),i=c.items[r]??0,a=c.groups[-1-i];a===void 0?Ka(e)&&(e.preventDefault(),b(r,!0),n.onTest(i,!0)):(d=r,n.onToggle(a.key,!a.isOpen))}),i.addEventListener(`scroll`,h,{passive:!0}),window.addEventListener(`scroll`,h,{passive:!0}),new ResizeObserver(h).observe(i),{root:i,show(e,n){if(c===e)return;let r=i.contains(document.activeElement);d=Su(c,d,e),c=e,l=n,u=H(t),S(),r&&o.get(d)?.focus({preventScroll:!0})},select(e){f=e;for(let[e,t]of o)y(t,e)},reveal(e,t){let n=c?.items[d]===e?d:c?.items.indexOf(e)??-1;return n!==-1&&b(n,t),n!==-1},move(e){if(c===void 0||c.length===0)return;b(d+e,!0);let t=c.items[d]??-1;t>=0&&n.onTest(t,!1)},setOpen(e){let t=c&&su(c,d);t!==void 0&&t.isOpen!==e&&(b(t.row,!0),n.onToggle(t.key,e))},focus:()=>b(d,!0)}}function Su(e,t,n){let r=e?.items[t];if(e===void 0||r===void 0)return 0;let i=e.groups[-1-r]?.key,a=i===void 0?n.items.indexOf(r):n.groups.find(e=>e.key===i)?.row??-1;return Math.max(a,0)}function Cu(e){let t;return{find(n,r){if(t?.order===r&&t.query===n)return t.hits;let i=lo(n),a=t?.order===r&&fo(i,t.terms)?t.hits:r;for(let t of i){let n=Tu(e,t);a=wu(a,t.isExcluded?e=>!n(e):n)}return t={query:n,terms:i,order:r,hits:a},a}}}function wu(e,t){let n=new Int32Array(e.length),r=0;for(let i of e)t(i)&&(n[r++]=i);return n.subarray(0,r)}function Tu(e,{field:t,text:n}){let{tests:r,suites:i,files:a}=e;switch(t){case`is`:return ao(e,n);case`error`:return Ou(e,e.messages,e.executions.messageOf,n);case`step`:return Ou(e,e.steps,e.executions.stepOf,n);case`has`:return ku(e,n);case`job`:return ju(e,({job:e})=>Eu(e,n));case`module`:return ju(e,({module:e})=>Eu(e,n));case`owner`:return Nu(e.owners,r.ownersOf,n);case`tag`:return Nu(e.tags,r.tagsOf,n);case`suite`:return Mu(i,r.suiteOf,n);case`file`:return Mu(a,r.fileOf,n);case`duration`:{let e=ho(n);return e===void 0?()=>!0:t=>(r.durations[t]??-1)>=0&&e(r.durations[t]??-1)}case`any`:return Du(e,n)}}let Eu=(e,t)=>e.toLowerCase().includes(t);function Du(e,t){let{tests:n,executions:r,suites:i,files:a,tags:o}=e,s=Mu(i,n.suiteOf,t),c=Mu(a,n.fileOf,t),l=Nu(o,n.tagsOf,t),u=Ou(e,e.messages,r.messageOf,t),d=Ou(e,e.steps,r.stepOf,t),f=Pu(e,t);return e=>s(e)||c(e)||u(e)||d(e)||l(e)||n.searchableNames[e]?.includes(t)===!0||f(e)}function Ou(e,t,n,r){let i=Fu(t,e=>e.includes(r));return i.includes(1)?Au(e,n,e=>i[e]===1):()=>!1}function ku(e,t){let n=Oe.reduce((e,n,r)=>n.startsWith(t)?e|1<<r:e,0);return Au(e,e.executions.filesOf,e=>(e&n)!==0)}function Au({executions:e,tests:t},n,r){let i=new Uint8Array(t.names.length);for(let[t,a]of n)r(a)&&(i[e.testOf[t]??-1]=1);return e=>i[e]===1}function ju({jobs:e,executions:t,tests:n},r){let i=e.map(r);return e=>{for(let r=n.first[e]??-1;r!==-1;r=t.next[r]??-1)if(i[t.jobOf[r]??-1]===!0&&t.ranks[r]===n.ranks[e])return!0;return!1}}function Mu(e,t,n){let r=Fu(e,e=>e.includes(n));return e=>r[t[e]??-1]===1}function Nu(e,t,n){let r=Fu(e,e=>e.includes(n));return r.includes(1)?e=>t.get(e)?.some(e=>r[e]===1)===!0:()=>!1}function Pu({suites:e,tests:t},n){let r=Math.max(...[`.`,`#`,`:`,`/`].map(e=>n.lastIndexOf(e)));if(r<1)return()=>!1;let i=n.slice(0,r).replace(/:$/,``),a=n.slice(r+1),o=e.searchableNames.map(e=>e.endsWith(i));return e=>o[t.suiteOf[e]??-1]===!0&&t.searchableNames[e]?.startsWith(a)===!0}function Fu({searchableNames:e,parents:t},n){let r=new Uint8Array(e.length);return e.forEach((e,i)=>{(r[t[i]??-1]===1||n(e))&&(r[i]=1)}),r}let Iu={name:`500 14px`,small:`400 12px`};function Lu(e){let t=document.createElement(`canvas`).getContext(`2d`),n=getComputedStyle(e).fontFamily,r=new Map;function i(e,i){let a=`${i} ${e}`,o=r.get(a);if(o!==void 0||t===null)return o??0;t.font=`${Iu[i]} ${n}`;let s=t.measureText(e).width*1.03;return r.size<2e4&&r.set(a,s),s}return{width:i,lines(e,t,n){let r=i(` `,t),a=1,o=0;for(let s of e.split(/\\s+/)){let e=i(s,t),c=o===0?e:o+r+e;if(c<=n){o=c;continue}o>0&&(a+=1);let l=Math.ceil(e/n)-1;a+=l,o=e-l*n}return a}}}function Ru(e){let t=Cu(e),n=new Map,r=new Map,i,a=``,o=0,s,c;function l(t){let n=r.get(t);if(n?.length===e.tests.names.length)return n;let i=Fa(e,t);return r.set(t,i),i}function u(e){let t=n.get(e)??i;return a!==``&&t?.isOpen===!1&&t.search!==a?void 0:t?.isOpen}function d(t){let n=H(e);s??=Lu(document.body);let r=s;return(i,a,o)=>nu({...cu(e,n,i,a,o?.kind),name:B(e,i),duration:at(e,i,a),hasHistory:a===-1&&vt(e,i)!==void 0,isNested:o?.level===2},t,r)}return{list({query:n,shown:r,grouping:i,order:s},f){let{names:p}=e.tests,m=JSON.stringify([n,r,i,s,p.length,e.executions.testOf.length,o,f]);if(c?.key===m)return c.listing;let h=t.find(n,l(s)),g=Vu(e,h),_=r.length===0?h:wu(h,zu(e,r));return a=n.trim()===``&&r.length===0?``:JSON.stringify([n.trim(),r]),c={key:m,listing:{rows:au(e,{hits:_,grouping:Uu(e,i),order:s,toggled:u,heights:f,isSearch:a!==``,...I({layOut:f.room&&d(f.room)})}),hits:_,counts:g}},c.listing},toggle(e,t){n.set(e,{isOpen:t,search:a}),o+=1},toggleAll(e){n.clear(),i={isOpen:e,search:a},o+=1}}}function zu({tests:e},t){let n=E.map(e=>t.includes(e)),r=L.map(e=>Bu(e)&&t.includes(e));return t=>n[e.ranks[t]??-1]===!0||r[e.kinds[t]??-1]===!0}let Bu=e=>e===`new`||e===`known`;function Vu({tests:e},t){let n=E.map(()=>0),r={new:0,known:0};for(let i of t){let t=e.ranks[i]??0;n[t]=(n[t]??0)+1;let a=t===k?L[e.kinds[i]??-1]:void 0;a!==void 0&&Bu(a)&&(r[a]+=1)}return Object.fromEntries([...Object.entries(r),...E.map((e,t)=>[e,n[t]??0])])}function Hu({jobs:e,owners:t,tags:n,causes:r},i){return i===`job`||i===`module`?(t=>e.some(n=>n[t]!==e[0]?.[t]))(i):i===`owner`?t.names.length>0:i===`tag`?n.names.length>0:i!==`cause`||r.length>0}let Uu=(e,t)=>Hu(e,t)?t:`outcome`,Wu=e=>Object.entries(e).map(([e,t])=>({value:e,title:t}));function Gu(t,n,r){let i=e(`span`,{class:`ellipsis`,\"aria-hidden\":`true`}),a=e(`select`,{id:t,\"aria-label\":n});a.addEventListener(`change`,()=>{s(),r(a.value)});let o=[];function s(){i.textContent=a.selectedOptions[0]?.text??``}return{root:e(`div`,{class:`pick`},e(`span`,{class:`quiet`,\"aria-hidden\":`true`},n),i,h(`down`),a),show(t,n=o){JSON.stringify(n)!==JSON.stringify(o)&&a.replaceChildren(...n.map(t=>e(`option`,{value:t.value},t.title))),o=n,a.value=t,s()}}}function Ku(t,n={}){let r=e(`input`,{type:`search`,\"aria-label\":t,placeholder:t,autocomplete:`off`,spellcheck:`false`,...n});return{root:e(`div`,{class:`field`},h(`search`),r),input:r}}let qu=/(?:^|\\s)(-?)((?:[^\\s\"]|\"[^\"]*\"?)*)$/;function Ju(e,t){let[,,n=``]=qu.exec(t)??[],r=n.indexOf(`:`);if(r===-1)return Object.entries(so).filter(([t])=>t.startsWith(n.toLowerCase())&&ed(e,t)).map(([e,t])=>({text:`${e}:`,note:t}));let i=n.slice(0,r).toLowerCase();if(!Object.hasOwn(so,i))return[];let a=n.slice(r+1).replaceAll(`\"`,``).toLowerCase();return Xu(e,i).filter(({value:e})=>e.toLowerCase().includes(a)&&e.toLowerCase()!==a).slice(0,12).map(({value:e,note:t=``})=>({text:po(i,e),note:t}))}function Yu(e,{text:t}){let[n=``,r=``,i=``]=qu.exec(e)??[];return`${e.slice(0,e.length-n.length)+n.slice(0,n.length-i.length-r.length)}${r}${t}${t.endsWith(`:`)?``:` `}`}function Xu(e,t){let{jobs:n,owners:r,tags:i,files:a,suites:o}=e;switch(t){case`is`:return oo(e);case`job`:return $u(n.map(({job:e})=>e));case`module`:return $u(n.map(({module:e})=>e));case`owner`:return $u(r.names);case`tag`:return $u(i.names);case`file`:return $u(a.names);case`suite`:return $u(o.names);case`duration`:return[{value:`>100ms`},{value:`>1s`},{value:`>10s`},{value:`>1min`},{value:`<1s`}];case`has`:return Qu(e);case`error`:case`step`:return[]}}let Zu={screenshot:`Screenshot`,comparison:`Image comparison`,video:`Video`,trace:`Playwright trace`};function Qu({executions:e}){let t=0;for(let n of e.filesOf.values())t|=n;return Oe.filter((e,n)=>!!(t&1<<n)).map(e=>({value:e,note:Zu[e]}))}let $u=e=>[...new Set(e.slice(0,2e3))].filter(e=>e!==``).sort(Na).map(e=>({value:e}));function ed(e,t){return t===`error`?e.messages.names.length>0:t===`step`?e.steps.names.length>0:t===`has`?e.executions.filesOf.size>0:t===`job`||t===`module`?new Set(e.jobs.map(e=>e[t])).size>1:t===`owner`?e.owners.names.length>0:t!==`tag`||e.tags.names.length>0}function td(t,n,r){let{root:i,input:a}=Ku(`Search tests and messages`,{type:`text`,inputmode:`search`,enterkeyhint:`search`,maxlength:`1000`,autocapitalize:`off`,role:`combobox`,\"aria-autocomplete\":`list`,\"aria-expanded\":`false`,\"aria-controls\":`search-menu`,\"aria-keyshortcuts\":`/`}),o=e(`ul`,{id:`search-menu`,class:`popup`,role:`listbox`,\"aria-label\":`Search by`});o.hidden=!0;let s=e(`button`,{type:`button`,class:`btn icon compact clear`,\"aria-label\":`Clear the search`},h(`close`));i.append(s,e(`kbd`,{class:`keyboard-only`,\"aria-hidden\":`true`},`/`));let c=[],l=-1;function u(){c=a.selectionEnd===a.value.length?Ju(t,a.value):[],o.hidden=c.length===0,a.setAttribute(`aria-expanded`,String(!o.hidden)),o.replaceChildren(...c.map(({text:t,note:n},r)=>e(`li`,{id:`search-option-${r}`,role:`option`,\"aria-selected\":`false`,\"data-index\":String(r)},e(`span`,{class:`mono`},t),e(`span`,{class:`small quiet`},n)))),f(-1)}function d(){o.hidden=!0,a.setAttribute(`aria-expanded`,`false`),f(-1)}function f(e){l=Math.min(e,c.length-1);for(let[e,t]of[...o.children].entries())t.classList.toggle(`active`,e===l),t.setAttribute(`aria-selected`,String(e===l));l<0?a.removeAttribute(`aria-activedescendant`):a.setAttribute(`aria-activedescendant`,`search-option-${l}`),o.children[l]?.scrollIntoView({block:`nearest`})}function p(e){let t=c[e];t!==void 0&&(a.value=Yu(a.value,t),m())}function m(){i.classList.toggle(`filled`,a.value!==``),n(a.value),u()}return a.addEventListener(`input`,m),a.addEventListener(`focus`,u),a.addEventListener(`blur`,d),a.addEventListener(`keydown`,e=>{let t=!o.hidden;if(e.key===`ArrowDown`&&t)f(l+1);else if(e.key===`ArrowUp`&&t)f(Math.max(l-1,-1));else if(e.key===`Enter`&&t&&l>=0)p(l);else if(e.key===`Enter`||e.key===`ArrowDown`)r();else if(e.key===`Escape`&&t)d();else if(e.key===`Escape`)r();else return;e.preventDefault(),e.stopPropagation()}),o.addEventListener(`pointerdown`,e=>e.preventDefault()),o.addEventListener(`click`,({target:e})=>{let t=e instanceof Element?e.closest(`[data-index]`):null;t!==null&&p(Number(t.dataset.index))}),s.addEventListener(`click`,()=>{a.value=``,a.focus(),m()}),{root:e(`div`,{class:`popup-root search`,role:`search`},i,o),show(e){a.value!==e&&(a.value=e),i.classList.toggle(`filled`,e!==``),t.steps.names.length>0&&(a.placeholder=`Search tests, steps, messages`)},focus(){a.focus(),a.select(),u()}}}function nd({model:n,change:r,onLeave:i}){let a,o=td(n,e=>r({query:e},`replace`),i);function s(e){let t=a?.shown??[],n=t.filter(t=>t!==e);r({shown:n.length<t.length?n:[...t,e]},`push`)}let c=new Map(ja.map(e=>[e,l(e)]));function l(r){let i=e(`span`,{class:`count`}),a=Gt(r,n);a.removeAttribute(`role`),a.setAttribute(`aria-hidden`,`true`);let o=e(`span`),c=t(a,{class:`chip`,\"aria-pressed\":`false`},()=>s(r));return c.append(o,` `,i),{chip:c,title:o,count:i}}let u=Gu(`list-group`,`Group`,e=>r({grouping:e},`replace`)),d=Gu(`list-order`,`Order`,e=>r({order:e},`replace`)),f=e(`div`,{class:`picks`,popover:``,role:`group`,\"aria-label\":`Group and order`},u.root,d.root),p=e(`button`,{type:`button`,class:`btn icon phone-only`,\"aria-label\":`Group and order`},h(`sliders`));return p.popoverTargetElement=f,{root:e(`div`,{class:`toolbar`},o.root,p,e(`div`,{class:`chips`,role:`group`,\"aria-label\":`Show`},...[...c.values()].map(({chip:e})=>e)),f),show(e,t){a=e,o.show(e.query),u.show(Hu(n,e.grouping)?e.grouping:`outcome`,rd(n)),d.show(e.order,id(n));let r=t.new+t.known===t.failed;for(let[i,{chip:a,title:o,count:s}]of c){let c=e.shown.includes(i);a.setAttribute(`aria-pressed`,String(c)),a.hidden=(t[i]===0||i===`failed`&&r)&&!c,o.textContent=Be(i,n),s.textContent=b(t[i])}},focusSearch:o.focus,toggle:s}}let rd=e=>Wu(Ma).filter(({value:t})=>Hu(e,t)),id=e=>Wu(Pa).map(({value:t,title:n})=>({value:t,title:t===`jobs`&&!Hu(e,`job`)?`Suite`:n})),ad={group:36,double:52,single:32},od={group:44,double:60,single:44};function sd(n,r,i){let{model:a,run:o,announce:s,navigation:c}=r,l=Ru(a),u=matchMedia(gc),d=matchMedia(`(pointer: coarse)`),f,p,m=``,h,g=nd({model:a,change:i.change,onLeave:()=>_.focus()}),_=xu(a,{href:c.testHref,onTest(e,t){h=ka(a,e),t?c.openTest(e):u.matches||i.change({tab:`tests`,test:h},`replace`)},onToggle(e,t){l.toggle(e,t),T()}}),v=Dl(r);v.root.classList.add(`pane`);let y=e(`p`,{class:`list-note small quiet`}),S=e(`div`,{class:`empty`});_.root.append(S,y);let C=e(`div`,{class:`split`});C.append(_.root,Il(C),v.root),n.append(g.root,C);function w(){let{clientWidth:e}=_.root;return{...d.matches?od:ad,room:e===0?void 0:{width:e,isPhone:u.matches}}}let T=()=>O(i.state());function E(e){let{test:t,cause:n}=e;return t===void 0?ld(e)===`cause`?cd(a,n):u.matches?void 0:D().find(e=>a.tests.ranks[e]===k):Aa(a,t)}function D(){let e=f?.rows;if(e===void 0)return[];let t=[...e.items].filter(e=>e>=0),n=t.filter(e=>a.tests.ranks[e]===k);return n.length>0?n:t.filter(e=>a.tests.ranks[e]===A)}function O(e){f=l.list(e,w()),g.show(e,f.counts),_.show(f.rows,ud(e.query));let t=E(e);_.select(t),v.show(t,t===void 0?ld(e):void 0),e.test!==void 0&&e.test!==h&&t!==void 0&&(_.reveal(t,!1),h=e.test),j(e,f.hits.length)}function j(t,n){let r=a.tests.names.length,i=o(),c=n===0&&i!==void 0;S.replaceChildren(...c?M(t,r):r===0?[e(`p`,{},`Loading the tests \u2026`)]:[]),g.root.classList.toggle(`loading`,i===void 0),y.textContent=i!==void 0&&i.total>i.listed?`${b(i.listed)} of ${x(i.total,`result`)} are in this file. Failed tests take precedence.`:``;let l=n===r?x(r,`test`):`${b(n)} of ${x(r,`test`)}`;if(i===void 0||l===m)return;let u=m!==``;m=l,window.clearTimeout(p),u&&(p=window.setTimeout(s,700,l))}function M({query:n,shown:r},i){if(i===0)return[e(`p`,{},`No test results were found.`)];let a=n.trim();return[...a===``?[e(`p`,{},`No test has this result.`)]:[e(`p`,{},`No test matches `,e(`code`,{class:`inline`},a),r.length>0?` with this result.`:`.`)],...a===``?[]:[t(`Clear the search`,{class:`btn`},()=>N({query:Q.query}))],...r.length===0?[]:[t(`Show all results`,{class:`btn`},()=>N({shown:Q.shown}))]]}function N(e){i.change(e,`push`),g.focusSearch()}u.addEventListener(`change`,T);let ee;return new ResizeObserver(()=>{window.clearTimeout(ee),_.root.clientWidth>0&&(ee=window.setTimeout(T,100))}).observe(_.root),d.addEventListener(`change`,T),{panel:v,show:O,focusSearch:g.focusSearch,move:_.move,moveToFailure(e){let t=D(),n=E(i.state()),r=n===void 0?-1:t.indexOf(n),o=r===-1?e===1?t[0]:t.at(-1):t.at((r+e)%t.length);o!==void 0&&(h=ka(a,o),i.change({tab:`tests`,test:h},`replace`),_.reveal(o,!0))},setOpen:_.setOpen,setAllOpen(e){l.toggleAll(e),T()},toggleFilter:g.toggle,focusList:_.focus}}function cd({causes:e,executions:t},n){let r=e.find(e=>e.id===n)?.executions[0];return r===void 0?void 0:t.testOf[r]}let ld=({tab:e,test:t,cause:n})=>t===void 0?e===`causes`&&n!==void 0?`cause`:void 0:`test`,ud=e=>lo(e).flatMap(({field:e,text:t,isExcluded:n})=>e===`any`&&!n?[t]:[]),dd=e=>e.replace(/(?<![.\\s])[.\\s]+$/,``);function fd({steps:t=[],stepsLeftOut:n=0,attachments:r=[],message:i=``}){if(t.length===0)return;let a=Gs(t,{attachments:r,message:i,isOpen:Us(t)<=40});return Y([e(`span`,{class:`strong`},`Steps`)],e(`div`,{class:`steps`},a),$s(n))}let pd=e=>hd(e).length>0;function md(e){let t=hd(e),n=[...new Set(t.flatMap(({comparison:e})=>e?.name??[]))],r=t.filter(({comparison:e})=>e===void 0);return[...n.map(e=>_d(gd(t.filter(({comparison:t})=>t?.name===e)))),...r.length===0?[]:[_d(r.slice(-4).reverse())]]}let hd=({attachments:e=[]})=>e.filter(({type:e,block:t})=>t!==void 0&&$(e)===`image`);function gd(e){let t=[`expected`,`actual`].flatMap(t=>e.find(({comparison:e})=>e?.side===t)??[]);return t.length===2?t:e}let _d=t=>e(`div`,{class:`print-images`},...t.map(vd));function vd(t){let{name:n,comparison:r,width:i,height:a}=t,o=r===void 0?n:`${r.name}: ${r.side}`,s=e(`img`,{alt:tc(t,void 0),width:i===void 0?void 0:String(i),height:a===void 0?void 0:String(a)}),c=ms(t);return c!==void 0&&(s.src=URL.createObjectURL(c)),e(`figure`,{},e(`figcaption`,{},o),s)}async function yd(t){let{model:n}=t;bd();let r=[...n.tests.ranks.keys()].filter(e=>n.tests.ranks[e]===k);if(r.length===0)return;let i=H(n),a=r.sort((e,t)=>xd(n,e)-xd(n,t)||Sd(n,t)-Sd(n,e)||e-t).slice(0,200),o=e(`div`,{}),s=r.length-a.length;document.body.append(e(`section`,{class:`print-view`,\"aria-hidden\":`true`},...wd(n,Sn(n,i),i),e(`h2`,{},`Failed tests (${b(r.length)})`),o,s>0?e(`p`,{},`${x(s,`more failed test`)} ${s===1?`is`:`are`} left out of this printout.`):void 0));for(let[e,r]of a.entries()){e%10==9&&await Cd();let a=await t.readDetails(it(n,r))??{};pd(a)&&await Cd(),o.append(Td(n,i,r,a))}}function bd(){let e=[];window.addEventListener(`beforeprint`,()=>{e=[...document.querySelectorAll(`#${i.report} details:not([open])`)];for(let t of e)t.open=!0}),window.addEventListener(`afterprint`,()=>{for(let t of e)t.open=!1})}let xd=({tests:e},t)=>e.kinds[t]??0,Sd=({tests:e},t)=>e.failures[t]??0,Cd=()=>new Promise(e=>{`requestIdleCallback`in window?requestIdleCallback(()=>e(),{timeout:1e3}):setTimeout(e,0)});function wd(t,n,r){let i=n.filter(({failures:e,tests:t})=>e>0&&t.length>1);if(i.length===0)return[];let a=i.slice(0,30).map(n=>{let{cause:i,failures:a}=n,o=[hn(n,r),...i.frame===void 0?[]:[gn(i.frame)]];return e(`li`,{},e(`span`,{class:`strong`},`${b(a)}×`),e(`span`,{class:`grow`},e(`span`,{class:`signature mono`},...cn(i.signature)),an(n,t),o.join(` · `)))}),o=i.length-a.length;return[e(`h2`,{},`Causes (${b(i.length)})`),e(`ul`,{},...a,o>0?e(`li`,{},`and ${x(o,`more cause`)}`):void 0)]}function Td(t,n,r,i){let a=Yt(t,n,r),{file:o,line:s}=lt(t,r),[c,l]=i.source??[o,s],u=c===void 0?``:l===void 0?c:`${c}:${l}`,d=[F(me(ct(t,r),c)),Es(As(t,r)?.titled??[]),dd(vl({outcome:`failed`,jobs:a,attempts:1,namesJobs:!0},n)),F(u)];return e(`article`,{},e(`h3`,{class:`row`},Gt(R(t,r),t),e(`span`,{},B(t,r)),rn(t,r)),e(`p`,{class:`secondary`},d.filter(e=>e!==``).join(` · `)),...Ed(i,B(t,r)))}function Ed(t,n){let{step:r,title:i,diff:a,message:o,frame:s,trace:c}=oi(t),l=s===void 0?void 0:Vi(Bi(s),t.source,void 0),u=(t,n)=>Y([e(`span`,{class:`strong`},t)],n),d=[t.stdout??``,t.stderr??``].map(e=>e.trimEnd()).filter(e=>e!==``);return[a===void 0?void 0:_i({...a,lines:Dd(a.lines)},i,r),a!==void 0||i===void 0?void 0:ki(i,Od(o),r),...md(t),fd(t),s===void 0?void 0:Oi(s,l===void 0?void 0:document.createTextNode(l.text)),c===``?void 0:u(`Stack trace`,U(`Stack trace`,Zi(c,{testName:n,place:ei(t.source)},40).join(`\n`))),d.length===0?void 0:u(`Output`,G(`Output`,Od(d.join(`\n`))))].filter(e=>e!==void 0)}function Dd(e){let t=e.length-40;return t<=0?e:[...e.slice(0,40),{sign:` `,parts:[{text:`\u2026 ${x(t,`more line`)}`,isChanged:!1}]}]}function Od(e){let t=e.split(`\n`),n=t.length-40;return n>0?[...t.slice(0,40),`\u2026 ${x(n,`more line`)}`].join(`\n`):e}let kd=(t,n,...r)=>e(`figure`,{class:`card chart-card`},e(`figcaption`,{class:`section-head`},e(`h2`,{},t),n===``?void 0:e(`span`,{class:`small quiet`},n)),...r);function Ad(t,n,r){let i=n.map((e,t)=>({title:e,content:e=>e[t]}));return e(`div`,{class:`visually-hidden`},Ya(i,r,{\"aria-label\":t}))}function jd(t){let n=e(`div`,{class:`picture`},t(640)),r=640;return new ResizeObserver(([e])=>{let i=Math.max(Math.floor(e?.contentRect.width??0),240);i!==r&&e?.contentRect.width!==0&&(r=i,n.replaceChildren(t(i)))}).observe(n),n}let Md=[[1,`< 1 ms`],[10,`10 ms`],[100,`100 ms`],[1e3,`1 s`],[1e4,`10 s`],[6e4,`1 min`],[1/0,`> 1 min`]];function Nd({tests:{durations:e}}){let t=Md.map(()=>0),n=0;for(let r of e){if(r<0)continue;n+=1;let e=Md.findIndex(([e])=>r<e);t[e]=(t[e]??0)+1}if(!(n<2))return kd(`Durations`,`tests by duration`,jd(e=>Pd(t,e)),Ad(`Number of tests by duration`,[`Duration`,`Tests`],t.map((e,t)=>[Fd(t),b(e)])))}function Pd(e,t){let n=Math.max(...e),i=t/Md.length,a=r(`svg`,{class:`histogram`,width:t,height:148,\"aria-hidden\":`true`});return e.forEach((e,t)=>{let o=e===0?0:Math.max(e/n*96,2),s=(t+.5)*i,c=Math.min(i-8,72);a.append(r(`rect`,{class:`fill-calm`,x:s-c/2,y:120-o,width:c,height:o,rx:2}),r(`text`,{x:s,y:120-o-6,\"text-anchor\":`middle`},e===0?``:b(e)),r(`text`,{class:`axis`,x:s,y:140,\"text-anchor\":`middle`},Id(t,i)))}),a.append(r(`line`,{class:`rule`,x1:0,x2:t,y1:120.5,y2:120.5})),a}let Fd=e=>{let t=Md[e]?.[1]??``;return e===0||e===Md.length-1?t:`< ${t}`},Id=(e,t)=>t<56?Fd(e).replace(/^< (?!1 ms)/,``):Fd(e);function Ld(t){let{durations:n}=t.model.tests,r=Xt(n,10),i=n[r[0]??-1]??0;if(i<=0)return;let a=qt(t),o=r.map(t=>{let r=e(`span`,{class:`fill-calm`});return r.style.width=`${(n[t]??0)/i*100}%`,e(`li`,{},a(t),e(`span`,{class:`share`,\"aria-hidden\":`true`},r))});return kd(`Slowest tests`,``,e(`ol`,{class:`ranking`},...o))}function Rd({model:t,navigation:n}){let r=t.tags.names.map(e=>({name:e,byRank:E.map(()=>0),total:0}));for(let[e,n]of t.tests.tagsOf){let i=t.tests.ranks[e]??j;for(let e of n){let t=r[e];t!==void 0&&(t.byRank[i]=(t.byRank[i]??0)+1,t.total+=1)}}if(r.length===0)return;let i=e=>e.byRank[k]??0,a=r.sort((e,t)=>i(t)-i(e)||t.total-e.total).slice(0,15).map(t=>e(`li`,{},e(`a`,{class:`tag-row`,href:n.searchHref(po(`tag`,t.name))},e(`span`,{class:`grow ellipsis`},t.name),e(`span`,{class:`small quiet nowrap`},i(t)>0?`${b(i(t))} failed of ${b(t.total)}`:b(t.total))),zd(t.byRank))),o=r.length>15?`15 of ${b(r.length)}`:``;return kd(`Tags`,o,e(`ol`,{class:`ranking`},...a))}function zd(t){let n=e(`span`,{class:`outcome-bar`,\"aria-hidden\":`true`});return t.forEach((t,r)=>{if(t===0)return;let i=e(`span`,{class:`fill-${E[r]}`});i.style.flexGrow=String(t),n.append(i)}),n}let Bd=`complete`,Vd=(t,{model:n,navigation:r})=>{let i=Ld({model:n,navigation:r,jobs:H(n)}),a=[Nd(n),Rd({model:n,navigation:r})].filter(e=>e!==void 0),o=Hd(),s=a.length>0||i!==void 0;return t.prepend(...o===void 0?[]:[o],...s?[e(`div`,{class:`charts`},e(`div`,{class:`chart-stack`},...a),i)]:[]),t.classList.add(Bd),{show(){}}};function Hd(){let t=[...document.getElementById(i.context)?.querySelectorAll(`.wide-only`)??[]];return t.length===0?void 0:e(`ul`,{class:`phone-facts medium secondary`,\"aria-label\":`More about the run`},...t.map(t=>{let n=e(`li`,{});return n.append(...[...t.childNodes].map(e=>e.cloneNode(!0))),n}))}function Ud(e){let{starts:t,durations:n,ranks:r,estimated:i}=e.executions,a=1/0,o=-1/0,s=0;for(let[e,r]of t.entries())r<0||(s+=1,a=Math.min(a,r),o=Math.max(o,r+Math.max(n[e]??0,0)));if(s<2||s<t.length*.5||o<=a)return;let{kind:c,names:l,laneOf:u}=Wd(e),d=new Map,f=new Set,p=e=>Math.min(Math.floor((e-a)/(o-a)*600),599);for(let[e,i]of t.entries()){if(i<0)continue;let t=u(e),a=d.get(t)??{running:new Int32Array(601),failed:new Uint8Array(600)};if(!d.has(t)&&d.size===40){f.add(t);continue}d.set(t,a);let o=p(i+Math.max(n[e]??0,0));Kd(a.running,p(i),o+1),r[e]===k&&(a.failed[o]=1)}let m=[...d].sort(([e],[t])=>e-t);return{start:a,end:o,kind:c,isEstimated:i.size>0,lanes:m.map(([e,{running:t,failed:n}])=>({title:l[e]??`others`,busySpans:qd(t),failures:[...n.keys()].filter(e=>n[e]===1)})),more:f.size}}function Wd(e){let{jobOf:t,workerOf:n,testOf:r}=e.executions,i=H(e);if(i.groups.length>1)return{kind:i.noun,names:i.groups.map(({name:e})=>e),laneOf:e=>i.numbers[t[e]??-1]??-1};if(e.workers.names.length>1)return{kind:`worker`,names:e.workers.names,laneOf:e=>n[e]??-1};let a=Gd(e);return{kind:`suite`,names:e.suites.names,laneOf:e=>a(r[e]??-1)}}function Gd({suites:e,tests:t}){let n=e.parents.filter(e=>e===-1).length>1?0:1,r=[],i=[];return e.parents.forEach((e,t)=>{let a=(r[e]??-1)+1;r.push(a),i.push(a<=n?t:i[e]??t)}),e=>i[t.suiteOf[e]??-1]??-1}function Kd(e,t,n){e[t]=(e[t]??0)+1,e[n]=(e[n]??0)-1}function qd(e){let t=[],n=0;for(let r=0;r<600;r+=1){n+=e[r]??0;let i=t.at(-1);n!==0&&(i?.to===r?i.to=r+1:t.push({from:r,to:r+1}))}return t}function Jd(t){let n=Ud(t);if(n===void 0)return;let{start:r,end:i,kind:a,isEstimated:o,lanes:s,more:c}=n,l=s.map(t=>e(`li`,{},e(`span`,{class:`lane-name small ellipsis`,title:t.title},t.title),Xd(t,i-r))),u=[0,.25,.5,.75,1].map(t=>e(`span`,{class:t*4==1||t*4==3?`optional`:``},t===0?`0`:P((i-r)*t)));return kd(`Timeline`,`by ${a}, with a red tick for each failed test`,e(`div`,{class:`timeline`},e(`ol`,{},...l),e(`p`,{class:`timeline-axis small quiet`},...u)),o?e(`p`,{class:`small quiet`},Yd):void 0,c>0?e(`p`,{class:`small quiet`},`${x(c,`more ${a}`)} ${c===1?`is`:`are`} not shown.`):void 0)}let Yd=`The results state only the starts of suites, or of the run, for some tests. These tests are shown as if they had run one after the other.`;function Xd({title:e,busySpans:t,failures:n},i){let a=`${e}: busy for about ${P(t.reduce((e,{from:t,to:n})=>e+n-t,0)/600*i)}${n.length>0?`, with failures`:``}`,o=r(`svg`,{class:`lane`,viewBox:`0 0 600 10`,preserveAspectRatio:`none`,role:`img`,\"aria-label\":a},r(`title`,{},a));for(let{from:e,to:n}of t)o.append(r(`rect`,{class:`fill-calm`,x:e,y:2.5,width:n-e,height:5}));for(let e of n){let t=Math.min(e,598);o.append(r(`rect`,{class:`fill-failed`,x:t,y:0,width:2,height:10}))}return o}let Zd={causes:ga,jobs:Co,timeline:(t,{model:n})=>{let r=Jd(n);return t.append(e(`div`,{class:`tab-page`},r??e(`p`,{class:`secondary`},`The results do not contain the start times of most tests, so there is no timeline.`))),{show(){}}},summary:Vd};function Qd(e){let n=document.documentElement.dataset.start??`tests`,r=new Map,a,s=Ca(window),c=f(window,{read:za,write:Ra},e=>w(e)),d=Ga(e,c,()=>a),p=l(),m=Ja(),g=e=>{m(e),p.announce(e)},_=ba(document),v={model:e,run:()=>a,readDetails:async t=>{let n=e.executions.detailsOf.get(t);return n===void 0?void 0:_(n)},navigation:d,copy:async e=>g(await u(e)?`Copied`:`The browser did not allow copying`),takesToEvidence:s,announce:p.announce},b=matchMedia(gc),x=qa($d(i.tabs),d.openTab),S=sd($d(o(`tests`)),v,c);function C({tab:e=n}){return[e,`tests`].find(e=>x.names.includes(e))??`summary`}function w(e){let t=C(e);x.show(t),t===`tests`?S.show(e):a!==void 0&&T(t,e);let n=t===`tests`?e.test??(e.tab===`causes`?e.cause:void 0):t===`causes`?e.cause:void 0;document.body.classList.toggle(`detail-open`,b.matches&&n!==void 0)}function T(e,t){let n=r.get(e);n===void 0&&(n=Zd[e]($d(o(e)),v),r.set(e,n)),n.show(t)}let E=Ea(Ta({tests:S,navigation:d,isOnTests:()=>C(c.state())===`tests`,pressInTab:e=>r.get(C(c.state()))?.press?.(e)===!0,openHelp:()=>E.openHelp()}));return $d(i.settings).append(t(h(`keyboard`),{class:`btn icon keyboard-only`,\"aria-label\":`Keyboard shortcuts`,title:`Keyboard (?)`},E.openHelp),t(h(`theme`),{class:`btn icon`,\"aria-label\":`Light or dark`,title:`Light or dark (t)`},y)),document.getElementById(i.note)?.remove(),document.body.append(p.root),b.addEventListener(`change`,()=>w(c.state())),w(c.state()),{refresh:()=>w(c.state()),async finish(e){a=e,w(c.state()),await yd(v)}}}function $d(e){let t=document.getElementById(e);if(t===null)throw Error(`The page has no element with the id ${e}`);return t}function ef(e){let{tests:t,history:n}=e,r=tf(e);for(let e of n?.changes??[]){let{test:i}=e;if(n===void 0||i===void 0)continue;let a=t.names.length;t.ids.push(i.id.slice(0,12)),t.namedIds.set(a,i.id),t.names.push(i.name),t.searchableNames.push(Ee(i.name)),t.ranks.push(ee),t.kinds.push(L.indexOf(`gone`)),t.suiteOf.push(r(i.suite));for(let e of[t.fileOf,t.lines,t.durations,t.first,t.last])e.push(-1);t.failures.push(0),n.changesOf.set(a,[e]),n.rowOf[a]=i.row===void 0?-1:n.rows.push(i.row)-1}}function tf({suites:e}){let t=(e,t)=>`${e}\\0${t}`,n=new Map(e.names.map((n,r)=>[t(e.parents[r]??-1,n),r]));return r=>r.reduce((r,i)=>{let a=n.get(t(r,i));if(a!==void 0)return a;let o=e.names.length;return ft(e,i,r),n.set(t(r,i),o),o},-1)}async function nf(){let e=Xe(),t=Qd(e),n=0,r=-1/0;for await(let i of _a(document))n===0&&Ze(e,await va(document)),Qe(e,i,n),n+=1,performance.now()-r<250||(t.refresh(),r=performance.now());n===0&&Ze(e,await va(document)),ef(e),await t.finish(ya(document))}nf().catch(t=>{document.documentElement.dataset.tab=`summary`;let n=`The list of tests cannot be shown: ${String(t)}. The summary is complete.`,r=document.getElementById(o(`summary`));r?.classList.add(Bd),r?.prepend(e(`p`,{class:`alert alert-caution`,role:`alert`},n))})})();";
const pageStyle = ":root{color-scheme:light dark;--bg:light-dark(#ffffff,#0e1116);--sunken:light-dark(#f6f7f9,#14181e);--raised:light-dark(#ffffff,#171c23);--hover:light-dark(#eff2f5,#1c222a);--selected:light-dark(#e6effd,#16294a);--line:light-dark(#e2e6eb,#272e37);--line-strong:light-dark(#cbd2d9,#3a434e);--control:light-dark(#7d8793,#6f7985);--text:light-dark(#1b1f24,#e8ecf1);--text-2:light-dark(#47505b,#b6bfc9);--text-3:light-dark(#5f6873,#949eaa);--accent:light-dark(#0b57d0,#74b3ff);--on-accent:light-dark(#ffffff,#0e1116);--failed:light-dark(#b3191f,#ff8d87);--failed-fill:light-dark(#cf222e,#f2564e);--new:light-dark(#c31f2b,#c93a3a);--on-new:light-dark(#ffffff,#ffffff);--failed-tint:light-dark(#fff0ef,#2d1517);--failed-line:light-dark(#f3c6c4,#5c2a2b);--passed:light-dark(#0f6a37,#5cc98a);--passed-fill:light-dark(#2c9a5e,#37995f);--passed-tint:light-dark(#e9f7ee,#10281a);--flaky:light-dark(#855000,#e6b04a);--flaky-fill:light-dark(#c27500,#d69a2a);--flaky-tint:light-dark(#fff5e2,#2b200c);--flaky-line:light-dark(#efd6a8,#55421a);--skipped:light-dark(#5f6873,#949eaa);--skipped-fill:light-dark(#7d8793,#6f7985);--info:light-dark(#0b57d0,#74b3ff);--info-tint:light-dark(#e6effd,#16294a);--add:light-dark(#e6f6eb,#10281a);--add-word:light-dark(#a9e2bd,#1d5a36);--del:light-dark(#ffecea,#2d1517);--del-word:light-dark(#ffc4bf,#7a2b2b);--sans:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"Liberation Sans\",sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,\"Liberation Mono\",\"DejaVu Sans Mono\",monospace;--shadow:0 1px 2px light-dark(rgb(20 30 45 / 0.06),rgb(0 0 0 / 0.4))}:root[data-theme=\"light\"]{color-scheme:light}:root[data-theme=\"dark\"]{color-scheme:dark}@media (prefers-contrast:more){:root{--line:var(--control);--line-strong:var(--text-2)}}*,::before,::after{box-sizing:border-box}[hidden]{display:none !important}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0;background:var(--bg);color:var(--text)}h1,h2,h3,h4,h5,h6,p,ul,ol,dl,figure{margin:0}h1,h2,h3,h4,h5,h6{font-weight:600}a{color:var(--accent);text-underline-offset:2px}button,select,input{font:inherit;color:inherit}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}body{font:14px / 20px var(--sans);font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased}dd,pre{margin:0}h1{font-size:24px;line-height:32px;letter-spacing:-0.01em}h2{font-size:16px;line-height:24px}h3,h4,h5,h6{font-size:14px;line-height:20px}a{text-decoration:none}a:hover{text-decoration:underline}a.plain{color:inherit}code,pre,kbd,.mono{font-family:var(--mono);font-size:12.5px}code.inline{padding:1px 5px;border-radius:4px;background:var(--hover);overflow-wrap:anywhere}:focus-visible{border-radius:4px}.secondary{color:var(--text-2)}.quiet{color:var(--text-3)}.small{font-size:12px;line-height:16px}.medium{font-size:13px;line-height:20px}.strong{font-weight:600}.nowrap{white-space:nowrap}.ellipsis{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.text-failed{color:var(--failed)}.text-passed{color:var(--passed)}.text-flaky{color:var(--flaky)}.dots > *:not(:last-child)::after{content:\"·\";display:inline-block;margin:0 6px;color:var(--text-3)}.placeholder{color:var(--accent);font-weight:600}.row{display:flex;align-items:center;gap:8px}.wrap{flex-wrap:wrap}.grow{flex:1;min-width:0}.symbols{position:absolute}.mark{display:block;flex:none;width:16px;height:16px}.mark.large{width:24px;height:24px}.tag{display:inline-flex;align-items:center;height:20px;padding:0 7px;border:1px solid var(--line-strong);border-radius:10px;background:none;color:var(--text-2);font-size:12px;font-weight:500;white-space:nowrap}.tag.new{border-color:transparent;background:var(--new);color:var(--on-new);font-weight:600}.tag.failed{border-color:var(--failed-line);color:var(--failed)}.tag.flaky{border-color:var(--flaky-line);background:var(--flaky-tint);color:var(--flaky)}.tag.passed{border-color:transparent;background:var(--passed-tint);color:var(--passed)}.btn{display:inline-flex;align-items:center;gap:6px;height:32px;padding:0 12px;border:1px solid var(--line-strong);border-radius:6px;background:var(--raised);color:var(--text);font-size:13px;font-weight:500;white-space:nowrap;cursor:pointer}.btn:hover{background:var(--hover);text-decoration:none}.btn.icon{justify-content:center;width:32px;padding:0;border-color:transparent;background:none;color:var(--text-2)}.btn.icon:hover{background:var(--hover)}.btn.compact{height:28px;padding:0 9px;font-size:12px}.btn.icon.compact{width:28px;padding:0}.field{display:flex;align-items:center;gap:8px;min-width:0;height:32px;padding:0 10px;border:1px solid var(--control);border-radius:6px;background:var(--bg);color:var(--text-3)}.field input{flex:1;min-width:0;min-height:0;padding:0;border:0;outline:0;background:none;color:var(--text)}.field input::placeholder{color:var(--text-3);opacity:1}.field:focus-within{outline:2px solid var(--accent);outline-offset:-1px}kbd{padding:0 5px;border:1px solid var(--line-strong);border-radius:4px;color:var(--text-3);font-size:11px;line-height:16px}.pick{position:relative;display:inline-flex;flex:none;align-items:center;gap:6px;max-width:260px;height:32px;padding:0 8px 0 10px;border:1px solid var(--line-strong);border-radius:6px;background:var(--raised);color:var(--text);font-size:13px;white-space:nowrap;cursor:pointer}.pick:hover{background:var(--hover)}.pick:has(select:focus-visible){outline:2px solid var(--accent);outline-offset:1px}.pick > .ellipsis{display:flex;align-items:center;gap:6px}.pick > .mark{margin-left:auto}.pick > select{position:absolute;inset:0;width:100%;opacity:0;font-size:16px;cursor:pointer}option{background:var(--raised);color:var(--text)}.pick.compact{height:28px;padding:0 6px 0 9px;font-size:12px}.popup-root{position:relative}.popup{position:absolute;z-index:10;inset:calc(100% + 4px) auto auto 0;width:max-content;min-width:max(200px,100%);max-width:min(420px,calc(100vw - 24px));height:auto;max-height:min(480px,70vh);margin:0;padding:6px;overflow-y:auto;border:1px solid var(--line-strong);border-radius:8px;background:var(--raised);box-shadow:0 4px 16px light-dark(rgb(20 30 45 / 0.14),rgb(0 0 0 / 0.5));color:var(--text);font-size:14px;font-weight:400;white-space:normal}.popup[popover]{inset:var(--top) var(--right) auto var(--left);min-width:200px;max-width:min(420px,var(--room))}.popup ul,ul.popup{list-style:none}.popup ul{padding:0}.popup .field{margin-bottom:6px}.popup li > :is(a,button),.popup [role=\"option\"]{display:block;width:100%;min-height:32px;padding:6px 10px;overflow-wrap:anywhere;border:0;border-radius:6px;background:none;color:var(--text);line-height:20px;text-align:left;cursor:pointer}.popup li > :is(a,button):is(:hover,:focus-visible),.popup [role=\"option\"]:hover{background:var(--hover);text-decoration:none}.popup :is([aria-current],[aria-selected=\"true\"]){background:var(--selected)}.popup [aria-current]{font-weight:600}.popup .suite{font-weight:400}.popup .count{float:right;margin-left:16px}.popup-head,.popup-empty{padding:6px 10px;color:var(--text-3);font-size:12px;line-height:16px}.chips{display:flex;gap:6px;overflow-x:auto;scrollbar-width:none}.chip{display:inline-flex;flex:none;align-items:center;gap:6px;height:32px;padding:0 10px;border:1px solid var(--line-strong);border-radius:16px;background:none;font-size:13px;white-space:nowrap;cursor:pointer}.chip:hover{background:var(--hover)}.chip[aria-pressed=\"true\"]{border-color:var(--accent);background:var(--selected)}.tabs{display:flex;gap:4px;overflow-x:auto;scrollbar-width:none}.tabs a{display:inline-flex;flex:none;align-items:center;gap:6px;height:40px;padding:0 10px;border-bottom:2px solid transparent;color:var(--text-2);font-weight:500;white-space:nowrap;outline-offset:-2px}.tabs a:hover{color:var(--text);text-decoration:none}.tabs a[aria-current]{border-color:var(--accent);color:var(--text)}.count{color:var(--text-3);font-size:12px;font-weight:400}.card{border:1px solid var(--line);border-radius:8px;background:var(--raised);box-shadow:var(--shadow)}.table{width:100%;border-collapse:collapse}.table :is(th,td){padding:10px 12px;border-bottom:1px solid var(--line);font-weight:400;text-align:left;vertical-align:middle}.table tbody th{overflow-wrap:anywhere}.table thead :is(th,td){padding-block:8px;color:var(--text-3);font-size:12px;font-weight:500;line-height:16px;white-space:nowrap}.table tbody tr:last-child > *{border-bottom:0}.table tbody tr:hover{background:var(--hover)}.table .number{text-align:right;white-space:nowrap}.table thead button{padding:0;border:0;background:none;font-weight:inherit;cursor:pointer}.table thead button:hover{text-decoration:underline}.table [aria-sort] button{color:var(--text);font-weight:600}.table [aria-sort=\"descending\"] button::after{content:\" \u2193\" / \"\"}.table [aria-sort=\"ascending\"] button::after{content:\" \u2191\" / \"\"}.card-line{padding:10px 16px}.table-foot{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 20px;border-top:1px solid var(--line);font-size:13px}.scrolling{max-height:420px;overflow:auto}.scrolling :is(th,td){padding-block:6px;white-space:nowrap}.fill-failed{background:var(--failed-fill);fill:var(--failed-fill)}.fill-passed{background:var(--passed-fill);fill:var(--passed-fill)}.fill-flaky{background:var(--flaky-fill);fill:var(--flaky-fill)}.fill-skipped,.fill-cancelled,.fill-running,.fill-unknown{background:var(--skipped-fill);fill:var(--skipped-fill)}.history{display:block;flex:none}.bar-passed{fill:var(--passed-fill);background:var(--passed-fill)}.bar-flaky{fill:var(--flaky-fill);background:linear-gradient(var(--flaky-fill) 55%,transparent 55% 70%,var(--flaky-fill) 70%)}.bar-failed{fill:var(--failed-fill);background:var(--failed-fill)}.bar-skipped{fill:var(--skipped-fill)}.bar-none{fill:var(--line-strong);background:var(--line-strong)}.history-frame{--bar-gap:3px;--bars:calc(var(--earlier) * (12px + var(--bar-gap)));max-width:calc(var(--bars) + 24px)}.history-frame:has(.short){max-width:none}.history-bars{display:flex;align-items:flex-end;gap:var(--bar-gap);height:28px;padding-right:4px}.bar{position:relative;flex:1 1 0;min-width:0;max-width:12px;border-radius:2px}.bar::before{content:\"\";position:absolute;right:-1.5px;bottom:0;left:-1.5px;height:28px}.bar.bar-passed{height:38%}.bar.bar-flaky{height:68%}.bar.bar-failed{height:100%}.bar.bar-skipped{height:22%;border:1px solid var(--skipped-fill)}.bar.bar-none{height:2px;border-radius:0}.bar:is(:hover,:focus-visible)::after{content:\"\";position:absolute;inset:-3px;border:1.5px solid var(--accent);border-radius:4px}.bar.now{margin-left:8px;outline:2px solid var(--text);outline-offset:2px}.history-row{position:relative}.history-tip{position:absolute;z-index:4;bottom:calc(100% + 8px);left:0;width:max-content;max-width:100%;padding:4px 8px;border-radius:6px;overflow-wrap:anywhere;background:var(--text);color:var(--bg);pointer-events:none}.history-axis{display:flex;justify-content:space-between;margin-top:6px}.history-axis.short{justify-content:flex-start}.history-axis.short > :first-child{flex:none;width:calc(var(--bars) + 8px)}.history-axis .now{color:var(--text);font-weight:600}.text-button{padding:0;border:0;background:none;color:var(--accent);cursor:pointer}.text-button:hover{text-decoration:underline}.box{overflow:hidden;border:1px solid var(--line);border-radius:8px}.box > .box-head,details.box > summary{display:flex;align-items:center;gap:8px;min-height:38px;padding:4px 8px 4px 14px;background:var(--sunken);font-size:13px}.box > .box-head,details.box[open] > summary{border-bottom:1px solid var(--line)}details.box > summary{cursor:pointer;list-style:none;outline-offset:-2px}details.box > summary::-webkit-details-marker{display:none}details.box > summary::before,.chevron::before{content:\"\";flex:none;width:6px;height:6px;margin-right:4px;border:solid var(--text-3);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}details.box[open] > summary::before,.chevron[aria-expanded=\"true\"]::before{transform:rotate(45deg) translate(-2px,-2px)}pre.code{padding:10px 0;overflow-x:auto;line-height:20px;tab-size:4;outline-offset:-2px}pre.code .line{display:block;min-width:max-content;padding:0 14px;white-space:pre}.wrapped pre.code .line{min-width:0;white-space:pre-wrap;overflow-wrap:anywhere}pre.code .add{background:var(--add)}pre.code .del{background:var(--del)}pre.code .add b{border-radius:2px;background:var(--add-word);font-weight:600}pre.code .del b{border-radius:2px;background:var(--del-word);font-weight:600}pre.code .gutter{display:inline-block;width:36px;margin-right:14px;color:var(--text-3);text-align:right;user-select:none}pre.code .hit{background:var(--failed-tint);box-shadow:inset 3px 0 var(--failed-fill)}pre.code .library{color:var(--text-3)}.toast{position:fixed;z-index:20;bottom:24px;left:50%;padding:8px 16px;border-radius:8px;background:var(--text);color:var(--bg);font-size:13px;transform:translateX(-50%)}@media (prefers-reduced-motion:no-preference){.btn,.chip,.pick{transition:background-color 120ms ease-out}}@media (pointer:coarse){.btn,.chip,.pick,.field{height:40px}.btn.icon{width:40px}.btn.compact,.pick.compact{height:36px}.btn.icon.compact{width:36px}.tabs a{height:44px}}@media (max-width:1023px){.table .optional{display:none}}@media (max-width:719px){.table .wide{display:none}.table :is(th,td){padding-inline:8px}.popup[popover],.picks:popover-open{position:fixed;inset:auto 8px 8px;width:auto;max-width:none}}@media (forced-colors:active){.bar{forced-color-adjust:none}.chip[aria-pressed=\"true\"]{forced-color-adjust:none;background:Highlight;color:HighlightText}.chip[aria-pressed=\"true\"] *{color:inherit}}.steps{padding:6px 0;font-size:13px}.steps ul{position:relative;margin:0;padding:0;list-style:none}.steps ul ul{margin-left:24px}.steps ul ul::before{content:\"\";position:absolute;top:0;bottom:16px;left:-4px;width:1px;background:var(--line)}.step{display:flex;align-items:center;gap:8px;min-height:32px;padding:4px 14px}.step .mark{width:14px;height:14px}.step-name{flex:1;min-width:0;overflow-wrap:anywhere;unicode-bidi:isolate}summary.step{cursor:pointer;list-style:none;outline-offset:-2px}summary.step::-webkit-details-marker{display:none}summary.step:hover{background:var(--hover)}.step::before{content:\"\";flex:none;width:6px;margin-right:2px}summary.step::before{height:6px;border:solid var(--text-3);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}details[open] > summary.step::before{transform:rotate(45deg) translate(-2px,-2px)}.step.failed,summary.step.failed:hover{background:var(--failed-tint)}.step.failed > .step-name{font-weight:600}.step-files{display:inline-flex;align-items:center;gap:3px}.step-message{padding:2px 14px 10px 52px;background:var(--failed-tint);color:var(--text-2);font-family:var(--mono);font-size:12px;line-height:18px;white-space:pre-wrap;overflow-wrap:anywhere}.steps pre.code.plain{margin:2px 14px 8px 52px;padding:6px 10px;border:1px solid var(--line);border-radius:6px;background:var(--sunken)}.box-note{padding:8px 14px;border-top:1px solid var(--line)}.steps .step-fold > ul{margin-left:0}.steps .step-fold > ul::before{content:none}@media (max-width:719px){.step{min-height:40px}.steps ul ul{margin-left:16px}.steps ul ul ul ul ul ul ul{margin-left:2px}.box-head > .small.grow{flex-basis:auto}.steps pre.code.plain{margin-left:14px}}html,body{height:100%}body{display:flex;flex-direction:column;overflow:hidden}h1,h2,h3,dd,li,p,summary{unicode-bidi:isolate}.top{flex:none;padding:0 24px;border-bottom:1px solid var(--line);background:var(--sunken)}.crumb{display:flex;align-items:center;gap:8px;height:48px;font-size:13px}#settings{flex:none;min-width:72px;min-height:32px;justify-content:flex-end}.head{display:flex;align-items:flex-end;gap:24px;padding:4px 0 10px}.head h1{display:flex;gap:10px;overflow-wrap:anywhere}.head h1 .mark{margin-top:4px}.headline{min-width:0}.headline::first-letter{text-transform:uppercase}.headline{display:block}.head-tags{flex:none;max-width:100%;gap:6px;align-self:flex-start;min-height:32px;font-size:12px;letter-spacing:0}.head-tags a:hover{text-decoration:none}.context{display:flex;min-height:20px;margin-top:4px;overflow:hidden}.context > *{flex:none}.context > *::after,.context > *:not(:last-child)::after{content:none}.context > * + *::before{content:\"·\";display:inline-block;margin:0 6px;color:var(--text-3)}.context > .shrinks{flex:0 1 auto;overflow:hidden;text-overflow:ellipsis}.context code{font-size:12.5px}.proportion{display:block;flex:none;margin-bottom:6px;border-radius:4px}.tabs{height:40px}[data-tab=\"tests\"] .tabs [data-tab=\"tests\"],[data-tab=\"causes\"] .tabs [data-tab=\"causes\"],[data-tab=\"jobs\"] .tabs [data-tab=\"jobs\"],[data-tab=\"timeline\"] .tabs [data-tab=\"timeline\"],[data-tab=\"summary\"] .tabs [data-tab=\"summary\"]{border-color:var(--accent);color:var(--text)}.gaps{display:flex;flex:none;gap:10px;padding:8px 24px;border-bottom:1px solid var(--flaky-line);background:var(--flaky-tint);font-size:13px}.gaps .mark{margin-top:2px}.gaps ul{min-width:0;padding:0;list-style:none;overflow-wrap:anywhere}.gaps .badge{display:none}main{display:flex;flex:1;flex-direction:column;min-height:0}.view{display:none;flex:1;flex-direction:column;min-height:0}[data-tab=\"tests\"] #view-tests,[data-tab=\"causes\"] #view-causes{display:flex}[data-tab=\"jobs\"] #view-jobs,[data-tab=\"timeline\"] #view-timeline,[data-tab=\"summary\"] #view-summary{display:block;overflow-y:auto}:root:not([data-tab]){& body{height:auto;overflow:visible}& #view-summary{display:block}& .tabs{visibility:hidden}}[data-tab] .script-note{display:none}body > footer{flex:none;padding:6px 24px;border-top:1px solid var(--line);color:var(--text-3);font-size:12px;line-height:16px}.split{display:grid;flex:1;grid-template-columns:minmax(360px,var(--list-width,38%)) minmax(0,1fr);min-height:0}.split > .list{overflow-y:auto;border-right:1px solid var(--line)}.split > .pane{overflow-y:auto}.split:has(> .divider){grid-template-columns:minmax(360px,var(--list-width,38%)) 0 minmax(0,1fr)}.divider{position:relative;z-index:3;width:9px;margin-left:-5px;cursor:col-resize;touch-action:none}.divider::after{content:\"\";position:absolute;inset:0 4px 0 3px}.divider:is(:hover,:focus-visible)::after{background:var(--accent)}.divider:focus-visible{outline:0}dialog{max-width:min(480px,calc(100vw - 32px));padding:20px 24px;border:1px solid var(--line-strong);border-radius:8px;background:var(--raised);color:var(--text)}dialog::backdrop{background:rgb(10 14 20 / 0.45)}.keys{margin:12px 0 16px}.keys > div{display:flex;gap:12px;padding:3px 0}.keys dt{flex:none;width:112px}.keys kbd{color:var(--text-2)}dialog .btn{margin-top:16px}.help input{width:18px;height:18px;margin:0;accent-color:var(--accent)}.phone-only{display:none}@media (pointer:coarse){.tabs{height:44px}}@media (hover:none) and (pointer:coarse){.keyboard-only{display:none}}@media (max-width:1180px){.proportion{display:none}}@media (min-width:720px) and (max-height:479px){html,body{height:auto}body{display:block;overflow:visible}main,[data-tab] .view{overflow:visible}.split{flex:none;height:max(100vh,280px)}}@media (max-width:719px){html,body{height:auto}body{display:block;min-height:100dvh;overflow:visible}.keyboard-only{display:none}.phone-only{display:inline-flex}.top{padding:0 16px}.crumb{height:44px}.head{display:block;padding-bottom:6px}.head h1{font-size:20px;line-height:26px}.head h1 .mark{margin-top:1px}.head h1:has(.head-tags){flex-wrap:wrap}.head h1:has(.head-tags) .headline{flex:1 0 calc(100% - 34px);width:0}.head-tags{min-height:0}.wide-only{display:none}.gaps{padding:8px 16px}main,.view,[data-tab] .view{min-height:0;overflow:visible}.split,.split:has(> .divider){display:block}.split > .list{overflow:visible;border:0}.divider{display:none}.split > .pane{display:none;position:fixed;z-index:5;inset:0;background:var(--bg);overscroll-behavior:contain}.detail-open{overflow:hidden}.detail-open .split > .pane{display:block}body > footer{padding:8px 16px}}@media (max-width:719px) and (prefers-reduced-motion:no-preference){.detail-open .split > .pane{animation:slide-in 160ms ease-out}@keyframes slide-in{from{opacity:0;transform:translateX(24px)}}}.toolbar{display:flex;flex:none;align-items:center;gap:12px;min-height:53px;padding:10px 24px;border-bottom:1px solid var(--line)}#view-tests:empty::before{content:\"\";flex:none;height:53px;border-bottom:1px solid var(--line)}.search{flex:none;width:340px}.search .clear,.search .filled kbd,.search .field:focus-within kbd{display:none}.search .filled .clear{display:inline-flex;margin-right:-8px}.search .popup{max-width:100%;font-size:13px}.search [role=\"option\"]{display:flex;gap:12px;align-items:center;padding-block:4px}.search [role=\"option\"] .mono{flex:none;max-width:70%}.search [role=\"option\"] .small{margin-left:auto;text-align:right}.toolbar .chips{flex:1;min-width:0;min-height:32px}.toolbar.loading .chips{visibility:hidden}.picks .pick{min-width:156px}@media (min-width:720px){.picks{position:static;display:flex;flex:none;gap:8px;padding:0;overflow:visible;border:0;background:none}}.list{position:relative}.list-space{position:relative}.list-section{position:absolute;top:0;right:0;left:0}.placed{position:absolute;top:0;right:0;left:0}.list-group{z-index:1;display:flex;align-items:center;gap:8px;width:100%;padding:0 16px 0 24px;border:0;border-top:1px solid var(--line);background:var(--bg);text-align:left;cursor:pointer;outline-offset:-2px}.list-group:not(.placed){position:sticky;top:0}.list-section:first-child > .list-group:first-child{border-top-color:transparent}.list-group:hover{background:var(--hover)}.list-group.level-2{padding-left:38px;border-top-color:transparent}.list-group .title{display:flex;min-width:0}.list-group .inner{font-weight:400}.list-group .count{flex:none}.list-group .note{flex:none;max-width:50%}.list-group .ellipsis{unicode-bidi:isolate}.test-row{display:flex;align-items:center;gap:12px;padding:0 16px 0 24px;color:inherit;outline-offset:-2px}.test-row.double{align-items:flex-start;padding-top:6px;padding-bottom:6px}.test-row.nested{padding-left:40px}.test-row.double .mark{margin-top:4px}.test-row.double > .nowrap{padding-top:3px}.row-side{display:flex;flex:none;flex-direction:column;gap:4px;align-items:flex-end}.row-side > span{min-height:16px}.test-row.double > .row-side{padding-top:3px}.test-row .ellipsis{display:block;unicode-bidi:isolate}.test-row:hover{background:var(--hover);text-decoration:none}.test-row[aria-current]{background:var(--selected)}.test-row[aria-current]::before{content:\"\";position:absolute;top:0;bottom:0;left:0;width:3px;background:var(--accent)}.test-row .name{display:flex;min-width:0}.test-row.double .name{font-weight:500}.test-row .name.wrapped{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden;overflow-wrap:anywhere}.row-line{display:flex;gap:12px;justify-content:space-between}.row-line > .name{flex:1}.row-line > .nowrap{padding-top:3px}.row-facts{display:flex;min-width:0}.row-facts > * + *{flex:none;white-space:pre}.all-facts{display:block;overflow-wrap:anywhere}.test-row .name > .ellipsis,.list-group .title > .ellipsis{white-space:pre}.list .end{flex:none;white-space:pre}.test-row mark{border-radius:2px;background:var(--flaky-tint);box-shadow:0 0 0 1px var(--flaky-line);color:inherit}.list-note:not(:empty){padding:16px 24px 24px}.list .empty:not(:empty){display:flex;flex-wrap:wrap;gap:12px;padding:24px;color:var(--text-2)}.list .empty p{width:100%;overflow-wrap:anywhere}@media (prefers-reduced-motion:no-preference){.test-row,.list-group{transition:background-color 120ms ease-out}}@media (pointer:coarse){.toolbar .chips{min-height:40px}.toolbar{min-height:61px}#view-tests:empty::before{height:61px}}@media (max-width:1400px){.search{width:270px}}@media (max-width:1180px){.search{width:240px}}@media (max-width:960px){.toolbar{flex-wrap:wrap;min-height:95px}#view-tests:empty::before{height:95px}.search{flex:1}.toolbar .chips{flex:none;order:3;width:100%}}@media (max-width:960px) and (pointer:coarse){.toolbar{min-height:113px}#view-tests:empty::before{height:113px}}@media (max-width:719px){.toolbar{position:sticky;z-index:2;top:0;gap:8px;padding:10px 16px;background:var(--bg)}.picks:popover-open{display:grid;gap:8px;padding:12px;border:1px solid var(--line-strong);border-radius:8px;background:var(--raised);box-shadow:0 4px 16px light-dark(rgb(20 30 45 / 0.14),rgb(0 0 0 / 0.5))}.picks .pick{max-width:none}.toolbar .chips{width:calc(100% + 16px);margin-right:-16px;padding-right:16px}.search input{font-size:16px}.list-group,.test-row{padding-right:16px;padding-left:16px}.list-group:not(.placed){position:static}.list-group.level-2{padding-left:30px}.test-row.nested{padding-left:32px}.test-row[aria-current]{background:none}.test-row[aria-current]::before{content:none}}@media (forced-colors:active){.test-row[aria-current]{forced-color-adjust:none;background:Highlight;color:HighlightText}.test-row[aria-current] *{color:inherit}}.box > .box-head:last-child{border-bottom:0}.box-head .grow{padding:5px 0}.box-head .grow:not(.ellipsis){overflow-wrap:anywhere}details.box > summary:hover{background:var(--hover)}.legend{display:flex;flex-wrap:wrap;gap:2px 12px}.key{display:inline-block;width:10px;height:10px;margin-right:2px;border-radius:2px;vertical-align:-1px}.key.del{background:var(--del-word)}.key.add{background:var(--add-word)}.wrap-switch[aria-pressed=\"true\"]{background:var(--selected);color:var(--accent)}pre.code{unicode-bidi:plaintext}pre.code .line{min-height:20px}pre.code.plain{max-height:420px;padding:10px 14px;overflow-y:auto}.wrapped pre.code.plain,.prose pre.code.plain{white-space:pre-wrap;overflow-wrap:anywhere}pre.code .unfold{width:100%;border:0;background:none;font:inherit;text-align:left;cursor:pointer}pre.code .unfold:hover{background:var(--hover);color:var(--text)}.output-title{padding:8px 14px 0}.box > pre + .output-title{border-top:1px solid var(--line)}@media (max-width:719px){.box > .box-head{flex-wrap:wrap}.box-head > .grow{flex-basis:240px}}.comparison-box{overflow:clip}.comparison-box > .box-head{flex-wrap:wrap}.segments{display:inline-flex;flex:none;overflow:hidden;border:1px solid var(--line-strong);border-radius:6px;background:var(--raised)}.segments label{position:relative;display:inline-flex;align-items:center;justify-content:center;height:26px;padding:0 10px;color:var(--text-2);font-size:12px;font-weight:500;cursor:pointer}.segments label + label{border-left:1px solid var(--line)}.segments label:hover{background:var(--hover)}.segments label:has(:checked){background:var(--selected);color:var(--text)}.segments label:has(:focus-visible){outline:2px solid var(--accent);outline-offset:-2px;border-radius:6px}.segments input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}.comparison{padding:14px;border-radius:0 0 7px 7px;background:var(--sunken)}.comparison img{display:block;height:auto}.comparison-sides img,.slider{width:100%;box-shadow:0 0 0 1px var(--line)}.comparison figcaption{margin-bottom:6px}.comparison-sides.two{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start;gap:12px}.slider-labels{position:sticky;z-index:1;top:0;display:flex;justify-content:space-between;padding-bottom:6px;background:var(--sunken)}.slider{position:relative;touch-action:pan-y;user-select:none}.slider-left,.slider-right{position:absolute;inset:0}.slider-left{clip-path:inset(0 calc(100% - var(--divider)) 0 0)}.slider-right{clip-path:inset(0 0 0 var(--divider))}.slider > input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:ew-resize;touch-action:pan-y}.slider-bar{position:absolute;top:0;bottom:0;left:var(--divider);display:flex;flex-direction:column;justify-content:flex-end;align-items:center;width:2px;margin-left:-1px;padding:12px 0;background:var(--accent);box-shadow:0 0 0 1px light-dark(rgb(255 255 255 / 0.9),rgb(14 17 22 / 0.9));pointer-events:none}.slider-bar > span{position:sticky;bottom:12px;display:flex;flex:none;align-items:center;justify-content:center;width:32px;height:32px;border-radius:50%;background:var(--accent);box-shadow:0 0 0 2px var(--bg),0 2px 6px rgb(0 0 0 / 0.3);color:var(--on-accent)}.slider-bar .mark{width:14px;margin:0 -1px}.slider > input:focus-visible + .slider-bar > span{outline:2px solid var(--accent);outline-offset:4px}.tiles{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start;gap:12px}.detail-main > .comparison-box + .media,.detail-main > .comparison-box + .comparison-box{margin-top:-8px}.tile{display:block;width:100%;padding:0;overflow:hidden;border:1px solid var(--line);border-radius:8px;background:var(--sunken);color:inherit;text-align:left}button:is(.tile,.small-tile){cursor:zoom-in}button:is(.tile,.small-tile):hover{border-color:var(--control)}.tile :is(img,video){display:block;width:100%;height:auto;max-height:300px;object-fit:cover;object-position:top}.tile video{aspect-ratio:16 / 9;background:#000;object-fit:contain;object-position:center}.tile-caption{display:flex;align-items:center;gap:8px;padding:7px 10px;border-top:1px solid var(--line)}.tile-caption .grow{color:var(--text);font-weight:500}.small-tiles{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}.small-tile{width:96px;height:96px;padding:0;overflow:hidden;border:1px solid var(--line);border-radius:6px;background:var(--sunken)}.small-tile img{display:block;width:100%;height:100%;object-fit:cover;object-position:top}dialog.viewer{flex-direction:column;width:96vw;max-width:96vw;height:94dvh;max-height:94dvh;padding:0;overflow:hidden;background:var(--bg)}dialog.viewer[open]{display:flex}dialog.viewer::backdrop{background:rgb(10 14 20 / 0.78)}.viewer-head{display:flex;flex-wrap:wrap;align-items:center;gap:0 12px;padding:6px 8px 6px 16px;border-bottom:1px solid var(--line);font-size:13px}.viewer-title{display:flex;flex:1 1 200px;align-items:baseline;gap:8px;min-width:0}.viewer-title .grow{flex:0 1 auto;font-weight:500}.viewer-tools{display:flex;flex-wrap:wrap;align-items:center;gap:4px}.viewer-tools output{min-width:44px;text-align:center}dialog.viewer .btn{margin:0}.viewer-area{display:flex;flex:1;min-height:0;overflow:auto;background:var(--sunken);outline-offset:-2px;cursor:grab;touch-action:none}.viewer-area:active{cursor:grabbing}.viewer-area img{display:block;flex:none;margin:auto;user-select:none}.pixelated{image-rendering:pixelated}@media (max-width:719px){.segments{order:1;width:100%}.segments label{flex:1;height:44px}.comparison-box > .box-head > .grow{flex-basis:0}.comparison{padding:10px}.comparison-sides.two,.tiles{grid-template-columns:minmax(0,1fr)}.slider-bar > span{width:36px;height:36px}dialog.viewer{width:100vw;max-width:100vw;height:100dvh;max-height:100dvh;border:0;border-radius:0}.viewer-tools{flex:1 1 auto;justify-content:space-between}}.files{padding:0;list-style:none;font-size:13px}.files > li + li{border-top:1px solid var(--line)}.file-row{display:flex;align-items:center;gap:8px;min-height:40px;padding:5px 8px 5px 14px}.file-row > .mark{color:var(--text-3)}.file-row > .grow{overflow-wrap:anywhere;unicode-bidi:isolate}.file-row > .nowrap:last-child{padding-right:6px}.file-row .btn{flex:none}.file-reason{display:block}.files pre.code{border-top:1px solid var(--line);background:var(--sunken)}.box-note + .files{border-top:1px solid var(--line)}.box-head + .box-note{border-top:0}@media (max-width:719px){.file-row:has(.btn) > .nowrap:not(.btn){display:none}}.detail{overflow-y:auto;outline:0}.detail-page{max-width:1040px;padding:20px 32px 48px}.back{display:none}.detail-suite,.detail-title,.detail-sentence{overflow-wrap:anywhere;unicode-bidi:isolate}.detail-title{display:flex;gap:10px;margin-top:2px;font-size:20px;line-height:28px;letter-spacing:-0.01em;outline:0}.detail-title .mark{margin-top:2px}.detail-sentence{margin-top:8px;color:var(--text-2)}.detail-sentence + .box{margin-top:16px}.detail-sentence .tag{margin-right:8px}.detail-sentence a{text-decoration:underline;text-underline-offset:2px}.detail-actions{margin:14px 0 20px}.detail-columns{display:grid;grid-template-columns:minmax(0,1fr) 208px;gap:32px}.detail-main{display:flex;flex-direction:column;gap:20px;min-width:0}.detail-main > :is(.box + details.box,details.box + .box){margin-top:-8px}.variants{gap:12px}.section-head{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 8px;margin-bottom:10px}.chip[aria-selected=\"true\"]{border-color:var(--accent);background:var(--selected)}.history-section .section-head{flex-wrap:nowrap}.history-section h3{min-width:0;overflow-wrap:anywhere}.history-section .section-head .grow{min-width:10em}.history-section .text-button{flex:none}.detail-side dl{font-size:13px}.detail-side dt{color:var(--text-3);font-size:12px;line-height:16px}.detail-side dd{margin:2px 0 14px;overflow-wrap:anywhere;unicode-bidi:isolate}.detail-side .block{display:block;margin-top:2px}.command{display:flex;align-items:flex-start;gap:4px}.command code{flex:1;min-width:0;font-size:12px;line-height:18px;overflow-wrap:anywhere}.scroll-x{overflow-x:auto}.matrix{width:auto;overflow:hidden;border:1px solid var(--line);border-collapse:separate;border-spacing:0;border-radius:8px}.matrix th{padding:6px 12px;background:var(--sunken);color:var(--text-3);font-size:12px;font-weight:500;line-height:16px;white-space:nowrap}.matrix th:first-child{text-align:left}.matrix tbody th{border-right:1px solid var(--line);color:var(--text-2);font-weight:400}.matrix :is(th,td){border-bottom:1px solid var(--line)}.matrix tbody tr:last-child > *{border-bottom:0}.matrix td{padding:0;border-right:1px solid var(--line)}.matrix td:last-child{border-right:0}.cell{display:flex;align-items:center;gap:6px;padding:8px 14px;color:var(--text-2)}a.cell:hover{background:var(--hover);text-decoration:none}.cell.bad{background:var(--failed-tint);color:var(--failed)}.result-list{padding:0;list-style:none}.result-list li{display:flex;align-items:center;gap:8px;padding:8px 14px;overflow-wrap:anywhere}.result-list li + li{border-top:1px solid var(--line)}.test-link{display:flex;align-items:center;gap:12px;min-height:52px;padding:6px 16px;color:inherit;outline-offset:-2px}.test-link:hover{background:var(--hover);text-decoration:none}.test-link + .test-link{border-top:1px solid var(--line)}.test-link .mark{align-self:flex-start;margin-top:4px}.test-link .ellipsis{display:block}.test-message{display:block;margin-top:2px;color:var(--text-2);overflow-wrap:anywhere}.test-link .name{font-weight:500}.test-link > .nowrap{align-self:flex-start;padding-top:2px}@media (max-width:1180px){.detail-columns{grid-template-columns:minmax(0,1fr)}.detail-side dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:0 16px}.detail-side dt{line-height:20px}.detail-side dd{margin:0 0 8px}}@media (max-width:719px){.history-frame{--bar-gap:1.5px}.history-section .section-head{flex-wrap:wrap;justify-content:space-between}.history-section .section-head .grow{flex-basis:100%;order:1}.detail-page{padding:4px 16px 48px}.back{display:inline-flex;margin:4px 0 4px -10px}.detail-title{font-size:18px;line-height:24px}.matrix{width:100%}.matrix .cell{justify-content:center;padding:8px}.matrix .cell .small{display:none}}@media (prefers-reduced-motion:no-preference){.test-link,.cell{transition:background-color 120ms ease-out}}.list-head{display:flex;align-items:center;height:36px;padding:0 16px 0 24px}.list-foot,.list-more{padding:12px 16px 0 24px}.list-more{padding-left:0}.cause-fold{border-top:1px solid var(--line)}.cause-fold > summary{padding:14px 16px 14px 24px;cursor:pointer}.cause{position:relative;display:flex;gap:14px;padding:14px 16px 14px 24px;border-top:1px solid var(--line);color:inherit;outline-offset:-2px}.cause:hover{background:var(--hover);text-decoration:none}.cause[aria-current]{background:var(--selected)}.cause[aria-current]::before{content:\"\";position:absolute;top:0;bottom:0;left:0;width:3px;background:var(--accent)}.cause-count{flex:none;min-width:max(40px,var(--count-width));font-size:20px;font-weight:600;line-height:24px;text-align:right}.signature{display:block;font-size:13px;line-height:20px;overflow-wrap:anywhere;unicode-bidi:isolate}.detail-title .signature{font-size:18px;line-height:28px}.cause-facts{gap:6px 8px;margin-top:6px;overflow-wrap:anywhere}.share,.share > span{display:block;height:4px;border-radius:2px}.share{margin-top:10px;background:var(--line)}.share > span{min-width:3px}.share > .known{background:repeating-linear-gradient(90deg,var(--failed-fill) 0 4px,transparent 4px 6px)}@media (max-width:719px){.cause,.cause-fold > summary,.list-head{padding-right:16px;padding-left:16px}.list-head > :last-child:not(:first-child){display:none}.cause[aria-current]{background:none}.cause[aria-current]::before{content:none}}.tab-page{display:flex;flex-direction:column;align-items:flex-start;gap:24px;padding:20px 24px 48px}.tab-page > .card{width:100%}.tab-page > .scroll-x{max-width:100%}.job-table tbody tr{position:relative}.job-table .name::after{content:\"\";position:absolute;inset:0}.job-table .job-log{position:relative}.job-table .name{overflow-wrap:anywhere;unicode-bidi:isolate}@media (max-width:719px){.tab-page{padding:12px 16px 32px}.job-log{display:none}}[data-tab] #view-summary{padding:20px 24px 48px}:root:not([data-tab]) #view-summary{padding:20px 24px 48px}#report,.facts{max-width:1040px;overflow-wrap:anywhere}.facts{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px;margin-top:24px;font-size:13px}.facts > div{display:contents}.facts dt{color:var(--text-3)}:is(.head-tags,.detail-sentence,.cause-facts) > .tag{height:auto;min-height:20px;line-height:18px;white-space:normal;overflow-wrap:anywhere}.history-line{max-width:1040px;margin-top:24px;color:var(--text-2);overflow-wrap:anywhere}.history-line + .facts{margin-top:12px}.script-note{margin-bottom:16px;color:var(--text-2)}.badge-successful{color:var(--passed)}.badge-failed{color:var(--failed)}.badge-flaky,.badge-incomplete{color:var(--flaky)}.badge-skipped,.badge-cancelled,.badge-running,.badge-waiting,.badge-unknown,.badge-quarantined{color:var(--skipped)}.badge .sign{font-weight:700}.cells-successful{fill:var(--passed-fill)}.cells-failed{fill:var(--failed-fill)}.cells-flaky{fill:var(--flaky-fill)}.cells-skipped,.cells-cancelled,.cells-running,.cells-unknown{fill:var(--skipped-fill)}#report > * + *,.fold-content > * + *,.fixed > * + *,.alert > * + *{margin-top:12px}#report h2{margin-top:24px}#report > h2:first-child,#report > section:first-child > h2{margin-top:0}#report ul,#report ol{padding-left:24px}.scroll{overflow-x:auto}#report table{border-collapse:collapse;font-size:13px;min-width:320px}#report th,#report td{padding:5px 12px 5px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-variant-numeric:tabular-nums}#report th{color:var(--text-3);font-weight:600;white-space:nowrap}#report td:first-child:not(.right){min-width:6em}#report .right{text-align:right}#report .center{text-align:center}#report hr{border:0;border-top:1px solid var(--line)}.chart{display:block;width:100%;height:12px;border-radius:6px}#report pre{margin:0;padding:10px 12px;border:1px solid var(--line);border-radius:6px;background:var(--sunken);overflow:auto;line-height:1.45;tab-size:4;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}#report pre{max-height:420px}#report :is(del,ins){text-decoration:none}#report del{color:var(--failed);background:var(--failed-tint)}#report ins{color:var(--passed);background:var(--passed-tint)}.fold{border:1px solid var(--line);border-radius:6px}.fold > summary{padding:8px 12px;cursor:pointer;font-weight:600}.fold > .fold-content{padding:4px 12px 12px}.alert{padding:8px 14px;border-left:4px solid var(--accent);border-radius:0 6px 6px 0;background:var(--sunken)}.alert-title{font-weight:600;text-transform:capitalize;color:var(--accent)}.alert-tip{border-color:var(--passed)}.alert-tip .alert-title{color:var(--passed)}.alert-warning{border-color:var(--flaky)}.alert-warning .alert-title{color:var(--flaky)}.alert-caution{border-color:var(--failed)}.alert-caution .alert-title{color:var(--failed)}@media (max-width:719px){[data-tab] #view-summary,:root:not([data-tab]) #view-summary{padding:12px 16px 32px}}[data-tab] #view-summary:not(.complete) > *{visibility:hidden}.charts{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start;gap:16px;max-width:1280px;margin-bottom:24px}.chart-stack{display:grid;gap:16px}.chart-card{min-width:0;padding:14px 16px 16px}.tab-page > .chart-card{width:100%}.chart-card h2{font-size:14px;line-height:20px}.picture{overflow:hidden}.histogram{display:block}.histogram text{fill:var(--text-2);font-size:12px}.histogram .axis{fill:var(--text-3);font-size:11px}.histogram .rule{stroke:var(--line)}.fill-calm{background:var(--accent);fill:var(--accent);opacity:0.6}.ranking{padding:0;list-style:none}.ranking .test-link{min-height:0;padding:6px 4px}.ranking .share{margin:2px 4px 8px 32px}.tag-row{display:flex;gap:12px;padding:4px 0;color:inherit}.outcome-bar{display:flex;gap:2px;height:6px;margin-bottom:8px;overflow:hidden;border-radius:3px}.outcome-bar > span{min-width:3px}.timeline ol{padding:0;list-style:none}.timeline li{display:grid;grid-template-columns:220px minmax(0,1fr);align-items:center;gap:16px;padding:3px 0}.lane{display:block;width:100%;height:20px;border-radius:4px;background:var(--sunken)}.timeline-axis{display:flex;justify-content:space-between;margin:6px 0 0 236px}.phone-facts{display:none}@media (max-width:960px){.charts{grid-template-columns:minmax(0,1fr)}}@media (max-width:719px){.phone-facts{display:grid;gap:4px;margin-bottom:16px;padding:0;list-style:none;overflow-wrap:anywhere}.timeline li{grid-template-columns:minmax(0,1fr);gap:2px;padding:4px 0}.timeline-axis{margin-left:0}}.print-view{display:none}@media print{:root,:root[data-theme]{color-scheme:light}html,body{display:block !important;height:auto !important;overflow:visible !important;font-size:12px;line-height:17px}.top{padding:0 0 8px;background:none}.head h1{font-size:18px;line-height:24px}.btn,.tabs,.toast,.legend,#settings,.view{display:none !important}body:not(:has(.print-view)) #view-summary{display:block !important;height:auto !important;overflow:visible !important;padding:12px 0}.head{display:block;height:auto}.context{display:block;height:auto;overflow:visible}.context > *{display:inline !important;overflow:visible;white-space:normal}.print-view{display:block}.print-view h2{margin:16px 0 6px;font-size:15px;break-after:avoid}.print-view h3{font-size:13px;break-after:avoid;overflow-wrap:anywhere}.print-view p{break-after:avoid}.print-view ul{padding:0;list-style:none}.print-view li{display:flex;gap:10px;padding:4px 0;border-top:1px solid var(--line);break-inside:avoid}.print-images{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-top:6px}.print-images figure{min-width:0;break-inside:avoid}.print-images figcaption{overflow-wrap:anywhere;font-size:11px}.print-images img{display:block;width:auto;max-width:100%;height:auto;max-height:100mm;border:1px solid var(--line)}.print-view .steps li{display:block;padding:0;border:0}.print-view .step{min-height:0;padding:1px 10px;break-inside:avoid;print-color-adjust:exact}.print-view .step::before{content:none}.print-view .step-message{padding:1px 10px 4px 32px;print-color-adjust:exact}.print-view article{padding:10px 0;border-top:1px solid var(--line)}.print-view .box{margin-top:6px;break-inside:auto;border-radius:4px}.print-view .box > .box-head{min-height:0;padding:0 10px;break-after:avoid}pre.code,pre.code .line,pre.code.plain{max-height:none;min-width:0;overflow:visible;white-space:pre-wrap;overflow-wrap:anywhere;font-size:11px;line-height:15px;print-color-adjust:exact}pre.code,pre.code.plain{padding:5px 10px}pre.code .line{min-height:15px;margin:0 -10px;padding:0 10px}.mark,.tag,.proportion{print-color-adjust:exact}.print-view .tag{margin-right:6px;height:16px;font-size:11px}[data-tab] #view-summary:not(.complete) > *{visibility:visible}}";
const fact = ({ label, value }) => `<div><dt>${escapeHtmlText(label)}</dt><dd>${renderHtmlInline(value)}</dd></div>`;
function pageStart({ headline, project, startTab }) {
const title = project === void 0 ? headline : `${headline} \u2013 ${project}`;
return `<!doctype html>
<html lang="en" data-start="${startTab}">
<head>
<meta charset="utf-8">
${_job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.c}
<meta http-equiv="Content-Security-Policy" content="${(0, _percentages_mjs__WEBPACK_IMPORTED_MODULE_13__.i)({
style: pageStyle,
scripts: [startScript, pageScript],
showsFiles: true
})}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtmlText(title)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
<script>${startScript}<\/script>
</head>
<body>
${(0, _percentages_mjs__WEBPACK_IMPORTED_MODULE_13__.r)()}
`;
}
function pageBody({ gates, gaps, facts, history }, report) {
const empty = _job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.u.filter((tab) => tab !== "summary").map((tab) => `<section id="${(0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.d)(tab)}" class="view"></section>\n`);
return `${faultsHtml(gates, gaps)}<main>
${empty.join("")}<section id="${(0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.d)("summary")}" class="view">
<p id="${_job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.l.note}" class="script-note">This page lists all tests with JavaScript. Without it, only this summary is available.</p>
<div id="${_job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.l.report}">
${renderHtml(report)}
</div>
${history === void 0 ? "" : `<p class="history-line">${renderHtmlInline(history)}</p>\n`}${facts.length === 0 ? "" : `<dl id="${_job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.l.facts}" class="facts">\n${facts.map(fact).join("\n")}\n</dl>\n`}</section>
</main>
<script>${pageScript}<\/script>
`;
}
const pageEnd = (notes) => `${notes.length === 0 ? "" : `<footer>${notes.map((note) => `<p>${escapeHtmlText(note)}</p>`).join("")}</footer>\n`}</body>
</html>
`;
const statusLetters = {
successful: "s",
failed: "f",
skipped: "k",
cancelled: "c",
running: "r",
unknown: "u"
};
const searchedFiles = [
"screenshot",
"comparison",
"video",
"trace"
];
const entryCost = 50;
function createNameTable(maximumLength) {
const numbers = new Map();
let fresh = [];
let length = 0;
return {
numberOf(key, name) {
const known = numbers.get(key);
if (known !== void 0) return known;
const cost = key.length + entryCost;
if (length + cost > maximumLength) return -1;
length += cost;
const number = numbers.size;
numbers.set(key, number);
fresh.push(name());
return number;
},
takeNew() {
const taken = fresh;
fresh = [];
return taken;
}
};
}
const usualDigits = 2;
const none$1 = -1;
function createHistoryColumns(history) {
const rows = createNameTable(pageLimits.rows);
const verdicts = createNameTable(pageLimits.verdicts);
const quarantines = createNameTable(pageLimits.quarantines);
const rowOfTest = [];
let columns = emptyColumns();
function numberOfRow({ id, job }) {
const found = id === void 0 ? void 0 : history.rowOf(id, job);
if (found === void 0) return {
number: none$1,
usual: void 0
};
const { row, usual } = found;
return {
number: rows.numberOf(`${row[0]}${row[1]}`, () => row),
usual
};
}
return {
addTest(test, place) {
const { number, usual } = numberOfRow(test);
rowOfTest.push(number);
columns.rowOf.push(number);
columns.usual.push(usual === void 0 || !Number.isFinite(usual) ? 0 : Number(usual.toPrecision(usualDigits)));
for (const change of history.changesOf(test.id ?? "")) columns.changed.push([place, change]);
},
addExecution(test, place, number, cause) {
const { status, flaky, job } = test;
if (!(status === "failed" || flaky === true)) return;
if (job !== void 0) {
const own = numberOfRow(test).number;
if (own !== none$1 && own !== rowOfTest[number]) columns.ownRowOf.push([place, own]);
}
const verdict = history.verdictOf(test, cause);
if (verdict !== void 0) {
const known = verdicts.numberOf(verdict.key, verdict.data);
columns.verdictOf.push([place, known === none$1 ? none$1 - _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.d.indexOf(verdict.kind) : known]);
}
const quarantine = status === "failed" ? history.quarantineOf(test) : void 0;
if (quarantine !== void 0) columns.quarantineOf.push([place, quarantines.numberOf(quarantine.key, quarantine.data)]);
},
take() {
const taken = {
...columns,
rows: rows.takeNew(),
verdicts: verdicts.takeNew(),
quarantines: quarantines.takeNew()
};
columns = emptyColumns();
return taken;
}
};
}
const emptyColumns = () => ({
rowOf: [],
usual: [],
changed: [],
ownRowOf: [],
verdictOf: [],
quarantineOf: []
});
function createEvidenceColumns() {
const steps = createNameTable(pageLimits.stepNames);
let stepOf = [];
let filesOf = [];
return {
add(details, place) {
const { attempts = [] } = details;
const names = failedNames(details) ?? attempts.map(failedNames).findLast((each) => each !== void 0);
const step = names === void 0 ? -1 : steps.numberOf(names, () => names);
if (step !== -1) stepOf.push([place, step]);
const flags = attempts.reduce((sum, attempt) => sum | flagsOf(attempt), flagsOf(details));
if (flags !== 0) filesOf.push([place, flags]);
},
take() {
if (stepOf.length === 0 && filesOf.length === 0) return void 0;
const taken = {
steps: steps.takeNew(),
stepOf,
filesOf
};
stepOf = [];
filesOf = [];
return taken;
}
};
}
function failedNames({ steps }) {
const names = [...new Set((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Y)(steps ?? []).flatMap((path) => path.map(({ name }) => name)))];
const kept = names.length > pageLimits.steps ? [...names.slice(0, pageLimits.steps / 2), ...names.slice(-pageLimits.steps / 2)] : names;
return names.length === 0 ? void 0 : kept.map((name) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.b)(name, pageLimits.stepName)).join(" \u203a ");
}
function flagsOf({ attachments = [] }) {
return attachments.reduce((flags, { type, comparison, reason }) => {
const kind = (0, _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_17__.t)(type);
const searched = kind === "image" ? comparison === void 0 ? "screenshot" : "comparison" : kind;
const index = reason === void 0 ? searchedFiles.indexOf(searched) : -1;
return index === -1 ? flags : flags | 1 << index;
}, 0);
}
const slotSize = 4;
const firstSlots = 1024;
function createKeyTable() {
const seed = (0, node_crypto__WEBPACK_IMPORTED_MODULE_25__.randomBytes)(4).readUInt32LE();
let slots = new Uint32Array(slotSize * firstSlots);
let size = 0;
function find(first, second, third) {
const mask = slots.length - 1;
let slot = mix(mix(mix(seed, first), second), third) * slotSize & mask;
while (slots[slot + 3] !== 0 && !(slots[slot] === first && slots[slot + 1] === second && slots[slot + 2] === third)) slot = slot + slotSize & mask;
return slot;
}
function put(first, second, third, value) {
const slot = find(first, second, third);
if (slots[slot + 3] === 0) size += 1;
slots[slot] = first;
slots[slot + 1] = second;
slots[slot + 2] = third;
slots[slot + 3] = value;
}
function grow() {
const old = slots;
slots = new Uint32Array(old.length * 2);
size = 0;
for (let slot = 0; slot < old.length; slot += slotSize) {
const value = old[slot + 3] ?? 0;
if (value !== 0) put(old[slot] ?? 0, old[slot + 1] ?? 0, old[slot + 2] ?? 0, value);
}
}
return {
get: (first, second, third) => slots[find(first >>> 0, second >>> 0, third >>> 0) + 3] ?? 0,
set(first, second, third, value) {
if (size * slotSize * 2 >= slots.length) grow();
put(first >>> 0, second >>> 0, third >>> 0, value);
}
};
}
function mix(hash, value) {
let mixed = hash ^ Math.imul(value, 3432918353);
mixed = Math.imul(mixed ^ mixed >>> 16, 2246822507);
mixed = Math.imul(mixed ^ mixed >>> 13, 3266489909);
return (mixed ^ mixed >>> 16) >>> 0;
}
function createTestNumbers() {
const occurrences = createKeyTable();
const numbers = createKeyTable();
let count = 0;
return { next(id, job) {
const own = parseId(id);
const hex = own === void 0 ? (0, node_crypto__WEBPACK_IMPORTED_MODULE_25__.hash)("sha256", id, "hex").slice(0, idLength) : id;
const [high, low] = own ?? parseId(hex) ?? [0, 0];
const ordinal = occurrences.get(high, low, job) + 1;
occurrences.set(high, low, job, ordinal);
const known = numbers.get(high, low, ordinal);
const isNew = known === 0;
if (isNew) {
count += 1;
numbers.set(high, low, ordinal, count);
}
return {
number: (isNew ? count : known) - 1,
isNew,
digits: hex.slice(0, 12),
isHexadecimal: own !== void 0,
ordinal
};
} };
}
const factor = 2654435761;
const idLength = 32;
function parseId(id) {
if (id.length !== idLength) return void 0;
const [first, second, third, fourth] = [
parseDigits(id, 0),
parseDigits(id, 8),
parseDigits(id, 16),
parseDigits(id, 24)
];
if (first === void 0 || second === void 0 || third === void 0 || fourth === void 0) return void 0;
return [first ^ Math.imul(third, factor), second ^ Math.imul(fourth, factor)];
}
function parseDigits(text, start) {
let value = 0;
for (let index = start; index < start + 8; index += 1) {
const code = text.charCodeAt(index);
const digit = code >= 48 && code <= 57 ? code - 48 : code >= 97 && code <= 102 ? code - 87 : void 0;
if (digit === void 0) return void 0;
value = value << 4 | digit;
}
return value >>> 0;
}
const maximumExecutions = 2e3;
const maximumDetailLength = 4e6;
const none = -1;
const workerMetadata = [
"threadId",
"thread",
"workerId",
"worker",
"hostname",
"host"
];
function createTestColumns(pageHistory) {
const suites = createSuiteTable();
const files = createNameTable(pageLimits.fileNames);
const tags = createNameTable(pageLimits.tagNames);
const owners = createNameTable(pageLimits.ownerNames);
const workers = createNameTable(pageLimits.workerNames);
const jobs = createNameTable(pageLimits.jobNames);
const causes = createNameTable(pageLimits.causeNames);
const messages = createNameTable(pageLimits.messages);
const numbers = createTestNumbers();
const history = pageHistory && createHistoryColumns(pageHistory);
const evidence = createEvidenceColumns();
let tests = emptyTests();
let executions = emptyExecutions();
let details = [];
let detailLength = 0;
let lastTest = none;
let lastJob = { number: none };
let messageLength = 0;
let first;
let testCount = 0;
const testOfCause = [];
let isCauseShared = false;
const causeCounter = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.bn)();
const jobNames = [];
function sharedCauses() {
const shown = causeCounter.count();
return isCauseShared || shown < testOfCause.length ? shown : 0;
}
function jobNumber({ job = "", module = "" }) {
if (job === lastJob.job && module === lastJob.module) return lastJob.number;
const names = [shownName(job), shownName(module)];
const number = jobs.numberOf(names.join("\0"), () => {
jobNames.push(names);
return names;
});
lastJob = {
job,
module,
number
};
return number;
}
function messageNumber({ headline, message }) {
const kept = messageLength < pageLimits.longMessages ? message : headline;
return kept === "" ? none : messages.numberOf(kept, () => {
messageLength += kept.length;
return kept;
});
}
function addTest(test, { digits, isHexadecimal, ordinal }, ownerNames) {
const place = tests.names.length;
testCount += 1;
tests.ids += digits;
if (test.id !== void 0 && !isHexadecimal && test.id.length <= pageLimits.id) tests.namedIds.push([place, test.id]);
if (ordinal > 1) tests.repeated.push([place, ordinal]);
tests.names.push(shownName(test.name));
tests.suiteOf.push(suites.numberOf(test.suite));
tests.fileOf.push(numberIn(files, test.file ?? test.source));
tests.lines.push(test.file === void 0 ? none : test.line ?? none);
const tagNumbers = numbersIn(tags, (test.tags ?? []).slice(0, pageLimits.tags));
if (tagNumbers.length > 0) tests.tagged.push([place, tagNumbers]);
const ownerNumbers = numbersIn(owners, ownerNames.slice(0, pageLimits.owners));
if (ownerNumbers.length > 0) tests.owned.push([place, ownerNumbers]);
history?.addTest(test, place);
}
return {
add(test, extras) {
const { status, timestamp, isStartEstimated, flaky } = test;
const job = jobNumber(test);
const numbered = numbers.next(test.id ?? "", job);
const { number, isNew } = numbered;
if (isNew) addTest(test, numbered, extras.owners(test));
const place = executions.durations.length;
executions.testSteps.push(number - lastTest - 1);
lastTest = number;
executions.jobOf.push(job);
executions.workerOf.push(numberIn(workers, workerOf(test)));
executions.statuses += statusLetters[status];
executions.durations.push((0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_16__.t)(test) ? rounded(test.duration) : none);
executions.timestamps.push(timestamp);
if (timestamp !== void 0) first = Math.min(first ?? timestamp, timestamp);
if (timestamp !== void 0 && isStartEstimated === true) extendRanges(executions.estimated, place);
if (flaky === true) executions.flaky.push(place);
history?.addExecution(test, place, number, extras.failure?.cause[0]);
if (extras.failure !== void 0) {
const { cause } = extras.failure;
const causeNumber = causes.numberOf(cause[0], () => {
const [id, signature, , , functionName] = cause;
causeCounter.add({
id,
signature,
hasFunction: functionName !== void 0
});
return cause;
});
if (causeNumber !== none) {
executions.causeOf.push([place, causeNumber]);
testOfCause[causeNumber] ??= number;
isCauseShared ||= testOfCause[causeNumber] !== number;
}
const message = messageNumber(extras.failure);
if (message !== none) executions.messageOf.push([place, message]);
}
if (extras.details === void 0) return;
executions.detailed.push(place);
details.push(extras.details);
evidence.add(extras.details, place);
detailLength += lengthOf(extras.details);
},
isFull: () => executions.durations.length >= maximumExecutions || detailLength >= maximumDetailLength,
isEmpty: () => executions.durations.length === 0,
take() {
const taken = {
tests: {
suites: suites.takeNew(),
files: files.takeNew(),
tags: tags.takeNew(),
owners: owners.takeNew(),
workers: workers.takeNew(),
jobs: jobs.takeNew(),
causes: causes.takeNew(),
messages: messages.takeNew(),
tests,
executions: withStarts(executions),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
evidence: evidence.take(),
history: history?.take()
})
},
details
};
tests = emptyTests();
executions = emptyExecutions();
details = [];
detailLength = 0;
return taken;
},
found: () => ({
start: first,
tests: testCount,
causes: sharedCauses(),
jobNames
})
};
}
function createSuiteTable() {
const table = createNameTable(pageLimits.suiteNames);
let last = [];
let lastNumber = none;
return {
numberOf(path) {
if (path.length === last.length && path.every((name, index) => name === last[index])) return lastNumber;
let parent = none;
for (const name of path.slice(0, pageLimits.suites)) {
const shown = shownName(name);
const around = parent;
const number = table.numberOf(`${around}\0${shown}`, () => [around, shown]);
if (number === none) break;
parent = number;
}
last = path;
lastNumber = parent;
return parent;
},
takeNew: table.takeNew
};
}
const emptyTests = () => ({
ids: "",
namedIds: [],
repeated: [],
names: [],
suiteOf: [],
fileOf: [],
lines: [],
tagged: [],
owned: []
});
const emptyExecutions = () => ({
testSteps: [],
jobOf: [],
workerOf: [],
statuses: "",
durations: [],
timestamps: [],
estimated: [],
flaky: [],
causeOf: [],
messageOf: [],
detailed: []
});
function extendRanges(ranges, place) {
const [from, to] = ranges.at(-1) ?? [0, -1];
if (to === place) ranges[ranges.length - 1] = [from, place + 1];
else ranges.push([place, place + 1]);
}
function withStarts({ timestamps, ...columns }) {
const start = timestamps.reduce((least, time) => time === void 0 || least !== void 0 && least <= time ? least : time, void 0);
return {
...columns,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ start }),
starts: timestamps.map((time) => time === void 0 || start === void 0 ? none : time - start)
};
}
function numberIn(table, name, limit = pageLimits.name) {
if (name === void 0 || name === "") return none;
const shown = shownName(name, limit);
return table.numberOf(shown, () => shown);
}
const numbersIn = (table, names) => [...new Set(names.map((name) => numberIn(table, name, pageLimits.tag)))].filter((number) => number !== none);
const shownName = (name, limit = pageLimits.name) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.t)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.b)(name, limit));
const rounded = (ms) => ms >= 10 ? Math.round(ms) : Math.round(ms * 100) / 100;
function workerOf({ metadata }) {
const name = metadata && workerMetadata.find((key) => Object.hasOwn(metadata, key));
return name === void 0 ? void 0 : metadata?.[name];
}
function lengthOf({ message = "", lead = "", diff = [], compared = [], details = "", stdout = "", stderr = "", code = "", attempts = [], metadata = {}, steps, attachments }) {
const own = message.length + lead.length + details.length + stdout.length + stderr.length + code.length;
const further = [...diff, ...compared].reduce((sum, line) => sum + line.length, 0) + Object.values(metadata).reduce((sum, value) => sum + value.length, 0) + (steps === void 0 ? 0 : JSON.stringify(steps).length) + (attachments === void 0 ? 0 : JSON.stringify(attachments).length);
return attempts.reduce((sum, attempt) => sum + lengthOf(attempt), own + further);
}
const hasEvidence = ({ steps, attachments }) => steps !== void 0 || attachments !== void 0;
function shownEvidence(evidence) {
if (!hasEvidence(evidence)) return {};
const { attachments, numbers, leftOut: attachmentsLeftOut } = shownAttachments(evidence.attachments);
const { steps, leftOut: stepsLeftOut } = shownSteps(evidence.steps, numbers);
return {
...steps.length === 0 ? {} : { steps },
...leftOutCount("stepsLeftOut", stepsLeftOut, evidence.stepsLeftOut),
...attachments.length === 0 ? {} : { attachments },
...leftOutCount("attachmentsLeftOut", attachmentsLeftOut, evidence.attachmentsLeftOut)
};
}
function leftOutCount(name, here, before) {
const sum = here + (positive(before) ?? 0);
return sum === 0 ? {} : { [name]: sum };
}
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value) => Array.isArray(value) ? value : [];
const positive = (value) => Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : void 0;
const amount = (value) => typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : void 0;
const oneOf = (values, value) => values.find((each) => each === value);
const shownText = (value, limit) => typeof value === "string" && value !== "" ? (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.n)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.b)(value, limit)) : void 0;
const shownLine = (value, limit) => typeof value === "string" && value !== "" ? (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.t)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.b)(value, limit)) : void 0;
const shownPath = (value) => typeof value === "string" && value !== "" && value.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_23__.t.attachmentPath ? (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.n)(value).replace(/[\t\n]/g, " ") : void 0;
function shownAttachments(value) {
const attachments = [];
const numbers = new Map();
const all = listOf(value);
for (const [position, each] of all.slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_23__.t.attachments).entries()) {
const attachment = isObject(each) ? shownAttachment(each) : void 0;
if (attachment === void 0) continue;
numbers.set(position, attachments.length);
attachments.push(attachment);
}
return {
attachments,
numbers,
leftOut: Math.max(0, all.length - _limits_mjs__WEBPACK_IMPORTED_MODULE_23__.t.attachments)
};
}
function shownAttachment({ name, type, size, sha256, path, url, text, comparison, reason }) {
const shown = shownLine(name, _limits_mjs__WEBPACK_IMPORTED_MODULE_23__.t.attachmentName);
if (shown === void 0) return void 0;
return {
name: shown,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
type: typeof type === "string" && /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(type) ? type : void 0,
size: amount(size),
sha256: typeof sha256 === "string" && /^[0-9a-f]{64}$/.test(sha256) ? sha256 : void 0,
path: shownPath(path),
url: typeof url === "string" && url.length <= pageLimits.url && /^https?:\/\/[!-~]+$/.test(url) ? url : void 0,
text: shownText(text, _limits_mjs__WEBPACK_IMPORTED_MODULE_23__.t.attachmentText),
comparison: shownComparison(comparison),
reason: oneOf(_bound_steps_mjs__WEBPACK_IMPORTED_MODULE_22__.n, reason)
})
};
}
function shownComparison(value) {
if (!isObject(value)) return void 0;
const name = shownLine(value.name, _limits_mjs__WEBPACK_IMPORTED_MODULE_23__.t.attachmentName);
const side = oneOf(_bound_steps_mjs__WEBPACK_IMPORTED_MODULE_22__.r, value.side);
return name === void 0 || side === void 0 ? void 0 : {
name,
side
};
}
function shownSteps(value, numbers) {
const { steps, leftOut } = (0, _bound_steps_mjs__WEBPACK_IMPORTED_MODULE_22__.t)(value, {
clean: (text) => text,
message: void 0,
positionOf: (position) => numbers.get(position)
});
return {
steps: steps.map(shownStep),
leftOut
};
}
const shownStep = ({ name, message, text, file, steps, ...others }) => ({
...others,
name: (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.t)(name),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
message: message === void 0 ? void 0 : (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.n)(message),
text: text === void 0 ? void 0 : (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.n)(text),
file: shownPath(file),
steps: steps?.map(shownStep)
})
});
const isNotable = ({ status, flaky }) => status !== "successful" || flaky === true;
function hasDetails(test) {
const { message, details, expected, actual, stdout, stderr, attempts, metadata } = test;
return Boolean(message || details || expected && actual || stdout || stderr || attempts?.length || metadata && Object.keys(metadata).length > 0) || hasEvidence(test);
}
const shown = (text, limit) => text === void 0 || text === "" ? void 0 : (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.n)((0, _cause_mjs__WEBPACK_IMPORTED_MODULE_9__.c)((0, _cause_mjs__WEBPACK_IMPORTED_MODULE_9__.p)(text), limit));
function testDetails(test, limit, location, code, known) {
const rerun = test.status === "failed" || test.flaky === true ? (0, _rerun_command_mjs__WEBPACK_IMPORTED_MODULE_19__.t)({
...test,
location: location?.file
}) : void 0;
if (!hasDetails(test) && location === void 0 && rerun === void 0) return void 0;
if (limit === "short messages") {
const written = test.status === "failed" ? (known ?? (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_9__.a)(test))?.headline : test.message;
const message = shown(written?.slice(0, pageLimits.shortMessage), pageLimits.shortMessage);
return message === void 0 || !isNotable(test) ? void 0 : { message };
}
if (limit === "notable tests" && !isNotable(test)) return void 0;
const { attempts, metadata } = test;
const kept = {
...texts(test, test, known),
...shownEvidence(test)
};
if (location !== void 0) kept.source = location.line === void 0 ? [location.file] : [location.file, location.line];
if (code !== void 0) kept.code = code;
if (rerun !== void 0) kept.rerun = rerun;
if (attempts !== void 0 && attempts.length > 0) kept.attempts = attempts.slice(-pageLimits.attempts).map((attempt) => attemptDetails(attempt, test));
if ([kept, ...kept.attempts ?? []].some(hasTrace)) Object.assign(kept, (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ traceLanguage: (0, _trace_command_mjs__WEBPACK_IMPORTED_MODULE_20__.t)(test) }));
if (metadata !== void 0) {
const entries = Object.entries(metadata).slice(0, pageLimits.metadata);
if (entries.length > 0) kept.metadata = Object.fromEntries(entries.map(([name, value]) => [metadataName(name), metadataValue(value)]));
}
return kept;
}
const hasTrace = ({ attachments = [] }) => attachments.some(({ type }) => type === _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_17__.r);
const metadataName = (name) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.t)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.o)(name, pageLimits.metadataName));
const metadataValue = (value) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_28__.n)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.o)(value, pageLimits.metadataValue));
function attemptDetails(attempt, test) {
const { status, duration } = attempt;
return {
...texts(attempt, test),
...shownEvidence(attempt),
status,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ duration })
};
}
function texts(result, { name, suite }, known) {
const kept = {};
const message = shown(result.message, pageLimits.text);
const details = shown(result.details && (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_21__.s)(result.details), pageLimits.trace);
const stdout = shown(result.stdout, pageLimits.text);
const stderr = shown(result.stderr, pageLimits.text);
if (message !== void 0) kept.message = message;
if (details !== void 0) kept.details = details;
if (result.status === "failed") lead(kept, known ?? (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_9__.a)({
...result,
name,
suite
}), (0, _stated_values_mjs__WEBPACK_IMPORTED_MODULE_18__.t)(result, pageLimits.text));
if (stdout !== void 0) kept.stdout = stdout;
if (stderr !== void 0) kept.stderr = stderr;
return kept;
}
function lead(kept, found = {}, stated) {
const { isOutput } = found;
const headline = (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_9__.p)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.N)(found.headline ?? "", found.step));
const text = found.text === void 0 ? void 0 : (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_9__.p)(found.text);
const { message = "", details = "" } = kept;
const values = text === void 0 ? (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_21__.i)(message, details, stated) : (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_21__.i)(text, "", stated);
if (values !== void 0) {
const diff = (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_21__.r)(headline, values);
const whole = diff === values.lines ? ["", ...diff] : diff;
kept.diff = (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_21__.u)(whole, pageLimits.diffLines);
const compared = commonLines(values.source, details);
if (values.isShortened || kept.diff !== whole) kept.isPartialDiff = true;
else if (compared.length > 0) kept.compared = compared;
}
if (text === void 0) return;
kept.lead = isOutput ? headline : text;
const rest = (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_21__.l)((0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_21__.c)(message, details), text).trim();
if (rest !== "") kept.details = rest;
else delete kept.details;
}
function commonLines(lines, text) {
const all = new Set(text.split("\n").map((line) => line.trim()));
const found = lines.map((line) => line.trim()).filter((line) => line !== "" && all.has(line));
return [...new Set(found)];
}
async function writePage(request) {
const { path, head, report, recordsPath, counts, jobs = [], history, locate, codeAround = () => void 0, ownersOf = () => [], sourceBase, runUrl, attachments } = request;
const file = (0, _atomic_file_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(path, "HTML report");
try {
file.write(pageStart(head));
const header = reserveHeader(file, head);
file.write(pageBody(head, report));
const blocks = createDataBlocks(file);
const pageHistory = history && createPageHistory(history);
if (pageHistory !== void 0) blocks.begin(pageHistory.data);
const columns = createTestColumns(pageHistory);
const isListed = createListingQuota(counts);
const failureOf = createFailureIndex();
let total = 0;
let listed = 0;
let outputsLeftOut = 0;
let detailsLeftOut = 0;
let codes = 0;
const writeBlock = () => {
const { tests, details } = columns.take();
blocks.add(tests, details);
};
const problems = await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.j)().read(recordsPath, recordsPath, {
test(test) {
total += 1;
if (!isListed(test)) return;
listed += 1;
const limit = detailLimitFor(blocks.detailBytes());
if (limit !== "everything" && hasDetails(test)) {
if (!isNotable(test)) outputsLeftOut += 1;
else if (limit === "short messages") detailsLeftOut += 1;
}
const location = test.status === "failed" && limit !== "short messages" ? locate(test) : void 0;
const code = location !== void 0 && codes < pageLimits.codes ? codeAround(location) : void 0;
if (code !== void 0) codes += 1;
const lead = test.status === "failed" ? (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_9__.a)(test) : void 0;
const details = testDetails(test, limit, location, code, lead);
const shown = details === void 0 || attachments === void 0 ? details : withShownFiles(details, {
position: total - 1,
attempts: test.attempts?.length ?? 0
}, attachments);
columns.add(test, {
details: shown,
failure: failureOf(test, lead),
owners: ownersOf
});
if (columns.isFull()) writeBlock();
},
record() {}
});
if (!columns.isEmpty()) writeBlock();
const { start, tests, causes, jobNames } = columns.found();
const jobsOfPage = jobData(jobNames, jobs, listed === total);
blocks.end({
listed,
total,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
start,
sourceBase,
runUrl,
lacksResults: head.gaps.length > 0 ? true : void 0,
failsOtherwise: head.gates.length > 0 ? true : void 0,
jobs: jobsOfPage.some((job) => Object.keys(job).length > 0) ? jobsOfPage : void 0,
outputsLeftOut: outputsLeftOut === 0 ? void 0 : outputsLeftOut,
detailsLeftOut: detailsLeftOut === 0 ? void 0 : detailsLeftOut,
attachments: attachments?.data
})
});
if (attachments !== void 0) writeAttachmentBlocks(file, attachments);
file.write(pageEnd(notesOf({
listed,
total,
outputsLeftOut,
detailsLeftOut
})));
header.fill({
tests,
causes,
hasStarts: start !== void 0
});
const bytes = file.length();
file.close();
return {
bytes,
listed,
problems
};
} finally {
file.discard();
}
}
const widest = {
tests: 8888888,
causes: 8888888,
hasStarts: true
};
function reserveHeader(file, head) {
const position = file.length();
const reserved = headerHtml(head, widest);
file.write(reserved);
const bytes = Buffer.byteLength(reserved);
return { fill(found) {
const html = headerHtml(head, found);
file.overwrite(position, html + " ".repeat(bytes - Buffer.byteLength(html)));
} };
}
function detailLimitFor(detailBytes) {
if (detailBytes >= pageLimits.allDetailBytes) return "short messages";
return detailBytes >= pageLimits.detailBytes ? "notable tests" : "everything";
}
function createListingQuota({ failed }) {
let forFailed = Math.min(failed, pageLimits.results);
let forOthers = pageLimits.results - forFailed;
return ({ status }) => status === "failed" ? forFailed-- > 0 : forOthers-- > 0;
}
function notesOf({ listed, total, outputsLeftOut, detailsLeftOut }) {
return [
...listed < total ? [`This page lists ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.T)(listed)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.w)(total, "test")}. Failed tests take precedence.`] : [],
...outputsLeftOut > 0 ? [`The output and metadata of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.w)(outputsLeftOut, "passed test")} were left out to limit the size of this page.`] : [],
...detailsLeftOut > 0 ? [`Only the beginning of the message is kept for ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.w)(detailsLeftOut, "test")}.`] : []
];
}
function utcMinute(time) {
const [, day = "", month = "", year = ""] = /, (\d+) (\w+) (-?\d+)/.exec(time.toUTCString()) ?? [];
const clock = [time.getUTCHours(), time.getUTCMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
return `${Number(day)} ${month} ${year}, ${clock} UTC`;
}
const sources = {
file: " from a history file",
artifact: " from an artifact",
server: " from the server"
};
function historyLine(scope) {
const { unknownAttempt } = scope.summary;
const compared = comparedWith(scope);
if (unknownAttempt === void 0) return compared;
const unknown = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(`This is ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.f)(unknownAttempt)}.`);
return compared === void 0 ? [unknown] : [
...compared,
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(" "),
unknown
];
}
function comparedWith(scope) {
const { history } = scope.summary;
if (history === void 0) return void 0;
if (history.builds === 0) return reasonLine(history);
const { builds, base, source, replaces } = history;
const recovered = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Rt)(scope.summary).map((fact) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(` ${(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_12__.o)(fact)}.`));
const missing = replaces === void 0 ? "" : `No history of ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.zt)({ history: {
...history,
ref: replaces
} })}: `;
const gap = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.l)(scope.summary);
const why = gap === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(` ${(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_12__.o)(gap)}.`)];
const of = `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.w)(builds, "build")} of ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.zt)(scope.summary)}${source === void 0 ? "" : sources[source]}`;
if (!(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.d)(scope.summary)) return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(`${missing === "" ? "Not" : `${missing}not`} compared with ${of}.`), ...why];
return [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(`${missing === "" ? "Compared" : `${missing}compared`} with ${of}.`),
...base === void 0 ? [] : [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(" The tested base is "),
(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_12__._)(base, scope),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(`${whenOf(base.timestamp)}.`)
],
...recovered,
...why
];
}
function reasonLine(history) {
const { missingPermission } = history;
const why = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.u)(history);
if (missingPermission === void 0) return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(why === "" ? "No history." : `No history: ${why}.`)];
return [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)("No history: add "),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ot)(missingPermission),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(" to the permissions of the job.")
];
}
const whenOf = (timestamp) => {
const date = new Date(timestamp ?? NaN);
return Number.isNaN(date.getTime()) ? "" : `, ${utcMinute(date)}`;
};
const manyFailures = 20;
function pageHead(source) {
const { summary, ciContext } = source;
const { org, project } = ciContext;
const { run } = (0, _context_line_mjs__WEBPACK_IMPORTED_MODULE_24__.t)(ciContext);
const { counts } = summary;
const history = historyLine(source);
return {
...headlineParts(summary),
mark: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.et)({ summary }),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
project: project === void 0 ? void 0 : org === void 0 ? project : `${org}/${project}`,
run
}),
context: (tests) => contextOf(source, tests),
proportion: [
{
outcome: "failed",
count: counts.failed
},
{
outcome: "flaky",
count: counts.flaky
},
{
outcome: "cancelled",
count: counts.cancelled
},
{
outcome: "running",
count: counts.running
},
{
outcome: "unknown",
count: counts.unknown
},
{
outcome: "skipped",
count: counts.skipped
},
{
outcome: "passed",
count: Math.max(counts.successful - counts.flaky, 0)
}
],
gates: (0, _context_line_mjs__WEBPACK_IMPORTED_MODULE_24__.i)(summary),
gaps: summary.problems.filter(_longest_mjs__WEBPACK_IMPORTED_MODULE_11__.wn),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ history }),
facts: factsOf(source),
tabs: (found) => tabsOf(summary, found),
startTab: startTabOf(summary)
};
}
const groupTags = {
new: {
tone: "new",
query: "is:new"
},
failed: void 0,
known: {
tone: "failed",
query: "is:known"
},
flaky: {
tone: "flaky",
query: "is:failed is:flaky"
},
quarantined: { query: "is:quarantined" }
};
function headlineParts(summary) {
const headline = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.tt)({ summary });
const end = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.dt)(summary);
if (end !== "" && headline.endsWith(end)) {
const counts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__["in"])(summary);
const tags = _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.rn.flatMap((group) => {
const tag = groupTags[group];
return tag === void 0 || counts[group] === 0 ? [] : [{
...tag,
text: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.lt)(group, summary)
}];
});
return {
headline,
shortHeadline: headline.slice(0, -end.length),
tags
};
}
const fixed = summary.changes?.fixed.count ?? 0;
const isGood = summary.status === "successful" && fixed > 0;
return {
headline,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ tags: isGood ? [{
tone: "passed",
text: `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.T)(fixed)} fixed`,
query: "is:fixed"
}] : void 0 })
};
}
function startTabOf(summary) {
const { counts, failedTests = counts.failed } = summary;
if (counts.total === 0) return "summary";
return failedTests > manyFailures && (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_12__.i)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.cn)(summary)) ? "causes" : "tests";
}
function tabsOf(summary, { tests, causes, hasStarts }) {
const { groups } = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Yt)(summary);
return [
...tests === 0 ? [] : [{
name: "tests",
count: tests
}],
...causes === 0 ? [] : [{
name: "causes",
count: causes
}],
...groups.length < 2 ? [] : [{
name: "jobs",
count: groups.length
}],
...hasStarts ? [{ name: "timeline" }] : [],
{ name: "summary" }
];
}
const plain = (value) => value === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(value)];
function sizeOf(summary, tests) {
const { noun, groups } = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Yt)(summary);
if (groups.length < 2) return void 0;
const [first] = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.at)({ summary });
return first?.endsWith(" failed") ? first : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.w)(tests, "test")} in ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.w)(groups.length, noun)}`;
}
function contextOf({ summary, ciContext, now }, tests) {
const { pullRequest, branch, commit, author } = (0, _context_line_mjs__WEBPACK_IMPORTED_MODULE_24__.t)(ciContext);
const { baseBranch } = ciContext.source;
const message = pullRequest === void 0 && commit?.message !== void 0 ? ` ${commit.message}` : "";
const branches = branch === void 0 || baseBranch === void 0 || baseBranch === branch ? branch : `${branch} \u2192 ${baseBranch}`;
return [
{
value: plain(sizeOf(summary, tests)),
important: true
},
{
value: pullRequest === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.jt)(pullRequest.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(`#${pullRequest.number} ${pullRequest.title ?? ""}`.trim()))],
important: true,
isLong: true
},
{
value: plain(branches),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ important: pullRequest === void 0 ? true : void 0 })
},
{
value: commit === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.jt)(commit.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ct)(commit.hash)), ...message === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(message)]],
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ isLong: message === "" ? void 0 : true })
},
{ value: plain(author) },
{ value: [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(utcMinute(now))] }
].filter(({ value }) => value.length > 0);
}
function factsOf({ ciContext, metadata, now }) {
const { project, module, pipeline, job, matrixJob } = ciContext;
const { pullRequest, branch, commit, run, author } = (0, _context_line_mjs__WEBPACK_IMPORTED_MODULE_24__.t)(ciContext);
return [
["Module", module === project ? [] : plain(module)],
["Pipeline", plain(pipeline)],
["Job", plain(matrixJob ?? job)],
["Run", run === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.jt)(run.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(run.name))]],
["Pull request", pullRequest === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.jt)(pullRequest.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(`#${pullRequest.number} ${pullRequest.title ?? ""}`.trim()))]],
["Branch or tag", plain(branch)],
["Base branch", plain(ciContext.source.baseBranch)],
["Commit", commit === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.jt)(commit.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ct)(commit.hash)), ...plain(commit.message && ` ${commit.message}`)]],
["Started by", plain(author)],
["Written", [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(utcMinute(now))]],
...Object.entries(metadata).slice(0, pageLimits.metadata).map(([label, value]) => [label, [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.b)(value, pageLimits.runMetadataValue))]])
].filter(([, value]) => value.length > 0).map(([label, value]) => ({
label,
value
}));
}
const shownNotices = 10;
function twinParagraphs(notices) {
const messages = notices.filter(({ kind }) => kind === "twin").map(({ message }) => message);
const more = messages.length - shownNotices;
const shown = messages.slice(0, shownNotices);
return (more > 0 ? [...shown, `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.T)(more)} more files were not counted for this reason.`] : shown).map((message) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.Ft)(message)));
}
var html_report_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ writeHtml: () => writeHtml });
const pageDetail = {
extras: true,
tests: 100,
detailLines: 10
};
async function writeHtml(given) {
const { reporter, evaluator, template, scope, keptFiles = [], attachments, finished, env, now } = given;
const { request, config, ciContext, mask, tracked } = finished.prepared;
const { recordsPath } = finished.collected;
if (recordsPath === void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.g("The HTML report requires the records of the run, which could not be written.");
const { cwd } = request;
const path = (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_10__.a)({
reporter,
evaluator,
request,
env
});
const { summary, source, repositoryUrl } = scope;
const context = ciContext();
const report = (0, _report_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(template, {
...scope,
place: "page",
detail: pageDetail
});
const metadata = mask.value(await (0, _collected_metadata_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(config, ciContext, env));
const sourceLines = (0, _source_excerpt_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(cwd, tracked);
const codeAround = (location) => {
const code = (0, _source_excerpt_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(location, sourceLines);
return code === void 0 ? void 0 : mask.text(code);
};
const { bytes, problems } = await writePage({
path,
head: pageHead({
summary,
source,
ciContext: context,
metadata,
now
}),
report: await (0, _plain_tree_mjs__WEBPACK_IMPORTED_MODULE_5__.t)({
...report,
children: [
...report.children,
...twinParagraphs(finished.guide.notices),
...keptFiles
]
}),
recordsPath,
counts: summary.counts,
jobs: summary.jobs,
history: {
summary,
source,
histories: scope.histories,
judgement: scope.judgement,
quarantine: scope.quarantine,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ repositoryUrl })
},
locate: _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.A,
codeAround,
ownersOf: ({ owners = [] }) => owners,
sourceBase: source && sourceBase(source),
runUrl: (context.testedBuild ?? context.build).url,
attachments
});
return {
path,
bytes,
problems
};
}
const sourceBase = ({ serverUrl, repository, commit }) => `${serverUrl.replace(/\/$/, "")}/${repository}/blob/${encodeURIComponent(commit)}/`;
}),
24486: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => contentSecurityPolicy,
n: () => symbolId,
r: () => symbolSheet,
t: () => formatPercentage
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
const hashOf = (content) => `'sha256-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("base64")}'`;
const scriptDirectives = (scripts, showsFiles) => [
`script-src ${scripts.map(hashOf).join(" ")}`,
...showsFiles ? ["img-src blob: data:", "media-src blob:"] : ["img-src data:"],
"require-trusted-types-for 'script'",
"trusted-types 'none'"
];
const contentSecurityPolicy = ({ style, scripts = [], showsFiles = false, directives = [] }) => [
"default-src 'none'",
`style-src ${hashOf(style)}`,
...scripts.length === 0 ? [] : scriptDirectives(scripts, showsFiles),
"base-uri 'none'",
"form-action 'none'",
...directives
].join("; ");
const shapes = {
failed: "<circle cx=\"8\" cy=\"8\" r=\"7.25\" fill=\"var(--failed-fill)\"/><path d=\"M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2\" stroke=\"var(--bg)\" stroke-width=\"1.8\"/>",
known: "<g stroke=\"var(--failed-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6\"/></g>",
quarantined: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\" stroke-dasharray=\"2.6 2.5\"/><path d=\"M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6\"/></g>",
gone: "<path d=\"M4 8h8\" stroke=\"var(--skipped-fill)\"/>",
flaky: "<circle cx=\"8\" cy=\"8\" r=\"6.5\" stroke=\"var(--flaky-fill)\"/><path d=\"M8 1.5a6.5 6.5 0 0 0 0 13z\" fill=\"var(--flaky-fill)\" stroke=\"none\"/>",
cancelled: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M3.6 12.4l8.8-8.8\"/></g>",
running: "<circle cx=\"8\" cy=\"8\" r=\"6.5\" stroke=\"var(--skipped-fill)\" stroke-dasharray=\"2.6 2.5\"/>",
unknown: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M6.2 6.4a1.8 1.8 0 1 1 2.6 1.6c-.5.3-.8.6-.8 1.1M8 11.3v.1\"/></g>",
skipped: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M5 8h6\"/></g>",
passed: "<path d=\"M3.2 8.6l3.2 3.2 6.4-7\" stroke=\"var(--passed-fill)\" stroke-width=\"1.9\"/>",
complete: "<circle cx=\"8\" cy=\"8\" r=\"7.25\" fill=\"var(--passed-fill)\"/><path d=\"M4.8 8.3l2.2 2.2 4.2-4.6\" stroke=\"var(--bg)\" stroke-width=\"1.7\"/>",
incomplete: "<g stroke=\"var(--flaky-fill)\"><path d=\"M8 2l6.3 11.5H1.7z\"/><path d=\"M8 6.3v3.4M8 11.6v.1\"/></g>",
search: "<g stroke=\"currentColor\"><circle cx=\"7\" cy=\"7\" r=\"4.5\"/><path d=\"M10.5 10.5L14 14\"/></g>",
down: "<path d=\"M4.5 6.5L8 10l3.5-3.5\" stroke=\"currentColor\"/>",
left: "<path d=\"M10 3.5L5.5 8l4.5 4.5\" stroke=\"currentColor\"/>",
right: "<path d=\"M6 3.5L10.5 8L6 12.5\" stroke=\"currentColor\"/>",
plus: "<path d=\"M8 3.5v9M3.5 8h9\" stroke=\"currentColor\"/>",
minus: "<path d=\"M3.5 8h9\" stroke=\"currentColor\"/>",
expand: "<path d=\"M9.8 2.8h3.4v3.4M6.2 13.2H2.8V9.8M13 3L9.5 6.5M3 13l3.5-3.5\" stroke=\"currentColor\"/>",
close: "<path d=\"M4 4l8 8M12 4l-8 8\" stroke=\"currentColor\"/>",
theme: "<circle cx=\"8\" cy=\"8\" r=\"6.25\" stroke=\"currentColor\"/><path d=\"M8 1.75a6.25 6.25 0 0 1 0 12.5z\" fill=\"currentColor\" stroke=\"none\"/>",
branch: "<g stroke=\"currentColor\"><circle cx=\"4.5\" cy=\"3.5\" r=\"1.75\"/><circle cx=\"4.5\" cy=\"12.5\" r=\"1.75\"/><circle cx=\"11.5\" cy=\"5\" r=\"1.75\"/><path d=\"M4.5 5.3v5.4M11.5 6.8c0 2.6-7 1.6-7 3.9\"/></g>",
account: "<g stroke=\"currentColor\"><circle cx=\"8\" cy=\"5.5\" r=\"2.75\"/><path d=\"M2.5 13.8a5.6 5.6 0 0 1 11 0\"/></g>",
brand: "<g stroke=\"none\"><rect x=\"1\" y=\"8\" width=\"3.5\" height=\"7\" rx=\"1\" fill=\"var(--passed-fill)\"/><rect x=\"6.25\" y=\"1\" width=\"3.5\" height=\"14\" rx=\"1\" fill=\"var(--failed-fill)\"/><rect x=\"11.5\" y=\"8\" width=\"3.5\" height=\"7\" rx=\"1\" fill=\"var(--passed-fill)\"/></g>",
keyboard: "<g stroke=\"currentColor\"><rect x=\"1.5\" y=\"3.5\" width=\"13\" height=\"9\" rx=\"2\"/><path d=\"M4.5 6.5h.1M7.9 6.5h.2M11.4 6.5h.1M5 9.7h6\"/></g>",
copy: "<g stroke=\"currentColor\" stroke-width=\"1.4\"><rect x=\"5.5\" y=\"5.5\" width=\"8\" height=\"8\" rx=\"1.5\"/><path d=\"M3.5 10.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1\"/></g>",
link: "<path d=\"M6.8 9.2l2.4-2.4M7.5 4.8l1.3-1.3a2.6 2.6 0 0 1 3.7 3.7l-1.3 1.3M8.5 11.2l-1.3 1.3a2.6 2.6 0 0 1-3.7-3.7l1.3-1.3\" stroke=\"currentColor\" stroke-width=\"1.4\"/>",
wrap: "<path d=\"M2.5 4h11M2.5 8h8.5a2.2 2.2 0 0 1 0 4.4H8.5M10 10.8l-1.6 1.6L10 14M2.5 12h3\" stroke=\"currentColor\" stroke-width=\"1.4\"/>",
sliders: "<g stroke=\"currentColor\"><path d=\"M2 5h6M12 5h2M2 11h2M8 11h6\"/><circle cx=\"10\" cy=\"5\" r=\"1.8\"/><circle cx=\"6\" cy=\"11\" r=\"1.8\"/></g>",
clip: "<path d=\"M13 7.2l-5 5a3 3 0 0 1-4.3-4.2l5.2-5.2a2 2 0 0 1 2.9 2.8L6.7 10.7a1 1 0 0 1-1.4-1.4L9.6 5\" stroke=\"currentColor\" stroke-width=\"1.3\"/>",
film: "<rect x=\"1.75\" y=\"3\" width=\"12.5\" height=\"10\" rx=\"2\" stroke=\"currentColor\" stroke-width=\"1.4\"/><path d=\"M6.6 5.9v4.2L10.2 8z\" fill=\"currentColor\" stroke=\"none\"/>",
trace: "<path d=\"M2 4.5h7M4.5 8h8M7 11.5h7\" stroke=\"currentColor\" stroke-width=\"2\"/>",
doc: "<path d=\"M4 1.75h5.2L12.5 5v9.25H4zM9 1.9V5.2h3.3M6 8.2h4.5M6 10.8h4.5\" stroke=\"currentColor\" stroke-width=\"1.3\"/>",
page: "<g stroke=\"currentColor\" stroke-width=\"1.4\"><rect x=\"1.75\" y=\"2.75\" width=\"12.5\" height=\"10.5\" rx=\"2\"/><path d=\"M2 6h12\"/></g>",
save: "<path d=\"M8 2.5v7.2M5 7l3 3 3-3M2.75 11.5v1.2a1 1 0 0 0 1 1h8.5a1 1 0 0 0 1-1v-1.2\" stroke=\"currentColor\"/>",
slow: "<g stroke=\"var(--text-3)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M8 4.4V8l2.6 1.6\"/></g>"
};
const symbolId = (name) => `symbol-${name}`;
const symbolSheet = () => `<svg width="0" height="0" class="symbols" aria-hidden="true"><defs>${Object.entries(shapes).map(([name, shape]) => `<symbol id="${symbolId(name)}" viewBox="0 0 16 16"><g fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shape}</g></symbol>`).join("")}</defs></svg>`;
const perThousand = 1 / 1e3;
function formatPercentage(share) {
if (share === 0 || share === 1) return `${share * 100}%`;
if (share > 0 && share < perThousand) return "< 0.1%";
if (share < 1 && share > .999) return "> 99.9%";
return `${(share * 100).toFixed(1)}%`;
}
}),
55646: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => withParsedMarkdown });
var _context_line_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61715);
const hasMarkdown = (blocks) => blocks.some((block) => {
if (block.type === "list") return block.children.some((item) => hasMarkdown(item.children));
return block.type === "markdown" || (block.type === "section" || block.type === "alert") && hasMarkdown(block.children);
});
async function withParsedMarkdown(root) {
if (!hasMarkdown(root.children)) return root;
const { parseMarkdown } = await Promise.all([
__webpack_require__.e(3014),
__webpack_require__.e(5200),
__webpack_require__.e(8878)
]).then(__webpack_require__.bind(__webpack_require__, 78878));
const parsed = (blocks) => blocks.flatMap((block) => {
switch (block.type) {
case "markdown": return parseMarkdown((0, _context_line_mjs__WEBPACK_IMPORTED_MODULE_0__.o)(block.parts));
case "section":
case "alert": return [{
...block,
children: parsed(block.children)
}];
case "list": return [{
...block,
children: block.children.map((item) => ({
...item,
children: parsed(item.children)
}))
}];
default: return [block];
}
});
return {
...root,
children: parsed(root.children)
};
}
}),
11e3: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => createSourceLines,
t: () => sourceExcerpt
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6741);
var _work_tree_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82309);
var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
const maximumFileBytes = 1048576;
const maximumFiles = 1e3;
function createSourceLines(cwd, tracked) {
const known = new Map();
let top;
const read = (path) => {
if (known.size >= maximumFiles || tracked.locate(path) !== path) return void 0;
if (tracked.whyOnDisk() !== void 0 && path.split("/").some((name) => name.startsWith("."))) return void 0;
try {
top ??= (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)((0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(cwd) ?? cwd);
const file = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(top, path);
if ((0, node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(file) !== file) return void 0;
const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(file);
if (!stats.isFile() || stats.size > maximumFileBytes) return void 0;
const text = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(file, "utf8");
return text.includes("\0") ? void 0 : text.split(/\r\n|\r|\n/);
} catch {
return;
}
};
return (path) => {
if (!known.has(path)) known.set(path, read(path));
return known.get(path);
};
}
const linesAround = 5;
const maximumLineLength = 200;
function sourceExcerpt({ file, line }, sourceLines) {
const lines = line === void 0 ? void 0 : sourceLines(file);
if (line === void 0 || lines === void 0 || line > lines.length) return void 0;
const first = Math.max(1, line - linesAround);
const shown = lines.slice(first - 1, line + linesAround);
const width = String(first + shown.length - 1).length;
return shown.map((text, index) => {
const number = first + index;
const content = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(text).replaceAll("\n", " "), maximumLineLength);
return `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${content}`.trimEnd();
}).join("\n");
}
}),
92402: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => trace_command_exports,
t: () => traceLanguage
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31653);
var trace_command_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
traceCommand: () => traceCommand,
traceLanguage: () => traceLanguage
});
const languageOfProducer = {
pytest: "python",
unittest: "python",
behave: "python",
dotnet: "dotnet",
maven: "java",
gradle: "java"
};
const languageOfExtension = new Map([
["py", "python"],
["cs", "dotnet"],
["fs", "dotnet"],
["vb", "dotnet"],
["java", "java"],
["kt", "java"],
["groovy", "java"],
["scala", "java"]
]);
function traceLanguage(test) {
const producer = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(test);
return (producer === void 0 ? void 0 : languageOfProducer[producer]) ?? languageOfExtension.get(/\.([a-z]+)$/.exec(test.file ?? "")?.[1] ?? "");
}
function wordsOf(path, language) {
if (language === "python") return [
"playwright",
"show-trace",
path
];
if (language === "dotnet") return [
"pwsh",
"bin/Debug/netX/playwright.ps1",
"show-trace",
path
];
if (language === "java") return [
...[
"mvn",
"exec:java",
"-e",
"-D",
"exec.mainClass=com.microsoft.playwright.CLI"
],
"-D",
`exec.args=show-trace ${path}`
];
return [
"npx",
"playwright",
"show-trace",
path
];
}
function traceCommand(path, language) {
if (path.includes("***") || language === "java" && path.includes(" ")) return void 0;
return (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.g)(wordsOf(path.startsWith("-") ? `./${path}` : path, language));
}
})
};
;
