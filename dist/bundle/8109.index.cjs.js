"use strict";
exports.id = 8109;
exports.ids = [8109];
exports.modules = {
68109: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { storeBuild: () => storeBuild });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51459);
var _upload_content_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92108);
var _unite_histories_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35005);
var _open_history_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87604);
const dayMs = 864e5;
const shortDays = 5;
const longDays = 30;
const frequentBuilds = 10;
function historyRetentionDays(builds, now) {
return builds.filter(({ timestamp }) => timestamp !== void 0 && timestamp > now - shortDays * dayMs).length >= frequentBuilds ? shortDays : longDays;
}
const limitMs = 1e4;
async function storeBuild({ name, fileName, histories, build, results, now, say }, env) {
const continued = (0, _unite_histories_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(histories, build, results);
const retentionDays = historyRetentionDays(continued.builds, now);
const packed = (0, _open_history_mjs__WEBPACK_IMPORTED_MODULE_4__.c)(continued);
try {
await (0, _upload_content_mjs__WEBPACK_IMPORTED_MODULE_2__.t)({
name,
fileName,
content: packed.gzip,
retentionDays,
limitMs
}, env);
const lost = (0, _open_history_mjs__WEBPACK_IMPORTED_MODULE_4__.s)(packed, continued);
if (lost !== void 0) say(lost);
return { isWritten: true };
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._)) throw error;
const isTaken = error instanceof _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_1__.i && error.reason === "name-taken";
return {
isWritten: false,
reason: error.message,
isExpected: false,
...isTaken && { notice: takenNotice(build) }
};
}
}
const takenNotice = ({ ref }) => `This build was not added to the history of ${ref}: another job of the run has stored a history with the same name. Give each of these jobs its own name with the input history.`;
}),
92108: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => uploadContent });
var _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51459);
var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
async function uploadContent({ name, fileName, content, retentionDays, limitMs }, env) {
(0, _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(name, env);
const [{ storeArtifact }, { zipArchive }] = await Promise.all([Promise.all([__webpack_require__.e(6752), __webpack_require__.e(3721)]).then(__webpack_require__.bind(__webpack_require__, 3721)), __webpack_require__.e(9065).then(__webpack_require__.bind(__webpack_require__, 69065))]);
await storeArtifact({
name,
type: "application/zip",
bytes: zipArchive([{
name: fileName,
mtime: new Date(),
mode: 420,
maximumBytes: content.length,
content: node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from([content])
}]),
retentionDays,
limitMs
}, env);
}
})
};
;
