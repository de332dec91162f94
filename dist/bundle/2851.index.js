export const id = 2851;
export const ids = [2851];
export const modules = {
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
		function reportMissingFailures(sink, subject, stated, line) {
			sink.problem({
				severity: "error",
				kind: "incomplete",
				message: `${subject} states ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(stated, "failure")}, but lists no failed test. See the log of the tests for the reason.`,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({ line })
			});
		}
	}),
	92851: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readCtrf: () => readCtrf });
		var _base_text_base_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38010);
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2512);
		var _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		var _fields_line_number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82553);
		var _fields_metadata_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45188);
		var _fields_stated_totals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4964);
		var _json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53822);
		var _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2618);
		const maximumTags = 200;
		const maximumAttempts = 100;
		const maximumProperties = 200;
		const maximumParametersLength = 1e3;
		const maximumSuites = 100;
		async function readCtrf(source, sink) {
			let stated;
			let listed = 0;
			let statedFailures = 0;
			let unsuccessful = 0;
			let hasTests = false;
			let tool;
			const suiteOf = createSuitePaths();
			const summary = {
				kind: "value",
				take(value) {
					if (!(0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.u4)(value)) return;
					if (typeof value.tests === "number") stated = (stated ?? 0) + value.tests;
					if (typeof value.failed === "number") statedFailures += value.failed;
				}
			};
			const results = new Map([
				["tests", {
					kind: "elements",
					open() {
						hasTests = true;
					},
					take(test) {
						listed += 1;
						const result = ctrfResult(test, suiteOf, tool);
						if (result.status !== "successful" && result.status !== "skipped") unsuccessful += 1;
						sink.test(result);
					},
					accepts: ({ name, status, duration }) => typeof name === "string" && typeof status === "string" && duration !== undefined
				}],
				["tool", {
					kind: "value",
					take(value) {
						const name = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.u4)(value) && typeof value.name === "string" ? value.name.toLowerCase() : undefined;
						tool = producers.find((producer) => producer === name);
					}
				}],
				["summary", summary],
				["totals", summary]
			]);
			const complete = await (0, _json_json_js__WEBPACK_IMPORTED_MODULE_2__.V)(source, sink, {
				kind: "object",
				fields: new Map([["results", {
					kind: "object",
					fields: results
				}]])
			});
			if (!complete) return;
			if (hasTests) {
				(0, _fields_stated_totals_js__WEBPACK_IMPORTED_MODULE_4__.Wl)(sink, stated, listed);
				(0, _fields_stated_totals_js__WEBPACK_IMPORTED_MODULE_4__.Xg)(sink, statedFailures, unsuccessful);
			} else sink.problem({
				severity: "error",
				kind: "unreadable",
				message: "The report has no list of tests (\"results.tests\")."
			});
		}
		const producers = [
			"jest",
			"mocha",
			"playwright"
		];
		const statuses = new Map([
			["passed", "successful"],
			["failed", "failed"],
			["skipped", "skipped"],
			["pending", "skipped"]
		]);
		function ctrfStatus({ status, rawStatus }) {
			if (status === "other" && rawStatus === "todo") return "skipped";
			return statuses.get(status) ?? "unknown";
		}
		function ctrfResult(test, suiteOf, tool) {
			const status = ctrfStatus(test);
			const { name, retryAttempts, parameters } = test;
			const result = {
				name: typeof name === "string" ? name : (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.s$)(name) ?? "",
				suite: suiteOf(test.suite),
				status
			};
			if (parameters !== undefined) result.name = nameWithParameters(result.name, parameters);
			const duration = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.Kd)(test.duration);
			if (duration !== undefined) result.duration = duration;
			const timestamp = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.CU)(test.start);
			if (timestamp !== undefined) result.timestamp = timestamp;
			if (status === "failed" && tool !== undefined) result.producer = tool;
			describeFailure(result, test);
			if (typeof test.filePath === "string" && test.filePath !== "") result.file = test.filePath;
			const line = (0, _fields_line_number_js__WEBPACK_IMPORTED_MODULE_5__.e)(test.line);
			if (line !== undefined) result.line = line;
			const { tags } = test;
			if (Array.isArray(tags) && tags.length > 0) {
				const texts = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.K7)(tags, maximumTags);
				if (texts.length > 0) result.tags = texts;
			}
			const metadata = metadataOf(test);
			if (metadata !== undefined) result.metadata = metadata;
			if (Array.isArray(retryAttempts) && retryAttempts.length > 0) {
				const attempts = attemptsOf(retryAttempts, status, test.retries);
				if (attempts.length > 0) result.attempts = attempts;
				if (status === "successful" && attempts.some((attempt) => attempt.status === "failed")) result.flaky = true;
			}
			if (test.flaky === true && status === "successful") result.flaky = true;
			return result;
		}
		function describeFailure(result, test) {
			const { message, trace, snippet, stdout, stderr } = test;
			if (typeof message === "string" && message !== "") result.message = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(message);
			const details = typeof trace === "string" && trace !== "" ? trace : undefined;
			if (typeof snippet === "string" && snippet !== "") result.details = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(details === undefined ? snippet : `${details}\n\n${snippet}`);
			else if (details !== undefined) result.details = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(details);
			if (stdout !== undefined) {
				const text = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.jH)(stdout);
				if (text !== "") result.stdout = text;
			}
			if (stderr !== undefined) {
				const text = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.jH)(stderr);
				if (text !== "") result.stderr = text;
			}
		}
		function attemptsOf(list, status, retries) {
			const attempts = [];
			for (const element of list) {
				if (!(0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.u4)(element) || attempts.length === maximumAttempts) continue;
				const attempt = { status: ctrfStatus(element) };
				const duration = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.Kd)(element.duration);
				if (duration !== undefined) attempt.duration = duration;
				const timestamp = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.CU)(element.start);
				if (timestamp !== undefined) attempt.timestamp = timestamp;
				describeFailure(attempt, element);
				attempts.push(attempt);
			}
			const last = attempts.at(-1);
			const hasLast = typeof retries === "number" ? attempts.length > retries : status === "successful" && last?.status === status;
			if (hasLast && last?.status === status) attempts.pop();
			return attempts;
		}
		function nameWithParameters(name, parameters) {
			const entries = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.u4)(parameters) ? (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.rP)(parameters, maximumProperties) : [];
			if (entries.every(([, value]) => name.includes(value))) return name;
			const list = entries.map(([key, value]) => `${key}=${value}`).join(", ");
			return `${name} [${(0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_6__.xq)(list, maximumParametersLength)}]`;
		}
		const metadataFields = [
			"browser",
			"device",
			"type",
			"threadId",
			"ai",
			"id",
			"testId"
		];
		function metadataOf(test) {
			let metadata;
			const add = (key, value) => {
				metadata = (0, _fields_metadata_js__WEBPACK_IMPORTED_MODULE_1__.L)(metadata, key, value);
			};
			for (const key of metadataFields) {
				const value = test[key];
				if (typeof value === "string" && value !== "") add(key, value);
			}
			const { rawStatus, retries, labels, extra } = test;
			if (typeof rawStatus === "string" && rawStatus !== test.status) add("rawStatus", rawStatus);
			if (typeof retries === "number" && retries > 0) add("retries", String(retries));
			if ((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.u4)(labels)) for (const [key, value] of (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.rP)(labels, maximumProperties)) add(key, value);
			if ((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.u4)(extra)) for (const [key, value] of (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.rP)(extra, maximumProperties)) add(key, value);
			return metadata;
		}
		const noSuite = [];
		function createSuitePaths() {
			let lastText;
			let lastPath = noSuite;
			return (suite) => {
				if (typeof suite === "string") {
					if (suite !== lastText) {
						lastText = suite;
						lastPath = segmentsOf(suite.split(" > ", maximumSuites));
					}
					return lastPath;
				}
				if (!Array.isArray(suite)) return noSuite;
				if (lastText !== undefined || !isSamePath(suite, lastPath)) {
					lastText = undefined;
					lastPath = segmentsOf((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.K7)(suite, maximumSuites));
				}
				return lastPath;
			};
		}
		function isSamePath(suite, path) {
			if (suite.length !== path.length) return false;
			for (let index = 0; index < path.length; index += 1) if (suite[index] !== path[index]) return false;
			return true;
		}
		const segmentsOf = (names) => names.map((name) => /^(?:[/\\]|[A-Za-z]:[/\\])/.test(name) ? (0, _base_text_base_name_js__WEBPACK_IMPORTED_MODULE_7__.F)(name) : name.trim()).filter((name) => name !== "");
	})
};
