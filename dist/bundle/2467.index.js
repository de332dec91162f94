export const id = 2467;
export const ids = [2467, 998];
export const modules = {
	82467: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { submitCommand: () => submitCommand });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _deliver_submit_submit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98116);
		var _host_process_safe_log_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(254);
		var _host_server_api_requested_server_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37529);
		var _judge_summary_fail_on_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40250);
		var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5057);
		var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40357);
		async function submitCommand(files, options, terminal) {
			const { env, stdout, stderr, signal } = terminal;
			const { json = false, quiet = false, module } = options;
			const log = (0, _log_js__WEBPACK_IMPORTED_MODULE_5__.h)({
				stream: stderr,
				color: (0, _options_js__WEBPACK_IMPORTED_MODULE_4__.c)(stderr, env, quiet),
				quiet
			});
			const cwd = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.cwd, options.cwd ?? ".");
			const failOn = (0, _judge_summary_fail_on_js__WEBPACK_IMPORTED_MODULE_3__.XV)(options.failOn ?? "delivery");
			const { server } = (0, _host_server_api_requested_server_js__WEBPACK_IMPORTED_MODULE_2__.m)({
				url: options.serverUrl,
				key: options.apiKey
			}, env);
			const say = json ? log.info : (text) => stdout.write(`${text}\n`);
			const context = {
				env,
				say,
				retry: {
					signal,
					say: log.info
				},
				token: env.GITHUB_TOKEN
			};
			const result = await (0, _deliver_submit_submit_js__WEBPACK_IMPORTED_MODULE_1__.t)({
				cwd,
				files,
				server,
				module
			}, context);
			for (const notice of result.notices) log.info(notice);
			for (const problem of result.problems) log.problem(problem);
			if (json) stdout.write(`${(0, _host_process_safe_log_text_js__WEBPACK_IMPORTED_MODULE_6__.g5)(JSON.stringify({
				stored: result.stored,
				files: result.files,
				problems: result.problems
			}))}\n`);
			return result.problems.length > 0 && failOn.has("delivery") ? _options_js__WEBPACK_IMPORTED_MODULE_4__.$.failed : _options_js__WEBPACK_IMPORTED_MODULE_4__.$.ok;
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
