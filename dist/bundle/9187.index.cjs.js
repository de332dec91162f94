"use strict";
exports.id = 9187;
exports.ids = [9187, 7763];
exports.modules = {
23383: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => prepareDelivery,
t: () => comment_delivery_exports
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _comment_places_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13015);
var _rate_limit_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17051);
var _run_activity_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80144);
var _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68441);
var _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2610);
var _own_part_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79065);
var _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99539);
var _artifact_store_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8981);
var _write_comment_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94016);
var node_fs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(58500);
const pollMs = 100;
async function inTurn(path, maximumMs, work) {
const end = performance.now() + maximumMs;
let turn = takeTurn(path);
while (turn === "taken" && performance.now() < end) {
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_11__.setTimeout)(pollMs);
turn = takeTurn(path);
}
try {
return await work();
} finally {
if (turn === "own") (0, _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(path);
}
}
function takeTurn(path) {
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_9__.writeFileSync)(path, String(process.pid), { flag: "wx" });
return "own";
} catch (error) {
if (Object(error).code !== "EEXIST") return "none";
}
if (isAtWork(path)) return "taken";
(0, _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(path);
return "taken";
}
function isAtWork(path) {
try {
process.kill(Number((0, node_fs__WEBPACK_IMPORTED_MODULE_9__.readFileSync)(path, "utf8")) || 0, 0);
return true;
} catch (error) {
return Object(error).code !== "ESRCH";
}
}
var comment_delivery_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ prepareDelivery: () => prepareDelivery });
const maximumTurnMs = 2e4;
async function prepareDelivery(client, request) {
const { scope, env, event, say, guide, keptFiles, reportUrl, hasSummary, isJoined = false, onUnfinished = () => {} } = request;
const activity = await (0, _run_activity_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(client, env);
const order = orderOf(request);
const { key, title, ciContext, run } = order;
const properties = (0, _write_comment_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(request.template ?? (0, _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_4__.r)({ components: [] }, scope.summary), scope);
const own = (0, _own_part_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(scope, {
ciContext,
event,
env,
title,
comment: key,
reportUrl,
isJoined,
properties,
activity
});
const store = request.artifacts === false || activity.isOnly ? void 0 : (0, _artifact_store_mjs__WEBPACK_IMPORTED_MODULE_7__.n)({
key,
env,
say
});
const isStored = await storePart(own, run, {
request,
activity,
store
});
return { async deliver(place) {
if (isStored && (0, _rate_limit_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(client) && !(0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_6__.u)(own)) return {
kind: "skipped",
reason: "Few requests to GitHub are left, so another job or run adds these results."
};
const unfinished = () => ({
order,
own,
place,
isStored,
lossMs: client.remainingLossMs()
});
if (!activity.isAlone) onUnfinished(unfinished());
try {
const outcome = await inJob(env, () => (0, _write_comment_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(unfinished(), {
client,
store,
activity,
secondMs: request.secondMs,
shown: {
scope,
guide,
keptFiles,
hasSummary
}
}));
onUnfinished(void 0);
return outcome;
} catch (error) {
onUnfinished((0, _failures_of_attempts_mjs__WEBPACK_IMPORTED_MODULE_6__.i)(error, "unavailable") && !activity.isAlone ? unfinished() : void 0);
throw error;
}
} };
}
const inJob = ({ RUNNER_TEMP: folder }, write) => folder ? inTurn((0, node_path__WEBPACK_IMPORTED_MODULE_10__.join)(folder, "build-report-comment.lock"), maximumTurnMs, write) : write();
function orderOf({ reporter, evaluator, ciContext, event, env, scope, template, author, onlyUpdates }) {
const workflow = (0, _own_part_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(ciContext, event, env);
const title = evaluator.text(reporter.commentTitle ?? "");
return {
...(0, _own_part_mjs__WEBPACK_IMPORTED_MODULE_5__.r)({
reporter,
title,
ciContext,
event,
env
}),
mode: reporter.commentMode,
onlyUpdates,
title,
step: env.GITHUB_ACTION ?? "",
titleUrl: evaluator.text(reporter.commentTitleUrl ?? ""),
author,
ciContext: workflow.name === "" ? ciContext : {
...ciContext,
pipeline: workflow.name
},
template,
source: scope.source,
repositoryUrl: ciContext.source.url
};
}
async function storePart(own, run, { request: { event, env, say }, activity, store }) {
const isReadOnly = env.GITHUB_EVENT_NAME === "pull_request" && (0, _comment_places_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(event, env.GITHUB_REPOSITORY ?? "");
if (store === void 0 || isReadOnly) return false;
if (activity.isAlone && (await store.list()).length === 0) return false;
const outcome = await store.upload(own, run);
if (!outcome.isStored) say(`The results are not shared with other jobs as an artifact: ${outcome.reason}`);
return outcome.isStored;
}
}),
89835: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => stepName,
t: () => distinctJobName
});
function stepName(step) {
const [name = "", use] = step.split("#");
const own = name.split(".").map(nameOfOne).filter(Boolean).join(".");
return use === void 0 ? own : [own, `use ${use}`].filter(Boolean).join(", ");
}
function nameOfOne(step) {
if (!step.startsWith("__")) return step;
const [, number] = /_(\d{1,4})$/.exec(step) ?? [];
if (number === void 0) return "";
return step.startsWith("__run_") ? `script ${number}` : `report ${number}`;
}
function distinctJobName(job, { jobs, own }) {
if (own === void 0) return job;
const name = withoutCaller(own.name, job);
return name !== own.name && jobs.some((other) => other.name !== own.name && withoutCaller(other.name, job) === name) ? own.name : job;
}
function withoutCaller(listed, job) {
if (listed === job || listed.endsWith(` / ${job}`)) return job;
let depth = 0;
for (let index = listed.length - 1; index > 0; index -= 1) if (listed[index] === ")") depth += 1;
else if (listed[index] === "(") depth -= 1;
else if (depth <= 0 && listed.startsWith(" / ", index)) return listed.slice(index + 3);
return listed;
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
17051: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => limitEnd,
r: () => readRateLimit,
t: () => isScarce
});
const defaultSeconds = 60;
const scarceShare = .2;
function isScarce({ rateLimit }) {
const limit = rateLimit();
return limit !== void 0 && limit.remaining < limit.limit * scarceShare;
}
function limitEnd(headers, now = Date.now()) {
const after = Number(headers["retry-after"] ?? NaN);
if (after >= 0 && after < 1e9) return new Date(now + after * 1e3);
const reset = Number(headers["x-ratelimit-reset"] ?? NaN);
if (headers["x-ratelimit-remaining"] === "0" && reset > 0 && reset < 1e11) return new Date(reset * 1e3);
return new Date(now + defaultSeconds * 1e3);
}
function readRateLimit(headers) {
const limit = Number(headers["x-ratelimit-limit"] ?? NaN);
const remaining = Number(headers["x-ratelimit-remaining"] ?? NaN);
return limit > 0 && remaining >= 0 ? {
limit,
remaining
} : void 0;
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
80144: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
i: () => run_activity_exports,
n: () => ownJobId,
r: () => readRunActivity,
t: () => activityOf
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71184);
var run_activity_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
activityOf: () => activityOf,
ownJobId: () => ownJobId,
readRunActivity: () => readRunActivity
});
async function readRunActivity(client, env) {
const id = Number(env.GITHUB_RUN_ID);
if (!Number.isSafeInteger(id) || id <= 0) return activityOf([], env);
try {
return activityOf(await client.jobsOfRun(id), env);
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.f)) throw error;
return activityOf([], env);
}
}
function ownJobId(env) {
const given = env["INPUT_CHECK-RUN-ID"]?.trim() ?? "";
return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : void 0;
}
function activityOf(jobs, env) {
const { RUNNER_NAME: runner, GITHUB_RUN_ATTEMPT: attempt } = env;
const current = jobs.filter((job) => job.attempt === Number(attempt || 1) && job.conclusion !== "skipped");
const active = current.filter(({ status }) => status !== "completed");
const running = active.filter(({ status }) => status === "in_progress");
const mine = running.filter(({ runnerName }) => runnerName !== void 0 && runnerName === runner);
const [likely] = mine.length === 1 ? mine : running.length === 1 ? running : [];
const id = ownJobId(env);
return {
jobs,
own: id === void 0 ? likely : jobs.find((job) => job.id === id),
isAlone: jobs.length > 0 && active.length <= 1,
isOnly: jobs.length > 0 && current.length <= 1,
executions: executionsOf(jobs, env)
};
}
function executionsOf(jobs, { GITHUB_EVENT_NAME: event }) {
if (event === "workflow_run") return (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(jobs.map((job) => ({
...job,
attempt: 1
})));
return jobs.length === 0 ? void 0 : (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(jobs);
}
})
};
;
