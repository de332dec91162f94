export const id = 205;
export const ids = [205];
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

/***/ 33205:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseConfig: () => (/* binding */ parseConfig)
});

// EXTERNAL MODULE: ./src/expressions/scanner.ts
var scanner = __webpack_require__(12601);
// EXTERNAL MODULE: ./src/number-patterns/number-pattern.ts
var number_pattern = __webpack_require__(38441);
// EXTERNAL MODULE: ./src/http/webhook-fault.ts
var webhook_fault = __webpack_require__(35440);
;// CONCATENATED MODULE: ./src/config/address.ts


const scheme = /^\s*([a-z][a-z0-9+.-]*):/i;
/** Whether a text begins with a scheme other than these, whatever its expressions stand for. */
function hasOtherScheme(text, schemes) {
    const [front = ''] = text.split('{{', 1);
    const [, name] = scheme.exec(front) ?? [];
    return name !== undefined && !schemes.includes(name.toLowerCase());
}
const webhookMessages = {
    'not a URL': 'expected a URL that begins with https://, or an expression',
    insecure: 'the URL of a webhook is a secret, so it must begin with https:// (http:// only for this machine)',
    credentials: 'the URL of a webhook must not contain a user name or a password',
};
/** Finds why the URL of a webhook can never work; with expressions, only its scheme is known. */
function checkWebhook(text) {
    const fault = (0,scanner/* hasExpression */.xS)(text) ? hasOtherScheme(text, ['https', 'http']) && 'insecure' : (0,webhook_fault/* findWebhookFault */.t)(text);
    return fault ? { message: webhookMessages[fault], offset: 0 } : undefined;
}
const foundMessage = (expected, text) => ({
    message: `expected ${expected}, found ${JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}\u2026` : text)}`,
    offset: 0,
});
/** Finds why a link in a chat can never work: chats open only absolute addresses of the web. An empty text means no link. */
function checkWebAddress(text) {
    const isRelative = !(0,scanner/* hasExpression */.xS)(text) && text.trim() !== '' && !URL.canParse(text.trim());
    if (!isRelative && !hasOtherScheme(text, ['https', 'http']))
        return undefined;
    return foundMessage('a URL that begins with https:// or http://', text);
}
/** Finds why a link in a comment can never work: GitHub also opens relative links and addresses of mail. */
function checkLink(text) {
    if (!hasOtherScheme(text, ['https', 'http', 'mailto']))
        return undefined;
    return foundMessage('a URL that begins with https:// or http://, or a relative one', text);
}

// EXTERNAL MODULE: ./src/config/glob.ts
var glob = __webpack_require__(33334);
;// CONCATENATED MODULE: ./src/config/checks.ts




/**
 * Loads the checks that a file needs.
 * @param value what the file holds: only where it has expressions their language is loaded
 */
async function loadChecks(value) {
    const json = JSON.stringify(value) ?? '';
    const checker = (0,scanner/* hasExpression */.xS)(json) || json.includes('"condition":') ? await Promise.all(/* import() */[__webpack_require__.e(631), __webpack_require__.e(740)]).then(__webpack_require__.bind(__webpack_require__, 5740)) : undefined;
    const template = templateCheck(checker);
    return {
        template,
        token: (text) => checker?.checkTemplate(text, 'token') ?? [],
        condition: (text) => checker?.checkCondition(text) ?? [],
        'webhook-url': (text) => [...first(checkWebhook(text)), ...template(text)],
        'web-address': (text) => [...first(checkWebAddress(text)), ...template(text)],
        link: (text) => [...first(checkLink(text)), ...template(text)],
        glob: (text) => first((0,glob/* checkGlob */.p)(text)),
        'number-pattern': (text) => first((0,number_pattern/* parseNumberPattern */.z)(text).fault),
    };
}
const templateCheck = (checker) => (text) => (0,scanner/* hasExpression */.xS)(text) ? (checker?.checkTemplate(text) ?? []) : [];
const first = (fault) => (fault === undefined ? [] : [fault]);

// EXTERNAL MODULE: ./src/config/config-error.ts
var config_error = __webpack_require__(85877);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./src/config/value-path.ts
/** Shows a path as JavaScript would write it: `report.template.components[2].type`. */
function showPath(path) {
    const text = path.map((step) => (typeof step === 'string' && /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`)).join('');
    return text.startsWith('.') ? text.slice(1) : text;
}
/** Reads a JSON pointer, as validators write it, along the value that it points into. */
function pathOfPointer(pointer, root) {
    let value = root;
    return pointer
        .split('/')
        .slice(1)
        .map((step) => {
        const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
        const index = Array.isArray(value) ? Number(key) : key;
        value = value[index];
        return index;
    });
}

;// CONCATENATED MODULE: ./src/config/document.ts


/** Deeper than any report is; the parser and the validator are recursive. */
const maximumDepth = 64;
/** Reads JSON in which comments and trailing commas are allowed. */
function readDocument(text) {
    const tooDeep = findTooDeep(text);
    const errors = [];
    const root = tooDeep === undefined ? (0,main.parseTree)(text, errors, { allowTrailingComma: true }) : undefined;
    const duplicateKeys = [];
    return {
        value: root === undefined ? undefined : readValue(root, [], duplicateKeys),
        syntaxFaults: tooDeep === undefined ? describe(errors) : [tooDeep],
        duplicateKeys,
        offsetOf(path, within) {
            const [node, isExact] = nodeAt(root, path);
            if (node === undefined)
                return 0;
            return isExact && within !== undefined && node.type === 'string' ? offsetInString(text, node, within) : node.offset;
        },
        offsetOfKey(path) {
            const [node, isExact] = nodeAt(root, path);
            return (isExact && node?.parent?.type === 'property' ? node.parent.offset : node?.offset) ?? 0;
        },
    };
}
function findTooDeep(text) {
    const scanner = (0,main.createScanner)(text, true);
    let depth = 0;
    for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
        const offset = scanner.getTokenOffset();
        const first = text.charAt(offset);
        if (first === '{' || first === '[')
            depth += 1;
        else if (first === '}' || first === ']')
            depth -= 1;
        if (depth > maximumDepth)
            return { message: `nested more than ${maximumDepth} deep`, offset };
    }
    return undefined;
}
/** Not the library's own, for which `__proto__` is no key like any other. */
function readValue(node, path, duplicateKeys) {
    if (node.type === 'array')
        return (node.children ?? []).map((child, index) => readValue(child, [...path, index], duplicateKeys));
    if (node.type !== 'object')
        return node.value;
    const entries = new Map();
    for (const property of node.children ?? []) {
        const [keyNode, valueNode] = property.children ?? [];
        const key = String(keyNode?.value);
        const inner = [...path, key];
        if (entries.has(key))
            duplicateKeys.push({ message: `${showPath(inner)}: this key is here for the second time`, offset: property.offset });
        entries.set(key, valueNode === undefined ? undefined : readValue(valueNode, inner, duplicateKeys));
    }
    return Object.fromEntries(entries);
}
/** The node at a path, or the innermost one on the way to it that exists. */
function nodeAt(root, path) {
    let node = root;
    for (const step of path) {
        const child = node?.type === 'array'
            ? node.children?.[Number(step)]
            : // The last of two equal keys: the value is its.
                node?.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1];
        if (child === undefined)
            return [node, false];
        node = child;
    }
    return [node, true];
}
/** Where the character of a string stands in the text, which may have escaped those before it. */
function offsetInString(text, node, within) {
    let offset = node.offset + 1;
    for (let count = 0; count < within; count += 1) {
        offset += text.charAt(offset) !== '\\' ? 1 : text.charAt(offset + 1) === 'u' ? 6 : 2;
    }
    return offset;
}
const syntaxMessages = {
    InvalidSymbol: 'unexpected text; strings stand in double quotes',
    InvalidNumberFormat: 'this is not a number',
    PropertyNameExpected: 'expected a key in double quotes',
    ValueExpected: 'expected a value',
    ColonExpected: 'expected a ":"',
    CommaExpected: 'expected a ","',
    CloseBraceExpected: 'expected a "}"',
    CloseBracketExpected: 'expected a "]"',
    EndOfFileExpected: 'expected the end of the file',
    UnexpectedEndOfComment: 'the comment is not closed',
    UnexpectedEndOfString: 'the string is not closed',
    UnexpectedEndOfNumber: 'the number is not complete',
    InvalidUnicode: 'the "\\u" is not followed by four hexadecimal digits',
    InvalidEscapeCharacter: 'unknown escape; a backslash itself is written "\\\\"',
    InvalidCharacter: 'a control character in a string must be escaped',
};
/** After the first error of a syntax, others may be only its echo: the parser goes on as well as it can. */
function describe([first]) {
    if (first === undefined)
        return [];
    return [{ message: `not valid JSON: ${syntaxMessages[(0,main.printParseErrorCode)(first.error)] ?? 'unexpected text'}`, offset: first.offset }];
}

// EXTERNAL MODULE: ./src/formats/index.ts + 68 modules
var formats = __webpack_require__(65088);
// EXTERNAL MODULE: ./src/config/chat-kind.ts
var chat_kind = __webpack_require__(2257);
// EXTERNAL MODULE: ./src/config/collector-key.ts
var collector_key = __webpack_require__(92859);
// EXTERNAL MODULE: ./src/config/config.ts
var config = __webpack_require__(81122);
;// CONCATENATED MODULE: ./src/config/file-config.ts





/** Completes what a file says with what it leaves out. */
function configOfFile({ collect = {}, report = {} }, path) {
    const { template } = report;
    return (0,config/* createConfig */.Z3)({
        path,
        collect: {
            collectors: collectorsOf(collect),
            metadata: collect.metadata ?? {},
            ...(choosesFormats(collect) && { choosesFormats: true }),
            ...(testsAreOptional(collect) && { testsAreOptional: true }),
        },
        report: { reporters: reportersOf(report), ...(template && { template }) },
    });
}
const isEnabled = (collect, key) => key in collect && collect[key]?.enabled !== false;
const choosesFormats = (collect) => formats/* formatIds */.wP.some((key) => isEnabled(collect, key));
/** Test collectors and `events` that the file does not name are used as well, unless it enables a test collector by name. */
function collectorsOf(collect) {
    const usesDefaults = !choosesFormats(collect);
    return collector_key/* collectorKeys */.o.flatMap((key) => {
        const isDefault = !(key in collect) && usesDefaults && key !== 'files';
        if (!isDefault && !isEnabled(collect, key))
            return [];
        const { include, exclude = [], metadata = {} } = collect[key] ?? {};
        return [{ key, ...(include && { include }), exclude, metadata }];
    });
}
function testsAreOptional(collect) {
    const gathersMore = isEnabled(collect, 'files') || isEnabled(collect, 'events');
    const named = formats/* formatIds */.wP.filter((key) => key in collect);
    const canFindNone = named.length === formats/* formatIds */.wP.length && !named.some((key) => isEnabled(collect, key));
    return gathersMore && (named.length === 0 || canFindNone);
}
function reportersOf(report) {
    const makers = Object.keys(report).flatMap((key) => makersBySlot.get(key) ?? []);
    if (makers.length === 0)
        return config/* defaultReporters */._w;
    const named = makers.flatMap((make) => make(report) ?? []);
    return 'codehost' in report || 'github' in report ? named : [...named, config/* silentCodehost */.zC];
}
const makersBySlot = new Map([
    ...chat_kind/* chatSlots */.e4.map((slot) => [slot, (report) => chatReporter(report, slot)]),
    ['codehost', (report) => codehostReporter(report, 'codehost')],
    ['github', (report) => codehostReporter(report, 'github')],
    ['html', htmlReporter],
]);
// A file may hold unknown keys, so what is known comes last.
function chatReporter(report, slot) {
    const { enabled = false, url = '', ...others } = report[slot] ?? {};
    const takesAnyKind = slot === 'chatA' || slot === 'chatB';
    const isOpen = takesAnyKind && ('kind' in others || (0,scanner/* hasExpression */.xS)(url));
    return enabled ? { ...others, ...(!isOpen && { kind: (0,chat_kind/* chatKindOf */._m)(slot, url) }), type: 'chat', slot, url } : undefined;
}
function codehostReporter(report, slot) {
    const { enabled = false, ...others } = report[slot] ?? {};
    return enabled ? { commentEnabled: true, commentUpdates: true, commentMode: 'always', ...others, type: 'codehost', slot } : undefined;
}
function htmlReporter({ html }) {
    const { enabled = false, outputFile = '', ...others } = html ?? {};
    return enabled ? { ...others, type: 'html', slot: 'html', outputFile } : undefined;
}

;// CONCATENATED MODULE: ./src/config/text-position.ts
/** The line and column of an offset in a text, both from 1; lines end with LF, CR LF or CR. */
function positionOf(text, offset) {
    const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var dist_ajv = __webpack_require__(42463);
// EXTERNAL MODULE: ./node_modules/typebox/build/index.mjs + 317 modules
var build = __webpack_require__(6868);
;// CONCATENATED MODULE: ./src/config/component-schema.ts

/** A text that may contain expressions between `{{` and `}}`. */
const template = (description, examples = [], format = 'template') => build/* Type.String */.ZUJ.String({ format, description, ...(examples.length > 0 && { examples: [...examples] }) });
/** An object that has these keys and no others. */
const closedObject = (properties, options = {}) => build/* Type.Object */.ZUJ.Object(properties, { additionalProperties: false, ...options });
const component = (type, description, properties, options = {}) => ({ ...closedObject({ type: build/* Type.Literal */.ZUJ.Literal(type, { description }), ...properties }, { description, ...options }), title: type });
const queryFields = {
    org: build/* Type.Optional */.ZUJ.Optional(template('The organisation; default: that of the run.')),
    project: build/* Type.Optional */.ZUJ.Optional(template('The project; default: that of the run.')),
    module: build/* Type.Optional */.ZUJ.Optional(template('The module; default: that of the run.')),
    build: build/* Type.Optional */.ZUJ.Optional(template('One build, by its name.', ['{{ build.id }}'])),
    ref: build/* Type.Optional */.ZUJ.Optional(template('A branch or tag; without a build, its latest build.', ['main'])),
};
const baselineSchema = closedObject({
    ...queryFields,
    expectedTrend: build/* Type.Optional */.ZUJ.Optional(build/* Type.Enum */.ZUJ.Enum(['up', 'down', 'same'], { description: 'Which change is good.' })),
    tolerance: build/* Type.Optional */.ZUJ.Optional(build/* Type.Number */.ZUJ.Number({ minimum: 0, default: 0, description: 'A change no larger counts as "same", in the unit of the property.' })),
}, {
    description: 'The value to compare with; without build and ref, that of the latest earlier build of the base branch, or on a branch of the same ref.',
});
/** Refuses a key of a string property; the description is what users are told. */
const onlyForNumbers = (key) => ({ not: {}, description: `only a property of valueType "number" has a ${key}` });
/** The components that hold no others. */
const leafSchemas = [
    component('markdown', 'Markdown of your own.', { text: template('The Markdown.', ['**{{ tests.total }}** tests']) }),
    component('alert', 'A highlighted note.', {
        severity: build/* Type.Enum */.ZUJ.Enum(['note', 'tip', 'important', 'warning', 'caution'], { description: 'How urgent it is.' }),
        text: template('What it says, in Markdown.'),
    }),
    component('headline', 'The one line that says what happened.', {}),
    component('problems', 'What is wrong with the files that were read.', {}),
    component('testSummary', 'How many tests there are of each status.', {}),
    component('tagSummary', 'How many tests there are of each tag and status.', {}),
    component('tests', 'Single tests.', {
        status: build/* Type.Optional */.ZUJ.Optional(build/* Type.Array */.ZUJ.Array(build/* Type.Enum */.ZUJ.Enum(['successful', 'failed', 'skipped', 'cancelled', 'running', 'unknown']), {
            description: 'Which tests are shown, in this order; default: all, the failed ones first.',
            examples: [['failed']],
        })),
        limit: build/* Type.Optional */.ZUJ.Optional(build/* Type.Integer */.ZUJ.Integer({ minimum: 1, description: 'How many tests are shown at most.' })),
        groupBy: build/* Type.Optional */.ZUJ.Optional(build/* Type.Enum */.ZUJ.Enum(['suite', 'file', 'none'], { default: 'suite', description: 'What the tests are grouped by.' })),
    }),
    component('flakyTests', 'The tests that were successful only after an attempt that was not.', {}),
    component('slowestTests', 'The tests that took longest.', {}),
    component('property', 'A named value of the build, and how it changed.', {
        name: build/* Type.String */.ZUJ.String({ minLength: 1, description: 'The name of the property.', examples: ['coverage'] }),
        valueType: build/* Type.Enum */.ZUJ.Enum(['number', 'string'], { description: 'What kind of value it is.' }),
        format: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({
            format: 'number-pattern',
            description: 'How the number is shown, as a pattern of java.text.DecimalFormat.',
            examples: ['#,##0.00', "0.0'%'"],
        })),
        currency: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({ pattern: '^[A-Z]{3}$', default: 'USD', description: 'The currency of ¤ in the pattern, by its ISO code.' })),
        value: build/* Type.Optional */.ZUJ.Optional(closedObject(queryFields, { description: 'The value to show; without build and ref, that of the run.' })),
        baseline: build/* Type.Optional */.ZUJ.Optional(baselineSchema),
    }, {
        if: { properties: { valueType: { const: 'string' } }, required: ['valueType'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: {
            properties: { format: onlyForNumbers('format'), currency: onlyForNumbers('currency'), baseline: onlyForNumbers('baseline') },
        },
    }),
];
/** The component that holds others. */
const sectionSchema = component('section', 'Components under one title.', {
    title: build/* Type.Optional */.ZUJ.Optional(template('The title.')),
    collapsible: build/* Type.Optional */.ZUJ.Optional(build/* Type.Boolean */.ZUJ.Boolean({ default: false, description: 'Whether the section can be folded.' })),
    collapsed: build/* Type.Optional */.ZUJ.Optional(build/* Type.Boolean */.ZUJ.Boolean({ default: true, description: 'Whether a section that can be folded is folded at first.' })),
    components: build/* Type.Array */.ZUJ.Array(build/* Type.Unsafe */.ZUJ.Unsafe({ $ref: '#/definitions/component' }), { description: 'What stands in the section.' }),
});
const components = [...leafSchemas, sectionSchema];
// Without a type, `properties` and `required` accept everything that is not an object.
const componentOf = (type) => ({ type: 'object', properties: { type: { const: type } }, required: ['type'] });
/**
 * The targets of `$ref` in the schema. A component has one `if` for each type instead of a `oneOf`, so that editors and other
 * validators report only what is wrong with the type that the user wrote.
 */
const definitions = {
    component: {
        title: 'component',
        type: 'object',
        properties: {
            type: {
                title: 'component',
                enum: components.map(({ title }) => title),
                description: 'The kind of component. It decides which other keys there are.',
            },
        },
        required: ['type'],
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        allOf: components.map((schema) => ({ if: componentOf(schema.title), then: schema })),
    },
    template: closedObject({
        components: build/* Type.Array */.ZUJ.Array(build/* Type.Unsafe */.ZUJ.Unsafe({ $ref: '#/definitions/component' }), { description: 'The parts, from top to bottom.' }),
    }, { description: 'What the report shows.' }),
};

;// CONCATENATED MODULE: ./src/config/schema.ts





const metadata = (description) => build/* Type.Optional */.ZUJ.Optional(build/* Type.Unsafe */.ZUJ.Unsafe({
    type: 'object',
    additionalProperties: { type: 'string', format: 'template' },
    description,
    examples: [{ branch: '{{ source.branch }}' }],
}));
const globs = (description, options = {}) => build/* Type.Optional */.ZUJ.Optional(build/* Type.Array */.ZUJ.Array(build/* Type.String */.ZUJ.String({ format: 'glob' }), { description, ...options }));
const collector = (description, include, options = {}) => build/* Type.Optional */.ZUJ.Optional(closedObject({
    enabled: build/* Type.Optional */.ZUJ.Optional(build/* Type.Boolean */.ZUJ.Boolean({ default: true, description: 'Whether anything is collected.' })),
    include: globs(include.description, { examples: [[...include.examples]] }),
    exclude: globs('Globs of files that are left out; they win over include.', { default: [] }),
    metadata: metadata('Added to everything that this collector gathers; wins over collect.metadata.'),
}, { description, ...options }));
const testCollector = (key) => collector(`Collects test results: ${(0,formats/* formatTitles */.R2)(key)}.`, {
    description: "Globs of the result files; default: the format's well-known names.",
    examples: [`**/${key}-results/**`],
});
const collectors = {
    ...Object.fromEntries(formats/* formatIds */.wP.map((key) => [key, testCollector(key)])),
    files: collector('Collects any files, as build artifacts.', { description: 'Globs of the files.', examples: ['dist/*.zip'] }, {
        if: { properties: { enabled: { const: false } }, required: ['enabled'] },
        else: { required: ['include'], properties: { include: { type: 'array' } } },
    }),
    events: collector('Collects event files: newline-delimited JSON, one record a line.', {
        description: 'Globs of the event files; default: the well-known name.',
        examples: ['**/service-*-events.ndjson'],
    }),
};
const reporter = (description, properties) => build/* Type.Optional */.ZUJ.Optional(closedObject({
    enabled: build/* Type.Boolean */.ZUJ.Boolean({ description: 'Whether this report is made.' }),
    condition: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({
        format: 'condition',
        description: 'The report is made only if this expression is true; braces are optional.',
        examples: ['failed || cancelled'],
    })),
    ...properties,
    template: build/* Type.Optional */.ZUJ.Optional(build/* Type.Unsafe */.ZUJ.Unsafe({ $ref: '#/definitions/template' })),
}, { description }));
const chatFields = {
    url: build/* Type.String */.ZUJ.String({ format: 'webhook-url', description: "The webhook's URL.", examples: ['{{ env.CHAT_WEBHOOK }}'] }),
    title: build/* Type.Optional */.ZUJ.Optional(template('The title of the message.', ['{{ project }}: {{ status }}'])),
    titleUrl: build/* Type.Optional */.ZUJ.Optional(template('Where the title leads.', ['{{ build.url }}'], 'web-address')),
};
const chat = (name, fallback) => reporter(`Sends the report to a chat's webhook; ${name} can be of any kind.`, {
    ...chatFields,
    kind: build/* Type.Optional */.ZUJ.Optional(build/* Type.Enum */.ZUJ.Enum([...chat_kind/* chatKinds */.s], { description: `The kind of chat; default: what the URL's host shows, else ${fallback}.` })),
});
const codehost = (description) => reporter(description, {
    token: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({
        format: 'token',
        description: "The token to write with; default: the job's own. The only place that env.GITHUB_TOKEN can be used in.",
        examples: ['{{ env.GITHUB_TOKEN }}'],
    })),
    commentEnabled: build/* Type.Optional */.ZUJ.Optional(build/* Type.Boolean */.ZUJ.Boolean({ default: true, description: 'Whether the pull request or commit is commented on.' })),
    commentUpdates: build/* Type.Optional */.ZUJ.Optional(build/* Type.Boolean */.ZUJ.Boolean({ default: true, description: 'Whether an earlier comment is replaced.' })),
    commentMode: build/* Type.Optional */.ZUJ.Optional(build/* Type.Enum */.ZUJ.Enum([...config/* commentModes */.sw], {
        default: 'always',
        description: 'When there is a comment: always; only for failures; for failures, and whenever there is one to be updated; only where the outcome changed.',
    })),
    commentTitle: build/* Type.Optional */.ZUJ.Optional(template('The title of the comment; it also tells the comments of several reports apart.')),
    commentTitleUrl: build/* Type.Optional */.ZUJ.Optional(template('Where the title leads.', [], 'link')),
});
const reporters = {
    chatA: chat('chatA', 'slack'),
    chatB: chat('chatB', 'teams'),
    slack: reporter('Sends the report to Slack.', chatFields),
    teams: reporter('Sends the report to Microsoft Teams.', chatFields),
    googleChat: reporter('Sends the report to Google Chat.', chatFields),
    discord: reporter('Sends the report to Discord.', chatFields),
    codehost: codehost('Shows the report where the code lives: on the run, and as a comment on its pull request or commit.'),
    github: codehost('Another name of codehost.'),
    html: reporter('Writes the report into an HTML file.', {
        outputFile: build/* Type.String */.ZUJ.String({ format: 'template', minLength: 1, description: 'The file to write.', examples: ['report.html'] }),
    }),
};
/** The schema of the configuration file. Draft 7, which editors know best. A key that it does not know is only warned of. */
const configSchema = closedObject({
    $schema: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({ description: 'The schema of this file, for editors.' })),
    collect: build/* Type.Optional */.ZUJ.Optional(closedObject({ ...collectors, metadata: metadata('Added to everything that is collected.') }, { description: 'Results and files to collect. If no test collector is named: every known format, by its well-known names.' })),
    report: build/* Type.Optional */.ZUJ.Optional(closedObject({ ...reporters, template: build/* Type.Optional */.ZUJ.Optional(build/* Type.Unsafe */.ZUJ.Unsafe({ $ref: '#/definitions/template' })) }, {
        description: 'Who gets the report, and what it shows.',
        allOf: [
            {
                not: { type: 'object', properties: { codehost: {}, github: {} }, required: ['codehost', 'github'] },
                description: '"github" is another name of "codehost"; keep one of the two',
            },
        ],
    })),
}, {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'https://unpkg.com/build-report/service.schema.json',
    title: 'Build Report configuration',
    definitions: definitions,
});

// EXTERNAL MODULE: ./src/text/nearest-name.ts
var nearest_name = __webpack_require__(47153);
;// CONCATENATED MODULE: ./src/config/schema-fault.ts

/**
 * Says what an error of the validator means; none of its own words reach the user. One that only repeats others is left out.
 * @param path where the value stands that the error is about
 */
function describeSchemaError(error, path, checks) {
    const schema = recordOf(error.parentSchema);
    const fault = (message, more = {}) => [
        { severity: 'error', path, message, ...more },
    ];
    const { params, data } = error;
    switch (error.keyword) {
        case 'if':
            // Its `then` or `else` reports an error of its own.
            return [];
        case 'not':
            return fault(String(schema.description), { at: 'key' });
        case 'type':
            return fault(describeMismatch(schema, data));
        case 'enum':
            return fault(describeUnknown(typeof schema.title === 'string' ? schema.title : 'value', data, stringsOf(schema.enum)));
        case 'required': {
            const key = String(params.missingProperty);
            const expected = recordOf(recordOf(schema.properties)[key]);
            return fault(`is missing; expected ${nounOf(expected)}`, { path: [...path, key] });
        }
        case 'additionalProperties':
            return describeUnknownKey(path, String(params.additionalProperty), schema);
        case 'format':
            return checks[params.format](String(data)).map(({ message, offset, severity }) => ({
                severity: severity ?? 'error',
                path,
                message,
                at: offset,
            }));
        case 'minLength':
            return fault('must not be empty');
        case 'minimum':
            return fault(`expected a number of at least ${params.limit}, found ${show(data)}`);
        case 'pattern':
            return fault(`expected a text like ${show(schema.default)}, found ${show(data)}`);
        default:
            return fault(`${show(data)} is not allowed here`);
    }
}
function describeMismatch(schema, data) {
    const message = `expected ${nounOf(schema)}, found ${show(data)}`;
    return schema.type === 'array' && typeof data === 'string' ? `${message}; write [${show(data)}]` : message;
}
function describeUnknown(noun, data, known) {
    if (typeof data !== 'string')
        return `expected ${oneOf(known)}, found ${show(data)}`;
    const nearest = (0,nearest_name/* nearestName */.q)(data, known);
    return `unknown ${noun} ${show(data)}; ${nearest === undefined ? `expected ${oneOf(known)}` : `did you mean "${nearest}"?`}`;
}
function describeUnknownKey(path, key, schema) {
    const known = Object.keys(recordOf(schema.properties));
    return [{ severity: 'warning', path: [...path, key], message: `unknown key; ${(0,nearest_name/* suggestion */.h)(key, known)}`, at: 'key' }];
}
const nouns = {
    string: 'a string',
    boolean: 'true or false',
    number: 'a number',
    integer: 'a whole number',
    array: 'an array',
    object: 'an object',
};
function nounOf(schema) {
    if (Array.isArray(schema.enum))
        return oneOf(stringsOf(schema.enum));
    return nouns[String(schema.type)] ?? (schema.$ref === undefined ? 'a value' : 'an object');
}
function oneOf(names) {
    const quoted = names.map((name) => `"${name}"`);
    return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}
/** Shows a value in a few words. */
function show(value) {
    if (Array.isArray(value))
        return 'an array';
    if (typeof value === 'object' && value !== null)
        return 'an object';
    const json = JSON.stringify(value) ?? 'nothing';
    return json.length > 80 ? `${json.slice(0, 80)}\u2026` : json;
}
const recordOf = (value) => (typeof value === 'object' && value !== null ? value : {});
const stringsOf = (value) => (Array.isArray(value) ? value.map(String) : []);

;// CONCATENATED MODULE: ./src/config/validator.ts




/** Nobody reads more, and each costs. */
const maximumErrors = 1000;
/** Finds everything at once that the schema does not allow in a configuration, in no order. */
function findSchemaFaults(value, checks) {
    const ajv = new dist_ajv.Ajv({ allErrors: true, verbose: true, strictTypes: false });
    for (const [name, check] of Object.entries(checks)) {
        ajv.addFormat(name, { type: 'string', validate: (text) => check(text).length === 0 });
    }
    if (ajv.validate(configSchema, value))
        return [];
    const errors = ajv.errors?.slice(0, maximumErrors) ?? [];
    return errors.flatMap((error) => describeSchemaError(error, pathOfPointer(error.instancePath, value), checks));
}

;// CONCATENATED MODULE: ./src/config/parse-config.ts







const maximumProblems = 100;
/**
 * Makes a configuration of a file's text.
 * @throws ConfigError with everything that is wrong in it, warnings too
 */
async function parseConfig({ path, text, }) {
    const document = readDocument(text);
    const problems = bound((await find(document)).toSorted((one, other) => one.offset - other.offset)).map(({ severity, message, offset }) => ({ severity, message, path, ...positionOf(text, offset) }));
    if (problems.some((problem) => problem.severity === 'error'))
        throw new config_error/* ConfigError */.x(problems);
    // The schema has just said that it is one.
    return { config: configOfFile(document.value, path), warnings: problems };
}
async function find(document) {
    const error = ({ message, offset }) => ({
        severity: 'error',
        message,
        offset,
    });
    // What a broken text means nobody knows.
    if (document.syntaxFaults.length > 0)
        return document.syntaxFaults.map(error);
    const faults = findSchemaFaults(document.value, await loadChecks(document.value));
    return [...document.duplicateKeys.map(error), ...faults.map((fault) => locate(fault, document))];
}
/** Keeps the first problems; where one of those left out is an error, so is the note in their place. */
function bound(findings) {
    const [next, ...others] = findings.slice(maximumProblems);
    if (next === undefined)
        return findings;
    const severity = [next, ...others].some((finding) => finding.severity === 'error') ? 'error' : 'warning';
    return [...findings.slice(0, maximumProblems), { severity, message: 'there are more problems from here on', offset: next.offset }];
}
function locate({ severity, path, message, at }, document) {
    const offset = at === 'key' ? document.offsetOfKey(path) : document.offsetOf(path, at);
    const shown = showPath(path);
    return { severity, message: shown === '' ? message : `${shown}: ${message}`, offset };
}


/***/ }),

/***/ 35440:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findWebhookFault)
/* harmony export */ });
/** Host names of this machine, as `URL` writes them. */
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Finds why a text cannot be the URL of a webhook. The check of the configuration and the request share this rule. */
function findWebhookFault(text) {
    // Secrets are pasted with the end of the line.
    const trimmed = text.trim();
    if (!URL.canParse(trimmed))
        return 'not a URL';
    const { protocol, hostname, username, password } = new URL(trimmed);
    if (protocol !== 'https:' && !(protocol === 'http:' && loopback.test(hostname)))
        return 'insecure';
    return username === '' && password === '' ? undefined : 'credentials';
}


/***/ }),

/***/ 47153:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ suggestion),
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** Beyond it nobody mistyped a name, and the distance costs the square of the length. */
const maximumLength = 64;
const lettersOf = (name) => [...name].sort().join('');
/** The known name that the given one is probably meant to be: it differs in at most a third of its letters, or in their order. */
function nearestName(name, known) {
    if (name.length > maximumLength)
        return undefined;
    const lowered = name.toLowerCase();
    const letters = lettersOf(lowered);
    let nearest;
    let least = Math.max(1, Math.floor(name.length / 3)) + 1;
    for (const candidate of known) {
        const edits = lettersOf(candidate.toLowerCase()) === letters ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(lowered, candidate.toLowerCase());
        if (edits < least) {
            least = edits;
            nearest = candidate;
        }
    }
    return nearest;
}
/** How a message ends that names something unknown: with the nearest known name, or with all of them. */
function suggestion(name, known) {
    const nearest = nearestName(name, known);
    return nearest === undefined ? `known: ${known.join(', ')}` : `did you mean "${nearest}"?`;
}


/***/ })

};
