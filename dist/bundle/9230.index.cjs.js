"use strict";
exports.id = 9230;
exports.ids = [9230, 5456];
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
45944: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => attemptOf });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
const attemptOf = ({ status, duration, message, details, expected, actual, stdout, stderr, timestamp, steps, stepsLeftOut, attachments }) => ({
status,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
duration,
message,
details,
expected,
actual,
stdout,
stderr,
timestamp,
steps,
stepsLeftOut,
attachments
})
});
}),
49938: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createEvidenceBuilder });
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52824);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41123);
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86705);
const maximumHeld = 3e3;
const keptWhenPruned = 2e3;
function createEvidenceBuilder(complete = (step) => step) {
const attachments = (0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_1__.t)();
const openNodes = [];
let top = [];
let held = 0;
let leftOut = 0;
let tooDeep = 0;
const drop = (nodes, dropsFailed) => nodes.filter((node) => {
if (held <= keptWhenPruned) return true;
if (node.isOpen || node.hasFailed && !dropsFailed) {
if (node.inner !== void 0) node.inner = drop(node.inner, dropsFailed);
return true;
}
const size = sizeOf(node);
held -= size;
leftOut += size;
return false;
});
const closeOne = () => {
const node = openNodes.pop();
if (node === void 0) return;
node.isOpen = false;
if (node.step.status === "failed") node.hasFailed = true;
const outer = openNodes.at(-1);
if (outer !== void 0 && node.hasFailed) outer.hasFailed = true;
if (held <= maximumHeld) return;
top = drop(top, false);
if (held > keptWhenPruned) top = drop(top, true);
};
const clear = () => {
attachments.take();
if (openNodes.length > 0) openNodes.length = 0;
tooDeep = 0;
held = 0;
leftOut = 0;
if (top.length > 0) top = [];
};
return {
open(step) {
if (openNodes.length >= _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.stepDepth) {
tooDeep += 1;
leftOut += 1;
return;
}
const node = {
step,
inner: void 0,
attachments: void 0,
isOpen: true,
hasFailed: false
};
held += 1;
const outer = openNodes.at(-1);
if (outer === void 0) top.push(node);
else if (outer.inner === void 0) outer.inner = [node];
else outer.inner.push(node);
openNodes.push(node);
},
current: () => tooDeep > 0 ? void 0 : openNodes.at(-1)?.step,
close() {
if (tooDeep > 0) tooDeep -= 1;
else closeOne();
},
discard() {
if (tooDeep > 0) {
tooDeep -= 1;
leftOut -= 1;
return;
}
const node = openNodes.pop();
if (node === void 0) return;
held -= sizeOf(node);
(openNodes.at(-1)?.inner ?? top).pop();
},
attach(attachment) {
const position = attachments.add(attachment);
const node = openNodes.at(-1);
if (position === void 0 || node === void 0) return;
if (node.attachments === void 0) node.attachments = [position];
else node.attachments.push(position);
},
take(message) {
while (openNodes.length > 0) closeOne();
const files = attachments.take();
const evidence = {
...top.length > 0 && { steps: top.map((node) => finished(node, message, complete)) },
...leftOut > 0 && { stepsLeftOut: leftOut },
...files !== void 0 && { attachments: files }
};
clear();
return evidence;
},
clear
};
}
const sizeOf = ({ inner = [] }) => inner.reduce((sum, node) => sum + sizeOf(node), 1);
function finished({ step: raw, inner, attachments }, message, complete) {
const { name, status, phase, message: own, text, duration, file, line } = complete(raw);
const step = {
name: (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(name, _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.stepName),
status
};
if (phase !== void 0) step.phase = phase;
if (duration !== void 0) step.duration = duration;
if (file !== void 0) step.file = file;
if (line !== void 0) step.line = line;
if (!(own === void 0 || own === "" || status !== "failed" || message?.includes(own) === true)) step.message = (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(own, _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.stepMessage);
if (text !== void 0 && text !== "") step.text = (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(text, _limits_mjs__WEBPACK_IMPORTED_MODULE_0__.t.stepText);
if (inner !== void 0 && inner.length > 0) step.steps = inner.map((node) => finished(node, message, complete));
if (attachments !== void 0) step.attachments = attachments;
return step;
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
25456: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => readLabels,
aI: () => isResult,
c: () => concealing,
gi: () => readLargeFile,
i: () => identifyingLabels,
n: () => allureResult,
o: () => allureEvidence,
r: () => nameOf,
rE: () => isGlobals,
readAllureFile: () => readAllureFile,
s: () => statusOf,
t: () => createAllureRunErrors
});
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86705);
var _unfinished_tests_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28376);
var _json_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79221);
var _evidence_builder_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49938);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38487);
var _table_row_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(29010);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60165);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41123);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87267);
var _metadata_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25764);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52824);
var _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67514);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84766);
const minimumLength = 4;
const maximumDepth$1 = 100;
const maximumSecrets = 200;
const asItIs = (text) => text;
function concealing(result) {
if (!mayHaveSecrets(result)) return asItIs;
const secrets = new Set();
collect(result, secrets, 0);
if (secrets.size === 0) return asItIs;
if (secrets.size > maximumSecrets) return () => "***";
const sorted = [...secrets].sort((one, other) => other.length - one.length);
return (text) => sorted.reduce((rest, secret) => rest.replaceAll(secret, "***"), text);
}
const isSecret = ({ mode }) => typeof mode === "string" && /^(?:masked|hidden)$/i.test(mode);
const mayHaveSecrets = ({ parameters, steps }) => Array.isArray(parameters) && parameters.length > 0 || Array.isArray(steps) && steps.length > 0;
function collect({ parameters, steps }, secrets, depth) {
for (const parameter of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(parameters)) {
if (!isSecret(parameter) || secrets.size > maximumSecrets) continue;
const value = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(parameter.value) ? "" : (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(parameter.value) ?? "";
add(value, secrets);
add(/^(['"])(.*)\1$/s.exec(value)?.[2] ?? "", secrets);
}
if (depth === maximumDepth$1) return;
for (const step of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(steps)) collect(step, secrets, depth + 1);
}
function add(value, secrets) {
if (value.length >= minimumLength) secrets.add(value);
}
const statuses = new Map([
["passed", "successful"],
["failed", "failed"],
["broken", "failed"],
["skipped", "skipped"]
]);
const lower = (value) => typeof value === "string" ? value.toLowerCase() : "";
const knownStatus = ({ status }) => statuses.get(lower(status));
const isBroken = ({ status }) => lower(status) === "broken";
function statusOf(result) {
const status = lower(result.status);
const stage = lower(result.stage);
if (stage === "running") return "running";
const known = statuses.get(status);
if (known !== void 0) return known;
if (status !== "") return "unknown";
if (typeof result.start === "number" && typeof result.stop !== "number" && stage !== "finished") return stage === "pending" ? "skipped" : "running";
return stage === "pending" || stage === "" ? "skipped" : "unknown";
}
const maximumDepth = 20;
const maximumParameters = 50;
const hookPhases = new Map([
["Before Hooks", "setup"],
["After Hooks", "teardown"],
["Worker Cleanup", "teardown"]
]);
const masked = "******";
function allureEvidence(raw, message, fixtures = []) {
const builder = (0, _evidence_builder_mjs__WEBPACK_IMPORTED_MODULE_3__.t)();
const conceal = concealing(raw);
const addFixtures = (list, phase) => {
for (const fixture of list) {
const ofFixture = concealing(fixture);
addStep(builder, fixture, (text) => conceal(ofFixture(text)), phase, 0);
}
};
for (const { befores } of fixtures) addFixtures(befores, "setup");
addAttachments(builder, raw, conceal);
for (const step of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(raw.steps)) addStep(builder, step, conceal, hookPhases.get(step.name), 0);
for (const { afters } of fixtures) addFixtures(afters, "teardown");
return builder.take(message);
}
function addStep(builder, step, conceal, phase, depth) {
if (depth === maximumDepth) return;
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(step.status) && (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(step.steps).length === 0 && (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(step.attachments).length > 0) {
addAttachments(builder, step, conceal);
return;
}
const { start, stop } = step;
const status = knownStatus(step) ?? "unknown";
const duration = typeof start === "number" && typeof stop === "number" ? (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(stop - start) : void 0;
const message = status === "failed" && (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(step.statusDetails) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(step.statusDetails.message) : void 0;
const text = parameterTable(step, conceal);
builder.open({
name: conceal((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(step.name)?.trim() || "A step without a name"),
status,
...phase !== void 0 && { phase },
...message !== void 0 && { message: conceal(message) },
...text !== "" && { text },
...duration !== void 0 && { duration }
});
addAttachments(builder, step, conceal);
for (const inner of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(step.steps)) addStep(builder, inner, conceal, void 0, depth + 1);
builder.close();
}
function addAttachments(builder, { attachments }, conceal) {
for (const { name, source, type } of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(attachments)) {
if (typeof source !== "string" || source === "") continue;
builder.attach({
name: conceal((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(name)?.trim() || source),
path: source,
...typeof type === "string" && type !== "" && { type }
});
}
}
function parameterTable({ parameters }, conceal) {
return (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(parameters).slice(0, maximumParameters).flatMap((parameter) => {
const { name, value, mode } = parameter;
if (typeof name !== "string") return [];
const isMasked = isSecret(parameter);
if (isMasked && String(mode).toLowerCase() === "hidden") return [];
return [(0, _table_row_mjs__WEBPACK_IMPORTED_MODULE_10__.t)([conceal(name), isMasked ? masked : conceal((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(value) ?? "")])];
}).join("\n");
}
const maximumLabels = 1e3;
function readLabels({ labels }) {
const all = [];
for (const { name, value } of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(labels)) {
const text = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(value);
if (typeof name === "string" && text !== void 0 && text.trim() !== "" && all.length < maximumLabels) all.push([name, text]);
}
const first = (name) => all.find(([each]) => each === name)?.[1];
return {
all,
first,
framework: (first("framework") ?? "").toLowerCase()
};
}
const ofTheRun = new Set(["host", "thread"]);
const retryName = /retr(?:y|ied|ies)|rerun|attempt/i;
const retryValue = /^(?:retr(?:y|ied|ies)|reruns?|attempt)[\s#:_-]{0,9}\d{0,9}$/i;
const identifyingLabels = ({ all }) => all.filter(([name, value]) => !ofTheRun.has(name) && !retryName.test(name) && !retryValue.test(value));
const maximumParametersLength = 1e3;
function nameOf(result, labels) {
const name = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(result.name) ?? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(result.fullName) ?? "";
return byFramework(result, labels, name) ?? other(result, labels, name);
}
function byFramework(result, labels, name) {
const fullName = typeof result.fullName === "string" ? result.fullName : "";
switch (labels.framework) {
case "pytest": {
const end = fullName.indexOf("#");
return end <= 0 ? void 0 : {
suite: ["pytest", fullName.slice(0, end)],
name
};
}
case "playwright": return ofPlaywright(labels, name);
case "vitest": {
const place = placeOf(result, fullName);
return place && {
suite: [place.file],
name: [...place.titles, name].join(" > "),
file: place.file
};
}
case "jest": {
const place = placeOf(result, fullName);
return place && {
suite: [place.file, ...joined(place.titles)],
name,
file: place.file
};
}
case "mocha": {
const place = placeOf(result, fullName);
return place && {
suite: ["Mocha Tests", ...joined(place.titles)],
name,
file: place.file
};
}
default: return;
}
}
const joined = (titles) => titles.length === 0 ? [] : [titles.join(" ")];
function ofPlaywright(labels, name) {
const suite = labels.first("suite");
if (suite === void 0) return void 0;
const project = labels.first("parentSuite");
const groups = labels.first("subSuite")?.replaceAll(" > ", " \u203a ");
const title = groups === void 0 ? name : `${groups} \u203a ${name}`;
return {
suite: [suite],
name: project === void 0 ? title : `[${project}] ${title}`
};
}
const testFile = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/;
function placeOf({ titlePath }, fullName) {
const titles = Array.isArray(titlePath) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.a)(titlePath, _limits_mjs__WEBPACK_IMPORTED_MODULE_6__.t.suites) : [];
const isStated = (path) => fullName.startsWith(`${path}#`) || fullName.startsWith(`${path}: `);
for (let end = titles.length; end > 0; end -= 1) {
if (!testFile.test(titles[end - 1] ?? "")) continue;
const [first = ""] = titles;
const whole = titles.slice(0, end).join("/");
const inPackage = titles.slice(1, end).join("/");
if (isStated(whole)) return {
file: whole,
titles: titles.slice(end)
};
if (end > 1 && isStated(`${first}:${inPackage}`)) return {
file: inPackage,
titles: titles.slice(end)
};
}
}
function other(result, labels, title) {
const testClass = labels.first("testClass");
const plain = testClass === void 0 ? title : title.replace(/\(\)$/, "");
return {
suite: testClass === void 0 ? suiteOf(result, labels) : [testClass],
name: withParameters(plain, result)
};
}
function suiteOf({ titlePath }, labels) {
const suites = [
"parentSuite",
"suite",
"subSuite"
].flatMap((name) => labels.first(name) ?? []);
if (suites.length > 0) return suites;
const titles = Array.isArray(titlePath) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.a)(titlePath, _limits_mjs__WEBPACK_IMPORTED_MODULE_6__.t.suites) : [];
return titles.length > 0 ? titles : [labels.first("package") ?? []].flat();
}
function visibleParameter(parameter) {
const { name, value, excluded } = parameter;
const text = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(value);
if (typeof name !== "string" || text === void 0 || excluded === true || isSecret(parameter)) return void 0;
return {
name,
value: text
};
}
function withParameters(name, { parameters }) {
const missing = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(parameters).slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_6__.t.metadata).flatMap((parameter) => visibleParameter(parameter) ?? []).filter(({ value }) => !name.includes(value));
if (missing.length === 0) return name;
const list = missing.sort((one, another) => one.name < another.name ? -1 : one.name > another.name ? 1 : 0).map((each) => `${each.name}=${each.value}`);
return `${name} [${(0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_11__.r)(list.join(", "), maximumParametersLength)}]`;
}
const producers = new Set([
"jest",
"mocha",
"playwright",
"pytest",
"vitest"
]);
const dropped = new Set("host thread package language framework parentSuite suite subSuite testClass testMethod titlePath tag".split(" "));
function allureResult(raw, labels, folder = "") {
const conceal = concealing(raw);
const { suite, name, file } = nameOf(raw, labels);
const result = {
name: conceal(name),
suite: suite.map(conceal),
...outcomeOf(raw, labels, conceal)
};
if (file !== void 0) result.file = conceal(file);
if (result.status === "failed") {
const producer = producerOf(labels, folder);
if (producer !== void 0) result.producer = producer;
}
const tags = labels.all.flatMap(([label, value]) => label === "tag" ? [conceal(value)] : []).slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_6__.t.tags);
if (tags.length > 0) result.tags = tags;
const metadata = metadataOf(raw, labels, conceal);
if (metadata !== void 0) result.metadata = metadata;
return result;
}
function producerOf({ framework, first }, folder) {
if (producers.has(framework)) return framework;
if (first("testClass") === void 0) return void 0;
if (/(?:^|\/)target\/[^/]+$/.test(folder)) return "maven";
return /(?:^|\/)build\/[^/]+$/.test(folder) ? "gradle" : void 0;
}
function outcomeOf(raw, { framework }, conceal) {
const outcome = { status: statusOf(raw) };
const { start, stop } = raw;
const duration = typeof start === "number" && typeof stop === "number" ? (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(stop - start) : void 0;
if (duration !== void 0) outcome.duration = duration;
const timestamp = typeof start === "number" ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.c)(start) : void 0;
if (timestamp !== void 0) outcome.timestamp = timestamp;
if (outcome.status === "successful") return outcome;
const { message, trace, expected, actual } = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(raw.statusDetails) ? raw.statusDetails : {};
const text = (value) => typeof value === "string" && value !== "" ? (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(conceal(value)) : void 0;
const messageText = text(framework === "pytest" && outcome.status === "skipped" && typeof message === "string" ? message.replace(/^Skipped: /, "") : message);
if (messageText !== void 0) outcome.message = messageText;
else if (outcome.status === "failed" && framework === "playwright") outcome.message = "Expected to fail, but passed";
const details = text(trace);
if (details !== void 0) outcome.details = details;
if (outcome.status !== "failed") return outcome;
const expectedText = text(expected);
if (expectedText !== void 0) outcome.expected = expectedText;
const actualText = text(actual);
if (actualText !== void 0) outcome.actual = actualText;
return outcome;
}
function metadataOf(raw, labels, conceal) {
let metadata;
const add = (name, value) => {
metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(metadata, conceal(name), conceal(value));
};
if (isBroken(raw)) add("allure.status", "broken");
const details = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(raw.statusDetails) ? raw.statusDetails : {};
for (const flag of [
"muted",
"known",
"flaky"
]) if (details[flag] === true) add(`allure.${flag}`, "true");
for (const [name, value] of labels.all) if (!dropped.has(name) && !name.startsWith("_")) add(name, value);
for (const parameter of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(raw.parameters).slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_6__.t.metadata)) {
const { name, value, mode, excluded } = parameter;
if (typeof name !== "string" || name === "Retry") continue;
if (isSecret(parameter)) {
if (String(mode).toLowerCase() === "masked") add(name, "***");
} else if (name === "Project" && labels.framework === "playwright") add("project", (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(value) ?? "");
else if (excluded === true || visibleParameter(parameter) !== void 0) add(name, (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(value) ?? "");
}
for (const link of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(raw.links).slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_6__.t.metadata)) addLink(link, add);
return metadata;
}
function addLink({ type, url, name }, add) {
if (type !== "issue" && type !== "tms") return;
const address = [url, name].find((text) => typeof text === "string" && /^https?:\/\//i.test(text));
if (typeof address === "string") add(type, address);
}
const maximumFixtures = 1e3;
const maximumChildren = 1e5;
function createAllureRunErrors(sink) {
const errors = [];
let unlisted = 0;
const byChild = new Map();
let children = 0;
function add(message, path) {
if (errors.length === maximumFixtures) {
unlisted += 1;
return;
}
const error = {
message: (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(message, _limits_mjs__WEBPACK_IMPORTED_MODULE_6__.t.quotedLine),
path,
isShown: false
};
errors.push(error);
return error;
}
return {
globals(raw, path) {
for (const error of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(raw.errors)) add((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(error.message) ?? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(error.trace) ?? "an error without a message", path);
},
container(raw, path) {
for (const fixture of [...(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(raw.befores), ...(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(raw.afters)]) {
if (!/^(?:failed|broken)$/i.test((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(fixture.status) ?? "")) continue;
const { message } = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(fixture.statusDetails) ? fixture.statusDetails : {};
const name = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(fixture.name) ?? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(raw.name) ?? "a fixture";
const reason = concealing(fixture)((0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_12__.t)((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(message) ?? ""));
const error = add(`${name} failed${reason === "" ? "" : `: ${reason}`}`, path);
if (error === void 0 || !Array.isArray(raw.children)) continue;
for (const child of raw.children) {
if (typeof child !== "string" || children === maximumChildren) continue;
children += 1;
const known = byChild.get(child);
if (known === void 0) byChild.set(child, [error]);
else known.push(error);
}
}
},
failed(uuid) {
if (typeof uuid !== "string") return;
for (const error of byChild.get(uuid) ?? []) error.isShown = true;
},
finish(framework) {
const reported = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(sink);
for (const { message, path, isShown } of errors) if (!isShown) reported.add(framework === "" ? "Allure" : framework, message, void 0, path);
reported.finish(unlisted);
}
};
}
async function readAllureFile(source, sink) {
const raw = await readLargeFile(source, sink);
if (raw === void 0) return;
if (isGlobals(raw)) {
const errors = createAllureRunErrors(sink);
errors.globals(raw);
errors.finish("");
} else if (isResult(raw)) {
const result = allureResult(raw, readLabels(raw));
if ((0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_0__.s)(sink, result)) Object.assign(result, allureEvidence(raw, result.message));
sink.test(result, typeof raw.uuid === "string" ? raw.uuid : void 0);
(0, _unfinished_tests_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(sink, result.status === "running" ? 1 : 0);
}
}
const isResult = ({ uuid, name, status, stage, start }) => (typeof uuid === "string" || typeof name === "string") && [
name,
status,
stage,
start
].filter((value) => value !== void 0).length > 1;
const isGlobals = ({ uuid, name, errors, attachments }) => uuid === void 0 && name === void 0 && (Array.isArray(errors) || Array.isArray(attachments));
const maximumSteps = 3e3;
const keptFields = ({ name, status, statusDetails, start, stop, parameters, attachments, steps }) => ({
name,
status,
statusDetails,
start,
stop,
parameters,
attachments,
steps
});
const keys = "uuid historyId testCaseId fullName name titlePath status stage statusDetails start stop parameters labels links errors attachments children befores afters";
async function readLargeFile(source, sink) {
const values = new Map();
const parameters = [];
const fields = new Map([["steps", {
kind: "elements",
open: () => values.set("steps", parameters),
take: (step) => {
const isKept = parameters.length < maximumSteps;
parameters.push(isKept ? keptFields(step) : {
parameters: step.parameters,
steps: step.steps
});
},
accepts: ({ name }) => typeof name === "string"
}]]);
for (const key of keys.split(" ")) fields.set(key, {
kind: "value",
take: (value) => values.set(key, value)
});
return await (0, _json_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(source, sink, {
kind: "object",
fields
}) ? Object.fromEntries(values) : void 0;
}
}),
49230: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readAllureFolder: () => readAllureFolder });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41123);
var _attempt_of_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45944);
var _unfinished_tests_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28376);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60165);
var _json_text_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(47255);
var _silent_sink_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31952);
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71184);
var _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11388);
var _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25456);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52824);
var node_crypto__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77598);
const repeats = [
"time",
"marked",
"none"
];
const maximumRetry = 65535;
function createAttemptFacts(length) {
const high = new Uint32Array(length);
const low = new Uint32Array(length);
const starts = new Float64Array(length).fill(NaN);
const durations = new Uint32Array(length);
const retries = new Uint16Array(length);
const failed = new Uint8Array(length);
const modes = new Uint8Array(length);
const labelHashes = new Uint32Array(length);
const added = [];
const keyOf = (raw, index) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_8__.hash)("sha256", identityOf(raw) ?? `${index}`, "hex");
const startOf = ({ start }) => typeof start === "number" && Number.isFinite(start) ? start : -1;
const start = (index) => starts[index] ?? -1;
const byKey = (one, other) => (high[one] ?? 0) - (high[other] ?? 0) || (low[one] ?? 0) - (low[other] ?? 0);
const byStart = (one, other) => start(one) - start(other) || byKey(one, other) || (retries[one] ?? 0) - (retries[other] ?? 0) || (failed[other] ?? 0) - (failed[one] ?? 0) || one - other;
function areInTurn(group) {
let endMs = Number.NEGATIVE_INFINITY;
for (const index of group) {
if (retries[index] === 0 && (start(index) < 0 || start(index) <= endMs)) return false;
endMs = Math.max(endMs, start(index) + (durations[index] ?? 0));
}
return true;
}
let grouped;
function groups() {
if (grouped !== void 0) return grouped;
const sorted = Uint32Array.from(added).sort((one, other) => byKey(one, other) || byStart(one, other));
const found = [];
for (let from = 0, to = 0; from < sorted.length; from = to) {
const group = [];
const first = sorted[from] ?? 0;
for (; to < sorted.length && high[sorted[to] ?? 0] === high[first] && low[sorted[to] ?? 0] === low[first]; to += 1) group.push(sorted[to] ?? 0);
found.push(group);
}
grouped = found;
return found;
}
function divide(group, found) {
const mode = repeats[modes[group[0] ?? 0] ?? 0];
const isOne = mode === "time" && areInTurn(group);
const open = new Map();
let only;
for (const index of group) {
const retry = mode === "none" ? 0 : retries[index] ?? 0;
const before = retry === 0 ? void 0 : open.get(retry - 1);
let test = retry === 0 && isOne ? only : before?.failed.pop() ?? before?.other.pop();
if (test === void 0) {
test = [];
found.push(test);
only ??= test;
}
test.push(index);
const lists = open.get(retry) ?? {
failed: [],
other: []
};
open.set(retry, lists);
if (isOne && retry === 0) {
lists.failed.length = 0;
lists.other.length = 0;
}
lists[failed[index] === 1 ? "failed" : "other"].push(test);
}
}
return {
add(index, raw, labels) {
const key = keyOf(raw, index);
high[index] = (0, _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(key, 0);
low[index] = (0, _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(key, 8);
starts[index] = startOf(raw);
const { stop } = raw;
durations[index] = typeof stop === "number" ? Math.min(Math.max(0, stop - startOf(raw)), 2 ** 32 - 1) : 0;
retries[index] = retryOf(raw);
failed[index] = (0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.s)(raw) === "failed" ? 1 : 0;
modes[index] = repeats.indexOf(repeatsOf(raw, labels.framework));
labelHashes[index] = (0, _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_9__.t)((0, node_crypto__WEBPACK_IMPORTED_MODULE_8__.hash)("sha256", JSON.stringify((0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.i)(labels)), "hex"), 0);
added.push(index);
},
isSame(index, raw) {
const key = keyOf(raw, index);
return high[index] === (0, _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(key, 0) && low[index] === (0, _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(key, 8) && start(index) === startOf(raw);
},
isFailed: (index) => failed[index] === 1,
unlike: () => groups().filter((group) => {
const [first = 0] = group;
return repeats[modes[first] ?? 0] !== "none" && group.some((index) => labelHashes[index] !== labelHashes[first]);
}),
tests(variantOf) {
const found = [];
for (const group of groups()) if (group.length === 1) found.push(group);
else for (const variant of (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_10__.a)(group, variantOf).values()) divide(variant, found);
return found.sort(([one = 0], [other = 0]) => byStart(one, other));
}
};
}
function identityOf({ historyId, testCaseId, fullName, parameters }) {
if (typeof historyId === "string" && historyId !== "") return historyId;
const test = [testCaseId, fullName].find((text) => typeof text === "string" && text !== "");
if (test === void 0) return void 0;
const own = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(parameters).filter(({ excluded }) => excluded !== true).map(({ name, value }) => [(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(name) ?? "", (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(value) ?? ""]).sort(([one = ""], [other = ""]) => one < other ? -1 : one > other ? 1 : 0);
return JSON.stringify([test, own]);
}
function retryOf({ parameters }) {
const value = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(parameters).find(({ name, excluded }) => name === "Retry" && excluded === true)?.value;
const number = Number((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(value) ?? "0");
return Number.isInteger(number) && number > 0 ? Math.min(number, maximumRetry) : 0;
}
function repeatsOf(raw, framework) {
if (framework === "vitest") return "none";
return (framework === "mocha" || framework === "playwright") && Array.isArray(raw.titlePath) ? "marked" : "time";
}
const maximumLength = 16777216;
const maximumOfTest = 100;
const mayHaveFixtures = (text) => /"(?:befores|afters)"\s{0,100}:\s{0,100}\[\s{0,100}\{/.test(text);
function createFixturesOfTests(wanted) {
const byTest = new Map();
let left = maximumLength;
return {
add({ children, befores, afters }, length) {
if (!Array.isArray(children) || length > left) return;
const fixtures = {
befores: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(befores),
afters: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(afters)
};
let isUsed = false;
for (const child of children) {
if (typeof child !== "string" || !wanted.has(child)) continue;
const list = byTest.get(child) ?? [];
if (list.length < maximumOfTest) list.push({
fixtures,
children: children.length
});
byTest.set(child, list);
isUsed = true;
}
if (isUsed) left -= length;
},
of: (uuid) => [...byTest.get(uuid ?? "") ?? []].sort((one, other) => other.children - one.children).map(({ fixtures }) => fixtures)
};
}
const maximumCompared = 1e4;
const maximumDiffering = 20;
const maximumComplete = 100;
const maximumSuffix = 1e3;
function comparedResult(raw) {
const labels = (0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.a)(raw);
return {
labels: (0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.i)(labels),
name: (0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(raw, labels),
conceal: (0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.c)(raw)
};
}
function variantsOf(results) {
const values = results.map(valuesByLabel);
const differing = new Map();
for (const [label, own] of (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_10__.a)(values.flatMap((each) => [...each]), ([name]) => name)) {
const sets = own.map(([, set]) => set).sort((one, other) => one.size - other.size);
if (!sets.some((set, index) => index > 0 && [...sets[index - 1] ?? []].some((value) => !set.has(value))) || differing.size === maximumDiffering) continue;
differing.set(label, new Set([...sets[0] ?? []].filter((value) => sets.every((set) => set.has(value)))));
}
if (differing.size === 0) return [];
const distinct = new Map();
const keys = values.map((own) => {
const texts = [...differing].map(([label, common]) => [...own.get(label) ?? []].filter((value) => !common.has(value)).sort().join(", "));
const key = JSON.stringify(texts);
distinct.set(key, texts);
return key;
});
const labels = [...differing.keys()];
const all = [...distinct.values()];
const complete = all.filter((texts) => !texts.includes(""));
const testOf = (texts) => {
if (!texts.includes("") || complete.length > maximumComplete) return texts;
const possible = complete.filter((each) => texts.every((text, index) => text === "" || text === each[index]));
return possible.length === 1 ? possible[0] ?? texts : texts;
};
const numbers = new Map([...distinct].map(([key, texts]) => [key, all.indexOf(testOf(texts))]));
return results.map((result, index) => {
const number = numbers.get(keys[index] ?? "") ?? 0;
return {
number,
suffix: suffixOf(labels, all[number] ?? [], result)
};
});
}
const valuesByLabel = ({ labels }) => new Map([...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_10__.a)(labels, ([name]) => name)].map(([name, own]) => [name, new Set(own.map(([, value]) => value))]));
function suffixOf(labels, texts, { name: { suite, name }, conceal }) {
const missing = texts.flatMap((text, index) => text === "" || suite.includes(text) || name.includes(`[${text}]`) ? [] : [`${labels[index]}=${text}`]);
return missing.length === 0 ? "" : ` [${(0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_11__.r)(conceal(missing.join(", ")), maximumSuffix)}]`;
}
const maximumKept = 33554432;
const maximumSuffixes = 8388608;
const maximumWanted = 1e5;
const extraFiles = /-(?:globals|container)\.json$/;
const containerName = /-container\.json$/;
const objectFactor = 4;
async function readAllureFolder(folder, sink) {
const { names } = folder;
const facts = createAttemptFacts(names.length);
const errors = (0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(sink);
const kept = [];
let keptLength = 0;
let framework = "";
const wanted = new Set();
const extra = besideOf(folder, sink);
for (const name of extra) {
const rest = folder.rest(0);
if (rest !== void 0) await rest;
const content = contentOf(folder, name, sink);
if (content === void 0 || typeof content === "string" && !mayMatter(content)) continue;
const raw = typeof content === "string" ? parseText(content, folder, name, sink) : await readParts(content, folder, name, sink);
if (raw === void 0 || raw === "left") continue;
if (containerName.test(name)) errors.container(raw, `${folder.path}/${name}`);
else errors.globals(raw, `${folder.path}/${name}`);
}
for (const [index, name] of names.entries()) {
const rest = folder.rest(index / names.length / 2);
if (rest !== void 0) await rest;
const content = contentOf(folder, name, sink);
if (content === void 0) continue;
const isHeld = typeof content === "string";
const raw = isHeld ? parseText(content, folder, name, sink) : await readParts(content, folder, name, sink);
if (raw === void 0) continue;
if (raw !== "left" && (0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.rE)(raw)) errors.globals(raw, `${folder.path}/${name}`);
else if (raw === "left" || !(0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.aI)(raw)) folder.leave(name);
else {
const labels = (0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.a)(raw);
facts.add(index, raw, labels);
if (facts.isFailed(index)) errors.failed(raw.uuid);
if (framework === "") framework = labels.framework;
if (isHeld && keptLength + content.length <= maximumKept) {
const read = convert(raw, labels, folder, sink);
const hasSteps = read.withEvidence !== void 0 && (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(raw.steps).length > 0;
keptLength += hasSteps ? content.length * objectFactor : content.length;
kept[index] = read;
}
if (typeof raw.uuid === "string" && wanted.size < maximumWanted && mayBeShown((0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.s)(raw), sink)) wanted.add(raw.uuid);
}
}
const fixtures = createFixturesOfTests(wanted);
if (wanted.size > 0) await readFixtures();
const variants = new Map();
let suffixesLength = 0;
for (const group of facts.unlike()) await findVariants(group);
const tests = facts.tests((index) => variants.get(index)?.number ?? 0);
let unfinished = 0;
for (const [done, indexes] of tests.entries()) {
const rest = folder.rest(.5 + done / tests.length / 2);
if (rest !== void 0) await rest;
const results = [];
for (const index of indexes.slice(-_limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.attempts - 1)) {
const first = kept[index];
const read = first !== void 0 && (indexes.length === 1 || first.withEvidence !== void 0) ? first : await convertAgain(index, indexes.length > 1) ?? first;
kept[index] = void 0;
if (read === void 0) continue;
results.push(read.withEvidence === void 0 ? read : {
...read,
result: read.withEvidence(fixtures.of(read.uuid))
});
}
const last = results.pop();
if (last === void 0) continue;
const { result } = last;
result.name += variants.get(indexes.at(-1) ?? 0)?.suffix ?? "";
if (result.status === "running") unfinished += 1;
if (results.length > 0) result.attempts = results.map((each) => (0, _attempt_of_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(each.result));
if (result.status === "successful" && indexes.some(facts.isFailed)) result.flaky = true;
sink.test(result, last.uuid);
}
errors.finish(framework);
(0, _unfinished_tests_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(sink, unfinished);
async function findVariants(group) {
const rest = folder.rest(.5);
if (rest !== void 0) await rest;
const results = [];
for (const index of group.slice(0, maximumCompared)) results.push(comparedResult(await readAgain(folder, index, _silent_sink_mjs__WEBPACK_IMPORTED_MODULE_6__.t) ?? {}));
const found = variantsOf(results);
if (found.length === 0 && group.length === results.length) return;
for (const [at, index] of group.entries()) {
const { number, suffix } = found[at] ?? {
number: at < results.length ? 0 : at,
suffix: ""
};
suffixesLength += suffix.length;
variants.set(index, {
number,
suffix: suffixesLength > maximumSuffixes ? "" : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(suffix)
});
}
}
async function readFixtures() {
for (const name of extra) {
if (!containerName.test(name)) continue;
const rest = folder.rest(.5);
if (rest !== void 0) await rest;
const content = contentOf(folder, name, _silent_sink_mjs__WEBPACK_IMPORTED_MODULE_6__.t);
if (typeof content !== "string" || !mayHaveFixtures(content)) continue;
const raw = (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_12__.i)(content);
if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(raw)) fixtures.add(raw, content.length * objectFactor);
}
}
async function readAgain(source, index, target) {
const name = names[index] ?? "";
const content = contentOf(source, name, target);
if (content === void 0) return void 0;
const raw = typeof content === "string" ? parseText(content, source, name, target) : await readParts(content, source, name, target);
if (raw === void 0) return void 0;
if (raw !== "left" && facts.isSame(index, raw)) return raw;
report(source, name, target, "The file was replaced while the folder was read");
}
async function convertAgain(index, isAttempt) {
const raw = await readAgain(folder, index, sink);
return raw && convert(raw, (0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.a)(raw), folder, isAttempt ? { keepsPassed: true } : sink);
}
}
const mayBeShown = (status, { keepsPassed }) => keepsPassed === true || status !== "successful" && status !== "skipped";
function convert(raw, labels, folder, sink) {
const result = (0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(raw, labels, folder.path);
const { steps, attachments, parameters } = raw;
return {
result,
uuid: typeof raw.uuid === "string" ? raw.uuid : void 0,
withEvidence: mayBeShown(result.status, sink) ? (fixtures) => Object.assign(result, (0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.o)({
steps,
attachments,
parameters
}, result.message, fixtures)) : void 0
};
}
const mayMatter = (text) => /"(?:failed|broken|errors)"/i.test(text);
function besideOf(folder, sink) {
try {
return folder.beside(extraFiles);
} catch (error) {
sink.problem({
severity: "error",
kind: "incomplete",
message: `The folder could not be listed: ${reasonOf(error)}.`
});
return [];
}
}
function contentOf(folder, name, sink) {
try {
return folder.read(name);
} catch (error) {
reportUnreadable(folder, name, sink, error);
return;
}
}
function parseText(text, folder, name, sink) {
const value = (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_12__.i)(text);
if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(value)) return value;
if (value !== void 0) return "left";
report(folder, name, sink, `The file ${text.trim() === "" ? "is empty" : "was cut or is not valid JSON"}: the tool that wrote it may have been stopped. The other results are kept`);
}
async function readParts(source, folder, name, sink) {
const path = `${folder.path}/${name}`;
try {
return await (0, _read_allure_file_mjs__WEBPACK_IMPORTED_MODULE_7__.gi)(source, {
...sink,
problem: (problem) => sink.problem({
path,
...problem
})
});
} catch (error) {
reportUnreadable(folder, name, sink, error);
return;
}
}
function reportUnreadable(folder, name, sink, error) {
report(folder, name, sink, `The file could not be read: ${reasonOf(error)}`);
}
function report(folder, name, sink, message) {
sink.problem({
severity: "error",
kind: "incomplete",
message: `${message}.`,
path: `${folder.path}/${name}`
});
}
function reasonOf(error) {
if (error instanceof Error && "code" in error && (error.code === "ELOOP" || error.code === "EMLINK")) return "it is a link, and links are not followed";
return (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(error).replace(/\.$/, "");
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
31952: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => silentSink });
const silentSink = {
test() {},
problem() {},
notice() {},
restart() {}
};
}),
29010: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => tableRow });
const tableRow = (cells) => `| ${cells.join(" | ")} |`;
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
