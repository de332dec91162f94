"use strict";
exports.id = 6402;
exports.ids = [6402];
exports.modules = {
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
}),
96402: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { createResultsRecorder: () => createResultsRecorder });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _history_id_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25849);
var _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11388);
const initialLength = 1024;
function grow(column, length, create) {
if (length <= column.length) return column;
const larger = create(Math.max(length, 2 * column.length, initialLength));
larger.set(column);
return larger;
}
function createResultIndex(isRow) {
const seed = Math.floor(Math.random() * 2 ** 32);
let hashes = new Uint32Array(0);
let slots = new Uint32Array(2);
let length = 0;
let lastId = "";
let lastJob = -1;
let lastHash = 0;
const hashOf = (id, job) => {
if (id === lastId && job === lastJob) return lastHash;
const digits = (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(id);
let mixed = Math.imul((0, _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(digits, 0) ^ seed, 2654435761) ^ (0, _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(digits, 8) ^ Math.imul(job, 3266489909);
mixed = Math.imul(mixed ^ mixed >>> 15, 2246822507);
lastId = id;
lastJob = job;
lastHash = (mixed ^ mixed >>> 13) >>> 0;
return lastHash;
};
const next = (slot) => slot + 1 & slots.length - 1;
const insert = (row) => {
let slot = (hashes[row] ?? 0) & slots.length - 1;
while (slots[slot] !== 0) slot = next(slot);
slots[slot] = row + 1;
};
return {
find(id, job) {
const hash = hashOf(id, job);
for (let slot = hash & slots.length - 1; slots[slot] !== 0; slot = next(slot)) {
const row = (slots[slot] ?? 0) - 1;
if (hashes[row] === hash && isRow(row, id, job)) return row;
}
return -1;
},
push(id, job) {
const row = length;
length += 1;
hashes = grow(hashes, length, (size) => new Uint32Array(size));
hashes[row] = hashOf(id, job);
if (2 * length <= slots.length) {
insert(row);
return;
}
slots = new Uint32Array(Math.max(4 * slots.length, 4096));
for (let known = 0; known < length; known += 1) insert(known);
},
truncate(kept) {
while (length > kept) {
length -= 1;
let slot = (hashes[length] ?? 0) & slots.length - 1;
while (slots[slot] !== length + 1) slot = next(slot);
slots[slot] = 0;
}
}
};
}
function createSuiteTable() {
const suites = [];
const indexes = new Map();
let last;
let lastIndex = 0;
let textLength = 0;
return {
add(suite) {
if (suite === last) return lastIndex;
last = suite;
const key = JSON.stringify(suite);
const known = indexes.get(key);
lastIndex = known ?? suites.length;
if (known === void 0) {
suites.push(suite.map(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u));
indexes.set(key, lastIndex);
textLength += key.length;
}
return lastIndex;
},
at: (index) => suites[index] ?? noSuite,
restart() {
last = void 0;
},
textLength: () => textLength
};
}
const noSuite = [];
const pieceBits = 10;
const rowsAPiece = 1024;
const positionMask = 1023;
function createTextColumn() {
const pieces = [];
let last = [];
let ends = new Uint32Array(0);
const endOf = (row) => row + 1 & positionMask ? ends[row] ?? 0 : 0;
const at = (row) => {
const position = row & positionMask;
const piece = pieces[row >>> pieceBits];
if (piece === void 0) return last[position] ?? "";
return piece.slice(position === 0 ? 0 : ends[row - 1], ends[row]);
};
return {
at,
push(text) {
const row = pieces.length * rowsAPiece + last.length;
ends = grow(ends, row + 1, (length) => new Uint32Array(length));
ends[row] = (row === 0 ? 0 : endOf(row - 1)) + text.length;
last.push((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(text));
if (last.length < rowsAPiece) return;
pieces.push(last.join(""));
last = [];
},
truncate(length) {
const kept = length >>> pieceBits;
if (kept >= pieces.length) {
last.length = length & positionMask;
return;
}
last = Array.from({ length: length & positionMask }, (_, position) => at(kept * rowsAPiece + position));
pieces.length = kept;
}
};
}
function createTextTable() {
const texts = [void 0];
const indexes = new Map([[void 0, 0]]);
let textLength = 0;
return {
add(text) {
const known = indexes.get(text);
if (known !== void 0 || text === void 0) return known ?? 0;
const copy = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(text);
textLength += copy.length;
indexes.set(copy, texts.length);
return texts.push(copy) - 1;
},
find: (text) => indexes.get(text) ?? -1,
at: (index) => texts[index],
textLength: () => textLength
};
}
const outcomesBySeverity = [
"-",
"S",
"P",
"f",
"F"
];
const [jobCell, suiteCell, moduleCell, fileCell, causeCell, outcomeCell] = [
0,
1,
2,
3,
4,
5
];
const cellsARow = 6;
const repeatedBit = 8;
function createResultColumns() {
const ids = createTextColumn();
const names = createTextColumn();
const suites = createSuiteTable();
const texts = createTextTable();
let cells = new Uint32Array(0);
let durations = new Float64Array(0);
let length = 0;
let ownLength = 0;
const cell = (row, index) => cells[row * cellsARow + index] ?? 0;
const index = createResultIndex((row, id, job) => cell(row, jobCell) === job && ids.at(row) === id);
const replace = (row, { outcome, duration, cause, isRepeated }) => {
cells[row * cellsARow + outcomeCell] = outcomesBySeverity.indexOf(outcome) + (isRepeated === true ? repeatedBit : 0);
cells[row * cellsARow + causeCell] = texts.add(cause);
durations[row] = duration ?? NaN;
};
return {
length: () => length,
find(id, job) {
const known = texts.find(job);
return known === -1 ? -1 : index.find(id, known);
},
at(row) {
const outcome = cell(row, outcomeCell);
const test = {
id: ids.at(row),
suite: suites.at(cell(row, suiteCell)),
name: names.at(row),
outcome: outcomesBySeverity[outcome & 7] ?? "-"
};
const job = texts.at(cell(row, jobCell));
const module = texts.at(cell(row, moduleCell));
const file = texts.at(cell(row, fileCell));
const cause = texts.at(cell(row, causeCell));
const duration = durations[row] ?? NaN;
if (job !== void 0) test.job = job;
if (module !== void 0) test.module = module;
if (file !== void 0) test.file = file;
if (!Number.isNaN(duration)) test.duration = duration;
if (cause !== void 0) test.cause = cause;
if ((outcome & repeatedBit) !== 0) test.isRepeated = true;
return test;
},
push(result) {
const { id, job, suite, name, module, file } = result;
const row = length;
length += 1;
cells = grow(cells, length * cellsARow, (size) => new Uint32Array(size));
durations = grow(durations, length, (size) => new Float64Array(size));
const start = row * cellsARow;
const jobIndex = texts.add(job);
cells[start + jobCell] = jobIndex;
cells[start + suiteCell] = suites.add(suite);
cells[start + moduleCell] = texts.add(module);
cells[start + fileCell] = texts.add(file);
replace(row, result);
ids.push(id);
names.push(name);
index.push(id, jobIndex);
ownLength += id.length + name.length;
},
replace,
truncate(kept) {
for (let row = kept; row < length; row += 1) ownLength -= ids.at(row).length + names.at(row).length;
ids.truncate(kept);
names.truncate(kept);
index.truncate(kept);
length = kept;
},
restart: () => suites.restart(),
textLength: () => ownLength + texts.textLength() + suites.textLength()
};
}
const maximumText = 50331648;
function createResultsRecorder({ module: ownModule, ref: ownRef, restart, idOf, formerIdOf, causeOf }, limit = _history_id_mjs__WEBPACK_IMPORTED_MODULE_2__.a) {
const columns = createResultColumns();
const formers = new Map();
let lastId = "";
let leftOut = 0;
let otherRef;
let before = {
length: 0,
leftOut
};
let replaced = [];
const failureOf = (test, outcome) => {
if (outcome === "F") return {
cause: causeOf(test),
isRepeated: (test.attempts ?? []).length > 0 ? true : void 0
};
if (outcome !== "f") return noFailure;
const failed = lastFailure(test);
return {
cause: failed && causeOf(failed),
isRepeated: typeof test.passedOnAttempt === "number" ? true : void 0
};
};
const add = (test) => {
if (columns.length() >= limit || columns.textLength() > maximumText) {
leftOut += 1;
return;
}
const outcome = outcomeOf(test);
columns.push({
id: lastId,
job: test.job,
module: test.module ?? ownModule,
suite: test.suite,
name: test.name,
file: test.file,
outcome,
duration: test.duration,
...failureOf(test, outcome)
});
};
const addFormer = ({ suite, name, former, ...others }) => {
const before = {
suite,
name,
...former
};
const id = formerIdOf?.({
...others,
...before
});
if (id !== void 0 && formers.size < limit) formers.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(lastId), {
id,
suite: before.suite.map(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u),
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(before.name)
});
};
const at = (row) => {
const test = columns.at(row);
const former = formers.size === 0 ? void 0 : formers.get(test.id);
return former === void 0 ? test : {
...test,
former
};
};
const merge = (row, test) => {
const known = columns.at(row);
const outcome = outcomeOf(test);
const isWorse = outcomesBySeverity.indexOf(outcome) > outcomesBySeverity.indexOf(known.outcome);
const duration = Math.max(known.duration ?? -1, test.duration ?? -1);
if (!isWorse && duration === (known.duration ?? -1)) return;
replaced.push([row, known]);
const { cause, isRepeated } = isWorse ? failureOf(test, outcome) : known;
columns.replace(row, {
outcome: isWorse ? outcome : known.outcome,
duration: duration >= 0 ? duration : void 0,
cause,
isRepeated
});
};
const begin = () => {
restart();
columns.restart();
before = {
length: columns.length(),
leftOut
};
replaced = [];
};
return {
beginFile: begin,
test(test) {
lastId = test.id ?? idOf(test);
if (test.former !== void 0) addFormer(test);
if (otherRef === void 0 && test.ref !== void 0 && ownRef !== void 0 && test.ref !== ownRef) otherRef = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(test.ref);
const row = columns.find(lastId, test.job);
if (row === -1) add(test);
else merge(row, test);
},
restartFile() {
for (const [row, earlier] of replaced.reverse()) columns.replace(row, earlier);
columns.truncate(before.length);
leftOut = before.leftOut;
begin();
},
endFile() {
replaced = [];
},
record() {},
lastId: () => lastId,
result: (isIncomplete) => ({
isIncomplete: isIncomplete || leftOut > 0,
size: columns.length(),
leftOut,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ otherRef }),
hasFormer: formers.size > 0,
find(id, job) {
const row = columns.find(id, job);
return row === -1 ? void 0 : at(row);
},
at,
*all() {
for (let row = 0; row < columns.length(); row += 1) yield at(row);
}
})
};
}
const noFailure = {};
function lastFailure(test) {
const attempt = test.attempts?.findLast(({ status }) => status === "failed");
if (attempt === void 0) return void 0;
const { message, details, stdout, stderr, steps } = attempt;
if ((message ?? details ?? stdout ?? stderr ?? steps) === void 0) return void 0;
return {
...withoutTexts(test),
status: "failed",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
message,
details,
stdout,
stderr,
steps
})
};
}
function withoutTexts(test) {
const { message: _, details: __, stdout: ___, stderr: ____, steps: _____, ...others } = test;
return others;
}
function outcomeOf({ status, flaky }) {
switch (status) {
case "successful": return flaky === true ? "f" : "P";
case "failed": return "F";
case "skipped": return "S";
default: return "-";
}
}
})
};
;
