export const id = 5860;
export const ids = [5860];
export const modules = {
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
	56996: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I3: () => mochaKey,
			SF: () => isMochaHook,
			SO: () => describesOf,
			gn: () => mochaResult,
			my: () => createMochaSuites
		});
		var _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		var _json_json_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2618);
		const maximumAttempts = 100;
		const root = "Mocha Tests";
		function createMochaSuites() {
			let last = [root];
			return (describes) => {
				if ((last[1] ?? "") !== describes) last = describes === "" ? [root] : [root, describes];
				return last;
			};
		}
		function describesOf({ title, fullTitle }) {
			const name = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_1__.s$)(title) ?? "";
			const full = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_1__.s$)(fullTitle);
			if (full === undefined) return undefined;
			if (full === name) return "";
			return full.endsWith(` ${name}`) ? full.slice(0, full.length - name.length - 1) : undefined;
		}
		function mochaResult(test, { status, suite, file, error }) {
			const result = {
				name: (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_1__.s$)(test.title) ?? "",
				suite,
				status
			};
			const duration = status === "skipped" ? undefined : (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_1__.Kd)(test.duration);
			if (duration !== undefined) result.duration = duration;
			if (error !== undefined) addError(result, error);
			if (file !== "") result.file = file;
			const { currentRetry } = test;
			if (typeof currentRetry === "number" && currentRetry >= 1 && (status === "successful" || status === "failed")) {
				result.attempts = Array.from({ length: Math.min(Math.floor(currentRetry), maximumAttempts) }, () => ({ status: "failed" }));
				if (status === "successful") result.flaky = true;
			}
			return result;
		}
		function addError(result, { message, stack, expected, actual }) {
			if (message) result.message = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(message);
			if (stack) result.details = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(stack);
			if (expected === undefined || actual === undefined || expected === actual) return;
			result.expected = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(expected);
			result.actual = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(actual);
		}
		const mochaKey = ({ fullTitle, file }) => `${(0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_1__.s$)(file) ?? ""}\n${(0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_1__.s$)(fullTitle) ?? ""}`;
		const isMochaHook = ({ title }) => typeof title === "string" && /^"(?:before|after) (?:all|each)" hook\b/.test(title);
	}),
	25860: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readMochaJsonStream: () => readMochaJsonStream });
		var counts = __webpack_require__(3517);
		var ndjson = __webpack_require__(96968);
		var skipped_lines = __webpack_require__(28103);
		var run_errors = __webpack_require__(95462);
		var json_text = __webpack_require__(24028);
		var mocha_event = __webpack_require__(1037);
		var event_fields = __webpack_require__(79919);
		var json_fields = __webpack_require__(2618);
		var mocha_result = __webpack_require__(56996);
		;
		const maximumLateFailures = 1e4;
		function createMochaRun({ sink, errors, late, known }) {
			const suitesOf = (0, mocha_result.my)();
			let total;
			let passed = 0;
			let failed = 0;
			let isDone = false;
			const push = (test, status, error) => {
				sink.test((0, mocha_result.gn)(test, {
					status,
					suite: suitesOf((0, mocha_result.SO)(test) ?? ""),
					file: (0, json_fields.s$)(test.file) ?? "",
					error
				}));
			};
			const pass = (test) => {
				passed += 1;
				const count = known?.get((0, mocha_result.I3)(test)) ?? 0;
				if (count > 0) known?.set((0, mocha_result.I3)(test), count - 1);
				else push(test, "successful");
			};
			const fail = (test) => {
				failed += 1;
				if (test.speed && late.size < maximumLateFailures) late.set((0, mocha_result.I3)(test), (late.get((0, mocha_result.I3)(test)) ?? 0) + 1);
				const message = (0, json_fields.s$)(test.err);
				const stack = (0, event_fields.e1)(test.stack);
				const error = {
					...message !== undefined && { message },
					...stack !== undefined && { stack }
				};
				push(test, "failed", error);
			};
			const end = (stats, line) => {
				isDone = true;
				const count = (key) => Math.max((0, event_fields.i)(stats[key]) ?? 0, 0);
				const pending = count("pending");
				if (pending > 0) sink.notice(`${(0, counts.p)(pending, "pending test")} ${pending === 1 ? "is" : "are"} not counted, because the file only states their number.`);
				const lost = count("passes") + count("failures") - passed - failed;
				if (lost > 0) errors.add(`${(0, counts.p)(lost, "result")} of the run ${lost === 1 ? "is" : "are"} missing in the file`, "", line);
				const missing = (total ?? 0) - count("tests");
				if (missing > 0 && failed === 0) errors.add(`${(0, counts.p)(missing, "test")} did not run, and no test failed: the run was stopped`, "", line);
			};
			return {
				event({ type, fields }, line) {
					switch (type) {
						case "start":
							total = (0, event_fields.i)(fields.total);
							break;
						case "pass":
							pass(fields);
							break;
						case "fail":
							fail(fields);
							break;
						case "end":
							end(fields, line);
							break;
					}
				},
				end(line) {
					if (isDone) return;
					const of = total === undefined ? "" : `, after ${(0, counts.B)(passed + failed)} of ${(0, counts.p)(total, "test")}`;
					errors.add(`The run was stopped, or the file was cut: there is no "end" event${of}`, "", line);
				}
			};
		}
		;
		async function readMochaJsonStream(source, sink) {
			const late = new Map();
			await readRuns(source, sink, late);
			if (late.size === 0) return;
			sink.restart();
			await readRuns(source, sink, new Map(), late);
		}
		async function readRuns(source, sink, late, known) {
			const errors = (0, run_errors.t)(sink);
			const skipped = (0, skipped_lines.U)(sink);
			let withText = 0;
			let run;
			const lines = await (0, ndjson.J)(source.chunks(), {
				value(value, line) {
					const event = (0, mocha_event.p)(value);
					if (event === undefined) skipped.add({
						kind: "not-json",
						line,
						text: ""
					});
					else handle(event, line);
				},
				fault(fault) {
					const event = fault.kind === "not-json" ? eventAfterText(fault.text) : undefined;
					if (event === undefined) skipped.add(eventStart.test(fault.text) ? fault : {
						...fault,
						text: ""
					});
					else {
						withText += 1;
						handle(event, fault.line);
					}
				}
			});
			const last = run ?? createMochaRun({
				sink,
				errors,
				late,
				known
			});
			last.end(lines);
			if (withText > 0) {
				sink.notice(`${(0, counts.p)(withText, "event")} ${withText === 1 ? "follows" : "follow"} other output in the same line.`);
			}
			errors.finish();
			skipped.report();
			function handle(event, line) {
				if (event.type === "start" || run === undefined) {
					run?.end(line);
					run = createMochaRun({
						sink,
						errors,
						late,
						known
					});
				}
				run.event(event, line);
			}
		}
		const eventStart = /\["(?:start|pass|fail|end)"/;
		function eventAfterText(text) {
			const start = text.search(eventStart);
			return start > 0 ? (0, mocha_event.p)((0, json_text.qF)(text.slice(start))) : undefined;
		}
	})
};
