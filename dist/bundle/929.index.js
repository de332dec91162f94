export const id = 929;
export const ids = [929];
export const modules = {
	22929: ((module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
			try {
				__webpack_require__.r(__webpack_exports__);
				var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
				var _action_run_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51587);
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
	51587: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => runAction });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var workspace_path = __webpack_require__(26395);
		var config_error = __webpack_require__(85877);
		var errors = __webpack_require__(83916);
		var current_folder = __webpack_require__(73069);
		var inert_core = __webpack_require__(2909);
		var reporters_annotations = __webpack_require__(3684);
		var external_node_crypto_ = __webpack_require__(77598);
		var artifact = __webpack_require__(7758);
		var not_uploaded = __webpack_require__(9168);
		;
		async function uploadCollected(artifacts, cwd, env, say) {
			const files = artifacts.length;
			if (files === 0) return { problems: [] };
			const nothingUploaded = {
				files,
				notUploaded: files
			};
			if (!env.ACTIONS_RUNTIME_TOKEN) {
				say((0, not_uploaded.K)(files));
				return {
					problems: [],
					upload: nothingUploaded
				};
			}
			const name = `build-report-files-${env.GITHUB_JOB ?? "job"}-${(0, external_node_crypto_.randomBytes)(3).toString("hex")}`;
			try {
				const { url, leftOut, ...uploaded } = await (0, artifact.mz)({
					name,
					files: artifacts.map(({ absolutePath }) => absolutePath),
					root: cwd
				}, { env });
				say(`Uploaded ${files - leftOut.length} files as the artifact "${uploaded.name}"${url === undefined ? "" : `: ${url}`}`);
				const skipped = new Set(leftOut);
				const remaining = artifacts.filter(({ absolutePath }) => skipped.has(absolutePath));
				return {
					problems: remaining.map(({ record: { path } }) => ({
						severity: "warning",
						message: "The file could not be uploaded.",
						path
					})),
					upload: {
						files,
						notUploaded: leftOut.length,
						url
					}
				};
			} catch (error) {
				if (!(error instanceof errors.y)) throw error;
				return {
					problems: [{
						severity: "error",
						kind: "delivery",
						message: error.message
					}],
					upload: nothingUploaded
				};
			}
		}
		var deliver = __webpack_require__(46944);
		var rendered_report = __webpack_require__(13516);
		var run = __webpack_require__(79463);
		var validate = __webpack_require__(15354);
		var where_to_look = __webpack_require__(35144);
		var secret_mask = __webpack_require__(21776);
		var secret_values = __webpack_require__(66892);
		var disk_notes = __webpack_require__(23807);
		var submission = __webpack_require__(7306);
		var submit_submit = __webpack_require__(96030);
		var fail_on = __webpack_require__(42438);
		var run_summary = __webpack_require__(94220);
		var summary_json = __webpack_require__(76496);
		var verdict = __webpack_require__(37653);
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
		var requested_server = __webpack_require__(30484);
		;
		const commands = [
			"report",
			"collect",
			"submit",
			"validate"
		];
		function readInputs(core, cwd, env = {}) {
			const command = oneOf(core, "command", commands, "report");
			const output = core.getInput("output") || (command === "collect" ? run.vi : undefined);
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
			throw new errors.y(`Input pull-request: expected the number of a pull request, found "${given.slice(0, 100)}".`);
		}
		function oneOf(core, name, words, fallback) {
			const given = core.getInput(name);
			if (given === "") return fallback;
			const word = words.find((known) => known === given);
			if (word === undefined) {
				throw new errors.y(`Input ${name}: unknown word "${given.slice(0, 100)}"; did you mean "${(0, mod.kp)(given.slice(0, 100), words)}"?`, { cure: `Use one of ${words.join(", ")}.` });
			}
			return word;
		}
		;
		async function runAction(given) {
			const context = {
				...given,
				core: (0, inert_core.m)(given.core, (0, secret_mask.b)((0, secret_values.V)(given.env)))
			};
			const { core, env } = context;
			let prefix = "";
			try {
				const inputs = readInputs(core, context.cwd ?? (0, current_folder.M)(), env);
				if (inputs.request.server !== undefined) core.setSecret(inputs.request.server.key);
				if (inputs.notice !== undefined) core.notice(inputs.notice);
				prefix = (0, workspace_path.G)(env.GITHUB_WORKSPACE, inputs.request.cwd);
				await runCommand(inputs, context);
			} catch (error) {
				if (error instanceof config_error.x) {
					for (const problem of error.problems) annotateProblem(core, problem, prefix);
					core.setFailed("The configuration file is not valid.");
				} else if (error instanceof errors.y) {
					core.setFailed(error.message);
				} else {
					core.debug(error instanceof Error ? error.stack ?? "" : "");
					core.setFailed(`${error instanceof Error ? error.message : String(error)} (This is a bug of build-report; please report it. A run with debug logging says where.)`);
				}
			}
		}
		function runCommand(inputs, context) {
			switch (inputs.command) {
				case "validate": return check(inputs, context);
				case "submit": return send(inputs, context);
				case "collect":
				case "report": return report(inputs, context);
			}
		}
		async function send({ request, notice, failOn, token }, { core, env }) {
			if (notice !== undefined) return;
			const { cwd, paths, records, server, module, matrix } = request;
			const files = [...paths, ...records];
			const { notices, problems } = await (0, submit_submit.t)({
				cwd,
				files,
				server,
				module,
				matrix
			}, {
				env,
				say: core.info,
				patience: { say: core.info },
				token
			});
			for (const missing of notices) core.notice(missing);
			const prefix = (0, workspace_path.G)(env.GITHUB_WORKSPACE, cwd);
			for (const problem of problems) annotateProblem(core, problem, prefix);
			if (problems.length > 0 && failOn.has("delivery")) core.setFailed("Not all records were submitted.");
		}
		async function check({ request }, { core, env }) {
			const prefix = (0, workspace_path.G)(env.GITHUB_WORKSPACE, request.cwd);
			const found = await (0, validate.tf)(request, {
				env,
				onWarning: (problem) => annotateProblem(core, problem, prefix)
			});
			core.info((0, validate.KH)(found, {
				color: true,
				limit: Number.POSITIVE_INFINITY
			}));
			for (const problem of found.problems) annotateProblem(core, problem, prefix);
		}
		async function report(inputs, { core, env }) {
			const { command, request, failOn, annotations, token, pullRequest } = inputs;
			const prefix = (0, workspace_path.G)(env.GITHUB_WORKSPACE, request.cwd);
			const finished = await (0, run.eF)({
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
			const { scope, artifacts, leftOut, tracked, jobs, config } = finished;
			for (const { path, because } of leftOut) core.debug(`${path}: left out, ${because}`);
			logFiles(scope.summary.files, core);
			for (const note of (0, disk_notes.H)(tracked)) core.info(note);
			core.info((0, rendered_report.RR)(scope, true));
			const { upload, ...collected } = await uploadCollected(artifacts, request.cwd, env, core.info);
			const problems = [...collected.problems];
			let delivered;
			if (command === "report") {
				const { setSecret, info } = core;
				delivered = await (0, deliver.deliver)(finished, {
					env,
					now: new Date(),
					setSecret,
					say: info,
					step: {
						core,
						annotations: false,
						token,
						pullRequest
					},
					upload
				});
				for (const notice of delivered.notices) core.notice(notice);
				problems.push(...delivered.problems);
			}
			if (jobs.notice !== undefined) core.notice(jobs.notice);
			problems.push(...await (0, submission.AU)(finished, {
				env,
				say: core.info,
				patience: { say: core.info }
			}));
			for (const problem of problems) annotateProblem(core, problem, prefix);
			if (annotations) {
				const taken = {
					error: countOf(problems, "error"),
					warning: countOf(problems, "warning")
				};
				if (command === "report") (0, deliver.annotateResults)(finished, env, core, taken);
				else (0, reporters_annotations.u)(scope.summary.problems.map(annotationOf(prefix)), core, 0, taken);
			}
			const summary = (0, run_summary.rB)(scope.summary, problems);
			const json = (0, summary_json.D)(summary, request.output, (0, run.u2)(finished));
			setOutputs(core, json, {
				...request,
				...delivered
			}, env);
			const { fails, reasons } = (0, verdict.W)(summary, (0, fail_on.d_)(failOn, config.collect));
			const hint = (0, where_to_look.hu)(finished);
			if (fails) core.setFailed([...reasons, ...hint === undefined ? [] : [hint]].join(" "));
		}
		const countOf = (problems, severity) => problems.filter((problem) => problem.severity === severity).length;
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
		const annotationOf = (prefix) => ({ path, kind: _, ...problem }) => ({
			...problem,
			title: problem.severity === "error" ? "Test results" : "Test results: warning",
			...path !== undefined && { file: prefix + path }
		});
		function annotateProblem(core, { severity, message, path, line, column }, prefix) {
			core[severity](message, {
				...path !== undefined && { file: external_node_path_.posix.normalize(prefix + path) },
				...line !== undefined && { startLine: line },
				...column !== undefined && { startColumn: column }
			});
		}
	}),
	7758: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cs: () => artifactName,
			mz: () => uploadArtifact,
			nE: () => ArtifactError
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83916);
		class ArtifactError extends _errors_js__WEBPACK_IMPORTED_MODULE_2__.y {
			name = "ArtifactError";
			reason;
			constructor(reason, message, options) {
				super(message, options);
				this.reason = reason;
			}
		}
		const loadToolkit = async () => new (await (Promise.all([
			__webpack_require__.e(942),
			__webpack_require__.e(659),
			__webpack_require__.e(192),
			__webpack_require__.e(730),
			__webpack_require__.e(281)
		]).then(__webpack_require__.bind(__webpack_require__, 51281)))).DefaultArtifactClient();
		async function uploadArtifact(upload, { env = process.env, loadClient = loadToolkit } = {}) {
			const name = artifactName(upload.name);
			if (!env.ACTIONS_RUNTIME_TOKEN) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.y(`The artifact "${name}" was not uploaded: that works inside a job of GitHub Actions alone.`);
			}
			const root = commonFolder(upload.root, upload.files);
			const files = upload.files.filter((file) => isUploadable(file, root));
			const uploaded = new Set(files);
			const leftOut = upload.files.filter((file) => !uploaded.has(file));
			if (files.length === 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.y(`The artifact "${name}" was not uploaded: none of its ${upload.files.length} files can be read.`);
			try {
				const client = await loadClient();
				const { retentionDays, unzipped } = upload;
				const options = {
					...retentionDays === undefined ? {} : { retentionDays },
					...unzipped ? { skipArchive: true } : {}
				};
				const { id, size = 0 } = await client.uploadArtifact(name, files, root, options);
				if (id === undefined) throw new Error("the server gave it no id");
				const url = urlOf(id, env);
				return {
					name,
					id,
					size,
					...url !== undefined && { url },
					leftOut
				};
			} catch (cause) {
				throw failure(name, cause);
			}
		}
		const forbidden = /["<>|*?:\r\n]/;
		const artifactName = (name) => name.replaceAll(new RegExp(`${forbidden.source}|[/\\\\]`, "g"), "-").trim() || "build-report";
		function isUploadable(file, root) {
			if (forbidden.test((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, file))) return false;
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
				return true;
			} catch {
				return false;
			}
		}
		function commonFolder(root, files) {
			const holds = (folder, file) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file).startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder : folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
			let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root);
			for (const file of files) while (!holds(folder, file) && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder) folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			return folder;
		}
		function urlOf(id, env) {
			const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
			return server && repository && run ? `${server}/${repository}/actions/runs/${run}/artifacts/${id}` : undefined;
		}
		function failure(name, cause) {
			const { name: kind, message } = cause instanceof Error ? cause : new Error(String(cause));
			const failed = `The artifact "${name}" was not uploaded`;
			if (kind === "GHESNotSupportedError") {
				return new ArtifactError("unsupported", `${failed}: GitHub Enterprise Server does not take artifacts of this kind.`, {
					cure: "Keep the files with a step of actions/upload-artifact@v3, which it takes.",
					cause
				});
			}
			if (kind === "UsageError") {
				return new ArtifactError("storage", `${failed}: the storage for artifacts is used up.`, {
					cure: "Delete old artifacts or shorten their retention.",
					cause
				});
			}
			const reason = message.split("\n", 1)[0]?.replace(/\.$/, "");
			if (/\(409\)/.test(message)) {
				return new ArtifactError("name-taken", `${failed}: the run has an artifact of this name already (${reason}).`, {
					cure: "Give each job its own name.",
					cause
				});
			}
			return new ArtifactError("other", `${failed}: ${reason}.`, { cause });
		}
	})
};
