"use strict";
exports.id = 3491;
exports.ids = [3491];
exports.modules = {
86705: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => lengthOfContent,
i: () => lengthOfAttachments,
n: () => maximumContent,
o: () => withoutContent,
r: () => detachAttachment,
s: () => keepsEvidence,
t: () => createAttachmentList
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
const keepsEvidence = ({ keepsPassed }, { status, attempts }) => status !== "successful" || attempts !== void 0 || keepsPassed === true;
function detachAttachment({ name, path, url, content, bases, ...rest }) {
return {
...rest,
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(name),
...path !== void 0 && { path: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(path) },
...url !== void 0 && { url: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(url) },
...content !== void 0 && { content: "base64" in content ? { base64: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(content.base64) } : { text: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(content.text) } },
...bases !== void 0 && { bases: bases.map(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u) }
};
}
function lengthOfAttachments(attachments = []) {
let length = 0;
for (const { name, path = "", url = "", content, bases = [] } of attachments) {
length += name.length + path.length + url.length + lengthOfContent(content);
for (const base of bases) length += base.length;
}
return length;
}
const lengthOfContent = (content) => content === void 0 ? 0 : "base64" in content ? content.base64.length : content.text.length;
const withoutContent = (attachments) => attachments.map(({ content, ...rest }) => content === void 0 ? rest : {
...rest,
reason: "limit"
});
const maximumContent = 16777216;
const maximumAttachments = 1e3;
const maximumContents = 2 * maximumContent;
function createAttachmentList(shared) {
let list = [];
const contents = shared ?? { left: maximumContents };
return {
add(attachment) {
if (list.length >= maximumAttachments) return void 0;
const { content, ...rest } = attachment;
const length = lengthOfContent(content);
if (length > 16777216) list.push({
...rest,
reason: "size"
});
else if (length > contents.left) list.push({
...rest,
reason: "limit"
});
else {
contents.left -= length;
list.push(attachment);
}
return list.length - 1;
},
take() {
if (list.length === 0) return void 0;
const taken = list;
list = [];
if (shared === void 0) contents.left = maximumContents;
return taken;
},
drop() {
for (const { content } of list) contents.left += lengthOfContent(content);
list = [];
}
};
}
}),
82108: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => attachmentOf });
var _longest_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47931);
const address = /^https?:\/\//i;
const inlineData = /^data:([\w.+-]{1,50}\/[\w.+-]{1,50})?[^,]{0,100};base64,/i;
const otherReference = /^(?:#|about:|blob:|data:|javascript:|mailto:)/i;
function attachmentOf(reference, name) {
const text = reference.trim();
const data = inlineData.exec(text);
if (data !== null) return {
name: name || (data[1] ?? "attachment").replace(/\/.*/, ""),
content: { base64: text }
};
if (text === "" || otherReference.test(text)) return void 0;
if (address.test(text)) return {
name: name || nameOf(text.replace(/[?#].*/s, "")),
url: text
};
return {
name: name || nameOf(text),
path: text
};
}
const nameOf = (path) => {
const name = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.yn)(path.replace(/[\\/]{1,9}$/, "")) || path;
return /^file:/i.test(path) ? decoded(name) : name;
};
function decoded(name) {
try {
return decodeURIComponent(name);
} catch {
return name;
}
}
}),
67514: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => firstLine });
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52824);
function firstLine(text, maximumLength = Number.POSITIVE_INFINITY) {
const trimmed = text.trimStart();
const end = trimmed.search(/[\r\n]/);
const line = (end === -1 ? trimmed : trimmed.slice(0, end)).trimEnd();
return (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(line, maximumLength, "\u2026");
}
}),
23497: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => lineNumber });
function lineNumber(value) {
const line = typeof value === "string" ? Number(value) : value;
return typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : void 0;
}
}),
3491: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readTap: () => readTap });
var _line_reader_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59459);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84766);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87963);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(52824);
var _tap_line_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47685);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53216);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87267);
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86705);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38487);
var _json_text_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47255);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6741);
var _line_number_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(23497);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60165);
var _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82108);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41123);
var _first_line_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(67514);
const maximumFacts = 1e4;
const maximumLength$1 = 1048576;
function createLateFacts() {
const facts = new Map();
let length = 0;
let errorLength = 0;
const keptError = ({ error }) => {
if (error === void 0) return void 0;
errorLength += error.message.length + error.details.length;
return errorLength <= maximumLength$1 ? {
message: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(error.message),
details: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(error.details)
} : void 0;
};
return {
add(line, fact) {
length += fact.name.length;
if (facts.size >= maximumFacts || length > maximumLength$1) return;
facts.set(line, {
...fact,
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(fact.name),
error: keptError(fact)
});
},
get: (line) => facts.get(line),
count: () => facts.size
};
}
const totals = /^(?:(?:tests|suites|pass|passed|ok|success|fail|failed|failures|cancelled|skip|skipped|todo|duration_ms):? +\d[\d.]*|\{ total: \d.*\}|\{:type :(?:begin|end)-test-\w+, .*|time=[\d.]+m?s|(?:Totals: |[^\s:]{1,200}: )?pass:\d+ fail:\d+ .*)$/;
const total = /^(pass|skip|fail|cancelled) {1,2}(\d{1,9})$/;
const ofTestMore = /^(?:Looks like you (?:failed|planned) \d|No tests run!$)/;
const exit = /^Looks like your test (?:exited with \d|died )/;
const glib = /^(?:random seed: R[\w-]+|(?:Start|End) of \S.* tests)$/;
const slow = /^slow test (\S{1,1000}) executed in ([\d.]{1,20}) secs$/;
const failure = /^ *Failed (?:\(TODO\) )?test\b/;
function meaningOf(comment) {
if (comment.length > 2e3) return void 0;
if (failure.test(comment)) return { kind: "failure" };
if (exit.test(comment)) return { kind: "exit" };
if (glib.test(comment)) return { kind: "glib" };
const [, name, seconds] = slow.exec(comment) ?? [];
if (name !== void 0) return {
kind: "slow",
name,
durationMs: Number(seconds) * 1e3
};
if (!totals.test(comment) && !ofTestMore.test(comment)) return void 0;
const [, word, count] = total.exec(comment) ?? [];
return word === void 0 ? { kind: "summary" } : {
kind: "summary",
total: {
word,
count: Number(count)
}
};
}
const colons = /([^\s()'"]{1,1000}?):(\d{1,9})(?::\d{1,9})?\)?$/;
function parsePlace(text) {
const [, file = "", line] = colons.exec(text.trim().slice(-2e3)) ?? [];
if (file === "" || Number(line) === 0 || /[/\\]node_modules[/\\]|^node:/.test(file)) return void 0;
return {
file: file.replace(/^file:\/\/(?:\/(?=[A-Za-z]:)|(?=\/))/, ""),
line: Number(line)
};
}
const perl = /^[ \t]*at (\S.{0,1000}) line (\d{1,9})\.?$/m;
const bats = /\bin test file (\S.{0,1000}), line (\d{1,9})\)/;
function placeInText(text) {
const [, file, line] = perl.exec(text) ?? bats.exec(text) ?? [];
return file === void 0 || Number(line) === 0 ? void 0 : {
file,
line: Number(line)
};
}
function frameLines(stack) {
const [first = ""] = stack.trimStart().split("\n", 1);
const hasWord = /^at\s/.test(first);
if (!hasWord && !/:\d+:\d+\)?$/.test(first)) return stack;
return stack.split("\n").map((line) => line.trim() === "" ? line : `    ${hasWord ? "" : "at "}${line.trim()}`).join("\n");
}
const frame$1 = /^\s+at\s.{1,2000}:\d+:\d+\)?$/;
function explainByText(text) {
const lines = withoutBlankEnds(text).split("\n");
const columns = lines.reduce((least, line) => line.trim() === "" ? least : Math.min(least, line.search(/\S/)), Infinity);
const own = lines.map((line) => line.slice(Math.min(columns, line.length)));
const [header, file, line] = busted.exec(own.slice(0, 2).join("\n")) ?? [];
if (header !== void 0 && file !== void 0) return {
message: own.join("\n").slice(header.length),
details: "",
file,
line: Number(line)
};
return {
...splitAtStack(own),
...placeInText(text)
};
}
const busted = /^(\S.{0,1000}) @ ([1-9]\d{0,8})\nFailure message: /;
function splitAtStack(lines) {
const [first = ""] = lines;
const stack = lines.findIndex((line) => frame$1.test(line));
const repeated = stack === -1 || first === "" ? -1 : lines.findIndex((line, index) => index > 0 && line.endsWith(`: ${first}`));
const end = repeated === -1 || repeated > stack ? stack : repeated;
if (end <= 0) return {
message: lines.join("\n"),
details: ""
};
return {
message: lines.slice(0, end).join("\n").trimEnd(),
details: lines.slice(end).join("\n")
};
}
const withoutBlankEnds = (text) => text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
const cancelled = "cancelledByParent";
const followed = "subtestsFailed";
const isCancelledByParent = (explanations) => explanations.some(({ failureType }) => failureType === cancelled);
function ownErrorOf(explanations) {
const [own] = explanations;
if (own === void 0 || !own.failureType || own.isGeneric || own.failureType === cancelled || own.failureType === followed) return void 0;
return {
message: (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(own.message),
details: (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(own.details)
};
}
const explainCancelled = (explanations, error) => error === void 0 ? explanations : explanations.map((one) => one.failureType === cancelled ? {
...one,
...error
} : one);
function unquoted(text, by) {
if (!text.endsWith("\"") || text.length < 2) return text.slice(1);
const inner = text.slice(1, -1);
if (by === "node:test") return unescapeInspected(inner);
const value = by === "vitest" ? void 0 : (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_11__.i)(text.replaceAll("\n", "\\n").replaceAll("	", "\\t"));
return typeof value === "string" ? value : inner.replaceAll("\\\"", "\"");
}
function singleQuoted(inner, by) {
return by === "node:test" || inner.includes("\\'") && !inner.includes("''") ? unescapeInspected(inner) : inner.replaceAll("''", "'");
}
const escaped = /\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|([^xu]))/g;
const controls = {
n: "\n",
t: "	",
r: "\r",
b: "\b",
f: "\f",
v: "\v"
};
const unescapeInspected = (text) => text.replace(escaped, (_, hex, unicode, other = "") => {
const code = hex ?? unicode;
return code === void 0 ? controls[other] ?? other : String.fromCharCode(Number.parseInt(code, 16));
});
const thrown = /^(?:Error thrown in test|Rejected promise returned by test\. Reason):$/;
const inspected = /^([A-Za-z_$][\w$]{0,200})(?: @\w{1,200})? \{\n/;
const messageField = /\n {2}message: (['"`])/;
function describeAvaValue(key, value) {
const error = errorIn(value);
if (error === void 0) return key.startsWith("Assertion failed:") ? value : `${key}\n${value}`;
return thrown.test(key) ? error : `${key} ${error}`;
}
function errorIn(value) {
const [, name] = inspected.exec(value) ?? [];
const field = messageField.exec(value);
const quote = field?.[1];
if (name === void 0 || field === null || quote === void 0) return void 0;
const text = value.slice(field.index + field[0].length);
const end = endOfText(text, quote);
if (end === -1) return void 0;
const message = unescapeInspected(text.slice(0, end)).replace(/\u240a\n {2}/g, "\n");
return name === "Error" || message === "" ? message || name : `${name}: ${message}`;
}
function endOfText(text, quote) {
for (let index = text.indexOf(quote); index !== -1; index = text.indexOf(quote, index + 1)) if (text[index - 1] !== "\\" && /^,?(?:\n|$)/.test(text.slice(index + 1, index + 3))) return index;
return -1;
}
const frame = /^ {4}at .{1,2000}:\d{1,9}:\d{1,9}\)?$/;
function explainByJson(lines) {
if (!lines[0]?.trimStart().startsWith("{")) return void 0;
const value = (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_11__.i)(lines.join("\n"));
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(value) || typeof value.message !== "string") return void 0;
const text = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_12__.n)(value.message).trimEnd();
const message = messageIn(text);
return {
message,
details: message === text ? "" : text,
...placeOf(value),
durationMs: void 0,
isSuite: false
};
}
function messageIn(text) {
const lines = text.split("\n");
const stack = lines.findIndex((line) => frame.test(line));
if (stack <= 0) return text;
const hasSource = stack > 2 && lines[stack - 1]?.trim() === "^";
return lines.slice(0, hasSource ? stack - 2 : stack).join("\n").trimEnd();
}
function placeOf({ at }) {
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(at) || typeof at.file !== "string" || at.file === "") return {};
return {
file: at.file.replace(/^\.\//, ""),
line: (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(at.line)
};
}
const keys = [
"attachments",
"attachment",
"screenshots",
"screenshot"
];
function yamlAttachments(fields) {
const attachments = (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_6__.t)();
for (const key of keys) {
const text = fields.text(key);
if (text === "") continue;
for (const { path, name } of entriesOf(text)) {
const attachment = (0, _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(path, name);
if (attachment !== void 0) attachments.add(attachment);
}
}
return attachments.take();
}
const field = /^(name|path|file|src|url)\s{0,9}:\s(.*)$/;
function entriesOf(text) {
if (text.startsWith("[") && text.endsWith("]")) return text.slice(1, -1).split(",").map((path) => ({ path: plain(path) }));
const entries = [];
for (const line of text.split("\n")) {
const isItem = /^\s*-(?:\s|$)/.test(line);
const value = (isItem ? line.replace(/^\s*-/, "") : line).trim();
const [, key, stated = ""] = field.exec(value) ?? [];
if (isItem || entries.length === 0) entries.push({ path: "" });
const entry = entries.at(-1);
if (key === "name") entry.name = plain(stated);
else if (key !== void 0) entry.path ||= plain(stated);
else if (entry.path === "" && !/^\w+:\s/.test(value)) entry.path = plain(value);
}
return entries;
}
const plain = (text) => text.trim().replace(/^(["'])(.*)\1$/s, "$2");
const maximumFields = 200;
const maximumKey = 200;
function readYamlFields(lines, quotedBy) {
const fields = [];
let column;
let isQuoted = false;
for (const line of lines) {
const indentation = indentationOf(line);
const current = fields.at(-1);
if (isQuoted && current !== void 0) {
current.lines.push(line);
isQuoted = !endsQuotedLines(line);
continue;
}
const isBlank = indentation === line.length;
if (!isBlank) column ??= indentation;
const field = isBlank || indentation > (column ?? 0) ? void 0 : parseField(line.slice(indentation));
if (field !== void 0 && fields.length < maximumFields) {
fields.push(field);
isQuoted = opensQuote(field.inline);
} else if (current !== void 0) {
current.lines.push(line);
isQuoted = current.inline === "" && opensQuote(inlineOf(line));
}
}
const found = new Map();
for (const field of fields) if (!found.has(field.key)) found.set(field.key, field);
const textOf = (key) => {
const field = found.get(key);
return field === void 0 ? "" : fieldValue(field, column ?? 0, found.has("failureType") ? "node:test" : quotedBy);
};
return {
text: (...keys) => keys.map(textOf).find((text) => text !== "") ?? "",
map(key) {
const field = found.get(key);
if (field === void 0 || field.inline !== "") return void 0;
const map = readYamlFields(dedent(field.lines), key === "error" ? "vitest" : void 0);
return map.keys().length === 0 ? void 0 : map;
},
keys: () => [...found.keys()]
};
}
const inlineOf = (line) => parseField(line.trimStart())?.inline ?? "";
const indentationOf = (line) => {
let index = 0;
while (line.charCodeAt(index) === 32 || line.charCodeAt(index) === 9) index += 1;
return index;
};
function parseField(line) {
const quote = line[0];
const isQuoted = quote === "\"" || quote === "'";
const end = isQuoted ? line.indexOf(quote, 1) + 1 : line.indexOf(":");
if (end <= 0 || end > maximumKey) return void 0;
const rest = line.slice(end).trimStart();
if (!rest.startsWith(":") || rest.length > 1 && rest[1] !== " ") return void 0;
const key = isQuoted ? line.slice(1, end - 1) : line.slice(0, end).trimEnd();
return isQuoted || /^[\w$][\w$ .-]*$/.test(key) ? {
key,
inline: rest.slice(1).trim(),
lines: []
} : void 0;
}
const opensQuote = (value) => value.startsWith("\"") && (value.length === 1 || !endsQuote(value));
function endsQuote(line) {
const text = line.trimEnd();
if (!text.endsWith("\"")) return false;
let backslashes = 0;
while (text[text.length - 2 - backslashes] === "\\") backslashes += 1;
return backslashes % 2 === 0;
}
function endsQuotedLines(line) {
const text = line.trimEnd();
return text.endsWith("\"") && !text.endsWith("\\\"");
}
const block = /^([|>])([1-9]?)[+-]?([1-9]?)[+-]?$/;
function fieldValue({ inline, lines }, column, quotedBy) {
const [, style, before = "", after = ""] = block.exec(inline) ?? [];
if (style !== void 0) {
const stated = Number(before || after);
const text = dedent(lines, stated > 0 ? column + stated : void 0);
return style === "|" ? text.join("\n").trimEnd() : folded(text).trimEnd();
}
if (inline === "") return dedent(lines).join("\n").trimEnd();
if (inline.startsWith("\"")) return unquoted([inline, ...lines].join("\n").trim(), quotedBy);
const text = [inline, ...withoutColumns(lines, column)].join("\n").trim();
const isQuotedBy = (quote) => text.length > 1 && text.startsWith(quote) && text.endsWith(quote);
if (quotedBy === "node:test" && isQuotedBy("`")) return unescapeInspected(text.slice(1, -1));
if (isQuotedBy("'")) return singleQuoted(text.slice(1, -1), quotedBy);
return text === "null" || text === "~" ? "" : text;
}
function dedent(lines, stated) {
const columns = stated ?? lines.reduce((least, line) => line.trim() === "" ? least : Math.min(least, indentationOf(line)), Infinity);
return withoutColumns(lines, columns);
}
const withoutColumns = (lines, columns) => lines.map((line) => line.slice(Math.min(columns, indentationOf(line))));
function folded(lines) {
let text = "";
let wasText = false;
for (const line of lines) {
const isText = line.trim() !== "" && indentationOf(line) === 0;
text += text === "" ? line : `${isText && wasText ? " " : "\n"}${line}`;
wasText = isText;
}
return text;
}
function readExplanation(lines, name) {
const quick = explanationOfSuccess(lines) ?? explainByJson(lines);
if (quick !== void 0) return quick;
const fields = readYamlFields(lines);
const error = fields.map("error");
const type = (error ?? fields).text("name", "type");
const text = messageOf(fields, error, name);
const message = [text, comparisonOf(fields, text)].filter((part) => part !== "").join("\n\n");
return {
message,
details: detailsOf(fields, isException(type) && thrownValue(fields) === "" ? type : "", text),
...yamlPlace(fields) ?? placeInText(text),
durationMs: (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(fields.text("duration_ms"), 1),
isSuite: fields.text("type") === "suite",
failureType: fields.text("failureType"),
isGeneric: message === "test failed" && fields.text("exitCode") !== "",
attachments: yamlAttachments(fields)
};
}
const plainField = /^(duration_ms|type): '?([\w.]{1,30})'?$/;
function explanationOfSuccess(lines) {
if (lines.length > 2) return void 0;
let durationMs;
let isSuite = false;
for (const line of lines) {
const [, key, value] = plainField.exec(line) ?? [];
if (key === void 0) return void 0;
if (key === "type") isSuite = value === "suite";
else durationMs = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(value, 1);
}
return {
message: "",
details: "",
durationMs,
isSuite
};
}
const isException = (type) => /^[A-Z]\w{0,200}$/.test(type);
function messageOf(fields, error, name) {
const text = fields.text("message") || (error === void 0 ? fields.text("error") : error.text("message"));
const details = fields.map("details");
const [first = ""] = details?.keys() ?? [];
const compared = details?.keys().map((key) => describeAvaValue(key, details.text(key))) ?? [];
const isRepeated = text !== "" && (first.startsWith(`${text}:`) || first.startsWith(`${text}. `));
if (text !== "" || compared.length > 0) return [isRepeated ? "" : text, ...compared].filter((part) => part !== "").join("\n");
const failures = fields.text("failures");
if (ofCriterion$1.test(failures)) return failures.split(/^- \S{1,1000}:\d{1,9}: \|\+\n/m).map((each) => each.trim()).filter(Boolean).join("\n");
const type = fields.text("type");
if (fields.text("tapCaught") !== "" && isException(type)) return `${type}: ${name}`;
if (fields.map("at") !== void 0 && fields.text("tapCaught", "test", "source") !== "" && fields.text("found", "wanted", "diff") === "") return name;
return fields.text("diff") === "" ? "" : "The values differ";
}
const ofCriterion$1 = /^- (\S{1,1000}:\d{1,9}): \|\+\n/;
const legend = /[-+] ?(?:actual|expected)\b/;
function comparisonOf(fields, message) {
const diff = fields.text("diff");
if (diff !== "") return diff;
const values = fields.map("data") ?? fields;
const expected = values.text("expected", "wanted", "expect");
const actual = values.text("actual", "found", "got", "received");
if (expected === "" || actual === "" || legend.test(message)) return "";
return `expected: ${aligned(expected)}\nactual:   ${aligned(actual)}`;
}
const aligned = (value) => value.replaceAll("\n", "\n          ");
function detailsOf(fields, type, message) {
const place = fields.map("at");
const at = place === void 0 ? fields.text("at") : [
"fileName",
"lineNumber",
"columnNumber"
].map((key) => place.text(key)).join(":");
const stack = frameLines(fields.text("stack", "trace", "backtrace") || (parsePlace(at) === void 0 ? "" : `at ${at}`));
const source = fields.text("source");
const first = stack.split("\n", 1)[0] ?? "";
const hasHeader = type === "" || stack === "" || first.includes(type) || !first.startsWith(" ");
const header = message.startsWith(type) ? message : `${type}: ${message}`;
const headed = hasHeader ? stack : `${header}\n${stack}`;
return [
thrownValue(fields),
headed,
source
].filter((part) => part !== "").join("\n\n");
}
function thrownValue(fields) {
const details = fields.text("assertion") === "" ? fields.map("details") : void 0;
const [key] = details?.keys() ?? [];
return details === void 0 || key === void 0 ? "" : details.text(key);
}
function yamlPlace(fields) {
for (const key of ["location", "at"]) {
const value = fields.text(key);
if (value === "") continue;
const at = fields.map(key);
const file = at?.text("file", "fileName", "filename", "path");
const place = at !== void 0 && file ? {
file,
line: lineOf(at.text("line", "lineNumber"))
} : parsePlace(value);
if (place !== void 0) return place;
}
const [, assertion] = ofCriterion$1.exec(fields.text("failures")) ?? [];
if (assertion !== void 0) return parsePlace(assertion);
const file = fields.text("file", "filename");
return file === "" ? void 0 : {
file,
line: lineOf(fields.text("line", "lineno"))
};
}
const lineOf = (text) => /^[1-9]\d{0,8}$/.test(text) ? Number(text) : void 0;
const maximumExplanations = 20;
function withLine(text, line) {
const captured = text ?? (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_5__.n)();
captured.append(text === void 0 ? line : `\n${line}`);
return captured;
}
function addYaml(test, lines) {
if (test.explanations.length < maximumExplanations) test.explanations.push(readExplanation(lines, test.name));
}
const pointName = ({ name, brace }) => brace === "in-name" ? `${name} {`.trimStart() : name;
const isFailedPoint = ({ point }) => !point.isOk && point.directive === void 0;
const isSuitePoint = ({ explanations }) => explanations.some(({ isSuite }) => isSuite);
const pointReason = ({ explanations, comments }) => explanations.find(({ message }) => message !== "")?.message ?? (comments === void 0 ? "" : explainByText(comments.take()).message);
const pointAttachments = ({ explanations }) => explanations.flatMap(({ attachments = [] }) => attachments);
function pointResult(test, { isTodo, error }, file) {
const { point, suite } = test;
const explanations = explainCancelled(test.explanations, error);
const fails = isFailedPoint(test);
const status = point.directive === "skip" || test.neverRan || !point.isOk && !fails || fails && isTodo ? "skipped" : fails ? "failed" : "successful";
const result = {
name: pointName(test),
suite,
status
};
if (test.former !== void 0) result.former = { name: test.former };
const duration = point.durationMs ?? explanations.find(({ durationMs }) => durationMs !== void 0)?.durationMs ?? test.durationMs;
if (duration !== void 0) result.duration = duration;
const crash = status === "failed" && explanations.some(({ isGeneric }) => isGeneric) ? test.crashOutput?.take() ?? "" : "";
const output = test.output?.take() ?? "";
const comments = test.comments?.take() ?? "";
const place = explanations.find((explanation) => explanation.file !== void 0);
if (status === "failed") {
const message = crash === "" ? joined(explanations.map((explanation) => explanation.message)) : "";
const explained = message === "" && comments !== "" && crash === "" ? explainByText(comments) : void 0;
const stdout = joined([output, explained === void 0 ? comments : ""], "\n");
const details = joined([
explained?.details ?? "",
crash,
...explanations.map((explanation) => explanation.details)
]);
const headline = explained?.message ?? (message || point.reason);
if (headline !== "") result.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(headline);
if (details !== "") result.details = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(details);
if (stdout !== "") result.stdout = stdout;
setPlace(result, place ?? explained, file);
} else {
const stdout = joined([output, comments], "\n");
if (status === "skipped" && point.reason !== "") result.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(point.reason);
if (stdout !== "") result.stdout = stdout;
setPlace(result, place, file);
}
return result;
}
function setPlace(result, place, file) {
const path = place?.file ?? file;
if (path !== void 0) result.file = path;
if (place?.file !== void 0 && place.line !== void 0) result.line = place.line;
}
const joined = (texts, separator = "\n\n") => texts.filter((text) => text !== "").join(separator);
const maximumName = 200;
const quoted = (name) => `"${(0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_14__.r)(name, maximumName, "\u2026")}"`;
function subjectOf({ path }, script) {
if (path.length > script.path.length) return `The subtest ${quoted(path.slice(script.path.length).join(" > "))}`;
return script.file === void 0 ? "The file" : quoted(script.file);
}
function finishTest(level, test, file, { sink, late, fail }) {
const { closed, point } = test;
const isExpected = level.isTodo || point.directive !== void 0;
if (isCancelledByParent(test.explanations)) level.hasCancelled = true;
if (closed !== void 0 && closed.tests > 0) {
level.tests += closed.tests;
const error = isFailedPoint(test) && !isExpected ? ownErrorOf(test.explanations) : void 0;
const explains = error !== void 0 && closed.hasCancelled;
if (closed.name === void 0 || isExpected && closed.hasFailed || explains) late.add(closed.line, {
name: closed.name ?? pointName(test),
isTodo: isExpected,
...explains && { error }
});
const failsAlone = isFailedPoint(test) && !isExpected && !closed.hasFailed;
const failsToo = error !== void 0 && closed.hasFailed && !explains;
const what = `The subtest ${quoted(pointName(test))} failed`;
if (failsAlone) fail(`${what}, although none of its tests did`, pointReason(test), test.line);
else if (failsToo) fail(`${what} outside of its tests`, error.message, test.line);
if (closed.hasFailed || failsAlone) level.hasFailed = true;
return failsAlone || failsToo;
}
if (point.isOk && isSuitePoint(test)) return false;
const result = pointResult(test, level, file);
const attachments = pointAttachments(test);
sink.test(attachments.length > 0 && (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_6__.s)(sink, result) ? {
...result,
attachments
} : result);
level.tests += 1;
if (result.status !== "failed") return false;
level.hasFailed = true;
return true;
}
const noTotals = {
areFailuresRead: false,
results: 0
};
const maximumEarly = 1e4;
function createPlanCheck() {
const early = new Set();
let count = 0;
let last = 0;
let complete = 0;
let repeated = 0;
let firstRepeated = 0;
return {
add(stated) {
count += 1;
const number = stated ?? last + 1;
last = number;
if (number === complete + 1) {
complete += 1;
while (early.size > 0 && early.delete(complete + 1)) complete += 1;
} else if (number <= complete || early.has(number)) {
repeated += 1;
if (repeated === 1) firstRepeated = number;
} else if (early.size < maximumEarly) early.add(number);
return number;
},
count: () => count,
report(plan, subject, reason, line, fail, totals) {
if (count < plan.count) {
fail(`${subject} ends early: its plan is 1..${plan.count}, and ${ran(count)}. ${lookAt(reason)}`, reason, line);
return true;
}
if (count > plan.count && count <= totals.results) {
if (count === totals.results) return false;
fail(`${subject} lacks results: its totals state ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(totals.results)} results, and ${ran(count)}. ${lookAt(reason)}`, reason, line);
return true;
}
if (count > plan.count) {
fail(`${subject} has too many tests: its plan is 1..${plan.count}, and ${ran(count)}. Correct the plan`, "", plan.line);
return true;
}
if (complete < count && !totals.areFailuresRead) {
fail(`${subject} lacks results: ${repeated > 0 ? `test number ${firstRepeated} occurs more than once, and number` : "test number"} ${complete + 1} is missing. Its output may be mixed with that of another run`, "", line);
return true;
}
return false;
}
};
}
const lookAt = (reason) => reason === "" ? "See the log of the run for the reason" : "After the last test, the file contains";
const ran = (count) => count === 0 ? "no test ran" : count === 1 ? "1 test ran" : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(count)} tests ran`;
const mayBeWhole = ({ plan, numbers }) => plan !== void 0 && numbers.count() >= plan.count;
const statedFailures = ({ totals }) => (totals.get("fail") ?? 0) + (totals.get("cancelled") ?? 0);
function totalsOf(script) {
const { totals, failures } = script;
const [failed, passed = 0, skipped = 0] = [
"fail",
"pass",
"skip"
].map((word) => totals.get(word));
if (failed === void 0) return noTotals;
return {
areFailuresRead: statedFailures(script) === failures,
results: failures > 0 ? passed + skipped + failed : 0
};
}
function reportEnd(level, { script, subject, open, line, fail }) {
const { plan, numbers } = level;
const reason = script.lastWords();
if (!script.isBailedOut) {
if (open !== void 0) fail(`${subject} ends inside of the subtest ${quoted(open)}: the run was stopped, or the file was cut. ${lookAt(reason)}`, reason, line);
else if (plan === void 0) fail(`${subject} ends without a plan such as 1..5: the run was stopped, or the file was cut. ${lookAt(reason)}`, reason, line);
else numbers.report(plan, subject, reason, line, fail, totalsOf(script));
}
const stated = statedFailures(script);
if (stated > 0 && !script.hasNotOk && !script.hasErrors) fail(`${subject} states ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(stated, "failure")}, but lists no failed test. ${lookAt(reason)}`, reason, line);
const { exit } = script;
if (exit !== void 0 && !script.hasErrors && (exit.isCertain || !level.hasFailed)) fail(`${subject} failed outside of its tests`, exit.text, exit.line);
}
const ofGlib = /^(\/\S{1,1000}) - (.*)$/;
const ofCheck = /^(([^\s:]{1,400}\.(?:c|cc|cpp|cxx|h|hpp)):[^:]{1,400}:[A-Za-z_]\w{0,400}): (.*)$/;
const ofCriterion = /^(\w{1,400}::\S.{0,1000}?) ?(timed out|unexpected signal after \S{1,1000}:\d{1,9})? ?(?:\((\d{1,9}\.\d\d)s\))?$/;
const ofSharness = /^(\S.{0,1000}) \((missing [^()]{1,200}|matched GIT_SKIP_TESTS|--run)\)$/;
const ofClojure = /^\(([^()]{1,400})\) \(([^\s()]{0,400}):(\d{0,9})\)$/;
const ofCmocka = /^(\S.{0,1000}) (Could not run test: Test (?:setup|teardown) failed)$/;
const directiveOfNode = /^ # [A-Z]{2}/;
function steadyName(point, heading, isGlib) {
const { name, isOk, number } = point;
if (name === "") return heading === void 0 ? nameInReason(point) : void 0;
const inBrackets = name.startsWith("(") ? nameInBrackets(point) : void 0;
if (inBrackets !== void 0) return inBrackets;
if (isGlib && !isOk) {
const [, test, message] = ofGlib.exec(name) ?? [];
if (test !== void 0) return {
name: test,
message: message ?? ""
};
}
if (heading !== void 0 && heading !== "" && name.startsWith(heading) && directiveOfNode.test(name.slice(heading.length))) return { name: heading };
if (!name.includes(":")) return void 0;
if (number !== void 0) return nameOfCheck(name, isOk) ?? (isOk ? void 0 : nameOfCmocka(name));
return nameOfCriterion(name);
}
const withoutNumber = (text, number) => text.startsWith(`(${number}) `) ? text.slice(`(${number}) `.length) : void 0;
function nameInReason({ directive, reason, number }) {
const ofLab = withoutNumber(reason, number);
if (ofLab !== void 0) return {
name: ofLab,
reason: ""
};
const [, name, missing] = directive === "skip" && ofSharness.exec(reason) || [];
return name === void 0 || missing === void 0 ? void 0 : {
name,
reason: missing
};
}
function nameInBrackets({ name: description, number }) {
const ofLab = withoutNumber(description, number);
if (ofLab !== void 0) return { name: ofLab };
const [, name, file, line] = number === void 0 && ofClojure.exec(description) || [];
if (name === void 0) return void 0;
return file ? {
name,
message: "",
file,
line: Number(line) || void 0
} : { name };
}
function nameOfCmocka(description) {
const [, name, message] = ofCmocka.exec(description) ?? [];
return name === void 0 || message === void 0 ? void 0 : {
name,
message
};
}
function nameOfCheck(description, isOk) {
const [, name, file, message = ""] = ofCheck.exec(description) ?? [];
if (name === void 0 || file === void 0 || isOk && message !== "Passed") return void 0;
return isOk ? { name } : {
name,
message,
file
};
}
function nameOfCriterion(description) {
const [whole, name, message, seconds] = ofCriterion.exec(description) ?? [];
if (name === void 0 || name === whole) return void 0;
return {
name,
durationMs: (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(seconds === void 0 ? void 0 : Number(seconds) * 1e3),
...message && {
message,
...parsePlace(message)
}
};
}
const tapeDirective = /^(SKIP|TODO) (.*)$/;
const error = /^\s*(?:[\w.:]{0,200}(?:Error|Exception)\b|(?:panic|fatal)\b)|\b(?:Segmentation fault|Aborted|Killed)\b/;
function createTapScript({ file, isProve = file !== void 0, version } = {}) {
let isKernel = false;
let isFresh = true;
let heading;
let output;
let outputOfNext;
let comments;
let hasFailure = false;
let last;
let lastError = "";
const script = {
file,
path: file === void 0 ? [] : [file],
isProve,
version,
isStarted: false,
isBailedOut: false,
hasErrors: false,
hasHeadings: false,
isGlib: false,
hasTimes: false,
failures: 0,
hasNotOk: false,
totals: new Map(),
exit: void 0,
beginVersion(tap) {
script.version = tap.version;
script.isStarted = true;
if (tap.isKernel) isKernel = true;
},
takesHeading(column, { plan, numbers }) {
if (column > 0 || !script.isStarted) return false;
if (isFresh && script.version === "13" && plan === void 0 && numbers.count() === 0 && !script.isGlib) script.hasHeadings = true;
isFresh = false;
return script.hasHeadings;
},
beginHeading(text) {
const [, directive, name] = tapeDirective.exec(text) ?? [];
heading = name ?? text;
return directive === "SKIP" ? heading : void 0;
},
createPending(point, { level, line, number, closed, heading: subtest }) {
const suite = script.hasHeadings && heading !== void 0 && heading !== point.name ? [...level.path, heading] : level.path;
const steady = steadyName(point, subtest ?? closed?.name, script.isGlib);
const { message, reason, file, line: placed } = steady ?? noParts;
const name = point.name || subtest || closed?.name || (point.reason.includes(" \u203a ") ? point.reason : `test ${number}`);
const former = point.former ?? (steady === void 0 || script.isGlib ? void 0 : name);
const pending = {
point: reason === void 0 ? point : {
...point,
reason
},
name: steady?.name ?? name,
line,
suite,
closed,
output,
crashOutput: outputOfNext ?? output,
comments,
durationMs: steady?.durationMs,
explanations: message === void 0 ? [] : [{
message,
details: "",
durationMs: void 0,
isSuite: false,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_4__.y)({
file,
line: placed
})
}],
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_4__.y)({ former }),
brace: point.endsWithBrace ? "in-name" : void 0,
neverRan: point.directive === "todo" && point.isOk && script.hasTimes && point.durationMs === void 0 && script.version === "13"
};
output = void 0;
outputOfNext = void 0;
comments = void 0;
hasFailure = pending.comments !== void 0;
isFresh = false;
last = void 0;
lastError = "";
return pending;
},
addBetween(text, pending) {
if (pending === void 0) output = withLine(output, text);
else {
pending.comments = withLine(pending.comments, text);
outputOfNext = withLine(outputOfNext, text);
}
},
addComment(text, pending, isFailure) {
if (!script.isStarted) return;
const isEarly = isFailure && (pending === void 0 || hasFailure || pending.point.isOk);
if (isKernel || script.isGlib || isEarly || comments !== void 0) comments = withLine(comments, text);
else if (pending === void 0) output = withLine(output, text);
else pending.comments = withLine(pending.comments, text);
if (isFailure) hasFailure = true;
last = void 0;
},
addText(text, pending, isIndented) {
if (text === "") {
if (last === "explanation") pending?.comments?.append("\n");
else if (last === "output") output?.append("\n");
return;
}
isFresh = false;
if (isIndented && pending !== void 0 && !pending.point.isOk) {
pending.comments = withLine(pending.comments, text);
last = "explanation";
} else {
output = withLine(output, text);
last = "output";
if (lastError === "" || mayExplain(text) && !mayExplain(lastError)) lastError = (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_15__.t)(text, _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.quotedLine);
}
},
lastWords: () => lastError
};
return script;
}
const mayExplain = (line) => error.test(line.slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.quotedLine));
const noParts = {};
function createTestLevel(given) {
return {
isTodo: false,
error: void 0,
summary: void 0,
...given,
numbers: createPlanCheck(),
plan: void 0,
planIsLast: false,
heading: void 0,
closed: void 0,
tests: 0,
hasFailed: false,
hasCancelled: false
};
}
function closeLevel(level, earlier) {
return {
line: level.line,
name: level.name,
tests: level.tests + (earlier?.tests ?? 0),
hasFailed: level.hasFailed || earlier?.hasFailed === true,
hasCancelled: level.hasCancelled || earlier?.hasCancelled === true,
skipReason: level.plan?.skipReason
};
}
function createSubtest(parent, { fact, ...given }) {
const name = given.summary?.name ?? parent.heading ?? fact?.name;
parent.heading = void 0;
const isTodo = parent.isTodo || fact?.isTodo === true || given.summary?.point.directive !== void 0;
const error = fact?.error ?? parent.error;
return createTestLevel({
...given,
name,
path: name === void 0 ? parent.path : [...parent.path, name],
isTodo,
error
});
}
function adoptClosed(level) {
if (level.closed === void 0) return;
level.tests += level.closed.tests;
if (level.closed.hasFailed) level.hasFailed = true;
if (level.closed.hasCancelled) level.hasCancelled = true;
level.closed = void 0;
}
const isComplete = ({ plan, numbers }) => plan !== void 0 && numbers.count() === plan.count;
const maximumDepth = 100;
const maximumHeldBack = 65536;
const bareIndentation = 4;
function createTapDocument({ sink, errors, fileName, known, late }) {
let script = createTapScript();
let levels = [createTestLevel({
column: 0,
path: script.path,
line: 0,
name: void 0
})];
let pending;
let lastLine = 0;
let isFirst = true;
let isTooDeep = false;
let hasFailed = false;
let heldBack = [];
let heldBackLength = 0;
const top = () => levels.at(-1) ?? levels[0];
const fail = (what, reason, line) => {
errors.add(what, reason, line);
script.hasErrors = true;
hasFailed = true;
};
const finish = (level, test) => {
if (isFailedPoint(test) && !isSuitePoint(test)) script.failures += 1;
if (!test.point.isOk) script.hasNotOk = true;
if (finishTest(level, test, script.file, {
sink,
late,
fail
})) hasFailed = true;
};
const flush = () => {
const test = pending;
pending = void 0;
if (test !== void 0) finish(top(), test);
};
const closeSubtests = (column, isChecked) => {
while (levels.length > 1 && top().column > column) {
const level = top();
levels.pop();
adoptClosed(level);
if (isChecked && level.plan !== void 0 && !script.isBailedOut) {
if (level.numbers.report(level.plan, subjectOf(level, script), "", lastLine, fail, noTotals)) level.hasFailed = true;
}
const closed = closeLevel(level, level.summary === void 0 ? top().closed : void 0);
if (level.summary === void 0) top().closed = closed;
else if (isChecked || closed.tests > 0) finish(top(), {
...level.summary,
closed
});
}
};
const endScript = (isBroken = false) => {
releaseComments(false);
const open = levels.find(({ summary }) => summary !== void 0)?.summary ?? (pending?.brace === void 0 ? void 0 : pending);
if (pending?.brace !== void 0) pending = void 0;
flush();
const [level] = levels;
const isCut = isBroken || script.isBailedOut || open !== void 0 || !mayBeWhole(level);
closeSubtests(0, !isCut);
adoptClosed(level);
if (!script.isStarted) return;
if (!isBroken) reportEnd(level, {
script,
subject: subjectOf(level, script),
open: open?.name,
line: lastLine,
fail
});
if (level.plan?.skipReason !== void 0 && level.tests === 0) addSkippedFile(level.plan.skipReason);
};
const addSkippedFile = (reason) => {
const { file = fileName } = script;
sink.test({
name: file,
suite: [],
status: "skipped",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_4__.y)({
message: reason !== "" ? (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(reason) : void 0,
file: script.file ? file : void 0
})
});
};
const beginScript = (next, line) => {
endScript();
isFirst = false;
script = next;
levels = [createTestLevel({
column: 0,
path: script.path,
line,
name: void 0
})];
};
const levelAt = (column, line, tap) => {
if (column < top().column) {
flush();
closeSubtests(column, true);
}
const parent = top();
if (column <= parent.column) {
flush();
return parent;
}
const isAnnounced = parent.heading !== void 0 || pending?.brace !== void 0 || tap.kind === "version" || tap.kind === "subtest";
const isBare = column - parent.column === bareIndentation && (tap.kind === "plan" || tap.kind === "point" && tap.point.number !== void 0);
if (!isAnnounced && !isBare) return void 0;
if (levels.length > maximumDepth) {
if (!isTooDeep) fail(`Subtests deeper than ${maximumDepth} levels were left out, the first here`, "", line);
isTooDeep = true;
return;
}
const level = beginSubtest(parent, column, line);
levels.push(level);
return level;
};
const beginSubtest = (parent, column, line) => {
const summary = pending?.brace === void 0 ? void 0 : pending;
if (summary === void 0) flush();
else {
summary.brace = void 0;
pending = void 0;
}
return createSubtest(parent, {
column,
line,
summary,
fact: known.get(line)
});
};
const addPoint = (level, point, line) => {
if (level.planIsLast && levels.length === 1 && (point.number ?? 1) === 1) {
beginScript(createTapScript({ version: script.version }), line);
level = levels[0];
}
script.totals.clear();
const number = level.numbers.add(point.number);
if (point.durationMs !== void 0) script.hasTimes = true;
const { closed, heading } = level;
level.closed = void 0;
level.heading = void 0;
pending = script.createPending(point, {
level,
line,
number,
closed,
heading
});
script.isStarted = true;
};
const addPlan = (level, { count, skipReason }, line) => {
if (level.plan !== void 0) {
if (levels.length > 1) return;
beginScript(createTapScript({ version: script.version }), line);
level = levels[0];
}
level.plan = {
count,
line,
skipReason
};
level.planIsLast = level.numbers.count() > 0;
script.isStarted = true;
script.hasHeadings = false;
};
const addComment = (text, column, line) => {
const meaning = meaningOf(text);
switch (meaning?.kind) {
case "summary":
if (meaning.total !== void 0 && column === 0) script.totals.set(meaning.total.word, meaning.total.count);
return;
case "exit":
script.exit = {
text,
line,
isCertain: true
};
return;
case "glib":
script.isGlib = true;
return;
case "slow":
if (pending?.name === meaning.name) pending.durationMs = meaning.durationMs;
return;
}
if (!script.takesHeading(column, levels[0])) {
if (mayPrecedeSubtest(meaning?.kind === "failure")) holdBack(text);
else script.addComment(text, pending, meaning?.kind === "failure");
} else if (levels[0].numbers.count() === 0) holdBack(text);
else addTapeHeading(text);
};
const addTapeHeading = (text) => {
flush();
const skipped = script.beginHeading(text);
if (skipped === void 0) return;
sink.test({
name: skipped,
suite: [],
status: "skipped"
});
levels[0].tests += 1;
};
const mayPrecedeSubtest = (isFailure) => !isFailure && script.version === "13" && (pending?.explanations.length ?? 0) > 0;
const holdBack = (comment) => {
heldBack.push((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(comment));
heldBackLength += comment.length + 1;
if (heldBackLength > maximumHeldBack) releaseComments(pending === void 0);
};
const releaseComments = (isSubtest) => {
const comments = heldBack;
heldBack = [];
heldBackLength = 0;
for (const comment of comments) if (isSubtest) script.addBetween(comment, pending);
else if (script.hasHeadings) addTapeHeading(comment);
else script.addComment(comment, pending, false);
};
const addProveLine = (prove, line) => {
switch (prove.kind) {
case "file":
beginScript(createTapScript({ file: prove.path }), line);
if (prove.skipReason === void 0) script.isStarted = true;
else addSkippedFile(prove.skipReason);
return;
case "exit":
if (script.file === void 0) return;
script.exit ??= {
text: `exit status ${prove.status}`,
line,
isCertain: false
};
beginScript(createTapScript({ isProve: true }), line);
return;
case "bail":
fail("The run was stopped by \"Bail out!\"", prove.reason, line);
return;
case "failed":
if (!hasFailed) fail("The result of the run is \"FAIL\", although no test failed", "", line);
return;
default: beginScript(createTapScript({ isProve: true }), line);
}
};
const addTapLine = (tap, column, line, text) => {
if (tap.kind !== "comment" && heldBackLength > 0) releaseComments(tap.kind === "subtest");
switch (tap.kind) {
case "comment":
addComment(tap.text, column, line);
return;
case "pragma": return;
case "brace":
if (tap.isOpening ? !opensSubtest(column) : !closesSubtest(column)) addText(text, column);
return;
case "bail":
flush();
if (!script.isBailedOut) fail("The run was stopped by \"Bail out!\"", tap.reason, line);
script.isBailedOut = true;
script.isStarted = true;
return;
}
const level = levelAt(column, line, tap);
if (level === void 0) {
addText(text, column);
return;
}
switch (tap.kind) {
case "point":
addPoint(level, tap.point, line);
return;
case "plan":
addPlan(level, tap, line);
return;
case "version":
if (column === 0 && script.isStarted) beginScript(createTapScript(), line);
script.beginVersion(tap);
return;
case "subtest": addHeading(level, tap.name);
}
};
const addHeading = (level, name) => {
script.hasHeadings = false;
script.isStarted = true;
if (levels.length > 1 && level.name === void 0 && level.numbers.count() === 0 && level.closed === void 0) {
level.name = name;
level.path = [...level.path, name];
} else level.heading = name;
};
const opensSubtest = (column) => {
if (pending === void 0 || pending.brace !== void 0 || column !== top().column) return false;
pending.brace = "on-line";
return true;
};
const closesSubtest = (column) => {
const isEmpty = pending?.brace !== void 0 && column === top().column;
const depth = levels.findIndex(({ summary }, index) => summary !== void 0 && levels[index - 1]?.column === column);
if (!isEmpty && depth === -1) return false;
if (pending !== void 0 && isEmpty) pending.brace = void 0;
flush();
closeSubtests(column, true);
return true;
};
const addText = (text, column) => {
if (script.isStarted) script.addText(text, pending, column > top().column);
};
return {
tapLine(tap, column, line, text) {
lastLine = line;
addTapLine(tap, column, line, text);
},
text(text, column, line) {
lastLine = line;
addText(text, column);
},
proveLine(prove, line) {
lastLine = line;
const isFile = prove.kind === "file" && (!script.isStarted || isComplete(levels[0]));
if (!script.isProve && !isFile) return false;
addProveLine(prove, line);
return true;
},
isProved: () => script.file !== void 0 && isComplete(levels[0]),
points: () => levels[0].numbers.count(),
isLast({ number, name }, column) {
const level = column > top().column ? void 0 : levels.findLast((one) => one.column <= column);
if (level?.plan === void 0 || level.planIsLast) return void 0;
if (number === void 0 && name === "") return void 0;
return number === level.plan.count || level.numbers.count() + 1 === level.plan.count;
},
takesYaml: (column) => pending !== void 0 && column > top().column,
yaml(lines) {
if (pending !== void 0) addYaml(pending, lines);
},
fail,
end(last, isBroken) {
lastLine = last;
if (isFirst) script.isStarted = true;
endScript(isBroken);
}
};
}
const maximumLength = 262144;
const maximumQuotedLines = 1e4;
const structure = /^\s*(?:(?:not )?ok(?:\s|$)|1\.\.\d|#|Bail out!|(?:K?TAP) version |\}\s*$)/;
const quotedValue = /^\s*[^\s:"'][^:"']{0,200}:\s+(?=")/;
function createYamlBlock(indentation) {
const kept = [];
let length = 0;
let quotedLines = 0;
let isIndented = true;
return {
add(line) {
const column = indentationOf(line);
if (column === indentation && line.trimEnd().length === column + 3 && line.startsWith("...", column)) return "end";
if (quotedLines === 1) isIndented = column >= indentation;
const removed = quotedLines > 0 && !isIndented ? 0 : Math.min(column, indentation);
if (quotedLines > 0) quotedLines = endsQuotedLines(line) || quotedLines === maximumQuotedLines ? 0 : quotedLines + 1;
else {
if (column < indentation && structure.test(line)) return "outside";
const start = line.includes(": \"") ? quotedValue.exec(line)?.[0].length : void 0;
if (start !== void 0 && opensQuote(line.slice(start).trimEnd())) quotedLines = 1;
}
length += line.length + 1;
if (length <= maximumLength) kept.push(line.slice(removed));
return "inside";
},
lines: () => kept
};
}
const colours = /\u001b\[[\d;]{0,50}m/g;
const kernelTime = /^\[ {0,10}\d{1,12}\.\d{1,9}\] ?/;
function createTapRun(target) {
const document = createTapDocument(target);
let yaml;
let lastLine = 0;
let isBroken = false;
let hasLongLine = false;
const takeYaml = (text) => {
const place = yaml?.add(text);
if (yaml === void 0 || place === "inside") return place === "inside";
document.yaml(yaml.lines());
yaml = void 0;
return place === "end";
};
const breakOff = (what) => {
isBroken = true;
document.fail(what, "", lastLine);
};
const takeTapLine = (tap, column, text, isCut) => {
if (isCut && tap.kind === "point") takeCutPoint(tap, column, text);
else if (isCut && tap.kind === "plan" && tap.count !== document.points()) breakOff("The file ends inside of a plan: it was cut. If the last line is complete, add a line break to it");
else document.tapLine(tap, column, lastLine, text);
};
const takeCutPoint = (tap, column, text) => {
const isLast = document.isLast(tap.point, column);
if (isLast !== false) document.tapLine(tap, column, lastLine, text);
if (isLast !== true) breakOff("The file ends inside of a test point: it was cut. If the last line is complete, add a line break to it");
};
const takeLine = (text, isCut) => {
if (takeYaml(text)) return;
let clean = text.includes("\x1B") ? text.replace(colours, "") : text;
if (clean.startsWith("[")) clean = clean.replace(kernelTime, "");
const column = indentationOf(clean);
if (column === clean.length) {
document.text("", 0, lastLine);
return;
}
const own = clean.slice(column);
if (own.startsWith("---") && own.trimEnd() === "---" && document.takesYaml(column)) {
yaml = createYamlBlock(column);
return;
}
const tap = (0, _tap_line_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(own);
const prove = column === 0 && (tap === void 0 || tap.kind === "point" && document.isProved()) ? (0, _tap_line_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(own) : void 0;
if (prove !== void 0 && document.proveLine(prove, lastLine)) return;
if (tap === void 0) document.text(text, column, lastLine);
else takeTapLine(tap, column, text, isCut);
};
return {
line(text, number, isCut) {
lastLine = number;
takeLine(text, isCut);
},
tooLong(start, number) {
lastLine = number;
if (yaml !== void 0) return;
if ((0, _tap_line_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(start.trimStart())?.kind === "point") {
document.fail(`This line is longer than 16 MiB, and only its first 100 characters were read`, "", number);
takeLine((0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_14__.r)(start, 100), false);
} else if (!hasLongLine) {
hasLongLine = true;
target.sink.problem({
severity: "warning",
message: "This line is longer than 16 MiB and was left out.",
line: number
});
}
},
end() {
if (yaml !== void 0) {
document.yaml(yaml.lines());
breakOff("The file ends inside of a YAML block: it was cut");
}
document.end(lastLine, isBroken);
}
};
}
async function readTap(source, sink) {
const late = createLateFacts();
await readOnce(source, sink, createLateFacts(), late);
if (late.count() === 0) return;
sink.restart();
await readOnce(source, sink, late, createLateFacts());
}
async function readOnce(source, sink, known, late) {
const errors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(sink);
const run = createTapRun({
sink,
errors,
fileName: suiteName(source.path),
known,
late
});
const lines = (0, _line_reader_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(run);
for await (const chunk of source.chunks()) lines.write(chunk);
lines.end();
run.end();
errors.finish();
}
const suiteName = (path) => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1).replace(/(?:\.tap)?(?:\.txt|\.log)?$/i, "") || path;
}),
84766: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createRunErrors });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
var _first_line_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67514);
function createRunErrors(sink) {
let count = 0;
return {
add(what, reason, line, path) {
count += 1;
if (count > _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.problems) return;
const first = (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(reason, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.quotedLine);
const message = first === "" ? `${what}.` : `${what}: ${first}`;
sink.problem({
severity: "error",
kind: "incomplete",
message,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
line,
path
})
});
},
finish(unlisted = 0) {
const more = Math.max(count - _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.problems, 0) + unlisted;
if (more === 0) return;
const message = more === 1 ? "There is 1 more error outside of the tests." : `There are ${more} more errors outside of the tests.`;
sink.problem({
severity: "error",
kind: "incomplete",
message
});
}
};
}
})
};
;
