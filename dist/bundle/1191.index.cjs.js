"use strict";
exports.id = 1191;
exports.ids = [1191, 6268];
exports.modules = {
75570: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
i: () => defaultKinds,
n: () => chatSlots,
r: () => chat_slot_exports,
t: () => chatKindOf
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _chats_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63208);
var chat_slot_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ chatKindOf: () => chatKindOf });
const chatSlots = [
"chatA",
"chatB",
"slack",
"teams",
"googleChat",
"discord"
];
const defaultKinds = {
chatA: "slack",
chatB: "teams"
};
function chatKindOf(slot, url) {
if (slot !== "chatA" && slot !== "chatB") return slot;
const host = URL.canParse(url) ? new URL(url).hostname : "";
return (0, _chats_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(host) ?? defaultKinds[slot];
}
}),
26268: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
i: () => showPath,
n: () => readDocument,
r: () => pathOfPointer,
t: () => document_exports
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var jsonc_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99547);
function showPath(path) {
const text = path.map((step) => typeof step === "string" && /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`).join("");
return text.startsWith(".") ? text.slice(1) : text;
}
function pathOfPointer(pointer, root) {
let value = root;
return pointer.split("/").slice(1).map((step) => {
const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
const index = Array.isArray(value) ? Number(key) : key;
value = value[index];
return index;
});
}
var document_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ readDocument: () => readDocument });
const maximumDepth = 64;
function readDocument(text, { isStrict = false } = {}) {
const tooDeep = findTooDeep(text);
const errors = [];
const root = tooDeep === void 0 ? (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.parseTree)(text, errors, {
allowTrailingComma: !isStrict,
disallowComments: isStrict
}) : void 0;
const duplicateKeys = [];
return {
value: root === void 0 ? void 0 : readValue(root, [], duplicateKeys),
syntaxFaults: tooDeep === void 0 ? describe(errors) : [tooDeep],
duplicateKeys,
offsetOf(path, within) {
const [node, isExact] = nodeAt(root, path);
if (node === void 0) return 0;
return isExact && within !== void 0 && node.type === "string" ? offsetInString(text, node, within) : node.offset;
},
offsetOfKey(path) {
const [node, isExact] = nodeAt(root, path);
return (isExact && node?.parent?.type === "property" ? node.parent.offset : node?.offset) ?? 0;
}
};
}
function findTooDeep(text) {
const scanner = (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.createScanner)(text, true);
let depth = 0;
for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
const offset = scanner.getTokenOffset();
const first = text.charAt(offset);
if (first === "{" || first === "[") depth += 1;
else if (first === "}" || first === "]") depth -= 1;
if (depth > maximumDepth) return {
message: `nested more than ${maximumDepth} deep`,
offset
};
}
}
function readValue(node, path, duplicateKeys) {
if (node.type === "array") return (node.children ?? []).map((child, index) => readValue(child, [...path, index], duplicateKeys));
if (node.type !== "object") return node.value;
const entries = new Map();
for (const property of node.children ?? []) {
const [keyNode, valueNode] = property.children ?? [];
const key = String(keyNode?.value);
const inner = [...path, key];
if (entries.has(key)) duplicateKeys.push({
message: `${showPath(inner)}: duplicate key`,
offset: property.offset
});
entries.set(key, valueNode === void 0 ? void 0 : readValue(valueNode, inner, duplicateKeys));
}
return Object.fromEntries(entries);
}
function nodeAt(root, path) {
let node = root;
for (const step of path) {
const child = node?.type === "array" ? node.children?.[Number(step)] : node?.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1];
if (child === void 0) return [node, false];
node = child;
}
return [node, true];
}
function offsetInString(text, node, within) {
let offset = node.offset + 1;
for (let count = 0; count < within; count += 1) offset += text.charAt(offset) !== "\\" ? 1 : text.charAt(offset + 1) === "u" ? 6 : 2;
return offset;
}
const syntaxMessages = {
InvalidSymbol: "unexpected text; strings must be in double quotes",
InvalidNumberFormat: "this is not a number",
PropertyNameExpected: "expected a key in double quotes",
ValueExpected: "expected a value",
ColonExpected: "expected a \":\"",
CommaExpected: "expected a \",\"",
CloseBraceExpected: "expected a \"}\"",
CloseBracketExpected: "expected a \"]\"",
EndOfFileExpected: "expected the end of the file",
UnexpectedEndOfComment: "the comment is not closed",
UnexpectedEndOfString: "the string is not closed",
UnexpectedEndOfNumber: "the number is not complete",
InvalidUnicode: "the \"\\u\" is not followed by four hexadecimal digits",
InvalidEscapeCharacter: "unknown escape; write a backslash as \"\\\\\"",
InvalidCommentToken: "comments are not allowed",
InvalidCharacter: "a control character in a string must be escaped"
};
function describe([first]) {
if (first === void 0) return [];
return [{
message: `not valid JSON: ${syntaxMessages[(0, jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.printParseErrorCode)(first.error)] ?? "unexpected text"}`,
offset: first.offset
}];
}
}),
71191: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { parseConfig: () => parseConfig });
var _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61052);
var _scanner_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(69735);
var _property_format_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46576);
var _glob_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5689);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53216);
var _formats_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91801);
var _chat_slot_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75570);
var _config_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9061);
var _idle_expectations_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(235);
var _chats_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63208);
var _components_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59107);
var typebox__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6868);
async function loadChecks(value) {
const json = JSON.stringify(value) ?? "";
const checker = (0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(json) || /"(?:condition|mentionCondition)":/.test(json) ? await Promise.all([__webpack_require__.e(6631), __webpack_require__.e(8396)]).then(__webpack_require__.bind(__webpack_require__, 38396)) : void 0;
const template = templateCheck(checker);
return {
template,
token: (text) => checker?.checkTemplate(text, "token") ?? [],
condition: (text) => checker?.checkCondition(text) ?? [],
"webhook-url": (text) => [...first((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.o)(text)), ...template(text)],
"web-address": (text) => [...first((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.a)(text)), ...template(text)],
link: (text) => [...first((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.i)(text)), ...template(text)],
glob: (text) => first((0, _glob_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(text)),
"number-pattern": (text) => first((0, _property_format_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(text).fault)
};
}
const templateCheck = (checker) => (text) => (0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(text) ? checker?.checkTemplate(text) ?? [] : [];
const first = (fault) => fault === void 0 ? [] : [fault];
function configOfFile({ collect = {}, report = {} }, path) {
const { template } = report;
return (0, _config_mjs__WEBPACK_IMPORTED_MODULE_5__.n)({
path,
collect: {
collectors: collectorsOf(collect),
metadata: collect.metadata ?? {},
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({
attachments: collect.attachments,
choosesFormats: choosesFormats(collect) ? true : void 0,
testsAreOptional: testsAreOptional(collect) ? true : void 0
})
},
report: {
reporters: reportersOf(report),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ template })
}
});
}
const isEnabled = (collect, key) => key in collect && collect[key]?.enabled !== false;
const choosesFormats = (collect) => _formats_mjs__WEBPACK_IMPORTED_MODULE_3__.n.some((key) => isEnabled(collect, key));
function collectorsOf(collect) {
const usesDefaults = !choosesFormats(collect);
return _config_mjs__WEBPACK_IMPORTED_MODULE_5__.l.flatMap((key) => {
if (!(!(key in collect) && usesDefaults && key !== "files") && !isEnabled(collect, key)) return [];
const settings = collect[key] ?? {};
const { include, exclude = [], metadata = {}, expect } = settings;
const twins = "twins" in settings && settings.twins === "count" ? settings.twins : void 0;
const repeats = "repeats" in settings && settings.repeats === "attempts" ? settings.repeats : void 0;
return [{
key,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ include }),
exclude,
metadata,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({
expect,
twins,
repeats
})
}];
});
}
function testsAreOptional(collect) {
const gathersMore = isEnabled(collect, "files") || isEnabled(collect, "events");
const named = _formats_mjs__WEBPACK_IMPORTED_MODULE_3__.n.filter((key) => key in collect);
const canFindNone = named.length === _formats_mjs__WEBPACK_IMPORTED_MODULE_3__.n.length && !named.some((key) => isEnabled(collect, key));
return gathersMore && (named.length === 0 || canFindNone);
}
function reportersOf(report) {
const named = Object.keys(report).flatMap((key) => makersBySlot.get(key) ?? []).flatMap((make) => make(report) ?? []);
return "codehost" in report || "github" in report ? named : [...named, _config_mjs__WEBPACK_IMPORTED_MODULE_5__.r];
}
const otherMakers = {
codehost: (report) => codehostReporter(report, "codehost"),
github: (report) => codehostReporter(report, "github"),
html: htmlReporter
};
const makersBySlot = new Map([..._chat_slot_mjs__WEBPACK_IMPORTED_MODULE_4__.n.map((slot) => [slot, (report) => chatReporter(report, slot)]), ...Object.entries(otherMakers)]);
function chatReporter(report, slot) {
const { enabled = false, url = "", ...others } = report[slot] ?? {};
const isOpen = (slot === "chatA" || slot === "chatB") && ("kind" in others || (0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(url));
return enabled ? {
...others,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_2__.y)({ kind: !isOpen ? (0, _chat_slot_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(slot, url) : void 0 }),
type: "chat",
slot,
url
} : void 0;
}
function codehostReporter(report, slot) {
const { enabled = false, ...others } = report[slot] ?? {};
return enabled ? {
commentEnabled: true,
commentUpdates: true,
commentMode: "always",
...others,
type: "codehost",
slot
} : void 0;
}
function htmlReporter({ html }) {
const { enabled = false, outputFile = "", ...others } = html ?? {};
return enabled ? {
...others,
type: "html",
slot: "html",
outputFile
} : void 0;
}
const owner = /^(?:@[^\s@/]+(?:\/[^\s@/]+)*|[^\s@]+@[^\s@]+)$/;
const fieldsOf = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
function knownKind(slot, { kind, url }) {
if (slot !== "chatA" && slot !== "chatB") return slot;
return _chats_mjs__WEBPACK_IMPORTED_MODULE_7__.n.find((one) => one === kind) ?? (typeof url === "string" && !(0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(url) ? (0, _chat_slot_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(slot, url) : void 0);
}
function expectedName(kind) {
if (kind !== void 0) return _chats_mjs__WEBPACK_IMPORTED_MODULE_7__.r[kind].mentions.expected;
return `the name of a user or group in a chat, such as ${_chats_mjs__WEBPACK_IMPORTED_MODULE_7__.n.map((one) => `${JSON.stringify(_chats_mjs__WEBPACK_IMPORTED_MODULE_7__.r[one].mentions.example)} (${_chats_mjs__WEBPACK_IMPORTED_MODULE_7__.r[one].title})`).join(", ")}`;
}
function faultsOf(slot, reporter) {
const kind = knownKind(slot, reporter);
const possible = kind === void 0 ? _chats_mjs__WEBPACK_IMPORTED_MODULE_7__.n : [kind];
return Object.entries(fieldsOf(reporter.mentions)).flatMap(([key, name]) => {
const path = [
"report",
slot,
"mentions",
key
];
const faults = [];
if (!owner.test(key)) {
const { message } = (0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.s)("an owner as in CODEOWNERS, such as \"@org/payments\"", key);
faults.push({
severity: "error",
path,
message,
at: "key"
});
}
if (typeof name === "string" && !possible.some((one) => _chats_mjs__WEBPACK_IMPORTED_MODULE_7__.r[one].mentions.parse(name) !== void 0)) faults.push({
severity: "error",
path,
message: (0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.s)(expectedName(kind), name).message
});
return faults;
});
}
function findMentionFaults(value) {
const report = fieldsOf(fieldsOf(value).report);
return _chat_slot_mjs__WEBPACK_IMPORTED_MODULE_4__.n.flatMap((slot) => faultsOf(slot, fieldsOf(report[slot])));
}
function findLimitFaults(value, path = []) {
if (typeof value !== "object" || value === null) return [];
const inside = Array.isArray(value) ? value.flatMap((item, index) => findLimitFaults(item, [...path, index])) : Object.entries(value).flatMap(([key, item]) => findLimitFaults(item, [...path, key]));
const { type, min, max } = value;
if (type !== "property" || typeof min !== "number" || typeof max !== "number" || min <= max) return inside;
return [...inside, {
severity: "error",
path: [...path, "max"],
message: `must be at least the value of "min" (${min}), found ${max}`
}];
}
const componentSchemas = Object.entries(_components_mjs__WEBPACK_IMPORTED_MODULE_8__.t).sort(([one], [other]) => one < other ? -1 : 1).map(([type, { description, properties, keywords }]) => ({
...(0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
type: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Literal(type, { description }),
...properties(_property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.n)
}, {
description,
...keywords
}),
title: type
}));
const componentOf = (type) => ({
type: "object",
properties: { type: { const: type } },
required: ["type"]
});
const definitions = {
component: {
title: "component",
type: "object",
properties: { type: {
title: "component",
enum: componentSchemas.map(({ title }) => title),
description: "The type of the component. It decides which other keys are allowed."
} },
required: ["type"],
allOf: componentSchemas.map((schema) => ({
if: componentOf(schema.title),
then: schema
}))
},
template: (0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ components: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Unsafe({ $ref: "#/definitions/component" }), { description: "The components, from top to bottom." }) }, { description: "The content of the report." })
};
const metadata = (description) => typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Unsafe({
type: "object",
additionalProperties: {
type: "string",
format: "template"
},
description,
examples: [{ branch: "{{ source.branch }}" }]
}));
const globs = (description, options = {}) => typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.String({ format: "glob" }), {
description,
...options
}));
const least = (noun) => typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Integer({
minimum: 1,
description: `The smallest number of ${noun}.`
}));
const expectation = (properties) => typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(properties, { description: "What this collector must find. With less, the run is incomplete." }));
const expectResults = expectation({
files: least("files with results"),
tests: least("tests")
});
const expectEvents = expectation({
files: least("files with results"),
tests: least("tests"),
properties: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.String({ minLength: 1 }), {
description: "The names of properties that the files must record.",
examples: [["coverage"]]
}))
});
const expectFiles = expectation({ files: least("files") });
const twins = typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Enum(["once", "count"], {
default: "once",
description: "What counts if a file of this collector has the same tests as a file of another format: once, the better format; count, both files."
}));
const repeats = typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Enum(["tests", "attempts"], {
default: "tests",
description: "What tests with the same module, suite and name are: tests, each of them counts; attempts, the last one counts, and the others are its attempts."
}));
const collector = (description, include, own, options = {}) => typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
enabled: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Boolean({
default: true,
description: "Whether this collector is used."
})),
include: globs(include.description, { examples: [[...include.examples]] }),
exclude: globs("Globs of files to leave out; they take precedence over include.", { default: [] }),
...own,
metadata: metadata("Added to everything that this collector finds; takes precedence over collect.metadata.")
}, {
description,
...options
}));
const testCollector = (key) => collector(`Collects test results: ${(0, _formats_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(key)}.`, {
description: "Globs of the result files; default: the well-known names of the format.",
examples: [`**/${key}-results/**`]
}, {
expect: expectResults,
twins,
repeats
});
const collectors = {
...Object.fromEntries(_formats_mjs__WEBPACK_IMPORTED_MODULE_3__.n.map((key) => [key, testCollector(key)])),
files: collector("Collects any files as build artifacts.", {
description: "Globs of the files.",
examples: ["dist/*.zip"]
}, { expect: expectFiles }, {
if: {
properties: { enabled: { const: false } },
required: ["enabled"]
},
else: {
required: ["include"],
properties: { include: { type: "array" } }
}
}),
events: collector("Collects event files: newline-delimited JSON, one record per line.", {
description: "Globs of the event files; default: the well-known name.",
examples: ["**/service-*-events.ndjson"]
}, { expect: expectEvents })
};
const attachments = typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
keep: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Enum([..._idle_expectations_mjs__WEBPACK_IMPORTED_MODULE_6__.r], {
default: "failed",
description: "Whose files are stored: those of tests that failed or passed after a retry; those of all tests; none."
})),
sensitive: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Enum([..._config_mjs__WEBPACK_IMPORTED_MODULE_5__.s], {
default: "auto",
description: "Whether to store traces, HAR files, dumps, page sources and snapshots of pages, which can contain cookies and values of fields: auto, unless the repository is public; keep; drop."
})),
roots: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.String({ minLength: 1 }), {
description: "Folders in which files are looked for as well; relative to the working directory, and may lie outside of it. Ignored on workflow_run and pull_request_target.",
examples: [["e2e"]]
})),
maximumMegabytes: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Integer({
minimum: 1,
maximum: 2e3,
description: "How much one job or report stores; default: 100 in public repositories, 20 in others.",
examples: [100]
}))
}, { description: "What happens to the files that tests leave behind, such as screenshots and traces." }));
const reporter = (description, properties) => typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
enabled: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Boolean({ description: "Whether this reporter is used." }),
condition: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.String({
format: "condition",
description: "The report is sent only if this expression is true; braces are optional.",
examples: ["failed || cancelled"]
})),
...properties,
template: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Unsafe({ $ref: "#/definitions/template" }))
}, { description }));
const mentionFields = (kinds) => ({
mentions: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Unsafe({
type: "object",
additionalProperties: { type: "string" },
description: "The users and groups that the message mentions for failed tests: from an owner in CODEOWNERS to the name in the chat.",
examples: kinds.map((kind) => ({ "@org/payments": _chats_mjs__WEBPACK_IMPORTED_MODULE_7__.r[kind].mentions.example }))
})),
mentionCondition: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.String({
format: "condition",
default: "failed",
description: "Owners are mentioned only if this expression is true; braces are optional.",
examples: ["failed && source.branch == 'main'"]
}))
});
const chatFields = {
url: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.String({
format: "webhook-url",
description: "The URL of the webhook.",
examples: ["{{ env.CHAT_WEBHOOK }}"]
}),
title: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.r)("The title of the message.", ["{{ project }}: {{ status }}"])),
titleUrl: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.r)("The link of the title.", ["{{ build.url }}"], "web-address"))
};
const chat = (kind) => reporter(`Sends the report to ${_chats_mjs__WEBPACK_IMPORTED_MODULE_7__.r[kind].title}.`, {
...chatFields,
...mentionFields([kind])
});
const anyChat = (slot) => reporter(`Sends the report to the webhook of a chat. ${slot} accepts every kind of chat.`, {
...chatFields,
...mentionFields(_chats_mjs__WEBPACK_IMPORTED_MODULE_7__.n),
kind: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Enum([..._chats_mjs__WEBPACK_IMPORTED_MODULE_7__.n], { description: `The kind of chat; default: by the host of the URL, else ${_chat_slot_mjs__WEBPACK_IMPORTED_MODULE_4__.i[slot]}.` }))
});
const codehost = (description) => reporter(description, {
token: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.String({
format: "token",
description: "The token to write with; default: the token of the job. Only this key may use env.GITHUB_TOKEN.",
examples: ["{{ env.GITHUB_TOKEN }}"]
})),
commentEnabled: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Boolean({
default: true,
description: "Whether to comment on the pull request or commit."
})),
commentUpdates: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Boolean({
default: true,
description: "Whether to replace an earlier comment."
})),
commentMode: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Enum([..._config_mjs__WEBPACK_IMPORTED_MODULE_5__.t], {
default: "always",
description: "When to comment: always; only for failures; for failures and if a comment exists already; only if the outcome changed."
})),
commentTitle: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.r)("The title of the comment. Reports with different titles have separate comments.")),
commentTitleUrl: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.r)("The link of the title.", [], "link"))
});
const reporters = {
chatA: anyChat("chatA"),
chatB: anyChat("chatB"),
slack: chat("slack"),
teams: chat("teams"),
googleChat: chat("googleChat"),
discord: chat("discord"),
codehost: codehost("Shows the report on the code host: on the run, and as a comment on its pull request or commit."),
github: codehost("Another name for codehost."),
html: reporter("Writes the report to an HTML file.", {
outputFile: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.String({
format: "template",
minLength: 1,
description: "The file to write.",
examples: ["report.html"]
}),
embed: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Enum([..._config_mjs__WEBPACK_IMPORTED_MODULE_5__.a], {
default: "failed",
description: "Whose images and videos are in the page: those of tests that failed or passed after a retry; of all tests; of none."
}))
})
};
const configSchema = (0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
$schema: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.String({ description: "The schema of this file, for editors." })),
collect: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
...collectors,
attachments,
metadata: metadata("Added to everything that is collected.")
}, { description: "The results and files to collect. Without a test collector, every format is collected by its well-known names." })),
report: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
...reporters,
template: typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_9__.ZUJ.Unsafe({ $ref: "#/definitions/template" }))
}, {
description: "The recipients of the report, and its content.",
allOf: [{
not: {
type: "object",
properties: {
codehost: {},
github: {}
},
required: ["codehost", "github"]
},
description: "\"github\" is another name for \"codehost\"; remove one of them"
}]
}))
}, {
$schema: "http://json-schema.org/draft-07/schema#",
$id: "https://unpkg.com/build-report/service.schema.json",
title: "Build Report configuration",
definitions
});
const opening = `$\{{`;
const message = `"${opening} \u2026 }}" belongs in a workflow, and leaves a "$" before the value here. Set a variable in the "env" of the step, and write "{{ env.NAME }}".`;
function findWorkflowExpressions(value, path = []) {
if (typeof value === "string") {
const at = value.indexOf(opening);
return at === -1 ? [] : [{
severity: "warning",
path,
message,
at
}];
}
if (Array.isArray(value)) return value.flatMap((item, index) => findWorkflowExpressions(item, [...path, index]));
if (typeof value !== "object" || value === null) return [];
return Object.entries(value).flatMap(([key, inner]) => findWorkflowExpressions(inner, [...path, key]));
}
async function parseConfig(source) {
const { document, warnings } = await (0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.l)(source, findFaults);
return {
config: configOfFile(document.value, source.path),
warnings
};
}
const findFaults = async (value) => [
...(0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_0__.c)(configSchema, value, await loadChecks(value)),
...findMentionFaults(value),
...findLimitFaults(value),
...(0, _idle_expectations_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(value),
...findWorkflowExpressions(value)
];
}),
61052: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => checkWebAddress,
c: () => findSchemaFaults,
i: () => checkLink,
l: () => checkedDocument,
n: () => schemaBuilders,
o: () => checkWebhook,
r: () => template,
s: () => foundMessage,
t: () => closedObject
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15615);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87963);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47931);
var _scanner_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69735);
var _nearest_name_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86761);
var _document_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26268);
var _text_position_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94278);
var _webhook_fault_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66057);
var ajv__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42463);
var typebox__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6868);
const maximumProblems = 100;
async function checkedDocument({ path, text }, findFaults) {
const document = (0, _document_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(text);
const problems = bound((await find(document, findFaults)).toSorted((one, other) => one.offset - other.offset)).map(({ severity, message, offset }) => ({
severity,
message,
path,
...(0, _text_position_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(text, offset)
}));
if (problems.some((problem) => problem.severity === "error")) throw new _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.rt(problems);
return {
document,
warnings: problems
};
}
async function find(document, findFaults) {
const error = ({ message, offset }) => ({
severity: "error",
message,
offset
});
if (document.syntaxFaults.length > 0) return document.syntaxFaults.map(error);
const faults = await findFaults(document.value);
return [...document.duplicateKeys.map(error), ...faults.map((fault) => locate(fault, document))];
}
function bound(findings) {
const [next, ...others] = findings.slice(maximumProblems);
if (next === void 0) return findings;
const severity = [next, ...others].some((finding) => finding.severity === "error") ? "error" : "warning";
return [...findings.slice(0, maximumProblems), {
severity,
message: "there are more problems from here on",
offset: next.offset
}];
}
function locate({ severity, path, message, at }, document) {
const offset = at === "key" ? document.offsetOfKey(path) : document.offsetOf(path, at);
const shown = (0, _document_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(path);
return {
severity,
message: shown === "" ? message : `${shown}: ${message}`,
offset
};
}
function describeSchemaError(error, path, checks) {
const schema = recordOf(error.parentSchema);
const fault = (message, more = {}) => [{
severity: "error",
path,
message,
...more
}];
const { params, data } = error;
switch (error.keyword) {
case "if": return [];
case "not": return fault(String(schema.description), { at: "key" });
case "type": return fault(describeMismatch(schema, data));
case "enum": return fault(describeUnknown(typeof schema.title === "string" ? schema.title : "value", data, stringsOf(schema.enum)));
case "required": {
const key = String(params.missingProperty);
return fault(`is missing; expected ${nounOf(recordOf(recordOf(schema.properties)[key]))}`, { path: [...path, key] });
}
case "additionalProperties": return describeUnknownKey(path, String(params.additionalProperty), schema);
case "format": return (checks[String(params.format)]?.(String(data)) ?? []).map(({ message, offset, severity }) => ({
severity: severity ?? "error",
path,
message,
at: offset
}));
case "minLength": return fault("must not be empty");
case "maxLength": return fault(`must have at most ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(Number(params.limit))} characters`);
case "maxItems": return fault(`must have at most ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(Number(params.limit))} entries`);
case "minimum": return fault(`expected a number of at least ${params.limit}, found ${show(data)}`);
case "maximum": return fault(`expected a number of at most ${params.limit}, found ${show(data)}`);
case "pattern": return fault(`expected a text like ${show(schema.default)}, found ${show(data)}`);
default: return fault(`${show(data)} is not allowed here`);
}
}
function describeMismatch(schema, data) {
const message = `expected ${nounOf(schema)}, found ${show(data)}`;
return schema.type === "array" && typeof data === "string" ? `${message}; write [${show(data)}]` : message;
}
function describeUnknown(noun, data, known) {
if (typeof data !== "string") return `expected ${oneOf(known)}, found ${show(data)}`;
const nearest = (0, _nearest_name_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(data, known);
return `unknown ${noun} ${show(data)}; ${nearest === void 0 ? `expected ${oneOf(known)}` : `did you mean "${nearest}"?`}`;
}
function describeUnknownKey(path, key, schema) {
const known = Object.keys(recordOf(schema.properties));
return [{
severity: "warning",
path: [...path, key],
message: `unknown key; ${(0, _nearest_name_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(key, known)}`,
at: "key"
}];
}
const nouns = {
string: "a string",
boolean: "true or false",
number: "a number",
integer: "a whole number",
array: "an array",
object: "an object"
};
function nounOf(schema) {
if (Array.isArray(schema.enum)) return oneOf(stringsOf(schema.enum));
return nouns[String(schema.type)] ?? (schema.$ref === void 0 ? "a value" : "an object");
}
const oneOf = (names) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Jt)(names.map((name) => `"${name}"`), "or");
function show(value) {
if (Array.isArray(value)) return "an array";
if (typeof value === "object" && value !== null) return "an object";
const json = JSON.stringify(value) ?? "nothing";
return json.length > 80 ? `${json.slice(0, 80)}\u2026` : json;
}
const recordOf = (value) => typeof value === "object" && value !== null ? value : {};
const stringsOf = (value) => Array.isArray(value) ? value.map(String) : [];
const maximumErrors = 1e3;
const quickly = {
meta: false,
validateSchema: false,
code: { optimize: false }
};
function findSchemaFaults(schema, value, checks) {
const ajv = new ajv__WEBPACK_IMPORTED_MODULE_8__.Ajv({
...quickly,
allErrors: true,
verbose: true,
strictTypes: false
});
for (const [name, check] of Object.entries(checks)) ajv.addFormat(name, {
type: "string",
validate: (text) => check(text).length === 0
});
if (ajv.validate(usedSchema(schema, value), value)) return [];
return (ajv.errors?.slice(0, maximumErrors) ?? []).flatMap((error) => describeSchemaError(error, (0, _document_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(error.instancePath, value), checks));
}
function usedSchema(schema, value) {
const { properties, required = [] } = schema;
if (properties === void 0 || typeof value !== "object" || value === null) return schema;
const used = Object.entries(properties).map(([name, own]) => {
if (Object.hasOwn(value, name)) return [name, usedSchema(own, value[name])];
return [name, required.includes(name) ? own : {}];
});
return {
...schema,
properties: Object.fromEntries(used)
};
}
const scheme = /^\s*([a-z][a-z0-9+.-]*):/i;
function hasOtherScheme(text, schemes) {
const [front = ""] = text.split("{{", 1);
const [, name] = scheme.exec(front) ?? [];
return name !== void 0 && !schemes.includes(name.toLowerCase());
}
const webhookMessages = {
"not a URL": "expected a URL that begins with https://, or an expression",
insecure: "the URL of a webhook is a secret, so it must begin with https:// (http:// only for this machine)",
credentials: "the URL of a webhook must not contain a user name or a password",
"page of Slack": "this is a page of Slack, not a webhook; create an incoming webhook, whose URL begins with https://hooks.slack.com/",
"retired connector": "Microsoft has retired the connectors of Teams; create a webhook in the channel with \u22ef, Workflows, \"Send webhook alerts to a channel\""
};
function checkWebhook(text) {
const fault = (0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(text) ? hasOtherScheme(text, ["https", "http"]) && "insecure" : (0, _webhook_fault_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(text);
return fault ? {
message: webhookMessages[fault],
offset: 0
} : void 0;
}
const foundMessage = (expected, text) => ({
message: `expected ${expected}, found ${JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}\u2026` : text)}`,
offset: 0
});
function checkWebAddress(text) {
if (!(!(0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(text) && text.trim() !== "" && !URL.canParse(text.trim())) && !hasOtherScheme(text, ["https", "http"])) return void 0;
return foundMessage("a URL that begins with https:// or http://", text);
}
function checkLink(text) {
if (!hasOtherScheme(text, [
"https",
"http",
"mailto"
])) return void 0;
return foundMessage("a URL that begins with https:// or http://, or a relative one", text);
}
const template = (description, examples = [], format = "template") => typebox__WEBPACK_IMPORTED_MODULE_6__.ZUJ.String({
format,
description,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ examples: examples.length > 0 ? [...examples] : void 0 })
});
const closedObject = (properties, options = {}) => typebox__WEBPACK_IMPORTED_MODULE_6__.ZUJ.Object(properties, {
additionalProperties: false,
...options
});
const schemaBuilders = {
Type: typebox__WEBPACK_IMPORTED_MODULE_6__.ZUJ,
template,
closedObject
};
}),
94278: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => positionOf,
t: () => linesOf
});
function positionOf(text, offset) {
const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
return {
line: lines.length,
column: (lines.at(-1)?.length ?? 0) + 1
};
}
function linesOf(text, offsets) {
let line = 1;
let start = 0;
return offsets.map((offset) => {
line += text.slice(start, offset).split(/\r\n|\n|\r/).length - 1;
start = offset;
return line;
});
}
}),
66057: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => findWebhookFault });
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
function findWebhookFault(text) {
const trimmed = text.trim();
if (!URL.canParse(trimmed)) return "not a URL";
const { protocol, hostname, username, password } = new URL(trimmed);
if (protocol !== "https:" && !(protocol === "http:" && loopback.test(hostname))) return "insecure";
if (username !== "" || password !== "") return "credentials";
if (/(?:^|\.)slack\.com$/.test(hostname) && hostname !== "hooks.slack.com") return "page of Slack";
return /(?:\.webhook|^outlook)\.office\.com$/.test(hostname) ? "retired connector" : void 0;
}
})
};
;
