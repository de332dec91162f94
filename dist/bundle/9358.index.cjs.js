"use strict";
exports.id = 9358;
exports.ids = [9358];
exports.modules = {
89358: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => ask_server_exports,
t: () => askServer
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _exchange_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55272);
var _retry_wait_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13091);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15615);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
var ask_server_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ askServer: () => askServer });
const maximumUnreachable = 3;
const unreachableSeconds = 2 ** maximumUnreachable - 1;
function askServer(server, serverRequest, options) {
return options.budget.measure(() => askWithinBudget(server, serverRequest, options));
}
async function askWithinBudget({ baseUrl, key }, serverRequest, options) {
const { budget, reservedMs = 0, attemptMs = _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.l, secondMs = 1e3, signal, onRepeat } = options;
const { wait = (ms) => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(ms, void 0, (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ signal })) } = options;
const { method, path, body } = serverRequest;
const headers = {
...serverRequest.headers,
"service-api-key": key
};
const remainingMs = () => budget.remainingMs() - reservedMs;
let last;
let unreachable = 0;
for (let repeats = 0;; repeats += 1) {
const limitMs = remainingMs();
if (limitMs <= 0) return last ?? {
reason: "the time of this run for the server is used up",
kind: "permanent"
};
const exchange = await (0, _exchange_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(new URL(baseUrl + path), {
method,
headers,
body,
limitMs: Math.min(attemptMs, limitMs),
signal
});
signal?.throwIfAborted();
const failure = exchange.status === void 0 ? exchange.kind : void 0;
if (failure === "late" && limitMs < attemptMs && last !== void 0) return last;
if (!(0, _exchange_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(exchange)) return exchange;
if (failure === "unreachable") unreachable += 1;
const waitMs = (0, _retry_wait_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(repeats, (0, _exchange_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(exchange)) * secondMs;
if (unreachable > maximumUnreachable || waitMs >= remainingMs()) return exchange;
if (repeats === 0) onRepeat?.(exchange, Math.min(remainingMs(), unreachable > 0 ? unreachableSeconds * secondMs : Number.POSITIVE_INFINITY));
last = exchange;
await wait(waitMs);
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
55272: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => exchangeOnce,
r: () => isTemporary,
t: () => askedSeconds
});
var _connection_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66887);
var _network_reason_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10316);
var _read_body_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71296);
var _retry_wait_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13091);
var undici__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46752);
const maximumAnswerBytes = 16777216;
const temporaryStatuses = new Set([
408,
425,
429,
500,
502,
503,
504
]);
const unreachableCodes = new Set([
"ECONNREFUSED",
"ENOTFOUND",
"EHOSTUNREACH",
"ENETUNREACH"
]);
const isTemporary = (exchange) => exchange.status === void 0 ? exchange.kind !== "permanent" : temporaryStatuses.has(exchange.status);
function askedSeconds(exchange) {
const header = exchange.status === void 0 ? void 0 : exchange.headers["retry-after"];
return typeof header === "string" ? (0, _retry_wait_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(header) : void 0;
}
async function exchangeOnce(url, { method, headers, body, limitMs, signal }) {
let dispatcher;
const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(limitMs)));
try {
dispatcher = (0, _connection_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(url.origin, limitMs);
const answer = await (0, undici__WEBPACK_IMPORTED_MODULE_2__.request)(url, {
method,
headers: {
...headers,
"user-agent": "build-report"
},
body: body ?? null,
dispatcher,
signal: signal === void 0 ? timeout : AbortSignal.any([timeout, signal])
});
const answerBody = await (0, _read_body_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(answer.body, maximumAnswerBytes);
return {
status: answer.statusCode,
headers: answer.headers,
body: answerBody.toString()
};
} catch (error) {
if (timeout.aborted) return {
reason: (0, _network_reason_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(limitMs),
kind: "late"
};
return {
reason: (0, _network_reason_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(error),
kind: kindOf(error)
};
} finally {
dispatcher?.destroy().catch(() => {});
}
}
function kindOf(error) {
if (error instanceof _read_body_mjs__WEBPACK_IMPORTED_MODULE_4__.t) return "permanent";
const { code, cause } = Object(error);
if (typeof code === "string" && unreachableCodes.has(code)) return "unreachable";
return cause instanceof Error ? kindOf(cause) : "temporary";
}
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
71296: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => readBody,
t: () => LongAnswerError
});
var LongAnswerError = class extends Error {
name = "LongAnswerError";
};
async function readBody(chunks, maximumBytes) {
const parts = [];
let length = 0;
for await (const chunk of chunks) {
length += chunk.length;
if (length > maximumBytes) throw new LongAnswerError(`the answer is longer than ${maximumBytes} bytes`);
parts.push(chunk);
}
return Buffer.concat(parts);
}
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
})
};
;
