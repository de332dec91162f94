"use strict";
exports.id = 3375;
exports.ids = [3375];
exports.modules = { 23375: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
}) };
;
