"use strict";
exports.id = 439;
exports.ids = [439];
exports.modules = { 50439: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { deliverAttachments: () => deliverAttachments });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68441);
var _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(32447);
var _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51459);
var _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24691);
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71184);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15615);
var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76760);
const imageHeaderBytes = 262144;
function imageSize(head, type) {
const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
try {
const size = readers[type]?.(bytes);
return size !== void 0 && size.width > 0 && size.height > 0 ? size : void 0;
} catch {
return;
}
}
const readers = {
"image/png": (bytes) => ({
width: bytes.readUInt32BE(16),
height: bytes.readUInt32BE(20)
}),
"image/gif": (bytes) => ({
width: bytes.readUInt16LE(6),
height: bytes.readUInt16LE(8)
}),
"image/jpeg": jpegSize,
"image/webp": webpSize,
"image/avif": avifSize
};
const isFrame = (marker) => marker >= 192 && marker <= 207 && marker !== 196 && marker !== 200 && marker !== 204;
const firstTurned = 5;
function jpegSize(bytes) {
let isTurned = false;
for (let position = 2;;) {
if (bytes.readUInt8(position) !== 255) return void 0;
const marker = bytes.readUInt8(position + 1);
if (marker === 255) {
position += 1;
continue;
}
if (isFrame(marker)) {
const [height, width] = [bytes.readUInt16BE(position + 5), bytes.readUInt16BE(position + 7)];
return isTurned ? {
width: height,
height: width
} : {
width,
height
};
}
const length = bytes.readUInt16BE(position + 2);
if (length < 2) return void 0;
if (marker === 225) isTurned ||= orientationOf(bytes.subarray(position + 4, position + 2 + length)) >= firstTurned;
position += 2 + length;
}
}
function orientationOf(exif) {
const tiff = 6;
if (exif.length < 14 || exif.toString("latin1", 0, 4) !== "Exif") return 1;
const isLittle = exif.toString("latin1", tiff, 8) === "II";
const short = (at) => at + 2 > exif.length ? 0 : isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at);
const directory = tiff + (isLittle ? exif.readUInt32LE(10) : exif.readUInt32BE(10));
const count = Math.min(short(directory), 100);
for (let entry = 0; entry < count; entry += 1) {
const at = directory + 2 + entry * 12;
if (short(at) === 274) return short(at + 8);
}
return 1;
}
function webpSize(bytes) {
switch (bytes.toString("latin1", 12, 16)) {
case "VP8 ": return {
width: bytes.readUInt16LE(26) & 16383,
height: bytes.readUInt16LE(28) & 16383
};
case "VP8L": {
const bits = bytes.readUInt32LE(21);
return {
width: (bits & 16383) + 1,
height: (bits >>> 14 & 16383) + 1
};
}
case "VP8X": return {
width: bytes.readUIntLE(24, 3) + 1,
height: bytes.readUIntLE(27, 3) + 1
};
default: return;
}
}
function avifSize(bytes) {
let found;
for (let at = bytes.indexOf("ispe"); at !== -1 && at + 16 <= bytes.length; at = bytes.indexOf("ispe", at + 4)) {
const size = {
width: bytes.readUInt32BE(at + 8),
height: bytes.readUInt32BE(at + 12)
};
if (found === void 0 || size.width * size.height > found.width * found.height) found = size;
}
return found;
}
const maximumBytes = 15e6;
const maximumVideoBytes = 3e6;
const maximumTextBytes = 262144;
const maximumSide = 16384;
const maximumPixels = 4e7;
function chooseEmbedded(byWorth, mode, sizeOf) {
const chosen = new Map();
if (mode === "none") return chosen;
const comparisons = (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_8__.a)(byWorth, comparisonKey);
const decided = new Set();
let left = maximumBytes;
for (const first of byWorth) {
if (decided.has(first) || mode === "failed" && !first.isOfFailure) continue;
const group = comparisons.get(comparisonKey(first) ?? "") ?? [first];
for (const each of group) decided.add(each);
const bytes = [...new Map(group.map(({ attachment: { sha256, size } }) => [sha256, chosen.has(sha256) ? 0 : size])).values()].reduce((sum, size) => sum + size, 0);
if (bytes > left) continue;
const shown = new Map(group.map(({ attachment }) => [attachment.sha256, shownFile(attachment, sizeOf)]));
if ([...shown.values()].includes(void 0)) continue;
left -= bytes;
for (const [sha256, file] of shown) if (file !== void 0 && !chosen.has(sha256)) chosen.set(sha256, file);
}
return chosen;
}
function shownFile(attachment, sizeOf) {
const { sha256, type, size: bytes } = attachment;
switch ((0, _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(type)) {
case "image": {
const size = sizeOf(attachment);
return size === void 0 || !isShowable(size) ? void 0 : {
sha256,
type,
size
};
}
case "video": return bytes > maximumVideoBytes ? void 0 : {
sha256,
type
};
case "text": return bytes > maximumTextBytes || attachment.text !== void 0 ? void 0 : {
sha256,
type
};
default: return;
}
}
const isShowable = ({ width, height }) => Math.max(width, height) <= maximumSide && width * height <= maximumPixels;
const comparisonKey = ({ test, attempt, attachment: { comparison } }) => comparison === void 0 ? void 0 : `${test}/${attempt}/${comparison.name}`;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;
function createAttachmentPlaces() {
const taken = new Set();
const free = (stem, extension) => {
let place = stem + extension;
for (let number = 2; taken.has(place); number += 1) place = `${stem}-${number}${extension}`;
taken.add(place);
return place;
};
let last;
let folder = "";
return { placeOf(test, attempt, attachment) {
if (test !== last) {
last = test;
folder = free(`${plainName([...test.suite, test.name].join("-"))}-${idDigits(test.id)}`, "");
}
const inner = attempt === void 0 ? folder : `${folder}/attempt-${attempt + 1}`;
const { stem, extension } = fileName(attachment);
return free(`${inner}/${stem}`, extension);
} };
}
const idDigits = (id = "") => /^[0-9a-f]{8}/.test(id) ? id.slice(0, 8) : (0, node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(id).digest("hex").slice(0, 8);
function fileName({ name, type = "" }) {
const extension = `.${_attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_3__.n.get(type)?.extension ?? "bin"}`;
const plain = plainName(name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name);
return {
stem: reserved.test(plain) ? `_${plain}` : plain,
extension
};
}
function plainName(name) {
return trimmedEnd(name.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, "-").slice(-80).replace(/^[.-]+/, "")) || "file";
}
function trimmedEnd(text) {
let end = text.length;
while (end > 0 && (text[end - 1] === "." || text[end - 1] === "-")) end -= 1;
return text.slice(0, end);
}
const verdictRanks = {
new: 0,
unseen: 1,
unknown: 1,
flaky: 2,
known: 4
};
const quarantinedRank = 3;
const passedRank = 5;
function verdictRank(test, verdict) {
if (test.status !== "failed") return test.flaky === true ? verdictRanks.flaky : passedRank;
return test.quarantine === void 0 ? verdictRanks[verdict ?? "unknown"] : quarantinedRank;
}
function attemptRanks(statuses) {
const order = [...statuses.keys()].sort((a, b) => Number(statuses[a] !== "failed") - Number(statuses[b] !== "failed") || b - a);
const ranks = new Array(statuses.length).fill(0);
for (const [rank, attempt] of order.entries()) ranks[attempt] = rank;
return ranks;
}
function kindRank(attachment, isLastImage) {
switch ((0, _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(attachment.type)) {
case "image":
if (attachment.comparison !== void 0) return 0;
return isLastImage ? 1 : 2;
case "text": return 3;
case "video": return 4;
case "trace": return 5;
case "other": return 6;
}
}
const maximumFound = 2e4;
async function findAttachments(recordsPath, verdictOf) {
const places = createAttachmentPlaces();
const testsOfCause = new Map();
const found = [];
let leftOut = 0;
let position = -1;
await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_4__.j)().read(recordsPath, recordsPath, {
test(test) {
position += 1;
const attempts = [...test.attempts ?? [], test];
if (!attempts.some(({ attachments = [] }) => attachments.some(isStored))) return;
const verdict = verdictRank(test, test.status === "failed" ? verdictOf(test) : void 0);
const before = test.cause === void 0 ? 0 : testsOfCause.get(test.cause) ?? 0;
if (test.cause !== void 0) testsOfCause.set(test.cause, before + 1);
const ranks = attemptRanks(attempts.map(({ status }) => status));
for (const [attempt, { attachments = [] }] of attempts.entries()) {
const lastImage = attachments.findLast(({ type }) => (0, _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(type) === "image");
for (const attachment of attachments) {
if (!isStored(attachment)) continue;
if (found.length === maximumFound) {
leftOut += 1;
continue;
}
found.push({
test: position,
attempt,
attachment,
place: places.placeOf(test, attempts.length === 1 ? void 0 : attempt, attachment),
isOfFailure: test.status === "failed" || test.flaky === true,
worth: [
verdict,
before,
ranks[attempt] ?? 0,
kindRank(attachment, attachment === lastImage),
attachment.size
]
});
}
}
},
record() {}
});
return {
found,
leftOut
};
}
const isStored = (attachment) => attachment.sha256 !== void 0 && attachment.type !== void 0 && attachment.size !== void 0;
function byWorth({ worth: a }, { worth: b }) {
for (const [index, rank] of a.entries()) {
const difference = rank - (b[index] ?? 0);
if (difference !== 0) return difference;
}
return 0;
}
async function planAttachments(request) {
const all = await findAttachments(request.recordsPath, request.verdictOf);
const known = new Map();
const isStored = ({ attachment }) => {
const stored = known.get(attachment.sha256) ?? request.isStored(attachment);
known.set(attachment.sha256, stored);
return stored;
};
const sorted = all.found.filter(isStored).sort(byWorth);
const { kept, bytes } = withinLimit(sorted, request.maximumBytes);
const embedded = chooseEmbedded(sorted, request.embed, request.imageSize);
const numbers = new Map([...embedded.keys()].map((sha256, number) => [sha256, number]));
const places = new Map(kept.map((each) => [keyOf(each.test, each.attempt, each.attachment.sha256), each.place]));
return {
files: kept.map(({ place, attachment: { sha256, type, size } }) => ({
place,
sha256,
type,
size
})),
bytes,
leftOut: all.leftOut + sorted.length - kept.length,
tests: new Set(kept.map(({ test }) => test)).size,
embedded: [...embedded.values()],
notEmbedded: sorted.filter(({ attachment }) => isPicture(attachment.type) && !embedded.has(attachment.sha256)).length,
shownAs(test, attempt, sha256) {
const block = numbers.get(sha256);
return {
...embedded.get(sha256)?.size,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
block,
place: places.get(keyOf(test, attempt, sha256))
})
};
}
};
}
const keyOf = (test, attempt, sha256) => `${test}/${attempt}/${sha256}`;
const isPicture = (type) => ["image", "video"].includes((0, _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(type));
function withinLimit(sorted, maximumBytes) {
const counted = new Set();
let bytes = 0;
return {
kept: sorted.filter(({ attachment: { sha256, size } }) => {
if (counted.has(sha256)) return true;
if (bytes + size > maximumBytes) return false;
counted.add(sha256);
bytes += size;
return true;
}),
bytes
};
}
const ownFolder = /^[a-z0-9._-]+-[0-9a-f]{8}(?:-\d+)?$/;
function writeAttachments(files, folder, stored, isTemporary) {
return (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.u)({ what: `The folder of attachments "${folder}"` }, () => {
(0, node_fs__WEBPACK_IMPORTED_MODULE_6__.mkdirSync)(folder, { recursive: true });
for (const entry of (0, node_fs__WEBPACK_IMPORTED_MODULE_6__.readdirSync)(folder, { withFileTypes: true })) if (entry.isDirectory() && ownFolder.test(entry.name)) (0, node_fs__WEBPACK_IMPORTED_MODULE_6__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_7__.join)(folder, entry.name), {
recursive: true,
force: true
});
return files.flatMap((file) => {
const source = stored.pathOf(file);
if (source === void 0) return [];
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_7__.join)(folder, ...file.place.split("/"));
(0, node_fs__WEBPACK_IMPORTED_MODULE_6__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_7__.dirname)(path), { recursive: true });
if (!isTemporary || !isLinked(source, path)) (0, node_fs__WEBPACK_IMPORTED_MODULE_6__.copyFileSync)(source, path, node_fs__WEBPACK_IMPORTED_MODULE_6__.constants.COPYFILE_FICLONE);
return [path];
});
});
}
function isLinked(source, path) {
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_6__.linkSync)(source, path);
return true;
} catch {
return false;
}
}
const retentionDays = 3;
async function deliverAttachments(request) {
const { stored, env } = request;
let head;
const plan = await planAttachments({
...request,
isStored: (attachment) => stored.pathOf(attachment) !== void 0,
imageSize(attachment) {
const path = stored.pathOf(attachment);
head ??= Buffer.allocUnsafe(imageHeaderBytes);
return path === void 0 ? void 0 : imageSize(headOf(path, head), attachment.type);
}
});
const placed = Boolean(env.ACTIONS_RUNTIME_TOKEN) && !(0, _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(env) ? await uploadFiles(plan, request) : writeBeside(plan, request);
const { tests, bytes, notEmbedded } = plan;
const { notice, isPlaced, ...places } = placed;
return {
page: {
plan: isPlaced ? plan : {
...plan,
shownAs: withoutPlaces(plan)
},
data: {
...places,
tests,
bytes,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ notEmbedded: notEmbedded === 0 ? void 0 : notEmbedded })
},
pathOf: (file) => stored.pathOf(file)
},
embedded: plan.embedded.length,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ url: places.url }),
notices: notice === void 0 ? [] : [notice]
};
}
function headOf(path, buffer) {
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_6__.openSync)(path, "r");
try {
return buffer.subarray(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_6__.readSync)(descriptor, buffer));
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_6__.closeSync)(descriptor);
}
}
const withoutPlaces = ({ shownAs }) => (...place) => {
const { place: _, ...shown } = shownAs(...place);
return shown;
};
async function uploadFiles(plan, { stored, mayUpload, env }) {
if (!mayUpload || plan.files.length === 0) return { isPlaced: false };
try {
return await (0, _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_1__.t)("build-report-attachments", env, async (folder) => {
const files = writeAttachments(plan.files, folder, stored, true);
const name = `build-report-attachments-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_5__.randomBytes)(4).toString("hex")}`;
const { url } = await (0, _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_2__.n)({
name,
files,
root: folder,
retentionDays
}, env);
const { GITHUB_RUN_ID: run, GITHUB_REPOSITORY: repository } = env;
return {
isPlaced: true,
artifact: name,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
url,
run: run && repository ? [run, repository] : void 0
})
};
});
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._)) throw error;
return {
isPlaced: false,
notice: `${error.message} The HTML report contains as many images as fit.`
};
}
}
function writeBeside(plan, { stored, isTemporary, pagePath }) {
const folder = `${(0, node_path__WEBPACK_IMPORTED_MODULE_7__.basename)(pagePath, (0, node_path__WEBPACK_IMPORTED_MODULE_7__.extname)(pagePath))}-attachments`;
try {
writeAttachments(plan.files, (0, node_path__WEBPACK_IMPORTED_MODULE_7__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_7__.dirname)(pagePath), folder), stored, isTemporary);
return {
isPlaced: true,
folder
};
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g)) throw error;
return {
isPlaced: false,
notice: error.message
};
}
}
}) };
;
