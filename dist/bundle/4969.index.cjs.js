"use strict";
exports.id = 4969;
exports.ids = [4969, 7350];
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
})
};
;
