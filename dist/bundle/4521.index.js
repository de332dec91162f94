export const id = 4521;
export const ids = [4521];
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
	69022: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => inheritStart });
		function inheritStart(test, { timestamp, duration = 0, elapsed }) {
			if (timestamp === undefined) return;
			const latest = duration > 0 ? Math.max(duration - (test.duration ?? 0), 0) : elapsed;
			test.timestamp = timestamp + Math.round(Math.min(elapsed, latest));
			test.isStartEstimated = true;
		}
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
	4521: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readXunit: () => readXunit });
		var attachment_list = __webpack_require__(61585);
		var captured_text = __webpack_require__(90743);
		var dotnet_stack = __webpack_require__(72478);
		var inherited_start = __webpack_require__(69022);
		var keeps_evidence = __webpack_require__(83049);
		var line_number = __webpack_require__(82553);
		var metadata = __webpack_require__(45188);
		var numbers = __webpack_require__(30759);
		var run_errors = __webpack_require__(95462);
		var stated_totals = __webpack_require__(4964);
		var timestamps = __webpack_require__(98968);
		var xml = __webpack_require__(96378);
		;
		const escapes = /\\(?:\\|r\\n|[rn]|[t"0abvf]|x[0-9a-f]{2,4})/g;
		const meanings = {
			"\\\\": "\\",
			"\\r\\n": "\n",
			"\\r": "\n",
			"\\n": "\n",
			"\\t": "	",
			"\\\"": "\""
		};
		function unescapeMessage(text) {
			const isEscaped = text.includes("\\n") && !text.includes("\n") && !/\b[a-z]:\\(?!\\)/i.test(text);
			return isEscaped ? text.replace(escapes, (found) => meanings[found] ?? "") : text;
		}
		var base_name = __webpack_require__(38010);
		var detach = __webpack_require__(10118);
		;
		const maximumNames = 1e4;
		const maximumNameLength = 4e3;
		const defaultCollection = "Test collection for ";
		function createXunitSuites() {
			let assembly = "";
			let group = "";
			let path = [];
			let pathType;
			return {
				openAssembly(name) {
					assembly = (0, base_name.F)(name);
					group = "";
					pathType = undefined;
				},
				openGroup(name) {
					group = withoutId(name);
					pathType = undefined;
				},
				pathOf(type = "") {
					if (type !== pathType) {
						pathType = type;
						path = pathIn(assembly, group, type);
					}
					return path;
				},
				assemblyName: () => assembly,
				groupName: () => group
			};
		}
		const withoutId = (name) => name.replace(/ \(id: [^()]*\)$/, "");
		function pathIn(assembly, group, type) {
			const isDefault = group.startsWith(defaultCollection);
			const className = type || (isDefault ? group.slice(defaultCollection.length) : "");
			const named = isDefault || group === className ? "" : group;
			return [
				assembly,
				named,
				className
			].filter((name) => name !== "");
		}
		function createRowNames() {
			const counts = new Map();
			return {
				isCut: (name) => name.endsWith(")") && name.length <= maximumNameLength && (name.includes("···") || name.includes("...")),
				numbered(name) {
					const count = (counts.get(name) ?? 0) + 1;
					if (count > 1 || counts.size < maximumNames) counts.set((0, detach.Y)(name), count);
					return count === 1 ? name : `${name} #${count}`;
				},
				clear() {
					if (counts.size > 0) counts.clear();
				}
			};
		}
		;
		const maximumTags = 200;
		async function readXunit(source, sink) {
			const errors = (0, run_errors.t)(sink);
			const totals = createTotals(sink);
			await (0, xml.k)(source, sink, (cursor) => handlersFor(sink, cursor, errors, totals));
			errors.finish();
			totals.check();
		}
		function handlersFor(sink, cursor, errors, totals) {
			const suites = createXunitSuites();
			const rows = createRowNames();
			let assembly = {};
			let assemblyErrors = 0;
			let fallbackTimestamp;
			let runStart = {
				timestamp: undefined,
				elapsed: 0
			};
			let attributes = {};
			let runError;
			let exceptionType;
			let test;
			let message;
			let trace;
			let reason;
			const attachments = (0, attachment_list.U)();
			let attachment = {};
			const openAssembly = (own) => {
				assembly = own;
				assemblyErrors = 0;
				suites.openAssembly(own.name ?? "");
				const start = own["start-rtf"] ?? (own["run-date"] === undefined ? undefined : `${own["run-date"]} ${own["run-time"] ?? ""}`);
				runStart = {
					timestamp: (0, timestamps.E)(start) ?? fallbackTimestamp,
					elapsed: 0
				};
			};
			const closeAssembly = (_text, complete) => {
				if (complete) totals.addAssembly(assembly);
				const stated = (0, numbers.$J)(assembly.errors) ?? 0;
				if (complete && stated > 0 && assemblyErrors === 0) {
					errors.add(`The assembly "${suites.assemblyName()}" states ${stated} errors outside of its tests, but lists none`, "", cursor.line);
				}
			};
			const openGroup = (name) => {
				suites.openGroup(name ?? "");
				rows.clear();
			};
			const openTest = (own) => {
				attributes = own;
				const suite = suites.pathOf(own.type);
				const name = shortName(own, own.type || (suite.at(-1) ?? ""));
				test = {
					name: rows.isCut(name) ? rows.numbered(name) : name,
					suite,
					status: xunitStatus(own.result)
				};
				const seconds = (0, numbers.E9)(own.time, 1e3);
				const duration = seconds || ((0, numbers.RG)(own["time-rtf"]) ?? seconds);
				if (duration !== undefined) test.duration = duration;
				const start = own["start-rtf"];
				const timestamp = start === undefined ? undefined : (0, timestamps.E)(start);
				if (timestamp === undefined) (0, inherited_start.W)(test, runStart);
				else test.timestamp = timestamp;
				runStart.elapsed += duration ?? 0;
				const file = own["source-file"];
				if (file) {
					test.file = file;
					const line = (0, line_number.e)(own["source-line"]);
					if (line !== undefined) test.line = line;
				}
				message = undefined;
				trace = undefined;
				reason = undefined;
				attachments.take();
			};
			const closeTest = (_text, complete) => {
				const result = test;
				test = undefined;
				if (result === undefined || !complete) return;
				totals.addTest(attributes);
				describe(result);
				const added = attachments.take();
				if (added !== undefined) result.attachments = added;
				sink.test(result);
			};
			const describe = (result) => {
				if (result.status === "failed" && message?.startsWith(dynamicSkip)) {
					result.status = "skipped";
					message = message.slice(dynamicSkip.length);
					trace = undefined;
				}
				const text = (message || reason)?.trimEnd();
				if (text) result.message = (0, captured_text.yA)(text);
				if (!trace) return;
				result.details = trace;
				if (result.file === undefined) (0, dotnet_stack.J)(result, trace, attributes.method);
			};
			const closeFailure = (text, complete) => {
				if (test !== undefined) {
					message ||= text.trim() || exceptionType;
					return;
				}
				if (!complete) return;
				assemblyErrors += 1;
				errors.add(whatFailed(runError, suites.groupName()), message ?? text, cursor.line);
				runError = undefined;
			};
			const addTrait = ({ name, value = "" }) => {
				if (test === undefined || !name) return;
				const tag = name === "Category" ? value : `${name}:${value}`;
				if (tag === "" || (test.tags?.length ?? 0) >= maximumTags) return;
				if (test.tags === undefined) test.tags = [tag];
				else test.tags.push(tag);
			};
			const addText = (name, text) => {
				if (test !== undefined && text !== "") test.metadata = (0, metadata.L)(test.metadata, name, text);
			};
			const keepsAttachments = () => test !== undefined && (0, keeps_evidence.o)(sink, test);
			const addAttachment = (text) => {
				const { name = "" } = attachment;
				if (!keepsAttachments()) addText("Attachment", name);
				else attachments.add({
					name: name || "attachment",
					content: attachment["media-type"] === undefined ? { text } : { base64: text }
				});
			};
			return {
				assemblies: { open(own) {
					fallbackTimestamp = (0, timestamps.E)(own["start-rtf"]) ?? (0, timestamps.E)(own.timestamp);
				} },
				assembly: {
					open: openAssembly,
					close: closeAssembly
				},
				collection: { open(own) {
					openGroup(own.name);
				} },
				"assembly/class": { open(own) {
					openGroup(own.name);
				} },
				test: {
					open: openTest,
					close: closeTest
				},
				trait: { open: addTrait },
				error: {
					open(own) {
						runError = own;
					},
					close(_text, complete) {
						if (runError !== undefined && complete) {
							assemblyErrors += 1;
							errors.add(whatFailed(runError, ""), "", cursor.line);
						}
						runError = undefined;
					}
				},
				failure: {
					open(own) {
						exceptionType = own["exception-type"];
						message = undefined;
					},
					close: closeFailure,
					text: true
				},
				"failure/message": {
					close(text) {
						message = unescapeMessage(text);
					},
					text: true
				},
				"failure/stack-trace": {
					close(text) {
						trace = text.trim() === "" ? undefined : text;
					},
					text: true
				},
				reason: {
					close(text) {
						reason ??= text.trim() === "" ? undefined : text;
					},
					text: true
				},
				"reason/message": {
					close(text) {
						reason = text;
					},
					text: true
				},
				"test/output": {
					close(text) {
						if (test !== undefined && text !== "") test.stdout = text;
					},
					text: true
				},
				warning: {
					close(text) {
						addText("Warning", text);
					},
					text: true
				},
				attachment: {
					dataLimit: () => keepsAttachments() ? attachment_list.g : 0,
					open(own) {
						attachment = own;
					},
					close(text, complete) {
						if (complete) addAttachment(text);
					},
					text: true
				}
			};
		}
		const dynamicSkip = "$XunitDynamicSkip$";
		function xunitStatus(result) {
			switch (result) {
				case "Pass": return "successful";
				case "Fail": return "failed";
				case "Skip":
				case "NotRun": return "skipped";
				default: return "unknown";
			}
		}
		function shortName({ name = "", method }, className) {
			const { length } = className;
			const isQualified = length > 0 && name.charCodeAt(length) === 46 && name.length > length + 1 && name.startsWith(className);
			return isQualified ? name.slice(length + 1) : name || (method ?? "");
		}
		function whatFailed(error, group) {
			if (error === undefined) return `The class "${group}" failed outside of its tests`;
			return `The run reports an error${error.type ? ` (${error.type})` : ""}${error.name ? ` in "${error.name}"` : ""}`;
		}
		function createTotals(sink) {
			let stated;
			let listed = 0;
			let statedFailures = 0;
			let failures = 0;
			return {
				addTest({ result }) {
					listed += 1;
					if (result === "Fail") failures += 1;
				},
				addAssembly({ total, failed }) {
					const tests = (0, numbers.$J)(total);
					if (tests !== undefined) stated = (stated ?? 0) + tests;
					statedFailures += (0, numbers.$J)(failed) ?? 0;
				},
				check() {
					(0, stated_totals.Wl)(sink, stated, listed);
					(0, stated_totals.Xg)(sink, statedFailures, failures);
				}
			};
		}
	})
};
