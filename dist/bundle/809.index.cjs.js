"use strict";
exports.id = 809;
exports.ids = [809];
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
74758: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => unescapeEntities });
const entities = {
lt: "<",
gt: ">",
quot: "\"",
apos: "'",
"#39": "'",
amp: "&"
};
const unescapeEntities = (text) => text.replace(/&(lt|gt|quot|apos|#39|amp);/g, (entity, name) => entities[name] ?? entity);
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
809: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readTestng: () => readTestng });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86705);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87267);
var _field_appender_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54091);
var _first_line_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(67514);
var _metadata_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25764);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38487);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84766);
var _timestamps_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27676);
var _xml_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77078);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(53216);
var _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82108);
var _entities_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74758);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(52824);
var _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(48442);
const maximumTests = 1e4;
const maximumHeldLength = 8388608;
const keyIn = (test, key) => `${test} ${key}`;
function createTestngAttempts(found) {
const pending = new Map();
const late = new Map();
const taken = new Set();
let test = 0;
let orphans = 0;
let heldLength = 0;
const held = ({ status, duration, timestamp, message, details, stdout, attachments }) => {
const length = (message?.length ?? 0) + (details?.length ?? 0) + (stdout?.length ?? 0) + (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(attachments);
const isKept = heldLength + length <= maximumHeldLength;
if (isKept) heldLength += length;
return {
status: status === "skipped" ? "failed" : status,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_10__.y)({
duration,
timestamp,
message: message === void 0 || !isKept ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(message),
details: details === void 0 || !isKept ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(details),
stdout: stdout === void 0 || !isKept ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(stdout),
attachments: isKept ? attachments?.map(_attachment_list_mjs__WEBPACK_IMPORTED_MODULE_2__.r) : void 0
})
};
};
return {
add(key, attempt) {
const attempts = pending.get(key);
if (attempts === void 0) {
if (pending.size + late.size < maximumTests) pending.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(key), [held(attempt)]);
} else if (attempts.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.attempts) attempts.push(held(attempt));
},
take(key) {
const before = pending.get(key);
if (before !== void 0) pending.delete(key);
const lateKey = keyIn(test, key);
const behind = taken.has(lateKey) ? void 0 : found.get(lateKey);
if (behind === void 0) return before;
taken.add(lateKey);
return [...before ?? [], ...behind].sort((one, other) => (one.timestamp ?? 0) - (other.timestamp ?? 0));
},
closeTest() {
for (const [key, attempts] of pending) {
const lateKey = keyIn(test, key);
late.set(lateKey, attempts);
if (!taken.has(lateKey)) orphans += 1;
}
pending.clear();
test += 1;
},
isEmpty: () => pending.size === 0 && found.size === 0,
late: () => late,
orphans: () => orphans
};
}
const maximumMethods = 5e4;
const maximumKeyLength$1 = 2e3;
function createTestngGroups() {
const groups = new Map();
return {
add(group, className, signature) {
const key = methodKey(className, signature);
const known = groups.get(key);
if (known === void 0) {
if (groups.size < maximumMethods) groups.set(key, [(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(group)]);
} else if (known.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.tags && !known.includes(group)) known.push((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(group));
},
of: (className, signature) => groups.size === 0 ? void 0 : groups.get(methodKey(className, signature)),
clear() {
if (groups.size > 0) groups.clear();
}
};
}
function methodKey(className, signature) {
const end = signature.indexOf("[pri:");
const method = end === -1 ? signature : signature.slice(0, end);
const parenthesis = method.indexOf("(");
const dot = method.lastIndexOf(".", parenthesis === -1 ? method.length : parenthesis);
return `${className}#${method.slice(dot + 1)}`.slice(0, maximumKeyLength$1);
}
const tag = /<(?:a|img)\s[^<>]*/gi;
const reference = /\s(?:href|src)\s{0,5}=\s{0,5}(?:"([^"]*)|'([^']*)|([^\s"']+))/i;
const imageData = /(data:image\/[\w.+-]{1,30};base64,)[\w+/=\s%]+/g;
const mayHaveLinks = (line) => line.includes("<");
function addLinks(attachments, line) {
let last;
for (const [element] of line.matchAll(tag)) {
const [, double, single, bare] = reference.exec(element) ?? [];
const text = (0, _entities_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(double ?? single ?? bare ?? "").trim();
if (text === last) continue;
last = text;
const attachment = (0, _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(text);
if (attachment !== void 0) attachments.add(attachment);
}
}
const withoutImageData = (line) => line.replace(imageData, "$1\u2026");
const maximumParameterLength = 200;
const maximumParametersLength = 2e3;
function testngName(attributes, className, parameters) {
const { name = "", signature = "" } = attributes;
const instance = attributes["test-instance-name"];
if (parameters.length === 0 && instance === void 0) return name.includes("@") ? withoutHashes(name) : name;
let full = name === instance ? methodOf(signature) || name : name;
if (parameters.length > 0) full += `(${(0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_14__.r)(parameters.map(onOneLine).join(", "), maximumParametersLength, "\u2026")})`;
if (instance && instance !== className) full += ` [${instance}]`;
return withoutHashes(full);
}
function methodOf(signature) {
const parenthesis = signature.indexOf("(");
const method = parenthesis === -1 ? signature : signature.slice(0, parenthesis);
return method.slice(method.lastIndexOf(".") + 1);
}
const onOneLine = (value) => (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_14__.r)(value, maximumParameterLength, "\u2026").replace(/\s+/g, " ");
const withoutHashes = (text) => text.replace(/([\w$]\.[\w$]+;?|\[[A-Z])@[0-9a-f]{5,8}\b/g, "$1");
function createTestngReferences() {
let first = "";
let count = 0;
return {
add(url) {
if (!url) return;
if (count === 0) first = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)((0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_15__.t)(url, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.quotedLine));
count += 1;
},
report(sink) {
if (count === 0) return;
const files = count === 1 ? first : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(count)} files, the first of them ${first}`;
sink.problem({
severity: "warning",
message: `The report is split and refers to ${files}. The results there count only if they are collected too.`
});
}
};
}
function createTestngTotals(sink) {
let listed = 0;
let failures = 0;
let statedFailures = 0;
let allowedFailures = 0;
let attempts = 0;
let ignored = 0;
let stated;
return {
addTest({ status }) {
listed += 1;
if (status === "FAIL") failures += 1;
if (status === "SUCCESS_PERCENTAGE_FAILURE") allowedFailures += 1;
},
addAttempt() {
attempts += 1;
},
addResults(results) {
const total = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_6__.r)(results.total);
if (total !== void 0) stated = (stated ?? 0) + total;
ignored += (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_6__.r)(results.ignored) ?? 0;
statedFailures += (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_6__.r)(results.failed) ?? 0;
},
check() {
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(sink, statedFailures, failures + allowedFailures);
if (stated === void 0) return;
for (const extra of [
0,
attempts,
ignored,
attempts + ignored
]) {
const total = stated - extra;
if (total <= listed && total >= listed - allowedFailures) return;
}
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_13__.n)(sink, stated - attempts, listed);
}
};
}
const maximumParameters = 100;
const maximumMessageLength = 2e3;
const maximumKeyLength = 4e3;
async function readTestng(source, sink) {
const first = await readOnce(source, sink, new Map());
if (first.size === 0) return;
sink.restart();
await readOnce(source, sink, first);
}
async function readOnce(source, sink, late) {
const attempts = createTestngAttempts(late);
const errors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(sink);
const totals = createTestngTotals(sink);
const references = createTestngReferences();
await (0, _xml_mjs__WEBPACK_IMPORTED_MODULE_9__.n)(source, sink, (cursor) => handlersFor({
sink,
cursor,
attempts,
errors,
totals,
references
}));
errors.finish();
totals.check();
reportOrphans(sink, attempts.orphans());
references.report(sink);
return attempts.late();
}
function reportOrphans(sink, count) {
if (count === 0) return;
const message = count === 1 ? "1 test was to be retried, but the file does not contain its last attempt. The test was left out." : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(count)} tests were to be retried, but the file does not contain their last attempts. The tests were left out.`;
sink.problem({
severity: "warning",
message
});
}
function handlersFor({ sink, cursor, attempts, errors, totals, references }) {
const groups = createTestngGroups();
let results = {};
let group = "";
let suiteName = "";
let testName = "";
let className = "";
let path = [];
let attributes = {};
let test;
let parameters = [];
let isNull = false;
let exceptionClass;
let message;
let fullTrace;
let shortTrace;
let custom = {};
const outputs = (0, _field_appender_mjs__WEBPACK_IMPORTED_MODULE_4__.t)();
const attachments = (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_2__.t)();
const openMethod = (own) => {
attributes = own;
test = {
name: own.name ?? "",
suite: path,
status: testngStatus(own.status)
};
const duration = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(own["duration-ms"], 1);
if (duration !== void 0) test.duration = duration;
const start = own["started-at"];
const timestamp = start === void 0 ? void 0 : (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(start);
if (timestamp !== void 0) test.timestamp = timestamp;
if (parameters.length > 0) parameters = [];
exceptionClass = void 0;
message = void 0;
fullTrace = void 0;
shortTrace = void 0;
attachments.take();
};
const closeMethod = (_text, complete) => {
const result = test;
test = void 0;
if (result === void 0 || !complete) return;
outputs.finish(result);
if (attributes.status !== "PASS") describeFault(result);
result.name = testngName(attributes, className, parameters);
if (attributes["is-config"] === "true") {
if (result.status === "failed") errors.add(`The configuration method "${result.name}" of the class "${className}" failed`, result.message ?? "", cursor.line);
} else if (attributes.retried === "true") {
totals.addAttempt();
addAttachments(result);
attempts.add(keyOf(result), result);
} else finish(result);
};
const describeFault = (result) => {
const trace = fullTrace || shortTrace;
const short = message || trace && (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_15__.t)(trace, maximumMessageLength) || exceptionClass;
if (short) result.message = short;
if (trace) result.details = trace;
};
const keyOf = ({ name }) => `${className}#${attributes.signature ?? ""}#${name}`.slice(0, maximumKeyLength);
const finish = (result) => {
totals.addTest(attributes);
const { name = "", signature = name, groups: own } = attributes;
const tags = own ? listOf(own) : groups.of(className, signature);
if (tags !== void 0 && tags.length > 0) result.tags = tags;
for (const name of described) {
const value = attributes[name];
if (value) result.metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(result.metadata, name, value);
}
if (!attempts.isEmpty()) {
const earlier = attempts.take(keyOf(result));
if (earlier !== void 0) {
result.attempts = earlier;
if (result.status === "successful") result.flaky = true;
}
}
if ((0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_2__.s)(sink, result)) addAttachments(result);
sink.test(result);
};
const addAttachments = (result) => {
const added = attachments.take();
if (added !== void 0) result.attachments = added;
};
const addCustom = (text) => {
const { name, value, values } = custom;
if (test !== void 0 && name) test.metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(test.metadata, name, value ?? values ?? text.trim());
};
const customAttribute = {
open(own) {
custom = own;
},
close: addCustom,
text: true
};
return {
"testng-results": {
open(own) {
results = own;
},
close(_text, complete) {
if (complete) totals.addResults(results);
}
},
suite: { open(own) {
references.add(own.url);
suiteName = own.name ?? "";
groups.clear();
} },
"groups/group": { open({ name = "" }) {
group = name;
} },
"group/method": { open(own) {
groups.add(group, own.class ?? "", own.signature ?? own.name ?? "");
} },
test: {
open(own) {
references.add(own.url);
testName = own.name ?? "";
},
close: attempts.closeTest
},
class: { open({ name = "", package: inPackage }) {
className = inPackage ? `${inPackage}.${name}` : name;
path = [
suiteName,
testName,
className
].filter((part) => part !== "");
} },
"test-method": {
open: openMethod,
close: closeMethod
},
"param/value": {
open(own) {
isNull = own["is-null"] === "true";
},
close(text) {
if (parameters.length < maximumParameters) parameters.push(isNull ? "null" : text.trim());
},
text: true
},
exception: { open(own) {
exceptionClass = own.class;
} },
"exception/message": {
close(text) {
message = text.trim();
},
text: true
},
"exception/full-stacktrace": {
close(text) {
fullTrace = text.trim();
},
text: true
},
"exception/short-stacktrace": {
close(text) {
shortTrace = text.trim();
},
text: true
},
"reporter-output/line": {
dataLimit: () => _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_2__.n,
close(text) {
if (test === void 0) return;
const line = text.trim();
if (line === "" && test.stdout === void 0) return;
const hasLinks = mayHaveLinks(line);
if (hasLinks) addLinks(attachments, line);
outputs.add(test, "stdout", (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(hasLinks ? withoutImageData(line) : line));
},
text: true
},
"attributes/attribute": customAttribute,
"custom-attribute": customAttribute
};
}
const described = [
"description",
"data-provider",
"depends-on-methods",
"depends-on-groups"
];
const listOf = (groups) => groups.split(",", _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.tags).map((group) => group.trim()).filter((group) => group !== "");
function testngStatus(status) {
switch (status) {
case "PASS":
case "SUCCESS_PERCENTAGE_FAILURE": return "successful";
case "FAIL": return "failed";
case "SKIP": return "skipped";
case "STARTED":
case "CREATED": return "running";
default: return "unknown";
}
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
