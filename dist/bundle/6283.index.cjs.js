"use strict";
exports.id = 6283;
exports.ids = [6283];
exports.modules = { 86283: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { uploadHtml: () => uploadHtml });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32447);
var _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51459);
var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
const nothing = {
notices: [],
problems: []
};
async function uploadHtml(path, env) {
if (!env.ACTIONS_RUNTIME_TOKEN || (0, _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(env)) return nothing;
try {
return await uploadUnzipped(path, env);
} catch (first) {
if (!(first instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._)) throw first;
const reason = first instanceof _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_1__.i ? first.reason : void 0;
if (reason === "unsupported") return {
...nothing,
notices: [`${first.message} The report itself is in ${path}.`]
};
if (reason === "storage") return failed(first);
return uploadZipped(path, env);
}
}
async function uploadUnzipped(path, env) {
const upload = async (name) => {
const { url } = await (0, _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_1__.n)({
name,
files: [path],
root: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path),
unzippedType: "text/html"
}, env);
return {
...nothing,
url
};
};
try {
return await upload((0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path));
} catch (error) {
if (!(error instanceof _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_1__.i && error.reason === "name-taken")) throw error;
return upload(ownName((0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)));
}
}
async function uploadZipped(path, env) {
try {
const { url } = await (0, _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_1__.n)({
name: ownName((0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)),
files: [path],
root: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)
}, env);
return {
...nothing,
url
};
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._)) throw error;
return failed(error);
}
}
const failed = ({ message }) => ({
...nothing,
problems: [{
severity: "error",
kind: "delivery",
message
}]
});
function ownName(path) {
const extension = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.extname)(path);
return `${path.slice(0, path.length - extension.length)}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomBytes)(3).toString("hex")}${extension}`;
}
}) };
;
