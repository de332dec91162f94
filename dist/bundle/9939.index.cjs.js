"use strict";
exports.id = 9939;
exports.ids = [9939, 3375];
exports.modules = {
99939: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => usesColor,
n: () => createLog,
r: () => exitStatus,
start: () => start,
t: () => requestedHistory
});
var _package_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19077);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _optimization_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89440);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15615);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6741);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47931);
var _text_columns_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(66476);
var _requested_config_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86836);
var _config_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9061);
var _find_build_page_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23375);
var _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21390);
var node_path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76760);
var picocolors__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(57336);
var commander__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(48179);
const exitStatus = {
ok: 0,
failed: 1,
usage: 2,
internal: 3
};
function usesColor(stream, env, quiet) {
if (quiet || env.NO_COLOR) return false;
if (env.FORCE_COLOR !== void 0 && env.FORCE_COLOR !== "") return env.FORCE_COLOR !== "0";
return stream.isTTY === true && env.TERM !== "dumb";
}
const equivalents = {
annotations: "In a step of GitHub Actions, the command always annotates failed tests.",
artifacts: "Only the action stores artifacts.",
"check-run-id": "Only the action needs the id of its job.",
command: "Name the command first: build-report report.",
comment: "Set \"commentMode\" or \"commentEnabled\" of report.codehost in the configuration.",
matrix: "Set the variable SERVICE_JOB to the name of the job with its matrix values.",
paths: "Write the paths after the command: build-report report test-results/.",
"pull-request": "The comment goes to the pull request of the event.",
summary: "Set \"condition\" of report.codehost in the configuration.",
title: "Set \"commentTitle\" of report.codehost in the configuration.",
token: "Set the variable GITHUB_TOKEN.",
"working-directory": "Use --cwd <folder>."
};
function explainUnknownOption(error) {
const [, name = ""] = /^error: unknown option '--([\w-]+)/.exec(error) ?? [];
return Object.hasOwn(equivalents, name) ? `error: --${name} is an input of the action, not an option. ${equivalents[name]}\n` : error;
}
const examples = [
["init", "set up a repository"],
["report", "report what the tests wrote"],
["report results/ --html page.html", "read a folder, write a page"],
["doctor", "find what is missing"]
];
function helpEnd(command) {
if (command.parent !== null) return `\nOptions of every command (see build-report --help):\n  ${sharedOptions(command)}`;
const width = Math.max(...examples.map(([line]) => line.length));
return [
"",
"Examples:",
...examples.map(([line, purpose]) => `  build-report ${line.padEnd(width)}  ${purpose}`)
].join("\n");
}
function sharedOptions(command) {
let program = command;
while (program.parent !== null) program = program.parent;
return program.options.flatMap(({ long, short }) => short === void 0 ? long ?? [] : []).join(", ");
}
const progressIntervalMs = 100;
const progressDelayMs = 300;
const clearLine = "\r\x1B[2K";
function cut(line, columns) {
let shown = line.slice(0, columns);
while ((0, _text_columns_mjs__WEBPACK_IMPORTED_MODULE_12__.n)(shown) > columns) shown = shown.slice(0, -1);
return shown;
}
function createLog({ stream, color, quiet }) {
const colors = picocolors__WEBPACK_IMPORTED_MODULE_13__.createColors(color);
const showsProgress = stream.isTTY === true && !quiet;
let nextShownAtMs = Date.now() + progressDelayMs;
let shown = false;
const progressDone = () => {
if (shown) stream.write(clearLine);
shown = false;
};
return {
problem({ severity, message, ...place }) {
if (quiet && severity === "warning") return;
progressDone();
const label = severity === "error" ? colors.red("error") : colors.yellow("warning");
const at = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_14__.t)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.S)(place));
stream.write(`${at === "" ? "" : `${colors.bold(at)} `}${label} ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_14__.n)(message)}\n`);
},
info(text) {
if (quiet) return;
progressDone();
stream.write(`${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_14__.n)(text)}\n`);
},
progress({ done, total, share, tests }) {
if (!showsProgress || Date.now() < nextShownAtMs) return;
nextShownAtMs = Date.now() + progressIntervalMs;
shown = true;
const percent = share === void 0 ? "" : ` (${Math.floor(share * 100)}%)`;
const line = `Reading ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.T)(done + 1)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(total, "file")}${percent} · ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.w)(tests, "test")}`;
stream.write(clearLine + cut(line, Math.max(20, (stream.columns ?? 80) - 1)));
},
progressDone
};
}
const history$1 = ["--history <file>", "a history file, to find entries whose tests pass again"];
function addQuarantineCommands(quarantine, terminal, end) {
quarantine.command("add").description("add a test to .service-quarantine.json, and create the file if there is none").argument("<test>", "the id of a test, or a pattern for its suites and its name").option("--reason <text>", "why the test is in quarantine").option("--issue <url>", "the address of an issue").option("--owner <name>", "the person or team that repairs the test").option("--until <day>", "the last day of the quarantine, such as 2026-12-31").action(async (test, _options, command) => {
const { addEntry } = await Promise.all([
__webpack_require__.e(9547),
__webpack_require__.e(174),
__webpack_require__.e(8571)
]).then(__webpack_require__.bind(__webpack_require__, 98571));
end(await addEntry(test, command.optsWithGlobals(), terminal));
});
quarantine.command("list").description("print the entries of the quarantine file").option(...history$1).action(async (_options, command) => {
const { listEntries } = await Promise.all([__webpack_require__.e(1985), __webpack_require__.e(6456)]).then(__webpack_require__.bind(__webpack_require__, 76456));
end(await listEntries(command.optsWithGlobals(), terminal));
});
quarantine.command("check").description("check the quarantine file, and fail if an entry has ended").option(...history$1).action(async (_options, command) => {
const { checkEntries } = await Promise.all([__webpack_require__.e(1985), __webpack_require__.e(214)]).then(__webpack_require__.bind(__webpack_require__, 70214));
end(await checkEntries(command.optsWithGlobals(), terminal));
});
}
function requestedHistory(command, { history, historyOutput: output }, server) {
if (history === void 0 && output !== void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._("--history-output requires --history.", { hint: "Name the file that the last build has written. It need not exist yet." });
if (history !== void 0) return {
files: history,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ output })
};
return server && command === "report" ? { files: [] } : void 0;
}
async function runCommand(command, paths, options, given) {
const terminal = command === "report" ? {
...given,
env: (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.R)(given.env)
} : given;
const { env, stdout, stderr, signal } = terminal;
const { json = false, quiet = false, verbose = false } = options;
const log = createLog({
stream: stderr,
color: usesColor(stderr, env, quiet),
quiet
});
const cwd = (0, node_path__WEBPACK_IMPORTED_MODULE_10__.resolve)(terminal.cwd, options.cwd ?? ".");
const failOn = options.failOn === void 0 ? _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.t : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(options.failOn);
const output = options.output ?? (command === "collect" ? "build-report.ndjson" : void 0);
const { server, notice } = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.n)({
url: options.serverUrl,
key: options.apiKey
}, env);
if (notice !== void 0) log.info(notice);
const { config: configPath, records = [], baseline, module, html } = options;
const allowOutputOutside = options.allowOutputOutside === true || html !== void 0;
const finished = await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.o)({
cwd,
configPath,
paths,
records,
baseline,
history: requestedHistory(command, options, server),
module,
attachments: options.attachments === void 0 ? void 0 : (0, _requested_config_mjs__WEBPACK_IMPORTED_MODULE_6__.o)(options.attachments, "--attachments"),
output,
server,
allowOutputOutside,
reporters: { html }
}, {
env,
onWarning: log.problem,
onProgress: log.progress,
say: log.info,
signal,
token: env.GITHUB_TOKEN
}).finally(log.progressDone);
const { markdown, failures } = options;
const writeFiles = markdown === void 0 && failures === void 0 ? void 0 : (await Promise.all([
__webpack_require__.e(1181),
__webpack_require__.e(4060),
__webpack_require__.e(9107),
__webpack_require__.e(3637),
__webpack_require__.e(2619)
]).then(__webpack_require__.bind(__webpack_require__, 2619))).prepareReportFiles({
markdown,
failures
}, finished);
const { run: completed, delivered, gated } = await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.$)(finished, {
failOn,
notice: log.info,
deliver: async (run) => command === "report" ? deliverAndResolve(run, {
terminal,
json,
log
}) : nothing,
writeFiles: writeFiles && (({ run, gated: { summary } }) => writeFiles(run, summary))
});
const { collected, guide } = finished;
const { summary } = gated;
const showsErrors = delivered.template === void 0 && !quiet && !json;
for (const problem of (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_5__.Xt)(summary)) if (!showsErrors || problem.severity === "warning") log.problem(problem);
const unmatched = summary.files.length === 0 ? void 0 : (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.F)(guide.unmatched, "the command");
if (unmatched !== void 0) log.info(unmatched);
if (verbose) {
for (const file of summary.files) log.info((0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(file));
for (const { path, because } of collected.leftOut) log.info(`${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(path)}: left out, ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(because)}`);
for (const note of (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.I)(finished.prepared.tracked)) log.info(note);
}
const areRecordsLost = output !== void 0 && collected.recordsFault !== void 0;
if (areRecordsLost) log.problem({
severity: "error",
message: collected.recordsFault
});
if (output !== void 0 && !areRecordsLost && !json) log.info(`Records: ${output}`);
if (collected.artifacts.length > 0 && !json) log.info((0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.Z)(collected.artifacts.length));
const isInHeadline = ({ word, isShown }) => isShown === true && word !== "unreadable";
for (const reason of gated.reasons) if (json || !isInHeadline(reason)) log.problem({
severity: "error",
message: reason.message
});
const hint = gated.fails ? (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(finished) : void 0;
if (delivered.htmlPath !== void 0 && json) log.info(`HTML report: ${delivered.reportUrl ?? (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.G)(delivered.htmlPath, cwd)}`);
if (hint !== void 0 && (json || quiet)) log.info([hint.searched, ...hint.next].join("\n"));
if (hint === void 0) for (const line of (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_9__.f)(guide.notices)) log.info(line);
const shown = {
...completed.judged.scope,
summary
};
if (json) stdout.write(`${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(JSON.stringify(gated.json(delivered)))}\n`);
else if (quiet) stdout.write(`${(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.K)(shown, { color: false }).split("\n", 1)[0]}\n`);
else stdout.write(await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.U)(shown, {
...terminalOptions(terminal, cwd, delivered),
hint
}, delivered.template));
if (areRecordsLost) return exitStatus.internal;
return gated.fails ? exitStatus.failed : exitStatus.ok;
}
const nothing = {
problems: [],
notices: []
};
function terminalOptions({ stdout, env }, cwd, report) {
return {
color: usesColor(stdout, env, false),
columns: stdout.isTTY === true ? stdout.columns : void 0,
...(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.W)(report, cwd)
};
}
async function deliverAndResolve(finished, context) {
const { terminal, json } = context;
const { env } = terminal;
const { config, request } = finished.prepared;
const inStep = env.GITHUB_ACTIONS === "true" || Boolean(env.GITHUB_STEP_SUMMARY);
const page = inStep ? void 0 : (0, _find_build_page_mjs__WEBPACK_IMPORTED_MODULE_8__.t)({
env,
cwd: request.cwd,
writeCommand: json ? void 0 : terminal.writeCommand
});
const isSent = inStep || page !== void 0 || config.report.reporters.some(({ type }) => type !== "codehost");
const delivered = isSent || config.report.reporters.some(_config_mjs__WEBPACK_IMPORTED_MODULE_7__.o) ? await deliver(finished, inStep, page, context) : nothing;
if (inStep) return delivered;
const configured = await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.X)(finished);
const problems = isSent ? delivered.problems : [...delivered.problems, ...configured.problems];
return {
...delivered,
...configured,
problems
};
}
async function deliver(finished, inStep, page, { terminal: { env }, json, log }) {
const [core, { deliverReport }] = await Promise.all([inStep ? __webpack_require__.e(920).then(__webpack_require__.bind(__webpack_require__, 10920)).then(_safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.t) : void 0, Promise.all([
__webpack_require__.e(1181),
__webpack_require__.e(4060),
__webpack_require__.e(9107),
__webpack_require__.e(3637),
__webpack_require__.e(3559),
__webpack_require__.e(7117)
]).then(__webpack_require__.bind(__webpack_require__, 77117)).then((n) => n.n)]);
const writesCommands = env.GITHUB_ACTIONS === "true" && !json;
return deliverReport(finished, {
env,
now: new Date(),
setSecret: (secret) => writesCommands ? core?.setSecret(secret) : void 0,
say: log.info,
page,
step: core && {
core,
annotations: writesCommands,
token: env.GITHUB_TOKEN ?? ""
}
});
}
const serverUrl = ["--server-url <url>", "the server to send records to and to query for earlier builds (default: the variable SERVICE_URL)"];
const apiKey = ["--api-key <key>", "the key for the server (default: the variable SERVICE_API_KEY, which keeps it out of the process list)"];
const history = ["--history <file>", "compare the tests with the history in this file or glob; a file that does not exist is an empty history (repeatable)"];
const historyOutput = ["--history-output <file>", "write the history with this build, which may be the file of --history"];
const attachments = ["--attachments <tests>", "whose screenshots, traces and other files to store: failed, all or none (default: the configuration, else failed)"];
const collected = (value, previous = []) => [...previous, value];
async function main(words, { cwd, ...given }) {
const streams = withSafeOutput(given);
let status = exitStatus.ok;
let program;
try {
program = createProgram({
...streams,
cwd: cwd ?? (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.L)()
}, (result) => {
status = result;
});
const { env, stderr } = streams;
(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.m)((message) => {
const { quiet = false } = program?.opts() ?? {};
createLog({
stream: stderr,
color: usesColor(stderr, env, quiet),
quiet
}).problem({
severity: "warning",
message
});
});
await program.parseAsync(words, { from: "user" });
return status;
} catch (error) {
return reportError(error, streams, program?.opts() ?? {});
}
}
function withSafeOutput(streams) {
const filter = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(streams.env);
const filtered = (stream) => ({
isTTY: stream.isTTY ?? false,
get columns() {
return stream.columns;
},
write: (text) => stream.write(filter(text))
});
const writeCommand = (line) => streams.stdout.write(`${line}\n`);
return {
...streams,
writeCommand,
stdout: filtered(streams.stdout),
stderr: filtered(streams.stderr)
};
}
function createProgram(terminal, end) {
const program = new commander__WEBPACK_IMPORTED_MODULE_11__.uB("build-report").description(_package_mjs__WEBPACK_IMPORTED_MODULE_0__.t).version(_package_mjs__WEBPACK_IMPORTED_MODULE_0__.r).option("--config <path>", "the configuration file (default: .service.json, else service.json, in the working directory, else in the root of its repository)").option("--cwd <folder>", "the working directory (default: the current directory)").option("--module <name>", "the module that was tested (default: the repository's name)").option("--fail-on <words>", "a comma-separated list of the conditions that fail the run (failed, new, flaky, new-flaky, incomplete, no-tests, unreadable, missing, fewer, regressed, delivery), or never; failed:5 allows 5 failed tests (default: failed,incomplete,no-tests,unreadable)").option("--json", "print one JSON object to standard output and everything else to standard error").option("--verbose", "print more details").option("--quiet", "print only errors and the headline (with --json: errors and the object)").configureOutput({
writeOut: (text) => terminal.stdout.write(text),
writeErr: (text) => terminal.stderr.write(text),
outputError: (text, write) => write(explainUnknownOption(text))
}).addHelpText("afterAll", ({ command }) => helpEnd(command)).showSuggestionAfterError().exitOverride();
program.commandsGroup("Start:");
program.command("init").description("look at the repository, and write a configuration and a workflow for its tests").option("--yes", "ask nothing, and write both files (default: if the input is not a terminal, only the configuration is written)").action(async (_options, command) => {
const { initCommand } = await Promise.all([
__webpack_require__.e(9547),
__webpack_require__.e(8815),
__webpack_require__.e(3292),
__webpack_require__.e(3208),
__webpack_require__.e(9177),
__webpack_require__.e(4572)
]).then(__webpack_require__.bind(__webpack_require__, 91453));
end(await initCommand(command.optsWithGlobals(), terminal));
});
program.command("report").description("read the results and report them").argument("[path...]", "files, folders or globs to read instead of the includes of the configuration").option("--output <file>", "the records file to write (default: none)").option("--records <glob>", "report these records files instead of collecting results (repeatable; not with paths)", collected).option("--baseline <glob>", "compare properties with these records files of earlier builds (repeatable)", collected).option(...history, collected).option(...historyOutput).option(...attachments).option("--html <file>", "write the HTML report").option("--markdown <file>", "write the report as Markdown, as in a job summary").option("--failures <file>", "write the failed tests as compact Markdown, for people and programs that fix the code").option("--allow-output-outside", "let the configuration name an outputFile outside of the working directory (always allowed on build services)").option(...serverUrl).option(...apiKey).action(async (paths, _options, command) => end(await runCommand("report", paths, command.optsWithGlobals(), terminal)));
program.command("doctor").description("show what a run would read and where it would report, what is missing, and how to correct it; sends and changes nothing").argument("[path...]", "files, folders or globs to read instead of the includes of the configuration").option("--records <glob>", "examine a report of these records files (repeatable; not with paths)", collected).option(...history, collected).option("--html <file>", "the HTML report that the run would write").option("--preview <folder>", "write every report into a file of this folder, as it would be sent").option(...serverUrl).option(...apiKey).action(async (paths, _options, command) => {
const { doctorCommand } = await Promise.all([
__webpack_require__.e(6752),
__webpack_require__.e(9547),
__webpack_require__.e(8815),
__webpack_require__.e(1181),
__webpack_require__.e(4060),
__webpack_require__.e(1985),
__webpack_require__.e(5223),
__webpack_require__.e(3559),
__webpack_require__.e(9177),
__webpack_require__.e(3135),
__webpack_require__.e(3118)
]).then(__webpack_require__.bind(__webpack_require__, 2522));
end(await doctorCommand(paths, command.optsWithGlobals(), terminal));
});
program.commandsGroup("Results:");
program.command("collect").description("collect the results, write the records file and print the summary").argument("[path...]", "files, folders or globs to read instead of the includes of the configuration").option("--output <file>", `the records file to write (default: ${_requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.et})`).option(...history, collected).option(...historyOutput).option(...attachments).option(...serverUrl).option(...apiKey).action(async (paths, _options, command) => end(await runCommand("collect", paths, command.optsWithGlobals(), terminal)));
program.command("validate").description("check the configuration file, show what each pattern matches and how each file is recognised").argument("[path...]", "files, folders or globs to read instead of the includes of the configuration").action(async (paths, _options, command) => {
const { validateCommand } = await __webpack_require__.e(3789).then(__webpack_require__.bind(__webpack_require__, 73789));
end(await validateCommand(paths, command.optsWithGlobals(), terminal));
});
program.command("submit").description("send records files to a server").argument("[file...]", `records files or globs (default: ${_requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.et})`).option(...serverUrl).option(...apiKey).action(async (files, _options, command) => {
const { submitCommand } = await Promise.all([__webpack_require__.e(9463), __webpack_require__.e(1743)]).then(__webpack_require__.bind(__webpack_require__, 51743));
end(await submitCommand(files, command.optsWithGlobals(), terminal));
});
addQuarantineCommands(program.command("quarantine").description("edit and check .service-quarantine.json, the list of tests whose failures do not fail a run"), terminal, end);
program.commandsGroup("Server:");
program.command("serve").description("run the server, which keeps the history of all builds and shows it on a dashboard").option("--data <folder>", "the folder in which the embedded database keeps the history (default: build-report-data)").option("--store <url>", "keep the history in this ClickHouse server instead of a folder (default: the variable SERVICE_STORE)").option("--store-ca <file>", "a PEM file with the certificate authorities for the ClickHouse server").option("--cluster <name>", "create the tables on this ClickHouse cluster").option("--async-inserts", "let ClickHouse combine the small batches of several servers").option("--retention <time>", "leave out records that are older than this, such as 400d, and delete them later").option("--host <address>", "the address to listen on", "127.0.0.1").option("--port <number>", "the port to listen on; 0 picks a free one", "8080").option("--demo", "fill the history with made-up builds (default: in a temporary folder, which is removed at the end)").option("--trust-proxy", "read the addresses of clients from X-Forwarded-For, which a proxy must set").action(async (_options, command) => {
(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.N)();
(0, _optimization_mjs__WEBPACK_IMPORTED_MODULE_2__.n)();
const { serveCommand } = await Promise.all([
__webpack_require__.e(174),
__webpack_require__.e(8815),
__webpack_require__.e(6118),
__webpack_require__.e(5671),
__webpack_require__.e(1171),
__webpack_require__.e(1985),
__webpack_require__.e(2222),
__webpack_require__.e(696)
]).then(__webpack_require__.bind(__webpack_require__, 70696));
end(await serveCommand(command.optsWithGlobals(), terminal));
});
program.command("backup").description("write everything that a running server stores to a file; requires the variable SERVICE_ADMIN_KEY").argument("<file>", "the file to write").option("--server-url <url>", "the server (default: the variable SERVICE_URL)").action(async (file, _options, command) => {
const { backupCommand } = await Promise.all([
__webpack_require__.e(6752),
__webpack_require__.e(6118),
__webpack_require__.e(8473)
]).then(__webpack_require__.bind(__webpack_require__, 18473));
end(await backupCommand(file, command.optsWithGlobals(), terminal));
});
program.command("restore").summary("write a backup into an empty data folder, or copy a backup or a data folder to an empty ClickHouse database").description("write a backup into an empty data folder, or copy a backup or a data folder to an empty ClickHouse database; use only those that you made, because the database runs definitions in them like code").argument("<source>", "a file that backup wrote, or with --store a data folder that no server uses").option("--data <folder>", "the data folder to write, which must be empty or missing (default: build-report-data)").option("--store <url>", "copy to this ClickHouse server instead (default: the variable SERVICE_STORE)").option("--store-ca <file>", "a PEM file with the certificate authorities for the ClickHouse server").option("--cluster <name>", "create the tables on this ClickHouse cluster").action(async (source, _options, command) => {
const { restoreCommand } = await Promise.all([
__webpack_require__.e(6118),
__webpack_require__.e(5671),
__webpack_require__.e(2222),
__webpack_require__.e(3791)
]).then(__webpack_require__.bind(__webpack_require__, 93791));
end(await restoreCommand(source, command.optsWithGlobals(), terminal));
});
program.command("export").description("write all records of an organisation on a server to a records file").argument("<file>", "the records file to write").option("--server-url <url>", "the server (default: the variable SERVICE_URL)").option("--api-key <key>", "a key of the organisation (default: the variable SERVICE_API_KEY, which keeps it out of the process list)").action(async (file, _options, command) => {
const { exportCommand } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(305)]).then(__webpack_require__.bind(__webpack_require__, 90305));
end(await exportCommand(file, command.optsWithGlobals(), terminal));
});
program.commandsGroup("Help:").helpCommand(true);
return program;
}
function reportError(error, { env, stderr, signal }, { verbose = false }) {
if (error instanceof commander__WEBPACK_IMPORTED_MODULE_11__.b7) return error.exitCode === 0 ? exitStatus.ok : exitStatus.usage;
if (signal?.aborted) return exitStatus.internal;
const log = createLog({
stream: stderr,
color: usesColor(stderr, env, false),
quiet: false
});
if (error instanceof _requested_server_mjs__WEBPACK_IMPORTED_MODULE_3__.rt) {
for (const problem of error.problems) log.problem(problem);
return exitStatus.usage;
}
if (error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._) {
log.problem({
severity: "error",
message: error.message,
...error.place
});
return error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.g ? exitStatus.internal : exitStatus.usage;
}
const text = error instanceof Error ? verbose ? error.stack ?? error.message : error.message : String(error);
log.problem({
severity: "error",
message: `${text}\nThis is a bug in Build Report. Please report it${verbose ? "" : ", with the stack trace that --verbose shows"}.`
});
return exitStatus.internal;
}
function watchStreams({ stdout, stderr }, onFailure) {
let isReported = false;
for (const stream of [stdout, stderr]) stream.on("error", (error) => {
if (error.code === "EPIPE") return;
onFailure();
if (isReported || stream === stderr) return;
isReported = true;
createLog({
stream: stderr,
color: false,
quiet: false
}).problem({
severity: "error",
message: `The output cannot be written: ${error.message}.`
});
});
}
async function start() {
let isOutputLost = false;
watchStreams(process, () => {
isOutputLost = true;
process.exitCode = exitStatus.internal;
});
const interruption = new AbortController();
for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => interruption.abort(name));
const status = await main(process.argv.slice(2), {
env: process.env,
stdout: process.stdout,
stderr: process.stderr,
signal: interruption.signal,
keyboard: () => process.stdin.isTTY && process.stdout.isTTY ? {
input: process.stdin,
output: process.stdout
} : void 0,
interrupt: () => void process.emit("SIGINT")
});
process.exitCode = isOutputLost ? exitStatus.internal : status;
if (interruption.signal.aborted && process.exitCode !== 0) process.kill(process.pid, interruption.signal.reason);
}
}),
23375: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => findBuildPage });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6741);
var _repository_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50451);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87963);
var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
var node_os__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48161);
var node_child_process__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31421);
const maximumBytes$1 = 1e6;
const maximumNameLength = 80;
const createAzureSummary = ({ env, writeCommand }) => ({
title: "Summary page of the Azure Pipelines run",
maximumBytes: maximumBytes$1,
async add({ markdown, ciContext: { job, matrixJob = job }, title }) {
if (writeCommand === void 0) return "There is no summary page: with --json, standard output has no room for the command to the agent.";
writeCommand(`##vso[task.uploadsummary]${writeFile(markdown, fileName(title || "Test report", matrixJob), env)}`);
}
});
const fileName = (title, job = "") => `${`${title} ${job}`.replace(/[^\w.() -]+/g, "-").trim().slice(0, maximumNameLength)}.md`;
function writeFile(markdown, name, { AGENT_TEMPDIRECTORY: folder }) {
const failed = "The report was not added to the page of the Azure Pipelines run";
try {
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_5__.join)((0, node_fs__WEBPACK_IMPORTED_MODULE_4__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder && (0, node_path__WEBPACK_IMPORTED_MODULE_5__.isAbsolute)(folder) ? folder : (0, node_os__WEBPACK_IMPORTED_MODULE_6__.tmpdir)(), "build-report-")), name);
if ((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(path) !== path) throw new Error("the folder AGENT_TEMPDIRECTORY has a control character in its name");
(0, node_fs__WEBPACK_IMPORTED_MODULE_4__.writeFileSync)(path, markdown);
return path;
} catch (cause) {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${failed}: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(cause)}.`, { cause });
}
}
const maximumOutputBytes = 65536;
function runProgram({ path, words, input, env, timeoutMs }) {
return new Promise((resolve) => {
const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_7__.execFile)(path, [...words], {
env: { ...env },
cwd: (0, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(path),
timeout: timeoutMs,
killSignal: "SIGKILL",
maxBuffer: maximumOutputBytes,
encoding: "utf8"
}, (error, _output, errors) => {
if (error === null) resolve(void 0);
else resolve(error.killed === true ? `no end after ${timeoutMs / 1e3} s` : lastLine(errors) || error.message);
});
child.stdin?.on("error", () => void 0);
child.stdin?.end(input);
});
}
const lastLine = (text) => text.trimEnd().split("\n").at(-1) ?? "";
const programName = "buildkite-agent";
const defaultTimeoutMs = 6e4;
const maximumReasonLength = 300;
const maximumBytes = 1e6;
const styles = {
successful: "success",
failed: "error",
cancelled: "warning",
running: "info",
flaky: "success",
quarantined: "success",
incomplete: "error",
skipped: "info",
unknown: "info",
waiting: "info"
};
function createBuildkiteAnnotation(options) {
return {
title: "Annotation of the Buildkite build",
maximumBytes,
async add({ markdown, mark, ciContext, title }) {
const program = agentOf(options);
if (program === void 0) return `There is no annotation: ${programName} is not on the PATH. In a container of the Docker plugin, set mount-buildkite-agent.`;
const { env, timeoutMs = defaultTimeoutMs } = options;
const reason = await runProgram({
path: program,
words: [
"annotate",
"--style",
styles[mark],
"--context",
contextOf(ciContext, title)
],
input: markdown,
env,
timeoutMs
});
if (reason === void 0) return void 0;
const shown = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(reason), maximumReasonLength).replace(/\.$/, "");
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The report was not added to the page of the Buildkite build: ${programName} annotate failed: ${shown}.`, { hint: "Run the command in a job of Buildkite whose agent may write annotations." });
}
};
}
function contextOf({ job, matrixJob = job, module }, title) {
return `build-report-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)("sha256").update(JSON.stringify([
matrixJob,
module,
title
])).digest("hex").slice(0, 12)}`;
}
function agentOf({ env, cwd }) {
const { BUILDKITE_BIN_PATH: folder, BUILDKITE_BUILD_CHECKOUT_PATH: checkout, PATH } = env;
const workTree = checkout && (0, node_path__WEBPACK_IMPORTED_MODULE_5__.isAbsolute)(checkout) ? checkout : cwd;
return ((folder ? (0, _repository_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(programName, workTree, { PATH: folder }) : void 0) ?? (0, _repository_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(programName, workTree, { PATH }))?.path;
}
function findBuildPage({ env, cwd, writeCommand }) {
if (env.BUILDKITE === "true" && env.BUILDKITE_JOB_ID) return createBuildkiteAnnotation({
env,
cwd
});
if (env.TF_BUILD && env.BUILD_BUILDID) return createAzureSummary({
env,
writeCommand
});
}
})
};
;
