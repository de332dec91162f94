export const id = 929;
export const ids = [929];
export const modules = {
	22929: ((module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
			try {
				__webpack_require__.r(__webpack_exports__);
				var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
				var _action_run_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45652);
				await (0, _action_run_action_js__WEBPACK_IMPORTED_MODULE_1__.C)({
					core: _actions_core__WEBPACK_IMPORTED_MODULE_0__,
					env: process.env
				});
				__webpack_async_result__();
			} catch (e) {
				__webpack_async_result__(e);
			}
		}, 1);
	}),
	45652: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => runAction });
		var workspace_prefix = __webpack_require__(40932);
		var config_error = __webpack_require__(85877);
		var errors = __webpack_require__(83916);
		var current_folder = __webpack_require__(73069);
		var safe_core = __webpack_require__(74614);
		var reporters_annotations = __webpack_require__(32167);
		var reporters_artifacts = __webpack_require__(925);
		var deliver_report = __webpack_require__(89537);
		var terminal_report = __webpack_require__(27653);
		var judge_run = __webpack_require__(85969);
		var run = __webpack_require__(96117);
		var search_hint = __webpack_require__(66727);
		var validate = __webpack_require__(80895);
		var secret_mask = __webpack_require__(21776);
		var secret_values = __webpack_require__(66892);
		var disk_notes = __webpack_require__(23807);
		var submit_submit = __webpack_require__(96030);
		var submit_run = __webpack_require__(4078);
		var external_node_path_ = __webpack_require__(76760);
		;
		function annotateProblem(core, { severity, message, path, line, column }, prefix) {
			core[severity](message, {
				...path !== undefined && { file: external_node_path_.posix.normalize(prefix + path) },
				...line !== undefined && { startLine: line },
				...column !== undefined && { startColumn: column }
			});
		}
		var file_line = __webpack_require__(90835);
		;
		const maximumLogged = 500;
		function logFiles(files, core) {
			if (files.length === 0) return;
			core.startGroup(`Files read: ${files.length.toLocaleString("en-US")}`);
			for (const file of files.slice(0, maximumLogged)) core.info((0, file_line.R)(file));
			if (files.length > maximumLogged) core.info(`and ${(files.length - maximumLogged).toLocaleString("en-US")} more`);
			core.endGroup();
		}
		var mod = __webpack_require__(21916);
		var run_request = __webpack_require__(21380);
		var requested_server = __webpack_require__(30484);
		var fail_on = __webpack_require__(42438);
		;
		const commands = [
			"report",
			"collect",
			"submit",
			"validate"
		];
		function readInputs(core, cwd, env = {}) {
			const command = oneOf(core, "command", commands, "report");
			const output = core.getInput("output") || (command === "collect" ? run_request.v : undefined);
			const { server, notice } = (0, requested_server.m)({
				url: core.getInput("server-url"),
				key: core.getInput("api-key")
			}, env);
			return {
				command,
				...notice !== undefined && { notice },
				request: {
					cwd: (0, external_node_path_.resolve)(cwd, core.getInput("working-directory") || "."),
					configPath: core.getInput("config") || undefined,
					paths: core.getMultilineInput("paths"),
					records: core.getMultilineInput("records"),
					baseline: core.getMultilineInput("baseline"),
					module: core.getInput("module") || undefined,
					matrix: core.getInput("matrix") || undefined,
					output,
					server
				},
				failOn: (0, fail_on.XV)(core.getInput("fail-on")),
				annotations: oneOf(core, "annotations", ["failed", "none"], "failed") === "failed",
				token: core.getInput("token"),
				pullRequest: pullRequestOf(core)
			};
		}
		function pullRequestOf(core) {
			const given = core.getInput("pull-request");
			if (given === "") return undefined;
			if (/^[1-9]\d{0,9}$/.test(given)) return Number(given);
			throw new errors.yo(`Invalid input pull-request "${given.slice(0, 100)}".`, { hint: "It must be the number of a pull request." });
		}
		function oneOf(core, name, words, fallback) {
			const given = core.getInput(name);
			if (given === "") return fallback;
			const word = words.find((known) => known === given);
			if (word === undefined) {
				const shown = given.slice(0, 100);
				throw new errors.yo(`Invalid input ${name} "${shown}"; did you mean "${(0, mod.kp)(shown, words)}"?`, { hint: `Use one of ${words.join(", ")}.` });
			}
			return word;
		}
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_os_ = __webpack_require__(48161);
		;
		function setOutputs(core, json, { cwd, output, commentUrl, htmlPath, reportUrl }, env) {
			const folder = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(env.RUNNER_TEMP || (0, external_node_os_.tmpdir)(), "build-report-"));
			const file = (0, external_node_path_.join)(folder, "summary.json");
			(0, external_node_fs_.writeFileSync)(file, `${JSON.stringify(json)}\n`);
			const outputs = {
				status: json.status,
				...json.tests,
				records: output === undefined ? "" : (0, external_node_path_.resolve)(cwd, output),
				"summary-json": file,
				html: htmlPath ?? "",
				"html-url": reportUrl ?? "",
				"comment-url": commentUrl ?? ""
			};
			for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
		}
		;
		async function runAction(given) {
			const context = {
				...given,
				core: (0, safe_core.F)(given.core, (0, secret_mask.b)((0, secret_values.V)(given.env)))
			};
			const { core, env } = context;
			let prefix = "";
			try {
				const inputs = readInputs(core, context.cwd ?? (0, current_folder.M)(), env);
				if (inputs.request.server !== undefined) core.setSecret(inputs.request.server.key);
				if (inputs.notice !== undefined) core.notice(inputs.notice);
				prefix = (0, workspace_prefix.G)(env.GITHUB_WORKSPACE, inputs.request.cwd);
				await runCommand(inputs, context);
			} catch (error) {
				if (error instanceof config_error.x) {
					for (const problem of error.problems) annotateProblem(core, problem, prefix);
					core.setFailed("The configuration file is not valid.");
				} else if (error instanceof errors.yo) {
					core.setFailed(error.message);
				} else {
					core.debug(error instanceof Error ? error.stack ?? "" : "");
					core.setFailed(`${(0, errors.bD)(error)} (This is a bug in Build Report. Please report it, with the stack trace that debug logging shows.)`);
				}
			}
		}
		function runCommand(inputs, context) {
			switch (inputs.command) {
				case "validate": return runValidate(inputs, context);
				case "submit": return runSubmit(inputs, context);
				case "collect":
				case "report": return runReport(inputs, context);
			}
		}
		async function runSubmit({ request, notice, failOn, token }, { core, env }) {
			if (notice !== undefined) return;
			const { cwd, paths, records, server, module, matrix } = request;
			const { notices, problems } = await (0, submit_submit.t)({
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
			const prefix = (0, workspace_prefix.G)(env.GITHUB_WORKSPACE, cwd);
			for (const problem of problems) annotateProblem(core, problem, prefix);
			if (problems.length > 0 && failOn.has("delivery")) core.setFailed("Not all records were submitted.");
		}
		async function runValidate({ request }, { core, env }) {
			const prefix = (0, workspace_prefix.G)(env.GITHUB_WORKSPACE, request.cwd);
			const validation = await (0, validate.tf)(request, {
				env,
				onWarning: (problem) => annotateProblem(core, problem, prefix)
			});
			core.info((0, validate.PK)(validation, {
				color: true,
				limit: Number.POSITIVE_INFINITY
			}));
			for (const problem of validation.problems) annotateProblem(core, problem, prefix);
		}
		async function runReport(inputs, { core, env }) {
			const { command, request, failOn, annotations, token, pullRequest } = inputs;
			const prefix = (0, workspace_prefix.G)(env.GITHUB_WORKSPACE, request.cwd);
			const finished = await (0, run.e)({
				...request,
				failuresAsJson: true
			}, {
				env,
				token,
				onWarning: (problem) => annotateProblem(core, problem, prefix),
				onProgress({ path, done, total, share }) {
					if (share === undefined) core.debug(`${done + 1}/${total} ${path}`);
				}
			});
			const { scope, artifacts, leftOut, tracked, jobs } = finished;
			for (const { path, because } of leftOut) core.debug(`${path}: left out, ${because}`);
			logFiles(scope.summary.files, core);
			for (const note of (0, disk_notes.H)(tracked)) core.info(note);
			core.info((0, terminal_report.R)(scope, true));
			const { upload, ...kept } = await (0, reporters_artifacts.P)(artifacts, request.cwd, env, core.info);
			const problems = [...kept.problems];
			let delivered;
			if (command === "report") {
				const step = {
					core,
					annotations: false,
					token,
					pullRequest
				};
				delivered = await (0, deliver_report.deliverReport)(finished, {
					env,
					now: new Date(),
					setSecret: core.setSecret,
					say: core.info,
					step,
					upload
				});
				for (const notice of delivered.notices) core.notice(notice);
				problems.push(...delivered.problems);
			}
			if (jobs.notice !== undefined) core.notice(jobs.notice);
			problems.push(...await (0, submit_run.A)(finished, {
				env,
				say: core.info,
				retry: { say: core.info }
			}));
			for (const problem of problems) annotateProblem(core, problem, prefix);
			if (annotations) {
				const taken = {
					error: countOf(problems, "error"),
					warning: countOf(problems, "warning")
				};
				if (command === "report") (0, reporters_annotations.zx)(finished, env, core, taken);
				else (0, reporters_annotations.UA)(scope.summary.problems.map(problemAnnotation(prefix)), core, 0, taken);
			}
			const { fails, reasons, json } = (0, judge_run.Z)(finished, problems, failOn);
			setOutputs(core, json(), {
				...request,
				...delivered
			}, env);
			const hint = (0, search_hint.YK)(finished);
			if (fails) core.setFailed([...reasons, ...hint === undefined ? [] : [hint]].join(" "));
		}
		const countOf = (problems, severity) => problems.filter((problem) => problem.severity === severity).length;
		const problemAnnotation = (prefix) => ({ path, kind: _, ...problem }) => ({
			...problem,
			title: problem.severity === "error" ? "Test results" : "Test results: warning",
			...path !== undefined && { file: prefix + path }
		});
	})
};
