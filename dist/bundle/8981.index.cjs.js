"use strict";
exports.id = 8981;
exports.ids = [8981];
exports.modules = {
21916: (function(__unused_webpack_module, exports) {
var __webpack_unused_export__;
__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(65536);
var myers_32 = function(a, b) {
var n = a.length;
var m = b.length;
var lst = 1 << n - 1;
var pv = -1;
var mv = 0;
var sc = n;
var i = n;
while (i--) {
peq[a.charCodeAt(i)] |= 1 << i;
}
for (i = 0; i < m; i++) {
var eq = peq[b.charCodeAt(i)];
var xv = eq | mv;
eq |= (eq & pv) + pv ^ pv;
mv |= ~(eq | pv);
pv &= eq;
if (mv & lst) {
sc++;
}
if (pv & lst) {
sc--;
}
mv = mv << 1 | 1;
pv = pv << 1 | ~(xv | mv);
mv &= xv;
}
i = n;
while (i--) {
peq[a.charCodeAt(i)] = 0;
}
return sc;
};
var myers_x = function(b, a) {
var n = a.length;
var m = b.length;
var mhc = [];
var phc = [];
var hsize = Math.ceil(n / 32);
var vsize = Math.ceil(m / 32);
for (var i = 0; i < hsize; i++) {
phc[i] = -1;
mhc[i] = 0;
}
var j = 0;
for (; j < vsize - 1; j++) {
var mv_1 = 0;
var pv_1 = -1;
var start_1 = j * 32;
var vlen_1 = Math.min(32, m) + start_1;
for (var k = start_1; k < vlen_1; k++) {
peq[b.charCodeAt(k)] |= 1 << k;
}
for (var i = 0; i < n; i++) {
var eq = peq[a.charCodeAt(i)];
var pb = phc[i / 32 | 0] >>> i & 1;
var mb = mhc[i / 32 | 0] >>> i & 1;
var xv = eq | mv_1;
var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
var ph = mv_1 | ~(xh | pv_1);
var mh = pv_1 & xh;
if (ph >>> 31 ^ pb) {
phc[i / 32 | 0] ^= 1 << i;
}
if (mh >>> 31 ^ mb) {
mhc[i / 32 | 0] ^= 1 << i;
}
ph = ph << 1 | pb;
mh = mh << 1 | mb;
pv_1 = mh | ~(xv | ph);
mv_1 = ph & xv;
}
for (var k = start_1; k < vlen_1; k++) {
peq[b.charCodeAt(k)] = 0;
}
}
var mv = 0;
var pv = -1;
var start = j * 32;
var vlen = Math.min(32, m - start) + start;
for (var k = start; k < vlen; k++) {
peq[b.charCodeAt(k)] |= 1 << k;
}
var score = m;
for (var i = 0; i < n; i++) {
var eq = peq[a.charCodeAt(i)];
var pb = phc[i / 32 | 0] >>> i & 1;
var mb = mhc[i / 32 | 0] >>> i & 1;
var xv = eq | mv;
var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
var ph = mv | ~(xh | pv);
var mh = pv & xh;
score += ph >>> m - 1 & 1;
score -= mh >>> m - 1 & 1;
if (ph >>> 31 ^ pb) {
phc[i / 32 | 0] ^= 1 << i;
}
if (mh >>> 31 ^ mb) {
mhc[i / 32 | 0] ^= 1 << i;
}
ph = ph << 1 | pb;
mh = mh << 1 | mb;
pv = mh | ~(xv | ph);
mv = ph & xv;
}
for (var k = start; k < vlen; k++) {
peq[b.charCodeAt(k)] = 0;
}
return score;
};
var distance = function(a, b) {
if (a.length < b.length) {
var tmp = b;
b = a;
a = tmp;
}
if (b.length === 0) {
return a.length;
}
if (a.length <= 32) {
return myers_32(a, b);
}
return myers_x(a, b);
};
exports.Io = distance;
var closest = function(str, arr) {
var min_distance = Infinity;
var min_index = 0;
for (var i = 0; i < arr.length; i++) {
var dist = distance(str, arr[i]);
if (dist < min_distance) {
min_distance = dist;
min_index = i;
}
}
return arr[min_index];
};
exports.kp = closest;
}),
8981: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => openArtifactStore,
t: () => artifact_store_exports
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51459);
var _zip_entry_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5503);
var _results_access_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55258);
var _upload_content_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92108);
var _limits2_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14507);
var _part_document_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21198);
var node_crypto__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77598);
const maximumListBytes = 16777216;
const archiveBytes = 1024;
function connectResultsService({ env, maximumBytes, requestMs = 1e4 }) {
const access = (0, _results_access_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(env);
if (access === void 0 || (0, _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(env.GITHUB_SERVER_URL)) return void 0;
const { token, backendIds, addressOf } = access;
const owners = new Map();
async function ask(method, body) {
const headers = {
authorization: `Bearer ${token}`,
"content-type": "application/json"
};
const limits = {
requestMs,
maximumBytes: maximumListBytes
};
const answer = await (0, _zip_entry_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(addressOf(method), limits, {
method: "POST",
headers,
body: JSON.stringify(body)
});
return Object(JSON.parse(answer.toString("utf8")));
}
return {
async list() {
const { artifacts } = await ask("ListArtifacts", backendIds);
return (Array.isArray(artifacts) ? artifacts : []).flatMap((artifact) => {
const { name, size, workflow_run_backend_id: run, workflow_job_run_backend_id: job } = Object(artifact);
if (typeof name !== "string") return [];
if (typeof run === "string" && typeof job === "string") owners.set(name, {
workflow_run_backend_id: run,
workflow_job_run_backend_id: job
});
return [{
name,
size: Number(size ?? 0)
}];
});
},
async read(name) {
try {
const { signed_url: signedUrl } = await ask("GetSignedArtifactURL", {
...owners.get(name) ?? backendIds,
name
});
if (typeof signedUrl !== "string") return void 0;
const archive = await (0, _zip_entry_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(new URL(signedUrl), {
requestMs,
maximumBytes: maximumBytes + archiveBytes
});
return (0, _zip_entry_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(archive, maximumBytes);
} catch {
return;
}
}
};
}
var artifact_store_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ openArtifactStore: () => openArtifactStore });
const retentionDays = 1;
const uploadMs = 3e4;
const fileName = "part.br";
function openArtifactStore({ key, env, say }) {
const service = connectResultsService({
env,
maximumBytes: _limits2_mjs__WEBPACK_IMPORTED_MODULE_5__.t.artifactBytes
});
if (service === void 0) return void 0;
const artifactOf = new Map();
const list = async () => {
try {
for (const { name, size } of await service.list()) {
const facts = (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_6__.p)(name);
if (facts !== void 0 && size <= 2 * _limits2_mjs__WEBPACK_IMPORTED_MODULE_5__.t.artifactBytes && artifactOf.size < _limits2_mjs__WEBPACK_IMPORTED_MODULE_5__.t.listed) artifactOf.set((0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_6__.f)(facts), name);
}
} catch (error) {
say(`The artifacts of the run could not be listed: ${error instanceof Error ? error.message : error}`);
}
return [...artifactOf.keys()];
};
const uploadAs = (name, content) => (0, _upload_content_mjs__WEBPACK_IMPORTED_MODULE_4__.t)({
name,
fileName,
content,
retentionDays,
limitMs: uploadMs
}, env);
return {
list,
async read(name) {
const content = await service.read(artifactOf.get(name) ?? name);
if (content === void 0) return void 0;
try {
const part = (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(content).parts.find((one) => one.name === name);
return part === void 0 || part.comment === key ? part : "foreign";
} catch {
return;
}
},
async upload(part, run) {
const content = (0, _part_document_mjs__WEBPACK_IMPORTED_MODULE_6__.t)({
run,
parts: [part],
covered: new Set()
}, _limits2_mjs__WEBPACK_IMPORTED_MODULE_5__.t.artifactBytes);
if (content === void 0) return {
isStored: false,
reason: `The part is longer than ${_limits2_mjs__WEBPACK_IMPORTED_MODULE_5__.t.artifactBytes} bytes.`
};
try {
await uploadAs(part.name, content);
return { isStored: true };
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
const isTaken = error instanceof _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_2__.i && error.reason === "name-taken";
if (isTaken && (await list()).includes(part.name)) return { isStored: true };
if (!isTaken) return {
isStored: false,
reason: error.message
};
}
try {
await uploadAs(`${part.name}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_7__.randomBytes)(2).toString("hex")}`, content);
return { isStored: true };
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
return {
isStored: false,
reason: error.message
};
}
}
};
}
}),
87963: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
C: () => tailOf,
S: () => headOf,
T: () => formatCount,
_: () => sameCause,
a: () => isRepositoryPath,
b: () => shorten,
c: () => leftOutNote,
d: () => verdictOrder,
f: () => causeIdPattern,
g: () => makeCauseId,
h: () => isWeakCause,
i: () => parseFailOn,
l: () => withoutMiddle,
m: () => isStrongCause,
n: () => failOnTexts,
o: () => excerpt,
p: () => isEnvironmentCause,
r: () => failOnWords,
s: () => leftOutLinePattern,
t: () => defaultFailOn,
u: () => detach,
v: () => noCounts,
w: () => countOf,
x: () => shortenWithHash,
y: () => statuses
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21916);
const formatCount = (count) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
const countOf = (count, noun) => `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
const isHighSurrogate = (code) => code >= 55296 && code <= 56319;
const isLowSurrogate = (code) => code >= 56320 && code <= 57343;
const headOf = (text, length) => text.slice(0, isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length);
function tailOf(text, length) {
const start = text.length - length;
return text.slice(isLowSurrogate(text.charCodeAt(start)) ? start + 1 : start);
}
const shorten = (text, limit) => text.length <= limit ? text : `${headOf(text, limit)} \u2026`;
function shortenWithHash(text, limit, hashLength) {
if (text.length <= limit) return text;
return `${headOf(text, limit - hashLength - 2)}\u2026 ${(0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)("sha256", text, "hex").slice(0, hashLength)}`;
}
const statuses = [
"successful",
"failed",
"skipped",
"cancelled",
"running",
"unknown"
];
const noCounts = () => ({
successful: 0,
failed: 0,
skipped: 0,
cancelled: 0,
running: 0,
unknown: 0
});
const causeIdPattern = /^\d{1,3}[ew]?-[0-9a-f]{4,32}$/;
const version = 4;
const versionWithStep = 5;
const letters = {
strong: "",
weak: "w",
environment: "e"
};
const makeCauseId = (kind, hash, hasStep = false) => `${hasStep ? versionWithStep : version}${letters[kind]}-${hash}`;
const versionOf = (id) => /^\d*/.exec(id)?.[0];
function sameCause(a, b) {
if (a === void 0 || b === void 0) return void 0;
if (a === b) return true;
return versionOf(a) === versionOf(b) ? false : void 0;
}
const isStrongCause = (id) => /^(?!1\D)\d{1,3}e?-/.test(id);
const isWeakCause = (id) => /^\d{1,3}w-/.test(id);
const isEnvironmentCause = (id) => /^\d{1,3}e-/.test(id);
const verdictOrder = [
"new",
"unseen",
"unknown",
"known",
"flaky"
];
const detach = (text) => text.length < 13 ? text : ` ${text}`.slice(1);
const leftOutNote = (length) => `\n\u2026 ${length} characters left out \u2026\n`;
const leftOutLinePattern = /^\u2026 \d+ characters left out \u2026$/m;
function withoutMiddle(text, limit) {
if (text.length <= limit) return text;
const head = headOf(text, limit >> 1);
const tail = tailOf(text, limit >> 1);
return `${head}${leftOutNote(text.length - head.length - tail.length)}${tail}`;
}
const excerpt = (text, limit) => detach(withoutMiddle(text, limit));
const maximumLength = 4096;
const isRepositoryPath = (path) => path.length <= maximumLength && !/[\\\p{Cc}]|^[A-Za-z]:/u.test(path) && path.split("/").every((name) => ![
"",
".",
".."
].includes(name));
const failOnWords = [
"failed",
"new",
"flaky",
"new-flaky",
"incomplete",
"no-tests",
"unreadable",
"missing",
"fewer",
"regressed",
"delivery",
"never"
];
const countingWords = new Set([
"failed",
"new",
"flaky",
"new-flaky"
]);
const defaultFailOn = new Map([
["failed", 0],
["incomplete", 0],
["no-tests", 0],
["unreadable", 0]
]);
const failOnTexts = (failOn) => [...failOn].map(([word, allowed]) => allowed === 0 ? word : `${word}:${allowed}`);
const isFailOnWord = (word) => failOnWords.some((known) => known === word);
const maximumShown = 100;
const maximumDigits = 9;
function parseFailOn(text) {
const known = new Map();
for (const item of text.split(",").map((one) => one.trim().toLowerCase())) {
if (item === "") continue;
const [word, allowed] = parseCondition(item);
const before = known.get(word);
if (before !== void 0 && before !== allowed) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`fail-on: "${word}" allows both ${before} and ${allowed} tests.`, { hint: `Name "${word}" once.` });
known.set(word, allowed);
}
if (known.size === 0) return defaultFailOn;
if (known.has("never") && known.size > 1) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`fail-on: "${text.slice(0, maximumShown)}" combines "never" with other words.`, { hint: "Use only \"never\", or leave it out." });
return known;
}
function parseCondition(item) {
const colon = item.indexOf(":");
const word = (colon === -1 ? item : item.slice(0, colon)).trim();
if (!isFailOnWord(word)) {
const shown = word.slice(0, maximumShown);
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`fail-on: unknown word "${shown}"; did you mean "${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__.kp)(shown, failOnWords)}"?`, { hint: `Use a comma-separated list of ${failOnWords.slice(0, -1).join(", ")}, or never.` });
}
if (colon === -1) return [word, 0];
const shown = item.slice(0, maximumShown);
if (!countingWords.has(word)) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`fail-on: "${shown}" has a number, but "${word}" counts no tests.`, { hint: `Write only "${word}". ${[...countingWords].join(", ")} accept a number.` });
const number = item.slice(colon + 1).trim();
if (!/^\d+$/.test(number) || number.length > maximumDigits) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`fail-on: "${shown}" must have a whole number after the colon.`, { hint: `"${word}:5" fails the run if more than 5 tests count.` });
return [word, Number(number)];
}
}),
14507: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => commentLimits });
const commentLimits = {
bytes: 6e4,
hiddenBytes: 18e3,
artifactBytes: 65536,
plainBytes: 8388608,
expectedJobs: 300,
listed: 1e3,
tests: 1e4,
causes: 2e3,
partFailures: 300,
partCauses: 200,
partFlaky: 100,
partProblems: 50,
partProperties: 50,
partTags: 50,
partSlowest: 10,
partChanged: 20,
gates: 10,
owners: 10,
suites: 20,
changedJobs: 50,
pullRequests: 5,
pushes: 3,
pushFailures: 50,
flaky: 200,
slowest: 20,
propertyRows: 100,
earlierJobs: 3,
name: 500,
titlePart: 200,
shortMessage: 400,
problemMessage: 1e3,
reason: 300,
build: 100,
ref: 250,
url: 1e3,
readName: 700,
readText: 5e3
};
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
51459: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => ArtifactError,
n: () => uploadArtifact,
r: () => isEnterpriseServer,
t: () => requireArtifacts
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var ArtifactError = class extends _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._ {
name = "ArtifactError";
reason;
constructor(reason, message, options = {}) {
super(message, options);
this.reason = reason;
}
};
function isEnterpriseServer(serverUrl) {
if (!serverUrl) return false;
if (!URL.canParse(serverUrl)) return true;
const { hostname } = new URL(serverUrl);
return hostname !== "github.com" && !hostname.endsWith(".ghe.com") && !hostname.endsWith(".localhost");
}
async function uploadArtifact(upload, env) {
const name = artifactName(upload.name);
requireArtifacts(name, env);
const root = commonFolder(upload.root, upload.files);
const isAllowed = (file) => upload.unzippedType !== void 0 || !forbidden.test((0, node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, file));
const files = upload.files.filter((file) => isAllowed(file) && isReadable(file));
const [first] = files;
if (first === void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The artifact "${name}" was not uploaded: none of its ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(upload.files.length)} files can be read.`);
const uploaded = new Set(files);
const [{ storeArtifact }, { openFiles, zipArchive }] = await Promise.all([Promise.all([__webpack_require__.e(6752), __webpack_require__.e(3721)]).then(__webpack_require__.bind(__webpack_require__, 3721)), __webpack_require__.e(9065).then(__webpack_require__.bind(__webpack_require__, 69065))]);
const content = upload.unzippedType === void 0 ? {
type: "application/zip",
bytes: zipArchive(openFiles(files, root, (file) => uploaded.delete(file)))
} : {
type: upload.unzippedType,
bytes: fileBytes(first)
};
const { id, size } = await storeArtifact({
name,
retentionDays: upload.retentionDays,
...content
}, env);
const leftOut = upload.files.filter((file) => !uploaded.has(file));
return {
name,
id,
size,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ url: urlOf(id, env) }),
leftOut
};
}
function requireArtifacts(name, { ACTIONS_RUNTIME_TOKEN: token, GITHUB_SERVER_URL: server }) {
if (!token) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The artifact "${name}" was not uploaded: artifacts require a job of GitHub Actions.`);
if (!isEnterpriseServer(server)) return;
throw new ArtifactError("unsupported", `The artifact "${name}" was not uploaded: GitHub Enterprise Server does not accept artifacts of this kind.`, { hint: "Upload the files in a step with actions/upload-artifact@v3, which it accepts." });
}
const forbidden = /["<>|*?:\r\n]/;
const artifactName = (name) => name.replaceAll(new RegExp(`${forbidden.source}|[/\\\\]`, "g"), "-").trim() || "build-report";
function isReadable(file) {
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_2__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.R_OK);
return true;
} catch {
return false;
}
}
async function* fileBytes(file) {
yield* (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.createReadStream)(file);
}
function commonFolder(root, files) {
const holds = (folder, file) => (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(file).startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_3__.sep) ? folder : folder + node_path__WEBPACK_IMPORTED_MODULE_3__.sep);
let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(root);
for (const file of files) while (!holds(folder, file) && (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder) !== folder) folder = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder);
return folder;
}
function urlOf(id, env) {
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
return server && repository && run ? `${server}/${repository}/actions/runs/${run}/artifacts/${id}` : void 0;
}
}),
92108: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => uploadContent });
var _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51459);
var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
async function uploadContent({ name, fileName, content, retentionDays, limitMs }, env) {
(0, _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(name, env);
const [{ storeArtifact }, { zipArchive }] = await Promise.all([Promise.all([__webpack_require__.e(6752), __webpack_require__.e(3721)]).then(__webpack_require__.bind(__webpack_require__, 3721)), __webpack_require__.e(9065).then(__webpack_require__.bind(__webpack_require__, 69065))]);
await storeArtifact({
name,
type: "application/zip",
bytes: zipArchive([{
name: fileName,
mtime: new Date(),
mode: 420,
maximumBytes: content.length,
content: node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from([content])
}]),
retentionDays,
limitMs
}, env);
}
}),
5503: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => DownloadError,
r: () => download,
t: () => readZipEntry
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _network_reason_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10316);
var _read_body_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71296);
var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
var undici__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46752);
var DownloadError = class extends Error {
name = "DownloadError";
isTemporary;
constructor(message, isTemporary) {
super(message);
this.isTemporary = isTemporary;
}
};
const deleted = new Set([404, 410]);
async function download(url, { requestMs, maximumBytes }, request = {}) {
const dispatcher = (0, _network_reason_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(url.href);
try {
const { ok, status, body } = await (0, undici__WEBPACK_IMPORTED_MODULE_3__.fetch)(url, {
...request,
signal: AbortSignal.timeout(requestMs),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ dispatcher })
});
if (!ok) {
await body?.cancel();
throw new DownloadError(`the service answered ${status}`, !deleted.has(status));
}
return await (0, _read_body_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(body ?? [], maximumBytes);
} catch (error) {
if (error instanceof DownloadError) throw error;
throw new DownloadError((0, _network_reason_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(error), !(error instanceof _read_body_mjs__WEBPACK_IMPORTED_MODULE_4__.t));
}
}
const endSignature = 101010256;
const entrySignature = 33639248;
const endBytes = 22;
const stored = 0;
const deflated = 8;
function readZipEntry(archive, maximumBytes) {
const end = archive.lastIndexOf(Buffer.from([
80,
75,
5,
6
]));
if (end < 0 || end + endBytes > archive.length || archive.readUInt32LE(end) !== endSignature) throw new Error("not an archive");
if (archive.readUInt16LE(end + 10) !== 1) throw new Error("not an archive with one file");
const entry = archive.readUInt32LE(end + 16);
if (archive.readUInt32LE(entry) !== entrySignature) throw new Error("a damaged archive");
const method = archive.readUInt16LE(entry + 10);
const compressedBytes = archive.readUInt32LE(entry + 20);
const header = archive.readUInt32LE(entry + 42);
const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
const content = archive.subarray(start, start + compressedBytes);
if (content.length !== compressedBytes) throw new Error("a damaged archive");
if (method === deflated) return (0, node_zlib__WEBPACK_IMPORTED_MODULE_2__.inflateRawSync)(content, { maxOutputLength: maximumBytes });
if (method !== stored || content.length > maximumBytes) throw new Error("an archive that cannot be read");
return content;
}
})
};
;
