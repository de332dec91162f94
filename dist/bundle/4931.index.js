export const id = 4931;
export const ids = [4931];
export const modules = { 54931: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { failureComparison: () => failureComparison });
	var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3517);
	var _base_text_differing_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8836);
	var _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87216);
	var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
	var _diff_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33656);
	var _diff_sides_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71305);
	var _found_comparison_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10792);
	const maximumValue = 1e3;
	const contextLines = 3;
	const valueText = ({ value }) => value.join("\n");
	function failureComparison(message, details) {
		const comparison = (0, _found_comparison_js__WEBPACK_IMPORTED_MODULE_2__.j)(message, details);
		if (comparison === undefined) return undefined;
		const { found, isCut } = comparison;
		const { removed, added, isRanked, isLast } = "values" in found ? ofComparison(found) : ofDiff(found);
		if (_base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.MP.test(removed) || _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.MP.test(added) || isCut && isLast) return undefined;
		const [first, second] = aroundDifference(removed, added);
		return isRanked ? {
			expected: first,
			actual: second
		} : {
			left: first,
			right: second
		};
	}
	function aroundDifference(removed, added) {
		if (removed.length <= maximumValue && added.length <= maximumValue) return [removed, added];
		const [lines, others] = [removed.split("\n"), added.split("\n")];
		const differing = lines.findIndex((line, index) => line !== others[index]);
		const first = differing === -1 ? lines.length : differing;
		const from = Math.max(first - contextLines, 0);
		const [line, other] = (0, _base_text_differing_parts_js__WEBPACK_IMPORTED_MODULE_4__.m)(lines[first] ?? "", others[first] ?? "");
		const note = from > 1 ? [`\u2026 ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_5__.p)((0, _diff_excerpt_js__WEBPACK_IMPORTED_MODULE_1__.l)(lines.slice(0, from)), "more line")}`] : lines.slice(0, from);
		const shown = (all, own) => (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)([...note, ...all.slice(from).map((each, index) => index === first - from ? own : each)].join("\n"), maximumValue);
		return [shown(lines, line), shown(others, other)];
	}
	function ofComparison({ values: [first, second], isLast }) {
		const isRanked = first.side === "expected" || first.side === "actual";
		const [removed, added] = first.side === "actual" || first.side === "right" ? [second, first] : [first, second];
		return {
			removed: valueText(removed),
			added: valueText(added),
			isRanked,
			isLast
		};
	}
	function ofDiff(diff) {
		const { removed, added, isLast } = (0, _diff_sides_js__WEBPACK_IMPORTED_MODULE_6__.u)(diff);
		return {
			removed,
			added,
			isRanked: diff.sides[0] === "expected",
			isLast
		};
	}
}) };
