export const id = 581;
export const ids = [581];
export const modules = {
	95581: ((module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
			try {
				__webpack_require__.r(__webpack_exports__);
				var _cli_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60776);
				var _cli_program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70783);
				var _cli_standard_streams_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65161);
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
					signal: interruption.signal
				});
				process.exitCode = isOutputLost ? _cli_options_js__WEBPACK_IMPORTED_MODULE_0__.$.internal : status;
				if (interruption.signal.aborted && process.exitCode !== 0) process.kill(process.pid, interruption.signal.reason);
				__webpack_async_result__();
			} catch (e) {
				__webpack_async_result__(e);
			}
		}, 1);
	}),
	87644: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => createLog });
		var picocolors__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57336);
		var picocolors__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_2__);
		var _render_text_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69047);
		var _text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9833);
		const progressIntervalMs = 100;
		const patienceMs = 300;
		const clearLine = "\r\x1B[2K";
		const formatPlace = ({ path, line, column }) => path === undefined ? "" : `${(0, _text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.p)(path)}${line === undefined ? "" : `:${line}${column === undefined ? "" : `:${column}`}`}`;
		function cut(line, columns) {
			let shown = line.slice(0, columns);
			while ((0, _render_text_columns_js__WEBPACK_IMPORTED_MODULE_1__.L)(shown) > columns) shown = shown.slice(0, -1);
			return shown;
		}
		function createLog({ stream, color, quiet }) {
			const colors = picocolors__WEBPACK_IMPORTED_MODULE_2___default().createColors(color);
			const showsProgress = stream.isTTY === true && !quiet;
			let nextShownAtMs = Date.now() + patienceMs;
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
					const at = formatPlace(place);
					stream.write(`${at === "" ? "" : `${colors.bold(at)} `}${label} ${(0, _text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.W)(message)}\n`);
				},
				info(text) {
					if (quiet) return;
					progressDone();
					stream.write(`${(0, _text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.W)(text)}\n`);
				},
				progress({ path, done, total, share }) {
					if (!showsProgress || Date.now() < nextShownAtMs) return;
					nextShownAtMs = Date.now() + progressIntervalMs;
					shown = true;
					const percent = share === undefined ? "" : ` ${Math.floor(share * 100)}%`;
					stream.write(clearLine + cut(`Reading ${done + 1}/${total}${percent} ${(0, _text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.p)(path)}`, Math.max(20, (stream.columns ?? 80) - 1)));
				},
				progressDone
			};
		}
	}),
	60776: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	70783: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => main });
		var esm = __webpack_require__(48179);
		var package_0 = __webpack_require__(8330);
		var config_error = __webpack_require__(85877);
		var errors = __webpack_require__(83916);
		var current_folder = __webpack_require__(73069);
		var heap = __webpack_require__(20607);
		var inert_text = __webpack_require__(43825);
		var run = __webpack_require__(79463);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var config_source = __webpack_require__(16470);
		;
		const startingFile = `{
  // Editors that know this schema complete and check the file.
  "$schema": "https://unpkg.com/build-report/service.schema.json",

  // Results and files to collect. If no test collector is named: every known format, by its well-known names.
  "collect": {
    // "junit": { "include": ["**/test-results/**/*.xml"], "exclude": ["**/old/**"] },
    // "trx": {},
    // More formats: "qt", "dart", "nunit", "ctrf", "xunit", "testng", "robot", "cucumber".

    // Any files, kept as build artifacts.
    // "files": { "include": ["dist/*.zip"] },

    // Added to everything that is collected.
    "metadata": {
      "branch": "{{ source.branch }}"
    }
  },

  // Who gets the report.
  "report": {
    // The job summary, and a comment on the pull request.
    "codehost": {
      "enabled": true,
      "commentEnabled": true,
      "commentTitle": "Test report of {{ project }}"
    },

    // A chat: "slack", "teams", "googleChat" or "discord".
    "slack": {
      "enabled": false,
      "condition": "failed || cancelled",
      "url": "{{ env.SLACK_WEBHOOK_URL }}",
      "title": "{{ project }}: {{ status }}",
      "titleUrl": "{{ build.url }}"
    },

    // A page that can be kept with the build.
    "html": {
      "enabled": false,
      "outputFile": "build-report.html"
    }

    // What the report shows, in place of the default.
    // "template": {
    //   "components": [
    //     { "type": "testSummary" },
    //     { "type": "section", "title": "Failed tests", "components": [{ "type": "tests", "status": ["failed"] }] }
    //   ]
    // }
  }
}
`;
		var cli_log = __webpack_require__(87644);
		var cli_options = __webpack_require__(60776);
		;
		function initCommand(options, { env, cwd, stderr }) {
			const quiet = options.quiet ?? false;
			const name = options.config ?? config_source.He[0];
			try {
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.resolve)(cwd, options.cwd ?? ".", name), startingFile, { flag: "wx" });
			} catch (cause) {
				if (cause instanceof Error && "code" in cause && cause.code === "EEXIST") {
					throw new errors.y(`The configuration file ${name} exists already.`, {
						cure: "Remove it first, or name another one with --config.",
						cause
					});
				}
				throw new errors.o(`The configuration file ${name} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
			}
			(0, cli_log.h)({
				stream: stderr,
				color: (0, cli_options.c)(stderr, env, quiet),
				quiet
			}).info(`${name} is written. Check it with: build-report validate`);
			return cli_options.$.ok;
		}
		var config_config = __webpack_require__(81122);
		var inert_core = __webpack_require__(2909);
		var not_uploaded = __webpack_require__(9168);
		var rendered_report = __webpack_require__(13516);
		var report_resolver = __webpack_require__(65491);
		var where_to_look = __webpack_require__(35144);
		var requested_server = __webpack_require__(30484);
		var disk_notes = __webpack_require__(23807);
		var submission = __webpack_require__(7306);
		var fail_on = __webpack_require__(42438);
		var file_line = __webpack_require__(90835);
		var run_summary = __webpack_require__(94220);
		var summary_json = __webpack_require__(76496);
		var verdict = __webpack_require__(37653);
		var display_text = __webpack_require__(9833);
		;
		async function runCommand(command, paths, options, terminal) {
			const { env, stdout, stderr, signal } = terminal;
			const { json = false, quiet = false, verbose = false } = options;
			const log = (0, cli_log.h)({
				stream: stderr,
				color: (0, cli_options.c)(stderr, env, quiet),
				quiet
			});
			const cwd = (0, external_node_path_.resolve)(terminal.cwd, options.cwd ?? ".");
			const failOn = options.failOn === undefined ? fail_on.Nn : (0, fail_on.XV)(options.failOn);
			const output = options.output ?? (command === "collect" ? run.vi : undefined);
			const { server, notice } = (0, requested_server.m)({
				url: options.serverUrl,
				key: options.apiKey
			}, env);
			if (notice !== undefined) log.info(notice);
			const { config: configPath, records = [], baseline, module, allowOutputOutside } = options;
			const finished = await (0, run.eF)({
				cwd,
				configPath,
				paths,
				records,
				baseline,
				module,
				output,
				server,
				allowOutputOutside,
				failuresAsJson: json
			}, {
				env,
				onWarning: log.problem,
				onProgress: log.progress,
				signal,
				token: env.GITHUB_TOKEN
			}).finally(log.progressDone);
			const { scope, leftOut, tracked, config } = finished;
			const shown = command === "report" ? await deliverAndResolve(finished, {
				env,
				json,
				log
			}) : { problems: [] };
			const unsubmitted = await submitAll(finished, {
				env,
				log,
				signal
			});
			const summary = (0, run_summary.rB)(scope.summary, [...shown.problems, ...unsubmitted]);
			const showsErrors = shown.template === undefined && !quiet;
			for (const problem of summary.problems) if (!showsErrors || problem.severity === "warning") log.problem(problem);
			const result = (0, verdict.W)(summary, (0, fail_on.d_)(failOn, config.collect));
			if (json) stdout.write(`${(0, inert_text.nl)(JSON.stringify((0, summary_json.D)(summary, output, (0, run.u2)(finished))))}\n`);
			else if (quiet) stdout.write((0, rendered_report.dE)({
				...scope,
				summary
			}, false));
			else stdout.write((0, rendered_report.RR)({
				...scope,
				summary
			}, (0, cli_options.c)(stdout, env, quiet), shown.template));
			if (verbose) {
				for (const file of summary.files) log.info((0, file_line.R)(file));
				for (const { path, because } of leftOut) log.info(`${(0, display_text.p)(path)}: left out, ${(0, display_text.p)(because)}`);
				for (const note of (0, disk_notes.H)(tracked)) log.info(note);
			}
			if (output !== undefined && !json) log.info(`Records: ${output}`);
			if (finished.artifacts.length > 0 && !json) log.info((0, not_uploaded.K)(finished.artifacts.length));
			for (const reason of result.reasons) log.problem({
				severity: "error",
				message: reason
			});
			const hint = (0, where_to_look.iX)(finished);
			if (hint !== undefined && result.fails) log.info(hint);
			return result.fails ? cli_options.$.failed : cli_options.$.ok;
		}
		async function submitAll(finished, { env, log, signal }) {
			if (finished.jobs.notice !== undefined) log.info(finished.jobs.notice);
			return (0, submission.AU)(finished, {
				env,
				say: log.info,
				patience: {
					signal,
					say: log.info
				}
			});
		}
		async function deliverAndResolve(finished, surroundings) {
			const { env } = surroundings;
			const { config } = finished;
			const inStep = env.GITHUB_ACTIONS === "true" || Boolean(env.GITHUB_STEP_SUMMARY);
			const isSent = inStep || config.report.reporters.some(({ type }) => type !== "codehost");
			const isDelivered = isSent || config.report.reporters.some((reporter) => (0, config_config.Un)(reporter, config));
			const problems = isDelivered ? await deliverHere(finished, inStep, surroundings) : [];
			if (inStep) return { problems };
			const configured = await (0, report_resolver.B)(finished, env);
			return {
				...configured,
				problems: isSent ? problems : [...problems, ...configured.problems]
			};
		}
		async function deliverHere(finished, inStep, { env, json, log }) {
			const [core, { deliver }] = await Promise.all([inStep ? Promise.all([__webpack_require__.e(942), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659)).then(inert_core.m) : undefined, __webpack_require__.e(944).then(__webpack_require__.bind(__webpack_require__, 46944))]);
			const commands = env.GITHUB_ACTIONS === "true" && !json;
			const delivered = await deliver(finished, {
				env,
				now: new Date(),
				setSecret: (secret) => commands ? core?.setSecret(secret) : undefined,
				say: log.info,
				step: core && {
					core,
					annotations: commands,
					token: env.GITHUB_TOKEN ?? ""
				}
			});
			for (const notice of delivered.notices) log.info(notice);
			return delivered.problems;
		}
		var submit_submit = __webpack_require__(96030);
		;
		async function submitCommand(files, options, terminal) {
			const { env, stdout, stderr, signal } = terminal;
			const { json = false, quiet = false, module } = options;
			const log = (0, cli_log.h)({
				stream: stderr,
				color: (0, cli_options.c)(stderr, env, quiet),
				quiet
			});
			const cwd = (0, external_node_path_.resolve)(terminal.cwd, options.cwd ?? ".");
			const failOn = (0, fail_on.XV)(options.failOn ?? "delivery");
			const { server } = (0, requested_server.m)({
				url: options.serverUrl,
				key: options.apiKey
			}, env);
			const say = json ? log.info : (text) => stdout.write(`${text}\n`);
			const context = {
				env,
				say,
				patience: {
					signal,
					say: log.info
				},
				token: env.GITHUB_TOKEN
			};
			const result = await (0, submit_submit.t)({
				cwd,
				files,
				server,
				module
			}, context);
			for (const notice of result.notices) log.info(notice);
			for (const problem of result.problems) log.problem(problem);
			if (json) stdout.write(`${(0, inert_text.nl)(JSON.stringify({
				stored: result.stored,
				files: result.files,
				problems: result.problems
			}))}\n`);
			return result.problems.length > 0 && failOn.has("delivery") ? cli_options.$.failed : cli_options.$.ok;
		}
		var validate = __webpack_require__(15354);
		;
		const listedFiles = 20;
		async function validateCommand(paths, options, terminal) {
			const { env, stdout, stderr } = terminal;
			const { json = false, quiet = false, verbose = false } = options;
			const log = (0, cli_log.h)({
				stream: stderr,
				color: (0, cli_options.c)(stderr, env, quiet),
				quiet
			});
			const cwd = (0, external_node_path_.resolve)(terminal.cwd, options.cwd ?? ".");
			const found = await (0, validate.tf)({
				cwd,
				configPath: options.config,
				paths,
				records: [],
				module: options.module
			}, {
				env,
				onWarning: log.problem
			});
			const color = (0, cli_options.c)(stdout, env, quiet);
			const limit = verbose ? Number.POSITIVE_INFINITY : listedFiles;
			if (json) stdout.write(`${(0, inert_text.nl)(JSON.stringify(found))}\n`);
			else stdout.write(quiet ? `${(0, validate.XQ)(found)}\n` : (0, validate.KH)(found, {
				color,
				limit
			}));
			for (const problem of found.problems) log.problem(problem);
			return cli_options.$.ok;
		}
		;
		const serverUrl = ["--server-url <url>", "the server that gets the records (default: the variable SERVICE_URL)"];
		const apiKey = ["--api-key <key>", "the key for the server (default: the variable SERVICE_API_KEY, which keeps it out of the list of processes)"];
		const collected = (value, previous = []) => [...previous, value];
		async function main(words, { cwd, ...surroundings }) {
			const streams = inert(surroundings);
			let status = cli_options.$.ok;
			let program;
			try {
				program = createProgram({
					...streams,
					cwd: cwd ?? (0, current_folder.M)()
				}, (result) => {
					status = result;
				});
				await program.parseAsync(words, { from: "user" });
				return status;
			} catch (error) {
				return report(error, streams, program?.opts() ?? {});
			}
		}
		function inert(streams) {
			const filter = streams.env.GITHUB_ACTIONS === "true" ? inert_text.UJ : inert_text.XU;
			const filtered = (stream) => ({
				isTTY: stream.isTTY ?? false,
				get columns() {
					return stream.columns;
				},
				write: (text) => stream.write(filter(text))
			});
			return {
				...streams,
				stdout: filtered(streams.stdout),
				stderr: filtered(streams.stderr)
			};
		}
		function createProgram(terminal, end) {
			const program = new esm.uB("build-report").description(package_0.h_).version(package_0.rE).option("--config <path>", "the configuration file (default: .service.json, else service.json, in the working folder or the root of its repository)").option("--cwd <folder>", "the folder to work in").option("--module <name>", "the module that was tested (default: the repository's name)").option("--fail-on <words>", "a comma list of failed, incomplete, no-tests, unreadable, delivery; or never (default: failed,incomplete,no-tests,unreadable)").option("--json", "print one JSON object on standard output, everything else on standard error").option("--verbose", "print more details").option("--quiet", "print only errors and one line, the headline (with --json: the object)").configureOutput({
				writeOut: (text) => terminal.stdout.write(text),
				writeErr: (text) => terminal.stderr.write(text)
			}).configureHelp({ showGlobalOptions: true }).showSuggestionAfterError().exitOverride();
			program.command("collect").description("gather everything, write the records file and print the summary").argument("[path...]", "files, folders or globs that replace the includes of the configuration").option("--output <file>", `where to write the records (default: ${run.vi})`).option(...serverUrl).option(...apiKey).action(async (paths, _options, command) => end(await runCommand("collect", paths, command.optsWithGlobals(), terminal)));
			program.command("report").description("read the results and report them").argument("[path...]", "files, folders or globs that replace the includes of the configuration").option("--output <file>", "write the records as well").option("--records <glob>", "read records files instead of collecting (repeatable)", collected).option("--baseline <glob>", "records files of earlier builds to compare properties with (repeatable)", collected).option("--allow-output-outside", "let the configuration name an outputFile outside of the working folder (on build services it may)").option(...serverUrl).option(...apiKey).action(async (paths, _options, command) => end(await runCommand("report", paths, command.optsWithGlobals(), terminal)));
			program.command("submit").description("send records files to a server").argument("[file...]", `records files, or globs of them (default: ${run.vi})`).option(...serverUrl).option(...apiKey).action(async (files, _options, command) => end(await submitCommand(files, command.optsWithGlobals(), terminal)));
			program.command("serve").description("run the server: the history of all builds, with a dashboard").option("--data <folder>", "the folder in which the embedded database keeps the history (default: build-report-data)").option("--store <url>", "keep it in a ClickHouse server instead (default: the variable SERVICE_STORE)").option("--store-ca <file>", "a PEM file with the certificate authorities of that server").option("--cluster <name>", "create the tables on this cluster of the ClickHouse server").option("--async-inserts", "have the ClickHouse server gather the small batches of many servers").option("--retention <time>", "delete records that are older, such as 400d").option("--host <address>", "the address to listen on", "127.0.0.1").option("--port <number>", "the port to listen on; 0 takes a free one", "8080").option("--demo", "fill the store with a made-up history to look at (default: in a folder that is removed at the end)").option("--trust-proxy", "trust X-Forwarded-For, because a proxy sets it").action(async (_options, command) => {
				(0, heap.DM)();
				const { serveCommand } = await Promise.all([
					__webpack_require__.e(174),
					__webpack_require__.e(192),
					__webpack_require__.e(529),
					__webpack_require__.e(934)
				]).then(__webpack_require__.bind(__webpack_require__, 39934));
				end(await serveCommand(command.optsWithGlobals(), terminal));
			});
			program.command("validate").description("check the configuration file; show what each pattern matches and what each file is recognised as").argument("[path...]", "files, folders or globs that replace the includes of the configuration").action(async (paths, _options, command) => end(await validateCommand(paths, command.optsWithGlobals(), terminal)));
			program.command("init").description("write a starting configuration file").action((_options, command) => end(initCommand(command.optsWithGlobals(), terminal)));
			return program;
		}
		function report(error, { env, stderr, signal }, { verbose = false }) {
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
			if (error instanceof errors.y) {
				log.problem({
					severity: "error",
					message: error.message,
					...error.place
				});
				return error instanceof errors.o ? cli_options.$.internal : cli_options.$.usage;
			}
			const text = error instanceof Error ? verbose ? error.stack ?? error.message : error.message : String(error);
			log.problem({
				severity: "error",
				message: `${text}\nThis is a bug of build-report${verbose ? "" : "; --verbose says where"}. Please report it.`
			});
			return cli_options.$.internal;
		}
	}),
	65161: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => watchStreams });
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87644);
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
	8330: ((module) => {
		module.exports = JSON.parse("{\"rE\":\"0.1.0\",\"h_\":\"Collects test results of ten formats, files and build events, makes one report of them, and keeps their history: a GitHub Action, a command and a server.\"}");
	})
};
