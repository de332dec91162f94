export const id = 8769;
export const ids = [8769];
export const modules = {
	18769: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createCounter: () => createCounter });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43268);
		var _base_text_detach_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10118);
		var _neighbours_neighbour_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66957);
		const maximumFailures = 2e3;
		function createCounter(recorder) {
			const files = [];
			let kept = 0;
			let file = noCounts("");
			return {
				recorder: {
					...recorder,
					beginFile(input) {
						file = noCounts(input.path);
						recorder.beginFile(input);
					},
					test(test) {
						file.tests += 1;
						if (test.flaky === true) file.flaky += 1;
						if (test.status === "skipped") file.skipped += 1;
						else if (test.status !== "successful") {
							file.failed += 1;
							if (kept + file.failures.length < maximumFailures) {
								const { suite, name, file: place = suite[0] ?? "", producer } = test;
								file.failures.push({
									title: (0, _neighbours_neighbour_js__WEBPACK_IMPORTED_MODULE_0__.Gg)([...suite, name].join(" ")),
									place: (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_1__.Y)(place),
									...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__.X)({ producer })
								});
							}
						}
						recorder.test(test);
					},
					restartFile() {
						file = noCounts(file.path);
						recorder.restartFile();
					},
					endFile(problems) {
						file.runErrors = problems.filter(isError).length;
						kept += file.failures.length;
						files.push(file);
						recorder.endFile(problems);
					}
				},
				counts: () => files
			};
		}
		const noCounts = (path) => ({
			path,
			tests: 0,
			failed: 0,
			skipped: 0,
			flaky: 0,
			runErrors: 0,
			failures: []
		});
		const isError = ({ severity }) => severity === "error";
	}),
	66957: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gg: () => titleOf,
			_l: () => pluralOf,
			rk: () => neighbourText
		});
		const titleOf = (name) => ` ${name} `.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
		function neighbourText({ name, holdsTests, isOther }) {
			if (isOther === true) return name;
			return holdsTests === true ? `${name}: its format is not read` : `${name}, not a test result`;
		}
		const pluralOf = ({ name, plural }) => plural ?? name.replace(/^(?:an?|the) (.*?)(?= of |$)/, "$1s");
	})
};
