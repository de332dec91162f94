export const id = 878;
export const ids = [878];
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
	20878: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readTestng: () => readTestng });
		var counts = __webpack_require__(3517);
		var attachment_list = __webpack_require__(61585);
		var captured_text = __webpack_require__(90743);
		var field_appender = __webpack_require__(23321);
		var first_line = __webpack_require__(50258);
		var keeps_evidence = __webpack_require__(83049);
		var metadata = __webpack_require__(45188);
		var numbers = __webpack_require__(30759);
		var run_errors = __webpack_require__(95462);
		var timestamps = __webpack_require__(98968);
		var xml = __webpack_require__(96378);
		var defined_fields = __webpack_require__(43268);
		var detach = __webpack_require__(10118);
		var held_attachment = __webpack_require__(96370);
		;
		const maximumTests = 1e4;
		const maximumAttempts = 20;
		const maximumHeldLength = 8 * 1024 * 1024;
		const keyIn = (test, key) => `${test} ${key}`;
		function createTestngAttempts(found) {
			const pending = new Map();
			const late = new Map();
			const taken = new Set();
			let test = 0;
			let orphans = 0;
			let heldLength = 0;
			const held = ({ status, duration, timestamp, message, details, stdout, attachments }) => {
				const length = (message?.length ?? 0) + (details?.length ?? 0) + (stdout?.length ?? 0) + (0, held_attachment.ks)(attachments);
				const isKept = heldLength + length <= maximumHeldLength;
				if (isKept) heldLength += length;
				return {
					status: status === "skipped" ? "failed" : status,
					...(0, defined_fields.X)({
						duration,
						timestamp,
						message: message === undefined || !isKept ? undefined : (0, detach.Y)(message),
						details: details === undefined || !isKept ? undefined : (0, detach.Y)(details),
						stdout: stdout === undefined || !isKept ? undefined : (0, detach.Y)(stdout),
						attachments: isKept ? attachments?.map(held_attachment.J$) : undefined
					})
				};
			};
			return {
				add(key, attempt) {
					const attempts = pending.get(key);
					if (attempts === undefined) {
						if (pending.size + late.size < maximumTests) pending.set((0, detach.Y)(key), [held(attempt)]);
					} else if (attempts.length < maximumAttempts) {
						attempts.push(held(attempt));
					}
				},
				take(key) {
					const before = pending.get(key);
					if (before !== undefined) pending.delete(key);
					const lateKey = keyIn(test, key);
					const behind = taken.has(lateKey) ? undefined : found.get(lateKey);
					if (behind === undefined) return before;
					taken.add(lateKey);
					const attempts = [...before ?? [], ...behind];
					return attempts.sort((one, other) => (one.timestamp ?? 0) - (other.timestamp ?? 0));
				},
				closeTest() {
					for (const [key, attempts] of pending) {
						const lateKey = keyIn(test, key);
						late.set(lateKey, attempts);
						if (!taken.has(lateKey)) orphans += 1;
					}
					pending.clear();
					test += 1;
				},
				isEmpty: () => pending.size === 0 && found.size === 0,
				late: () => late,
				orphans: () => orphans
			};
		}
		;
		const maximumMethods = 5e4;
		const maximumGroups = 200;
		const maximumKeyLength = 2e3;
		function createTestngGroups() {
			const groups = new Map();
			return {
				add(group, className, signature) {
					const key = methodKey(className, signature);
					const known = groups.get(key);
					if (known === undefined) {
						if (groups.size < maximumMethods) groups.set(key, [(0, detach.Y)(group)]);
					} else if (known.length < maximumGroups && !known.includes(group)) {
						known.push((0, detach.Y)(group));
					}
				},
				of: (className, signature) => groups.size === 0 ? undefined : groups.get(methodKey(className, signature)),
				clear() {
					if (groups.size > 0) groups.clear();
				}
			};
		}
		function methodKey(className, signature) {
			const end = signature.indexOf("[pri:");
			const method = end === -1 ? signature : signature.slice(0, end);
			const parenthesis = method.indexOf("(");
			const dot = method.lastIndexOf(".", parenthesis === -1 ? method.length : parenthesis);
			return `${className}#${method.slice(dot + 1)}`.slice(0, maximumKeyLength);
		}
		var attachment_reference = __webpack_require__(34684);
		var entities = __webpack_require__(99834);
		;
		const tag = /<(?:a|img)\s[^<>]*/gi;
		const reference = /\s(?:href|src)\s{0,5}=\s{0,5}(?:"([^"]*)|'([^']*)|([^\s"']+))/i;
		const imageData = /(data:image\/[\w.+-]{1,30};base64,)[\w+/=\s%]+/g;
		const mayHaveLinks = (line) => line.includes("<");
		function addLinks(attachments, line) {
			let last;
			for (const [element] of line.matchAll(tag)) {
				const [, double, single, bare] = reference.exec(element) ?? [];
				const text = (0, entities.g)(double ?? single ?? bare ?? "").trim();
				if (text === last) continue;
				last = text;
				const attachment = (0, attachment_reference.r)(text);
				if (attachment !== undefined) attachments.add(attachment);
			}
		}
		const withoutImageData = (line) => line.replace(imageData, "$1\u2026");
		var cut_margin = __webpack_require__(2512);
		;
		const maximumParameterLength = 200;
		const maximumParametersLength = 2e3;
		function testngName(attributes, className, parameters) {
			const { name = "", signature = "" } = attributes;
			const instance = attributes["test-instance-name"];
			if (parameters.length === 0 && instance === undefined) return name.includes("@") ? withoutHashes(name) : name;
			let full = name === instance ? methodOf(signature) || name : name;
			if (parameters.length > 0) full += `(${(0, cut_margin.xq)(parameters.map(onOneLine).join(", "), maximumParametersLength, "\u2026")})`;
			if (instance && instance !== className) full += ` [${instance}]`;
			return withoutHashes(full);
		}
		function methodOf(signature) {
			const parenthesis = signature.indexOf("(");
			const method = parenthesis === -1 ? signature : signature.slice(0, parenthesis);
			return method.slice(method.lastIndexOf(".") + 1);
		}
		const onOneLine = (value) => (0, cut_margin.xq)(value, maximumParameterLength, "\u2026").replace(/\s+/g, " ");
		const withoutHashes = (text) => text.replace(/([\w$]\.[\w$]+;?|\[[A-Z])@[0-9a-f]{5,8}\b/g, "$1");
		;
		const maximumUrlLength = 300;
		function createTestngReferences() {
			let first = "";
			let count = 0;
			return {
				add(url) {
					if (!url) return;
					if (count === 0) first = (0, detach.Y)((0, first_line.T)(url, maximumUrlLength));
					count += 1;
				},
				report(sink) {
					if (count === 0) return;
					const files = count === 1 ? first : `${(0, counts.B)(count)} files, the first of them ${first}`;
					sink.problem({
						severity: "warning",
						message: `The report is split and refers to ${files}. The results there count only if they are collected too.`
					});
				}
			};
		}
		var stated_totals = __webpack_require__(4964);
		;
		function createTestngTotals(sink) {
			let listed = 0;
			let failures = 0;
			let statedFailures = 0;
			let allowedFailures = 0;
			let attempts = 0;
			let ignored = 0;
			let stated;
			return {
				addTest({ status }) {
					listed += 1;
					if (status === "FAIL") failures += 1;
					if (status === "SUCCESS_PERCENTAGE_FAILURE") allowedFailures += 1;
				},
				addAttempt() {
					attempts += 1;
				},
				addResults(results) {
					const total = (0, numbers.$J)(results.total);
					if (total !== undefined) stated = (stated ?? 0) + total;
					ignored += (0, numbers.$J)(results.ignored) ?? 0;
					statedFailures += (0, numbers.$J)(results.failed) ?? 0;
				},
				check() {
					(0, stated_totals.Xg)(sink, statedFailures, failures + allowedFailures);
					if (stated === undefined) return;
					for (const extra of [
						0,
						attempts,
						ignored,
						attempts + ignored
					]) {
						const total = stated - extra;
						if (total <= listed && total >= listed - allowedFailures) return;
					}
					(0, stated_totals.Wl)(sink, stated - attempts, listed);
				}
			};
		}
		;
		const maximumParameters = 100;
		const maximumMessageLength = 2e3;
		const read_testng_maximumKeyLength = 4e3;
		const maximumTags = 200;
		async function readTestng(source, sink) {
			const first = await readOnce(source, sink, new Map());
			if (first.size === 0) return;
			sink.restart();
			await readOnce(source, sink, first);
		}
		async function readOnce(source, sink, late) {
			const attempts = createTestngAttempts(late);
			const errors = (0, run_errors.t)(sink);
			const totals = createTestngTotals(sink);
			const references = createTestngReferences();
			await (0, xml.k)(source, sink, (cursor) => handlersFor({
				sink,
				cursor,
				attempts,
				errors,
				totals,
				references
			}));
			errors.finish();
			totals.check();
			reportOrphans(sink, attempts.orphans());
			references.report(sink);
			return attempts.late();
		}
		function reportOrphans(sink, count) {
			if (count === 0) return;
			const message = count === 1 ? "1 test was to be retried, but the file does not contain its last attempt. The test was left out." : `${(0, counts.B)(count)} tests were to be retried, but the file does not contain their last attempts. The tests were left out.`;
			sink.problem({
				severity: "warning",
				message
			});
		}
		function handlersFor({ sink, cursor, attempts, errors, totals, references }) {
			const groups = createTestngGroups();
			let results = {};
			let group = "";
			let suiteName = "";
			let testName = "";
			let className = "";
			let path = [];
			let attributes = {};
			let test;
			let parameters = [];
			let isNull = false;
			let exceptionClass;
			let message;
			let fullTrace;
			let shortTrace;
			let custom = {};
			const outputs = (0, field_appender.m)();
			const attachments = (0, attachment_list.U)();
			const openMethod = (own) => {
				attributes = own;
				test = {
					name: own.name ?? "",
					suite: path,
					status: testngStatus(own.status)
				};
				const duration = (0, numbers.E9)(own["duration-ms"], 1);
				if (duration !== undefined) test.duration = duration;
				const start = own["started-at"];
				const timestamp = start === undefined ? undefined : (0, timestamps.E)(start);
				if (timestamp !== undefined) test.timestamp = timestamp;
				if (parameters.length > 0) parameters = [];
				exceptionClass = undefined;
				message = undefined;
				fullTrace = undefined;
				shortTrace = undefined;
				attachments.take();
			};
			const closeMethod = (_text, complete) => {
				const result = test;
				test = undefined;
				if (result === undefined || !complete) return;
				outputs.finish(result);
				if (attributes.status !== "PASS") describeFault(result);
				result.name = testngName(attributes, className, parameters);
				if (attributes["is-config"] === "true") {
					if (result.status === "failed") errors.add(`The configuration method "${result.name}" of the class "${className}" failed`, result.message ?? "", cursor.line);
				} else if (attributes.retried === "true") {
					totals.addAttempt();
					addAttachments(result);
					attempts.add(keyOf(result), result);
				} else {
					finish(result);
				}
			};
			const describeFault = (result) => {
				const trace = fullTrace || shortTrace;
				const short = message || trace && (0, first_line.T)(trace, maximumMessageLength) || exceptionClass;
				if (short) result.message = short;
				if (trace) result.details = trace;
			};
			const keyOf = ({ name }) => `${className}#${attributes.signature ?? ""}#${name}`.slice(0, read_testng_maximumKeyLength);
			const finish = (result) => {
				totals.addTest(attributes);
				const { name = "", signature = name, groups: own } = attributes;
				const tags = own ? listOf(own) : groups.of(className, signature);
				if (tags !== undefined && tags.length > 0) result.tags = tags;
				for (const name of described) {
					const value = attributes[name];
					if (value) result.metadata = (0, metadata.L)(result.metadata, name, value);
				}
				if (!attempts.isEmpty()) {
					const earlier = attempts.take(keyOf(result));
					if (earlier !== undefined) {
						result.attempts = earlier;
						if (result.status === "successful") result.flaky = true;
					}
				}
				if ((0, keeps_evidence.o)(sink, result)) addAttachments(result);
				sink.test(result);
			};
			const addAttachments = (result) => {
				const added = attachments.take();
				if (added !== undefined) result.attachments = added;
			};
			const addCustom = (text) => {
				const { name, value, values } = custom;
				if (test !== undefined && name) test.metadata = (0, metadata.L)(test.metadata, name, value ?? values ?? text.trim());
			};
			const customAttribute = {
				open(own) {
					custom = own;
				},
				close: addCustom,
				text: true
			};
			return {
				"testng-results": {
					open(own) {
						results = own;
					},
					close(_text, complete) {
						if (complete) totals.addResults(results);
					}
				},
				suite: { open(own) {
					references.add(own.url);
					suiteName = own.name ?? "";
					groups.clear();
				} },
				"groups/group": { open({ name = "" }) {
					group = name;
				} },
				"group/method": { open(own) {
					groups.add(group, own.class ?? "", own.signature ?? own.name ?? "");
				} },
				test: {
					open(own) {
						references.add(own.url);
						testName = own.name ?? "";
					},
					close: attempts.closeTest
				},
				class: { open({ name = "", package: inPackage }) {
					className = inPackage ? `${inPackage}.${name}` : name;
					path = [
						suiteName,
						testName,
						className
					].filter((part) => part !== "");
				} },
				"test-method": {
					open: openMethod,
					close: closeMethod
				},
				"param/value": {
					open(own) {
						isNull = own["is-null"] === "true";
					},
					close(text) {
						if (parameters.length < maximumParameters) parameters.push(isNull ? "null" : text.trim());
					},
					text: true
				},
				exception: { open(own) {
					exceptionClass = own.class;
				} },
				"exception/message": {
					close(text) {
						message = text.trim();
					},
					text: true
				},
				"exception/full-stacktrace": {
					close(text) {
						fullTrace = text.trim();
					},
					text: true
				},
				"exception/short-stacktrace": {
					close(text) {
						shortTrace = text.trim();
					},
					text: true
				},
				"reporter-output/line": {
					dataLimit: () => attachment_list.g,
					close(text) {
						if (test === undefined) return;
						const line = text.trim();
						if (line === "" && test.stdout === undefined) return;
						const hasLinks = mayHaveLinks(line);
						if (hasLinks) addLinks(attachments, line);
						outputs.add(test, "stdout", (0, captured_text.yA)(hasLinks ? withoutImageData(line) : line));
					},
					text: true
				},
				"attributes/attribute": customAttribute,
				"custom-attribute": customAttribute
			};
		}
		const described = [
			"description",
			"data-provider",
			"depends-on-methods",
			"depends-on-groups"
		];
		const listOf = (groups) => groups.split(",", maximumTags).map((group) => group.trim()).filter((group) => group !== "");
		function testngStatus(status) {
			switch (status) {
				case "PASS":
				case "SUCCESS_PERCENTAGE_FAILURE": return "successful";
				case "FAIL": return "failed";
				case "SKIP": return "skipped";
				case "STARTED":
				case "CREATED": return "running";
				default: return "unknown";
			}
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
