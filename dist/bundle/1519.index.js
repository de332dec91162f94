export const id = 1519;
export const ids = [1519];
export const modules = { 51519: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { previewTwins: () => previewTwins });
	var _records_read_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85495);
	var _find_twins_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39391);
	var _twin_reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98874);
	async function previewTwins(files, candidates, tools) {
		const search = (0, _find_twins_js__WEBPACK_IMPORTED_MODULE_1__.T)(candidates);
		if (search === undefined) return {
			twinOf: new Map(),
			notices: [],
			problems: []
		};
		const twins = (0, _twin_reading_js__WEBPACK_IMPORTED_MODULE_2__.createTwinReading)(files, {
			candidates,
			presumed: new Map()
		}, _twin_reading_js__WEBPACK_IMPORTED_MODULE_2__.j);
		const all = {
			...tools,
			recordsReader: (0, _records_read_records_js__WEBPACK_IMPORTED_MODULE_0__.Y)()
		};
		const twinOf = new Map();
		for (const position of search.order) {
			const file = files[position];
			const { twin } = file !== undefined && search.needsSketch(position) ? await twins.read(position, file, undefined, all) : {};
			if (twin !== undefined) twinOf.set(position, twin.path);
		}
		return {
			twinOf,
			notices: twins.notices(),
			problems: twins.problems()
		};
	}
}) };
