"use strict";
exports.id = 8975;
exports.ids = [8975];
exports.modules = { 38975: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { readRobotJson: () => readRobotJson });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52824);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41123);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87267);
var _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87203);
var _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86705);
var _line_number_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23497);
var _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48442);
var _json_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79221);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60165);
const maximumArguments = 20;
function addRobotJsonSteps(test, steps) {
const visits = [];
const pushParts = ({ setup, body, teardown }) => {
if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(teardown)) visits.push({
element: teardown,
phase: "TEARDOWN"
});
const elements = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.s)(body);
for (let index = elements.length - 1; index >= 0; index -= 1) visits.push({ element: elements[index] });
if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(setup)) visits.push({
element: setup,
phase: "SETUP"
});
};
pushParts(test);
for (let visit = visits.pop(); visit !== void 0; visit = visits.pop()) {
if ("leave" in visit) {
visit.leave();
continue;
}
const { element, phase } = visit;
switch (element.type) {
case "MESSAGE":
steps.message((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(element.level), (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(element.message) ?? "", element.html === true);
break;
case "TRY/EXCEPT ROOT":
steps.openRoot();
visits.push({ leave: () => steps.closeRoot(element.status === "PASS") });
pushParts(element);
break;
case "IF/ELSE ROOT":
pushParts(element);
break;
default:
openElement(element, phase, steps);
visits.push({ leave() {
steps.status((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(element.status), (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(element.elapsed_time, 1e3));
steps.close();
} });
pushParts(element);
}
}
}
function openElement(element, phase, steps) {
const type = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(element.type) ?? "";
const open = (word, ...values) => {
steps.open(word, phase);
for (const value of values.flat()) steps.argument((0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.u)((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(value) ?? ""));
};
const list = (value) => Array.isArray(value) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.a)(value, maximumArguments) : [];
switch (type) {
case "FOR":
open("FOR", list(element.assign), element.flavor, list(element.values));
break;
case "ITERATION": {
steps.open(_robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.n, void 0);
const assigned = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(element.assign) ? Object.entries(element.assign).slice(0, maximumArguments) : [];
for (const [variable, value] of assigned) steps.assign(variable, (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(value) ?? "");
break;
}
case "WHILE":
case "IF":
case "ELSE IF":
case "ELSE":
open(type, element.condition);
break;
case "TRY":
case "EXCEPT":
case "FINALLY":
open(type, list(element.patterns));
break;
case "GROUP":
open(type, element.name);
break;
case "VAR":
open(type, element.name, list(element.value));
break;
case "RETURN":
case "ERROR":
open(type, list(element.values));
break;
case "BREAK":
case "CONTINUE":
open(type);
break;
default:
steps.open((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(element.name) ?? "", phase ?? type);
for (const argument of list(element.args)) steps.argument((0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.u)(argument));
}
}
const maximumSuites = 1e6;
const maximumTextLength = 4e3;
async function readRobotJson(source, sink) {
const suites = [];
const outlineProblems = [];
const outlineSink = {
test() {},
problem: (problem) => void outlineProblems.push(problem),
notice() {},
restart() {}
};
if (!await (0, _json_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(source, outlineSink, documentShape(createOutline(suites), {}))) {
suites.length = 0;
outlineProblems.length = 0;
const outline = createOutline(suites);
outline.fields.set("tests", {
kind: "elements",
take() {},
accepts: isTest
});
await (0, _json_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(source, outlineSink, documentShape(outline, {}));
}
const tests = createTests(suites, sink);
let loggedErrors = 0;
let stated;
const complete = await (0, _json_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(source, sink, documentShape(tests.suite, {
error(message) {
loggedErrors += 1;
if (loggedErrors <= _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.problems) sink.problem({
severity: "warning",
message: `Robot Framework logged an error: ${(0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_9__.r)(message, 1e3)}`
});
},
total(count) {
stated = (stated ?? 0) + count;
}
}));
if (loggedErrors > _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.problems) sink.problem({
severity: "warning",
message: `Robot Framework logged ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(loggedErrors - _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.problems)} more errors.`
});
if (complete) for (const problem of outlineProblems) sink.problem(problem);
if (complete) (0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(sink, stated, tests.listed());
}
function documentShape(suite, events) {
const statistics = new Map([["total", {
kind: "value",
take(value) {
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(value)) return;
const counts = [
value.pass,
value.fail,
value.skip
].map((count) => typeof count === "number" ? count : 0);
events.total?.(counts.reduce((sum, count) => sum + count, 0));
}
}]]);
const errors = {
kind: "elements",
take(value) {
if (value.level === "ERROR") events.error?.(((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(value.message) ?? "").trim());
},
accepts: (value) => value.level !== void 0
};
return {
kind: "object",
fields: new Map([
...suite.fields,
["suite", suite],
["statistics", {
kind: "object",
fields: statistics
}],
["errors", errors]
]),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
open: suite.open,
close: suite.close
})
};
}
function createOutline(suites) {
const open = [];
const text = (key) => ({
kind: "value",
take(value) {
const suite = open.at(-1);
if (suite !== void 0 && typeof value === "string") suite[key] = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)((0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_9__.r)(value, maximumTextLength));
}
});
const fields = new Map([
["name", text("name")],
["source", text("source")],
["message", text("message")],
["teardown", {
kind: "object",
fields: new Map([["status", text("teardown")]])
}]
]);
const shape = {
kind: "object",
fields,
open() {
const suite = {
name: "",
source: "",
message: "",
teardown: ""
};
if (suites.length < maximumSuites) suites.push(suite);
open.push(suite);
},
close() {
open.pop();
}
};
fields.set("suites", {
kind: "array",
items: shape
});
return shape;
}
const isTest = ({ name, id }) => typeof name === "string" && typeof id === "string" && /-t\d+$/.test(id);
function createTests(suites, sink) {
const keywords = (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.l)();
const steps = (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.t)();
const open = [];
let current = {
path: [],
file: "",
teardowns: []
};
let ordinal = 0;
let listed = 0;
const fields = new Map([["tests", {
kind: "elements",
take(value) {
listed += 1;
const result = robotResult(value, current, keywords);
if ((0, _attachment_list_mjs__WEBPACK_IMPORTED_MODULE_5__.s)(sink, result)) {
addRobotJsonSteps(value, steps);
Object.assign(result, steps.take(result.message));
}
sink.test(result);
},
accepts: isTest
}]]);
const suite = {
kind: "object",
fields,
open() {
open.push(current);
const known = suites[ordinal];
ordinal += 1;
if (known === void 0) return;
const { name, source, message } = known;
const teardown = (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.c)(known.teardown);
const own = teardown === void 0 ? void 0 : {
status: teardown,
message: (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.s)(teardown, message)
};
current = {
path: name === "" || current.path.length >= _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.suites ? current.path : [...current.path, name],
file: source,
teardowns: own === void 0 ? current.teardowns : [...current.teardowns, own]
};
},
close() {
current = open.pop() ?? current;
}
};
fields.set("suites", {
kind: "array",
items: suite
});
return {
suite,
listed: () => listed
};
}
function robotResult(test, suite, keywords) {
const status = (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.o)((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(test.status));
const result = {
name: (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(test.name) ?? "",
suite: suite.path,
status
};
const duration = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(test.elapsed_time, 1e3);
if (duration !== void 0) result.duration = duration;
const timestamp = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.c)(test.start_time);
if (timestamp !== void 0) result.timestamp = timestamp;
if (suite.file !== "") result.file = suite.file;
const line = (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(test.lineno);
if (line !== void 0) result.line = line;
const tags = Array.isArray(test.tags) ? (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.a)(test.tags, _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.tags) : [];
if (tags.length > 0) result.tags = tags;
if (typeof test.message === "string" && test.message !== "") {
const { message, attempts } = (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(test.message);
if (message !== "") result.message = message;
if (attempts.length > 0) {
result.attempts = [...attempts];
if (status === "successful" && attempts.some((attempt) => attempt.status === "failed")) result.flaky = true;
}
}
followKeywords(test, keywords);
const log = keywords.take();
if (log.stdout !== void 0) result.stdout = log.stdout;
if (log.stderr !== void 0) result.stderr = log.stderr;
if (log.details !== void 0 && status !== "successful") result.details = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(log.details);
if (suite.teardowns.length > 0) (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.a)(result, suite.teardowns);
return result;
}
const keywordTypes = new Set([
"KEYWORD",
"SETUP",
"TEARDOWN"
]);
function followKeywords(test, keywords) {
const steps = [];
const push = (elements) => {
if (Array.isArray(elements)) {
for (let index = elements.length - 1; index >= 0; index -= 1) if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(elements[index])) steps.push({ element: elements[index] });
}
};
const pushBody = (element) => {
if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(element.teardown)) steps.push({ element: element.teardown });
push(element.body);
if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(element.setup)) steps.push({ element: element.setup });
};
pushBody(test);
for (let step = steps.pop(); step !== void 0; step = steps.pop()) {
if ("leave" in step) {
step.leave();
continue;
}
const { element } = step;
const { type } = element;
if (type === "MESSAGE") {
const text = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(element.message) ?? "";
keywords.message((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(element.level), element.html === true ? (0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.d)(text) : text);
} else if (type === void 0 || keywordTypes.has(type)) {
keywords.open((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(element.name) ?? "", (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(element.owner));
if (Array.isArray(element.args)) for (const argument of (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.a)(element.args, _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.tags)) keywords.argument((0, _robot_steps_mjs__WEBPACK_IMPORTED_MODULE_4__.u)(argument));
steps.push({ leave() {
keywords.status((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(element.status));
keywords.close();
} });
pushBody(element);
} else if (type === "TRY/EXCEPT ROOT") {
keywords.openTry();
steps.push({ leave() {
if (element.status === "PASS") keywords.forgiveTry();
keywords.closeTry();
} });
pushBody(element);
} else pushBody(element);
}
}
}) };
;
