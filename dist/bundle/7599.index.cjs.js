"use strict";
exports.id = 7599;
exports.ids = [7599];
exports.modules = { 37599: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { previewTwins: () => previewTwins });
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15615);
var _twin_reading_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16102);
async function previewTwins(files, candidates, tools) {
const search = (0, _twin_reading_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(candidates);
if (search === void 0) return {
twinOf: new Map(),
notices: [],
problems: []
};
const twins = (0, _twin_reading_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(files, {
candidates,
presumed: new Map()
}, _twin_reading_mjs__WEBPACK_IMPORTED_MODULE_1__.n);
const all = {
...tools,
recordsReader: (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__.M)()
};
const twinOf = new Map();
for (const position of search.order) {
const file = files[position];
const { twin } = file !== void 0 && search.needsSketch(position) ? await twins.read(position, file, void 0, all) : {};
if (twin !== void 0) twinOf.set(position, twin.path);
}
return {
twinOf,
notices: twins.notices(),
problems: twins.problems()
};
}
}) };
;
