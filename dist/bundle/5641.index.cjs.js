"use strict";
exports.id = 5641;
exports.ids = [
5641,
3404,
8535,
9450
];
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
77275: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => withIsolatedParts,
i: () => escapeMarkdown,
n: () => breakReferences,
r: () => escapeHtml,
t: () => linkTarget
});
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6741);
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const leftToRightIsolate = "\u2066";
const firstStrongIsolate = "\u2068";
const popIsolate = "\u2069";
const betweenSeparators = /( [\u203a·] )/;
const separator = /([/\\])/;
function isolatedNames(word) {
const names = word.split(separator);
if (names.length === 1) return word;
return names.map((name) => rightToLeft.test(name) ? leftToRightIsolate + name + popIsolate : name).join("");
}
function isolated(part) {
const text = part.trim();
if (!rightToLeft.test(text)) return part;
return part.replace(text, () => firstStrongIsolate + text.replace(/\S+/g, isolatedNames) + popIsolate);
}
function withIsolatedParts(line) {
return rightToLeft.test(line) ? line.split(betweenSeparators).map(isolated).join("") : line;
}
const broken = (match) => match + "\u2060";
function breakReferences(text) {
return text.replace(/@/g, broken).replace(/#(?=\d|$)/g, broken).replace(/\bgh-(?=\d|$)/gi, broken).replace(/:(?=\/\/)/g, broken).replace(/www(?=\.)/gi, broken).replace(/:(?=[\w+-]+:)/g, broken).replace(/\b[0-9a-f]{7,40}\b/gi, (hash) => hash.replace(/.{6}(?=.)/g, broken));
}
function escapeHtml(text) {
return breakReferences(withIsolatedParts((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(text))).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
const references = {
"&": "&amp;",
"<": "&lt;",
"|": "&#124;",
$: "&#36;"
};
function escapeMarkdown(text) {
return breakReferences(withIsolatedParts((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(text))).replace(/[\\`*[\]<~|#&$]/g, (character) => references[character] ?? `\\${character}`).replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, "\\_").replace(/^( ?)([-+=>.)])/, "$1\\$2").replace(/^( ?\d+)([.)])(?= |$)/, "$1\\$2");
}
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const allowedScheme = /^(?:https?|mailto):/i;
function linkTarget(url) {
const encoded = url.trim().replace(/\p{Surrogate}/gu, "\ufffd").replace(/[^\w.~:/?#@!$&*+,;=%-]/gu, encodeURIComponent).replace(/[()'!*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
if (encoded === "") return void 0;
return scheme.test(encoded) && !allowedScheme.test(encoded) ? void 0 : encoded;
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
