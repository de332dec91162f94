"use strict";
exports.id = 913;
exports.ids = [913];
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
71763: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createBoundedMap });
function createBoundedMap(maximum) {
let young = new Map();
let old = new Map();
return {
get: (key) => young.get(key) ?? old.get(key),
set(key, value) {
if (young.size >= maximum) {
old = young;
young = new Map();
}
old.delete(key);
young.set(key, value);
},
delete(key) {
const wasOld = old.delete(key);
return young.delete(key) || wasOld;
},
*entries() {
yield* old;
yield* young;
}
};
}
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
30913: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readCucumberMessages: () => readCucumberMessages });
var _ndjson_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22499);
var _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59461);
var _skipped_lines_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65616);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84766);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(52824);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41123);
var _bounded_map_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(71763);
var _evidence_builder_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49938);
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86705);
var _line_number_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(23497);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87267);
var _first_line_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(67514);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38487);
var _timestamps_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27676);
var _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63222);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60165);
const maximumSteps$2 = 2e3;
const maximumAttachments = 1e3;
const maximumHeld = 67108864;
const statuses = new Map([
["PASSED", "successful"],
["SKIPPED", "skipped"],
["PENDING", "skipped"],
["FAILED", "failed"],
["AMBIGUOUS", "failed"],
["UNDEFINED", "failed"]
]);
function createHeldTexts() {
let held = 0;
return {
hold(attempt, length) {
if (held + length > maximumHeld) return false;
held += length;
attempt.heldLength += length;
return true;
},
release(length) {
held -= length;
}
};
}
const noSteps = () => ({
steps: [],
dropped: 0,
attachments: [],
hasAttachments: false,
heldLength: 0
});
function beginStep(attempt, id) {
if (attempt.steps.length >= maximumSteps$2) {
attempt.dropped += 1;
return;
}
const step = {
id,
status: "running",
duration: void 0,
message: void 0,
attachments: void 0
};
attempt.steps.push(step);
return step;
}
function endStep(attempt, id, { word, duration, message }, texts) {
const last = attempt.steps.at(-1);
const step = last?.id === id && last.status === "running" ? last : beginStep(attempt, id);
if (step === void 0) return;
step.status = statuses.get(word) ?? "unknown";
step.duration = duration;
if (step.status !== "failed" || message === void 0) return;
const kept = (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_12__.r)(message, _limits_mjs__WEBPACK_IMPORTED_MODULE_4__.t.stepMessage);
if (texts.hold(attempt, kept.length)) step.message = kept;
}
function addStepAttachment(attempt, message, texts) {
const type = ((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(message.mediaType) ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
if ((0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_10__.c)(type, message.fileName)) return;
const step = attempt.steps.at(-1);
const isOfStep = step !== void 0 && step.id === message.testStepId;
if (isOfStep) step.attachments ??= [];
const list = (isOfStep ? step.attachments : void 0) ?? attempt.attachments;
if (list.length >= maximumAttachments) return;
const attachment = attachmentIn(message, type);
if (attachment === void 0) return;
attempt.hasAttachments = true;
if (texts.hold(attempt, (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_6__.a)(attachment.content))) list.push(attachment);
else list.push({
name: attachment.name,
type,
reason: "limit"
});
}
function attachmentIn({ body, url, contentEncoding, fileName }, type) {
const base = {
name: (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(fileName) ?? (0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_10__.u)(type),
...type !== "" && { type }
};
if (typeof url === "string" && url !== "") return (0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_10__.l)(url, (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(fileName));
if (typeof body !== "string") return void 0;
if (contentEncoding === "BASE64") return {
...base,
content: { base64: body }
};
return (0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_10__.s)(type) ? (0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_10__.l)(body, (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(fileName)) : {
...base,
content: { text: body }
};
}
function stepsEvidence({ steps, dropped, attachments }, describe, message, builder) {
for (const step of steps) {
const { name, phase, text } = describe(step.id);
const open = {
name,
status: step.status
};
if (phase !== void 0) open.phase = phase;
if (step.message !== void 0) open.message = step.message;
if (text !== void 0) open.text = text;
if (step.duration !== void 0) open.duration = step.duration;
builder.open(open);
for (const attachment of step.attachments ?? []) builder.attach(attachment);
builder.close();
}
for (const attachment of attachments) builder.attach(attachment);
const evidence = builder.take(message);
return dropped === 0 ? evidence : {
...evidence,
stepsLeftOut: dropped + (evidence.stepsLeftOut ?? 0)
};
}
const stepStatuses = new Map([
["PASSED", "successful"],
["SKIPPED", "skipped"],
["FAILED", "failed"],
["AMBIGUOUS", "failed"],
["UNDEFINED", "failed"],
["PENDING", "failed"]
]);
const ranks = {
successful: 0,
skipped: 1,
unknown: 2,
failed: 3,
cancelled: 0,
running: 0
};
const maximumMessageLength = 1e3;
const maximumFaultsLength = 32768;
const beginAttempt = (testCase, started) => ({
testCase,
timestamp: timeOf(started.timestamp),
status: "successful",
duration: void 0,
message: void 0,
details: void 0,
output: void 0,
willBeRetried: false,
evidence: noSteps()
});
function addStepResult(attempt, id, result, textOf, texts) {
const word = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(result.status) ?? "UNKNOWN";
const status = stepStatuses.get(word) ?? "unknown";
const duration = durationIn(result.duration);
if (duration !== void 0) attempt.duration = (attempt.duration ?? 0) + duration;
endStep(attempt.evidence, id, {
word,
duration,
message: status === "failed" ? errorTexts(result).message : void 0
}, texts);
if (result.willBeRetried === true) attempt.willBeRetried = true;
if (status === "failed" && attempt.status === "failed") addFault(attempt, errorTexts(result));
if (ranks[status] <= ranks[attempt.status]) return;
attempt.status = status;
const fault = errorTexts(result);
attempt.message = fault.message ?? (status === "failed" && word !== "FAILED" ? describeStep$1(word, textOf()) : void 0);
attempt.details = fault.details;
}
function addFault(attempt, fault) {
const text = fault.details ?? fault.message;
const details = attempt.details ?? "";
if (text === void 0 || details.length > maximumFaultsLength) return;
attempt.details = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(details === "" ? text : `${details.trimEnd()}\n\n${text}`);
}
function addAttachment(attempt, attachment, texts) {
addStepAttachment(attempt.evidence, attachment, texts);
const type = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(attachment.mediaType) ?? "";
const body = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(attachment.body);
if (body === void 0 || !(0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_10__.c)(type, attachment.fileName)) return;
const text = attachment.contentEncoding === "BASE64" ? decodedText(body) : body;
if (text !== void 0) addOutput(attempt, text);
}
function addOutput(attempt, text) {
if (attempt.output === void 0) attempt.output = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_7__.n)();
else attempt.output.append("\n");
attempt.output.append(text.trimEnd());
}
function addAttachedTexts(attempt) {
const { steps, attachments } = attempt.evidence;
for (const { type, content } of [...steps.flatMap((step) => step.attachments ?? []), ...attachments]) {
if (content === void 0 || !(type?.startsWith("text/") || type === "application/json")) continue;
const text = "base64" in content ? decodedText(content.base64) : content.text;
if (text !== void 0) addOutput(attempt, text);
}
}
function attemptResult(attempt) {
const duration = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(attempt.duration);
return {
status: attempt.status,
...duration === void 0 ? {} : { duration },
...attempt.message === void 0 ? {} : { message: attempt.message },
...attempt.details === void 0 ? {} : { details: attempt.details },
...attempt.output === void 0 ? {} : { stdout: attempt.output.take() },
...attempt.timestamp === void 0 ? {} : { timestamp: attempt.timestamp }
};
}
function errorTexts(result) {
const text = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(result.message);
const exception = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(result.exception);
const full = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(exception?.stackTrace) ?? text;
const message = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(exception?.message) ?? (text === void 0 ? (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(exception?.type) : (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(text, maximumMessageLength));
return {
...message === void 0 ? {} : { message: (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(message.trimEnd()) },
...full === void 0 || full.trimEnd() === message?.trimEnd() ? {} : { details: (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(full) }
};
}
const describeStep$1 = (word, text) => `${text === void 0 ? "A step" : `The step "${text}"`} is ${word.toLowerCase()}.`;
function decodedText(body) {
const text = Buffer.from(body, "base64").toString("utf8");
return text.includes("\0") ? void 0 : text;
}
const timeOf = (value) => (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_9__.n)(durationIn(value) ?? NaN);
function durationIn(value) {
const given = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value);
if (given === void 0) return void 0;
const ms = Number(given.seconds ?? 0) * 1e3 + Number(given.nanos ?? 0) / 1e6;
return Number.isFinite(ms) ? ms : void 0;
}
const maximumTextLength = 200;
function pickleSteps(pickle, features, keepsArguments) {
const steps = new Map();
const uri = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(pickle.uri) ?? "";
for (const step of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.s)(pickle.steps)) {
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(step.id);
const text = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(step.text);
if (id === void 0 || text === void 0) continue;
const [node] = Array.isArray(step.astNodeIds) ? step.astNodeIds : [];
const { keyword = "", isBackground = false } = features.step(uri, node) ?? {};
const argument = keepsArguments ? argumentOf(step.argument) : void 0;
steps.set(id, {
text: (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_12__.r)(text, maximumTextLength),
keyword,
isBackground,
argument
});
}
return steps;
}
function argumentOf(value) {
const argument = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value);
if (argument === void 0) return void 0;
const table = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(argument.dataTable);
const text = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(argument.docString)?.content) ?? (Array.isArray(table?.rows) ? (0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(table.rows) : void 0);
return text === void 0 ? void 0 : (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_12__.r)(text, _limits_mjs__WEBPACK_IMPORTED_MODULE_4__.t.stepText);
}
const hookMark = "\n";
function testCaseSteps(testCase) {
const steps = new Map();
let hasBegun = false;
for (const step of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.s)(testCase.testSteps)) {
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(step.id);
if (id === void 0) continue;
const pickleStep = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(step.pickleStepId);
if (pickleStep !== void 0) {
hasBegun = true;
steps.set(id, pickleStep);
} else steps.set(id, `${hookMark}${hasBegun ? "After" : "Before"}${hookMark}${(0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(step.hookId) ?? ""}`);
}
return steps;
}
function describeStep(target, steps, hooks) {
if (target?.startsWith(hookMark)) {
const [, word = "", id = ""] = target.split(hookMark);
const place = hooks.get(id);
return {
name: place === void 0 ? word : `${word}  ${place}`,
phase: word === "Before" ? "setup" : "teardown"
};
}
const step = steps?.get(target ?? "");
if (step === void 0) return { name: "A step that was not announced" };
return {
name: (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_12__.r)(`${step.keyword} ${step.text}`.trim(), _limits_mjs__WEBPACK_IMPORTED_MODULE_4__.t.stepName),
...step.isBackground && { phase: "setup" },
...step.argument !== void 0 && { text: step.argument }
};
}
function hookPlace(hook) {
const source = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(hook.sourceReference);
const method = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(source?.javaMethod);
const line = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(source?.location)?.line;
const uri = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(source?.uri);
return (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(hook.name) ?? (method === void 0 ? void 0 : [(0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(method.className), (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(method.methodName)].filter(Boolean).join(".")) ?? (uri === void 0 ? void 0 : `${uri}${typeof line === "number" ? `:${line}` : ""}`);
}
const maximumNodes = 1e5;
const maximumSteps$1 = 2e5;
const maximumKeywordLength = 100;
const maximumSharedSteps = 1e3;
const maximumRowLength = 200;
function createGherkinFeatures() {
const nodes = (0, _bounded_map_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(maximumNodes);
const steps = (0, _bounded_map_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(maximumSteps$1);
const shared = new Map();
const addSteps = (uri, parent, isBackground) => {
for (const step of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.s)(parent?.steps)) {
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(step.id);
const keyword = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(step.keyword)?.trim() ?? "";
if (id === void 0 || keyword.length > maximumKeywordLength) continue;
const key = isBackground ? `\n${keyword}` : keyword;
const described = shared.get(key) ?? {
keyword,
isBackground
};
if (shared.size < maximumSharedSteps) shared.set(key, described);
steps.set(nodeKey(uri, id), described);
}
};
const addChild = (uri, child, suite) => {
addScenario(nodes, uri, child, suite);
addSteps(uri, (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(child.background), true);
addSteps(uri, (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(child.scenario), false);
};
return {
step: (uri, id) => steps.get(nodeKey(uri, id)),
add(document) {
const uri = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(document.uri) ?? "";
const feature = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(document.feature);
const suite = [(0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(feature?.name) ?? pathOfUri(uri)];
for (const child of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.s)(feature?.children)) {
const rule = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(child.rule);
if (rule === void 0) {
addChild(uri, child, suite);
continue;
}
const name = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(rule.name);
const inner = name === void 0 ? suite : [...suite, name];
for (const ruleChild of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.s)(rule.children)) addChild(uri, ruleChild, inner);
}
},
describe(pickle) {
const uri = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(pickle.uri) ?? "";
const [scenarioId, rowId] = Array.isArray(pickle.astNodeIds) ? pickle.astNodeIds : [];
const scenario = nodes.get(nodeKey(uri, scenarioId));
const row = nodes.get(nodeKey(uri, rowId));
const name = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(pickle.name) ?? "";
return {
name: row?.row === void 0 ? name : `${name} (${row.row})`,
suite: scenario?.suite ?? (uri === "" ? [] : [pathOfUri(uri)]),
file: uri === "" ? void 0 : pathOfUri(uri),
line: lineOf(pickle) ?? row?.line ?? scenario?.line,
tags: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.s)(pickle.tags).flatMap((tag) => (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(tag.name) ?? []).slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_4__.t.tags)
};
}
};
}
const nodeKey = (uri, id) => `${uri}\n${typeof id === "string" ? id : ""}`;
function addScenario(nodes, uri, child, suite) {
const scenario = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(child.scenario);
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(scenario?.id);
if (scenario === void 0 || id === void 0) return;
nodes.set(nodeKey(uri, id), {
line: lineOf(scenario),
suite
});
for (const examples of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.s)(scenario.examples)) for (const row of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.s)(examples.tableBody)) {
const rowId = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(row.id);
if (rowId === void 0) continue;
const cells = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_11__.s)(row.cells).map((cell) => (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(cell.value) ?? "");
nodes.set(nodeKey(uri, rowId), {
line: lineOf(row),
row: (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_12__.r)(cells.join(", "), maximumRowLength)
});
}
}
const lineOf = (node) => (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_15__.t)((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(node.location)?.line);
const pathOfUri = (uri) => (0, _cucumber_uri_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(uri, "").file;
const maximumPickles = 25e4;
const maximumSteps = 2e5;
const maximumOpenAttempts = 2e3;
const maximumHooks = 1e4;
const maximumHookLength = 300;
const maximumArguments = 16777216;
const noPickleSteps = new Map();
const noTestSteps = new Map();
function createCucumberRun(sink, errors, retries) {
const features = createGherkinFeatures();
const pickles = (0, _bounded_map_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(maximumPickles);
const testCases = (0, _bounded_map_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(maximumPickles);
const open = new Map();
const hooks = (0, _bounded_map_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(maximumHooks);
const texts = createHeldTexts();
const builder = (0, _evidence_builder_mjs__WEBPACK_IMPORTED_MODULE_5__.t)();
let keptSteps = 0;
let keptArguments = 0;
let failed = false;
let runErrors = false;
let unfinished = 0;
let isFinished = false;
let isJs = false;
const addRunError = (what, reason, line) => {
runErrors = true;
errors.add(what, reason, line);
};
const addPickle = (body) => {
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(body.id);
if (id === void 0) return;
const steps = keptSteps < maximumSteps ? pickleSteps(body, features, keptArguments < maximumArguments) : noPickleSteps;
keptSteps += steps.size;
keptArguments += argumentsLength(steps);
pickles.set(id, {
scenario: features.describe(body),
steps
});
};
const addTestCase = (body) => {
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(body.id);
if (id === void 0) return;
const pickleId = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(body.pickleId) ?? "";
const pickle = pickles.get(pickleId);
const steps = pickle === void 0 || pickle.steps === noPickleSteps ? noTestSteps : testCaseSteps(body);
testCases.set(id, {
pickleId,
pickle,
steps,
attempts: [],
heldLength: 0
});
};
const forget = (id, { pickleId, pickle }) => {
testCases.delete(id);
if (!pickles.delete(pickleId) || pickle === void 0) return;
keptSteps -= pickle.steps.size;
keptArguments -= argumentsLength(pickle.steps);
};
const emit = (id, testCase, last, attempts) => {
forget(id, testCase);
texts.release(testCase.heldLength);
if (last.status === "failed") failed = true;
if (last.status === "running") unfinished += 1;
const result = scenarioResult(testCase.pickle?.scenario, last, attempts);
if (isJs && last.status === "failed") result.producer = "cucumber-js";
sink.test(result);
};
const start = (body) => {
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(body.id);
const testCaseId = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(body.testCaseId);
if (id === void 0 || testCaseId === void 0) return;
if (testCases.get(testCaseId) === void 0) {
retries.add(testCaseId);
testCases.set(testCaseId, {
pickleId: "",
pickle: void 0,
steps: noTestSteps,
attempts: [],
heldLength: 0
});
}
if (open.size >= maximumOpenAttempts) {
const [oldest] = open;
if (oldest !== void 0) abandon(...oldest);
}
open.set(id, beginAttempt(testCaseId, body));
};
const withEvidence = (result, attempt, testCase) => {
const describe = (id) => describeStep(testCase.steps.get(id), testCase.pickle?.steps, hooks);
return {
...result,
...stepsEvidence(attempt.evidence, describe, result.message, builder)
};
};
const abandon = (id, attempt) => {
open.delete(id);
const testCase = testCases.get(attempt.testCase);
if (testCase === void 0) return;
testCase.heldLength += attempt.evidence.heldLength;
const { duration: _, ...result } = withEvidence(attemptResult(attempt), attempt, testCase);
emit(attempt.testCase, testCase, {
...result,
status: "running"
}, testCase.attempts);
};
const finish = (body) => {
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(body.testCaseStartedId) ?? "";
const attempt = open.get(id);
const testCase = attempt && testCases.get(attempt.testCase);
if (attempt === void 0 || testCase === void 0) return;
open.delete(id);
const isHeld = body.willBeRetried === true || attempt.willBeRetried || retries.expected(attempt.testCase);
const isWanted = isHeld || testCase.attempts.length > 0 || (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_6__.s)(sink, { status: attempt.status });
if (!isWanted && attempt.evidence.hasAttachments) addAttachedTexts(attempt);
const plain = attemptResult(attempt);
const result = isWanted ? withEvidence(plain, attempt, testCase) : plain;
testCase.heldLength += attempt.evidence.heldLength;
if (isHeld) {
if (testCase.attempts.length === _limits_mjs__WEBPACK_IMPORTED_MODULE_4__.t.attempts) testCase.attempts.pop();
testCase.attempts.push(result);
} else emit(attempt.testCase, testCase, result, testCase.attempts);
};
const finishStep = (body) => {
const attempt = open.get((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(body.testCaseStartedId) ?? "");
const result = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(body.testStepResult);
if (attempt === void 0 || result === void 0) return;
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(body.testStepId) ?? "";
const textOf = () => {
const testCase = testCases.get(attempt.testCase);
return testCase?.pickle?.steps.get(testCase.steps.get(id) ?? "")?.text;
};
addStepResult(attempt, id, result, textOf, texts);
};
const finishRun = (body, line) => {
isFinished = true;
settle();
if (body.success !== false || failed || runErrors) return;
addRunError("The run failed, though none of its tests did", errorTexts(body).message ?? "", line);
};
const settle = () => {
for (const [id, attempt] of open) {
const before = testCases.get(attempt.testCase)?.attempts.at(-1);
if (isFinished && before?.status === "failed") open.delete(id);
else abandon(id, attempt);
}
for (const [id, testCase] of testCases.entries()) {
const last = testCase.attempts.at(-1);
if (last === void 0) continue;
if (isFinished || retries.expected(id)) emit(id, testCase, last, testCase.attempts.slice(0, -1));
else emit(id, testCase, { status: "running" }, testCase.attempts);
}
};
return {
message(name, body, line) {
switch (name) {
case "meta":
isJs = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(body.implementation)?.name === "cucumber-js";
break;
case "gherkinDocument":
features.add(body);
break;
case "pickle":
addPickle(body);
break;
case "testCase":
addTestCase(body);
break;
case "testCaseStarted":
start(body);
break;
case "hook": {
const id = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(body.id);
const place = hookPlace(body);
if (id !== void 0 && place !== void 0) hooks.set(id, (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_12__.r)(place, maximumHookLength));
break;
}
case "testStepStarted": {
const attempt = open.get((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(body.testCaseStartedId) ?? "");
if (attempt !== void 0) beginStep(attempt.evidence, (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(body.testStepId) ?? "");
break;
}
case "testStepFinished":
finishStep(body);
break;
case "attachment": {
const attempt = open.get((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(body.testCaseStartedId) ?? "");
if (attempt !== void 0) addAttachment(attempt, body, texts);
break;
}
case "testCaseFinished":
finish(body);
break;
case "testRunHookFinished": {
const result = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(body.result);
if (result?.status === "FAILED") addRunError("A hook of the whole run failed", errorTexts(result).message ?? "", line);
break;
}
case "parseError":
addRunError(`The feature file${parseErrorPlace(body)} cannot be parsed`, (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(body.message) ?? "", line);
break;
case "testRunFinished": finishRun(body, line);
}
},
end(line) {
settle();
if (!isFinished) {
const began = unfinished === 0 ? "" : `, and ${unfinished} ${unfinished === 1 ? "test" : "tests"} began and did not end`;
addRunError(`The run was stopped, or the file was cut: there is no "testRunFinished" message${began}`, "", line);
}
}
};
}
function scenarioResult(scenario, last, attempts) {
const result = {
name: scenario?.name ?? "A scenario that was not announced",
suite: scenario?.suite ?? [],
...last
};
if (scenario?.file !== void 0) result.file = scenario.file;
if (scenario?.line !== void 0) result.line = scenario.line;
if (scenario !== void 0 && scenario.tags.length > 0) result.tags = [...scenario.tags];
if (attempts.length > 0) {
result.attempts = [...attempts];
if (last.status === "successful") result.flaky = true;
}
return result;
}
function argumentsLength(steps) {
let length = 0;
for (const { argument } of steps.values()) if (argument !== void 0) length += argument.length;
return length;
}
function parseErrorPlace(parseError) {
const source = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(parseError.source);
const uri = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(source?.uri);
const line = (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_15__.t)((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(source?.location)?.line);
return uri === void 0 ? "" : ` "${uri}${line === void 0 ? "" : `:${line}`}"`;
}
const maximumRetries = 1e4;
async function readCucumberMessages(source, sink) {
const retries = new Set();
await readRuns(source, sink, (run) => ({
add(testCase) {
if (retries.size < maximumRetries) retries.add(`${run}:${testCase}`);
},
expected: () => false
}));
if (retries.size === 0) return;
sink.restart();
await readRuns(source, sink, (run) => ({
add() {},
expected: (testCase) => retries.has(`${run}:${testCase}`)
}));
}
async function readRuns(source, sink, retries) {
const errors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(sink);
const skipped = (0, _skipped_lines_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(sink);
let number = 0;
let isFresh = true;
let run = createCucumberRun(sink, errors, retries(number));
const lines = await (0, _ndjson_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(source.chunks(), {
value(value, line) {
const envelope = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value);
const [name] = envelope === void 0 ? [] : Object.keys(envelope);
const body = name === void 0 ? void 0 : (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(envelope?.[name]);
if (name === void 0 || body === void 0) {
skipped.add({
kind: "not-json",
line,
text: ""
});
return;
}
if (name === "meta" && !isFresh) {
run.end(line);
number += 1;
run = createCucumberRun(sink, errors, retries(number));
}
isFresh = false;
run.message(name, body, line);
},
fault: skipped.add
});
run.end(lines);
errors.finish();
skipped.report();
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
65616: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createSkippedLines });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
const foreignText = (count, line) => count === 1 ? `Line ${line} is not an event and was left out.` : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(count)} lines are not events and were left out; the first is line ${line}.`;
const texts = {
damaged: (count) => count === 1 ? "The event in this line is damaged and was left out; the others are kept." : `The events in ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(count)} lines are damaged and were left out; the first is here. The others are kept.`,
"cut-off": () => "The file ends inside this line: it was truncated, or the tool that wrote it was stopped. The complete tests before this place are kept.",
"too-long": (count) => {
const limit = `longer than ${_limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.line / 1024 / 1024} MiB`;
return count === 1 ? `This line is ${limit} and was left out.` : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(count)} lines are ${limit} and were left out; the first is here.`;
}
};
function createSkippedLines(sink) {
const tallies = new Map();
return {
add(fault) {
const kind = kindOf(fault);
const tally = tallies.get(kind);
if (tally !== void 0) tally.count += 1;
else tallies.set(kind, {
count: 1,
line: fault.line,
column: kind === "cut-off" ? fault.text.length + 1 : 1
});
},
report() {
for (const [kind, { count, line, column }] of tallies) if (kind === "foreign") sink.notice(foreignText(count, line));
else sink.problem({
severity: "error",
kind: "incomplete",
message: texts[kind](count),
line,
column
});
}
};
}
function kindOf({ kind, text }) {
if (kind === "too-long") return kind;
if (kind === "cut-off" && /^(?:\{|\[")/.test(text)) return kind;
return text.includes("{\"") || text.startsWith("{") && text.includes("\":") ? "damaged" : "foreign";
}
}),
29010: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => tableRow });
const tableRow = (cells) => `| ${cells.join(" | ")} |`;
})
};
;
