export const id = 5871;
export const ids = [5871];
export const modules = {
	71042: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	}),
	30072: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => formatPercentage });
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
	}),
	97428: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => symbolSheet,
			u: () => symbolId
		});
		const shapes = {
			failed: "<circle cx=\"8\" cy=\"8\" r=\"7.25\" fill=\"var(--failed-fill)\"/><path d=\"M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2\" stroke=\"var(--bg)\" stroke-width=\"1.8\"/>",
			known: "<g stroke=\"var(--failed-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6\"/></g>",
			quarantined: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\" stroke-dasharray=\"2.6 2.5\"/><path d=\"M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6\"/></g>",
			gone: "<path d=\"M4 8h8\" stroke=\"var(--skipped-fill)\"/>",
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
			branch: "<g stroke=\"currentColor\"><circle cx=\"4.5\" cy=\"3.5\" r=\"1.75\"/><circle cx=\"4.5\" cy=\"12.5\" r=\"1.75\"/><circle cx=\"11.5\" cy=\"5\" r=\"1.75\"/><path d=\"M4.5 5.3v5.4M11.5 6.8c0 2.6-7 1.6-7 3.9\"/></g>",
			account: "<g stroke=\"currentColor\"><circle cx=\"8\" cy=\"5.5\" r=\"2.75\"/><path d=\"M2.5 13.8a5.6 5.6 0 0 1 11 0\"/></g>",
			brand: "<g stroke=\"none\"><rect x=\"1\" y=\"8\" width=\"3.5\" height=\"7\" rx=\"1\" fill=\"var(--passed-fill)\"/><rect x=\"6.25\" y=\"1\" width=\"3.5\" height=\"14\" rx=\"1\" fill=\"var(--failed-fill)\"/><rect x=\"11.5\" y=\"8\" width=\"3.5\" height=\"7\" rx=\"1\" fill=\"var(--passed-fill)\"/></g>",
			keyboard: "<g stroke=\"currentColor\"><rect x=\"1.5\" y=\"3.5\" width=\"13\" height=\"9\" rx=\"2\"/><path d=\"M4.5 6.5h.1M7.9 6.5h.2M11.4 6.5h.1M5 9.7h6\"/></g>",
			copy: "<g stroke=\"currentColor\" stroke-width=\"1.4\"><rect x=\"5.5\" y=\"5.5\" width=\"8\" height=\"8\" rx=\"1.5\"/><path d=\"M3.5 10.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1\"/></g>",
			link: "<path d=\"M6.8 9.2l2.4-2.4M7.5 4.8l1.3-1.3a2.6 2.6 0 0 1 3.7 3.7l-1.3 1.3M8.5 11.2l-1.3 1.3a2.6 2.6 0 0 1-3.7-3.7l1.3-1.3\" stroke=\"currentColor\" stroke-width=\"1.4\"/>",
			wrap: "<path d=\"M2.5 4h11M2.5 8h8.5a2.2 2.2 0 0 1 0 4.4H8.5M10 10.8l-1.6 1.6L10 14M2.5 12h3\" stroke=\"currentColor\" stroke-width=\"1.4\"/>",
			sliders: "<g stroke=\"currentColor\"><path d=\"M2 5h6M12 5h2M2 11h2M8 11h6\"/><circle cx=\"10\" cy=\"5\" r=\"1.8\"/><circle cx=\"6\" cy=\"11\" r=\"1.8\"/></g>",
			slow: "<g stroke=\"var(--text-3)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M8 4.4V8l2.6 1.6\"/></g>"
		};
		const symbolId = (name) => `symbol-${name}`;
		const symbolSheet = () => `<svg width="0" height="0" class="symbols" aria-hidden="true"><defs>${Object.entries(shapes).map(([name, shape]) => `<symbol id="${symbolId(name)}" viewBox="0 0 16 16"><g fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shape}</g></symbol>`).join("")}</defs></svg>`;
	}),
	62142: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => sourceExcerpt });
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60331);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
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
				const content = (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.W)(text).replaceAll("\n", " "), maximumLineLength);
				return `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${content}`.trimEnd();
			}).join("\n");
		}
	}),
	55871: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { writeHtml: () => writeHtml });
		var defined_fields = __webpack_require__(43268);
		var source_lines = __webpack_require__(59297);
		var test_owners = __webpack_require__(96679);
		var content_report = __webpack_require__(34374);
		var plain_tree = __webpack_require__(61908);
		var collected_metadata = __webpack_require__(76610);
		var atomic_file = __webpack_require__(80675);
		var counts = __webpack_require__(3517);
		var failure_lead = __webpack_require__(36253);
		var read_records = __webpack_require__(85495);
		var external_node_zlib_ = __webpack_require__(38522);
		var page_elements = __webpack_require__(58122);
		;
		const plainLength = 64 * 1024;
		const usualLevel = 6;
		const quickLevel = 4;
		const quickFromBytes = 4e6;
		const scriptJson = (json) => json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
		function dataElement(json, encoding, attribute, level = usualLevel) {
			const content = encoding === "json" ? scriptJson(json) : (0, external_node_zlib_.gzipSync)(json, { level }).toString("base64");
			return `<script type="text/plain" ${attribute} data-encoding="${encoding}">${content}<\/script>\n`;
		}
		function createDataBlocks(file) {
			let waiting = [];
			let waitingLength = 0;
			let detailBytes = 0;
			function write({ tests, details }, encoding) {
				const level = detailBytes < quickFromBytes ? usualLevel : quickLevel;
				file.write(dataElement(tests, encoding, `class="${page_elements.nC.tests}"`, level));
				const element = dataElement(details, encoding, `class="${page_elements.nC.details}"`, level);
				detailBytes += element.length;
				file.write(element);
			}
			function writeWaiting(encoding) {
				for (const block of waiting ?? []) write(block, encoding);
				waiting = undefined;
			}
			return {
				begin(history) {
					const json = JSON.stringify(history);
					file.write(dataElement(json, json.length > plainLength ? "gzip" : "json", `id="${page_elements.S6.history}"`));
				},
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
		var display_text = __webpack_require__(60331);
		var shorten = __webpack_require__(59088);
		var base_branch = __webpack_require__(63631);
		var known_place = __webpack_require__(28934);
		var durations = __webpack_require__(94408);
		var build_link = __webpack_require__(6976);
		var quarantine_words = __webpack_require__(53767);
		var verdict_words = __webpack_require__(42806);
		var node_builders = __webpack_require__(48032);
		;
		const maximumText = 500;
		const maximumUrl = 2e3;
		const webAddress = /^https?:\/\//;
		const shownUrl = (url) => url !== undefined && url.length <= maximumUrl && webAddress.test(url) ? url : undefined;
		const textParts = (nodes) => nodes.flatMap((node) => partsOf(node, undefined));
		function partsOf(node, address) {
			if (node.type === "link") return node.children.flatMap((child) => partsOf(child, shownUrl(node.url)));
			if ("children" in node) return node.children.flatMap((child) => partsOf(child, address));
			if (!("value" in node)) return [];
			const text = (0, display_text.p)((0, shorten.m)(node.value, maximumText));
			if (node.type !== "inlineCode" && address === undefined) return [text];
			return [{
				text,
				...(0, defined_fields.X)({
					url: address,
					isCode: node.type === "inlineCode" ? true : undefined
				})
			}];
		}
		;
		const statement = (facts, titled, time) => ({
			facts: facts.map(textParts),
			titled: titled.map(textParts),
			...(0, defined_fields.X)({ time: time === undefined || !Number.isFinite(time) ? undefined : time })
		});
		const hasPassed = ({ kind, since, differs }) => kind === "new" && since !== undefined && differs === undefined;
		const verdictData = (verdict, scope) => ({
			kind: verdict.kind,
			...(0, defined_fields.X)({
				hasPassed: hasPassed(verdict) ? true : undefined,
				isFixed: verdict.fixed === undefined ? undefined : true
			}),
			...statement((0, verdict_words.L2)(verdict, scope).facts, (0, verdict_words.L2)(verdict, scope, true).facts, hasPassed(verdict) ? verdict.since?.timestamp : undefined)
		});
		const quarantineStatement = (entry) => statement((0, quarantine_words.w)(entry), (0, quarantine_words.w)(entry, true));
		function changeStatement(kind, changed, scope) {
			const facts = [changeWords(kind, changed, scope)];
			return statement(facts, facts, kind === "slower" || kind === "fixed" ? undefined : changed.since?.timestamp);
		}
		function changeWords(kind, { since, builds, usual }, scope) {
			const branch = (0, base_branch.s)(scope.summary);
			switch (kind) {
				case "fixed": return [(0, node_builders.Qq)(`failed on ${branch}${builds === undefined ? "" : ` in the last ${(0, counts.p)(builds, "build")}`}`)];
				case "slower": return [(0, node_builders.Qq)(usual === undefined ? "slower than before" : `usually about ${(0, durations.a)(usual)}`)];
				case "gone":
				case "newlySkipped": return since === undefined ? [(0, node_builders.Qq)(`ran on ${branch}`)] : [(0, node_builders.Qq)(`ran on ${branch} until `), (0, build_link.h)(since, scope)];
			}
		}
		;
		const maximumName = 500;
		const maximumSegments = 20;
		const maximumBuilds = 50;
		const shownHash = 7;
		function createPageHistory(source) {
			const { summary, histories, judgement, quarantine } = source;
			const { verdicts, changes } = summary;
			if (verdicts === undefined && changes === undefined) return undefined;
			const builds = histories?.builds.slice(-maximumBuilds) ?? [];
			const { listed, numbers } = changeList(changes, source, (test) => rowOfHistory(histories?.find(test.id, test.jobs?.[0]), builds.length));
			return {
				data: {
					...(0, defined_fields.X)({
						branch: changes && (0, base_branch.s)(summary),
						knownPlace: verdicts?.knownInParent === undefined ? undefined : (0, known_place.Zd)(summary),
						isOwnBranch: summary.history?.isOwn === true ? true : undefined
					}),
					builds: builds.map(buildData),
					changes: listed,
					counts: countsOf(changes)
				},
				rowOf(id, job) {
					const found = histories?.find(id, job);
					const row = rowOfHistory(found, builds.length);
					return row === undefined ? undefined : {
						row,
						usual: found?.p95Ms
					};
				},
				verdictOf(test, cause) {
					const verdict = judgement && verdictOf(judgement, test, cause);
					return verdict && {
						kind: verdict.kind,
						key: JSON.stringify(verdict),
						data: () => verdictData(verdict, source)
					};
				},
				quarantineOf(test) {
					const entry = quarantine?.entryOf(test);
					return entry && {
						key: JSON.stringify(entry),
						data: () => quarantineStatement(entry)
					};
				},
				changesOf: (id) => numbers.get(id) ?? []
			};
		}
		function verdictOf(judgement, { id = "", job, status }, cause) {
			const verdict = judgement.verdictOf(id, cause, job === undefined ? [] : [job]);
			return status === "failed" || verdict.kind === "flaky" ? verdict : undefined;
		}
		const countsOf = (changes) => ({
			fixed: changes?.fixed.count ?? 0,
			slower: changes?.slower.count ?? 0,
			newlySkipped: changes?.newlySkipped.count ?? 0,
			gone: changes?.gone.count ?? 0
		});
		function rowOfHistory(found, builds) {
			if (found === undefined || builds === 0) return undefined;
			const left = Math.max(found.results.length - builds, 0);
			const first = found.firstBuild === undefined ? -1 : found.firstBuild - left;
			return [found.results.slice(left), first < 0 ? -1 : first];
		}
		function buildData({ id, commit, timestamp, url, status, isIncomplete }) {
			const address = shownUrl(url);
			return {
				id: shownName(id),
				...(0, defined_fields.X)({
					commit: commit === undefined ? undefined : shownName(commit).slice(0, shownHash),
					time: timestamp === undefined || !Number.isFinite(timestamp) ? undefined : timestamp,
					url: address,
					status: status === "failed" || status === "cancelled" ? status : undefined,
					isIncomplete: isIncomplete === true ? isIncomplete : undefined
				})
			};
		}
		function changeList(changes, scope, rowOf) {
			const listed = [];
			const numbers = new Map();
			for (const kind of [
				"fixed",
				"slower",
				"newlySkipped"
			]) {
				for (const test of changes?.[kind].tests ?? []) {
					numbers.set(test.id, [...numbers.get(test.id) ?? [], listed.length]);
					listed.push({
						kind,
						...changeStatement(kind, test, scope)
					});
				}
			}
			for (const test of changes?.gone.tests ?? []) {
				const row = rowOf(test);
				const suite = test.suite.slice(0, maximumSegments).map(shownName);
				listed.push({
					kind: "gone",
					...changeStatement("gone", test, scope),
					test: {
						id: shownName(test.id),
						name: shownName(test.name),
						suite,
						...(0, defined_fields.X)({ row })
					}
				});
			}
			return {
				listed,
				numbers
			};
		}
		const shownName = (name) => (0, display_text.p)((0, shorten.m)(name, maximumName));
		var cause_frame = __webpack_require__(87641);
		var failure_cause = __webpack_require__(57277);
		;
		const maximumMessage = 300;
		const maximumSignature = 500;
		const maximumFrame = 300;
		const maximumCauses = 2e4;
		function createFailureIndex() {
			const described = new Map();
			return (test, known) => {
				const failure = failureOf(test);
				if (failure === undefined) return undefined;
				const lead = known ?? (0, failure_lead.M)(failure);
				const headline = lead?.headline ?? "";
				const id = test.status === "failed" ? test.cause : undefined;
				let cause = id === undefined ? undefined : described.get(id);
				if (cause === undefined) {
					cause = describeCause((0, failure_cause.rl)(failure, lead));
					if (described.size < maximumCauses) described.set(cause[0], cause);
				}
				const shown = (0, display_text.p)(headline);
				const message = (0, display_text.p)((0, shorten.m)((failure.message ?? "").replace(/\s+/g, " ").trim(), maximumMessage));
				return {
					cause,
					headline: shown,
					message: message.includes(shown) ? message : `${shown} ${message}`.trim()
				};
			};
		}
		function describeCause({ id, signature, frame }) {
			const text = (0, display_text.p)((0, shorten.m)(signature, maximumSignature));
			if (frame === undefined) return [id, text];
			const file = line((0, cause_frame.G)(frame));
			if (frame.function !== undefined) return [
				id,
				text,
				file,
				frame.line ?? 0,
				line(frame.function)
			];
			return frame.line === undefined ? [
				id,
				text,
				file
			] : [
				id,
				text,
				file,
				frame.line
			];
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
				...(0, defined_fields.X)({
					message,
					details
				})
			};
		}
		var symbols = __webpack_require__(97428);
		var problems = __webpack_require__(29137);
		var html = __webpack_require__(68962);
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
			quarantined: ["quarantined", "Quarantined"]
		};
		function markHtml(mark) {
			const [symbol, word] = marks[mark];
			return `<svg class="mark large" role="img" aria-label="${word}"><use href="#${(0, symbols.u)(symbol)}"/></svg>`;
		}
		const tabTitles = {
			tests: "Tests",
			causes: "Causes",
			jobs: "Jobs",
			timeline: "Timeline",
			summary: "Summary"
		};
		function crumb({ project, run }) {
			const parts = [`<span class="strong ellipsis">${(0, html.SC)(project ?? "Test report")}</span>`, ...run === undefined ? [] : [`<span class="ellipsis">${(0, html.he)([(0, node_builders.q)(run.url, (0, node_builders.Qq)(run.name))])}</span>`]];
			return `<div class="crumb">${parts.join("<span class=\"quiet\">/</span>")}<span class="grow"></span><span id="${page_elements.S6.settings}" class="row"></span></div>`;
		}
		const contextFact = ({ value, important, isLong }) => `<span class="nowrap${important ? "" : " wide-only"}${isLong ? " shrinks" : ""}">${(0, html.he)(value)}</span>`;
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
			const words = shown.map(({ outcome, count }) => `${(0, counts.B)(count)} ${outcome}`).join(", ");
			return `<svg class="proportion" viewBox="0 0 ${barWidth} 8" width="${barWidth}" height="8" role="img"><title>${words}</title>${rects.join("")}</svg>`;
		}
		const tagHtml = ({ tone, text: words, query }) => `<a class="tag${tone === undefined ? "" : ` ${tone}`}" href="#tests&amp;q=${encodeURIComponent(query)}">${(0, html.SC)(words)}</a>`;
		function headlineHtml({ mark, headline, shortHeadline = headline, tags = [] }) {
			const shown = tags.length === 0 ? "" : ` <span class="row wrap head-tags">${tags.map(tagHtml).join("")}</span>`;
			return `<h1>${markHtml(mark)}<span class="headline">${(0, html.SC)(shortHeadline)}</span>${shown}</h1>`;
		}
		function headerHtml(head, found) {
			const tabs = head.tabs(found).map(({ name, count }) => `<a href="#${name}" data-tab="${name}">${tabTitles[name]}${count === undefined ? "" : ` <span class="count">${(0, counts.B)(count)}</span>`}</a>`);
			return `<header class="top">
${crumb(head)}
<div class="head"><div class="grow">${headlineHtml(head)}
<p id="${page_elements.S6.context}" class="context dots medium secondary">${head.context(found.tests).map(contextFact).join("")}</p></div>
${proportionHtml(head.proportion)}</div>
<nav id="${page_elements.S6.tabs}" class="tabs" aria-label="Views">${tabs.join("")}</nav>
</header>`;
		}
		const missingResults = {
			label: "Missing results",
			mark: "incomplete",
			word: "Incomplete"
		};
		const failedStep = {
			label: "Why the run fails",
			mark: "failed",
			word: "Failed"
		};
		const maximumGaps = 3;
		function faultsHtml(gates, gaps) {
			if (gates.length + gaps.length === 0) return "";
			const more = gaps.length - maximumGaps;
			const items = [...[...gates, ...gaps.slice(0, maximumGaps).map(problems.YK)].map((line) => `<li>${(0, html.he)(line)}</li>`), ...more > 0 ? [`<li>and ${(0, counts.p)(more, "more problem")}</li>`] : []];
			const { label, mark, word } = gaps.length > 0 ? missingResults : failedStep;
			return `<section class="gaps" aria-label="${label}"><svg class="mark" role="img" aria-label="${word}"><use href="#${(0, symbols.u)(mark)}"/></svg><ul>${items.join("")}</ul></section>\n`;
		}
		var test_counts = __webpack_require__(77727);
		;
		function jobData(names, jobs, isComplete = true) {
			const key = (job, module) => JSON.stringify([job ?? "", module ?? ""]);
			const known = new Map(jobs.map((job) => [key(job.job, job.module), job]));
			const own = new Map(jobs.filter(({ job }) => job === undefined).map((job) => [job.module ?? "", job]));
			return names.map(([job, module]) => {
				const found = known.get(key(job, module)) ?? own.get(module) ?? own.get("");
				return { ...(0, defined_fields.X)({
					url: found?.url,
					duration: found?.duration,
					isFailed: found?.status === "failed" && (0, test_counts.VZ)(found.counts) === 0 ? true : undefined,
					counts: found === undefined || isComplete ? undefined : job_data_countsOf(found)
				}) };
			});
		}
		const job_data_countsOf = ({ counts: { failed, flaky, skipped, total, quarantined = 0 } }) => [
			failed,
			flaky,
			skipped,
			total,
			quarantined
		];
		var content_security_policy = __webpack_require__(71042);
		;
		const startScript = "(function(){function e(e){let t=`build-report-${e}`;return{read(){try{return localStorage.getItem(t)??void 0}catch{return}},write(e){try{localStorage.setItem(t,e)}catch{}}}}let t=e(`theme`),n=document.documentElement;function r(){let e=t.read();(e===`light`||e===`dark`)&&(n.dataset.theme=e)}let i=[`tests`,`causes`,`jobs`,`timeline`,`summary`],a=[`failed`,`flaky`,`cancelled`,`running`,`unknown`,`skipped`,`passed`,`gone`],o=e=>a.indexOf(e);o(`failed`),o(`flaky`),o(`unknown`),o(`skipped`),o(`passed`),o(`gone`);let s=[`new`,`known`,...a],c={outcome:`Outcome`,suite:`Suite`,file:`File`,job:`Job`,module:`Module`,owner:`Owner`,tag:`Tag`,cause:`Cause`,none:`None`},l=[`new`,`failed`,`known`,`knownFlaky`,`quarantined`,`flaky`,`cancelled`,`running`,`unknown`,`fixed`,`slower`,`newlySkipped`,`gone`,`skipped`,`passed`];a.map(e=>l.indexOf(e)),Object.fromEntries(Object.entries({successful:`s`,failed:`f`,skipped:`k`,cancelled:`c`,running:`r`,unknown:`u`}).map(([e,t])=>[t,a.indexOf(e===`successful`?`passed`:e)]));let u={jobs:`Most jobs`,duration:`Slowest`,name:`Name`,recorded:`Run order`},d={tab:void 0,query:``,shown:[],grouping:`outcome`,order:`jobs`,test:void 0,cause:void 0};function f(e){let t=new URLSearchParams(e.replace(/^#/,``)),n=new Set(t.get(`show`)?.split(/[ ,]+/)),r=t.get(`group`),a=t.get(`order`),o=p(t.get(`test`)),l=p(t.get(`cause`));return{tab:i.find(e=>t.has(e))??(o===void 0?l===void 0?void 0:`causes`:`tests`),query:t.get(`q`)?.slice(0,1e3)??``,shown:s.filter(e=>n.has(e)),grouping:m(c,r)?r:d.grouping,order:m(u,a)?a:d.order,test:o,cause:l}}let p=e=>e===null||e===``||e.length>250?void 0:e,m=(e,t)=>t!==null&&Object.hasOwn(e,t),h=document.documentElement;r(),h.dataset.tab=f(location.hash).tab??h.dataset.start??`tests`})();";
		const pageScript = "(function(){function e(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))n!==void 0&&r.setAttribute(e,n);for(let e of n)e!==void 0&&r.append(e);return r}function t(t,n,r){let i=e(`button`,{type:`button`,...n},t);return i.addEventListener(`click`,r),i}function n(e,t={},...n){let r=document.createElementNS(`http://www.w3.org/2000/svg`,e);for(let[e,n]of Object.entries(t))r.setAttribute(e,String(n));return r.append(...n),r}let r={settings:`settings`,tabs:`tab-links`,context:`context`,report:`report`,facts:`run-facts`,note:`script-note`,data:`run`,history:`history`},i=[`tests`,`causes`,`jobs`,`timeline`,`summary`],a=e=>`view-${e}`,o={tests:`tests`,details:`details`};function s(){let t=e(`p`,{role:`status`,class:`visually-hidden`});return{root:t,announce(e){t.textContent=``,t.textContent=e}}}async function c(e){try{return await navigator.clipboard.writeText(e),!0}catch{return l(e)}}function l(t){let n=document.activeElement,r=e(`textarea`,{class:`visually-hidden`,\"aria-hidden\":`true`});r.value=t,document.body.append(r),r.select();let i=document.execCommand(`copy`);return r.remove(),n instanceof HTMLElement&&n.focus(),i}function u(e,{read:t,write:n},r){let{history:i,location:a}=e,o=t(a.hash),s,c=(e={})=>`#${n({...o,...e})}`;function l(t){if(e.clearTimeout(s),s=void 0,t!==`push`||c()!==(a.hash||`#`))try{t===`push`?i.pushState(null,``,c()):i.replaceState(null,``,c())}catch{}}function u(){a.hash!==c()&&(e.clearTimeout(s),s=void 0,o=t(a.hash),r(o))}return e.addEventListener(`hashchange`,u),e.addEventListener(`popstate`,u),{state:()=>o,change(t,n){n===`push`&&s!==void 0&&l(`replace`),o={...o,...t},n===`push`?l(`push`):(e.clearTimeout(s),s=e.setTimeout(l,300,`replace`)),r(o)},link:c}}let d=e=>`symbol-${e}`,f=(e,t,r=`small`)=>n(`svg`,{class:r===`large`?`mark large`:`mark`,role:`img`,\"aria-label\":t},n(`use`,{href:`#${d(e)}`})),p=e=>n(`svg`,{class:`mark`,\"aria-hidden\":`true`},n(`use`,{href:`#${d(e)}`}));function m(e){let t=`build-report-${e}`;return{read(){try{return localStorage.getItem(t)??void 0}catch{return}},write(e){try{localStorage.setItem(t,e)}catch{}}}}let h=m(`theme`),g=document.documentElement;function _(){let e=(g.dataset.theme??(matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`))===`dark`;g.dataset.theme=e?`light`:`dark`,h.write(g.dataset.theme)}let v=e=>String(e).replace(/\\B(?=(?:\\d{3})+$)/g,`,`),y=(e,t)=>`${v(e)} ${t}${e===1?``:`s`}`,b=({close:e})=>t(p(`left`),{class:`btn icon back`,\"aria-label\":`Back to the list`},e),x=(t,n,...r)=>S(t)?e(`a`,{...n,href:t,rel:`noopener noreferrer`},...r):e(`span`,n,...r),S=e=>e!==void 0&&/^https?:\\/\\//.test(e);function C({jobs:e},t){let n=new Map;for(let[r,{isFailed:i,url:a}]of t.entries()){let t=e[r]?.job??``;i===!0&&!n.has(t)&&n.set(t,{name:t,url:a})}return[...n.values()]}let w=[`failed`,`flaky`,`cancelled`,`running`,`unknown`,`skipped`,`passed`,`gone`],T={failed:`Failed`,flaky:`Flaky`,cancelled:`Cancelled`,running:`Running`,unknown:`Unknown`,skipped:`Skipped`,passed:`Passed`,gone:`Gone`},E=e=>w.indexOf(e),D=E(`failed`),O=E(`flaky`),k=E(`unknown`),A=E(`skipped`),j=E(`passed`),ee=E(`gone`);function te(e,t){return e===A||t===A?e===A?t:e:Math.min(e,t)}let M=1e3,ne=60*M,re=60*ne,ie=24*re;function ae(e,t,n,r,i){let a=Math.floor(e%t/r);return`${Math.floor(e/t)} ${n}${a===0?``:` ${a} ${i}`}`}function N(e){if(e>864e11)return`> 1,000,000 d`;if(e>0&&e<1)return`< 1 ms`;let t=Math.round(e);if(t<M)return`${t} ms`;let n=Math.round(e/100);if(n<100)return`${n/10} s`;let r=Math.round(e/M)*M;return r<ne?`${r/M} s`:r<re?ae(r,ne,`min`,M,`s`):r<ie?ae(r,re,`h`,ne,`min`):ae(r,ie,`d`,re,`h`)}let oe=/[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]/u,se=/( [\u203a·] )/,ce=/([/\\\\])/;function le(e){let t=e.split(ce);return t.length===1?e:t.map(e=>oe.test(e)?`\u2066`+e+`\u2069`:e).join(``)}function ue(e){let t=e.trim();return oe.test(t)?e.replace(t,()=>`\u2068`+t.replace(/\\S+/g,le)+`\u2069`):e}function P(e){return oe.test(e)?e.split(se).map(ue).join(``):e}function de(e){if(e.length<=40||/\\s/.test(e))return e;let t=e.split(/[/\\\\]/);return t.length<=2?e:`\u2026/${t.slice(-2).join(`/`)}`}let fe=e=>e.map(de).join(` \u203a `),pe=(e,t)=>fe(me(e,t));function me(e,t){if(t===void 0)return e;let n=he(t);return e.flatMap((e,t)=>t===0&&/[/\\\\.]/.test(e)&&ge(he(e),n)?[]:ve(e,n))}let he=e=>e.split(/[/\\\\]/).filter(e=>e!==``&&e!==`.`);function ge(e,t){let n=Math.min(e.length,t.length);return n>0&&e.slice(-n).join(`/`)===t.slice(-n).join(`/`)}let _e=/^[\\p{L}\\p{N}_$.\\\\:/-]{1,500}$/u;function ve(e,t){let n=t.at(-1)?.replace(/\\.\\w{1,10}$/,``)??``;if(n===``||!e.includes(n)||!_e.test(e))return[e];let r=e.split(/[.\\\\/]|::/),i=r.lastIndexOf(n);if(i===-1||!(i===r.length-1||i>0&&ge(r.slice(0,i),t.slice(0,-1))))return[e];let a=r.slice(i+1);return a.length===0?[]:[a.join(`.`)]}let ye=e=>e*4+5+3;function be({results:e,now:t,room:r,label:i}){let a=new Map,o=(e,t)=>{let n=e in Se?e:`-`;a.set(n,(a.get(n)??``)+Se[n](t))},s=t===void 0?r*4-1:ye(r),c=(r-e.length)*4;for(let[t,n]of[...e].entries())o(n,c+t*4);return t!==void 0&&o(t,s-3),n(`svg`,{class:`history`,role:`img`,\"aria-label\":i,width:s,height:16,viewBox:`0 0 ${s} 16`},...[...a].map(([e,t])=>n(`path`,{class:`bar-${xe[e]}`,d:t})))}let xe={P:`passed`,f:`flaky`,F:`failed`,S:`skipped`,\"-\":`none`},Se={P:e=>Ce(e,6),f:e=>Ce(e,11,6)+Ce(e,3),F:e=>Ce(e,16),S:e=>`M${e} 12h3v4h-3zM${e+1} 13v2h1v-2z`,\"-\":e=>`M${e} 14h3v2h-3z`};function Ce(e,t,n=t){let r=n-2,i=(e,t)=>`a1 1 0 0 1 ${e} ${t}`;return`M${e+1} ${16-t}h1${i(1,1)}v${r}${i(-1,1)}h-1${i(-1,-1)}v-${r}${i(1,-1)}z`}let we=/[^\\0-\\x7f]/;function F(e){return we.test(e)?e.normalize(`NFD`).replace(/\\p{M}/gu,``).toLowerCase():e.toLowerCase()}function I(e){let t={};for(let n in e)e[n]!==void 0&&(t[n]=e[n]);return t}let Te={successful:`s`,failed:`f`,skipped:`k`,cancelled:`c`,running:`r`,unknown:`u`},Ee=[`new`,`unseen`,`unknown`,`known`,`flaky`],De=({branch:e,knownPlace:t,isOwnBranch:n,builds:r,changes:i,counts:a})=>({branch:e,knownPlace:t,isOwnBranch:n===!0,builds:r,changes:i,counts:a,rows:[],verdicts:[],quarantines:[],rowOf:[],usual:[],changesOf:new Map,ownRowOf:new Map,verdictOfTest:new Map,verdictOf:new Map,verdictOfFlaky:new Map,quarantineOfTest:new Map});function Oe(e,t,{tests:n,executions:r},i){e.rows.push(...t.rows),e.verdicts.push(...t.verdicts),e.quarantines.push(...t.quarantines);for(let n of t.rowOf)e.rowOf.push(n);for(let n of t.usual)e.usual.push(n);for(let[r,i]of t.changed){let t=e.changes[i];t!==void 0&&e.changesOf.set(n+r,[...e.changesOf.get(n+r)??[],t])}for(let[n,i]of t.ownRowOf)e.ownRowOf.set(r+n,i);for(let[n,a]of t.verdictOf)je(e,i,r+n,a);for(let[n,a]of t.quarantineOf){let t=i.testOf[r+n];t!==void 0&&e.quarantineOfTest.set(t,e.quarantines[a]??ke)}}let ke={facts:[[`quarantined`]],titled:[]},Ae=e=>{let t=Ee[-1-e];return t&&{kind:t,facts:[],titled:[]}};function je({verdicts:e,verdictOf:t,verdictOfTest:n,verdictOfFlaky:r},{testOf:i,ranks:a},o,s){let c=e[s]??Ae(s),l=i[o];if(c===void 0||l===void 0)return;if(a[o]!==D){r.set(l,c);return}t.set(o,c);let u=n.get(l);(u===void 0||Me(c)<Me(u))&&n.set(l,c)}let Me=({kind:e,isFixed:t})=>Ee.indexOf(e)+(t===!0?.5:0);function Ne(e){return e===void 0||e===`unknown`?`failed`:e===`unseen`?`new`:e}let L=[`new`,`failed`,`known`,`knownFlaky`,`quarantined`,`flaky`,`cancelled`,`running`,`unknown`,`fixed`,`slower`,`newlySkipped`,`gone`,`skipped`,`passed`],Pe={new:D,known:D,knownFlaky:D,quarantined:D,fixed:j,slower:j,newlySkipped:A},Fe=e=>Object.hasOwn(Pe,e),Ie=e=>Fe(e)?Pe[e]:w.indexOf(e);function Le(e,{history:t}){return Fe(e)?{new:`New`,known:t?.isOwnBranch?`Failed before`:`Also fails ${t?.knownPlace??`on ${t?.branch??`the base branch`}`}`,knownFlaky:`Known flaky`,quarantined:`Quarantined`,fixed:`Fixed`,slower:`Slower`,newlySkipped:`Newly skipped`}[e]:T[e]}let Re=w.map(e=>L.indexOf(e)),R=({tests:e},t)=>L[e.kinds[t]??-1]??`unknown`;function ze(e,t){let n=e.tests.ranks[t]??-1,r=w[n]??`unknown`;return n===D?Ve(e,t):n===j||n===A?Ge(e,t)?.kind??r:r}function Be(e,t){let{history:n,tests:r,executions:i}=e,a=t.map(e=>i.testOf[e]??-1);for(let t of[...a,...n?.changesOf.keys()??[]])t!==-1&&(r.kinds[t]=L.indexOf(ze(e,t)))}function Ve({history:e},t){return e?.quarantineOfTest.has(t)?`quarantined`:He(e?.verdictOfTest.get(t))}function He(e){let t=Ne(e?.kind);return t===`flaky`?`knownFlaky`:t}function Ue({history:e,executions:t},n){let r=n=>e?.quarantineOfTest.has(t.testOf[n]??-1)===!0,i=new Set(n.map(t=>r(t)?`quarantined`:He(e?.verdictOf.get(t))));return L.find(e=>i.has(e))??`failed`}function We(e,t){let n=R(e,t);return n===`new`||n===`failed`}function Ge({history:e,tests:t},n){let r=t.ranks[n]??-1;return e?.changesOf.get(n)?.find(({kind:e})=>r===(e===`newlySkipped`?A:e===`gone`?ee:j))}let Ke=Object.fromEntries(Object.entries(Te).map(([e,t])=>[t,w.indexOf(e===`successful`?`passed`:e)]));function qe(){return{tests:{ids:[],namedIds:new Map,ordinals:new Map,names:[],searchableNames:[],ranks:[],kinds:[],suiteOf:[],fileOf:[],lines:[],durations:[],failures:[],tagsOf:new Map,ownersOf:new Map,first:[],last:[]},executions:{testOf:[],next:[],jobOf:[],workerOf:[],ranks:[],durations:[],starts:[],estimated:new Set,causeOf:new Map,messageOf:new Map,detailsOf:new Map},suites:V(),files:V(),tags:V(),owners:V(),workers:V(),messages:V(),jobs:[],causes:[]}}function Je(e,t){t!==void 0&&(e.history=De(t))}function Ye(e,t,n){for(let[n,r]of t.suites)ct(e.suites,r,n);for(let n of[`files`,`tags`,`owners`,`workers`,`messages`])for(let r of t[n])ct(e[n],r);for(let[n,r]of t.jobs)e.jobs.push({job:n,module:r});for(let n of t.causes)e.causes.push(Xe(n));let r={tests:e.tests.names.length,executions:e.executions.testOf.length};Ze(e,t),Qe(e,t,n),e.history!==void 0&&t.history!==void 0&&(Oe(e.history,t.history,r,e.executions),Be(e,[...t.history.verdictOf,...t.history.quarantineOf].map(([e])=>r.executions+e)))}function Xe([e,t,n,r,i]){return n===void 0?{id:e,signature:t,executions:[]}:{id:e,signature:t,frame:{file:n,...I({line:r||void 0,functionName:i})},executions:[]}}function Ze({tests:e},{tests:t}){let n=e.names.length;t.names.forEach((n,r)=>{e.ids.push(t.ids.slice(r*12,(r+1)*12)),e.names.push(n),e.searchableNames.push(F(n)),e.ranks.push(-1),e.kinds.push(-1),e.suiteOf.push(t.suiteOf[r]??-1),e.fileOf.push(t.fileOf[r]??-1),e.lines.push(t.lines[r]??-1),e.durations.push(-1),e.failures.push(0),e.first.push(-1),e.last.push(-1)});for(let[r,i]of t.namedIds)e.namedIds.set(n+r,i);for(let[r,i]of t.repeated)e.ordinals.set(n+r,i);for(let[r,i]of t.tagged)e.tagsOf.set(n+r,i);for(let[r,i]of t.owned)e.ownersOf.set(n+r,i)}function Qe({tests:e,executions:t,causes:n},{executions:r},i){let a=t.testOf.length,o=new Set(r.flaky),s=t.testOf.at(-1)??-1;r.durations.forEach((n,i)=>{let c=a+i,l=Ke[r.statuses.charAt(i)]??k,u=o.has(i)?Math.min(l,O):l,d=r.starts[i]??-1;s+=(r.testSteps[i]??0)+1,t.testOf.push(s),t.next.push(-1),t.jobOf.push(r.jobOf[i]??-1),t.workerOf.push(r.workerOf[i]??-1),t.ranks.push(u),t.durations.push(n),t.starts.push(d===-1||r.start===void 0?-1:r.start+d),$e(e,t,s,c)});for(let[e,n]of r.estimated)for(let i=e;i<Math.min(n,r.durations.length);i+=1)t.estimated.add(a+i);for(let[e,i]of r.causeOf)t.causeOf.set(a+e,i),n[i]?.executions.push(a+e);for(let[e,n]of r.messageOf)t.messageOf.set(a+e,n);r.detailed.forEach((e,n)=>{t.detailsOf.set(a+e,{block:i,index:n})})}function $e(e,{next:t,ranks:n,durations:r},i,a){let o=n[a]??k,s=e.ranks[i];if(s===void 0)return;let c=s===-1?o:te(s,o);c!==s&&(e.ranks[i]=c,e.kinds[i]=Re[c]??-1),e.durations[i]=Math.max(e.durations[i]??-1,r[a]??-1),o===0&&(e.failures[i]=(e.failures[i]??0)+1);let l=e.last[i]??-1;l===-1?e.first[i]=a:t[l]=a,e.last[i]=a}function z({tests:e,executions:t},n){let r=[];for(let i=e.first[n]??-1;i!==-1;i=t.next[i]??-1)r.push(i);return r}function et(e,t){let n=z(e,t);return n.find(n=>e.executions.ranks[n]===e.tests.ranks[t])??n[0]??-1}let B=({tests:e},t)=>{let n=e.names[t]??``;return n.trim()===``?`(no name)`:n},tt=({tests:e,executions:t},n,r)=>(r===-1?e.durations[n]:t.durations[r])??-1,nt=({tests:e},t)=>w[e.ranks[t]??k]??`unknown`;function rt(e,t){let n=[];for(let r=t;r!==-1;r=e.parents[r]??-1)n.push(e.names[r]??``);return n.reverse()}let it=(e,t)=>rt(e.suites,e.tests.suiteOf[t]??-1);function at({tests:e,files:t},n){let r=t.names[e.fileOf[n]??-1],i=e.lines[n]??-1;return r===void 0?{}:i<0?{file:r}:{file:r,line:i}}let ot=({tests:e,tags:t},n)=>(e.tagsOf.get(n)??[]).map(e=>t.names[e]??``),st=({tests:e,owners:t},n)=>(e.ownersOf.get(n)??[]).map(e=>t.names[e]??``),V=()=>({names:[],searchableNames:[],parents:[]});function ct(e,t,n=-1){e.parents.push(n<e.names.length?n:-1),e.names.push(t),e.searchableNames.push(F(t))}let lt={failed:`F`,flaky:`f`,cancelled:`-`,running:`-`,unknown:`-`,skipped:`S`,passed:`P`,gone:`-`},ut={P:`passed`,f:`flaky`,F:`failed`,S:`skipped`,\"-\":`did not run`},dt=e=>Object.hasOwn(ut,e),ft=e=>dt(e)?e:`-`,pt=e=>ut[ft(e)];function mt(e,t){let{history:n}=e;if(n===void 0||n.builds.length===0)return;let r=z(e,t).length===0?void 0:n.ownRowOf.get(et(e,t)),i=n.rows[r??n.rowOf[t]??-1];if(i===void 0)return;let[a,o]=i,s=nt(e,t),c=s===`gone`?pt(`-`):T[s].toLowerCase();return{results:a,now:lt[s],nowWord:c,firstBuild:o}}function ht(e){return Object.entries(ut).flatMap(([t,n])=>{let r=[...e].filter(e=>ft(e)===t).length;return r===0?[]:[`${v(r)} ${n}`]}).join(`, `)}let gt=({branch:e},t)=>`${t===1?`Last build`:`Last ${y(t,`build`)}`}${e===void 0?``:` of ${e}`}`,_t=(e,{results:t,nowWord:n})=>`${gt(e,t.length)}: ${ht(t)}. This build: ${n}`,vt=ye(30);function yt(e){let t=new Map;return n=>{let r=mt(e,n);if(r===void 0||e.history===void 0)return;let i={...r,results:r.results.slice(-30)},a=`${i.results} ${i.nowWord}`,{results:o,now:s}=i,c=t.get(a)??be({results:o,now:s,room:30,label:_t(e.history,i)});return t.size<500&&t.set(a,c),c.cloneNode(!0)}}let bt=(e,t=`and`)=>e.length<2?e.join(``):`${e.slice(0,-1).join(`, `)} ${t} ${e.at(-1)}`;function xt(e){let t=0;for(let n of e)if(n===`(`?t+=1:n===`)`&&--t,t<0)return!1;return t===0}let St=/^\"(?:[^\"\\\\]|\\\\.)*\"(?=, |$)/;function Ct(e){try{return String(JSON.parse(e))}catch{return e}}function wt(e){let t=[],n=e;for(;;){let e=St.exec(n)?.[0],r=e===void 0?n.indexOf(`, `):e.length,i=r===-1?n:n.slice(0,r);if(e===void 0&&!xt(i))return;if(t.push(e===void 0?i:Ct(e)),r===-1||r===n.length)return t;n=n.slice(r+2)}}function Tt(e){if(e.endsWith(`)`))for(let t=e.indexOf(` (`);t!==-1;t=e.indexOf(` (`,t+1)){let n=wt(e.slice(t+2,-1));if(n!==void 0&&t>0)return{base:e.slice(0,t),values:n}}}let Et=e=>/^\\d{1,9}(?:\\.\\d{1,9}){0,3}(?:\\.x)?$/.test(e),Dt=(e,t)=>{let[n,r]=[e,t].map(e=>e.split(`.`).map(e=>e===`x`?1/0:Number(e))),i=n.findIndex((e,t)=>e!==r[t]);return i===-1?n.length-r.length:(n[i]??0)-(r[i]??0)};function Ot(e,t){let n=[...new Set(e.map(e=>e[t]??``))];return n.every(Et)?n.toSorted(Dt):n}function kt({noun:e,groups:t}){if(e!==`job`||t.length<4||t.length>72)return;let n=t.map(({name:e})=>Tt(e)),r=n.flatMap(e=>e===void 0?[]:[e.values]),[i]=n,a=r.length===n.length&&n.every(e=>e?.base===i?.base&&e?.values.length===i?.values.length);if(i===void 0||!a)return;let[o,s,c]=i.values.map((e,t)=>({place:t,values:Ot(r,t)})).filter(({values:e})=>e.length>1);if(o===void 0||s===void 0||c!==void 0)return;let[l,u]=s.values.length<o.values.length?[s,o]:[o,s],[d,f]=u.values.length>6?[u,l]:[l,u],p=d.values.length*f.values.length;if(!(f.values.length<=6&&d.values.length<=12&&2*t.length>=p))return;let m=new Map(t.map((e,t)=>[JSON.stringify([r[t]?.[d.place],r[t]?.[f.place]]),e]));return{base:i.base,columns:f.values,rows:d.values.map(e=>({label:e,cells:f.values.map(t=>m.get(JSON.stringify([e,t])))}))}}function At({columns:e,rows:t}){let n=t.every(({label:e})=>Et(e))&&!e.every(Et),r=(e,t)=>e.flatMap((e,n)=>e===void 0?[]:[{group:e,value:t[n]??``}]);if(!n)return t.map(({label:t,cells:n})=>({label:t,jobs:r(n,e)}));let i=t.map(({label:e})=>e);return e.map((e,n)=>({label:e,jobs:r(t.map(({cells:e})=>e[n]),i)}))}function jt({label:e,jobs:t}){let n=t.length-6;return`${e} (${[...t.slice(0,6).map(({value:e})=>e),...n>0?[`${v(n)} more`]:[]].join(`, `)})`}let Mt=({label:e,jobs:t})=>`${t.length===2?`both`:`all`} ${e} jobs`;function Nt(e,t){let n=new Set(e),r=At(t).map(e=>({line:e,chosen:{...e,jobs:e.jobs.filter(({group:e})=>n.has(e))}})).filter(({chosen:e})=>e.jobs.length>0).toSorted((e,t)=>t.chosen.jobs.length-e.chosen.jobs.length),i=r.every(({line:e,chosen:t})=>t.jobs.length===e.jobs.length&&e.jobs.length>1&&!Et(e.label)),a=r.slice(0,3).map(({chosen:e})=>i?Mt(e):jt(e)),o=r.slice(3).reduce((e,{chosen:t})=>e+t.jobs.length,0);return bt(o===0?a:[...a,y(o,`more job`)])}let Pt=(e,t)=>Ft(e,[t]);function Ft({groups:e,grid:t},n){let r=n.flatMap(t=>e[t]??[]);if(t!==void 0)return Nt(r,t);let i=r.length-3,a=r.slice(0,3).map(({name:e})=>e);return bt(i>0?[...a,`${v(i)} more`]:a)}function It({noun:e,groups:t},n){let{length:r}=t;return r<2?``:n<r?`${v(n)} of ${y(r,e)}`:r===2?`both ${e}s`:`all ${y(r,e)}`}function Lt(e,t){return e.groups.length<2||t.length===0?``:t.length>=e.groups.length?It(e,t.length):Ft(e,t)}let Rt=(e,t=`small`)=>f(e,T[e],t),zt={new:`failed`,known:`known`,knownFlaky:`known`,quarantined:`quarantined`,fixed:`complete`,slower:`slow`,newlySkipped:`skipped`},Bt={new:`Failed`,knownFlaky:`Failed, known flaky`},H=(e,t,n=`small`)=>f(Vt(e)?e:zt[e],Bt[e]??Le(e,t),n),Vt=e=>Object.hasOwn(T,e);function Ht(e){let t=yt(e.model);return(n,r)=>Ut(e,n,t(n),r)}function Ut({model:t,navigation:n,jobs:r},i,a,o){let s=[P(fe(it(t,i))),Lt(r,U(t,r,i))].filter(e=>e!==``),c=t.tests.durations[i]??-1,l=c<0?void 0:e(`span`,{class:`small quiet nowrap`},N(c));return e(`a`,{class:`test-link`,href:n.testHref(i)},H(R(t,i),t),e(`span`,{class:`grow`},e(`span`,{class:`name ellipsis`},B(t,i)),s.length===0?void 0:e(`span`,{class:`small quiet ellipsis`},s.join(` · `)),o===void 0?void 0:e(`span`,{class:`small mono test-message`},o)),a===void 0?l:e(`span`,{class:`row-side`},l,a))}function U(e,{numbers:t},n){let{executions:r,tests:i}=e,a=z(e,n).filter(e=>r.ranks[e]===i.ranks[n]).flatMap(e=>t[r.jobOf[e]??-1]??[]);return[...new Set(a)].sort((e,t)=>e-t)}function Wt(e,t){let n=[];return e.forEach((r,i)=>{if(r<=(e[n[t-1]??-1]??0))return;let a=n.findIndex(t=>(e[t]??0)<r);n.splice(a===-1?n.length:a,0,i),n.length=Math.min(n.length,t)}),n}function Gt({navigation:n,run:r},i){let a=r(),o=a!==void 0&&a.total>a.listed,s=i===`test`?`It did not run`:`No test failed for it`,c=o?`${s}, or it is one of the results that are not in this file.`:`${s}, or its ${i===`test`?`name`:`message`} changed after the link was created.`;return[e(`h2`,{class:`detail-title`},`This report has no such ${i}`),e(`p`,{class:`detail-sentence`},c),e(`div`,{class:`row detail-actions`},t(`Close`,{class:`btn compact`},n.close))]}function Kt({model:t,navigation:r,run:i},a){let o=t=>e(`p`,{class:`quiet`},t),s=i();if(s===void 0||t.tests.names.length===0)return[];let c=[j,A,O,ee];if(!t.tests.ranks.every(e=>c.includes(e)))return[o(t.tests.ranks.includes(D)?`Choose a test to see why it failed.`:`Choose a test to see its details.`)];let l=[...qt(C(t,s.jobs??[])),...s.lacksResults===!0?[e(`p`,{class:`detail-sentence`},`Results are missing, so other tests may have failed.`)]:[],...s.failsOtherwise===!0?[e(`p`,{class:`detail-sentence`},`The run fails nevertheless. The reason is below the header.`)]:[]],u=Ht({model:t,navigation:r,jobs:a}),f=Wt(t.tests.durations,10);return[e(`h2`,{class:`detail-title`},n(`svg`,{class:`mark large`,\"aria-hidden\":`true`},n(`use`,{href:`#${d(l.length===0?`complete`:`incomplete`)}`})),e(`span`,{},l.length===0?`Nothing failed`:`No test failed`)),...l,e(`p`,{class:`detail-sentence`},f.length===0?`Choose a test on the left.`:`The slowest tests of this run:`),...f.length===0?[]:[e(`div`,{class:`box link-list`},...f.map(e=>u(e)))]]}function qt(t){let[n]=t;if(n===void 0)return[];let r=(...t)=>[e(`p`,{class:`detail-sentence`},...t)];if(t.length===1)return r(...n.name===``?[x(n.url,{},`The job`)]:[`The job `,x(n.url,{},n.name)],` failed although none of its tests did.`);let i=t.length-3,a=[...t.slice(0,3).map(({name:e,url:t})=>x(t,{},e===``?`this job`:e)),...i>0?[`${v(i)} more`]:[]],o=a.flatMap((e,t)=>t===0?[e]:[t===a.length-1?` and `:`, `,e]);return r(`${y(t.length,`job`)} failed although none of their tests did: `,...o,`.`)}let Jt={new:`new`,known:`failed`,knownFlaky:`flaky`,flaky:`flaky`,fixed:`passed`},Yt=new Set([`new`,`known`,`knownFlaky`,`quarantined`,`flaky`,`fixed`,`slower`,`newlySkipped`,`gone`]),Xt=(e,t)=>$t(Jt[e],Le(e,t));function Zt(e,t){if(e.history===void 0)return;let n=R(e,t);return n===`new`&&e.history.verdictOfTest.get(t)?.kind===`unseen`?$t(void 0,`New test`):Yt.has(n)?Xt(n,e):void 0}let Qt=({kind:e},t)=>Yt.has(e)?Xt(e,t):void 0,$t=(t,n)=>e(`span`,{class:t===void 0?`tag`:`tag ${t}`},n),en={job:`this job`,module:`no module`};function W({jobs:e}){let t=new Set(e.map(({job:e})=>e)).size>1?`job`:`module`,n=new Map,r=e.map(e=>{let r=e[t]||en[t],i=n.get(r)??n.size;return n.set(r,i),i}),i=new Set(e.map(e=>e[t])),a=[...n.keys()].map((e,t)=>({name:e,number:t,isNamed:i.has(e)}));return{noun:t,groups:a,numbers:r,grid:kt({noun:t,groups:a})}}let tn=t=>t.split(/(#(?![\\p{L}_]))/u).filter(e=>e!==``).map(t=>t===`#`?e(`span`,{class:`placeholder`},`#`):t),nn=e=>/^\\d{1,3}w-/.test(e),rn=e=>/^\\d{1,3}e-/.test(e),an=/\\b(?:https?|wss?|tcp|amqps?|rediss?|mongodb):\\/\\/[^\\s/\"'`()[\\]]{1,200}|(?<![\\w:])\\[?::1\\]?(?::(?:\\d{2,5}|#))?(?![\\w#:])|(?<![\\w#])[\\w.#-]{1,200}:(?:\\d{2,5}|#)(?![\\w#])|(?<![\\w.#-])(?:localhost|(?:\\d{1,3}\\.){3}[\\d#]{1,3}|#)(?![\\w#])|(?<=(?:ENOTFOUND|EAI_AGAIN|lookup|host:|UnknownHostException:) )[\\w.#-]{1,200}/g;function on({id:e,signature:t,hasFunction:n}){if(rn(e)){let e=t.replace(an,`\u2026`);return e===t?void 0:{key:`address ${e}`,signature:e.replace(/[\\s:,(]{0,10}(?: (?:at|to|for|on|of) )?\u2026[\\s)]{0,5}$/,``),differ:`address`}}if(nn(e)&&!n&&t!==``)return{key:`test ${t}`,signature:t,differ:`test`}}function sn(e,t){let n=new Map,r=e.map(t);for(let[t,i]of e.entries()){let e=r[t]?.key;if(e===void 0)continue;let a=n.get(e);a===void 0?n.set(e,[i]):a.push(i)}return e.flatMap((e,t)=>{let i=r[t],[a,...o]=(i&&n.get(i.key))??[];return i===void 0||a===void 0||o.length+1<3?[{causes:[e]}]:a===e?[{causes:[a,...o],fold:i}]:[]})}let cn=(e,t)=>e===`address`?`${v(t)} addresses`:`may have several causes`;function ln({tests:e,jobs:t,folded:n},r){let i=Lt(r,t),a=n===void 0?``:`, ${cn(n.differ,n.ids.size)}`;return y(e.length,`test`)+(i===``?``:` in ${i}`)+a}let un=({file:e,line:t})=>t===void 0?e:`${e}:${t}`;function dn(e){let t=e.reduce((e,t)=>e+t.failures,0),n=e.reduce((e,t)=>e+t.flaky,0),r=[...t>0?[y(t,`failure`)]:[],...n>0?[y(n,`flaky test run`)]:[]];return`${y(e.length,`cause`)} of ${r.join(` and `)}`}function fn(e,t){let{failures:n,flaky:r}=e;return`${n>0?y(n,`failure`):y(r,`flaky test run`)} of ${ln(e,t)}.`}function pn(t,n,{href:r,total:i,tag:a}){let{cause:o,failures:s,flaky:c,kind:l}=t,u=s===0,d=e(`span`,{class:u?`fill-flaky`:l===`known`?`fill-failed known`:`fill-failed`});return d.style.width=`${(s+(u?c:0))/Math.max(i,1)*100}%`,e(`a`,{class:`cause`,href:r},e(`span`,{class:`cause-count`},v(u?c:s)),e(`span`,{class:`grow`},e(`span`,{class:`signature mono`},...tn(o.signature)),e(`span`,{class:`row wrap small secondary cause-facts`},a,e(`span`,{},[ln(t,n),...o.frame===void 0?[]:[un(o.frame)]].join(` · `))),e(`span`,{class:`share`,\"aria-hidden\":`true`},d)))}let mn=({cause:{id:e,signature:t,frame:n}})=>on({id:e,signature:t,hasFunction:n?.functionName!==void 0}),hn=({causes:e})=>sn(e.map((e,t)=>({cause:e,number:t})).filter(({cause:e})=>e.executions.length>0),mn).map(({causes:[e,...t],fold:n})=>{if(n===void 0)return e;let r=[e,...t].map(({cause:e})=>e),i=r.flatMap(e=>e.executions).sort((e,t)=>e-t);return{number:e.number,cause:{id:e.cause.id,signature:n.signature,executions:i},folded:{ids:new Set(r.map(({id:e})=>e)),differ:n.differ}}});function gn(e,{numbers:t}){let{executions:n}=e;return hn(e).map(({cause:r,number:i,folded:a})=>{let o=r.executions.filter(e=>n.ranks[e]===D),s=o.length>0?o:r.executions,c=new Set(s.flatMap(e=>t[n.jobOf[e]??-1]??[]));return{number:i,cause:r,...I({folded:a}),failures:o.length,flaky:r.executions.length-o.length,tests:[...new Set(s.map(e=>n.testOf[e]??-1))],jobs:[...c].sort((e,t)=>e-t),kind:o.length>0?Ue(e,o):`flaky`}}).filter(({failures:e,flaky:t})=>e+t>0).sort((e,t)=>t.failures-e.failures||t.flaky-e.flaky||e.number-t.number)}async function _n({model:e,readDetails:t},{cause:{executions:n}}){let r=n.find(t=>e.executions.ranks[t]===D),i=await t(r??n[0]??-1)??{};return{...(r===void 0?i.attempts?.findLast(({status:e})=>e===`failed`):void 0)??i,...I({source:i.source})}}function vn({executions:e,messages:t},n){let r=new Map;for(let t of n.executions){let n=e.messageOf.get(t);n!==void 0&&r.set(n,(r.get(n)??0)+1)}return[...r].sort(([e,t],[n,r])=>r-t||e-n).map(([e,n])=>({message:t.names[e]??``,count:n}))}function yn({executions:e,messages:t},n){let r=n.executions.filter(t=>e.ranks[t]===D),i=r.length>0?r:n.executions,a=e.messageOf.get(i[0]??-1),o=new Set,s=new Map;for(let n of i){let r=e.testOf[n]??-1;if(o.has(r))continue;o.add(r);let i=e.messageOf.get(n);i!==void 0&&i!==a&&s.set(r,t.names[i]??``)}return s}let G=(t,...n)=>e(`pre`,{class:`code`,tabindex:`0`,role:`group`,\"aria-label\":t},...n),K=(t,...n)=>e(`span`,{class:t===``?`line`:`line ${t}`},...n,`\n`),bn=(e,t)=>{let n=G(e,t);return n.classList.add(`plain`),n},xn=e=>e.split(`\n`).map(e=>e.trim());function Sn(e,t){let n=xn(t.trim());if(n[0]===``)return e.trim()===``?``:e;let r=e.split(`\n`),i=xn(e),a=0;for(let e=0;e<i.length&&a<=3;e++){if(n.every((t,n)=>i[e+n]===t)){let t=[...r.slice(0,e),...r.slice(e+n.length)].join(`\n`);return t.trim()===``?``:t.replace(/^(?:[ \\t]*\\n)+/,``)}i[e]!==``&&a++}return e}function Cn(e){let t=e.split(`\n`,400).map(e=>e.slice(0,1e3).trimEnd());return Dn(t)??An(t)}let wn=/^ {0,12}(>?) {0,12}(\\d{1,7}) ?\\|(?: (.*)|$)/,Tn=/^ {0,24}\\|? {0,400}\\^+$/,En=/(?:^|[\\s(])([^\\s():]{1,300}\\.[A-Za-z]{1,6}):\\d{1,9}(?::\\d{1,9})?\\)?$/;function Dn(e){let t=e.findIndex((t,n)=>wn.test(t)&&On(e[n+1]));if(t===-1)return;let n=t;for(;n-t<60&&On(e[n]);)n+=1;let r=[];for(let i of e.slice(t,n)){let[,e,t,n=``]=wn.exec(i)??[],a=r.length-1,o=r[a];t===void 0?o!==void 0&&!r.some(({isHit:e})=>e)&&(r[a]={...o,isHit:!0}):r.push({number:Number(t),text:n,isHit:e===`>`})}if(!(r.length<2||!r.some(({isHit:e})=>e)))return{lines:r,file:En.exec(e.slice(0,t).findLast(e=>e!==``)??``)?.[1],from:t,to:n}}let On=e=>e!==void 0&&(wn.test(e)||Tn.test(e)),kn=/^([^\\s:]{1,300}\\.pyx?):(\\d{1,9}): /;function An(e){let t=e.findIndex((t,n)=>/^> {1,40}\\S/.test(t)&&/^E {3}/.test(e[n+1]??``));if(t===-1)return;let n=t;for(;n>0&&t-n<60&&/^(?: {4}|$)/.test(e[n-1]??`-`);)--n;for(;n<t&&e[n]===``;)n+=1;let[,r,i]=e.slice(t).map(e=>kn.exec(e)).find(e=>e!==null)??[],a=i===void 0?void 0:Number(i)-(t-n);return{lines:e.slice(n,t+1).map((e,r)=>({number:a===void 0||a<1?void 0:a+r,text:e.replace(/^(?:> {3}| {4})/,``),isHit:n+r===t})),file:r,from:n,to:t+1}}function jn(e,t){let n=t.length+1,r=new Uint16Array((e.length+1)*n);for(let i=e.length-1;i>=0;--i)for(let a=t.length-1;a>=0;--a){let o=r[(i+1)*n+a+1]??0;r[i*n+a]=e[i]===t[a]?o+1:Math.max(r[(i+1)*n+a]??0,r[i*n+a+1]??0)}let i=[];for(let a=0,o=0;a<e.length&&o<t.length;)e[a]===t[o]?i.push([a++,o++]):(r[(a+1)*n+o]??0)>=(r[a*n+o+1]??0)?a+=1:o+=1;return i}let Mn=/\\\\(?:u\\{?[\\da-f]{1,6}\\}?|x[\\da-f]{2}|.)|\\d+(?:[.,]\\d+)*|[\\p{L}\\p{M}_]+|\\s+|./giu;function Nn(e,t){let n=[[{text:e,isChanged:!1}],[{text:t,isChanged:!1}]],[r,i]=[Pn(e),Pn(t)];if(r===void 0||i===void 0)return n;let a=jn(r,i),o=a.reduce((e,[t])=>e+(r[t]?.length??0),0),s=[Fn(r,new Set(a.map(([e])=>e))),Fn(i,new Set(a.map(([,e])=>e)))],[c,l]=[In(s[0]),In(s[1])];return c!==void 0&&l!==void 0?Ln(s,c,l):o<.3*Math.max(e.length,t.length)?n:s}function Pn(e){if(e.length>2e3)return;let t=e.match(Mn)??[];return t.length>200?void 0:t}function Fn(e,t){let n=[];return e.forEach((e,r)=>{let i=!t.has(r),a=n.at(-1);a?.isChanged===i?a.text+=e:n.push({text:e,isChanged:i})}),n}function In(e){let t=e.findIndex(({isChanged:e})=>e);return t===-1||e.some(({isChanged:e},n)=>e&&n!==t)?void 0:t}function Ln(e,t,n){let[r,i]=[e[0][t]?.text??``,e[1][n]?.text??``];if(!/^[\\d.,]+$/.test(r)||!/^[\\d.,]+$/.test(i))return e;let a=Math.min(r.length,i.length),o=0;for(;o<a&&r[o]===i[o];)o+=1;let s=0;for(;s<a-o&&r.at(-1-s)===i.at(-1-s);)s+=1;let c=(e,t,n)=>Rn([...e.slice(0,t),{text:n.slice(0,o),isChanged:!1},{text:n.slice(o,n.length-s),isChanged:!0},{text:n.slice(n.length-s),isChanged:!1},...e.slice(t+1)]);return[c(e[0],t,r),c(e[1],n,i)]}function Rn(e){let t=[];for(let n of e){let e=t.at(-1);n.text!==``&&(e?.isChanged===n.isChanged?t[t.length-1]={text:e.text+n.text,isChanged:n.isChanged}:t.push(n))}return t}let zn=[[`expected`,`received`],[`left`,`right`]];function Bn(e){let t=Math.max(e.findIndex(e=>/^[-+]/.test(e)),0),n=e.slice(0,t).map(e=>e.replace(/^ {2}/,``)),r=n[0]===``?void 0:n.find(e=>e.trim()!==``),i=n.slice(r===void 0?0:n.indexOf(r)+1).map(e=>`  ${e}`),a=e.slice(t),o=Hn(a),s=o===void 0?a:Un(a,o);return{title:r,sides:o,lines:Gn(Wn([...i,...s].map(e=>e.trim()===``?``:e)))}}let Vn=e=>Math.max(...e.map(e=>e.length));function Hn([e=``,t=``,...n]){if(n.length>0)return;let r=(e,t,n,r)=>`${e}  `.startsWith(`${t} ${n.padEnd(r)}  `);return zn.find(n=>r(e,`-`,n[0],Vn(n))&&r(t,`+`,n[1],Vn(n)))}let Un=(e,t)=>e.map(e=>`${e[0]} ${e.slice(Vn(t)+4)}`);function Wn(e){let t=e=>e!==``;return e.slice(Math.max(e.findIndex(t),0),e.findLastIndex(t)+1)}function Gn(e){let t=[];for(let n=0;n<e.length;){let r=Kn(e,n,`-`),i=Kn(e,n+r,`+`),a=r===i?e.slice(n,n+r).map((t,i)=>Nn(qn(t),qn(e[n+r+i]))):[],o=(e=``)=>[{text:qn(e),isChanged:!1}];for(let i=0;i<r;i+=1)t.push({sign:`-`,parts:a[i]?.[0]??o(e[n+i])});for(let s=0;s<i;s+=1)t.push({sign:`+`,parts:a[s]?.[1]??o(e[n+r+s])});n+=r+i,r+i>0||(t.push({sign:` `,parts:o(e[n])}),n+=1)}return t}function Kn(e,t,n){let r=t;for(;e[r]?.startsWith(n);)r+=1;return r-t}let qn=(e=``)=>/^[-+ ]/.test(e)?e.slice(e[1]===` `?2:1):e,Jn=/(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]|(?:\\u001b\\]|\\u009d)[^\\u0007\\u001b\\u009c\\u009d]*(?:\\u0007|\\u001b\\\\|\\u009c)|\\u001b[ -/]*[0-Z\\\\^-~]/g,Yn=/[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\ufdd0-\\ufdef\\ufffe\\uffff]/g,Xn=/[\\u061c\\u200e\\u200f\\u2066\\u2068\\u2069]/g,Zn=/[\\u202a-\\u202e\\u2067]|\\p{Surrogate}/gu,Qn=/\\r\\n?|[\\u0085\\u2028\\u2029]/g,$n=/^[\\t\\n -~]*$/;function er(e){return $n.test(e)?e:e.replace(Qn,`\n`).replace(Jn,``).replace(Yn,``).replace(Xn,``).replace(Zn,`\ufffd`)}function tr(e){return er(e).replace(/[\\t\\n ]+/g,` `)}let nr=/(?:^|[\\\\/(])(node_modules|bower_components|site-packages|dist-packages|vendor|gems)[\\\\/]/,rr=/^(?:node:|dart:|<|internal\\/[\\w/]{1,200}\\.js$)|^package:(?:test|test_api|test_core|flutter|flutter_test|stack_trace|matcher|async)\\/|[\\\\/](?:\\.yarn|\\.pnpm|\\.pub-cache|\\.m2|\\.gradle|\\.nuget|lib[\\\\/](?:python\\d[\\d.]{0,5}|ruby[\\\\/]\\d[\\d.]{0,8})|go[\\\\/]src(?=[\\\\/][^\\\\/.]{1,100}[\\\\/])|pkg[\\\\/]mod|libexec[\\\\/]src|rustc|\\.cargo[\\\\/]registry|Library[\\\\/]PackageCache|library[\\\\/](?:std|core|alloc|test)[\\\\/]src)[\\\\/]|^\\/usr\\/(?:include|lib|lib64)\\//,ir=/^(?:[\\w.@-]{1,80}\\/{1,2})?(?:javax?|jdk|sun|com\\.sun|junit|kotlinx?|scala|groovy|clojure|cucumber|org\\.(?:junit|testng|hamcrest|assertj|mockito|gradle|codehaus|opentest4j|springframework|hibernate|spockframework|scalatest|graalvm|jetbrains|apache\\.(?:maven|tomcat|groovy))|io\\.(?:cucumber|kotest|mockk|netty)|reactor|worker\\.org\\.gradle|com\\.google\\.(?:common|inject|truth)|System|Microsoft|Xunit|NUnit|FluentAssertions|Shouldly|Moq|NSubstitute|Castle|TUnit|UnityEngine|UnityEditor)[.:]/;function ar(e,t){if(e===void 0)return``;let n=nr.exec(e)?.[1];return n===void 0?rr.test(e)||t!==void 0&&ir.test(t)?``:void 0:n}function or(e,t){let[n=``,...r]=new Set(t);return`${y(e,`frame`)} of ${n===``||r.length>0?`libraries`:n}`}let sr=2e3,cr=e=>/\\.[A-Za-z][\\w+]{0,8}(?:\\?\\S{1,200})?$|^(?:node|dart|package|internal):?\\/?\\S/.test(e),lr=/:(\\d{1,9})$/;function q(e){let t=lr.exec(e);if(t===null)return;let n=e.slice(0,t.index),r=lr.exec(n),i=ur(r===null?n:n.slice(0,r.index)),[a,o]=r===null?[Number(t[1]),0]:[Number(r[1]),Number(t[1])];if(!(!cr(i)||a<1))return o<1?{file:i,line:a}:{file:i,line:a,column:o}}let ur=e=>e.replace(/^file:\\/\\/(?:\\/(?=[A-Za-z]:))?/,``).replace(/\\?\\S{1,200}$/,``);function J(e,t=``){let n=t.trim(),r=ar(e?.file,n);return{...e,...I({call:n===``?void 0:n,library:r})}}function dr(e){let t=/^at (?:async |new (?=\\S{1,300} \\())?(.+)$/.exec(e)?.[1];if(t===void 0)return;if(!t.endsWith(`)`)){let e=q(t);return e!==void 0&&!/ .{0,300} /.test(e.file)?J(e):t===`<anonymous>`||t===`native`?J(void 0,t):void 0}let n=t.indexOf(` (`),r=n===-1?t.indexOf(`(`):n+1,i=t.slice(0,r),a=t.slice(r+1,-1);if(n===-1)return/^(?:[^\\s(]{1,900}\\.[^\\s(]{1,300}|\u273d\\..{1,900})$/.test(i)?J(q(a),i):void 0;let o=q(a);return o!==void 0||/^(?:<anonymous>|native|index \\d{1,9}|eval at .{1,900})$/.test(a)?J(o,i):void 0}let fr=/: ?[^\\s\\d:]{1,15} ?(\\d{1,9})\\.?$/,pr=/\\) \\S{1,10} (?=[A-Za-z]:[\\\\/]|[\\\\/])/,mr=/^\\p{L}{1,5} (?=[^\\s(]{1,900}\\.[^\\s(]{1,300}\\()/u;function hr(e){let t=mr.exec(e)?.[0];if(t===void 0)return;let n=e.slice(t.length,e.indexOf(`(`)),r=fr.exec(e);if(r===null)return e.endsWith(`)`)?J(void 0,n):void 0;let i=pr.exec(e);if(i===null)return;let a=e.slice(i.index+i[0].length,r.index);return J(Number(r[1])>0?{file:a,line:Number(r[1])}:void 0,n)}function gr(e){let t=/^([^\\s(]{1,900}) ?\\([^()]{0,900}\\) (?:\\[0x\\w{1,8}\\] )?\\(at (.{1,900})\\)$/.exec(e);return t===null?void 0:J(q(t[2]??``),t[1])}function _r(e){if(!e.startsWith(`\u276f `))return;let t=e.lastIndexOf(` `),[n,r]=[e.slice(2,Math.max(t,2)),e.slice(t+1)],i=q(r);return i===void 0&&r!==`(<anonymous>)`?void 0:J(i,n)}function vr(e){let t=e.indexOf(`@`);if(t===-1||/\\s/.test(e)||!/^(?:https?:\\/\\/|file:\\/\\/|\\/)/.test(e.slice(t+1)))return;let n=q(e.slice(t+1));return n&&J(n,e.slice(0,t))}function yr(e){let t=/^File \"([^\"]{1,1900})\", line (\\d{1,9})(?:, in (.{1,300}))?$/.exec(e);return t===null?void 0:J({file:t[1]??``,line:Number(t[2])},t[3])}function br(e){let t=/^#\\d{1,5}\\s{1,20}(\\S.*)$/.exec(e)?.[1];if(t===void 0)return;let n=/^([^():]{1,900}(?::[^():]{1,900})?)\\((\\d{1,9})\\): (.{1,300})/.exec(t);if(n!==null)return cr(n[1]??``)?J({file:n[1]??``,line:Number(n[2])},n[3]):void 0;if(t.startsWith(`[internal function]`))return J(void 0,t);let r=t.endsWith(`)`)?t.lastIndexOf(` (`):-1,i=r===-1?void 0:q(t.slice(r+2,-1));return i&&J(i,t.slice(0,r))}function xr(e){let t=/^(?:# |from )?(\\S{1,900}\\.\\w{1,10}):(\\d{1,9})(?::\\d{1,9})?(?::in [`'](.{1,300})')?$/.exec(e);if(t!==null)return J({file:t[1]??``,line:Number(t[2])},t[3]);let n=/^(?:\\([^()]{1,100}\\) )?([^\\s:]{1,900}\\.exs?):(\\d{1,9}): (\\S.{0,300})$/.exec(e);if(n!==null)return J({file:n[1]??``,line:Number(n[2])},n[3]);let r=/^at ([^\\s:]{1,900}\\.\\w{1,10}) line (\\d{1,9})\\.?$/.exec(e);return r===null?void 0:J({file:r[1]??``,line:Number(r[2])})}function Sr(e){let t=/^(\\S{1,900}\\.dart) (\\d{1,9}):(\\d{1,9})\\s{1,200}(\\S.{0,300})$/.exec(e);if(t!==null)return J({file:t[1]??``,line:Number(t[2]),column:Number(t[3])},t[4]);let n=/^(?:package|dart):\\S{1,300}\\s{2,200}(\\S.{0,300})$/.exec(e);return n===null?void 0:J(void 0,n[1])}function Cr(e){if(/\\s/.test(e))return;let t=q(e.replace(/\\((\\d{1,9})\\)$/,`:$1`));return t&&J(t)}let wr=[dr,hr,gr,_r,yr,br,vr,xr,Sr,Cr];function Tr(e){let t=e.trim().replace(/(?<=\\)) \\{$/,``);if(!(t.length>sr||!/[\\d)>:]/.test(t)))for(let e of wr){let n=e(t);if(n!==void 0)return n}}function Er(e,t){if(e.length>sr||t.length>sr)return;let n=/^\\t(\\S{1,1500}\\.(?:go|s):\\d{1,9})(?: \\+0x[\\da-f]{1,16})?$/.exec(t)?.[1];if(n!==void 0&&/^\\S/.test(e))return J(q(n),e.replace(/\\((?:[^()]{0,900})\\)$/,``));let r=/^ {3,40}at (\\S{1,1500}:\\d{1,9}:\\d{1,9})$/.exec(t)?.[1],i=/^ {0,10}\\d{1,5}: (\\S.{0,900})$/.exec(e)?.[1];return r===void 0||i===void 0?void 0:J(q(r),i)}let Dr=[/^\\.\\.\\. \\d{1,9} (?:more|common frames omitted|lines matching cause stack trace \\.\\.\\.)$/,/^Traceback \\(most recent call last\\):$/,/^(?:stack(?: ?trace| ?backtrace)?|call stack):$/i,/^-{2,5} End of .{0,60}stack trace.{0,60}-{2,5}$/,/^<asynchronous suspension>$/,/^=+ asynchronous gap =+$/,/^#\\d{1,5} \\{main\\}$/,/^goroutine \\d{1,9} \\[/,/^@@ .{0,60} @@/,/^\\S.{0,400}:\\d{1,9}:\\d{1,9} \u203a /,/^Test method \\S{1,900} threw exception:$/,/^\\(elided .{1,200}\\)$/,/^The test description was:$/,/^(?:code: 'ERR_(?:ASSERTION|TEST_FAILURE)'|failureType: '\\w{1,40}'),?$/],Or=e=>e.length<1e3&&Dr.some(t=>t.test(e)),kr=e=>e.length-e.trimStart().length;function Ar(e,t){let n=e[t]??``;if(!n.trimStart().startsWith(`File \"`))return 0;let r=0;for(let i=e[t+1];i!==void 0&&i.trim()!==``&&kr(i)>kr(n);)r+=1,i=e[t+1+r];return r}function jr(e,t){if(!/^\\s*generatedMessage: /.test(e[t]??``))return t;let n=t+1;for(;n-t<200&&!/^\\s*operator: '/.test(e[n]??`operator: '`);)n+=1;for(;/^\\s*(?:operator: '[^']{1,40}'|diff: '\\w{1,40}'|[}\\]]),?$/.test(e[n]??``);)n+=1;return n}function Mr(e){let t=er(e.slice(0,262144)).split(`\n`),n=[],r=0;for(let e=0;e<t.length;e+=1){let i=jr(t,e);i>e&&(r=0),e=i;let a=t[e];if(a===void 0)break;let o=Er(a,t[e+1]??``),s=o??Tr(a);if(s!==void 0){let i=e+1+(o===void 0?Ar(t,e):1),a=t.slice(e,i).join(`\n`);a.endsWith(`) {`)&&(r+=1),n.push({frame:s,text:a.replace(/(?<=\\)) \\{$/,``)}),e=i-1}else r>0&&/^\\s*\\},?$/.test(a)?--r:Or(a.trim())||n.push({text:a.trimEnd()})}return n}function Nr({path:e,line:t,column:n}){return e===void 0||t===void 0?e??``:n===void 0?`${e}:${t}`:`${e}:${t}:${n}`}function Pr(e,t){if(t===void 0)return``;let n=t.file.replaceAll(`\\\\`,`/`);for(let{file:t=``}of e){let e=t.replaceAll(`\\\\`,`/`);if(e!==n&&e.endsWith(`/${n}`))return e.slice(0,-n.length)}return``}let Fr=(e,t)=>{let n=e.replaceAll(`\\\\`,`/`);return t!==``&&n.startsWith(t)?n.slice(t.length):e.replace(/^\\.[\\\\/]/,``)},Ir=(e,t)=>e===void 0||e===t||e.slice(-t.length-1)===`.${t}`,Lr=e=>e.length===0?[]:[`${or(e.length,e)} left out`];function Rr(e,{place:t,testName:n}){let r=e.flatMap(({frame:e})=>e??[]),i=r.filter(({library:e})=>e===void 0);if(i.length===0)return;let a=Pr(i,t),o=new Map(i.map(e=>{let r=Fr(e.file??``,a),i=r===t?.file.replaceAll(`\\\\`,`/`)&&e.line===t.line;return[e,{place:Nr({...e,path:r}),isPlace:i,call:e.call??(i?n:``)}]})),[s]=o.values();if(e.length===1&&s?.isPlace===!0&&Ir(i[0]?.call,n))return[];let c=Math.max(...[...o.values()].map(e=>e.place.length));return[...e.flatMap(({text:e,frame:t})=>{if(t===void 0)return[e];let n=o.get(t);return n===void 0?[]:[n.call===``?n.place:`${n.place.padEnd(c)}  ${n.call}`]}),...Lr(r.flatMap(({library:e})=>e??[]))]}let zr=[/(?<=[\\w>}\\])!?])\\(.*$/s,/ \\[as [^[\\]]{1,300}\\]$/,/\\/\\d{1,3}$/,/(?<=\\w)(?:::)?<.*>$/s,/(?<=\\w)\\[[^\\]]*\\]$/],Br=/(?:<[^<>]{0,300}>|\\{{1,2}[^{}]{0,300}\\}{1,2}|[^\\s.:#>/\\\\]{1,300})$/;function Vr(e){if(e.startsWith(`\u273d.`))return[2,e.length];let t=zr.reduce((e,t)=>e.replace(t,``),e).length;return[Br.exec(e.slice(0,t))?.index??0,t]}function Hr(e,{call:t=``,file:n=``}){if(t===``)return;let r=n===``?-1:e.indexOf(n),i=e.indexOf(t);for(;i!==-1&&r!==-1&&i<r+n.length&&r<i+t.length;)i=e.indexOf(t,i+1);if(i===-1)return;let[a,o]=Vr(t);return[i+a,i+o]}let Ur=e=>e&&{file:e[0],line:e[1]},Wr=e=>Tr(e)!==void 0;function Gr(e,t){let n=[],[r,i]=[0,0],a=Mr(e),o=Pr(a.flatMap(({frame:e})=>e===void 0||e.library!==void 0?[]:e),t);for(let e of a){let t=e.frame?.library,a=qr(t===void 0?Kr(e,o):e),s=n.at(-1);t===void 0?(e.frame!==void 0&&(r+=1),s!==void 0&&s.libraries===void 0?s.lines.push(...a):n.push({lines:[...a]})):(i+=1,s?.libraries===void 0?n.push({lines:[...a],libraries:{frames:1,names:[t]}}):(s.lines.push(...a),s.libraries.frames+=1,s.libraries.names.includes(t)||s.libraries.names.push(t)))}return{parts:n,projectFrames:r,libraryFrames:i}}function Kr(e,t){let{text:n,frame:r}=e,i=r?.file;if(i===void 0||t===``)return e;let a=Fr(i,t);if(a===i)return e;let o=[`file:///${i}`,`file://${i}`,i].find(e=>n.includes(e))??i;return{text:n.replace(o,()=>a),frame:{...r,file:a}}}function qr({text:e,frame:t}){let n=e.split(`\n`),r=n.map(e=>t&&Hr(e,t)),i=r.findIndex(e=>e!==void 0);return n.map((e,t)=>{let n=t===i?r[t]:void 0;return n===void 0?{text:e}:{text:e,name:n}})}function Jr({projectFrames:e,libraryFrames:t}){return e===0?t===0?``:`${y(t,`frame`)} of libraries`:`${y(e,`frame`)} of the project${t===0?``:`, ${v(t)} of libraries`}`}function Yr(e){let{message:t=``,lead:n,diff:r,compared:i=[],details:a=``,code:o=``}=e,s=n??t,c=Cn(s),l=c===void 0?Cn(a):void 0,u=c??l??Cn(o),[d,f]=ei(c===void 0?s:ti(s,c)),p=l===void 0?a:ti(a,l),m=ri(p.includes(f.trim())?``:f,Sn(p,d.trim()));if(r===void 0){let[e,...t]=d.trim().split(`\n`);return{title:e===``?void 0:e,diff:r,message:ni(t.join(`\n`)),frame:u,trace:m}}let h=Bn(r),g={title:h.title,diff:h,message:``,frame:u};return e.isPartialDiff?{...g,trace:p.includes(d.trim())?ni(p):ri(d,f,p)}:{...g,trace:Qr(m,[h.title??d,d,...i].join(`\n`))}}function Xr(e){let t=e.split(`\n`),n=t.findIndex(Wr);return n===-1?t:t.slice(0,n)}let Zr=/^\\s*[\\w.$]{1,200}(?: \\[\\w{1,100}\\])?: /;function Qr(e,t){let n=new Set(t.split(`\n`).map($r)),r=Xr(e),i=r.filter(e=>!n.has($r(e))&&!n.has($r(e.replace(Zr,``))));return ni([...i,...e.split(`\n`).slice(r.length)].join(`\n`))}let $r=e=>e.replace(/^[-+\\s]+/,``).trimEnd();function ei(e){let t=e.split(`\n`),n=t.findIndex((e,t)=>t>0&&Wr(e));return n===-1?[e,``]:[t.slice(0,n).join(`\n`),t.slice(n).join(`\n`)]}function ti(e,{from:t,to:n}){let r=e.split(`\n`);return[...r.slice(0,t),...r.slice(n)].join(`\n`)}let ni=e=>e.replace(/^(?:[ \\t]*\\n)+/,``).trimEnd(),ri=(...e)=>e.map(ni).filter(e=>e!==``).join(`\n\n`);function ii(t,...n){return e(`div`,{class:`box`},e(`div`,{class:`box-head`},...t),...n)}function ai(t,n,...r){return e(`details`,{class:`box`},e(`summary`,{},e(`span`,{class:`strong`},t),n===``?void 0:e(`span`,{class:`small quiet`},n)),...r)}let oi={\"-\":`del`,\"+\":`add`,\" \":``};function si({lines:t,sides:n=[`expected`,`received`]},r){return ii([e(`span`,{class:`grow mono`},r??`Difference`),e(`span`,{class:`small quiet legend`},ci(`del`,n[0]),ci(`add`,n[1]))],G(`Difference: - is ${n[0]}, + is ${n[1]}`,...t.map(li)))}let ci=(t,n)=>e(`span`,{class:`nowrap`},e(`span`,{class:`key ${t}`}),` ${n}`);function li({sign:t,parts:n}){let r=n.map(({text:t,isChanged:n})=>n?e(`b`,{},t):t);return K(oi[t],`${t} `,...r)}let ui=()=>m(`wrap`),di=`wrapped`,fi=`wrap-switch`,pi=()=>gi(ui().read()===`on`);function mi(){let e=!hi();gi(e),ui().write(e?`on`:`off`)}let hi=()=>document.documentElement.classList.contains(di);function gi(e){document.documentElement.classList.toggle(di,e);for(let t of document.getElementsByClassName(fi))t.setAttribute(`aria-pressed`,String(e))}let _i=()=>t(p(`wrap`),{class:`btn icon compact ${fi}`,\"aria-label\":`Wrap long lines`,\"aria-pressed\":String(hi()),title:`Wrap long lines (w)`},mi);function vi({lines:t},n){return ii([e(`span`,{class:`grow mono ellipsis`},n??`Source code`),_i()],G(`Source code around the failure`,...t.map(({number:t,text:n,isHit:r})=>K(r?`hit`:``,e(`span`,{class:`gutter`},t===void 0?``:String(t)),n))))}function yi(t,n){let r=t.length>400,i=r?`${t}\\n${n}`.trimEnd():n,a=[e(`span`,{class:`grow mono`},r?`Message`:t)],o=i===``?ii(a):ii(a,bn(`Message`,i));return r&&o.classList.add(`prose`),o}function bi(t=``,n=``){let r=[{title:`Standard output`,text:t.trimEnd()},{title:`Standard error`,text:n.trimEnd()}].filter(({text:e})=>e!==``);if(r.length===0)return;let i=r.reduce((e,{text:t})=>e+t.split(`\n`).length,0),a=r.length===1;return ai(`Output`,y(i,`line`),...r.flatMap(({title:t,text:n})=>[...a?[]:[e(`p`,{class:`small quiet output-title`},t)],bn(t,n)]))}function xi(e,t){let n=Gr(e,t),r=n.projectFrames+n.libraryFrames>0?`Trace`:`Details`;return ai(r,Jr(n),G(r,...n.parts.flatMap(Si)))}function Si({lines:n,libraries:r}){if(r===void 0)return n.map(e=>Ci(``,e));let i=e(`span`,{class:`folded`,hidden:``},...n.map(e=>Ci(`library`,e))),a=t(`${or(r.frames,r.names)} \u2014 show`,{class:`line library unfold`},()=>{i.hidden=!1,a.remove()});return[a,i]}function Ci(t,{text:n,name:r}){let i=r===void 0||t===`library`?[n]:[n.slice(0,r[0]),e(`b`,{},n.slice(...r)),n.slice(r[1])];return K(t,...i)}function wi({title:e,diff:t,message:n,frame:r},i){return[t===void 0?e===void 0?void 0:yi(e,n):si(t,e),r===void 0?void 0:vi(r,i(r))].filter(e=>e!==void 0)}function Ti(e,t,n){let r=Yr(e),{trace:i}=r,a=[...wi(r,t),i===``?void 0:xi(i,n),bi(e.stdout,e.stderr)].filter(e=>e!==void 0),[o]=a;return o instanceof HTMLDetailsElement&&i!==``&&(o.open=!0),a}function Ei(e,t,n){let r=t===void 0?e:`${e}:${t}`;return S(n)?{file:e,text:r,href:n+e.split(`/`).map(encodeURIComponent).join(`/`)+(t===void 0?``:`#L${t}`)}:{file:e,text:r}}let Di=({text:e,href:t})=>x(t,{class:`mono`},P(e)),Oi=({file:e,lines:t})=>({file:e,line:t.find(({isHit:e})=>e)?.number});function ki({file:e,line:t},n,r){let[i]=n??[];return i!==void 0&&(e===void 0||i===e||i.endsWith(`/${e}`)||e.endsWith(`/${i}`))?Ei(i,t,r):e===void 0?void 0:Ei(e,t,void 0)}function Ai(e){return(e.match(/`+/g)??[]).reduce((e,t)=>Math.max(e,t.length),0)}let ji=e=>\"`\".repeat(Math.max(3,Ai(e)+1));function Mi(e){let t=\"`\".repeat(Ai(e)+1),n=/^[` ]|[` ]$/.test(e)&&/[^ ]/.test(e)?` `:``;return`${t}${n}${e}${n}${t}`}let Y=e=>e+`\u2060`;function Ni(e){return e.replace(/@/g,Y).replace(/#(?=\\d|$)/g,Y).replace(/\\bgh-(?=\\d|$)/gi,Y).replace(/:(?=\\/\\/)/g,Y).replace(/www(?=\\.)/gi,Y).replace(/:(?=[\\w+-]+:)/g,Y).replace(/\\b[0-9a-f]{7,40}\\b/gi,e=>e.replace(/.{6}(?=.)/g,Y))}let Pi={\"&\":`&amp;`,\"<\":`&lt;`,\"|\":`&#124;`,$:`&#36;`};function X(e){return Ni(P(tr(e))).replace(/[\\\\`*[\\]<~|#&$]/g,e=>Pi[e]??`\\\\${e}`).replace(/(?<![a-z\\d])_|_(?![a-z\\d])/gi,`\\\\_`).replace(/^( ?)([-+=>.)])/,`$1\\\\$2`).replace(/^( ?\\d+)([.)])(?= |$)/,`$1\\\\$2`)}let Fi=e=>er(e).replace(/(?<!\\n)\\n+$/,``),Ii=/^[a-z][a-z0-9+.-]*:/i,Li=/^(?:https?|mailto):/i;function Ri(e){let t=e.trim().replace(/\\p{Surrogate}/gu,`\ufffd`).replace(/[^\\w.~:/?#@!$&*+,;=%-]/gu,encodeURIComponent).replace(/[()'!*]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);if(t!==``)return Ii.test(t)&&!Li.test(t)?void 0:t}function zi(e,t,n){if(e.trim()===``)return[];let r=(Rr(Mr(e),t)??e.split(`\n`)).filter(e=>e.trim()!==``),i=r.length-n;return i>0?[...r.slice(0,n),`\u2026 ${y(i,`more line`)}`]:r}function Bi(e){let t=[...e.verdict===void 0?[]:[Vi(e.verdict)],...e.jobs===void 0?[]:[X(e.jobs)],...e.file===void 0?[]:[Wi(e.file)],...e.owner===void 0?[]:[X(e.owner)]].join(` · `),n=e.suite.map(X).join(` \u203a `);return`${[`${e.sign} ${Ui(e.name)}${n===``?``:` · ${n}`}${t===``?``:`<br>${t}`}`,...qi(e.parts),...Xi(e)].join(`\n\n`)}\\n`}function Vi({label:e,facts:t}){let n=t.map(e=>e.map(Hi).join(``)).join(` · `);return n===``?Ui(e):`${Ui(e,`:`)} ${n}`}function Hi(e){if(typeof e==`string`)return X(e);let t=e.isCode===!0?Gi(e.text):X(e.text),n=e.url===void 0?void 0:Ri(e.url);return n===void 0?t:`[${t}](${n.replace(/&/g,`&amp;`)})`}function Ui(e,t=``){let n=X(e);return/^[\\p{L}\\p{N}].*[\\p{L}\\p{N}]$/u.test(n)?`**${n}${t}**`:`<strong>${n}${t}</strong>`}function Wi({text:e,href:t}){let n=t===void 0?void 0:Ri(t);return n===void 0?Gi(e):`[${X(e)}](${n.replace(/&/g,`&amp;`)})`}let Gi=e=>Mi(tr(e));function Ki(e,t=``){let n=Fi(e),r=ji(n);return`${r}${t}\\n${n}\\n${r}`}function qi({title:e,diff:t,message:n}){if(t!==void 0)return[Ki(Yi(Ji(e,t)).join(`\n`),`diff`)];let r=[e??``,...n.split(`\n`)].join(`\n`).trim();return r===``?[]:[Ki(Yi(r.split(`\n`)).join(`\n`))]}function Ji(e,{lines:t,sides:n}){let r=({parts:e})=>e.map(e=>e.text).join(``),i=e===void 0?[]:[`  ${e}`],[a,o]=t;if(n!==void 0&&a!==void 0&&o!==void 0){let e=Vn(n),t=(t,n)=>`${n.sign} ${t.padEnd(e)}  ${r(n)}`.trimEnd();return[...i,t(n[0],a),t(n[1],o)]}return[...i,...t.map(e=>`${e.sign} ${r(e)}`.trimEnd())]}function Yi(e){let t=e.length-12;return t>0?[...e.slice(0,12),`  \u2026 ${y(t,`more line`)}`]:e}function Xi({name:e,parts:{trace:t},place:n,command:r}){let i=zi(t,{testName:e,place:n},30),a=r===void 0?[]:[`Run it again in a POSIX shell or PowerShell: ${Gi(r)}`];return i.length===0?a:[`<details>\n<summary>Trace</summary>`,Ki(i.join(`\n`)),...a,`</details>`]}function Zi(e,t,n,r){let{cause:i,tests:a}=t,o=e.history===void 0?void 0:Qt(t,e)?.textContent,s=o?`**${X(o)}** · `:``,c=i.frame===void 0?``:` · ${Mi(tr(un(i.frame)))}`,l=a.slice(0,10).map(t=>{let n=it(e,t).map(X).join(` \u203a `);return`- ${X(B(e,t))}${n===``?``:` · ${n}`}`}),u=a.length-l.length;return`${[`${Mi(tr(i.signature))} \u2014 ${s}${X(ln(t,n))}${c}`,...qi(Yr(r)),[...l,...u>0?[`- and ${y(u,`more test`)}`]:[]].join(`\n`)].join(`\n\n`)}\\n`}function Qi(n,r,i,a){let{cause:o}=r,{navigation:s,copy:c,model:l}=n,u=yn(l,o),d={c:()=>void c(Zi(l,r,i,a)),l:()=>void c(s.shareLink(s.causeHref(r.number))),w:mi,Escape(){document.body.classList.contains(`detail-open`)&&s.close()}},f=e=>d[e]?.(),m=t(p(`copy`),{class:`btn compact`},()=>f(`c`));m.append(`Copy as Markdown`);let h=t(p(`link`),{class:`btn compact`},()=>f(`l`));return h.append(`Copy link`),{root:e(`article`,{class:`detail-page`,\"aria-label\":`Cause ${o.id}`},b(s),e(`p`,{class:`medium secondary`},`Cause ${o.id}`),e(`h2`,{class:`detail-title`,tabindex:`-1`},e(`span`,{class:`signature mono`},...tn(o.signature))),e(`p`,{class:`detail-sentence`},Qt(r,l),fn(r,i),...$i(n,r,a)),e(`div`,{class:`row wrap detail-actions`},m,h),e(`div`,{class:`detail-main`},...ea(n,a),ta(n,r,i,u),na(n,r,u))),press(e){return Object.hasOwn(d,e)?(f(e),!0):!1}}}function $i({run:t},{cause:{frame:n}},{source:r}){if(n===void 0)return[];let{file:i,line:a,functionName:o}=n,s=ki({file:i,line:a},r,t()?.sourceBase)??{text:un(n)};return[` First frame: `,Di(s),...o===void 0?[]:[` `,e(`span`,{class:`mono`},o)]]}let ea=({run:e},t)=>wi(Yr(t),n=>{let r=ki(Oi(n),t.source,e()?.sourceBase);return r===void 0?void 0:Di(r)});function ta({model:n,navigation:r},{tests:i},a,o){let s=e(`div`,{class:`box link-list`}),c=Ht({model:n,navigation:r,jobs:a}),l=0,u=t(``,{class:`btn compact`},d);function d(){let e=i.slice(l,l+(l===0?50:500));l+=e.length,s.append(...e.map(e=>c(e,o.get(e)))),u.textContent=`Show ${y(Math.min(i.length-l,500),`more test`)}`,u.hidden=l===i.length}return d(),e(`section`,{},ra(`Tests`,v(i.length)),s,e(`p`,{class:`list-more`},u))}function na({model:t},{cause:n,tests:r},i){let a=vn(t,n),o=1+(r.length>50?0:new Set(i.values()).size);if(a.length<=o)return;let s=a.slice(0,20).map(({message:t,count:n})=>K(``,e(`span`,{class:`gutter`},`${v(n)}×`),t)),c=a.length-s.length;return e(`section`,{},ra(`Messages`,y(a.length,`variant`)),e(`div`,{class:`box`},G(`Variants of the message`,...s,...c>0?[K(`library`,`and ${v(c)} more`)]:[])))}let ra=(t,n)=>e(`div`,{class:`section-head`},e(`h3`,{},t),e(`span`,{class:`small quiet`},n)),ia=(t,n)=>{let{model:r,navigation:i}=n,a=W(r),o=gn(r,a),s=new Set(o.map(({kind:e})=>e)).size>1,c=o.reduce((e,t)=>e+t.failures,0),l=c>0?c:o.reduce((e,t)=>e+t.flaky,0),u=o.filter(({tests:e})=>e.length===1),d=u.length>3,f=d?[...o.filter(({tests:e})=>e.length!==1),...u]:o,p=f.slice(0,500),m=p.map(e=>pn(e,a,{href:i.causeHref(e.number),total:l,tag:s?Qt(e,r):void 0})),h=o.length>p.length?e(`p`,{class:`small quiet list-foot`},`and ${v(o.length-p.length)} more`):void 0,g=d?Math.min(o.length-u.length,p.length):p.length,_=d?e(`details`,{class:`cause-fold`},e(`summary`,{},`${y(u.length,`cause`)} of one test each`),...m.slice(g),h):void 0,x=e(`div`,{class:`pane detail`,tabindex:`-1`}),S=e(`nav`,{class:`list`,\"aria-label\":`Causes`},e(`div`,{class:`list-head small quiet`},e(`span`,{class:`grow`},dn(o)),e(`span`,{},`most failures first`)),...m.slice(0,g),_??h);S.style.setProperty(`--count-width`,`${Math.max(...m.map(e=>e.firstElementChild?.textContent?.length??0),1)}ch`);let C=e(`div`,{class:`split`},S,x);t.append(C);let w,T;async function E(e){if(w===e)return;w=e,T=void 0;let t=await _n(n,e);w===e&&(T=Qi(n,e,a,t),x.replaceChildren(T.root),x.scrollTop=0)}function D(){w=void 0,T=void 0,x.replaceChildren(e(`article`,{class:`detail-page`},b(i),...Gt(n,`cause`))),x.scrollTop=0}return{show({cause:e}){let t=e===void 0?f[0]:o.find(({cause:t,folded:n})=>t.id===e||n?.ids.has(e)===!0);_!==void 0&&t!==void 0&&p.indexOf(t)>=g&&(_.open=!0),p.forEach((e,n)=>{e===t?m[n]?.setAttribute(`aria-current`,`true`):m[n]?.removeAttribute(`aria-current`)}),t===void 0?D():E(t)},press(e){let t={j:1,ArrowDown:1,k:-1,ArrowUp:-1}[e];if(t===void 0)return T?.press(e)===!0;let n=p.findIndex(({cause:e})=>e===w?.cause)+t,r=p[n];return r!==void 0&&(i.openCause(r.number),m[n]?.scrollIntoView({block:`nearest`})),!0}}};async function*aa(e){let t=[];for await(let n of la(e,o.tests)){t.push(ua(n));let e=t.length>4?t.shift():void 0;e!==void 0&&(yield e)}for(let e of t)yield e}async function oa(e){let t=e.getElementById(r.history);return t===null?void 0:ua(t)}function sa(e){let t={listed:0,total:0},n=e.getElementById(r.data)?.textContent;return n?JSON.parse(n):t}function ca(e){let t=e.getElementsByClassName(o.details),n=new Map;return async({block:e,index:r})=>{let i=t[e];if(i===void 0)return;let a=n.get(e)??ua(i);n.delete(e),n.set(e,a);for(let e of n.keys())n.size>4&&n.delete(e);return(await a)[r]}}async function*la(e,t){let n=e.getElementsByClassName(t);for(let t=0;;){let r=e.readyState===`loading`,i=n[t];if(i!==void 0&&(i.nextSibling!==null||!r))t+=1,yield i;else if(r)await new Promise(e=>setTimeout(e,30));else return}}async function ua(e){let t=e.textContent??``;if(e.getAttribute(`data-encoding`)!==`gzip`)return JSON.parse(t);let n=Uint8Array.from(atob(t.trim()),e=>e.charCodeAt(0));return new Response(new Blob([n]).stream().pipeThrough(new DecompressionStream(`gzip`))).json()}let da={1:`failed`,2:`flaky`,3:`skipped`,4:`passed`};function fa({tests:e,navigation:t,isOnTests:n,pressInTab:r,openHelp:i}){let a=e=>t=>{n()?e(t):r(t)},o=e=>r=>{n()||t.openTab(`tests`),e(r)};return[{keys:[`/`],shown:[`/`],title:`Search`,action:o(e.focusSearch)},{keys:[`Escape`],shown:[`Esc`],title:`Leave the search, close the details`,action:a(()=>{document.body.classList.contains(`detail-open`)?t.close():e.focusList()})},{keys:[`j`,`k`,`ArrowDown`,`ArrowUp`],shown:[`j`,`k`,`\u2193`,`\u2191`],title:`Next, previous row`,action:a(t=>e.move(t===`j`||t===`ArrowDown`?1:-1))},{keys:[`n`,`p`],shown:[`n`,`p`],title:`Next, previous failure`,action:o(t=>e.moveToFailure(t===`n`?1:-1))},{keys:[`ArrowLeft`,`ArrowRight`],shown:[`\u2190`,`\u2192`],title:`Close, open a group`,action:a(t=>e.setOpen(t===`ArrowRight`))},{keys:[`e`,`E`],shown:[`e`,`E`],title:`Open all groups, close all`,action:a(t=>e.setAllOpen(t===`e`))},{keys:Object.keys(da),shown:[`1`,`\u2013`,`4`],title:`Filter failed, flaky, skipped, passed`,action:o(t=>e.toggleFilter(da[t]??`failed`))},{keys:[`c`],shown:[`c`],title:`Copy as Markdown`,action:a(()=>e.panel.copyMarkdown())},{keys:[`l`],shown:[`l`],title:`Copy the link`,action:a(()=>e.panel.copyLink())},{keys:[`r`],shown:[`r`],title:`Copy the command`,action:a(()=>e.panel.copyCommand())},{keys:[`w`],shown:[`w`],title:`Wrap code`,action:a(()=>e.panel.toggleWrap())},{keys:[`t`],shown:[`t`],title:`Light or dark`,action:_},{keys:[`?`],shown:[`?`],title:`This help`,action:i}]}function pa(n){let r=m(`shortcuts`),i=r.read()!==`off`,a=new Map(n.flatMap(({keys:e,action:t})=>e.map(e=>[e,t])));return document.addEventListener(`keydown`,e=>{if(e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented)return;let{target:t}=e;if(t instanceof Element&&ha(t,e.key)||!i&&e.key.length===1)return;let n=a.get(e.key);n!==void 0&&(e.preventDefault(),n(e.key))}),{openHelp(){let a=e(`input`,{type:`checkbox`});a.checked=i,a.addEventListener(`change`,()=>{i=a.checked,r.write(i?`on`:`off`)});let o=e(`dialog`,{class:`help`,\"aria-labelledby\":`help-title`},e(`h2`,{id:`help-title`},`Keyboard`),e(`dl`,{class:`keys`},...n.map(ma)),e(`label`,{class:`row`},a,`Shortcut keys`),t(`Close`,{class:`btn`},()=>o.close()));o.addEventListener(`close`,()=>o.remove()),o.addEventListener(`click`,({target:e})=>{e===o&&o.close()}),document.body.append(o),o.showModal()}}}let ma=({shown:t,title:n})=>e(`div`,{},e(`dt`,{},...t.flatMap(t=>[e(`kbd`,{},t),` `])),e(`dd`,{},n));function ha(e,t){return e.closest(`dialog`)!==null||document.querySelector(`:popover-open`)!==null||e.closest(`input:not([type=\"checkbox\"]):not([type=\"radio\"]), select, textarea`)!==null||t.startsWith(`Arrow`)&&e.closest(`pre, [role=\"tablist\"], [data-arrow-keys]`)!==null}function ga({tests:e},t){let n=e.namedIds.get(t)??e.ids[t]??``,r=e.ordinals.get(t);return r===void 0?n:`${n}-${r}`}function _a({tests:e},t){let[,n=t,r=`1`]=/^(.*?)(?:-(\\d{1,6}))?$/.exec(t)??[];for(let[r,i]of e.namedIds)if(i===t||i===n&&o(r)||e.ranks[r]===ee&&i.length>=10&&n.startsWith(i))return r;if(!/^[0-9a-f]{12,}$/.test(n))return;let i=n.slice(0,12),a=e.ids.findIndex((e,t)=>e===i&&o(t));return a===-1?void 0:a;function o(t){return(e.ordinals.get(t)??1)===Number(r)}}let va=[`new`,`known`,...w],ya={outcome:`Outcome`,suite:`Suite`,file:`File`,job:`Job`,module:`Module`,owner:`Owner`,tag:`Tag`,cause:`Cause`,none:`None`},ba=(e,t)=>e<t?-1:+(e>t),xa={jobs:`Most jobs`,duration:`Slowest`,name:`Name`,recorded:`Run order`};function Sa(e,t){let n=Int32Array.from(e.tests.names.keys()),{durations:r,searchableNames:i}=e.tests;return t===`jobs`?Ca(e,n):t===`duration`?n.sort((e,t)=>(r[t]??0)-(r[e]??0)||e-t):t===`name`?n.sort((e,t)=>ba(i[e]??``,i[t]??``)||e-t):n}function Ca(e,t){let{failures:n,suiteOf:r}=e.tests,i=wa(e),a=new Int32Array(i.length+2),o=e=>(i[r[e]??-1]??-1)+1;for(let e of t)a[o(e)+1]=(a[o(e)+1]??0)+1;for(let e=1;e<a.length;e+=1)a[e]=(a[e]??0)+(a[e-1]??0);let s=new Int32Array(t.length);for(let e of t){let t=o(e),n=a[t]??0;s[n]=e,a[t]=n+1}let c=s.filter(e=>(n[e]??0)>0),l=s.filter(e=>n[e]===0),u=new Map([...c].map((e,t)=>[e,t])),d=new Map([...c].map(t=>[t,Number(We(e,t))]));c.sort((e,t)=>(d.get(t)??0)-(d.get(e)??0)||(n[t]??0)-(n[e]??0)||(u.get(e)??0)-(u.get(t)??0));let f=new Int32Array(t.length);return f.set(c),f.set(l,c.length),f}function wa({suites:e}){let t=e.names.map((t,n)=>rt(e,n).join(`\\0`)),n=[...t.keys()].sort((e,n)=>ba(t[e]??``,t[n]??``)||e-n),r=new Int32Array(t.length);return n.forEach((e,t)=>{r[e]=t}),r}let Z={tab:void 0,query:``,shown:[],grouping:`outcome`,order:`jobs`,test:void 0,cause:void 0};function Ta({tab:e,query:t,shown:n,grouping:r,order:i,test:a,cause:o}){let s=new URLSearchParams,c=a!==void 0&&(e??`tests`)===`tests`,l=o!==void 0&&e===`causes`;c&&s.set(`test`,a),l&&s.set(`cause`,o),t!==``&&s.set(`q`,t),n.length>0&&s.set(`show`,n.join(` `)),r!==Z.grouping&&s.set(`group`,r),i!==Z.order&&s.set(`order`,i);let u=s.toString();return e===void 0||c||l?u:[e,u].filter(Boolean).join(`&`)}function Ea(e){let t=new URLSearchParams(e.replace(/^#/,``)),n=new Set(t.get(`show`)?.split(/[ ,]+/)),r=t.get(`group`),a=t.get(`order`),o=Da(t.get(`test`)),s=Da(t.get(`cause`));return{tab:i.find(e=>t.has(e))??(o===void 0?s===void 0?void 0:`causes`:`tests`),query:t.get(`q`)?.slice(0,1e3)??``,shown:va.filter(e=>n.has(e)),grouping:Oa(ya,r)?r:Z.grouping,order:Oa(xa,a)?a:Z.order,test:o,cause:s}}let Da=e=>e===null||e===``||e.length>250?void 0:e,Oa=(e,t)=>t!==null&&Object.hasOwn(e,t),ka=/^(?:sig|se|sv|sp|x-amz-.*|x-goog-.*|signature|expires|key-pair-id|policy|token|access_token|jwt|auth|key)$/i;function Aa(e,t,n){let r=new URL(e.href),i=[...r.searchParams.keys()].some(e=>ka.test(e))||r.username!==``||r.password!==``,a=r.protocol===`https:`||r.protocol===`http:`;return(i||!a)&&n!==void 0&&/^https?:\\/\\//.test(n)?ja(n,t):(i&&(r.search=``,r.username=``,r.password=``),ja(r.href,t))}let ja=(e,t)=>e.replace(/#.*$/s,``)+t;function Ma(e,t,n){let r=!1;window.addEventListener(`popstate`,()=>{r=!1});let i=t=>({tab:`tests`,test:ga(e,t)}),a=t=>({tab:`causes`,cause:e.causes[t]?.id}),o=e=>({tab:`tests`,query:e,shown:[],test:void 0}),s=e=>{t.change(e,`push`),r=!0};return{openTest:e=>s(i(e)),openCause:e=>s(a(e)),openTab(e){r=!1,t.change({tab:e,test:e===`tests`?t.state().test:void 0,cause:void 0},`push`)},search:e=>s(o(e)),close(){r?window.history.back():t.change({test:void 0,cause:void 0},`replace`),r=!1},testHref:e=>t.link({...Z,...i(e)}),causeHref:e=>t.link({...Z,...a(e)}),tabHref:e=>t.link({...Z,tab:e}),searchHref:e=>t.link({...Z,...o(e)}),shareLink:e=>Aa(window.location,e,n()?.runUrl)}}let Na=e=>e.button===0&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&!e.altKey;function Pa(e,t){let n=new Map([...e.querySelectorAll(`[data-tab]`)].flatMap(e=>{let t=i.find(t=>t===e.dataset.tab);return t===void 0?[]:[[t,e]]}));e.addEventListener(`click`,e=>{let n=e.target instanceof Element?e.target.closest(`[data-tab]`):null,r=i.find(e=>e===n?.dataset.tab);r!==void 0&&Na(e)&&(e.preventDefault(),t(r))});let r;return{names:[...n.keys()],show(e){if(e!==r){r=e,document.documentElement.dataset.tab=e;for(let[t,r]of n)t===e?r.setAttribute(`aria-current`,`page`):r.removeAttribute(`aria-current`),document.getElementById(a(t))?.setAttribute(`aria-label`,r.firstChild?.textContent?.trim()??t);n.get(e)?.scrollIntoView({block:`nearest`,inline:`nearest`})}}}}function Fa(){let t;return n=>{t?.remove();let r=e(`div`,{class:`toast`,\"aria-hidden\":`true`},n);t=r,document.body.append(r),setTimeout(()=>r.remove(),2e3)}}let Ia=(t,n,r={})=>e(`table`,{...r,class:`table ${r.class??``}`.trim()},e(`thead`,{},e(`tr`,{},...t.map(La))),e(`tbody`,{},...n.map(e=>Ra(t,e)))),La=({title:t,className:n})=>t===``?e(`td`,{class:n}):e(`th`,{scope:`col`,class:n},t),Ra=(t,n)=>e(`tr`,{},...t.map(({className:t,content:r},i)=>{let a=r(n),o=Array.isArray(a)?a:[a];return i===0?e(`th`,{scope:`row`,class:t},...o):e(`td`,{class:t},...o)})),za=(t,n,r)=>e(`div`,{class:`box scrolling`,tabindex:`0`,role:`region`,\"aria-label\":r},Ia(t,n));function Ba(n){let{columns:r,attributes:i,rowsAtFirst:a,rowsPerClick:o,onSort:s,onMore:c}=n,l=r.map(e=>{let{sort:n,title:r}=e;return n===void 0?e:{...e,title:t(r,{title:n.hint},()=>s?.(n.key))}}),u=Ia(l,[],i),[d]=u.tBodies,f=t(``,{class:`text-button`},()=>{let e=g();y(o),_(e),c?.(g())}),p=e(`p`,{class:`card-line table-foot`},f),m=e(`p`,{class:`card-line hint`}),h=[],g=()=>d?.childElementCount??0,_=e=>d?.rows[e]?.querySelector(`a`)?.focus();function y(e){let t=g();d?.append(...h.slice(t,t+e).map(e=>Ra(r,e)));let n=h.length-g();p.hidden=n===0,f.textContent=`Show ${v(Math.min(n,o))} more of ${v(n)}`}return{root:e(`div`,{class:`card`},u,m,p),show(e,t){h=e,d?.replaceChildren(),y(a),u.hidden=e.length===0,m.hidden=e.length>0,m.replaceChildren(...t===void 0?[]:[t])},showOrder(e,t){for(let[n,i]of[...u.tHead?.rows[0]?.cells??[]].entries())r[n]?.sort?.key===e?i.setAttribute(`aria-sort`,t):i.removeAttribute(`aria-sort`)},focus(e){e>=g()&&y(e+1-g()),_(e)}}}let Va={knownFlaky:`flaky`,newlySkipped:`newly-skipped`},Ha=e=>Va[e]??e,Ua=e=>L.some(t=>Ha(t)===e);function Wa(e,t){let n=e.history?.changesOf.get(t)??[];return[w[e.tests.ranks[t]??-1]??`unknown`,Ha(R(e,t)),...n.map(({kind:e})=>Ha(e))]}let Ga=({history:e})=>new Set(e===void 0?[]:[...e.verdictOfTest.keys(),...e.quarantineOfTest.keys(),...e.changesOf.keys()]);function Ka(e,t){let n=Ua(t),r=e=>n?e===t:e.startsWith(t),i=w.map(r),a=new Set([...Ga(e)].filter(t=>Wa(e,t).some(r)));return t=>i[e.tests.ranks[t]??-1]===!0||a.has(t)}function qa(e){let t=new Set(e.tests.ranks),n=new Set(w.filter((e,n)=>t.has(n)));for(let t of Ga(e))for(let r of Wa(e,t))n.add(r);let r=new Map(L.map(t=>[Ha(t),Le(t,e)]));for(let e of w)r.set(e,T[e]);return[...r].filter(([e])=>n.has(e)).map(([e,t])=>({value:e,note:t}))}let Ja={is:`tests with this result`,error:`failures with this text in their message`,job:`tests with their result in this job`,module:`tests of this module`,owner:`tests of this owner`,tag:`tests with this tag`,suite:`tests in this suite`,file:`tests in this file`,duration:`tests that took longer or shorter`},Ya=/(-?)(?:([a-z]+):(?=\\s|$)|(?:([a-z]+):)?(?:\"([^\"]*)\"?|([^\\s\"]\\S*)))/gi;function Xa(e){let t=[];for(let[n,r=``,i,a,o,s=``]of e.matchAll(Ya)){if(n===`-`)continue;let e=F(a??i??``),c=r!==``;if(Za(e))t.push({field:e,text:F(o??s),isExcluded:c});else{let e=F(o!==void 0&&a===void 0?o:n.slice(r.length));t.push({field:`any`,text:e,isExcluded:c})}}return t.filter(({text:e})=>e!==``)}let Za=e=>Object.hasOwn(Ja,e),Qa=(e,t)=>t.every(t=>e.some(e=>e.field===t.field&&e.isExcluded===t.isExcluded&&(t.isExcluded||t.field===`duration`||t.field===`is`&&Ua(t.text)?e.text===t.text:e.text.startsWith(t.text)))),$a=(e,t)=>`${e}:${/[\"\\s]/.test(t)?`\"${t.replaceAll(`\"`,``)}\"`:t}`,eo={ms:1,s:1e3,m:6e4,min:6e4,h:36e5};function to(e){let[,t=``,n=``,r=``]=/^([<>]?=?)\\s*(\\d+(?:\\.\\d+)?)\\s*(ms|s|min|m|h)?$/.exec(e)??[];if(n===``)return;let i=Number(n)*(eo[r]??1e3);return t===`<`?e=>e<i:t===`<=`?e=>e<=i:t===`>`?e=>e>i:e=>e>=i}function no({executions:e,history:t},{groups:n,numbers:r},i){let a=n.map(e=>({...e,byRank:w.map(()=>0),total:0,relevant:0}));for(let[n,i]of e.jobOf.entries()){let o=a[r[i]??-1],s=e.ranks[n]??k;o!==void 0&&(o.byRank[s]=(o.byRank[s]??0)+1,o.total+=1,s===D&&t?.quarantineOfTest.has(e.testOf[n]??-1)!==!0&&(o.relevant+=1))}return a.map(e=>{let t=i.filter((t,n)=>r[n]===e.number),n=t.flatMap(({duration:e})=>e??[]);return{...e,...ro(e,t),isFailed:t.some(({isFailed:e})=>e===!0),duration:t.length===1?n[0]:void 0,url:t.find(({url:e})=>e!==void 0)?.url}}).sort((e,t)=>t.relevant-e.relevant||oo(e)-oo(t)||e.number-t.number)}function ro({byRank:e},t){let n=t.flatMap(({counts:e})=>e===void 0?[]:[e]);if(n.length===0||n.length<t.length)return{};let r=e=>n.reduce((t,n)=>t+n[e],0),i=new Map([[D,r(0)],[O,r(1)],[A,r(2)]]);return{byRank:e.map((e,t)=>i.get(t)??e),total:r(3),relevant:r(0)-r(4)}}function io({byRank:e,relevant:t,isFailed:n}){if(t>0)return`failed`;if(n)return`incomplete`;let r=e.findIndex((e,t)=>e>0&&!ao.has(t));if(r!==-1)return w[r]??`unknown`;let i=(...t)=>t.reduce((t,n)=>t+(e[n]??0),0);return i(j,O,D)>0?`passed`:i(A)>0?`skipped`:`unknown`}let ao=new Set([D,O,A,j]);function oo(e){let t=io(e);return t===`incomplete`?D:w.indexOf(t)}function so({base:t,columns:n,rows:r},i){let a=t=>(t===void 0?void 0:i(t))??e(`span`,{class:`cell`},`\u2013`),o=n.map((e,t)=>({title:e,content:({cells:e})=>a(e[t])}));return e(`div`,{class:`scroll-x`},Ia([{title:t,content:({label:e})=>e},...o],r,{class:`matrix`}))}let co=1e3,lo=(t,n)=>{let r=W(n.model),i=no(n.model,r,n.run()?.jobs??[]);return t.append(e(`div`,{class:`tab-page`},fo(n,r,i),po(n,r,i))),{show(){}}},uo=({navigation:e},{noun:t},{name:n,isNamed:r})=>r?e.searchHref($a(t,n)):e.tabHref(`tests`);function fo(t,n,r){if(n.grid===void 0)return;let i=new Map(r.map(e=>[e.number,e]));return so(n.grid,({number:r})=>{let a=i.get(r);if(a===void 0)return;let{relevant:o,name:s}=a;return e(`a`,{class:o>0?`cell bad`:`cell`,href:uo(t,n,a),title:s},go(a),o>0?e(`span`,{class:`strong`},v(o)):void 0)})}function po(e,t,n){let r=n.some(({duration:e})=>e!==void 0),i=(e,t)=>({title:e,className:t===D?`number`:`number wide`,content:({byRank:e,relevant:n})=>mo(e[t]??0,t===D&&n>0)}),a=[{title:t.noun===`job`?`Job`:`Module`,content:n=>ho(e,t,n)},i(`Failed`,D),i(`Flaky`,O),i(`Skipped`,A),{title:`Tests`,className:`number`,content:({total:e})=>v(e)}],o={title:`Duration`,className:`number`,content:e=>e.duration===void 0?`\u2013`:N(e.duration)},s=Ba({columns:r?[...a,o]:a,attributes:{class:`job-table`},rowsAtFirst:co,rowsPerClick:co});return s.show(n),s.root}let mo=(t,n)=>e(`span`,{class:t===0?`quiet`:n?`text-failed strong`:``},t===0?`\u2013`:v(t)),ho=(t,n,r)=>e(`span`,{class:`row`},go(r),e(`a`,{class:`plain name`,href:uo(t,n,r)},r.name),S(r.url)?x(r.url,{class:`small job-log`,\"aria-label\":`Log of ${r.name}`},`Log`):void 0);function go(e){let t=io(e);return t===`passed`?f(`complete`,`Passed`):t===`incomplete`?f(`incomplete`,`Incomplete`):Rt(t)}function _o(t,n,r){let i=e(`p`,{class:`history-tip small`,\"aria-hidden\":`true`});i.hidden=!0;let a=t.map((e,n)=>vo(e,n===t.length-1)),o=e(`div`,{class:`history-bars`,role:`group`,\"aria-label\":n,\"data-arrow-keys\":``},...a),s=r===void 0?o:e(`div`,{class:`history-frame`},o,r);s.style.setProperty(`--earlier`,String(t.length-1));let c=e(`div`,{class:`history-row`},s,i);function l(e){let[n,r]=[t[e],a[e]];if(n===void 0||r===void 0)return;i.textContent=n.tip,i.hidden=!1;let o=r.offsetLeft+r.offsetWidth/2-i.offsetWidth/2;i.style.left=`${Math.max(Math.min(o,c.offsetWidth-i.offsetWidth),0)}px`}let u=e=>e instanceof Element?a.indexOf(e.closest(`.bar`)??o):-1,d=()=>{i.hidden=!0};return o.addEventListener(`pointerover`,({target:e})=>{let t=u(e);t===-1?d():l(t)}),o.addEventListener(`pointerleave`,d),o.addEventListener(`focusin`,({target:e})=>{let t=u(e);for(let[e,n]of a.entries())n.tabIndex=e===t?0:-1;l(t)}),o.addEventListener(`focusout`,d),o.addEventListener(`keydown`,e=>{if(e.key===`Escape`&&!i.hidden){e.preventDefault(),d();return}let t=u(e.target),n=a.length-1,r={ArrowLeft:Math.max(t-1,0),ArrowRight:Math.min(t+1,n),Home:0,End:n}[e.key];r!==void 0&&t!==-1&&(e.preventDefault(),a[r]?.focus())}),c}function vo({result:e,label:t,url:n,isNow:r=!1},i){let a=`bar bar-${e}${r?` now`:``}`,o=x(n,{class:a,\"aria-label\":t,tabindex:i?`0`:`-1`});return o.tagName!==`A`&&o.setAttribute(`role`,`img`),o}function yo(e,n,r=``){n.hidden=!0;let i=t(`As a list`,{class:`text-button ${r}`.trim(),\"aria-expanded\":`false`},()=>{e.hidden=n.hidden,n.hidden=!n.hidden,i.textContent=n.hidden?`As a list`:`As a row`,i.setAttribute(`aria-expanded`,String(!n.hidden))});return i}let bo=6e4,xo=60*bo,So=24*xo;function Co(e){return e>=bo?e<xo?y(Math.floor(e/bo),`minute`):e<So?y(Math.floor(e/xo),`hour`):y(Math.floor(e/So),`day`):``}function wo(e){let[,t=``,n=``,r=``]=/, (\\d+) (\\w+) (-?\\d+)/.exec(e.toUTCString())??[],i=[e.getUTCHours(),e.getUTCMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`);return`${Number(t)} ${n} ${r}, ${i} UTC`}let To=e=>{let t=Co(e);return t===``?`just now`:`${t} ago`},Eo=t=>{let n=new Date(t);return e(`time`,Number.isNaN(n.getTime())?{}:{datetime:n.toISOString(),title:wo(n)},To(Date.now()-t))};function Do({results:e,now:t,nowWord:n},r,i){let a=r.length-e.length;return[...[...e].flatMap((e,t)=>{let n=r[a+t];return n===void 0?[]:[{build:n,title:`Build ${n.id}`,url:n.url,result:e,word:pt(e)}]}),{build:void 0,title:`This build`,url:i,result:t,word:n}]}let Oo={failed:`the build failed`,cancelled:`the build was cancelled`};function ko({build:e,result:t,word:n}){return e?.status===void 0||e.status===`failed`&&t===`F`?n:`${n} (${Oo[e.status]})`}let Ao=[{title:`Build`,className:`nowrap`,content:({build:e,title:t,url:n})=>x(n,{},e?.id??t)},{title:`Commit`,content:({build:t})=>e(`span`,{class:`mono`},t?.commit)},{title:`Result`,content:ko},{title:`When`,className:`nowrap`,content:({build:e})=>e?.time===void 0?void 0:Eo(e.time)}],jo=(e,t)=>za(Ao,e.toReversed(),t);function Mo({model:t,run:n},r){let i=mt(t,r);if(i===void 0||t.history===void 0)return;let a=Do(i,t.history.builds,n()?.runUrl),o=gt(t.history,i.results.length),s=a.length-1,c=_o(a.map((e,t)=>No(e,t===s)),o,Fo(a)),l=jo(a,o);return e(`section`,{class:`history-section`},e(`div`,{class:`section-head`},e(`h3`,{},o),e(`span`,{class:`small quiet grow`},ht(i.results)),yo(c,l,`small`)),c,l)}function No(e,t){let{title:n,url:r,result:i,word:a}=e;return{result:xe[ft(i)],label:`${n}: ${a}`,tip:Po(e),url:r,isNow:t}}function Po(e){let{build:t,title:n}=e;return[n,t?.commit,ko(e),t?.time===void 0?void 0:To(Date.now()-t.time),t?.isIncomplete===!0?`results are missing`:void 0].filter(e=>e!==void 0).join(` · `)}function Fo(t){let n=t.flatMap(({build:e})=>e?.time===void 0?[]:[e.time]),r=t.length-1,i=r<11,a=Io(n[0]),o=Io(n[Math.floor(n.length/2)]),s=i?[r<4?``:a]:[...new Set([a,o])];return e(`div`,{class:`history-axis small quiet${i?` short`:``}`,\"aria-hidden\":`true`},...s.map(t=>e(`span`,{},t)),e(`span`,{class:`now`},`this build`))}function Io(e){let t=new Date(e??NaN);return Number.isNaN(t.getTime())?``:wo(t).split(` `).slice(0,2).join(` `)}let Lo={successful:`\u2705`,failed:`\u274c`,skipped:`\u23ed\ufe0f`,cancelled:`\ud83d\udeab`,running:`\u23f3`,unknown:`\u2754`,flaky:`\ud83d\udd01`,waiting:`\u23f3`,incomplete:`\u26a0\ufe0f`,quarantined:`\ud83d\udd15`},Ro=e=>typeof e==`string`?e:e.text,zo=e=>typeof e!=`string`&&e.url!==void 0&&e.isCode!==!0,Bo=e=>e.filter(e=>!e.every(zo)).map(e=>e.map(Ro).join(``)).join(` · `);function Vo(e,t){let n=e.flatMap((e,n)=>[...n===0?[]:[`; `],...e.map((e,t)=>n===0&&t===0?Ho(e):Uo(e)),...n===0&&t!==void 0?[`, `,Eo(t)]:[]]);return n.length===0?[]:[...n,`.`]}let Ho=e=>typeof e==`string`?e.slice(0,1).toUpperCase()+e.slice(1):Uo(e);function Uo(e){return typeof e==`string`?e:x(e.url,e.isCode===!0?{class:`mono`}:{},e.text)}function Wo(e,t){let n=R(e,t);return n===`quarantined`?e.history?.quarantineOfTest.get(t):n===`new`||n===`known`||n===`knownFlaky`?e.history?.verdictOfTest.get(t):n===`flaky`?e.history?.verdictOfFlaky.get(t):Ge(e,t)}let Go=({history:e},t)=>e?.verdictOfTest.get(t)?.isFixed===!0;function Ko(e,t,n){let r=R(e,t);if(r===`new`)return{text:e.history?.verdictOfTest.get(t)?.kind===`unseen`?`new test`:n?``:`new`,replacesJobs:!1};let i=r===`flaky`?void 0:Wo(e,t),a=(n?i?.titled:i?.facts)??[],o=Bo(r===`known`?a.slice(0,Go(e,t)?2:1):a);return{text:o,replacesJobs:o!==``}}function qo(e,t){let n=Zt(e,t)?.textContent;return n?{label:n,facts:Wo(e,t)?.titled??[]}:void 0}function Jo(e,t){if(R(e,t)===`quarantined`)return Lo.quarantined;let n=nt(e,t);return Lo[n===`passed`?`successful`:n===`gone`?`unknown`:n]}function Yo(e,t,{test:n,details:r,source:i,place:a,command:o}){let s=U(e,t,n),c=s.length>0&&s.length<t.groups.length;return Bi({sign:Jo(e,n),name:B(e,n),suite:me(it(e,n),a?.file).map(de),verdict:qo(e,n),jobs:c?`in ${Ft(t,s)}`:void 0,file:a,place:Ur(i),owner:st(e,n).join(`, `)||void 0,parts:Yr(r),command:o})}function Xo(t,n,r){let i=R(t,n),a=Wo(t,n),o=a===void 0?[]:Vo(i===`flaky`||i===`knownFlaky`?a.facts:a.titled,a.time),s=(i===`flaky`?[[r],o]:[o,[r]]).filter(e=>e.some(e=>e!==``)).flatMap((e,t)=>t===0?e:[` `,...e]),c=Zt(t,n);return c===void 0&&s.length===0?void 0:e(`p`,{class:`detail-sentence`},c,...s)}function Zo(t,n,r,i){if(n.groups.length<2)return;let a=Qo(t,n,r,i),o=n.groups.flatMap(({number:e})=>a.get(e)?.outcome===`failed`?[e]:[]);return e(`section`,{},e(`div`,{class:`section-head`},e(`h3`,{},n.noun===`job`?`Jobs`:`Modules`),o.length===0?void 0:e(`span`,{class:`small quiet`},`failed in ${Lt(n,o)}`)),$o(n,a)??es(n,a))}function Qo(e,{numbers:t},n,r){let{jobOf:i,ranks:a,durations:o}=e.executions,s=new Map;for(let c of z(e,r)){let e=i[c]??-1,r=t[e],l=w[a[c]??k]??`unknown`,u=r===void 0?void 0:s.get(r);r===void 0||u!==void 0&&w.indexOf(u.outcome)<=w.indexOf(l)||s.set(r,{outcome:l,duration:o[c]??-1,url:n[e]?.url})}return s}function $o({grid:t},n){if(t!==void 0)return so(t,({name:t,number:r})=>{let i=n.get(r);if(i===void 0)return;let{outcome:a,duration:o,url:s}=i,c=o<0?T[a].toLowerCase():N(o);return x(s,{class:`cell${a===`failed`?` bad`:``}`,title:t},Rt(a),e(`span`,{class:`small`},c))})}function es({groups:t},n){let r=[...n].sort(([e,{outcome:t}],[n,{outcome:r}])=>w.indexOf(t)-w.indexOf(r)||e-n),i=r.slice(0,200).map(([n,{outcome:r,duration:i,url:a}])=>e(`li`,{},Rt(r),x(a,{class:`grow`},t[n]?.name??``),i<0?void 0:e(`span`,{class:`small quiet nowrap`},N(i)))),a=r.length-i.length;return e(`ul`,{class:`box result-list`},...i,a>0?e(`li`,{class:`small quiet`},`and ${v(a)} more`):void 0)}function ts(n,{test:r,details:i,place:a,command:o}){let{model:s,copy:c}=n,l=et(s,r),u=s.tests.durations[r]??-1,d=z(s,r).length,f=s.executions.estimated.has(l)?-1:s.executions.starts[l]??-1,m=R(s,r)===`slower`?0:s.history?.usual[r]??0,h=s.history?.builds[mt(s,r)?.firstBuild??-1]?.time,g=[[`Duration`,u<0?[]:[N(u),m===0?void 0:ns(`usually about ${N(m)}`),d>1?ns(`longest of ${y(d,`run`)}`):void 0]],[`Cause`,rs(n,l)],[`File`,a===void 0?[]:[Di(a)]],[`Owner`,is(n,`owner`,st(s,r))],[`Tags`,is(n,`tag`,ot(s,r))],[`First seen`,h===void 0?[]:[e(`time`,{datetime:as(h)},os(h))]],[`Started`,f<0?[]:[e(`time`,{datetime:as(f)},ss(f))]],[`Worker`,[s.workers.names[s.executions.workerOf[l]??-1]]],...Object.entries(i.metadata??{}).map(([e,t])=>[e,[t]])],_=e(`dl`,{});for(let[t,n]of g)n.some(e=>e!==void 0&&e!==``)&&_.append(e(`dt`,{},t),e(`dd`,{},...n));if(o!==void 0){let n=t(p(`copy`),{class:`btn icon compact`,\"aria-label\":`Copy the command`,title:`Copy (r)`},()=>{c(o)}),r=e(`div`,{class:`command`},e(`code`,{},o),n);_.append(e(`dt`,{},`Run it again`),e(`dd`,{},r,ns(`in a POSIX shell or PowerShell`)))}return e(`aside`,{class:`detail-side`,\"aria-label\":`Facts about the test`},_)}let ns=t=>e(`span`,{class:`small quiet block`},t);function rs({model:t,navigation:n},r){let i=t.executions.causeOf.get(r),a=t.causes[i??-1];if(i===void 0||a===void 0)return[];let o=new Set(a.executions.map(e=>t.executions.testOf[e])).size;return o<2?[]:[e(`a`,{href:n.causeHref(i)},...tn(a.signature)),ns(`${y(o,`test`)} share it`)]}function is({navigation:t},n,r){return r.flatMap((r,i)=>[i===0?void 0:` `,e(`a`,{class:n===`tag`?`tag`:`plain`,href:t.searchHref($a(n,r))},r)])}let as=e=>Math.abs(e)<=864e13?new Date(e).toISOString():``,os=e=>ss(e).split(`,`)[0]??``,ss=e=>as(e)===``?`unknown`:wo(new Date(e)),cs=[[`Windows`,/windows|(?<![a-z])win(?:32|64|dows)?(?![a-z])/i],[`macOS`,/macos|osx|darwin/i],[`Linux`,/linux|ubuntu|debian|alpine|fedora/i]];function ls(e){let t=cs.filter(([,t])=>t.test(e));return t.length===1?t[0]?.[0]:void 0}function us({groups:e},t){if(t.length<2)return;let n=n=>new Set(e.filter(({number:e})=>t.includes(e)===n).map(({name:e})=>ls(e))),[r,...i]=n(!0);if(!(r===void 0||i.length>0))return[...n(!1)].some(e=>e!==void 0&&e!==r)?r:void 0}function ds({outcome:e,jobs:t,attempts:n,namesJobs:r},i){let a=It(i,t.length),o=r===!0?void 0:us(i,t),s=t.length>=i.groups.length?``:o===void 0?`: ${Ft(i,t)}`:`, only on ${o}`,c=a===``?``:`in ${a}${s}`;return{failed:[c===``?``:`Fails ${c}.`,n>1?`Failed in ${n===2?`both attempts`:`all ${y(n,`attempt`)}`}.`:``],flaky:[n>1?`Passed on attempt ${n} of ${n}.`:`Passed after a failure.`,c===``?``:`Flaky ${c}.`],passed:[c===``?``:`Passed ${c}.`],skipped:[c===``?``:`Skipped ${c}.`],cancelled:[c===``?``:`Cancelled ${c}.`],running:[`It was still running when the results were written.`],unknown:[`The results do not say whether it passed.`],gone:[`It did not run in this build.`]}[e].filter(e=>e!==``).join(` `)}let fs=`attempt`,ps=e=>`attempt-tab-${e}`;function ms(n,r,i){let a=e(`div`,{id:fs,role:`tabpanel`,class:`detail-main`}),o=n.map(({label:e,outcome:n},r)=>{let i=t(Rt(n),{class:`chip`,role:`tab`,id:ps(r),\"aria-controls\":fs},()=>c(r));return i.append(e),i}),s=e(`div`,{class:`chips`,role:`tablist`,\"aria-label\":`Attempts`},...o);s.addEventListener(`keydown`,e=>{let t={ArrowRight:1,ArrowLeft:-1}[e.key],n=o.findIndex(e=>e.contains(document.activeElement));if(t===void 0||n===-1)return;e.preventDefault(),e.stopPropagation();let r=(n+t+o.length)%o.length;c(r),o[r]?.focus()});function c(e){o.forEach((t,n)=>{t.setAttribute(`aria-selected`,String(n===e)),t.tabIndex=n===e?0:-1}),a.setAttribute(`aria-labelledby`,ps(e));let t=n[e];a.replaceChildren(...t===void 0?[]:i(t))}return c(r),e(`div`,{class:`detail-main variants`},s,a)}async function hs({model:e,readDetails:t},n,r){let i=gs(e,r),a=[],o=0,s={};for(let r of i){let c=await t(r)??{},l=Pt(n,n.numbers[e.executions.jobOf[r]??-1]??-1),u=_s(c,e.executions.ranks[r]??k);if(a.length===0){s=c;let e=u.length-1;o=u[e]?.outcome===`failed`?e:Math.max(u.findLastIndex(({outcome:e})=>e===`failed`),0)}for(let e of u)a.push({...e,label:[i.length>1?l:void 0,e.label].filter(Boolean).join(` · `)})}return{all:a,first:o,details:s}}function gs(e,t){let n=et(e,t),r=new Set([e.executions.causeOf.get(n)]),i=[n];for(let n of z(e,t)){let t=e.executions.causeOf.get(n);t===void 0||r.has(t)||i.length===10||(r.add(t),i.push(n))}return i}function _s(e,t){let n=e.attempts??[],r=(e,t)=>[`Attempt ${e+1}`,...t===void 0||t<0?[]:[N(t)]].join(` · `);return[...n.map((e,t)=>({label:r(t,e.duration),outcome:vs(e.status),details:e})),{label:n.length===0?``:r(n.length),outcome:ys(t),details:e}]}let vs=(e=`unknown`)=>e===`successful`?`passed`:e;function ys(e){let t=w[e]??`unknown`;return t===`flaky`?`passed`:t}function bs(t){let{model:n,navigation:r,copy:i,run:a}=t,o=e(`section`,{class:`detail`,tabindex:`-1`,\"aria-label\":`Test details`}),s,c=``,l;pi();async function u(e){let r=c,i=await hs(t,W(n),e);if(s!==e||c!==r)return;o.removeAttribute(`aria-busy`);let a=l?.test===e;l={...i,test:e,place:Os(t,e,i.details),command:i.details.rerun},d(ws(t,l),a)}function d(e,t){let{scrollTop:n}=o,r=t?new Set(xs(o).map(Ss)):new Set;o.replaceChildren(e);for(let e of o.querySelectorAll(`details`))r.has(Ss(e))&&(e.open=!0);o.scrollTop=t?n:0}function f(e){return[e,z(n,e).length,n.jobs.length,t.run()===void 0].join(` `)}return{root:o,show(i,p){if(i===void 0){s=void 0,c=``,o.removeAttribute(`aria-busy`);let i=p!==void 0&&a()!==void 0?Gt(t,p):Kt(t,W(n));d(e(`div`,{class:`detail-page`},...p===void 0?[]:[b(r)],...i),!1);return}let m=f(i);m!==c&&(c=m,i!==s&&(l=void 0),s=i,o.setAttribute(`aria-busy`,`true`),u(i))},copyMarkdown(){l!==void 0&&i(Cs(t,l))},copyLink(){s!==void 0&&i(r.shareLink(r.testHref(s)))},copyCommand(){l?.command!==void 0&&i(l.command)},toggleWrap:mi}}let xs=e=>[...e.querySelectorAll(`details[open]`)],Ss=e=>e.querySelector(`summary > .strong`)?.textContent??``,Cs=({model:e},{test:t,all:n,first:r,details:i,place:a,command:o})=>Yo(e,W(e),{test:t,details:n[r]?.details??i,source:i.source,place:a,command:o});function ws(t,n){let{model:r,navigation:i,run:a}=t,{test:o,place:s,all:c,first:l,details:u}=n,d=B(r,o),f=nt(r,o),p=W(r),m=ds({outcome:f,jobs:U(r,p,o),attempts:(u.attempts?.length??0)+1},p);return e(`article`,{class:`detail-page`,\"aria-label\":d},b(i),e(`p`,{class:`medium secondary detail-suite`},P(pe(it(r,o),s?.file))),e(`h2`,{class:`detail-title`,tabindex:`-1`},H(R(r,o),r,`large`),e(`span`,{},d)),Xo(r,o,m),e(`div`,{class:`row wrap detail-actions`},Ts(`copy`,`Copy as Markdown`,()=>void t.copy(Cs(t,n))),Ts(`link`,`Copy link`,()=>void t.copy(i.shareLink(i.testHref(o)))),s?.href===void 0?void 0:e(`a`,{class:`btn compact`,href:s.href,rel:`noopener noreferrer`},`Open source`)),e(`div`,{class:`detail-columns`},e(`div`,{class:`detail-main`},Mo(t,o),...f===`gone`?[]:Es(c,l,e=>Ds(t,e,u)),f===`gone`?void 0:Zo(r,p,a()?.jobs??[],o)),ts(t,n)))}function Ts(e,n,r){let i=t(p(e),{class:`btn compact`},r);return i.append(n),i}function Es(e,t,n){return e.length>1?[ms(e,t,({details:e})=>n(e))]:n(e[0]?.details??{})}function Ds({run:t},n,{source:r}){let i=Ti(n,e=>{let i=ki(Oi(e),n.source??r,t()?.sourceBase);return i===void 0?void 0:Di(i)},Ur(n.source??r));return i.length>0?i:[e(`p`,{class:`quiet`},`The results contain no message and no output.`)]}function Os({model:e,run:t},n,{source:r}){if(r!==void 0)return Ei(...r,t()?.sourceBase);let{file:i,line:a}=at(e,n);return i===void 0?void 0:Ei(i,a,void 0)}function ks(t){let n=m(`list-width`),r=e(`div`,{class:`divider`,role:`separator`,tabindex:`0`,\"aria-orientation\":`vertical`,\"aria-label\":`Width of the list`,\"aria-valuemin\":`20`,\"aria-valuemax\":`70`}),i=38;function a(e){i=Math.min(Math.max(Math.round(e*10)/10,20),70),t.style.setProperty(`--list-width`,`${i}%`),r.setAttribute(`aria-valuenow`,String(Math.round(i)))}let o=Number(n.read()??38);return a(Number.isFinite(o)?o:38),r.addEventListener(`pointerdown`,e=>{e.preventDefault(),r.setPointerCapture(e.pointerId)}),r.addEventListener(`pointermove`,e=>{if(!r.hasPointerCapture(e.pointerId))return;let{left:n,width:i}=t.getBoundingClientRect();a((e.clientX-n)/i*100)}),r.addEventListener(`pointerup`,()=>n.write(String(i))),r.addEventListener(`keydown`,e=>{let t={ArrowLeft:-2,ArrowRight:2}[e.key];t!==void 0&&(e.preventDefault(),e.stopPropagation(),a(i+t),n.write(String(i)))}),r.addEventListener(`dblclick`,()=>{a(38),n.write(`38`)}),r}let As=(e,{counts:t})=>Object.hasOwn(t,e);function js({history:e},t,n){if(t===`flaky`)return`passed after a retry`;if(e===void 0)return;let{branch:r,verdictOfTest:i}=e;return As(t,e)?Ns(e,t)??(t===`fixed`?`failed on ${r}`:void 0):t===`new`&&n.every(e=>i.get(e)?.hasPassed===!0)?`passed on ${r}`:void 0}function Ms(e,t,n){let{history:r}=e;return t!==`known`||r?.branch===void 0||r.isOwnBranch||!n.every(e=>r?.verdictOfTest.get(e)?.isFixed===!0)?Le(t,e):`Fixed on ${r.branch}: merge ${r.branch} into this branch`}function Ns({changes:e,counts:t},n){let r=e.filter(e=>e.kind===n).length;return t[n]>r?`${v(r)} of ${v(t[n])} are in this file`:void 0}function Ps(e,t,n,r){return n===`outcome`?Fs(e,t):n===`none`?[{key:`all`,title:`All tests`,tests:t}]:n===`suite`?Is(e,t,r):Ws(e,Hs(e,t,n),r)}function Fs(e,t){let{kinds:n}=e.tests,r=Gs(t,L.length,e=>n[e]??-1);return L.flatMap((t,n)=>{let i=r(n);if(i.length===0)return[];let a=js(e,t,i);return{key:t,title:Ms(e,t,i),tests:i,kind:t,rank:Ie(t),...I({note:a,isNested:t===`passed`||void 0,isClosed:t===`passed`||t===`skipped`||void 0})}})}function Is(e,t,n){let{suites:r,tests:i}=e,a=Gs(t,r.names.length+1,e=>(i.suiteOf[e]??-1)+1),o=[];for(let t=-1;t<r.names.length;t+=1){let n=a(t+1);n.length>0&&o.push({key:String(t),title:Ls(e,t),tests:n})}return Ws(e,o,n)}function Ls({suites:e},t){let n=[];for(let r of rt(e,t)){let e=n.at(-1);e!==void 0&&r.startsWith(e)&&n.pop(),n.push(r)}return fe(n)||`No suite`}let Rs={file:({tests:e})=>t=>[{key:e.fileOf[t]??-1}],job(e){let t=Bs(e.jobs.map(({job:e})=>e));return n=>zs(z(e,n).map(n=>({key:t[e.executions.jobOf[n]??-1]??-1,execution:n})))},module(e){let t=Bs(e.jobs.map(({module:e})=>e));return n=>zs(z(e,n).map(n=>({key:t[e.executions.jobOf[n]??-1]??-1})))},owner:({tests:e})=>t=>(e.ownersOf.get(t)??[-1]).map(e=>({key:e})),tag:({tests:e})=>t=>(e.tagsOf.get(t)??[-1]).map(e=>({key:e})),cause:e=>t=>{let n=z(e,t).map(t=>e.executions.causeOf.get(t)??-1).filter(e=>e!==-1);return zs((n.length>0?n:[-1]).map(e=>({key:e})))}};function zs(e){let t=new Set;return e.length<2?e:e.filter(({key:e})=>!t.has(e)&&t.add(e))}function Bs(e){let t=new Map;return e.map((e,n)=>e===``?-1:(t.has(e)||t.set(e,n),t.get(e)??n))}let Vs={file:({files:e},t)=>e.names[t]??`No file`,job:({jobs:e},t)=>e[t]?.job??`No job`,module:({jobs:e},t)=>e[t]?.module??`No module`,owner:({owners:e},t)=>e.names[t]??`No owner`,tag:({tags:e},t)=>e.names[t]??`No tag`,cause:({causes:e},t)=>t===-1?`No failure`:e[t]?.signature||`No message`};function Hs(e,t,n){let r=new Map,i=Rs[n](e);for(let e of t)for(let{key:t,execution:n}of i(e)){let i=r.get(t);i===void 0&&(i={tests:[],executions:[]},r.set(t,i)),i.tests.push(e),n!==void 0&&i.executions.push(n)}return[...r].map(([t,{tests:r,executions:i}])=>({key:String(t),title:Vs[n](e,t),tests:r,...I({executions:i.length===0?void 0:i})}))}function Us(e,t){let{tests:n,executions:r}=e,i=0,a=0,o=0,s=0,c=t.executions===void 0?n:r;for(let n of t.executions??t.tests){let l=c.ranks[n];l===D&&(i+=1,We(e,t.executions===void 0?n:r.testOf[n]??-1)&&(a+=1)),l===O&&(o+=1),s+=Math.max(c.durations[n]??0,0)}return{failed:i,flaky:o,leading:a,duration:s}}function Ws(e,t,n){let r=t.map(t=>({group:t,sums:Us(e,t),title:t.title.toLowerCase()})),i={jobs:(e,t)=>Math.sign(t.sums.leading)-Math.sign(e.sums.leading)||Math.sign(t.sums.failed)-Math.sign(e.sums.failed)||ba(e.title,t.title),duration:(e,t)=>t.sums.duration-e.sums.duration,name:(e,t)=>ba(e.title,t.title),recorded:(e,t)=>Number(e.group.key)-Number(t.group.key)},a=({group:e})=>Number(e.key===`-1`);return r.sort((e,t)=>a(e)-a(t)||i[n](e,t)).map(({group:e})=>e)}function Gs(e,t,n){let r=new Int32Array(t+1),i=e=>{let t=r[e]??0;return r[e]=t+1,t};for(let t of e)i(n(t));let a=0;r.forEach((e,t)=>{r[t]=a,a+=e});let o=new Int32Array(e.length);for(let t of e)o[i(n(t))]=t;return e=>o.subarray(e===0?0:r[e-1],r[e])}let Ks={nameLines:1,factLines:0},qs=(e,t)=>(e?16:24)+(t?16:0)+16+12,Js={name:20,small:16};function Ys(e,{width:t,isPhone:n},r){let{name:i,suite:a,facts:o,duration:s,hasHistory:c,isNested:l}=e,u=t-qs(n,l)-16,d=s<0?0:r.width(N(s),`small`)+12,f=c?vt+12:0;if(u-Math.max(d,f)<72)return Ks;let p=u-(n?f:Math.max(d,f)),m=a===``?0:Math.min(r.width(`${a} · `,`small`),72),h=o===``||m+r.width(o,`small`)<=p;return{nameLines:n?Math.min(r.lines(i,`name`,u-d),4):1,factLines:h?0:r.lines(o,`small`,n?u:p)}}let Xs=({nameLines:e,factLines:t})=>(e-1)*Js.name+t*Js.small,Zs=L.map(e=>e!==`passed`&&e!==`skipped`);function Qs(e,{hits:t,grouping:n,order:r,toggled:i,heights:a,layOut:o,isSearch:s}){let c=[],l=[],u=[],d=[],f=[],p=t.length<=200,m=(e,{failed:t,flaky:n})=>s||e.isClosed!==!0&&(p||t+n>0||e.rank!==void 0);function h({tests:e,executions:t},n){for(let r=0;r<e.length;r+=1)c.push(e[r]??0),l.push(n),u.push(t?.[r]??-1)}function g(t,n,a){let o=`${a}/${t.key}`,s=Us(e,t),f={key:o,title:t.title,level:n,count:t.tests.length,isOpen:i(o)??m(t,s),sums:s,row:c.length,...I({kind:t.kind,rank:t.rank,note:t.note})},p=d.length;if(c.push(-1-p),l.push(p),u.push(-1),d.push(f),f.isOpen){if(t.isNested)for(let n of Is(e,Int32Array.from(t.tests),r))g(n,2,o);else h(t,p)}}for(let i of Ps(e,t,n,r)){let e=c.length;n===`none`?h(i,-1):g(i,1,n),f.push({start:e,end:c.length})}let _=c.length*a.double>15e6,{kinds:v}=e.tests,y=t=>{let n=c[t]??-1;if(n<0||_)return!1;let r=u[t]??-1;return r===-1?Zs[v[n]??-1]===!0:(e.executions.ranks[r]??A)<A},b=new Float64Array(c.length+1),x=new Map,S=0;for(let e=0;e<c.length;e+=1){let t=c[e]??0,n=t<0?a.group:y(e)?a.double:a.single;if(o!==void 0&&S<5e3&&y(e)){S+=1;let r=o(t,u[e]??-1,d[l[e]??-1]);(r.nameLines>1||r.factLines>0)&&x.set(e,r),n+=Xs(r)}b[e+1]=(b[e]??0)+n}return{length:c.length,items:Int32Array.from(c),executions:Int32Array.from(u),tops:b,groups:d,groupOf:Int32Array.from(l),sections:f,isDouble:y,isPhone:a.room?.isPhone===!0,layoutOf:e=>x.get(e)??Ks}}function $s({tops:e,length:t},n){let r=0,i=t-1;for(;r<i;){let t=Math.ceil((r+i)/2);(e[t]??0)<=n?r=t:i=t-1}return Math.max(r,0)}let ec=({groups:e,groupOf:t},n)=>e[t[n]??-1];function tc(e,t,n,r,i){let a=e.tests.suiteOf[n]??-1,o=a===-1?``:P(Ls(e,a));if(r!==-1)return{suite:o,facts:``};let s=Ko(e,n,i!==void 0),c=s.replacesJobs?``:Lt(t,U(e,t,n));return{suite:o,facts:[s.text,c].filter(Boolean).join(` · `)}}let nc={new:` text-failed`,failed:` text-failed`,flaky:` text-flaky`,knownFlaky:` text-flaky`,fixed:` text-passed`};function rc(t){let{title:n,count:r,level:i,isOpen:a,sums:o,rank:s,kind:c}=t,l=c===void 0?``:nc[c]??``,u=o.failed>0&&s===void 0?`${v(o.failed)} failed of `:``,d=t.note??(s===void 0&&o.duration>0?N(o.duration):``);return e(`button`,{type:`button`,class:`list-group chevron level-${i}`,\"aria-expanded\":String(a)},e(`span`,{class:`title ${i===1?`strong`:`inner`}${l}`,title:n},...dc(n,sc,cc,[])),e(`span`,{class:`count`},`${u}${v(r)}`),e(`span`,{class:`grow`}),e(`span`,{class:`note small quiet ellipsis`},d))}function ic({model:t,rows:n,jobs:r,drawHistory:i,marked:a},o,s){let c=n.items[o]??0,l=n.executions[o]??-1,u=n.isDouble(o),d=oc(t,c,l),f=tt(t,c,l),p=ec(n,o),{nameLines:m,factLines:h}=n.layoutOf(o),g=m>1?uc(B(t,c),a):lc(B(t,c),a),[_,v]=u?ac(tc(t,r,c,l,p?.kind),h>0):[],y=e(`span`,{class:`small quiet nowrap`},f<0?``:N(f)),b=u&&l===-1?i(c):void 0,x={class:`test-row${u?` double`:``}${p?.level===2?` nested`:``}`,href:s},S=H(d,t);return u&&n.isPhone?e(`a`,x,S,e(`span`,{class:`grow`},e(`span`,{class:`row-line`},g,y),e(`span`,{class:`row-line`},_,b),v)):e(`a`,x,S,e(`span`,{class:`grow`},g,_,v),b===void 0?y:e(`span`,{class:`row-side`},y,b))}function ac({suite:t,facts:n},r){let i=e(`span`,{class:`ellipsis`},t);if(r)return[e(`span`,{class:`row-facts small quiet`},i),e(`span`,{class:`all-facts small quiet`},n)];let a=n===``||t===``?n:` · ${n}`;return[e(`span`,{class:`row-facts small quiet`},i,a===``?void 0:e(`span`,{},a))]}function oc(e,t,n){let r=e.executions.ranks[n];return n===-1||r===e.tests.ranks[t]?R(e,t):w[r??-1]??`unknown`}let sc=24,cc=14;function lc(t,n){let r=/[)\\]}>]$/.test(t)&&/[([{<]/.test(t);return e(`span`,{class:`name`,title:t},...dc(t,r?40:t.length,14,n))}let uc=(t,n)=>e(`span`,{class:`name wrapped`,title:t},...fc(t,n));function dc(t,n,r,i){if(t.length<=n)return[e(`span`,{class:`ellipsis`},...fc(t,i))];let a=t.length-r;return[e(`span`,{class:`ellipsis`},...fc(t.slice(0,a),i)),e(`span`,{class:`end`},...fc(t.slice(a),i))]}function fc(t,n){let r=F(t);if(n.length===0||r.length!==t.length)return[t];let i=[],a=0;for(;a<t.length;){let o=pc(r,n,a);if(o===void 0)break;o.start>a&&i.push(t.slice(a,o.start)),i.push(e(`mark`,{},t.slice(o.start,o.end))),a=o.end}return a<t.length&&i.push(t.slice(a)),i}function pc(e,t,n){let r;for(let i of t){let t=e.indexOf(i,n);t!==-1&&(r===void 0||t<r.start)&&(r={start:t,end:t+i.length})}return r}function mc(t,n){let r=e(`div`,{class:`list-space`}),i=e(`div`,{class:`list`,role:`region`,\"aria-label\":`List of tests`},r),a=new Map,o=new Map,s=yt(t),c,l=[],u=W(t),d=0,f,p=e=>c?.tops[e]??0;function m(){return i.scrollHeight>i.clientHeight?{top:i.scrollTop,height:i.clientHeight}:{top:Math.max(-r.getBoundingClientRect().top,0),height:window.innerHeight}}function h(){if(c===void 0||c.length===0)return;let{top:e,height:t}=m(),n=$s(c,e-320),r=$s(c,e+t+320),i=e=>e>=n&&e<=r||e===d;for(let[e,t]of o)i(e)||(t.remove(),o.delete(e));c.sections.forEach(({start:e,end:t},i)=>{e<=r&&t>n||e<=d&&d<t?g(i,e,t):(a.get(i)?.remove(),a.delete(i))});for(let e=n;e<=r;e+=1)_(e);_(d)}function g(t,n,i){if(a.has(t))return;let o=e(`div`,{class:`list-section`});o.style.top=`${p(n)}px`,o.style.height=`${p(i)-p(n)}px`,a.set(t,o);let s=[...a.keys()].reduce((e,n)=>n>t&&n<e?n:e,1/0);r.insertBefore(o,a.get(s)??null),(c?.items[n]??0)<0&&_(n)}function _(e){if(c===void 0||e>=c.length||o.has(e))return;let r=c.items[e]??0,i=v(e),d=a.get(i);if(d===void 0)return;let f=c.groups[-1-r],m=f===void 0?ic({model:t,rows:c,jobs:u,drawHistory:s,marked:l},e,n.href(r)):rc(f),h=c.sections[i]?.start??0;(e!==h||f===void 0)&&(m.classList.add(`placed`),m.style.transform=`translateY(${p(e)-p(h)}px)`),m.style.height=`${p(e+1)-p(e)}px`,m.dataset.row=String(e),y(m,e),o.set(e,m);let g=[...d.children].find(t=>Number(t.dataset.row)>e);d.insertBefore(m,g??null)}function v(e){let t=c?.sections??[],n=0,r=t.length-1;for(;n<r;){let i=Math.ceil((n+r)/2);(t[i]?.start??0)<=e?n=i:r=i-1}return n}function y(e,t){e.tabIndex=t===d?0:-1,c?.items[t]===f&&f!==void 0?e.setAttribute(`aria-current`,`true`):e.removeAttribute(`aria-current`)}function b(e,t){if(c!==void 0&&c.length!==0){d=Math.min(Math.max(e,0),c.length-1),x(d),h();for(let[e,t]of o)y(t,e);t&&o.get(d)?.focus({preventScroll:!0})}}function x(e){let{top:t,height:n}=m(),r=i.scrollHeight>i.clientHeight,a=c?.sections[v(e)]?.start===e?0:r?p(1):0,o=p(e)-a<t?p(e)-a:p(e+1)>t+n?p(e+1)-n:void 0;o!==void 0&&(r?i.scrollTop=o:window.scrollBy(0,o-t))}function S(){for(let e of o.values())e.remove();for(let e of a.values())e.remove();o.clear(),a.clear(),r.style.height=`${p(c?.length??0)}px`,h()}return i.addEventListener(`click`,e=>{let t=e.target instanceof Element?e.target.closest(`[data-row]`):null;if(t===null||c===void 0)return;let r=Number(t.dataset.row),i=c.items[r]??0,a=c.groups[-1-i];a===void 0?Na(e)&&(e.preventDefault(),b(r,!0),n.onTest(i,!0)):(d=r,n.onToggle(a.key,!a.isOpen))}),i.addEventListener(`scroll`,h,{passive:!0}),window.addEventListener(`scroll`,h,{passive:!0}),new ResizeObserver(h).observe(i),{root:i,show(e,n){if(c===e)return;let r=i.contains(document.activeElement);d=hc(c,d,e),c=e,l=n,u=W(t),S(),r&&o.get(d)?.focus({preventScroll:!0})},select(e){f=e;for(let[e,t]of o)y(t,e)},reveal(e,t){let n=c?.items[d]===e?d:c?.items.indexOf(e)??-1;return n!==-1&&b(n,t),n!==-1},move(e){if(c===void 0||c.length===0)return;b(d+e,!0);let t=c.items[d]??-1;t>=0&&n.onTest(t,!1)},setOpen(e){let t=c&&ec(c,d);t!==void 0&&t.isOpen!==e&&(b(t.row,!0),n.onToggle(t.key,e))},focus:()=>b(d,!0)}}function hc(e,t,n){let r=e?.items[t];if(e===void 0||r===void 0)return 0;let i=e.groups[-1-r]?.key,a=i===void 0?n.items.indexOf(r):n.groups.find(e=>e.key===i)?.row??-1;return Math.max(a,0)}function gc(e){let t;return{find(n,r){if(t?.order===r&&t.query===n)return t.hits;let i=Xa(n),a=t?.order===r&&Qa(i,t.terms)?t.hits:r;for(let t of i){let n=vc(e,t);a=_c(a,t.isExcluded?e=>!n(e):n)}return t={query:n,terms:i,order:r,hits:a},a}}}function _c(e,t){let n=new Int32Array(e.length),r=0;for(let i of e)t(i)&&(n[r++]=i);return n.subarray(0,r)}function vc(e,{field:t,text:n}){let{tests:r,suites:i,files:a}=e;switch(t){case`is`:return Ka(e,n);case`error`:return xc(e,n);case`job`:return Sc(e,({job:e})=>yc(e,n));case`module`:return Sc(e,({module:e})=>yc(e,n));case`owner`:return wc(e.owners,r.ownersOf,n);case`tag`:return wc(e.tags,r.tagsOf,n);case`suite`:return Cc(i,r.suiteOf,n);case`file`:return Cc(a,r.fileOf,n);case`duration`:{let e=to(n);return e===void 0?()=>!0:t=>(r.durations[t]??-1)>=0&&e(r.durations[t]??-1)}case`any`:return bc(e,n)}}let yc=(e,t)=>e.toLowerCase().includes(t);function bc(e,t){let{tests:n,suites:r,files:i,tags:a}=e,o=Cc(r,n.suiteOf,t),s=Cc(i,n.fileOf,t),c=wc(a,n.tagsOf,t),l=xc(e,t),u=Tc(e,t);return e=>o(e)||s(e)||l(e)||c(e)||n.searchableNames[e]?.includes(t)===!0||u(e)}function xc({messages:e,executions:t,tests:n},r){let i=Ec(e,e=>e.includes(r));if(!i.includes(1))return()=>!1;let a=new Uint8Array(n.names.length);for(let[e,n]of t.messageOf)i[n]===1&&(a[t.testOf[e]??-1]=1);return e=>a[e]===1}function Sc({jobs:e,executions:t,tests:n},r){let i=e.map(r);return e=>{for(let r=n.first[e]??-1;r!==-1;r=t.next[r]??-1)if(i[t.jobOf[r]??-1]===!0&&t.ranks[r]===n.ranks[e])return!0;return!1}}function Cc(e,t,n){let r=Ec(e,e=>e.includes(n));return e=>r[t[e]??-1]===1}function wc(e,t,n){let r=Ec(e,e=>e.includes(n));return r.includes(1)?e=>t.get(e)?.some(e=>r[e]===1)===!0:()=>!1}function Tc({suites:e,tests:t},n){let r=Math.max(...[`.`,`#`,`:`,`/`].map(e=>n.lastIndexOf(e)));if(r<1)return()=>!1;let i=n.slice(0,r).replace(/:$/,``),a=n.slice(r+1),o=e.searchableNames.map(e=>e.endsWith(i));return e=>o[t.suiteOf[e]??-1]===!0&&t.searchableNames[e]?.startsWith(a)===!0}function Ec({searchableNames:e,parents:t},n){let r=new Uint8Array(e.length);return e.forEach((e,i)=>{(r[t[i]??-1]===1||n(e))&&(r[i]=1)}),r}let Dc={name:`500 14px`,small:`400 12px`};function Oc(e){let t=document.createElement(`canvas`).getContext(`2d`),n=getComputedStyle(e).fontFamily,r=new Map;function i(e,i){let a=`${i} ${e}`,o=r.get(a);if(o!==void 0||t===null)return o??0;t.font=`${Dc[i]} ${n}`;let s=t.measureText(e).width*1.03;return r.size<2e4&&r.set(a,s),s}return{width:i,lines(e,t,n){let r=i(` `,t),a=1,o=0;for(let s of e.split(/\\s+/)){let e=i(s,t),c=o===0?e:o+r+e;if(c<=n){o=c;continue}o>0&&(a+=1);let l=Math.ceil(e/n)-1;a+=l,o=e-l*n}return a}}}function kc(e){let t=gc(e),n=new Map,r=new Map,i,a=``,o=0,s,c;function l(t){let n=r.get(t);if(n?.length===e.tests.names.length)return n;let i=Sa(e,t);return r.set(t,i),i}function u(e){let t=n.get(e)??i;return a!==``&&t?.isOpen===!1&&t.search!==a?void 0:t?.isOpen}function d(t){let n=W(e);s??=Oc(document.body);let r=s;return(i,a,o)=>Ys({...tc(e,n,i,a,o?.kind),name:B(e,i),duration:tt(e,i,a),hasHistory:a===-1&&mt(e,i)!==void 0,isNested:o?.level===2},t,r)}return{list({query:n,shown:r,grouping:i,order:s},f){let{names:p}=e.tests,m=JSON.stringify([n,r,i,s,p.length,e.executions.testOf.length,o,f]);if(c?.key===m)return c.listing;let h=t.find(n,l(s)),g=Mc(e,h),_=r.length===0?h:_c(h,Ac(e,r));return a=n.trim()===``&&r.length===0?``:JSON.stringify([n.trim(),r]),c={key:m,listing:{rows:Qs(e,{hits:_,grouping:Pc(e,i),order:s,toggled:u,heights:f,isSearch:a!==``,...I({layOut:f.room&&d(f.room)})}),hits:_,counts:g}},c.listing},toggle(e,t){n.set(e,{isOpen:t,search:a}),o+=1},toggleAll(e){n.clear(),i={isOpen:e,search:a},o+=1}}}function Ac({tests:e},t){let n=w.map(e=>t.includes(e)),r=L.map(e=>jc(e)&&t.includes(e));return t=>n[e.ranks[t]??-1]===!0||r[e.kinds[t]??-1]===!0}let jc=e=>e===`new`||e===`known`;function Mc({tests:e},t){let n=w.map(()=>0),r={new:0,known:0};for(let i of t){let t=e.ranks[i]??0;n[t]=(n[t]??0)+1;let a=t===D?L[e.kinds[i]??-1]:void 0;a!==void 0&&jc(a)&&(r[a]+=1)}return Object.fromEntries([...Object.entries(r),...w.map((e,t)=>[e,n[t]??0])])}function Nc({jobs:e,owners:t,tags:n,causes:r},i){return i===`job`||i===`module`?(t=>e.some(n=>n[t]!==e[0]?.[t]))(i):i===`owner`?t.names.length>0:i===`tag`?n.names.length>0:i!==`cause`||r.length>0}let Pc=(e,t)=>Nc(e,t)?t:`outcome`,Fc=e=>Object.entries(e).map(([e,t])=>({value:e,title:t}));function Ic(t,n,r){let i=e(`span`,{class:`ellipsis`,\"aria-hidden\":`true`}),a=e(`select`,{id:t,\"aria-label\":n});a.addEventListener(`change`,()=>{s(),r(a.value)});let o=[];function s(){i.textContent=a.selectedOptions[0]?.text??``}return{root:e(`div`,{class:`pick`},e(`span`,{class:`quiet`,\"aria-hidden\":`true`},n),i,p(`down`),a),show(t,n=o){JSON.stringify(n)!==JSON.stringify(o)&&a.replaceChildren(...n.map(t=>e(`option`,{value:t.value},t.title))),o=n,a.value=t,s()}}}function Lc(t,n={}){let r=e(`input`,{type:`search`,\"aria-label\":t,placeholder:t,autocomplete:`off`,spellcheck:`false`,...n});return{root:e(`div`,{class:`field`},p(`search`),r),input:r}}let Rc=/(?:^|\\s)(-?)((?:[^\\s\"]|\"[^\"]*\"?)*)$/;function zc(e,t){let[,,n=``]=Rc.exec(t)??[],r=n.indexOf(`:`);if(r===-1)return Object.entries(Ja).filter(([t])=>t.startsWith(n.toLowerCase())&&Hc(e,t)).map(([e,t])=>({text:`${e}:`,note:t}));let i=n.slice(0,r).toLowerCase();if(!Object.hasOwn(Ja,i))return[];let a=n.slice(r+1).replaceAll(`\"`,``).toLowerCase();return Vc(e,i).filter(({value:e})=>e.toLowerCase().includes(a)&&e.toLowerCase()!==a).slice(0,12).map(({value:e,note:t=``})=>({text:$a(i,e),note:t}))}function Bc(e,{text:t}){let[n=``,r=``,i=``]=Rc.exec(e)??[];return`${e.slice(0,e.length-n.length)+n.slice(0,n.length-i.length-r.length)}${r}${t}${t.endsWith(`:`)?``:` `}`}function Vc(e,t){let{jobs:n,owners:r,tags:i,files:a,suites:o}=e;switch(t){case`is`:return qa(e);case`job`:return Q(n.map(({job:e})=>e));case`module`:return Q(n.map(({module:e})=>e));case`owner`:return Q(r.names);case`tag`:return Q(i.names);case`file`:return Q(a.names);case`suite`:return Q(o.names);case`duration`:return[{value:`>100ms`},{value:`>1s`},{value:`>10s`},{value:`>1min`},{value:`<1s`}];case`error`:return[]}}let Q=e=>[...new Set(e.slice(0,2e3))].filter(e=>e!==``).sort(ba).map(e=>({value:e}));function Hc(e,t){return t===`error`?e.messages.names.length>0:t===`job`||t===`module`?new Set(e.jobs.map(e=>e[t])).size>1:t===`owner`?e.owners.names.length>0:t!==`tag`||e.tags.names.length>0}function Uc(t,n,r){let{root:i,input:a}=Lc(`Search tests and messages`,{type:`text`,inputmode:`search`,enterkeyhint:`search`,maxlength:`1000`,autocapitalize:`off`,role:`combobox`,\"aria-autocomplete\":`list`,\"aria-expanded\":`false`,\"aria-controls\":`search-menu`,\"aria-keyshortcuts\":`/`}),o=e(`ul`,{id:`search-menu`,class:`popup`,role:`listbox`,\"aria-label\":`Search by`});o.hidden=!0;let s=e(`button`,{type:`button`,class:`btn icon compact clear`,\"aria-label\":`Clear the search`},p(`close`));i.append(s,e(`kbd`,{class:`keyboard-only`,\"aria-hidden\":`true`},`/`));let c=[],l=-1;function u(){c=a.selectionEnd===a.value.length?zc(t,a.value):[],o.hidden=c.length===0,a.setAttribute(`aria-expanded`,String(!o.hidden)),o.replaceChildren(...c.map(({text:t,note:n},r)=>e(`li`,{id:`search-option-${r}`,role:`option`,\"aria-selected\":`false`,\"data-index\":String(r)},e(`span`,{class:`mono`},t),e(`span`,{class:`small quiet`},n)))),f(-1)}function d(){o.hidden=!0,a.setAttribute(`aria-expanded`,`false`),f(-1)}function f(e){l=Math.min(e,c.length-1);for(let[e,t]of[...o.children].entries())t.classList.toggle(`active`,e===l),t.setAttribute(`aria-selected`,String(e===l));l<0?a.removeAttribute(`aria-activedescendant`):a.setAttribute(`aria-activedescendant`,`search-option-${l}`),o.children[l]?.scrollIntoView({block:`nearest`})}function m(e){let t=c[e];t!==void 0&&(a.value=Bc(a.value,t),h())}function h(){i.classList.toggle(`filled`,a.value!==``),n(a.value),u()}return a.addEventListener(`input`,h),a.addEventListener(`focus`,u),a.addEventListener(`blur`,d),a.addEventListener(`keydown`,e=>{let t=!o.hidden;if(e.key===`ArrowDown`&&t)f(l+1);else if(e.key===`ArrowUp`&&t)f(Math.max(l-1,-1));else if(e.key===`Enter`&&t&&l>=0)m(l);else if(e.key===`Enter`||e.key===`ArrowDown`)r();else if(e.key===`Escape`&&t)d();else if(e.key===`Escape`)r();else return;e.preventDefault(),e.stopPropagation()}),o.addEventListener(`pointerdown`,e=>e.preventDefault()),o.addEventListener(`click`,({target:e})=>{let t=e instanceof Element?e.closest(`[data-index]`):null;t!==null&&m(Number(t.dataset.index))}),s.addEventListener(`click`,()=>{a.value=``,a.focus(),h()}),{root:e(`div`,{class:`popup-root search`,role:`search`},i,o),show(e){a.value!==e&&(a.value=e),i.classList.toggle(`filled`,e!==``)},focus(){a.focus(),a.select(),u()}}}function Wc({model:n,change:r,onLeave:i}){let a,o=Uc(n,e=>r({query:e},`replace`),i);function s(e){let t=a?.shown??[],n=t.filter(t=>t!==e);r({shown:n.length<t.length?n:[...t,e]},`push`)}let c=new Map(va.map(e=>[e,l(e)]));function l(r){let i=e(`span`,{class:`count`}),a=H(r,n);a.removeAttribute(`role`),a.setAttribute(`aria-hidden`,`true`);let o=e(`span`),c=t(a,{class:`chip`,\"aria-pressed\":`false`},()=>s(r));return c.append(o,` `,i),{chip:c,title:o,count:i}}let u=Ic(`list-group`,`Group`,e=>r({grouping:e},`replace`)),d=Ic(`list-order`,`Order`,e=>r({order:e},`replace`)),f=e(`div`,{class:`picks`,popover:``,role:`group`,\"aria-label\":`Group and order`},u.root,d.root),m=e(`button`,{type:`button`,class:`btn icon phone-only`,\"aria-label\":`Group and order`},p(`sliders`));return m.popoverTargetElement=f,{root:e(`div`,{class:`toolbar`},o.root,m,e(`div`,{class:`chips`,role:`group`,\"aria-label\":`Show`},...[...c.values()].map(({chip:e})=>e)),f),show(e,t){a=e,o.show(e.query),u.show(Nc(n,e.grouping)?e.grouping:`outcome`,Gc(n)),d.show(e.order,Kc(n));let r=t.new+t.known===t.failed;for(let[i,{chip:a,title:o,count:s}]of c){let c=e.shown.includes(i);a.setAttribute(`aria-pressed`,String(c)),a.hidden=(t[i]===0||i===`failed`&&r)&&!c,o.textContent=Le(i,n),s.textContent=v(t[i])}},focusSearch:o.focus,toggle:s}}let Gc=e=>Fc(ya).filter(({value:t})=>Nc(e,t)),Kc=e=>Fc(xa).map(({value:t,title:n})=>({value:t,title:t===`jobs`&&!Nc(e,`job`)?`Suite`:n})),qc={group:36,double:52,single:32},Jc={group:44,double:60,single:44},Yc=`(max-width: 719px)`;function Xc(n,r,i){let{model:a,run:o,announce:s,navigation:c}=r,l=kc(a),u=matchMedia(Yc),d=matchMedia(`(pointer: coarse)`),f,p,m=``,h,g=Wc({model:a,change:i.change,onLeave:()=>_.focus()}),_=mc(a,{href:c.testHref,onTest(e,t){h=ga(a,e),t?c.openTest(e):u.matches||i.change({tab:`tests`,test:h},`replace`)},onToggle(e,t){l.toggle(e,t),T()}}),b=bs(r);b.root.classList.add(`pane`);let x=e(`p`,{class:`list-note small quiet`}),S=e(`div`,{class:`empty`});_.root.append(S,x);let C=e(`div`,{class:`split`});C.append(_.root,ks(C),b.root),n.append(g.root,C);function w(){let{clientWidth:e}=_.root;return{...d.matches?Jc:qc,room:e===0?void 0:{width:e,isPhone:u.matches}}}let T=()=>A(i.state());function E(e){let{test:t,cause:n}=e;return t===void 0?Qc(e)===`cause`?Zc(a,n):u.matches?void 0:k().find(e=>a.tests.ranks[e]===D):_a(a,t)}function k(){let e=f?.rows;if(e===void 0)return[];let t=[...e.items].filter(e=>e>=0),n=t.filter(e=>a.tests.ranks[e]===D);return n.length>0?n:t.filter(e=>a.tests.ranks[e]===O)}function A(e){f=l.list(e,w()),g.show(e,f.counts),_.show(f.rows,$c(e.query));let t=E(e);_.select(t),b.show(t,t===void 0?Qc(e):void 0),e.test!==void 0&&e.test!==h&&t!==void 0&&(_.reveal(t,!1),h=e.test),j(e,f.hits.length)}function j(t,n){let r=a.tests.names.length,i=o(),c=n===0&&i!==void 0;S.replaceChildren(...c?ee(t,r):r===0?[e(`p`,{},`Loading the tests \u2026`)]:[]),g.root.classList.toggle(`loading`,i===void 0),x.textContent=i!==void 0&&i.total>i.listed?`${v(i.listed)} of ${y(i.total,`result`)} are in this file. Failed tests take precedence.`:``;let l=n===r?y(r,`test`):`${v(n)} of ${y(r,`test`)}`;if(i===void 0||l===m)return;let u=m!==``;m=l,window.clearTimeout(p),u&&(p=window.setTimeout(s,700,l))}function ee({query:n,shown:r},i){if(i===0)return[e(`p`,{},`No test results were found.`)];let a=n.trim();return[...a===``?[e(`p`,{},`No test has this result.`)]:[e(`p`,{},`No test matches `,e(`code`,{class:`inline`},a),r.length>0?` with this result.`:`.`)],...a===``?[]:[t(`Clear the search`,{class:`btn`},()=>te({query:Z.query}))],...r.length===0?[]:[t(`Show all results`,{class:`btn`},()=>te({shown:Z.shown}))]]}function te(e){i.change(e,`push`),g.focusSearch()}u.addEventListener(`change`,T);let M;return new ResizeObserver(()=>{window.clearTimeout(M),_.root.clientWidth>0&&(M=window.setTimeout(T,100))}).observe(_.root),d.addEventListener(`change`,T),{panel:b,show:A,focusSearch:g.focusSearch,move:_.move,moveToFailure(e){let t=k(),n=E(i.state()),r=n===void 0?-1:t.indexOf(n),o=r===-1?e===1?t[0]:t.at(-1):t.at((r+e)%t.length);o!==void 0&&(h=ga(a,o),i.change({tab:`tests`,test:h},`replace`),_.reveal(o,!0))},setOpen:_.setOpen,setAllOpen(e){l.toggleAll(e),T()},toggleFilter:g.toggle,focusList:_.focus}}function Zc({causes:e,executions:t},n){let r=e.find(e=>e.id===n)?.executions[0];return r===void 0?void 0:t.testOf[r]}let Qc=({tab:e,test:t,cause:n})=>t===void 0?e===`causes`&&n!==void 0?`cause`:void 0:`test`,$c=e=>Xa(e).flatMap(({field:e,text:t,isExcluded:n})=>e===`any`&&!n?[t]:[]),el=e=>e.replace(/(?<![.\\s])[.\\s]+$/,``);async function tl(t){let{model:n}=t;nl();let r=[...n.tests.ranks.keys()].filter(e=>n.tests.ranks[e]===D);if(r.length===0)return;let i=W(n),a=r.sort((e,t)=>rl(n,e)-rl(n,t)||il(n,t)-il(n,e)||e-t).slice(0,200),o=e(`div`,{}),s=r.length-a.length;document.body.append(e(`section`,{class:`print-view`,\"aria-hidden\":`true`},...ol(n,gn(n,i),i),e(`h2`,{},`Failed tests (${v(r.length)})`),o,s>0?e(`p`,{},`${y(s,`more failed test`)} ${s===1?`is`:`are`} left out of this printout.`):void 0));for(let[e,r]of a.entries()){e%10==9&&await al();let a=await t.readDetails(et(n,r));o.append(sl(n,i,r,a??{}))}}function nl(){let e=[];window.addEventListener(`beforeprint`,()=>{e=[...document.querySelectorAll(`#${r.report} details:not([open])`)];for(let t of e)t.open=!0}),window.addEventListener(`afterprint`,()=>{for(let t of e)t.open=!1})}let rl=({tests:e},t)=>e.kinds[t]??0,il=({tests:e},t)=>e.failures[t]??0,al=()=>new Promise(e=>{`requestIdleCallback`in window?requestIdleCallback(()=>e(),{timeout:1e3}):setTimeout(e,0)});function ol(t,n,r){let i=n.filter(({failures:e,tests:t})=>e>0&&t.length>1);if(i.length===0)return[];let a=i.slice(0,30).map(n=>{let{cause:i,failures:a}=n,o=[ln(n,r),...i.frame===void 0?[]:[un(i.frame)]];return e(`li`,{},e(`span`,{class:`strong`},`${v(a)}×`),e(`span`,{class:`grow`},e(`span`,{class:`signature mono`},...tn(i.signature)),Qt(n,t),o.join(` · `)))}),o=i.length-a.length;return[e(`h2`,{},`Causes (${v(i.length)})`),e(`ul`,{},...a,o>0?e(`li`,{},`and ${y(o,`more cause`)}`):void 0)]}function sl(t,n,r,i){let a=U(t,n,r),{file:o,line:s}=at(t,r),[c,l]=i.source??[o,s],u=c===void 0?``:l===void 0?c:`${c}:${l}`,d=[P(pe(it(t,r),c)),Bo(Wo(t,r)?.titled??[]),el(ds({outcome:`failed`,jobs:a,attempts:1,namesJobs:!0},n)),P(u)];return e(`article`,{},e(`h3`,{class:`row`},H(R(t,r),t),e(`span`,{},B(t,r)),Zt(t,r)),e(`p`,{class:`secondary`},d.filter(e=>e!==``).join(` · `)),...cl(i,B(t,r)))}function cl(t,n){let{title:r,diff:i,message:a,frame:o,trace:s}=Yr(t),c=o===void 0?void 0:ki(Oi(o),t.source,void 0),l=(t,n)=>ii([e(`span`,{class:`strong`},t)],n),u=[t.stdout??``,t.stderr??``].map(e=>e.trimEnd()).filter(e=>e!==``);return[i===void 0?void 0:si({...i,lines:ll(i.lines)},r),i!==void 0||r===void 0?void 0:yi(r,ul(a)),o===void 0?void 0:vi(o,c===void 0?void 0:document.createTextNode(c.text)),s===``?void 0:l(`Trace`,G(`Trace`,zi(s,{testName:n,place:Ur(t.source)},40).join(`\n`))),u.length===0?void 0:l(`Output`,bn(`Output`,ul(u.join(`\n`))))].filter(e=>e!==void 0)}function ll(e){let t=e.length-40;return t<=0?e:[...e.slice(0,40),{sign:` `,parts:[{text:`\u2026 ${y(t,`more line`)}`,isChanged:!1}]}]}function ul(e){let t=e.split(`\n`),n=t.length-40;return n>0?[...t.slice(0,40),`\u2026 ${y(n,`more line`)}`].join(`\n`):e}let dl=(t,n,...r)=>e(`figure`,{class:`card chart-card`},e(`figcaption`,{class:`section-head`},e(`h2`,{},t),n===``?void 0:e(`span`,{class:`small quiet`},n)),...r);function fl(t,n,r){let i=n.map((e,t)=>({title:e,content:e=>e[t]}));return e(`div`,{class:`visually-hidden`},Ia(i,r,{\"aria-label\":t}))}function pl(t){let n=e(`div`,{class:`picture`},t(640)),r=640;return new ResizeObserver(([e])=>{let i=Math.max(Math.floor(e?.contentRect.width??0),240);i!==r&&e?.contentRect.width!==0&&(r=i,n.replaceChildren(t(i)))}).observe(n),n}let $=[[1,`< 1 ms`],[10,`10 ms`],[100,`100 ms`],[1e3,`1 s`],[1e4,`10 s`],[6e4,`1 min`],[1/0,`> 1 min`]];function ml({tests:{durations:e}}){let t=$.map(()=>0),n=0;for(let r of e){if(r<0)continue;n+=1;let e=$.findIndex(([e])=>r<e);t[e]=(t[e]??0)+1}if(!(n<2))return dl(`Durations`,`tests by duration`,pl(e=>hl(t,e)),fl(`Number of tests by duration`,[`Duration`,`Tests`],t.map((e,t)=>[gl(t),v(e)])))}function hl(e,t){let r=Math.max(...e),i=t/$.length,a=n(`svg`,{class:`histogram`,width:t,height:148,\"aria-hidden\":`true`});return e.forEach((e,t)=>{let o=e===0?0:Math.max(e/r*96,2),s=(t+.5)*i,c=Math.min(i-8,72);a.append(n(`rect`,{class:`fill-calm`,x:s-c/2,y:120-o,width:c,height:o,rx:2}),n(`text`,{x:s,y:120-o-6,\"text-anchor\":`middle`},e===0?``:v(e)),n(`text`,{class:`axis`,x:s,y:140,\"text-anchor\":`middle`},_l(t,i)))}),a.append(n(`line`,{class:`rule`,x1:0,x2:t,y1:120.5,y2:120.5})),a}let gl=e=>{let t=$[e]?.[1]??``;return e===0||e===$.length-1?t:`< ${t}`},_l=(e,t)=>t<56?gl(e).replace(/^< (?!1 ms)/,``):gl(e);function vl(t){let{durations:n}=t.model.tests,r=Wt(n,10),i=n[r[0]??-1]??0;if(i<=0)return;let a=Ht(t),o=r.map(t=>{let r=e(`span`,{class:`fill-calm`});return r.style.width=`${(n[t]??0)/i*100}%`,e(`li`,{},a(t),e(`span`,{class:`share`,\"aria-hidden\":`true`},r))});return dl(`Slowest tests`,``,e(`ol`,{class:`ranking`},...o))}function yl({model:t,navigation:n}){let r=t.tags.names.map(e=>({name:e,byRank:w.map(()=>0),total:0}));for(let[e,n]of t.tests.tagsOf){let i=t.tests.ranks[e]??k;for(let e of n){let t=r[e];t!==void 0&&(t.byRank[i]=(t.byRank[i]??0)+1,t.total+=1)}}if(r.length===0)return;let i=e=>e.byRank[D]??0,a=r.sort((e,t)=>i(t)-i(e)||t.total-e.total).slice(0,15).map(t=>e(`li`,{},e(`a`,{class:`tag-row`,href:n.searchHref($a(`tag`,t.name))},e(`span`,{class:`grow ellipsis`},t.name),e(`span`,{class:`small quiet nowrap`},i(t)>0?`${v(i(t))} failed of ${v(t.total)}`:v(t.total))),bl(t.byRank))),o=r.length>15?`15 of ${v(r.length)}`:``;return dl(`Tags`,o,e(`ol`,{class:`ranking`},...a))}function bl(t){let n=e(`span`,{class:`outcome-bar`,\"aria-hidden\":`true`});return t.forEach((t,r)=>{if(t===0)return;let i=e(`span`,{class:`fill-${w[r]}`});i.style.flexGrow=String(t),n.append(i)}),n}let xl=`complete`,Sl=(t,{model:n,navigation:r})=>{let i=vl({model:n,navigation:r,jobs:W(n)}),a=[ml(n),yl({model:n,navigation:r})].filter(e=>e!==void 0),o=Cl(),s=a.length>0||i!==void 0;return t.prepend(...o===void 0?[]:[o],...s?[e(`div`,{class:`charts`},e(`div`,{class:`chart-stack`},...a),i)]:[]),t.classList.add(xl),{show(){}}};function Cl(){let t=[...document.getElementById(r.context)?.querySelectorAll(`.wide-only`)??[]];return t.length===0?void 0:e(`ul`,{class:`phone-facts medium secondary`,\"aria-label\":`More about the run`},...t.map(t=>{let n=e(`li`,{});return n.append(...[...t.childNodes].map(e=>e.cloneNode(!0))),n}))}function wl(e){let{starts:t,durations:n,ranks:r,estimated:i}=e.executions,a=1/0,o=-1/0,s=0;for(let[e,r]of t.entries())r<0||(s+=1,a=Math.min(a,r),o=Math.max(o,r+Math.max(n[e]??0,0)));if(s<2||s<t.length*.5||o<=a)return;let{kind:c,names:l,laneOf:u}=Tl(e),d=new Map,f=new Set,p=e=>Math.min(Math.floor((e-a)/(o-a)*600),599);for(let[e,i]of t.entries()){if(i<0)continue;let t=u(e),a=d.get(t)??{running:new Int32Array(601),failed:new Uint8Array(600)};if(!d.has(t)&&d.size===40){f.add(t);continue}d.set(t,a);let o=p(i+Math.max(n[e]??0,0));Dl(a.running,p(i),o+1),r[e]===D&&(a.failed[o]=1)}let m=[...d].sort(([e],[t])=>e-t);return{start:a,end:o,kind:c,isEstimated:i.size>0,lanes:m.map(([e,{running:t,failed:n}])=>({title:l[e]??`others`,busySpans:Ol(t),failures:[...n.keys()].filter(e=>n[e]===1)})),more:f.size}}function Tl(e){let{jobOf:t,workerOf:n,testOf:r}=e.executions,i=W(e);if(i.groups.length>1)return{kind:i.noun,names:i.groups.map(({name:e})=>e),laneOf:e=>i.numbers[t[e]??-1]??-1};if(e.workers.names.length>1)return{kind:`worker`,names:e.workers.names,laneOf:e=>n[e]??-1};let a=El(e);return{kind:`suite`,names:e.suites.names,laneOf:e=>a(r[e]??-1)}}function El({suites:e,tests:t}){let n=e.parents.filter(e=>e===-1).length>1?0:1,r=[],i=[];return e.parents.forEach((e,t)=>{let a=(r[e]??-1)+1;r.push(a),i.push(a<=n?t:i[e]??t)}),e=>i[t.suiteOf[e]??-1]??-1}function Dl(e,t,n){e[t]=(e[t]??0)+1,e[n]=(e[n]??0)-1}function Ol(e){let t=[],n=0;for(let r=0;r<600;r+=1){n+=e[r]??0;let i=t.at(-1);n!==0&&(i?.to===r?i.to=r+1:t.push({from:r,to:r+1}))}return t}function kl(t){let n=wl(t);if(n===void 0)return;let{start:r,end:i,kind:a,isEstimated:o,lanes:s,more:c}=n,l=s.map(t=>e(`li`,{},e(`span`,{class:`lane-name small ellipsis`,title:t.title},t.title),jl(t,i-r))),u=[0,.25,.5,.75,1].map(t=>e(`span`,{class:t*4==1||t*4==3?`optional`:``},t===0?`0`:N((i-r)*t)));return dl(`Timeline`,`by ${a}, with a red tick for each failed test`,e(`div`,{class:`timeline`},e(`ol`,{},...l),e(`p`,{class:`timeline-axis small quiet`},...u)),o?e(`p`,{class:`small quiet`},Al):void 0,c>0?e(`p`,{class:`small quiet`},`${y(c,`more ${a}`)} ${c===1?`is`:`are`} not shown.`):void 0)}let Al=`The results state only the starts of suites, or of the run, for some tests. These tests are shown as if they had run one after the other.`;function jl({title:e,busySpans:t,failures:r},i){let a=`${e}: busy for about ${N(t.reduce((e,{from:t,to:n})=>e+n-t,0)/600*i)}${r.length>0?`, with failures`:``}`,o=n(`svg`,{class:`lane`,viewBox:`0 0 600 10`,preserveAspectRatio:`none`,role:`img`,\"aria-label\":a},n(`title`,{},a));for(let{from:e,to:r}of t)o.append(n(`rect`,{class:`fill-calm`,x:e,y:2.5,width:r-e,height:5}));for(let e of r){let t=Math.min(e,598);o.append(n(`rect`,{class:`fill-failed`,x:t,y:0,width:2,height:10}))}return o}let Ml={causes:ia,jobs:lo,timeline:(t,{model:n})=>{let r=kl(n);return t.append(e(`div`,{class:`tab-page`},r??e(`p`,{class:`secondary`},`The results do not contain the start times of most tests, so there is no timeline.`))),{show(){}}},summary:Sl};function Nl(e){let n=document.documentElement.dataset.start??`tests`,i=new Map,o,l=u(window,{read:Ea,write:Ta},e=>C(e)),d=Ma(e,l,()=>o),f=s(),m=Fa(),h=e=>{m(e),f.announce(e)},g=ca(document),v={model:e,run:()=>o,readDetails:async t=>{let n=e.executions.detailsOf.get(t);return n===void 0?void 0:g(n)},navigation:d,copy:async e=>h(await c(e)?`Copied`:`The browser did not allow copying`),announce:f.announce},y=matchMedia(Yc),b=Pa(Pl(r.tabs),d.openTab),x=Xc(Pl(a(`tests`)),v,l);function S({tab:e=n}){return[e,`tests`].find(e=>b.names.includes(e))??`summary`}function C(e){let t=S(e);b.show(t),t===`tests`?x.show(e):o!==void 0&&w(t,e);let n=t===`tests`?e.test??(e.tab===`causes`?e.cause:void 0):t===`causes`?e.cause:void 0;document.body.classList.toggle(`detail-open`,y.matches&&n!==void 0)}function w(e,t){let n=i.get(e);n===void 0&&(n=Ml[e](Pl(a(e)),v),i.set(e,n)),n.show(t)}let T=pa(fa({tests:x,navigation:d,isOnTests:()=>S(l.state())===`tests`,pressInTab:e=>i.get(S(l.state()))?.press?.(e)===!0,openHelp:()=>T.openHelp()}));return Pl(r.settings).append(t(p(`keyboard`),{class:`btn icon keyboard-only`,\"aria-label\":`Keyboard shortcuts`,title:`Keyboard (?)`},T.openHelp),t(p(`theme`),{class:`btn icon`,\"aria-label\":`Light or dark`,title:`Light or dark (t)`},_)),document.getElementById(r.note)?.remove(),document.body.append(f.root),y.addEventListener(`change`,()=>C(l.state())),C(l.state()),{refresh:()=>C(l.state()),async finish(e){o=e,C(l.state()),await tl(v)}}}function Pl(e){let t=document.getElementById(e);if(t===null)throw Error(`The page has no element with the id ${e}`);return t}function Fl(e){let{tests:t,history:n}=e,r=Il(e);for(let e of n?.changes??[]){let{test:i}=e;if(n===void 0||i===void 0)continue;let a=t.names.length;t.ids.push(i.id.slice(0,12)),t.namedIds.set(a,i.id),t.names.push(i.name),t.searchableNames.push(F(i.name)),t.ranks.push(ee),t.kinds.push(L.indexOf(`gone`)),t.suiteOf.push(r(i.suite));for(let e of[t.fileOf,t.lines,t.durations,t.first,t.last])e.push(-1);t.failures.push(0),n.changesOf.set(a,[e]),n.rowOf[a]=i.row===void 0?-1:n.rows.push(i.row)-1}}function Il({suites:e}){let t=(e,t)=>`${e}\\0${t}`,n=new Map(e.names.map((n,r)=>[t(e.parents[r]??-1,n),r]));return r=>r.reduce((r,i)=>{let a=n.get(t(r,i));if(a!==void 0)return a;let o=e.names.length;return ct(e,i,r),n.set(t(r,i),o),o},-1)}async function Ll(){let e=qe(),t=Nl(e),n=0,r=-1/0;for await(let i of aa(document))n===0&&Je(e,await oa(document)),Ye(e,i,n),n+=1,performance.now()-r<250||(t.refresh(),r=performance.now());n===0&&Je(e,await oa(document)),Fl(e),await t.finish(sa(document))}Ll().catch(t=>{document.documentElement.dataset.tab=`summary`;let n=`The list of tests cannot be shown: ${String(t)}. The summary is complete.`,r=document.getElementById(a(`summary`));r?.classList.add(xl),r?.prepend(e(`p`,{class:`alert alert-caution`,role:`alert`},n))})})();";
		const pageStyle = ":root{color-scheme:light dark;--bg:light-dark(#ffffff,#0e1116);--sunken:light-dark(#f6f7f9,#14181e);--raised:light-dark(#ffffff,#171c23);--hover:light-dark(#eff2f5,#1c222a);--selected:light-dark(#e6effd,#16294a);--line:light-dark(#e2e6eb,#272e37);--line-strong:light-dark(#cbd2d9,#3a434e);--control:light-dark(#7d8793,#6f7985);--text:light-dark(#1b1f24,#e8ecf1);--text-2:light-dark(#47505b,#b6bfc9);--text-3:light-dark(#5f6873,#949eaa);--accent:light-dark(#0b57d0,#74b3ff);--on-accent:light-dark(#ffffff,#0e1116);--failed:light-dark(#b3191f,#ff8d87);--failed-fill:light-dark(#cf222e,#f2564e);--new:light-dark(#c31f2b,#c93a3a);--on-new:light-dark(#ffffff,#ffffff);--failed-tint:light-dark(#fff0ef,#2d1517);--failed-line:light-dark(#f3c6c4,#5c2a2b);--passed:light-dark(#0f6a37,#5cc98a);--passed-fill:light-dark(#2c9a5e,#37995f);--passed-tint:light-dark(#e9f7ee,#10281a);--flaky:light-dark(#855000,#e6b04a);--flaky-fill:light-dark(#c27500,#d69a2a);--flaky-tint:light-dark(#fff5e2,#2b200c);--flaky-line:light-dark(#efd6a8,#55421a);--skipped:light-dark(#5f6873,#949eaa);--skipped-fill:light-dark(#7d8793,#6f7985);--info:light-dark(#0b57d0,#74b3ff);--info-tint:light-dark(#e6effd,#16294a);--add:light-dark(#e6f6eb,#10281a);--add-word:light-dark(#a9e2bd,#1d5a36);--del:light-dark(#ffecea,#2d1517);--del-word:light-dark(#ffc4bf,#7a2b2b);--sans:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"Liberation Sans\",sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,\"Liberation Mono\",\"DejaVu Sans Mono\",monospace;--shadow:0 1px 2px light-dark(rgb(20 30 45 / 0.06),rgb(0 0 0 / 0.4))}:root[data-theme=\"light\"]{color-scheme:light}:root[data-theme=\"dark\"]{color-scheme:dark}@media (prefers-contrast:more){:root{--line:var(--control);--line-strong:var(--text-2)}}*,::before,::after{box-sizing:border-box}[hidden]{display:none !important}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0;background:var(--bg);color:var(--text)}h1,h2,h3,h4,h5,h6,p,ul,ol,dl,figure{margin:0}h1,h2,h3,h4,h5,h6{font-weight:600}a{color:var(--accent);text-underline-offset:2px}button,select,input{font:inherit;color:inherit}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}body{font:14px / 20px var(--sans);font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased}dd,pre{margin:0}h1{font-size:24px;line-height:32px;letter-spacing:-0.01em}h2{font-size:16px;line-height:24px}h3,h4,h5,h6{font-size:14px;line-height:20px}a{text-decoration:none}a:hover{text-decoration:underline}a.plain{color:inherit}code,pre,kbd,.mono{font-family:var(--mono);font-size:12.5px}code.inline{padding:1px 5px;border-radius:4px;background:var(--hover);overflow-wrap:anywhere}:focus-visible{border-radius:4px}.secondary{color:var(--text-2)}.quiet{color:var(--text-3)}.small{font-size:12px;line-height:16px}.medium{font-size:13px;line-height:20px}.strong{font-weight:600}.nowrap{white-space:nowrap}.ellipsis{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.text-failed{color:var(--failed)}.text-passed{color:var(--passed)}.text-flaky{color:var(--flaky)}.dots > *:not(:last-child)::after{content:\"·\";display:inline-block;margin:0 6px;color:var(--text-3)}.placeholder{color:var(--accent);font-weight:600}.row{display:flex;align-items:center;gap:8px}.wrap{flex-wrap:wrap}.grow{flex:1;min-width:0}.symbols{position:absolute}.mark{display:block;flex:none;width:16px;height:16px}.mark.large{width:24px;height:24px}.tag{display:inline-flex;align-items:center;height:20px;padding:0 7px;border:1px solid var(--line-strong);border-radius:10px;background:none;color:var(--text-2);font-size:12px;font-weight:500;white-space:nowrap}.tag.new{border-color:transparent;background:var(--new);color:var(--on-new);font-weight:600}.tag.failed{border-color:var(--failed-line);color:var(--failed)}.tag.flaky{border-color:var(--flaky-line);background:var(--flaky-tint);color:var(--flaky)}.tag.passed{border-color:transparent;background:var(--passed-tint);color:var(--passed)}.btn{display:inline-flex;align-items:center;gap:6px;height:32px;padding:0 12px;border:1px solid var(--line-strong);border-radius:6px;background:var(--raised);color:var(--text);font-size:13px;font-weight:500;white-space:nowrap;cursor:pointer}.btn:hover{background:var(--hover);text-decoration:none}.btn.icon{justify-content:center;width:32px;padding:0;border-color:transparent;background:none;color:var(--text-2)}.btn.icon:hover{background:var(--hover)}.btn.compact{height:28px;padding:0 9px;font-size:12px}.btn.icon.compact{width:28px;padding:0}.field{display:flex;align-items:center;gap:8px;min-width:0;height:32px;padding:0 10px;border:1px solid var(--control);border-radius:6px;background:var(--bg);color:var(--text-3)}.field input{flex:1;min-width:0;min-height:0;padding:0;border:0;outline:0;background:none;color:var(--text)}.field input::placeholder{color:var(--text-3);opacity:1}.field:focus-within{outline:2px solid var(--accent);outline-offset:-1px}kbd{padding:0 5px;border:1px solid var(--line-strong);border-radius:4px;color:var(--text-3);font-size:11px;line-height:16px}.pick{position:relative;display:inline-flex;flex:none;align-items:center;gap:6px;max-width:260px;height:32px;padding:0 8px 0 10px;border:1px solid var(--line-strong);border-radius:6px;background:var(--raised);color:var(--text);font-size:13px;white-space:nowrap;cursor:pointer}.pick:hover{background:var(--hover)}.pick:has(select:focus-visible){outline:2px solid var(--accent);outline-offset:1px}.pick > .ellipsis{display:flex;align-items:center;gap:6px}.pick > .mark{margin-left:auto}.pick > select{position:absolute;inset:0;width:100%;opacity:0;font-size:16px;cursor:pointer}option{background:var(--raised);color:var(--text)}.pick.compact{height:28px;padding:0 6px 0 9px;font-size:12px}.popup-root{position:relative}.popup{position:absolute;z-index:10;inset:calc(100% + 4px) auto auto 0;width:max-content;min-width:max(200px,100%);max-width:min(420px,calc(100vw - 24px));height:auto;max-height:min(480px,70vh);margin:0;padding:6px;overflow-y:auto;border:1px solid var(--line-strong);border-radius:8px;background:var(--raised);box-shadow:0 4px 16px light-dark(rgb(20 30 45 / 0.14),rgb(0 0 0 / 0.5));color:var(--text);font-size:14px;font-weight:400;white-space:normal}.popup[popover]{inset:var(--top) var(--right) auto var(--left);min-width:200px;max-width:min(420px,var(--room))}.popup ul,ul.popup{list-style:none}.popup ul{padding:0}.popup .field{margin-bottom:6px}.popup li > :is(a,button),.popup [role=\"option\"]{display:block;width:100%;min-height:32px;padding:6px 10px;overflow-wrap:anywhere;border:0;border-radius:6px;background:none;color:var(--text);line-height:20px;text-align:left;cursor:pointer}.popup li > :is(a,button):is(:hover,:focus-visible),.popup [role=\"option\"]:hover{background:var(--hover);text-decoration:none}.popup :is([aria-current],[aria-selected=\"true\"]){background:var(--selected)}.popup [aria-current]{font-weight:600}.popup .suite{font-weight:400}.popup-head,.popup-empty{padding:6px 10px;color:var(--text-3);font-size:12px;line-height:16px}.chips{display:flex;gap:6px;overflow-x:auto;scrollbar-width:none}.chip{display:inline-flex;flex:none;align-items:center;gap:6px;height:32px;padding:0 10px;border:1px solid var(--line-strong);border-radius:16px;background:none;font-size:13px;white-space:nowrap;cursor:pointer}.chip:hover{background:var(--hover)}.chip[aria-pressed=\"true\"]{border-color:var(--accent);background:var(--selected)}.tabs{display:flex;gap:4px;overflow-x:auto;scrollbar-width:none}.tabs a{display:inline-flex;flex:none;align-items:center;gap:6px;height:40px;padding:0 10px;border-bottom:2px solid transparent;color:var(--text-2);font-weight:500;white-space:nowrap;outline-offset:-2px}.tabs a:hover{color:var(--text);text-decoration:none}.tabs a[aria-current]{border-color:var(--accent);color:var(--text)}.count{color:var(--text-3);font-size:12px;font-weight:400}.card{border:1px solid var(--line);border-radius:8px;background:var(--raised);box-shadow:var(--shadow)}.table{width:100%;border-collapse:collapse}.table :is(th,td){padding:10px 12px;border-bottom:1px solid var(--line);font-weight:400;text-align:left;vertical-align:middle}.table tbody th{overflow-wrap:anywhere}.table thead :is(th,td){padding-block:8px;color:var(--text-3);font-size:12px;font-weight:500;line-height:16px;white-space:nowrap}.table tbody tr:last-child > *{border-bottom:0}.table tbody tr:hover{background:var(--hover)}.table .number{text-align:right;white-space:nowrap}.table thead button{padding:0;border:0;background:none;font-weight:inherit;cursor:pointer}.table thead button:hover{text-decoration:underline}.table [aria-sort] button{color:var(--text);font-weight:600}.table [aria-sort=\"descending\"] button::after{content:\" \u2193\" / \"\"}.table [aria-sort=\"ascending\"] button::after{content:\" \u2191\" / \"\"}.card-line{padding:10px 16px}.table-foot{border-top:1px solid var(--line);font-size:13px}.scrolling{max-height:420px;overflow:auto}.scrolling :is(th,td){padding-block:6px;white-space:nowrap}.fill-failed{background:var(--failed-fill);fill:var(--failed-fill)}.fill-passed{background:var(--passed-fill);fill:var(--passed-fill)}.fill-flaky{background:var(--flaky-fill);fill:var(--flaky-fill)}.fill-skipped,.fill-cancelled,.fill-running,.fill-unknown{background:var(--skipped-fill);fill:var(--skipped-fill)}.history{display:block;flex:none}.bar-passed{fill:var(--passed-fill);background:var(--passed-fill)}.bar-flaky{fill:var(--flaky-fill);background:linear-gradient(var(--flaky-fill) 55%,transparent 55% 70%,var(--flaky-fill) 70%)}.bar-failed{fill:var(--failed-fill);background:var(--failed-fill)}.bar-skipped{fill:var(--skipped-fill)}.bar-none{fill:var(--line-strong);background:var(--line-strong)}.history-frame{--bar-gap:3px;--bars:calc(var(--earlier) * (12px + var(--bar-gap)));max-width:calc(var(--bars) + 24px)}.history-frame:has(.short){max-width:none}.history-bars{display:flex;align-items:flex-end;gap:var(--bar-gap);height:28px;padding-right:4px}.bar{position:relative;flex:1 1 0;min-width:0;max-width:12px;border-radius:2px}.bar::before{content:\"\";position:absolute;right:-1.5px;bottom:0;left:-1.5px;height:28px}.bar.bar-passed{height:38%}.bar.bar-flaky{height:68%}.bar.bar-failed{height:100%}.bar.bar-skipped{height:22%;border:1px solid var(--skipped-fill)}.bar.bar-none{height:2px;border-radius:0}.bar:is(:hover,:focus-visible)::after{content:\"\";position:absolute;inset:-3px;border:1.5px solid var(--accent);border-radius:4px}.bar.now{margin-left:8px;outline:2px solid var(--text);outline-offset:2px}.history-row{position:relative}.history-tip{position:absolute;z-index:4;bottom:calc(100% + 8px);left:0;width:max-content;max-width:100%;padding:4px 8px;border-radius:6px;overflow-wrap:anywhere;background:var(--text);color:var(--bg);pointer-events:none}.history-axis{display:flex;justify-content:space-between;margin-top:6px}.history-axis.short{justify-content:flex-start}.history-axis.short > :first-child{flex:none;width:calc(var(--bars) + 8px)}.history-axis .now{color:var(--text);font-weight:600}.text-button{padding:0;border:0;background:none;color:var(--accent);cursor:pointer}.text-button:hover{text-decoration:underline}.box{overflow:hidden;border:1px solid var(--line);border-radius:8px}.box > .box-head,details.box > summary{display:flex;align-items:center;gap:8px;min-height:38px;padding:4px 8px 4px 14px;background:var(--sunken);font-size:13px}.box > .box-head,details.box[open] > summary{border-bottom:1px solid var(--line)}details.box > summary{cursor:pointer;list-style:none;outline-offset:-2px}details.box > summary::-webkit-details-marker{display:none}details.box > summary::before,.chevron::before{content:\"\";flex:none;width:6px;height:6px;margin-right:4px;border:solid var(--text-3);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}details.box[open] > summary::before,.chevron[aria-expanded=\"true\"]::before{transform:rotate(45deg) translate(-2px,-2px)}pre.code{padding:10px 0;overflow-x:auto;line-height:20px;tab-size:4;outline-offset:-2px}pre.code .line{display:block;min-width:max-content;padding:0 14px;white-space:pre}.wrapped pre.code .line{min-width:0;white-space:pre-wrap;overflow-wrap:anywhere}pre.code .add{background:var(--add)}pre.code .del{background:var(--del)}pre.code .add b{border-radius:2px;background:var(--add-word);font-weight:600}pre.code .del b{border-radius:2px;background:var(--del-word);font-weight:600}pre.code .gutter{display:inline-block;width:36px;margin-right:14px;color:var(--text-3);text-align:right;user-select:none}pre.code .hit{background:var(--failed-tint);box-shadow:inset 3px 0 var(--failed-fill)}pre.code .library{color:var(--text-3)}.toast{position:fixed;z-index:20;bottom:24px;left:50%;padding:8px 16px;border-radius:8px;background:var(--text);color:var(--bg);font-size:13px;transform:translateX(-50%)}@media (prefers-reduced-motion:no-preference){.btn,.chip,.pick{transition:background-color 120ms ease-out}}@media (pointer:coarse){.btn,.chip,.pick,.field{height:40px}.btn.icon{width:40px}.btn.compact,.pick.compact{height:36px}.btn.icon.compact{width:36px}.tabs a{height:44px}}@media (max-width:1023px){.table .optional{display:none}}@media (max-width:719px){.table .wide{display:none}.table :is(th,td){padding-inline:8px}.popup[popover],.picks:popover-open{position:fixed;inset:auto 8px 8px;width:auto;max-width:none}}@media (forced-colors:active){.bar{forced-color-adjust:none}.chip[aria-pressed=\"true\"]{forced-color-adjust:none;background:Highlight;color:HighlightText}.chip[aria-pressed=\"true\"] *{color:inherit}}html,body{height:100%}body{display:flex;flex-direction:column;overflow:hidden}h1,h2,h3,dd,li,p,summary{unicode-bidi:isolate}.top{flex:none;padding:0 24px;border-bottom:1px solid var(--line);background:var(--sunken)}.crumb{display:flex;align-items:center;gap:8px;height:48px;font-size:13px}#settings{flex:none;min-width:72px;min-height:32px;justify-content:flex-end}.head{display:flex;align-items:flex-end;gap:24px;padding:4px 0 10px}.head h1{display:flex;gap:10px;overflow-wrap:anywhere}.head h1 .mark{margin-top:4px}.headline{min-width:0}.headline::first-letter{text-transform:uppercase}.headline{display:block}.head-tags{flex:none;max-width:100%;gap:6px;align-self:flex-start;min-height:32px;font-size:12px;letter-spacing:0}.head-tags a:hover{text-decoration:none}.context{display:flex;min-height:20px;margin-top:4px;overflow:hidden}.context > *{flex:none}.context > *::after,.context > *:not(:last-child)::after{content:none}.context > * + *::before{content:\"·\";display:inline-block;margin:0 6px;color:var(--text-3)}.context > .shrinks{flex:0 1 auto;overflow:hidden;text-overflow:ellipsis}.context code{font-size:12.5px}.proportion{display:block;flex:none;margin-bottom:6px;border-radius:4px}.tabs{height:40px}[data-tab=\"tests\"] .tabs [data-tab=\"tests\"],[data-tab=\"causes\"] .tabs [data-tab=\"causes\"],[data-tab=\"jobs\"] .tabs [data-tab=\"jobs\"],[data-tab=\"timeline\"] .tabs [data-tab=\"timeline\"],[data-tab=\"summary\"] .tabs [data-tab=\"summary\"]{border-color:var(--accent);color:var(--text)}.gaps{display:flex;flex:none;gap:10px;padding:8px 24px;border-bottom:1px solid var(--flaky-line);background:var(--flaky-tint);font-size:13px}.gaps .mark{margin-top:2px}.gaps ul{min-width:0;padding:0;list-style:none;overflow-wrap:anywhere}.gaps .badge{display:none}main{display:flex;flex:1;flex-direction:column;min-height:0}.view{display:none;flex:1;flex-direction:column;min-height:0}[data-tab=\"tests\"] #view-tests,[data-tab=\"causes\"] #view-causes{display:flex}[data-tab=\"jobs\"] #view-jobs,[data-tab=\"timeline\"] #view-timeline,[data-tab=\"summary\"] #view-summary{display:block;overflow-y:auto}:root:not([data-tab]){& body{height:auto;overflow:visible}& #view-summary{display:block}& .tabs{visibility:hidden}}[data-tab] .script-note{display:none}body > footer{flex:none;padding:6px 24px;border-top:1px solid var(--line);color:var(--text-3);font-size:12px;line-height:16px}.split{display:grid;flex:1;grid-template-columns:minmax(360px,var(--list-width,38%)) minmax(0,1fr);min-height:0}.split > .list{overflow-y:auto;border-right:1px solid var(--line)}.split > .pane{overflow-y:auto}.split:has(> .divider){grid-template-columns:minmax(360px,var(--list-width,38%)) 0 minmax(0,1fr)}.divider{position:relative;z-index:3;width:9px;margin-left:-5px;cursor:col-resize;touch-action:none}.divider::after{content:\"\";position:absolute;inset:0 4px 0 3px}.divider:is(:hover,:focus-visible)::after{background:var(--accent)}.divider:focus-visible{outline:0}dialog{max-width:min(480px,calc(100vw - 32px));padding:20px 24px;border:1px solid var(--line-strong);border-radius:8px;background:var(--raised);color:var(--text)}dialog::backdrop{background:rgb(10 14 20 / 0.45)}.keys{margin:12px 0 16px}.keys > div{display:flex;gap:12px;padding:3px 0}.keys dt{flex:none;width:112px}.keys kbd{color:var(--text-2)}dialog .btn{margin-top:16px}.help input{width:18px;height:18px;margin:0;accent-color:var(--accent)}.phone-only{display:none}@media (pointer:coarse){.tabs{height:44px}}@media (hover:none) and (pointer:coarse){.keyboard-only{display:none}}@media (max-width:1180px){.proportion{display:none}}@media (min-width:720px) and (max-height:479px){html,body{height:auto}body{display:block;overflow:visible}main,[data-tab] .view{overflow:visible}.split{flex:none;height:max(100vh,280px)}}@media (max-width:719px){html,body{height:auto}body{display:block;min-height:100dvh;overflow:visible}.keyboard-only{display:none}.phone-only{display:inline-flex}.top{padding:0 16px}.crumb{height:44px}.head{display:block;padding-bottom:6px}.head h1{font-size:20px;line-height:26px}.head h1 .mark{margin-top:1px}.head h1:has(.head-tags){flex-wrap:wrap}.head h1:has(.head-tags) .headline{flex:1 0 calc(100% - 34px);width:0}.head-tags{min-height:0}.wide-only{display:none}.gaps{padding:8px 16px}main,.view,[data-tab] .view{min-height:0;overflow:visible}.split,.split:has(> .divider){display:block}.split > .list{overflow:visible;border:0}.divider{display:none}.split > .pane{display:none;position:fixed;z-index:5;inset:0;background:var(--bg);overscroll-behavior:contain}.detail-open{overflow:hidden}.detail-open .split > .pane{display:block}body > footer{padding:8px 16px}}@media (max-width:719px) and (prefers-reduced-motion:no-preference){.detail-open .split > .pane{animation:slide-in 160ms ease-out}@keyframes slide-in{from{opacity:0;transform:translateX(24px)}}}.toolbar{display:flex;flex:none;align-items:center;gap:12px;min-height:53px;padding:10px 24px;border-bottom:1px solid var(--line)}#view-tests:empty::before{content:\"\";flex:none;height:53px;border-bottom:1px solid var(--line)}.search{flex:none;width:340px}.search .clear,.search .filled kbd,.search .field:focus-within kbd{display:none}.search .filled .clear{display:inline-flex;margin-right:-8px}.search .popup{max-width:100%;font-size:13px}.search [role=\"option\"]{display:flex;gap:12px;align-items:center;padding-block:4px}.search [role=\"option\"] .mono{flex:none;max-width:70%}.search [role=\"option\"] .small{margin-left:auto;text-align:right}.toolbar .chips{flex:1;min-width:0;min-height:32px}.toolbar.loading .chips{visibility:hidden}.picks .pick{min-width:156px}@media (min-width:720px){.picks{position:static;display:flex;flex:none;gap:8px;padding:0;overflow:visible;border:0;background:none}}.list{position:relative}.list-space{position:relative}.list-section{position:absolute;top:0;right:0;left:0}.placed{position:absolute;top:0;right:0;left:0}.list-group{z-index:1;display:flex;align-items:center;gap:8px;width:100%;padding:0 16px 0 24px;border:0;border-top:1px solid var(--line);background:var(--bg);text-align:left;cursor:pointer;outline-offset:-2px}.list-group:not(.placed){position:sticky;top:0}.list-section:first-child > .list-group:first-child{border-top-color:transparent}.list-group:hover{background:var(--hover)}.list-group.level-2{padding-left:38px;border-top-color:transparent}.list-group .title{display:flex;min-width:0}.list-group .inner{font-weight:400}.list-group .count{flex:none}.list-group .note{flex:none;max-width:50%}.list-group .ellipsis{unicode-bidi:isolate}.test-row{display:flex;align-items:center;gap:12px;padding:0 16px 0 24px;color:inherit;outline-offset:-2px}.test-row.double{align-items:flex-start;padding-top:6px;padding-bottom:6px}.test-row.nested{padding-left:40px}.test-row.double .mark{margin-top:4px}.test-row.double > .nowrap{padding-top:3px}.row-side{display:flex;flex:none;flex-direction:column;gap:4px;align-items:flex-end}.row-side > span{min-height:16px}.test-row.double > .row-side{padding-top:3px}.test-row .ellipsis{display:block;unicode-bidi:isolate}.test-row:hover{background:var(--hover);text-decoration:none}.test-row[aria-current]{background:var(--selected)}.test-row[aria-current]::before{content:\"\";position:absolute;top:0;bottom:0;left:0;width:3px;background:var(--accent)}.test-row .name{display:flex;min-width:0}.test-row.double .name{font-weight:500}.test-row .name.wrapped{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden;overflow-wrap:anywhere}.row-line{display:flex;gap:12px;justify-content:space-between}.row-line > .name{flex:1}.row-line > .nowrap{padding-top:3px}.row-facts{display:flex;min-width:0}.row-facts > * + *{flex:none;white-space:pre}.all-facts{display:block;overflow-wrap:anywhere}.test-row .name > .ellipsis,.list-group .title > .ellipsis{white-space:pre}.list .end{flex:none;white-space:pre}.test-row mark{border-radius:2px;background:var(--flaky-tint);box-shadow:0 0 0 1px var(--flaky-line);color:inherit}.list-note:not(:empty){padding:16px 24px 24px}.list .empty:not(:empty){display:flex;flex-wrap:wrap;gap:12px;padding:24px;color:var(--text-2)}.list .empty p{width:100%;overflow-wrap:anywhere}@media (prefers-reduced-motion:no-preference){.test-row,.list-group{transition:background-color 120ms ease-out}}@media (pointer:coarse){.toolbar .chips{min-height:40px}.toolbar{min-height:61px}#view-tests:empty::before{height:61px}}@media (max-width:1400px){.search{width:270px}}@media (max-width:1180px){.search{width:240px}}@media (max-width:960px){.toolbar{flex-wrap:wrap;min-height:95px}#view-tests:empty::before{height:95px}.search{flex:1}.toolbar .chips{flex:none;order:3;width:100%}}@media (max-width:960px) and (pointer:coarse){.toolbar{min-height:113px}#view-tests:empty::before{height:113px}}@media (max-width:719px){.toolbar{position:sticky;z-index:2;top:0;gap:8px;padding:10px 16px;background:var(--bg)}.picks:popover-open{display:grid;gap:8px;padding:12px;border:1px solid var(--line-strong);border-radius:8px;background:var(--raised);box-shadow:0 4px 16px light-dark(rgb(20 30 45 / 0.14),rgb(0 0 0 / 0.5))}.picks .pick{max-width:none}.toolbar .chips{width:calc(100% + 16px);margin-right:-16px;padding-right:16px}.search input{font-size:16px}.list-group,.test-row{padding-right:16px;padding-left:16px}.list-group:not(.placed){position:static}.list-group.level-2{padding-left:30px}.test-row.nested{padding-left:32px}.test-row[aria-current]{background:none}.test-row[aria-current]::before{content:none}}@media (forced-colors:active){.test-row[aria-current]{forced-color-adjust:none;background:Highlight;color:HighlightText}.test-row[aria-current] *{color:inherit}}.box > .box-head:last-child{border-bottom:0}.box-head .grow{padding:5px 0}.box-head .grow:not(.ellipsis){overflow-wrap:anywhere}details.box > summary:hover{background:var(--hover)}.legend{display:flex;flex-wrap:wrap;gap:2px 12px}.key{display:inline-block;width:10px;height:10px;margin-right:2px;border-radius:2px;vertical-align:-1px}.key.del{background:var(--del-word)}.key.add{background:var(--add-word)}.wrap-switch[aria-pressed=\"true\"]{background:var(--selected);color:var(--accent)}pre.code{unicode-bidi:plaintext}pre.code .line{min-height:20px}pre.code.plain{max-height:420px;padding:10px 14px;overflow-y:auto}.wrapped pre.code.plain,.prose pre.code.plain{white-space:pre-wrap;overflow-wrap:anywhere}pre.code .unfold{width:100%;border:0;background:none;font:inherit;text-align:left;cursor:pointer}pre.code .unfold:hover{background:var(--hover);color:var(--text)}.output-title{padding:8px 14px 0}.box > pre + .output-title{border-top:1px solid var(--line)}@media (max-width:719px){.box > .box-head{flex-wrap:wrap}.box-head > .grow{flex-basis:240px}}.detail{overflow-y:auto;outline:0}.detail-page{max-width:1040px;padding:20px 32px 48px}.back{display:none}.detail-suite,.detail-title,.detail-sentence{overflow-wrap:anywhere;unicode-bidi:isolate}.detail-title{display:flex;gap:10px;margin-top:2px;font-size:20px;line-height:28px;letter-spacing:-0.01em;outline:0}.detail-title .mark{margin-top:2px}.detail-sentence{margin-top:8px;color:var(--text-2)}.detail-sentence + .box{margin-top:16px}.detail-sentence .tag{margin-right:8px}.detail-sentence a{text-decoration:underline;text-underline-offset:2px}.detail-actions{margin:14px 0 20px}.detail-columns{display:grid;grid-template-columns:minmax(0,1fr) 208px;gap:32px}.detail-main{display:flex;flex-direction:column;gap:20px;min-width:0}.detail-main > .box + details.box{margin-top:-8px}.variants{gap:12px}.section-head{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 8px;margin-bottom:10px}.chip[aria-selected=\"true\"]{border-color:var(--accent);background:var(--selected)}.history-section .section-head{flex-wrap:nowrap}.history-section h3{min-width:0;overflow-wrap:anywhere}.history-section .section-head .grow{min-width:10em}.history-section .text-button{flex:none}.detail-side dl{font-size:13px}.detail-side dt{color:var(--text-3);font-size:12px;line-height:16px}.detail-side dd{margin:2px 0 14px;overflow-wrap:anywhere;unicode-bidi:isolate}.detail-side .block{display:block;margin-top:2px}.command{display:flex;align-items:flex-start;gap:4px}.command code{flex:1;min-width:0;font-size:12px;line-height:18px;overflow-wrap:anywhere}.scroll-x{overflow-x:auto}.matrix{width:auto;overflow:hidden;border:1px solid var(--line);border-collapse:separate;border-spacing:0;border-radius:8px}.matrix th{padding:6px 12px;background:var(--sunken);color:var(--text-3);font-size:12px;font-weight:500;line-height:16px;white-space:nowrap}.matrix th:first-child{text-align:left}.matrix tbody th{border-right:1px solid var(--line);color:var(--text-2);font-weight:400}.matrix :is(th,td){border-bottom:1px solid var(--line)}.matrix tbody tr:last-child > *{border-bottom:0}.matrix td{padding:0;border-right:1px solid var(--line)}.matrix td:last-child{border-right:0}.cell{display:flex;align-items:center;gap:6px;padding:8px 14px;color:var(--text-2)}a.cell:hover{background:var(--hover);text-decoration:none}.cell.bad{background:var(--failed-tint);color:var(--failed)}.result-list{padding:0;list-style:none}.result-list li{display:flex;align-items:center;gap:8px;padding:8px 14px;overflow-wrap:anywhere}.result-list li + li{border-top:1px solid var(--line)}.test-link{display:flex;align-items:center;gap:12px;min-height:52px;padding:6px 16px;color:inherit;outline-offset:-2px}.test-link:hover{background:var(--hover);text-decoration:none}.test-link + .test-link{border-top:1px solid var(--line)}.test-link .mark{align-self:flex-start;margin-top:4px}.test-link .ellipsis{display:block}.test-message{display:block;margin-top:2px;color:var(--text-2);overflow-wrap:anywhere}.test-link .name{font-weight:500}.test-link > .nowrap{align-self:flex-start;padding-top:2px}@media (max-width:1180px){.detail-columns{grid-template-columns:minmax(0,1fr)}.detail-side dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:0 16px}.detail-side dt{line-height:20px}.detail-side dd{margin:0 0 8px}}@media (max-width:719px){.history-frame{--bar-gap:1.5px}.history-section .section-head{flex-wrap:wrap;justify-content:space-between}.history-section .section-head .grow{flex-basis:100%;order:1}.detail-page{padding:4px 16px 48px}.back{display:inline-flex;margin:4px 0 4px -10px}.detail-title{font-size:18px;line-height:24px}.matrix{width:100%}.matrix .cell{justify-content:center;padding:8px}.matrix .cell .small{display:none}}@media (prefers-reduced-motion:no-preference){.test-link,.cell{transition:background-color 120ms ease-out}}.list-head{display:flex;align-items:center;height:36px;padding:0 16px 0 24px}.list-foot,.list-more{padding:12px 16px 0 24px}.list-more{padding-left:0}.cause-fold{border-top:1px solid var(--line)}.cause-fold > summary{padding:14px 16px 14px 24px;cursor:pointer}.cause{position:relative;display:flex;gap:14px;padding:14px 16px 14px 24px;border-top:1px solid var(--line);color:inherit;outline-offset:-2px}.cause:hover{background:var(--hover);text-decoration:none}.cause[aria-current]{background:var(--selected)}.cause[aria-current]::before{content:\"\";position:absolute;top:0;bottom:0;left:0;width:3px;background:var(--accent)}.cause-count{flex:none;min-width:max(40px,var(--count-width));font-size:20px;font-weight:600;line-height:24px;text-align:right}.signature{display:block;font-size:13px;line-height:20px;overflow-wrap:anywhere;unicode-bidi:isolate}.detail-title .signature{font-size:18px;line-height:28px}.cause-facts{gap:6px 8px;margin-top:6px;overflow-wrap:anywhere}.share,.share > span{display:block;height:4px;border-radius:2px}.share{margin-top:10px;background:var(--line)}.share > span{min-width:3px}.share > .known{background:repeating-linear-gradient(90deg,var(--failed-fill) 0 4px,transparent 4px 6px)}@media (max-width:719px){.cause,.cause-fold > summary,.list-head{padding-right:16px;padding-left:16px}.list-head > :last-child:not(:first-child){display:none}.cause[aria-current]{background:none}.cause[aria-current]::before{content:none}}.tab-page{display:flex;flex-direction:column;align-items:flex-start;gap:24px;padding:20px 24px 48px}.tab-page > .card{width:100%}.tab-page > .scroll-x{max-width:100%}.job-table tbody tr{position:relative}.job-table .name::after{content:\"\";position:absolute;inset:0}.job-table .job-log{position:relative}.job-table .name{overflow-wrap:anywhere;unicode-bidi:isolate}@media (max-width:719px){.tab-page{padding:12px 16px 32px}.job-log{display:none}}[data-tab] #view-summary{padding:20px 24px 48px}:root:not([data-tab]) #view-summary{padding:20px 24px 48px}#report,.facts{max-width:1040px;overflow-wrap:anywhere}.facts{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px;margin-top:24px;font-size:13px}.facts > div{display:contents}.facts dt{color:var(--text-3)}:is(.head-tags,.detail-sentence,.cause-facts) > .tag{height:auto;min-height:20px;line-height:18px;white-space:normal;overflow-wrap:anywhere}.history-line{max-width:1040px;margin-top:24px;color:var(--text-2);overflow-wrap:anywhere}.history-line + .facts{margin-top:12px}.script-note{margin-bottom:16px;color:var(--text-2)}.badge-successful{color:var(--passed)}.badge-failed{color:var(--failed)}.badge-flaky,.badge-incomplete{color:var(--flaky)}.badge-skipped,.badge-cancelled,.badge-running,.badge-waiting,.badge-unknown,.badge-quarantined{color:var(--skipped)}.badge .sign{font-weight:700}.cells-successful{fill:var(--passed-fill)}.cells-failed{fill:var(--failed-fill)}.cells-flaky{fill:var(--flaky-fill)}.cells-skipped,.cells-cancelled,.cells-running,.cells-unknown{fill:var(--skipped-fill)}#report > * + *,.fold-content > * + *,.fixed > * + *,.alert > * + *{margin-top:12px}#report h2{margin-top:24px}#report > h2:first-child,#report > section:first-child > h2{margin-top:0}#report ul,#report ol{padding-left:24px}.scroll{overflow-x:auto}#report table{border-collapse:collapse;font-size:13px;min-width:320px}#report th,#report td{padding:5px 12px 5px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-variant-numeric:tabular-nums}#report th{color:var(--text-3);font-weight:600;white-space:nowrap}#report td:first-child:not(.right){min-width:6em}#report .right{text-align:right}#report .center{text-align:center}#report hr{border:0;border-top:1px solid var(--line)}.chart{display:block;width:100%;height:12px;border-radius:6px}#report pre{margin:0;padding:10px 12px;border:1px solid var(--line);border-radius:6px;background:var(--sunken);overflow:auto;line-height:1.45;tab-size:4;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}#report pre{max-height:420px}#report :is(del,ins){text-decoration:none}#report del{color:var(--failed);background:var(--failed-tint)}#report ins{color:var(--passed);background:var(--passed-tint)}.fold{border:1px solid var(--line);border-radius:6px}.fold > summary{padding:8px 12px;cursor:pointer;font-weight:600}.fold > .fold-content{padding:4px 12px 12px}.alert{padding:8px 14px;border-left:4px solid var(--accent);border-radius:0 6px 6px 0;background:var(--sunken)}.alert-title{font-weight:600;text-transform:capitalize;color:var(--accent)}.alert-tip{border-color:var(--passed)}.alert-tip .alert-title{color:var(--passed)}.alert-warning{border-color:var(--flaky)}.alert-warning .alert-title{color:var(--flaky)}.alert-caution{border-color:var(--failed)}.alert-caution .alert-title{color:var(--failed)}@media (max-width:719px){[data-tab] #view-summary,:root:not([data-tab]) #view-summary{padding:12px 16px 32px}}[data-tab] #view-summary:not(.complete) > *{visibility:hidden}.charts{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start;gap:16px;max-width:1280px;margin-bottom:24px}.chart-stack{display:grid;gap:16px}.chart-card{min-width:0;padding:14px 16px 16px}.tab-page > .chart-card{width:100%}.chart-card h2{font-size:14px;line-height:20px}.picture{overflow:hidden}.histogram{display:block}.histogram text{fill:var(--text-2);font-size:12px}.histogram .axis{fill:var(--text-3);font-size:11px}.histogram .rule{stroke:var(--line)}.fill-calm{background:var(--accent);fill:var(--accent);opacity:0.6}.ranking{padding:0;list-style:none}.ranking .test-link{min-height:0;padding:6px 4px}.ranking .share{margin:2px 4px 8px 32px}.tag-row{display:flex;gap:12px;padding:4px 0;color:inherit}.outcome-bar{display:flex;gap:2px;height:6px;margin-bottom:8px;overflow:hidden;border-radius:3px}.outcome-bar > span{min-width:3px}.timeline ol{padding:0;list-style:none}.timeline li{display:grid;grid-template-columns:220px minmax(0,1fr);align-items:center;gap:16px;padding:3px 0}.lane{display:block;width:100%;height:20px;border-radius:4px;background:var(--sunken)}.timeline-axis{display:flex;justify-content:space-between;margin:6px 0 0 236px}.phone-facts{display:none}@media (max-width:960px){.charts{grid-template-columns:minmax(0,1fr)}}@media (max-width:719px){.phone-facts{display:grid;gap:4px;margin-bottom:16px;padding:0;list-style:none;overflow-wrap:anywhere}.timeline li{grid-template-columns:minmax(0,1fr);gap:2px;padding:4px 0}.timeline-axis{margin-left:0}}.print-view{display:none}@media print{:root,:root[data-theme]{color-scheme:light}html,body{display:block !important;height:auto !important;overflow:visible !important;font-size:12px;line-height:17px}.top{padding:0 0 8px;background:none}.head h1{font-size:18px;line-height:24px}.btn,.tabs,.toast,.legend,#settings,.view{display:none !important}body:not(:has(.print-view)) #view-summary{display:block !important;height:auto !important;overflow:visible !important;padding:12px 0}.head{display:block;height:auto}.context{display:block;height:auto;overflow:visible}.context > *{display:inline !important;overflow:visible;white-space:normal}.print-view{display:block}.print-view h2{margin:16px 0 6px;font-size:15px;break-after:avoid}.print-view h3{font-size:13px;break-after:avoid;overflow-wrap:anywhere}.print-view p{break-after:avoid}.print-view ul{padding:0;list-style:none}.print-view li{display:flex;gap:10px;padding:4px 0;border-top:1px solid var(--line);break-inside:avoid}.print-view article{padding:10px 0;border-top:1px solid var(--line)}.print-view .box{margin-top:6px;break-inside:auto;border-radius:4px}.print-view .box > .box-head{min-height:0;padding:0 10px;break-after:avoid}pre.code,pre.code .line,pre.code.plain{max-height:none;min-width:0;overflow:visible;white-space:pre-wrap;overflow-wrap:anywhere;font-size:11px;line-height:15px;print-color-adjust:exact}pre.code,pre.code.plain{padding:5px 10px}pre.code .line{min-height:15px;margin:0 -10px;padding:0 10px}.mark,.tag,.proportion{print-color-adjust:exact}.print-view .tag{margin-right:6px;height:16px;font-size:11px}[data-tab] #view-summary:not(.complete) > *{visibility:visible}}";
		;
		const fact = ({ label, value }) => `<div><dt>${(0, html.SC)(label)}</dt><dd>${(0, html.he)(value)}</dd></div>`;
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
<title>${(0, html.SC)(title)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
<script>${startScript}<\/script>
</head>
<body>
${(0, symbols.m)()}
`;
		}
		function pageBody({ gates, gaps, facts, history }, report) {
			const empty = page_elements.eq.filter((tab) => tab !== "summary").map((tab) => `<section id="${(0, page_elements.Nm)(tab)}" class="view"></section>\n`);
			return `${faultsHtml(gates, gaps)}<main>
${empty.join("")}<section id="${(0, page_elements.Nm)("summary")}" class="view">
<p id="${page_elements.S6.note}" class="script-note">This page lists all tests with JavaScript. Without it, only this summary is available.</p>
<div id="${page_elements.S6.report}">
${(0, html.K2)(report)}
</div>
${history === undefined ? "" : `<p class="history-line">${(0, html.he)(history)}</p>\n`}${facts.length === 0 ? "" : `<dl id="${page_elements.S6.facts}" class="facts">\n${facts.map(fact).join("\n")}\n</dl>\n`}</section>
</main>
<script>${pageScript}<\/script>
`;
		}
		const pageEnd = (notes) => `${notes.length === 0 ? "" : `<footer>${notes.map((note) => `<p>${(0, html.SC)(note)}</p>`).join("")}</footer>\n`}</body>
</html>
`;
		var cause_fold = __webpack_require__(41713);
		var has_duration = __webpack_require__(54265);
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
		var judgement = __webpack_require__(13093);
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
		;
		const maximumRows = 2e7;
		const maximumVerdicts = 4e6;
		const maximumQuarantines = 1e6;
		const usualDigits = 2;
		const none = -1;
		function createHistoryColumns(history) {
			const rows = createNameTable(maximumRows);
			const verdicts = createNameTable(maximumVerdicts);
			const quarantines = createNameTable(maximumQuarantines);
			const rowOfTest = [];
			let columns = emptyColumns();
			function numberOfRow({ id, job }) {
				const found = id === undefined ? undefined : history.rowOf(id, job);
				if (found === undefined) return {
					number: none,
					usual: undefined
				};
				const { row, usual } = found;
				return {
					number: rows.numberOf(`${row[0]}${row[1]}`, () => row),
					usual
				};
			}
			return {
				addTest(test, place) {
					const { number, usual } = numberOfRow(test);
					rowOfTest.push(number);
					columns.rowOf.push(number);
					columns.usual.push(usual === undefined || !Number.isFinite(usual) ? 0 : Number(usual.toPrecision(usualDigits)));
					for (const change of history.changesOf(test.id ?? "")) columns.changed.push([place, change]);
				},
				addExecution(test, place, number, cause) {
					const { status, flaky, job } = test;
					const isNotable = status === "failed" || flaky === true;
					if (!isNotable) return;
					if (job !== undefined) {
						const own = numberOfRow(test).number;
						if (own !== none && own !== rowOfTest[number]) columns.ownRowOf.push([place, own]);
					}
					const verdict = history.verdictOf(test, cause);
					if (verdict !== undefined) {
						const known = verdicts.numberOf(verdict.key, verdict.data);
						columns.verdictOf.push([place, known === none ? none - judgement.I.indexOf(verdict.kind) : known]);
					}
					const quarantine = status === "failed" ? history.quarantineOf(test) : undefined;
					if (quarantine !== undefined) columns.quarantineOf.push([place, quarantines.numberOf(quarantine.key, quarantine.data)]);
				},
				take() {
					const taken = {
						...columns,
						rows: rows.takeNew(),
						verdicts: verdicts.takeNew(),
						quarantines: quarantines.takeNew()
					};
					columns = emptyColumns();
					return taken;
				}
			};
		}
		const emptyColumns = () => ({
			rowOf: [],
			usual: [],
			changed: [],
			ownRowOf: [],
			verdictOf: [],
			quarantineOf: []
		});
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
		const test_columns_maximumName = 500;
		const maximumTag = 200;
		const maximumNamedId = 200;
		const test_columns_maximumSegments = 20;
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
		const test_columns_none = -1;
		const workerMetadata = [
			"threadId",
			"thread",
			"workerId",
			"worker",
			"hostname",
			"host"
		];
		function createTestColumns(pageHistory) {
			const suites = createSuiteTable();
			const files = createNameTable(maximumFileNames);
			const tags = createNameTable(maximumTagNames);
			const owners = createNameTable(maximumOwnerNames);
			const workers = createNameTable(maximumWorkerNames);
			const jobs = createNameTable(maximumJobNames);
			const causes = createNameTable(maximumCauseNames);
			const messages = createNameTable(maximumMessages);
			const numbers = createTestNumbers();
			const history = pageHistory && createHistoryColumns(pageHistory);
			let tests = emptyTests();
			let executions = emptyExecutions();
			let details = [];
			let detailLength = 0;
			let lastTest = test_columns_none;
			let lastJob = { number: test_columns_none };
			let messageLength = 0;
			let first;
			let testCount = 0;
			const testOfCause = [];
			let isCauseShared = false;
			const causeCounter = (0, cause_fold.iQ)();
			const jobNames = [];
			function sharedCauses() {
				const shown = causeCounter.count();
				return isCauseShared || shown < testOfCause.length ? shown : 0;
			}
			function jobNumber({ job = "", module = "" }) {
				if (job === lastJob.job && module === lastJob.module) return lastJob.number;
				const names = [test_columns_shownName(job), test_columns_shownName(module)];
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
				return kept === "" ? test_columns_none : messages.numberOf(kept, () => {
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
				tests.names.push(test_columns_shownName(test.name));
				tests.suiteOf.push(suites.numberOf(test.suite));
				tests.fileOf.push(numberIn(files, test.file ?? test.source));
				tests.lines.push(test.file === undefined ? test_columns_none : test.line ?? test_columns_none);
				const tagNumbers = numbersIn(tags, (test.tags ?? []).slice(0, maximumTags));
				if (tagNumbers.length > 0) tests.tagged.push([place, tagNumbers]);
				const ownerNumbers = numbersIn(owners, ownerNames.slice(0, maximumOwners));
				if (ownerNumbers.length > 0) tests.owned.push([place, ownerNumbers]);
				history?.addTest(test, place);
			}
			return {
				add(test, extras) {
					const { status, timestamp, isStartEstimated, flaky } = test;
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
					executions.durations.push((0, has_duration.V)(test) ? rounded(test.duration) : test_columns_none);
					executions.timestamps.push(timestamp);
					if (timestamp !== undefined) first = Math.min(first ?? timestamp, timestamp);
					if (timestamp !== undefined && isStartEstimated === true) extendRanges(executions.estimated, place);
					if (flaky === true) executions.flaky.push(place);
					history?.addExecution(test, place, number, extras.failure?.cause[0]);
					if (extras.failure !== undefined) {
						const { cause } = extras.failure;
						const causeNumber = causes.numberOf(cause[0], () => {
							const [id, signature, , , functionName] = cause;
							causeCounter.add({
								id,
								signature,
								hasFunction: functionName !== undefined
							});
							return cause;
						});
						if (causeNumber !== test_columns_none) {
							executions.causeOf.push([place, causeNumber]);
							testOfCause[causeNumber] ??= number;
							isCauseShared ||= testOfCause[causeNumber] !== number;
						}
						const message = messageNumber(extras.failure);
						if (message !== test_columns_none) executions.messageOf.push([place, message]);
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
						executions: withStarts(executions),
						...(0, defined_fields.X)({ history: history?.take() })
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
					causes: sharedCauses(),
					jobNames
				})
			};
		}
		function createSuiteTable() {
			const table = createNameTable(maximumSuiteNames);
			let last = [];
			let lastNumber = test_columns_none;
			return {
				numberOf(path) {
					if (path.length === last.length && path.every((name, index) => name === last[index])) return lastNumber;
					let parent = test_columns_none;
					for (const name of path.slice(0, test_columns_maximumSegments)) {
						const shown = test_columns_shownName(name);
						const around = parent;
						const number = table.numberOf(`${around}\0${shown}`, () => [around, shown]);
						if (number === test_columns_none) break;
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
			estimated: [],
			flaky: [],
			causeOf: [],
			messageOf: [],
			detailed: []
		});
		function extendRanges(ranges, place) {
			const [from, to] = ranges.at(-1) ?? [0, -1];
			if (to === place) ranges[ranges.length - 1] = [from, place + 1];
			else ranges.push([place, place + 1]);
		}
		function withStarts({ timestamps, ...columns }) {
			const start = timestamps.reduce((least, time) => time === undefined || least !== undefined && least <= time ? least : time, undefined);
			return {
				...columns,
				...(0, defined_fields.X)({ start }),
				starts: timestamps.map((time) => time === undefined || start === undefined ? test_columns_none : time - start)
			};
		}
		function numberIn(table, name, limit = test_columns_maximumName) {
			if (name === undefined || name === "") return test_columns_none;
			const shown = test_columns_shownName(name, limit);
			return table.numberOf(shown, () => shown);
		}
		const numbersIn = (table, names) => [...new Set(names.map((name) => numberIn(table, name, maximumTag)))].filter((number) => number !== test_columns_none);
		const test_columns_shownName = (name, limit = test_columns_maximumName) => (0, display_text.p)((0, shorten.m)(name, limit));
		const rounded = (ms) => ms >= 10 ? Math.round(ms) : Math.round(ms * 100) / 100;
		function workerOf({ metadata }) {
			const name = metadata && workerMetadata.find((key) => Object.hasOwn(metadata, key));
			return name === undefined ? undefined : metadata?.[name];
		}
		function lengthOf({ message = "", lead = "", diff = [], compared = [], details = "", stdout = "", stderr = "", code = "", attempts = [], metadata = {} }) {
			const own = message.length + lead.length + details.length + stdout.length + stderr.length + code.length;
			const further = [...diff, ...compared].reduce((sum, line) => sum + line.length, 0) + Object.values(metadata).reduce((sum, value) => sum + value.length, 0);
			return attempts.reduce((sum, attempt) => sum + lengthOf(attempt), own + further);
		}
		var excerpt = __webpack_require__(87216);
		var difference_excerpt = __webpack_require__(23483);
		var equality_note = __webpack_require__(33205);
		var stated_values = __webpack_require__(51426);
		var rerun_command = __webpack_require__(93935);
		var distinct_details = __webpack_require__(10040);
		var shown_values = __webpack_require__(63074);
		var diff_excerpt = __webpack_require__(33656);
		var failure_text = __webpack_require__(24188);
		;
		const test_details_maximumMessage = 2e4;
		const maximumDetails = 4e4;
		const maximumOutput = 2e4;
		const maximumValue = 2e4;
		const maximumShortMessage = 300;
		const maximumDiffLines = 400;
		const maximumAttempts = 20;
		const maximumMetadata = 50;
		const maximumMetadataName = 100;
		const maximumMetadataValue = 2e3;
		const isNotable = ({ status, flaky }) => status !== "successful" || flaky === true;
		const hasDetails = ({ message, details, expected, actual, stdout, stderr, attempts, metadata }) => Boolean(message || details || expected && actual || stdout || stderr || attempts?.length || metadata && Object.keys(metadata).length > 0);
		const shown = (text, limit) => text === undefined || text === "" ? undefined : (0, display_text.W)((0, difference_excerpt.x)((0, equality_note.p)(text), limit));
		function testDetails(test, limit, location, code, known) {
			const rerun = test.status === "failed" || test.flaky === true ? (0, rerun_command.rerunCommand)({
				...test,
				location: location?.file
			}) : undefined;
			if (!hasDetails(test) && location === undefined && rerun === undefined) return undefined;
			if (limit === "short messages") {
				const written = test.status === "failed" ? (known ?? (0, failure_lead.M)(test))?.headline : test.message;
				const message = shown(written?.slice(0, maximumShortMessage), maximumShortMessage);
				return message === undefined || !isNotable(test) ? undefined : { message };
			}
			if (limit === "notable tests" && !isNotable(test)) return undefined;
			const { attempts, metadata } = test;
			const kept = texts(test, test, known);
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
				...(0, defined_fields.X)({ duration })
			};
		}
		function texts(result, { name, suite }, known) {
			const kept = {};
			const message = shown(result.message, test_details_maximumMessage);
			const details = shown(result.details && (0, distinct_details.J)(result.details), maximumDetails);
			const stdout = shown(result.stdout, maximumOutput);
			const stderr = shown(result.stderr, maximumOutput);
			if (message !== undefined) kept.message = message;
			if (details !== undefined) kept.details = details;
			if (result.status === "failed") lead(kept, known ?? (0, failure_lead.M)({
				...result,
				name,
				suite
			}), (0, stated_values.e)(result, maximumValue));
			if (stdout !== undefined) kept.stdout = stdout;
			if (stderr !== undefined) kept.stderr = stderr;
			return kept;
		}
		function lead(kept, found = {}, stated) {
			const { isOutput } = found;
			const headline = (0, equality_note.p)(found.headline ?? "");
			const text = found.text === undefined ? undefined : (0, equality_note.p)(found.text);
			const { message = "", details = "" } = kept;
			const values = text === undefined ? (0, shown_values.Q)(message, details, stated) : (0, shown_values.Q)(text, "", stated);
			if (values !== undefined) {
				const diff = (0, shown_values.s)(headline, values);
				const whole = diff === values.lines ? ["", ...diff] : diff;
				kept.diff = (0, diff_excerpt.f)(whole, maximumDiffLines);
				const compared = commonLines(values.source, details);
				if (values.isShortened || kept.diff !== whole) kept.isPartialDiff = true;
				else if (compared.length > 0) kept.compared = compared;
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
			const { path, head, report, recordsPath, counts, jobs = [], history, locate, codeAround = () => undefined, ownersOf = () => [], sourceBase, runUrl } = request;
			const file = (0, atomic_file.C)(path, "HTML report");
			try {
				file.write(pageStart(head));
				const header = reserveHeader(file, head);
				file.write(pageBody(head, report));
				const blocks = createDataBlocks(file);
				const pageHistory = history && createPageHistory(history);
				if (pageHistory !== undefined) blocks.begin(pageHistory.data);
				const columns = createTestColumns(pageHistory);
				const isListed = createListingQuota(counts);
				const failureOf = createFailureIndex();
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
						const lead = test.status === "failed" ? (0, failure_lead.M)(test) : undefined;
						columns.add(test, {
							details: testDetails(test, limit, location, code, lead),
							failure: failureOf(test, lead),
							owners: ownersOf
						});
						if (columns.isFull()) writeBlock();
					},
					record() {}
				});
				if (!columns.isEmpty()) writeBlock();
				const { start, tests, causes, jobNames } = columns.found();
				const jobsOfPage = jobData(jobNames, jobs, listed === total);
				blocks.end({
					listed,
					total,
					...(0, defined_fields.X)({
						start,
						sourceBase,
						runUrl,
						lacksResults: head.gaps.length > 0 ? true : undefined,
						failsOtherwise: head.gates.length > 0 ? true : undefined,
						jobs: jobsOfPage.some((job) => Object.keys(job).length > 0) ? jobsOfPage : undefined,
						outputsLeftOut: outputsLeftOut === 0 ? undefined : outputsLeftOut,
						detailsLeftOut: detailsLeftOut === 0 ? undefined : detailsLeftOut
					})
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
		var source_excerpt = __webpack_require__(62142);
		;
		function utcMinute(time) {
			const [, day = "", month = "", year = ""] = /, (\d+) (\w+) (-?\d+)/.exec(time.toUTCString()) ?? [];
			const clock = [time.getUTCHours(), time.getUTCMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
			return `${Number(day)} ${month} ${year}, ${clock} UTC`;
		}
		var failure_group = __webpack_require__(90048);
		var fold_causes = __webpack_require__(91394);
		var run_summary = __webpack_require__(96920);
		var cause_rows = __webpack_require__(21174);
		var context_line = __webpack_require__(47530);
		var gate_lines = __webpack_require__(19883);
		var content_headline = __webpack_require__(83510);
		var job_groups = __webpack_require__(41035);
		var verdict_counts = __webpack_require__(52775);
		var unknown_attempt = __webpack_require__(61722);
		var change_counts = __webpack_require__(31848);
		var history_gap = __webpack_require__(5502);
		var verdict_facts = __webpack_require__(49512);
		;
		const sources = {
			file: " from a history file",
			artifact: " from an artifact",
			server: " from the server"
		};
		function historyLine(scope) {
			const { unknownAttempt } = scope.summary;
			const compared = comparedWith(scope);
			if (unknownAttempt === undefined) return compared;
			const unknown = (0, node_builders.Qq)(`This is ${(0, unknown_attempt.J)(unknownAttempt)}.`);
			return compared === undefined ? [unknown] : [
				...compared,
				(0, node_builders.Qq)(" "),
				unknown
			];
		}
		function comparedWith(scope) {
			const { history } = scope.summary;
			if (history === undefined) return undefined;
			if (history.builds === 0) return reasonLine(history);
			const { builds, base, source, replaces } = history;
			const recovered = (0, change_counts.mU)(scope.summary).map((fact) => (0, node_builders.Qq)(` ${(0, verdict_facts.l2)(fact)}.`));
			const missing = replaces === undefined ? "" : `No history of ${(0, base_branch.s)({ history: {
				...history,
				ref: replaces
			} })}: `;
			const gap = (0, history_gap.Ml)(scope.summary);
			const why = gap === "" ? [] : [(0, node_builders.Qq)(` ${(0, verdict_facts.l2)(gap)}.`)];
			const of = `${(0, counts.p)(builds, "build")} of ${(0, base_branch.s)(scope.summary)}${source === undefined ? "" : sources[source]}`;
			if (!(0, history_gap.uQ)(scope.summary)) return [(0, node_builders.Qq)(`${missing === "" ? "Not" : `${missing}not`} compared with ${of}.`), ...why];
			return [
				(0, node_builders.Qq)(`${missing === "" ? "Compared" : `${missing}compared`} with ${of}.`),
				...base === undefined ? [] : [
					(0, node_builders.Qq)(" The tested base is "),
					(0, build_link.h)(base, scope),
					(0, node_builders.Qq)(`${whenOf(base.timestamp)}.`)
				],
				...recovered,
				...why
			];
		}
		function reasonLine(history) {
			const { missingPermission } = history;
			const why = (0, history_gap.Z1)(history);
			if (missingPermission === undefined) return [(0, node_builders.Qq)(why === "" ? "No history." : `No history: ${why}.`)];
			return [
				(0, node_builders.Qq)("No history: add "),
				(0, node_builders.ti)(missingPermission),
				(0, node_builders.Qq)(" to the permissions of the job.")
			];
		}
		const whenOf = (timestamp) => {
			const date = new Date(timestamp ?? Number.NaN);
			return Number.isNaN(date.getTime()) ? "" : `, ${utcMinute(date)}`;
		};
		;
		const page_head_maximumMetadata = 50;
		const page_head_maximumValue = 500;
		const manyFailures = 20;
		function pageHead(source) {
			const { summary, ciContext } = source;
			const { org, project } = ciContext;
			const { run } = (0, context_line.p)(ciContext);
			const { counts } = summary;
			const history = historyLine(source);
			return {
				...headlineParts(summary),
				mark: (0, content_headline.ys)({ summary }),
				...(0, defined_fields.X)({
					project: project === undefined ? undefined : org === undefined ? project : `${org}/${project}`,
					run
				}),
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
				gates: (0, gate_lines.HN)(summary),
				gaps: summary.problems.filter(run_summary.NH),
				...(0, defined_fields.X)({ history }),
				facts: factsOf(source),
				tabs: (found) => tabsOf(summary, found),
				startTab: startTabOf(summary)
			};
		}
		const groupTags = {
			new: {
				tone: "new",
				query: "is:new"
			},
			failed: undefined,
			known: {
				tone: "failed",
				query: "is:known"
			},
			flaky: {
				tone: "flaky",
				query: "is:failed is:flaky"
			},
			quarantined: { query: "is:quarantined" }
		};
		function headlineParts(summary) {
			const headline = (0, content_headline.uh)({ summary });
			const end = (0, verdict_counts.US)(summary);
			if (end !== "" && headline.endsWith(end)) {
				const counts = (0, failure_group.OS)(summary);
				const tags = failure_group.HZ.flatMap((group) => {
					const tag = groupTags[group];
					return tag === undefined || counts[group] === 0 ? [] : [{
						...tag,
						text: (0, verdict_counts.of)(group, summary)
					}];
				});
				return {
					headline,
					shortHeadline: headline.slice(0, -end.length),
					tags
				};
			}
			const fixed = summary.changes?.fixed.count ?? 0;
			const isGood = summary.status === "successful" && fixed > 0;
			return {
				headline,
				...(0, defined_fields.X)({ tags: isGood ? [{
					tone: "passed",
					text: `${(0, counts.B)(fixed)} fixed`,
					query: "is:fixed"
				}] : undefined })
			};
		}
		function startTabOf(summary) {
			const { counts, failedTests = counts.failed } = summary;
			if (counts.total === 0) return "summary";
			return failedTests > manyFailures && (0, cause_rows.H)((0, fold_causes.o)(summary)) ? "causes" : "tests";
		}
		function tabsOf(summary, { tests, causes, hasStarts }) {
			const { groups } = (0, job_groups.W)(summary);
			return [
				...tests === 0 ? [] : [{
					name: "tests",
					count: tests
				}],
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
			const [first] = (0, content_headline.zr)({ summary });
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
					...(0, defined_fields.X)({ important: pullRequest === undefined ? true : undefined })
				},
				{
					value: commit === undefined ? [] : [(0, node_builders.q)(commit.url, (0, node_builders.Zu)(commit.hash)), ...message === "" ? [] : [(0, node_builders.Qq)(message)]],
					...(0, defined_fields.X)({ isLong: message === "" ? undefined : true })
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
				...Object.entries(metadata).slice(0, page_head_maximumMetadata).map(([label, value]) => [label, [(0, node_builders.Qq)((0, shorten.m)(value, page_head_maximumValue))]])
			];
			return facts.filter(([, value]) => value.length > 0).map(([label, value]) => ({
				label,
				value
			}));
		}
		var page_path = __webpack_require__(33090);
		;
		const shownNotices = 10;
		function twinParagraphs(notices) {
			const messages = notices.filter(({ kind }) => kind === "twin").map(({ message }) => message);
			const more = messages.length - shownNotices;
			const shown = messages.slice(0, shownNotices);
			const all = more > 0 ? [...shown, `${(0, counts.B)(more)} more files were not counted for this reason.`] : shown;
			return all.map((message) => (0, node_builders.FY)((0, node_builders.Qq)(message)));
		}
		;
		const pageDetail = {
			extras: true,
			tests: 100,
			detailLines: 10
		};
		async function writeHtml(given) {
			const { reporter, evaluator, template, scope, keptFiles = [], finished, env, now } = given;
			const { request, config, ciContext, mask, recordsPath, tracked, notices } = finished;
			if (recordsPath === undefined) throw new Error("The HTML report requires the records of the run.");
			const { cwd } = request;
			const path = (0, page_path.H)({
				reporter,
				evaluator,
				request,
				env
			});
			const { summary, source, repositoryUrl } = scope;
			const context = ciContext();
			const report = (0, content_report.buildReport)(template, {
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
					source,
					ciContext: context,
					metadata,
					now
				}),
				report: await (0, plain_tree.B)({
					...report,
					children: [
						...report.children,
						...twinParagraphs(notices),
						...keptFiles
					]
				}),
				recordsPath,
				counts: summary.counts,
				jobs: summary.jobs,
				history: {
					summary,
					source,
					histories: scope.histories,
					judgement: scope.judgement,
					quarantine: scope.quarantine,
					...(0, defined_fields.X)({ repositoryUrl })
				},
				locate: test_owners.Pv,
				codeAround,
				ownersOf: ({ owners = [] }) => owners,
				sourceBase: source && sourceBase(source),
				runUrl: (context.testedBuild ?? context.build).url
			});
			return {
				path,
				bytes,
				problems
			};
		}
		const sourceBase = ({ serverUrl, repository, commit }) => `${serverUrl.replace(/\/$/, "")}/${repository}/blob/${encodeURIComponent(commit)}/`;
	}),
	59297: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => createSourceLines });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _host_git_work_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21121);
		const maximumFileBytes = 1024 * 1024;
		const maximumFiles = 1e3;
		function createSourceLines(cwd, tracked) {
			const known = new Map();
			let top;
			const read = (path) => {
				if (known.size >= maximumFiles || tracked.locate(path) !== path) return undefined;
				if (tracked.whyOnDisk() !== undefined && path.split("/").some((name) => name.startsWith("."))) return undefined;
				try {
					top ??= (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, _host_git_work_tree_js__WEBPACK_IMPORTED_MODULE_2__.vE)(cwd) ?? cwd);
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
	68962: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K2: () => renderHtml,
			SC: () => escapeHtmlText,
			he: () => renderHtmlInline
		});
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60331);
		var _base_text_isolated_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79453);
		var _base_text_percentages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30072);
		var _base_text_status_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11923);
		var _code_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77328);
		var _link_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91325);
		var _node_handlers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73305);
		const references = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&#39;"
		};
		const escapeMarkup = (text) => text.replace(/[&<>"']/g, (character) => references[character] ?? "");
		const escapeHtmlText = (text) => escapeMarkup((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.p)(text));
		const escapeText = (text) => escapeMarkup((0, _base_text_isolated_parts_js__WEBPACK_IMPORTED_MODULE_1__.q)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.p)(text)));
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
			text: ({ value }) => escapeText(value),
			strong: ({ children }) => `<strong>${renderHtmlInline(children)}</strong>`,
			emphasis: ({ children }) => `<em>${renderHtmlInline(children)}</em>`,
			small: ({ children }) => `<small>${renderHtmlInline(children)}</small>`,
			break: () => "<br>",
			inlineCode: ({ value }) => `<code>${escapeHtmlText(value)}</code>`,
			link({ url, children }) {
				const target = (0, _link_target_js__WEBPACK_IMPORTED_MODULE_2__.C)(url);
				const shown = renderHtmlInline(children);
				return target === undefined ? shown : `<a href="${escapeMarkup(target)}" rel="noopener noreferrer">${shown}</a>`;
			},
			badge({ status, value }) {
				const name = (0, _base_text_status_words_js__WEBPACK_IMPORTED_MODULE_3__.H)(status);
				const word = value.toLowerCase() === name ? "" : `<span class="visually-hidden">${name}</span>`;
				const text = value === "" ? "" : ` ${escapeText(value)}`;
				return `<span class="badge badge-${status}"><span class="sign" aria-hidden="true">${signs[status]}</span>${word}${text}</span>`;
			}
		};
		const renderHtmlInline = (nodes) => nodes.map((node) => (0, _node_handlers_js__WEBPACK_IMPORTED_MODULE_4__.d)(inlineHandlers, node)).join("");
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
			const label = shown.map(({ status, cells }) => `${(0, _base_text_percentages_js__WEBPACK_IMPORTED_MODULE_5__.E)(cells / all)} ${(0, _base_text_status_words_js__WEBPACK_IMPORTED_MODULE_3__.H)(status)}`).join(", ");
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
			const blocks = (nodes, depth) => nodes.map((node) => (0, _node_handlers_js__WEBPACK_IMPORTED_MODULE_4__.d)(blockHandlers, node, depth)).join("\n");
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
					const shown = (0, _code_text_js__WEBPACK_IMPORTED_MODULE_6__.p)(value);
					return language === "diff" ? `<pre class="diff" tabindex="0">${shown.split("\n").map(diffLine).join("\n")}</pre>` : `<pre class="code" tabindex="0">${escapeMarkup(shown)}</pre>`;
				},
				alert: ({ severity, children }, depth) => `<div class="alert alert-${severity}"><p class="alert-title">${severity}</p>${blocks(children, depth)}</div>`,
				chart: ({ parts }) => chart(parts),
				divider: () => "<hr>",
				markdown: ({ parts }) => `<p>${escapeMarkup((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.W)(parts.map(({ text }) => text).join("")).trim())}</p>`,
				section({ title, fold, children }, depth) {
					if (fold === "fixed") return `<section class="fixed">${heading(firstLevel + depth, title)}\n${blocks(children, depth + 1)}</section>`;
					const summary = `<summary>${renderHtmlInline(title)}</summary>`;
					return `<details class="fold"${fold === "open" ? " open" : ""}>${summary}<div class="fold-content">${blocks(children, depth)}</div></details>`;
				}
			};
			return blocks(root.children, 0);
		}
	})
};
