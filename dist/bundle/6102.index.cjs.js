"use strict";
exports.id = 6102;
exports.ids = [6102];
exports.modules = { 16102: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
a: () => legKey,
i: () => createTwinSearch,
n: () => nowhere,
r: () => twin_reading_exports,
t: () => createTwinReading
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15615);
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71184);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6741);
const wordsOfResults = new Set("all allure artifact artifacts build built bundle ci connected coverage ctrf cucumber cypress dart data debug dist download downloads events failsafe flutter github go googletest gotest gotestsum gtest html input its java jest js json junit junit4 junit5 jvm karma kotlin log logs maven mocha mochawesome nunit opentest otr out output outputs phpunit playwright pytest py python raw record records reportlog report reporter reporters reporting reports result results robot rspec ruby surefire tap target temp test testlogs testng testresults testreports tests tmp trx ts vitest xml xunit".split(" "));
const legWord = /^(?:linux|ubuntu|debian|alpine|fedora|windows|win|win32|win64|macos|mac|osx|darwin|ios|chrome|chromium|firefox|webkit|safari|edge|x64|x86|arm64|amd64|node|python|py|java|jdk|jre|php|ruby|dotnet)\d{0,4}$/;
const part = /[^\p{P}\p{S}\s]+/gu;
const wordInPart = /[A-Z]?[a-z]+\d*|[A-Z]+(?![a-z])\d*|\d+|[^\dA-Za-z]+/g;
const maximumPath = 1e3;
function wordsOf(text) {
return [...text.matchAll(part)].map(([found]) => found).flatMap((each) => {
const whole = each.toLowerCase();
return wordsOfResults.has(whole) ? whole : [...each.matchAll(wordInPart)].map(([found]) => found.toLowerCase());
});
}
function jobOfFile(path, name) {
const end = path.lastIndexOf("/");
return {
name,
words: [...wordsOf(path.slice(0, Math.max(0, end)).slice(-1e3)).filter((each) => !wordsOfResults.has(each)), ...legsOf(path.slice(end + 1))].slice(-100)
};
}
const legsOf = (fileName) => fileName.startsWith("TEST-") ? [] : legsIn(wordsOf(fileName.slice(0, maximumPath)));
const legsIn = (words) => words.filter((each, index) => legWord.test(each) || /^\d+$/.test(each) && legWord.test(words[index - 1] ?? ""));
function legKey(path) {
const end = path.lastIndexOf("/");
return [...legsIn(wordsOf(path.slice(0, Math.max(0, end)).slice(-1e3))), ...legsOf(path.slice(end + 1))].join(" ");
}
const jobKey = ({ name, words }) => JSON.stringify([name ?? null, ...name === void 0 ? words : []]);
function relateJobs(one, other) {
if (one.name !== void 0 && other.name !== void 0) return one.name === other.name ? "same" : "different";
if (one.name !== void 0 || other.name !== void 0) return "unclear";
const shorter = Math.min(one.words.length, other.words.length);
for (let index = 0; index < shorter; index += 1) if (one.words[index] !== other.words[index]) return "different";
return one.words.length === other.words.length ? "same" : "unclear";
}
const results = {
successful: 1,
failed: 2,
failedBefore: 4,
skipped: 8,
other: 16
};
const resultsRange = 32;
const gatheredLength = 4096;
const hashOf = (entry) => Math.floor(entry / resultsRange);
const resultsOf = (entry) => entry % resultsRange;
function createSampler() {
const gathered = new Float64Array(gatheredLength);
let length = 0;
let limit = Number.POSITIVE_INFINITY;
const compact = () => {
const kept = smallest(gathered.subarray(0, length), limit);
limit = kept.limit;
gathered.set(kept.entries);
length = kept.entries.length;
};
const clear = () => {
length = 0;
limit = Number.POSITIVE_INFINITY;
};
return {
add(hash, bits) {
if (hash >= limit) return;
gathered[length] = hash * resultsRange + bits;
length += 1;
if (length === gatheredLength) compact();
},
clear,
take() {
compact();
const sample = {
entries: gathered.slice(0, length),
limit
};
clear();
return sample;
}
};
}
function smallest(entries, before) {
entries.sort();
let length = 0;
let limit = before;
for (const entry of entries) {
const hash = hashOf(entry);
if (hash >= limit) break;
const last = length === 0 ? -1 : entries[length - 1] ?? 0;
if (hashOf(last) === hash) entries[length - 1] = hash * resultsRange + (resultsOf(last) | resultsOf(entry));
else if (length === 1024) {
limit = hash;
break;
} else {
entries[length] = entry;
length += 1;
}
}
return {
entries: entries.subarray(0, length),
limit
};
}
function uniteSamples(samples) {
const [only] = samples;
if (only !== void 0 && samples.length === 1) return only;
const limit = samples.reduce((least, sample) => Math.min(least, sample.limit), Number.POSITIVE_INFINITY);
const all = new Float64Array(samples.reduce((sum, { entries }) => sum + entries.length, 0));
let length = 0;
for (const { entries } of samples) {
all.set(entries, length);
length += entries.length;
}
const { entries, limit: reached } = smallest(all, limit);
return {
entries: entries.slice(),
limit: reached
};
}
const hashRange = 2 ** 48;
const sizeOf = ({ entries, limit }) => limit === Number.POSITIVE_INFINITY ? entries.length : Math.round(entries.length * hashRange / limit);
function overlapOf(first, second) {
const limit = Math.min(first.limit, second.limit);
let [ofFirst, ofSecond, ofBoth, contradicting] = [
0,
0,
0,
0
];
for (;;) {
const one = first.entries[ofFirst];
const other = second.entries[ofSecond];
const hash = Math.min(one === void 0 ? limit : hashOf(one), other === void 0 ? limit : hashOf(other));
if (hash >= limit) return {
ofFirst,
ofSecond,
ofBoth,
contradicting
};
const isFirst = one !== void 0 && hashOf(one) === hash;
const isSecond = other !== void 0 && hashOf(other) === hash;
if (isFirst) ofFirst += 1;
if (isSecond) ofSecond += 1;
if (!isFirst || !isSecond) continue;
ofBoth += 1;
if (onlyFailed(resultsOf(one)) && onlySuccessful(resultsOf(other))) contradicting += 1;
}
}
const onlyFailed = (bits) => (bits & results.failed) !== 0 && (bits & results.successful) === 0;
const onlySuccessful = (bits) => (bits & results.successful) !== 0 && (bits & (results.failed | results.failedBefore)) === 0;
function resultsIn({ entries, limit }, hash) {
if (hash >= limit) return void 0;
let [low, high] = [0, entries.length];
while (low < high) {
const middle = low + high >> 1;
if (hashOf(entries[middle] ?? 0) < hash) low = middle + 1;
else high = middle;
}
const entry = entries[low];
return entry !== void 0 && hashOf(entry) === hash ? resultsOf(entry) : 0;
}
const limits = {
sizeShare: .1,
size: 5,
shared: .9,
startMs: 6e4,
contradictions: 2,
contradictionShare: .01,
closeStartMs: 1e4
};
function compareRuns(counted, other) {
const { keys, overlap } = bestMatch(counted, other);
const share = shareOf(overlap);
const lost = lostFailures(counted, other, keys);
const isContradicted = lost.differing.length + overlap.contradicting > 0;
const none = {
isTwin: false,
share,
isContradicted,
exceptions: []
};
if (!counted.hasAllFailures || !other.hasAllFailures) return none;
if (share < limits.shared || !haveSameSize(counted, other, overlap, lost.missing.length)) return none;
const apartMs = counted.startMs === void 0 || other.startMs === void 0 ? void 0 : Math.abs(counted.startMs - other.startMs);
if (apartMs !== void 0 && apartMs > limits.startMs) return none;
if (lost.missing.length > 0 && !counted.hasRunError) return none;
if (lost.differing.length + overlap.contradicting > (apartMs !== void 0 && apartMs <= limits.closeStartMs ? Math.max(limits.contradictions, Math.floor(limits.contradictionShare * Math.min(counted.total, other.total))) : 0)) return none;
return {
isTwin: true,
share,
isContradicted,
exceptions: [...lost.differing, ...lost.missing]
};
}
function hasSameExecutions(counted, other) {
if (counted.executions === void 0 || other.executions === void 0) return false;
const { ofSecond, ofBoth } = overlapOf(counted.executions, other.executions);
if (ofSecond === 0 || ofBoth < limits.shared * ofSecond || !counted.hasAllFailures || !other.hasAllFailures) return false;
const { differing, missing } = lostFailures(counted, other, bestMatch(counted, other).keys);
return differing.length + missing.length === 0;
}
function bestMatch(counted, other) {
let best = {
keys: [void 0, void 0],
overlap: {
ofFirst: 0,
ofSecond: 0,
ofBoth: 0,
contradicting: 0
}
};
for (const [one, ofCounted] of counted.titles) for (const [another, ofOther] of other.titles) {
if ((one === "place" || another === "place") && (one !== another || shareOf(best.overlap) >= limits.shared)) continue;
const overlap = overlapOf(ofCounted, ofOther);
if (shareOf(overlap) > shareOf(best.overlap)) best = {
keys: [one, another],
overlap
};
}
return best;
}
const shareOf = ({ ofFirst, ofSecond, ofBoth }) => ofBoth === 0 ? 0 : ofBoth / Math.min(ofFirst, ofSecond);
function haveSameSize(counted, other, { ofFirst, ofSecond }, extra) {
if (!areNear(ofFirst, ofSecond, extra)) return false;
return areNear(counted.total, other.total, extra) || areNear(sizeOf(counted.identities), sizeOf(other.identities), extra);
}
function areNear(one, other, extra) {
const difference = Math.max(0, Math.abs(one - other) - extra);
const smaller = Math.min(one, other);
return difference <= Math.max(limits.sizeShare * Math.max(one, other), Math.min(limits.size, smaller / 2));
}
function lostFailures(counted, other, [ofCounted, ofOther]) {
const left = new Map();
const position = ofCounted === void 0 ? -1 : [...counted.titles.keys()].indexOf(ofCounted);
const isRed = counted.hasRunError || counted.unsuccessful.some(({ isFailed }) => isFailed);
for (const { titles, runs, isUnfinished } of counted.unsuccessful) {
const title = titles[position];
if (title !== void 0) left.set(title, (left.get(title) ?? 0) + runs + (isUnfinished && isRed ? 1 : 0));
}
const place = ofOther === void 0 ? -1 : [...other.titles.keys()].indexOf(ofOther);
const all = ofCounted === void 0 ? void 0 : counted.titles.get(ofCounted);
const differing = [];
const missing = [];
for (const failure of other.unsuccessful) {
if (!failure.isFailed) continue;
const title = failure.titles[place];
const runs = title === void 0 ? 0 : left.get(title) ?? 0;
if (title !== void 0 && runs > 0) {
left.set(title, runs - 1);
continue;
}
const bits = all === void 0 || title === void 0 ? 0 : resultsIn(all, title);
if (bits !== void 0 && (bits & ~results.skipped) === 0) missing.push(failure);
else differing.push(failure);
}
return {
differing,
missing
};
}
const junitSuite = "Cucumber";
function scenarioTitle({ suite, name }, formatId) {
const isJunit = formatId === "junit" && suite[0] === junitSuite;
if (!isJunit && formatId !== "cucumber") return void 0;
const scenario = (isJunit ? withoutRow(name) : name).replace(/ #\d{1,9}$/, "").replace(/ \([^()]{0,1000}\)$/, "");
return {
feature: suite[isJunit ? 1 : 0] ?? "",
name: scenario.split(" - ").at(-1) ?? ""
};
}
const row = / - #\d{1,9}\.\d{1,9}(?:: (?=.)|$)/;
function withoutRow(name) {
const found = row.exec(name);
if (found === null) return name;
const end = found.index + found[0].length;
return end < name.length ? name.slice(end) : name.slice(0, found.index);
}
const vitestErrors = "vitest unhandled errors";
const isPseudoTest = ({ suite }) => suite[0] === vitestErrors || suite.at(-1) === vitestErrors;
const noWords = {
high: 0,
low: 0,
words: 0
};
const highBase = 739982445;
const lowBase = 695872825;
const separators = new Uint8Array(128);
for (let code = 0; code <= 32; code += 1) separators[code] = 1;
for (const character of ".:/\\#>()") separators[character.charCodeAt(0)] = 1;
function hashWords(text, start = 0, end = text.length) {
let high = 0;
let low = 0;
let words = 0;
let word = emptyWord;
let isInWord = false;
for (let index = start; index <= end; index += 1) {
const code = index < end ? text.charCodeAt(index) : 0;
if (code < 128 ? separators[code] === 0 : code !== angle && code !== noBreakSpace) {
word = Math.imul(word ^ code, 16777619);
isInWord = true;
} else if (isInWord) {
const mixed = mix(word);
high = Math.imul(high, highBase) + mixed | 0;
low = Math.imul(low, lowBase) + Math.imul(mixed, 2654435761) | 0;
words += 1;
word = emptyWord;
isInWord = false;
}
}
return {
high,
low,
words
};
}
function joinWords(before, after) {
return {
high: Math.imul(before.high, power(highPowers, highBase, after.words)) + after.high | 0,
low: Math.imul(before.low, power(lowPowers, lowBase, after.words)) + after.low | 0,
words: before.words + after.words
};
}
function joinedNumber(before, after) {
const { high, low, words } = after;
if (before.words === 0) return numberOf(high, low);
return numberOf(Math.imul(before.high, power(highPowers, highBase, words)) + high | 0, Math.imul(before.low, power(lowPowers, lowBase, words)) + low | 0);
}
const numberOf = (high, low) => (mix(high) >>> 0) * 65536 + (mix(low ^ high) >>> 16);
const emptyWord = -2128831035;
const angle = 8250;
const noBreakSpace = 160;
const powerCount = 64;
const highPowers = powersOf(highBase);
const lowPowers = powersOf(lowBase);
function powersOf(base) {
const powers = new Int32Array(powerCount);
let value = 1;
for (let exponent = 0; exponent < powerCount; exponent += 1) {
powers[exponent] = value;
value = Math.imul(value, base);
}
return powers;
}
function power(powers, base, exponent) {
if (exponent < powerCount) return powers[exponent];
let value = powers[63];
for (let done = 63; done < exponent; done += 1) value = Math.imul(value, base);
return value;
}
function mix(value) {
let mixed = value ^ value >>> 16;
mixed = Math.imul(mixed, 2246822507);
mixed ^= mixed >>> 13;
mixed = Math.imul(mixed, 3266489909);
return mixed ^ mixed >>> 16;
}
const ofCucumber = ["scenario", "place"];
const anyPart = [
"name",
"last",
"rest"
];
const ofClasses = [
"last",
"inner",
"all"
];
const byFormat = new Map([
["junit", [...anyPart, ...ofCucumber]],
["ctrf", anyPart],
["tap", anyPart],
["allure", anyPart],
["playwright", ["name"]],
["go", ["name"]],
["rspec", ["name"]],
["libtest", ["name"]],
["reportlog", ["name"]],
["jest", ["rest"]],
["mocha", ["rest"]],
["dart", ["rest"]],
["cucumber", [...ofClasses, ...ofCucumber]]
]);
const titleKeysOf = (formatId) => byFormat.get(formatId) ?? ofClasses;
const rankByFormat = new Map([
["allure", 1],
["ctrf", 2],
["junit", 3],
["tap", 4]
]);
const rankOf = (formatId) => rankByFormat.get(formatId) ?? 0;
const maximumUnsuccessful = 1e4;
const maximumNamed = 100;
const maximumName = 200;
function createSketcher() {
const samplers = {
name: createSampler(),
last: createSampler(),
rest: createSampler(),
inner: createSampler(),
all: createSampler(),
scenario: createSampler(),
place: createSampler()
};
const identities = createSampler();
const executions = createSampler();
let keyed = [];
let unsuccessful = [];
let hasAllFailures = true;
let total = 0;
let startMs;
let hasExecutions = false;
let hasPseudoTests = false;
let format = "";
const scenarios = new Map();
let lastSuite;
let suites = noSuites;
const restart = () => {
for (const { sampler } of keyed) sampler.clear();
identities.clear();
executions.clear();
unsuccessful = [];
hasAllFailures = true;
total = 0;
startMs = void 0;
hasExecutions = false;
hasPseudoTests = false;
scenarios.clear();
lastSuite = void 0;
};
const addUnsuccessful = (test, bits, titles) => {
if (unsuccessful.length === 1e4) {
hasAllFailures = false;
return;
}
const isFailed = (bits & results.failed) !== 0;
const earlier = test.attempts?.filter(({ status }) => status === "failed").length ?? 0;
const isUnfinished = test.status === "cancelled" || test.status === "running";
const name = unsuccessful.length < maximumNamed && test.name.length <= maximumName ? { name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(test.name) } : {};
unsuccessful.push({
titles,
isFailed,
isUnfinished,
runs: earlier + (isFailed ? 1 : 0),
...name
});
};
const scenarioHashes = (test) => {
const scenario = scenarioTitle(test, format);
if (scenario === void 0) return void 0;
const before = scenarios.get(scenario.feature);
const number = (before ?? 0) + 1;
scenarios.set(before === void 0 ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(scenario.feature) : scenario.feature, number);
const feature = hashWords(scenario.feature);
return {
scenario: joinedNumber(feature, hashWords(scenario.name)),
place: joinedNumber(feature, hashWords(String(number)))
};
};
return {
begin(formatId) {
format = formatId;
keyed = titleKeysOf(formatId).map((key) => ({
key,
sampler: samplers[key]
}));
restart();
},
add(test) {
if (isPseudoTest(test)) {
hasPseudoTests = true;
return;
}
total += 1;
if (test.suite !== lastSuite) {
lastSuite = test.suite;
suites = suiteHashes(test.suite);
}
const { name, timestamp } = test;
const prefixEnd = projectEnd(name);
const title = hashWords(name, prefixEnd);
const whole = prefixEnd === 0 ? title : joinWords(hashWords(name, 0, prefixEnd), title);
const bits = resultsOfTest(test);
identities.add(joinedNumber(suites.all, whole), bits);
const scenario = scenarioHashes(test);
const titles = (bits & (results.failed | results.failedBefore | results.other)) !== 0 ? [] : void 0;
for (let index = 0; index < keyed.length; index += 1) {
const { sampler, key } = keyed[index];
const hash = key === "scenario" || key === "place" ? scenario?.[key] ?? noHash : joinedNumber(suites[key], title);
if (hash !== noHash) sampler.add(hash, bits);
titles?.push(hash);
}
if (titles !== void 0) addUnsuccessful(test, bits, titles);
if (timestamp !== void 0 && (startMs === void 0 || timestamp < startMs)) startMs = timestamp;
},
addExecution(uuid) {
hasExecutions = true;
executions.add(joinedNumber(noWords, hashWords(uuid)), 0);
},
restart,
end: (hasRunError) => ({
total,
hasPseudoTests,
identities: identities.take(),
titles: new Map(keyed.map(({ key, sampler }) => [key, sampler.take()])),
unsuccessful,
hasAllFailures,
startMs,
hasRunError,
executions: hasExecutions ? executions.take() : void 0
})
};
}
const noSuites = {
name: noWords,
last: noWords,
rest: noWords,
inner: noWords,
all: noWords
};
function suiteHashes(suite) {
const [first, ...others] = suite.map((name) => hashWords(name));
if (first === void 0) return noSuites;
const rest = others.reduce(joinWords, noWords);
return {
name: noWords,
last: others.at(-1) ?? first,
rest,
inner: others.length === 0 ? first : rest,
all: joinWords(first, rest)
};
}
const noHash = -1;
const openBracket = 91;
function projectEnd(name) {
if (name.charCodeAt(0) !== openBracket) return 0;
const end = name.indexOf("] ");
return end > 0 && end + 2 < name.length ? end + 2 : 0;
}
function resultsOfTest({ status, attempts }) {
switch (status) {
case "successful": return attempts?.some((attempt) => attempt.status === "failed") === true ? results.successful | results.failedBefore : results.successful;
case "failed": return results.failed;
case "skipped": return results.skipped;
default: return results.other;
}
}
function areParts(sketches) {
return sketches.reduce((size, { identities }) => size + sizeOf(identities), 0) <= maximumOverlap * sizeOf(uniteSamples(sketches.map(({ identities }) => identities)));
}
const maximumOverlap = 1.1;
function uniteSketches([first, ...others]) {
if (others.length === 0) return first;
const sketches = [first, ...others];
const identities = uniteSamples(sketches.map((sketch) => sketch.identities));
const unsuccessful = sketches.flatMap((sketch) => sketch.unsuccessful);
const starts = sketches.flatMap(({ startMs }) => startMs ?? []);
return {
total: sketches.reduce((total, sketch) => total + sketch.total, 0),
hasPseudoTests: sketches.some((sketch) => sketch.hasPseudoTests),
identities,
titles: new Map([...first.titles.keys()].map((key) => [key, uniteSamples(sketches.flatMap(({ titles }) => titles.get(key) ?? []))])),
unsuccessful: unsuccessful.slice(0, maximumUnsuccessful),
hasAllFailures: unsuccessful.length <= 1e4 && sketches.every((sketch) => sketch.hasAllFailures),
startMs: starts.length === 0 ? void 0 : starts.reduce((least, start) => Math.min(least, start)),
hasRunError: sketches.some((sketch) => sketch.hasRunError),
executions: void 0
};
}
const maximumDepth = 32;
function matchParts(counted, others, sketches) {
const matches = [];
const matched = new Set();
const compared = new Set();
const folders = new Map([...counted, ...others].map((file) => [file, file.path.split("/").slice(0, -1)]));
const deepest = [...folders.values()].reduce((depth, { length }) => Math.min(maximumDepth, Math.max(depth, length)), 0);
for (let depth = deepest; depth >= 0; depth -= 1) {
const keyOf = (file) => {
const folder = folders.get(file) ?? [];
return matched.has(file) || folder.length < depth ? void 0 : folder.slice(0, depth).join("/");
};
const ofOthers = (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(others, keyOf);
for (const [folder, winners] of (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(counted, keyOf)) {
const files = ofOthers.get(folder) ?? [];
const members = `${winners[0]?.path}\n${winners.length}\n${files[0]?.path}\n${files.length}`;
if (files.length === 0 || winners.length + files.length < 3 || compared.has(members)) continue;
compared.add(members);
const exceptions = compareParts(sketchesOf(winners, sketches), sketchesOf(files, sketches));
if (exceptions === void 0) continue;
matches.push({
counted: winners,
others: files,
exceptions
});
for (const file of [...winners, ...files]) matched.add(file);
}
}
return matches;
}
const sketchesOf = (files, sketches) => files.flatMap(({ position }) => sketches.get(position) ?? []);
function compareParts(counted, others) {
const [first, ...more] = counted;
const [second, ...further] = others;
if (first === void 0 || second === void 0 || !areParts(counted) || !areParts(others)) return void 0;
const { isTwin, exceptions } = compareRuns(uniteSketches([first, ...more]), uniteSketches([second, ...further]));
return isTwin ? exceptions : void 0;
}
const shownPaths = 2;
const shownTests = 5;
function filesText(paths) {
const [only = ""] = paths;
if (paths.length === 1) return only;
return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(paths.length)} files (${paths.slice(0, shownPaths).join(", ")}${paths.length > shownPaths ? ", \u2026" : ""})`;
}
function twinNotice({ paths, counted, tests, hasPseudoTests, exceptions }) {
const isOne = paths.length === 1;
const has = isOne ? "has" : "have";
const was = isOne ? "was" : "were";
const start = `${filesText(paths)} ${has} the same ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(tests, "test")} as ${filesText(counted)}`;
const same = hasPseudoTests ? `${start}. Of ${isOne ? "its" : "their"} results, only errors outside of the tests were counted.` : `${start} and ${was} not counted. Keep one of the two reporters.`;
return {
kind: "twin",
message: exceptions.length === 0 ? same : `${same} ${exceptionsText(exceptions, isOne ? "it" : "they")}`,
...isOne ? { path: paths[0] ?? "" } : {}
};
}
function exceptionsText(exceptions, subject) {
const names = exceptions.flatMap(({ name }) => name ?? []).slice(0, shownTests);
const more = exceptions.length - names.length;
const listed = names.map((name) => `"${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(name)}"`).join(", ") + (more > 0 && names.length > 0 ? ` and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(more)} more` : "");
const what = names.length === 0 ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(exceptions.length, "failed test") : listed;
return `Only ${subject} ${subject === "it" ? "shows" : "show"} ${what} as failed.`;
}
function sharedProblem({ paths, others, shared, tests }) {
const path = paths.length === 1 ? paths[0] : void 0;
return {
severity: "warning",
message: `${filesText(paths)} and ${filesText(others)} share ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(shared)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(tests, "test")}, and ${paths.length === 1 && others.length === 1 ? "both were" : "all of them were"} counted. If they are one run, name only one of them in "paths".`,
...path === void 0 ? {} : { path }
};
}
const noTwins = () => ({
sketches: new Map(),
twins: new Map(),
found: []
});
const maximumComparisons = 1e5;
const maximumPairs = 1e3;
const byRank = (one, other) => Number(one.isLate ?? false) - Number(other.isLate ?? false) || rankOf(one.format.id) - rankOf(other.format.id) || (_requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.T.has(one.format.id) && _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.T.has(other.format.id) ? other.sizeBytes - one.sizeBytes : 0) || one.position - other.position;
function createTwinSearch(candidates, state = noTwins()) {
const { sketches, twins, found } = state;
if (!(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(candidates)) return void 0;
const identifiesExecutions = candidates.filter(({ format }) => _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.T.has(format.id)).length > 1;
const sorted = [...candidates].sort(byRank);
const executedBySize = sorted.filter(({ format }) => identifiesExecutions && _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.T.has(format.id));
const jobOf = new Map(sorted.map((file) => [file, jobOfFile(file.path, file.job)]));
const jobs = [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(sorted, (file) => jobKey(jobOf.get(file) ?? noJob)).values()].map((files) => ({
job: jobOf.get(files[0]) ?? noJob,
byFormat: (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(files, ({ format }) => format),
decided: new Set()
}));
const unclear = unclearPairs(jobs);
const compared = new Set([...jobs.filter(({ byFormat }) => byFormat.size > 1), ...unclear.flat()]);
if (compared.size === 0 && !identifiesExecutions) return void 0;
const byPosition = new Map(sorted.map((file) => [file.position, file]));
const jobOfPosition = new Map(jobs.flatMap((job) => [...job.byFormat.values()].flat().map(({ position }) => [position, job])));
let comparisons = 0;
const sketchesOf = (files) => files.flatMap(({ position }) => sketches.get(position) ?? []);
const isTwin = ({ position }) => twins.has(position);
const isExecuted = ({ format }) => identifiesExecutions && _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.T.has(format.id);
const addTwins = (files, counted, exceptions) => {
for (const { position } of files) twins.set(position, counted);
found.push({
paths: files.map(({ path }) => path),
counted: counted.map(({ path }) => path),
tests: sketchesOf(files).reduce((sum, { total }) => sum + total, 0),
hasPseudoTests: sketchesOf(files).some((sketch) => sketch.hasPseudoTests),
exceptions
});
};
const decide = (files, better) => {
for (const file of files) {
const sketch = sketches.get(file.position);
if (sketch === void 0 || isTwin(file)) continue;
for (const winner of better.flat()) {
const counted = isTwin(winner) ? void 0 : sketches.get(winner.position);
if (counted === void 0 || comparisons === maximumComparisons) continue;
comparisons += 1;
const comparison = compareRuns(counted, sketch);
if (!comparison.isTwin) continue;
addTwins([file], [winner], comparison.exceptions);
break;
}
}
for (const winners of better) {
const matched = new Set(files.flatMap(({ position }) => twins.get(position) ?? []));
const counted = winners.filter((winner) => !isTwin(winner) && !matched.has(winner));
const left = files.filter((file) => !isTwin(file));
for (const match of matchParts(counted, left, sketches)) addTwins(match.others, match.counted, match.exceptions);
}
};
const executionTwin = (file, sketch) => executedBySize.find((other) => {
const counted = other === file || isTwin(other) ? void 0 : sketches.get(other.position);
if (counted === void 0 || comparisons === maximumComparisons) return false;
comparisons += 1;
return hasSameExecutions(counted, sketch);
});
return {
order: sorted.map(({ position }) => position),
needsSketch(position) {
const file = byPosition.get(position);
const job = jobOfPosition.get(position);
return file !== void 0 && job !== void 0 && (compared.has(job) || isExecuted(file));
},
add(position, sketch) {
sketches.set(position, sketch);
},
async twinOf(position, sketchOf) {
const file = byPosition.get(position);
const job = jobOfPosition.get(position);
if (file === void 0 || job === void 0) return void 0;
const ensure = async (each) => {
const sketch = sketches.get(each.position) ?? await sketchOf(each.position);
sketches.set(each.position, sketch);
return sketch;
};
if (isExecuted(file) && file !== executedBySize[0]) {
const winner = executionTwin(file, await ensure(file));
if (winner !== void 0) addTwins([file], [winner], []);
}
const formats = [...job.byFormat.keys()];
const place = formats.indexOf(file.format);
if (place > 0 && !job.decided.has(file.format)) {
job.decided.add(file.format);
const files = job.byFormat.get(file.format) ?? [];
const better = formats.slice(0, place).map((format) => job.byFormat.get(format) ?? []);
for (const each of [...better, files].flat()) await ensure(each);
decide(files, better);
}
return twins.get(position)?.[0]?.path;
},
notices: () => found.map(twinNotice),
problems() {
const isCounted = (file) => !isTwin(file) && sketches.has(file.position);
const matched = new Set([...twins.values()].flat());
const sides = (job) => [...job.byFormat].map(([format, files]) => ({
format,
files: files.filter(isCounted)
}));
return [...jobs.flatMap((job) => {
const all = sides(job).map(({ format, files }) => ({
format,
files: files.filter((file) => !matched.has(file))
}));
return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other]));
}), ...unclear.flatMap(([one, other]) => sides(one).flatMap((side) => sides(other).map((against) => [side, against])))].map(betterFirst).flatMap(([one, other]) => {
const [first, ...others] = one.format === other.format ? [] : sketchesOf(one.files);
const [second, ...further] = sketchesOf(other.files);
if (first === void 0 || second === void 0) return [];
const [counted, against] = [uniteSketches([first, ...others]), uniteSketches([second, ...further])];
const { share } = compareRuns(counted, against);
if (share < .1) return [];
const tests = Math.min(counted.total, against.total);
return sharedProblem({
paths: other.files.map(({ path }) => path),
others: one.files.map(({ path }) => path),
shared: Math.round(share * tests),
tests
});
});
}
};
}
const betterFirst = ([one, other]) => rankOf(one.format.id) > rankOf(other.format.id) ? [other, one] : [one, other];
const noJob = { words: [] };
function unclearPairs(jobs) {
const byKey = new Map(jobs.map((job) => [jobKey(job.job), job]));
const pairs = [];
const add = (one, other) => {
if (other === void 0 || pairs.length === maximumPairs || relateJobs(one.job, other.job) !== "unclear") return;
if (new Set([...one.byFormat.keys(), ...other.byFormat.keys()]).size > 1) pairs.push([one, other]);
};
for (const job of jobs) {
const { name, words } = job.job;
if (name === void 0) for (let length = 0; length < words.length; length += 1) add(job, byKey.get(jobKey({ words: words.slice(0, length) })));
else for (const other of jobs) if (pairs.length < maximumPairs && other.job.name === void 0) add(job, other);
}
return pairs;
}
var twin_reading_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ createTwinReading: () => createTwinReading });
function createTwinReading(files, ahead, recorder) {
const state = noTwins();
const sketched = new Map();
const late = new Map();
let search = createTwinSearch(ahead.candidates, state);
let sketcher;
const sketchFile = async (position, tools) => {
sketcher ??= createSketcher();
const file = files[position];
if (file === void 0) throw new Error(`File ${position} is missing.`);
let input;
let problems = [];
const kept = {
...nowhere,
beginFile(begun) {
input = begun;
},
endFile(found) {
problems = found;
}
};
sketcher.begin("");
let sketch = sketcher.end(false);
const sketching = withSketch(kept, sketcher, (made) => {
sketch = made;
});
const outcome = await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.O)(file, sketching, {
...tools,
onExecution: sketcher.addExecution
});
sketched.set(position, {
outcome,
sketch,
problems,
...input === void 0 ? {} : { input }
});
return sketch;
};
const hidesRunError = (position, { sketch: twin, input }) => {
const [counted, ...more] = (state.twins.get(position) ?? []).map((file) => state.sketches.get(file.position));
if (input?.format !== "tap" || !twin.hasRunError || counted === void 0 || more.length > 0) return false;
if (twin.total < counted.total) return false;
return !counted.hasRunError && !counted.unsuccessful.some(({ isFailed }) => isFailed);
};
const orderOf = () => {
const all = [...files.keys()];
const current = search;
if (current === void 0) return all;
return [...all.filter((position) => !current.needsSketch(position)), ...current.order.filter((position) => current.needsSketch(position))];
};
return {
order: orderOf(),
isLate(position, identity) {
const presumed = ahead.presumed.get(position);
if (presumed === void 0 || late.has(position) || identity.kind !== "results") return false;
const { format, collector } = identity;
const file = files[position];
if (format === presumed || collector.twins === "count" || file === void 0) return false;
late.set(position, {
position,
path: file.path,
job: file.job,
format,
sizeBytes: 0,
isLate: true
});
search = createTwinSearch([...ahead.candidates.filter((candidate) => !late.has(candidate.position)), ...late.values()], state);
return true;
},
async read(position, file, opened, tools) {
if (search?.needsSketch(position) !== true) return (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.O)(file, recorder, tools, opened);
const path = await search.twinOf(position, (each) => sketchFile(each, tools));
const twin = sketched.get(position);
if (path !== void 0 && twin?.input !== void 0) {
const change = hidesRunError(position, twin) ? asItIs : asWarning;
const outcome = {
...twin.outcome,
twin: {
path,
tests: twin.sketch.total
}
};
if (twin.sketch.hasPseudoTests) {
await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.O)(file, pseudoTestsOf(recorder, path, change), tools, opened);
return outcome;
}
opened?.source?.close();
recorder.beginFile({
...twin.input,
twinOf: path
});
recorder.endFile(twin.problems.map(change));
return outcome;
}
if (twin !== void 0) return (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.O)(file, recorder, tools, opened);
sketcher ??= createSketcher();
const counting = withSketch(recorder, sketcher, (sketch) => search?.add(position, sketch));
return (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.O)(file, counting, {
...tools,
onExecution: sketcher.addExecution
}, opened);
},
notices: () => search?.notices() ?? [],
problems: () => search?.problems() ?? []
};
}
const nowhere = {
beginFile() {},
test() {},
restartFile() {},
endFile() {},
record() {}
};
const asWarning = ({ kind: _, ...problem }) => ({
...problem,
severity: "warning"
});
const asItIs = (problem) => problem;
const pseudoTestsOf = (next, path, change) => ({
...next,
beginFile: (file) => next.beginFile({
...file,
twinOf: path
}),
test(test) {
if (isPseudoTest(test)) next.test(test);
},
endFile: (problems) => next.endFile(problems.map(change))
});
function withSketch(next, sketcher, onEnd) {
return {
beginFile(file) {
sketcher.begin(file.format);
next.beginFile(file);
},
test(test) {
sketcher.add(test);
next.test(test);
},
file: (file) => next.file?.(file),
restartFile() {
sketcher.restart();
next.restartFile();
},
endFile(problems) {
onEnd(sketcher.end(problems.some(isRunError)));
next.endFile(problems);
},
record: (record) => next.record(record)
};
}
const isRunError = ({ severity, kind }) => severity === "error" && kind === "incomplete";
}) };
;
