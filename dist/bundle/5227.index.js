export const id = 5227;
export const ids = [5227];
export const modules = { 85227: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { parseMarkdown: () => parseMarkdown });
	var lib = __webpack_require__(20295);
	var mdast_util_gfm_lib = __webpack_require__(19778);
	var micromark_extension_gfm = __webpack_require__(89363);
	var defined_fields = __webpack_require__(43268);
	var node_builders = __webpack_require__(48032);
	;
	const lineOf = (value) => value.replace(/\s+/g, " ").trim();
	function createFoldBuilder() {
		const outermost = {
			fold: "fixed",
			title: "",
			children: []
		};
		const open = [];
		let isSummary = false;
		let pending = "";
		const current = () => open.at(-1) ?? outermost;
		function flush() {
			for (const line of pending.split("\n").map(lineOf)) if (line !== "") current().children.push((0, node_builders.FY)((0, node_builders.Qq)(line)));
			pending = "";
		}
		function endSummary() {
			current().title = lineOf(pending);
			pending = "";
			isSummary = false;
		}
		function token(next) {
			if (next.type === "text") {
				pending += next.value;
				return;
			}
			if (isSummary) endSummary();
			else flush();
			switch (next.type) {
				case "details":
					open.push({
						fold: next.isOpen ? "open" : "closed",
						title: "",
						children: []
					});
					break;
				case "summary":
					isSummary = open.length > 0 && current().title === "";
					break;
				case "detailsEnd": {
					const ended = open.pop();
					if (ended === undefined) break;
					const { title, fold, children } = ended;
					current().children.push({
						type: "section",
						title: [(0, node_builders.Qq)(title || "Details")],
						fold,
						children
					});
				}
			}
		}
		return {
			block(block) {
				if (isSummary) endSummary();
				current().children.push(block);
			},
			html(tokens) {
				for (const next of tokens) token(next);
				if (!isSummary) flush();
			},
			end() {
				if (isSummary) endSummary();
				return [outermost, ...open].flatMap(({ title, children }) => [...title === "" ? [] : [(0, node_builders.FY)((0, node_builders.Qq)(title))], ...children]);
			}
		};
	}
	;
	const names = {
		lt: "<",
		gt: ">",
		amp: "&",
		quot: "\"",
		apos: "'",
		nbsp: "\xA0"
	};
	function character(code) {
		return code > 0 && code <= 1114111 ? String.fromCodePoint(code) : "\ufffd";
	}
	const decoded = (html) => html.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos|nbsp));/gi, (_, decimal, hex, name) => {
		if (name !== undefined) return names[name.toLowerCase()] ?? "";
		return character(decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal));
	});
	function withoutComments(html) {
		const [before = "", ...others] = html.split("<!--");
		const behind = others.map((other) => {
			const end = other.indexOf("-->");
			return end === -1 ? "" : other.slice(end + 3);
		});
		return before + behind.join("");
	}
	const tag = /<[^<>]*>/g;
	const isBlock = /^(?:p|div|br|hr|h[1-6]|li|[uod]l|d[td]|tr|table|thead|tbody|pre|blockquote|section|center)$/i;
	function tagToken(html) {
		const name = /^<\/?([a-z][\w-]*)/i.exec(html)?.[1] ?? "";
		const isEnd = html.startsWith("</");
		switch (name.toLowerCase()) {
			case "details": return isEnd ? { type: "detailsEnd" } : {
				type: "details",
				isOpen: /\sopen\b/i.test(html)
			};
			case "summary": return { type: isEnd ? "summaryEnd" : "summary" };
			case "td":
			case "th": return {
				type: "text",
				value: " "
			};
			default: return {
				type: "text",
				value: isBlock.test(name) ? "\n" : ""
			};
		}
	}
	function htmlTokens(html) {
		const source = withoutComments(html);
		const tokens = [];
		let from = 0;
		for (const match of source.matchAll(tag)) {
			tokens.push({
				type: "text",
				value: decoded(source.slice(from, match.index))
			}, tagToken(match[0]));
			from = match.index + match[0].length;
		}
		tokens.push({
			type: "text",
			value: decoded(source.slice(from))
		});
		return tokens;
	}
	;
	const isVisible = (node) => "children" in node ? node.children.some(isVisible) : node.type !== "break" && node.value !== "";
	const parse_inlines_link = (url, children) => ({
		type: "link",
		url,
		children: children.some(isVisible) ? children : [(0, node_builders.Qq)(url)]
	});
	const isBreak = (node) => node.type === "break" || node.type === "html" && /^<br\s*\/?>$/i.test(node.value);
	function createInlineParser(definitions) {
		function inline(node, isLinked) {
			if (isBreak(node)) return [(0, node_builders.Qq)(" ")];
			switch (node.type) {
				case "text": return [(0, node_builders.Qq)(node.value)];
				case "inlineCode": return [{
					type: "inlineCode",
					value: node.value
				}];
				case "strong":
				case "emphasis": return [{
					type: node.type,
					children: inlines(node.children, isLinked)
				}];
				case "delete": return inlines(node.children, isLinked);
				case "link": return [parse_inlines_link(node.url, inlines(node.children, true))];
				case "linkReference": {
					const url = definitions.get(node.identifier);
					return url === undefined ? inlines(node.children, isLinked) : [parse_inlines_link(url, inlines(node.children, true))];
				}
				case "image":
				case "imageReference": {
					const url = node.type === "image" ? node.url : definitions.get(node.identifier);
					const shown = [(0, node_builders.Qq)(node.alt ?? "")];
					return isLinked || url === undefined ? shown : [parse_inlines_link(url, shown)];
				}
				case "footnoteReference": return [(0, node_builders.Qq)(`[${node.label ?? node.identifier}]`)];
				default: return [];
			}
		}
		const inlines = (nodes, isLinked = false) => nodes.flatMap((node) => inline(node, isLinked));
		return {
			inlines: (nodes) => inlines(nodes),
			lines(nodes) {
				const lines = [[]];
				for (const node of nodes) {
					if (isBreak(node)) lines.push([]);
					else lines.at(-1)?.push(node);
				}
				return lines.map((line) => inlines(line)).filter((line) => line.some(isVisible));
			}
		};
	}
	;
	function definitionsOf(nodes, found = new Map()) {
		for (const node of nodes) {
			if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node.url);
			else if ("children" in node) definitionsOf(node.children, found);
		}
		return found;
	}
	const alertMark = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;
	function alertOf({ children: [first, ...rest] }) {
		if (first?.type !== "paragraph") return undefined;
		const [mark, ...behind] = first.children;
		const match = mark?.type === "text" ? alertMark.exec(mark.value) : null;
		if (mark?.type !== "text" || match === null) return undefined;
		const next = behind[0];
		if (mark.value === match[0] && !match[0].endsWith("\n") && next !== undefined && next.type !== "break") return undefined;
		const children = [{
			...mark,
			value: mark.value.slice(match[0].length)
		}, ...behind];
		return {
			severity: match[1]?.toLowerCase(),
			children: [{
				...first,
				children
			}, ...rest]
		};
	}
	function parseMarkdown(markdown) {
		const tree = (0, lib.Y)(markdown, {
			extensions: [(0, micromark_extension_gfm.T)()],
			mdastExtensions: [(0, mdast_util_gfm_lib.C)()]
		});
		const { inlines, lines } = createInlineParser(definitionsOf(tree.children));
		function blocks(nodes) {
			const builder = createFoldBuilder();
			for (const node of nodes) {
				if (node.type === "html") builder.html(htmlTokens(node.value));
				else for (const block of blocksOf(node)) builder.block(block);
			}
			return builder.end();
		}
		const paragraphs = (nodes) => lines(nodes).map((line) => (0, node_builders.FY)(...line));
		function quotation(node) {
			const alert = alertOf(node);
			if (alert !== undefined) return [{
				type: "alert",
				severity: alert.severity,
				children: blocks(alert.children)
			}];
			return blocks(node.children).map((block) => block.type === "paragraph" ? (0, node_builders.FY)({
				type: "emphasis",
				children: block.children
			}) : block);
		}
		function listItem({ checked, children }) {
			const shown = blocks(children);
			if (checked === undefined || checked === null) return {
				type: "listItem",
				children: shown
			};
			const box = (0, node_builders.Qq)(checked ? "\u2611 " : "\u2610 ");
			const [first, ...rest] = shown;
			const isLine = first?.type === "paragraph";
			return {
				type: "listItem",
				children: isLine ? [(0, node_builders.FY)(box, ...first.children), ...rest] : [(0, node_builders.FY)(box), ...shown]
			};
		}
		function table({ align, children: [head, ...rows] }) {
			const titles = (head?.children ?? []).map((cell) => inlines(cell.children));
			return {
				type: "table",
				align: titles.map((_, column) => align?.[column] === "right" ? "right" : "left"),
				head: titles,
				rows: rows.map(({ children }) => titles.map((_, column) => inlines(children[column]?.children ?? [])))
			};
		}
		function blocksOf(node) {
			switch (node.type) {
				case "paragraph": return paragraphs(node.children);
				case "heading": return [{
					type: "heading",
					depth: node.depth === 1 ? 2 : node.depth,
					children: inlines(node.children)
				}];
				case "thematicBreak": return [{ type: "divider" }];
				case "blockquote": return quotation(node);
				case "list": return [{
					type: "list",
					ordered: node.ordered === true,
					children: node.children.map(listItem)
				}];
				case "table": return [table(node)];
				case "code": return [{
					type: "code",
					value: node.value,
					...(0, defined_fields.X)({ language: node.lang === "diff" ? "diff" : undefined })
				}];
				case "footnoteDefinition": return [(0, node_builders.FY)((0, node_builders.Qq)(`[${node.label ?? node.identifier}]`)), ...blocks(node.children)];
				default: return [];
			}
		}
		return blocks(tree.children);
	}
}) };
