"use strict";
exports.id = 9107;
exports.ids = [9107];
exports.modules = {
59107: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => evidenceFact,
i: () => groupTitle,
n: () => distrustAlert,
r: () => problemLine,
t: () => components
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7050);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87963);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47931);
var _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8121);
var _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54060);
var _property_limits_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7537);
var _property_format_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46576);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53216);
var _status_words_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14053);
const defineComponent = (component) => component;
const markdownParts = (text, { evaluator }) => evaluator.parts(text).map((part) => ({
kind: part.kind === "literal" ? "markdown" : "value",
text: part.text
}));
const isEmptyMarkdown = (parts) => parts.every(({ text }) => text.trim() === "");
const alert = defineComponent({
description: "Shows a highlighted note.",
properties: ({ Type, template }) => ({
severity: Type.Enum([
"note",
"tip",
"important",
"warning",
"caution"
], { description: "The severity of the note." }),
text: template("The text of the note, in Markdown.")
}),
resolve: ({ severity, text }, context) => ({
severity,
text: markdownParts(text, context)
}),
build: ({ severity, text }) => isEmptyMarkdown(text) ? [] : [{
type: "alert",
severity,
children: [{
type: "markdown",
parts: text
}]
}]
});
const causes = defineComponent({
description: "Shows the causes that several failed tests share.",
properties: () => ({}),
build: (_properties, scope) => scope.detail.tests === 0 ? [] : (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.g)(scope)
});
function changedFold(kind, scope) {
const { count = 0, tests = [] } = scope.summary.changes?.[kind] ?? {};
if (count === 0) return [];
const shown = tests.slice(0, Math.min(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.changes, scope.detail.tests));
const more = count - shown.length;
if (shown.length === 0) return [];
const items = shown.map((test) => (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(kind, test, scope));
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Dt)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.o)(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Lt[kind]), [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.At)([...items, ...more > 0 ? [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(more)} more`)]] : []])])];
}
function fixed(scope) {
if ((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.$)(scope) && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.et)(scope) === "successful") return [];
const facts = (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.p)(scope);
return facts.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xt)("successful"), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(" "), ...(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.u)(facts))];
}
const changes = defineComponent({
description: "Shows the tests that changed without failing, compared with the base branch: fixed ones in one line, and those that are gone, newly skipped and slower in folds.",
properties: () => ({}),
build(_properties, scope) {
if (scope.summary.changes === void 0 || !scope.detail.extras) return [];
const folds = Object.keys(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Lt).flatMap((kind) => changedFold(kind, scope));
return scope.place === "comment" ? [...folds, ...fixed(scope)] : [...fixed(scope), ...folds];
}
});
const comment = {
open: 5,
lines: 20
};
const page = {
open: 20,
lines: 200
};
function failureBudget({ place, detail }) {
const limits = place === "comment" ? comment : page;
const open = Math.min(limits.open, detail.tests);
return {
open,
lines: Math.min(limits.lines, detail.tests - open)
};
}
function evidenceFact(failure, scope) {
const { evidence } = failure.test;
const words = evidence === void 0 ? "" : (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(evidence);
if (words === "") return [];
const url = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.C)(failure, scope);
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jt)(url && `${url}&show=evidence`, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(words))];
}
function factsOf(failure, scope) {
const { test } = failure;
const jobs = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ht)(failure.jobs, scope);
const owners = (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_5__.a)(test, scope);
const details = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.C)(failure, scope);
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Et)(...(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.s)(failure, scope, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.ut)(scope)), jobs === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(jobs)], (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.x)(test, scope), evidenceFact(failure, scope), owners === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(owners)], details === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jt)(details, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)("details"))]);
}
function openFailure(failure, scope, withSuite = true) {
const facts = factsOf(failure, scope);
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)(...(0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.c)(failure, {
withSuite,
file: (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.y)(failure.test, scope)
}), ...facts.length === 0 ? [] : [_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.kt, ...facts]), ...(0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(failure.test, scope)];
}
function failureLines(failures, more, scope, url, firstScope = scope) {
const rest = more > 0 ? [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jt)(url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(more)} more`))]] : [];
const items = [...failures.map((failure, index) => (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(failure, index === 0 ? firstScope : scope)), ...rest];
return items.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.At)(items)];
}
function others(failures, more, scope) {
const all = failures.length + more;
if (scope.place !== "comment" || all === 0) return failureLines(failures, more, scope);
if (failures.length === 0) return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(all, "more failure")}`))];
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Dt)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(all, "more failure"), failureLines(failures, more, scope))];
}
function failureList(failures, total, { open, lines: room }, scope) {
const end = open + room;
return [...failures.slice(0, open).flatMap((failure) => openFailure(failure, scope)), ...others(failures.slice(open, end), Math.max(total, failures.length) - Math.min(failures.length, end), scope)];
}
function knownTitle(summary) {
const branch = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.zt)(summary);
if (summary.history?.isOwn === true) return "Failed before";
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.$t)(summary) ? `Fixed on ${branch}: merge ${branch} into this branch` : `Also fails ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.pt)(summary)}`;
}
function groupTitle(group, summary) {
return {
new: "New",
failed: "Failed",
known: knownTitle(summary),
flaky: "Known flaky",
quarantined: "Quarantined"
}[group];
}
function withCauses(scope, summary, limit) {
const shared = summary.causes.filter(({ tests }) => tests > 1);
const otherCauses = Math.max(0, shared.length - limit);
return {
...scope,
summary: {
...summary,
causes: shared.slice(0, limit),
otherCauses,
otherCausesIsMinimum: void 0
}
};
}
const tableOf = (scope, summary) => (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.g)(withCauses(scope, summary, Math.min(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.causes, scope.detail.tests)));
function foldOf({ group, summary, total, isMore }, scope, room) {
const title = isMore ? (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.ct)(group, total, summary, isMore) : groupTitle(group, summary);
const isByCause = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(summary) && scope.detail.tests > 0;
const listed = isByCause ? (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(summary) : {
failures: summary.failures,
total
};
const shown = listed.failures.slice(0, room);
const more = Math.max(listed.total, listed.failures.length) - shown.length;
const content = [...isByCause ? tableOf(scope, summary) : [], ...failureLines(shown, more, scope)];
if (shown.length === 0 && !isByCause) return isMore ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(title))] : [];
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Dt)(title, content)];
}
function excusedFolds(groups, scope, room) {
let left = room;
return groups.flatMap((group) => {
const blocks = foldOf(group, scope, left);
left = Math.max(0, left - group.summary.failures.length);
return blocks;
});
}
function withTable(scope, leading) {
const { summary, detail } = scope;
const tabled = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(summary, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.on);
const single = (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(leading);
const shown = single.failures.slice(0, Math.min(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.singleFailures, detail.tests));
const rest = single.failures.slice(shown.length);
const room = Math.min(20, detail.tests) - shown.length;
const counts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__["in"])(summary);
const withoutTable = (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(tabled).failures;
const folded = _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.tn.flatMap((group) => {
if (group === "quarantined") return ofGroup(group, scope);
const failures = withoutTable.filter((failure) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.nn)(failure) === group);
const total = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.dn)(failures).size;
return total === 0 ? [] : [{
group,
summary: {
...summary,
failures,
causes: []
},
total,
isMore: total < counts[group]
}];
});
return [
...tableOf(scope, tabled),
...shown.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.At)(shown.map((failure) => (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(failure, scope)))],
...failureList(rest, single.total - shown.length, {
open: 0,
lines: room
}, scope),
...excusedFolds(folded, scope, Math.max(0, room - rest.length))
];
}
function ofGroup(group, { summary }) {
const own = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(summary, new Set([group]));
const { failedTests: total = 0 } = own;
return total === 0 ? [] : [{
group,
summary: own,
total,
isMore: false
}];
}
function failuresInComment(scope, budget) {
const leading = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(scope.summary, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.an);
if ((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(leading)) return withTable(scope, leading);
const { failures, failedTests = failures.length } = leading;
const folded = _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.tn.flatMap((group) => ofGroup(group, scope));
const open = Math.min(budget.open, failures.length);
const room = Math.min(20, scope.detail.tests - open) - (failures.length - open);
return [...failureList(failures, failedTests, budget, scope), ...excusedFolds(folded, scope, Math.max(0, room))];
}
function causeHeading(row, scope) {
const verdict = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.ut)(scope) ? [] : (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.a)(row.verdict, scope);
const facts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Et)(verdict, [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)((0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(row))], (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(row));
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)({
type: "strong",
children: [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ot)(row.signature)]
}, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(" \u2014 "), ...facts);
}
function testsOfCause(row, { open, lines, more }, scope) {
const first = open ?? lines[0];
const ofFirst = {
...scope,
shownMessages: new Set([row.signature])
};
const ofOthers = {
...scope,
shownMessages: new Set([row.signature, ...first === void 0 ? [] : [(0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.o)(first.test, scope)]])
};
return [
causeHeading(row, scope),
...open === void 0 ? [] : openFailure(open, ofFirst),
...failureLines(lines, more, ofOthers, row.url, open === void 0 ? ofFirst : ofOthers)
];
}
function failuresByCause(scope, { open, lines: room }) {
const rows = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(scope);
const shown = rows.slice(0, Math.min(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.causes, open === 0 ? room : open));
let lineRoom = room;
const blocks = shown.flatMap((row, index) => {
const all = scope.summary.failures.filter(({ cause }) => cause.id === row.id);
const first = open === 0 ? void 0 : all[0];
const own = (first === void 0 ? all : all.slice(1)).slice(0, Math.floor(lineRoom / (shown.length - index)));
lineRoom -= own.length;
return testsOfCause(row, {
open: first,
lines: own,
more: row.tests - own.length - (first === void 0 ? 0 : 1)
}, scope);
});
const hidden = rows.length - shown.length;
const single = (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(scope.summary);
return [
...blocks,
...hidden > 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(hidden, "more cause")}`))] : [],
...failureList(single.failures, single.total, {
open: open === 0 ? 0 : open - shown.length,
lines: lineRoom
}, scope)
];
}
function listed$1(scope, budget) {
const { failures, failedTests, counts } = scope.summary;
return (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(scope.summary) ? failuresByCause(scope, budget) : failureList(failures, failedTests ?? counts.failed, budget, scope);
}
function groupsOf({ summary }) {
const counts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__["in"])(summary);
const listed = new Set(summary.failures.map(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.nn));
const groups = _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.rn.filter((group) => counts[group] > 0 || listed.has(group));
const hasLeading = groups.some((group) => _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.an.has(group));
return {
groups,
isOpen: (group) => hasLeading ? _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.an.has(group) : group === groups[0] && group !== "quarantined"
};
}
function failuresOnPage(scope, { open, lines }, hasHeadings) {
const { summary } = scope;
const { groups, isOpen } = groupsOf(scope);
let left = {
open,
lines
};
return groups.flatMap((group) => {
const own = summary.verdicts === void 0 ? summary : (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(summary, new Set([group]));
const hasTitle = hasHeadings || !_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.an.has(group);
const budget = isOpen(group) ? left : {
...left,
open: 0
};
left = {
open: Math.max(0, left.open - own.failures.length),
lines: Math.max(0, left.lines - own.failures.length)
};
const children = listed$1({
...scope,
summary: own,
isVerdictTitled: hasTitle
}, budget);
if (!hasTitle) return children;
return [{
type: "section",
title: [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(groupTitle(group, summary))],
fold: "fixed",
children
}];
});
}
const failures = defineComponent({
description: "Shows the causes that several failed tests share, and the other failed tests.",
properties: ({ Type }) => ({ headings: Type.Optional(Type.Boolean({
default: false,
description: "Whether the first failures have a heading: \"New\" or, without a history, \"Failed\". Known, flaky and quarantined failures always have one. A comment shows them in folds instead."
})) }),
build({ headings = false }, scope) {
if (scope.summary.counts.failed === 0) return [];
const budget = failureBudget(scope);
return scope.place === "comment" ? failuresInComment(scope, budget) : failuresOnPage(scope, budget, headings);
}
});
const always = ["successful", "failed"];
const titles = {
successful: "Passed",
failed: "Failed",
skipped: "Skipped",
cancelled: "Cancelled",
running: "Running",
unknown: "Unknown",
flaky: "Flaky"
};
function countsTable(title, rows) {
const columns = [..._fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.y, "flaky"].filter((column) => always.includes(column) || rows.some((row) => row.counts[column] > 0));
const labelled = title !== void 0;
return {
type: "table",
align: [
...labelled ? ["left"] : [],
"right",
...columns.map(() => "right"),
"right"
],
head: [
...labelled ? [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(title)]] : [],
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)("Tests")],
...columns.map((column) => [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xt)(column, titles[column])]),
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)("Duration")]
],
rows: rows.map(({ label, counts }) => [
...labelled ? [label] : [],
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(counts.total))],
...columns.map((column) => [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(counts[column] === 0 ? "\u2013" : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(counts[column]))]),
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(counts.duration === 0 ? "\u2013" : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Qt)(counts.duration))]
])
};
}
const fileRows = ({ files }) => files.filter((file) => file.counts.total > 0).toSorted((a, b) => b.counts.failed - a.counts.failed || b.counts.duration - a.counts.duration).map((file) => ({
label: [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ot)(file.path)],
counts: file.counts
}));
const fileSummary = defineComponent({
description: "Shows the number of tests by result file and status.",
properties: () => ({}),
build(_properties, { summary, detail }) {
const all = fileRows(summary);
if (all.length < 2 || !detail.extras) return [];
const rows = all.slice(0, Math.min(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.rows, detail.tests));
const more = all.length - rows.length;
return [countsTable("File", rows), ...more > 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(more, "more file")}`))] : []];
}
});
function flakyLine(flaky, scope) {
const { test, jobs } = flaky;
const place = [endedOn(test), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ht)(jobs, scope)].filter((fact) => fact !== void 0).join(" ");
const facts = [place === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(place)], ...(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.l)(flaky, scope, scope.isVerdictTitled)];
return (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.s)((0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(test, {
withSuite: true,
url: (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.C)(flaky, scope)
}), facts, (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.a)(test, scope));
}
function endedOn({ attempts = 0, isLastSkipped, passedOnAttempt }) {
if (passedOnAttempt !== void 0) return `passed on attempt ${passedOnAttempt}`;
return attempts > 1 ? `${isLastSkipped === true ? "skipped" : "passed"} on attempt ${attempts} of ${attempts}` : void 0;
}
function listed(tests, more, scope) {
const rest = more > 0 ? [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(more, "more flaky test")}`)]] : [];
const items = [...tests.map((test) => flakyLine(test, scope)), ...rest];
return items.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.At)(items)];
}
const flakyTests = defineComponent({
description: "Shows the tests that passed only after a failed attempt.",
properties: ({ Type }) => ({ collapsible: Type.Optional(Type.Boolean({
default: false,
description: "Whether the tests can be collapsed. If no test failed, the first three are always visible."
})) }),
build({ collapsible = false }, scope) {
const { summary, detail } = scope;
const { counts, flakyTests: total = counts.flaky, flakyFailures: tests } = summary;
if (total === 0 || !detail.extras) return [];
if (!collapsible) {
const shown = tests.slice(0, detail.tests);
return listed(shown, total - shown.length, {
...scope,
isVerdictTitled: true
});
}
const open = counts.failed > 0 ? [] : tests.slice(0, Math.min(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.openFlaky, detail.tests));
const folded = tests.slice(open.length, open.length + Math.min(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.flaky, detail.tests));
const rest = total - open.length;
if (rest <= 0) return listed(open, 0, scope);
const title = open.length === 0 ? "Flaky" : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(rest)} more flaky`;
return [...listed(open, 0, scope), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Dt)(title, listed(folded, rest - folded.length, scope))];
}
});
const fixedIn = (scope) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.$)(scope) && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.et)(scope) === "successful" ? (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.p)(scope) : [];
const headline = defineComponent({
description: "Shows the outcome in one line, and the other counts and the duration in a second one.",
properties: () => ({}),
build(_properties, scope) {
const quiet = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.at)(scope);
const facts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Et)(quiet.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(quiet.join(" · "))], fixedIn(scope));
return [...scope.place === void 0 ? [{
type: "heading",
depth: 2,
children: [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.et)(scope)), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(` ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.tt)(scope)}`)]
}] : [], ...facts.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)(...facts)]];
}
});
function jobMark({ state, status, counts }) {
if (state === "waiting") return "waiting";
if (state === "missing") return status === "failed" ? "failed" : "cancelled";
if (state === "earlier" && status === "successful") return "unknown";
return status === "failed" && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Nn)(counts) === 0 ? "incomplete" : status;
}
const words = {
failed: "failed",
incomplete: "incomplete",
cancelled: "cancelled",
waiting: "running",
running: "running",
unknown: "unknown",
skipped: "skipped"
};
const order = Object.keys(words);
const none = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)("\u2013");
const skippedText = ({ attempt }) => `skipped in attempt ${attempt}`;
const cellOf = (group) => {
if (group === void 0) return [none];
if (group.state === "skipped") return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jt)(group.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xt)(jobMark(group), skippedText(group)))];
const failed = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Nn)(group.counts);
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jt)(group.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xt)(jobMark(group), failed === 0 ? "" : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(failed)))];
};
const gridTable = ({ base, columns, rows }) => ({
type: "table",
align: ["left", ...columns.map(() => "center")],
head: [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(base)], ...columns.map((column) => [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(column)])],
rows: rows.map(({ label, cells }) => [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(label)], ...cells.map(cellOf)])
});
const number = (count) => [count === 0 ? none : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(count))];
function groupRow(group) {
const { name, url, counts, duration = counts.duration } = group;
return [
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jt)(url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xt)(jobMark(group), name)), ...group.state === "skipped" ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`, ${skippedText(group)}`)] : []],
number(counts.failed),
number(counts.total),
[duration === 0 ? none : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Qt)(duration))]
];
}
function sumRow(label, groups) {
const counts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mn)();
for (const group of groups) (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.On)(counts, group.counts);
return [
label,
number(counts.failed),
number(counts.total),
[none]
];
}
function title(groups, noun) {
const numbers = new Map();
for (const group of groups) {
const word = words[jobMark(group)] ?? "";
numbers.set(word, (numbers.get(word) ?? 0) + 1);
}
if (numbers.size === 1 && numbers.has("failed")) return `Failed ${noun}s`;
return [...numbers].map(([word, count], index) => `${index === 0 ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(count, noun) : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(count)} ${word}`).join(" · ");
}
const wasCancelledEarly = ({ state, status }) => state === "missing" && status === "cancelled";
function jobList({ noun, groups }) {
const passed = groups.filter((group) => jobMark(group) === "successful");
const others = groups.filter((group) => jobMark(group) !== "successful").toSorted((a, b) => order.indexOf(jobMark(a)) - order.indexOf(jobMark(b)) || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Nn)(b.counts) - (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Nn)(a.counts));
if (others.length === 0) return [];
const early = others.filter(wasCancelledEarly);
const listed = early.length > 1 ? others.filter((group) => !wasCancelledEarly(group)) : others;
const [shown, hidden] = [listed.slice(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.jobs), listed.slice(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.jobs)];
const [onlyPassed] = passed;
const table = {
type: "table",
align: [
"left",
"right",
"right",
"right"
],
head: [
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(noun === "job" ? "Job" : "Module")],
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)("Failed")],
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)("Tests")],
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)("Duration")]
],
rows: [
...shown.map(groupRow),
...hidden.length === 0 ? [] : [sumRow([(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(hidden.length, `more ${noun}`)}`)], hidden)],
...early.length > 1 ? [sumRow([(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xt)("cancelled", `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(early.length, noun)} cancelled`)], early)] : [],
...passed.length === 1 && onlyPassed !== void 0 ? [groupRow(onlyPassed)] : [],
...passed.length > 1 ? [sumRow([(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xt)("successful", `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(passed.length, noun)} passed`)], passed)] : []
]
};
return passed.length === 0 || hidden.length > 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Dt)(title(others, noun), [table])] : [table];
}
function jobBlocks(parts) {
if (parts.groups.length < 2) return [];
const grid = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Kt)(parts);
return grid === void 0 ? jobList(parts) : [gridTable(grid)];
}
const jobs = defineComponent({
description: "Shows the jobs of a build, or the modules of its only job.",
properties: ({ Type }) => ({ length: Type.Optional(Type.Enum(["short", "long"], { description: "Shows only a short list or a grid, or only a list that is so long that it is collapsed; default: either." })) }),
build({ length }, { summary }) {
const blocks = jobBlocks((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Yt)(summary));
const isLong = blocks.some(({ type }) => type === "section");
return length === void 0 || length === "long" === isLong ? blocks : [];
}
});
const markdown = defineComponent({
description: "Shows your own Markdown.",
properties: ({ template }) => ({ text: template("The Markdown.", ["**{{ tests.total }}** tests"]) }),
resolve: ({ text }, context) => ({ text: markdownParts(text, context) }),
build: ({ text }) => isEmptyMarkdown(text) ? [] : [{
type: "markdown",
parts: text
}]
});
function problemLine({ path, line, column, message }) {
if (path === void 0) return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(message)];
const place = [...line === void 0 ? [] : [`, line ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(line)}`], ...line === void 0 || column === void 0 ? [] : [`, column ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(column)}`]];
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Pt)(path), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`${place.join("")}: ${message}`)];
}
function shortList(items, limit, noun) {
const more = items.length - limit;
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.At)([...items.slice(0, limit), ...more > 0 ? [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(more, `more ${noun}`)}`)]] : []]);
}
const distrustAlert = (reasons) => reasons.length === 0 ? [] : [{
type: "alert",
severity: "caution",
children: [shortList(reasons, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.errors, "error")]
}];
const problems = defineComponent({
description: "Shows the problems with the files that were read.",
properties: () => ({}),
build(_properties, { summary, detail, place }) {
const isOnGitHub = place === "comment" || place === "jobSummary";
const isOpen = (problem) => isOnGitHub ? (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.wn)(problem) : problem.severity === "error";
const others = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Xt)(summary).filter((problem) => !isOpen(problem) && !(isOnGitHub && problem.kind === "attachment"));
const noun = others.every(({ severity }) => severity === "warning") ? "warning" : "problem";
return [...isOnGitHub ? [] : distrustAlert(summary.problems.filter(isOpen).map(problemLine)), ...others.length === 0 || !detail.extras ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.wt)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(others.length, noun), [shortList(others.map(problemLine), _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.warnings, noun)])]];
}
});
const queryProperties = ({ Type, template }) => ({
org: Type.Optional(template("The organisation; default: the organisation of the run.")),
project: Type.Optional(template("The project; default: the project of the run.")),
module: Type.Optional(template("The module; default: the module of the run.")),
build: Type.Optional(template("The name of a build.", ["{{ build.id }}"])),
ref: Type.Optional(template("A branch or tag. Without a build, its latest build is used.", ["main"]))
});
const baselineProperties = (builders) => ({
...queryProperties(builders),
expectedTrend: builders.Type.Optional(builders.Type.Enum([
"up",
"down",
"same"
], { description: "The direction of a good change." })),
tolerance: builders.Type.Optional(builders.Type.Number({
minimum: 0,
default: 0,
description: "The largest change that counts as \"same\", in the unit of the property."
})),
over: builders.Type.Optional(builders.Type.Integer({
minimum: 2,
maximum: 50,
description: "Compare with the median of this number of builds in the history. A change that the spread of their values explains counts as \"same\"."
}))
});
const querySchema = (builders) => builders.closedObject(queryProperties(builders), { description: "The value to show; without build and ref, the value of the run." });
const baselineSchema = (builders) => builders.closedObject(baselineProperties(builders), {
description: "The value to compare with. Without build and ref: the value of the latest earlier build of the base branch of a pull request, or of the same ref.",
if: {
properties: { over: {} },
required: ["over"]
},
then: { properties: { build: {
not: {},
description: "\"over\" compares with several builds, so it does not go with \"build\""
} } }
});
const deviationScale = 1.4826;
const maximumDeviations = 3;
function medianBaseline(values) {
const [first, ...others] = values;
if (first === void 0) return void 0;
if (others.length === 0) return {
value: first,
spread: 0
};
const value = median(values.map((known) => known.value));
const deviation = median(values.map((known) => Math.abs(known.value - value)));
return {
value: { value },
spread: maximumDeviations * deviationScale * deviation,
builds: values.length
};
}
function median(numbers) {
const sorted = numbers.toSorted((a, b) => a - b);
const upper = sorted[sorted.length >> 1] ?? 0;
const lower = sorted[sorted.length - 1 >> 1] ?? 0;
return lower === upper ? upper : Number((lower / 2 + upper / 2).toPrecision(15));
}
async function readProperty(property, sources) {
const { name, valueType, value: valueQuery = {}, baseline: baselineQuery } = property;
const asked = evaluated(valueQuery, sources);
const recorded = await findValue(name, asked, sources);
if (valueType === "string") return { value: recorded && {
...recorded,
value: String(recorded.value)
} };
const value = asNumber(recorded);
if (baselineQuery === void 0) return { value };
const against = evaluated(baselineQuery, sources);
const shownModule = asked.module === void 0 && !isElsewhere(asked, sources.run) ? recorded?.module : void 0;
return {
value,
baseline: await readBaseline(name, baselineQuery, {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_8__.y)({ module: shownModule }),
...against
}, sources)
};
}
async function readBaseline(name, { expectedTrend, over, tolerance = 0 }, query, sources) {
const expected = {
tolerance,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_8__.y)({ expectedTrend })
};
if (over === void 0) {
const value = asNumber(await findBaseline(name, query, sources));
return {
value,
...expected,
...baselinePlace(query.build ?? value?.ref ?? value?.build)
};
}
const found = medianBaseline(valuesInHistory(questionOf(name, query, sources.run), query, sources).flatMap((found) => asNumber(found) ?? []).slice(0, over));
if (found === void 0) return {
value: void 0,
...expected
};
const { value, spread, builds } = found;
const place = builds === void 0 ? value.ref ?? value.build : `median of the last ${builds} builds`;
return {
value,
...expected,
...baselinePlace(place),
tolerance: Math.max(tolerance, spread)
};
}
const baselinePlace = (of) => of === void 0 ? {} : { of };
async function findValue(name, query, sources) {
const { run, own } = sources;
const question = questionOf(name, query, run);
const ofRun = await askRun(own, question, query);
const meansRun = query.build === void 0 && query.ref === void 0 && !isElsewhere(query, run);
return ofRun !== void 0 || meansRun ? ofRun : askEarlier(question, query, sources);
}
const isElsewhere = (query, run) => [
"org",
"project",
"module"
].some((name) => query[name] !== void 0 && query[name] !== run[name]);
async function askEarlier(question, query, sources) {
for (const module of modulesOf(question, query)) {
const found = await sources.earlier.latest({
...question,
module
});
if (found !== void 0) return found;
}
return valuesInHistory(question, query, sources)[0];
}
function valuesInHistory(question, query, { builds }) {
for (const module of builds === void 0 ? [] : modulesOf(question, query)) {
const found = builds?.values({
...question,
module,
ref: query.ref
}) ?? [];
if (found.length > 0) return found;
}
return [];
}
function modulesOf(question, { project, module }) {
return module === void 0 && project !== void 0 && project !== question.module ? [question.module, project] : [question.module];
}
async function findBaseline(name, query, sources) {
const { run, own } = sources;
const question = questionOf(name, query, run);
if (query.build !== void 0) return await askEarlier(question, query, sources) ?? askRun(own, question, query);
return askEarlier({
...question,
ref: query.ref ?? run.baseRef ?? run.ref,
exceptBuild: run.build
}, query, sources);
}
const questionOf = (name, query, { org, project, module }) => ({
name,
org,
project,
module,
...query
});
async function askRun(own, question, { module }) {
const found = await own.latest(question);
return found === void 0 && module === void 0 ? own.latest({
...question,
module: void 0
}) : found;
}
function evaluated({ org, project, module, build, ref }, { evaluator }) {
const texts = Object.entries({
org,
project,
module,
build,
ref
}).map(([name, template = ""]) => [name, evaluator.text(template).trim()]);
return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
function asNumber(found) {
if (found === void 0) return void 0;
const { value } = found;
const number = typeof value === "number" ? value : decimal.test(value.trim()) ? Number(value) : NaN;
return Number.isFinite(number) ? {
...found,
value: number
} : void 0;
}
const head = [
"Property",
"Value",
"Change"
].map((title) => [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(title)]);
const noValue = "no value";
const onlyForNumbers = (key) => ({
not: {},
description: `only a property of valueType "number" has a ${key}`
});
const property = defineComponent({
description: "Shows a property of the build and its change.",
properties: (builders) => {
const { Type } = builders;
return {
name: Type.String({
minLength: 1,
description: "The name of the property.",
examples: ["coverage"]
}),
valueType: Type.Enum(["number", "string"], { description: "The type of its value." }),
format: Type.Optional(Type.String({
format: "number-pattern",
description: "The format of the number, as a pattern of java.text.DecimalFormat.",
examples: ["#,##0.00", "0.0'%'"]
})),
currency: Type.Optional(Type.String({
pattern: "^[A-Z]{3}$",
default: "USD",
description: "The ISO code of the currency for \"¤\" in the pattern."
})),
min: Type.Optional(Type.Number({ description: "The smallest good value. A smaller one, or none, is marked, and \"regressed\" of fail-on fails." })),
max: Type.Optional(Type.Number({ description: "The largest good value. A larger one, or none, is marked, and \"regressed\" of fail-on fails." })),
value: Type.Optional(querySchema(builders)),
baseline: Type.Optional(baselineSchema(builders))
};
},
keywords: {
if: {
properties: { valueType: { const: "string" } },
required: ["valueType"]
},
then: { properties: {
format: onlyForNumbers("format"),
currency: onlyForNumbers("currency"),
min: onlyForNumbers("min"),
max: onlyForNumbers("max"),
baseline: onlyForNumbers("baseline")
} }
},
async resolve(properties, context) {
const { value: _value, baseline: _baseline, ...shown } = properties;
return {
...shown,
reading: await readProperty(properties, context)
};
},
build({ name, format, currency, reading: { value, baseline }, ...limits }) {
const formatted = (0, _property_format_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(format, currency);
const shown = (found) => {
if (found === void 0) return noValue;
return typeof found.value === "number" ? formatted(found.value) : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(found.value, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.propertyValue);
};
const valueCell = [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(shown(value)), ...limitMark(value, limits, formatted)];
const parts = baseline === void 0 ? void 0 : changeParts(value, baseline, formatted, shown(baseline.value));
return [{
type: "table",
align: [
"left",
"right",
"left"
],
head,
rows: [[
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(name)],
valueCell,
parts === void 0 ? [] : changeCell(parts)
]],
facts: [{
label: name,
value: [...valueCell, ...parts === void 0 ? [] : changeFact(parts)]
}]
}];
}
});
function limitMark(value, limits, formatted) {
const exceeded = typeof value?.value === "string" ? void 0 : (0, _property_limits_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(value?.value, limits);
return exceeded === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(` (${exceeded.kind} ${formatted(exceeded.limit)}) `), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xt)("failed")];
}
function changeParts(value, baseline, formatted, shownBaseline) {
const against = `(${baseline.of === void 0 ? "baseline" : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(baseline.of, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.baseline)} ${shownBaseline})`;
if (typeof value?.value !== "number" || typeof baseline.value?.value !== "number") return {
against,
difference: void 0,
trend: "same",
verdict: []
};
const { absolute, isExpected, trend } = (0, _property_limits_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(value.value, baseline.value.value, baseline);
const verdict = isExpected === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(" "), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xt)(isExpected ? "successful" : "failed")];
return {
against,
difference: signed(absolute, formatted),
trend,
verdict
};
}
const changeCell = ({ against, difference, verdict }) => [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(difference === void 0 ? against : `${difference} ${against}`), ...verdict];
const arrows = {
up: "\u2191",
down: "\u2193",
same: "\u2192"
};
const changeFact = ({ against, difference, trend, verdict }) => [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(` ${against}${difference === void 0 ? "" : ` ${arrows[trend]} ${difference}`}`), ...verdict];
function signed(number, format) {
const shown = format(number);
if (number === 0) return `±${shown}`;
return number > 0 && !shown.startsWith("+") ? `+${shown}` : shown;
}
const ownProperties = ({ Type, template }) => ({
title: Type.Optional(template("The title.")),
collapsible: Type.Optional(Type.Boolean({
default: false,
description: "Whether the section can be collapsed."
})),
collapsed: Type.Optional(Type.Boolean({
default: true,
description: "Whether a collapsible section is collapsed at first."
}))
});
const section = defineComponent({
description: "Shows components under one title.",
properties: (builders) => ({
...ownProperties(builders),
components: builders.Type.Array(builders.Type.Unsafe({ $ref: "#/definitions/component" }), { description: "The components in the section." })
}),
resolve: async ({ title = "", components, ...others }, { evaluator }, resolveAll) => ({
...others,
title: evaluator.text(title),
components: await resolveAll(components)
}),
build({ title = "", collapsible = false, collapsed = true, components }, _scope, buildAll) {
const children = buildAll(components);
if (children.length === 0) return [];
const shownTitle = title.trim() === "" ? "" : title;
if (shownTitle === "" && !collapsible) return children;
return [{
type: "section",
title: [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(shownTitle || "Details")],
fold: collapsible ? collapsed ? "closed" : "open" : "fixed",
children
}];
}
});
const minimumDuration = 1e3;
const slowestTests = defineComponent({
description: "Shows the tests that took longest, and at least one second.",
properties: () => ({}),
build(_properties, { summary, detail }) {
const slow = summary.slowest.filter(({ duration = 0 }) => duration >= minimumDuration);
if (slow.length === 0 || !detail.extras) return [];
const { noun, groups } = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Yt)(summary);
const hasJobs = groups.length > 1;
const jobOf = (test) => hasJobs ? [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(test[noun] ?? "\u2013")]] : [];
return [{
type: "table",
align: [
"left",
"left",
...hasJobs ? ["left"] : [],
"right"
],
head: [
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)("Slowest")],
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)("Suite")],
...hasJobs ? [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(noun === "job" ? "Job" : "Module")]] : [],
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)("Duration")]
],
rows: slow.slice(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.slowest).map((test) => [
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.xt)(test.quarantined === true ? "quarantined" : test.status, (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.v)(test.name))],
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.T)(test.suite))],
...jobOf(test),
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Qt)(test.duration ?? 0))]
])
}];
}
});
const tagSummary = defineComponent({
description: "Shows the number of tests by tag and status.",
properties: () => ({}),
build(_properties, { summary, detail }) {
const { tags, otherTags } = summary;
if (tags.length === 0 || !detail.extras) return [];
const rows = tags.slice(0, Math.min(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.rows, detail.tests)).map(({ tag, counts }) => ({
label: [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(tag)],
counts
}));
const more = tags.length + otherTags.groups - rows.length;
return [countsTable("Tag", rows), ...more > 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(more, "more tag")}`))] : []];
}
});
function proportion(counts, cells) {
const total = counts.reduce((sum, count) => sum + count, 0);
if (total === 0) return counts.map(() => 0);
const shares = counts.map((count) => count === 0 ? 0 : Math.max(1, Math.round(count / total * cells)));
const largest = counts.indexOf(Math.max(...counts));
const sum = shares.reduce((all, share) => all + share, 0);
return shares.map((share, index) => index === largest ? Math.max(1, share + cells - sum) : share);
}
const barCells = 20;
function bar({ counts }) {
const cells = proportion(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.y.map((status) => counts[status]), barCells);
return {
type: "chart",
parts: _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.y.map((status, index) => ({
status,
cells: cells[index] ?? 0
}))
};
}
function foldedTable(title, head, rows, total, limit) {
if (total < 2) return [];
const shown = rows.slice(0, limit);
const note = shown.length < total ? `, of which the ${shown.length} with the most failures and the longest are shown` : "";
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.wt)(`${title} (${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(total)}${note})`, [countsTable(head, shown)])];
}
const testSummary = defineComponent({
description: "Shows the number of tests by status.",
properties: () => ({}),
build(_properties, { summary, detail }) {
const { counts, suites, otherSuites, problems } = summary;
if (counts.total === 0) return [];
const overall = [...(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Tn)(problems) && counts.failed === 0 ? [] : [bar(summary)], countsTable(void 0, [{
label: [],
counts
}])];
if (!detail.extras) return overall;
const limit = Math.min(_longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.rows, detail.tests);
const byFile = fileRows(summary);
const bySuite = suites.slice(0, limit).map((suite) => ({
label: [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.T)(suite.path) || "No suite")],
counts: suite.counts
}));
return [
...overall,
...foldedTable("Files", "File", byFile, byFile.length, limit),
...foldedTable("Suites", "Suite", bySuite, suites.length + otherSuites.groups, limit)
];
}
});
const groupings = [
"suite",
"file",
"job",
"module",
"owner",
"cause",
"verdict",
"none"
];
const titleOfJobs = ({ test, jobs }, scope) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Wt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ut)(jobs, scope)?.replace(/^in /, "") ?? test.job ?? "");
const keys = {
suite: ({ test }) => test.suite.join(" \u203a "),
file: ({ test }, { locations }) => locations.get(test)?.file ?? test.file ?? test.source,
job: titleOfJobs,
module: ({ test, jobs }, { summary }) => test.module ?? summary.jobs[jobs[0] ?? -1]?.module ?? "",
owner: ({ test }, scope) => (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_5__.a)(test, scope),
verdict: ({ test, failure }, { summary }) => failure === void 0 ? (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.o)(test.flaky ? "flaky" : (0, _status_words_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(test.status)) : groupTitle((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.nn)(failure), summary)
};
function groupEntries(entries, grouping, scope) {
const groups = new Map();
for (const entry of entries) {
const key = keys[grouping](entry, scope);
const group = groups.get(key);
if (group === void 0) groups.set(key, [entry]);
else group.push(entry);
}
const titleOf = (key) => grouping === "file" ? (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ot)(key) : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(key || `No ${grouping}`);
return [...groups].map(([key, group]) => ({
key,
title: [titleOf(key)],
entries: group
}));
}
const identityOf = ({ module, suite, name, message }) => JSON.stringify([
module,
suite,
name,
message
]);
function merged(tests, { jobs }) {
const indexes = new Map(jobs.map(({ job, module }, index) => [JSON.stringify([job, module]), index]));
const entries = new Map();
for (const test of tests) {
const identity = identityOf(test);
const entry = entries.get(identity) ?? {
test,
jobs: new Set(),
executions: 0
};
entries.set(identity, entry);
entry.executions += 1;
const index = indexes.get(JSON.stringify([test.job, test.module]));
if (index !== void 0) entry.jobs.add(index);
}
return [...entries.values()].map((entry) => ({
...entry,
jobs: [...entry.jobs].sort((a, b) => a - b)
}));
}
function listedEntries(status, summary) {
if (status === "failed") return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.en)(summary.failures).map((failure) => ({
...failure,
failure
}));
return merged(summary.tests[status], summary);
}
const countTests = (status, { counts, failedTests }) => status === "failed" ? failedTests ?? counts.failed : counts[status];
function countShown(status, entries, { failedTests }) {
if (status === "failed" && failedTests !== void 0) return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.dn)(entries).size;
return entries.reduce((sum, { executions }) => sum + executions, 0);
}
function testLine(test, scope, withSuite) {
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Et)((0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(test, {
withSuite,
file: (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.y)(test, scope)
}), (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.x)(test, scope), test.attempts === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`${test.attempts} attempts`)], (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(test) ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Qt)(test.duration))] : []);
}
function otherTest({ test, jobs }, scope, withSuite) {
const phrase = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ht)(jobs, scope);
const reason = test.message?.trim() ?? "";
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Et)(testLine(test, scope, withSuite), phrase === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(phrase)], reason === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(reason, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.skipReason))]);
}
function testBlocks(entries, scope, withSuite) {
const others = entries.filter(({ failure }) => failure === void 0);
return [...entries.flatMap(({ failure }) => failure === void 0 ? [] : openFailure(failure, scope, withSuite)), ...others.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.At)(others.map((entry) => otherTest(entry, scope, withSuite)))]];
}
function causeBlocks(row, entries, scope) {
const [open, ...others] = entries.flatMap(({ failure }) => failure ?? []);
return testsOfCause(row, {
open,
lines: others,
more: 0
}, scope);
}
function testsByCause(entries, scope) {
const rows = new Map((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(scope).map((row) => [row.id, row]));
const groups = new Map();
for (const [index, entry] of entries.entries()) {
const id = entry.failure?.cause.id ?? "";
const key = rows.has(id) ? id : entry.failure === void 0 ? "" : `${index}`;
const group = groups.get(key);
if (group === void 0) groups.set(key, [entry]);
else group.push(entry);
}
return [...groups].flatMap(([key, group]) => {
const row = rows.get(key);
return row === void 0 ? testBlocks(group, scope, true) : causeBlocks(row, group, scope);
});
}
const worstFirst = [
"failed",
"cancelled",
"running",
"unknown",
"skipped",
"successful"
];
function grouped(entries, scope, grouping) {
if (grouping === "none") return testBlocks(entries, scope, true);
if (grouping === "cause") return testsByCause(entries, scope);
const groups = groupEntries(entries, grouping, scope);
const withSuite = grouping !== "suite";
if (groups.length === 1 && groups[0]?.key === "") return testBlocks(entries, scope, withSuite);
return groups.map(({ title, entries: own }) => ({
type: "section",
title,
fold: "fixed",
children: testBlocks(own, {
...scope,
isVerdictTitled: grouping === "verdict"
}, withSuite)
}));
}
function rest(status, total, shown) {
const noun = `${(0, _status_words_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(status)} test`;
if (shown >= total) return [];
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(shown > 0 ? `and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(total - shown, `more ${noun}`)}` : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(total, noun)}, not listed here`)];
}
const tests = defineComponent({
description: "Shows tests one by one.",
properties: ({ Type }) => ({
status: Type.Optional(Type.Array(Type.Enum([
"successful",
"failed",
"skipped",
"cancelled",
"running",
"unknown"
]), {
description: "The statuses of the tests to show, in this order; default: all, failed tests first.",
examples: [["failed"]]
})),
limit: Type.Optional(Type.Integer({
minimum: 1,
description: "The maximum number of tests."
})),
groupBy: Type.Optional(Type.Enum([...groupings], {
default: "suite",
description: "How to group the tests."
}))
}),
build({ status = worstFirst, limit = Number.POSITIVE_INFINITY, groupBy = "suite" }, scope) {
const { summary, detail } = scope;
const shown = [];
const rests = [];
let room = Math.min(limit, detail.tests);
for (const wanted of new Set(status)) {
const some = wanted === "failed" || detail.extras ? listedEntries(wanted, summary).slice(0, room) : [];
room -= some.length;
for (const entry of some) shown.push(entry);
rests.push(rest(wanted, countTests(wanted, summary), countShown(wanted, some, summary)));
}
const more = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Et)(...rests);
return [...grouped(shown, scope, groupBy), ...more.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)(...more)]];
}
});
const components = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
alert: () => alert,
causes: () => causes,
changes: () => changes,
failures: () => failures,
fileSummary: () => fileSummary,
flakyTests: () => flakyTests,
headline: () => headline,
jobs: () => jobs,
markdown: () => markdown,
problems: () => problems,
property: () => property,
section: () => section,
slowestTests: () => slowestTests,
tagSummary: () => tagSummary,
testSummary: () => testSummary,
tests: () => tests
});
}),
7050: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_: () => reachBesideCount,
a: () => reasonCode,
c: () => failureTitle,
d: () => changeFacts,
f: () => changeLine,
g: () => causeTable,
h: () => causeReach,
i: () => failureLine,
l: () => testTitle,
m: () => causePlace,
n: () => failureBody,
o: () => shownReason,
p: () => fixedLine,
r: () => evidenceWords,
s: () => withFacts,
t: () => hasDuration,
u: () => singleFailures,
v: () => causeCount,
y: () => sharedCauses
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47931);
var _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54060);
var _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8121);
const causeCount = (count, noun, { otherCausesIsMinimum }) => `${otherCausesIsMinimum === true ? "at least " : ""}${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(count, noun)}`;
function sharedCauses({ causes }) {
const shared = causes.filter(({ tests }) => tests > 1);
return {
shared,
failures: shared.reduce((sum, { executions }) => sum + executions, 0)
};
}
const causeReach = ({ tests, jobs, note }) => `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(tests, "test")}${jobs === "" ? "" : ` ${jobs}`}${note === void 0 ? "" : `, ${note}`}`;
const reachBesideCount = (row) => row.executions === row.tests ? [row.jobs, row.note ?? ""].filter((fact) => fact !== "").join(", ") : causeReach(row);
const causePlace = ({ place }) => {
if (place === void 0) return [];
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.jt)(place.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.w)(place.text)))];
};
function namesOf({ names, more, url }) {
const named = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(names.map((name) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.b)(name, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.qt.testName)).join(", "));
return more === 0 ? [named] : [
named,
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(" "),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.jt)(url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(more)} more`))
];
}
function cellsOf(row, scope) {
const reach = reachBesideCount(row);
const facts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Et)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(row.verdict, scope), reach === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(reach)], causePlace(row));
return [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Pt)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(row.executions))], [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ot)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.b)(row.signature, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.qt.signature)),
_longest_mjs__WEBPACK_IMPORTED_MODULE_1__.kt,
...facts.length === 0 ? [] : [...(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.u)(facts), _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.kt],
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Nt)(...namesOf(row))
]];
}
function causeTable(scope) {
const rows = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(scope);
if (rows.length === 0) return [];
const shown = rows.slice(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.qt.causes);
const more = rows.length - shown.length + scope.summary.otherCauses;
return [{
type: "table",
align: ["right", "left"],
head: [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)("Failures")], [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)("Cause")]],
rows: shown.map((row) => cellsOf(row, scope))
}, ...more > 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`and ${causeCount(more, "more cause", scope.summary)}`))] : []];
}
function changedTitle({ name, suite }) {
const path = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.T)(suite);
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Et)([(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Pt)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.b)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.v)(name), _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.qt.changedName))], path === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.b)(path, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.qt.changedName))]);
}
const jobsOf = ({ jobs = [] }, { summary }) => jobs.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`in ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Gt)(jobs, summary)}`)];
function changeFact(kind, { since, duration, usual }, scope) {
if (kind === "slower") {
if (duration === void 0) return [];
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Qt)(duration)}${usual === void 0 ? "" : ` (usually about ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Qt)(usual)})`}`)];
}
return since === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`ran on ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.zt)(scope.summary)} until `), (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__._)(since, scope)];
}
const changeFacts = (kind, test, scope) => [changeFact(kind, test, scope), jobsOf(test, scope)].filter((fact) => fact.length > 0);
function changeLine(kind, test, scope) {
const facts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Et)(...changeFacts(kind, test, scope));
return [...changedTitle(test), ...facts.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(" \u2014 "), ...facts]];
}
function fixedFact({ changes }) {
const { count = 0, tests = [] } = changes?.fixed ?? {};
if (count === 0) return [];
const shown = tests.slice(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.qt.fixed);
const more = count - shown.length;
const named = shown.flatMap((test, index) => [...index === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(", ")], ...changedTitle(test)]);
if (shown.length === 0) return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(count)} fixed`)];
return [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(count)} fixed: `),
...named,
...more > 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(` and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(more)} more`)] : []
];
}
const fixedLine = ({ summary }) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Et)(fixedFact(summary), ...(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Rt)(summary).map((fact) => [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(fact)]));
function singleFailures({ failures, failedTests = 0, causes, otherCauses, otherCausesIsMinimum }) {
const known = causes.filter(({ tests }) => tests > 1);
const shared = new Set(known.map(({ cause }) => cause.id));
const total = causes.length - shared.size + otherCauses;
const unshared = failedTests - known.reduce((sum, { tests }) => sum + tests, 0);
return {
failures: failures.filter(({ cause }) => !shared.has(cause.id)),
total: otherCausesIsMinimum === true ? Math.max(total, unshared) : total
};
}
const markOf = ({ flaky, status }) => flaky ? "flaky" : status;
function testTitle(test, { withSuite, url, file, mark = markOf(test) }) {
const suite = withSuite ? (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.E)(test.suite, file) : "";
const name = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.jt)(url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Pt)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.v)(test.name)));
return [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.xt)(mark),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(" "),
name,
...suite === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(` · ${suite}`)]
];
}
const failureTitle = ({ test, quarantine }, options) => testTitle(test, {
...options,
mark: quarantine === void 0 ? markOf(test) : "quarantined"
});
const shownReason = (test, { failureTexts }) => failureTexts?.reason(test) ?? test.headline ?? "";
function reasonCode(test, scope) {
const reason = shownReason(test, scope);
return reason.trim() === "" || scope.shownMessages?.has(reason) === true ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ot)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.b)(reason, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.qt.failureReason - 2))];
}
function withFacts(title, facts, reason = []) {
const shown = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Et)(...facts);
return [
...title,
...shown.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(" \u2014 "), ...shown],
...reason.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(" · "), ...reason]
];
}
function failureLine(failure, scope, withSuite = true) {
const title = failureTitle(failure, {
withSuite,
url: (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.C)(failure, scope)
});
const jobs = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ht)(failure.jobs, scope);
return withFacts(title, [...(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.l)(failure, scope, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.ut)(scope)), ...jobs === void 0 ? [] : [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(jobs)]]], reasonCode(failure.test, scope));
}
const oneOrMore = (count, noun) => count === 0 ? [] : [count === 1 ? noun : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(count, noun)];
const counted = (count, noun) => count === 0 ? [] : [(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(count, noun)];
const evidenceWords = ({ comparisons, screenshots, videos, traces, files }) => [
...counted(comparisons, "image comparison"),
...oneOrMore(screenshots, "screenshot"),
...oneOrMore(videos, "video"),
...oneOrMore(traces, "Playwright trace"),
...counted(files, "file")
].join(" · ");
function foldOf(trace, command) {
const again = (label) => command === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`${label} a POSIX shell or PowerShell: `), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ot)(command))];
if (trace.trim() !== "") return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.wt)("Stack trace", [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.St)(trace), ...again("Run it again in")])];
return command === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.wt)("Run it again", again("In"))];
}
function failureBody(test, scope) {
const { failureTexts = (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(scope), detail, rerunOf, shownMessages } = scope;
const message = failureTexts.shown(test);
const isKnown = message !== void 0 && shownMessages?.has(message.value) === true;
const block = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.k)(isKnown ? void 0 : message, (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.O)(test));
const shown = block === void 0 ? [] : [block];
if (detail.detailLines === 0) return shown;
return [...shown, ...foldOf((0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(failureTexts.trace(test), detail.detailLines), rerunOf?.(test))];
}
const hasDuration = (test) => test.duration !== void 0 && (test.duration > 0 || test.status === "successful");
}),
46576: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => parseNumberPattern,
r: () => decimalOf,
t: () => numberFormat
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
const symbols = new Map([
["AUD", "A$"],
["BRL", "R$"],
["CAD", "CA$"],
["CNY", "CN¥"],
["EUR", "\u20ac"],
["GBP", "£"],
["HKD", "HK$"],
["ILS", "\u20aa"],
["INR", "\u20b9"],
["JPY", "¥"],
["KRW", "\u20a9"],
["MXN", "MX$"],
["NZD", "NZ$"],
["PHP", "\u20b1"],
["TWD", "NT$"],
["USD", "$"],
["VND", "\u20ab"],
["XAF", "FCFA"],
["XCD", "EC$"],
["XOF", "F\u202fCFA"],
["XPF", "CFPF"]
]);
function currencySymbol(code) {
return symbols.get(code) ?? code;
}
const zero = {
digits: "",
point: 0
};
function decimalOf(value) {
const [mantissa = "", exponent = "0"] = String(Math.abs(value)).split("e");
const [integer = "", fraction = ""] = mantissa.split(".");
const digits = (integer + fraction).replace(/^0+/, "");
return normalize(digits, Number(exponent) + digits.length - fraction.length);
}
function shift(decimal, power) {
return decimal.digits === "" ? decimal : {
digits: decimal.digits,
point: decimal.point + power
};
}
function round(decimal, keep) {
const { digits, point } = decimal;
if (keep >= digits.length) return decimal;
if (keep < 0) return zero;
const kept = digits.slice(0, keep);
if (digits.charAt(keep) < "5") return normalize(kept, point);
const carried = kept.replace(/(?<!9)9+$/, "");
if (carried === "") return {
digits: "1",
point: point + 1
};
return {
digits: carried.slice(0, -1) + (Number(carried.at(-1)) + 1),
point
};
}
function normalize(digits, point) {
const trimmed = digits.replace(/(?<!0)0+$/, "");
return trimmed === "" ? zero : {
digits: trimmed,
point
};
}
function formatNumber(value, pattern, { currency = "USD" } = {}) {
if (Number.isNaN(value)) return "NaN";
const { prefix, suffix } = value < 0 || Object.is(value, -0) ? pattern.negative : pattern.positive;
return showAffix(prefix, currency) + showMagnitude(value, pattern) + showAffix(suffix, currency);
}
function showAffix(parts, currency) {
let shown = "";
for (const part of parts) if (part.kind === "text") shown += part.text;
else shown += part.kind === "currencySymbol" ? currencySymbol(currency) : currency;
return shown;
}
function showMagnitude(value, pattern) {
if (!Number.isFinite(value)) return "\u221e";
const decimal = shift(decimalOf(value), pattern.scale);
const { minimumExponent } = pattern;
return minimumExponent === void 0 ? showFixed(decimal, pattern) : showScientific(decimal, pattern, minimumExponent);
}
function showFixed(decimal, pattern) {
const { digits, point } = round(decimal, decimal.point + pattern.maximumFraction);
const integer = digits.slice(0, Math.max(0, point)).padEnd(point, "0").padStart(pattern.minimumInteger, "0");
const fraction = ("0".repeat(Math.max(0, -point)) + digits.slice(Math.max(0, point))).padEnd(pattern.minimumFraction, "0");
return join(integer === "" && fraction === "" ? "0" : group(integer, pattern.grouping), fraction, pattern);
}
function showScientific(decimal, pattern, minimumExponent) {
const { integerPlaces, minimumInteger, minimumFraction, maximumFraction } = pattern;
const { digits, point } = round(decimal, integerPlaces + maximumFraction);
const isEngineering = integerPlaces > 1 && integerPlaces > minimumInteger;
const exponent = isEngineering ? Math.floor((point - 1) / integerPlaces) * integerPlaces : point - minimumInteger;
const isZero = digits === "";
const integerDigits = isZero ? isEngineering ? 1 : minimumInteger : point - exponent;
const mantissa = digits.padEnd(Math.max(minimumInteger + minimumFraction, integerDigits), "0");
const power = isZero ? 0 : exponent;
const exponentDigits = String(Math.abs(power)).padStart(minimumExponent, "0");
return `${join(mantissa.slice(0, integerDigits), mantissa.slice(integerDigits), pattern)}E${power < 0 ? "-" : ""}${exponentDigits}`;
}
function join(integer, fraction, { alwaysPoint }) {
return fraction === "" && !alwaysPoint ? integer : `${integer}.${fraction}`;
}
function group(integer, grouping) {
if (grouping === void 0) return integer;
let end = integer.length - grouping.last;
let grouped = integer.slice(Math.max(0, end));
for (; end > 0; end -= grouping.others) grouped = `${integer.slice(Math.max(0, end - grouping.others), end)},${grouped}`;
return grouped;
}
function readAffixes(prefix, suffix) {
return {
prefix: readAffix(prefix),
suffix: readAffix(suffix)
};
}
function negativeAffixes(positive, negative) {
if (negative !== void 0 && JSON.stringify(negative) !== JSON.stringify(positive)) return negative;
return {
prefix: [{
kind: "text",
text: "-"
}, ...positive.prefix],
suffix: positive.suffix
};
}
function readAffix(source) {
const parts = [];
let text = "";
const endText = () => {
if (text !== "") parts.push({
kind: "text",
text
});
text = "";
};
for (const [token, quoted] of source.matchAll(/''|'((?:[^']|'')*)'|¤¤?|[^'¤]+/g)) if (token.startsWith("¤")) {
endText();
parts.push({ kind: token === "¤" ? "currencySymbol" : "currencyCode" });
} else text += token === "''" ? "'" : quoted?.replaceAll("''", "'") ?? token;
endText();
return parts;
}
const maximumLength = 200;
function parseNumberPattern(source) {
if (source.length > maximumLength) return { fault: fault(maximumLength, `the pattern is longer than ${maximumLength} characters`) };
const unquoted = blankQuotes(source);
const openQuote = unquoted.indexOf("'");
if (openQuote !== -1) return { fault: fault(openQuote, "the quoted text is not closed") };
const [positive = "", negative, tooMany] = unquoted.split(";");
const negativeStart = positive.length + 1;
if (tooMany !== void 0) {
const second = negativeStart + (negative?.length ?? 0);
return { fault: fault(second, "only one \";\" is allowed, between the positive and the negative pattern") };
}
const places = findPlaces(positive, 0);
const negativePlaces = negative === void 0 ? void 0 : findPlaces(negative, negativeStart);
const shape = readNumber(unquoted.slice(places.number, places.suffix), places.number);
if ("message" in shape) return { fault: shape };
const affixFault = checkAffixes(unquoted, places) ?? (negativePlaces && checkAffixes(unquoted, negativePlaces));
if (affixFault !== void 0) return { fault: affixFault };
const affixesAt = ({ start, number, suffix, end }) => readAffixes(source.slice(start, number), source.slice(suffix, end));
const affixes = affixesAt(places);
return { pattern: {
...shape,
positive: affixes,
negative: negativeAffixes(affixes, negativePlaces && affixesAt(negativePlaces)),
scale: positive.includes("%") ? 2 : positive.includes("\u2030") ? 3 : 0
} };
}
const fault = (offset, message) => ({
message,
offset
});
const blankQuotes = (source) => source.replace(/''|'(?:[^']|'')*'/g, (text) => "_".repeat(text.length));
function findPlaces(subpattern, start) {
const number = /[#0,.]+(?:E0*)?/.exec(subpattern);
const end = start + subpattern.length;
if (number === null) return {
start,
number: end,
suffix: end,
end
};
return {
start,
number: start + number.index,
suffix: start + number.index + number[0].length,
end
};
}
function readNumber(number, start) {
const at = (offset, message) => fault(start + offset, message);
if (number === "") return fault(0, "the pattern has no digit: \"0\" or \"#\"");
const [digits = "", exponent] = number.split("E");
const [integer = "", fraction, ...more] = digits.split(".");
const hashAfterZero = /0,*#/.exec(integer);
if (hashAfterZero !== null) return at(hashAfterZero.index + hashAfterZero[0].length - 1, "before the decimal point, \"#\" must come before \"0\"");
const emptyGroup = integer.search(/,(?:,|$)/);
if (emptyGroup !== -1) return at(emptyGroup, "a digit must follow the \",\"");
if (fraction !== void 0) {
const afterPoint = integer.length + 1;
const comma = fraction.indexOf(",");
if (comma !== -1) return at(afterPoint + comma, "\",\" is allowed only before the decimal point");
if (more.length > 0) return at(afterPoint + fraction.length, "only one \".\" is allowed in a number");
const zeroAfterHash = fraction.indexOf("#0");
if (zeroAfterHash !== -1) return at(afterPoint + zeroAfterHash + 1, "after the decimal point, \"0\" must come before \"#\"");
}
if (integer === "" && !fraction) return at(0, "the pattern has no digit: \"0\" or \"#\"");
if (exponent === "") return at(digits.length, "\"0\" must follow the \"E\"");
if (exponent !== void 0 && integer.includes(",")) return at(integer.lastIndexOf(","), "\",\" cannot be used together with \"E\"");
return shapeOf(integer, fraction, exponent);
}
function shapeOf(integer, fraction, exponent) {
const places = integer.replaceAll(",", "").length;
const zeros = countZeros(integer);
const fractionZeros = countZeros(fraction ?? "");
const needsDigit = fraction !== void 0 && zeros + fractionZeros === 0;
const [, others, last] = /(?:,([#0]+))?,([#0]+)$/.exec(integer) ?? [];
return {
integerPlaces: places,
minimumInteger: needsDigit && places > 0 ? 1 : zeros,
minimumFraction: needsDigit && places === 0 ? 1 : fractionZeros,
maximumFraction: fraction?.length ?? 0,
alwaysPoint: fraction === "",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
grouping: last === void 0 ? void 0 : {
last: last.length,
others: (others ?? last).length
},
minimumExponent: exponent === void 0 ? void 0 : exponent.length
})
};
}
const countZeros = (digits) => digits.split("0").length - 1;
function checkAffixes(unquoted, { start, number, suffix, end }) {
const [, second] = unquoted.slice(start, end).matchAll(/[%\u2030]/g);
if (second !== void 0) return fault(start + second.index, "only one \"%\" or \"\u2030\" is allowed in a pattern; quote the other");
if (unquoted.slice(number, suffix).endsWith("E")) return fault(suffix - 1, "\"0\" must follow the \"E\"");
const digit = /[#0,.]/.exec(unquoted.slice(suffix, end));
return digit === null ? void 0 : fault(suffix + digit.index, `"${digit[0]}" after the number must be quoted`);
}
const noAffixes = {
prefix: [],
suffix: []
};
function formatPlainNumber(value) {
return value === 0 ? "0" : formatNumber(value, plainPattern(value));
}
function plainPattern(value) {
const magnitude = Math.abs(value);
const pattern = {
positive: noAffixes,
negative: negativeAffixes(noAffixes, void 0),
scale: 0,
minimumInteger: 1,
integerPlaces: 1,
minimumFraction: 0,
maximumFraction: 3,
alwaysPoint: false,
grouping: {
last: 3,
others: 3
}
};
if (!Number.isFinite(value)) return pattern;
if (magnitude < 1e-6 || magnitude >= 1e21) return {
...pattern,
minimumExponent: 1
};
const leadingZeros = Math.max(0, -decimalOf(value).point);
return {
...pattern,
maximumFraction: 3 + leadingZeros
};
}
function numberFormat(format, currency) {
const pattern = format === void 0 ? void 0 : parseNumberPattern(format).pattern;
return pattern === void 0 ? (number) => formatPlainNumber(number).replace(/^-/, "\u2212") : (number) => formatNumber(number, pattern, { currency });
}
}),
7537: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => changeOf,
t: () => exceededLimit
});
var _property_format_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46576);
function changeOf(value, baseline, { expectedTrend, tolerance }) {
const absolute = decimalDifference(value, baseline);
const relative = absolute / Math.abs(baseline);
const trend = Math.abs(absolute) <= tolerance ? "same" : absolute > 0 ? "up" : "down";
const isJudged = expectedTrend !== void 0 && (trend !== "same" || expectedTrend === "same");
return {
absolute,
relative: Number.isFinite(relative) ? relative : void 0,
trend,
isExpected: isJudged ? trend === expectedTrend : void 0
};
}
function decimalDifference(a, b) {
const [left, right] = [(0, _property_format_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(a), (0, _property_format_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(b)];
const exponent = Math.min(exponentOf(left), exponentOf(right));
const scaled = (decimal, sign) => BigInt(Math.sign(sign)) * BigInt(decimal.digits) * 10n ** BigInt(exponentOf(decimal) - exponent);
return Number(`${scaled(left, a) - scaled(right, b)}e${exponent}`);
}
const exponentOf = ({ digits, point }) => point - digits.length;
function exceededLimit(value, { min, max }) {
if (min !== void 0 && (value === void 0 || value < min)) return {
kind: "min",
limit: min
};
if (max !== void 0 && (value === void 0 || value > max)) return {
kind: "max",
limit: max
};
}
}),
14053: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => statusWord });
const statusWord = (status) => status === "successful" ? "passed" : status;
})
};
;
