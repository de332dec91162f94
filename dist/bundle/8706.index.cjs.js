"use strict";
exports.id = 8706;
exports.ids = [8706];
exports.modules = {
66057: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => findWebhookFault });
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
function findWebhookFault(text) {
const trimmed = text.trim();
if (!URL.canParse(trimmed)) return "not a URL";
const { protocol, hostname, username, password } = new URL(trimmed);
if (protocol !== "https:" && !(protocol === "http:" && loopback.test(hostname))) return "insecure";
if (username !== "" || password !== "") return "credentials";
if (/(?:^|\.)slack\.com$/.test(hostname) && hostname !== "hooks.slack.com") return "page of Slack";
return /(?:\.webhook|^outlook)\.office\.com$/.test(hostname) ? "retired connector" : void 0;
}
}),
58706: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readWebhookUrl: () => readWebhookUrl });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _webhook_fault_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66057);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6741);
const secretLength = 16;
const maximumShown = 300;
function readWebhookUrl(name, text, { parameters = {} }) {
const trimmed = text.trim();
const fault = (0, _webhook_fault_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(trimmed);
if (fault === "not a URL") throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name}.url: The value is not a URL. (It is not shown, because it may be a secret.)`, { hint: "Use the complete URL of the webhook, beginning with https://." });
const url = new URL(trimmed);
if (fault === "insecure") throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name}.url: A webhook's URL is a secret that must not be sent over ${url.protocol}//.`, { hint: "Use a URL that begins with https://." });
if (fault === "credentials") throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name}.url: The URL of a webhook must not contain a user name or a password.`, { hint: "Remove the part before the \"@\"." });
if (fault === "page of Slack") throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name}.url: The value is a page of Slack (${url.origin}/\u2026), not a webhook.`, { hint: "Create an incoming webhook, and use its URL, which begins with https://hooks.slack.com/." });
if (fault === "retired connector") throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name}.url: Microsoft has retired the connectors of Teams, so ${url.origin}/\u2026 accepts no message.`, { hint: "Create a webhook in the channel with \u22ef, Workflows, \"Send webhook alerts to a channel\", and use its URL." });
const secrets = secretsOf(trimmed, url);
for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
return {
url,
shown: `${url.origin}/\u2026`,
clean: (said) => shortLine(said, secrets)
};
}
function secretsOf(text, { href, pathname, search, searchParams }) {
const parts = [...pathname.split("/"), ...searchParams.values()].filter((part) => part.length >= secretLength);
const whole = [
text,
href,
pathname + search,
pathname,
search
].filter((part) => part.length > 1);
return [...new Set([
...whole,
...parts,
...parts.map(encodeURIComponent)
])].sort((one, other) => other.length - one.length);
}
function shortLine(text, secrets) {
return secrets.reduce((line, secret) => line.replaceAll(secret, "***"), (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(text)).trim().slice(0, maximumShown).replace(/(?<![.\s])[.\s]+$/, "");
}
})
};
;
