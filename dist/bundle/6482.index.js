export const id = 6482;
export const ids = [6482];
export const modules = {
	89121: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => evidenceWords });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		const oneOrMore = (count, noun) => count === 0 ? [] : [count === 1 ? noun : (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(count, noun)];
		const counted = (count, noun) => count === 0 ? [] : [(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(count, noun)];
		const evidenceWords = ({ comparisons, screenshots, videos, traces, files }) => [
			...counted(comparisons, "image comparison"),
			...oneOrMore(screenshots, "screenshot"),
			...oneOrMore(videos, "video"),
			...oneOrMore(traces, "Playwright trace"),
			...counted(files, "file")
		].join(" · ");
	}),
	54265: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => hasDuration });
		const hasDuration = (test) => test.duration !== undefined && (test.duration > 0 || test.status === "successful");
	}),
	88632: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => causeCount,
			Y: () => sharedCauses
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		const causeCount = (count, noun, { otherCausesIsMinimum }) => `${otherCausesIsMinimum === true ? "at least " : ""}${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(count, noun)}`;
		function sharedCauses({ causes }) {
			const shared = causes.filter(({ tests }) => tests > 1);
			return {
				shared,
				failures: shared.reduce((sum, { executions }) => sum + executions, 0)
			};
		}
	}),
	71479: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$M: () => causePlace,
			Db: () => reachBesideCount,
			E9: () => causeTable,
			JD: () => causeReach
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3517);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
		var _failed_test_suite_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82487);
		var _verdicts_cause_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70732);
		var _verdicts_verdict_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49512);
		var _cause_count_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88632);
		var _cause_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21174);
		const maximumRows = 10;
		const maximumSignature = 200;
		const maximumName = 100;
		const causeReach = ({ tests, jobs, note }) => `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_5__.p)(tests, "test")}${jobs === "" ? "" : ` ${jobs}`}${note === undefined ? "" : `, ${note}`}`;
		const reachBesideCount = (row) => row.executions === row.tests ? [row.jobs, row.note ?? ""].filter((fact) => fact !== "").join(", ") : causeReach(row);
		const causePlace = ({ place }) => {
			if (place === undefined) return [];
			return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(place.url, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)((0, _failed_test_suite_path_js__WEBPACK_IMPORTED_MODULE_6__._1)(place.text)))];
		};
		function namesOf({ names, more, url }) {
			const named = (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(names.map((name) => (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(name, maximumName)).join(", "));
			return more === 0 ? [named] : [
				named,
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(" "),
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(url, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_5__.B)(more)} more`))
			];
		}
		function cellsOf(row, scope) {
			const reach = reachBesideCount(row);
			const facts = (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Bs)((0, _verdicts_cause_verdict_js__WEBPACK_IMPORTED_MODULE_2__.K)(row.verdict, scope), reach === "" ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(reach)], causePlace(row));
			return [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.ko)((0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_5__.B)(row.executions))], [
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.ti)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(row.signature, maximumSignature)),
				_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.qL,
				...facts.length === 0 ? [] : [...(0, _verdicts_verdict_facts_js__WEBPACK_IMPORTED_MODULE_3__.n0)(facts), _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.qL],
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.EX)(...namesOf(row))
			]];
		}
		function causeTable(scope) {
			const rows = (0, _cause_rows_js__WEBPACK_IMPORTED_MODULE_4__.x)(scope);
			if (rows.length === 0) return [];
			const shown = rows.slice(0, maximumRows);
			const more = rows.length - shown.length + scope.summary.otherCauses;
			const table = {
				type: "table",
				align: ["right", "left"],
				head: [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("Failures")], [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("Cause")]],
				rows: shown.map((row) => cellsOf(row, scope))
			};
			return [table, ...more > 0 ? [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.FY)((0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`and ${(0, _cause_count_js__WEBPACK_IMPORTED_MODULE_7__.H)(more, "more cause", scope.summary)}`))] : []];
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
		var _failure_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25575);
		var _first_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11887);
		var _step_block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73621);
		function foldOf(trace, command) {
			const again = (label) => command === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.FY)((0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`${label} a POSIX shell or PowerShell: `), (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ti)(command))];
			if (trace.trim() !== "") return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.mt)("Stack trace", [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.aY)(trace), ...again("Run it again in")])];
			return command === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.mt)("Run it again", again("In"))];
		}
		function failureBody(test, scope) {
			const { failureTexts = (0, _failure_texts_js__WEBPACK_IMPORTED_MODULE_1__.createFailureTexts)(scope), detail, rerunOf, shownMessages } = scope;
			const message = failureTexts.shown(test);
			const isKnown = message !== undefined && shownMessages?.has(message.value) === true;
			const block = (0, _step_block_js__WEBPACK_IMPORTED_MODULE_2__.z)(isKnown ? undefined : message, (0, _step_block_js__WEBPACK_IMPORTED_MODULE_2__._)(test));
			const shown = block === undefined ? [] : [block];
			if (detail.detailLines === 0) return shown;
			return [...shown, ...foldOf((0, _first_lines_js__WEBPACK_IMPORTED_MODULE_3__.U)(failureTexts.trace(test), detail.detailLines), rerunOf?.(test))];
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
		var _verdicts_verdict_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52775);
		var _verdicts_verdict_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49512);
		var _details_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1749);
		var _title_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33169);
		const maximumReason = 120;
		const shownReason = (test, { failureTexts }) => failureTexts?.reason(test) ?? test.headline ?? "";
		function reasonCode(test, scope) {
			const reason = shownReason(test, scope);
			return reason.trim() === "" || scope.shownMessages?.has(reason) === true ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.ti)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(reason, maximumReason - 2))];
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
			const title = (0, _title_js__WEBPACK_IMPORTED_MODULE_5__.n)(failure, {
				withSuite,
				url: (0, _details_url_js__WEBPACK_IMPORTED_MODULE_6__.g)(failure, scope)
			});
			const jobs = (0, _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_2__.XB)(failure.jobs, scope);
			const facts = [...(0, _verdicts_verdict_facts_js__WEBPACK_IMPORTED_MODULE_4__.Jo)(failure, scope, (0, _verdicts_verdict_counts_js__WEBPACK_IMPORTED_MODULE_3__.pJ)(scope)), ...jobs === undefined ? [] : [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(jobs)]]];
			return withFacts(title, facts, reasonCode(failure.test, scope));
		}
	}),
	33169: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => testTitle,
			n: () => failureTitle
		});
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _test_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75752);
		var _suite_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82487);
		const markOf = ({ flaky, status }) => flaky ? "flaky" : status;
		function testTitle(test, { withSuite, url, file, mark = markOf(test) }) {
			const suite = withSuite ? (0, _suite_path_js__WEBPACK_IMPORTED_MODULE_1__.Vu)(test.suite, file) : "";
			const name = (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.q)(url, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ko)((0, _test_name_js__WEBPACK_IMPORTED_MODULE_2__.H)(test.name)));
			return [
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.qS)(mark),
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(" "),
				name,
				...suite === "" ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(` · ${suite}`)]
			];
		}
		const failureTitle = ({ test, quarantine }, options) => testTitle(test, {
			...options,
			mark: quarantine === undefined ? markOf(test) : "quarantined"
		});
	}),
	65674: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => numberFormat });
		;
		const symbols = new Map([
			["AUD", "A$"],
			["BRL", "R$"],
			["CAD", "CA$"],
			["CNY", "CN¥"],
			["EUR", "\u20ac"],
			["GBP", "£"],
			["HKD", "HK$"],
			["ILS", "\u20aa"],
			["INR", "\u20b9"],
			["JPY", "¥"],
			["KRW", "\u20a9"],
			["MXN", "MX$"],
			["NZD", "NZ$"],
			["PHP", "\u20b1"],
			["TWD", "NT$"],
			["USD", "$"],
			["VND", "\u20ab"],
			["XAF", "FCFA"],
			["XCD", "EC$"],
			["XOF", "F\u202fCFA"],
			["XPF", "CFPF"]
		]);
		function currencySymbol(code) {
			return symbols.get(code) ?? code;
		}
		var number_decimal = __webpack_require__(62427);
		;
		function formatNumber(value, pattern, { currency = "USD" } = {}) {
			if (Number.isNaN(value)) return "NaN";
			const isNegative = value < 0 || Object.is(value, -0);
			const { prefix, suffix } = isNegative ? pattern.negative : pattern.positive;
			return showAffix(prefix, currency) + showMagnitude(value, pattern) + showAffix(suffix, currency);
		}
		function showAffix(parts, currency) {
			let shown = "";
			for (const part of parts) {
				if (part.kind === "text") shown += part.text;
				else shown += part.kind === "currencySymbol" ? currencySymbol(currency) : currency;
			}
			return shown;
		}
		function showMagnitude(value, pattern) {
			if (!Number.isFinite(value)) return "\u221e";
			const decimal = (0, number_decimal.BN)((0, number_decimal.Bc)(value), pattern.scale);
			const { minimumExponent } = pattern;
			return minimumExponent === undefined ? showFixed(decimal, pattern) : showScientific(decimal, pattern, minimumExponent);
		}
		function showFixed(decimal, pattern) {
			const { digits, point } = (0, number_decimal.LI)(decimal, decimal.point + pattern.maximumFraction);
			const integer = digits.slice(0, Math.max(0, point)).padEnd(point, "0").padStart(pattern.minimumInteger, "0");
			const fraction = ("0".repeat(Math.max(0, -point)) + digits.slice(Math.max(0, point))).padEnd(pattern.minimumFraction, "0");
			return join(integer === "" && fraction === "" ? "0" : group(integer, pattern.grouping), fraction, pattern);
		}
		function showScientific(decimal, pattern, minimumExponent) {
			const { integerPlaces, minimumInteger, minimumFraction, maximumFraction } = pattern;
			const { digits, point } = (0, number_decimal.LI)(decimal, integerPlaces + maximumFraction);
			const isEngineering = integerPlaces > 1 && integerPlaces > minimumInteger;
			const exponent = isEngineering ? Math.floor((point - 1) / integerPlaces) * integerPlaces : point - minimumInteger;
			const isZero = digits === "";
			const integerDigits = isZero ? isEngineering ? 1 : minimumInteger : point - exponent;
			const mantissa = digits.padEnd(Math.max(minimumInteger + minimumFraction, integerDigits), "0");
			const power = isZero ? 0 : exponent;
			const exponentDigits = String(Math.abs(power)).padStart(minimumExponent, "0");
			return `${join(mantissa.slice(0, integerDigits), mantissa.slice(integerDigits), pattern)}E${power < 0 ? "-" : ""}${exponentDigits}`;
		}
		function join(integer, fraction, { alwaysPoint }) {
			return fraction === "" && !alwaysPoint ? integer : `${integer}.${fraction}`;
		}
		function group(integer, grouping) {
			if (grouping === undefined) return integer;
			let end = integer.length - grouping.last;
			let grouped = integer.slice(Math.max(0, end));
			for (; end > 0; end -= grouping.others) grouped = `${integer.slice(Math.max(0, end - grouping.others), end)},${grouped}`;
			return grouped;
		}
		var number_pattern = __webpack_require__(47786);
		var number_affixes = __webpack_require__(89658);
		;
		const noAffixes = {
			prefix: [],
			suffix: []
		};
		function formatPlainNumber(value) {
			return value === 0 ? "0" : formatNumber(value, plainPattern(value));
		}
		function plainPattern(value) {
			const magnitude = Math.abs(value);
			const pattern = {
				positive: noAffixes,
				negative: (0, number_affixes.U)(noAffixes, undefined),
				scale: 0,
				minimumInteger: 1,
				integerPlaces: 1,
				minimumFraction: 0,
				maximumFraction: 3,
				alwaysPoint: false,
				grouping: {
					last: 3,
					others: 3
				}
			};
			if (!Number.isFinite(value)) return pattern;
			if (magnitude < 1e-6 || magnitude >= 1e21) return {
				...pattern,
				minimumExponent: 1
			};
			const leadingZeros = Math.max(0, -(0, number_decimal.Bc)(value).point);
			return {
				...pattern,
				maximumFraction: 3 + leadingZeros
			};
		}
		;
		function numberFormat(format, currency) {
			const pattern = format === undefined ? undefined : (0, number_pattern.z)(format).pattern;
			return pattern === undefined ? (number) => formatPlainNumber(number).replace(/^-/, "\u2212") : (number) => formatNumber(number, pattern, { currency });
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
		var _failed_test_suite_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82487);
		var _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25397);
		var _test_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75752);
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63631);
		var _build_link_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6976);
		var _change_counts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31848);
		const maximumFixed = 3;
		const maximumNameLength = 200;
		function changedTitle({ name, suite }) {
			const path = (0, _failed_test_suite_path_js__WEBPACK_IMPORTED_MODULE_7__.h9)(suite);
			return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Bs)([(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.ko)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.m)((0, _test_name_js__WEBPACK_IMPORTED_MODULE_8__.H)(name), maximumNameLength))], path === "" ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.m)(path, maximumNameLength))]);
		}
		const jobsOf = ({ jobs = [] }, { summary }) => jobs.length === 0 ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`in ${(0, _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_3__.c0)(jobs, summary)}`)];
		function changeFact(kind, { since, duration, usual }, scope) {
			if (kind === "slower") {
				if (duration === undefined) return [];
				return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`${(0, _base_text_durations_js__WEBPACK_IMPORTED_MODULE_0__.a)(duration)}${usual === undefined ? "" : ` (usually about ${(0, _base_text_durations_js__WEBPACK_IMPORTED_MODULE_0__.a)(usual)})`}`)];
			}
			return since === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`ran on ${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_4__.s)(scope.summary)} until `), (0, _build_link_js__WEBPACK_IMPORTED_MODULE_5__.h)(since, scope)];
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
		const fixedLine = ({ summary }) => (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Bs)(fixedFact(summary), ...(0, _change_counts_js__WEBPACK_IMPORTED_MODULE_6__.mU)(summary).map((fact) => [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(fact)]));
	}),
	89658: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => readAffixes,
			U: () => negativeAffixes
		});
		function readAffixes(prefix, suffix) {
			return {
				prefix: readAffix(prefix),
				suffix: readAffix(suffix)
			};
		}
		function negativeAffixes(positive, negative) {
			if (negative !== undefined && JSON.stringify(negative) !== JSON.stringify(positive)) return negative;
			return {
				prefix: [{
					kind: "text",
					text: "-"
				}, ...positive.prefix],
				suffix: positive.suffix
			};
		}
		function readAffix(source) {
			const parts = [];
			let text = "";
			const endText = () => {
				if (text !== "") parts.push({
					kind: "text",
					text
				});
				text = "";
			};
			for (const [token, quoted] of source.matchAll(/''|'((?:[^']|'')*)'|¤¤?|[^'¤]+/g)) {
				if (token.startsWith("¤")) {
					endText();
					parts.push({ kind: token === "¤" ? "currencySymbol" : "currencyCode" });
				} else text += token === "''" ? "'" : quoted?.replaceAll("''", "'") ?? token;
			}
			endText();
			return parts;
		}
	}),
	62427: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BN: () => shift,
			Bc: () => decimalOf,
			LI: () => round
		});
		const zero = {
			digits: "",
			point: 0
		};
		function decimalOf(value) {
			const [mantissa = "", exponent = "0"] = String(Math.abs(value)).split("e");
			const [integer = "", fraction = ""] = mantissa.split(".");
			const digits = (integer + fraction).replace(/^0+/, "");
			return normalize(digits, Number(exponent) + digits.length - fraction.length);
		}
		function shift(decimal, power) {
			return decimal.digits === "" ? decimal : {
				digits: decimal.digits,
				point: decimal.point + power
			};
		}
		function round(decimal, keep) {
			const { digits, point } = decimal;
			if (keep >= digits.length) return decimal;
			if (keep < 0) return zero;
			const kept = digits.slice(0, keep);
			if (digits.charAt(keep) < "5") return normalize(kept, point);
			const carried = kept.replace(/(?<!9)9+$/, "");
			if (carried === "") return {
				digits: "1",
				point: point + 1
			};
			return {
				digits: carried.slice(0, -1) + (Number(carried.at(-1)) + 1),
				point
			};
		}
		function normalize(digits, point) {
			const trimmed = digits.replace(/(?<!0)0+$/, "");
			return trimmed === "" ? zero : {
				digits: trimmed,
				point
			};
		}
	}),
	47786: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => parseNumberPattern });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _number_affixes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89658);
		const maximumLength = 200;
		function parseNumberPattern(source) {
			if (source.length > maximumLength) return { fault: fault(maximumLength, `the pattern is longer than ${maximumLength} characters`) };
			const unquoted = blankQuotes(source);
			const openQuote = unquoted.indexOf("'");
			if (openQuote !== -1) return { fault: fault(openQuote, "the quoted text is not closed") };
			const [positive = "", negative, tooMany] = unquoted.split(";");
			const negativeStart = positive.length + 1;
			if (tooMany !== undefined) {
				const second = negativeStart + (negative?.length ?? 0);
				return { fault: fault(second, "only one \";\" is allowed, between the positive and the negative pattern") };
			}
			const places = findPlaces(positive, 0);
			const negativePlaces = negative === undefined ? undefined : findPlaces(negative, negativeStart);
			const shape = readNumber(unquoted.slice(places.number, places.suffix), places.number);
			if ("message" in shape) return { fault: shape };
			const affixFault = checkAffixes(unquoted, places) ?? (negativePlaces && checkAffixes(unquoted, negativePlaces));
			if (affixFault !== undefined) return { fault: affixFault };
			const affixesAt = ({ start, number, suffix, end }) => (0, _number_affixes_js__WEBPACK_IMPORTED_MODULE_0__.P)(source.slice(start, number), source.slice(suffix, end));
			const affixes = affixesAt(places);
			return { pattern: {
				...shape,
				positive: affixes,
				negative: (0, _number_affixes_js__WEBPACK_IMPORTED_MODULE_0__.U)(affixes, negativePlaces && affixesAt(negativePlaces)),
				scale: positive.includes("%") ? 2 : positive.includes("\u2030") ? 3 : 0
			} };
		}
		const fault = (offset, message) => ({
			message,
			offset
		});
		const blankQuotes = (source) => source.replace(/''|'(?:[^']|'')*'/g, (text) => "_".repeat(text.length));
		function findPlaces(subpattern, start) {
			const number = /[#0,.]+(?:E0*)?/.exec(subpattern);
			const end = start + subpattern.length;
			if (number === null) return {
				start,
				number: end,
				suffix: end,
				end
			};
			return {
				start,
				number: start + number.index,
				suffix: start + number.index + number[0].length,
				end
			};
		}
		function readNumber(number, start) {
			const at = (offset, message) => fault(start + offset, message);
			if (number === "") return fault(0, "the pattern has no digit: \"0\" or \"#\"");
			const [digits = "", exponent] = number.split("E");
			const [integer = "", fraction, ...more] = digits.split(".");
			const hashAfterZero = /0,*#/.exec(integer);
			if (hashAfterZero !== null) return at(hashAfterZero.index + hashAfterZero[0].length - 1, "before the decimal point, \"#\" must come before \"0\"");
			const emptyGroup = integer.search(/,(?:,|$)/);
			if (emptyGroup !== -1) return at(emptyGroup, "a digit must follow the \",\"");
			if (fraction !== undefined) {
				const afterPoint = integer.length + 1;
				const comma = fraction.indexOf(",");
				if (comma !== -1) return at(afterPoint + comma, "\",\" is allowed only before the decimal point");
				if (more.length > 0) return at(afterPoint + fraction.length, "only one \".\" is allowed in a number");
				const zeroAfterHash = fraction.indexOf("#0");
				if (zeroAfterHash !== -1) return at(afterPoint + zeroAfterHash + 1, "after the decimal point, \"0\" must come before \"#\"");
			}
			if (integer === "" && !fraction) return at(0, "the pattern has no digit: \"0\" or \"#\"");
			if (exponent === "") return at(digits.length, "\"0\" must follow the \"E\"");
			if (exponent !== undefined && integer.includes(",")) return at(integer.lastIndexOf(","), "\",\" cannot be used together with \"E\"");
			return shapeOf(integer, fraction, exponent);
		}
		function shapeOf(integer, fraction, exponent) {
			const places = integer.replaceAll(",", "").length;
			const zeros = countZeros(integer);
			const fractionZeros = countZeros(fraction ?? "");
			const needsDigit = fraction !== undefined && zeros + fractionZeros === 0;
			const [, others, last] = /(?:,([#0]+))?,([#0]+)$/.exec(integer) ?? [];
			return {
				integerPlaces: places,
				minimumInteger: needsDigit && places > 0 ? 1 : zeros,
				minimumFraction: needsDigit && places === 0 ? 1 : fractionZeros,
				maximumFraction: fraction?.length ?? 0,
				alwaysPoint: fraction === "",
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
					grouping: last === undefined ? undefined : {
						last: last.length,
						others: (others ?? last).length
					},
					minimumExponent: exponent === undefined ? undefined : exponent.length
				})
			};
		}
		const countZeros = (digits) => digits.split("0").length - 1;
		function checkAffixes(unquoted, { start, number, suffix, end }) {
			const [, second] = unquoted.slice(start, end).matchAll(/[%\u2030]/g);
			if (second !== undefined) return fault(start + second.index, "only one \"%\" or \"\u2030\" is allowed in a pattern; quote the other");
			if (unquoted.slice(number, suffix).endsWith("E")) return fault(suffix - 1, "\"0\" must follow the \"E\"");
			const digit = /[#0,.]/.exec(unquoted.slice(suffix, end));
			return digit === null ? undefined : fault(suffix + digit.index, `"${digit[0]}" after the number must be quoted`);
		}
	})
};
