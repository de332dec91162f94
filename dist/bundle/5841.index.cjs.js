"use strict";
exports.id = 5841;
exports.ids = [5841];
exports.modules = {
71763: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createBoundedMap });
function createBoundedMap(maximum) {
let young = new Map();
let old = new Map();
return {
get: (key) => young.get(key) ?? old.get(key),
set(key, value) {
if (young.size >= maximum) {
old = young;
young = new Map();
}
old.delete(key);
young.set(key, value);
},
delete(key) {
const wasOld = old.delete(key);
return young.delete(key) || wasOld;
},
*entries() {
yield* old;
yield* young;
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
39643: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => addPhpUnitAttempts });
var _limits_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41123);
const attempt = / \(attempt (\d{1,3}) of \d{1,3}\)$/;
function addPhpUnitAttempts(result) {
if (!result.name.endsWith(")")) return;
const match = attempt.exec(result.name);
if (match === null) return;
result.name = result.name.slice(0, match.index);
const earlier = Math.min(Number(match[1]) - 1, _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.attempts);
if (earlier < 1) return;
result.attempts = Array.from({ length: earlier }, () => ({ status: "failed" }));
if (result.status === "successful") result.flaky = true;
}
}),
95841: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readOtr: () => readOtr });
var _xml_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77078);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _bounded_map_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(71763);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41123);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87267);
var _line_number_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(23497);
var _metadata_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25764);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38487);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84766);
var _unfinished_tests_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28376);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47931);
var _first_line_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(67514);
var _php_unit_attempts_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39643);
var _timestamps_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(27676);
function openOtrElement(name, { parentId, parent, start }) {
return {
name,
parentId,
parent,
start,
duration: void 0,
type: void 0,
legacyName: void 0,
className: void 0,
hasMethod: false,
file: void 0,
fileLine: void 0,
tags: void 0,
metadata: void 0,
stdout: void 0,
stderr: void 0,
held: 0,
status: void 0,
reason: void 0,
throwable: void 0,
expected: void 0,
actual: void 0,
hasChildren: false,
hasFailedChild: false,
path: void 0
};
}
function isOtrTest({ hasChildren, type, hasMethod, file, className }, ofPhpUnit) {
if (hasChildren) return false;
if (type !== void 0) return type !== "CONTAINER";
return !ofPhpUnit || hasMethod || file !== void 0 && className === void 0;
}
const hasFailed = ({ status }) => status === "FAILED" || status === "ERRORED";
const wasSkipped = ({ status }) => status === "SKIPPED" || status === "ABORTED";
const mayBeContainer = ({ type, hasMethod }) => type !== "TEST" && (type !== void 0 || !hasMethod);
function detachContainer(element) {
element.name = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(element.name);
if (element.legacyName !== void 0) element.legacyName = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(element.legacyName);
if (element.file !== void 0) element.file = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(element.file);
}
function dropTexts(element) {
element.name = "";
element.legacyName = void 0;
element.file = void 0;
element.tags = void 0;
element.metadata = void 0;
element.stdout = void 0;
element.stderr = void 0;
element.reason = void 0;
element.throwable = void 0;
element.expected = void 0;
element.actual = void 0;
}
function markFailure(element) {
for (let outer = element.parent; outer !== void 0 && !outer.hasFailedChild; outer = outer.parent) outer.hasFailedChild = true;
}
const maximumOpen = 1e5;
const maximumLate = 1e4;
function createOtrElements() {
let open = new Map();
let leftOut = 0;
const awaited = (0, _bounded_map_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(maximumLate);
const late = (0, _bounded_map_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(maximumLate);
let isOrdered = true;
const find = (id) => open.get(id) ?? (isOrdered ? void 0 : late.get(id));
return {
parentOf(parentId) {
if (parentId === void 0) return void 0;
const parent = find(parentId);
if (parent !== void 0) parent.hasChildren = true;
else {
isOrdered = false;
awaited.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(parentId), true);
}
return parent;
},
begin(id, element) {
const before = open.get(id);
if (before === void 0 && open.size >= maximumOpen) {
leftOut += 1;
return;
}
if (!isOrdered && awaited.get(id)) element.hasChildren = true;
open.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(id), element);
return before;
},
get: (id) => open.get(id),
end(id) {
const element = open.get(id);
if (element === void 0) return void 0;
open.delete(id);
if (element.parent === void 0 && element.parentId !== void 0) element.parent = find(element.parentId);
if (!isOrdered && element.hasChildren) late.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(id), withoutTexts(element));
return element;
},
endAll() {
const rest = [...open.values()];
open = new Map();
return rest;
},
leftOut: () => leftOut
};
}
const withoutTexts = (element) => ({
...openOtrElement(element.name, element),
className: element.className,
type: element.type,
hasChildren: true,
path: element.path
});
const types = [
"TEST",
"CONTAINER",
"CONTAINER_AND_TEST"
];
const maximumHeld = 16777216;
const maximumCounted = 262144;
function infoHandlers(reading) {
let own = {};
const text = (use) => ({
open(attributes) {
own = attributes;
},
close(value, complete) {
if (complete && reading.current !== void 0) use(reading.current, value);
},
text: true
});
const attributes = (use) => ({ open(values) {
if (reading.current !== void 0) use(reading.current, values);
} });
const hold = (element, length) => {
if (reading.held + length > maximumHeld) return false;
reading.held += length;
element.held += length;
return true;
};
const addOutput = (element, stream, value) => {
if (value === "") return;
if (element.held < maximumCounted && !hold(element, value.length)) return;
const captured = element[stream] ?? (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.n)();
element[stream] = captured;
captured.append(value);
};
const addValue = (element, name, value) => {
if (hold(element, name.length + value.length)) element.metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(element.metadata, name, value);
};
const position = attributes((element, { line }) => {
element.fileLine ??= (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(line);
});
const classOf = attributes((element, { className, methodName }) => {
if (!className) return;
element.className = element.parent?.className === className ? element.parent.className : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(className);
element.hasMethod = methodName !== void 0;
});
return {
"tags/tag": text((element, value) => {
const tag = value.trim();
element.tags ??= [];
if (tag !== "" && element.tags.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.tags && !element.tags.includes(tag)) element.tags.push((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(tag));
}),
"metadata/type": text((element, value) => {
element.type = types.find((type) => type === value.trim());
}),
"metadata/legacyReportingName": text((element, value) => {
element.legacyName = value.trim();
}),
"metadata/testDox": { open() {
reading.run.ofPhpUnit = true;
} },
methodSource: classOf,
classSource: classOf,
fileSource: attributes((element, { path }) => {
if (path) element.file ??= path;
}),
classpathResourceSource: attributes((element, { resourceName }) => {
if (resourceName) element.file ??= resourceName;
}),
"fileSource/filePosition": position,
"classpathResourceSource/filePosition": position,
uriSource: attributes((element, { uri }) => {
const path = uri === void 0 ? void 0 : pathOfUri(uri);
if (path !== void 0) element.file ??= path;
}),
"attachments/output": text((element, value) => addOutput(element, own.source === "stderr" ? "stderr" : "stdout", value)),
"data/entry": text((element, value) => {
const { key = "" } = own;
if (key === "stdout" || key === "stderr") addOutput(element, key, value);
else if (key !== "") addValue(element, key, value);
}),
"attachments/file": attributes((element, { path }) => {
if (path) addValue(element, "Attachment", path);
}),
"attachments/issue": attributes((element, { type, message }) => {
if (type && message) addValue(element, `phpunit.${type}`, message);
}),
"attachments/resourceUsage": attributes((element, { time }) => {
element.duration = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(time, 1e3);
}),
result: attributes((element, { status }) => {
element.status = status;
}),
"result/reason": text((element, value) => {
element.reason = value;
}),
"result/throwable": text((element, value) => {
element.throwable = {
type: own.type ?? "",
isAssertion: own.assertionError === "true",
text: value
};
}),
"comparisonFailure/expected": text((element, value) => {
element.expected = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(value);
}),
"comparisonFailure/actual": text((element, value) => {
element.actual = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(value);
})
};
}
function pathOfUri(uri) {
if (!uri.startsWith("file:") || uri.length > 4e3) return void 0;
try {
const path = decodeURIComponent(new URL(uri).pathname);
return /^\/[A-Za-z]:\//.test(path) ? path.slice(1) : path;
} catch {
return;
}
}
function createOtrPlaces() {
let lastClass;
let lastSuite = [];
const suiteOfClass = (className) => {
if (className !== lastClass) {
lastClass = className;
lastSuite = [className];
}
return lastSuite;
};
return (element, ofPhpUnit) => {
if (ofPhpUnit) return placeOfPhpUnit(element);
const className = nearestClass(element);
const { legacyName = element.name } = element;
if (className !== void 0 && element.type === "CONTAINER" && !element.hasMethod && className === element.className) return {
suite: suiteOfClass(className),
name: className.slice(className.lastIndexOf(".") + 1)
};
const name = legacyName.endsWith("()") && legacyName.length > 2 ? legacyName.slice(0, -2) : legacyName;
return {
suite: className === void 0 ? pathOf(element.parent) : suiteOfClass(className),
name
};
};
}
function placeOfPhpUnit(element) {
const { name, hasMethod, className } = element;
if (!hasMethod && className !== void 0) return {
suite: pathOf(element),
name: className.slice(className.lastIndexOf("\\") + 1)
};
return {
suite: pathOf(element.parent),
name: hasMethod ? name : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_8__.yn)(name)
};
}
function nearestClass(element) {
let one = element;
for (let depth = 0; one !== void 0 && depth < _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.suites; depth += 1, one = one.parent) if (one.className !== void 0) return one.className;
}
const isEngine = ({ type, parentId }) => type === "CONTAINER" && parentId === void 0;
const absolutePath = /^(?:\/|[A-Za-z]:[\\/])/;
function pathOf(container) {
if (container === void 0) return [];
if (container.path !== void 0) return container.path;
const names = [];
let one = container;
for (let depth = 0; one !== void 0 && depth < _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.suites; depth += 1, one = one.parent) if (!(one.parent === void 0 && (isEngine(one) || absolutePath.test(one.name))) && one.name !== "" && one.name !== names.at(-1)) names.push(one.name);
container.path = names.reverse();
return container.path;
}
const statuses = new Map([
["SUCCESSFUL", "successful"],
["FAILED", "failed"],
["ERRORED", "failed"],
["SKIPPED", "skipped"],
["ABORTED", "skipped"]
]);
function otrResult(element, { suite, name }, ofPhpUnit, isOpen) {
const result = {
name,
suite,
status: isOpen ? "running" : statuses.get(element.status) ?? "unknown"
};
if (element.start !== void 0) result.timestamp = Math.trunc(element.start);
if (element.duration !== void 0) result.duration = element.duration;
if (element.file !== void 0) {
result.file = element.file;
if (element.fileLine !== void 0) result.line = element.fileLine;
}
if (element.tags !== void 0) result.tags = element.tags;
if (element.metadata !== void 0) result.metadata = element.metadata;
const stdout = element.stdout?.take();
const stderr = element.stderr?.take();
if (stdout) result.stdout = stdout;
if (stderr) result.stderr = stderr;
describe(result, element);
if (ofPhpUnit) {
if (result.status === "failed") result.producer = "phpunit";
(0, _php_unit_attempts_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(result);
}
return result;
}
function describe(result, element) {
const message = messageOf(element);
if (message !== "") result.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(message);
if (result.status !== "failed") return;
if (element.throwable !== void 0 && element.throwable.text.trim() !== "") result.details = element.throwable.text.trimEnd();
if (element.expected !== void 0) result.expected = element.expected;
if (element.actual !== void 0) result.actual = element.actual;
}
function messageOf(element) {
const { throwable } = element;
const reason = element.reason?.trim();
if (throwable === void 0) return reason ?? "";
if (reason && (throwable.isAssertion || !hasFailed(element))) return reason;
const message = textBeforeStack(throwable.text);
const { type } = throwable;
if (type === "" || !message.startsWith(type)) return message || reason || type;
const rest = message.slice(type.length).replace(/^:\s*/, "");
return rest === "" || reason === void 0 ? rest || type : message;
}
const stackStart = /\n(?:[ \t]{1,20}(?:at |Suppressed: |\.\.\. \d)|Caused by: |\r?\n)/;
const maximumMessageLength = 1e4;
function textBeforeStack(text) {
const start = text.slice(0, maximumMessageLength);
const end = stackStart.exec(start);
if (end !== null) return start.slice(0, end.index).trim();
return text.length > maximumMessageLength ? (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(text) : start.trim();
}
function createOtrRun(sink) {
const errors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(sink);
const placeOf = createOtrPlaces();
let unfinished = 0;
const report = (element, isOpen) => sink.test(otrResult(element, placeOf(element, run.ofPhpUnit), run.ofPhpUnit, isOpen));
const standsForTests = (element) => !element.hasChildren && (wasSkipped(element) || element.hasMethod && hasFailed(element));
const run = {
ofPhpUnit: false,
end(element, line) {
const failed = hasFailed(element);
if (isOtrTest(element, run.ofPhpUnit) || standsForTests(element)) report(element, false);
else if (failed && (element.throwable !== void 0 || element.reason || !element.hasFailedChild)) {
const name = element.className ?? element.name;
errors.add(`The suite${name ? ` "${name}"` : ""} reports an error outside of its tests`, messageOf(element), line);
}
if (failed) markFailure(element);
},
endOpen(elements, isCut) {
let tests = 0;
for (const element of elements) {
if (!isOtrTest(element, run.ofPhpUnit)) continue;
tests += 1;
report(element, true);
}
if (!isCut) unfinished += tests;
},
finish(leftOut) {
errors.finish();
(0, _unfinished_tests_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(sink, unfinished);
if (leftOut === 0) return;
const message = `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(leftOut, "event")} began while too many tests were open, and ${leftOut === 1 ? "was" : "were"} left out.`;
sink.problem({
severity: "error",
kind: "incomplete",
message
});
}
};
return run;
}
function parseInstant(text) {
const ms = (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(text);
if (ms === void 0 || text === void 0 || text.charCodeAt(19) !== fullStop) return ms;
let fraction = 0;
for (let index = 23, unit = .1; index < 29; index += 1, unit /= 10) {
const digit = text.charCodeAt(index) - 48;
if (!(digit >= 0 && digit <= 9)) break;
fraction += digit * unit;
}
return ms + fraction;
}
const fullStop = 46;
function timeBetween(start, end) {
return start === void 0 || end === void 0 ? void 0 : (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(Math.round((end - start) * 1e3) / 1e3);
}
const duration = /^P(?:(\d{1,9})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:\.\d{1,12})?)S)?)?$/;
function parseXmlDuration(text) {
if (text === void 0 || text.length > 60) return void 0;
const match = duration.exec(text);
if (match === null || text.length < 3) return void 0;
const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => part === void 0 ? 0 : Number(part));
return (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_5__.t)((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1e3);
}
const phpUnitNamespace = "https://schema.phpunit.de/";
function treeHandlers(reading, elements, cursor) {
const { run } = reading;
let form;
let startedId = "";
let finishedId = "";
let finishedTime;
const begin = (attributes, parent, start) => openOtrElement(attributes.name ?? "", {
parentId: attributes.parentId === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(attributes.parentId),
parent,
start: parseInstant(start)
});
const end = (element) => {
reading.held -= element.held;
run.end(element, cursor.line);
if (!element.hasChildren) dropTexts(element);
};
const endAll = (isCut) => {
run.endOpen(elements.endAll(), isCut);
reading.held = 0;
reading.current = void 0;
};
const startDocument = (next, attributes) => {
form = next;
run.ofPhpUnit ||= Object.values(attributes).some((value) => value?.startsWith(phpUnitNamespace));
};
const node = {
open(attributes) {
if (form !== "hierarchy") return;
const parent = reading.current;
if (parent !== void 0 && !parent.hasChildren) {
parent.hasChildren = true;
detachContainer(parent);
}
reading.current = begin(attributes, parent, attributes.start);
reading.current.duration = parseXmlDuration(attributes.duration);
},
close(_text, complete) {
const element = reading.current;
if (form !== "hierarchy" || element === void 0) return;
reading.current = element.parent;
if (complete) end(element);
}
};
return {
events: {
open(attributes) {
startDocument("events", attributes);
},
close(_text, complete) {
endAll(!complete);
}
},
execution: { open(attributes) {
startDocument("hierarchy", attributes);
} },
"execution/root": node,
"root/child": node,
"child/child": node,
"events/started": {
open(attributes) {
if (form !== "events") return;
const { id = "", parentId, time } = attributes;
reading.current = begin(attributes, elements.parentOf(parentId), time);
startedId = id;
const before = elements.begin(id, reading.current);
if (before !== void 0) run.endOpen([before], false);
},
close(_text, complete) {
if (form !== "events") return;
const begun = reading.current;
reading.current = void 0;
if (begun !== void 0 && !mayBeContainer(begun)) return;
if (!complete) elements.end(startedId);
else if (begun !== void 0) detachContainer(begun);
}
},
"events/reported": {
open({ id = "" }) {
if (form === "events") reading.current = elements.get(id);
},
close() {
if (form === "events") reading.current = void 0;
}
},
"events/finished": {
open({ id = "", time }) {
if (form !== "events") return;
finishedId = id;
finishedTime = time;
reading.current = elements.get(id);
},
close(_text, complete) {
if (form !== "events" || !complete) return;
reading.current = void 0;
const element = elements.end(finishedId);
if (element === void 0) return;
element.duration ??= timeBetween(element.start, parseInstant(finishedTime));
end(element);
}
}
};
}
async function readOtr(source, sink) {
const reading = {
current: void 0,
held: 0,
run: createOtrRun(sink)
};
const elements = createOtrElements();
await (0, _xml_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(source, sink, (cursor) => ({
...infoHandlers(reading),
...treeHandlers(reading, elements, cursor)
}));
reading.run.finish(elements.leftOut());
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
28376: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => reportUnfinished });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
function reportUnfinished(sink, tests) {
if (tests === 0) return;
sink.problem({
severity: "error",
kind: "incomplete",
message: `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(tests, "test")} began and did not end.`
});
}
})
};
;
