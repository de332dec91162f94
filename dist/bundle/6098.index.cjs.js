"use strict";
exports.id = 6098;
exports.ids = [6098];
exports.modules = { 96098: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { askChoice: () => askChoice });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6741);
var _init_command_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91453);
var _clack_prompts__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26170);
async function askChoice(survey, keyboard, options) {
const { cwd, configPath, offer, signal } = options;
const common = {
...keyboard,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ signal })
};
const uses = (0, _init_command_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(survey.findings);
const chosen = uses.length < 2 ? uses.map((_, index) => index) : await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_2__.k2)({
...common,
message: "Which tests should be reported?",
options: uses.map(({ first, findings }, value) => ({
value,
label: first.title,
hint: (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(findings.length > 1 ? `in ${findings.length} folders` : first.folder === "" ? "in the root" : `in ${first.folder}`)
})),
initialValues: uses.map((_, index) => index)
});
if ((0, _clack_prompts__WEBPACK_IMPORTED_MODULE_2__.FZ)(chosen)) return void 0;
const findings = uses.flatMap((use, index) => chosen.includes(index) ? use.findings : []);
const configuration = (0, _init_command_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(cwd, configPath) || await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_2__.lJ)({
...common,
message: `Write the configuration ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(configPath)}?`
});
if ((0, _clack_prompts__WEBPACK_IMPORTED_MODULE_2__.FZ)(configuration)) return void 0;
if (!offer.isPossible || findings.length === 0) return {
findings,
configuration,
workflow: false
};
if ((0, _init_command_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(cwd, ".github/workflows/test.yml")) return {
findings,
configuration,
workflow: offer.isDefault
};
const workflow = await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_2__.lJ)({
...common,
message: workflowQuestion(survey),
initialValue: offer.isDefault
});
return (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_2__.FZ)(workflow) ? void 0 : {
findings,
configuration,
workflow
};
}
function workflowQuestion({ workflows }) {
if (workflows.length === 0) return `Write the workflow ${_init_command_mjs__WEBPACK_IMPORTED_MODULE_1__.n}?`;
return workflows.some(({ reports, tests }) => reports || tests) ? `Write another workflow ${_init_command_mjs__WEBPACK_IMPORTED_MODULE_1__.n}, which runs the tests as well?` : `No workflow was recognised that runs the tests. Write another workflow ${_init_command_mjs__WEBPACK_IMPORTED_MODULE_1__.n}, which does?`;
}
}) };
;
