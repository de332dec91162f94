"use strict";
exports.id = 8259;
exports.ids = [8259];
exports.modules = { 78259: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { t: () => openAtomicFile });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _make_folder_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29022);
var _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68441);
var _unfinished_path_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34996);
var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
const unsupported = new Set([
"EINVAL",
"ENOTSUP",
"ENOSYS"
]);
function syncFolder(path) {
if (process.platform === "win32") return;
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.openSync)(path, "r");
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_4__.fsyncSync)(descriptor);
} catch (error) {
if (!(error instanceof Error && "code" in error && unsupported.has(String(error.code)))) throw error;
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_4__.closeSync)(descriptor);
}
}
const bufferBytes = 524288;
function openAtomicFile(path, title) {
const temporary = (0, _unfinished_path_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(path);
const buffer = Buffer.allocUnsafeSlow(bufferBytes);
let writtenBytes = 0;
let bufferedBytes = 0;
let isOpen = true;
let isInPlace = false;
let newFolders = [];
const written = {
what: `The ${title} "${path}"`,
path,
hint: "Name a file in a folder that can be written to."
};
const guarded = (action) => (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(written, action);
const descriptor = guarded(() => {
if ((0, node_fs__WEBPACK_IMPORTED_MODULE_4__.statSync)(path, { throwIfNoEntry: false })?.isFile() === false) throw new Error("it is not a file");
newFolders = (0, _make_folder_mjs__WEBPACK_IMPORTED_MODULE_1__.t)((0, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(path));
return (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.openSync)(temporary, "wx");
});
const writeOut = (bytes) => {
guarded(() => {
for (let start = 0; start < bytes.length;) start += (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.writeSync)(descriptor, bytes, start, bytes.length - start, writtenBytes + start);
});
writtenBytes += bytes.length;
};
const flush = () => {
if (bufferedBytes > 0) writeOut(buffer.subarray(0, bufferedBytes));
bufferedBytes = 0;
};
const release = () => {
const wasOpen = isOpen;
isOpen = false;
if (wasOpen) (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.closeSync)(descriptor);
};
const close = () => {
flush();
guarded(() => {
release();
(0, node_fs__WEBPACK_IMPORTED_MODULE_4__.renameSync)(temporary, path);
});
isInPlace = true;
};
return {
write(text) {
const maximumBytes = text.length * 3;
if (bufferedBytes + maximumBytes > bufferBytes) flush();
if (maximumBytes <= bufferBytes) bufferedBytes += buffer.write(text, bufferedBytes);
else writeOut(Buffer.from(text));
},
writeBytes(bytes) {
flush();
writeOut(bytes);
},
overwrite(position, text) {
flush();
const bytes = Buffer.from(text);
guarded(() => {
for (let start = 0; start < bytes.length;) start += (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.writeSync)(descriptor, bytes, start, bytes.length - start, position + start);
});
},
length: () => writtenBytes + bufferedBytes,
truncate(length) {
bufferedBytes = Math.max(0, length - writtenBytes);
if (length >= writtenBytes) return;
guarded(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.ftruncateSync)(descriptor, length));
writtenBytes = length;
},
close,
closeDurably() {
flush();
guarded(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.fsyncSync)(descriptor));
close();
guarded(() => {
for (const folder of new Set([(0, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(path), ...newFolders.map((one) => (0, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(one))])) syncFolder(folder);
});
},
discard() {
try {
release();
} catch {}
if (!isInPlace) (0, _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(temporary);
}
};
}
}) };
;
