export const id = 7778;
export const ids = [7778];
export const modules = {
	50258: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => firstLine });
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2512);
		function firstLine(text, maximumLength = Number.POSITIVE_INFINITY) {
			const trimmed = text.trimStart();
			const end = trimmed.search(/[\r\n]/);
			const line = (end === -1 ? trimmed : trimmed.slice(0, end)).trimEnd();
			return (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_0__.xq)(line, maximumLength, "\u2026");
		}
	}),
	82553: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => lineNumber });
		function lineNumber(value) {
			const line = typeof value === "string" ? Number(value) : value;
			return typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : undefined;
		}
	}),
	95462: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => createRunErrors });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _first_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50258);
		const maximumReported = 10;
		const maximumReasonLength = 300;
		function createRunErrors(sink) {
			let count = 0;
			return {
				add(what, reason, line, path) {
					count += 1;
					if (count > maximumReported) return;
					const first = (0, _first_line_js__WEBPACK_IMPORTED_MODULE_0__.T)(reason, maximumReasonLength);
					const message = first === "" ? `${what}.` : `${what}: ${first}`;
					sink.problem({
						severity: "error",
						kind: "incomplete",
						message,
						...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
							line,
							path
						})
					});
				},
				finish(unlisted = 0) {
					const more = Math.max(count - maximumReported, 0) + unlisted;
					if (more === 0) return;
					const message = more === 1 ? "There is 1 more error outside of the tests." : `There are ${more} more errors outside of the tests.`;
					sink.problem({
						severity: "error",
						kind: "incomplete",
						message
					});
				}
			};
		}
	}),
	4964: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Js: () => statedCount,
			Wl: () => checkStatedTotal,
			Xg: () => checkStatedFailures,
			u3: () => reportMissingFailures
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		const statedCount = (value) => Number.isSafeInteger(value) ? Math.max(value, 0) : 0;
		function checkStatedTotal(sink, stated, listed, what = "tests") {
			if (stated === undefined || stated <= listed) return;
			sink.problem({
				severity: "warning",
				message: `The file states ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(stated)} ${what}, but lists ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(listed)}; the listed ones count.`
			});
		}
		function checkStatedFailures(sink, stated, listed) {
			if (stated > 0 && listed === 0) reportMissingFailures(sink, "The file", stated);
		}
		function reportMissingFailures(sink, subject, stated, line, reason = "") {
			sink.problem({
				severity: "error",
				kind: "incomplete",
				message: `${subject} states ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(stated, "failure")}, but lists no failed test${reason === "" ? ". See the log of the tests for the reason." : `: ${reason}`}`,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({ line })
			});
		}
	}),
	7778: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readRspec: () => readRspec });
		var text_counts = __webpack_require__(3517);
		var event_fields = __webpack_require__(79919);
		var captured_text = __webpack_require__(90743);
		var line_number = __webpack_require__(82553);
		var run_errors = __webpack_require__(95462);
		var stated_totals = __webpack_require__(4964);
		var json = __webpack_require__(53822);
		var json_fields = __webpack_require__(2618);
		;
		const maximumFrames = 200;
		const rspecFrame = /\/lib\/rspec\/(?:core|mocks|expectations|support|matchers|rails|autorun)(?:\/|\.rb:)|\/(?:bin|exe)\/(?:rspec|bundle|rake)\b|\/lib\d{0,3}\/ruby\/|^<internal:|\borg\/jruby\//;
		const mayBeOfRspec = (frame) => frame.includes("/lib") || frame.includes("bin/") || frame.includes("exe/") || frame.includes("jruby/") || frame.startsWith("<internal:");
		function rspecFailure(exception) {
			if (!(0, json_fields.u4)(exception)) return {};
			const text = withoutBlankEnds((0, event_fields.e1)(exception.message) ?? "");
			const type = (0, event_fields.e1)(exception.class);
			const isOfRspec = type?.includes("RSpec") === true;
			const frames = framesOf(exception.backtrace, isOfRspec);
			const message = text !== "" ? text : type ?? "";
			const head = type === undefined || isOfRspec ? "" : `${type}:\n`;
			const details = frames === "" && head === "" ? "" : `${head}${indented(text)}${frames}`.trimEnd();
			return {
				...message !== "" && { message: (0, captured_text.yA)(message) },
				...details !== "" && { details: (0, captured_text.yA)(details) }
			};
		}
		const withoutBlankEnds = (text) => {
			const start = /^(?:[ \t]{0,100}\r?\n)*/.exec(text)?.[0].length ?? 0;
			return text.slice(start).trimEnd();
		};
		const indented = (text) => text === "" ? "" : `${text.replace(/^(?=.)/gm, "  ")}\n`;
		function framesOf(backtrace, isOfRspec) {
			if (!Array.isArray(backtrace)) return "";
			const frames = [];
			const ofRspec = [];
			for (const frame of backtrace) {
				if (typeof frame !== "string") continue;
				const list = mayBeOfRspec(frame) && rspecFrame.test(frame) ? ofRspec : frames;
				if (list.length < maximumFrames) list.push(frame);
			}
			return (frames.length > 0 || isOfRspec ? frames : ofRspec).join("\n");
		}
		;
		const maximumLength = 16 * 1024;
		function rspecError(message) {
			const start = /^\s{0,100}An error occurred /.test(message) ? message.slice(0, maximumLength).trimStart() : undefined;
			if (start === undefined) return undefined;
			const lines = start.split(/\r?\n/);
			const what = (lines[0] ?? "").replace(/\s-\sDid you mean\?$/, "").replace(/[.:]$/, "");
			return {
				what,
				reason: reasonOf(lines.slice(1))
			};
		}
		const ownFrame = /^\s{0,20}# \.\/(\S[^:]{0,300}:\d{1,9})(?::|$)/;
		function reasonOf(lines) {
			const reason = exceptionOf(lines);
			const place = lines.map((line) => ownFrame.exec(line)?.[1]).find((found) => found !== undefined);
			return place === undefined || reason === "" ? reason : `${reason} (${place})`;
		}
		function exceptionOf(lines) {
			for (const [index, line] of lines.entries()) {
				const [, type, rest = ""] = /^ {0,4}((?:[A-Z]\w{0,100}(?:::)?){1,10}):(?: (.*))?$/.exec(line) ?? [];
				if (type === undefined) continue;
				const text = rest.trim() !== "" ? rest.trim() : lines.slice(index + 1).find((next) => next.trim() !== "")?.trim() ?? "";
				return text === "" || text.startsWith("#") ? type : `${type}: ${text}`;
			}
			return lines.find((line) => line.startsWith("Failure/Error:"))?.slice("Failure/Error:".length).trim() ?? "";
		}
		;
		async function readRspec(source, sink) {
			const counts = {
				stated: 0,
				listed: 0,
				statedFailures: 0,
				unsuccessful: 0,
				statedErrors: 0,
				errors: 0,
				exited: 0
			};
			let hasExamples = false;
			const errors = (0, run_errors.t)(sink);
			const suiteOf = createSuites();
			const shapes = new Map([
				["examples", {
					kind: "elements",
					open() {
						hasExamples = true;
					},
					take(example) {
						const result = rspecResult(example, suiteOf);
						counts.listed += 1;
						if (result.status === "cancelled") counts.exited += 1;
						if (result.status !== "successful" && result.status !== "skipped") counts.unsuccessful += 1;
						sink.test(result);
					},
					accepts: ({ full_description: name, status }) => typeof name === "string" && typeof status === "string"
				}],
				["messages", {
					kind: "value",
					take(messages) {
						for (const message of Array.isArray(messages) ? messages : []) {
							const error = typeof message === "string" ? rspecError(message) : undefined;
							if (error === undefined) continue;
							counts.errors += 1;
							errors.add(error.what, error.reason);
						}
					}
				}],
				["summary", {
					kind: "value",
					take(summary) {
						if (!(0, json_fields.u4)(summary)) return;
						counts.stated += (0, stated_totals.Js)(summary.example_count);
						counts.statedFailures += (0, stated_totals.Js)(summary.failure_count);
						counts.statedErrors += (0, stated_totals.Js)(summary.errors_outside_of_examples_count);
					}
				}]
			]);
			const complete = await (0, json.V)(source, sink, {
				kind: "object",
				fields: shapes
			});
			const unnamed = counts.statedErrors - counts.errors;
			if (unnamed > 0) errors.add(`RSpec states ${(0, text_counts.p)(unnamed, "error")} outside of the examples. See the log of the tests`, "");
			if (counts.exited > 0) errors.add(`The process exited during ${(0, text_counts.p)(counts.exited, "example")}, so the examples after it did not run`, "");
			errors.finish();
			if (!complete) return;
			if (hasExamples) {
				(0, stated_totals.Wl)(sink, counts.stated, counts.listed, "examples");
				(0, stated_totals.Xg)(sink, counts.statedFailures, counts.unsuccessful);
			} else sink.problem({
				severity: "error",
				kind: "unreadable",
				message: "The report has no list of examples."
			});
		}
		const statuses = new Map([
			["passed", "successful"],
			["failed", "failed"],
			["pending", "skipped"],
			["", "cancelled"]
		]);
		function rspecResult(example, suiteOf) {
			const status = statuses.get(example.status) ?? "unknown";
			const path = (0, event_fields.e1)(example.file_path);
			const file = groupFile(example.id, path) ?? path;
			const name = (0, event_fields.e1)(example.full_description) ?? (0, event_fields.e1)(example.description) ?? "";
			const result = {
				name,
				suite: suiteOf(file ?? ""),
				status
			};
			const duration = (0, json_fields.Kd)(example.run_time, 1e3);
			if (duration !== undefined) result.duration = duration;
			if (file !== undefined) result.file = file;
			const line = file === path ? (0, line_number.e)(example.line_number) : undefined;
			if (line !== undefined) result.line = line;
			if (status === "skipped") {
				const reason = (0, event_fields.e1)(example.pending_message);
				if (reason !== undefined) result.message = (0, captured_text.yA)(reason);
			} else if (example.exception !== undefined) Object.assign(result, rspecFailure(example.exception));
			return result;
		}
		const bracket = 91;
		function groupFile(id, path = "") {
			if (typeof id !== "string" || !id.endsWith("]")) return undefined;
			if (path !== "" && id.charCodeAt(path.length) === bracket && id.startsWith(path)) return path;
			const end = id.lastIndexOf("[");
			return end > 0 ? id.slice(0, end) : undefined;
		}
		function createSuites() {
			let lastFile;
			let last = [];
			return (file) => {
				if (file !== lastFile) {
					lastFile = file;
					const path = className(file);
					last = path === "" ? ["rspec"] : ["rspec", path];
				}
				return last;
			};
		}
		function className(file) {
			const dot = file.indexOf(".", file.lastIndexOf("/") + 1);
			const path = (dot === -1 ? file : file.slice(0, dot)).replaceAll("/", ".");
			let start = 0;
			let end = path.length;
			while (path[start] === ".") start += 1;
			while (end > start && path[end - 1] === ".") end -= 1;
			return path.slice(start, end);
		}
	})
};
