export const id = 2363;
export const ids = [2363, 1537];
export const modules = {
	47639: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => formatSize });
		const units = [
			"B",
			"kB",
			"MB",
			"GB",
			"TB"
		];
		function formatSize(bytes) {
			let value = bytes;
			let unit = 0;
			while (value >= 999.5 && unit < units.length - 1) {
				value /= 1e3;
				unit += 1;
			}
			return `${Number(value.toFixed(value < 9.95 ? 1 : 0))} ${units[unit]}`;
		}
	}),
	27409: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { checkEntries: () => checkEntries });
		var _host_process_safe_log_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(254);
		var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5057);
		var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40357);
		var _entry_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82576);
		var _list_entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61899);
		var _located_quarantine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36479);
		var _read_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96615);
		async function checkEntries(options, terminal) {
			const { env, stdout, stderr } = terminal;
			const { json = false, quiet = false } = options;
			const log = (0, _log_js__WEBPACK_IMPORTED_MODULE_5__.h)({
				stream: stderr,
				color: (0, _options_js__WEBPACK_IMPORTED_MODULE_0__.c)(stderr, env, quiet),
				quiet
			});
			const located = (0, _located_quarantine_js__WEBPACK_IMPORTED_MODULE_3__.T)(options, terminal);
			const { path } = located;
			const list = await (0, _located_quarantine_js__WEBPACK_IMPORTED_MODULE_3__.D)(located, log.problem);
			const histories = (0, _read_history_js__WEBPACK_IMPORTED_MODULE_4__.L)(options.history, located.cwd, log);
			const reports = (0, _entry_report_js__WEBPACK_IMPORTED_MODULE_1__.L)(list, Date.now(), histories);
			for (const report of reports) {
				const { test, line, until, hasEnded, passes, canLeave } = report;
				if (hasEnded) log.problem({
					severity: "error",
					message: `The quarantine of "${test}" ended on ${until}.`,
					path,
					line
				});
				else if (canLeave === true) log.problem({
					severity: "warning",
					message: (0, _entry_report_js__WEBPACK_IMPORTED_MODULE_1__.K)(report),
					path,
					line
				});
				else if (histories !== undefined && passes === undefined) log.problem({
					severity: "warning",
					message: `The history contains no test that matches "${test}".`,
					path,
					line
				});
			}
			if (json) stdout.write(`${(0, _host_process_safe_log_text_js__WEBPACK_IMPORTED_MODULE_6__.g5)(JSON.stringify({
				path,
				entries: reports
			}))}\n`);
			else stdout.write(`${(0, _list_entries_js__WEBPACK_IMPORTED_MODULE_2__.M)(path, reports.length)}\n`);
			return reports.some(({ hasEnded }) => hasEnded) ? _options_js__WEBPACK_IMPORTED_MODULE_0__.$.failed : _options_js__WEBPACK_IMPORTED_MODULE_0__.$.ok;
		}
	}),
	82576: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => leaveNote,
			L: () => reportEntries
		});
		var defined_fields = __webpack_require__(43268);
		var counts = __webpack_require__(3517);
		var quarantine_quarantine = __webpack_require__(5107);
		;
		const passesToLeave = 20;
		function passesInARow(histories, entries) {
			const quarantine = (0, quarantine_quarantine.b)(entries, Number.NEGATIVE_INFINITY);
			const least = new Map();
			for (const test of histories.all()) {
				for (const entry of quarantine.entriesOf(test)) {
					const passes = lastPasses(test.results);
					least.set(entry, Math.min(passes, least.get(entry) ?? passes));
				}
			}
			return least;
		}
		const canLeave = (passes) => passes !== undefined && passes >= passesToLeave;
		function lastPasses(results) {
			let passes = 0;
			for (let index = results.length - 1; index >= 0; index -= 1) {
				const result = results.charAt(index);
				if (result === "-") continue;
				if (result !== "P") break;
				passes += 1;
			}
			return passes;
		}
		var quarantine_end = __webpack_require__(60970);
		;
		function reportEntries({ entries, lines }, now, histories) {
			const passesOf = histories && passesInARow(histories, entries);
			return entries.map((entry) => {
				const passes = passesOf?.get(entry);
				return {
					...entry,
					line: lines.get(entry) ?? 1,
					hasEnded: (0, quarantine_end._)(entry, now),
					...(0, defined_fields.X)({
						passes,
						canLeave: passesOf && canLeave(passes)
					})
				};
			});
		}
		const leaveNote = ({ test, passes = 0 }) => `"${test}" passed ${(0, counts.B)(passes)} times in a row, so it can leave the quarantine.`;
	}),
	61899: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => entriesOf,
			listEntries: () => listEntries
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3517);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60331);
		var _host_process_safe_log_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(254);
		var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5057);
		var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40357);
		var _entry_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82576);
		var _located_quarantine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36479);
		var _read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96615);
		async function listEntries(options, terminal) {
			const { env, stdout, stderr } = terminal;
			const { json = false, quiet = false } = options;
			const log = (0, _log_js__WEBPACK_IMPORTED_MODULE_4__.h)({
				stream: stderr,
				color: (0, _options_js__WEBPACK_IMPORTED_MODULE_0__.c)(stderr, env, quiet),
				quiet
			});
			const located = (0, _located_quarantine_js__WEBPACK_IMPORTED_MODULE_2__.T)(options, terminal);
			const list = await (0, _located_quarantine_js__WEBPACK_IMPORTED_MODULE_2__.D)(located, log.problem);
			const reports = (0, _entry_report_js__WEBPACK_IMPORTED_MODULE_1__.L)(list, Date.now(), (0, _read_history_js__WEBPACK_IMPORTED_MODULE_3__.L)(options.history, located.cwd, log));
			if (json) stdout.write(`${(0, _host_process_safe_log_text_js__WEBPACK_IMPORTED_MODULE_5__.g5)(JSON.stringify({
				path: located.path,
				entries: reports
			}))}\n`);
			else stdout.write(`${[entriesOf(located.path, reports.length), ...quiet ? [] : reports.map(describe)].join("\n")}\n`);
			return _options_js__WEBPACK_IMPORTED_MODULE_0__.$.ok;
		}
		const entriesOf = (path, count) => count === 0 ? "No test is in quarantine." : `${path}: ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.B)(count)} ${count === 1 ? "entry" : "entries"}`;
		function describe({ test, module, owner, reason, issue, until, hasEnded, passes, canLeave }) {
			const facts = [
				module === undefined ? undefined : `module ${module}`,
				until === undefined ? "no end" : hasEnded ? `ended on ${until}` : `until ${until}`,
				owner,
				reason,
				issue,
				passes === undefined || passes === 0 ? undefined : `passed ${passes === 1 ? "once" : `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.B)(passes)} times in a row`}`,
				canLeave === true ? "can leave" : undefined
			].filter((fact) => fact !== undefined);
			return `\n${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_7__.p)(test)}\n  ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_7__.p)(facts.join(" · "))}`;
		}
	}),
	36479: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => readQuarantine,
			T: () => locateQuarantine
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		var _config_quarantine_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21290);
		function locateQuarantine(options, { cwd: current, env }) {
			const cwd = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(current, options.cwd ?? ".");
			const named = options.config === undefined ? undefined : (0, _config_quarantine_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__.c)(options.config, cwd);
			if (named !== undefined) return {
				cwd,
				path: named,
				exists: true
			};
			const found = (0, _config_quarantine_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__.Gl)(cwd, env);
			if (found?.isForeign === true) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`The quarantine file ${found.path} belongs to another user than the working directory.`, { hint: "If you trust the file, name the configuration next to it with --config." });
			}
			if (found !== undefined) return {
				cwd,
				path: found.path,
				exists: true
			};
			return {
				cwd,
				path: (0, _config_quarantine_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__.vd)(cwd, options.config),
				exists: false
			};
		}
		async function readQuarantine({ cwd, path }, onWarning) {
			const { list, warnings } = await (0, _config_quarantine_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__.Jo)(cwd, path);
			for (const warning of warnings) onWarning(warning);
			return list;
		}
	}),
	96615: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => readHistory });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		var _judge_earlier_builds_history_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27320);
		var _judge_verdicts_document_read_history_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54812);
		function readHistory(path, cwd, log) {
			if (path === undefined) return undefined;
			const { histories, problems } = (0, _judge_verdicts_document_read_history_document_js__WEBPACK_IMPORTED_MODULE_3__.y)(readBytes((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path), path), path);
			for (const problem of problems) log.problem(problem);
			return histories;
		}
		function readBytes(file, path) {
			try {
				return (0, _judge_earlier_builds_history_bytes_js__WEBPACK_IMPORTED_MODULE_2__.A)(file);
			} catch (cause) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`The history "${path}" cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(cause)}.`, {
					hint: "Correct --history.",
					cause
				});
			}
		}
	})
};
