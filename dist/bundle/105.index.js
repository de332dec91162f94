export const id = 105;
export const ids = [105, 486];
export const modules = {
	91363: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	42738: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => userMarkdown });
		var display_text = __webpack_require__(9833);
		var render_escape = __webpack_require__(57789);
		var link_target = __webpack_require__(50798);
		;
		const address = /^https?:\/\/[^/\s]\S*$/i;
		const harmless = /^(?!.*(?:www\.|gh-\d)|\d+\.$)[a-z\d/](?:[a-z\d./-]|(?<=[a-z\d])_+(?=[a-z\d]))*$/i;
		const number = /^-?\d+(?:[.,]\d+)*%?$/;
		const openElement = /<[!/?]?-?$/;
		const reference = (character) => `&#${character.charCodeAt(0)};`;
		function escapeValue(value) {
			return (0, render_escape.m3)((0, display_text.p)(value)).replace(/[\\`*[\]<>~|#&$"'!()]/g, reference).replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, reference).replace(/^[-+=>.]/, reference).replace(/^(\d+)\.(?= |$)/, (_found, digits) => digits + reference(".")).replace(/^\s|\s$/g, reference);
		}
		const addressText = (target) => target.replace(/[@$;]/g, (character) => encodeURIComponent(character));
		function markdownValue(value, before) {
			const line = (0, display_text.p)(value);
			const target = address.test(line.trim()) && !/[\w\\]$|<[!/?]-?$/.test(before) ? (0, link_target.C)(line) : undefined;
			if (target !== undefined) return addressText(target);
			const shown = harmless.test(line) || number.test(line) ? line : escapeValue(value);
			return openElement.test(before) ? render_escape.VO + shown : shown;
		}
		;
		const detailsStart = /^ {0,3}<details\b/i;
		const detailsEnd = /<\/details\s{0,99}>/gi;
		const endsWith = (mark) => ({
			isEnd: (line) => line.toLowerCase().includes(mark),
			end: `\n${mark}`
		});
		const comment = endsWith("-->");
		const user_markdown_element = {
			isEnd: (line) => line.trim() === "",
			end: ""
		};
		const elementStart = /^ {0,3}<\/?(?:details|summary|div|p|table|thead|tbody|tfoot|caption|tr|t[dh]|[uod]l|li|d[td]|h[1-6r]|center|section|blockquote|fig\w+)(?:[\s/>]|$)/i;
		function rawBlock(line) {
			const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
			if (fence !== undefined) return {
				isEnd: (end) => /^ {0,3}(`+|~+)[ \t]*$/.exec(end)?.[1]?.startsWith(fence) === true,
				end: `\n${fence}`
			};
			if (/^ {0,3}<!--/.test(line)) return comment.isEnd(line) ? undefined : comment;
			const literal = /^ {0,3}<(pre|script|style|textarea)(?:[\s>]|$)/i.exec(line)?.[1];
			if (literal !== undefined) {
				const block = endsWith(`</${literal.toLowerCase()}>`);
				return block.isEnd(line) ? undefined : block;
			}
			return elementStart.test(line) ? user_markdown_element : undefined;
		}
		const listItem = /^ {0,3}(?:[-+*]|\d{1,9}[.)]) /;
		const interruptsParagraph = /^ {0,3}(?:#{1,6} |>|-{3,}$|\*{3,}$|<!--|<(?:pre|script|style|textarea)\b)/i;
		const isBlank = (line) => line.trim() === "";
		const indentation = (line) => line.length - line.trimStart().length;
		function closing(text) {
			let raw;
			let folds = 0;
			let item = 0;
			let isParagraph = false;
			for (const line of text.split("\n")) {
				const isInside = isBlank(line) || indentation(line) >= item;
				if (raw === undefined || !isInside) {
					const marker = listItem.exec(line)?.[0].length;
					const isLazy = isParagraph && rawBlock(line) === undefined && !interruptsParagraph.test(line);
					raw = undefined;
					if (marker !== undefined) item = marker;
					else if (!isInside && !isLazy) item = 0;
					raw = rawBlock(line.slice(item));
					isParagraph = raw === undefined && !isBlank(line);
				} else if (raw.isEnd(line.slice(item))) raw = undefined;
				if (item === 0 && (raw === undefined || raw === user_markdown_element)) {
					folds = Math.max(0, folds + Number(detailsStart.test(line)) - (line.match(detailsEnd)?.length ?? 0));
				}
			}
			return (item === 0 ? raw?.end ?? "" : "") + "\n\n</details>".repeat(folds);
		}
		function joined(parts) {
			const whole = [];
			for (const part of parts) {
				const last = whole.at(-1);
				if (part.text === "") continue;
				if (last !== undefined && last.kind === part.kind) whole[whole.length - 1] = {
					kind: last.kind,
					text: last.text + part.text
				};
				else whole.push(part);
			}
			return whole;
		}
		function userMarkdown(parts) {
			let text = "";
			for (const part of joined(parts)) {
				text += part.kind === "markdown" ? part.text.replace(/\r\n?/g, "\n") : markdownValue(part.text, text.slice(-4));
			}
			const trimmed = text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
			return trimmed + closing(trimmed);
		}
	}),
	70982: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => defaultTemplate });
		const defaultTemplate = { components: [
			{ type: "headline" },
			{ type: "testSummary" },
			{ type: "problems" },
			{
				type: "section",
				title: "Failed tests",
				components: [{
					type: "tests",
					status: ["failed"],
					groupBy: "none"
				}]
			},
			{
				type: "section",
				title: "Flaky tests",
				components: [{ type: "flakyTests" }]
			},
			{
				type: "section",
				title: "Tags",
				components: [{ type: "tagSummary" }]
			},
			{
				type: "section",
				title: "Slowest tests",
				collapsible: true,
				components: [{ type: "slowestTests" }]
			}
		] };
	}),
	71787: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => githubReport });
		var fit = __webpack_require__(91363);
		var display_text = __webpack_require__(9833);
		var code_fence = __webpack_require__(27047);
		var code_text = __webpack_require__(3343);
		var render_escape = __webpack_require__(57789);
		var link_target = __webpack_require__(50798);
		var node_handlers = __webpack_require__(22386);
		var status_signs = __webpack_require__(9039);
		var user_markdown = __webpack_require__(42738);
		;
		const markdownLeaves = {
			isMarkdown: true,
			escape: render_escape.FV,
			code(value) {
				const shown = (0, display_text.p)(value);
				return shown === "" || shown.includes("|") ? `<code>${(0, render_escape.FV)(shown)}</code>` : (0, code_fence.S)(shown);
			},
			link: (url, children) => `[${children}](${url.replace(/&/g, "&amp;")})`
		};
		const htmlLeaves = {
			isMarkdown: false,
			escape: render_escape.ZD,
			code: (value) => `<code>${(0, render_escape.ZD)(value)}</code>`,
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
					const target = (0, link_target.C)(url);
					const shown = inline(children);
					return target === undefined ? shown : leaves.link(target, shown);
				},
				badge: ({ status, value }) => value === "" ? status_signs.rf[status] : `${status_signs.rf[status]} ${leaves.escape(value)}`
			};
			return inline;
		}
		const canBeMarked = (content) => /^\S/.test(content) && /\S$/.test(content);
		const endsApart = (line) => line === "" || line.endsWith(" ") || line.endsWith("<br>");
		const startsApart = (line) => line === "" || line.startsWith(" ") || line.startsWith("<br>");
		function inlinesOf(leaves, handlers, nodes) {
			const shown = nodes.map((node) => (0, node_handlers.d)(handlers, node));
			return nodes.reduce((line, node, index) => {
				const [whole = "", behind = ""] = shown.slice(index, index + 2);
				if (node.type !== "strong" || !leaves.isMarkdown || !endsApart(line) || !startsApart(behind)) return line + whole;
				const content = node.children.map((child) => (0, node_handlers.d)(handlers, child)).join("");
				return line + (canBeMarked(content) ? `**${content}**` : whole);
			}, "");
		}
		const block = (node, depth) => (0, node_handlers.d)(blockHandlers, node, depth);
		const blocks = (nodes, depth) => nodes.map((node) => block(node, depth)).join("\n\n");
		const inMarkdown = createInlineRenderer(markdownLeaves);
		const inHtml = createInlineRenderer(htmlLeaves);
		const phrase = (nodes) => inMarkdown(nodes).replace(/^ +|(?<! ) +$/g, "");
		const heading = (depth, nodes) => `${"#".repeat(Math.min(depth, 6))} ${phrase(nodes)}`;
		const delimiters = {
			left: "---",
			center: ":-:",
			right: "--:"
		};
		const row = (cells) => `| ${cells.join(" | ")} |`;
		const indented = (text, width) => text.replace(/\n(?!\n)/g, `\n${" ".repeat(width)}`);
		const blockHandlers = {
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
				head.map(phrase),
				align.map((side) => delimiters[side]),
				...rows.map((cells) => cells.map(phrase))
			].map(row).join("\n"),
			code({ value, language = "" }) {
				const shown = (0, code_text.p)(value);
				const fence = (0, code_fence.d)(shown);
				return `${fence}${language}\n${shown}\n${fence}`;
			},
			alert: ({ severity, children }, depth) => `> ${`[!${severity.toUpperCase()}]\n${blocks(children, depth)}`.replace(/\n/g, "\n> ")}`,
			chart: ({ parts }) => parts.map(({ status, cells }) => status_signs.pT[status].repeat(cells)).join(""),
			divider: () => "---",
			markdown: ({ parts }) => (0, user_markdown.R)(parts),
			section({ title, fold, children }, depth) {
				if (fold === "fixed") return `${heading(depth, title)}\n\n${blocks(children, depth + 1)}`;
				return `<details${fold === "open" ? " open" : ""}>\n<summary>${inHtml(title).trim()}</summary>\n\n${blocks(children, depth + 1)}\n\n</details>`;
			}
		};
		const firstSection = 3;
		const renderGithubMarkdown = (root) => `${blocks(root.children, firstSection)}\n`;
		var report_detail = __webpack_require__(33349);
		var report = __webpack_require__(49915);
		var node_builders = __webpack_require__(33390);
		;
		const noFrame = {
			above: [],
			below: () => []
		};
		function githubReport(template, scope, limitBytes, { above, below } = noFrame) {
			const render = (components, isWhole) => renderGithubMarkdown({
				type: "root",
				children: [
					...above,
					...components,
					...below(isWhole)
				]
			});
			const whole = (0, fit.U)((0, report_detail.Yj)(scope.summary.tests.failed.length), (detail) => render((0, report.F)(template, {
				...scope,
				detail
			}).children, detail === report_detail.p0), limitBytes);
			if (whole !== undefined) return whole;
			const headline = (0, report.F)({ components: [{ type: "headline" }] }, {
				...scope,
				detail: report_detail.vc
			}).children;
			return (0, fit.U)([(0, node_builders.FY)((0, node_builders.Qq)("The report is too long to be shown here."))], (note) => render([...headline, note], false), limitBytes);
		}
	}),
	76105: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			failuresText: () => failuresText,
			prepareReportFiles: () => prepareReportFiles
		});
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(83916);
		var atomic_file = __webpack_require__(89177);
		var output_conflict = __webpack_require__(88541);
		;
		function checkReportPaths(reports, needed, cwd) {
			const others = [...needed];
			return reports.map(({ what, path }) => {
				const absolute = (0, external_node_path_.resolve)(cwd, path);
				if (path.trim() === "" || /[\\/]$/.test(path) || path.includes("\0") || isFolder(absolute)) {
					throw new errors.yo(`${what} needs the name of a file.`, { hint: "Name a file." });
				}
				(0, output_conflict.D5)({
					what,
					path: absolute
				}, others, cwd);
				others.push({
					path: absolute,
					because: "which the run writes as well"
				});
				return absolute;
			});
		}
		const isFolder = (path) => (0, external_node_fs_.existsSync)(path) && (0, external_node_fs_.statSync)(path).isDirectory();
		var default_template = __webpack_require__(70982);
		var work_tree = __webpack_require__(6516);
		;
		const maximumFileBytes = 1024 * 1024;
		const maximumFiles = 1e3;
		function createSourceLines(cwd, tracked) {
			const known = new Map();
			let top;
			const read = (path) => {
				if (known.size >= maximumFiles || tracked.locate(path) !== path) return undefined;
				if (tracked.whyOnDisk() !== undefined && path.split("/").some((name) => name.startsWith("."))) return undefined;
				try {
					top ??= (0, external_node_fs_.realpathSync)((0, work_tree.v)(cwd) ?? cwd);
					const file = (0, external_node_path_.join)(top, path);
					if ((0, external_node_fs_.realpathSync)(file) !== file) return undefined;
					const stats = (0, external_node_fs_.statSync)(file);
					if (!stats.isFile() || stats.size > maximumFileBytes) return undefined;
					const text = (0, external_node_fs_.readFileSync)(file, "utf8");
					return text.includes("\0") ? undefined : text.split(/\r\n|\r|\n/);
				} catch {
					return undefined;
				}
			};
			return (path) => {
				if (!known.has(path)) known.set(path, read(path));
				return known.get(path);
			};
		}
		var run_summary = __webpack_require__(94220);
		var fit = __webpack_require__(91363);
		var headline = __webpack_require__(14512);
		var counts = __webpack_require__(78119);
		var code_fence = __webpack_require__(27047);
		var report_detail = __webpack_require__(33349);
		var failure_body = __webpack_require__(28797);
		var display_text = __webpack_require__(9833);
		var shorten = __webpack_require__(56942);
		;
		const linesAround = 5;
		const maximumLineLength = 200;
		function sourceExcerpt({ file, line }, sourceLines) {
			const lines = line === undefined ? undefined : sourceLines(file);
			if (line === undefined || lines === undefined || line > lines.length) return undefined;
			const first = Math.max(1, line - linesAround);
			const shown = lines.slice(first - 1, line + linesAround);
			const width = String(first + shown.length - 1).length;
			return shown.map((text, index) => {
				const number = first + index;
				const content = (0, shorten.m)((0, display_text.W)(text).replaceAll("\n", " "), maximumLineLength);
				return `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${content}`.trimEnd();
			}).join("\n");
		}
		;
		const maximumName = 200;
		const maximumJobs = 10;
		const maximumOwners = 10;
		const span = (text) => {
			const line = (0, display_text.p)(text).trim();
			return line === "" ? "(no name)" : (0, code_fence.S)((0, shorten.m)(line, maximumName));
		};
		function block(text, language = "") {
			const shown = (0, display_text.W)(text);
			const fence = (0, code_fence.d)(shown);
			return `${fence}${language}\n${shown}\n${fence}`;
		}
		const spans = (texts, limit) => [...texts.slice(0, limit).map(span), ...texts.length > limit ? [`${texts.length - limit} more`] : []].join(", ");
		function titleOf({ test }) {
			const suite = test.suite.length === 0 ? "" : ` · ${span(test.suite.join(" \u203a "))}`;
			return `${span(test.name)}${suite}`;
		}
		function factsOf({ test, jobs }, { locations, ownersOf, summary }) {
			const { file, line } = locations.get(test) ?? test;
			const names = new Set(jobs.flatMap((index) => summary.jobs[index]?.job ?? []));
			const owners = ownersOf?.(test) ?? [];
			return [
				...file === undefined ? [] : [span(line === undefined ? file : `${file}:${line}`)],
				...names.size === 0 ? [] : [`in ${spans([...names], maximumJobs)}`],
				...owners.length === 0 ? [] : [`owned by ${spans(owners, maximumOwners)}`]
			].join(" · ");
		}
		function shortFailure(failure, scope) {
			const facts = factsOf(failure, scope);
			return `- ${titleOf(failure)}${facts === "" ? "" : ` · ${facts}`}`;
		}
		const codesOf = (blocks) => blocks.flatMap((node) => node.type === "code" ? [node] : node.type === "section" ? codesOf(node.children) : []);
		function failureMarkdown(failure, scope) {
			const { test } = failure;
			const { locations, sourceLines, rerunOf, traceLines } = scope;
			const location = locations.get(test);
			const detail = {
				...report_detail.p0,
				detailLines: traceLines
			};
			const [message, ...trace] = codesOf((0, failure_body.l)(test, {
				...scope,
				detail,
				rerunOf: () => undefined
			}));
			const excerpt = location && sourceExcerpt(location, sourceLines);
			const command = rerunOf?.(test);
			const facts = factsOf(failure, scope);
			return {
				before: [
					`### ${titleOf(failure)}`,
					...facts === "" ? [] : [facts],
					...message === undefined ? [] : [block(message.value, message.language)]
				],
				sources: [...excerpt === undefined ? [] : [block(excerpt)], ...trace.map(({ value }) => block(value))],
				after: command === undefined ? [] : [block(command, "sh")]
			};
		}
		;
		const maximumBytes = 6e4;
		const maximumTraceLines = 200;
		function groupsOf({ summary: { failures, causes } }) {
			const byCause = new Map();
			for (const failure of failures) {
				const group = byCause.get(failure.cause.id);
				if (group === undefined) byCause.set(failure.cause.id, [failure]);
				else group.push(failure);
			}
			const shared = [];
			for (const { cause, tests } of causes) {
				const own = byCause.get(cause.id);
				if (own === undefined || tests === 1) continue;
				byCause.delete(cause.id);
				shared.push({
					title: `${(0, counts.p)(tests, "test")}: ${cause.signature === "" ? "no reason" : span(cause.signature)}`,
					failures: own
				});
			}
			const others = [...byCause.values()].flat();
			if (others.length === 0) return shared;
			return [...shared, {
				title: shared.length === 0 ? "Failed tests" : "Tests with a cause of their own",
				failures: others
			}];
		}
		function ladderOf(failures) {
			const steps = [{
				full: failures,
				listed: failures,
				traceLines: maximumTraceLines
			}, {
				full: failures,
				listed: failures,
				traceLines: 30
			}];
			for (let full = failures - 1; full >= 0; full -= 1) steps.push({
				full,
				listed: failures,
				traceLines: 30
			});
			for (let listed = failures - 1; listed >= 0; listed -= 1) steps.push({
				full: 0,
				listed,
				traceLines: 30
			});
			return steps;
		}
		const byWorth = (groups) => groups.flatMap(({ failures }) => failures.map((failure, place) => ({
			failure,
			place
		}))).toSorted((a, b) => a.place - b.place).map(({ failure }) => failure);
		function failuresMarkdown(scope, rerunAll) {
			const { summary } = scope;
			const groups = groupsOf(scope);
			const worth = byWorth(groups);
			const made = new Map();
			const markdownOf = (failure, traceLines) => {
				const known = made.get(traceLines) ?? new Map();
				made.set(traceLines, known);
				const markdown = known.get(failure) ?? failureMarkdown(failure, {
					...scope,
					traceLines
				});
				known.set(failure, markdown);
				return markdown;
			};
			const render = ({ full, listed, traceLines }) => {
				const isFull = new Set(worth.slice(0, full));
				const isListed = new Set(worth.slice(0, listed));
				const sections = groups.flatMap(({ title, failures }) => {
					const own = failures.filter((failure) => isListed.has(failure));
					const short = own.filter((failure) => !isFull.has(failure)).map((failure) => shortFailure(failure, {
						...scope,
						traceLines
					}));
					const open = withoutRepetition(own.filter((failure) => isFull.has(failure)).map((failure) => markdownOf(failure, traceLines)));
					return own.length === 0 ? [] : [
						`## ${title}`,
						...open,
						...short.length === 0 ? [] : [short.join("\n")]
					];
				});
				const left = summary.failedTests === undefined ? undefined : summary.failedTests - new Set([...isListed].map(identity)).size;
				return [
					`# ${(0, headline.uh)(scope)}`,
					...rerunAll === undefined || listed === 0 ? [] : ["Run all of them again:", block(rerunAll, "sh")],
					...sections,
					...left === 0 ? [] : [left === undefined ? "And more." : `And ${(0, counts.p)(left, "more test")}.`]
				].join("\n\n");
			};
			return `${(0, fit.U)(ladderOf(worth.length), render, maximumBytes) ?? `# ${(0, headline.uh)(scope)}`}\n`;
		}
		function withoutRepetition(failures) {
			const shown = new Set();
			return failures.map(({ before, sources, after }) => {
				const own = sources.filter((part) => !shown.has(part));
				for (const part of own) shown.add(part);
				return [
					...before,
					...own,
					...after
				].join("\n\n");
			});
		}
		const identity = ({ test }) => test.id ?? test;
		var github_report = __webpack_require__(71787);
		var report_resolver = __webpack_require__(88608);
		;
		const maximumMarkdownBytes = 1e6;
		function prepareReportFiles(requested, finished, env) {
			const files = checkedFiles(requested, finished);
			return async (deliveryProblems) => {
				const scope = {
					...finished.scope,
					summary: (0, run_summary.rB)(finished.scope.summary, deliveryProblems)
				};
				const { template = default_template.o } = requested.markdown === undefined ? {} : await (0, report_resolver.B)(finished, env);
				return files.flatMap(({ name, path }) => {
					try {
						writeText(path, name === "failures" ? failuresText(finished, scope) : summaryMarkdown(finished, scope, template));
						return [];
					} catch (error) {
						if (!(error instanceof errors.yo)) throw error;
						return [{
							severity: "error",
							kind: "delivery",
							message: error.message
						}];
					}
				});
			};
		}
		function checkedFiles({ markdown, failures }, finished) {
			const { request, config, protectedFiles, recordsPath } = finished;
			const wanted = [{
				name: "markdown",
				path: markdown,
				title: "The Markdown report"
			}, {
				name: "failures",
				path: failures,
				title: "The list of failures"
			}];
			const reports = wanted.flatMap(({ name, path, title }) => path === undefined ? [] : [{
				name,
				path,
				what: `${title} (--${name} ${JSON.stringify(path)})`
			}]);
			const pages = config.report.reporters.flatMap((reporter) => reporter.type === "html" ? [{
				path: reporter.outputFile,
				because: `which report.${reporter.slot}.outputFile names`
			}] : []);
			const records = recordsPath === undefined ? [] : [{
				path: request.output ?? recordsPath,
				because: "the records of the run"
			}];
			const needed = [
				...inputsFor(protectedFiles, request.cwd),
				...(0, output_conflict.VI)(request, config.path),
				...records,
				...pages
			];
			const paths = checkReportPaths(reports, needed, request.cwd);
			return reports.map(({ name }, index) => ({
				name,
				path: paths[index] ?? ""
			}));
		}
		const inputsFor = (files, cwd) => files.filter(({ kind, path }) => kind === "read" || !isMarkdownReport((0, external_node_path_.resolve)(cwd, path)));
		function isMarkdownReport(path) {
			try {
				return path.endsWith(".md") && /^#{1,3} /.test((0, external_node_fs_.readFileSync)(path, "utf8"));
			} catch {
				return false;
			}
		}
		function failuresText({ mask, rerunAll, request: { cwd }, tracked }, scope) {
			return mask.text(failuresMarkdown({
				...scope,
				sourceLines: createSourceLines(cwd, tracked)
			}, rerunAll()));
		}
		function summaryMarkdown({ mask, guide = [] }, scope, template) {
			const markdown = (0, github_report.y)(template, scope, maximumMarkdownBytes, {
				above: [],
				below: () => guide
			}) ?? "";
			return `${mask.text(markdown).trimEnd()}\n`;
		}
		function writeText(path, text) {
			const file = (0, atomic_file.C)(path, "report");
			try {
				file.write(text);
				file.close();
			} finally {
				file.discard();
			}
		}
	})
};
