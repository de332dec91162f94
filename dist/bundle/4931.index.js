export const id = 4931;
export const ids = [4931];
export const modules = { 54931: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { failureComparison: () => failureComparison });
	var _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87216);
	var _judge_failure_differing_excerpts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66993);
	var _diff_sides_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71305);
	var _found_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57043);
	const maximumValue = 1e3;
	const valueText = ({ value }) => value.join("\n");
	function failureComparison(message, details, stated) {
		const comparison = (0, _found_comparison_js__WEBPACK_IMPORTED_MODULE_1__.j)(message, details, stated);
		if (comparison === undefined) return undefined;
		const { found, isCut } = comparison;
		const { removed, added, isRanked, isLast } = "values" in found ? ofComparison(found) : ofDiff(found);
		if (_base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__.MP.test(removed) || _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__.MP.test(added) || isCut && isLast) return undefined;
		const [first, second] = (0, _judge_failure_differing_excerpts_js__WEBPACK_IMPORTED_MODULE_0__.R)(removed, added, maximumValue);
		return isRanked ? {
			expected: first,
			actual: second
		} : {
			left: first,
			right: second
		};
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
		const { removed, added, isLast } = (0, _diff_sides_js__WEBPACK_IMPORTED_MODULE_3__.u)(diff);
		return {
			removed,
			added,
			isRanked: diff.sides[0] === "expected",
			isLast
		};
	}
}) };
