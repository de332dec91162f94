"use strict";
exports.id = 3721;
exports.ids = [3721, 920];
exports.modules = {
10920: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
debug: () => debug,
endGroup: () => endGroup,
error: () => error,
getInput: () => getInput,
getMultilineInput: () => getMultilineInput,
getState: () => getState,
group: () => group,
info: () => info,
notice: () => notice,
saveState: () => saveState,
setFailed: () => setFailed,
setOutput: () => setOutput,
setSecret: () => setSecret,
startGroup: () => startGroup,
summary: () => summary,
t: () => actions_core_exports,
warning: () => warning
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70857);
var crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76982);
var fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79896);
function toCommandValue(input) {
if (input === null || input === void 0) return "";
else if (typeof input === "string" || input instanceof String) return input;
return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
if (!Object.keys(annotationProperties).length) return {};
return {
title: annotationProperties.title,
file: annotationProperties.file,
line: annotationProperties.startLine,
endLine: annotationProperties.endLine,
col: annotationProperties.startColumn,
endColumn: annotationProperties.endColumn
};
}
function issueCommand(command, properties, message) {
const cmd = new Command(command, properties, message);
process.stdout.write(cmd.toString() + os__WEBPACK_IMPORTED_MODULE_1__.EOL);
}
function issue(name, message = "") {
issueCommand(name, {}, message);
}
const CMD_STRING = "::";
var Command = class {
constructor(command, properties, message) {
if (!command) command = "missing.command";
this.command = command;
this.properties = properties;
this.message = message;
}
toString() {
let cmdStr = CMD_STRING + this.command;
if (this.properties && Object.keys(this.properties).length > 0) {
cmdStr += " ";
let first = true;
for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
const val = this.properties[key];
if (val) {
if (first) first = false;
else cmdStr += ",";
cmdStr += `${key}=${escapeProperty(val)}`;
}
}
}
cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
return cmdStr;
}
};
function escapeData(s) {
return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
function issueFileCommand(command, message) {
const filePath = process.env[`GITHUB_${command}`];
if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
if (!fs__WEBPACK_IMPORTED_MODULE_3__.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
fs__WEBPACK_IMPORTED_MODULE_3__.appendFileSync(filePath, `${toCommandValue(message)}${os__WEBPACK_IMPORTED_MODULE_1__.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
const delimiter = `ghadelimiter_${crypto__WEBPACK_IMPORTED_MODULE_2__.randomUUID()}`;
const convertedValue = toCommandValue(value);
if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
return `${key}<<${delimiter}${os__WEBPACK_IMPORTED_MODULE_1__.EOL}${convertedValue}${os__WEBPACK_IMPORTED_MODULE_1__.EOL}${delimiter}`;
}
var __awaiter$1 = function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P || (P = Promise))(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator["throw"](value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
const { access, appendFile, writeFile } = fs__WEBPACK_IMPORTED_MODULE_3__.promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
constructor() {
this._buffer = "";
}
filePath() {
return __awaiter$1(this, void 0, void 0, function* () {
if (this._filePath) return this._filePath;
const pathFromEnv = process.env[SUMMARY_ENV_VAR];
if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
try {
yield access(pathFromEnv, fs__WEBPACK_IMPORTED_MODULE_3__.constants.R_OK | fs__WEBPACK_IMPORTED_MODULE_3__.constants.W_OK);
} catch (_a) {
throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
}
this._filePath = pathFromEnv;
return this._filePath;
});
}
wrap(tag, content, attrs = {}) {
const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
if (!content) return `<${tag}${htmlAttrs}>`;
return `<${tag}${htmlAttrs}>${content}</${tag}>`;
}
write(options) {
return __awaiter$1(this, void 0, void 0, function* () {
const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
const filePath = yield this.filePath();
yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
return this.emptyBuffer();
});
}
clear() {
return __awaiter$1(this, void 0, void 0, function* () {
return this.emptyBuffer().write({ overwrite: true });
});
}
stringify() {
return this._buffer;
}
isEmptyBuffer() {
return this._buffer.length === 0;
}
emptyBuffer() {
this._buffer = "";
return this;
}
addRaw(text, addEOL = false) {
this._buffer += text;
return addEOL ? this.addEOL() : this;
}
addEOL() {
return this.addRaw(os__WEBPACK_IMPORTED_MODULE_1__.EOL);
}
addCodeBlock(code, lang) {
const attrs = Object.assign({}, lang && { lang });
const element = this.wrap("pre", this.wrap("code", code), attrs);
return this.addRaw(element).addEOL();
}
addList(items, ordered = false) {
const tag = ordered ? "ol" : "ul";
const listItems = items.map((item) => this.wrap("li", item)).join("");
const element = this.wrap(tag, listItems);
return this.addRaw(element).addEOL();
}
addTable(rows) {
const tableBody = rows.map((row) => {
const cells = row.map((cell) => {
if (typeof cell === "string") return this.wrap("td", cell);
const { header, data, colspan, rowspan } = cell;
const tag = header ? "th" : "td";
const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
return this.wrap(tag, data, attrs);
}).join("");
return this.wrap("tr", cells);
}).join("");
const element = this.wrap("table", tableBody);
return this.addRaw(element).addEOL();
}
addDetails(label, content) {
const element = this.wrap("details", this.wrap("summary", label) + content);
return this.addRaw(element).addEOL();
}
addImage(src, alt, options) {
const { width, height } = options || {};
const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
const element = this.wrap("img", null, Object.assign({
src,
alt
}, attrs));
return this.addRaw(element).addEOL();
}
addHeading(text, level) {
const tag = `h${level}`;
const allowedTag = [
"h1",
"h2",
"h3",
"h4",
"h5",
"h6"
].includes(tag) ? tag : "h1";
const element = this.wrap(allowedTag, text);
return this.addRaw(element).addEOL();
}
addSeparator() {
const element = this.wrap("hr", null);
return this.addRaw(element).addEOL();
}
addBreak() {
const element = this.wrap("br", null);
return this.addRaw(element).addEOL();
}
addQuote(text, cite) {
const attrs = Object.assign({}, cite && { cite });
const element = this.wrap("blockquote", text, attrs);
return this.addRaw(element).addEOL();
}
addLink(text, href) {
const element = this.wrap("a", text, { href });
return this.addRaw(element).addEOL();
}
};
const summary = new Summary();
var __awaiter = function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P || (P = Promise))(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator["throw"](value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
var ExitCode;
(function(ExitCode) {
ExitCode[ExitCode["Success"] = 0] = "Success";
ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
issueCommand("add-mask", {}, secret);
}
function getInput(name, options) {
const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
if (options && options.trimWhitespace === false) return val;
return val.trim();
}
function getMultilineInput(name, options) {
const inputs = getInput(name, options).split("\n").filter((x) => x !== "");
if (options && options.trimWhitespace === false) return inputs;
return inputs.map((input) => input.trim());
}
function setOutput(name, value) {
if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
process.stdout.write(os__WEBPACK_IMPORTED_MODULE_1__.EOL);
issueCommand("set-output", { name }, toCommandValue(value));
}
function setFailed(message) {
process.exitCode = ExitCode.Failure;
error(message);
}
function debug(message) {
issueCommand("debug", {}, message);
}
function error(message, properties = {}) {
issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
process.stdout.write(message + os__WEBPACK_IMPORTED_MODULE_1__.EOL);
}
function startGroup(name) {
issue("group", name);
}
function endGroup() {
issue("endgroup");
}
function group(name, fn) {
return __awaiter(this, void 0, void 0, function* () {
startGroup(name);
let result;
try {
result = yield fn();
} finally {
endGroup();
}
return result;
});
}
function saveState(name, value) {
if (process.env["GITHUB_STATE"] || "") return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
issueCommand("save-state", { name }, toCommandValue(value));
}
function getState(name) {
return process.env[`STATE_${name}`] || "";
}
var actions_core_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
debug: () => debug,
endGroup: () => endGroup,
error: () => error,
getInput: () => getInput,
getMultilineInput: () => getMultilineInput,
getState: () => getState,
group: () => group,
info: () => info,
notice: () => notice,
saveState: () => saveState,
setFailed: () => setFailed,
setOutput: () => setOutput,
setSecret: () => setSecret,
startGroup: () => startGroup,
summary: () => summary,
warning: () => warning
});
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
55258: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => readJobRun,
t: () => resultsAccess
});
const maximumToken = 1e5;
function readJobRun(token) {
const payload = token?.slice(0, maximumToken).split(".")[1];
if (payload === void 0) return void 0;
try {
const { scp } = Object(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
for (const scope of typeof scp === "string" ? scp.split(" ") : []) {
const [name, run, job, ...others] = scope.split(":");
if (name === "Actions.Results" && run && job && others.length === 0) return {
run,
job
};
}
} catch {}
}
function resultsAccess({ ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: url }) {
const ids = readJobRun(token);
if (token === void 0 || ids === void 0 || url === void 0 || !URL.canParse(url)) return void 0;
return {
token,
backendIds: {
workflow_run_backend_id: ids.run,
workflow_job_run_backend_id: ids.job
},
addressOf: (method) => new URL(`/twirp/github.actions.results.api.v1.ArtifactService/${method}`, url)
};
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
3721: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { storeArtifact: () => storeArtifact });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _actions_core_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10920);
var _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51459);
var _results_access_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55258);
var _exchange_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55272);
var _quoted_answer_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90354);
var _retry_wait_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13091);
var node_crypto__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77598);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58500);
const blockBytes = 4194304;
const activeBlocks = 5;
const apiVersion = { "x-ms-version": "2021-12-02" };
async function uploadBlob(address, { type, bytes }, send) {
const withQuery = (query) => new URL(`${address}${address.includes("?") ? "&" : "?"}${query}`);
const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_6__.createHash)("sha256");
const ids = [];
let size = 0;
async function* identifiedBlocks() {
for await (const block of blocksOf(bytes)) {
hash.update(block);
size += block.length;
const id = Buffer.from(String(ids.length).padStart(6, "0")).toString("base64");
ids.push(id);
yield [id, block];
}
}
const blocks = identifiedBlocks();
const sendBlocks = async () => {
for await (const [id, body] of blocks) await send("the blob storage", withQuery(`comp=block&blockid=${id}`), {
method: "PUT",
headers: apiVersion,
body
});
};
await Promise.all(Array.from({ length: activeBlocks }, sendBlocks));
const list = ids.map((id) => `<Latest>${id}</Latest>`).join("");
await send("the blob storage", withQuery("comp=blocklist"), {
method: "PUT",
headers: {
...apiVersion,
"content-type": "application/xml",
"x-ms-blob-content-type": type
},
body: `<?xml version="1.0" encoding="utf-8"?><BlockList>${list}</BlockList>`
});
return {
size,
sha256: hash.digest("hex")
};
}
async function* blocksOf(content) {
let block = Buffer.allocUnsafeSlow(blockBytes);
let length = 0;
for await (const bytes of content) for (let start = 0; start < bytes.length;) {
const part = bytes.subarray(start, start + blockBytes - length);
block.set(part, length);
start += part.length;
length += part.length;
if (length < blockBytes) continue;
yield block;
block = Buffer.allocUnsafeSlow(blockBytes);
length = 0;
}
if (length > 0) yield block.subarray(0, length);
}
var UploadRequestError = class extends Error {
name = "UploadRequestError";
status;
constructor(message, status) {
super(message);
this.status = status;
}
};
const attemptMs = 12e4;
const maximumAttempts = {
temporary: 6,
unreachable: 4,
late: 2,
permanent: 1
};
const maximumWaitMs = 3e4;
function createSender({ token, signal, say }) {
return async (service, url, request) => {
for (let attempt = 1;; attempt += 1) {
const exchange = await (0, _exchange_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(url, {
...request,
limitMs: attemptMs,
signal
});
signal.throwIfAborted();
if (exchange.status !== void 0 && exchange.status >= 200 && exchange.status < 300) return exchange;
const fault = describeFault(service, exchange, token);
const maximum = maximumAttempts[exchange.kind ?? ((0, _exchange_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(exchange) ? "temporary" : "permanent")];
if (attempt >= maximum) throw new UploadRequestError(fault, exchange.status);
const waitMs = Math.min(1e3 * (0, _retry_wait_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(attempt - 1, (0, _exchange_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(exchange)), maximumWaitMs);
say(`Attempt ${attempt} of ${maximum} failed: ${fault}. The next attempt starts in ${Math.ceil(waitMs)} ms.`);
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_7__.setTimeout)(waitMs, void 0, { signal });
}
};
}
function describeFault(service, exchange, token) {
if (exchange.status === void 0) return `${service} does not answer: ${(0, _quoted_answer_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(exchange.reason, token)}`;
const detail = (0, _quoted_answer_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(messageIn(exchange), token);
return `${service} answered with status ${exchange.status}${detail === "" ? "" : ` (${detail})`}`;
}
function messageIn({ headers, body }) {
const code = headers["x-ms-error-code"];
if (typeof code === "string") return code;
try {
const { msg } = Object(JSON.parse(body));
return typeof msg === "string" ? msg : "";
} catch {
return "";
}
}
const protocolVersion = 7;
const dayMs = 864e5;
function storeArtifact(artifact, env) {
return (0, _actions_core_mjs__WEBPACK_IMPORTED_MODULE_2__.group)(`Upload of the artifact "${artifact.name}"`, () => store(artifact, env));
}
async function store({ name, retentionDays, limitMs, ...content }, env) {
const access = (0, _results_access_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(env);
const end = new AbortController();
const limit = limitMs === void 0 ? void 0 : AbortSignal.timeout(limitMs);
let isCreated = false;
try {
if (access === void 0) throw new Error("ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL do not name the run in the results service");
const { token, backendIds, addressOf } = access;
const send = createSender({
token,
signal: limit === void 0 ? end.signal : AbortSignal.any([end.signal, limit]),
say: _actions_core_mjs__WEBPACK_IMPORTED_MODULE_2__.info
});
const ask = async (method, fields) => {
const body = JSON.stringify({
...backendIds,
name,
...fields
});
const headers = {
authorization: `Bearer ${token}`,
"content-type": "application/json"
};
return confirmedAnswer(method, (await send(`${method} of the results service`, addressOf(method), {
method: "POST",
headers,
body
})).body);
};
const expires = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ expires_at: expiration(retentionDays, env) });
const created = await ask("CreateArtifact", {
version: protocolVersion,
mime_type: content.type,
...expires
});
isCreated = true;
const { size, sha256 } = await uploadBlob(String(created.signed_upload_url ?? created.signedUploadUrl), content, send);
(0, _actions_core_mjs__WEBPACK_IMPORTED_MODULE_2__.info)(`Uploaded ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(size)} bytes. Their SHA-256 digest is ${sha256}.`);
const finalized = await ask("FinalizeArtifact", {
size: String(size),
hash: `sha256:${sha256}`
});
const id = Number(finalized.artifact_id ?? finalized.artifactId);
if (!Number.isSafeInteger(id)) throw new Error("FinalizeArtifact of the results service returned no id");
(0, _actions_core_mjs__WEBPACK_IMPORTED_MODULE_2__.info)(`The artifact was successfully finalized. Its ID is ${id}.`);
return {
id,
size
};
} catch (cause) {
if (limit?.aborted) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The upload took more than ${Number(limitMs) / 1e3} s.`);
throw uploadError(name, cause, isCreated);
} finally {
end.abort();
}
}
function expiration(retentionDays, { GITHUB_RETENTION_DAYS: given }) {
if (retentionDays === void 0) return void 0;
const allowed = Number(given);
return new Date(Date.now() + dayMs * (allowed >= 1 ? Math.min(retentionDays, allowed) : retentionDays)).toISOString();
}
function confirmedAnswer(method, body) {
try {
const answer = Object(JSON.parse(body));
if (answer.ok === true) return answer;
} catch {}
throw new Error(`${method} of the results service gave an answer without a confirmation`);
}
function uploadError(name, cause, isCreated) {
const failed = `The artifact "${name}" was not uploaded`;
const reason = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)((0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(cause));
if (/\bstorage quota\b|\binsufficient usage\b/i.test(reason)) return new _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_3__.i("storage", `${failed}: the storage for artifacts is used up.`, {
hint: "Delete old artifacts or shorten their retention.",
cause
});
if (!isCreated && cause instanceof UploadRequestError && cause.status === 409) return new _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_3__.i("name-taken", `${failed}: the run already has an artifact with this name.`, {
hint: "Use a different name in each job.",
cause
});
return new _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_3__.i("other", `${failed}: ${reason}.`, { cause });
}
})
};
;
