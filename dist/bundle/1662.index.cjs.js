"use strict";
exports.id = 1662;
exports.ids = [1662];
exports.modules = {
53246: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => readEvidence,
r: () => writeEvidence,
t: () => maximumEvidenceBytes
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25849);
const maximumEvidenceBytes = 2e4;
const version = 1;
const idPattern = /^[0-9a-f]{10}$/;
const maximumPullRequest = 2 ** 31 - 1;
function writeEvidence(pullRequest, failures) {
const causes = {};
const empty = {
version,
pullRequest,
causes
};
let bytes = JSON.stringify(empty).length;
const seen = new Set();
for (const { id, cause = "" } of failures) {
const key = (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(id);
if (seen.has(`${key} ${cause}`)) continue;
seen.add(`${key} ${cause}`);
const ids = causes[cause];
bytes += key.length + 3 + (ids === void 0 ? cause.length + 6 : 0);
if (bytes > 2e4) break;
if (ids === void 0) causes[cause] = [key];
else ids.push(key);
}
return JSON.stringify({
...empty,
causes
});
}
function readEvidence(content) {
if (content.length > 2e4) return void 0;
let parsed;
try {
parsed = JSON.parse(Buffer.from(content).toString("utf8"));
} catch {
return;
}
const { version: written, pullRequest, causes } = Object(parsed);
if (written !== version || !isNumber(pullRequest) || typeof causes !== "object" || causes === null) return void 0;
const failures = new Map();
for (const [cause, ids] of Object.entries(causes)) {
if (cause !== "" && !_fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.f.test(cause) || !Array.isArray(ids)) return void 0;
for (const id of ids) {
if (typeof id !== "string" || !idPattern.test(id)) return void 0;
failures.set(id, [...failures.get(id) ?? [], cause === "" ? void 0 : cause]);
}
}
return {
pullRequest,
failures
};
}
const isNumber = (value) => typeof value === "number" && Number.isInteger(value) && value > 0 && value <= maximumPullRequest;
}),
51662: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { leaveEvidence: () => leaveEvidence });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51459);
var _upload_content_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92108);
var _evidence_document_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53246);
const retentionDays = 5;
const limitMs = 1e4;
async function leaveEvidence({ name, pullRequest, failures, say }, env) {
const content = Buffer.from((0, _evidence_document_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(pullRequest, failures));
try {
await (0, _upload_content_mjs__WEBPACK_IMPORTED_MODULE_2__.t)({
name,
fileName: "build-report-evidence.json",
content,
retentionDays,
limitMs
}, env);
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._)) throw error;
if (error instanceof _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_1__.i && error.reason === "name-taken") return;
say(`The failures of this run are no evidence for other pull requests: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)(error.message)}.`);
}
}
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
