export const id = 9329;
export const ids = [9329];
export const modules = {
	39329: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { readDocument: () => readDocument });
		var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
		var jsonc_parser__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_0__);
		var _value_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70179);
		const maximumDepth = 64;
		function readDocument(text, { isStrict = false } = {}) {
			const tooDeep = findTooDeep(text);
			const errors = [];
			const root = tooDeep === undefined ? (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, {
				allowTrailingComma: !isStrict,
				disallowComments: isStrict
			}) : undefined;
			const duplicateKeys = [];
			return {
				value: root === undefined ? undefined : readValue(root, [], duplicateKeys),
				syntaxFaults: tooDeep === undefined ? describe(errors) : [tooDeep],
				duplicateKeys,
				offsetOf(path, within) {
					const [node, isExact] = nodeAt(root, path);
					if (node === undefined) return 0;
					return isExact && within !== undefined && node.type === "string" ? offsetInString(text, node, within) : node.offset;
				},
				offsetOfKey(path) {
					const [node, isExact] = nodeAt(root, path);
					return (isExact && node?.parent?.type === "property" ? node.parent.offset : node?.offset) ?? 0;
				}
			};
		}
		function findTooDeep(text) {
			const scanner = (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.createScanner)(text, true);
			let depth = 0;
			for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
				const offset = scanner.getTokenOffset();
				const first = text.charAt(offset);
				if (first === "{" || first === "[") depth += 1;
				else if (first === "}" || first === "]") depth -= 1;
				if (depth > maximumDepth) return {
					message: `nested more than ${maximumDepth} deep`,
					offset
				};
			}
			return undefined;
		}
		function readValue(node, path, duplicateKeys) {
			if (node.type === "array") return (node.children ?? []).map((child, index) => readValue(child, [...path, index], duplicateKeys));
			if (node.type !== "object") return node.value;
			const entries = new Map();
			for (const property of node.children ?? []) {
				const [keyNode, valueNode] = property.children ?? [];
				const key = String(keyNode?.value);
				const inner = [...path, key];
				if (entries.has(key)) duplicateKeys.push({
					message: `${(0, _value_path_js__WEBPACK_IMPORTED_MODULE_1__.P)(inner)}: duplicate key`,
					offset: property.offset
				});
				entries.set(key, valueNode === undefined ? undefined : readValue(valueNode, inner, duplicateKeys));
			}
			return Object.fromEntries(entries);
		}
		function nodeAt(root, path) {
			let node = root;
			for (const step of path) {
				const child = node?.type === "array" ? node.children?.[Number(step)] : node?.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1];
				if (child === undefined) return [node, false];
				node = child;
			}
			return [node, true];
		}
		function offsetInString(text, node, within) {
			let offset = node.offset + 1;
			for (let count = 0; count < within; count += 1) {
				offset += text.charAt(offset) !== "\\" ? 1 : text.charAt(offset + 1) === "u" ? 6 : 2;
			}
			return offset;
		}
		const syntaxMessages = {
			InvalidSymbol: "unexpected text; strings must be in double quotes",
			InvalidNumberFormat: "this is not a number",
			PropertyNameExpected: "expected a key in double quotes",
			ValueExpected: "expected a value",
			ColonExpected: "expected a \":\"",
			CommaExpected: "expected a \",\"",
			CloseBraceExpected: "expected a \"}\"",
			CloseBracketExpected: "expected a \"]\"",
			EndOfFileExpected: "expected the end of the file",
			UnexpectedEndOfComment: "the comment is not closed",
			UnexpectedEndOfString: "the string is not closed",
			UnexpectedEndOfNumber: "the number is not complete",
			InvalidUnicode: "the \"\\u\" is not followed by four hexadecimal digits",
			InvalidEscapeCharacter: "unknown escape; write a backslash as \"\\\\\"",
			InvalidCommentToken: "comments are not allowed",
			InvalidCharacter: "a control character in a string must be escaped"
		};
		function describe([first]) {
			if (first === undefined) return [];
			return [{
				message: `not valid JSON: ${syntaxMessages[(0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(first.error)] ?? "unexpected text"}`,
				offset: first.offset
			}];
		}
	}),
	70179: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => showPath,
			w: () => pathOfPointer
		});
		function showPath(path) {
			const text = path.map((step) => typeof step === "string" && /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`).join("");
			return text.startsWith(".") ? text.slice(1) : text;
		}
		function pathOfPointer(pointer, root) {
			let value = root;
			return pointer.split("/").slice(1).map((step) => {
				const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
				const index = Array.isArray(value) ? Number(key) : key;
				value = value[index];
				return index;
			});
		}
	})
};
