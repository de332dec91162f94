export const id = 2749;
export const ids = [2749];
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
	82579: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => htmlReferences,
			k: () => withoutInlineData
		});
		var _xml_entities_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99834);
		const tag = /<(\/?a|img|video|source)\b([^<>]*)>/gi;
		const reference = /\b(?:href|src)\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\s"'>]{1,2000}))/i;
		function htmlReferences(html) {
			const found = [];
			let isInLink = false;
			for (const [, name = "", attributes = ""] of html.matchAll(tag)) {
				if (name === "/a" || name === "/A") {
					isInLink = false;
					continue;
				}
				const match = reference.exec(attributes);
				const text = (0, _xml_entities_js__WEBPACK_IMPORTED_MODULE_0__.g)(match?.[1] ?? match?.[2] ?? match?.[3] ?? "").trim();
				if (text === "" || isInLink) continue;
				found.push(text);
				isInLink = name.toLowerCase() === "a";
			}
			return found;
		}
		const inlineData = /(data:[\w.+-]{1,50}\/[\w.+-]{1,50};base64,)[\w+/=%]+/g;
		const withoutInlineData = (html) => html.includes(";base64,") ? html.replace(inlineData, "$1\u2026") : html;
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
	63181: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => keptArgument,
			p: () => createRobotKeywords
		});
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2512);
		var _base_text_detach_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10118);
		var _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		const maximumDepth = 1e3;
		const maximumFailures = 20;
		const maximumArguments = 20;
		const maximumArgumentLength = 500;
		const maximumPath = 12;
		const keptArgument = (text) => (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_1__.Y)((0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__.xq)(text, maximumArgumentLength));
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
					if (list === undefined) argumentLists[index] = [text];
					else if (list.length < maximumArguments) list.push(text);
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
		__webpack_require__.d(__webpack_exports__, {
			Q: () => readRobotMessage,
			w: () => plainText
		});
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
	66606: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => unnamedIteration,
			y: () => createRobotSteps
		});
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2512);
		var _base_text_detach_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10118);
		var _records_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29337);
		var _fields_attachment_reference_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34684);
		var _fields_evidence_builder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45294);
		var _fields_html_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82579);
		var _robot_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12930);
		var _robot_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47951);
		var _robot_times_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(211);
		const phases = new Map([["setup", "setup"], ["teardown", "teardown"]]);
		const notRun = new Set(["NOT RUN", "NOT_RUN"]);
		const unnamedIteration = "Iteration";
		const maximumValues = 20;
		const maximumNames = 1e3;
		const maximumValueLength = 500;
		function complete(step) {
			const { name, values, elapsed, start, end } = step;
			const duration = (0, _robot_times_js__WEBPACK_IMPORTED_MODULE_4__.y)({
				elapsed,
				start,
				endtime: end
			});
			if (duration !== undefined) step.duration = duration;
			step.name = [name, ...values ?? []].filter((part) => part !== "").join("  ") || "A keyword without a name";
			return step;
		}
		function setTimes(step, { elapsed, start, starttime, endtime }) {
			if (elapsed !== undefined) {
				step.elapsed = (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_5__.Y)(elapsed);
				return;
			}
			const begin = start ?? starttime;
			if (begin === undefined || endtime === undefined) return;
			step.start = (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_5__.Y)(begin);
			step.end = (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_5__.Y)(endtime);
		}
		function createRobotSteps() {
			const evidence = (0, _fields_evidence_builder_js__WEBPACK_IMPORTED_MODULE_0__.d)(complete);
			const roots = [];
			const ran = [];
			const names = new Map();
			const copyOf = (name) => {
				const known = names.get(name);
				if (known !== undefined) return known;
				const copy = (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_5__.Y)(name);
				if (names.size < maximumNames && copy.length <= _records_evidence_js__WEBPACK_IMPORTED_MODULE_6__.w$) names.set(copy, copy);
				return copy;
			};
			return {
				open(name, phase) {
					const word = phase === "for" ? `FOR  ${name}` : name;
					const step = {
						name: copyOf(word),
						status: "unknown",
						values: undefined,
						elapsed: undefined,
						start: undefined,
						end: undefined
					};
					const known = phase === undefined ? undefined : phases.get(phase.toLowerCase());
					if (known !== undefined) step.phase = known;
					evidence.open(step);
					ran.push(true);
				},
				argument(text) {
					const step = evidence.current();
					if (step === undefined || text === "") return;
					if (step.values === undefined) step.values = [text];
					else if (step.values.length < maximumValues) step.values.push(text);
				},
				assign(variable, value) {
					const step = evidence.current();
					if (step === undefined) return;
					const assignment = `${variable} = ${(0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_7__.xq)(value, maximumValueLength)}`;
					if (step.name === unnamedIteration) step.name = (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_5__.Y)(assignment);
					else if (step.name.length < _records_evidence_js__WEBPACK_IMPORTED_MODULE_6__.w$) step.name = (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_5__.Y)(`${step.name}, ${assignment}`);
				},
				message(level, text, isHtml) {
					if (isHtml) {
						for (const reference of (0, _fields_html_references_js__WEBPACK_IMPORTED_MODULE_1__.M)(text)) {
							const attachment = (0, _fields_attachment_reference_js__WEBPACK_IMPORTED_MODULE_8__.r)(reference);
							if (attachment !== undefined) evidence.attach(attachment);
						}
					}
					if (level !== "FAIL" && level !== "ERROR") return;
					const step = evidence.current();
					if (step === undefined || level === "ERROR" && step.message !== undefined) return;
					step.message = (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_5__.Y)((0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_7__.xq)(isHtml ? (0, _robot_message_js__WEBPACK_IMPORTED_MODULE_2__.w)(text) : text.trim(), _records_evidence_js__WEBPACK_IMPORTED_MODULE_6__.QQ));
				},
				status(word, times) {
					if (notRun.has(word)) ran[ran.length - 1] = false;
					const step = evidence.current();
					if (step === undefined) return;
					step.status = (0, _robot_status_js__WEBPACK_IMPORTED_MODULE_3__.pY)(word);
					if (typeof times === "number") step.duration = times;
					else if (times !== undefined) setTimes(step, times);
				},
				close() {
					const step = evidence.current();
					if (ran.pop() === false) {
						evidence.discard();
						return;
					}
					const root = roots.at(-1);
					if (step?.status === "failed" && root?.depth === ran.length) root.failed.push(step);
					evidence.close();
				},
				openRoot() {
					roots.push({
						depth: ran.length,
						failed: []
					});
				},
				closeRoot(hasPassed) {
					const root = roots.pop();
					if (root !== undefined && hasPassed) for (const step of root.failed) step.status = "successful";
				},
				take(message) {
					roots.length = 0;
					ran.length = 0;
					return evidence.take(message);
				},
				clear() {
					if (roots.length > 0) roots.length = 0;
					if (ran.length > 0) ran.length = 0;
					evidence.clear();
				}
			};
		}
	}),
	211: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => setTimes,
			y: () => durationOfRobot
		});
		var _fields_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30759);
		var _fields_timestamps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98968);
		function setTimes(test, attributes) {
			const begin = (0, _fields_timestamps_js__WEBPACK_IMPORTED_MODULE_1__.E)(attributes.start ?? attributes.starttime);
			if (begin !== undefined) test.timestamp = begin;
			const duration = durationOfRobot(attributes);
			if (duration !== undefined) test.duration = duration;
		}
		function durationOfRobot({ start, elapsed, starttime, endtime }) {
			if (elapsed !== undefined) return (0, _fields_numbers_js__WEBPACK_IMPORTED_MODULE_0__.E9)(elapsed, 1e3);
			const begin = (0, _fields_timestamps_js__WEBPACK_IMPORTED_MODULE_1__.E)(start ?? starttime);
			const end = (0, _fields_timestamps_js__WEBPACK_IMPORTED_MODULE_1__.E)(endtime);
			return (0, _fields_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cf)(end === undefined || begin === undefined ? undefined : end - begin);
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
