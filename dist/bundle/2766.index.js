export const id = 2766;
export const ids = [2766, 998];
export const modules = {
	22766: ((module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
			try {
				__webpack_require__.r(__webpack_exports__);
				var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
				var _action_run_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52385);
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
	11996: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => commentState });
		const commentState = "comment";
	}),
	20644: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => readFaultInputs,
			K: () => readInputs
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21916);
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43268);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34758);
		var _config_attachments_override_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56993);
		var _config_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81122);
		var _host_server_api_requested_server_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37529);
		var _judge_summary_fail_on_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40250);
		var _run_run_request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21380);
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
					if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo)) throw error;
					return undefined;
				}
			};
			const command = ifValid((from) => oneOf(from, "command", commands, "report")) ?? "report";
			return {
				isReport: command === "report",
				request: {
					...placeOf(core, cwd),
					reporters: {
						comment: ifValid(commentOf),
						summary: ifValid(summaryOf),
						title: core.getInput("title") || undefined
					}
				},
				token: core.getInput("token"),
				pullRequest: ifValid(pullRequestOf),
				artifacts: ifValid(areArtifactsAllowed) ?? false
			};
		}
		const placeOf = (core, cwd) => ({
			cwd: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, core.getInput("working-directory") || "."),
			configPath: core.getInput("config") || undefined,
			module: core.getInput("module") || undefined,
			matrix: core.getInput("matrix") || undefined
		});
		function readInputs(core, cwd, env = {}) {
			const command = oneOf(core, "command", commands, "report");
			const output = core.getInput("output") || (command === "collect" ? _run_run_request_js__WEBPACK_IMPORTED_MODULE_7__.v : undefined);
			const choice = {
				url: core.getInput("server-url"),
				key: core.getInput("api-key")
			};
			const { server, notice, problem } = command === "doctor" ? (0, _host_server_api_requested_server_js__WEBPACK_IMPORTED_MODULE_5__.V)(choice, env) : (0, _host_server_api_requested_server_js__WEBPACK_IMPORTED_MODULE_5__.m)(choice, env);
			return {
				command,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_8__.X)({ notice }),
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
						title: core.getInput("title") || undefined,
						html: core.getInput("html") || undefined
					}
				},
				failOn: (0, _judge_summary_fail_on_js__WEBPACK_IMPORTED_MODULE_6__.XV)(core.getInput("fail-on")),
				annotations: oneOf(core, "annotations", ["failed", "none"], "failed") === "failed",
				token: core.getInput("token"),
				pullRequest: pullRequestOf(core),
				artifacts: areArtifactsAllowed(core),
				history: historyOf(core)
			};
		}
		const commentWords = [..._config_config_js__WEBPACK_IMPORTED_MODULE_4__.sw, "off"];
		function commentOf(core) {
			const given = core.getInput("comment");
			if (given === "") return undefined;
			if (given === "false") return "off";
			if (given === "true") return "always";
			return oneOf(core, "comment", commentWords, "always");
		}
		function summaryOf(core) {
			const given = core.getInput("summary");
			if (given === "") return undefined;
			if (given === "false") return "off";
			if (given === "true") return "always";
			return oneOf(core, "summary", _config_config_js__WEBPACK_IMPORTED_MODULE_4__.XP, "always");
		}
		function attachmentsOf(core) {
			const given = core.getInput("attachments");
			return given === "" ? undefined : (0, _config_attachments_override_js__WEBPACK_IMPORTED_MODULE_3__.P)(given, "input attachments");
		}
		const areArtifactsAllowed = (core) => core.getInput("artifacts") !== "false" && oneOf(core, "artifacts", ["auto", "off"], "auto") === "auto";
		const historyWords = ["auto", "off"];
		const maximumHistoryName = 100;
		function historyOf(core) {
			const given = core.getInput("history");
			if (given === "" || given === "auto" || given === "true") return { isEnabled: true };
			if (given === "off" || given === "false") return { isEnabled: false };
			const fail = (reason, hint) => {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`Invalid input history "${given.slice(0, 100)}"${reason}`, { hint });
			};
			const word = (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_1__.kp)(given.toLowerCase(), historyWords);
			if ((0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_1__.Io)(given.toLowerCase(), word) <= 1) fail(`; did you mean "${word}"?`, "Use auto, off, or a name that differs more from these words.");
			if (/\.(?:gz|ndjson|json)$/i.test(given)) {
				fail(": it must be a name, not a file.", "The command reads and writes files: build-report report --history <file>.");
			}
			if (given.length > maximumHistoryName || /\p{C}/u.test(given)) {
				fail(".", `A name must have at most ${maximumHistoryName} characters, all of them printable.`);
			}
			return {
				isEnabled: true,
				name: given
			};
		}
		function pullRequestOf(core) {
			const given = core.getInput("pull-request");
			if (given === "") return undefined;
			if (/^[1-9]\d{0,9}$/.test(given)) return Number(given);
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`Invalid input pull-request "${given.slice(0, 100)}".`, { hint: "It must be the number of a pull request." });
		}
		function oneOf(core, name, words, fallback) {
			const given = core.getInput(name);
			if (given === "") return fallback;
			const word = words.find((known) => known === given);
			if (word === undefined) {
				const shown = given.slice(0, 100);
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`Invalid input ${name} "${shown}"; did you mean "${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_1__.kp)(shown, words)}"?`, { hint: `Use one of ${words.join(", ")}.` });
			}
			return word;
		}
	}),
	52385: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => runAction });
		var defined_fields = __webpack_require__(43268);
		var errors = __webpack_require__(34758);
		var proxy_warning = __webpack_require__(92943);
		var config_error = __webpack_require__(85877);
		var reporters_annotations = __webpack_require__(82978);
		var reporters_artifacts = __webpack_require__(82183);
		var deliver_report = __webpack_require__(32428);
		var finish_comment = __webpack_require__(70593);
		var gated_run = __webpack_require__(91166);
		var terminal_headline = __webpack_require__(2554);
		var terminal_report = __webpack_require__(27929);
		var submit_submit = __webpack_require__(98116);
		var submit_run = __webpack_require__(44060);
		var counted_step = __webpack_require__(81966);
		var workspace_prefix = __webpack_require__(68281);
		var current_folder = __webpack_require__(1126);
		var safe_core = __webpack_require__(96211);
		var secret_mask = __webpack_require__(25232);
		var secret_values = __webpack_require__(52830);
		var disk_notes = __webpack_require__(16363);
		var gate_reason = __webpack_require__(89290);
		var history_facts = __webpack_require__(51826);
		var run_notices = __webpack_require__(58800);
		var once = __webpack_require__(24996);
		var run = __webpack_require__(86074);
		var unmatched_text = __webpack_require__(81898);
		var external_node_path_ = __webpack_require__(76760);
		;
		function annotateProblem(core, { severity, message, path, line, column }, prefix) {
			core[severity](message, { ...(0, defined_fields.X)({
				file: path === undefined ? undefined : external_node_path_.posix.normalize(prefix + path),
				startLine: line,
				startColumn: column
			}) });
		}
		var comment_state = __webpack_require__(11996);
		var counts = __webpack_require__(3517);
		var gates = __webpack_require__(74784);
		var search_hint = __webpack_require__(66727);
		;
		const maximumReasons = 10;
		function failureMessage(finished, reasons) {
			const hint = (0, search_hint.YK)(finished);
			const messages = reasons.map(({ message }) => message).filter((message) => hint === undefined || message !== gates.TW);
			const more = messages.length - maximumReasons;
			return [
				...messages.slice(0, maximumReasons),
				...more > 0 ? [`And ${(0, counts.B)(more)} more.`] : [],
				...hint === undefined ? [] : [hint]
			].join(" ");
		}
		var file_line = __webpack_require__(88839);
		;
		const maximumLogged = 500;
		function logFiles(files, core) {
			if (files.length === 0) return;
			core.startGroup(`Files read: ${(0, counts.B)(files.length)}`);
			for (const file of files.slice(0, maximumLogged)) core.info((0, file_line.R)(file));
			if (files.length > maximumLogged) core.info(`and ${(0, counts.B)(files.length - maximumLogged)} more`);
			core.endGroup();
		}
		var action_inputs = __webpack_require__(20644);
		var external_node_fs_ = __webpack_require__(73024);
		var guarded_write = __webpack_require__(52895);
		var temporary_folder = __webpack_require__(52695);
		var failures_json = __webpack_require__(80800);
		;
		const maximumFailuresBytes = 1e5;
		function setOutputs(core, json, facts, { recordsPath = "", commentUrl, htmlPath, reportUrl, attachmentsUrl }, env, failuresMarkdown) {
			const problems = [];
			const attempt = (write) => {
				try {
					return write();
				} catch (error) {
					if (!(error instanceof errors.oB)) throw error;
					problems.push({
						severity: "error",
						kind: "delivery",
						message: error.message
					});
					return undefined;
				}
			};
			const folder = attempt(() => (0, temporary_folder.wE)("build-report", env));
			const write = (output, name, text) => {
				if (folder === undefined || text === undefined) return "";
				const path = (0, external_node_path_.join)(folder, name);
				const written = attempt(() => {
					(0, guarded_write.m3)({ what: `The file "${path}" of the output ${output}` }, () => (0, external_node_fs_.writeFileSync)(path, text));
					return path;
				});
				return written ?? "";
			};
			const outputs = {
				status: json.status,
				...json.tests,
				new: facts.new,
				known: facts.known,
				records: recordsPath,
				"summary-json": write("summary-json", "summary.json", `${JSON.stringify(json)}\n`),
				failures: (0, failures_json.Y)(json.failures, maximumFailuresBytes),
				"failures-file": write("failures-file", "failures.md", failuresMarkdown),
				html: htmlPath ?? "",
				"html-url": reportUrl ?? "",
				"attachments-url": attachmentsUrl ?? "",
				"comment-url": commentUrl ?? ""
			};
			const setAll = () => {
				for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
			};
			attempt(() => (0, guarded_write.Nv)("The outputs of the step (GITHUB_OUTPUT)", env.GITHUB_OUTPUT, setAll));
			return problems;
		}
		;
		async function runAction(given) {
			const core = (0, safe_core.F)(given.core, (0, secret_mask.b)((0, secret_values.V)(given.env)));
			const { env } = given;
			let isDelivered = false;
			const context = {
				...given,
				core,
				countedEnv: (0, once.O)(() => (0, counted_step.Z)(env)),
				onDelivered() {
					isDelivered = true;
				}
			};
			(0, proxy_warning.a)((message) => core.warning(message));
			let prefix = "";
			try {
				const inputs = (0, action_inputs.K)(core, context.cwd ?? (0, current_folder.M)(), env);
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
				if (!isDelivered) await (await __webpack_require__.e(3998).then(__webpack_require__.bind(__webpack_require__, 43998))).reportStepFault(error, context);
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
			const { describeValidation, validate } = await __webpack_require__.e(9990).then(__webpack_require__.bind(__webpack_require__, 39990));
			const validation = await validate(request, {
				env,
				onWarning: (problem) => annotateProblem(core, problem, prefix)
			});
			core.info(describeValidation(validation, {
				color: true,
				limit: Number.POSITIVE_INFINITY
			}));
			for (const problem of validation.problems) {
				if (problem.severity === "notice") core.info(problem.message);
				else annotateProblem(core, problem, prefix);
			}
		}
		async function runDoctor(inputs, { core, env }) {
			const { notice, serverProblem, failOn, annotations, token, pullRequest } = inputs;
			const [{ diagnose }, { diagnosisText }, { diagnosisMarkdown }, { verdictOf }] = await Promise.all([
				Promise.all([
					__webpack_require__.e(9547),
					__webpack_require__.e(8815),
					__webpack_require__.e(3292),
					__webpack_require__.e(9675),
					__webpack_require__.e(1253),
					__webpack_require__.e(9338),
					__webpack_require__.e(9778),
					__webpack_require__.e(6395),
					__webpack_require__.e(9086)
				]).then(__webpack_require__.bind(__webpack_require__, 36395)),
				__webpack_require__.e(7202).then(__webpack_require__.bind(__webpack_require__, 17202)),
				__webpack_require__.e(8956).then(__webpack_require__.bind(__webpack_require__, 28956)),
				__webpack_require__.e(1132).then(__webpack_require__.bind(__webpack_require__, 81132))
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
			const prefix = (0, workspace_prefix.G)(env.GITHUB_WORKSPACE, request.cwd);
			const collected = await (0, run.e)(request, {
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
				onProgress({ path, done, total, share }) {
					if (share === undefined) core.debug(`${done + 1}/${total} ${path}`);
				}
			});
			const { finished, judge } = await (0, gated_run.d)(collected, env, failOn);
			const { scope, artifacts, leftOut, notices, tracked, jobs } = finished;
			for (const { path, because } of leftOut) core.debug(`${path}: left out, ${because}`);
			logFiles(scope.summary.files, core);
			const unmatched = scope.summary.files.length === 0 ? undefined : (0, unmatched_text.eh)(finished.unmatched, "the input paths");
			if (unmatched !== undefined) core.info(unmatched);
			for (const note of (0, disk_notes.H)(tracked)) core.info(note);
			const { upload, ...kept } = await (0, reporters_artifacts.P)(artifacts, request.cwd, env, core.info);
			const problems = [...kept.problems];
			let delivered;
			if (command === "report") {
				const { keep } = (0, finish_comment.W)(env, (path) => core.saveState(comment_state.P, path), core.info);
				const step = {
					core,
					annotations: false,
					token,
					pullRequest,
					artifacts: inputs.artifacts,
					onUnfinished: keep
				};
				delivered = await (0, deliver_report.deliverReport)(finished, {
					env,
					now: new Date(),
					setSecret: core.setSecret,
					say: core.info,
					step,
					upload
				});
				onDelivered();
				for (const notice of delivered.notices) core.notice(notice);
				problems.push(...delivered.problems);
			}
			problems.push(...finished.earlierBuilds.problems());
			if (jobs.notice !== undefined) core.notice(jobs.notice);
			problems.push(...await (0, submit_run.A)(finished, {
				env,
				say: core.info,
				retry: { say: core.info }
			}));
			const written = await finished.addToHistory();
			for (const notice of written.notices) core.notice(notice);
			problems.push(...written.problems);
			let judged = judge(problems);
			const failures = scope.summary.status === "failed" ? (await __webpack_require__.e(3025).then(__webpack_require__.bind(__webpack_require__, 35406))).failuresText(finished, scope) : undefined;
			const places = {
				...delivered,
				...(0, defined_fields.X)({ recordsPath: request.output === undefined ? undefined : finished.recordsPath })
			};
			const unset = setOutputs(core, judged.json(delivered), (0, history_facts.K)(scope.summary), places, env, failures);
			if (unset.length > 0) {
				problems.push(...unset);
				judged = judge(problems);
			}
			for (const problem of problems) annotateProblem(core, problem, prefix);
			let annotatedErrors = 0;
			if (annotations) {
				const taken = {
					error: countOf(problems, "error"),
					warning: countOf(problems, "warning")
				};
				annotatedErrors = command === "report" ? (0, reporters_annotations.zx)(finished, env, core, taken) : (0, reporters_annotations.UA)((0, gate_reason.g)(scope.summary).map(problemAnnotation(prefix)), core, { taken });
			}
			const { fails, reasons } = judged;
			const isExplained = command === "report" && annotatedErrors > 0 && reasons.every(({ isShown }) => isShown === true);
			if (fails && isExplained) failQuietly();
			else if (fails) core.setFailed(failureMessage(finished, reasons));
			else if (command === "collect" && finished.recordsPath === undefined) core.setFailed("The records were not written.");
			if (!fails || scope.summary.files.length > 0) for (const line of (0, run_notices.gt)(notices)) core.info(line);
			core.info(await (0, terminal_report.R)(scope, {
				color: true,
				...(0, terminal_headline.rg)(delivered ?? {}, request.cwd)
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
			__webpack_require__.e(9730),
			__webpack_require__.e(1253),
			__webpack_require__.e(2924),
			__webpack_require__.e(4371),
			__webpack_require__.e(7552)
		]).then(__webpack_require__.bind(__webpack_require__, 27221))).openJobMemory(owner, step);
		function failProcess() {
			process.exitCode = 1;
		}
		const countOf = (problems, severity) => problems.filter((problem) => problem.severity === severity).length;
		const problemAnnotation = (prefix) => ({ path, kind: _, ...problem }) => ({
			...problem,
			title: problem.severity === "error" ? "Test results" : "Test results: warning",
			...(0, defined_fields.X)({ file: path === undefined ? undefined : prefix + path })
		});
	}),
	70593: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => finishComment,
			W: () => keepComments
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34758);
		var _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52895);
		var _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55094);
		function keepComments(env, saveState, say) {
			const path = env.RUNNER_TEMP ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(env.RUNNER_TEMP, `build-report-comment-${process.pid}.json`) : undefined;
			let isKept = false;
			return { keep(comment) {
				if (path === undefined || comment === undefined && !isKept) return;
				isKept = comment !== undefined;
				try {
					(0, _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_3__.m3)({ what: `The file "${path}"` }, () => comment === undefined ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true }) : (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, JSON.stringify(comment)));
					(0, _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_3__.Nv)("The state of the step (GITHUB_STATE)", env.GITHUB_STATE, () => saveState(comment === undefined ? "" : path));
				} catch (error) {
					if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.oB)) throw error;
					say(`The end of the job cannot finish the comment if this step is stopped. ${error.message}`);
				}
			} };
		}
		async function finishComment({ path, env, token, setSecret, say }) {
			const unfinished = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
			setSecret(token);
			const [{ createGitHubClient }, { readRunActivity }, { writeComment }, { openArtifactStore }] = await Promise.all([
				Promise.all([
					__webpack_require__.e(9730),
					__webpack_require__.e(2924),
					__webpack_require__.e(5341)
				]).then(__webpack_require__.bind(__webpack_require__, 92924)),
				__webpack_require__.e(3560).then(__webpack_require__.bind(__webpack_require__, 11179)),
				Promise.all([
					__webpack_require__.e(8475),
					__webpack_require__.e(5575),
					__webpack_require__.e(6482),
					__webpack_require__.e(1060),
					__webpack_require__.e(2346),
					__webpack_require__.e(1253),
					__webpack_require__.e(3935),
					__webpack_require__.e(7614),
					__webpack_require__.e(5183),
					__webpack_require__.e(9622),
					__webpack_require__.e(2342),
					__webpack_require__.e(4873)
				]).then(__webpack_require__.bind(__webpack_require__, 32342)),
				Promise.all([__webpack_require__.e(1253), __webpack_require__.e(4727)]).then(__webpack_require__.bind(__webpack_require__, 68848))
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
				const store = openArtifactStore({
					key: unfinished.order.key,
					env,
					say
				});
				const outcome = await writeComment(unfinished, {
					client,
					store,
					activity
				});
				if (outcome.kind !== "skipped" && outcome.url !== undefined) say(`Comment: ${outcome.url}`);
			} catch (error) {
				if (!(error instanceof _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_4__.y)) throw error;
				say(error.message);
			}
		}
	}),
	30998: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			completionOf: () => completionOf,
			jobsFile: () => jobsFile,
			matchRecords: () => matchRecords,
			pathsToSubmitLater: () => pathsToSubmitLater,
			submitFiles: () => submitFiles
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43268);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3517);
		var _host_ci_context_github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36255);
		var _host_github_reported_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10989);
		var _read_collect_match_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1473);
		var _records_write_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63885);
		var _run_output_files_temporary_records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82413);
		function matchRecords(cwd, patterns) {
			return (0, _read_collect_match_files_js__WEBPACK_IMPORTED_MODULE_2__.x)({
				cwd,
				collectors: [{
					key: "events",
					include: patterns,
					exclude: [],
					metadata: {},
					named: true
				}]
			});
		}
		function completionOf(ciContext, env) {
			const { place, trusted } = (0, _host_github_reported_run_js__WEBPACK_IMPORTED_MODULE_5__.T)(ciContext, (0, _host_ci_context_github_event_js__WEBPACK_IMPORTED_MODULE_1__.j)(env.GITHUB_EVENT_PATH), env);
			return {
				coordinates: place,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_6__.X)({ trusted })
			};
		}
		const pathsToSubmitLater = (files) => files.filter(({ path }) => path !== jobsName).map(({ path }) => path);
		const jobsName = "the jobs of the run";
		function jobsFile(jobs, env) {
			if (jobs.length === 0) return {
				files: [],
				problems: []
			};
			try {
				const absolutePath = (0, _run_output_files_temporary_records_js__WEBPACK_IMPORTED_MODULE_4__.I)("jobs.ndjson", env);
				const writer = (0, _records_write_records_js__WEBPACK_IMPORTED_MODULE_3__.writeRecords)(absolutePath, {});
				try {
					for (const job of jobs) writer.record(job);
					writer.close();
				} finally {
					writer.discard();
				}
				return {
					files: [{
						absolutePath,
						path: jobsName
					}],
					problems: []
				};
			} catch (error) {
				if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.oB)) throw error;
				return {
					files: [],
					problems: [{
						severity: "error",
						kind: "delivery",
						message: `The jobs of the run were not submitted. ${error.message}`
					}]
				};
			}
		}
		async function submitFiles(server, files, completion, { say, retry }, keep) {
			const { submitRecords } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(3656)]).then(__webpack_require__.bind(__webpack_require__, 3656));
			const submission = await submitRecords(server, files, completion, retry);
			const { stored, failure, unsent } = submission;
			const problems = [...submission.problems, ...missingProjectProblems(submission, completion)];
			if (stored > 0) say(`Submitted ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(stored, "record")} to ${server.baseUrl}.`);
			if (failure === undefined) return {
				stored,
				problems
			};
			return {
				stored,
				problems: [...problems, notSubmittedProblem(failure, keep(unsent))]
			};
		}
		function missingProjectProblems({ problems }, { coordinates }) {
			if (problems.length === 0 || coordinates.project !== undefined) return [];
			const message = "The project of the records is unknown. Set SERVICE_PROJECT, and SERVICE_MODULE or --module.";
			return [{
				severity: "warning",
				kind: "delivery",
				message
			}];
		}
		const maximumNamed = 5;
		function notSubmittedProblem(failure, paths) {
			const named = paths.slice(0, maximumNamed).map((path) => /^[\w./@+-]+$/.test(path) ? path : JSON.stringify(path));
			const more = paths.length > named.length ? " \u2026" : "";
			const later = named.length === 0 ? "" : ` No records are lost. To submit them later, run: build-report submit ${named.join(" ")}${more}`;
			return {
				severity: "error",
				kind: "delivery",
				message: `The records were not submitted: ${failure}${later}`
			};
		}
	}),
	98116: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => submit });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34758);
		var _config_glob_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(33334);
		var _host_ci_context_read_ci_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64207);
		var _host_github_run_jobs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44012);
		var _host_secrets_secret_mask_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25232);
		var _host_secrets_secret_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52830);
		var _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96920);
		var _read_collect_split_path_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38941);
		var _run_run_request_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21380);
		var _submit_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30998);
		async function submit({ cwd, files: names, server, module, matrix }, context) {
			const { env, token } = context;
			if (server === undefined) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo("submit requires a server and an API key.", { hint: "Set server-url and api-key, or SERVICE_URL and SERVICE_API_KEY." });
			}
			const mask = (0, _host_secrets_secret_mask_js__WEBPACK_IMPORTED_MODULE_5__.b)((0, _host_secrets_secret_values_js__WEBPACK_IMPORTED_MODULE_6__.V)(env, [token, server.key]));
			const ciContext = mask.value((0, _host_ci_context_read_ci_context_js__WEBPACK_IMPORTED_MODULE_3__.O)({
				env,
				cwd,
				matrix
			}, module));
			const found = names.length === 0 ? defaultFiles(cwd) : namedFiles(cwd, names);
			const jobs = await (0, _host_github_run_jobs_js__WEBPACK_IMPORTED_MODULE_4__.q1)({
				ciContext,
				env,
				token
			});
			const ofJobs = (0, _submit_files_js__WEBPACK_IMPORTED_MODULE_7__.jobsFile)(jobs.records, env);
			const files = [...found.files, ...ofJobs.files];
			if (files.length === 0) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`There is no ${_run_run_request_js__WEBPACK_IMPORTED_MODULE_8__.v} in ${cwd}.`, { hint: "Run \"build-report collect\" to write it, or name a records file." });
			}
			const submitted = await (0, _submit_files_js__WEBPACK_IMPORTED_MODULE_7__.submitFiles)(server, files, {
				...(0, _submit_files_js__WEBPACK_IMPORTED_MODULE_7__.completionOf)(ciContext, env),
				mask
			}, context, _submit_files_js__WEBPACK_IMPORTED_MODULE_7__.pathsToSubmitLater);
			const leftOut = found.problems.filter((problem) => !(0, _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_9__.NH)(problem)).map(({ path, message }) => path === undefined ? message : `${path}: ${message}`);
			return {
				stored: submitted.stored,
				problems: mask.value([
					...found.problems.filter(_judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_9__.NH),
					...ofJobs.problems,
					...submitted.problems
				]),
				files: files.map(({ path }) => path),
				notices: [...leftOut, ...jobs.notice === undefined ? [] : [jobs.notice]]
			};
		}
		const defaultFiles = (cwd) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, _run_run_request_js__WEBPACK_IMPORTED_MODULE_8__.v)) ? (0, _submit_files_js__WEBPACK_IMPORTED_MODULE_7__.matchRecords)(cwd, [_run_run_request_js__WEBPACK_IMPORTED_MODULE_8__.v]) : {
			files: [],
			problems: []
		};
		function namedFiles(cwd, names) {
			const files = new Map();
			const problems = [];
			for (const name of names) {
				const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name);
				const isFile = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
				const matched = (0, _submit_files_js__WEBPACK_IMPORTED_MODULE_7__.matchRecords)(cwd, [isFile ? (0, _config_glob_js__WEBPACK_IMPORTED_MODULE_10__.y)((0, _read_collect_split_path_js__WEBPACK_IMPORTED_MODULE_11__.sq)(path, process.platform === "win32")) : name]);
				if (matched.files.length === 0) {
					const reasons = matched.problems.map(({ message }) => ` ${message}`).join("");
					throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`No records file matches "${name}" in ${cwd}.${reasons}`, { hint: "Run \"build-report collect\" to write one." });
				}
				for (const file of matched.files) files.set(file.absolutePath, file);
				problems.push(...matched.problems);
			}
			return {
				files: [...files.values()],
				problems
			};
		}
	})
};
