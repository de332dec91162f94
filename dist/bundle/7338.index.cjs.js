"use strict";
exports.id = 7338;
exports.ids = [7338];
exports.modules = { 77338: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { reportStepFault: () => reportStepFault });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15615);
var _once_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(66604);
var _config_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9061);
var _config_source_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2405);
var _requested_config_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86836);
var _github_event_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69529);
var _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(32447);
var _time_budget_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7638);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47931);
var _run_evaluator_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31862);
var _job_summary_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29191);
var _github_report_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43637);
var _comment_state_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24162);
var _action_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57429);
async function reportFault(problems, targets) {
const { request, env, comment, say } = targets;
const mask = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.a)((0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.i)(env, [comment?.token]));
const config = await readableConfig(request, env);
const ciContext = (0, _once_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(() => mask.value((0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.H)({
env,
cwd: request.cwd,
matrix: request.matrix
}, request.module)));
const summary = unreportedSummary(mask.value(problems));
const evaluator = await (0, _run_evaluator_mjs__WEBPACK_IMPORTED_MODULE_8__.t)({
config,
ciContext,
summary
}, env);
const text = (template) => mask.text(evaluator.text(template));
for (const reporter of config.report.reporters) {
if (reporter.type !== "codehost") continue;
if (reporter.condition !== void 0 && !evaluator.condition(reporter.condition)) continue;
const scope = {
summary,
locations: new Map()
};
if ((0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_9__.m)(reporter, summary)) {
const render = (limitBytes) => (0, _github_report_mjs__WEBPACK_IMPORTED_MODULE_10__.r)(scope, void 0, {}, limitBytes);
for (const { message } of await (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_9__.r)(render, {
summary: targets.summary,
file: env.GITHUB_STEP_SUMMARY
})) say(message);
}
if (comment === void 0 || !reporter.commentEnabled || (0, _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(env)) continue;
const { comment: deliver } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 77117)).then((n) => n.r);
const { notices, problems: undelivered } = await deliver({
...comment,
reporter,
isDefault: !(0, _config_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(reporter),
template: void 0,
scope: {
...scope,
source: (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.p)(ciContext(), env)
},
evaluator: {
...evaluator,
text
},
ciContext: ciContext(),
event: (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(env.GITHUB_EVENT_PATH),
env,
hasSummary: (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_9__.m)(reporter, summary),
lostTime: (0, _time_budget_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(),
onlyUpdates: true,
onUnfinished: reporter.token === void 0 ? comment.onUnfinished : void 0,
setSecret: targets.setSecret,
say
});
for (const message of [...notices, ...undelivered.map((one) => one.message)]) say(message);
}
}
function unreportedSummary(problems) {
const job = {
status: "failed",
counts: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_7__.Mn)(),
state: "missing"
};
return {
...(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_7__.Dn)((0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.k)().result(), problems),
jobs: [job]
};
}
async function readableConfig(request, env) {
try {
return await (0, _requested_config_mjs__WEBPACK_IMPORTED_MODULE_4__.n)({
...request,
paths: [],
records: []
}, {
env,
onWarning: () => {}
});
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._ || error instanceof _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.rt)) throw error;
return (0, _requested_config_mjs__WEBPACK_IMPORTED_MODULE_4__.a)(await codehostConfig(error, request.cwd) ?? (0, _config_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(), request.reporters ?? {});
}
}
async function codehostConfig(error, cwd) {
const path = error instanceof _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.rt ? error.problems[0]?.path : void 0;
const source = path === void 0 ? void 0 : await (0, _config_source_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(cwd, path);
if (source === void 0) return void 0;
const [{ readDocument }, { parseConfig }] = await Promise.all([Promise.all([__webpack_require__.e(9547), __webpack_require__.e(6268)]).then(__webpack_require__.bind(__webpack_require__, 26268)).then((n) => n.t), Promise.all([
__webpack_require__.e(9547),
__webpack_require__.e(174),
__webpack_require__.e(3208),
__webpack_require__.e(1191)
]).then(__webpack_require__.bind(__webpack_require__, 71191))]);
try {
const codehost = Object(Object(readDocument(source.text).value).report).codehost;
return (await parseConfig({
...source,
text: JSON.stringify({ report: { codehost } })
})).config;
} catch (second) {
if (!(second instanceof _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.rt)) throw second;
return;
}
}
async function reportStepFault(error, { core, cwd, countedEnv }) {
try {
const { isReport, ...inputs } = (0, _action_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(core, cwd ?? (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.L)());
const env = countedEnv();
const { keep } = (0, _comment_state_mjs__WEBPACK_IMPORTED_MODULE_11__.r)(env, (path) => core.saveState(_comment_state_mjs__WEBPACK_IMPORTED_MODULE_11__.t, path), core.info);
const comment = isReport ? {
...inputs,
onUnfinished: keep
} : void 0;
await reportFault(problemsOf(error), {
...inputs,
env,
summary: core.summary,
comment,
setSecret: core.setSecret,
say: core.info
});
} catch (second) {
core.info(`The error is reported only here: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(second)}`);
}
}
function problemsOf(error) {
if (error instanceof _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.rt) return error.problems.map(({ severity, ...place }) => ({
severity,
...severity === "error" && { kind: "incomplete" },
...place
}));
const place = error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._ ? error.place : {};
return [{
severity: "error",
kind: "incomplete",
message: (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(error),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)(place)
}];
}
}) };
;
