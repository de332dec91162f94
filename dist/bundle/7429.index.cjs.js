"use strict";
exports.id = 7429;
exports.ids = [7429, 920];
exports.modules = {
57429: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
start: () => start,
t: () => readFaultInputs
});
var _actions_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10920);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _once_mjs__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(66604);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15615);
var _job_summary_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29191);
var _deliver_report_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77117);
var _comment_state_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24162);
var _submit_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59463);
var _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81500);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47931);
var _history_facts_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53363);
var _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21390);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(87963);
var _configured_templates_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(55137);
var _requested_config_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(86836);
var _config_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(9061);
var _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(68441);
var node_fs__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(76760);
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(21916);
function annotateProblem(core, { severity, message, path, line, column }, prefix) {
core[severity](message, { ...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
file: path === void 0 ? void 0 : node_path__WEBPACK_IMPORTED_MODULE_17__.posix.normalize(prefix + path),
startLine: line,
startColumn: column
}) });
}
const maximumReasons = 10;
function failureMessage(finished, reasons) {
const hint = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(finished);
const messages = reasons.map(({ message }) => message).filter((message) => hint === void 0 || message !== "No tests were found.");
const more = messages.length - maximumReasons;
return [
...messages.slice(0, maximumReasons),
...more > 0 ? [`And ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_11__.T)(more)} more.`] : [],
...hint === void 0 ? [] : [hint]
].join(" ");
}
const maximumLogged = 500;
function logFiles(files, core) {
if (files.length === 0) return;
core.startGroup(`Files read: ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_11__.T)(files.length)}`);
for (const file of files.slice(0, maximumLogged)) core.info((0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(file));
if (files.length > maximumLogged) core.info(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_11__.T)(files.length - maximumLogged)} more`);
core.endGroup();
}
const commands = [
"report",
"collect",
"submit",
"validate",
"doctor"
];
function readFaultInputs(core, cwd) {
const ifValid = (read) => {
try {
return read(core);
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
return;
}
};
return {
isReport: (ifValid((from) => oneOf(from, "command", commands, "report")) ?? "report") === "report",
request: {
...placeOf(core, cwd),
reporters: {
comment: ifValid(commentOf),
summary: ifValid(summaryOf),
title: core.getInput("title") || void 0
}
},
token: core.getInput("token"),
pullRequest: ifValid(pullRequestOf),
artifacts: ifValid(areArtifactsAllowed) ?? false
};
}
const placeOf = (core, cwd) => ({
cwd: (0, node_path__WEBPACK_IMPORTED_MODULE_17__.resolve)(cwd, core.getInput("working-directory") || "."),
configPath: core.getInput("config") || void 0,
module: core.getInput("module") || void 0,
matrix: core.getInput("matrix") || void 0
});
function readInputs(core, cwd, env = {}) {
const command = oneOf(core, "command", commands, "report");
const output = core.getInput("output") || (command === "collect" ? "build-report.ndjson" : void 0);
const choice = {
url: core.getInput("server-url"),
key: core.getInput("api-key")
};
const { server, notice, problem } = command === "doctor" ? (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(choice, env) : (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(choice, env);
return {
command,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ notice }),
serverProblem: problem,
request: {
...placeOf(core, cwd),
paths: core.getMultilineInput("paths"),
records: core.getMultilineInput("records"),
baseline: core.getMultilineInput("baseline"),
attachments: attachmentsOf(core),
output,
server,
reporters: {
comment: commentOf(core),
summary: summaryOf(core),
title: core.getInput("title") || void 0,
html: core.getInput("html") || void 0
}
},
failOn: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_11__.i)(core.getInput("fail-on")),
annotations: oneOf(core, "annotations", ["failed", "none"], "failed") === "failed",
token: core.getInput("token"),
pullRequest: pullRequestOf(core),
artifacts: areArtifactsAllowed(core),
history: historyOf(core)
};
}
const commentWords = [..._config_mjs__WEBPACK_IMPORTED_MODULE_14__.t, "off"];
function commentOf(core) {
const given = core.getInput("comment");
if (given === "") return void 0;
if (given === "false") return "off";
if (given === "true") return "always";
return oneOf(core, "comment", commentWords, "always");
}
function summaryOf(core) {
const given = core.getInput("summary");
if (given === "") return void 0;
if (given === "false") return "off";
if (given === "true") return "always";
return oneOf(core, "summary", _config_mjs__WEBPACK_IMPORTED_MODULE_14__.c, "always");
}
function attachmentsOf(core) {
const given = core.getInput("attachments");
return given === "" ? void 0 : (0, _requested_config_mjs__WEBPACK_IMPORTED_MODULE_13__.o)(given, "input attachments");
}
const areArtifactsAllowed = (core) => core.getInput("artifacts") !== "false" && oneOf(core, "artifacts", ["auto", "off"], "auto") === "auto";
const historyWords = ["auto", "off"];
const maximumHistoryName = 100;
function historyOf(core) {
const given = core.getInput("history");
if (given === "" || given === "auto" || given === "true") return { isEnabled: true };
if (given === "off" || given === "false") return { isEnabled: false };
const fail = (reason, hint) => {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._(`Invalid input history "${given.slice(0, 100)}"${reason}`, { hint });
};
const word = (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_18__.kp)(given.toLowerCase(), historyWords);
if ((0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_18__.Io)(given.toLowerCase(), word) <= 1) fail(`; did you mean "${word}"?`, "Use auto, off, or a name that differs more from these words.");
if (/\.(?:gz|ndjson|json)$/i.test(given)) fail(": it must be a name, not a file.", "The command reads and writes files: build-report report --history <file>.");
if (given.length > maximumHistoryName || /\p{C}/u.test(given)) fail(".", `A name must have at most ${maximumHistoryName} characters, all of them printable.`);
return {
isEnabled: true,
name: given
};
}
function pullRequestOf(core) {
const given = core.getInput("pull-request");
if (given === "") return void 0;
if (/^[1-9]\d{0,9}$/.test(given)) return Number(given);
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._(`Invalid input pull-request "${given.slice(0, 100)}".`, { hint: "It must be the number of a pull request." });
}
function oneOf(core, name, words, fallback) {
const given = core.getInput(name);
if (given === "") return fallback;
const word = words.find((known) => known === given);
if (word === void 0) {
const shown = given.slice(0, 100);
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._(`Invalid input ${name} "${shown}"; did you mean "${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_18__.kp)(shown, words)}"?`, { hint: `Use one of ${words.join(", ")}.` });
}
return word;
}
const maximumFailuresBytes = 1e5;
function setOutputs(core, json, facts, { recordsPath = "", commentUrl, htmlPath, reportUrl, attachmentsUrl }, env, failuresMarkdown) {
const problems = [];
const attempt = (write) => {
try {
return write();
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.g)) throw error;
problems.push({
severity: "error",
kind: "delivery",
message: error.message
});
return;
}
};
const folder = attempt(() => (0, _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_15__.n)("build-report", env));
const write = (output, name, text) => {
if (folder === void 0 || text === void 0) return "";
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_17__.join)(folder, name);
return attempt(() => {
(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.u)({ what: `The file "${path}" of the output ${output}` }, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_16__.writeFileSync)(path, text));
return path;
}) ?? "";
};
const outputs = {
status: json.status,
...json.tests,
new: facts.new,
known: facts.known,
records: recordsPath,
"summary-json": write("summary-json", "summary.json", `${JSON.stringify(json)}\n`),
failures: (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.nt)(json.failures, maximumFailuresBytes),
"failures-file": write("failures-file", "failures.md", failuresMarkdown),
html: htmlPath ?? "",
"html-url": reportUrl ?? "",
"attachments-url": attachmentsUrl ?? "",
"comment-url": commentUrl ?? ""
};
const setAll = () => {
for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
};
attempt(() => (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.l)("The outputs of the step (GITHUB_OUTPUT)", env.GITHUB_OUTPUT, setAll));
return problems;
}
async function runAction(given) {
const core = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(given.core, (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.a)((0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(given.env)));
const { env } = given;
let isDelivered = false;
const context = {
...given,
core,
countedEnv: (0, _once_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(() => (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.R)(env)),
onDelivered() {
isDelivered = true;
}
};
(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.m)((message) => core.warning(message));
let prefix = "";
try {
const inputs = readInputs(core, context.cwd ?? (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.L)(), env);
if (inputs.request.server !== void 0) core.setSecret(inputs.request.server.key);
if (inputs.notice !== void 0) core.notice(inputs.notice);
prefix = (0, _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_7__.i)(env.GITHUB_WORKSPACE, inputs.request.cwd);
await runCommand(inputs, context);
} catch (error) {
if (error instanceof _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.rt) {
for (const problem of error.problems) annotateProblem(core, problem, prefix);
core.setFailed("The configuration file is not valid.");
} else if (error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._) core.setFailed(error.message);
else {
core.debug(error instanceof Error ? error.stack ?? "" : "");
core.setFailed(`${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.v)(error)} (This is a bug in Build Report. Please report it, with the stack trace that debug logging shows.)`);
}
if (!isDelivered) await (await __webpack_require__.e(7338).then(__webpack_require__.bind(__webpack_require__, 77338))).reportStepFault(error, context);
}
}
function runCommand(inputs, context) {
switch (inputs.command) {
case "validate": return runValidate(inputs, context);
case "submit": return runSubmit(inputs, context);
case "doctor": return runDoctor(inputs, context);
case "collect":
case "report": return runReport(inputs, context);
}
}
async function runSubmit({ request, notice, failOn, token }, { core, env }) {
if (notice !== void 0) return;
const { cwd, paths, records, server, module, matrix } = request;
const { notices, problems } = await (0, _submit_mjs__WEBPACK_IMPORTED_MODULE_6__.t)({
cwd,
files: [...paths, ...records],
server,
module,
matrix
}, {
env,
say: core.info,
retry: { say: core.info },
token
});
for (const message of notices) core.notice(message);
const prefix = (0, _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_7__.i)(env.GITHUB_WORKSPACE, cwd);
for (const problem of problems) annotateProblem(core, problem, prefix);
if (problems.length > 0 && failOn.has("delivery")) core.setFailed("Not all records were submitted.");
}
async function runValidate({ request }, { core, env }) {
const prefix = (0, _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_7__.i)(env.GITHUB_WORKSPACE, request.cwd);
const { describeValidation, validate } = await __webpack_require__.e(6089).then(__webpack_require__.bind(__webpack_require__, 6089));
const validation = await validate(request, {
env,
onWarning: (problem) => annotateProblem(core, problem, prefix)
});
core.info(describeValidation(validation, {
color: true,
limit: Number.POSITIVE_INFINITY
}));
for (const problem of validation.problems) if (problem.severity === "notice") core.info(problem.message);
else annotateProblem(core, problem, prefix);
}
async function runDoctor(inputs, { core, env }) {
const { notice, serverProblem, failOn, annotations, token, pullRequest } = inputs;
const [{ diagnose }, { diagnosisText }, { diagnosisMarkdown }, { verdictOf }] = await Promise.all([
Promise.all([
__webpack_require__.e(6752),
__webpack_require__.e(9547),
__webpack_require__.e(8815),
__webpack_require__.e(1985),
__webpack_require__.e(5223),
__webpack_require__.e(9177),
__webpack_require__.e(3135),
__webpack_require__.e(3375)
]).then(__webpack_require__.bind(__webpack_require__, 93135)),
__webpack_require__.e(4402).then(__webpack_require__.bind(__webpack_require__, 94402)),
__webpack_require__.e(9836).then(__webpack_require__.bind(__webpack_require__, 59836)),
__webpack_require__.e(8522).then(__webpack_require__.bind(__webpack_require__, 18522))
]);
const diagnosis = await diagnose({
run: withHistory(inputs),
serverNotice: notice,
serverProblem,
failOn,
annotations,
token,
pullRequest,
isAction: true
}, {
env,
now: Date.now()
});
core.info(diagnosisText(diagnosis, { color: true }));
if (env.GITHUB_STEP_SUMMARY && inputs.request.reporters?.summary !== "off") await core.summary.addRaw(diagnosisMarkdown(diagnosis)).write();
if (diagnosis.problems > 0) core.setFailed(`Build Report is not ready: ${verdictOf(diagnosis)}.`);
}
async function runReport(inputs, { core, env: given, countedEnv, onDelivered, failQuietly = failProcess }) {
const env = inputs.command === "report" ? countedEnv() : given;
const { command, failOn, annotations, token, pullRequest } = inputs;
const request = command === "report" ? withHistory(inputs) : inputs.request;
const prefix = (0, _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_7__.i)(env.GITHUB_WORKSPACE, request.cwd);
const finished = await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(request, {
env,
token,
say: core.info,
...command === "report" && { openMemory: memoryOpener({
env,
token,
pullRequest,
say: core.info
}) },
onWarning: (problem) => annotateProblem(core, problem, prefix),
...env.RUNNER_DEBUG === "1" && { onProgress({ path, done, total, share }) {
if (share === void 0) core.debug(`${done + 1}/${total} ${path}`);
} }
});
const { prepared, collected, judged, guide } = finished;
const { files } = judged.scope.summary;
for (const { path, because } of collected.leftOut) core.debug(`${path}: left out, ${because}`);
logFiles(files, core);
const notice = files.length === 0 ? void 0 : (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.F)(guide.unmatched, "the input paths");
if (notice !== void 0) core.info(notice);
for (const note of (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.I)(prepared.tracked)) core.info(note);
const { run: completed, delivered, problems, gated } = await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.$)(finished, {
failOn,
notice: core.notice,
async deliver(run) {
const { upload, problems } = await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.Q)(collected.artifacts, request.cwd, env, core.info);
if (command === "collect") return {
problems,
notices: []
};
const { keep } = (0, _comment_state_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(env, (path) => core.saveState(_comment_state_mjs__WEBPACK_IMPORTED_MODULE_5__.t, path), core.info);
const step = {
core,
annotations: false,
token,
pullRequest,
artifacts: inputs.artifacts,
onUnfinished: keep
};
const delivered = await (0, _deliver_report_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(run, {
env,
now: new Date(),
setSecret: core.setSecret,
say: core.info,
step,
upload
});
onDelivered();
return {
...delivered,
problems: [...problems, ...delivered.problems]
};
},
async writeFiles({ run, delivered, gated: { json, summary } }) {
const failures = summary.status === "failed" ? (await __webpack_require__.e(5e3).then(__webpack_require__.bind(__webpack_require__, 2619))).failuresText(run, summary) : void 0;
const places = {
...delivered,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ recordsPath: request.output === void 0 ? void 0 : collected.recordsPath })
};
return setOutputs(core, json(delivered), (0, _history_facts_mjs__WEBPACK_IMPORTED_MODULE_9__.n)(summary), places, env, failures);
}
});
const { scope } = completed.judged;
for (const problem of problems) annotateProblem(core, problem, prefix);
let annotatedErrors = 0;
if (annotations) {
const taken = {
error: countOf(problems, "error"),
warning: countOf(problems, "warning")
};
annotatedErrors = command === "report" ? (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_3__.f)(completed, core, taken) : (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_3__.p)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.Xt)(scope.summary).map(problemAnnotation(prefix)), core, { taken });
}
const { fails, reasons } = gated;
const isExplained = command === "report" && annotatedErrors > 0 && reasons.every(({ isShown }) => isShown === true);
if (fails && isExplained) failQuietly();
else if (fails) core.setFailed(failureMessage(finished, reasons));
else if (command === "collect" && collected.recordsPath === void 0) core.setFailed("The records were not written.");
if (!fails || scope.summary.files.length > 0) for (const line of (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_10__.f)(guide.notices)) core.info(line);
core.info(await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.U)(scope, {
color: true,
...(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.W)(delivered, request.cwd)
}));
}
const withHistory = ({ request, artifacts, history: { isEnabled, name } }) => isEnabled ? {
...request,
history: {
files: [],
artifact: {
name,
isReadOnly: !artifacts
}
}
} : request;
const memoryOpener = (step) => async (owner) => (await Promise.all([
__webpack_require__.e(6752),
__webpack_require__.e(3607),
__webpack_require__.e(9518),
__webpack_require__.e(1198),
__webpack_require__.e(3925),
__webpack_require__.e(4523)
]).then(__webpack_require__.bind(__webpack_require__, 39060))).openJobMemory(owner, step);
function failProcess() {
process.exitCode = 1;
}
const countOf = (problems, severity) => problems.filter((problem) => problem.severity === severity).length;
const problemAnnotation = (prefix) => ({ path, kind: _, ...problem }) => ({
...problem,
title: problem.severity === "error" ? "Test results" : "Test results: warning",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ file: path === void 0 ? void 0 : prefix + path })
});
const start = () => runAction({
core: _actions_core_mjs__WEBPACK_IMPORTED_MODULE_0__.t,
env: process.env
});
}),
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
24162: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => finishComment,
r: () => keepComments,
t: () => commentState
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
function keepComments(env, saveState, say) {
const path = env.RUNNER_TEMP ? (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.RUNNER_TEMP, `build-report-comment-${process.pid}.json`) : void 0;
let isKept = false;
return { keep(comment) {
if (path === void 0 || comment === void 0 && !isKept) return;
isKept = comment !== void 0;
try {
(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.u)({ what: `The file "${path}"` }, () => comment === void 0 ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true }) : (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, JSON.stringify(comment)));
(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.l)("The state of the step (GITHUB_STATE)", env.GITHUB_STATE, () => saveState(comment === void 0 ? "" : path));
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g)) throw error;
say(`The end of the job cannot finish the comment if this step is stopped. ${error.message}`);
}
} };
}
async function finishComment({ path, env, token, setSecret, say }) {
const unfinished = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8"));
(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
setSecret(token);
const [{ createGitHubClient }, { readRunActivity }, { writeComment }, { openArtifactStore }] = await Promise.all([
Promise.all([
__webpack_require__.e(6752),
__webpack_require__.e(3607),
__webpack_require__.e(9518),
__webpack_require__.e(907)
]).then(__webpack_require__.bind(__webpack_require__, 79518)),
__webpack_require__.e(144).then(__webpack_require__.bind(__webpack_require__, 80144)).then((n) => n.i),
Promise.all([
__webpack_require__.e(1181),
__webpack_require__.e(4060),
__webpack_require__.e(9107),
__webpack_require__.e(3087),
__webpack_require__.e(3637),
__webpack_require__.e(1198),
__webpack_require__.e(7931),
__webpack_require__.e(4016),
__webpack_require__.e(6624)
]).then(__webpack_require__.bind(__webpack_require__, 94016)).then((n) => n.n),
Promise.all([
__webpack_require__.e(6752),
__webpack_require__.e(1198),
__webpack_require__.e(8981)
]).then(__webpack_require__.bind(__webpack_require__, 8981)).then((n) => n.t)
]);
const client = createGitHubClient({
token,
repository: env.GITHUB_REPOSITORY ?? "",
apiUrl: env.GITHUB_API_URL || "https://api.github.com",
onWait: say,
lossMs: unfinished.lossMs
});
try {
const activity = await readRunActivity(client, env);
const outcome = await writeComment(unfinished, {
client,
store: openArtifactStore({
key: unfinished.order.key,
env,
say
}),
activity
});
if (outcome.kind !== "skipped" && outcome.url !== void 0) say(`Comment: ${outcome.url}`);
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f)) throw error;
say(error.message);
}
}
const commentState = "comment";
})
};
;
