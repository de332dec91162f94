export const id = 192;
export const ids = [192];
export const modules = {
	60192: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => draftMessage,
			sendToChat: () => sendToChat,
			webhookOf: () => webhookOf
		});
		var errors = __webpack_require__(34758);
		var empty_setting = __webpack_require__(62506);
		var defined_fields = __webpack_require__(43268);
		var text_counts = __webpack_require__(3517);
		var cut = __webpack_require__(57545);
		var durations = __webpack_require__(94408);
		var shorten = __webpack_require__(59088);
		var cause_fold = __webpack_require__(41713);
		var distinct_tests = __webpack_require__(81706);
		var failure_group = __webpack_require__(90048);
		var fold_causes = __webpack_require__(91394);
		var run_summary = __webpack_require__(96920);
		var node_builders = __webpack_require__(48032);
		var cause_count = __webpack_require__(88632);
		var single_failures = __webpack_require__(63545);
		var problems = __webpack_require__(29137);
		var context_line = __webpack_require__(47530);
		var details_url = __webpack_require__(1749);
		var evidence_fact = __webpack_require__(66997);
		var failure_line = __webpack_require__(95632);
		var suite_path = __webpack_require__(82487);
		var failures_of_groups = __webpack_require__(83230);
		var gate_lines = __webpack_require__(19883);
		var headline = __webpack_require__(83510);
		var job_groups = __webpack_require__(41035);
		var job_phrase = __webpack_require__(25397);
		var listed_properties = __webpack_require__(92193);
		var test_name = __webpack_require__(75752);
		var run_advice = __webpack_require__(18199);
		var short_verdict = __webpack_require__(19213);
		;
		const maximumListed = 5;
		const maximumReasons = 3;
		const maximumReasonRows = 7;
		const maximumGateRows = 5;
		const maximumRows = 17;
		const maximumName = 80;
		const maximumSuite = 50;
		const maximumText = 100;
		const maximumGate = 190;
		const maximumPath = 60;
		const rowLength = 65;
		const wideCharacters = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;
		function widthOf(node) {
			if ("children" in node) return lineWidth(node.children);
			return "value" in node ? node.value.length + (node.value.match(wideCharacters)?.length ?? 0) : 0;
		}
		const lineWidth = (line) => line.reduce((width, node) => width + widthOf(node), 0);
		const rowsOf = (lines) => lines.reduce((rows, line) => rows + Math.max(1, Math.ceil(lineWidth(line) / rowLength)), 0);
		function fitting(groups, rows, least = 1) {
			let used = 0;
			return groups.filter((lines, index) => {
				used += rowsOf(lines);
				return index < least || used <= rows;
			});
		}
		const paragraphOf = (lines) => (0, node_builders.FY)(...lines.flatMap((line, index) => index === 0 ? line : [node_builders.qL, ...line]));
		function chatContext(facts, scope, isChange = false) {
			const { status, counts } = scope.summary;
			const advice = (0, run_advice.y)(scope.summary);
			if (status !== "successful") return (0, node_builders.Bs)((0, context_line.q)(facts), advice === "" ? [] : [(0, node_builders.Qq)(advice)]);
			const duration = (0, headline.Eo)(scope);
			const size = [...isChange ? [(0, text_counts.p)(counts.total, "test")] : [], ...duration === 0 ? [] : [(0, durations.a)(duration)]].join(", ");
			return (0, node_builders.Bs)((0, context_line.q)(facts), size === "" ? [] : [(0, node_builders.Qq)(size)]);
		}
		const shortPath = (path) => path.length <= maximumPath ? path : `\u2026 ${(0, cut.C)(path, maximumPath)}`;
		function reasonLine({ path, message, ...problem }) {
			const shown = {
				...problem,
				message: (0, shorten.m)(message, maximumText),
				...(0, defined_fields.X)({ path: path === undefined ? undefined : shortPath(path) })
			};
			return [
				(0, node_builders.qS)("incomplete"),
				(0, node_builders.Qq)(" "),
				...(0, problems.YK)(shown)
			];
		}
		const isUnread = (summary) => (0, headline.ds)(summary) || summary.counts.total === 0;
		function gateRows({ summary }) {
			const lines = (0, gate_lines.T)(summary, maximumGate).map((line) => [[
				(0, node_builders.qS)("incomplete"),
				(0, node_builders.Qq)(" "),
				...line
			]]);
			const shown = fitting(lines, isUnread(summary) ? maximumGateRows : maximumReasonRows).flat();
			return [...shown, ...(0, gate_lines.kV)(summary, shown.length)];
		}
		function chatGates(scope) {
			const rows = gateRows(scope);
			return rows.length === 0 ? [] : [paragraphOf(rows)];
		}
		function reasons({ summary }, rows) {
			const errors = summary.problems.filter(run_summary.NH);
			const lines = errors.slice(0, maximumReasons).map((problem) => [reasonLine(problem)]);
			const shown = fitting(lines, rows).flat();
			const more = errors.length - shown.length;
			return [...shown, ...more > 0 ? [[(0, node_builders.Qq)(`and ${(0, text_counts.p)(more, "more error")}`)]] : []];
		}
		function reach(indexes, { summary }) {
			const parts = (0, job_groups.W)(summary);
			const { length } = parts.groups;
			if (length < 2) return "";
			const reached = (0, job_phrase.RW)(indexes, parts).length;
			if (reached < length) return (0, text_counts.p)(reached, parts.noun);
			return length === 2 ? `both ${parts.noun}s` : `all ${(0, text_counts.p)(length, parts.noun)}`;
		}
		function causeLine({ cause, executions, jobs, verdict, folded }, scope) {
			const number = (0, node_builders.q)((0, details_url.b)(cause.id, jobs, scope), (0, node_builders.Qq)((0, text_counts.B)(executions)));
			const where = reach(jobs, scope);
			const signature = (0, shorten.m)(cause.signature, maximumText);
			const facts = [
				(0, short_verdict.W4)(verdict, scope),
				where,
				folded === undefined ? "" : (0, cause_fold.mj)(folded.differ, folded.causes)
			].filter((fact) => fact !== "").map((fact) => [(0, node_builders.Qq)(fact)]);
			return [
				{
					type: "strong",
					children: [number]
				},
				(0, node_builders.Qq)(" "),
				...(0, node_builders.Bs)([(0, node_builders.ti)(signature)], ...facts)
			];
		}
		function causes(scope, allUrl, rows) {
			const { otherCauses, failedTests } = scope.summary;
			const limit = Math.min(maximumListed, scope.detail.tests);
			const { shared, failures: failed } = (0, cause_count.Y)(scope.summary);
			const lines = shared.slice(0, limit).map((cause) => [causeLine(cause, scope)]);
			const shown = fitting(lines, rows - 1);
			if (shown.length === 0) return [];
			const title = [(0, node_builders.ko)((0, cause_count.H)(shared.length + otherCauses, "cause", scope.summary)), ...failed === failedTests ? [] : [(0, node_builders.Qq)(` of ${(0, text_counts.p)(failed, "failure")}`)]];
			const list = [title, ...shown.flat()];
			const moreCauses = shared.length - shown.length + otherCauses;
			const single = (0, single_failures.y)({
				...scope.summary,
				otherCauses: 0,
				otherCausesIsMinimum: undefined
			});
			const listed = moreCauses > 0 ? [] : single.failures.slice(0, limit - shown.length).map((failure) => failureLines(failure, scope));
			const open = fitting(listed, rows - rowsOf(list), 0);
			const moreTests = single.total - open.length;
			const more = [...moreCauses > 0 ? [(0, cause_count.H)(moreCauses, "more cause", scope.summary)] : [], ...moreTests > 0 ? [(0, text_counts.p)(moreTests, "more failed test")] : []];
			const rest = more.length === 0 ? [] : [[(0, node_builders.q)(allUrl, (0, node_builders.Qq)(`and ${more.join(" and ")}`))]];
			return open.length === 0 ? [paragraphOf([...list, ...rest])] : [
				paragraphOf(list),
				...open.map(paragraphOf),
				...rest.map((line) => (0, node_builders.FY)(...line))
			];
		}
		function failureLines(failure, scope) {
			const { test, jobs } = failure;
			const isLeading = failure_group.ZC.has((0, failure_group.WK)(failure));
			const name = (0, node_builders.q)((0, details_url.g)(failure, scope), (0, node_builders.Qq)((0, shorten.m)((0, test_name.H)(test.name), maximumName)));
			const suite = (0, suite_path.h9)(test.suite);
			const headline = (0, failure_line.On)(test, scope);
			const where = (0, job_phrase.iD)(jobs, scope);
			const title = (0, node_builders.Bs)([isLeading ? {
				type: "strong",
				children: [name]
			} : name], suite === "" ? [] : [(0, node_builders.Qq)((0, shorten.m)(suite, maximumSuite))], (0, short_verdict.k0)(failure, scope), isLeading ? (0, evidence_fact.s)(failure, scope) : []);
			const line = [
				(0, node_builders.qS)(failure.quarantine === undefined ? "failed" : "quarantined"),
				(0, node_builders.Qq)(" "),
				...title
			];
			if (!isLeading) return [line];
			const values = scope.failureTexts?.shortValues(test);
			const place = where === undefined ? [] : [(0, node_builders.Qq)(where)];
			if (values !== undefined) return [
				line,
				...values.map((value) => [(0, node_builders.ti)(value)]),
				...place.length === 0 ? [] : [place]
			];
			const reason = (0, node_builders.Bs)(headline.trim() === "" ? [] : [(0, node_builders.ti)((0, shorten.m)(headline, maximumText))], place);
			return [line, ...reason.length === 0 ? [] : [reason]];
		}
		function failures(scope, allUrl, rows) {
			const { failures: known, failedTests, counts } = scope.summary;
			const listed = (0, failure_group.zA)(known).slice(0, Math.min(maximumListed, scope.detail.tests));
			const shown = fitting(listed.map((failure) => failureLines(failure, scope)), rows);
			if (shown.length === 0) return [];
			const more = (failedTests ?? counts.failed) - (0, distinct_tests.o)(listed.slice(0, shown.length)).size;
			return [...shown.map(paragraphOf), ...more > 0 ? [(0, node_builders.FY)((0, node_builders.q)(allUrl, (0, node_builders.Qq)(`and ${(0, text_counts.B)(more)} more`)))] : []];
		}
		function chatItems(given, allUrl) {
			const scope = {
				...given,
				summary: (0, fold_causes.o)(given.summary)
			};
			const { summary } = scope;
			const gates = chatGates(scope);
			if (!isUnread(summary) && (summary.counts.failed === 0 || summary.status === "successful")) return gates;
			const gateHeight = rowsOf(gateRows(scope));
			const why = isUnread(summary) ? reasons(scope, maximumReasonRows - gateHeight) : [];
			const rows = maximumRows - gateHeight - rowsOf(why);
			const unquarantined = (0, failures_of_groups.d)(summary, failure_group.uj);
			const list = (0, failures_of_groups.C)(summary) ? causes({
				...scope,
				summary: unquarantined
			}, allUrl, rows) : failures(scope, allUrl, rows);
			return [
				...gates,
				...why.length === 0 ? [] : [paragraphOf(why)],
				...list,
				...(0, listed_properties.PM)(summary)
			];
		}
		var detail = __webpack_require__(67071);
		var failure_texts = __webpack_require__(25575);
		var report = __webpack_require__(34374);
		var history_facts = __webpack_require__(51826);
		var base_branch = __webpack_require__(63631);
		var verdict_counts = __webpack_require__(52775);
		;
		function failsText(summary) {
			const branch = (0, base_branch.s)(summary);
			const { verdicts, counts, failedTests = counts.failed } = summary;
			if (verdicts === undefined) return `${branch} fails: ${(0, text_counts.p)(failedTests, "test")}`;
			const groups = (0, failure_group.OS)(summary);
			const shown = failure_group.HZ.filter((group) => groups[group] > 0);
			return `${branch} fails: ${shown.map((group) => (0, verdict_counts.hl)(group, groups[group], summary)).join(" · ")}`;
		}
		function changeHeadline({ summary }, branch) {
			const { history, status } = summary;
			if (history === undefined || history.builds === 0 || branch === undefined || (0, base_branch.s)(summary) !== (0, base_branch.s)({ history: {
				...history,
				ref: branch
			} })) {
				return undefined;
			}
			if (!(0, history_facts.$)(summary) || (0, headline.ds)(summary) || (0, headline.ys)({ summary }) === "waiting") return undefined;
			if (status === "failed") return failsText(summary);
			if (status !== "successful" || (0, headline.SY)(summary) || history.previousStatus !== "failed") return undefined;
			const after = history.failedBuilds === undefined ? "" : ` after ${(0, text_counts.p)(history.failedBuilds, "failed build")}`;
			return `${(0, base_branch.s)(summary)} passes again${after}`;
		}
		var scanner = __webpack_require__(60204);
		;
		const texts = /'(?:[^']|'')*'/g;
		function usesVariable(condition, name) {
			const scanned = (0, scanner.HP)(condition);
			if (scanned.kind === "fault") return false;
			const words = scanned.text.replace(texts, "''").replace(/\s+/g, "").toLowerCase();
			return [...words.matchAll(/\.?[a-z_][\w-]*/g)].some(([word]) => word === name.toLowerCase());
		}
		var plain_tree = __webpack_require__(61908);
		;
		const maximumMentions = 10;
		const invalidName = (slot, name, chat) => ({
			severity: "error",
			kind: "delivery",
			message: `report.${slot}.mentions: Cannot mention ${JSON.stringify(name)}: expected ${chat.mentions.expected}.`
		});
		const noMentions = {
			mentions: [],
			problems: []
		};
		const ownerKey = (owner) => owner.toLowerCase();
		function namesOf({ summary, ownersOf }, mentions) {
			if (ownersOf === undefined) return [];
			const byOwner = new Map(Object.entries(mentions).map(([owner, name]) => [ownerKey(owner), name]));
			const names = new Set();
			for (const failure of summary.failures) {
				if (!failure_group.ZC.has((0, failure_group.WK)(failure))) continue;
				for (const owner of ownersOf(failure.test)) {
					const name = byOwner.get(ownerKey(owner));
					if (name !== undefined) names.add(name);
				}
				if (names.size >= maximumMentions) break;
			}
			return [...names].slice(0, maximumMentions);
		}
		function chatMentions(reporter, chat, scope, evaluator) {
			const { slot, mentions = {}, mentionCondition } = reporter;
			if (Object.keys(mentions).length === 0) return noMentions;
			const isWanted = mentionCondition === undefined ? scope.summary.status === "failed" : evaluator.condition(mentionCondition);
			if (!isWanted) return noMentions;
			const found = [];
			const problems = [];
			for (const name of namesOf(scope, mentions)) {
				const mention = chat.mentions.parse(name);
				if (mention === undefined) problems.push(invalidName(slot, name, chat));
				else found.push(mention);
			}
			return {
				mentions: found,
				problems
			};
		}
		;
		function draftMessage(content, chat) {
			const { mentions, problems } = chatMentions(content.reporter, chat, content.scope, content.evaluator);
			return {
				attempts: chat_forms(content, chat, mentions),
				problems
			};
		}
		async function sendToChat(request) {
			const { reporter, evaluator, retries, setSecret, say } = request;
			const name = `report.${reporter.slot}`;
			try {
				const url = webhookOf(reporter, evaluator);
				if (url === undefined) return {
					notices: [`No message was sent (${name}): ${(0, empty_setting.vU)(reporter.url, "URL")}`],
					problems: []
				};
				setSecret(url);
				const { deliverToChat } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(1349)]).then(__webpack_require__.bind(__webpack_require__, 83730));
				const { chatKindOf } = await Promise.all([__webpack_require__.e(177), __webpack_require__.e(673)]).then(__webpack_require__.bind(__webpack_require__, 20499));
				const { chats } = await Promise.all([__webpack_require__.e(177), __webpack_require__.e(5447)]).then(__webpack_require__.bind(__webpack_require__, 80177));
				const chat = chats[reporter.kind ?? chatKindOf(reporter.slot, url)];
				const { attempts, problems } = draftMessage(request, chat);
				const { rejections } = await deliverToChat({
					name,
					chat,
					url,
					attempts
				}, retries);
				say(`Sent the report to ${chat.title} (${name}).`);
				if (rejections.length === 0) return {
					notices: [],
					problems
				};
				return {
					notices: [`${name}: ${chat.title} refused the whole report (${rejections[0]}) and got a shorter one.`],
					problems
				};
			} catch (error) {
				if (!(error instanceof errors.yo)) throw error;
				return {
					notices: [],
					problems: [{
						severity: "error",
						kind: "delivery",
						message: error.message
					}]
				};
			}
		}
		function webhookOf({ url }, evaluator) {
			const parts = evaluator.parts(url);
			const values = parts.filter(({ kind }) => kind === "value");
			if (values.length > 0 && values.every(({ text }) => text.trim() === "")) return undefined;
			const address = parts.map(({ text }) => text).join("");
			return address.trim() || undefined;
		}
		async function* chat_forms(request, chat, mentions) {
			const { fitChat } = await __webpack_require__.e(4100).then(__webpack_require__.bind(__webpack_require__, 74100));
			const { template } = request;
			const scope = {
				failureTexts: (0, failure_texts.createFailureTexts)(request.scope),
				...request.scope
			};
			const frame = {
				...frameOf(request),
				mentions,
				items: [],
				root: emptyRoot
			};
			const build = async (detail) => {
				const detailed = {
					...scope,
					detail,
					place: "chat"
				};
				if (template !== undefined) {
					return {
						...frame,
						items: chatGates(scope),
						root: await (0, plain_tree.B)((0, report.buildReport)(template, detailed))
					};
				}
				const items = chatItems(detailed, frame.links[0]?.url);
				return {
					...frame,
					items,
					links: frame.status === "successful" ? [] : frame.links
				};
			};
			const ladder = template === undefined ? defaultLadder : (0, detail.Yj)(scope.summary.tests.failed.length);
			const richest = await fitChat(ladder, build, chat);
			if (richest !== undefined) {
				yield richest;
				yield chat.render(await build(detail.vc));
			}
			yield chat.plain(frame);
		}
		const emptyRoot = {
			type: "root",
			children: []
		};
		const defaultLadder = [
			5,
			4,
			3,
			2,
			1,
			0
		].map((tests) => ({
			...detail.vc,
			tests
		}));
		function linksOf({ ciContext, reportUrl }) {
			const { run } = (0, context_line.p)(ciContext);
			return [...reportUrl === undefined ? [] : [{
				label: "Full report",
				url: reportUrl
			}], ...run?.url === undefined ? [] : [{
				label: "CI run",
				url: run.url
			}]];
		}
		function projectTitle({ org, project, module }) {
			const name = org === undefined || project === undefined ? project : `${org}/${project}`;
			return [name, module === project ? undefined : module].filter((part) => part !== undefined).join(" · ");
		}
		function changeOf({ reporter, scope, ciContext }) {
			const { branch, pullRequest } = ciContext.source;
			if (reporter.condition === undefined || pullRequest !== undefined || !usesVariable(reporter.condition, "changed")) return undefined;
			return changeHeadline(scope, branch ?? ciContext.ref);
		}
		function chatStatus(summary) {
			if ((0, headline.ds)(summary)) return "incomplete";
			return (0, headline.SY)(summary) && summary.status !== "failed" ? "incomplete" : summary.status;
		}
		function frameOf(request) {
			const { reporter, scope, evaluator, ciContext } = request;
			const change = changeOf(request);
			return {
				mark: (0, headline.ys)(scope),
				title: evaluator.text(reporter.title ?? "") || projectTitle(ciContext),
				titleUrl: evaluator.text(reporter.titleUrl ?? "") || undefined,
				headline: change ?? (0, headline.uh)(scope),
				status: chatStatus(scope.summary),
				context: chatContext((0, context_line.p)(ciContext), scope, change !== undefined),
				links: linksOf(request)
			};
		}
	}),
	61908: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => withParsedMarkdown });
		var _user_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69244);
		const hasMarkdown = (blocks) => blocks.some((block) => {
			if (block.type === "list") return block.children.some((item) => hasMarkdown(item.children));
			return block.type === "markdown" || (block.type === "section" || block.type === "alert") && hasMarkdown(block.children);
		});
		async function withParsedMarkdown(root) {
			if (!hasMarkdown(root.children)) return root;
			const { parseMarkdown } = await Promise.all([
				__webpack_require__.e(3014),
				__webpack_require__.e(5200),
				__webpack_require__.e(5227)
			]).then(__webpack_require__.bind(__webpack_require__, 85227));
			const parsed = (blocks) => blocks.flatMap((block) => {
				switch (block.type) {
					case "markdown": return parseMarkdown((0, _user_markdown_js__WEBPACK_IMPORTED_MODULE_0__.R)(block.parts));
					case "section":
					case "alert": return [{
						...block,
						children: parsed(block.children)
					}];
					case "list": return [{
						...block,
						children: block.children.map((item) => ({
							...item,
							children: parsed(item.children)
						}))
					}];
					default: return [block];
				}
			});
			return {
				...root,
				children: parsed(root.children)
			};
		}
	})
};
