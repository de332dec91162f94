"use strict";
exports.id = 8571;
exports.ids = [
8571,
209,
6268
];
exports.modules = {
98571: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { addEntry: () => addEntry });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _parse_quarantine_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(209);
var _property_schema_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61052);
var _quarantine_end_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52971);
var _cli_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99939);
var _located_quarantine_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88804);
var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76760);
var jsonc_parser__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99547);
function appendEntry(text, entry) {
const list = (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_7__.parseTree)(text, [], { allowTrailingComma: true });
if (list?.type !== "array") return `${formatList(entry)}\n`;
const end = list.offset + list.length - 1;
const last = list.children?.at(-1);
const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
const hasComma = last !== void 0 && isComma(text, endOf(last));
const before = last === void 0 || hasComma ? text.slice(0, end) : `${text.slice(0, endOf(last))},${text.slice(endOf(last), end)}`;
const indent = indentOf(text, last ?? list) ?? "  ";
const added = formatEntry(entry, last !== void 0 && isOnOneLine(text, last)).replaceAll("\n", `${lineEnd}${indent}`);
const closing = indentBefore(text, end) ?? "";
return `${before.trimEnd()}${lineEnd}${indent}${added}${hasComma ? "," : ""}${lineEnd}${closing}${text.slice(end)}`;
}
const endOf = ({ offset, length }) => offset + length;
function isComma(text, offset) {
const scanner = (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_7__.createScanner)(text, true);
scanner.setPosition(offset);
scanner.scan();
return text.charAt(scanner.getTokenOffset()) === ",";
}
const isOnOneLine = (text, node) => !/[\r\n]/.test(text.slice(node.offset, endOf(node)));
const indentOf = (text, node) => node.type === "array" ? void 0 : indentBefore(text, node.offset);
function indentBefore(text, offset) {
const start = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
const before = text.slice(start, offset);
return before.trim() === "" ? before : void 0;
}
function formatEntry(entry, isShort) {
if (!isShort) return JSON.stringify(entry, null, 2);
return `{ ${Object.entries(entry).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(", ")} }`;
}
const formatList = (entry) => JSON.stringify([entry], null, 2);
async function addEntry(test, options, terminal) {
const { env, stderr } = terminal;
const quiet = options.quiet ?? false;
const log = (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_3__.n)({
stream: stderr,
color: (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(stderr, env, quiet),
quiet
});
const entry = entryOf(test, options);
checkEntry(entry);
const located = (0, _located_quarantine_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(options, terminal);
const { cwd, path } = located;
const { entries, lines } = await (0, _located_quarantine_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(located, log.problem);
const known = entries.find((other) => other.test === entry.test && other.module === entry.module);
if (known !== void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The quarantine already has an entry for "${entry.test}".`, {
hint: "Change that entry.",
place: {
path,
line: lines.get(known)
}
});
const file = (0, node_path__WEBPACK_IMPORTED_MODULE_6__.resolve)(cwd, path);
const text = located.exists ? appendEntry((0, node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync)(file, "utf8").replace(/^\ufeff/, ""), entry) : `${formatList(entry)}\n`;
await (0, _parse_quarantine_mjs__WEBPACK_IMPORTED_MODULE_1__.parseQuarantine)({
path,
text
});
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync)(file, text);
} catch (cause) {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(`The quarantine file "${path}" cannot be written: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(cause)}.`, { cause });
}
log.info(`Added "${entry.test}" to ${path}.`);
return _cli_mjs__WEBPACK_IMPORTED_MODULE_3__.r.ok;
}
function entryOf(test, { module, owner, reason, issue, until }) {
const given = Object.entries({
test,
module,
owner,
reason,
issue,
until
});
return Object.fromEntries(given.filter(([, value]) => value !== void 0));
}
function checkEntry(entry) {
const [fault] = (0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_2__.c)(_parse_quarantine_mjs__WEBPACK_IMPORTED_MODULE_1__.t, [entry], _parse_quarantine_mjs__WEBPACK_IMPORTED_MODULE_1__.n);
const key = String(fault?.path[1]);
if (fault !== void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${key === "test" ? `Invalid test "${entry.test}"` : `--${key}`}: ${fault.message}.`);
if ((0, _quarantine_end_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(entry, Date.now())) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`--until: the day ${entry.until} is over.`, { hint: "Use a later day." });
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
88804: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => readQuarantine,
t: () => locateQuarantine
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _quarantine_file_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48970);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
function locateQuarantine(options, { cwd: current, env }) {
const cwd = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(current, options.cwd ?? ".");
const named = options.config === void 0 ? void 0 : (0, _quarantine_file_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(options.config, cwd);
if (named !== void 0) return {
cwd,
path: named,
exists: true
};
const found = (0, _quarantine_file_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(cwd, env);
if (found?.isForeign === true) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The quarantine file ${found.path} belongs to another user than the working directory.`, { hint: "If you trust the file, name the configuration next to it with --config." });
if (found !== void 0) return {
cwd,
path: found.path,
exists: true
};
return {
cwd,
path: (0, _quarantine_file_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(cwd, options.config),
exists: false
};
}
async function readQuarantine({ cwd, path }, onWarning) {
const { list, warnings } = await (0, _quarantine_file_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(cwd, path);
for (const warning of warnings) onWarning(warning);
return list;
}
}),
209: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => quarantineChecks,
parseQuarantine: () => parseQuarantine,
t: () => quarantineSchema
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _property_schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61052);
var _text_position_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94278);
var _quarantine_end_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52971);
var _test_pattern_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36114);
var typebox__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6868);
function checkPattern(text) {
if (text === "" || !(0, _test_pattern_mjs__WEBPACK_IMPORTED_MODULE_3__.n)((0, _test_pattern_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(text))) return void 0;
return {
message: "matches every test; a pattern needs more than wildcards",
offset: 0
};
}
const checkDay = (text) => text !== "" && (0, _quarantine_end_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(text) === void 0 ? (0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_1__.s)("a day like \"2026-12-31\"", text) : void 0;
const list = (fault) => fault === void 0 ? [] : [fault];
const quarantineChecks = {
"test-pattern": (text) => list(checkPattern(text)),
"web-address": (text) => list((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_1__.a)(text)),
day: (text) => list(checkDay(text))
};
const maximumEntries = 1e3;
const maximumPattern = 2e3;
const maximumText = 500;
const text = (description, options = {}) => typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String({
minLength: 1,
maxLength: maximumText,
description,
...options
}));
const quarantineSchema = typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Array((0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_1__.t)({
test: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String({
format: "test-pattern",
minLength: 1,
maxLength: maximumPattern,
description: "The id of a test, or a pattern for its suites and its name, separated by \" \u203a \". \"*\" is any text, \"\\*\" the character. The pattern must match all of it.",
examples: [
"Checkout \u203a pays with an expired card",
"Checkout \u203a *",
"* \u203a waits for the server"
]
}),
module: text("The module of the test; default: every module."),
owner: text("The person or team that repairs the test.", { examples: ["@org/payments"] }),
reason: text("Why the test is in quarantine."),
issue: text("The address of an issue.", {
format: "web-address",
examples: ["https://github.com/org/shop/issues/12"]
}),
until: text("The last day on which the entry applies, in UTC; default: no end.", {
format: "day",
examples: ["2026-12-31"]
})
}, { description: "A test, or tests, whose failures do not fail the run." }), {
$schema: "http://json-schema.org/draft-07/schema#",
$id: "https://unpkg.com/build-report/service-quarantine.schema.json",
title: "Build Report quarantine",
description: "The tests whose failures do not fail the run.",
maxItems: maximumEntries
});
async function parseQuarantine(source) {
const { document, warnings } = await (0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(source, async (value) => (0, _property_schema_mjs__WEBPACK_IMPORTED_MODULE_1__.c)(quarantineSchema, value, quarantineChecks));
const entries = document.value.map(knownFields);
const lines = (0, _text_position_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(source.text, entries.map((_, index) => document.offsetOf([index])));
const lineOf = new Map(entries.map((entry, index) => [entry, lines[index] ?? 1]));
return {
list: {
path: source.path,
entries,
lines: lineOf
},
warnings
};
}
const knownFields = ({ test, module, owner, reason, issue, until }) => ({
test,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
module,
owner,
reason,
issue,
until
})
});
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
52971: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => parseDay,
t: () => isExpired
});
const dayMs = 864e5;
function parseDay(text) {
if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return void 0;
const time = Date.parse(`${text}T00:00:00Z`);
return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? void 0 : time;
}
function isExpired({ until }, now) {
const lastDay = until === void 0 ? void 0 : parseDay(until);
return lastDay !== void 0 && now >= lastDay + dayMs;
}
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
