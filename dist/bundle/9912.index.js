export const id = 9912;
export const ids = [9912];
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
	29912: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { storeBuild: () => storeBuild });
		var errors = __webpack_require__(34758);
		var upload_artifact = __webpack_require__(32062);
		var upload_content = __webpack_require__(72431);
		var append_build = __webpack_require__(17470);
		var lost_parts = __webpack_require__(90679);
		var pack_history = __webpack_require__(83450);
		;
		const dayMs = 24 * 60 * 60 * 1e3;
		const shortDays = 5;
		const longDays = 30;
		const frequentBuilds = 10;
		function historyRetentionDays(builds, now, allowed) {
			const recent = builds.filter(({ timestamp }) => timestamp !== undefined && timestamp > now - shortDays * dayMs);
			const days = recent.length >= frequentBuilds ? shortDays : longDays;
			return Number(allowed) >= 1 ? Math.min(days, Number(allowed)) : days;
		}
		;
		const limitMs = 1e4;
		async function storeBuild({ name, fileName, histories, build, results, now, say }, context) {
			const continued = (0, append_build.h)(histories, build, results);
			const retentionDays = historyRetentionDays(continued.builds, now, context.env.GITHUB_RETENTION_DAYS);
			const packed = (0, pack_history.U)(continued);
			try {
				await (0, upload_content.H)({
					name,
					fileName,
					content: packed.gzip,
					retentionDays,
					limitMs
				}, context);
				const lost = (0, lost_parts.S)(packed, continued);
				if (lost !== undefined) say(lost);
				return { isWritten: true };
			} catch (error) {
				if (!(error instanceof errors.yo)) throw error;
				const isTaken = error instanceof upload_artifact.nE && error.reason === "name-taken";
				return {
					isWritten: false,
					reason: error.message,
					isExpected: false,
					...isTaken && { notice: takenNotice(build) }
				};
			}
		}
		const takenNotice = ({ ref }) => `This build was not added to the history of ${ref}: another job of the run has stored a history with the same name. Give each of these jobs its own name with the input history.`;
	})
};
