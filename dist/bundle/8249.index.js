export const id = 8249;
export const ids = [8249, 7275];
export const modules = {
	48249: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { validateCommand: () => validateCommand });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _host_process_safe_log_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(254);
		var _run_validate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27275);
		var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5057);
		var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40357);
		const listedFiles = 20;
		async function validateCommand(paths, options, terminal) {
			const { env, stdout, stderr } = terminal;
			const { json = false, quiet = false, verbose = false } = options;
			const log = (0, _log_js__WEBPACK_IMPORTED_MODULE_3__.h)({
				stream: stderr,
				color: (0, _options_js__WEBPACK_IMPORTED_MODULE_2__.c)(stderr, env, quiet),
				quiet
			});
			const cwd = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.cwd, options.cwd ?? ".");
			const found = await (0, _run_validate_js__WEBPACK_IMPORTED_MODULE_1__.validate)({
				cwd,
				configPath: options.config,
				paths,
				records: [],
				module: options.module
			}, {
				env,
				onWarning: log.problem
			});
			const color = (0, _options_js__WEBPACK_IMPORTED_MODULE_2__.c)(stdout, env, quiet);
			const limit = verbose ? Number.POSITIVE_INFINITY : listedFiles;
			if (json) stdout.write(`${(0, _host_process_safe_log_text_js__WEBPACK_IMPORTED_MODULE_4__.g5)(JSON.stringify(found))}\n`);
			else stdout.write(quiet ? `${(0, _run_validate_js__WEBPACK_IMPORTED_MODULE_1__.o)(found)}\n` : (0, _run_validate_js__WEBPACK_IMPORTED_MODULE_1__.describeValidation)(found, {
				color,
				limit
			}));
			for (const problem of found.problems) log.problem(problem);
			return _options_js__WEBPACK_IMPORTED_MODULE_2__.$.ok;
		}
	}),
	45178: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => previewCollect });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43268);
		var _collected_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61793);
		var _identify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87988);
		var _match_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97368);
		var _pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74150);
		var _read_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11242);
		var _text_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87158);
		function previewCollect(options) {
			const { files, problems } = (0, _match_files_js__WEBPACK_IMPORTED_MODULE_1__.x)(options);
			const buffer = Buffer.allocUnsafeSlow(_text_source_js__WEBPACK_IMPORTED_MODULE_4__.s);
			const collectors = options.collectors.map((collector) => {
				const filesOf = new Map((0, _pattern_js__WEBPACK_IMPORTED_MODULE_2__.E)(collector.include).map((pattern) => [pattern, []]));
				for (const { path, matches } of files) {
					for (const match of matches) if (match.collector === collector) for (const pattern of match.patterns) filesOf.get(pattern)?.push(path);
				}
				return {
					key: collector.key,
					...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__.X)({ wellKnown: collector.wellKnown === true ? true : undefined }),
					patterns: [...filesOf].map(([pattern, files]) => ({
						pattern,
						files
					}))
				};
			});
			return {
				collectors,
				files: files.map((file) => look(file, buffer)),
				problems
			};
		}
		function look(file, buffer) {
			try {
				const source = (0, _text_source_js__WEBPACK_IMPORTED_MODULE_4__.J)(file.absolutePath, file.path, buffer);
				try {
					return (0, _collected_file_js__WEBPACK_IMPORTED_MODULE_6__.A)(file, (0, _identify_js__WEBPACK_IMPORTED_MODULE_0__.ls)(file, source.head()));
				} finally {
					source.close();
				}
			} catch (error) {
				return {
					path: file.path,
					kind: "unreadable",
					because: (0, _read_results_js__WEBPACK_IMPORTED_MODULE_3__.HP)(error),
					collectors: file.matches.map(({ collector }) => collector.key)
				};
			}
		}
	}),
	49880: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => describeCollectorChoice });
		var _read_formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74686);
		function describeCollectorChoice({ collectors, choosesFormats = false, testsAreOptional = false }) {
			const used = _read_formats_index_js__WEBPACK_IMPORTED_MODULE_0__.wP.filter((key) => collectors.some((collector) => collector.key === key));
			const formats = describeFormats(used, choosesFormats);
			if (!testsAreOptional) return [formats];
			return [formats, "Tests are optional: \"no-tests\" does not apply, because this file names \"files\" or \"events\" and enables no test collector."];
		}
		function describeFormats(used, choosesFormats) {
			if (choosesFormats) return `Test results are collected only in ${used.join(", ")}: a file that enables a test collector by name switches off the others.`;
			if (used.length === 0) return "No test results are collected: every test collector is disabled.";
			const unused = _read_formats_index_js__WEBPACK_IMPORTED_MODULE_0__.wP.filter((key) => !used.includes(key));
			if (unused.length === 0) return "Test results of every format are collected.";
			return `Test results are collected in ${used.join(", ")}, but not in ${unused.join(", ")}.`;
		}
	}),
	27275: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			describeValidation: () => describeValidation,
			o: () => validationHeadline,
			validate: () => validate
		});
		var picocolors__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57336);
		var picocolors__WEBPACK_IMPORTED_MODULE_9___default = __webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_9__);
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43268);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3517);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(60331);
		var _host_ci_context_read_ci_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64207);
		var _read_collect_collect_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45178);
		var _report_expressions_lazy_evaluator_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80806);
		var _collector_choice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49880);
		var _collectors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69737);
		var _requested_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73139);
		var _requested_quarantine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14602);
		var _run_variables_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33572);
		async function validate(request, { env, onWarning }) {
			const config = await (0, _requested_config_js__WEBPACK_IMPORTED_MODULE_5__.h)(request, {
				env,
				onWarning
			});
			await (0, _requested_quarantine_js__WEBPACK_IMPORTED_MODULE_6__.f)(request, {
				env,
				onWarning
			});
			const ciContext = () => (0, _host_ci_context_read_ci_context_js__WEBPACK_IMPORTED_MODULE_0__.O)({
				env,
				cwd: request.cwd
			}, request.module);
			const evaluator = await (0, _report_expressions_lazy_evaluator_js__WEBPACK_IMPORTED_MODULE_2__.M)(() => (0, _run_variables_js__WEBPACK_IMPORTED_MODULE_7__.R)(ciContext(), env, {}), config.usesExpressions);
			const found = (0, _read_collect_collect_preview_js__WEBPACK_IMPORTED_MODULE_1__.x)({
				cwd: request.cwd,
				collectors: (0, _collectors_js__WEBPACK_IMPORTED_MODULE_4__.j)(config, evaluator)
			});
			return {
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_8__.X)({
					config: config.path,
					choosesFormats: config.collect.choosesFormats ? true : undefined,
					testsAreOptional: config.collect.testsAreOptional ? true : undefined
				}),
				...found
			};
		}
		function sharedPatterns(collectors) {
			const groups = new Map();
			for (const collector of collectors) {
				const id = JSON.stringify(collector.patterns);
				const group = groups.get(id);
				if (group === undefined) groups.set(id, {
					...collector,
					keys: [collector.key]
				});
				else group.keys.push(collector.key);
			}
			return groups.values();
		}
		const kindNames = {
			results: "results",
			events: "events",
			unreadable: "unreadable",
			foreign: "left out",
			artifact: "kept"
		};
		const validationHeadline = ({ config }) => config === undefined ? "No configuration file was found; none is required." : `${config} is valid.`;
		function describeValidation(validated, { color, limit }) {
			const { collectors, files } = validated;
			const { bold, dim, green, red, yellow } = picocolors__WEBPACK_IMPORTED_MODULE_9___default().createColors(color);
			const lines = [validationHeadline(validated), ...(0, _collector_choice_js__WEBPACK_IMPORTED_MODULE_3__.Y)(validated)];
			if (collectors.some(({ wellKnown }) => wellKnown)) lines.push("Well-known names that match no file are not listed.");
			const some = (names) => {
				const shown = names.slice(0, limit).map((name) => `      ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_10__.p)(name)}`);
				return names.length > shown.length ? [...shown, dim(`      and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_11__.B)(names.length - shown.length)} more`)] : shown;
			};
			for (const { keys, patterns, wellKnown } of sharedPatterns(collectors)) {
				const matching = patterns.filter((pattern) => pattern.files.length > 0 || !wellKnown);
				if (matching.length === 0) continue;
				lines.push("", bold(keys.join(", ")));
				for (const { pattern, files: matched } of matching) {
					lines.push(`  ${pattern}  ${matched.length === 0 ? yellow("no file") : dim((0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_11__.p)(matched.length, "file"))}`, ...some(matched));
				}
			}
			if (files.length > 0) lines.push("", bold("Files"));
			for (const { path, kind, format, because } of files) {
				const what = format ?? kindNames[kind];
				const paint = kind === "unreadable" ? red : kind === "foreign" ? dim : green;
				lines.push(`  ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_10__.p)(path)}  ${paint(what)}  ${dim((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_10__.p)(because))}`);
			}
			if (files.length === 0) lines.push("", yellow("No file was found."));
			return `${lines.join("\n")}\n`;
		}
	})
};
