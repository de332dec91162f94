export const id = 2479;
export const ids = [2479];
export const modules = {
	77328: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => codeText });
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60331);
		const codeText = (value) => (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.W)(value).replace(/(?<!\n)\n+$/, "");
	}),
	73305: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => handleNode });
		const handleNode = (handlers, node, ...rest) => handlers[node.type](node, ...rest);
	}),
	42479: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createTerminalRenderer: () => createTerminalRenderer });
		var picocolors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57336);
		var picocolors__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_1__);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60331);
		var _code_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77328);
		var _node_handlers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73305);
		var _terminal_marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45500);
		var _text_columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69386);
		const shapes = {
			successful: "=",
			failed: "x",
			skipped: ".",
			cancelled: "/",
			running: "~",
			unknown: "?"
		};
		const indented = (text, prefix) => text.replace(/^(?=.)/gm, prefix);
		function createTerminalRenderer({ color, showsFolds = false }) {
			const { bold, cyan, dim, green, italic, magenta, red, yellow } = picocolors__WEBPACK_IMPORTED_MODULE_1___default().createColors(color);
			const paints = (0, _terminal_marks_js__WEBPACK_IMPORTED_MODULE_0__.x)(color);
			const severities = {
				note: cyan,
				tip: green,
				important: magenta,
				warning: yellow,
				caution: red
			};
			const inline = (nodes) => nodes.map((node) => (0, _node_handlers_js__WEBPACK_IMPORTED_MODULE_2__.d)(inlineHandlers, node)).join("");
			const blocks = (nodes, between = "\n\n") => {
				const shown = nodes.map((node) => (0, _node_handlers_js__WEBPACK_IMPORTED_MODULE_2__.d)(blockHandlers, node));
				return shown.filter((text) => text !== "").join(between);
			};
			const inlineHandlers = {
				text: ({ value }) => (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(value),
				strong: ({ children }) => bold(inline(children)),
				emphasis: ({ children }) => italic(inline(children)),
				small: ({ children }) => dim(inline(children)),
				break: () => "\n",
				inlineCode: ({ value }) => cyan((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(value)),
				link: ({ children }) => inline(children),
				badge: ({ status, value }) => paints[status](_terminal_marks_js__WEBPACK_IMPORTED_MODULE_0__.z[status]) + (value === "" ? "" : ` ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(value)}`)
			};
			function table({ align, head, rows }) {
				const cells = [head, ...rows].map((row) => row.map((cell) => inline(cell).replace(/\n/g, " ")));
				const widths = head.map((_, column) => cells.reduce((width, row) => Math.max(width, (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_4__.L)(row[column] ?? "")), 0));
				const line = (row) => row.map((cell, column) => (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_4__.F)(cell, widths[column] ?? 0, align[column] ?? "left")).join("   ");
				return cells.map((row) => line(row).trimEnd()).join("\n");
			}
			const paintedDiff = (value) => value.replace(/^[-+].*$/gm, (line) => line.startsWith("-") ? red(line) : green(line));
			const blockHandlers = {
				heading: ({ children }) => bold(inline(children)),
				paragraph: ({ children }) => inline(children),
				list({ ordered, children }) {
					const items = children.map((item, index) => {
						const marker = ordered ? `${index + 1}. ` : "- ";
						return marker + indented(blocks(item.children, "\n"), " ".repeat(marker.length)).trimStart();
					});
					return items.join("\n");
				},
				table,
				code({ value, language }) {
					const shown = (0, _code_text_js__WEBPACK_IMPORTED_MODULE_5__.p)(value);
					return indented(language === "diff" ? paintedDiff(shown) : shown, "    ");
				},
				alert: ({ severity, children }) => indented(blocks(children), `${severities[severity]("\u2502")} `),
				chart: ({ parts }) => parts.map(({ status, cells }) => paints[status]((color ? "\u2588" : shapes[status]).repeat(cells))).join(""),
				divider: () => dim("\u2500".repeat(40)),
				markdown: ({ parts }) => (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.W)(parts.map(({ kind, text }) => kind === "value" ? (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(text) : text).join("")).trim(),
				section: ({ title, fold, children }) => fold === "closed" && !showsFolds ? "" : `${bold(inline(title))}\n\n${indented(blocks(children), "  ")}`
			};
			return (root) => `${blocks(root.children)}\n`;
		}
	})
};
