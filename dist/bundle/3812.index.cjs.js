"use strict";
exports.id = 3812;
exports.ids = [3812, 2025];
exports.modules = {
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
72025: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
F: () => readNamedArtifacts,
H: () => readOneArtifact,
readNewestArtifact: () => readNewestArtifact
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _history_bytes_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29711);
var _unite_histories_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35005);
var _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86149);
const maximumRequests = 7;
const requestsAFile = 2;
const requestsARun = 1;
const maximumFiles = 3;
async function readNamedArtifacts(name, reading) {
const { listed, pages } = await (0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(name, reading);
const [newest, ...older] = (0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__.l)(listed.filter((artifact) => artifact.name === name), reading.choice);
let requestsLeft = maximumRequests - pages;
let filesLeft = maximumFiles;
let first;
const read = [];
let damaged = 0;
const knownBuilds = new Set();
for (const artifact of newest === void 0 ? [] : [newest, ...older]) {
const requests = requestsAFile + ((0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__.c)(artifact, reading.choice) === void 0 ? 0 : requestsARun);
if (filesLeft === 0 || requestsLeft < requests) break;
if (first !== void 0 && !(0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__.o)(artifact, first, knownBuilds)) continue;
filesLeft -= 1;
requestsLeft -= requests;
const found = await readOneArtifact(artifact, reading).catch((error) => {
if (first === void 0 || !(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f)) throw error;
reading.say((0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(artifact, error.message));
});
if (found?.isNewer === true && first === void 0) return { isNewer: true };
if (found?.histories === void 0) {
if (found?.isUntrusted !== true) damaged += 1;
continue;
}
first ??= artifact;
read.push(found.histories);
if (found.isDamaged === true) damaged += 1;
for (const { id } of found.histories.builds) knownBuilds.add(id);
}
if (first === void 0) return {
isNewer: false,
damaged
};
return {
isNewer: false,
histories: (0, _unite_histories_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(read),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ isDamaged: damaged > 0 ? true : void 0 }),
newest: first
};
}
async function readNewestArtifact(name, reading) {
const { listed } = await (0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(name, reading);
const { ownRunId } = reading.choice;
const named = listed.filter((artifact) => artifact.name === name);
const trusted = (0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__.l)(named, {
...reading.choice,
ownRunId: void 0
});
const newest = trusted.find(({ runId }) => runId === ownRunId) ?? trusted[0];
return newest && (await readOneArtifact(newest, reading))?.histories;
}
async function readOneArtifact(artifact, reading) {
const { choice, eventOfRun, say } = reading;
const required = (0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__.c)(artifact, choice);
if ((required && await eventOfRun(artifact.runId)) !== required) {
say((0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(artifact, `it was not written on ${required}`));
return { isUntrusted: true };
}
const content = await (0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(artifact, reading, {
what: "history",
maximumBytes: _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__.a
});
if (content === void 0) return void 0;
const { problems, ...read } = (0, _history_bytes_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(content, `artifact ${artifact.id}`);
for (const { message } of problems) say(`Artifact ${artifact.id}: ${message}`);
if (read.histories === void 0 || (0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(artifact, read.histories)) return read;
say((0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(artifact, "its last build is of another commit than the run that wrote it"));
return { isUntrusted: true };
}
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
83812: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readBranch: () => readBranch });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _open_history_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87604);
var _rate_limit_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17051);
var _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78083);
var _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86149);
var _read_artifacts_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72025);
const maximumHistories = 8;
const parallelDownloads = 4;
async function withMovedTests(moved, reading) {
const { histories, newest, name, ownBuild } = moved;
const missing = new Set([...moved.failedIds].filter((id) => histories?.find(id) === void 0));
if (missing.size === 0 || (0, _rate_limit_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(reading.client)) return histories;
const chosen = (await historiesOfNewestRun(newest, reading)).filter((artifact) => artifact.name !== name).toSorted((one, other) => other.bytes - one.bytes).slice(0, maximumHistories);
let extended = histories;
for (let start = 0; start < chosen.length && missing.size > 0; start += parallelDownloads) {
const group = chosen.slice(start, start + parallelDownloads);
for (const found of await Promise.all(group.map((artifact) => (0, _read_artifacts_mjs__WEBPACK_IMPORTED_MODULE_4__.H)(artifact, reading)))) {
const other = found?.histories && (0, _open_history_mjs__WEBPACK_IMPORTED_MODULE_1__.a)(found.histories, ownBuild);
if (other === void 0 || other.builds.at(-1)?.ref !== reading.choice.branch) continue;
const rows = rowsOf(other, missing);
if (rows.length > 0) extended = (0, _open_history_mjs__WEBPACK_IMPORTED_MODULE_1__.o)(extended ?? (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(other.builds, []), other, rows);
}
}
return extended;
}
function rowsOf(histories, missing) {
const rows = [];
for (const id of missing) {
const row = histories.find(id);
if (row === void 0) continue;
rows.push(row);
missing.delete(id);
}
return rows;
}
async function historiesOfNewestRun(newest, { client, choice }) {
const listed = newest === void 0 ? (await client.artifacts({})).artifacts : await client.artifactsOfRun(newest.runId);
const histories = (0, _list_artifacts_mjs__WEBPACK_IMPORTED_MODULE_3__.l)(listed.filter(({ name }) => name.startsWith(_open_history_mjs__WEBPACK_IMPORTED_MODULE_1__.i)), choice);
return histories.filter(({ runId }) => runId === histories[0]?.runId);
}
async function readBranch({ name, choice, ownBuild, failedIds }, session) {
const reading = {
...session,
choice
};
const read = await session.within((0, _read_artifacts_mjs__WEBPACK_IMPORTED_MODULE_4__.F)(name, reading));
if (read.isNewer) return { isNewer: true };
const stored = read.histories;
const own = stored && (0, _open_history_mjs__WEBPACK_IMPORTED_MODULE_1__.a)(stored, ownBuild);
const search = {
failedIds: failedIds(),
histories: own,
newest: read.newest,
name,
ownBuild
};
const histories = await session.within(withMovedTests(search, reading)).catch((error) => {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f)) throw error;
session.say(`Failed tests were not looked up in the histories of other jobs: ${error.message}`);
return own;
});
return {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ histories: histories && histories.builds.length > 0 ? histories : void 0 }),
...read.histories === void 0 ? { damaged: read.damaged } : {
stored: read.histories,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ isDamaged: read.isDamaged })
}
};
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
