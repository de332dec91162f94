"use strict";
exports.id = 1198;
exports.ids = [1198];
exports.modules = { 21198: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a: () => moreImportant,
c: () => isBoundedAddress,
d: () => partKey,
f: () => partName,
i: () => failureKind,
l: () => testHash,
m: () => shortHash,
n: () => readParts,
o: () => rankOf,
p: () => readPartName,
r: () => countKinds,
s: () => joinHashed,
t: () => compressParts,
u: () => testIdentity
});
var _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14507);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87963);
var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77598);
var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);
const partPrefix = "build-report-part-";
const namePattern = /^build-report-part-([0-9a-f]{8})-([0-9a-f]{8})-([1-9]\d{0,5})(?:-[0-9a-f]{1,8})?$/;
const shortHash = (text) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)("sha256").update(text).digest("hex").slice(0, 8);
const partKey = (job, module, title, step) => shortHash(JSON.stringify([
job,
module,
title,
step
]));
const partName = ({ key, jobRun, attempt }) => `${partPrefix}${key}-${jobRun}-${attempt}`;
function readPartName(name) {
const [, key, jobRun, attempt] = namePattern.exec(name) ?? [];
return key === void 0 || jobRun === void 0 ? void 0 : {
key,
jobRun,
attempt: Number(attempt)
};
}
const testIdentity = ({ id, module: ownModule = "", suite, name }) => id ?? JSON.stringify([
ownModule,
suite,
name
]);
const testHash = (test) => shortHash(testIdentity(test));
function tableOf({ run, parts, covered, expected = [], pushes = [] }) {
const tests = createIndex();
const causes = createIndex();
const rows = parts.map((part) => partRow$1(part, tests, causes));
const withResults = new Set(parts.map(({ name }) => name));
return {
v: 1,
run,
others: [...covered].filter((name) => !withResults.has(name)),
expected,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ pushes: pushes.length > 0 ? pushes : void 0 }),
tests: tests.items(),
causes: causes.items(),
parts: rows
};
}
function createIndex() {
const places = new Map();
const items = [];
return {
place(key, item) {
const known = places.get(key);
if (known !== void 0) return known;
places.set(key, items.length);
return items.push(item) - 1;
},
items: () => items
};
}
function partRow$1({ results, ...part }, tests, causes) {
const { counts, jobs, failures, flaky, slowest, tags, changes, otherTests, ...same } = results;
const causePlace = (cause) => causes.place(cause.id, cause);
const failureRows = failures.map(({ test, cause, jobs: own, executions }) => [
tests.place(`${cause.id} ${testIdentity(test)}`, test),
causePlace(cause),
own,
executions
]);
const causeRows = results.causes.map(({ cause, first, hashes, kinds, ...numbers }) => ({
...numbers,
cause: causePlace(cause),
first: first.map((test) => tests.place(`${cause.id} ${testIdentity(test)}`, test)),
...hashes !== void 0 && packed(hashes, kinds)
}));
return {
...part,
results: {
...same,
counts: countsRow$1(counts),
jobs: jobs.map((job) => ({
...job,
counts: countsRow$1(job.counts)
})),
failures: failureRows,
causes: causeRows,
flaky: flaky.map(({ test, jobs: own, executions }) => [
tests.place(`flaky ${testIdentity(test)}`, test),
own,
executions
]),
slowest: slowest.map((test) => tests.place(`slow ${testIdentity(test)}`, test)),
tags: tags.map(({ tag, counts: own }) => [tag, countsRow$1(own)]),
...judgementRows(results),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
otherTests: otherTests && packed(otherTests.hashes, otherTests.kinds),
changes: changes && changesRow(changes)
})
}
};
}
function packed(hashes, kinds) {
const pairs = hashes.map((hash, index) => ({
hash,
kind: kinds?.[index] ?? ""
})).toSorted((a, b) => a.hash < b.hash ? -1 : 1);
return {
hashes: Buffer.from(pairs.map(({ hash }) => hash).join(""), "hex").toString("base64"),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ kinds: kinds === void 0 ? void 0 : pairs.map(({ kind }) => kind).join("") })
};
}
const judgementRow = ({ verdict, quarantine }) => ({ ...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
verdict,
quarantine
}) });
function judgementRows({ failures, flaky, verdicts }) {
return verdicts === void 0 ? {} : {
judgements: failures.map(judgementRow),
flakyJudgements: flaky.map(judgementRow)
};
}
function changesRow({ recovered, fixed, gone, newlySkipped, slower }) {
const row = ({ hashes, ...change }) => ({
...change,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ hashes: hashes && packed(hashes, void 0).hashes })
});
return {
recovered,
fixed: row(fixed),
gone: row(gone),
newlySkipped: row(newlySkipped),
slower: row(slower)
};
}
const countsRow$1 = ({ total, flaky, duration, quarantined = 0, ...byStatus }) => [
total,
..._fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.y.map((status) => byStatus[status]),
flaky,
Math.round(duration),
...quarantined === 0 ? [] : [quarantined]
];
var UnreadablePartError = class extends Error {
name = "UnreadablePartError";
};
function unreadable(what) {
throw new UnreadablePartError(`The part contains ${what}.`);
}
const readText = (limit) => (value) => typeof value === "string" && value.length <= limit ? value : unreadable(`no text of at most ${limit} characters`);
const isBoundedAddress = (url) => url.length <= _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.url && /^https?:\/\/[^\s<>"]+$/.test(url);
const address = (value) => typeof value === "string" && isBoundedAddress(value) ? value : unreadable("no address");
const matching = (pattern) => (value) => typeof value === "string" && pattern.test(value) ? value : unreadable(`no text that matches ${pattern}`);
const readCount = (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : unreadable("no whole number from 0");
const number = (value) => typeof value === "number" && Number.isFinite(value) ? value : unreadable("no number");
const indexOf = (length) => (value) => readCount(value) < length ? readCount(value) : unreadable("an index without an item");
const flag = (value) => value === true ? value : unreadable("no flag");
const oneOf = (values) => (value) => values.find((known) => known === value) ?? unreadable("an unknown word");
const list = (read, limit) => (value) => Array.isArray(value) && value.length <= limit ? value.map((item) => read(item)) : unreadable(`no list of at most ${limit} items`);
const object = (fields, optional = []) => (value) => {
if (typeof value !== "object" || value === null || Array.isArray(value)) return unreadable("no object");
const given = value;
const mayMiss = new Set(optional);
const entries = Object.entries(fields).flatMap(([name, read]) => {
if (Object.hasOwn(given, name)) return [[name, read(given[name])]];
return mayMiss.has(name) ? [] : unreadable(`no field "${name}"`);
});
return Object.fromEntries(entries);
};
const name$1 = readText(_limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.name);
const short = readText(_limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.build);
const verdictKind = oneOf(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.d);
const packedHashes = matching(/^[A-Za-z0-9+/=]{0,200000}$/);
const packedKinds = matching(/^[nsukpxfq]{0,50000}$/);
const hashedRow = object({
hashes: packedHashes,
kinds: packedKinds
}, ["kinds"]);
const unpackHashes = (packed) => Buffer.from(packed, "base64").toString("hex").match(/.{8}/g) ?? [];
function hashedTests({ hashes: packed, kinds }) {
const hashes = unpackHashes(packed);
if (kinds !== void 0 && kinds.length !== hashes.length) return unreadable("another number of verdicts than of tests");
return {
hashes,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ kinds })
};
}
const build = object({
build: short,
commit: short,
timestamp: number,
url: address
}, [
"commit",
"timestamp",
"url"
]);
const reference = object({
build: short,
commit: short,
timestamp: number,
url: address,
buildsAgo: readCount
}, [
"commit",
"timestamp",
"url"
]);
const alsoFailed = object({
pullRequests: list(readCount, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.pullRequests),
days: readCount
});
const judgement = object({
verdict: object({
kind: verdictKind,
since: build,
builds: readCount,
failedBuilds: readCount,
ofBuilds: readCount,
lastSign: build,
passedBuilds: readCount,
recent: object({
failed: readCount,
flaky: readCount,
ofBuilds: readCount
}),
range: object({
lastPassed: build,
onlyCommit: object({})
}, ["onlyCommit"]),
differs: flag,
fixed: build,
as: name$1,
reference,
parent: readCount,
alsoFailed
}, [
"since",
"builds",
"failedBuilds",
"ofBuilds",
"lastSign",
"passedBuilds",
"recent",
"range",
"differs",
"fixed",
"as",
"reference",
"parent",
"alsoFailed"
]),
quarantine: object({
test: name$1,
module: name$1,
owner: name$1,
reason: readText(_limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.reason),
issue: address,
until: short,
isAdded: flag
}, [
"module",
"owner",
"reason",
"issue",
"until",
"isAdded"
])
}, ["verdict", "quarantine"]);
const change = object({
count: readCount,
tests: list(object({
id: short,
name: name$1,
suite: list(name$1, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.suites),
module: name$1,
jobs: list(name$1, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.changedJobs),
since: build,
builds: readCount,
duration: number,
usual: number
}, [
"module",
"jobs",
"since",
"builds",
"duration",
"usual"
]), _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.partChanged),
hashes: packedHashes
}, ["hashes"]);
const changes = object({
recovered: readCount,
fixed: change,
gone: change,
newlySkipped: change,
slower: change
});
const history = object({
builds: readCount,
ref: readText(_limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.ref),
replaces: readText(_limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.ref),
parent: readCount,
isOwn: flag,
base: build,
comparedAt: number,
previousStatus: oneOf(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.y),
failedBuilds: readCount,
source: oneOf([
"file",
"artifact",
"server"
]),
reason: readText(_limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.reason),
flakyPerBuild: number,
missingPermission: short
}, [
"ref",
"replaces",
"parent",
"isOwn",
"base",
"comparedAt",
"previousStatus",
"failedBuilds",
"source",
"reason",
"flakyPerBuild",
"missingPermission"
]);
const verdicts = object({
new: readCount,
unseen: readCount,
unknown: readCount,
known: readCount,
flaky: readCount,
quarantined: readCount,
knownFixed: readCount,
knownInParent: readCount
}, ["knownFixed", "knownInParent"]);
const historyFields = (maximumTests) => ({
judgements: list(judgement, maximumTests),
flakyJudgements: list(judgement, maximumTests),
verdicts,
changes,
history
});
function judgementsFor(judgements, items) {
if (judgements === void 0) return Array.from({ length: items }, () => ({}));
return judgements.length === items ? judgements : unreadable("another number of judgements than of tests");
}
const changeOf = ({ hashes, ...fields }) => ({
...fields,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ hashes: hashes === void 0 ? void 0 : unpackHashes(hashes) })
});
const changesOf = ({ recovered, fixed, gone, newlySkipped, slower }) => ({
recovered,
fixed: changeOf(fixed),
gone: changeOf(gone),
newlySkipped: changeOf(newlySkipped),
slower: changeOf(slower)
});
const name = readText(_limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.readName);
const longText = readText(_limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.readText);
const status = oneOf(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.y);
const partNameText = (value) => {
const known = readText(100)(value);
return readPartName(known) === void 0 ? unreadable("no name of a part") : known;
};
const location = (value) => {
const { file, line } = object({
file: longText,
line: readCount
}, ["line"])(value);
return (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.a)(file) ? {
file,
line
} : unreadable("no path of a repository");
};
const shortHashText = matching(/^[0-9a-f]{8}$/);
const pushFailure = (value) => {
if (!Array.isArray(value) || value.length !== 3) return unreadable("no failure of an earlier run");
return [
shortHashText(value[0]),
shortHashText(value[1]),
matching(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.f)(value[2])
];
};
const stated = object({
file: name,
line: readCount
}, ["line"]);
const cause = object({
id: matching(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.f),
signature: longText,
frame: object({
file: longText,
line: readCount,
function: name
}, ["line", "function"])
}, ["frame"]);
const stepNames = (value) => {
const [first, ...inner] = list(name, 30)(value);
return first === void 0 ? unreadable("no step") : [first, ...inner];
};
const failedStep = object({
names: stepNames,
phase: oneOf(["setup", "teardown"]),
more: readCount
}, ["phase", "more"]);
const evidenceCounts = object({
comparisons: readCount,
screenshots: readCount,
videos: readCount,
traces: readCount,
files: readCount
});
const test = object({
id: name,
module: name,
job: name,
name,
suite: list(name, 30),
status,
source: longText,
format: name,
producer: name,
duration: number,
timestamp: number,
message: longText,
details: longText,
compared: object({
expected: longText,
actual: longText
}),
headline: longText,
lead: longText,
cause,
output: longText,
step: failedStep,
evidence: evidenceCounts,
file: name,
line: readCount,
sourceLocation: stated,
flaky: flag,
quarantined: flag,
attempts: readCount,
isLastSkipped: flag,
passedOnAttempt: readCount,
location,
owners: list(name, 50)
}, [
"id",
"module",
"job",
"format",
"producer",
"duration",
"timestamp",
"message",
"details",
"compared",
"headline",
"lead",
"cause",
"output",
"step",
"evidence",
"file",
"line",
"sourceLocation",
"flaky",
"quarantined",
"attempts",
"isLastSkipped",
"passedOnAttempt",
"location",
"owners"
]);
const countsLength = _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.y.length + 3;
const countsRow = (value) => {
const row = list(readCount, countsLength + 1)(value);
const { failed, quarantined = 0 } = countsOf(row);
return row.length >= countsLength && quarantined <= failed ? row : unreadable("impossible counts");
};
const problem = object({
severity: oneOf(["error", "warning"]),
kind: oneOf([
"incomplete",
"unreadable",
"delivery",
"missing",
"attachment",
"flaky"
]),
message: longText,
path: longText,
line: readCount,
column: readCount
}, [
"kind",
"path",
"line",
"column"
]);
const gate = object({
word: oneOf(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.r),
message: longText
});
const jobRow = object({
job: name,
module: name,
status,
counts: countsRow,
duration: number,
state: oneOf(["missing", "earlier"]),
attempt: readCount
}, [
"job",
"module",
"duration",
"state",
"attempt"
]);
const resultsRow = (tests, causes) => {
const indexes = list(readCount, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.listed);
const testIndexes = list(indexOf(tests), _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.tests);
const failure = (value) => {
if (!Array.isArray(value) || value.length !== 4) return unreadable("no failure");
return [
indexOf(tests)(value[0]),
indexOf(causes)(value[1]),
indexes(value[2]),
readCount(value[3])
];
};
const flakyTest = (value) => {
if (!Array.isArray(value) || value.length !== 3) return unreadable("no flaky test");
return [
indexOf(tests)(value[0]),
indexes(value[1]),
readCount(value[2])
];
};
const tag = (value) => {
if (!Array.isArray(value) || value.length !== 2) return unreadable("no tag");
return [name(value[0]), countsRow(value[1])];
};
return object({
status,
counts: countsRow,
jobs: list(jobRow, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.listed),
failures: list(failure, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.tests),
failedTests: readCount,
flakyTests: readCount,
quarantinedByChange: readCount,
gates: list(gate, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.gates),
flaky: list(flakyTest, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.tests),
slowest: testIndexes,
causes: list(object({
cause: indexOf(causes),
executions: readCount,
tests: readCount,
jobs: indexes,
first: list(indexOf(tests), 10),
location,
hashes: packedHashes,
kinds: packedKinds,
verdict: verdictKind
}, [
"hashes",
"location",
"kinds",
"verdict"
]), _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.causes),
otherCauses: readCount,
otherCausesIsMinimum: flag,
problems: list(problem, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.listed),
properties: list(object({
name,
value: name
}), _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.listed),
onlyProperties: readCount,
tags: list(tag, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.listed),
otherTests: hashedRow,
...historyFields(_limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.tests)
}, [
"failedTests",
"flakyTests",
"quarantinedByChange",
"onlyProperties",
"gates",
"otherTests",
"otherCausesIsMinimum",
"judgements",
"flakyJudgements",
"verdicts",
"changes",
"history"
]);
};
const partRow = (tests, causes) => object({
name: partNameText,
fingerprint: matching(/^[0-9a-f]{12}$/),
isReduced: (value) => value === true,
comment: matching(/^[0-9a-f]{16}$/),
job: name,
module: name,
step: name,
shownName: name,
url: address,
reportUrl: address,
isJoined: flag,
results: resultsRow(tests, causes)
}, [
"isReduced",
"module",
"step",
"shownName",
"url",
"reportUrl",
"isJoined"
]);
function partsOf(document) {
const { v } = object({ v: readCount })(document);
if (v !== 1) return unreadable(`the version ${v}`);
const { run, others, expected, pushes, tests, causes } = object({
run: readCount,
others: list(partNameText, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.listed),
expected: list(name, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.listed),
pushes: list(list(pushFailure, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.pushFailures), _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.pushes),
tests: list(test, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.tests),
causes: list(cause, _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.causes)
}, ["pushes"])(document);
const { parts: rows } = object({ parts: list(partRow(tests.length, causes.length), _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.listed) })(document);
const parts = rows.map(({ results, ...part }) => ({
...part,
results: resultsOf(results, tests, causes)
}));
return {
run,
parts,
expected,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ pushes }),
covered: new Set([...parts.map((part) => part.name), ...others])
};
}
function resultsOf(row, tests, causes) {
const { counts, jobs, failures, flaky, slowest, causes: causeRows, tags, judgements, flakyJudgements, changes, otherTests, ...same } = row;
const judged = judgementsFor(judgements, failures.length);
const flakyJudged = judgementsFor(flakyJudgements, flaky.length);
const at = (items, index) => items[index] ?? unreadable("an index without an item");
const inJobs = (indexes) => indexes.filter((index) => index < jobs.length);
return {
...same,
counts: countsOf(counts),
jobs: jobs.map((job) => ({
...job,
counts: countsOf(job.counts)
})),
failures: failures.map(([testIndex, causeIndex, own, executions], index) => ({
...judged[index],
test: at(tests, testIndex),
cause: at(causes, causeIndex),
jobs: inJobs(own),
executions
})),
causes: causeRows.map(({ cause: causeIndex, first, hashes, kinds, jobs: own, ...numbers }) => ({
...numbers,
jobs: inJobs(own),
cause: at(causes, causeIndex),
first: first.map((index) => at(tests, index)),
...hashes !== void 0 && hashedTests({
hashes,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ kinds })
})
})),
flaky: flaky.map(([testIndex, own, executions], index) => {
const { verdict } = flakyJudged[index] ?? {};
return {
test: at(tests, testIndex),
jobs: inJobs(own),
executions,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ verdict })
};
}),
slowest: slowest.map((index) => at(tests, index)),
tags: tags.map(([tag, own]) => ({
tag,
counts: countsOf(own)
})),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
changes: changes && changesOf(changes),
otherTests: otherTests && hashedTests(otherTests)
})
};
}
function countsOf(row) {
const at = (index) => row[index] ?? 0;
const byStatus = Object.fromEntries(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.y.map((known, index) => [known, at(index + 1)]));
const quarantined = at(countsLength);
const counts = {
total: at(0),
...byStatus,
flaky: at(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.y.length + 1),
duration: at(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.y.length + 2)
};
return quarantined === 0 ? counts : {
...counts,
quarantined
};
}
function joinHashed(groups) {
const hashes = [];
let kinds = "";
for (const group of groups) {
if (group?.hashes === void 0) return void 0;
for (const hash of group.hashes) hashes.push(hash);
kinds = kinds === void 0 || group.kinds === void 0 ? void 0 : kinds + group.kinds;
}
return {
hashes,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ kinds })
};
}
const codes = {
n: "new",
s: "unseen",
u: "unknown",
k: "known",
p: "known",
x: "known",
f: "flaky",
q: "quarantined"
};
const order = Object.keys(codes).join("");
function failureKind({ verdict, quarantine }) {
if (quarantine !== void 0) return "q";
const kind = verdict?.kind ?? "unknown";
if (kind === "known") return verdict?.parent !== void 0 ? "p" : verdict?.fixed === void 0 ? "k" : "x";
return kind === "unseen" ? "s" : kind.slice(0, 1);
}
const moreImportant = (one, other) => order.indexOf(one) <= order.indexOf(other) ? one : other;
function countKinds(kinds) {
const counts = {
new: 0,
unseen: 0,
unknown: 0,
known: 0,
flaky: 0,
quarantined: 0
};
let [knownFixed, knownInParent] = [0, 0];
for (const kind of kinds) {
counts[codes[kind]] += 1;
if (kind === "x") knownFixed += 1;
if (kind === "p") knownInParent += 1;
}
return {
...counts,
...knownFixed > 0 && { knownFixed },
...knownInParent > 0 && { knownInParent }
};
}
const rankOf = (failure) => order.indexOf(failureKind(failure));
const full = {
failures: 300,
detailed: 100,
message: 2200,
flaky: 100,
causes: 200,
problems: 50,
hashes: true,
extras: true,
links: true,
names: true
};
const reducedChanged = 3;
const reductions = [
full,
{
...full,
detailed: 25,
extras: false
},
{
...full,
failures: 150,
detailed: 10,
message: 600,
causes: 50,
flaky: 40,
extras: false
},
{
...full,
failures: 80,
detailed: 5,
message: 300,
causes: 30,
flaky: 20,
problems: 20,
extras: false
},
{
...full,
failures: 40,
detailed: 2,
message: 200,
causes: 20,
flaky: 10,
problems: 10,
extras: false
},
{
...full,
failures: 40,
detailed: 0,
message: 200,
causes: 20,
flaky: 10,
problems: 10,
extras: false,
hashes: false
},
{
...full,
failures: 10,
detailed: 0,
message: 150,
causes: 10,
flaky: 3,
problems: 5,
extras: false,
hashes: false
},
{
...full,
failures: 0,
detailed: 0,
message: 0,
causes: 0,
flaky: 0,
problems: 0,
extras: false,
hashes: false
},
{
...full,
failures: 0,
detailed: 0,
message: 0,
causes: 0,
flaky: 0,
problems: 0,
extras: false,
hashes: false,
links: false
},
{
...full,
failures: 0,
detailed: 0,
message: 0,
causes: 0,
flaky: 0,
problems: 0,
extras: false,
hashes: false,
links: false,
names: false
}
];
function* reducedContents({ pushes, ...content }) {
if (pushes !== void 0 && pushes.length > 0) yield {
...content,
pushes,
parts: reduce(content.parts, full)
};
for (const reduction of reductions) yield {
...content,
parts: reduce(content.parts, reduction)
};
}
function reduce(parts, reduction) {
const all = parts.map(({ results }) => results);
const failures = rankJudged(all.flatMap((results) => results.failures.map((failure) => ({
key: failureKey(failure),
verdict: rankOf(failure)
}))));
const flaky = rank(parts.flatMap(({ results }) => results.flaky.map(({ test }) => testIdentity(test))));
const causes = rankJudged(all.flatMap((results) => results.causes.map(({ cause, verdict = "unknown" }) => ({
key: cause.id,
verdict: _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.d.indexOf(verdict)
}))));
return parts.map((part) => reducePart(part, reduction, {
failures,
flaky,
causes
}));
}
function rankJudged(items) {
const verdicts = new Map();
for (const { key, verdict } of items) verdicts.set(key, Math.min(verdicts.get(key) ?? verdict, verdict));
const sorted = [...rank(items.map(({ key }) => key)).keys()].toSorted((one, other) => (verdicts.get(one) ?? 0) - (verdicts.get(other) ?? 0));
return new Map(sorted.map((key, index) => [key, index]));
}
const failureKey = ({ test, cause }) => `${cause.id} ${testIdentity(test)}`;
function reducedChanges({ recovered, fixed, gone, newlySkipped, slower }, limits) {
const reduced = ({ count, tests, hashes }) => ({
count,
tests: limits.extras ? tests : tests.slice(0, limits.hashes ? reducedChanged : 0),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ hashes: limits.hashes ? hashes : void 0 })
});
return {
recovered,
fixed: reduced(fixed),
gone: reduced(gone),
newlySkipped: reduced(newlySkipped),
slower: reduced(slower)
};
}
function reducedGates(gates, limits) {
if (limits.extras) return gates;
const [count, length] = limits.failures > 0 ? [3, 200] : [1, 80];
return gates.slice(0, count).map(({ word, message }) => ({
word,
message: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(message, length)
}));
}
function othersOf({ causes, otherCauses, otherTests }, left, limits) {
const removed = causes.filter(({ cause }) => !left.has(cause.id));
if (!limits.hashes || removed.length + otherCauses === 0) return void 0;
return joinHashed([...removed, ...otherCauses > 0 ? [otherTests] : []]);
}
const withoutBase = ({ base: _, ...history }) => history;
function rank(texts) {
const counts = new Map();
for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
return new Map([...counts].sort((one, other) => other[1] - one[1]).map(([text], index) => [text, index]));
}
function reducePart(part, limits, ranks) {
let isReduced = part.isReduced === true;
const note = (before, after) => {
if (before !== after) isReduced = true;
return after;
};
const within = (items, ranksOf, keyOf, limit) => {
const kept = items.filter((item) => (ranksOf.get(keyOf(item)) ?? 0) < limit);
return note(items, kept.length === items.length ? items : kept);
};
const first = (items, limit) => items.length <= limit ? items : note(items, items.slice(0, limit));
const shortened = (test, isDetailed) => {
const { message, details, compared, lead, output, step, ...others } = test;
return {
...others,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
message: message === void 0 ? void 0 : note(message, (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.l)(message, limits.message)),
details: isDetailed ? details : void 0,
compared: isDetailed ? compared : void 0,
lead: lead === void 0 ? void 0 : isDetailed ? lead : note(lead, (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.l)(lead, limits.message)),
output: isDetailed ? output : void 0,
step: isDetailed ? step : void 0
}),
...!isDetailed && (details ?? compared ?? output ?? step) !== void 0 && note({}, {})
};
};
const { results } = part;
const failures = within(results.failures, ranks.failures, failureKey, limits.failures).map((failure) => ({
...failure,
test: shortened(failure.test, (ranks.failures.get(failureKey(failure)) ?? 0) < limits.detailed)
}));
const flaky = within(results.flaky, ranks.flaky, ({ test }) => testIdentity(test), limits.flaky).map((flakyTest) => ({
...flakyTest,
test: shortened(flakyTest.test, false)
}));
const causes = within(results.causes, ranks.causes, ({ cause }) => cause.id, limits.causes).map(({ hashes, kinds, ...cause }) => ({
...cause,
...hashes !== void 0 && (limits.hashes ? {
hashes,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ kinds })
} : note({}, {}))
}));
const otherTests = othersOf(results, new Set(causes.map(({ cause }) => cause.id)), limits);
const extras = limits.extras ? results : {
properties: first(results.properties, 0),
tags: first(results.tags, 0),
slowest: []
};
const { changes, history, gates, otherTests: _, ...same } = results;
const reduced = {
...same,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
otherTests,
changes: changes && reducedChanges(changes, limits),
history: history && (limits.links ? history : withoutBase(history)),
gates: gates && reducedGates(gates, limits)
}),
failures,
flaky,
causes,
otherCauses: results.otherCauses + results.causes.length - causes.length,
problems: first(results.problems, limits.problems),
properties: extras.properties,
tags: extras.tags,
slowest: first(extras.slowest.map((test) => shortened(test, false)), 20)
};
const { url, reportUrl, job, module: ownModule, shownName, ...others } = part;
return {
...others,
...limits.links && (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
url,
reportUrl
}),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
shownName: limits.names ? shownName : void 0,
module: limits.names ? ownModule : void 0
}),
job: limits.names ? job : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(job, 20),
results: reduced,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ isReduced: isReduced || void 0 })
};
}
function compressParts(content, limitBytes) {
for (const reduced of reducedContents(content)) {
const json = Buffer.from(JSON.stringify(tableOf(reduced)));
if (json.length > _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.plainBytes) continue;
const compressed = (0, node_zlib__WEBPACK_IMPORTED_MODULE_4__.brotliCompressSync)(json, { params: {
[node_zlib__WEBPACK_IMPORTED_MODULE_4__.constants.BROTLI_PARAM_QUALITY]: 7,
[node_zlib__WEBPACK_IMPORTED_MODULE_4__.constants.BROTLI_PARAM_SIZE_HINT]: json.length
} });
if (compressed.length <= limitBytes) return compressed;
}
}
function readParts(compressed) {
try {
return partsOf(JSON.parse((0, node_zlib__WEBPACK_IMPORTED_MODULE_4__.brotliDecompressSync)(compressed, { maxOutputLength: _limits2_mjs__WEBPACK_IMPORTED_MODULE_0__.t.plainBytes }).toString("utf8")));
} catch (error) {
if (error instanceof UnreadablePartError) throw error;
throw new UnreadablePartError("The part cannot be decompressed.", { cause: error });
}
}
}) };
;
