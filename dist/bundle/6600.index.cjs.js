"use strict";
exports.id = 6600;
exports.ids = [6600];
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
63222: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => embeddedAttachment,
c: () => isOutput,
i: () => decodedText,
l: () => linkTo,
n: () => tableText,
o: () => embeddingType,
r: () => createEmbeddedData,
s: () => isAddress,
t: () => featureFile,
u: () => nameOfType
});
var _limits_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41123);
var _json_text_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47255);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60165);
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86705);
var _table_row_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29010);
var node_buffer__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4573);
const initialLength = 262144;
const maximumSpare = 8388608;
function createStringBytes(maximumString, maximumKept) {
const kept = new Map();
let buffer = Buffer.alloc(0);
let end = 0;
const front = () => {
for (const { start } of kept.values()) return start;
return end;
};
const makeRoom = (length) => {
const start = front();
const needed = end - start + length;
const wanted = needed + Math.min(needed, maximumSpare);
const larger = wanted <= buffer.length ? buffer : Buffer.allocUnsafeSlow(Math.max(initialLength, wanted));
buffer.copy(larger, 0, start, end);
buffer = larger;
end -= start;
for (const string of kept.values()) {
string.start -= start;
string.end -= start;
}
};
const drop = (number, string) => {
string.isDropped = true;
kept.delete(number);
};
const append = (string, bytes) => {
string.length += (0, node_buffer__WEBPACK_IMPORTED_MODULE_3__.isAscii)(bytes) ? bytes.length : textLength(bytes);
if (string.isTooLong || string.isDropped) return;
if (string.end - string.start + bytes.length > maximumString) {
string.isTooLong = true;
end = string.start;
string.end = end;
return;
}
for (const [number, oldest] of kept) {
if (end - front() + bytes.length <= maximumKept || oldest === string) break;
drop(number, oldest);
}
if (end + bytes.length > buffer.length) makeRoom(bytes.length);
end += bytes.copy(buffer, end);
string.end = end;
};
return {
begin(number) {
const string = {
length: 0,
start: end,
end,
isTooLong: false,
isDropped: false
};
kept.set(number, string);
return string;
},
append: (string, bytes) => append(string, bytes),
get: (number) => kept.get(number),
read(string) {
const { start, end: stop, isTooLong, isDropped } = string;
return isTooLong || isDropped ? void 0 : buffer.subarray(start, stop);
},
dropUntil(number) {
for (const [each, string] of kept) {
if (each > number) break;
drop(each, string);
}
}
};
}
function textLength(bytes) {
let length = 0;
for (const byte of bytes) length += byte >= 240 ? 2 : (byte & 192) === 128 ? 0 : 1;
return length;
}
const quote = 34;
const backslash = 92;
const windowLength = 1024;
const contextLength = 128;
const markStart = "";
const mark = /^\x7f(\d{1,15})$/;
function createJsonSetAside(key, maximumString, maximumKept) {
const quotedKey = `"${key}"`;
const kept = createStringBytes(maximumString, maximumKept);
const cuts = [];
const waiting = [];
let count = 0;
let open;
let isEscaped = false;
let before = "";
const beginsValue = (bytes, index) => {
const near = bytes.toString("latin1", Math.max(0, index - contextLength), index);
const context = (near.length < contextLength ? before + near : near).trimEnd();
if (!context.endsWith(":")) return false;
const front = context.slice(0, -1).trimEnd();
return front.endsWith(quotedKey) && front.at(-quotedKey.length - 1) !== "\\";
};
const leaveOut = (string, bytes, start) => {
const inside = isEscaped ? start + 1 : start;
let end = bytes.indexOf(quote, inside);
while (end !== -1 && endsEscaped(bytes, inside, end)) end = bytes.indexOf(quote, end + 1);
const stop = end === -1 ? bytes.length : end;
kept.append(string, bytes.subarray(start, stop));
open = end === -1 ? string : void 0;
isEscaped = end === -1 && endsEscaped(bytes, Math.min(inside, stop), stop);
return stop;
};
const stringOf = (value) => {
const number = value.startsWith(markStart) ? mark.exec(value)?.[1] : void 0;
return number === void 0 ? void 0 : kept.get(Number(number));
};
return {
parts(bytes) {
const parts = [];
let from = open === void 0 ? 0 : leaveOut(open, bytes, 0);
for (let index = from; index < bytes.length;) {
const next = bytes.indexOf(quote, index);
const isNear = next !== -1 && next - index < windowLength;
if (isNear && index + windowLength < bytes.length) {
index += windowLength;
continue;
}
const isLast = isNear || next === -1;
const opening = bytes.lastIndexOf(quote, isLast ? bytes.length - 1 : index - 1);
if (opening >= from && beginsValue(bytes, opening)) {
const string = kept.begin(count);
parts.push(bytes.subarray(from, opening + 1), `${markStart}${count}`);
waiting.push(string);
count += 1;
isEscaped = false;
from = leaveOut(string, bytes, opening + 1);
index = from;
} else if (isLast) break;
else index = next;
}
before = open === void 0 ? (before + bytes.toString("latin1", Math.max(0, bytes.length - contextLength))).slice(-128) : "";
if (from < bytes.length) parts.push(bytes.subarray(from));
return parts;
},
passed(text, length) {
if (waiting.length === 0 || !text.startsWith(markStart) || !mark.test(text)) return;
cuts.push({
at: length,
string: waiting.shift(),
markLength: text.length
});
},
originalOffset(offset) {
let original = offset;
for (const { at, string, markLength } of cuts) if (at <= offset) original += string.length - markLength;
return original;
},
lengthOf: (value) => stringOf(value)?.length,
read(value) {
if (!value.startsWith(markStart) || !mark.test(value)) return value;
const string = stringOf(value);
const bytes = string === void 0 ? void 0 : kept.read(string);
if (bytes === void 0) return void 0;
const text = bytes.toString((0, node_buffer__WEBPACK_IMPORTED_MODULE_3__.isAscii)(bytes) ? "latin1" : "utf8");
if (!text.includes("\\")) return text;
const parsed = (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(`"${text}"`);
return typeof parsed === "string" ? parsed : void 0;
},
dropUntil(value) {
const number = Number(mark.exec(value)?.[1] ?? NaN);
if (number < count) kept.dropUntil(number);
}
};
}
function endsEscaped(bytes, from, end) {
let first = end;
while (first > from && bytes[first - 1] === backslash) first -= 1;
return (end - first) % 2 === 1;
}
const maximumKept = 50331648;
const createEmbeddedData = () => createJsonSetAside("data", _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_2__.n, maximumKept);
function embeddingType({ mime_type, media_type, media }) {
return (((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(mime_type) ?? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(media_type) ?? ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(media) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(media.type) : void 0) ?? "").split(";", 1)[0] ?? "").trim().toLowerCase();
}
function isOutput(type, name) {
return type === "text/x.cucumber.log+plain" || type === "text/plain" && !(typeof name === "string" && name.trim() !== "");
}
function embeddedAttachment(embedding, data) {
const written = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(embedding.data);
if (written === void 0) return void 0;
const type = embeddingType(embedding);
const base = {
name: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(embedding.name)?.trim() || nameOfType(type),
...type !== "" && { type }
};
const content = data.read(written);
if (content === void 0) return {
...base,
reason: data.lengthOf(written) === void 0 ? "limit" : "size"
};
if (isAddress(type)) return linkTo(decodedText(content), (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(embedding.name));
return {
...base,
content: type.startsWith("text/") || type === "application/json" ? { text: decodedText(content) } : { base64: content }
};
}
const isAddress = (type) => type === "image/url" || type === "text/uri-list";
function linkTo(address, name) {
const url = address.trim();
return {
name: name?.trim() || url,
url
};
}
function nameOfType(type) {
const [main = "", sub = ""] = type.split("/");
return (main === "application" ? sub : main) || "attachment";
}
function decodedText(text) {
if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return text;
const decoded = Buffer.from(text, "base64").toString("utf8");
return /[\ufffd\0-\x08]/.test(decoded) ? text : decoded;
}
function tableText(rows) {
const lines = [];
let length = 0;
for (const row of rows) {
const cells = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(row) ? row.cells : row;
if (!Array.isArray(cells)) continue;
const line = (0, _table_row_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(cells.map((cell) => (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.i)((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(cell) ? cell.value : cell) ?? ""));
lines.push(line);
length += line.length;
if (length > 4 * _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.stepText) break;
}
return lines.join("\n");
}
function featureFile(uri, location) {
const match = /^(.*):(\d{1,9})$/s.exec(location);
const line = match === null ? void 0 : Number(match[2]);
const path = (uri || (match?.[1] ?? location)).replaceAll("\\", "/");
const scheme = /^(?:classpath:\/*|file:\/\/(?=\/)|file:)/.exec(path)?.[0] ?? "";
const file = path.slice(scheme.length);
return {
file: /^\/[A-Za-z]:\//.test(file) ? file.slice(1) : file,
line: line === 0 ? void 0 : line
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
23497: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => lineNumber });
function lineNumber(value) {
const line = typeof value === "string" ? Number(value) : value;
return typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : void 0;
}
}),
66600: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readCucumber: () => readCucumber });
var _longest_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47931);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
var _attempt_of_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45944);
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86705);
var _json_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79221);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60165);
var _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63222);
var _evidence_builder_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49938);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38487);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53216);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(87267);
var _line_number_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(23497);
var _timestamps_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27676);
function addCucumberOutput({ output, embeddings }, { logs, texts }, data) {
let last;
if (output !== void 0) {
const text = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.o)(output);
if (text !== "") {
logs.push(text);
texts.push(text);
}
}
for (const embedding of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(embeddings)) {
const written = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(embedding.data);
last = written ?? last;
const type = (0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_6__.o)(embedding);
if (!written || !type.startsWith("text/")) continue;
const text = data.read(written);
if (text === void 0) continue;
const decoded = (0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_6__.i)(text);
texts.push(decoded);
if ((0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_6__.c)(type, embedding.name)) logs.push(decoded);
}
return last;
}
const nanosecondMs = 1e-6;
const maximumSeconds = 1e5;
function implementationOf(scenarios) {
let isJs = false;
let hasTypes = false;
let hasFractions = false;
for (const { element } of scenarios) {
if (element.type !== void 0) hasTypes = true;
for (const step of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(element.steps)) {
if (step.hidden !== void 0 || Array.isArray(step.arguments)) isJs = true;
const seconds = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(step.result) ? step.result.duration : void 0;
if (typeof seconds === "number" && !Number.isInteger(seconds) && seconds < maximumSeconds) hasFractions = true;
}
}
const unitMs = isJs && !hasTypes ? 1 : hasFractions ? 1e3 : nanosecondMs;
if (isJs) return {
unitMs,
writesAttempts: false,
producer: "cucumber-js"
};
return {
unitMs,
writesAttempts: true,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_9__.y)({ producer: hasFractions ? "behave" : void 0 })
};
}
const failing = new Set([
"failed",
"ambiguous",
"undefined",
"pending"
]);
const wholeStatuses = new Map([
["passed", "successful"],
["failed", "failed"],
["skipped", "skipped"],
["untested", "skipped"]
]);
function createScenarioReader({ unitMs, data }) {
let total = 0;
let hasDuration = false;
let worst;
let others = [];
let unfinished;
let skipped;
let output = {
logs: [],
texts: []
};
let lastData;
const add = (step, kind) => {
const result = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(step.result) ? step.result : void 0;
const written = result?.duration;
const duration = typeof written === "number" ? written : (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.r)((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(written));
if (duration !== void 0 && duration >= 0) {
total += duration;
hasDuration = true;
}
if (result?.status !== "passed") {
const status = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(result?.status)?.toLowerCase() ?? "";
if (failing.has(status)) {
const part = describePart(step, kind, status);
if (worst === void 0) worst = part;
else if (part.error !== "" && !isUnwritten(part)) others.push(part);
} else if (status !== "skipped") unfinished ??= describePart(step, kind, status);
else if (skipped === void 0 || skipped.error === "") skipped = describePart(step, kind, status);
}
if (step.output !== void 0 || step.embeddings !== void 0) lastData = addCucumberOutput(step, output, data) ?? lastData;
};
const addElement = (element) => {
for (const hook of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(element.before)) add(hook, "Before");
for (const step of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(element.steps)) {
for (const hook of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(step.before)) add(hook, "BeforeStep");
add(step, "");
for (const hook of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(step.after)) add(hook, "AfterStep");
}
for (const hook of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(element.after)) add(hook, "After");
};
return (element, backgrounds) => {
total = 0;
hasDuration = false;
worst = void 0;
others = [];
unfinished = void 0;
skipped = void 0;
output = {
logs: [],
texts: []
};
lastData = void 0;
for (const background of backgrounds) addElement(background);
addElement(element);
let status = worst ? "failed" : unfinished ? "unknown" : skipped ? "skipped" : "successful";
if (status === "unknown") status = wholeStatuses.get(element.status) ?? status;
const { message, details } = explain(worst ?? (status === "unknown" ? unfinished : status === "skipped" ? skipped : void 0), others);
return {
status,
duration: hasDuration ? (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(total * unitMs) : void 0,
timestamp: (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_11__.t)((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(backgrounds[0]?.start_timestamp)) ?? (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_11__.t)((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(element.start_timestamp)),
line: (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(element.line) ?? (0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_6__.t)("", (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(element.location) ?? "").line,
message,
details,
stdout: joined(output.texts),
logs: output.logs.length === output.texts.length ? void 0 : joined(output.logs) ?? "",
lastData
};
};
}
const joined = (texts) => texts.length === 0 ? void 0 : (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(texts.join("\n"));
function describePart(step, kind, status) {
const { match } = step;
const keyword = ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(step.keyword) ?? kind).trim();
const name = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(step.name)?.trim() ?? "";
return {
title: `${keyword} ${name}`.trim(),
what: kind === "" && step.hidden !== true && name !== "" ? "step" : "hook",
status,
error: errorOf(step),
location: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(match) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(match.location) ?? "" : ""
};
}
function errorOf({ result, error_message: own }) {
const error = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(result) ? result.error_message ?? own : own;
return Array.isArray(error) ? error.map((line) => (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(line) ?? "").join("\n") : (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(error) ?? "";
}
const isUnwritten = ({ status }) => status === "undefined" || status === "pending";
const partPlace = ({ title, location }) => location === "" ? title : `${title} (${location})`;
const comparison = /^expected: .{0,4000}\n {5}got: .{0,4000}(?:\n|$)/;
function endOfReason(error) {
const lineEnd = error.indexOf("\n");
return comparison.test(error) ? error.indexOf("\n", lineEnd + 1) : lineEnd;
}
function reasonOf(error) {
const end = endOfReason(error);
return (end === -1 ? error : error.slice(0, end)).trim();
}
function explain(part, others) {
if (part === void 0) return {
message: void 0,
details: void 0
};
const { title, what, status } = part;
const error = part.error.trim();
if (status === "skipped" && error === "") return {
message: void 0,
details: void 0
};
const lineEnd = endOfReason(error);
const first = reasonOf(error);
const rest = first === "Traceback (most recent call last):" ? error : lineEnd === -1 ? "" : error.slice(lineEnd + 1);
const verdict = status === "" || status === "unknown" ? "has no result" : status === "failed" ? "failed" : `is ${status}`;
const message = first === "" || isUnwritten(part) ? `The ${what} "${title}" ${verdict}.` : first;
const own = [partPlace(part), isUnwritten(part) ? error : rest].filter((text) => text !== "").join("\n");
const more = others.map((other) => `${partPlace(other)}\n${other.error.trim()}`);
return {
message: (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(message),
details: (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_10__.t)([own, ...more].filter((text) => text !== "").join("\n\n"))
};
}
const statuses = new Map([
["passed", "successful"],
["failed", "failed"],
["ambiguous", "failed"],
["undefined", "failed"],
["pending", "skipped"],
["skipped", "skipped"]
]);
const hookPhases = new Map([
["Before", "setup"],
["BeforeStep", "setup"],
["After", "teardown"],
["AfterStep", "teardown"]
]);
function createCucumberEvidence({ unitMs, data }) {
const builder = (0, _evidence_builder_mjs__WEBPACK_IMPORTED_MODULE_7__.t)();
const addEmbeddings = ({ embeddings }) => {
for (const embedding of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(embeddings)) {
if ((0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_6__.c)((0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_6__.o)(embedding), embedding.name)) continue;
const attachment = (0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_6__.a)(embedding, data);
if (attachment !== void 0) builder.attach(attachment);
}
};
const addHooks = (hooks, name, phase) => {
for (const hook of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(hooks)) {
const location = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(hook.match) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(hook.match.location) : void 0;
const step = stepOf(hook, location ? `${name}  ${location}` : name, phase, unitMs);
builder.open(step);
addEmbeddings(hook);
builder.close();
}
};
const addElement = (element, phase) => {
addHooks(element.before, "Before", "setup");
for (const step of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(element.steps)) {
const keyword = ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(step.keyword) ?? "").trim();
const hookPhase = step.hidden === true ? hookPhases.get(keyword) : void 0;
builder.open(stepOf(step, nameOf(step, keyword), hookPhase ?? phase, unitMs));
addHooks(step.before, "BeforeStep", "setup");
addEmbeddings(step);
addHooks(step.after, "AfterStep", "teardown");
builder.close();
}
addHooks(element.after, "After", "teardown");
};
return (element, backgrounds, message) => {
for (const background of backgrounds) addElement(background, "setup");
addElement(element, void 0);
return builder.take(message);
};
}
function nameOf(step, keyword) {
const name = `${keyword} ${(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(step.name)?.trim() ?? ""}`.trim();
const location = step.hidden === true && (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(step.match) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(step.match.location) : void 0;
return (location ? `${name}  ${location}` : name) || "A step without a name";
}
function stepOf(step, name, phase, unitMs) {
const result = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(step.result) ? step.result : void 0;
const word = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(result?.status)?.toLowerCase();
const status = result === void 0 ? "skipped" : statuses.get(word) ?? "unknown";
const written = typeof result?.duration === "number" ? result.duration : (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.r)((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(result?.duration));
const duration = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(written === void 0 ? void 0 : written * unitMs);
const message = status === "failed" && word === "failed" ? reasonOf(errorOf(step).trim()) : void 0;
const text = argumentText(step);
const open = {
name,
status
};
if (phase !== void 0) open.phase = phase;
if (message !== void 0) open.message = message;
if (text !== "") open.text = text;
if (duration !== void 0) open.duration = duration;
return open;
}
function argumentText({ doc_string, rows, arguments: list, text, table }) {
const parts = [];
const addText = (value) => {
if (typeof value === "string" && value !== "") parts.push(value);
};
const addRows = (value) => {
if (Array.isArray(value) && value.length > 0) parts.push((0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(value));
};
const addDocString = (value) => {
if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(value)) addText(value.value ?? value.content);
};
addDocString(doc_string);
addRows(rows);
for (const argument of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(list)) {
addText(argument.content);
addRows(argument.rows);
addDocString(argument.docString);
if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(argument.dataTable)) addRows(argument.dataTable.rows);
}
addText(Array.isArray(text) ? text.map((line) => (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(line) ?? "").join("\n") : text);
if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(table)) addRows([table.headings, ...Array.isArray(table.rows) ? table.rows : []]);
return parts.join("\n");
}
function scenarioElements(elements, feature) {
const found = [];
const waiting = [];
const wait = (list, suite) => {
for (let index = list.length - 1; index >= 0; index -= 1) waiting.push({
element: list[index],
suite
});
};
wait(elements, feature);
for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
const { element, suite } = next;
if (isBackground(element) || isScenario(element)) found.push(next);
const children = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(element.children ?? element.elements);
if (children.length === 0) continue;
const name = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(element.name)?.trim() ?? "";
wait(children, name === "" || suite.length === _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.suites ? suite : [...suite, name]);
}
return found;
}
const isBackground = ({ type, keyword }) => type === "background" || type === void 0 && (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(keyword)?.trim() === "Background";
function isScenario({ type, keyword, steps, before, after, children }) {
if ([
steps,
before,
after
].some((parts) => (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(parts).length > 0)) return true;
return type === void 0 ? children === void 0 && Boolean((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(keyword)) : /^scenario/i.test((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(type) ?? "");
}
const maximumAttemptContents = 33554432;
async function readCucumber(source, sink) {
const data = (0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_6__.r)();
await (0, _json_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(source, sink, {
kind: "elements",
take: (feature) => readFeature(feature, sink, data),
accepts: ({ elements, keyword, uri }) => Array.isArray(elements) || typeof keyword === "string" && typeof uri === "string",
inner: {
key: "elements",
accepts: (item) => "steps" in item || "type" in item
}
}, data);
}
function readFeature(feature, sink, data) {
const elements = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(feature.elements);
const { file, line: featureLine } = (0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_6__.t)((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(feature.uri) ?? "", (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(feature.location) ?? "");
const name = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(feature.name)?.trim() || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.yn)(file);
const scenarios = scenarioElements(elements, name === "" ? [] : [name]);
const featureTags = tagsOf(feature.tags);
const implementation = implementationOf(scenarios);
const context = {
unitMs: implementation.unitMs,
data
};
const read = createScenarioReader(context);
let readEvidence;
const counts = new Map();
let backgrounds = [];
let pending;
const flush = () => {
if (pending === void 0) return;
const { result } = pending;
const key = [...result.suite, result.name].join("\n");
const count = (counts.get(key) ?? 0) + 1;
counts.set(key, count);
if (count > 1) result.name = `${result.name} #${count}`;
sink.test(result);
pending = void 0;
};
for (const { element, suite } of scenarios) {
if (isBackground(element)) {
backgrounds.push(element);
continue;
}
const scenario = read(element, backgrounds);
const result = {
name: ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(element.name) ?? "").trim() || ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(element.keyword) ?? "").trim(),
suite,
status: scenario.status
};
fill(result, scenario);
if (scenario.status === "failed" && implementation.producer !== void 0) result.producer = implementation.producer;
if (file !== "") result.file = file;
const line = scenario.line ?? (scenarios.length === 1 ? featureLine : void 0);
if (line !== void 0) result.line = line;
const tags = tagsOf(element.tags);
const allTags = featureTags.length === 0 ? tags : [...new Set([...featureTags, ...tags])];
if (allTags.length > 0) result.tags = allTags;
const { id } = element;
if (pending?.result.status === "failed" && id !== void 0 && pending.id === id && pending.line === element.line && !isRow(element) && implementation.writesAttempts && pending !== void 0) addAttempts(result, pending.result);
else flush();
if ((0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_3__.s)(sink, result)) {
readEvidence ??= createCucumberEvidence(context);
Object.assign(result, readEvidence(element, backgrounds, result.message));
if (scenario.logs === "") delete result.stdout;
else if (scenario.logs !== void 0) result.stdout = scenario.logs;
}
if (backgrounds.length > 0) backgrounds = [];
if (scenario.lastData !== void 0) data.dropUntil(scenario.lastData);
pending = {
id,
line: element.line,
result
};
}
flush();
}
const isRow = ({ keyword, id }) => /outline/i.test((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(keyword) ?? "") && !((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(id) ?? "").includes(";;");
function addAttempts(result, earlier) {
const attempts = [...earlier.attempts ?? [], (0, _attempt_of_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(earlier)].slice(-_limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.attempts);
const length = attempts.reduce((sum, { attachments }) => sum + (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(attachments), 0);
const last = attempts.at(-1);
if (length > maximumAttemptContents && last?.attachments !== void 0) attempts[attempts.length - 1] = {
...last,
attachments: (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_3__.o)(last.attachments)
};
result.attempts = attempts;
if (result.status === "successful") result.flaky = true;
}
function fill(target, { duration, timestamp, message, details, stdout }) {
if (duration !== void 0) target.duration = duration;
if (timestamp !== void 0) target.timestamp = timestamp;
if (message !== void 0) target.message = message;
if (details !== void 0) target.details = details;
if (stdout !== void 0) target.stdout = stdout;
}
function tagsOf(tags) {
return Array.isArray(tags) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.a)(tags.map((tag) => (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(tag) ? tag.name : tag), _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.tags) : [];
}
}),
29010: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => tableRow });
const tableRow = (cells) => `| ${cells.join(" | ")} |`;
})
};
;
