"use strict";
exports.id = 1743;
exports.ids = [1743];
exports.modules = { 51743: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { submitCommand: () => submitCommand });
var _submit_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59463);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15615);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87963);
var _cli_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99939);
var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
async function submitCommand(files, options, terminal) {
const { env, stdout, stderr, signal } = terminal;
const { json = false, quiet = false, module } = options;
const log = (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_4__.n)({
stream: stderr,
color: (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(stderr, env, quiet),
quiet
});
const cwd = (0, node_path__WEBPACK_IMPORTED_MODULE_5__.resolve)(terminal.cwd, options.cwd ?? ".");
const failOn = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(options.failOn ?? "delivery");
const { server } = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.n)({
url: options.serverUrl,
key: options.apiKey
}, env);
const context = {
env,
say: json ? log.info : (text) => stdout.write(`${text}\n`),
retry: {
signal,
say: log.info
},
token: env.GITHUB_TOKEN
};
const result = await (0, _submit_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
cwd,
files,
server,
module
}, context);
for (const notice of result.notices) log.info(notice);
for (const problem of result.problems) log.problem(problem);
if (json) stdout.write(`${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(JSON.stringify({
stored: result.stored,
files: result.files,
problems: result.problems
}))}\n`);
return result.problems.length > 0 && failOn.has("delivery") ? _cli_mjs__WEBPACK_IMPORTED_MODULE_4__.r.failed : _cli_mjs__WEBPACK_IMPORTED_MODULE_4__.r.ok;
}
}) };
;
