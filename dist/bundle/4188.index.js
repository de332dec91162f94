export const id = 4188;
export const ids = [4188];
export const modules = { 24188: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		e: () => withoutShown,
		r: () => wholeText
	});
	const maximumLinesBefore = 3;
	const trimmedLines = (text) => text.split("\n").map((line) => line.trim());
	function withoutShown(text, shown) {
		const hidden = trimmedLines(shown.trim());
		if (hidden[0] === "") return text.trim() === "" ? "" : text;
		const lines = text.split("\n");
		const own = trimmedLines(text);
		let before = 0;
		for (let start = 0; start < own.length && before <= maximumLinesBefore; start++) {
			if (hidden.every((line, index) => own[start + index] === line)) {
				const rest = [...lines.slice(0, start), ...lines.slice(start + hidden.length)].join("\n");
				return rest.trim() === "" ? "" : rest.replace(/^(?:[ \t]*\n)+/, "");
			}
			if (own[start] !== "") before++;
		}
		return text;
	}
	const wholeText = (message, details) => details.includes(message) ? details : `${message}\n\n${details}`.trimEnd();
}) };
