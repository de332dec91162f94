export const id = 8801;
export const ids = [8801];
export const modules = { 38801: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { askChoice: () => askChoice });
	var _clack_prompts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26170);
	var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43268);
	var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60331);
	var _new_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80857);
	var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65429);
	var _tool_use_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13654);
	async function askChoice(survey, keyboard, options) {
		const { cwd, configPath, offer, signal } = options;
		const common = {
			...keyboard,
			...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({ signal })
		};
		const uses = (0, _tool_use_js__WEBPACK_IMPORTED_MODULE_4__.d)(survey.findings);
		const chosen = uses.length < 2 ? uses.map((_, index) => index) : await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.k2)({
			...common,
			message: "Which tests should be reported?",
			options: uses.map(({ first, findings }, value) => ({
				value,
				label: first.title,
				hint: (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_5__.p)(findings.length > 1 ? `in ${findings.length} folders` : first.folder === "" ? "in the root" : `in ${first.folder}`)
			})),
			initialValues: uses.map((_, index) => index)
		});
		if ((0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.FZ)(chosen)) return undefined;
		const findings = uses.flatMap((use, index) => chosen.includes(index) ? use.findings : []);
		const configuration = (0, _new_file_js__WEBPACK_IMPORTED_MODULE_1__.C)(cwd, configPath) || await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.lJ)({
			...common,
			message: `Write the configuration ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_5__.p)(configPath)}?`
		});
		if ((0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.FZ)(configuration)) return undefined;
		if (!offer.isPossible || findings.length === 0) return {
			findings,
			configuration,
			workflow: false
		};
		if ((0, _new_file_js__WEBPACK_IMPORTED_MODULE_1__.C)(cwd, _plan_js__WEBPACK_IMPORTED_MODULE_2__.RB)) return {
			findings,
			configuration,
			workflow: offer.isDefault
		};
		const workflow = await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.lJ)({
			...common,
			message: workflowQuestion(survey),
			initialValue: offer.isDefault
		});
		return (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.FZ)(workflow) ? undefined : {
			findings,
			configuration,
			workflow
		};
	}
	function workflowQuestion({ workflows }) {
		if (workflows.length === 0) return `Write the workflow ${_plan_js__WEBPACK_IMPORTED_MODULE_2__.RB}?`;
		return workflows.some(({ reports, tests }) => reports || tests) ? `Write another workflow ${_plan_js__WEBPACK_IMPORTED_MODULE_2__.RB}, which runs the tests as well?` : `No workflow was recognised that runs the tests. Write another workflow ${_plan_js__WEBPACK_IMPORTED_MODULE_2__.RB}, which does?`;
	}
}) };
