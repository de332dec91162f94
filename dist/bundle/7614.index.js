export const id = 7614;
export const ids = [7614, 4374];
export const modules = {
	79453: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => withIsolatedParts });
		const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
		const leftToRightIsolate = "\u2066";
		const firstStrongIsolate = "\u2068";
		const popIsolate = "\u2069";
		const betweenSeparators = /( [\u203a·] )/;
		const separator = /([/\\])/;
		function isolatedNames(word) {
			const names = word.split(separator);
			if (names.length === 1) return word;
			return names.map((name) => rightToLeft.test(name) ? leftToRightIsolate + name + popIsolate : name).join("");
		}
		function isolated(part) {
			const text = part.trim();
			if (!rightToLeft.test(text)) return part;
			return part.replace(text, () => firstStrongIsolate + text.replace(/\S+/g, isolatedNames) + popIsolate);
		}
		function withIsolatedParts(line) {
			return rightToLeft.test(line) ? line.split(betweenSeparators).map(isolated).join("") : line;
		}
	}),
	47530: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => contextFacts,
			q: () => contextLine
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43268);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60331);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
		const maximumTitle = 80;
		const maximumName = 60;
		const oneLine = (value, limit) => (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_2__.p)(value ?? "").trim(), limit) || undefined;
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
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({ url })
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
			return (0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({
				pullRequest: number === undefined ? undefined : {
					number,
					...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({
						title,
						url: pullRequestUrl
					})
				},
				branch,
				commit: hash === undefined ? undefined : {
					hash,
					...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({
						message,
						url
					})
				},
				run,
				author
			});
		}
		function contextLine({ pullRequest, branch, commit, run, author }) {
			const message = pullRequest === undefined && commit?.message !== undefined ? [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(` ${commit.message}`)] : [];
			return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Bs)(pullRequest === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(pullRequest.url, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`#${pullRequest.number} ${pullRequest.title ?? ""}`.trim()))], pullRequest !== undefined || branch === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(branch)], commit === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(commit.url, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Zu)(commit.hash)), ...message], run === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(run.url, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(run.name))], author === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(author)]);
		}
	}),
	19883: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HN: () => gateLines,
			T: () => firstGates,
			kV: () => moreGates
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3517);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60331);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		var _judge_summary_gate_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89290);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
		var _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25397);
		const maximumReasons = 3;
		const maximumMessage = 500;
		function reasonLine({ message, jobs }, summary, limit) {
			const shown = (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(message), limit));
			if (jobs === undefined || jobs.length === 0) return [shown];
			return [
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.ko)((0, _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_2__.FE)((0, _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_2__.c0)(jobs, summary))),
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(": "),
				shown
			];
		}
		const firstGates = (summary, limit = maximumMessage) => (0, _judge_summary_gate_reason_js__WEBPACK_IMPORTED_MODULE_4__.y)(summary).slice(0, maximumReasons).map((reason) => reasonLine(reason, summary, limit));
		function moreGates(summary, shown) {
			const more = (0, _judge_summary_gate_reason_js__WEBPACK_IMPORTED_MODULE_4__.y)(summary).length - shown;
			return more > 0 ? [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_5__.p)(more, "more reason")}`)]] : [];
		}
		function gateLines(summary) {
			const lines = firstGates(summary);
			return [...lines, ...moreGates(summary, lines.length)];
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
	34374: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { buildReport: () => buildReport });
		var fold_causes = __webpack_require__(91394);
		var components = __webpack_require__(1060);
		var defined_fields = __webpack_require__(43268);
		var node_builders = __webpack_require__(48032);
		;
		function withoutEmptyColumns({ align, head, rows, ...table }) {
			if (rows.length === 0) return {
				...table,
				align,
				head,
				rows
			};
			const isFilled = head.map((_, column) => rows.some((row) => (row[column] ?? []).length > 0));
			const filled = (items) => items.filter((_, column) => isFilled[column]);
			const cells = (row) => filled(row).map((cell) => cell.length === 0 ? [(0, node_builders.Qq)("\u2013")] : cell);
			return {
				...table,
				align: filled(align),
				head: filled(head),
				rows: rows.map(cells)
			};
		}
		function joinTables(blocks) {
			const joined = [];
			let last;
			for (const block of blocks) {
				if (block.type === "table" && block.head === last?.head) {
					for (const row of block.rows) last.rows.push(row);
					for (const fact of block.facts ?? []) last.facts.push(fact);
				} else if (block.type === "table") {
					last = {
						head: block.head,
						rows: [...block.rows],
						facts: [...block.facts ?? []]
					};
					joined.push({
						...block,
						rows: last.rows,
						...(0, defined_fields.X)({ facts: block.facts && last.facts })
					});
				} else {
					last = undefined;
					joined.push(block);
				}
			}
			return joined.map((block) => block.type === "table" ? withoutEmptyColumns(block) : block);
		}
		;
		function buildReport(template, given) {
			const scope = {
				...given,
				summary: (0, fold_causes.o)(given.summary)
			};
			const buildAll = (parts) => joinTables(parts.flatMap((component) => components.d[component.type].build(component, scope, buildAll)));
			return {
				type: "root",
				children: buildAll(template.components)
			};
		}
	}),
	70752: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FV: () => escapeMarkdown,
			Oz: () => wordJoiner,
			ZD: () => escapeHtml,
			m3: () => breakReferences
		});
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60331);
		var _base_text_isolated_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79453);
		const wordJoiner = "\u2060";
		const broken = (match) => match + wordJoiner;
		function breakReferences(text) {
			return text.replace(/@/g, broken).replace(/#(?=\d|$)/g, broken).replace(/\bgh-(?=\d|$)/gi, broken).replace(/:(?=\/\/)/g, broken).replace(/www(?=\.)/gi, broken).replace(/:(?=[\w+-]+:)/g, broken).replace(/\b[0-9a-f]{7,40}\b/gi, (hash) => hash.replace(/.{6}(?=.)/g, broken));
		}
		function escapeHtml(text) {
			return breakReferences((0, _base_text_isolated_parts_js__WEBPACK_IMPORTED_MODULE_0__.q)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(text))).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
		}
		const references = {
			"&": "&amp;",
			"<": "&lt;",
			"|": "&#124;",
			$: "&#36;"
		};
		function escapeMarkdown(text) {
			return breakReferences((0, _base_text_isolated_parts_js__WEBPACK_IMPORTED_MODULE_0__.q)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(text))).replace(/[\\`*[\]<~|#&$]/g, (character) => references[character] ?? `\\${character}`).replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, "\\_").replace(/^( ?)([-+=>.)])/, "$1\\$2").replace(/^( ?\d+)([.)])(?= |$)/, "$1\\$2");
		}
	}),
	91325: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => linkTarget });
		const scheme = /^[a-z][a-z0-9+.-]*:/i;
		const allowedScheme = /^(?:https?|mailto):/i;
		function linkTarget(url) {
			const encoded = url.trim().replace(/\p{Surrogate}/gu, "\ufffd").replace(/[^\w.~:/?#@!$&*+,;=%-]/gu, encodeURIComponent).replace(/[()'!*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
			if (encoded === "") return undefined;
			return scheme.test(encoded) && !allowedScheme.test(encoded) ? undefined : encoded;
		}
	}),
	69244: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => userMarkdown });
		var display_text = __webpack_require__(60331);
		var render_escape = __webpack_require__(70752);
		var link_target = __webpack_require__(91325);
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
			return openElement.test(before) ? render_escape.Oz + shown : shown;
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
	})
};
