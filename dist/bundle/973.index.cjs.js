"use strict";
exports.id = 973;
exports.ids = [973];
exports.modules = {
31952: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => silentSink });
const silentSink = {
test() {},
problem() {},
notice() {},
restart() {}
};
}),
20973: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { hasWebServerEnvironment: () => hasWebServerEnvironment });
var _json_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79221);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60165);
var _silent_sink_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31952);
async function hasWebServerEnvironment(source) {
let found = false;
let isOver = false;
const configuration = {
kind: "object",
fields: new Map([["webServer", {
kind: "value",
take(value) {
for (const server of Array.isArray(value) ? value : [value]) if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(server) && (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(server.env) && Object.keys(server.env).length > 0) found = true;
}
}]]),
close() {
isOver = true;
}
};
const beginning = {
path: source.path,
async *chunks() {
for await (const chunk of source.chunks()) {
yield chunk;
if (isOver) return;
}
}
};
await (0, _json_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(beginning, _silent_sink_mjs__WEBPACK_IMPORTED_MODULE_2__.t, {
kind: "object",
fields: new Map([["config", configuration]])
});
return found;
}
})
};
;
