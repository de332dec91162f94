"use strict";
exports.id = 9065;
exports.ids = [9065];
exports.modules = { 69065: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
openFiles: () => openFiles,
zipArchive: () => zipArchive
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
async function* openFiles(files, root, onMissing) {
for (const file of files) {
const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file).catch(() => void 0);
if (handle === void 0) {
onMissing(file);
continue;
}
try {
const { size, mtime, mode } = await handle.stat();
const content = handle.createReadStream({ end: Math.max(size, 1) - 1 });
yield {
name: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, file).replaceAll("\\", "/"),
mtime,
mode,
maximumBytes: size,
content
};
} finally {
await handle.close();
}
}
}
const largeBytes = 4278190080;
const flags = 2056;
const deflated = 8;
const madeByUnix = 813;
const regularFile = 32768;
async function* zipArchive(files) {
const directory = [];
let offset = 0;
for await (const { name, mtime, mode, maximumBytes, content } of files) {
const path = Buffer.from(name);
const start = offset;
const commonFields = (crc, sizes, isLarge) => [
[2, isLarge ? 45 : 20],
[2, flags],
[2, deflated],
[4, dosTime(mtime)],
[4, crc],
...sizes.map((size) => [4, isLarge ? 4294967295 : size]),
[2, path.length]
];
const isLarge = maximumBytes >= largeBytes;
const extra = isLarge ? zip64Extra(0, 0) : Buffer.alloc(0);
const header = encode([4, 67324752], ...commonFields(0, [0, 0], isLarge), [2, extra.length]);
yield Buffer.concat([
header,
path,
extra
]);
const { crc, size, compressedSize } = yield* deflate(content);
const sizeBytes = isLarge ? 8 : 4;
const descriptor = encode([4, 134695760], [4, crc], [sizeBytes, compressedSize], [sizeBytes, size]);
yield descriptor;
offset += header.length + path.length + extra.length + compressedSize + descriptor.length;
const isFar = isLarge || start >= largeBytes;
const entryExtra = isFar ? zip64Extra(size, compressedSize, start) : Buffer.alloc(0);
const entry = encode([4, 33639248], [2, madeByUnix], ...commonFields(crc, [compressedSize, size], isFar), [2, entryExtra.length], [2, 0], [2, 0], [2, 0], [4, (regularFile | mode & 511) << 16 >>> 0], [4, isFar ? 4294967295 : start]);
directory.push(Buffer.concat([
entry,
path,
entryExtra
]));
}
yield* directory;
const directoryBytes = directory.reduce((sum, { length }) => sum + length, 0);
yield directoryEnd(directory.length, directoryBytes, offset);
}
const gzipHeaderBytes = 10;
const gzipTrailerBytes = 8;
async function* deflate(content) {
const gzip = (0, node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGzip)();
let compressedSize = 0;
let start = gzipHeaderBytes;
let rest = Buffer.alloc(0);
for await (const chunk of (0, node_stream__WEBPACK_IMPORTED_MODULE_2__.pipeline)(content, gzip, () => {})) {
rest = Buffer.concat([rest, chunk]);
const end = rest.length - gzipTrailerBytes;
if (end <= start) continue;
compressedSize += end - start;
yield rest.subarray(start, end);
rest = rest.subarray(end);
start = 0;
}
return {
crc: rest.readUInt32LE(0),
size: gzip.bytesWritten,
compressedSize
};
}
function directoryEnd(count, bytes, offset) {
const isLarge = count >= 65535 || offset + bytes >= largeBytes;
const shownCount = [2, isLarge ? 65535 : count];
const end = encode([4, 101010256], [4, 0], shownCount, shownCount, [4, isLarge ? 4294967295 : bytes], [4, isLarge ? 4294967295 : offset], [2, 0]);
if (!isLarge) return end;
const record = encode([4, 101075792], [8, 44], [2, madeByUnix], [2, 45], [8, 0], [8, count], [8, count], [8, bytes], [8, offset]);
const locator = encode([4, 117853008], [4, 0], [8, offset + bytes], [4, 1]);
return Buffer.concat([
record,
locator,
end
]);
}
const zip64Extra = (...values) => encode([2, 1], [2, 8 * values.length], ...values.map((value) => [8, value]));
function dosTime(time) {
const years = time.getUTCFullYear() - 1980;
if (years < 0 || years > 127) return 2162688;
return ((years << 9 | time.getUTCMonth() + 1 << 5 | time.getUTCDate()) << 16 | time.getUTCHours() << 11 | time.getUTCMinutes() << 5 | time.getUTCSeconds() >> 1) >>> 0;
}
function encode(...fields) {
const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
let at = 0;
for (const [bytes, value] of fields) {
if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
else buffer.writeUIntLE(value, at, bytes);
at += bytes;
}
return buffer;
}
}) };
;
