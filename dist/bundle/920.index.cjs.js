"use strict";
exports.id = 920;
exports.ids = [920];
exports.modules = { 10920: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
debug: () => debug,
endGroup: () => endGroup,
error: () => error,
getInput: () => getInput,
getMultilineInput: () => getMultilineInput,
getState: () => getState,
group: () => group,
info: () => info,
notice: () => notice,
saveState: () => saveState,
setFailed: () => setFailed,
setOutput: () => setOutput,
setSecret: () => setSecret,
startGroup: () => startGroup,
summary: () => summary,
t: () => actions_core_exports,
warning: () => warning
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70857);
var crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76982);
var fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79896);
function toCommandValue(input) {
if (input === null || input === void 0) return "";
else if (typeof input === "string" || input instanceof String) return input;
return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
if (!Object.keys(annotationProperties).length) return {};
return {
title: annotationProperties.title,
file: annotationProperties.file,
line: annotationProperties.startLine,
endLine: annotationProperties.endLine,
col: annotationProperties.startColumn,
endColumn: annotationProperties.endColumn
};
}
function issueCommand(command, properties, message) {
const cmd = new Command(command, properties, message);
process.stdout.write(cmd.toString() + os__WEBPACK_IMPORTED_MODULE_1__.EOL);
}
function issue(name, message = "") {
issueCommand(name, {}, message);
}
const CMD_STRING = "::";
var Command = class {
constructor(command, properties, message) {
if (!command) command = "missing.command";
this.command = command;
this.properties = properties;
this.message = message;
}
toString() {
let cmdStr = CMD_STRING + this.command;
if (this.properties && Object.keys(this.properties).length > 0) {
cmdStr += " ";
let first = true;
for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
const val = this.properties[key];
if (val) {
if (first) first = false;
else cmdStr += ",";
cmdStr += `${key}=${escapeProperty(val)}`;
}
}
}
cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
return cmdStr;
}
};
function escapeData(s) {
return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
function issueFileCommand(command, message) {
const filePath = process.env[`GITHUB_${command}`];
if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
if (!fs__WEBPACK_IMPORTED_MODULE_3__.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
fs__WEBPACK_IMPORTED_MODULE_3__.appendFileSync(filePath, `${toCommandValue(message)}${os__WEBPACK_IMPORTED_MODULE_1__.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
const delimiter = `ghadelimiter_${crypto__WEBPACK_IMPORTED_MODULE_2__.randomUUID()}`;
const convertedValue = toCommandValue(value);
if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
return `${key}<<${delimiter}${os__WEBPACK_IMPORTED_MODULE_1__.EOL}${convertedValue}${os__WEBPACK_IMPORTED_MODULE_1__.EOL}${delimiter}`;
}
var __awaiter$1 = function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P || (P = Promise))(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator["throw"](value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
const { access, appendFile, writeFile } = fs__WEBPACK_IMPORTED_MODULE_3__.promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
constructor() {
this._buffer = "";
}
filePath() {
return __awaiter$1(this, void 0, void 0, function* () {
if (this._filePath) return this._filePath;
const pathFromEnv = process.env[SUMMARY_ENV_VAR];
if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
try {
yield access(pathFromEnv, fs__WEBPACK_IMPORTED_MODULE_3__.constants.R_OK | fs__WEBPACK_IMPORTED_MODULE_3__.constants.W_OK);
} catch (_a) {
throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
}
this._filePath = pathFromEnv;
return this._filePath;
});
}
wrap(tag, content, attrs = {}) {
const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
if (!content) return `<${tag}${htmlAttrs}>`;
return `<${tag}${htmlAttrs}>${content}</${tag}>`;
}
write(options) {
return __awaiter$1(this, void 0, void 0, function* () {
const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
const filePath = yield this.filePath();
yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
return this.emptyBuffer();
});
}
clear() {
return __awaiter$1(this, void 0, void 0, function* () {
return this.emptyBuffer().write({ overwrite: true });
});
}
stringify() {
return this._buffer;
}
isEmptyBuffer() {
return this._buffer.length === 0;
}
emptyBuffer() {
this._buffer = "";
return this;
}
addRaw(text, addEOL = false) {
this._buffer += text;
return addEOL ? this.addEOL() : this;
}
addEOL() {
return this.addRaw(os__WEBPACK_IMPORTED_MODULE_1__.EOL);
}
addCodeBlock(code, lang) {
const attrs = Object.assign({}, lang && { lang });
const element = this.wrap("pre", this.wrap("code", code), attrs);
return this.addRaw(element).addEOL();
}
addList(items, ordered = false) {
const tag = ordered ? "ol" : "ul";
const listItems = items.map((item) => this.wrap("li", item)).join("");
const element = this.wrap(tag, listItems);
return this.addRaw(element).addEOL();
}
addTable(rows) {
const tableBody = rows.map((row) => {
const cells = row.map((cell) => {
if (typeof cell === "string") return this.wrap("td", cell);
const { header, data, colspan, rowspan } = cell;
const tag = header ? "th" : "td";
const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
return this.wrap(tag, data, attrs);
}).join("");
return this.wrap("tr", cells);
}).join("");
const element = this.wrap("table", tableBody);
return this.addRaw(element).addEOL();
}
addDetails(label, content) {
const element = this.wrap("details", this.wrap("summary", label) + content);
return this.addRaw(element).addEOL();
}
addImage(src, alt, options) {
const { width, height } = options || {};
const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
const element = this.wrap("img", null, Object.assign({
src,
alt
}, attrs));
return this.addRaw(element).addEOL();
}
addHeading(text, level) {
const tag = `h${level}`;
const allowedTag = [
"h1",
"h2",
"h3",
"h4",
"h5",
"h6"
].includes(tag) ? tag : "h1";
const element = this.wrap(allowedTag, text);
return this.addRaw(element).addEOL();
}
addSeparator() {
const element = this.wrap("hr", null);
return this.addRaw(element).addEOL();
}
addBreak() {
const element = this.wrap("br", null);
return this.addRaw(element).addEOL();
}
addQuote(text, cite) {
const attrs = Object.assign({}, cite && { cite });
const element = this.wrap("blockquote", text, attrs);
return this.addRaw(element).addEOL();
}
addLink(text, href) {
const element = this.wrap("a", text, { href });
return this.addRaw(element).addEOL();
}
};
const summary = new Summary();
var __awaiter = function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P || (P = Promise))(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator["throw"](value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
var ExitCode;
(function(ExitCode) {
ExitCode[ExitCode["Success"] = 0] = "Success";
ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
issueCommand("add-mask", {}, secret);
}
function getInput(name, options) {
const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
if (options && options.trimWhitespace === false) return val;
return val.trim();
}
function getMultilineInput(name, options) {
const inputs = getInput(name, options).split("\n").filter((x) => x !== "");
if (options && options.trimWhitespace === false) return inputs;
return inputs.map((input) => input.trim());
}
function setOutput(name, value) {
if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
process.stdout.write(os__WEBPACK_IMPORTED_MODULE_1__.EOL);
issueCommand("set-output", { name }, toCommandValue(value));
}
function setFailed(message) {
process.exitCode = ExitCode.Failure;
error(message);
}
function debug(message) {
issueCommand("debug", {}, message);
}
function error(message, properties = {}) {
issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
process.stdout.write(message + os__WEBPACK_IMPORTED_MODULE_1__.EOL);
}
function startGroup(name) {
issue("group", name);
}
function endGroup() {
issue("endgroup");
}
function group(name, fn) {
return __awaiter(this, void 0, void 0, function* () {
startGroup(name);
let result;
try {
result = yield fn();
} finally {
endGroup();
}
return result;
});
}
function saveState(name, value) {
if (process.env["GITHUB_STATE"] || "") return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
issueCommand("save-state", { name }, toCommandValue(value));
}
function getState(name) {
return process.env[`STATE_${name}`] || "";
}
var actions_core_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
debug: () => debug,
endGroup: () => endGroup,
error: () => error,
getInput: () => getInput,
getMultilineInput: () => getMultilineInput,
getState: () => getState,
group: () => group,
info: () => info,
notice: () => notice,
saveState: () => saveState,
setFailed: () => setFailed,
setOutput: () => setOutput,
setSecret: () => setSecret,
startGroup: () => startGroup,
summary: () => summary,
warning: () => warning
});
}) };
;
