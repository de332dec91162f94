"use strict";
exports.id = 3135;
exports.ids = [3135, 9358];
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
46800: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => describeCollectorChoice });
var _formats_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91801);
function describeCollectorChoice({ collectors, choosesFormats = false, testsAreOptional = false }) {
const formats = describeFormats(_formats_mjs__WEBPACK_IMPORTED_MODULE_0__.n.filter((key) => collectors.some((collector) => collector.key === key)), choosesFormats);
if (!testsAreOptional) return [formats];
return [formats, "Tests are optional: \"no-tests\" does not apply, because this file names \"files\" or \"events\" and enables no test collector."];
}
function describeFormats(used, choosesFormats) {
if (choosesFormats) return `Test results are collected only in ${used.join(", ")}: a file that enables a test collector by name switches off the others.`;
if (used.length === 0) return "No test results are collected: every test collector is disabled.";
const unused = _formats_mjs__WEBPACK_IMPORTED_MODULE_0__.n.filter((key) => !used.includes(key));
if (unused.length === 0) return "Test results of every format are collected.";
return `Test results are collected in ${used.join(", ")}, but not in ${unused.join(", ")}.`;
}
}),
66887: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createConnection });
var _network_reason_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10316);
var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46752);
const maximumConnectMs = 1e4;
const createConnection = (origin, limitMs) => (0, _network_reason_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(origin) ?? new undici__WEBPACK_IMPORTED_MODULE_1__.Agent({ connect: { timeout: Math.min(limitMs, maximumConnectMs) } });
}),
93135: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
diagnose: () => diagnose,
n: () => isInStep,
r: () => whenSent,
t: () => openGitHub
});
var _once_mjs__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(66604);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15615);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _run_variables_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32066);
var _run_evaluator_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31862);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87963);
var _config_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9061);
var _requested_config_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86836);
var _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21390);
var _inner_path_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13043);
var _sizes_mjs__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(43543);
var _empty_setting_mjs__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(2393);
var _job_summary_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29191);
var _find_build_page_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23375);
var _limits2_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14507);
var _github_event_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(69529);
var _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(32447);
var _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(51459);
var _ci_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(32959);
var _comment_places_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13015);
var _time_budget_mjs__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7638);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(47931);
var _open_history_mjs__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(87604);
var _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(76133);
var _repository_name_mjs__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(57449);
var _formats_mjs__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(91801);
var _collector_choice_mjs__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(46800);
var _ask_server_mjs__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(89358);
var _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(90533);
var _work_tree_mjs__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(82309);
var _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(69177);
var node_fs__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(76760);
var yaml__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(38815);
async function checkConfiguration({ run }, { env }) {
const warnings = [];
const onWarning = ({ severity: _, message, ...place }) => void warnings.push({
status: "warning",
title: message,
...place
});
const config = await attempt(async () => {
(0, _requested_config_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(run);
return (0, _requested_config_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(run, {
env,
onWarning
});
});
const quarantine = await attempt(() => (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(run, {
env,
onWarning
}));
const used = config.value;
return {
findings: [
...config.problems,
...used === void 0 ? [] : [describe$1(used)],
...quarantine.problems,
...quarantine.value === void 0 ? [] : [describeQuarantine(quarantine.value)],
...warnings
],
config: used ?? (0, _config_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(),
isValid: used !== void 0
};
}
const describe$1 = ({ path }) => ({
status: "ok",
title: path === void 0 ? "There is no configuration file, and none is required" : `${path} is valid`
});
const describeQuarantine = ({ path, entries }) => ({
status: "ok",
title: `${path} is valid, with ${entries.length === 1 ? "1 entry" : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.T)(entries.length)} entries`}`
});
async function attempt(work) {
try {
return {
value: await work(),
problems: []
};
} catch (error) {
if (error instanceof _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__.rt) return { problems: error.problems.map(toFinding) };
if (error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._) return { problems: [{
status: "problem",
title: error.message,
...error.place
}] };
throw error;
}
}
const toFinding = ({ severity, message, ...place }) => ({
status: severity === "error" ? "problem" : "warning",
title: message,
...place
});
const isReadOnlyFork = (env) => env.GITHUB_EVENT_NAME === "pull_request" && (0, _comment_places_mjs__WEBPACK_IMPORTED_MODULE_15__.n)((0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(env.GITHUB_EVENT_PATH), env.GITHUB_REPOSITORY ?? "");
function whenSent({ condition }, name, evaluator) {
if (condition === void 0) return void 0;
try {
if (evaluator.condition(condition)) return void 0;
return {
status: "off",
title: `${name}: not for these results, because its condition "${condition}" is false`
};
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
return {
status: "problem",
title: `${name}: ${error.message}`
};
}
}
async function chatFindings({ config, env }, evaluator) {
const configured = config.report.reporters.filter((reporter) => reporter.type === "chat");
const { chats, chatKinds } = await Promise.all([__webpack_require__.e(3208), __webpack_require__.e(3404)]).then(__webpack_require__.bind(__webpack_require__, 63208)).then((n) => n.i);
const { chatKindOf } = await Promise.all([__webpack_require__.e(3208), __webpack_require__.e(5641)]).then(__webpack_require__.bind(__webpack_require__, 75570)).then((n) => n.r);
const { webhookOf } = await Promise.all([__webpack_require__.e(9107), __webpack_require__.e(4969)]).then(__webpack_require__.bind(__webpack_require__, 44969)).then((n) => n.t);
const { readWebhookUrl } = await __webpack_require__.e(8706).then(__webpack_require__.bind(__webpack_require__, 58706));
const used = new Set();
const check = (reporter) => {
const url = webhookOf(reporter, evaluator);
const kind = reporter.kind ?? chatKindOf(reporter.slot, url ?? "");
const chat = chats[kind];
used.add(kind);
const name = `${chat.title} (report.${reporter.slot})`;
const conditional = whenSent(reporter, name, evaluator);
if (conditional !== void 0) return conditional;
if (url === void 0) return {
status: isReadOnlyFork(env) ? "off" : (0, _ci_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(env) ? "problem" : "warning",
title: `${name}: ${(0, _empty_setting_mjs__WEBPACK_IMPORTED_MODULE_29__.n)(reporter.url, "URL")}`
};
try {
const { shown, url: address } = readWebhookUrl(`report.${reporter.slot}`, url, chat);
const other = chatKinds.find((one) => one !== kind && chats[one].hosts.some((host) => host.test(address.hostname)));
if (other !== void 0) {
const cure = `Set "kind" to "${other}", or use a webhook of ${chat.title}.`;
return {
status: "problem",
title: `${name}: ${shown} is a webhook of ${chats[other].title}`,
cure
};
}
return {
status: "ok",
title: `${name}: ${shown}`,
details: ["Nothing was sent, so it is not known whether the webhook still exists."]
};
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
return {
status: "problem",
title: error.message
};
}
};
const findings = configured.map(check);
const others = chatKinds.filter((kind) => !used.has(kind)).map((kind) => chats[kind].title);
const title = `${others.join(", ")}: not configured`;
return [...findings, ...others.length === 0 ? [] : [{
status: "off",
title,
unused: used.size === 0 ? "chats" : "other chats"
}]];
}
const isInStep = ({ env }) => env.GITHUB_ACTIONS === "true" || Boolean(env.GITHUB_STEP_SUMMARY);
async function checkDestinations(examination, evaluator, github) {
const { config, run } = examination;
const { reporters } = config.report;
const codehost = reporters.find((reporter) => reporter.type === "codehost");
const html = reporters.find((reporter) => reporter.type === "html");
return [
jobSummary(codehost, examination, evaluator),
...buildPage(codehost, examination, evaluator),
...comment(codehost, examination, evaluator, github),
annotations(examination),
htmlReport(html, examination, evaluator),
...await chatFindings(examination, evaluator),
records(examination),
...run.output === void 0 ? [] : [{
status: "ok",
title: `Records file: ${run.output}`
}],
...keptFiles(examination),
stepStatus(examination)
];
}
const off = (title, cure) => ({
status: "off",
title,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ cure })
});
const unused = (name, finding) => ({
...finding,
unused: name
});
const ok$1 = (title, ...details) => ({
status: "ok",
title,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ details: details.length > 0 ? details : void 0 })
});
const outsideOfStep = "only a step of GitHub Actions has one";
const gitHub = "GitHub reports";
function jobSummary(reporter, examination, evaluator) {
const name = "Job summary";
if (reporter === void 0) return off(`${name}: switched off in the configuration (report.codehost)`);
if (!isInStep(examination)) return unused(gitHub, off(`${name}: ${outsideOfStep}`));
if (!examination.env.GITHUB_STEP_SUMMARY) return off(`${name}: GITHUB_STEP_SUMMARY is empty, so this step has none`);
const { summaryMode = "always" } = reporter;
if (summaryMode === "off") return off(`${name}: switched off (input summary)`);
const mode = summaryMode === "always" ? [] : ["Written only if the run fails (input summary)."];
return whenSent(reporter, name, evaluator) ?? ok$1(`${name} of this step, of at most ${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_30__.t)(1048576)}`, ...mode);
}
function buildPage(reporter, examination, evaluator) {
const { env, run } = examination;
const page = reporter === void 0 || isInStep(examination) ? void 0 : (0, _find_build_page_mjs__WEBPACK_IMPORTED_MODULE_10__.t)({
env,
cwd: run.cwd,
writeCommand: void 0
});
if (reporter === void 0 || page === void 0) return [];
return [whenSent(reporter, page.title, evaluator) ?? ok$1(`${page.title}, of at most ${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_30__.t)(page.maximumBytes)}`)];
}
function comment(reporter, { env, isAction }, evaluator, { client, token, places, placesError, isCommentRefused }) {
const name = "Comment";
if (reporter === void 0 || !reporter.commentEnabled) return [off(`${name}: switched off (commentEnabled, input comment)`)];
if (env.GITHUB_ACTIONS !== "true" || (0, _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_31__.t)(env)) return [unused(gitHub, off(`${name}: only a job of GitHub Actions writes one`))];
const conditional = whenSent(reporter, name, evaluator);
if (conditional !== void 0) return [conditional];
const event = (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(env.GITHUB_EVENT_PATH);
if (token === "") {
const cure = isAction ? void 0 : "Set the variable GITHUB_TOKEN in the environment of the step.";
return [{
status: event.pull_request === void 0 ? "off" : "problem",
title: `${name}: ${reporter.token === void 0 && isAction ? _empty_setting_mjs__WEBPACK_IMPORTED_MODULE_29__.t : (0, _empty_setting_mjs__WEBPACK_IMPORTED_MODULE_29__.n)(reporter.token, "token")}`,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ cure })
}];
}
if (isReadOnlyFork(env)) return [off(`${name}: a run for a pull request from a fork has a read-only token`, "To comment there, report in a workflow that runs on workflow_run: see docs/permissions.md.")];
if (placesError !== void 0) return [{
status: placesError.failure === "permission" ? "warning" : "unknown",
title: `${name}: ${placesError.message}`
}];
if (client === void 0 || places === void 0) return [{
status: "unknown",
title: `${name}: GitHub was not asked`
}];
if ("reason" in places) return [off(`${name}: none. ${places.reason}`)];
const mode = reporter.commentMode === "always" ? [] : [`Written only as commentMode "${reporter.commentMode}" says.`];
if (isCommentRefused) return places.places.map((place) => off(`${name} on ${placeName(place)}: not without the permission below`));
return places.places.map((place) => ok$1(`${name} on ${placeName(place)}, of at most ${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_30__.t)(_limits2_mjs__WEBPACK_IMPORTED_MODULE_11__.t.bytes)}`, ...mode));
}
function placeName(place) {
switch (place.kind) {
case "pullRequest": return `pull request #${place.number}`;
case "issue": return `issue #${place.number}`;
case "commit": return `commit ${place.sha.slice(0, 7)}`;
}
}
function annotations({ annotations: areWanted, env }) {
if (env.GITHUB_ACTIONS !== "true" || (0, _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_31__.t)(env)) return unused(gitHub, off(`Annotations: ${outsideOfStep.replace("one", "them")}`));
if (!areWanted) return off("Annotations: switched off (input annotations)");
return ok$1(`Annotations: up to 10 errors, 10 warnings and 10 notices`);
}
function htmlReport(reporter, { run, env, isAction }, evaluator) {
const name = "HTML report";
if (reporter === void 0) return unused("HTML report", off(`${name}: not asked for`, `To write one, set ${isAction ? "the input html" : "--html <file>"} or report.html.`));
const conditional = whenSent(reporter, name, evaluator);
if (conditional !== void 0) return conditional;
try {
const path = (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_9__.a)({
reporter,
evaluator,
request: run,
env
});
return ok$1(`${name}: ${(0, _inner_path_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(run.cwd, path) || path}`, uploadNote(env));
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
return {
status: "problem",
title: `${name}: ${error.message}`
};
}
}
function uploadNote(env) {
if (!env.ACTIONS_RUNTIME_TOKEN || (0, _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_31__.t)(env)) return "It stays on this machine: only the action in a job of GitHub Actions uploads it.";
return (0, _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_13__.r)(env.GITHUB_SERVER_URL) ? "GitHub Enterprise Server stores no artifacts of the required kind, so it is not uploaded." : "It is uploaded as an artifact, to which the other reports link.";
}
function records({ run }) {
if (run.server === void 0) return unused("server", off("Records: sent to no server"));
return ok$1(`Records: sent to ${run.server.baseUrl}`);
}
function keptFiles({ collected, env }) {
const files = collected?.artifacts.length ?? 0;
if (files === 0) return [];
return [env.ACTIONS_RUNTIME_TOKEN && !(0, _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_31__.t)(env) ? ok$1(`Artifact with ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(files, "kept file")}`) : off((0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__.Z)(files))];
}
function stepStatus({ failOn, isAction }) {
const what = isAction ? "Status of the step" : "Exit status";
return ok$1(failOn.has("never") ? `${what}: never fails because of results` : `${what}: fails on ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(failOn).join(", ")}`);
}
const sourceNames = {
file: "in files",
server: "on the server",
artifact: "in artifacts of GitHub"
};
async function checkHistory(examination) {
const { isAction } = examination;
const source = open(examination);
if (source === void 0) return [{
status: "off",
title: "No history is used, so failures are not compared with earlier builds",
cure: isAction ? "The input history switches it on." : "To compare failures with earlier builds, use --history <file> or a server. In a workflow, the action keeps the history in artifacts.",
unused: "history"
}];
const { histories, summary, problems, fault } = await source.read();
const findings = problems.map(({ message, path, line }) => ({
status: "warning",
title: message,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
path,
line
})
}));
const place = summary.source === void 0 ? "" : ` ${sourceNames[summary.source]}`;
const branch = summary.ref === void 0 ? "" : ` of ${summary.ref}`;
if (histories !== void 0 && histories.builds.length > 0) {
const { builds } = histories;
return [{
status: "ok",
title: `The history${branch}${place} has ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(builds.length, "build")}${ageOf(builds, examination.now)}`,
details: [(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(histories.size, "test")]
}, ...findings];
}
if (summary.missingPermission !== void 0) return [{
status: "warning",
title: `The history${branch} cannot be read: the job lacks the permission "${summary.missingPermission}"`,
cure: "Add it as shown under Permissions."
}, ...findings];
if (fault !== void 0) return [{
status: summary.source === "file" ? "problem" : "warning",
title: `The history${branch} cannot be read: ${fault}`
}];
return [{
status: "off",
title: `The history${branch}${place} has no build yet: ${summary.reason ?? "this is the first one."}`
}, ...findings];
}
function open({ run, config, env, ciContext, token }) {
if (run.history === void 0) return void 0;
const limits = {
serverTimeBudget: (0, _time_budget_mjs__WEBPACK_IMPORTED_MODULE_16__.t)(_requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__.l),
lostTime: (0, _time_budget_mjs__WEBPACK_IMPORTED_MODULE_16__.n)()
};
return (0, _open_history_mjs__WEBPACK_IMPORTED_MODULE_18__.t)({
request: run,
config,
context: {
env,
token
},
ciContext,
...limits
}, () => []);
}
function ageOf(builds, now) {
const times = builds.flatMap(({ timestamp }) => timestamp ?? []);
if (times.length === 0) return "";
const age = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_17__.v)(now - Math.max(...times));
return `, the last one ${age === "" ? "less than a minute" : age} ago`;
}
const order$1 = [
"contents",
"pull-requests",
"issues",
"actions"
];
function permissionsYaml(missing, granted) {
const access = new Map(typeof granted === "object" ? granted : [["contents", "read"]]);
for (const permission of missing) {
const [scope = "", wanted = ""] = permission.split(": ");
if (access.get(scope) !== "write") access.set(scope, wanted);
}
const rank = (scope) => order$1.includes(scope) ? order$1.indexOf(scope) : order$1.length;
return ["permissions:", ...[...access].sort(([one], [other]) => rank(one) - rank(other)).map(([scope, wanted]) => `  ${scope}: ${wanted}`)].join("\n");
}
const maximumBytes = 524288;
function readWorkflowPermissions({ GITHUB_WORKFLOW_REF: reference = "", GITHUB_REPOSITORY: repository = "", GITHUB_WORKSPACE: workspace, GITHUB_JOB: job = "" }) {
const [, owner = "", path = ""] = /^([^/]+\/[^/]+)\/(\.github\/workflows\/[^/@]+\.ya?ml)@/.exec(reference) ?? [];
if (!workspace || path === "" || !(0, _repository_name_mjs__WEBPACK_IMPORTED_MODULE_32__.t)(owner, repository)) return void 0;
const text = readText(workspace, path);
return text === void 0 ? void 0 : permissionsIn(text, job, path);
}
function readText(workspace, path) {
const file = (0, node_path__WEBPACK_IMPORTED_MODULE_27__.join)(workspace, path);
if ((0, _inner_path_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(workspace, file) === void 0) return void 0;
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_26__.statSync)(file).size > maximumBytes ? void 0 : (0, node_fs__WEBPACK_IMPORTED_MODULE_26__.readFileSync)(file, "utf8");
} catch {
return;
}
}
function permissionsIn(text, job, path) {
const lines = new yaml__WEBPACK_IMPORTED_MODULE_28__.LineCounter();
const document = (0, yaml__WEBPACK_IMPORTED_MODULE_28__.parseDocument)(text, {
lineCounter: lines,
logLevel: "silent"
});
const root = document.contents;
if (document.errors.length > 0 || !(0, yaml__WEBPACK_IMPORTED_MODULE_28__.isMap)(root)) return void 0;
const jobs = root.get("jobs", true);
const pair = (0, yaml__WEBPACK_IMPORTED_MODULE_28__.isMap)(jobs) ? pairOf(jobs, job) : void 0;
if (!(0, yaml__WEBPACK_IMPORTED_MODULE_28__.isMap)(pair?.value)) return void 0;
const lineOf = (node) => lines.linePos(node.range?.[0] ?? 0).line;
for (const holder of [pair.value, root]) {
const found = pairOf(holder, "permissions");
if (found === void 0) continue;
const granted = grantedBy(found.value);
return granted && {
path,
line: lineOf(found.key),
granted
};
}
return {
path,
line: lineOf(pair.key)
};
}
const pairOf = (map, name) => map.items.find(({ key }) => (0, yaml__WEBPACK_IMPORTED_MODULE_28__.isScalar)(key) ? key.value === name : false);
function grantedBy(value) {
if ((0, yaml__WEBPACK_IMPORTED_MODULE_28__.isMap)(value)) return new Map(value.items.flatMap(({ key, value: access }) => (0, yaml__WEBPACK_IMPORTED_MODULE_28__.isScalar)(key) && (0, yaml__WEBPACK_IMPORTED_MODULE_28__.isScalar)(access) ? [[String(key.value), String(access.value)]] : []));
const word = (0, yaml__WEBPACK_IMPORTED_MODULE_28__.isScalar)(value) ? value.value : void 0;
return word === "read-all" || word === "write-all" ? word : void 0;
}
function isGranted(granted, permission) {
const [scope = "", access] = permission.split(": ");
if (granted === "write-all") return true;
if (granted === "read-all") return access === "read";
const given = granted.get(scope);
return given === "write" || given === access;
}
function checkPermissions(examination, access, reading) {
const { env, isAction } = examination;
const only = (finding) => ({
findings: [finding],
isCommentRefused: finding.status === "problem"
});
if (env.GITHUB_ACTIONS !== "true" || (0, _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_31__.t)(env)) return only({
status: "off",
title: "Not a job of GitHub Actions, so no permission is needed",
unused: "GitHub reports"
});
if (access.token === "") return only({
status: "unknown",
title: "There is no token: not checked",
cure: isAction ? "Leave out the input token, or set it to `github.token`." : "Set the variable GITHUB_TOKEN in the environment of the step.",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ yaml: isAction ? void 0 : `env:\n  GITHUB_TOKEN: \${{ github.token }}` })
});
const refused = [
reading.jobsError,
reading.placesError,
reading.commentsError
].find((error) => error?.failure === "token");
if (refused !== void 0) return only({
status: "problem",
title: refused.message
});
const silent = [
reading.jobsError,
reading.placesError,
reading.commentsError
].find((error) => error !== void 0 && error.failure !== "permission");
const workflow = access.isOwnToken ? void 0 : readWorkflowPermissions(env);
const needs = needsOf$1(examination, access, reading);
const findings = needs.map((need) => judge(need, examination, access, workflow));
const missing = needs.filter((_, index) => !["ok", "off"].includes(findings[index]?.status ?? ""));
const yaml = permissionsYaml(missing.map(({ permission }) => permission), workflow?.granted);
return {
findings: [
...silent === void 0 ? [] : [{
status: "unknown",
title: silent.message
}],
...findings,
...missing.length === 0 || access.isOwnToken ? [] : [pasteFinding(yaml, workflow, missing.length)]
],
isCommentRefused: needs.some(({ permission }, index) => permission.endsWith(": write") && findings[index]?.status === "problem")
};
}
function pasteFinding(yaml, workflow, count) {
const where = workflow?.granted === void 0 ? "add this to the job" : "change the permissions in the workflow to this";
return {
status: "off",
title: `To grant ${count === 1 ? "it" : "them"}, ${where}:`,
...workflow !== void 0 && {
path: workflow.path,
line: workflow.line
},
yaml
};
}
function needsOf$1({ env, run }, { reporter }, reading) {
const needs = [];
const [place] = reading.places !== void 0 && "places" in reading.places ? reading.places.places : [];
if (place !== void 0 && reporter?.commentEnabled === true) {
const { commentsError: error, areCommentsRead: isRead } = reading;
needs.push({
permission: (0, _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(place),
purpose: "the comment",
severity: "problem",
error,
isRead
});
} else if (reading.placesError?.failure === "permission") {
const error = reading.placesError;
needs.push({
permission: _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_19__.n.pullRequests,
purpose: "finding the pull request",
severity: "warning",
error,
isRead: false
});
}
const purpose = run.history?.artifact !== void 0 && run.history.files.length === 0 && run.server === void 0 ? "the history and the jobs of the run" : "the jobs of the run";
if (env.GITHUB_RUN_ID) needs.push({
permission: _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_19__.n.runs,
purpose,
severity: "warning",
error: reading.jobsError,
isRead: reading.areJobsRead
});
return needs;
}
function judge({ permission, purpose, severity, error, isRead }, { env }, { isOwnToken }, workflow) {
const title = `${permission}, for ${purpose}`;
const place = workflow === void 0 ? {} : {
path: workflow.path,
line: workflow.line
};
const isWrite = permission.endsWith(": write");
if (error?.failure === "permission") return {
status: severity,
title: `${title}: missing, because GitHub refused a request that needs it`,
...place
};
if (isReadOnlyFork(env) && isWrite) return {
status: "off",
title: `${title}: a run for a pull request from a fork gets only read access`
};
if (!isWrite && isRead) return {
status: "ok",
title
};
if (isOwnToken) return {
status: "unknown",
title: `${title}: cannot be checked without writing, because the configuration sets another token`
};
if (workflow?.granted !== void 0) {
if (!isGranted(workflow.granted, permission)) return {
status: severity,
title: `${title}: missing, because the workflow does not grant it`,
...place
};
if (isDependabot(env)) return {
status: "unknown",
title: `${title}: granted by the workflow, but Dependabot may limit it`,
...place
};
return {
status: "ok",
title: `${title}: granted by the workflow`,
...place
};
}
return {
status: "unknown",
title: `${title}: cannot be checked without writing; ${workflow === void 0 ? "the file of the workflow is not in the checkout" : "the workflow does not set permissions, so the default of the repository applies"}`,
...place
};
}
const isDependabot = (env) => env.GITHUB_ACTOR === "dependabot[bot]" && (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(env.GITHUB_EVENT_PATH).pull_request !== void 0;
const maximumFiles = 100;
const maximumLeftOut = 20;
const maximumProblems = 100;
async function checkResultFiles(given) {
const { run, config, env, ciContext, onProgress, signal } = given;
try {
const collected = await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__.x)({
cwd: run.cwd,
tracked: (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__.s)(run.cwd),
config,
env,
ciContext,
signal,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
records: run.records.length > 0 ? run.records : void 0,
onProgress
})
});
const known = new Set([...collected.summary.files, ...collected.leftOut].map(({ path }) => path));
return {
findings: describe(given, collected, run.records.length > 0 ? {
unmatched: [],
notices: []
} : await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__._)(run.cwd, config, known)),
collected
};
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
return {
findings: [{
status: "problem",
title: error.message,
...error.place
}],
collected: void 0
};
}
}
function describe(given, { summary, leftOut, notices, artifacts }, { unmatched, notices: others }) {
const { run, config } = given;
const describeFile = createDescribe(summary, run.cwd);
const shown = summary.files.slice(0, maximumFiles);
return [
totals(given, summary, {
leftOut,
notices: [...notices, ...others]
}, unmatched),
...config.collect.choosesFormats || config.collect.testsAreOptional ? (0, _collector_choice_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(config.collect).map(asNote) : [],
...shown.filter((file) => !isBroken(file)).map((file) => ok(`${file.path}: ${describeFile(file)}`)),
...summary.files.length > shown.length ? [asNote(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(summary.files.length - shown.length, "more file")}`)] : [],
...problemFindings(summary, describeFile),
...summary.files.length === 0 ? [] : unmatchedFindings(unmatched, given),
...summary.files.length === 0 ? [] : (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.f)(notices).map(asNote),
...leftOutFindings(leftOut),
...artifacts.length === 0 ? [] : [asNote(`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(artifacts.length, "file")} kept by the collector "files"`)]
];
}
const asNote = (title) => ({
status: "off",
title
});
const ok = (title) => ({
status: "ok",
title
});
function totals({ run, config, isAction }, summary, found, unmatched) {
if (summary.files.length > 0) return {
status: "ok",
title: `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(summary.files.length, "file")} with ${countsText(summary.counts)}`
};
if (config.collect.testsAreOptional) return asNote("No test results were found, and none are required");
const searched = {
prepared: {
request: run,
config
},
collected: {
summary,
leftOut: found.leftOut
},
guide: {
notices: found.notices,
unmatched: []
}
};
const hint = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__.a)(searched);
const searchedText = (isAction ? (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__.i)(searched) : hint?.searched) ?? "";
const title = /^No /.test(searchedText) ? searchedText : `No test results were found. ${searchedText}`.trim();
if (unmatched.length > 0) {
const paths = unmatched.map(({ path }) => path);
return {
status: "problem",
title,
details: unmatched.map(({ path, title: format }) => `${path} looks like ${format}, but no pattern matches it`),
cure: `Add ${paths.length === 1 ? "that file" : "those files"} to the configuration, or name ${paths.length === 1 ? "it" : "them"} ${isAction ? "in the input paths" : "after the command"}.`
};
}
const cure = [...run.records.length > 0 ? [] : ["Run the tests first, and let them write a result file."], ...isAction ? [] : hint?.next ?? []].join(" ");
return {
status: "problem",
title,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ cure: cure !== "" ? cure : void 0 })
};
}
function countsText(counts) {
const parts = [
"failed",
"cancelled",
"running",
"unknown",
"skipped",
"flaky"
].flatMap((name) => counts[name] > 0 ? [`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.T)(counts[name])} ${name}`] : []);
return [(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(counts.total, "test"), ...parts].join(", ");
}
const isBroken = ({ problems }) => problems.some(({ severity }) => severity === "error");
function createDescribe({ tests, flaky, slowest }, cwd) {
const listed = [
...Object.values(tests).flat(),
...flaky,
...slowest
];
const producers = new Map(listed.flatMap(({ source, producer }) => producer === void 0 ? [] : [[source, producer]]));
return ({ path, format, twinOf, counts }) => {
const titles = _formats_mjs__WEBPACK_IMPORTED_MODULE_20__.i.filter(({ id }) => id === format).map(({ title }) => title);
const [first = format === "events" ? "records" : format] = titles;
const title = titles.length > 1 ? (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__.y)((0, node_path__WEBPACK_IMPORTED_MODULE_27__.resolve)(cwd, path), path) ?? first : first;
const producer = producers.get(path);
return `${title}${producer === void 0 ? "" : ` by ${producer}`}, ${twinOf === void 0 ? countsText(counts) : `same tests as ${twinOf}, not counted`}`;
};
}
const problemFinding = ({ severity, message, path, line, column }) => ({
status: severity === "error" ? "problem" : "warning",
title: message,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
path,
line,
column
})
});
function problemFindings({ files, problems }, describeFile) {
const broken = new Map(files.filter(isBroken).map((file) => [file.path, file]));
const shown = problems.slice(0, maximumProblems).map((problem) => {
const file = problem.path === void 0 ? void 0 : broken.get(problem.path);
if (file === void 0) return problemFinding(problem);
broken.delete(file.path);
return {
...problemFinding(problem),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ details: file.counts.total > 0 ? [`Read: ${describeFile(file)}`] : void 0 })
};
});
const others = problems.slice(shown.length);
if (others.length === 0) return shown;
const isProblem = others.some(({ severity }) => severity === "error");
return [...shown, {
status: isProblem ? "problem" : "warning",
title: `and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(others.length, "more problem")} of result files`
}];
}
function unmatchedFindings(unmatched, { run, isAction }) {
if (unmatched.length === 0 || run.paths.length > 0) return [];
const input = isAction ? "the input paths" : "the command";
return [{
status: "off",
title: `${unmatched.length === 1 ? "1 more file looks" : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.T)(unmatched.length)} more files look`} like test results, but no pattern matches ${unmatched.length === 1 ? "it" : "them"}`,
details: unmatched.map(({ path, title }) => `${path}: ${title}`),
cure: `If they belong to this run, add them to the configuration or to ${input}.`
}];
}
function leftOutFindings(leftOut) {
if (leftOut.length === 0) return [];
const shown = leftOut.slice(0, maximumLeftOut).map(({ path, because }) => `${path}: ${because}`);
const more = leftOut.length - shown.length;
return [{
status: "off",
title: `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(leftOut.length, "file")} matched, but ${leftOut.length === 1 ? "is" : "are"} left out`,
details: [...shown, ...more > 0 ? [`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.T)(more)} more`] : []]
}];
}
const deadlineMs$1 = 15e3;
const soonMs = 12096e5;
async function checkServer(examination) {
const { run, serverNotice, serverProblem, env } = examination;
if (serverProblem !== void 0) return [{
status: "problem",
title: serverProblem
}];
if (run.server === void 0) {
if (serverNotice === void 0) return [{
status: "off",
title: "No server is set",
unused: "server"
}];
return [{
status: isReadOnlyFork(env) ? "off" : "warning",
title: serverNotice
}];
}
const { server } = run;
const answer = await ask(server, "/v1/key", examination);
if (answer.status === 404) return olderServer(server, examination);
if (answer.status === 403) return [{
status: "problem",
title: (0, _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_23__.n)(server, answer),
cure: "Use a key of an organisation with the scopes \"write\" and \"read\"."
}];
if (answer.status !== 200) return [{
status: "problem",
title: (0, _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_23__.n)(server, answer)
}];
return keyFindings(server, (0, _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_23__.t)(answer), examination);
}
function ask(server, path, { signal, secondMs }) {
const budget = (0, _time_budget_mjs__WEBPACK_IMPORTED_MODULE_16__.t)(deadlineMs$1);
return (0, _ask_server_mjs__WEBPACK_IMPORTED_MODULE_22__.t)(server, {
method: "GET",
path
}, {
budget,
secondMs,
attemptMs: deadlineMs$1 / 2,
signal
});
}
async function olderServer(server, examination) {
const answer = await ask(server, "/v1/data/coordinates", examination);
const unknown = {
status: "unknown",
title: "Whether the key may write cannot be checked without writing, because the server is too old to report it",
cure: "Upgrade the server."
};
if (answer.status === 200) return [
answers(server),
{
status: "ok",
title: "The key may read"
},
unknown
];
if (answer.status === 403) return [
answers(server),
{
status: "warning",
title: `The key may not read. ${(0, _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_23__.n)(server, answer)}`
},
unknown
];
return [{
status: "problem",
title: (0, _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_23__.n)(server, answer)
}];
}
const answers = ({ baseUrl }) => ({
status: "ok",
title: `${baseUrl} answers`
});
function keyFindings(server, fields, examination) {
const { scopes, org, project, expiresAt } = fields;
if (!Array.isArray(scopes) || typeof org !== "string") return [{
status: "problem",
title: (0, _server_refusal_mjs__WEBPACK_IMPORTED_MODULE_23__.i)(server)
}];
const context = examination.ciContext();
const findings = [answers(server)];
const restriction = typeof project === "string" ? `, project ${project}` : "";
findings.push({
status: "ok",
title: `The key belongs to the organisation ${org}${restriction}`
});
if (context.org !== void 0 && context.org !== org) findings.push({
status: "problem",
title: `The records of this run belong to the organisation ${context.org}, and the server refuses records of another organisation than the key's`,
cure: `Use a key of ${context.org}, or set SERVICE_ORG.`
});
for (const name of ["project", "module"]) {
if (context[name]) continue;
findings.push({
status: "problem",
title: `The ${name} of this run is not known, and the server refuses records without it`,
cure: `Set SERVICE_${name.toUpperCase()} to the name of the ${name}.`
});
}
if (typeof project === "string" && context.project !== void 0 && context.project !== project) findings.push({
status: "problem",
title: `The key is only for the project ${project}, but this run belongs to ${context.project}`,
cure: `Use a key for ${context.project} or for all projects.`
});
findings.push(scopes.includes("write") ? {
status: "ok",
title: "The key may write records"
} : {
status: "problem",
title: "The key may not write records",
cure: "Use a key with the scope \"write\"."
}, scopes.includes("read") ? {
status: "ok",
title: "The key may read earlier builds"
} : {
status: "warning",
title: "The key may not read, so failures are not compared with earlier builds",
cure: "Use a key that also has the scope \"read\"."
});
if (typeof expiresAt === "number" && expiresAt - examination.now < soonMs) findings.push({
status: "warning",
title: `The key expires in ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_17__.v)(expiresAt - examination.now) || "less than a minute"}`,
cure: "Rotate it: see docs/keys.md."
});
return findings;
}
const deadlineMs = 15e3;
const nothing = {
areCommentsRead: false,
areJobsRead: false
};
async function openGitHub({ config, env, token: given, secondMs = 1e3 }, evaluator) {
const reporter = config.report.reporters.find((one) => one.type === "codehost");
const isOwnToken = reporter?.token !== void 0;
const token = reporter?.token === void 0 ? given : evaluator.token(reporter.token);
if (token.trim() === "" || env.GITHUB_ACTIONS !== "true" || (0, _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_31__.t)(env)) return {
reporter,
token: token.trim(),
isOwnToken,
client: void 0
};
const { createGitHubClient } = await Promise.all([__webpack_require__.e(3607), __webpack_require__.e(9518)]).then(__webpack_require__.bind(__webpack_require__, 79518));
return {
reporter,
token,
isOwnToken,
client: createGitHubClient({
token,
repository: env.GITHUB_REPOSITORY ?? "",
apiUrl: env.GITHUB_API_URL || "https://api.github.com",
secondMs,
deadlineMs
})
};
}
async function readGitHub({ client, reporter }, { env, pullRequest }) {
if (client === void 0) return nothing;
const jobs = await outcome(() => client.jobsOfRun(Number(env.GITHUB_RUN_ID)));
const ofJobs = {
areJobsRead: jobs.error === void 0,
jobsError: jobs.error
};
if (reporter?.commentEnabled !== true) return {
...nothing,
...ofJobs
};
const event = (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(env.GITHUB_EVENT_PATH);
const onCommits = reporter.isDefault !== true;
const found = await outcome(() => (0, _comment_places_mjs__WEBPACK_IMPORTED_MODULE_15__.t)({
event,
env,
pullRequest,
onCommits
}, client));
const [place] = found.value !== void 0 && "places" in found.value ? found.value.places : [];
if (place === void 0) return {
...nothing,
...ofJobs,
places: found.value,
placesError: found.error
};
const comments = await outcome(async () => {
for await (const _page of client.comments(place)) return;
});
return {
...ofJobs,
places: found.value,
areCommentsRead: comments.error === void 0,
commentsError: comments.error
};
}
async function outcome(work) {
try {
return { value: await work() };
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.f)) throw error;
return { error };
}
}
const always = `if: $\{{ !cancelled() }}`;
function conditionFindings({ levels, ways }) {
const ofSteps = levels.flatMap((level) => levelFindings(level, "step", level.before));
const [first] = levels;
const sites = first?.before === "tests" ? [] : ways.flat();
return [...ofSteps, ...sites.flatMap((site) => levelFindings(site, `job "${site.job}"`, site.needed === "tests" ? "tests" : "nothing"))];
}
function levelFindings({ path, line, condition }, name, before) {
if (condition?.tag?.startsWith("!") === true) {
const title = `"if: ${condition.tag} \u2026" is not a condition: YAML reads a text that begins with "!" as a tag`;
return [{
status: "problem",
...placeOf(condition),
title,
cure: "Write it as an expression:",
yaml: always
}];
}
const runs = runsAfterFailure(condition);
if (runs === "always" || before === "nothing") return [];
if (runs === "only") {
const title = `The ${name} runs only after a failure, so a successful run leaves an old comment and adds no build to the history`;
return [{
status: "warning",
...placeOf(condition),
title,
cure: "Replace failure() with !cancelled()."
}];
}
const why = condition === void 0 ? "because it has no \"if\"" : "because its \"if\" has no !cancelled()";
const when = before === "tests" ? "if a test fails" : "if a step before it fails";
return [{
status: before === "tests" ? "problem" : "warning",
path,
line,
...placeOf(condition),
title: `The ${name} is skipped ${when}, ${why}`,
...condition === void 0 ? {
cure: `Add this to the ${name}:`,
yaml: always
} : {
cure: "Combine its condition with !cancelled().",
yaml: `if: $\{{ !cancelled() && (${expressionOf(condition)}) }}`
}
}];
}
const placeOf = (condition) => condition && {
path: condition.path,
line: condition.line
};
function runsAfterFailure(condition) {
const text = condition?.text ?? "";
if (/\balways\s?\(|!\s?cancelled\s?\(/i.test(text)) return "always";
if (!/\bfailure\s?\(/i.test(text)) return "never";
return /\bsuccess\s?\(/i.test(text) ? "always" : "only";
}
const expressionOf = ({ text }) => text.trim().replace(/^\$\{\{/, "").replace(/\}\}$/, "").trim();
const isOff = (value) => value === "off" || value === "false";
const usesArtifactHistory = ({ uses, command, inputs, variables }, { run }) => uses !== void 0 && command === "report" && !isOff(inputs.get("history")) && !isOff(inputs.get("artifacts")) && !inputs.has("server-url") && !variables.has("SERVICE_URL") && run.server === void 0;
function historyFindings(steps, examination, defaultBranch) {
const sites = steps.filter((step) => usesArtifactHistory(step, examination)).flatMap(({ ways }) => ways.flatMap(([first]) => first ?? []));
const isOpen = ({ events }) => events.has("workflow_call") || events.has("workflow_run");
const [site] = sites;
if (site === void 0 || sites.some(isOpen)) return [];
if (sites.some(({ events }) => events.has("schedule") || events.has("merge_group"))) return [];
const branch = defaultBranch();
if (sites.some(({ events }) => isForBranch(events.get("push"), branch))) return [];
return [{
status: "warning",
path: site.path,
line: site.eventsLine,
title: `No workflow that reports runs for a push to ${branch}, so there is no history that shows which failures are new`,
cure: "Add this event to the workflow:",
yaml: `on:\n  push:\n    branches: [${branch}]`
}];
}
function isForBranch(push, branch) {
if (push === void 0 || (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.s)(push)) return false;
const { branches } = push;
if (branches === void 0) return true;
return [branches].flat().some((name) => name === branch || typeof name === "string" && /[*?+[\]!]/.test(name));
}
function stepPermissionFindings(step, steps, examination) {
if (step.command !== "report" || hasOwnToken(step)) return [];
if (step.uses === void 0 && !step.variables.has("GITHUB_TOKEN")) return missingToken(step, steps, examination);
return step.ways.flatMap((way) => wayFindings(way, needsOf(step, way, steps, examination)));
}
function needsOf(step, way, steps, examination) {
const needs = [];
if (writesComment(step, way, steps, examination)) needs.push({
permission: _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_19__.n.comment,
purpose: "the comment",
severity: "problem"
});
const purpose = usesArtifactHistory(step, examination) ? "the history and the jobs of the run" : "the jobs of the run";
needs.push({
permission: _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_19__.n.runs,
purpose,
severity: "warning"
});
return needs;
}
const pullRequestEvents = [
"pull_request",
"pull_request_target",
"merge_group",
"workflow_run"
];
function writesComment({ inputs }, way, steps, { config }) {
const codehost = config.report.reporters.find((reporter) => reporter.type === "codehost");
const given = inputs.get("comment") ?? "";
if (!(given === "" ? inputs.has("config") || codehost?.commentEnabled === true && codehost.token === void 0 : true) || given === "off" || given === "false") return false;
const [first] = way;
const events = [...first?.events.keys() ?? []];
return (inputs.has("pull-request") || events.some((event) => pullRequestEvents.includes(event))) && !isContinued(first, steps);
}
const isContinued = (site, steps) => steps.some(({ ways }) => ways.some(([first]) => {
const names = first?.events.get("workflow_run")?.workflows;
return site !== void 0 && [names].flat().includes(site.workflow);
}));
function hasOwnToken({ inputs }) {
const token = inputs.get("token");
return token !== void 0 && !/\bgithub\.token\b|\bsecrets\.GITHUB_TOKEN\b/.test(token);
}
function missingToken(step, steps, examination) {
const { path, line, ways } = step;
if (!ways.some((way) => writesComment(step, way, steps, examination))) return [];
return [{
status: "problem",
path,
line,
title: "The step has no GITHUB_TOKEN, so it writes no comment",
cure: "Add this to the step:",
yaml: `env:\n  GITHUB_TOKEN: $\{{ github.token }}`
}];
}
function wayFindings(way, needs) {
const set = way.flatMap(({ permissions }) => permissions ?? []);
if (set.length < way.length || needs.length === 0) return [];
const given = set.filter((permissions) => permissions.granted !== void 0);
const [first] = set;
if (given.length === 0 && first !== void 0) return [unsetFinding(first, needs)];
return given.flatMap(({ path, line, granted }) => {
const missing = needs.filter(({ permission }) => !isGranted(granted, permission));
const yaml = permissionsYaml(missing.map(({ permission }) => permission), granted);
return missing.map(({ permission, purpose, severity }, index) => ({
status: severity,
path,
line,
title: `${permission}, for ${purpose}: not granted here`,
...index === missing.length - 1 && {
cure: "Change the permissions to this:",
yaml
}
}));
});
}
function unsetFinding({ path, line }, needs) {
return {
status: "unknown",
path,
line,
title: `Neither the job nor the workflow sets permissions, so the repository decides about ${needs.map(({ permission, purpose }) => `${permission} (for ${purpose})`).join(" and ")}`,
cure: "To be independent of it, add this to the job:",
yaml: permissionsYaml(needs.map(({ permission }) => permission), void 0)
};
}
const maximumDepth = 5;
const maximumWays = 20;
const maximumJobs = 200;
const maximumSteps = 200;
function findReportSteps(view) {
const runsTests = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.u)(view);
const jobs = view.paths.filter(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.r).flatMap((path) => {
const file = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.l)(view, path);
return file === void 0 ? [] : [{
path,
file
}];
}).flatMap(({ path, file }) => jobsOf(path, file)).slice(0, maximumJobs);
return jobs.flatMap((job) => stepsOfOneJob(job, jobs, {
view,
runsTests
}));
}
const jobsOf = (path, file) => Object.entries((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.f)(file.object.jobs) ?? {}).flatMap(([id, value]) => {
const job = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.f)(value);
return job === void 0 ? [] : [{
id,
path,
file,
value: job
}];
});
function stepsOfOneJob(job, jobs, repository) {
const scriptsOf = (step) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.c)(repository.view, {
...job.value,
steps: [step]
}, job.file.object);
const inner = stepsIn({
path: job.path,
file: job.file,
place: [
"jobs",
job.id,
"steps"
],
steps: job.value.steps,
scriptsOf
}, repository, 0);
if (inner.length === 0) return [];
const ways = waysTo(job, jobs, repository, 0).slice(0, maximumWays);
const outer = [...(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.m)(job.file.object.env).keys(), ...(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.m)(job.value.env).keys()];
return inner.map((step) => ({
...step,
variables: new Set([...outer, ...step.variables]),
ways
}));
}
function stepsIn(list, repository, depth) {
const { path, file, place, steps, scriptsOf } = list;
if (!Array.isArray(steps) || depth > maximumDepth) return [];
let before = "nothing";
return steps.slice(0, maximumSteps).flatMap((value, index) => {
const step = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.f)(value);
if (step === void 0) return [];
const at = [...place, index];
const line = file.lineOf(at);
const level = {
path,
line,
condition: conditionOf(step, file, path, at),
before
};
if (step["continue-on-error"] !== true) before = more(before, effectOf(scriptsOf(step), repository));
const variables = new Set((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.m)(step.env).keys());
const own = {
path,
line,
inputs: (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.m)(step.with),
variables,
levels: [level]
};
const { run, uses } = step;
if (typeof run === "string") {
const command = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.i)(run);
return command === void 0 ? [] : [{
...own,
uses: void 0,
command,
inputs: new Map()
}];
}
if (typeof uses !== "string") return [];
if ((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.n)(uses)) return [{
...own,
uses,
command: own.inputs.get("command") ?? "report"
}];
const action = uses.startsWith("./") ? (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.a)(repository.view, uses) : void 0;
const inside = action === void 0 ? void 0 : (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.l)(repository.view, action);
if (action === void 0 || inside === void 0) return [];
return stepsIn({
path: action,
file: inside,
place: ["runs", "steps"],
steps: (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.f)(inside.object.runs)?.steps,
scriptsOf: (one) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.c)(repository.view, { steps: [one] }, {})
}, repository, depth + 1).map((found) => ({
...found,
variables: new Set([...variables, ...found.variables]),
levels: [level, ...found.levels]
}));
});
}
function conditionOf(holder, file, path, at) {
if (holder.if === void 0) return void 0;
const place = [...at, "if"];
return {
path,
line: file.lineOf(place),
text: String(holder.if ?? ""),
tag: file.tagOf(place)
};
}
const order = [
"nothing",
"scripts",
"tests"
];
const more = (one, other) => order.indexOf(other) > order.indexOf(one) ? other : one;
function effectOf(steps, { runsTests }) {
if (steps.some(({ scripts, folder }) => scripts.some((script) => runsTests(script, folder)))) return "tests";
return steps.some(({ scripts }) => scripts.length > 0) ? "scripts" : "nothing";
}
function waysTo(job, jobs, repository, depth) {
const own = siteOf(job, jobs, repository);
const called = (depth > maximumDepth ? [] : jobs.filter(({ value }) => value.uses === `./${job.path}`)).flatMap((caller) => waysTo(caller, jobs, repository, depth + 1).map((way) => [...way, own]));
return [...own.events.keys()].some((event) => event !== "workflow_call") || called.length === 0 ? [...called, [own]] : called;
}
function siteOf(job, jobs, repository) {
const { id, path, file, value } = job;
const text = repository.view.read(path) ?? "";
const { name } = file.object;
return {
path,
line: file.lineOf(["jobs", id]),
job: id,
workflow: typeof name === "string" ? name : path,
permissions: permissionsIn(text, id, path),
condition: conditionOf(value, file, path, ["jobs", id]),
needed: neededBy(job, jobs, repository),
events: (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.o)(file.object.on),
eventsLine: file.lineOf(["on"])
};
}
function neededBy(job, jobs, repository) {
const found = new Set(namesNeeded(job));
let before = "nothing";
for (const id of found) {
const needed = jobs.find((one) => one.path === job.path && one.id === id);
if (needed === void 0) continue;
for (const name of namesNeeded(needed)) found.add(name);
before = more(before, effectOf((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.c)(repository.view, needed.value, needed.file.object), repository));
}
return before;
}
const namesNeeded = ({ value }) => [value.needs].flat().filter((name) => typeof name === "string");
const maximumFindings = 50;
function checkWorkflows(examination) {
const { run, env } = examination;
if ((0, _ci_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(env)) return void 0;
const root = (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_24__.n)(run.cwd) ?? run.cwd;
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_26__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_27__.join)(root, ".github", "workflows"))) return void 0;
const view = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.E)(root, env);
const paths = view.paths.filter(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.r);
if (paths.length === 0) return void 0;
const steps = findReportSteps(view);
const unread = paths.flatMap((path) => {
const reason = view.leftOut().get(path);
return reason === void 0 ? [] : [{
status: "warning",
path,
title: `Not checked: ${reason.replace("run init", "run doctor")}`
}];
});
if (steps.length === 0) return [...unread, missingStep(view)];
const findings = steps.flatMap((step) => stepFindings(step, steps, examination));
return distinct([
...unread,
...findings,
...historyFindings(steps, examination, () => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.D)(root, env))
]).slice(0, maximumFindings);
}
function missingStep(view) {
const [testing] = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__.t)(view).filter(({ tests }) => tests);
return {
status: testing === void 0 ? "off" : "warning",
title: `No workflow reports the tests${testing === void 0 ? "" : ", although this one runs them"}`,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ path: testing?.path }),
cure: "Add this step after the tests:",
yaml: (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_25__._)([], {
action: _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__.b,
isOnly: true
}).join("\n")
};
}
function stepFindings(step, steps, examination) {
const { path, line, ways } = step;
const faults = [
...placeholder(step),
...conditionFindings(step),
...stepPermissionFindings(step, steps, examination)
];
if (faults.length > 0) return faults;
return [{
status: "ok",
path,
line,
title: `The job ${[...new Set(ways.flatMap((way) => way.at(-1)?.job ?? []))].map((job) => `"${job}"`).join(", ")} ${step.command === "collect" ? "collects" : "reports"} the results, also if tests fail`
}];
}
function placeholder({ uses, path, line }) {
if (!uses?.startsWith("OWNER/")) return [];
return [{
status: "problem",
path,
line,
title: `"${uses}" has the placeholder OWNER, so GitHub does not find the action`,
cure: "Replace OWNER with the account that contains the repository build-report."
}];
}
const distinct = (findings) => [...new Map(findings.map((finding) => [JSON.stringify([
finding.path,
finding.line,
finding.title
]), finding])).values()];
const unchecked = {
status: "unknown",
title: "Not checked: correct the configuration first"
};
async function diagnose(request, context) {
const { run, token } = request;
const { env } = context;
const { findings: configuration, config, isValid } = await checkConfiguration(request, context);
const ciContext = (0, _once_mjs__WEBPACK_IMPORTED_MODULE_33__.t)(() => (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__.H)({
env,
cwd: run.cwd,
matrix: run.matrix
}, run.module));
const common = {
...request,
...context,
config,
ciContext
};
const results = isValid ? await checkResultFiles(common) : {
findings: [unchecked],
collected: void 0
};
const examination = {
...common,
collected: results.collected
};
const evaluator = await evaluatorOf(examination);
const access = await openGitHub(examination, evaluator);
const [reading, server, history] = await Promise.all([
readGitHub(access, examination),
checkServer(examination),
isValid ? checkHistory(examination) : [unchecked]
]);
const permissions = checkPermissions(examination, access, reading);
const github = {
...access,
...reading,
...permissions
};
const destinations = isValid ? await checkDestinations(examination, evaluator, github) : [unchecked];
const workflows = checkWorkflows(examination);
const sections = [
{
id: "configuration",
title: "Configuration",
findings: configuration
},
{
id: "results",
title: "Result files",
findings: results.findings
},
{
id: "destinations",
title: "Where reports go",
findings: destinations
},
{
id: "permissions",
title: "Permissions",
findings: permissions.findings
},
...workflows === void 0 ? [] : [{
id: "workflows",
title: "Workflows",
findings: workflows
}],
{
id: "server",
title: "Server",
findings: server
},
{
id: "history",
title: "History",
findings: history
}
];
return (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.a)((0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(env, [token, run.server?.key], (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__.f)(config, env))).value(withCounts(sections));
}
function withCounts(sections) {
const count = (status) => sections.flatMap(({ findings }) => findings).filter((finding) => finding.status === status).length;
return {
problems: count("problem"),
warnings: count("warning"),
unknown: count("unknown"),
sections
};
}
function evaluatorOf({ config, ciContext, collected, env }) {
if (collected !== void 0) return (0, _run_evaluator_mjs__WEBPACK_IMPORTED_MODULE_3__.t)({
config,
ciContext,
summary: collected.summary
}, env);
return (0, _run_variables_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(() => (0, _run_variables_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(ciContext(), env, {}), config.usesExpressions);
}
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
