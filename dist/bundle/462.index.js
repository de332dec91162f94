export const id = 462;
export const ids = [462];
export const modules = {
	92217: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => withParsedMarkdown });
		var _user_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42738);
		const hasMarkdown = (blocks) => blocks.some((block) => {
			if (block.type === "list") return block.children.some((item) => hasMarkdown(item.children));
			return block.type === "markdown" || (block.type === "section" || block.type === "alert") && hasMarkdown(block.children);
		});
		async function withParsedMarkdown(root) {
			if (!hasMarkdown(root.children)) return root;
			const { parseMarkdown } = await Promise.all([__webpack_require__.e(884), __webpack_require__.e(118)]).then(__webpack_require__.bind(__webpack_require__, 27118));
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
	}),
	99462: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { sendToChat: () => sendToChat });
		var empty_setting = __webpack_require__(62506);
		var errors = __webpack_require__(83916);
		var plain_tree = __webpack_require__(92217);
		var node_builders = __webpack_require__(33390);
		var text_counts = __webpack_require__(78119);
		var durations = __webpack_require__(51966);
		var shorten = __webpack_require__(56942);
		var cause_rows = __webpack_require__(61536);
		var problems = __webpack_require__(83375);
		var display_text = __webpack_require__(9833);
		;
		const maximumTitle = 80;
		const maximumName = 60;
		const oneLine = (value, limit) => (0, shorten.m)((0, display_text.p)(value ?? "").trim(), limit) || undefined;
		const commitPath = (host) => host === "bitbucket.org" ? "commits" : "commit";
		function commitUrl({ url, commit }) {
			if (url === undefined || commit === undefined || !URL.canParse(url)) return undefined;
			return `${url.replace(/\/$/, "")}/${commitPath(new URL(url).hostname)}/${encodeURIComponent(commit)}`;
		}
		function runOf({ pipeline, build, testedBuild }) {
			const { number, url } = testedBuild ?? build;
			const name = testedBuild === undefined ? oneLine(pipeline, maximumName) : undefined;
			const shown = number === undefined ? name : `${name === undefined ? "Run" : `${name} run`} ${oneLine(number, maximumName)}`;
			if (shown === undefined && url === undefined) return undefined;
			return {
				name: shown ?? "Run",
				...url !== undefined && { url }
			};
		}
		function contextFacts(ciContext) {
			const { source, ref, actor } = ciContext;
			const { pullRequest: number, pullRequestUrl, commit: hash } = source;
			const title = oneLine(source.pullRequestTitle, maximumTitle);
			const message = oneLine(source.commitMessage, maximumTitle);
			const branch = oneLine(source.branch ?? ref, maximumName);
			const author = oneLine(actor, maximumName);
			const url = commitUrl(source);
			const run = runOf(ciContext);
			return {
				...number !== undefined && { pullRequest: {
					number,
					...title !== undefined && { title },
					...pullRequestUrl !== undefined && { url: pullRequestUrl }
				} },
				...branch !== undefined && { branch },
				...hash !== undefined && { commit: {
					hash,
					...message !== undefined && { message },
					...url !== undefined && { url }
				} },
				...run !== undefined && { run },
				...author !== undefined && { author }
			};
		}
		function contextLine({ pullRequest, branch, commit, run, author }) {
			const message = pullRequest === undefined && commit?.message !== undefined ? [(0, node_builders.Qq)(` ${commit.message}`)] : [];
			return (0, node_builders.Bs)(pullRequest === undefined ? [] : [(0, node_builders.q)(pullRequest.url, (0, node_builders.Qq)(`#${pullRequest.number} ${pullRequest.title ?? ""}`.trim()))], pullRequest !== undefined || branch === undefined ? [] : [(0, node_builders.Qq)(branch)], commit === undefined ? [] : [(0, node_builders.q)(commit.url, (0, node_builders.Zu)(commit.hash)), ...message], run === undefined ? [] : [(0, node_builders.q)(run.url, (0, node_builders.Qq)(run.name))], author === undefined ? [] : [(0, node_builders.Qq)(author)]);
		}
		var details_url = __webpack_require__(30027);
		var failure_line = __webpack_require__(5078);
		var title = __webpack_require__(80255);
		var headline = __webpack_require__(14512);
		var job_groups = __webpack_require__(92453);
		var job_phrase = __webpack_require__(24913);
		var test_name = __webpack_require__(30530);
		;
		const maximumListed = 5;
		const maximumReasons = 3;
		const chat_layout_maximumName = 90;
		const maximumSuite = 60;
		const maximumSignature = 110;
		const maximumMessage = 160;
		const linesOf = (lines) => lines.length === 0 ? [] : [(0, node_builders.FY)(...lines.flatMap((line, index) => index === 0 ? line : [node_builders.qL, ...line]))];
		function chatContext(facts, scope) {
			const duration = scope.summary.status === "successful" ? (0, headline.Eo)(scope) : 0;
			return (0, node_builders.Bs)(contextLine(facts), duration === 0 ? [] : [(0, node_builders.Qq)((0, durations.a)(duration))]);
		}
		function reasons({ summary }) {
			const errors = summary.problems.filter(({ severity }) => severity === "error");
			const more = errors.length - maximumReasons;
			const lines = errors.slice(0, maximumReasons).map((problem) => [
				(0, node_builders.qS)("incomplete"),
				(0, node_builders.Qq)(" "),
				...(0, problems.Y)({
					...problem,
					message: (0, shorten.m)(problem.message, maximumMessage)
				})
			]);
			return linesOf([...lines, ...more > 0 ? [[(0, node_builders.Qq)(`and ${(0, text_counts.p)(more, "more error")}`)]] : []]);
		}
		function reach(indexes, { summary }) {
			const parts = (0, job_groups.W)(summary);
			const { length } = parts.groups;
			if (length < 2) return "";
			const reached = (0, job_phrase.RW)(indexes, parts).length;
			if (reached < length) return (0, text_counts.p)(reached, parts.noun);
			return length === 2 ? `both ${parts.noun}s` : `all ${(0, text_counts.p)(length, parts.noun)}`;
		}
		function causeLine({ cause, executions, jobs }, scope) {
			const number = (0, node_builders.q)((0, details_url.b)(cause.id, jobs, scope), (0, node_builders.Qq)((0, text_counts.B)(executions)));
			const where = reach(jobs, scope);
			const signature = (0, shorten.m)(cause.signature, maximumSignature);
			return [
				{
					type: "strong",
					children: [number]
				},
				(0, node_builders.Qq)(" "),
				...(0, node_builders.Bs)([(0, node_builders.ti)(signature)], where === "" ? [] : [(0, node_builders.Qq)(where)])
			];
		}
		function causes(scope, allUrl) {
			const { causes: known, otherCauses, counts, failedTests } = scope.summary;
			const shown = known.slice(0, Math.min(maximumListed, scope.detail.tests));
			const total = known.length + otherCauses;
			const more = total - shown.length;
			if (shown.length === 0) return [];
			const failures = counts.failed === failedTests ? [] : [(0, node_builders.Qq)(` of ${(0, text_counts.p)(counts.failed, "failure")}`)];
			return linesOf([
				[(0, node_builders.ko)((0, text_counts.p)(total, "cause")), ...failures],
				...shown.map((cause) => causeLine(cause, scope)),
				...more > 0 ? [[(0, node_builders.q)(allUrl, (0, node_builders.Qq)(`and ${(0, text_counts.B)(more)} more`))]] : []
			]);
		}
		function failureItem(failure, scope) {
			const { test, jobs } = failure;
			const name = (0, node_builders.q)((0, details_url.g)(failure, scope), (0, node_builders.Qq)((0, shorten.m)((0, test_name.H)(test.name), chat_layout_maximumName)));
			const suite = (0, title.h)(test.suite);
			const where = (0, job_phrase.iD)(jobs, scope);
			const reason = (0, node_builders.Bs)((0, failure_line.g3)(test), where === undefined ? [] : [(0, node_builders.Qq)(where)]);
			return linesOf([[
				(0, node_builders.qS)("failed"),
				(0, node_builders.Qq)(" "),
				...(0, node_builders.Bs)([{
					type: "strong",
					children: [name]
				}], suite === "" ? [] : [(0, node_builders.Qq)((0, shorten.m)(suite, maximumSuite))])
			], ...reason.length === 0 ? [] : [reason]]);
		}
		function failures(scope, allUrl) {
			const { failures: known, failedTests, counts } = scope.summary;
			const shown = known.slice(0, Math.min(maximumListed, scope.detail.tests));
			const more = (failedTests ?? counts.failed) - new Set(shown.map(({ test }) => test.id ?? test)).size;
			return [...shown.flatMap((failure) => failureItem(failure, scope)), ...more > 0 && shown.length > 0 ? [(0, node_builders.FY)((0, node_builders.q)(allUrl, (0, node_builders.Qq)(`and ${(0, text_counts.B)(more)} more`)))] : []];
		}
		function chatItems(scope, allUrl) {
			const { summary } = scope;
			const isUnread = (0, headline.ds)(summary) || summary.counts.total === 0;
			if (!isUnread && summary.counts.failed === 0) return [];
			return [...isUnread ? reasons(scope) : [], ...(0, cause_rows.J)(summary) ? causes(scope, allUrl) : failures(scope, allUrl)];
		}
		var detail = __webpack_require__(33349);
		var report = __webpack_require__(49915);
		;
		const maximumMentions = 10;
		const invalidName = (slot, name, chat) => ({
			severity: "error",
			kind: "delivery",
			message: `report.${slot}.mentions: The message mentions nobody for ${JSON.stringify(name)}: expected ${chat.mentions.expected}.`
		});
		const nobody = {
			mentions: [],
			problems: []
		};
		const keyOf = (owner) => owner.toLowerCase();
		function namesOf({ summary, ownersOf }, mentions) {
			if (ownersOf === undefined) return [];
			const byOwner = new Map(Object.entries(mentions).map(([owner, name]) => [keyOf(owner), name]));
			const names = new Set();
			for (const { test } of summary.failures) {
				for (const owner of ownersOf(test)) {
					const name = byOwner.get(keyOf(owner));
					if (name !== undefined) names.add(name);
				}
				if (names.size >= maximumMentions) break;
			}
			return [...names].slice(0, maximumMentions);
		}
		function chatMentions(reporter, chat, scope, evaluator) {
			const { slot, mentions = {}, mentionCondition } = reporter;
			if (Object.keys(mentions).length === 0) return nobody;
			const isWanted = mentionCondition === undefined ? scope.summary.status === "failed" : evaluator.condition(mentionCondition);
			if (!isWanted) return nobody;
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
		async function sendToChat(request) {
			const { reporter, scope, evaluator, retries, setSecret, say } = request;
			const name = `report.${reporter.slot}`;
			try {
				const url = webhookOf(reporter, evaluator);
				if (url === undefined) return {
					notices: [`No message was sent (${name}): ${(0, empty_setting.v)(reporter.url, "URL")}`],
					problems: []
				};
				setSecret(url);
				const { deliverToChat } = await Promise.all([__webpack_require__.e(942), __webpack_require__.e(663)]).then(__webpack_require__.bind(__webpack_require__, 18663));
				const { chatKindOf } = await Promise.all([__webpack_require__.e(75), __webpack_require__.e(499)]).then(__webpack_require__.bind(__webpack_require__, 20499));
				const { chats } = await __webpack_require__.e(75).then(__webpack_require__.bind(__webpack_require__, 65075));
				const chat = chats[reporter.kind ?? chatKindOf(reporter.slot, url)];
				const { mentions, problems } = chatMentions(reporter, chat, scope, evaluator);
				const { rejections } = await deliverToChat({
					name,
					chat,
					url,
					attempts: chat_forms(request, chat, mentions)
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
			const { fitChat } = await __webpack_require__.e(671).then(__webpack_require__.bind(__webpack_require__, 51671));
			const { template, scope } = request;
			const frame = {
				...frameOf(request),
				mentions,
				items: [],
				root: emptyRoot
			};
			const build = async (detail) => {
				const detailed = {
					...linkedScope(request),
					detail
				};
				if (template !== undefined) return {
					...frame,
					root: await (0, plain_tree.B)((0, report.F)(template, detailed))
				};
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
		function linkedScope({ scope, reportUrl }) {
			if (reportUrl === undefined) return scope;
			const jobs = scope.summary.jobs.map((job) => ({
				reportUrl,
				...job
			}));
			return {
				...scope,
				summary: {
					...scope.summary,
					jobs
				}
			};
		}
		function linksOf({ ciContext, reportUrl }) {
			const { run } = contextFacts(ciContext);
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
		function frameOf(request) {
			const { reporter, scope, evaluator, ciContext } = request;
			return {
				mark: (0, headline.ys)(scope),
				title: evaluator.text(reporter.title ?? "") || projectTitle(ciContext),
				titleUrl: evaluator.text(reporter.titleUrl ?? "") || undefined,
				headline: (0, headline.uh)(scope),
				status: (0, headline.ds)(scope.summary) ? "incomplete" : scope.summary.status,
				context: chatContext(contextFacts(ciContext), scope),
				links: linksOf(request)
			};
		}
	})
};
