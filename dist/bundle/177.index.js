export const id = 177;
export const ids = [177];
export const modules = { 80177: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		k: () => chatKindOfHost,
		chatKinds: () => chatKinds,
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
	var defined_fields = __webpack_require__(43268);
	var shorten = __webpack_require__(59088);
	var display_text = __webpack_require__(60331);
	var isolated_parts = __webpack_require__(79453);
	var render_escape = __webpack_require__(70752);
	;
	const broken = (match) => match + render_escape.Oz;
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
	const withoutFences = (text) => text.replace(/``(?=`)/g, `\`${render_escape.Oz}`.repeat(2));
	var text_columns = __webpack_require__(69386);
	var status_signs = __webpack_require__(71922);
	;
	function plainInline(nodes) {
		return nodes.map((node) => {
			if ("children" in node) return plainInline(node.children);
			if (node.type === "break") return " ";
			if (node.type !== "badge") return (0, display_text.p)(node.value);
			return node.value === "" ? status_signs.rf[node.status] : `${status_signs.rf[node.status]} ${(0, display_text.p)(node.value)}`;
		}).join("");
	}
	var node_builders = __webpack_require__(48032);
	;
	const tableFacts = (head, row) => row.map((value, column) => ({
		label: head[column] ?? [],
		value
	}));
	const chatFactLine = ({ label, value }) => [
		(0, node_builders.ko)(label),
		(0, node_builders.Qq)(" "),
		...value
	];
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
	const discordText = (value) => withoutAutoLinks((0, isolated_parts.q)((0, display_text.p)(value))).replace(/[\\`*~|<[\]]/g, "\\$&").replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, "\\_").replace(/^( ?)([->#+.])/, "$1\\$2").replace(/^( ?\d+)\.(?= |$)/, "$1\\.");
	const codeBlock = (value, language = "") => `\`\`\`${language}\n${withoutFences(value)}\n\`\`\``;
	const maximumTablePart = 3e3;
	const discordDialect = {
		text: discordText,
		strong: (content) => `**${content}**`,
		emphasis: (content) => `*${content}*`,
		code: (value) => value.trim() === "" ? "" : `\`${withoutBackticks(value).replace(/\\$/, `\\${render_escape.Oz}`)}\``,
		link: (url, label) => `[${label}](${url})`,
		heading: (content) => `**${content}**`,
		codeBlock,
		table: (table) => monospacedTable(table, maximumTablePart).map((part) => codeBlock(part)),
		bullet: "- ",
		indentation: "  ",
		divider: "\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500"
	};
	var link_target = __webpack_require__(91325);
	;
	const maximumLength = 1500;
	function webAddress(url) {
		const target = url === undefined ? undefined : (0, link_target.C)(url);
		if (target === undefined || target.length > maximumLength || !/^https?:\/\/[^/]/i.test(target)) return undefined;
		return URL.canParse(target) ? target : undefined;
	}
	;
	const maximumTitle = 60;
	const maximumHeadline = 130;
	function messageFirstLine({ mark, title, titleUrl, headline }) {
		const name = (0, shorten.m)((0, display_text.p)(title).trim(), maximumTitle);
		const outcome = (0, shorten.m)((0, display_text.p)(headline).trim(), maximumHeadline);
		const start = [(0, node_builders.qS)(mark), (0, node_builders.Qq)(" ")];
		if (name === "") return [...start, (0, node_builders.Qq)(outcome)];
		return [
			...start,
			(0, node_builders.q)(webAddress(titleUrl), (0, node_builders.Qq)(name)),
			(0, node_builders.Qq)(outcome === "" ? "" : `: ${outcome}`)
		];
	}
	const previewOf = (message) => plainInline(messageFirstLine(message)).trim();
	var node_handlers = __webpack_require__(73305);
	;
	const besideMarks = (before, behind) => /[`*_]$/.test(before) && before.at(-1) === behind[0] ? before + render_escape.Oz + behind : before + behind;
	const without = (type, nodes) => nodes.flatMap((node) => {
		if (node.type !== "strong" && node.type !== "emphasis" && node.type !== "small") return [node];
		const children = without(type, node.children);
		return node.type === type ? children : [{
			...node,
			children
		}];
	});
	function messageInline(nodes, dialect) {
		const inline = (children) => children.reduce((line, node) => besideMarks(line, (0, node_handlers.d)(handlers, node)), "");
		function marked(children, mark) {
			const shown = inline(children);
			const content = shown.trim();
			return content === "" ? shown : shown.replace(content, () => mark(content));
		}
		const handlers = {
			text: ({ value }) => dialect.text(value),
			strong: ({ children }) => marked(without("strong", children), dialect.strong),
			emphasis: ({ children }) => marked(without("emphasis", children), dialect.emphasis),
			small: ({ children }) => inline(children),
			break: () => "\n",
			inlineCode: ({ value }) => dialect.code((0, display_text.p)(value)),
			link({ url, children }) {
				const target = webAddress(url);
				const label = plainInline(children).trim();
				return target === undefined || label === "" ? inline(children) : dialect.link(target, dialect.text(label));
			},
			badge: ({ status, value }) => value === "" ? status_signs.rf[status] : `${status_signs.rf[status]} ${dialect.text(value)}`
		};
		return inline(nodes);
	}
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
					rows,
					...(0, defined_fields.X)({ facts: block.facts?.slice(0, rows.length) })
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
	const factsLine = ({ head, rows: [row = []] }) => (0, node_builders.Bs)(...tableFacts(head, row).map(({ label, value }) => label.length === 0 ? value : [
		...label,
		(0, node_builders.Qq)(" "),
		...value
	]));
	function piecesOf(blocks, dialect) {
		const inline = (nodes) => messageInline(nodes, dialect);
		const pieces = (nodes) => nodes.flatMap((node) => (0, node_handlers.d)(blockHandlers, node));
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
				if (table.facts !== undefined) return [piece(table.facts.map((fact) => inline(chatFactLine(fact))).join("\n"))];
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
	function openableLinks(links) {
		const shown = new Map();
		for (const { label, url } of links) {
			const target = webAddress(url);
			if (target !== undefined && !shown.has(target)) shown.set(target, {
				label,
				url: target
			});
		}
		return [...shown.values()];
	}
	function linkPieces(links, dialect) {
		const shown = openableLinks(links).map(({ label, url }) => dialect.link(url, dialect.text(label)));
		return shown.length === 0 ? [] : [piece(shown.join(" · "), "line")];
	}
	;
	const statusColors = {
		successful: 1736503,
		failed: 13574702,
		incomplete: 12743936,
		skipped: 9213343,
		cancelled: 10118912,
		running: 616922,
		unknown: 8540383
	};
	const hexColor = (status) => `#${statusColors[status].toString(16).padStart(6, "0")}`;
	;
	const maximumEmbeds = 10;
	const discord_maximumTitle = 256;
	const maximumDescription = 4096;
	const maximumCharacters = 6e3;
	const maximumContent = 2e3;
	const shownTitle = 120;
	const shownUrl = 800;
	function allowedMentions({ mentions }) {
		const ids = (wanted) => mentions.filter(({ kind }) => kind === wanted).map(({ id }) => id);
		return {
			parse: [],
			users: ids("user"),
			roles: ids("group")
		};
	}
	const mentionLine = ({ mentions }) => mentions.map(({ id, kind }) => kind === "user" ? `<@${id}>` : `<@&${id}>`).join(" ");
	function titleOf(message) {
		const preview = previewOf(message);
		const title = discordText(preview);
		return title.length <= discord_maximumTitle ? title : discordText((0, shorten.m)(preview, shownTitle));
	}
	function contextPieces({ context }) {
		const shown = messageInline(context, discordDialect).trim();
		return shown === "" ? [] : [piece(`-# ${shown}`, "line")];
	}
	function render(message) {
		const pieces = [
			...contextPieces(message),
			...piecesOf([...message.items, ...message.root.children], discordDialect),
			...linkPieces(message.links, discordDialect)
		];
		const [first, ...rest] = packPieces(pieces, maximumDescription);
		const color = statusColors[message.status];
		const url = webAddress(message.titleUrl);
		const titled = {
			title: titleOf(message),
			color,
			...(0, defined_fields.X)({
				url,
				description: first
			})
		};
		const mentions = mentionLine(message);
		return {
			...(0, defined_fields.X)({ content: mentions === "" ? undefined : mentions }),
			embeds: [titled, ...rest.map((description) => ({
				description,
				color
			}))],
			allowed_mentions: allowedMentions(message)
		};
	}
	const charactersIn = ({ embeds = [] }) => embeds.reduce((sum, { title = "", description = "" }) => sum + title.length + description.length, 0);
	function fits(payload) {
		const { content = "", embeds = [] } = payload;
		return content.length <= maximumContent && embeds.length <= maximumEmbeds && charactersIn(payload) <= maximumCharacters && embeds.every(({ title = "", description = "" }) => title.length <= discord_maximumTitle && description.length <= maximumDescription);
	}
	const discord = {
		title: "Discord",
		hosts: [/(^|\.)discord(app)?\.com$/],
		parameters: { wait: "true" },
		mentions: {
			expected: "a user or a role of Discord, such as \"<@80351110224678912>\" or \"<@&165511591545143296>\"",
			example: "<@&165511591545143296>",
			parse(name) {
				const [, sign, id] = /^<@(&?)(\d{15,20})>$/.exec(name) ?? [];
				return id === undefined ? undefined : {
					id,
					kind: sign === "" ? "user" : "group"
				};
			}
		},
		hints: [[/\bthread_(?:id|name)\b/, "For a forum channel, append \"?thread_id=\" and the id of a thread to the URL."]],
		retryAfterSeconds: ({ fields }) => typeof fields.retry_after === "number" ? fields.retry_after : undefined,
		render,
		fits: (payload) => fits(payload),
		sizeOf: (payload) => ({
			used: charactersIn(payload),
			maximum: maximumCharacters,
			unit: "characters"
		}),
		plain(message) {
			const link = openableLinks(message.links).find(({ url }) => url.length <= shownUrl);
			const lines = [
				discordDialect.strong(titleOf(message)),
				mentionLine(message),
				...link === undefined ? [] : [discordDialect.link(link.url, link.label)]
			];
			return {
				content: lines.filter((line) => line !== "").join("\n"),
				allowed_mentions: allowedMentions(message)
			};
		}
	};
	;
	const withoutMentions = (text) => text.replace(/<(?=\/?at\b|users\/)/gi, `<${render_escape.Oz}`);
	const withoutFunctions = (text) => text.replace(/\{(?=\{(?:DATE|TIME)\()/g, `{${render_escape.Oz}`);
	const cardText = (text) => withoutMentions(withoutAutoLinks((0, isolated_parts.q)((0, display_text.p)(text))));
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
		small: ({ children }) => cardHtml(children),
		break: () => "<br>",
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
		const shown = cardCodeText(value).replace(/`(?=``)/g, (backtick) => backtick + render_escape.Oz);
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
			if (table.facts !== undefined) return paragraph(table.facts.map((fact) => cardHtml(chatFactLine(fact))).join("<br>"));
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
	const bytesOf = (payload) => Buffer.byteLength(JSON.stringify(payload));
	const grey = "#5f6368";
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
				...(0, defined_fields.X)({ header: header === "" ? undefined : header }),
				...closed,
				widgets: cardWidgets(node.children)
			}));
		}
		endBetween();
		return sections;
	}
	const isClosed = (node) => node.type === "section" && node.fold === "closed";
	const cardSections = ({ children }) => [...sectionsOf(children.filter((node) => !isClosed(node))), ...sectionsOf(children.filter(isClosed))];
	const textParagraph = (html) => html.trim() === "" ? [] : [{ textParagraph: { text: html } }];
	function google_chat_top(chat) {
		const context = cardHtml(chat.context);
		return [...textParagraph(`<b>${cardHtml(messageFirstLine(chat))}</b>`), ...context.trim() === "" ? [] : textParagraph(`<font color="${grey}">${context}</font>`)];
	}
	function buttons({ links }) {
		const shown = openableLinks(links).map(({ label, url }) => ({
			text: label,
			onClick: { openLink: { url } }
		}));
		return shown.length === 0 ? [] : [{ widgets: [{ buttonList: { buttons: shown } }] }];
	}
	function message(chat, sections) {
		const mentions = chat.mentions.map(({ id }) => `<users/${id}>`).join(" ");
		return {
			...(0, defined_fields.X)({ text: mentions === "" ? undefined : mentions }),
			fallbackText: cardText(previewOf(chat)),
			cardsV2: [{
				cardId: "build-report",
				card: { sections: [
					{ widgets: [...google_chat_top(chat), ...cardWidgets(chat.items)] },
					...sections,
					...buttons(chat)
				] }
			}]
		};
	}
	const googleChat = {
		title: "Google Chat",
		hosts: [/^chat\.googleapis\.com$/],
		mentions: {
			expected: "a user of Google Chat with the number of the account, such as \"<users/123456789012345678901>\"",
			example: "<users/123456789012345678901>",
			parse(name) {
				const [, id] = /^<users\/(\d{5,30})>$/.exec(name) ?? [];
				return id === undefined ? undefined : {
					id,
					kind: "user"
				};
			}
		},
		hints: [[/\bAPI key\b/i, "Copy the complete URL of the webhook, including its key and token."]],
		render: (chat) => message(chat, cardSections(chat.root)),
		fits(payload) {
			const { cardsV2 } = payload;
			const widgets = cardsV2.reduce((all, { card }) => card.sections.reduce((sum, { widgets }) => sum + widgets.length, all), 0);
			return widgets <= maximumWidgets && bytesOf(payload) <= maximumBytes - spareBytes;
		},
		sizeOf: (payload) => ({
			used: bytesOf(payload),
			maximum: maximumBytes - spareBytes,
			unit: "bytes"
		}),
		plain: (chat) => message({
			...chat,
			context: [],
			items: []
		}, [])
	};
	var code_fence = __webpack_require__(50074);
	;
	const mattermost_dialect_broken = (match) => match + render_escape.Oz;
	const mattermostText = (value) => (0, render_escape.FV)((0, display_text.p)(value).replace(/[#~](?=[\p{L}\p{N}]|$)/gu, mattermost_dialect_broken));
	const withoutCommands = (code) => code.replace(code.includes("|") ? /</g : /<(?=[!@#])/g, mattermost_dialect_broken);
	const code = (value) => value.trim() === "" || value.includes("|") ? mattermostText(value) : (0, code_fence.S)(withoutCommands(value));
	const delimiters = {
		left: ":--",
		center: ":-:",
		right: "--:"
	};
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
			const line = (cell) => inline(cell).replace(/\n/g, " ");
			const lines = [
				head.map(line),
				align.map((side) => delimiters[side]),
				...rows.map((cells) => cells.map(line))
			];
			return [lines.map(row).join("\n")];
		},
		bullet: "- ",
		indentation: "  ",
		divider: "---"
	};
	;
	const mattermost_maximumCharacters = 16383;
	const mattermost_mentionLine = ({ mentions }) => mentions.map(({ id }) => `@${id}`).join(" ");
	const inline = (nodes) => messageInline(nodes, mattermostDialect);
	function mattermost_render(message) {
		const context = inline(message.context).trim();
		const pieces = [
			piece(mattermostDialect.strong(inline(messageFirstLine(message))), "line"),
			...context === "" ? [] : [{
				...piece(context, "line"),
				isTight: true
			}],
			...piecesOf([...message.items, ...message.root.children], mattermostDialect),
			...linkPieces(message.links, mattermostDialect)
		];
		const [text = ""] = packPieces(pieces, Number.POSITIVE_INFINITY);
		const mentions = mattermost_mentionLine(message);
		return {
			...(0, defined_fields.X)({ text: mentions === "" ? undefined : mentions }),
			attachments: [{
				color: hexColor(message.status),
				fallback: mattermostText(previewOf(message)),
				text
			}]
		};
	}
	const mattermost_charactersIn = ({ text = "", attachments = [] }) => attachments.reduce((sum, attachment) => sum + attachment.text.length + attachment.fallback.length, text.length);
	const wholeChannels = [
		"all",
		"channel",
		"here"
	];
	const mattermost = {
		title: "Mattermost",
		hosts: [],
		mentions: {
			expected: "a user or a group of Mattermost, such as \"@jane\" or \"@payments-team\", not a whole channel",
			example: "@payments-team",
			parse(name) {
				const [, id] = /^@([a-z][a-z\d._-]{0,63})$/.exec(name) ?? [];
				return id === undefined || wholeChannels.includes(id) ? undefined : {
					id,
					kind: "user"
				};
			}
		},
		hints: [[/\b(?:invalid webhook|disabled)\b/i, "Create a new webhook and use its URL, or ask an administrator to allow incoming webhooks."]],
		render: mattermost_render,
		fits: (payload) => mattermost_charactersIn(payload) <= mattermost_maximumCharacters,
		sizeOf: (payload) => ({
			used: mattermost_charactersIn(payload),
			maximum: mattermost_maximumCharacters,
			unit: "characters"
		}),
		plain(message) {
			const [link] = openableLinks(message.links);
			const lines = [
				mattermostText(previewOf(message)),
				mattermost_mentionLine(message),
				...link === undefined ? [] : [mattermostDialect.link(link.url, link.label)]
			];
			return { text: lines.filter((line) => line !== "").join("\n") };
		}
	};
	;
	const entities = {
		"&": "&amp;",
		"<": "&lt;",
		">": "&gt;"
	};
	const escapeControls = (text) => text.replace(/[&<>]/g, (character) => entities[character] ?? character);
	const slackText = (value) => escapeControls(withoutMarks(withoutAutoLinks((0, isolated_parts.q)((0, display_text.p)(value)))).replace(/^ ?>/, (start) => render_escape.Oz + start));
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
	const maximumSection = 3e3;
	const slack_maximumCharacters = 13e3;
	const slack_section = (text) => ({
		type: "section",
		text: {
			type: "mrkdwn",
			text,
			verbatim: true
		},
		expand: true
	});
	const contextBlock = (text) => ({
		type: "context",
		elements: [{
			type: "mrkdwn",
			text,
			verbatim: true
		}]
	});
	const mentionText = ({ id, kind }) => kind === "user" ? `<@${id}>` : `<!subteam^${id}>`;
	const slack_mentionLine = ({ mentions }) => mentions.map(mentionText).join(" ");
	const slack_inline = (nodes) => messageInline(nodes, slackDialect);
	function slack_top(message) {
		const context = slack_inline(message.context).trim();
		return [slack_section(slackDialect.strong(slack_inline(messageFirstLine(message)))), ...context === "" ? [] : [contextBlock(context)]];
	}
	function itemSection({ children }) {
		const text = slack_inline(children).trim();
		return text === "" ? [] : [slack_section(text)];
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
	function slack_buttons({ links }) {
		const elements = openableLinks(links).map(({ label, url }) => ({
			type: "button",
			text: {
				type: "plain_text",
				text: label,
				emoji: false
			},
			url
		}));
		return elements.length === 0 ? [] : [{
			type: "actions",
			elements
		}];
	}
	function slack_render(message) {
		const preview = slackText(previewOf(message));
		const mentions = slack_mentionLine(message);
		const blocks = [
			...slack_top(message),
			...message.items.flatMap(itemSection),
			...sections(piecesOf(message.root.children, slackDialect)),
			...slack_buttons(message)
		];
		return {
			...mentions === "" ? {} : {
				text: `${preview} ${mentions}`,
				blocks: [slack_section(mentions)]
			},
			unfurl_links: false,
			unfurl_media: false,
			attachments: [{
				color: hexColor(message.status),
				fallback: preview,
				blocks
			}]
		};
	}
	function lengthOf(block) {
		if (block.type === "section") return within(block.text?.text ?? "", maximumSection);
		if (block.type !== "context") return 0;
		const texts = block.elements.map((element) => "text" in element ? within(element.text, maximumSection) : undefined);
		return texts.reduce((sum, length) => sum === undefined || length === undefined ? undefined : sum + length, 0);
	}
	const within = (text, limit) => text !== "" && text.length <= limit ? text.length : undefined;
	const blocksOf = ({ blocks = [], attachments = [] }) => [...blocks, ...attachments.flatMap((attachment) => attachment.blocks ?? [])];
	const slack_charactersIn = (payload) => blocksOf(payload).reduce((sum, block) => sum + (lengthOf(block) ?? 0), payload.text?.length ?? 0);
	function slack_fits(payload) {
		const blocks = blocksOf(payload);
		const areValid = blocks.every((block) => lengthOf(block) !== undefined);
		return areValid && blocks.length <= maximumBlocks && slack_charactersIn(payload) <= slack_maximumCharacters;
	}
	const errorCode = /^[a-z]+(?:_[a-z]+)+$/;
	const slack = {
		title: "Slack",
		hosts: [/^hooks\.slack(-gov)?\.com$/],
		mentions: {
			expected: "a user or a group of Slack, such as \"<@U012AB3CD>\" or \"<!subteam^S012AB3CD>\"",
			example: "<!subteam^S012AB3CD>",
			parse(name) {
				const [, user, group] = /^<(?:@([UW][A-Z0-9]{2,20})|!subteam\^(S[A-Z0-9]{2,20}))>$/.exec(name) ?? [];
				if (user !== undefined) return {
					id: user,
					kind: "user"
				};
				return group === undefined ? undefined : {
					id: group,
					kind: "group"
				};
			}
		},
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
		sizeOf: (payload) => ({
			used: slack_charactersIn(payload),
			maximum: slack_maximumCharacters,
			unit: "characters"
		}),
		plain(message) {
			const [link] = openableLinks(message.links);
			const line = link === undefined ? "" : `\n${slackDialect.link(link.url, link.label)}`;
			const text = [slackText(previewOf(message)), slack_mentionLine(message)].filter((part) => part !== "").join(" ");
			return {
				text: text + line,
				unfurl_links: false,
				unfurl_media: false
			};
		}
	};
	;
	function run(text, style) {
		const shown = withoutFunctions(text);
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
		small: ({ children }, style) => textRuns(children, {
			...style,
			size: "small",
			isSubtle: true
		}),
		break: (_node, style) => run("\n", style),
		inlineCode: ({ value }, style) => run(withoutMentions((0, display_text.p)(value)), {
			size: "small",
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
	function joined(runs) {
		const whole = [];
		for (const run of runs) {
			const last = whole.at(-1);
			if (typeof run === "string" && typeof last === "string") whole[whole.length - 1] = last + run;
			else whole.push(run);
		}
		return whole;
	}
	const textRuns = (nodes, style = {}) => joined(nodes.flatMap((node) => (0, node_handlers.d)(teams_runs_handlers, node, style)));
	const codeStyle = {
		fontType: "monospace",
		size: "small"
	};
	const diffColor = (line) => line.startsWith("-") ? "attention" : line.startsWith("+") ? "good" : undefined;
	const withSpaces = (text) => text.replace(/\t/g, "    ").replace(/ (?= )|^ /gm, "\xA0");
	function codeRuns(value, language) {
		const shown = withSpaces(cardCodeText(value));
		if (language !== "diff") return run(shown, codeStyle);
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
		...(0, defined_fields.X)({ spacing })
	}];
	;
	const teams_markdown_broken = (match) => match + render_escape.Oz;
	const literalMarkdown = (text) => withoutFunctions(withoutMarks(cardText(text))).replace(/\\(?=[!-/:-@[-`{-~])/g, teams_markdown_broken).replace(/\](?=[([:])/g, teams_markdown_broken).replace(/&(?=#?\w+;)/g, teams_markdown_broken).replace(/<(?=[a-z/!?])/gi, teams_markdown_broken).replace(/^ ?(?=[-+*#>=]|\d+[.)](?: |$))/, render_escape.Oz);
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
			...(0, defined_fields.X)({ color })
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
				...(0, defined_fields.X)({ horizontalCellContentAlignment: align[column] === "right" ? "right" : undefined })
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
	const factSet = (facts) => ({
		type: "FactSet",
		facts: facts.map(({ label, value }) => ({
			title: literalMarkdown(label),
			value: literalMarkdown(plainInline(value))
		}))
	});
	function tableElements(table) {
		const [row, ...others] = table.rows;
		if (row === undefined) return [];
		if (table.facts !== undefined) return [factSet(table.facts)];
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
	function linesOf(nodes) {
		const lines = [[]];
		for (const node of nodes) {
			if (node.type === "break") lines.push([]);
			else lines.at(-1)?.push(node);
		}
		return lines;
	}
	const teams_elements_handlers = {
		heading: ({ depth, children }) => richText(textRuns(children, titles[depth - 2] ?? smallTitle)),
		paragraph: ({ children }) => linesOf(children).flatMap((line, index) => richText(textRuns(line), index === 0 ? undefined : "none")),
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
	const userId = /^(?:[\w.%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
	const plainName = /^[\p{L}\p{M}\p{N} .,'\u2019-]{1,80}$/u;
	function parseTeamsMention(given) {
		if (given.length > 400) return undefined;
		const [, name, enclosed] = /^([^<>]+) <([^<>]+)>$/.exec(given) ?? [];
		const id = enclosed ?? given;
		if (!userId.test(id)) return undefined;
		if (name === undefined) return {
			id,
			kind: "user"
		};
		return plainName.test(name) ? {
			id,
			kind: "user",
			name
		} : undefined;
	}
	const mentionName = ({ id, name }) => name ?? id.split("@", 1)[0]?.replace(/[^\p{L}\p{N}.-]+/gu, " ").trim() ?? "";
	function mentionEntities(mentions) {
		const seen = new Map();
		return mentions.map((mention) => {
			const name = mentionName(mention);
			const count = (seen.get(name) ?? 0) + 1;
			seen.set(name, count);
			const shown = count === 1 ? name : `${name} ${count}`;
			return {
				type: "mention",
				text: `<at>${shown}</at>`,
				mentioned: {
					id: mention.id,
					name: shown
				}
			};
		});
	}
	const mentionBlock = (entities) => entities.length === 0 ? [] : [{
		type: "TextBlock",
		text: entities.map(({ text }) => text).join(" "),
		wrap: true
	}];
	;
	const teams_maximumBytes = 2e4;
	const teams_bytesOf = (payload) => Buffer.byteLength(JSON.stringify(payload));
	const bands = {
		successful: "good",
		failed: "attention",
		incomplete: "warning",
		cancelled: "warning",
		running: "accent",
		skipped: "emphasis",
		unknown: "emphasis"
	};
	const band = (chat) => ({
		type: "Container",
		style: bands[chat.status],
		bleed: true,
		items: richText(textRuns(messageFirstLine(chat), {
			size: "medium",
			weight: "bolder"
		}))
	});
	function teams_message(chat, elements) {
		const entities = mentionEntities(chat.mentions);
		return {
			type: "message",
			attachments: [{
				contentType: "application/vnd.microsoft.card.adaptive",
				contentUrl: null,
				content: {
					$schema: "http://adaptivecards.io/schemas/adaptive-card.json",
					type: "AdaptiveCard",
					version: "1.5",
					fallbackText: cardText(previewOf(chat)),
					msteams: {
						width: "Full",
						...(0, defined_fields.X)({ entities: entities.length === 0 ? undefined : entities })
					},
					body: [
						band(chat),
						...mentionBlock(entities),
						...elements
					],
					actions: openableLinks(chat.links).map(({ label, url }) => ({
						type: "Action.OpenUrl",
						title: label,
						url
					}))
				}
			}]
		};
	}
	const teams = {
		title: "Teams",
		hosts: [/(^|\.)(webhook\.office\.com|office365\.com|logic\.azure\.com|powerplatform\.com)$/, /^outlook\.office\.com$/],
		mentions: {
			expected: "a user of Teams with the name to sign in or the object ID, such as \"jane@example.com\" or \"Jane Doe <jane@example.com>\"",
			example: "Jane Doe <jane@example.com>",
			parse: parseTeamsMention
		},
		hints: [[/\bWorkflowTriggerIsNotEnabled\b/, "Turn on the workflow in Power Automate."], [/\b(?:MissingApiVersionParameter|DirectApiAuthorizationRequired|AuthorizationFailed)\b/, "Copy the complete URL of the workflow, including its query, and let anyone trigger the workflow."]],
		statusInBody({ text, message, fields }) {
			const [, status] = /\breturned HTTP error ([45]\d\d)\b/.exec(message) ?? [];
			if (status !== undefined) return Number(status);
			const isJson = /^\s*[{[]/.test(text);
			return fields.error || !isJson && /\b(?:error|failed)\b/i.test(text) ? 400 : undefined;
		},
		render: (chat) => teams_message(chat, [...richText(textRuns(chat.context, {
			size: "small",
			isSubtle: true
		})), ...cardElements([...chat.items, ...chat.root.children])]),
		fits: (payload) => teams_bytesOf(payload) <= teams_maximumBytes,
		sizeOf: (payload) => ({
			used: teams_bytesOf(payload),
			maximum: teams_maximumBytes,
			unit: "bytes"
		}),
		plain: (chat) => teams_message(chat, [])
	};
	;
	;
	const chats = registry_namespaceObject;
	const chatKinds = Object.keys(chats).sort();
	const chatKindOfHost = (host) => chatKinds.find((kind) => chats[kind].hosts.some((pattern) => pattern.test(host)));
}) };
