"use strict";
exports.id = 6496;
exports.ids = [6496];
exports.modules = {
86705: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => lengthOfContent,
i: () => lengthOfAttachments,
n: () => maximumContent,
o: () => withoutContent,
r: () => detachAttachment,
s: () => keepsEvidence,
t: () => createAttachmentList
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
const keepsEvidence = ({ keepsPassed }, { status, attempts }) => status !== "successful" || attempts !== void 0 || keepsPassed === true;
function detachAttachment({ name, path, url, content, bases, ...rest }) {
return {
...rest,
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(name),
...path !== void 0 && { path: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(path) },
...url !== void 0 && { url: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(url) },
...content !== void 0 && { content: "base64" in content ? { base64: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(content.base64) } : { text: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(content.text) } },
...bases !== void 0 && { bases: bases.map(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u) }
};
}
function lengthOfAttachments(attachments = []) {
let length = 0;
for (const { name, path = "", url = "", content, bases = [] } of attachments) {
length += name.length + path.length + url.length + lengthOfContent(content);
for (const base of bases) length += base.length;
}
return length;
}
const lengthOfContent = (content) => content === void 0 ? 0 : "base64" in content ? content.base64.length : content.text.length;
const withoutContent = (attachments) => attachments.map(({ content, ...rest }) => content === void 0 ? rest : {
...rest,
reason: "limit"
});
const maximumContent = 16777216;
const maximumAttachments = 1e3;
const maximumContents = 2 * maximumContent;
function createAttachmentList(shared) {
let list = [];
const contents = shared ?? { left: maximumContents };
return {
add(attachment) {
if (list.length >= maximumAttachments) return void 0;
const { content, ...rest } = attachment;
const length = lengthOfContent(content);
if (length > 16777216) list.push({
...rest,
reason: "size"
});
else if (length > contents.left) list.push({
...rest,
reason: "limit"
});
else {
contents.left -= length;
list.push(attachment);
}
return list.length - 1;
},
take() {
if (list.length === 0) return void 0;
const taken = list;
list = [];
if (shared === void 0) contents.left = maximumContents;
return taken;
},
drop() {
for (const { content } of list) contents.left += lengthOfContent(content);
list = [];
}
};
}
}),
82108: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => attachmentOf });
var _longest_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47931);
const address = /^https?:\/\//i;
const inlineData = /^data:([\w.+-]{1,50}\/[\w.+-]{1,50})?[^,]{0,100};base64,/i;
const otherReference = /^(?:#|about:|blob:|data:|javascript:|mailto:)/i;
function attachmentOf(reference, name) {
const text = reference.trim();
const data = inlineData.exec(text);
if (data !== null) return {
name: name || (data[1] ?? "attachment").replace(/\/.*/, ""),
content: { base64: text }
};
if (text === "" || otherReference.test(text)) return void 0;
if (address.test(text)) return {
name: name || nameOf(text.replace(/[?#].*/s, "")),
url: text
};
return {
name: name || nameOf(text),
path: text
};
}
const nameOf = (path) => {
const name = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.yn)(path.replace(/[\\/]{1,9}$/, "")) || path;
return /^file:/i.test(path) ? decoded(name) : name;
};
function decoded(name) {
try {
return decodeURIComponent(name);
} catch {
return name;
}
}
}),
45944: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => attemptOf });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
const attemptOf = ({ status, duration, message, details, expected, actual, stdout, stderr, timestamp, steps, stepsLeftOut, attachments }) => ({
status,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
duration,
message,
details,
expected,
actual,
stdout,
stderr,
timestamp,
steps,
stepsLeftOut,
attachments
})
});
}),
74758: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => unescapeEntities });
const entities = {
lt: "<",
gt: ">",
quot: "\"",
apos: "'",
"#39": "'",
amp: "&"
};
const unescapeEntities = (text) => text.replace(/&(lt|gt|quot|apos|#39|amp);/g, (entity, name) => entities[name] ?? entity);
}),
54091: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createFieldAppender });
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87267);
function createFieldAppender() {
const longer = new Map();
let owner;
return {
add(target, field, text) {
if (owner !== target) longer.clear();
owner = target;
const first = target[field];
if (first === void 0) {
longer.delete(field);
target[field] = text;
return;
}
let captured = longer.get(field);
if (captured === void 0) {
captured = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_0__.n)();
captured.append(first);
longer.set(field, captured);
}
captured.append(`\n${text}`);
},
finish(target) {
if (longer.size === 0 || owner !== target) return;
for (const [field, captured] of longer) target[field] = captured.take();
longer.clear();
}
};
}
}),
67514: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => firstLine });
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52824);
function firstLine(text, maximumLength = Number.POSITIVE_INFINITY) {
const trimmed = text.trimStart();
const end = trimmed.search(/[\r\n]/);
const line = (end === -1 ? trimmed : trimmed.slice(0, end)).trimEnd();
return (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(line, maximumLength, "\u2026");
}
}),
49792: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => inheritStart });
function inheritStart(test, { timestamp, duration = 0, elapsed }) {
if (timestamp === void 0) return;
const latest = duration > 0 ? Math.max(duration - (test.duration ?? 0), 0) : elapsed;
test.timestamp = timestamp + Math.round(Math.min(elapsed, latest));
test.isStartEstimated = true;
}
}),
23497: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => lineNumber });
function lineNumber(value) {
const line = typeof value === "string" ? Number(value) : value;
return typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : void 0;
}
}),
25764: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => addMetadata });
var _limits_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41123);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87267);
function addMetadata(metadata, name, value) {
const entries = metadata ?? {};
const key = name === "__proto__" ? "_proto_" : name;
const before = Object.hasOwn(entries, key) ? entries[key] : void 0;
if (before !== void 0) {
if (before.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.text) entries[key] = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(`${before}\n${value}`);
} else if (Object.keys(entries).length < _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.metadata) entries[key] = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(value);
return entries;
}
}),
39643: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => addPhpUnitAttempts });
var _limits_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41123);
const attempt = / \(attempt (\d{1,3}) of \d{1,3}\)$/;
function addPhpUnitAttempts(result) {
if (!result.name.endsWith(")")) return;
const match = attempt.exec(result.name);
if (match === null) return;
result.name = result.name.slice(0, match.index);
const earlier = Math.min(Number(match[1]) - 1, _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.attempts);
if (earlier < 1) return;
result.attempts = Array.from({ length: earlier }, () => ({ status: "failed" }));
if (result.status === "successful") result.flaky = true;
}
}),
16496: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readJunit: () => readJunit });
var _limits_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41123);
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86705);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87267);
var _metadata_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25764);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84766);
var _xml_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77078);
var _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82108);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(52824);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53216);
var _inherited_start_mjs__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(49792);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38487);
var _php_unit_attempts_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39643);
var _timestamps_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(27676);
var _first_line_mjs__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(67514);
var _dedented_mjs__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(88678);
var _json_text_mjs__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(47255);
var _entities_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74758);
var _line_number_mjs__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(23497);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(87963);
var _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(48442);
var _field_appender_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(54091);
var _naming_line_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(75814);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(47931);
var _attempt_of_mjs__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(45944);
const createJunitEvidence = (contents) => ({
attachments: (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(contents),
steps: [],
properties: new Set(),
length: 0
});
const attachmentProperty = /^(?:attachments?|attachment_.*|testrail_attachment.*)$/s;
const stepProperty = /^step(?:\[([^\]]{0,50})\])?$/;
const testRailStep = "testrail_result_step";
const isEvidenceProperty = (name) => /^[ast]/.test(name) && (name === testRailStep || name === "testrun_evidence" || attachmentProperty.test(name) || stepProperty.test(name));
const maximumHeldSteps = 5e3;
const maximumHeldLength = 2097152;
function addEvidence(evidence, name, value) {
evidence.properties.add(name);
if (name === testRailStep) {
const [, status = "", text = value] = /^(\w{1,20}):(.*)$/s.exec(value) ?? [];
if (statusOfWord(status) === void 0) addStep(evidence, "unknown", value);
else addStep(evidence, statusOfWord(status), text);
return;
}
const step = stepProperty.exec(name);
if (step !== null) {
addStep(evidence, statusOfWord(step[1] ?? ""), value);
return;
}
if (name === "testrun_evidence") return;
for (const attachment of attachmentsOfProperty(name, value)) evidence.attachments.add(attachment);
}
function addSuiteAttachments(suite, name, value) {
if (!attachmentProperty.test(name)) return;
const { attachments } = suite;
if (attachments.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.attachments) suite.attachments = [...attachments, ...attachmentsOfProperty(name, value)];
}
const attachmentsOfProperty = (name, value) => (name === "attachments" ? value.split(/[\n,;]/, _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.attachments) : [value]).flatMap((path) => (0, _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(path) ?? []);
function addStep(evidence, status = "unknown", value) {
const [first = "", ...others] = value.trim().split("\n");
if (first === "" || evidence.steps.length >= maximumHeldSteps) return;
const step = {
name: (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_18__.r)(first.trimEnd(), _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.stepName, "\u2026"),
status
};
if (others.length > 0) step.text = (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_18__.r)(others.join("\n"), _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.stepText, "\u2026");
evidence.length += step.name.length + (step.text?.length ?? 0);
if (evidence.length <= maximumHeldLength) evidence.steps.push(step);
}
function statusOfWord(word) {
switch (word.toLowerCase()) {
case "passed":
case "pass":
case "success":
case "successful": return "successful";
case "failed":
case "fail":
case "failure":
case "error": return "failed";
case "skipped":
case "untested":
case "blocked":
case "retest": return "skipped";
default: return;
}
}
function giveEvidence({ steps, attachments, properties }, result) {
const added = attachments.take();
if (added !== void 0) result.attachments = added;
if (steps.length > 0) result.steps = steps;
const { metadata } = result;
if (metadata === void 0 || properties.size === 0) return;
const others = Object.entries(metadata).filter(([name]) => !properties.has(name));
if (others.length > 0) result.metadata = Object.fromEntries(others);
else delete result.metadata;
}
function evidenceOf({ testCase, contents }) {
if (testCase === void 0) return void 0;
testCase.evidence ??= createJunitEvidence(contents);
return testCase.evidence;
}
function attachmentHandlers(reading) {
let attributes = {};
let path;
let description;
return {
"attachments/attachment": {
dataLimit: () => reading.testCase === void 0 ? 0 : _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__.n,
open(own) {
attributes = own;
path = own.path ?? own.href ?? own.src;
description = void 0;
},
close(text, complete) {
const evidence = complete ? evidenceOf(reading) : void 0;
const { name } = attributes;
if (path !== void 0) {
const attachment = (0, _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(path, description || name);
if (attachment !== void 0) evidence?.attachments.add(attachment);
} else if (text.trim() !== "") {
const content = attributes["media-type"] === void 0 ? { text } : { base64: text.trim() };
evidence?.attachments.add({
name: name || "attachment",
content
});
}
},
text: true
},
"attachment/filePath": {
close(text) {
path = text;
},
text: true
},
"attachment/description": {
close(text) {
description = text.trim();
},
text: true
}
};
}
function repairedMessage(message, details) {
if (message === "" || details === "" || details.includes(message)) return message;
if (message.endsWith(cut)) {
const start = details.indexOf(`]:\n${message.slice(0, -cut.length)}\n`);
if (start !== -1) return details.slice(start + 3).trimEnd();
}
const text = (0, _entities_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(message);
for (const plain of new Set([text, withoutColours(text)])) {
const found = findLoosely(details, plain);
if (found !== void 0) return found.includes("\n") && !plain.includes("\n") ? found : plain;
}
return message;
}
const cut = "...";
const withoutColours = (text) => text.replace(/\[\d{1,3}(?:;\d{1,3}){0,5}m/g, "");
const compact = (text) => text.replace(/\s+/g, "");
const isSpace = (character) => character === void 0 || /\s/.test(character);
const isLetter = (character) => character !== void 0 && /[\p{L}\p{N}_]/u.test(character);
function findLoosely(text, words) {
const wanted = compact(words);
const index = compact(text).indexOf(wanted);
if (wanted === "" || index === -1) return void 0;
let start = messagePlace(text, 0, index);
const end = messagePlace(text, start, wanted.length - 1) + 1;
if (isLetter(text[start - 1]) || isLetter(text[end])) return void 0;
const lineStart = text.lastIndexOf("\n", start) + 1;
const isWholeLine = text.slice(lineStart, start).trim() === "";
if (isWholeLine) start = lineStart;
const lines = text.slice(start, end).split("\n");
return (isWholeLine ? (0, _dedented_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(lines) : lines).map((line) => line.trimEnd()).join("\n");
}
function messagePlace(text, start, characters) {
let left = characters;
for (let index = start; index < text.length; index++) {
if (isSpace(text[index])) continue;
if (left === 0) return index;
left -= 1;
}
return text.length;
}
function decodedError(text) {
if (!/^\s*[{"]/.test(text) || !/[}"]\s*$/.test(text.slice(-100))) return void 0;
const error = (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_20__.i)(text);
if (typeof error === "string" && error.trim() !== "") return {
message: (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(error),
details: error
};
if (typeof error !== "object" || error === null) return void 0;
const { message, stack, _originalMessage: original } = error;
const details = textIn(stack);
const stated = textIn(message) ?? textIn(original);
if (stated !== void 0) return {
message: stated,
details: details ?? text
};
return details === void 0 ? void 0 : {
message: (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(details),
details
};
}
const textIn = (value) => typeof value === "string" && value.trim() !== "" ? value : void 0;
function decodedMessage(message, text) {
const error = message.charCodeAt(0) === openingBrace ? decodedError(message) : void 0;
if (error === void 0) return void 0;
return text.trim() === "" || text.trim() === message.trim() ? error : {
...error,
details: text
};
}
const openingBrace = 123;
function hasNames(attributes, names) {
let index = 0;
for (const name in attributes) {
if (name !== names[index]) return false;
index += 1;
}
return index === names.length;
}
function placeTest(test, own, offset = 0) {
if (own.file) test.file ??= own.file;
if (!own.line || test.line !== void 0) return;
const line = (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_22__.t)(Number(own.line) + offset);
if (line !== void 0) test.line = line;
}
const lineOffset = (own, suite) => own.line !== void 0 && isOfPytest(own, suite) ? 1 : 0;
function isOfPytest(own, suite) {
const names = Object.keys(own);
if (!(own.classname !== void 0 && names.indexOf("line") < names.indexOf("time") && own.timestamp === void 0)) return false;
if (suite.name === "pytest") return true;
const states = (name) => suite[name] !== void 0;
return /\.py$/.test(own.file ?? "") && [
"tests",
"errors",
"failures",
"time"
].every(states) && (states("skipped") || states("skips"));
}
const producerOfRoot = new Map([
["pytest tests", "pytest"],
["jest tests", "jest"],
["vitest tests", "vitest"],
["Mocha Tests", "mocha"],
["nextest-run", "nextest"],
["AllTests", "googletest"]
]);
const playwrightRoot = [
"id",
"name",
"tests",
"failures",
"skipped",
"errors",
"time"
];
const gradleSuite = [
"name",
"tests",
"skipped",
"failures",
"errors",
"timestamp",
"hostname",
"time"
];
const boostSuite = [
"tests",
"skipped",
"errors",
"failures",
"id",
"name",
"time"
];
function junitProducer({ rootAttributes: root, suite, isBareRoot }, own) {
return producerOfRoot.get(root?.name) ?? producerOfSuite(root, suite.attributes, own) ?? producerOfCase(isBareRoot, suite.attributes, own);
}
function producerOfSuite(root, suite, own) {
const { name = "" } = suite;
if (root !== void 0 && hasNames(root, playwrightRoot)) return "playwright";
if (name === "Mocha Tests") return "mocha";
if (name === "pytest") return "pytest";
if (suite["xsi:noNamespaceSchemaLocation"]?.includes("surefire-test-report")) return "maven";
if (root === void 0 && hasNames(suite, gradleSuite)) return "gradle";
if (/^rspec\d{0,4}$/.test(name) && own.file) return "rspec";
if (name.endsWith(".dll")) return "dotnet";
if (/^tst_\w/.test(name)) return "qt";
if (suite.doctest_version !== void 0) return "doctest";
if (suite.hostname === "tbd" && own.classname?.startsWith(`${name}.`)) return "catch2";
if (suite.filepath !== void 0 && own.lineno !== void 0) return "minitest";
if (name.endsWith(".bats") && own.classname === name) return "bats";
if (own.classname && name.startsWith(own.classname) && /^-\d{14}$/.test(name.slice(own.classname.length))) return "unittest";
if (root === void 0 && hasNames(suite, boostSuite)) return "boost-test";
return root === void 0 && suite.disabled !== void 0 && own.status !== void 0 && own.name === own.classname ? "ctest" : void 0;
}
function producerOfCase(isBareRoot, suite, own) {
if (isBareRoot && own.failure !== void 0) return "node";
if (own.class && own.classname && own.assertions) return "phpunit";
return own.line !== void 0 && isOfPytest(own, suite) ? "pytest" : void 0;
}
function createJunitTotals(sink) {
const tests = {
stated: 0,
listed: 0
};
const faults = {
stated: 0,
listed: 0
};
let root = {};
let unlisted = 0;
let isPytest = false;
let errors = unlistedErrors();
const compare = ({ attributes, cases, faults: listed }, isOfPytest) => {
const statedTests = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(attributes.tests);
if (statedTests !== void 0 && !isOfPytest) {
tests.stated += statedTests;
tests.listed += cases;
}
if (countsOtherFaults(attributes, cases, statedTests)) return;
const stated = statedFaultsOf(root.package === stylelint ? { failures: attributes.failures } : attributes);
faults.stated += stated;
faults.listed += Math.min(listed, stated);
};
return {
openReport(own) {
root = own;
isPytest = own.name === "pytest tests";
errors = unlistedErrors(own);
},
addSuite(suite, outer) {
errors.addSuite(suite);
const { attributes, cases, line } = suite;
const isOfPytest = isPytest || attributes.name === "pytest";
const statedTests = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(attributes.tests) ?? 0;
const stated = statedFaultsOf(attributes);
const isComparable = !suite.hasReruns && !countsAssertions(suite);
const hasFaults = suite.faults > 0 || suite.hasInnerFaults;
outer.hasInnerFaults ||= hasFaults || stated > 0 || !isComparable;
if (!suite.hasSuites && cases === 0 && statedTests > 0) {
reportMissingCases(sink, suite, statedTests);
return;
}
if (!isComparable) return;
if (stated > 0 && !hasFaults && !isOfPytest) (0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_13__.r)(sink, subjectOf(attributes), stated, line, reasonIn(suite.output));
else if (!suite.hasSuites) compare(suite, isOfPytest);
},
closeReport(suite) {
unlisted = suite.faults > 0 || suite.hasInnerFaults || suite.hasReruns || isPytest ? 0 : statedFaultsOf(root);
},
check() {
if (!errors.check(sink) && unlisted > 0) (0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_13__.r)(sink, "The file", unlisted);
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_13__.n)(sink, tests.stated, tests.listed);
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_13__.n)(sink, faults.stated, faults.listed, "failures");
}
};
}
function unlistedErrors(root = {}) {
const errors = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(root.errors) ?? 0;
const stated = errors + Math.max(0, (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(root.failures) ?? 0);
let listed = 0;
let isStatedBySuites = false;
return {
addSuite({ attributes, faults }) {
listed += faults;
isStatedBySuites ||= attributes.errors !== void 0;
},
check(sink) {
if (errors <= 0 || isStatedBySuites || listed >= stated) return false;
const totals = `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_12__.T)(stated)} failures and errors, but lists ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_12__.T)(listed)}`;
sink.problem({
severity: "error",
kind: "incomplete",
message: `The file states ${totals}. With gotestsum, a package did not compile: see the log of the tests.`
});
return true;
}
};
}
const stylelint = "stylelint.rules";
function reasonIn(output) {
const lines = output.split("\n").filter((line) => /\w/.test(line));
const error = lines.find((line) => /\b\w{0,100}(?:Error|Exception): \S/.test(line.slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.quotedLine)));
return (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(error ?? lines.at(-1) ?? "", _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.quotedLine);
}
const statedFaultsOf = ({ failures, errors }) => Math.max(0, (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(failures) ?? 0) + Math.max(0, (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(errors) ?? 0);
const subjectOf = ({ name }) => `The suite${name ? ` "${name}"` : ""}`;
const cppFile = /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|mm)$/i;
const countsAssertions = ({ attributes, lastClass }) => attributes.hostname === "tbd" || attributes.doctest_version !== void 0 || cppFile.test(lastClass?.className ?? "");
const countsOtherFaults = ({ hostname, errors }, cases, statedTests) => statedTests === void 0 ? hostname !== void 0 && errors === void 0 : statedTests < cases;
function reportMissingCases(sink, suite, total) {
const { attributes, line } = suite;
const bad = statedFaultsOf(attributes);
const subject = subjectOf(attributes);
const reason = reasonIn(suite.output);
if (bad > 0) sink.problem({
severity: "error",
kind: "incomplete",
message: `${subject} states ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_12__.T)(total)} tests, ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_12__.T)(bad)} of them failed, but lists none${reason === "" ? "." : `: ${reason}`}`,
line
});
else sink.problem({
severity: "warning",
message: `${subject} states ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_12__.T)(total)} tests, but lists none.`,
line
});
}
const eunitSuite = [
"tests",
"failures",
"errors",
"skipped",
"time",
"name"
];
const eunitCase = ["time", "name"];
const isCancelledByEunit = (suite, testCase, { type }) => type === "timeout" && hasNames(testCase, eunitCase) && hasNames(suite, eunitSuite);
const riskyTypes = new Set([
"RiskyTestError",
"OutputError",
"CoveredCodeNotExecutedException",
"UnintentionallyCoveredCodeError",
"MissingCoversAnnotationException"
].map((name) => `PHPUnit\\Framework\\${name}`));
const isRisky = ({ type }) => riskyTypes.has(type);
const isSkipException = ({ type }, text) => type === void 0 ? text.trimStart().startsWith(skipException) : type === skipException;
const skipException = "org.testng.SkipException";
const mayBeAllowedByBoost = (reading, own, { stderr }) => reading.rootAttributes === void 0 && stderr?.includes("Failures detected in:") !== true && junitProducer(reading, own) === "boost-test";
const exitStatus = /^Dubious, test returned (\d{1,3}) \(wstat \d/;
function isExplainedExit({ faults }, message) {
const [, status] = exitStatus.exec(message ?? "") ?? [];
return status !== void 0 && Number(status) < 255 && faults > 1;
}
const differsFromPlan = ({ attributes, faults }) => statedFaultsOf(attributes) > faults;
const skipDetails = /^Skipped result details\n-{1,100}\n\n(.{1,2000})/;
const skipReasonOfKyua = ({ stderr }) => skipDetails.exec(stderr ?? "")?.[1];
const maximumText = 65536;
function producerWords(own, whole) {
const { message = "", type = "" } = own;
const text = whole.length > maximumText ? whole.slice(0, maximumText) : whole;
if (message.startsWith("Test Suite '") || message.startsWith("Test Case '")) return swiftWords(message.slice(0, maximumText));
if (/^mypy produced (?:messages|errors)$/.test(message)) return mypyWords(text);
const located = testthatWords(message) ?? nimWords(message) ?? (type === "AssertionFailedError" ? cppUTestWords(message) : void 0);
if (located !== void 0) return located;
if (message === "" || message.startsWith("Traceback ")) {
const first = (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(text);
if (first.startsWith("--- ")) return cramWords(text);
if (first.startsWith("expected: ")) return clojureWords(text);
if (first === "stack traceback:" && type.includes(" ")) return luaUnitWords(type, whole);
if (first.startsWith("::in function ") || first.startsWith("in function ")) return eunitWords(text);
if (first.endsWith("Traceback (most recent call last):")) return tracebackWords(text);
}
if (/^Test \S{1,400}(?: in \S{1,400})? failed!$/.test(message)) return commonTestWords(text);
const [, line] = /^\s{0,100}(?:On )?line (\d{1,9}), col(?:umn)? \d{1,9}(?:,| in) /.exec(text) ?? [];
return line === void 0 ? void 0 : { line };
}
function testthatWords(message) {
if (!message.endsWith("')")) return void 0;
const { 0: whole = "", 1: file, 2: line } = / \('([^'\n]{1,400}\.[Rr]):([1-9]\d{0,8})(?::\d{1,9})?'\)$/.exec(message) ?? [];
return file === void 0 || line === void 0 ? void 0 : {
message: message.slice(0, -whole.length),
file,
line
};
}
function nimWords(message) {
const [place, file, line] = /^(\S{1,1000}\.nim)\(([1-9]\d{0,8}), \d{1,9}\): /.exec(message) ?? [];
return place === void 0 || file === void 0 || line === void 0 ? void 0 : {
message: message.slice(place.length),
file,
line
};
}
function cppUTestWords(message) {
const [place, file, line] = /^([^\n:]{1,1000}\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx)):([1-9]\d{0,8}): /i.exec(message) ?? [];
if (place === void 0 || file === void 0 || line === void 0) return void 0;
return {
message: message.slice(place.length).replace(/\{newline\}\s{0,4}but was {1,4}</, " but was <").replaceAll("{newline}", "\n").trimEnd(),
file,
line
};
}
function mypyWords(text) {
const [, file, line, message] = /^([^\n:]{1,1000}):([1-9]\d{0,8})(?::\d{1,9})?: error: (.{1,4000})/m.exec(text) ?? [];
return file === void 0 || line === void 0 || message === void 0 ? void 0 : {
message,
details: text,
file,
line
};
}
function cramWords(text) {
const lines = text.trim().split("\n");
if (lines[1] !== `+++ ${lines[0]?.slice(4)}.err` || !lines[2]?.startsWith("@@ ")) return void 0;
const changes = lines.slice(lines.findIndex((line, index) => index > 2 && isChanged(line)));
const end = changes.findIndex((line) => !isChanged(line));
return {
message: (end === -1 ? changes : changes.slice(0, end)).join("\n"),
details: text
};
}
const isChanged = (line) => /^[-+]/.test(line);
function clojureWords(text) {
const [, message] = /^ {2}actual: (\S.{0,4000})\n at /m.exec(text) ?? [];
return message === void 0 ? void 0 : {
message,
details: text
};
}
const error = ": error: ";
const maximumErrors = 20;
const maximumReason = 4e3;
const nextEvent = /\s(?:Test (?:Case|Suite) '|\S{1,1000}:\d{1,9}: error: )/;
function swiftWords(log) {
const reasons = [];
let place = {};
let looks = 0;
for (let at = log.indexOf(error); at !== -1 && looks < maximumErrors; at = log.indexOf(error, at + 9)) {
looks += 1;
const [, file, line] = /(\S{1,1000}):(\d{1,9})$/.exec(log.slice(Math.max(0, at - 1011), at)) ?? [];
const rest = log.slice(at + 9, at + maximumReason);
const own = rest.slice(0, nextEvent.exec(rest)?.index);
const start = own.indexOf(" : ");
if (file === void 0 || line === void 0 || start === -1) continue;
if (reasons.length === 0) place = {
file,
line
};
reasons.push(own.slice(start + 3).replace(/ -\s*$/, "").trim());
}
return reasons.length === 0 ? swiftCrash(log) : {
message: reasons.join("\n"),
details: log,
...place
};
}
const events = /Test (?:Case|Suite) '[^'\n]{1,1000}' (?:started|passed|failed)(?: at [\d-]{10} [\d:.]{8,20})?(?: \(\d[\d.]{0,20} seconds\))?\.?/g;
function swiftCrash(log) {
const [whole, file, line] = /(?:(\S{1,1000}\.swift):(\d{1,9}): )?(?:Fatal error|Precondition failed|Assertion failed): .{1,4000}/.exec(log) ?? [];
const message = whole ?? log.replace(events, " ").trim();
if (message === "") return void 0;
const place = file !== void 0 && line !== void 0 && !file.startsWith("Swift/") ? {
file,
line
} : {};
const end = message.search(nextEvent);
return {
message: (end === -1 ? message : message.slice(0, end)).replace(/^\S{1,1000}\.swift:\d{1,9}: /, ""),
details: log,
...place
};
}
function luaUnitWords(type, details) {
const [, file, line] = /^(\S{1,1000}\.lua):(\d{1,9}): /.exec(type) ?? [];
return {
message: type,
details,
...file !== void 0 && line !== void 0 && {
file,
line
}
};
}
const erlangPlace = /\((?!eunit_|timer\.|lists\.|gen_\w{1,20}\.|proc_lib\.)(\w{1,200}\.erl), line (\d{1,9})\)/;
const commonTestPlace = /\{file,"((?!test_server|ct[._]|timer\.|lists\.|maps\.|erl_eval\.|gen_\w{1,20}\.|proc_lib\.)[^"\\]{1,1000}\.erl)"\},\{line,(\d{1,9})\}/;
function eunitWords(text) {
const at = text.search(/^\*\*(?:error|throw|exit):/m);
const [, file, line] = erlangPlace.exec(text) ?? [];
const place = file !== void 0 && line !== void 0 ? {
file,
line
} : {};
return at === -1 ? void 0 : {
message: onOneLine(text.slice(at + 2)),
details: text,
...place
};
}
const onOneLine = (term) => term.split("\n").map((line) => line.trim()).join("");
function commonTestWords(text) {
const term = onOneLine(text);
const [, stated] = /^\{test_case_failed,"(.*)"\}$/.exec(term) ?? [];
const stack = term.search(/,\[\{\w{1,200},/);
const reason = stated ?? (stack > 1 && term.startsWith("{") ? term.slice(1, stack) : (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(text));
const [, file, line] = commonTestPlace.exec(term) ?? [];
const place = file !== void 0 && line !== void 0 ? {
file,
line
} : {};
return {
...reason !== "" && { message: reason },
details: text,
...place
};
}
function tracebackWords(text) {
const lines = text.trimEnd().split("\n");
const header = lines.findLastIndex((line) => line.endsWith("Traceback (most recent call last):"));
const at = lines.findIndex((line, index) => index > header && /^\S/.test(line));
return at === -1 ? void 0 : {
message: lines.slice(at).join("\n"),
details: text
};
}
const couldNotRun = ({ status, result }, skipped) => status === "notrun" && result === void 0 && !!skipped?.reason && !/^SKIP_RE(?:TURN_CODE|GULAR_EXPRESSION)/.test(skipped.reason);
function statusOfCase({ attributes, skipped, hasFailed, failures }, stated) {
if (skipped?.type === "todo") return "skipped";
if (hasFailed) return "failed";
if (failures.length > 0) return "successful";
if (stated?.status === "failed" || couldNotRun(attributes, skipped)) return "failed";
return skipped !== void 0 || stated?.status === "skipped" ? "skipped" : "successful";
}
const statesNoFault = ({ message, type }, text, isTimeout = false) => message === void 0 && !type && text.length < 100 && (noFault.test(text) || isTimeout && text.trim() !== "" && !Number.isNaN(Number(text)));
const noFault = /^\s*(?:0|false|no|none)\s*$/i;
function skippedElementOf({ type, message }, text, before) {
const reason = message === "true" && (type === "todo" || type === "skipped") ? "" : message ?? (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(text);
return {
type: type ?? before?.type,
reason: testthatWords(reason)?.message ?? (reason || (before?.reason ?? ""))
};
}
const warning = /^WARN(?:_|$)/;
function failureOf(own, text) {
const fault = junitFault(own, text);
return own.type !== void 0 && warning.test(own.type) ? {
...fault,
isWarning: true
} : fault;
}
function errorOf(own, text) {
const fault = junitFault(own, text);
return isRisky(own) ? {
...fault,
isWarning: true,
isRisky: true
} : fault;
}
function junitFault(own, text) {
const words = producerWords(own, text);
const error = own.message ? decodedMessage(own.message, text) : decodedError(text);
const details = words?.details ?? error?.details ?? (text.trim() === "" ? "" : text);
const message = words?.message ?? error?.message ?? (repairedMessage(own.message ?? "", details) || (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(details) || own.type || "");
return {
...message ? { message: (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(message) } : {},
...details ? { details } : {},
...words?.line && { place: words }
};
}
function describeFailures(result, failures) {
const withMessage = failures.filter((fault) => fault.message !== void 0);
const first = withMessage.find((fault) => !fault.isWarning) ?? withMessage[0];
const details = failures.map((fault) => fault === first ? fault.details ?? "" : wholeText(fault, first?.message)).filter(Boolean);
if (first?.message !== void 0) result.message = first.message;
if (details.length > 0) result.details = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(details.join("\n\n"));
}
function wholeText({ message = "", details = "" }, known) {
if (message === known || details.includes(message.trim())) return details;
return details === "" ? message : `${message}\n${details}`;
}
function describeAttempts(result, reruns, flakyAttempts) {
if (result.status !== "failed") {
if (flakyAttempts > 0 && result.status === "successful") result.flaky = true;
result.attempts = reruns;
return;
}
if (flakyAttempts > 0) {
result.attempts = reruns;
return;
}
const { message, details, stdout, stderr } = result;
const first = {
status: "failed",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_7__.y)({
message,
details
})
};
const last = reruns.at(-1);
if (last?.stdout !== void 0 || last?.stderr !== void 0) {
Object.assign(first, (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_7__.y)({
stdout,
stderr
}));
delete result.stdout;
delete result.stderr;
Object.assign(result, (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_7__.y)({
stdout: last.stdout,
stderr: last.stderr
}));
}
result.attempts = [first, ...reruns.slice(0, -1)];
if (last?.message !== void 0) result.message = last.message;
if (last?.details !== void 0) result.details = last.details;
}
const maximumHeld$1 = 100;
const maximumNames = 1e4;
function createGoRuns(sink) {
let isActive = false;
let failed = [];
const failedNames = new Set();
let reruns = [];
const successful = new Set();
const release = (tests) => {
isActive = false;
failed = [];
reruns = [];
failedNames.clear();
successful.clear();
for (const test of tests) sink.test(test);
};
return {
startSuite() {
isActive = true;
},
see({ name, status }) {
if (!isActive || status !== "failed") return;
failedNames.add((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_12__.u)(name));
if (failedNames.size > maximumHeld$1) release([...failed, ...reruns]);
},
test(test) {
if (!isActive) {
sink.test(test);
return;
}
if (test.status === "failed") failed.push(test);
else if (failedNames.has(test.name)) reruns.push(test);
else sink.test(test);
if (test.status === "successful" && failedNames.size > 0) {
if (successful.has(test.name)) release([...failed, ...reruns]);
successful.add(test.name);
}
if (failed.length > maximumHeld$1 || successful.size > maximumNames) release([...failed, ...reruns]);
},
closeSuite() {
release(merged([...failed, ...reruns]));
}
};
}
function merged(runs) {
const attempts = new Map();
const last = new Map();
for (const run of runs) {
const earlier = last.get(run.name);
if (earlier !== void 0) attempts.set(run.name, [...attempts.get(run.name) ?? [], attemptOf(earlier)]);
last.set(run.name, run);
}
for (const [name, before] of attempts) {
const test = last.get(name);
if (test !== void 0) Object.assign(test, {
attempts: before,
...test.status === "successful" && { flaky: true }
});
}
return [...last.values()];
}
const attemptOf = ({ status, message, details, steps, attachments }) => ({
status,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_7__.y)({
message,
details,
steps,
attachments
})
});
const jestJunitSuite = [
"name",
"errors",
"failures",
"skipped",
"timestamp",
"time",
"tests"
];
const ctestStatuses = new Set([
"run",
"fail",
"notrun",
"disabled"
]);
const netteSuite = [
"errors",
"skipped",
"tests",
"time",
"timestamp"
];
const isOfJestJunit = (suite, { rootAttributes: root }) => root?.name === "jest tests" || hasNames(suite, jestJunitSuite);
function repeatsNameAsClass(own, suite, { isBareRoot, rootAttributes: root }) {
if (own.name?.includes(" ") && isOfJestJunit(suite, { rootAttributes: root })) return true;
if (root?.name === "Mocha Tests" || suite.name === "Root Suite") return true;
if (ctestStatuses.has(own.status)) return true;
return isBareRoot && hasNames(suite, netteSuite);
}
const nameless$1 = "(empty)";
const absolutePath = /^(?:\/|[A-Za-z]:[\\/])/;
const phpUnitClass = (own) => own.classname && own.assertions && own.class || void 0;
const withTime = /^([\p{L}\p{N}_.]{1,1000})-20\d{12}$/u;
const browserOfKarma = /^([A-Z][A-Za-z ]{1,50}) \d[\d.]{2,30} \(([A-Z][A-Za-z ]{1,50}) [\d.]{1,30}\)$/;
function steadyName(name) {
const [, browser, system] = browserOfKarma.exec(name) ?? [];
return browser === void 0 ? withTime.exec(name)?.[1] ?? name : `${browser} (${system})`;
}
const processOfRspec = /^rspec\d{1,4}$/;
const dependsOnlyOnClass = (path, suite) => suite.assertions === void 0 && !processOfRspec.test(path.at(-1) ?? "");
function steadySuites(path, own) {
const last = path.at(-1);
if (last === void 0) return path;
if (last === nameless$1) return path.slice(0, -1);
if (own.file && processOfRspec.test(last)) return [...path.slice(0, -1), "rspec"];
if (phpUnitClass(own) !== void 0 && absolutePath.test(path[0] ?? "")) return path.slice(1);
return path;
}
function suitesOfCase(path, className, own) {
const suites = steadySuites(path, own);
if (className === suites.at(-1)) return suites;
const ofPhpUnit = phpUnitClass(own);
return ofPhpUnit !== void 0 && suites.includes(ofPhpUnit) ? suites : [...suites, className];
}
const luaPlace = /^(.{1,1000}\.(?:lua|moon)):([1-9]\d{0,8})$/;
function placeInClass(className) {
const [, file, line] = luaPlace.exec(className) ?? [];
return file === void 0 || line === void 0 ? void 0 : {
file,
line
};
}
function repeatsSuites(path, className) {
const words = (0, _entities_mjs__WEBPACK_IMPORTED_MODULE_11__.t)((0, _entities_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(className));
const isSame = (suites) => (0, _entities_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(suites.join(" > ")) === words;
return path.some((_, start) => isSame(path.slice(start)) || isSame(path.slice(start).reverse()));
}
const constantPackages = new Set(["org.eslint", "org.biome"]);
const namesPackage = (package_, name) => !constantPackages.has(package_) && !name.includes(package_) && !package_.includes(name);
const noSuites = [];
const rootJunitSuite = () => makeSuite({
path: noSuites,
formerPath: noSuites,
tags: [],
attachments: []
}, {}, {
line: 1,
position: 0
});
function openJunitSuite(outer, attributes, place, root) {
const { path, formerPath, tags, attachments } = outer;
const name = steadyName(attributes.name ?? "");
const isNew = name !== "" && name !== path.at(-1) && path.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.suites;
const longer = isNew ? [...path, name] : path;
if (name === nameless && isOfJestJunit(attributes, root)) return makeSuite({
...outer,
formerPath: longer
}, attributes, place);
const { package: inner } = attributes;
const suites = isNew && inner && namesPackage(inner, name) ? [
...path,
inner,
name
] : longer;
const isAsBefore = suites === longer && formerPath === path;
const former = isNew && !isAsBefore ? [...formerPath, name] : formerPath;
return makeSuite({
path: suites,
formerPath: isAsBefore ? longer : former,
tags,
attachments
}, attributes, place);
}
const nameless = "undefined";
function makeSuite({ path, formerPath, tags, attachments }, attributes, { line, position }) {
return {
path,
formerPath,
plain: casePath(path, formerPath),
attributes,
tags,
attachments,
line,
start: {
timestamp: (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(attributes.timestamp),
duration: (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(attributes.time, 1e3),
elapsed: 0
},
hasPathPerClass: dependsOnlyOnClass(path, attributes),
lastClass: void 0,
output: "",
hasSuites: false,
position,
cases: 0,
failed: 0,
skipped: 0,
doubts: void 0,
faults: 0,
hasInnerFaults: false,
hasReruns: false,
isOfGo: false
};
}
const constantClass = "test";
const casePath = (path, formerPath, file, line) => ({
path,
former: formerPath === path ? void 0 : formerPath,
file,
line
});
function pathOfCase(suite, own, root) {
const className = own.classname ?? own.class;
if (className === void 0 || className === "" || root.isBareRoot && className === constantClass) return suite.plain;
if (className !== own.name || !repeatsNameAsClass(own, suite.attributes, root)) return classPathOf(suite, className, own, root);
const path = steadySuites(suite.path, own);
return path === suite.path ? suite.plain : casePath(path, path);
}
function classPathOf(suite, className, own, root) {
const { lastClass: last } = suite;
if (suite.hasPathPerClass && last?.className === className) return last.found;
const ofPhpUnit = phpUnitClass(own);
const hasFile = Boolean(own.file);
if (last?.className === className && last.ofPhpUnit === ofPhpUnit && last.hasFile === hasFile) return last.found;
const found = readClass(suite, className, own, root);
suite.lastClass = {
className,
ofPhpUnit,
hasFile,
found
};
return found;
}
function readClass({ path, formerPath, attributes }, className, own, root) {
const former = suitesOfCase(formerPath, className, own);
const place = placeInClass(className);
if (place !== void 0) return casePath(path, former, place.file, place.line);
if (root.rootAttributes?.name === "bun test" && repeatsSuites(path, className)) return casePath(path, former);
if (formerPath === path || attributes.package && className.includes(attributes.package)) return casePath(former, former);
return casePath(suitesOfCase(path, className, own), former);
}
const maximumSuites = 1e4;
const maximumLength = 4194304;
function createSuiteFiles() {
const found = new Map();
let length = 0;
return {
add(suite, lines) {
length += lines.length;
if (found.size < maximumSuites && length <= maximumLength) found.set(suite, (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_12__.u)(lines));
},
get: (suite) => found.get(suite),
count: () => found.size
};
}
function namingLinesOf(text) {
if (text === void 0 || !(0, _naming_line_mjs__WEBPACK_IMPORTED_MODULE_15__.t)(text)) return "";
const lines = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__.r)("");
lines.add(text);
return lines.finish("").trimEnd();
}
const maximumHeld = 20;
function createSuiteOutput(sink, files) {
let last;
let pending;
let interleaved = false;
let held = [];
let tooMany = false;
let suite = 0;
let missed = 0;
const emitHeld = () => {
for (const test of held) sink.test(test);
if (held.length > 0) held = [];
};
const miss = (test) => {
missed += 1;
const lines = files.known.get(suite);
if (lines !== void 0) addLines(test, "stdout", lines);
};
const pass = (test) => {
const isFailed = test.status === "failed";
const waits = sink.mergesRepeats === true && held.some(({ name }) => name === test.name) || isFailed && test.stdout === void 0 && test.stderr === void 0 && !tooMany;
if (waits && held.length < maximumHeld) {
held.push(test);
return;
}
if (waits) {
tooMany = true;
for (const early of held) if (early.status === "failed") miss(early);
emitHeld();
}
if (isFailed) miss(test);
sink.test(test);
};
const give = (test) => {
giveStream(test, "stdout", pending?.stdout);
giveStream(test, "stderr", pending?.stderr);
};
const flush = () => {
if (last !== void 0) held.push(last);
emitHeld();
last = void 0;
pending = void 0;
interleaved = false;
tooMany = false;
suite += 1;
missed = 0;
};
return {
beforeCase() {
if (last === void 0) return;
if (pending !== void 0) {
interleaved = true;
give(last);
pending = void 0;
}
pass(last);
last = void 0;
},
take(test) {
last = test;
},
add(stream, text) {
pending ??= {};
pending[stream] ??= text;
},
closeSuite() {
if (pending !== void 0 && last !== void 0) {
if (interleaved) give(last);
else {
if (last.status === "failed") give(last);
for (const test of held) if (test.status === "failed") give(test);
if (missed > 0) remember(files.found, suite, pending);
}
}
flush();
},
flush
};
}
function remember(found, suite, { stdout, stderr }) {
const lines = [namingLinesOf(stdout), namingLinesOf(stderr)].filter((each) => each !== "").join("\n");
if (lines !== "") found.add(suite, lines);
}
function giveStream(test, stream, text) {
if (text === void 0) return;
if (test[stream] === void 0) test[stream] = text;
else addLines(test, stream, namingLinesOf(text));
}
function addLines(test, stream, lines) {
const own = test[stream];
if (lines !== "") test[stream] = own === void 0 ? lines : (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(`${own.trimEnd()}\n${lines}`);
}
function createJunitWarnings(sink) {
const known = new Set();
return { once(key, message, line) {
if (known.size >= _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.problems || known.has(key)) return;
known.add((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_12__.u)(key));
sink.problem({
severity: "warning",
message,
line
});
} };
}
const maximumContents = 8 * _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__.n;
function createJunitReading(sink, cursor, given) {
const goRuns = createGoRuns(sink);
return {
cursor,
totals: given.totals,
errors: given.errors,
suiteOutput: createSuiteOutput({
...goRuns,
mergesRepeats: sink.mergesRepeats
}, given.files),
goRuns,
repeats: given.repeats,
statedRuns: given.statedRuns,
doubts: given.doubts,
warnings: createJunitWarnings(sink),
caseOutput: (0, _field_appender_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(),
contents: { left: maximumContents },
keepsPassed: sink.keepsPassed,
suite: rootJunitSuite(),
isBareRoot: false,
rootAttributes: void 0,
testCase: void 0,
rerun: void 0
};
}
const failedWords = "failed fail failure error timeout timedout aborted panicked interrupted broken crash crashed";
const skippedWords = "notrun disabled skipped skip ignored pending suppressed todo incomplete";
const successfulWords = "passed pass ok success successful succeeded true run completed complete executed finished done flaky fixed risky snapshot warning warn xfailed xfail xpassed xpass expected_failure";
const withMeaning = (words, meaning) => words.split(" ").map((word) => [word, meaning]);
const meanings = new Map([
...withMeaning(failedWords, "failed"),
...withMeaning(skippedWords, "skipped"),
...withMeaning(successfulWords, "successful")
]);
const maximumWord = 64;
const worse = {
failed: 2,
skipped: 1,
unknown: 0
};
function statedResult(attributes) {
let found;
for (const name in attributes) {
if (name.length !== 6 && name.length !== 7) continue;
const value = attributes[name];
const status = value ? meaningOf(name, value) : void 0;
if (value === void 0 || status === void 0 || status === "successful") continue;
if (found !== void 0 && worse[found.status] >= worse[status]) continue;
const word = (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_18__.r)(value, maximumWord, "\u2026");
found = {
status,
text: `${name}="${word}"`,
word
};
}
return found;
}
function meaningOf(name, value) {
switch (name.toLowerCase()) {
case "status":
case "result":
case "outcome": return meanings.get(value) ?? meaningOfOther(value.trim().toLowerCase());
case "passed":
case "success": return value.trim().toLowerCase() === "false" ? "failed" : void 0;
default: return;
}
}
const meaningOfOther = (word) => meanings.get(word) ?? (Number.isNaN(Number(word)) ? "unknown" : void 0);
const outsideOfTestthat = "character(0)";
const hookOfNose = /^((?:setUp|tearDown)(?:Class|Module)) \(([\w.]{1,1000})$/;
const placeOfSniffer = /^ \(([1-9]\d{0,8}):\d{1,9}\)$/;
function steadyCase(own, suite) {
const { classname, name } = own;
if (classname === outsideOfTestthat) return {
...own,
classname: ""
};
if (!name?.endsWith(")")) return own;
if (classname !== void 0) {
const [, hook, module] = hookOfNose.exec(classname) ?? [];
return hook === void 0 ? own : {
...own,
classname: `${module}.${name.slice(0, -1)}`,
name: hook
};
}
const { name: file } = suite;
const start = file ? name.lastIndexOf(` at ${file} (`) : -1;
const [, line] = start > 0 && file && placeOfSniffer.exec(name.slice(start + 4 + file.length)) || [];
return line === void 0 || !file ? own : {
...own,
name: name.slice(0, start),
file,
line
};
}
function caseHandlers(reading) {
let attributes = {};
const faultElement = (read, isTimeout = false) => ({
open(own) {
attributes = own;
if (reading.testCase !== void 0) placeTest(reading.testCase.result, own);
},
close(text, complete) {
if (!complete || statesNoFault(attributes, text, isTimeout)) return;
const fault = read(attributes, text);
const { testCase, suite } = reading;
if (testCase === void 0 || !isSkipException(attributes, text)) {
addFault(reading, fault);
return;
}
suite.faults += 1;
testCase.skipped = {
type: void 0,
reason: fault.message ?? ""
};
},
text: true
});
const skippedElement = {
open(own) {
attributes = own;
},
close(text) {
const { testCase, suite } = reading;
if (testCase === void 0) return;
if (isCancelledByEunit(suite.attributes, testCase.attributes, attributes)) addFault(reading, {
message: "timeout",
details: text
});
else testCase.skipped = skippedElementOf(attributes, text, testCase.skipped);
},
text: true
};
return {
testcase: {
open(own) {
const { suite, suiteOutput, testCase } = reading;
suiteOutput.beforeCase();
suite.cases += 1;
if (testCase !== void 0) testCase.isContainer = true;
reading.testCase = openCase(reading, own);
},
close(_text, complete) {
const { testCase } = reading;
reading.testCase = testCase?.outer;
reading.rerun = void 0;
if (testCase !== void 0 && complete) closeCase(reading, testCase);
}
},
failure: faultElement(failureOf),
error: faultElement(errorOf),
skipped: skippedElement,
disabled: skippedElement,
ignored: skippedElement,
"testcase/timeout": faultElement(junitFault, true)
};
}
const otherElementNames = {
parent: "testcase",
names: new Map([...[
"failure",
"failed",
"fail",
"timedout",
"aborted",
"crash",
"crashed"
].map((name) => [name, "failure"]), ...[
"error",
"skipped",
"timeout"
].map((name) => [name, name])])
};
function openCase(reading, written) {
const { suite, testCase: outer } = reading;
const attributes = steadyCase(written, suite.attributes);
const { path, former, file: statedFile, line } = pathOfCase(suite, attributes, reading);
const result = {
name: attributes.name ?? "",
suite: path,
status: "successful"
};
if (former !== void 0) result.former = { suite: [...former] };
else if (attributes !== written) result.former = {
...attributes.classname !== written.classname && { suite: [...pathOfCase(suite, written, reading).path] },
...attributes.name !== written.name && { name: written.name ?? "" }
};
const duration = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(attributes.time, 1e3);
if (duration !== void 0) result.duration = duration;
const timestamp = (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(attributes.timestamp);
if (timestamp === void 0) (0, _inherited_start_mjs__WEBPACK_IMPORTED_MODULE_23__.t)(result, suite.start);
else result.timestamp = timestamp;
placeTest(result, attributes, lineOffset(attributes, suite.attributes));
if (result.file === void 0 && statedFile !== void 0 && line !== void 0) placeTest(result, {
file: statedFile,
line
});
if (result.file === void 0) {
const file = suite.attributes.file ?? suite.attributes.filepath;
if (file) result.file = file;
}
if (attributes.group) result.tags = [...suite.tags, ...attributes.group.split(",").map((group) => group.trim())];
else if (suite.tags.length > 0) result.tags = [...suite.tags];
return {
attributes,
result,
failures: [],
hasFailed: false,
skipped: void 0,
reruns: [],
flakyAttempts: 0,
evidence: void 0,
outer,
isContainer: false
};
}
function closeCase(reading, testCase) {
const { attributes, result, failures, skipped, reruns, flakyAttempts } = testCase;
reading.caseOutput.finish(result);
const stated = statedResult(attributes);
result.status = finalStatus(reading, testCase, stated);
if (testCase.isContainer) {
if (result.status === "successful" && failures.length === 0 && reruns.length === 0) {
reading.suite.cases -= 1;
testCase.evidence?.attachments.drop();
return;
}
reading.suiteOutput.beforeCase();
}
reading.suite.start.elapsed += result.duration ?? 0;
if (failures.length > 0) describeFailures(result, failures);
else if (result.status === "failed") reading.suite.faults += 1;
if (stated !== void 0 && failures.length === 0) describeStated(reading, result, stated);
if (result.status === "failed") {
const producer = junitProducer(reading, attributes);
if (producer !== void 0) result.producer = producer;
}
const reason = skipped && (skipped.reason || skipReasonOfKyua(result));
if (reason && (result.status === "skipped" || result.message === void 0)) result.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(reason);
if (reruns.length > 0) describeAttempts(result, reruns, flakyAttempts);
if (phpUnitClass(attributes) !== void 0) (0, _php_unit_attempts_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(result);
if (testCase.evidence !== void 0) {
if ((0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__.s)(reading, result)) giveEvidence(testCase.evidence, result);
else testCase.evidence.attachments.drop();
}
const { attachments } = reading.suite;
if (attachments.length > 0 && result.status === "failed") result.attachments = [...result.attachments ?? [], ...attachments];
if (reading.suite.isOfGo) reading.goRuns.see(result);
if (reading.statedRuns.add(reading.suite, attributes, result)) return;
if (!reading.repeats.add(reading.suite, reading.rootAttributes === void 0, attributes, result)) reading.suiteOutput.take(result);
}
function finalStatus(reading, testCase, stated) {
const { suite, doubts } = reading;
const status = statusOfCase(testCase, stated);
if (status === "skipped") suite.skipped += 1;
if (status !== "failed") return status;
const excused = excusedStatus(reading, testCase);
if (excused !== void 0) return doubts.statusOf(suite, excused, testCase.failures.length);
suite.failed += 1;
return status;
}
function excusedStatus(reading, { attributes, result, hasFailed, skipped }) {
if (!hasFailed) return void 0;
if (skipped !== void 0) return "skipped";
return mayBeAllowedByBoost(reading, attributes, result) ? "successful" : void 0;
}
function describeStated({ warnings, cursor }, result, { status, text, word }) {
if (status === "failed" && !/^\s*fa(?:il|lse)/i.test(word)) result.message = word;
if (status === "unknown" && result.status === "successful") {
const message = `A test case states ${text}, which is not a known result. Test cases with this word and no failure count as successful.`;
warnings.once(text, message, cursor.line);
}
}
const maximumShown$1 = 200;
const pathIn = (name = "") => /[\\/]|^[\w-]{1,200}\.[a-z]{1,4}$/.test(name) ? name : void 0;
function addFault({ suite, testCase, rerun, errors, warnings, cursor }, fault) {
if (rerun === void 0) suite.faults += 1;
if (testCase === void 0) {
const name = suite.path.at(-1);
const subject = `The suite${name ? ` "${name}"` : ""}`;
if (!isExplainedExit(suite, fault.message)) errors.add(`${subject} reports an error outside of its tests`, fault.message ?? "", cursor.line);
else if (differsFromPlan(suite)) errors.add(`${subject} ran another number of tests than it planned`, "", cursor.line);
return;
}
if (rerun !== void 0) return;
if (fault.isRisky) {
const message = `PHPUnit calls "${(0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_18__.r)(testCase.result.name, maximumShown$1, "\u2026")}" risky. Such tests count as successful, because only the option --fail-on-risky makes PHPUnit fail.`;
warnings.once("risky", message, cursor.line);
}
const { place } = fault;
if (place !== void 0) {
const { file = pathIn(suite.attributes.name) } = place;
if (place.file !== void 0 && testCase.failures.length === 0) {
delete testCase.result.file;
delete testCase.result.line;
}
if (file !== void 0) placeTest(testCase.result, {
file,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_7__.y)({ line: place.line })
});
}
const isFirstFailure = !testCase.hasFailed && !fault.isWarning;
if (testCase.failures.length < 20 || isFirstFailure) testCase.failures.push(fault);
testCase.hasFailed ||= isFirstFailure;
}
const maximumCases = 1e3;
function createJunitDoubts(known) {
const found = new Set();
return {
statusOf(suite, excused, faults) {
suite.doubts ??= {
excused,
cases: 0,
faults: 0
};
const { doubts } = suite;
doubts.cases += 1;
doubts.faults += faults;
return known.has(suite.position) && excused === doubts.excused ? excused : "failed";
},
closeSuite(suite) {
if (suite.doubts !== void 0 && suite.doubts.cases <= maximumCases && isExcused(suite, suite.doubts)) found.add(suite.position);
},
found: () => found
};
}
function isExcused(suite, { excused, cases, faults }) {
const { attributes, failed, skipped } = suite;
const statedFaults = (attributes.failures ?? attributes.errors) === void 0 ? void 0 : statedFaultsOf(attributes);
const statedSkipped = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(attributes.skipped);
const fits = (failedCases, ownFaults, skippedCases) => (statedFaults === void 0 || statedFaults === failedCases || statedFaults === ownFaults) && (statedSkipped === void 0 || statedSkipped === skippedCases);
return fits(failed, suite.faults - faults, excused === "skipped" ? skipped + cases : skipped) && !fits(failed + cases, suite.faults, skipped);
}
const unloadedClass = "Test suite failed to run";
const maximumFailed = 100;
const maximumAttempts = 200;
const maximumShown = 200;
function createJunitRepeats(sink, path, retries) {
const file = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_16__.yn)(path);
const mayBeOfGradle = /^TEST-.+\.xml$/.test(file);
const isFirstReading = (retries?.size ?? 0) === 0;
const found = new Map();
let mixed = 0;
let firstMixed = "";
let isOfGradle = false;
let suite;
let className;
let failed = [];
let failedLengths = 0;
let isRepeating = false;
let mayMerge = false;
let attempts = 0;
const endSuite = () => {
for (const { className: ownClass, name, count, hasPassed } of failed) {
if (mayMerge && count > 1) found.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_12__.u)(keyOf(ownClass, name)), count);
if (mayMerge || !hasPassed) continue;
if (mixed === 0) firstMixed = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_12__.u)(name);
mixed += 1;
}
};
const beginSuite = (next, isRoot) => {
mayMerge = false;
endSuite();
isOfGradle = isRoot && mayBeOfGradle && hasNames(next.attributes, gradleSuite);
mayMerge = isOfGradle && retries !== void 0 && suite === void 0;
suite = next;
className = void 0;
isRepeating = false;
if (failed.length > 0) failed = [];
failedLengths = 0;
};
const runsOf = (ownClass, name) => (failedLengths >>> name.length & 1) === 0 ? void 0 : failed.find((runs) => runs.name === name && runs.className === ownClass);
const addFirstRun = (ownClass, { name, status }) => {
if (isRepeating || !isFirstReading && status !== "failed" && retries?.has(keyOf(ownClass, name))) mayMerge = false;
if (status !== "failed") return void 0;
if (failed.length === maximumFailed) {
mayMerge = false;
return;
}
const runs = {
className: ownClass,
name,
attempts: [],
count: 1,
hasPassed: false
};
failed.push(runs);
failedLengths |= 1 << name.length;
return runs;
};
const addRun = (runs, { name, status }) => {
const isResult = status === "failed" || status === "successful";
if (runs.hasPassed || !isResult || hasParameters(name)) mayMerge = false;
isRepeating = true;
runs.count += 1;
if (status === "successful") runs.hasPassed = true;
};
return {
add(next, isRoot, own, result) {
const { name, status } = result;
if (status !== "failed" && failed.length === 0 && isFirstReading) return false;
if (next !== suite) beginSuite(next, isRoot);
if (status !== "failed" && failed.length === 0 && isFirstReading || next.isOfGo) return false;
const { classname: ownClass } = own;
className ??= ownClass;
if (ownClass !== className) mayMerge = false;
const known = runsOf(ownClass, name);
if (ownClass === unloadedClass) {
delete result.duration;
delete result.timestamp;
if (known !== void 0) return true;
}
if (known !== void 0) addRun(known, result);
const runs = known ?? addFirstRun(ownClass, result);
const total = isFirstReading ? void 0 : retries?.get(keyOf(ownClass, name));
if (runs === void 0 || total === void 0) return false;
if (runs.count < total) {
const { stdout, stderr } = result;
if (attempts < maximumAttempts) runs.attempts.push({
...attemptOf(result),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_7__.y)({
stdout,
stderr
})
});
attempts += 1;
return true;
}
if (runs.attempts.length > 0) result.attempts = runs.attempts;
if (status === "successful") result.flaky = true;
return false;
},
finish() {
endSuite();
if (mixed > 0 && sink.mergesRepeats !== true) {
const others = mixed === 1 ? "" : ` and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_12__.T)(mixed - 1)} more`;
const advice = `${isOfGradle ? "If Gradle repeated it, set reports.junitXml.mergeReruns to true" : "If a tool repeated it, set its option for reports that contain only one case per test (Gradle: reports.junitXml.mergeReruns)"}, or set collect.junit.repeats to "attempts"`;
const what = `"${(0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_18__.r)(firstMixed, maximumShown, "\u2026")}"${others} failed and passed in ${file}`;
sink.problem({
severity: "warning",
message: `${what}. ${advice}. All runs count.`
});
}
return found;
}
};
}
const keyOf = (className, name) => `${className ?? ""}\n${name}`;
const hasParameters = (name) => /\[|\((?!\))/.test(name);
function rerunHandlers(reading) {
let attributes = {};
const rerunElement = (isFlaky) => ({
open(own) {
attributes = own;
const duration = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(own.time, 1e3);
const timestamp = (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(own.timestamp);
reading.rerun = {
status: "failed",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_7__.y)({
duration,
timestamp,
message: own.message ? (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(own.message) : void 0
})
};
},
close(text, complete) {
const { testCase, rerun, suite } = reading;
if (rerun === void 0 || !complete) return;
const fault = junitFault(rerun.message === void 0 ? attributes : { message: rerun.message }, text);
if (fault.message !== void 0) rerun.message ??= fault.message;
if (fault.details !== void 0) rerun.details ??= fault.details;
reading.rerun = void 0;
suite.hasReruns = true;
if (testCase === void 0) return;
if (testCase.reruns.length < 20) testCase.reruns.push(rerun);
if (isFlaky) testCase.flakyAttempts += 1;
},
text: true
});
return {
rerunFailure: rerunElement(false),
rerunError: rerunElement(false),
flakyFailure: rerunElement(true),
flakyError: rerunElement(true),
stackTrace: {
close(text) {
if (reading.rerun !== void 0 && text !== "") reading.rerun.details = text;
},
text: true
}
};
}
const maximumTests = 1e5;
function createStatedRuns(known) {
const all = new Map();
return {
add(suite, own, result) {
const number = runOf(own, result);
if (number === void 0) return false;
const key = `${suite.position}\n${own.classname ?? ""}\n${result.name}`;
const runs = all.get(key) ?? {
count: 0,
isComplete: true,
attempts: []
};
if (runs.count === 0 && all.size < maximumTests) all.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_12__.u)(key), runs);
runs.count += 1;
if (number !== runs.count) runs.isComplete = false;
const total = known.get(key);
if (total === void 0) return false;
if (runs.count < total) {
if (runs.attempts.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.attempts) runs.attempts.push((0, _attempt_of_mjs__WEBPACK_IMPORTED_MODULE_17__.t)(result));
return true;
}
describeRuns(result, runs.attempts);
return false;
},
found: () => new Map([...all].flatMap(([key, { count, isComplete }]) => isComplete && count > 1 ? [[key, count]] : []))
};
}
function describeRuns(result, earlier) {
const failure = earlier.findLast(({ status }) => status === "failed");
result.attempts = [...earlier];
if (result.status !== "successful" || failure === void 0) return;
if (earlier.every(({ status }) => status === "failed")) result.flaky = true;
else Object.assign(result, (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_7__.y)({
status: failure.status,
message: failure.message,
details: failure.details
}));
}
const stated = /^(?:[a-z]{1,20} )?(\d{1,4}) ?(?:of|\/) ?\d{1,4}$/i;
const retry = /^Retry (\d{1,4})$/;
function runOf(own, { metadata }) {
const text = metadata?.repetition ?? metadata?.attempt ?? own.repetition ?? own.attempt;
if (text === void 0) return void 0;
if (text === "First Run") return 1;
const [, before] = retry.exec(text) ?? [];
if (before !== void 0) return Number(before) + 1;
const [, number] = stated.exec(text) ?? [];
return number === void 0 ? void 0 : Number(number);
}
function suiteHandlers(reading) {
const outer = [];
let suites = 0;
return {
testsuite: {
open(own) {
reading.suiteOutput.flush();
reading.goRuns.closeSuite();
const { suite, testCase } = reading;
suite.hasSuites = true;
if (testCase !== void 0) testCase.isContainer = true;
suites += 1;
outer.push({
suite,
testCase
});
reading.suite = openJunitSuite(suite, own, {
line: reading.cursor.line,
position: suites
}, reading);
reading.testCase = void 0;
},
close(_text, complete) {
reading.suiteOutput.closeSuite();
reading.goRuns.closeSuite();
const { suite } = reading;
const around = outer.pop();
reading.suite = around?.suite ?? rootJunitSuite();
reading.testCase = around?.testCase;
if (!complete) return;
reading.totals.addSuite(suite, reading.suite);
reading.doubts.closeSuite(suite);
}
},
testsuites: {
open(own) {
reading.isBareRoot = outer.length === 0 && Object.keys(own).length === 0;
if (outer.length === 0) reading.rootAttributes = own;
reading.totals.openReport(own);
},
close(_text, complete) {
reading.suiteOutput.closeSuite();
if (complete) reading.totals.closeReport(reading.suite);
}
}
};
}
async function readJunit(source, sink) {
const known = createSuiteFiles();
const found = await readOnce(source, sink, {
retries: new Map(),
excused: new Set(),
runs: new Map(),
files: {
known: createSuiteFiles(),
found: known
}
});
const { retries = new Map(), excused, runs } = found;
if (retries.size === 0 && known.count() === 0 && excused.size === 0 && runs.size === 0) return;
sink.restart();
const files = {
known,
found: createSuiteFiles()
};
const merged = await readOnce(source, sink, {
...found,
files
});
if ([...retries].every(([key, count]) => merged.retries?.get(key) === count)) return;
sink.restart();
await readOnce(source, sink, {
...found,
retries: void 0,
files
});
}
async function readOnce(source, sink, known) {
const { files } = known;
const totals = createJunitTotals(sink);
const errors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(sink);
const repeats = createJunitRepeats(sink, source.path, known.retries);
const doubts = createJunitDoubts(known.excused);
const statedRuns = createStatedRuns(known.runs);
const handlers = (cursor) => {
const reading = createJunitReading(sink, cursor, {
totals,
errors,
repeats,
statedRuns,
doubts,
files
});
return {
...suiteHandlers(reading),
...caseHandlers(reading),
...rerunHandlers(reading),
...propertyHandlers(reading),
...attachmentHandlers(reading),
"system-out": outputElement(reading, "stdout"),
"system-err": outputElement(reading, "stderr"),
"system.out": outputElement(reading, "stdout"),
"system.err": outputElement(reading, "stderr")
};
};
await (0, _xml_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(source, sink, handlers, { otherNames: otherElementNames });
errors.finish();
totals.check();
return {
retries: repeats.finish(),
excused: doubts.found(),
runs: statedRuns.found()
};
}
const outputElement = (reading, stream) => ({
close(text) {
const { rerun, testCase, caseOutput, suiteOutput, suite } = reading;
if (text.trim() === "") return;
if (rerun !== void 0) rerun[stream] = text;
else if (testCase !== void 0) caseOutput.add(testCase.result, stream, text);
else {
suiteOutput.add(stream, text);
if (Number(suite.attributes.errors) > 0 && suite.output.length < maximumOutput) suite.output += `\n${text.slice(0, maximumOutput)}`;
}
},
text: true
});
const maximumOutput = 16384;
const tagProperties = new Set([
"tag",
"tags",
"group",
"groups",
"category",
"categories",
"label"
]);
function propertyHandlers(reading) {
let attributes = {};
let item = {};
let itemTexts = "";
return {
"properties/property": {
open(own) {
attributes = own;
itemTexts = "";
},
close(text) {
const { name, value = text + itemTexts } = attributes;
if (!name) return;
if (isEvidenceProperty(name)) {
const evidence = evidenceOf(reading);
if (evidence !== void 0) addEvidence(evidence, name, value);
else if (reading.testCase === void 0) addSuiteAttachments(reading.suite, name, value);
if (name === "testrun_evidence") return;
}
const { suite, testCase } = reading;
if (name === "go.version" && testCase === void 0) {
reading.goRuns.startSuite();
suite.isOfGo = true;
}
if (!tagProperties.has(name)) {
if (testCase !== void 0) testCase.result.metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(testCase.result.metadata, name, value);
} else if (value) {
const owner = testCase?.result ?? suite;
const { tags = [] } = owner;
if (tags.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.tags) owner.tags = [...tags, value];
}
},
text: true
},
"property/item": {
dataLimit: () => attributes.name === "testrun_evidence" && reading.testCase !== void 0 ? _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__.n : _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.text,
open(own) {
item = own;
},
close(text, complete) {
const evidence = attributes.name === "testrun_evidence" && complete ? evidenceOf(reading) : void 0;
if (evidence !== void 0) evidence.attachments.add({
name: item.name || "attachment",
content: { base64: text.trim() }
});
else itemTexts = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(itemTexts + text);
},
text: true
}
};
}
}),
84766: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createRunErrors });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
var _first_line_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67514);
function createRunErrors(sink) {
let count = 0;
return {
add(what, reason, line, path) {
count += 1;
if (count > _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.problems) return;
const first = (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(reason, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.quotedLine);
const message = first === "" ? `${what}.` : `${what}: ${first}`;
sink.problem({
severity: "error",
kind: "incomplete",
message,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
line,
path
})
});
},
finish(unlisted = 0) {
const more = Math.max(count - _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.problems, 0) + unlisted;
if (more === 0) return;
const message = more === 1 ? "There is 1 more error outside of the tests." : `There are ${more} more errors outside of the tests.`;
sink.problem({
severity: "error",
kind: "incomplete",
message
});
}
};
}
}),
48442: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => statedCount,
n: () => checkStatedTotal,
r: () => reportMissingFailures,
t: () => checkStatedFailures
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
const statedCount = (value) => Number.isSafeInteger(value) ? Math.max(value, 0) : 0;
function checkStatedTotal(sink, stated, listed, what = "tests") {
if (stated === void 0 || stated <= listed) return;
sink.problem({
severity: "warning",
message: `The file states ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(stated)} ${what}, but lists ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(listed)}; the listed ones count.`
});
}
function checkStatedFailures(sink, stated, listed) {
if (stated > 0 && listed === 0) reportMissingFailures(sink, "The file", stated);
}
function reportMissingFailures(sink, subject, stated, line, reason = "") {
sink.problem({
severity: "error",
kind: "incomplete",
message: `${subject} states ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(stated, "failure")}, but lists no failed test${reason === "" ? ". See the log of the tests for the reason." : `: ${reason}`}`,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ line })
});
}
})
};
;
