"use strict";
exports.id = 240;
exports.ids = [240];
exports.modules = {
53246: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => readEvidence,
r: () => writeEvidence,
t: () => maximumEvidenceBytes
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25849);
const maximumEvidenceBytes = 2e4;
const version = 1;
const idPattern = /^[0-9a-f]{10}$/;
const maximumPullRequest = 2 ** 31 - 1;
function writeEvidence(pullRequest, failures) {
const causes = {};
const empty = {
version,
pullRequest,
causes
};
let bytes = JSON.stringify(empty).length;
const seen = new Set();
for (const { id, cause = "" } of failures) {
const key = (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(id);
if (seen.has(`${key} ${cause}`)) continue;
seen.add(`${key} ${cause}`);
const ids = causes[cause];
bytes += key.length + 3 + (ids === void 0 ? cause.length + 6 : 0);
if (bytes > 2e4) break;
if (ids === void 0) causes[cause] = [key];
else ids.push(key);
}
return JSON.stringify({
...empty,
causes
});
}
function readEvidence(content) {
if (content.length > 2e4) return void 0;
let parsed;
try {
parsed = JSON.parse(Buffer.from(content).toString("utf8"));
} catch {
return;
}
const { version: written, pullRequest, causes } = Object(parsed);
if (written !== version || !isNumber(pullRequest) || typeof causes !== "object" || causes === null) return void 0;
const failures = new Map();
for (const [cause, ids] of Object.entries(causes)) {
if (cause !== "" && !_fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.f.test(cause) || !Array.isArray(ids)) return void 0;
for (const id of ids) {
if (typeof id !== "string" || !idPattern.test(id)) return void 0;
failures.set(id, [...failures.get(id) ?? [], cause === "" ? void 0 : cause]);
}
}
return {
pullRequest,
failures
};
}
const isNumber = (value) => typeof value === "number" && Number.isInteger(value) && value > 0 && value <= maximumPullRequest;
}),
60240: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { findEvidence: () => findEvidence });
var _evidence_document_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53246);
var _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86149);
const maximumRequests = 6;
const maximumFiles = 5;
const maximumDownload = _evidence_document_mjs__WEBPACK_IMPORTED_MODULE_0__.t + 1e3;
async function findEvidence(wanted, session) {
const { listed, pages } = await (0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(wanted.name, session);
const chosen = chooseEvidence(listed, wanted).slice(0, Math.min(maximumFiles, maximumRequests - pages));
return (await Promise.all(chosen.map((artifact) => readOne(artifact, wanted, session)))).flatMap((evidence) => evidence ?? []);
}
function chooseEvidence(listed, wanted) {
const { name, own, ownRunId } = wanted;
const trusted = listed.filter((artifact) => {
const { isExpired, isFork, runId, bytes, headBranch } = artifact;
if (artifact.name !== name || isExpired || isFork || runId === ownRunId || bytes > maximumDownload) return false;
return headBranch !== void 0 && headBranch !== own.headBranch;
}).toSorted(_list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_1__.s);
const parent = trusted.find((artifact) => isOfParent(artifact, wanted));
const branches = new Set();
return [...parent === void 0 ? [] : [parent], ...trusted].filter(({ headBranch }) => {
const isFirst = !branches.has(headBranch);
branches.add(headBranch);
return isFirst;
});
}
const isOfParent = ({ headBranch, headSha }, { parent }) => parent !== void 0 && headBranch === parent.branch && headSha === parent.commit;
async function readOne(artifact, wanted, session) {
const content = await (0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(artifact, session, {
what: "evidence",
maximumBytes: maximumDownload
});
const found = content && (0, _evidence_document_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(content);
if (found === void 0 || found.pullRequest === wanted.own.number) return void 0;
return {
...found,
timestamp: artifact.createdAt,
isParent: isOfParent(artifact, wanted)
};
}
}),
86149: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => maximumDownloadBytes,
c: () => requiredEvent,
i: () => isOfOwnCommit,
l: () => trustedArtifacts,
n: () => downloadArtifact,
o: () => mayAddBuilds,
r: () => notUsed,
s: () => newestFirst,
t: () => listArtifacts
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _merge_queue_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96111);
var _zip_entry_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5503);
var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
const maximumDownloadBytes = 5e6;
const fewBuilds = 2;
const concurrentMs = 6e5;
function trustedArtifacts(listed, { branch, defaultBranch, ownRunId }) {
return listed.filter(({ isExpired, isFork, runId, bytes, headBranch }) => {
if (isExpired || isFork || runId === ownRunId || bytes > 5e6 || headBranch === void 0) return false;
return headBranch === branch || headBranch === defaultBranch || (0, _merge_queue_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(headBranch) === branch;
}).toSorted(newestFirst);
}
function requiredEvent({ headBranch }, { branch }) {
if (headBranch === branch) return void 0;
return (0, _merge_queue_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(headBranch) === branch ? "merge_group" : "workflow_run";
}
function isOfOwnCommit({ runId, headSha }, { builds }) {
const own = builds.find(({ id }) => id === String(runId));
return own === void 0 || own.commit !== void 0 && own.commit === headSha;
}
const newestFirst = (one, other) => other.createdAt - one.createdAt || other.id - one.id;
const isNewestFirst = (listed) => listed.every((artifact, index) => index === 0 || newestFirst(listed[index - 1] ?? artifact, artifact) <= 0);
function mayAddBuilds(older, newest, knownBuilds) {
if (knownBuilds.has(String(older.runId))) return false;
return newest.createdAt - older.createdAt <= concurrentMs || knownBuilds.size <= fewBuilds;
}
const archiveStart = Buffer.from("PK");
function artifactContent(downloaded, digest, maximumBytes) {
const [algorithm, expected] = (digest ?? "").split(":");
if (algorithm === "sha256" && (0, node_crypto__WEBPACK_IMPORTED_MODULE_2__.hash)("sha256", downloaded, "hex") !== expected) throw new Error("it differs from its digest");
return downloaded.subarray(0, 2).equals(archiveStart) ? (0, _zip_entry_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(downloaded, maximumBytes) : downloaded;
}
async function downloadArtifact(artifact, { client, remainingMs, say }, { what, maximumBytes }) {
const { id, digest } = artifact;
let downloaded;
try {
const url = new URL(await client.artifactAddress(id));
const requestMs = Math.max(1, Math.ceil(remainingMs()));
downloaded = await (0, _zip_entry_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(url, {
requestMs,
maximumBytes
});
} catch (error) {
if (error instanceof _zip_entry_mjs__WEBPACK_IMPORTED_MODULE_1__.n && error.isTemporary) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f("unavailable", `GitHub did not send the artifact ${id}: ${error.message}.`);
if (!(error instanceof _zip_entry_mjs__WEBPACK_IMPORTED_MODULE_1__.n || error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f && error.failure === "missing")) throw error;
say(notUsed(artifact, error.message, what));
return;
}
try {
return artifactContent(downloaded, digest, maximumBytes);
} catch (error) {
say(notUsed(artifact, error instanceof Error ? error.message : String(error), what));
return;
}
}
const notUsed = ({ id }, reason, what = "history") => `The ${what} in the artifact ${id} is not used: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)(reason)}.`;
const artifactsAPage = 100;
const maximumPages = 4;
async function listArtifacts(name, { client }) {
const { artifacts, total } = await client.artifacts({ name });
const listed = [...artifacts];
let pages = 1;
while (!isNewestFirst(listed) && pages < maximumPages && pages * artifactsAPage < total) {
pages += 1;
listed.push(...(await client.artifacts({
name,
page: pages
})).artifacts);
}
return {
listed,
pages
};
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
