export const id = 6249;
export const ids = [6249];
export const modules = { 16249: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { verdictProblems: () => verdictProblems });
	var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43268);
	var _base_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39338);
	var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3517);
	function verdictProblems(neighbours, counts) {
		const stated = neighbours.flatMap(({ path, neighbour: { id, verdict } }) => verdict === undefined ? [] : [{
			path,
			id,
			verdict
		}]);
		const errors = stated.flatMap(({ path, verdict: { error } }) => error === undefined ? [] : [{
			severity: "error",
			kind: "incomplete",
			message: `The file states ${error}.`.replace(/([.!?])\.$/, "$1"),
			path
		}]);
		const others = [...(0, _base_group_by_js__WEBPACK_IMPORTED_MODULE_0__.$)(stated, ({ id }) => id).values()].flatMap((group) => shortfalls(group, counts, errors.length));
		return [...errors, ...others];
	}
	function shortfalls(group, counts, errors) {
		const failing = group.filter(({ verdict }) => verdict.failed > 0);
		const failed = failing.filter(({ verdict }) => verdict.error === undefined).reduce((sum, { verdict }) => sum + verdict.failed, 0);
		const flaky = failing.some(({ verdict }) => verdict.mayBeFlaky === true) ? counts.flaky : 0;
		const found = [];
		if (failed > counts.failed + counts.runErrors + flaky) {
			found.push({
				severity: "error",
				kind: "incomplete",
				message: `${subjectOf(failing)} ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.p)(failed, "failure")}, but the result files list ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.B)(counts.failed)}. See the log of the tests for the reason.`,
				...placeOf(failing)
			});
		}
		const tests = group.reduce((sum, { verdict }) => sum + (verdict.tests ?? 0), 0);
		if (tests > counts.tests && errors === 0) {
			found.push({
				severity: "warning",
				message: `${subjectOf(group)} ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.p)(tests, "test")}, but the result files list ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.B)(counts.tests)}. Read the files of all executions.`,
				...placeOf(group)
			});
		}
		return found;
	}
	const subjectOf = (group) => group.length === 1 ? "The file states" : `This file and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.B)(group.length - 1)} more state`;
	const placeOf = (group) => (0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__.X)({ path: group[0]?.path });
}) };
