export const id = 3758;
export const ids = [3758];
export const modules = {
	47639: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => formatSize });
		const units = [
			"B",
			"kB",
			"MB",
			"GB",
			"TB"
		];
		function formatSize(bytes) {
			let value = bytes;
			let unit = 0;
			while (value >= 999.5 && unit < units.length - 1) {
				value /= 1e3;
				unit += 1;
			}
			return `${Number(value.toFixed(value < 9.95 ? 1 : 0))} ${units[unit]}`;
		}
	}),
	58122: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DM: () => pageGenerator,
			Nm: () => viewId,
			S6: () => pageIds,
			b9: () => attachmentId,
			eq: () => tabNames,
			nC: () => dataClasses
		});
		const pageIds = {
			settings: "settings",
			tabs: "tab-links",
			context: "context",
			report: "report",
			facts: "run-facts",
			note: "script-note",
			data: "run",
			history: "history"
		};
		const tabNames = [
			"tests",
			"causes",
			"jobs",
			"timeline",
			"summary"
		];
		const viewId = (tab) => `view-${tab}`;
		const pageGenerator = "<meta name=\"generator\" content=\"build-report\">";
		const dataClasses = {
			tests: "tests",
			details: "details",
			attachment: "attachment"
		};
		const attachmentId = (block) => `attachment-${block}`;
	}),
	82978: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			zx: () => annotateResults,
			LA: () => maximumOfSeverity,
			UA: () => writeAnnotations
		});
		var defined_fields = __webpack_require__(43268);
		var counts = __webpack_require__(3517);
		var display_text = __webpack_require__(60331);
		var shorten = __webpack_require__(59088);
		var workspace_prefix = __webpack_require__(68281);
		var gate_reason = __webpack_require__(89290);
		var stack_trace = __webpack_require__(8684);
		var failure_group = __webpack_require__(90048);
		var failure_texts = __webpack_require__(25575);
		var step_block = __webpack_require__(73621);
		var suite_path = __webpack_require__(82487);
		var failures_of_groups = __webpack_require__(83230);
		var job_phrase = __webpack_require__(25397);
		var test_name = __webpack_require__(75752);
		var known_place = __webpack_require__(28934);
		var short_verdict = __webpack_require__(19213);
		var verdict_facts = __webpack_require__(49512);
		;
		const problemsFirst = 3;
		const maximumOfCause = 3;
		const verdictSentences = (failure, summary) => (0, verdict_facts.gG)(failure, { summary }).filter(([first]) => first?.type !== "link").map((fact) => `${(0, verdict_facts.wh)((0, verdict_facts.n0)(fact))}.`);
		function factsOf({ failure, others }, summary) {
			const jobs = (0, job_phrase.iD)(failure.jobs, { summary });
			return [
				...verdictSentences(failure, summary),
				...others === 0 ? [] : [`${(0, counts.p)(others, "more test")} ${others === 1 ? "fails" : "fail"} for the same cause.`],
				...jobs === undefined ? [] : [`Failed ${jobs}.`]
			].join(" ");
		}
		function reasonOf(test, texts) {
			const { value = "", language } = texts.shown(test) ?? {};
			if (language === "diff") return value.replace(/^ {2}/gm, "");
			const lines = (0, stack_trace.c)(value).flatMap(({ text, frame }) => frame === undefined ? [text] : []);
			return lines.join("\n").trim() || "The test failed without a message.";
		}
		function titleEnd({ verdict, quarantine }, summary) {
			if (quarantine !== undefined) return ": quarantined";
			if (verdict?.kind === "known") return `: fails ${(0, known_place.Sw)(verdict, summary)}`;
			const word = (0, short_verdict.E0)(verdict?.kind, summary);
			return word === "" ? "" : `: ${word}`;
		}
		const maximumName = 140;
		function ofFailure(located, summary, texts) {
			const { failure, location } = located;
			const { test } = failure;
			return {
				severity: failure_group.ZC.has((0, failure_group.WK)(failure)) ? "error" : "notice",
				title: `${(0, shorten.m)((0, test_name.H)(test.name), maximumName)}${titleEnd(failure, summary)}`,
				message: [
					factsOf(located, summary),
					(0, step_block._)(test) ?? "",
					`${reasonOf(test, texts)}\n`,
					(0, suite_path.Vu)(test.suite, location?.file)
				].filter((part) => part !== "").join("\n").trimEnd(),
				file: location?.file,
				line: location?.line
			};
		}
		const ofProblem = ({ severity, message, path, line, column }) => ({
			severity,
			title: severity === "error" ? "Test results" : "Test results: warning",
			message,
			file: path,
			line,
			column
		});
		function chosen({ failures, causes }, locate) {
			const located = failures.map((failure) => ({
				failure,
				location: locate(failure.test)
			}));
			const ranked = located.toSorted((a, b) => Number(a.location === undefined) - Number(b.location === undefined) || (b.failure.test.timestamp ?? 0) - (a.failure.test.timestamp ?? 0));
			const tests = new Map(causes.map(({ cause, tests: count }) => [cause.id, count]));
			const places = new Map();
			const [first, more] = [[], []];
			for (const entry of ranked) {
				const { id } = entry.failure.cause;
				const place = places.get(id) ?? 0;
				places.set(id, place + 1);
				if (place === 0) first.push({
					...entry,
					others: (tests.get(id) ?? 1) - 1
				});
				else if (place < maximumOfCause) more.push({
					...entry,
					others: 0
				});
			}
			return [...first, ...more];
		}
		function buildAnnotations(summary, locate, texts = (0, failure_texts.createFailureTexts)({ locations: new Map() })) {
			const leading = (0, failures_of_groups.d)(summary, failure_group.ZC);
			const failures = chosen(leading, locate);
			const excused = failure_group.yY.flatMap((group) => chosen((0, failures_of_groups.d)(summary, new Set([group])), locate));
			const errors = summary.problems.filter((problem) => problem.severity === "error").map(ofProblem);
			const warnings = summary.problems.filter((problem) => problem.severity === "warning" && problem.kind !== "attachment").map(ofProblem);
			return {
				annotations: [
					...errors.slice(0, problemsFirst),
					...failures.map((located) => ofFailure(located, summary, texts)),
					...errors.slice(problemsFirst),
					...warnings,
					...excused.map((located) => ofFailure(located, summary, texts))
				],
				leftOut: Math.max(0, (leading.failedTests ?? 0) - failures.length)
			};
		}
		var summary_mode = __webpack_require__(27950);
		;
		function annotateResults({ scope, request, config }, env, core, taken = {}) {
			const { summary, locations, failureTexts } = scope;
			const prefix = (0, workspace_prefix.G)(env.GITHUB_WORKSPACE, request.cwd);
			const problems = (0, gate_reason.g)(summary).map((problem) => problem.path === undefined ? problem : {
				...problem,
				path: prefix + problem.path
			});
			const { annotations, leftOut } = buildAnnotations({
				...summary,
				problems
			}, (test) => locations.get(test), failureTexts);
			const reporter = config.report.reporters.find((one) => one.type === "codehost");
			const isInSummary = reporter !== undefined && (0, summary_mode.S)(reporter, summary);
			return writeAnnotations(annotations, core, {
				unlisted: leftOut,
				taken,
				rest: isInSummary ? "see the job summary" : "see the log"
			});
		}
		const maximumOfSeverity = 10;
		const maximumMessage = 4096;
		const maximumTitle = 198;
		function writeAnnotations(annotations, core, { unlisted = 0, taken = {}, rest: where = "see the log" } = {}) {
			let errors = 0;
			for (const severity of [
				"error",
				"warning",
				"notice"
			]) {
				const all = annotations.filter((annotation) => annotation.severity === severity);
				const room = Math.max(1, maximumOfSeverity - (taken[severity] ?? 0));
				const more = Math.max(0, all.length - room) + (severity === "error" ? unlisted : 0);
				const shown = all.slice(0, room);
				for (const [index, annotation] of shown.entries()) {
					const isLast = index === shown.length - 1;
					write(annotation, isLast && more > 0 ? `\n\nand ${(0, counts.p)(more, `more ${severity}`)}: ${where}` : "", core);
				}
				if (severity === "error") errors = shown.length;
			}
			return errors;
		}
		function write(annotation, ending, core) {
			const { severity, title, message, file, line, column } = annotation;
			core[severity]((0, shorten.m)((0, display_text.W)(message), maximumMessage - ending.length - 2) + ending, {
				title: (0, shorten.m)((0, display_text.p)(title), maximumTitle),
				...(0, defined_fields.X)({
					file,
					startLine: line,
					startColumn: column
				})
			});
		}
	}),
	33090: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => checkPagePath,
			H: () => pagePath
		});
		var external_node_fs_ = __webpack_require__(73024);
		var errors = __webpack_require__(34758);
		var scanner = __webpack_require__(60204);
		var output_conflict = __webpack_require__(68055);
		var external_node_path_ = __webpack_require__(76760);
		var temporary_folder = __webpack_require__(52695);
		var inner_path = __webpack_require__(64601);
		var ci = __webpack_require__(6989);
		var same_file = __webpack_require__(170);
		;
		const holds = (folder, path) => {
			const inner = (0, inner_path.g)((0, same_file.Y)(folder), (0, same_file.Y)(path));
			return inner !== undefined && inner !== "";
		};
		function outputPath(template, name, { cwd, evaluator, env, allowOutside = (0, ci.X)(env) }) {
			const parts = evaluator.parts(template);
			const text = parts.map((part) => part.text).join("");
			if (text.trim() === "") throw new errors.yo(`${name} is empty: ${JSON.stringify(template)} has no value in this run.`, { hint: "Name a file." });
			const path = (0, external_node_path_.resolve)(cwd, text);
			if (text.includes("\0") || /[\\/]$/.test(text) || path === (0, external_node_path_.resolve)(cwd)) {
				throw new errors.yo(`${name} is ${JSON.stringify(text)}, which is not a file name.`, { hint: "Name a file." });
			}
			if (holds(cwd, path)) return path;
			if (parts.some(({ kind }) => kind !== "literal")) {
				const [first] = parts;
				const before = first?.kind === "literal" ? first.text.replace(/(?<![^\\/])[^\\/]*$/, "") : "";
				const folders = [(0, external_node_path_.resolve)(cwd, before), (0, temporary_folder.cp)(env)];
				if (!folders.some((folder) => holds(folder, path))) {
					throw new errors.yo(`${name} is ${JSON.stringify(text)}: the value of an expression leads out of the working directory.`, { hint: "Write the folder before the expression." });
				}
			}
			if (allowOutside) return path;
			throw new errors.yo(`${name} is ${JSON.stringify(text)}, which is outside of the working directory ${cwd}.`, { hint: "Name a file in this folder, or allow other folders with --allow-output-outside." });
		}
		var page_elements = __webpack_require__(58122);
		;
		function pagePath({ reporter, evaluator, request: { cwd, allowOutputOutside }, env }) {
			const allowOutside = allowOutputOutside ? true : undefined;
			return outputPath(reporter.outputFile, optionName(reporter), {
				cwd,
				evaluator,
				env,
				allowOutside
			});
		}
		function checkPagePath({ reporter, evaluator, env }, { request, config, protectedFiles, recordsPath }) {
			const path = pathOrNone({
				reporter,
				evaluator,
				request,
				env
			});
			if (path === undefined) return;
			const output = {
				what: `The HTML report (${optionName(reporter)} ${JSON.stringify(reporter.outputFile)})`,
				path
			};
			if (!(0, external_node_fs_.existsSync)(path)) return;
			const records = recordsPath === undefined ? [] : [{
				path: recordsPath,
				because: "the records of the run"
			}];
			const isOwn = isPage(path);
			const inputs = protectedFiles.filter(({ kind }) => kind === "read" || !isOwn);
			(0, output_conflict.D5)(output, [
				...records,
				...(0, output_conflict.VI)(request, config.path),
				...inputs
			], request.cwd);
		}
		const optionName = ({ slot }) => `report.${slot}.outputFile`;
		function pathOrNone(request) {
			try {
				return pagePath(request);
			} catch (error) {
				if (error instanceof errors.yo && (0, scanner.xS)(request.reporter.outputFile)) return undefined;
				throw error;
			}
		}
		const headBytes = 4096;
		function isPage(path) {
			try {
				const descriptor = (0, external_node_fs_.openSync)(path, "r");
				try {
					const head = Buffer.alloc(headBytes);
					return head.subarray(0, (0, external_node_fs_.readSync)(descriptor, head)).includes(page_elements.DM);
				} finally {
					(0, external_node_fs_.closeSync)(descriptor);
				}
			} catch {
				return false;
			}
		}
	}),
	59086: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DG: () => deliverJobSummary,
			Gv: () => maximumSummaryBytes,
			j7: () => writeJobSummary
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		var _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52895);
		const maximumSummaryBytes = 1024 * 1024;
		const marginBytes = 1024;
		async function writeJobSummary(render, context) {
			if (!context.file) return [];
			try {
				await deliverJobSummary(render, context);
				return [];
			} catch (error) {
				if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo)) throw error;
				return [{
					severity: "error",
					kind: "delivery",
					message: error.message
				}];
			}
		}
		async function deliverJobSummary(render, { summary, file }) {
			if (!file) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo("GITHUB_STEP_SUMMARY is empty.", { hint: "Only a step of GitHub Actions has a job summary." });
			const { size } = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file).catch((cause) => {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`Cannot read the file "${file}", which GITHUB_STEP_SUMMARY names.`, { cause });
			});
			const markdown = render(Math.max(0, maximumSummaryBytes - size - marginBytes));
			if (markdown === undefined) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`The job summary has no room for the report: it already contains ${size} of ${maximumSummaryBytes} bytes.`, { hint: "Write the report in a step of its own." });
			}
			await (0, _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_2__.Nv)(`The job summary "${file}"`, file, () => summary.addRaw(size > 0 ? `\n\n${markdown}` : markdown).write());
		}
	}),
	27950: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => isSummaryWanted });
		function isSummaryWanted({ summaryMode = "always" }, { status, gateReasons = [] }) {
			return summaryMode === "always" || summaryMode === "failures" && (status === "failed" || gateReasons.length > 0);
		}
	}),
	53466: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => isFork,
			F: () => findCommentPlaces
		});
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60331);
		var _ci_context_completed_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8436);
		var _ci_context_merge_queue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9655);
		var _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77637);
		var _github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55094);
		const maximumPlaces = 3;
		async function findCommentPlaces(run, client) {
			const { event, env, pullRequest } = run;
			if ((0, _ci_context_completed_run_js__WEBPACK_IMPORTED_MODULE_1__.d)(event, env)) return placesOfWorkflowRun(run, client);
			const known = [
				event.pull_request?.number,
				event.issue?.pull_request && event.issue.number,
				pullRequest,
				env.GITHUB_EVENT_NAME === "merge_group" ? (0, _ci_context_merge_queue_js__WEBPACK_IMPORTED_MODULE_2__.C)(event.merge_group?.head_ref ?? env.GITHUB_REF) : undefined
			].find(isNumber);
			if (known !== undefined) return { places: [{
				kind: "pullRequest",
				number: known
			}] };
			if (run.onCommits && isNumber(event.issue?.number)) return { places: [{
				kind: "issue",
				number: event.issue.number
			}] };
			return placesOfCommit(run, client);
		}
		const isNumber = (value) => Number.isSafeInteger(value) && Number(value) > 0;
		async function placesOfCommit({ event, env, onCommits }, client) {
			const sha = event.merge_group?.head_sha || env.GITHUB_SHA;
			const start = `The workflow was started by ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(env.GITHUB_EVENT_NAME || "an unknown event")}`;
			if (!sha) return { reason: `${start}, and GITHUB_SHA is empty.` };
			const isPush = env.GITHUB_EVENT_NAME === "push";
			const pulls = await client.pullRequestsOfCommit(sha).catch((error) => {
				if (isPush && onCommits && error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_0__.y && error.failure === "permission") return [];
				throw error;
			});
			const places = placesAt(sha, pulls);
			if (places.length > 0) return { places };
			if (isPush && onCommits) return { places: [{
				kind: "commit",
				sha
			}] };
			return { reason: `${start}, and no open pull request has the commit ${short(sha)} as its head.` };
		}
		async function placesOfWorkflowRun(run, client) {
			const { head_repository, head_branch: branch, head_sha: sha, event: trigger } = run.event.workflow_run ?? {};
			const repository = head_repository?.full_name;
			const withoutInput = run.pullRequest === undefined ? "" : " On workflow_run, the input pull-request is ignored.";
			const none = (reason) => ({ reason: reason + withoutInput });
			if (!repository) return none("The event does not name the repository that the workflow ran for. The fork may have been deleted.");
			if (!branch || !sha) return none("The event does not name the branch and commit that the workflow ran for.");
			const isOurs = (0, _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__.y)(repository, run.env.GITHUB_REPOSITORY);
			const queued = isOurs && trigger === "merge_group" ? (0, _ci_context_merge_queue_js__WEBPACK_IMPORTED_MODULE_2__.C)(branch) : undefined;
			if (queued !== undefined) return { places: [{
				kind: "pullRequest",
				number: queued
			}] };
			const found = await client.pullRequestsOfBranch(repository.split("/", 1)[0] ?? "", branch);
			const pulls = found.filter((pull) => pull.isOpen && pull.headBranch === branch && (0, _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__.y)(pull.headRepository, repository));
			const places = placesAt(sha, pulls);
			if (places.length > 0) return { places };
			const [moved] = pulls;
			if (moved) return none(`The workflow ran for commit ${short(sha)}, but pull request #${moved.number} has a newer one.`);
			if (isOurs && trigger === "push" && run.onCommits) return { places: [{
				kind: "commit",
				sha
			}] };
			return none(`No open pull request has the commit ${short(sha)} of ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(`${repository}:${branch}`)} as its head.`);
		}
		function placesAt(sha, pulls) {
			return pulls.filter((pull) => pull.isOpen && pull.headSha === sha).slice(0, maximumPlaces).map(({ number }) => ({
				kind: "pullRequest",
				number
			}));
		}
		const short = (sha) => (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(sha.slice(0, 7));
		function isFork(event, repository) {
			const { pull_request: pull, workflow_run: workflowRun } = event;
			if (pull) return !(0, _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__.y)(pull.head?.repo?.full_name, pull.base?.repo?.full_name ?? repository);
			return workflowRun ? !(0, _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__.y)(workflowRun.head_repository?.full_name, repository) : false;
		}
	}),
	92248: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => commentPermission,
			m: () => tokenPermissions
		});
		const tokenPermissions = {
			comment: "pull-requests: write",
			pullRequests: "pull-requests: read",
			runs: "actions: read"
		};
		function commentPermission({ kind }) {
			if (kind === "commit") return "contents: write";
			return kind === "issue" ? "issues: write" : tokenPermissions.comment;
		}
	}),
	19213: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E0: () => verdictWord,
			W4: () => causeWord,
			k0: () => shortVerdict
		});
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63631);
		var _build_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6976);
		var _known_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28934);
		var _verdict_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52775);
		var _verdict_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49512);
		var _verdict_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42806);
		function shortVerdict(failure, scope) {
			const { verdict, quarantine } = failure;
			const isShort = quarantine === undefined && (verdict?.kind === "new" || verdict?.kind === "known");
			return isShort ? (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_6__.SN)(shortWords(failure, scope), verdict) : shortWords(failure, scope);
		}
		function shortWords(failure, scope) {
			const { verdict, quarantine } = failure;
			const isGiven = (0, _verdict_counts_js__WEBPACK_IMPORTED_MODULE_4__.pJ)(scope);
			if (quarantine === undefined && verdict?.kind === "new") {
				const [basis, evidence] = [basisOf(verdict, scope), (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_6__.sE)(verdict)];
				if (isGiven) return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Bs)(basis, evidence);
				return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Bs)([(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ko)("new"), ...basis.length === 0 ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(": "), ...basis]], evidence);
			}
			if (quarantine === undefined && verdict?.kind === "unseen") return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Bs)([(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ko)("new test")], (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_6__.sE)(verdict));
			if (quarantine === undefined && verdict?.kind === "known" && verdict.parent === undefined) {
				const { since } = verdict;
				if (isGiven) return since === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("since "), (0, _build_link_js__WEBPACK_IMPORTED_MODULE_2__.h)(since, scope)];
				return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`fails on ${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_1__.s)(scope.summary)}${since === undefined ? "" : " since "}`), ...since ? [(0, _build_link_js__WEBPACK_IMPORTED_MODULE_2__.h)(since, scope)] : []];
			}
			const [first = []] = (0, _verdict_facts_js__WEBPACK_IMPORTED_MODULE_5__.Jo)(failure, scope, isGiven);
			return first;
		}
		function basisOf(verdict, scope) {
			if (verdict.differs === true) return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)((0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_6__.zN)(scope))];
			const recent = (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_6__.S4)(verdict);
			return recent.length > 0 || verdict.passedBuilds === undefined ? recent : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)((0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_6__.qv)(verdict.passedBuilds))];
		}
		function verdictWord(kind, summary) {
			const words = {
				new: "new",
				unseen: "new",
				known: `fails ${(0, _known_place_js__WEBPACK_IMPORTED_MODULE_3__.Zd)(summary)}`,
				flaky: "known flaky",
				unknown: ""
			};
			return kind === undefined ? "" : words[kind];
		}
		const causeWord = (kind, scope) => (0, _verdict_counts_js__WEBPACK_IMPORTED_MODULE_4__.pJ)(scope) ? "" : verdictWord(kind, scope.summary);
	})
};
