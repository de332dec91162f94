"use strict";
exports.id = 3559;
exports.ids = [3559];
exports.modules = {
8121: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
C: () => detailsUrl,
D: () => withoutFile,
E: () => suiteTitleBeside,
O: () => stepLineOf,
S: () => causeUrl,
T: () => suiteTitle,
_: () => buildLink,
a: () => causeVerdictWords,
b: () => shownPlace,
c: () => plainText,
d: () => differsText,
f: () => evidenceFact,
g: () => withOtherName,
h: () => verdictWords,
i: () => showsCauses,
k: () => withStepLine,
l: () => verdictFacts,
m: () => recentFact,
n: () => startsWithCauses,
o: () => capitalized,
p: () => passedText,
r: () => causeRows,
s: () => openVerdict,
t: () => failuresOfGroups,
u: () => withCapital,
v: () => shownName,
w: () => shortPath,
x: () => testPlace,
y: () => placeFile
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6741);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47931);
const stepLineOf = ({ step, lead, message = "" }) => step && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(step, lead === void 0 ? message : `${lead}\n${message}`);
function withStepLine(block, line) {
if (line === void 0) return block;
if (block === void 0) return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.St)(line);
return {
...block,
value: `${block.language === "diff" ? `  ${line}` : line}\n${block.value}`
};
}
const maximumPath = 40;
function shortPath(path) {
if (path.length <= maximumPath || /\s/.test(path)) return path;
const parts = path.split(/[/\\]/);
return parts.length <= 2 ? path : `\u2026/${parts.slice(-2).join("/")}`;
}
const suiteTitle = (suite) => suite.map(shortPath).join(" \u203a ");
const suiteTitleBeside = (suite, file) => suiteTitle(withoutFile(suite, file));
function withoutFile(suite, file) {
if (file === void 0) return suite;
const path = partsOf(file);
return suite.flatMap((name, index) => {
return index === 0 && /[/\\.]/.test(name) && isEnd(partsOf(name), path) ? [] : withoutModule(name, path);
});
}
const partsOf = (path) => path.split(/[/\\]/).filter((part) => part !== "" && part !== ".");
function isEnd(one, other) {
const length = Math.min(one.length, other.length);
return length > 0 && one.slice(-length).join("/") === other.slice(-length).join("/");
}
const qualifiedName = /^[\p{L}\p{N}_$.\\:/-]{1,500}$/u;
function withoutModule(name, path) {
const stem = path.at(-1)?.replace(/\.\w{1,10}$/, "") ?? "";
if (stem === "" || !name.includes(stem) || !qualifiedName.test(name)) return [name];
const parts = name.split(/[.\\/]|::/);
const at = parts.lastIndexOf(stem);
if (at === -1) return [name];
if (!(at === parts.length - 1 || at > 0 && isEnd(parts.slice(0, at), path.slice(0, -1)))) return [name];
const rest = parts.slice(at + 1);
return rest.length === 0 ? [] : [rest.join(".")];
}
function reportUrlOf(jobs, { summary }) {
for (const index of jobs) {
const url = summary.jobs[index]?.reportUrl;
if (url !== void 0) return url;
}
}
function detailsUrl({ test, jobs }, scope) {
const url = reportUrlOf(jobs, scope);
return url === void 0 || test.id === void 0 ? void 0 : `${url}#test=${encodeURIComponent(test.id)}`;
}
function causeUrl(causeId, jobs, scope) {
const url = reportUrlOf(jobs, scope);
return url === void 0 ? void 0 : `${url}#cause=${encodeURIComponent(causeId)}`;
}
const shownPlace = (file, line) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.S)({
path: file.replace(/^\.\//, ""),
line
});
function sourceUrl({ serverUrl, repository, commit }, { file, line }) {
const path = [
repository,
"blob",
commit,
file
].flatMap((part) => part.split("/")).map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, "\ufffd")));
return `${serverUrl.replace(/\/$/, "")}/${path.join("/")}${line === void 0 ? "" : `#L${line}`}`;
}
function sourceLink(location, source) {
const place = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(shortPath(shownPlace(location.file, location.line)));
return source === void 0 ? place : {
type: "link",
url: sourceUrl(source, location),
children: [place]
};
}
const placeFile = (test, { locations }) => locations.get(test)?.file ?? test.file;
function testPlace(test, { locations, source }) {
const location = locations.get(test);
if (location !== void 0) return [sourceLink(location, source)];
return test.file === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(shortPath(shownPlace(test.file, test.line)))];
}
const shownName = (name) => name.trim() === "" ? "(no name)" : name;
const maximumBuild = 30;
const hash = /^[0-9a-f]{7,64}$/i;
const isCommit = (commit) => commit !== void 0 && hash.test(commit);
const buildName = ({ build, commit }) => isCommit(commit) ? (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ct)(commit) : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`build ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(build), maximumBuild)}`);
function buildLink(reference, { source }) {
const { commit, url } = reference;
const page = isCommit(commit) && source ? `${source.serverUrl.replace(/\/$/, "")}/${source.repository}/commit/${commit}` : void 0;
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.jt)(page ?? url, buildName(reference));
}
const maximumName = 120;
function ageAtBase({ timestamp }, { summary: { history } }) {
const end = history?.base?.timestamp;
return timestamp === void 0 || end === void 0 ? void 0 : end - timestamp;
}
function agoText({ timestamp }, { summary: { history } }) {
const now = history?.comparedAt;
const age = timestamp === void 0 || now === void 0 ? "" : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.v)(now - timestamp);
return age === "" ? "" : `${age} ago`;
}
const isShort = ({ place }) => place === "comment" || place === "chat";
const inBrackets = (...parts) => {
const shown = parts.filter((part) => part !== "");
return shown.length === 0 ? "" : ` (${shown.join(", ")})`;
};
function referenceFact({ reference }, scope) {
if (reference === void 0) return [];
const age = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.v)(ageAtBase(reference, scope) ?? 0);
if (reference.buildsAgo === 0) return age === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`last run there ${age} earlier`)];
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`last run there ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(reference.buildsAgo, "build")} earlier${inBrackets(age)}`)];
}
function commitText({ onlyCommit }) {
const { subject = "", author = "" } = onlyCommit ?? {};
if (subject === "") return "";
return `\u201c${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(subject)}\u201d${author === "" ? "" : ` by ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(author)}`}`;
}
function sinceText({ since, builds }, scope) {
const span = [builds === void 0 ? "" : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(builds, "build"), since === void 0 ? "" : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.v)(ageAtBase(since, scope) ?? 0)];
if (since !== void 0) return [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)("since "),
buildLink(since, scope),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(inBrackets(...span))
];
return builds === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`in ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(builds, "build")}`)];
}
function rangeFact(verdict, scope) {
const { range } = verdict;
if (range === void 0) return [];
const url = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.X)(verdict, scope.repositoryUrl);
if (range.onlyCommit === void 0) return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)("last passed in "), url === void 0 ? buildLink(range.lastPassed, scope) : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.jt)(url, buildName(range.lastPassed))];
const commit = isShort(scope) ? "" : commitText(range);
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`${commit === "" ? "" : `first failed with ${commit}, `}passed in `), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.jt)(url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)("the commit before"))];
}
function knownFacts(verdict, scope, isTitled) {
const { fixed, parent } = verdict;
if (parent !== void 0) return [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`fails in ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.mt)(parent)} too`)]];
const branch = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.zt)(scope.summary);
const since = sinceText(verdict, scope);
return [
isTitled ? since : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`fails on ${branch}${since.length === 0 ? "" : " "}`), ...since],
fixed === void 0 ? rangeFact(verdict, scope) : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`fixed on ${branch} in `), buildLink(fixed, scope)],
...isShort(scope) ? [] : [recentFact(verdict)]
];
}
function recentFact({ recent }) {
const { failed = 0, flaky = 0, ofBuilds = 0 } = recent ?? {};
const shown = [failed === 0 ? "" : `failed in ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(failed)}`, flaky === 0 ? "" : `flaky in ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(flaky)}`].filter((part) => part !== "").join(" and ");
return shown === "" ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`${shown} of the last ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(ofBuilds, "build")}`)];
}
const differsText = ({ summary }) => `fails on ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.zt)(summary)} too, but for another reason`;
const passedText = (builds) => `passed in the ${builds === 1 ? "build" : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(builds)} builds`} before`;
function newFact({ since, differs, passedBuilds }, scope) {
const branch = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.zt)(scope.summary);
if (differs === true) return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(differsText(scope))];
if (since === void 0) return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`only skipped on ${branch}`)];
if (passedBuilds === void 0) return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`passed on ${branch} until `), buildLink(since, scope)];
if (isShort(scope)) return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(passedText(passedBuilds))];
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`${passedText(passedBuilds)}, ${passedBuilds === 1 ? "" : "last in "}`), buildLink(since, scope)];
}
function evidenceFact({ alsoFailed }) {
if (alsoFailed === void 0 || alsoFailed.pullRequests.length === 0) return [];
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`also failed in ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Jt)(alsoFailed.pullRequests.map(_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.mt))} ${whenText(alsoFailed.days)}`)];
}
function whenText(days) {
if (days === 0) return "today";
return days === 1 ? "since yesterday" : `in the last ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(days)} days`;
}
function flakyFacts({ failedBuilds, ofBuilds, lastSign }, scope, isTitled) {
if (failedBuilds === void 0 || ofBuilds === void 0) return isTitled ? [] : [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)("known flaky")]];
const share = `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(failedBuilds)} of the last ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(ofBuilds, "build")}`;
const last = lastSign === void 0 ? "" : agoText(lastSign, scope);
return [[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`${isTitled ? "" : "flaky in "}${share}${last === "" ? "" : `, last ${last}`}`)]];
}
function verdictWords(verdict, scope, isTitled = false) {
const words = wordsOf(verdict, scope, isTitled);
const facts = [
...words.facts,
referenceFact(verdict, scope),
evidenceFact(verdict)
].filter((fact) => fact.length > 0);
const [first, ...others] = facts;
const named = withOtherName(first ?? [], verdict);
return {
...words,
facts: named.length === 0 ? facts : [named, ...others]
};
}
function withOtherName(fact, { as: name }) {
if (name === void 0) return fact;
return [
...fact,
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(fact.length === 0 ? "as " : ", as "),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ot)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(name), maximumName))
];
}
function wordsOf(verdict, scope, isTitled) {
switch (verdict.kind) {
case "unknown": return { facts: [] };
case "unseen": return {
label: "new test",
facts: []
};
case "new": return {
label: "new",
facts: [newFact(verdict, scope), recentFact(verdict)]
};
case "known": return { facts: knownFacts(verdict, scope, isTitled) };
case "flaky": return { facts: flakyFacts(verdict, scope, isTitled) };
}
}
const capitalized = (value) => value.slice(0, 1).toUpperCase() + value.slice(1);
function withCapital(line) {
const [first, ...others] = line;
return first?.type === "text" ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(capitalized(first.value)), ...others] : line;
}
const labelled = (label, facts) => {
const [first, ...others] = facts;
return first === void 0 ? [[label]] : [[
label,
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(" "),
...first
], ...others];
};
function openVerdict({ verdict, quarantine }, scope, isTitled = false) {
if (quarantine !== void 0) return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.bt)(quarantine, isTitled).map((fact, index) => index === 0 ? withCapital(fact) : fact);
if (verdict === void 0) return [];
const { label, facts } = verdictWords(verdict, scope, isTitled);
if (label !== void 0 && !(isTitled && label === "new")) return labelled((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Pt)(`${capitalized(label)}${facts.length === 0 ? "" : ":"}`), facts);
return facts.map((fact, index) => index === 0 ? withCapital(fact) : fact);
}
function verdictFacts({ verdict, quarantine }, scope, isTitled = false) {
if (quarantine !== void 0) return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.bt)(quarantine, isTitled);
if (verdict === void 0) return [];
const { label, facts } = verdictWords(verdict, scope, isTitled);
if (label === void 0) return facts;
if (isTitled && label === "new") return verdict.differs === true ? facts : [recentFact(verdict), evidenceFact(verdict)].filter((fact) => fact.length > 0);
return labelled((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)(`${label}${facts.length === 0 ? "" : ":"}`), facts);
}
const plainText = (line) => line.map((node) => "children" in node ? plainText(node.children) : "value" in node ? node.value : " ").join("");
function causeVerdicts(failures) {
const known = new Map();
for (const { cause, verdict } of failures) {
const key = `${cause.id} ${verdict?.kind}`;
if (verdict !== void 0 && !known.has(key)) known.set(key, verdict);
}
return ({ cause, verdict }) => verdict === void 0 ? void 0 : known.get(`${cause.id} ${verdict}`) ?? { kind: verdict };
}
function causeVerdictWords(verdict, scope) {
const isGiven = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.ut)(scope);
switch (verdict?.kind) {
case "new":
case "unseen": return isGiven ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Pt)("New")];
case "known": {
const [first = []] = verdictWords(verdict, scope, isGiven).facts;
return withCapital(first);
}
case "flaky": return isGiven ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ft)("Known flaky")];
default: return [];
}
}
const minimumSaving = .05;
const minimumWeak = 20;
function showsCauses({ causes, otherCauses, otherCausesIsMinimum, failedTests = 0 }) {
const counted = causes.reduce((sum, { tests }) => sum + tests, otherCauses);
const saved = causes.reduce((sum, cause) => sum + savedBy(cause), 0);
return saved > 0 && saved >= minimumSaving * (otherCausesIsMinimum === true ? Math.max(counted, failedTests) : counted);
}
const savedBy = ({ tests, folded }) => folded?.differ === "test" && tests < minimumWeak ? 0 : tests - 1;
function causePlace({ cause }, { causeLocations, source }) {
const location = causeLocations?.get(cause.id);
if (location !== void 0) return {
text: shownPlace(location.file, location.line),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ url: source && sourceUrl(source, location) })
};
return cause.frame && { text: shownPlace((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.mn)(cause.frame), cause.frame.line) };
}
function namesOf(tests) {
return tests.map((test) => {
const name = shownName(test.name);
const same = tests.filter((other) => shownName(other.name) === name);
if (same.length === 1) return name;
const place = new Set(same.map(({ module }) => module)).size > 1 ? test.module ?? "" : suiteTitle(test.suite);
return place === "" ? name : `${name} (${place})`;
});
}
function causeRow(summary, verdict, scope, hasFullNames) {
const { cause, executions, tests, jobs, first, folded } = summary;
const place = folded === void 0 ? causePlace(summary, scope) : void 0;
const note = folded && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.xn)(folded.differ, folded.causes);
const url = causeUrl(cause.id, jobs, scope);
return {
id: cause.id,
signature: cause.signature,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ verdict }),
executions,
tests,
jobs: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Ut)(jobs, scope, hasFullNames) ?? "",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
note,
place
}),
names: namesOf(first),
more: Math.max(0, tests - first.length),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ url })
};
}
function causeRows(scope, { hasFullNames = false } = {}) {
const { causes, failures } = scope.summary;
const verdictOf = causeVerdicts(failures);
return causes.filter(({ tests }) => tests > 1).map((cause) => causeRow(cause, verdictOf(cause), scope, hasFullNames));
}
const executionsOf = (failures) => failures.reduce((sum, { executions }) => sum + executions, 0);
function byCause(failures, groups) {
const found = new Map();
for (const failure of failures) {
const { id } = failure.cause;
const own = found.get(id) ?? {
wanted: [],
others: []
};
found.set(id, own);
own[groups.has((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.nn)(failure)) ? "wanted" : "others"].push(failure);
}
return found;
}
function causeGroup({ verdict }, { wanted, others }) {
const listed = [...wanted, ...others];
return listed.length > 0 && listed.every(({ quarantine }) => quarantine !== void 0) ? "quarantined" : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.sn)(verdict);
}
function causeOf(cause, own, groups) {
const { wanted, others } = own;
if (!groups.has(causeGroup(cause, own))) {
const [first] = wanted;
if (first === void 0) return void 0;
const tests = wanted.map(({ test }) => test).slice(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.qt.causeTests);
const jobs = [...new Set(wanted.flatMap((failure) => failure.jobs))].toSorted((a, b) => a - b);
const verdict = first.verdict?.kind;
return {
cause: cause.cause,
executions: executionsOf(wanted),
tests: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.dn)(wanted).size,
jobs,
first: tests,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
verdict: verdict || void 0,
folded: cause.folded
})
};
}
if (others.length === 0) return cause;
const excluded = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.dn)(others);
const tests = cause.tests - excluded.size;
if (tests <= 0) return void 0;
const first = cause.first.filter((test) => !excluded.has((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.un)(test)));
return {
...cause,
tests,
executions: cause.executions - executionsOf(others),
first
};
}
function startsWithCauses(summary) {
const leading = failuresOfGroups(summary, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.an);
return showsCauses(leading.failedTests === 0 ? failuresOfGroups(summary, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.on) : leading);
}
function failuresOfGroups(summary, groups) {
const counts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__["in"])(summary);
const found = byCause(summary.failures, groups);
const failures = summary.failures.filter((failure) => groups.has((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.nn)(failure)));
const counted = [...groups].reduce((sum, group) => sum + counts[group], 0);
const failedTests = Math.max(counted, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.dn)(failures).size);
const others = groups.has("failed") || groups.has("new") ? summary : {
otherCauses: 0,
otherCausesIsMinimum: void 0
};
const causes = summary.causes.flatMap((cause) => causeOf(cause, found.get(cause.cause.id) ?? {
wanted: [],
others: []
}, groups) ?? []);
const { otherCauses, otherCausesIsMinimum } = others;
return {
...summary,
failures,
failedTests,
causes,
otherCauses,
otherCausesIsMinimum
};
}
}),
83559: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => shortVerdict,
r: () => verdictWord,
t: () => causeWord
});
var _longest_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47931);
var _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8121);
function shortVerdict(failure, scope) {
const { verdict, quarantine } = failure;
return quarantine === void 0 && (verdict?.kind === "new" || verdict?.kind === "known") ? (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_1__.g)(shortWords(failure, scope), verdict) : shortWords(failure, scope);
}
function shortWords(failure, scope) {
const { verdict, quarantine } = failure;
const isGiven = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.ut)(scope);
if (quarantine === void 0 && verdict?.kind === "new") {
const [basis, evidence] = [basisOf(verdict, scope), (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(verdict)];
if (isGiven) return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Et)(basis, evidence);
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Et)([(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Pt)("new"), ...basis.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(": "), ...basis]], evidence);
}
if (quarantine === void 0 && verdict?.kind === "unseen") return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Et)([(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Pt)("new test")], (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(verdict));
if (quarantine === void 0 && verdict?.kind === "known" && verdict.parent === void 0) {
const { since } = verdict;
if (isGiven) return since === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)("since "), (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_1__._)(since, scope)];
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)(`fails on ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.zt)(scope.summary)}${since === void 0 ? "" : " since "}`), ...since ? [(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_1__._)(since, scope)] : []];
}
const [first = []] = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(failure, scope, isGiven);
return first;
}
function basisOf(verdict, scope) {
if (verdict.differs === true) return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_1__.d)(scope))];
const recent = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(verdict);
return recent.length > 0 || verdict.passedBuilds === void 0 ? recent : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.Ft)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_1__.p)(verdict.passedBuilds))];
}
function verdictWord(kind, summary) {
const words = {
new: "new",
unseen: "new",
known: `fails ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.pt)(summary)}`,
flaky: "known flaky",
unknown: ""
};
return kind === void 0 ? "" : words[kind];
}
const causeWord = (kind, scope) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.ut)(scope) ? "" : verdictWord(kind, scope.summary);
})
};
;
