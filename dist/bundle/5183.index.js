export const id = 5183;
export const ids = [5183, 5447];
export const modules = {
	75183: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			sL: () => renderBuildPage,
			wQ: () => renderComment,
			qE: () => renderJobSummary
		});
		var default_template = __webpack_require__(91324);
		var content_detail = __webpack_require__(67071);
		var failure_texts = __webpack_require__(25575);
		var listed_properties = __webpack_require__(92193);
		var report = __webpack_require__(34374);
		var fit = __webpack_require__(68132);
		var github_markdown = __webpack_require__(50192);
		var node_builders = __webpack_require__(48032);
		var run_summary = __webpack_require__(96920);
		var problems = __webpack_require__(29137);
		var gate_lines = __webpack_require__(19883);
		var headline = __webpack_require__(83510);
		var job_groups = __webpack_require__(41035);
		var job_phrase = __webpack_require__(25397);
		;
		const missingLine = ({ name }) => [(0, node_builders.ko)(name), (0, node_builders.Qq)(" ended without a report.")];
		const isCancelled = ({ state, status }) => state === "missing" && status === "cancelled";
		function cancelledLine({ summary }) {
			const cancelled = (0, job_groups.W)(summary).groups.filter(isCancelled);
			if (cancelled.length === 0) return [];
			const names = (0, job_phrase.c0)(cancelled.map(({ name }) => name), summary);
			const were = cancelled.length === 1 ? "was cancelled before it" : "were cancelled before they";
			return [[(0, node_builders.ko)((0, job_phrase.FE)(names)), (0, node_builders.Qq)(` ${were} reported.`)]];
		}
		function distrustedParts(scope) {
			const { summary } = scope;
			const { groups } = (0, job_groups.W)(summary);
			const missing = groups.length === 1 ? [] : groups.filter((group) => group.state === "missing" && !isCancelled(group));
			return (0, problems.xH)([
				...(0, gate_lines.HN)(summary),
				...summary.problems.filter(run_summary.NH).map(problems.YK),
				...missing.map(missingLine),
				...(0, headline.aA)(summary) ? [] : cancelledLine(scope)
			]);
		}
		const cancelledParts = (scope) => (0, headline.aA)(scope.summary) ? cancelledLine(scope).map((line) => (0, node_builders.FY)((0, node_builders.qS)("cancelled"), (0, node_builders.Qq)(" "), ...line)) : [];
		var posix_ = __webpack_require__(53916);
		var counts = __webpack_require__(3517);
		var display_text = __webpack_require__(60331);
		var shorten = __webpack_require__(59088);
		var context_line = __webpack_require__(47530);
		var unknown_attempt = __webpack_require__(61722);
		var base_branch = __webpack_require__(63631);
		var history_gap = __webpack_require__(5502);
		var verdict_facts = __webpack_require__(49512);
		;
		const maximumTitle = 200;
		const maximumPermission = 60;
		const workflowName = (pipeline = "") => pipeline.startsWith(".github/workflows/") ? (0, posix_.basename)(pipeline) : pipeline;
		const outcome = (scope, before) => [
			(0, node_builders.qS)((0, headline.ys)(scope)),
			(0, node_builders.Qq)(" "),
			...before,
			(0, node_builders.Qq)((0, headline.uh)(scope))
		];
		function content({ guide = [], keptFiles = [], properties = [] }, isWhole, facts) {
			return [
				...properties,
				...guide,
				...isWhole ? keptFiles : [],
				...facts.length === 0 ? [] : [(0, node_builders.FY)((0, node_builders.EX)(...(0, verdict_facts.n0)(facts)))]
			];
		}
		const note = (isShown, value) => isShown ? [(0, node_builders.Qq)(value)] : [];
		function missingPermission({ history }) {
			const { missingPermission: permission, builds = 0 } = history ?? {};
			if (permission === undefined) return [];
			const shown = (0, shorten.m)((0, display_text.p)(permission), maximumPermission);
			return [(0, node_builders.Qq)(builds > 0 ? `no history for some jobs: add "${shown}" to their permissions` : `no history: add "${shown}" to the job's permissions`)];
		}
		function comparedWith(summary) {
			const { builds = 0 } = summary.history ?? {};
			return (0, history_gap.uQ)(summary) ? [(0, node_builders.Qq)(`${noHistoryOf(summary)}compared with ${(0, counts.p)(builds, "build")} of ${(0, base_branch.s)(summary)}`)] : [];
		}
		const noHistoryOf = ({ history }) => history?.replaces === undefined ? "" : `no history of ${(0, base_branch.s)({ history: {
			...history,
			ref: history.replaces
		} })}: `;
		const gap = (summary) => note((0, history_gap.Ml)(summary) !== "", (0, history_gap.Ml)(summary));
		const summaryFrame = (scope, parts) => ({
			heading: {
				type: "heading",
				depth: 2,
				children: [
					(0, node_builders.qS)((0, headline.ys)(scope)),
					(0, node_builders.Qq)(" "),
					...(0, verdict_facts.n0)([(0, node_builders.Qq)((0, headline.uh)(scope))])
				]
			},
			foot(isWhole) {
				const { reportUrl } = parts;
				const { history, unknownAttempt } = scope.summary;
				const facts = [
					history?.replaces === undefined ? [] : comparedWith(scope.summary),
					gap(scope.summary),
					missingPermission(scope.summary),
					unknownAttempt === undefined ? [] : [(0, node_builders.Qq)((0, unknown_attempt.J)(unknownAttempt))]
				];
				if (reportUrl === undefined) return content(parts, isWhole, (0, node_builders.Bs)(...facts));
				const shortened = note(!isWhole, "shortened; the HTML report is complete");
				return content(parts, isWhole, (0, node_builders.Bs)([(0, node_builders.q)(reportUrl, (0, node_builders.Qq)("All tests"))], ...facts, shortened));
			}
		});
		function onlyReport({ summary }, { reportUrl }) {
			const urls = new Set([reportUrl, ...summary.jobs.map((job) => job.reportUrl)].filter((url) => url !== undefined));
			return urls.size === 1 ? [...urls][0] : undefined;
		}
		function commentFrame(scope, frame) {
			const { title, titleUrl, ciContext, hasSummary = true } = frame;
			const { number, url } = ciContext.testedBuild ?? ciContext.build;
			const name = (0, shorten.m)(title || workflowName(ciContext.pipeline) || (titleUrl === "" ? "" : "Test report"), maximumTitle);
			const before = name === "" ? [] : [(0, node_builders.q)(titleUrl || url, (0, node_builders.Qq)(name)), (0, node_builders.Qq)(" \u2014 ")];
			const report = onlyReport(scope, frame);
			const run = url === undefined ? [] : [(0, node_builders.q)(url, (0, node_builders.Qq)(number === undefined ? "The run" : `Run ${number}`))];
			const { commit, author } = (0, context_line.p)(ciContext);
			const message = commit?.message === undefined ? [] : [(0, node_builders.Qq)(` ${commit.message}`)];
			return {
				heading: {
					type: "heading",
					depth: 3,
					children: outcome(scope, before)
				},
				foot: (isWhole) => content(frame, isWhole, (0, node_builders.Bs)(report === undefined ? run : [(0, node_builders.q)(report, (0, node_builders.Qq)("All tests"))], commit === undefined ? [] : [
					(0, node_builders.Qq)("commit "),
					(0, node_builders.q)(commit.url, (0, node_builders.Zu)(commit.hash)),
					...message
				], author === undefined ? [] : [(0, node_builders.Qq)(author)], comparedWith(scope.summary), gap(scope.summary), missingPermission(scope.summary), note(!isWhole, hasSummary ? "shortened; the job summary of the run shows more" : "shortened")))
			};
		}
		;
		const renderComment = (scope, template, frame, limitBytes) => render(scope, template ?? (0, listed_properties.v1)(default_template.C, scope.summary), "comment", commentFrame(scope, frame), limitBytes);
		const renderJobSummary = (scope, template, parts, limitBytes) => render(scope, template ?? (0, listed_properties.v1)(default_template.o, scope.summary), "jobSummary", summaryFrame(scope, parts), limitBytes);
		const renderBuildPage = (scope, template, parts, limitBytes) => render(scope, template ?? (0, listed_properties.v1)(default_template.o, scope.summary), "jobSummary", summaryFrame(scope, parts), limitBytes, github_markdown.A);
		const github_report_outcome = { components: [{ type: "headline" }] };
		function render(given, { components }, place, { heading, foot }, limitBytes, renderMarkdown = github_markdown.t) {
			const scope = {
				failureTexts: (0, failure_texts.createFailureTexts)(given),
				...given
			};
			const build = (some, detail) => (0, report.buildReport)({ components: some }, {
				...scope,
				place,
				detail
			}).children;
			const counts = components[0]?.type === "headline" ? 1 : 0;
			const distrusted = distrustedParts(scope);
			const markdown = (isWhole, ...blocks) => renderMarkdown({
				type: "root",
				children: [
					heading,
					...blocks,
					...foot(isWhole)
				]
			});
			const whole = (0, fit.U)((0, content_detail.Yj)(longestList(scope)), (detail) => markdown(detail === content_detail.p0, ...build(components.slice(0, counts), detail), ...distrusted, ...build(components.slice(counts), detail), ...cancelledParts(scope)), limitBytes);
			if (whole !== undefined) return whole;
			const [quiet, tooLong] = [build(github_report_outcome.components, content_detail.vc), (0, node_builders.FY)((0, node_builders.Qq)("The report is too long to be shown here."))];
			return (0, fit.U)([distrusted, []], (alert) => markdown(false, ...quiet, ...alert, tooLong), limitBytes);
		}
		const longestList = ({ summary: { tests, failures } }) => Math.max(tests.failed.length, failures.length);
	}),
	91324: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => commentTemplate,
			o: () => defaultTemplate
		});
		const defaultTemplate = { components: [
			{ type: "headline" },
			{
				type: "jobs",
				length: "short"
			},
			{
				type: "failures",
				headings: true
			},
			{
				type: "jobs",
				length: "long"
			},
			{
				type: "section",
				title: "Flaky",
				components: [{ type: "flakyTests" }]
			},
			{ type: "changes" },
			{ type: "problems" },
			{
				type: "section",
				title: "Slowest tests",
				collapsible: true,
				components: [{ type: "slowestTests" }]
			},
			{
				type: "section",
				title: "Files and tags",
				collapsible: true,
				components: [{ type: "fileSummary" }, { type: "tagSummary" }]
			}
		] };
		const commentTemplate = { components: [
			{ type: "headline" },
			{
				type: "jobs",
				length: "short"
			},
			{ type: "failures" },
			{
				type: "jobs",
				length: "long"
			},
			{
				type: "flakyTests",
				collapsible: true
			},
			{ type: "changes" }
		] };
	}),
	50074: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => codeSpan,
			d: () => codeFence
		});
		function longestRun(text) {
			return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
		}
		const codeFence = (text) => "`".repeat(Math.max(3, longestRun(text) + 1));
		function codeSpan(text) {
			const mark = "`".repeat(longestRun(text) + 1);
			const space = /^[` ]|[` ]$/.test(text) && /[^ ]/.test(text) ? " " : "";
			return `${mark}${space}${text}${space}${mark}`;
		}
	}),
	77328: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => codeText });
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60331);
		const codeText = (value) => (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.W)(value).replace(/(?<!\n)\n+$/, "");
	}),
	68132: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => fit,
			i: () => richestThatFits
		});
		function* stepsToTry(ladder) {
			let low = 0;
			let high = ladder.length - 1;
			for (let middle = 0; low <= high; middle = low + high >> 1) {
				const step = ladder[middle];
				if (step === undefined) return;
				if (yield step) high = middle - 1;
				else low = middle + 1;
			}
		}
		async function richestThatFits(ladder, make, fits) {
			let best;
			const steps = stepsToTry(ladder);
			for (let next = steps.next(); !next.done;) {
				const payload = await make(next.value);
				const isFitting = fits(payload);
				if (isFitting) best = payload;
				next = steps.next(isFitting);
			}
			return best;
		}
		function fit(ladder, render, limitBytes) {
			let best;
			const steps = stepsToTry(ladder);
			for (let next = steps.next(); !next.done;) {
				const text = render(next.value);
				const isFitting = Buffer.byteLength(text) <= limitBytes;
				if (isFitting) best = text;
				next = steps.next(isFitting);
			}
			return best;
		}
	}),
	50192: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => renderPlainMarkdown,
			t: () => renderGithubMarkdown
		});
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60331);
		var _code_fence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50074);
		var _code_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77328);
		var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70752);
		var _link_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91325);
		var _node_handlers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73305);
		var _status_signs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71922);
		var _user_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69244);
		const markdownLeaves = {
			isMarkdown: true,
			escape: _escape_js__WEBPACK_IMPORTED_MODULE_0__.FV,
			code(value) {
				const shown = (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(value);
				return shown === "" ? "<code></code>" : (0, _code_fence_js__WEBPACK_IMPORTED_MODULE_4__.S)(shown);
			},
			link: (url, children) => `[${children}](${url.replace(/&/g, "&amp;")})`
		};
		const cellLeaves = {
			...markdownLeaves,
			code(value) {
				const shown = (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(value);
				return shown.includes("|") ? `<code>${(0, _escape_js__WEBPACK_IMPORTED_MODULE_0__.FV)(shown)}</code>` : markdownLeaves.code(shown);
			}
		};
		const htmlLeaves = {
			isMarkdown: false,
			escape: _escape_js__WEBPACK_IMPORTED_MODULE_0__.ZD,
			code: (value) => `<code>${(0, _escape_js__WEBPACK_IMPORTED_MODULE_0__.ZD)(value)}</code>`,
			link: (url, children) => `<a href="${url.replace(/&/g, "&amp;")}">${children}</a>`
		};
		function createInlineRenderer(leaves) {
			const inline = (nodes) => inlinesOf(leaves, handlers, nodes);
			const handlers = {
				text: ({ value }) => leaves.escape(value),
				strong: ({ children }) => `<strong>${inline(children)}</strong>`,
				emphasis: ({ children }) => `<em>${inline(children)}</em>`,
				small: ({ children }) => `<sub>${inline(children)}</sub>`,
				break: () => "<br>",
				inlineCode: ({ value }) => leaves.code(value),
				link({ url, children }) {
					const target = (0, _link_target_js__WEBPACK_IMPORTED_MODULE_5__.C)(url);
					const shown = inline(children);
					return target === undefined ? shown : leaves.link(target, shown);
				},
				badge: ({ status, value }) => value === "" ? _status_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf[status] : `${_status_signs_js__WEBPACK_IMPORTED_MODULE_1__.rf[status]} ${leaves.escape(value)}`
			};
			return inline;
		}
		const canBeMarked = (content) => /^\S/.test(content) && /\S$/.test(content);
		const endsApart = (line) => line === "" || line.endsWith(" ") || line.endsWith("<br>");
		const startsApart = (line) => line === "" || /^[ ,;:)]/.test(line) || line.startsWith("<br>");
		function inlinesOf(leaves, handlers, nodes) {
			const shown = nodes.map((node) => (0, _node_handlers_js__WEBPACK_IMPORTED_MODULE_6__.d)(handlers, node));
			return nodes.reduce((line, node, index) => {
				const [whole = "", behind = ""] = shown.slice(index, index + 2);
				if (node.type !== "strong" || !leaves.isMarkdown || !endsApart(line) || !startsApart(behind)) return line + whole;
				const content = node.children.map((child) => (0, _node_handlers_js__WEBPACK_IMPORTED_MODULE_6__.d)(handlers, child)).join("");
				return line + (canBeMarked(content) ? `**${content}**` : whole);
			}, "");
		}
		const inMarkdown = createInlineRenderer(markdownLeaves);
		const inCell = createInlineRenderer(cellLeaves);
		const inHtml = createInlineRenderer(htmlLeaves);
		const phrase = (nodes, render = inMarkdown) => render(nodes).replace(/^ +|(?<! ) +$/g, "");
		const cell = (nodes) => phrase(nodes, inCell);
		const heading = (depth, nodes) => `${"#".repeat(Math.min(depth, 6))} ${phrase(nodes)}`;
		const delimiters = {
			left: "---",
			center: ":-:",
			right: "--:"
		};
		const row = (cells) => `| ${cells.join(" | ")} |`;
		const indented = (text, width) => text.replace(/\n(?!\n)/g, `\n${" ".repeat(width)}`);
		function createBlockRenderer(alertLine) {
			const blocks = (nodes, depth) => nodes.map((node) => (0, _node_handlers_js__WEBPACK_IMPORTED_MODULE_6__.d)(handlers, node, depth)).join("\n\n");
			const handlers = {
				heading: ({ depth, children }) => heading(depth, children),
				paragraph: ({ children }) => phrase(children),
				list({ ordered, children }, depth) {
					const items = children.map((item, index) => {
						const marker = ordered ? `${index + 1}. ` : "- ";
						return marker + indented(blocks(item.children, depth), marker.length);
					});
					return items.join("\n");
				},
				table: ({ align, head, rows }) => [
					head.map(cell),
					align.map((side) => delimiters[side]),
					...rows.map((cells) => cells.map(cell))
				].map(row).join("\n"),
				code({ value, language = "" }) {
					const shown = (0, _code_text_js__WEBPACK_IMPORTED_MODULE_7__.p)(value);
					const fence = (0, _code_fence_js__WEBPACK_IMPORTED_MODULE_4__.d)(shown);
					return `${fence}${language}\n${shown}\n${fence}`;
				},
				alert: ({ severity, children }, depth) => `> ${`${alertLine(severity)}\n${blocks(children, depth)}`.replace(/\n/g, "\n> ")}`,
				chart: ({ parts }) => parts.map(({ status, cells }) => _status_signs_js__WEBPACK_IMPORTED_MODULE_1__.pT[status].repeat(cells)).join(""),
				divider: () => "---",
				markdown: ({ parts }) => (0, _user_markdown_js__WEBPACK_IMPORTED_MODULE_2__.R)(parts),
				section({ title, fold, children }, depth) {
					if (fold === "fixed") return `${heading(depth, title)}\n\n${blocks(children, depth + 1)}`;
					return `<details${fold === "open" ? " open" : ""}>\n<summary>${inHtml(title).trim()}</summary>\n\n${blocks(children, depth + 1)}\n\n</details>`;
				}
			};
			return blocks;
		}
		const withAlerts = createBlockRenderer((severity) => `[!${severity.toUpperCase()}]`);
		const withQuotedAlerts = createBlockRenderer((severity) => `<strong>${severity.charAt(0).toUpperCase()}${severity.slice(1)}</strong><br>`);
		const firstSection = 3;
		const renderGithubMarkdown = (root) => `${withAlerts(root.children, firstSection)}\n`;
		const renderPlainMarkdown = (root) => `${withQuotedAlerts(root.children, firstSection)}\n`;
	}),
	73305: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => handleNode });
		const handleNode = (handlers, node, ...rest) => handlers[node.type](node, ...rest);
	}),
	71922: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gO: () => severities,
			pT: () => squares,
			rf: () => signs
		});
		const signs = {
			successful: "\u2705",
			failed: "\u274c",
			skipped: "\u23ed\ufe0f",
			cancelled: "\ud83d\udeab",
			running: "\u23f3",
			unknown: "\u2754",
			flaky: "\ud83d\udd01",
			waiting: "\u23f3",
			incomplete: "\u26a0\ufe0f",
			quarantined: "\ud83d\udd15"
		};
		const squares = {
			successful: "\ud83d\udfe9",
			failed: "\ud83d\udfe5",
			skipped: "\u2b1c",
			cancelled: "\ud83d\udfe7",
			running: "\ud83d\udfe6",
			unknown: "\ud83d\udfea"
		};
		const severities = {
			note: "\u2139\ufe0f Note",
			tip: "\ud83d\udca1 Tip",
			important: "\u2757 Important",
			warning: "\u26a0\ufe0f Warning",
			caution: "\ud83d\uded1 Caution"
		};
	})
};
