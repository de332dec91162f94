export const id = 7178;
export const ids = [7178];
export const modules = {
	85125: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
		var detach = __webpack_require__(10118);
		var json_text = __webpack_require__(24028);
		;
		const minimumLength = 1024;
		const maximumCopy = 16 * 1024;
		const maximumSpace = 100;
		const markStart = "\ufddc";
		const mark = /^\ufddc(\d{1,15})$/;
		const beforeString = /^[ \t\r\n]{0,100}"/;
		const incomplete = /^[ \t\r\n]{0,100}$/;
		function createJsonSetAside(key, maximumString, maximumKept) {
			const quoted = `"${key}":`;
			const kept = new Map();
			let keptLength = 0;
			let count = 0;
			const cuts = [];
			const drop = (number, string) => {
				if (string.pieces !== undefined) keptLength -= string.length;
				kept.delete(number);
			};
			const add = (string, piece) => {
				string.length += piece.length;
				if (string.pieces === undefined) return;
				keptLength += piece.length;
				if (string.length > maximumString) {
					keptLength -= string.length;
					string.pieces = undefined;
					return;
				}
				string.pieces.push(piece.length < maximumCopy ? (0, detach.Y)(piece) : piece);
				for (const [number, oldest] of kept) {
					if (keptLength <= maximumKept) break;
					if (oldest !== string) drop(number, oldest);
				}
			};
			const stringOf = (value) => {
				const number = value.startsWith(markStart) ? mark.exec(value)?.[1] : undefined;
				return number === undefined ? undefined : kept.get(Number(number));
			};
			let rest = "";
			let previous = "";
			let open;
			let isEscaped = false;
			let lastMark = "";
			let written = 0;
			let shift = 0;
			const begin = () => {
				open = {
					pieces: [],
					length: 0
				};
				kept.set(count, open);
				isEscaped = false;
				lastMark = `${markStart}${count}`;
				count += 1;
				return lastMark;
			};
			const leave = (string, offset) => {
				shift += string.length - lastMark.length;
				cuts.push({
					at: offset,
					shift
				});
				open = undefined;
			};
			return {
				write(chunk) {
					const text = rest === "" ? chunk : rest + chunk;
					rest = "";
					let output = "";
					let from = 0;
					while (from < text.length) {
						if (open !== undefined) {
							const inside = isEscaped ? from + 1 : from;
							const stop = (0, json_text.m2)(text, inside);
							const until = stop === -1 ? text.length : stop;
							add(open, text.slice(from, until));
							isEscaped = stop === -1 && (0, json_text.We)(text, Math.min(inside, text.length), text.length);
							if (stop !== -1) leave(open, written + output.length);
							from = until;
							continue;
						}
						const at = text.indexOf(quoted, from);
						if (at === -1) {
							const tail = Math.max(from, text.length - cutLength(text, quoted));
							output += text.slice(from, tail);
							rest = text.slice(tail);
							break;
						}
						const after = at + quoted.length;
						const between = text.slice(after, after + maximumSpace + 1);
						const before = at === 0 ? previous : text[at - 1];
						const opening = before === "\\" ? null : beforeString.exec(between);
						if (opening === null) {
							const mayContinue = between.length < maximumSpace + 1 && incomplete.test(between) && before !== "\\";
							output += text.slice(from, mayContinue ? at : after);
							if (mayContinue) rest = text.slice(at);
							if (mayContinue) break;
							from = after;
							continue;
						}
						const first = after + opening[0].length;
						const stop = (0, json_text.m2)(text, first);
						if (stop === -1 ? text.length - first > minimumLength : stop - first > minimumLength) {
							output += text.slice(from, first) + begin();
							from = first;
						} else if (stop === -1) {
							output += text.slice(from, at);
							rest = text.slice(at);
							break;
						} else {
							output += text.slice(from, stop);
							from = stop;
						}
					}
					const consumed = text.length - rest.length;
					if (consumed > 0) previous = text[consumed - 1] ?? "";
					written += output.length;
					return output;
				},
				end() {
					if (open !== undefined) leave(open, written);
					return rest;
				},
				originalOffset(offset) {
					let low = 0;
					let high = cuts.length;
					while (low < high) {
						const middle = low + high >> 1;
						if ((cuts[middle]?.at ?? 0) <= offset) low = middle + 1;
						else high = middle;
					}
					return offset + (cuts[low - 1]?.shift ?? 0);
				},
				lengthOf: (value) => stringOf(value)?.length,
				read(value) {
					if (!value.startsWith(markStart) || !mark.test(value)) return value;
					const text = stringOf(value)?.pieces?.join("");
					if (text === undefined || !text.includes("\\")) return text;
					const parsed = (0, json_text.qF)(`"${text}"`);
					return typeof parsed === "string" ? parsed : undefined;
				},
				dropUntil(value) {
					const number = Number(mark.exec(value)?.[1] ?? Number.NaN);
					if (!(number < count)) return;
					for (const [each, string] of kept) {
						if (each > number) break;
						drop(each, string);
					}
				}
			};
		}
		function cutLength(text, wanted) {
			let length = wanted.length - 1;
			while (length > 0 && !text.endsWith(wanted.slice(0, length))) length -= 1;
			return length;
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
				openNodes.length = 0;
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
			const step = complete(raw);
			const { message: own, text, ...fields } = step;
			const isTold = own === undefined || own === "" || step.status !== "failed" || message?.includes(own) === true;
			return {
				...fields,
				name: (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__.xq)(step.name, _records_evidence_js__WEBPACK_IMPORTED_MODULE_1__.w$),
				...!isTold && { message: (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__.xq)(own, _records_evidence_js__WEBPACK_IMPORTED_MODULE_1__.QQ) },
				...text !== undefined && text !== "" && { text: (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__.xq)(text, _records_evidence_js__WEBPACK_IMPORTED_MODULE_1__.MD) },
				...inner !== undefined && inner.length > 0 && { steps: inner.map((node) => finished(node, message, complete)) },
				...attachments !== undefined && { attachments }
			};
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
