export const id = 3590;
export const ids = [3590];
export const modules = {
	33590: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => readHistoryBytes });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var _verdicts_document_read_history_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36504);
		function readHistoryBytes(absolutePath) {
			if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(absolutePath).size > _verdicts_document_read_history_document_js__WEBPACK_IMPORTED_MODULE_1__.h) throw new Error("it is too large");
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(absolutePath);
		}
	}),
	1801: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	46606: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => limitBuildId,
			m: () => maximumBuildId
		});
		var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56942);
		const maximumBuildId = 200;
		const hashLength = 16;
		const limitBuildId = (id) => (0, _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.w)(id, maximumBuildId, hashLength);
	}),
	58410: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ay: () => readHeader,
			iH: () => headerLine
		});
		var _records_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25385);
		var _build_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46606);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91458);
		const format = "build-report-history";
		const documentVersion = 1;
		const maximumId = 200;
		const maximumText = 2e3;
		const maximumProperties = 200;
		const maximumPropertyText = 2e4;
		const maximumValue = 200;
		function headerLine(builds) {
			return JSON.stringify({
				format,
				version: documentVersion,
				builds: builds.map(buildJson)
			});
		}
		function buildJson({ id, isIncomplete, properties: own = {}, moduleProperties = {}, ...fields }) {
			const { properties, moduleProperties: modules } = limited(own, moduleProperties);
			return {
				build: (0, _build_id_js__WEBPACK_IMPORTED_MODULE_0__.$)(id),
				...fields,
				...isIncomplete && { incomplete: true },
				...properties && { properties },
				...modules && { modules }
			};
		}
		const refused = (reason, isNewer = false) => ({
			reason,
			isNewer
		});
		function readHeader(value) {
			if (!isObject(value) || value.format !== format) {
				return refused("The file is not a history: its first line lacks \"format\": \"build-report-history\".");
			}
			const { version, builds } = value;
			if (typeof version !== "number" || !(version >= 1)) {
				return refused("The file is not a history: \"version\" in its first line is not a number.");
			}
			if (version > documentVersion) {
				const read = `this version of Build Report reads ${documentVersion}. Update Build Report.`;
				return refused(`The history has version ${version} of its format, but ${read}`, true);
			}
			if (!Array.isArray(builds) || builds.length > _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.kB) {
				return refused(`"builds" in the first line is not a list of at most ${_history_rows_js__WEBPACK_IMPORTED_MODULE_1__.kB} builds.`);
			}
			const read = builds.map(readBuild);
			const known = read.filter((build) => build !== undefined);
			if (known.length < read.length) return refused("\"builds\" in the first line has an entry without the id of its build.");
			if (new Set(known.map(({ id }) => id)).size < known.length) return refused("\"builds\" in the first line lists a build twice.");
			return { builds: known };
		}
		function readBuild(value) {
			if (!isObject(value)) return undefined;
			const { build, commit, ref, timestamp, url, status, incomplete, properties, modules } = value;
			if (typeof build !== "string" || build === "" || build.length > _build_id_js__WEBPACK_IMPORTED_MODULE_0__.m) return undefined;
			return {
				id: build,
				...isText(commit, maximumId) && { commit },
				...isText(ref, maximumText) && { ref },
				...isTime(timestamp) && { timestamp },
				...isText(url, maximumText) && /^https?:\/\//.test(url) && { url },
				status: _records_record_js__WEBPACK_IMPORTED_MODULE_2__.b.find((known) => known === status) ?? "unknown",
				...incomplete === true && { isIncomplete: true },
				...limited(properties, modules)
			};
		}
		function limited(properties, modules) {
			const take = createValueLimit();
			const own = take(properties);
			const others = [];
			for (const [module, values] of entriesOf(modules)) {
				const taken = module.length > maximumId ? undefined : take(values, module);
				if (taken !== undefined) others.push([module, taken]);
			}
			return {
				...own && { properties: own },
				...others.length > 0 && { moduleProperties: Object.fromEntries(others) }
			};
		}
		function createValueLimit() {
			let valuesLeft = maximumProperties;
			let textLeft = maximumPropertyText;
			return (values, module = "") => {
				const taken = [];
				for (const [name, value] of entriesOf(values)) {
					const isValid = isText(value, maximumValue) || typeof value === "number" && Number.isFinite(value);
					if (!isValid || name.length > maximumId) continue;
					const length = name.length + (typeof value === "string" ? value.length : 0) + (taken.length === 0 ? module.length : 0);
					if (valuesLeft === 0 || length > textLeft) continue;
					valuesLeft -= 1;
					textLeft -= length;
					taken.push([name, value]);
				}
				return taken.length === 0 ? undefined : Object.fromEntries(taken);
			};
		}
		const entriesOf = (value) => isObject(value) ? Object.entries(value) : [];
		const isTime = (value) => typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= 864e13;
		const isText = (value, maximumLength) => typeof value === "string" && value.length <= maximumLength;
		const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
	}),
	36504: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => maximumDocumentBytes,
			y: () => readHistoryDocument
		});
		var external_node_buffer_ = __webpack_require__(4573);
		var external_node_zlib_ = __webpack_require__(38522);
		var errors = __webpack_require__(83916);
		var json_fault = __webpack_require__(37147);
		var name_limit = __webpack_require__(14157);
		var counts = __webpack_require__(78119);
		var sizes = __webpack_require__(1801);
		var history_header = __webpack_require__(58410);
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
		var parse_hex = __webpack_require__(51777);
		var history_rows = __webpack_require__(91458);
		var test_histories = __webpack_require__(20357);
		var history_columns = __webpack_require__(62532);
		var history_id = __webpack_require__(55154);
		var outcomes = __webpack_require__(80753);
		;
		const lowDigits = (ids, start) => digitAt(ids, start + 8) << 4 | digitAt(ids, start + 9);
		function digitAt(text, index) {
			const code = text.charCodeAt(index);
			return (code & 15) + (code >> 6) * 9;
		}
		function createRowIndex({ high, low }, rows) {
			const mask = 2 ** Math.ceil(Math.log2(Math.max(2, rows) * 2)) - 1;
			const slots = new Int32Array(mask + 1);
			const seed = Math.floor(Math.random() * 2 ** 32);
			const slotOf = (ofHigh, ofLow) => {
				let mixed = Math.imul(ofHigh ^ seed, 2654435761) ^ ofLow;
				mixed = Math.imul(mixed ^ mixed >>> 15, 2246822507);
				let slot = (mixed ^ mixed >>> 13) & mask;
				for (let row = (slots[slot] ?? 0) - 1; row >= 0 && !(high[row] === ofHigh && low[row] === ofLow); row = (slots[slot] ?? 0) - 1) {
					slot = slot + 1 & mask;
				}
				return slot;
			};
			return {
				find: (id) => (slots[slotOf((0, parse_hex.j)(id, 0), lowDigits(id, 0))] ?? 0) - 1,
				add(row) {
					const slot = slotOf(high[row] ?? 0, low[row] ?? 0);
					if (slots[slot] !== 0) return false;
					slots[slot] = row + 1;
					return true;
				}
			};
		}
		;
		function createLazyHistories(builds, rows, faults) {
			const { text, high, low, lines, starts, ends, groups, groupOf, fieldsOf, durationsOf } = rows;
			const always = (0, outcomes.Qv)(builds.length);
			const shared = createRowIndex(rows, rows.size);
			const ofJobs = new Map();
			let size = 0;
			const idOf = (row) => ((high[row] ?? 0) * 256 + (low[row] ?? 0)).toString(16).padStart(test_histories._, "0");
			for (let row = 0; row < rows.size; row += 1) {
				if (lines[row] === 0) continue;
				const job = fieldsOf.get(row)?.job;
				if (job === undefined ? shared.add(row) : addOnce(ofJobs, (0, history_columns.om)(idOf(row), job), row)) {
					size += 1;
					continue;
				}
				faults.add(`The history contains the test ${idOf(row)} twice.`, lines[row] ?? 0);
				lines[row] = 0;
			}
			const decode = (row, id) => {
				const { suite, module } = groups[groupOf[row] ?? 0] ?? noGroup;
				const durations = durationsOf.get(row);
				const fields = fieldsOf.get(row);
				if (fields === undefined) {
					const name = text.slice(starts[row], ends[row]);
					return (0, history_rows.OB)({
						id,
						job: undefined,
						module,
						suite,
						name,
						results: always,
						causes: noCauses,
						durations,
						isOlder: false
					});
				}
				const { job, name, results, causes, isOlder } = fields;
				return (0, history_rows.OB)({
					id,
					job,
					module,
					suite,
					name,
					results,
					causes,
					durations,
					isOlder
				});
			};
			const find = (id, job) => {
				const own = (0, history_id.E)(id);
				return (job === undefined ? undefined : ofJobs.get((0, history_columns.om)(own, job))) ?? shared.find(own);
			};
			const rowAt = (row) => lines[row] ? decode(row, idOf(row)) : undefined;
			return {
				builds,
				size,
				find: (id, job) => rowAt(find(id, job)),
				*all() {
					for (let row = 0; row < rows.size; row += 1) if (lines[row] !== 0) yield decode(row, idOf(row));
				},
				columns: {
					length: rows.size,
					find,
					row: rowAt,
					results: (row) => lines[row] ? fieldsOf.get(row)?.results ?? always : "",
					job: (row) => fieldsOf.get(row)?.job,
					suite: (row) => groups[groupOf[row] ?? 0] ?? noGroup
				}
			};
		}
		const noGroup = { suite: [] };
		const noCauses = [];
		function addOnce(table, key, row) {
			if (table.has(key)) return false;
			table.set(key, row);
			return true;
		}
		var duration_codes = __webpack_require__(93355);
		var verdicts_runs = __webpack_require__(7618);
		;
		const row_fields_outcomes = "PFfS-";
		const maximumSuites = 100;
		const maximumCause = 100;
		const maximumExpanded = 1e4;
		const row_fields_noCauses = [];
		function createRowReader(builds) {
			const always = "P".repeat(builds);
			const expanded = new Map();
			const expand = (runs) => {
				if (!expanded.has(runs)) {
					if (expanded.size >= maximumExpanded) expanded.clear();
					expanded.set(runs, (0, verdicts_runs.P)(runs, builds, row_fields_outcomes));
				}
				return expanded.get(runs);
			};
			return (value) => {
				if (typeof value === "string") return isName(value) ? rowFields(value, always) : "The name of the test is too long.";
				if (!Array.isArray(value)) return "The line is not a test.";
				const [name, runs = "", fields = {}] = value;
				if (!isName(name)) return "The first element is not the name of a test.";
				const results = typeof runs === "string" ? expand(runs) : undefined;
				if (results === undefined) return `The results ${shown(runs)} are not those of ${builds} builds.`;
				if (typeof fields !== "object" || fields === null) return "The third element is not an object.";
				const { job, causes = [], older } = fields;
				if (job !== undefined && !isName(job)) return "\"job\" is not the name of a job.";
				if (!Array.isArray(causes) || causes.length > history_rows.LF || !causes.every(isCause)) return `"causes" is not a list of at most ${history_rows.LF} ids.`;
				return rowFields(name, results, job, causes.map((cause) => cause ?? undefined), older === true);
			};
		}
		const rowFields = (name, results, job, causes = row_fields_noCauses, isOlder = false) => ({
			name,
			results,
			job,
			causes,
			isOlder
		});
		const readDurations = (runs, builds) => typeof runs === "string" ? (0, verdicts_runs.P)(runs, builds, duration_codes.nh) : undefined;
		function readGroup({ suite = [], module }) {
			if (!Array.isArray(suite) || suite.length > maximumSuites || !suite.every(isName)) return "\"suite\" is not a list of names.";
			if (module !== undefined && !isName(module)) return "\"module\" is not a name.";
			return {
				suite,
				...module !== undefined && { module }
			};
		}
		const isName = (value) => typeof value === "string" && value.length <= name_limit.o;
		const isCause = (value) => value === null || typeof value === "string" && value.length <= maximumCause;
		const shown = (value) => typeof value === "string" && value.length <= 60 ? JSON.stringify(value) : "of the test";
		;
		function createRowTable(text, builds, faults) {
			const readRow = createRowReader(builds.length);
			const rows = createLazyRows(text);
			let block;
			let isEnded = false;
			let isFull = false;
			const endBlock = (isCut) => {
				if (block !== undefined && !isCut) {
					const ids = block.ids.length / test_histories._;
					if (block.tests !== ids) {
						faults.add(`The line has ${(0, counts.p)(ids, "id")} for ${(0, counts.p)(block.tests, "test")}.`, block.line);
						rows.truncate(block.start);
					}
				}
				block = undefined;
			};
			const beginBlock = (ids, line) => {
				endBlock(false);
				if (typeof ids === "string" && ids.length % test_histories._ === 0 && /^[0-9a-f]*$/.test(ids)) {
					block = {
						ids,
						line,
						start: rows.size(),
						tests: 0
					};
					rows.beginBlock(ids);
				} else {
					faults.add(`"ids" does not consist of ids with ${test_histories._} digits.`, line);
				}
			};
			const nextId = (line) => {
				if (block === undefined) {
					faults.add("The test has no id.", line);
					return undefined;
				}
				const start = block.tests * test_histories._;
				block.tests += 1;
				if (start >= block.ids.length) return undefined;
				if (rows.size() < history_rows.U1) return start;
				if (!isFull) faults.add(`The history has more than ${(0, counts.B)(history_rows.U1)} tests.`, line);
				isFull = true;
				return undefined;
			};
			const addTest = (value, line) => {
				const id = nextId(line);
				if (id === undefined || block === undefined) return;
				const fields = value === undefined ? "" : readRow(value);
				if (typeof fields !== "string") rows.add(block.ids, id, line, fields);
				else rows.addHole();
				if (typeof fields === "string" && fields !== "") faults.add(fields, line);
			};
			const addDurations = (durations, line) => {
				let refused = Array.isArray(durations) ? 0 : 1;
				for (let index = 0; Array.isArray(durations) && index < durations.length; index += 2) {
					const position = durations[index];
					const codes = readDurations(durations[index + 1], builds.length);
					const isKnown = block !== undefined && typeof position === "number" && position >= 0 && position < block.tests;
					if (isKnown && codes !== undefined) rows.setDurations((block?.start ?? 0) + position, codes);
					else refused += 1;
				}
				if (refused > 0) faults.add(`${(0, counts.p)(refused, "part")} of "durations" cannot be used.`, line);
			};
			const addGroup = (fields, line) => {
				const group = readGroup(fields);
				if (typeof group === "string") faults.add(group, line);
				rows.setGroup(typeof group === "string" ? row_table_noGroup : group);
			};
			return {
				addPassed(start, end, line) {
					const id = nextId(line);
					if (id !== undefined && block !== undefined) rows.addPassed(block.ids, id, line, start, end);
				},
				add(value, line) {
					if (typeof value !== "object" || value === null || Array.isArray(value)) addTest(value, line);
					else if ("ids" in value) beginBlock(value.ids, line);
					else if ("durations" in value) addDurations(value.durations, line);
					else if ("suite" in value || "module" in value) addGroup(value, line);
					else if ("tests" in value) {
						endBlock(false);
						isEnded = true;
					}
				},
				lose(fault, line) {
					const start = fault.trimStart();
					if (start.startsWith("{\"ids\"")) endBlock(false);
					else if (start.startsWith("{")) rows.setGroup(row_table_noGroup);
					else addTest(undefined, line);
				},
				result() {
					endBlock(true);
					return {
						histories: createLazyHistories(builds, rows.result(), faults),
						isCut: !isEnded
					};
				}
			};
		}
		const row_table_noGroup = { suite: [] };
		function createLazyRows(text) {
			let capacity = 0;
			let size = 0;
			const grow = (column, larger) => {
				larger.set(column);
				return larger;
			};
			let high = new Uint32Array(0);
			let low = new Uint8Array(0);
			let starts = new Uint32Array(0);
			let ends = new Uint32Array(0);
			let groupOf = new Uint32Array(0);
			let lines = new Uint32Array(0);
			const groups = [row_table_noGroup];
			let nextGroup;
			const fieldsOf = new Map();
			const durationsOf = new Map();
			const begin = (ids, id, line) => {
				if (nextGroup !== undefined) groups.push(nextGroup);
				nextGroup = undefined;
				high[size] = (0, parse_hex.j)(ids, id);
				low[size] = lowDigits(ids, id);
				groupOf[size] = groups.length - 1;
				lines[size] = line;
			};
			return {
				size: () => size,
				beginBlock(ids) {
					const more = Math.min(ids.length / test_histories._, history_rows.U1);
					if (size + more <= capacity) return;
					capacity = Math.min(Math.max(size + more, 2 * capacity), history_rows.U1);
					high = grow(high, new Uint32Array(capacity));
					low = grow(low, new Uint8Array(capacity));
					starts = grow(starts, new Uint32Array(capacity));
					ends = grow(ends, new Uint32Array(capacity));
					groupOf = grow(groupOf, new Uint32Array(capacity));
					lines = grow(lines, new Uint32Array(capacity));
				},
				setGroup(group) {
					nextGroup = group;
				},
				addPassed(ids, id, line, start, end) {
					begin(ids, id, line);
					starts[size] = start;
					ends[size] = end;
					size += 1;
				},
				add(ids, id, line, fields) {
					begin(ids, id, line);
					fieldsOf.set(size, fields);
					size += 1;
				},
				addHole() {
					lines[size] = 0;
					size += 1;
				},
				setDurations(row, codes) {
					durationsOf.set(row, codes);
				},
				truncate(length) {
					for (let row = length; row < size; row += 1) {
						fieldsOf.delete(row);
						durationsOf.delete(row);
					}
					size = length;
				},
				result: () => ({
					text,
					size,
					high,
					low,
					starts,
					ends,
					groupOf,
					lines,
					groups,
					fieldsOf,
					durationsOf
				})
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
				...line !== undefined && { line }
			});
			const { text, reason } = textOf(bytes);
			if (text === undefined) return { problems: [warn(`${reason} It is not used.`)] };
			const faults = createLineFaults();
			const { header, table } = readLines(text, faults);
			if (table === undefined) {
				const { reason: refused, isNewer } = header ?? {
					reason: "The file is not a history, because it is empty.",
					isNewer: false
				};
				return {
					isNewer,
					problems: [warn(`${refused} It is not used.`)]
				};
			}
			const { histories, isCut } = table.result();
			const problems = faults.list().map(({ message, line }) => warn(`${message} The history does without it.`, line));
			const more = faults.count() - problems.length;
			if (more > 0) problems.push(warn(`${(0, counts.p)(more, "more line")} of the history cannot be used.`));
			if (isCut) problems.push(warn(`The history is cut off${reason === undefined ? "" : ` (${reason})`}. ${usedBefore(histories.size)}`));
			return {
				histories,
				problems
			};
		}
		const usedBefore = (tests) => `The ${(0, counts.p)(tests, "test")} before its end ${tests === 1 ? "is" : "are"} used.`;
		function textOf(bytes) {
			const tooLarge = `The history is larger than ${(0, sizes.X)(maximumDocumentBytes)}.`;
			const isGzip = bytes[0] === 31 && bytes[1] === 139;
			if (!isGzip) return bytes.length > maximumDocumentBytes ? { reason: tooLarge } : { text: decode(bytes) };
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
		function decode(bytes) {
			const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			return (0, external_node_buffer_.isAscii)(buffer) ? buffer.toString("latin1") : buffer.toString("utf8");
		}
		function readLines(text, faults) {
			let table;
			let line = 0;
			let backslash = indexOrEnd(text, "\\", 0);
			for (let start = 0; start < text.length && faults.count() < read_history_document_maximumFaults;) {
				const next = indexOrEnd(text, "\n", start);
				const end = next > start && text.charCodeAt(next - 1) === carriageReturn ? next - 1 : next;
				line += 1;
				if (backslash < start) backslash = indexOrEnd(text, "\\", start);
				if (table === undefined) {
					const header = (0, history_header.ay)(end > maximumLineLength ? undefined : parse(text.slice(0, end)));
					if ("reason" in header) return {
						header,
						table
					};
					table = createRowTable(text, header.builds, faults);
				} else if (isPlainString(text, start, end) && backslash >= end && end - start <= name_limit.o) {
					table.addPassed(start + 1, end - 1, line);
				} else if (end > start) {
					addLine(table, end - start > maximumLineLength ? undefined : text.slice(start, end), line, faults);
				}
				start = next + 1;
			}
			return {
				header: undefined,
				table
			};
		}
		const carriageReturn = 13;
		const isPlainString = (text, start, end) => text.charCodeAt(start) === quotationMark && text.indexOf("\"", start + 1) === end - 1;
		const quotationMark = 34;
		function addLine(table, text, line, faults) {
			const value = text === undefined ? undefined : parse(text);
			if (value !== undefined) {
				table.add(value, line);
				return;
			}
			faults.add(text === undefined ? "The line is too long." : `The line ${(0, json_fault.a)(text)}.`, line);
			table.lose(text ?? "{", line);
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
	80753: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$K: () => failureRow,
			B6: () => nextRun,
			KT: () => lastRun,
			Pc: () => hasPassed,
			Qv: () => passedAlways,
			WN: () => hasFailed,
			gb: () => hasRun,
			gl: () => lastResult
		});
		const passed = "P".charCodeAt(0);
		const flaky = "f".charCodeAt(0);
		const failed = "F".charCodeAt(0);
		function hasPassed(results, build) {
			const code = results.charCodeAt(build);
			return code === passed || code === flaky;
		}
		const hasFailed = (results, build) => results.charCodeAt(build) === failed;
		const hasRun = (results, build) => hasPassed(results, build) || hasFailed(results, build);
		function lastRun(results, build) {
			let index = Math.min(build, results.length - 1);
			while (index >= 0 && !hasRun(results, index)) index -= 1;
			return Math.max(index, -1);
		}
		function nextRun(results, build) {
			let index = Math.max(build, 0);
			while (index < results.length && !hasRun(results, index)) index += 1;
			return index < results.length ? index : -1;
		}
		function lastResult(results, build) {
			let index = Math.min(build, results.length - 1);
			while (index >= 0 && results[index] === "-") index -= 1;
			return Math.max(index, -1);
		}
		function failureRow(results, build) {
			let first = build;
			let builds = 0;
			for (let index = build; index >= 0 && hasFailed(results, index); index = lastRun(results, index - 1)) {
				first = index;
				builds += 1;
			}
			return {
				first,
				builds
			};
		}
		const passedAlways = (builds) => Buffer.alloc(builds, "P").toString("latin1");
	}),
	7618: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => shortenRuns,
			P: () => expandRuns
		});
		function shortenRuns(text) {
			let runs = "";
			for (let start = 0; start < text.length;) {
				let end = start + 1;
				while (end < text.length && text[end] === text[start]) end += 1;
				runs += end - start === 1 ? text[start] : `${text[start]}${end - start}`;
				start = end;
			}
			return runs;
		}
		function expandRuns(runs, length, allowed) {
			let text = "";
			for (let index = 0; index < runs.length;) {
				const character = runs.charAt(index);
				if (!allowed.includes(character)) return undefined;
				index += 1;
				let count = 0;
				for (let digit = digitAt(runs, index); digit !== undefined && count <= length; digit = digitAt(runs, index)) {
					count = count * 10 + digit;
					index += 1;
				}
				text += character.repeat(Math.min(count || 1, length + 1));
				if (text.length > length) return undefined;
			}
			return text.length === length ? text : undefined;
		}
		function digitAt(text, index) {
			const digit = text.charCodeAt(index) - 48;
			return digit >= 0 && digit <= 9 ? digit : undefined;
		}
	})
};
