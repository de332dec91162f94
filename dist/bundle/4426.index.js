export const id = 4426;
export const ids = [4426];
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
	54426: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readCtrf: () => readCtrf });
		var base_name = __webpack_require__(38010);
		var cut_margin = __webpack_require__(2512);
		var attachment_reference = __webpack_require__(34684);
		var json_fields = __webpack_require__(2618);
		;
		const imageFile = /^[^\n]{1,1000}\.(?:png|jpe?g|gif|webp|avif)$/i;
		function ctrfEvidence(test, statusOf, builder) {
			for (const { name, contentType, path } of (0, json_fields.M$)(test.attachments)) {
				const attachment = (0, attachment_reference.r)((0, json_fields.s$)(path) ?? "", (0, json_fields.s$)(name)?.trim());
				if (attachment !== undefined) builder.attach({
					...attachment,
					...typeof contentType === "string" && { type: contentType }
				});
			}
			const screenshot = screenshotOf(test.screenshot);
			if (screenshot !== undefined) builder.attach(screenshot);
			for (const step of (0, json_fields.M$)(test.steps)) {
				const name = (0, json_fields.s$)(step.name)?.trim();
				if (!name) continue;
				builder.open({
					name,
					status: statusOf(step)
				});
				builder.close();
			}
			return builder.take((0, json_fields.s$)(test.message));
		}
		function screenshotOf(value) {
			if (typeof value !== "string" || value.trim() === "") return undefined;
			const name = "screenshot";
			if (/^(?:data|https?|file):/i.test(value) || imageFile.test(value)) return (0, attachment_reference.r)(value, name);
			return {
				name,
				content: { base64: value }
			};
		}
		var captured_text = __webpack_require__(90743);
		var evidence_builder = __webpack_require__(45294);
		var keeps_evidence = __webpack_require__(83049);
		var line_number = __webpack_require__(82553);
		var fields_metadata = __webpack_require__(45188);
		var stated_totals = __webpack_require__(4964);
		var json = __webpack_require__(53822);
		;
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
			const evidence = (0, evidence_builder.d)();
			const summary = {
				kind: "value",
				take(value) {
					if (!(0, json_fields.u4)(value)) return;
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
						const result = ctrfResult(test, suiteOf, tool, evidence);
						if (result.status !== "successful" && result.status !== "skipped") unsuccessful += 1;
						if ((0, keeps_evidence.o)(sink, result) || result.flaky === true) Object.assign(result, ctrfEvidence(test, ctrfStatus, evidence));
						sink.test(result);
					},
					accepts: ({ name, status, duration }) => typeof name === "string" && typeof status === "string" && duration !== undefined
				}],
				["tool", {
					kind: "value",
					take(value) {
						const name = (0, json_fields.u4)(value) && typeof value.name === "string" ? value.name.toLowerCase() : undefined;
						tool = producers.find((producer) => producer === name);
					}
				}],
				["summary", summary],
				["totals", summary]
			]);
			const complete = await (0, json.V)(source, sink, {
				kind: "object",
				fields: new Map([["results", {
					kind: "object",
					fields: results
				}]])
			});
			if (!complete) return;
			if (hasTests) {
				(0, stated_totals.Wl)(sink, stated, listed);
				(0, stated_totals.Xg)(sink, statedFailures, unsuccessful);
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
		function ctrfResult(test, suiteOf, tool, evidence) {
			const status = ctrfStatus(test);
			const { name, retryAttempts, parameters } = test;
			const result = {
				name: typeof name === "string" ? name : (0, json_fields.s$)(name) ?? "",
				suite: suiteOf(test.suite),
				status
			};
			if (parameters !== undefined) result.name = nameWithParameters(result.name, parameters);
			const duration = (0, json_fields.Kd)(test.duration);
			if (duration !== undefined) result.duration = duration;
			const timestamp = (0, json_fields.CU)(test.start);
			if (timestamp !== undefined) result.timestamp = timestamp;
			if (status === "failed" && tool !== undefined) result.producer = tool;
			describeFailure(result, test);
			if (typeof test.filePath === "string" && test.filePath !== "") result.file = test.filePath;
			const line = (0, line_number.e)(test.line);
			if (line !== undefined) result.line = line;
			const { tags } = test;
			if (Array.isArray(tags) && tags.length > 0) {
				const texts = (0, json_fields.K7)(tags, maximumTags);
				if (texts.length > 0) result.tags = texts;
			}
			const metadata = metadataOf(test);
			if (metadata !== undefined) result.metadata = metadata;
			if (Array.isArray(retryAttempts) && retryAttempts.length > 0) {
				const attempts = attemptsOf(retryAttempts, status, test.retries, evidence);
				if (attempts.length > 0) result.attempts = attempts;
				if (status === "successful" && attempts.some((attempt) => attempt.status === "failed")) result.flaky = true;
			}
			if (test.flaky === true && status === "successful") result.flaky = true;
			return result;
		}
		function describeFailure(result, test) {
			const { message, trace, snippet, stdout, stderr } = test;
			if (typeof message === "string" && message !== "") result.message = (0, captured_text.yA)(message);
			const details = typeof trace === "string" && trace !== "" ? trace : undefined;
			if (typeof snippet === "string" && snippet !== "") result.details = (0, captured_text.yA)(details === undefined ? snippet : `${details}\n\n${snippet}`);
			else if (details !== undefined) result.details = (0, captured_text.yA)(details);
			if (stdout !== undefined) {
				const text = (0, json_fields.jH)(stdout);
				if (text !== "") result.stdout = text;
			}
			if (stderr !== undefined) {
				const text = (0, json_fields.jH)(stderr);
				if (text !== "") result.stderr = text;
			}
		}
		function attemptsOf(list, status, retries, evidence) {
			const attempts = [];
			for (const element of list) {
				if (!(0, json_fields.u4)(element) || attempts.length === maximumAttempts) continue;
				const attempt = { status: ctrfStatus(element) };
				const duration = (0, json_fields.Kd)(element.duration);
				if (duration !== undefined) attempt.duration = duration;
				const timestamp = (0, json_fields.CU)(element.start);
				if (timestamp !== undefined) attempt.timestamp = timestamp;
				describeFailure(attempt, element);
				Object.assign(attempt, ctrfEvidence(element, ctrfStatus, evidence));
				attempts.push(attempt);
			}
			const last = attempts.at(-1);
			const hasLast = typeof retries === "number" ? attempts.length > retries : status === "successful" && last?.status === status;
			if (hasLast && last?.status === status) attempts.pop();
			return attempts;
		}
		function nameWithParameters(name, parameters) {
			const entries = (0, json_fields.u4)(parameters) ? (0, json_fields.rP)(parameters, maximumProperties) : [];
			if (entries.every(([, value]) => name.includes(value))) return name;
			const list = entries.map(([key, value]) => `${key}=${value}`).join(", ");
			return `${name} [${(0, cut_margin.xq)(list, maximumParametersLength)}]`;
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
				metadata = (0, fields_metadata.L)(metadata, key, value);
			};
			for (const key of metadataFields) {
				const value = test[key];
				if (typeof value === "string" && value !== "") add(key, value);
			}
			const { rawStatus, retries, labels, extra } = test;
			if (typeof rawStatus === "string" && rawStatus !== test.status) add("rawStatus", rawStatus);
			if (typeof retries === "number" && retries > 0) add("retries", String(retries));
			if ((0, json_fields.u4)(labels)) for (const [key, value] of (0, json_fields.rP)(labels, maximumProperties)) add(key, value);
			if ((0, json_fields.u4)(extra)) for (const [key, value] of (0, json_fields.rP)(extra, maximumProperties)) add(key, value);
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
					lastPath = segmentsOf((0, json_fields.K7)(suite, maximumSuites));
				}
				return lastPath;
			};
		}
		function isSamePath(suite, path) {
			if (suite.length !== path.length) return false;
			for (let index = 0; index < path.length; index += 1) if (suite[index] !== path[index]) return false;
			return true;
		}
		const segmentsOf = (names) => names.map((name) => /^(?:[/\\]|[A-Za-z]:[/\\])/.test(name) ? (0, base_name.F)(name) : name.trim()).filter((name) => name !== "");
	})
};
