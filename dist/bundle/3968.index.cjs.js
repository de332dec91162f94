"use strict";
exports.id = 3968;
exports.ids = [3968];
exports.modules = {
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
3968: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readRobot: () => readRobot });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(52824);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86705);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87267);
var _first_line_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67514);
var _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87203);
var _line_number_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23497);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38487);
var _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48442);
var _xml_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77078);
const names = {
for: () => "FOR",
iter: () => _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.n,
while: ({ condition }) => withValue("WHILE", condition),
branch: ({ type, condition }) => withValue(type ?? "BRANCH", condition),
group: ({ name }) => withValue("GROUP", name),
variable: ({ name }) => withValue("VAR", name),
return: () => "RETURN",
break: () => "BREAK",
continue: () => "CONTINUE",
error: () => "ERROR"
};
const withValue = (word, value) => value ? `${word}  ${value}` : word;
function robotControlHandlers(steps, isInTest) {
const flavors = [];
const handlers = {};
for (const [element, nameOf] of Object.entries(names)) {
handlers[element] = {
open(attributes) {
if (element === "for") flavors.push(attributes.flavor);
if (isInTest()) steps.open(nameOf(attributes), void 0);
},
close() {
if (element === "for") flavors.pop();
if (isInTest()) steps.close();
}
};
handlers[`${element}/status`] = { open(attributes) {
if (isInTest()) steps.status(attributes.status, attributes);
} };
}
const argument = {
close(text) {
if (isInTest()) steps.argument((0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.u)(text));
},
text: true
};
let variable = "";
return {
...handlers,
"for/var": argument,
"for/value": {
close(text) {
if (!isInTest()) return;
const flavor = flavors.at(-1);
if (flavor !== void 0) steps.argument((0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.u)(flavor));
if (flavor !== void 0) flavors[flavors.length - 1] = void 0;
steps.argument((0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.u)(text));
},
text: true
},
"iter/var": {
open({ name }) {
variable = name ?? "";
},
close(text) {
if (isInTest()) steps.assign(variable, text);
},
text: true
},
"branch/pattern": argument,
"variable/var": argument,
"return/value": argument,
"error/value": argument
};
}
const maximumTeardowns = 1e6;
const maximumTeardownMessages = 1e3;
const maximumTeardownMessageLength = 4e3;
const maximumHtmlLength = _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_2__.n;
const isHtmlMessage = ({ html }) => html === "true" || html === "yes";
async function readRobot(source, sink) {
const teardowns = new Map();
await readOnce(source, sink, new Map(), teardowns);
if (teardowns.size === 0) return;
sink.restart();
await readOnce(source, sink, teardowns, new Map());
}
async function readOnce(source, sink, known, found) {
const totals = {
stated: void 0,
listed: 0,
loggedErrors: 0
};
await (0, _xml_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(source, sink, () => handlersFor(sink, known, found, totals));
if (totals.loggedErrors > _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.problems) sink.problem({
severity: "warning",
message: `Robot Framework logged ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(totals.loggedErrors - _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.problems)} more errors.`
});
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(sink, totals.stated, totals.listed);
}
function handlersFor(sink, known, found, totals) {
const suites = [];
const keywords = (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.l)();
const steps = (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.t)();
let suite = {
path: [],
file: void 0,
ordinal: 0,
teardowns: [],
ownTeardown: void 0
};
let suiteCount = 0;
let test;
let tags;
let isTeardown = false;
let level;
let isHtml = false;
const hasPassed = [];
let total = 0;
let lastTotal;
const openSuite = ({ name, source }) => {
suites.push(suite);
suiteCount += 1;
const isNew = name !== void 0 && name !== "" && suite.path.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.suites;
const teardown = known.get(suiteCount);
suite = {
path: isNew ? [...suite.path, (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(name)] : suite.path,
file: source ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(source) : void 0,
ordinal: suiteCount,
teardowns: teardown === void 0 || suite.teardowns.length >= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.suites ? suite.teardowns : [...suite.teardowns, teardown],
ownTeardown: void 0
};
};
const openTest = ({ name, line }) => {
test = {
name: name ?? "",
suite: suite.path,
status: "unknown"
};
if (suite.file !== void 0) test.file = suite.file;
const number = (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(line);
if (number !== void 0) test.line = number;
};
const closeTest = (complete) => {
const result = test;
const log = keywords.take();
test = void 0;
if (result === void 0 || !complete) {
tags = void 0;
steps.clear();
return;
}
totals.listed += 1;
if (tags !== void 0) result.tags = tags;
tags = void 0;
if (log.stdout !== void 0) result.stdout = log.stdout;
if (log.stderr !== void 0) result.stderr = log.stderr;
if (log.details !== void 0 && result.status !== "successful") result.details = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(log.details);
if (suite.teardowns.length > 0) (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.a)(result, suite.teardowns);
if ((0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_2__.s)(sink, result)) Object.assign(result, steps.take(result.message));
else steps.clear();
sink.test(result);
};
const addTag = (text) => {
if (text === "" || test === void 0 || keywords.depth() > 0) return;
if (tags === void 0) tags = [text];
else if (tags.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.tags) tags.push(text);
};
return {
suite: {
open: openSuite,
close() {
if (suite.ownTeardown !== void 0 && !found.has(suite.ordinal)) remember(found, suite.ordinal, suite.ownTeardown, "");
suite = suites.pop() ?? suite;
}
},
"statistics/suite": {},
test: {
open: openTest,
close(_text, complete) {
closeTest(complete);
}
},
kw: {
open({ name, owner, library, type }) {
if (test === void 0 && keywords.depth() === 0) isTeardown = type !== void 0 && type.toLowerCase() === "teardown";
keywords.open(name ?? "", owner ?? library);
if (test !== void 0) steps.open(name ?? "", type);
},
close() {
keywords.close();
if (test !== void 0) steps.close();
}
},
try: {
open() {
keywords.openTry();
hasPassed.push(false);
steps.openRoot();
},
close() {
keywords.closeTry();
steps.closeRoot(hasPassed.pop() === true);
}
},
"try/status": { open({ status }) {
if (status !== "PASS") return;
keywords.forgiveTry();
hasPassed[hasPassed.length - 1] = true;
} },
"kw/status": { open(attributes) {
const { status } = attributes;
if (test !== void 0) {
keywords.status(status);
steps.status(status, attributes);
} else if (isTeardown && keywords.depth() === 1) suite.ownTeardown = (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.c)(status);
} },
"suite/status": {
close(text) {
if (suite.ownTeardown !== void 0) remember(found, suite.ordinal, suite.ownTeardown, text);
},
text: true
},
"test/status": {
open(attributes) {
if (test === void 0) return;
test.status = (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.o)(attributes.status);
(0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(test, attributes);
},
close(text) {
if (test === void 0 || text === "") return;
const { message, attempts } = (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(text);
if (message !== "") test.message = message;
if (attempts.length === 0) return;
test.attempts = [...attempts];
if (test.status === "successful" && attempts.some((attempt) => attempt.status === "failed")) test.flaky = true;
},
text: true
},
msg: {
open(attributes) {
level = attributes.level;
isHtml = isHtmlMessage(attributes);
},
close(text) {
if (test === void 0) return;
if (isHtml || level === "FAIL" || level === "ERROR") steps.message(level, text, isHtml);
keywords.message(level, isHtml ? (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)((0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.d)(text)) : text);
},
text: true,
dataLimit: (attributes) => isHtmlMessage(attributes) ? maximumHtmlLength : void 0
},
"errors/msg": {
open(attributes) {
level = attributes.level;
},
close(text) {
if (level !== "ERROR") return;
totals.loggedErrors += 1;
if (totals.loggedErrors <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.problems) sink.problem({
severity: "warning",
message: `Robot Framework logged an error: ${(0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(text, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.quotedLine)}`
});
},
text: true
},
arg: {
close(text) {
if (test === void 0) return;
const kept = (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.u)(text);
keywords.argument(kept);
steps.argument(kept);
},
text: true
},
...robotControlHandlers(steps, () => test !== void 0),
"test/tag": {
close: addTag,
text: true
},
"tags/tag": {
close: addTag,
text: true
},
"total/stat": { open({ pass, fail, skip }) {
const stated = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(pass);
lastTotal = stated === void 0 ? void 0 : stated + ((0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(fail) ?? 0) + ((0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(skip) ?? 0);
} },
"statistics/total": { close() {
if (lastTotal === void 0) return;
total += lastTotal;
lastTotal = void 0;
totals.stated = total;
} }
};
}
function remember(found, ordinal, status, text) {
if (found.size >= maximumTeardowns) return;
found.set(ordinal, {
status,
message: found.size < maximumTeardownMessages ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)((0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_10__.r)((0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.s)(status, text), maximumTeardownMessageLength)) : ""
});
}
})
};
;
