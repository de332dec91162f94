export const id = 7785;
export const ids = [7785];
export const modules = {
	61585: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => createAttachmentList,
			g: () => maximumContent
		});
		var _held_attachment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96370);
		const maximumContent = 16 * 1024 * 1024;
		const maximumAttachments = 1e3;
		const maximumContents = 2 * maximumContent;
		function createAttachmentList(shared) {
			let list = [];
			const contents = shared ?? { left: maximumContents };
			return {
				add(attachment) {
					if (list.length >= maximumAttachments) return undefined;
					const { content, ...rest } = attachment;
					const length = (0, _held_attachment_js__WEBPACK_IMPORTED_MODULE_0__.$t)(content);
					if (length > maximumContent) list.push({
						...rest,
						reason: "size"
					});
					else if (length > contents.left) list.push({
						...rest,
						reason: "limit"
					});
					else {
						contents.left -= length;
						list.push(attachment);
					}
					return list.length - 1;
				},
				take() {
					if (list.length === 0) return undefined;
					const taken = list;
					list = [];
					if (shared === undefined) contents.left = maximumContents;
					return taken;
				},
				drop() {
					for (const { content } of list) contents.left += (0, _held_attachment_js__WEBPACK_IMPORTED_MODULE_0__.$t)(content);
					list = [];
				}
			};
		}
	}),
	34684: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => attachmentOf });
		var _base_text_base_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38010);
		const address = /^https?:\/\//i;
		const inlineData = /^data:([\w.+-]{1,50}\/[\w.+-]{1,50})?[^,]{0,100};base64,/i;
		const otherReference = /^(?:#|about:|blob:|data:|javascript:|mailto:)/i;
		function attachmentOf(reference, name) {
			const text = reference.trim();
			const data = inlineData.exec(text);
			if (data !== null) return {
				name: name || (data[1] ?? "attachment").replace(/\/.*/, ""),
				content: { base64: text }
			};
			if (text === "" || otherReference.test(text)) return undefined;
			if (address.test(text)) return {
				name: name || nameOf(text.replace(/[?#].*/s, "")),
				url: text
			};
			return {
				name: name || nameOf(text),
				path: text
			};
		}
		const nameOf = (path) => {
			const name = (0, _base_text_base_name_js__WEBPACK_IMPORTED_MODULE_0__.F)(path.replace(/[\\/]{1,9}$/, "")) || path;
			return /^file:/i.test(path) ? decoded(name) : name;
		};
		function decoded(name) {
			try {
				return decodeURIComponent(name);
			} catch {
				return name;
			}
		}
	}),
	72478: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => placeByDotnetStack });
		const maximumLines = 200;
		const maximumLineLength = 2e3;
		const maximumWordLength = 20;
		function placeInDotnetStack(stack, method) {
			const signs = method ? [
				`.${method}(`,
				`<${method}>`,
				`.${method} (`
			] : [""];
			let topmost;
			let start = 0;
			for (let count = 0; count < maximumLines && start < stack.length; count += 1) {
				const end = stack.indexOf("\n", start);
				const next = end === -1 ? stack.length : end;
				const frame = stack.slice(start, Math.min(next, start + maximumLineLength));
				const isOwn = signs.some((sign) => frame.includes(sign));
				const place = isOwn || topmost === undefined ? placeInFrame(frame) : undefined;
				if (place !== undefined && isOwn) return place;
				topmost ??= place;
				start = next + 1;
			}
			return topmost;
		}
		function placeByDotnetStack(test, stack, method) {
			const place = placeInDotnetStack(stack, method);
			if (place === undefined) return;
			test.file = place.file;
			test.line = place.line;
		}
		const isDigit = (code) => code >= 48 && code <= 57;
		function placeInFrame(frame) {
			let end = frame.trimEnd().length;
			if (frame[end - 1] === ".") end -= 1;
			let digits = end;
			while (digits > 0 && isDigit(frame.charCodeAt(digits - 1))) digits -= 1;
			const line = Number(frame.slice(digits, end));
			const colon = frame.lastIndexOf(":", digits);
			if (digits === end || colon === -1 || digits - colon > maximumWordLength || !(line > 0) || !Number.isSafeInteger(line)) return undefined;
			const path = pathBefore(frame, colon);
			return path === undefined ? undefined : {
				file: path,
				line
			};
		}
		function pathBefore(frame, end) {
			for (let space = frame.indexOf(" "); space !== -1 && space < end; space = frame.indexOf(" ", space + 1)) {
				const first = frame[space + 1];
				const isDrive = frame[space + 2] === ":" && (frame[space + 3] === "\\" || frame[space + 3] === "/");
				if (first === "/" || first === "\\" || isDrive) return space + 1 < end ? frame.slice(space + 1, end) : undefined;
			}
			return undefined;
		}
	}),
	23321: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => createFieldAppender });
		var _captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		function createFieldAppender() {
			const longer = new Map();
			let owner;
			return {
				add(target, field, text) {
					if (owner !== target) longer.clear();
					owner = target;
					const first = target[field];
					if (first === undefined) {
						longer.delete(field);
						target[field] = text;
						return;
					}
					let captured = longer.get(field);
					if (captured === undefined) {
						captured = (0, _captured_text_js__WEBPACK_IMPORTED_MODULE_0__.qi)();
						captured.append(first);
						longer.set(field, captured);
					}
					captured.append(`\n${text}`);
				},
				finish(target) {
					if (longer.size === 0 || owner !== target) return;
					for (const [field, captured] of longer) target[field] = captured.take();
					longer.clear();
				}
			};
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
	96370: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$t: () => lengthOfContent,
			J$: () => detachAttachment,
			gH: () => withoutContent,
			ks: () => lengthOfAttachments
		});
		var _base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10118);
		function detachAttachment({ name, path, url, content, bases, ...rest }) {
			return {
				...rest,
				name: (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__.Y)(name),
				...path !== undefined && { path: (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__.Y)(path) },
				...url !== undefined && { url: (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__.Y)(url) },
				...content !== undefined && { content: "base64" in content ? { base64: (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__.Y)(content.base64) } : { text: (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__.Y)(content.text) } },
				...bases !== undefined && { bases: bases.map(_base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__.Y) }
			};
		}
		function lengthOfAttachments(attachments = []) {
			let length = 0;
			for (const { name, path = "", url = "", content, bases = [] } of attachments) {
				length += name.length + path.length + url.length + lengthOfContent(content);
				for (const base of bases) length += base.length;
			}
			return length;
		}
		const lengthOfContent = (content) => content === undefined ? 0 : "base64" in content ? content.base64.length : content.text.length;
		const withoutContent = (attachments) => attachments.map(({ content, ...rest }) => content === undefined ? rest : {
			...rest,
			reason: "limit"
		});
	}),
	83049: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => keepsEvidence });
		const keepsEvidence = ({ keepsPassed }, { status, attempts }) => status !== "successful" || attempts !== undefined || keepsPassed === true;
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
	17785: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readTrx: () => readTrx });
		var attachment_list = __webpack_require__(61585);
		var field_appender = __webpack_require__(23321);
		var first_line = __webpack_require__(50258);
		var keeps_evidence = __webpack_require__(83049);
		var numbers = __webpack_require__(30759);
		var timestamps = __webpack_require__(98968);
		var xml = __webpack_require__(96378);
		var attachment_reference = __webpack_require__(34684);
		;
		function createTrxAttachments() {
			let root = "";
			return {
				setRoot(own = "") {
					root = withSlashes(own);
				},
				attachmentOf(path, { relativeResultsDirectory, executionId }) {
					const attachment = (0, attachment_reference.r)(path);
					if (attachment?.path === undefined) return attachment;
					const run = root === "" ? "" : `${root}/`;
					const folder = withSlashes(relativeResultsDirectory || executionId || "");
					const bases = [
						...folder === "" ? [] : [`${run}In/${folder}`],
						`${run}In`,
						...root === "" ? [] : [root]
					];
					return {
						...attachment,
						bases
					};
				}
			};
		}
		const withSlashes = (path) => path.replaceAll("\\", "/").replace(/\/{1,9}$/, "");
		var metadata = __webpack_require__(45188);
		;
		const definitionElements = [
			"UnitTest",
			"OrderedTest",
			"GenericTest",
			"WebTest",
			"LoadTest",
			"ManualTest",
			"TestElement"
		];
		const maximumTags = 200;
		function definitionHandlers(definitions) {
			let definition;
			let key = "";
			const addTag = (tag) => {
				if (definition !== undefined && tag !== "" && definition.tags.length < maximumTags) definition.tags.push(tag);
			};
			const describeBy = (name, value) => {
				if (definition !== undefined && value) definition.metadata = (0, metadata.L)(definition.metadata, name, value);
			};
			const element = {
				open({ id, priority }) {
					definition = id === undefined ? undefined : {
						id,
						tags: [],
						className: "",
						metadata: undefined
					};
					describeBy("priority", priority);
				},
				close() {
					if (definition !== undefined) definitions.add(definition.id, definition);
					definition = undefined;
				}
			};
			return {
				...Object.fromEntries(definitionElements.map((name) => [name, element])),
				TestMethod: { open({ className }) {
					if (definition !== undefined && className !== undefined) definition.className = className;
				} },
				TestCategoryItem: { open({ TestCategory }) {
					addTag(TestCategory ?? "");
				} },
				"Owners/Owner": { open({ name }) {
					describeBy("owner", name);
				} },
				"Property/Key": {
					close(text) {
						key = text.trim();
					},
					text: true
				},
				"Property/Value": {
					close(text) {
						if (key !== "" && !key.startsWith("__")) addTag(`${key}:${text.trim()}`);
						key = "";
					},
					text: true
				}
			};
		}
		var detach = __webpack_require__(10118);
		;
		const maximumDefinitions = 4e6;
		const maximumShared = 2e5;
		function createTrxDefinitions() {
			const byId = new Map();
			const suites = new Map();
			const shared = new Map();
			const suiteOf = (className) => {
				const known = suites.get(className);
				if (known !== undefined) return known;
				const name = (0, detach.Y)(className);
				const suite = name === "" ? [] : [name];
				if (suites.size < maximumShared) suites.set(name, suite);
				return suite;
			};
			return {
				add(id, { className: fullName, tags, metadata }) {
					if (byId.size >= maximumDefinitions) return;
					const comma = fullName.indexOf(",");
					const className = (comma === -1 ? fullName : fullName.slice(0, comma)).trim();
					const key = tags.length === 0 && metadata === undefined ? className : JSON.stringify([
						className,
						tags,
						metadata
					]);
					let definition = shared.get(key);
					if (definition === undefined) {
						const suite = suiteOf(className);
						definition = {
							suite,
							className: suite[0] ?? "",
							tags: tags.length === 0 ? undefined : tags.map(detach.Y),
							metadata: metadata && Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, (0, detach.Y)(value)]))
						};
						if (shared.size < maximumShared) shared.set((0, detach.Y)(key), definition);
					}
					byId.set((0, detach.Y)(id), definition);
				},
				get: (id) => byId.get(id)
			};
		}
		var held_attachment = __webpack_require__(96370);
		;
		const maximumResults = 2e5;
		const maximumCharacters = 48 * 1024 * 1024;
		function createTrxHeldResults() {
			let ids = [];
			let names = [];
			let statuses = [];
			let durations = [];
			let timestamps = [];
			let texts = new Map();
			let attachments = new Map();
			let characters = 0;
			const clear = () => {
				ids = [];
				names = [];
				statuses = [];
				durations = [];
				timestamps = [];
				texts = new Map();
				attachments = new Map();
				characters = 0;
			};
			return {
				hold(result) {
					if (result.texts !== undefined) {
						const kept = detachTexts(result.texts);
						characters += (kept.message?.length ?? 0) + (kept.details?.length ?? 0) + (kept.stdout?.length ?? 0) + (kept.stderr?.length ?? 0);
						texts.set(ids.length, kept);
					}
					if (result.attachments !== undefined) {
						const kept = result.attachments.map(held_attachment.J$);
						characters += (0, held_attachment.ks)(kept);
						attachments.set(ids.length, kept);
					}
					characters += result.name.length + result.testId.length;
					ids.push((0, detach.Y)(result.testId));
					names.push((0, detach.Y)(result.name));
					statuses.push(result.status);
					durations.push(result.duration);
					timestamps.push(result.timestamp);
					if (ids.length <= maximumResults && characters <= maximumCharacters) return true;
					clear();
					return false;
				},
				release(pass) {
					for (let index = 0; index < ids.length; index += 1) {
						pass({
							testId: ids[index] ?? "",
							name: names[index] ?? "",
							status: statuses[index] ?? "unknown",
							duration: durations[index] ?? Number.NaN,
							timestamp: timestamps[index] ?? Number.NaN,
							texts: texts.get(index),
							attachments: attachments.get(index)
						});
					}
					clear();
				}
			};
		}
		function detachTexts(texts) {
			const kept = {};
			if (texts.message !== undefined) kept.message = (0, detach.Y)(texts.message);
			if (texts.details !== undefined) kept.details = (0, detach.Y)(texts.details);
			if (texts.stdout !== undefined) kept.stdout = (0, detach.Y)(texts.stdout);
			if (texts.stderr !== undefined) kept.stderr = (0, detach.Y)(texts.stderr);
			return kept;
		}
		var run_errors = __webpack_require__(95462);
		var stated_totals = __webpack_require__(4964);
		;
		const badOutcomes = new Set([
			"Error",
			"Failed",
			"Aborted",
			"Timeout",
			"Disconnected"
		]);
		function createTrxRun(sink) {
			const runErrors = (0, run_errors.t)(sink);
			let elements = 0;
			let topElements = 0;
			let tests = 0;
			let failed = 0;
			let running = 0;
			let stated;
			let badOutcome;
			let badOutcomeLine = 1;
			let hasRunInfo = false;
			return {
				addElement(isTop) {
					elements += 1;
					if (isTop) topElements += 1;
				},
				addTest(status) {
					tests += 1;
					if (status === "failed") failed += 1;
					else if (status === "running") running += 1;
				},
				setOutcome(outcome, line) {
					if (outcome === undefined || !badOutcomes.has(outcome)) return;
					badOutcome = outcome;
					badOutcomeLine = line;
				},
				addStatedTotal(total) {
					if (total !== undefined) stated = (stated ?? 0) + total;
				},
				addRunInfo(outcome, text, line) {
					if (outcome === undefined || !badOutcomes.has(outcome) || isEchoOfTest(text)) return;
					hasRunInfo = true;
					runErrors.add("The run reports an error outside of its tests", text, line);
				},
				finish() {
					if (badOutcome === "Aborted") runErrors.add("The run was aborted", "", badOutcomeLine);
					else if (badOutcome !== undefined && failed === 0 && !hasRunInfo) {
						runErrors.add(`The run has the outcome "${badOutcome}", but none of its tests failed`, "", badOutcomeLine);
					}
					runErrors.finish();
					if (running > 0) {
						const message = running === 1 ? "1 test began and did not end." : `${running} tests began and did not end.`;
						sink.problem({
							severity: "error",
							kind: "incomplete",
							message
						});
					}
					if (stated !== elements && stated !== topElements) (0, stated_totals.Wl)(sink, stated, tests);
				}
			};
		}
		function isEchoOfTest(text) {
			if (text.startsWith("[xUnit.net")) return text.endsWith("[FAIL]") || text.endsWith("[SKIP]");
			return text.startsWith("Exit code indicates failure: '2'");
		}
		var dotnet_stack = __webpack_require__(72478);
		;
		function describeTrxTest({ name: fullName, status, duration, timestamp, texts, attachments }, definition) {
			const { suite, name } = definition === undefined ? splitName(fullName) : {
				suite: definition.suite,
				name: shortName(fullName, definition.className)
			};
			const result = {
				name,
				suite,
				status
			};
			if (!Number.isNaN(duration)) result.duration = duration;
			if (!Number.isNaN(timestamp)) result.timestamp = timestamp;
			if (definition?.tags !== undefined) result.tags = [...definition.tags];
			if (definition?.metadata !== undefined) result.metadata = { ...definition.metadata };
			if (attachments !== undefined) result.attachments = attachments;
			if (texts === undefined) return result;
			if (texts.message !== undefined) result.message = texts.message;
			if (texts.details !== undefined) {
				result.details = texts.details;
				(0, dotnet_stack.J)(result, texts.details, /^[^\s(]*/.exec(name)?.[0]);
			}
			if (texts.stdout !== undefined) result.stdout = texts.stdout;
			if (texts.stderr !== undefined) result.stderr = texts.stderr;
			return result;
		}
		function shortName(name, className) {
			const { length } = className;
			return length > 0 && name.length > length + 1 && name.charCodeAt(length) === 46 && name.startsWith(className) ? name.slice(length + 1) : name;
		}
		function splitName(name) {
			const parenthesis = name.indexOf("(");
			const dot = name.lastIndexOf(".", parenthesis === -1 ? name.length : parenthesis);
			const className = dot > 0 ? name.slice(0, dot) : "";
			return className === "" || /\s/.test(className) || dot === name.length - 1 ? {
				suite: [],
				name
			} : {
				suite: [className],
				name: name.slice(dot + 1)
			};
		}
		;
		const resultElements = [
			"UnitTestResult",
			"TestResultAggregation",
			"GenericTestResult",
			"WebTestResult",
			"LoadTestResult",
			"ManualTestResult",
			"TestResult"
		];
		const statuses = new Map([
			["Passed", "successful"],
			["Warning", "successful"],
			["Completed", "successful"],
			["PassedButRunAborted", "successful"],
			["Failed", "failed"],
			["Error", "failed"],
			["Timeout", "failed"],
			["NotRunnable", "failed"],
			[undefined, "failed"],
			["NotExecuted", "skipped"],
			["Inconclusive", "skipped"],
			["Blocked", "skipped"],
			["NotApplicable", "skipped"],
			["Aborted", "cancelled"],
			["Disconnected", "cancelled"],
			["InProgress", "running"],
			["Pending", "running"]
		]);
		async function readTrx(source, sink) {
			const definitions = createTrxDefinitions();
			if (await readOnce(source, sink, definitions, false)) return;
			sink.restart();
			await readOnce(source, sink, definitions, true);
		}
		async function readOnce(source, sink, definitions, isKnown) {
			const run = createTrxRun(sink);
			const held = createTrxHeldResults();
			let isSealed = isKnown;
			let isOverfull = false;
			const pass = (result) => sink.test(describeTrxTest(result, definitions.get(result.testId)));
			const take = (result) => {
				run.addTest(result.status);
				if (isSealed) pass(result);
				else if (!isOverfull) isOverfull = !held.hold(result);
			};
			const seal = (sealed) => {
				held.release(pass);
				isSealed = sealed || isKnown;
			};
			const files = createTrxAttachments();
			await (0, xml.k)(source, sink, (cursor) => ({
				...resultHandlers({
					take,
					takeFile: (file) => sink.file?.(file),
					addElement: run.addElement,
					files,
					keeps: (status) => (0, keeps_evidence.o)(sink, { status })
				}),
				"TestSettings/Deployment": { open({ runDeploymentRoot }) {
					files.setRoot(runDeploymentRoot);
				} },
				...definitionHandlers(definitions),
				TestDefinitions: { close(_text, complete) {
					if (complete) seal(true);
				} },
				TestRun: { close() {
					seal(false);
				} },
				...summaryHandlers(run, cursor)
			}));
			held.release(pass);
			if (!isOverfull) run.finish();
			return !isOverfull;
		}
		function resultHandlers({ take, takeFile, addElement, files, keeps }) {
			const frames = [];
			const result = {
				open(attributes) {
					const parent = frames.at(-1);
					if (parent !== undefined) parent.isContainer = true;
					addElement(parent === undefined);
					frames.push({
						attributes,
						status: statuses.get(attributes.outcome) ?? "unknown",
						texts: undefined,
						appender: undefined,
						attachments: undefined,
						isContainer: false,
						isExplained: false
					});
				},
				close(_text, complete) {
					const frame = frames.pop();
					if (frame === undefined) return;
					if (frame.texts !== undefined) frame.appender?.finish(frame.texts);
					const parent = frames.at(-1);
					const isBad = frame.status === "failed" || frame.status === "cancelled";
					const counts = complete && (frame.isContainer ? isBad && !frame.isExplained : true);
					if (counts) take(trxResult(frame, parent));
					if (parent !== undefined && (frame.isExplained || counts && isBad)) parent.isExplained = true;
				}
			};
			const textElement = (field) => ({
				close(text, complete) {
					const frame = frames.at(-1);
					if (frame === undefined || !complete || text.trim() === "") return;
					const texts = frame.texts ?? {};
					frame.texts = texts;
					if (texts[field] === undefined) {
						texts[field] = text;
					} else {
						frame.appender ??= (0, field_appender.m)();
						frame.appender.add(texts, field, text);
					}
				},
				text: true
			});
			const addFile = (path) => {
				const frame = frames.at(-1);
				if (!path || frame !== undefined && !keeps(frame.status)) return;
				const attachment = files.attachmentOf(path, frame?.attributes ?? {});
				if (attachment === undefined) return;
				if (frame === undefined) {
					takeFile(attachment);
					return;
				}
				frame.attachments ??= (0, attachment_list.U)();
				frame.attachments.add(attachment);
			};
			return {
				...Object.fromEntries(resultElements.map((name) => [name, result])),
				ResultFile: { open({ path }) {
					addFile(path);
				} },
				"UriAttachment/A": { open({ href }) {
					addFile(href);
				} },
				"ErrorInfo/Message": textElement("message"),
				"ErrorInfo/StackTrace": textElement("details"),
				"Output/StdOut": textElement("stdout"),
				"Output/StdErr": textElement("stderr"),
				"Output/DebugTrace": textElement("stdout"),
				"TextMessages/Message": textElement("stdout")
			};
		}
		function trxResult({ attributes, status, texts, attachments }, parent) {
			const { testId = "", testName = "", duration, startTime, dataRowInfo } = attributes;
			const isNamedByRow = dataRowInfo !== undefined && testName === parent?.attributes.testName;
			if (status === "skipped" && texts?.stdout !== undefined) texts.message ??= (0, first_line.T)(texts.stdout);
			return {
				testId,
				name: isNamedByRow ? `${testName} (Data Row ${dataRowInfo})` : testName,
				status,
				duration: (0, numbers.RG)(duration) ?? Number.NaN,
				timestamp: (0, timestamps.E)(startTime) ?? Number.NaN,
				texts,
				attachments: attachments?.take()
			};
		}
		function summaryHandlers(run, cursor) {
			let infoOutcome;
			return {
				ResultSummary: { open({ outcome }) {
					run.setOutcome(outcome, cursor.line);
				} },
				"ResultSummary/Counters": { open({ total }) {
					run.addStatedTotal((0, numbers.$J)(total));
				} },
				RunInfo: { open({ outcome }) {
					infoOutcome = outcome;
				} },
				"RunInfo/Text": {
					close(text) {
						run.addRunInfo(infoOutcome, text.trim(), cursor.line);
					},
					text: true
				}
			};
		}
	})
};
