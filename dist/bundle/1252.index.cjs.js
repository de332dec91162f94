"use strict";
exports.id = 1252;
exports.ids = [1252];
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
4130: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => placeByDotnetStack });
const maximumLines = 200;
const maximumLineLength = 2e3;
const maximumWordLength = 20;
function placeInDotnetStack(stack, method) {
const signs = method ? [
`.${method}(`,
`<${method}>`,
`.${method} (`
] : [""];
let topmost;
let start = 0;
for (let count = 0; count < maximumLines && start < stack.length; count += 1) {
const end = stack.indexOf("\n", start);
const next = end === -1 ? stack.length : end;
const frame = stack.slice(start, Math.min(next, start + maximumLineLength));
const isOwn = signs.some((sign) => frame.includes(sign));
const place = isOwn || topmost === void 0 ? placeInFrame(frame) : void 0;
if (place !== void 0 && isOwn) return place;
topmost ??= place;
start = next + 1;
}
return topmost;
}
function placeByDotnetStack(test, stack, method) {
const place = placeInDotnetStack(stack, method);
if (place === void 0) return;
test.file = place.file;
test.line = place.line;
}
const isDigit = (code) => code >= 48 && code <= 57;
function placeInFrame(frame) {
let end = frame.trimEnd().length;
if (frame[end - 1] === ".") end -= 1;
let digits = end;
while (digits > 0 && isDigit(frame.charCodeAt(digits - 1))) digits -= 1;
const line = Number(frame.slice(digits, end));
const colon = frame.lastIndexOf(":", digits);
if (digits === end || colon === -1 || digits - colon > maximumWordLength || !(line > 0) || !Number.isSafeInteger(line)) return void 0;
const path = pathBefore(frame, colon);
return path === void 0 ? void 0 : {
file: path,
line
};
}
function pathBefore(frame, end) {
for (let space = frame.indexOf(" "); space !== -1 && space < end; space = frame.indexOf(" ", space + 1)) {
const first = frame[space + 1];
const isDrive = frame[space + 2] === ":" && (frame[space + 3] === "\\" || frame[space + 3] === "/");
if (first === "/" || first === "\\" || isDrive) return space + 1 < end ? frame.slice(space + 1, end) : void 0;
}
}
}),
54091: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createFieldAppender });
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87267);
function createFieldAppender() {
const longer = new Map();
let owner;
return {
add(target, field, text) {
if (owner !== target) longer.clear();
owner = target;
const first = target[field];
if (first === void 0) {
longer.delete(field);
target[field] = text;
return;
}
let captured = longer.get(field);
if (captured === void 0) {
captured = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_0__.n)();
captured.append(first);
longer.set(field, captured);
}
captured.append(`\n${text}`);
},
finish(target) {
if (longer.size === 0 || owner !== target) return;
for (const [field, captured] of longer) target[field] = captured.take();
longer.clear();
}
};
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
49792: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => inheritStart });
function inheritStart(test, { timestamp, duration = 0, elapsed }) {
if (timestamp === void 0) return;
const latest = duration > 0 ? Math.max(duration - (test.duration ?? 0), 0) : elapsed;
test.timestamp = timestamp + Math.round(Math.min(elapsed, latest));
test.isStartEstimated = true;
}
}),
25764: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => addMetadata });
var _limits_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41123);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87267);
function addMetadata(metadata, name, value) {
const entries = metadata ?? {};
const key = name === "__proto__" ? "_proto_" : name;
const before = Object.hasOwn(entries, key) ? entries[key] : void 0;
if (before !== void 0) {
if (before.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.text) entries[key] = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(`${before}\n${value}`);
} else if (Object.keys(entries).length < _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.metadata) entries[key] = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(value);
return entries;
}
}),
31252: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readNunit: () => readNunit });
var _limits_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41123);
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86705);
var _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82108);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87267);
var _dotnet_stack_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4130);
var _field_appender_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54091);
var _inherited_start_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49792);
var _metadata_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25764);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38487);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84766);
var _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48442);
var _timestamps_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27676);
var _xml_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77078);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47931);
const inconclusive = "skipped";
const statuses = new Map([
["passed", "successful"],
["success", "successful"],
["warning", "successful"],
["failed", "failed"],
["failure", "failed"],
["error", "failed"],
["skipped", "skipped"],
["ignored", "skipped"],
["notrunnable", "skipped"],
["inconclusive", inconclusive],
["cancelled", "cancelled"]
]);
const isCancelled = ({ label }) => label === "Cancelled" || label === "Canceled";
function nunitStatus(attributes, hasFailure) {
const { result, executed } = attributes;
if (result === "Passed" || result === "Success") return "successful";
if (result === void 0 || result === "") {
if (executed === void 0) return "unknown";
if (executed.toLowerCase() === "false") return "skipped";
if (hasFailure) return "failed";
return attributes.success?.toLowerCase() === "false" ? inconclusive : "successful";
}
const status = statuses.get(result.toLowerCase()) ?? "unknown";
return status === "failed" && isCancelled(attributes) ? "cancelled" : status;
}
const noNunitSuite = () => ({
path: [],
outer: [],
fullName: "",
name: "",
site: void 0,
tags: [],
attachments: []
});
const maximumFullNameLength = 1e4;
const containers = new Set([
"Assemblies",
"Assembly",
"Project",
"Test Project"
]);
const transparent = new Set([
"ParameterizedMethod",
"ParameterizedTest",
"GenericMethod",
"Theory",
"ParameterizedFixture",
"GenericFixture"
]);
function openNunitSuite(parent, attributes) {
const type = attributes.type ?? "";
const name = attributes.name ?? "";
const site = attributes.site;
const inherited = {
path: parent.path,
outer: parent.outer,
fullName: parent.fullName,
name: name || parent.name,
site,
tags: parent.tags,
attachments: parent.attachments
};
if (containers.has(type) || type === "" && isAssemblyPath(name)) {
const file = type === "Assemblies" || name.startsWith("N/A") ? "" : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_11__.yn)(name);
const path = file !== "" && file !== parent.path.at(-1) ? extended(parent.path, file) : parent.path;
return {
...inherited,
path,
outer: path,
fullName: ""
};
}
if (transparent.has(type) || name === "" || name === "[default namespace]") return inherited;
const fullName = fullNameOf(parent, type, name, attributes.fullname);
if (fullName === parent.fullName) return inherited;
const outer = isWithin(fullName, parent.fullName) ? parent.outer : parent.path;
return {
...inherited,
path: extended(outer, fullName),
outer,
fullName
};
}
function placeNunitCase(attributes, suite) {
const name = attributes.name ?? "";
const { fullname } = attributes;
if (fullname !== void 0) return {
name: name || fullname,
suite: suite.path
};
const { length } = suite.fullName;
if (length > 0 && name.charCodeAt(length) === 46 && name.startsWith(suite.fullName) && !hasQualifier(name, length + 1)) return {
name: name.slice(length + 1),
suite: suite.path
};
const dot = endOfQualifier(name);
if (dot === -1) return {
name,
suite: suite.path
};
const qualifier = name.slice(0, dot);
if (suite.qualified?.at(-1) !== qualifier) suite.qualified = extended(suite.outer, qualifier);
return {
name: name.slice(dot + 1),
suite: suite.qualified
};
}
function hasQualifier(name, start) {
const dot = name.indexOf(".", start);
if (dot === -1) return false;
const parenthesis = name.indexOf("(", start);
return parenthesis === -1 || dot < parenthesis;
}
const maximumNameLength = 1e4;
function endOfQualifier(name) {
let dot = -1;
let depth = 0;
let quote = "";
const length = Math.min(name.length, maximumNameLength);
for (let index = 0; index < length; index += 1) {
const character = name[index] ?? "";
if (quote !== "") {
if (character === "\\") index += 1;
else if (character === quote) quote = "";
} else if (depth > 0 && (character === "\"" || character === "'")) quote = character;
else if ("(<[".includes(character)) depth += 1;
else if (")>]".includes(character)) depth -= 1;
else if (depth === 0 && /\s/.test(character)) return -1;
else if (depth === 0 && character === ".") dot = index;
}
return dot > 0 && dot < name.length - 1 ? dot : -1;
}
const extended = (path, name) => path.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.suites ? [...path, name] : path;
const isAssemblyPath = (name) => /[\\/]/.test(name) && /\.(?:dll|exe)$/i.test(name);
function fullNameOf(parent, type, name, fullname) {
if (fullname && type !== "SetUpFixture") return fullname;
if (type === "TestCollection") return name.replace(/^Test collection for /, "");
const outer = parent.fullName;
if (outer === "" || name.startsWith(`${outer}.`) || outer.length > maximumFullNameLength) return name;
return isIdentifier(outer) && isIdentifier(name) ? `${outer}.${name}` : name;
}
const isIdentifier = (name) => /^[^\s(/\\]+(?:\(|$)/.test(name);
function isWithin(inner, outer) {
return outer !== "" && inner.length > outer.length && ".+(<`".includes(inner.charAt(outer.length)) && inner.startsWith(outer);
}
const maximumDepth = 500;
async function readNunit(source, sink) {
const errors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(sink);
const totals = createTotals(sink);
await (0, _xml_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(source, sink, (cursor) => handlersFor(sink, cursor, errors, totals));
errors.finish();
totals.check();
}
function handlersFor(sink, cursor, errors, totals) {
const suites = [];
let suite = noNunitSuite();
let runStart = {
timestamp: void 0,
elapsed: 0
};
let cancelled = false;
let run = {};
let attributes = {};
let test;
let failure;
let reason;
const assertions = { message: void 0 };
const texts = (0, _field_appender_mjs__WEBPACK_IMPORTED_MODULE_4__.t)();
const attachments = (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__.t)();
let attachment = {};
const checkCancelled = (own) => {
if (cancelled || !isCancelled(own)) return;
cancelled = true;
errors.add("The run was cancelled before its end", "", cursor.line);
};
const openRun = (own) => {
run = own;
runStart = {
timestamp: timestampOfRun(own),
elapsed: 0
};
checkCancelled(own);
};
const closeRun = (_text, complete) => {
if (complete) totals.addRun(run);
};
const openCase = (own) => {
attributes = own;
const place = placeNunitCase(own, suite);
test = {
name: place.name,
suite: place.suite,
status: "unknown"
};
const duration = durationOfCase(own.duration ?? own.time);
if (duration !== void 0) test.duration = duration;
const start = own["start-time"];
const timestamp = start === void 0 ? void 0 : (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(start);
if (timestamp === void 0) (0, _inherited_start_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(test, runStart);
else test.timestamp = timestamp;
runStart.elapsed += duration ?? 0;
if (suite.tags.length > 0) test.tags = suite.tags;
if (own.description) test.metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(test.metadata, "Description", own.description);
reason = void 0;
assertions.message = void 0;
attachments.take();
};
const closeCase = (_text, complete) => {
const result = test;
const fault = failure;
test = void 0;
failure = void 0;
if (result === void 0 || !complete) return;
result.status = nunitStatus(attributes, fault !== void 0);
totals.addCase(result);
const { label } = attributes;
texts.finish(assertions);
const message = (fault?.message || reason || assertions.message || (label?.includes(" ") ? label : ""))?.trimEnd();
if (message) result.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(message);
if (fault?.trace) {
result.details = fault.trace;
if (result.status === "failed") placeTest(result, attributes);
}
addAttachments(result);
sink.test(result);
};
const addAttachments = (result) => {
const own = attachments.take();
const ofSuite = result.status === "failed" ? suite.attachments : [];
const added = ofSuite.length === 0 ? own : [...own ?? [], ...ofSuite];
if (added === void 0) return;
if ((0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__.s)(sink, result)) result.attachments = added;
else for (const { path, url } of added) result.metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(result.metadata, "Attachment", path ?? url ?? "");
};
const closeFailure = (text, complete) => {
if (test !== void 0 || !complete) return;
const message = failure?.message ?? text.trim();
failure = void 0;
reportSuiteFailure(errors, suite, message, cursor.line);
};
const addTag = (tag) => {
const owner = test ?? suite;
const tags = owner.tags ?? [];
if (tag !== "" && tags.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.tags && !tags.includes(tag)) owner.tags = [...tags, tag];
};
const addProperty = ({ name, value = "" }) => {
if (name === "Category") addTag(value);
else if (test === void 0 || !name) return;
else if (name === "_SKIPREASON" || name === "_IGNOREREASON") reason ??= value;
else if (!name.startsWith("_")) test.metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(test.metadata, name, value);
};
const runElement = {
open: openRun,
close: closeRun
};
return {
"test-run": runElement,
"test-results": runElement,
"test-suite": {
open(own) {
checkCancelled(own);
suites.push(suite);
if (suites.length < maximumDepth) suite = openNunitSuite(suite, own);
},
close() {
suite = suites.pop() ?? suite;
}
},
"test-case": {
open: openCase,
close: closeCase
},
property: { open: addProperty },
category: { open({ name = "" }) {
addTag(name);
} },
failure: {
open() {
failure ??= {};
},
close: closeFailure,
text: true
},
"failure/message": {
close(text) {
if (failure !== void 0) failure.message = text;
},
text: true
},
"failure/stack-trace": {
close(text) {
if (failure !== void 0 && text.trim() !== "") failure.trace = text;
},
text: true
},
"reason/message": {
close(text) {
if (text !== "") reason = text;
},
text: true
},
"assertion/message": {
close(text) {
if (text !== "") texts.add(assertions, "message", text);
},
text: true
},
"test-case/output": {
close(text) {
if (test !== void 0 && text !== "") test.stdout = text;
},
text: true
},
attachment: {
open() {
attachment = {};
},
close() {
const { path = "", description } = attachment;
const read = (0, _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(path, description);
if (read === void 0) return;
if (test !== void 0) attachments.add(read);
else if (suite.attachments.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.attachments) suite.attachments = [...suite.attachments, read];
}
},
"attachment/filePath": {
close(text) {
attachment.path = text;
},
text: true
},
"attachment/description": {
close(text) {
attachment.description = text.trim();
},
text: true
},
"errors/error": {
close(text, complete) {
if (complete) errors.add("The run reports an error", text, cursor.line);
},
text: true
}
};
}
function timestampOfRun(own) {
const date = own.date ?? own["run-date"];
const start = own.time === void 0 || own.date === void 0 ? own["start-time"] : own.time;
return date === void 0 ? (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(start) : (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(`${date} ${start ?? ""}`);
}
function durationOfCase(text) {
return text?.includes(":") ? (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_6__.i)(text) : (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(text, 1e3);
}
function placeTest(result, { methodname }) {
const parenthesis = result.name.indexOf("(");
const method = methodname ?? (parenthesis === -1 ? result.name : result.name.slice(0, parenthesis));
(0, _dotnet_stack_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(result, result.details ?? "", method);
}
function reportSuiteFailure(errors, suite, message, line) {
const { site, name } = suite;
if (site === "Child" || site === "Parent" || /^(?:One or more child tests|Child test)\b/.test(message)) return;
if (site === "SetUp") errors.add(`The set-up of the suite "${name}" failed`, message, line);
else if (site === "TearDown") errors.add(`The tear-down of the suite "${name}" failed`, message.replace(/^TearDown : /, ""), line);
else if (message !== "") errors.add(`The suite "${name}" failed outside of its tests`, message, line);
}
function createTotals(sink) {
let listed = 0;
let unknown = 0;
let unsuccessful = 0;
let stated;
let statedFailures = 0;
let isList = false;
return {
addCase({ status }) {
listed += 1;
if (status === "unknown") unknown += 1;
if (status !== "successful" && status !== "skipped") unsuccessful += 1;
},
addRun(run) {
const total = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_6__.r)(run.total);
if (total !== void 0) stated = (stated ?? 0) + total;
for (const failures of [
run.failed,
run.errors,
run.failures
]) statedFailures += (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_6__.r)(failures) ?? 0;
isList ||= run.result === void 0 && total === void 0;
},
check() {
if (isList && listed > 0 && unknown === listed) sink.problem({
severity: "warning",
message: "The file lists tests without results, as nunit3-console --explore does."
});
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(sink, stated, listed);
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(sink, statedFailures, unsuccessful);
}
};
}
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
}),
48442: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => statedCount,
n: () => checkStatedTotal,
r: () => reportMissingFailures,
t: () => checkStatedFailures
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
const statedCount = (value) => Number.isSafeInteger(value) ? Math.max(value, 0) : 0;
function checkStatedTotal(sink, stated, listed, what = "tests") {
if (stated === void 0 || stated <= listed) return;
sink.problem({
severity: "warning",
message: `The file states ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(stated)} ${what}, but lists ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(listed)}; the listed ones count.`
});
}
function checkStatedFailures(sink, stated, listed) {
if (stated > 0 && listed === 0) reportMissingFailures(sink, "The file", stated);
}
function reportMissingFailures(sink, subject, stated, line, reason = "") {
sink.problem({
severity: "error",
kind: "incomplete",
message: `${subject} states ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(stated, "failure")}, but lists no failed test${reason === "" ? ". See the log of the tests for the reason." : `: ${reason}`}`,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ line })
});
}
})
};
;
