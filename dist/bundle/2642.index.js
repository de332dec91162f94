export const id = 2642;
export const ids = [
	2642,
	7202,
	1132
];
export const modules = {
	80675: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => openAtomicFile });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var guarded_write = __webpack_require__(52895);
		var make_folder = __webpack_require__(5188);
		;
		const unsupported = new Set([
			"EINVAL",
			"ENOTSUP",
			"ENOSYS"
		]);
		function syncFolder(path) {
			if (process.platform === "win32") return;
			const descriptor = (0, external_node_fs_.openSync)(path, "r");
			try {
				(0, external_node_fs_.fsyncSync)(descriptor);
			} catch (error) {
				if (!(error instanceof Error && "code" in error && unsupported.has(String(error.code)))) throw error;
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
		var temporary_folder = __webpack_require__(52695);
		var unfinished_path = __webpack_require__(84798);
		;
		const bufferBytes = 512 * 1024;
		function openAtomicFile(path, title) {
			const temporary = (0, unfinished_path.t)(path);
			const buffer = Buffer.allocUnsafeSlow(bufferBytes);
			let writtenBytes = 0;
			let bufferedBytes = 0;
			let isOpen = true;
			let isInPlace = false;
			let newFolders = [];
			const written = {
				what: `The ${title} "${path}"`,
				path,
				hint: "Name a file in a folder that can be written to."
			};
			const guarded = (action) => (0, guarded_write.m3)(written, action);
			const descriptor = guarded(() => {
				if ((0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === false) throw new Error("it is not a file");
				newFolders = (0, make_folder.f)((0, external_node_path_.dirname)(path));
				return (0, external_node_fs_.openSync)(temporary, "wx");
			});
			const writeOut = (bytes) => {
				guarded(() => {
					for (let start = 0; start < bytes.length;) {
						start += (0, external_node_fs_.writeSync)(descriptor, bytes, start, bytes.length - start, writtenBytes + start);
					}
				});
				writtenBytes += bytes.length;
			};
			const flush = () => {
				if (bufferedBytes > 0) writeOut(buffer.subarray(0, bufferedBytes));
				bufferedBytes = 0;
			};
			const release = () => {
				const wasOpen = isOpen;
				isOpen = false;
				if (wasOpen) (0, external_node_fs_.closeSync)(descriptor);
			};
			const close = () => {
				flush();
				guarded(() => {
					release();
					(0, external_node_fs_.renameSync)(temporary, path);
				});
				isInPlace = true;
			};
			return {
				write(text) {
					const maximumBytes = text.length * 3;
					if (bufferedBytes + maximumBytes > bufferBytes) flush();
					if (maximumBytes <= bufferBytes) bufferedBytes += buffer.write(text, bufferedBytes);
					else writeOut(Buffer.from(text));
				},
				writeBytes(bytes) {
					flush();
					writeOut(bytes);
				},
				overwrite(position, text) {
					flush();
					const bytes = Buffer.from(text);
					guarded(() => {
						for (let start = 0; start < bytes.length;) {
							start += (0, external_node_fs_.writeSync)(descriptor, bytes, start, bytes.length - start, position + start);
						}
					});
				},
				length: () => writtenBytes + bufferedBytes,
				truncate(length) {
					bufferedBytes = Math.max(0, length - writtenBytes);
					if (length >= writtenBytes) return;
					guarded(() => (0, external_node_fs_.ftruncateSync)(descriptor, length));
					writtenBytes = length;
				},
				close,
				closeDurably() {
					flush();
					guarded(() => (0, external_node_fs_.fsyncSync)(descriptor));
					close();
					guarded(() => {
						for (const folder of new Set([(0, external_node_path_.dirname)(path), ...newFolders.map((one) => (0, external_node_path_.dirname)(one))])) syncFolder(folder);
					});
				},
				discard() {
					try {
						release();
					} catch {}
					if (!isInPlace) (0, temporary_folder.cF)(temporary);
				}
			};
		}
	}),
	90288: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { doctorCommand: () => doctorCommand });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43268);
		var _host_process_safe_log_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(254);
		var _host_server_api_requested_server_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37529);
		var _judge_summary_fail_on_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40250);
		var _setup_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36395);
		var _setup_doctor_diagnosis_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17202);
		var _setup_doctor_verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81132);
		var _log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5057);
		var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40357);
		var _requested_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32058);
		async function doctorCommand(paths, options, terminal) {
			const { env, stdout, stderr, signal } = terminal;
			const { json = false, quiet = false, verbose = false } = options;
			const log = (0, _log_js__WEBPACK_IMPORTED_MODULE_7__.h)({
				stream: stderr,
				color: (0, _options_js__WEBPACK_IMPORTED_MODULE_5__.c)(stderr, env, quiet),
				quiet
			});
			const cwd = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.cwd, options.cwd ?? ".");
			const { server, notice, problem } = (0, _host_server_api_requested_server_js__WEBPACK_IMPORTED_MODULE_1__.V)({
				url: options.serverUrl,
				key: options.apiKey
			}, env);
			const { config: configPath, records = [], baseline, module, html, output } = options;
			const request = {
				run: {
					cwd,
					configPath,
					paths,
					records,
					baseline,
					history: (0, _requested_history_js__WEBPACK_IMPORTED_MODULE_6__.$)("report", options, server),
					module,
					output,
					server,
					allowOutputOutside: options.allowOutputOutside === true || html !== undefined,
					reporters: { html }
				},
				serverNotice: notice,
				serverProblem: problem,
				failOn: options.failOn === undefined ? _judge_summary_fail_on_js__WEBPACK_IMPORTED_MODULE_2__.Nn : (0, _judge_summary_fail_on_js__WEBPACK_IMPORTED_MODULE_2__.XV)(options.failOn),
				annotations: true,
				token: env.GITHUB_TOKEN ?? "",
				isAction: false
			};
			const context = {
				env,
				now: Date.now(),
				signal,
				onProgress: log.progress
			};
			const diagnosis = await (0, _setup_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__.diagnose)(request, context).finally(log.progressDone);
			if (quiet && !json) stdout.write(`${(0, _setup_doctor_verdict_js__WEBPACK_IMPORTED_MODULE_8__.verdictOf)(diagnosis)}\n`);
			else if (!json) {
				const foldsUnused = !verbose && env.GITHUB_ACTIONS !== "true";
				stdout.write((0, _setup_doctor_diagnosis_text_js__WEBPACK_IMPORTED_MODULE_4__.diagnosisText)(diagnosis, {
					color: (0, _options_js__WEBPACK_IMPORTED_MODULE_5__.c)(stdout, env, false),
					foldsUnused
				}));
			}
			let preview;
			try {
				preview = await previewOf(options.preview, diagnosis, request, context);
			} finally {
				log.progressDone();
				if (json) stdout.write(`${(0, _host_process_safe_log_text_js__WEBPACK_IMPORTED_MODULE_9__.g5)(JSON.stringify({
					verdict: (0, _setup_doctor_verdict_js__WEBPACK_IMPORTED_MODULE_8__.verdictOf)(diagnosis),
					...diagnosis,
					...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_10__.X)({ preview })
				}))}\n`);
			}
			if (preview !== undefined && !json) log.info(`Preview: ${(0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(terminal.cwd, preview.index)}`);
			if (preview === undefined && options.preview !== undefined) log.info("No preview was written: correct the configuration first.");
			return diagnosis.problems > 0 ? _options_js__WEBPACK_IMPORTED_MODULE_5__.$.failed : _options_js__WEBPACK_IMPORTED_MODULE_5__.$.ok;
		}
		async function previewOf(folder, { sections }, request, context) {
			const isValid = sections.every(({ id, findings }) => id !== "configuration" || findings.every(({ status }) => status !== "problem"));
			if (folder === undefined || !isValid) return undefined;
			const { writePreview } = await Promise.all([
				__webpack_require__.e(3014),
				__webpack_require__.e(9647),
				__webpack_require__.e(6482),
				__webpack_require__.e(1060),
				__webpack_require__.e(177),
				__webpack_require__.e(3935),
				__webpack_require__.e(7614),
				__webpack_require__.e(5183),
				__webpack_require__.e(2342),
				__webpack_require__.e(4371),
				__webpack_require__.e(192),
				__webpack_require__.e(6487),
				__webpack_require__.e(8388)
			]).then(__webpack_require__.bind(__webpack_require__, 68388));
			return writePreview(folder, request, context);
		}
	}),
	17202: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { diagnosisText: () => diagnosisText });
		var picocolors__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57336);
		var picocolors__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_2__);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60331);
		var _base_text_place_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54288);
		var _report_render_terminal_marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45500);
		var _finding_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18131);
		var _verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81132);
		function diagnosisText(diagnosis, { color, foldsUnused = false }) {
			const { bold, dim } = picocolors__WEBPACK_IMPORTED_MODULE_2___default().createColors(color);
			const paints = (0, _report_render_terminal_marks_js__WEBPACK_IMPORTED_MODULE_0__.x)(color);
			const sign = (mark) => paints[mark](_report_render_terminal_marks_js__WEBPACK_IMPORTED_MODULE_0__.z[mark]);
			function lines(finding) {
				const { status, title, details = [], cure, yaml } = finding;
				const at = (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)((0, _base_text_place_text_js__WEBPACK_IMPORTED_MODULE_4__.Z)(finding));
				const text = (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(title);
				return [
					`  ${sign(_finding_marks_js__WEBPACK_IMPORTED_MODULE_1__.G[status])} ${at === "" ? "" : `${bold(at)} `}${status === "off" ? dim(text) : text}`,
					...details.map((detail) => dim(`      ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(detail)}`)),
					...cure === undefined ? [] : [`      ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(cure)}`],
					...yaml === undefined ? [] : (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.W)(yaml).split("\n").map((line) => `      ${line}`)
				];
			}
			const { problems, warnings } = diagnosis;
			const mark = problems > 0 ? "failed" : warnings > 0 ? "incomplete" : "successful";
			const isFolded = ({ unused }) => foldsUnused && unused !== undefined;
			const sections = diagnosis.sections.flatMap(({ title, findings }) => {
				const shown = findings.filter((finding) => !isFolded(finding));
				return shown.length === 0 ? [] : [[
					"",
					bold(title),
					...shown.flatMap(lines)
				].join("\n")];
			});
			const folded = diagnosis.sections.flatMap(({ findings }) => findings.filter(isFolded).flatMap(({ unused }) => unused ?? []));
			const names = [...new Set(folded)].join(", ");
			const rest = names === "" ? [] : ["", `${sign("skipped")} ${dim(`Not used (see --verbose): ${names}`)}`];
			return `${[
				`${sign(mark)} ${bold((0, _verdict_js__WEBPACK_IMPORTED_MODULE_5__.verdictOf)(diagnosis))}`,
				...sections,
				...rest
			].join("\n")}\n`;
		}
	}),
	18131: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => findingMarks });
		const findingMarks = {
			ok: "successful",
			off: "skipped",
			unknown: "unknown",
			warning: "incomplete",
			problem: "failed"
		};
	}),
	81132: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { verdictOf: () => verdictOf });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		function verdictOf({ problems, warnings, unknown }) {
			const found = [problems > 0 ? (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(problems, "problem") : [], warnings > 0 ? (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(warnings, "warning") : []].flat();
			const start = found.length > 0 ? found.join(", ") : "Everything is ready";
			return unknown === 0 ? start : `${start}; ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(unknown, "thing")} could not be checked`;
		}
	})
};
