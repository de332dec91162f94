export const id = 5218;
export const ids = [5218, 5447];
export const modules = {
	79453: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => withIsolatedParts });
		const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
		const leftToRightIsolate = "\u2066";
		const firstStrongIsolate = "\u2068";
		const popIsolate = "\u2069";
		const betweenSeparators = /( [\u203a·] )/;
		const separator = /([/\\])/;
		function isolatedNames(word) {
			const names = word.split(separator);
			if (names.length === 1) return word;
			return names.map((name) => rightToLeft.test(name) ? leftToRightIsolate + name + popIsolate : name).join("");
		}
		function isolated(part) {
			const text = part.trim();
			if (!rightToLeft.test(text)) return part;
			return part.replace(text, () => firstStrongIsolate + text.replace(/\S+/g, isolatedNames) + popIsolate);
		}
		function withIsolatedParts(line) {
			return rightToLeft.test(line) ? line.split(betweenSeparators).map(isolated).join("") : line;
		}
	}),
	50074: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => codeSpan,
			d: () => codeFence
		});
		function longestRun(text) {
			return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
		}
		const codeFence = (text) => "`".repeat(Math.max(3, longestRun(text) + 1));
		function codeSpan(text) {
			const mark = "`".repeat(longestRun(text) + 1);
			const space = /^[` ]|[` ]$/.test(text) && /[^ ]/.test(text) ? " " : "";
			return `${mark}${space}${text}${space}${mark}`;
		}
	}),
	70752: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FV: () => escapeMarkdown,
			Oz: () => wordJoiner,
			ZD: () => escapeHtml,
			m3: () => breakReferences
		});
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60331);
		var _base_text_isolated_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79453);
		const wordJoiner = "\u2060";
		const broken = (match) => match + wordJoiner;
		function breakReferences(text) {
			return text.replace(/@/g, broken).replace(/#(?=\d|$)/g, broken).replace(/\bgh-(?=\d|$)/gi, broken).replace(/:(?=\/\/)/g, broken).replace(/www(?=\.)/gi, broken).replace(/:(?=[\w+-]+:)/g, broken).replace(/\b[0-9a-f]{7,40}\b/gi, (hash) => hash.replace(/.{6}(?=.)/g, broken));
		}
		function escapeHtml(text) {
			return breakReferences((0, _base_text_isolated_parts_js__WEBPACK_IMPORTED_MODULE_0__.q)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(text))).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
		}
		const references = {
			"&": "&amp;",
			"<": "&lt;",
			"|": "&#124;",
			$: "&#36;"
		};
		function escapeMarkdown(text) {
			return breakReferences((0, _base_text_isolated_parts_js__WEBPACK_IMPORTED_MODULE_0__.q)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(text))).replace(/[\\`*[\]<~|#&$]/g, (character) => references[character] ?? `\\${character}`).replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, "\\_").replace(/^( ?)([-+=>.)])/, "$1\\$2").replace(/^( ?\d+)([.)])(?= |$)/, "$1\\$2");
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
	}),
	73305: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => handleNode });
		const handleNode = (handlers, node, ...rest) => handlers[node.type](node, ...rest);
	}),
	71922: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gO: () => severities,
			pT: () => squares,
			rf: () => signs
		});
		const signs = {
			successful: "\u2705",
			failed: "\u274c",
			skipped: "\u23ed\ufe0f",
			cancelled: "\ud83d\udeab",
			running: "\u23f3",
			unknown: "\u2754",
			flaky: "\ud83d\udd01",
			waiting: "\u23f3",
			incomplete: "\u26a0\ufe0f",
			quarantined: "\ud83d\udd15"
		};
		const squares = {
			successful: "\ud83d\udfe9",
			failed: "\ud83d\udfe5",
			skipped: "\u2b1c",
			cancelled: "\ud83d\udfe7",
			running: "\ud83d\udfe6",
			unknown: "\ud83d\udfea"
		};
		const severities = {
			note: "\u2139\ufe0f Note",
			tip: "\ud83d\udca1 Tip",
			important: "\u2757 Important",
			warning: "\u26a0\ufe0f Warning",
			caution: "\ud83d\uded1 Caution"
		};
	})
};
