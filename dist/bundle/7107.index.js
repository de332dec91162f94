export const id = 7107;
export const ids = [7107];
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
	69022: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => inheritStart });
		function inheritStart(test, { timestamp, duration = 0, elapsed }) {
			if (timestamp === undefined) return;
			const latest = duration > 0 ? Math.max(duration - (test.duration ?? 0), 0) : elapsed;
			test.timestamp = timestamp + Math.round(Math.min(elapsed, latest));
			test.isStartEstimated = true;
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
	4964: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Js: () => statedCount,
			Wl: () => checkStatedTotal,
			Xg: () => checkStatedFailures,
			u3: () => reportMissingFailures
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		const statedCount = (value) => Number.isSafeInteger(value) ? Math.max(value, 0) : 0;
		function checkStatedTotal(sink, stated, listed, what = "tests") {
			if (stated === undefined || stated <= listed) return;
			sink.problem({
				severity: "warning",
				message: `The file states ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(stated)} ${what}, but lists ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(listed)}; the listed ones count.`
			});
		}
		function checkStatedFailures(sink, stated, listed) {
			if (stated > 0 && listed === 0) reportMissingFailures(sink, "The file", stated);
		}
		function reportMissingFailures(sink, subject, stated, line, reason = "") {
			sink.problem({
				severity: "error",
				kind: "incomplete",
				message: `${subject} states ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(stated, "failure")}, but lists no failed test${reason === "" ? ". See the log of the tests for the reason." : `: ${reason}`}`,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({ line })
			});
		}
	}),
	47107: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readJest: () => readJest });
		var counts = __webpack_require__(3517);
		var detach = __webpack_require__(10118);
		var relative_paths = __webpack_require__(97945);
		var inherited_start = __webpack_require__(69022);
		var numbers = __webpack_require__(30759);
		var run_errors = __webpack_require__(95462);
		var stated_totals = __webpack_require__(4964);
		var timestamps = __webpack_require__(98968);
		var json = __webpack_require__(53822);
		var json_fields = __webpack_require__(2618);
		;
		const jest_message_frame = /\n {4,6}at [^\n]{0,1000}(?::\d+:\d+\)?|<anonymous>\)?|\(native\)|\(index \d+\))(?=\n|$)/;
		const maximumSearched = 64 * 1024;
		function messageOfStack(stack) {
			const searched = stack.slice(0, maximumSearched);
			const end = jest_message_frame.exec(searched)?.index;
			const message = (end === undefined ? stack : stack.slice(0, end)).replace(/^(?:AssertionError(?: \[ERR_ASSERTION\])?|Error): /, "").trimEnd();
			return message === "STACK_TRACE_ERROR" ? "" : message;
		}
		const header = /^\s*\u25cf Test suite failed to run\s*/;
		const details = /\n {0,20}Details:[ \t]{0,20}\n\s{0,20}/;
		function messageOfFile(message) {
			const text = withoutColours(message.slice(0, maximumSearched)).replace(header, "");
			const found = text.startsWith("Jest encountered an unexpected token") ? details.exec(text) : null;
			const reason = found === null ? text : text.slice(found.index + found[0].length);
			return reason.replace(/^([^\n]{0,200}:)\n\s{0,20}/, "$1 ");
		}
		const sections = /\n(?= {2}\u25cf )/;
		function errorsOfFile(message, tool, hasFailedTests) {
			if (tool === "jest" && message.includes("Test suite failed to run")) {
				const found = withoutColours(message).split(sections).filter((section) => header.test(section));
				if (found.length > 0) return found.map(messageOfFile);
			}
			return hasFailedTests && (tool === "jest" || message === "") ? [] : [messageOfFile(message)];
		}
		const withoutColours = (text) => text.includes("\x1B") ? text.replace(colour, "") : text;
		const colour = /\u001b\[[\d;]{0,20}m/g;
		;
		const titleOf = {
			jest: "Jest",
			vitest: "Vitest"
		};
		const jestToolTitle = (tool) => titleOf[tool];
		const toolOfReport = (run, file) => run.has("numRuntimeErrorTestSuites") || file !== undefined && "summary" in file ? "jest" : "vitest";
		function verdictOnRun(run, { files, failures, unfinished }) {
			const title = jestToolTitle(toolOfReport(run));
			if (run.get("wasInterrupted") === true) return `${title} was interrupted before all tests ran`;
			if (failures > 0) return undefined;
			if (unfinished > 0) return `${(0, counts.p)(unfinished, "test")} did not end: ${title} was stopped, or a worker died`;
			if (run.get("success") !== false) return undefined;
			if (files === 0) return `${title} found no test files`;
			const snapshot = run.get("snapshot");
			const obsolete = (0, json_fields.u4)(snapshot) && typeof snapshot.unchecked === "number" ? snapshot.unchecked : 0;
			return obsolete > 0 ? `${title} reports a failure that no test shows: ${(0, counts.p)(obsolete, "obsolete snapshot")}` : `${title} reports a failure that no test shows, such as a coverage threshold that was not reached. See the log of the tests for the reason`;
		}
		;
		function createJestSuites() {
			const all = [];
			let lastTitles;
			let last = [];
			return {
				of(titles) {
					if (titles === lastTitles) return last;
					lastTitles = titles;
					last = titles === "" ? [""] : ["", titles];
					all.push(last);
					return last;
				},
				finish(file) {
					for (const suite of all) {
						if (file === "") suite.shift();
						else suite[0] = file;
					}
				}
			};
		}
		var captured_text = __webpack_require__(90743);
		var line_number = __webpack_require__(82553);
		var metadata = __webpack_require__(45188);
		;
		const maximumDepth = 50;
		const maximumKeys = 1e4;
		const unsuited = Symbol("unsuited");
		function comparedValues(details) {
			const result = (0, json_fields.u4)(details) ? details.matcherResult : undefined;
			if (!(0, json_fields.u4)(result) || !("expected" in result) || !("actual" in result)) return undefined;
			const { expected, actual, message } = result;
			if (typeof expected === "string" && typeof actual === "string") {
				return expected === actual ? undefined : {
					expected: (0, captured_text.yA)(expected),
					actual: (0, captured_text.yA)(actual)
				};
			}
			const texts = [expected, actual].map(textOf);
			const [expectedText, actualText] = texts;
			if (expectedText === undefined || actualText === undefined || expectedText === actualText) return undefined;
			const hasNull = texts.some((text) => text?.includes("null"));
			return hasNull && !(typeof message === "string" && message.includes("null")) ? undefined : {
				expected: expectedText,
				actual: actualText
			};
		}
		function textOf(value) {
			const pieces = [];
			let length = 0;
			const add = (piece) => {
				length += piece.length;
				if (length > captured_text.B9) throw unsuited;
				pieces.push(piece);
			};
			try {
				write(value, "\n", add);
			} catch (error) {
				if (error === unsuited) return undefined;
				throw error;
			}
			return pieces.join("");
		}
		function write(value, lineBreak, add) {
			if (typeof value === "string" && value.length > captured_text.B9) throw unsuited;
			if (Array.isArray(value)) writeItems(value, "[]", lineBreak, add, (item, inner) => write(item, inner, add));
			else if ((0, json_fields.u4)(value)) writeRecord(value, lineBreak, add);
			else add(JSON.stringify(value));
		}
		function writeRecord(record, lineBreak, add) {
			const keys = Object.keys(record);
			if (typeof record.inverse === "boolean" || keys.length > maximumKeys) throw unsuited;
			writeItems(keys.sort(), "{}", lineBreak, add, (key, inner) => {
				add(`${JSON.stringify(key)}: `);
				write(record[key], inner, add);
			});
		}
		function writeItems(items, brackets, lineBreak, add, writeItem) {
			if (lineBreak.length > 2 * maximumDepth) throw unsuited;
			const inner = `${lineBreak}  `;
			const [opening, closing] = brackets;
			add(`${opening}`);
			items.forEach((item, index) => {
				add(index === 0 ? inner : `,${inner}`);
				writeItem(item, inner);
			});
			add(items.length === 0 ? `${closing}` : `${lineBreak}${closing}`);
		}
		;
		const maximumAttempts = 100;
		const maximumMessages = 100;
		const maximumTitles = 100;
		const maximumTags = 200;
		const maximumProperties = 200;
		const statuses = new Map([
			["passed", "successful"],
			["failed", "failed"],
			["pending", "skipped"],
			["skipped", "skipped"],
			["todo", "skipped"],
			["disabled", "skipped"]
		]);
		function jestTest(test, tool, suites) {
			const titles = Array.isArray(test.ancestorTitles) ? (0, json_fields.K7)(test.ancestorTitles, maximumTitles) : undefined;
			const title = jest_test_textOf(test.title) ?? jest_test_textOf(test.fullName) ?? "";
			const ownName = titles === undefined ? jest_test_textOf(test.fullName) ?? title : title;
			const result = tool === "jest" ? {
				name: ownName,
				suite: suites.of((titles ?? []).join(" ")),
				status: "unknown"
			} : {
				name: [...titles ?? [], ownName].join(" > "),
				suite: suites.of(""),
				status: "unknown"
			};
			const failures = listOf(test.failureMessages);
			const status = test.status === "focused" ? failures.length > 0 ? "failed" : "successful" : statuses.get(test.status);
			result.status = status ?? "unknown";
			const duration = typeof test.duration === "number" ? (0, numbers.cf)(test.duration) : undefined;
			if (duration !== undefined) result.duration = duration;
			const timestamp = typeof test.startAt === "number" ? (0, timestamps.l)(test.startAt) : undefined;
			if (timestamp !== undefined) result.timestamp = timestamp;
			const line = (0, json_fields.u4)(test.location) ? (0, line_number.e)(test.location.line) : undefined;
			if (line !== undefined) result.line = line;
			if (result.status === "failed") {
				result.producer = tool;
				describeFailure(result, failures, test.failureDetails, tool);
			}
			if (tool === "vitest") completeVitest(result, test, failures);
			else addInvocations(result, test);
			return result;
		}
		const none = [];
		const listOf = (value) => !Array.isArray(value) || value.length === 0 ? none : value.length <= maximumMessages ? value : value.slice(0, maximumMessages);
		const jest_test_textOf = (value) => typeof value === "string" ? value : undefined;
		function describeFailure(result, failures, details, tool) {
			const texts = (0, json_fields.K7)(failures, maximumMessages);
			const index = tool === "vitest" ? startOfLastAttempt(texts) : 0;
			const text = texts[index];
			if (text === undefined) return;
			describeAttempt(result, text);
			if (texts.length > 1) result.details = (0, captured_text.yA)(texts.join("\n\n"));
			if (result.message === undefined) result.message = timeout;
			const values = Array.isArray(details) && texts.length === failures.length ? comparedValues(details[index]) : undefined;
			if (values === undefined) return;
			result.expected = values.expected;
			result.actual = values.actual;
		}
		const hookFrame = /\n +at (?:runHook|wrapper|callSuiteHook) \([^\n]{0,1000}vitest/;
		const firstFrame = /\n +at [^\n]{1,1000}/;
		function startOfLastAttempt(texts) {
			let start = 0;
			const places = new Set();
			for (const [index, text] of texts.entries()) {
				const place = firstFrame.exec(text)?.[0] ?? text;
				const isNext = places.has(place) || hookFrame.test(texts[index - 1] ?? "") && !hookFrame.test(text);
				if (isNext) {
					start = index;
					places.clear();
				}
				places.add(place);
			}
			return start;
		}
		const timeout = "The test or one of its hooks timed out.";
		function describeAttempt(attempt, text) {
			const message = messageOfStack(text);
			if (message !== "") attempt.message = (0, captured_text.yA)(message);
			if (text !== message) attempt.details = (0, captured_text.yA)(text);
		}
		function completeVitest(result, test, failures) {
			if (test.status === "pending") {
				result.status = "cancelled";
				result.message = "Vitest stopped before the test ended, or the worker of the test died.";
			}
			if (result.status === "successful" && failures.length > 0) {
				result.attempts = failures.map((failure) => {
					const attempt = { status: "failed" };
					if (typeof failure === "string") describeAttempt(attempt, failure);
					return attempt;
				});
				result.flaky = true;
			}
			const tags = Array.isArray(test.tags) ? (0, json_fields.K7)(test.tags, maximumTags) : [];
			if (tags.length > 0) result.tags = tags;
			if (!(0, json_fields.u4)(test.meta)) return;
			for (const [key, value] of (0, json_fields.rP)(test.meta, maximumProperties)) result.metadata = (0, metadata.L)(result.metadata, key, value);
		}
		function addInvocations(result, test) {
			const invocations = typeof test.invocations === "number" ? test.invocations : 1;
			if (!(invocations > 1)) return;
			const reasons = Array.isArray(test.retryReasons) ? test.retryReasons : [];
			const attempts = [];
			for (let index = 0; index < Math.min(invocations - 1, maximumAttempts); index += 1) {
				const attempt = { status: "failed" };
				const reason = reasons[index];
				if (typeof reason === "string") describeAttempt(attempt, reason);
				attempts.push(attempt);
			}
			result.attempts = attempts;
			if (result.status === "successful") result.flaky = true;
		}
		;
		const vitest_blocks_maximumTitles = 100;
		const maximumNamed = 3;
		function createVitestBlocks() {
			let explained = 0;
			let files = 0;
			let others = 0;
			let firstFile = "";
			const suspects = [];
			return {
				add(file, name, cause) {
					files += 1;
					const { failed, other } = blocksOf(file);
					explained += 1 + failed + (cause === "nothing" ? other : 0);
					firstFile ||= name;
					if (cause !== "tests" || other === 0) return;
					others += 1;
					if (suspects.length < maximumNamed) suspects.push(name);
				},
				verdict(stated) {
					if (typeof stated !== "number" || stated <= explained || files === 0) return undefined;
					const file = files === 1 ? firstFile : `one of ${(0, counts.B)(files)} failed files`;
					const named = others > 0 && others === suspects.length ? suspects.join(" or ") : file;
					return `Vitest: a hook in ${named} failed, or a describe block there has no tests. ${(0, counts.B)(stated)} suites failed, and failed tests explain only ${(0, counts.B)(explained)}`;
				}
			};
		}
		function blocksOf({ assertionResults }) {
			const seen = new Map();
			const all = new Set();
			const failedPaths = new Set();
			const failed = new Set();
			for (const { ancestorTitles, title, status } of (0, json_fields.M$)(assertionResults)) {
				const titles = Array.isArray(ancestorTitles) ? (0, json_fields.K7)(ancestorTitles, vitest_blocks_maximumTitles) : [];
				const test = JSON.stringify([...titles, title]);
				const count = (seen.get(test) ?? 0) + 1;
				seen.set(test, count);
				for (let depth = 1; depth <= titles.length; depth += 1) {
					const path = JSON.stringify(titles.slice(0, depth));
					all.add(path);
					if (status !== "failed") continue;
					failedPaths.add(path);
					failed.add(`${count} ${path}`);
				}
			}
			return {
				failed: failed.size,
				other: all.size - failedPaths.size
			};
		}
		;
		const hasName = ({ title, fullName }) => typeof title === "string" || typeof fullName === "string";
		async function readJest(source, sink) {
			const errors = (0, run_errors.t)(sink);
			const run = new Map();
			let listed = 0;
			let failedTests = 0;
			let stated;
			let statedFailures = 0;
			let files = 0;
			let failures = 0;
			let unfinished = 0;
			let verdict;
			let blocks = createVitestBlocks();
			let withoutTests = 0;
			let firstWithoutTests = "";
			const facts = (...keys) => keys.map((key) => [key, {
				kind: "value",
				take: (value) => void run.set(key, value)
			}]);
			const judge = () => {
				if (verdict !== undefined) errors.add(verdict, "");
				verdict = undefined;
			};
			const takeTest = (test, tests, tool, suites) => {
				if (!hasName(test)) return;
				listed += 1;
				const result = jestTest(test, tool, suites);
				if (result.status === "cancelled") unfinished += 1;
				tests.push(result);
			};
			const takeFile = (file) => {
				files += 1;
				const name = read_jest_textOf(file.name);
				const tool = toolOfReport(run, file);
				const suites = createJestSuites();
				const tests = [];
				for (const test of (0, json_fields.M$)(file.assertionResults)) takeTest(test, tests, tool, suites);
				suites.finish(name);
				const failed = pushTests(sink, tests, name, startOf(file));
				failedTests += failed;
				failures += failed;
				if (tool === "vitest" && tests.length === 0 && file.status === "passed") {
					withoutTests += 1;
					if (withoutTests === 1) firstWithoutTests = (0, detach.Y)(placeOf(name));
				}
				if (file.status !== "failed") return;
				failures += 1;
				const message = read_jest_textOf(file.message);
				const place = placeOf(name);
				for (const text of errorsOfFile(message, tool, failed > 0)) {
					const reason = (0, relative_paths.withRelativePaths)(text, []);
					const hint = reason.trim() !== "" ? "" : tests.length === 0 ? " (its worker may have died)" : " (a hook?)";
					errors.add(`${jestToolTitle(tool)}: ${place} failed outside its tests${hint}`, reason);
				}
				if (tool === "vitest") blocks.add(file, place, failed > 0 ? "tests" : message === "" ? "nothing" : "error");
			};
			const testFiles = {
				kind: "elements",
				take: takeFile,
				accepts: (value) => Array.isArray(value.assertionResults),
				inner: {
					key: "assertionResults",
					accepts: (value) => typeof value.status === "string" && hasName(value)
				}
			};
			const complete = await (0, json.V)(source, sink, {
				kind: "object",
				open() {
					judge();
					run.clear();
					files = 0;
					failures = 0;
					unfinished = 0;
					blocks = createVitestBlocks();
				},
				close() {
					stated = sum(stated, run.get("numTotalTests"));
					statedFailures = sum(statedFailures, run.get("numFailedTests")) ?? 0;
					verdict = verdictOnRun(run, {
						files,
						failures,
						unfinished
					}) ?? blocks.verdict(run.get("numFailedTestSuites"));
				},
				fields: new Map([["testResults", testFiles], ...facts("numRuntimeErrorTestSuites", "numTotalTests", "numFailedTests", "numFailedTestSuites", "success", "wasInterrupted", "snapshot")])
			});
			if (complete) judge();
			errors.finish();
			if (!complete) return;
			(0, stated_totals.Wl)(sink, stated, listed);
			(0, stated_totals.Xg)(sink, statedFailures, failedTests);
			if (withoutTests > 0) warnWithoutTests(sink, firstWithoutTests, withoutTests - 1);
		}
		function warnWithoutTests(sink, first, more) {
			const names = more === 0 ? first : `${first} and ${(0, counts.p)(more, "other file")}`;
			const message = `Vitest states that ${names} passed, but lists no test there. A worker may have died: see the log of the tests.`;
			sink.problem({
				severity: "warning",
				message
			});
		}
		const placeOf = (name) => (0, relative_paths.withRelativePaths)(name.replaceAll("\\", "/"), []) || "A file";
		const read_jest_textOf = (value) => typeof value === "string" ? value : "";
		const sum = (total, value) => typeof value === "number" && value > 0 ? (total ?? 0) + value : total;
		function startOf({ startTime: start, endTime: end }) {
			const timestamp = typeof start === "number" ? (0, timestamps.l)(start) : undefined;
			const duration = typeof start === "number" && typeof end === "number" ? (0, numbers.cf)(end - start) : undefined;
			return {
				timestamp,
				duration,
				elapsed: 0
			};
		}
		function pushTests(sink, tests, name, start) {
			let failed = 0;
			for (const test of tests) {
				if (name !== "") test.file = name;
				if (test.timestamp === undefined) (0, inherited_start.W)(test, start);
				start.elapsed += test.duration ?? 0;
				if (test.status === "failed") failed += 1;
				sink.test(test);
			}
			return failed;
		}
	})
};
