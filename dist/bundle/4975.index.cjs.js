"use strict";
exports.id = 4975;
exports.ids = [4975];
exports.modules = {
75570: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
i: () => defaultKinds,
n: () => chatSlots,
r: () => chat_slot_exports,
t: () => chatKindOf
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _chats_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63208);
var chat_slot_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ chatKindOf: () => chatKindOf });
const chatSlots = [
"chatA",
"chatB",
"slack",
"teams",
"googleChat",
"discord"
];
const defaultKinds = {
chatA: "slack",
chatB: "teams"
};
function chatKindOf(slot, url) {
if (slot !== "chatA" && slot !== "chatB") return slot;
const host = URL.canParse(url) ? new URL(url).hostname : "";
return (0, _chats_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(host) ?? defaultKinds[slot];
}
}),
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
23383: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => prepareDelivery,
t: () => comment_delivery_exports
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _comment_places_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13015);
var _rate_limit_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17051);
var _run_activity_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80144);
var _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68441);
var _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2610);
var _own_part_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79065);
var _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99539);
var _artifact_store_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8981);
var _write_comment_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94016);
var node_fs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(58500);
const pollMs = 100;
async function inTurn(path, maximumMs, work) {
const end = performance.now() + maximumMs;
let turn = takeTurn(path);
while (turn === "taken" && performance.now() < end) {
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_11__.setTimeout)(pollMs);
turn = takeTurn(path);
}
try {
return await work();
} finally {
if (turn === "own") (0, _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(path);
}
}
function takeTurn(path) {
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_9__.writeFileSync)(path, String(process.pid), { flag: "wx" });
return "own";
} catch (error) {
if (Object(error).code !== "EEXIST") return "none";
}
if (isAtWork(path)) return "taken";
(0, _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(path);
return "taken";
}
function isAtWork(path) {
try {
process.kill(Number((0, node_fs__WEBPACK_IMPORTED_MODULE_9__.readFileSync)(path, "utf8")) || 0, 0);
return true;
} catch (error) {
return Object(error).code !== "ESRCH";
}
}
var comment_delivery_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ prepareDelivery: () => prepareDelivery });
const maximumTurnMs = 2e4;
async function prepareDelivery(client, request) {
const { scope, env, event, say, guide, keptFiles, reportUrl, hasSummary, isJoined = false, onUnfinished = () => {} } = request;
const activity = await (0, _run_activity_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(client, env);
const order = orderOf(request);
const { key, title, ciContext, run } = order;
const properties = (0, _write_comment_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(request.template ?? (0, _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_4__.r)({ components: [] }, scope.summary), scope);
const own = (0, _own_part_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(scope, {
ciContext,
event,
env,
title,
comment: key,
reportUrl,
isJoined,
properties,
activity
});
const store = request.artifacts === false || activity.isOnly ? void 0 : (0, _artifact_store_mjs__WEBPACK_IMPORTED_MODULE_7__.n)({
key,
env,
say
});
const isStored = await storePart(own, run, {
request,
activity,
store
});
return { async deliver(place) {
if (isStored && (0, _rate_limit_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(client) && !(0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_6__.u)(own)) return {
kind: "skipped",
reason: "Few requests to GitHub are left, so another job or run adds these results."
};
const unfinished = () => ({
order,
own,
place,
isStored,
lossMs: client.remainingLossMs()
});
if (!activity.isAlone) onUnfinished(unfinished());
try {
const outcome = await inJob(env, () => (0, _write_comment_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(unfinished(), {
client,
store,
activity,
secondMs: request.secondMs,
shown: {
scope,
guide,
keptFiles,
hasSummary
}
}));
onUnfinished(void 0);
return outcome;
} catch (error) {
onUnfinished((0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_6__.i)(error, "unavailable") && !activity.isAlone ? unfinished() : void 0);
throw error;
}
} };
}
const inJob = ({ RUNNER_TEMP: folder }, write) => folder ? inTurn((0, node_path__WEBPACK_IMPORTED_MODULE_10__.join)(folder, "build-report-comment.lock"), maximumTurnMs, write) : write();
function orderOf({ reporter, evaluator, ciContext, event, env, scope, template, author, onlyUpdates }) {
const workflow = (0, _own_part_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(ciContext, event, env);
const title = evaluator.text(reporter.commentTitle ?? "");
return {
...(0, _own_part_mjs__WEBPACK_IMPORTED_MODULE_5__.r)({
reporter,
title,
ciContext,
event,
env
}),
mode: reporter.commentMode,
onlyUpdates,
title,
step: env.GITHUB_ACTION ?? "",
titleUrl: evaluator.text(reporter.commentTitleUrl ?? ""),
author,
ciContext: workflow.name === "" ? ciContext : {
...ciContext,
pipeline: workflow.name
},
template,
source: scope.source,
repositoryUrl: ciContext.source.url
};
}
async function storePart(own, run, { request: { event, env, say }, activity, store }) {
const isReadOnly = env.GITHUB_EVENT_NAME === "pull_request" && (0, _comment_places_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(event, env.GITHUB_REPOSITORY ?? "");
if (store === void 0 || isReadOnly) return false;
if (activity.isAlone && (await store.list()).length === 0) return false;
const outcome = await store.upload(own, run);
if (!outcome.isStored) say(`The results are not shared with other jobs as an artifact: ${outcome.reason}`);
return outcome.isStored;
}
}),
6313: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => keptFilesLine,
r: () => uploadOf,
t: () => keptFilesFold
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _sizes_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43543);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47931);
const maximumNames = 4;
const maximumName = 80;
const maximumRows = 200;
const maximumPath = 300;
function uploadOf({ artifacts, namedFiles }, upload) {
const { files, notUploaded, url } = upload ?? {
files: artifacts.length,
notUploaded: artifacts.length
};
return files + namedFiles === 0 ? void 0 : {
files: files + namedFiles,
notUploaded: notUploaded + namedFiles,
url
};
}
function keptFilesLine({ files, upload }) {
if (files.length === 0) return [];
const total = totalOf({
files,
upload
});
const shown = files.slice(0, maximumNames).map((file) => [keptFileName(file, maximumName), ...sizeOf(file)]);
const more = total - shown.length;
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.jt)(upload?.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(total, "kept file"))), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`${uploadNote(total, upload)}: `), ...(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Et)(...shown, more > 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(more)} more`)] : []))];
}
function keptFilesFold({ files, upload }) {
if (files.length === 0) return [];
const total = totalOf({
files,
upload
});
const rows = files.slice(0, maximumRows).map((file) => [
[keptFileName(file, maximumPath)],
file.size === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)((0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(file.size))],
file.sha256 === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ot)(file.sha256)]
]);
const more = total - rows.length;
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Dt)(`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(total, "kept file")}${uploadNote(total, upload)}`, [
...upload?.url === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.jt)(upload.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)("Artifact with the files")))],
{
type: "table",
align: [
"left",
"right",
"left"
],
head: [
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)("Path")],
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)("Size")],
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)("SHA-256")]
],
rows
},
...more > 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(more, "more file")}`))] : []
])];
}
const totalOf = ({ files, upload }) => Math.max(files.length, upload?.files ?? 0);
function uploadNote(total, upload) {
if (upload === void 0 || upload.notUploaded === 0) return "";
return upload.notUploaded >= total ? " (not uploaded)" : ` (${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(upload.notUploaded)} not uploaded)`;
}
const keptFileName = ({ path }, limit) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ot)(path.trim() === "" ? "(no name)" : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.b)(path, limit));
const sizeOf = ({ size }) => size === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(` (${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(size)})`)];
}),
11110: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => commentDelivery,
r: () => summaryRenderer,
t: () => prepareReports
});
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15615);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47931);
var _job_summary_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29191);
var _github_event_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69529);
var _github_report_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43637);
var _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2610);
var _run_evaluator_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31862);
const summaryRenderer = ({ scope, ownTemplate, reportUrl }, keptFiles, { guide }) => (limitBytes) => (0, _github_report_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(scope, ownTemplate, {
reportUrl,
guide: guide.blocks,
keptFiles
}, limitBytes);
const commentDelivery = (reporter, { scope, ownTemplate: template, evaluator, reportUrl }, keptFiles, { prepared: { ciContext, request }, guide }, env) => ({
reporter,
template,
scope,
evaluator,
reportUrl,
ciContext: ciContext(),
event: (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(env.GITHUB_EVENT_PATH),
env,
isJoined: request.records.length > 0,
hasSummary: (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_2__.m)(reporter, scope.summary),
guide: guide.blocks,
keptFiles
});
async function prepareReports(finished) {
const { config, ciContext, context, earlierBuilds, mask } = finished.prepared;
const { scope } = finished.judged;
const evaluator = await (0, _run_evaluator_mjs__WEBPACK_IMPORTED_MODULE_6__.t)({
config,
ciContext,
summary: scope.summary
}, context.env);
const resolver = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__.Y)(finished, evaluator);
const masked = {
...evaluator,
text: (text) => mask.text(evaluator.text(text))
};
return {
evaluator,
isSent: ({ condition }) => condition === void 0 || evaluator.condition(condition),
async ready(reporter, reportUrl) {
const own = reporter.template ?? config.report.template;
const resolved = await resolver.resolve(own ?? _github_report_mjs__WEBPACK_IMPORTED_MODULE_4__.a);
const template = own === void 0 ? (0, _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(resolved, scope.summary) : resolved;
const shown = {
...scope,
summary: withReportUrl((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Dn)(scope.summary, earlierBuilds.problems()), reportUrl)
};
return {
template,
ownTemplate: own && template,
scope: shown,
evaluator: masked,
reportUrl
};
}
};
}
const withReportUrl = (summary, reportUrl) => reportUrl === void 0 ? summary : {
...summary,
jobs: summary.jobs.map((job) => ({
reportUrl,
...job
}))
};
}),
84975: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { writePreview: () => writePreview });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _ready_reports_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11110);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15615);
var _github_event_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69529);
var _comment_places_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13015);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47931);
var _requested_config_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86836);
var _diagnose_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93135);
var _job_summary_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29191);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87963);
var _sizes_mjs__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(43543);
var _chat_slot_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75570);
var _chat_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44969);
var _chats_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(63208);
var _make_folder_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(29022);
var _config_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(9061);
var _find_build_page_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(23375);
var _comment_delivery_mjs__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(23383);
var _limits2_mjs__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(14507);
var _github_report_mjs__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(43637);
var _kept_files_mjs__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(6313);
var _html_report_mjs__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(41443);
var node_fs__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(76760);
var micromark_extension_gfm__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(89363);
var hast_util_from_html__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(77647);
var hast_util_sanitize__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(97595);
var hast_util_sanitize__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(22139);
var hast_util_to_html__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(12051);
var micromark__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(77549);
const safeTree = (html) => (0, hast_util_sanitize__WEBPACK_IMPORTED_MODULE_23__.a)((0, hast_util_from_html__WEBPACK_IMPORTED_MODULE_24__.c)(html, { fragment: true }), hast_util_sanitize__WEBPACK_IMPORTED_MODULE_25__.j);
const escapes = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
"\"": "&quot;",
"'": "&#39;"
};
const escapePreviewHtml = (text) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const hiddenStyle = "\n.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }";
const pageHtml = ({ title, style, body }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapePreviewHtml(title)}</title>
<style>${style}${hiddenStyle}</style>
</head>
<body>
${body}
</body>
</html>
`;
function previewAnnotations({ finished, env, folder }, areWanted) {
const texts = [];
const counts = {
error: 0,
warning: 0,
notice: 0
};
const write = (severity) => (message, { title, file, startLine, startColumn }) => {
counts[severity] += 1;
const place = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.S)({
path: file,
line: startLine,
column: startColumn
});
texts.push([
`${severity}${place === "" ? "" : ` ${place}`}`,
title ?? "",
message,
""
].join("\n"));
};
(0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_8__.f)(finished, {
error: write("error"),
warning: write("warning"),
notice: write("notice")
});
folder.write("annotations.txt", texts.join("\n"));
const isSent = areWanted && env.GITHUB_ACTIONS === "true";
const note = areWanted ? "Only a step of GitHub Actions has annotations." : "Switched off by the input annotations.";
return {
title: "Annotations",
files: [{
name: "annotations.txt",
label: "text"
}],
size: [
"error",
"warning",
"notice"
].map((severity) => `${counts[severity]} of 10 ${severity}s`).join(", "),
isSent,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ note: !isSent ? note : void 0 })
};
}
async function previewChats(run) {
const { finished, reports } = run;
const wanted = finished.prepared.config.report.reporters.filter((reporter) => reporter.type === "chat").map((reporter) => {
const url = (0, _chat_mjs__WEBPACK_IMPORTED_MODULE_11__.r)(reporter, reports.evaluator);
return {
reporter,
kind: reporter.kind ?? (0, _chat_slot_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(reporter.slot, url ?? ""),
url
};
});
const others = _chats_mjs__WEBPACK_IMPORTED_MODULE_12__.n.filter((kind) => wanted.every((one) => one.kind !== kind));
const entries = [];
for (const { reporter, kind, url } of wanted) {
const note = (0, _diagnose_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(reporter, _chats_mjs__WEBPACK_IMPORTED_MODULE_12__.r[kind].title, reports.evaluator)?.title ?? (url === void 0 ? "Its address is empty." : void 0);
entries.push(await previewChat(run, reporter, kind, `${reporter.slot}`, {
isSent: note === void 0,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ note })
}));
}
for (const kind of others) {
const slot = kind === "mattermost" ? "chatA" : kind;
entries.push(await previewChat(run, {
type: "chat",
slot,
kind,
url: ""
}, kind, kind, {
isSent: false,
note: "Not configured."
}));
}
return entries;
}
async function previewChat({ finished, reports, folder }, reporter, kind, name, sending) {
const chat = _chats_mjs__WEBPACK_IMPORTED_MODULE_12__.r[kind];
const report = await reports.ready(reporter, void 0);
const { attempts } = (0, _chat_mjs__WEBPACK_IMPORTED_MODULE_11__.n)({
...report,
template: report.ownTemplate,
reporter,
ciContext: finished.prepared.ciContext()
}, chat);
let payload = {};
for await (const attempt of attempts) {
payload = attempt;
break;
}
const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
folder.write(`${file}.json`, JSON.stringify(payload));
const { used, maximum, unit } = chat.sizeOf(payload);
const size = unit === "bytes" ? `${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_26__.t)(used)} of ${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_26__.t)(maximum)}` : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_9__.T)(used)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_9__.T)(maximum)} characters`;
return {
title: name !== kind ? `${chat.title} (report.${name})` : chat.title,
files: [{
name: `${file}.json`,
label: "JSON"
}],
size,
...sending
};
}
const markerName = "build-report-preview.json";
const format = "build-report-preview";
const fileName = /^[a-z0-9][a-z0-9.-]{0,99}$/i;
const maximumMarkerBytes = 65536;
function openPreviewFolder(path) {
const files = [];
act(path, () => (0, _make_folder_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(path));
const found = act(path, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_21__.readdirSync)(path));
const earlier = found.includes(markerName) ? filesOfMarker(path) : [];
const foreign = found.find((name) => name !== markerName && !earlier.includes(name));
if (foreign !== void 0 || found.includes(markerName) && earlier.length === 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The folder "${path}" contains ${JSON.stringify(foreign ?? markerName)}, which is not from an earlier preview.`, { hint: "Use an empty or new folder for --preview." });
for (const name of earlier) act(path, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_21__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_22__.join)(path, name), { force: true }));
const mark = () => act(path, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_21__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_22__.join)(path, markerName), `${JSON.stringify({
format,
files: [markerName, ...files]
})}\n`));
const reserve = (name) => {
files.push(name);
mark();
return (0, node_path__WEBPACK_IMPORTED_MODULE_22__.join)(path, name);
};
return {
reserve,
write(name, content) {
const file = reserve(name);
act(path, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_21__.writeFileSync)(file, content, { flag: "wx" }));
return file;
}
};
}
function filesOfMarker(path) {
try {
const file = (0, node_path__WEBPACK_IMPORTED_MODULE_22__.join)(path, markerName);
if ((0, node_fs__WEBPACK_IMPORTED_MODULE_21__.statSync)(file).size > maximumMarkerBytes) return [];
const { format: found, files } = Object(JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_21__.readFileSync)(file, "utf8")));
if (found !== format || !Array.isArray(files)) return [];
return files.filter((name) => typeof name === "string" && fileName.test(name));
} catch {
return [];
}
}
function act(path, work) {
try {
return work();
} catch (cause) {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(`The preview cannot be written to "${path}": ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(cause)}.`, { cause });
}
}
const githubStyle = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px; background: light-dark(#ffffff, #0d1117); color: light-dark(#1f2328, #f0f6fc); font: 14px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif }
.box { max-width: 880px; margin: 0 auto; border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 6px }
.box > header { padding: 8px 16px; border-bottom: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 6px 6px 0 0; background: light-dark(#f6f8fa, #151b23); color: light-dark(#59636e, #9198a1) }
.box > header b { color: light-dark(#1f2328, #f0f6fc) }
.bot { padding: 0 6px; border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 2em; font-size: 12px }
.markdown-body { padding: 16px; overflow-wrap: break-word }
.markdown-body > :first-child { margin-top: 0 }
.markdown-body > :last-child { margin-bottom: 0 }
p, blockquote, ul, ol, table, pre, details { margin: 0 0 16px }
h1, h2, h3, h4, h5, h6 { margin: 24px 0 16px; font-weight: 600; line-height: 1.25 }
h1 { font-size: 2em }
h2 { font-size: 1.5em }
h3 { font-size: 1.25em }
h4 { font-size: 1em }
h1, h2 { padding-bottom: .3em; border-bottom: 1px solid light-dark(#d1d9e0b3, #3d444db3) }
.box > header :is(h1, h2) { margin: 0; padding: 0; border: 0; font: inherit }
a { color: light-dark(#0969da, #4493f8); text-decoration: underline; text-underline-offset: .2rem }
ul, ol { padding-left: 2em }
li + li { margin-top: .25em }
li > p { margin-top: 16px }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-spacing: 0; border-collapse: collapse }
th, td { padding: 6px 13px; border: 1px solid light-dark(#d1d9e0, #3d444d) }
th { font-weight: 600 }
tr:nth-child(2n) { background: light-dark(#f6f8fa, #151b23) }
code { padding: .2em .4em; border-radius: 6px; background: light-dark(#818b981f, #656c7633); font: 85% ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; white-space: break-spaces }
pre { padding: 16px; overflow: auto; border-radius: 6px; background: light-dark(#f6f8fa, #151b23); line-height: 1.45 }
pre code { padding: 0; background: none; white-space: pre }
.added { background: light-dark(#dafbe1, #033a16); color: light-dark(#116329, #aff5b4) }
.removed { background: light-dark(#ffebe9, #67060c); color: light-dark(#82071e, #ffdcd7) }
sub { font-size: 75%; vertical-align: baseline; position: relative; bottom: -.25em; line-height: 0 }
summary { cursor: pointer }
hr { height: .25em; margin: 24px 0; border: 0; background: light-dark(#d1d9e0, #3d444d) }
blockquote { padding: 0 1em; border-left: .25em solid light-dark(#d1d9e0, #3d444d); color: light-dark(#59636e, #9198a1) }
blockquote > :last-child { margin-bottom: 0 }
.alert { --alert: light-dark(#0969da, #4493f8); padding: 8px 16px; border-left-color: var(--alert); color: inherit }
.alert-title { margin-bottom: 4px; color: var(--alert); font-weight: 500 }
.tip { --alert: light-dark(#1a7f37, #3fb950) }
.important { --alert: light-dark(#8250df, #ab7df8) }
.warning { --alert: light-dark(#9a6700, #d29922) }
.caution { --alert: light-dark(#cf222e, #f85149) }`;
const alertTitles = {
NOTE: "Note",
TIP: "Tip",
IMPORTANT: "Important",
WARNING: "Warning",
CAUTION: "Caution"
};
function githubHtml(markdown, place) {
const html = (0, micromark__WEBPACK_IMPORTED_MODULE_27__.yt)(markdown, {
allowDangerousHtml: true,
extensions: [(0, micromark_extension_gfm__WEBPACK_IMPORTED_MODULE_28__.T)()],
htmlExtensions: [(0, micromark_extension_gfm__WEBPACK_IMPORTED_MODULE_28__.I)()]
});
const tree = safeTree(html);
adapt(tree, place === "comment");
return (0, hast_util_to_html__WEBPACK_IMPORTED_MODULE_29__.V)(tree);
}
function adapt(node, hasBreaks) {
if (node.tagName === "blockquote") markAlert(node);
if (node.tagName === "pre") markDiff(node);
if (node.tagName === "pre" || node.tagName === "table") node.properties = {
...node.properties,
tabIndex: 0
};
if (node.tagName === "pre" || node.tagName === "code" || node.children === void 0) return;
const isParagraph = node.tagName !== void 0 && [
"p",
"li",
"td",
"sub",
"strong",
"em",
"a"
].includes(node.tagName);
for (const child of node.children) adapt(child, hasBreaks);
if (hasBreaks && isParagraph) node.children = node.children.flatMap(withBreaks);
}
function withBreaks(node, index, siblings) {
if (node.type !== "text" || node.value === void 0 || node.value.trim() === "") return [node];
const lines = (siblings[index - 1]?.tagName === "br" ? node.value.replace(/^\n/, "") : node.value).split("\n");
return lines.flatMap((line, at) => {
const isLastEmpty = at === lines.length - 1 && line === "";
if (at === 0) return [{
type: "text",
value: line
}];
return isLastEmpty ? [] : [{
type: "element",
tagName: "br",
properties: {},
children: []
}, {
type: "text",
value: line
}];
});
}
function markAlert(quote) {
const paragraph = quote.children?.find(({ tagName }) => tagName === "p");
const first = paragraph?.children?.[0];
const [marker, word = ""] = /^\[!([A-Z]+)\][ \t]*\n?/.exec(first?.value ?? "") ?? [];
const title = alertTitles[word];
if (paragraph === void 0 || first === void 0 || marker === void 0 || title === void 0) return;
first.value = (first.value ?? "").slice(marker.length);
quote.properties = { className: ["alert", word.toLowerCase()] };
const heading = {
type: "element",
tagName: "p",
properties: { className: ["alert-title"] },
children: [{
type: "text",
value: title
}]
};
const isEmpty = (paragraph.children ?? []).every(({ value }) => value?.trim() === "");
quote.children = [heading, ...(quote.children ?? []).filter((child) => child !== paragraph || !isEmpty)];
}
function markDiff(pre) {
const code = pre.children?.find(({ tagName }) => tagName === "code");
const classes = code?.properties?.className;
if (code === void 0 || !Array.isArray(classes) || !classes.includes("language-diff")) return;
code.children = (code.children ?? []).map(({ value = "" }) => value).join("").split("\n").map((line, index, lines) => {
const kind = line.startsWith("+") ? ["added"] : line.startsWith("-") ? ["removed"] : [];
const value = index < lines.length - 1 ? `${line}\n` : line;
return {
type: "element",
tagName: "span",
properties: { className: kind },
children: [{
type: "text",
value
}]
};
});
}
function githubPage(markdown, place) {
const [title, head] = place === "comment" ? ["Comment", "<h1 class=\"visually-hidden\">Comment</h1><h2><b>github-actions</b> <span class=\"bot\">bot</span> commented</h2>"] : ["Job summary", "<h1>Job summary</h1>"];
const body = `<main class="box ${place === "comment" ? "comment" : "summary"}"><header>${head}</header>
<article class="markdown-body">${githubHtml(markdown, place)}</article></main>`;
return pageHtml({
title,
style: githubStyle,
body
});
}
const ownId = Number.MAX_SAFE_INTEGER;
const own = {
id: ownId,
nodeId: "preview",
url: ""
};
function createPreviewClient(reading) {
const written = new Map();
let last;
const keep = (comment) => {
written.set(comment.id, comment.body);
last = comment.body;
return comment;
};
return {
client: {
async *comments(place) {
if (reading !== void 0) for await (const page of reading.comments(place)) yield page.map((comment) => ({
...comment,
body: written.get(comment.id) ?? comment.body
}));
const body = written.get(ownId);
if (body !== void 0) yield [{
...own,
body
}];
},
createComment: async (_place, body) => keep({
...own,
body
}),
updateComment: async (_place, id, body) => keep({
...own,
id,
body
}),
async commentStates(nodeIds) {
const others = nodeIds.filter((nodeId) => nodeId !== own.nodeId);
const states = others.length === 0 || reading === void 0 ? [] : await reading.commentStates(others);
return nodeIds.flatMap((nodeId) => nodeId === own.nodeId ? {
nodeId,
isOwn: true,
isHidden: false
} : states.find((state) => state.nodeId === nodeId) ?? []);
},
hideComments: async () => {},
pullRequestsOfBranch: async (owner, branch) => await reading?.pullRequestsOfBranch(owner, branch) ?? [],
pullRequestsOfCommit: async (sha) => await reading?.pullRequestsOfCommit(sha) ?? [],
jobsOfRun: async (runId) => await reading?.jobsOfRun(runId) ?? [],
artifacts: async (filter) => await reading?.artifacts(filter) ?? {
artifacts: [],
total: 0
},
artifactsOfRun: async (runId) => await reading?.artifactsOfRun(runId) ?? [],
eventOfRun: () => Promise.reject(new Error("A preview reads no history.")),
artifactAddress: () => Promise.reject(new Error("A preview downloads no artifacts.")),
fileAt: () => Promise.reject(new Error("A preview reads no files of a commit.")),
rateLimit: () => reading?.rateLimit(),
remainingLossMs: () => reading?.remainingLossMs() ?? 0
},
body: () => last
};
}
const bytesOf = (text, maximum) => `${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_26__.t)(Buffer.byteLength(text))} of ${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_26__.t)(maximum)}`;
const codehostOf = ({ prepared }) => prepared.config.report.reporters.find((reporter) => reporter.type === "codehost");
const keptFilesOf = (finished, files) => (0, _kept_files_mjs__WEBPACK_IMPORTED_MODULE_19__.n)({
files,
upload: (0, _kept_files_mjs__WEBPACK_IMPORTED_MODULE_19__.r)(finished.collected)
});
async function previewJobSummary({ finished, reports, env, folder }) {
const reporter = codehostOf(finished);
const report = await reports.ready(reporter ?? _config_mjs__WEBPACK_IMPORTED_MODULE_14__.r, void 0);
const render = (0, _ready_reports_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(report, keptFilesOf(finished, report.scope.summary.artifacts), finished);
let markdown = "";
const summary = {
addRaw(text) {
markdown += text;
return summary;
},
write: async () => summary
};
const file = env.GITHUB_STEP_SUMMARY;
if (file) await (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(render, {
summary,
file
});
else markdown = render(1048576) ?? "";
folder.write("job-summary.md", markdown);
folder.write("job-summary.html", githubPage(markdown, "jobSummary"));
const note = (reporter === void 0 ? "Switched off in the configuration." : (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_8__.m)(reporter, finished.judged.scope.summary) ? (0, _diagnose_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(reporter, "Job summary", reports.evaluator)?.title : "Switched off by the input summary.") ?? (file ? void 0 : "Only a step of GitHub Actions has a job summary.");
return {
title: "Job summary",
files: [{
name: "job-summary.html",
label: "as on GitHub"
}, {
name: "job-summary.md",
label: "Markdown"
}],
size: bytesOf(markdown, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_8__.n),
isSent: note === void 0,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ note })
};
}
async function previewBuildPage({ finished, reports, env, folder }) {
const reporter = codehostOf(finished);
const page = (0, _diagnose_mjs__WEBPACK_IMPORTED_MODULE_7__.n)({ env }) ? void 0 : (0, _find_build_page_mjs__WEBPACK_IMPORTED_MODULE_15__.t)({
env,
cwd: finished.prepared.request.cwd,
writeCommand: void 0
});
if (reporter === void 0 || page === void 0) return [];
const { scope, ownTemplate, reportUrl } = await reports.ready(reporter, void 0);
const { prepared, guide } = finished;
const keptFiles = keptFilesOf(finished, scope.summary.artifacts);
const markdown = prepared.mask.text((0, _github_report_mjs__WEBPACK_IMPORTED_MODULE_18__.t)(scope, ownTemplate, {
reportUrl,
guide: guide.blocks,
keptFiles
}, page.maximumBytes) ?? "");
folder.write("build-page.md", markdown);
const note = (0, _diagnose_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(reporter, page.title, reports.evaluator)?.title;
return [{
title: page.title,
files: [{
name: "build-page.md",
label: "Markdown"
}],
size: bytesOf(markdown, page.maximumBytes),
isSent: note === void 0,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ note })
}];
}
async function previewComment(run) {
const { finished, reports, env, folder, place } = run;
const configured = codehostOf(finished);
const reporter = configured ?? _config_mjs__WEBPACK_IMPORTED_MODULE_14__.r;
const report = await reports.ready(reporter, void 0);
const kept = keptFilesOf(finished, report.scope.summary.artifacts);
const base = (0, _ready_reports_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(reporter, report, kept, finished, env);
const write = async (mode, reading) => {
const { client, body } = createPreviewClient(reading);
const request = {
...base,
reporter: {
...reporter,
commentMode: mode
},
artifacts: false,
secondMs: 1,
say: () => {}
};
const outcome = await (await (0, _comment_delivery_mjs__WEBPACK_IMPORTED_MODULE_16__.n)(client, request)).deliver(place ?? {
kind: "pullRequest",
number: 1
});
return {
body: body(),
reason: outcome.kind === "skipped" ? outcome.reason : void 0
};
};
const reading = place === void 0 ? void 0 : run.reading;
let readingError;
const first = await write(reporter.commentMode, reading).catch((error) => {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f) || reading === void 0) throw error;
readingError = error.message;
return write(reporter.commentMode, void 0);
});
const body = first.body ?? (await write("always", void 0)).body ?? "";
folder.write("comment.md", body);
folder.write("comment.html", githubPage(body, "comment"));
const off = configured === void 0 || !configured.commentEnabled ? "Switched off in the configuration." : (0, _diagnose_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(configured, "Comment", reports.evaluator)?.title ?? first.reason;
const note = off ?? readingError ?? (place === void 0 ? "This run has no pull request to comment on." : void 0);
return {
title: "Comment",
files: [{
name: "comment.html",
label: "as on GitHub"
}, {
name: "comment.md",
label: "Markdown, with the hidden marker"
}],
size: bytesOf(body, _limits2_mjs__WEBPACK_IMPORTED_MODULE_17__.t.bytes),
isSent: off === void 0 && place !== void 0,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ note })
};
}
const htmlReportName = "report.html";
async function previewHtml({ finished, reports, env }, wanted, now) {
const reporter = finished.prepared.config.report.reporters.find((one) => one.type === "html");
if (reporter === void 0) throw new Error("The run of a preview has an HTML report.");
const report = await reports.ready(reporter, void 0);
const keptFiles = (0, _kept_files_mjs__WEBPACK_IMPORTED_MODULE_19__.t)({
files: report.scope.summary.artifacts,
upload: (0, _kept_files_mjs__WEBPACK_IMPORTED_MODULE_19__.r)(finished.collected)
});
const { path } = await (0, _html_report_mjs__WEBPACK_IMPORTED_MODULE_20__.n)({
...report,
reporter,
keptFiles,
finished,
env,
now
});
const configured = wanted.report.reporters.find((one) => one.type === "html");
const note = configured === void 0 ? "Not asked for." : (0, _diagnose_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(configured, "HTML report", reports.evaluator)?.title;
return {
title: "HTML report",
files: [{
name: htmlReportName,
label: "page"
}],
size: (0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_26__.t)((0, node_fs__WEBPACK_IMPORTED_MODULE_21__.statSync)(path).size),
isSent: note === void 0,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ note })
};
}
async function writePreview(folder, request, context) {
const { env, now, onProgress, signal } = context;
const { token, failOn, annotations } = request;
const ignore = () => {};
const wanted = await (0, _requested_config_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(request.run, {
env,
onWarning: ignore
});
const opened = openPreviewFolder((0, node_path__WEBPACK_IMPORTED_MODULE_22__.resolve)(request.run.cwd, folder));
const html = opened.reserve(htmlReportName);
const collected = await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.o)({
...request.run,
output: void 0,
allowOutputOutside: true,
reporters: {
...request.run.reporters,
html
}
}, {
env,
now,
token,
signal,
onWarning: ignore,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ onProgress })
});
const { run: finished } = await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.tt)(collected, failOn);
const reports = await (0, _ready_reports_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(finished);
const access = await (0, _diagnose_mjs__WEBPACK_IMPORTED_MODULE_7__.t)({
config: finished.prepared.config,
env,
token,
secondMs: context.secondMs
}, reports.evaluator);
const place = await previewPlace(access, request, env);
const previewed = {
finished,
reports,
env,
folder: opened,
reading: access.client,
place
};
const entries = [
await previewJobSummary(previewed),
...await previewBuildPage(previewed),
await previewComment(previewed),
previewAnnotations(previewed, annotations),
await previewHtml(previewed, wanted, new Date(now)),
...await previewChats(previewed)
];
return {
index: opened.write("index.html", indexPage(finished, entries)),
entries
};
}
async function previewPlace({ client, reporter }, { pullRequest }, env) {
if (client === void 0) return void 0;
try {
const event = (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(env.GITHUB_EVENT_PATH);
const found = await (0, _comment_places_mjs__WEBPACK_IMPORTED_MODULE_4__.t)({
event,
env,
pullRequest,
onCommits: reporter?.isDefault !== true
}, client);
return "places" in found ? found.places[0] : void 0;
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f)) throw error;
return;
}
}
const style = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { max-width: 880px; margin: 0 auto; padding: 32px 16px; background: light-dark(#ffffff, #0e1116); color: light-dark(#1b1f24, #e8ecf1); font: 14px/20px system-ui, sans-serif; font-variant-numeric: tabular-nums }
h1 { margin: 0; font-size: 24px; line-height: 32px; letter-spacing: -.01em }
h2 { margin: 24px 0 8px; font-size: 16px; line-height: 24px }
.lead { margin: 4px 0 0; color: light-dark(#47505b, #b6bfc9) }
ul { margin: 0; padding: 0; list-style: none; border: 1px solid light-dark(#e2e6eb, #272e37); border-radius: 8px }
li { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 16px }
li + li { border-top: 1px solid light-dark(#e2e6eb, #272e37) }
.title { font-weight: 600 }
.size { color: light-dark(#47505b, #b6bfc9); text-align: right }
.note { grid-column: 1 / -1; color: light-dark(#5f6873, #949eaa) }
.links { grid-column: 1 / -1 }
a { margin-right: 16px; color: light-dark(#0b57d0, #74b3ff) }
@media (max-width: 480px) { li { grid-template-columns: 1fr } .size { text-align: left } }
@media (pointer: coarse) { a { display: inline-block; padding: 8px 0 } }`;
function indexPage({ judged: { scope } }, entries) {
const sent = entries.filter(({ isSent }) => isSent);
const others = entries.filter(({ isSent }) => !isSent);
const body = `<main>
<h1>${escapePreviewHtml((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.tt)(scope))}</h1>
<p class="lead">Nothing was sent. The address of an uploaded HTML report is not known yet, so links to it are missing.</p>
${list("What this run sends", sent)}${list("What it does not send", others)}</main>`;
return pageHtml({
title: "Preview of the reports",
style,
body
});
}
const list = (title, entries) => entries.length === 0 ? "" : `<h2>${title}</h2>\n<ul>\n${entries.map(item).join("")}</ul>\n`;
function item({ title, files, size, note }) {
const links = files.map(({ name, label }) => `<a href="${escapePreviewHtml(name)}">${escapePreviewHtml(label)}</a>`).join("");
const shownNote = note === void 0 ? "" : `<span class="note">${escapePreviewHtml(note)}</span>`;
return `<li><span class="title">${escapePreviewHtml(title)}</span><span class="size">${escapePreviewHtml(size)}</span>${shownNote}<span class="links">${links}</span></li>\n`;
}
})
};
;
