"use strict";
exports.id = 6481;
exports.ids = [6481];
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
49938: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createEvidenceBuilder });
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52824);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41123);
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86705);
const maximumHeld = 3e3;
const keptWhenPruned = 2e3;
function createEvidenceBuilder(complete = (step) => step) {
const attachments = (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__.t)();
const openNodes = [];
let top = [];
let held = 0;
let leftOut = 0;
let tooDeep = 0;
const drop = (nodes, dropsFailed) => nodes.filter((node) => {
if (held <= keptWhenPruned) return true;
if (node.isOpen || node.hasFailed && !dropsFailed) {
if (node.inner !== void 0) node.inner = drop(node.inner, dropsFailed);
return true;
}
const size = sizeOf(node);
held -= size;
leftOut += size;
return false;
});
const closeOne = () => {
const node = openNodes.pop();
if (node === void 0) return;
node.isOpen = false;
if (node.step.status === "failed") node.hasFailed = true;
const outer = openNodes.at(-1);
if (outer !== void 0 && node.hasFailed) outer.hasFailed = true;
if (held <= maximumHeld) return;
top = drop(top, false);
if (held > keptWhenPruned) top = drop(top, true);
};
const clear = () => {
attachments.take();
if (openNodes.length > 0) openNodes.length = 0;
tooDeep = 0;
held = 0;
leftOut = 0;
if (top.length > 0) top = [];
};
return {
open(step) {
if (openNodes.length >= _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.stepDepth) {
tooDeep += 1;
leftOut += 1;
return;
}
const node = {
step,
inner: void 0,
attachments: void 0,
isOpen: true,
hasFailed: false
};
held += 1;
const outer = openNodes.at(-1);
if (outer === void 0) top.push(node);
else if (outer.inner === void 0) outer.inner = [node];
else outer.inner.push(node);
openNodes.push(node);
},
current: () => tooDeep > 0 ? void 0 : openNodes.at(-1)?.step,
close() {
if (tooDeep > 0) tooDeep -= 1;
else closeOne();
},
discard() {
if (tooDeep > 0) {
tooDeep -= 1;
leftOut -= 1;
return;
}
const node = openNodes.pop();
if (node === void 0) return;
held -= sizeOf(node);
(openNodes.at(-1)?.inner ?? top).pop();
},
attach(attachment) {
const position = attachments.add(attachment);
const node = openNodes.at(-1);
if (position === void 0 || node === void 0) return;
if (node.attachments === void 0) node.attachments = [position];
else node.attachments.push(position);
},
take(message) {
while (openNodes.length > 0) closeOne();
const files = attachments.take();
const evidence = {
...top.length > 0 && { steps: top.map((node) => finished(node, message, complete)) },
...leftOut > 0 && { stepsLeftOut: leftOut },
...files !== void 0 && { attachments: files }
};
clear();
return evidence;
},
clear
};
}
const sizeOf = ({ inner = [] }) => inner.reduce((sum, node) => sum + sizeOf(node), 1);
function finished({ step: raw, inner, attachments }, message, complete) {
const { name, status, phase, message: own, text, duration, file, line } = complete(raw);
const step = {
name: (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(name, _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.stepName),
status
};
if (phase !== void 0) step.phase = phase;
if (duration !== void 0) step.duration = duration;
if (file !== void 0) step.file = file;
if (line !== void 0) step.line = line;
if (!(own === void 0 || own === "" || status !== "failed" || message?.includes(own) === true)) step.message = (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(own, _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.stepMessage);
if (text !== void 0 && text !== "") step.text = (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(text, _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.stepText);
if (inner !== void 0 && inner.length > 0) step.steps = inner.map((node) => finished(node, message, complete));
if (attachments !== void 0) step.attachments = attachments;
return step;
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
76481: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readCtrf: () => readCtrf });
var _longest_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47931);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52824);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
var _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82108);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60165);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87267);
var _evidence_builder_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49938);
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86705);
var _line_number_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23497);
var _metadata_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25764);
var _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48442);
var _json_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79221);
const imageFile = /^[^\n]{1,1000}\.(?:png|jpe?g|gif|webp|avif)$/i;
function ctrfEvidence(test, statusOf, builder) {
for (const { name, contentType, path } of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(test.attachments)) {
const attachment = (0, _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_2__.t)((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(path) ?? "", (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(name)?.trim());
if (attachment !== void 0) builder.attach({
...attachment,
...typeof contentType === "string" && { type: contentType }
});
}
const screenshot = screenshotOf(test.screenshot);
if (screenshot !== void 0) builder.attach(screenshot);
for (const step of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(test.steps)) {
const name = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(step.name)?.trim();
if (!name) continue;
builder.open({
name,
status: statusOf(step)
});
builder.close();
}
return builder.take((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(test.message));
}
function screenshotOf(value) {
if (typeof value !== "string" || value.trim() === "") return void 0;
const name = "screenshot";
if (/^(?:data|https?|file):/i.test(value) || imageFile.test(value)) return (0, _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(value, name);
return {
name,
content: { base64: value }
};
}
const maximumParametersLength = 1e3;
async function readCtrf(source, sink) {
let stated;
let listed = 0;
let statedFailures = 0;
let unsuccessful = 0;
let hasTests = false;
let tool;
const suiteOf = createSuitePaths();
const evidence = (0, _evidence_builder_mjs__WEBPACK_IMPORTED_MODULE_5__.t)();
const summary = {
kind: "value",
take(value) {
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(value)) return;
if (typeof value.tests === "number") stated = (stated ?? 0) + value.tests;
if (typeof value.failed === "number") statedFailures += value.failed;
}
};
if (!await (0, _json_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(source, sink, {
kind: "object",
fields: new Map([["results", {
kind: "object",
fields: new Map([
["tests", {
kind: "elements",
open() {
hasTests = true;
},
take(test) {
listed += 1;
const result = ctrfResult(test, suiteOf, tool, evidence);
if (result.status !== "successful" && result.status !== "skipped") unsuccessful += 1;
if ((0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_6__.s)(sink, result) || result.flaky === true) Object.assign(result, ctrfEvidence(test, ctrfStatus, evidence));
sink.test(result);
},
accepts: ({ name, status, duration }) => typeof name === "string" && typeof status === "string" && duration !== void 0
}],
["tool", {
kind: "value",
take(value) {
const name = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(value) && typeof value.name === "string" ? value.name.toLowerCase() : void 0;
tool = producers.find((producer) => producer === name);
}
}],
["summary", summary],
["totals", summary]
])
}]])
})) return;
if (hasTests) {
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(sink, stated, listed);
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(sink, statedFailures, unsuccessful);
} else sink.problem({
severity: "error",
kind: "unreadable",
message: "The report has no list of tests (\"results.tests\")."
});
}
const producers = [
"jest",
"mocha",
"playwright"
];
const statuses = new Map([
["passed", "successful"],
["failed", "failed"],
["skipped", "skipped"],
["pending", "skipped"]
]);
function ctrfStatus({ status, rawStatus }) {
if (status === "other" && rawStatus === "todo") return "skipped";
return statuses.get(status) ?? "unknown";
}
function ctrfResult(test, suiteOf, tool, evidence) {
const status = ctrfStatus(test);
const { name, retryAttempts, parameters } = test;
const result = {
name: typeof name === "string" ? name : (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(name) ?? "",
suite: suiteOf(test.suite),
status
};
if (parameters !== void 0) result.name = nameWithParameters(result.name, parameters);
const duration = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(test.duration);
if (duration !== void 0) result.duration = duration;
const timestamp = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.c)(test.start);
if (timestamp !== void 0) result.timestamp = timestamp;
if (status === "failed" && tool !== void 0) result.producer = tool;
describeFailure(result, test);
if (typeof test.filePath === "string" && test.filePath !== "") result.file = test.filePath;
const line = (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(test.line);
if (line !== void 0) result.line = line;
const { tags } = test;
if (Array.isArray(tags) && tags.length > 0) {
const texts = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(tags, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.tags);
if (texts.length > 0) result.tags = texts;
}
const metadata = metadataOf(test);
if (metadata !== void 0) result.metadata = metadata;
if (Array.isArray(retryAttempts) && retryAttempts.length > 0) {
const attempts = attemptsOf(retryAttempts, status, test.retries, evidence);
if (attempts.length > 0) result.attempts = attempts;
if (status === "successful" && attempts.some((attempt) => attempt.status === "failed")) result.flaky = true;
}
if (test.flaky === true && status === "successful") result.flaky = true;
return result;
}
function describeFailure(result, test) {
const { message, trace, snippet, stdout, stderr } = test;
if (typeof message === "string" && message !== "") result.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(message);
const details = typeof trace === "string" && trace !== "" ? trace : void 0;
if (typeof snippet === "string" && snippet !== "") result.details = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(details === void 0 ? snippet : `${details}\n\n${snippet}`);
else if (details !== void 0) result.details = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(details);
if (stdout !== void 0) {
const text = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.o)(stdout);
if (text !== "") result.stdout = text;
}
if (stderr !== void 0) {
const text = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.o)(stderr);
if (text !== "") result.stderr = text;
}
}
function attemptsOf(list, status, retries, evidence) {
const attempts = [];
for (const element of list) {
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(element) || attempts.length === _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.attempts) continue;
const attempt = { status: ctrfStatus(element) };
const duration = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(element.duration);
if (duration !== void 0) attempt.duration = duration;
const timestamp = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.c)(element.start);
if (timestamp !== void 0) attempt.timestamp = timestamp;
describeFailure(attempt, element);
Object.assign(attempt, ctrfEvidence(element, ctrfStatus, evidence));
attempts.push(attempt);
}
const last = attempts.at(-1);
if ((typeof retries === "number" ? attempts.length > retries : status === "successful" && last?.status === status) && last?.status === status) attempts.pop();
return attempts;
}
function nameWithParameters(name, parameters) {
const entries = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(parameters) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(parameters, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.metadata) : [];
if (entries.every(([, value]) => name.includes(value))) return name;
const list = entries.map(([key, value]) => `${key}=${value}`).join(", ");
return `${name} [${(0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_11__.r)(list, maximumParametersLength)}]`;
}
const metadataFields = [
"browser",
"device",
"type",
"threadId",
"ai",
"id",
"testId"
];
function metadataOf(test) {
let metadata;
const add = (key, value) => {
metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(metadata, key, value);
};
for (const key of metadataFields) {
const value = test[key];
if (typeof value === "string" && value !== "") add(key, value);
}
const { rawStatus, retries, labels, extra } = test;
if (typeof rawStatus === "string" && rawStatus !== test.status) add("rawStatus", rawStatus);
if (typeof retries === "number" && retries > 0) add("retries", String(retries));
if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(labels)) for (const [key, value] of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(labels, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.metadata)) add(key, value);
if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(extra)) for (const [key, value] of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(extra, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.metadata)) add(key, value);
return metadata;
}
const noSuite = [];
function createSuitePaths() {
let lastText;
let lastPath = noSuite;
return (suite) => {
if (typeof suite === "string") {
if (suite !== lastText) {
lastText = suite;
lastPath = segmentsOf(suite.split(" > ", _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.suites));
}
return lastPath;
}
if (!Array.isArray(suite)) return noSuite;
if (lastText !== void 0 || !isSamePath(suite, lastPath)) {
lastText = void 0;
lastPath = segmentsOf((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(suite, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.suites));
}
return lastPath;
};
}
function isSamePath(suite, path) {
if (suite.length !== path.length) return false;
for (let index = 0; index < path.length; index += 1) if (suite[index] !== path[index]) return false;
return true;
}
const segmentsOf = (names) => names.map((name) => /^(?:[/\\]|[A-Za-z]:[/\\])/.test(name) ? (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.yn)(name) : name.trim()).filter((name) => name !== "");
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
