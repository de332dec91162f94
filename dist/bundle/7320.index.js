export const id = 7320;
export const ids = [7320];
export const modules = {
	27320: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => readHistoryBytes });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var _verdicts_document_read_history_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54812);
		function readHistoryBytes(absolutePath) {
			if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(absolutePath).size > _verdicts_document_read_history_document_js__WEBPACK_IMPORTED_MODULE_1__.h) throw new Error("it is too large");
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(absolutePath);
		}
	}),
	62410: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => limitBuildId,
			m: () => maximumBuildId
		});
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		const maximumBuildId = 200;
		const hashLength = 16;
		const limitBuildId = (id) => (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.w)(id, maximumBuildId, hashLength);
	}),
	58902: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qf: () => documentStart,
			ay: () => readHeader,
			iH: () => headerLine
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43268);
		var _records_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25385);
		var _build_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62410);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55534);
		const format = "build-report-history";
		const documentVersion = 1;
		const documentStart = `{"format":"${format}",`;
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
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__.X)({
					incomplete: isIncomplete ? true : undefined,
					properties,
					modules
				})
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
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__.X)({
					commit: isText(commit, maximumId) ? commit : undefined,
					ref: isText(ref, maximumText) ? ref : undefined,
					timestamp: isTime(timestamp) ? timestamp : undefined,
					url: isText(url, maximumText) && /^https?:\/\//.test(url) ? url : undefined
				}),
				status: _records_record_js__WEBPACK_IMPORTED_MODULE_3__.b.find((known) => known === status) ?? "unknown",
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__.X)({ isIncomplete: incomplete === true ? true : undefined }),
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
			return (0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__.X)({
				properties: own,
				moduleProperties: others.length > 0 ? Object.fromEntries(others) : undefined
			});
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
	54812: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
		var history_header = __webpack_require__(58902);
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
		var history_rows = __webpack_require__(55534);
		var outcomes = __webpack_require__(86629);
		var test_histories = __webpack_require__(66209);
		var duration_codes = __webpack_require__(68263);
		var history_columns = __webpack_require__(64928);
		var history_id = __webpack_require__(17062);
		var verdicts_runs = __webpack_require__(73078);
		var name_limit = __webpack_require__(14157);
		;
		const row_fields_outcomes = "PFfS-";
		const maximumSuites = 100;
		const maximumCause = 100;
		const maximumExpanded = 1e4;
		const noCauses = [];
		function createRowReader(builds) {
			const always = (0, outcomes.Qv)(builds);
			const expanded = new Map();
			const expand = (runs) => {
				if (!expanded.has(runs)) {
					if (expanded.size >= maximumExpanded) expanded.clear();
					expanded.set(runs, (0, verdicts_runs.PY)(runs, builds, row_fields_outcomes));
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
		const rowFields = (name, results, job, causes = noCauses, isOlder = false) => ({
			name,
			results,
			job,
			causes,
			isOlder
		});
		const readDurations = (runs, builds) => typeof runs === "string" && (0, verdicts_runs.Aw)(runs, builds, duration_codes.nh) === builds ? runs : undefined;
		const noGroup = { suite: [] };
		function readGroup({ suite = [], module }) {
			if (!Array.isArray(suite) || suite.length > maximumSuites || !suite.every(isName)) return "\"suite\" is not a list of names.";
			if (module !== undefined && !isName(module)) return "\"module\" is not a name.";
			return {
				suite,
				...(0, defined_fields.X)({ module })
			};
		}
		const isName = (value) => typeof value === "string" && value.length <= name_limit.o;
		const isCause = (value) => value === null || typeof value === "string" && value.length <= maximumCause;
		const shown = (value) => typeof value === "string" && value.length <= 60 ? JSON.stringify(value) : "of the test";
		;
		const always = 0;
		const invalid = 1;
		const createLazyRows = (text, passed) => ({
			text,
			size: 0,
			high: new Uint32Array(0),
			low: new Uint8Array(0),
			starts: new Uint32Array(0),
			lines: new Uint32Array(0),
			resultsOf: new Uint32Array(0),
			distinctResults: [passed, ""],
			groupOf: new Uint32Array(0),
			groups: 1,
			groupStarts: new Uint32Array(1),
			parsedGroups: new Map([[0, noGroup]]),
			nextGroup: undefined,
			fieldsOf: new Map(),
			durationsOf: new Map()
		});
		const idBytes = test_histories._ / 2;
		function addIds(rows, ids) {
			const end = Math.min(rows.size + ids.length / idBytes, history_rows.U1);
			grow(rows, end);
			const { high, low } = rows;
			for (let row = rows.size, at = 0; row < end; row += 1, at += idBytes) {
				high[row] = (ids[at] ?? 0) << 24 | (ids[at + 1] ?? 0) << 16 | (ids[at + 2] ?? 0) << 8 | (ids[at + 3] ?? 0);
				low[row] = ids[at + 4] ?? 0;
			}
		}
		function grow(rows, length) {
			if (length <= rows.high.length) return;
			const capacity = Math.min(Math.max(length, 2 * rows.high.length), history_rows.U1);
			rows.high = grown(rows.high, new Uint32Array(capacity));
			rows.low = grown(rows.low, new Uint8Array(capacity));
			rows.starts = grown(rows.starts, new Uint32Array(capacity));
			rows.lines = grown(rows.lines, new Uint32Array(capacity));
			rows.resultsOf = grown(rows.resultsOf, new Uint32Array(capacity));
			rows.groupOf = grown(rows.groupOf, new Uint32Array(capacity));
			rows.groupStarts = grown(rows.groupStarts, new Uint32Array(capacity + 1));
		}
		function grown(column, larger) {
			larger.set(column);
			return larger;
		}
		function groupOfNext(rows) {
			const { nextGroup, groups } = rows;
			if (nextGroup === undefined) return groups - 1;
			if (typeof nextGroup === "number") rows.groupStarts[groups] = nextGroup;
			else rows.parsedGroups.set(groups, nextGroup);
			rows.nextGroup = undefined;
			rows.groups += 1;
			return groups;
		}
		function addRow(rows, line, fields, results) {
			const row = rows.size;
			rows.groupOf[row] = groupOfNext(rows);
			rows.lines[row] = line;
			rows.fieldsOf.set(row, fields);
			rows.resultsOf[row] = results;
			rows.size += 1;
		}
		function addInvalidRow(rows) {
			rows.resultsOf[rows.size] = invalid;
			rows.size += 1;
		}
		function truncateRows(rows, length) {
			for (let row = length; row < rows.size; row += 1) {
				rows.fieldsOf.delete(row);
				rows.durationsOf.delete(row);
			}
			rows.resultsOf.fill(always, length, rows.size);
			rows.size = length;
		}
		;
		function createLazySuites({ text, groupOf, size, groups, groupStarts, parsedGroups }) {
			const suite = (index) => {
				const known = parsedGroups.get(index);
				if (known !== undefined) return known;
				const start = groupStarts[index] ?? 0;
				const group = readGroup(JSON.parse(text.slice(start, text.indexOf("\n", start))));
				const parsed = typeof group === "string" ? noGroup : group;
				parsedGroups.set(index, parsed);
				return parsed;
			};
			let lastModule;
			let end = "}";
			const endOf = (module) => {
				if (module !== lastModule) end = module === undefined ? "}" : `,"module":${JSON.stringify(module)}}`;
				lastModule = module;
				return end;
			};
			return {
				suiteOf: groupOf.subarray(0, size),
				suiteCount: groups,
				suite,
				isInSuite(test, index) {
					const start = groupStarts[index] ?? 0;
					if (start === 0) return (0, history_columns.BI)(test, suite(index));
					const namesEnd = endOfNames(text, start + prefix.length, test.suite);
					const end = endOf(test.module);
					return namesEnd !== -1 && text.slice(namesEnd, namesEnd + end.length) === end;
				}
			};
		}
		function endOfNames(text, from, names) {
			let at = from + 1;
			for (const name of names) {
				const end = at + 1 + name.length;
				if (text.charCodeAt(at) !== quotationMark || text.indexOf("\"", at + 1) !== end || text.slice(at + 1, end) !== name) return -1;
				at = end + 2;
			}
			const end = names.length === 0 ? at : at - 1;
			return text.charCodeAt(end) === bracket ? end + 1 : -1;
		}
		const prefix = "{\"suite\":";
		const quotationMark = 34;
		const bracket = 93;
		var parse_hex = __webpack_require__(51777);
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
			const { text, high, low, lines, starts, distinctResults, fieldsOf, durationsOf } = rows;
			const resultsOf = rows.resultsOf.subarray(0, rows.size);
			const suites = createLazySuites(rows);
			const { suiteOf } = suites;
			const shared = createRowIndex(rows, rows.size);
			const ofJobs = new Map();
			let size = 0;
			const idOf = (row) => ((high[row] ?? 0) * 256 + (low[row] ?? 0)).toString(16).padStart(test_histories._, "0");
			const jobOf = (row) => resultsOf[row] === always ? undefined : fieldsOf.get(row)?.job;
			for (let row = 0; row < rows.size; row += 1) {
				if (resultsOf[row] === invalid) continue;
				const job = jobOf(row);
				if (job === undefined ? shared.add(row) : addOnce(ofJobs, (0, history_columns.om)(idOf(row), job), row)) {
					size += 1;
					continue;
				}
				faults.add(`The history contains the test ${idOf(row)} twice.`, lines[row] ?? 0);
				resultsOf[row] = invalid;
			}
			const nameAt = (start) => text.slice(start, text.indexOf("\"", start));
			const decode = (row, id) => {
				const { suite, module } = suites.suite(suiteOf[row] ?? 0);
				const runs = durationsOf.get(row);
				const durations = runs === undefined ? undefined : (0, verdicts_runs.PY)(runs, builds.length, duration_codes.nh);
				const results = distinctResults[resultsOf[row] ?? 0] ?? "";
				const { name, job, causes, isOlder } = fieldsOf.get(row) ?? {
					name: nameAt(starts[row] ?? 0),
					...passedFields
				};
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
				const digits = (0, history_id.L)(id);
				const own = job === undefined || ofJobs.size === 0 ? undefined : ofJobs.get((0, history_columns.om)(digits.slice(0, test_histories._), job));
				return own ?? shared.find(digits);
			};
			const usual = (row) => {
				const runs = durationsOf.get(row);
				const codes = runs === undefined || !isValid(row) ? undefined : (0, verdicts_runs.PY)(runs, builds.length, duration_codes.nh);
				if (codes === undefined) return {};
				const samples = (0, duration_codes.Tu)(distinctResults[resultsOf[row] ?? 0] ?? "");
				const p95Ms = (0, duration_codes.Up)(codes, samples);
				return p95Ms === undefined ? {} : {
					p95Ms,
					samples
				};
			};
			const isValid = (row) => row >= 0 && row < rows.size && resultsOf[row] !== invalid;
			const rowAt = (row) => isValid(row) ? decode(row, idOf(row)) : undefined;
			return {
				builds,
				size,
				find: (id, job) => rowAt(find(id, job)),
				*all() {
					for (let row = 0; row < rows.size; row += 1) if (isValid(row)) yield decode(row, idOf(row));
				},
				columns: {
					length: rows.size,
					find,
					row: rowAt,
					job: jobOf,
					usual,
					hasName: (row) => resultsOf[row] === always ? text.charCodeAt(starts[row] ?? 0) !== lazy_histories_quotationMark : fieldsOf.get(row)?.name !== "",
					resultsOf,
					distinctResults,
					...suites
				}
			};
		}
		const lazy_histories_quotationMark = 34;
		const lazy_histories_noCauses = [];
		const passedFields = {
			job: undefined,
			causes: lazy_histories_noCauses,
			isOlder: false
		};
		function addOnce(table, key, row) {
			if (table.has(key)) return false;
			table.set(key, row);
			return true;
		}
		;
		const usualLine = /(?:"[^"\\\n]*"|\{"suite":\[(?:"[^"\\\0-\x1f]*"(?:,"[^"\\\0-\x1f]*"){0,99})?\](?:,"module":"[^"\\\0-\x1f]*")?\})\r?\n/y;
		function addUsualLines(rows, cursor, most) {
			const { text, starts, lines, groupOf } = rows;
			const end = rows.size + most;
			let { start, line } = cursor;
			let row = rows.size;
			for (;;) {
				usualLine.lastIndex = start;
				if (!usualLine.test(text)) break;
				const next = usualLine.lastIndex;
				if (next - start > name_limit.o) break;
				if (text.charCodeAt(start) !== usual_lines_quotationMark) {
					rows.nextGroup = start;
				} else if (row < end) {
					groupOf[row] = rows.nextGroup === undefined ? rows.groups - 1 : groupOfNext(rows);
					starts[row] = start + 1;
					lines[row] = line;
					row += 1;
				} else {
					break;
				}
				start = next;
				line += 1;
			}
			rows.size = row;
			cursor.start = start;
			cursor.line = line;
		}
		const usual_lines_quotationMark = 34;
		;
		function createRowTable(text, builds, faults) {
			const readRow = createRowReader(builds.length);
			const rows = createLazyRows(text, (0, outcomes.Qv)(builds.length));
			const numbers = new Map();
			let block;
			let isEnded = false;
			let isFull = false;
			const numberOf = (results) => {
				const number = numbers.get(results) ?? rows.distinctResults.length;
				if (number === rows.distinctResults.length) {
					rows.distinctResults.push(results);
					numbers.set(results, number);
				}
				return number;
			};
			const endBlock = (isCut) => {
				if (block !== undefined && !isCut) {
					if (block.tests !== block.ids) {
						faults.add(`The line has ${(0, counts.p)(block.ids, "id")} for ${(0, counts.p)(block.tests, "test")}.`, block.line);
						truncateRows(rows, block.start);
					}
				}
				block = undefined;
			};
			const beginBlock = (ids, line) => {
				endBlock(false);
				const bytes = typeof ids === "string" && ids.length % test_histories._ === 0 ? bytesOf(ids) : undefined;
				if (bytes !== undefined) {
					block = {
						ids: 2 * bytes.length / test_histories._,
						line,
						start: rows.size,
						tests: 0
					};
					addIds(rows, bytes);
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
				if (rows.size < history_rows.U1) return true;
				if (!isFull) faults.add(`The history has more than ${(0, counts.B)(history_rows.U1)} tests.`, line);
				isFull = true;
				return false;
			};
			const addTest = (value, line) => {
				if (!hasNext(line)) return;
				const fields = value === undefined ? "" : readRow(value);
				if (typeof fields !== "string") addRow(rows, line, fields, numberOf(fields.results));
				else addInvalidRow(rows);
				if (typeof fields === "string" && fields !== "") faults.add(fields, line);
			};
			const addDurations = (durations, line) => {
				let refused = Array.isArray(durations) ? 0 : 1;
				for (let index = 0; Array.isArray(durations) && index < durations.length; index += 2) {
					const position = durations[index];
					const runs = readDurations(durations[index + 1], builds.length);
					const isKnown = block !== undefined && typeof position === "number" && position >= 0 && position < block.tests;
					if (isKnown && runs !== undefined) rows.durationsOf.set((block?.start ?? 0) + position, runs);
					else refused += 1;
				}
				if (refused > 0) faults.add(`${(0, counts.p)(refused, "part")} of "durations" cannot be used.`, line);
			};
			const addGroup = (fields, line) => {
				const group = readGroup(fields);
				if (typeof group === "string") faults.add(group, line);
				rows.nextGroup = typeof group === "string" ? noGroup : group;
			};
			return {
				addUsualLines(cursor) {
					const before = rows.size;
					const idsLeft = block === undefined ? 0 : Math.max(0, block.ids - block.tests);
					addUsualLines(rows, cursor, Math.min(idsLeft, history_rows.U1 - before));
					if (block !== undefined) block.tests += rows.size - before;
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
					else if (start.startsWith("{")) rows.nextGroup = noGroup;
					else addTest(undefined, line);
				},
				result() {
					endBlock(true);
					return {
						histories: createLazyHistories(builds, rows, faults),
						isCut: !isEnded
					};
				}
			};
		}
		function bytesOf(digits) {
			const bytes = Buffer.from(digits, "hex");
			return bytes.toString("hex") === digits ? bytes : undefined;
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
			const { header, table } = readLines(text, faults);
			if (table === undefined) {
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
			const { histories, isCut } = table.result();
			const problems = faults.list().map(({ message, line }) => warn(`${message} The history does without it.`, line));
			const more = faults.count() - problems.length;
			if (more > 0) problems.push(warn(`${(0, counts.p)(more, "more line")} of the history cannot be used.`));
			if (isCut) problems.push(warn(`The history is cut off. ${usedBefore(histories.size)}`));
			return {
				histories,
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
				table: undefined
			};
			const first = indexOrEnd(text, "\n", 0);
			const header = (0, history_header.ay)(first > maximumLineLength ? undefined : parse(text.slice(0, first)));
			if ("reason" in header) return {
				header,
				table: undefined
			};
			const table = createRowTable(text, header.builds, faults);
			const cursor = {
				start: first + 1,
				line: 2
			};
			while (cursor.start < text.length && faults.count() < read_history_document_maximumFaults) {
				table.addUsualLines(cursor);
				const { start, line } = cursor;
				if (start === text.length) break;
				const next = indexOrEnd(text, "\n", start);
				const end = text.charCodeAt(next - 1) === carriageReturn ? next - 1 : next;
				if (end > start) addLine(table, end - start > maximumLineLength ? undefined : text.slice(start, end), line, faults);
				cursor.start = next + 1;
				cursor.line = line + 1;
			}
			return {
				header: undefined,
				table
			};
		}
		const carriageReturn = 13;
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
	73078: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Aw: () => lengthOfRuns,
			KE: () => shortenRuns,
			PY: () => expandRuns
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
			if (lengthOfRuns(runs, length, allowed) !== length) return undefined;
			let text = "";
			for (let index = 0; index < runs.length;) {
				const character = runs.charAt(index);
				index += 1;
				let count = 0;
				for (let digit = digitAt(runs, index); digit !== -1; digit = digitAt(runs, index)) {
					count = count * 10 + digit;
					index += 1;
				}
				text += count > 1 ? character.repeat(count) : character;
			}
			return text;
		}
		function lengthOfRuns(runs, maximum, allowed) {
			let length = 0;
			for (let index = 0; index < runs.length && length <= maximum;) {
				if (!allowed.includes(runs.charAt(index))) return -1;
				index += 1;
				let count = 0;
				for (let digit = digitAt(runs, index); digit !== -1; digit = digitAt(runs, index)) {
					count = Math.min(count * 10 + digit, maximum + 1);
					index += 1;
				}
				length += count || 1;
			}
			return length;
		}
		function digitAt(text, index) {
			if (index >= text.length) return -1;
			const digit = text.charCodeAt(index) - 48;
			return digit >= 0 && digit <= 9 ? digit : -1;
		}
	})
};
