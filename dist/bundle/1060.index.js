export const id = 1060;
export const ids = [1060];
export const modules = {
	11923: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => statusWord });
		const statusWord = (status) => status === "successful" ? "passed" : status;
	}),
	47850: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => changeOf });
		var _number_patterns_number_decimal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62427);
		function changeOf(value, baseline, { expectedTrend, tolerance }) {
			const absolute = decimalDifference(value, baseline);
			const relative = absolute / Math.abs(baseline);
			const trend = Math.abs(absolute) <= tolerance ? "same" : absolute > 0 ? "up" : "down";
			const isJudged = expectedTrend !== undefined && (trend !== "same" || expectedTrend === "same");
			return {
				absolute,
				relative: Number.isFinite(relative) ? relative : undefined,
				trend,
				isExpected: isJudged ? trend === expectedTrend : undefined
			};
		}
		function decimalDifference(a, b) {
			const [left, right] = [(0, _number_patterns_number_decimal_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(a), (0, _number_patterns_number_decimal_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(b)];
			const exponent = Math.min(exponentOf(left), exponentOf(right));
			const scaled = (decimal, sign) => BigInt(Math.sign(sign)) * BigInt(decimal.digits) * 10n ** BigInt(exponentOf(decimal) - exponent);
			return Number(`${scaled(left, a) - scaled(right, b)}e${exponent}`);
		}
		const exponentOf = ({ digits, point }) => point - digits.length;
	}),
	43147: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => defineComponent });
		const defineComponent = (component) => component;
	}),
	1060: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => components });
		var registry_namespaceObject = {};
		__webpack_require__.r(registry_namespaceObject);
		__webpack_require__.d(registry_namespaceObject, {
			alert: () => alert_alert,
			causes: () => causes,
			changes: () => changes,
			failures: () => failures,
			fileSummary: () => fileSummary,
			flakyTests: () => flakyTests,
			headline: () => headline_headline,
			jobs: () => jobs,
			markdown: () => markdown,
			problems: () => problems.Bk,
			property: () => property,
			section: () => section,
			slowestTests: () => slowestTests,
			tagSummary: () => tagSummary,
			testSummary: () => testSummary,
			tests: () => tests
		});
		var component = __webpack_require__(43147);
		;
		const markdownParts = (text, { evaluator }) => evaluator.parts(text).map((part) => ({
			kind: part.kind === "literal" ? "markdown" : "value",
			text: part.text
		}));
		const isEmptyMarkdown = (parts) => parts.every(({ text }) => text.trim() === "");
		;
		const alert_alert = (0, component.p)({
			description: "Shows a highlighted note.",
			properties: ({ Type, template }) => ({
				severity: Type.Enum([
					"note",
					"tip",
					"important",
					"warning",
					"caution"
				], { description: "The severity of the note." }),
				text: template("The text of the note, in Markdown.")
			}),
			resolve: ({ severity, text }, context) => ({
				severity,
				text: markdownParts(text, context)
			}),
			build: ({ severity, text }) => isEmptyMarkdown(text) ? [] : [{
				type: "alert",
				severity,
				children: [{
					type: "markdown",
					parts: text
				}]
			}]
		});
		var cause_table = __webpack_require__(71479);
		;
		const causes = (0, component.p)({
			description: "Shows the causes that several failed tests share.",
			properties: () => ({}),
			build: (_properties, scope) => scope.detail.tests === 0 ? [] : (0, cause_table.E9)(scope)
		});
		var text_counts = __webpack_require__(3517);
		var node_builders = __webpack_require__(48032);
		var headline = __webpack_require__(83510);
		var change_counts = __webpack_require__(31848);
		var change_words = __webpack_require__(74175);
		var verdict_facts = __webpack_require__(49512);
		;
		const maximumLines = 20;
		function changedFold(kind, scope) {
			const { count = 0, tests = [] } = scope.summary.changes?.[kind] ?? {};
			if (count === 0) return [];
			const shown = tests.slice(0, Math.min(maximumLines, scope.detail.tests));
			const more = count - shown.length;
			if (shown.length === 0) return [];
			const items = shown.map((test) => (0, change_words.vK)(kind, test, scope));
			return [(0, node_builders.AU)((0, verdict_facts.l2)(change_counts.mF[kind]), [(0, node_builders.Mn)([...items, ...more > 0 ? [[(0, node_builders.Qq)(`and ${(0, text_counts.B)(more)} more`)]] : []])])];
		}
		function fixed(scope) {
			if ((0, headline.LZ)(scope) && (0, headline.ys)(scope) === "successful") return [];
			const facts = (0, change_words.X0)(scope);
			return facts.length === 0 ? [] : [(0, node_builders.FY)((0, node_builders.qS)("successful"), (0, node_builders.Qq)(" "), ...(0, verdict_facts.n0)(facts))];
		}
		const changes = (0, component.p)({
			description: "Shows the tests that changed without failing, compared with the base branch: fixed ones in one line, and those that are gone, newly skipped and slower in folds.",
			properties: () => ({}),
			build(_properties, scope) {
				if (scope.summary.changes === undefined || !scope.detail.extras) return [];
				const kinds = Object.keys(change_counts.mF);
				const folds = kinds.flatMap((kind) => changedFold(kind, scope));
				return scope.place === "comment" ? [...folds, ...fixed(scope)] : [...fixed(scope), ...folds];
			}
		});
		;
		const commentLines = 20;
		const comment = {
			open: 5,
			lines: commentLines
		};
		const page = {
			open: 20,
			lines: 200
		};
		function failureBudget({ place, detail }) {
			const limits = place === "comment" ? comment : page;
			const open = Math.min(limits.open, detail.tests);
			return {
				open,
				lines: Math.min(limits.lines, detail.tests - open)
			};
		}
		var distinct_tests = __webpack_require__(81706);
		var failure_group = __webpack_require__(90048);
		var cause_rows = __webpack_require__(21174);
		var single_failures = __webpack_require__(63545);
		var failure_line = __webpack_require__(95632);
		var verdict_counts = __webpack_require__(52775);
		var job_phrase = __webpack_require__(25397);
		var details_url = __webpack_require__(1749);
		var evidence_fact = __webpack_require__(66997);
		var failure_body = __webpack_require__(38770);
		var owner_names = __webpack_require__(47133);
		var source_link = __webpack_require__(23107);
		var title = __webpack_require__(33169);
		;
		function factsOf(failure, scope) {
			const { test } = failure;
			const jobs = (0, job_phrase.XB)(failure.jobs, scope);
			const owners = (0, owner_names.M)(test, scope);
			const details = (0, details_url.g)(failure, scope);
			return (0, node_builders.Bs)(...(0, verdict_facts.gG)(failure, scope, (0, verdict_counts.pJ)(scope)), jobs === undefined ? [] : [(0, node_builders.Qq)(jobs)], (0, source_link.S0)(test, scope), (0, evidence_fact.s)(failure, scope), owners === "" ? [] : [(0, node_builders.Qq)(owners)], details === undefined ? [] : [(0, node_builders.q)(details, (0, node_builders.Qq)("details"))]);
		}
		function openFailure(failure, scope, withSuite = true) {
			const facts = factsOf(failure, scope);
			return [(0, node_builders.FY)(...(0, title.n)(failure, {
				withSuite,
				file: (0, source_link.af)(failure.test, scope)
			}), ...facts.length === 0 ? [] : [node_builders.qL, ...facts]), ...(0, failure_body.l)(failure.test, scope)];
		}
		;
		function failureLines(failures, more, scope, url, firstScope = scope) {
			const rest = more > 0 ? [[(0, node_builders.q)(url, (0, node_builders.Qq)(`and ${(0, text_counts.B)(more)} more`))]] : [];
			const items = [...failures.map((failure, index) => (0, failure_line.Pu)(failure, index === 0 ? firstScope : scope)), ...rest];
			return items.length === 0 ? [] : [(0, node_builders.Mn)(items)];
		}
		function others(failures, more, scope) {
			const all = failures.length + more;
			if (scope.place !== "comment" || all === 0) return failureLines(failures, more, scope);
			if (failures.length === 0) return [(0, node_builders.FY)((0, node_builders.Qq)(`and ${(0, text_counts.p)(all, "more failure")}`))];
			return [(0, node_builders.AU)((0, text_counts.p)(all, "more failure"), failureLines(failures, more, scope))];
		}
		function failureList(failures, total, { open, lines: room }, scope) {
			const end = open + room;
			return [...failures.slice(0, open).flatMap((failure) => openFailure(failure, scope)), ...others(failures.slice(open, end), Math.max(total, failures.length) - Math.min(failures.length, end), scope)];
		}
		var failures_of_groups = __webpack_require__(83230);
		var group_title = __webpack_require__(64942);
		;
		const maximumCauses = 10;
		const maximumSingle = 5;
		function withCauses(scope, summary, limit) {
			const shared = summary.causes.filter(({ tests }) => tests > 1);
			const otherCauses = Math.max(0, shared.length - limit);
			return {
				...scope,
				summary: {
					...summary,
					causes: shared.slice(0, limit),
					otherCauses,
					otherCausesIsMinimum: undefined
				}
			};
		}
		const tableOf = (scope, summary) => (0, cause_table.E9)(withCauses(scope, summary, Math.min(maximumCauses, scope.detail.tests)));
		function foldOf({ group, summary, total, isMore }, scope, room) {
			const title = isMore ? (0, verdict_counts.hl)(group, total, summary, isMore) : (0, group_title.S)(group, summary);
			const isByCause = (0, cause_rows.H)(summary) && scope.detail.tests > 0;
			const listed = isByCause ? (0, single_failures.y)(summary) : {
				failures: summary.failures,
				total
			};
			const shown = listed.failures.slice(0, room);
			const more = Math.max(listed.total, listed.failures.length) - shown.length;
			const content = [...isByCause ? tableOf(scope, summary) : [], ...failureLines(shown, more, scope)];
			if (shown.length === 0 && !isByCause) return isMore ? [(0, node_builders.FY)((0, node_builders.Qq)(title))] : [];
			return [(0, node_builders.AU)(title, content)];
		}
		function excusedFolds(groups, scope, room) {
			let left = room;
			return groups.flatMap((group) => {
				const blocks = foldOf(group, scope, left);
				left = Math.max(0, left - group.summary.failures.length);
				return blocks;
			});
		}
		function withTable(scope, leading) {
			const { summary, detail } = scope;
			const tabled = (0, failures_of_groups.d)(summary, failure_group.uj);
			const single = (0, single_failures.y)(leading);
			const shown = single.failures.slice(0, Math.min(maximumSingle, detail.tests));
			const rest = single.failures.slice(shown.length);
			const room = Math.min(commentLines, detail.tests) - shown.length;
			const counts = (0, failure_group.OS)(summary);
			const withoutTable = (0, single_failures.y)(tabled).failures;
			const folded = failure_group.yY.flatMap((group) => {
				if (group === "quarantined") return ofGroup(group, scope);
				const failures = withoutTable.filter((failure) => (0, failure_group.WK)(failure) === group);
				const total = (0, distinct_tests.o)(failures).size;
				return total === 0 ? [] : [{
					group,
					summary: {
						...summary,
						failures,
						causes: []
					},
					total,
					isMore: total < counts[group]
				}];
			});
			return [
				...tableOf(scope, tabled),
				...shown.length === 0 ? [] : [(0, node_builders.Mn)(shown.map((failure) => (0, failure_line.Pu)(failure, scope)))],
				...failureList(rest, single.total - shown.length, {
					open: 0,
					lines: room
				}, scope),
				...excusedFolds(folded, scope, Math.max(0, room - rest.length))
			];
		}
		function ofGroup(group, { summary }) {
			const own = (0, failures_of_groups.d)(summary, new Set([group]));
			const { failedTests: total = 0 } = own;
			return total === 0 ? [] : [{
				group,
				summary: own,
				total,
				isMore: false
			}];
		}
		function failuresInComment(scope, budget) {
			const leading = (0, failures_of_groups.d)(scope.summary, failure_group.ZC);
			if ((0, cause_rows.H)(leading)) return withTable(scope, leading);
			const { failures, failedTests = failures.length } = leading;
			const folded = failure_group.yY.flatMap((group) => ofGroup(group, scope));
			const open = Math.min(budget.open, failures.length);
			const room = Math.min(commentLines, scope.detail.tests - open) - (failures.length - open);
			return [...failureList(failures, failedTests, budget, scope), ...excusedFolds(folded, scope, Math.max(0, room))];
		}
		var cause_verdict = __webpack_require__(70732);
		;
		function causeHeading(row, scope) {
			const verdict = (0, verdict_counts.pJ)(scope) ? [] : (0, cause_verdict.K)(row.verdict, scope);
			const facts = (0, node_builders.Bs)(verdict, [(0, node_builders.Qq)((0, cause_table.JD)(row))], (0, cause_table.$M)(row));
			return (0, node_builders.FY)({
				type: "strong",
				children: [(0, node_builders.ti)(row.signature)]
			}, (0, node_builders.Qq)(" \u2014 "), ...facts);
		}
		;
		function testsOfCause(row, { open, lines, more }, scope) {
			const first = open ?? lines[0];
			const ofFirst = {
				...scope,
				shownMessages: new Set([row.signature])
			};
			const ofOthers = {
				...scope,
				shownMessages: new Set([row.signature, ...first === undefined ? [] : [(0, failure_line.On)(first.test, scope)]])
			};
			return [
				causeHeading(row, scope),
				...open === undefined ? [] : openFailure(open, ofFirst),
				...failureLines(lines, more, ofOthers, row.url, open === undefined ? ofFirst : ofOthers)
			];
		}
		;
		const failures_by_cause_maximumCauses = 10;
		function failuresByCause(scope, { open, lines: room }) {
			const rows = (0, cause_rows.x)(scope);
			const shown = rows.slice(0, Math.min(failures_by_cause_maximumCauses, open === 0 ? room : open));
			let lineRoom = room;
			const blocks = shown.flatMap((row, index) => {
				const all = scope.summary.failures.filter(({ cause }) => cause.id === row.id);
				const first = open === 0 ? undefined : all[0];
				const others = first === undefined ? all : all.slice(1);
				const own = others.slice(0, Math.floor(lineRoom / (shown.length - index)));
				lineRoom -= own.length;
				const more = row.tests - own.length - (first === undefined ? 0 : 1);
				return testsOfCause(row, {
					open: first,
					lines: own,
					more
				}, scope);
			});
			const hidden = rows.length - shown.length;
			const single = (0, single_failures.y)(scope.summary);
			return [
				...blocks,
				...hidden > 0 ? [(0, node_builders.FY)((0, node_builders.Qq)(`and ${(0, text_counts.p)(hidden, "more cause")}`))] : [],
				...failureList(single.failures, single.total, {
					open: open === 0 ? 0 : open - shown.length,
					lines: lineRoom
				}, scope)
			];
		}
		;
		function listed(scope, budget) {
			const { failures, failedTests, counts } = scope.summary;
			return (0, cause_rows.H)(scope.summary) ? failuresByCause(scope, budget) : failureList(failures, failedTests ?? counts.failed, budget, scope);
		}
		function groupsOf({ summary }) {
			const counts = (0, failure_group.OS)(summary);
			const listed = new Set(summary.failures.map(failure_group.WK));
			const groups = failure_group.HZ.filter((group) => counts[group] > 0 || listed.has(group));
			const hasLeading = groups.some((group) => failure_group.ZC.has(group));
			return {
				groups,
				isOpen: (group) => hasLeading ? failure_group.ZC.has(group) : group === groups[0] && group !== "quarantined"
			};
		}
		function failuresOnPage(scope, { open, lines }, hasHeadings) {
			const { summary } = scope;
			const { groups, isOpen } = groupsOf(scope);
			let left = {
				open,
				lines
			};
			return groups.flatMap((group) => {
				const own = summary.verdicts === undefined ? summary : (0, failures_of_groups.d)(summary, new Set([group]));
				const hasTitle = hasHeadings || !failure_group.ZC.has(group);
				const budget = isOpen(group) ? left : {
					...left,
					open: 0
				};
				left = {
					open: Math.max(0, left.open - own.failures.length),
					lines: Math.max(0, left.lines - own.failures.length)
				};
				const children = listed({
					...scope,
					summary: own,
					isVerdictTitled: hasTitle
				}, budget);
				if (!hasTitle) return children;
				return [{
					type: "section",
					title: [(0, node_builders.Qq)((0, group_title.S)(group, summary))],
					fold: "fixed",
					children
				}];
			});
		}
		;
		const failures = (0, component.p)({
			description: "Shows the causes that several failed tests share, and the other failed tests.",
			properties: ({ Type }) => ({ headings: Type.Optional(Type.Boolean({
				default: false,
				description: "Whether the first failures have a heading: \"New\" or, without a history, \"Failed\". Known, flaky and quarantined failures always have one. A comment shows them in folds instead."
			})) }),
			build({ headings = false }, scope) {
				if (scope.summary.counts.failed === 0) return [];
				const budget = failureBudget(scope);
				return scope.place === "comment" ? failuresInComment(scope, budget) : failuresOnPage(scope, budget, headings);
			}
		});
		var durations = __webpack_require__(94408);
		var record = __webpack_require__(25385);
		;
		const always = ["successful", "failed"];
		const titles = {
			successful: "Passed",
			failed: "Failed",
			skipped: "Skipped",
			cancelled: "Cancelled",
			running: "Running",
			unknown: "Unknown",
			flaky: "Flaky"
		};
		function countsTable(title, rows) {
			const columns = [...record.b, "flaky"].filter((column) => always.includes(column) || rows.some((row) => row.counts[column] > 0));
			const labelled = title !== undefined;
			return {
				type: "table",
				align: [
					...labelled ? ["left"] : [],
					"right",
					...columns.map(() => "right"),
					"right"
				],
				head: [
					...labelled ? [[(0, node_builders.Qq)(title)]] : [],
					[(0, node_builders.Qq)("Tests")],
					...columns.map((column) => [(0, node_builders.qS)(column, titles[column])]),
					[(0, node_builders.Qq)("Duration")]
				],
				rows: rows.map(({ label, counts }) => [
					...labelled ? [label] : [],
					[(0, node_builders.Qq)((0, text_counts.B)(counts.total))],
					...columns.map((column) => [(0, node_builders.Qq)(counts[column] === 0 ? "\u2013" : (0, text_counts.B)(counts[column]))]),
					[(0, node_builders.Qq)(counts.duration === 0 ? "\u2013" : (0, durations.a)(counts.duration))]
				])
			};
		}
		;
		const maximumRows = 50;
		const fileRows = ({ files }) => files.filter((file) => file.counts.total > 0).toSorted((a, b) => b.counts.failed - a.counts.failed || b.counts.duration - a.counts.duration).map((file) => ({
			label: [(0, node_builders.ti)(file.path)],
			counts: file.counts
		}));
		const fileSummary = (0, component.p)({
			description: "Shows the number of tests by result file and status.",
			properties: () => ({}),
			build(_properties, { summary, detail }) {
				const all = fileRows(summary);
				if (all.length < 2 || !detail.extras) return [];
				const rows = all.slice(0, Math.min(maximumRows, detail.tests));
				const more = all.length - rows.length;
				return [countsTable("File", rows), ...more > 0 ? [(0, node_builders.FY)((0, node_builders.Qq)(`and ${(0, text_counts.p)(more, "more file")}`))] : []];
			}
		});
		;
		function flakyLine(flaky, scope) {
			const { test, jobs } = flaky;
			const place = [endedOn(test), (0, job_phrase.XB)(jobs, scope)].filter((fact) => fact !== undefined).join(" ");
			const facts = [place === "" ? [] : [(0, node_builders.Qq)(place)], ...(0, verdict_facts.Jo)(flaky, scope, scope.isVerdictTitled)];
			return (0, failure_line.Qj)((0, title.X)(test, {
				withSuite: true,
				url: (0, details_url.g)(flaky, scope)
			}), facts, (0, failure_line.g3)(test, scope));
		}
		function endedOn({ attempts = 0, isLastSkipped, passedOnAttempt }) {
			if (passedOnAttempt !== undefined) return `passed on attempt ${passedOnAttempt}`;
			return attempts > 1 ? `${isLastSkipped === true ? "skipped" : "passed"} on attempt ${attempts} of ${attempts}` : undefined;
		}
		;
		const maximumOpen = 3;
		const maximumFolded = 20;
		function flaky_tests_listed(tests, more, scope) {
			const rest = more > 0 ? [[(0, node_builders.Qq)(`and ${(0, text_counts.p)(more, "more flaky test")}`)]] : [];
			const items = [...tests.map((test) => flakyLine(test, scope)), ...rest];
			return items.length === 0 ? [] : [(0, node_builders.Mn)(items)];
		}
		const flakyTests = (0, component.p)({
			description: "Shows the tests that passed only after a failed attempt.",
			properties: ({ Type }) => ({ collapsible: Type.Optional(Type.Boolean({
				default: false,
				description: "Whether the tests can be collapsed. If no test failed, the first three are always visible."
			})) }),
			build({ collapsible = false }, scope) {
				const { summary, detail } = scope;
				const { counts, flakyTests: total = counts.flaky, flakyFailures: tests } = summary;
				if (total === 0 || !detail.extras) return [];
				if (!collapsible) {
					const shown = tests.slice(0, detail.tests);
					return flaky_tests_listed(shown, total - shown.length, {
						...scope,
						isVerdictTitled: true
					});
				}
				const open = counts.failed > 0 ? [] : tests.slice(0, Math.min(maximumOpen, detail.tests));
				const folded = tests.slice(open.length, open.length + Math.min(maximumFolded, detail.tests));
				const rest = total - open.length;
				if (rest <= 0) return flaky_tests_listed(open, 0, scope);
				const title = open.length === 0 ? "Flaky" : `${(0, text_counts.B)(rest)} more flaky`;
				return [...flaky_tests_listed(open, 0, scope), (0, node_builders.AU)(title, flaky_tests_listed(folded, rest - folded.length, scope))];
			}
		});
		;
		const fixedIn = (scope) => (0, headline.LZ)(scope) && (0, headline.ys)(scope) === "successful" ? (0, change_words.X0)(scope) : [];
		const headline_headline = (0, component.p)({
			description: "Shows the outcome in one line, and the other counts and the duration in a second one.",
			properties: () => ({}),
			build(_properties, scope) {
				const quiet = (0, headline.zr)(scope);
				const facts = (0, node_builders.Bs)(quiet.length === 0 ? [] : [(0, node_builders.Qq)(quiet.join(" · "))], fixedIn(scope));
				return [...scope.place === undefined ? [{
					type: "heading",
					depth: 2,
					children: [(0, node_builders.qS)((0, headline.ys)(scope)), (0, node_builders.Qq)(` ${(0, headline.uh)(scope)}`)]
				}] : [], ...facts.length === 0 ? [] : [(0, node_builders.FY)(...facts)]];
			}
		});
		var test_counts = __webpack_require__(77727);
		var job_grid = __webpack_require__(34549);
		;
		function jobMark({ state, status, counts }) {
			if (state === "waiting") return "waiting";
			if (state === "missing") return status === "failed" ? "failed" : "cancelled";
			if (state === "earlier" && status === "successful") return "unknown";
			return status === "failed" && (0, test_counts.VZ)(counts) === 0 ? "incomplete" : status;
		}
		;
		const job_blocks_maximumRows = 8;
		const words = {
			failed: "failed",
			incomplete: "incomplete",
			cancelled: "cancelled",
			waiting: "running",
			running: "running",
			unknown: "unknown",
			skipped: "skipped"
		};
		const order = Object.keys(words);
		const none = (0, node_builders.Qq)("\u2013");
		const skippedText = ({ attempt }) => `skipped in attempt ${attempt}`;
		const cellOf = (group) => {
			if (group === undefined) return [none];
			if (group.state === "skipped") return [(0, node_builders.q)(group.url, (0, node_builders.qS)(jobMark(group), skippedText(group)))];
			const failed = (0, test_counts.VZ)(group.counts);
			return [(0, node_builders.q)(group.url, (0, node_builders.qS)(jobMark(group), failed === 0 ? "" : (0, text_counts.B)(failed)))];
		};
		const gridTable = ({ base, columns, rows }) => ({
			type: "table",
			align: ["left", ...columns.map(() => "center")],
			head: [[(0, node_builders.Qq)(base)], ...columns.map((column) => [(0, node_builders.Qq)(column)])],
			rows: rows.map(({ label, cells }) => [[(0, node_builders.Qq)(label)], ...cells.map(cellOf)])
		});
		const number = (count) => [count === 0 ? none : (0, node_builders.Qq)((0, text_counts.B)(count))];
		function groupRow(group) {
			const { name, url, counts, duration = counts.duration } = group;
			return [
				[(0, node_builders.q)(url, (0, node_builders.qS)(jobMark(group), name)), ...group.state === "skipped" ? [(0, node_builders.Qq)(`, ${skippedText(group)}`)] : []],
				number(counts.failed),
				number(counts.total),
				[duration === 0 ? none : (0, node_builders.Qq)((0, durations.a)(duration))]
			];
		}
		function sumRow(label, groups) {
			const counts = (0, test_counts.s4)();
			for (const group of groups) (0, test_counts.c5)(counts, group.counts);
			return [
				label,
				number(counts.failed),
				number(counts.total),
				[none]
			];
		}
		function job_blocks_title(groups, noun) {
			const numbers = new Map();
			for (const group of groups) {
				const word = words[jobMark(group)] ?? "";
				numbers.set(word, (numbers.get(word) ?? 0) + 1);
			}
			if (numbers.size === 1 && numbers.has("failed")) return `Failed ${noun}s`;
			return [...numbers].map(([word, count], index) => `${index === 0 ? (0, text_counts.p)(count, noun) : (0, text_counts.B)(count)} ${word}`).join(" · ");
		}
		const wasCancelledEarly = ({ state, status }) => state === "missing" && status === "cancelled";
		function jobList({ noun, groups }) {
			const passed = groups.filter((group) => jobMark(group) === "successful");
			const others = groups.filter((group) => jobMark(group) !== "successful").toSorted((a, b) => order.indexOf(jobMark(a)) - order.indexOf(jobMark(b)) || (0, test_counts.VZ)(b.counts) - (0, test_counts.VZ)(a.counts));
			if (others.length === 0) return [];
			const early = others.filter(wasCancelledEarly);
			const listed = early.length > 1 ? others.filter((group) => !wasCancelledEarly(group)) : others;
			const [shown, hidden] = [listed.slice(0, job_blocks_maximumRows), listed.slice(job_blocks_maximumRows)];
			const [onlyPassed] = passed;
			const table = {
				type: "table",
				align: [
					"left",
					"right",
					"right",
					"right"
				],
				head: [
					[(0, node_builders.Qq)(noun === "job" ? "Job" : "Module")],
					[(0, node_builders.Qq)("Failed")],
					[(0, node_builders.Qq)("Tests")],
					[(0, node_builders.Qq)("Duration")]
				],
				rows: [
					...shown.map(groupRow),
					...hidden.length === 0 ? [] : [sumRow([(0, node_builders.Qq)(`and ${(0, text_counts.p)(hidden.length, `more ${noun}`)}`)], hidden)],
					...early.length > 1 ? [sumRow([(0, node_builders.qS)("cancelled", `${(0, text_counts.p)(early.length, noun)} cancelled`)], early)] : [],
					...passed.length === 1 && onlyPassed !== undefined ? [groupRow(onlyPassed)] : [],
					...passed.length > 1 ? [sumRow([(0, node_builders.qS)("successful", `${(0, text_counts.p)(passed.length, noun)} passed`)], passed)] : []
				]
			};
			return passed.length === 0 || hidden.length > 0 ? [(0, node_builders.AU)(job_blocks_title(others, noun), [table])] : [table];
		}
		function jobBlocks(parts) {
			if (parts.groups.length < 2) return [];
			const grid = (0, job_grid.S)(parts);
			return grid === undefined ? jobList(parts) : [gridTable(grid)];
		}
		var job_groups = __webpack_require__(41035);
		;
		const jobs = (0, component.p)({
			description: "Shows the jobs of a build, or the modules of its only job.",
			properties: ({ Type }) => ({ length: Type.Optional(Type.Enum(["short", "long"], { description: "Shows only a short list or a grid, or only a list that is so long that it is collapsed; default: either." })) }),
			build({ length }, { summary }) {
				const blocks = jobBlocks((0, job_groups.W)(summary));
				const isLong = blocks.some(({ type }) => type === "section");
				return length === undefined || length === "long" === isLong ? blocks : [];
			}
		});
		;
		const markdown = (0, component.p)({
			description: "Shows your own Markdown.",
			properties: ({ template }) => ({ text: template("The Markdown.", ["**{{ tests.total }}** tests"]) }),
			resolve: ({ text }, context) => ({ text: markdownParts(text, context) }),
			build: ({ text }) => isEmptyMarkdown(text) ? [] : [{
				type: "markdown",
				parts: text
			}]
		});
		var problems = __webpack_require__(29137);
		var shorten = __webpack_require__(59088);
		var change = __webpack_require__(47850);
		var property_format = __webpack_require__(65674);
		var property_limits = __webpack_require__(4672);
		;
		const queryProperties = ({ Type, template }) => ({
			org: Type.Optional(template("The organisation; default: the organisation of the run.")),
			project: Type.Optional(template("The project; default: the project of the run.")),
			module: Type.Optional(template("The module; default: the module of the run.")),
			build: Type.Optional(template("The name of a build.", ["{{ build.id }}"])),
			ref: Type.Optional(template("A branch or tag. Without a build, its latest build is used.", ["main"]))
		});
		const baselineProperties = (builders) => ({
			...queryProperties(builders),
			expectedTrend: builders.Type.Optional(builders.Type.Enum([
				"up",
				"down",
				"same"
			], { description: "The direction of a good change." })),
			tolerance: builders.Type.Optional(builders.Type.Number({
				minimum: 0,
				default: 0,
				description: "The largest change that counts as \"same\", in the unit of the property."
			})),
			over: builders.Type.Optional(builders.Type.Integer({
				minimum: 2,
				maximum: 50,
				description: "Compare with the median of this number of builds in the history. A change that the spread of their values explains counts as \"same\"."
			}))
		});
		const querySchema = (builders) => builders.closedObject(queryProperties(builders), { description: "The value to show; without build and ref, the value of the run." });
		const baselineSchema = (builders) => builders.closedObject(baselineProperties(builders), {
			description: "The value to compare with. Without build and ref: the value of the latest earlier build of the base branch of a pull request, or of the same ref.",
			if: {
				properties: { over: {} },
				required: ["over"]
			},
			then: { properties: { build: {
				not: {},
				description: "\"over\" compares with several builds, so it does not go with \"build\""
			} } }
		});
		var defined_fields = __webpack_require__(43268);
		;
		const deviationScale = 1.4826;
		const maximumDeviations = 3;
		function medianBaseline(values) {
			const [first, ...others] = values;
			if (first === undefined) return undefined;
			if (others.length === 0) return {
				value: first,
				spread: 0
			};
			const value = median(values.map((known) => known.value));
			const deviation = median(values.map((known) => Math.abs(known.value - value)));
			return {
				value: { value },
				spread: maximumDeviations * deviationScale * deviation,
				builds: values.length
			};
		}
		function median(numbers) {
			const sorted = numbers.toSorted((a, b) => a - b);
			const upper = sorted[sorted.length >> 1] ?? 0;
			const lower = sorted[sorted.length - 1 >> 1] ?? 0;
			return lower === upper ? upper : Number((lower / 2 + upper / 2).toPrecision(15));
		}
		;
		async function readProperty(property, sources) {
			const { name, valueType, value: valueQuery = {}, baseline: baselineQuery } = property;
			const asked = evaluated(valueQuery, sources);
			const recorded = await findValue(name, asked, sources);
			if (valueType === "string") return { value: recorded && {
				...recorded,
				value: String(recorded.value)
			} };
			const value = asNumber(recorded);
			if (baselineQuery === undefined) return { value };
			const against = evaluated(baselineQuery, sources);
			const shownModule = asked.module === undefined && !isElsewhere(asked, sources.run) ? recorded?.module : undefined;
			const query = {
				...(0, defined_fields.X)({ module: shownModule }),
				...against
			};
			return {
				value,
				baseline: await readBaseline(name, baselineQuery, query, sources)
			};
		}
		async function readBaseline(name, { expectedTrend, over, tolerance = 0 }, query, sources) {
			const expected = {
				tolerance,
				...(0, defined_fields.X)({ expectedTrend })
			};
			if (over === undefined) {
				const value = asNumber(await findBaseline(name, query, sources));
				return {
					value,
					...expected,
					...baselinePlace(query.build ?? value?.ref ?? value?.build)
				};
			}
			const question = questionOf(name, query, sources.run);
			const numbers = valuesInHistory(question, query, sources).flatMap((found) => asNumber(found) ?? []);
			const found = medianBaseline(numbers.slice(0, over));
			if (found === undefined) return {
				value: undefined,
				...expected
			};
			const { value, spread, builds } = found;
			const place = builds === undefined ? value.ref ?? value.build : `median of the last ${builds} builds`;
			return {
				value,
				...expected,
				...baselinePlace(place),
				tolerance: Math.max(tolerance, spread)
			};
		}
		const baselinePlace = (of) => of === undefined ? {} : { of };
		async function findValue(name, query, sources) {
			const { run, own } = sources;
			const question = questionOf(name, query, run);
			const ofRun = await askRun(own, question, query);
			const meansRun = query.build === undefined && query.ref === undefined && !isElsewhere(query, run);
			return ofRun !== undefined || meansRun ? ofRun : askEarlier(question, query, sources);
		}
		const isElsewhere = (query, run) => [
			"org",
			"project",
			"module"
		].some((name) => query[name] !== undefined && query[name] !== run[name]);
		async function askEarlier(question, query, sources) {
			for (const module of modulesOf(question, query)) {
				const found = await sources.earlier.latest({
					...question,
					module
				});
				if (found !== undefined) return found;
			}
			return valuesInHistory(question, query, sources)[0];
		}
		function valuesInHistory(question, query, { builds }) {
			for (const module of builds === undefined ? [] : modulesOf(question, query)) {
				const found = builds?.values({
					...question,
					module,
					ref: query.ref
				}) ?? [];
				if (found.length > 0) return found;
			}
			return [];
		}
		function modulesOf(question, { project, module }) {
			const byDefault = module === undefined && project !== undefined && project !== question.module;
			return byDefault ? [question.module, project] : [question.module];
		}
		async function findBaseline(name, query, sources) {
			const { run, own } = sources;
			const question = questionOf(name, query, run);
			if (query.build !== undefined) return await askEarlier(question, query, sources) ?? askRun(own, question, query);
			return askEarlier({
				...question,
				ref: query.ref ?? run.baseRef ?? run.ref,
				exceptBuild: run.build
			}, query, sources);
		}
		const questionOf = (name, query, { org, project, module }) => ({
			name,
			org,
			project,
			module,
			...query
		});
		async function askRun(own, question, { module }) {
			const found = await own.latest(question);
			return found === undefined && module === undefined ? own.latest({
				...question,
				module: undefined
			}) : found;
		}
		function evaluated({ org, project, module, build, ref }, { evaluator }) {
			const fields = Object.entries({
				org,
				project,
				module,
				build,
				ref
			});
			const texts = fields.map(([name, template = ""]) => [name, evaluator.text(template).trim()]);
			return Object.fromEntries(texts.filter(([, text]) => text !== ""));
		}
		const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
		function asNumber(found) {
			if (found === undefined) return undefined;
			const { value } = found;
			const number = typeof value === "number" ? value : decimal.test(value.trim()) ? Number(value) : Number.NaN;
			return Number.isFinite(number) ? {
				...found,
				value: number
			} : undefined;
		}
		;
		const head = [
			"Property",
			"Value",
			"Change"
		].map((title) => [(0, node_builders.Qq)(title)]);
		const maximumValue = 200;
		const maximumPlace = 60;
		const noValue = "no value";
		const onlyForNumbers = (key) => ({
			not: {},
			description: `only a property of valueType "number" has a ${key}`
		});
		const property = (0, component.p)({
			description: "Shows a property of the build and its change.",
			properties: (builders) => {
				const { Type } = builders;
				return {
					name: Type.String({
						minLength: 1,
						description: "The name of the property.",
						examples: ["coverage"]
					}),
					valueType: Type.Enum(["number", "string"], { description: "The type of its value." }),
					format: Type.Optional(Type.String({
						format: "number-pattern",
						description: "The format of the number, as a pattern of java.text.DecimalFormat.",
						examples: ["#,##0.00", "0.0'%'"]
					})),
					currency: Type.Optional(Type.String({
						pattern: "^[A-Z]{3}$",
						default: "USD",
						description: "The ISO code of the currency for \"¤\" in the pattern."
					})),
					min: Type.Optional(Type.Number({ description: "The smallest good value. A smaller one, or none, is marked, and \"regressed\" of fail-on fails." })),
					max: Type.Optional(Type.Number({ description: "The largest good value. A larger one, or none, is marked, and \"regressed\" of fail-on fails." })),
					value: Type.Optional(querySchema(builders)),
					baseline: Type.Optional(baselineSchema(builders))
				};
			},
			keywords: {
				if: {
					properties: { valueType: { const: "string" } },
					required: ["valueType"]
				},
				then: { properties: {
					format: onlyForNumbers("format"),
					currency: onlyForNumbers("currency"),
					min: onlyForNumbers("min"),
					max: onlyForNumbers("max"),
					baseline: onlyForNumbers("baseline")
				} }
			},
			async resolve(properties, context) {
				const { value: _value, baseline: _baseline, ...shown } = properties;
				return {
					...shown,
					reading: await readProperty(properties, context)
				};
			},
			build({ name, format, currency, reading: { value, baseline }, ...limits }) {
				const formatted = (0, property_format.j)(format, currency);
				const shown = (found) => {
					if (found === undefined) return noValue;
					return typeof found.value === "number" ? formatted(found.value) : (0, shorten.m)(found.value, maximumValue);
				};
				const valueCell = [(0, node_builders.Qq)(shown(value)), ...limitMark(value, limits, formatted)];
				const parts = baseline === undefined ? undefined : changeParts(value, baseline, formatted, shown(baseline.value));
				return [{
					type: "table",
					align: [
						"left",
						"right",
						"left"
					],
					head,
					rows: [[
						[(0, node_builders.Qq)(name)],
						valueCell,
						parts === undefined ? [] : changeCell(parts)
					]],
					facts: [{
						label: name,
						value: [...valueCell, ...parts === undefined ? [] : changeFact(parts)]
					}]
				}];
			}
		});
		function limitMark(value, limits, formatted) {
			const exceeded = typeof value?.value === "string" ? undefined : (0, property_limits.n)(value?.value, limits);
			return exceeded === undefined ? [] : [(0, node_builders.Qq)(` (${exceeded.kind} ${formatted(exceeded.limit)}) `), (0, node_builders.qS)("failed")];
		}
		function changeParts(value, baseline, formatted, shownBaseline) {
			const place = baseline.of === undefined ? "baseline" : (0, shorten.m)(baseline.of, maximumPlace);
			const against = `(${place} ${shownBaseline})`;
			if (typeof value?.value !== "number" || typeof baseline.value?.value !== "number") return {
				against,
				difference: undefined,
				trend: "same",
				verdict: []
			};
			const { absolute, isExpected, trend } = (0, change.C)(value.value, baseline.value.value, baseline);
			const verdict = isExpected === undefined ? [] : [(0, node_builders.Qq)(" "), (0, node_builders.qS)(isExpected ? "successful" : "failed")];
			return {
				against,
				difference: signed(absolute, formatted),
				trend,
				verdict
			};
		}
		const changeCell = ({ against, difference, verdict }) => [(0, node_builders.Qq)(difference === undefined ? against : `${difference} ${against}`), ...verdict];
		const arrows = {
			up: "\u2191",
			down: "\u2193",
			same: "\u2192"
		};
		const changeFact = ({ against, difference, trend, verdict }) => [(0, node_builders.Qq)(` ${against}${difference === undefined ? "" : ` ${arrows[trend]} ${difference}`}`), ...verdict];
		function signed(number, format) {
			const shown = format(number);
			if (number === 0) return `±${shown}`;
			return number > 0 && !shown.startsWith("+") ? `+${shown}` : shown;
		}
		;
		const ownProperties = ({ Type, template }) => ({
			title: Type.Optional(template("The title.")),
			collapsible: Type.Optional(Type.Boolean({
				default: false,
				description: "Whether the section can be collapsed."
			})),
			collapsed: Type.Optional(Type.Boolean({
				default: true,
				description: "Whether a collapsible section is collapsed at first."
			}))
		});
		const section = (0, component.p)({
			description: "Shows components under one title.",
			properties: (builders) => ({
				...ownProperties(builders),
				components: builders.Type.Array(builders.Type.Unsafe({ $ref: "#/definitions/component" }), { description: "The components in the section." })
			}),
			resolve: async ({ title = "", components, ...others }, { evaluator }, resolveAll) => ({
				...others,
				title: evaluator.text(title),
				components: await resolveAll(components)
			}),
			build({ title = "", collapsible = false, collapsed = true, components }, _scope, buildAll) {
				const children = buildAll(components);
				if (children.length === 0) return [];
				const shownTitle = title.trim() === "" ? "" : title;
				if (shownTitle === "" && !collapsible) return children;
				return [{
					type: "section",
					title: [(0, node_builders.Qq)(shownTitle || "Details")],
					fold: collapsible ? collapsed ? "closed" : "open" : "fixed",
					children
				}];
			}
		});
		var suite_path = __webpack_require__(82487);
		var test_name = __webpack_require__(75752);
		;
		const slowest_tests_maximumRows = 10;
		const minimumDuration = 1e3;
		const slowestTests = (0, component.p)({
			description: "Shows the tests that took longest, and at least one second.",
			properties: () => ({}),
			build(_properties, { summary, detail }) {
				const slow = summary.slowest.filter(({ duration = 0 }) => duration >= minimumDuration);
				if (slow.length === 0 || !detail.extras) return [];
				const { noun, groups } = (0, job_groups.W)(summary);
				const hasJobs = groups.length > 1;
				const jobOf = (test) => hasJobs ? [[(0, node_builders.Qq)(test[noun] ?? "\u2013")]] : [];
				return [{
					type: "table",
					align: [
						"left",
						"left",
						...hasJobs ? ["left"] : [],
						"right"
					],
					head: [
						[(0, node_builders.Qq)("Slowest")],
						[(0, node_builders.Qq)("Suite")],
						...hasJobs ? [[(0, node_builders.Qq)(noun === "job" ? "Job" : "Module")]] : [],
						[(0, node_builders.Qq)("Duration")]
					],
					rows: slow.slice(0, slowest_tests_maximumRows).map((test) => [
						[(0, node_builders.qS)(test.quarantined === true ? "quarantined" : test.status, (0, test_name.H)(test.name))],
						[(0, node_builders.Qq)((0, suite_path.h9)(test.suite))],
						...jobOf(test),
						[(0, node_builders.Qq)((0, durations.a)(test.duration ?? 0))]
					])
				}];
			}
		});
		;
		const tag_summary_maximumRows = 50;
		const tagSummary = (0, component.p)({
			description: "Shows the number of tests by tag and status.",
			properties: () => ({}),
			build(_properties, { summary, detail }) {
				const { tags, otherTags } = summary;
				if (tags.length === 0 || !detail.extras) return [];
				const rows = tags.slice(0, Math.min(tag_summary_maximumRows, detail.tests)).map(({ tag, counts }) => ({
					label: [(0, node_builders.Qq)(tag)],
					counts
				}));
				const more = tags.length + otherTags.groups - rows.length;
				return [countsTable("Tag", rows), ...more > 0 ? [(0, node_builders.FY)((0, node_builders.Qq)(`and ${(0, text_counts.p)(more, "more tag")}`))] : []];
			}
		});
		var run_summary = __webpack_require__(96920);
		;
		function proportion(counts, cells) {
			const total = counts.reduce((sum, count) => sum + count, 0);
			if (total === 0) return counts.map(() => 0);
			const shares = counts.map((count) => count === 0 ? 0 : Math.max(1, Math.round(count / total * cells)));
			const largest = counts.indexOf(Math.max(...counts));
			const sum = shares.reduce((all, share) => all + share, 0);
			return shares.map((share, index) => index === largest ? Math.max(1, share + cells - sum) : share);
		}
		;
		const barCells = 20;
		const test_summary_maximumRows = 50;
		function bar({ counts }) {
			const cells = proportion(record.b.map((status) => counts[status]), barCells);
			return {
				type: "chart",
				parts: record.b.map((status, index) => ({
					status,
					cells: cells[index] ?? 0
				}))
			};
		}
		function foldedTable(title, head, rows, total, limit) {
			if (total < 2) return [];
			const shown = rows.slice(0, limit);
			const note = shown.length < total ? `, of which the ${shown.length} with the most failures and the longest are shown` : "";
			return [(0, node_builders.mt)(`${title} (${(0, text_counts.B)(total)}${note})`, [countsTable(head, shown)])];
		}
		const testSummary = (0, component.p)({
			description: "Shows the number of tests by status.",
			properties: () => ({}),
			build(_properties, { summary, detail }) {
				const { counts, suites, otherSuites, problems } = summary;
				if (counts.total === 0) return [];
				const bars = (0, run_summary.Ne)(problems) && counts.failed === 0 ? [] : [bar(summary)];
				const overall = [...bars, countsTable(undefined, [{
					label: [],
					counts
				}])];
				if (!detail.extras) return overall;
				const limit = Math.min(test_summary_maximumRows, detail.tests);
				const byFile = fileRows(summary);
				const bySuite = suites.slice(0, limit).map((suite) => ({
					label: [(0, node_builders.Qq)((0, suite_path.h9)(suite.path) || "No suite")],
					counts: suite.counts
				}));
				return [
					...overall,
					...foldedTable("Files", "File", byFile, byFile.length, limit),
					...foldedTable("Suites", "Suite", bySuite, suites.length + otherSuites.groups, limit)
				];
			}
		});
		var status_words = __webpack_require__(11923);
		;
		const groupings = [
			"suite",
			"file",
			"job",
			"module",
			"owner",
			"cause",
			"verdict",
			"none"
		];
		const titleOfJobs = ({ test, jobs }, scope) => (0, job_phrase.FE)((0, job_phrase.VP)(jobs, scope)?.replace(/^in /, "") ?? test.job ?? "");
		const keys = {
			suite: ({ test }) => test.suite.join(" \u203a "),
			file: ({ test }, { locations }) => locations.get(test)?.file ?? test.file ?? test.source,
			job: titleOfJobs,
			module: ({ test, jobs }, { summary }) => test.module ?? summary.jobs[jobs[0] ?? -1]?.module ?? "",
			owner: ({ test }, scope) => (0, owner_names.M)(test, scope),
			verdict: ({ test, failure }, { summary }) => failure === undefined ? (0, verdict_facts.l2)(test.flaky ? "flaky" : (0, status_words.H)(test.status)) : (0, group_title.S)((0, failure_group.WK)(failure), summary)
		};
		function groupEntries(entries, grouping, scope) {
			const groups = new Map();
			for (const entry of entries) {
				const key = keys[grouping](entry, scope);
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [entry]);
				else group.push(entry);
			}
			const titleOf = (key) => grouping === "file" ? (0, node_builders.ti)(key) : (0, node_builders.Qq)(key || `No ${grouping}`);
			return [...groups].map(([key, group]) => ({
				key,
				title: [titleOf(key)],
				entries: group
			}));
		}
		;
		const identityOf = ({ module, suite, name, message }) => JSON.stringify([
			module,
			suite,
			name,
			message
		]);
		function merged(tests, { jobs }) {
			const indexes = new Map(jobs.map(({ job, module }, index) => [JSON.stringify([job, module]), index]));
			const entries = new Map();
			for (const test of tests) {
				const identity = identityOf(test);
				const entry = entries.get(identity) ?? {
					test,
					jobs: new Set(),
					executions: 0
				};
				entries.set(identity, entry);
				entry.executions += 1;
				const index = indexes.get(JSON.stringify([test.job, test.module]));
				if (index !== undefined) entry.jobs.add(index);
			}
			return [...entries.values()].map((entry) => ({
				...entry,
				jobs: [...entry.jobs].sort((a, b) => a - b)
			}));
		}
		function listedEntries(status, summary) {
			if (status === "failed") return (0, failure_group.zA)(summary.failures).map((failure) => ({
				...failure,
				failure
			}));
			return merged(summary.tests[status], summary);
		}
		const countTests = (status, { counts, failedTests }) => status === "failed" ? failedTests ?? counts.failed : counts[status];
		function countShown(status, entries, { failedTests }) {
			if (status === "failed" && failedTests !== undefined) return (0, distinct_tests.o)(entries).size;
			return entries.reduce((sum, { executions }) => sum + executions, 0);
		}
		var has_duration = __webpack_require__(54265);
		;
		function testLine(test, scope, withSuite) {
			return (0, node_builders.Bs)((0, title.X)(test, {
				withSuite,
				file: (0, source_link.af)(test, scope)
			}), (0, source_link.S0)(test, scope), test.attempts === undefined ? [] : [(0, node_builders.Qq)(`${test.attempts} attempts`)], (0, has_duration.V)(test) ? [(0, node_builders.Qq)((0, durations.a)(test.duration))] : []);
		}
		;
		const maximumReason = 200;
		function otherTest({ test, jobs }, scope, withSuite) {
			const phrase = (0, job_phrase.XB)(jobs, scope);
			const reason = test.message?.trim() ?? "";
			return (0, node_builders.Bs)(testLine(test, scope, withSuite), phrase === undefined ? [] : [(0, node_builders.Qq)(phrase)], reason === "" ? [] : [(0, node_builders.Qq)((0, shorten.m)(reason, maximumReason))]);
		}
		function testBlocks(entries, scope, withSuite) {
			const others = entries.filter(({ failure }) => failure === undefined);
			return [...entries.flatMap(({ failure }) => failure === undefined ? [] : openFailure(failure, scope, withSuite)), ...others.length === 0 ? [] : [(0, node_builders.Mn)(others.map((entry) => otherTest(entry, scope, withSuite)))]];
		}
		function causeBlocks(row, entries, scope) {
			const [open, ...others] = entries.flatMap(({ failure }) => failure ?? []);
			return testsOfCause(row, {
				open,
				lines: others,
				more: 0
			}, scope);
		}
		function testsByCause(entries, scope) {
			const rows = new Map((0, cause_rows.x)(scope).map((row) => [row.id, row]));
			const groups = new Map();
			for (const [index, entry] of entries.entries()) {
				const id = entry.failure?.cause.id ?? "";
				const key = rows.has(id) ? id : entry.failure === undefined ? "" : `${index}`;
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [entry]);
				else group.push(entry);
			}
			return [...groups].flatMap(([key, group]) => {
				const row = rows.get(key);
				return row === undefined ? testBlocks(group, scope, true) : causeBlocks(row, group, scope);
			});
		}
		;
		const worstFirst = [
			"failed",
			"cancelled",
			"running",
			"unknown",
			"skipped",
			"successful"
		];
		function grouped(entries, scope, grouping) {
			if (grouping === "none") return testBlocks(entries, scope, true);
			if (grouping === "cause") return testsByCause(entries, scope);
			const groups = groupEntries(entries, grouping, scope);
			const withSuite = grouping !== "suite";
			if (groups.length === 1 && groups[0]?.key === "") return testBlocks(entries, scope, withSuite);
			return groups.map(({ title, entries: own }) => ({
				type: "section",
				title,
				fold: "fixed",
				children: testBlocks(own, {
					...scope,
					isVerdictTitled: grouping === "verdict"
				}, withSuite)
			}));
		}
		function rest(status, total, shown) {
			const noun = `${(0, status_words.H)(status)} test`;
			if (shown >= total) return [];
			return [(0, node_builders.Qq)(shown > 0 ? `and ${(0, text_counts.p)(total - shown, `more ${noun}`)}` : `${(0, text_counts.p)(total, noun)}, not listed here`)];
		}
		const tests = (0, component.p)({
			description: "Shows tests one by one.",
			properties: ({ Type }) => ({
				status: Type.Optional(Type.Array(Type.Enum([
					"successful",
					"failed",
					"skipped",
					"cancelled",
					"running",
					"unknown"
				]), {
					description: "The statuses of the tests to show, in this order; default: all, failed tests first.",
					examples: [["failed"]]
				})),
				limit: Type.Optional(Type.Integer({
					minimum: 1,
					description: "The maximum number of tests."
				})),
				groupBy: Type.Optional(Type.Enum([...groupings], {
					default: "suite",
					description: "How to group the tests."
				}))
			}),
			build({ status = worstFirst, limit = Number.POSITIVE_INFINITY, groupBy = "suite" }, scope) {
				const { summary, detail } = scope;
				const shown = [];
				const rests = [];
				let room = Math.min(limit, detail.tests);
				for (const wanted of new Set(status)) {
					const some = wanted === "failed" || detail.extras ? listedEntries(wanted, summary).slice(0, room) : [];
					room -= some.length;
					for (const entry of some) shown.push(entry);
					rests.push(rest(wanted, countTests(wanted, summary), countShown(wanted, some, summary)));
				}
				const more = (0, node_builders.Bs)(...rests);
				return [...grouped(shown, scope, groupBy), ...more.length === 0 ? [] : [(0, node_builders.FY)(...more)]];
			}
		});
		;
		;
		const components = registry_namespaceObject;
	}),
	29137: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bk: () => problems,
			YK: () => problemLine,
			xH: () => distrustAlert
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3517);
		var _judge_summary_gate_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89290);
		var _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96920);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _component_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43147);
		const maximumErrors = 10;
		const maximumWarnings = 50;
		function problemLine({ path, line, column, message }) {
			if (path === undefined) return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(message)];
			const place = [...line === undefined ? [] : [`, line ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.B)(line)}`], ...line === undefined || column === undefined ? [] : [`, column ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.B)(column)}`]];
			return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ko)(path), (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`${place.join("")}: ${message}`)];
		}
		function shortList(items, limit, noun) {
			const more = items.length - limit;
			return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Mn)([...items.slice(0, limit), ...more > 0 ? [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.p)(more, `more ${noun}`)}`)]] : []]);
		}
		const distrustAlert = (reasons) => reasons.length === 0 ? [] : [{
			type: "alert",
			severity: "caution",
			children: [shortList(reasons, maximumErrors, "error")]
		}];
		const problems = (0, _component_js__WEBPACK_IMPORTED_MODULE_2__.p)({
			description: "Shows the problems with the files that were read.",
			properties: () => ({}),
			build(_properties, { summary, detail, place }) {
				const isOnGitHub = place === "comment" || place === "jobSummary";
				const isOpen = (problem) => isOnGitHub ? (0, _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_3__.NH)(problem) : problem.severity === "error";
				const others = (0, _judge_summary_gate_reason_js__WEBPACK_IMPORTED_MODULE_4__.g)(summary).filter((problem) => !isOpen(problem) && !(isOnGitHub && problem.kind === "attachment"));
				const noun = others.every(({ severity }) => severity === "warning") ? "warning" : "problem";
				return [...isOnGitHub ? [] : distrustAlert(summary.problems.filter(isOpen).map(problemLine)), ...others.length === 0 || !detail.extras ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.mt)((0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.p)(others.length, noun), [shortList(others.map(problemLine), maximumWarnings, noun)])]];
			}
		});
	}),
	66997: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => evidenceFact });
		var _judge_failure_evidence_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89121);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _details_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1749);
		function evidenceFact(failure, scope) {
			const { evidence } = failure.test;
			const words = evidence === undefined ? "" : (0, _judge_failure_evidence_words_js__WEBPACK_IMPORTED_MODULE_1__.J)(evidence);
			if (words === "") return [];
			const url = (0, _details_url_js__WEBPACK_IMPORTED_MODULE_2__.g)(failure, scope);
			return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.q)(url && `${url}&show=evidence`, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(words))];
		}
	}),
	64942: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => groupTitle });
		var _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90048);
		var _verdicts_base_branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63631);
		var _verdicts_known_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28934);
		function knownTitle(summary) {
			const branch = (0, _verdicts_base_branch_js__WEBPACK_IMPORTED_MODULE_1__.s)(summary);
			if (summary.history?.isOwn === true) return "Failed before";
			return (0, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.ST)(summary) ? `Fixed on ${branch}: merge ${branch} into this branch` : `Also fails ${(0, _verdicts_known_place_js__WEBPACK_IMPORTED_MODULE_2__.Zd)(summary)}`;
		}
		function groupTitle(group, summary) {
			const titles = {
				new: "New",
				failed: "Failed",
				known: knownTitle(summary),
				flaky: "Known flaky",
				quarantined: "Quarantined"
			};
			return titles[group];
		}
	}),
	4672: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => exceededLimit });
		function exceededLimit(value, { min, max }) {
			if (min !== undefined && (value === undefined || value < min)) return {
				kind: "min",
				limit: min
			};
			if (max !== undefined && (value === undefined || value > max)) return {
				kind: "max",
				limit: max
			};
			return undefined;
		}
	})
};
