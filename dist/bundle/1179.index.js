export const id = 1179;
export const ids = [1179];
export const modules = { 11179: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		activityOf: () => activityOf,
		ownJobId: () => ownJobId,
		readRunActivity: () => readRunActivity
	});
	var _github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55094);
	var _job_executions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32619);
	async function readRunActivity(client, env) {
		const id = Number(env.GITHUB_RUN_ID);
		if (!Number.isSafeInteger(id) || id <= 0) return activityOf([], env);
		try {
			return activityOf(await client.jobsOfRun(id), env);
		} catch (error) {
			if (!(error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_0__.y)) throw error;
			return activityOf([], env);
		}
	}
	function ownJobId(env) {
		const given = env["INPUT_CHECK-RUN-ID"]?.trim() ?? "";
		return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined;
	}
	function activityOf(jobs, env) {
		const { RUNNER_NAME: runner, GITHUB_RUN_ATTEMPT: attempt } = env;
		const current = jobs.filter((job) => job.attempt === Number(attempt || 1) && job.conclusion !== "skipped");
		const active = current.filter(({ status }) => status !== "completed");
		const running = active.filter(({ status }) => status === "in_progress");
		const mine = running.filter(({ runnerName }) => runnerName !== undefined && runnerName === runner);
		const [likely] = mine.length === 1 ? mine : running.length === 1 ? running : [];
		const id = ownJobId(env);
		return {
			jobs,
			own: id === undefined ? likely : jobs.find((job) => job.id === id),
			isAlone: jobs.length > 0 && active.length <= 1,
			isOnly: jobs.length > 0 && current.length <= 1,
			executions: executionsOf(jobs, env)
		};
	}
	function executionsOf(jobs, { GITHUB_EVENT_NAME: event }) {
		if (event === "workflow_run") return (0, _job_executions_js__WEBPACK_IMPORTED_MODULE_1__.Ex)(jobs.map((job) => ({
			...job,
			attempt: 1
		})));
		return jobs.length === 0 ? undefined : (0, _job_executions_js__WEBPACK_IMPORTED_MODULE_1__.Ex)(jobs);
	}
}) };
