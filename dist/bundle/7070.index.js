export const id = 7070;
export const ids = [7070];
export const modules = {
	87070: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { terminalAnswer: () => terminalAnswer });
		var display_text = __webpack_require__(60331);
		var place_text = __webpack_require__(54288);
		var shorten = __webpack_require__(59088);
		var failure_group = __webpack_require__(90048);
		var fold_causes = __webpack_require__(91394);
		var detail = __webpack_require__(67071);
		var failure_line = __webpack_require__(95632);
		var failures_of_groups = __webpack_require__(83230);
		var listed_properties = __webpack_require__(92193);
		var verdict_facts = __webpack_require__(49512);
		var verdict_words = __webpack_require__(42806);
		var node_builders = __webpack_require__(48032);
		var known_ranges = __webpack_require__(98711);
		;
		const brokenRanges = (scope, painter) => (0, known_ranges.K)(scope).map((range) => lines(range, painter));
		const indent = "  ";
		const lines = ({ title, url, bisection }, { quiet, wrap }) => [
			...wrap((0, display_text.p)(title), ""),
			...url === undefined ? [] : [`${indent}${quiet("compare:")} ${(0, display_text.p)(url)}`],
			...bisection === undefined ? [] : [`${indent}${quiet("bisect:")} ${(0, display_text.p)(bisection.command)}`],
			...bisection?.nextStep === undefined ? [] : [`${indent}${(0, display_text.p)(bisection.nextStep)}`]
		];
		var change_counts = __webpack_require__(31848);
		var change_words = __webpack_require__(74175);
		var terminal_marks = __webpack_require__(45500);
		var durations = __webpack_require__(94408);
		var evidence_words = __webpack_require__(89121);
		var has_duration = __webpack_require__(54265);
		var failure_body = __webpack_require__(38770);
		var source_link = __webpack_require__(23107);
		var suite_path = __webpack_require__(82487);
		var job_phrase = __webpack_require__(25397);
		var test_name = __webpack_require__(75752);
		var quarantine_words = __webpack_require__(53767);
		var verdict_counts = __webpack_require__(52775);
		var code_text = __webpack_require__(77328);
		;
		const maximumReason = 200;
		const wordColumns = 7;
		const failed_test_indent = " ".repeat(2 + wordColumns);
		function terminalTitle(test, begin, facts, { bold, quiet, wrap }) {
			const name = (0, display_text.p)((0, test_name.H)(test.name));
			const after = [(0, suite_path.h9)(test.suite), ...facts].filter((fact) => fact !== "").map(display_text.p).join(" · ");
			if (after === "") return [begin + bold(name)];
			if (wrap(`${name} ${after}`, failed_test_indent).length === 1) return [`${begin}${bold(name)} ${quiet(after)}`];
			return [begin + bold(name), ...wrap(after, failed_test_indent, quiet)];
		}
		function begin(failure, scope, { bold, failed, quiet }) {
			const group = (0, failure_group.WK)(failure);
			const word = group !== "quarantined" && (0, verdict_counts.pJ)(scope) ? "failed" : group;
			const padded = word.padEnd(wordColumns);
			if (word === "quarantined") return quiet(`${terminal_marks.z.quarantined} ${word} `);
			if (word === "failed") return failed(`${terminal_marks.z.failed} ${padded}`);
			return `${failed(terminal_marks.z.failed)} ${word === "new" ? bold(failed(padded)) : padded}`;
		}
		const factsText = (facts) => (0, verdict_facts.wh)((0, node_builders.Bs)(...facts));
		const excuse = (failure, scope) => failure.quarantine === undefined ? (0, verdict_facts.Jo)(failure, scope, (0, verdict_counts.pJ)(scope)) : (0, quarantine_words.w)({
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
				...terminalTitle(test, begin(failure, scope, painter), [], painter),
				...below === "" ? [] : painter.wrap((0, display_text.p)(below), failed_test_indent, painter.quiet),
				...issue === "" ? [] : [failed_test_indent + painter.quiet((0, display_text.p)(issue))]
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
			const facts = failure.verdict ? (0, verdict_words.L2)(failure.verdict, scope).facts : [];
			const verdict = factsText(isUnseen ? [[(0, node_builders.Qq)("new test")], ...facts] : facts);
			const jobs = (0, job_phrase.iD)(failure.jobs, scope);
			const { evidence } = test;
			const words = evidence === undefined ? "" : (0, evidence_words.J)(evidence);
			const commands = [["trace:", scope.traceOf?.(test)], ["again:", scope.rerunOf?.(test)]];
			return [
				...terminalTitle({
					...test,
					suite: (0, suite_path.BQ)(test.suite, location?.file)
				}, begin(failure, scope, painter), durationOf(test), painter),
				...location === undefined ? [] : wrap((0, display_text.p)((0, source_link.z7)(location.file, location.line)), failed_test_indent),
				...body(test, scope, painter),
				...[
					words,
					verdict,
					jobs ?? ""
				].flatMap((line) => line === "" ? [] : wrap((0, display_text.p)(line), failed_test_indent, quiet)),
				...commands.flatMap(([label, command]) => command === undefined ? [] : [`${failed_test_indent}${quiet(label)} ${(0, display_text.p)(command)}`])
			];
		}
		const durationOf = (test) => (0, has_duration.V)(test) ? [(0, durations.a)(test.duration)] : [];
		function body(test, scope, { failed, passed, wrap }) {
			const [block] = (0, failure_body.l)(test, scope);
			if (block?.type !== "code") return [];
			const isDiff = block.language === "diff";
			return (0, code_text.p)(block.value).split("\n").flatMap((line) => {
				const shown = isDiff && line.startsWith("  ") ? line.slice(2) : line;
				const paint = isDiff && line.startsWith("-") ? failed : isDiff && line.startsWith("+") ? passed : undefined;
				return shown === "" ? [""] : wrap(shown, failed_test_indent, paint);
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
					painter.bold(title(summary)),
					"",
					...shown.flatMap((row) => cause(row, scope, painter)),
					...(0, terminal_painter.g)(rows.length - shown.length, "more cause", painter)
				],
				...open.map((failure) => failedTest(failure, scope, painter)),
				(0, terminal_painter.g)(single.total - open.length, "more failed test", painter)
			];
		}
		function title(summary) {
			const { shared, failures } = (0, cause_count.Y)(summary);
			const number = (0, cause_count.H)(shared.length + summary.otherCauses, "cause", summary);
			const isRepeated = failures === summary.failedTests || failures === summary.counts.failed;
			return isRepeated ? number : `${number} of ${(0, counts.p)(failures, "failure")}`;
		}
		function verdictOf(row, scope) {
			if (row.verdict?.kind !== "known") return (0, short_verdict.W4)(row.verdict?.kind, scope);
			const [since = []] = (0, verdict_words.L2)(row.verdict, scope, true).facts;
			return `${(0, verdict_counts.pJ)(scope) ? "" : "known "}${(0, verdict_facts.wh)(since)}`.trimEnd();
		}
		function cause(row, scope, { bold, quiet, failed, wrap }) {
			const count = (0, counts.B)(row.executions).padStart(countColumns);
			const below = " ".repeat(countColumns + 2);
			const [first = "", ...rest] = wrap((0, display_text.p)(row.signature), below, failed);
			const verdict = verdictOf(row, scope);
			const isNew = verdict === "new";
			const facts = [
				verdict,
				(0, cause_table.Db)(row),
				row.place?.text ?? ""
			].filter((fact) => fact !== "");
			const [reach = "", ...others] = wrap((0, display_text.p)(facts.join(" · ")), below).map((line) => line.slice(below.length));
			const names = `${row.names.join(", ")}${row.more > 0 ? ` and ${(0, counts.B)(row.more)} more` : ""}`;
			return [
				count + first.slice(countColumns),
				...rest,
				...reach === "" ? [] : [below + (isNew ? bold(failed("new")) + quiet(reach.slice("new".length)) : quiet(reach))],
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
				summary: (0, fold_causes.o)(given.summary),
				detail: detail.eY
			};
			const painter = (0, terminal_painter.u)(options);
			const { summary } = scope;
			const groups = [
				...(0, failures_of_groups.C)(summary) ? terminalCauses(withoutQuarantined(scope), painter) : failures(scope, painter),
				...brokenRanges(scope, painter),
				...flaky(scope, painter),
				changedTests(scope, painter),
				recorded(summary, painter),
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
				const before = verdict === undefined ? "" : (0, verdict_facts.wh)((0, node_builders.Bs)(...(0, verdict_words.L2)(verdict, scope, true).facts));
				const { attempts, isLastSkipped, passedOnAttempt = attempts } = test;
				const word = isLastSkipped === true ? "skipped" : "passed";
				const facts = [passedOnAttempt === undefined ? "" : `${word} on attempt ${passedOnAttempt}`, before];
				const reason = (0, shorten.m)((0, failure_line.On)(test, scope), terminal_answer_maximumReason);
				const below = reason === "" ? [] : painter.wrap((0, display_text.p)(reason), failed_test_indent, painter.quiet);
				return [...terminalTitle(test, `${painter.flaky("\u21bb")} ${"flaky".padEnd(wordColumns)}`, facts, painter), ...below].join("\n");
			});
			return [[...lines, ...(0, terminal_painter.g)(more, "more flaky test", painter)]];
		}
		const maximumNameColumns = 40;
		function recorded(summary, painter) {
			const { facts, more } = (0, listed_properties.G6)(summary);
			const rows = facts.map(({ name, value }) => ({
				name: (0, display_text.p)(name),
				value: (0, display_text.p)(value)
			}));
			const width = Math.min(maximumNameColumns, Math.max(0, ...rows.map(({ name }) => name.length)));
			return [...rows.flatMap(({ name, value }) => painter.wrap(`${name.padEnd(width)}  ${value}`, "  ")), ...more === "" ? [] : [`  ${painter.quiet(more)}`]];
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
	92193: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G6: () => listedTexts,
			PM: () => listedParagraphs,
			v1: () => withListedProperties
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3517);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
		var _property_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65674);
		const maximumRows = 50;
		const maximumLines = 10;
		const maximumName = 100;
		const maximumValue = 200;
		function listedProperties({ counts, properties }, limit) {
			if (counts.total > 0) return {
				shown: [],
				more: ""
			};
			const uses = new Map();
			for (const { name } of properties) uses.set(name, (uses.get(name) ?? 0) + 1);
			const shown = properties.slice(0, limit).map(({ name, module, value }) => ({
				name: (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(uses.get(name) === 1 || module === undefined ? name : `${name} · ${module}`, maximumName),
				value
			}));
			const more = properties.length - shown.length;
			return {
				shown,
				more: more === 0 ? "" : `and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.B)(more)} more`
			};
		}
		function withListedProperties({ components }, summary) {
			const { shown, more } = listedProperties(summary, maximumRows);
			const rows = shown.map(({ name, value }) => ({
				type: "property",
				name,
				valueType: typeof value === "number" ? "number" : "string",
				reading: { value: { value } }
			}));
			const rest = more === "" ? [] : [{
				type: "markdown",
				text: [{
					kind: "value",
					text: more
				}]
			}];
			return { components: [
				...components,
				...rows,
				...rest
			] };
		}
		function listedTexts(summary) {
			const { shown, more } = listedProperties(summary, maximumLines);
			const format = (0, _property_format_js__WEBPACK_IMPORTED_MODULE_2__.j)(undefined);
			const textOf = (value) => typeof value === "number" ? format(value) : (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(value, maximumValue);
			return {
				facts: shown.map(({ name, value }) => ({
					name,
					value: textOf(value)
				})),
				more
			};
		}
		function listedParagraphs(summary) {
			const { facts, more } = listedTexts(summary);
			const lines = [...facts.map(({ name, value }) => [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.ko)(name), (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(` ${value}`)]), ...more === "" ? [] : [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(more)]]];
			return lines.length === 0 ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.FY)(...lines.flatMap((line, index) => index === 0 ? line : [_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.qL, ...line]))];
		}
	}),
	98711: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { K: () => knownRanges });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3517);
		var _judge_summary_distinct_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81706);
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63631);
		var _compare_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3036);
		const maximumRanges = 3;
		const shownHash = 7;
		function groupsOf(failures) {
			const groups = new Map();
			for (const failure of failures) {
				const { verdict, quarantine } = failure;
				if (quarantine !== undefined || verdict?.kind !== "known" || verdict.fixed !== undefined) continue;
				const { passed, failed } = (0, _compare_url_js__WEBPACK_IMPORTED_MODULE_1__.S)(verdict) ?? {};
				if (passed === undefined || failed === undefined) continue;
				const key = `${passed} ${failed}`;
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [failure]);
				else group.push(failure);
			}
			return [...groups.values()].toSorted((one, other) => (0, _judge_summary_distinct_tests_js__WEBPACK_IMPORTED_MODULE_2__.o)(other).size - (0, _judge_summary_distinct_tests_js__WEBPACK_IMPORTED_MODULE_2__.o)(one).size);
		}
		function titleOf({ passed, failed }, isOnly, tests, scope) {
			const last = failed.slice(0, shownHash);
			const where = isOnly ? `in ${last}` : `between ${passed.slice(0, shownHash)} and ${last}`;
			return `${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_0__.s)(scope.summary)} broke ${where} (${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.p)(tests, "test")})`;
		}
		function knownRanges(scope) {
			return groupsOf(scope.summary.failures).slice(0, maximumRanges).flatMap((group) => {
				const [first] = group;
				const range = first?.verdict && (0, _compare_url_js__WEBPACK_IMPORTED_MODULE_1__.S)(first.verdict);
				if (first?.verdict === undefined || range === undefined) return [];
				const isOnly = first.verdict.range?.onlyCommit !== undefined;
				return [{
					title: titleOf(range, isOnly, (0, _judge_summary_distinct_tests_js__WEBPACK_IMPORTED_MODULE_2__.o)(group).size, scope),
					url: (0, _compare_url_js__WEBPACK_IMPORTED_MODULE_1__.X)(first.verdict, scope.repositoryUrl),
					bisection: isOnly || first.verdict.as !== undefined ? undefined : scope.bisectionOf?.(first.test, range)
				}];
			});
		}
	}),
	19213: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E0: () => verdictWord,
			W4: () => causeWord,
			k0: () => shortVerdict
		});
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63631);
		var _build_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6976);
		var _known_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28934);
		var _verdict_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52775);
		var _verdict_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49512);
		var _verdict_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42806);
		function shortVerdict(failure, scope) {
			const { verdict, quarantine } = failure;
			const isShort = quarantine === undefined && (verdict?.kind === "new" || verdict?.kind === "known");
			return isShort ? (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_6__.SN)(shortWords(failure, scope), verdict) : shortWords(failure, scope);
		}
		function shortWords(failure, scope) {
			const { verdict, quarantine } = failure;
			const isGiven = (0, _verdict_counts_js__WEBPACK_IMPORTED_MODULE_4__.pJ)(scope);
			if (quarantine === undefined && verdict?.kind === "new") {
				const [basis, evidence] = [basisOf(verdict, scope), (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_6__.sE)(verdict)];
				if (isGiven) return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Bs)(basis, evidence);
				return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Bs)([(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ko)("new"), ...basis.length === 0 ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(": "), ...basis]], evidence);
			}
			if (quarantine === undefined && verdict?.kind === "unseen") return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Bs)([(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ko)("new test")], (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_6__.sE)(verdict));
			if (quarantine === undefined && verdict?.kind === "known" && verdict.parent === undefined) {
				const { since } = verdict;
				if (isGiven) return since === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("since "), (0, _build_link_js__WEBPACK_IMPORTED_MODULE_2__.h)(since, scope)];
				return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`fails on ${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_1__.s)(scope.summary)}${since === undefined ? "" : " since "}`), ...since ? [(0, _build_link_js__WEBPACK_IMPORTED_MODULE_2__.h)(since, scope)] : []];
			}
			const [first = []] = (0, _verdict_facts_js__WEBPACK_IMPORTED_MODULE_5__.Jo)(failure, scope, isGiven);
			return first;
		}
		function basisOf(verdict, scope) {
			if (verdict.differs === true) return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)((0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_6__.zN)(scope))];
			const recent = (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_6__.S4)(verdict);
			return recent.length > 0 || verdict.passedBuilds === undefined ? recent : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)((0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_6__.qv)(verdict.passedBuilds))];
		}
		function verdictWord(kind, summary) {
			const words = {
				new: "new",
				unseen: "new",
				known: `fails ${(0, _known_place_js__WEBPACK_IMPORTED_MODULE_3__.Zd)(summary)}`,
				flaky: "known flaky",
				unknown: ""
			};
			return kind === undefined ? "" : words[kind];
		}
		const causeWord = (kind, scope) => (0, _verdict_counts_js__WEBPACK_IMPORTED_MODULE_4__.pJ)(scope) ? "" : verdictWord(kind, scope.summary);
	}),
	77328: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => codeText });
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60331);
		const codeText = (value) => (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.W)(value).replace(/(?<!\n)\n+$/, "");
	})
};
