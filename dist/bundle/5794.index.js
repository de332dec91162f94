export const id = 5794;
export const ids = [5794];
export const modules = {
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
	69022: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => inheritStart });
		function inheritStart(test, { timestamp, duration = 0, elapsed }) {
			if (timestamp === undefined) return;
			const latest = duration > 0 ? Math.max(duration - (test.duration ?? 0), 0) : elapsed;
			test.timestamp = timestamp + Math.round(Math.min(elapsed, latest));
			test.isStartEstimated = true;
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
	25794: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readMochaJson: () => readMochaJson });
		var counts = __webpack_require__(3517);
		var bounded_map = __webpack_require__(34715);
		var inherited_start = __webpack_require__(69022);
		var stated_totals = __webpack_require__(4964);
		var json = __webpack_require__(53822);
		var json_fields = __webpack_require__(2618);
		var silent_sink = __webpack_require__(43528);
		;
		function mochaError(value) {
			if (!(0, json_fields.u4)(value)) return {};
			const { stack } = value;
			return {
				...withoutEmpty("message", messageOf(value)),
				...withoutEmpty("stack", typeof stack === "string" ? stack : undefined),
				...comparedValues(value)
			};
		}
		const withoutEmpty = (key, text) => text ? { [key]: text } : {};
		const messageOf = ({ message, stack }) => (0, json_fields.s$)(message) ?? (typeof stack === "string" ? stack.slice(0, stack.indexOf("\n") >>> 0) : undefined);
		function comparedValues(error) {
			if (!Object.hasOwn(error, "expected") || !Object.hasOwn(error, "actual") || error.showDiff === false) return {};
			if (typeof error.expected === "string" && typeof error.actual === "string") return {
				expected: error.expected,
				actual: error.actual
			};
			const expected = valueText(error.expected);
			const actual = valueText(error.actual);
			return expected === undefined || actual === undefined ? {} : {
				expected,
				actual
			};
		}
		function valueText(value) {
			try {
				return JSON.stringify(value, null, 2);
			} catch {
				return undefined;
			}
		}
		var mocha_result = __webpack_require__(56996);
		;
		const maximumLateFailures = 1e4;
		async function readMochaJson(source, sink) {
			const lists = createReading(sink);
			const isComplete = await (0, json.V)(source, sink, read_mocha_json_document(lists, statusLists(lists)));
			if (isComplete && lists.missing() <= 0) {
				lists.check();
				return;
			}
			const counted = createReading(silent_sink.b);
			await (0, json.V)(source, silent_sink.b, read_mocha_json_document(counted, listOfAll(counted)));
			if (counted.listed() <= lists.listed()) {
				if (isComplete) lists.check();
				return;
			}
			sink.restart();
			const all = createReading(sink);
			if (await (0, json.V)(source, sink, read_mocha_json_document(all, listOfAll(all)))) all.check();
		}
		const read_mocha_json_document = ({ stats }, lists) => ({
			kind: "object",
			fields: new Map([["stats", stats], ...lists])
		});
		function createReading(sink) {
			const suitesOf = (0, mocha_result.my)();
			let start = {
				timestamp: undefined,
				elapsed: 0
			};
			let stated;
			let statedFailures = 0;
			let listed = 0;
			let repeated = 0;
			let failed = 0;
			return {
				stats: {
					kind: "value",
					take(value) {
						if (!(0, json_fields.u4)(value)) return;
						start = {
							timestamp: (0, json_fields.CU)(value.start),
							duration: (0, json_fields.Kd)(value.duration),
							elapsed: 0
						};
						const failures = (0, stated_totals.Js)(value.failures);
						stated = (stated ?? 0) + (0, stated_totals.Js)(value.passes) + (0, stated_totals.Js)(value.pending) + failures;
						statedFailures += failures;
					}
				},
				add(test, status) {
					listed += 1;
					if (status === "failed") failed += 1;
					const result = (0, mocha_result.gn)(test, {
						status,
						suite: suitesOf((0, mocha_result.SO)(test) ?? ""),
						file: (0, json_fields.s$)(test.file) ?? "",
						error: status === "failed" ? mochaError(test.err) : undefined
					});
					if (status !== "skipped") (0, inherited_start.W)(result, start);
					start.elapsed += result.duration ?? 0;
					sink.test(result);
				},
				listed: () => listed,
				failed: () => failed,
				missing: () => (stated ?? 0) - listed - repeated,
				check() {
					(0, stated_totals.Wl)(sink, stated, listed + repeated);
					if (statedFailures > failed) reportMissingFailures(sink, statedFailures, failed);
				},
				leaveOut() {
					repeated += 1;
				}
			};
		}
		const isTest = ({ title, fullTitle }) => title !== undefined && fullTitle !== undefined;
		const read_mocha_json_elements = (take) => ({
			kind: "elements",
			take,
			accepts: isTest
		});
		function statusLists({ add, failed, leaveOut }) {
			const late = (0, bounded_map.a)(maximumLateFailures);
			return [
				["pending", read_mocha_json_elements((test) => add(test, "skipped"))],
				["failures", read_mocha_json_elements((test) => {
					if (test.speed) late.set((0, mocha_result.I3)(test), (late.get((0, mocha_result.I3)(test)) ?? 0) + 1);
					add(test, "failed");
				})],
				["passes", read_mocha_json_elements((test) => {
					const count = late.get((0, mocha_result.I3)(test)) ?? 0;
					if (count > 0) late.set((0, mocha_result.I3)(test), count - 1);
					if (count > 0 || hasError(test) && failed() > 0) leaveOut();
					else add(test, hasError(test) ? "failed" : "successful");
				})]
			];
		}
		function listOfAll({ add, leaveOut }) {
			return [["tests", read_mocha_json_elements((test) => add(test, hasError(test) ? "failed" : test.speed ? "successful" : "skipped"))], ["failures", read_mocha_json_elements((test) => {
				if ((0, mocha_result.SF)(test)) add(test, "failed");
				else if (test.speed) leaveOut();
			})]];
		}
		const hasError = ({ err }) => (0, json_fields.u4)(err) && Object.keys(err).length > 0;
		function reportMissingFailures(sink, stated, listed) {
			const message = `The file states ${(0, counts.p)(stated, "failure")}, but lists ${(0, counts.B)(listed)}. See the log of the tests for the others.`;
			sink.problem({
				severity: "error",
				kind: "incomplete",
				message
			});
		}
	}),
	43528: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => silentSink });
		const silentSink = {
			test() {},
			problem() {},
			notice() {},
			restart() {}
		};
	})
};
