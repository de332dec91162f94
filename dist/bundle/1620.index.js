export const id = 1620;
export const ids = [1620];
export const modules = {
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
	51620: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readMochawesome: () => readMochawesome });
		var inherited_start = __webpack_require__(69022);
		var stated_totals = __webpack_require__(4964);
		var json = __webpack_require__(53822);
		var json_fields = __webpack_require__(2618);
		var mocha_result = __webpack_require__(56996);
		;
		const errorName = /^[\p{L}_$][\p{L}\p{N}_$.]{0,100}(?: \[[A-Z_\d]{1,100}\])?: /u;
		function mochawesomeError(value) {
			if (!(0, json_fields.u4)(value)) return {};
			const { message, estack, diff } = value;
			return {
				...typeof message === "string" && message !== "" && { message: message.replace(errorName, "") || message },
				...typeof estack === "string" && estack !== "" && { stack: estack },
				...typeof diff === "string" ? valuesOfUnifiedDiff(diff) : Array.isArray(diff) ? valuesOfInlineDiff(diff) : {}
			};
		}
		function valuesOfUnifiedDiff(diff) {
			if (diff === "") return {};
			const expected = [];
			const actual = [];
			for (const line of (diff.endsWith("\n") ? diff.slice(0, -1) : diff).split("\n")) {
				if (line.startsWith("- ")) actual.push(line.slice(2));
				else if (line.startsWith("+ ")) expected.push(line.slice(2));
				else {
					expected.push(line.slice(1));
					actual.push(line.slice(1));
				}
			}
			return {
				expected: expected.join("\n"),
				actual: actual.join("\n")
			};
		}
		function valuesOfInlineDiff(parts) {
			const expected = [];
			const actual = [];
			for (const part of parts) {
				if (!(0, json_fields.u4)(part) || typeof part.value !== "string") continue;
				if (part.added !== true) actual.push(part.value);
				if (part.removed !== true) expected.push(part.value);
			}
			return parts.length === 0 ? {} : {
				expected: expected.join(""),
				actual: actual.join("")
			};
		}
		;
		const maximumTitlesLength = 4e3;
		function createMochawesomeSuites(tests, hooks) {
			const outer = [];
			let current = {
				titles: "",
				file: ""
			};
			let hasFullFile = false;
			const text = (take) => ({
				kind: "value",
				take(value) {
					if (typeof value === "string" && value !== "") take(value);
				}
			});
			const fields = new Map([
				["title", text((title) => {
					const { titles } = outer.at(-1) ?? current;
					if (titles.length < maximumTitlesLength) current = {
						...current,
						titles: titles === "" ? title : `${titles} ${title}`
					};
				})],
				["fullFile", text((file) => {
					hasFullFile = true;
					current = {
						...current,
						file
					};
				})],
				["file", text((file) => {
					if (!hasFullFile) current = {
						...current,
						file: file.replace(/^[/\\]/, "")
					};
				})],
				["beforeHooks", hooks],
				["afterHooks", hooks],
				["tests", tests]
			]);
			const shape = {
				kind: "object",
				fields,
				open() {
					outer.push(current);
					hasFullFile = false;
				},
				close() {
					current = outer.pop() ?? current;
				}
			};
			fields.set("suites", {
				kind: "array",
				items: shape
			});
			return {
				shape,
				current: () => current
			};
		}
		;
		const maximumUuidLength = 100;
		async function readMochawesome(source, sink) {
			let start = {
				timestamp: undefined,
				elapsed: 0
			};
			let registered;
			let statedFailures = 0;
			let listed = 0;
			let failed = 0;
			const suitesOf = (0, mocha_result.my)();
			const add = (test, status) => {
				if (status === "failed") failed += 1;
				const { titles, file } = suites.current();
				const result = (0, mocha_result.gn)(test, {
					status,
					suite: suitesOf((0, mocha_result.SO)(test) ?? titles),
					file,
					error: status === "failed" ? mochawesomeError(test.err) : undefined
				});
				if (status !== "skipped") (0, inherited_start.W)(result, start);
				else if (didNotRun(test)) result.message = "did not run";
				start.elapsed += result.duration ?? 0;
				const { uuid } = test;
				sink.test(result, typeof uuid === "string" && uuid.length <= maximumUuidLength ? uuid : undefined);
			};
			const tests = {
				kind: "elements",
				take(test) {
					listed += 1;
					add(test, statusOf(test));
				},
				accepts: isTest
			};
			const hooks = {
				kind: "elements",
				take(hook) {
					if (statusOf(hook) === "failed") add(hook, "failed");
				},
				accepts: isTest
			};
			const suites = createMochawesomeSuites(tests, hooks);
			const stats = {
				kind: "value",
				take(value) {
					if (!(0, json_fields.u4)(value)) return;
					start = {
						timestamp: (0, json_fields.CU)(value.start),
						duration: (0, json_fields.Kd)(value.duration),
						elapsed: 0
					};
					if (typeof value.testsRegistered === "number") registered = (registered ?? 0) + value.testsRegistered;
					statedFailures += (0, stated_totals.Js)(value.failures) + (0, stated_totals.Js)(value.other);
				}
			};
			const complete = await (0, json.V)(source, sink, {
				kind: "object",
				fields: new Map([
					["stats", stats],
					["results", {
						kind: "array",
						items: suites.shape
					}],
					["suites", suites.shape]
				])
			});
			if (!complete) return;
			(0, stated_totals.Wl)(sink, registered, listed);
			(0, stated_totals.Xg)(sink, statedFailures, failed);
		}
		const isTest = ({ title, fullTitle, uuid }) => title !== undefined && (fullTitle !== undefined || uuid !== undefined);
		const statuses = new Map([
			["passed", "successful"],
			["failed", "failed"],
			["pending", "skipped"],
			["skipped", "skipped"]
		]);
		function statusOf({ state, pass, fail }) {
			if (typeof state === "string") return statuses.get(state) ?? "unknown";
			return fail === true ? "failed" : pass === true ? "successful" : "skipped";
		}
		const didNotRun = ({ state, pending }) => state !== "pending" && pending !== true;
	})
};
