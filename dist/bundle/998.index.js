export const id = 998;
export const ids = [998];
export const modules = { 30998: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
}) };
