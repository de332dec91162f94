"use strict";
exports.id = 2812;
exports.ids = [2812];
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
23497: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => lineNumber });
function lineNumber(value) {
const line = typeof value === "string" ? Number(value) : value;
return typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : void 0;
}
}),
87203: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => applySuiteTeardowns,
c: () => teardownStatus,
d: () => withoutInlineData,
i: () => readRobotMessage,
l: () => createRobotKeywords,
n: () => unnamedIteration,
o: () => robotStatus,
r: () => setTimes$1,
s: () => teardownMessage,
t: () => createRobotSteps,
u: () => keptArgument
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41123);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52824);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87267);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38487);
var _timestamps_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27676);
var _entities_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74758);
var _evidence_builder_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49938);
var _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82108);
const tag = /<(\/?a|img|video|source)\b([^<>]*)>/gi;
const reference = /\b(?:href|src)\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\s"'>]{1,2000}))/i;
function htmlReferences(html) {
const found = [];
let isInLink = false;
for (const [, name = "", attributes = ""] of html.matchAll(tag)) {
if (name === "/a" || name === "/A") {
isInLink = false;
continue;
}
const match = reference.exec(attributes);
const text = (0, _entities_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(match?.[1] ?? match?.[2] ?? match?.[3] ?? "").trim();
if (text === "" || isInLink) continue;
found.push(text);
isInLink = name.toLowerCase() === "a";
}
return found;
}
const inlineData = /(data:[\w.+-]{1,50}\/[\w.+-]{1,50};base64,)[\w+/=%]+/g;
const withoutInlineData = (html) => html.includes(";base64,") ? html.replace(inlineData, "$1\u2026") : html;
const maximumDepth = 1e3;
const maximumFailures = 20;
const maximumArguments = 20;
const maximumArgumentLength = 500;
const keptArgument = (text) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)((0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_9__.r)(text, maximumArgumentLength));
function createRobotKeywords() {
const names = [];
const argumentLists = [];
const stdout = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.n)();
const stderr = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.n)();
let hasStdout = false;
let hasStderr = false;
const tries = [];
let failures = [];
let failing;
let failingDepth = 0;
let reason = "";
const endFailure = () => {
if (failing !== void 0 && failures.length < maximumFailures) failures.push(failing);
failing = void 0;
};
return {
open(name, owner) {
if (names.length === 0) endFailure();
const isKept = names.length < maximumDepth;
if (isKept) argumentLists[names.length] = void 0;
names.push(isKept ? owner === void 0 ? name : `${owner}.${name}` : "");
},
argument(text) {
const index = names.length - 1;
if (index < 0 || index >= maximumDepth) return;
const list = argumentLists[index];
if (list === void 0) argumentLists[index] = [text];
else if (list.length < maximumArguments) list.push(text);
},
status(word) {
const depth = names.length;
if (depth > maximumDepth) return;
if (word !== "FAIL") {
if (failing !== void 0 && failingDepth > depth) failing = void 0;
return;
}
if (failing === void 0 || failingDepth <= depth) {
const path = names.slice(-12);
failing = [
[path.pop() ?? "", ...argumentLists[depth - 1] ?? []].join("    "),
...path.reverse().map((name) => `  in ${name}`),
...reason === "" ? [] : [reason]
].join("\n");
}
failingDepth = depth;
reason = "";
},
message(level, text) {
switch (level) {
case "INFO":
hasStdout = append(stdout, hasStdout, text);
break;
case "WARN":
case "ERROR":
hasStderr = append(stderr, hasStderr, `${level}: ${text}`);
break;
case "FAIL":
reason = text.trim();
break;
case "DEBUG": if (reason !== "" && reason.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.text && text.startsWith("Traceback ")) reason += `\n${text}`;
}
},
close() {
names.pop();
},
openTry() {
if (names.length === 0) endFailure();
tries.push(failures.length);
},
forgiveTry() {
failures.length = tries.at(-1) ?? 0;
failing = void 0;
},
closeTry() {
tries.pop();
},
depth: () => names.length,
take() {
endFailure();
const taken = {
details: failures.length === 0 ? void 0 : failures.join("\n\n"),
stdout: hasStdout ? stdout.take() : void 0,
stderr: hasStderr ? stderr.take() : void 0
};
if (failures.length > 0) failures = [];
hasStdout = false;
hasStderr = false;
reason = "";
return taken;
}
};
}
function append(output, hasText, text) {
if (hasText) output.append("\n");
output.append(text);
return true;
}
const statuses = new Map([
["PASS", "successful"],
["FAIL", "failed"],
["SKIP", "skipped"],
["NOT RUN", "skipped"],
["NOT_RUN", "skipped"]
]);
const robotStatus = (word) => statuses.get(word) ?? "unknown";
function teardownStatus(word) {
return word === "FAIL" || word === "SKIP" ? word : void 0;
}
function teardownMessage(status, text) {
const mark = status === "FAIL" ? "uite teardown failed:\n" : "in suite teardown:\n";
const start = text.lastIndexOf(mark);
return (start === -1 ? text : text.slice(start + mark.length)).trim();
}
function applySuiteTeardowns(test, teardowns) {
for (const teardown of teardowns.toReversed()) {
const earlier = test.message;
if (teardown.status === "SKIP") {
test.status = "skipped";
test.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(`Skipped in parent suite teardown:\n${teardown.message}${earlier ? `\n\nEarlier message:\n${earlier}` : ""}`);
} else if (test.status !== "skipped") {
test.status = "failed";
test.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(`${earlier ? `${earlier}\n\nAlso parent` : "Parent"} suite teardown failed:\n${teardown.message}`);
}
}
}
const htmlMark = "*HTML*";
const mergeMark = / has been re-executed and results merged\.<\/span><hr>/;
function readRobotMessage(text) {
const trimmed = text.trim();
if (!trimmed.startsWith(htmlMark)) return {
message: (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(trimmed),
attempts: []
};
const html = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(trimmed.slice(6));
const merge = mergeMark.exec(html);
if (merge === null) return {
message: plainText(html),
attempts: []
};
const [last = "", ...earlier] = html.slice(merge.index + merge[0].length).split("<hr>", _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.attempts + 1);
return {
message: messageOf(last),
attempts: earlier.map(attemptOf).reverse()
};
}
function attemptOf(part) {
const word = /<span class="(?:pass|fail|skip|not-run)">([A-Z _]{1,20})<\/span>/.exec(part)?.[1];
const message = messageOf(part);
return {
status: robotStatus(word),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ message: message === "" ? void 0 : message })
};
}
function messageOf(part) {
const start = part.indexOf("-message\">");
return start === -1 ? "" : plainText(part.slice(part.indexOf("</span>", start) + 7));
}
function plainText(html) {
return (0, _entities_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(html.replace(/<[bh]r\s?\/?>/gi, "\n").replace(/<[^<>\ufdd9]*>/g, "")).trim();
}
function setTimes$1(test, attributes) {
const begin = (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(attributes.start ?? attributes.starttime);
if (begin !== void 0) test.timestamp = begin;
const duration = durationOfRobot(attributes);
if (duration !== void 0) test.duration = duration;
}
function durationOfRobot({ start, elapsed, starttime, endtime }) {
if (elapsed !== void 0) return (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(elapsed, 1e3);
const begin = (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(start ?? starttime);
const end = (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(endtime);
return (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(end === void 0 || begin === void 0 ? void 0 : end - begin);
}
const phases = new Map([["setup", "setup"], ["teardown", "teardown"]]);
const notRun = new Set(["NOT RUN", "NOT_RUN"]);
const unnamedIteration = "Iteration";
const maximumValues = 20;
const maximumNames = 1e3;
const maximumValueLength = 500;
function complete(step) {
const { name, values, elapsed, start, end } = step;
const duration = durationOfRobot({
elapsed,
start,
endtime: end
});
if (duration !== void 0) step.duration = duration;
step.name = [name, ...values ?? []].filter((part) => part !== "").join("  ") || "A keyword without a name";
return step;
}
function setTimes(step, { elapsed, start, starttime, endtime }) {
if (elapsed !== void 0) {
step.elapsed = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(elapsed);
return;
}
const begin = start ?? starttime;
if (begin === void 0 || endtime === void 0) return;
step.start = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(begin);
step.end = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(endtime);
}
function createRobotSteps() {
const evidence = (0, _evidence_builder_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(complete);
const roots = [];
const ran = [];
const names = new Map();
const copyOf = (name) => {
const known = names.get(name);
if (known !== void 0) return known;
const copy = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(name);
if (names.size < maximumNames && copy.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.stepName) names.set(copy, copy);
return copy;
};
return {
open(name, phase) {
const word = phase === "for" ? `FOR  ${name}` : name;
const step = {
name: copyOf(word),
status: "unknown",
values: void 0,
elapsed: void 0,
start: void 0,
end: void 0
};
const known = phase === void 0 ? void 0 : phases.get(phase.toLowerCase());
if (known !== void 0) step.phase = known;
evidence.open(step);
ran.push(true);
},
argument(text) {
const step = evidence.current();
if (step === void 0 || text === "") return;
if (step.values === void 0) step.values = [text];
else if (step.values.length < maximumValues) step.values.push(text);
},
assign(variable, value) {
const step = evidence.current();
if (step === void 0) return;
const assignment = `${variable} = ${(0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_9__.r)(value, maximumValueLength)}`;
if (step.name === "Iteration") step.name = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(assignment);
else if (step.name.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.stepName) step.name = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(`${step.name}, ${assignment}`);
},
message(level, text, isHtml) {
if (isHtml) for (const reference of htmlReferences(text)) {
const attachment = (0, _attachment_reference_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(reference);
if (attachment !== void 0) evidence.attach(attachment);
}
if (level !== "FAIL" && level !== "ERROR") return;
const step = evidence.current();
if (step === void 0 || level === "ERROR" && step.message !== void 0) return;
step.message = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)((0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_9__.r)(isHtml ? plainText(text) : text.trim(), _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.stepMessage));
},
status(word, times) {
if (notRun.has(word)) ran[ran.length - 1] = false;
const step = evidence.current();
if (step === void 0) return;
step.status = robotStatus(word);
if (typeof times === "number") step.duration = times;
else if (times !== void 0) setTimes(step, times);
},
close() {
const step = evidence.current();
if (ran.pop() === false) {
evidence.discard();
return;
}
const root = roots.at(-1);
if (step?.status === "failed" && root?.depth === ran.length) root.failed.push(step);
evidence.close();
},
openRoot() {
roots.push({
depth: ran.length,
failed: []
});
},
closeRoot(hasPassed) {
const root = roots.pop();
if (root !== void 0 && hasPassed) for (const step of root.failed) step.status = "successful";
},
take(message) {
roots.length = 0;
ran.length = 0;
return evidence.take(message);
},
clear() {
if (roots.length > 0) roots.length = 0;
if (ran.length > 0) ran.length = 0;
evidence.clear();
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
