"use strict";
exports.id = 7894;
exports.ids = [7894, 8706];
exports.modules = {
47894: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { deliverToChat: () => deliverToChat });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _retry_wait_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13091);
var _connection_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66887);
var _network_reason_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10316);
var _webhook_url_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58706);
const maximumRetries = 3;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
function createDeliveryRetries({ deadlineMs = 3e4, random = Math.random, wait = sleep }) {
const start = performance.now();
let retries = 0;
const remainingMs = () => Math.max(0, deadlineMs - (performance.now() - start));
return {
remainingMs,
async wait(askedMs) {
const waitMs = 1e3 * (0, _retry_wait_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(retries, askedMs === void 0 ? void 0 : askedMs / 1e3, random);
if (retries === maximumRetries || waitMs >= remainingMs()) return false;
retries += 1;
await wait(waitMs);
return true;
}
};
}
const readAnswerBody = (text) => ({
text,
fields: Object(parseObject(text)),
message: messageOf(text)
});
const isWebPage = (body) => /^\s*<(?:!doctype|html)\b/i.test(body);
function messageOf(body) {
const { error, message, errors } = Object(parseObject(body) ?? { message: body });
if (typeof error === "string") return error.trim();
if (typeof error === "object" && error !== null) {
const { status, code, message: inner } = error;
return [status ?? code, inner].filter((part) => typeof part === "string").join(": ").trim();
}
if (typeof message !== "string" || isWebPage(body)) return "";
return [message, ...fieldErrors(errors, [])].join("; ").trim();
}
function parseObject(text) {
if (!/^\s*\{/.test(text)) return void 0;
try {
return JSON.parse(text);
} catch {
return;
}
}
const maximumErrors = 3;
const maximumDepth = 8;
function fieldErrors(tree, path) {
if (typeof tree !== "object" || tree === null || path.length > maximumDepth) return [];
const errors = [];
for (const [key, branch] of Object.entries(tree)) {
if (errors.length >= maximumErrors) break;
if (key !== "_errors") errors.push(...fieldErrors(branch, [...path, key]));
else if (Array.isArray(branch)) errors.push(`${path.join(".")}: ${String(Object(branch[0]).message)}`);
}
return errors.slice(0, maximumErrors);
}
function outcomeOfAnswer(chat, { status, retryAfter, body: text }) {
const body = readAnswerBody(text);
const reason = body.message || `the status ${status}`;
const waitSeconds = chat.retryAfterSeconds?.(body) ?? (0, _retry_wait_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(retryAfter);
const waitMs = waitSeconds === void 0 ? void 0 : 1e3 * waitSeconds;
const outcome = status < 300 ? outcomeOfSuccess(chat, body, reason, waitMs) : outcomeOfFailure(status, reason, waitMs);
const hint = chat.hints.find(([pattern]) => pattern.test(body.message))?.[1];
return hint !== void 0 && outcome.kind !== "arrived" ? {
kind: "refused",
reason,
hint
} : outcome;
}
function outcomeOfSuccess(chat, body, reason, waitMs) {
if (isWebPage(body.text)) return {
kind: "unclear",
reason: "it answered with a web page"
};
const status = chat.statusInBody?.(body);
return status === void 0 ? { kind: "arrived" } : outcomeOfFailure(status, reason, waitMs);
}
function outcomeOfFailure(status, reason, waitMs) {
switch (status) {
case 400:
case 413:
case 422: return {
kind: "rejected",
reason
};
case 429:
case 500:
case 502:
case 503: return {
kind: "busy",
reason,
waitMs
};
}
if (status < 400) return {
kind: "refused",
reason: `it redirects (status ${status})`,
hint: "Use the final URL. Redirects are not followed, because the URL is a secret."
};
if (status === 408 || status === 504 || status > 505) return {
kind: "unclear",
reason
};
return {
kind: "refused",
reason,
hint: "Check the URL of the webhook. The webhook may have been removed, or the URL may be incomplete."
};
}
const maximumBodyBytes = 65536;
async function requestWebhook(url, body, limitMs) {
const dispatcher = (0, _connection_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(url.origin, limitMs);
try {
return await exchange(dispatcher, url, body, limitMs);
} finally {
dispatcher.destroy().catch(() => {});
}
}
function exchange(dispatcher, url, body, limitMs) {
return new Promise((resolve) => {
let isSent = false;
let isSettled = false;
let head;
const parts = [];
let length = 0;
let stop;
const settle = (reason) => {
if (isSettled) return;
isSettled = true;
clearTimeout(timer);
resolve(head === void 0 ? {
isSent,
reason
} : {
...head,
body: Buffer.concat(parts).subarray(0, maximumBodyBytes).toString()
});
stop?.();
};
const timer = setTimeout(() => {
const limit = `within ${Math.ceil(limitMs / 100) / 10} s`;
const isOpen = head !== void 0 && head.status < 300;
if (isOpen) head = void 0;
settle(isOpen ? `its answer did not end ${limit}` : `no ${isSent ? "answer" : "connection"} ${limit}`);
}, limitMs);
dispatcher.dispatch({
origin: url.origin,
path: url.pathname + url.search,
method: "POST",
headers: {
"content-type": "application/json; charset=utf-8",
"user-agent": "build-report"
},
body
}, {
onConnect(abort) {
if (isSettled) return abort();
isSent = true;
stop = abort;
},
onHeaders(status, headers) {
if (status >= 200) head = {
status,
retryAfter: headerOf(headers, "retry-after")
};
return true;
},
onData(chunk) {
parts.push(chunk);
length += chunk.length;
if (length >= maximumBodyBytes) settle("");
return true;
},
onComplete: () => settle("an answer without a status"),
onError: (error) => settle((0, _network_reason_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(error))
});
});
}
function headerOf(headers, name) {
const index = headers.findIndex((header, at) => at % 2 === 0 && header.toString("latin1").toLowerCase() === name);
return index < 0 ? void 0 : headers[index + 1]?.toString("latin1");
}
async function postWebhook(url, chat, body, retries) {
for (;;) {
const outcome = outcomeOf(chat, await requestWebhook(url, body, retries.remainingMs()));
if (outcome.kind !== "unreached" && outcome.kind !== "busy") return outcome;
if (!await retries.wait(outcome.kind === "busy" ? outcome.waitMs : void 0)) return outcome;
}
}
function outcomeOf(chat, exchange) {
if (exchange.status !== void 0) return outcomeOfAnswer(chat, exchange);
return {
kind: exchange.isSent ? "unclear" : "unreached",
reason: exchange.reason
};
}
async function deliverToChat({ name, chat, url: text, attempts }, options = {}) {
const { url, shown, clean } = (0, _webhook_url_mjs__WEBPACK_IMPORTED_MODULE_3__.readWebhookUrl)(name, text, chat);
const retries = createDeliveryRetries(options);
const rejections = [];
const bodies = new Set();
for await (const payload of attempts) {
const body = JSON.stringify(payload);
if (bodies.has(body)) continue;
bodies.add(body);
const outcome = await postWebhook(url, chat, body, retries);
if (outcome.kind === "arrived") return { rejections };
const failure = {
...outcome,
reason: clean(outcome.reason)
};
if (failure.kind !== "rejected") throw deliveryError(name, chat, shown, failure);
rejections.push(failure.reason);
}
throw deliveryError(name, chat, shown, {
kind: "rejected",
reason: rejections.at(-1) ?? "there is none"
});
}
function deliveryError(name, { title }, address, failure) {
const { reason } = failure;
switch (failure.kind) {
case "rejected": return new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name}: ${title} refused the message, even in its plainest form: ${reason}.`, { hint: `Check that the URL is a webhook of ${title}, or set "kind" to another chat.` });
case "refused": return new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name}: ${title} refused the message: ${reason}.`, { hint: failure.hint });
case "busy": {
const { waitMs } = failure;
const asked = waitMs === void 0 ? "" : `; it asked to wait ${Math.ceil(waitMs / 1e3)} s`;
return new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name}: ${title} did not accept the message after several attempts: ${reason}${asked}.`, { hint: "Run the job again later." });
}
case "unreached": return new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name}: ${title} (${address}) could not be reached, so nothing was sent: ${reason}.`, { hint: "Check the URL, the network and the proxy." });
case "unclear": return new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name}: ${title} (${address}) did not confirm the message: ${reason}.`, { hint: "The message may have arrived, so it was not sent again." });
}
}
}),
66887: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createConnection });
var _network_reason_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10316);
var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46752);
const maximumConnectMs = 1e4;
const createConnection = (origin, limitMs) => (0, _network_reason_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(origin) ?? new undici__WEBPACK_IMPORTED_MODULE_1__.Agent({ connect: { timeout: Math.min(limitMs, maximumConnectMs) } });
}),
10316: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => timeoutReason,
r: () => proxyFor,
t: () => networkReason
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46752);
var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
const proxyAddress = (url, env = process.env) => isExcluded(url, exclusions(env)) ? void 0 : namedProxy(url.protocol, env);
function namedProxy(protocol, env) {
const variable = [protocol === "https:" ? "https_proxy" : "http_proxy", "all_proxy"].flatMap((name) => [name, name.toUpperCase()]).find((name) => env[name]?.trim());
if (variable === void 0) return void 0;
try {
return parseProxy(env[variable]?.trim() ?? "");
} catch (error) {
(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.h)(variable, (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(error));
return;
}
}
function parseProxy(text) {
const address = text.includes("://") ? text : `http://${text}`;
if (/^socks/i.test(address)) throw new Error("SOCKS proxies are not supported. Name an HTTP proxy.");
try {
const url = new URL(address);
const { protocol, username, password, pathname, search, hash } = url;
if (!["http:", "https:"].includes(protocol) || `${pathname}${search}${hash}`.includes("@")) throw new Error();
decodeURIComponent(username + password);
return url;
} catch {
throw new Error("its address is not valid (it may contain a password, so it is not shown). Use http://host:port or http://user:password@host:port, and write % as %25, # as %23, / as %2F and ? as %3F in the password.");
}
}
const exclusions = (env) => (env.no_proxy || env.NO_PROXY || "").toLowerCase().split(/[\s,]+/).filter((entry) => entry !== "");
const loopback = [
"localhost",
"127.0.0.0/8",
"::1"
];
function isExcluded({ protocol, hostname, port }, entries) {
const host = hostname.replace(/^\[|[\].]$/g, "");
const ownPort = port || (protocol === "https:" ? "443" : "80");
return [...loopback, ...entries].map(splitEntry).some(({ name, port = ownPort }) => {
if (port !== ownPort) return false;
if (name === "*") return true;
return (0, node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(host) === 0 ? `.${host}`.endsWith(`.${domainOf(name)}`) : isInRange(host, name);
});
}
function splitEntry(entry) {
const [, name = entry, port] = ((0, node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(entry.split("/", 1)[0] ?? "") === 6 ? null : /^(.+):(\d+)$/.exec(entry)) ?? [];
return {
name: name.replace(/^\[|\]$/g, ""),
port
};
}
const domainOf = (name) => name.replace(/^\*?\./, "");
function isInRange(address, range) {
const [network = "", bits] = range.split("/");
const isLong = (0, node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(network) === 6;
const prefix = bits === void 0 ? isLong ? 128 : 32 : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
const addresses = new node_net__WEBPACK_IMPORTED_MODULE_2__.BlockList();
try {
addresses.addSubnet(network, prefix, isLong ? "ipv6" : "ipv4");
} catch {
return false;
}
return addresses.check(address, (0, node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(address) === 6 ? "ipv6" : "ipv4");
}
function proxyFor(url) {
const address = proxyAddress(new URL(url));
if (address === void 0) return void 0;
const { origin, username, password } = address;
const login = username === "" && password === "" ? void 0 : `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
const token = login === void 0 ? void 0 : `Basic ${Buffer.from(login).toString("base64")}`;
return new undici__WEBPACK_IMPORTED_MODULE_1__.ProxyAgent({
uri: origin,
proxyTunnel: false,
pipelining: 0,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ token })
});
}
function networkReason(error) {
if (!(error instanceof Error)) return String(error);
const { cause } = error;
const code = "code" in error && typeof error.code === "string" ? error.code : void 0;
return cause instanceof Error ? networkReason(cause) : error.message || code || error.name;
}
const timeoutReason = (limitMs) => `no answer within ${Math.ceil(limitMs / 100) / 10} s`;
}),
13091: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => retryWaitSeconds,
t: () => retryAfterSeconds
});
const maximumWaitSeconds = 30;
const retryWaitSeconds = (repeats, askedSeconds, random = Math.random) => askedSeconds === void 0 ? random() * Math.min(maximumWaitSeconds, 2 ** repeats) : askedSeconds + random() / 4;
function retryAfterSeconds(header) {
if (header === void 0) return void 0;
if (/^\d{1,9}(?:\.\d{1,6})?$/.test(header)) return Number(header);
const date = Date.parse(header);
return Number.isNaN(date) ? void 0 : Math.max(0, (date - Date.now()) / 1e3);
}
}),
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
