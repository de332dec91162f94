"use strict";
exports.id = 6106;
exports.ids = [6106];
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
23497: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => lineNumber });
function lineNumber(value) {
const line = typeof value === "string" ? Number(value) : value;
return typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : void 0;
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
66106: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readXunit: () => readXunit });
var _limits_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41123);
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86705);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87267);
var _dotnet_stack_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4130);
var _inherited_start_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49792);
var _line_number_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(23497);
var _metadata_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25764);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38487);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84766);
var _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48442);
var _timestamps_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27676);
var _xml_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77078);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47931);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(87963);
const escapes = /\\(?:\\|r\\n|[rn]|[t"0abvf]|x[0-9a-f]{2,4})/g;
const meanings = {
"\\\\": "\\",
"\\r\\n": "\n",
"\\r": "\n",
"\\n": "\n",
"\\t": "	",
"\\\"": "\""
};
function unescapeMessage(text) {
return text.includes("\\n") && !text.includes("\n") && !/\b[a-z]:\\(?!\\)/i.test(text) ? text.replace(escapes, (found) => meanings[found] ?? "") : text;
}
const maximumNames = 1e4;
const maximumNameLength = 4e3;
const defaultCollection = "Test collection for ";
function createXunitSuites() {
let assembly = "";
let group = "";
let path = [];
let pathType;
return {
openAssembly(name) {
assembly = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_9__.yn)(name);
group = "";
pathType = void 0;
},
openGroup(name) {
group = withoutId(name);
pathType = void 0;
},
pathOf(type = "") {
if (type !== pathType) {
pathType = type;
path = pathIn(assembly, group, type);
}
return path;
},
assemblyName: () => assembly,
groupName: () => group
};
}
const withoutId = (name) => name.replace(/ \(id: [^()]*\)$/, "");
function pathIn(assembly, group, type) {
const isDefault = group.startsWith(defaultCollection);
const className = type || (isDefault ? group.slice(20) : "");
return [
assembly,
isDefault || group === className ? "" : group,
className
].filter((name) => name !== "");
}
function createRowNames() {
const counts = new Map();
return {
isCut: (name) => name.endsWith(")") && name.length <= maximumNameLength && (name.includes("···") || name.includes("...")),
numbered(name) {
const count = (counts.get(name) ?? 0) + 1;
if (count > 1 || counts.size < maximumNames) counts.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_10__.u)(name), count);
return count === 1 ? name : `${name} #${count}`;
},
clear() {
if (counts.size > 0) counts.clear();
}
};
}
async function readXunit(source, sink) {
const errors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(sink);
const totals = createTotals(sink);
await (0, _xml_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(source, sink, (cursor) => handlersFor(sink, cursor, errors, totals));
errors.finish();
totals.check();
}
function handlersFor(sink, cursor, errors, totals) {
const suites = createXunitSuites();
const rows = createRowNames();
let assembly = {};
let assemblyErrors = 0;
let fallbackTimestamp;
let runStart = {
timestamp: void 0,
elapsed: 0
};
let attributes = {};
let runError;
let exceptionType;
let test;
let message;
let trace;
let reason;
const attachments = (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__.t)();
let attachment = {};
const openAssembly = (own) => {
assembly = own;
assemblyErrors = 0;
suites.openAssembly(own.name ?? "");
const start = own["start-rtf"] ?? (own["run-date"] === void 0 ? void 0 : `${own["run-date"]} ${own["run-time"] ?? ""}`);
runStart = {
timestamp: (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(start) ?? fallbackTimestamp,
elapsed: 0
};
};
const closeAssembly = (_text, complete) => {
if (complete) totals.addAssembly(assembly);
const stated = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(assembly.errors) ?? 0;
if (complete && stated > 0 && assemblyErrors === 0) errors.add(`The assembly "${suites.assemblyName()}" states ${stated} errors outside of its tests, but lists none`, "", cursor.line);
};
const openGroup = (name) => {
suites.openGroup(name ?? "");
rows.clear();
};
const openTest = (own) => {
attributes = own;
const suite = suites.pathOf(own.type);
const name = shortName(own, own.type || (suite.at(-1) ?? ""));
test = {
name: rows.isCut(name) ? rows.numbered(name) : name,
suite,
status: xunitStatus(own.result)
};
const seconds = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(own.time, 1e3);
const duration = seconds || ((0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(own["time-rtf"]) ?? seconds);
if (duration !== void 0) test.duration = duration;
const start = own["start-rtf"];
const timestamp = start === void 0 ? void 0 : (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(start);
if (timestamp === void 0) (0, _inherited_start_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(test, runStart);
else test.timestamp = timestamp;
runStart.elapsed += duration ?? 0;
const file = own["source-file"];
if (file) {
test.file = file;
const line = (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(own["source-line"]);
if (line !== void 0) test.line = line;
}
message = void 0;
trace = void 0;
reason = void 0;
attachments.take();
};
const closeTest = (_text, complete) => {
const result = test;
test = void 0;
if (result === void 0 || !complete) return;
totals.addTest(attributes);
describe(result);
const added = attachments.take();
if (added !== void 0) result.attachments = added;
sink.test(result);
};
const describe = (result) => {
if (result.status === "failed" && message?.startsWith(dynamicSkip)) {
result.status = "skipped";
message = message.slice(dynamicSkip.length);
trace = void 0;
}
const text = (message || reason)?.trimEnd();
if (text) result.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(text);
if (!trace) return;
result.details = trace;
if (result.file === void 0) (0, _dotnet_stack_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(result, trace, attributes.method);
};
const closeFailure = (text, complete) => {
if (test !== void 0) {
message ||= text.trim() || exceptionType;
return;
}
if (!complete) return;
assemblyErrors += 1;
errors.add(whatFailed(runError, suites.groupName()), message ?? text, cursor.line);
runError = void 0;
};
const addTrait = ({ name, value = "" }) => {
if (test === void 0 || !name) return;
const tag = name === "Category" ? value : `${name}:${value}`;
if (tag === "" || (test.tags?.length ?? 0) >= _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.tags) return;
if (test.tags === void 0) test.tags = [tag];
else test.tags.push(tag);
};
const addText = (name, text) => {
if (test !== void 0 && text !== "") test.metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(test.metadata, name, text);
};
const keepsAttachments = () => test !== void 0 && (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__.s)(sink, test);
const addAttachment = (text) => {
const { name = "" } = attachment;
if (!keepsAttachments()) addText("Attachment", name);
else attachments.add({
name: name || "attachment",
content: attachment["media-type"] === void 0 ? { text } : { base64: text }
});
};
return {
assemblies: { open(own) {
fallbackTimestamp = (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(own["start-rtf"]) ?? (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(own.timestamp);
} },
assembly: {
open: openAssembly,
close: closeAssembly
},
collection: { open(own) {
openGroup(own.name);
} },
"assembly/class": { open(own) {
openGroup(own.name);
} },
test: {
open: openTest,
close: closeTest
},
trait: { open: addTrait },
error: {
open(own) {
runError = own;
},
close(_text, complete) {
if (runError !== void 0 && complete) {
assemblyErrors += 1;
errors.add(whatFailed(runError, ""), "", cursor.line);
}
runError = void 0;
}
},
failure: {
open(own) {
exceptionType = own["exception-type"];
message = void 0;
},
close: closeFailure,
text: true
},
"failure/message": {
close(text) {
message = unescapeMessage(text);
},
text: true
},
"failure/stack-trace": {
close(text) {
trace = text.trim() === "" ? void 0 : text;
},
text: true
},
reason: {
close(text) {
reason ??= text.trim() === "" ? void 0 : text;
},
text: true
},
"reason/message": {
close(text) {
reason = text;
},
text: true
},
"test/output": {
close(text) {
if (test !== void 0 && text !== "") test.stdout = text;
},
text: true
},
warning: {
close(text) {
addText("Warning", text);
},
text: true
},
attachment: {
dataLimit: () => keepsAttachments() ? _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__.n : 0,
open(own) {
attachment = own;
},
close(text, complete) {
if (complete) addAttachment(text);
},
text: true
}
};
}
const dynamicSkip = "$XunitDynamicSkip$";
function xunitStatus(result) {
switch (result) {
case "Pass": return "successful";
case "Fail": return "failed";
case "Skip":
case "NotRun": return "skipped";
default: return "unknown";
}
}
function shortName({ name = "", method }, className) {
const { length } = className;
return length > 0 && name.charCodeAt(length) === 46 && name.length > length + 1 && name.startsWith(className) ? name.slice(length + 1) : name || (method ?? "");
}
function whatFailed(error, group) {
if (error === void 0) return `The class "${group}" failed outside of its tests`;
return `The run reports an error${error.type ? ` (${error.type})` : ""}${error.name ? ` in "${error.name}"` : ""}`;
}
function createTotals(sink) {
let stated;
let listed = 0;
let statedFailures = 0;
let failures = 0;
return {
addTest({ result }) {
listed += 1;
if (result === "Fail") failures += 1;
},
addAssembly({ total, failed }) {
const tests = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(total);
if (tests !== void 0) stated = (stated ?? 0) + tests;
statedFailures += (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(failed) ?? 0;
},
check() {
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(sink, stated, listed);
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(sink, statedFailures, failures);
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
