export const id = 6797;
export const ids = [6797];
export const modules = {
	6797: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readCucumber: () => readCucumber });
		var base_name = __webpack_require__(38010);
		var attempt_of = __webpack_require__(82876);
		var held_attachment = __webpack_require__(96370);
		var keeps_evidence = __webpack_require__(83049);
		var json = __webpack_require__(53822);
		var json_fields = __webpack_require__(2618);
		var cucumber_embedding = __webpack_require__(10086);
		var evidence_builder = __webpack_require__(45294);
		var numbers = __webpack_require__(30759);
		var defined_fields = __webpack_require__(43268);
		var captured_text = __webpack_require__(90743);
		var line_number = __webpack_require__(82553);
		var timestamps = __webpack_require__(98968);
		;
		function addCucumberOutput({ output, embeddings }, { logs, texts }, data) {
			let last;
			if (output !== undefined) {
				const text = (0, json_fields.jH)(output);
				if (text !== "") {
					logs.push(text);
					texts.push(text);
				}
			}
			for (const embedding of (0, json_fields.M$)(embeddings)) {
				const written = (0, json_fields.s$)(embedding.data);
				last = written ?? last;
				const type = (0, cucumber_embedding.o8)(embedding);
				if (!written || !type.startsWith("text/")) continue;
				const text = data.read(written);
				if (text === undefined) continue;
				const decoded = (0, cucumber_embedding["if"])(text);
				texts.push(decoded);
				if ((0, cucumber_embedding.Mz)(type, embedding.name)) logs.push(decoded);
			}
			return last;
		}
		var cucumber_uri = __webpack_require__(88001);
		;
		const nanosecondMs = 1e-6;
		const maximumSeconds = 1e5;
		function implementationOf(scenarios) {
			let isJs = false;
			let hasTypes = false;
			let hasFractions = false;
			for (const { element } of scenarios) {
				if (element.type !== undefined) hasTypes = true;
				for (const step of (0, json_fields.M$)(element.steps)) {
					if (step.hidden !== undefined || Array.isArray(step.arguments)) isJs = true;
					const seconds = (0, json_fields.u4)(step.result) ? step.result.duration : undefined;
					if (typeof seconds === "number" && !Number.isInteger(seconds) && seconds < maximumSeconds) hasFractions = true;
				}
			}
			const unitMs = isJs && !hasTypes ? 1 : hasFractions ? 1e3 : nanosecondMs;
			if (isJs) return {
				unitMs,
				writesAttempts: false,
				producer: "cucumber-js"
			};
			return {
				unitMs,
				writesAttempts: true,
				...(0, defined_fields.X)({ producer: hasFractions ? "behave" : undefined })
			};
		}
		const failing = new Set([
			"failed",
			"ambiguous",
			"undefined",
			"pending"
		]);
		const wholeStatuses = new Map([
			["passed", "successful"],
			["failed", "failed"],
			["skipped", "skipped"],
			["untested", "skipped"]
		]);
		function createScenarioReader({ unitMs, data }) {
			let total = 0;
			let hasDuration = false;
			let worst;
			let others = [];
			let unfinished;
			let skipped;
			let output = {
				logs: [],
				texts: []
			};
			let lastData;
			const add = (step, kind) => {
				const result = (0, json_fields.u4)(step.result) ? step.result : undefined;
				const written = result?.duration;
				const duration = typeof written === "number" ? written : (0, numbers.$J)((0, json_fields.s$)(written));
				if (duration !== undefined && duration >= 0) {
					total += duration;
					hasDuration = true;
				}
				if (result?.status !== "passed") {
					const status = (0, json_fields.s$)(result?.status)?.toLowerCase() ?? "";
					if (failing.has(status)) {
						const part = describePart(step, kind, status);
						if (worst === undefined) worst = part;
						else if (part.error !== "" && !isUnwritten(part)) others.push(part);
					} else if (status !== "skipped") unfinished ??= describePart(step, kind, status);
					else if (skipped === undefined || skipped.error === "") skipped = describePart(step, kind, status);
				}
				if (step.output !== undefined || step.embeddings !== undefined) lastData = addCucumberOutput(step, output, data) ?? lastData;
			};
			const addElement = (element) => {
				for (const hook of (0, json_fields.M$)(element.before)) add(hook, "Before");
				for (const step of (0, json_fields.M$)(element.steps)) {
					for (const hook of (0, json_fields.M$)(step.before)) add(hook, "BeforeStep");
					add(step, "");
					for (const hook of (0, json_fields.M$)(step.after)) add(hook, "AfterStep");
				}
				for (const hook of (0, json_fields.M$)(element.after)) add(hook, "After");
			};
			return (element, backgrounds) => {
				total = 0;
				hasDuration = false;
				worst = undefined;
				others = [];
				unfinished = undefined;
				skipped = undefined;
				output = {
					logs: [],
					texts: []
				};
				lastData = undefined;
				for (const background of backgrounds) addElement(background);
				addElement(element);
				let status = worst ? "failed" : unfinished ? "unknown" : skipped ? "skipped" : "successful";
				if (status === "unknown") status = wholeStatuses.get(element.status) ?? status;
				const part = worst ?? (status === "unknown" ? unfinished : status === "skipped" ? skipped : undefined);
				const { message, details } = explain(part, others);
				return {
					status,
					duration: hasDuration ? (0, numbers.cf)(total * unitMs) : undefined,
					timestamp: (0, timestamps.E)((0, json_fields.s$)(backgrounds[0]?.start_timestamp)) ?? (0, timestamps.E)((0, json_fields.s$)(element.start_timestamp)),
					line: (0, line_number.e)(element.line) ?? (0, cucumber_uri.T)("", (0, json_fields.s$)(element.location) ?? "").line,
					message,
					details,
					stdout: joined(output.texts),
					logs: output.logs.length === output.texts.length ? undefined : joined(output.logs) ?? "",
					lastData
				};
			};
		}
		const joined = (texts) => texts.length === 0 ? undefined : (0, captured_text.yA)(texts.join("\n"));
		function describePart(step, kind, status) {
			const { match } = step;
			const keyword = ((0, json_fields.s$)(step.keyword) ?? kind).trim();
			const name = (0, json_fields.s$)(step.name)?.trim() ?? "";
			return {
				title: `${keyword} ${name}`.trim(),
				what: kind === "" && step.hidden !== true && name !== "" ? "step" : "hook",
				status,
				error: errorOf(step),
				location: (0, json_fields.u4)(match) ? (0, json_fields.s$)(match.location) ?? "" : ""
			};
		}
		function errorOf({ result, error_message: own }) {
			const error = (0, json_fields.u4)(result) ? result.error_message ?? own : own;
			return Array.isArray(error) ? error.map((line) => (0, json_fields.s$)(line) ?? "").join("\n") : (0, json_fields.s$)(error) ?? "";
		}
		const isUnwritten = ({ status }) => status === "undefined" || status === "pending";
		const partPlace = ({ title, location }) => location === "" ? title : `${title} (${location})`;
		const comparison = /^expected: .{0,4000}\n {5}got: .{0,4000}(?:\n|$)/;
		function endOfReason(error) {
			const lineEnd = error.indexOf("\n");
			return comparison.test(error) ? error.indexOf("\n", lineEnd + 1) : lineEnd;
		}
		function reasonOf(error) {
			const end = endOfReason(error);
			return (end === -1 ? error : error.slice(0, end)).trim();
		}
		function explain(part, others) {
			if (part === undefined) return {
				message: undefined,
				details: undefined
			};
			const { title, what, status } = part;
			const error = part.error.trim();
			if (status === "skipped" && error === "") return {
				message: undefined,
				details: undefined
			};
			const lineEnd = endOfReason(error);
			const first = reasonOf(error);
			const isTraceback = first === "Traceback (most recent call last):";
			const rest = isTraceback ? error : lineEnd === -1 ? "" : error.slice(lineEnd + 1);
			const verdict = status === "" || status === "unknown" ? "has no result" : status === "failed" ? "failed" : `is ${status}`;
			const message = first === "" || isUnwritten(part) ? `The ${what} "${title}" ${verdict}.` : first;
			const own = [partPlace(part), isUnwritten(part) ? error : rest].filter((text) => text !== "").join("\n");
			const more = others.map((other) => `${partPlace(other)}\n${other.error.trim()}`);
			return {
				message: (0, captured_text.yA)(message),
				details: (0, captured_text.yA)([own, ...more].filter((text) => text !== "").join("\n\n"))
			};
		}
		var cucumber_table = __webpack_require__(40139);
		;
		const statuses = new Map([
			["passed", "successful"],
			["failed", "failed"],
			["ambiguous", "failed"],
			["undefined", "failed"],
			["pending", "skipped"],
			["skipped", "skipped"]
		]);
		const hookPhases = new Map([
			["Before", "setup"],
			["BeforeStep", "setup"],
			["After", "teardown"],
			["AfterStep", "teardown"]
		]);
		function createCucumberEvidence({ unitMs, data }) {
			const builder = (0, evidence_builder.d)();
			const addEmbeddings = ({ embeddings }) => {
				for (const embedding of (0, json_fields.M$)(embeddings)) {
					if ((0, cucumber_embedding.Mz)((0, cucumber_embedding.o8)(embedding), embedding.name)) continue;
					const attachment = (0, cucumber_embedding.cA)(embedding, data);
					if (attachment !== undefined) builder.attach(attachment);
				}
			};
			const addHooks = (hooks, name, phase) => {
				for (const hook of (0, json_fields.M$)(hooks)) {
					const location = (0, json_fields.u4)(hook.match) ? (0, json_fields.s$)(hook.match.location) : undefined;
					const step = stepOf(hook, location ? `${name}  ${location}` : name, phase, unitMs);
					builder.open(step);
					addEmbeddings(hook);
					builder.close();
				}
			};
			const addElement = (element, phase) => {
				addHooks(element.before, "Before", "setup");
				for (const step of (0, json_fields.M$)(element.steps)) {
					const keyword = ((0, json_fields.s$)(step.keyword) ?? "").trim();
					const hookPhase = step.hidden === true ? hookPhases.get(keyword) : undefined;
					builder.open(stepOf(step, nameOf(step, keyword), hookPhase ?? phase, unitMs));
					addHooks(step.before, "BeforeStep", "setup");
					addEmbeddings(step);
					addHooks(step.after, "AfterStep", "teardown");
					builder.close();
				}
				addHooks(element.after, "After", "teardown");
			};
			return (element, backgrounds, message) => {
				for (const background of backgrounds) addElement(background, "setup");
				addElement(element, undefined);
				return builder.take(message);
			};
		}
		function nameOf(step, keyword) {
			const name = `${keyword} ${(0, json_fields.s$)(step.name)?.trim() ?? ""}`.trim();
			const location = step.hidden === true && (0, json_fields.u4)(step.match) ? (0, json_fields.s$)(step.match.location) : undefined;
			return (location ? `${name}  ${location}` : name) || "A step without a name";
		}
		function stepOf(step, name, phase, unitMs) {
			const result = (0, json_fields.u4)(step.result) ? step.result : undefined;
			const word = (0, json_fields.s$)(result?.status)?.toLowerCase();
			const status = result === undefined ? "skipped" : statuses.get(word) ?? "unknown";
			const written = typeof result?.duration === "number" ? result.duration : (0, numbers.$J)((0, json_fields.s$)(result?.duration));
			const duration = (0, numbers.cf)(written === undefined ? undefined : written * unitMs);
			const message = status === "failed" && word === "failed" ? reasonOf(errorOf(step).trim()) : undefined;
			const text = argumentText(step);
			const open = {
				name,
				status
			};
			if (phase !== undefined) open.phase = phase;
			if (message !== undefined) open.message = message;
			if (text !== "") open.text = text;
			if (duration !== undefined) open.duration = duration;
			return open;
		}
		function argumentText({ doc_string, rows, arguments: list, text, table }) {
			const parts = [];
			const addText = (value) => {
				if (typeof value === "string" && value !== "") parts.push(value);
			};
			const addRows = (value) => {
				if (Array.isArray(value) && value.length > 0) parts.push((0, cucumber_table.q)(value));
			};
			const addDocString = (value) => {
				if ((0, json_fields.u4)(value)) addText(value.value ?? value.content);
			};
			addDocString(doc_string);
			addRows(rows);
			for (const argument of (0, json_fields.M$)(list)) {
				addText(argument.content);
				addRows(argument.rows);
				addDocString(argument.docString);
				if ((0, json_fields.u4)(argument.dataTable)) addRows(argument.dataTable.rows);
			}
			addText(Array.isArray(text) ? text.map((line) => (0, json_fields.s$)(line) ?? "").join("\n") : text);
			if ((0, json_fields.u4)(table)) addRows([table.headings, ...Array.isArray(table.rows) ? table.rows : []]);
			return parts.join("\n");
		}
		;
		const maximumSuites = 100;
		function scenarioElements(elements, feature) {
			const found = [];
			const waiting = [];
			const wait = (list, suite) => {
				for (let index = list.length - 1; index >= 0; index -= 1) waiting.push({
					element: list[index],
					suite
				});
			};
			wait(elements, feature);
			for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
				const { element, suite } = next;
				if (isBackground(element) || isScenario(element)) found.push(next);
				const children = (0, json_fields.M$)(element.children ?? element.elements);
				if (children.length === 0) continue;
				const name = (0, json_fields.s$)(element.name)?.trim() ?? "";
				wait(children, name === "" || suite.length === maximumSuites ? suite : [...suite, name]);
			}
			return found;
		}
		const isBackground = ({ type, keyword }) => type === "background" || type === undefined && (0, json_fields.s$)(keyword)?.trim() === "Background";
		function isScenario({ type, keyword, steps, before, after, children }) {
			if ([
				steps,
				before,
				after
			].some((parts) => (0, json_fields.M$)(parts).length > 0)) return true;
			return type === undefined ? children === undefined && Boolean((0, json_fields.s$)(keyword)) : /^scenario/i.test((0, json_fields.s$)(type) ?? "");
		}
		;
		const maximumAttempts = 100;
		const maximumTags = 200;
		const maximumAttemptContents = 32 * 1024 * 1024;
		async function readCucumber(source, sink) {
			const data = (0, cucumber_embedding.bY)();
			const shape = {
				kind: "elements",
				take: (feature) => readFeature(feature, sink, data),
				accepts: ({ elements, keyword, uri }) => Array.isArray(elements) || typeof keyword === "string" && typeof uri === "string",
				inner: {
					key: "elements",
					accepts: (item) => "steps" in item || "type" in item
				}
			};
			await (0, json.V)(source, sink, shape, data);
		}
		function readFeature(feature, sink, data) {
			const elements = (0, json_fields.M$)(feature.elements);
			const { file, line: featureLine } = (0, cucumber_uri.T)((0, json_fields.s$)(feature.uri) ?? "", (0, json_fields.s$)(feature.location) ?? "");
			const name = (0, json_fields.s$)(feature.name)?.trim() || (0, base_name.F)(file);
			const scenarios = scenarioElements(elements, name === "" ? [] : [name]);
			const featureTags = tagsOf(feature.tags);
			const implementation = implementationOf(scenarios);
			const context = {
				unitMs: implementation.unitMs,
				data
			};
			const read = createScenarioReader(context);
			let readEvidence;
			const counts = new Map();
			let backgrounds = [];
			let pending;
			const flush = () => {
				if (pending === undefined) return;
				const { result } = pending;
				const key = [...result.suite, result.name].join("\n");
				const count = (counts.get(key) ?? 0) + 1;
				counts.set(key, count);
				if (count > 1) result.name = `${result.name} #${count}`;
				sink.test(result);
				pending = undefined;
			};
			for (const { element, suite } of scenarios) {
				if (isBackground(element)) {
					backgrounds.push(element);
					continue;
				}
				const scenario = read(element, backgrounds);
				const result = {
					name: ((0, json_fields.s$)(element.name) ?? "").trim() || ((0, json_fields.s$)(element.keyword) ?? "").trim(),
					suite,
					status: scenario.status
				};
				fill(result, scenario);
				if (scenario.status === "failed" && implementation.producer !== undefined) result.producer = implementation.producer;
				if (file !== "") result.file = file;
				const line = scenario.line ?? (scenarios.length === 1 ? featureLine : undefined);
				if (line !== undefined) result.line = line;
				const tags = tagsOf(element.tags);
				const allTags = featureTags.length === 0 ? tags : [...new Set([...featureTags, ...tags])];
				if (allTags.length > 0) result.tags = allTags;
				const { id } = element;
				const isAttempt = pending?.result.status === "failed" && id !== undefined && pending.id === id && pending.line === element.line && !isRow(element) && implementation.writesAttempts;
				if (isAttempt && pending !== undefined) addAttempts(result, pending.result);
				else flush();
				if ((0, keeps_evidence.o)(sink, result)) {
					readEvidence ??= createCucumberEvidence(context);
					Object.assign(result, readEvidence(element, backgrounds, result.message));
					if (scenario.logs === "") delete result.stdout;
					else if (scenario.logs !== undefined) result.stdout = scenario.logs;
				}
				if (backgrounds.length > 0) backgrounds = [];
				if (scenario.lastData !== undefined) data.dropUntil(scenario.lastData);
				pending = {
					id,
					line: element.line,
					result
				};
			}
			flush();
		}
		const isRow = ({ keyword, id }) => /outline/i.test((0, json_fields.s$)(keyword) ?? "") && !((0, json_fields.s$)(id) ?? "").includes(";;");
		function addAttempts(result, earlier) {
			const attempts = [...earlier.attempts ?? [], (0, attempt_of.t)(earlier)].slice(-maximumAttempts);
			const length = attempts.reduce((sum, { attachments }) => sum + (0, held_attachment.ks)(attachments), 0);
			const last = attempts.at(-1);
			if (length > maximumAttemptContents && last?.attachments !== undefined) {
				attempts[attempts.length - 1] = {
					...last,
					attachments: (0, held_attachment.gH)(last.attachments)
				};
			}
			result.attempts = attempts;
			if (result.status === "successful") result.flaky = true;
		}
		function fill(target, { duration, timestamp, message, details, stdout }) {
			if (duration !== undefined) target.duration = duration;
			if (timestamp !== undefined) target.timestamp = timestamp;
			if (message !== undefined) target.message = message;
			if (details !== undefined) target.details = details;
			if (stdout !== undefined) target.stdout = stdout;
		}
		function tagsOf(tags) {
			return Array.isArray(tags) ? (0, json_fields.K7)(tags.map((tag) => (0, json_fields.u4)(tag) ? tag.name : tag), maximumTags) : [];
		}
	}),
	82876: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => attemptOf });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43268);
		const attemptOf = ({ status, duration, message, details, expected, actual, stdout, stderr, timestamp, steps, stepsLeftOut, attachments }) => ({
			status,
			...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				duration,
				message,
				details,
				expected,
				actual,
				stdout,
				stderr,
				timestamp,
				steps,
				stepsLeftOut,
				attachments
			})
		});
	})
};
