"use strict";
exports.id = 2721;
exports.ids = [2721];
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
62721: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readPlaywright: () => readPlaywright });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48442);
var _json_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79221);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60165);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6741);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41123);
var _first_line_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(67514);
var _line_number_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(23497);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84766);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87267);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53216);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(52824);
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86705);
var _metadata_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25764);
var _evidence_builder_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(49938);
var node_path__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76760);
const maximumProjects = 2;
const maximumDepth$1 = 1e3;
function wholeShape(parts) {
return documentShape(parts, {
kind: "elements",
take: (suite) => followSuite(suite, parts),
accepts: ({ title, specs }) => typeof title === "string" && Array.isArray(specs)
});
}
function damagedShape(parts) {
const { suites } = parts;
const specs = {
kind: "elements",
take: parts.spec,
accepts: ({ title, tests }) => typeof title === "string" && Array.isArray(tests),
inner: {
key: "tests",
accepts: isTest
}
};
const fields = new Map([["title", textShape(suites.setTitle)], ["specs", specs]]);
const suite = {
kind: "object",
fields,
open: suites.enter,
close: suites.leave
};
fields.set("suites", {
kind: "array",
items: suite
});
return documentShape(parts, {
kind: "array",
items: suite
});
}
const isTest = ({ results, status, expectedStatus }) => Array.isArray(results) && typeof status === "string" && typeof expectedStatus === "string";
function followSuite(file, { suites, spec, tooDeep }) {
const steps = [{
suite: file,
depth: 1
}];
for (let step = steps.pop(); step !== void 0; step = steps.pop()) {
if (step === "leave") {
suites.leave();
continue;
}
const { suite, depth } = step;
if (depth > maximumDepth$1) {
tooDeep();
continue;
}
suites.enter();
if (typeof suite.title === "string") suites.setTitle(suite.title);
for (const each of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(suite.specs)) spec(each);
steps.push("leave");
for (const inner of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(suite.suites).toReversed()) steps.push({
suite: inner,
depth: depth + 1
});
}
}
const textShape = (take) => ({
kind: "value",
take(value) {
if (typeof value === "string") take(value);
}
});
function documentShape(parts, suites) {
return {
kind: "object",
fields: new Map([
["config", configurationShape(parts)],
["suites", suites],
["errors", {
kind: "elements",
take: parts.error,
accepts: ({ message, value }) => (message ?? value) !== void 0
}],
["stats", {
kind: "value",
take: parts.totals
}]
])
};
}
function configurationShape({ suites, projects, failOnFlaky }) {
const names = new Set();
const name = textShape((text) => {
if (names.size < maximumProjects) names.add(text);
projects(names.size);
});
return {
kind: "object",
fields: new Map([
["rootDir", textShape(suites.setRoot)],
["failOnFlakyTests", {
kind: "value",
take: failOnFlaky
}],
["projects", {
kind: "array",
items: {
kind: "object",
fields: new Map([["name", name]])
}
}]
]),
open() {
names.clear();
projects(0);
}
};
}
const maximumErrors = 100;
function failureOf(result) {
const first = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(result.error) ? result.error : void 0;
const printed = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(result.errors).slice(0, maximumErrors).map(({ message }) => typeof message === "string" ? (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(message.trim()) : "").filter((text) => text !== "");
const own = first && errorMessage(first);
const messages = printed.map((text, index) => index === 0 && own !== void 0 ? own : messageOfPrinted(text));
if (messages.length === 0 && own !== void 0) messages.push(own);
const message = joined(messages);
const details = joined(printed.length > 0 ? printed : first === void 0 ? [] : partsOf(first));
return {
...message !== "" && { message },
...details !== "" && details !== message && { details }
};
}
function errorMessage({ message, value }) {
const text = typeof message === "string" && message !== "" ? message : (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(value);
return text === void 0 || text === "" ? void 0 : (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(text);
}
const partsOf = ({ stack, snippet }) => [stack, snippet].filter((text) => typeof text === "string" && text !== "").map(_captured_text_mjs__WEBPACK_IMPORTED_MODULE_6__.t);
const joined = (texts) => texts.length === 1 ? texts[0] ?? "" : (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(texts.join("\n\n"));
const endOfMessage = /^(?:\s|\u001b\[\d{1,3}m){0,20}>?(?:\s|\u001b\[\d{1,3}m){0,20}\d{1,7} \||^ {4}at \S/;
function messageOfPrinted(text) {
const lines = text.split("\n");
const end = lines.findIndex((line) => endOfMessage.test(line));
return (end > 0 ? lines.slice(0, end).join("\n") : text).trim();
}
const stoppedEarly = /^Testing stopped early after \d{1,9} maximum allowed failures/;
function createPlaywrightRunErrors(sink, inTests) {
const errors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(sink);
let count = 0;
return {
get count() {
return count;
},
add(error) {
const message = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_12__.n)(errorMessage(error) ?? "an error without a message");
if (stoppedEarly.test(message)) {
sink.problem({
severity: "warning",
message: `Playwright: ${(0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(message, _limits_mjs__WEBPACK_IMPORTED_MODULE_4__.t.quotedLine)}`
});
return;
}
count += 1;
const place = placeOf(error, inTests);
errors.add(place === void 0 ? "Playwright" : `Playwright: ${place}`, message);
},
finish: errors.finish
};
}
function placeOf({ location }, inTests) {
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(location) || typeof location.file !== "string" || location.file === "") return void 0;
const path = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_12__.n)(inTests(location.file.replaceAll("\\", "/")));
if (path.length > _limits_mjs__WEBPACK_IMPORTED_MODULE_4__.t.quotedLine) return void 0;
const line = (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(location.line);
return line === void 0 ? path : `${path}:${line}`;
}
const maximumTextLength = 4e3;
function createPlaywrightSuites() {
const open = [];
let root = "";
let suite = [];
let lastFile;
const pathOf = (file) => {
if (lastFile?.own !== file) lastFile = {
own: file,
path: node_path__WEBPACK_IMPORTED_MODULE_11__.posix.isAbsolute(file) ? file : node_path__WEBPACK_IMPORTED_MODULE_11__.posix.join(root, file)
};
return lastFile.path;
};
return {
enter() {
const outer = open.at(-1);
if (outer === void 0) suite = [];
open.push({
blocks: outer === void 0 ? "" : blocksIn(outer),
depth: open.length,
title: ""
});
},
setTitle(title) {
const current = open.at(-1);
if (current === void 0) return;
current.title = (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_15__.r)(title, maximumTextLength);
if (open.length === 1) suite = [current.title];
},
leave() {
open.pop();
},
setRoot(rootDir) {
root = (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_15__.r)(rootDir, maximumTextLength);
lastFile = void 0;
},
placeOf({ title, file, line, tags }) {
const current = open.at(-1);
const path = typeof file === "string" && file !== "" ? (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_15__.r)(file, maximumTextLength) : suite[0];
return {
name: (current === void 0 ? "" : blocksIn(current)) + (typeof title === "string" ? (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_15__.r)(title, maximumTextLength) : ""),
suite: suite.length > 0 || path === void 0 ? suite : [path],
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_7__.y)({
file: path && pathOf(path),
line: (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(line),
tags: tagsOf(tags)
})
};
},
inTests: (path) => root !== "" && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path
};
}
function blocksIn({ blocks, depth, title }) {
return depth === 0 || depth > _limits_mjs__WEBPACK_IMPORTED_MODULE_4__.t.suites || title === "" ? blocks : `${blocks}${title} \u203a `;
}
function tagsOf(tags) {
const texts = Array.isArray(tags) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(tags, _limits_mjs__WEBPACK_IMPORTED_MODULE_4__.t.tags) : [];
return texts.length > 0 ? texts : void 0;
}
const maximumDepth = 100;
function playwrightEvidence(run, message) {
const builder = (0, _evidence_builder_mjs__WEBPACK_IMPORTED_MODULE_10__.t)();
for (const { name, contentType, path, body } of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(run.attachments)) {
const base = {
name: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(name) ?? "",
...typeof contentType === "string" && { type: contentType }
};
if (typeof path === "string" && path !== "") builder.attach({
...base,
path
});
else if (typeof body === "string") builder.attach({
...base,
content: { base64: body }
});
}
addSteps(builder, run.steps, 0);
return builder.take(message);
}
function addSteps(builder, steps, depth) {
if (depth === maximumDepth) return;
for (const step of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(steps)) {
const error = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(step.error) ? step.error : void 0;
const own = error && errorMessage(error);
const duration = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(step.duration);
builder.open({
name: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(step.title)?.trim() || "A step without a name",
status: error === void 0 ? "successful" : "failed",
...own !== void 0 && { message: own },
...duration !== void 0 && { duration }
});
addSteps(builder, step.steps, depth + 1);
builder.close();
}
}
const maximumBufferLength = 1048576;
function playwrightOutput(list) {
if (!Array.isArray(list) || list.length === 0) return void 0;
const output = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_6__.n)();
for (const { text, buffer } of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(list)) if (typeof text === "string") output.append(text);
else if (typeof buffer === "string" && buffer.length <= maximumBufferLength) output.append(Buffer.from(buffer, "base64").toString("utf8"));
return output.take() || void 0;
}
const didNotRun = "did not run";
function playwrightResult(test, place, hasProjects, sink) {
const project = typeof test.projectName === "string" ? test.projectName : "";
const runs = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(test.results);
const status = statusOf(test, runs);
const own = decisiveRun(runs, test, status);
const result = resultAt(place, hasProjects && project !== "" ? `[${project}] ${place.name}` : place.name, status);
if (test.status === "flaky") {
result.flaky = true;
if (own?.status === "skipped") result.isLastSkipped = true;
}
if (own !== void 0) describeRun(result, own, test.expectedStatus);
const reason = status === "skipped" ? skipReason(test) : void 0;
if (reason !== void 0) result.message = reason;
const attempts = attemptsBefore(runs, own, test);
if (attempts.length > 0) result.attempts = attempts;
if (own !== void 0 && ((0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_8__.s)(sink, result) || result.flaky === true)) Object.assign(result, playwrightEvidence(own, result.message));
const metadata = metadataOf(project, test, own);
if (metadata !== void 0) result.metadata = metadata;
return result;
}
function resultAt({ suite, file, line, tags }, name, status) {
const result = file === void 0 ? {
name,
suite,
status
} : line === void 0 ? {
name,
suite,
status,
file
} : {
name,
suite,
status,
file,
line
};
if (tags !== void 0) result.tags = tags;
return result;
}
const statuses = new Map([
["expected", "successful"],
["flaky", "successful"],
["unexpected", "failed"],
["skipped", "skipped"]
]);
const wasInterrupted = ({ status }) => status === "interrupted";
function statusOf(test, runs) {
const status = statuses.get(test.status) ?? "unknown";
return status === "skipped" && runs.some(wasInterrupted) ? "cancelled" : status;
}
function decisiveRun(runs, { expectedStatus }, status) {
const isDecisive = (run) => {
if (status === "successful") return run.status === expectedStatus;
if (status === "cancelled") return wasInterrupted(run);
return status === "skipped" || run.status !== "skipped";
};
return runs.findLast(isDecisive) ?? runs.at(-1);
}
function skipReason(test) {
const skips = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(test.annotations).filter(({ type }) => type === "skip" || type === "fixme");
if (test.expectedStatus !== "skipped" && skips.length === 0) return didNotRun;
const described = skips.find(({ description }) => typeof description === "string" && description !== "");
return typeof described?.description === "string" ? described.description : void 0;
}
function describeRun(target, run, expectedStatus) {
const duration = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(run.duration);
if (duration !== void 0) target.duration = duration;
const timestamp = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.c)(run.startTime);
if (timestamp !== void 0) target.timestamp = timestamp;
const stdout = playwrightOutput(run.stdout);
if (stdout !== void 0) target.stdout = stdout;
const stderr = playwrightOutput(run.stderr);
if (stderr !== void 0) target.stderr = stderr;
if (target.status !== "failed" && target.status !== "cancelled") return;
const { message, details } = failureOf(run);
if (message !== void 0) target.message = message;
else if (run.status === "passed" && expectedStatus === "failed") target.message = "Expected to fail, but passed.";
if (details !== void 0) target.details = details;
}
function attemptsBefore(runs, own, { expectedStatus }) {
const attempts = [];
for (const run of runs) {
if (run === own || run.status === "skipped" || attempts.length === _limits_mjs__WEBPACK_IMPORTED_MODULE_4__.t.attempts) continue;
const attempt = { status: wasInterrupted(run) ? "cancelled" : run.status === expectedStatus ? "successful" : "failed" };
describeRun(attempt, run, expectedStatus);
Object.assign(attempt, playwrightEvidence(run, attempt.message));
attempts.push(attempt);
}
return attempts;
}
const ownAnnotations = new Set([
"skip",
"fixme",
"fail",
"slow",
"serial"
]);
function metadataOf(project, test, own) {
let metadata = project === "" ? void 0 : (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(void 0, "project", project);
const planned = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(test.annotations);
for (const { type, description } of planned.length > 0 ? planned : (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(own?.annotations)) {
if (typeof type !== "string" || type === "" || ownAnnotations.has(type)) continue;
metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(metadata, type, typeof description === "string" ? description : "");
}
return metadata;
}
async function readPlaywright(source, sink) {
if (await readDocument(source, sink, wholeShape)) return;
sink.restart();
await readDocument(source, sink, damagedShape);
}
async function readDocument(source, sink, shapeOf) {
const counts = {
listed: 0,
failed: 0,
flaky: 0,
cancelled: 0,
notRun: 0,
projects: 0,
stated: 0,
statedFailures: 0,
tooDeep: 0
};
let hasTotals = false;
let failsOnFlaky = false;
const suites = createPlaywrightSuites();
const errors = createPlaywrightRunErrors(sink, suites.inTests);
const shape = shapeOf({
suites,
projects(count) {
counts.projects = count;
},
spec(spec) {
const place = suites.placeOf(spec);
for (const test of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(spec.tests)) {
const result = playwrightResult(test, place, counts.projects > 1, sink);
counts.listed += 1;
if (result.flaky === true) counts.flaky += 1;
if (result.status === "failed") counts.failed += 1;
else if (result.status === "cancelled") counts.cancelled += 1;
else if (result.status === "skipped" && result.message === "did not run") counts.notRun += 1;
sink.test(result);
}
},
error: errors.add,
totals(stats) {
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(stats)) return;
hasTotals = true;
for (const key of [
"expected",
"skipped",
"unexpected",
"flaky"
]) counts.stated += (0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(stats[key]);
counts.statedFailures += (0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(stats.unexpected);
},
failOnFlaky(value) {
failsOnFlaky = value === true;
},
tooDeep() {
counts.tooDeep += 1;
}
});
const complete = await (0, _json_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(source, sink, shape);
errors.finish();
if (counts.tooDeep > 0) sink.problem({
severity: "error",
kind: "incomplete",
message: "Blocks of tests are nested too deeply. Their tests were left out."
});
if (failsOnFlaky && counts.flaky > 0) {
const message = `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(counts.flaky, "test")} passed after a retry, and Playwright fails on that (failOnFlakyTests).`;
sink.problem({
severity: "warning",
kind: "flaky",
message
});
}
if (!complete) return false;
if (!hasTotals && counts.listed + errors.count === 0) sink.problem({
severity: "error",
kind: "unreadable",
message: "The report has neither tests (\"suites\") nor totals (\"stats\")."
});
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(sink, counts.stated, counts.listed);
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(sink, counts.statedFailures, counts.failed);
if (counts.failed === 0 && errors.count === 0) reportStop(sink, counts);
return true;
}
function reportStop(sink, { cancelled, notRun }) {
if (cancelled + notRun === 0) return;
const message = `${[...cancelled > 0 ? [`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(cancelled, "test")} ${cancelled === 1 ? "was" : "were"} interrupted`] : [], ...notRun > 0 ? [`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(notRun, "test")} did not run`] : []].join(", ")}, and no test failed: the run was stopped.`;
sink.problem({
severity: "error",
kind: "incomplete",
message
});
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
