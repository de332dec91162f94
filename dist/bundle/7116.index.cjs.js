"use strict";
exports.id = 7116;
exports.ids = [7116];
exports.modules = { 87116: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { collectFolder: () => collectFolder });
var _collect_file_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29710);
var _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37618);
var _text_decoder_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65529);
var _text_source_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76628);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15615);
var _problem_list_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22301);
var node_fs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73024);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58500);
const maximumHeldBytes = 1048576;
const maximumListed = 1e6;
const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_6__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_6__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_6__.constants.O_NONBLOCK ?? 0);
const brace = 123;
function createFolderSource({ absolutePath, path }, names, interruption) {
const positions = new Map(names.map((name, position) => [name, position]));
const modifiedMs = new Float64Array(names.length);
const left = new Set();
let buffer = Buffer.allocUnsafeSlow(65536);
let sizeBytes = 0;
let hasChanged = false;
let restedAtMs = performance.now();
function note(name, size, changedMs) {
const position = positions.get(name);
if (position === void 0) return;
const before = modifiedMs[position] ?? 0;
if (before === 0) sizeBytes += size;
else if (before !== changedMs) hasChanged = true;
modifiedMs[position] = changedMs;
}
function readWhole(descriptor, size) {
if (buffer.length < size) buffer = Buffer.allocUnsafeSlow(maximumHeldBytes);
let length = 0;
for (let read = -1; read !== 0 && length < size; length += read) read = (0, node_fs__WEBPACK_IMPORTED_MODULE_6__.readSync)(descriptor, buffer, length, size - length, length);
const bytes = buffer.subarray(0, length);
return bytes[0] === brace && bytes[1] !== 0 ? bytes.toString("utf8") : (0, _text_decoder_mjs__WEBPACK_IMPORTED_MODULE_2__.t)().decode(bytes, true).join("");
}
return {
path,
names,
modifiedMs,
left,
sizeBytes: () => sizeBytes,
changed: () => hasChanged,
leave: (name) => void left.add(name),
beside(pattern) {
const found = [];
const folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_6__.opendirSync)(absolutePath);
try {
let listed = 0;
for (let entry = folder.readSync(); entry !== null && listed < maximumListed; entry = folder.readSync()) {
listed += 1;
if (entry.isFile() && pattern.test(entry.name) && !positions.has(entry.name)) found.push(entry.name);
}
} finally {
folder.closeSync();
}
return found.sort();
},
read(name) {
const file = `${absolutePath}/${name}`;
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_6__.openSync)(file, openFlags);
try {
const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_6__.fstatSync)(descriptor);
if (!stats.isFile()) throw new Error("it is not a file");
const { size, mtimeMs } = stats;
note(name, size, mtimeMs);
return size > maximumHeldBytes ? largeFile(file, `${path}/${name}`) : readWhole(descriptor, size);
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_6__.closeSync)(descriptor);
}
},
rest(share) {
const waiting = interruption.pending?.();
if (waiting !== void 0) return waiting;
if (performance.now() - restedAtMs <= 50) return void 0;
return (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_7__.setImmediate)().then(() => {
interruption.signal?.throwIfAborted();
interruption.onRest?.(Math.min(1, share));
restedAtMs = performance.now();
});
}
};
}
const largeFile = (absolutePath, path) => ({
path,
*chunks() {
const source = (0, _text_source_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(absolutePath, path);
try {
yield* source.chunks();
} finally {
source.close();
}
}
});
async function collectFolder(entry, recorder, tools) {
const { path, folder } = entry;
const { identity, files, notices: committed, warning } = (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(entry, tools.isCommitted);
if (identity.kind !== "results") return {
identity,
sizeBytes: 0,
modifiedMs: 0,
notices: []
};
const names = files.map(nameOf).sort();
const source = createFolderSource(entry, names, tools);
const problems = (0, _problem_list_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(path);
const notices = [];
const target = (0, _collect_file_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(recorder, entry, identity, names.length);
await (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_1__.c)((sink) => folder.format.folder.read(source, sink), target, problems, notices, { keepsPassed: tools.keepsPassed });
if (source.changed()) problems.add({
severity: "warning",
message: "Files changed while they were read. The results may mix their old and their new content."
});
if (warning !== void 0) problems.add({
severity: "warning",
message: warning
});
await tools.pending?.();
recorder.endFile(problems.list());
return {
identity,
sizeBytes: source.sizeBytes(),
modifiedMs: source.modifiedMs.reduce((newest, each) => Math.max(newest, each), 0),
notices: [
...committed,
...(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_4__.D)(path, names, source.modifiedMs),
...notices.map((text) => ({
kind: "reading",
message: `${path}: ${text}`,
path
}))
],
others: source.left.size === 0 ? [] : files.filter((file) => source.left.has(nameOf(file)))
};
}
const nameOf = ({ path }) => path.slice(path.lastIndexOf("/") + 1);
}) };
;
