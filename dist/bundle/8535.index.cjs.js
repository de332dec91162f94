"use strict";
exports.id = 8535;
exports.ids = [8535, 9450];
exports.modules = {
75570: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
i: () => defaultKinds,
n: () => chatSlots,
r: () => chat_slot_exports,
t: () => chatKindOf
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _chats_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63208);
var chat_slot_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ chatKindOf: () => chatKindOf });
const chatSlots = [
"chatA",
"chatB",
"slack",
"teams",
"googleChat",
"discord"
];
const defaultKinds = {
chatA: "slack",
chatB: "teams"
};
function chatKindOf(slot, url) {
if (slot !== "chatA" && slot !== "chatB") return slot;
const host = URL.canParse(url) ? new URL(url).hostname : "";
return (0, _chats_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(host) ?? defaultKinds[slot];
}
}),
49719: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => handleNode });
const handleNode = (handlers, node, ...rest) => handlers[node.type](node, ...rest);
}),
24228: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => codeSpan,
i: () => codeFence,
n: () => signs,
r: () => squares,
t: () => severities
});
function longestRun(text) {
return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
const codeFence = (text) => "`".repeat(Math.max(3, longestRun(text) + 1));
function codeSpan(text) {
const mark = "`".repeat(longestRun(text) + 1);
const space = /^[` ]|[` ]$/.test(text) && /[^ ]/.test(text) ? " " : "";
return `${mark}${space}${text}${space}${mark}`;
}
const signs = {
successful: "\u2705",
failed: "\u274c",
skipped: "\u23ed\ufe0f",
cancelled: "\ud83d\udeab",
running: "\u23f3",
unknown: "\u2754",
flaky: "\ud83d\udd01",
waiting: "\u23f3",
incomplete: "\u26a0\ufe0f",
quarantined: "\ud83d\udd15"
};
const squares = {
successful: "\ud83d\udfe9",
failed: "\ud83d\udfe5",
skipped: "\u2b1c",
cancelled: "\ud83d\udfe7",
running: "\ud83d\udfe6",
unknown: "\ud83d\udfea"
};
const severities = {
note: "\u2139\ufe0f Note",
tip: "\ud83d\udca1 Tip",
important: "\u2757 Important",
warning: "\u26a0\ufe0f Warning",
caution: "\ud83d\uded1 Caution"
};
})
};
;
