export const id = 4671;
export const ids = [4671];
export const modules = { 64671: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { uploadHtml: () => uploadHtml });
	var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
	var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
	var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
	var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
	var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
	var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
	var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34758);
	var _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52895);
	var _base_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52695);
	var _host_ci_context_services_gitea_environment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25064);
	var _host_github_upload_artifact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32062);
	const nothing = {
		notices: [],
		problems: []
	};
	async function uploadHtml(path, env, context = {}) {
		if (!env.ACTIONS_RUNTIME_TOKEN || (0, _host_ci_context_services_gitea_environment_js__WEBPACK_IMPORTED_MODULE_7__.U)(env)) return nothing;
		const whole = {
			...context,
			env
		};
		try {
			return await uploadUnzipped(path, whole);
		} catch (first) {
			if (!(first instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo)) throw first;
			const reason = first instanceof _host_github_upload_artifact_js__WEBPACK_IMPORTED_MODULE_6__.nE ? first.reason : undefined;
			if (reason === "unsupported") return {
				...nothing,
				notices: [`${first.message} The report itself is in ${path}.`]
			};
			if (reason === "storage") return failed(first);
			return uploadZipped(path, whole);
		}
	}
	async function uploadUnzipped(path, context) {
		const upload = async (file) => {
			const { url } = await (0, _host_github_upload_artifact_js__WEBPACK_IMPORTED_MODULE_6__.mz)({
				name: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file),
				files: [file],
				root: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file),
				unzipped: true
			}, context);
			return {
				...nothing,
				url
			};
		};
		const name = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path);
		if ((0, _host_github_upload_artifact_js__WEBPACK_IMPORTED_MODULE_6__.Cs)(name) === name) {
			try {
				return await upload(path);
			} catch (error) {
				if (!(error instanceof _host_github_upload_artifact_js__WEBPACK_IMPORTED_MODULE_6__.nE && error.reason === "name-taken")) throw error;
			}
		}
		return (0, _base_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_5__.PX)("build-report", context.env, async (folder) => {
			const renamed = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, (0, _host_github_upload_artifact_js__WEBPACK_IMPORTED_MODULE_6__.Cs)(ownName(name)));
			(0, _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_4__.m3)({ what: `The temporary file "${renamed}"` }, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync)(path, renamed));
			return upload(renamed);
		});
	}
	async function uploadZipped(path, context) {
		try {
			const { url } = await (0, _host_github_upload_artifact_js__WEBPACK_IMPORTED_MODULE_6__.mz)({
				name: ownName((0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)),
				files: [path],
				root: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)
			}, context);
			return {
				...nothing,
				url
			};
		} catch (error) {
			if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo)) throw error;
			return failed(error);
		}
	}
	const failed = ({ message }) => ({
		...nothing,
		problems: [{
			severity: "error",
			kind: "delivery",
			message
		}]
	});
	function ownName(path) {
		const extension = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.extname)(path);
		return `${path.slice(0, path.length - extension.length)}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(3).toString("hex")}${extension}`;
	}
}) };
