export const id = 2635;
export const ids = [2635];
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
	82635: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readRobot: () => readRobot });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3517);
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2512);
		var _base_text_detach_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10118);
		var _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		var _fields_first_line_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50258);
		var _fields_line_number_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82553);
		var _fields_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30759);
		var _fields_stated_totals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4964);
		var _fields_timestamps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98968);
		var _xml_xml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96378);
		var _robot_keywords_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63181);
		var _robot_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12930);
		var _robot_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47951);
		const maximumSuites = 100;
		const maximumTags = 200;
		const maximumTeardowns = 1e6;
		const maximumTeardownMessages = 1e3;
		const maximumTeardownMessageLength = 4e3;
		const maximumLoggedErrors = 10;
		const maximumErrorLength = 300;
		async function readRobot(source, sink) {
			const teardowns = new Map();
			await readOnce(source, sink, new Map(), teardowns);
			if (teardowns.size === 0) return;
			sink.restart();
			await readOnce(source, sink, teardowns, new Map());
		}
		async function readOnce(source, sink, known, found) {
			const totals = {
				stated: undefined,
				listed: 0,
				loggedErrors: 0
			};
			await (0, _xml_xml_js__WEBPACK_IMPORTED_MODULE_3__.k)(source, sink, () => handlersFor(sink, known, found, totals));
			if (totals.loggedErrors > maximumLoggedErrors) {
				sink.problem({
					severity: "warning",
					message: `Robot Framework logged ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.B)(totals.loggedErrors - maximumLoggedErrors)} more errors.`
				});
			}
			(0, _fields_stated_totals_js__WEBPACK_IMPORTED_MODULE_8__.Wl)(sink, totals.stated, totals.listed);
		}
		function handlersFor(sink, known, found, totals) {
			const suites = [];
			const keywords = (0, _robot_keywords_js__WEBPACK_IMPORTED_MODULE_4__.p)();
			let suite = {
				path: [],
				file: undefined,
				ordinal: 0,
				teardowns: [],
				ownTeardown: undefined
			};
			let suiteCount = 0;
			let test;
			let tags;
			let isTeardown = false;
			let level;
			let total = 0;
			let lastTotal;
			const openSuite = ({ name, source }) => {
				suites.push(suite);
				suiteCount += 1;
				const isNew = name !== undefined && name !== "" && suite.path.length < maximumSuites;
				const teardown = known.get(suiteCount);
				suite = {
					path: isNew ? [...suite.path, (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_9__.Y)(name)] : suite.path,
					file: source ? (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_9__.Y)(source) : undefined,
					ordinal: suiteCount,
					teardowns: teardown === undefined || suite.teardowns.length >= maximumSuites ? suite.teardowns : [...suite.teardowns, teardown],
					ownTeardown: undefined
				};
			};
			const openTest = ({ name, line }) => {
				test = {
					name: name ?? "",
					suite: suite.path,
					status: "unknown"
				};
				if (suite.file !== undefined) test.file = suite.file;
				const number = (0, _fields_line_number_js__WEBPACK_IMPORTED_MODULE_10__.e)(line);
				if (number !== undefined) test.line = number;
			};
			const closeTest = (complete) => {
				const result = test;
				const log = keywords.take();
				test = undefined;
				if (result === undefined || !complete) {
					tags = undefined;
					return;
				}
				totals.listed += 1;
				if (tags !== undefined) result.tags = tags;
				tags = undefined;
				if (log.stdout !== undefined) result.stdout = log.stdout;
				if (log.stderr !== undefined) result.stderr = log.stderr;
				if (log.details !== undefined && result.status !== "successful") result.details = (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(log.details);
				if (suite.teardowns.length > 0) (0, _robot_status_js__WEBPACK_IMPORTED_MODULE_6__.wM)(result, suite.teardowns);
				sink.test(result);
			};
			const addTag = (text) => {
				if (text === "" || test === undefined || keywords.depth() > 0) return;
				if (tags === undefined) tags = [text];
				else if (tags.length < maximumTags) tags.push(text);
			};
			return {
				suite: {
					open: openSuite,
					close() {
						if (suite.ownTeardown !== undefined && !found.has(suite.ordinal)) remember(found, suite.ordinal, suite.ownTeardown, "");
						suite = suites.pop() ?? suite;
					}
				},
				"statistics/suite": {},
				test: {
					open: openTest,
					close(_text, complete) {
						closeTest(complete);
					}
				},
				kw: {
					open({ name, owner, library, type }) {
						if (test === undefined && keywords.depth() === 0) isTeardown = type !== undefined && type.toLowerCase() === "teardown";
						keywords.open(name ?? "", owner ?? library);
					},
					close() {
						keywords.close();
					}
				},
				try: {
					open() {
						keywords.openTry();
					},
					close() {
						keywords.closeTry();
					}
				},
				"try/status": { open({ status }) {
					if (status === "PASS") keywords.forgiveTry();
				} },
				"kw/status": { open({ status }) {
					if (test !== undefined) keywords.status(status);
					else if (isTeardown && keywords.depth() === 1) suite.ownTeardown = (0, _robot_status_js__WEBPACK_IMPORTED_MODULE_6__.lv)(status);
				} },
				"suite/status": {
					close(text) {
						if (suite.ownTeardown !== undefined) remember(found, suite.ordinal, suite.ownTeardown, text);
					},
					text: true
				},
				"test/status": {
					open(attributes) {
						if (test === undefined) return;
						test.status = (0, _robot_status_js__WEBPACK_IMPORTED_MODULE_6__.pY)(attributes.status);
						setTimes(test, attributes);
					},
					close(text) {
						if (test === undefined || text === "") return;
						const { message, attempts } = (0, _robot_message_js__WEBPACK_IMPORTED_MODULE_5__.Q)(text);
						if (message !== "") test.message = message;
						if (attempts.length === 0) return;
						test.attempts = [...attempts];
						if (test.status === "successful" && attempts.some((attempt) => attempt.status === "failed")) test.flaky = true;
					},
					text: true
				},
				msg: {
					open(attributes) {
						level = attributes.level;
					},
					close(text) {
						if (test !== undefined) keywords.message(level, text);
					},
					text: true
				},
				"errors/msg": {
					open(attributes) {
						level = attributes.level;
					},
					close(text) {
						if (level !== "ERROR") return;
						totals.loggedErrors += 1;
						if (totals.loggedErrors <= maximumLoggedErrors) {
							sink.problem({
								severity: "warning",
								message: `Robot Framework logged an error: ${(0, _fields_first_line_js__WEBPACK_IMPORTED_MODULE_11__.T)(text, maximumErrorLength)}`
							});
						}
					},
					text: true
				},
				arg: {
					close(text) {
						if (test !== undefined) keywords.argument(text);
					},
					text: true
				},
				"test/tag": {
					close: addTag,
					text: true
				},
				"tags/tag": {
					close: addTag,
					text: true
				},
				"total/stat": { open({ pass, fail, skip }) {
					const stated = (0, _fields_numbers_js__WEBPACK_IMPORTED_MODULE_1__.$J)(pass);
					lastTotal = stated === undefined ? undefined : stated + ((0, _fields_numbers_js__WEBPACK_IMPORTED_MODULE_1__.$J)(fail) ?? 0) + ((0, _fields_numbers_js__WEBPACK_IMPORTED_MODULE_1__.$J)(skip) ?? 0);
				} },
				"statistics/total": { close() {
					if (lastTotal === undefined) return;
					total += lastTotal;
					lastTotal = undefined;
					totals.stated = total;
				} }
			};
		}
		function remember(found, ordinal, status, text) {
			if (found.size >= maximumTeardowns) return;
			found.set(ordinal, {
				status,
				message: found.size < maximumTeardownMessages ? (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_9__.Y)((0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_12__.xq)((0, _robot_status_js__WEBPACK_IMPORTED_MODULE_6__.iG)(status, text), maximumTeardownMessageLength)) : ""
			});
		}
		function setTimes(test, { start, elapsed, starttime, endtime }) {
			const begin = (0, _fields_timestamps_js__WEBPACK_IMPORTED_MODULE_2__.E)(start ?? starttime);
			if (begin !== undefined) test.timestamp = begin;
			const end = elapsed === undefined ? (0, _fields_timestamps_js__WEBPACK_IMPORTED_MODULE_2__.E)(endtime) : undefined;
			const duration = elapsed === undefined ? (0, _fields_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cf)(end === undefined || begin === undefined ? undefined : end - begin) : (0, _fields_numbers_js__WEBPACK_IMPORTED_MODULE_1__.E9)(elapsed, 1e3);
			if (duration !== undefined) test.duration = duration;
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
