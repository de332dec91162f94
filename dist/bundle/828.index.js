export const id = 828;
export const ids = [828];
export const modules = { 89828: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		k: () => chatKindOfHost,
		s: () => chatKinds,
		chats: () => chats
	});
	var registry_namespaceObject = {};
	__webpack_require__.r(registry_namespaceObject);
	__webpack_require__.d(registry_namespaceObject, {
		discord: () => discord,
		googleChat: () => googleChat,
		mattermost: () => mattermost,
		slack: () => slack,
		teams: () => teams
	});
	var display_text = __webpack_require__(9833);
	var render_escape = __webpack_require__(57789);
	;
	const broken = (match) => match + render_escape.VO;
	function withoutAutoLinks(text) {
		return text.replace(/@/g, broken).replace(/#(?=[\p{L}\p{N}]|$)/gu, broken).replace(/:(?=\/\/|[\w+-]+:)/g, broken).replace(/www(?=\.)/gi, broken);
	}
	;
	const pairs = {
		"*": "\u2217",
		_: "\u02cd",
		"~": "\u223c",
		"`": "\u02cb"
	};
	const lookAlike = (character) => pairs[character] ?? character;
	const withoutBackticks = (text) => text.replace(/`/g, lookAlike);
	const withoutMarks = (text) => text.replace(/[~`]|(?<! )\*|\*(?! )|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, lookAlike);
	const withoutFences = (text) => text.replace(/``(?=`)/g, `\`${render_escape.VO}`.repeat(2));
	var text_columns = __webpack_require__(69047);
	var status_signs = __webpack_require__(9039);
	;
	function plainInline(nodes) {
		return nodes.map((node) => {
			if ("children" in node) return plainInline(node.children);
			if (node.type !== "badge") return (0, display_text.p)(node.value);
			return node.value === "" ? status_signs.rf[node.status] : `${status_signs.rf[node.status]} ${(0, display_text.p)(node.value)}`;
		}).join("");
	}
	var node_builders = __webpack_require__(33390);
	;
	const tableFacts = (head, row) => row.map((value, column) => ({
		label: head[column] ?? [],
		value
	}));
	function isNothing(cell) {
		const [only, ...others] = cell;
		return only === undefined || others.length === 0 && only.type === "text" && /^\u2013?$/.test(only.value);
	}
	const shortLabel = (label) => label.map((node) => node.type === "badge" ? {
		...node,
		value: ""
	} : node);
	function tableLines({ align, head, rows }) {
		return rows.map((row) => {
			const [first = {
				label: [],
				value: []
			}, ...others] = tableFacts(head, row);
			const told = others.map(({ label, value }, index) => {
				if (isNothing(value)) return [];
				return align[index + 1] === "right" && label.length > 0 ? [
					...shortLabel(label),
					(0, node_builders.Qq)(" "),
					...value
				] : value;
			});
			return (0, node_builders.Bs)([{
				type: "strong",
				children: first.value
			}], ...told);
		});
	}
	;
	function monospacedTable({ align, head, rows }, limit) {
		const cells = [head.map((cell) => plainInline(shortLabel(cell))), ...rows.map((row) => row.map(plainInline))];
		const widths = head.map((_, column) => cells.reduce((width, row) => Math.max(width, (0, text_columns.L)(row[column] ?? "")), 0));
		const parts = [];
		let part = "";
		for (const row of cells) {
			const line = row.map((cell, column) => (0, text_columns.F)(cell, widths[column] ?? 0, align[column] ?? "left")).join("  ").trimEnd();
			if (part !== "" && part.length + line.length >= limit) {
				parts.push(part);
				part = "";
			}
			part += part === "" ? line : `\n${line}`;
		}
		return [...parts, part];
	}
	;
	const discordText = (value) => withoutAutoLinks((0, display_text.p)(value)).replace(/[\\`*~|<[\]]/g, "\\$&").replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, "\\_").replace(/^( ?)([->#+.])/, "$1\\$2").replace(/^( ?\d+)\.(?= |$)/, "$1\\.");
	const codeBlock = (value, language = "") => `\`\`\`${language}\n${withoutFences(value)}\n\`\`\``;
	const maximumTablePart = 3e3;
	const discordDialect = {
		text: discordText,
		strong: (content) => `**${content}**`,
		emphasis: (content) => `*${content}*`,
		code: (value) => value.trim() === "" ? "" : `\`${withoutBackticks(value).replace(/\\$/, `\\${render_escape.VO}`)}\``,
		link: (url, label) => `[${label}](${url})`,
		heading: (content) => `**${content}**`,
		codeBlock,
		table: (table) => monospacedTable(table, maximumTablePart).map((part) => codeBlock(part)),
		bullet: "- ",
		indentation: "  ",
		divider: "\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500"
	};
	var shorten = __webpack_require__(56942);
	;
	function messageLines({ title, summary }, maximumTitle, maximumSummary) {
		const [first = "Test report", second = ""] = [title, summary].map((line) => (0, display_text.p)(line).trim()).filter((line) => line !== "");
		return {
			title: (0, shorten.m)(first, maximumTitle),
			summary: (0, shorten.m)(second, maximumSummary)
		};
	}
	var node_handlers = __webpack_require__(22386);
	;
	const maximumLine = 300;
	function foldPreview(blocks, maximumLines) {
		const budget = { lines: maximumLines };
		const shown = previews(blocks, budget);
		return budget.lines < 0 ? [...shown, (0, node_builders.FY)((0, node_builders.Qq)("\u2026"))] : shown;
	}
	const previews = (blocks, budget) => blocks.flatMap((block) => preview(block, budget));
	function takeLine(budget) {
		budget.lines -= 1;
		return budget.lines >= 0;
	}
	const takeLines = (items, budget) => {
		const taken = items.slice(0, Math.max(0, budget.lines));
		budget.lines -= items.length;
		return taken;
	};
	function preview(block, budget) {
		switch (block.type) {
			case "divider": return [];
			case "chart": return takeLine(budget) ? [block] : [];
			case "heading":
			case "paragraph": return takeLine(budget) ? [{
				...block,
				children: shortLine(block.children)
			}] : [];
			case "markdown": return takeLine(budget) ? [(0, node_builders.FY)((0, node_builders.Qq)((0, shorten.m)(block.parts.map((part) => part.text).join(""), maximumLine)))] : [];
			case "code": {
				const lines = takeLines(block.value.split("\n"), budget).map((line) => (0, shorten.m)(line, maximumLine));
				return lines.length === 0 ? [] : [{
					...block,
					value: lines.join("\n")
				}];
			}
			case "table": {
				const rows = takeLines(block.rows, budget).map((row) => row.map(shortLine));
				return rows.length === 0 ? [] : [{
					...block,
					rows
				}];
			}
			case "list": {
				const children = block.children.map((item) => ({
					...item,
					children: previews(item.children, budget)
				})).filter((item) => item.children.length > 0);
				return children.length === 0 ? [] : [{
					...block,
					children
				}];
			}
			case "alert":
			case "section": {
				if (!takeLine(budget)) return [];
				const children = previews(block.children, budget);
				return children.length === 0 ? [] : [{
					...block,
					children
				}];
			}
		}
	}
	function shortLine(nodes) {
		const plain = plainInline(nodes);
		return plain.length <= maximumLine ? nodes : [(0, node_builders.Qq)((0, shorten.m)(plain, maximumLine))];
	}
	var link_target = __webpack_require__(50798);
	;
	const maximumLength = 1500;
	function webAddress(url) {
		const target = url === undefined ? undefined : (0, link_target.C)(url);
		if (target === undefined || target.length > maximumLength || !/^https?:\/\/[^/]/i.test(target)) return undefined;
		return URL.canParse(target) ? target : undefined;
	}
	;
	const previewLines = 3;
	const piece = (text, kind = "block") => ({
		kind,
		text,
		isTight: false
	});
	const below = ([first, ...rest]) => first === undefined ? [] : [{
		...first,
		isTight: true
	}, ...rest];
	const withoutSpaces = (line) => line.replace(/^ +|(?<! ) +$/g, "");
	const besideMarks = (before, behind) => /[`*_]$/.test(before) && before.at(-1) === behind[0] ? before + render_escape.VO + behind : before + behind;
	const factsLine = ({ head, rows: [row = []] }) => (0, node_builders.Bs)(...tableFacts(head, row).map(({ label, value }) => label.length === 0 ? value : [
		...label,
		(0, node_builders.Qq)(" "),
		...value
	]));
	const without = (type, nodes) => nodes.flatMap((node) => {
		if (node.type !== "strong" && node.type !== "emphasis") return [node];
		const children = without(type, node.children);
		return node.type === type ? children : [{
			...node,
			children
		}];
	});
	function piecesOf(blocks, dialect) {
		const inline = (nodes) => nodes.reduce((line, node) => besideMarks(line, (0, node_handlers.d)(inlineHandlers, node)), "");
		const pieces = (nodes) => nodes.flatMap((node) => (0, node_handlers.d)(blockHandlers, node));
		function marked(nodes, mark) {
			const shown = inline(nodes);
			const content = shown.trim();
			return content === "" ? shown : shown.replace(content, () => mark(content));
		}
		const inlineHandlers = {
			text: ({ value }) => dialect.text(value),
			strong: ({ children }) => marked(without("strong", children), dialect.strong),
			emphasis: ({ children }) => marked(without("emphasis", children), dialect.emphasis),
			inlineCode: ({ value }) => dialect.code((0, display_text.p)(value)),
			link({ url, children }) {
				const target = webAddress(url);
				const label = plainInline(children).trim();
				return target === undefined || label === "" ? inline(children) : dialect.link(target, dialect.text(label));
			},
			badge: ({ status, value }) => value === "" ? status_signs.rf[status] : `${status_signs.rf[status]} ${dialect.text(value)}`
		};
		function paragraph(nodes) {
			const shown = withoutSpaces(inline(nodes));
			return shown.trim() === "" ? [] : [piece(shown, "line")];
		}
		function heading(nodes) {
			const shown = withoutSpaces(inline(without("strong", nodes)));
			return shown.trim() === "" ? [] : [piece(dialect.heading(shown))];
		}
		function item({ children }, marker) {
			const [first, ...rest] = pieces(children);
			const isLine = first?.kind === "line";
			const inside = (isLine ? rest : [first, ...rest]).filter((part) => part !== undefined);
			return [{
				kind: "item",
				text: marker + (isLine ? first.text : ""),
				isTight: true
			}, ...inside.map((part) => {
				const shown = part.kind === "item" ? dialect.indentation + part.text : part.text;
				return {
					...part,
					text: shown,
					isTight: true
				};
			})];
		}
		const blockHandlers = {
			heading: ({ children }) => heading(children),
			paragraph: ({ children }) => paragraph(children),
			list({ ordered, children }) {
				const [first, ...rest] = children.flatMap((child, index) => item(child, ordered ? `${index + 1}. ` : dialect.bullet));
				return first === undefined ? [] : [{
					...first,
					isTight: false
				}, ...rest];
			},
			table(table) {
				if (table.head.length === 0) return [];
				return table.rows.length === 1 ? paragraph(factsLine(table)) : dialect.table(table, inline).map((part) => piece(part));
			},
			code({ value, language = "" }) {
				const shown = (0, display_text.W)(value).replace(/^\n+/, "").trimEnd();
				return shown === "" ? [] : below([piece(dialect.codeBlock(shown, language))]);
			},
			alert: ({ severity, children }) => [piece(dialect.heading(status_signs.gO[severity])), ...below(pieces(children))],
			chart: ({ parts }) => paragraph(parts.map(({ status, cells }) => (0, node_builders.Qq)(status_signs.pT[status].repeat(cells)))),
			divider: () => [piece(dialect.divider, "divider")],
			markdown: ({ parts }) => paragraph(parts.map((part) => (0, node_builders.Qq)(part.text))),
			section({ title, fold, isDetail, children }) {
				if (isDetail) return [];
				const inside = pieces(fold === "closed" ? foldPreview(children, previewLines) : children);
				return inside.length === 0 ? [] : [...heading(title), ...below(inside)];
			}
		};
		return pieces(blocks);
	}
	function packPieces(pieces, limit) {
		const packs = [];
		let pack = "";
		for (const { text: shown, isTight } of pieces) {
			const separator = isTight ? "\n" : "\n\n";
			if (pack === "") pack = shown;
			else if (pack.length + separator.length + shown.length <= limit) pack += separator + shown;
			else {
				packs.push(pack);
				pack = shown;
			}
		}
		return pack === "" ? packs : [...packs, pack];
	}
	;
	const statusColors = {
		successful: 1736503,
		failed: 13574702,
		skipped: 9213343,
		cancelled: 10118912,
		running: 616922,
		unknown: 8540383
	};
	const hexColor = (status) => `#${statusColors[status].toString(16).padStart(6, "0")}`;
	;
	const maximumEmbeds = 10;
	const maximumTitle = 256;
	const maximumDescription = 4096;
	const maximumCharacters = 6e3;
	const maximumContent = 2e3;
	const shownTitle = 120;
	const shownSummary = 400;
	const shownUrl = 800;
	const noMentions = { parse: [] };
	function linesOf(message) {
		const { title, summary } = messageLines(message, shownTitle, shownSummary);
		return {
			title: discordText(title),
			summary: discordText(summary)
		};
	}
	const reportLink = (url) => url === undefined ? "" : discordDialect.link(url, "Full report");
	function render(message) {
		const { title, summary } = linesOf(message);
		const body = piecesOf(message.root.children, discordDialect);
		const link = reportLink(webAddress(message.reportUrl));
		const shown = body.length === 0 ? [summary] : [];
		const lines = [...shown, link].filter((line) => line !== "").map((line) => piece(line));
		const [first, ...rest] = packPieces([...body, ...lines], maximumDescription);
		const color = statusColors[message.status];
		const url = webAddress(message.titleUrl);
		const titled = {
			title,
			color,
			...url === undefined ? {} : { url },
			...first === undefined ? {} : { description: first }
		};
		return {
			embeds: [titled, ...rest.map((description) => ({
				description,
				color
			}))],
			allowed_mentions: noMentions
		};
	}
	function fits({ content = "", embeds = [] }) {
		const characters = embeds.reduce((sum, { title = "", description = "" }) => sum + title.length + description.length, 0);
		return content.length <= maximumContent && embeds.length <= maximumEmbeds && characters <= maximumCharacters && embeds.every(({ title = "", description = "" }) => title.length <= maximumTitle && description.length <= maximumDescription);
	}
	const discord = {
		title: "Discord",
		hosts: [/(^|\.)discord(app)?\.com$/],
		parameters: { wait: "true" },
		hints: [[/\bthread_(?:id|name)\b/, "For a forum channel, append \"?thread_id=\" and the id of a thread to the URL."]],
		retryAfterSeconds: ({ fields }) => typeof fields.retry_after === "number" ? fields.retry_after : undefined,
		render,
		fits: (payload) => fits(payload),
		plain(message) {
			const { title, summary } = linesOf(message);
			const url = [message.reportUrl, message.titleUrl].map(webAddress).find((address) => address !== undefined && address.length <= shownUrl);
			const lines = [
				discordDialect.strong(title),
				summary,
				reportLink(url)
			];
			return {
				content: lines.filter((line) => line !== "").join("\n"),
				allowed_mentions: noMentions
			};
		}
	};
	;
	const withoutMentions = (text) => text.replace(/<(?=\/?at\b|users\/)/gi, `<${render_escape.VO}`);
	const cardText = (text) => withoutMentions(withoutAutoLinks((0, display_text.p)(text)));
	const cardCodeText = (value) => withoutMentions((0, display_text.W)(value).replace(/(?<!\n)\n+$/, ""));
	const markdownText = (parts) => cardText(parts.map(({ text }) => text).join("")).trim();
	function cardLink(url) {
		const target = (0, link_target.C)(url);
		return target !== undefined && /^(?:https?|mailto):/i.test(target) ? target : undefined;
	}
	;
	const references = {
		"&": "&amp;",
		"<": "&lt;",
		">": "&gt;",
		"\"": "&quot;"
	};
	const escapeCardHtml = (text) => cardText(text).replace(/[&<>"]/g, (character) => references[character] ?? character);
	const handlers = {
		text: ({ value }) => escapeCardHtml(value),
		strong: ({ children }) => `<b>${cardHtml(children)}</b>`,
		emphasis: ({ children }) => `<i>${cardHtml(children)}</i>`,
		inlineCode: ({ value }) => escapeCardHtml(value),
		link({ url, children }) {
			const target = cardLink(url);
			const shown = cardHtml(children);
			return target === undefined ? shown : `<a href="${target.replace(/&/g, "&amp;")}">${shown}</a>`;
		},
		badge: ({ status, value }) => value === "" ? status_signs.rf[status] : `${status_signs.rf[status]} ${escapeCardHtml(value)}`
	};
	const cardHtml = (nodes) => nodes.map((node) => (0, node_handlers.d)(handlers, node)).join("");
	function cardCode(value) {
		const shown = cardCodeText(value).replace(/`(?=``)/g, (backtick) => backtick + render_escape.VO);
		return shown === "" ? "" : `\`\`\`\n${shown}\n\`\`\``;
	}
	;
	const paragraph = (html) => html.trim() === "" ? [] : [{ textParagraph: { text: html } }];
	const colors = {
		note: "#1a73e8",
		tip: "#188038",
		important: "#9334e6",
		warning: "#e37400",
		caution: "#d93025"
	};
	const google_chat_widgets_previewLines = 3;
	const indentation = "\xA0\xA0\xA0\xA0";
	function listParts({ ordered, children }, indent) {
		return children.flatMap((item, index) => {
			const marker = ordered ? `${index + 1}. ` : "\u2022 ";
			return item.children.flatMap((block, position) => {
				if (block.type === "list") return listParts(block, indent + indentation);
				if (block.type !== "paragraph") return widgetsOf(block);
				return [`${indent}${position === 0 ? marker : indentation}${cardHtml(block.children)}`];
			});
		});
	}
	function list(node) {
		const widgets = [];
		let lines = [];
		const endParagraph = () => {
			widgets.push(...paragraph(lines.join("<br>")));
			lines = [];
		};
		for (const part of listParts(node, "")) {
			if (typeof part === "string") {
				lines.push(part);
				continue;
			}
			endParagraph();
			widgets.push(part);
		}
		endParagraph();
		return widgets;
	}
	const google_chat_widgets_handlers = {
		heading: ({ children }) => paragraph(`<b>${cardHtml(children)}</b>`),
		paragraph: ({ children }) => paragraph(cardHtml(children)),
		list,
		table(table) {
			const [row, ...others] = table.rows;
			if (row === undefined) return [];
			if (others.length > 0) return paragraph(tableLines(table).map(cardHtml).join("<br>"));
			return paragraph(tableFacts(table.head, row).map(({ label, value }) => `${cardHtml(label)} <b>${cardHtml(value)}</b>`).join(" · "));
		},
		code({ value }) {
			const text = cardCode(value);
			return text === "" ? [] : [{ textParagraph: {
				text,
				textSyntax: "MARKDOWN"
			} }];
		},
		alert: ({ severity, children }) => [...paragraph(`<b><font color="${colors[severity]}">${status_signs.gO[severity]}</font></b>`), ...cardWidgets(children)],
		chart: ({ parts }) => paragraph(parts.map(({ status, cells }) => status_signs.pT[status].repeat(cells)).join("")),
		divider: () => [{ divider: {} }],
		markdown: ({ parts }) => paragraph(escapeCardHtml(markdownText(parts))),
		section({ title, fold, isDetail, children }) {
			if (isDetail) return [];
			const widgets = cardWidgets(fold === "closed" ? foldPreview(children, google_chat_widgets_previewLines) : children);
			return widgets.length === 0 ? [] : [...paragraph(`<b>${cardHtml(title)}</b>`), ...widgets];
		}
	};
	const widgetsOf = (node) => (0, node_handlers.d)(google_chat_widgets_handlers, node);
	const cardWidgets = (nodes) => nodes.flatMap(widgetsOf);
	;
	const maximumBytes = 32e3;
	const maximumWidgets = 100;
	const spareBytes = 2e3;
	const google_chat_maximumTitle = 300;
	const maximumSummary = 1e3;
	const maximumButton = 60;
	const words = {
		successful: "Successful",
		failed: "Failed",
		skipped: "Skipped",
		cancelled: "Cancelled",
		running: "Running",
		unknown: "Unknown"
	};
	const section = (fields) => fields.widgets.length === 0 ? [] : [fields];
	function sectionsOf(nodes) {
		const sections = [];
		let between = [];
		const endBetween = () => {
			sections.push(...section({ widgets: cardWidgets(between) }));
			between = [];
		};
		for (const node of nodes) {
			if (node.type !== "section") {
				between.push(node);
				continue;
			}
			endBetween();
			const header = cardHtml(node.title);
			const closed = node.fold === "closed" ? { collapsible: true } : {};
			sections.push(...section({
				...header === "" ? {} : { header },
				...closed,
				widgets: cardWidgets(node.children)
			}));
		}
		endBetween();
		return sections;
	}
	const isClosed = (node) => node.type === "section" && node.fold === "closed";
	const cardSections = ({ children }) => [...sectionsOf(children.filter((node) => !isClosed(node))), ...sectionsOf(children.filter(isClosed))];
	function google_chat_button(text, url) {
		const target = webAddress(url);
		return target === undefined ? [] : [{
			text,
			onClick: { openLink: { url: target } }
		}];
	}
	function links({ title, titleUrl, reportUrl }) {
		const text = (0, shorten.m)(cardText(title).trim(), maximumButton);
		const buttons = [...google_chat_button("Full report", reportUrl), ...titleUrl === reportUrl ? [] : google_chat_button(text === "" ? "Open" : text, titleUrl)];
		return buttons.length === 0 ? [] : [{ widgets: [{ buttonList: { buttons } }] }];
	}
	const message = (chat, sections) => ({
		fallbackText: cardText(chat.summary),
		cardsV2: [{
			cardId: "build-report",
			card: {
				header: {
					title: [chat.title, chat.summary].map(headerText).find((text) => text !== "") ?? "Build Report",
					subtitle: `${status_signs.rf[chat.status]} ${words[chat.status]}`
				},
				sections: [...sections, ...links(chat)]
			}
		}]
	});
	const headerText = (text) => cardText(text).trim().replace(/<(?=[a-z/!])/gi, `<${render_escape.VO}`);
	const googleChat = {
		title: "Google Chat",
		hosts: [/^chat\.googleapis\.com$/],
		hints: [[/\bAPI key\b/i, "Copy the complete URL of the webhook, including its key and token."]],
		render: (chat) => message(chat, cardSections(chat.root)),
		fits(payload) {
			const { cardsV2 } = payload;
			const widgets = cardsV2.reduce((all, { card }) => card.sections.reduce((sum, { widgets }) => sum + widgets.length, all), 0);
			return widgets <= maximumWidgets && Buffer.byteLength(JSON.stringify(payload)) <= maximumBytes - spareBytes;
		},
		plain(chat) {
			const summary = (0, shorten.m)(chat.summary, maximumSummary);
			return message({
				...chat,
				summary,
				title: (0, shorten.m)(chat.title, google_chat_maximumTitle)
			}, section({ widgets: [{ textParagraph: { text: escapeCardHtml(summary) } }] }));
		}
	};
	var code_fence = __webpack_require__(27047);
	;
	const mattermost_dialect_broken = (match) => match + render_escape.VO;
	const mattermostText = (value) => (0, render_escape.FV)((0, display_text.p)(value).replace(/[#~](?=[\p{L}\p{N}]|$)/gu, mattermost_dialect_broken));
	const withoutCommands = (code) => code.replace(code.includes("|") ? /</g : /<(?=[!@#])/g, mattermost_dialect_broken);
	const code = (value) => value.trim() === "" || value.includes("|") ? mattermostText(value) : (0, code_fence.S)(withoutCommands(value));
	const row = (cells) => `| ${cells.join(" | ")} |`;
	const mattermostDialect = {
		text: mattermostText,
		strong: (content) => `**${content}**`,
		emphasis: (content) => `*${content}*`,
		code,
		link: (url, label) => `[${label}](${url.replace(/&/g, "&amp;")})`,
		heading: (content) => `##### ${content}`,
		codeBlock(value, language) {
			const fence = (0, code_fence.d)(value);
			return `${fence}${language}\n${withoutCommands(value)}\n${fence}`;
		},
		table: ({ align, head, rows }, inline) => {
			const lines = [
				head.map(inline),
				align.map((side) => side === "right" ? "--:" : ":--"),
				...rows.map((cells) => cells.map(inline))
			];
			return [lines.map(row).join("\n")];
		},
		bullet: "- ",
		indentation: "  ",
		divider: "---"
	};
	;
	const mattermost_maximumCharacters = 16383;
	const mattermost_maximumTitle = 300;
	const mattermost_maximumSummary = 1e3;
	function mattermost_linesOf(message) {
		const { title, summary } = messageLines(message, mattermost_maximumTitle, mattermost_maximumSummary);
		return {
			title: mattermostText(title),
			summary: mattermostText(summary)
		};
	}
	function linked(url, label) {
		const target = webAddress(url);
		return target === undefined ? label : mattermostDialect.link(target, label);
	}
	const mattermost_reportLink = (url) => webAddress(url) === undefined ? "" : linked(url, "Full report");
	const joined = (lines, separator) => lines.filter((line) => line !== "").join(separator);
	function mattermost_render(message) {
		const { title, summary } = mattermost_linesOf(message);
		const [body = summary] = packPieces(piecesOf(message.root.children, mattermostDialect), Number.POSITIVE_INFINITY);
		const text = joined([
			`#### ${linked(message.titleUrl, title)}`,
			body,
			mattermost_reportLink(message.reportUrl)
		], "\n\n");
		return { attachments: [{
			color: hexColor(message.status),
			fallback: joined([title, summary], ": "),
			text
		}] };
	}
	function mattermost_fits({ text = "", attachments = [] }) {
		return attachments.reduce((sum, attachment) => sum + attachment.text.length + attachment.fallback.length, text.length) <= mattermost_maximumCharacters;
	}
	const mattermost = {
		title: "Mattermost",
		hosts: [],
		hints: [[/\b(?:invalid webhook|disabled)\b/i, "Create a new webhook and use its URL, or ask an administrator to allow incoming webhooks."]],
		render: mattermost_render,
		fits: (payload) => mattermost_fits(payload),
		plain(message) {
			const { title, summary } = mattermost_linesOf(message);
			return { text: joined([
				title,
				summary,
				mattermost_reportLink(message.reportUrl ?? message.titleUrl)
			], "\n") };
		}
	};
	;
	const entities = {
		"&": "&amp;",
		"<": "&lt;",
		">": "&gt;"
	};
	const escapeControls = (text) => text.replace(/[&<>]/g, (character) => entities[character] ?? character);
	const slackText = (value) => escapeControls(withoutMarks(withoutAutoLinks((0, display_text.p)(value))).replace(/^ ?>/, (start) => render_escape.VO + start));
	const slack_dialect_maximumTablePart = 2400;
	const slack_dialect_codeBlock = (value) => `\`\`\`\n${escapeControls(withoutFences(value))}\n\`\`\``;
	const slackDialect = {
		text: slackText,
		strong: (content) => `*${content}*`,
		emphasis: (content) => `_${content}_`,
		code: (value) => value.trim() === "" ? "" : `\`${escapeControls(withoutBackticks(value))}\``,
		link: (url, label) => `<${escapeControls(url)}|${label}>`,
		heading: (content) => `*${content}*`,
		codeBlock: slack_dialect_codeBlock,
		table: (table) => monospacedTable(table, slack_dialect_maximumTablePart).map(slack_dialect_codeBlock),
		bullet: "\u2022 ",
		indentation: "    ",
		divider: "\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500"
	};
	;
	const maximumBlocks = 50;
	const maximumHeader = 150;
	const maximumSection = 3e3;
	const slack_maximumCharacters = 13e3;
	const slack_maximumTitle = 140;
	const slack_maximumSummary = 500;
	const slack_linesOf = (message) => messageLines(message, slack_maximumTitle, slack_maximumSummary);
	const slack_section = (text) => ({
		type: "section",
		text: {
			type: "mrkdwn",
			text,
			verbatim: true
		}
	});
	function titleBlock(message) {
		const url = webAddress(message.titleUrl);
		const { title } = slack_linesOf(message);
		if (url !== undefined) return slack_section(slackDialect.strong(slackDialect.link(url, slackText(title))));
		return {
			type: "header",
			text: {
				type: "plain_text",
				text: title,
				emoji: false
			}
		};
	}
	function sections(pieces) {
		const blocks = [];
		let run = [];
		const flush = () => {
			for (const text of packPieces(run, maximumSection)) blocks.push(slack_section(text));
			run = [];
		};
		for (const piece of pieces) {
			if (piece.kind === "divider") {
				flush();
				blocks.push({ type: "divider" });
			} else run.push(piece);
		}
		flush();
		return blocks;
	}
	function reportButton(reportUrl) {
		const url = webAddress(reportUrl);
		if (url === undefined) return [];
		return [{
			type: "actions",
			elements: [{
				type: "button",
				text: {
					type: "plain_text",
					text: "Full report",
					emoji: false
				},
				url
			}]
		}];
	}
	function notification(message) {
		const { title, summary } = slack_linesOf(message);
		return slackText(summary === "" ? title : `${title}: ${summary}`);
	}
	function slack_render(message) {
		const body = sections(piecesOf(message.root.children, slackDialect));
		const { summary } = slack_linesOf(message);
		const shown = body.length === 0 && summary !== "" ? [slack_section(slackText(summary))] : body;
		const fallback = notification(message);
		const blocks = [...shown, ...reportButton(message.reportUrl)];
		return {
			text: fallback,
			unfurl_links: false,
			unfurl_media: false,
			blocks: [titleBlock(message)],
			attachments: blocks.length === 0 ? [] : [{
				color: hexColor(message.status),
				fallback,
				blocks
			}]
		};
	}
	function lengthOf(block) {
		if (block.type === "header") return within(block.text.text, maximumHeader);
		return block.type === "section" ? within(block.text?.text ?? "", maximumSection) : 0;
	}
	const within = (text, limit) => text !== "" && text.length <= limit ? text.length : undefined;
	function slack_fits(payload) {
		const attached = (payload.attachments ?? []).flatMap(({ blocks = [] }) => blocks);
		const blocks = [...payload.blocks ?? [], ...attached];
		let characters = payload.text.length;
		for (const block of blocks) {
			const length = lengthOf(block);
			if (length === undefined) return false;
			characters += length;
		}
		return blocks.length <= maximumBlocks && characters <= slack_maximumCharacters;
	}
	const errorCode = /^[a-z]+(?:_[a-z]+)+$/;
	const slack = {
		title: "Slack",
		hosts: [/^hooks\.slack(-gov)?\.com$/],
		hints: [
			[/^(?:no_service|no_service_id|no_active_hooks|invalid_token|no_team|team_disabled)$/, "The webhook was removed or disabled. Create a new one and use its URL."],
			[/^(?:channel_not_found|channel_is_archived|user_not_found)$/, "The channel was removed or archived. Choose another channel for the webhook."],
			[/^(?:action_prohibited|posting_to_general_channel_denied|restricted_action)$/, "The channel restricts who may post. Ask an administrator, or choose another channel."]
		],
		statusInBody({ message, fields }) {
			if (/^rate_?limited$/.test(message)) return 429;
			return fields.ok === false || errorCode.test(message) ? 400 : undefined;
		},
		render: slack_render,
		fits: (payload) => slack_fits(payload),
		plain(message) {
			const url = webAddress(message.reportUrl) ?? webAddress(message.titleUrl);
			const link = url === undefined ? "" : `\n${slackDialect.link(url, "Full report")}`;
			return {
				text: notification(message) + link,
				unfurl_links: false,
				unfurl_media: false
			};
		}
	};
	;
	function run(text, style) {
		const shown = text.replace(/\{(?=\{(?:DATE|TIME)\()/g, `{${render_escape.VO}`);
		if (shown === "") return [];
		return [Object.keys(style).length === 0 ? shown : {
			type: "TextRun",
			text: shown,
			...style
		}];
	}
	const teams_runs_handlers = {
		text: ({ value }, style) => run(cardText(value), style),
		strong: ({ children }, style) => textRuns(children, {
			...style,
			weight: "bolder"
		}),
		emphasis: ({ children }, style) => textRuns(children, {
			...style,
			italic: true
		}),
		inlineCode: ({ value }, style) => run(withoutMentions((0, display_text.p)(value)), {
			...style,
			fontType: "monospace"
		}),
		link({ url, children }, style) {
			const target = cardLink(url);
			return textRuns(children, target === undefined ? style : {
				...style,
				selectAction: {
					type: "Action.OpenUrl",
					url: target
				}
			});
		},
		badge: ({ status, value }, style) => run(value === "" ? status_signs.rf[status] : `${status_signs.rf[status]} ${cardText(value)}`, style)
	};
	function teams_runs_joined(runs) {
		const whole = [];
		for (const run of runs) {
			const last = whole.at(-1);
			if (typeof run === "string" && typeof last === "string") whole[whole.length - 1] = last + run;
			else whole.push(run);
		}
		return whole;
	}
	const textRuns = (nodes, style = {}) => teams_runs_joined(nodes.flatMap((node) => (0, node_handlers.d)(teams_runs_handlers, node, style)));
	const codeStyle = {
		fontType: "monospace",
		size: "small"
	};
	const diffColor = (line) => line.startsWith("-") ? "attention" : line.startsWith("+") ? "good" : undefined;
	const withSpaces = (text) => text.replace(/\t/g, "    ").replace(/ (?= )|^ /gm, "\xA0");
	function codeRuns(value, language) {
		const shown = withSpaces(cardCodeText(value));
		if (language === undefined) return run(shown, codeStyle);
		const parts = [];
		for (const line of shown.split("\n")) {
			const color = diffColor(line);
			const last = parts.at(-1);
			if (last !== undefined && last.color === color) last.lines.push(line);
			else parts.push({
				color,
				lines: [line]
			});
		}
		return parts.flatMap(({ color, lines }, index) => run(lines.join("\n") + (index < parts.length - 1 ? "\n" : ""), color === undefined ? codeStyle : {
			...codeStyle,
			color
		}));
	}
	const richText = (inlines, spacing) => inlines.length === 0 ? [] : [{
		type: "RichTextBlock",
		inlines,
		...spacing === undefined ? {} : { spacing }
	}];
	;
	const columnsOfFacts = 3;
	const factColors = {
		successful: "good",
		failed: "attention",
		flaky: "warning"
	};
	function factStyle(label, value) {
		const [head] = label;
		const color = head?.type === "badge" && !isNothing(value) ? factColors[head.status] : undefined;
		return {
			size: "medium",
			weight: "bolder",
			...color === undefined ? {} : { color }
		};
	}
	function facts(head, row) {
		const columns = tableFacts(head, row).map(({ label, value }) => [...richText(textRuns(value, factStyle(label, value))), ...richText(textRuns(label, {
			size: "small",
			isSubtle: true
		}), "none")]);
		return Array.from({ length: Math.ceil(columns.length / columnsOfFacts) }, (_, line) => ({
			type: "ColumnSet",
			columns: Array.from({ length: columnsOfFacts }, (_, index) => ({
				type: "Column",
				width: "stretch",
				items: columns[line * columnsOfFacts + index] ?? []
			}))
		}));
	}
	const maximumCells = 120;
	const maximumWidth = 50;
	const minimumColumn = 5;
	const widthOf = (runs) => runs.reduce((width, run) => width + (0, text_columns.L)(typeof run === "string" ? run : run.text), 0);
	function grid({ align, head, rows }) {
		if ((rows.length + 1) * head.length > maximumCells) return undefined;
		const cells = [head.map(shortLabel), ...rows].map((row) => row.map((cell) => textRuns(cell)));
		const widths = head.map((_, column) => cells.reduce((width, row) => Math.max(width, widthOf(row[column] ?? [])), minimumColumn));
		if (widths.reduce((sum, width) => sum + width, 0) > maximumWidth) return undefined;
		return {
			type: "Table",
			showGridLines: false,
			columns: widths.map((width, column) => ({
				width,
				...align[column] === "right" ? { horizontalCellContentAlignment: "right" } : {}
			})),
			rows: cells.map((row) => ({
				type: "TableRow",
				cells: row.map((runs) => ({
					type: "TableCell",
					items: richText(runs)
				}))
			}))
		};
	}
	function tableElements(table) {
		const [row, ...others] = table.rows;
		if (row === undefined) return [];
		if (others.length === 0) return facts(table.head, row);
		const columns = grid(table);
		return columns === undefined ? tableLines(table).flatMap((line) => richText(textRuns(line), "small")) : [columns];
	}
	;
	const container = (style, items) => items.length === 0 ? [] : [{
		type: "Container",
		style,
		items
	}];
	const boxes = {
		note: "accent",
		tip: "good",
		important: "accent",
		warning: "warning",
		caution: "attention"
	};
	function listItem(item, marker, place) {
		const [first, ...others] = item.children;
		if (first?.type === "paragraph" && others.length === 0) return richText(textRuns([{
			type: "text",
			value: marker
		}, ...first.children]), "small");
		const items = elementsOf(item.children, place);
		if (items.length === 0) return [];
		return [{
			type: "ColumnSet",
			spacing: "small",
			columns: [{
				type: "Column",
				width: "auto",
				items: richText([marker.trim()])
			}, {
				type: "Column",
				width: "stretch",
				items
			}]
		}];
	}
	const titles = [{
		size: "large",
		weight: "bolder"
	}, {
		size: "medium",
		weight: "bolder"
	}];
	const smallTitle = { weight: "bolder" };
	const foldedLines = 20;
	const maximumActionTitle = 100;
	const teams_elements_handlers = {
		heading: ({ depth, children }) => richText(textRuns(children, titles[depth - 2] ?? smallTitle)),
		paragraph: ({ children }) => richText(textRuns(children)),
		list: ({ ordered, children }, place) => children.flatMap((item, index) => listItem(item, ordered ? `${index + 1}. ` : "\u2022 ", place)),
		table: (table) => tableElements(table),
		code: ({ value, language }) => container("emphasis", richText(codeRuns(value, language))),
		alert: ({ severity, children }, place) => container(boxes[severity], [...richText(textRuns([{
			type: "text",
			value: status_signs.gO[severity]
		}], smallTitle)), ...elementsOf(children, place)]),
		chart: ({ parts }) => richText(textRuns([{
			type: "text",
			value: parts.map(({ status, cells }) => status_signs.pT[status].repeat(cells)).join("")
		}], { size: "small" })),
		divider: () => [],
		markdown: ({ parts }) => richText(textRuns([{
			type: "text",
			value: markdownText(parts)
		}])),
		section({ title, fold, isDetail, children }, place) {
			if (isDetail) return [];
			const { depth } = place;
			const isClosed = fold === "closed";
			const items = elementsOf(isClosed ? foldPreview(children, foldedLines) : children, {
				...place,
				depth: depth + 1
			});
			if (items.length === 0) return [];
			const marker = isClosed ? [{
				type: "text",
				value: "\u25b8 "
			}] : [];
			const heading = richText(textRuns([...marker, ...title], titles[depth + 1] ?? smallTitle), depth === 0 ? "large" : "medium");
			const shown = isClosed ? folded(plainInline(title), heading, items, place.nextId()) : [...heading, ...items];
			return shown.map((element, index) => depth === 0 && index === 0 ? {
				...element,
				separator: true
			} : element);
		}
	};
	function folded(title, heading, items, id) {
		const action = {
			type: "Action.ToggleVisibility",
			title: cardText((0, shorten.m)(title, maximumActionTitle)),
			targetElements: [id]
		};
		return [{
			type: "Container",
			selectAction: action,
			items: heading
		}, {
			type: "Container",
			id,
			isVisible: false,
			items
		}];
	}
	function cardElements(nodes) {
		let folds = 0;
		const nextId = () => {
			folds += 1;
			return `fold-${folds}`;
		};
		return elementsOf(nodes, {
			depth: 0,
			nextId
		});
	}
	function elementsOf(nodes, place) {
		const shown = [];
		let isDivided = false;
		for (const node of nodes) {
			if (node.type === "divider") isDivided = shown.length > 0;
			for (const element of (0, node_handlers.d)(teams_elements_handlers, node, place)) {
				shown.push(isDivided ? {
					...element,
					separator: true
				} : element);
				isDivided = false;
			}
		}
		return shown;
	}
	;
	const teams_maximumBytes = 2e4;
	const teams_maximumTitle = 300;
	const teams_maximumSummary = 1e3;
	const bands = {
		successful: "good",
		failed: "attention",
		cancelled: "warning",
		running: "accent",
		skipped: "emphasis",
		unknown: "emphasis"
	};
	function openUrl(url) {
		const target = webAddress(url);
		return target === undefined ? undefined : {
			type: "Action.OpenUrl",
			url: target
		};
	}
	function band({ title, titleUrl, status, summary }) {
		const action = openUrl(titleUrl);
		const inlines = textRuns([{
			type: "text",
			value: title.trim() === "" ? summary : title
		}], {
			size: "medium",
			weight: "bolder",
			...action === undefined ? {} : { selectAction: action }
		});
		return inlines.length === 0 ? [] : [{
			type: "Container",
			style: bands[status],
			bleed: true,
			items: [{
				type: "RichTextBlock",
				inlines
			}]
		}];
	}
	function teams_message(chat, elements) {
		const report = openUrl(chat.reportUrl);
		return {
			type: "message",
			attachments: [{
				contentType: "application/vnd.microsoft.card.adaptive",
				contentUrl: null,
				content: {
					$schema: "http://adaptivecards.io/schemas/adaptive-card.json",
					type: "AdaptiveCard",
					version: "1.5",
					fallbackText: cardText(chat.summary),
					msteams: { width: "Full" },
					body: [...band(chat), ...elements],
					actions: report === undefined ? [] : [{
						...report,
						title: "Full report"
					}]
				}
			}]
		};
	}
	const teams = {
		title: "Teams",
		hosts: [/(^|\.)(webhook\.office\.com|office365\.com|logic\.azure\.com|powerplatform\.com)$/, /^outlook\.office\.com$/],
		hints: [[/\bWorkflowTriggerIsNotEnabled\b/, "Turn on the workflow in Power Automate."], [/\b(?:MissingApiVersionParameter|DirectApiAuthorizationRequired|AuthorizationFailed)\b/, "Copy the complete URL of the workflow, including its query, and let anyone trigger the workflow."]],
		statusInBody({ text, message, fields }) {
			const [, status] = /\breturned HTTP error ([45]\d\d)\b/.exec(message) ?? [];
			if (status !== undefined) return Number(status);
			const isJson = /^\s*[{[]/.test(text);
			return fields.error || !isJson && /\b(?:error|failed)\b/i.test(text) ? 400 : undefined;
		},
		render: (chat) => teams_message(chat, cardElements(chat.root.children)),
		fits: (payload) => Buffer.byteLength(JSON.stringify(payload)) <= teams_maximumBytes,
		plain(chat) {
			const summary = (0, shorten.m)(chat.summary, teams_maximumSummary);
			return teams_message({
				...chat,
				summary,
				title: (0, shorten.m)(chat.title, teams_maximumTitle)
			}, cardElements([{
				type: "paragraph",
				children: [{
					type: "text",
					value: summary
				}]
			}]));
		}
	};
	;
	;
	const chats = registry_namespaceObject;
	const chatKinds = Object.keys(chats).sort();
	const chatKindOfHost = (host) => chatKinds.find((kind) => chats[kind].hosts.some((pattern) => pattern.test(host)));
}) };
