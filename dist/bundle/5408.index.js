export const id = 5408;
export const ids = [5408];
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
	95408: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readRobot: () => readRobot });
		var counts = __webpack_require__(3517);
		var cut_margin = __webpack_require__(2512);
		var detach = __webpack_require__(10118);
		var attachment_list = __webpack_require__(61585);
		var captured_text = __webpack_require__(90743);
		var first_line = __webpack_require__(50258);
		var html_references = __webpack_require__(82579);
		var keeps_evidence = __webpack_require__(83049);
		var line_number = __webpack_require__(82553);
		var numbers = __webpack_require__(30759);
		var stated_totals = __webpack_require__(4964);
		var xml = __webpack_require__(96378);
		var robot_keywords = __webpack_require__(63181);
		var robot_steps = __webpack_require__(66606);
		;
		const names = {
			for: () => "FOR",
			iter: () => robot_steps.m,
			while: ({ condition }) => withValue("WHILE", condition),
			branch: ({ type, condition }) => withValue(type ?? "BRANCH", condition),
			group: ({ name }) => withValue("GROUP", name),
			variable: ({ name }) => withValue("VAR", name),
			return: () => "RETURN",
			break: () => "BREAK",
			continue: () => "CONTINUE",
			error: () => "ERROR"
		};
		const withValue = (word, value) => value ? `${word}  ${value}` : word;
		function robotControlHandlers(steps, isInTest) {
			const flavors = [];
			const handlers = {};
			for (const [element, nameOf] of Object.entries(names)) {
				handlers[element] = {
					open(attributes) {
						if (element === "for") flavors.push(attributes.flavor);
						if (isInTest()) steps.open(nameOf(attributes), undefined);
					},
					close() {
						if (element === "for") flavors.pop();
						if (isInTest()) steps.close();
					}
				};
				handlers[`${element}/status`] = { open(attributes) {
					if (isInTest()) steps.status(attributes.status, attributes);
				} };
			}
			const argument = {
				close(text) {
					if (isInTest()) steps.argument((0, robot_keywords.M)(text));
				},
				text: true
			};
			let variable = "";
			return {
				...handlers,
				"for/var": argument,
				"for/value": {
					close(text) {
						if (!isInTest()) return;
						const flavor = flavors.at(-1);
						if (flavor !== undefined) steps.argument((0, robot_keywords.M)(flavor));
						if (flavor !== undefined) flavors[flavors.length - 1] = undefined;
						steps.argument((0, robot_keywords.M)(text));
					},
					text: true
				},
				"iter/var": {
					open({ name }) {
						variable = name ?? "";
					},
					close(text) {
						if (isInTest()) steps.assign(variable, text);
					},
					text: true
				},
				"branch/pattern": argument,
				"variable/var": argument,
				"return/value": argument,
				"error/value": argument
			};
		}
		var robot_message = __webpack_require__(12930);
		var robot_status = __webpack_require__(47951);
		var robot_times = __webpack_require__(211);
		;
		const maximumSuites = 100;
		const maximumTags = 200;
		const maximumTeardowns = 1e6;
		const maximumTeardownMessages = 1e3;
		const maximumTeardownMessageLength = 4e3;
		const maximumLoggedErrors = 10;
		const maximumErrorLength = 300;
		const maximumHtmlLength = attachment_list.g;
		const isHtmlMessage = ({ html }) => html === "true" || html === "yes";
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
			await (0, xml.k)(source, sink, () => handlersFor(sink, known, found, totals));
			if (totals.loggedErrors > maximumLoggedErrors) {
				sink.problem({
					severity: "warning",
					message: `Robot Framework logged ${(0, counts.B)(totals.loggedErrors - maximumLoggedErrors)} more errors.`
				});
			}
			(0, stated_totals.Wl)(sink, totals.stated, totals.listed);
		}
		function handlersFor(sink, known, found, totals) {
			const suites = [];
			const keywords = (0, robot_keywords.p)();
			const steps = (0, robot_steps.y)();
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
			let isHtml = false;
			const hasPassed = [];
			let total = 0;
			let lastTotal;
			const openSuite = ({ name, source }) => {
				suites.push(suite);
				suiteCount += 1;
				const isNew = name !== undefined && name !== "" && suite.path.length < maximumSuites;
				const teardown = known.get(suiteCount);
				suite = {
					path: isNew ? [...suite.path, (0, detach.Y)(name)] : suite.path,
					file: source ? (0, detach.Y)(source) : undefined,
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
				const number = (0, line_number.e)(line);
				if (number !== undefined) test.line = number;
			};
			const closeTest = (complete) => {
				const result = test;
				const log = keywords.take();
				test = undefined;
				if (result === undefined || !complete) {
					tags = undefined;
					steps.clear();
					return;
				}
				totals.listed += 1;
				if (tags !== undefined) result.tags = tags;
				tags = undefined;
				if (log.stdout !== undefined) result.stdout = log.stdout;
				if (log.stderr !== undefined) result.stderr = log.stderr;
				if (log.details !== undefined && result.status !== "successful") result.details = (0, captured_text.yA)(log.details);
				if (suite.teardowns.length > 0) (0, robot_status.wM)(result, suite.teardowns);
				if ((0, keeps_evidence.o)(sink, result)) Object.assign(result, steps.take(result.message));
				else steps.clear();
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
						if (test !== undefined) steps.open(name ?? "", type);
					},
					close() {
						keywords.close();
						if (test !== undefined) steps.close();
					}
				},
				try: {
					open() {
						keywords.openTry();
						hasPassed.push(false);
						steps.openRoot();
					},
					close() {
						keywords.closeTry();
						steps.closeRoot(hasPassed.pop() === true);
					}
				},
				"try/status": { open({ status }) {
					if (status !== "PASS") return;
					keywords.forgiveTry();
					hasPassed[hasPassed.length - 1] = true;
				} },
				"kw/status": { open(attributes) {
					const { status } = attributes;
					if (test !== undefined) {
						keywords.status(status);
						steps.status(status, attributes);
					} else if (isTeardown && keywords.depth() === 1) suite.ownTeardown = (0, robot_status.lv)(status);
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
						test.status = (0, robot_status.pY)(attributes.status);
						(0, robot_times.f)(test, attributes);
					},
					close(text) {
						if (test === undefined || text === "") return;
						const { message, attempts } = (0, robot_message.Q)(text);
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
						isHtml = isHtmlMessage(attributes);
					},
					close(text) {
						if (test === undefined) return;
						if (isHtml || level === "FAIL" || level === "ERROR") steps.message(level, text, isHtml);
						keywords.message(level, isHtml ? (0, captured_text.yA)((0, html_references.k)(text)) : text);
					},
					text: true,
					dataLimit: (attributes) => isHtmlMessage(attributes) ? maximumHtmlLength : undefined
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
								message: `Robot Framework logged an error: ${(0, first_line.T)(text, maximumErrorLength)}`
							});
						}
					},
					text: true
				},
				arg: {
					close(text) {
						if (test === undefined) return;
						const kept = (0, robot_keywords.M)(text);
						keywords.argument(kept);
						steps.argument(kept);
					},
					text: true
				},
				...robotControlHandlers(steps, () => test !== undefined),
				"test/tag": {
					close: addTag,
					text: true
				},
				"tags/tag": {
					close: addTag,
					text: true
				},
				"total/stat": { open({ pass, fail, skip }) {
					const stated = (0, numbers.$J)(pass);
					lastTotal = stated === undefined ? undefined : stated + ((0, numbers.$J)(fail) ?? 0) + ((0, numbers.$J)(skip) ?? 0);
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
				message: found.size < maximumTeardownMessages ? (0, detach.Y)((0, cut_margin.xq)((0, robot_status.iG)(status, text), maximumTeardownMessageLength)) : ""
			});
		}
	})
};
