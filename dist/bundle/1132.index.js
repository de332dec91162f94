export const id = 1132;
export const ids = [1132];
export const modules = { 81132: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { verdictOf: () => verdictOf });
	var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
	function verdictOf({ problems, warnings, unknown }) {
		const found = [problems > 0 ? (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(problems, "problem") : [], warnings > 0 ? (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(warnings, "warning") : []].flat();
		const start = found.length > 0 ? found.join(", ") : "Everything is ready";
		return unknown === 0 ? start : `${start}; ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(unknown, "thing")} could not be checked`;
	}
}) };
