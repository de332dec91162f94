"use strict";
exports.id = 7763;
exports.ids = [7763];
exports.modules = { 80144: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
}) };
;
