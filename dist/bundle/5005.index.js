export const id = 5005;
export const ids = [5005];
export const modules = {
	10086: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bY: () => createEmbeddedData,
			"if": () => decodedText,
			cA: () => embeddedAttachment,
			o8: () => embeddingType,
			PW: () => isAddress,
			Mz: () => isOutput,
			uM: () => linkTo,
			xH: () => nameOfType
		});
		var attachment_list = __webpack_require__(61585);
		var json_fields = __webpack_require__(2618);
		var external_node_buffer_ = __webpack_require__(4573);
		var json_text = __webpack_require__(24028);
		;
		const initialLength = 256 * 1024;
		const maximumSpare = 8 * 1024 * 1024;
		function createStringBytes(maximumString, maximumKept) {
			const kept = new Map();
			let buffer = Buffer.alloc(0);
			let end = 0;
			const front = () => {
				for (const { start } of kept.values()) return start;
				return end;
			};
			const makeRoom = (length) => {
				const start = front();
				const needed = end - start + length;
				const wanted = needed + Math.min(needed, maximumSpare);
				const larger = wanted <= buffer.length ? buffer : Buffer.allocUnsafeSlow(Math.max(initialLength, wanted));
				buffer.copy(larger, 0, start, end);
				buffer = larger;
				end -= start;
				for (const string of kept.values()) {
					string.start -= start;
					string.end -= start;
				}
			};
			const drop = (number, string) => {
				string.isDropped = true;
				kept.delete(number);
			};
			const append = (string, bytes) => {
				string.length += (0, external_node_buffer_.isAscii)(bytes) ? bytes.length : textLength(bytes);
				if (string.isTooLong || string.isDropped) return;
				if (string.end - string.start + bytes.length > maximumString) {
					string.isTooLong = true;
					end = string.start;
					string.end = end;
					return;
				}
				for (const [number, oldest] of kept) {
					if (end - front() + bytes.length <= maximumKept || oldest === string) break;
					drop(number, oldest);
				}
				if (end + bytes.length > buffer.length) makeRoom(bytes.length);
				end += bytes.copy(buffer, end);
				string.end = end;
			};
			return {
				begin(number) {
					const string = {
						length: 0,
						start: end,
						end,
						isTooLong: false,
						isDropped: false
					};
					kept.set(number, string);
					return string;
				},
				append: (string, bytes) => append(string, bytes),
				get: (number) => kept.get(number),
				read(string) {
					const { start, end: stop, isTooLong, isDropped } = string;
					return isTooLong || isDropped ? undefined : buffer.subarray(start, stop);
				},
				dropUntil(number) {
					for (const [each, string] of kept) {
						if (each > number) break;
						drop(each, string);
					}
				}
			};
		}
		function textLength(bytes) {
			let length = 0;
			for (const byte of bytes) length += byte >= 240 ? 2 : (byte & 192) === 128 ? 0 : 1;
			return length;
		}
		;
		const quote = 34;
		const backslash = 92;
		const windowLength = 1024;
		const contextLength = 128;
		const markStart = "";
		const mark = /^\x7f(\d{1,15})$/;
		function createJsonSetAside(key, maximumString, maximumKept) {
			const quotedKey = `"${key}"`;
			const kept = createStringBytes(maximumString, maximumKept);
			const cuts = [];
			const waiting = [];
			let count = 0;
			let open;
			let isEscaped = false;
			let before = "";
			const beginsValue = (bytes, index) => {
				const near = bytes.toString("latin1", Math.max(0, index - contextLength), index);
				const context = (near.length < contextLength ? before + near : near).trimEnd();
				if (!context.endsWith(":")) return false;
				const front = context.slice(0, -1).trimEnd();
				return front.endsWith(quotedKey) && front.at(-quotedKey.length - 1) !== "\\";
			};
			const leaveOut = (string, bytes, start) => {
				const inside = isEscaped ? start + 1 : start;
				let end = bytes.indexOf(quote, inside);
				while (end !== -1 && endsEscaped(bytes, inside, end)) end = bytes.indexOf(quote, end + 1);
				const stop = end === -1 ? bytes.length : end;
				kept.append(string, bytes.subarray(start, stop));
				open = end === -1 ? string : undefined;
				isEscaped = end === -1 && endsEscaped(bytes, Math.min(inside, stop), stop);
				return stop;
			};
			const stringOf = (value) => {
				const number = value.startsWith(markStart) ? mark.exec(value)?.[1] : undefined;
				return number === undefined ? undefined : kept.get(Number(number));
			};
			return {
				parts(bytes) {
					const parts = [];
					let from = open === undefined ? 0 : leaveOut(open, bytes, 0);
					for (let index = from; index < bytes.length;) {
						const next = bytes.indexOf(quote, index);
						const isNear = next !== -1 && next - index < windowLength;
						if (isNear && index + windowLength < bytes.length) {
							index += windowLength;
							continue;
						}
						const isLast = isNear || next === -1;
						const opening = bytes.lastIndexOf(quote, isLast ? bytes.length - 1 : index - 1);
						if (opening >= from && beginsValue(bytes, opening)) {
							const string = kept.begin(count);
							parts.push(bytes.subarray(from, opening + 1), `${markStart}${count}`);
							waiting.push(string);
							count += 1;
							isEscaped = false;
							from = leaveOut(string, bytes, opening + 1);
							index = from;
						} else if (isLast) break;
						else index = next;
					}
					before = open === undefined ? (before + bytes.toString("latin1", Math.max(0, bytes.length - contextLength))).slice(-contextLength) : "";
					if (from < bytes.length) parts.push(bytes.subarray(from));
					return parts;
				},
				passed(text, length) {
					if (waiting.length === 0 || !text.startsWith(markStart) || !mark.test(text)) return;
					cuts.push({
						at: length,
						string: waiting.shift(),
						markLength: text.length
					});
				},
				originalOffset(offset) {
					let original = offset;
					for (const { at, string, markLength } of cuts) if (at <= offset) original += string.length - markLength;
					return original;
				},
				lengthOf: (value) => stringOf(value)?.length,
				read(value) {
					if (!value.startsWith(markStart) || !mark.test(value)) return value;
					const string = stringOf(value);
					const bytes = string === undefined ? undefined : kept.read(string);
					if (bytes === undefined) return undefined;
					const text = bytes.toString((0, external_node_buffer_.isAscii)(bytes) ? "latin1" : "utf8");
					if (!text.includes("\\")) return text;
					const parsed = (0, json_text.qF)(`"${text}"`);
					return typeof parsed === "string" ? parsed : undefined;
				},
				dropUntil(value) {
					const number = Number(mark.exec(value)?.[1] ?? Number.NaN);
					if (number < count) kept.dropUntil(number);
				}
			};
		}
		function endsEscaped(bytes, from, end) {
			let first = end;
			while (first > from && bytes[first - 1] === backslash) first -= 1;
			return (end - first) % 2 === 1;
		}
		;
		const maximumKept = 48 * 1024 * 1024;
		const createEmbeddedData = () => createJsonSetAside("data", attachment_list.g, maximumKept);
		function embeddingType({ mime_type, media_type, media }) {
			const type = (0, json_fields.s$)(mime_type) ?? (0, json_fields.s$)(media_type) ?? ((0, json_fields.u4)(media) ? (0, json_fields.s$)(media.type) : undefined) ?? "";
			return (type.split(";", 1)[0] ?? "").trim().toLowerCase();
		}
		function isOutput(type, name) {
			return type === "text/x.cucumber.log+plain" || type === "text/plain" && !(typeof name === "string" && name.trim() !== "");
		}
		function embeddedAttachment(embedding, data) {
			const written = (0, json_fields.s$)(embedding.data);
			if (written === undefined) return undefined;
			const type = embeddingType(embedding);
			const name = (0, json_fields.s$)(embedding.name)?.trim() || nameOfType(type);
			const base = {
				name,
				...type !== "" && { type }
			};
			const content = data.read(written);
			if (content === undefined) return {
				...base,
				reason: data.lengthOf(written) === undefined ? "limit" : "size"
			};
			if (isAddress(type)) return linkTo(decodedText(content), (0, json_fields.s$)(embedding.name));
			return {
				...base,
				content: type.startsWith("text/") || type === "application/json" ? { text: decodedText(content) } : { base64: content }
			};
		}
		const isAddress = (type) => type === "image/url" || type === "text/uri-list";
		function linkTo(address, name) {
			const url = address.trim();
			return {
				name: name?.trim() || url,
				url
			};
		}
		function nameOfType(type) {
			const [main = "", sub = ""] = type.split("/");
			return (main === "application" ? sub : main) || "attachment";
		}
		function decodedText(text) {
			if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return text;
			const decoded = Buffer.from(text, "base64").toString("utf8");
			return /[\ufffd\0-\x08]/.test(decoded) ? text : decoded;
		}
	}),
	40139: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => tableText });
		var _records_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29337);
		var _fields_table_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2224);
		var _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2618);
		function tableText(rows) {
			const lines = [];
			let length = 0;
			for (const row of rows) {
				const cells = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.u4)(row) ? row.cells : row;
				if (!Array.isArray(cells)) continue;
				const line = (0, _fields_table_row_js__WEBPACK_IMPORTED_MODULE_1__.j)(cells.map((cell) => (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.s$)((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.u4)(cell) ? cell.value : cell) ?? ""));
				lines.push(line);
				length += line.length;
				if (length > 4 * _records_evidence_js__WEBPACK_IMPORTED_MODULE_2__.MD) break;
			}
			return lines.join("\n");
		}
	}),
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
	2224: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => tableRow });
		const tableRow = (cells) => `| ${cells.join(" | ")} |`;
	})
};
