"use strict";
exports.id = 1985;
exports.ids = [1985];
exports.modules = {
11985: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A: () => countRuns,
C: () => jobOf,
D: () => truncateRows,
E: () => numberOfResults,
F: () => lastResult,
I: () => lastRun,
L: () => nextRun,
M: () => hasFailed,
N: () => hasPassed,
O: () => expandRuns,
P: () => hasRun,
R: () => passedAlways,
S: () => isValid,
T: () => noSuite,
_: () => createNextTable,
a: () => limitBuildId,
b: () => hasName,
c: () => createRowReader,
d: () => addFields,
f: () => addInvalidRow,
g: () => copyTextRow,
h: () => copyRow,
i: () => commitFacts,
j: () => failureRow,
k: () => shortenRuns,
l: () => readDurations,
m: () => addTestHistory,
n: () => headerLine,
o: () => createTableHistories,
p: () => addSuite,
r: () => readHeader,
s: () => indexRows,
u: () => readSuite,
v: () => createRowTable,
w: () => nameOf,
x: () => idOf,
y: () => growTable
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6741);
var _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11388);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41123);
var _history_id_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25849);
const passed = "P".charCodeAt(0);
const flaky = "f".charCodeAt(0);
const failed = "F".charCodeAt(0);
function hasPassed(results, build) {
const code = results.charCodeAt(build);
return code === passed || code === flaky;
}
const hasFailed = (results, build) => results.charCodeAt(build) === failed;
const hasRun = (results, build) => hasPassed(results, build) || hasFailed(results, build);
function lastRun(results, build) {
let index = Math.min(build, results.length - 1);
while (index >= 0 && !hasRun(results, index)) index -= 1;
return Math.max(index, -1);
}
function nextRun(results, build) {
let index = Math.max(build, 0);
while (index < results.length && !hasRun(results, index)) index += 1;
return index < results.length ? index : -1;
}
function lastResult(results, build) {
let index = Math.min(build, results.length - 1);
while (index >= 0 && results[index] === "-") index -= 1;
return Math.max(index, -1);
}
function failureRow(results, build) {
let first = build;
let builds = 0;
for (let index = build; index >= 0 && hasFailed(results, index); index = lastRun(results, index - 1)) {
first = index;
builds += 1;
}
return {
first,
builds
};
}
const passedAlways = (builds) => Buffer.alloc(builds, "P").toString("latin1");
function countRuns(results) {
let count = 0;
for (let build = 0; build < results.length; build += 1) if (hasRun(results, build)) count += 1;
return count;
}
const lowDigits = (ids, start) => digitAt$1(ids, start + 8) << 4 | digitAt$1(ids, start + 9);
function digitAt$1(text, index) {
const code = text.charCodeAt(index);
return (code & 15) + (code >> 6) * 9;
}
function createRowIndex({ high, low }, rows) {
const mask = 2 ** Math.ceil(Math.log2(Math.max(2, rows) * 2)) - 1;
const slots = new Int32Array(mask + 1);
const seed = Math.floor(Math.random() * 2 ** 32);
const slotOf = (ofHigh, ofLow) => {
let mixed = Math.imul(ofHigh ^ seed, 2654435761) ^ ofLow;
mixed = Math.imul(mixed ^ mixed >>> 15, 2246822507);
let slot = (mixed ^ mixed >>> 13) & mask;
for (let row = (slots[slot] ?? 0) - 1; row >= 0 && !(high[row] === ofHigh && low[row] === ofLow); row = (slots[slot] ?? 0) - 1) slot = slot + 1 & mask;
return slot;
};
const ofJobs = new Map();
const keyOf = (ofHigh, ofLow, job) => `${ofHigh} ${ofLow} ${job}`;
return {
find(id, job) {
const digits = (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(id);
const [ofHigh, ofLow] = [(0, _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(digits, 0), lowDigits(digits, 0)];
return (job === void 0 || ofJobs.size === 0 ? void 0 : ofJobs.get(keyOf(ofHigh, ofLow, job))) ?? (slots[slotOf(ofHigh, ofLow)] ?? 0) - 1;
},
add(row, job) {
const [ofHigh, ofLow] = [high[row] ?? 0, low[row] ?? 0];
if (job !== void 0) {
const key = keyOf(ofHigh, ofLow, job);
if (ofJobs.has(key)) return false;
ofJobs.set(key, row);
return true;
}
const slot = slotOf(ofHigh, ofLow);
if (slots[slot] !== 0) return false;
slots[slot] = row + 1;
return true;
}
};
}
function shortenRuns(text) {
let runs = "";
for (let start = 0; start < text.length;) {
let end = start + 1;
while (end < text.length && text[end] === text[start]) end += 1;
runs += end - start === 1 ? text[start] : `${text[start]}${end - start}`;
start = end;
}
return runs;
}
function expandRuns(runs, length, allowed) {
if (lengthOfRuns(runs, length, allowed) !== length) return void 0;
let text = "";
for (let index = 0; index < runs.length;) {
const character = runs.charAt(index);
index += 1;
let count = 0;
for (let digit = digitAt(runs, index); digit !== -1; digit = digitAt(runs, index)) {
count = count * 10 + digit;
index += 1;
}
text += count > 1 ? character.repeat(count) : character;
}
return text;
}
function lengthOfRuns(runs, maximum, allowed) {
let length = 0;
for (let index = 0; index < runs.length && length <= maximum;) {
if (!allowed.includes(runs.charAt(index))) return -1;
index += 1;
let count = 0;
for (let digit = digitAt(runs, index); digit !== -1; digit = digitAt(runs, index)) {
count = Math.min(count * 10 + digit, maximum + 1);
index += 1;
}
length += count || 1;
}
return length;
}
function digitAt(text, index) {
if (index >= text.length) return -1;
const digit = text.charCodeAt(index) - 48;
return digit >= 0 && digit <= 9 ? digit : -1;
}
const noSuite = { suite: [] };
const createRowTable = (builds, text = "") => ({
text,
size: 0,
high: new Uint32Array(0),
low: new Uint8Array(0),
starts: new Uint32Array(0),
resultsOf: new Uint32Array(0),
distinctResults: [passedAlways(builds), ""],
numbersOfResults: new Map(),
suiteOf: new Uint32Array(0),
suites: 1,
suiteStarts: new Uint32Array(1),
parsedSuites: new Map([[0, noSuite]]),
fieldsOf: new Map(),
durationsOf: new Map()
});
const createNextTable = (table, builds) => ({
...createRowTable(builds, table.text),
suites: table.suites,
suiteStarts: table.suiteStarts.slice(),
parsedSuites: new Map(table.parsedSuites)
});
function numberOfResults({ numbersOfResults, distinctResults }, results) {
const known = numbersOfResults.get(results);
if (known !== void 0) return known;
numbersOfResults.set(results, distinctResults.length);
return distinctResults.push(results) - 1;
}
function addSuite(table, suite) {
const number = table.suites;
table.suites += 1;
if (typeof suite !== "number") {
table.parsedSuites.set(number, suite);
return number;
}
if (number >= table.suiteStarts.length) table.suiteStarts = grown(table.suiteStarts, new Uint32Array(2 * number + 64));
table.suiteStarts[number] = suite;
return number;
}
function growTable(table, length) {
if (length <= table.high.length) return;
const capacity = Math.max(length, 2 * table.high.length, 64);
table.high = grown(table.high, new Uint32Array(capacity));
table.low = grown(table.low, new Uint8Array(capacity));
table.starts = grown(table.starts, new Uint32Array(capacity));
table.resultsOf = grown(table.resultsOf, new Uint32Array(capacity));
table.suiteOf = grown(table.suiteOf, new Uint32Array(capacity));
}
function grown(column, larger) {
larger.set(column);
return larger;
}
function addFields(table, suite, results, fields) {
const row = table.size;
table.suiteOf[row] = suite;
table.resultsOf[row] = results;
table.fieldsOf.set(row, fields);
table.size += 1;
}
function addInvalidRow(table) {
table.resultsOf[table.size] = 1;
table.size += 1;
}
function addTestHistory(table, history, suite = numberOfSuite(table, history)) {
const { id, job, name, results, causes, flakyCauses, reruns, durations } = history;
const row = table.size;
growTable(table, row + 1);
table.high[row] = (0, _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(id, 0);
table.low[row] = lowDigits(id, 0);
if (durations !== void 0) table.durationsOf.set(row, shortenRuns(durations));
const fields = {
name,
job,
causes,
isOlder: (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(history)
};
if (flakyCauses !== void 0) fields.flakyCauses = flakyCauses;
if (reruns !== void 0) fields.reruns = reruns;
addFields(table, suite, numberOfResults(table, results), fields);
}
function numberOfSuite(table, row) {
const last = table.parsedSuites.get(table.suites - 1);
return last?.suite === row.suite && last.module === row.module ? table.suites - 1 : addSuite(table, {
suite: row.suite,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ module: row.module })
});
}
function copyTextRow(table, from, row) {
copyId(table, from, row);
table.starts[table.size] = from.starts[row] ?? 0;
table.suiteOf[table.size] = from.suiteOf[row] ?? 0;
table.resultsOf[table.size] = 0;
table.size += 1;
}
function copyRow(table, from, row, results, isOlder) {
copyId(table, from, row);
const { name, job, causes } = from.fieldsOf.get(row) ?? {
name: nameOf(from, row),
...passedFields
};
addFields(table, from.suiteOf[row] ?? 0, results, {
name,
job,
causes,
isOlder
});
}
function copyId(table, from, row) {
growTable(table, table.size + 1);
table.high[table.size] = from.high[row] ?? 0;
table.low[table.size] = from.low[row] ?? 0;
}
const passedFields = {
job: void 0,
causes: [],
isOlder: false
};
function truncateRows(table, length) {
for (let row = length; row < table.size; row += 1) {
table.fieldsOf.delete(row);
table.durationsOf.delete(row);
}
table.resultsOf.fill(0, length, table.size);
table.size = length;
}
const isValid = ({ size, resultsOf }, row) => row >= 0 && row < size && resultsOf[row] !== 1;
const nameOf = ({ fieldsOf, text, starts, resultsOf }, row) => {
if (resultsOf[row] !== 0) return fieldsOf.get(row)?.name ?? "";
const start = starts[row] ?? 0;
return text.slice(start, text.indexOf("\"", start));
};
function hasName({ fieldsOf, text, starts, resultsOf }, row, name) {
if (resultsOf[row] !== 0) return fieldsOf.get(row)?.name === name;
const start = starts[row] ?? 0;
return text.charCodeAt(start + name.length) === quotationMark$2 && text.startsWith(name, start) && !name.includes("\"");
}
const quotationMark$2 = 34;
const resultsOfRow = ({ distinctResults, resultsOf }, row) => distinctResults[resultsOf[row] ?? 0] ?? "";
const jobOf = ({ fieldsOf, resultsOf }, row) => resultsOf[row] === 0 ? void 0 : fieldsOf.get(row)?.job;
const idOf = ({ high, low }, row) => ((high[row] ?? 0) * 256 + (low[row] ?? 0)).toString(16).padStart(10, "0");
const outcomes = "PFfS-";
const maximumCause = 100;
const maximumExpanded = 1e4;
function createRowReader(builds) {
const always = passedAlways(builds);
const expanded = new Map();
const expand = (runs) => {
if (!expanded.has(runs)) {
if (expanded.size >= maximumExpanded) expanded.clear();
expanded.set(runs, expandRuns(runs, builds, outcomes));
}
return expanded.get(runs);
};
return (value) => {
if (typeof value === "string") return isName(value) ? testLine(value, always) : "The name of the test is too long.";
if (!Array.isArray(value)) return "The line is not a test.";
const [name, runs = "", fields = {}] = value;
if (!isName(name)) return "The first element is not the name of a test.";
const results = typeof runs === "string" ? expand(runs) : void 0;
if (results === void 0) return `The results ${shown(runs)} are not those of ${builds} builds.`;
if (typeof fields !== "object" || fields === null) return "The third element is not an object.";
const { job, causes = [], flakyCauses, reruns, older } = fields;
if (job !== void 0 && !isName(job)) return "\"job\" is not the name of a job.";
if (!isList(causes, isCause)) return `"causes" is not a list of at most 3 ids.`;
if (flakyCauses !== void 0 && !isList(flakyCauses, isCause)) return `"flakyCauses" is not a list of at most 3 ids.`;
if (reruns !== void 0 && !isList(reruns, isFlag)) return `"reruns" is not a list of at most 3 values.`;
const read = {
name,
job,
causes: withoutNull(causes),
isOlder: older === true
};
if (flakyCauses !== void 0) read.flakyCauses = withoutNull(flakyCauses);
if (reruns !== void 0) read.reruns = withoutNull(reruns);
return {
fields: read,
results
};
};
}
const isList = (value, isItem) => Array.isArray(value) && value.length <= 3 && value.every(isItem);
const withoutNull = (list) => list.map((item) => item ?? void 0);
const isFlag = (value) => value === true || value === null;
const testLine = (name, results) => ({
fields: {
name,
job: void 0,
causes: [],
isOlder: false
},
results
});
const readDurations = (runs, builds) => typeof runs === "string" && lengthOfRuns(runs, builds, "-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") === builds ? runs : void 0;
function readSuite({ suite = [], module }) {
if (!Array.isArray(suite) || suite.length > _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.suites || !suite.every(isName)) return "\"suite\" is not a list of names.";
if (module !== void 0 && !isName(module)) return "\"module\" is not a name.";
return {
suite,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ module })
};
}
const isName = (value) => typeof value === "string" && value.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.name;
const isCause = (value) => value === null || typeof value === "string" && value.length <= maximumCause;
const shown = (value) => typeof value === "string" && value.length <= 60 ? JSON.stringify(value) : "of the test";
function isSameSuite(a, b) {
if (a.module !== b.module || a.suite.length !== b.suite.length) return false;
for (let index = 0; index < a.suite.length; index += 1) if (a.suite[index] !== b.suite[index]) return false;
return true;
}
function createSuiteColumns({ text, suiteOf, size, suites, suiteStarts, parsedSuites }) {
const suite = (index) => {
const known = parsedSuites.get(index);
if (known !== void 0) return known;
const start = suiteStarts[index] ?? 0;
const read = readSuite(JSON.parse(text.slice(start, text.indexOf("\n", start))));
const parsed = typeof read === "string" ? noSuite : read;
parsedSuites.set(index, parsed);
return parsed;
};
let lastModule;
let end = "}";
const endOf = (module) => {
if (module !== lastModule) end = module === void 0 ? "}" : `,"module":${JSON.stringify(module)}}`;
lastModule = module;
return end;
};
return {
suiteOf: suiteOf.subarray(0, size),
suiteCount: suites,
suite,
isInSuite(test, index) {
const start = suiteStarts[index] ?? 0;
if (start === 0) return isSameSuite(test, suite(index));
const namesEnd = endOfNames(text, start + prefix.length, test.suite);
const end = endOf(test.module);
return namesEnd !== -1 && text.slice(namesEnd, namesEnd + end.length) === end;
}
};
}
function endOfNames(text, from, names) {
let at = from + 1;
for (const name of names) {
const end = at + 1 + name.length;
if (text.charCodeAt(at) !== quotationMark$1 || text.indexOf("\"", at + 1) !== end || text.slice(at + 1, end) !== name) return -1;
at = end + 2;
}
const end = names.length === 0 ? at : at - 1;
return text.charCodeAt(end) === bracket ? end + 1 : -1;
}
const prefix = "{\"suite\":";
const quotationMark$1 = 34;
const bracket = 93;
function createTableHistories(builds, table, index) {
const { text, starts, distinctResults, fieldsOf, durationsOf } = table;
const resultsOf = table.resultsOf.subarray(0, table.size);
const suites = createSuiteColumns(table);
let built = index;
const find = (id, job) => {
built ??= indexRows(table);
return built.find(id, job);
};
const durationsAt = (row) => {
const runs = durationsOf.get(row);
return runs === void 0 ? void 0 : expandRuns(runs, builds.length, _history_id_mjs__WEBPACK_IMPORTED_MODULE_3__.l);
};
const rowAt = (row) => {
if (!isValid(table, row)) return void 0;
const { suite, module } = suites.suite(table.suiteOf[row] ?? 0);
const { job, causes, flakyCauses, reruns, isOlder } = fieldsOf.get(row) ?? passedFields;
const [name, results, durations] = [
nameOf(table, row),
resultsOfRow(table, row),
durationsAt(row)
];
return (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_3__.o)({
id: idOf(table, row),
job,
module,
suite,
name,
results,
causes,
flakyCauses,
reruns,
durations,
isOlder
});
};
const usual = (row) => {
const codes = isValid(table, row) ? durationsAt(row) : void 0;
if (codes === void 0) return {};
const samples = (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(resultsOfRow(table, row));
const p95Ms = (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_3__.p)(codes, samples);
return p95Ms === void 0 ? {} : {
p95Ms,
samples
};
};
return {
builds,
size: resultsOf.reduce((size, results) => results === 1 ? size : size + 1, 0),
find: (id, job) => rowAt(find(id, job)),
*all() {
for (let position = 0; position < table.size; position += 1) {
const row = rowAt(position);
if (row !== void 0) yield row;
}
},
columns: {
length: table.size,
find,
row: rowAt,
job: (row) => jobOf(table, row),
name: (row) => nameOf(table, row),
causes: (row) => fieldsOf.get(row) ?? passedFields,
usual,
hasName: (row) => resultsOf[row] === 0 ? text.charCodeAt(starts[row] ?? 0) !== quotationMark : nameOf(table, row) !== "",
resultsOf,
distinctResults,
...suites
},
table
};
}
const quotationMark = 34;
function indexRows(table, remove) {
const index = createRowIndex(table, table.size);
for (let row = 0; row < table.size; row += 1) if (table.resultsOf[row] !== 1 && !index.add(row, jobOf(table, row))) remove?.(row);
return index;
}
const hashLength = 16;
const limitBuildId = (id) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.x)(id, 200, hashLength);
const commitLimits = {
subject: 60,
author: 40
};
const ellipsis = 2;
function limited$1(text, limit, mask) {
const line = typeof text === "string" ? (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(mask(text)).trim() : "";
return (line.length <= limit ? line : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)(line, limit - ellipsis)) || void 0;
}
const firstLine = (text) => typeof text === "string" ? text.trimStart().split(/[\r\n]/, 1)[0] : void 0;
function commitFacts({ message, author }, mask) {
const name = typeof author === "string" ? author.replace(/^[\s@]+/, "") : void 0;
return (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
subject: limited$1(firstLine(message), commitLimits.subject, mask),
author: limited$1(name, commitLimits.author, mask)
});
}
const format = "build-report-history";
const documentVersion = 1;
const documentStart = null && `{"format":"${format}",`;
const maximumId = 200;
const maximumText = 2e3;
const maximumProperties = 200;
const maximumPropertyText = 2e4;
const maximumValue = 200;
function headerLine(builds) {
return JSON.stringify({
format,
version: documentVersion,
builds: builds.map(buildJson)
});
}
function buildJson({ id, isIncomplete, properties: own = {}, moduleProperties = {}, ...fields }) {
const { properties, moduleProperties: modules } = limited(own, moduleProperties);
return {
build: limitBuildId(id),
...fields,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
incomplete: isIncomplete ? true : void 0,
properties,
modules
})
};
}
const refused = (reason, isNewer = false) => ({
reason,
isNewer
});
function readHeader(value) {
if (!isObject(value) || value.format !== format) return refused("The file is not a history: its first line lacks \"format\": \"build-report-history\".");
const { version, builds } = value;
if (typeof version !== "number" || !(version >= 1)) return refused("The file is not a history: \"version\" in its first line is not a number.");
if (version > documentVersion) return refused(`The history has version ${version} of its format, but ${`this version of Build Report reads ${documentVersion}. Update Build Report.`}`, true);
if (!Array.isArray(builds) || builds.length > 50) return refused(`"builds" in the first line is not a list of at most 50 builds.`);
const read = builds.map(readBuild);
const known = read.filter((build) => build !== void 0);
if (known.length < read.length) return refused("\"builds\" in the first line has an entry without the id of its build.");
if (new Set(known.map(({ id }) => id)).size < known.length) return refused("\"builds\" in the first line lists a build twice.");
return { builds: known };
}
function readBuild(value) {
if (!isObject(value)) return void 0;
const { build, commit, parent, subject, author, tree, ref, timestamp, url, status, incomplete, properties, modules } = value;
if (typeof build !== "string" || build === "" || build.length > 200) return void 0;
return {
id: build,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
commit: isText(commit, maximumId) ? commit : void 0,
parent: isText(parent, maximumId) ? parent : void 0,
subject: isText(subject, commitLimits.subject) ? subject : void 0,
author: isText(author, commitLimits.author) ? author : void 0,
tree: isText(tree, maximumId) ? tree : void 0,
ref: isText(ref, maximumText) ? ref : void 0,
timestamp: isTime(timestamp) ? timestamp : void 0,
url: isText(url, maximumText) && /^https?:\/\//.test(url) ? url : void 0
}),
status: _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.y.find((known) => known === status) ?? "unknown",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ isIncomplete: incomplete === true ? true : void 0 }),
...limited(properties, modules)
};
}
function limited(properties, modules) {
const take = createValueLimit();
const own = take(properties);
const others = [];
for (const [module, values] of entriesOf(modules)) {
const taken = module.length > maximumId ? void 0 : take(values, module);
if (taken !== void 0) others.push([module, taken]);
}
return (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
properties: own,
moduleProperties: others.length > 0 ? Object.fromEntries(others) : void 0
});
}
function createValueLimit() {
let valuesLeft = maximumProperties;
let textLeft = maximumPropertyText;
return (values, module = "") => {
const taken = [];
for (const [name, value] of entriesOf(values)) {
if (!(isText(value, maximumValue) || typeof value === "number" && Number.isFinite(value)) || name.length > maximumId) continue;
const length = name.length + (typeof value === "string" ? value.length : 0) + (taken.length === 0 ? module.length : 0);
if (valuesLeft === 0 || length > textLeft) continue;
valuesLeft -= 1;
textLeft -= length;
taken.push([name, value]);
}
return taken.length === 0 ? void 0 : Object.fromEntries(taken);
};
}
const entriesOf = (value) => isObject(value) ? Object.entries(value) : [];
const isTime = (value) => typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= 864e13;
const isText = (value, maximumLength) => typeof value === "string" && value.length <= maximumLength;
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
}),
25849: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => maximumRows,
c: () => durationCode,
d: () => longerCode,
f: () => neededDurations,
i: () => makeRow,
l: () => durationCodes,
n: () => testDigits,
o: () => rowOf,
p: () => p95Of,
r: () => isOlder,
s: () => countSamples,
t: () => historyId,
u: () => hasSample
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
const shortestMs = 100;
const factor = 1.25;
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const durationCodes = `-${letters}`;
function durationCode(durationMs) {
if (durationMs === void 0 || !(durationMs >= shortestMs)) return "-";
const step = Math.floor(Math.log(durationMs / shortestMs) / Math.log(factor));
return letters.charAt(Math.min(step, 51));
}
function stepOf(code) {
if (code >= 97) return code - 97;
return code >= 65 ? code - 65 + 26 : -1;
}
const longerCode = (a, b) => stepOf(a.charCodeAt(0)) >= stepOf(b.charCodeAt(0)) ? a : b;
const maximumRank = 3;
const rankOf = (samples) => samples - Math.ceil(samples * .95) + 1;
const hasSample = (outcome) => outcome === "P" || outcome === "f";
function countSamples(results) {
let samples = 0;
for (let build = 0; build < results.length; build += 1) {
const outcome = results.charCodeAt(build);
if (outcome === passed || outcome === flaky) samples += 1;
}
return samples;
}
const passed = 80;
const flaky = 102;
function neededDurations(codes) {
let needed = "";
let isEmpty = true;
const newer = [];
for (let build = codes.length - 1; build >= 0; build -= 1) {
const step = stepOf(codes.charCodeAt(build));
if (step === -1 || newer.filter((other) => other >= step).length >= maximumRank) {
needed = "-" + needed;
continue;
}
newer.push(step);
isEmpty = false;
needed = codes.charAt(build) + needed;
}
return isEmpty ? void 0 : needed;
}
function p95Of(codes, samples) {
const rank = Math.min(rankOf(samples), maximumRank);
let first = -1;
let second = -1;
let third = -1;
for (let build = 0; build < codes.length; build += 1) {
const step = stepOf(codes.charCodeAt(build));
if (step <= third) continue;
third = step;
if (third > second) {
third = second;
second = step;
}
if (second > first) {
second = first;
first = step;
}
}
const step = rank === 1 ? first : rank === 2 ? second : third;
return step === -1 ? void 0 : Math.round(shortestMs * factor ** (step + .5));
}
const maximumRows = 2e5;
function makeRow({ durations, ...parts }) {
return rowOf({
...parts,
durations: durations === void 0 ? void 0 : neededDurations(durations)
});
}
function rowOf(parts) {
const { id, job, module, suite, name, results, causes, flakyCauses, reruns, durations, isOlder } = parts;
const samples = countSamples(results);
const row = {
id,
suite,
name,
results,
samples,
causes
};
if (job !== void 0) row.job = job;
if (module !== void 0) row.module = module;
if (flakyCauses !== void 0) row.flakyCauses = flakyCauses;
if (reruns !== void 0) row.reruns = reruns;
if (durations !== void 0) {
row.durations = durations;
const p95Ms = p95Of(durations, samples);
if (p95Ms !== void 0) row.p95Ms = p95Ms;
}
const firstBuild = isOlder ? void 0 : firstBuildOf(results);
if (firstBuild !== void 0) row.firstBuild = firstBuild;
return row;
}
const isOlder = ({ firstBuild, results }) => firstBuild === void 0 && results.startsWith("-");
function firstBuildOf(results) {
if (!results.startsWith("-")) return void 0;
const first = results.search(/[^-]/);
return first > 0 ? first : void 0;
}
const historyId = (id) => testDigits(id).slice(0, 10);
const testDigits = (id) => isOwn(id) ? id : (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", id, "hex");
const ownLength = 32;
function isOwn(id) {
if (id.length !== ownLength && id.length !== 10) return false;
for (let index = 0; index < id.length; index += 1) {
const code = id.charCodeAt(index);
if (!(code >= 48 && code <= 57 || code >= 97 && code <= 102)) return false;
}
return true;
}
})
};
;
