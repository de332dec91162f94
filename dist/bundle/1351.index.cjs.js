"use strict";
exports.id = 1351;
exports.ids = [1351];
exports.modules = {
52971: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => parseDay,
t: () => isExpired
});
const dayMs = 864e5;
function parseDay(text) {
if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return void 0;
const time = Date.parse(`${text}T00:00:00Z`);
return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? void 0 : time;
}
function isExpired({ until }, now) {
const lastDay = until === void 0 ? void 0 : parseDay(until);
return lastDay !== void 0 && now >= lastDay + dayMs;
}
}),
72684: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createQuarantine });
var _test_identity_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12066);
var _quarantine_end_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52971);
var _test_pattern_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36114);
function createAffixIndex(affixes, side) {
const sorted = affixes.map((affix, index) => ({
affix,
index
})).sort((a, b) => compare(a.affix, b.affix, side));
const hasAffix = (text, affix) => side === "start" ? text.startsWith(affix) : text.endsWith(affix);
const parents = [];
for (const [position, { affix }] of sorted.entries()) {
let parent = position - 1;
while (parent >= 0 && !hasAffix(affix, sorted[parent]?.affix ?? "")) parent = parents[parent] ?? -1;
parents.push(parent);
}
const lastNotAfter = (text) => {
let low = 0;
let high = sorted.length;
while (low < high) {
const middle = low + high >> 1;
if (compare(sorted[middle]?.affix ?? "", text, side) <= 0) low = middle + 1;
else high = middle;
}
return low - 1;
};
return (text) => {
const found = [];
for (let position = lastNotAfter(text); position >= 0; position = parents[position] ?? -1) {
const entry = sorted[position];
if (entry !== void 0 && hasAffix(text, entry.affix)) found.push(entry.index);
}
return found;
};
}
function compare(a, b, side) {
if (side === "start") return a < b ? -1 : a > b ? 1 : 0;
const length = Math.min(a.length, b.length);
for (let index = 1; index <= length; index += 1) {
const difference = a.charCodeAt(a.length - index) - b.charCodeAt(b.length - index);
if (difference !== 0) return difference;
}
return a.length - b.length;
}
const maximumProduct = 4096;
function createTextFinder(wanted) {
let shorter;
return (text, from) => {
if (wanted.length * text.length <= maximumProduct) return text.indexOf(wanted, from);
shorter ??= shorterMatches(wanted);
let matched = 0;
for (let index = from; index < text.length && matched < wanted.length; index += 1) {
matched = extended(wanted, shorter, matched, text.charCodeAt(index));
if (matched === wanted.length) return index + 1 - matched;
}
return -1;
};
}
function shorterMatches(wanted) {
const shorter = new Uint32Array(wanted.length + 1);
let matched = 0;
for (let index = 1; index < wanted.length; index += 1) {
matched = extended(wanted, shorter, matched, wanted.charCodeAt(index));
shorter[index + 1] = matched;
}
return shorter;
}
function extended(wanted, shorter, matched, unit) {
let length = matched;
while (length > 0 && wanted.charCodeAt(length) !== unit) length = shorter[length] ?? 0;
return wanted.charCodeAt(length) === unit ? length + 1 : length;
}
function createPatternIndex(patterns) {
const literal = new Map();
const byStart = [];
const byEnd = [];
for (const [index, pieces] of patterns.entries()) {
const [start = "", ...others] = pieces;
const end = others.pop();
if (end === void 0) literal.set(start, [...literal.get(start) ?? [], index]);
else (start === "" ? byEnd : byStart).push({
index,
start,
end,
accepts: betweenEnds(start.length, others, end.length)
});
}
const withStart = createAffixIndex(byStart.map(({ start }) => start), "start");
const withEnd = createAffixIndex(byEnd.map(({ end }) => end), "end");
const starts = createStartIndex([...literal.keys(), ...byStart.map(({ start }) => start)]);
return {
find(text) {
const found = [...literal.get(text) ?? []];
for (const position of withStart(text)) {
const pattern = byStart[position];
if (pattern !== void 0 && text.endsWith(pattern.end) && pattern.accepts(text)) found.push(pattern.index);
}
for (const position of withEnd(text)) {
const pattern = byEnd[position];
if (pattern?.accepts(text) === true) found.push(pattern.index);
}
return found;
},
mayMatch: (start) => byEnd.length > 0 || starts(start) || withStart(start).length > 0
};
}
function createStartIndex(texts) {
const sorted = [...texts].sort();
return (start) => {
let low = 0;
let high = sorted.length;
while (low < high) {
const middle = low + high >> 1;
if ((sorted[middle] ?? "") < start) low = middle + 1;
else high = middle;
}
return sorted[low]?.startsWith(start) === true;
};
}
function betweenEnds(startLength, pieces, endLength) {
const wanted = pieces.filter((piece) => piece !== "").map((piece) => ({
find: createTextFinder(piece),
length: piece.length
}));
return (text) => {
const limit = text.length - endLength;
let from = startLength;
for (const { find, length } of wanted) {
const at = find(text, from);
if (at === -1) return false;
from = at + length;
}
return from <= limit;
};
}
const idPattern = /^[0-9a-f]{10,32}$/;
const indexedDigits = 10;
const namesId = ({ test }) => idPattern.test(test);
function createQuarantine(entries, now, ownModule) {
const active = entries.filter((entry) => !(0, _quarantine_end_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(entry, now));
const patterns = createPatternIndex(active.map(({ test }) => (0, _test_pattern_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(test)));
const byId = groupBy(active, (entry) => namesId(entry) ? entry.test.slice(0, indexedDigits) : void 0);
const byOtherId = groupBy(active, (entry) => namesId(entry) ? void 0 : entry.test);
const unseen = new Set(active.keys());
const texts = createTextReader((start) => patterns.mayMatch(start));
let last;
function find(test) {
if (last !== void 0 && isSame(last.test, test)) return last.found;
const found = findNamed(test);
last = {
test,
found: test.former === void 0 ? found : new Set([...found, ...findNamed(formerTest(test))])
};
return last.found;
}
function findNamed(test) {
const byText = texts.mayMatch(test) ? patterns.find(texts.textOf(test)) : [];
const candidates = [...findById(test.id), ...byText];
return candidates.length === 0 ? noIndexes : matching(candidates, test);
}
function formerTest({ former, ...now }) {
const named = {
...now,
...former
};
const { module = ownModule?.() ?? "", suite, name } = named;
return {
...named,
id: byId.size === 0 ? void 0 : (0, _test_identity_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(module, suite, name)
};
}
function matching(candidates, test) {
const found = new Set();
for (const index of candidates) {
const entry = active[index];
if (entry === void 0 || !applies(entry, test)) continue;
unseen.delete(index);
found.add(index);
}
return found;
}
function findById(id) {
if (id === void 0) return [];
return (idPattern.test(id) ? byId.get(id.slice(0, indexedDigits)) : byOtherId.get(id)) ?? [];
}
function applies({ test, module }, { id, module: given, suite, name }) {
if (module !== void 0 && module !== (given ?? ownModule?.())) return false;
if (!idPattern.test(test)) return true;
return isPrefixOfOther(test, id) || texts.textOf({
suite,
name
}) === test;
}
return {
entryOf(test) {
if (active.length === 0) return void 0;
const found = find(test);
return found.size === 0 ? void 0 : active[Math.min(...found)];
},
entriesOf: (test) => [...find(test)].flatMap((index) => active[index] ?? []),
see(test) {
if (unseen.size > 0) find(test);
},
expired: entries.filter((entry) => (0, _quarantine_end_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(entry, now)),
unmatched: () => [...unseen].flatMap((index) => active[index] ?? []),
isEmpty: active.length === 0,
needsIds: byId.size > 0
};
}
const isPrefixOfOther = (one, other) => other !== void 0 && (one.startsWith(other) || other.startsWith(one));
function groupBy(entries, keyOf) {
const groups = new Map();
for (const [index, entry] of entries.entries()) {
const key = keyOf(entry);
if (key === void 0) continue;
const group = groups.get(key);
if (group === void 0) groups.set(key, [index]);
else group.push(index);
}
return groups;
}
const noIndexes = new Set();
const isSame = (a, b) => a.suite === b.suite && a.name === b.name && a.id === b.id && a.module === b.module && a.former === b.former;
function createTextReader(startMayMatch) {
let lastSuite;
let prefix = "";
let mayMatch = true;
const read = (suite) => {
if (suite === lastSuite) return;
lastSuite = suite;
prefix = suite.map((part) => `${(0, _test_pattern_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(part)}${_test_pattern_mjs__WEBPACK_IMPORTED_MODULE_2__.r}`).join("");
mayMatch = startMayMatch(prefix.trim());
};
return {
textOf({ suite, name }) {
read(suite);
return (prefix + (0, _test_pattern_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(name)).trim();
},
mayMatch({ suite }) {
read(suite);
return mayMatch;
}
};
}
}),
31351: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { createRunQuarantine: () => createRunQuarantine });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _quarantine_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72684);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47931);
var _problem_list_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22301);
var _quoted_list_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42300);
function unmatchedEntries(quarantine, history, now, ownModule) {
const unmatched = quarantine.unmatched();
if (history === void 0 || unmatched.length === 0) return unmatched;
const rest = (0, _quarantine_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(unmatched, now, ownModule);
for (const test of history.all()) rest.see(test);
return rest.unmatched();
}
const namedEntries = 3;
const maximumPattern = 200;
function createRunQuarantine({ path, entries, lines }, { now, module, isPart, say }) {
const quarantine = (0, _quarantine_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(entries, now, module);
const warning = (entry, message) => {
const line = lines.get(entry);
return {
severity: "warning",
message,
path,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ line })
};
};
return {
quarantine,
problems({ counts, problems, jobs }, history) {
const found = (0, _problem_list_mjs__WEBPACK_IMPORTED_MODULE_4__.t)();
for (const entry of quarantine.expired) found.add(warning(entry, `The quarantine of ${(0, _quoted_list_mjs__WEBPACK_IMPORTED_MODULE_5__.t)([shownPattern(entry)])} ended on ${entry.until}, so its failures count again. Repair the test, or set a later day.`));
if (counts.total === 0 || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Tn)(problems)) return found.list();
const mayMatch = ({ module: named }) => named === void 0 || jobs.some((job) => (job.module ?? module()) === named);
const unmatched = unmatchedEntries(quarantine, history, now, module).filter(mayMatch);
const [first] = unmatched;
if (first === void 0) return found.list();
if (isPart) say?.(`${path}: ${unmatchedMessage(unmatched)}`);
else found.add(warning(first, unmatchedMessage(unmatched)));
return found.list();
}
};
}
function unmatchedMessage(entries) {
const names = (0, _quoted_list_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(entries.map(shownPattern), namedEntries);
return entries.length === 1 ? `The quarantine entry ${names} matches no test. If no job runs it, correct or remove the entry.` : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(entries.length)} quarantine entries match no test: ${names}. If no job runs them, correct or remove the entries.`;
}
const shownPattern = ({ test }) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)(test, maximumPattern);
})
};
;
