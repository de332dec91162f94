"use strict";
exports.id = 7350;
exports.ids = [7350];
exports.modules = {
44969: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => draftMessage,
r: () => webhookOf,
t: () => chat_exports
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _empty_setting_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2393);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87963);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47931);
var _has_duration_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7050);
var _components_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59107);
var _context_line_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61715);
var _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8121);
var _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2610);
var _short_verdict_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83559);
var _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54060);
var _report_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(46953);
var _history_facts_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53363);
var _scanner_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(69735);
var _plain_tree_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(55646);
const maximumListed = 5;
const maximumReasons = 3;
const maximumReasonRows = 7;
const maximumGateRows = 5;
const maximumRows = 17;
const maximumName = 80;
const maximumSuite = 50;
const maximumText = 100;
const maximumGate = 190;
const maximumPath = 60;
const rowLength = 65;
const wideCharacters = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;
function widthOf(node) {
if ("children" in node) return lineWidth(node.children);
return "value" in node ? node.value.length + (node.value.match(wideCharacters)?.length ?? 0) : 0;
}
const lineWidth = (line) => line.reduce((width, node) => width + widthOf(node), 0);
const rowsOf = (lines) => lines.reduce((rows, line) => rows + Math.max(1, Math.ceil(lineWidth(line) / rowLength)), 0);
function fitting(groups, rows, least = 1) {
let used = 0;
return groups.filter((lines, index) => {
used += rowsOf(lines);
return index < least || used <= rows;
});
}
const paragraphOf = (lines) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)(...lines.flatMap((line, index) => index === 0 ? line : [_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.kt, ...line]));
function chatContext(facts, scope, isChange = false) {
const { status, counts } = scope.summary;
const advice = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.ht)(scope.summary);
if (status !== "successful") return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Et)((0, _context_line_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(facts), advice === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(advice)]);
const duration = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.ot)(scope);
const size = [...isChange ? [(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(counts.total, "test")] : [], ...duration === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Qt)(duration)]].join(", ");
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Et)((0, _context_line_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(facts), size === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(size)]);
}
const shortPath = (path) => path.length <= maximumPath ? path : `\u2026 ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.C)(path, maximumPath)}`;
function reasonLine({ path, message, ...problem }) {
const shown = {
...problem,
message: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(message, maximumText),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ path: path === void 0 ? void 0 : shortPath(path) })
};
return [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xt)("incomplete"),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(" "),
...(0, _components_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(shown)
];
}
const isUnread = (summary) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.nt)(summary) || summary.counts.total === 0;
function gateRows({ summary }) {
const shown = fitting((0, _context_line_mjs__WEBPACK_IMPORTED_MODULE_6__.r)(summary, maximumGate).map((line) => [[
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xt)("incomplete"),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(" "),
...line
]]), isUnread(summary) ? maximumGateRows : maximumReasonRows).flat();
return [...shown, ...(0, _context_line_mjs__WEBPACK_IMPORTED_MODULE_6__.a)(summary, shown.length)];
}
function chatGates(scope) {
const rows = gateRows(scope);
return rows.length === 0 ? [] : [paragraphOf(rows)];
}
function reasons({ summary }, rows) {
const errors = summary.problems.filter(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.wn);
const shown = fitting(errors.slice(0, maximumReasons).map((problem) => [reasonLine(problem)]), rows).flat();
const more = errors.length - shown.length;
return [...shown, ...more > 0 ? [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(more, "more error")}`)]] : []];
}
function reach(indexes, { summary }) {
const parts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Yt)(summary);
const { length } = parts.groups;
if (length < 2) return "";
const reached = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Bt)(indexes, parts).length;
if (reached < length) return (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(reached, parts.noun);
return length === 2 ? `both ${parts.noun}s` : `all ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(length, parts.noun)}`;
}
function causeLine({ cause, executions, jobs, verdict, folded }, scope) {
const number = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jt)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_7__.S)(cause.id, jobs, scope), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(executions)));
const where = reach(jobs, scope);
const signature = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(cause.signature, maximumText);
const facts = [
(0, _short_verdict_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(verdict, scope),
where,
folded === void 0 ? "" : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xn)(folded.differ, folded.causes)
].filter((fact) => fact !== "").map((fact) => [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(fact)]);
return [
{
type: "strong",
children: [number]
},
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(" "),
...(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Et)([(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ot)(signature)], ...facts)
];
}
function causes(scope, allUrl, rows) {
const { otherCauses, failedTests } = scope.summary;
const limit = Math.min(maximumListed, scope.detail.tests);
const { shared, failures: failed } = (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_4__.y)(scope.summary);
const shown = fitting(shared.slice(0, limit).map((cause) => [causeLine(cause, scope)]), rows - 1);
if (shown.length === 0) return [];
const list = [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Pt)((0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_4__.v)(shared.length + otherCauses, "cause", scope.summary)), ...failed === failedTests ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(` of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(failed, "failure")}`)]], ...shown.flat()];
const moreCauses = shared.length - shown.length + otherCauses;
const single = (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_4__.u)({
...scope.summary,
otherCauses: 0,
otherCausesIsMinimum: void 0
});
const open = fitting(moreCauses > 0 ? [] : single.failures.slice(0, limit - shown.length).map((failure) => failureLines(failure, scope)), rows - rowsOf(list), 0);
const moreTests = single.total - open.length;
const more = [...moreCauses > 0 ? [(0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_4__.v)(moreCauses, "more cause", scope.summary)] : [], ...moreTests > 0 ? [(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(moreTests, "more failed test")] : []];
const rest = more.length === 0 ? [] : [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jt)(allUrl, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`and ${more.join(" and ")}`))]];
return open.length === 0 ? [paragraphOf([...list, ...rest])] : [
paragraphOf(list),
...open.map(paragraphOf),
...rest.map((line) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)(...line))
];
}
function failureLines(failure, scope) {
const { test, jobs } = failure;
const isLeading = _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.an.has((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.nn)(failure));
const name = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jt)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_7__.C)(failure, scope), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_7__.v)(test.name), maximumName)));
const suite = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_7__.T)(test.suite);
const headline = (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_4__.o)(test, scope);
const where = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Vt)(jobs, scope);
const title = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Et)([isLeading ? {
type: "strong",
children: [name]
} : name], suite === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(suite, maximumSuite))], (0, _short_verdict_mjs__WEBPACK_IMPORTED_MODULE_9__.n)(failure, scope), isLeading ? (0, _components_mjs__WEBPACK_IMPORTED_MODULE_5__.a)(failure, scope) : []);
const line = [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xt)(failure.quarantine === void 0 ? "failed" : "quarantined"),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(" "),
...title
];
if (!isLeading) return [line];
const values = scope.failureTexts?.shortValues(test);
const place = where === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(where)];
if (values !== void 0) return [
line,
...values.map((value) => [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ot)(value)]),
...place.length === 0 ? [] : [place]
];
const reason = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Et)(headline.trim() === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ot)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(headline, maximumText))], place);
return [line, ...reason.length === 0 ? [] : [reason]];
}
function failures(scope, allUrl, rows) {
const { failures: known, failedTests, counts } = scope.summary;
const listed = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.en)(known).slice(0, Math.min(maximumListed, scope.detail.tests));
const shown = fitting(listed.map((failure) => failureLines(failure, scope)), rows);
if (shown.length === 0) return [];
const more = (failedTests ?? counts.failed) - (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.dn)(listed.slice(0, shown.length)).size;
return [...shown.map(paragraphOf), ...more > 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jt)(allUrl, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(more)} more`)))] : []];
}
function chatItems(given, allUrl) {
const scope = {
...given,
summary: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.cn)(given.summary)
};
const { summary } = scope;
const gates = chatGates(scope);
if (!isUnread(summary) && (summary.counts.failed === 0 || summary.status === "successful")) return gates;
const gateHeight = rowsOf(gateRows(scope));
const why = isUnread(summary) ? reasons(scope, maximumReasonRows - gateHeight) : [];
const rows = maximumRows - gateHeight - rowsOf(why);
const unquarantined = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(summary, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.on);
const list = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(summary) ? causes({
...scope,
summary: unquarantined
}, allUrl, rows) : failures(scope, allUrl, rows);
return [
...gates,
...why.length === 0 ? [] : [paragraphOf(why)],
...list,
...(0, _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(summary)
];
}
function failsText(summary) {
const branch = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.zt)(summary);
const { verdicts, counts, failedTests = counts.failed } = summary;
if (verdicts === void 0) return `${branch} fails: ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(failedTests, "test")}`;
const groups = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__["in"])(summary);
return `${branch} fails: ${_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.rn.filter((group) => groups[group] > 0).map((group) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.ct)(group, groups[group], summary)).join(" · ")}`;
}
function changeHeadline({ summary }, branch) {
const { history, status } = summary;
if (history === void 0 || history.builds === 0 || branch === void 0 || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.zt)(summary) !== (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.zt)({ history: {
...history,
ref: branch
} })) return;
if (!(0, _history_facts_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(summary) || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.nt)(summary) || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.et)({ summary }) === "waiting") return void 0;
if (status === "failed") return failsText(summary);
if (status !== "successful" || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Q)(summary) || history.previousStatus !== "failed") return void 0;
const after = history.failedBuilds === void 0 ? "" : ` after ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(history.failedBuilds, "failed build")}`;
return `${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.zt)(summary)} passes again${after}`;
}
const texts = /'(?:[^']|'')*'/g;
function usesVariable(condition, name) {
const scanned = (0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_14__.n)(condition);
if (scanned.kind === "fault") return false;
return [...scanned.text.replace(texts, "''").replace(/\s+/g, "").toLowerCase().matchAll(/\.?[a-z_][\w-]*/g)].some(([word]) => word === name.toLowerCase());
}
const maximumMentions = 10;
const invalidName = (slot, name, chat) => ({
severity: "error",
kind: "delivery",
message: `report.${slot}.mentions: Cannot mention ${JSON.stringify(name)}: expected ${chat.mentions.expected}.`
});
const noMentions = {
mentions: [],
problems: []
};
const ownerKey = (owner) => owner.toLowerCase();
function namesOf({ summary, ownersOf }, mentions) {
if (ownersOf === void 0) return [];
const byOwner = new Map(Object.entries(mentions).map(([owner, name]) => [ownerKey(owner), name]));
const names = new Set();
for (const failure of summary.failures) {
if (!_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.an.has((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.nn)(failure))) continue;
for (const owner of ownersOf(failure.test)) {
const name = byOwner.get(ownerKey(owner));
if (name !== void 0) names.add(name);
}
if (names.size >= maximumMentions) break;
}
return [...names].slice(0, maximumMentions);
}
function chatMentions(reporter, chat, scope, evaluator) {
const { slot, mentions = {}, mentionCondition } = reporter;
if (Object.keys(mentions).length === 0) return noMentions;
if (!(mentionCondition === void 0 ? scope.summary.status === "failed" : evaluator.condition(mentionCondition))) return noMentions;
const found = [];
const problems = [];
for (const name of namesOf(scope, mentions)) {
const mention = chat.mentions.parse(name);
if (mention === void 0) problems.push(invalidName(slot, name, chat));
else found.push(mention);
}
return {
mentions: found,
problems
};
}
var chat_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
sendToChat: () => sendToChat,
webhookOf: () => webhookOf
});
function draftMessage(content, chat) {
const { mentions, problems } = chatMentions(content.reporter, chat, content.scope, content.evaluator);
return {
attempts: forms(content, chat, mentions),
problems
};
}
async function sendToChat(request) {
const { reporter, evaluator, retries, setSecret, say } = request;
const name = `report.${reporter.slot}`;
try {
const url = webhookOf(reporter, evaluator);
if (url === void 0) return {
notices: [`No message was sent (${name}): ${(0, _empty_setting_mjs__WEBPACK_IMPORTED_MODULE_15__.n)(reporter.url, "URL")}`],
problems: []
};
setSecret(url);
const { deliverToChat } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(7894)]).then(__webpack_require__.bind(__webpack_require__, 47894));
const { chatKindOf } = await Promise.all([__webpack_require__.e(3208), __webpack_require__.e(8535)]).then(__webpack_require__.bind(__webpack_require__, 75570)).then((n) => n.r);
const { chats } = await Promise.all([__webpack_require__.e(3208), __webpack_require__.e(9450)]).then(__webpack_require__.bind(__webpack_require__, 63208)).then((n) => n.i);
const chat = chats[reporter.kind ?? chatKindOf(reporter.slot, url)];
const { attempts, problems } = draftMessage(request, chat);
const { rejections } = await deliverToChat({
name,
chat,
url,
attempts
}, retries);
say(`Sent the report to ${chat.title} (${name}).`);
if (rejections.length === 0) return {
notices: [],
problems
};
return {
notices: [`${name}: ${chat.title} refused the whole report (${rejections[0]}) and got a shorter one.`],
problems
};
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
return {
notices: [],
problems: [{
severity: "error",
kind: "delivery",
message: error.message
}]
};
}
}
function webhookOf({ url }, evaluator) {
const parts = evaluator.parts(url);
const values = parts.filter(({ kind }) => kind === "value");
if (values.length > 0 && values.every(({ text }) => text.trim() === "")) return void 0;
return parts.map(({ text }) => text).join("").trim() || void 0;
}
async function* forms(request, chat, mentions) {
const { fitChat } = await __webpack_require__.e(6999).then(__webpack_require__.bind(__webpack_require__, 36999));
const { template } = request;
const scope = {
failureTexts: (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(request.scope),
...request.scope
};
const frame = {
...frameOf(request),
mentions,
items: [],
root: emptyRoot
};
const build = async (detail) => {
const detailed = {
...scope,
detail,
place: "chat"
};
if (template !== void 0) return {
...frame,
items: chatGates(scope),
root: await (0, _plain_tree_mjs__WEBPACK_IMPORTED_MODULE_13__.t)((0, _report_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(template, detailed))
};
const items = chatItems(detailed, frame.links[0]?.url);
return {
...frame,
items,
links: frame.status === "successful" ? [] : frame.links
};
};
const richest = await fitChat(template === void 0 ? defaultLadder : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.p)(scope.summary.tests.failed.length), build, chat);
if (richest !== void 0) {
yield richest;
yield chat.render(await build(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.h));
}
yield chat.plain(frame);
}
const emptyRoot = {
type: "root",
children: []
};
const defaultLadder = [
5,
4,
3,
2,
1,
0
].map((tests) => ({
..._longest_mjs__WEBPACK_IMPORTED_MODULE_3__.h,
tests
}));
function linksOf({ ciContext, reportUrl }) {
const { run } = (0, _context_line_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(ciContext);
return [...reportUrl === void 0 ? [] : [{
label: "Full report",
url: reportUrl
}], ...run?.url === void 0 ? [] : [{
label: "CI run",
url: run.url
}]];
}
function projectTitle({ org, project, module }) {
return [org === void 0 || project === void 0 ? project : `${org}/${project}`, module === project ? void 0 : module].filter((part) => part !== void 0).join(" · ");
}
function changeOf({ reporter, scope, ciContext }) {
const { branch, pullRequest } = ciContext.source;
if (reporter.condition === void 0 || pullRequest !== void 0 || !usesVariable(reporter.condition, "changed")) return void 0;
return changeHeadline(scope, branch ?? ciContext.ref);
}
function chatStatus(summary) {
if ((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.nt)(summary)) return "incomplete";
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Q)(summary) && summary.status !== "failed" ? "incomplete" : summary.status;
}
function frameOf(request) {
const { reporter, scope, evaluator, ciContext } = request;
const change = changeOf(request);
return {
mark: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.et)(scope),
title: evaluator.text(reporter.title ?? "") || projectTitle(ciContext),
titleUrl: evaluator.text(reporter.titleUrl ?? "") || void 0,
headline: change ?? (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.tt)(scope),
status: chatStatus(scope.summary),
context: chatContext((0, _context_line_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(ciContext), scope, change !== void 0),
links: linksOf(request)
};
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
})
};
;
