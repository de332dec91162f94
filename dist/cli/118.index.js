export const id = 118;
export const ids = [118];
export const modules = {

/***/ 27118:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseMarkdown: () => (/* binding */ parseMarkdown)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 45 modules
var lib = __webpack_require__(46855);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 12 modules
var mdast_util_gfm_lib = __webpack_require__(19952);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm/index.js + 7 modules
var micromark_extension_gfm = __webpack_require__(52297);
// EXTERNAL MODULE: ./src/report-tree/node-builders.ts
var node_builders = __webpack_require__(33390);
;// CONCATENATED MODULE: ./src/render/fold-builder.ts

const lineOf = (value) => value.replace(/\s+/g, ' ').trim();
/** A builder that holds nothing yet. */
function createFoldBuilder() {
    const outermost = { fold: 'fixed', title: '', children: [] };
    const open = [];
    let isSummary = false;
    let pending = '';
    const current = () => open.at(-1) ?? outermost;
    /** The text between two marks, a paragraph for each of its lines. */
    function flush() {
        for (const line of pending.split('\n').map(lineOf))
            if (line !== '')
                current().children.push((0,node_builders/* paragraph */.FY)((0,node_builders/* text */.Qq)(line)));
        pending = '';
    }
    function endSummary() {
        current().title = lineOf(pending);
        pending = '';
        isSummary = false;
    }
    function token(next) {
        if (next.type === 'text') {
            pending += next.value;
            return;
        }
        if (isSummary)
            endSummary();
        else
            flush();
        switch (next.type) {
            case 'details':
                open.push({ fold: next.isOpen ? 'open' : 'closed', title: '', children: [] });
                break;
            case 'summary':
                isSummary = open.length > 0 && current().title === '';
                break;
            case 'detailsEnd': {
                const ended = open.pop();
                if (ended === undefined)
                    break;
                const { title, fold, children } = ended;
                // Browsers write this where there is no summary.
                current().children.push({ type: 'section', title: [(0,node_builders/* text */.Qq)(title || 'Details')], fold, children });
            }
        }
    }
    return {
        block(block) {
            if (isSummary)
                endSummary();
            current().children.push(block);
        },
        html(tokens) {
            for (const next of tokens)
                token(next);
            if (!isSummary)
                flush();
        },
        end() {
            if (isSummary)
                endSummary();
            return [outermost, ...open].flatMap(({ title, children }) => [...(title === '' ? [] : [(0,node_builders/* paragraph */.FY)((0,node_builders/* text */.Qq)(title))]), ...children]);
        },
    };
}

;// CONCATENATED MODULE: ./src/render/html-tokens.ts
const names = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00a0' };
function character(code) {
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd';
}
const decoded = (html) => html.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos|nbsp));/gi, (_, decimal, hex, name) => {
    if (name !== undefined)
        return names[name.toLowerCase()] ?? '';
    return character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
});
/** By hand: a pattern for them would look for the end of each comment that has none. */
function withoutComments(html) {
    const [before = '', ...others] = html.split('<!--');
    const behind = others.map((other) => {
        const end = other.indexOf('-->');
        return end === -1 ? '' : other.slice(end + 3);
    });
    return before + behind.join('');
}
const tag = /<[^<>]*>/g;
/** Elements that stand on lines of their own; the others are part of the line. */
const isBlock = /^(?:p|div|br|hr|h[1-6]|li|[uod]l|d[td]|tr|table|thead|tbody|pre|blockquote|section|center)$/i;
function tagToken(html) {
    const name = /^<\/?([a-z][\w-]*)/i.exec(html)?.[1] ?? '';
    const isEnd = html.startsWith('</');
    switch (name.toLowerCase()) {
        case 'details':
            return isEnd ? { type: 'detailsEnd' } : { type: 'details', isOpen: /\sopen\b/i.test(html) };
        case 'summary':
            return { type: isEnd ? 'summaryEnd' : 'summary' };
        case 'td':
        case 'th':
            return { type: 'text', value: ' ' };
        default:
            return { type: 'text', value: isBlock.test(name) ? '\n' : '' };
    }
}
/** Takes HTML apart. Elements are dropped, but what they say is kept. */
function htmlTokens(html) {
    const source = withoutComments(html);
    const tokens = [];
    let from = 0;
    for (const match of source.matchAll(tag)) {
        tokens.push({ type: 'text', value: decoded(source.slice(from, match.index)) }, tagToken(match[0]));
        from = match.index + match[0].length;
    }
    tokens.push({ type: 'text', value: decoded(source.slice(from)) });
    return tokens;
}

;// CONCATENATED MODULE: ./src/render/parse-inlines.ts

/** Whether something of it can be seen. */
const isVisible = (node) => ('children' in node ? node.children.some(isVisible) : node.value !== '');
const parse_inlines_link = (url, children) => ({
    type: 'link',
    url,
    children: children.some(isVisible) ? children : [(0,node_builders/* text */.Qq)(url)],
});
const isBreak = (node) => node.type === 'break' || (node.type === 'html' && /^<br\s*\/?>$/i.test(node.value));
/** Text, links and the like as nodes of our own. What can be seen of an element or a strikethrough is its text alone, and an image is a link to it. */
function createInlineParser(definitions) {
    /** @param isLinked a link holds no links */
    function inline(node, isLinked) {
        if (isBreak(node))
            return [(0,node_builders/* text */.Qq)(' ')];
        switch (node.type) {
            case 'text':
                return [(0,node_builders/* text */.Qq)(node.value)];
            case 'inlineCode':
                return [{ type: 'inlineCode', value: node.value }];
            case 'strong':
            case 'emphasis':
                return [{ type: node.type, children: inlines(node.children, isLinked) }];
            case 'delete':
                return inlines(node.children, isLinked);
            case 'link':
                return [parse_inlines_link(node.url, inlines(node.children, true))];
            case 'linkReference': {
                const url = definitions.get(node.identifier);
                return url === undefined ? inlines(node.children, isLinked) : [parse_inlines_link(url, inlines(node.children, true))];
            }
            case 'image':
            case 'imageReference': {
                const url = node.type === 'image' ? node.url : definitions.get(node.identifier);
                const shown = [(0,node_builders/* text */.Qq)(node.alt ?? '')];
                return isLinked || url === undefined ? shown : [parse_inlines_link(url, shown)];
            }
            case 'footnoteReference':
                return [(0,node_builders/* text */.Qq)(`[${node.label ?? node.identifier}]`)];
            default:
                return [];
        }
    }
    const inlines = (nodes, isLinked = false) => nodes.flatMap((node) => inline(node, isLinked));
    return {
        /** All on one line. */
        inlines: (nodes) => inlines(nodes),
        /** A list for each line: a hard break ends one. Lines on which nothing can be seen are left out. */
        lines(nodes) {
            const lines = [[]];
            for (const node of nodes) {
                if (isBreak(node))
                    lines.push([]);
                else
                    lines.at(-1)?.push(node);
            }
            return lines.map((line) => inlines(line)).filter((line) => line.some(isVisible));
        },
    };
}

;// CONCATENATED MODULE: ./src/render/parse-markdown.ts
// To be loaded by `import()` alone: the parser is large, and most reports have nothing for it.







function definitionsOf(nodes, found = new Map()) {
    for (const node of nodes) {
        // Of several with one name, the first counts.
        if (node.type === 'definition' && !found.has(node.identifier))
            found.set(node.identifier, node.url);
        else if ('children' in node)
            definitionsOf(node.children, found);
    }
    return found;
}
const alertMark = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;
/** What kind of box a quotation is, and what stands in it: GitHub makes one of a quotation whose first line is a mark like `[!NOTE]`. */
function alertOf({ children: [first, ...rest], }) {
    if (first?.type !== 'paragraph')
        return undefined;
    const [mark, ...behind] = first.children;
    const match = mark?.type === 'text' ? alertMark.exec(mark.value) : null;
    if (mark?.type !== 'text' || match === null)
        return undefined;
    // The mark stands alone on its line, or it is text.
    const next = behind[0];
    if (mark.value === match[0] && !match[0].endsWith('\n') && next !== undefined && next.type !== 'break')
        return undefined;
    const children = [{ ...mark, value: mark.value.slice(match[0].length) }, ...behind];
    return { severity: match[1]?.toLowerCase(), children: [{ ...first, children }, ...rest] };
}
/** Markdown, GitHub's included, as blocks of our own. */
function parseMarkdown(markdown) {
    const tree = (0,lib/* fromMarkdown */.Y)(markdown, { extensions: [(0,micromark_extension_gfm/* gfm */.T)()], mdastExtensions: [(0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)()] });
    const { inlines, lines } = createInlineParser(definitionsOf(tree.children));
    function blocks(nodes) {
        const builder = createFoldBuilder();
        for (const node of nodes) {
            if (node.type === 'html')
                builder.html(htmlTokens(node.value));
            else
                for (const block of blocksOf(node))
                    builder.block(block);
        }
        return builder.end();
    }
    const paragraphs = (nodes) => lines(nodes).map((line) => (0,node_builders/* paragraph */.FY)(...line));
    /** A quotation has no node of its own: its paragraphs are emphasised. */
    function quotation(node) {
        const alert = alertOf(node);
        if (alert !== undefined)
            return [{ type: 'alert', severity: alert.severity, children: blocks(alert.children) }];
        return blocks(node.children).map((block) => block.type === 'paragraph' ? (0,node_builders/* paragraph */.FY)({ type: 'emphasis', children: block.children }) : block);
    }
    function listItem({ checked, children }) {
        const shown = blocks(children);
        if (checked === undefined || checked === null)
            return { type: 'listItem', children: shown };
        const box = (0,node_builders/* text */.Qq)(checked ? '\u2611 ' : '\u2610 ');
        const [first, ...rest] = shown;
        const isLine = first?.type === 'paragraph';
        return { type: 'listItem', children: isLine ? [(0,node_builders/* paragraph */.FY)(box, ...first.children), ...rest] : [(0,node_builders/* paragraph */.FY)(box), ...shown] };
    }
    function table({ align, children: [head, ...rows] }) {
        const titles = (head?.children ?? []).map((cell) => inlines(cell.children));
        return {
            type: 'table',
            align: titles.map((_, column) => (align?.[column] === 'right' ? 'right' : 'left')),
            head: titles,
            // Rows may be shorter or longer than the head.
            rows: rows.map(({ children }) => titles.map((_, column) => inlines(children[column]?.children ?? []))),
        };
    }
    function blocksOf(node) {
        switch (node.type) {
            case 'paragraph':
                return paragraphs(node.children);
            case 'heading':
                // The first level is that of the page.
                return [{ type: 'heading', depth: node.depth === 1 ? 2 : node.depth, children: inlines(node.children) }];
            case 'thematicBreak':
                return [{ type: 'divider' }];
            case 'blockquote':
                return quotation(node);
            case 'list':
                return [{ type: 'list', ordered: node.ordered === true, children: node.children.map(listItem) }];
            case 'table':
                return [table(node)];
            case 'code':
                return [{ type: 'code', value: node.value, ...(node.lang === 'diff' ? { language: 'diff' } : {}) }];
            case 'footnoteDefinition':
                return [(0,node_builders/* paragraph */.FY)((0,node_builders/* text */.Qq)(`[${node.label ?? node.identifier}]`)), ...blocks(node.children)];
            default:
                return [];
        }
    }
    return blocks(tree.children);
}


/***/ })

};
