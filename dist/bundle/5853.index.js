export const id = 5853;
export const ids = [5853];
export const modules = {
	73798: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => uploadContent });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
		var node_os__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83916);
		var _upload_artifact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82765);
		async function uploadContent({ name, fileName, content, retentionDays, limitMs }, context) {
			const folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(context.env.RUNNER_TEMP || (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "build-report-"));
			try {
				const file = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, fileName);
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, content);
				await withinTime((0, _upload_artifact_js__WEBPACK_IMPORTED_MODULE_4__.mz)({
					name,
					files: [file],
					root: folder,
					retentionDays
				}, context), limitMs);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, {
					recursive: true,
					force: true
				});
			}
		}
		async function withinTime(work, limitMs) {
			let timer;
			const end = new Promise((_, reject) => {
				timer = setTimeout(() => reject(new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`The upload took more than ${limitMs / 1e3} s.`)), limitMs);
			});
			try {
				return await Promise.race([work, end]);
			} finally {
				clearTimeout(timer);
			}
		}
	}),
	95853: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { storeBuild: () => storeBuild });
		var errors = __webpack_require__(83916);
		var upload_content = __webpack_require__(73798);
		var append_build = __webpack_require__(78213);
		var external_node_zlib_ = __webpack_require__(38522);
		var history_rows = __webpack_require__(91458);
		var unite_histories = __webpack_require__(57802);
		var read_history_document = __webpack_require__(36504);
		var quote = __webpack_require__(47034);
		var verdicts_runs = __webpack_require__(7618);
		var history_header = __webpack_require__(58410);
		;
		const blockLength = 2e4;
		function writeHistoryDocument(histories, { withoutNames = false } = {}) {
			const chunks = [];
			let text = `${(0, history_header.iH)(histories.builds)}\n`;
			let group = ["[]", undefined];
			const flush = () => {
				chunks.push(Buffer.from(text));
				text = "";
			};
			const rows = grouped(histories, withoutNames);
			const passed = `P${histories.builds.length}`;
			const always = histories.builds.length < 2 ? "P" : passed;
			for (let start = 0; start < rows.length; start += blockLength) {
				const block = rows.slice(start, start + blockLength);
				text += `{"ids":"${block.map(({ row }) => row.id).join("")}"}\n`;
				for (const { row, suite } of block) {
					if (suite !== group[0] || row.module !== group[1]) {
						group = [suite, row.module];
						text += `{"suite":${suite}${row.module === undefined ? "" : `,"module":${(0, quote.h)(row.module)}`}}\n`;
					}
					text += `${rowLine(row, withoutNames ? "" : row.name, always)}\n`;
					if (text.length > chunkLength) flush();
				}
				const durations = block.flatMap(({ row }, index) => row.durations === undefined ? [] : [`${index},"${(0, verdicts_runs.K)(row.durations)}"`]);
				if (durations.length > 0) text += `{"durations":[${durations.join(",")}]}\n`;
			}
			text += `{"tests":${rows.length}}\n`;
			flush();
			return Buffer.concat(chunks);
		}
		const chunkLength = 256 * 1024;
		function grouped(histories, withoutNames) {
			const groups = new Map();
			let lastSuite;
			let suite = "[]";
			for (const row of histories.all()) {
				if (!withoutNames && row.suite !== lastSuite) {
					lastSuite = row.suite;
					suite = `[${row.suite.map(quote.h).join(",")}]`;
				}
				const key = `${suite}${row.module ?? ""}`;
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [{
					row,
					suite
				}]);
				else group.push({
					row,
					suite
				});
			}
			return [...groups.values()].flat();
		}
		function rowLine(row, name, always) {
			const { causes, job } = row;
			const fields = [];
			if (job !== undefined) fields.push(`"job":${(0, quote.h)(job)}`);
			if ((0, history_rows.tW)(row)) fields.push("\"older\":true");
			if (causes.length > 0) fields.push(`"causes":[${causes.map((cause) => cause === undefined ? "null" : (0, quote.h)(cause)).join(",")}]`);
			const runs = (0, verdicts_runs.K)(row.results);
			if (fields.length === 0 && runs === always) return (0, quote.h)(name);
			return `[${(0, quote.h)(name)},"${runs}"${fields.length === 0 ? "" : `,{${fields.join(",")}}`}]`;
		}
		;
		const maximumPackedBytes = 4 * 1024 * 1024;
		function packHistory(histories, maximumBytes = maximumPackedBytes) {
			const complete = pack(histories, false);
			if (fits(complete, maximumBytes)) return complete;
			let packed = pack(histories, true);
			for (let builds = histories.builds.length >> 1; builds > 0 && !fits(packed, maximumBytes); builds >>= 1) {
				packed = pack((0, unite_histories.Q)([histories], {
					builds,
					rows: history_rows.U1
				}), true);
			}
			return fits(packed, maximumBytes) ? packed : pack((0, history_rows.tp)(histories.builds.slice(-1), []), true);
		}
		function pack(histories, isWithoutNames) {
			const document = writeHistoryDocument(histories, { withoutNames: isWithoutNames });
			return {
				document,
				gzip: (0, external_node_zlib_.gzipSync)(document),
				isWithoutNames,
				builds: histories.builds.length
			};
		}
		const fits = ({ document, gzip }, maximumBytes) => gzip.length <= maximumBytes && document.length <= read_history_document.h;
		;
		const dayMs = 24 * 60 * 60 * 1e3;
		const shortDays = 5;
		const longDays = 30;
		const frequentBuilds = 10;
		function historyRetentionDays(builds, now) {
			const recent = builds.filter(({ timestamp }) => timestamp !== undefined && timestamp > now - shortDays * dayMs);
			return recent.length >= frequentBuilds ? shortDays : longDays;
		}
		;
		const limitMs = 1e4;
		async function storeBuild({ name, fileName, histories, build, results, now }, context) {
			const continued = (0, append_build.h)(histories, build, results);
			const retentionDays = historyRetentionDays(continued.builds, now);
			try {
				await (0, upload_content.H)({
					name,
					fileName,
					content: packHistory(continued).gzip,
					retentionDays,
					limitMs
				}, context);
				return { isWritten: true };
			} catch (error) {
				if (!(error instanceof errors.yo)) throw error;
				return {
					isWritten: false,
					reason: error.message,
					isExpected: false
				};
			}
		}
	})
};
