"use strict";
exports.id = 3482;
exports.ids = [3482, 9358];
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
90354: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => quotedAnswer,
t: () => maskedLine
});
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6741);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
const maximumLength = 300;
const quotedAnswer = (text, secret) => (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)(maskedLine(text, secret));
const maskedLine = (text, secret) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(text.replaceAll(secret, "***").slice(0, 1e4)).replaceAll(secret, "***").trim().slice(0, maximumLength);
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
}),
90533: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => unexpectedAnswer,
n: () => describeRefusal,
r: () => problemDetail,
t: () => answerFields
});
var _quoted_answer_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90354);
function describeRefusal(server, exchange) {
const { baseUrl, key } = server;
if (exchange.status === void 0) return `${baseUrl} does not answer: ${(0, _quoted_answer_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(exchange.reason, key)}.`;
const { status } = exchange;
const detail = detailOf(exchange, server);
const aside = detail === "" ? "" : ` (${detail})`;
if (status === 401) return `${baseUrl} does not accept the API key${aside}. Correct api-key or SERVICE_API_KEY.`;
if (status === 403) return `The API key lacks a permission at ${baseUrl}${aside}. Use a key with the required scope, of the organisation of the records.`;
if (status === 404 || status === 405) return `${baseUrl} has no data API (status ${status}). Correct server-url or SERVICE_URL.`;
if (status >= 300 && status < 400) return `${baseUrl} redirects to another address (status ${status}), which must not receive the API key. Set server-url to the final address.`;
return `${baseUrl} answered with status ${status}${aside}.`;
}
const unexpectedAnswer = ({ baseUrl }) => `${baseUrl} gave an answer that is not from a Build Report server. Correct server-url or SERVICE_URL.`;
function answerFields({ body }) {
try {
return Object(JSON.parse(body));
} catch {
return {};
}
}
const detailOf = ({ body }, { key }) => problemDetail(body, key);
function problemDetail(body, key) {
const { title, detail } = answerFields({ body });
const text = typeof detail === "string" ? detail : title;
return typeof text === "string" ? (0, _quoted_answer_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(text, key) : "";
}
}),
33482: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { submitRecords: () => submitRecords });
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6741);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15615);
var _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90533);
var _plausible_time_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1558);
var _test_identity_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12066);
var _file_bytes_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8783);
var _ndjson_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22499);
var _ask_server_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89358);
var node_crypto__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73024);
var node_zlib__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38522);
var node_util__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57975);
const sentFields = [
"name",
"type",
"size",
"sha256",
"url",
"comparison",
"reason"
];
const isFields = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const sentAttachment = (attachment) => Object.fromEntries(sentFields.flatMap((name) => attachment[name] === void 0 ? [] : [[name, attachment[name]]]));
const sentAttachments = (attachments) => Array.isArray(attachments) ? attachments.filter(isFields).map(sentAttachment) : void 0;
const hasAttachments = (value) => isFields(value) && value.attachments !== void 0;
function sentEvidence({ kind, attachments, attempts }) {
if (kind !== "test") return {};
const isOfAttempt = Array.isArray(attempts) && attempts.some(hasAttachments);
return {
...attachments === void 0 ? {} : { attachments: sentAttachments(attachments) },
...isOfAttempt && { attempts: attempts.map((attempt) => isFields(attempt) && attempt.attachments !== void 0 ? {
...attempt,
attachments: sentAttachments(attempt.attachments)
} : attempt) }
};
}
function createRecordCompleter({ coordinates, trusted, mask = _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.o }, now = Date.now()) {
const identities = (0, _test_identity_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(coordinates.module ?? "");
const idOf = ({ kind, id, name, suite = [], module }) => {
if (kind !== "test" || id !== void 0 || typeof name !== "string" || !isTexts(suite)) return {};
return { id: identities.next(suite, name, typeof module === "string" ? module : coordinates.module) };
};
return (line) => {
const text = withoutSecrets(line.trim().replace(/^\ufeff/, ""), mask);
const fields = recordIn(text);
if (fields === void 0) return text;
const changed = {
...trusted === void 0 ? {} : differing(fields, trusted),
...withoutWrongTime(fields, now),
...sentEvidence(fields)
};
if (Object.keys(changed).length > 0) {
const whole = {
...fields,
...changed
};
return withMembers(JSON.stringify(whole), {
...missing(whole, coordinates),
...idOf(whole)
});
}
return withMembers(text, {
...missing(fields, coordinates),
...idOf(fields)
});
};
}
function withoutSecrets(json, mask) {
const masked = mask.text(json);
if (masked === json) return json;
const fields = recordIn(json);
return fields === void 0 ? masked : JSON.stringify(mask.value(fields));
}
const withoutWrongTime = ({ timestamp }, now) => typeof timestamp === "number" && !(0, _plausible_time_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(timestamp, now) ? { timestamp: void 0 } : {};
function withMembers(json, members) {
const added = JSON.stringify(members).slice(1, -1);
return added === "" ? json : `${json.slice(0, -1)},${added}}`;
}
function recordIn(text) {
try {
const value = JSON.parse(text);
return typeof value === "object" && value !== null && "kind" in value ? value : void 0;
} catch {
return;
}
}
const missing = (fields, coordinates) => Object.fromEntries(Object.entries(coordinates).filter(([name, value]) => value !== void 0 && fields[name] === void 0));
const differing = (fields, { coordinates, isOwnBuild }) => Object.fromEntries(Object.entries(coordinates).filter(([name, value]) => name === "build" ? !isOwnBuild(fields.build) : value !== void 0 && fields[name] !== value));
const isTexts = (value) => Array.isArray(value) && value.every((item) => typeof item === "string");
const batchLimits = {
records: 2e4,
bytes: 4194304
};
async function* recordBatches(absolutePath, complete, onFault) {
let batch = [];
let bytes = 0;
const full = [];
const add = (line, number) => {
const record = {
json: complete(line),
line: number
};
const length = Buffer.byteLength(record.json) + 1;
if (batch.length === batchLimits.records || batch.length > 0 && bytes + length > batchLimits.bytes) {
full.push(batch);
batch = [];
bytes = 0;
}
batch.push(record);
bytes += length;
};
const lines = (0, _ndjson_mjs__WEBPACK_IMPORTED_MODULE_5__.t)({
shortcut: (text) => text.trim() === "" ? void 0 : text,
value: (text, line) => add(String(text), line),
fault: onFault
});
let broken;
try {
for await (const piece of (0, _file_bytes_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(absolutePath)) {
lines.write(piece);
yield* full.splice(0);
}
} catch (error) {
broken = error;
}
lines.end();
if (batch.length > 0) full.push(batch);
yield* full;
if (broken !== void 0) throw broken;
}
const compress = (0, node_util__WEBPACK_IMPORTED_MODULE_10__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_9__.gzip);
const failed = (failure) => ({
stored: 0,
refused: [],
refusedCount: 0,
failure
});
async function submitBatch(server, batch, timestamp, options) {
const content = batch.map(({ json }) => `${json}\n`).join("");
const exchange = await (0, _ask_server_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(server, {
method: "POST",
path: `/v1/data/records${timestamp === void 0 ? "" : `?timestamp=${timestamp}`}`,
headers: {
"content-type": "application/x-ndjson",
"content-encoding": "gzip",
"idempotency-key": (0, node_crypto__WEBPACK_IMPORTED_MODULE_7__.createHash)("sha256").update(content).digest("hex")
},
body: await compress(content)
}, options);
if (exchange.status === 413) return submitHalves(server, batch, timestamp, options);
if (exchange.status !== 200) return failed((0, _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(server, exchange));
const { stored, refused = [], refusedCount } = (0, _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(exchange);
if (typeof stored !== "number" || !Array.isArray(refused)) return failed((0, _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(server));
options.budget.giveBack(creditMs(content, batch.length));
const told = refused.flatMap((item) => refusedLine(item, batch));
return {
stored,
refused: told,
refusedCount: typeof refusedCount === "number" ? refusedCount : told.length
};
}
const minimumCreditMs = 1e3;
function creditMs(content, records) {
const share = Math.max(records / batchLimits.records, content.length / batchLimits.bytes);
return Math.max(minimumCreditMs, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.l * share);
}
async function submitHalves(server, batch, timestamp, options) {
const [only] = batch;
if (batch.length === 1 && only !== void 0) return {
stored: 0,
refused: [{
line: only.line,
message: "The line is longer than the server accepts"
}],
refusedCount: 1
};
const middle = Math.ceil(batch.length / 2);
const first = await submitBatch(server, batch.slice(0, middle), timestamp, options);
if (first.failure !== void 0) return first;
const second = await submitBatch(server, batch.slice(middle), timestamp, options);
return {
...second,
stored: first.stored + second.stored,
refused: [...first.refused, ...second.refused],
refusedCount: first.refusedCount + second.refusedCount
};
}
function refusedLine(item, batch) {
const { line, message } = Object(item);
const record = typeof line === "number" ? batch[line - 1] : void 0;
return record === void 0 ? [] : [{
line: record.line,
message: String(message)
}];
}
const maximumRefused = 10;
const maximumMessage = 300;
function cureOf(refusal) {
const field = /^"(project|module|pipeline)" is missing$/.exec(refusal)?.[1];
return field === void 0 ? "" : ` Set SERVICE_${field.toUpperCase()} to the name of the ${field}.`;
}
async function submitRecords(server, files, completion, retry = {}) {
let stored = 0;
const problems = [];
const asking = {
...retry,
budget: (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(retry),
onRepeat: repeatSayer(server, retry)
};
for (const [index, file] of files.entries()) {
const result = await submitFile(server, file, completion, asking);
stored += result.stored;
for (const problem of result.problems) problems.push(problem);
if (result.failure !== void 0) return {
stored,
problems,
failure: result.failure,
unsent: files.slice(index)
};
}
return {
stored,
problems,
unsent: []
};
}
function repeatSayer(server, { say }) {
let isSaid = false;
return (exchange, forMs) => {
if (!isSaid) say?.(`${(0, _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(server, exchange)} Trying again for up to ${Math.max(1, Math.round(forMs / 1e3))} s.`);
isSaid = true;
};
}
async function submitFile(server, { absolutePath, path }, completion, options) {
let stored = 0;
const refusals = createRefusals(path);
try {
const written = Math.floor((0, node_fs__WEBPACK_IMPORTED_MODULE_8__.statSync)(absolutePath).mtimeMs);
const timestamp = (0, _plausible_time_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(written, Date.now()) ? written : void 0;
const onFault = ({ line }) => refusals.add([{
line,
message: "The line is longer than 16 MiB"
}], 1);
for await (const batch of recordBatches(absolutePath, createRecordCompleter(completion), onFault)) {
const result = await submitBatch(server, batch, timestamp, options);
stored += result.stored;
refusals.add(result.refused, result.refusedCount);
if (result.failure !== void 0) return {
stored,
problems: refusals.list(),
failure: result.failure
};
}
return {
stored,
problems: refusals.list()
};
} catch (error) {
const reason = fileReason(error);
if (reason === void 0) throw error;
const message = `The records file was submitted only in part: ${reason}.`;
return {
stored,
problems: [...refusals.list(), {
severity: "error",
kind: "delivery",
message,
path
}]
};
}
}
function fileReason(error) {
if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return void 0;
if (error.code.startsWith("Z_")) return error.code === "Z_BUF_ERROR" ? "its gzip data is cut off" : `its gzip data is damaged`;
return "syscall" in error ? error.message : void 0;
}
function createRefusals(path) {
const problems = [];
let total = 0;
return {
add(refused, count) {
total += count;
for (const { line, message } of refused.slice(0, maximumRefused - problems.length)) {
const shown = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(message.slice(0, maximumMessage)));
problems.push({
severity: "error",
kind: "delivery",
message: `Refused by the server: ${shown}.${cureOf(shown)}`,
path,
line
});
}
},
list() {
const more = total - problems.length;
if (more <= 0) return problems;
const message = `The server refused ${more} more ${more === 1 ? "line" : "lines"}.`;
return [...problems, {
severity: "error",
kind: "delivery",
message,
path
}];
}
};
}
})
};
;
