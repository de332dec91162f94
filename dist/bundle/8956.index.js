export const id = 8956;
export const ids = [8956, 1132];
export const modules = {
	28956: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { diagnosisMarkdown: () => diagnosisMarkdown });
		var _base_text_place_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54288);
		var _report_render_github_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50192);
		var _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
		var _finding_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18131);
		var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81132);
		const maximumFindings = 200;
		function diagnosisMarkdown(diagnosis) {
			const { problems, warnings, sections } = diagnosis;
			const mark = problems > 0 ? "failed" : warnings > 0 ? "incomplete" : "successful";
			return (0, _report_render_github_markdown_js__WEBPACK_IMPORTED_MODULE_0__.t)({
				type: "root",
				children: [{
					type: "heading",
					depth: 2,
					children: [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.qS)(mark), (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(` ${(0, _verdict_js__WEBPACK_IMPORTED_MODULE_3__.verdictOf)(diagnosis)}`)]
				}, ...sections.flatMap(sectionBlocks)]
			});
		}
		function sectionBlocks({ title, findings }) {
			const shown = findings.slice(0, maximumFindings);
			const more = findings.length - shown.length;
			return [
				{
					type: "heading",
					depth: 3,
					children: [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(title)]
				},
				{
					type: "list",
					ordered: false,
					children: shown.map((finding) => ({
						type: "listItem",
						children: blocksOf(finding)
					}))
				},
				...more > 0 ? [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.FY)((0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`and ${more} more: see the log of the step`))] : []
			];
		}
		function blocksOf({ status, title, details = [], cure, yaml, ...place }) {
			const at = (0, _base_text_place_text_js__WEBPACK_IMPORTED_MODULE_4__.Z)(place);
			const shown = status === "problem" || status === "warning" ? (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.ko)(title) : (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(title);
			const lines = [
				[
					...status === "off" ? [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("\u2013 ")] : [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.qS)(_finding_marks_js__WEBPACK_IMPORTED_MODULE_2__.G[status]), (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(" ")],
					...at === "" ? [] : [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.ti)(at), (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(" ")],
					shown
				],
				...details.map((detail) => [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.EX)((0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(detail))]),
				...cure === undefined ? [] : [[(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(cure)]]
			];
			return [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.FY)(...lines.flatMap((line, index) => index === 0 ? line : [_report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.qL, ...line])), ...yaml === undefined ? [] : [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.oQ)(yaml)]];
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
