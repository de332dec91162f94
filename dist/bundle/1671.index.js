export const id = 1671;
export const ids = [1671];
export const modules = { 51671: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { fitChat: () => fitChat });
	var _fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91363);
	const fitChat = (ladder, build, renderer) => (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.i)(ladder, async (step) => renderer.render(await build(step)), (payload) => renderer.fits(payload));
}) };
