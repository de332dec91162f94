export const id = 8616;
export const ids = [8616, 9086];
export const modules = {
	88616: ((module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
			try {
				__webpack_require__.r(__webpack_exports__);
				var _cli_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40357);
				var _cli_program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43034);
				var _cli_standard_streams_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77842);
				let isOutputLost = false;
				(0, _cli_standard_streams_js__WEBPACK_IMPORTED_MODULE_2__.b)(process, () => {
					isOutputLost = true;
					process.exitCode = _cli_options_js__WEBPACK_IMPORTED_MODULE_0__.$.internal;
				});
				const interruption = new AbortController();
				for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => interruption.abort(name));
				const status = await (0, _cli_program_js__WEBPACK_IMPORTED_MODULE_1__.i)(process.argv.slice(2), {
					env: process.env,
					stdout: process.stdout,
					stderr: process.stderr,
					signal: interruption.signal,
					keyboard: () => process.stdin.isTTY && process.stdout.isTTY ? {
						input: process.stdin,
						output: process.stdout
					} : undefined,
					interrupt: () => void process.emit("SIGINT")
				});
				process.exitCode = isOutputLost ? _cli_options_js__WEBPACK_IMPORTED_MODULE_0__.$.internal : status;
				if (interruption.signal.aborted && process.exitCode !== 0) process.kill(process.pid, interruption.signal.reason);
				__webpack_async_result__();
			} catch (e) {
				__webpack_async_result__(e);
			}
		}, 1);
	}),
	5057: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => createLog });
		var picocolors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57336);
		var picocolors__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_1__);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3517);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60331);
		var _base_text_place_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54288);
		var _report_render_text_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69386);
		const progressIntervalMs = 100;
		const progressDelayMs = 300;
		const clearLine = "\r\x1B[2K";
		function cut(line, columns) {
			let shown = line.slice(0, columns);
			while ((0, _report_render_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.L)(shown) > columns) shown = shown.slice(0, -1);
			return shown;
		}
		function createLog({ stream, color, quiet }) {
			const colors = picocolors__WEBPACK_IMPORTED_MODULE_1___default().createColors(color);
			const showsProgress = stream.isTTY === true && !quiet;
			let nextShownAtMs = Date.now() + progressDelayMs;
			let shown = false;
			const progressDone = () => {
				if (shown) stream.write(clearLine);
				shown = false;
			};
			return {
				problem({ severity, message, ...place }) {
					if (quiet && severity === "warning") return;
					progressDone();
					const label = severity === "error" ? colors.red("error") : colors.yellow("warning");
					const at = (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_2__.p)((0, _base_text_place_text_js__WEBPACK_IMPORTED_MODULE_3__.Z)(place));
					stream.write(`${at === "" ? "" : `${colors.bold(at)} `}${label} ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_2__.W)(message)}\n`);
				},
				info(text) {
					if (quiet) return;
					progressDone();
					stream.write(`${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_2__.W)(text)}\n`);
				},
				progress({ done, total, share, tests }) {
					if (!showsProgress || Date.now() < nextShownAtMs) return;
					nextShownAtMs = Date.now() + progressIntervalMs;
					shown = true;
					const percent = share === undefined ? "" : ` (${Math.floor(share * 100)}%)`;
					const line = `Reading ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.B)(done + 1)} of ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.p)(total, "file")}${percent} · ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.p)(tests, "test")}`;
					stream.write(clearLine + cut(line, Math.max(20, (stream.columns ?? 80) - 1)));
				},
				progressDone
			};
		}
	}),
	40357: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => exitStatus,
			c: () => usesColor
		});
		const exitStatus = {
			ok: 0,
			failed: 1,
			usage: 2,
			internal: 3
		};
		function usesColor(stream, env, quiet) {
			if (quiet || env.NO_COLOR) return false;
			if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== "") return env.FORCE_COLOR !== "0";
			return stream.isTTY === true && env.TERM !== "dumb";
		}
	}),
	43034: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => main });
		var esm = __webpack_require__(48179);
		var package_0 = __webpack_require__(8330);
		var errors = __webpack_require__(34758);
		var proxy_warning = __webpack_require__(92943);
		var optimization = __webpack_require__(28916);
		var config_error = __webpack_require__(85877);
		var current_folder = __webpack_require__(1126);
		var heap = __webpack_require__(84788);
		var safe_log_text = __webpack_require__(254);
		var run_request = __webpack_require__(21380);
		;
		const equivalents = {
			annotations: "In a step of GitHub Actions, the command always annotates failed tests.",
			artifacts: "Only the action stores artifacts.",
			"check-run-id": "Only the action needs the id of its job.",
			command: "Name the command first: build-report report.",
			comment: "Set \"commentMode\" or \"commentEnabled\" of report.codehost in the configuration.",
			matrix: "Set the variable SERVICE_JOB to the name of the job with its matrix values.",
			paths: "Write the paths after the command: build-report report test-results/.",
			"pull-request": "The comment goes to the pull request of the event.",
			summary: "Set \"condition\" of report.codehost in the configuration.",
			title: "Set \"commentTitle\" of report.codehost in the configuration.",
			token: "Set the variable GITHUB_TOKEN.",
			"working-directory": "Use --cwd <folder>."
		};
		function explainUnknownOption(error) {
			const [, name = ""] = /^error: unknown option '--([\w-]+)/.exec(error) ?? [];
			return Object.hasOwn(equivalents, name) ? `error: --${name} is an input of the action, not an option. ${equivalents[name]}\n` : error;
		}
		;
		const examples = [
			["init", "set up a repository"],
			["report", "report what the tests wrote"],
			["report results/ --html page.html", "read a folder, write a page"],
			["doctor", "find what is missing"]
		];
		function helpEnd(command) {
			if (command.parent !== null) return `\nOptions of every command (see build-report --help):\n  ${sharedOptions(command)}`;
			const width = Math.max(...examples.map(([line]) => line.length));
			return [
				"",
				"Examples:",
				...examples.map(([line, purpose]) => `  build-report ${line.padEnd(width)}  ${purpose}`)
			].join("\n");
		}
		function sharedOptions(command) {
			let program = command;
			while (program.parent !== null) program = program.parent;
			return program.options.flatMap(({ long, short }) => short === undefined ? long ?? [] : []).join(", ");
		}
		var cli_log = __webpack_require__(5057);
		var cli_options = __webpack_require__(40357);
		;
		const quarantine_commands_history = ["--history <file>", "a history file, to find entries whose tests pass again"];
		function addQuarantineCommands(quarantine, terminal, end) {
			quarantine.command("add").description("add a test to .service-quarantine.json, and create the file if there is none").argument("<test>", "the id of a test, or a pattern for its suites and its name").option("--reason <text>", "why the test is in quarantine").option("--issue <url>", "the address of an issue").option("--owner <name>", "the person or team that repairs the test").option("--until <day>", "the last day of the quarantine, such as 2026-12-31").action(async (test, _options, command) => {
				const { addEntry } = await Promise.all([
					__webpack_require__.e(9547),
					__webpack_require__.e(174),
					__webpack_require__.e(5593)
				]).then(__webpack_require__.bind(__webpack_require__, 15593));
				end(await addEntry(test, command.optsWithGlobals(), terminal));
			});
			quarantine.command("list").description("print the entries of the quarantine file").option(...quarantine_commands_history).action(async (_options, command) => {
				const { listEntries } = await Promise.all([__webpack_require__.e(9675), __webpack_require__.e(1899)]).then(__webpack_require__.bind(__webpack_require__, 61899));
				end(await listEntries(command.optsWithGlobals(), terminal));
			});
			quarantine.command("check").description("check the quarantine file, and fail if an entry has ended").option(...quarantine_commands_history).action(async (_options, command) => {
				const { checkEntries } = await Promise.all([__webpack_require__.e(9675), __webpack_require__.e(7409)]).then(__webpack_require__.bind(__webpack_require__, 27409));
				end(await checkEntries(command.optsWithGlobals(), terminal));
			});
		}
		var external_node_path_ = __webpack_require__(76760);
		var display_text = __webpack_require__(60331);
		var attachments_override = __webpack_require__(56993);
		var config_config = __webpack_require__(81122);
		var reporters_artifacts = __webpack_require__(82183);
		var find_build_page = __webpack_require__(39086);
		var gated_run = __webpack_require__(91166);
		var report_resolver = __webpack_require__(6373);
		var terminal_headline = __webpack_require__(2554);
		var terminal_report = __webpack_require__(27929);
		var submit_run = __webpack_require__(44060);
		var counted_step = __webpack_require__(81966);
		var safe_core = __webpack_require__(96211);
		var requested_server = __webpack_require__(37529);
		var disk_notes = __webpack_require__(16363);
		var fail_on = __webpack_require__(40250);
		var file_line = __webpack_require__(88839);
		var gate_reason = __webpack_require__(89290);
		var run_notices = __webpack_require__(58800);
		var run = __webpack_require__(86074);
		var search_hint = __webpack_require__(66727);
		var unmatched_text = __webpack_require__(81898);
		var requested_history = __webpack_require__(32058);
		;
		async function runCommand(command, paths, options, given) {
			const terminal = command === "report" ? {
				...given,
				env: (0, counted_step.Z)(given.env)
			} : given;
			const { env, stdout, stderr, signal } = terminal;
			const { json = false, quiet = false, verbose = false } = options;
			const log = (0, cli_log.h)({
				stream: stderr,
				color: (0, cli_options.c)(stderr, env, quiet),
				quiet
			});
			const cwd = (0, external_node_path_.resolve)(terminal.cwd, options.cwd ?? ".");
			const failOn = options.failOn === undefined ? fail_on.Nn : (0, fail_on.XV)(options.failOn);
			const output = options.output ?? (command === "collect" ? run_request.v : undefined);
			const { server, notice } = (0, requested_server.m)({
				url: options.serverUrl,
				key: options.apiKey
			}, env);
			if (notice !== undefined) log.info(notice);
			const { config: configPath, records = [], baseline, module, html } = options;
			const allowOutputOutside = options.allowOutputOutside === true || html !== undefined;
			const collected = await (0, run.e)({
				cwd,
				configPath,
				paths,
				records,
				baseline,
				history: (0, requested_history.$)(command, options, server),
				module,
				attachments: options.attachments === undefined ? undefined : (0, attachments_override.P)(options.attachments, "--attachments"),
				output,
				server,
				allowOutputOutside,
				reporters: { html }
			}, {
				env,
				onWarning: log.problem,
				onProgress: log.progress,
				say: log.info,
				signal,
				token: env.GITHUB_TOKEN
			}).finally(log.progressDone);
			const { finished, judge } = await (0, gated_run.d)(collected, env, failOn);
			const { scope, leftOut, notices, tracked, jobs, artifacts } = finished;
			const { markdown, failures } = options;
			const writeFiles = markdown === undefined && failures === undefined ? undefined : (await Promise.all([
				__webpack_require__.e(8475),
				__webpack_require__.e(5575),
				__webpack_require__.e(6482),
				__webpack_require__.e(1060),
				__webpack_require__.e(2346),
				__webpack_require__.e(7614),
				__webpack_require__.e(5183),
				__webpack_require__.e(5406)
			]).then(__webpack_require__.bind(__webpack_require__, 35406))).prepareReportFiles({
				markdown,
				failures
			}, finished, env);
			const report = command === "report" ? await deliverAndResolve(finished, {
				terminal,
				json,
				log
			}) : { problems: [] };
			if (jobs.notice !== undefined) log.info(jobs.notice);
			const unsubmitted = await (0, submit_run.A)(finished, {
				env,
				say: log.info,
				retry: {
					signal,
					say: log.info
				}
			});
			const written = await finished.addToHistory();
			for (const notice of written.notices) log.info(notice);
			const delivered = [
				...finished.earlierBuilds.problems(),
				...report.problems,
				...unsubmitted,
				...written.problems
			];
			const unwritten = await writeFiles?.(delivered) ?? [];
			const judged = judge([...delivered, ...unwritten]);
			const { summary } = judged;
			const showsErrors = report.template === undefined && !quiet && !json;
			for (const problem of (0, gate_reason.g)(summary)) if (!showsErrors || problem.severity === "warning") log.problem(problem);
			const unmatched = summary.files.length === 0 ? undefined : (0, unmatched_text.eh)(finished.unmatched, "the command");
			if (unmatched !== undefined) log.info(unmatched);
			if (verbose) {
				for (const file of summary.files) log.info((0, file_line.R)(file));
				for (const { path, because } of leftOut) log.info(`${(0, display_text.p)(path)}: left out, ${(0, display_text.p)(because)}`);
				for (const note of (0, disk_notes.H)(tracked)) log.info(note);
			}
			const areRecordsLost = output !== undefined && finished.recordsFault !== undefined;
			if (areRecordsLost) log.problem({
				severity: "error",
				message: finished.recordsFault
			});
			if (output !== undefined && !areRecordsLost && !json) log.info(`Records: ${output}`);
			if (artifacts.length > 0 && !json) log.info((0, reporters_artifacts.G)(artifacts.length));
			const isInHeadline = ({ word, isShown }) => isShown === true && word !== "unreadable";
			for (const reason of judged.reasons) if (json || !isInHeadline(reason)) log.problem({
				severity: "error",
				message: reason.message
			});
			const hint = judged.fails ? (0, search_hint.b2)(finished) : undefined;
			if (report.htmlPath !== undefined && json) log.info(`HTML report: ${report.reportUrl ?? (0, terminal_headline.vE)(report.htmlPath, cwd)}`);
			if (hint !== undefined && (json || quiet)) log.info([hint.searched, ...hint.next].join("\n"));
			if (hint === undefined) for (const line of (0, run_notices.gt)(notices)) log.info(line);
			const shown = {
				...scope,
				summary
			};
			if (json) stdout.write(`${(0, safe_log_text.g5)(JSON.stringify(judged.json(report)))}\n`);
			else if (quiet) stdout.write(`${(0, terminal_headline.dE)(shown, { color: false }).split("\n", 1)[0]}\n`);
			else stdout.write(await (0, terminal_report.R)(shown, {
				...terminalOptions(terminal, finished, report),
				hint
			}, report.template));
			if (areRecordsLost) return cli_options.$.internal;
			return judged.fails ? cli_options.$.failed : cli_options.$.ok;
		}
		function terminalOptions({ stdout, env }, { request }, report) {
			return {
				color: (0, cli_options.c)(stdout, env, false),
				columns: stdout.isTTY === true ? stdout.columns : undefined,
				...(0, terminal_headline.rg)(report, request.cwd)
			};
		}
		async function deliverAndResolve(finished, context) {
			const { terminal, json } = context;
			const { env } = terminal;
			const { config, request } = finished;
			const inStep = env.GITHUB_ACTIONS === "true" || Boolean(env.GITHUB_STEP_SUMMARY);
			const page = inStep ? undefined : (0, find_build_page.B)({
				env,
				cwd: request.cwd,
				writeCommand: json ? undefined : terminal.writeCommand
			});
			const isSent = inStep || page !== undefined || config.report.reporters.some(({ type }) => type !== "codehost");
			const isDelivered = isSent || config.report.reporters.some(config_config.Un);
			const delivered = isDelivered ? await deliver(finished, inStep, page, context) : { problems: [] };
			if (inStep) return delivered;
			const configured = await (0, report_resolver.B)(finished, env);
			const problems = isSent ? delivered.problems : [...delivered.problems, ...configured.problems];
			return {
				...delivered,
				...configured,
				problems
			};
		}
		async function deliver(finished, inStep, page, { terminal: { env }, json, log }) {
			const [core, { deliverReport }] = await Promise.all([inStep ? Promise.all([__webpack_require__.e(6752), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659)).then(safe_core.F) : undefined, Promise.all([
				__webpack_require__.e(8475),
				__webpack_require__.e(5575),
				__webpack_require__.e(6482),
				__webpack_require__.e(1060),
				__webpack_require__.e(2346),
				__webpack_require__.e(7614),
				__webpack_require__.e(5183),
				__webpack_require__.e(3758),
				__webpack_require__.e(2428)
			]).then(__webpack_require__.bind(__webpack_require__, 32428))]);
			const writesCommands = env.GITHUB_ACTIONS === "true" && !json;
			const delivered = await deliverReport(finished, {
				env,
				now: new Date(),
				setSecret: (secret) => writesCommands ? core?.setSecret(secret) : undefined,
				say: log.info,
				page,
				step: core && {
					core,
					annotations: writesCommands,
					token: env.GITHUB_TOKEN ?? ""
				}
			});
			for (const notice of delivered.notices) log.info(notice);
			return delivered;
		}
		;
		const serverUrl = ["--server-url <url>", "the server to send records to and to query for earlier builds (default: the variable SERVICE_URL)"];
		const apiKey = ["--api-key <key>", "the key for the server (default: the variable SERVICE_API_KEY, which keeps it out of the process list)"];
		const program_history = ["--history <file>", "compare the tests with the history in this file or glob; a file that does not exist is an empty history (repeatable)"];
		const historyOutput = ["--history-output <file>", "write the history with this build, which may be the file of --history"];
		const attachments = ["--attachments <tests>", "whose screenshots, traces and other files to store: failed, all or none (default: the configuration, else failed)"];
		const collected = (value, previous = []) => [...previous, value];
		async function main(words, { cwd, ...given }) {
			const streams = withSafeOutput(given);
			let status = cli_options.$.ok;
			let program;
			try {
				program = createProgram({
					...streams,
					cwd: cwd ?? (0, current_folder.M)()
				}, (result) => {
					status = result;
				});
				const { env, stderr } = streams;
				(0, proxy_warning.a)((message) => {
					const { quiet = false } = program?.opts() ?? {};
					(0, cli_log.h)({
						stream: stderr,
						color: (0, cli_options.c)(stderr, env, quiet),
						quiet
					}).problem({
						severity: "warning",
						message
					});
				});
				await program.parseAsync(words, { from: "user" });
				return status;
			} catch (error) {
				return reportError(error, streams, program?.opts() ?? {});
			}
		}
		function withSafeOutput(streams) {
			const filter = (0, safe_log_text.wY)(streams.env);
			const filtered = (stream) => ({
				isTTY: stream.isTTY ?? false,
				get columns() {
					return stream.columns;
				},
				write: (text) => stream.write(filter(text))
			});
			const writeCommand = (line) => streams.stdout.write(`${line}\n`);
			return {
				...streams,
				writeCommand,
				stdout: filtered(streams.stdout),
				stderr: filtered(streams.stderr)
			};
		}
		function createProgram(terminal, end) {
			const program = new esm.uB("build-report").description(package_0.h_).version(package_0.rE).option("--config <path>", "the configuration file (default: .service.json, else service.json, in the working directory, else in the root of its repository)").option("--cwd <folder>", "the working directory (default: the current directory)").option("--module <name>", "the module that was tested (default: the repository's name)").option("--fail-on <words>", "a comma-separated list of the conditions that fail the run (failed, new, flaky, new-flaky, incomplete, no-tests, unreadable, missing, fewer, regressed, delivery), or never; failed:5 allows 5 failed tests (default: failed,incomplete,no-tests,unreadable)").option("--json", "print one JSON object to standard output and everything else to standard error").option("--verbose", "print more details").option("--quiet", "print only errors and the headline (with --json: errors and the object)").configureOutput({
				writeOut: (text) => terminal.stdout.write(text),
				writeErr: (text) => terminal.stderr.write(text),
				outputError: (text, write) => write(explainUnknownOption(text))
			}).addHelpText("afterAll", ({ command }) => helpEnd(command)).showSuggestionAfterError().exitOverride();
			program.commandsGroup("Start:");
			program.command("init").description("look at the repository, and write a configuration and a workflow for its tests").option("--yes", "ask nothing, and write both files (default: if the input is not a terminal, only the configuration is written)").action(async (_options, command) => {
				const { initCommand } = await Promise.all([
					__webpack_require__.e(9547),
					__webpack_require__.e(8815),
					__webpack_require__.e(3292),
					__webpack_require__.e(177),
					__webpack_require__.e(9778),
					__webpack_require__.e(7446)
				]).then(__webpack_require__.bind(__webpack_require__, 55428));
				end(await initCommand(command.optsWithGlobals(), terminal));
			});
			program.command("report").description("read the results and report them").argument("[path...]", "files, folders or globs to read instead of the includes of the configuration").option("--output <file>", "the records file to write (default: none)").option("--records <glob>", "report these records files instead of collecting results (repeatable; not with paths)", collected).option("--baseline <glob>", "compare properties with these records files of earlier builds (repeatable)", collected).option(...program_history, collected).option(...historyOutput).option(...attachments).option("--html <file>", "write the HTML report").option("--markdown <file>", "write the report as Markdown, as in a job summary").option("--failures <file>", "write the failed tests as compact Markdown, for people and programs that fix the code").option("--allow-output-outside", "let the configuration name an outputFile outside of the working directory (always allowed on build services)").option(...serverUrl).option(...apiKey).action(async (paths, _options, command) => end(await runCommand("report", paths, command.optsWithGlobals(), terminal)));
			program.command("doctor").description("show what a run would read and where it would report, what is missing, and how to correct it; sends and changes nothing").argument("[path...]", "files, folders or globs to read instead of the includes of the configuration").option("--records <glob>", "examine a report of these records files (repeatable; not with paths)", collected).option(...program_history, collected).option("--html <file>", "the HTML report that the run would write").option("--preview <folder>", "write every report into a file of this folder, as it would be sent").option(...serverUrl).option(...apiKey).action(async (paths, _options, command) => {
				const { doctorCommand } = await Promise.all([
					__webpack_require__.e(6752),
					__webpack_require__.e(9547),
					__webpack_require__.e(8815),
					__webpack_require__.e(3292),
					__webpack_require__.e(8475),
					__webpack_require__.e(5575),
					__webpack_require__.e(2346),
					__webpack_require__.e(9675),
					__webpack_require__.e(1253),
					__webpack_require__.e(9338),
					__webpack_require__.e(9778),
					__webpack_require__.e(3758),
					__webpack_require__.e(6395),
					__webpack_require__.e(2642)
				]).then(__webpack_require__.bind(__webpack_require__, 90288));
				end(await doctorCommand(paths, command.optsWithGlobals(), terminal));
			});
			program.commandsGroup("Results:");
			program.command("collect").description("collect the results, write the records file and print the summary").argument("[path...]", "files, folders or globs to read instead of the includes of the configuration").option("--output <file>", `the records file to write (default: ${run_request.v})`).option(...program_history, collected).option(...historyOutput).option(...attachments).option(...serverUrl).option(...apiKey).action(async (paths, _options, command) => end(await runCommand("collect", paths, command.optsWithGlobals(), terminal)));
			program.command("validate").description("check the configuration file, show what each pattern matches and how each file is recognised").argument("[path...]", "files, folders or globs to read instead of the includes of the configuration").action(async (paths, _options, command) => {
				const { validateCommand } = await __webpack_require__.e(8249).then(__webpack_require__.bind(__webpack_require__, 48249));
				end(await validateCommand(paths, command.optsWithGlobals(), terminal));
			});
			program.command("submit").description("send records files to a server").argument("[file...]", `records files or globs (default: ${run_request.v})`).option(...serverUrl).option(...apiKey).action(async (files, _options, command) => {
				const { submitCommand } = await Promise.all([__webpack_require__.e(3885), __webpack_require__.e(2467)]).then(__webpack_require__.bind(__webpack_require__, 82467));
				end(await submitCommand(files, command.optsWithGlobals(), terminal));
			});
			addQuarantineCommands(program.command("quarantine").description("edit and check .service-quarantine.json, the list of tests whose failures do not fail a run"), terminal, end);
			program.commandsGroup("Server:");
			program.command("serve").description("run the server, which keeps the history of all builds and shows it on a dashboard").option("--data <folder>", "the folder in which the embedded database keeps the history (default: build-report-data)").option("--store <url>", "keep the history in this ClickHouse server instead of a folder (default: the variable SERVICE_STORE)").option("--store-ca <file>", "a PEM file with the certificate authorities for the ClickHouse server").option("--cluster <name>", "create the tables on this ClickHouse cluster").option("--async-inserts", "let ClickHouse combine the small batches of several servers").option("--retention <time>", "leave out records that are older than this, such as 400d, and delete them later").option("--host <address>", "the address to listen on", "127.0.0.1").option("--port <number>", "the port to listen on; 0 picks a free one", "8080").option("--demo", "fill the history with made-up builds (default: in a temporary folder, which is removed at the end)").option("--trust-proxy", "read the addresses of clients from X-Forwarded-For, which a proxy must set").action(async (_options, command) => {
				(0, heap.DM)();
				(0, optimization.o3)();
				const { serveCommand } = await Promise.all([
					__webpack_require__.e(174),
					__webpack_require__.e(8815),
					__webpack_require__.e(6118),
					__webpack_require__.e(3192),
					__webpack_require__.e(5671),
					__webpack_require__.e(1171),
					__webpack_require__.e(9675),
					__webpack_require__.e(6463),
					__webpack_require__.e(5792)
				]).then(__webpack_require__.bind(__webpack_require__, 25792));
				end(await serveCommand(command.optsWithGlobals(), terminal));
			});
			program.command("backup").description("write everything that a running server stores to a file; requires the variable SERVICE_ADMIN_KEY").argument("<file>", "the file to write").option("--server-url <url>", "the server (default: the variable SERVICE_URL)").action(async (file, _options, command) => {
				const { backupCommand } = await Promise.all([
					__webpack_require__.e(6752),
					__webpack_require__.e(6118),
					__webpack_require__.e(8052)
				]).then(__webpack_require__.bind(__webpack_require__, 25671));
				end(await backupCommand(file, command.optsWithGlobals(), terminal));
			});
			program.command("restore").summary("write a backup into an empty data folder, or copy a backup or a data folder to an empty ClickHouse database").description("write a backup into an empty data folder, or copy a backup or a data folder to an empty ClickHouse database; use only those that you made, because the database runs definitions in them like code").argument("<source>", "a file that backup wrote, or with --store a data folder that no server uses").option("--data <folder>", "the data folder to write, which must be empty or missing (default: build-report-data)").option("--store <url>", "copy to this ClickHouse server instead (default: the variable SERVICE_STORE)").option("--store-ca <file>", "a PEM file with the certificate authorities for the ClickHouse server").option("--cluster <name>", "create the tables on this ClickHouse cluster").action(async (source, _options, command) => {
				const { restoreCommand } = await Promise.all([
					__webpack_require__.e(6118),
					__webpack_require__.e(5671),
					__webpack_require__.e(6463),
					__webpack_require__.e(8826)
				]).then(__webpack_require__.bind(__webpack_require__, 78826));
				end(await restoreCommand(source, command.optsWithGlobals(), terminal));
			});
			program.command("export").description("write all records of an organisation on a server to a records file").argument("<file>", "the records file to write").option("--server-url <url>", "the server (default: the variable SERVICE_URL)").option("--api-key <key>", "a key of the organisation (default: the variable SERVICE_API_KEY, which keeps it out of the process list)").action(async (file, _options, command) => {
				const { exportCommand } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(6543)]).then(__webpack_require__.bind(__webpack_require__, 66543));
				end(await exportCommand(file, command.optsWithGlobals(), terminal));
			});
			program.commandsGroup("Help:").helpCommand(true);
			return program;
		}
		function reportError(error, { env, stderr, signal }, { verbose = false }) {
			if (error instanceof esm.b7) return error.exitCode === 0 ? cli_options.$.ok : cli_options.$.usage;
			if (signal?.aborted) return cli_options.$.internal;
			const log = (0, cli_log.h)({
				stream: stderr,
				color: (0, cli_options.c)(stderr, env, false),
				quiet: false
			});
			if (error instanceof config_error.x) {
				for (const problem of error.problems) log.problem(problem);
				return cli_options.$.usage;
			}
			if (error instanceof errors.yo) {
				log.problem({
					severity: "error",
					message: error.message,
					...error.place
				});
				return error instanceof errors.oB ? cli_options.$.internal : cli_options.$.usage;
			}
			const text = error instanceof Error ? verbose ? error.stack ?? error.message : error.message : String(error);
			log.problem({
				severity: "error",
				message: `${text}\nThis is a bug in Build Report. Please report it${verbose ? "" : ", with the stack trace that --verbose shows"}.`
			});
			return cli_options.$.internal;
		}
	}),
	32058: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => requestedHistory });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		function requestedHistory(command, { history, historyOutput: output }, server) {
			if (history === undefined && output !== undefined) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("--history-output requires --history.", { hint: "Name the file that the last build has written. It need not exist yet." });
			}
			if (history !== undefined) return {
				files: history,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({ output })
			};
			return server && command === "report" ? { files: [] } : undefined;
		}
	}),
	77842: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => watchStreams });
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5057);
		function watchStreams({ stdout, stderr }, onFailure) {
			let isReported = false;
			for (const stream of [stdout, stderr]) {
				stream.on("error", (error) => {
					if (error.code === "EPIPE") return;
					onFailure();
					if (isReported || stream === stderr) return;
					isReported = true;
					const log = (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.h)({
						stream: stderr,
						color: false,
						quiet: false
					});
					log.problem({
						severity: "error",
						message: `The output cannot be written: ${error.message}.`
					});
				});
			}
		}
	}),
	39086: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => findBuildPage });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(34758);
		var display_text = __webpack_require__(60331);
		;
		const maximumBytes = 1e6;
		const maximumNameLength = 80;
		const createAzureSummary = ({ env, writeCommand }) => ({
			title: "Summary page of the Azure Pipelines run",
			maximumBytes,
			async add({ markdown, ciContext: { job, matrixJob = job }, title }) {
				if (writeCommand === undefined) return "There is no summary page: with --json, standard output has no room for the command to the agent.";
				const path = writeFile(markdown, fileName(title || "Test report", matrixJob), env);
				writeCommand(`##vso[task.uploadsummary]${path}`);
				return undefined;
			}
		});
		const fileName = (title, job = "") => `${`${title} ${job}`.replace(/[^\w.() -]+/g, "-").trim().slice(0, maximumNameLength)}.md`;
		function writeFile(markdown, name, { AGENT_TEMPDIRECTORY: folder }) {
			const failed = "The report was not added to the page of the Azure Pipelines run";
			try {
				const path = (0, external_node_path_.join)((0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(folder && (0, external_node_path_.isAbsolute)(folder) ? folder : (0, external_node_os_.tmpdir)(), "build-report-")), name);
				if ((0, display_text.p)(path) !== path) throw new Error("the folder AGENT_TEMPDIRECTORY has a control character in its name");
				(0, external_node_fs_.writeFileSync)(path, markdown);
				return path;
			} catch (cause) {
				throw new errors.yo(`${failed}: ${(0, errors.bD)(cause)}.`, { cause });
			}
		}
		var external_node_crypto_ = __webpack_require__(77598);
		var find_program = __webpack_require__(40555);
		var shorten = __webpack_require__(59088);
		var external_node_child_process_ = __webpack_require__(31421);
		;
		const maximumOutputBytes = 64 * 1024;
		function runProgram({ path, words, input, env, timeoutMs }) {
			return new Promise((resolve) => {
				const child = (0, external_node_child_process_.execFile)(path, [...words], {
					env: { ...env },
					cwd: (0, external_node_path_.dirname)(path),
					timeout: timeoutMs,
					killSignal: "SIGKILL",
					maxBuffer: maximumOutputBytes,
					encoding: "utf8"
				}, (error, _output, errors) => {
					if (error === null) resolve(undefined);
					else resolve(error.killed === true ? `no end after ${timeoutMs / 1e3} s` : lastLine(errors) || error.message);
				});
				child.stdin?.on("error", () => undefined);
				child.stdin?.end(input);
			});
		}
		const lastLine = (text) => text.trimEnd().split("\n").at(-1) ?? "";
		;
		const programName = "buildkite-agent";
		const defaultTimeoutMs = 6e4;
		const maximumReasonLength = 300;
		const buildkite_annotation_maximumBytes = 1e6;
		const styles = {
			successful: "success",
			failed: "error",
			cancelled: "warning",
			running: "info",
			flaky: "success",
			quarantined: "success",
			incomplete: "error",
			skipped: "info",
			unknown: "info",
			waiting: "info"
		};
		function createBuildkiteAnnotation(options) {
			return {
				title: "Annotation of the Buildkite build",
				maximumBytes: buildkite_annotation_maximumBytes,
				async add({ markdown, mark, ciContext, title }) {
					const program = agentOf(options);
					if (program === undefined) {
						return `There is no annotation: ${programName} is not on the PATH. In a container of the Docker plugin, set mount-buildkite-agent.`;
					}
					const { env, timeoutMs = defaultTimeoutMs } = options;
					const words = [
						"annotate",
						"--style",
						styles[mark],
						"--context",
						contextOf(ciContext, title)
					];
					const reason = await runProgram({
						path: program,
						words,
						input: markdown,
						env,
						timeoutMs
					});
					if (reason === undefined) return undefined;
					const shown = (0, shorten.m)((0, display_text.p)(reason), maximumReasonLength).replace(/\.$/, "");
					throw new errors.yo(`The report was not added to the page of the Buildkite build: ${programName} annotate failed: ${shown}.`, { hint: "Run the command in a job of Buildkite whose agent may write annotations." });
				}
			};
		}
		function contextOf({ job, matrixJob = job, module }, title) {
			const name = (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([
				matrixJob,
				module,
				title
			])).digest("hex");
			return `build-report-${name.slice(0, 12)}`;
		}
		function agentOf({ env, cwd }) {
			const { BUILDKITE_BIN_PATH: folder, BUILDKITE_BUILD_CHECKOUT_PATH: checkout, PATH } = env;
			const workTree = checkout && (0, external_node_path_.isAbsolute)(checkout) ? checkout : cwd;
			const own = folder ? (0, find_program.K)(programName, workTree, { PATH: folder }) : undefined;
			return (own ?? (0, find_program.K)(programName, workTree, { PATH }))?.path;
		}
		;
		function findBuildPage({ env, cwd, writeCommand }) {
			if (env.BUILDKITE === "true" && env.BUILDKITE_JOB_ID) return createBuildkiteAnnotation({
				env,
				cwd
			});
			if (env.TF_BUILD && env.BUILD_BUILDID) return createAzureSummary({
				env,
				writeCommand
			});
			return undefined;
		}
	})
};
