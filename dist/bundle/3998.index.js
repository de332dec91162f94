export const id = 3998;
export const ids = [3998];
export const modules = { 43998: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { reportStepFault: () => reportStepFault });
	var defined_fields = __webpack_require__(43268);
	var errors = __webpack_require__(34758);
	var config_error = __webpack_require__(85877);
	var config_config = __webpack_require__(81122);
	var config_source = __webpack_require__(16470);
	var reporter_overrides = __webpack_require__(82473);
	var github_event = __webpack_require__(36255);
	var read_ci_context = __webpack_require__(64207);
	var gitea_environment = __webpack_require__(25064);
	var lost_time = __webpack_require__(24828);
	var secret_mask = __webpack_require__(25232);
	var secret_values = __webpack_require__(52830);
	var run_summary = __webpack_require__(96920);
	var summary = __webpack_require__(23923);
	var test_counts = __webpack_require__(77727);
	var once = __webpack_require__(24996);
	var requested_config = __webpack_require__(86229);
	var run_evaluator = __webpack_require__(96444);
	var source_commit = __webpack_require__(56536);
	var job_summary = __webpack_require__(59086);
	var github_report = __webpack_require__(75183);
	var summary_mode = __webpack_require__(27950);
	;
	async function reportFault(problems, targets) {
		const { request, env, comment, say } = targets;
		const mask = (0, secret_mask.b)((0, secret_values.V)(env, [comment?.token]));
		const config = await readableConfig(request, env);
		const ciContext = (0, once.O)(() => mask.value((0, read_ci_context.O)({
			env,
			cwd: request.cwd,
			matrix: request.matrix
		}, request.module)));
		const summary = unreportedSummary(mask.value(problems));
		const evaluator = await (0, run_evaluator.F)({
			config,
			ciContext,
			summary
		}, env);
		const text = (template) => mask.text(evaluator.text(template));
		for (const reporter of config.report.reporters) {
			if (reporter.type !== "codehost") continue;
			if (reporter.condition !== undefined && !evaluator.condition(reporter.condition)) continue;
			const scope = {
				summary,
				locations: new Map()
			};
			if ((0, summary_mode.S)(reporter, summary)) {
				const render = (limitBytes) => (0, github_report.qE)(scope, undefined, {}, limitBytes);
				for (const { message } of await (0, job_summary.j7)(render, {
					summary: targets.summary,
					file: env.GITHUB_STEP_SUMMARY
				})) say(message);
			}
			if (comment === undefined || !reporter.commentEnabled || (0, gitea_environment.U)(env)) continue;
			const { comment: deliver } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 47773));
			const { notices, problems: undelivered } = await deliver({
				...comment,
				reporter,
				isDefault: !(0, config_config.Un)(reporter),
				template: undefined,
				scope: {
					...scope,
					source: (0, source_commit.P)(ciContext(), env)
				},
				evaluator: {
					...evaluator,
					text
				},
				ciContext: ciContext(),
				event: (0, github_event.j)(env.GITHUB_EVENT_PATH),
				env,
				hasSummary: (0, summary_mode.S)(reporter, summary),
				lostTime: (0, lost_time.Sd)(),
				onlyUpdates: true,
				onUnfinished: reporter.token === undefined ? comment.onUnfinished : undefined,
				setSecret: targets.setSecret,
				say
			});
			for (const message of [...notices, ...undelivered.map((one) => one.message)]) say(message);
		}
	}
	function unreportedSummary(problems) {
		const job = {
			status: "failed",
			counts: (0, test_counts.s4)(),
			state: "missing"
		};
		return {
			...(0, run_summary.rB)((0, summary.F)().result(), problems),
			jobs: [job]
		};
	}
	async function readableConfig(request, env) {
		try {
			return await (0, requested_config.h)({
				...request,
				paths: [],
				records: []
			}, {
				env,
				onWarning: () => {}
			});
		} catch (error) {
			if (!(error instanceof errors.yo || error instanceof config_error.x)) throw error;
			return (0, reporter_overrides.f)(await codehostConfig(error, request.cwd) ?? (0, config_config.sb)(), request.reporters ?? {});
		}
	}
	async function codehostConfig(error, cwd) {
		const path = error instanceof config_error.x ? error.problems[0]?.path : undefined;
		const source = path === undefined ? undefined : await (0, config_source.az)(cwd, path);
		if (source === undefined) return undefined;
		const [{ readDocument }, { parseConfig }] = await Promise.all([Promise.all([__webpack_require__.e(9547), __webpack_require__.e(9329)]).then(__webpack_require__.bind(__webpack_require__, 39329)), Promise.all([
			__webpack_require__.e(9547),
			__webpack_require__.e(174),
			__webpack_require__.e(177),
			__webpack_require__.e(4525)
		]).then(__webpack_require__.bind(__webpack_require__, 14525))]);
		try {
			const codehost = Object(Object(readDocument(source.text).value).report).codehost;
			return (await parseConfig({
				...source,
				text: JSON.stringify({ report: { codehost } })
			})).config;
		} catch (second) {
			if (!(second instanceof config_error.x)) throw second;
			return undefined;
		}
	}
	var finish_comment = __webpack_require__(70593);
	var current_folder = __webpack_require__(1126);
	var comment_state = __webpack_require__(11996);
	var action_inputs = __webpack_require__(20644);
	;
	async function reportStepFault(error, { core, cwd, countedEnv }) {
		try {
			const { isReport, ...inputs } = (0, action_inputs.A)(core, cwd ?? (0, current_folder.M)());
			const env = countedEnv();
			const { keep } = (0, finish_comment.W)(env, (path) => core.saveState(comment_state.P, path), core.info);
			const comment = isReport ? {
				...inputs,
				onUnfinished: keep
			} : undefined;
			await reportFault(problemsOf(error), {
				...inputs,
				env,
				summary: core.summary,
				comment,
				setSecret: core.setSecret,
				say: core.info
			});
		} catch (second) {
			core.info(`The error is reported only here: ${(0, errors.bD)(second)}`);
		}
	}
	function problemsOf(error) {
		if (error instanceof config_error.x) {
			return error.problems.map(({ severity, ...place }) => ({
				severity,
				...severity === "error" && { kind: "incomplete" },
				...place
			}));
		}
		const place = error instanceof errors.yo ? error.place : {};
		return [{
			severity: "error",
			kind: "incomplete",
			message: (0, errors.bD)(error),
			...(0, defined_fields.X)(place)
		}];
	}
}) };
