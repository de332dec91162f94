export const id = 561;
export const ids = [561];
export const modules = {
	7758: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cs: () => artifactName,
			mz: () => uploadArtifact,
			nE: () => ArtifactError
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83916);
		class ArtifactError extends _errors_js__WEBPACK_IMPORTED_MODULE_2__.y {
			name = "ArtifactError";
			reason;
			constructor(reason, message, options) {
				super(message, options);
				this.reason = reason;
			}
		}
		const loadToolkit = async () => new (await (Promise.all([
			__webpack_require__.e(942),
			__webpack_require__.e(659),
			__webpack_require__.e(192),
			__webpack_require__.e(730),
			__webpack_require__.e(281)
		]).then(__webpack_require__.bind(__webpack_require__, 51281)))).DefaultArtifactClient();
		async function uploadArtifact(upload, { env = process.env, loadClient = loadToolkit } = {}) {
			const name = artifactName(upload.name);
			if (!env.ACTIONS_RUNTIME_TOKEN) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.y(`The artifact "${name}" was not uploaded: that works inside a job of GitHub Actions alone.`);
			}
			const root = commonFolder(upload.root, upload.files);
			const files = upload.files.filter((file) => isUploadable(file, root));
			const uploaded = new Set(files);
			const leftOut = upload.files.filter((file) => !uploaded.has(file));
			if (files.length === 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.y(`The artifact "${name}" was not uploaded: none of its ${upload.files.length} files can be read.`);
			try {
				const client = await loadClient();
				const { retentionDays, unzipped } = upload;
				const options = {
					...retentionDays === undefined ? {} : { retentionDays },
					...unzipped ? { skipArchive: true } : {}
				};
				const { id, size = 0 } = await client.uploadArtifact(name, files, root, options);
				if (id === undefined) throw new Error("the server gave it no id");
				const url = urlOf(id, env);
				return {
					name,
					id,
					size,
					...url !== undefined && { url },
					leftOut
				};
			} catch (cause) {
				throw failure(name, cause);
			}
		}
		const forbidden = /["<>|*?:\r\n]/;
		const artifactName = (name) => name.replaceAll(new RegExp(`${forbidden.source}|[/\\\\]`, "g"), "-").trim() || "build-report";
		function isUploadable(file, root) {
			if (forbidden.test((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, file))) return false;
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
				return true;
			} catch {
				return false;
			}
		}
		function commonFolder(root, files) {
			const holds = (folder, file) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file).startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder : folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
			let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root);
			for (const file of files) while (!holds(folder, file) && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder) folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			return folder;
		}
		function urlOf(id, env) {
			const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
			return server && repository && run ? `${server}/${repository}/actions/runs/${run}/artifacts/${id}` : undefined;
		}
		function failure(name, cause) {
			const { name: kind, message } = cause instanceof Error ? cause : new Error(String(cause));
			const failed = `The artifact "${name}" was not uploaded`;
			if (kind === "GHESNotSupportedError") {
				return new ArtifactError("unsupported", `${failed}: GitHub Enterprise Server does not take artifacts of this kind.`, {
					cure: "Keep the files with a step of actions/upload-artifact@v3, which it takes.",
					cause
				});
			}
			if (kind === "UsageError") {
				return new ArtifactError("storage", `${failed}: the storage for artifacts is used up.`, {
					cure: "Delete old artifacts or shorten their retention.",
					cause
				});
			}
			const reason = message.split("\n", 1)[0]?.replace(/\.$/, "");
			if (/\(409\)/.test(message)) {
				return new ArtifactError("name-taken", `${failed}: the run has an artifact of this name already (${reason}).`, {
					cure: "Give each job its own name.",
					cause
				});
			}
			return new ArtifactError("other", `${failed}: ${reason}.`, { cause });
		}
	}),
	14561: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { uploadHtml: () => uploadHtml });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
		var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
		var node_os__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
		var _artifact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7758);
		const nothing = {
			notices: [],
			problems: []
		};
		async function uploadHtml(path, env, context = {}) {
			if (!env.ACTIONS_RUNTIME_TOKEN) return nothing;
			const whole = {
				...context,
				env
			};
			try {
				return await uploadUnzipped(path, whole);
			} catch (first) {
				if (!(first instanceof _artifact_js__WEBPACK_IMPORTED_MODULE_4__.nE)) throw first;
				if (first.reason === "unsupported") return {
					...nothing,
					notices: [`${first.message} The report itself is in ${path}.`]
				};
				if (first.reason === "storage") return failed(first);
				return uploadZipped(path, whole);
			}
		}
		async function uploadUnzipped(path, context) {
			const upload = async (file) => {
				const { url } = await (0, _artifact_js__WEBPACK_IMPORTED_MODULE_4__.mz)({
					name: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(file),
					files: [file],
					root: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(file),
					unzipped: true
				}, context);
				return {
					...nothing,
					url
				};
			};
			const name = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path);
			if ((0, _artifact_js__WEBPACK_IMPORTED_MODULE_4__.Cs)(name) === name) {
				try {
					return await upload(path);
				} catch (error) {
					if (!(error instanceof _artifact_js__WEBPACK_IMPORTED_MODULE_4__.nE && error.reason === "name-taken")) throw error;
				}
			}
			const folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(context.env?.RUNNER_TEMP || (0, node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), "build-report-"));
			try {
				const renamed = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, (0, _artifact_js__WEBPACK_IMPORTED_MODULE_4__.Cs)(ownName(name)));
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync)(path, renamed);
				return await upload(renamed);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, {
					recursive: true,
					force: true
				});
			}
		}
		async function uploadZipped(path, context) {
			try {
				const { url } = await (0, _artifact_js__WEBPACK_IMPORTED_MODULE_4__.mz)({
					name: ownName((0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)),
					files: [path],
					root: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)
				}, context);
				return {
					...nothing,
					url
				};
			} catch (error) {
				if (!(error instanceof _artifact_js__WEBPACK_IMPORTED_MODULE_4__.nE)) throw error;
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
			const extension = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.extname)(path);
			return `${path.slice(0, path.length - extension.length)}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(3).toString("hex")}${extension}`;
		}
	})
};
