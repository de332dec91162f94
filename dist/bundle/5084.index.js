export const id = 5084;
export const ids = [5084];
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
	55084: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readTap: () => readTap });
		var line_reader = __webpack_require__(94572);
		var run_errors = __webpack_require__(95462);
		var detach = __webpack_require__(10118);
		;
		const maximumFacts = 1e4;
		const maximumLength = 1024 * 1024;
		function createLateFacts() {
			const facts = new Map();
			let length = 0;
			let errorLength = 0;
			const keptError = ({ error }) => {
				if (error === undefined) return undefined;
				errorLength += error.message.length + error.details.length;
				return errorLength <= maximumLength ? {
					message: (0, detach.Y)(error.message),
					details: (0, detach.Y)(error.details)
				} : undefined;
			};
			return {
				add(line, fact) {
					length += fact.name.length;
					if (facts.size >= maximumFacts || length > maximumLength) return;
					facts.set(line, {
						...fact,
						name: (0, detach.Y)(fact.name),
						error: keptError(fact)
					});
				},
				get: (line) => facts.get(line),
				count: () => facts.size
			};
		}
		var cut_margin = __webpack_require__(2512);
		var prove_line = __webpack_require__(66334);
		var defined_fields = __webpack_require__(43268);
		var captured_text = __webpack_require__(90743);
		;
		const totals = /^(?:(?:tests|suites|pass|passed|ok|success|fail|failed|failures|cancelled|skip|skipped|todo|duration_ms):? +\d[\d.]*|\{ total: \d.*\}|\{:type :(?:begin|end)-test-\w+, .*|time=[\d.]+m?s|(?:Totals: |[^\s:]{1,200}: )?pass:\d+ fail:\d+ .*)$/;
		const total = /^(pass|skip|fail|cancelled) {1,2}(\d{1,9})$/;
		const ofTestMore = /^(?:Looks like you (?:failed|planned) \d|No tests run!$)/;
		const exit = /^Looks like your test (?:exited with \d|died )/;
		const glib = /^(?:random seed: R[\w-]+|(?:Start|End) of \S.* tests)$/;
		const slow = /^slow test (\S{1,1000}) executed in ([\d.]{1,20}) secs$/;
		const failure = /^ *Failed (?:\(TODO\) )?test\b/;
		function meaningOf(comment) {
			if (comment.length > 2e3) return undefined;
			if (failure.test(comment)) return { kind: "failure" };
			if (exit.test(comment)) return { kind: "exit" };
			if (glib.test(comment)) return { kind: "glib" };
			const [, name, seconds] = slow.exec(comment) ?? [];
			if (name !== undefined) return {
				kind: "slow",
				name,
				durationMs: Number(seconds) * 1e3
			};
			if (!totals.test(comment) && !ofTestMore.test(comment)) return undefined;
			const [, word, count] = total.exec(comment) ?? [];
			return word === undefined ? { kind: "summary" } : {
				kind: "summary",
				total: {
					word,
					count: Number(count)
				}
			};
		}
		var keeps_evidence = __webpack_require__(83049);
		;
		const place_maximumLength = 2e3;
		const colons = /([^\s()'"]{1,1000}?):(\d{1,9})(?::\d{1,9})?\)?$/;
		function parsePlace(text) {
			const [, file = "", line] = colons.exec(text.trim().slice(-place_maximumLength)) ?? [];
			if (file === "" || Number(line) === 0 || /[/\\]node_modules[/\\]|^node:/.test(file)) return undefined;
			return {
				file: file.replace(/^file:\/\/(?:\/(?=[A-Za-z]:)|(?=\/))/, ""),
				line: Number(line)
			};
		}
		const perl = /^[ \t]*at (\S.{0,1000}) line (\d{1,9})\.?$/m;
		const bats = /\bin test file (\S.{0,1000}), line (\d{1,9})\)/;
		function placeInText(text) {
			const [, file, line] = perl.exec(text) ?? bats.exec(text) ?? [];
			return file === undefined || Number(line) === 0 ? undefined : {
				file,
				line: Number(line)
			};
		}
		function frameLines(stack) {
			const [first = ""] = stack.trimStart().split("\n", 1);
			const hasWord = /^at\s/.test(first);
			if (!hasWord && !/:\d+:\d+\)?$/.test(first)) return stack;
			return stack.split("\n").map((line) => line.trim() === "" ? line : `    ${hasWord ? "" : "at "}${line.trim()}`).join("\n");
		}
		;
		const comment_explanation_frame = /^\s+at\s.{1,2000}:\d+:\d+\)?$/;
		function explainByText(text) {
			const lines = withoutBlankEnds(text).split("\n");
			const columns = lines.reduce((least, line) => line.trim() === "" ? least : Math.min(least, line.search(/\S/)), Infinity);
			const own = lines.map((line) => line.slice(Math.min(columns, line.length)));
			const [header, file, line] = busted.exec(own.slice(0, 2).join("\n")) ?? [];
			if (header !== undefined && file !== undefined) return {
				message: own.join("\n").slice(header.length),
				details: "",
				file,
				line: Number(line)
			};
			return {
				...splitAtStack(own),
				...placeInText(text)
			};
		}
		const busted = /^(\S.{0,1000}) @ ([1-9]\d{0,8})\nFailure message: /;
		function splitAtStack(lines) {
			const [first = ""] = lines;
			const stack = lines.findIndex((line) => comment_explanation_frame.test(line));
			const repeated = stack === -1 || first === "" ? -1 : lines.findIndex((line, index) => index > 0 && line.endsWith(`: ${first}`));
			const end = repeated === -1 || repeated > stack ? stack : repeated;
			if (end <= 0) return {
				message: lines.join("\n"),
				details: ""
			};
			return {
				message: lines.slice(0, end).join("\n").trimEnd(),
				details: lines.slice(end).join("\n")
			};
		}
		const withoutBlankEnds = (text) => text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
		;
		const cancelled = "cancelledByParent";
		const followed = "subtestsFailed";
		const isCancelledByParent = (explanations) => explanations.some(({ failureType }) => failureType === cancelled);
		function ownErrorOf(explanations) {
			const [own] = explanations;
			if (own === undefined || !own.failureType || own.isGeneric || own.failureType === cancelled || own.failureType === followed) return undefined;
			return {
				message: (0, captured_text.yA)(own.message),
				details: (0, captured_text.yA)(own.details)
			};
		}
		const explainCancelled = (explanations, error) => error === undefined ? explanations : explanations.map((one) => one.failureType === cancelled ? {
			...one,
			...error
		} : one);
		var numbers = __webpack_require__(30759);
		var json_text = __webpack_require__(24028);
		;
		function unquoted(text, by) {
			if (!text.endsWith("\"") || text.length < 2) return text.slice(1);
			const inner = text.slice(1, -1);
			if (by === "node:test") return unescapeInspected(inner);
			const value = by === "vitest" ? undefined : (0, json_text.qF)(text.replaceAll("\n", "\\n").replaceAll("	", "\\t"));
			return typeof value === "string" ? value : inner.replaceAll("\\\"", "\"");
		}
		function singleQuoted(inner, by) {
			const hasBackslash = by === "node:test" || inner.includes("\\'") && !inner.includes("''");
			return hasBackslash ? unescapeInspected(inner) : inner.replaceAll("''", "'");
		}
		const escaped = /\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|([^xu]))/g;
		const controls = {
			n: "\n",
			t: "	",
			r: "\r",
			b: "\b",
			f: "\f",
			v: "\v"
		};
		const unescapeInspected = (text) => text.replace(escaped, (_, hex, unicode, other = "") => {
			const code = hex ?? unicode;
			return code === undefined ? controls[other] ?? other : String.fromCharCode(Number.parseInt(code, 16));
		});
		;
		const thrown = /^(?:Error thrown in test|Rejected promise returned by test\. Reason):$/;
		const inspected = /^([A-Za-z_$][\w$]{0,200})(?: @\w{1,200})? \{\n/;
		const messageField = /\n {2}message: (['"`])/;
		function describeAvaValue(key, value) {
			const error = errorIn(value);
			if (error === undefined) return key.startsWith("Assertion failed:") ? value : `${key}\n${value}`;
			return thrown.test(key) ? error : `${key} ${error}`;
		}
		function errorIn(value) {
			const [, name] = inspected.exec(value) ?? [];
			const field = messageField.exec(value);
			const quote = field?.[1];
			if (name === undefined || field === null || quote === undefined) return undefined;
			const text = value.slice(field.index + field[0].length);
			const end = endOfText(text, quote);
			if (end === -1) return undefined;
			const message = unescapeInspected(text.slice(0, end)).replace(/\u240a\n {2}/g, "\n");
			return name === "Error" || message === "" ? message || name : `${name}: ${message}`;
		}
		function endOfText(text, quote) {
			for (let index = text.indexOf(quote); index !== -1; index = text.indexOf(quote, index + 1)) {
				if (text[index - 1] !== "\\" && /^,?(?:\n|$)/.test(text.slice(index + 1, index + 3))) return index;
			}
			return -1;
		}
		var display_text = __webpack_require__(60331);
		var line_number = __webpack_require__(82553);
		var json_fields = __webpack_require__(2618);
		;
		const json_explanation_frame = /^ {4}at .{1,2000}:\d{1,9}:\d{1,9}\)?$/;
		function explainByJson(lines) {
			if (!lines[0]?.trimStart().startsWith("{")) return undefined;
			const value = (0, json_text.qF)(lines.join("\n"));
			if (!(0, json_fields.u4)(value) || typeof value.message !== "string") return undefined;
			const text = (0, display_text.W)(value.message).trimEnd();
			const message = messageIn(text);
			return {
				message,
				details: message === text ? "" : text,
				...placeOf(value),
				durationMs: undefined,
				isSuite: false
			};
		}
		function messageIn(text) {
			const lines = text.split("\n");
			const stack = lines.findIndex((line) => json_explanation_frame.test(line));
			if (stack <= 0) return text;
			const hasSource = stack > 2 && lines[stack - 1]?.trim() === "^";
			return lines.slice(0, hasSource ? stack - 2 : stack).join("\n").trimEnd();
		}
		function placeOf({ at }) {
			if (!(0, json_fields.u4)(at) || typeof at.file !== "string" || at.file === "") return {};
			return {
				file: at.file.replace(/^\.\//, ""),
				line: (0, line_number.e)(at.line)
			};
		}
		var attachment_list = __webpack_require__(61585);
		var attachment_reference = __webpack_require__(34684);
		;
		const keys = [
			"attachments",
			"attachment",
			"screenshots",
			"screenshot"
		];
		function yamlAttachments(fields) {
			const attachments = (0, attachment_list.U)();
			for (const key of keys) {
				const text = fields.text(key);
				if (text === "") continue;
				for (const { path, name } of entriesOf(text)) {
					const attachment = (0, attachment_reference.r)(path, name);
					if (attachment !== undefined) attachments.add(attachment);
				}
			}
			return attachments.take();
		}
		const field = /^(name|path|file|src|url)\s{0,9}:\s(.*)$/;
		function entriesOf(text) {
			if (text.startsWith("[") && text.endsWith("]")) return text.slice(1, -1).split(",").map((path) => ({ path: plain(path) }));
			const entries = [];
			for (const line of text.split("\n")) {
				const isItem = /^\s*-(?:\s|$)/.test(line);
				const value = (isItem ? line.replace(/^\s*-/, "") : line).trim();
				const [, key, stated = ""] = field.exec(value) ?? [];
				if (isItem || entries.length === 0) entries.push({ path: "" });
				const entry = entries.at(-1);
				if (key === "name") entry.name = plain(stated);
				else if (key !== undefined) entry.path ||= plain(stated);
				else if (entry.path === "" && !/^\w+:\s/.test(value)) entry.path = plain(value);
			}
			return entries;
		}
		const plain = (text) => text.trim().replace(/^(["'])(.*)\1$/s, "$2");
		;
		const maximumFields = 200;
		const maximumKey = 200;
		function readYamlFields(lines, quotedBy) {
			const fields = [];
			let column;
			let isQuoted = false;
			for (const line of lines) {
				const indentation = indentationOf(line);
				const current = fields.at(-1);
				if (isQuoted && current !== undefined) {
					current.lines.push(line);
					isQuoted = !endsQuotedLines(line);
					continue;
				}
				const isBlank = indentation === line.length;
				if (!isBlank) column ??= indentation;
				const field = isBlank || indentation > (column ?? 0) ? undefined : parseField(line.slice(indentation));
				if (field !== undefined && fields.length < maximumFields) {
					fields.push(field);
					isQuoted = opensQuote(field.inline);
				} else if (current !== undefined) {
					current.lines.push(line);
					isQuoted = current.inline === "" && opensQuote(inlineOf(line));
				}
			}
			const found = new Map();
			for (const field of fields) if (!found.has(field.key)) found.set(field.key, field);
			const textOf = (key) => {
				const field = found.get(key);
				return field === undefined ? "" : fieldValue(field, column ?? 0, found.has("failureType") ? "node:test" : quotedBy);
			};
			return {
				text: (...keys) => keys.map(textOf).find((text) => text !== "") ?? "",
				map(key) {
					const field = found.get(key);
					if (field === undefined || field.inline !== "") return undefined;
					const map = readYamlFields(dedent(field.lines), key === "error" ? "vitest" : undefined);
					return map.keys().length === 0 ? undefined : map;
				},
				keys: () => [...found.keys()]
			};
		}
		const inlineOf = (line) => parseField(line.trimStart())?.inline ?? "";
		const indentationOf = (line) => {
			let index = 0;
			while (line.charCodeAt(index) === 32 || line.charCodeAt(index) === 9) index += 1;
			return index;
		};
		function parseField(line) {
			const quote = line[0];
			const isQuoted = quote === "\"" || quote === "'";
			const end = isQuoted ? line.indexOf(quote, 1) + 1 : line.indexOf(":");
			if (end <= 0 || end > maximumKey) return undefined;
			const rest = line.slice(end).trimStart();
			if (!rest.startsWith(":") || rest.length > 1 && rest[1] !== " ") return undefined;
			const key = isQuoted ? line.slice(1, end - 1) : line.slice(0, end).trimEnd();
			return isQuoted || /^[\w$][\w$ .-]*$/.test(key) ? {
				key,
				inline: rest.slice(1).trim(),
				lines: []
			} : undefined;
		}
		const opensQuote = (value) => value.startsWith("\"") && (value.length === 1 || !endsQuote(value));
		function endsQuote(line) {
			const text = line.trimEnd();
			if (!text.endsWith("\"")) return false;
			let backslashes = 0;
			while (text[text.length - 2 - backslashes] === "\\") backslashes += 1;
			return backslashes % 2 === 0;
		}
		function endsQuotedLines(line) {
			const text = line.trimEnd();
			return text.endsWith("\"") && !text.endsWith("\\\"");
		}
		const block = /^([|>])([1-9]?)[+-]?([1-9]?)[+-]?$/;
		function fieldValue({ inline, lines }, column, quotedBy) {
			const [, style, before = "", after = ""] = block.exec(inline) ?? [];
			if (style !== undefined) {
				const stated = Number(before || after);
				const text = dedent(lines, stated > 0 ? column + stated : undefined);
				return style === "|" ? text.join("\n").trimEnd() : folded(text).trimEnd();
			}
			if (inline === "") return dedent(lines).join("\n").trimEnd();
			if (inline.startsWith("\"")) return unquoted([inline, ...lines].join("\n").trim(), quotedBy);
			const text = [inline, ...withoutColumns(lines, column)].join("\n").trim();
			const isQuotedBy = (quote) => text.length > 1 && text.startsWith(quote) && text.endsWith(quote);
			if (quotedBy === "node:test" && isQuotedBy("`")) return unescapeInspected(text.slice(1, -1));
			if (isQuotedBy("'")) return singleQuoted(text.slice(1, -1), quotedBy);
			return text === "null" || text === "~" ? "" : text;
		}
		function dedent(lines, stated) {
			const columns = stated ?? lines.reduce((least, line) => line.trim() === "" ? least : Math.min(least, indentationOf(line)), Infinity);
			return withoutColumns(lines, columns);
		}
		const withoutColumns = (lines, columns) => lines.map((line) => line.slice(Math.min(columns, indentationOf(line))));
		function folded(lines) {
			let text = "";
			let wasText = false;
			for (const line of lines) {
				const isText = line.trim() !== "" && indentationOf(line) === 0;
				text += text === "" ? line : `${isText && wasText ? " " : "\n"}${line}`;
				wasText = isText;
			}
			return text;
		}
		;
		function readExplanation(lines, name) {
			const quick = explanationOfSuccess(lines) ?? explainByJson(lines);
			if (quick !== undefined) return quick;
			const fields = readYamlFields(lines);
			const error = fields.map("error");
			const type = (error ?? fields).text("name", "type");
			const text = messageOf(fields, error, name);
			const message = [text, comparisonOf(fields, text)].filter((part) => part !== "").join("\n\n");
			return {
				message,
				details: detailsOf(fields, isException(type) && thrownValue(fields) === "" ? type : "", text),
				...yamlPlace(fields) ?? placeInText(text),
				durationMs: (0, numbers.E9)(fields.text("duration_ms"), 1),
				isSuite: fields.text("type") === "suite",
				failureType: fields.text("failureType"),
				isGeneric: message === "test failed" && fields.text("exitCode") !== "",
				attachments: yamlAttachments(fields)
			};
		}
		const plainField = /^(duration_ms|type): '?([\w.]{1,30})'?$/;
		function explanationOfSuccess(lines) {
			if (lines.length > 2) return undefined;
			let durationMs;
			let isSuite = false;
			for (const line of lines) {
				const [, key, value] = plainField.exec(line) ?? [];
				if (key === undefined) return undefined;
				if (key === "type") isSuite = value === "suite";
				else durationMs = (0, numbers.E9)(value, 1);
			}
			return {
				message: "",
				details: "",
				durationMs,
				isSuite
			};
		}
		const isException = (type) => /^[A-Z]\w{0,200}$/.test(type);
		function messageOf(fields, error, name) {
			const text = fields.text("message") || (error === undefined ? fields.text("error") : error.text("message"));
			const details = fields.map("details");
			const [first = ""] = details?.keys() ?? [];
			const compared = details?.keys().map((key) => describeAvaValue(key, details.text(key))) ?? [];
			const isRepeated = text !== "" && (first.startsWith(`${text}:`) || first.startsWith(`${text}. `));
			if (text !== "" || compared.length > 0) return [isRepeated ? "" : text, ...compared].filter((part) => part !== "").join("\n");
			const failures = fields.text("failures");
			if (ofCriterion.test(failures)) return failures.split(/^- \S{1,1000}:\d{1,9}: \|\+\n/m).map((each) => each.trim()).filter(Boolean).join("\n");
			const type = fields.text("type");
			if (fields.text("tapCaught") !== "" && isException(type)) return `${type}: ${name}`;
			const isOfNodeTap = fields.map("at") !== undefined && fields.text("tapCaught", "test", "source") !== "";
			if (isOfNodeTap && fields.text("found", "wanted", "diff") === "") return name;
			return fields.text("diff") === "" ? "" : "The values differ";
		}
		const ofCriterion = /^- (\S{1,1000}:\d{1,9}): \|\+\n/;
		const legend = /[-+] ?(?:actual|expected)\b/;
		function comparisonOf(fields, message) {
			const diff = fields.text("diff");
			if (diff !== "") return diff;
			const values = fields.map("data") ?? fields;
			const expected = values.text("expected", "wanted", "expect");
			const actual = values.text("actual", "found", "got", "received");
			if (expected === "" || actual === "" || legend.test(message)) return "";
			return `expected: ${aligned(expected)}\nactual:   ${aligned(actual)}`;
		}
		const aligned = (value) => value.replaceAll("\n", "\n          ");
		function detailsOf(fields, type, message) {
			const place = fields.map("at");
			const at = place === undefined ? fields.text("at") : [
				"fileName",
				"lineNumber",
				"columnNumber"
			].map((key) => place.text(key)).join(":");
			const stack = frameLines(fields.text("stack", "trace", "backtrace") || (parsePlace(at) === undefined ? "" : `at ${at}`));
			const source = fields.text("source");
			const first = stack.split("\n", 1)[0] ?? "";
			const hasHeader = type === "" || stack === "" || first.includes(type) || !first.startsWith(" ");
			const header = message.startsWith(type) ? message : `${type}: ${message}`;
			const headed = hasHeader ? stack : `${header}\n${stack}`;
			return [
				thrownValue(fields),
				headed,
				source
			].filter((part) => part !== "").join("\n\n");
		}
		function thrownValue(fields) {
			const details = fields.text("assertion") === "" ? fields.map("details") : undefined;
			const [key] = details?.keys() ?? [];
			return details === undefined || key === undefined ? "" : details.text(key);
		}
		function yamlPlace(fields) {
			for (const key of ["location", "at"]) {
				const value = fields.text(key);
				if (value === "") continue;
				const at = fields.map(key);
				const file = at?.text("file", "fileName", "filename", "path");
				const place = at !== undefined && file ? {
					file,
					line: lineOf(at.text("line", "lineNumber"))
				} : parsePlace(value);
				if (place !== undefined) return place;
			}
			const [, assertion] = ofCriterion.exec(fields.text("failures")) ?? [];
			if (assertion !== undefined) return parsePlace(assertion);
			const file = fields.text("file", "filename");
			return file === "" ? undefined : {
				file,
				line: lineOf(fields.text("line", "lineno"))
			};
		}
		const lineOf = (text) => /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
		;
		const maximumExplanations = 20;
		function withLine(text, line) {
			const captured = text ?? (0, captured_text.qi)();
			captured.append(text === undefined ? line : `\n${line}`);
			return captured;
		}
		function addYaml(test, lines) {
			if (test.explanations.length < maximumExplanations) test.explanations.push(readExplanation(lines, test.name));
		}
		const pointName = ({ name, brace }) => brace === "in-name" ? `${name} {`.trimStart() : name;
		const isFailedPoint = ({ point }) => !point.isOk && point.directive === undefined;
		const isSuitePoint = ({ explanations }) => explanations.some(({ isSuite }) => isSuite);
		const pointReason = ({ explanations, comments }) => explanations.find(({ message }) => message !== "")?.message ?? (comments === undefined ? "" : explainByText(comments.take()).message);
		const pointAttachments = ({ explanations }) => explanations.flatMap(({ attachments = [] }) => attachments);
		function pointResult(test, { isTodo, error }, file) {
			const { point, suite } = test;
			const explanations = explainCancelled(test.explanations, error);
			const fails = isFailedPoint(test);
			const isSkipped = point.directive === "skip" || test.neverRan || !point.isOk && !fails || fails && isTodo;
			const status = isSkipped ? "skipped" : fails ? "failed" : "successful";
			const result = {
				name: pointName(test),
				suite,
				status
			};
			if (test.former !== undefined) result.former = { name: test.former };
			const duration = point.durationMs ?? explanations.find(({ durationMs }) => durationMs !== undefined)?.durationMs ?? test.durationMs;
			if (duration !== undefined) result.duration = duration;
			const crash = status === "failed" && explanations.some(({ isGeneric }) => isGeneric) ? test.crashOutput?.take() ?? "" : "";
			const output = test.output?.take() ?? "";
			const comments = test.comments?.take() ?? "";
			const place = explanations.find((explanation) => explanation.file !== undefined);
			if (status === "failed") {
				const message = crash === "" ? joined(explanations.map((explanation) => explanation.message)) : "";
				const explained = message === "" && comments !== "" && crash === "" ? explainByText(comments) : undefined;
				const stdout = joined([output, explained === undefined ? comments : ""], "\n");
				const details = joined([
					explained?.details ?? "",
					crash,
					...explanations.map((explanation) => explanation.details)
				]);
				const headline = explained?.message ?? (message || point.reason);
				if (headline !== "") result.message = (0, captured_text.yA)(headline);
				if (details !== "") result.details = (0, captured_text.yA)(details);
				if (stdout !== "") result.stdout = stdout;
				setPlace(result, place ?? explained, file);
			} else {
				const stdout = joined([output, comments], "\n");
				if (status === "skipped" && point.reason !== "") result.message = (0, captured_text.yA)(point.reason);
				if (stdout !== "") result.stdout = stdout;
				setPlace(result, place, file);
			}
			return result;
		}
		function setPlace(result, place, file) {
			const path = place?.file ?? file;
			if (path !== undefined) result.file = path;
			if (place?.file !== undefined && place.line !== undefined) result.line = place.line;
		}
		const joined = (texts, separator = "\n\n") => texts.filter((text) => text !== "").join(separator);
		;
		const maximumName = 200;
		const quoted = (name) => `"${(0, cut_margin.xq)(name, maximumName, "\u2026")}"`;
		function subjectOf({ path }, script) {
			if (path.length > script.path.length) return `The subtest ${quoted(path.slice(script.path.length).join(" > "))}`;
			return script.file === undefined ? "The file" : quoted(script.file);
		}
		;
		function finishTest(level, test, file, { sink, late, fail }) {
			const { closed, point } = test;
			const isExpected = level.isTodo || point.directive !== undefined;
			if (isCancelledByParent(test.explanations)) level.hasCancelled = true;
			if (closed !== undefined && closed.tests > 0) {
				level.tests += closed.tests;
				const error = isFailedPoint(test) && !isExpected ? ownErrorOf(test.explanations) : undefined;
				const explains = error !== undefined && closed.hasCancelled;
				if (closed.name === undefined || isExpected && closed.hasFailed || explains) {
					late.add(closed.line, {
						name: closed.name ?? pointName(test),
						isTodo: isExpected,
						...explains && { error }
					});
				}
				const failsAlone = isFailedPoint(test) && !isExpected && !closed.hasFailed;
				const failsToo = error !== undefined && closed.hasFailed && !explains;
				const what = `The subtest ${quoted(pointName(test))} failed`;
				if (failsAlone) fail(`${what}, although none of its tests did`, pointReason(test), test.line);
				else if (failsToo) fail(`${what} outside of its tests`, error.message, test.line);
				if (closed.hasFailed || failsAlone) level.hasFailed = true;
				return failsAlone || failsToo;
			}
			if (point.isOk && isSuitePoint(test)) return false;
			const result = pointResult(test, level, file);
			const attachments = pointAttachments(test);
			sink.test(attachments.length > 0 && (0, keeps_evidence.o)(sink, result) ? {
				...result,
				attachments
			} : result);
			level.tests += 1;
			if (result.status !== "failed") return false;
			level.hasFailed = true;
			return true;
		}
		var counts = __webpack_require__(3517);
		;
		const noTotals = {
			areFailuresRead: false,
			results: 0
		};
		const maximumEarly = 1e4;
		function createPlanCheck() {
			const early = new Set();
			let count = 0;
			let last = 0;
			let complete = 0;
			let repeated = 0;
			let firstRepeated = 0;
			return {
				add(stated) {
					count += 1;
					const number = stated ?? last + 1;
					last = number;
					if (number === complete + 1) {
						complete += 1;
						while (early.size > 0 && early.delete(complete + 1)) complete += 1;
					} else if (number <= complete || early.has(number)) {
						repeated += 1;
						if (repeated === 1) firstRepeated = number;
					} else if (early.size < maximumEarly) {
						early.add(number);
					}
					return number;
				},
				count: () => count,
				report(plan, subject, reason, line, fail, totals) {
					if (count < plan.count) {
						fail(`${subject} ends early: its plan is 1..${plan.count}, and ${ran(count)}. ${lookAt(reason)}`, reason, line);
						return true;
					}
					if (count > plan.count && count <= totals.results) {
						if (count === totals.results) return false;
						fail(`${subject} lacks results: its totals state ${(0, counts.B)(totals.results)} results, and ${ran(count)}. ${lookAt(reason)}`, reason, line);
						return true;
					}
					if (count > plan.count) {
						fail(`${subject} has too many tests: its plan is 1..${plan.count}, and ${ran(count)}. Correct the plan`, "", plan.line);
						return true;
					}
					if (complete < count && !totals.areFailuresRead) {
						const what = repeated > 0 ? `test number ${firstRepeated} occurs more than once, and number` : "test number";
						fail(`${subject} lacks results: ${what} ${complete + 1} is missing. Its output may be mixed with that of another run`, "", line);
						return true;
					}
					return false;
				}
			};
		}
		const lookAt = (reason) => reason === "" ? "See the log of the run for the reason" : "After the last test, the file contains";
		const ran = (count) => count === 0 ? "no test ran" : count === 1 ? "1 test ran" : `${(0, counts.B)(count)} tests ran`;
		;
		const mayBeWhole = ({ plan, numbers }) => plan !== undefined && numbers.count() >= plan.count;
		const statedFailures = ({ totals }) => (totals.get("fail") ?? 0) + (totals.get("cancelled") ?? 0);
		function totalsOf(script) {
			const { totals, failures } = script;
			const [failed, passed = 0, skipped = 0] = [
				"fail",
				"pass",
				"skip"
			].map((word) => totals.get(word));
			if (failed === undefined) return noTotals;
			return {
				areFailuresRead: statedFailures(script) === failures,
				results: failures > 0 ? passed + skipped + failed : 0
			};
		}
		function reportEnd(level, { script, subject, open, line, fail }) {
			const { plan, numbers } = level;
			const reason = script.lastWords();
			if (!script.isBailedOut) {
				if (open !== undefined) {
					fail(`${subject} ends inside of the subtest ${quoted(open)}: the run was stopped, or the file was cut. ${lookAt(reason)}`, reason, line);
				} else if (plan === undefined) {
					fail(`${subject} ends without a plan such as 1..5: the run was stopped, or the file was cut. ${lookAt(reason)}`, reason, line);
				} else {
					numbers.report(plan, subject, reason, line, fail, totalsOf(script));
				}
			}
			const stated = statedFailures(script);
			if (stated > 0 && !script.hasNotOk && !script.hasErrors) {
				fail(`${subject} states ${(0, counts.p)(stated, "failure")}, but lists no failed test. ${lookAt(reason)}`, reason, line);
			}
			const { exit } = script;
			const isUnexplained = exit !== undefined && !script.hasErrors && (exit.isCertain || !level.hasFailed);
			if (isUnexplained) fail(`${subject} failed outside of its tests`, exit.text, exit.line);
		}
		var first_line = __webpack_require__(50258);
		;
		const ofGlib = /^(\/\S{1,1000}) - (.*)$/;
		const ofCheck = /^(([^\s:]{1,400}\.(?:c|cc|cpp|cxx|h|hpp)):[^:]{1,400}:[A-Za-z_]\w{0,400}): (.*)$/;
		const steady_name_ofCriterion = /^(\w{1,400}::\S.{0,1000}?) ?(timed out|unexpected signal after \S{1,1000}:\d{1,9})? ?(?:\((\d{1,9}\.\d\d)s\))?$/;
		const ofSharness = /^(\S.{0,1000}) \((missing [^()]{1,200}|matched GIT_SKIP_TESTS|--run)\)$/;
		const ofClojure = /^\(([^()]{1,400})\) \(([^\s()]{0,400}):(\d{0,9})\)$/;
		const ofCmocka = /^(\S.{0,1000}) (Could not run test: Test (?:setup|teardown) failed)$/;
		const directiveOfNode = /^ # [A-Z]{2}/;
		function steadyName(point, heading, isGlib) {
			const { name, isOk, number } = point;
			if (name === "") return heading === undefined ? nameInReason(point) : undefined;
			const inBrackets = name.startsWith("(") ? nameInBrackets(point) : undefined;
			if (inBrackets !== undefined) return inBrackets;
			if (isGlib && !isOk) {
				const [, test, message] = ofGlib.exec(name) ?? [];
				if (test !== undefined) return {
					name: test,
					message: message ?? ""
				};
			}
			if (heading !== undefined && heading !== "" && name.startsWith(heading) && directiveOfNode.test(name.slice(heading.length))) return { name: heading };
			if (!name.includes(":")) return undefined;
			if (number !== undefined) return nameOfCheck(name, isOk) ?? (isOk ? undefined : nameOfCmocka(name));
			return nameOfCriterion(name);
		}
		const withoutNumber = (text, number) => text.startsWith(`(${number}) `) ? text.slice(`(${number}) `.length) : undefined;
		function nameInReason({ directive, reason, number }) {
			const ofLab = withoutNumber(reason, number);
			if (ofLab !== undefined) return {
				name: ofLab,
				reason: ""
			};
			const [, name, missing] = directive === "skip" && ofSharness.exec(reason) || [];
			return name === undefined || missing === undefined ? undefined : {
				name,
				reason: missing
			};
		}
		function nameInBrackets({ name: description, number }) {
			const ofLab = withoutNumber(description, number);
			if (ofLab !== undefined) return { name: ofLab };
			const [, name, file, line] = number === undefined && ofClojure.exec(description) || [];
			if (name === undefined) return undefined;
			return file ? {
				name,
				message: "",
				file,
				line: Number(line) || undefined
			} : { name };
		}
		function nameOfCmocka(description) {
			const [, name, message] = ofCmocka.exec(description) ?? [];
			return name === undefined || message === undefined ? undefined : {
				name,
				message
			};
		}
		function nameOfCheck(description, isOk) {
			const [, name, file, message = ""] = ofCheck.exec(description) ?? [];
			if (name === undefined || file === undefined || isOk && message !== "Passed") return undefined;
			return isOk ? { name } : {
				name,
				message,
				file
			};
		}
		function nameOfCriterion(description) {
			const [whole, name, message, seconds] = steady_name_ofCriterion.exec(description) ?? [];
			if (name === undefined || name === whole) return undefined;
			return {
				name,
				durationMs: (0, numbers.cf)(seconds === undefined ? undefined : Number(seconds) * 1e3),
				...message && {
					message,
					...parsePlace(message)
				}
			};
		}
		;
		const tapeDirective = /^(SKIP|TODO) (.*)$/;
		const error = /^\s*(?:[\w.:]{0,200}(?:Error|Exception)\b|(?:panic|fatal)\b)|\b(?:Segmentation fault|Aborted|Killed)\b/;
		function createTapScript({ file, isProve = file !== undefined, version } = {}) {
			let isKernel = false;
			let isFresh = true;
			let heading;
			let output;
			let outputOfNext;
			let comments;
			let hasFailure = false;
			let last;
			let lastError = "";
			const script = {
				file,
				path: file === undefined ? [] : [file],
				isProve,
				version,
				isStarted: false,
				isBailedOut: false,
				hasErrors: false,
				hasHeadings: false,
				isGlib: false,
				hasTimes: false,
				failures: 0,
				hasNotOk: false,
				totals: new Map(),
				exit: undefined,
				beginVersion(tap) {
					script.version = tap.version;
					script.isStarted = true;
					if (tap.isKernel) isKernel = true;
				},
				takesHeading(column, { plan, numbers }) {
					if (column > 0 || !script.isStarted) return false;
					if (isFresh && script.version === "13" && plan === undefined && numbers.count() === 0 && !script.isGlib) script.hasHeadings = true;
					isFresh = false;
					return script.hasHeadings;
				},
				beginHeading(text) {
					const [, directive, name] = tapeDirective.exec(text) ?? [];
					heading = name ?? text;
					return directive === "SKIP" ? heading : undefined;
				},
				createPending(point, { level, line, number, closed, heading: subtest }) {
					const suite = script.hasHeadings && heading !== undefined && heading !== point.name ? [...level.path, heading] : level.path;
					const steady = steadyName(point, subtest ?? closed?.name, script.isGlib);
					const { message, reason, file, line: placed } = steady ?? noParts;
					const name = point.name || subtest || closed?.name || (point.reason.includes(" \u203a ") ? point.reason : `test ${number}`);
					const former = point.former ?? (steady === undefined || script.isGlib ? undefined : name);
					const pending = {
						point: reason === undefined ? point : {
							...point,
							reason
						},
						name: steady?.name ?? name,
						line,
						suite,
						closed,
						output,
						crashOutput: outputOfNext ?? output,
						comments,
						durationMs: steady?.durationMs,
						explanations: message === undefined ? [] : [{
							message,
							details: "",
							durationMs: undefined,
							isSuite: false,
							...(0, defined_fields.X)({
								file,
								line: placed
							})
						}],
						...(0, defined_fields.X)({ former }),
						brace: point.endsWithBrace ? "in-name" : undefined,
						neverRan: point.directive === "todo" && point.isOk && script.hasTimes && point.durationMs === undefined && script.version === "13"
					};
					output = undefined;
					outputOfNext = undefined;
					comments = undefined;
					hasFailure = pending.comments !== undefined;
					isFresh = false;
					last = undefined;
					lastError = "";
					return pending;
				},
				addBetween(text, pending) {
					if (pending === undefined) output = withLine(output, text);
					else {
						pending.comments = withLine(pending.comments, text);
						outputOfNext = withLine(outputOfNext, text);
					}
				},
				addComment(text, pending, isFailure) {
					if (!script.isStarted) return;
					const isEarly = isFailure && (pending === undefined || hasFailure || pending.point.isOk);
					if (isKernel || script.isGlib || isEarly || comments !== undefined) comments = withLine(comments, text);
					else if (pending === undefined) output = withLine(output, text);
					else pending.comments = withLine(pending.comments, text);
					if (isFailure) hasFailure = true;
					last = undefined;
				},
				addText(text, pending, isIndented) {
					if (text === "") {
						if (last === "explanation") pending?.comments?.append("\n");
						else if (last === "output") output?.append("\n");
						return;
					}
					isFresh = false;
					if (isIndented && pending !== undefined && !pending.point.isOk) {
						pending.comments = withLine(pending.comments, text);
						last = "explanation";
					} else {
						output = withLine(output, text);
						last = "output";
						if (lastError === "" || mayExplain(text) && !mayExplain(lastError)) lastError = (0, first_line.T)(text, maximumErrorLine);
					}
				},
				lastWords: () => lastError
			};
			return script;
		}
		const maximumErrorLine = 300;
		const mayExplain = (line) => error.test(line.slice(0, maximumErrorLine));
		const noParts = {};
		;
		function createTestLevel(given) {
			return {
				isTodo: false,
				error: undefined,
				summary: undefined,
				...given,
				numbers: createPlanCheck(),
				plan: undefined,
				planIsLast: false,
				heading: undefined,
				closed: undefined,
				tests: 0,
				hasFailed: false,
				hasCancelled: false
			};
		}
		function closeLevel(level, earlier) {
			return {
				line: level.line,
				name: level.name,
				tests: level.tests + (earlier?.tests ?? 0),
				hasFailed: level.hasFailed || earlier?.hasFailed === true,
				hasCancelled: level.hasCancelled || earlier?.hasCancelled === true,
				skipReason: level.plan?.skipReason
			};
		}
		function createSubtest(parent, { fact, ...given }) {
			const name = given.summary?.name ?? parent.heading ?? fact?.name;
			parent.heading = undefined;
			const isTodo = parent.isTodo || fact?.isTodo === true || given.summary?.point.directive !== undefined;
			const error = fact?.error ?? parent.error;
			return createTestLevel({
				...given,
				name,
				path: name === undefined ? parent.path : [...parent.path, name],
				isTodo,
				error
			});
		}
		function adoptClosed(level) {
			if (level.closed === undefined) return;
			level.tests += level.closed.tests;
			if (level.closed.hasFailed) level.hasFailed = true;
			if (level.closed.hasCancelled) level.hasCancelled = true;
			level.closed = undefined;
		}
		const isComplete = ({ plan, numbers }) => plan !== undefined && numbers.count() === plan.count;
		;
		const maximumDepth = 100;
		const maximumHeldBack = 64 * 1024;
		const bareIndentation = 4;
		function createTapDocument({ sink, errors, fileName, known, late }) {
			let script = createTapScript();
			let levels = [createTestLevel({
				column: 0,
				path: script.path,
				line: 0,
				name: undefined
			})];
			let pending;
			let lastLine = 0;
			let isFirst = true;
			let isTooDeep = false;
			let hasFailed = false;
			let heldBack = [];
			let heldBackLength = 0;
			const top = () => levels.at(-1) ?? levels[0];
			const fail = (what, reason, line) => {
				errors.add(what, reason, line);
				script.hasErrors = true;
				hasFailed = true;
			};
			const finish = (level, test) => {
				if (isFailedPoint(test) && !isSuitePoint(test)) script.failures += 1;
				if (!test.point.isOk) script.hasNotOk = true;
				if (finishTest(level, test, script.file, {
					sink,
					late,
					fail
				})) hasFailed = true;
			};
			const flush = () => {
				const test = pending;
				pending = undefined;
				if (test !== undefined) finish(top(), test);
			};
			const closeSubtests = (column, isChecked) => {
				while (levels.length > 1 && top().column > column) {
					const level = top();
					levels.pop();
					adoptClosed(level);
					if (isChecked && level.plan !== undefined && !script.isBailedOut) {
						if (level.numbers.report(level.plan, subjectOf(level, script), "", lastLine, fail, noTotals)) level.hasFailed = true;
					}
					const closed = closeLevel(level, level.summary === undefined ? top().closed : undefined);
					if (level.summary === undefined) top().closed = closed;
					else if (isChecked || closed.tests > 0) finish(top(), {
						...level.summary,
						closed
					});
				}
			};
			const endScript = (isBroken = false) => {
				releaseComments(false);
				const open = levels.find(({ summary }) => summary !== undefined)?.summary ?? (pending?.brace === undefined ? undefined : pending);
				if (pending?.brace !== undefined) pending = undefined;
				flush();
				const [level] = levels;
				const isCut = isBroken || script.isBailedOut || open !== undefined || !mayBeWhole(level);
				closeSubtests(0, !isCut);
				adoptClosed(level);
				if (!script.isStarted) return;
				if (!isBroken) reportEnd(level, {
					script,
					subject: subjectOf(level, script),
					open: open?.name,
					line: lastLine,
					fail
				});
				if (level.plan?.skipReason !== undefined && level.tests === 0) addSkippedFile(level.plan.skipReason);
			};
			const addSkippedFile = (reason) => {
				const { file = fileName } = script;
				sink.test({
					name: file,
					suite: [],
					status: "skipped",
					...(0, defined_fields.X)({
						message: reason !== "" ? (0, captured_text.yA)(reason) : undefined,
						file: script.file ? file : undefined
					})
				});
			};
			const beginScript = (next, line) => {
				endScript();
				isFirst = false;
				script = next;
				levels = [createTestLevel({
					column: 0,
					path: script.path,
					line,
					name: undefined
				})];
			};
			const levelAt = (column, line, tap) => {
				if (column < top().column) {
					flush();
					closeSubtests(column, true);
				}
				const parent = top();
				if (column <= parent.column) {
					flush();
					return parent;
				}
				const isAnnounced = parent.heading !== undefined || pending?.brace !== undefined || tap.kind === "version" || tap.kind === "subtest";
				const isBare = column - parent.column === bareIndentation && (tap.kind === "plan" || tap.kind === "point" && tap.point.number !== undefined);
				if (!isAnnounced && !isBare) return undefined;
				if (levels.length > maximumDepth) {
					if (!isTooDeep) fail(`Subtests deeper than ${maximumDepth} levels were left out, the first here`, "", line);
					isTooDeep = true;
					return undefined;
				}
				const level = beginSubtest(parent, column, line);
				levels.push(level);
				return level;
			};
			const beginSubtest = (parent, column, line) => {
				const summary = pending?.brace === undefined ? undefined : pending;
				if (summary === undefined) flush();
				else {
					summary.brace = undefined;
					pending = undefined;
				}
				return createSubtest(parent, {
					column,
					line,
					summary,
					fact: known.get(line)
				});
			};
			const addPoint = (level, point, line) => {
				if (level.planIsLast && levels.length === 1 && (point.number ?? 1) === 1) {
					beginScript(createTapScript({ version: script.version }), line);
					level = levels[0];
				}
				script.totals.clear();
				const number = level.numbers.add(point.number);
				if (point.durationMs !== undefined) script.hasTimes = true;
				const { closed, heading } = level;
				level.closed = undefined;
				level.heading = undefined;
				pending = script.createPending(point, {
					level,
					line,
					number,
					closed,
					heading
				});
				script.isStarted = true;
			};
			const addPlan = (level, { count, skipReason }, line) => {
				if (level.plan !== undefined) {
					if (levels.length > 1) return;
					beginScript(createTapScript({ version: script.version }), line);
					level = levels[0];
				}
				level.plan = {
					count,
					line,
					skipReason
				};
				level.planIsLast = level.numbers.count() > 0;
				script.isStarted = true;
				script.hasHeadings = false;
			};
			const addComment = (text, column, line) => {
				const meaning = meaningOf(text);
				switch (meaning?.kind) {
					case "summary":
						if (meaning.total !== undefined && column === 0) script.totals.set(meaning.total.word, meaning.total.count);
						return;
					case "exit":
						script.exit = {
							text,
							line,
							isCertain: true
						};
						return;
					case "glib":
						script.isGlib = true;
						return;
					case "slow":
						if (pending?.name === meaning.name) pending.durationMs = meaning.durationMs;
						return;
				}
				if (!script.takesHeading(column, levels[0])) {
					if (mayPrecedeSubtest(meaning?.kind === "failure")) holdBack(text);
					else script.addComment(text, pending, meaning?.kind === "failure");
				} else if (levels[0].numbers.count() === 0) holdBack(text);
				else addTapeHeading(text);
			};
			const addTapeHeading = (text) => {
				flush();
				const skipped = script.beginHeading(text);
				if (skipped === undefined) return;
				sink.test({
					name: skipped,
					suite: [],
					status: "skipped"
				});
				levels[0].tests += 1;
			};
			const mayPrecedeSubtest = (isFailure) => !isFailure && script.version === "13" && (pending?.explanations.length ?? 0) > 0;
			const holdBack = (comment) => {
				heldBack.push((0, detach.Y)(comment));
				heldBackLength += comment.length + 1;
				if (heldBackLength > maximumHeldBack) releaseComments(pending === undefined);
			};
			const releaseComments = (isSubtest) => {
				const comments = heldBack;
				heldBack = [];
				heldBackLength = 0;
				for (const comment of comments) {
					if (isSubtest) script.addBetween(comment, pending);
					else if (script.hasHeadings) addTapeHeading(comment);
					else script.addComment(comment, pending, false);
				}
			};
			const addProveLine = (prove, line) => {
				switch (prove.kind) {
					case "file":
						beginScript(createTapScript({ file: prove.path }), line);
						if (prove.skipReason === undefined) script.isStarted = true;
						else addSkippedFile(prove.skipReason);
						return;
					case "exit":
						if (script.file === undefined) return;
						script.exit ??= {
							text: `exit status ${prove.status}`,
							line,
							isCertain: false
						};
						beginScript(createTapScript({ isProve: true }), line);
						return;
					case "bail":
						fail("The run was stopped by \"Bail out!\"", prove.reason, line);
						return;
					case "failed":
						if (!hasFailed) fail("The result of the run is \"FAIL\", although no test failed", "", line);
						return;
					default: beginScript(createTapScript({ isProve: true }), line);
				}
			};
			const addTapLine = (tap, column, line, text) => {
				if (tap.kind !== "comment" && heldBackLength > 0) releaseComments(tap.kind === "subtest");
				switch (tap.kind) {
					case "comment":
						addComment(tap.text, column, line);
						return;
					case "pragma": return;
					case "brace":
						if (tap.isOpening ? !opensSubtest(column) : !closesSubtest(column)) addText(text, column);
						return;
					case "bail":
						flush();
						if (!script.isBailedOut) fail("The run was stopped by \"Bail out!\"", tap.reason, line);
						script.isBailedOut = true;
						script.isStarted = true;
						return;
				}
				const level = levelAt(column, line, tap);
				if (level === undefined) {
					addText(text, column);
					return;
				}
				switch (tap.kind) {
					case "point":
						addPoint(level, tap.point, line);
						return;
					case "plan":
						addPlan(level, tap, line);
						return;
					case "version":
						if (column === 0 && script.isStarted) beginScript(createTapScript(), line);
						script.beginVersion(tap);
						return;
					case "subtest": addHeading(level, tap.name);
				}
			};
			const addHeading = (level, name) => {
				script.hasHeadings = false;
				script.isStarted = true;
				if (levels.length > 1 && level.name === undefined && level.numbers.count() === 0 && level.closed === undefined) {
					level.name = name;
					level.path = [...level.path, name];
				} else {
					level.heading = name;
				}
			};
			const opensSubtest = (column) => {
				if (pending === undefined || pending.brace !== undefined || column !== top().column) return false;
				pending.brace = "on-line";
				return true;
			};
			const closesSubtest = (column) => {
				const isEmpty = pending?.brace !== undefined && column === top().column;
				const depth = levels.findIndex(({ summary }, index) => summary !== undefined && levels[index - 1]?.column === column);
				if (!isEmpty && depth === -1) return false;
				if (pending !== undefined && isEmpty) pending.brace = undefined;
				flush();
				closeSubtests(column, true);
				return true;
			};
			const addText = (text, column) => {
				if (script.isStarted) script.addText(text, pending, column > top().column);
			};
			return {
				tapLine(tap, column, line, text) {
					lastLine = line;
					addTapLine(tap, column, line, text);
				},
				text(text, column, line) {
					lastLine = line;
					addText(text, column);
				},
				proveLine(prove, line) {
					lastLine = line;
					const isFile = prove.kind === "file" && (!script.isStarted || isComplete(levels[0]));
					if (!script.isProve && !isFile) return false;
					addProveLine(prove, line);
					return true;
				},
				isProved: () => script.file !== undefined && isComplete(levels[0]),
				points: () => levels[0].numbers.count(),
				isLast({ number, name }, column) {
					const level = column > top().column ? undefined : levels.findLast((one) => one.column <= column);
					if (level?.plan === undefined || level.planIsLast) return undefined;
					if (number === undefined && name === "") return undefined;
					return number === level.plan.count || level.numbers.count() + 1 === level.plan.count;
				},
				takesYaml: (column) => pending !== undefined && column > top().column,
				yaml(lines) {
					if (pending !== undefined) addYaml(pending, lines);
				},
				fail,
				end(last, isBroken) {
					lastLine = last;
					if (isFirst) script.isStarted = true;
					endScript(isBroken);
				}
			};
		}
		var tap_line = __webpack_require__(30567);
		;
		const yaml_block_maximumLength = 256 * 1024;
		const maximumQuotedLines = 1e4;
		const structure = /^\s*(?:(?:not )?ok(?:\s|$)|1\.\.\d|#|Bail out!|(?:K?TAP) version |\}\s*$)/;
		const quotedValue = /^\s*[^\s:"'][^:"']{0,200}:\s+(?=")/;
		function createYamlBlock(indentation) {
			const kept = [];
			let length = 0;
			let quotedLines = 0;
			let isIndented = true;
			return {
				add(line) {
					const column = indentationOf(line);
					if (column === indentation && line.trimEnd().length === column + 3 && line.startsWith("...", column)) return "end";
					if (quotedLines === 1) isIndented = column >= indentation;
					const removed = quotedLines > 0 && !isIndented ? 0 : Math.min(column, indentation);
					if (quotedLines > 0) {
						quotedLines = endsQuotedLines(line) || quotedLines === maximumQuotedLines ? 0 : quotedLines + 1;
					} else {
						if (column < indentation && structure.test(line)) return "outside";
						const start = line.includes(": \"") ? quotedValue.exec(line)?.[0].length : undefined;
						if (start !== undefined && opensQuote(line.slice(start).trimEnd())) quotedLines = 1;
					}
					length += line.length + 1;
					if (length <= yaml_block_maximumLength) kept.push(line.slice(removed));
					return "inside";
				},
				lines: () => kept
			};
		}
		;
		const colours = /\u001b\[[\d;]{0,50}m/g;
		const kernelTime = /^\[ {0,10}\d{1,12}\.\d{1,9}\] ?/;
		function createTapRun(target) {
			const document = createTapDocument(target);
			let yaml;
			let lastLine = 0;
			let isBroken = false;
			let hasLongLine = false;
			const takeYaml = (text) => {
				const place = yaml?.add(text);
				if (yaml === undefined || place === "inside") return place === "inside";
				document.yaml(yaml.lines());
				yaml = undefined;
				return place === "end";
			};
			const breakOff = (what) => {
				isBroken = true;
				document.fail(what, "", lastLine);
			};
			const takeTapLine = (tap, column, text, isCut) => {
				if (isCut && tap.kind === "point") takeCutPoint(tap, column, text);
				else if (isCut && tap.kind === "plan" && tap.count !== document.points()) breakOff("The file ends inside of a plan: it was cut. If the last line is complete, add a line break to it");
				else document.tapLine(tap, column, lastLine, text);
			};
			const takeCutPoint = (tap, column, text) => {
				const isLast = document.isLast(tap.point, column);
				if (isLast !== false) document.tapLine(tap, column, lastLine, text);
				if (isLast !== true) breakOff("The file ends inside of a test point: it was cut. If the last line is complete, add a line break to it");
			};
			const takeLine = (text, isCut) => {
				if (takeYaml(text)) return;
				let clean = text.includes("\x1B") ? text.replace(colours, "") : text;
				if (clean.startsWith("[")) clean = clean.replace(kernelTime, "");
				const column = indentationOf(clean);
				if (column === clean.length) {
					document.text("", 0, lastLine);
					return;
				}
				const own = clean.slice(column);
				if (own.startsWith("---") && own.trimEnd() === "---" && document.takesYaml(column)) {
					yaml = createYamlBlock(column);
					return;
				}
				const tap = (0, tap_line.x)(own);
				const mayBeProve = column === 0 && (tap === undefined || tap.kind === "point" && document.isProved());
				const prove = mayBeProve ? (0, prove_line.y)(own) : undefined;
				if (prove !== undefined && document.proveLine(prove, lastLine)) return;
				if (tap === undefined) document.text(text, column, lastLine);
				else takeTapLine(tap, column, text, isCut);
			};
			return {
				line(text, number, isCut) {
					lastLine = number;
					takeLine(text, isCut);
				},
				tooLong(start, number) {
					lastLine = number;
					if (yaml !== undefined) return;
					if ((0, tap_line.x)(start.trimStart())?.kind === "point") {
						document.fail(`This line is longer than 16 MiB, and only its first ${line_reader.gB} characters were read`, "", number);
						takeLine((0, cut_margin.xq)(start, line_reader.gB), false);
					} else if (!hasLongLine) {
						hasLongLine = true;
						target.sink.problem({
							severity: "warning",
							message: "This line is longer than 16 MiB and was left out.",
							line: number
						});
					}
				},
				end() {
					if (yaml !== undefined) {
						document.yaml(yaml.lines());
						breakOff("The file ends inside of a YAML block: it was cut");
					}
					document.end(lastLine, isBroken);
				}
			};
		}
		;
		async function readTap(source, sink) {
			const late = createLateFacts();
			await readOnce(source, sink, createLateFacts(), late);
			if (late.count() === 0) return;
			sink.restart();
			await readOnce(source, sink, late, createLateFacts());
		}
		async function readOnce(source, sink, known, late) {
			const errors = (0, run_errors.t)(sink);
			const run = createTapRun({
				sink,
				errors,
				fileName: suiteName(source.path),
				known,
				late
			});
			const lines = (0, line_reader.UB)(run);
			for await (const chunk of source.chunks()) lines.write(chunk);
			lines.end();
			run.end();
			errors.finish();
		}
		const suiteName = (path) => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1).replace(/(?:\.tap)?(?:\.txt|\.log)?$/i, "") || path;
	})
};
