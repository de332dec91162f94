"use strict";
exports.id = 305;
exports.ids = [305, 8259];
exports.modules = {
78259: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => openAtomicFile });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _make_folder_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29022);
var _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68441);
var _unfinished_path_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34996);
var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
const unsupported = new Set([
"EINVAL",
"ENOTSUP",
"ENOSYS"
]);
function syncFolder(path) {
if (process.platform === "win32") return;
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.openSync)(path, "r");
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_4__.fsyncSync)(descriptor);
} catch (error) {
if (!(error instanceof Error && "code" in error && unsupported.has(String(error.code)))) throw error;
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_4__.closeSync)(descriptor);
}
}
const bufferBytes = 524288;
function openAtomicFile(path, title) {
const temporary = (0, _unfinished_path_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(path);
const buffer = Buffer.allocUnsafeSlow(bufferBytes);
let writtenBytes = 0;
let bufferedBytes = 0;
let isOpen = true;
let isInPlace = false;
let newFolders = [];
const written = {
what: `The ${title} "${path}"`,
path,
hint: "Name a file in a folder that can be written to."
};
const guarded = (action) => (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(written, action);
const descriptor = guarded(() => {
if ((0, node_fs__WEBPACK_IMPORTED_MODULE_4__.statSync)(path, { throwIfNoEntry: false })?.isFile() === false) throw new Error("it is not a file");
newFolders = (0, _make_folder_mjs__WEBPACK_IMPORTED_MODULE_1__.t)((0, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(path));
return (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.openSync)(temporary, "wx");
});
const writeOut = (bytes) => {
guarded(() => {
for (let start = 0; start < bytes.length;) start += (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.writeSync)(descriptor, bytes, start, bytes.length - start, writtenBytes + start);
});
writtenBytes += bytes.length;
};
const flush = () => {
if (bufferedBytes > 0) writeOut(buffer.subarray(0, bufferedBytes));
bufferedBytes = 0;
};
const release = () => {
const wasOpen = isOpen;
isOpen = false;
if (wasOpen) (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.closeSync)(descriptor);
};
const close = () => {
flush();
guarded(() => {
release();
(0, node_fs__WEBPACK_IMPORTED_MODULE_4__.renameSync)(temporary, path);
});
isInPlace = true;
};
return {
write(text) {
const maximumBytes = text.length * 3;
if (bufferedBytes + maximumBytes > bufferBytes) flush();
if (maximumBytes <= bufferBytes) bufferedBytes += buffer.write(text, bufferedBytes);
else writeOut(Buffer.from(text));
},
writeBytes(bytes) {
flush();
writeOut(bytes);
},
overwrite(position, text) {
flush();
const bytes = Buffer.from(text);
guarded(() => {
for (let start = 0; start < bytes.length;) start += (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.writeSync)(descriptor, bytes, start, bytes.length - start, position + start);
});
},
length: () => writtenBytes + bufferedBytes,
truncate(length) {
bufferedBytes = Math.max(0, length - writtenBytes);
if (length >= writtenBytes) return;
guarded(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.ftruncateSync)(descriptor, length));
writtenBytes = length;
},
close,
closeDurably() {
flush();
guarded(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.fsyncSync)(descriptor));
close();
guarded(() => {
for (const folder of new Set([(0, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(path), ...newFolders.map((one) => (0, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(one))])) syncFolder(folder);
});
},
discard() {
try {
release();
} catch {}
if (!isInPlace) (0, _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(temporary);
}
};
}
}),
66887: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createConnection });
var _network_reason_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10316);
var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46752);
const maximumConnectMs = 1e4;
const createConnection = (origin, limitMs) => (0, _network_reason_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(origin) ?? new undici__WEBPACK_IMPORTED_MODULE_1__.Agent({ connect: { timeout: Math.min(limitMs, maximumConnectMs) } });
}),
90305: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { exportCommand: () => exportCommand });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _named_server_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92934);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15615);
var _atomic_file_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78259);
var _cli_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99939);
var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76760);
const lineFeed = 10;
async function saveExport(path, receive) {
const file = (0, _atomic_file_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(path, "records file");
try {
const records = await receive(async (chunks) => {
let lines = 0;
for await (const chunk of chunks) {
file.writeBytes(chunk);
for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) lines += 1;
}
return lines;
});
file.closeDurably();
return records;
} finally {
file.discard();
}
}
async function exportCommand(file, options, terminal) {
const { env, stdout, signal } = terminal;
const url = (0, _named_server_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(options.serverUrl, env);
const key = options.apiKey || env.SERVICE_API_KEY;
if (!key?.trim()) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._("No key is set.", { hint: "Set --api-key or SERVICE_API_KEY to a key with the scope \"read\"." });
const server = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.c)(url, key);
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_6__.resolve)(terminal.cwd, options.cwd ?? ".", file);
const records = await saveExport(path, (read) => (0, _named_server_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(server, "/v1/data/records", read, {
keyName: "--api-key or SERVICE_API_KEY",
signal
}));
stdout.write(options.json ? `${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(JSON.stringify({
path,
records
}))}\n` : `The export ${file} is complete: ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(records, "record")}.\n`);
return _cli_mjs__WEBPACK_IMPORTED_MODULE_5__.r.ok;
}
}),
92934: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => downloadAnswer,
t: () => namedServer
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15615);
var _network_reason_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10316);
var _connection_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66887);
var _quoted_answer_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90354);
var _read_body_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71296);
var _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90533);
var undici__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46752);
const maximumProblemBytes = 1048576;
async function downloadAnswer(server, path, read, { keyName, signal }) {
const { baseUrl, key } = server;
const dispatcher = (0, _connection_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(new URL(baseUrl).origin, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.l);
try {
const answer = await (0, undici__WEBPACK_IMPORTED_MODULE_6__.request)(baseUrl + path, {
headers: {
"service-api-key": key,
"user-agent": "build-report"
},
dispatcher,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ signal })
});
if (answer.statusCode !== 200) {
const body = (await (0, _read_body_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(answer.body, maximumProblemBytes)).toString();
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(refusal(server, answer.statusCode, (0, _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(body, key), keyName));
}
return await read(answer.body);
} catch (error) {
signal?.throwIfAborted();
if (error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._) throw error;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(`The connection to ${baseUrl} failed: ${(0, _quoted_answer_mjs__WEBPACK_IMPORTED_MODULE_4__.n)((0, _network_reason_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(error), key)}.`, {
hint: "Check that the server is running and --server-url is correct, then try again.",
cause: error
});
} finally {
dispatcher.destroy().catch(() => {});
}
}
function refusal({ baseUrl }, status, detail, keyName) {
const aside = detail === "" ? "" : ` (${detail})`;
if (status === 401 || status === 403) return `${baseUrl} does not accept the key${aside}. Correct ${keyName}.`;
if (status === 404) return `${baseUrl} has no such endpoint (status 404). Correct --server-url, or upgrade the server.`;
return `${baseUrl} answered with status ${status}${aside}.`;
}
function namedServer(option, env) {
const url = option || env.SERVICE_URL;
if (url?.trim()) return url;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._("No server is named.", { hint: "Set --server-url or SERVICE_URL to the address of the server." });
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
})
};
;
