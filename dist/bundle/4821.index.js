export const id = 4821;
export const ids = [4821];
export const modules = {
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
	78213: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => historyLimits,
			h: () => appendBuild
		});
		var _build_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13640);
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93355);
		var _history_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55154);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91458);
		var _job_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77543);
		const historyLimits = {
			builds: _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.kB,
			rows: _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.U1
		};
		function appendBuild(histories, build, results, limits = historyLimits) {
			const { builds: earlier } = histories ?? _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.up;
			const builds = (0, _build_order_js__WEBPACK_IMPORTED_MODULE_3__.y)([...earlier.filter(({ id }) => id !== build.id), build]).slice(-limits.builds);
			if (!builds.includes(build)) return histories ?? _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.up;
			const columns = columnsOf(earlier, builds);
			const rows = [];
			const tests = groupTests(results);
			for (const [id, known] of histories === undefined ? [] : (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.fD)(histories)) {
				rows.push(...(0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.mf)(extend(known, tests.get(id) ?? [], columns)));
				tests.delete(id);
			}
			for (const added of tests.values()) rows.push(...(0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.mf)(extend({
				shared: undefined,
				ofJobs: new Map()
			}, added, columns)));
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tp)(builds, rows, limits.rows);
		}
		function columnsOf(earlier, builds) {
			const indexes = new Map(earlier.map((known, index) => [known, index]));
			const from = builds.map((kept) => indexes.get(kept));
			const kept = new Set(from);
			return {
				from,
				dropped: [...indexes.values()].filter((index) => !kept.has(index))
			};
		}
		function groupTests(results) {
			const tests = new Map();
			for (const test of results.all()) {
				const id = (0, _history_id_js__WEBPACK_IMPORTED_MODULE_0__.E)(test.id);
				const known = tests.get(id);
				if (known === undefined) tests.set(id, [test]);
				else known.push(test);
			}
			return tests;
		}
		const didNotRun = {
			outcome: "-",
			cause: undefined,
			duration: _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG,
			test: undefined
		};
		function extend({ shared, ofJobs }, tests, columns) {
			const own = new Map();
			const others = [];
			for (const test of tests) {
				if (test.job !== undefined && ofJobs.has(test.job)) own.set(test.job, resultOf([test]));
				else others.push(test);
			}
			const [most, ...fewer] = groupsOf(others);
			const extended = {
				shared: undefined,
				ofJobs: new Map()
			};
			if (shared !== undefined || most !== undefined) {
				extended.shared = extendRow(shared, undefined, most === undefined ? didNotRun : resultOf(most), columns);
			}
			for (const [job, row] of ofJobs) extended.ofJobs.set(job, extendRow(row, job, own.get(job) ?? didNotRun, columns));
			for (const test of fewer.flat()) {
				if (test.job !== undefined) extended.ofJobs.set(test.job, extendRow(shared, test.job, resultOf([test]), columns));
			}
			return extended;
		}
		const best = [
			"P",
			"S",
			"f",
			"F",
			"-"
		];
		function groupsOf(tests) {
			if (tests.length < 2) return tests.length === 0 ? [] : [tests];
			const groups = new Map();
			for (const test of tests) {
				if (test.outcome === "-") continue;
				const key = `${best.indexOf(test.outcome)} ${test.outcome === "F" ? test.cause ?? "" : ""}`;
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [test]);
				else group.push(test);
			}
			const jobs = (group) => group.some(({ job }) => job === undefined) ? Number.POSITIVE_INFINITY : group.length;
			return [...groups].sort(([a, first], [b, second]) => jobs(second) - jobs(first) || (a < b ? -1 : 1)).map(([, group]) => group);
		}
		function resultOf(tests) {
			const [test] = tests;
			if (test === undefined) return didNotRun;
			let duration = _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG;
			for (const { outcome, duration: ms } of tests) if ((0, _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.hM)(outcome)) duration = (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.Nm)(duration, (0, _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.Oc)(ms));
			return {
				outcome: test.outcome,
				cause: test.outcome === "F" ? test.cause : undefined,
				duration,
				test
			};
		}
		function extendRow(row, job, result, { from, dropped }) {
			const { outcome, cause, duration, test } = result;
			const move = (text, added, missing) => {
				let moved = "";
				for (const index of from) moved += index === undefined ? added : text?.[index] ?? missing;
				return moved;
			};
			const results = move(row?.results, outcome, "-");
			const known = row === undefined || row.causes.length === 0 && cause === undefined ? undefined : (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.GS)(row);
			const causes = new Map();
			for (const [build, index] of from.entries()) {
				const found = index === undefined ? cause : known?.get(index);
				if (found !== undefined) causes.set(build, found);
			}
			const hasDurations = row?.durations !== undefined || duration !== _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG;
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.xG)({
				id: row?.id ?? (0, _history_id_js__WEBPACK_IMPORTED_MODULE_0__.E)(test?.id ?? ""),
				job,
				module: test?.module ?? row?.module,
				suite: test?.suite ?? row?.suite ?? [],
				name: test?.name ?? row?.name ?? "",
				results,
				causes: (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.n_)(results, causes),
				durations: hasDurations ? move(row?.durations, duration, _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG) : undefined,
				isOlder: row !== undefined && ((0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tW)(row) || dropped.some((index) => row.results[index] !== "-"))
			});
		}
	}),
	13640: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => sortBuilds });
		const growingId = /^\d{9,20}$/;
		function sortBuilds(builds) {
			if (builds.every(({ id }) => growingId.test(id))) return [...builds].sort((a, b) => compareNumbers(a.id, b.id));
			if (builds.every(({ timestamp }) => timestamp !== undefined)) return [...builds].sort((a, b) => (a.timestamp ?? 0) - (b.timestamp ?? 0));
			return builds;
		}
		function compareNumbers(a, b) {
			const [first, second] = [a.padStart(20, "0"), b.padStart(20, "0")];
			return first < second ? -1 : first > second ? 1 : 0;
		}
	}),
	58410: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ay: () => readHeader,
			iH: () => headerLine
		});
		var _records_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25385);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91458);
		const format = "build-report-history";
		const documentVersion = 1;
		const maximumId = 200;
		const maximumText = 2e3;
		const maximumProperties = 200;
		const maximumValue = 200;
		function headerLine(builds) {
			return JSON.stringify({
				format,
				version: documentVersion,
				builds: builds.map(({ properties, ...build }) => buildJson(properties === undefined ? build : {
					...build,
					properties: limited(properties)
				}))
			});
		}
		const buildJson = ({ id, isIncomplete, ...fields }) => ({
			build: id,
			...fields,
			...isIncomplete && { incomplete: true }
		});
		function readHeader(value) {
			if (!isObject(value) || value.format !== format) return "The file is not a history: its first line lacks \"format\": \"build-report-history\".";
			const { version, builds } = value;
			if (typeof version !== "number" || !(version >= 1)) return "The file is not a history: \"version\" in its first line is not a number.";
			if (version > documentVersion) {
				return `The history has version ${version} of its format, but this version of Build Report reads ${documentVersion}. Update Build Report.`;
			}
			if (!Array.isArray(builds) || builds.length > _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.kB) return `"builds" in the first line is not a list of at most ${_history_rows_js__WEBPACK_IMPORTED_MODULE_0__.kB} builds.`;
			const read = builds.map(readBuild);
			const known = read.filter((build) => build !== undefined);
			if (known.length < read.length) return "\"builds\" in the first line has an entry without the id of its build.";
			if (new Set(known.map(({ id }) => id)).size < known.length) return "\"builds\" in the first line lists a build twice.";
			return known;
		}
		function readBuild(value) {
			if (!isObject(value)) return undefined;
			const { build, commit, ref, timestamp, url, status, incomplete, properties } = value;
			if (typeof build !== "string" || build === "" || build.length > maximumId) return undefined;
			const values = isObject(properties) ? limited(properties) : {};
			return {
				id: build,
				...isText(commit, maximumId) && { commit },
				...isText(ref, maximumText) && { ref },
				...isTime(timestamp) && { timestamp },
				...isText(url, maximumText) && /^https?:\/\//.test(url) && { url },
				status: _records_record_js__WEBPACK_IMPORTED_MODULE_1__.b.find((known) => known === status) ?? "unknown",
				...incomplete === true && { isIncomplete: true },
				...Object.keys(values).length > 0 && { properties: values }
			};
		}
		function limited(properties) {
			const values = [];
			for (const [name, value] of Object.entries(properties)) {
				if (name.length > maximumId || values.length >= maximumProperties) continue;
				if (isText(value, maximumValue) || typeof value === "number" && Number.isFinite(value)) values.push([name, value]);
			}
			return Object.fromEntries(values);
		}
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
		var history_id = __webpack_require__(55154);
		;
		const lowDigits = (ids, start) => (0, parse_hex.j)(ids, start + 2) & 255;
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
			const { text, lines, starts, ends, groups, groupOf, fieldsOf, durationsOf } = rows;
			const always = "P".repeat(builds.length);
			const shared = createRowIndex(rows, rows.size);
			const ofJobs = new Map();
			let size = 0;
			const idOf = (row) => `${hex(rows.high[row], 8)}${hex(rows.low[row], 2)}`;
			for (let row = 0; row < rows.size; row += 1) {
				if (lines[row] === 0) continue;
				const job = fieldsOf.get(row)?.job;
				if (job === undefined ? shared.add(row) : addOnce(ofJobs, (0, history_rows.om)(idOf(row), job), row)) {
					size += 1;
					continue;
				}
				faults.add(`The history contains the test ${idOf(row)} twice.`, lines[row] ?? 0);
				lines[row] = 0;
			}
			const decode = (row) => {
				const { suite, module } = groups[groupOf[row] ?? 0] ?? { suite: [] };
				const durations = durationsOf.get(row);
				const fields = fieldsOf.get(row);
				const id = idOf(row);
				if (fields !== undefined) return (0, history_rows.xG)({
					id,
					suite,
					module,
					durations,
					...fields
				});
				const name = text.slice(starts[row], ends[row]);
				return (0, history_rows.xG)({
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
			};
			return {
				builds,
				size,
				find(id, job) {
					const own = (0, history_id.E)(id);
					const row = (job === undefined ? undefined : ofJobs.get((0, history_rows.om)(own, job))) ?? shared.find(own);
					return row === -1 ? undefined : decode(row);
				},
				*all() {
					for (let row = 0; row < rows.size; row += 1) if (lines[row] !== 0) yield decode(row);
				}
			};
		}
		const noCauses = [];
		const hex = (value, digits) => (value ?? 0).toString(16).padStart(digits, "0");
		function addOnce(table, key, row) {
			if (table.has(key)) return false;
			table.set(key, row);
			return true;
		}
		var duration_codes = __webpack_require__(93355);
		var verdicts_runs = __webpack_require__(7618);
		;
		const outcomes = "PFfS-";
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
					expanded.set(runs, (0, verdicts_runs.P)(runs, builds, outcomes));
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
					rows.reserve(Math.min(ids.length / test_histories._, history_rows.U1));
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
				rows.setGroup(typeof group === "string" ? noGroup : group);
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
					else if (start.startsWith("{")) rows.setGroup(noGroup);
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
		const noGroup = { suite: [] };
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
			const groups = [noGroup];
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
				reserve(more) {
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
			if (table === undefined) return { problems: [warn(`${header ?? "The file is not a history, because it is empty."} It is not used.`)] };
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
					const builds = (0, history_header.ay)(parse(text.slice(0, end)));
					if (typeof builds === "string") return {
						header: builds,
						table
					};
					table = createRowTable(text, builds, faults);
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
	77543: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GS: () => causesByBuild,
			Nm: () => longerCode,
			fD: () => groupRows,
			mf: () => fewestRows,
			n_: () => newestCauses
		});
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93355);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91458);
		function groupRows(histories) {
			const tests = new Map();
			for (const row of histories.all()) {
				let rows = tests.get(row.id);
				if (rows === undefined) {
					rows = {
						shared: undefined,
						ofJobs: new Map()
					};
					tests.set(row.id, rows);
				}
				if (row.job === undefined) rows.shared = row;
				else rows.ofJobs.set(row.job, row);
			}
			return tests;
		}
		function fewestRows({ shared, ofJobs }) {
			const jobs = [...ofJobs.values()].filter(hasRun).sort((a, b) => (a.job ?? "") < (b.job ?? "") ? -1 : 1);
			const first = shared !== undefined && hasRun(shared) ? shared : jobs.shift();
			if (first === undefined) return [];
			let all = withoutJob(first);
			const others = [];
			for (const row of jobs) {
				const merged = mergeRows(all, row);
				if (merged === undefined) others.push(row);
				else all = merged;
			}
			return [all, ...others];
		}
		const hasRun = ({ results }) => /[^-]/.test(results);
		function withoutJob(row) {
			if (row.job === undefined) return row;
			const { job: _, ...rest } = row;
			return rest;
		}
		function mergeRows(all, own) {
			if (all.results === own.results && sameCauses(all.causes, own.causes)) return withDurations(all, all.results, own);
			const [filledAll, filledOwn] = [carried(all.results), carried(own.results)];
			let results = "";
			for (let build = 0; build < all.results.length; build += 1) {
				const [a, b] = [all.results.charAt(build), own.results.charAt(build)];
				const isSame = a === b || a === "-" && filledAll[build] === b || b === "-" && filledOwn[build] === a;
				if (!isSame) return undefined;
				results += a === "-" ? b : a;
			}
			const [causesOfAll, causesOfOwn] = [causesByBuild(all), causesByBuild(own)];
			for (const [build, cause] of causesOfOwn) if (causesOfAll.has(build) && causesOfAll.get(build) !== cause) return undefined;
			return withDurations({
				...all,
				causes: newestCauses(results, new Map([...causesOfOwn, ...causesOfAll]))
			}, results, own);
		}
		function withDurations(all, results, own) {
			if (results === all.results && own.durations === all.durations) return all;
			const durations = longest(all.durations, own.durations);
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.xG)({
				...all,
				results,
				durations,
				isOlder: (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.tW)(all) || (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.tW)(own)
			});
		}
		function longest(a, b) {
			if (a === undefined || b === undefined || a === b) return a ?? b;
			let codes = "";
			for (let build = 0; build < a.length; build += 1) codes += longerCode(a.charAt(build), b.charAt(build));
			return codes;
		}
		const sizeOf = (code) => code === _duration_codes_js__WEBPACK_IMPORTED_MODULE_1__.IG ? -1 : code >= "a" ? code.charCodeAt(0) - 97 : code.charCodeAt(0) - 65 + 26;
		const longerCode = (a, b) => sizeOf(a) >= sizeOf(b) ? a : b;
		function carried(results) {
			let last = /[^-]/.exec(results)?.[0] ?? "-";
			let filled = "";
			for (const outcome of results) {
				if (outcome !== "-") last = outcome;
				filled += last;
			}
			return filled;
		}
		const sameCauses = (a, b) => a.length === b.length && a.every((cause, index) => cause === b[index]);
		function causesByBuild({ results, causes }) {
			const known = new Map();
			let build = results.length;
			for (const cause of causes) {
				build = build === 0 ? -1 : results.lastIndexOf("F", build - 1);
				if (build === -1) break;
				if (cause !== undefined) known.set(build, cause);
			}
			return known;
		}
		function newestCauses(results, causes) {
			const newest = [];
			for (let build = results.lastIndexOf("F"); build >= 0 && newest.length < _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.LF; build = build === 0 ? -1 : results.lastIndexOf("F", build - 1)) {
				newest.push(causes.get(build));
			}
			while (newest.length > 0 && newest.at(-1) === undefined) newest.pop();
			return newest;
		}
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
	}),
	57802: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => uniteHistories });
		var _append_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78213);
		var _build_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13640);
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93355);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91458);
		var _job_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77543);
		function uniteHistories(histories, limits = _append_build_js__WEBPACK_IMPORTED_MODULE_0__.H) {
			const [first = _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.up, ...others] = histories;
			if (others.length === 0 && first.builds.length <= limits.builds && first.size <= limits.rows) return first;
			const columns = new Map();
			const seen = new Set();
			for (const [history, { builds }] of histories.entries()) {
				for (const [index, build] of builds.entries()) {
					if (!seen.has(build.id)) columns.set(build, {
						history,
						index
					});
					seen.add(build.id);
				}
			}
			const all = (0, _build_order_js__WEBPACK_IMPORTED_MODULE_3__.y)([...columns.keys()]);
			const builds = all.slice(-limits.builds);
			const kept = builds.map((build) => columns.get(build) ?? {
				history: 0,
				index: 0
			});
			const dropped = all.slice(0, all.length - builds.length).map((build) => columns.get(build) ?? {
				history: 0,
				index: 0
			});
			const tables = histories.map(_job_rows_js__WEBPACK_IMPORTED_MODULE_2__.fD);
			const rows = [];
			for (const [position, table] of tables.entries()) {
				for (const id of table.keys()) {
					if (tables.slice(0, position).some((earlier) => earlier.has(id))) continue;
					rows.push(...(0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.mf)(uniteTest(tables.map((one) => one.get(id)), kept, dropped)));
				}
			}
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tp)(builds, rows, limits.rows);
		}
		function uniteTest(tests, kept, dropped) {
			const jobs = new Set(tests.flatMap((rows) => rows === undefined ? [] : [...rows.ofJobs.keys()]));
			const unite = (job) => uniteRows(tests.map((rows) => (job === undefined ? undefined : rows?.ofJobs.get(job)) ?? rows?.shared), job, kept, dropped);
			const ofJobs = new Map();
			for (const job of jobs) {
				const row = unite(job);
				if (row !== undefined) ofJobs.set(job, row);
			}
			return {
				shared: unite(undefined),
				ofJobs
			};
		}
		function uniteRows(rows, job, kept, dropped) {
			const known = rows.filter((row) => row !== undefined);
			const named = known.find(({ name }) => name !== "") ?? known[0];
			if (named === undefined) return undefined;
			const outcomeOf = ({ history, index }) => rows[history]?.results[index] ?? "-";
			const results = kept.map(outcomeOf).join("");
			const causesOf = rows.map((row) => row === undefined || row.causes.length === 0 ? undefined : (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.GS)(row));
			const causes = new Map();
			for (const [build, { history, index }] of kept.entries()) {
				const cause = causesOf[history]?.get(index);
				if (cause !== undefined) causes.set(build, cause);
			}
			const hasDurations = known.some(({ durations }) => durations !== undefined);
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.xG)({
				id: named.id,
				job,
				module: named.module,
				suite: named.suite,
				name: named.name,
				results,
				causes: (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.n_)(results, causes),
				durations: hasDurations ? kept.map(({ history, index }) => rows[history]?.durations?.[index] ?? _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG).join("") : undefined,
				isOlder: known.some(_history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tW) || dropped.some((column) => outcomeOf(column) !== "-")
			});
		}
	})
};
