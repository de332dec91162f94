export const id = 7256;
export const ids = [7256];
export const modules = {
	37256: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readCucumberMessages: () => readCucumberMessages });
		var ndjson = __webpack_require__(96968);
		var event_fields = __webpack_require__(79919);
		var skipped_lines = __webpack_require__(28103);
		var run_errors = __webpack_require__(95462);
		var cut_margin = __webpack_require__(2512);
		var bounded_map = __webpack_require__(34715);
		var evidence_builder = __webpack_require__(45294);
		var keeps_evidence = __webpack_require__(83049);
		var line_number = __webpack_require__(82553);
		var captured_text = __webpack_require__(90743);
		var first_line = __webpack_require__(50258);
		var numbers = __webpack_require__(30759);
		var timestamps = __webpack_require__(98968);
		var cucumber_embedding = __webpack_require__(10086);
		var evidence = __webpack_require__(29337);
		var held_attachment = __webpack_require__(96370);
		;
		const maximumSteps = 2e3;
		const maximumAttachments = 1e3;
		const maximumHeld = 64 * 1024 * 1024;
		const statuses = new Map([
			["PASSED", "successful"],
			["SKIPPED", "skipped"],
			["PENDING", "skipped"],
			["FAILED", "failed"],
			["AMBIGUOUS", "failed"],
			["UNDEFINED", "failed"]
		]);
		function createHeldTexts() {
			let held = 0;
			return {
				hold(attempt, length) {
					if (held + length > maximumHeld) return false;
					held += length;
					attempt.heldLength += length;
					return true;
				},
				release(length) {
					held -= length;
				}
			};
		}
		const noSteps = () => ({
			steps: [],
			dropped: 0,
			attachments: [],
			hasAttachments: false,
			heldLength: 0
		});
		function beginStep(attempt, id) {
			if (attempt.steps.length >= maximumSteps) {
				attempt.dropped += 1;
				return undefined;
			}
			const step = {
				id,
				status: "running",
				duration: undefined,
				message: undefined,
				attachments: undefined
			};
			attempt.steps.push(step);
			return step;
		}
		function endStep(attempt, id, { word, duration, message }, texts) {
			const last = attempt.steps.at(-1);
			const step = last?.id === id && last.status === "running" ? last : beginStep(attempt, id);
			if (step === undefined) return;
			step.status = statuses.get(word) ?? "unknown";
			step.duration = duration;
			if (step.status !== "failed" || message === undefined) return;
			const kept = (0, cut_margin.xq)(message, evidence.QQ);
			if (texts.hold(attempt, kept.length)) step.message = kept;
		}
		function addStepAttachment(attempt, message, texts) {
			const type = ((0, event_fields.e1)(message.mediaType) ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
			if ((0, cucumber_embedding.Mz)(type, message.fileName)) return;
			const step = attempt.steps.at(-1);
			const isOfStep = step !== undefined && step.id === message.testStepId;
			if (isOfStep) step.attachments ??= [];
			const list = (isOfStep ? step.attachments : undefined) ?? attempt.attachments;
			if (list.length >= maximumAttachments) return;
			const attachment = attachmentIn(message, type);
			if (attachment === undefined) return;
			attempt.hasAttachments = true;
			if (texts.hold(attempt, (0, held_attachment.$t)(attachment.content))) list.push(attachment);
			else list.push({
				name: attachment.name,
				type,
				reason: "limit"
			});
		}
		function attachmentIn({ body, url, contentEncoding, fileName }, type) {
			const name = (0, event_fields.e1)(fileName) ?? (0, cucumber_embedding.xH)(type);
			const base = {
				name,
				...type !== "" && { type }
			};
			if (typeof url === "string" && url !== "") return (0, cucumber_embedding.uM)(url, (0, event_fields.e1)(fileName));
			if (typeof body !== "string") return undefined;
			if (contentEncoding === "BASE64") return {
				...base,
				content: { base64: body }
			};
			return (0, cucumber_embedding.PW)(type) ? (0, cucumber_embedding.uM)(body, (0, event_fields.e1)(fileName)) : {
				...base,
				content: { text: body }
			};
		}
		function stepsEvidence({ steps, dropped, attachments }, describe, message, builder) {
			for (const step of steps) {
				const { name, phase, text } = describe(step.id);
				const open = {
					name,
					status: step.status
				};
				if (phase !== undefined) open.phase = phase;
				if (step.message !== undefined) open.message = step.message;
				if (text !== undefined) open.text = text;
				if (step.duration !== undefined) open.duration = step.duration;
				builder.open(open);
				for (const attachment of step.attachments ?? []) builder.attach(attachment);
				builder.close();
			}
			for (const attachment of attachments) builder.attach(attachment);
			const evidence = builder.take(message);
			return dropped === 0 ? evidence : {
				...evidence,
				stepsLeftOut: dropped + (evidence.stepsLeftOut ?? 0)
			};
		}
		;
		const stepStatuses = new Map([
			["PASSED", "successful"],
			["SKIPPED", "skipped"],
			["FAILED", "failed"],
			["AMBIGUOUS", "failed"],
			["UNDEFINED", "failed"],
			["PENDING", "failed"]
		]);
		const ranks = {
			successful: 0,
			skipped: 1,
			unknown: 2,
			failed: 3,
			cancelled: 0,
			running: 0
		};
		const maximumMessageLength = 1e3;
		const maximumFaultsLength = 32 * 1024;
		const beginAttempt = (testCase, started) => ({
			testCase,
			timestamp: timeOf(started.timestamp),
			status: "successful",
			duration: undefined,
			message: undefined,
			details: undefined,
			output: undefined,
			willBeRetried: false,
			evidence: noSteps()
		});
		function addStepResult(attempt, id, result, textOf, texts) {
			const word = (0, event_fields.e1)(result.status) ?? "UNKNOWN";
			const status = stepStatuses.get(word) ?? "unknown";
			const duration = durationIn(result.duration);
			if (duration !== undefined) attempt.duration = (attempt.duration ?? 0) + duration;
			endStep(attempt.evidence, id, {
				word,
				duration,
				message: status === "failed" ? errorTexts(result).message : undefined
			}, texts);
			if (result.willBeRetried === true) attempt.willBeRetried = true;
			if (status === "failed" && attempt.status === "failed") addFault(attempt, errorTexts(result));
			if (ranks[status] <= ranks[attempt.status]) return;
			attempt.status = status;
			const fault = errorTexts(result);
			attempt.message = fault.message ?? (status === "failed" && word !== "FAILED" ? describeStep(word, textOf()) : undefined);
			attempt.details = fault.details;
		}
		function addFault(attempt, fault) {
			const text = fault.details ?? fault.message;
			const details = attempt.details ?? "";
			if (text === undefined || details.length > maximumFaultsLength) return;
			attempt.details = (0, captured_text.yA)(details === "" ? text : `${details.trimEnd()}\n\n${text}`);
		}
		function addAttachment(attempt, attachment, texts) {
			addStepAttachment(attempt.evidence, attachment, texts);
			const type = (0, event_fields.e1)(attachment.mediaType) ?? "";
			const body = (0, event_fields.e1)(attachment.body);
			if (body === undefined || !(0, cucumber_embedding.Mz)(type, attachment.fileName)) return;
			const text = attachment.contentEncoding === "BASE64" ? decodedText(body) : body;
			if (text !== undefined) addOutput(attempt, text);
		}
		function addOutput(attempt, text) {
			if (attempt.output === undefined) attempt.output = (0, captured_text.qi)();
			else attempt.output.append("\n");
			attempt.output.append(text.trimEnd());
		}
		function addAttachedTexts(attempt) {
			const { steps, attachments } = attempt.evidence;
			for (const { type, content } of [...steps.flatMap((step) => step.attachments ?? []), ...attachments]) {
				if (content === undefined || !(type?.startsWith("text/") || type === "application/json")) continue;
				const text = "base64" in content ? decodedText(content.base64) : content.text;
				if (text !== undefined) addOutput(attempt, text);
			}
		}
		function attemptResult(attempt) {
			const duration = (0, numbers.cf)(attempt.duration);
			return {
				status: attempt.status,
				...duration === undefined ? {} : { duration },
				...attempt.message === undefined ? {} : { message: attempt.message },
				...attempt.details === undefined ? {} : { details: attempt.details },
				...attempt.output === undefined ? {} : { stdout: attempt.output.take() },
				...attempt.timestamp === undefined ? {} : { timestamp: attempt.timestamp }
			};
		}
		function errorTexts(result) {
			const text = (0, event_fields.e1)(result.message);
			const exception = (0, event_fields.eB)(result.exception);
			const full = (0, event_fields.e1)(exception?.stackTrace) ?? text;
			const message = (0, event_fields.e1)(exception?.message) ?? (text === undefined ? (0, event_fields.e1)(exception?.type) : (0, first_line.T)(text, maximumMessageLength));
			return {
				...message === undefined ? {} : { message: (0, captured_text.yA)(message.trimEnd()) },
				...full === undefined || full.trimEnd() === message?.trimEnd() ? {} : { details: (0, captured_text.yA)(full) }
			};
		}
		const describeStep = (word, text) => `${text === undefined ? "A step" : `The step "${text}"`} is ${word.toLowerCase()}.`;
		function decodedText(body) {
			const text = Buffer.from(body, "base64").toString("utf8");
			return text.includes("\0") ? undefined : text;
		}
		const timeOf = (value) => (0, timestamps.l)(durationIn(value) ?? Number.NaN);
		function durationIn(value) {
			const given = (0, event_fields.eB)(value);
			if (given === undefined) return undefined;
			const ms = Number(given.seconds ?? 0) * 1e3 + Number(given.nanos ?? 0) / 1e6;
			return Number.isFinite(ms) ? ms : undefined;
		}
		var json_fields = __webpack_require__(2618);
		var cucumber_table = __webpack_require__(40139);
		;
		const maximumTextLength = 200;
		function pickleSteps(pickle, features, keepsArguments) {
			const steps = new Map();
			const uri = (0, event_fields.e1)(pickle.uri) ?? "";
			for (const step of (0, json_fields.M$)(pickle.steps)) {
				const id = (0, event_fields.e1)(step.id);
				const text = (0, event_fields.e1)(step.text);
				if (id === undefined || text === undefined) continue;
				const [node] = Array.isArray(step.astNodeIds) ? step.astNodeIds : [];
				const { keyword = "", isBackground = false } = features.step(uri, node) ?? {};
				const argument = keepsArguments ? argumentOf(step.argument) : undefined;
				steps.set(id, {
					text: (0, cut_margin.xq)(text, maximumTextLength),
					keyword,
					isBackground,
					argument
				});
			}
			return steps;
		}
		function argumentOf(value) {
			const argument = (0, event_fields.eB)(value);
			if (argument === undefined) return undefined;
			const table = (0, event_fields.eB)(argument.dataTable);
			const text = (0, event_fields.e1)((0, event_fields.eB)(argument.docString)?.content) ?? (Array.isArray(table?.rows) ? (0, cucumber_table.q)(table.rows) : undefined);
			return text === undefined ? undefined : (0, cut_margin.xq)(text, evidence.MD);
		}
		const hookMark = "\n";
		function testCaseSteps(testCase) {
			const steps = new Map();
			let hasBegun = false;
			for (const step of (0, json_fields.M$)(testCase.testSteps)) {
				const id = (0, event_fields.e1)(step.id);
				if (id === undefined) continue;
				const pickleStep = (0, event_fields.e1)(step.pickleStepId);
				if (pickleStep !== undefined) {
					hasBegun = true;
					steps.set(id, pickleStep);
				} else steps.set(id, `${hookMark}${hasBegun ? "After" : "Before"}${hookMark}${(0, event_fields.e1)(step.hookId) ?? ""}`);
			}
			return steps;
		}
		function cucumber_test_case_describeStep(target, steps, hooks) {
			if (target?.startsWith(hookMark)) {
				const [, word = "", id = ""] = target.split(hookMark);
				const place = hooks.get(id);
				return {
					name: place === undefined ? word : `${word}  ${place}`,
					phase: word === "Before" ? "setup" : "teardown"
				};
			}
			const step = steps?.get(target ?? "");
			if (step === undefined) return { name: "A step that was not announced" };
			return {
				name: (0, cut_margin.xq)(`${step.keyword} ${step.text}`.trim(), evidence.w$),
				...step.isBackground && { phase: "setup" },
				...step.argument !== undefined && { text: step.argument }
			};
		}
		function hookPlace(hook) {
			const source = (0, event_fields.eB)(hook.sourceReference);
			const method = (0, event_fields.eB)(source?.javaMethod);
			const line = (0, event_fields.eB)(source?.location)?.line;
			const uri = (0, event_fields.e1)(source?.uri);
			return (0, event_fields.e1)(hook.name) ?? (method === undefined ? undefined : [(0, event_fields.e1)(method.className), (0, event_fields.e1)(method.methodName)].filter(Boolean).join(".")) ?? (uri === undefined ? undefined : `${uri}${typeof line === "number" ? `:${line}` : ""}`);
		}
		var cucumber_uri = __webpack_require__(88001);
		;
		const maximumNodes = 1e5;
		const gherkin_features_maximumSteps = 2e5;
		const maximumKeywordLength = 100;
		const maximumSharedSteps = 1e3;
		const maximumRowLength = 200;
		const maximumTags = 200;
		function createGherkinFeatures() {
			const nodes = (0, bounded_map.a)(maximumNodes);
			const steps = (0, bounded_map.a)(gherkin_features_maximumSteps);
			const shared = new Map();
			const addSteps = (uri, parent, isBackground) => {
				for (const step of (0, json_fields.M$)(parent?.steps)) {
					const id = (0, event_fields.e1)(step.id);
					const keyword = (0, event_fields.e1)(step.keyword)?.trim() ?? "";
					if (id === undefined || keyword.length > maximumKeywordLength) continue;
					const key = isBackground ? `\n${keyword}` : keyword;
					const described = shared.get(key) ?? {
						keyword,
						isBackground
					};
					if (shared.size < maximumSharedSteps) shared.set(key, described);
					steps.set(nodeKey(uri, id), described);
				}
			};
			const addChild = (uri, child, suite) => {
				addScenario(nodes, uri, child, suite);
				addSteps(uri, (0, event_fields.eB)(child.background), true);
				addSteps(uri, (0, event_fields.eB)(child.scenario), false);
			};
			return {
				step: (uri, id) => steps.get(nodeKey(uri, id)),
				add(document) {
					const uri = (0, event_fields.e1)(document.uri) ?? "";
					const feature = (0, event_fields.eB)(document.feature);
					const suite = [(0, event_fields.e1)(feature?.name) ?? pathOfUri(uri)];
					for (const child of (0, json_fields.M$)(feature?.children)) {
						const rule = (0, event_fields.eB)(child.rule);
						if (rule === undefined) {
							addChild(uri, child, suite);
							continue;
						}
						const name = (0, event_fields.e1)(rule.name);
						const inner = name === undefined ? suite : [...suite, name];
						for (const ruleChild of (0, json_fields.M$)(rule.children)) addChild(uri, ruleChild, inner);
					}
				},
				describe(pickle) {
					const uri = (0, event_fields.e1)(pickle.uri) ?? "";
					const [scenarioId, rowId] = Array.isArray(pickle.astNodeIds) ? pickle.astNodeIds : [];
					const scenario = nodes.get(nodeKey(uri, scenarioId));
					const row = nodes.get(nodeKey(uri, rowId));
					const name = (0, event_fields.e1)(pickle.name) ?? "";
					return {
						name: row?.row === undefined ? name : `${name} (${row.row})`,
						suite: scenario?.suite ?? (uri === "" ? [] : [pathOfUri(uri)]),
						file: uri === "" ? undefined : pathOfUri(uri),
						line: lineOf(pickle) ?? row?.line ?? scenario?.line,
						tags: (0, json_fields.M$)(pickle.tags).flatMap((tag) => (0, event_fields.e1)(tag.name) ?? []).slice(0, maximumTags)
					};
				}
			};
		}
		const nodeKey = (uri, id) => `${uri}\n${typeof id === "string" ? id : ""}`;
		function addScenario(nodes, uri, child, suite) {
			const scenario = (0, event_fields.eB)(child.scenario);
			const id = (0, event_fields.e1)(scenario?.id);
			if (scenario === undefined || id === undefined) return;
			nodes.set(nodeKey(uri, id), {
				line: lineOf(scenario),
				suite
			});
			for (const examples of (0, json_fields.M$)(scenario.examples)) {
				for (const row of (0, json_fields.M$)(examples.tableBody)) {
					const rowId = (0, event_fields.e1)(row.id);
					if (rowId === undefined) continue;
					const cells = (0, json_fields.M$)(row.cells).map((cell) => (0, event_fields.e1)(cell.value) ?? "");
					nodes.set(nodeKey(uri, rowId), {
						line: lineOf(row),
						row: (0, cut_margin.xq)(cells.join(", "), maximumRowLength)
					});
				}
			}
		}
		const lineOf = (node) => (0, line_number.e)((0, event_fields.eB)(node.location)?.line);
		const pathOfUri = (uri) => (0, cucumber_uri.T)(uri, "").file;
		;
		const maximumPickles = 25e4;
		const cucumber_run_maximumSteps = 2e5;
		const maximumOpenAttempts = 2e3;
		const maximumAttempts = 100;
		const maximumHooks = 1e4;
		const maximumHookLength = 300;
		const maximumArguments = 16 * 1024 * 1024;
		const noPickleSteps = new Map();
		const noTestSteps = new Map();
		function createCucumberRun(sink, errors, retries) {
			const features = createGherkinFeatures();
			const pickles = (0, bounded_map.a)(maximumPickles);
			const testCases = (0, bounded_map.a)(maximumPickles);
			const open = new Map();
			const hooks = (0, bounded_map.a)(maximumHooks);
			const texts = createHeldTexts();
			const builder = (0, evidence_builder.d)();
			let keptSteps = 0;
			let keptArguments = 0;
			let failed = false;
			let runErrors = false;
			let unfinished = 0;
			let isFinished = false;
			let isJs = false;
			const addRunError = (what, reason, line) => {
				runErrors = true;
				errors.add(what, reason, line);
			};
			const addPickle = (body) => {
				const id = (0, event_fields.e1)(body.id);
				if (id === undefined) return;
				const steps = keptSteps < cucumber_run_maximumSteps ? pickleSteps(body, features, keptArguments < maximumArguments) : noPickleSteps;
				keptSteps += steps.size;
				keptArguments += argumentsLength(steps);
				pickles.set(id, {
					scenario: features.describe(body),
					steps
				});
			};
			const addTestCase = (body) => {
				const id = (0, event_fields.e1)(body.id);
				if (id === undefined) return;
				const pickleId = (0, event_fields.e1)(body.pickleId) ?? "";
				const pickle = pickles.get(pickleId);
				const steps = pickle === undefined || pickle.steps === noPickleSteps ? noTestSteps : testCaseSteps(body);
				testCases.set(id, {
					pickleId,
					pickle,
					steps,
					attempts: [],
					heldLength: 0
				});
			};
			const forget = (id, { pickleId, pickle }) => {
				testCases.delete(id);
				if (!pickles.delete(pickleId) || pickle === undefined) return;
				keptSteps -= pickle.steps.size;
				keptArguments -= argumentsLength(pickle.steps);
			};
			const emit = (id, testCase, last, attempts) => {
				forget(id, testCase);
				texts.release(testCase.heldLength);
				if (last.status === "failed") failed = true;
				if (last.status === "running") unfinished += 1;
				const result = scenarioResult(testCase.pickle?.scenario, last, attempts);
				if (isJs && last.status === "failed") result.producer = "cucumber-js";
				sink.test(result);
			};
			const start = (body) => {
				const id = (0, event_fields.e1)(body.id);
				const testCaseId = (0, event_fields.e1)(body.testCaseId);
				if (id === undefined || testCaseId === undefined) return;
				if (testCases.get(testCaseId) === undefined) {
					retries.add(testCaseId);
					testCases.set(testCaseId, {
						pickleId: "",
						pickle: undefined,
						steps: noTestSteps,
						attempts: [],
						heldLength: 0
					});
				}
				if (open.size >= maximumOpenAttempts) {
					const [oldest] = open;
					if (oldest !== undefined) abandon(...oldest);
				}
				open.set(id, beginAttempt(testCaseId, body));
			};
			const withEvidence = (result, attempt, testCase) => {
				const describe = (id) => cucumber_test_case_describeStep(testCase.steps.get(id), testCase.pickle?.steps, hooks);
				return {
					...result,
					...stepsEvidence(attempt.evidence, describe, result.message, builder)
				};
			};
			const abandon = (id, attempt) => {
				open.delete(id);
				const testCase = testCases.get(attempt.testCase);
				if (testCase === undefined) return;
				testCase.heldLength += attempt.evidence.heldLength;
				const { duration: _, ...result } = withEvidence(attemptResult(attempt), attempt, testCase);
				emit(attempt.testCase, testCase, {
					...result,
					status: "running"
				}, testCase.attempts);
			};
			const finish = (body) => {
				const id = (0, event_fields.e1)(body.testCaseStartedId) ?? "";
				const attempt = open.get(id);
				const testCase = attempt && testCases.get(attempt.testCase);
				if (attempt === undefined || testCase === undefined) return;
				open.delete(id);
				const isHeld = body.willBeRetried === true || attempt.willBeRetried || retries.expected(attempt.testCase);
				const isWanted = isHeld || testCase.attempts.length > 0 || (0, keeps_evidence.o)(sink, { status: attempt.status });
				if (!isWanted && attempt.evidence.hasAttachments) addAttachedTexts(attempt);
				const plain = attemptResult(attempt);
				const result = isWanted ? withEvidence(plain, attempt, testCase) : plain;
				testCase.heldLength += attempt.evidence.heldLength;
				if (isHeld) {
					if (testCase.attempts.length === maximumAttempts) testCase.attempts.pop();
					testCase.attempts.push(result);
				} else {
					emit(attempt.testCase, testCase, result, testCase.attempts);
				}
			};
			const finishStep = (body) => {
				const attempt = open.get((0, event_fields.e1)(body.testCaseStartedId) ?? "");
				const result = (0, event_fields.eB)(body.testStepResult);
				if (attempt === undefined || result === undefined) return;
				const id = (0, event_fields.e1)(body.testStepId) ?? "";
				const textOf = () => {
					const testCase = testCases.get(attempt.testCase);
					return testCase?.pickle?.steps.get(testCase.steps.get(id) ?? "")?.text;
				};
				addStepResult(attempt, id, result, textOf, texts);
			};
			const finishRun = (body, line) => {
				isFinished = true;
				settle();
				if (body.success !== false || failed || runErrors) return;
				addRunError("The run failed, though none of its tests did", errorTexts(body).message ?? "", line);
			};
			const settle = () => {
				for (const [id, attempt] of open) {
					const before = testCases.get(attempt.testCase)?.attempts.at(-1);
					if (isFinished && before?.status === "failed") open.delete(id);
					else abandon(id, attempt);
				}
				for (const [id, testCase] of testCases.entries()) {
					const last = testCase.attempts.at(-1);
					if (last === undefined) continue;
					if (isFinished || retries.expected(id)) emit(id, testCase, last, testCase.attempts.slice(0, -1));
					else emit(id, testCase, { status: "running" }, testCase.attempts);
				}
			};
			return {
				message(name, body, line) {
					switch (name) {
						case "meta":
							isJs = (0, event_fields.eB)(body.implementation)?.name === "cucumber-js";
							break;
						case "gherkinDocument":
							features.add(body);
							break;
						case "pickle":
							addPickle(body);
							break;
						case "testCase":
							addTestCase(body);
							break;
						case "testCaseStarted":
							start(body);
							break;
						case "hook": {
							const id = (0, event_fields.e1)(body.id);
							const place = hookPlace(body);
							if (id !== undefined && place !== undefined) hooks.set(id, (0, cut_margin.xq)(place, maximumHookLength));
							break;
						}
						case "testStepStarted": {
							const attempt = open.get((0, event_fields.e1)(body.testCaseStartedId) ?? "");
							if (attempt !== undefined) beginStep(attempt.evidence, (0, event_fields.e1)(body.testStepId) ?? "");
							break;
						}
						case "testStepFinished":
							finishStep(body);
							break;
						case "attachment": {
							const attempt = open.get((0, event_fields.e1)(body.testCaseStartedId) ?? "");
							if (attempt !== undefined) addAttachment(attempt, body, texts);
							break;
						}
						case "testCaseFinished":
							finish(body);
							break;
						case "testRunHookFinished": {
							const result = (0, event_fields.eB)(body.result);
							if (result?.status === "FAILED") addRunError("A hook of the whole run failed", errorTexts(result).message ?? "", line);
							break;
						}
						case "parseError":
							addRunError(`The feature file${parseErrorPlace(body)} cannot be parsed`, (0, event_fields.e1)(body.message) ?? "", line);
							break;
						case "testRunFinished":
							finishRun(body, line);
							break;
					}
				},
				end(line) {
					settle();
					if (!isFinished) {
						const began = unfinished === 0 ? "" : `, and ${unfinished} ${unfinished === 1 ? "test" : "tests"} began and did not end`;
						addRunError(`The run was stopped, or the file was cut: there is no "testRunFinished" message${began}`, "", line);
					}
				}
			};
		}
		function scenarioResult(scenario, last, attempts) {
			const result = {
				name: scenario?.name ?? "A scenario that was not announced",
				suite: scenario?.suite ?? [],
				...last
			};
			if (scenario?.file !== undefined) result.file = scenario.file;
			if (scenario?.line !== undefined) result.line = scenario.line;
			if (scenario !== undefined && scenario.tags.length > 0) result.tags = [...scenario.tags];
			if (attempts.length > 0) {
				result.attempts = [...attempts];
				if (last.status === "successful") result.flaky = true;
			}
			return result;
		}
		function argumentsLength(steps) {
			let length = 0;
			for (const { argument } of steps.values()) if (argument !== undefined) length += argument.length;
			return length;
		}
		function parseErrorPlace(parseError) {
			const source = (0, event_fields.eB)(parseError.source);
			const uri = (0, event_fields.e1)(source?.uri);
			const line = (0, line_number.e)((0, event_fields.eB)(source?.location)?.line);
			return uri === undefined ? "" : ` "${uri}${line === undefined ? "" : `:${line}`}"`;
		}
		;
		const maximumRetries = 1e4;
		async function readCucumberMessages(source, sink) {
			const retries = new Set();
			await readRuns(source, sink, (run) => ({
				add(testCase) {
					if (retries.size < maximumRetries) retries.add(`${run}:${testCase}`);
				},
				expected: () => false
			}));
			if (retries.size === 0) return;
			sink.restart();
			await readRuns(source, sink, (run) => ({
				add() {},
				expected: (testCase) => retries.has(`${run}:${testCase}`)
			}));
		}
		async function readRuns(source, sink, retries) {
			const errors = (0, run_errors.t)(sink);
			const skipped = (0, skipped_lines.U)(sink);
			let number = 0;
			let isFresh = true;
			let run = createCucumberRun(sink, errors, retries(number));
			const lines = await (0, ndjson.J)(source.chunks(), {
				value(value, line) {
					const envelope = (0, event_fields.eB)(value);
					const [name] = envelope === undefined ? [] : Object.keys(envelope);
					const body = name === undefined ? undefined : (0, event_fields.eB)(envelope?.[name]);
					if (name === undefined || body === undefined) {
						skipped.add({
							kind: "not-json",
							line,
							text: ""
						});
						return;
					}
					if (name === "meta" && !isFresh) {
						run.end(line);
						number += 1;
						run = createCucumberRun(sink, errors, retries(number));
					}
					isFresh = false;
					run.message(name, body, line);
				},
				fault: skipped.add
			});
			run.end(lines);
			errors.finish();
			skipped.report();
		}
	}),
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
	28103: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => createSkippedLines });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		var _records_line_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94572);
		const foreignText = (count, line) => count === 1 ? `Line ${line} is not an event and was left out.` : `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(count)} lines are not events and were left out; the first is line ${line}.`;
		const texts = {
			damaged: (count) => count === 1 ? "The event in this line is damaged and was left out; the others are kept." : `The events in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(count)} lines are damaged and were left out; the first is here. The others are kept.`,
			"cut-off": () => "The file ends inside this line: it was truncated, or the tool that wrote it was stopped. The complete tests before this place are kept.",
			"too-long": (count) => {
				const limit = `longer than ${_records_line_reader_js__WEBPACK_IMPORTED_MODULE_1__.nY / 1024 / 1024} MiB`;
				return count === 1 ? `This line is ${limit} and was left out.` : `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(count)} lines are ${limit} and were left out; the first is here.`;
			}
		};
		function createSkippedLines(sink) {
			const tallies = new Map();
			return {
				add(fault) {
					const kind = kindOf(fault);
					const tally = tallies.get(kind);
					if (tally !== undefined) tally.count += 1;
					else tallies.set(kind, {
						count: 1,
						line: fault.line,
						column: kind === "cut-off" ? fault.text.length + 1 : 1
					});
				},
				report() {
					for (const [kind, { count, line, column }] of tallies) {
						if (kind === "foreign") sink.notice(foreignText(count, line));
						else sink.problem({
							severity: "error",
							kind: "incomplete",
							message: texts[kind](count),
							line,
							column
						});
					}
				}
			};
		}
		function kindOf({ kind, text }) {
			if (kind === "too-long") return kind;
			if (kind === "cut-off" && /^(?:\{|\[")/.test(text)) return kind;
			return text.includes("{\"") || text.startsWith("{") && text.includes("\":") ? "damaged" : "foreign";
		}
	}),
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
	})
};
