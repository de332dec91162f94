"use strict";
exports.id = 1935;
exports.ids = [1935];
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
81935: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readQt: () => readQt });
var _longest_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47931);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52824);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87267);
var _line_number_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23497);
var _metadata_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25764);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38487);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84766);
var _xml_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77078);
const unknownWord = 0;
const good = 1;
const skip = 2;
const blacklisted = 3;
const bad = 4;
const weights = new Map([
["pass", good],
["xfail", good],
["bpass", good],
["bxfail", good],
["skip", skip],
["bfail", blacklisted],
["bxpass", blacklisted],
["fail", bad],
["xpass", bad]
]);
const statuses = [
"unknown",
"successful",
"skipped",
"skipped",
"failed"
];
async function readQt(source, sink) {
const runErrors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(sink);
await (0, _xml_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(source, sink, (cursor) => handlersFor(sink, runErrors, cursor, nameOfFile(source.path)), { fragments: true });
runErrors.finish();
}
function nameOfFile(path) {
const name = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.yn)(path);
const dot = name.indexOf(".");
return dot > 0 ? name.slice(0, dot) : name;
}
function handlersFor(sink, runErrors, cursor, fileName) {
const noCase = fileName === "" ? [] : [fileName];
let suite = noCase;
let functionName;
let row;
let entry;
let duration;
let crash;
let rowOutput = createOutput();
let nextOutput = createOutput();
let nextMetadata;
const details = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__.n)();
let faults = 0;
const finishRow = () => {
if (row === void 0) return;
const { result, weight, reason } = row;
result.status = statuses[weight === -1 ? unknownWord : weight];
if (reason !== void 0 && reason.description !== "") result.message = reason.description;
if (reason?.attributes.file) placeTest(result, reason.attributes);
const stdout = rowOutput.take();
if (stdout !== void 0) result.stdout = stdout;
if (faults > 0) result.details = details.take();
faults = 0;
row = void 0;
sink.test(result);
};
const beginRow = (tag) => {
finishRow();
const name = functionName ?? "";
const own = {
tag,
weight: -1,
reason: void 0,
result: {
name: tag === "" ? name : `${name}(${tag})`,
suite,
status: "unknown"
}
};
const output = rowOutput;
rowOutput = nextOutput;
nextOutput = output;
if (nextMetadata !== void 0) own.result.metadata = nextMetadata;
nextMetadata = void 0;
row = own;
return own;
};
const takeIncident = (incident) => {
const { attributes, tag, description } = incident;
const current = row === void 0 || row.tag !== tag ? beginRow(tag) : row;
const weight = weights.get(attributes.type) ?? unknownWord;
if (weight === bad) addFault(attributes, description);
if (weight <= current.weight) return;
current.weight = weight;
current.reason = incident;
};
const addFault = ({ file, line }, description) => {
if (description === "" && !file) return;
if (faults > 0) details.append("\n");
faults += 1;
details.append(description);
if (file) details.append(`\n   Loc: [${file}(${line ?? 0})]`);
};
const takeMessage = ({ attributes, tag, description }) => {
const type = attributes.type ?? "message";
if (functionName === void 0) {
if (type === "qfatal") runErrors.add("The program ended with a fatal error outside of a test function", description, cursor.line);
return;
}
if (type === "qfatal") crash = description;
(row !== void 0 && row.tag === tag ? rowOutput : nextOutput).add(`${type}: ${description}`);
};
const entryHandler = (isMessage) => ({
open(attributes) {
entry = {
attributes,
isMessage,
tag: "",
description: ""
};
},
close(_text, complete) {
const own = entry;
entry = void 0;
if (own === void 0 || !complete) return;
if (!(!own.isMessage || own.attributes.type === "skip")) takeMessage(own);
else if (functionName !== void 0) takeIncident(own);
}
});
return {
TestCase: {
open({ name }) {
suite = name ? [(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(name)] : noCase;
},
close() {
suite = noCase;
}
},
TestFunction: {
open({ name }) {
functionName = name === void 0 ? "" : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(name);
duration = void 0;
crash = void 0;
},
close(_text, complete) {
if (row === void 0) {
if (crash !== void 0 && complete) runErrors.add(`The program ended with a fatal error in "${(0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(functionName ?? "", 200)}"`, crash, cursor.line);
} else {
if (duration !== void 0) row.result.duration = duration;
const rest = nextOutput.take();
if (rest !== void 0) rowOutput.add(rest);
finishRow();
}
nextOutput.take();
nextMetadata = void 0;
functionName = void 0;
}
},
"TestFunction/Duration": { open({ msecs }) {
duration = (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(msecs, 1);
} },
Incident: entryHandler(false),
Message: entryHandler(true),
DataTag: {
close(text) {
if (entry !== void 0) entry.tag = text;
},
text: true
},
Description: {
close(text) {
if (entry !== void 0) entry.description = text;
},
text: true
},
BenchmarkResult: { open({ metric = "", tag = "", value = "", iterations }) {
const isOfRow = row !== void 0 && row.tag === tag;
let metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(isOfRow ? row?.result.metadata : nextMetadata, `benchmark ${metric}`, value);
if (iterations !== void 0) metadata = (0, _metadata_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(metadata, `benchmark ${metric} iterations`, iterations);
if (isOfRow && row !== void 0) row.result.metadata = metadata;
else nextMetadata = metadata;
} }
};
}
function placeTest(result, { file = "", line }) {
result.file = file;
const number = (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(line);
if (number !== void 0) result.line = number;
}
function createOutput() {
const text = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__.n)();
let isEmpty = true;
return {
add(line) {
text.append(isEmpty ? line : `\n${line}`);
isEmpty = false;
},
take() {
if (isEmpty) return void 0;
isEmpty = true;
return text.take();
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
})
};
;
