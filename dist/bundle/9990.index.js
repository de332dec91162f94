export const id = 9990;
export const ids = [9990];
export const modules = {
	49880: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => describeCollectorChoice });
		var _read_formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96747);
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
	39990: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			describeValidation: () => describeValidation,
			validate: () => validate,
			o: () => validationHeadline
		});
		var picocolors = __webpack_require__(57336);
		var picocolors_default = __webpack_require__.n(picocolors);
		var defined_fields = __webpack_require__(43268);
		var counts = __webpack_require__(3517);
		var display_text = __webpack_require__(60331);
		var read_ci_context = __webpack_require__(64207);
		var external_node_fs_ = __webpack_require__(73024);
		var attachments = __webpack_require__(24535);
		var collected_file = __webpack_require__(61793);
		var committed_list = __webpack_require__(11412);
		var describe_neighbours = __webpack_require__(6697);
		var folder_identity = __webpack_require__(42696);
		var identify = __webpack_require__(89388);
		var match_files = __webpack_require__(1473);
		var pattern = __webpack_require__(74150);
		var read_results = __webpack_require__(74462);
		var text_source = __webpack_require__(87158);
		var may_have_twins = __webpack_require__(26625);
		var unite_folders = __webpack_require__(64468);
		;
		async function previewCollect(options) {
			const { files: matched, problems } = (0, match_files.x)(options);
			const files = (0, unite_folders.Rl)(matched);
			const buffer = Buffer.allocUnsafeSlow(text_source.s);
			const collectors = options.collectors.map((collector) => {
				const filesOf = new Map((0, pattern.E)(collector.include).map((pattern) => [pattern, new Set()]));
				for (const file of files) {
					for (const match of (file.folder?.files ?? [file]).flatMap(({ matches }) => matches)) {
						if (match.collector === collector) for (const pattern of match.patterns) filesOf.get(pattern)?.add(file.path);
					}
				}
				return {
					key: collector.key,
					...(0, defined_fields.X)({ wellKnown: collector.wellKnown === true ? true : undefined }),
					patterns: [...filesOf].map(([pattern, files]) => ({
						pattern,
						files: [...files]
					}))
				};
			});
			const neighbours = [];
			const committed = (0, committed_list.P)();
			const results = [];
			const held = [];
			const notices = [];
			const candidates = [];
			const shown = new Array(files.length);
			const show = (file, identity, position) => {
				if (identity.kind === "foreign" && identity.neighbour !== undefined) neighbours.push({
					path: file.path,
					neighbour: identity.neighbour
				});
				shown[position] = (0, collected_file.A)(file, identity);
			};
			for (const [position, file] of files.entries()) {
				const folder = (0, folder_identity.d)(file) ? (0, folder_identity.T)(file, options.isCommitted) : undefined;
				notices.push(...folder?.notices ?? []);
				const identity = folder?.identity ?? await look(file, buffer, options.isCommitted);
				committed.add(file.path, identity);
				if (identity.kind === "results") {
					const { path, job } = file;
					if (folder === undefined) results.push(file);
					if (identity.collector.twins !== "count") candidates.push({
						position,
						path,
						job,
						format: identity.format,
						sizeBytes: sizeOf(file)
					});
				}
				if ("mayBeAttachment" in identity) held.push({
					file,
					identity,
					position
				});
				else show(file, identity, position);
			}
			for (const { file, identity, position } of await (0, attachments.t)(held, results, (0, unite_folders.oe)(shown))) show(file, identity, position);
			const described = await (0, describe_neighbours.s)(neighbours);
			const twins = await twinsAmong(files, candidates, {
				buffer,
				isCommitted: options.isCommitted
			});
			const withTwins = twins === undefined ? shown : shown.map((file, at) => ({
				...file,
				...(0, defined_fields.X)({ twinOf: twins.twinOf.get(at) })
			}));
			return {
				collectors,
				files: (0, unite_folders.TK)(withTwins),
				problems: [
					...problems,
					...described.problems,
					...committed.problems(),
					...twins?.problems ?? []
				],
				notices: [
					...committed.notices(),
					...twins?.notices ?? [],
					...notices,
					...described.notices
				]
			};
		}
		const sizeOf = ({ absolutePath }) => (0, external_node_fs_.statSync)(absolutePath, { throwIfNoEntry: false })?.size ?? 0;
		async function twinsAmong(...[files, candidates, tools]) {
			if (!(0, may_have_twins.H)(candidates)) return undefined;
			const { previewTwins } = await Promise.all([__webpack_require__.e(8874), __webpack_require__.e(1519)]).then(__webpack_require__.bind(__webpack_require__, 51519));
			return previewTwins(files, candidates, tools);
		}
		async function look(file, buffer, isCommitted) {
			const [collector = file.matches[0]?.collector] = (0, identify.cU)(file);
			try {
				const source = (0, text_source.J)(file.absolutePath, file.path, buffer);
				try {
					return await (0, identify.ls)(file, source, isCommitted);
				} finally {
					source.close();
				}
			} catch (error) {
				if (collector === undefined) throw error;
				return {
					kind: "unreadable",
					because: (0, read_results.HP)(error),
					collector,
					severity: "error"
				};
			}
		}
		var lazy_evaluator = __webpack_require__(80806);
		var collector_choice = __webpack_require__(49880);
		var run_collectors = __webpack_require__(69737);
		var committed_files = __webpack_require__(44373);
		var run_notices = __webpack_require__(58800);
		var requested_config = __webpack_require__(86229);
		var requested_quarantine = __webpack_require__(14602);
		var run_variables = __webpack_require__(33572);
		;
		async function validate(request, { env, onWarning }) {
			const config = await (0, requested_config.h)(request, {
				env,
				onWarning
			});
			await (0, requested_quarantine.f)(request, {
				env,
				onWarning
			});
			const ciContext = () => (0, read_ci_context.O)({
				env,
				cwd: request.cwd
			}, request.module);
			const evaluator = await (0, lazy_evaluator.M)(() => (0, run_variables.R)(ciContext(), env, {}), config.usesExpressions);
			const collectors = (0, run_collectors.j)(config, evaluator);
			const { notices, ...found } = await previewCollect({
				cwd: request.cwd,
				collectors,
				isCommitted: (0, committed_files.M)(env)
			});
			return {
				...(0, defined_fields.X)({
					config: config.path,
					choosesFormats: config.collect.choosesFormats ? true : undefined,
					testsAreOptional: config.collect.testsAreOptional ? true : undefined
				}),
				...found,
				problems: [...found.problems, ...(0, run_notices.Q5)(notices)]
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
			const { bold, dim, green, red, yellow } = picocolors_default().createColors(color);
			const lines = [validationHeadline(validated), ...(0, collector_choice.Y)(validated)];
			if (collectors.some(({ wellKnown }) => wellKnown)) lines.push("Well-known names that match no file are not listed.");
			const some = (names) => {
				const shown = names.slice(0, limit).map((name) => `      ${(0, display_text.p)(name)}`);
				return names.length > shown.length ? [...shown, dim(`      and ${(0, counts.B)(names.length - shown.length)} more`)] : shown;
			};
			for (const { keys, patterns, wellKnown } of sharedPatterns(collectors)) {
				const matching = patterns.filter((pattern) => pattern.files.length > 0 || !wellKnown);
				if (matching.length === 0) continue;
				lines.push("", bold(keys.join(", ")));
				for (const { pattern, files: matched } of matching) {
					lines.push(`  ${pattern}  ${matched.length === 0 ? yellow("no file") : dim((0, counts.p)(matched.length, "file"))}`, ...some(matched));
				}
			}
			if (files.length > 0) lines.push("", bold("Files"));
			for (const { path, kind, format, because, twinOf } of files) {
				const what = format ?? kindNames[kind];
				const paint = kind === "unreadable" ? red : kind === "foreign" || twinOf !== undefined ? dim : green;
				const reason = twinOf === undefined ? because : `does not count, same tests as ${twinOf}`;
				lines.push(`  ${(0, display_text.p)(path)}  ${paint(what)}  ${dim((0, display_text.p)(reason))}`);
			}
			if (files.length === 0) lines.push("", yellow("No file was found."));
			return `${lines.join("\n")}\n`;
		}
	})
};
