"use strict";
exports.id = 2051;
exports.ids = [2051];
exports.modules = {
79609: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => attachmentReasons,
r: () => comparisonSides,
t: () => boundSteps
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
const attachmentReasons = [
"missing",
"outside",
"type",
"size",
"limit",
"sensitive",
"off",
"damaged"
];
const comparisonSides = [
"expected",
"actual",
"diff",
"previous"
];
const maximumRead = 2e4;
const partBeforeFailure = 2 / 3;
function boundSteps(given, context) {
const { nodes, leftOut } = flattened(given, context);
if (nodes.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.steps && (areShort(nodes) || nodes.reduce((sum, { step }) => sum + lengthOf(step), 2) <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepsLength)) return {
steps: asTree(nodes),
leftOut
};
const isKept = select(nodes);
return {
steps: asTree(nodes, isKept),
leftOut: leftOut + isKept.filter((kept) => !kept).length
};
}
const lengthOf = (step) => JSON.stringify(step).length + 11;
const maximumEscape = 6;
const maximumFrame = 250;
const maximumPosition = 8;
function areShort(nodes) {
let length = 0;
for (const { step } of nodes) {
const { name, message = "", text = "", file = "", attachments } = step;
length += maximumFrame + maximumEscape * (name.length + message.length + text.length + file.length);
if (attachments !== void 0) length += maximumPosition * attachments.length;
}
return length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepsLength;
}
function flattened(given, context) {
const nodes = [];
let leftOut = 0;
const pending = [{
list: asList(given),
next: 0,
parent: -1
}];
for (let level = pending.at(-1); level !== void 0; level = pending.at(-1)) {
const raw = level.list[level.next];
level.next += 1;
if (level.next > level.list.length) {
pending.pop();
continue;
}
if (!(pending.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepDepth && nodes.length < maximumRead)) {
leftOut += 1;
continue;
}
const step = checkedStep(raw, context);
if (step === void 0) continue;
nodes.push({
step,
parent: level.parent
});
const inner = asList(raw.steps);
if (inner.length > 0) pending.push({
list: inner,
next: 0,
parent: nodes.length - 1
});
}
return {
nodes,
leftOut
};
}
const asList = (value) => Array.isArray(value) ? value : [];
function checkedStep(value, { clean, message, positionOf }) {
if (typeof value !== "object" || value === null) return void 0;
const given = value;
const text = (field, limit) => typeof field === "string" && field !== "" ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.S)(clean(field), limit) : void 0;
const name = text(given.name, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepName);
if (name === void 0) return void 0;
const status = _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.y.find((known) => known === given.status) ?? "unknown";
const step = {
name,
status
};
if (given.phase === "setup" || given.phase === "teardown") step.phase = given.phase;
const ownMessage = status === "failed" ? text(given.message, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepMessage) : void 0;
if (ownMessage !== void 0 && message?.includes(ownMessage) !== true) step.message = ownMessage;
const shown = text(given.text, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepText);
if (shown !== void 0) step.text = shown;
if (typeof given.duration === "number" && given.duration >= 0 && Number.isFinite(given.duration)) step.duration = given.duration;
const file = text(given.file, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepName);
if (file !== void 0) step.file = file;
if (Number.isSafeInteger(given.line) && given.line >= 1) step.line = given.line;
if (given.attachments === void 0) return step;
const attachments = asList(given.attachments).flatMap((position) => typeof position === "number" ? positionOf(position) ?? [] : []);
if (attachments.length > 0) step.attachments = [...new Set(attachments)];
return step;
}
function select(nodes) {
const isKept = nodes.map(() => false);
const lengths = nodes.map(({ step }) => lengthOf(step));
let count = 0;
let length = 2;
const keep = (position, part = 1) => {
const added = [];
for (let place = position; isKept[place] === false; place = nodes[place]?.parent ?? -1) added.push(place);
const more = added.reduce((sum, place) => sum + (lengths[place] ?? 0), 0);
if (count + added.length > _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.steps * part || length + more > _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepsLength * part) return;
for (const place of added) isKept[place] = true;
count += added.length;
length += more;
};
const failed = [...nodes.keys()].filter((position) => nodes[position]?.step.status === "failed");
for (const position of failed.toReversed()) keep(position);
let failure = failed[0] ?? nodes.length;
for (const position of failed) if (nodes[position]?.parent === failure) failure = position;
for (let position = failure - 1; position >= 0; position -= 1) keep(position, partBeforeFailure);
for (let position = 0; position < nodes.length; position += 1) keep(position);
return isKept;
}
function asTree(nodes, isKept) {
const top = [];
for (const [position, { step, parent }] of nodes.entries()) {
if (isKept?.[position] === false) continue;
const outer = nodes[parent]?.step;
if (outer === void 0) top.push(step);
else if (outer.steps === void 0) outer.steps = [step];
else outer.steps.push(step);
}
return top;
}
}),
2051: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { openEvidence: () => openEvidence });
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(52824);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _make_folder_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29022);
var _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68441);
var _unfinished_path_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34996);
var _trust_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33091);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6741);
var _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24691);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41123);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47931);
var _bound_steps_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79609);
var _naming_line_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75814);
var _inner_path_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13043);
var node_crypto__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(76760);
var node_buffer__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4573);
const sourceOfDescriptor = (descriptor, size) => ({
size,
read(buffer, position) {
let length = 0;
while (length < buffer.length) {
const read = (0, node_fs__WEBPACK_IMPORTED_MODULE_13__.readSync)(descriptor, buffer, length, buffer.length - length, position + length);
if (read === 0) break;
length += read;
}
return length;
}
});
const sourceOfBytes = (bytes) => ({
size: bytes.length,
read: (buffer, position) => bytes.copy(buffer, 0, position)
});
function bytesOf(source, position, length) {
const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(length, source.size - position)));
return buffer.subarray(0, source.read(buffer, position));
}
const isReadFault = (error) => error instanceof Error && "syscall" in error && error.syscall === "read";
const maximumFileBytes = 52428800;
const maximumFiles = 5e3;
const sharedPart = .8;
const chunkBytes$2 = 262144;
const wholeBytes = 1048576;
const ownName = /^[0-9a-f]{32}\.[a-z]{2,6}$/;
function openAttachmentStore(folder, maximumBytes) {
const temporary = (0, _unfinished_path_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(folder);
const stored = new Map();
const sizes = new Set();
let bytes = 0;
let isCreated = false;
let isPublished = false;
let fault;
let wholeBuffer;
const guarded = (action) => {
try {
return action();
} catch (cause) {
if (isReadFault(cause)) throw cause;
fault = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.d)({
what: `The folder of attachments "${folder}"`,
path: folder,
hint: "Name a records file in a folder that can be written to."
}, cause);
throw fault;
}
};
const attempt = (size, action) => {
try {
return fault === void 0 ? guarded(action) : { size };
} catch (error) {
if (error !== fault) throw error;
return { size };
}
};
const create = () => {
if (isCreated) return;
(0, _make_folder_mjs__WEBPACK_IMPORTED_MODULE_2__.t)((0, node_path__WEBPACK_IMPORTED_MODULE_14__.dirname)(folder));
(0, node_fs__WEBPACK_IMPORTED_MODULE_13__.mkdirSync)(temporary);
isCreated = true;
};
const hasRoom = (size, isFirst) => stored.size < maximumFiles && bytes + size <= maximumBytes() * (isFirst ? 1 : sharedPart);
const keep = (sha256, size, name) => {
stored.set(sha256, name);
sizes.add(size);
bytes += size;
return {
sha256,
size
};
};
const refusal = (size, isFirst) => {
if (size > 52428800) return {
reason: "size",
size
};
return hasRoom(size, isFirst) || sizes.has(size) ? void 0 : {
reason: "limit",
size
};
};
const known = (sha256, size, isFirst) => {
if (stored.has(sha256)) return {
sha256,
size
};
return hasRoom(size, isFirst) ? void 0 : {
reason: "limit",
size
};
};
const storeWhole = (content, type, isFirst) => attempt(content.length, () => {
const sha256 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_12__.createHash)("sha256").update(content).digest("hex");
const found = known(sha256, content.length, isFirst);
if (found !== void 0) return found;
create();
const name = (0, _trust_mjs__WEBPACK_IMPORTED_MODULE_5__.c)(sha256, type);
(0, node_fs__WEBPACK_IMPORTED_MODULE_13__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_14__.join)(temporary, name), content);
return keep(sha256, content.length, name);
});
const copy = (chunks, given, type, isFirst, isValid) => attempt(given, () => {
create();
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_14__.join)(temporary, "incomplete");
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_13__.openSync)(path, "w");
let isOpen = true;
const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_12__.createHash)("sha256");
let size = 0;
try {
for (const chunk of chunks) {
size += chunk.length;
if (size > 52428800) return {
reason: "size",
size
};
hash.update(chunk);
for (let start = 0; start < chunk.length;) start += (0, node_fs__WEBPACK_IMPORTED_MODULE_13__.writeSync)(descriptor, chunk, start);
}
if (!isValid()) return void 0;
const sha256 = hash.digest("hex");
const found = known(sha256, size, isFirst);
if (found !== void 0) return found;
const name = (0, _trust_mjs__WEBPACK_IMPORTED_MODULE_5__.c)(sha256, type);
(0, node_fs__WEBPACK_IMPORTED_MODULE_13__.closeSync)(descriptor);
isOpen = false;
(0, node_fs__WEBPACK_IMPORTED_MODULE_13__.renameSync)(path, (0, node_path__WEBPACK_IMPORTED_MODULE_14__.join)(temporary, name));
return keep(sha256, size, name);
} finally {
if (isOpen) (0, node_fs__WEBPACK_IMPORTED_MODULE_13__.closeSync)(descriptor);
(0, node_fs__WEBPACK_IMPORTED_MODULE_13__.rmSync)(path, { force: true });
}
});
return {
add(source, type, isFirst) {
const { size } = source;
const refused = refusal(size, isFirst);
if (refused !== void 0) return refused;
if (size <= wholeBytes) {
wholeBuffer ??= Buffer.allocUnsafeSlow(wholeBytes);
const length = source.read(wholeBuffer.subarray(0, size), 0);
return storeWhole(wholeBuffer.subarray(0, length), type, isFirst);
}
return copy(chunksOf(source), size, type, isFirst, () => true);
},
addText(pieces, size, type, isFirst) {
const refused = refusal(size, isFirst);
if (refused !== void 0) return refused;
const iterator = pieces[Symbol.iterator]();
const first = iterator.next();
if (first.done) return storeWhole(Buffer.alloc(0), type, isFirst);
const second = first.value === void 0 ? first : iterator.next();
if (first.value === void 0) return void 0;
if (second.done) return storeWhole(Buffer.from(first.value), type, isFirst);
let isText = true;
const chunks = (function* () {
yield Buffer.from(first.value ?? "");
for (let next = second; !next.done; next = iterator.next()) {
isText = next.value !== void 0;
if (next.value === void 0) return;
yield Buffer.from(next.value);
}
})();
return copy(chunks, size, type, isFirst, () => isText);
},
publish() {
const earlier = fault;
try {
guarded(() => {
const names = new Set(stored.values());
removeStored(folder, names);
if (names.size > 0) {
(0, _make_folder_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(folder);
for (const name of names) (0, node_fs__WEBPACK_IMPORTED_MODULE_13__.renameSync)((0, node_path__WEBPACK_IMPORTED_MODULE_14__.join)(temporary, name), (0, node_path__WEBPACK_IMPORTED_MODULE_14__.join)(folder, name));
}
});
} catch (error) {
stored.clear();
bytes = 0;
throw error;
}
isPublished = true;
if (earlier !== void 0) throw earlier;
},
discard() {
if (isCreated) (0, _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(temporary);
},
attachments: {
get count() {
return stored.size;
},
get bytes() {
return bytes;
},
pathOf({ sha256 = "" }) {
const name = stored.get(sha256);
return name === void 0 ? void 0 : (0, node_path__WEBPACK_IMPORTED_MODULE_14__.join)(isPublished ? folder : temporary, name);
}
}
};
}
function* chunksOf(source) {
const buffer = Buffer.allocUnsafe(chunkBytes$2);
for (let position = 0;;) {
const length = source.read(buffer, position);
if (length === 0) return;
position += length;
yield buffer.subarray(0, length);
}
}
function removeStored(folder, kept = new Set()) {
const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_13__.lstatSync)(folder, { throwIfNoEntry: false });
if (stats === void 0) return;
if (stats.isSymbolicLink()) {
(0, node_fs__WEBPACK_IMPORTED_MODULE_13__.rmSync)(folder);
return;
}
if (!stats.isDirectory()) throw new Error("it is not a folder");
const names = (0, node_fs__WEBPACK_IMPORTED_MODULE_13__.readdirSync)(folder);
const old = names.filter((name) => ownName.test(name) && !kept.has(name));
for (const name of old) (0, node_fs__WEBPACK_IMPORTED_MODULE_13__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_14__.join)(folder, name), { force: true });
if (kept.size === 0 && old.length === names.length) (0, node_fs__WEBPACK_IMPORTED_MODULE_13__.rmdirSync)(folder);
}
const noCounts = () => ({
total: 0,
missing: 0,
outside: 0,
overLimit: 0,
tooLarge: 0,
sensitiveTraces: 0,
otherSensitive: 0
});
const maximumQuoted = 200;
function quotedPath(path) {
const shown = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_16__.t)(path);
return `"${shown.length > maximumQuoted ? `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.S)(shown, 199)}\u2026` : shown}"`;
}
function createAttachmentTally(clean) {
const whole = noCounts();
let ofFile = noCounts();
let unstored = 0;
let missingExample = "";
let outsideExample = "";
const beginFile = () => {
ofFile = noCounts();
unstored = 0;
missingExample = "";
outsideExample = "";
};
return {
beginFile,
restartFile: beginFile,
add({ reason, type, name }, written = name) {
ofFile.total += 1;
switch (reason) {
case "missing":
if (ofFile.missing === 0) missingExample = clean(written);
ofFile.missing += 1;
break;
case "outside":
if (ofFile.outside === 0) outsideExample = clean(written);
ofFile.outside += 1;
break;
case "limit":
ofFile.overLimit += 1;
break;
case "size":
ofFile.tooLarge += 1;
break;
case "sensitive": if (type === "application/vnd.playwright.trace+zip") ofFile.sensitiveTraces += 1;
else ofFile.otherSensitive += 1;
}
},
addUnstored() {
unstored += 1;
},
endFile(path, folder, { named, kept }) {
const warnings = [];
const { missing, outside, total } = ofFile;
if (missing > 0) warnings.push(missingText(path, missing, total, missingExample));
if (outside > 0) warnings.push(outsideText(path, outside, outsideExample));
if (unstored > 0 && folder !== void 0) warnings.push(unstoredText(path, unstored, folder));
if (named > kept) warnings.push(`${path} names ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(named, "file")} of the run; the first ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(kept)} are kept.`);
for (const name of Object.keys(whole)) whole[name] += ofFile[name];
whole.missing += unstored;
beginFile();
return warnings.map((message) => ({
severity: "warning",
kind: "attachment",
message,
path
}));
},
counts: whole
};
}
const missingText = (path, missing, total, example) => `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(missing)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(total, "attachment")} of ${path} ${missing === 1 ? "was" : "were"} not found, for example ${quotedPath(example)}. Keep their folder beside the result file, or add it to "collect.attachments.roots".`;
const outsideText = (path, outside, example) => `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(outside, "attachment")} of ${path} ${outside === 1 ? "is" : "are"} outside of the working directory and ${outside === 1 ? "was" : "were"} not read, for example ${quotedPath(example)}.`;
const unstoredText = (path, count, folder) => `The records of ${path} name ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(count, "stored attachment")}, but ${quotedPath(folder)} is missing. Upload it with the records: "path: build-report*".`;
const maximumDirectoryBytes = 1048576;
const endBytes = 22;
const maximumCommentBytes = 65535;
const endMark = 101010256;
const entryMark = 33639248;
const entryBytes = 46;
function archiveContent(source) {
const tail = bytesOf(source, Math.max(0, source.size - endBytes - maximumCommentBytes), 65557);
for (let at = tail.length - endBytes; at >= 0; at -= 1) if (tail.readUInt32LE(at) === endMark) return contentOf(bytesOf(source, tail.readUInt32LE(at + 16), Math.min(tail.readUInt32LE(at + 12), maximumDirectoryBytes)));
return "other";
}
function contentOf(directory) {
let hasHar = false;
for (let at = 0; at + entryBytes <= directory.length && directory.readUInt32LE(at) === entryMark;) {
const [name, extra, comment] = [
directory.readUInt16LE(at + 28),
directory.readUInt16LE(at + 30),
directory.readUInt16LE(at + 32)
];
const end = directory.toString("latin1", at + entryBytes + Math.max(0, name - 6), at + entryBytes + name).toLowerCase();
if (end.endsWith(".trace")) return "trace";
hasHar ||= end.endsWith(".har");
at += entryBytes + name + extra + comment;
}
return hasHar ? "har" : "other";
}
const headBytes = 512;
function contentType(source, hints) {
const head = bytesOf(source, 0, headBytes);
const binary = binaryType(head, extensionOf(hints.fileName ?? hints.name ?? ""));
if (binary === "application/zip") return zipType(source);
if (binary !== void 0) return { type: binary };
const type = textType(hints);
return type === void 0 || !mayBeText(head) ? void 0 : { type };
}
function zipType(source) {
const content = archiveContent(source);
return content === "trace" ? { type: _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_6__.r } : {
type: "application/zip",
...content === "har" ? { isRecording: true } : {}
};
}
const startsWith = (head, latin1, at = 0) => head.toString("latin1", at, at + latin1.length) === latin1;
function binaryType(head, extension) {
if (startsWith(head, "PNG\r\n\n")) return "image/png";
if (startsWith(head, "ÿØÿ")) return "image/jpeg";
if (startsWith(head, "GIF87a") || startsWith(head, "GIF89a")) return "image/gif";
if (startsWith(head, "RIFF") && startsWith(head, "WEBP", 8)) return "image/webp";
if (startsWith(head, "ftyp", 4)) return mediaOfBrands(head);
if (startsWith(head, "Eß£")) return head.subarray(0, 64).includes("Bwebm", "latin1") ? "video/webm" : void 0;
if (startsWith(head, "%PDF-")) return "application/pdf";
if (startsWith(head, "PK") || startsWith(head, "PK")) return "application/zip";
if (startsWith(head, "")) return "application/gzip";
return startsWith(head, "MDMP") || startsWith(head, "ELF") && extension === "dmp" ? "application/x-dmp" : void 0;
}
const videoBrands = new Set([
"isom",
"iso2",
"iso4",
"iso5",
"iso6",
"mp41",
"mp42",
"avc1",
"M4V ",
"MSNV",
"dash"
]);
function mediaOfBrands(head) {
const length = Math.min(head.readUInt32BE(0), head.length);
const brands = [head.toString("latin1", 8, 12)];
for (let at = 16; at + 4 <= length; at += 4) brands.push(head.toString("latin1", at, at + 4));
if (brands.includes("avif") || brands.includes("avis")) return "image/avif";
return brands.some((brand) => videoBrands.has(brand)) ? "video/mp4" : void 0;
}
const textOfExtension = new Map([
...[..._attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_6__.n].flatMap(([type, { kind, extension }]) => kind === "text" ? [[extension, type]] : []),
["yml", "application/yaml"],
["patch", "text/x-diff"],
["htm", "text/html"]
]);
const textOfClaim = new Map([
["text/xml", "application/xml"],
["text/json", "application/json"],
["text/yaml", "application/yaml"],
["text/x-markdown", "text/markdown"],
["text/uri-list", "text/plain"]
]);
function textType({ fileName, name = "", claimed = "", allowsBareText }) {
const extension = extensionOf(fileName ?? name);
const known = textOfExtension.get(extension);
if (known !== void 0) return known;
if (!allowsBareText || fileName !== void 0 && extension !== "") return void 0;
const [claim = ""] = claimed.toLowerCase().split(";", 1);
const ofClaim = textOfClaim.get(claim.trim()) ?? claim.trim();
return (0, _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(ofClaim) === "text" ? ofClaim : "text/plain";
}
const extensionOf = (path) => /\.([a-z0-9]{1,10})$/i.exec((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.yn)(path))?.[1]?.toLowerCase() ?? "";
const mayBeText = (head) => startsWith(head, "ÿþ") || startsWith(head, "þÿ") || !head.includes(0);
const pieceBytes = 1048576;
function* decodedText(source) {
const mark = bytesOf(source, 0, 2).toString("latin1");
const encoding = mark === "ÿþ" ? "utf-16le" : mark === "þÿ" ? "utf-16be" : "utf-8";
const decoder = new TextDecoder(encoding, { fatal: true });
const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(pieceBytes, source.size)));
for (let position = 0; position < source.size;) {
const bytes = buffer.subarray(0, source.read(buffer, position));
position += bytes.length;
const isLast = position >= source.size || bytes.length === 0;
const text = isWholeUtf8(encoding, bytes, position, isLast) ? bytes.toString("utf8") : decoded$1(decoder, bytes, isLast);
if (text === void 0 || text.includes("\0")) {
yield void 0;
return;
}
yield text;
if (bytes.length === 0) return;
}
}
const isWholeUtf8 = (encoding, bytes, position, isLast) => encoding === "utf-8" && isLast && position === bytes.length && bytes[0] !== 239 && (0, node_buffer__WEBPACK_IMPORTED_MODULE_15__.isUtf8)(bytes);
function decoded$1(decoder, bytes, isLast) {
try {
return decoder.decode(bytes, { stream: !isLast });
} catch {
return;
}
}
const textBox = /^\s*- ['"]?textbox \\?"((?:[^"\\]|\\.)*)"/;
const attributes = /^(?: {0,4}\[[^\]\n]*\])*['"]?/;
const secretWord = /password|passphrase|passcode|\bpass\b|pwd|token|secret|credential|(?:api|access|private)[ _-]?key|\bkey\b|\bp[ai][tn]\b|kennwort|passwort/i;
const indentOf = (line) => line.length - line.trimStart().length;
function withoutFieldValues(text) {
if (!text.includes("textbox")) return text;
const kept = [];
let hiddenBelow;
for (const line of text.split("\n")) {
if (hiddenBelow !== void 0 && (line.trim() === "" || indentOf(line) > hiddenBelow)) continue;
hiddenBelow = void 0;
const [start = "", name = ""] = textBox.exec(line) ?? [];
if (start === "" || !secretWord.test(name)) {
kept.push(line);
continue;
}
const shown = start + (attributes.exec(line.slice(start.length))?.[0] ?? "");
const hasValue = line.trimEnd().length > shown.length;
if (hasValue) hiddenBelow = indentOf(line);
kept.push(hasValue ? `${shown}: ***` : line);
}
return kept.join("\n");
}
const maximumTries = 8;
function* maskedPieces(pieces, mask) {
let carried = "";
for (const piece of pieces) {
const text = carried + piece;
const masked = mask(text);
const end = text.length - _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_17__.n;
if (end <= 0) {
carried = text;
continue;
}
const [shown, rest] = masked === text ? [text.slice(0, end), text.slice(end)] : divided(text, masked, end, mask);
yield shown;
carried = rest;
}
if (carried !== "") yield mask(carried);
}
function divided(text, masked, end, mask) {
for (let tries = 0; tries < maximumTries; tries += 1) {
const at = end - Math.floor(tries * _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_17__.n / maximumTries);
if (at <= 0) break;
const shown = mask(text.slice(0, at));
if (shown + mask(text.slice(at)) === masked) return [shown, text.slice(at)];
}
return [masked, ""];
}
const sensitiveTypes = new Set([
_attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_6__.r,
"application/har+json",
"application/x-dmp",
"text/html"
]);
const isErrorContext = (names) => names.some((name) => name !== void 0 && /^error-context(?:-\d{1,3})?(?:\.md)?$/.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.yn)(name)));
const isSensitive = ({ type, isRecording }, names) => sensitiveTypes.has(type) || isRecording === true || isErrorContext(names);
const maximumSnapshotBytes = 4194304;
function createContentReader({ keepsSensitive, mask }, store) {
const storeText = (source, type, isFirst, isSnapshot) => {
const { size } = source;
if (size > (isSnapshot ? maximumSnapshotBytes : 52428800)) return {
type,
size,
reason: "size"
};
let short = "";
function* pieces() {
let isText = true;
function* decoded() {
const whole = [];
for (const piece of decodedText(source)) {
isText = piece !== void 0;
if (piece === void 0) return;
if (isSnapshot) whole.push(piece);
else yield piece;
}
if (isSnapshot) yield withoutFieldValues(whole.join(""));
}
for (const piece of maskedPieces(decoded(), mask)) {
short = short !== void 0 && short.length + piece.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_7__.t.attachmentText ? short + piece : void 0;
yield piece;
}
if (!isText) yield void 0;
}
const stored = store === void 0 ? checked(pieces(), size) : store.addText(pieces(), size, type, isFirst);
if (stored === void 0) return {
size,
reason: "type"
};
return {
type,
...stored,
...short === void 0 || short === "" || "reason" in stored ? {} : { text: short }
};
};
return (source, hints, isFirst) => {
const { size } = source;
const names = [hints.fileName, hints.name];
const found = contentType(source, hints);
if (found === void 0) return {
size,
reason: "type"
};
const { type } = found;
if (isSensitive(found, names) && !keepsSensitive()) return {
type,
size,
reason: "sensitive"
};
if ((0, _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(type) === "text") return storeText(source, type, isFirst, isErrorContext(names));
if (size > 52428800) return {
type,
size,
reason: "size"
};
return {
type,
...store === void 0 ? { size } : store.add(source, type, isFirst)
};
};
}
function checked(pieces, size) {
for (const piece of pieces) if (piece === void 0) return void 0;
return { size };
}
function evidenceNotices(counts, { saysSensitive, maximumMegabytes }) {
return [...saysSensitive ? sensitiveText(counts) : [], ...limitText(counts, maximumMegabytes)].map((message) => ({
kind: "attachments",
message
}));
}
function sensitiveText({ sensitiveTraces, otherSensitive }) {
const count = sensitiveTraces + otherSensitive;
if (count === 0) return [];
const what = [...sensitiveTraces > 0 ? [(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(sensitiveTraces, "Playwright trace")] : [], ...otherSensitive > 0 ? [sensitiveTraces > 0 ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(otherSensitive, "other file") : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(otherSensitive, "file")] : []];
const contents = otherSensitive === 0 ? "traces contain cookies" : "such files can contain cookies and values of fields";
return [`${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.Jt)(what)} ${count === 1 ? "is" : "are"} not stored, because this repository is public and ${contents}. Set "collect.attachments.sensitive" to "keep" to store them.`];
}
const limitText = ({ overLimit, total }, maximumMegabytes) => overLimit === 0 ? [] : [`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(overLimit)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(total, "attachment")} ${overLimit === 1 ? "is" : "are"} not stored: the limit is ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(maximumMegabytes())} MB. Raise "collect.attachments.maximumMegabytes".`];
const sideOfName = /^(.*)-(expected|actual|diff|previous)(\.[^.]+)?$/;
function comparisonOf(name) {
const [, stem, side, extension = ""] = sideOfName.exec(name) ?? [];
return stem === void 0 || stem === "" ? void 0 : {
name: stem + extension,
side
};
}
function withComparisons(attachments) {
const found = attachments.map((attachment) => (0, _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(attachment.type) !== "image" ? void 0 : attachment.comparison ?? comparisonOf(attachment.name) ?? (attachment.path === void 0 ? void 0 : ofPath(attachment.path)));
const sides = new Map();
for (const comparison of found) if (comparison !== void 0) sides.set(comparison.name, (sides.get(comparison.name) ?? new Set()).add(comparison.side));
return attachments.map((attachment, index) => {
const { comparison: _, ...others } = attachment;
const comparison = found[index];
return comparison !== void 0 && (sides.get(comparison.name)?.size ?? 0) > 1 ? {
...others,
comparison
} : others;
});
}
const ofPath = (path) => comparisonOf((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.yn)(path));
const actualImage = /-actual(\.(?:png|jpe?g|webp))$/i;
function addExpectedImages(files) {
const names = new Set(files.flatMap(({ given: { name, path } }) => [name, ...path === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.yn)(path)]]));
for (const { given } of [...files]) {
const { path, bases } = given;
if (path === void 0 || !actualImage.test(path)) continue;
const expected = path.replace(actualImage, "-expected$1");
const name = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.yn)(expected);
if (names.has(name)) continue;
names.add(name);
files.push({
given: {
name,
path: expected,
...bases && { bases }
},
isOptional: true,
positions: [],
lines: []
});
}
}
const maximumLength = 4096;
const webAddress = (text) => /^https?:\/\/\S{1,2000}$/i.test(text) ? text : void 0;
function writtenPath(written) {
const text = withoutScheme(written.trim());
if (text === "" || text.length > maximumLength || /[\0-\x1f]/.test(text)) return void 0;
const slashed = text.replaceAll("\\", "/");
const drive = /^[a-z]:(?=\/)/i.exec(slashed)?.[0];
const { segments, ups } = resolved(drive === void 0 ? slashed : slashed.slice(drive.length));
if (segments.length === 0) return void 0;
const isAbsolute = drive !== void 0 || slashed.startsWith("/");
return {
text,
segments,
isAbsolute,
ups: isAbsolute ? 0 : ups,
...drive === void 0 ? {} : { drive }
};
}
function withoutScheme(text) {
const address = /^file:(?:\/\/(?:localhost)?(?=\/))?(.*)$/is.exec(text)?.[1];
if (address === void 0) return text;
const path = /^\/[a-z]:\//i.test(address) ? address.slice(1) : address;
try {
return decodeURIComponent(path);
} catch {
return path;
}
}
function resolved(path) {
const segments = [];
let ups = 0;
for (const segment of path.split("/")) {
if (segment === "" || segment === ".") continue;
if (segment !== "..") segments.push(segment);
else if (segments.pop() === void 0) ups += 1;
}
return {
segments,
ups
};
}
const maximumNamed = 500;
const none = [];
const wholeLine = (expression) => (lines, index) => {
const path = expression.exec(lines[index] ?? "")?.[1];
return path === void 0 ? none : [{
path,
lines: [index]
}];
};
const [marker] = _naming_line_mjs__WEBPACK_IMPORTED_MODULE_10__.n.jenkins;
const jenkinsMarker = (lines, index) => {
const line = lines[index] ?? "";
const paths = [];
let others = "";
let position = 0;
for (let start = line.indexOf(marker); start !== -1; start = line.indexOf(marker, position)) {
let end = line.indexOf("]]", start);
if (end === -1) break;
while (line[end + 2] === "]") end += 1;
others += line.slice(position, start);
paths.push(line.slice(start + marker.length, end).split("|", 1)[0] ?? "");
position = end + 2;
}
const isWhole = `${others}${line.slice(position)}`.trim() === "";
return paths.map((path) => ({
path,
lines: isWhole ? [index] : []
}));
};
const vitestSides = {
"Reference screenshot": "expected",
"Actual screenshot": "actual",
"Diff image": "diff"
};
const vitestTitle = /^\s{0,40}(Reference screenshot|Actual screenshot|Diff image):\s{0,40}$/;
const vitestScreenshot = (lines, index) => {
const title = vitestTitle.exec(lines[index] ?? "")?.[1];
const path = lines[index + 1]?.trim() ?? "";
if (title === void 0 || path === "") return none;
return [{
path,
comparison: {
name: referenceBefore(lines, index) ?? (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.yn)(path),
side: vitestSides[title]
},
lines: [index, index + 1]
}];
};
const maximumLinesOfComparison = 12;
function referenceBefore(lines, index) {
for (let line = index; line >= Math.max(0, index - maximumLinesOfComparison); line -= 1) if (vitestTitle.exec(lines[line] ?? "")?.[1] === "Reference screenshot") return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.yn)(lines[line + 1]?.trim() ?? "");
}
const flutterSides = {
masterImage: "expected",
testImage: "actual",
isolatedDiff: "diff",
maskedDiff: void 0
};
const flutterGolden = /Golden "([^"]{1,500})":/;
const flutterFolder = /Failure feedback can be found at (\S{1,1000})/;
const flutterFailure = (lines, index) => {
if (!(lines[index] ?? "").includes(_naming_line_mjs__WEBPACK_IMPORTED_MODULE_10__.n.flutter[0])) return none;
const folder = flutterFolder.exec(joined(lines, index, index + 3))?.[1];
const golden = flutterGolden.exec(joined(lines, Math.max(0, index - 6), index + 1))?.[1];
if (folder === void 0 || golden === void 0) return none;
const name = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.yn)(golden).replace(/\.[^.]*$/, "");
return Object.entries(flutterSides).map(([kind, side]) => ({
path: `${folder.replace(/[/\\]$/, "")}/${name}_${kind}.png`,
...side === void 0 ? { isOptional: true } : { comparison: {
name: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.yn)(golden),
side
} },
lines: []
}));
};
const joined = (lines, start, end) => lines.slice(start, end).map((line) => line.trim()).join(" ");
const shapes = [
[marker, jenkinsMarker],
[_naming_line_mjs__WEBPACK_IMPORTED_MODULE_10__.n.vitest[0], vitestScreenshot],
[_naming_line_mjs__WEBPACK_IMPORTED_MODULE_10__.n.jestImageSnapshot[0], wholeLine(/^\s{0,40}See diff for details:\s{1,10}(\S.{0,2000}?)\s{0,40}$/)],
[_naming_line_mjs__WEBPACK_IMPORTED_MODULE_10__.n.flutter[0], flutterFailure],
[_naming_line_mjs__WEBPACK_IMPORTED_MODULE_10__.n.selenideImage[0], wholeLine(/^\s{0,40}Screenshot: ((?:file|https?):\S{1,2000})\s{0,40}$/)],
[_naming_line_mjs__WEBPACK_IMPORTED_MODULE_10__.n.selenidePage[0], wholeLine(/^\s{0,40}Page source: ((?:file|https?):\S{1,2000})\s{0,40}$/)],
[_naming_line_mjs__WEBPACK_IMPORTED_MODULE_10__.n.rails[0], wholeLine(/^\s{0,40}\[Screenshot (?:Image|HTML)\]: (\S.{0,2000}?)\s{0,40}$/)]
];
const lineEnd = /\r\n|\n|\r/;
const noise = /\u001b\[[\d;]{0,20}m|[\ufdd0\ufdd1\ufdd9]/g;
function filesNamedIn(text) {
const likely = shapes.filter(([part]) => text.includes(part));
if (likely.length === 0) return none;
const lines = text.split(lineEnd).map((line) => line.replace(noise, ""));
const found = [];
for (let index = 0; index < lines.length && found.length < maximumNamed; index += 1) for (const [, find] of likely) found.push(...find(lines, index));
return found;
}
function withoutLines(text, removed) {
const parts = text.split(/(\r\n|\n|\r)/);
const kept = [];
let wasRemoved = false;
for (let index = 0; index * 2 < parts.length; index += 1) {
const line = parts[index * 2] ?? "";
const isBlank = line.trim() === "";
const isRemoved = removed.has(index) || wasRemoved && isBlank;
wasRemoved = removed.has(index);
if (!isRemoved) kept.push(line + (parts[index * 2 + 1] ?? ""));
}
const rest = kept.join("");
return rest.trim() === "" ? void 0 : rest;
}
function attachmentOfFile({ path, comparison }) {
const url = webAddress(path);
return {
...url === void 0 ? {
name: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.yn)(path),
path
} : {
name: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.yn)(url.split(/[?#]/, 1)[0] ?? "") || url,
url
},
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ comparison })
};
}
function foundLines(lines) {
const found = new Map();
for (const { attempt, field, line } of lines) {
const fields = found.get(attempt) ?? {
stdout: new Set(),
stderr: new Set()
};
fields[field].add(line);
found.set(attempt, fields);
}
return found;
}
function withoutFoundLines(attempt, found) {
const lines = found.get(attempt);
if (lines === void 0) return attempt;
const { stdout, stderr, ...others } = attempt;
const shown = (text, removed) => text === void 0 || removed.size === 0 ? text : withoutLines(text, removed);
return {
...others,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
stdout: shown(stdout, lines.stdout),
stderr: shown(stderr, lines.stderr)
})
};
}
const kinds = [
/\.(?:png|jpe?g|gif|webp|avif)$/i,
/\.(?:txt|log|md|json|html?|ya?ml|csv|xml)$/i,
/\.(?:webm|mp4)$/i,
/\.zip$/i
];
const imageRank = 2;
function rankOf({ name, path = name, comparison, content, type }) {
if (comparison !== void 0 || comparisonOf(name) !== void 0) return 0;
if (content !== void 0 && typeof type === "string" && type.startsWith("image/")) return imageRank;
const kind = kinds.findIndex((extension) => extension.test(path));
return kind === -1 ? imageRank + kinds.length : imageRank + kind;
}
function byWorth(attachments) {
const ranks = attachments.map(rankOf);
const lastImage = ranks.lastIndexOf(imageRank);
if (lastImage !== -1) ranks[lastImage] = 1;
return [...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}
const retryFolder = /(?:^|[/\\])[^/\\]{1,300}-retry(\d{1,3})[/\\]/;
function retryOf({ path }) {
const digits = path === void 0 || path.length > 5e3 ? void 0 : retryFolder.exec(path)?.[1];
return digits === void 0 ? void 0 : Number(digits);
}
function placeOfRetry(attachment, attempts) {
const retry = retryOf(attachment) ?? 0;
const { name } = attachment;
if (retry < attempts) return {
attempt: retry,
name
};
return {
attempt: attempts - 1,
name: `retry ${retry} \u203a ${name}`
};
}
const maximumRead = 2e3;
function pendingOf(attempt, isOfFormat) {
const list = [];
const byPlace = new Map();
const given = Array.isArray(attempt.attachments) ? attempt.attachments : [];
for (const [position, each] of given.slice(0, maximumRead).entries()) {
if (typeof each !== "object" || each === null) continue;
const one = {
given: each,
isOptional: false,
positions: [position],
lines: []
};
const { path, name, content, bases } = one.given;
const place = typeof path === "string" && content === void 0 ? `${path}\n${isOfFormat ? (bases ?? []).join() : position}` : void 0;
const known = place === void 0 ? void 0 : byPlace.get(place);
if (known !== void 0 && (known.given.name === name || name === void 0)) {
known.positions.push(position);
continue;
}
if (place !== void 0) byPlace.set(place, one);
list.push(one);
}
if (!isOfFormat) return list;
for (const field of _trust_mjs__WEBPACK_IMPORTED_MODULE_5__.a) {
const text = attempt[field];
if (text === void 0) continue;
for (const file of filesNamedIn(text)) {
const attachment = attachmentOfFile(file);
const place = `${attachment.path ?? attachment.url ?? ""}\n`;
let one = byPlace.get(place);
if (one === void 0) {
one = {
given: attachment,
isOptional: file.isOptional === true,
positions: [],
lines: []
};
byPlace.set(place, one);
list.push(one);
}
if (field === "stdout" || field === "stderr") for (const line of file.lines) one.lines.push({
field,
line,
attempt
});
}
}
return list;
}
function divideRetries(pending, test) {
const last = pending.length - 1;
if (!(test.producer === "playwright" || pending.some((files) => files.some(({ given }) => retryOf(given) !== void 0)))) return;
const all = pending.flatMap((files, attempt) => files.splice(0).map((file) => ({
file,
attempt
})));
for (const { file, attempt } of all) {
const place = (attempt === last || retryOf(file.given) !== void 0) && file.given.path !== void 0 ? placeOfRetry(file.given, pending.length) : {
attempt,
name: file.given.name
};
const target = pending[place.attempt];
const known = target.find(({ given }) => given.path !== void 0 && given.path === file.given.path);
if (known !== void 0) {
known.lines.push(...file.lines);
continue;
}
const positions = place.attempt === attempt ? file.positions : [];
target.push({
...file,
positions,
given: {
...file.given,
name: place.name
}
});
}
}
function addFound(files, found) {
for (const { path, name = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.yn)(path), comparison } of found) files.push({
given: {
name,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ comparison })
},
found: path,
isOptional: true,
positions: [],
lines: []
});
}
function evidenceOfTest(test, tools) {
const attempts = [...test.attempts ?? [], test];
const pending = attempts.map((attempt) => pendingOf(attempt, tools.source.isOfFormat));
if (tools.isJunit) {
divideRetries(pending, test);
for (const files of pending) addExpectedImages(files);
}
addFound(pending.at(-1), tools.find(test));
if (pending.every(({ length }) => length === 0)) {
if (!attempts.some(_trust_mjs__WEBPACK_IMPORTED_MODULE_5__.r)) return test;
if (hasOnlySteps(test)) return withBoundSteps(test, tools.clean);
}
const isFirst = tools.isFirst(test);
const order = [...attempts.keys()].sort((a, b) => rank(attempts[b]) - rank(attempts[a]) || b - a);
const results = new Map(order.map((index) => [index, attemptEvidence(attempts[index], pending[index] ?? [], isFirst, tools)]));
const found = foundLines([...results.values()].flatMap(({ lines }) => lines));
const changed = (attempt, index) => {
const { steps: _, stepsLeftOut: _left, attachments: _files, attachmentsLeftOut: _leftFiles, ...others } = withoutFoundLines(attempt, found);
return {
...others,
...results.get(index).evidence
};
};
const last = changed(test, attempts.length - 1);
return test.attempts === void 0 ? last : {
...last,
attempts: test.attempts.map(changed)
};
}
const hasOnlySteps = ({ attempts, attachments, attachmentsLeftOut }) => attempts === void 0 && attachments === void 0 && attachmentsLeftOut === void 0;
const noPositions = new Map();
function withBoundSteps(test, clean) {
const { steps, leftOut } = stepsOf(test, noPositions, clean);
const stepsLeftOut = sum(leftOut, test.stepsLeftOut);
if (steps.length > 0 && stepsLeftOut === void 0 && test.stepsLeftOut === void 0) return {
...test,
steps
};
const { steps: _, stepsLeftOut: _left, ...others } = test;
return {
...others,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
steps: steps.length === 0 ? void 0 : steps,
stepsLeftOut
})
};
}
const rank = (attempt) => attempt?.status === "successful" || attempt?.status === "skipped" ? 0 : 1;
function attemptEvidence(attempt, pending, isFirst, tools) {
const order = byWorth(pending.map(({ given }) => given));
const resolved = new Map();
const same = new Map();
const byPath = new Map();
const missingLines = new Set();
for (const index of order) {
if (resolved.size === _limits_mjs__WEBPACK_IMPORTED_MODULE_7__.t.attachments) break;
const one = pending[index];
const attachment = resolve$1(one, isFirst, tools);
if (attachment === void 0) continue;
const { path, reason } = attachment;
if (one.isOptional && reason === "missing") continue;
const first = path === void 0 || reason === "missing" || reason === "outside" ? void 0 : byPath.get(path);
if (first !== void 0 && tools.source.isOfFormat) {
same.set(index, first);
continue;
}
if (path !== void 0) byPath.set(path, byPath.get(path) ?? index);
resolved.set(index, attachment);
tools.count(attachment, one.given);
if (reason === "missing" || reason === "outside" || reason === "off") for (const line of one.lines) missingLines.add(keyOf(line));
}
const shown = [...resolved.keys()].sort((a, b) => a - b);
const positions = new Map();
for (const [index, one] of pending.entries()) {
const position = shown.indexOf(same.get(index) ?? index);
if (position !== -1) for (const given of one.positions) positions.set(given, position);
}
const attachments = withComparisons(shown.map((index) => resolved.get(index)));
const { steps, leftOut } = stepsOf(attempt, positions, tools.clean);
const left = pending.filter(({ isOptional }, index) => !isOptional && !resolved.has(index) && !same.has(index)).length + beyond(attempt.attachments);
const found = [...shown, ...same.keys()].flatMap((index) => pending[index]?.lines ?? []).filter((line) => !missingLines.has(keyOf(line)));
return {
evidence: (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
steps: steps.length === 0 ? void 0 : steps,
stepsLeftOut: sum(leftOut, attempt.stepsLeftOut),
attachments: attachments.length === 0 ? void 0 : attachments,
attachmentsLeftOut: sum(left, attempt.attachmentsLeftOut)
}),
lines: found
};
}
function stepsOf({ steps, message }, positions, clean) {
if (steps === void 0) return {
steps: [],
leftOut: 0
};
const positionOf = (position) => positions.get(position);
return (0, _bound_steps_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(steps, {
clean,
message: message === void 0 ? void 0 : clean(message),
positionOf
});
}
const keyOf = ({ field, line }) => `${field}${line}`;
const beyond = (attachments) => Array.isArray(attachments) ? Math.max(0, attachments.length - maximumRead) : 0;
function sum(count, before) {
const all = count + (typeof before === "number" && Number.isSafeInteger(before) && before > 0 ? before : 0);
return all === 0 ? void 0 : all;
}
function resolve$1({ given, found }, isFirst, { resolver, source }) {
if (found === void 0) return resolver.resolve(given, source, isFirst);
const attachment = resolver.resolveFound(given, found, source, isFirst);
return attachment?.reason === "type" ? void 0 : attachment;
}
const maximumEnd = 64;
const maximumPrefixes = 16;
const nothing = () => {};
function createFileFinder({ areas, seesOutside }, folders) {
const prefixes = new Map();
const below = (folder, segments) => {
let path = folder;
for (const segment of segments) {
const name = folders.entry(path, segment);
if (name === void 0) return void 0;
path = (0, node_path__WEBPACK_IMPORTED_MODULE_14__.join)(path, name);
}
return path;
};
const mayLook = (path) => seesOutside || areas.some((area) => path === area || path.startsWith(withSlash(area)));
const remember = (path, count, folder) => () => {
const prefix = prefixOf(path, count);
prefixes.delete(prefix);
prefixes.set(prefix, folder);
const [oldest] = prefixes.keys();
if (prefixes.size > maximumPrefixes && oldest !== void 0) prefixes.delete(oldest);
};
function* asWritten(path, bases) {
const { isAbsolute, drive, ups, segments } = path;
if (isAbsolute && drive !== void 0 !== (process.platform === "win32")) return;
const starts = isAbsolute ? [`${drive ?? ""}/`] : bases.map((base) => (0, node_path__WEBPACK_IMPORTED_MODULE_14__.resolve)(base, "../".repeat(Math.min(ups, 100))));
for (const start of starts) {
if (!mayLook((0, node_path__WEBPACK_IMPORTED_MODULE_14__.join)(start, ...segments))) continue;
const found = below(start, segments);
if (found !== void 0) yield {
path: found,
accept: nothing
};
}
}
function* byPrefix(path) {
for (const [prefix, folder] of [...prefixes].reverse()) {
const count = prefix.split("/").length - 2;
if (count >= path.segments.length || prefixOf(path, count) !== prefix) continue;
const found = below(folder, path.segments.slice(count));
if (found !== void 0) yield {
path: found,
accept: nothing
};
}
}
function* byEnd(path, bases) {
const { segments } = path;
for (let start = Math.max(0, segments.length - maximumEnd); start <= segments.length - 2; start += 1) {
const end = segments.slice(start);
for (const base of bases) {
const found = below(base, end);
if (found !== void 0) yield {
path: found,
accept: remember(path, start, base)
};
}
}
const [folder, name] = segments.slice(-2);
for (const base of bases) {
const found = name !== void 0 && (0, node_path__WEBPACK_IMPORTED_MODULE_14__.basename)(base) === folder ? below(base, [name]) : void 0;
if (found !== void 0) yield {
path: found,
accept: remember(path, segments.length - 1, base)
};
}
}
return { *candidates(path, bases) {
const isForeign = path.isAbsolute || path.ups > 0;
if (isForeign) yield* byPrefix(path);
yield* asWritten(path, bases);
if (isForeign) yield* byEnd(path, bases);
} };
}
const prefixOf = ({ drive = "", ups, segments }, count) => `${drive}${"^".repeat(Math.min(ups, 100))}/${segments.slice(0, count).map((segment) => `${segment}/`).join("")}`;
const withSlash = (folder) => folder.endsWith("/") ? folder : `${folder}/`;
const maximumRecords = 1e4;
const chunkBytes$1 = 262144;
function createNamedFiles(cwd) {
const byPath = new Map();
return {
add({ path, type, size, sha256 }, metadata) {
if (path === void 0 || size === void 0 || byPath.has(path) || byPath.size === maximumRecords) return;
byPath.set(path, {
kind: "file",
path,
size,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
sha256,
mediaType: type,
metadata: metadata && { ...metadata }
})
});
},
records(kept) {
if (byPath.size === 0) return [];
const known = new Set(kept.map(realPath));
return [...byPath.values()].filter(({ path }) => !known.has((0, node_path__WEBPACK_IMPORTED_MODULE_14__.resolve)(cwd, path)));
}
};
}
function createChecksumReader() {
const check = createContentReader({
keepsSensitive: () => true,
mask: (text) => text
}, void 0);
return (source, hints, isFirst) => {
const { text: _, ...content } = check(source, hints, isFirst);
return content.reason === void 0 ? {
...content,
sha256: checksumOf$1(source)
} : content;
};
}
function checksumOf$1(source) {
const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_12__.createHash)("sha256");
const buffer = Buffer.allocUnsafe(Math.min(chunkBytes$1, source.size + 1));
for (let position = 0, length = -1; length !== 0 && position < source.size; position += length) {
length = source.read(buffer, position);
hash.update(buffer.subarray(0, length));
}
return hash.digest("hex");
}
function realPath(path) {
try {
return node_fs__WEBPACK_IMPORTED_MODULE_13__.realpathSync.native(path);
} catch {
return path;
}
}
const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_13__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_13__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_13__.constants.O_NONBLOCK ?? 0);
const shownHidden = new Set([
".vitest",
".vitest-attachments",
".playwright"
]);
const realFolders = (folders) => [...new Set(folders.flatMap((folder) => {
try {
return [node_fs__WEBPACK_IMPORTED_MODULE_13__.realpathSync.native(folder)];
} catch {
return [];
}
}))];
function openAttachment(path, areas) {
try {
const real = node_fs__WEBPACK_IMPORTED_MODULE_13__.realpathSync.native(path);
const inner = innerOf(real, areas);
if (inner === void 0) return "outside";
if (inner.split("/").some(isHidden)) return "type";
const before = (0, node_fs__WEBPACK_IMPORTED_MODULE_13__.lstatSync)(real);
if (!before.isFile()) return "type";
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_13__.openSync)(real, openFlags);
try {
const opened = (0, node_fs__WEBPACK_IMPORTED_MODULE_13__.fstatSync)(descriptor);
if (opened.dev === before.dev && opened.ino === before.ino && node_fs__WEBPACK_IMPORTED_MODULE_13__.realpathSync.native(real) === real && opened.isFile()) return {
path: real,
...sourceOfDescriptor(descriptor, opened.size),
close: () => (0, node_fs__WEBPACK_IMPORTED_MODULE_13__.closeSync)(descriptor)
};
} catch (error) {
(0, node_fs__WEBPACK_IMPORTED_MODULE_13__.closeSync)(descriptor);
throw error;
}
(0, node_fs__WEBPACK_IMPORTED_MODULE_13__.closeSync)(descriptor);
return "missing";
} catch {
return "missing";
}
}
function innerOf(path, areas) {
const [first, ...others] = areas.flatMap((area) => (0, _inner_path_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(area, path) ?? []);
return first === void 0 ? void 0 : others.reduce((nearest, inner) => inner.length < nearest.length ? inner : nearest, first);
}
const isHidden = (segment) => segment === "node_modules" || segment.startsWith(".") && !shownHidden.has(segment);
const maximumBase64 = maximumFileBytes / 3 * 4;
const dataAddress = /^data:([^,;]{0,200})((?:;[^,;]{0,200}){0,5}),/;
function inlineContent(content) {
if ("text" in content) {
if (typeof content.text !== "string") return "damaged";
return content.text.length > 52428800 ? "size" : Buffer.from(content.text);
}
if (typeof content.base64 !== "string") return "damaged";
const address = dataAddress.exec(content.base64.slice(0, 2e3));
if (address !== null && address[2]?.endsWith(";base64") !== true) return percentDecoded(content.base64.slice(address[0].length));
const written = address === null ? content.base64 : content.base64.slice(address[0].length);
return written.length <= maximumBase64 ? decoded(written) ?? withoutSpaces(written) : withoutSpaces(written);
}
function withoutSpaces(written) {
const base64 = written.replace(/\s+/g, "");
return base64.length > maximumBase64 ? "size" : decoded(base64) ?? "damaged";
}
function decoded(base64) {
const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
const length = base64.length - padding;
const bytes = Buffer.from(base64, "base64");
return base64 !== "" && length % 4 !== 1 && bytes.length === Math.floor(length * 3 / 4) ? bytes : void 0;
}
function percentDecoded(text) {
if (text.length > 52428800) return "size";
try {
return Buffer.from(decodeURIComponent(text));
} catch {
return "damaged";
}
}
function createAttachmentResolver({ cwd, isOff, read, clean }) {
const text = (value, limit) => typeof value === "string" && value !== "" ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.S)(clean(value), limit)) : void 0;
const shownPath = (path) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.S)(clean((0, node_path__WEBPACK_IMPORTED_MODULE_14__.relative)(cwd, path).split(node_path__WEBPACK_IMPORTED_MODULE_14__.sep).join("/")), _limits_mjs__WEBPACK_IMPORTED_MODULE_7__.t.attachmentPath));
const base = (given) => ({
name: text(given.name, _limits_mjs__WEBPACK_IMPORTED_MODULE_7__.t.attachmentName) ?? text((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.yn)(String(given.path ?? given.url ?? "")), _limits_mjs__WEBPACK_IMPORTED_MODULE_7__.t.attachmentName) ?? "attachment",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ comparison: checkedComparison(given.comparison, clean) })
});
const readOpen = (given, file, source, isFirst) => {
try {
const { name, type: claimed } = given;
const content = read(file, {
fileName: file.path,
name,
claimed,
allowsBareText: source.allowsBareText
}, isFirst);
return {
...base(given),
...content,
path: shownPath(file.path)
};
} catch (error) {
if (isReadFault(error)) return {
...base(given),
path: shownPath(file.path),
reason: "missing"
};
throw error;
} finally {
file.close();
}
};
const ofPath = (given, written, source, isFirst) => {
const parsed = writtenPath(written);
const path = text(parsed?.text ?? written, _limits_mjs__WEBPACK_IMPORTED_MODULE_7__.t.attachmentPath) ?? "";
if (isOff) return {
...base(given),
path,
reason: "off"
};
let reason = "missing";
if (parsed !== void 0) for (const candidate of source.finder.candidates(parsed, basesOf(given, source))) {
const file = openAttachment(candidate.path, source.areas);
if (typeof file === "object") {
candidate.accept();
return readOpen(given, file, source, isFirst);
}
if (reason !== "outside" && file !== "missing") reason = file;
}
return {
...base(given),
path,
reason
};
};
const ofContent = (given, isFirst) => {
if (isOff) return {
...base(given),
reason: "off"
};
const bytes = inlineContent(given.content);
if (typeof bytes === "string") return {
...base(given),
reason: bytes
};
const { name, type: claimed } = given;
return {
...base(given),
...read(sourceOfBytes(bytes), {
name,
claimed,
allowsBareText: true
}, isFirst)
};
};
const ofRecord = (given, { stored }, isFirst) => {
const { sha256 } = given;
const known = recordedFields(given, text);
if (typeof sha256 !== "string" || !/^[0-9a-f]{64}$/.test(sha256) || stored === void 0) return {
...base(given),
...known
};
const { text: _, reason: _reason, ...others } = known;
if (isOff) return {
...base(given),
...others,
reason: "off"
};
const file = stored.open(sha256);
if (typeof file === "string") return {
...base(given),
...others,
reason: file
};
try {
const content = read(file, {
fileName: file.path,
name: given.name,
claimed: known.type,
allowsBareText: false
}, isFirst);
return {
...base(given),
...others,
...content
};
} finally {
file.close();
}
};
return {
resolve(given, source, isFirst) {
const url = typeof given.url === "string" ? webAddress(given.url) : void 0;
if (source.isOfFormat && isContent(given.content)) return ofContent(given, isFirst);
if (source.stored !== void 0 && (typeof given.sha256 === "string" || given.reason !== void 0 || source.areas.length === 0)) return ofRecord(given, source, isFirst);
if (url !== void 0) return {
...base(given),
url: text(url, _limits_mjs__WEBPACK_IMPORTED_MODULE_7__.t.attachmentPath) ?? ""
};
if (typeof given.path !== "string") return {
...base(given),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ reason: checkedReason(given.reason) ?? "missing" })
};
const address = webAddress(given.path.trim());
if (address !== void 0) return {
...base(given),
url: text(address, _limits_mjs__WEBPACK_IMPORTED_MODULE_7__.t.attachmentPath) ?? ""
};
return ofPath(given, given.path, source, isFirst);
},
resolveFound(given, path, source, isFirst) {
if (isOff) return void 0;
const file = openAttachment(path, source.areas);
return typeof file === "object" ? readOpen(given, file, source, isFirst) : void 0;
}
};
}
const basesOf = ({ bases }, source) => bases === void 0 || !source.isOfFormat ? source.bases : source.withBases(bases);
const isContent = (content) => typeof content === "object" && content !== null && ("base64" in content || "text" in content);
const checkedReason = (reason) => _bound_steps_mjs__WEBPACK_IMPORTED_MODULE_9__.n.find((known) => known === reason);
function checkedComparison(given, clean) {
if (typeof given !== "object" || given === null) return void 0;
const { name, side } = given;
const known = _bound_steps_mjs__WEBPACK_IMPORTED_MODULE_9__.r.find((each) => each === side);
return typeof name !== "string" || name === "" || known === void 0 ? void 0 : {
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.S)(clean(name), _limits_mjs__WEBPACK_IMPORTED_MODULE_7__.t.attachmentName),
side: known
};
}
function recordedFields(given, text) {
const { type, size, path, url, reason } = given;
return (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
type: typeof type === "string" && _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_6__.n.has(type) ? type : void 0,
size: typeof size === "number" && Number.isSafeInteger(size) && size >= 0 ? size : void 0,
path: text(path, _limits_mjs__WEBPACK_IMPORTED_MODULE_7__.t.attachmentPath),
url: typeof url === "string" && webAddress(url) !== void 0 ? text(url, _limits_mjs__WEBPACK_IMPORTED_MODULE_7__.t.attachmentPath) : void 0,
text: text(given.text, _limits_mjs__WEBPACK_IMPORTED_MODULE_7__.t.attachmentText),
reason: checkedReason(reason)
});
}
const digits = 32;
const chunkBytes = 1048576;
function openStoredFolder(path, name, folders) {
const isMissing = (0, node_fs__WEBPACK_IMPORTED_MODULE_13__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true;
let names;
let areas = [];
const nameOf = (sha256) => {
if (names === void 0) {
names = new Map([...folders.names(path)].map((each) => [each.slice(0, digits), each]));
areas = realFolders([path]);
}
return names.get(sha256.slice(0, digits));
};
return {
name,
isMissing,
open(sha256) {
const found = isMissing ? void 0 : nameOf(sha256);
if (found === void 0 || !/^[0-9a-f]{32}\.[a-z]{2,6}$/.test(found)) return "missing";
const file = openAttachment((0, node_path__WEBPACK_IMPORTED_MODULE_14__.join)(path, found), areas);
if (typeof file === "string") return file === "missing" ? "missing" : "damaged";
if (checksumOf(file) === sha256) return file;
file.close();
return "damaged";
}
};
}
function withFolders(own, earlier) {
if (earlier.length === 0) return own;
return {
name: own.name,
isMissing: own.isMissing && earlier.every(({ isMissing }) => isMissing),
open(sha256) {
let result = own.open(sha256);
for (const folder of earlier) {
if (result !== "missing") break;
result = folder.open(sha256);
}
return result;
}
};
}
function checksumOf(file) {
const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_12__.createHash)("sha256");
for (let position = 0; position < file.size;) {
const bytes = bytesOf(file, position, chunkBytes);
if (bytes.length === 0) return void 0;
hash.update(bytes);
position += bytes.length;
}
return hash.digest("hex");
}
const maximumMessages = 1e4;
function openEvidence(options, folders, { find }) {
const { places, keep, readsRecords, earlierRecords = [], folder, maximumMegabytes, mask } = options;
const clean = (text) => (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_17__.o)(mask(text));
const earlier = earlierRecords.map((path) => openStoredFolder((0, _trust_mjs__WEBPACK_IMPORTED_MODULE_5__.o)(path), path, folders));
const isOff = keep === "none";
const store = folder === void 0 || isOff ? void 0 : openAttachmentStore(folder, () => maximumMegabytes() * 1024 * 1024);
const [cwd = places.cwd] = realFolders([places.cwd]);
const resolver = createAttachmentResolver({
cwd,
isOff,
read: createContentReader(options, store),
clean
});
const summer = createAttachmentResolver({
cwd,
isOff,
read: createChecksumReader(),
clean
});
const named = createNamedFiles(cwd);
const tally = createAttachmentTally(clean);
const messages = new Set();
let messagesOfFile = [];
let file = {
path: "",
format: ""
};
let source;
const openSource = () => {
const { path, format, files } = file;
const absolute = (0, node_path__WEBPACK_IMPORTED_MODULE_14__.resolve)(places.cwd, path);
const kind = readsRecords ? "records" : format === "events" ? "events" : "results";
const reach = (0, _trust_mjs__WEBPACK_IMPORTED_MODULE_5__.n)({
kind,
path: absolute,
isFolder: files !== void 0,
isContained: format === "allure"
}, places);
return {
bases: reach.bases,
withBases: (own) => (0, _trust_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(reach, own),
areas: realFolders(reach.areas),
finder: createFileFinder(reach, folders),
stored: reach.stored === void 0 ? void 0 : withFolders(openStoredFolder(reach.stored, (0, _trust_mjs__WEBPACK_IMPORTED_MODULE_5__.o)(path), folders), earlier),
isOfFormat: kind === "results",
allowsBareText: format === "allure"
};
};
const currentSource = () => {
source ??= openSource();
return source;
};
const isFirst = (test) => {
const message = messageKey(test);
if (messages.has(message) || messages.size === maximumMessages) return false;
messages.add(message);
messagesOfFile.push(message);
return true;
};
const count = (attachment, given) => {
if (given.reason !== void 0) return;
if (given.sha256 !== void 0 && source?.stored?.isMissing === true) tally.addUnstored();
else tally.add(attachment, given.path);
};
return {
beginFile(next) {
file = next;
source = void 0;
messagesOfFile = [];
tally.beginFile();
},
add(test) {
return evidenceOfTest(test, {
resolver,
source: currentSource(),
clean,
find,
isFirst,
isJunit: file.format === "junit",
count
});
},
addFile(given) {
const found = summer.resolve(given, currentSource(), false);
named.add(found, file.metadata);
count(found, given);
},
files: named.records,
restartFile() {
for (const message of messagesOfFile.splice(0)) messages.delete(message);
tally.restartFile();
},
endFile: (ofRun) => tally.endFile(file.path, source?.stored?.name, ofRun),
publish() {
if (store !== void 0) store.publish();
else if (folder !== void 0) removeStored(folder);
},
discard: () => store?.discard(),
notices: () => evidenceNotices(tally.counts, options),
attachments: store?.attachments ?? _trust_mjs__WEBPACK_IMPORTED_MODULE_5__.s,
counts: tally.counts
};
}
const keyLength = 200;
const messageKey = ({ message, details = "" }) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)((message ?? details).slice(0, keyLength).split("\n", 1)[0] ?? "").replace(/\d+/g, "#");
})
};
;
