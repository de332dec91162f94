export const id = 3323;
export const ids = [3323];
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
	33323: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readCucumber: () => readCucumber });
		var base_name = __webpack_require__(38010);
		var json = __webpack_require__(53822);
		var json_fields = __webpack_require__(2618);
		var defined_fields = __webpack_require__(43268);
		var captured_text = __webpack_require__(90743);
		var line_number = __webpack_require__(82553);
		var numbers = __webpack_require__(30759);
		var timestamps = __webpack_require__(98968);
		;
		function cucumberOutput({ output, embeddings }, texts) {
			if (output !== undefined) {
				const text = (0, json_fields.jH)(output);
				if (text !== "") texts.push(text);
			}
			for (const embedding of (0, json_fields.M$)(embeddings)) {
				const media = (0, json_fields.u4)(embedding.media) ? embedding.media.type : undefined;
				const type = (0, json_fields.s$)(embedding.mime_type) ?? (0, json_fields.s$)(embedding.media_type) ?? (0, json_fields.s$)(media) ?? "";
				const data = (0, json_fields.s$)(embedding.data);
				if (data && type.startsWith("text/")) texts.push(decodeData(data));
			}
		}
		function decodeData(text) {
			if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return text;
			const decoded = Buffer.from(text, "base64").toString("utf8");
			return /[\ufffd\0-\x08]/.test(decoded) ? text : decoded;
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
		function createScenarioReader(unitMs) {
			let total = 0;
			let hasDuration = false;
			let worst;
			let others = [];
			let unfinished;
			let skipped;
			let output = [];
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
				if (step.output !== undefined || step.embeddings !== undefined) cucumberOutput(step, output);
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
				output = [];
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
					stdout: output.length === 0 ? undefined : (0, captured_text.yA)(output.join("\n"))
				};
			};
		}
		function describePart(step, kind, status) {
			const { result, match, error_message: own } = step;
			const error = (0, json_fields.u4)(result) ? result.error_message ?? own : own;
			const keyword = ((0, json_fields.s$)(step.keyword) ?? kind).trim();
			const name = (0, json_fields.s$)(step.name)?.trim() ?? "";
			return {
				title: `${keyword} ${name}`.trim(),
				what: kind === "" && step.hidden !== true && name !== "" ? "step" : "hook",
				status,
				error: Array.isArray(error) ? error.map((line) => (0, json_fields.s$)(line) ?? "").join("\n") : (0, json_fields.s$)(error) ?? "",
				location: (0, json_fields.u4)(match) ? (0, json_fields.s$)(match.location) ?? "" : ""
			};
		}
		const isUnwritten = ({ status }) => status === "undefined" || status === "pending";
		const partPlace = ({ title, location }) => location === "" ? title : `${title} (${location})`;
		const comparison = /^expected: .{0,4000}\n {5}got: .{0,4000}(?:\n|$)/;
		function endOfReason(error) {
			const lineEnd = error.indexOf("\n");
			return comparison.test(error) ? error.indexOf("\n", lineEnd + 1) : lineEnd;
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
			const first = (lineEnd === -1 ? error : error.slice(0, lineEnd)).trim();
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
		async function readCucumber(source, sink) {
			await (0, json.V)(source, sink, {
				kind: "elements",
				take: (feature) => readFeature(feature, sink),
				accepts: ({ elements, keyword, uri }) => Array.isArray(elements) || typeof keyword === "string" && typeof uri === "string",
				inner: {
					key: "elements",
					accepts: (item) => "steps" in item || "type" in item
				}
			});
		}
		function readFeature(feature, sink) {
			const elements = (0, json_fields.M$)(feature.elements);
			const { file, line: featureLine } = (0, cucumber_uri.T)((0, json_fields.s$)(feature.uri) ?? "", (0, json_fields.s$)(feature.location) ?? "");
			const name = (0, json_fields.s$)(feature.name)?.trim() || (0, base_name.F)(file);
			const scenarios = scenarioElements(elements, name === "" ? [] : [name]);
			const featureTags = tagsOf(feature.tags);
			const implementation = implementationOf(scenarios);
			const read = createScenarioReader(implementation.unitMs);
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
				if (backgrounds.length > 0) backgrounds = [];
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
			const attempt = { status: earlier.status };
			fill(attempt, earlier);
			result.attempts = [...earlier.attempts ?? [], attempt].slice(-maximumAttempts);
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
	82553: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => lineNumber });
		function lineNumber(value) {
			const line = typeof value === "string" ? Number(value) : value;
			return typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : undefined;
		}
	})
};
