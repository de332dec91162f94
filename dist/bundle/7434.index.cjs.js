"use strict";
exports.id = 7434;
exports.ids = [7434];
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
4130: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => placeByDotnetStack });
const maximumLines = 200;
const maximumLineLength = 2e3;
const maximumWordLength = 20;
function placeInDotnetStack(stack, method) {
const signs = method ? [
`.${method}(`,
`<${method}>`,
`.${method} (`
] : [""];
let topmost;
let start = 0;
for (let count = 0; count < maximumLines && start < stack.length; count += 1) {
const end = stack.indexOf("\n", start);
const next = end === -1 ? stack.length : end;
const frame = stack.slice(start, Math.min(next, start + maximumLineLength));
const isOwn = signs.some((sign) => frame.includes(sign));
const place = isOwn || topmost === void 0 ? placeInFrame(frame) : void 0;
if (place !== void 0 && isOwn) return place;
topmost ??= place;
start = next + 1;
}
return topmost;
}
function placeByDotnetStack(test, stack, method) {
const place = placeInDotnetStack(stack, method);
if (place === void 0) return;
test.file = place.file;
test.line = place.line;
}
const isDigit = (code) => code >= 48 && code <= 57;
function placeInFrame(frame) {
let end = frame.trimEnd().length;
if (frame[end - 1] === ".") end -= 1;
let digits = end;
while (digits > 0 && isDigit(frame.charCodeAt(digits - 1))) digits -= 1;
const line = Number(frame.slice(digits, end));
const colon = frame.lastIndexOf(":", digits);
if (digits === end || colon === -1 || digits - colon > maximumWordLength || !(line > 0) || !Number.isSafeInteger(line)) return void 0;
const path = pathBefore(frame, colon);
return path === void 0 ? void 0 : {
file: path,
line
};
}
function pathBefore(frame, end) {
for (let space = frame.indexOf(" "); space !== -1 && space < end; space = frame.indexOf(" ", space + 1)) {
const first = frame[space + 1];
const isDrive = frame[space + 2] === ":" && (frame[space + 3] === "\\" || frame[space + 3] === "/");
if (first === "/" || first === "\\" || isDrive) return space + 1 < end ? frame.slice(space + 1, end) : void 0;
}
}
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
37434: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readTrx: () => readTrx });
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86705);
var _field_appender_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54091);
var _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67514);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38487);
var _timestamps_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27676);
var _xml_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77078);
var _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82108);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41123);
var _metadata_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25764);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87963);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84766);
var _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(48442);
var _dotnet_stack_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4130);
function createTrxAttachments() {
let root = "";
return {
setRoot(own = "") {
root = withSlashes(own);
},
attachmentOf(path, { relativeResultsDirectory, executionId }) {
const attachment = (0, _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(path);
if (attachment?.path === void 0) return attachment;
const run = root === "" ? "" : `${root}/`;
const folder = withSlashes(relativeResultsDirectory || executionId || "");
const bases = [
...folder === "" ? [] : [`${run}In/${folder}`],
`${run}In`,
...root === "" ? [] : [root]
];
return {
...attachment,
bases
};
}
};
}
const withSlashes = (path) => path.replaceAll("\\", "/").replace(/\/{1,9}$/, "");
const definitionElements = [
"UnitTest",
"OrderedTest",
"GenericTest",
"WebTest",
"LoadTest",
"ManualTest",
"TestElement"
];
function definitionHandlers(definitions) {
let definition;
let key = "";
const addTag = (tag) => {
if (definition !== void 0 && tag !== "" && definition.tags.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_6__.t.tags) definition.tags.push(tag);
};
const describeBy = (name, value) => {
if (definition !== void 0 && value) definition.metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(definition.metadata, name, value);
};
const element = {
open({ id, priority }) {
definition = id === void 0 ? void 0 : {
id,
tags: [],
className: "",
metadata: void 0
};
describeBy("priority", priority);
},
close() {
if (definition !== void 0) definitions.add(definition.id, definition);
definition = void 0;
}
};
return {
...Object.fromEntries(definitionElements.map((name) => [name, element])),
TestMethod: { open({ className }) {
if (definition !== void 0 && className !== void 0) definition.className = className;
} },
TestCategoryItem: { open({ TestCategory }) {
addTag(TestCategory ?? "");
} },
"Owners/Owner": { open({ name }) {
describeBy("owner", name);
} },
"Property/Key": {
close(text) {
key = text.trim();
},
text: true
},
"Property/Value": {
close(text) {
if (key !== "" && !key.startsWith("__")) addTag(`${key}:${text.trim()}`);
key = "";
},
text: true
}
};
}
const maximumDefinitions = 4e6;
const maximumShared = 2e5;
function createTrxDefinitions() {
const byId = new Map();
const suites = new Map();
const shared = new Map();
const suiteOf = (className) => {
const known = suites.get(className);
if (known !== void 0) return known;
const name = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.u)(className);
const suite = name === "" ? [] : [name];
if (suites.size < maximumShared) suites.set(name, suite);
return suite;
};
return {
add(id, { className: fullName, tags, metadata }) {
if (byId.size >= maximumDefinitions) return;
const comma = fullName.indexOf(",");
const className = (comma === -1 ? fullName : fullName.slice(0, comma)).trim();
const key = tags.length === 0 && metadata === void 0 ? className : JSON.stringify([
className,
tags,
metadata
]);
let definition = shared.get(key);
if (definition === void 0) {
const suite = suiteOf(className);
definition = {
suite,
className: suite[0] ?? "",
tags: tags.length === 0 ? void 0 : tags.map(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.u),
metadata: metadata && Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.u)(value)]))
};
if (shared.size < maximumShared) shared.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.u)(key), definition);
}
byId.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.u)(id), definition);
},
get: (id) => byId.get(id)
};
}
const maximumResults = 2e5;
const maximumCharacters = 50331648;
function createTrxHeldResults() {
let ids = [];
let names = [];
let statuses = [];
let durations = [];
let timestamps = [];
let texts = new Map();
let attachments = new Map();
let characters = 0;
const clear = () => {
ids = [];
names = [];
statuses = [];
durations = [];
timestamps = [];
texts = new Map();
attachments = new Map();
characters = 0;
};
return {
hold(result) {
if (result.texts !== void 0) {
const kept = detachTexts(result.texts);
characters += (kept.message?.length ?? 0) + (kept.details?.length ?? 0) + (kept.stdout?.length ?? 0) + (kept.stderr?.length ?? 0);
texts.set(ids.length, kept);
}
if (result.attachments !== void 0) {
const kept = result.attachments.map(_attachment_list_mjs__WEBPACK_IMPORTED_MODULE_0__.r);
characters += (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_0__.i)(kept);
attachments.set(ids.length, kept);
}
characters += result.name.length + result.testId.length;
ids.push((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.u)(result.testId));
names.push((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.u)(result.name));
statuses.push(result.status);
durations.push(result.duration);
timestamps.push(result.timestamp);
if (ids.length <= maximumResults && characters <= maximumCharacters) return true;
clear();
return false;
},
release(pass) {
for (let index = 0; index < ids.length; index += 1) pass({
testId: ids[index] ?? "",
name: names[index] ?? "",
status: statuses[index] ?? "unknown",
duration: durations[index] ?? NaN,
timestamp: timestamps[index] ?? NaN,
texts: texts.get(index),
attachments: attachments.get(index)
});
clear();
}
};
}
function detachTexts(texts) {
const kept = {};
if (texts.message !== void 0) kept.message = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.u)(texts.message);
if (texts.details !== void 0) kept.details = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.u)(texts.details);
if (texts.stdout !== void 0) kept.stdout = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.u)(texts.stdout);
if (texts.stderr !== void 0) kept.stderr = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.u)(texts.stderr);
return kept;
}
const badOutcomes = new Set([
"Error",
"Failed",
"Aborted",
"Timeout",
"Disconnected"
]);
function createTrxRun(sink) {
const runErrors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(sink);
let elements = 0;
let topElements = 0;
let tests = 0;
let failed = 0;
let running = 0;
let stated;
let badOutcome;
let badOutcomeLine = 1;
let hasRunInfo = false;
return {
addElement(isTop) {
elements += 1;
if (isTop) topElements += 1;
},
addTest(status) {
tests += 1;
if (status === "failed") failed += 1;
else if (status === "running") running += 1;
},
setOutcome(outcome, line) {
if (outcome === void 0 || !badOutcomes.has(outcome)) return;
badOutcome = outcome;
badOutcomeLine = line;
},
addStatedTotal(total) {
if (total !== void 0) stated = (stated ?? 0) + total;
},
addRunInfo(outcome, text, line) {
if (outcome === void 0 || !badOutcomes.has(outcome) || isEchoOfTest(text)) return;
hasRunInfo = true;
runErrors.add("The run reports an error outside of its tests", text, line);
},
finish() {
if (badOutcome === "Aborted") runErrors.add("The run was aborted", "", badOutcomeLine);
else if (badOutcome !== void 0 && failed === 0 && !hasRunInfo) runErrors.add(`The run has the outcome "${badOutcome}", but none of its tests failed`, "", badOutcomeLine);
runErrors.finish();
if (running > 0) {
const message = running === 1 ? "1 test began and did not end." : `${running} tests began and did not end.`;
sink.problem({
severity: "error",
kind: "incomplete",
message
});
}
if (stated !== elements && stated !== topElements) (0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(sink, stated, tests);
}
};
}
function isEchoOfTest(text) {
if (text.startsWith("[xUnit.net")) return text.endsWith("[FAIL]") || text.endsWith("[SKIP]");
return text.startsWith("Exit code indicates failure: '2'");
}
function describeTrxTest({ name: fullName, status, duration, timestamp, texts, attachments }, definition) {
const { suite, name } = definition === void 0 ? splitName(fullName) : {
suite: definition.suite,
name: shortName(fullName, definition.className)
};
const result = {
name,
suite,
status
};
if (!Number.isNaN(duration)) result.duration = duration;
if (!Number.isNaN(timestamp)) result.timestamp = timestamp;
if (definition?.tags !== void 0) result.tags = [...definition.tags];
if (definition?.metadata !== void 0) result.metadata = { ...definition.metadata };
if (attachments !== void 0) result.attachments = attachments;
if (texts === void 0) return result;
if (texts.message !== void 0) result.message = texts.message;
if (texts.details !== void 0) {
result.details = texts.details;
(0, _dotnet_stack_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(result, texts.details, /^[^\s(]*/.exec(name)?.[0]);
}
if (texts.stdout !== void 0) result.stdout = texts.stdout;
if (texts.stderr !== void 0) result.stderr = texts.stderr;
return result;
}
function shortName(name, className) {
const { length } = className;
return length > 0 && name.length > length + 1 && name.charCodeAt(length) === 46 && name.startsWith(className) ? name.slice(length + 1) : name;
}
function splitName(name) {
const parenthesis = name.indexOf("(");
const dot = name.lastIndexOf(".", parenthesis === -1 ? name.length : parenthesis);
const className = dot > 0 ? name.slice(0, dot) : "";
return className === "" || /\s/.test(className) || dot === name.length - 1 ? {
suite: [],
name
} : {
suite: [className],
name: name.slice(dot + 1)
};
}
const resultElements = [
"UnitTestResult",
"TestResultAggregation",
"GenericTestResult",
"WebTestResult",
"LoadTestResult",
"ManualTestResult",
"TestResult"
];
const statuses = new Map([
["Passed", "successful"],
["Warning", "successful"],
["Completed", "successful"],
["PassedButRunAborted", "successful"],
["Failed", "failed"],
["Error", "failed"],
["Timeout", "failed"],
["NotRunnable", "failed"],
[void 0, "failed"],
["NotExecuted", "skipped"],
["Inconclusive", "skipped"],
["Blocked", "skipped"],
["NotApplicable", "skipped"],
["Aborted", "cancelled"],
["Disconnected", "cancelled"],
["InProgress", "running"],
["Pending", "running"]
]);
async function readTrx(source, sink) {
const definitions = createTrxDefinitions();
if (await readOnce(source, sink, definitions, false)) return;
sink.restart();
await readOnce(source, sink, definitions, true);
}
async function readOnce(source, sink, definitions, isKnown) {
const run = createTrxRun(sink);
const held = createTrxHeldResults();
let isSealed = isKnown;
let isOverfull = false;
const pass = (result) => sink.test(describeTrxTest(result, definitions.get(result.testId)));
const take = (result) => {
run.addTest(result.status);
if (isSealed) pass(result);
else if (!isOverfull) isOverfull = !held.hold(result);
};
const seal = (sealed) => {
held.release(pass);
isSealed = sealed || isKnown;
};
const files = createTrxAttachments();
await (0, _xml_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(source, sink, (cursor) => ({
...resultHandlers({
take,
takeFile: (file) => sink.file?.(file),
addElement: run.addElement,
files,
keeps: (status) => (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_0__.s)(sink, { status })
}),
"TestSettings/Deployment": { open({ runDeploymentRoot }) {
files.setRoot(runDeploymentRoot);
} },
...definitionHandlers(definitions),
TestDefinitions: { close(_text, complete) {
if (complete) seal(true);
} },
TestRun: { close() {
seal(false);
} },
...summaryHandlers(run, cursor)
}));
held.release(pass);
if (!isOverfull) run.finish();
return !isOverfull;
}
function resultHandlers({ take, takeFile, addElement, files, keeps }) {
const frames = [];
const result = {
open(attributes) {
const parent = frames.at(-1);
if (parent !== void 0) parent.isContainer = true;
addElement(parent === void 0);
frames.push({
attributes,
status: statuses.get(attributes.outcome) ?? "unknown",
texts: void 0,
appender: void 0,
attachments: void 0,
isContainer: false,
isExplained: false
});
},
close(_text, complete) {
const frame = frames.pop();
if (frame === void 0) return;
if (frame.texts !== void 0) frame.appender?.finish(frame.texts);
const parent = frames.at(-1);
const isBad = frame.status === "failed" || frame.status === "cancelled";
const counts = complete && (frame.isContainer ? isBad && !frame.isExplained : true);
if (counts) take(trxResult(frame, parent));
if (parent !== void 0 && (frame.isExplained || counts && isBad)) parent.isExplained = true;
}
};
const textElement = (field) => ({
close(text, complete) {
const frame = frames.at(-1);
if (frame === void 0 || !complete || text.trim() === "") return;
const texts = frame.texts ?? {};
frame.texts = texts;
if (texts[field] === void 0) texts[field] = text;
else {
frame.appender ??= (0, _field_appender_mjs__WEBPACK_IMPORTED_MODULE_1__.t)();
frame.appender.add(texts, field, text);
}
},
text: true
});
const addFile = (path) => {
const frame = frames.at(-1);
if (!path || frame !== void 0 && !keeps(frame.status)) return;
const attachment = files.attachmentOf(path, frame?.attributes ?? {});
if (attachment === void 0) return;
if (frame === void 0) {
takeFile(attachment);
return;
}
frame.attachments ??= (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_0__.t)();
frame.attachments.add(attachment);
};
return {
...Object.fromEntries(resultElements.map((name) => [name, result])),
ResultFile: { open({ path }) {
addFile(path);
} },
"UriAttachment/A": { open({ href }) {
addFile(href);
} },
"ErrorInfo/Message": textElement("message"),
"ErrorInfo/StackTrace": textElement("details"),
"Output/StdOut": textElement("stdout"),
"Output/StdErr": textElement("stderr"),
"Output/DebugTrace": textElement("stdout"),
"TextMessages/Message": textElement("stdout")
};
}
function trxResult({ attributes, status, texts, attachments }, parent) {
const { testId = "", testName = "", duration, startTime, dataRowInfo } = attributes;
const isNamedByRow = dataRowInfo !== void 0 && testName === parent?.attributes.testName;
if (status === "skipped" && texts?.stdout !== void 0) texts.message ??= (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(texts.stdout);
return {
testId,
name: isNamedByRow ? `${testName} (Data Row ${dataRowInfo})` : testName,
status,
duration: (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(duration) ?? NaN,
timestamp: (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(startTime) ?? NaN,
texts,
attachments: attachments?.take()
};
}
function summaryHandlers(run, cursor) {
let infoOutcome;
return {
ResultSummary: { open({ outcome }) {
run.setOutcome(outcome, cursor.line);
} },
"ResultSummary/Counters": { open({ total }) {
run.addStatedTotal((0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(total));
} },
RunInfo: { open({ outcome }) {
infoOutcome = outcome;
} },
"RunInfo/Text": {
close(text) {
run.addRunInfo(infoOutcome, text.trim(), cursor.line);
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
