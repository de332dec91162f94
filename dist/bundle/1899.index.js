export const id = 1899;
export const ids = [1899];
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
	202: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P8: () => broadNote,
			Kq: () => leaveNote,
			LH: () => reportEntries
		});
		var defined_fields = __webpack_require__(43268);
		var counts = __webpack_require__(3517);
		var quarantine_quarantine = __webpack_require__(5107);
		;
		const passesToLeave = 20;
		const broadShare = .05;
		function readEntryHistories(histories, entries) {
			const quarantine = (0, quarantine_quarantine.b)(entries, Number.NEGATIVE_INFINITY);
			const ofEntry = new Map();
			const ids = new Set();
			for (const test of histories.all()) {
				const added = ids.has(test.id) ? 0 : 1;
				ids.add(test.id);
				for (const entry of quarantine.entriesOf(test)) {
					const passes = lastPasses(test.results);
					const known = ofEntry.get(entry) ?? {
						passes,
						tests: 0
					};
					ofEntry.set(entry, {
						passes: Math.min(passes, known.passes),
						tests: known.tests + added
					});
				}
			}
			return {
				tests: ids.size,
				ofEntry
			};
		}
		const isBroad = (tests, ofTests) => tests > 1 && tests > broadShare * ofTests;
		const canLeave = (passes) => passes !== undefined && passes >= passesToLeave;
		function lastPasses(results) {
			let passes = 0;
			for (let index = results.length - 1; index >= 0; index -= 1) {
				const result = results.charAt(index);
				if (result === "-") continue;
				if (result !== "P") break;
				passes += 1;
			}
			return passes;
		}
		var quarantine_end = __webpack_require__(60970);
		;
		function reportEntries({ entries, lines }, now, histories) {
			const found = histories && readEntryHistories(histories, entries);
			return entries.map((entry) => {
				const { passes, tests } = found?.ofEntry.get(entry) ?? {};
				return {
					...entry,
					line: lines.get(entry) ?? 1,
					hasEnded: (0, quarantine_end._)(entry, now),
					...(0, defined_fields.X)({
						passes,
						canLeave: found && canLeave(passes),
						tests,
						ofTests: tests === undefined ? undefined : found?.tests,
						isBroad: found && isBroad(tests ?? 0, found.tests)
					})
				};
			});
		}
		const leaveNote = ({ test, passes = 0 }) => `"${test}" passed ${(0, counts.B)(passes)} times in a row, so it can leave the quarantine.`;
		const broadNote = ({ test, tests = 0, ofTests = 0 }) => `"${test}" matches ${(0, counts.B)(tests)} of the ${(0, counts.B)(ofTests)} tests in the history. It excuses the new failures of all of them, so name fewer tests.`;
	}),
	61899: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => entriesOfFile,
			listEntries: () => listEntries
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3517);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60331);
		var _host_process_safe_log_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(254);
		var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5057);
		var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40357);
		var _entry_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(202);
		var _located_quarantine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36479);
		var _read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96615);
		async function listEntries(options, terminal) {
			const { env, stdout, stderr } = terminal;
			const { json = false, quiet = false } = options;
			const log = (0, _log_js__WEBPACK_IMPORTED_MODULE_4__.h)({
				stream: stderr,
				color: (0, _options_js__WEBPACK_IMPORTED_MODULE_0__.c)(stderr, env, quiet),
				quiet
			});
			const located = (0, _located_quarantine_js__WEBPACK_IMPORTED_MODULE_2__.T)(options, terminal);
			const list = await (0, _located_quarantine_js__WEBPACK_IMPORTED_MODULE_2__.D)(located, log.problem);
			const reports = (0, _entry_report_js__WEBPACK_IMPORTED_MODULE_1__.LH)(list, Date.now(), (0, _read_history_js__WEBPACK_IMPORTED_MODULE_3__.L)(options.history, located.cwd, log));
			if (json) stdout.write(`${(0, _host_process_safe_log_text_js__WEBPACK_IMPORTED_MODULE_5__.g5)(JSON.stringify({
				path: located.path,
				entries: reports
			}))}\n`);
			else stdout.write(`${[entriesOfFile(located.path, reports.length), ...quiet ? [] : reports.map(describe)].join("\n")}\n`);
			return _options_js__WEBPACK_IMPORTED_MODULE_0__.$.ok;
		}
		const entriesOfFile = (path, count) => count === 0 ? "No test is in quarantine." : `${path}: ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.B)(count)} ${count === 1 ? "entry" : "entries"}`;
		function describe({ test, module, owner, reason, issue, until, hasEnded, passes, canLeave }) {
			const facts = [
				module === undefined ? undefined : `module ${module}`,
				until === undefined ? "no end" : hasEnded ? `ended on ${until}` : `until ${until}`,
				owner,
				reason,
				issue,
				passes === undefined || passes === 0 ? undefined : `passed ${passes === 1 ? "once" : `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.B)(passes)} times in a row`}`,
				canLeave === true ? "can leave" : undefined
			].filter((fact) => fact !== undefined);
			return `\n${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_7__.p)(test)}\n  ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_7__.p)(facts.join(" · "))}`;
		}
	}),
	36479: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => readQuarantine,
			T: () => locateQuarantine
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		var _config_quarantine_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21290);
		function locateQuarantine(options, { cwd: current, env }) {
			const cwd = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(current, options.cwd ?? ".");
			const named = options.config === undefined ? undefined : (0, _config_quarantine_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__.c)(options.config, cwd);
			if (named !== undefined) return {
				cwd,
				path: named,
				exists: true
			};
			const found = (0, _config_quarantine_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__.Gl)(cwd, env);
			if (found?.isForeign === true) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`The quarantine file ${found.path} belongs to another user than the working directory.`, { hint: "If you trust the file, name the configuration next to it with --config." });
			}
			if (found !== undefined) return {
				cwd,
				path: found.path,
				exists: true
			};
			return {
				cwd,
				path: (0, _config_quarantine_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__.vd)(cwd, options.config),
				exists: false
			};
		}
		async function readQuarantine({ cwd, path }, onWarning) {
			const { list, warnings } = await (0, _config_quarantine_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__.Jo)(cwd, path);
			for (const warning of warnings) onWarning(warning);
			return list;
		}
	}),
	96615: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => readHistory });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		var _judge_earlier_builds_history_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27320);
		var _judge_history_document_read_history_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22303);
		function readHistory(path, cwd, log) {
			if (path === undefined) return undefined;
			const { histories, problems } = (0, _judge_history_document_read_history_document_js__WEBPACK_IMPORTED_MODULE_3__.y)(readBytes((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path), path), path);
			for (const problem of problems) log.problem(problem);
			return histories;
		}
		function readBytes(file, path) {
			try {
				return (0, _judge_earlier_builds_history_bytes_js__WEBPACK_IMPORTED_MODULE_2__.A)(file);
			} catch (cause) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`The history "${path}" cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(cause)}.`, {
					hint: "Correct --history.",
					cause
				});
			}
		}
	}),
	27320: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => readHistoryBytes });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var _history_document_read_history_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22303);
		function readHistoryBytes(absolutePath) {
			if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(absolutePath).size > _history_document_read_history_document_js__WEBPACK_IMPORTED_MODULE_1__.h) throw new Error("it is too large");
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(absolutePath);
		}
	}),
	22303: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => maximumDocumentBytes,
			y: () => readHistoryDocument
		});
		var external_node_buffer_ = __webpack_require__(4573);
		var external_node_zlib_ = __webpack_require__(38522);
		var defined_fields = __webpack_require__(43268);
		var errors = __webpack_require__(34758);
		var counts = __webpack_require__(3517);
		var sizes = __webpack_require__(47639);
		var json_fault = __webpack_require__(37147);
		var history_rows = __webpack_require__(988);
		var row_table = __webpack_require__(78113);
		var table_histories = __webpack_require__(93828);
		var test_histories = __webpack_require__(54775);
		var parse_rows = __webpack_require__(93389);
		var name_limit = __webpack_require__(14157);
		;
		function suiteOfNext(rows) {
			const { table, nextSuite } = rows;
			rows.nextSuite = undefined;
			return nextSuite === undefined ? table.suites - 1 : (0, row_table.wR)(table, nextSuite);
		}
		const usualLine = /(?:"[^"\\\n]*"|\{"suite":\[(?:"[^"\\\0-\x1f]*"(?:,"[^"\\\0-\x1f]*"){0,99})?\](?:,"module":"[^"\\\0-\x1f]*")?\})\r?\n/y;
		function addUsualLines(rows, cursor, most) {
			const { table, lines } = rows;
			const { text, starts, suiteOf } = table;
			const end = table.size + most;
			let { start, line } = cursor;
			let row = table.size;
			for (;;) {
				usualLine.lastIndex = start;
				if (!usualLine.test(text)) break;
				const next = usualLine.lastIndex;
				if (next - start > name_limit.o) break;
				if (text.charCodeAt(start) !== quotationMark) {
					rows.nextSuite = start;
				} else if (row < end) {
					suiteOf[row] = rows.nextSuite === undefined ? table.suites - 1 : suiteOfNext(rows);
					starts[row] = start + 1;
					lines[row] = line;
					row += 1;
				} else {
					break;
				}
				start = next;
				line += 1;
			}
			table.size = row;
			cursor.start = start;
			cursor.line = line;
		}
		const quotationMark = 34;
		;
		const idBytes = test_histories._ / 2;
		function createDocumentRows(text, builds, faults) {
			const readRow = (0, parse_rows.G2)(builds.length);
			const table = (0, row_table.$F)(builds.length, text);
			const rows = {
				table,
				lines: new Uint32Array(0),
				nextSuite: undefined
			};
			let block;
			let isEnded = false;
			let isFull = false;
			const endBlock = (isCut) => {
				if (block !== undefined && !isCut) {
					if (block.tests !== block.ids) {
						faults.add(`The line has ${(0, counts.p)(block.ids, "id")} for ${(0, counts.p)(block.tests, "test")}.`, block.line);
						(0, row_table.I_)(table, block.start);
					}
				}
				block = undefined;
			};
			const addIds = (ids) => {
				const end = Math.min(table.size + ids.length / idBytes, history_rows.U1);
				(0, row_table.MU)(table, end);
				if (rows.lines.length < table.high.length) {
					const lines = new Uint32Array(table.high.length);
					lines.set(rows.lines);
					rows.lines = lines;
				}
				const { high, low } = table;
				for (let row = table.size, at = 0; row < end; row += 1, at += idBytes) {
					high[row] = (ids[at] ?? 0) << 24 | (ids[at + 1] ?? 0) << 16 | (ids[at + 2] ?? 0) << 8 | (ids[at + 3] ?? 0);
					low[row] = ids[at + 4] ?? 0;
				}
			};
			const beginBlock = (ids, line) => {
				endBlock(false);
				const bytes = typeof ids === "string" && ids.length % test_histories._ === 0 ? bytesOf(ids) : undefined;
				if (bytes !== undefined) {
					block = {
						ids: 2 * bytes.length / test_histories._,
						line,
						start: table.size,
						tests: 0
					};
					addIds(bytes);
				} else {
					faults.add(`"ids" does not consist of ids with ${test_histories._} digits.`, line);
				}
			};
			const hasNext = (line) => {
				if (block === undefined) {
					faults.add("The test has no id.", line);
					return false;
				}
				block.tests += 1;
				if (block.tests > block.ids) return false;
				if (table.size < history_rows.U1) return true;
				if (!isFull) faults.add(`The history has more than ${(0, counts.B)(history_rows.U1)} tests.`, line);
				isFull = true;
				return false;
			};
			const addTest = (value, line) => {
				if (!hasNext(line)) return;
				const test = value === undefined ? "" : readRow(value);
				if (typeof test === "string") {
					(0, row_table.p)(table);
					if (test !== "") faults.add(test, line);
				} else {
					rows.lines[table.size] = line;
					(0, row_table.dG)(table, suiteOfNext(rows), (0, row_table.rN)(table, test.results), test.fields);
				}
			};
			const addDurations = (durations, line) => {
				let refused = Array.isArray(durations) ? 0 : 1;
				for (let index = 0; Array.isArray(durations) && index < durations.length; index += 2) {
					const position = durations[index];
					const runs = (0, parse_rows.A2)(durations[index + 1], builds.length);
					const isKnown = block !== undefined && typeof position === "number" && position >= 0 && position < block.tests;
					if (isKnown && runs !== undefined) table.durationsOf.set((block?.start ?? 0) + position, runs);
					else refused += 1;
				}
				if (refused > 0) faults.add(`${(0, counts.p)(refused, "part")} of "durations" cannot be used.`, line);
			};
			const addSuiteLine = (fields, line) => {
				const suite = (0, parse_rows.xj)(fields);
				if (typeof suite === "string") faults.add(suite, line);
				rows.nextSuite = typeof suite === "string" ? row_table.A8 : suite;
			};
			return {
				addUsualLines(cursor) {
					const before = table.size;
					const idsLeft = block === undefined ? 0 : Math.max(0, block.ids - block.tests);
					addUsualLines(rows, cursor, Math.min(idsLeft, history_rows.U1 - before));
					if (block !== undefined) block.tests += table.size - before;
				},
				add(value, line) {
					if (typeof value !== "object" || value === null || Array.isArray(value)) addTest(value, line);
					else if ("ids" in value) beginBlock(value.ids, line);
					else if ("durations" in value) addDurations(value.durations, line);
					else if ("suite" in value || "module" in value) addSuiteLine(value, line);
					else if ("tests" in value) {
						endBlock(false);
						isEnded = true;
					}
				},
				lose(fault, line) {
					const start = fault.trimStart();
					if (start.startsWith("{\"ids\"")) endBlock(false);
					else if (start.startsWith("{")) rows.nextSuite = row_table.A8;
					else addTest(undefined, line);
				},
				result() {
					endBlock(true);
					const index = (0, table_histories.K)(table, (row) => {
						faults.add(`The history contains the test ${(0, row_table.TH)(table, row)} twice.`, rows.lines[row] ?? 0);
						table.resultsOf[row] = row_table.Gq;
					});
					return {
						histories: (0, table_histories.B)(builds, table, index),
						isCut: !isEnded
					};
				}
			};
		}
		function bytesOf(digits) {
			const bytes = Buffer.from(digits, "hex");
			return bytes.toString("hex") === digits ? bytes : undefined;
		}
		var history_header = __webpack_require__(94148);
		;
		const maximumFaults = 10;
		function createLineFaults() {
			const first = [];
			let count = 0;
			return {
				add(message, line) {
					count += 1;
					if (first.length < maximumFaults) first.push({
						line,
						message
					});
				},
				list: () => [...first].sort((a, b) => a.line - b.line),
				count: () => count
			};
		}
		;
		const maximumDocumentBytes = 64 * 1024 * 1024;
		const maximumLineLength = 4 * 1024 * 1024;
		const read_history_document_maximumFaults = 1e3;
		function readHistoryDocument(bytes, path) {
			const warn = (message, line) => ({
				severity: "warning",
				message,
				path,
				...(0, defined_fields.X)({ line })
			});
			const { text, reason } = textOf(bytes);
			if (text === undefined) return { problems: [warn(`${reason} It is not used.`)] };
			const faults = createLineFaults();
			const { header, rows } = readLines(text, faults);
			if (rows === undefined) {
				if (endsInFirstLine(bytes, text)) {
					return { problems: [warn("The history ends early, in its first line. The file is incomplete, or its compression is damaged. It is not used.")] };
				}
				const { reason: refused, isNewer } = header ?? {
					reason: "The file is not a history, because it is empty.",
					isNewer: false
				};
				return {
					isNewer,
					problems: [warn(`${refused} It is not used.`)]
				};
			}
			const { histories, isCut } = rows.result();
			const problems = faults.list().map(({ message, line }) => warn(`${message} The history does without it.`, line));
			const more = faults.count() - problems.length;
			if (more > 0) problems.push(warn(`${(0, counts.p)(more, "more line")} of the history cannot be used.`));
			if (isCut) problems.push(warn(`The history is cut off. ${usedBefore(histories.size)}`));
			return {
				histories,
				...(0, defined_fields.X)({ isDamaged: problems.length > 0 ? true : undefined }),
				problems
			};
		}
		const usedBefore = (tests) => `The ${(0, counts.p)(tests, "test")} before its end ${tests === 1 ? "is" : "are"} used.`;
		const isGzip = (bytes) => bytes[0] === 31 && bytes[1] === 139;
		function textOf(bytes) {
			const tooLarge = `The history is larger than ${(0, sizes.X)(maximumDocumentBytes)}.`;
			if (!isGzip(bytes)) return bytes.length > maximumDocumentBytes ? { reason: tooLarge } : { text: decode(bytes) };
			try {
				return { text: decode((0, external_node_zlib_.gunzipSync)(bytes, {
					maxOutputLength: maximumDocumentBytes,
					finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH
				})) };
			} catch (error) {
				const isTooLarge = error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
				return { reason: isTooLarge ? tooLarge : `The history cannot be decompressed: ${(0, errors.bD)(error)}.` };
			}
		}
		function endsInFirstLine(bytes, text) {
			if (text.length > maximumLineLength || text.includes("\n") || parse(text) !== undefined) return false;
			return text.startsWith(history_header.Qf) || isGzip(bytes) && isCutOff(bytes);
		}
		function isCutOff(bytes) {
			try {
				(0, external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: maximumDocumentBytes });
				return false;
			} catch (error) {
				return error instanceof Error && "code" in error && error.code === "Z_BUF_ERROR";
			}
		}
		function decode(bytes) {
			const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			return (0, external_node_buffer_.isAscii)(buffer) ? buffer.toString("latin1") : buffer.toString("utf8");
		}
		function readLines(text, faults) {
			if (text === "") return {
				header: undefined,
				rows: undefined
			};
			const first = indexOrEnd(text, "\n", 0);
			const header = (0, history_header.ay)(first > maximumLineLength ? undefined : parse(text.slice(0, first)));
			if ("reason" in header) return {
				header,
				rows: undefined
			};
			const rows = createDocumentRows(text, header.builds, faults);
			const cursor = {
				start: first + 1,
				line: 2
			};
			while (cursor.start < text.length && faults.count() < read_history_document_maximumFaults) {
				rows.addUsualLines(cursor);
				const { start, line } = cursor;
				if (start === text.length) break;
				const next = indexOrEnd(text, "\n", start);
				const end = text.charCodeAt(next - 1) === carriageReturn ? next - 1 : next;
				if (end > start) addLine(rows, end - start > maximumLineLength ? undefined : text.slice(start, end), line, faults);
				cursor.start = next + 1;
				cursor.line = line + 1;
			}
			return {
				header: undefined,
				rows
			};
		}
		const carriageReturn = 13;
		function addLine(rows, text, line, faults) {
			const value = text === undefined ? undefined : parse(text);
			if (value !== undefined) {
				rows.add(value, line);
				return;
			}
			faults.add(text === undefined ? "The line is too long." : `The line ${(0, json_fault.a)(text)}.`, line);
			rows.lose(text ?? "{", line);
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return undefined;
			}
		}
		function indexOrEnd(text, character, from) {
			const index = text.indexOf(character, from);
			return index === -1 ? text.length : index;
		}
	}),
	60970: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => parseDay,
			_: () => isExpired
		});
		const dayMs = 24 * 60 * 60 * 1e3;
		function parseDay(text) {
			if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
			const time = Date.parse(`${text}T00:00:00Z`);
			return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : time;
		}
		function isExpired({ until }, now) {
			const lastDay = until === undefined ? undefined : parseDay(until);
			return lastDay !== undefined && now >= lastDay + dayMs;
		}
	}),
	5107: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => createQuarantine });
		var test_identity = __webpack_require__(40167);
		;
		function createAffixIndex(affixes, side) {
			const sorted = affixes.map((affix, index) => ({
				affix,
				index
			})).sort((a, b) => compare(a.affix, b.affix, side));
			const hasAffix = (text, affix) => side === "start" ? text.startsWith(affix) : text.endsWith(affix);
			const parents = [];
			for (const [position, { affix }] of sorted.entries()) {
				let parent = position - 1;
				while (parent >= 0 && !hasAffix(affix, sorted[parent]?.affix ?? "")) parent = parents[parent] ?? -1;
				parents.push(parent);
			}
			const lastNotAfter = (text) => {
				let low = 0;
				let high = sorted.length;
				while (low < high) {
					const middle = low + high >> 1;
					if (compare(sorted[middle]?.affix ?? "", text, side) <= 0) low = middle + 1;
					else high = middle;
				}
				return low - 1;
			};
			return (text) => {
				const found = [];
				for (let position = lastNotAfter(text); position >= 0; position = parents[position] ?? -1) {
					const entry = sorted[position];
					if (entry !== undefined && hasAffix(text, entry.affix)) found.push(entry.index);
				}
				return found;
			};
		}
		function compare(a, b, side) {
			if (side === "start") return a < b ? -1 : a > b ? 1 : 0;
			const length = Math.min(a.length, b.length);
			for (let index = 1; index <= length; index += 1) {
				const difference = a.charCodeAt(a.length - index) - b.charCodeAt(b.length - index);
				if (difference !== 0) return difference;
			}
			return a.length - b.length;
		}
		;
		const maximumProduct = 4096;
		function createTextFinder(wanted) {
			let shorter;
			return (text, from) => {
				if (wanted.length * text.length <= maximumProduct) return text.indexOf(wanted, from);
				shorter ??= shorterMatches(wanted);
				let matched = 0;
				for (let index = from; index < text.length && matched < wanted.length; index += 1) {
					matched = extended(wanted, shorter, matched, text.charCodeAt(index));
					if (matched === wanted.length) return index + 1 - matched;
				}
				return -1;
			};
		}
		function shorterMatches(wanted) {
			const shorter = new Uint32Array(wanted.length + 1);
			let matched = 0;
			for (let index = 1; index < wanted.length; index += 1) {
				matched = extended(wanted, shorter, matched, wanted.charCodeAt(index));
				shorter[index + 1] = matched;
			}
			return shorter;
		}
		function extended(wanted, shorter, matched, unit) {
			let length = matched;
			while (length > 0 && wanted.charCodeAt(length) !== unit) length = shorter[length] ?? 0;
			return wanted.charCodeAt(length) === unit ? length + 1 : length;
		}
		;
		function createPatternIndex(patterns) {
			const literal = new Map();
			const byStart = [];
			const byEnd = [];
			for (const [index, pieces] of patterns.entries()) {
				const [start = "", ...others] = pieces;
				const end = others.pop();
				if (end === undefined) literal.set(start, [...literal.get(start) ?? [], index]);
				else (start === "" ? byEnd : byStart).push({
					index,
					start,
					end,
					accepts: betweenEnds(start.length, others, end.length)
				});
			}
			const withStart = createAffixIndex(byStart.map(({ start }) => start), "start");
			const withEnd = createAffixIndex(byEnd.map(({ end }) => end), "end");
			const starts = createStartIndex([...literal.keys(), ...byStart.map(({ start }) => start)]);
			return {
				find(text) {
					const found = [...literal.get(text) ?? []];
					for (const position of withStart(text)) {
						const pattern = byStart[position];
						if (pattern !== undefined && text.endsWith(pattern.end) && pattern.accepts(text)) found.push(pattern.index);
					}
					for (const position of withEnd(text)) {
						const pattern = byEnd[position];
						if (pattern?.accepts(text) === true) found.push(pattern.index);
					}
					return found;
				},
				mayMatch: (start) => byEnd.length > 0 || starts(start) || withStart(start).length > 0
			};
		}
		function createStartIndex(texts) {
			const sorted = [...texts].sort();
			return (start) => {
				let low = 0;
				let high = sorted.length;
				while (low < high) {
					const middle = low + high >> 1;
					if ((sorted[middle] ?? "") < start) low = middle + 1;
					else high = middle;
				}
				return sorted[low]?.startsWith(start) === true;
			};
		}
		function betweenEnds(startLength, pieces, endLength) {
			const wanted = pieces.filter((piece) => piece !== "").map((piece) => ({
				find: createTextFinder(piece),
				length: piece.length
			}));
			return (text) => {
				const limit = text.length - endLength;
				let from = startLength;
				for (const { find, length } of wanted) {
					const at = find(text, from);
					if (at === -1) return false;
					from = at + length;
				}
				return from <= limit;
			};
		}
		var quarantine_end = __webpack_require__(60970);
		var test_pattern = __webpack_require__(34745);
		;
		const idPattern = /^[0-9a-f]{10,32}$/;
		const indexedDigits = 10;
		const namesId = ({ test }) => idPattern.test(test);
		function createQuarantine(entries, now, ownModule) {
			const active = entries.filter((entry) => !(0, quarantine_end._)(entry, now));
			const patterns = createPatternIndex(active.map(({ test }) => (0, test_pattern.mV)(test)));
			const byId = groupBy(active, (entry) => namesId(entry) ? entry.test.slice(0, indexedDigits) : undefined);
			const byOtherId = groupBy(active, (entry) => namesId(entry) ? undefined : entry.test);
			const unseen = new Set(active.keys());
			const texts = createTextReader((start) => patterns.mayMatch(start));
			let last;
			function find(test) {
				if (last !== undefined && isSame(last.test, test)) return last.found;
				const found = findNamed(test);
				last = {
					test,
					found: test.former === undefined ? found : new Set([...found, ...findNamed(formerTest(test))])
				};
				return last.found;
			}
			function findNamed(test) {
				const byText = texts.mayMatch(test) ? patterns.find(texts.textOf(test)) : [];
				const candidates = [...findById(test.id), ...byText];
				return candidates.length === 0 ? noIndexes : matching(candidates, test);
			}
			function formerTest({ former, ...now }) {
				const named = {
					...now,
					...former
				};
				const { module = ownModule?.() ?? "", suite, name } = named;
				return {
					...named,
					id: byId.size === 0 ? undefined : (0, test_identity.testId)(module, suite, name)
				};
			}
			function matching(candidates, test) {
				const found = new Set();
				for (const index of candidates) {
					const entry = active[index];
					if (entry === undefined || !applies(entry, test)) continue;
					unseen.delete(index);
					found.add(index);
				}
				return found;
			}
			function findById(id) {
				if (id === undefined) return [];
				return (idPattern.test(id) ? byId.get(id.slice(0, indexedDigits)) : byOtherId.get(id)) ?? [];
			}
			function applies({ test, module }, { id, module: given, suite, name }) {
				if (module !== undefined && module !== (given ?? ownModule?.())) return false;
				if (!idPattern.test(test)) return true;
				return isPrefixOfOther(test, id) || texts.textOf({
					suite,
					name
				}) === test;
			}
			return {
				entryOf(test) {
					if (active.length === 0) return undefined;
					const found = find(test);
					return found.size === 0 ? undefined : active[Math.min(...found)];
				},
				entriesOf: (test) => [...find(test)].flatMap((index) => active[index] ?? []),
				see(test) {
					if (unseen.size > 0) find(test);
				},
				expired: entries.filter((entry) => (0, quarantine_end._)(entry, now)),
				unmatched: () => [...unseen].flatMap((index) => active[index] ?? []),
				isEmpty: active.length === 0,
				needsIds: byId.size > 0
			};
		}
		const isPrefixOfOther = (one, other) => other !== undefined && (one.startsWith(other) || other.startsWith(one));
		function groupBy(entries, keyOf) {
			const groups = new Map();
			for (const [index, entry] of entries.entries()) {
				const key = keyOf(entry);
				if (key === undefined) continue;
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [index]);
				else group.push(index);
			}
			return groups;
		}
		const noIndexes = new Set();
		const isSame = (a, b) => a.suite === b.suite && a.name === b.name && a.id === b.id && a.module === b.module && a.former === b.former;
		function createTextReader(startMayMatch) {
			let lastSuite;
			let prefix = "";
			let mayMatch = true;
			const read = (suite) => {
				if (suite === lastSuite) return;
				lastSuite = suite;
				prefix = suite.map((part) => `${(0, test_pattern._t)(part)}${test_pattern.Tf}`).join("");
				mayMatch = startMayMatch(prefix.trim());
			};
			return {
				textOf({ suite, name }) {
					read(suite);
					const text = prefix + (0, test_pattern._t)(name);
					return text.trim();
				},
				mayMatch({ suite }) {
					read(suite);
					return mayMatch;
				}
			};
		}
	})
};
