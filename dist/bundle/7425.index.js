export const id = 7425;
export const ids = [7425];
export const modules = {
	50258: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => firstLine });
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2512);
		function firstLine(text, maximumLength = Number.POSITIVE_INFINITY) {
			const trimmed = text.trimStart();
			const end = trimmed.search(/[\r\n]/);
			const line = (end === -1 ? trimmed : trimmed.slice(0, end)).trimEnd();
			return (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_0__.xq)(line, maximumLength, "\u2026");
		}
	}),
	82553: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => lineNumber });
		function lineNumber(value) {
			const line = typeof value === "string" ? Number(value) : value;
			return typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : undefined;
		}
	}),
	45188: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => addMetadata });
		var _captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		const maximumEntries = 200;
		function addMetadata(metadata, name, value) {
			const entries = metadata ?? {};
			const key = name === "__proto__" ? "_proto_" : name;
			const before = Object.hasOwn(entries, key) ? entries[key] : undefined;
			if (before !== undefined) {
				if (before.length <= _captured_text_js__WEBPACK_IMPORTED_MODULE_0__.B9) entries[key] = (0, _captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(`${before}\n${value}`);
			} else if (Object.keys(entries).length < maximumEntries) entries[key] = (0, _captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(value);
			return entries;
		}
	}),
	95462: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => createRunErrors });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _first_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50258);
		const maximumReported = 10;
		const maximumReasonLength = 300;
		function createRunErrors(sink) {
			let count = 0;
			return {
				add(what, reason, line, path) {
					count += 1;
					if (count > maximumReported) return;
					const first = (0, _first_line_js__WEBPACK_IMPORTED_MODULE_0__.T)(reason, maximumReasonLength);
					const message = first === "" ? `${what}.` : `${what}: ${first}`;
					sink.problem({
						severity: "error",
						kind: "incomplete",
						message,
						...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
							line,
							path
						})
					});
				},
				finish(unlisted = 0) {
					const more = Math.max(count - maximumReported, 0) + unlisted;
					if (more === 0) return;
					const message = more === 1 ? "There is 1 more error outside of the tests." : `There are ${more} more errors outside of the tests.`;
					sink.problem({
						severity: "error",
						kind: "incomplete",
						message
					});
				}
			};
		}
	}),
	87425: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readQt: () => readQt });
		var _base_text_base_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38010);
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2512);
		var _base_text_detach_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10118);
		var _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		var _fields_line_number_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82553);
		var _fields_metadata_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45188);
		var _fields_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30759);
		var _fields_run_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95462);
		var _xml_xml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96378);
		const unknownWord = 0;
		const good = 1;
		const skip = 2;
		const blacklisted = 3;
		const bad = 4;
		const weights = new Map([
			["pass", good],
			["xfail", good],
			["bpass", good],
			["bxfail", good],
			["skip", skip],
			["bfail", blacklisted],
			["bxpass", blacklisted],
			["fail", bad],
			["xpass", bad]
		]);
		const statuses = [
			"unknown",
			"successful",
			"skipped",
			"skipped",
			"failed"
		];
		async function readQt(source, sink) {
			const runErrors = (0, _fields_run_errors_js__WEBPACK_IMPORTED_MODULE_4__.t)(sink);
			await (0, _xml_xml_js__WEBPACK_IMPORTED_MODULE_3__.k)(source, sink, (cursor) => handlersFor(sink, runErrors, cursor, nameOfFile(source.path)), { fragments: true });
			runErrors.finish();
		}
		function nameOfFile(path) {
			const name = (0, _base_text_base_name_js__WEBPACK_IMPORTED_MODULE_5__.F)(path);
			const dot = name.indexOf(".");
			return dot > 0 ? name.slice(0, dot) : name;
		}
		function handlersFor(sink, runErrors, cursor, fileName) {
			const noCase = fileName === "" ? [] : [fileName];
			let suite = noCase;
			let functionName;
			let row;
			let entry;
			let duration;
			let crash;
			let rowOutput = createOutput();
			let nextOutput = createOutput();
			let nextMetadata;
			const details = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.qi)();
			let faults = 0;
			const finishRow = () => {
				if (row === undefined) return;
				const { result, weight, reason } = row;
				result.status = statuses[weight === -1 ? unknownWord : weight];
				if (reason !== undefined && reason.description !== "") result.message = reason.description;
				if (reason?.attributes.file) placeTest(result, reason.attributes);
				const stdout = rowOutput.take();
				if (stdout !== undefined) result.stdout = stdout;
				if (faults > 0) result.details = details.take();
				faults = 0;
				row = undefined;
				sink.test(result);
			};
			const beginRow = (tag) => {
				finishRow();
				const name = functionName ?? "";
				const own = {
					tag,
					weight: -1,
					reason: undefined,
					result: {
						name: tag === "" ? name : `${name}(${tag})`,
						suite,
						status: "unknown"
					}
				};
				const output = rowOutput;
				rowOutput = nextOutput;
				nextOutput = output;
				if (nextMetadata !== undefined) own.result.metadata = nextMetadata;
				nextMetadata = undefined;
				row = own;
				return own;
			};
			const takeIncident = (incident) => {
				const { attributes, tag, description } = incident;
				const current = row === undefined || row.tag !== tag ? beginRow(tag) : row;
				const weight = weights.get(attributes.type) ?? unknownWord;
				if (weight === bad) addFault(attributes, description);
				if (weight <= current.weight) return;
				current.weight = weight;
				current.reason = incident;
			};
			const addFault = ({ file, line }, description) => {
				if (description === "" && !file) return;
				if (faults > 0) details.append("\n");
				faults += 1;
				details.append(description);
				if (file) details.append(`\n   Loc: [${file}(${line ?? 0})]`);
			};
			const takeMessage = ({ attributes, tag, description }) => {
				const type = attributes.type ?? "message";
				if (functionName === undefined) {
					if (type === "qfatal") runErrors.add("The program ended with a fatal error outside of a test function", description, cursor.line);
					return;
				}
				if (type === "qfatal") crash = description;
				const output = row !== undefined && row.tag === tag ? rowOutput : nextOutput;
				output.add(`${type}: ${description}`);
			};
			const entryHandler = (isMessage) => ({
				open(attributes) {
					entry = {
						attributes,
						isMessage,
						tag: "",
						description: ""
					};
				},
				close(_text, complete) {
					const own = entry;
					entry = undefined;
					if (own === undefined || !complete) return;
					const isIncident = !own.isMessage || own.attributes.type === "skip";
					if (!isIncident) takeMessage(own);
					else if (functionName !== undefined) takeIncident(own);
				}
			});
			return {
				TestCase: {
					open({ name }) {
						suite = name ? [(0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_6__.Y)(name)] : noCase;
					},
					close() {
						suite = noCase;
					}
				},
				TestFunction: {
					open({ name }) {
						functionName = name === undefined ? "" : (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_6__.Y)(name);
						duration = undefined;
						crash = undefined;
					},
					close(_text, complete) {
						if (row === undefined) {
							if (crash !== undefined && complete) runErrors.add(`The program ended with a fatal error in "${(0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_7__.xq)(functionName ?? "", 200)}"`, crash, cursor.line);
						} else {
							if (duration !== undefined) row.result.duration = duration;
							const rest = nextOutput.take();
							if (rest !== undefined) rowOutput.add(rest);
							finishRow();
						}
						nextOutput.take();
						nextMetadata = undefined;
						functionName = undefined;
					}
				},
				"TestFunction/Duration": { open({ msecs }) {
					duration = (0, _fields_numbers_js__WEBPACK_IMPORTED_MODULE_2__.E9)(msecs, 1);
				} },
				Incident: entryHandler(false),
				Message: entryHandler(true),
				DataTag: {
					close(text) {
						if (entry !== undefined) entry.tag = text;
					},
					text: true
				},
				Description: {
					close(text) {
						if (entry !== undefined) entry.description = text;
					},
					text: true
				},
				BenchmarkResult: { open({ metric = "", tag = "", value = "", iterations }) {
					const isOfRow = row !== undefined && row.tag === tag;
					let metadata = (0, _fields_metadata_js__WEBPACK_IMPORTED_MODULE_1__.L)(isOfRow ? row?.result.metadata : nextMetadata, `benchmark ${metric}`, value);
					if (iterations !== undefined) metadata = (0, _fields_metadata_js__WEBPACK_IMPORTED_MODULE_1__.L)(metadata, `benchmark ${metric} iterations`, iterations);
					if (isOfRow && row !== undefined) row.result.metadata = metadata;
					else nextMetadata = metadata;
				} }
			};
		}
		function placeTest(result, { file = "", line }) {
			result.file = file;
			const number = (0, _fields_line_number_js__WEBPACK_IMPORTED_MODULE_8__.e)(line);
			if (number !== undefined) result.line = number;
		}
		function createOutput() {
			const text = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.qi)();
			let isEmpty = true;
			return {
				add(line) {
					text.append(isEmpty ? line : `\n${line}`);
					isEmpty = false;
				},
				take() {
					if (isEmpty) return undefined;
					isEmpty = true;
					return text.take();
				}
			};
		}
	})
};
