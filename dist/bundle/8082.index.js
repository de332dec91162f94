export const id = 8082;
export const ids = [8082];
export const modules = {
	82553: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => lineNumber });
		function lineNumber(value) {
			const line = typeof value === "string" ? Number(value) : value;
			return typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : undefined;
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
	98082: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readRobotJson: () => readRobotJson });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43268);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3517);
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2512);
		var _base_text_detach_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10118);
		var _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		var _fields_line_number_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82553);
		var _fields_stated_totals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4964);
		var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53822);
		var _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2618);
		var _robot_keywords_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63181);
		var _robot_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12930);
		var _robot_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47951);
		const maximumSuites = 1e6;
		const maximumDepth = 100;
		const maximumTags = 200;
		const maximumTextLength = 4e3;
		const maximumLoggedErrors = 10;
		async function readRobotJson(source, sink) {
			const suites = [];
			const outlineProblems = [];
			const outlineSink = {
				test() {},
				problem: (problem) => void outlineProblems.push(problem),
				notice() {},
				restart() {}
			};
			if (!await (0, _json_json_js__WEBPACK_IMPORTED_MODULE_1__.V)(source, outlineSink, documentShape(createOutline(suites), {}))) {
				suites.length = 0;
				outlineProblems.length = 0;
				const outline = createOutline(suites);
				outline.fields.set("tests", {
					kind: "elements",
					take() {},
					accepts: isTest
				});
				await (0, _json_json_js__WEBPACK_IMPORTED_MODULE_1__.V)(source, outlineSink, documentShape(outline, {}));
			}
			const tests = createTests(suites, sink);
			let loggedErrors = 0;
			let stated;
			const complete = await (0, _json_json_js__WEBPACK_IMPORTED_MODULE_1__.V)(source, sink, documentShape(tests.suite, {
				error(message) {
					loggedErrors += 1;
					if (loggedErrors <= maximumLoggedErrors) sink.problem({
						severity: "warning",
						message: `Robot Framework logged an error: ${(0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_6__.xq)(message, 1e3)}`
					});
				},
				total(count) {
					stated = (stated ?? 0) + count;
				}
			}));
			if (loggedErrors > maximumLoggedErrors) {
				sink.problem({
					severity: "warning",
					message: `Robot Framework logged ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.B)(loggedErrors - maximumLoggedErrors)} more errors.`
				});
			}
			if (complete) for (const problem of outlineProblems) sink.problem(problem);
			if (complete) (0, _fields_stated_totals_js__WEBPACK_IMPORTED_MODULE_8__.Wl)(sink, stated, tests.listed());
		}
		function documentShape(suite, events) {
			const statistics = new Map([["total", {
				kind: "value",
				take(value) {
					if (!(0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.u4)(value)) return;
					const counts = [
						value.pass,
						value.fail,
						value.skip
					].map((count) => typeof count === "number" ? count : 0);
					events.total?.(counts.reduce((sum, count) => sum + count, 0));
				}
			}]]);
			const errors = {
				kind: "elements",
				take(value) {
					if (value.level === "ERROR") events.error?.(((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.s$)(value.message) ?? "").trim());
				},
				accepts: (value) => value.level !== undefined
			};
			return {
				kind: "object",
				fields: new Map([
					...suite.fields,
					["suite", suite],
					["statistics", {
						kind: "object",
						fields: statistics
					}],
					["errors", errors]
				]),
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_9__.X)({
					open: suite.open,
					close: suite.close
				})
			};
		}
		function createOutline(suites) {
			const open = [];
			const text = (key) => ({
				kind: "value",
				take(value) {
					const suite = open.at(-1);
					if (suite !== undefined && typeof value === "string") suite[key] = (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_10__.Y)((0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_6__.xq)(value, maximumTextLength));
				}
			});
			const fields = new Map([
				["name", text("name")],
				["source", text("source")],
				["message", text("message")],
				["teardown", {
					kind: "object",
					fields: new Map([["status", text("teardown")]])
				}]
			]);
			const shape = {
				kind: "object",
				fields,
				open() {
					const suite = {
						name: "",
						source: "",
						message: "",
						teardown: ""
					};
					if (suites.length < maximumSuites) suites.push(suite);
					open.push(suite);
				},
				close() {
					open.pop();
				}
			};
			fields.set("suites", {
				kind: "array",
				items: shape
			});
			return shape;
		}
		const isTest = ({ name, id }) => typeof name === "string" && typeof id === "string" && /-t\d+$/.test(id);
		function createTests(suites, sink) {
			const keywords = (0, _robot_keywords_js__WEBPACK_IMPORTED_MODULE_3__.p)();
			const open = [];
			let current = {
				path: [],
				file: "",
				teardowns: []
			};
			let ordinal = 0;
			let listed = 0;
			const fields = new Map([["tests", {
				kind: "elements",
				take(value) {
					listed += 1;
					sink.test(robotResult(value, current, keywords));
				},
				accepts: isTest
			}]]);
			const suite = {
				kind: "object",
				fields,
				open() {
					open.push(current);
					const known = suites[ordinal];
					ordinal += 1;
					if (known === undefined) return;
					const { name, source, message } = known;
					const teardown = (0, _robot_status_js__WEBPACK_IMPORTED_MODULE_5__.lv)(known.teardown);
					const own = teardown === undefined ? undefined : {
						status: teardown,
						message: (0, _robot_status_js__WEBPACK_IMPORTED_MODULE_5__.iG)(teardown, message)
					};
					current = {
						path: name === "" || current.path.length >= maximumDepth ? current.path : [...current.path, name],
						file: source,
						teardowns: own === undefined ? current.teardowns : [...current.teardowns, own]
					};
				},
				close() {
					current = open.pop() ?? current;
				}
			};
			fields.set("suites", {
				kind: "array",
				items: suite
			});
			return {
				suite,
				listed: () => listed
			};
		}
		function robotResult(test, suite, keywords) {
			const status = (0, _robot_status_js__WEBPACK_IMPORTED_MODULE_5__.pY)((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.s$)(test.status));
			const result = {
				name: (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.s$)(test.name) ?? "",
				suite: suite.path,
				status
			};
			const duration = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.Kd)(test.elapsed_time, 1e3);
			if (duration !== undefined) result.duration = duration;
			const timestamp = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.CU)(test.start_time);
			if (timestamp !== undefined) result.timestamp = timestamp;
			if (suite.file !== "") result.file = suite.file;
			const line = (0, _fields_line_number_js__WEBPACK_IMPORTED_MODULE_11__.e)(test.lineno);
			if (line !== undefined) result.line = line;
			const tags = Array.isArray(test.tags) ? (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.K7)(test.tags, maximumTags) : [];
			if (tags.length > 0) result.tags = tags;
			if (typeof test.message === "string" && test.message !== "") {
				const { message, attempts } = (0, _robot_message_js__WEBPACK_IMPORTED_MODULE_4__.Q)(test.message);
				if (message !== "") result.message = message;
				if (attempts.length > 0) {
					result.attempts = [...attempts];
					if (status === "successful" && attempts.some((attempt) => attempt.status === "failed")) result.flaky = true;
				}
			}
			followKeywords(test, keywords);
			const log = keywords.take();
			if (log.stdout !== undefined) result.stdout = log.stdout;
			if (log.stderr !== undefined) result.stderr = log.stderr;
			if (log.details !== undefined && status !== "successful") result.details = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(log.details);
			if (suite.teardowns.length > 0) (0, _robot_status_js__WEBPACK_IMPORTED_MODULE_5__.wM)(result, suite.teardowns);
			return result;
		}
		const keywordTypes = new Set([
			"KEYWORD",
			"SETUP",
			"TEARDOWN"
		]);
		function followKeywords(test, keywords) {
			const steps = [];
			const push = (elements) => {
				if (Array.isArray(elements)) {
					for (let index = elements.length - 1; index >= 0; index -= 1) if ((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.u4)(elements[index])) steps.push({ element: elements[index] });
				}
			};
			const pushBody = (element) => {
				if ((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.u4)(element.teardown)) steps.push({ element: element.teardown });
				push(element.body);
				if ((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.u4)(element.setup)) steps.push({ element: element.setup });
			};
			pushBody(test);
			for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
				if ("leave" in step) {
					step.leave();
					continue;
				}
				const { element } = step;
				const { type } = element;
				if (type === "MESSAGE") {
					keywords.message((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.s$)(element.level), (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.s$)(element.message) ?? "");
				} else if (type === undefined || keywordTypes.has(type)) {
					keywords.open((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.s$)(element.name) ?? "", (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.s$)(element.owner));
					if (Array.isArray(element.args)) for (const argument of (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.K7)(element.args, maximumTags)) keywords.argument(argument);
					steps.push({ leave() {
						keywords.status((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.s$)(element.status));
						keywords.close();
					} });
					pushBody(element);
				} else if (type === "TRY/EXCEPT ROOT") {
					keywords.openTry();
					steps.push({ leave() {
						if (element.status === "PASS") keywords.forgiveTry();
						keywords.closeTry();
					} });
					pushBody(element);
				} else {
					pushBody(element);
				}
			}
		}
	}),
	63181: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => createRobotKeywords });
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2512);
		var _base_text_detach_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10118);
		var _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		const maximumDepth = 1e3;
		const maximumFailures = 20;
		const maximumArguments = 20;
		const maximumArgumentLength = 500;
		const maximumPath = 12;
		function createRobotKeywords() {
			const names = [];
			const argumentLists = [];
			const stdout = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.qi)();
			const stderr = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.qi)();
			let hasStdout = false;
			let hasStderr = false;
			const tries = [];
			let failures = [];
			let failing;
			let failingDepth = 0;
			let reason = "";
			const endFailure = () => {
				if (failing !== undefined && failures.length < maximumFailures) failures.push(failing);
				failing = undefined;
			};
			return {
				open(name, owner) {
					if (names.length === 0) endFailure();
					const isKept = names.length < maximumDepth;
					if (isKept) argumentLists[names.length] = undefined;
					names.push(isKept ? owner === undefined ? name : `${owner}.${name}` : "");
				},
				argument(text) {
					const index = names.length - 1;
					if (index < 0 || index >= maximumDepth) return;
					const list = argumentLists[index];
					const kept = (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__.xq)(text, maximumArgumentLength));
					if (list === undefined) argumentLists[index] = [kept];
					else if (list.length < maximumArguments) list.push(kept);
				},
				status(word) {
					const depth = names.length;
					if (depth > maximumDepth) return;
					if (word !== "FAIL") {
						if (failing !== undefined && failingDepth > depth) failing = undefined;
						return;
					}
					if (failing === undefined || failingDepth <= depth) {
						const path = names.slice(-maximumPath);
						const own = [path.pop() ?? "", ...argumentLists[depth - 1] ?? []].join("    ");
						failing = [
							own,
							...path.reverse().map((name) => `  in ${name}`),
							...reason === "" ? [] : [reason]
						].join("\n");
					}
					failingDepth = depth;
					reason = "";
				},
				message(level, text) {
					switch (level) {
						case "INFO":
							hasStdout = append(stdout, hasStdout, text);
							break;
						case "WARN":
						case "ERROR":
							hasStderr = append(stderr, hasStderr, `${level}: ${text}`);
							break;
						case "FAIL":
							reason = text.trim();
							break;
						case "DEBUG": if (reason !== "" && reason.length < _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.B9 && text.startsWith("Traceback ")) reason += `\n${text}`;
					}
				},
				close() {
					names.pop();
				},
				openTry() {
					if (names.length === 0) endFailure();
					tries.push(failures.length);
				},
				forgiveTry() {
					failures.length = tries.at(-1) ?? 0;
					failing = undefined;
				},
				closeTry() {
					tries.pop();
				},
				depth: () => names.length,
				take() {
					endFailure();
					const taken = {
						details: failures.length === 0 ? undefined : failures.join("\n\n"),
						stdout: hasStdout ? stdout.take() : undefined,
						stderr: hasStderr ? stderr.take() : undefined
					};
					if (failures.length > 0) failures = [];
					hasStdout = false;
					hasStderr = false;
					reason = "";
					return taken;
				}
			};
		}
		function append(output, hasText, text) {
			if (hasText) output.append("\n");
			output.append(text);
			return true;
		}
	}),
	12930: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => readRobotMessage });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43268);
		var _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		var _xml_entities_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99834);
		var _robot_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47951);
		const htmlMark = "*HTML*";
		const mergeMark = / has been re-executed and results merged\.<\/span><hr>/;
		const maximumAttempts = 20;
		function readRobotMessage(text) {
			const trimmed = text.trim();
			if (!trimmed.startsWith(htmlMark)) return {
				message: (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(trimmed),
				attempts: []
			};
			const html = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(trimmed.slice(htmlMark.length));
			const merge = mergeMark.exec(html);
			if (merge === null) return {
				message: plainText(html),
				attempts: []
			};
			const [last = "", ...earlier] = html.slice(merge.index + merge[0].length).split("<hr>", maximumAttempts + 1);
			return {
				message: messageOf(last),
				attempts: earlier.map(attemptOf).reverse()
			};
		}
		function attemptOf(part) {
			const word = /<span class="(?:pass|fail|skip|not-run)">([A-Z _]{1,20})<\/span>/.exec(part)?.[1];
			const message = messageOf(part);
			return {
				status: (0, _robot_status_js__WEBPACK_IMPORTED_MODULE_2__.pY)(word),
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({ message: message === "" ? undefined : message })
			};
		}
		function messageOf(part) {
			const start = part.indexOf("-message\">");
			return start === -1 ? "" : plainText(part.slice(part.indexOf("</span>", start) + "</span>".length));
		}
		function plainText(html) {
			return (0, _xml_entities_js__WEBPACK_IMPORTED_MODULE_1__.g)(html.replace(/<[bh]r\s?\/?>/gi, "\n").replace(/<[^<>\ufdd9]*>/g, "")).trim();
		}
	}),
	47951: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			iG: () => teardownMessage,
			lv: () => teardownStatus,
			pY: () => robotStatus,
			wM: () => applySuiteTeardowns
		});
		var _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		const statuses = new Map([
			["PASS", "successful"],
			["FAIL", "failed"],
			["SKIP", "skipped"],
			["NOT RUN", "skipped"],
			["NOT_RUN", "skipped"]
		]);
		const robotStatus = (word) => statuses.get(word) ?? "unknown";
		function teardownStatus(word) {
			return word === "FAIL" || word === "SKIP" ? word : undefined;
		}
		function teardownMessage(status, text) {
			const mark = status === "FAIL" ? "uite teardown failed:\n" : "in suite teardown:\n";
			const start = text.lastIndexOf(mark);
			return (start === -1 ? text : text.slice(start + mark.length)).trim();
		}
		function applySuiteTeardowns(test, teardowns) {
			for (const teardown of teardowns.toReversed()) {
				const earlier = test.message;
				if (teardown.status === "SKIP") {
					test.status = "skipped";
					test.message = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(`Skipped in parent suite teardown:\n${teardown.message}${earlier ? `\n\nEarlier message:\n${earlier}` : ""}`);
				} else if (test.status !== "skipped") {
					test.status = "failed";
					test.message = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(`${earlier ? `${earlier}\n\nAlso parent` : "Parent"} suite teardown failed:\n${teardown.message}`);
				}
			}
		}
	}),
	99834: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => unescapeEntities });
		const entities = {
			lt: "<",
			gt: ">",
			quot: "\"",
			apos: "'",
			"#39": "'",
			amp: "&"
		};
		const unescapeEntities = (text) => text.replace(/&(lt|gt|quot|apos|#39|amp);/g, (entity, name) => entities[name] ?? entity);
	})
};
