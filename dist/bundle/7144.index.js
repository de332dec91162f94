export const id = 7144;
export const ids = [7144];
export const modules = {
	37144: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { terminalAnswer: () => terminalAnswer });
		var display_text = __webpack_require__(60331);
		var place_text = __webpack_require__(54288);
		var shorten = __webpack_require__(59088);
		var failure_group = __webpack_require__(90048);
		var detail = __webpack_require__(67071);
		var failure_line = __webpack_require__(95632);
		var failures_of_groups = __webpack_require__(83230);
		var verdict_facts = __webpack_require__(49512);
		var verdict_words = __webpack_require__(42806);
		var node_builders = __webpack_require__(48032);
		var change_counts = __webpack_require__(31848);
		var change_words = __webpack_require__(74175);
		var terminal_marks = __webpack_require__(45500);
		var durations = __webpack_require__(94408);
		var failure_body = __webpack_require__(38770);
		var source_link = __webpack_require__(23107);
		var title = __webpack_require__(33169);
		var job_phrase = __webpack_require__(25397);
		var test_name = __webpack_require__(75752);
		var quarantine_words = __webpack_require__(53767);
		var code_text = __webpack_require__(77328);
		;
		const maximumReason = 200;
		const wordColumns = 7;
		const indent = " ".repeat(2 + wordColumns);
		function terminalTitle(test, begin, facts, { bold, quiet, wrap }) {
			const name = (0, display_text.p)((0, test_name.H)(test.name));
			const after = [(0, title.h9)(test.suite), ...facts].filter((fact) => fact !== "").map(display_text.p).join(" · ");
			if (after === "") return [begin + bold(name)];
			if (wrap(`${name} ${after}`, indent).length === 1) return [`${begin}${bold(name)} ${quiet(after)}`];
			return [begin + bold(name), ...wrap(after, indent, quiet)];
		}
		function begin(failure, { bold, failed, quiet }) {
			const word = (0, failure_group.WK)(failure);
			const padded = word.padEnd(wordColumns);
			if (word === "quarantined") return quiet(`${terminal_marks.z.quarantined} ${word} `);
			if (word === "failed") return failed(`${terminal_marks.z.failed} ${padded}`);
			return `${failed(terminal_marks.z.failed)} ${word === "new" ? bold(failed(padded)) : padded}`;
		}
		const factsText = (facts) => (0, verdict_facts.wh)((0, node_builders.Bs)(...facts));
		const excuse = (failure, scope) => failure.quarantine === undefined ? (0, verdict_facts.Jo)(failure, scope) : (0, quarantine_words.w)({
			...failure.quarantine,
			issue: ""
		}, true);
		function excusedTest(failure, scope, painter) {
			const { test, jobs, quarantine: { issue = "" } = {} } = failure;
			const phrase = (0, job_phrase.iD)(jobs, scope);
			const verdict = factsText([...excuse(failure, scope), ...phrase === undefined ? [] : [[(0, node_builders.Qq)(phrase)]]]);
			const reason = (0, shorten.m)((0, failure_line.On)(test, scope), maximumReason);
			const below = [verdict, reason].filter((part) => part !== "").join(": ");
			return [
				...terminalTitle(test, begin(failure, painter), [], painter),
				...below === "" ? [] : painter.wrap((0, display_text.p)(below), indent, painter.quiet),
				...issue === "" ? [] : [indent + painter.quiet((0, display_text.p)(issue))]
			];
		}
		function failedTest(failure, scope, painter) {
			if (!failure_group.ZC.has((0, failure_group.WK)(failure))) return excusedTest(failure, scope, painter);
			const { test } = failure;
			const { quiet, wrap } = painter;
			const location = scope.locations.get(test) ?? (test.file === undefined ? undefined : {
				file: test.file,
				line: test.line
			});
			const isUnseen = failure.verdict?.kind === "unseen";
			const verdict = factsText(isUnseen ? [[(0, node_builders.Qq)("new test")]] : failure.verdict ? (0, verdict_words.L)(failure.verdict, scope).facts : []);
			const jobs = (0, job_phrase.iD)(failure.jobs, scope);
			const rerun = scope.rerunOf?.(test);
			return [
				...terminalTitle(test, begin(failure, painter), durationOf(test), painter),
				...location === undefined ? [] : wrap((0, display_text.p)((0, source_link.z7)(location.file, location.line)), indent),
				...body(test, scope, painter),
				...[verdict, jobs ?? ""].flatMap((line) => line === "" ? [] : wrap((0, display_text.p)(line), indent, quiet)),
				...rerun === undefined ? [] : [`${indent}${quiet("again:")} ${(0, display_text.p)(rerun)}`]
			];
		}
		const durationOf = ({ duration }) => duration === undefined ? [] : [(0, durations.a)(duration)];
		function body(test, scope, { failed, passed, wrap }) {
			const [block] = (0, failure_body.l)(test, scope);
			if (block?.type !== "code") return [];
			const isDiff = block.language === "diff";
			return (0, code_text.p)(block.value).split("\n").flatMap((line) => {
				const shown = isDiff && line.startsWith("  ") ? line.slice(2) : line;
				const paint = isDiff && line.startsWith("-") ? failed : isDiff && line.startsWith("+") ? passed : undefined;
				return shown === "" ? [""] : wrap(shown, indent, paint);
			});
		}
		var terminal_painter = __webpack_require__(29631);
		;
		const maximumChanged = 5;
		const words = {
			gone: "gone",
			newlySkipped: "skipped",
			slower: "slower"
		};
		const kinds = Object.keys(change_counts.mF);
		const changedTests = (scope, painter) => kinds.flatMap((kind) => changed(kind, scope, painter));
		function changed(kind, scope, painter) {
			const { count = 0, tests = [] } = scope.summary.changes?.[kind] ?? {};
			const shown = tests.slice(0, maximumChanged);
			if (shown.length === 0) return [];
			const begin = painter.quiet(`${terminal_marks.z.skipped} ${`${words[kind]} `.padEnd(wordColumns)}`);
			const lines = shown.flatMap((test) => terminalTitle(test, begin, (0, change_words.S8)(kind, test, scope).map(verdict_facts.wh), painter));
			return [...lines, ...(0, terminal_painter.g)(count - shown.length, `more ${change_counts.mF[kind]} test`, painter)];
		}
		var counts = __webpack_require__(3517);
		var test_counts = __webpack_require__(77727);
		var verdict_group = __webpack_require__(86245);
		var cause_count = __webpack_require__(88632);
		var cause_rows = __webpack_require__(21174);
		var cause_table = __webpack_require__(71479);
		var single_failures = __webpack_require__(63545);
		var short_verdict = __webpack_require__(19213);
		;
		const maximumOpen = 20;
		const countColumns = 7;
		function terminalCauses(scope, painter) {
			const { summary } = scope;
			const rows = (0, cause_rows.x)(scope, { hasFullNames: true });
			const shown = rows.slice(0, maximumOpen);
			const single = (0, single_failures.y)(summary);
			const open = single.failures.slice(0, maximumOpen - shown.length);
			return [
				[
					painter.bold(`${(0, cause_count.H)(summary.causes.length + summary.otherCauses, "cause", summary)} of ${(0, counts.p)((0, test_counts.VZ)(summary.counts), "failure")}`),
					"",
					...shown.flatMap((row) => cause(row, scope, painter)),
					...(0, terminal_painter.g)(rows.length - shown.length, "more cause", painter)
				],
				...open.map((failure) => failedTest(failure, scope, painter)),
				(0, terminal_painter.g)(single.total - open.length, "more failed test", painter)
			];
		}
		const isNew = ({ verdict }) => (0, verdict_group.X)(verdict?.kind) === "new";
		function verdictOf(row, scope) {
			if (isNew(row)) return "new";
			if (row.verdict?.kind !== "known") return (0, short_verdict.W)(row.verdict?.kind, scope);
			const [since = []] = (0, verdict_words.L)(row.verdict, scope, true).facts;
			return `known ${(0, verdict_facts.wh)(since)}`.trimEnd();
		}
		function cause(row, scope, { bold, quiet, failed, wrap }) {
			const count = (0, counts.B)(row.executions).padStart(countColumns);
			const below = " ".repeat(countColumns + 2);
			const [first = "", ...rest] = wrap((0, display_text.p)(row.signature), below, failed);
			const facts = [
				verdictOf(row, scope),
				(0, cause_table.JD)(row),
				row.place?.text ?? ""
			].filter((fact) => fact !== "");
			const [reach = "", ...others] = wrap((0, display_text.p)(facts.join(" · ")), below).map((line) => line.slice(below.length));
			const names = `${row.names.join(", ")}${row.more > 0 ? ` and ${(0, counts.B)(row.more)} more` : ""}`;
			return [
				count + first.slice(countColumns),
				...rest,
				below + (isNew(row) ? bold(failed("new")) + quiet(reach.slice("new".length)) : quiet(reach)),
				...others.map((line) => below + quiet(line)),
				...wrap((0, display_text.p)(names), below, quiet)
			];
		}
		var terminal_headline = __webpack_require__(2554);
		;
		const maximumFlaky = 10;
		const maximumProblems = 10;
		const terminal_answer_maximumReason = 200;
		function terminalAnswer(given, options) {
			const scope = {
				...given,
				detail: detail.eY
			};
			const painter = (0, terminal_painter.u)(options);
			const { summary } = scope;
			const groups = [
				...(0, failures_of_groups.C)(summary) ? terminalCauses(withoutQuarantined(scope), painter) : failures(scope, painter),
				...flaky(scope, painter),
				changedTests(scope, painter),
				problems(summary.problems, painter),
				options.hint === undefined ? [] : painter.wrap((0, display_text.p)(options.hint.searched), "  "),
				(0, terminal_headline.dE)(scope, options).split("\n")
			];
			return `${groups.filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n")}\n`;
		}
		const withoutQuarantined = (scope) => ({
			...scope,
			summary: (0, failures_of_groups.d)(scope.summary, failure_group.uj)
		});
		function failures(scope, painter) {
			const all = (0, failure_group.zA)(scope.summary.failures);
			const shown = all.slice(0, maximumOpen);
			const more = (scope.summary.failedTests ?? all.length) - shown.length;
			return [...shown.map((failure) => failedTest(failure, scope, painter)), (0, terminal_painter.g)(more, "more failed test", painter)];
		}
		function flaky(scope, painter) {
			const { summary } = scope;
			const shown = summary.flakyFailures.slice(0, maximumFlaky);
			if (shown.length === 0) return [];
			const more = (summary.flakyTests ?? shown.length) - shown.length;
			const lines = shown.map(({ test, verdict }) => {
				const before = verdict === undefined ? "" : (0, verdict_facts.wh)((0, node_builders.Bs)(...(0, verdict_words.L)(verdict, scope, true).facts));
				const facts = [test.attempts === undefined ? "" : `passed on attempt ${test.attempts}`, before];
				const reason = (0, shorten.m)((0, failure_line.On)(test, scope), terminal_answer_maximumReason);
				const below = reason === "" ? [] : painter.wrap((0, display_text.p)(reason), indent, painter.quiet);
				return [...terminalTitle(test, `${painter.flaky("\u21bb")} ${"flaky".padEnd(wordColumns)}`, facts, painter), ...below].join("\n");
			});
			return [[...lines, ...(0, terminal_painter.g)(more, "more flaky test", painter)]];
		}
		function problems(all, painter) {
			const errors = all.filter(({ severity }) => severity === "error");
			return [...errors.slice(0, maximumProblems).flatMap((problem) => {
				const lines = [(0, place_text.Z)(problem), problem.message].filter((line) => line !== "");
				const wrapped = lines.flatMap((line) => painter.wrap((0, display_text.p)(line), "  ")).join("\n");
				return `${painter.flaky("!")} ${wrapped.trimStart()}`;
			}), ...(0, terminal_painter.g)(errors.length - maximumProblems, "more error", painter)];
		}
	}),
	88632: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => causeCount });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		const causeCount = (count, noun, { otherCausesIsMinimum }) => `${otherCausesIsMinimum === true ? "at least " : ""}${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(count, noun)}`;
	}),
	71479: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$M: () => causePlace,
			E9: () => causeTable,
			JD: () => causeReach
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3517);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
		var _verdicts_cause_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70732);
		var _cause_count_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88632);
		var _cause_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21174);
		const maximumRows = 10;
		const maximumSignature = 200;
		const maximumName = 100;
		const causeReach = ({ tests, jobs }) => `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.p)(tests, "test")}${jobs === "" ? "" : ` ${jobs}`}`;
		const causePlace = ({ place }) => place === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(place.url, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(place.text))];
		function namesOf({ names, more, url }) {
			const rest = more === 0 ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(url, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.B)(more)} more`))];
			return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Bs)(...names.map((name) => [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(name, maximumName))]), rest);
		}
		const cellsOf = (row, scope) => [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.ko)((0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.B)(row.executions))], [
			(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.ti)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(row.signature, maximumSignature)),
			_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.qL,
			...(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Bs)((0, _verdicts_cause_verdict_js__WEBPACK_IMPORTED_MODULE_2__.K)(row.verdict, scope), [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(causeReach(row))], causePlace(row)),
			_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.qL,
			(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.EX)(...namesOf(row))
		]];
		function causeTable(scope) {
			const rows = (0, _cause_rows_js__WEBPACK_IMPORTED_MODULE_3__.x)(scope);
			if (rows.length === 0) return [];
			const shown = rows.slice(0, maximumRows);
			const more = rows.length - shown.length + scope.summary.otherCauses;
			const table = {
				type: "table",
				align: ["right", "left"],
				head: [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("Failures")], [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("Cause")]],
				rows: shown.map((row) => cellsOf(row, scope))
			};
			return [table, ...more > 0 ? [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.FY)((0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`and ${(0, _cause_count_js__WEBPACK_IMPORTED_MODULE_5__.H)(more, "more cause", scope.summary)}`))] : []];
		}
	}),
	63545: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => singleFailures });
		function singleFailures({ failures, failedTests = 0, causes, otherCauses, otherCausesIsMinimum }) {
			const known = causes.filter(({ tests }) => tests > 1);
			const shared = new Set(known.map(({ cause }) => cause.id));
			const total = causes.length - shared.size + otherCauses;
			const unshared = failedTests - known.reduce((sum, { tests }) => sum + tests, 0);
			return {
				failures: failures.filter(({ cause }) => !shared.has(cause.id)),
				total: otherCausesIsMinimum === true ? Math.max(total, unshared) : total
			};
		}
	}),
	38770: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => failureBody });
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _failure_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93731);
		var _first_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11887);
		function foldOf(trace, command) {
			const again = (label) => command === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.FY)((0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`${label} a POSIX shell or PowerShell: `), (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ti)(command))];
			if (trace.trim() !== "") return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.mt)("Trace", [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.aY)(trace), ...again("Run it again in")])];
			return command === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.mt)("Run it again", again("In"))];
		}
		function failureBody(test, scope) {
			const { failureTexts = (0, _failure_texts_js__WEBPACK_IMPORTED_MODULE_1__.createFailureTexts)(scope), detail, rerunOf } = scope;
			const block = failureTexts.shown(test);
			const shown = block === undefined ? [] : [block];
			if (detail.detailLines === 0) return shown;
			return [...shown, ...foldOf((0, _first_lines_js__WEBPACK_IMPORTED_MODULE_2__.U)(failureTexts.trace(test), detail.detailLines), rerunOf?.(test))];
		}
	}),
	95632: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			On: () => shownReason,
			Pu: () => failureLine,
			Qj: () => withFacts,
			g3: () => reasonCode
		});
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
		var _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25397);
		var _verdicts_verdict_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49512);
		var _details_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1749);
		var _title_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33169);
		const maximumReason = 120;
		const shownReason = (test, { failureTexts }) => failureTexts?.reason(test) ?? test.headline ?? "";
		function reasonCode(test, scope) {
			const reason = shownReason(test, scope);
			return reason.trim() === "" ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.ti)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(reason, maximumReason - 2))];
		}
		function withFacts(title, facts, reason = []) {
			const shown = (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Bs)(...facts);
			return [
				...title,
				...shown.length === 0 ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(" \u2014 "), ...shown],
				...reason.length === 0 ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(" · "), ...reason]
			];
		}
		function failureLine(failure, scope, withSuite = true) {
			const title = (0, _title_js__WEBPACK_IMPORTED_MODULE_4__.nV)(failure, withSuite, (0, _details_url_js__WEBPACK_IMPORTED_MODULE_5__.g)(failure, scope));
			const jobs = (0, _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_2__.XB)(failure.jobs, scope);
			const facts = [...(0, _verdicts_verdict_facts_js__WEBPACK_IMPORTED_MODULE_3__.Jo)(failure, scope, scope.isVerdictTitled), ...jobs === undefined ? [] : [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(jobs)]]];
			return withFacts(title, facts, reasonCode(failure.test, scope));
		}
	}),
	74175: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S8: () => changeFacts,
			X0: () => fixedLine,
			vK: () => changeLine
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3517);
		var _base_text_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94408);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59088);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48032);
		var _failed_test_title_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33169);
		var _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25397);
		var _test_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75752);
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63631);
		var _build_link_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6976);
		var _change_counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31848);
		const maximumFixed = 3;
		const maximumNameLength = 200;
		function changedTitle({ name, suite }) {
			const path = (0, _failed_test_title_js__WEBPACK_IMPORTED_MODULE_3__.h9)(suite);
			return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Bs)([(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.ko)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.m)((0, _test_name_js__WEBPACK_IMPORTED_MODULE_8__.H)(name), maximumNameLength))], path === "" ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.m)(path, maximumNameLength))]);
		}
		const jobsOf = ({ jobs = [] }, { summary }) => jobs.length === 0 ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`in ${(0, _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_4__.c0)(jobs, summary)}`)];
		function changeFact(kind, { since, duration, usual }, scope) {
			if (kind === "slower") {
				if (duration === undefined) return [];
				return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`${(0, _base_text_durations_js__WEBPACK_IMPORTED_MODULE_0__.a)(duration)}${usual === undefined ? "" : ` (usually about ${(0, _base_text_durations_js__WEBPACK_IMPORTED_MODULE_0__.a)(usual)})`}`)];
			}
			return since === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`ran on ${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_5__.s)(scope.summary)} until `), (0, _build_link_js__WEBPACK_IMPORTED_MODULE_6__.h)(since, scope)];
		}
		const changeFacts = (kind, test, scope) => [changeFact(kind, test, scope), jobsOf(test, scope)].filter((fact) => fact.length > 0);
		function changeLine(kind, test, scope) {
			const facts = (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Bs)(...changeFacts(kind, test, scope));
			return [...changedTitle(test), ...facts.length === 0 ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(" \u2014 "), ...facts]];
		}
		function fixedFact({ changes }) {
			const { count = 0, tests = [] } = changes?.fixed ?? {};
			if (count === 0) return [];
			const shown = tests.slice(0, maximumFixed);
			const more = count - shown.length;
			const named = shown.flatMap((test, index) => [...index === 0 ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(", ")], ...changedTitle(test)]);
			if (shown.length === 0) return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_9__.B)(count)} fixed`)];
			return [
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_9__.B)(count)} fixed: `),
				...named,
				...more > 0 ? [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(` and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_9__.B)(more)} more`)] : []
			];
		}
		const fixedLine = ({ summary }) => (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Bs)(fixedFact(summary), ...(0, _change_counts_js__WEBPACK_IMPORTED_MODULE_7__.mU)(summary).map((fact) => [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(fact)]));
	}),
	19213: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => causeWord,
			k: () => shortVerdict
		});
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63631);
		var _build_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6976);
		var _verdict_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49512);
		function shortVerdict(failure, scope) {
			const { verdict, quarantine } = failure;
			if (quarantine === undefined && verdict?.kind === "new") return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ko)("new")];
			if (quarantine === undefined && verdict?.kind === "unseen") return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ko)("new test")];
			if (quarantine === undefined && verdict?.kind === "known") {
				const { since } = verdict;
				return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`fails on ${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_1__.s)(scope.summary)}${since === undefined ? "" : " since "}`), ...since ? [(0, _build_link_js__WEBPACK_IMPORTED_MODULE_2__.h)(since, scope)] : []];
			}
			const [first = []] = (0, _verdict_facts_js__WEBPACK_IMPORTED_MODULE_3__.Jo)(failure, scope);
			return first;
		}
		function causeWord(kind, { summary }) {
			const words = {
				new: "new",
				unseen: "new",
				known: `fails on ${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_1__.s)(summary)}`,
				flaky: "known flaky",
				unknown: ""
			};
			return kind === undefined ? "" : words[kind];
		}
	}),
	77328: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => codeText });
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60331);
		const codeText = (value) => (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.W)(value).replace(/(?<!\n)\n+$/, "");
	})
};
