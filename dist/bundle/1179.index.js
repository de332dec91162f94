export const id = 1179;
export const ids = [1179];
export const modules = { 11179: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		activityOf: () => activityOf,
		readRunActivity: () => readRunActivity
	});
	var _github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55094);
	const unknown = {
		jobs: [],
		own: undefined,
		isAlone: false,
		isOnly: false
	};
	async function readRunActivity(client, env) {
		const id = Number(env.GITHUB_RUN_ID);
		if (!Number.isSafeInteger(id) || id <= 0) return unknown;
		try {
			return activityOf(await client.jobsOfRun(id), env);
		} catch (error) {
			if (!(error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_0__.y)) throw error;
			return unknown;
		}
	}
	function activityOf(jobs, { RUNNER_NAME: runner, GITHUB_RUN_ATTEMPT: attempt }) {
		const current = jobs.filter((job) => job.attempt === Number(attempt || 1) && job.conclusion !== "skipped");
		const active = current.filter(({ status }) => status !== "completed");
		const running = active.filter(({ status }) => status === "in_progress");
		const mine = running.filter(({ runnerName }) => runnerName !== undefined && runnerName === runner);
		const [own] = mine.length === 1 ? mine : running.length === 1 ? running : [];
		return {
			jobs,
			own,
			isAlone: jobs.length > 0 && active.length <= 1,
			isOnly: jobs.length > 0 && current.length <= 1
		};
	}
}) };
