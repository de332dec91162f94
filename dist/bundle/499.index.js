export const id = 499;
export const ids = [499];
export const modules = { 20499: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		chatKindOf: () => chatKindOf,
		e: () => chatSlots,
		v: () => defaultKinds
	});
	var _report_render_chat_chats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80177);
	const chatSlots = [
		"chatA",
		"chatB",
		"slack",
		"teams",
		"googleChat",
		"discord"
	];
	const defaultKinds = {
		chatA: "slack",
		chatB: "teams"
	};
	function chatKindOf(slot, url) {
		if (slot !== "chatA" && slot !== "chatB") return slot;
		const host = URL.canParse(url) ? new URL(url).hostname : "";
		return (0, _report_render_chat_chats_js__WEBPACK_IMPORTED_MODULE_0__.k)(host) ?? defaultKinds[slot];
	}
}) };
