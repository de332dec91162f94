export const id = 7673;
export const ids = [7673];
export const modules = {
	88001: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => featureFile });
		function featureFile(uri, location) {
			const match = /^(.*):(\d{1,9})$/s.exec(location);
			const line = match === null ? undefined : Number(match[2]);
			const path = (uri || (match?.[1] ?? location)).replaceAll("\\", "/");
			const scheme = /^(?:classpath:\/*|file:\/\/(?=\/)|file:)/.exec(path)?.[0] ?? "";
			const file = path.slice(scheme.length);
			return {
				file: /^\/[A-Za-z]:\//.test(file) ? file.slice(1) : file,
				line: line === 0 ? undefined : line
			};
		}
	}),
	47673: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readCucumberMessages: () => readCucumberMessages });
		var ndjson = __webpack_require__(96968);
		var event_fields = __webpack_require__(79919);
		var skipped_lines = __webpack_require__(28103);
		var run_errors = __webpack_require__(95462);
		var cut_margin = __webpack_require__(2512);
		var bounded_map = __webpack_require__(34715);
		var line_number = __webpack_require__(82553);
		var json_fields = __webpack_require__(2618);
		var captured_text = __webpack_require__(90743);
		var first_line = __webpack_require__(50258);
		var numbers = __webpack_require__(30759);
		var timestamps = __webpack_require__(98968);
		;
		const stepStatuses = new Map([
			["PASSED", "successful"],
			["SKIPPED", "skipped"],
			["FAILED", "failed"],
			["AMBIGUOUS", "failed"],
			["UNDEFINED", "failed"],
			["PENDING", "failed"]
		]);
		const ranks = {
			successful: 0,
			skipped: 1,
			unknown: 2,
			failed: 3,
			cancelled: 0,
			running: 0
		};
		const maximumMessageLength = 1e3;
		const maximumFaultsLength = 32 * 1024;
		const beginAttempt = (testCase, started) => ({
			testCase,
			timestamp: timeOf(started.timestamp),
			status: "successful",
			duration: undefined,
			message: undefined,
			details: undefined,
			output: undefined,
			willBeRetried: false
		});
		function addStepResult(attempt, result, textOf) {
			const word = (0, event_fields.e1)(result.status) ?? "UNKNOWN";
			const status = stepStatuses.get(word) ?? "unknown";
			const duration = durationIn(result.duration);
			if (duration !== undefined) attempt.duration = (attempt.duration ?? 0) + duration;
			if (result.willBeRetried === true) attempt.willBeRetried = true;
			if (status === "failed" && attempt.status === "failed") addFault(attempt, errorTexts(result));
			if (ranks[status] <= ranks[attempt.status]) return;
			attempt.status = status;
			const fault = errorTexts(result);
			attempt.message = fault.message ?? (status === "failed" && word !== "FAILED" ? describeStep(word, textOf()) : undefined);
			attempt.details = fault.details;
		}
		function addFault(attempt, fault) {
			const text = fault.details ?? fault.message;
			const details = attempt.details ?? "";
			if (text === undefined || details.length > maximumFaultsLength) return;
			attempt.details = (0, captured_text.yA)(details === "" ? text : `${details.trimEnd()}\n\n${text}`);
		}
		function addAttachment(attempt, attachment) {
			const type = (0, event_fields.e1)(attachment.mediaType) ?? "";
			const body = (0, event_fields.e1)(attachment.body);
			if (body === undefined || !(type.startsWith("text/") || type === "application/json")) return;
			const text = attachment.contentEncoding === "BASE64" ? decodedText(body) : body;
			if (text === undefined) return;
			if (attempt.output === undefined) attempt.output = (0, captured_text.qi)();
			else attempt.output.append("\n");
			attempt.output.append(text.trimEnd());
		}
		function attemptResult(attempt) {
			const duration = (0, numbers.cf)(attempt.duration);
			return {
				status: attempt.status,
				...duration === undefined ? {} : { duration },
				...attempt.message === undefined ? {} : { message: attempt.message },
				...attempt.details === undefined ? {} : { details: attempt.details },
				...attempt.output === undefined ? {} : { stdout: attempt.output.take() },
				...attempt.timestamp === undefined ? {} : { timestamp: attempt.timestamp }
			};
		}
		function errorTexts(result) {
			const text = (0, event_fields.e1)(result.message);
			const exception = (0, event_fields.eB)(result.exception);
			const full = (0, event_fields.e1)(exception?.stackTrace) ?? text;
			const message = (0, event_fields.e1)(exception?.message) ?? (text === undefined ? (0, event_fields.e1)(exception?.type) : (0, first_line.T)(text, maximumMessageLength));
			return {
				...message === undefined ? {} : { message: (0, captured_text.yA)(message.trimEnd()) },
				...full === undefined || full.trimEnd() === message?.trimEnd() ? {} : { details: (0, captured_text.yA)(full) }
			};
		}
		const describeStep = (word, text) => `${text === undefined ? "A step" : `The step "${text}"`} is ${word.toLowerCase()}.`;
		function decodedText(body) {
			const text = Buffer.from(body, "base64").toString("utf8");
			return text.includes("\0") ? undefined : text;
		}
		const timeOf = (value) => (0, timestamps.l)(durationIn(value) ?? Number.NaN);
		function durationIn(value) {
			const given = (0, event_fields.eB)(value);
			if (given === undefined) return undefined;
			const ms = Number(given.seconds ?? 0) * 1e3 + Number(given.nanos ?? 0) / 1e6;
			return Number.isFinite(ms) ? ms : undefined;
		}
		var cucumber_uri = __webpack_require__(88001);
		;
		const maximumNodes = 1e5;
		const maximumRowLength = 200;
		const maximumTags = 200;
		function createGherkinFeatures() {
			const nodes = (0, bounded_map.a)(maximumNodes);
			return {
				add(document) {
					const uri = (0, event_fields.e1)(document.uri) ?? "";
					const feature = (0, event_fields.eB)(document.feature);
					const suite = [(0, event_fields.e1)(feature?.name) ?? pathOfUri(uri)];
					for (const child of (0, json_fields.M$)(feature?.children)) {
						const rule = (0, event_fields.eB)(child.rule);
						if (rule === undefined) {
							addScenario(nodes, uri, child, suite);
							continue;
						}
						const name = (0, event_fields.e1)(rule.name);
						const inner = name === undefined ? suite : [...suite, name];
						for (const ruleChild of (0, json_fields.M$)(rule.children)) addScenario(nodes, uri, ruleChild, inner);
					}
				},
				describe(pickle) {
					const uri = (0, event_fields.e1)(pickle.uri) ?? "";
					const [scenarioId, rowId] = Array.isArray(pickle.astNodeIds) ? pickle.astNodeIds : [];
					const scenario = nodes.get(nodeKey(uri, scenarioId));
					const row = nodes.get(nodeKey(uri, rowId));
					const name = (0, event_fields.e1)(pickle.name) ?? "";
					return {
						name: row?.row === undefined ? name : `${name} (${row.row})`,
						suite: scenario?.suite ?? (uri === "" ? [] : [pathOfUri(uri)]),
						file: uri === "" ? undefined : pathOfUri(uri),
						line: lineOf(pickle) ?? row?.line ?? scenario?.line,
						tags: (0, json_fields.M$)(pickle.tags).flatMap((tag) => (0, event_fields.e1)(tag.name) ?? []).slice(0, maximumTags)
					};
				}
			};
		}
		const nodeKey = (uri, id) => `${uri}\n${typeof id === "string" ? id : ""}`;
		function addScenario(nodes, uri, child, suite) {
			const scenario = (0, event_fields.eB)(child.scenario);
			const id = (0, event_fields.e1)(scenario?.id);
			if (scenario === undefined || id === undefined) return;
			nodes.set(nodeKey(uri, id), {
				line: lineOf(scenario),
				suite
			});
			for (const examples of (0, json_fields.M$)(scenario.examples)) {
				for (const row of (0, json_fields.M$)(examples.tableBody)) {
					const rowId = (0, event_fields.e1)(row.id);
					if (rowId === undefined) continue;
					const cells = (0, json_fields.M$)(row.cells).map((cell) => (0, event_fields.e1)(cell.value) ?? "");
					nodes.set(nodeKey(uri, rowId), {
						line: lineOf(row),
						row: (0, cut_margin.xq)(cells.join(", "), maximumRowLength)
					});
				}
			}
		}
		const lineOf = (node) => (0, line_number.e)((0, event_fields.eB)(node.location)?.line);
		const pathOfUri = (uri) => (0, cucumber_uri.T)(uri, "").file;
		;
		const maximumPickles = 25e4;
		const maximumSteps = 2e5;
		const maximumOpenAttempts = 2e3;
		const maximumAttempts = 100;
		const noSteps = new Map();
		function createCucumberRun(sink, errors, retries) {
			const features = createGherkinFeatures();
			const pickles = (0, bounded_map.a)(maximumPickles);
			const testCases = (0, bounded_map.a)(maximumPickles);
			const open = new Map();
			let keptSteps = 0;
			let failed = false;
			let runErrors = false;
			let unfinished = 0;
			let isFinished = false;
			let isJs = false;
			const addRunError = (what, reason, line) => {
				runErrors = true;
				errors.add(what, reason, line);
			};
			const addPickle = (body) => {
				const id = (0, event_fields.e1)(body.id);
				if (id === undefined) return;
				const steps = keptSteps < maximumSteps ? pairsOf(body.steps, "id", "text") : noSteps;
				keptSteps += steps.size;
				pickles.set(id, {
					scenario: features.describe(body),
					steps
				});
			};
			const addTestCase = (body) => {
				const id = (0, event_fields.e1)(body.id);
				if (id === undefined) return;
				const pickleId = (0, event_fields.e1)(body.pickleId) ?? "";
				const pickle = pickles.get(pickleId);
				const steps = pickle === undefined || pickle.steps === noSteps ? noSteps : pairsOf(body.testSteps, "id", "pickleStepId");
				testCases.set(id, {
					pickleId,
					pickle,
					steps,
					attempts: []
				});
			};
			const forget = (id, { pickleId, pickle }) => {
				testCases.delete(id);
				if (pickles.delete(pickleId)) keptSteps -= pickle?.steps.size ?? 0;
			};
			const emit = (id, testCase, last, attempts) => {
				forget(id, testCase);
				if (last.status === "failed") failed = true;
				if (last.status === "running") unfinished += 1;
				const result = scenarioResult(testCase.pickle?.scenario, last, attempts);
				if (isJs && last.status === "failed") result.producer = "cucumber-js";
				sink.test(result);
			};
			const start = (body) => {
				const id = (0, event_fields.e1)(body.id);
				const testCaseId = (0, event_fields.e1)(body.testCaseId);
				if (id === undefined || testCaseId === undefined) return;
				if (testCases.get(testCaseId) === undefined) {
					retries.add(testCaseId);
					testCases.set(testCaseId, {
						pickleId: "",
						pickle: undefined,
						steps: noSteps,
						attempts: []
					});
				}
				if (open.size >= maximumOpenAttempts) {
					const [oldest] = open;
					if (oldest !== undefined) abandon(...oldest);
				}
				open.set(id, beginAttempt(testCaseId, body));
			};
			const abandon = (id, attempt) => {
				open.delete(id);
				const testCase = testCases.get(attempt.testCase);
				if (testCase === undefined) return;
				const { duration: _, ...result } = attemptResult(attempt);
				emit(attempt.testCase, testCase, {
					...result,
					status: "running"
				}, testCase.attempts);
			};
			const finish = (body) => {
				const id = (0, event_fields.e1)(body.testCaseStartedId) ?? "";
				const attempt = open.get(id);
				const testCase = attempt && testCases.get(attempt.testCase);
				if (attempt === undefined || testCase === undefined) return;
				open.delete(id);
				const result = attemptResult(attempt);
				if (body.willBeRetried === true || attempt.willBeRetried) {
					if (testCase.attempts.length < maximumAttempts) testCase.attempts.push(result);
				} else if (retries.expected(attempt.testCase)) {
					if (testCase.attempts.length < maximumAttempts) testCase.attempts.push(result);
				} else {
					emit(attempt.testCase, testCase, result, testCase.attempts);
				}
			};
			const finishStep = (body) => {
				const attempt = open.get((0, event_fields.e1)(body.testCaseStartedId) ?? "");
				const result = (0, event_fields.eB)(body.testStepResult);
				if (attempt === undefined || result === undefined) return;
				addStepResult(attempt, result, () => {
					const testCase = testCases.get(attempt.testCase);
					return testCase?.pickle?.steps.get(testCase.steps.get((0, event_fields.e1)(body.testStepId) ?? "") ?? "");
				});
			};
			const finishRun = (body, line) => {
				isFinished = true;
				if (body.success !== false || failed || runErrors) return;
				addRunError("The run failed, though none of its tests did", errorTexts(body).message ?? "", line);
			};
			return {
				message(name, body, line) {
					switch (name) {
						case "meta":
							isJs = (0, event_fields.eB)(body.implementation)?.name === "cucumber-js";
							break;
						case "gherkinDocument":
							features.add(body);
							break;
						case "pickle":
							addPickle(body);
							break;
						case "testCase":
							addTestCase(body);
							break;
						case "testCaseStarted":
							start(body);
							break;
						case "testStepFinished":
							finishStep(body);
							break;
						case "attachment": {
							const attempt = open.get((0, event_fields.e1)(body.testCaseStartedId) ?? "");
							if (attempt !== undefined) addAttachment(attempt, body);
							break;
						}
						case "testCaseFinished":
							finish(body);
							break;
						case "testRunHookFinished": {
							const result = (0, event_fields.eB)(body.result);
							if (result?.status === "FAILED") addRunError("A hook of the whole run failed", errorTexts(result).message ?? "", line);
							break;
						}
						case "parseError":
							addRunError(`The feature file${parseErrorPlace(body)} cannot be parsed`, (0, event_fields.e1)(body.message) ?? "", line);
							break;
						case "testRunFinished":
							finishRun(body, line);
							break;
					}
				},
				end(line) {
					for (const [id, attempt] of open) abandon(id, attempt);
					for (const [id, testCase] of testCases.entries()) {
						const last = testCase.attempts.at(-1);
						if (last === undefined) continue;
						if (retries.expected(id)) emit(id, testCase, last, testCase.attempts.slice(0, -1));
						else emit(id, testCase, { status: "running" }, testCase.attempts);
					}
					if (!isFinished) {
						const began = unfinished === 0 ? "" : `, and ${unfinished} ${unfinished === 1 ? "test" : "tests"} began and did not end`;
						addRunError(`The run was stopped, or the file was cut: there is no "testRunFinished" message${began}`, "", line);
					}
				}
			};
		}
		function scenarioResult(scenario, last, attempts) {
			const result = {
				name: scenario?.name ?? "A scenario that was not announced",
				suite: scenario?.suite ?? [],
				...last
			};
			if (scenario?.file !== undefined) result.file = scenario.file;
			if (scenario?.line !== undefined) result.line = scenario.line;
			if (scenario !== undefined && scenario.tags.length > 0) result.tags = [...scenario.tags];
			if (attempts.length > 0) {
				result.attempts = [...attempts];
				if (last.status === "successful") result.flaky = true;
			}
			return result;
		}
		function pairsOf(list, key, value) {
			const pairs = new Map();
			for (const item of (0, json_fields.M$)(list)) {
				const from = (0, event_fields.e1)(item[key]);
				const to = (0, event_fields.e1)(item[value]);
				if (from !== undefined && to !== undefined) pairs.set(from, (0, cut_margin.xq)(to, 200));
			}
			return pairs;
		}
		function parseErrorPlace(parseError) {
			const source = (0, event_fields.eB)(parseError.source);
			const uri = (0, event_fields.e1)(source?.uri);
			const line = (0, line_number.e)((0, event_fields.eB)(source?.location)?.line);
			return uri === undefined ? "" : ` "${uri}${line === undefined ? "" : `:${line}`}"`;
		}
		;
		const maximumRetries = 1e4;
		async function readCucumberMessages(source, sink) {
			const retries = new Set();
			await readRuns(source, sink, (run) => ({
				add(testCase) {
					if (retries.size < maximumRetries) retries.add(`${run}:${testCase}`);
				},
				expected: () => false
			}));
			if (retries.size === 0) return;
			sink.restart();
			await readRuns(source, sink, (run) => ({
				add() {},
				expected: (testCase) => retries.has(`${run}:${testCase}`)
			}));
		}
		async function readRuns(source, sink, retries) {
			const errors = (0, run_errors.t)(sink);
			const skipped = (0, skipped_lines.U)(sink);
			let number = 0;
			let isFresh = true;
			let run = createCucumberRun(sink, errors, retries(number));
			const lines = await (0, ndjson.J)(source.chunks(), {
				value(value, line) {
					const envelope = (0, event_fields.eB)(value);
					const [name] = envelope === undefined ? [] : Object.keys(envelope);
					const body = name === undefined ? undefined : (0, event_fields.eB)(envelope?.[name]);
					if (name === undefined || body === undefined) {
						skipped.add({
							kind: "not-json",
							line,
							text: ""
						});
						return;
					}
					if (name === "meta" && !isFresh) {
						run.end(line);
						number += 1;
						run = createCucumberRun(sink, errors, retries(number));
					}
					isFresh = false;
					run.message(name, body, line);
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
