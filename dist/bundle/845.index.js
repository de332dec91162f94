export const id = 845;
export const ids = [845];
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
	5236: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => sourceExcerpt });
		var _text_display_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9833);
		var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56942);
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
				const content = (0, _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)((0, _text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.W)(text).replaceAll("\n", " "), maximumLineLength);
				return `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${content}`.trimEnd();
			}).join("\n");
		}
	}),
	32845: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { writeHtml: () => writeHtml });
		var external_node_path_ = __webpack_require__(76760);
		var atomic_file = __webpack_require__(89177);
		var read_records = __webpack_require__(85495);
		var counts = __webpack_require__(78119);
		var external_node_zlib_ = __webpack_require__(38522);
		var page_elements = __webpack_require__(27221);
		;
		const plainLength = 64 * 1024;
		const compressionLevel = 6;
		const scriptJson = (json) => json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
		function dataElement(json, encoding, attribute) {
			const content = encoding === "json" ? scriptJson(json) : (0, external_node_zlib_.gzipSync)(json, { level: compressionLevel }).toString("base64");
			return `<script type="text/plain" ${attribute} data-encoding="${encoding}">${content}<\/script>\n`;
		}
		function createDataBlocks(file) {
			let waiting = [];
			let waitingLength = 0;
			let detailBytes = 0;
			function write({ tests, details }, encoding) {
				file.write(dataElement(tests, encoding, `class="${page_elements.nC.tests}"`));
				const element = dataElement(details, encoding, `class="${page_elements.nC.details}"`);
				detailBytes += element.length;
				file.write(element);
			}
			function writeWaiting(encoding) {
				for (const block of waiting ?? []) write(block, encoding);
				waiting = undefined;
			}
			return {
				add(tests, details) {
					const block = {
						tests: JSON.stringify(tests),
						details: JSON.stringify(details)
					};
					if (waiting === undefined) {
						write(block, "gzip");
						return;
					}
					waiting.push(block);
					waitingLength += block.tests.length + block.details.length;
					if (waitingLength > plainLength) writeWaiting("gzip");
				},
				detailBytes: () => detailBytes,
				end(run) {
					writeWaiting("json");
					file.write(dataElement(JSON.stringify(run), "json", `id="${page_elements.S6.data}"`));
				}
			};
		}
		var cause = __webpack_require__(58034);
		var failure_lead = __webpack_require__(69648);
		var display_text = __webpack_require__(9833);
		var shorten = __webpack_require__(56942);
		;
		const maximumMessage = 300;
		const maximumSignature = 500;
		const maximumFrame = 300;
		function failureIndex(test) {
			const failure = failureOf(test);
			if (failure === undefined) return undefined;
			const lead = (0, failure_lead.M)(failure);
			const headline = lead?.headline ?? "";
			const { id, signature, frame } = (0, cause.rl)(failure, lead);
			const place = frame === undefined ? [] : frame.function === undefined ? frame.line === undefined ? [line(frame.file)] : [line(frame.file), frame.line] : [
				line(frame.file),
				frame.line ?? 0,
				line(frame.function)
			];
			const shown = (0, display_text.p)(headline);
			const message = (0, display_text.p)((0, shorten.m)((failure.message ?? "").replace(/\s+/g, " ").trim(), maximumMessage));
			return {
				cause: [
					id,
					(0, display_text.p)((0, shorten.m)(signature, maximumSignature)),
					...place
				],
				headline: shown,
				message: message.includes(shown) ? message : `${shown} ${message}`.trim()
			};
		}
		const line = (text) => (0, display_text.p)((0, shorten.m)(text, maximumFrame));
		function failureOf(test) {
			const { name, suite, status, flaky, attempts } = test;
			if (status === "failed") return test;
			if (flaky !== true) return undefined;
			const attempt = attempts?.findLast((each) => each.status === "failed") ?? test;
			const { message, details } = attempt;
			return {
				name,
				suite,
				...message === undefined ? {} : { message },
				...details === undefined ? {} : { details }
			};
		}
		;
		const perThousand = 1 / 1e3;
		function formatPercentage(share) {
			if (share === 0 || share === 1) return `${share * 100}%`;
			if (share > 0 && share < perThousand) return "< 0.1%";
			if (share < 1 && share > 1 - perThousand) return "> 99.9%";
			return `${(share * 100).toFixed(1)}%`;
		}
		function formatPercentageChange(share) {
			const percent = Math.round(Math.abs(share) * 100);
			if (percent === 0) return "±0%";
			return `${share < 0 ? "\u2212" : "+"}${formatCount(percent)}%`;
		}
		var status_words = __webpack_require__(84997);
		var code_text = __webpack_require__(3343);
		var link_target = __webpack_require__(50798);
		var node_handlers = __webpack_require__(22386);
		;
		const references = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&#39;"
		};
		const escapeMarkup = (text) => text.replace(/[&<>"']/g, (character) => references[character] ?? "");
		const escapeHtmlText = (text) => escapeMarkup((0, display_text.p)(text));
		const signs = {
			successful: "\u2713",
			failed: "\u2717",
			skipped: "\u25cb",
			cancelled: "\u2298",
			running: "\u2026",
			unknown: "?",
			flaky: "\u21bb",
			waiting: "\u2026",
			incomplete: "!",
			quarantined: "\u2013"
		};
		const inlineHandlers = {
			text: ({ value }) => escapeHtmlText(value),
			strong: ({ children }) => `<strong>${renderHtmlInline(children)}</strong>`,
			emphasis: ({ children }) => `<em>${renderHtmlInline(children)}</em>`,
			small: ({ children }) => `<small>${renderHtmlInline(children)}</small>`,
			break: () => "<br>",
			inlineCode: ({ value }) => `<code>${escapeHtmlText(value)}</code>`,
			link({ url, children }) {
				const target = (0, link_target.C)(url);
				const shown = renderHtmlInline(children);
				return target === undefined ? shown : `<a href="${escapeMarkup(target)}" rel="noopener noreferrer">${shown}</a>`;
			},
			badge({ status, value }) {
				const name = (0, status_words.H)(status);
				const word = value.toLowerCase() === name ? "" : `<span class="visually-hidden">${name}</span>`;
				const text = value === "" ? "" : ` ${escapeHtmlText(value)}`;
				return `<span class="badge badge-${status}"><span class="sign" aria-hidden="true">${signs[status]}</span>${word}${text}</span>`;
			}
		};
		const renderHtmlInline = (nodes) => nodes.map((node) => (0, node_handlers.d)(inlineHandlers, node)).join("");
		const firstLevel = 2;
		const lastLevel = 6;
		const classOf = (side = "left") => side === "left" ? "" : ` class="${side}"`;
		const diffLine = (line) => {
			const shown = escapeMarkup(line);
			if (line.startsWith("-")) return `<del>${shown}</del>`;
			return line.startsWith("+") ? `<ins>${shown}</ins>` : shown;
		};
		function chart(parts) {
			const all = parts.reduce((sum, { cells }) => sum + cells, 0);
			const shown = parts.filter(({ cells }) => cells > 0);
			const label = shown.map(({ status, cells }) => `${formatPercentage(cells / all)} ${(0, status_words.H)(status)}`).join(", ");
			let x = 0;
			const rects = shown.map(({ status, cells }) => {
				const rect = `<rect class="cells cells-${status}" x="${x}" y="0" width="${cells}" height="1"/>`;
				x += cells;
				return rect;
			});
			const name = label === "" ? "no tests" : `about ${label}`;
			return `<svg class="chart" viewBox="0 0 ${Math.max(all, 1)} 1" preserveAspectRatio="none" role="img" aria-label="${name}">${rects.join("")}</svg>`;
		}
		function renderHtml(root) {
			let level = firstLevel - 1;
			function heading(wanted, children) {
				level = Math.min(Math.max(wanted, firstLevel), level + 1, lastLevel);
				return `<h${level}>${renderHtmlInline(children)}</h${level}>`;
			}
			const blocks = (nodes, depth) => nodes.map((node) => (0, node_handlers.d)(blockHandlers, node, depth)).join("\n");
			const item = (children, depth) => {
				const [first, ...others] = children;
				return first?.type === "paragraph" ? [renderHtmlInline(first.children), blocks(others, depth)].join("") : blocks(children, depth);
			};
			const row = (cells, align, element) => {
				const shown = cells.map((cell, column) => `<${element}${classOf(align[column])}>${renderHtmlInline(cell)}</${element.split(" ")[0]}>`);
				return `<tr>${shown.join("")}</tr>`;
			};
			const blockHandlers = {
				heading: ({ depth, children }, nesting) => heading(depth + nesting, children),
				paragraph: ({ children }) => `<p>${renderHtmlInline(children)}</p>`,
				list({ ordered, children }, depth) {
					const element = ordered ? "ol" : "ul";
					return `<${element}>${children.map((child) => `<li>${item(child.children, depth)}</li>`).join("")}</${element}>`;
				},
				table: ({ align, head, rows }) => `<div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead>${row(head, align, "th scope=\"col\"")}</thead><tbody>${rows.map((cells) => row(cells, align, "td")).join("\n")}</tbody></table></div>`,
				code({ value, language }) {
					const shown = (0, code_text.p)(value);
					return language === "diff" ? `<pre class="diff" tabindex="0">${shown.split("\n").map(diffLine).join("\n")}</pre>` : `<pre class="code" tabindex="0">${escapeMarkup(shown)}</pre>`;
				},
				alert: ({ severity, children }, depth) => `<div class="alert alert-${severity}"><p class="alert-title">${severity}</p>${blocks(children, depth)}</div>`,
				chart: ({ parts }) => chart(parts),
				divider: () => "<hr>",
				markdown: ({ parts }) => `<p>${escapeMarkup((0, display_text.W)(parts.map(({ text }) => text).join("")).trim())}</p>`,
				section({ title, fold, children }, depth) {
					if (fold === "fixed") return `<section class="fixed">${heading(firstLevel + depth, title)}\n${blocks(children, depth + 1)}</section>`;
					const summary = `<summary>${renderHtmlInline(title)}</summary>`;
					return `<details class="fold"${fold === "open" ? " open" : ""}>${summary}<div class="fold-content">${blocks(children, depth)}</div></details>`;
				}
			};
			return blocks(root.children, 0);
		}
		var problems = __webpack_require__(83375);
		var node_builders = __webpack_require__(33390);
		;
		const shapes = {
			failed: "<circle cx=\"8\" cy=\"8\" r=\"7.25\" fill=\"var(--failed-fill)\"/><path d=\"M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2\" stroke=\"var(--bg)\" stroke-width=\"1.8\"/>",
			flaky: "<circle cx=\"8\" cy=\"8\" r=\"6.5\" stroke=\"var(--flaky-fill)\"/><path d=\"M8 1.5a6.5 6.5 0 0 0 0 13z\" fill=\"var(--flaky-fill)\" stroke=\"none\"/>",
			cancelled: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M3.6 12.4l8.8-8.8\"/></g>",
			running: "<circle cx=\"8\" cy=\"8\" r=\"6.5\" stroke=\"var(--skipped-fill)\" stroke-dasharray=\"2.6 2.5\"/>",
			unknown: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M6.2 6.4a1.8 1.8 0 1 1 2.6 1.6c-.5.3-.8.6-.8 1.1M8 11.3v.1\"/></g>",
			skipped: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M5 8h6\"/></g>",
			passed: "<path d=\"M3.2 8.6l3.2 3.2 6.4-7\" stroke=\"var(--passed-fill)\" stroke-width=\"1.9\"/>",
			complete: "<circle cx=\"8\" cy=\"8\" r=\"7.25\" fill=\"var(--passed-fill)\"/><path d=\"M4.8 8.3l2.2 2.2 4.2-4.6\" stroke=\"var(--bg)\" stroke-width=\"1.7\"/>",
			incomplete: "<g stroke=\"var(--flaky-fill)\"><path d=\"M8 2l6.3 11.5H1.7z\"/><path d=\"M8 6.3v3.4M8 11.6v.1\"/></g>",
			search: "<g stroke=\"currentColor\"><circle cx=\"7\" cy=\"7\" r=\"4.5\"/><path d=\"M10.5 10.5L14 14\"/></g>",
			down: "<path d=\"M4.5 6.5L8 10l3.5-3.5\" stroke=\"currentColor\"/>",
			left: "<path d=\"M10 3.5L5.5 8l4.5 4.5\" stroke=\"currentColor\"/>",
			close: "<path d=\"M4 4l8 8M12 4l-8 8\" stroke=\"currentColor\"/>",
			theme: "<circle cx=\"8\" cy=\"8\" r=\"6.25\" stroke=\"currentColor\"/><path d=\"M8 1.75a6.25 6.25 0 0 1 0 12.5z\" fill=\"currentColor\" stroke=\"none\"/>",
			keyboard: "<g stroke=\"currentColor\"><rect x=\"1.5\" y=\"3.5\" width=\"13\" height=\"9\" rx=\"2\"/><path d=\"M4.5 6.5h.1M7.9 6.5h.2M11.4 6.5h.1M5 9.7h6\"/></g>",
			copy: "<g stroke=\"currentColor\" stroke-width=\"1.4\"><rect x=\"5.5\" y=\"5.5\" width=\"8\" height=\"8\" rx=\"1.5\"/><path d=\"M3.5 10.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1\"/></g>",
			link: "<path d=\"M6.8 9.2l2.4-2.4M7.5 4.8l1.3-1.3a2.6 2.6 0 0 1 3.7 3.7l-1.3 1.3M8.5 11.2l-1.3 1.3a2.6 2.6 0 0 1-3.7-3.7l1.3-1.3\" stroke=\"currentColor\" stroke-width=\"1.4\"/>",
			wrap: "<path d=\"M2.5 4h11M2.5 8h8.5a2.2 2.2 0 0 1 0 4.4H8.5M10 10.8l-1.6 1.6L10 14M2.5 12h3\" stroke=\"currentColor\" stroke-width=\"1.4\"/>",
			sliders: "<g stroke=\"currentColor\"><path d=\"M2 5h6M12 5h2M2 11h2M8 11h6\"/><circle cx=\"10\" cy=\"5\" r=\"1.8\"/><circle cx=\"6\" cy=\"11\" r=\"1.8\"/></g>",
			slow: "<g stroke=\"var(--text-3)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M8 4.4V8l2.6 1.6\"/></g>"
		};
		const symbolId = (name) => `symbol-${name}`;
		const symbolSheet = () => `<svg width="0" height="0" class="symbols" aria-hidden="true"><defs>${Object.entries(shapes).map(([name, shape]) => `<symbol id="${symbolId(name)}" viewBox="0 0 16 16"><g fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shape}</g></symbol>`).join("")}</defs></svg>`;
		;
		const marks = {
			successful: ["complete", "Passed"],
			failed: ["failed", "Failed"],
			skipped: ["skipped", "Skipped"],
			cancelled: ["cancelled", "Cancelled"],
			running: ["running", "Running"],
			waiting: ["running", "Running"],
			unknown: ["unknown", "Unknown"],
			flaky: ["flaky", "Flaky"],
			incomplete: ["incomplete", "Incomplete"],
			quarantined: ["skipped", "Quarantined"]
		};
		function markHtml(mark) {
			const [symbol, word] = marks[mark];
			return `<svg class="mark large" role="img" aria-label="${word}"><use href="#${symbolId(symbol)}"/></svg>`;
		}
		const tabTitles = {
			tests: "Tests",
			causes: "Causes",
			jobs: "Jobs",
			timeline: "Timeline",
			summary: "Summary"
		};
		function crumb({ project, run }) {
			const parts = [`<span class="strong ellipsis">${escapeHtmlText(project ?? "Test report")}</span>`, ...run === undefined ? [] : [`<span class="ellipsis">${renderHtmlInline([(0, node_builders.q)(run.url, (0, node_builders.Qq)(run.name))])}</span>`]];
			return `<div class="crumb">${parts.join("<span class=\"quiet\">/</span>")}<span class="grow"></span><span id="${page_elements.S6.settings}" class="row"></span></div>`;
		}
		const contextFact = ({ value, important, isLong }) => `<span class="nowrap${important ? "" : " wide-only"}${isLong ? " shrinks" : ""}">${renderHtmlInline(value)}</span>`;
		const barWidth = 300;
		const minimumPart = 3;
		const partGap = 2;
		function proportionHtml(parts) {
			const shown = parts.filter(({ count }) => count > 0);
			const total = shown.reduce((sum, { count }) => sum + count, 0);
			if (total === 0) return "";
			const free = barWidth - shown.length * minimumPart - (shown.length - 1) * partGap;
			let x = 0;
			const rects = shown.map(({ outcome, count }) => {
				const width = minimumPart + count / total * free;
				const rect = `<rect class="fill-${outcome}" x="${x.toFixed(2)}" width="${width.toFixed(2)}" height="8"/>`;
				x += width + partGap;
				return rect;
			});
			const words = shown.map(({ outcome, count }) => `${(0, counts.B)(count)} ${outcome}`);
			const legend = shown.map(({ outcome }, index) => outcome === "passed" ? "" : `<li><i class="fill-${outcome}"></i>${words[index]}</li>`).join("");
			return `<div class="proportion"><svg viewBox="0 0 ${barWidth} 8" width="${barWidth}" height="8" role="img" aria-label="${words.join(", ")}">${rects.join("")}</svg><ul>${legend}</ul></div>`;
		}
		function headerHtml(head, found) {
			const tabs = head.tabs(found).map(({ name, count }) => `<a href="#${name}" data-tab="${name}">${tabTitles[name]}${count === undefined ? "" : ` <span class="count">${(0, counts.B)(count)}</span>`}</a>`);
			return `<header class="top">
${crumb(head)}
<div class="head"><div class="grow"><h1>${markHtml(head.mark)}<span class="headline">${escapeHtmlText(head.headline)}</span></h1>
<p id="${page_elements.S6.context}" class="context dots medium secondary">${head.context(found.tests).map(contextFact).join("")}</p></div>
${proportionHtml(head.proportion)}</div>
<nav id="${page_elements.S6.tabs}" class="tabs" aria-label="Views">${tabs.join("")}</nav>
</header>`;
		}
		const maximumGaps = 3;
		function gapsHtml(gaps) {
			if (gaps.length === 0) return "";
			const more = gaps.length - maximumGaps;
			const items = [...gaps.slice(0, maximumGaps).map((gap) => `<li>${renderHtmlInline((0, problems.YK)(gap))}</li>`), ...more > 0 ? [`<li>and ${(0, counts.p)(more, "more problem")}</li>`] : []];
			return `<section class="gaps" aria-label="Missing results"><svg class="mark" role="img" aria-label="Incomplete"><use href="#${symbolId("incomplete")}"/></svg><ul>${items.join("")}</ul></section>\n`;
		}
		;
		function jobData(names, jobs) {
			const key = (job, module) => JSON.stringify([job ?? "", module ?? ""]);
			const known = new Map(jobs.map((job) => [key(job.job, job.module), job]));
			const own = new Map(jobs.filter(({ job }) => job === undefined).map((job) => [job.module ?? "", job]));
			return names.map(([job, module]) => {
				const found = known.get(key(job, module)) ?? own.get(module) ?? own.get("");
				return {
					...found?.url === undefined ? {} : { url: found.url },
					...found?.duration === undefined ? {} : { duration: found.duration }
				};
			});
		}
		var content_security_policy = __webpack_require__(6012);
		;
		const startScript = "(function(){function e(e){let t=`build-report-${e}`;return{read(){try{return localStorage.getItem(t)??void 0}catch{return}},write(e){try{localStorage.setItem(t,e)}catch{}}}}let t=e(`theme`),n=document.documentElement;function r(){let e=t.read();(e===`light`||e===`dark`)&&(n.dataset.theme=e)}let i=[`tests`,`causes`,`jobs`,`timeline`,`summary`],a={outcome:`Outcome`,suite:`Suite`,file:`File`,job:`Job`,module:`Module`,owner:`Owner`,tag:`Tag`,cause:`Cause`,none:`None`},o={successful:`s`,failed:`f`,skipped:`k`,cancelled:`c`,running:`r`,unknown:`u`},s=[`failed`,`flaky`,`cancelled`,`running`,`unknown`,`skipped`,`passed`],c=e=>s.indexOf(e);c(`failed`),c(`flaky`),c(`unknown`),c(`skipped`),c(`passed`),Object.fromEntries(Object.entries(o).map(([e,t])=>[t,s.indexOf(e===`successful`?`passed`:e)]));let l={jobs:`Most jobs`,duration:`Slowest`,name:`Name`,recorded:`Run order`},u={tab:void 0,query:``,shown:[],grouping:`outcome`,order:`jobs`,test:void 0,cause:void 0};function d(e){let t=new URLSearchParams(e.replace(/^#/,``)),n=new Set(t.get(`show`)?.split(/[ ,]+/)),r=t.get(`group`),o=t.get(`order`),c=f(t.get(`test`)),d=f(t.get(`cause`));return{tab:i.find(e=>t.has(e))??(c===void 0?d===void 0?void 0:`causes`:`tests`),query:t.get(`q`)?.slice(0,1e3)??``,shown:s.filter(e=>n.has(e)),grouping:p(a,r)?r:u.grouping,order:p(l,o)?o:u.order,test:c,cause:d}}let f=e=>e===null||e===``||e.length>250?void 0:e,p=(e,t)=>t!==null&&Object.hasOwn(e,t),m=document.documentElement;r(),m.dataset.tab=d(location.hash).tab??m.dataset.start??`tests`})();";
		const pageScript = "(function(){function e(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);for(let e of n)e!==void 0&&r.append(e);return r}function t(t,n,r){let i=e(`button`,{type:`button`,...n},t);return i.addEventListener(`click`,r),i}function n(e,t={},...n){let r=document.createElementNS(`http://www.w3.org/2000/svg`,e);for(let[e,n]of Object.entries(t))r.setAttribute(e,String(n));return r.append(...n),r}let r={settings:`settings`,tabs:`tab-links`,context:`context`,report:`report`,facts:`run-facts`,note:`script-note`,data:`run`},i=[`tests`,`causes`,`jobs`,`timeline`,`summary`],a=e=>`view-${e}`,o={tests:`tests`,details:`details`};function s(){let t=e(`p`,{role:`status`,class:`visually-hidden`});return{root:t,announce(e){t.textContent=``,t.textContent=e}}}function c(e,{read:t,write:n},r){let{history:i,location:a}=e,o=t(a.hash),s,c=(e={})=>`#${n({...o,...e})}`;function l(t){if(e.clearTimeout(s),s=void 0,t!==`push`||c()!==(a.hash||`#`))try{t===`push`?i.pushState(null,``,c()):i.replaceState(null,``,c())}catch{}}function u(){a.hash!==c()&&(e.clearTimeout(s),s=void 0,o=t(a.hash),r(o))}return e.addEventListener(`hashchange`,u),e.addEventListener(`popstate`,u),{state:()=>o,change(t,n){n===`push`&&s!==void 0&&l(`replace`),o={...o,...t},n===`push`?l(`push`):(e.clearTimeout(s),s=e.setTimeout(l,300,`replace`)),r(o)},link:c}}let l=e=>String(e).replace(/\\B(?=(?:\\d{3})+$)/g,`,`),u=(e,t)=>`${l(e)} ${t}${e===1?``:`s`}`;function d(e){let t=0;for(let n of e)if(n===`(`?t+=1:n===`)`&&--t,t<0)return!1;return t===0}let f=/^\"(?:[^\"\\\\]|\\\\.)*\"(?=, |$)/;function p(e){try{return String(JSON.parse(e))}catch{return e}}function m(e){let t=[],n=e;for(;;){let e=f.exec(n)?.[0],r=e===void 0?n.indexOf(`, `):e.length,i=r===-1?n:n.slice(0,r);if(e===void 0&&!d(i))return;if(t.push(e===void 0?i:p(e)),r===-1||r===n.length)return t;n=n.slice(r+2)}}function h(e){if(e.endsWith(`)`))for(let t=e.indexOf(` (`);t!==-1;t=e.indexOf(` (`,t+1)){let n=m(e.slice(t+2,-1));if(n!==void 0&&t>0)return{base:e.slice(0,t),values:n}}}let g=/^\\d{1,9}(?:\\.\\d{1,9}){0,3}(?:\\.x)?$/,_=(e,t)=>{let[n,r]=[e,t].map(e=>e.split(`.`).map(e=>e===`x`?1/0:Number(e))),i=n.findIndex((e,t)=>e!==r[t]);return i===-1?n.length-r.length:(n[i]??0)-(r[i]??0)};function v(e,t){let n=[...new Set(e.map(e=>e[t]??``))];return n.every(e=>g.test(e))?n.toSorted(_):n}function y({noun:e,groups:t}){if(e!==`job`||t.length<4||t.length>72)return;let n=t.map(({name:e})=>h(e)),r=n.flatMap(e=>e===void 0?[]:[e.values]),[i]=n,a=r.length===n.length&&n.every(e=>e?.base===i?.base&&e?.values.length===i?.values.length);if(i===void 0||!a)return;let[o,s,c]=i.values.map((e,t)=>({place:t,values:v(r,t)})).filter(({values:e})=>e.length>1);if(o===void 0||s===void 0||c!==void 0)return;let[l,u]=s.values.length<o.values.length?[s,o]:[o,s],[d,f]=u.values.length>6?[u,l]:[l,u],p=d.values.length*f.values.length;if(!(f.values.length<=6&&d.values.length<=12&&2*t.length>=p))return;let m=new Map(t.map((e,t)=>[JSON.stringify([r[t]?.[d.place],r[t]?.[f.place]]),e]));return{base:i.base,columns:f.values,rows:d.values.map(e=>({label:e,cells:f.values.map(t=>m.get(JSON.stringify([e,t])))})),names:new Map(t.map((e,t)=>[e,`${r[t]?.[o.place]}, ${r[t]?.[s.place]}`]))}}let b={job:`this job`,module:`no module`};function x({jobs:e}){let t=new Set(e.map(({job:e})=>e)).size>1?`job`:`module`,n=new Map,r=e.map(e=>{let r=e[t]||b[t],i=n.get(r)??n.size;return n.set(r,i),i}),i=new Set(e.map(e=>e[t])),a=[...n.keys()].map((e,t)=>({name:e,number:t,isNamed:i.has(e)}));return{noun:t,groups:a,numbers:r,grid:y({noun:t,groups:a})}}let S=t=>t.split(/(#(?![\\p{L}_]))/u).filter(e=>e!==``).map(t=>t===`#`?e(`span`,{class:`placeholder`},`#`):t);function C({groups:e,grid:t},n){let r=e[n];return r===void 0?``:t?.names.get(r)??r.name}function ee(e,t){let n=t.length-3,r=t.slice(0,3).map(t=>C(e,t)),i=n>0?[...r,`${l(n)} more`]:r;return i.length<2?i.join(``):`${i.slice(0,-1).join(`, `)} and ${i.at(-1)}`}function w({noun:e,groups:t},n){let{length:r}=t;return r<2?``:n<r?`${l(n)} of ${u(r,e)}`:r===2?`both ${e}s`:`all ${u(r,e)}`}function T(e,t){return e.groups.length<2||t.length===0?``:t.length>=e.groups.length?w(e,t.length):ee(e,t)}function E({tests:e,jobs:t},n){let r=T(n,t);return u(e.length,`test`)+(r===``?``:` in ${r}`)}let D=({file:e,line:t})=>t===void 0?e:`${e}:${t}`;function te(e){let t=e.reduce((e,t)=>e+t.failures,0),n=e.reduce((e,t)=>e+t.flaky,0),r=[...t>0?[u(t,`failure`)]:[],...n>0?[u(n,`flaky test run`)]:[]];return`${u(e.length,`cause`)} of ${r.join(` and `)}`}function ne(e,t){let{failures:n,flaky:r}=e;return`${n>0?u(n,`failure`):u(r,`flaky test run`)} of ${E(e,t)}.`}function re(t,n,{href:r,total:i}){let{cause:a,failures:o,flaky:s}=t,c=o===0,u=e(`span`,{class:c?`fill-flaky`:`fill-failed`});return u.style.width=`${(o+(c?s:0))/Math.max(i,1)*100}%`,e(`a`,{class:`cause`,href:r},e(`span`,{class:`cause-count`},l(c?s:o)),e(`span`,{class:`grow`},e(`span`,{class:`signature mono`},...S(a.signature)),e(`span`,{class:`row wrap small secondary cause-facts`},c?e(`span`,{class:`tag flaky`},`Flaky`):void 0,e(`span`,{},[E(t,n),...a.frame===void 0?[]:[D(a.frame)]].join(` · `))),e(`span`,{class:`share`,\"aria-hidden\":`true`},u)))}let O=[`failed`,`flaky`,`cancelled`,`running`,`unknown`,`skipped`,`passed`],k={failed:`Failed`,flaky:`Flaky`,cancelled:`Cancelled`,running:`Running`,unknown:`Unknown`,skipped:`Skipped`,passed:`Passed`},ie=e=>O.indexOf(e),A=ie(`failed`),j=ie(`flaky`),M=ie(`unknown`),N=ie(`skipped`),P=ie(`passed`);function ae(e,t){return e===N||t===N?e===N?t:e:Math.min(e,t)}function oe({causes:e,executions:t},{numbers:n}){return e.map((e,r)=>{let i=e.executions.filter(e=>t.ranks[e]===A),a=i.length>0?i:e.executions,o=new Set(a.flatMap(e=>n[t.jobOf[e]??-1]??[]));return{number:r,cause:e,failures:i.length,flaky:e.executions.length-i.length,tests:[...new Set(a.map(e=>t.testOf[e]??-1))],jobs:[...o].sort((e,t)=>e-t)}}).filter(({failures:e,flaky:t})=>e+t>0).sort((e,t)=>t.failures-e.failures||t.flaky-e.flaky||e.number-t.number)}async function se({model:e,readDetails:t},{cause:{executions:n}}){let r=n.find(t=>e.executions.ranks[t]===A),i=await t(r??n[0]??-1)??{};return{...(r===void 0?i.attempts?.findLast(({status:e})=>e===`failed`):void 0)??i,...i.source===void 0?{}:{source:i.source}}}function ce({executions:e,messages:t},n){let r=new Map;for(let t of n.executions){let n=e.messageOf.get(t);n!==void 0&&r.set(n,(r.get(n)??0)+1)}return[...r].sort(([e,t],[n,r])=>r-t||e-n).map(([e,n])=>({message:t.names[e]??``,count:n}))}let F=(t,...n)=>e(`pre`,{class:`code`,tabindex:`0`,role:`group`,\"aria-label\":t},...n),le=(t,...n)=>e(`span`,{class:t===``?`line`:`line ${t}`},...n,`\n`),ue=(e,t)=>{let n=F(e,t);return n.classList.add(`plain`),n},de=e=>e.split(`\n`).map(e=>e.trim());function fe(e,t){let n=de(t.trim());if(n[0]===``)return e.trim()===``?``:e;let r=e.split(`\n`),i=de(e),a=0;for(let e=0;e<i.length&&a<=3;e++){if(n.every((t,n)=>i[e+n]===t)){let t=[...r.slice(0,e),...r.slice(e+n.length)].join(`\n`);return t.trim()===``?``:t.replace(/^(?:[ \\t]*\\n)+/,``)}i[e]!==``&&a++}return e}function pe(e){let t=e.split(`\n`,400).map(e=>e.slice(0,1e3).trimEnd());return _e(t)??be(t)}let me=/^ {0,12}(>?) {0,12}(\\d{1,7}) ?\\|(?: (.*)|$)/,he=/^ {0,24}\\|? {0,400}\\^+$/,ge=/(?:^|[\\s(])([^\\s():]{1,300}\\.[A-Za-z]{1,6}):\\d{1,9}(?::\\d{1,9})?\\)?$/;function _e(e){let t=e.findIndex((t,n)=>me.test(t)&&ve(e[n+1]));if(t===-1)return;let n=t;for(;n-t<60&&ve(e[n]);)n+=1;let r=[];for(let i of e.slice(t,n)){let[,e,t,n=``]=me.exec(i)??[],a=r.length-1,o=r[a];t===void 0?o!==void 0&&!r.some(({isHit:e})=>e)&&(r[a]={...o,isHit:!0}):r.push({number:Number(t),text:n,isHit:e===`>`})}if(!(r.length<2||!r.some(({isHit:e})=>e)))return{lines:r,file:ge.exec(e.slice(0,t).findLast(e=>e!==``)??``)?.[1],from:t,to:n}}let ve=e=>e!==void 0&&(me.test(e)||he.test(e)),ye=/^([^\\s:]{1,300}\\.pyx?):(\\d{1,9}): /;function be(e){let t=e.findIndex((t,n)=>/^> {1,40}\\S/.test(t)&&/^E {3}/.test(e[n+1]??``));if(t===-1)return;let n=t;for(;n>0&&t-n<60&&/^(?: {4}|$)/.test(e[n-1]??`-`);)--n;for(;n<t&&e[n]===``;)n+=1;let[,r,i]=e.slice(t).map(e=>ye.exec(e)).find(e=>e!==null)??[],a=i===void 0?void 0:Number(i)-(t-n);return{lines:e.slice(n,t+1).map((e,r)=>({number:a===void 0||a<1?void 0:a+r,text:e.replace(/^(?:> {3}| {4})/,``),isHit:n+r===t})),file:r,from:n,to:t+1}}let xe=/\\\\(?:u\\{?[\\da-f]{1,6}\\}?|x[\\da-f]{2}|.)|\\d+(?:[.,]\\d+)*|[\\p{L}\\p{M}_]+|\\s+|./giu;function Se(e,t){let n=[[{text:e,isChanged:!1}],[{text:t,isChanged:!1}]],[r,i]=[Ce(e),Ce(t)];if(r===void 0||i===void 0)return n;let a=we(r,i),o=a.reduce((e,[t])=>e+(r[t]?.length??0),0),s=[Te(r,new Set(a.map(([e])=>e))),Te(i,new Set(a.map(([,e])=>e)))],[c,l]=[Ee(s[0]),Ee(s[1])];return c!==void 0&&l!==void 0?De(s,c,l):o<.3*Math.max(e.length,t.length)?n:s}function Ce(e){if(e.length>2e3)return;let t=e.match(xe)??[];return t.length>200?void 0:t}function we(e,t){let n=t.length+1,r=new Uint16Array((e.length+1)*n);for(let i=e.length-1;i>=0;--i)for(let a=t.length-1;a>=0;--a){let o=r[(i+1)*n+a+1]??0;r[i*n+a]=e[i]===t[a]?o+1:Math.max(r[(i+1)*n+a]??0,r[i*n+a+1]??0)}let i=[];for(let a=0,o=0;a<e.length&&o<t.length;)e[a]===t[o]?i.push([a++,o++]):(r[(a+1)*n+o]??0)>=(r[a*n+o+1]??0)?a+=1:o+=1;return i}function Te(e,t){let n=[];return e.forEach((e,r)=>{let i=!t.has(r),a=n.at(-1);a?.isChanged===i?a.text+=e:n.push({text:e,isChanged:i})}),n}function Ee(e){let t=e.findIndex(({isChanged:e})=>e);return t===-1||e.some(({isChanged:e},n)=>e&&n!==t)?void 0:t}function De(e,t,n){let[r,i]=[e[0][t]?.text??``,e[1][n]?.text??``];if(!/^[\\d.,]+$/.test(r)||!/^[\\d.,]+$/.test(i))return e;let a=Math.min(r.length,i.length),o=0;for(;o<a&&r[o]===i[o];)o+=1;let s=0;for(;s<a-o&&r.at(-1-s)===i.at(-1-s);)s+=1;let c=(e,t,n)=>Oe([...e.slice(0,t),{text:n.slice(0,o),isChanged:!1},{text:n.slice(o,n.length-s),isChanged:!0},{text:n.slice(n.length-s),isChanged:!1},...e.slice(t+1)]);return[c(e[0],t,r),c(e[1],n,i)]}function Oe(e){let t=[];for(let n of e){let e=t.at(-1);n.text!==``&&(e?.isChanged===n.isChanged?t[t.length-1]={text:e.text+n.text,isChanged:n.isChanged}:t.push(n))}return t}let ke=[[`expected`,`received`],[`left`,`right`]];function Ae(e){let t=Math.max(e.findIndex(e=>/^[-+]/.test(e)),0),n=e.slice(0,t).map(e=>e.replace(/^ {2}/,``)),r=n.find(e=>e.trim()!==``),i=n.slice(r===void 0?0:n.indexOf(r)+1).map(e=>`  ${e}`),a=e.slice(t),o=Me(a),s=o===void 0?a:Ne(a,o);return{title:r,sides:o,lines:Fe(Pe([...i,...s].map(e=>e.trim()===``?``:e)))}}let je=e=>Math.max(...e.map(e=>e.length));function Me([e=``,t=``,...n]){if(n.length>0)return;let r=(e,t,n,r)=>`${e}  `.startsWith(`${t} ${n.padEnd(r)}  `);return ke.find(n=>r(e,`-`,n[0],je(n))&&r(t,`+`,n[1],je(n)))}let Ne=(e,t)=>e.map(e=>`${e[0]} ${e.slice(je(t)+4)}`);function Pe(e){let t=e=>e!==``;return e.slice(Math.max(e.findIndex(t),0),e.findLastIndex(t)+1)}function Fe(e){let t=[];for(let n=0;n<e.length;){let r=Ie(e,n,`-`),i=Ie(e,n+r,`+`),a=r===i?e.slice(n,n+r).map((t,i)=>Se(Le(t),Le(e[n+r+i]))):[],o=(e=``)=>[{text:Le(e),isChanged:!1}];for(let i=0;i<r;i+=1)t.push({sign:`-`,parts:a[i]?.[0]??o(e[n+i])});for(let s=0;s<i;s+=1)t.push({sign:`+`,parts:a[s]?.[1]??o(e[n+r+s])});n+=r+i,r+i>0||(t.push({sign:` `,parts:o(e[n])}),n+=1)}return t}function Ie(e,t,n){let r=t;for(;e[r]?.startsWith(n);)r+=1;return r-t}let Le=(e=``)=>/^[-+ ]/.test(e)?e.slice(e[1]===` `?2:1):e,Re=/(?:^|[\\\\/(])(node_modules|bower_components|site-packages|dist-packages|vendor|gems)[\\\\/]/,ze=/^(?:node:|dart:|<|internal\\/[\\w/]{1,200}\\.js$)|^package:(?:test|test_api|test_core|flutter|flutter_test|stack_trace|matcher|async)\\/|[\\\\/](?:\\.yarn|\\.pnpm|\\.pub-cache|\\.m2|\\.gradle|\\.nuget|lib[\\\\/](?:python\\d[\\d.]{0,5}|ruby[\\\\/]\\d[\\d.]{0,8})|go[\\\\/]src(?=[\\\\/][^\\\\/.]{1,100}[\\\\/])|pkg[\\\\/]mod|libexec[\\\\/]src|rustc|\\.cargo[\\\\/]registry|library[\\\\/](?:std|core|alloc|test)[\\\\/]src)[\\\\/]|^\\/usr\\/(?:include|lib|lib64)\\//,Be=/^(?:[\\w.@-]{1,80}\\/{1,2})?(?:javax?|jdk|sun|com\\.sun|junit|kotlinx?|scala|groovy|clojure|cucumber|org\\.(?:junit|testng|hamcrest|assertj|mockito|gradle|codehaus|opentest4j|springframework|hibernate|spockframework|scalatest|graalvm|jetbrains|apache\\.(?:maven|tomcat|groovy))|io\\.(?:cucumber|kotest|mockk|netty)|reactor|worker\\.org\\.gradle|com\\.google\\.(?:common|inject|truth)|System|Microsoft|Xunit|NUnit|FluentAssertions|Shouldly|Moq|NSubstitute|Castle|TUnit)\\./;function Ve(e,t){if(e===void 0)return``;let n=Re.exec(e)?.[1];return n===void 0?ze.test(e)||t!==void 0&&Be.test(t)?``:void 0:n}function He(e,t){let[n=``,...r]=new Set(t);return`${u(e,`frame`)} of ${n===``||r.length>0?`libraries`:n}`}function Ue(e,t){if(t===void 0)return``;let n=t.file.replaceAll(`\\\\`,`/`);for(let{file:t=``}of e){let e=t.replaceAll(`\\\\`,`/`);if(e!==n&&e.endsWith(`/${n}`))return e.slice(0,-n.length)}return``}let We=(e,t)=>{let n=e.replaceAll(`\\\\`,`/`);return t!==``&&n.startsWith(t)?n.slice(t.length):e.replace(/^\\.[\\\\/]/,``)},Ge=({file:e=``,line:t,column:n})=>[e,t,n].filter(e=>e!==void 0).join(`:`),Ke=(e,t)=>e===void 0||e===t||e.slice(-t.length-1)===`.${t}`,qe=e=>e.length===0?[]:[`${He(e.length,e)} left out`];function Je(e,{place:t,testName:n}){let r=e.flatMap(({frame:e})=>e??[]),i=r.filter(({library:e})=>e===void 0);if(i.length===0)return;let a=Ue(i,t),o=new Map(i.map(e=>{let r=We(e.file??``,a),i=r===t?.file.replaceAll(`\\\\`,`/`)&&e.line===t.line;return[e,{place:Ge({...e,file:r}),isPlace:i,call:e.call??(i?n:``)}]})),[s]=o.values();if(e.length===1&&s?.isPlace===!0&&Ke(i[0]?.call,n))return[];let c=Math.max(...[...o.values()].map(e=>e.place.length));return[...e.flatMap(({text:e,frame:t})=>{if(t===void 0)return[e];let n=o.get(t);return n===void 0?[]:[n.call===``?n.place:`${n.place.padEnd(c)}  ${n.call}`]}),...qe(r.flatMap(({library:e})=>e??[]))]}let Ye=/(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]|(?:\\u001b\\]|\\u009d)[^\\u0007\\u001b\\u009c\\u009d]*(?:\\u0007|\\u001b\\\\|\\u009c)|\\u001b[ -/]*[0-Z\\\\^-~]/g,Xe=/[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\ufdd0-\\ufdef\\ufffe\\uffff]/g,Ze=/[\\u061c\\u200e\\u200f]/g,Qe=/[\\u202a-\\u202e\\u2066-\\u2069]|\\p{Surrogate}/gu,$e=/\\r\\n?|[\\u0085\\u2028\\u2029]/g,et=/^[\\t\\n -~]*$/;function tt(e){return et.test(e)?e:e.replace($e,`\n`).replace(Ye,``).replace(Xe,``).replace(Ze,``).replace(Qe,`\ufffd`)}function nt(e){return tt(e).replace(/[\\t\\n ]+/g,` `)}let rt=2e3,it=e=>/\\.[A-Za-z][\\w+]{0,8}(?:\\?\\S{1,200})?$|^(?:node|dart|package|internal):?\\/?\\S/.test(e),at=/:(\\d{1,9})$/;function I(e){let t=at.exec(e);if(t===null)return;let n=e.slice(0,t.index),r=at.exec(n),i=ot(r===null?n:n.slice(0,r.index)),[a,o]=r===null?[Number(t[1]),0]:[Number(r[1]),Number(t[1])];if(!(!it(i)||a<1))return o<1?{file:i,line:a}:{file:i,line:a,column:o}}let ot=e=>e.replace(/^file:\\/\\/(?:\\/(?=[A-Za-z]:))?/,``).replace(/\\?\\S{1,200}$/,``);function L(e,t=``){let n=t.trim(),r=Ve(e?.file,n);return{...e,...n===``?{}:{call:n},...r===void 0?{}:{library:r}}}function st(e){let t=/^at (?:async |new (?=\\S{1,300} \\())?(.+)$/.exec(e)?.[1];if(t===void 0)return;if(!t.endsWith(`)`)){let e=I(t);return e!==void 0&&!/ .{0,300} /.test(e.file)?L(e):t===`<anonymous>`||t===`native`?L(void 0,t):void 0}let n=t.indexOf(` (`),r=n===-1?t.indexOf(`(`):n+1,i=t.slice(0,r),a=t.slice(r+1,-1);if(n===-1)return/^(?:[^\\s(]{1,900}\\.[^\\s(]{1,300}|\u273d\\..{1,900})$/.test(i)?L(I(a),i):void 0;let o=I(a);return o!==void 0||/^(?:<anonymous>|native|index \\d{1,9}|eval at .{1,900})$/.test(a)?L(o,i):void 0}let ct=/: ?[^\\s\\d:]{1,15} ?(\\d{1,9})\\.?$/,lt=/\\) \\S{1,10} (?=[A-Za-z]:[\\\\/]|[\\\\/])/,ut=/^\\p{L}{1,5} (?=[^\\s(]{1,900}\\.[^\\s(]{1,300}\\()/u;function dt(e){let t=ut.exec(e)?.[0];if(t===void 0)return;let n=e.slice(t.length,e.indexOf(`(`)),r=ct.exec(e);if(r===null)return e.endsWith(`)`)?L(void 0,n):void 0;let i=lt.exec(e);if(i===null)return;let a=e.slice(i.index+i[0].length,r.index);return L(Number(r[1])>0?{file:a,line:Number(r[1])}:void 0,n)}function ft(e){if(!e.startsWith(`\u276f `))return;let t=e.lastIndexOf(` `),[n,r]=[e.slice(2,Math.max(t,2)),e.slice(t+1)],i=I(r);return i===void 0&&r!==`(<anonymous>)`?void 0:L(i,n)}function pt(e){let t=e.indexOf(`@`);if(t===-1||/\\s/.test(e)||!/^(?:https?:\\/\\/|file:\\/\\/|\\/)/.test(e.slice(t+1)))return;let n=I(e.slice(t+1));return n&&L(n,e.slice(0,t))}function mt(e){let t=/^File \"([^\"]{1,1900})\", line (\\d{1,9})(?:, in (.{1,300}))?$/.exec(e);return t===null?void 0:L({file:t[1]??``,line:Number(t[2])},t[3])}function ht(e){let t=/^#\\d{1,5}\\s{1,20}(\\S.*)$/.exec(e)?.[1];if(t===void 0)return;let n=/^([^():]{1,900}(?::[^():]{1,900})?)\\((\\d{1,9})\\): (.{1,300})/.exec(t);if(n!==null)return it(n[1]??``)?L({file:n[1]??``,line:Number(n[2])},n[3]):void 0;if(t.startsWith(`[internal function]`))return L(void 0,t);let r=t.endsWith(`)`)?t.lastIndexOf(` (`):-1,i=r===-1?void 0:I(t.slice(r+2,-1));return i&&L(i,t.slice(0,r))}function gt(e){let t=/^(?:# |from )?(\\S{1,900}\\.\\w{1,10}):(\\d{1,9})(?::\\d{1,9})?(?::in [`'](.{1,300})')?$/.exec(e);if(t!==null)return L({file:t[1]??``,line:Number(t[2])},t[3]);let n=/^(?:\\([^()]{1,100}\\) )?([^\\s:]{1,900}\\.exs?):(\\d{1,9}): (\\S.{0,300})$/.exec(e);if(n!==null)return L({file:n[1]??``,line:Number(n[2])},n[3]);let r=/^at ([^\\s:]{1,900}\\.\\w{1,10}) line (\\d{1,9})\\.?$/.exec(e);return r===null?void 0:L({file:r[1]??``,line:Number(r[2])})}function _t(e){let t=/^(\\S{1,900}\\.dart) (\\d{1,9}):(\\d{1,9})\\s{1,200}(\\S.{0,300})$/.exec(e);if(t!==null)return L({file:t[1]??``,line:Number(t[2]),column:Number(t[3])},t[4]);let n=/^(?:package|dart):\\S{1,300}\\s{2,200}(\\S.{0,300})$/.exec(e);return n===null?void 0:L(void 0,n[1])}function vt(e){if(/\\s/.test(e))return;let t=I(e.replace(/\\((\\d{1,9})\\)$/,`:$1`));return t&&L(t)}let yt=[st,dt,ft,mt,ht,pt,gt,_t,vt];function bt(e){let t=e.trim().replace(/(?<=\\)) \\{$/,``);if(!(t.length>rt||!/[\\d)>:]/.test(t)))for(let e of yt){let n=e(t);if(n!==void 0)return n}}function xt(e,t){if(e.length>rt||t.length>rt)return;let n=/^\\t(\\S{1,1500}\\.(?:go|s):\\d{1,9})(?: \\+0x[\\da-f]{1,16})?$/.exec(t)?.[1];if(n!==void 0&&/^\\S/.test(e))return L(I(n),e.replace(/\\((?:[^()]{0,900})\\)$/,``));let r=/^ {3,40}at (\\S{1,1500}:\\d{1,9}:\\d{1,9})$/.exec(t)?.[1],i=/^ {0,10}\\d{1,5}: (\\S.{0,900})$/.exec(e)?.[1];return r===void 0||i===void 0?void 0:L(I(r),i)}let St=[/^\\.\\.\\. \\d{1,9} (?:more|common frames omitted|lines matching cause stack trace \\.\\.\\.)$/,/^Traceback \\(most recent call last\\):$/,/^(?:stack(?: ?trace| ?backtrace)?|call stack):$/i,/^-{2,5} End of .{0,60}stack trace.{0,60}-{2,5}$/,/^<asynchronous suspension>$/,/^=+ asynchronous gap =+$/,/^#\\d{1,5} \\{main\\}$/,/^goroutine \\d{1,9} \\[/,/^@@ .{0,60} @@/,/^\\S.{0,400}:\\d{1,9}:\\d{1,9} \u203a /,/^Test method \\S{1,900} threw exception:$/,/^\\(elided .{1,200}\\)$/,/^The test description was:$/,/^(?:code: 'ERR_(?:ASSERTION|TEST_FAILURE)'|failureType: '\\w{1,40}'),?$/],Ct=e=>e.length<1e3&&St.some(t=>t.test(e)),wt=e=>e.length-e.trimStart().length;function Tt(e,t){let n=e[t]??``;if(!n.trimStart().startsWith(`File \"`))return 0;let r=0;for(let i=e[t+1];i!==void 0&&i.trim()!==``&&wt(i)>wt(n);)r+=1,i=e[t+1+r];return r}function Et(e,t){if(!/^\\s*generatedMessage: /.test(e[t]??``))return t;let n=t+1;for(;n-t<200&&!/^\\s*operator: '/.test(e[n]??`operator: '`);)n+=1;for(;/^\\s*(?:operator: '[^']{1,40}'|diff: '\\w{1,40}'|[}\\]]),?$/.test(e[n]??``);)n+=1;return n}function Dt(e){let t=tt(e.slice(0,262144)).split(`\n`),n=[],r=0;for(let e=0;e<t.length;e+=1){let i=Et(t,e);i>e&&(r=0),e=i;let a=t[e];if(a===void 0)break;let o=xt(a,t[e+1]??``),s=o??bt(a);if(s!==void 0){let i=e+1+(o===void 0?Tt(t,e):1),a=t.slice(e,i).join(`\n`);a.endsWith(`) {`)&&(r+=1),n.push({frame:s,text:a.replace(/(?<=\\)) \\{$/,``)}),e=i-1}else r>0&&/^\\s*\\},?$/.test(a)?--r:Ct(a.trim())||n.push({text:a.trimEnd()})}return n}let Ot=e=>e&&{file:e[0],line:e[1]},kt=e=>bt(e)!==void 0;function At(e,t){let n=[],[r,i]=[0,0],a=Dt(e),o=Ue(a.flatMap(({frame:e})=>e===void 0||e.library!==void 0?[]:e),t);for(let e of a){let t=e.frame?.library,a=Mt(t===void 0?jt(e,o):e),s=n.at(-1);t===void 0?(e.frame!==void 0&&(r+=1),s!==void 0&&s.libraries===void 0?s.lines.push(...a):n.push({lines:[...a]})):(i+=1,s?.libraries===void 0?n.push({lines:[...a],libraries:{frames:1,names:[t]}}):(s.lines.push(...a),s.libraries.frames+=1,s.libraries.names.includes(t)||s.libraries.names.push(t)))}return{parts:n,projectFrames:r,libraryFrames:i}}function jt(e,t){let{text:n,frame:r}=e,i=r?.file;if(i===void 0||t===``)return e;let a=We(i,t);if(a===i)return e;let o=[`file:///${i}`,`file://${i}`,i].find(e=>n.includes(e))??i;return{...e,text:n.replace(o,()=>a)}}function Mt({text:e,frame:t}){let n=t?.call??``,r=e.split(`\n`),i=n===``?-1:r.findIndex(e=>e.includes(n));return r.map((e,t)=>{let r=e.indexOf(n);return t===i?{text:e,name:[r,r+n.length]}:{text:e}})}function Nt({projectFrames:e,libraryFrames:t}){return e===0?t===0?``:`${u(t,`frame`)} of libraries`:`${u(e,`frame`)} of the project${t===0?``:`, ${l(t)} of libraries`}`}function R({message:e=``,lead:t,diff:n,compared:r=[],details:i=``,code:a=``}){let o=t??e,s=pe(o),c=s===void 0?pe(i):void 0,l=s??c??pe(a),[u,d]=Lt(s===void 0?o:Rt(o,s)),f=c===void 0?i:Rt(i,c),p=Bt(f.includes(d.trim())?``:d,fe(f,u.trim()));if(n===void 0){let[e,...t]=u.trim().split(`\n`);return{title:e===``?void 0:e,diff:n,message:zt(t.join(`\n`)),frame:l,trace:p}}let m=Ae(n);return{title:m.title,diff:m,message:``,frame:l,trace:Ft(p,[m.title??u,u,...r].join(`\n`))}}function Pt(e){let t=e.split(`\n`),n=t.findIndex(kt);return n===-1?t:t.slice(0,n)}function Ft(e,t){let n=new Set(t.split(`\n`).map(It)),r=Pt(e),i=r.filter(e=>!n.has(It(e))&&!n.has(It(e.replace(/^\\s*[\\w.$]{1,200}: /,``))));return zt([...i,...e.split(`\n`).slice(r.length)].join(`\n`))}let It=e=>e.replace(/^[-+\\s]+/,``).trimEnd();function Lt(e){let t=e.split(`\n`),n=t.findIndex((e,t)=>t>0&&kt(e));return n===-1?[e,``]:[t.slice(0,n).join(`\n`),t.slice(n).join(`\n`)]}function Rt(e,{from:t,to:n}){let r=e.split(`\n`);return[...r.slice(0,t),...r.slice(n)].join(`\n`)}let zt=e=>e.replace(/^(?:[ \\t]*\\n)+/,``).trimEnd(),Bt=(...e)=>e.map(zt).filter(e=>e!==``).join(`\n\n`);function z(t,...n){return e(`div`,{class:`box`},e(`div`,{class:`box-head`},...t),...n)}function Vt(t,n,...r){return e(`details`,{class:`box`},e(`summary`,{},e(`span`,{class:`strong`},t),n===``?void 0:e(`span`,{class:`small quiet`},n)),...r)}let Ht={\"-\":`del`,\"+\":`add`,\" \":``};function Ut({lines:t,sides:n=[`expected`,`received`]},r){return z([e(`span`,{class:`grow mono`},r??`Difference`),e(`span`,{class:`small quiet legend`},Wt(`del`,n[0]),Wt(`add`,n[1]))],F(`Difference: - is ${n[0]}, + is ${n[1]}`,...t.map(Gt)))}let Wt=(t,n)=>e(`span`,{class:`nowrap`},e(`span`,{class:`key ${t}`}),` ${n}`);function Gt({sign:t,parts:n}){let r=n.map(({text:t,isChanged:n})=>n?e(`b`,{},t):t);return le(Ht[t],`${t} `,...r)}function Kt(e){let t=`build-report-${e}`;return{read(){try{return localStorage.getItem(t)??void 0}catch{return}},write(e){try{localStorage.setItem(t,e)}catch{}}}}let qt=e=>`symbol-${e}`,B=(e,t=`small`)=>n(`svg`,{class:t===`large`?`mark large`:`mark`,role:`img`,\"aria-label\":k[e]},n(`use`,{href:`#${qt(e)}`})),V=e=>n(`svg`,{class:`mark`,\"aria-hidden\":`true`},n(`use`,{href:`#${qt(e)}`})),Jt=()=>Kt(`wrap`),Yt=`wrapped`,Xt=`wrap-switch`,Zt=()=>en(Jt().read()===`on`);function Qt(){let e=!$t();en(e),Jt().write(e?`on`:`off`)}let $t=()=>document.documentElement.classList.contains(Yt);function en(e){document.documentElement.classList.toggle(Yt,e);for(let t of document.getElementsByClassName(Xt))t.setAttribute(`aria-pressed`,String(e))}let tn=()=>t(V(`wrap`),{class:`btn icon compact ${Xt}`,\"aria-label\":`Wrap long lines`,\"aria-pressed\":String($t()),title:`Wrap long lines (w)`},Qt);function nn({lines:t},n){return z([e(`span`,{class:`grow mono ellipsis`},n??`Source code`),tn()],F(`Source code around the failure`,...t.map(({number:t,text:n,isHit:r})=>le(r?`hit`:``,e(`span`,{class:`gutter`},t===void 0?``:String(t)),n))))}function rn(t,n){let r=t.length>400,i=r?`${t}\\n${n}`.trimEnd():n,a=[e(`span`,{class:`grow mono`},r?`Message`:t)],o=i===``?z(a):z(a,ue(`Message`,i));return r&&o.classList.add(`prose`),o}function an(t=``,n=``){let r=[{title:`Standard output`,text:t.trimEnd()},{title:`Standard error`,text:n.trimEnd()}].filter(({text:e})=>e!==``);if(r.length===0)return;let i=r.reduce((e,{text:t})=>e+t.split(`\n`).length,0),a=r.length===1;return Vt(`Output`,u(i,`line`),...r.flatMap(({title:t,text:n})=>[...a?[]:[e(`p`,{class:`small quiet output-title`},t)],ue(t,n)]))}function on(e,t){let n=At(e,t),r=n.projectFrames+n.libraryFrames>0?`Trace`:`Details`;return Vt(r,Nt(n),F(r,...n.parts.flatMap(sn)))}function sn({lines:n,libraries:r}){if(r===void 0)return n.map(e=>cn(``,e));let i=e(`span`,{class:`folded`,hidden:``},...n.map(e=>cn(`library`,e))),a=t(`${He(r.frames,r.names)} \u2014 show`,{class:`line library unfold`},()=>{i.hidden=!1,a.remove()});return[a,i]}function cn(t,{text:n,name:r}){let i=r===void 0||t===`library`?[n]:[n.slice(0,r[0]),e(`b`,{},n.slice(...r)),n.slice(r[1])];return le(t,...i)}function ln({title:e,diff:t,message:n,frame:r},i){return[t===void 0?e===void 0?void 0:rn(e,n):Ut(t,e),r===void 0?void 0:nn(r,i(r))].filter(e=>e!==void 0)}function un(e,t,n){let r=R(e),{trace:i}=r,a=[...ln(r,t),i===``?void 0:on(i,n),an(e.stdout,e.stderr)].filter(e=>e!==void 0),[o]=a;return o instanceof HTMLDetailsElement&&i!==``&&(o.open=!0),a}let dn=(t,n,...r)=>fn(t)?e(`a`,{...n,href:t,rel:`noopener noreferrer`},...r):e(`span`,n,...r),fn=e=>e!==void 0&&/^https?:\\/\\//.test(e);function pn(e,t,n){let r=t===void 0?e:`${e}:${t}`;return fn(n)?{text:r,href:n+e.split(`/`).map(encodeURIComponent).join(`/`)+(t===void 0?``:`#L${t}`)}:{text:r}}let mn=({text:e,href:t})=>dn(t,{class:`mono`},e),hn=({file:e,lines:t})=>({file:e,line:t.find(({isHit:e})=>e)?.number});function gn({file:e,line:t},n,r){let[i]=n??[];return i!==void 0&&(e===void 0||i===e||i.endsWith(`/${e}`)||e.endsWith(`/${i}`))?pn(i,t,r):e===void 0?void 0:pn(e,t,void 0)}let H=1e3,_n=60*H,vn=60*_n,yn=24*vn;function bn(e,t,n,r,i){let a=Math.floor(e%t/r);return`${Math.floor(e/t)} ${n}${a===0?``:` ${a} ${i}`}`}function U(e){if(e>864e11)return`> 1,000,000 d`;if(e>0&&e<1)return`< 1 ms`;let t=Math.round(e);if(t<H)return`${t} ms`;let n=Math.round(e/100);if(n<100)return`${n/10} s`;let r=Math.round(e/H)*H;return r<_n?`${r/H} s`:r<vn?bn(r,_n,`min`,H,`s`):r<yn?bn(r,vn,`h`,_n,`min`):bn(r,yn,`d`,vn,`h`)}let xn=/[^\\0-\\x7f]/;function W(e){return xn.test(e)?e.normalize(`NFD`).replace(/\\p{M}/gu,``).toLowerCase():e.toLowerCase()}let Sn=Object.fromEntries(Object.entries({successful:`s`,failed:`f`,skipped:`k`,cancelled:`c`,running:`r`,unknown:`u`}).map(([e,t])=>[t,O.indexOf(e===`successful`?`passed`:e)]));function Cn(){return{tests:{ids:[],namedIds:new Map,ordinals:new Map,names:[],searchableNames:[],ranks:[],suiteOf:[],fileOf:[],lines:[],durations:[],failures:[],tagsOf:new Map,ownersOf:new Map,first:[],last:[]},executions:{testOf:[],next:[],jobOf:[],workerOf:[],ranks:[],durations:[],starts:[],causeOf:new Map,messageOf:new Map,detailsOf:new Map},suites:q(),files:q(),tags:q(),owners:q(),workers:q(),messages:q(),jobs:[],causes:[]}}function wn(e,t,n){for(let[n,r]of t.suites)In(e.suites,r,n);for(let n of[`files`,`tags`,`owners`,`workers`,`messages`])for(let r of t[n])In(e[n],r);for(let[n,r]of t.jobs)e.jobs.push({job:n,module:r});for(let n of t.causes)e.causes.push(Tn(n));En(e,t),Dn(e,t,n)}function Tn([e,t,n,r,i]){return n===void 0?{id:e,signature:t,executions:[]}:{id:e,signature:t,frame:{file:n,...r?{line:r}:{},...i===void 0?{}:{functionName:i}},executions:[]}}function En({tests:e},{tests:t}){let n=e.names.length;t.names.forEach((n,r)=>{e.ids.push(t.ids.slice(r*12,(r+1)*12)),e.names.push(n),e.searchableNames.push(W(n)),e.ranks.push(-1),e.suiteOf.push(t.suiteOf[r]??-1),e.fileOf.push(t.fileOf[r]??-1),e.lines.push(t.lines[r]??-1),e.durations.push(-1),e.failures.push(0),e.first.push(-1),e.last.push(-1)});for(let[r,i]of t.namedIds)e.namedIds.set(n+r,i);for(let[r,i]of t.repeated)e.ordinals.set(n+r,i);for(let[r,i]of t.tagged)e.tagsOf.set(n+r,i);for(let[r,i]of t.owned)e.ownersOf.set(n+r,i)}function Dn({tests:e,executions:t,causes:n},{executions:r},i){let a=t.testOf.length,o=new Set(r.flaky),s=t.testOf.at(-1)??-1;r.durations.forEach((n,i)=>{let c=a+i,l=Sn[r.statuses.charAt(i)]??M,u=o.has(i)?Math.min(l,j):l,d=r.starts[i]??-1;s+=(r.testSteps[i]??0)+1,t.testOf.push(s),t.next.push(-1),t.jobOf.push(r.jobOf[i]??-1),t.workerOf.push(r.workerOf[i]??-1),t.ranks.push(u),t.durations.push(n),t.starts.push(d===-1||r.start===void 0?-1:r.start+d),On(e,t,s,c)});for(let[e,i]of r.causeOf)t.causeOf.set(a+e,i),n[i]?.executions.push(a+e);for(let[e,n]of r.messageOf)t.messageOf.set(a+e,n);r.detailed.forEach((e,n)=>{t.detailsOf.set(a+e,{block:i,index:n})})}function On(e,{next:t,ranks:n,durations:r},i,a){let o=n[a]??M,s=e.ranks[i];if(s===void 0)return;e.ranks[i]=s===-1?o:ae(s,o),e.durations[i]=Math.max(e.durations[i]??-1,r[a]??-1),o===0&&(e.failures[i]=(e.failures[i]??0)+1);let c=e.last[i]??-1;c===-1?e.first[i]=a:t[c]=a,e.last[i]=a}function G({tests:e,executions:t},n){let r=[];for(let i=e.first[n]??-1;i!==-1;i=t.next[i]??-1)r.push(i);return r}function kn(e,t){let n=G(e,t);return n.find(n=>e.executions.ranks[n]===e.tests.ranks[t])??n[0]??-1}let K=({tests:e},t)=>{let n=e.names[t]??``;return n.trim()===``?`(no name)`:n},An=({tests:e},t)=>O[e.ranks[t]??M]??`unknown`;function jn(e,t){let n=[];for(let r=t;r!==-1;r=e.parents[r]??-1)n.push(e.names[r]??``);return n.reverse()}let Mn=(e,t)=>jn(e.suites,e.tests.suiteOf[t]??-1);function Nn({tests:e,files:t},n){let r=t.names[e.fileOf[n]??-1],i=e.lines[n]??-1;return r===void 0?{}:i<0?{file:r}:{file:r,line:i}}let Pn=({tests:e,tags:t},n)=>(e.tagsOf.get(n)??[]).map(e=>t.names[e]??``),Fn=({tests:e,owners:t},n)=>(e.ownersOf.get(n)??[]).map(e=>t.names[e]??``),q=()=>({names:[],searchableNames:[],parents:[]});function In(e,t,n=-1){e.parents.push(n<e.names.length?n:-1),e.names.push(t),e.searchableNames.push(W(t))}function Ln({model:t,navigation:n,jobs:r},i){let a=[Mn(t,i).join(` \u203a `),T(r,Rn(t,r,i))].filter(e=>e!==``),o=t.tests.durations[i]??-1;return e(`a`,{class:`test-link`,href:n.testHref(i)},B(An(t,i)),e(`span`,{class:`grow`},e(`span`,{class:`name ellipsis`},K(t,i)),a.length===0?void 0:e(`span`,{class:`small quiet ellipsis`},a.join(` · `))),o<0?void 0:e(`span`,{class:`small quiet nowrap`},U(o)))}function Rn(e,{numbers:t},n){let{executions:r,tests:i}=e,a=G(e,n).filter(e=>r.ranks[e]===i.ranks[n]).flatMap(e=>t[r.jobOf[e]??-1]??[]);return[...new Set(a)].sort((e,t)=>e-t)}function zn(e){return(e.match(/`+/g)??[]).reduce((e,t)=>Math.max(e,t.length),0)}let Bn=e=>\"`\".repeat(Math.max(3,zn(e)+1));function Vn(e){let t=\"`\".repeat(zn(e)+1),n=/^[` ]|[` ]$/.test(e)&&/[^ ]/.test(e)?` `:``;return`${t}${n}${e}${n}${t}`}let J=e=>e+`\u200b`;function Hn(e){return e.replace(/@/g,J).replace(/#(?=\\d|$)/g,J).replace(/\\bgh-(?=\\d|$)/gi,J).replace(/:(?=\\/\\/)/g,J).replace(/www(?=\\.)/gi,J).replace(/:(?=[\\w+-]+:)/g,J).replace(/\\b[0-9a-f]{7,40}\\b/gi,e=>e.replace(/.{6}(?=.)/g,J))}let Un={\"&\":`&amp;`,\"<\":`&lt;`,\"|\":`&#124;`,$:`&#36;`};function Y(e){return Hn(nt(e)).replace(/[\\\\`*[\\]<~|#&$]/g,e=>Un[e]??`\\\\${e}`).replace(/(?<![a-z\\d])_|_(?![a-z\\d])/gi,`\\\\_`).replace(/^( ?)([-+=>.)])/,`$1\\\\$2`).replace(/^( ?\\d+)([.)])(?= |$)/,`$1\\\\$2`)}let Wn=e=>tt(e).replace(/(?<!\\n)\\n+$/,``),Gn=/^[a-z][a-z0-9+.-]*:/i,Kn=/^(?:https?|mailto):/i;function qn(e){let t=e.trim().replace(/\\p{Surrogate}/gu,`\ufffd`).replace(/[^\\w.~:/?#@!$&*+,;=%-]/gu,encodeURIComponent).replace(/[()'!*]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);if(t!==``)return Gn.test(t)&&!Kn.test(t)?void 0:t}function Jn(e,t,n){if(e.trim()===``)return[];let r=(Je(Dt(e),t)??e.split(`\n`)).filter(e=>e.trim()!==``),i=r.length-n;return i>0?[...r.slice(0,n),`\u2026 ${u(i,`more line`)}`]:r}function Yn(e){let t=[...e.jobs===void 0?[]:[Y(e.jobs)],...e.file===void 0?[]:[Zn(e.file)],...e.owner===void 0?[]:[Y(e.owner)]].join(` · `),n=e.suite.map(Y).join(` \u203a `);return`${[`${e.sign} ${Xn(e.name)}${n===``?``:` · ${n}`}${t===``?``:`<br>${t}`}`,...er(e.parts),...rr(e)].join(`\n\n`)}\\n`}function Xn(e){let t=Y(e);return/^[\\p{L}\\p{N}].*[\\p{L}\\p{N}]$/u.test(t)?`**${t}**`:`<strong>${t}</strong>`}function Zn({text:e,href:t}){let n=t===void 0?void 0:qn(t);return n===void 0?Qn(e):`[${Y(e)}](${n.replace(/&/g,`&amp;`)})`}let Qn=e=>Vn(nt(e));function $n(e,t=``){let n=Wn(e),r=Bn(n);return`${r}${t}\\n${n}\\n${r}`}function er({title:e,diff:t,message:n}){if(t!==void 0)return[$n(nr(tr(e,t)).join(`\n`),`diff`)];let r=[e??``,...n.split(`\n`)].join(`\n`).trim();return r===``?[]:[$n(nr(r.split(`\n`)).join(`\n`))]}function tr(e,{lines:t,sides:n}){let r=({parts:e})=>e.map(e=>e.text).join(``),i=e===void 0?[]:[`  ${e}`],[a,o]=t;if(n!==void 0&&a!==void 0&&o!==void 0){let e=Math.max(...n.map(e=>e.length)),t=(t,n)=>`${n.sign} ${t.padEnd(e)}  ${r(n)}`.trimEnd();return[...i,t(n[0],a),t(n[1],o)]}return[...i,...t.map(e=>`${e.sign} ${r(e)}`.trimEnd())]}function nr(e){let t=e.length-12;return t>0?[...e.slice(0,12),`  \u2026 ${u(t,`more line`)}`]:e}function rr({name:e,parts:{trace:t},place:n,command:r}){let i=Jn(t,{testName:e,place:n},30),a=r===void 0?[]:[`Run it again: ${Qn(r)}`];return i.length===0?a:[`<details>\n<summary>Trace</summary>`,$n(i.join(`\n`)),...a,`</details>`]}function ir(e,t,n,r){let{cause:i,tests:a}=t,o=i.frame===void 0?``:` · ${Vn(nt(D(i.frame)))}`,s=a.slice(0,10).map(t=>{let n=Mn(e,t).map(Y).join(` \u203a `);return`- ${Y(K(e,t))}${n===``?``:` · ${n}`}`}),c=a.length-s.length;return`${[`${Vn(nt(i.signature))} \u2014 ${Y(E(t,n))}${o}`,...er(R(r)),[...s,...c>0?[`- and ${u(c,`more test`)}`]:[]].join(`\n`)].join(`\n\n`)}\\n`}function ar(n,r,i,a){let{cause:o,failures:s}=r,{navigation:c,copy:l,model:u}=n,d={c:()=>void l(ir(u,r,i,a)),l:()=>void l(c.shareLink(c.causeHref(r.number))),w:Qt,Escape(){document.body.classList.contains(`detail-open`)&&c.close()}},f=e=>d[e]?.(),p=t(V(`copy`),{class:`btn compact`},()=>f(`c`));p.append(`Copy as Markdown`);let m=t(V(`link`),{class:`btn compact`},()=>f(`l`));return m.append(`Copy link`),{root:e(`article`,{class:`detail-page`,\"aria-label\":`Cause ${o.id}`},t(V(`left`),{class:`btn icon back`,\"aria-label\":`Back to the list`},c.close),e(`p`,{class:`medium secondary`},`Cause ${o.id}`),e(`h2`,{class:`detail-title`,tabindex:`-1`},e(`span`,{class:`signature mono`},...S(o.signature))),e(`p`,{class:`detail-sentence`},s===0?e(`span`,{class:`tag flaky`},`Flaky`):void 0,ne(r,i),...or(n,r,a)),e(`div`,{class:`row wrap detail-actions`},p,m),e(`div`,{class:`detail-main`},...sr(n,a),lr(n,r,i),ur(n,r))),press(e){return Object.hasOwn(d,e)?(f(e),!0):!1}}}function or({run:t},{cause:{frame:n}},{source:r}){if(n===void 0)return[];let{file:i,line:a,functionName:o}=n,s=gn({file:i,line:a},r,t()?.sourceBase)??{text:D(n)};return[` First frame: `,mn(s),...o===void 0?[]:[` `,e(`span`,{class:`mono`},o)]]}let sr=({run:e},t)=>ln(R(t),n=>{let r=gn(hn(n),t.source,e()?.sourceBase);return r===void 0?void 0:mn(r)}),cr=e=>e.split(`\n`).map(e=>e.trim()).join(` `);function lr({model:n,navigation:r},{tests:i},a){let o=e(`div`,{class:`box link-list`}),s=0,c=t(``,{class:`btn compact`},d);function d(){let e=i.slice(s,s+(s===0?50:500));s+=e.length,o.append(...e.map(e=>Ln({model:n,navigation:r,jobs:a},e))),c.textContent=`Show ${u(Math.min(i.length-s,500),`more test`)}`,c.hidden=s===i.length}return d(),e(`section`,{},dr(`Tests`,l(i.length)),o,e(`p`,{class:`list-more`},c))}function ur({model:t},{cause:n}){let r=ce(t,n);if(r.length<2)return;let i=r.slice(0,20).map(({message:t,count:n})=>le(``,e(`span`,{class:`gutter`},`${l(n)}×`),cr(t))),a=r.length-i.length;return e(`section`,{},dr(`Messages`,u(r.length,`variant`)),e(`div`,{class:`box`},F(`Variants of the message`,...i,...a>0?[le(`library`,`and ${l(a)} more`)]:[])))}let dr=(t,n)=>e(`div`,{class:`section-head`},e(`h3`,{},t),e(`span`,{class:`small quiet`},n)),fr=(t,n)=>{let{model:r,navigation:i}=n,a=x(r),o=oe(r,a),s=o.every(({tests:e})=>e.length<2),c=s?pr(n,o):void 0,u=o.reduce((e,t)=>e+t.failures,0),d=u>0?u:o.reduce((e,t)=>e+t.flaky,0),f=o.slice(0,500),p=f.map(e=>re(e,a,{href:i.causeHref(e.number),total:d})),m=e(`div`,{class:`pane detail`,tabindex:`-1`}),h=e(`nav`,{class:`list`,\"aria-label\":`Causes`},e(`div`,{class:`list-head small quiet`},e(`span`,{class:`grow`},te(o)),e(`span`,{},`most failures first`)),...p,o.length>f.length?e(`p`,{class:`small quiet list-foot`},`and ${l(o.length-f.length)} more`):void 0);h.style.setProperty(`--count-width`,`${Math.max(...p.map(e=>e.firstElementChild?.textContent?.length??0),1)}ch`);let g=e(`div`,{class:`split`},h,m);t.append(...c===void 0?[]:[c],g);let _,v;async function y(e){if(_===e)return;_=e,v=void 0;let t=await se(n,e);_===e&&(v=ar(n,e,a,t),m.replaceChildren(v.root),m.scrollTop=0)}return{show({cause:e}){let t=o.find(({cause:t})=>t.id===e)??o[0];g.hidden=t===void 0||s&&e===void 0,c!==void 0&&(c.hidden=!g.hidden),t===void 0||g.hidden||(f.forEach((e,n)=>{e===t?p[n]?.setAttribute(`aria-current`,`true`):p[n]?.removeAttribute(`aria-current`)}),y(t))},press(e){let t={j:1,ArrowDown:1,k:-1,ArrowUp:-1}[e];if(t===void 0)return v?.press(e)===!0;let n=f.findIndex(({cause:e})=>e===_?.cause)+t,r=f[n];return r!==void 0&&(i.openCause(r.number),p[n]?.scrollIntoView({block:`nearest`})),!0}}};function pr({navigation:t},n){return e(`p`,{class:`empty-note`},n.length===0?`Nothing failed. `:`Each failure has its own cause. `,e(`a`,{href:t.tabHref(`tests`)},`Show the tests`))}async function*mr(e){let t=[];for await(let n of _r(e,o.tests)){t.push(vr(n));let e=t.length>4?t.shift():void 0;e!==void 0&&(yield e)}for(let e of t)yield e}function hr(e){let t={listed:0,total:0},n=e.getElementById(r.data)?.textContent;return n?JSON.parse(n):t}function gr(e){let t=e.getElementsByClassName(o.details),n=new Map;return async({block:e,index:r})=>{let i=t[e];if(i===void 0)return;let a=n.get(e)??vr(i);n.delete(e),n.set(e,a);for(let e of n.keys())n.size>4&&n.delete(e);return(await a)[r]}}async function*_r(e,t){let n=e.getElementsByClassName(t);for(let t=0;;){let r=e.readyState===`loading`,i=n[t];if(i!==void 0&&(i.nextSibling!==null||!r))t+=1,yield i;else if(r)await new Promise(e=>setTimeout(e,30));else return}}async function vr(e){let t=e.textContent??``;if(e.getAttribute(`data-encoding`)!==`gzip`)return JSON.parse(t);let n=Uint8Array.from(atob(t.trim()),e=>e.charCodeAt(0));return new Response(new Blob([n]).stream().pipeThrough(new DecompressionStream(`gzip`))).json()}async function yr(e){try{return await navigator.clipboard.writeText(e),!0}catch{return br(e)}}function br(t){let n=document.activeElement,r=e(`textarea`,{class:`visually-hidden`,\"aria-hidden\":`true`});r.value=t,document.body.append(r),r.select();let i=document.execCommand(`copy`);return r.remove(),n instanceof HTMLElement&&n.focus(),i}let xr=Kt(`theme`),Sr=document.documentElement;function Cr(){let e=(Sr.dataset.theme??(matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`))===`dark`;Sr.dataset.theme=e?`light`:`dark`,xr.write(Sr.dataset.theme)}let wr={1:`failed`,2:`flaky`,3:`skipped`,4:`passed`};function Tr({tests:e,navigation:t,isOnTests:n,pressInTab:r,openHelp:i}){let a=e=>t=>{n()?e(t):r(t)},o=e=>r=>{n()||t.openTab(`tests`),e(r)};return[{keys:[`/`],shown:[`/`],title:`Search`,action:o(e.focusSearch)},{keys:[`Escape`],shown:[`Esc`],title:`Leave the search, close the details`,action:a(()=>{document.body.classList.contains(`detail-open`)?t.close():e.focusList()})},{keys:[`j`,`k`,`ArrowDown`,`ArrowUp`],shown:[`j`,`k`,`\u2193`,`\u2191`],title:`Next, previous row`,action:a(t=>e.move(t===`j`||t===`ArrowDown`?1:-1))},{keys:[`n`,`p`],shown:[`n`,`p`],title:`Next, previous failure`,action:o(t=>e.moveToFailure(t===`n`?1:-1))},{keys:[`ArrowLeft`,`ArrowRight`],shown:[`\u2190`,`\u2192`],title:`Close, open a group`,action:a(t=>e.setOpen(t===`ArrowRight`))},{keys:[`e`,`E`],shown:[`e`,`E`],title:`Open all groups, close all`,action:a(t=>e.setAllOpen(t===`e`))},{keys:Object.keys(wr),shown:[`1`,`\u2013`,`4`],title:`Filter failed, flaky, skipped, passed`,action:o(t=>e.toggleFilter(wr[t]??`failed`))},{keys:[`c`],shown:[`c`],title:`Copy as Markdown`,action:a(()=>e.panel.copyMarkdown())},{keys:[`l`],shown:[`l`],title:`Copy the link`,action:a(()=>e.panel.copyLink())},{keys:[`r`],shown:[`r`],title:`Copy the command`,action:a(()=>e.panel.copyCommand())},{keys:[`w`],shown:[`w`],title:`Wrap code`,action:a(()=>e.panel.toggleWrap())},{keys:[`t`],shown:[`t`],title:`Light or dark`,action:Cr},{keys:[`?`],shown:[`?`],title:`This help`,action:i}]}function Er(n){let r=Kt(`shortcuts`),i=r.read()!==`off`,a=new Map(n.flatMap(({keys:e,action:t})=>e.map(e=>[e,t])));return document.addEventListener(`keydown`,e=>{if(e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented)return;let{target:t}=e;if(t instanceof Element&&Or(t,e.key)||!i&&e.key.length===1)return;let n=a.get(e.key);n!==void 0&&(e.preventDefault(),n(e.key))}),{openHelp(){let a=e(`input`,{type:`checkbox`});a.checked=i,a.addEventListener(`change`,()=>{i=a.checked,r.write(i?`on`:`off`)});let o=e(`dialog`,{class:`help`,\"aria-labelledby\":`help-title`},e(`h2`,{id:`help-title`},`Keyboard`),e(`dl`,{class:`keys`},...n.map(Dr)),e(`label`,{class:`row`},a,`Shortcut keys`),t(`Close`,{class:`btn`},()=>o.close()));o.addEventListener(`close`,()=>o.remove()),o.addEventListener(`click`,({target:e})=>{e===o&&o.close()}),document.body.append(o),o.showModal()}}}let Dr=({shown:t,title:n})=>e(`div`,{},e(`dt`,{},...t.flatMap(t=>[e(`kbd`,{},t),` `])),e(`dd`,{},n));function Or(e,t){return e.closest(`dialog, [role=\"listbox\"]`)!==null||e.closest(`input:not([type=\"checkbox\"]):not([type=\"radio\"]), select, textarea`)!==null||t.startsWith(`Arrow`)&&e.closest(`pre, [role=\"tablist\"], [data-arrow-keys]`)!==null}function kr({tests:e},t){let n=e.namedIds.get(t)??e.ids[t]??``,r=e.ordinals.get(t);return r===void 0?n:`${n}-${r}`}function Ar({tests:e},t){let[,n=t,r=`1`]=/^(.*?)(?:-(\\d{1,6}))?$/.exec(t)??[];for(let[r,i]of e.namedIds)if(i===t||i===n&&o(r))return r;if(!/^[0-9a-f]{12,}$/.test(n))return;let i=n.slice(0,12),a=e.ids.findIndex((e,t)=>e===i&&o(t));return a===-1?void 0:a;function o(t){return(e.ordinals.get(t)??1)===Number(r)}}let jr={outcome:`Outcome`,suite:`Suite`,file:`File`,job:`Job`,module:`Module`,owner:`Owner`,tag:`Tag`,cause:`Cause`,none:`None`},X=(e,t)=>e<t?-1:+(e>t),Mr={jobs:`Most jobs`,duration:`Slowest`,name:`Name`,recorded:`Run order`};function Nr(e,t){let n=Int32Array.from(e.tests.names.keys()),{durations:r,searchableNames:i}=e.tests;return t===`jobs`?Pr(e,n):t===`duration`?n.sort((e,t)=>(r[t]??0)-(r[e]??0)||e-t):t===`name`?n.sort((e,t)=>X(i[e]??``,i[t]??``)||e-t):n}function Pr(e,t){let{failures:n,suiteOf:r}=e.tests,i=Fr(e),a=new Int32Array(i.length+2),o=e=>(i[r[e]??-1]??-1)+1;for(let e of t)a[o(e)+1]=(a[o(e)+1]??0)+1;for(let e=1;e<a.length;e+=1)a[e]=(a[e]??0)+(a[e-1]??0);let s=new Int32Array(t.length);for(let e of t){let t=o(e),n=a[t]??0;s[n]=e,a[t]=n+1}let c=s.filter(e=>(n[e]??0)>0),l=s.filter(e=>n[e]===0),u=new Map([...c].map((e,t)=>[e,t]));c.sort((e,t)=>(n[t]??0)-(n[e]??0)||(u.get(e)??0)-(u.get(t)??0));let d=new Int32Array(t.length);return d.set(c),d.set(l,c.length),d}function Fr({suites:e}){let t=e.names.map((t,n)=>jn(e,n).join(`\\0`)),n=[...t.keys()].sort((e,n)=>X(t[e]??``,t[n]??``)||e-n),r=new Int32Array(t.length);return n.forEach((e,t)=>{r[e]=t}),r}let Z={tab:void 0,query:``,shown:[],grouping:`outcome`,order:`jobs`,test:void 0,cause:void 0};function Ir({tab:e,query:t,shown:n,grouping:r,order:i,test:a,cause:o}){let s=new URLSearchParams,c=a!==void 0&&(e??`tests`)===`tests`,l=o!==void 0&&e===`causes`;c&&s.set(`test`,a),l&&s.set(`cause`,o),t!==``&&s.set(`q`,t),n.length>0&&s.set(`show`,n.join(` `)),r!==Z.grouping&&s.set(`group`,r),i!==Z.order&&s.set(`order`,i);let u=s.toString();return e===void 0||c||l?u:[e,u].filter(Boolean).join(`&`)}function Lr(e){let t=new URLSearchParams(e.replace(/^#/,``)),n=new Set(t.get(`show`)?.split(/[ ,]+/)),r=t.get(`group`),a=t.get(`order`),o=Rr(t.get(`test`)),s=Rr(t.get(`cause`));return{tab:i.find(e=>t.has(e))??(o===void 0?s===void 0?void 0:`causes`:`tests`),query:t.get(`q`)?.slice(0,1e3)??``,shown:O.filter(e=>n.has(e)),grouping:zr(jr,r)?r:Z.grouping,order:zr(Mr,a)?a:Z.order,test:o,cause:s}}let Rr=e=>e===null||e===``||e.length>250?void 0:e,zr=(e,t)=>t!==null&&Object.hasOwn(e,t),Br=/^(?:sig|se|sv|sp|x-amz-.*|x-goog-.*|signature|expires|key-pair-id|policy|token|access_token|jwt|auth|key)$/i;function Vr(e,t,n){let r=new URL(e.href),i=[...r.searchParams.keys()].some(e=>Br.test(e))||r.username!==``||r.password!==``,a=r.protocol===`https:`||r.protocol===`http:`;return(i||!a)&&n!==void 0&&/^https?:\\/\\//.test(n)?Hr(n,t):(i&&(r.search=``,r.username=``,r.password=``),Hr(r.href,t))}let Hr=(e,t)=>e.replace(/#.*$/s,``)+t;function Ur(e,t,n){let r=!1;window.addEventListener(`popstate`,()=>{r=!1});let i=t=>({tab:`tests`,test:kr(e,t)}),a=t=>({tab:`causes`,cause:e.causes[t]?.id}),o=e=>({tab:`tests`,query:e,shown:[],test:void 0}),s=e=>{t.change(e,`push`),r=!0};return{openTest:e=>s(i(e)),openCause:e=>s(a(e)),openTab(e){r=!1,t.change({tab:e,test:e===`tests`?t.state().test:void 0,cause:void 0},`push`)},search:e=>s(o(e)),close(){r?window.history.back():t.change({test:void 0,cause:void 0},`replace`),r=!1},testHref:e=>t.link({...Z,...i(e)}),causeHref:e=>t.link({...Z,...a(e)}),tabHref:e=>t.link({...Z,tab:e}),searchHref:e=>t.link({...Z,...o(e)}),shareLink:e=>Vr(window.location,e,n()?.runUrl)}}let Wr=e=>e.button===0&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&!e.altKey;function Gr(e,t){let n=new Map([...e.querySelectorAll(`[data-tab]`)].flatMap(e=>{let t=i.find(t=>t===e.dataset.tab);return t===void 0?[]:[[t,e]]}));e.addEventListener(`click`,e=>{let n=e.target instanceof Element?e.target.closest(`[data-tab]`):null,r=i.find(e=>e===n?.dataset.tab);r!==void 0&&Wr(e)&&(e.preventDefault(),t(r))});let r;return{names:[...n.keys()],show(e){if(e!==r){r=e,document.documentElement.dataset.tab=e;for(let[t,r]of n)t===e?r.setAttribute(`aria-current`,`page`):r.removeAttribute(`aria-current`),document.getElementById(a(t))?.setAttribute(`aria-label`,r.firstChild?.textContent?.trim()??t);n.get(e)?.scrollIntoView({block:`nearest`,inline:`nearest`})}}}}function Kr(){let t;return n=>{t?.remove();let r=e(`div`,{class:`toast`,\"aria-hidden\":`true`},n);t=r,document.body.append(r),setTimeout(()=>r.remove(),2e3)}}let qr={is:`tests with this result`,error:`failures with this text in their message`,job:`tests with their result in this job`,module:`tests of this module`,owner:`tests of this owner`,tag:`tests with this tag`,suite:`tests in this suite`,file:`tests in this file`,duration:`tests that took longer or shorter`},Jr=/(-?)(?:([a-z]+):(?=\\s|$)|(?:([a-z]+):)?(?:\"([^\"]*)\"?|([^\\s\"]\\S*)))/gi;function Yr(e){let t=[];for(let[n,r=``,i,a,o,s=``]of e.matchAll(Jr)){if(n===`-`)continue;let e=W(a??i??``),c=r!==``;if(Xr(e))t.push({field:e,text:W(o??s),isExcluded:c});else{let e=W(o!==void 0&&a===void 0?o:n.slice(r.length));t.push({field:`any`,text:e,isExcluded:c})}}return t.filter(({text:e})=>e!==``)}let Xr=e=>Object.hasOwn(qr,e),Zr=(e,t)=>t.every(t=>e.some(e=>e.field===t.field&&e.isExcluded===t.isExcluded&&(t.isExcluded||t.field===`duration`?e.text===t.text:e.text.startsWith(t.text)))),Qr=(e,t)=>`${e}:${/[\"\\s]/.test(t)?`\"${t.replaceAll(`\"`,``)}\"`:t}`,$r={ms:1,s:1e3,m:6e4,min:6e4,h:36e5};function ei(e){let[,t=``,n=``,r=``]=/^([<>]?=?)\\s*(\\d+(?:\\.\\d+)?)\\s*(ms|s|min|m|h)?$/.exec(e)??[];if(n===``)return;let i=Number(n)*($r[r]??1e3);return t===`<`?e=>e<i:t===`<=`?e=>e<=i:t===`>`?e=>e>i:e=>e>=i}function ti({executions:e},{groups:t,numbers:n},r){let i=t.map(e=>({...e,byRank:O.map(()=>0),total:0}));for(let[t,r]of e.jobOf.entries()){let a=i[n[r]??-1],o=e.ranks[t]??M;a!==void 0&&(a.byRank[o]=(a.byRank[o]??0)+1,a.total+=1)}let a=i.map(e=>{let t=r.filter((t,r)=>n[r]===e.number),i=t.flatMap(({duration:e})=>e??[]);return{...e,duration:t.length===1?i[0]:void 0,url:t.find(({url:e})=>e!==void 0)?.url}}),o=({byRank:e})=>e[A]??0;return a.sort((e,t)=>o(t)-o(e)||ri(e)-ri(t)||e.number-t.number)}let ni=e=>O[ri(e)]??`unknown`;function ri({byRank:e}){let t=O.indexOf(`flaky`),n=O.indexOf(`skipped`),r=e.findIndex((e,r)=>e>0&&r!==t&&r!==n&&r!==P);return r===-1?(e[P]??0)+(e[t]??0)>0?P:(e[n]??0)>0?n:M:r}function ii({base:t,columns:n,rows:r},i){let a=(t,n)=>e(`th`,{scope:n},t),o=t=>e(`td`,{},(t===void 0?void 0:i(t))??e(`span`,{class:`cell`},`\u2013`));return e(`div`,{class:`scroll-x`},e(`table`,{class:`matrix`},e(`thead`,{},e(`tr`,{},a(t,`col`),...n.map(e=>a(e,`col`)))),e(`tbody`,{},...r.map(({label:t,cells:n})=>e(`tr`,{},a(t,`row`),...n.map(o))))))}let ai=(t,n)=>{let r=x(n.model),i=ti(n.model,r,n.run()?.jobs??[]);return t.append(e(`div`,{class:`tab-page`},si(n,r,i),ci(n,r,i))),{show(){}}},oi=({navigation:e},{noun:t},{name:n,isNamed:r})=>r?e.searchHref(Qr(t,n)):e.tabHref(`tests`);function si(t,n,r){if(n.grid===void 0)return;let i=new Map(r.map(e=>[e.number,e]));return ii(n.grid,({number:r})=>{let a=i.get(r);if(a===void 0)return;let o=a.byRank[A]??0;return e(`a`,{class:o>0?`cell bad`:`cell`,href:oi(t,n,a),title:a.name},ui(a),o>0?e(`span`,{class:`strong`},l(o)):void 0)})}function ci(t,n,r){let i=r.some(({duration:e})=>e!==void 0),a=r.slice(0,1e3).map(e=>li(t,n,e,i)),o=r.length-a.length,s=(t,n=!1)=>e(`th`,{class:`number${n?` optional`:``}`,scope:`col`},t);return e(`div`,{class:`card scroll-x`},e(`table`,{class:`table job-table`},e(`thead`,{},e(`tr`,{},e(`th`,{scope:`col`},n.noun===`job`?`Job`:`Module`),s(`Failed`),s(`Flaky`,!0),s(`Skipped`,!0),s(`Tests`),i?s(`Duration`):void 0)),e(`tbody`,{},...a)),o>0?e(`p`,{class:`small quiet list-foot`},`and ${u(o,`more ${n.noun}`)}`):void 0)}function li(t,n,r,i){let{name:a,byRank:o,total:s,duration:c,url:u}=r,d=(t,n,r=``)=>{let i=o[t]??0;return e(`td`,{class:[`number`,n,i>0?r:`quiet`].filter(Boolean).join(` `)},i>0?l(i):`\u2013`)};return e(`tr`,{},e(`td`,{},e(`span`,{class:`row`},ui(r),e(`a`,{class:`plain name`,href:oi(t,n,r)},a),fn(u)?dn(u,{class:`small job-log`,\"aria-label\":`Log of ${a}`},`Log`):void 0)),d(A,``,`text-failed strong`),d(O.indexOf(`flaky`),`optional`),d(O.indexOf(`skipped`),`optional`),e(`td`,{class:`number`},l(s)),i?e(`td`,{class:`number`},c===void 0?`\u2013`:U(c)):void 0)}function ui(e){let t=ni(e);return t===`passed`?n(`svg`,{class:`mark`,role:`img`,\"aria-label\":`Passed`},n(`use`,{href:`#${qt(`complete`)}`})):B(t)}let di={failed:`\u274c`,flaky:`\ud83d\udd01`,cancelled:`\ud83d\udeab`,running:`\u23f3`,unknown:`\u2754`,skipped:`\u23ed\ufe0f`,passed:`\u2705`};function fi(e,t,{test:n,details:r,source:i,place:a,command:o}){let s=Rn(e,t,n),c=s.length>0&&s.length<t.groups.length;return Yn({sign:di[An(e,n)],name:K(e,n),suite:Mn(e,n),jobs:c?`in ${ee(t,s)}`:void 0,file:a,place:Ot(i),owner:Fn(e,n).join(`, `)||void 0,parts:R(r),command:o})}function pi(e,t){let n=[];return e.forEach((r,i)=>{if(r<=(e[n[t-1]??-1]??0))return;let a=n.findIndex(t=>(e[t]??0)<r);n.splice(a===-1?n.length:a,0,i),n.length=Math.min(n.length,t)}),n}function mi({navigation:n,run:r}){let i=r(),a=i!==void 0&&i.total>i.listed?`It did not run, or it is one of the results that are not in this file.`:`It did not run, or its name changed after the link was created.`;return[e(`h2`,{class:`detail-title`},`This report has no such test`),e(`p`,{class:`detail-sentence`},a),e(`div`,{class:`row detail-actions`},t(`Close`,{class:`btn compact`},n.close))]}function hi({model:t,navigation:r,run:i},a){let o=t=>e(`p`,{class:`quiet`},t);if(i()===void 0||t.tests.names.length===0)return[];if(!t.tests.ranks.every(e=>e===P||e===N||e===j))return[o(t.tests.ranks.includes(A)?`Choose a test to see why it failed.`:`Choose a test to see its details.`)];let s=pi(t.tests.durations,10);return[e(`h2`,{class:`detail-title`},n(`svg`,{class:`mark large`,\"aria-hidden\":`true`},n(`use`,{href:`#${qt(`complete`)}`})),e(`span`,{},`Nothing failed`)),e(`p`,{class:`detail-sentence`},s.length===0?`Choose a test on the left.`:`The slowest tests of this run:`),...s.length===0?[]:[e(`div`,{class:`box link-list`},...s.map(e=>Ln({model:t,navigation:r,jobs:a},e)))]]}function gi(t,n,r,i){if(n.groups.length<2)return;let a=_i(t,n,r,i),o=n.groups.flatMap(({number:e})=>a.get(e)?.outcome===`failed`?[e]:[]);return e(`section`,{},e(`div`,{class:`section-head`},e(`h3`,{},n.noun===`job`?`Jobs`:`Modules`),o.length===0?void 0:e(`span`,{class:`small quiet`},`failed in ${T(n,o)}`)),vi(n,a)??yi(n,a))}function _i(e,{numbers:t},n,r){let{jobOf:i,ranks:a,durations:o}=e.executions,s=new Map;for(let c of G(e,r)){let e=i[c]??-1,r=t[e],l=O[a[c]??M]??`unknown`,u=r===void 0?void 0:s.get(r);r===void 0||u!==void 0&&O.indexOf(u.outcome)<=O.indexOf(l)||s.set(r,{outcome:l,duration:o[c]??-1,url:n[e]?.url})}return s}function vi({grid:t},n){if(t!==void 0)return ii(t,({name:t,number:r})=>{let i=n.get(r);if(i===void 0)return;let{outcome:a,duration:o,url:s}=i,c=o<0?k[a].toLowerCase():U(o);return dn(s,{class:`cell${a===`failed`?` bad`:``}`,title:t},B(a),e(`span`,{class:`small`},c))})}function yi({groups:t},n){let r=[...n].sort(([e,{outcome:t}],[n,{outcome:r}])=>O.indexOf(t)-O.indexOf(r)||e-n),i=r.slice(0,200).map(([n,{outcome:r,duration:i,url:a}])=>e(`li`,{},B(r),dn(a,{class:`grow`},t[n]?.name??``),i<0?void 0:e(`span`,{class:`small quiet nowrap`},U(i)))),a=r.length-i.length;return e(`ul`,{class:`box result-list`},...i,a>0?e(`li`,{class:`small quiet`},`and ${l(a)} more`):void 0)}function bi(e){let[,t=``,n=``,r=``]=/, (\\d+) (\\w+) (-?\\d+)/.exec(e.toUTCString())??[],i=[e.getUTCHours(),e.getUTCMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`);return`${Number(t)} ${n} ${r}, ${i} UTC`}function xi(n,{test:r,details:i,place:a,command:o}){let{model:s,copy:c}=n,l=kn(s,r),d=s.tests.durations[r]??-1,f=G(s,r).length,p=s.executions.starts[l]??-1,m=[[`Duration`,d<0?[]:[U(d),f>1?Si(`longest of ${u(f,`run`)}`):void 0]],[`Cause`,Ci(n,l)],[`File`,a===void 0?[]:[mn(a)]],[`Owner`,wi(n,`owner`,Fn(s,r))],[`Tags`,wi(n,`tag`,Pn(s,r))],[`Started`,p<0?[]:[e(`time`,{datetime:Ti(p)},Ei(p))]],[`Worker`,[s.workers.names[s.executions.workerOf[l]??-1]]],...Object.entries(i.metadata??{}).map(([e,t])=>[e,[t]])],h=e(`dl`,{});for(let[t,n]of m)n.some(e=>e!==void 0&&e!==``)&&h.append(e(`dt`,{},t),e(`dd`,{},...n));if(o!==void 0){let n=t(V(`copy`),{class:`btn icon compact`,\"aria-label\":`Copy the command`,title:`Copy (r)`},()=>{c(o)});h.append(e(`dt`,{},`Run it again`),e(`dd`,{class:`command`},e(`code`,{},o),n))}return e(`aside`,{class:`detail-side`,\"aria-label\":`Facts about the test`},h)}let Si=t=>e(`span`,{class:`small quiet block`},t);function Ci({model:t,navigation:n},r){let i=t.executions.causeOf.get(r),a=t.causes[i??-1];if(i===void 0||a===void 0)return[];let o=new Set(a.executions.map(e=>t.executions.testOf[e])).size;return[e(`a`,{href:n.causeHref(i)},...S(a.signature)),o<2?void 0:Si(`${u(o,`test`)} share it`)]}function wi({navigation:t},n,r){return r.flatMap((r,i)=>[i===0?void 0:` `,e(`a`,{class:n===`tag`?`tag`:`plain`,href:t.searchHref(Qr(n,r))},r)])}let Ti=e=>Math.abs(e)<=864e13?new Date(e).toISOString():``,Ei=e=>Ti(e)===``?`unknown`:bi(new Date(e));function Di({outcome:e,jobs:t,attempts:n},r){let i=w(r,t.length),a=i===``?``:t.length>=r.groups.length?`in ${i}`:`in ${i}: ${ee(r,t)}`;return{failed:[a===``?``:`Fails ${a}.`,n>1?`Failed in ${n===2?`both attempts`:`all ${u(n,`attempt`)}`}.`:``],flaky:[n>1?`Passed on attempt ${n} of ${n}.`:`Passed after a failure.`,a===``?``:`Flaky ${a}.`],passed:[a===``?``:`Passed ${a}.`],skipped:[a===``?``:`Skipped ${a}.`],cancelled:[a===``?``:`Cancelled ${a}.`],running:[`It was still running when the results were written.`],unknown:[`The results do not say whether it passed.`]}[e].filter(e=>e!==``).join(` `)}let Oi=`attempt`,ki=e=>`attempt-tab-${e}`;function Ai(n,r,i){let a=e(`div`,{id:Oi,role:`tabpanel`,class:`detail-main`}),o=n.map(({label:e,outcome:n},r)=>{let i=t(B(n),{class:`chip`,role:`tab`,id:ki(r),\"aria-controls\":Oi},()=>c(r));return i.append(e),i}),s=e(`div`,{class:`chips`,role:`tablist`,\"aria-label\":`Attempts`},...o);s.addEventListener(`keydown`,e=>{let t={ArrowRight:1,ArrowLeft:-1}[e.key],n=o.findIndex(e=>e.contains(document.activeElement));if(t===void 0||n===-1)return;e.preventDefault(),e.stopPropagation();let r=(n+t+o.length)%o.length;c(r),o[r]?.focus()});function c(e){o.forEach((t,n)=>{t.setAttribute(`aria-selected`,String(n===e)),t.tabIndex=n===e?0:-1}),a.setAttribute(`aria-labelledby`,ki(e));let t=n[e];a.replaceChildren(...t===void 0?[]:i(t))}return c(r),e(`div`,{class:`detail-main variants`},s,a)}async function ji({model:e,readDetails:t},n,r){let i=Mi(e,r),a=[],o=0,s={};for(let r of i){let c=await t(r)??{},l=C(n,n.numbers[e.executions.jobOf[r]??-1]??-1),u=Ni(c,e.executions.ranks[r]??M);if(a.length===0){s=c;let e=u.length-1;o=u[e]?.outcome===`failed`?e:Math.max(u.findLastIndex(({outcome:e})=>e===`failed`),0)}for(let e of u)a.push({...e,label:[i.length>1?l:void 0,e.label].filter(Boolean).join(` · `)})}return{all:a,first:o,details:s}}function Mi(e,t){let n=kn(e,t),r=new Set([e.executions.causeOf.get(n)]),i=[n];for(let n of G(e,t)){let t=e.executions.causeOf.get(n);t===void 0||r.has(t)||i.length===10||(r.add(t),i.push(n))}return i}function Ni(e,t){let n=e.attempts??[],r=(e,t)=>[`Attempt ${e+1}`,...t===void 0||t<0?[]:[U(t)]].join(` · `);return[...n.map((e,t)=>({label:r(t,e.duration),outcome:Pi(e.status),details:e})),{label:n.length===0?``:r(n.length),outcome:Fi(t),details:e}]}let Pi=(e=`unknown`)=>e===`successful`?`passed`:e;function Fi(e){let t=O[e]??`unknown`;return t===`flaky`?`passed`:t}function Ii(t){let{model:n,navigation:r,copy:i,run:a}=t,o=e(`section`,{class:`detail`,tabindex:`-1`,\"aria-label\":`Test details`}),s,c=``,l;Zt();async function u(e){let r=c,i=await ji(t,x(n),e);if(s!==e||c!==r)return;let a=l?.test===e;l={...i,test:e,place:Gi(t,e,i.details),command:i.details.rerun},d(Bi(t,l),a)}function d(e,t){let{scrollTop:n}=o,r=t?new Set(Li(o).map(Ri)):new Set;o.replaceChildren(e);for(let e of o.querySelectorAll(`details`))r.has(Ri(e))&&(e.open=!0);o.scrollTop=t?n:0}function f(e){return[e,G(n,e).length,n.jobs.length,t.run()===void 0].join(` `)}return{root:o,show(r,i=!1){if(r===void 0){s=void 0,c=``;let r=i&&a()!==void 0?mi(t):hi(t,x(n));d(e(`div`,{class:`detail-page`},...i?[Vi(t)]:[],...r),!1);return}let o=f(r);o!==c&&(c=o,r!==s&&(l=void 0),s=r,u(r))},copyMarkdown(){l!==void 0&&i(zi(t,l))},copyLink(){s!==void 0&&i(r.shareLink(r.testHref(s)))},copyCommand(){l?.command!==void 0&&i(l.command)},toggleWrap:Qt}}let Li=e=>[...e.querySelectorAll(`details[open]`)],Ri=e=>e.querySelector(`summary > .strong`)?.textContent??``,zi=({model:e},{test:t,all:n,first:r,details:i,place:a,command:o})=>fi(e,x(e),{test:t,details:n[r]?.details??i,source:i.source,place:a,command:o});function Bi(t,n){let{model:r,navigation:i,run:a}=t,{test:o,place:s,all:c,first:l,details:u}=n,d=K(r,o),f=An(r,o),p=x(r),m=Di({outcome:f,jobs:Rn(r,p,o),attempts:(u.attempts?.length??0)+1},p);return e(`article`,{class:`detail-page`,\"aria-label\":d},Vi(t),e(`p`,{class:`medium secondary detail-suite`},Mn(r,o).join(` \u203a `)),e(`h2`,{class:`detail-title`,tabindex:`-1`},B(f,`large`),e(`span`,{},d)),m===``?void 0:e(`p`,{class:`detail-sentence`},m),e(`div`,{class:`row wrap detail-actions`},Hi(`copy`,`Copy as Markdown`,()=>void t.copy(zi(t,n))),Hi(`link`,`Copy link`,()=>void t.copy(i.shareLink(i.testHref(o)))),s?.href===void 0?void 0:e(`a`,{class:`btn compact`,href:s.href,rel:`noopener noreferrer`},`Open source`)),e(`div`,{class:`detail-columns`},e(`div`,{class:`detail-main`},...Ui(c,l,e=>Wi(t,e,u)),gi(r,p,a()?.jobs??[],o)),xi(t,n)))}let Vi=({navigation:e})=>t(V(`left`),{class:`btn icon back`,\"aria-label\":`Back to the list`},e.close);function Hi(e,n,r){let i=t(V(e),{class:`btn compact`},r);return i.append(n),i}function Ui(e,t,n){return e.length>1?[Ai(e,t,({details:e})=>n(e))]:n(e[0]?.details??{})}function Wi({run:t},n,{source:r}){let i=un(n,e=>{let i=gn(hn(e),n.source??r,t()?.sourceBase);return i===void 0?void 0:mn(i)},Ot(n.source??r));return i.length>0?i:[e(`p`,{class:`quiet`},`The results contain no message and no output.`)]}function Gi({model:e,run:t},n,{source:r}){if(r!==void 0)return pn(...r,t()?.sourceBase);let{file:i,line:a}=Nn(e,n);return i===void 0?void 0:pn(i,a,void 0)}function Ki(t){let n=Kt(`list-width`),r=e(`div`,{class:`divider`,role:`separator`,tabindex:`0`,\"aria-orientation\":`vertical`,\"aria-label\":`Width of the list`,\"aria-valuemin\":`20`,\"aria-valuemax\":`70`}),i=38;function a(e){i=Math.min(Math.max(Math.round(e*10)/10,20),70),t.style.setProperty(`--list-width`,`${i}%`),r.setAttribute(`aria-valuenow`,String(Math.round(i)))}let o=Number(n.read()??38);return a(Number.isFinite(o)?o:38),r.addEventListener(`pointerdown`,e=>{e.preventDefault(),r.setPointerCapture(e.pointerId)}),r.addEventListener(`pointermove`,e=>{if(!r.hasPointerCapture(e.pointerId))return;let{left:n,width:i}=t.getBoundingClientRect();a((e.clientX-n)/i*100)}),r.addEventListener(`pointerup`,()=>n.write(String(i))),r.addEventListener(`keydown`,e=>{let t={ArrowLeft:-2,ArrowRight:2}[e.key];t!==void 0&&(e.preventDefault(),e.stopPropagation(),a(i+t),n.write(String(i)))}),r.addEventListener(`dblclick`,()=>{a(38),n.write(`38`)}),r}function qi(e,t,n,r){return n===`outcome`?Ji(e,t):n===`none`?[{key:`all`,title:`All tests`,tests:t}]:n===`suite`?Yi(e,t,r):ra(e,ta(e,t,n),r)}function Ji({tests:e},t){let n=ia(t,O.length,t=>e.ranks[t]??-1);return O.flatMap((e,t)=>{let r=n(t);return r.length===0?[]:{key:e,title:k[e],tests:r,rank:t,...t===P?{isNested:!0}:{},...t===P||t===N?{isClosed:!0}:{}}})}function Yi(e,t,n){let{suites:r,tests:i}=e,a=ia(t,r.names.length+1,e=>(i.suiteOf[e]??-1)+1),o=[];for(let t=-1;t<r.names.length;t+=1){let n=a(t+1);n.length>0&&o.push({key:String(t),title:Xi(e,t),tests:n})}return ra(e,o,n)}function Xi({suites:e},t){let n=[];for(let r of jn(e,t)){let e=n.at(-1);e!==void 0&&r.startsWith(e)&&n.pop(),n.push(r)}return n.join(` \u203a `)||`No suite`}let Zi={file:({tests:e})=>t=>[{key:e.fileOf[t]??-1}],job(e){let t=$i(e.jobs.map(({job:e})=>e));return n=>Qi(G(e,n).map(n=>({key:t[e.executions.jobOf[n]??-1]??-1,execution:n})))},module(e){let t=$i(e.jobs.map(({module:e})=>e));return n=>Qi(G(e,n).map(n=>({key:t[e.executions.jobOf[n]??-1]??-1})))},owner:({tests:e})=>t=>(e.ownersOf.get(t)??[-1]).map(e=>({key:e})),tag:({tests:e})=>t=>(e.tagsOf.get(t)??[-1]).map(e=>({key:e})),cause:e=>t=>{let n=G(e,t).map(t=>e.executions.causeOf.get(t)??-1).filter(e=>e!==-1);return Qi((n.length>0?n:[-1]).map(e=>({key:e})))}};function Qi(e){let t=new Set;return e.length<2?e:e.filter(({key:e})=>!t.has(e)&&t.add(e))}function $i(e){let t=new Map;return e.map((e,n)=>e===``?-1:(t.has(e)||t.set(e,n),t.get(e)??n))}let ea={file:({files:e},t)=>e.names[t]??`No file`,job:({jobs:e},t)=>e[t]?.job??`No job`,module:({jobs:e},t)=>e[t]?.module??`No module`,owner:({owners:e},t)=>e.names[t]??`No owner`,tag:({tags:e},t)=>e.names[t]??`No tag`,cause:({causes:e},t)=>t===-1?`No failure`:e[t]?.signature||`No message`};function ta(e,t,n){let r=new Map,i=Zi[n](e);for(let e of t)for(let{key:t,execution:n}of i(e)){let i=r.get(t);i===void 0&&(i={tests:[],executions:[]},r.set(t,i)),i.tests.push(e),n!==void 0&&i.executions.push(n)}return[...r].map(([t,{tests:r,executions:i}])=>({key:String(t),title:ea[n](e,t),tests:r,...i.length===0?{}:{executions:i}}))}function na({tests:e,executions:t},n){let r=0,i=0,a=0,o=n.executions===void 0?e:t;for(let e of n.executions??n.tests){let t=o.ranks[e];t===A&&(r+=1),t===j&&(i+=1),a+=Math.max(o.durations[e]??0,0)}return{failed:r,flaky:i,duration:a}}function ra(e,t,n){let r=t.map(t=>({group:t,sums:na(e,t),title:t.title.toLowerCase()})),i={jobs:(e,t)=>Math.sign(t.sums.failed)-Math.sign(e.sums.failed)||X(e.title,t.title),duration:(e,t)=>t.sums.duration-e.sums.duration,name:(e,t)=>X(e.title,t.title),recorded:(e,t)=>Number(e.group.key)-Number(t.group.key)},a=({group:e})=>Number(e.key===`-1`);return r.sort((e,t)=>a(e)-a(t)||i[n](e,t)).map(({group:e})=>e)}function ia(e,t,n){let r=new Int32Array(t+1),i=e=>{let t=r[e]??0;return r[e]=t+1,t};for(let t of e)i(n(t));let a=0;r.forEach((e,t)=>{r[t]=a,a+=e});let o=new Int32Array(e.length);for(let t of e)o[i(n(t))]=t;return e=>o.subarray(e===0?0:r[e-1],r[e])}function aa(e,{hits:t,grouping:n,order:r,toggled:i,heights:a,isSearch:o}){let s=[],c=[],l=[],u=[],d=[],f=t.length<=200,p=(e,{failed:t,flaky:n})=>o||e.isClosed!==!0&&(f||t+n>0||e.rank!==void 0);function m({tests:e,executions:t},n){for(let r=0;r<e.length;r+=1)s.push(e[r]??0),c.push(n),l.push(t?.[r]??-1)}function h(t,n,a){let o=`${a}/${t.key}`,d=na(e,t),f={key:o,title:t.title,level:n,count:t.tests.length,isOpen:i(o)??p(t,d),sums:d,row:s.length,...t.rank===void 0?{}:{rank:t.rank}},g=u.length;if(s.push(-1-g),c.push(g),l.push(-1),u.push(f),f.isOpen){if(t.isNested)for(let n of Yi(e,Int32Array.from(t.tests),r))h(n,2,o);else m(t,g)}}for(let i of qi(e,t,n,r)){let e=s.length;n===`none`?m(i,-1):h(i,1,n),d.push({start:e,end:s.length})}let g=s.length*a.double>15e6,_=t=>{let n=s[t]??-1,r=l[t]??-1,i=r===-1?e.tests.ranks[n]:e.executions.ranks[r];return n>=0&&!g&&(i??N)<N},v=new Float64Array(s.length+1);for(let e=0;e<s.length;e+=1){let t=(s[e]??0)<0?a.group:_(e)?a.double:a.single;v[e+1]=(v[e]??0)+t}return{length:s.length,items:Int32Array.from(s),executions:Int32Array.from(l),tops:v,groups:u,groupOf:Int32Array.from(c),sections:d,isDouble:_}}function oa({tops:e,length:t},n){let r=0,i=t-1;for(;r<i;){let t=Math.ceil((r+i)/2);(e[t]??0)<=n?r=t:i=t-1}return Math.max(r,0)}let sa=({groups:e,groupOf:t},n)=>e[t[n]??-1],ca=({rank:e})=>e===j?`passed after a retry`:``;function la(t){let{title:n,count:r,level:i,isOpen:a,sums:o,rank:s}=t,c=s===A?` text-failed`:s===j?` text-flaky`:``,u=o.failed>0&&s===void 0?`${l(o.failed)} failed of `:``,d=ca(t)||(s===void 0&&o.duration>0?U(o.duration):``);return e(`button`,{type:`button`,class:`list-group chevron level-${i}`,\"aria-expanded\":String(a)},e(`span`,{class:`title ${i===1?`strong`:`inner`}${c}`,title:n},...ga(n,pa,ma,[])),e(`span`,{class:`count`},`${u}${l(r)}`),e(`span`,{class:`grow`}),e(`span`,{class:`small quiet nowrap`},d))}function ua({model:t,rows:n,jobs:r,marked:i},a,o){let s=n.items[a]??0,c=n.executions[a]??-1,l=n.isDouble(a),u=(c===-1?t.tests.ranks[s]:t.executions.ranks[c])??0,d=(c===-1?t.tests.durations[s]:t.executions.durations[c])??-1,f=O[u]??`unknown`,p=K(t,s),m=l?e(`span`,{class:`small quiet ellipsis`},c===-1?da(t,r,s):fa(t,s)):void 0;return e(`a`,{class:`test-row${l?` double`:``}${sa(n,a)?.level===2?` nested`:``}`,href:o},B(f),e(`span`,{class:`grow`},ha(p,i),m),e(`span`,{class:`small quiet nowrap`},d<0?``:U(d)))}let da=(e,t,n)=>[fa(e,n),T(t,Rn(e,t,n))].filter(Boolean).join(` · `);function fa(e,t){let n=e.tests.suiteOf[t]??-1;return n===-1?``:Xi(e,n)}let pa=24,ma=14;function ha(t,n){let r=/[)\\]}>]$/.test(t)&&/[([{<]/.test(t);return e(`span`,{class:`name`,title:t},...ga(t,r?40:t.length,14,n))}function ga(t,n,r,i){if(t.length<=n)return[e(`span`,{class:`ellipsis`},..._a(t,i))];let a=t.length-r;return[e(`span`,{class:`ellipsis`},..._a(t.slice(0,a),i)),e(`span`,{class:`end`},..._a(t.slice(a),i))]}function _a(t,n){let r=W(t);if(n.length===0||r.length!==t.length)return[t];let i=[],a=0;for(;a<t.length;){let o=va(r,n,a);if(o===void 0)break;o.start>a&&i.push(t.slice(a,o.start)),i.push(e(`mark`,{},t.slice(o.start,o.end))),a=o.end}return a<t.length&&i.push(t.slice(a)),i}function va(e,t,n){let r;for(let i of t){let t=e.indexOf(i,n);t!==-1&&(r===void 0||t<r.start)&&(r={start:t,end:t+i.length})}return r}function ya(t,n){let r=e(`div`,{class:`list-space`}),i=e(`div`,{class:`list`,role:`region`,\"aria-label\":`List of tests`},r),a=new Map,o=new Map,s,c=[],l=x(t),u=0,d,f=e=>s?.tops[e]??0;function p(){return i.scrollHeight>i.clientHeight?{top:i.scrollTop,height:i.clientHeight}:{top:Math.max(-r.getBoundingClientRect().top,0),height:window.innerHeight}}function m(){if(s===void 0||s.length===0)return;let{top:e,height:t}=p(),n=oa(s,e-320),r=oa(s,e+t+320),i=e=>e>=n&&e<=r||e===u;for(let[e,t]of o)i(e)||(t.remove(),o.delete(e));s.sections.forEach(({start:e,end:t},i)=>{e<=r&&t>n||e<=u&&u<t?h(i,e,t):(a.get(i)?.remove(),a.delete(i))});for(let e=n;e<=r;e+=1)g(e);g(u)}function h(t,n,i){if(a.has(t))return;let o=e(`div`,{class:`list-section`});o.style.transform=`translateY(${f(n)}px)`,o.style.height=`${f(i)-f(n)}px`,a.set(t,o);let c=[...a.keys()].reduce((e,n)=>n>t&&n<e?n:e,1/0);r.insertBefore(o,a.get(c)??null),(s?.items[n]??0)<0&&g(n)}function g(e){if(s===void 0||e>=s.length||o.has(e))return;let r=s.items[e]??0,i=_(e),u=a.get(i);if(u===void 0)return;let d=s.groups[-1-r],p=d===void 0?ua({model:t,rows:s,jobs:l,marked:c},e,n.href(r)):la(d),m=s.sections[i]?.start??0;(e!==m||d===void 0)&&(p.classList.add(`placed`),p.style.transform=`translateY(${f(e)-f(m)}px)`),p.style.height=`${f(e+1)-f(e)}px`,p.dataset.row=String(e),v(p,e),o.set(e,p);let h=[...u.children].find(t=>Number(t.dataset.row)>e);u.insertBefore(p,h??null)}function _(e){let t=s?.sections??[],n=0,r=t.length-1;for(;n<r;){let i=Math.ceil((n+r)/2);(t[i]?.start??0)<=e?n=i:r=i-1}return n}function v(e,t){e.tabIndex=t===u?0:-1,s?.items[t]===d&&d!==void 0?e.setAttribute(`aria-current`,`true`):e.removeAttribute(`aria-current`)}function y(e,t){if(s!==void 0&&s.length!==0){u=Math.min(Math.max(e,0),s.length-1),b(u),m();for(let[e,t]of o)v(t,e);t&&o.get(u)?.focus({preventScroll:!0})}}function b(e){let{top:t,height:n}=p(),r=i.scrollHeight>i.clientHeight,a=s?.sections[_(e)]?.start===e?0:r?f(1):0,o=f(e)-a<t?f(e)-a:f(e+1)>t+n?f(e+1)-n:void 0;o!==void 0&&(r?i.scrollTop=o:window.scrollBy(0,o-t))}function S(){for(let e of o.values())e.remove();for(let e of a.values())e.remove();o.clear(),a.clear(),r.style.height=`${f(s?.length??0)}px`,m()}return i.addEventListener(`click`,e=>{let t=e.target instanceof Element?e.target.closest(`[data-row]`):null;if(t===null||s===void 0)return;let r=Number(t.dataset.row),i=s.items[r]??0,a=s.groups[-1-i];a===void 0?Wr(e)&&(e.preventDefault(),y(r,!0),n.onTest(i,!0)):(u=r,n.onToggle(a.key,!a.isOpen))}),i.addEventListener(`scroll`,m,{passive:!0}),window.addEventListener(`scroll`,m,{passive:!0}),new ResizeObserver(m).observe(i),{root:i,show(e,n){if(s===e)return;let r=i.contains(document.activeElement);u=ba(s,u,e),s=e,c=n,l=x(t),S(),r&&o.get(u)?.focus({preventScroll:!0})},select(e){d=e;for(let[e,t]of o)v(t,e)},reveal(e,t){let n=s?.items[u]===e?u:s?.items.indexOf(e)??-1;return n!==-1&&y(n,t),n!==-1},move(e){if(s===void 0||s.length===0)return;y(u+e,!0);let t=s.items[u]??-1;t>=0&&n.onTest(t,!1)},setOpen(e){let t=s&&sa(s,u);t!==void 0&&t.isOpen!==e&&(y(t.row,!0),n.onToggle(t.key,e))},focus:()=>y(u,!0)}}function ba(e,t,n){let r=e?.items[t];if(e===void 0||r===void 0)return 0;let i=e.groups[-1-r]?.key,a=i===void 0?n.items.indexOf(r):n.groups.find(e=>e.key===i)?.row??-1;return Math.max(a,0)}function xa(e){let t;return{find(n,r){if(t?.order===r&&t.query===n)return t.hits;let i=Yr(n),a=t?.order===r&&Zr(i,t.terms)?t.hits:r;for(let t of i){let n=Ca(e,t);a=Sa(a,t.isExcluded?e=>!n(e):n)}return t={query:n,terms:i,order:r,hits:a},a}}}function Sa(e,t){let n=new Int32Array(e.length),r=0;for(let i of e)t(i)&&(n[r++]=i);return n.subarray(0,r)}function Ca(e,{field:t,text:n}){let{tests:r,suites:i,files:a}=e;switch(t){case`is`:{let e=O.map(e=>e.startsWith(n));return t=>e[r.ranks[t]??-1]===!0}case`error`:return Ea(e,n);case`job`:return Da(e,({job:e})=>wa(e,n));case`module`:return Da(e,({module:e})=>wa(e,n));case`owner`:return ka(e.owners,r.ownersOf,n);case`tag`:return ka(e.tags,r.tagsOf,n);case`suite`:return Oa(i,r.suiteOf,n);case`file`:return Oa(a,r.fileOf,n);case`duration`:{let e=ei(n);return e===void 0?()=>!0:t=>(r.durations[t]??-1)>=0&&e(r.durations[t]??-1)}case`any`:return Ta(e,n)}}let wa=(e,t)=>e.toLowerCase().includes(t);function Ta(e,t){let{tests:n,suites:r,files:i,tags:a}=e,o=Oa(r,n.suiteOf,t),s=Oa(i,n.fileOf,t),c=ka(a,n.tagsOf,t),l=Ea(e,t),u=Aa(e,t);return e=>o(e)||s(e)||l(e)||c(e)||n.searchableNames[e]?.includes(t)===!0||u(e)}function Ea({messages:e,executions:t,tests:n},r){let i=ja(e,e=>e.includes(r));if(!i.includes(1))return()=>!1;let a=new Uint8Array(n.names.length);for(let[e,n]of t.messageOf)i[n]===1&&(a[t.testOf[e]??-1]=1);return e=>a[e]===1}function Da({jobs:e,executions:t,tests:n},r){let i=e.map(r);return e=>{for(let r=n.first[e]??-1;r!==-1;r=t.next[r]??-1)if(i[t.jobOf[r]??-1]===!0&&t.ranks[r]===n.ranks[e])return!0;return!1}}function Oa(e,t,n){let r=ja(e,e=>e.includes(n));return e=>r[t[e]??-1]===1}function ka(e,t,n){let r=ja(e,e=>e.includes(n));return r.includes(1)?e=>t.get(e)?.some(e=>r[e]===1)===!0:()=>!1}function Aa({suites:e,tests:t},n){let r=Math.max(...[`.`,`#`,`:`,`/`].map(e=>n.lastIndexOf(e)));if(r<1)return()=>!1;let i=n.slice(0,r).replace(/:$/,``),a=n.slice(r+1),o=e.searchableNames.map(e=>e.endsWith(i));return e=>o[t.suiteOf[e]??-1]===!0&&t.searchableNames[e]?.startsWith(a)===!0}function ja({searchableNames:e,parents:t},n){let r=new Uint8Array(e.length);return e.forEach((e,i)=>{(r[t[i]??-1]===1||n(e))&&(r[i]=1)}),r}function Ma(e){let t=xa(e),n=new Map,r=new Map,i,a=``,o=0,s;function c(t){let n=r.get(t);if(n?.length===e.tests.names.length)return n;let i=Nr(e,t);return r.set(t,i),i}function l(e){let t=n.get(e)??i;return a!==``&&t?.isOpen===!1&&t.search!==a?void 0:t?.isOpen}return{list({query:n,shown:r,grouping:i,order:u},d){let{names:f}=e.tests,p=JSON.stringify([n,r,i,u,f.length,e.executions.testOf.length,o,d]);if(s?.key===p)return s.listing;let m=t.find(n,c(u)),h=Pa(e,m),g=r.length===0?m:Sa(m,Na(e,r));return a=n.trim()===``&&r.length===0?``:JSON.stringify([n.trim(),r]),s={key:p,listing:{rows:aa(e,{hits:g,grouping:Ia(e,i),order:u,toggled:l,heights:d,isSearch:a!==``}),hits:g,counts:h}},s.listing},toggle(e,t){n.set(e,{isOpen:t,search:a}),o+=1},toggleAll(e){n.clear(),i={isOpen:e,search:a},o+=1}}}function Na({tests:e},t){let n=O.map(e=>t.includes(e));return t=>n[e.ranks[t]??-1]===!0}function Pa({tests:e},t){let n=O.map(()=>0);for(let r of t){let t=e.ranks[r]??0;n[t]=(n[t]??0)+1}return Object.fromEntries(O.map((e,t)=>[e,n[t]??0]))}function Fa({jobs:e,owners:t,tags:n,causes:r},i){return i===`job`||i===`module`?(t=>e.some(n=>n[t]!==e[0]?.[t]))(i):i===`owner`?t.names.length>0:i===`tag`?n.names.length>0:i!==`cause`||r.length>0}let Ia=(e,t)=>Fa(e,t)?t:`outcome`;function La(t,n){let r=`menu-${t.toLowerCase()}`,i=e(`span`,{}),a=e(`button`,{type:`button`,class:`pick`,\"aria-haspopup\":`listbox`,\"aria-expanded\":`false`,\"aria-controls\":r},e(`span`,{class:`quiet`},t),i,V(`down`)),o=e(`ul`,{id:r,class:`menu`,role:`listbox`,tabindex:`-1`,\"aria-label\":t});o.hidden=!0;let s=e(`div`,{class:`menu-root`},a,o),c=[],l,u=0,d=``,f=0,p=e=>`${r}-${e}`;function m(){o.hidden=!1,a.setAttribute(`aria-expanded`,`true`),o.replaceChildren(...c.map(({value:t,title:n},r)=>e(`li`,{id:p(r),role:`option`,\"aria-selected\":String(t===l),\"data-index\":String(r)},n))),g(Math.max(c.findIndex(({value:e})=>e===l),0)),o.focus()}function h(e){o.hidden=!0,a.setAttribute(`aria-expanded`,`false`),e&&a.focus()}function g(e){u=Math.min(Math.max(e,0),c.length-1),o.setAttribute(`aria-activedescendant`,p(u));for(let[e,t]of[...o.children].entries())t.classList.toggle(`active`,e===u);o.children[u]?.scrollIntoView({block:`nearest`})}function _(e){let t=c[e];h(!0),t!==void 0&&n(t.value)}function v(e){d=performance.now()-f<700?d+e:e,f=performance.now();let t=c.findIndex(({title:e})=>e.toLowerCase().startsWith(d.toLowerCase()));t!==-1&&g(t)}let y={ArrowDown:()=>g(u+1),ArrowUp:()=>g(u-1),Home:()=>g(0),End:()=>g(c.length-1),Enter:()=>_(u),\" \":()=>_(u),Escape:()=>h(!0),Tab:()=>h(!0)};return o.addEventListener(`keydown`,e=>{let t=y[e.key];if(e.stopPropagation(),t!==void 0)t();else if(e.key.length===1&&!e.ctrlKey&&!e.metaKey)v(e.key);else return;e.key!==`Tab`&&e.preventDefault()}),a.addEventListener(`keydown`,e=>{(e.key===`ArrowDown`||e.key===`ArrowUp`)&&(e.preventDefault(),e.stopPropagation(),m())}),a.addEventListener(`click`,()=>o.hidden?m():h(!0)),o.addEventListener(`click`,({target:e})=>{let t=e instanceof Element?e.closest(`[data-index]`):null;t!==null&&_(Number(t.dataset.index))}),o.addEventListener(`focusout`,({relatedTarget:e})=>{!o.hidden&&e!==a&&h(!1)}),{root:s,show(e,t){l=e,c=t,i.textContent=t.find(t=>t.value===e)?.title??``}}}let Ra=/(?:^|\\s)(-?)((?:[^\\s\"]|\"[^\"]*\"?)*)$/;function za(e,t){let[,,n=``]=Ra.exec(t)??[],r=n.indexOf(`:`);if(r===-1)return Object.entries(qr).filter(([t])=>t.startsWith(n.toLowerCase())&&Ha(e,t)).map(([e,t])=>({text:`${e}:`,note:t}));let i=n.slice(0,r).toLowerCase();if(!Object.hasOwn(qr,i))return[];let a=n.slice(r+1).replaceAll(`\"`,``).toLowerCase();return Va(e,i).filter(({value:e})=>e.toLowerCase().includes(a)&&e.toLowerCase()!==a).slice(0,12).map(({value:e,note:t=``})=>({text:Qr(i,e),note:t}))}function Ba(e,{text:t}){let[n=``,r=``,i=``]=Ra.exec(e)??[];return`${e.slice(0,e.length-n.length)+n.slice(0,n.length-i.length-r.length)}${r}${t}${t.endsWith(`:`)?``:` `}`}function Va({tests:e,jobs:t,owners:n,tags:r,files:i,suites:a},o){switch(o){case`is`:{let t=new Set(e.ranks);return O.flatMap((e,n)=>t.has(n)?[{value:e,note:k[e]}]:[])}case`job`:return Q(t.map(({job:e})=>e));case`module`:return Q(t.map(({module:e})=>e));case`owner`:return Q(n.names);case`tag`:return Q(r.names);case`file`:return Q(i.names);case`suite`:return Q(a.names);case`duration`:return[{value:`>100ms`},{value:`>1s`},{value:`>10s`},{value:`>1min`},{value:`<1s`}];case`error`:return[]}}let Q=e=>[...new Set(e.slice(0,2e3))].filter(e=>e!==``).sort(X).map(e=>({value:e}));function Ha(e,t){return t===`error`?e.messages.names.length>0:t===`job`||t===`module`?new Set(e.jobs.map(e=>e[t])).size>1:t===`owner`?e.owners.names.length>0:t!==`tag`||e.tags.names.length>0}function Ua(t,n,r){let i=e(`input`,{type:`text`,inputmode:`search`,enterkeyhint:`search`,placeholder:`Search tests and messages`,\"aria-label\":`Search tests and messages`,maxlength:`1000`,autocomplete:`off`,autocapitalize:`off`,spellcheck:`false`,role:`combobox`,\"aria-autocomplete\":`list`,\"aria-expanded\":`false`,\"aria-controls\":`search-menu`,\"aria-keyshortcuts\":`/`}),a=e(`ul`,{id:`search-menu`,class:`menu search-menu`,role:`listbox`,\"aria-label\":`Search by`});a.hidden=!0;let o=e(`button`,{type:`button`,class:`btn icon compact clear`,\"aria-label\":`Clear the search`},V(`close`)),s=e(`div`,{class:`field`},V(`search`),i,o,e(`kbd`,{class:`keyboard-only`,\"aria-hidden\":`true`},`/`)),c=[],l=-1;function u(){c=i.selectionEnd===i.value.length?za(t,i.value):[],a.hidden=c.length===0,i.setAttribute(`aria-expanded`,String(!a.hidden)),a.replaceChildren(...c.map(({text:t,note:n},r)=>e(`li`,{id:`search-option-${r}`,role:`option`,\"aria-selected\":`false`,\"data-index\":String(r)},e(`span`,{class:`mono`},t),e(`span`,{class:`small quiet`},n)))),f(-1)}function d(){a.hidden=!0,i.setAttribute(`aria-expanded`,`false`),f(-1)}function f(e){l=Math.min(e,c.length-1);for(let[e,t]of[...a.children].entries())t.classList.toggle(`active`,e===l),t.setAttribute(`aria-selected`,String(e===l));l<0?i.removeAttribute(`aria-activedescendant`):i.setAttribute(`aria-activedescendant`,`search-option-${l}`),a.children[l]?.scrollIntoView({block:`nearest`})}function p(e){let t=c[e];t!==void 0&&(i.value=Ba(i.value,t),m())}function m(){s.classList.toggle(`filled`,i.value!==``),n(i.value),u()}return i.addEventListener(`input`,m),i.addEventListener(`focus`,u),i.addEventListener(`blur`,d),i.addEventListener(`keydown`,e=>{let t=!a.hidden;if(e.key===`ArrowDown`&&t)f(l+1);else if(e.key===`ArrowUp`&&t)f(Math.max(l-1,-1));else if(e.key===`Enter`&&t&&l>=0)p(l);else if(e.key===`Enter`||e.key===`ArrowDown`)r();else if(e.key===`Escape`&&t)d();else if(e.key===`Escape`)r();else return;e.preventDefault(),e.stopPropagation()}),a.addEventListener(`pointerdown`,e=>e.preventDefault()),a.addEventListener(`click`,({target:e})=>{let t=e instanceof Element?e.closest(`[data-index]`):null;t!==null&&p(Number(t.dataset.index))}),o.addEventListener(`click`,()=>{i.value=``,i.focus(),m()}),{root:e(`div`,{class:`search`,role:`search`},s,a),show(e){i.value!==e&&(i.value=e),s.classList.toggle(`filled`,e!==``)},focus(){i.focus(),i.select(),u()}}}function Wa({grouping:n,order:r},i,a,o){let s=e(`dialog`,{class:`sheet`,\"aria-label\":`Group and order`},Ga(`Group`,i,n,e=>o({grouping:e},`replace`)),Ga(`Order`,a,r,e=>o({order:e},`replace`)),t(`Done`,{class:`btn`},()=>s.close()));s.addEventListener(`close`,()=>s.remove()),s.addEventListener(`click`,({target:e})=>{e===s&&s.close()}),document.body.append(s),s.showModal()}function Ga(t,n,r,i){let a=`sheet-${t.toLowerCase()}`;return e(`fieldset`,{},e(`legend`,{class:`strong`},t),...n.map(({value:t,title:n})=>{let o=e(`input`,{type:`radio`,name:a,value:t});return o.checked=t===r,o.addEventListener(`change`,()=>i(t)),e(`label`,{class:`row`},o,n)}))}function Ka({model:n,change:r,onLeave:i}){let a,o=Ua(n,e=>r({query:e},`replace`),i);function s(e){let t=a?.shown??[],n=t.filter(t=>t!==e);r({shown:n.length<t.length?n:[...t,e]},`push`)}let c=new Map(O.map(e=>[e,u(e)]));function u(n){let r=e(`span`,{class:`count`}),i=B(n);i.removeAttribute(`role`),i.setAttribute(`aria-hidden`,`true`);let a=t(i,{class:`chip`,\"aria-pressed\":`false`},()=>s(n));return a.append(k[n],` `,r),{chip:a,count:r}}let d=La(`Group`,e=>r({grouping:e},`replace`)),f=La(`Order`,e=>r({order:e},`replace`)),p=t(V(`sliders`),{class:`btn icon phone-only`,\"aria-label\":`Group and order`,\"aria-haspopup\":`dialog`},()=>{a!==void 0&&Wa(a,qa(n),Ja(n),r)});return{root:e(`div`,{class:`toolbar`},o.root,p,e(`div`,{class:`chips`,role:`group`,\"aria-label\":`Show`},...[...c.values()].map(({chip:e})=>e)),e(`div`,{class:`picks row`},d.root,f.root)),show(e,t){a=e,o.show(e.query),d.show(Fa(n,e.grouping)?e.grouping:`outcome`,qa(n)),f.show(e.order,Ja(n));for(let[n,{chip:r,count:i}]of c){let a=e.shown.includes(n);r.setAttribute(`aria-pressed`,String(a)),r.hidden=t[n]===0&&!a,i.textContent=l(t[n])}},focusSearch:o.focus,toggle:s}}let qa=e=>Ya(jr).filter(({value:t})=>Fa(e,t)),Ja=e=>Ya(Mr).map(({value:t,title:n})=>({value:t,title:t===`jobs`&&!Fa(e,`job`)?`Suite`:n})),Ya=e=>Object.entries(e).map(([e,t])=>({value:e,title:t})),Xa={group:36,double:52,single:32},Za={group:44,double:60,single:44},Qa=`(max-width: 719px)`;function $a(n,r,i){let{model:a,run:o,announce:s,navigation:c}=r,d=Ma(a),f=matchMedia(Qa),p=matchMedia(`(pointer: coarse)`),m,h,g=``,_,v=Ka({model:a,change:i.change,onLeave:()=>y.focus()}),y=ya(a,{href:c.testHref,onTest(e,t){_=kr(a,e),t?c.openTest(e):f.matches||i.change({tab:`tests`,test:_},`replace`)},onToggle(e,t){d.toggle(e,t),w()}}),b=Ii(r);b.root.classList.add(`pane`);let x=e(`p`,{class:`list-note small quiet`}),S=e(`div`,{class:`empty`});y.root.append(S,x);let C=e(`div`,{class:`split`});C.append(y.root,Ki(C),b.root),n.append(v.root,C);let ee=()=>p.matches?Za:Xa,w=()=>D(i.state());function T({test:e}){return e===void 0?f.matches?void 0:E().find(e=>a.tests.ranks[e]===A):Ar(a,e)}function E(){let e=m?.rows;if(e===void 0)return[];let t=[...e.items].filter(e=>e>=0),n=t.filter(e=>a.tests.ranks[e]===A);return n.length>0?n:t.filter(e=>a.tests.ranks[e]===j)}function D(e){m=d.list(e,ee()),v.show(e,m.counts),y.show(m.rows,eo(e.query));let t=T(e);y.select(t),b.show(t,e.test!==void 0&&t===void 0),e.test!==void 0&&e.test!==_&&t!==void 0&&(y.reveal(t,!1),_=e.test),te(e,m.hits.length)}function te(t,n){let r=a.tests.names.length,i=o(),c=n===0&&i!==void 0;S.replaceChildren(...c?ne(t,r):r===0?[e(`p`,{},`Loading the tests \u2026`)]:[]),v.root.classList.toggle(`loading`,i===void 0),x.textContent=i!==void 0&&i.total>i.listed?`${l(i.listed)} of ${u(i.total,`result`)} are in this file. Failed tests take precedence.`:``;let d=n===r?u(r,`test`):`${l(n)} of ${u(r,`test`)}`;if(i===void 0||d===g)return;let f=g!==``;g=d,window.clearTimeout(h),f&&(h=window.setTimeout(s,700,d))}function ne({query:n,shown:r},i){if(i===0)return[e(`p`,{},`No test results were found.`)];let a=n.trim();return[...a===``?[e(`p`,{},`No test has this result.`)]:[e(`p`,{},`No test matches `,e(`code`,{class:`inline`},a),r.length>0?` with this result.`:`.`)],...a===``?[]:[t(`Clear the search`,{class:`btn`},()=>re({query:Z.query}))],...r.length===0?[]:[t(`Show all results`,{class:`btn`},()=>re({shown:Z.shown}))]]}function re(e){i.change(e,`push`),v.focusSearch()}return f.addEventListener(`change`,w),p.addEventListener(`change`,w),{panel:b,show:D,focusSearch:v.focusSearch,move:y.move,moveToFailure(e){let t=E(),n=T(i.state()),r=n===void 0?-1:t.indexOf(n),o=r===-1?e===1?t[0]:t.at(-1):t.at((r+e)%t.length);o!==void 0&&(_=kr(a,o),i.change({tab:`tests`,test:_},`replace`),y.reveal(o,!0))},setOpen:y.setOpen,setAllOpen(e){d.toggleAll(e),w()},toggleFilter:v.toggle,focusList:y.focus}}let eo=e=>Yr(e).flatMap(({field:e,text:t,isExcluded:n})=>e===`any`&&!n?[t]:[]),to=e=>e.replace(/(?<![.\\s])[.\\s]+$/,``);async function no(t){let{model:n}=t;ro();let r=[...n.tests.ranks.keys()].filter(e=>n.tests.ranks[e]===A);if(r.length===0)return;let i=x(n),a=r.sort((e,t)=>io(n,t)-io(n,e)||e-t).slice(0,200),o=e(`div`,{}),s=r.length-a.length;document.body.append(e(`section`,{class:`print-view`,\"aria-hidden\":`true`},...oo(oe(n,i),i),e(`h2`,{},`Failed tests (${l(r.length)})`),o,s>0?e(`p`,{},`${u(s,`more failed test`)} ${s===1?`is`:`are`} left out of this printout.`):void 0));for(let[e,r]of a.entries()){e%10==9&&await ao();let a=await t.readDetails(kn(n,r));o.append(so(n,i,r,a??{}))}}function ro(){let e=[];window.addEventListener(`beforeprint`,()=>{e=[...document.querySelectorAll(`#${r.report} details:not([open])`)];for(let t of e)t.open=!0}),window.addEventListener(`afterprint`,()=>{for(let t of e)t.open=!1})}let io=({tests:e},t)=>e.failures[t]??0,ao=()=>new Promise(e=>{`requestIdleCallback`in window?requestIdleCallback(()=>e(),{timeout:1e3}):setTimeout(e,0)});function oo(t,n){let r=t.filter(({failures:e,tests:t})=>e>0&&t.length>1);if(r.length===0)return[];let i=r.slice(0,30).map(t=>{let{cause:r,failures:i}=t,a=[E(t,n),...r.frame===void 0?[]:[D(r.frame)]];return e(`li`,{},e(`span`,{class:`strong`},`${l(i)}×`),e(`span`,{class:`grow`},e(`span`,{class:`signature mono`},...S(r.signature)),a.join(` · `)))}),a=r.length-i.length;return[e(`h2`,{},`Causes (${l(r.length)})`),e(`ul`,{},...i,a>0?e(`li`,{},`and ${u(a,`more cause`)}`):void 0)]}function so(t,n,r,i){let a=Rn(t,n,r),{file:o,line:s}=Nn(t,r),[c,l]=i.source??[o,s],u=c===void 0?``:l===void 0?c:`${c}:${l}`,d=[Mn(t,r).join(` \u203a `),to(Di({outcome:`failed`,jobs:a,attempts:1},n)),u];return e(`article`,{},e(`h3`,{class:`row`},B(`failed`),e(`span`,{},K(t,r))),e(`p`,{class:`secondary`},d.filter(e=>e!==``).join(` · `)),...co(i,K(t,r)))}function co(t,n){let{title:r,diff:i,message:a,frame:o,trace:s}=R(t),c=o===void 0?void 0:gn(hn(o),t.source,void 0),l=(t,n)=>z([e(`span`,{class:`strong`},t)],n),u=[t.stdout??``,t.stderr??``].map(e=>e.trimEnd()).filter(e=>e!==``);return[i===void 0?void 0:Ut({...i,lines:i.lines.slice(0,40)},r),i!==void 0||r===void 0?void 0:rn(r,lo(a)),o===void 0?void 0:nn(o,c===void 0?void 0:document.createTextNode(c.text)),s===``?void 0:l(`Trace`,F(`Trace`,Jn(s,{testName:n,place:Ot(t.source)},40).join(`\n`))),u.length===0?void 0:l(`Output`,ue(`Output`,lo(u.join(`\n`))))].filter(e=>e!==void 0)}function lo(e){let t=e.split(`\n`),n=t.length-40;return n>0?[...t.slice(0,40),`\u2026 ${u(n,`more line`)}`].join(`\n`):e}let uo=(t,n,...r)=>e(`figure`,{class:`card chart-card`},e(`figcaption`,{class:`section-head`},e(`h2`,{},t),n===``?void 0:e(`span`,{class:`small quiet`},n)),...r);function fo(t,n,r){let i=(t,n)=>e(`tr`,{},...t.map(t=>e(n,{},t)));return e(`div`,{class:`visually-hidden`},e(`table`,{},e(`caption`,{},t),e(`thead`,{},i(n,`th`)),e(`tbody`,{},...r.map(e=>i(e,`td`)))))}function po(t){let n=e(`div`,{class:`picture`},t(640)),r=640;return new ResizeObserver(([e])=>{let i=Math.max(Math.floor(e?.contentRect.width??0),240);i!==r&&e?.contentRect.width!==0&&(r=i,n.replaceChildren(t(i)))}).observe(n),n}let $=[[1,`< 1 ms`],[10,`10 ms`],[100,`100 ms`],[1e3,`1 s`],[1e4,`10 s`],[6e4,`1 min`],[1/0,`> 1 min`]];function mo({tests:{durations:e}}){let t=$.map(()=>0),n=0;for(let r of e){if(r<0)continue;n+=1;let e=$.findIndex(([e])=>r<e);t[e]=(t[e]??0)+1}if(!(n<2))return uo(`Durations`,`tests by duration`,po(e=>ho(t,e)),fo(`Number of tests by duration`,[`Duration`,`Tests`],t.map((e,t)=>[go(t),l(e)])))}function ho(e,t){let r=Math.max(...e),i=t/$.length,a=n(`svg`,{class:`histogram`,width:t,height:148,\"aria-hidden\":`true`});return e.forEach((e,t)=>{let o=e===0?0:Math.max(e/r*96,2),s=(t+.5)*i,c=Math.min(i-8,72);a.append(n(`rect`,{class:`fill-calm`,x:s-c/2,y:120-o,width:c,height:o,rx:2}),n(`text`,{x:s,y:120-o-6,\"text-anchor\":`middle`},e===0?``:l(e)),n(`text`,{class:`axis`,x:s,y:140,\"text-anchor\":`middle`},_o(t,i)))}),a.append(n(`line`,{class:`rule`,x1:0,x2:t,y1:120.5,y2:120.5})),a}let go=e=>{let t=$[e]?.[1]??``;return e===0||e===$.length-1?t:`< ${t}`},_o=(e,t)=>t<56?go(e).replace(/^< (?!1 ms)/,``):go(e);function vo(t){let{durations:n}=t.model.tests,r=pi(n,10),i=n[r[0]??-1]??0;if(i<=0)return;let a=r.map(r=>{let a=e(`span`,{class:`fill-calm`});return a.style.width=`${(n[r]??0)/i*100}%`,e(`li`,{},Ln(t,r),e(`span`,{class:`share`,\"aria-hidden\":`true`},a))});return uo(`Slowest tests`,``,e(`ol`,{class:`ranking`},...a))}function yo({model:t,navigation:n}){let r=t.tags.names.map(e=>({name:e,byRank:O.map(()=>0),total:0}));for(let[e,n]of t.tests.tagsOf){let i=t.tests.ranks[e]??M;for(let e of n){let t=r[e];t!==void 0&&(t.byRank[i]=(t.byRank[i]??0)+1,t.total+=1)}}if(r.length===0)return;let i=e=>e.byRank[A]??0,a=r.sort((e,t)=>i(t)-i(e)||t.total-e.total).slice(0,15).map(t=>e(`li`,{},e(`a`,{class:`tag-row`,href:n.searchHref(Qr(`tag`,t.name))},e(`span`,{class:`grow ellipsis`},t.name),e(`span`,{class:`small quiet nowrap`},i(t)>0?`${l(i(t))} failed of ${l(t.total)}`:l(t.total))),bo(t.byRank))),o=r.length>15?`15 of ${l(r.length)}`:``;return uo(`Tags`,o,e(`ol`,{class:`ranking`},...a))}function bo(t){let n=e(`span`,{class:`outcome-bar`,\"aria-hidden\":`true`});return t.forEach((t,r)=>{if(t===0)return;let i=e(`span`,{class:`fill-${O[r]}`});i.style.flexGrow=String(t),n.append(i)}),n}let xo=`complete`,So=(t,{model:n,navigation:r})=>{let i=vo({model:n,navigation:r,jobs:x(n)}),a=[mo(n),yo({model:n,navigation:r})].filter(e=>e!==void 0),o=Co(),s=a.length>0||i!==void 0;return t.prepend(...o===void 0?[]:[o],...s?[e(`div`,{class:`charts`},e(`div`,{class:`chart-stack`},...a),i)]:[]),t.classList.add(xo),{show(){}}};function Co(){let t=[...document.getElementById(r.context)?.querySelectorAll(`.wide-only`)??[]];return t.length===0?void 0:e(`ul`,{class:`phone-facts medium secondary`,\"aria-label\":`More about the run`},...t.map(t=>{let n=e(`li`,{});return n.append(...[...t.childNodes].map(e=>e.cloneNode(!0))),n}))}function wo(e){let{starts:t,durations:n,ranks:r}=e.executions,i=1/0,a=-1/0,o=0;for(let[e,r]of t.entries())r<0||(o+=1,i=Math.min(i,r),a=Math.max(a,r+Math.max(n[e]??0,0)));if(o<2||o<t.length*.5||a<=i)return;let{kind:s,names:c,laneOf:l}=To(e),u=new Map,d=new Set,f=e=>Math.min(Math.floor((e-i)/(a-i)*600),599);for(let[e,i]of t.entries()){if(i<0)continue;let t=l(e),a=u.get(t)??{running:new Int32Array(601),failing:new Int32Array(601)};if(!u.has(t)&&u.size===40){d.add(t);continue}u.set(t,a);let o=f(i),s=f(i+Math.max(n[e]??0,0))+1;Do(a.running,o,s),r[e]===A&&Do(a.failing,o,s)}let p=[...u].sort(([e],[t])=>e-t);return{start:i,end:a,kind:s,lanes:p.map(([e,t])=>({title:c[e]??`others`,busySpans:Oo(t)})),more:d.size}}function To(e){let{jobOf:t,workerOf:n,testOf:r}=e.executions,i=x(e);if(i.groups.length>1)return{kind:i.noun,names:i.groups.map(({name:e})=>e),laneOf:e=>i.numbers[t[e]??-1]??-1};if(e.workers.names.length>1)return{kind:`worker`,names:e.workers.names,laneOf:e=>n[e]??-1};let a=Eo(e);return{kind:`suite`,names:e.suites.names,laneOf:e=>a(r[e]??-1)}}function Eo({suites:e,tests:t}){let n=e.parents.filter(e=>e===-1).length>1?0:1,r=[],i=[];return e.parents.forEach((e,t)=>{let a=(r[e]??-1)+1;r.push(a),i.push(a<=n?t:i[e]??t)}),e=>i[t.suiteOf[e]??-1]??-1}function Do(e,t,n){e[t]=(e[t]??0)+1,e[n]=(e[n]??0)-1}function Oo({running:e,failing:t}){let n=[],r=0,i=0;for(let a=0;a<600;a+=1){r+=e[a]??0,i+=t[a]??0;let o=n.at(-1);r!==0&&(o!==void 0&&o.to===a&&o.isFailed===i>0?o.to=a+1:n.push({from:a,to:a+1,isFailed:i>0}))}return n}function ko(t){let n=wo(t);if(n===void 0)return;let{start:r,end:i,kind:a,lanes:o,more:s}=n,c=o.map(t=>e(`li`,{},e(`span`,{class:`lane-name small ellipsis`,title:t.title},t.title),Ao(t,i-r))),l=[0,.25,.5,.75,1].map(t=>e(`span`,{class:t*4==1||t*4==3?`optional`:``},t===0?`0`:U((i-r)*t)));return uo(`Timeline`,`by ${a}; red where a test failed`,e(`div`,{class:`timeline`},e(`ol`,{},...c),e(`p`,{class:`timeline-axis small quiet`},...l)),s>0?e(`p`,{class:`small quiet`},`${u(s,`more ${a}`)} ${s===1?`is`:`are`} not shown.`):void 0)}function Ao({title:e,busySpans:t},r){let i=t.reduce((e,{from:t,to:n})=>e+n-t,0),a=t.some(({isFailed:e})=>e),o=`${e}: busy for about ${U(i/600*r)}${a?`, with failures`:``}`,s=n(`svg`,{class:`lane`,viewBox:`0 0 600 10`,preserveAspectRatio:`none`,role:`img`,\"aria-label\":o},n(`title`,{},o));for(let{from:e,to:r,isFailed:i}of t){let[t,a]=i?[0,10]:[2.5,5];s.append(n(`rect`,{class:i?`fill-failed`:`fill-calm`,x:e,y:t,width:r-e,height:a}))}return s}let jo={causes:fr,jobs:ai,timeline:(t,{model:n})=>{let r=ko(n);return t.append(e(`div`,{class:`tab-page`},r??e(`p`,{class:`secondary`},`The results do not contain the start times of most tests, so there is no timeline.`))),{show(){}}},summary:So};function Mo(e){let n=document.documentElement.dataset.start??`tests`,i=new Map,o,l=c(window,{read:Lr,write:Ir},e=>b(e)),u=Ur(e,l,()=>o),d=s(),f=Kr(),p=e=>{f(e),d.announce(e)},m=gr(document),h={model:e,run:()=>o,readDetails:async t=>{let n=e.executions.detailsOf.get(t);return n===void 0?void 0:m(n)},navigation:u,copy:async e=>p(await yr(e)?`Copied`:`The browser did not allow copying`),announce:d.announce},g=matchMedia(Qa),_=Gr(No(r.tabs),u.openTab),v=$a(No(a(`tests`)),h,l);function y({tab:e=n}){return _.names.includes(e)?e:`tests`}function b(e){let t=y(e);_.show(t),t===`tests`?v.show(e):o!==void 0&&x(t,e);let n=t===`tests`?e.test:t===`causes`?e.cause:void 0;document.body.classList.toggle(`detail-open`,g.matches&&n!==void 0)}function x(e,t){let n=i.get(e);n===void 0&&(n=jo[e](No(a(e)),h),i.set(e,n)),n.show(t)}let S=Er(Tr({tests:v,navigation:u,isOnTests:()=>y(l.state())===`tests`,pressInTab:e=>i.get(y(l.state()))?.press?.(e)===!0,openHelp:()=>S.openHelp()}));return No(r.settings).append(t(V(`keyboard`),{class:`btn icon keyboard-only`,\"aria-label\":`Keyboard shortcuts`,title:`Keyboard (?)`},S.openHelp),t(V(`theme`),{class:`btn icon`,\"aria-label\":`Light or dark`,title:`Light or dark (t)`},Cr)),document.getElementById(r.note)?.remove(),document.body.append(d.root),g.addEventListener(`change`,()=>b(l.state())),b(l.state()),{refresh:()=>b(l.state()),async finish(e){o=e,b(l.state()),await no(h)}}}function No(e){let t=document.getElementById(e);if(t===null)throw Error(`The page has no element with the id ${e}`);return t}async function Po(){let e=Cn(),t=Mo(e),n=0,r=-1/0;for await(let i of mr(document))wn(e,i,n),n+=1,performance.now()-r<250||(t.refresh(),r=performance.now());await t.finish(hr(document))}Po().catch(t=>{document.documentElement.dataset.tab=`summary`;let n=`The list of tests cannot be shown: ${String(t)}. The summary is complete.`,r=document.getElementById(a(`summary`));r?.classList.add(xo),r?.prepend(e(`p`,{class:`alert alert-caution`,role:`alert`},n))})})();";
		const pageStyle = ":root{color-scheme:light dark;--bg:light-dark(#ffffff,#0e1116);--sunken:light-dark(#f6f7f9,#14181e);--raised:light-dark(#ffffff,#171c23);--hover:light-dark(#eff2f5,#1c222a);--selected:light-dark(#e6effd,#16294a);--line:light-dark(#e2e6eb,#272e37);--line-strong:light-dark(#cbd2d9,#3a434e);--control:light-dark(#7d8793,#6f7985);--text:light-dark(#1b1f24,#e8ecf1);--text-2:light-dark(#47505b,#b6bfc9);--text-3:light-dark(#5f6873,#949eaa);--accent:light-dark(#0b57d0,#74b3ff);--on-accent:light-dark(#ffffff,#0e1116);--failed:light-dark(#b3191f,#ff8d87);--failed-fill:light-dark(#cf222e,#f2564e);--failed-tint:light-dark(#fff0ef,#2d1517);--failed-line:light-dark(#f3c6c4,#5c2a2b);--passed:light-dark(#0f6a37,#5cc98a);--passed-fill:light-dark(#2c9a5e,#37995f);--passed-tint:light-dark(#e9f7ee,#10281a);--flaky:light-dark(#855000,#e6b04a);--flaky-fill:light-dark(#c27500,#d69a2a);--flaky-tint:light-dark(#fff5e2,#2b200c);--flaky-line:light-dark(#efd6a8,#55421a);--skipped:light-dark(#5f6873,#949eaa);--skipped-fill:light-dark(#7d8793,#6f7985);--info:light-dark(#0b57d0,#74b3ff);--info-tint:light-dark(#e6effd,#16294a);--add:light-dark(#e6f6eb,#10281a);--add-word:light-dark(#a9e2bd,#1d5a36);--del:light-dark(#ffecea,#2d1517);--del-word:light-dark(#ffc4bf,#7a2b2b);--sans:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"Liberation Sans\",sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,\"Liberation Mono\",\"DejaVu Sans Mono\",monospace;--shadow:0 1px 2px light-dark(rgb(20 30 45 / 0.06),rgb(0 0 0 / 0.4))}:root[data-theme=\"light\"]{color-scheme:light}:root[data-theme=\"dark\"]{color-scheme:dark}@media (prefers-contrast:more){:root{--line:var(--control);--line-strong:var(--text-2)}}*,::before,::after{box-sizing:border-box}[hidden]{display:none !important}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0;background:var(--bg);color:var(--text);font:14px / 20px var(--sans);font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased}h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,pre{margin:0}h1{font-size:24px;line-height:32px;font-weight:600;letter-spacing:-0.01em}h2{font-size:16px;line-height:24px;font-weight:600}h3,h4,h5,h6{font-size:14px;line-height:20px;font-weight:600}a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline;text-underline-offset:2px}a.plain{color:inherit}code,pre,kbd,.mono{font-family:var(--mono);font-size:12.5px}code.inline{padding:1px 5px;border-radius:4px;background:var(--hover);overflow-wrap:anywhere}button,select,input{font:inherit;color:inherit}:focus-visible{outline:2px solid var(--accent);outline-offset:1px;border-radius:4px}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.secondary{color:var(--text-2)}.quiet{color:var(--text-3)}.small{font-size:12px;line-height:16px}.medium{font-size:13px;line-height:20px}.strong{font-weight:600}.nowrap{white-space:nowrap}.ellipsis{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.text-failed{color:var(--failed)}.text-passed{color:var(--passed)}.text-flaky{color:var(--flaky)}.dots > *:not(:last-child)::after{content:\"·\";display:inline-block;margin:0 6px;color:var(--text-3)}.row{display:flex;align-items:center;gap:8px}.wrap{flex-wrap:wrap}.grow{flex:1;min-width:0}.mark{display:block;flex:none;width:16px;height:16px}.mark.large{width:24px;height:24px}.tag{display:inline-flex;align-items:center;height:20px;padding:0 7px;border:1px solid var(--line-strong);border-radius:10px;background:none;color:var(--text-2);font-size:12px;font-weight:500;white-space:nowrap}.tag.failed{border-color:var(--failed-line);color:var(--failed)}.tag.flaky{border-color:var(--flaky-line);background:var(--flaky-tint);color:var(--flaky)}.tag.passed{border-color:transparent;background:var(--passed-tint);color:var(--passed)}.btn{display:inline-flex;align-items:center;gap:6px;height:32px;padding:0 12px;border:1px solid var(--line-strong);border-radius:6px;background:var(--raised);color:var(--text);font-size:13px;font-weight:500;white-space:nowrap;cursor:pointer}.btn:hover{background:var(--hover);text-decoration:none}.btn.icon{justify-content:center;width:32px;padding:0;border-color:transparent;background:none;color:var(--text-2)}.btn.icon:hover{background:var(--hover)}.btn.compact{height:28px;padding:0 9px;font-size:12px}.btn.icon.compact{width:28px;padding:0}.field{display:flex;align-items:center;gap:8px;min-width:0;height:32px;padding:0 10px;border:1px solid var(--control);border-radius:6px;background:var(--bg);color:var(--text-3)}.field input{flex:1;min-width:0;border:0;outline:0;background:none;color:var(--text)}.field input::placeholder{color:var(--text-3);opacity:1}.field:focus-within{outline:2px solid var(--accent);outline-offset:-1px}kbd{padding:0 5px;border:1px solid var(--line-strong);border-radius:4px;color:var(--text-3);font-size:11px;line-height:16px}.pick{display:inline-flex;flex:none;align-items:center;gap:6px;height:32px;padding:0 8px 0 10px;border:1px solid var(--line-strong);border-radius:6px;background:var(--raised);font-size:13px;white-space:nowrap;cursor:pointer}.pick:hover{background:var(--hover)}.chips{display:flex;gap:6px;overflow-x:auto;scrollbar-width:none}.chip{display:inline-flex;flex:none;align-items:center;gap:6px;height:32px;padding:0 10px;border:1px solid var(--line-strong);border-radius:16px;background:none;font-size:13px;white-space:nowrap;cursor:pointer}.chip:hover{background:var(--hover)}.chip[aria-pressed=\"true\"]{border-color:var(--accent);background:var(--selected)}.tabs{display:flex;gap:4px;overflow-x:auto;scrollbar-width:none}.tabs a{display:inline-flex;flex:none;align-items:center;gap:6px;height:40px;padding:0 10px;border-bottom:2px solid transparent;color:var(--text-2);font-weight:500;white-space:nowrap;outline-offset:-2px}.tabs a:hover{color:var(--text);text-decoration:none}.tabs a[aria-current]{border-color:var(--accent);color:var(--text)}.count{color:var(--text-3);font-size:12px;font-weight:400}.card{border:1px solid var(--line);border-radius:8px;background:var(--raised);box-shadow:var(--shadow)}.table{width:100%;border-collapse:collapse}.table th{padding:8px 12px;border-bottom:1px solid var(--line);color:var(--text-3);font-size:12px;font-weight:500;line-height:16px;text-align:left;white-space:nowrap}.table td{padding:10px 12px;border-bottom:1px solid var(--line);vertical-align:top}.table tr:last-child > td{border-bottom:0}.table .number{text-align:right;white-space:nowrap}.fill-failed{background:var(--failed-fill);fill:var(--failed-fill)}.fill-passed{background:var(--passed-fill);fill:var(--passed-fill)}.fill-flaky{background:var(--flaky-fill);fill:var(--flaky-fill)}.fill-skipped,.fill-cancelled,.fill-running,.fill-unknown{background:var(--skipped-fill);fill:var(--skipped-fill)}.box{overflow:hidden;border:1px solid var(--line);border-radius:8px}.box > .box-head,details.box > summary{display:flex;align-items:center;gap:8px;min-height:38px;padding:4px 8px 4px 14px;background:var(--sunken);font-size:13px}.box > .box-head,details.box[open] > summary{border-bottom:1px solid var(--line)}details.box > summary{cursor:pointer;list-style:none;outline-offset:-2px}details.box > summary::-webkit-details-marker{display:none}details.box > summary::before,.chevron::before{content:\"\";flex:none;width:6px;height:6px;margin-right:4px;border:solid var(--text-3);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}details.box[open] > summary::before,.chevron[aria-expanded=\"true\"]::before{transform:rotate(45deg) translate(-2px,-2px)}pre.code{padding:10px 0;overflow-x:auto;line-height:20px;tab-size:4;outline-offset:-2px}pre.code .line{display:block;min-width:max-content;padding:0 14px;white-space:pre}.wrapped pre.code .line{min-width:0;white-space:pre-wrap;overflow-wrap:anywhere}pre.code .add{background:var(--add)}pre.code .del{background:var(--del)}pre.code .add b{border-radius:2px;background:var(--add-word);font-weight:600}pre.code .del b{border-radius:2px;background:var(--del-word);font-weight:600}pre.code .gutter{display:inline-block;width:36px;margin-right:14px;color:var(--text-3);text-align:right;user-select:none}pre.code .hit{background:var(--failed-tint);box-shadow:inset 3px 0 var(--failed-fill)}pre.code .library{color:var(--text-3)}.toast{position:fixed;z-index:20;bottom:24px;left:50%;padding:8px 16px;border-radius:8px;background:var(--text);color:var(--bg);font-size:13px;transform:translateX(-50%)}@media (prefers-reduced-motion:no-preference){.btn,.chip,.pick{transition:background-color 120ms ease-out}}@media (pointer:coarse){.btn,.chip,.pick,.field{height:40px}.btn.icon{width:40px}.btn.compact{height:36px}.btn.icon.compact{width:36px}.tabs a{height:44px}}@media (forced-colors:active){.chip[aria-pressed=\"true\"]{forced-color-adjust:none;background:Highlight;color:HighlightText}.chip[aria-pressed=\"true\"] *{color:inherit}}html,body{height:100%}body{display:flex;flex-direction:column;overflow:hidden}.symbols{position:absolute}h1,h2,h3,dd,li,p,summary{unicode-bidi:isolate}.top{flex:none;padding:0 24px;border-bottom:1px solid var(--line);background:var(--sunken)}.crumb{display:flex;align-items:center;gap:8px;height:48px;font-size:13px}#settings{flex:none;min-width:72px;min-height:32px;justify-content:flex-end}.head{display:flex;align-items:flex-end;gap:24px;padding:4px 0 10px}.head h1{display:flex;gap:10px;overflow-wrap:anywhere}.head h1 .mark{margin-top:4px}.headline{min-width:0}.headline::first-letter{text-transform:uppercase}.headline{display:block}.context{display:flex;min-height:20px;margin-top:4px;overflow:hidden}.context > *{flex:none}.context > *::after,.context > *:not(:last-child)::after{content:none}.context > * + *::before{content:\"·\";display:inline-block;margin:0 6px;color:var(--text-3)}.context > .shrinks{flex:0 1 auto;overflow:hidden;text-overflow:ellipsis}.context code{font-size:12.5px}.proportion{flex:none;width:300px}.proportion svg{display:block;border-radius:4px}.proportion ul{display:flex;justify-content:flex-end;gap:12px;min-height:16px;margin-top:6px;padding:0;color:var(--text-2);font-size:12px;line-height:16px;list-style:none}.proportion i{display:inline-block;width:8px;height:8px;margin-right:4px;border-radius:2px}.tabs{height:40px}[data-tab=\"tests\"] .tabs [data-tab=\"tests\"],[data-tab=\"causes\"] .tabs [data-tab=\"causes\"],[data-tab=\"jobs\"] .tabs [data-tab=\"jobs\"],[data-tab=\"timeline\"] .tabs [data-tab=\"timeline\"],[data-tab=\"summary\"] .tabs [data-tab=\"summary\"]{border-color:var(--accent);color:var(--text)}.gaps{display:flex;flex:none;gap:10px;padding:8px 24px;border-bottom:1px solid var(--flaky-line);background:var(--flaky-tint);font-size:13px}.gaps .mark{margin-top:2px}.gaps ul{min-width:0;padding:0;list-style:none;overflow-wrap:anywhere}.gaps .badge{display:none}main{display:flex;flex:1;flex-direction:column;min-height:0}.view{display:none;flex:1;flex-direction:column;min-height:0}[data-tab=\"tests\"] #view-tests,[data-tab=\"causes\"] #view-causes{display:flex}[data-tab=\"jobs\"] #view-jobs,[data-tab=\"timeline\"] #view-timeline,[data-tab=\"summary\"] #view-summary{display:block;overflow-y:auto}:root:not([data-tab]){& body{height:auto;overflow:visible}& #view-summary{display:block}& .tabs{visibility:hidden}}[data-tab] .script-note{display:none}body > footer{flex:none;padding:6px 24px;border-top:1px solid var(--line);color:var(--text-3);font-size:12px;line-height:16px}.split{display:grid;flex:1;grid-template-columns:minmax(360px,var(--list-width,38%)) minmax(0,1fr);min-height:0}.split > .list{overflow-y:auto;border-right:1px solid var(--line)}.split > .pane{overflow-y:auto}.split:has(> .divider){grid-template-columns:minmax(360px,var(--list-width,38%)) 0 minmax(0,1fr)}.divider{position:relative;z-index:3;width:9px;margin-left:-5px;cursor:col-resize;touch-action:none}.divider::after{content:\"\";position:absolute;inset:0 4px 0 3px}.divider:is(:hover,:focus-visible)::after{background:var(--accent)}.divider:focus-visible{outline:0}.menu-root{position:relative}.menu{position:absolute;z-index:10;top:calc(100% + 4px);right:0;min-width:160px;max-height:360px;padding:4px;overflow-y:auto;border:1px solid var(--line-strong);border-radius:8px;outline:0;background:var(--raised);box-shadow:0 4px 16px light-dark(rgb(20 30 45 / 0.14),rgb(0 0 0 / 0.5));font-size:13px;list-style:none}.menu li{display:flex;gap:12px;align-items:center;min-height:32px;padding:4px 10px;border-radius:4px;cursor:pointer}.menu li[aria-selected=\"true\"]{font-weight:600}.menu li:is(.active,:hover){background:var(--selected)}dialog{max-width:min(480px,calc(100vw - 32px));padding:20px 24px;border:1px solid var(--line-strong);border-radius:8px;background:var(--raised);color:var(--text)}dialog::backdrop{background:rgb(10 14 20 / 0.45)}.keys{margin:12px 0 16px}.keys > div{display:flex;gap:12px;padding:3px 0}.keys dt{flex:none;width:112px}.keys kbd{color:var(--text-2)}dialog .btn{margin-top:16px}.sheet{width:100%;max-width:none;margin:auto 0 0;padding:16px;border-width:1px 0 0;border-radius:16px 16px 0 0}.sheet fieldset{margin:0 0 8px;padding:0;border:0}.sheet legend{padding:0 0 4px}.sheet label{min-height:40px}.sheet .btn{justify-content:center;width:100%}:is(.sheet,.help) input{width:18px;height:18px;margin:0;accent-color:var(--accent)}.phone-only{display:none}@media (pointer:coarse){.tabs{height:44px}.menu li{min-height:40px}}@media (hover:none) and (pointer:coarse){.keyboard-only{display:none}}@media (max-width:1180px){.proportion{display:none}}@media (max-width:719px){html,body{height:auto}body{display:block;min-height:100dvh;overflow:visible}.keyboard-only{display:none}.phone-only{display:inline-flex}.top{padding:0 16px}.crumb{height:44px}.head{display:block;padding-bottom:6px}.head h1{font-size:20px;line-height:26px}.head h1 .mark{margin-top:1px}.wide-only{display:none}.gaps{padding:8px 16px}main,.view,[data-tab] .view{min-height:0;overflow:visible}.split,.split:has(> .divider){display:block}.split > .list{overflow:visible;border:0}.divider{display:none}.split > .pane{display:none;position:fixed;z-index:5;inset:0;background:var(--bg);overscroll-behavior:contain}.detail-open{overflow:hidden}.detail-open .split > .pane{display:block}body > footer{padding:8px 16px}}@media (max-width:719px) and (prefers-reduced-motion:no-preference){.detail-open .split > .pane{animation:slide-in 160ms ease-out}@keyframes slide-in{from{opacity:0;transform:translateX(24px)}}}.toolbar{display:flex;flex:none;align-items:center;gap:12px;min-height:53px;padding:10px 24px;border-bottom:1px solid var(--line)}#view-tests:empty::before{content:\"\";flex:none;height:53px;border-bottom:1px solid var(--line)}.search{position:relative;flex:none;width:340px}.search .clear,.search .filled kbd,.search .field:focus-within kbd{display:none}.search .filled .clear{display:inline-flex;margin-right:-8px}.search-menu{right:auto;left:0;width:100%}.search-menu .small{margin-left:auto;text-align:right}.toolbar .chips{flex:1;min-width:0;min-height:32px}.toolbar.loading .chips{visibility:hidden}.picks{flex:none}.picks .pick{justify-content:space-between;min-width:156px}.picks .pick > :nth-child(2){flex:1;text-align:left}.list{position:relative}.list-space{position:relative}.list-section{position:absolute;top:0;right:0;left:0}.placed{position:absolute;top:0;right:0;left:0}.list-group{z-index:1;display:flex;align-items:center;gap:8px;width:100%;padding:0 16px 0 24px;border:0;border-top:1px solid var(--line);background:var(--bg);text-align:left;cursor:pointer;outline-offset:-2px}.list-group:not(.placed){position:sticky;top:0}.list-section:first-child > .list-group:first-child{border-top-color:transparent}.list-group:hover{background:var(--hover)}.list-group.level-2{padding-left:38px;border-top-color:transparent}.list-group .title{display:flex;min-width:0}.list-group .inner{font-weight:400}.list-group .count{flex:none}.list-group .ellipsis{unicode-bidi:isolate}.test-row{display:flex;align-items:center;gap:12px;padding:0 16px 0 24px;color:inherit;outline-offset:-2px}.test-row.double{align-items:flex-start;padding-top:6px;padding-bottom:6px}.test-row.nested{padding-left:40px}.test-row.double .mark{margin-top:4px}.test-row.double > .nowrap{padding-top:3px}.test-row .ellipsis{display:block;unicode-bidi:isolate}.test-row:hover{background:var(--hover);text-decoration:none}.test-row[aria-current]{background:var(--selected)}.test-row[aria-current]::before{content:\"\";position:absolute;top:0;bottom:0;left:0;width:3px;background:var(--accent)}.test-row .name{display:flex;min-width:0}.test-row.double .name{font-weight:500}.test-row .name > .ellipsis,.list-group .title > .ellipsis{white-space:pre}.list .end{flex:none;white-space:pre}.test-row mark{border-radius:2px;background:var(--flaky-tint);box-shadow:0 0 0 1px var(--flaky-line);color:inherit}.list-note:not(:empty){padding:16px 24px 24px}.list .empty:not(:empty){display:flex;flex-wrap:wrap;gap:12px;padding:24px;color:var(--text-2)}.list .empty p{width:100%;overflow-wrap:anywhere}@media (prefers-reduced-motion:no-preference){.test-row,.list-group{transition:background-color 120ms ease-out}}@media (pointer:coarse){.toolbar .chips{min-height:40px}.toolbar{min-height:61px}#view-tests:empty::before{height:61px}}@media (max-width:1180px){.search{width:240px}}@media (max-width:960px){.toolbar{flex-wrap:wrap;min-height:95px}#view-tests:empty::before{height:95px}.search{flex:1}.toolbar .chips{flex:none;order:3;width:100%}}@media (max-width:960px) and (pointer:coarse){.toolbar{min-height:113px}#view-tests:empty::before{height:113px}}@media (max-width:719px){.toolbar{position:sticky;z-index:2;top:0;gap:8px;padding:10px 16px;background:var(--bg)}.toolbar .picks{display:none}.toolbar .chips{width:calc(100% + 16px);margin-right:-16px;padding-right:16px}.search input{font-size:16px}.list-group,.test-row{padding-right:16px;padding-left:16px}.list-group:not(.placed){position:static}.list-group.level-2{padding-left:30px}.test-row.nested{padding-left:32px}.test-row[aria-current]{background:none}.test-row[aria-current]::before{content:none}}@media (forced-colors:active){.test-row[aria-current]{forced-color-adjust:none;background:Highlight;color:HighlightText}.test-row[aria-current] *{color:inherit}}.box > .box-head:last-child{border-bottom:0}.box-head .grow{padding:5px 0}.box-head .grow:not(.ellipsis){overflow-wrap:anywhere}details.box > summary:hover{background:var(--hover)}.legend{display:flex;flex-wrap:wrap;gap:2px 12px}.key{display:inline-block;width:10px;height:10px;margin-right:2px;border-radius:2px;vertical-align:-1px}.key.del{background:var(--del-word)}.key.add{background:var(--add-word)}.wrap-switch[aria-pressed=\"true\"]{background:var(--selected);color:var(--accent)}pre.code{unicode-bidi:plaintext}pre.code .line{min-height:20px}pre.code.plain{max-height:420px;padding:10px 14px;overflow-y:auto}.wrapped pre.code.plain,.prose pre.code.plain{white-space:pre-wrap;overflow-wrap:anywhere}pre.code .unfold{width:100%;border:0;background:none;font:inherit;text-align:left;cursor:pointer}pre.code .unfold:hover{background:var(--hover);color:var(--text)}.output-title{padding:8px 14px 0}.box > pre + .output-title{border-top:1px solid var(--line)}@media (max-width:719px){.box > .box-head{flex-wrap:wrap}.box-head > .grow{flex-basis:240px}}.detail{overflow-y:auto;outline:0}.detail-page{max-width:1040px;padding:20px 32px 48px}.back{display:none}.detail-suite,.detail-title,.detail-sentence{overflow-wrap:anywhere;unicode-bidi:isolate}.detail-title{display:flex;gap:10px;margin-top:2px;font-size:20px;line-height:28px;letter-spacing:-0.01em;outline:0}.detail-title .mark{margin-top:2px}.detail-sentence{margin-top:8px;color:var(--text-2)}.detail-sentence + .box{margin-top:16px}.detail-sentence .tag{margin-right:8px}.detail-actions{margin:14px 0 20px}.detail-columns{display:grid;grid-template-columns:minmax(0,1fr) 208px;gap:32px}.detail-main{display:flex;flex-direction:column;gap:20px;min-width:0}.detail-main > .box + details.box{margin-top:-8px}.variants{gap:12px}.section-head{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 8px;margin-bottom:10px}.chip[aria-selected=\"true\"]{border-color:var(--accent);background:var(--selected)}.detail-side dl{font-size:13px}.detail-side dt{color:var(--text-3);font-size:12px;line-height:16px}.detail-side dd{margin:2px 0 14px;overflow-wrap:anywhere;unicode-bidi:isolate}.detail-side .block{display:block;margin-top:2px}.command{display:flex;align-items:flex-start;gap:4px}.command code{flex:1;min-width:0;font-size:12px;line-height:18px;overflow-wrap:anywhere}.placeholder{color:var(--accent);font-weight:600}.scroll-x{overflow-x:auto}.matrix{overflow:hidden;border:1px solid var(--line);border-collapse:separate;border-spacing:0;border-radius:8px}.matrix th{padding:6px 12px;background:var(--sunken);color:var(--text-3);font-size:12px;font-weight:500;line-height:16px;white-space:nowrap}.matrix th:first-child{text-align:left}.matrix tbody th{border-right:1px solid var(--line);color:var(--text-2);font-weight:400}.matrix :is(th,td){border-bottom:1px solid var(--line)}.matrix tbody tr:last-child > *{border-bottom:0}.matrix td{padding:0;border-right:1px solid var(--line)}.matrix td:last-child{border-right:0}.cell{display:flex;align-items:center;gap:6px;padding:8px 14px;color:var(--text-2)}a.cell:hover{background:var(--hover);text-decoration:none}.cell.bad{background:var(--failed-tint);color:var(--failed)}.result-list{padding:0;list-style:none}.result-list li{display:flex;align-items:center;gap:8px;padding:8px 14px;overflow-wrap:anywhere}.result-list li + li{border-top:1px solid var(--line)}.test-link{display:flex;align-items:center;gap:12px;min-height:52px;padding:6px 16px;color:inherit;outline-offset:-2px}.test-link:hover{background:var(--hover);text-decoration:none}.test-link + .test-link{border-top:1px solid var(--line)}.test-link .mark{align-self:flex-start;margin-top:4px}.test-link .ellipsis{display:block}.test-link .name{font-weight:500}.test-link > .nowrap{align-self:flex-start;padding-top:2px}@media (max-width:1180px){.detail-columns{grid-template-columns:minmax(0,1fr)}.detail-side dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:0 16px}.detail-side dt{line-height:20px}.detail-side dd{margin:0 0 8px}}@media (max-width:719px){.detail-page{padding:4px 16px 48px}.back{display:inline-flex;margin:4px 0 4px -10px}.detail-title{font-size:18px;line-height:24px}.matrix{width:100%}.matrix .cell{justify-content:center;padding:8px}.matrix .cell .small{display:none}}@media (prefers-reduced-motion:no-preference){.test-link,.cell{transition:background-color 120ms ease-out}}.list-head{display:flex;align-items:center;height:36px;padding:0 16px 0 24px}.list-foot,.list-more{padding:12px 16px 0 24px}.list-more{padding-left:0}.cause{position:relative;display:flex;gap:14px;padding:14px 16px 14px 24px;border-top:1px solid var(--line);color:inherit;outline-offset:-2px}.cause:hover{background:var(--hover);text-decoration:none}.cause[aria-current]{background:var(--selected)}.cause[aria-current]::before{content:\"\";position:absolute;top:0;bottom:0;left:0;width:3px;background:var(--accent)}.cause-count{flex:none;min-width:max(40px,var(--count-width));font-size:20px;font-weight:600;line-height:24px;text-align:right}.signature{display:block;font-size:13px;line-height:20px;overflow-wrap:anywhere;unicode-bidi:isolate}.detail-title .signature{font-size:18px;line-height:28px}.cause-facts{gap:6px 8px;margin-top:6px;overflow-wrap:anywhere}.share,.share > span{display:block;height:4px;border-radius:2px}.share{margin-top:10px;background:var(--line)}.share > span{min-width:3px}.empty-note{padding:20px 24px;color:var(--text-2)}.empty-note a{text-decoration:underline}@media (max-width:719px){.cause,.list-head,.empty-note{padding-right:16px;padding-left:16px}.list-head > :last-child:not(:first-child){display:none}.cause[aria-current]{background:none}.cause[aria-current]::before{content:none}}.tab-page{display:flex;flex-direction:column;align-items:flex-start;gap:24px;padding:20px 24px 48px}.tab-page > .card{width:100%}.tab-page > .scroll-x{max-width:100%}.job-table td{vertical-align:middle}.job-table tbody tr{position:relative}.job-table tbody tr:hover{background:var(--hover)}.job-table .name::after{content:\"\";position:absolute;inset:0}.job-table .job-log{position:relative}.job-table .name{overflow-wrap:anywhere;unicode-bidi:isolate}@media (max-width:719px){.tab-page{padding:12px 16px 32px}.optional,.job-log{display:none}.job-table :is(th,td){padding-right:8px;padding-left:8px}}[data-tab] #view-summary{padding:20px 24px 48px}:root:not([data-tab]) #view-summary{padding:20px 24px 48px}#report,.facts{max-width:1040px;overflow-wrap:anywhere}.facts{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px;margin-top:24px;font-size:13px}.facts > div{display:contents}.facts dt{color:var(--text-3)}.script-note{margin-bottom:16px;color:var(--text-2)}.badge-successful{color:var(--passed)}.badge-failed{color:var(--failed)}.badge-flaky,.badge-incomplete{color:var(--flaky)}.badge-skipped,.badge-cancelled,.badge-running,.badge-waiting,.badge-unknown,.badge-quarantined{color:var(--skipped)}.badge .sign{font-weight:700}.cells-successful{fill:var(--passed-fill)}.cells-failed{fill:var(--failed-fill)}.cells-flaky{fill:var(--flaky-fill)}.cells-skipped,.cells-cancelled,.cells-running,.cells-unknown{fill:var(--skipped-fill)}#report > * + *,.fold-content > * + *,.fixed > * + *,.alert > * + *{margin-top:12px}#report h2{margin-top:24px}#report > h2:first-child,#report > section:first-child > h2{margin-top:0}#report ul,#report ol{padding-left:24px}.scroll{overflow-x:auto}#report table{border-collapse:collapse;font-size:13px;min-width:320px}#report th,#report td{padding:5px 12px 5px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-variant-numeric:tabular-nums}#report th{color:var(--text-3);font-weight:600;white-space:nowrap}#report td:first-child:not(.right){min-width:6em}#report .right{text-align:right}#report .center{text-align:center}#report hr{border:0;border-top:1px solid var(--line)}.chart{display:block;width:100%;height:12px;border-radius:6px}#report pre{margin:0;padding:10px 12px;border:1px solid var(--line);border-radius:6px;background:var(--sunken);overflow:auto;line-height:1.45;tab-size:4;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}#report pre{max-height:420px}#report :is(del,ins){text-decoration:none}#report del{color:var(--failed);background:var(--failed-tint)}#report ins{color:var(--passed);background:var(--passed-tint)}.fold{border:1px solid var(--line);border-radius:6px}.fold > summary{padding:8px 12px;cursor:pointer;font-weight:600}.fold > .fold-content{padding:4px 12px 12px}.alert{padding:8px 14px;border-left:4px solid var(--accent);border-radius:0 6px 6px 0;background:var(--sunken)}.alert-title{font-weight:600;text-transform:capitalize;color:var(--accent)}.alert-tip{border-color:var(--passed)}.alert-tip .alert-title{color:var(--passed)}.alert-warning{border-color:var(--flaky)}.alert-warning .alert-title{color:var(--flaky)}.alert-caution{border-color:var(--failed)}.alert-caution .alert-title{color:var(--failed)}@media (max-width:719px){[data-tab] #view-summary,:root:not([data-tab]) #view-summary{padding:12px 16px 32px}}[data-tab] #view-summary:not(.complete) > *{visibility:hidden}.charts{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start;gap:16px;max-width:1280px;margin-bottom:24px}.chart-stack{display:grid;gap:16px}.chart-card{min-width:0;padding:14px 16px 16px}.tab-page > .chart-card{width:100%}.chart-card h2{font-size:14px;line-height:20px}.picture{overflow:hidden}.histogram{display:block}.histogram text{fill:var(--text-2);font-size:12px}.histogram .axis{fill:var(--text-3);font-size:11px}.histogram .rule{stroke:var(--line)}.fill-calm{background:var(--accent);fill:var(--accent);opacity:0.6}.ranking{padding:0;list-style:none}.ranking .test-link{min-height:0;padding:6px 4px}.ranking .share{margin:2px 4px 8px 32px}.tag-row{display:flex;gap:12px;padding:4px 0;color:inherit}.outcome-bar{display:flex;gap:2px;height:6px;margin-bottom:8px;overflow:hidden;border-radius:3px}.outcome-bar > span{min-width:3px}.timeline ol{padding:0;list-style:none}.timeline li{display:grid;grid-template-columns:220px minmax(0,1fr);align-items:center;gap:16px;padding:3px 0}.lane{display:block;width:100%;height:20px;border-radius:4px;background:var(--sunken)}.timeline-axis{display:flex;justify-content:space-between;margin:6px 0 0 236px}.phone-facts{display:none}@media (max-width:960px){.charts{grid-template-columns:minmax(0,1fr)}}@media (max-width:719px){.phone-facts{display:grid;gap:4px;margin-bottom:16px;padding:0;list-style:none;overflow-wrap:anywhere}.timeline li{grid-template-columns:minmax(0,1fr);gap:2px;padding:4px 0}.timeline-axis{margin-left:0}}.print-view{display:none}@media print{:root,:root[data-theme]{color-scheme:light}html,body{display:block !important;height:auto !important;overflow:visible !important;font-size:12px;line-height:17px}.top{padding:0 0 8px;background:none}.head h1{font-size:18px;line-height:24px}.btn,.tabs,.toast,.legend,#settings,.view{display:none !important}body:not(:has(.print-view)) #view-summary{display:block !important;height:auto !important;overflow:visible !important;padding:12px 0}.head{display:block;height:auto}.context{display:block;height:auto;overflow:visible}.context > *{display:inline !important;overflow:visible;white-space:normal}.print-view{display:block}.print-view h2{margin:16px 0 6px;font-size:15px;break-after:avoid}.print-view h3{font-size:13px;break-after:avoid;overflow-wrap:anywhere}.print-view p{break-after:avoid}.print-view ul{padding:0;list-style:none}.print-view li{display:flex;gap:10px;padding:4px 0;border-top:1px solid var(--line);break-inside:avoid}.print-view article{padding:10px 0;border-top:1px solid var(--line)}.print-view .box{margin-top:6px;break-inside:auto;border-radius:4px}.print-view .box > .box-head{min-height:0;padding:0 10px;break-after:avoid}pre.code,pre.code .line,pre.code.plain{max-height:none;min-width:0;overflow:visible;white-space:pre-wrap;overflow-wrap:anywhere;font-size:11px;line-height:15px;print-color-adjust:exact}pre.code,pre.code.plain{padding:5px 10px}pre.code .line{min-height:15px;margin:0 -10px;padding:0 10px}.mark,.proportion{print-color-adjust:exact}[data-tab] #view-summary:not(.complete) > *{visibility:visible}}";
		;
		const fact = ({ label, value }) => `<div><dt>${escapeHtmlText(label)}</dt><dd>${renderHtmlInline(value)}</dd></div>`;
		function pageStart({ headline, project, startTab }) {
			const title = project === undefined ? headline : `${headline} \u2013 ${project}`;
			return `<!doctype html>
<html lang="en" data-start="${startTab}">
<head>
<meta charset="utf-8">
${page_elements.DM}
<meta http-equiv="Content-Security-Policy" content="${(0, content_security_policy.A)({
				style: pageStyle,
				scripts: [startScript, pageScript]
			})}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtmlText(title)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
<script>${startScript}<\/script>
</head>
<body>
${symbolSheet()}
`;
		}
		function pageBody({ gaps, facts }, report) {
			const empty = page_elements.eq.filter((tab) => tab !== "summary").map((tab) => `<section id="${(0, page_elements.Nm)(tab)}" class="view"></section>\n`);
			return `${gapsHtml(gaps)}<main>
${empty.join("")}<section id="${(0, page_elements.Nm)("summary")}" class="view">
<p id="${page_elements.S6.note}" class="script-note">This page lists all tests with JavaScript. Without it, only this summary is available.</p>
<div id="${page_elements.S6.report}">
${renderHtml(report)}
</div>
${facts.length === 0 ? "" : `<dl id="${page_elements.S6.facts}" class="facts">\n${facts.map(fact).join("\n")}\n</dl>\n`}</section>
</main>
<script>${pageScript}<\/script>
`;
		}
		const pageEnd = (notes) => `${notes.length === 0 ? "" : `<footer>${notes.map((note) => `<p>${escapeHtmlText(note)}</p>`).join("")}</footer>\n`}</body>
</html>
`;
		;
		const statusLetters = {
			successful: "s",
			failed: "f",
			skipped: "k",
			cancelled: "c",
			running: "r",
			unknown: "u"
		};
		const idDigits = 12;
		;
		const entryCost = 50;
		function createNameTable(maximumLength) {
			const numbers = new Map();
			let fresh = [];
			let length = 0;
			return {
				numberOf(key, name) {
					const known = numbers.get(key);
					if (known !== undefined) return known;
					const cost = key.length + entryCost;
					if (length + cost > maximumLength) return -1;
					length += cost;
					const number = numbers.size;
					numbers.set(key, number);
					fresh.push(name());
					return number;
				},
				takeNew() {
					const taken = fresh;
					fresh = [];
					return taken;
				}
			};
		}
		var external_node_crypto_ = __webpack_require__(77598);
		;
		const slotSize = 4;
		const firstSlots = 1024;
		function createKeyTable() {
			const seed = (0, external_node_crypto_.randomBytes)(4).readUInt32LE();
			let slots = new Uint32Array(slotSize * firstSlots);
			let size = 0;
			function find(first, second, third) {
				const mask = slots.length - 1;
				let slot = mix(mix(mix(seed, first), second), third) * slotSize & mask;
				while (slots[slot + 3] !== 0 && !(slots[slot] === first && slots[slot + 1] === second && slots[slot + 2] === third)) {
					slot = slot + slotSize & mask;
				}
				return slot;
			}
			function put(first, second, third, value) {
				const slot = find(first, second, third);
				if (slots[slot + 3] === 0) size += 1;
				slots[slot] = first;
				slots[slot + 1] = second;
				slots[slot + 2] = third;
				slots[slot + 3] = value;
			}
			function grow() {
				const old = slots;
				slots = new Uint32Array(old.length * 2);
				size = 0;
				for (let slot = 0; slot < old.length; slot += slotSize) {
					const value = old[slot + 3] ?? 0;
					if (value !== 0) put(old[slot] ?? 0, old[slot + 1] ?? 0, old[slot + 2] ?? 0, value);
				}
			}
			return {
				get: (first, second, third) => slots[find(first >>> 0, second >>> 0, third >>> 0) + 3] ?? 0,
				set(first, second, third, value) {
					if (size * slotSize * 2 >= slots.length) grow();
					put(first >>> 0, second >>> 0, third >>> 0, value);
				}
			};
		}
		function mix(hash, value) {
			let mixed = hash ^ Math.imul(value, 3432918353);
			mixed = Math.imul(mixed ^ mixed >>> 16, 2246822507);
			mixed = Math.imul(mixed ^ mixed >>> 13, 3266489909);
			return (mixed ^ mixed >>> 16) >>> 0;
		}
		;
		function createTestNumbers() {
			const occurrences = createKeyTable();
			const numbers = createKeyTable();
			let count = 0;
			return { next(id, job) {
				const own = parseId(id);
				const hex = own === undefined ? (0, external_node_crypto_.hash)("sha256", id, "hex").slice(0, idLength) : id;
				const [high, low] = own ?? parseId(hex) ?? [0, 0];
				const ordinal = occurrences.get(high, low, job) + 1;
				occurrences.set(high, low, job, ordinal);
				const known = numbers.get(high, low, ordinal);
				const isNew = known === 0;
				if (isNew) {
					count += 1;
					numbers.set(high, low, ordinal, count);
				}
				return {
					number: (isNew ? count : known) - 1,
					isNew,
					digits: hex.slice(0, idDigits),
					isHexadecimal: own !== undefined,
					ordinal
				};
			} };
		}
		const factor = 2654435761;
		const idLength = 32;
		function parseId(id) {
			if (id.length !== idLength) return undefined;
			const [first, second, third, fourth] = [
				parseDigits(id, 0),
				parseDigits(id, 8),
				parseDigits(id, 16),
				parseDigits(id, 24)
			];
			if (first === undefined || second === undefined || third === undefined || fourth === undefined) return undefined;
			return [first ^ Math.imul(third, factor), second ^ Math.imul(fourth, factor)];
		}
		function parseDigits(text, start) {
			let value = 0;
			for (let index = start; index < start + 8; index += 1) {
				const code = text.charCodeAt(index);
				const digit = code >= 48 && code <= 57 ? code - 48 : code >= 97 && code <= 102 ? code - 87 : undefined;
				if (digit === undefined) return undefined;
				value = value << 4 | digit;
			}
			return value >>> 0;
		}
		;
		const maximumExecutions = 2e3;
		const maximumDetailLength = 4e6;
		const maximumName = 500;
		const maximumTag = 200;
		const maximumNamedId = 200;
		const maximumSegments = 20;
		const maximumTags = 20;
		const maximumOwners = 20;
		const maximumSuiteNames = 32e6;
		const maximumFileNames = 16e6;
		const maximumTagNames = 2e6;
		const maximumOwnerNames = 1e6;
		const maximumWorkerNames = 2e5;
		const maximumJobNames = 6e5;
		const maximumCauseNames = 2e6;
		const maximumMessages = 8e6;
		const maximumLongMessages = 5e6;
		const none = -1;
		const workerMetadata = [
			"threadId",
			"thread",
			"workerId",
			"worker",
			"hostname",
			"host"
		];
		function createTestColumns() {
			const suites = createSuiteTable();
			const files = createNameTable(maximumFileNames);
			const tags = createNameTable(maximumTagNames);
			const owners = createNameTable(maximumOwnerNames);
			const workers = createNameTable(maximumWorkerNames);
			const jobs = createNameTable(maximumJobNames);
			const causes = createNameTable(maximumCauseNames);
			const messages = createNameTable(maximumMessages);
			const numbers = createTestNumbers();
			let tests = emptyTests();
			let executions = emptyExecutions();
			let details = [];
			let detailLength = 0;
			let lastTest = none;
			let lastJob = { number: none };
			let messageLength = 0;
			let first;
			let testCount = 0;
			let causeCount = 0;
			const jobNames = [];
			function jobNumber({ job = "", module = "" }) {
				if (job === lastJob.job && module === lastJob.module) return lastJob.number;
				const names = [shownName(job), shownName(module)];
				const number = jobs.numberOf(names.join("\0"), () => {
					jobNames.push(names);
					return names;
				});
				lastJob = {
					job,
					module,
					number
				};
				return number;
			}
			function messageNumber({ headline, message }) {
				const kept = messageLength < maximumLongMessages ? message : headline;
				return kept === "" ? none : messages.numberOf(kept, () => {
					messageLength += kept.length;
					return kept;
				});
			}
			function addTest(test, { digits, isHexadecimal, ordinal }, ownerNames) {
				const place = tests.names.length;
				testCount += 1;
				tests.ids += digits;
				if (test.id !== undefined && !isHexadecimal && test.id.length <= maximumNamedId) tests.namedIds.push([place, test.id]);
				if (ordinal > 1) tests.repeated.push([place, ordinal]);
				tests.names.push(shownName(test.name));
				tests.suiteOf.push(suites.numberOf(test.suite));
				tests.fileOf.push(numberIn(files, test.file ?? test.source));
				tests.lines.push(test.file === undefined ? none : test.line ?? none);
				const tagNumbers = numbersIn(tags, (test.tags ?? []).slice(0, maximumTags));
				if (tagNumbers.length > 0) tests.tagged.push([place, tagNumbers]);
				const ownerNumbers = numbersIn(owners, ownerNames.slice(0, maximumOwners));
				if (ownerNumbers.length > 0) tests.owned.push([place, ownerNumbers]);
			}
			return {
				add(test, extras) {
					const { status, timestamp, flaky } = test;
					const job = jobNumber(test);
					const numbered = numbers.next(test.id ?? "", job);
					const { number, isNew } = numbered;
					if (isNew) addTest(test, numbered, extras.owners(test));
					const place = executions.durations.length;
					executions.testSteps.push(number - lastTest - 1);
					lastTest = number;
					executions.jobOf.push(job);
					executions.workerOf.push(numberIn(workers, workerOf(test)));
					executions.statuses += statusLetters[status];
					executions.durations.push(test.duration === undefined ? none : rounded(test.duration));
					executions.timestamps.push(timestamp);
					if (timestamp !== undefined) first = Math.min(first ?? timestamp, timestamp);
					if (flaky === true) executions.flaky.push(place);
					if (extras.failure !== undefined) {
						const { cause } = extras.failure;
						const causeNumber = causes.numberOf(cause[0], () => {
							causeCount += 1;
							return cause;
						});
						if (causeNumber !== none) executions.causeOf.push([place, causeNumber]);
						const message = messageNumber(extras.failure);
						if (message !== none) executions.messageOf.push([place, message]);
					}
					if (extras.details === undefined) return;
					executions.detailed.push(place);
					details.push(extras.details);
					detailLength += lengthOf(extras.details);
				},
				isFull: () => executions.durations.length >= maximumExecutions || detailLength >= maximumDetailLength,
				isEmpty: () => executions.durations.length === 0,
				take() {
					const block = {
						suites: suites.takeNew(),
						files: files.takeNew(),
						tags: tags.takeNew(),
						owners: owners.takeNew(),
						workers: workers.takeNew(),
						jobs: jobs.takeNew(),
						causes: causes.takeNew(),
						messages: messages.takeNew(),
						tests,
						executions: withStarts(executions)
					};
					const taken = {
						tests: block,
						details
					};
					tests = emptyTests();
					executions = emptyExecutions();
					details = [];
					detailLength = 0;
					return taken;
				},
				found: () => ({
					start: first,
					tests: testCount,
					causes: causeCount,
					jobNames
				})
			};
		}
		function createSuiteTable() {
			const table = createNameTable(maximumSuiteNames);
			let last = [];
			let lastNumber = none;
			return {
				numberOf(path) {
					if (path.length === last.length && path.every((name, index) => name === last[index])) return lastNumber;
					let parent = none;
					for (const name of path.slice(0, maximumSegments)) {
						const shown = shownName(name);
						const around = parent;
						const number = table.numberOf(`${around}\0${shown}`, () => [around, shown]);
						if (number === none) break;
						parent = number;
					}
					last = path;
					lastNumber = parent;
					return parent;
				},
				takeNew: table.takeNew
			};
		}
		const emptyTests = () => ({
			ids: "",
			namedIds: [],
			repeated: [],
			names: [],
			suiteOf: [],
			fileOf: [],
			lines: [],
			tagged: [],
			owned: []
		});
		const emptyExecutions = () => ({
			testSteps: [],
			jobOf: [],
			workerOf: [],
			statuses: "",
			durations: [],
			timestamps: [],
			flaky: [],
			causeOf: [],
			messageOf: [],
			detailed: []
		});
		function withStarts({ timestamps, ...columns }) {
			const start = timestamps.reduce((least, time) => time === undefined || least !== undefined && least <= time ? least : time, undefined);
			return {
				...columns,
				...start === undefined ? {} : { start },
				starts: timestamps.map((time) => time === undefined || start === undefined ? none : time - start)
			};
		}
		function numberIn(table, name, limit = maximumName) {
			if (name === undefined || name === "") return none;
			const shown = shownName(name, limit);
			return table.numberOf(shown, () => shown);
		}
		const numbersIn = (table, names) => [...new Set(names.map((name) => numberIn(table, name, maximumTag)))].filter((number) => number !== none);
		const shownName = (name, limit = maximumName) => (0, display_text.p)((0, shorten.m)(name, limit));
		const rounded = (ms) => ms >= 10 ? Math.round(ms) : Math.round(ms * 100) / 100;
		function workerOf({ metadata }) {
			const name = metadata && workerMetadata.find((key) => Object.hasOwn(metadata, key));
			return name === undefined ? undefined : metadata?.[name];
		}
		function lengthOf({ message = "", lead = "", diff = [], details = "", stdout = "", stderr = "", code = "", attempts = [], metadata = {} }) {
			const own = message.length + lead.length + details.length + stdout.length + stderr.length + code.length;
			const further = diff.reduce((sum, line) => sum + line.length, 0) + Object.values(metadata).reduce((sum, value) => sum + value.length, 0);
			return attempts.reduce((sum, attempt) => sum + lengthOf(attempt), own + further);
		}
		var shown_values = __webpack_require__(61853);
		var diff_excerpt = __webpack_require__(74270);
		var failure_text = __webpack_require__(68986);
		var rerun_command = __webpack_require__(76816);
		var excerpt = __webpack_require__(214);
		;
		const test_details_maximumMessage = 2e4;
		const maximumDetails = 4e4;
		const maximumOutput = 2e4;
		const maximumShortMessage = 300;
		const maximumDiffLines = 400;
		const maximumAttempts = 20;
		const maximumMetadata = 50;
		const maximumMetadataName = 100;
		const maximumMetadataValue = 2e3;
		const isNotable = ({ status, flaky }) => status !== "successful" || flaky === true;
		const hasDetails = ({ message, details, stdout, stderr, attempts, metadata }) => Boolean(message || details || stdout || stderr || attempts?.length || metadata && Object.keys(metadata).length > 0);
		const shown = (text, limit) => text === undefined || text === "" ? undefined : (0, display_text.W)((0, excerpt.Kb)(text, limit));
		function testDetails(test, limit, location, code) {
			const rerun = test.status === "failed" || test.flaky === true ? (0, rerun_command.rerunCommand)({
				...test,
				location: location?.file
			}) : undefined;
			if (!hasDetails(test) && location === undefined && rerun === undefined) return undefined;
			if (limit === "short messages") {
				const written = test.status === "failed" ? (0, failure_lead.M)(test)?.headline : test.message;
				const message = shown(written?.slice(0, maximumShortMessage), maximumShortMessage);
				return message === undefined || !isNotable(test) ? undefined : { message };
			}
			if (limit === "notable tests" && !isNotable(test)) return undefined;
			const { attempts, metadata } = test;
			const kept = texts(test, test);
			if (location !== undefined) kept.source = location.line === undefined ? [location.file] : [location.file, location.line];
			if (code !== undefined) kept.code = code;
			if (rerun !== undefined) kept.rerun = rerun;
			if (attempts !== undefined && attempts.length > 0) {
				kept.attempts = attempts.slice(-maximumAttempts).map((attempt) => attemptDetails(attempt, test));
			}
			if (metadata !== undefined) {
				const entries = Object.entries(metadata).slice(0, maximumMetadata);
				if (entries.length > 0) kept.metadata = Object.fromEntries(entries.map(([name, value]) => [metadataName(name), metadataValue(value)]));
			}
			return kept;
		}
		const metadataName = (name) => (0, display_text.p)((0, excerpt.Kb)(name, maximumMetadataName));
		const metadataValue = (value) => (0, display_text.W)((0, excerpt.Kb)(value, maximumMetadataValue));
		function attemptDetails(attempt, test) {
			const { status, duration } = attempt;
			return {
				...texts(attempt, test),
				status,
				...duration === undefined ? {} : { duration }
			};
		}
		function texts(result, { name, suite }) {
			const kept = {};
			const message = shown(result.message, test_details_maximumMessage);
			const details = shown(result.details, maximumDetails);
			const stdout = shown(result.stdout, maximumOutput);
			const stderr = shown(result.stderr, maximumOutput);
			if (message !== undefined) kept.message = message;
			if (details !== undefined) kept.details = details;
			if (result.status === "failed") lead(kept, (0, failure_lead.M)({
				...result,
				name,
				suite
			}));
			if (stdout !== undefined) kept.stdout = stdout;
			if (stderr !== undefined) kept.stderr = stderr;
			return kept;
		}
		function lead(kept, { headline = "", text, isOutput } = {}) {
			const { message = "", details = "" } = kept;
			const values = text === undefined ? (0, shown_values.Q)(message, details) : (0, shown_values.Q)(text, "");
			if (values !== undefined) {
				kept.diff = (0, diff_excerpt.f)((0, shown_values.s)(headline, values), maximumDiffLines);
				const compared = commonLines(values.source, details);
				if (compared.length > 0) kept.compared = compared;
			}
			if (text === undefined) return;
			kept.lead = isOutput ? headline : text;
			const rest = (0, failure_text.e)((0, failure_text.r)(message, details), text).trim();
			if (rest !== "") kept.details = rest;
			else delete kept.details;
		}
		function commonLines(lines, text) {
			const all = new Set(text.split("\n").map((line) => line.trim()));
			const found = lines.map((line) => line.trim()).filter((line) => line !== "" && all.has(line));
			return [...new Set(found)];
		}
		;
		const maximumListed = 5e5;
		const maximumCodes = 2e3;
		const unlimitedDetailBytes = 7e6;
		const maximumDetailBytes = 48e6;
		async function writePage(request) {
			const { path, head, report, recordsPath, counts, jobs = [], locate, codeAround = () => undefined, ownersOf = () => [], sourceBase, runUrl } = request;
			const file = (0, atomic_file.C)(path, "HTML report");
			try {
				file.write(pageStart(head));
				const header = reserveHeader(file, head);
				file.write(pageBody(head, report));
				const blocks = createDataBlocks(file);
				const columns = createTestColumns();
				const isListed = createListingQuota(counts);
				let total = 0;
				let listed = 0;
				let outputsLeftOut = 0;
				let detailsLeftOut = 0;
				let codes = 0;
				const writeBlock = () => {
					const { tests, details } = columns.take();
					blocks.add(tests, details);
				};
				const problems = await (0, read_records.Y)().read(recordsPath, recordsPath, {
					test(test) {
						total += 1;
						if (!isListed(test)) return;
						listed += 1;
						const limit = detailLimitFor(blocks.detailBytes());
						if (limit !== "everything" && hasDetails(test)) {
							if (!isNotable(test)) outputsLeftOut += 1;
							else if (limit === "short messages") detailsLeftOut += 1;
						}
						const location = test.status === "failed" && limit !== "short messages" ? locate(test) : undefined;
						const code = location !== undefined && codes < maximumCodes ? codeAround(location) : undefined;
						if (code !== undefined) codes += 1;
						columns.add(test, {
							details: testDetails(test, limit, location, code),
							failure: failureIndex(test),
							owners: ownersOf
						});
						if (columns.isFull()) writeBlock();
					},
					record() {}
				});
				if (!columns.isEmpty()) writeBlock();
				const { start, tests, causes, jobNames } = columns.found();
				const jobsOfPage = jobData(jobNames, jobs);
				blocks.end({
					listed,
					total,
					...start === undefined ? {} : { start },
					...sourceBase === undefined ? {} : { sourceBase },
					...runUrl === undefined ? {} : { runUrl },
					...jobsOfPage.some((job) => Object.keys(job).length > 0) ? { jobs: jobsOfPage } : {},
					...outputsLeftOut === 0 ? {} : { outputsLeftOut },
					...detailsLeftOut === 0 ? {} : { detailsLeftOut }
				});
				file.write(pageEnd(notesOf({
					listed,
					total,
					outputsLeftOut,
					detailsLeftOut
				})));
				header.fill({
					tests,
					causes,
					hasStarts: start !== undefined
				});
				const bytes = file.length();
				file.close();
				return {
					bytes,
					listed,
					problems
				};
			} finally {
				file.discard();
			}
		}
		const widest = {
			tests: 8888888,
			causes: 8888888,
			hasStarts: true
		};
		function reserveHeader(file, head) {
			const position = file.length();
			const reserved = headerHtml(head, widest);
			file.write(reserved);
			const bytes = Buffer.byteLength(reserved);
			return { fill(found) {
				const html = headerHtml(head, found);
				file.overwrite(position, html + " ".repeat(bytes - Buffer.byteLength(html)));
			} };
		}
		function detailLimitFor(detailBytes) {
			if (detailBytes >= maximumDetailBytes) return "short messages";
			return detailBytes >= unlimitedDetailBytes ? "notable tests" : "everything";
		}
		function createListingQuota({ failed }) {
			let forFailed = Math.min(failed, maximumListed);
			let forOthers = maximumListed - forFailed;
			return ({ status }) => status === "failed" ? forFailed-- > 0 : forOthers-- > 0;
		}
		function notesOf({ listed, total, outputsLeftOut, detailsLeftOut }) {
			return [
				...listed < total ? [`This page lists ${(0, counts.B)(listed)} of ${(0, counts.p)(total, "test")}. Failed tests take precedence.`] : [],
				...outputsLeftOut > 0 ? [`The output and metadata of ${(0, counts.p)(outputsLeftOut, "passed test")} were left out to limit the size of this page.`] : [],
				...detailsLeftOut > 0 ? [`Only the beginning of the message is kept for ${(0, counts.p)(detailsLeftOut, "test")}.`] : []
			];
		}
		var plain_tree = __webpack_require__(92217);
		var report_report = __webpack_require__(49915);
		var collected_metadata = __webpack_require__(76610);
		var source_lines = __webpack_require__(73725);
		var test_location = __webpack_require__(74972);
		var source_excerpt = __webpack_require__(5236);
		var context_line = __webpack_require__(51600);
		var headline = __webpack_require__(14512);
		var job_groups = __webpack_require__(92453);
		var run_summary = __webpack_require__(94220);
		;
		function utcMinute(time) {
			const [, day = "", month = "", year = ""] = /, (\d+) (\w+) (-?\d+)/.exec(time.toUTCString()) ?? [];
			const clock = [time.getUTCHours(), time.getUTCMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
			return `${Number(day)} ${month} ${year}, ${clock} UTC`;
		}
		;
		const page_head_maximumMetadata = 50;
		const maximumValue = 500;
		const manyFailures = 20;
		function pageHead(source) {
			const { summary, ciContext } = source;
			const { org, project } = ciContext;
			const { run } = (0, context_line.p)(ciContext);
			const { counts, failedTests = counts.failed, causes, otherCauses } = summary;
			return {
				headline: (0, headline.uh)({ summary }),
				mark: (0, headline.ys)({ summary }),
				...project === undefined ? {} : { project: org === undefined ? project : `${org}/${project}` },
				...run === undefined ? {} : { run },
				context: (tests) => contextOf(source, tests),
				proportion: [
					{
						outcome: "failed",
						count: counts.failed
					},
					{
						outcome: "flaky",
						count: counts.flaky
					},
					{
						outcome: "cancelled",
						count: counts.cancelled
					},
					{
						outcome: "running",
						count: counts.running
					},
					{
						outcome: "unknown",
						count: counts.unknown
					},
					{
						outcome: "skipped",
						count: counts.skipped
					},
					{
						outcome: "passed",
						count: Math.max(counts.successful - counts.flaky, 0)
					}
				],
				gaps: summary.problems.filter(run_summary.NH),
				facts: factsOf(source),
				tabs: (found) => tabsOf(summary, found),
				startTab: failedTests > manyFailures && causes.length + otherCauses < failedTests ? "causes" : "tests"
			};
		}
		function tabsOf(summary, { tests, causes, hasStarts }) {
			const { groups } = (0, job_groups.W)(summary);
			return [
				{
					name: "tests",
					count: tests
				},
				...causes === 0 ? [] : [{
					name: "causes",
					count: causes
				}],
				...groups.length < 2 ? [] : [{
					name: "jobs",
					count: groups.length
				}],
				...hasStarts ? [{ name: "timeline" }] : [],
				{ name: "summary" }
			];
		}
		const plain = (value) => value === undefined ? [] : [(0, node_builders.Qq)(value)];
		function sizeOf(summary, tests) {
			const { noun, groups } = (0, job_groups.W)(summary);
			if (groups.length < 2) return undefined;
			const [first] = (0, headline.zr)({ summary });
			return first?.endsWith(" failed") ? first : `${(0, counts.p)(tests, "test")} in ${(0, counts.p)(groups.length, noun)}`;
		}
		function contextOf({ summary, ciContext, now }, tests) {
			const { pullRequest, branch, commit, author } = (0, context_line.p)(ciContext);
			const { baseBranch } = ciContext.source;
			const message = pullRequest === undefined && commit?.message !== undefined ? ` ${commit.message}` : "";
			const branches = branch === undefined || baseBranch === undefined || baseBranch === branch ? branch : `${branch} \u2192 ${baseBranch}`;
			const facts = [
				{
					value: plain(sizeOf(summary, tests)),
					important: true
				},
				{
					value: pullRequest === undefined ? [] : [(0, node_builders.q)(pullRequest.url, (0, node_builders.Qq)(`#${pullRequest.number} ${pullRequest.title ?? ""}`.trim()))],
					important: true,
					isLong: true
				},
				{
					value: plain(branches),
					...pullRequest === undefined ? { important: true } : {}
				},
				{
					value: commit === undefined ? [] : [(0, node_builders.q)(commit.url, (0, node_builders.Zu)(commit.hash)), ...message === "" ? [] : [(0, node_builders.Qq)(message)]],
					...message === "" ? {} : { isLong: true }
				},
				{ value: plain(author) },
				{ value: [(0, node_builders.Qq)(utcMinute(now))] }
			];
			return facts.filter(({ value }) => value.length > 0);
		}
		function factsOf({ ciContext, metadata, now }) {
			const { project, module, pipeline, job, matrixJob } = ciContext;
			const { pullRequest, branch, commit, run, author } = (0, context_line.p)(ciContext);
			const facts = [
				["Module", module === project ? [] : plain(module)],
				["Pipeline", plain(pipeline)],
				["Job", plain(matrixJob ?? job)],
				["Run", run === undefined ? [] : [(0, node_builders.q)(run.url, (0, node_builders.Qq)(run.name))]],
				["Pull request", pullRequest === undefined ? [] : [(0, node_builders.q)(pullRequest.url, (0, node_builders.Qq)(`#${pullRequest.number} ${pullRequest.title ?? ""}`.trim()))]],
				["Branch or tag", plain(branch)],
				["Base branch", plain(ciContext.source.baseBranch)],
				["Commit", commit === undefined ? [] : [(0, node_builders.q)(commit.url, (0, node_builders.Zu)(commit.hash)), ...plain(commit.message && ` ${commit.message}`)]],
				["Started by", plain(author)],
				["Written", [(0, node_builders.Qq)(utcMinute(now))]],
				...Object.entries(metadata).slice(0, page_head_maximumMetadata).map(([label, value]) => [label, [(0, node_builders.Qq)((0, shorten.m)(value, maximumValue))]])
			];
			return facts.filter(([, value]) => value.length > 0).map(([label, value]) => ({
				label,
				value
			}));
		}
		var page_path = __webpack_require__(44051);
		;
		const pageDetail = {
			extras: true,
			tests: 100,
			detailLines: 10
		};
		async function writeHtml(given) {
			const { reporter, evaluator, template, scope, keptFiles = [], finished, env, now } = given;
			const { request, config, ciContext, mask, recordsPath, tracked } = finished;
			if (recordsPath === undefined) throw new Error("The HTML report requires the records of the run.");
			const { cwd } = request;
			const path = (0, page_path.H)({
				reporter,
				evaluator,
				request,
				env
			});
			const { summary, source } = scope;
			const context = ciContext();
			const report = (0, report_report.F)(template, {
				...scope,
				place: "page",
				detail: pageDetail
			});
			const metadata = mask.value(await (0, collected_metadata.N)(config, ciContext, env));
			const sourceLines = (0, source_lines.v)(cwd, tracked);
			const codeAround = (location) => {
				const code = (0, source_excerpt.B)(location, sourceLines);
				return code === undefined ? undefined : mask.text(code);
			};
			const { bytes, problems } = await writePage({
				path,
				head: pageHead({
					summary,
					ciContext: context,
					metadata,
					now
				}),
				report: await (0, plain_tree.B)({
					...report,
					children: [...report.children, ...keptFiles]
				}),
				recordsPath,
				counts: summary.counts,
				jobs: summary.jobs,
				locate: (test) => (0, test_location.M)(test, tracked),
				codeAround,
				ownersOf: (test) => ownersOf(scope, test),
				sourceBase: source && sourceBase(source),
				runUrl: (context.testedBuild ?? context.build).url
			});
			const way = (0, external_node_path_.relative)(cwd, path).split(external_node_path_.sep).join("/");
			return {
				path,
				shownPath: way.startsWith("../") ? path : way,
				bytes,
				problems
			};
		}
		function ownersOf({ ownersOf: find }, test) {
			const { name, suite, status, source = "", file, details, sourceLocation } = test;
			return find?.({
				name,
				suite,
				status,
				source,
				...file === undefined ? {} : { file },
				...details === undefined || status !== "failed" ? {} : { details },
				...sourceLocation === undefined ? {} : { sourceLocation }
			}) ?? [];
		}
		const sourceBase = ({ serverUrl, repository, commit }) => `${serverUrl.replace(/\/$/, "")}/${repository}/blob/${encodeURIComponent(commit)}/`;
	}),
	73725: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => createSourceLines });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _git_work_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6516);
		const maximumFileBytes = 1024 * 1024;
		const maximumFiles = 1e3;
		function createSourceLines(cwd, tracked) {
			const known = new Map();
			let top;
			const read = (path) => {
				if (known.size >= maximumFiles || tracked.locate(path) !== path) return undefined;
				if (tracked.whyOnDisk() !== undefined && path.split("/").some((name) => name.startsWith("."))) return undefined;
				try {
					top ??= (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, _git_work_tree_js__WEBPACK_IMPORTED_MODULE_2__.v)(cwd) ?? cwd);
					const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path);
					if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file) !== file) return undefined;
					const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
					if (!stats.isFile() || stats.size > maximumFileBytes) return undefined;
					const text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8");
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
	}),
	6012: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => contentSecurityPolicy });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const hashOf = (content) => `'sha256-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("base64")}'`;
		const scriptDirectives = (scripts) => [
			`script-src ${scripts.map(hashOf).join(" ")}`,
			"img-src data:",
			"require-trusted-types-for 'script'",
			"trusted-types 'none'"
		];
		const contentSecurityPolicy = ({ style, scripts = [], directives = [] }) => [
			"default-src 'none'",
			`style-src ${hashOf(style)}`,
			...scripts.length === 0 ? [] : scriptDirectives(scripts),
			"base-uri 'none'",
			"form-action 'none'",
			...directives
		].join("; ");
	})
};
