export const id = 5549;
export const ids = [5549];
export const modules = {
	45549: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readDart: () => readDart });
		var ndjson = __webpack_require__(96968);
		var event_fields = __webpack_require__(79919);
		var skipped_lines = __webpack_require__(28103);
		var run_errors = __webpack_require__(95462);
		var counts = __webpack_require__(3517);
		var bounded_map = __webpack_require__(34715);
		var base_name = __webpack_require__(38010);
		var decode_escapes = __webpack_require__(7654);
		;
		const testFolder = /^.*\/((?:test|integration_test|test_driver)\/.*)$/s;
		function portablePath(path) {
			const slashed = dartPath(path);
			if (!slashed.startsWith("/") && !/^[A-Za-z]:\//.test(slashed)) return slashed.startsWith("./") ? slashed.slice(2) : slashed;
			return testFolder.exec(slashed)?.[1] ?? (0, base_name.F)(slashed);
		}
		function pathOfUrl(url) {
			if (!url.startsWith("file:")) return dartPath(url);
			const path = (0, decode_escapes.z)(url.replace(/^file:(?:\/\/[^/]*)?/, ""));
			return /^\/[A-Za-z]:\//.test(path) ? path.slice(1) : path;
		}
		const dartPath = (path) => path.includes("\\") ? path.replaceAll("\\", "/") : path;
		;
		const maximumRemembered = 1e4;
		const maximumDepth = 100;
		function createDartSuites() {
			const suites = (0, bounded_map.a)(maximumRemembered);
			const groups = (0, bounded_map.a)(maximumRemembered);
			let lastUrl = "";
			let lastFile = "";
			const suiteOf = (id) => suites.get((0, event_fields.i)(id) ?? -1);
			const groupOf = (id) => groups.get((0, event_fields.i)(id) ?? -1);
			return {
				addSuite(suite) {
					const id = (0, event_fields.i)(suite?.id);
					if (suite === undefined || id === undefined) return;
					const file = dartPath((0, event_fields.e1)(suite.path) ?? "");
					const path = file === "" ? [] : [portablePath(file)];
					const platform = (0, event_fields.e1)(suite.platform);
					if (platform !== undefined && platform !== "vm") path.unshift(platform);
					suites.set(id, {
						path,
						file
					});
				},
				addGroup(group) {
					const id = (0, event_fields.i)(group?.id);
					if (group === undefined || id === undefined) return;
					const parent = groupOf(group.parentID);
					const outer = parent?.path ?? suiteOf(group.suiteID)?.path ?? [];
					const name = (0, event_fields.e1)(group.name) ?? "";
					const isRoot = name === "" || outer.length >= maximumDepth;
					groups.set(id, {
						name,
						path: isRoot ? outer : [...outer, withoutPrefix(name, parent?.name)]
					});
				},
				suite: suiteOf,
				group: groupOf,
				fileOf(url) {
					if (url !== lastUrl) {
						lastUrl = url;
						lastFile = pathOfUrl(url);
					}
					return lastFile;
				}
			};
		}
		function withoutPrefix(name, prefix = "") {
			if (prefix === "" || !name.startsWith(prefix) || name.charCodeAt(prefix.length) !== 32) return name;
			return name.slice(prefix.length + 1);
		}
		var captured_text = __webpack_require__(90743);
		var line_number = __webpack_require__(82553);
		var numbers = __webpack_require__(30759);
		;
		const maximumAttempts = 100;
		function beginTest(test, start, suites, lateErrors) {
			const fullName = (0, event_fields.e1)(test.name) ?? "";
			const groupIds = Array.isArray(test.groupIDs) ? test.groupIDs : [];
			const suite = suites.suite(test.suiteID);
			const group = suites.group(groupIds.at(-1));
			const isLoading = groupIds.length === 0 && fullName.startsWith("loading ");
			const rootUrl = (0, event_fields.e1)(test.root_url);
			const url = rootUrl ?? (0, event_fields.e1)(test.url);
			return {
				name: isLoading && suite !== undefined ? `loading ${portablePath(suite.file)}` : withoutPrefix(fullName, group?.name),
				fullName,
				suite: group?.path ?? suite?.path ?? [],
				file: url === undefined ? suite?.file || undefined : suites.fileOf(url),
				line: url === undefined ? undefined : (0, line_number.e)(rootUrl === undefined ? test.line : test.root_line),
				start,
				isLoading,
				lateErrors,
				errorCount: 0,
				end: undefined,
				skipReason: (0, event_fields.e1)((0, event_fields.eB)(test.metadata)?.skipReason),
				output: undefined,
				errors: undefined,
				traces: undefined,
				attempts: undefined
			};
		}
		function addError(test, event) {
			test.errorCount += 1;
			test.errors = appended(test.errors, (0, event_fields.e1)(event.error) ?? "An error without a message", "\n\n");
			const trace = (0, event_fields.e1)(event.stackTrace);
			if (trace !== undefined) test.traces = appended(test.traces, trace, "\n\n");
		}
		function addPrint(test, event) {
			const message = (0, event_fields.e1)(event.message);
			if (message === undefined) return;
			if (event.messageType === "skip") {
				test.skipReason = message.startsWith("Skip: ") ? message.slice(6) : message;
			} else if (test.errors !== undefined && message === `Retry: ${test.fullName}`) {
				test.attempts ??= [];
				if (test.attempts.length < maximumAttempts) test.attempts.push({
					status: "failed",
					...takeErrors(test)
				});
				test.errors = undefined;
				test.traces = undefined;
			} else {
				test.output = appended(test.output, message, "\n");
			}
		}
		function dartResult(test, unfinished) {
			const { end, file, line, attempts } = test;
			const status = end === undefined ? unfinished : dartStatus(test, end);
			if (end === undefined ? test.isLoading : end.hidden === true && status === "successful") return undefined;
			const result = {
				name: test.name,
				suite: test.suite,
				status
			};
			if (end !== undefined && test.start !== undefined) {
				const duration = (0, numbers.cf)(((0, event_fields.i)(end.time) ?? test.start) - test.start);
				if (duration !== undefined) result.duration = duration;
			}
			if (test.errors !== undefined) Object.assign(result, takeErrors(test));
			else if (status === "skipped" && test.skipReason !== undefined) result.message = (0, captured_text.yA)(test.skipReason);
			if (test.output !== undefined) result.stdout = test.output.take();
			if (file !== undefined) result.file = file;
			if (line !== undefined) result.line = line;
			if (attempts !== undefined) {
				result.attempts = attempts;
				if (status === "successful") result.flaky = true;
			}
			return result;
		}
		function dartStatus({ lateErrors }, { result, skipped }) {
			if (result === "failure" || result === "error" || lateErrors > 0) return "failed";
			if (skipped === true) return "skipped";
			return result === "success" ? "successful" : "unknown";
		}
		function appended(text, piece, separator) {
			const captured = text ?? (0, captured_text.qi)();
			if (text !== undefined) captured.append(separator);
			captured.append(piece.trimEnd());
			return captured;
		}
		const takeErrors = ({ errors, traces }) => ({
			...errors === undefined ? {} : { message: errors.take() },
			...traces === undefined ? {} : { details: traces.take() }
		});
		;
		const maximumOpenTests = 2e3;
		function createDartRun(sink, errors, late) {
			const suites = createDartSuites();
			const tests = new Map();
			let failed = false;
			let unfinished = 0;
			let isDone = false;
			const finish = (id, test) => {
				tests.delete(id);
				const result = dartResult(test, isDone ? "cancelled" : "running");
				if (result === undefined) return;
				if (test.end === undefined) unfinished += 1;
				if (result.status === "failed") failed = true;
				sink.test(result);
			};
			const begin = (event) => {
				const test = (0, event_fields.eB)(event.test);
				const id = (0, event_fields.i)(test?.id);
				if (test === undefined || id === undefined) return;
				if (tests.size >= maximumOpenTests) {
					const [oldest] = tests;
					if (oldest !== undefined) finish(...oldest);
				}
				tests.set(id, beginTest(test, (0, event_fields.i)(event.time), suites, late.expected(id)));
			};
			const end = (event) => {
				const id = (0, event_fields.i)(event.testID) ?? -1;
				const test = tests.get(id);
				if (test === undefined) return;
				test.end = event;
				if (test.lateErrors === 0) finish(id, test);
				else test.errorCount = 0;
			};
			const fail = (event) => {
				const id = (0, event_fields.i)(event.testID);
				if (id === undefined) return;
				const test = tests.get(id);
				if (test === undefined) {
					late.add(id);
					return;
				}
				addError(test, event);
				if (test.end !== undefined && test.errorCount >= test.lateErrors) finish(id, test);
			};
			const done = (event, line) => {
				isDone = true;
				for (const [id, test] of tests) if (test.end === undefined) finish(id, test);
				if (event.success === null) errors.add(`The run was stopped before its end${began(unfinished)}`, "", line);
				else if (event.success === false && !failed) errors.add("The run failed, though none of its tests did", "", line);
			};
			return {
				event(event, line) {
					switch (event.type) {
						case "testStart":
							begin(event);
							break;
						case "testDone":
							end(event);
							break;
						case "print": {
							const test = tests.get((0, event_fields.i)(event.testID) ?? -1);
							if (test !== undefined) addPrint(test, event);
							break;
						}
						case "error":
							fail(event);
							break;
						case "suite":
							suites.addSuite((0, event_fields.eB)(event.suite));
							break;
						case "group":
							suites.addGroup((0, event_fields.eB)(event.group));
							break;
						case "done":
							done(event, line);
							break;
					}
				},
				end(line) {
					for (const [id, test] of tests) finish(id, test);
					if (!isDone) errors.add(`The run was stopped, or the file was cut: there is no "done" event${began(unfinished)}`, "", line);
				}
			};
		}
		const began = (count) => count === 0 ? "" : `, and ${(0, counts.p)(count, "test")} began and did not end`;
		;
		const maximumLateTests = 1e4;
		async function readDart(source, sink) {
			const late = new Map();
			let forgotten = 0;
			await readRuns(source, sink, (run) => ({
				add(test) {
					const key = `${run}:${test}`;
					const count = late.get(key) ?? 0;
					if (count > 0 || late.size < maximumLateTests) late.set(key, count + 1);
					else forgotten += 1;
				},
				expected: () => 0
			}));
			if (late.size === 0) return;
			sink.restart();
			await readRuns(source, sink, (run) => ({
				add() {},
				expected: (test) => late.get(`${run}:${test}`) ?? 0
			}));
			if (forgotten > 0) {
				const message = `${forgotten} errors came after the end of their tests and were left out.`;
				sink.problem({
					severity: "error",
					kind: "incomplete",
					message
				});
			}
		}
		async function readRuns(source, sink, lateErrors) {
			const errors = (0, run_errors.t)(sink);
			const skipped = (0, skipped_lines.U)(sink);
			let number = 0;
			let isFresh = true;
			let run = createDartRun(sink, errors, lateErrors(number));
			const lines = await (0, ndjson.J)(source.chunks(), {
				value(value, line) {
					const event = (0, event_fields.eB)(value);
					if (event === undefined) {
						if (!Array.isArray(value)) skipped.add({
							kind: "not-json",
							line,
							text: ""
						});
						return;
					}
					if (event.type === "start" && !isFresh) {
						run.end(line);
						number += 1;
						run = createDartRun(sink, errors, lateErrors(number));
					}
					isFresh = false;
					run.event(event, line);
				},
				fault: skipped.add
			});
			run.end(lines);
			errors.finish();
			skipped.report();
		}
	}),
	34715: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => createBoundedMap });
		function createBoundedMap(maximum) {
			let young = new Map();
			let old = new Map();
			return {
				get: (key) => young.get(key) ?? old.get(key),
				set(key, value) {
					if (young.size >= maximum) {
						old = young;
						young = new Map();
					}
					old.delete(key);
					young.set(key, value);
				},
				delete(key) {
					const wasOld = old.delete(key);
					return young.delete(key) || wasOld;
				},
				*entries() {
					yield* old;
					yield* young;
				}
			};
		}
	}),
	28103: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => createSkippedLines });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		var _records_line_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94572);
		const foreignText = (count, line) => count === 1 ? `Line ${line} is not an event and was left out.` : `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(count)} lines are not events and were left out; the first is line ${line}.`;
		const texts = {
			damaged: (count) => count === 1 ? "The event in this line is damaged and was left out; the others are kept." : `The events in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(count)} lines are damaged and were left out; the first is here. The others are kept.`,
			"cut-off": () => "The file ends inside this line: it was truncated, or the tool that wrote it was stopped. The complete tests before this place are kept.",
			"too-long": (count) => {
				const limit = `longer than ${_records_line_reader_js__WEBPACK_IMPORTED_MODULE_1__.nY / 1024 / 1024} MiB`;
				return count === 1 ? `This line is ${limit} and was left out.` : `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(count)} lines are ${limit} and were left out; the first is here.`;
			}
		};
		function createSkippedLines(sink) {
			const tallies = new Map();
			return {
				add(fault) {
					const kind = kindOf(fault);
					const tally = tallies.get(kind);
					if (tally !== undefined) tally.count += 1;
					else tallies.set(kind, {
						count: 1,
						line: fault.line,
						column: kind === "cut-off" ? fault.text.length + 1 : 1
					});
				},
				report() {
					for (const [kind, { count, line, column }] of tallies) {
						if (kind === "foreign") sink.notice(foreignText(count, line));
						else sink.problem({
							severity: "error",
							kind: "incomplete",
							message: texts[kind](count),
							line,
							column
						});
					}
				}
			};
		}
		function kindOf({ kind, text }) {
			if (kind === "too-long") return kind;
			if (kind === "cut-off" && /^(?:\{|\[")/.test(text)) return kind;
			return text.includes("{\"") || text.startsWith("{") && text.includes("\":") ? "damaged" : "foreign";
		}
	}),
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
	})
};
