export const id = 534;
export const ids = [534];
export const modules = {

/***/ 2257:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _m: () => (/* binding */ chatKindOf),
/* harmony export */   e4: () => (/* binding */ chatSlots),
/* harmony export */   s: () => (/* binding */ chatKinds)
/* harmony export */ });
/** The chats that a report can be made for. */
const chatKinds = ['slack', 'teams', 'googleChat', 'discord', 'mattermost'];
/** The keys of the chat reporters; the last four name their kind. */
const chatSlots = ['chatA', 'chatB', 'slack', 'teams', 'googleChat', 'discord'];
/** Mattermost is missing: every team runs it on a host of its own. */
const kindByHost = [
    [/^hooks\.slack(-gov)?\.com$/, 'slack'],
    [/(^|\.)(webhook\.office\.com|office365\.com|logic\.azure\.com|powerplatform\.com)$/, 'teams'],
    [/^outlook\.office\.com$/, 'teams'],
    [/^chat\.googleapis\.com$/, 'googleChat'],
    [/(^|\.)discord(app)?\.com$/, 'discord'],
];
/** The kind of chat that a reporter without `kind` writes to: by its slot's name, else by the host of its URL, else Slack for chatA and Teams for chatB. */
function chatKindOf(slot, url) {
    if (slot !== 'chatA' && slot !== 'chatB')
        return slot;
    const host = URL.canParse(url) ? new URL(url).hostname : '';
    return kindByHost.find(([pattern]) => pattern.test(host))?.[1] ?? (slot === 'chatA' ? 'slack' : 'teams');
}


/***/ }),

/***/ 92217:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ withParsedMarkdown)
/* harmony export */ });
/* harmony import */ var _user_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42738);

const hasMarkdown = (blocks) => blocks.some((block) => {
    if (block.type === 'list')
        return block.children.some((item) => hasMarkdown(item.children));
    return block.type === 'markdown' || ((block.type === 'section' || block.type === 'alert') && hasMarkdown(block.children));
});
/**
 * The same report with every piece of the user's Markdown read: the blocks that it means stand in its place, so that it can be shown
 * where nobody reads Markdown. The values in it stay text. Loads the parser only where there is something to read.
 */
async function withParsedMarkdown(root) {
    if (!hasMarkdown(root.children))
        return root;
    const { parseMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(884), __webpack_require__.e(118)]).then(__webpack_require__.bind(__webpack_require__, 27118));
    const parsed = (blocks) => blocks.flatMap((block) => {
        switch (block.type) {
            case 'markdown':
                return parseMarkdown((0,_user_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .userMarkdown */ .R)(block.parts));
            case 'section':
            case 'alert':
                return [{ ...block, children: parsed(block.children) }];
            case 'list':
                return [{ ...block, children: block.children.map((item) => ({ ...item, children: parsed(item.children) })) }];
            default:
                return [block];
        }
    });
    return { ...root, children: parsed(root.children) };
}


/***/ }),

/***/ 58534:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sendToChat: () => (/* binding */ sendToChat)
/* harmony export */ });
/* harmony import */ var _config_chat_kind_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2257);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _render_plain_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92217);
/* harmony import */ var _report_detail_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33349);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85060);
/* harmony import */ var _empty_value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32963);
/* harmony import */ var _webhook_webhook_service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90187);







/** Posts a report by a chat's webhook, as rich as the chat takes it. */
async function sendToChat(request) {
    const { reporter, evaluator, patience, setSecret, say } = request;
    const name = `report.${reporter.slot}`;
    try {
        const url = webhookOf(reporter, evaluator);
        if (url === undefined)
            return { notices: [`There is no message (${name}): ${(0,_empty_value_js__WEBPACK_IMPORTED_MODULE_5__/* .whyEmpty */ .w)(reporter.url, 'URL')}`], problems: [] };
        setSecret(url);
        // Most runs have no chat, and undici is slow to load.
        const { deliverToChat } = await Promise.all(/* import() */[__webpack_require__.e(942), __webpack_require__.e(946)]).then(__webpack_require__.bind(__webpack_require__, 3946));
        const kind = reporter.kind ?? (0,_config_chat_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .chatKindOf */ ._m)(reporter.slot, url);
        const chat = _webhook_webhook_service_js__WEBPACK_IMPORTED_MODULE_4__/* .serviceNames */ ._[kind];
        const { rejections } = await deliverToChat({ name, kind, url, attempts: forms(request, kind) }, patience);
        say(`${chat} got the report (${name}).`);
        if (rejections.length === 0)
            return { notices: [], problems: [] };
        return { notices: [`${name}: ${chat} got a shorter report, it refused the whole one: ${rejections[0]}.`], problems: [] };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
            throw error;
        return { notices: [], problems: [{ severity: 'error', kind: 'delivery', message: error.message }] };
    }
}
/** The address of a webhook; undefined where its variables are empty: `{{ env.WEBHOOK }}?thread_id=1` is none either then. */
function webhookOf({ url }, evaluator) {
    const parts = evaluator.parts(url);
    const values = parts.filter(({ kind }) => kind === 'value');
    if (values.length > 0 && values.every(({ text }) => text.trim() === ''))
        return undefined;
    const address = parts.map(({ text }) => text).join('');
    return address.trim() || undefined;
}
/** The forms of a message: as rich as the limits that are known allow, counts alone, text alone. */
async function* forms(request, kind) {
    const { chatRenderers, fitChat } = await __webpack_require__.e(/* import() */ 589).then(__webpack_require__.bind(__webpack_require__, 60589));
    const { template, scope } = request;
    const renderer = chatRenderers[kind];
    const frame = frameOf(request);
    const complete = withOutcome(template);
    const build = async (detail) => ({
        ...frame,
        root: await (0,_render_plain_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .withParsedMarkdown */ .B)((0,_report_report_js__WEBPACK_IMPORTED_MODULE_3__/* .buildReport */ .F)(complete, { ...scope, detail })),
    });
    const richest = await fitChat((0,_report_detail_js__WEBPACK_IMPORTED_MODULE_2__/* .detailLadder */ .Yj)(scope.summary.tests.failed.length), build, renderer);
    if (richest !== undefined) {
        yield richest;
        yield renderer.render(await build(_report_detail_js__WEBPACK_IMPORTED_MODULE_2__/* .noDetail */ .vc));
    }
    yield renderer.plain({ ...frame, root: { type: 'root', children: [] } });
}
/** Returns the template with a headline before everything else if it shows none, or only in a section that is closed. */
const withOutcome = (template) => showsHeadline(template.components) ? template : { components: [{ type: 'headline' }, ...template.components] };
const showsHeadline = (components) => components.some((component) => component.type === 'headline' || (component.type === 'section' && isOpen(component) && showsHeadline(component.components)));
const isOpen = ({ collapsible = false, collapsed = true }) => !(collapsible && collapsed);
/** All of a message but its components. */
function frameOf({ reporter, scope, evaluator, origin, reportUrl }) {
    const { project, build } = origin;
    return {
        title: evaluator.text(reporter.title ?? '') || (project === undefined ? 'Test report' : `Test report of ${project}`),
        titleUrl: evaluator.text(reporter.titleUrl ?? '') || build.url,
        status: scope.summary.status,
        summary: headlineOf(scope),
        reportUrl: reportUrl ?? build.url,
    };
}
/** The headline without its sign: some notifications show nothing else. */
function headlineOf(scope) {
    const [line] = (0,_report_report_js__WEBPACK_IMPORTED_MODULE_3__/* .buildReport */ .F)({ components: [{ type: 'headline' }] }, { ...scope, detail: _report_detail_js__WEBPACK_IMPORTED_MODULE_2__/* .noDetail */ .vc }).children;
    const parts = line?.type === 'heading' ? line.children : [];
    return parts
        .map((part) => (part.type === 'text' ? part.value : ''))
        .join('')
        .trim();
}


/***/ }),

/***/ 90187:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ serviceNames)
/* harmony export */ });
/** The names of the services that take messages by webhook, as people know them. */
const serviceNames = {
    slack: 'Slack',
    teams: 'Teams',
    googleChat: 'Google Chat',
    discord: 'Discord',
    mattermost: 'Mattermost',
};


/***/ })

};
