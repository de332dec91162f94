export const id = 9666;
export const ids = [9666];
export const modules = { 39666: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { readRobotJson: () => readRobotJson });
	var defined_fields = __webpack_require__(43268);
	var counts = __webpack_require__(3517);
	var cut_margin = __webpack_require__(2512);
	var detach = __webpack_require__(10118);
	var captured_text = __webpack_require__(90743);
	var html_references = __webpack_require__(82579);
	var keeps_evidence = __webpack_require__(83049);
	var line_number = __webpack_require__(82553);
	var stated_totals = __webpack_require__(4964);
	var json = __webpack_require__(53822);
	var json_fields = __webpack_require__(2618);
	var robot_keywords = __webpack_require__(63181);
	var robot_steps = __webpack_require__(66606);
	;
	const maximumArguments = 20;
	function addRobotJsonSteps(test, steps) {
		const visits = [];
		const pushParts = ({ setup, body, teardown }) => {
			if ((0, json_fields.u4)(teardown)) visits.push({
				element: teardown,
				phase: "TEARDOWN"
			});
			const elements = (0, json_fields.M$)(body);
			for (let index = elements.length - 1; index >= 0; index -= 1) visits.push({ element: elements[index] });
			if ((0, json_fields.u4)(setup)) visits.push({
				element: setup,
				phase: "SETUP"
			});
		};
		pushParts(test);
		for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
			if ("leave" in visit) {
				visit.leave();
				continue;
			}
			const { element, phase } = visit;
			switch (element.type) {
				case "MESSAGE":
					steps.message((0, json_fields.s$)(element.level), (0, json_fields.s$)(element.message) ?? "", element.html === true);
					break;
				case "TRY/EXCEPT ROOT":
					steps.openRoot();
					visits.push({ leave: () => steps.closeRoot(element.status === "PASS") });
					pushParts(element);
					break;
				case "IF/ELSE ROOT":
					pushParts(element);
					break;
				default:
					openElement(element, phase, steps);
					visits.push({ leave() {
						steps.status((0, json_fields.s$)(element.status), (0, json_fields.Kd)(element.elapsed_time, 1e3));
						steps.close();
					} });
					pushParts(element);
			}
		}
	}
	function openElement(element, phase, steps) {
		const type = (0, json_fields.s$)(element.type) ?? "";
		const open = (word, ...values) => {
			steps.open(word, phase);
			for (const value of values.flat()) steps.argument((0, robot_keywords.M)((0, json_fields.s$)(value) ?? ""));
		};
		const list = (value) => Array.isArray(value) ? (0, json_fields.K7)(value, maximumArguments) : [];
		switch (type) {
			case "FOR":
				open("FOR", list(element.assign), element.flavor, list(element.values));
				break;
			case "ITERATION": {
				steps.open(robot_steps.m, undefined);
				const assigned = (0, json_fields.u4)(element.assign) ? Object.entries(element.assign).slice(0, maximumArguments) : [];
				for (const [variable, value] of assigned) steps.assign(variable, (0, json_fields.s$)(value) ?? "");
				break;
			}
			case "WHILE":
			case "IF":
			case "ELSE IF":
			case "ELSE":
				open(type, element.condition);
				break;
			case "TRY":
			case "EXCEPT":
			case "FINALLY":
				open(type, list(element.patterns));
				break;
			case "GROUP":
				open(type, element.name);
				break;
			case "VAR":
				open(type, element.name, list(element.value));
				break;
			case "RETURN":
			case "ERROR":
				open(type, list(element.values));
				break;
			case "BREAK":
			case "CONTINUE":
				open(type);
				break;
			default: {
				steps.open((0, json_fields.s$)(element.name) ?? "", phase ?? type);
				for (const argument of list(element.args)) steps.argument((0, robot_keywords.M)(argument));
			}
		}
	}
	var robot_message = __webpack_require__(12930);
	var robot_status = __webpack_require__(47951);
	;
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
		if (!await (0, json.V)(source, outlineSink, documentShape(createOutline(suites), {}))) {
			suites.length = 0;
			outlineProblems.length = 0;
			const outline = createOutline(suites);
			outline.fields.set("tests", {
				kind: "elements",
				take() {},
				accepts: isTest
			});
			await (0, json.V)(source, outlineSink, documentShape(outline, {}));
		}
		const tests = createTests(suites, sink);
		let loggedErrors = 0;
		let stated;
		const complete = await (0, json.V)(source, sink, documentShape(tests.suite, {
			error(message) {
				loggedErrors += 1;
				if (loggedErrors <= maximumLoggedErrors) sink.problem({
					severity: "warning",
					message: `Robot Framework logged an error: ${(0, cut_margin.xq)(message, 1e3)}`
				});
			},
			total(count) {
				stated = (stated ?? 0) + count;
			}
		}));
		if (loggedErrors > maximumLoggedErrors) {
			sink.problem({
				severity: "warning",
				message: `Robot Framework logged ${(0, counts.B)(loggedErrors - maximumLoggedErrors)} more errors.`
			});
		}
		if (complete) for (const problem of outlineProblems) sink.problem(problem);
		if (complete) (0, stated_totals.Wl)(sink, stated, tests.listed());
	}
	function documentShape(suite, events) {
		const statistics = new Map([["total", {
			kind: "value",
			take(value) {
				if (!(0, json_fields.u4)(value)) return;
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
				if (value.level === "ERROR") events.error?.(((0, json_fields.s$)(value.message) ?? "").trim());
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
			...(0, defined_fields.X)({
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
				if (suite !== undefined && typeof value === "string") suite[key] = (0, detach.Y)((0, cut_margin.xq)(value, maximumTextLength));
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
		const keywords = (0, robot_keywords.p)();
		const steps = (0, robot_steps.y)();
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
				const result = robotResult(value, current, keywords);
				if ((0, keeps_evidence.o)(sink, result)) {
					addRobotJsonSteps(value, steps);
					Object.assign(result, steps.take(result.message));
				}
				sink.test(result);
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
				const teardown = (0, robot_status.lv)(known.teardown);
				const own = teardown === undefined ? undefined : {
					status: teardown,
					message: (0, robot_status.iG)(teardown, message)
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
		const status = (0, robot_status.pY)((0, json_fields.s$)(test.status));
		const result = {
			name: (0, json_fields.s$)(test.name) ?? "",
			suite: suite.path,
			status
		};
		const duration = (0, json_fields.Kd)(test.elapsed_time, 1e3);
		if (duration !== undefined) result.duration = duration;
		const timestamp = (0, json_fields.CU)(test.start_time);
		if (timestamp !== undefined) result.timestamp = timestamp;
		if (suite.file !== "") result.file = suite.file;
		const line = (0, line_number.e)(test.lineno);
		if (line !== undefined) result.line = line;
		const tags = Array.isArray(test.tags) ? (0, json_fields.K7)(test.tags, maximumTags) : [];
		if (tags.length > 0) result.tags = tags;
		if (typeof test.message === "string" && test.message !== "") {
			const { message, attempts } = (0, robot_message.Q)(test.message);
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
		if (log.details !== undefined && status !== "successful") result.details = (0, captured_text.yA)(log.details);
		if (suite.teardowns.length > 0) (0, robot_status.wM)(result, suite.teardowns);
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
				for (let index = elements.length - 1; index >= 0; index -= 1) if ((0, json_fields.u4)(elements[index])) steps.push({ element: elements[index] });
			}
		};
		const pushBody = (element) => {
			if ((0, json_fields.u4)(element.teardown)) steps.push({ element: element.teardown });
			push(element.body);
			if ((0, json_fields.u4)(element.setup)) steps.push({ element: element.setup });
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
				const text = (0, json_fields.s$)(element.message) ?? "";
				keywords.message((0, json_fields.s$)(element.level), element.html === true ? (0, html_references.k)(text) : text);
			} else if (type === undefined || keywordTypes.has(type)) {
				keywords.open((0, json_fields.s$)(element.name) ?? "", (0, json_fields.s$)(element.owner));
				if (Array.isArray(element.args)) for (const argument of (0, json_fields.K7)(element.args, maximumTags)) keywords.argument((0, robot_keywords.M)(argument));
				steps.push({ leave() {
					keywords.status((0, json_fields.s$)(element.status));
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
}) };
