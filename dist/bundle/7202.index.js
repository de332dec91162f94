export const id = 7202;
export const ids = [7202, 1132];
export const modules = {
	17202: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { diagnosisText: () => diagnosisText });
		var picocolors__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57336);
		var picocolors__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_2__);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60331);
		var _base_text_place_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54288);
		var _report_render_terminal_marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45500);
		var _finding_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18131);
		var _verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81132);
		function diagnosisText(diagnosis, { color, foldsUnused = false }) {
			const { bold, dim } = picocolors__WEBPACK_IMPORTED_MODULE_2___default().createColors(color);
			const paints = (0, _report_render_terminal_marks_js__WEBPACK_IMPORTED_MODULE_0__.x)(color);
			const sign = (mark) => paints[mark](_report_render_terminal_marks_js__WEBPACK_IMPORTED_MODULE_0__.z[mark]);
			function lines(finding) {
				const { status, title, details = [], cure, yaml } = finding;
				const at = (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)((0, _base_text_place_text_js__WEBPACK_IMPORTED_MODULE_4__.Z)(finding));
				const text = (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(title);
				return [
					`  ${sign(_finding_marks_js__WEBPACK_IMPORTED_MODULE_1__.G[status])} ${at === "" ? "" : `${bold(at)} `}${status === "off" ? dim(text) : text}`,
					...details.map((detail) => dim(`      ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(detail)}`)),
					...cure === undefined ? [] : [`      ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(cure)}`],
					...yaml === undefined ? [] : (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.W)(yaml).split("\n").map((line) => `      ${line}`)
				];
			}
			const { problems, warnings } = diagnosis;
			const mark = problems > 0 ? "failed" : warnings > 0 ? "incomplete" : "successful";
			const isFolded = ({ unused }) => foldsUnused && unused !== undefined;
			const sections = diagnosis.sections.flatMap(({ title, findings }) => {
				const shown = findings.filter((finding) => !isFolded(finding));
				return shown.length === 0 ? [] : [[
					"",
					bold(title),
					...shown.flatMap(lines)
				].join("\n")];
			});
			const folded = diagnosis.sections.flatMap(({ findings }) => findings.filter(isFolded).flatMap(({ unused }) => unused ?? []));
			const names = [...new Set(folded)].join(", ");
			const rest = names === "" ? [] : ["", `${sign("skipped")} ${dim(`Not used (see --verbose): ${names}`)}`];
			return `${[
				`${sign(mark)} ${bold((0, _verdict_js__WEBPACK_IMPORTED_MODULE_5__.verdictOf)(diagnosis))}`,
				...sections,
				...rest
			].join("\n")}\n`;
		}
	}),
	18131: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => findingMarks });
		const findingMarks = {
			ok: "successful",
			off: "skipped",
			unknown: "unknown",
			warning: "incomplete",
			problem: "failed"
		};
	}),
	81132: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { verdictOf: () => verdictOf });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		function verdictOf({ problems, warnings, unknown }) {
			const found = [problems > 0 ? (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(problems, "problem") : [], warnings > 0 ? (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(warnings, "warning") : []].flat();
			const start = found.length > 0 ? found.join(", ") : "Everything is ready";
			return unknown === 0 ? start : `${start}; ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(unknown, "thing")} could not be checked`;
		}
	})
};
