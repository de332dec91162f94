"use strict";
exports.id = 144;
exports.ids = [144, 7763];
exports.modules = {
71184: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => groupBy,
i: () => newestExecutions,
n: () => isListedAs,
r: () => listedNamesOf,
t: () => hasRunAgain
});
function groupBy(items, keyOf) {
const groups = new Map();
for (const item of items) {
const key = keyOf(item);
if (key === void 0) continue;
const group = groups.get(key);
if (group === void 0) groups.set(key, [item]);
else group.push(item);
}
return groups;
}
function newestExecutions(jobs) {
const ends = endsOfAttempts(jobs);
const executions = new Map();
for (const [name, entries] of groupBy(jobs, (job) => job.name)) {
const job = entries.reduce((newest, entry) => entry.attempt >= newest.attempt ? entry : newest);
const isAlwaysSkipped = entries.every(({ conclusion }) => conclusion === "skipped");
executions.set(name, {
job,
attempt: executedAttempt(job, ends),
isAlwaysSkipped
});
}
return executions;
}
const listedNamesOf = (job, executions) => executions.has(job) ? [job] : [...executions.keys()].filter((name) => isListedAs(name, job));
const isListedAs = (listed, job) => listed === job || listed.endsWith(` / ${job}`);
function hasRunAgain(job, attempt, executions) {
const names = listedNamesOf(job, executions);
return names.length > 0 && names.every((name) => (executions.get(name)?.attempt ?? 0) > attempt);
}
function endsOfAttempts(jobs) {
const ended = jobs.filter(({ completedAt }) => completedAt !== void 0).toSorted((one, other) => one.attempt - other.attempt);
const ends = new Map();
let end = 0;
for (const { attempt, completedAt = 0 } of ended) {
end = Math.max(end, completedAt);
ends.set(attempt, end);
}
return [...ends].map(([attempt, ofAttempt]) => ({
attempt,
end: ofAttempt
}));
}
function executedAttempt({ attempt, status, startedAt }, ends) {
if (status !== "completed" || startedAt === void 0) return attempt;
return ends.find((one) => one.attempt < attempt && startedAt < one.end)?.attempt ?? attempt;
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
