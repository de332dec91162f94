export const id = 6200;
export const ids = [6200];
export const modules = { 36200: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { findRepeats: () => findRepeats });
	var group_by = __webpack_require__(39338);
	var counts = __webpack_require__(3517);
	var cut_margin = __webpack_require__(2512);
	var collect_entry = __webpack_require__(69870);
	var folder_identity = __webpack_require__(42696);
	var open_file = __webpack_require__(32820);
	var defined_fields = __webpack_require__(43268);
	var detach = __webpack_require__(10118);
	var file_job = __webpack_require__(4665);
	var twin_reading = __webpack_require__(98874);
	;
	const maximumRuns = 1e6;
	const maximumTexts = 32 * 1024 * 1024;
	function createRepeatScan() {
		const runs = new Map();
		let ofFile = [];
		let path = "";
		let jobOfFile = "";
		let count = 0;
		let texts = 0;
		const attemptOf = ({ status, duration, timestamp, message, details, expected, actual, stdout, stderr }) => {
			const all = {
				message,
				details,
				expected,
				actual,
				stdout,
				stderr
			};
			const kept = Object.fromEntries(Object.entries(all).flatMap(([name, text]) => text === undefined ? [] : [[name, (0, detach.Y)(text)]]));
			const length = Object.values(kept).reduce((sum, text) => sum + text.length, 0);
			const isKept = status !== "successful" && texts + length <= maximumTexts;
			if (isKept) texts += length;
			return {
				status,
				...(0, defined_fields.X)({
					duration,
					timestamp
				}),
				...isKept && kept
			};
		};
		return {
			recorder: {
				...twin_reading.j,
				beginFile(begun) {
					path = begun.path;
					jobOfFile = begun.job ?? (0, file_job.Sv)(begun.path);
					ofFile = [];
				},
				test(test) {
					count += 1;
					if (count > maximumRuns) return;
					const { module = "", job = jobOfFile, suite, name, timestamp: start } = test;
					const run = {
						path,
						position: ofFile.length,
						name: (0, detach.Y)(name),
						start,
						attempt: attemptOf(test)
					};
					ofFile.push({
						key: JSON.stringify([
							module,
							job,
							suite,
							name
						]),
						run
					});
				},
				restartFile() {
					count -= ofFile.length;
					ofFile = [];
				},
				endFile() {
					for (const { key, run } of ofFile) {
						const known = runs.get(key);
						if (known === undefined) runs.set(key, [run]);
						else known.push(run);
					}
					ofFile = [];
				}
			},
			runs: () => count > maximumRuns ? undefined : runs
		};
	}
	var retry_folders = __webpack_require__(93168);
	;
	async function findRepeats(files, tools) {
		const plan = new Map();
		const problems = [];
		const decide = (ordered) => {
			for (const [index, { path, position, name }] of ordered.entries()) {
				const isLast = index === ordered.length - 1;
				const attempts = isLast ? ordered.slice(0, -1).map(({ attempt }) => attempt) : undefined;
				const roles = plan.get(path) ?? new Map();
				plan.set(path, roles.set(position, attempts === undefined ? { name } : {
					name,
					attempts
				}));
			}
		};
		const isAsked = ({ matches }) => matches.some(({ collector }) => collector.repeats === "attempts");
		const asked = files.filter(isAsked);
		if (asked.length > 0) await mergeByName(asked, tools, decide, problems);
		for (const unit of (0, retry_folders.R)(files.filter((file) => !isAsked(file)))) await mergeByFolder(unit, tools, decide);
		return {
			plan,
			problems
		};
	}
	async function mergeByName(files, tools, decide, problems) {
		const scan = createRepeatScan();
		for (const file of files) {
			const opened = (0, folder_identity.d)(file) ? (0, folder_identity.T)(file, tools.isCommitted) : await (0, open_file.T)(file, tools);
			const { identity } = opened;
			if (identity.kind === "results" && identity.collector.repeats === "attempts") {
				await (0, collect_entry.b)(file, scan.recorder, tools, "source" in opened ? opened : undefined);
			} else if ("source" in opened) opened.source?.close();
		}
		const runs = scan.runs();
		if (runs === undefined) {
			problems.push({
				severity: "warning",
				message: "There are too many tests to find those that were repeated, so all runs count."
			});
			return;
		}
		const unordered = [];
		for (const group of runs.values()) {
			if (group.length === 1) continue;
			const ordered = inOrder(group);
			if (ordered === undefined) unordered.push(group[0]?.name ?? "");
			else decide(ordered);
		}
		if (unordered.length === 0) return;
		const [first = ""] = unordered;
		const others = unordered.length === 1 ? "" : ` and ${(0, counts.p)(unordered.length - 1, "other test")}`;
		problems.push({
			severity: "warning",
			message: `"${(0, cut_margin.xq)(first, maximumShown, "\u2026")}"${others} ran in several files that do not state when. So the order of the attempts is unknown, and all runs count.`
		});
	}
	const maximumShown = 200;
	function inOrder(runs) {
		const isOneFile = runs.every(({ path }) => path === runs[0]?.path);
		const starts = new Set(runs.map(({ start }) => start));
		if (starts.has(undefined) || starts.size < runs.length && !isOneFile) return isOneFile ? runs : undefined;
		return [...runs].sort((a, b) => (a.start ?? 0) - (b.start ?? 0) || a.position - b.position);
	}
	async function mergeByFolder(unit, tools, decide) {
		const scan = createRepeatScan();
		for (const file of unit.files) await (0, collect_entry.b)(file, scan.recorder, tools);
		const runs = scan.runs();
		if (runs === undefined) return;
		const tests = [...runs.values()];
		for (const group of unit.groups) {
			const last = lastFile(group.attempts, unit, tests);
			const attempts = new Map([...group.attempts, ...last === undefined ? [] : [[last, Number.POSITIVE_INFINITY]]]);
			for (const test of tests) {
				const own = test.filter(({ path }) => attempts.has(path));
				const byAttempt = (0, group_by.$)(own, ({ path }) => attempts.get(path));
				if (own.length < 2 || byAttempt.size < own.length) continue;
				decide([...own].sort((a, b) => (attempts.get(a.path) ?? 0) - (attempts.get(b.path) ?? 0)));
			}
		}
	}
	function lastFile(attempts, { groups, last }, tests) {
		const names = new Set([...attempts.keys()].map(nameOf));
		const named = last.filter((path) => names.has(nameOf(path)));
		if (groups.length === 1 && named.length === 1) return named[0];
		const previous = Math.max(...attempts.values());
		const isRetried = (path) => tests.every((runs) => {
			const hasRun = runs.some((run) => run.path === path);
			return !hasRun || runs.some((run) => attempts.get(run.path) === previous && run.attempt.status !== "successful");
		});
		const found = (named.length > 0 ? named : last).filter(isRetried);
		return found.length === 1 ? found[0] : undefined;
	}
	const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
}) };
