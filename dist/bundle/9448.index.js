export const id = 9448;
export const ids = [9448];
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
	89448: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readNunit: () => readNunit });
		var evidence = __webpack_require__(29337);
		var attachment_list = __webpack_require__(61585);
		var attachment_reference = __webpack_require__(34684);
		var captured_text = __webpack_require__(90743);
		var dotnet_stack = __webpack_require__(72478);
		var field_appender = __webpack_require__(23321);
		var inherited_start = __webpack_require__(69022);
		var keeps_evidence = __webpack_require__(83049);
		var metadata = __webpack_require__(45188);
		var numbers = __webpack_require__(30759);
		var run_errors = __webpack_require__(95462);
		var stated_totals = __webpack_require__(4964);
		var timestamps = __webpack_require__(98968);
		var xml = __webpack_require__(96378);
		;
		const inconclusive = "skipped";
		const statuses = new Map([
			["passed", "successful"],
			["success", "successful"],
			["warning", "successful"],
			["failed", "failed"],
			["failure", "failed"],
			["error", "failed"],
			["skipped", "skipped"],
			["ignored", "skipped"],
			["notrunnable", "skipped"],
			["inconclusive", inconclusive],
			["cancelled", "cancelled"]
		]);
		const isCancelled = ({ label }) => label === "Cancelled" || label === "Canceled";
		function nunitStatus(attributes, hasFailure) {
			const { result, executed } = attributes;
			if (result === "Passed" || result === "Success") return "successful";
			if (result === undefined || result === "") {
				if (executed === undefined) return "unknown";
				if (executed.toLowerCase() === "false") return "skipped";
				if (hasFailure) return "failed";
				return attributes.success?.toLowerCase() === "false" ? inconclusive : "successful";
			}
			const status = statuses.get(result.toLowerCase()) ?? "unknown";
			return status === "failed" && isCancelled(attributes) ? "cancelled" : status;
		}
		var base_name = __webpack_require__(38010);
		;
		const noNunitSuite = () => ({
			path: [],
			outer: [],
			fullName: "",
			name: "",
			site: undefined,
			tags: [],
			attachments: []
		});
		const maximumPathLength = 100;
		const maximumFullNameLength = 1e4;
		const containers = new Set([
			"Assemblies",
			"Assembly",
			"Project",
			"Test Project"
		]);
		const transparent = new Set([
			"ParameterizedMethod",
			"ParameterizedTest",
			"GenericMethod",
			"Theory",
			"ParameterizedFixture",
			"GenericFixture"
		]);
		function openNunitSuite(parent, attributes) {
			const type = attributes.type ?? "";
			const name = attributes.name ?? "";
			const site = attributes.site;
			const inherited = {
				path: parent.path,
				outer: parent.outer,
				fullName: parent.fullName,
				name: name || parent.name,
				site,
				tags: parent.tags,
				attachments: parent.attachments
			};
			if (containers.has(type) || type === "" && isAssemblyPath(name)) {
				const file = type === "Assemblies" || name.startsWith("N/A") ? "" : (0, base_name.F)(name);
				const isNew = file !== "" && file !== parent.path.at(-1);
				const path = isNew ? extended(parent.path, file) : parent.path;
				return {
					...inherited,
					path,
					outer: path,
					fullName: ""
				};
			}
			if (transparent.has(type) || name === "" || name === "[default namespace]") return inherited;
			const fullName = fullNameOf(parent, type, name, attributes.fullname);
			if (fullName === parent.fullName) return inherited;
			const outer = isWithin(fullName, parent.fullName) ? parent.outer : parent.path;
			return {
				...inherited,
				path: extended(outer, fullName),
				outer,
				fullName
			};
		}
		function placeNunitCase(attributes, suite) {
			const name = attributes.name ?? "";
			const { fullname } = attributes;
			if (fullname !== undefined) return {
				name: name || fullname,
				suite: suite.path
			};
			const { length } = suite.fullName;
			if (length > 0 && name.charCodeAt(length) === 46 && name.startsWith(suite.fullName) && !hasQualifier(name, length + 1)) {
				return {
					name: name.slice(length + 1),
					suite: suite.path
				};
			}
			const dot = endOfQualifier(name);
			if (dot === -1) return {
				name,
				suite: suite.path
			};
			const qualifier = name.slice(0, dot);
			if (suite.qualified?.at(-1) !== qualifier) suite.qualified = extended(suite.outer, qualifier);
			return {
				name: name.slice(dot + 1),
				suite: suite.qualified
			};
		}
		function hasQualifier(name, start) {
			const dot = name.indexOf(".", start);
			if (dot === -1) return false;
			const parenthesis = name.indexOf("(", start);
			return parenthesis === -1 || dot < parenthesis;
		}
		const maximumNameLength = 1e4;
		function endOfQualifier(name) {
			let dot = -1;
			let depth = 0;
			let quote = "";
			const length = Math.min(name.length, maximumNameLength);
			for (let index = 0; index < length; index += 1) {
				const character = name[index] ?? "";
				if (quote !== "") {
					if (character === "\\") index += 1;
					else if (character === quote) quote = "";
				} else if (depth > 0 && (character === "\"" || character === "'")) quote = character;
				else if ("(<[".includes(character)) depth += 1;
				else if (")>]".includes(character)) depth -= 1;
				else if (depth === 0 && /\s/.test(character)) return -1;
				else if (depth === 0 && character === ".") dot = index;
			}
			return dot > 0 && dot < name.length - 1 ? dot : -1;
		}
		const extended = (path, name) => path.length < maximumPathLength ? [...path, name] : path;
		const isAssemblyPath = (name) => /[\\/]/.test(name) && /\.(?:dll|exe)$/i.test(name);
		function fullNameOf(parent, type, name, fullname) {
			if (fullname && type !== "SetUpFixture") return fullname;
			if (type === "TestCollection") return name.replace(/^Test collection for /, "");
			const outer = parent.fullName;
			if (outer === "" || name.startsWith(`${outer}.`) || outer.length > maximumFullNameLength) return name;
			return isIdentifier(outer) && isIdentifier(name) ? `${outer}.${name}` : name;
		}
		const isIdentifier = (name) => /^[^\s(/\\]+(?:\(|$)/.test(name);
		function isWithin(inner, outer) {
			return outer !== "" && inner.length > outer.length && ".+(<`".includes(inner.charAt(outer.length)) && inner.startsWith(outer);
		}
		;
		const maximumDepth = 500;
		const maximumTags = 200;
		async function readNunit(source, sink) {
			const errors = (0, run_errors.t)(sink);
			const totals = createTotals(sink);
			await (0, xml.k)(source, sink, (cursor) => handlersFor(sink, cursor, errors, totals));
			errors.finish();
			totals.check();
		}
		function handlersFor(sink, cursor, errors, totals) {
			const suites = [];
			let suite = noNunitSuite();
			let runStart = {
				timestamp: undefined,
				elapsed: 0
			};
			let cancelled = false;
			let run = {};
			let attributes = {};
			let test;
			let failure;
			let reason;
			const assertions = { message: undefined };
			const texts = (0, field_appender.m)();
			const attachments = (0, attachment_list.U)();
			let attachment = {};
			const checkCancelled = (own) => {
				if (cancelled || !isCancelled(own)) return;
				cancelled = true;
				errors.add("The run was cancelled before its end", "", cursor.line);
			};
			const openRun = (own) => {
				run = own;
				runStart = {
					timestamp: timestampOfRun(own),
					elapsed: 0
				};
				checkCancelled(own);
			};
			const closeRun = (_text, complete) => {
				if (complete) totals.addRun(run);
			};
			const openCase = (own) => {
				attributes = own;
				const place = placeNunitCase(own, suite);
				test = {
					name: place.name,
					suite: place.suite,
					status: "unknown"
				};
				const duration = durationOfCase(own.duration ?? own.time);
				if (duration !== undefined) test.duration = duration;
				const start = own["start-time"];
				const timestamp = start === undefined ? undefined : (0, timestamps.E)(start);
				if (timestamp === undefined) (0, inherited_start.W)(test, runStart);
				else test.timestamp = timestamp;
				runStart.elapsed += duration ?? 0;
				if (suite.tags.length > 0) test.tags = suite.tags;
				if (own.description) test.metadata = (0, metadata.L)(test.metadata, "Description", own.description);
				reason = undefined;
				assertions.message = undefined;
				attachments.take();
			};
			const closeCase = (_text, complete) => {
				const result = test;
				const fault = failure;
				test = undefined;
				failure = undefined;
				if (result === undefined || !complete) return;
				result.status = nunitStatus(attributes, fault !== undefined);
				totals.addCase(result);
				const { label } = attributes;
				texts.finish(assertions);
				const message = (fault?.message || reason || assertions.message || (label?.includes(" ") ? label : ""))?.trimEnd();
				if (message) result.message = (0, captured_text.yA)(message);
				if (fault?.trace) {
					result.details = fault.trace;
					if (result.status === "failed") placeTest(result, attributes);
				}
				addAttachments(result);
				sink.test(result);
			};
			const addAttachments = (result) => {
				const own = attachments.take();
				const ofSuite = result.status === "failed" ? suite.attachments : [];
				const added = ofSuite.length === 0 ? own : [...own ?? [], ...ofSuite];
				if (added === undefined) return;
				if ((0, keeps_evidence.o)(sink, result)) result.attachments = added;
				else for (const { path, url } of added) result.metadata = (0, metadata.L)(result.metadata, "Attachment", path ?? url ?? "");
			};
			const closeFailure = (text, complete) => {
				if (test !== undefined || !complete) return;
				const message = failure?.message ?? text.trim();
				failure = undefined;
				reportSuiteFailure(errors, suite, message, cursor.line);
			};
			const addTag = (tag) => {
				const owner = test ?? suite;
				const tags = owner.tags ?? [];
				if (tag !== "" && tags.length < maximumTags && !tags.includes(tag)) owner.tags = [...tags, tag];
			};
			const addProperty = ({ name, value = "" }) => {
				if (name === "Category") addTag(value);
				else if (test === undefined || !name) return;
				else if (name === "_SKIPREASON" || name === "_IGNOREREASON") reason ??= value;
				else if (!name.startsWith("_")) test.metadata = (0, metadata.L)(test.metadata, name, value);
			};
			const runElement = {
				open: openRun,
				close: closeRun
			};
			return {
				"test-run": runElement,
				"test-results": runElement,
				"test-suite": {
					open(own) {
						checkCancelled(own);
						suites.push(suite);
						if (suites.length < maximumDepth) suite = openNunitSuite(suite, own);
					},
					close() {
						suite = suites.pop() ?? suite;
					}
				},
				"test-case": {
					open: openCase,
					close: closeCase
				},
				property: { open: addProperty },
				category: { open({ name = "" }) {
					addTag(name);
				} },
				failure: {
					open() {
						failure ??= {};
					},
					close: closeFailure,
					text: true
				},
				"failure/message": {
					close(text) {
						if (failure !== undefined) failure.message = text;
					},
					text: true
				},
				"failure/stack-trace": {
					close(text) {
						if (failure !== undefined && text.trim() !== "") failure.trace = text;
					},
					text: true
				},
				"reason/message": {
					close(text) {
						if (text !== "") reason = text;
					},
					text: true
				},
				"assertion/message": {
					close(text) {
						if (text !== "") texts.add(assertions, "message", text);
					},
					text: true
				},
				"test-case/output": {
					close(text) {
						if (test !== undefined && text !== "") test.stdout = text;
					},
					text: true
				},
				attachment: {
					open() {
						attachment = {};
					},
					close() {
						const { path = "", description } = attachment;
						const read = (0, attachment_reference.r)(path, description);
						if (read === undefined) return;
						if (test !== undefined) attachments.add(read);
						else if (suite.attachments.length < evidence.ZA) suite.attachments = [...suite.attachments, read];
					}
				},
				"attachment/filePath": {
					close(text) {
						attachment.path = text;
					},
					text: true
				},
				"attachment/description": {
					close(text) {
						attachment.description = text.trim();
					},
					text: true
				},
				"errors/error": {
					close(text, complete) {
						if (complete) errors.add("The run reports an error", text, cursor.line);
					},
					text: true
				}
			};
		}
		function timestampOfRun(own) {
			const date = own.date ?? own["run-date"];
			const start = own.time === undefined || own.date === undefined ? own["start-time"] : own.time;
			return date === undefined ? (0, timestamps.E)(start) : (0, timestamps.E)(`${date} ${start ?? ""}`);
		}
		function durationOfCase(text) {
			return text?.includes(":") ? (0, numbers.RG)(text) : (0, numbers.E9)(text, 1e3);
		}
		function placeTest(result, { methodname }) {
			const parenthesis = result.name.indexOf("(");
			const method = methodname ?? (parenthesis === -1 ? result.name : result.name.slice(0, parenthesis));
			(0, dotnet_stack.J)(result, result.details ?? "", method);
		}
		function reportSuiteFailure(errors, suite, message, line) {
			const { site, name } = suite;
			if (site === "Child" || site === "Parent" || /^(?:One or more child tests|Child test)\b/.test(message)) return;
			if (site === "SetUp") errors.add(`The set-up of the suite "${name}" failed`, message, line);
			else if (site === "TearDown") errors.add(`The tear-down of the suite "${name}" failed`, message.replace(/^TearDown : /, ""), line);
			else if (message !== "") errors.add(`The suite "${name}" failed outside of its tests`, message, line);
		}
		function createTotals(sink) {
			let listed = 0;
			let unknown = 0;
			let unsuccessful = 0;
			let stated;
			let statedFailures = 0;
			let isList = false;
			return {
				addCase({ status }) {
					listed += 1;
					if (status === "unknown") unknown += 1;
					if (status !== "successful" && status !== "skipped") unsuccessful += 1;
				},
				addRun(run) {
					const total = (0, numbers.$J)(run.total);
					if (total !== undefined) stated = (stated ?? 0) + total;
					for (const failures of [
						run.failed,
						run.errors,
						run.failures
					]) statedFailures += (0, numbers.$J)(failures) ?? 0;
					isList ||= run.result === undefined && total === undefined;
				},
				check() {
					if (isList && listed > 0 && unknown === listed) {
						sink.problem({
							severity: "warning",
							message: "The file lists tests without results, as nunit3-console --explore does."
						});
					}
					(0, stated_totals.Wl)(sink, stated, listed);
					(0, stated_totals.Xg)(sink, statedFailures, unsuccessful);
				}
			};
		}
	})
};
