export const id = 1908;
export const ids = [1908];
export const modules = { 61908: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { B: () => withParsedMarkdown });
	var _user_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69244);
	const hasMarkdown = (blocks) => blocks.some((block) => {
		if (block.type === "list") return block.children.some((item) => hasMarkdown(item.children));
		return block.type === "markdown" || (block.type === "section" || block.type === "alert") && hasMarkdown(block.children);
	});
	async function withParsedMarkdown(root) {
		if (!hasMarkdown(root.children)) return root;
		const { parseMarkdown } = await Promise.all([__webpack_require__.e(7788), __webpack_require__.e(5227)]).then(__webpack_require__.bind(__webpack_require__, 85227));
		const parsed = (blocks) => blocks.flatMap((block) => {
			switch (block.type) {
				case "markdown": return parseMarkdown((0, _user_markdown_js__WEBPACK_IMPORTED_MODULE_0__.R)(block.parts));
				case "section":
				case "alert": return [{
					...block,
					children: parsed(block.children)
				}];
				case "list": return [{
					...block,
					children: block.children.map((item) => ({
						...item,
						children: parsed(item.children)
					}))
				}];
				default: return [block];
			}
		});
		return {
			...root,
			children: parsed(root.children)
		};
	}
}) };
