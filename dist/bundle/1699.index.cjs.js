"use strict";
exports.id = 1699;
exports.ids = [1699];
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
71699: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { readRspec: () => readRspec });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59461);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87267);
var _line_number_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23497);
var _run_errors_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84766);
var _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48442);
var _json_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79221);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60165);
const maximumFrames = 200;
const rspecFrame = /\/lib\/rspec\/(?:core|mocks|expectations|support|matchers|rails|autorun)(?:\/|\.rb:)|\/(?:bin|exe)\/(?:rspec|bundle|rake)\b|\/lib\d{0,3}\/ruby\/|^<internal:|\borg\/jruby\//;
const mayBeOfRspec = (frame) => frame.includes("/lib") || frame.includes("bin/") || frame.includes("exe/") || frame.includes("jruby/") || frame.startsWith("<internal:");
function rspecFailure(exception) {
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_6__.r)(exception)) return {};
const text = withoutBlankEnds((0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(exception.message) ?? "");
const type = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(exception.class);
const isOfRspec = type?.includes("RSpec") === true;
const frames = framesOf(exception.backtrace, isOfRspec);
const message = text !== "" ? text : type ?? "";
const head = type === void 0 || isOfRspec ? "" : `${type}:\n`;
const details = frames === "" && head === "" ? "" : `${head}${indented(text)}${frames}`.trimEnd();
return {
...message !== "" && { message: (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(message) },
...details !== "" && { details: (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(details) }
};
}
const withoutBlankEnds = (text) => {
const start = /^(?:[ \t]{0,100}\r?\n)*/.exec(text)?.[0].length ?? 0;
return text.slice(start).trimEnd();
};
const indented = (text) => text === "" ? "" : `${text.replace(/^(?=.)/gm, "  ")}\n`;
function framesOf(backtrace, isOfRspec) {
if (!Array.isArray(backtrace)) return "";
const frames = [];
const ofRspec = [];
for (const frame of backtrace) {
if (typeof frame !== "string") continue;
const list = mayBeOfRspec(frame) && rspecFrame.test(frame) ? ofRspec : frames;
if (list.length < maximumFrames) list.push(frame);
}
return (frames.length > 0 || isOfRspec ? frames : ofRspec).join("\n");
}
const maximumLength = 16384;
function rspecError(message) {
const start = /^\s{0,100}An error occurred /.test(message) ? message.slice(0, maximumLength).trimStart() : void 0;
if (start === void 0) return void 0;
const lines = start.split(/\r?\n/);
return {
what: (lines[0] ?? "").replace(/\s-\sDid you mean\?$/, "").replace(/[.:]$/, ""),
reason: reasonOf(lines.slice(1))
};
}
const ownFrame = /^\s{0,20}# \.\/(\S[^:]{0,300}:\d{1,9})(?::|$)/;
function reasonOf(lines) {
const reason = exceptionOf(lines);
const place = lines.map((line) => ownFrame.exec(line)?.[1]).find((found) => found !== void 0);
return place === void 0 || reason === "" ? reason : `${reason} (${place})`;
}
function exceptionOf(lines) {
for (const [index, line] of lines.entries()) {
const [, type, rest = ""] = /^ {0,4}((?:[A-Z]\w{0,100}(?:::)?){1,10}):(?: (.*))?$/.exec(line) ?? [];
if (type === void 0) continue;
const text = rest.trim() !== "" ? rest.trim() : lines.slice(index + 1).find((next) => next.trim() !== "")?.trim() ?? "";
return text === "" || text.startsWith("#") ? type : `${type}: ${text}`;
}
return lines.find((line) => line.startsWith("Failure/Error:"))?.slice(14).trim() ?? "";
}
async function readRspec(source, sink) {
const counts = {
stated: 0,
listed: 0,
statedFailures: 0,
unsuccessful: 0,
statedErrors: 0,
errors: 0,
exited: 0
};
let hasExamples = false;
const errors = (0, _run_errors_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(sink);
const suiteOf = createSuites();
const complete = await (0, _json_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(source, sink, {
kind: "object",
fields: new Map([
["examples", {
kind: "elements",
open() {
hasExamples = true;
},
take(example) {
const result = rspecResult(example, suiteOf);
counts.listed += 1;
if (result.status === "cancelled") counts.exited += 1;
if (result.status !== "successful" && result.status !== "skipped") counts.unsuccessful += 1;
sink.test(result);
},
accepts: ({ full_description: name, status }) => typeof name === "string" && typeof status === "string"
}],
["messages", {
kind: "value",
take(messages) {
for (const message of Array.isArray(messages) ? messages : []) {
const error = typeof message === "string" ? rspecError(message) : void 0;
if (error === void 0) continue;
counts.errors += 1;
errors.add(error.what, error.reason);
}
}
}],
["summary", {
kind: "value",
take(summary) {
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_6__.r)(summary)) return;
counts.stated += (0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(summary.example_count);
counts.statedFailures += (0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(summary.failure_count);
counts.statedErrors += (0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(summary.errors_outside_of_examples_count);
}
}]
])
});
const unnamed = counts.statedErrors - counts.errors;
if (unnamed > 0) errors.add(`RSpec states ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(unnamed, "error")} outside of the examples. See the log of the tests`, "");
if (counts.exited > 0) errors.add(`The process exited during ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(counts.exited, "example")}, so the examples after it did not run`, "");
errors.finish();
if (!complete) return;
if (hasExamples) {
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(sink, counts.stated, counts.listed, "examples");
(0, _stated_totals_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(sink, counts.statedFailures, counts.unsuccessful);
} else sink.problem({
severity: "error",
kind: "unreadable",
message: "The report has no list of examples."
});
}
const statuses = new Map([
["passed", "successful"],
["failed", "failed"],
["pending", "skipped"],
["", "cancelled"]
]);
function rspecResult(example, suiteOf) {
const status = statuses.get(example.status) ?? "unknown";
const path = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(example.file_path);
const file = groupFile(example.id, path) ?? path;
const result = {
name: (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(example.full_description) ?? (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(example.description) ?? "",
suite: suiteOf(file ?? ""),
status
};
const duration = (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(example.run_time, 1e3);
if (duration !== void 0) result.duration = duration;
if (file !== void 0) result.file = file;
const line = file === path ? (0, _line_number_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(example.line_number) : void 0;
if (line !== void 0) result.line = line;
if (status === "skipped") {
const reason = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(example.pending_message);
if (reason !== void 0) result.message = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(reason);
} else if (example.exception !== void 0) Object.assign(result, rspecFailure(example.exception));
return result;
}
const bracket = 91;
function groupFile(id, path = "") {
if (typeof id !== "string" || !id.endsWith("]")) return void 0;
if (path !== "" && id.charCodeAt(path.length) === bracket && id.startsWith(path)) return path;
const end = id.lastIndexOf("[");
return end > 0 ? id.slice(0, end) : void 0;
}
function createSuites() {
let lastFile;
let last = [];
return (file) => {
if (file !== lastFile) {
lastFile = file;
const path = className(file);
last = path === "" ? ["rspec"] : ["rspec", path];
}
return last;
};
}
function className(file) {
const dot = file.indexOf(".", file.lastIndexOf("/") + 1);
const path = (dot === -1 ? file : file.slice(0, dot)).replaceAll("/", ".");
let start = 0;
let end = path.length;
while (path[start] === ".") start += 1;
while (end > start && path[end - 1] === ".") end -= 1;
return path.slice(start, end);
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
