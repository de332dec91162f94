export const id = 2346;
export const ids = [2346];
export const modules = {
	21174: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => showsCauses,
			x: () => causeRows
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43268);
		var _judge_failure_cause_cause_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41713);
		var _judge_failure_cause_cause_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87641);
		var _failed_test_details_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1749);
		var _failed_test_source_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23107);
		var _failed_test_suite_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82487);
		var _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25397);
		var _test_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75752);
		var _verdicts_cause_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70732);
		const minimumSaving = .05;
		const minimumWeak = 20;
		function showsCauses({ causes, otherCauses, otherCausesIsMinimum, failedTests = 0 }) {
			const counted = causes.reduce((sum, { tests }) => sum + tests, otherCauses);
			const saved = causes.reduce((sum, cause) => sum + savedBy(cause), 0);
			const entries = otherCausesIsMinimum === true ? Math.max(counted, failedTests) : counted;
			return saved > 0 && saved >= minimumSaving * entries;
		}
		const savedBy = ({ tests, folded }) => folded?.differ === "test" && tests < minimumWeak ? 0 : tests - 1;
		function causePlace({ cause }, { causeLocations, source }) {
			const location = causeLocations?.get(cause.id);
			if (location !== undefined) {
				return {
					text: (0, _failed_test_source_link_js__WEBPACK_IMPORTED_MODULE_2__.z7)(location.file, location.line),
					...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__.X)({ url: source && (0, _failed_test_source_link_js__WEBPACK_IMPORTED_MODULE_2__.Hx)(source, location) })
				};
			}
			return cause.frame && { text: (0, _failed_test_source_link_js__WEBPACK_IMPORTED_MODULE_2__.z7)((0, _judge_failure_cause_cause_frame_js__WEBPACK_IMPORTED_MODULE_1__.G)(cause.frame), cause.frame.line) };
		}
		function namesOf(tests) {
			return tests.map((test) => {
				const name = (0, _test_name_js__WEBPACK_IMPORTED_MODULE_6__.H)(test.name);
				const same = tests.filter((other) => (0, _test_name_js__WEBPACK_IMPORTED_MODULE_6__.H)(other.name) === name);
				if (same.length === 1) return name;
				const isOtherModule = new Set(same.map(({ module }) => module)).size > 1;
				const place = isOtherModule ? test.module ?? "" : (0, _failed_test_suite_path_js__WEBPACK_IMPORTED_MODULE_7__.h9)(test.suite);
				return place === "" ? name : `${name} (${place})`;
			});
		}
		function causeRow(summary, verdict, scope, hasFullNames) {
			const { cause, executions, tests, jobs, first, folded } = summary;
			const place = folded === undefined ? causePlace(summary, scope) : undefined;
			const note = folded && (0, _judge_failure_cause_cause_fold_js__WEBPACK_IMPORTED_MODULE_0__.mj)(folded.differ, folded.causes);
			const url = (0, _failed_test_details_url_js__WEBPACK_IMPORTED_MODULE_8__.b)(cause.id, jobs, scope);
			return {
				id: cause.id,
				signature: cause.signature,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__.X)({ verdict }),
				executions,
				tests,
				jobs: (0, _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_3__.VP)(jobs, scope, hasFullNames) ?? "",
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__.X)({
					note,
					place
				}),
				names: namesOf(first),
				more: Math.max(0, tests - first.length),
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__.X)({ url })
			};
		}
		function causeRows(scope, { hasFullNames = false } = {}) {
			const { causes, failures } = scope.summary;
			const verdictOf = (0, _verdicts_cause_verdict_js__WEBPACK_IMPORTED_MODULE_4__.k)(failures);
			return causes.filter(({ tests }) => tests > 1).map((cause) => causeRow(cause, verdictOf(cause), scope, hasFullNames));
		}
	}),
	1749: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => causeUrl,
			g: () => detailsUrl
		});
		function reportUrlOf(jobs, { summary }) {
			for (const index of jobs) {
				const url = summary.jobs[index]?.reportUrl;
				if (url !== undefined) return url;
			}
			return undefined;
		}
		function detailsUrl({ test, jobs }, scope) {
			const url = reportUrlOf(jobs, scope);
			return url === undefined || test.id === undefined ? undefined : `${url}#test=${encodeURIComponent(test.id)}`;
		}
		function causeUrl(causeId, jobs, scope) {
			const url = reportUrlOf(jobs, scope);
			return url === undefined ? undefined : `${url}#cause=${encodeURIComponent(causeId)}`;
		}
	}),
	23107: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hx: () => sourceUrl,
			S0: () => testPlace,
			af: () => placeFile,
			z7: () => shownPlace
		});
		var _base_text_place_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54288);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _suite_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82487);
		const shownPlace = (file, line) => (0, _base_text_place_text_js__WEBPACK_IMPORTED_MODULE_1__.Z)({
			path: file.replace(/^\.\//, ""),
			line
		});
		function sourceUrl({ serverUrl, repository, commit }, { file, line }) {
			const path = [
				repository,
				"blob",
				commit,
				file
			].flatMap((part) => part.split("/")).map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, "\ufffd")));
			return `${serverUrl.replace(/\/$/, "")}/${path.join("/")}${line === undefined ? "" : `#L${line}`}`;
		}
		function sourceLink(location, source) {
			const place = (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)((0, _suite_path_js__WEBPACK_IMPORTED_MODULE_2__._1)(shownPlace(location.file, location.line)));
			return source === undefined ? place : {
				type: "link",
				url: sourceUrl(source, location),
				children: [place]
			};
		}
		const placeFile = (test, { locations }) => locations.get(test)?.file ?? test.file;
		function testPlace(test, { locations, source }) {
			const location = locations.get(test);
			if (location !== undefined) return [sourceLink(location, source)];
			return test.file === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)((0, _suite_path_js__WEBPACK_IMPORTED_MODULE_2__._1)(shownPlace(test.file, test.line)))];
		}
	}),
	73621: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => stepLineOf,
			z: () => withStepLine
		});
		var _judge_failure_step_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		const stepLineOf = ({ step, lead, message = "" }) => step && (0, _judge_failure_step_line_js__WEBPACK_IMPORTED_MODULE_1__.l)(step, lead === undefined ? message : `${lead}\n${message}`);
		function withStepLine(block, line) {
			if (line === undefined) return block;
			if (block === undefined) return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.aY)(line);
			return {
				...block,
				value: `${block.language === "diff" ? `  ${line}` : line}\n${block.value}`
			};
		}
	}),
	82487: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BQ: () => withoutFile,
			Vu: () => suiteTitleBeside,
			_1: () => shortPath,
			h9: () => suiteTitle
		});
		const maximumPath = 40;
		function shortPath(path) {
			if (path.length <= maximumPath || /\s/.test(path)) return path;
			const parts = path.split(/[/\\]/);
			return parts.length <= 2 ? path : `\u2026/${parts.slice(-2).join("/")}`;
		}
		const suiteTitle = (suite) => suite.map(shortPath).join(" \u203a ");
		const suiteTitleBeside = (suite, file) => suiteTitle(withoutFile(suite, file));
		function withoutFile(suite, file) {
			if (file === undefined) return suite;
			const path = partsOf(file);
			return suite.flatMap((name, index) => {
				const isFile = index === 0 && /[/\\.]/.test(name) && isEnd(partsOf(name), path);
				return isFile ? [] : withoutModule(name, path);
			});
		}
		const partsOf = (path) => path.split(/[/\\]/).filter((part) => part !== "" && part !== ".");
		function isEnd(one, other) {
			const length = Math.min(one.length, other.length);
			return length > 0 && one.slice(-length).join("/") === other.slice(-length).join("/");
		}
		const qualifiedName = /^[\p{L}\p{N}_$.\\:/-]{1,500}$/u;
		function withoutModule(name, path) {
			const stem = path.at(-1)?.replace(/\.\w{1,10}$/, "") ?? "";
			if (stem === "" || !name.includes(stem) || !qualifiedName.test(name)) return [name];
			const parts = name.split(/[.\\/]|::/);
			const at = parts.lastIndexOf(stem);
			if (at === -1) return [name];
			const isInFile = at === parts.length - 1 || at > 0 && isEnd(parts.slice(0, at), path.slice(0, -1));
			if (!isInFile) return [name];
			const rest = parts.slice(at + 1);
			return rest.length === 0 ? [] : [rest.join(".")];
		}
	}),
	83230: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => startsWithCauses,
			d: () => failuresOfGroups
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43268);
		var _judge_summary_distinct_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81706);
		var _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90048);
		var _judge_verdicts_verdict_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86245);
		var _causes_cause_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21174);
		const maximumFirst = 3;
		const executionsOf = (failures) => failures.reduce((sum, { executions }) => sum + executions, 0);
		function byCause(failures, groups) {
			const found = new Map();
			for (const failure of failures) {
				const { id } = failure.cause;
				const own = found.get(id) ?? {
					wanted: [],
					others: []
				};
				found.set(id, own);
				own[groups.has((0, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.WK)(failure)) ? "wanted" : "others"].push(failure);
			}
			return found;
		}
		function causeGroup({ verdict }, { wanted, others }) {
			const listed = [...wanted, ...others];
			return listed.length > 0 && listed.every(({ quarantine }) => quarantine !== undefined) ? "quarantined" : (0, _judge_verdicts_verdict_group_js__WEBPACK_IMPORTED_MODULE_2__.X)(verdict);
		}
		function causeOf(cause, own, groups) {
			const { wanted, others } = own;
			if (!groups.has(causeGroup(cause, own))) {
				const [first] = wanted;
				if (first === undefined) return undefined;
				const tests = wanted.map(({ test }) => test).slice(0, maximumFirst);
				const jobs = [...new Set(wanted.flatMap((failure) => failure.jobs))].toSorted((a, b) => a - b);
				const verdict = first.verdict?.kind;
				return {
					cause: cause.cause,
					executions: executionsOf(wanted),
					tests: (0, _judge_summary_distinct_tests_js__WEBPACK_IMPORTED_MODULE_3__.o)(wanted).size,
					jobs,
					first: tests,
					...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__.X)({
						verdict: verdict || undefined,
						folded: cause.folded
					})
				};
			}
			if (others.length === 0) return cause;
			const excluded = (0, _judge_summary_distinct_tests_js__WEBPACK_IMPORTED_MODULE_3__.o)(others);
			const tests = cause.tests - excluded.size;
			if (tests <= 0) return undefined;
			const first = cause.first.filter((test) => !excluded.has((0, _judge_summary_distinct_tests_js__WEBPACK_IMPORTED_MODULE_3__.y)(test)));
			return {
				...cause,
				tests,
				executions: cause.executions - executionsOf(others),
				first
			};
		}
		function startsWithCauses(summary) {
			const leading = failuresOfGroups(summary, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.ZC);
			return (0, _causes_cause_rows_js__WEBPACK_IMPORTED_MODULE_1__.H)(leading.failedTests === 0 ? failuresOfGroups(summary, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.uj) : leading);
		}
		function failuresOfGroups(summary, groups) {
			const counts = (0, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.OS)(summary);
			const found = byCause(summary.failures, groups);
			const failures = summary.failures.filter((failure) => groups.has((0, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.WK)(failure)));
			const counted = [...groups].reduce((sum, group) => sum + counts[group], 0);
			const failedTests = Math.max(counted, (0, _judge_summary_distinct_tests_js__WEBPACK_IMPORTED_MODULE_3__.o)(failures).size);
			const others = groups.has("failed") || groups.has("new") ? summary : {
				otherCauses: 0,
				otherCausesIsMinimum: undefined
			};
			const causes = summary.causes.flatMap((cause) => causeOf(cause, found.get(cause.cause.id) ?? {
				wanted: [],
				others: []
			}, groups) ?? []);
			const { otherCauses, otherCausesIsMinimum } = others;
			return {
				...summary,
				failures,
				failedTests,
				causes,
				otherCauses,
				otherCausesIsMinimum
			};
		}
	}),
	75752: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => shownName });
		const shownName = (name) => name.trim() === "" ? "(no name)" : name;
	}),
	6976: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => buildName,
			h: () => buildLink
		});
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60331);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
		const maximumBuild = 30;
		const hash = /^[0-9a-f]{7,64}$/i;
		const isCommit = (commit) => commit !== undefined && hash.test(commit);
		const buildName = ({ build, commit }) => isCommit(commit) ? (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Zu)(commit) : (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`build ${(0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_2__.p)(build), maximumBuild)}`);
		function buildLink(reference, { source }) {
			const { commit, url } = reference;
			const page = isCommit(commit) && source ? `${source.serverUrl.replace(/\/$/, "")}/${source.repository}/commit/${commit}` : undefined;
			return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(page ?? url, buildName(reference));
		}
	}),
	70732: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => causeVerdictWords,
			k: () => causeVerdicts
		});
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _verdict_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52775);
		var _verdict_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49512);
		var _verdict_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42806);
		function causeVerdicts(failures) {
			const known = new Map();
			for (const { cause, verdict } of failures) {
				const key = `${cause.id} ${verdict?.kind}`;
				if (verdict !== undefined && !known.has(key)) known.set(key, verdict);
			}
			return ({ cause, verdict }) => verdict === undefined ? undefined : known.get(`${cause.id} ${verdict}`) ?? { kind: verdict };
		}
		function causeVerdictWords(verdict, scope) {
			const isGiven = (0, _verdict_counts_js__WEBPACK_IMPORTED_MODULE_1__.pJ)(scope);
			switch (verdict?.kind) {
				case "new":
				case "unseen": return isGiven ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ko)("New")];
				case "known": {
					const [first = []] = (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_3__.L2)(verdict, scope, isGiven).facts;
					return (0, _verdict_facts_js__WEBPACK_IMPORTED_MODULE_2__.n0)(first);
				}
				case "flaky": return isGiven ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("Known flaky")];
				default: return [];
			}
		}
	}),
	49512: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jo: () => verdictFacts,
			gG: () => openVerdict,
			l2: () => capitalized,
			n0: () => withCapital,
			wh: () => plainText
		});
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _quarantine_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53767);
		var _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42806);
		const capitalized = (value) => value.slice(0, 1).toUpperCase() + value.slice(1);
		function withCapital(line) {
			const [first, ...others] = line;
			return first?.type === "text" ? [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(capitalized(first.value)), ...others] : line;
		}
		const labelled = (label, facts) => {
			const [first, ...others] = facts;
			return first === undefined ? [[label]] : [[
				label,
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(" "),
				...first
			], ...others];
		};
		function openVerdict({ verdict, quarantine }, scope, isTitled = false) {
			if (quarantine !== undefined) return (0, _quarantine_words_js__WEBPACK_IMPORTED_MODULE_1__.w)(quarantine, isTitled).map((fact, index) => index === 0 ? withCapital(fact) : fact);
			if (verdict === undefined) return [];
			const { label, facts } = (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__.L2)(verdict, scope, isTitled);
			const hasLabel = label !== undefined && !(isTitled && label === "new");
			if (hasLabel) return labelled((0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ko)(`${capitalized(label)}${facts.length === 0 ? "" : ":"}`), facts);
			return facts.map((fact, index) => index === 0 ? withCapital(fact) : fact);
		}
		function verdictFacts({ verdict, quarantine }, scope, isTitled = false) {
			if (quarantine !== undefined) return (0, _quarantine_words_js__WEBPACK_IMPORTED_MODULE_1__.w)(quarantine, isTitled);
			if (verdict === undefined) return [];
			const { label, facts } = (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__.L2)(verdict, scope, isTitled);
			if (label === undefined) return facts;
			if (isTitled && label === "new") return verdict.differs === true ? facts : [(0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__.S4)(verdict), (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__.sE)(verdict)].filter((fact) => fact.length > 0);
			return labelled((0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`${label}${facts.length === 0 ? "" : ":"}`), facts);
		}
		const plainText = (line) => line.map((node) => "children" in node ? plainText(node.children) : "value" in node ? node.value : " ").join("");
	}),
	42806: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L2: () => verdictWords,
			S4: () => recentFact,
			SN: () => withOtherName,
			qv: () => passedText,
			sE: () => evidenceFact,
			zN: () => differsText
		});
		var _base_text_ages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49329);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3517);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60331);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59088);
		var _base_text_word_list_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89262);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48032);
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63631);
		var _build_link_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6976);
		var _compare_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3036);
		var _known_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28934);
		const maximumName = 120;
		function ageAtBase({ timestamp }, { summary: { history } }) {
			const end = history?.base?.timestamp;
			return timestamp === undefined || end === undefined ? undefined : end - timestamp;
		}
		function agoText({ timestamp }, { summary: { history } }) {
			const now = history?.comparedAt;
			const age = timestamp === undefined || now === undefined ? "" : (0, _base_text_ages_js__WEBPACK_IMPORTED_MODULE_0__.L)(now - timestamp);
			return age === "" ? "" : `${age} ago`;
		}
		const isShort = ({ place }) => place === "comment" || place === "chat";
		const inBrackets = (...parts) => {
			const shown = parts.filter((part) => part !== "");
			return shown.length === 0 ? "" : ` (${shown.join(", ")})`;
		};
		function referenceFact({ reference }, scope) {
			if (reference === undefined) return [];
			const age = (0, _base_text_ages_js__WEBPACK_IMPORTED_MODULE_0__.L)(ageAtBase(reference, scope) ?? 0);
			if (reference.buildsAgo === 0) return age === "" ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`last run there ${age} earlier`)];
			return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`last run there ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.p)(reference.buildsAgo, "build")} earlier${inBrackets(age)}`)];
		}
		function commitText({ onlyCommit }) {
			const { subject = "", author = "" } = onlyCommit ?? {};
			if (subject === "") return "";
			return `\u201c${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_7__.p)(subject)}\u201d${author === "" ? "" : ` by ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_7__.p)(author)}`}`;
		}
		function sinceText({ since, builds }, scope) {
			const span = [builds === undefined ? "" : (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.p)(builds, "build"), since === undefined ? "" : (0, _base_text_ages_js__WEBPACK_IMPORTED_MODULE_0__.L)(ageAtBase(since, scope) ?? 0)];
			if (since !== undefined) return [
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)("since "),
				(0, _build_link_js__WEBPACK_IMPORTED_MODULE_4__.h)(since, scope),
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(inBrackets(...span))
			];
			return builds === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.p)(builds, "build")}`)];
		}
		function rangeFact(verdict, scope) {
			const { range } = verdict;
			if (range === undefined) return [];
			const url = (0, _compare_url_js__WEBPACK_IMPORTED_MODULE_8__.X)(verdict, scope.repositoryUrl);
			if (range.onlyCommit === undefined) {
				return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)("last passed in "), url === undefined ? (0, _build_link_js__WEBPACK_IMPORTED_MODULE_4__.h)(range.lastPassed, scope) : (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.q)(url, (0, _build_link_js__WEBPACK_IMPORTED_MODULE_4__.A)(range.lastPassed))];
			}
			const commit = isShort(scope) ? "" : commitText(range);
			return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`${commit === "" ? "" : `first failed with ${commit}, `}passed in `), (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.q)(url, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)("the commit before"))];
		}
		function knownFacts(verdict, scope, isTitled) {
			const { fixed, parent } = verdict;
			if (parent !== undefined) return [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`fails in ${(0, _known_place_js__WEBPACK_IMPORTED_MODULE_5__.qA)(parent)} too`)]];
			const branch = (0, _base_branch_js__WEBPACK_IMPORTED_MODULE_3__.s)(scope.summary);
			const since = sinceText(verdict, scope);
			const fails = isTitled ? since : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`fails on ${branch}${since.length === 0 ? "" : " "}`), ...since];
			return [
				fails,
				fixed === undefined ? rangeFact(verdict, scope) : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`fixed on ${branch} in `), (0, _build_link_js__WEBPACK_IMPORTED_MODULE_4__.h)(fixed, scope)],
				...isShort(scope) ? [] : [recentFact(verdict)]
			];
		}
		function recentFact({ recent }) {
			const { failed = 0, flaky = 0, ofBuilds = 0 } = recent ?? {};
			const parts = [failed === 0 ? "" : `failed in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.B)(failed)}`, flaky === 0 ? "" : `flaky in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.B)(flaky)}`];
			const shown = parts.filter((part) => part !== "").join(" and ");
			return shown === "" ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`${shown} of the last ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.p)(ofBuilds, "build")}`)];
		}
		const differsText = ({ summary }) => `fails on ${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_3__.s)(summary)} too, but for another reason`;
		const passedText = (builds) => `passed in the ${builds === 1 ? "build" : `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.B)(builds)} builds`} before`;
		function newFact({ since, differs, passedBuilds }, scope) {
			const branch = (0, _base_branch_js__WEBPACK_IMPORTED_MODULE_3__.s)(scope.summary);
			if (differs === true) return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(differsText(scope))];
			if (since === undefined) return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`only skipped on ${branch}`)];
			if (passedBuilds === undefined) return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`passed on ${branch} until `), (0, _build_link_js__WEBPACK_IMPORTED_MODULE_4__.h)(since, scope)];
			if (isShort(scope)) return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(passedText(passedBuilds))];
			return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`${passedText(passedBuilds)}, ${passedBuilds === 1 ? "" : "last in "}`), (0, _build_link_js__WEBPACK_IMPORTED_MODULE_4__.h)(since, scope)];
		}
		function evidenceFact({ alsoFailed }) {
			if (alsoFailed === undefined || alsoFailed.pullRequests.length === 0) return [];
			return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`also failed in ${(0, _base_text_word_list_js__WEBPACK_IMPORTED_MODULE_9__.d)(alsoFailed.pullRequests.map(_known_place_js__WEBPACK_IMPORTED_MODULE_5__.qA))} ${whenText(alsoFailed.days)}`)];
		}
		function whenText(days) {
			if (days === 0) return "today";
			return days === 1 ? "since yesterday" : `in the last ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.B)(days)} days`;
		}
		function flakyFacts({ failedBuilds, ofBuilds, lastSign }, scope, isTitled) {
			if (failedBuilds === undefined || ofBuilds === undefined) return isTitled ? [] : [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)("known flaky")]];
			const share = `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.B)(failedBuilds)} of the last ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.p)(ofBuilds, "build")}`;
			const last = lastSign === undefined ? "" : agoText(lastSign, scope);
			return [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`${isTitled ? "" : "flaky in "}${share}${last === "" ? "" : `, last ${last}`}`)]];
		}
		function verdictWords(verdict, scope, isTitled = false) {
			const words = wordsOf(verdict, scope, isTitled);
			const facts = [
				...words.facts,
				referenceFact(verdict, scope),
				evidenceFact(verdict)
			].filter((fact) => fact.length > 0);
			const [first, ...others] = facts;
			const named = withOtherName(first ?? [], verdict);
			return {
				...words,
				facts: named.length === 0 ? facts : [named, ...others]
			};
		}
		function withOtherName(fact, { as: name }) {
			if (name === undefined) return fact;
			return [
				...fact,
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(fact.length === 0 ? "as " : ", as "),
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.ti)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.m)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_7__.p)(name), maximumName))
			];
		}
		function wordsOf(verdict, scope, isTitled) {
			switch (verdict.kind) {
				case "unknown": return { facts: [] };
				case "unseen": return {
					label: "new test",
					facts: []
				};
				case "new": return {
					label: "new",
					facts: [newFact(verdict, scope), recentFact(verdict)]
				};
				case "known": return { facts: knownFacts(verdict, scope, isTitled) };
				case "flaky": return { facts: flakyFacts(verdict, scope, isTitled) };
			}
		}
	})
};
