export const id = 378;
export const ids = [378];
export const modules = {
	4249: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { neighbourNotices: () => neighbourNotices });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43268);
		var _base_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39338);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3517);
		var _neighbour_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66957);
		const shownPaths = 2;
		function neighbourNotices(files) {
			const keyOf = ({ neighbour }) => neighbour.isSilent ? undefined : `${(0, _neighbour_js__WEBPACK_IMPORTED_MODULE_0__._)(neighbour)} ${neighbour.isDamaged} ${neighbour.isNoticed}`;
			return [...(0, _base_group_by_js__WEBPACK_IMPORTED_MODULE_1__.$)(files, keyOf).values()].flatMap(([first, ...others]) => first === undefined ? [] : noticeOf(first.neighbour, [first, ...others].map(shownPath)));
		}
		const shownPath = ({ path, neighbour: { folder } }) => folder?.exec(path)?.[0] ?? path;
		function noticeOf(neighbour, all) {
			const { id, advice, isUrgent, isNoticed, holdsTests } = neighbour;
			const paths = [...new Set(all)];
			const [path = ""] = paths;
			const sentence = paths.length === 1 ? sentenceOf(neighbour, path) : sentenceOfSeveral(neighbour, paths);
			const isComplete = isUrgent === true && advice !== undefined;
			return {
				kind: "neighbour",
				neighbour: id,
				message: isComplete ? `${sentence} ${advice}` : sentence,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__.X)({
					path: paths.length === 1 ? path : undefined,
					advice: isComplete ? undefined : advice,
					brief: holdsTests === true ? undefined : briefOf(neighbour, paths),
					isMinor: isNoticed ? undefined : true
				})
			};
		}
		function sentenceOf(neighbour, path) {
			if (neighbour.isDamaged) return `${path}, ${neighbour.name}, is damaged; it is not a test result.`;
			return `${path} is ${(0, _neighbour_js__WEBPACK_IMPORTED_MODULE_0__.r)(neighbour)}.`;
		}
		function sentenceOfSeveral(neighbour, paths) {
			const { isDamaged, holdsTests } = neighbour;
			const names = `${paths.slice(0, shownPaths).join(", ")}${paths.length > shownPaths ? ", \u2026" : ""}`;
			const reason = isDamaged ? "they are damaged, and they are not test results" : "their format is not read";
			const end = isDamaged || holdsTests === true ? `: ${reason}` : "";
			return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.B)(paths.length)} ${(0, _neighbour_js__WEBPACK_IMPORTED_MODULE_0__._)(neighbour)} were left out (${names})${end}.`;
		}
		function briefOf(neighbour, paths) {
			if (paths.length > 1) return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.B)(paths.length)} ${(0, _neighbour_js__WEBPACK_IMPORTED_MODULE_0__._)(neighbour)}`;
			const [name = ""] = neighbour.name.replace(/^(?:an?|the) /, "").split(" (", 1);
			return `${paths.join("")} (${name})`;
		}
	}),
	10378: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { describeTestFiles: () => describeTestFiles });
		var _text_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87158);
		var _file_front_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84440);
		var _find_neighbour_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7836);
		var _neighbour_notices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4249);
		function describeTestFiles(files) {
			const found = files.flatMap(({ absolutePath, path }) => {
				const kind = kindOf(absolutePath, path);
				if (kind === undefined || kind.holdsTests !== true && kind.isUrgent !== true) return [];
				return [{
					path,
					neighbour: {
						...kind,
						isDamaged: false,
						isNoticed: false
					}
				}];
			});
			return (0, _neighbour_notices_js__WEBPACK_IMPORTED_MODULE_3__.neighbourNotices)(found);
		}
		function kindOf(absolutePath, path) {
			try {
				const source = (0, _text_source_js__WEBPACK_IMPORTED_MODULE_0__.J)(absolutePath, path);
				try {
					return (0, _find_neighbour_js__WEBPACK_IMPORTED_MODULE_2__.F)((0, _file_front_js__WEBPACK_IMPORTED_MODULE_1__.I)(path, source.ends()));
				} finally {
					source.close();
				}
			} catch {
				return undefined;
			}
		}
	})
};
