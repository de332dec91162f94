export const id = 3635;
export const ids = [3635];
export const modules = {
	72431: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => uploadContent });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34758);
		var _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52895);
		var _base_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52695);
		var _upload_artifact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32062);
		async function uploadContent({ name, fileName, content, retentionDays, limitMs }, context) {
			const upload = (0, _base_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__.PX)("build-report", context.env, async (folder) => {
				const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, fileName);
				(0, _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_3__.m3)({ what: `The temporary file "${file}"` }, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, content));
				await (0, _upload_artifact_js__WEBPACK_IMPORTED_MODULE_5__.mz)({
					name,
					files: [file],
					root: folder,
					retentionDays
				}, context);
			});
			if (await endsWithin(limitMs, upload)) return;
			if (context.loadClient === undefined) await (0, _upload_artifact_js__WEBPACK_IMPORTED_MODULE_5__.kK)();
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The upload took more than ${limitMs / 1e3} s.`);
		}
		async function endsWithin(limitMs, work) {
			let timer;
			const end = new Promise((resolve) => {
				timer = setTimeout(() => resolve(false), limitMs);
			});
			try {
				return await Promise.race([work.then(() => true), end]);
			} finally {
				clearTimeout(timer);
			}
		}
	}),
	73635: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { leaveEvidence: () => leaveEvidence });
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		var _base_text_without_full_stop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47992);
		var _host_github_upload_artifact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32062);
		var _host_github_upload_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72431);
		var _verdicts_evidence_evidence_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44967);
		const days = 5;
		const limitMs = 1e4;
		async function leaveEvidence({ name, pullRequest, failures, say }, context) {
			const allowed = Number(context.env.GITHUB_RETENTION_DAYS);
			const retentionDays = allowed >= 1 ? Math.min(days, allowed) : days;
			const content = Buffer.from((0, _verdicts_evidence_evidence_document_js__WEBPACK_IMPORTED_MODULE_3__.nP)(pullRequest, failures));
			try {
				await (0, _host_github_upload_content_js__WEBPACK_IMPORTED_MODULE_2__.H)({
					name,
					fileName: "build-report-evidence.json",
					content,
					retentionDays,
					limitMs
				}, context);
			} catch (error) {
				if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo)) throw error;
				if (error instanceof _host_github_upload_artifact_js__WEBPACK_IMPORTED_MODULE_1__.nE && error.reason === "name-taken") return;
				say(`The failures of this run are no evidence for other pull requests: ${(0, _base_text_without_full_stop_js__WEBPACK_IMPORTED_MODULE_4__.Q)(error.message)}.`);
			}
		}
	}),
	44967: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			At: () => readEvidence,
			BP: () => maximumEvidenceBytes,
			nP: () => writeEvidence
		});
		var _failure_cause_cause_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74263);
		var _history_history_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80372);
		const maximumEvidenceBytes = 2e4;
		const version = 1;
		const idPattern = /^[0-9a-f]{10}$/;
		const maximumPullRequest = 2 ** 31 - 1;
		function writeEvidence(pullRequest, failures) {
			const causes = {};
			const empty = {
				version,
				pullRequest,
				causes
			};
			let bytes = JSON.stringify(empty).length;
			const seen = new Set();
			for (const { id, cause = "" } of failures) {
				const key = (0, _history_history_id_js__WEBPACK_IMPORTED_MODULE_1__.E)(id);
				if (seen.has(`${key} ${cause}`)) continue;
				seen.add(`${key} ${cause}`);
				const ids = causes[cause];
				bytes += key.length + 3 + (ids === undefined ? cause.length + 6 : 0);
				if (bytes > maximumEvidenceBytes) break;
				if (ids === undefined) causes[cause] = [key];
				else ids.push(key);
			}
			return JSON.stringify({
				...empty,
				causes
			});
		}
		function readEvidence(content) {
			if (content.length > maximumEvidenceBytes) return undefined;
			let parsed;
			try {
				parsed = JSON.parse(Buffer.from(content).toString("utf8"));
			} catch {
				return undefined;
			}
			const { version: written, pullRequest, causes } = Object(parsed);
			if (written !== version || !isNumber(pullRequest) || typeof causes !== "object" || causes === null) return undefined;
			const failures = new Map();
			for (const [cause, ids] of Object.entries(causes)) {
				if (cause !== "" && !_failure_cause_cause_id_js__WEBPACK_IMPORTED_MODULE_0__.Ph.test(cause) || !Array.isArray(ids)) return undefined;
				for (const id of ids) {
					if (typeof id !== "string" || !idPattern.test(id)) return undefined;
					failures.set(id, [...failures.get(id) ?? [], cause === "" ? undefined : cause]);
				}
			}
			return {
				pullRequest,
				failures
			};
		}
		const isNumber = (value) => typeof value === "number" && Number.isInteger(value) && value > 0 && value <= maximumPullRequest;
	})
};
