"use strict";
exports.id = 5118;
exports.ids = [5118];
exports.modules = {
45556: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => codeText });
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6741);
const codeText = (value) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(value).replace(/(?<!\n)\n+$/, "");
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
61287: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => knownRanges });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47931);
const shownHash = 7;
function groupsOf(failures) {
const groups = new Map();
for (const failure of failures) {
const { verdict, quarantine } = failure;
if (quarantine !== void 0 || verdict?.kind !== "known" || verdict.fixed !== void 0) continue;
const { passed, failed } = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Z)(verdict) ?? {};
if (passed === void 0 || failed === void 0) continue;
const key = `${passed} ${failed}`;
const group = groups.get(key);
if (group === void 0) groups.set(key, [failure]);
else group.push(failure);
}
return [...groups.values()].toSorted((one, other) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.dn)(other).size - (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.dn)(one).size);
}
function titleOf({ passed, failed }, isOnly, tests, scope) {
const last = failed.slice(0, shownHash);
const where = isOnly ? `in ${last}` : `between ${passed.slice(0, shownHash)} and ${last}`;
return `${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.zt)(scope.summary)} broke ${where} (${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(tests, "test")})`;
}
function knownRanges(scope) {
return groupsOf(scope.summary.failures).slice(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.qt.ranges).flatMap((group) => {
const [first] = group;
const range = first?.verdict && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Z)(first.verdict);
if (first?.verdict === void 0 || range === void 0) return [];
const isOnly = first.verdict.range?.onlyCommit !== void 0;
return [{
title: titleOf(range, isOnly, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.dn)(group).size, scope),
url: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.X)(first.verdict, scope.repositoryUrl),
bisection: isOnly || first.verdict.as !== void 0 ? void 0 : scope.bisectionOf?.(first.test, range)
}];
});
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
55118: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { terminalAnswer: () => terminalAnswer });
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6741);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47931);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _has_duration_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7050);
var _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8121);
var _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2610);
var _known_ranges_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61287);
var _terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36402);
var _code_text_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(45556);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15615);
var _short_verdict_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83559);
const brokenRanges = (scope, painter) => (0, _known_ranges_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(scope).map((range) => lines(range, painter));
const indent$1 = "  ";
const lines = ({ title, url, bisection }, { quiet, wrap }) => [
...wrap((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(title), ""),
...url === void 0 ? [] : [`${indent$1}${quiet("compare:")} ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(url)}`],
...bisection === void 0 ? [] : [`${indent$1}${quiet("bisect:")} ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(bisection.command)}`],
...bisection?.nextStep === void 0 ? [] : [`${indent$1}${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(bisection.nextStep)}`]
];
const maximumReason$1 = 200;
const indent = " ".repeat(9);
function terminalTitle(test, begin, facts, { bold, quiet, wrap }) {
const name = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.v)(test.name));
const after = [(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.T)(test.suite), ...facts].filter((fact) => fact !== "").map(_display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t).join(" · ");
if (after === "") return [begin + bold(name)];
if (wrap(`${name} ${after}`, indent).length === 1) return [`${begin}${bold(name)} ${quiet(after)}`];
return [begin + bold(name), ...wrap(after, indent, quiet)];
}
function begin(failure, scope, { bold, failed, quiet }) {
const group = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.nn)(failure);
const word = group !== "quarantined" && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.ut)(scope) ? "failed" : group;
const padded = word.padEnd(7);
if (word === "quarantined") return quiet(`${_terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_6__.n.quarantined} ${word} `);
if (word === "failed") return failed(`${_terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_6__.n.failed} ${padded}`);
return `${failed(_terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_6__.n.failed)} ${word === "new" ? bold(failed(padded)) : padded}`;
}
const factsText = (facts) => (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.c)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Et)(...facts));
const excuse = (failure, scope) => failure.quarantine === void 0 ? (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.l)(failure, scope, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.ut)(scope)) : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.bt)({
...failure.quarantine,
issue: ""
}, true);
function excusedTest(failure, scope, painter) {
const { test, jobs, quarantine: { issue = "" } = {} } = failure;
const phrase = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Vt)(jobs, scope);
const below = [factsText([...excuse(failure, scope), ...phrase === void 0 ? [] : [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(phrase)]]]), (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(test, scope), maximumReason$1)].filter((part) => part !== "").join(": ");
return [
...terminalTitle(test, begin(failure, scope, painter), [], painter),
...below === "" ? [] : painter.wrap((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(below), indent, painter.quiet),
...issue === "" ? [] : [indent + painter.quiet((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(issue))]
];
}
function failedTest(failure, scope, painter) {
if (!_longest_mjs__WEBPACK_IMPORTED_MODULE_0__.an.has((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.nn)(failure))) return excusedTest(failure, scope, painter);
const { test } = failure;
const { quiet, wrap } = painter;
const location = scope.locations.get(test) ?? (test.file === void 0 ? void 0 : {
file: test.file,
line: test.line
});
const isUnseen = failure.verdict?.kind === "unseen";
const facts = failure.verdict ? (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.h)(failure.verdict, scope).facts : [];
const verdict = factsText(isUnseen ? [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)("new test")], ...facts] : facts);
const jobs = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Vt)(failure.jobs, scope);
const { evidence } = test;
const words = evidence === void 0 ? "" : (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(evidence);
const commands = [["trace:", scope.traceOf?.(test)], ["again:", scope.rerunOf?.(test)]];
return [
...terminalTitle({
...test,
suite: (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.D)(test.suite, location?.file)
}, begin(failure, scope, painter), durationOf(test), painter),
...location === void 0 ? [] : wrap((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.b)(location.file, location.line)), indent),
...body(test, scope, painter),
...[
words,
verdict,
jobs ?? ""
].flatMap((line) => line === "" ? [] : wrap((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(line), indent, quiet)),
...commands.flatMap(([label, command]) => command === void 0 ? [] : [`${indent}${quiet(label)} ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(command)}`])
];
}
const durationOf = (test) => (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(test) ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Qt)(test.duration)] : [];
function body(test, scope, { failed, passed, wrap }) {
const [block] = (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(test, scope);
if (block?.type !== "code") return [];
const isDiff = block.language === "diff";
return (0, _code_text_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(block.value).split("\n").flatMap((line) => {
const shown = isDiff && line.startsWith("  ") ? line.slice(2) : line;
const paint = isDiff && line.startsWith("-") ? failed : isDiff && line.startsWith("+") ? passed : void 0;
return shown === "" ? [""] : wrap(shown, indent, paint);
});
}
const maximumChanged = 5;
const words = {
gone: "gone",
newlySkipped: "skipped",
slower: "slower"
};
const kinds = Object.keys(_longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Lt);
const changedTests = (scope, painter) => kinds.flatMap((kind) => changed(kind, scope, painter));
function changed(kind, scope, painter) {
const { count = 0, tests = [] } = scope.summary.changes?.[kind] ?? {};
const shown = tests.slice(0, maximumChanged);
if (shown.length === 0) return [];
const begin = painter.quiet(`${_terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_6__.n.skipped} ${`${words[kind]} `.padEnd(7)}`);
return [...shown.flatMap((test) => terminalTitle(test, begin, (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_2__.d)(kind, test, scope).map(_failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.c), painter)), ...(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_7__.J)(count - shown.length, `more ${_longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Lt[kind]} test`, painter)];
}
const countColumns = 7;
function terminalCauses(scope, painter) {
const { summary } = scope;
const rows = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(scope, { hasFullNames: true });
const shown = rows.slice(0, 20);
const single = (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(summary);
const open = single.failures.slice(0, 20 - shown.length);
return [
[
painter.bold(title(summary)),
"",
...shown.flatMap((row) => cause(row, scope, painter)),
...(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_7__.J)(rows.length - shown.length, "more cause", painter)
],
...open.map((failure) => failedTest(failure, scope, painter)),
(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_7__.J)(single.total - open.length, "more failed test", painter)
];
}
function title(summary) {
const { shared, failures } = (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_2__.y)(summary);
const number = (0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_2__.v)(shared.length + summary.otherCauses, "cause", summary);
return failures === summary.failedTests || failures === summary.counts.failed ? number : `${number} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(failures, "failure")}`;
}
function verdictOf(row, scope) {
if (row.verdict?.kind !== "known") return (0, _short_verdict_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(row.verdict?.kind, scope);
const [since = []] = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.h)(row.verdict, scope, true).facts;
return `${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.ut)(scope) ? "" : "known "}${(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.c)(since)}`.trimEnd();
}
function cause(row, scope, { bold, quiet, failed, wrap }) {
const count = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(row.executions).padStart(countColumns);
const below = " ".repeat(9);
const [first = "", ...rest] = wrap((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(row.signature), below, failed);
const verdict = verdictOf(row, scope);
const isNew = verdict === "new";
const facts = [
verdict,
(0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_2__._)(row),
row.place?.text ?? ""
].filter((fact) => fact !== "");
const [reach = "", ...others] = wrap((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(facts.join(" · ")), below).map((line) => line.slice(below.length));
const names = `${row.names.join(", ")}${row.more > 0 ? ` and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(row.more)} more` : ""}`;
return [
count + first.slice(countColumns),
...rest,
...reach === "" ? [] : [below + (isNew ? bold(failed("new")) + quiet(reach.slice(3)) : quiet(reach))],
...others.map((line) => below + quiet(line)),
...wrap((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(names), below, quiet)
];
}
const maximumFlaky = 10;
const maximumProblems = 10;
const maximumReason = 200;
function terminalAnswer(given, options) {
const scope = {
...given,
summary: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.cn)(given.summary),
detail: _longest_mjs__WEBPACK_IMPORTED_MODULE_0__._
};
const painter = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_7__.q)(options);
const { summary } = scope;
return `${[
...(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(summary) ? terminalCauses(withoutQuarantined(scope), painter) : failures(scope, painter),
...brokenRanges(scope, painter),
...flaky(scope, painter),
changedTests(scope, painter),
recorded(summary, painter),
problems(summary.problems, painter),
options.hint === void 0 ? [] : painter.wrap((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(options.hint.searched), "  "),
(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_7__.K)(scope, options).split("\n")
].filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
const withoutQuarantined = (scope) => ({
...scope,
summary: (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(scope.summary, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.on)
});
function failures(scope, painter) {
const all = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.en)(scope.summary.failures);
const shown = all.slice(0, 20);
const more = (scope.summary.failedTests ?? all.length) - shown.length;
return [...shown.map((failure) => failedTest(failure, scope, painter)), (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_7__.J)(more, "more failed test", painter)];
}
function flaky(scope, painter) {
const { summary } = scope;
const shown = summary.flakyFailures.slice(0, maximumFlaky);
if (shown.length === 0) return [];
const more = (summary.flakyTests ?? shown.length) - shown.length;
return [[...shown.map(({ test, verdict }) => {
const before = verdict === void 0 ? "" : (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.c)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Et)(...(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_3__.h)(verdict, scope, true).facts));
const { attempts, isLastSkipped, passedOnAttempt = attempts } = test;
const facts = [passedOnAttempt === void 0 ? "" : `${isLastSkipped === true ? "skipped" : "passed"} on attempt ${passedOnAttempt}`, before];
const reason = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _has_duration_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(test, scope), maximumReason);
const below = reason === "" ? [] : painter.wrap((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(reason), indent, painter.quiet);
return [...terminalTitle(test, `${painter.flaky("\u21bb")} ${"flaky".padEnd(7)}`, facts, painter), ...below].join("\n");
}), ...(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_7__.J)(more, "more flaky test", painter)]];
}
const maximumNameColumns = 40;
function recorded(summary, painter) {
const { facts, more } = (0, _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(summary);
const rows = facts.map(({ name, value }) => ({
name: (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(name),
value: (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(value)
}));
const width = Math.min(maximumNameColumns, Math.max(0, ...rows.map(({ name }) => name.length)));
return [...rows.flatMap(({ name, value }) => painter.wrap(`${name.padEnd(width)}  ${value}`, "  ")), ...more === "" ? [] : [`  ${painter.quiet(more)}`]];
}
function problems(all, painter) {
const errors = all.filter(({ severity }) => severity === "error");
return [...errors.slice(0, maximumProblems).flatMap((problem) => {
const wrapped = [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.S)(problem), problem.message].filter((line) => line !== "").flatMap((line) => painter.wrap((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(line), "  ")).join("\n");
return `${painter.flaky("!")} ${wrapped.trimStart()}`;
}), ...(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_7__.J)(errors.length - maximumProblems, "more error", painter)];
}
})
};
;
