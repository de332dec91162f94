export const id = 589;
export const ids = [589];
export const modules = {

/***/ 60589:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  chatRenderers: () => (/* binding */ chatRenderers),
  fitChat: () => (/* reexport */ fitChat)
});

// EXTERNAL MODULE: ./src/text/display-text.ts
var display_text = __webpack_require__(9833);
// EXTERNAL MODULE: ./src/render/escape.ts
var render_escape = __webpack_require__(57789);
;// CONCATENATED MODULE: ./src/render/chat/look-alikes.ts

const pairs = { '*': '\u2217', _: '\u02cd', '~': '\u223c', '`': '\u02cb' };
const lookAlike = (character) => pairs[character] ?? character;
/** Backticks in a chat that has no escape for them, by a sign that looks the same. */
const withoutBackticks = (text) => text.replace(/`/g, lookAlike);
/**
 * What would be markup, by signs that look the same, for a chat without an escape. What is between letters or between spaces marks
 * nothing and stays: the names of tests are full of it.
 */
const withoutMarks = (text) => text.replace(/[~`]|(?<! )\*|\*(?! )|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, lookAlike);
/** A text in which no three backticks, which begin and end a block of code, follow each other. */
const withoutFences = (text) => text.replace(/``(?=`)/g, `\`${render_escape/* zeroWidthSpace */.VO}`.repeat(2));

// EXTERNAL MODULE: ./src/render/text-columns.ts
var text_columns = __webpack_require__(69047);
// EXTERNAL MODULE: ./src/render/status-signs.ts
var status_signs = __webpack_require__(9039);
;// CONCATENATED MODULE: ./src/render/chat/plain-inline.ts


/** What can be read of a line, without any markup: for labels of links and for columns. */
function plainInline(nodes) {
    return nodes
        .map((node) => {
        if ('children' in node)
            return plainInline(node.children);
        if (node.type !== 'badge')
            return (0,display_text/* displayLine */.p)(node.value);
        return node.value === '' ? status_signs/* signs */.rf[node.status] : `${status_signs/* signs */.rf[node.status]} ${(0,display_text/* displayLine */.p)(node.value)}`;
    })
        .join('');
}

// EXTERNAL MODULE: ./src/report-tree/node-builders.ts
var node_builders = __webpack_require__(33390);
;// CONCATENATED MODULE: ./src/render/chat/table-lines.ts

/** The values of one row, each under the head of its column. */
const tableFacts = (head, row) => row.map((value, column) => ({ label: head[column] ?? [], value }));
/** Whether a cell says that there is nothing. */
function isNothing(cell) {
    const [only, ...others] = cell;
    return only === undefined || (others.length === 0 && only.type === 'text' && /^\u2013?$/.test(only.value));
}
/** A badge says by its sign alone what a column is about. */
const shortLabel = (label) => label.map((node) => (node.type === 'badge' ? { ...node, value: '' } : node));
/**
 * The rows of a table as lines, for places that are too narrow for columns: the first cell, then whatever the others have to tell.
 * Numbers stand behind the head of their column, texts speak for themselves.
 */
function tableLines({ align, head, rows }) {
    return rows.map((row) => {
        const [first = { label: [], value: [] }, ...others] = tableFacts(head, row);
        const told = others.map(({ label, value }, index) => {
            if (isNothing(value))
                return [];
            return align[index + 1] === 'right' && label.length > 0 ? [...shortLabel(label), (0,node_builders/* text */.Qq)(' '), ...value] : value;
        });
        return (0,node_builders/* dotted */.Bs)([{ type: 'strong', children: first.value }], ...told);
    });
}

;// CONCATENATED MODULE: ./src/render/chat/monospaced-table.ts



/**
 * A table as lines of text whose columns line up where all characters are equally wide, in parts of at most so many characters,
 * unless a line alone has more.
 */
function monospacedTable({ align, head, rows }, limit) {
    const cells = [head.map((cell) => plainInline(shortLabel(cell))), ...rows.map((row) => row.map(plainInline))];
    const widths = head.map((_, column) => cells.reduce((width, row) => Math.max(width, (0,text_columns/* textColumns */.L)(row[column] ?? '')), 0));
    const parts = [];
    let part = '';
    for (const row of cells) {
        const line = row
            .map((cell, column) => (0,text_columns/* padColumns */.F)(cell, widths[column] ?? 0, align[column] ?? 'left'))
            .join('  ')
            .trimEnd();
        if (part !== '' && part.length + line.length >= limit) {
            parts.push(part);
            part = '';
        }
        part += part === '' ? line : `\n${line}`;
    }
    return [...parts, part];
}

;// CONCATENATED MODULE: ./src/render/chat/unlinked.ts

const broken = (match) => match + render_escape/* zeroWidthSpace */.VO;
/**
 * Breaks what chats look for in plain text: mentions and e-mail addresses, tags and channels (`#name`), bare addresses, and the
 * names of emoji. Nobody sees a difference.
 */
function unlinked(text) {
    return text
        .replace(/@/g, broken)
        .replace(/#(?=[\p{L}\p{N}]|$)/gu, broken)
        .replace(/:(?=\/\/|[\w+-]+:)/g, broken)
        .replace(/www(?=\.)/gi, broken);
}

;// CONCATENATED MODULE: ./src/render/chat/discord-dialect.ts





/** Text in Discord's Markdown, where a backslash takes its meaning from any sign. */
const discordText = (value) => unlinked((0,display_text/* displayLine */.p)(value))
    .replace(/[\\`*~|<[\]]/g, '\\$&')
    // Between letters it emphasises nothing, and test names are full of it.
    .replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, '\\_')
    // What makes a heading, a list or a quotation at the start of a line.
    .replace(/^( ?)([->#+.])/, '$1\\$2')
    .replace(/^( ?\d+)\.(?= |$)/, '$1\\.');
const codeBlock = (value, language = '') => `\`\`\`${language}\n${withoutFences(value)}\n\`\`\``;
/** How much of a table is in one block of code, so that a description takes it. */
const maximumTablePart = 3_000;
/** Discord's Markdown, as it is in the description of an embed. */
const discordDialect = {
    text: discordText,
    strong: (content) => `**${content}**`,
    emphasis: (content) => `*${content}*`,
    // A backslash at the end might take its meaning from the backtick behind it.
    code: (value) => (value.trim() === '' ? '' : `\`${withoutBackticks(value).replace(/\\$/, `\\${render_escape/* zeroWidthSpace */.VO}`)}\``),
    link: (url, label) => `[${label}](${url})`,
    heading: (content) => `**${content}**`,
    codeBlock,
    table: (table) => monospacedTable(table, maximumTablePart).map((part) => codeBlock(part)),
    bullet: '- ',
    indentation: '  ',
    // There is no rule in Discord.
    divider: '\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500',
};

// EXTERNAL MODULE: ./src/text/shorten.ts
var shorten = __webpack_require__(56942);
;// CONCATENATED MODULE: ./src/render/chat/message-lines.ts


/** The title and the summary of a message, of at most so many characters each. */
function messageLines({ title, summary }, maximumTitle, maximumSummary) {
    const [first = 'Test report', second = ''] = [title, summary].map((line) => (0,display_text/* displayLine */.p)(line).trim()).filter((line) => line !== '');
    return { title: (0,shorten/* shorten */.m)(first, maximumTitle), summary: (0,shorten/* shorten */.m)(second, maximumSummary) };
}

;// CONCATENATED MODULE: ./src/render/chat/fold-preview.ts



/** How much of one line is kept, in UTF-16 units. */
const maximumLine = 300;
/** Returns the first lines of a closed section, and a paragraph with "\u2026" if there are more. A row or an item is a line. */
function foldPreview(blocks, maximumLines) {
    const budget = { lines: maximumLines };
    const shown = previews(blocks, budget);
    return budget.lines < 0 ? [...shown, (0,node_builders/* paragraph */.FY)((0,node_builders/* text */.Qq)('\u2026'))] : shown;
}
const previews = (blocks, budget) => blocks.flatMap((block) => preview(block, budget));
/** Takes a line; there may be none left. */
function takeLine(budget) {
    budget.lines -= 1;
    return budget.lines >= 0;
}
/** Takes the first items, a line each. */
const takeLines = (items, budget) => {
    const taken = items.slice(0, Math.max(0, budget.lines));
    budget.lines -= items.length;
    return taken;
};
function preview(block, budget) {
    switch (block.type) {
        case 'divider':
            return [];
        case 'chart':
            return takeLine(budget) ? [block] : [];
        case 'heading':
        case 'paragraph':
            return takeLine(budget) ? [{ ...block, children: shortLine(block.children) }] : [];
        case 'markdown':
            return takeLine(budget) ? [(0,node_builders/* paragraph */.FY)((0,node_builders/* text */.Qq)((0,shorten/* shorten */.m)(block.parts.map((part) => part.text).join(''), maximumLine)))] : [];
        case 'code': {
            const lines = takeLines(block.value.split('\n'), budget).map((line) => (0,shorten/* shorten */.m)(line, maximumLine));
            return lines.length === 0 ? [] : [{ ...block, value: lines.join('\n') }];
        }
        case 'table': {
            const rows = takeLines(block.rows, budget).map((row) => row.map(shortLine));
            return rows.length === 0 ? [] : [{ ...block, rows }];
        }
        case 'list': {
            const children = block.children
                .map((item) => ({ ...item, children: previews(item.children, budget) }))
                .filter((item) => item.children.length > 0);
            return children.length === 0 ? [] : [{ ...block, children }];
        }
        case 'alert':
        case 'section': {
            if (!takeLine(budget))
                return [];
            const children = previews(block.children, budget);
            return children.length === 0 ? [] : [{ ...block, children }];
        }
    }
}
function shortLine(nodes) {
    const plain = plainInline(nodes);
    return plain.length <= maximumLine ? nodes : [(0,node_builders/* text */.Qq)((0,shorten/* shorten */.m)(plain, maximumLine))];
}

// EXTERNAL MODULE: ./src/render/link-target.ts
var link_target = __webpack_require__(50798);
;// CONCATENATED MODULE: ./src/render/chat/web-address.ts

/** More than any page's address has, and even if each of its signs is escaped, every plainest form has room for it. */
const maximumLength = 1_500;
/** An address that a chat can open: `https:` or `http:`, encoded as by `linkTarget`. A relative one leads nowhere from there. */
function webAddress(url) {
    const target = url === undefined ? undefined : (0,link_target/* linkTarget */.C)(url);
    if (target === undefined || target.length > maximumLength || !/^https?:\/\/[^/]/i.test(target))
        return undefined;
    // Discord refuses a whole message for one address that is none.
    return URL.canParse(target) ? target : undefined;
}

;// CONCATENATED MODULE: ./src/render/chat/pieces.ts








/** How much a closed section shows in a chat that cannot fold. */
const previewLines = 3;
/** Something that stands alone. */
const piece = (text, kind = 'block') => ({ kind, text, isTight: false });
/** The first piece right below what stands above it. */
const below = ([first, ...rest]) => (first === undefined ? [] : [{ ...first, isTight: true }, ...rest]);
/** Only the spaces that a chat would drop: behind a no-break space `2)` is a text, and at the front of a line it begins a list. */
const withoutSpaces = (line) => line.replace(/^ +|(?<! ) +$/g, '');
/** Two texts of a line in a row: where the first ends and the second begins with the same mark, it would be another mark. */
const besideMarks = (before, behind) => /[`*_]$/.test(before) && before.at(-1) === behind[0] ? before + render_escape/* zeroWidthSpace */.VO + behind : before + behind;
/** A row of values, each behind its title: `Tests 27 · \u2705 Successful 24 · \u274c Failed 3`. */
const factsLine = ({ head, rows: [row = []] }) => (0,node_builders/* dotted */.Bs)(...tableFacts(head, row).map(({ label, value }) => (label.length === 0 ? value : [...label, (0,node_builders/* text */.Qq)(' '), ...value])));
/** The same nodes, but not as strong or as emphasised as what stands around them is already: chats do not understand it twice. */
const without = (type, nodes) => nodes.flatMap((node) => {
    if (node.type !== 'strong' && node.type !== 'emphasis')
        return [node];
    const children = without(type, node.children);
    return node.type === type ? children : [{ ...node, children }];
});
/**
 * The blocks of a report as a chat writes them, one below the other. A chat is short: details are left out, a closed section shows its
 * first lines, and a table of one row is a line.
 */
function piecesOf(blocks, dialect) {
    // The type of a node picks the handler of that very type, which TypeScript cannot follow through an index by a union.
    const inline = (nodes) => nodes.reduce((line, node) => besideMarks(line, inlineHandlers[node.type](node)), '');
    const pieces = (nodes) => nodes.flatMap((node) => blockHandlers[node.type](node));
    /** Markup counts only right beside what it marks. */
    function marked(nodes, mark) {
        const shown = inline(nodes);
        const content = shown.trim();
        return content === '' ? shown : shown.replace(content, () => mark(content));
    }
    const inlineHandlers = {
        text: ({ value }) => dialect.text(value),
        strong: ({ children }) => marked(without('strong', children), dialect.strong),
        emphasis: ({ children }) => marked(without('emphasis', children), dialect.emphasis),
        inlineCode: ({ value }) => dialect.code((0,display_text/* displayLine */.p)(value)),
        link({ url, children }) {
            const target = webAddress(url);
            const label = plainInline(children).trim();
            return target === undefined || label === '' ? inline(children) : dialect.link(target, dialect.text(label));
        },
        badge: ({ status, value }) => (value === '' ? status_signs/* signs */.rf[status] : `${status_signs/* signs */.rf[status]} ${dialect.text(value)}`),
    };
    function paragraph(nodes) {
        const shown = withoutSpaces(inline(nodes));
        return shown.trim() === '' ? [] : [piece(shown, 'line')];
    }
    function heading(nodes) {
        const shown = withoutSpaces(inline(without('strong', nodes)));
        return shown.trim() === '' ? [] : [piece(dialect.heading(shown))];
    }
    function item({ children }, marker) {
        const [first, ...rest] = pieces(children);
        const isLine = first?.kind === 'line';
        const inside = (isLine ? rest : [first, ...rest]).filter((part) => part !== undefined);
        return [
            { kind: 'item', text: marker + (isLine ? first.text : ''), isTight: true },
            // Other blocks are not indented: the fences of code would not be seen.
            ...inside.map((part) => {
                const shown = part.kind === 'item' ? dialect.indentation + part.text : part.text;
                return { ...part, text: shown, isTight: true };
            }),
        ];
    }
    const blockHandlers = {
        heading: ({ children }) => heading(children),
        paragraph: ({ children }) => paragraph(children),
        list({ ordered, children }) {
            const [first, ...rest] = children.flatMap((child, index) => item(child, ordered ? `${index + 1}. ` : dialect.bullet));
            return first === undefined ? [] : [{ ...first, isTight: false }, ...rest];
        },
        table(table) {
            if (table.head.length === 0)
                return [];
            return table.rows.length === 1 ? paragraph(factsLine(table)) : dialect.table(table, inline).map((part) => piece(part));
        },
        code({ value, language = '' }) {
            const shown = (0,display_text/* displayText */.W)(value).replace(/^\n+/, '').trimEnd();
            return shown === '' ? [] : below([piece(dialect.codeBlock(shown, language))]);
        },
        alert: ({ severity, children }) => [piece(dialect.heading(status_signs/* severities */.gO[severity])), ...below(pieces(children))],
        chart: ({ parts }) => paragraph(parts.map(({ status, cells }) => (0,node_builders/* text */.Qq)(status_signs/* squares */.pT[status].repeat(cells)))),
        divider: () => [piece(dialect.divider, 'divider')],
        markdown: ({ parts }) => paragraph(parts.map((part) => (0,node_builders/* text */.Qq)(part.text))),
        section({ title, fold, isDetail, children }) {
            if (isDetail)
                return [];
            const inside = pieces(fold === 'closed' ? foldPreview(children, previewLines) : children);
            return inside.length === 0 ? [] : [...heading(title), ...below(inside)];
        },
    };
    return pieces(blocks);
}
/** Joins pieces to texts of at most so many characters; one that alone has more stays whole. */
function packPieces(pieces, limit) {
    const packs = [];
    let pack = '';
    for (const { text: shown, isTight } of pieces) {
        const separator = isTight ? '\n' : '\n\n';
        if (pack === '')
            pack = shown;
        else if (pack.length + separator.length + shown.length <= limit)
            pack += separator + shown;
        else {
            packs.push(pack);
            pack = shown;
        }
    }
    return pack === '' ? packs : [...packs, pack];
}

;// CONCATENATED MODULE: ./src/render/chat/status-color.ts
/** The colour of a message's edge by its status, as `0xRRGGBB`: those of GitHub's checks. */
const statusColors = {
    successful: 0x1a_7f_37,
    failed: 0xcf_22_2e,
    skipped: 0x8c_95_9f,
    cancelled: 0x9a_67_00,
    running: 0x09_69_da,
    unknown: 0x82_50_df,
};
/** The same as `#rrggbb`. */
const hexColor = (status) => `#${statusColors[status].toString(16).padStart(6, '0')}`;

;// CONCATENATED MODULE: ./src/render/chat/discord.ts





// discord.com/developers/docs/resources/message, embed limits.
const maximumEmbeds = 10;
const maximumTitle = 256;
const maximumDescription = 4_096;
const maximumCharacters = 6_000;
const maximumContent = 2_000;
/** So much of a text that its escapes double it at worst, and the plainest form still fits. */
const shownTitle = 120;
const shownSummary = 400;
const shownUrl = 800;
/** Whatever a text holds, nobody is pinged. */
const noMentions = { parse: [] };
function linesOf(message) {
    const { title, summary } = messageLines(message, shownTitle, shownSummary);
    return { title: discordText(title), summary: discordText(summary) };
}
const reportLink = (url) => (url === undefined ? '' : discordDialect.link(url, 'Full report'));
function render(message) {
    const { title, summary } = linesOf(message);
    const body = piecesOf(message.root.children, discordDialect);
    const link = reportLink(webAddress(message.reportUrl));
    const shown = body.length === 0 ? [summary] : [];
    const lines = [...shown, link].filter((line) => line !== '').map((line) => piece(line));
    const [first, ...rest] = packPieces([...body, ...lines], maximumDescription);
    const color = statusColors[message.status];
    const url = webAddress(message.titleUrl);
    const titled = {
        title,
        color,
        ...(url === undefined ? {} : { url }),
        ...(first === undefined ? {} : { description: first }),
    };
    return { embeds: [titled, ...rest.map((description) => ({ description, color }))], allowed_mentions: noMentions };
}
function fits({ content = '', embeds = [] }) {
    const characters = embeds.reduce((sum, { title = '', description = '' }) => sum + title.length + description.length, 0);
    return (content.length <= maximumContent &&
        embeds.length <= maximumEmbeds &&
        characters <= maximumCharacters &&
        embeds.every(({ title = '', description = '' }) => title.length <= maximumTitle && description.length <= maximumDescription));
}
/** Messages for a webhook of Discord: embeds, with a coloured edge. */
const discord = {
    render,
    fits: (payload) => fits(payload),
    plain(message) {
        const { title, summary } = linesOf(message);
        const url = [message.reportUrl, message.titleUrl].map(webAddress).find((address) => address !== undefined && address.length <= shownUrl);
        const lines = [discordDialect.strong(title), summary, reportLink(url)];
        return { content: lines.filter((line) => line !== '').join('\n'), allowed_mentions: noMentions };
    },
};

;// CONCATENATED MODULE: ./src/render/chat/card-text.ts




/** Breaks what would mention somebody: `<at>` in Teams, `<users/all>` in Google Chat. */
const withoutMentions = (text) => text.replace(/<(?=\/?at\b|users\/)/gi, `<${render_escape/* zeroWidthSpace */.VO}`);
/** A stranger's text on one line, in which clients find nothing to link and nobody to tell. */
const cardText = (text) => withoutMentions(unlinked((0,display_text/* displayLine */.p)(text)));
/** The lines of a code block: nothing in them is changed but what would mention somebody. */
const cardCodeText = (value) => withoutMentions((0,display_text/* displayText */.W)(value).replace(/(?<!\n)\n+$/, ''));
/** Markdown that nobody has parsed, as the text it was written in. */
const markdownText = (parts) => cardText(parts.map(({ text }) => text).join('')).trim();
/** Where a link in a text leads to: a page or a mailbox. Undefined for a relative address, which leads nowhere from a chat. */
function cardLink(url) {
    const target = (0,link_target/* linkTarget */.C)(url);
    return target !== undefined && /^(?:https?|mailto):/i.test(target) ? target : undefined;
}

;// CONCATENATED MODULE: ./src/render/chat/google-chat-html.ts



const references = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text in the HTML of a card. */
const escapeCardHtml = (text) => cardText(text).replace(/[&<>"]/g, (character) => references[character] ?? character);
const handlers = {
    text: ({ value }) => escapeCardHtml(value),
    strong: ({ children }) => `<b>${cardHtml(children)}</b>`,
    emphasis: ({ children }) => `<i>${cardHtml(children)}</i>`,
    // Cards know no element for code.
    inlineCode: ({ value }) => escapeCardHtml(value),
    link({ url, children }) {
        const target = cardLink(url);
        const shown = cardHtml(children);
        return target === undefined ? shown : `<a href="${target.replace(/&/g, '&amp;')}">${shown}</a>`;
    },
    badge: ({ status, value }) => (value === '' ? status_signs/* signs */.rf[status] : `${status_signs/* signs */.rf[status]} ${escapeCardHtml(value)}`),
};
/**
 * A line in the HTML that cards understand: bold, italics, underline, strikethrough, colour, links and line breaks
 * (developers.google.com/workspace/chat/format-messages#card-formatting).
 */
const cardHtml = (nodes) => 
// The type of a node picks the handler of that very type, which TypeScript cannot follow through an index by a union.
nodes.map((node) => handlers[node.type](node)).join('');
/** A code block in the Markdown of cards, the one syntax there with a fixed-width font; no fence within can close it. */
function cardCode(value) {
    const shown = cardCodeText(value).replace(/`(?=``)/g, (backtick) => backtick + render_escape/* zeroWidthSpace */.VO);
    return shown === '' ? '' : `\`\`\`\n${shown}\n\`\`\``;
}

;// CONCATENATED MODULE: ./src/render/chat/google-chat-widgets.ts





const paragraph = (html) => (html.trim() === '' ? [] : [{ textParagraph: { text: html } }]);
const colors = { note: '#1a73e8', tip: '#188038', important: '#9334e6', warning: '#e37400', caution: '#d93025' };
/** How much a closed section within another one shows. */
const google_chat_widgets_previewLines = 3;
const indentation = '\u00a0\u00a0\u00a0\u00a0';
/** Cards have no lists that are documented: the items are lines of one paragraph, and what is no line stands between such paragraphs. */
function listParts({ ordered, children }, indent) {
    return children.flatMap((item, index) => {
        const marker = ordered ? `${index + 1}. ` : '\u2022 ';
        return item.children.flatMap((block, position) => {
            if (block.type === 'list')
                return listParts(block, indent + indentation);
            if (block.type !== 'paragraph')
                return widgetsOf(block);
            return [`${indent}${position === 0 ? marker : indentation}${cardHtml(block.children)}`];
        });
    });
}
function list(node) {
    const widgets = [];
    let lines = [];
    const endParagraph = () => {
        widgets.push(...paragraph(lines.join('<br>')));
        lines = [];
    };
    for (const part of listParts(node, '')) {
        if (typeof part === 'string') {
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
        if (row === undefined)
            return [];
        if (others.length > 0)
            return paragraph(tableLines(table).map(cardHtml).join('<br>'));
        return paragraph(tableFacts(table.head, row)
            .map(({ label, value }) => `${cardHtml(label)} <b>${cardHtml(value)}</b>`)
            .join(' · '));
    },
    code({ value }) {
        const text = cardCode(value);
        return text === '' ? [] : [{ textParagraph: { text, textSyntax: 'MARKDOWN' } }];
    },
    alert: ({ severity, children }) => [
        ...paragraph(`<b><font color="${colors[severity]}">${status_signs/* severities */.gO[severity]}</font></b>`),
        ...cardWidgets(children),
    ],
    chart: ({ parts }) => paragraph(parts.map(({ status, cells }) => status_signs/* squares */.pT[status].repeat(cells)).join('')),
    divider: () => [{ divider: {} }],
    markdown: ({ parts }) => paragraph(escapeCardHtml(markdownText(parts))),
    section({ title, fold, isDetail, children }) {
        if (isDetail)
            return [];
        // Only whole sections of a card can be closed, and they hold no others.
        const widgets = cardWidgets(fold === 'closed' ? foldPreview(children, google_chat_widgets_previewLines) : children);
        return widgets.length === 0 ? [] : [...paragraph(`<b>${cardHtml(title)}</b>`), ...widgets];
    },
};
// The type of a node picks the handler of that very type, which TypeScript cannot follow through an index by a union.
const widgetsOf = (node) => google_chat_widgets_handlers[node.type](node);
/** The widgets of a card that show some blocks. */
const cardWidgets = (nodes) => nodes.flatMap(widgetsOf);

;// CONCATENATED MODULE: ./src/render/chat/google-chat.ts







/** Of a message (developers.google.com/workspace/chat/api/reference/rest/v1/spaces.messages/create). */
const maximumBytes = 32_000;
/** In a card: the section that goes beyond, and all below it, would not be shown (\u2026/rest/v1/cards). */
const maximumWidgets = 100;
/** What the service adds to a message is not ours to count. */
const spareBytes = 2_000;
const google_chat_maximumTitle = 300;
const maximumSummary = 1_000;
const maximumButton = 60;
const words = {
    successful: 'Successful',
    failed: 'Failed',
    skipped: 'Skipped',
    cancelled: 'Cancelled',
    running: 'Running',
    unknown: 'Unknown',
};
const section = (fields) => (fields.widgets.length === 0 ? [] : [fields]);
/** A section of the report is one of the card; what stands between them is one without a header. */
function sectionsOf(nodes) {
    const sections = [];
    let between = [];
    const endBetween = () => {
        sections.push(...section({ widgets: cardWidgets(between) }));
        between = [];
    };
    for (const node of nodes) {
        if (node.type !== 'section') {
            between.push(node);
            continue;
        }
        endBetween();
        const header = cardHtml(node.title);
        const closed = node.fold === 'closed' ? { collapsible: true } : {};
        sections.push(...section({ ...(header === '' ? {} : { header }), ...closed, widgets: cardWidgets(node.children) }));
    }
    endBetween();
    return sections;
}
const isClosed = (node) => node.type === 'section' && node.fold === 'closed';
/** What is closed goes below what is open: every section of a card takes a line of its own, and what failed must not be far down. */
const cardSections = ({ children }) => [
    ...sectionsOf(children.filter((node) => !isClosed(node))),
    ...sectionsOf(children.filter(isClosed)),
];
function google_chat_button(text, url) {
    const target = webAddress(url);
    return target === undefined ? [] : [{ text, onClick: { openLink: { url: target } } }];
}
/** The header of a card cannot be linked, so the address of the title is a button too. */
function links({ title, titleUrl, reportUrl }) {
    const text = (0,shorten/* shorten */.m)(cardText(title).trim(), maximumButton);
    const buttons = [...google_chat_button('Full report', reportUrl), ...(titleUrl === reportUrl ? [] : google_chat_button(text === '' ? 'Open' : text, titleUrl))];
    return buttons.length === 0 ? [] : [{ widgets: [{ buttonList: { buttons } }] }];
}
const message = (chat, sections) => ({
    fallbackText: cardText(chat.summary),
    cardsV2: [
        {
            cardId: 'build-report',
            card: {
                header: {
                    title: [chat.title, chat.summary].map(headerText).find((text) => text !== '') ?? 'Build Report',
                    subtitle: `${status_signs/* signs */.rf[chat.status]} ${words[chat.status]}`,
                },
                sections: [...sections, ...links(chat)],
            },
        },
    ],
});
/** Plain by the reference; nothing in it becomes an element even where a client reads HTML. */
const headerText = (text) => cardText(text)
    .trim()
    .replace(/<(?=[a-z/!])/gi, `<${render_escape/* zeroWidthSpace */.VO}`);
/** Cards for the webhooks of Google Chat. */
const googleChat = {
    render: (chat) => message(chat, cardSections(chat.root)),
    fits(payload) {
        const { cardsV2 } = payload;
        const widgets = cardsV2.reduce((all, { card }) => card.sections.reduce((sum, { widgets }) => sum + widgets.length, all), 0);
        return widgets <= maximumWidgets && Buffer.byteLength(JSON.stringify(payload)) <= maximumBytes - spareBytes;
    },
    plain(chat) {
        const summary = (0,shorten/* shorten */.m)(chat.summary, maximumSummary);
        return message({ ...chat, summary, title: (0,shorten/* shorten */.m)(chat.title, google_chat_maximumTitle) }, section({ widgets: [{ textParagraph: { text: escapeCardHtml(summary) } }] }));
    },
};

// EXTERNAL MODULE: ./src/render/code-fence.ts
var code_fence = __webpack_require__(27047);
;// CONCATENATED MODULE: ./src/render/chat/mattermost-dialect.ts



const mattermost_dialect_broken = (match) => match + render_escape/* zeroWidthSpace */.VO;
/** Text in Mattermost's Markdown, which is GitHub's but for tags (`#name`) and links to channels (`~name`). */
const mattermostText = (value) => 
// What is invisible goes first: it may stand between a sign and its name.
(0,render_escape/* escapeMarkdown */.FV)((0,display_text/* displayLine */.p)(value).replace(/[#~](?=[\p{L}\p{N}]|$)/gu, mattermost_dialect_broken));
/**
 * What the server puts mentions and links for even within code, as Slack writes them: `<!channel>`, `<@name>`, `<address|text>`.
 */
const withoutCommands = (code) => code.replace(code.includes('|') ? /</g : /<(?=[!@#])/g, mattermost_dialect_broken);
/** A cell takes a pipe for its end even within a code span. */
const code = (value) => (value.trim() === '' || value.includes('|') ? mattermostText(value) : (0,code_fence/* codeSpan */.S)(withoutCommands(value)));
const row = (cells) => `| ${cells.join(' | ')} |`;
/** Mattermost's Markdown. */
const mattermostDialect = {
    text: mattermostText,
    strong: (content) => `**${content}**`,
    emphasis: (content) => `*${content}*`,
    code,
    link: (url, label) => `[${label}](${url.replace(/&/g, '&amp;')})`,
    // On a line of its own it ends there: Mattermost takes the lines of a table below a paragraph for a part of that.
    heading: (content) => `##### ${content}`,
    codeBlock(value, language) {
        const fence = (0,code_fence/* codeFence */.d)(value);
        return `${fence}${language}\n${withoutCommands(value)}\n${fence}`;
    },
    table: ({ align, head, rows }, inline) => {
        const lines = [head.map(inline), align.map((side) => (side === 'right' ? '--:' : ':--')), ...rows.map((cells) => cells.map(inline))];
        return [lines.map(row).join('\n')];
    },
    bullet: '- ',
    indentation: '  ',
    divider: '---',
};

;// CONCATENATED MODULE: ./src/render/chat/mattermost.ts





/** developers.mattermost.com, incoming webhooks: a longer post would be cut into several. */
const mattermost_maximumCharacters = 16_383;
const mattermost_maximumTitle = 300;
const mattermost_maximumSummary = 1_000;
function mattermost_linesOf(message) {
    const { title, summary } = messageLines(message, mattermost_maximumTitle, mattermost_maximumSummary);
    return { title: mattermostText(title), summary: mattermostText(summary) };
}
function linked(url, label) {
    const target = webAddress(url);
    return target === undefined ? label : mattermostDialect.link(target, label);
}
const mattermost_reportLink = (url) => (webAddress(url) === undefined ? '' : linked(url, 'Full report'));
const joined = (lines, separator) => lines.filter((line) => line !== '').join(separator);
function mattermost_render(message) {
    const { title, summary } = mattermost_linesOf(message);
    const [body = summary] = packPieces(piecesOf(message.root.children, mattermostDialect), Number.POSITIVE_INFINITY);
    const text = joined([`#### ${linked(message.titleUrl, title)}`, body, mattermost_reportLink(message.reportUrl)], '\n\n');
    return { attachments: [{ color: hexColor(message.status), fallback: joined([title, summary], ': '), text }] };
}
function mattermost_fits({ text = '', attachments = [] }) {
    return (attachments.reduce((sum, attachment) => sum + attachment.text.length + attachment.fallback.length, text.length) <= mattermost_maximumCharacters);
}
/** Messages for an incoming webhook of Mattermost: Markdown with a coloured edge. */
const mattermost = {
    render: mattermost_render,
    fits: (payload) => mattermost_fits(payload),
    plain(message) {
        const { title, summary } = mattermost_linesOf(message);
        return { text: joined([title, summary, mattermost_reportLink(message.reportUrl ?? message.titleUrl)], '\n') };
    },
};

;// CONCATENATED MODULE: ./src/render/chat/slack-dialect.ts





const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** All that begins a mention, a link or a command is behind a `<`, and Slack itself escapes these three (docs.slack.dev, formatting message text). */
const escapeControls = (text) => text.replace(/[&<>]/g, (character) => entities[character] ?? character);
/** Text in mrkdwn. It has no escape for its marks: a backslash would be seen. */
const slackText = (value) => 
// A quotation begins even with an escaped sign.
escapeControls(withoutMarks(unlinked((0,display_text/* displayLine */.p)(value))).replace(/^ ?>/, (start) => render_escape/* zeroWidthSpace */.VO + start));
/** How much of a table is in one block of code, so that a section takes it with its escapes. */
const slack_dialect_maximumTablePart = 2_400;
const slack_dialect_codeBlock = (value) => `\`\`\`\n${escapeControls(withoutFences(value))}\n\`\`\``;
/** Slack's mrkdwn. */
const slackDialect = {
    text: slackText,
    strong: (content) => `*${content}*`,
    emphasis: (content) => `_${content}_`,
    code: (value) => (value.trim() === '' ? '' : `\`${escapeControls(withoutBackticks(value))}\``),
    link: (url, label) => `<${escapeControls(url)}|${label}>`,
    heading: (content) => `*${content}*`,
    codeBlock: slack_dialect_codeBlock,
    table: (table) => monospacedTable(table, slack_dialect_maximumTablePart).map(slack_dialect_codeBlock),
    bullet: '\u2022 ',
    indentation: '    ',
    // Where it is not within other blocks, a block of its own stands for it.
    divider: '\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500',
};

;// CONCATENATED MODULE: ./src/render/chat/slack.ts





// docs.slack.dev/reference/block-kit/blocks, and what Slack answers with `msg_blocks_too_long`.
const maximumBlocks = 50;
const maximumHeader = 150;
const maximumSection = 3_000;
const slack_maximumCharacters = 13_000;
const slack_maximumTitle = 140;
const slack_maximumSummary = 500;
const slack_linesOf = (message) => messageLines(message, slack_maximumTitle, slack_maximumSummary);
const slack_section = (text) => ({ type: 'section', text: { type: 'mrkdwn', text, verbatim: true } });
function titleBlock(message) {
    const url = webAddress(message.titleUrl);
    const { title } = slack_linesOf(message);
    if (url !== undefined)
        return slack_section(slackDialect.strong(slackDialect.link(url, slackText(title))));
    return { type: 'header', text: { type: 'plain_text', text: title, emoji: false } };
}
/** As few sections as hold all pieces, with the dividers between them. */
function sections(pieces) {
    const blocks = [];
    let run = [];
    const flush = () => {
        for (const text of packPieces(run, maximumSection))
            blocks.push(slack_section(text));
        run = [];
    };
    for (const piece of pieces) {
        if (piece.kind === 'divider') {
            flush();
            blocks.push({ type: 'divider' });
        }
        else
            run.push(piece);
    }
    flush();
    return blocks;
}
function reportButton(reportUrl) {
    const url = webAddress(reportUrl);
    if (url === undefined)
        return [];
    return [{ type: 'actions', elements: [{ type: 'button', text: { type: 'plain_text', text: 'Full report', emoji: false }, url }] }];
}
/** The one line that says all: for notifications. */
function notification(message) {
    const { title, summary } = slack_linesOf(message);
    return slackText(summary === '' ? title : `${title}: ${summary}`);
}
function slack_render(message) {
    const body = sections(piecesOf(message.root.children, slackDialect));
    const { summary } = slack_linesOf(message);
    const shown = body.length === 0 && summary !== '' ? [slack_section(slackText(summary))] : body;
    const fallback = notification(message);
    const blocks = [...shown, ...reportButton(message.reportUrl)];
    return {
        text: fallback,
        unfurl_links: false,
        unfurl_media: false,
        blocks: [titleBlock(message)],
        // Only an attachment has a coloured edge.
        attachments: blocks.length === 0 ? [] : [{ color: hexColor(message.status), fallback, blocks }],
    };
}
/** The length of a block's text; undefined where that is more than the block takes. */
function lengthOf(block) {
    if (block.type === 'header')
        return within(block.text.text, maximumHeader);
    return block.type === 'section' ? within(block.text?.text ?? '', maximumSection) : 0;
}
const within = (text, limit) => (text !== '' && text.length <= limit ? text.length : undefined);
function slack_fits(payload) {
    const attached = (payload.attachments ?? []).flatMap(({ blocks = [] }) => blocks);
    const blocks = [...(payload.blocks ?? []), ...attached];
    let characters = payload.text.length;
    for (const block of blocks) {
        const length = lengthOf(block);
        if (length === undefined)
            return false;
        characters += length;
    }
    return blocks.length <= maximumBlocks && characters <= slack_maximumCharacters;
}
/** Messages for an incoming webhook of Slack: Block Kit, with a coloured edge. */
const slack = {
    render: slack_render,
    fits: (payload) => slack_fits(payload),
    plain(message) {
        const url = webAddress(message.reportUrl) ?? webAddress(message.titleUrl);
        const link = url === undefined ? '' : `\n${slackDialect.link(url, 'Full report')}`;
        return { text: notification(message) + link, unfurl_links: false, unfurl_media: false };
    },
};

;// CONCATENATED MODULE: ./src/render/chat/teams-runs.ts




/**
 * A text run. Unlike that of a TextBlock its text is not read as Markdown (adaptivecards.io/explorer/TextRun.html), so nothing has to be
 * escaped but the functions for dates, which clients look for in any text.
 */
function run(text, style) {
    const shown = text.replace(/\{(?=\{(?:DATE|TIME)\()/g, `{${render_escape/* zeroWidthSpace */.VO}`);
    if (shown === '')
        return [];
    return [Object.keys(style).length === 0 ? shown : { type: 'TextRun', text: shown, ...style }];
}
const teams_runs_handlers = {
    text: ({ value }, style) => run(cardText(value), style),
    strong: ({ children }, style) => textRuns(children, { ...style, weight: 'bolder' }),
    emphasis: ({ children }, style) => textRuns(children, { ...style, italic: true }),
    inlineCode: ({ value }, style) => run(withoutMentions((0,display_text/* displayLine */.p)(value)), { ...style, fontType: 'monospace' }),
    link({ url, children }, style) {
        const target = cardLink(url);
        return textRuns(children, target === undefined ? style : { ...style, selectAction: { type: 'Action.OpenUrl', url: target } });
    },
    badge: ({ status, value }, style) => run(value === '' ? status_signs/* signs */.rf[status] : `${status_signs/* signs */.rf[status]} ${cardText(value)}`, style),
};
/** Neighbours without a style are one run. */
function teams_runs_joined(runs) {
    const whole = [];
    for (const run of runs) {
        const last = whole.at(-1);
        if (typeof run === 'string' && typeof last === 'string')
            whole[whole.length - 1] = last + run;
        else
            whole.push(run);
    }
    return whole;
}
/** Text in a line of a card; empty where there is nothing to see. */
const textRuns = (nodes, style = {}) => 
// The type of a node picks the handler of that very type, which TypeScript cannot follow through an index by a union.
teams_runs_joined(nodes.flatMap((node) => teams_runs_handlers[node.type](node, style)));
const codeStyle = { fontType: 'monospace', size: 'small' };
const diffColor = (line) => (line.startsWith('-') ? 'attention' : line.startsWith('+') ? 'good' : undefined);
/** Clients collapse spaces; the last of each run stays one, so that a line can still be broken there. */
const withSpaces = (text) => text.replace(/\t/g, '    ').replace(/ (?= )|^ /gm, '\u00a0');
/** The lines of a code block; in a diff what was expected is red and what came instead is green. */
function codeRuns(value, language) {
    const shown = withSpaces(cardCodeText(value));
    if (language === undefined)
        return run(shown, codeStyle);
    const parts = [];
    for (const line of shown.split('\n')) {
        const color = diffColor(line);
        const last = parts.at(-1);
        if (last !== undefined && last.color === color)
            last.lines.push(line);
        else
            parts.push({ color, lines: [line] });
    }
    return parts.flatMap(({ color, lines }, index) => run(lines.join('\n') + (index < parts.length - 1 ? '\n' : ''), color === undefined ? codeStyle : { ...codeStyle, color }));
}
/** A block of text; nothing where there is nothing to see, which readers of cards would complain about. */
const richText = (inlines, spacing) => inlines.length === 0 ? [] : [{ type: 'RichTextBlock', inlines, ...(spacing === undefined ? {} : { spacing }) }];

;// CONCATENATED MODULE: ./src/render/chat/teams-tables.ts



const columnsOfFacts = 3;
const factColors = { successful: 'good', failed: 'attention', flaky: 'warning' };
function factStyle(label, value) {
    const [head] = label;
    const color = head?.type === 'badge' && !isNothing(value) ? factColors[head.status] : undefined;
    return { size: 'medium', weight: 'bolder', ...(color === undefined ? {} : { color }) };
}
/** Each value above what it is, three side by side: as many as a phone has room for. */
function facts(head, row) {
    const columns = tableFacts(head, row).map(({ label, value }) => [
        ...richText(textRuns(value, factStyle(label, value))),
        ...richText(textRuns(label, { size: 'small', isSubtle: true }), 'none'),
    ]);
    return Array.from({ length: Math.ceil(columns.length / columnsOfFacts) }, (_, line) => ({
        type: 'ColumnSet',
        // Empty columns keep the lines aligned.
        columns: Array.from({ length: columnsOfFacts }, (_, index) => ({
            type: 'Column',
            width: 'stretch',
            items: columns[line * columnsOfFacts + index] ?? [],
        })),
    }));
}
/** A cell takes some 100 bytes, so a larger table would take the place of everything else. */
const maximumCells = 120;
/** So many characters stand side by side on a phone, or a few more where some can be broken. */
const maximumWidth = 50;
/** A column of single digits still needs the place of a sign and the space around it. */
const minimumColumn = 5;
const widthOf = (runs) => runs.reduce((width, run) => width + (0,text_columns/* textColumns */.L)(typeof run === 'string' ? run : run.text), 0);
/** Columns in proportion to what is in them; undefined where they would be too many or too wide. */
function grid({ align, head, rows }) {
    if ((rows.length + 1) * head.length > maximumCells)
        return undefined;
    const cells = [head.map(shortLabel), ...rows].map((row) => row.map((cell) => textRuns(cell)));
    const widths = head.map((_, column) => cells.reduce((width, row) => Math.max(width, widthOf(row[column] ?? [])), minimumColumn));
    if (widths.reduce((sum, width) => sum + width, 0) > maximumWidth)
        return undefined;
    return {
        type: 'Table',
        showGridLines: false,
        columns: widths.map((width, column) => ({ width, ...(align[column] === 'right' ? { horizontalCellContentAlignment: 'right' } : {}) })),
        rows: cells.map((row) => ({ type: 'TableRow', cells: row.map((runs) => ({ type: 'TableCell', items: richText(runs) })) })),
    };
}
/** A table as a phone can show it: the values of a single row, columns where they are narrow, else a line for each row. */
function tableElements(table) {
    const [row, ...others] = table.rows;
    if (row === undefined)
        return [];
    if (others.length === 0)
        return facts(table.head, row);
    const columns = grid(table);
    return columns === undefined ? tableLines(table).flatMap((line) => richText(textRuns(line), 'small')) : [columns];
}

;// CONCATENATED MODULE: ./src/render/chat/teams-elements.ts







const container = (style, items) => items.length === 0 ? [] : [{ type: 'Container', style, items }];
const boxes = { note: 'accent', tip: 'good', important: 'accent', warning: 'warning', caution: 'attention' };
function listItem(item, marker, place) {
    const [first, ...others] = item.children;
    if (first?.type === 'paragraph' && others.length === 0)
        return richText(textRuns([{ type: 'text', value: marker }, ...first.children]), 'small');
    const items = elementsOf(item.children, place);
    if (items.length === 0)
        return [];
    return [
        {
            type: 'ColumnSet',
            spacing: 'small',
            columns: [
                { type: 'Column', width: 'auto', items: richText([marker.trim()]) },
                { type: 'Column', width: 'stretch', items },
            ],
        },
    ];
}
const titles = [
    { size: 'large', weight: 'bolder' },
    { size: 'medium', weight: 'bolder' },
];
const smallTitle = { weight: 'bolder' };
/** How much a closed section holds: hidden elements count towards the limit of a card. */
const foldedLines = 20;
const maximumActionTitle = 100;
const teams_elements_handlers = {
    heading: ({ depth, children }) => richText(textRuns(children, titles[depth - 2] ?? smallTitle)),
    paragraph: ({ children }) => richText(textRuns(children)),
    list: ({ ordered, children }, place) => children.flatMap((item, index) => listItem(item, ordered ? `${index + 1}. ` : '\u2022 ', place)),
    table: (table) => tableElements(table),
    code: ({ value, language }) => container('emphasis', richText(codeRuns(value, language))),
    alert: ({ severity, children }, place) => container(boxes[severity], [
        ...richText(textRuns([{ type: 'text', value: status_signs/* severities */.gO[severity] }], smallTitle)),
        ...elementsOf(children, place),
    ]),
    // Small, so that a phone shows the whole bar in one line.
    chart: ({ parts }) => richText(textRuns([{ type: 'text', value: parts.map(({ status, cells }) => status_signs/* squares */.pT[status].repeat(cells)).join('') }], { size: 'small' })),
    divider: () => [],
    markdown: ({ parts }) => richText(textRuns([{ type: 'text', value: markdownText(parts) }])),
    section({ title, fold, isDetail, children }, place) {
        if (isDetail)
            return [];
        const { depth } = place;
        const isClosed = fold === 'closed';
        const items = elementsOf(isClosed ? foldPreview(children, foldedLines) : children, { ...place, depth: depth + 1 });
        if (items.length === 0)
            return [];
        const marker = isClosed ? [{ type: 'text', value: '\u25b8 ' }] : [];
        const heading = richText(textRuns([...marker, ...title], titles[depth + 1] ?? smallTitle), depth === 0 ? 'large' : 'medium');
        const shown = isClosed ? folded(plainInline(title), heading, items, place.nextId()) : [...heading, ...items];
        return shown.map((element, index) => (depth === 0 && index === 0 ? { ...element, separator: true } : element));
    },
};
/** Content that is hidden until the user selects its heading. */
function folded(title, heading, items, id) {
    const action = { type: 'Action.ToggleVisibility', title: cardText((0,shorten/* shorten */.m)(title, maximumActionTitle)), targetElements: [id] };
    return [
        { type: 'Container', selectAction: action, items: heading },
        { type: 'Container', id, isVisible: false, items },
    ];
}
/** The elements of a card that show some blocks. */
function cardElements(nodes) {
    let folds = 0;
    const nextId = () => {
        folds += 1;
        return `fold-${folds}`;
    };
    return elementsOf(nodes, { depth: 0, nextId });
}
function elementsOf(nodes, place) {
    const shown = [];
    let isDivided = false;
    for (const node of nodes) {
        // A card has no element for a line: the one below it draws it.
        if (node.type === 'divider')
            isDivided = shown.length > 0;
        // The type of a node picks the handler of that very type, which TypeScript cannot follow through an index by a union.
        for (const element of teams_elements_handlers[node.type](node, place)) {
            shown.push(isDivided ? { ...element, separator: true } : element);
            isDivided = false;
        }
    }
    return shown;
}

;// CONCATENATED MODULE: ./src/render/chat/teams.ts





/** Teams refuses messages above 28 KB, and counts what Workflows makes of ours (learn.microsoft.com, limits of Teams). */
const teams_maximumBytes = 20_000;
const teams_maximumTitle = 300;
const teams_maximumSummary = 1_000;
const bands = {
    successful: 'good',
    failed: 'attention',
    cancelled: 'warning',
    running: 'accent',
    skipped: 'emphasis',
    unknown: 'emphasis',
};
function openUrl(url) {
    const target = webAddress(url);
    return target === undefined ? undefined : { type: 'Action.OpenUrl', url: target };
}
/** The title on a band whose colour says how it went. */
function band({ title, titleUrl, status, summary }) {
    const action = openUrl(titleUrl);
    const inlines = textRuns([{ type: 'text', value: title.trim() === '' ? summary : title }], {
        size: 'medium',
        weight: 'bolder',
        ...(action === undefined ? {} : { selectAction: action }),
    });
    return inlines.length === 0 ? [] : [{ type: 'Container', style: bands[status], bleed: true, items: [{ type: 'RichTextBlock', inlines }] }];
}
function teams_message(chat, elements) {
    const report = openUrl(chat.reportUrl);
    return {
        type: 'message',
        attachments: [
            {
                contentType: 'application/vnd.microsoft.card.adaptive',
                contentUrl: null,
                content: {
                    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
                    type: 'AdaptiveCard',
                    version: '1.5',
                    fallbackText: cardText(chat.summary),
                    msteams: { width: 'Full' },
                    body: [...band(chat), ...elements],
                    actions: report === undefined ? [] : [{ ...report, title: 'Full report' }],
                },
            },
        ],
    };
}
/** Adaptive Cards for the webhooks of Microsoft Teams' Workflows app. */
const teams = {
    render: (chat) => teams_message(chat, cardElements(chat.root.children)),
    fits: (payload) => Buffer.byteLength(JSON.stringify(payload)) <= teams_maximumBytes,
    plain(chat) {
        const summary = (0,shorten/* shorten */.m)(chat.summary, teams_maximumSummary);
        return teams_message({ ...chat, summary, title: (0,shorten/* shorten */.m)(chat.title, teams_maximumTitle) }, cardElements([{ type: 'paragraph', children: [{ type: 'text', value: summary }] }]));
    },
};

// EXTERNAL MODULE: ./src/render/fit.ts
var fit = __webpack_require__(91363);
;// CONCATENATED MODULE: ./src/render/chat/fit-chat.ts

/**
 * The richest message of a report that a chat takes, as the body of a request.
 * @param ladder from the richest detail to the poorest: `detailLadder`
 * @param build the message with so much detail
 * @returns nothing where not even the poorest fits: the texts of the template alone are too long
 */
const fitChat = (ladder, build, renderer) => (0,fit/* richestThatFits */.i)(ladder, async (step) => renderer.render(await build(step)), (payload) => renderer.fits(payload));

;// CONCATENATED MODULE: ./src/render/chat/index.ts






/** Every chat, by its kind in the configuration. One line each. */
const chatRenderers = {
    discord: discord,
    googleChat: googleChat,
    mattermost: mattermost,
    slack: slack,
    teams: teams,
};


/***/ })

};
