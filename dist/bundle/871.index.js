export const id = 871;
export const ids = [871];
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
	45294: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => createEvidenceBuilder });
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2512);
		var _records_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29337);
		var _attachment_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61585);
		const maximumHeld = 3e3;
		const keptWhenPruned = 2e3;
		function createEvidenceBuilder(complete = (step) => step) {
			const attachments = (0, _attachment_list_js__WEBPACK_IMPORTED_MODULE_0__.U)();
			const openNodes = [];
			let top = [];
			let held = 0;
			let leftOut = 0;
			let tooDeep = 0;
			const drop = (nodes, dropsFailed) => nodes.filter((node) => {
				if (held <= keptWhenPruned) return true;
				if (node.isOpen || node.hasFailed && !dropsFailed) {
					if (node.inner !== undefined) node.inner = drop(node.inner, dropsFailed);
					return true;
				}
				const size = sizeOf(node);
				held -= size;
				leftOut += size;
				return false;
			});
			const closeOne = () => {
				const node = openNodes.pop();
				if (node === undefined) return;
				node.isOpen = false;
				if (node.step.status === "failed") node.hasFailed = true;
				const outer = openNodes.at(-1);
				if (outer !== undefined && node.hasFailed) outer.hasFailed = true;
				if (held <= maximumHeld) return;
				top = drop(top, false);
				if (held > keptWhenPruned) top = drop(top, true);
			};
			const clear = () => {
				attachments.take();
				if (openNodes.length > 0) openNodes.length = 0;
				tooDeep = 0;
				held = 0;
				leftOut = 0;
				if (top.length > 0) top = [];
			};
			return {
				open(step) {
					if (openNodes.length >= _records_evidence_js__WEBPACK_IMPORTED_MODULE_1__.oD) {
						tooDeep += 1;
						leftOut += 1;
						return;
					}
					const node = {
						step,
						inner: undefined,
						attachments: undefined,
						isOpen: true,
						hasFailed: false
					};
					held += 1;
					const outer = openNodes.at(-1);
					if (outer === undefined) top.push(node);
					else if (outer.inner === undefined) outer.inner = [node];
					else outer.inner.push(node);
					openNodes.push(node);
				},
				current: () => tooDeep > 0 ? undefined : openNodes.at(-1)?.step,
				close() {
					if (tooDeep > 0) tooDeep -= 1;
					else closeOne();
				},
				discard() {
					if (tooDeep > 0) {
						tooDeep -= 1;
						leftOut -= 1;
						return;
					}
					const node = openNodes.pop();
					if (node === undefined) return;
					held -= sizeOf(node);
					const list = openNodes.at(-1)?.inner ?? top;
					list.pop();
				},
				attach(attachment) {
					const position = attachments.add(attachment);
					const node = openNodes.at(-1);
					if (position === undefined || node === undefined) return;
					if (node.attachments === undefined) node.attachments = [position];
					else node.attachments.push(position);
				},
				take(message) {
					while (openNodes.length > 0) closeOne();
					const files = attachments.take();
					const evidence = {
						...top.length > 0 && { steps: top.map((node) => finished(node, message, complete)) },
						...leftOut > 0 && { stepsLeftOut: leftOut },
						...files !== undefined && { attachments: files }
					};
					clear();
					return evidence;
				},
				clear
			};
		}
		const sizeOf = ({ inner = [] }) => inner.reduce((sum, node) => sum + sizeOf(node), 1);
		function finished({ step: raw, inner, attachments }, message, complete) {
			const { name, status, phase, message: own, text, duration, file, line } = complete(raw);
			const step = {
				name: (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__.xq)(name, _records_evidence_js__WEBPACK_IMPORTED_MODULE_1__.w$),
				status
			};
			if (phase !== undefined) step.phase = phase;
			if (duration !== undefined) step.duration = duration;
			if (file !== undefined) step.file = file;
			if (line !== undefined) step.line = line;
			const isTold = own === undefined || own === "" || status !== "failed" || message?.includes(own) === true;
			if (!isTold) step.message = (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__.xq)(own, _records_evidence_js__WEBPACK_IMPORTED_MODULE_1__.QQ);
			if (text !== undefined && text !== "") step.text = (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__.xq)(text, _records_evidence_js__WEBPACK_IMPORTED_MODULE_1__.MD);
			if (inner !== undefined && inner.length > 0) step.steps = inner.map((node) => finished(node, message, complete));
			if (attachments !== undefined) step.attachments = attachments;
			return step;
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
	30871: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readPlaywright: () => readPlaywright });
		var text_counts = __webpack_require__(3517);
		var stated_totals = __webpack_require__(4964);
		var json = __webpack_require__(53822);
		var json_fields = __webpack_require__(2618);
		;
		const maximumProjects = 2;
		const maximumDepth = 1e3;
		function wholeShape(parts) {
			return documentShape(parts, {
				kind: "elements",
				take: (suite) => followSuite(suite, parts),
				accepts: ({ title, specs }) => typeof title === "string" && Array.isArray(specs)
			});
		}
		function damagedShape(parts) {
			const { suites } = parts;
			const specs = {
				kind: "elements",
				take: parts.spec,
				accepts: ({ title, tests }) => typeof title === "string" && Array.isArray(tests),
				inner: {
					key: "tests",
					accepts: isTest
				}
			};
			const fields = new Map([["title", textShape(suites.setTitle)], ["specs", specs]]);
			const suite = {
				kind: "object",
				fields,
				open: suites.enter,
				close: suites.leave
			};
			fields.set("suites", {
				kind: "array",
				items: suite
			});
			return documentShape(parts, {
				kind: "array",
				items: suite
			});
		}
		const isTest = ({ results, status, expectedStatus }) => Array.isArray(results) && typeof status === "string" && typeof expectedStatus === "string";
		function followSuite(file, { suites, spec, tooDeep }) {
			const steps = [{
				suite: file,
				depth: 1
			}];
			for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
				if (step === "leave") {
					suites.leave();
					continue;
				}
				const { suite, depth } = step;
				if (depth > maximumDepth) {
					tooDeep();
					continue;
				}
				suites.enter();
				if (typeof suite.title === "string") suites.setTitle(suite.title);
				for (const each of (0, json_fields.M$)(suite.specs)) spec(each);
				steps.push("leave");
				for (const inner of (0, json_fields.M$)(suite.suites).toReversed()) steps.push({
					suite: inner,
					depth: depth + 1
				});
			}
		}
		const textShape = (take) => ({
			kind: "value",
			take(value) {
				if (typeof value === "string") take(value);
			}
		});
		function documentShape(parts, suites) {
			return {
				kind: "object",
				fields: new Map([
					["config", configurationShape(parts)],
					["suites", suites],
					["errors", {
						kind: "elements",
						take: parts.error,
						accepts: ({ message, value }) => (message ?? value) !== undefined
					}],
					["stats", {
						kind: "value",
						take: parts.totals
					}]
				])
			};
		}
		function configurationShape({ suites, projects, failOnFlaky }) {
			const names = new Set();
			const name = textShape((text) => {
				if (names.size < maximumProjects) names.add(text);
				projects(names.size);
			});
			return {
				kind: "object",
				fields: new Map([
					["rootDir", textShape(suites.setRoot)],
					["failOnFlakyTests", {
						kind: "value",
						take: failOnFlaky
					}],
					["projects", {
						kind: "array",
						items: {
							kind: "object",
							fields: new Map([["name", name]])
						}
					}]
				]),
				open() {
					names.clear();
					projects(0);
				}
			};
		}
		var display_text = __webpack_require__(60331);
		var first_line = __webpack_require__(50258);
		var line_number = __webpack_require__(82553);
		var run_errors = __webpack_require__(95462);
		var captured_text = __webpack_require__(90743);
		;
		const maximumErrors = 100;
		function failureOf(result) {
			const first = (0, json_fields.u4)(result.error) ? result.error : undefined;
			const printed = (0, json_fields.M$)(result.errors).slice(0, maximumErrors).map(({ message }) => typeof message === "string" ? (0, captured_text.yA)(message.trim()) : "").filter((text) => text !== "");
			const own = first && errorMessage(first);
			const messages = printed.map((text, index) => index === 0 && own !== undefined ? own : messageOfPrinted(text));
			if (messages.length === 0 && own !== undefined) messages.push(own);
			const message = joined(messages);
			const details = joined(printed.length > 0 ? printed : first === undefined ? [] : partsOf(first));
			return {
				...message !== "" && { message },
				...details !== "" && details !== message && { details }
			};
		}
		function errorMessage({ message, value }) {
			const text = typeof message === "string" && message !== "" ? message : (0, json_fields.s$)(value);
			return text === undefined || text === "" ? undefined : (0, captured_text.yA)(text);
		}
		const partsOf = ({ stack, snippet }) => [stack, snippet].filter((text) => typeof text === "string" && text !== "").map(captured_text.yA);
		const joined = (texts) => texts.length === 1 ? texts[0] ?? "" : (0, captured_text.yA)(texts.join("\n\n"));
		const endOfMessage = /^(?:\s|\u001b\[\d{1,3}m){0,20}>?(?:\s|\u001b\[\d{1,3}m){0,20}\d{1,7} \||^ {4}at \S/;
		function messageOfPrinted(text) {
			const lines = text.split("\n");
			const end = lines.findIndex((line) => endOfMessage.test(line));
			return (end > 0 ? lines.slice(0, end).join("\n") : text).trim();
		}
		;
		const maximumPathLength = 300;
		const stoppedEarly = /^Testing stopped early after \d{1,9} maximum allowed failures/;
		function createPlaywrightRunErrors(sink, inTests) {
			const errors = (0, run_errors.t)(sink);
			let count = 0;
			return {
				get count() {
					return count;
				},
				add(error) {
					const message = (0, display_text.W)(errorMessage(error) ?? "an error without a message");
					if (stoppedEarly.test(message)) {
						sink.problem({
							severity: "warning",
							message: `Playwright: ${(0, first_line.T)(message, maximumPathLength)}`
						});
						return;
					}
					count += 1;
					const place = placeOf(error, inTests);
					errors.add(place === undefined ? "Playwright" : `Playwright: ${place}`, message);
				},
				finish: errors.finish
			};
		}
		function placeOf({ location }, inTests) {
			if (!(0, json_fields.u4)(location) || typeof location.file !== "string" || location.file === "") return undefined;
			const path = (0, display_text.W)(inTests(location.file.replaceAll("\\", "/")));
			if (path.length > maximumPathLength) return undefined;
			const line = (0, line_number.e)(location.line);
			return line === undefined ? path : `${path}:${line}`;
		}
		var external_node_path_ = __webpack_require__(76760);
		var defined_fields = __webpack_require__(43268);
		var cut_margin = __webpack_require__(2512);
		;
		const maximumTextLength = 4e3;
		const playwright_suites_maximumDepth = 100;
		const maximumTags = 200;
		function createPlaywrightSuites() {
			const open = [];
			let root = "";
			let suite = [];
			let lastFile;
			const pathOf = (file) => {
				if (lastFile?.own !== file) lastFile = {
					own: file,
					path: external_node_path_.posix.isAbsolute(file) ? file : external_node_path_.posix.join(root, file)
				};
				return lastFile.path;
			};
			return {
				enter() {
					const outer = open.at(-1);
					if (outer === undefined) suite = [];
					open.push({
						blocks: outer === undefined ? "" : blocksIn(outer),
						depth: open.length,
						title: ""
					});
				},
				setTitle(title) {
					const current = open.at(-1);
					if (current === undefined) return;
					current.title = (0, cut_margin.xq)(title, maximumTextLength);
					if (open.length === 1) suite = [current.title];
				},
				leave() {
					open.pop();
				},
				setRoot(rootDir) {
					root = (0, cut_margin.xq)(rootDir, maximumTextLength);
					lastFile = undefined;
				},
				placeOf({ title, file, line, tags }) {
					const current = open.at(-1);
					const path = typeof file === "string" && file !== "" ? (0, cut_margin.xq)(file, maximumTextLength) : suite[0];
					return {
						name: (current === undefined ? "" : blocksIn(current)) + (typeof title === "string" ? (0, cut_margin.xq)(title, maximumTextLength) : ""),
						suite: suite.length > 0 || path === undefined ? suite : [path],
						...(0, defined_fields.X)({
							file: path && pathOf(path),
							line: (0, line_number.e)(line),
							tags: tagsOf(tags)
						})
					};
				},
				inTests: (path) => root !== "" && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path
			};
		}
		function blocksIn({ blocks, depth, title }) {
			return depth === 0 || depth > playwright_suites_maximumDepth || title === "" ? blocks : `${blocks}${title} \u203a `;
		}
		function tagsOf(tags) {
			const texts = Array.isArray(tags) ? (0, json_fields.K7)(tags, maximumTags) : [];
			return texts.length > 0 ? texts : undefined;
		}
		var keeps_evidence = __webpack_require__(83049);
		var fields_metadata = __webpack_require__(45188);
		var evidence_builder = __webpack_require__(45294);
		;
		const playwright_evidence_maximumDepth = 100;
		function playwrightEvidence(run, message) {
			const builder = (0, evidence_builder.d)();
			for (const { name, contentType, path, body } of (0, json_fields.M$)(run.attachments)) {
				const base = {
					name: (0, json_fields.s$)(name) ?? "",
					...typeof contentType === "string" && { type: contentType }
				};
				if (typeof path === "string" && path !== "") builder.attach({
					...base,
					path
				});
				else if (typeof body === "string") builder.attach({
					...base,
					content: { base64: body }
				});
			}
			addSteps(builder, run.steps, 0);
			return builder.take(message);
		}
		function addSteps(builder, steps, depth) {
			if (depth === playwright_evidence_maximumDepth) return;
			for (const step of (0, json_fields.M$)(steps)) {
				const error = (0, json_fields.u4)(step.error) ? step.error : undefined;
				const own = error && errorMessage(error);
				const duration = (0, json_fields.Kd)(step.duration);
				builder.open({
					name: (0, json_fields.s$)(step.title)?.trim() || "A step without a name",
					status: error === undefined ? "successful" : "failed",
					...own !== undefined && { message: own },
					...duration !== undefined && { duration }
				});
				addSteps(builder, step.steps, depth + 1);
				builder.close();
			}
		}
		;
		const maximumBufferLength = 1024 * 1024;
		function playwrightOutput(list) {
			if (!Array.isArray(list) || list.length === 0) return undefined;
			const output = (0, captured_text.qi)();
			for (const { text, buffer } of (0, json_fields.M$)(list)) {
				if (typeof text === "string") output.append(text);
				else if (typeof buffer === "string" && buffer.length <= maximumBufferLength) {
					output.append(Buffer.from(buffer, "base64").toString("utf8"));
				}
			}
			return output.take() || undefined;
		}
		;
		const maximumAttempts = 100;
		const didNotRun = "did not run";
		function playwrightResult(test, place, hasProjects, sink) {
			const project = typeof test.projectName === "string" ? test.projectName : "";
			const runs = (0, json_fields.M$)(test.results);
			const status = statusOf(test, runs);
			const own = decisiveRun(runs, test, status);
			const result = resultAt(place, hasProjects && project !== "" ? `[${project}] ${place.name}` : place.name, status);
			if (test.status === "flaky") {
				result.flaky = true;
				if (own?.status === "skipped") result.isLastSkipped = true;
			}
			if (own !== undefined) describeRun(result, own, test.expectedStatus);
			const reason = status === "skipped" ? skipReason(test) : undefined;
			if (reason !== undefined) result.message = reason;
			const attempts = attemptsBefore(runs, own, test);
			if (attempts.length > 0) result.attempts = attempts;
			if (own !== undefined && ((0, keeps_evidence.o)(sink, result) || result.flaky === true)) {
				Object.assign(result, playwrightEvidence(own, result.message));
			}
			const metadata = metadataOf(project, test, own);
			if (metadata !== undefined) result.metadata = metadata;
			return result;
		}
		function resultAt({ suite, file, line, tags }, name, status) {
			const result = file === undefined ? {
				name,
				suite,
				status
			} : line === undefined ? {
				name,
				suite,
				status,
				file
			} : {
				name,
				suite,
				status,
				file,
				line
			};
			if (tags !== undefined) result.tags = tags;
			return result;
		}
		const statuses = new Map([
			["expected", "successful"],
			["flaky", "successful"],
			["unexpected", "failed"],
			["skipped", "skipped"]
		]);
		const wasInterrupted = ({ status }) => status === "interrupted";
		function statusOf(test, runs) {
			const status = statuses.get(test.status) ?? "unknown";
			return status === "skipped" && runs.some(wasInterrupted) ? "cancelled" : status;
		}
		function decisiveRun(runs, { expectedStatus }, status) {
			const isDecisive = (run) => {
				if (status === "successful") return run.status === expectedStatus;
				if (status === "cancelled") return wasInterrupted(run);
				return status === "skipped" || run.status !== "skipped";
			};
			return runs.findLast(isDecisive) ?? runs.at(-1);
		}
		function skipReason(test) {
			const skips = (0, json_fields.M$)(test.annotations).filter(({ type }) => type === "skip" || type === "fixme");
			if (test.expectedStatus !== "skipped" && skips.length === 0) return didNotRun;
			const described = skips.find(({ description }) => typeof description === "string" && description !== "");
			return typeof described?.description === "string" ? described.description : undefined;
		}
		function describeRun(target, run, expectedStatus) {
			const duration = (0, json_fields.Kd)(run.duration);
			if (duration !== undefined) target.duration = duration;
			const timestamp = (0, json_fields.CU)(run.startTime);
			if (timestamp !== undefined) target.timestamp = timestamp;
			const stdout = playwrightOutput(run.stdout);
			if (stdout !== undefined) target.stdout = stdout;
			const stderr = playwrightOutput(run.stderr);
			if (stderr !== undefined) target.stderr = stderr;
			if (target.status !== "failed" && target.status !== "cancelled") return;
			const { message, details } = failureOf(run);
			if (message !== undefined) target.message = message;
			else if (run.status === "passed" && expectedStatus === "failed") target.message = "Expected to fail, but passed.";
			if (details !== undefined) target.details = details;
		}
		function attemptsBefore(runs, own, { expectedStatus }) {
			const attempts = [];
			for (const run of runs) {
				if (run === own || run.status === "skipped" || attempts.length === maximumAttempts) continue;
				const status = wasInterrupted(run) ? "cancelled" : run.status === expectedStatus ? "successful" : "failed";
				const attempt = { status };
				describeRun(attempt, run, expectedStatus);
				Object.assign(attempt, playwrightEvidence(run, attempt.message));
				attempts.push(attempt);
			}
			return attempts;
		}
		const ownAnnotations = new Set([
			"skip",
			"fixme",
			"fail",
			"slow",
			"serial"
		]);
		function metadataOf(project, test, own) {
			let metadata = project === "" ? undefined : (0, fields_metadata.L)(undefined, "project", project);
			const planned = (0, json_fields.M$)(test.annotations);
			for (const { type, description } of planned.length > 0 ? planned : (0, json_fields.M$)(own?.annotations)) {
				if (typeof type !== "string" || type === "" || ownAnnotations.has(type)) continue;
				metadata = (0, fields_metadata.L)(metadata, type, typeof description === "string" ? description : "");
			}
			return metadata;
		}
		;
		async function readPlaywright(source, sink) {
			if (await readDocument(source, sink, wholeShape)) return;
			sink.restart();
			await readDocument(source, sink, damagedShape);
		}
		async function readDocument(source, sink, shapeOf) {
			const counts = {
				listed: 0,
				failed: 0,
				flaky: 0,
				cancelled: 0,
				notRun: 0,
				projects: 0,
				stated: 0,
				statedFailures: 0,
				tooDeep: 0
			};
			let hasTotals = false;
			let failsOnFlaky = false;
			const suites = createPlaywrightSuites();
			const errors = createPlaywrightRunErrors(sink, suites.inTests);
			const shape = shapeOf({
				suites,
				projects(count) {
					counts.projects = count;
				},
				spec(spec) {
					const place = suites.placeOf(spec);
					for (const test of (0, json_fields.M$)(spec.tests)) {
						const result = playwrightResult(test, place, counts.projects > 1, sink);
						counts.listed += 1;
						if (result.flaky === true) counts.flaky += 1;
						if (result.status === "failed") counts.failed += 1;
						else if (result.status === "cancelled") counts.cancelled += 1;
						else if (result.status === "skipped" && result.message === didNotRun) counts.notRun += 1;
						sink.test(result);
					}
				},
				error: errors.add,
				totals(stats) {
					if (!(0, json_fields.u4)(stats)) return;
					hasTotals = true;
					for (const key of [
						"expected",
						"skipped",
						"unexpected",
						"flaky"
					]) counts.stated += (0, stated_totals.Js)(stats[key]);
					counts.statedFailures += (0, stated_totals.Js)(stats.unexpected);
				},
				failOnFlaky(value) {
					failsOnFlaky = value === true;
				},
				tooDeep() {
					counts.tooDeep += 1;
				}
			});
			const complete = await (0, json.V)(source, sink, shape);
			errors.finish();
			if (counts.tooDeep > 0) {
				sink.problem({
					severity: "error",
					kind: "incomplete",
					message: "Blocks of tests are nested too deeply. Their tests were left out."
				});
			}
			if (failsOnFlaky && counts.flaky > 0) {
				const message = `${(0, text_counts.p)(counts.flaky, "test")} passed after a retry, and Playwright fails on that (failOnFlakyTests).`;
				sink.problem({
					severity: "warning",
					kind: "flaky",
					message
				});
			}
			if (!complete) return false;
			if (!hasTotals && counts.listed + errors.count === 0) {
				sink.problem({
					severity: "error",
					kind: "unreadable",
					message: "The report has neither tests (\"suites\") nor totals (\"stats\")."
				});
			}
			(0, stated_totals.Wl)(sink, counts.stated, counts.listed);
			(0, stated_totals.Xg)(sink, counts.statedFailures, counts.failed);
			if (counts.failed === 0 && errors.count === 0) reportStop(sink, counts);
			return true;
		}
		function reportStop(sink, { cancelled, notRun }) {
			if (cancelled + notRun === 0) return;
			const facts = [...cancelled > 0 ? [`${(0, text_counts.p)(cancelled, "test")} ${cancelled === 1 ? "was" : "were"} interrupted`] : [], ...notRun > 0 ? [`${(0, text_counts.p)(notRun, "test")} did not run`] : []];
			const message = `${facts.join(", ")}, and no test failed: the run was stopped.`;
			sink.problem({
				severity: "error",
				kind: "incomplete",
				message
			});
		}
	})
};
