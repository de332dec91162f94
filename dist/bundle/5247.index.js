export const id = 5247;
export const ids = [5247];
export const modules = {
	70752: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FV: () => escapeMarkdown,
			VO: () => zeroWidthSpace,
			ZD: () => escapeHtml,
			m3: () => breakReferences
		});
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60331);
		const zeroWidthSpace = "\u200b";
		const broken = (match) => match + zeroWidthSpace;
		function breakReferences(text) {
			return text.replace(/@/g, broken).replace(/#(?=\d|$)/g, broken).replace(/\bgh-(?=\d|$)/gi, broken).replace(/:(?=\/\/)/g, broken).replace(/www(?=\.)/gi, broken).replace(/:(?=[\w+-]+:)/g, broken).replace(/\b[0-9a-f]{7,40}\b/gi, (hash) => hash.replace(/.{6}(?=.)/g, broken));
		}
		function escapeHtml(text) {
			return breakReferences((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.p)(text)).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
		}
		const references = {
			"&": "&amp;",
			"<": "&lt;",
			"|": "&#124;",
			$: "&#36;"
		};
		function escapeMarkdown(text) {
			return breakReferences((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.p)(text)).replace(/[\\`*[\]<~|#&$]/g, (character) => references[character] ?? `\\${character}`).replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, "\\_").replace(/^( ?)([-+=>.)])/, "$1\\$2").replace(/^( ?\d+)([.)])(?= |$)/, "$1\\$2");
		}
	}),
	91325: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => linkTarget });
		const scheme = /^[a-z][a-z0-9+.-]*:/i;
		const allowedScheme = /^(?:https?|mailto):/i;
		function linkTarget(url) {
			const encoded = url.trim().replace(/\p{Surrogate}/gu, "\ufffd").replace(/[^\w.~:/?#@!$&*+,;=%-]/gu, encodeURIComponent).replace(/[()'!*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
			if (encoded === "") return undefined;
			return scheme.test(encoded) && !allowedScheme.test(encoded) ? undefined : encoded;
		}
	})
};
