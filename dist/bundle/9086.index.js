export const id = 9086;
export const ids = [9086];
export const modules = { 39086: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
}) };
