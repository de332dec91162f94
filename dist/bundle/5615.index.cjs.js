"use strict";
exports.id = 5615;
exports.ids = [5615];
exports.modules = {
24691: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => attachmentTypes,
r: () => traceType,
t: () => attachmentKind
});
const traceType = "application/vnd.playwright.trace+zip";
const attachmentTypes = new Map([
["image/png", {
kind: "image",
extension: "png"
}],
["image/jpeg", {
kind: "image",
extension: "jpg"
}],
["image/gif", {
kind: "image",
extension: "gif"
}],
["image/webp", {
kind: "image",
extension: "webp"
}],
["image/avif", {
kind: "image",
extension: "avif"
}],
["video/webm", {
kind: "video",
extension: "webm"
}],
["video/mp4", {
kind: "video",
extension: "mp4"
}],
[traceType, {
kind: "trace",
extension: "zip"
}],
["text/plain", {
kind: "text",
extension: "txt"
}],
["text/x-log", {
kind: "text",
extension: "log"
}],
["text/markdown", {
kind: "text",
extension: "md"
}],
["application/json", {
kind: "text",
extension: "json"
}],
["application/x-ndjson", {
kind: "text",
extension: "ndjson"
}],
["text/csv", {
kind: "text",
extension: "csv"
}],
["text/tab-separated-values", {
kind: "text",
extension: "tsv"
}],
["application/yaml", {
kind: "text",
extension: "yaml"
}],
["application/xml", {
kind: "text",
extension: "xml"
}],
["text/html", {
kind: "text",
extension: "html"
}],
["image/svg+xml", {
kind: "text",
extension: "svg"
}],
["application/har+json", {
kind: "text",
extension: "har"
}],
["text/x-diff", {
kind: "text",
extension: "diff"
}],
["application/pdf", {
kind: "other",
extension: "pdf"
}],
["application/zip", {
kind: "other",
extension: "zip"
}],
["application/gzip", {
kind: "other",
extension: "gz"
}],
["application/x-dmp", {
kind: "other",
extension: "dmp"
}]
]);
const attachmentKind = (type) => attachmentTypes.get(type ?? "")?.kind ?? "other";
}),
87267: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => createCapturedText,
r: () => createNamingLines,
t: () => capText
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52824);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
var _naming_line_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75814);
const maximumLines = 50;
const maximumLine = 2e3;
const maximumNamingLength = 32768;
const maximumHeld = 8 * maximumLine;
const linesBefore = 3;
const [marker] = _naming_line_mjs__WEBPACK_IMPORTED_MODULE_2__.n.jenkins;
function createNamingLines(before) {
const found = new Set();
let length = 0;
let rest = lastLines(before);
let position = -rest.length;
let isCut = false;
const keep = (lines) => {
if (found.size >= maximumLines || (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(lines) || found.has(lines)) return;
length += lines.length + 1;
if (length <= 32768) found.add((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(lines));
};
const keepMarkers = (line) => {
for (let start = line.indexOf(marker); start !== -1; start = line.indexOf(marker, start + marker.length)) {
const end = endOfMarker(line, start);
if (end !== -1 && end - start <= maximumLine) keep(line.slice(start, end));
}
};
const search = (text, end, isLast) => {
let from = 0;
for (let index = (0, _naming_line_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(text) ? (0, _naming_line_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(text, from) : -1; index !== -1; index = (0, _naming_line_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(text, from)) {
const start = text.lastIndexOf("\n", index) + 1;
if (start >= end) return text.length;
let stop = text.indexOf("\n", index);
const first = text.slice(start, stop === -1 ? text.length : stop);
for (let more = (0, _naming_line_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(first); more > 0 && stop !== -1; more -= 1) stop = text.indexOf("\n", stop + 1);
if (stop === -1 && !isLast) return start;
from = stop === -1 ? text.length : stop;
if (position + from <= 0) continue;
if (from - start <= maximumLine && !(isCut && start === 0)) keep(withoutReturn(text.slice(start, from)));
else keepMarkers(text.slice(start, from));
}
return Math.max(from, text.lastIndexOf("\n") + 1);
};
return {
add(piece) {
const text = rest + piece;
let start = search(text, text.length, false);
if (text.length - start > maximumHeld) {
keepMarkers(text.slice(start));
start = text.length - maximumLine;
isCut = true;
} else if (start > 0) isCut = false;
rest = text.slice(start);
position += start;
},
finish(after) {
search(rest + firstLines(after), rest.length, true);
return [...found].map((lines) => `${lines}\n`).join("");
}
};
}
function endOfMarker(line, start) {
let end = line.indexOf("]]", start);
if (end === -1) return -1;
while (line[end + 2] === "]") end += 1;
return line.slice(start, end).includes("\n") ? -1 : end + 2;
}
const withoutReturn = (line) => line.endsWith("\r") ? line.slice(0, -1) : line;
function lastLines(text) {
let start = text.length;
for (let line = 0; line < linesBefore && start > 0; line += 1) start = text.lastIndexOf("\n", start - 1);
return text.slice(Math.max(0, start + 1), text.length).slice(-2e3);
}
function firstLines(text) {
let end = 0;
for (let line = 0; line < linesBefore && end !== -1; line += 1) end = text.indexOf("\n", end + 1);
return text.slice(0, Math.min(end === -1 ? text.length : end, maximumLine));
}
const halfLength = _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.text / 2;
const keptLength = halfLength + _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_3__.n;
function capText(text) {
if (text.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.text) return text;
const { shown, leftOut } = lengthsOf(text);
return shown <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.text ? text : cut({
front: text,
back: text,
total: shown + leftOut
});
}
function createCapturedText() {
let kept = "";
let head;
let naming;
let total = 0;
return {
append(piece) {
total += wholeLength(piece);
kept += piece;
if (head === void 0 && kept.length > 2 * keptLength) {
head = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.S)(kept, keptLength);
naming = namingLinesAfter(head);
kept = kept.slice(head.length);
}
if (head !== void 0 && kept.length > 2 * keptLength) {
const tail = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.C)(kept, keptLength);
naming?.add(kept.slice(0, -tail.length));
kept = tail;
}
},
take() {
const text = head === void 0 ? capText(kept) : cut({
front: head,
back: kept,
total,
naming
});
kept = "";
head = void 0;
naming = void 0;
total = 0;
return text;
}
};
}
const noteBetweenMargins = /\ufdd9\ufdd1\n\u2026 (\d{1,15}) characters left out \u2026\n([^\ufdd9]*)\ufdd9\ufdd0/g;
function lengthsOf(text) {
if (!(0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(text)) return {
shown: text.length,
leftOut: 0
};
let shown = (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_3__.o)(text).length;
let leftOut = 0;
let named = 0;
for (const [, count = "", lines = ""] of text.matchAll(noteBetweenMargins)) {
leftOut += Number(count);
shown -= (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.c)(Number(count)).length;
named += lines.length;
}
shown -= Math.min(named, maximumNamingLength);
return {
shown,
leftOut
};
}
function wholeLength(piece) {
if (piece.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.text) return piece.length;
const { shown, leftOut } = lengthsOf(piece);
return shown + leftOut;
}
function namingLinesAfter(front) {
const head = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.S)(front, halfLength);
const naming = createNamingLines(head);
naming.add(front.slice(head.length));
return naming;
}
function cut({ front, back, total, naming }) {
const head = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.S)(front, halfLength);
const tail = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.C)(back, halfLength);
const afterHead = front.slice(head.length, head.length + _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_3__.n);
const beforeTail = back.slice(-tail.length - _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_3__.n, -tail.length);
const lines = naming ?? createNamingLines(head);
lines.add(back.slice(naming === void 0 ? head.length : 0, -tail.length));
const note = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.c)(total - head.length - tail.length) + lines.finish(tail);
return head + (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(afterHead) + note + (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(beforeTail) + tail;
}
}),
43904: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_: () => isProse,
a: () => leadOf,
b: () => stackFrames,
c: () => differenceExcerpt,
d: () => signatureKind,
f: () => shownSignature,
g: () => functionLine,
i: () => needsTest,
l: () => mayLackType,
m: () => findOwnFrame,
n: () => frameOfFailure,
o: () => outputTail,
p: () => withoutEqualityNote,
r: () => makeCause,
s: () => isBareValue,
t: () => causeOf,
u: () => typeBeforeMessage,
v: () => mayHaveFrame,
x: () => linesBelow,
y: () => traceLine
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47931);
var _signature_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9395);
var _dedented_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88678);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6741);
var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77598);
const maximumLines$3 = 5;
const maximumMessage = 4e3;
const maximumLine$2 = 300;
const comparedLength = 60;
function linesBelow(headline, signature, { message = "" }) {
if (headline === "" || !message.includes("\n") || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.vt)(signature)) return [];
const lines = message.slice(0, maximumMessage).split("\n").map((line) => line.slice(0, maximumLine$2).trim());
const start = lines.findIndex((line) => line !== "" && line.startsWith(headline.slice(0, comparedLength)));
if (start === -1) return [];
return lines.slice(start + 1).filter((line) => line !== "").slice(0, maximumLines$3).map(_signature_mjs__WEBPACK_IMPORTED_MODULE_3__.t);
}
const usualFrame = /^\s{0,20}at ([\w.$<>]{1,500})\(([\w$-]{1,200}\.(?:java|kts?|scala|sc|groovy|cljc?)):(\d{1,9})\)$/;
const closingParenthesis = 41;
function jvmCall(line) {
if (line.charCodeAt(line.length - 1) !== closingParenthesis) return void 0;
const match = usualFrame.exec(line);
if (match === null) return void 0;
const [, name = "", fileName = "", number] = match;
const lineNumber = Number(number);
return lineNumber === 0 ? void 0 : {
name,
fileName,
line: lineNumber
};
}
function jvmFile({ name, fileName }) {
const method = name.lastIndexOf(".");
const type = method > 0 ? name.lastIndexOf(".", method - 1) : -1;
return type === -1 ? fileName : `${name.slice(0, type).replaceAll(".", "/")}/${fileName}`;
}
const maximumLineLength = 2e3;
const maximumTextLength = 262144;
const extensions = new Set([
"c cc cpp cxx c++ h hh hpp hxx inl ipp m mm swift rs go zig nim d",
"cs fs fsx vb cshtml razor java kt kts scala sc groovy clj cljs cljc",
"js jsx mjs cjs ts tsx mts cts vue svelte astro dart",
"py pyx pyi rb rake erb php phpt pl pm t lua r jl hs ml ex exs erl hrl elm cr sh bash ps1 psm1 bats",
"feature robot resource qml sql sol gradle"
].flatMap((line) => line.split(" ")));
const jvmExtensions = new Set([
"java",
"kt",
"kts",
"scala",
"sc",
"groovy",
"clj",
"cljc"
]);
function* stackFrames(whole, accepts = () => true) {
const text = whole.length <= maximumTextLength ? whole : `${whole.slice(0, 131072)}\n${whole.slice(-131072)}`;
let boostFile;
for (let start = 0; start < text.length;) {
const newline = text.indexOf("\n", start);
const end = newline === -1 ? text.length : newline;
const line = text.slice(start, Math.min(end, start + maximumLineLength)).trimEnd();
start = end + 1;
const call = jvmCall(line);
if (call !== void 0) {
boostFile = void 0;
if (accepts(call.fileName)) yield frameOfCall(call);
continue;
}
const frame = (boostFile === void 0 ? void 0 : boostFrame(boostFile, line)) ?? anyFrame(line);
boostFile = boostFileLine.exec(line)?.[1];
if (frame !== void 0) yield frame;
}
}
function frameOf(line) {
const call = jvmCall(line);
return call === void 0 ? anyFrame(line) : frameOfCall(call);
}
const frameOfCall = (call) => ({
file: jvmFile(call),
line: call.line
});
const anyFrame = (line) => pythonFrame(line) ?? batsFrame(line) ?? numberedFrame(line) ?? dotnetFrame(line);
const boostFileLine = /^- file {0,3}: (.+)$/;
const boostLineLine = /^- line {0,3}: (\d{1,9})$/;
const boostFrame = (file, line) => makeFrame(file, boostLineLine.exec(line)?.[1], void 0);
const bats = /^(?:# )?[( ](?:from function `[^']{1,200}' )?in (?:test )?file (.+), line (\d{1,9})[,)]$/;
function batsFrame(line) {
const match = line.includes(", line ") ? bats.exec(line) : null;
return match === null ? void 0 : makeFrame(match[1] ?? "", match[2], void 0);
}
function makeFrame(file, line, column) {
const number = Number(line);
if (file === "" || !(number > 0)) return void 0;
const at = Number(column);
return at > 0 ? {
file,
line: number,
column: at
} : {
file,
line: number
};
}
function pythonFrame(line) {
const start = line.indexOf("File \"");
if (start === -1) return void 0;
const match = /^File "([^"]+)", line (\d{1,9})/.exec(line.slice(start));
return match === null ? void 0 : makeFrame(match[1] ?? "", match[2], void 0);
}
const numbered = /\.([A-Za-z][A-Za-z0-9+]{0,8})(?:\?[^\s:()]{1,200})?(?::(\d{1,9})(?::(\d{1,9}))?|\((\d{1,9})(?:,\s?(\d{1,9}))?\)| (\d{1,9}):(\d{1,9}))/g;
const titleSeparator = " \u203a ";
function numberedFrame(line) {
numbered.lastIndex = 0;
for (let match = numbered.exec(line); match !== null; match = numbered.exec(line)) {
const [whole, extension = "", line1, column1, line2, column2, line3, column3] = match;
if (!extensions.has(extension)) continue;
const end = match.index + 1 + extension.length;
const start = startOfPath(line, end, line[match.index + whole.length] === ")" && line1 !== void 0);
const file = line.slice(start, end);
const frame = makeFrame(packageHint(line, start, extension) + file, line1 ?? line2 ?? line3, column1 ?? column2 ?? column3);
const isTitle = line.startsWith(titleSeparator, match.index + whole.length);
return frame !== void 0 && isTitle ? {
...frame,
isTitle
} : frame;
}
}
function packageHint(line, start, extension) {
if (!jvmExtensions.has(extension) || line[start - 1] !== "(") return "";
let begin = start - 1;
while (begin > 0 && !isBeforeClass(line.charCodeAt(begin - 1))) begin -= 1;
const method = line.lastIndexOf(".", start - 2);
const classStart = method > begin ? line.lastIndexOf(".", method - 1) : -1;
return classStart < begin ? "" : `${line.slice(begin, classStart).replaceAll(".", "/")}/`;
}
const isBeforeClass = (code) => code === 32 || code === 47 || code === 9;
const dotnetLine = /(?: \u4e2d)?: ?[^\s\d:]{1,15} ?(\d{1,9})\.?$/;
function dotnetFrame(line) {
const last = line.charCodeAt(line.length - 1);
if (last !== fullStop && !isDigit(last)) return void 0;
const match = dotnetLine.exec(line);
if (match === null) return void 0;
const end = match.index;
if (!extensions.has(line.slice(line.lastIndexOf(".", end) + 1, end))) return void 0;
return makeFrame(line.slice(startOfPath(line, end, false), end), match[1], void 0);
}
function startOfPath(line, end, isInParentheses) {
if (isInParentheses) {
const open = openingParenthesis(line, end);
if (open !== -1) return line.startsWith("at ", open + 1) ? open + 4 : open + 1;
}
const word = startOfWord(line, end);
const scheme = line.lastIndexOf("://", end);
if (scheme > word) return startOfScheme(line, scheme);
const drive = startOfDrive(line, end);
if (drive !== -1) return drive;
const root = line.lastIndexOf(" in /", end);
return root !== -1 && root < word ? root + 4 : word;
}
function startOfScheme(line, end) {
let start = end;
while (start > 0 && (isLetter(line.charCodeAt(start - 1)) || line[start - 1] === "-")) start -= 1;
return start;
}
function openingParenthesis(line, end) {
let depth = 0;
for (let index = end - 1; index >= 0; index -= 1) {
const character = line[index];
if (character === ")") depth += 1;
else if (character === "(") {
if (depth === 0) return index;
depth -= 1;
}
}
return -1;
}
function startOfDrive(line, end) {
for (let colon = line.lastIndexOf(":", end - 1); colon > 0; colon = line.lastIndexOf(":", colon - 1)) {
const next = line[colon + 1];
if ((next === "\\" || next === "/") && isLetter(line.charCodeAt(colon - 1)) && !isLetter(line.charCodeAt(colon - 2))) return colon - 1;
}
return -1;
}
const fullStop = 46;
const isDigit = (code) => code >= 48 && code <= 57;
const isLetter = (code) => code >= 65 && code <= 90 || code >= 97 && code <= 122;
const opening = new Set([
"(",
"[",
"<",
"{",
",",
"="
]);
function startOfWord(line, end) {
let start = end;
while (start > 0 && !isBoundary(line.charCodeAt(start - 1))) start -= 1;
while (start < end && opening.has(line[start] ?? "")) start += 1;
return start;
}
const isBoundary = (code) => code <= 32 || code === 160 || code === 34 || code === 39 || code === 96 || code === 124;
const modifiers = /^(?:async |new |get |set |static |fn |function )+/;
const withoutModifiers = (name) => name.includes(" ") ? name.replace(modifiers, "") : name;
const carriers = /^(?:(?:Object|Module|Function|Proxy|global|globalThis|window|exports|module\.exports|__vi_\w{1,30}__|_this|self)\.)+/;
const unnamed = new Set(["anonymous <anonymous> <unknown> unknown lambda <lambda> <module> <listcomp> <genexpr> <dictcomp> <setcomp> <fn> <eval> eval native ?", "{closure} <closure> <main> main main.<fn> it test describe callback"].flatMap((line) => line.split(" ")).concat("<top (required)>"));
const matcher$1 = /^(?:to(?:Be|Equal|StrictEqual|Have|Contain|Include|Match|Throw|Return|Satisfy)(?![a-z])\w{0,100}|not|resolves|rejects)$/;
const isUnnamed = (name) => unnamed.has(name) || matcher$1.test(name) || name.startsWith("$spock_feature_");
const generated = /(?:\$(?:lambda|anonfun|proxy)?\$?\d{0,9}|\$\$Lambda.{0,200}|\.func\d{1,9}(?:\.\d{1,9})?|::\{\{closure\}\}|\.<(?:fn|anonymous closure)>|\.<locals>.{0,200}|\.<computed>|\$default|\$suspendImpl|::h[0-9a-f]{16})$/;
const mayBeGenerated = /[$<:]|\.func\d/;
const maximumNesting = 10;
function withoutGenerated(name) {
if (!mayBeGenerated.test(name)) return name;
let current = name;
for (let count = 0; count < maximumNesting; count += 1) {
const shorter = current.replace(generated, "");
if (shorter === current) return current;
current = shorter;
}
return current;
}
function withoutAdditions(text) {
let name = text;
if (name.endsWith("]")) name = name.replace(/^((?:[\w$]+\.)*)[^\s[\]]{1,200} \[as ([\w$]{1,200})\]$/, "$1$2").replace(/ \[as [^\]]{1,200}\]$/, "");
if (name.includes("<")) name = name.replace(/\.?<>c(?:__DisplayClass\w{1,20})?(?=\.)/, "").replace(/<([\w.]{1,200})>[a-z]__\w{1,40}(?:\.MoveNext)?$/, "$1");
if (name.includes("`")) name = name.replace(/`\d+/g, "");
if (name.endsWith("]")) name = name.replace(/\[[\w,. ]{1,100}\]$/, "");
if (!name.includes("$")) return name;
if (endsWithDigit(name)) return name.replace(/\blambda\$(\w{1,200})\$\d{1,9}$/, "$1").replace(/\$anonfun\$([A-Za-z]\w{0,200})\$\d{1,9}$/, "$1");
return name.replace(/\$([\w ]{1,200})\$\d{1,9}\.(?:invoke(?:Suspend)?|apply|call|run|accept|get)$/, ".$1");
}
function endsWithDigit(text) {
const code = text.charCodeAt(text.length - 1);
return code >= 48 && code <= 57;
}
function startOfLast(name, separators) {
let start = name.length;
while (start > 0 && !separators.includes(name[start - 1] ?? "")) start -= 1;
return start;
}
function functionName(text) {
let name = withoutGenerated(withoutAdditions(withoutModifiers(text.trim())));
if (name.includes(" in ")) name = name.replace(/^(?:(?:block|rescue|ensure)(?: \(\d+ levels\))? in )+/, "");
name = name.replace(carriers, "");
if (name.endsWith(".<anonymous>")) return void 0;
if (name === "" || name.length > 300 || isUnnamed(name)) return void 0;
const last = name.slice(startOfLast(name, ".#"));
return last !== "" && isUnnamed(last) ? void 0 : name;
}
const javascript = String.raw`(?:^|/)node_modules/|^node:|(?:^|/)\.(?:yarn|pnpm)/|^(?:internal|native|<anonymous>)|__cypress/|cypress_runner|deno\.land/`;
const python = String.raw`/(?:site|dist)-packages/|/lib(?:64)?/python[23]|^<|/_pytest/|/pluggy/|(?:^|/)(?:unittest|importlib|asyncio)/\w{1,40}\.py`;
const rust = String.raw`/\.cargo/registry/|^/?rustc/|/rustlib/|/library/(?:std|core|alloc|test)/src/`;
const go = "/go/src/(?:testing|runtime|net|reflect|sync|os|io|context|encoding|database|errors|time)/|/go/[^/]{1,40}/x64/src/|(?:^|/)pkg/mod/";
const ruby = String.raw`/gems/|/ruby/\d|/lib/ruby/|/(?:bin|exe)/(?:rspec|rake|ruby|bundle)`;
const php = "(?:^|/)vendor/|^phar:|/usr/(?:share|bin)/|/php(?:unit)?/";
const dart = String.raw`^dart:|^package:(?:test|test_api|test_core|matcher|flutter|flutter_test|stack_trace|async|mockito|mocktail)\b|^org-dartlang-sdk|/flutter/packages/|/\.pub-cache/`;
const cpp = String.raw`/(?:gtest|gmock|googletest|googlemock|catch2|boost)/|(?:^|/)(?:gtest|gmock|catch|doctest)[\w.-]{0,20}\.(?:h|hpp|cc|cpp)$|/usr/(?:include|lib|local/include)/|/_deps/|/vcpkg/`;
const others = String.raw`/\.(?:m2|gradle|nuget|conan)/|^/_/(?:src|sources?)/|/Xcode\.app/|/deps/\w{1,40}/lib/|(?:^|/)Library/PackageCache/|/Program Files(?: \(x86\))?/(?:dotnet|Microsoft|nodejs|Python|Git|Java)`;
const libraryPath = new RegExp(`${javascript}|${python}|${rust}|${go}|${ruby}|${php}|${dart}|${cpp}|${others}`);
const isLibraryPath = (path) => libraryPath.test(path);
const libraryNames = new Set([
"java javax jakarta jdk sun com.sun kotlin kotlinx scala groovy clojure dalvik android androidx com.android junit cucumber",
"org.junit org.testng org.hamcrest org.assertj org.mockito org.opentest4j org.spockframework org.scalatest org.gradle org.apache",
"org.codehaus org.springframework org.hibernate org.postgresql org.openqa org.jetbrains org.eclipse org.slf4j org.powermock",
"org.robolectric org.specs2 org.easymock org.awaitility org.xmlunit org.skyscreamer org.json org.h2 org.jboss io.cucumber io.kotest",
"io.mockk io.netty io.micronaut io.quarkus io.restassured io.vertx io.appium io.grpc com.google.common com.google.truth com.mysql",
"com.zaxxer com.intellij com.fasterxml com.codeborne com.microsoft.playwright com.github.tomakehurst net.bytebuddy net.sf okhttp3",
"retrofit2 reactor zio cats munit utest worker worker.org com.datastax com.mongodb redis.clients",
"System NUnit Xunit Shouldly FluentAssertions NFluent Moq NSubstitute FakeItEasy TechTalk.SpecFlow Reqnroll Newtonsoft.Json MbUnit",
"UnityEngine UnityEditor Unity.PerformanceTesting Cysharp Zenject DG.Tweening UniRx",
"Castle.DynamicProxy Castle.Core Telerik.JustMock OpenQA.Selenium Polly Dapper Npgsql Autofac Rhino.Mocks Machine.Specifications TUnit",
"Microsoft.VisualStudio Microsoft.Xml Microsoft.TestPlatform Microsoft.Testing Microsoft.Extensions Microsoft.AspNetCore Microsoft.Playwright",
"Microsoft.EntityFrameworkCore Microsoft.Data Microsoft.CSharp Microsoft.Win32 Interop",
"testing runtime reflect panic testify github.com/stretchr/testify gotest.tools github.com/onsi std core alloc test rust_begin_unwind",
"PHPUnit Symfony\\Component Illuminate Mockery Pest"
].flatMap((line) => line.split(" ")));
function isLibraryFunction(name) {
for (let end = nextEnd(name, 0); end !== -1; end = nextEnd(name, end + 1)) if (libraryNames.has(name.slice(0, end))) return true;
return false;
}
function nextEnd(name, from) {
for (let index = from; index < name.length; index += 1) {
const character = name[index];
if (character === "." || character === ":" && name[index + 1] === ":" || character === "\\" && index > 0) return index;
}
return -1;
}
const mayHaveFrame = /[:( ]\d|line \d|^\s{0,20}(?:at|à|bei|em|en|w|\u0432)\s/;
const frameSign = /\.[A-Za-z]|File "|, line |^\s{0,10}\d/;
const isProse = (line) => !frameSign.test(line) && !(line.endsWith(")") && line.includes("."));
function traceLine(line) {
return jvmLine(line) ?? anyLine(line);
}
function jvmLine(line) {
const call = jvmCall(line);
if (call === void 0 || call.name.length > maximumCall) return void 0;
const file = jvmFile(call);
if (file === call.fileName) return void 0;
const isLibrary = isLibraryPath(file) || isLibraryFunction(call.name);
return {
frame: ownFrame$1(file, call.line, call.name),
isLibrary,
isPython: false,
lacksFunction: false
};
}
const maximumCall = 400;
function anyLine(line) {
const place = frameOf(line);
if (place?.isTitle) return void 0;
if (place === void 0) return functionOnly(line);
const file = place.file.replaceAll("\\", "/");
const called = calledFunction(line, place);
const isLibrary = isLibraryPath(file) || called !== void 0 && isLibraryFunction(bareName(called));
return {
frame: ownFrame$1(file, place.line, called),
isLibrary,
isPython: /\.pyx?$/.test(file),
lacksFunction: called === void 0
};
}
function withFunction(line, called) {
const frame = ownFrame$1(line.frame.file, line.frame.line, called);
return {
...line,
frame,
isLibrary: line.isLibrary || isLibraryFunction(bareName(called))
};
}
function ownFrame$1(file, line, called) {
const name = called === void 0 ? void 0 : functionName(called);
const isHelper = name !== void 0 && (helper.test(lastName(name)) || mayBeHelperClass.test(name) && helperClass.test(name));
return {
file,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
line,
function: name
}),
isHelper
};
}
const helper = /^(?:assert|expect|verify|check|fail|should|require|ensure|compare)/i;
const mayBeHelperClass = /assert|check|matcher|expectation/i;
const helperClass = /(?:^|[./])\w{0,100}(?:assert|assertions?|check|checks|matchers?|expectations?)\.[\w$]+$/i;
const lastName = (name) => name.slice(startOfLast(name, ".#:"));
const callOnly = /^\s{0,20}(?:at|à|bei|em|en|w|\u0432)\s{1,8}([\p{L}\p{N}_$<>.`+/[\],]{1,400}?)\s?\([^()]{0,1000}\)$/u;
function functionOnly(line) {
const called = callOnly.exec(line)?.[1];
if (called === void 0 || !called.includes(".")) return void 0;
const frame = ownFrame$1("", void 0, bareName(called));
if (frame.function === void 0) return void 0;
return {
frame,
isLibrary: isLibraryFunction(bareName(called)),
isPython: false,
lacksFunction: false
};
}
const bareName = (called) => called.slice(called.lastIndexOf("/") + 1);
const calledAfter = /(?::in [`'](.{1,300})'|, in (\S{1,200})|:\d{1,9}: in (\S{1,200})|\.dart \d{1,9}:\d{1,9} {1,80}(\S.{0,300}))$/;
const calledBefore = /^\s{0,20}(?:\p{L}{1,5}|\u276f|#\d{1,5}:?|\d{1,5}:) {1,8}(.{1,400}?) ?\(?$/u;
const dotnet = /^\s{0,20}\p{L}{1,5} (.{1,900}?)\s?\(.{0,900}\) (?:\[0x\w{1,8}\] )?\p{L}{1,5} $/u;
const unity = /^\s{0,20}([^\s()]{1,400}) ?\([^()]{0,900}\) (?:\[0x\w{1,8}\] )?\(at $/;
const firefox = /^\s{0,20}([^@\s]{1,300})@$/;
function calledFunction(line, { file }) {
const after = calledAfter.exec(line);
if (after !== null) return after[1] ?? after[2] ?? after[3] ?? after[4];
const whole = line.indexOf(file);
const start = whole === -1 ? line.lastIndexOf(file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1)) : whole;
const front = line.slice(0, start);
const ofUnity = front.endsWith("(at ") ? unity.exec(front)?.[1] : void 0;
if (ofUnity !== void 0) return ofUnity.replace(/[:+/]/g, ".");
const call = (front.includes(")") ? dotnet.exec(front)?.[1] : void 0) ?? calledBefore.exec(front)?.[1] ?? firefox.exec(front)?.[1];
return call === void 0 || !/^[\w.]{1,100}\/{1,2}[\w.]/.test(call) ? call : bareName(call);
}
const goCall = /^([\w./()*-]{1,400}?\.[\w.()*]{1,200})\((?:[^()]{0,600})\)$/;
const rustCall = /^\s{0,10}\d{1,5}: (?:0x[0-9a-f]{1,16} - )?([\w:<>{}, &']{1,400})$/;
function functionLine(line) {
const go = goCall.exec(line)?.[1];
if (go !== void 0) return go.slice(go.lastIndexOf("/") + 1).replace(/\(\*?(\w{1,200})\)/, "$1");
return rustCall.exec(line)?.[1];
}
const maximumTrace = 32768;
const maximumLine$1 = 2e3;
const isRule$1 = /^-{3,} ?Captured/;
const pythonDefinition = /^[ >]{0,20}(?:async )?def (\w{1,200})\(/;
const ownFrame = (trace, skipsHelpers) => findOwnFrame(trace, skipsHelpers, traceLine).frame;
function findOwnFrame(trace, skipsHelpers, read) {
const text = trace.length <= 32768 ? trace : `${trace.slice(0, 16384)}\n${trace.slice(-16384)}`;
let otherChoice;
let ofPython;
let otherOfPython;
let previous = "";
let definition;
for (let start = 0; start < text.length;) {
const newline = text.indexOf("\n", start);
const end = newline === -1 ? text.length : newline;
const line = text.slice(start, Math.min(end, start + maximumLine$1)).trimEnd();
start = end + 1;
const found = mayHaveFrame.test(line) ? resolved(read(line), line, previous, definition) : void 0;
previous = line;
if (found === void 0) {
if (isRule$1.test(line) && ofPython !== void 0) break;
if (line.includes("def ")) definition ??= pythonDefinition.exec(line)?.[1];
continue;
}
definition = void 0;
const { frame, isLibrary, isPython } = found;
if (isLibrary) continue;
const isHeader = frame.function === void 0 && line.includes("panicked at ");
const isChoice = frame.file !== "" && !isHeader && !(skipsHelpers && frame.isHelper);
if (isPython) {
if (isChoice) ofPython = frame;
else otherOfPython = frame;
} else if (isChoice) return ofPython !== void 0 ? { frame: ofPython } : newline === -1 ? { frame } : {
frame,
length: start
};
else otherChoice ??= frame;
}
return { frame: ofPython ?? otherOfPython ?? otherChoice };
}
function resolved(found, line, previous, definition) {
if (!found?.lacksFunction) return found;
const called = found.isPython ? definition : /^\s*(?:at )?[/.\w]/.test(line) ? functionLine(previous) : void 0;
return called === void 0 ? found : withFunction(found, called);
}
const note = /[ \t]\/\/ (?:Object\.is|deep) equality$/gm;
const withoutEqualityNote = (text) => text.includes(" equality") ? text.replace(note, "") : text;
const mayDiffer = /\b127\.|::1|[/\\]/;
const loopback = /\blocalhost\b|\b127(?:\.\d{1,3}){3}\b|(?<![\w:])\[?::1\]?(?!\w)/g;
const path = /(?<![\w.~/\\:-])(?:[A-Za-z]:[\\/]|\/)[^\s"'`<>|,;:()[\]{}]{1,400}/g;
function shownSignature(line, signature) {
const shown = withoutEqualityNote(signature);
return mayDiffer.test(line) ? withPaths(line, withAddresses(line, shown)) : shown;
}
function withAddresses(line, signature) {
const written = line.match(loopback) ?? [];
const shown = signature.match(loopback) ?? [];
if (written.length !== shown.length) return signature;
let index = 0;
return signature.replace(loopback, (word) => written[index++] ?? word);
}
function withPaths(line, signature) {
let shown = signature;
let from = 0;
for (const [match] of line.matchAll(path)) {
const written = match.replace(/\.$/, "");
if (!isKept(written)) continue;
const stable = (0, _signature_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(written);
const start = stable === "" ? -1 : shown.indexOf(stable, from);
if (start === -1) continue;
shown = shown.slice(0, start) + written + shown.slice(start + stable.length);
from = start + written.length;
}
return shown;
}
function isKept(written) {
const text = written.replaceAll("\\", "/");
if (!(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.hn)(text) || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.gn)(text).startsWith("#")) return false;
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__._n)({
text,
start: 0,
hasDrive: !text.startsWith("/")
}, []) === void 0;
}
const strong = {
kind: "strong",
needsFrame: true
};
const weak = {
kind: "weak",
needsFrame: true
};
function signatureKind(signature) {
const environment = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__._t)(signature);
if (environment !== void 0) return {
kind: "environment",
...environment
};
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.yt)(signature) ? weak : strong;
}
const maximumFront = 2e3;
const maximumType = 220;
const maximumAttempts = 4;
const usual = /^(?:Error|Exception|ComparisonFailure|\w{0,100}?Assert\w{0,100})$/;
const startsWithType = /^[\w.$:\\]{1,200}(?:Error|Exception)\b/;
const mayLackType = (signature) => !startsWithType.test(signature) && !(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.vt)(signature);
function withType(signature, failure) {
const name = mayLackType(signature) ? typeBeforeMessage(failure) : void 0;
return name === void 0 ? signature : `${name}: ${signature}`;
}
function typeBeforeMessage({ message = "", details = "" }) {
const text = message.trimStart();
const newline = text.indexOf("\n");
const line = (newline === -1 ? text : text.slice(0, newline)).trimEnd();
return line === "" ? void 0 : typeBefore(line, details.length > maximumFront ? details.slice(0, maximumFront) : details);
}
const type = /(\w{1,200}(?:Error|Exception))(?: \[\w{1,100}\])?$/;
function typeBefore(line, details) {
let attempts = 0;
for (let start = details.indexOf(line, 2); start !== -1 && attempts < maximumAttempts; start = details.indexOf(line, start + 1)) {
const end = start - 2;
if (details[end] !== ":" || details[end + 1] !== " ") continue;
attempts += 1;
const name = type.exec(details.slice(Math.max(0, end - maximumType), end))?.[1];
if (name !== void 0 && !usual.test(name)) return name;
}
}
const ofGoogleTest = "Expected equality of these values:";
const expected = /^expected\b.{0,200}?[:=]/i;
const actual = /^(?:actual|received|got|but was|but got|was)\b.{0,200}?[:=]/i;
const legend$1 = /^[-+] ?(?:actual|expected|received)\b/i;
const hasText = (line) => /[\p{L}\p{N}]/u.test(line);
const perlValue = /^(?:'.{0,900}'|undef)$/;
const perlMatch = /^(?:doesn't match|matches) '/;
const perlOperator = /^(?:[<>]=?|[!=]=|<=>|[!=]~|eq|ne|lt|gt|le|ge|cmp|&&|\|\||and|or|xor)$/;
function perlComparison(value, next, afterNext) {
if (!perlValue.test(value)) return void 0;
if (perlMatch.test(next)) return `${value} ${next}`;
return perlOperator.test(next) && perlValue.test(afterNext) ? `${value} ${next} ${afterNext}` : void 0;
}
function completedLine(lines, index) {
const line = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[index]);
const compared = perlComparison(line, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[index + 1]), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[index + 2]));
if (compared !== void 0) return compared;
const next = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.K)(lines, index + 1);
if (next === -1) return line;
if (line === ofGoogleTest) return `${line} ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[next])}, ${secondOperand(lines, next)}`;
const isReason = hasText((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[next])) && !legend$1.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[next]));
if (line.endsWith(":") && isReason) return `${line} ${withPartner(lines, next)}`;
return withPartner(lines, index);
}
const secondOperand = (lines, first) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines.find((line, index) => index > first && !/^\s*(?:Which is|As Text):/.test(line)));
function withPartner(lines, index) {
const [line, next] = [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[index]), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[index + 1])];
return isPair(line, next) ? `${line}, ${next}` : line;
}
const isPair = (first, second) => expected.test(first) && actual.test(second) || actual.test(first) && expected.test(second);
const contextLines = 3;
const word = "(?:expected|snapshot|want|actual|received|got)";
const legend = new RegExp(String.raw`^[ \t]{0,40}[-+]{1,3} ?${word}\b[^\n]{0,200}(?:\n[ \t]{0,40}[-+]{1,3} ?${word}\b[^\n]{0,200})?\n`, "im");
const signed = /^[ \t]{0,40}[-+](?![-+]{2} )/;
const frame = /^[ \t]+(?:at|\u276f) /;
function differenceExcerpt(text, limit) {
if (text.length <= limit) return (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(text);
const short = withoutSharedText(text);
return (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(short.length <= limit ? short : aroundDifference(short, limit) ?? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(short, limit));
}
const compared = /^[ \t]{0,40}(?:(?:[-+] )?(?:expected|received|actual|got|but was|left|right)\b[\w ()]{0,40}:|([-+]))/i;
const maximumLine = 400;
const maximumPairs = 100;
function withoutSharedText(text) {
const lines = text.split("\n");
let pairs = 0;
for (let index = 1; index < lines.length && pairs < maximumPairs; index += 1) {
const [one = "", other = ""] = [lines[index - 1], lines[index]];
if (one.length <= maximumLine && other.length <= maximumLine) continue;
const [label, sign] = compared.exec(one.slice(0, maximumLabel)) ?? [];
const [otherLabel, otherSign] = compared.exec(other.slice(0, maximumLabel)) ?? [];
if (label === void 0 || otherLabel === void 0 || sign !== void 0 && sign === otherSign) continue;
pairs += 1;
const [value, otherValue] = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.C)(one, other);
lines[index - 1] = value;
lines[index] = otherValue;
}
return lines.join("\n");
}
const maximumLabel = 200;
function aroundDifference(text, limit) {
const found = legend.exec(text);
if (found === null || found.index > limit >> 2) return void 0;
const start = found.index + found[0].length;
const lines = text.slice(start).split("\n");
const first = lines.findIndex((line) => signed.test(line));
if (first === -1) return void 0;
const end = endOfDiff(lines, first);
const before = Math.max(first - contextLines, 0);
const shown = fitting(lines.slice(before, end), limit >> 1);
const indent = /^[ \t]*/.exec(lines[first] ?? "")?.[0] ?? "";
const note = (count) => count > 0 ? [`${indent}  \u2026 ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(count, "more line")}`] : [];
const kept = Math.min(contextLines, before);
const excerpt = [
...lines.slice(0, kept).map((line) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)(line, maximumLine)),
...note(before - kept),
...shown,
...note(end - before - shown.length)
];
return `${text.slice(0, start)}${excerpt.join("\n")}\n${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(lines.slice(end).join("\n"), limit >> 2)}`;
}
function endOfDiff(lines, first) {
const end = lines.findIndex((line, index) => index > first && frame.test(line));
return end === -1 ? lines.length : end;
}
function fitting(lines, limit) {
const shown = [];
let left = limit;
for (const line of lines) {
const short = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)(line, maximumLine);
left -= short.length + 1;
if (left < 0 && shown.length > contextLines) break;
shown.push(short);
}
return shown;
}
const maximumLinesBefore = 3;
const isBareValue = (message) => !/\s/.test(message) || /^'?[\w$.<>[\], ]{1,400}\([\w$.<>[\], ]{0,400}\)[\w$/;[]{0,200}'?$/.test(message);
function withExceptionName(message, details) {
const filled = details.filter((line) => line.trim() !== "");
for (const line of [...filled.slice(0, maximumLinesBefore), ...filled.slice(-1)].map(_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)) {
const end = line.indexOf(`: ${message}`);
if (end === -1 || line.length !== end + 2 + message.length) continue;
const name = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.V)(line.slice(0, end).replace(/^Caused by: /, ""));
if (name !== void 0 && name !== "Error") return `${name}: ${message}`;
}
}
const library = /^at (?:java|javax|jdk|sun|junit|kotlin|scala|groovy|org\.(?:junit|testng|hamcrest|assertj|codehaus|gradle|apache\.maven|opentest4j))\./;
const javaFrame = /^at (?:[^\s()]{0,400}\/)?([\w$.<>]{1,400})\(([^()\s:]{1,200}:\d+)\)$/;
const scriptFrame = /^(?:at (?:[^()]{1,400} \()?)?((?:[A-Za-z]:|file:)?[^\s:()]{1,900}:\d+):(?:\d+\)?$|in )/;
const scriptLibrary = /[/\\]node_modules[/\\]|\(node:|^at (?:async )?node:/;
const plainLine = (line) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line).replace(/^(?:stack: |cause: )?'?/, "").replace(/\\n' \+$/, ""));
function exceptionWithPlace(message, details) {
const name = [...message, ...details].map((line) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.P)(plainLine(line))).find((type) => type !== void 0);
if (name === void 0) return void 0;
for (const line of details) {
const text = plainLine(line);
const [, method = "", place] = library.test(text) ? [] : javaFrame.exec(text) ?? [];
if (place !== void 0) return `${name} at ${method.split(".").slice(-2).join(".")} (${place})`;
const [, file] = scriptLibrary.test(text) ? [] : scriptFrame.exec(text) ?? [];
if (file !== void 0) return `${name} (${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.yn)(file)})`;
}
}
const emptyError = /^\s{0,100}(?:(?:\[[\w$.]{1,100}(?: \[\w{1,100}\])?: ?\] )?\{\r?\n|Failure\/Error: [^\n]{0,1000}\n\s{0,100}[\w:]{1,200}(?:Error|Exception):\n)/;
const isEmptyError = (message, details) => emptyError.test(details) && details.trimStart().startsWith(message.trim());
const assertion$1 = /^(?:Assertion with \S{1,10} failed|Refute with \S{1,10} failed|match \(\S{1,5}\) failed)/;
const truth = /^Expected (?:truthy|falsy), got /;
function labelled$1(lines, label) {
const index = lines.findIndex((line) => line.trimStart().startsWith(`${label}: `));
if (index === -1) return void 0;
const column = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.G)(lines[index] ?? "");
const next = lines[index + 1] ?? "";
return next.trim() !== "" && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.G)(next) > column ? void 0 : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[index]).slice(label.length + 1).trimStart();
}
function exUnitLine(line, message, details) {
const isTruth = truth.test(line);
if (!isTruth && !assertion$1.test(line)) return void 0;
const lines = [...message, ...(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.q)(details)];
const code = labelled$1(lines, "code");
if (code === void 0) return void 0;
if (isTruth) return `${line}: ${code}`;
const operands = ["left", "right"].flatMap((label) => {
const value = labelled$1(lines, label);
return value === void 0 ? [] : [`${label} ${value}`];
});
return operands.length === 0 ? code : `${code}: ${operands.join(", ")}`;
}
const assertion = /^(?:Expected equality of these values:|Value of: |Expected: (?:\(.{1,900}, actual: |.{1,900} throws |.{1,900} doesn't throw )|The difference between .{1,900}, where$)/;
const ofAssertion = /^(?:\s+\S|Expected: |Ignoring case$|.{0,900} evaluates to .{0,900}(?:,|, and|\.)$)/;
const diffHeading = "With diff:";
const other = /^(?:Google Test trace:$|\[[ =-]{0,10}[A-Z=-][A-Z =-]{0,10}\])/;
const maximumLines$2 = 200;
function googleTestText(lines, start) {
if (!assertion.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[start]))) return void 0;
const end = Math.min(lines.length, start + maximumLines$2);
let isInDiff = false;
for (let index = start + 1; index < end; index += 1) {
const line = (lines[index] ?? "").slice(0, 1e3);
const text = line.trim();
if (text === diffHeading) isInDiff = true;
else if (text === "") isInDiff = false;
else if (!isInDiff && !ofAssertion.test(line)) return other.test(text) || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.L)(text) ? void 0 : text;
}
}
const matcher = /^(?:Error: )?(?:Timed out \d{1,9}ms waiting for )?expect(?:\.\w{1,20})?\(.{0,400}\)(?: failed)?(?: \/\/ .{0,200})?$/;
const comment = / \/\/ .{0,200}$/;
const expectedLabel = /^[ \t]{0,40}Expected(?: [a-z][\w ]{0,40})?: {1,20}(\S.{0,1000})$/m;
const receivedLabel = /^[ \t]{0,40}Received(?: [a-z][\w ]{0,40})?: {1,20}(\S.{0,1000})$/m;
const maximumText$1 = 2e4;
const maximumLines$1 = 200;
function beforeStack(text) {
const end = text.search(/\n\s{0,40}(?:at|\u276f) /);
return (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(text.slice(0, end === -1 ? maximumText$1 : Math.min(end, maximumText$1)));
}
function labelled(text, label) {
const found = label.exec(text);
if (found === null) return void 0;
const next = /^\n(.{0,40})/.exec(text.slice(found.index + found[0].length, found.index + found[0].length + 42))?.[1]?.trim() ?? "";
return next === "" || /^[A-Z]/.test(next) ? found[1] : `${found[1]} \u2026`;
}
const withoutComma = (line) => line.slice(1).trim().replace(/,$/, "");
function ofDiff(text) {
const lines = text.split("\n", maximumLines$1).map((line) => line.trim());
const start = lines.findIndex((line) => /^- (?:Expected|Snapshot)\b/.test(line));
if (start === -1 || lines[start + 1]?.startsWith("+ Received") !== true) return void 0;
const changed = lines.slice(start + 2).filter((line) => /^[-+] /.test(line));
const [removed = "", added = ""] = changed;
if (changed.length !== 2 || !removed.startsWith("-") || !added.startsWith("+")) return void 0;
return {
expected: withoutComma(removed),
received: withoutComma(added)
};
}
function matcherLine(line, message, details) {
if (!matcher.test(line)) return void 0;
const below = message.slice(1, maximumLines$1).join("\n");
const text = beforeStack(below.trim() === "" ? details : below);
const [wanted, actual] = [labelled(text, expectedLabel), labelled(text, receivedLabel)];
const { expected, received } = (wanted === void 0 && actual === void 0 ? ofDiff(text) : void 0) ?? {
expected: wanted,
received: actual
};
if (expected === void 0 && received === void 0) return void 0;
const [first, second] = expected === void 0 || received === void 0 ? [expected, received] : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(expected, received);
const values = [...first === void 0 ? [] : [`expected ${first}`], ...second === void 0 ? [] : [`received ${second}`]];
return `${line.replace(comment, "")}: ${values.join(", ")}`;
}
const maximumShortText = 60;
const phpUnitSentence = "Failed asserting that ";
function explainedLine(lines, index, details = "") {
const reason = completedLine(lines, index);
const headline = withSentence(reason, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[index + 1])) ?? withText(reason, lines, index) ?? withExpected(reason, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[index + 2])) ?? exUnitLine(reason, lines, details) ?? matcherLine(reason, lines.slice(index), details);
return headline === void 0 ? { headline: reason } : {
headline,
reason
};
}
function withSentence(line, next) {
return line.length <= maximumShortText && !line.includes(phpUnitSentence) && next.startsWith(phpUnitSentence) ? `${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)(line)}: ${next}` : void 0;
}
const withExpected = (line, next) => line.startsWith("Structures begin differing at: $got") && next.startsWith("$expected") ? `${line}, ${next}` : void 0;
function withText(line, lines, index) {
const text = googleTestText(lines, index);
return text === void 0 ? void 0 : `${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)(text)}: ${line}`;
}
const stackHeader = /^When the exception was thrown,/;
const place = /(file:\/\/\S{1,1000}\.dart)(?: line |:)(\d+)/;
function flutterLead(lines) {
const begin = lines.findIndex((line) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(line));
if (begin === -1) return void 0;
const start = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.K)(lines, endOfIntroduction(lines, begin + 1));
if (start === -1) return void 0;
const ends = [
lines.findIndex((line, index) => index > start && stackHeader.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line))),
lines.findIndex((line, index) => index > start && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line) === ""),
lines.length
].filter((end) => end !== -1);
const exception = (0, _dedented_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(lines.slice(start, Math.min(...ends)));
const [, file = "", line = ""] = flutterPlace(lines.slice(start, endOfException(lines, start))) ?? [];
const headline = completedLine(exception, 0);
if (file === "") return {
headline,
lines: exception
};
return {
headline: `${headline} (${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.yn)(file)}:${line})`,
lines: [...exception, `at ${file}:${line}`]
};
}
const maximumIntroduction = 5;
function endOfIntroduction(lines, start) {
if (!(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[start]).startsWith("The following ")) return start;
let open = 0;
for (let index = start; index < start + maximumIntroduction; index++) {
const line = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[index]);
open += line.split("(").length - line.split(")").length;
if (open <= 0 && line.endsWith(":")) return index + 1;
}
return start;
}
function endOfException(lines, start) {
const end = lines.findIndex((line, index) => index > start && /^\u2550{10}/.test(line));
return end === -1 ? lines.length : end;
}
function flutterPlace(lines) {
return [lines[lines.findIndex((line) => /on the following line:$/.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line))) + 1], ...lines].map((line) => place.exec((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line))).find((match) => match !== null) ?? void 0;
}
const logged = /^(?:\S{0,400}\/)?[\w.-]{1,200}\.go:\d+:(?: (?!\d)(.*))?$/;
const isResult = (line) => /^(?:---|===) [A-Z]+[: ]/.test(line);
function goReason(lines) {
const panic = lines.findIndex((line) => /^panic: /.test(line));
if (panic !== -1) return section(lines, panic);
const start = lines.findLastIndex((line) => logged.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line)));
if (start === -1) return void 0;
const found = section(lines, start);
if ((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(logged.exec((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(found[0]))?.[1]) !== "") return found;
const error = found.findIndex((line) => /^\s*Error:\s/.test(line));
const more = found.slice(error === -1 ? 1 : error).filter((line) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line) !== "");
return more.length === 0 ? void 0 : more.map((line) => line.replace(/^\s*Error:\s+/, ""));
}
function section(lines, start) {
const column = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.G)(lines[start] ?? "");
const isEnd = (line) => {
const text = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line);
return text === "" || isResult(text) || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.F)(text) || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.G)(line) <= column;
};
const end = lines.findIndex((line, index) => index > start && isEnd(line));
return lines.slice(start, end === -1 ? lines.length : end);
}
const isUnderline = (line) => /^[\s^~]*$/.test(line);
const isRule = (line) => /^(?:-{5,}|={5,})/.test(line.trimStart());
function pythonReason(lines) {
const header = lines.findLastIndex((line) => _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.H.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line)));
if (header === -1) return void 0;
const column = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.G)(lines[header] ?? "");
for (let index = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.K)(lines, header + 1); index !== -1; index = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.K)(lines, index + 1)) {
if ((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.G)(lines[index] ?? "") > column) continue;
const type = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.P)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[index]));
if (type === void 0) return upTo(lines.slice(index), isRule);
const code = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines.slice(header + 1, index).findLast((line) => !isUnderline(line)));
return [code === "" || code.startsWith("File \"") ? (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[index]) : `${type}: ${code}`];
}
}
function syntaxReason(lines) {
const start = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.K)(lines, 0);
if (start === -1 || !/^File "[^"]{1,400}", line \d+$/.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[start]))) return void 0;
const column = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.G)(lines[start] ?? "");
const isError = (line) => /^\w{1,100}(?:Error|Warning): /.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line)) && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.G)(line) < column;
const error = lines.findIndex((line, index) => index > start && isError(line));
return error === -1 ? void 0 : lines.slice(error);
}
function pytestReason(lines) {
const start = lines.findIndex((line) => /^E {2,}\S/.test(line));
if (start === -1) return void 0;
const reason = upTo(lines.slice(start), (line) => !/^E(?:\s|$)/.test(line)).map((line) => line.slice(1));
return syntaxReason(reason) ?? reason;
}
function upTo(lines, isEnd) {
const end = lines.findIndex((line, index) => index > 0 && isEnd(line));
return end === -1 ? lines : lines.slice(0, end);
}
const from = (lines, start) => start === -1 ? void 0 : lines.slice(start);
const nodeReason = (lines) => {
const start = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.K)(lines, 0);
if (start === -1 || !/^(?:file:\/\/)?\S{1,1000}:\d{1,9}$/.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[start]))) return void 0;
const mark = lines.findIndex((line, index) => index > start && /^\s*\^+\s*$/.test(line));
const error = mark === -1 ? -1 : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.K)(lines, mark + 1);
return error !== -1 && /^\w{0,100}Error\b.{0,100}: /.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[error])) ? lines.slice(error) : void 0;
};
const boostReason = (lines) => {
const header = lines.findIndex((line) => /^EXCEPTION STACK TRACE: -/.test(line));
if (header !== -1) {
const start = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.K)(lines, header + 1);
const end = lines.findIndex((line, index) => index > header && /^-{10}/.test(line));
return start === -1 || end <= start ? void 0 : lines.slice(start, end);
}
if (!lines.some((line) => /^[A-Z]+ (?:FAILURE|ERROR|EXCEPTION):$/.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line)))) return void 0;
const start = lines.findIndex((line) => /^- message *: \S/.test(line));
return from(lines, start)?.map((line) => line.replace(/^- message *: /, ""));
};
const afterHeader = (lines, isOwnName) => {
const header = lines.findIndex((line) => /(?:panicked at \S+:\d+:\d+:|:\d+: Failure|[:(]\d+\)?: FAILED:)$/.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line)));
return header === -1 ? void 0 : from(lines, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.B)(lines, isOwnName, header + 1));
};
const unexpectedSuccess = (lines) => {
const at = lines.findLastIndex((line) => /^test cases: \d/.test(line));
if (at === -1 || !/^assertions: /.test(lines[at + 1] ?? "") || hasFailed.test(lines[at + 1] ?? "")) return void 0;
const count = Number(hasFailed.exec(lines[at] ?? "")?.[1] ?? 0);
return count === 0 ? void 0 : [`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(count, "test case")} passed, but ${count === 1 ? "was" : "were"} expected to fail`];
};
const hasFailed = /\b(\d{1,9}) failed(?! as expected)/;
const doctestReason = (lines) => {
if (!lines.some((line) => line.startsWith("[doctest] "))) return void 0;
const failed = /^.{1,900}?[:(]\d+\)?: (?:FATAL )?ERROR: /;
const start = lines.findIndex((line) => failed.test(line.slice(0, 1e3)) || /^(?:Should have failed|Didn't fail|Test case exceeded)\b/.test(line));
return from(lines, start)?.map((line, index) => index === 0 ? line.replace(failed, "") : line);
};
const isFailedPoint = (line) => /^not ok\b/.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line));
const isTestPoint = (line) => /^(?:not )?ok\b/.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line));
const tapReason = (lines, isOwnName) => {
const own = lines.findIndex((line) => isFailedPoint(line) && isOwnName((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line)));
const failed = own === -1 ? lines.findIndex(isFailedPoint) : own;
if (failed === -1) return void 0;
const next = own === -1 ? -1 : lines.findIndex((line, index) => index > own && isTestPoint(line));
const explained = next === -1 ? lines : lines.slice(0, next);
const start = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.B)(explained, isOwnName, failed + 1);
if (start !== -1) return explained.slice(start).map((line) => line.replace(/^\s*#\s?/, ""));
return own !== -1 && lines.filter(isTestPoint).length > 1 || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.R)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(lines[failed]), isOwnName) ? explained.slice(failed) : void 0;
};
const behaveReason = (lines) => from(lines, lines.findIndex((line) => /^Failing step: /.test((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line))));
const finders = [
pythonReason,
syntaxReason,
nodeReason,
boostReason,
unexpectedSuccess,
doctestReason,
afterHeader,
goReason,
pytestReason,
tapReason,
behaveReason,
_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.U,
_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.W
];
function knownReason(lines, isOwnName) {
for (const find of finders) {
const reason = find(lines, isOwnName);
if (reason !== void 0) return reason;
}
}
const maximumLines = 10;
const maximumLength = 800;
const attachment = /^\s*\[\[ATTACHMENT\|.*\]\]\s*$/;
const lastLines = (text) => {
const lines = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.q)(text).filter((line) => !attachment.test(line.slice(0, maximumLength)));
const end = lines.findLastIndex((line) => line.trim() !== "");
const tail = (0, _dedented_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(lines.slice(Math.max(0, end + 1 - maximumLines), end + 1)).join("\n");
return tail.length <= maximumLength ? tail : `\u2026 ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.C)(tail, 798)}`;
};
function outputTail({ stdout, stderr }) {
return lastLines(stdout) || lastLines(stderr);
}
const maximumHeadline = 298;
const maximumText = 1998;
const maximumTitle = 1e3;
function leadOf(failure) {
const lead = leadOfTexts(failure);
if (failure.steps === void 0) return lead;
const line = lead?.reason ?? lead?.headline ?? "";
const step = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.j)(failure, line);
if (step === void 0) return lead;
return {
...lead,
headline: headlineOf((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.M)(withoutEqualityNote(lead?.headline ?? ""), step)),
reason: line,
step
};
}
function leadOfTexts(failure) {
const isOwnName = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.x)(failure.name, failure.suite);
const message = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.q)(failure.message);
const usual = (isEmptyError(failure.message ?? "", failure.details ?? "") ? exceptionLead(message, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.q)(failure.details)) : void 0) ?? messageLead(message, failure.details ?? "", isOwnName);
if (usual !== void 0) return usual;
const details = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.q)(failure.details);
return reasonLead(message, isOwnName) ?? thrownName(message, details) ?? reasonLead(details, isOwnName) ?? exceptionLead(message, details) ?? outputLead(failure, isOwnName) ?? anyLead([...message, ...details], isOwnName);
}
function messageLead(message, details, isOwnName) {
const first = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.K)(message, 0);
const line = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(message[first]);
if (first === -1 || !(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.R)(line, isOwnName)) return void 0;
const lead = linesOf(explainedLine(message, first, details));
if ((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.K)(message, first + 1) !== -1) return lead;
if (line.endsWith(":")) return { headline: headlineOf(completedFrom(details, line)) };
const named = isBareValue(line) ? withExceptionName(line, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.q)(details)) : void 0;
return named === void 0 ? titledLead(line, details, isOwnName) ?? lead : makeLead(named, [named]);
}
function completedFrom(details, message) {
const lines = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.q)(details);
const start = lines.findIndex((line) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line) === message);
return start === -1 ? message : completedLine(lines, start);
}
function titledLead(message, details, isOwnName) {
const start = details.search(/\S/);
if (start === -1 || !(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.z)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(details.slice(start, start + maximumTitle).split("\n", 1)[0]))) return void 0;
const reason = plainReason((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.q)(details), isOwnName);
return reason?.[0]?.includes(message) ? leadOfReason(reason) : void 0;
}
function reasonLead(lines, isOwnName) {
const reason = knownReason(lines, isOwnName) ?? plainReason(lines, isOwnName);
return reason === void 0 ? void 0 : leadOfReason(reason);
}
function leadOfReason(reason) {
const end = reason.findIndex((line, index) => index > 0 && ((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.F)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line)) || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(line)));
const own = end === -1 ? reason : reason.slice(0, end);
return {
...linesOf(explainedLine(own, 0)),
text: textOf((0, _dedented_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(own))
};
}
function plainReason(lines, isOwnName) {
const start = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.B)(lines, isOwnName);
return start === -1 ? void 0 : lines.slice(start);
}
function thrownName(message, details) {
const line = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(message[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.K)(message, 0)]);
const isStack = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.F)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(details[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.K)(details, 0)]));
return line === "" || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.I)(line) || !isStack || details.some(isCause) ? void 0 : { headline: headlineOf(line) };
}
const isCause = (line) => /^\s*Caused by: /.test(line);
function exceptionLead(message, details) {
const line = exceptionWithPlace(message, details);
return line === void 0 ? void 0 : makeLead(line, [line]);
}
function outputLead(failure, isOwnName) {
const streams = [failure.stdout, failure.stderr].map(_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.q);
for (const lines of streams) {
const found = flutterLead(lines);
if (found !== void 0) return {
...makeLead(found.headline, found.lines),
isOutput: true
};
}
for (const lines of streams) {
const reason = knownReason(lines, isOwnName);
if (reason !== void 0) return {
...leadOfReason(reason),
isOutput: true
};
}
const tail = outputTail(failure);
if (tail === "") return void 0;
const lines = tail.split("\n");
const last = lines.findLast((line) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.R)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(line), isOwnName)) ?? lines.at(-1);
return {
...makeLead((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J)(last), lines),
isOutput: true
};
}
function anyLead(lines, isOwnName) {
const texts = lines.map(_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.J).filter((line) => line !== "");
const label = texts.find((line) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.P)(line) !== void 0) ?? texts.find(_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.I);
const [, place] = fileWithLine.exec(texts.find(_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.L) ?? "") ?? [];
if (label !== void 0 && place !== void 0) return { headline: headlineOf(`${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.P)(label) ?? label} (${place})`) };
const first = label ?? texts.find((line) => !isOwnName(line)) ?? texts[0];
return first === void 0 ? void 0 : { headline: headlineOf(first) };
}
const fileWithLine = /([^/\\\s"'()]{1,200}:\d+)(?::\d+)?[:.]?$/;
const makeLead = (headline, lines) => ({
headline: headlineOf(headline),
text: textOf(lines)
});
const linesOf = ({ headline, reason }) => ({
headline: headlineOf(headline),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ reason: reason === void 0 ? void 0 : headlineOf(reason) })
});
function textOf(lines) {
const text = lines.join("\n");
return text.length <= maximumText ? text : aroundDifference(text, maximumText) ?? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)(text, maximumText);
}
const headlineOf = (line) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(line).trim(), maximumHeadline);
const detachedFrame = ({ file, line, function: name }) => ({
file: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(file),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
line,
function: name === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(name)
})
});
const hashLength = 12;
function causeOf(failure, lead = leadOf(failure)) {
const line = lead?.reason ?? lead?.headline ?? "";
const signature = withType((0, _signature_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(line), failure);
const kind = signatureKind(signature);
const isWeak = kind.kind === "weak";
const below = isWeak ? linesBelow(line, signature, failure) : [];
const frame = frameOfFailure(failure, {
skipsHelpers: isWeak && below.length === 0,
isOutput: lead?.isOutput === true
});
const step = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.j)(failure, line);
return makeCause(failure, {
signature,
shown: shownSignature(line, signature),
kind,
frame,
below,
step
});
}
function frameOfFailure({ message = "", details = "", stdout = "", stderr = "" }, { skipsHelpers, isOutput }, find = ownFrame) {
return find(details, skipsHelpers) ?? find(message, skipsHelpers) ?? (isOutput ? find(`${stdout}\n${stderr}`, skipsHelpers) : void 0);
}
const needsTest = ({ kind }, frame) => kind === "weak" && frame?.function === void 0;
function makeCause({ name, suite }, parts) {
const { kind, step } = parts;
const stableStep = step === void 0 ? void 0 : (0, _signature_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(step);
const signature = stableStep === void 0 ? parts.signature : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.M)(parts.signature, stableStep);
const frame = parts.frame && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.fn)(parts.frame);
const place = frame === void 0 || !kind.needsFrame ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.pn)(frame.function) ? "" : frame.file, frame.function ?? ""];
const test = needsTest(kind, parts.frame) ? [...suite, withoutParameters(name)].map(_signature_mjs__WEBPACK_IMPORTED_MODULE_3__.n) : [];
const sum = (0, node_crypto__WEBPACK_IMPORTED_MODULE_4__.hash)("sha256", JSON.stringify([
signature,
place,
test,
parts.below
]), "hex").slice(0, hashLength);
const id = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.g)(kind.kind, sum, step !== void 0);
const words = step === void 0 || stableStep === void 0 ? parts.shown : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.M)(parts.shown, shownSignature(step, stableStep));
const shown = frame === void 0 || frame.file === "" ? void 0 : detachedFrame(frame);
return {
id: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(id),
signature: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(words),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ frame: shown })
};
}
const withoutParameters = (name) => name.replace(/(?:\[[^[\]]{0,300}\]|\([^()]{0,300}\)| with data set .{0,300})$/, "").replace(/\([^()]{0,300}\)$/, "") || name;
}),
77188: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => parseRemote,
n: () => readActionsContext,
r: () => firstTextLine,
t: () => findCiService
});
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6741);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _github_event_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69529);
var _known_fields_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57874);
var _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32447);
var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);
const maximumLength$2 = 2e3;
function parseRemote(given) {
const whole = given?.trim() ?? "";
if (whole.length > maximumLength$2 || /^(?:ext|fd)::/.test(whole)) return void 0;
const codeCommitName = codeCommitAddress.exec(whole)?.[1];
if (codeCommitName !== void 0) return { project: codeCommitName };
const address = whole.replace(/^[a-z\d][a-z\d.+-]*::/i, "");
const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(address)?.[1]?.toLowerCase();
const rest = address.slice(scheme === void 0 ? 0 : scheme.length + 3).split(/[?#]/, 1)[0] ?? "";
const bare = rest.slice(rest.lastIndexOf("@") + 1);
const { host, path } = webPlace(scheme === void 0 ? splitScp(bare) : splitUrl(scheme, bare));
const names = path.replace(host === void 0 ? /\.(?:git|bundle)$/ : /\.git$/, "").split(/[\\/]/).filter((name) => ![
"",
".",
".."
].includes(name));
const owners = host === void 0 ? names.slice(-2, -1) : ownersOf(names.slice(0, -1));
const project = names.at(-1);
if (project === void 0 || owners.length === 0) return void 0;
const url = host === void 0 ? void 0 : urlOf(scheme, host, names);
return {
org: owners.join("/"),
project,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ url })
};
}
const codeCommitAddress = /^(?:codecommit:(?::[\w-]+:)?\/\/(?:[^@]*@)?|(?:https|ssh):\/\/(?:[^@]*@)?git-codecommit[\w-]*\.[\w-]+\.amazonaws\.com(?:\.cn)?\/v1\/repos\/)([\w.-]+?)\/?$/;
function splitUrl(scheme, rest) {
const slash = rest.indexOf("/");
if (scheme === "file" || slash < 1) return { path: withoutSlash(rest) };
return {
host: rest.slice(0, slash),
path: withoutSlash(rest.slice(slash))
};
}
function splitScp(rest) {
const [, inBrackets, bracketed] = /^\[?([^[\]/]+)\]:(.*)$/.exec(rest) ?? [];
if (inBrackets !== void 0 && bracketed !== void 0) return {
host: inBrackets,
path: withoutSlash(bracketed)
};
const colon = rest.indexOf(":");
return colon > 1 && !rest.slice(0, colon).includes("/") ? {
host: rest.slice(0, colon),
path: withoutSlash(rest.slice(colon + 1))
} : { path: withoutSlash(rest) };
}
function webPlace(split) {
const host = split.host?.replace(/:\d{1,5}$/, "");
const [, account] = /^([\w-]+)\.visualstudio\.com$/.exec(host ?? "") ?? [];
const isSsh = host === "ssh.dev.azure.com" || account === "vs-ssh";
if (!isSsh && account === void 0 && host !== "dev.azure.com") return {
...split,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ host: webHost(split.host) })
};
const [first = "", ...others] = split.path.split("/").filter((name) => name !== "" && name !== "_git");
const [organisation, project, repository = project] = isSsh ? others : account === void 0 ? [first, ...others] : [
account,
...first === "DefaultCollection" ? [] : [first],
...others
];
return project === void 0 ? split : {
host: "dev.azure.com",
path: `${organisation}/${project}/_git/${repository}`
};
}
const webHost = (host) => host?.replace(/^(?:alt)?ssh\.(github\.com|gitlab\.com|bitbucket\.org)(?::\d{1,5})?$/, "$1");
const withoutSlash = (path) => path.endsWith("/") ? path.slice(0, -1) : path;
function ownersOf(names) {
const owners = names.filter((name) => name !== "_git" && name !== "_ssh");
return owners[0] === "scm" && owners.length === 2 ? owners.slice(1) : owners;
}
function urlOf(scheme, host, names) {
const isWeb = scheme === "https" || scheme === "http";
const shown = isWeb ? host : host.replace(/:\d{1,5}$/, "");
if (!(isWeb ? /^[\w.-]+(?::\d{1,5})?$/.test(shown) : /^[\w-]+(?:\.[\w-]+)+$/.test(shown))) return void 0;
return `${isWeb ? scheme : "https"}://${shown}/${names.map((name) => encodeURIComponent((0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.c)(name))).join("/")}`;
}
function jobPart(job, number, total) {
if (!(Number(total) > 1 && Number.isSafeInteger(number) && number > 0)) return job;
return job ? `${job} (${number} of ${total})` : `part ${number} of ${total}`;
}
const numberOfIndex = (index) => index ? Number(index) + 1 : NaN;
const pullRequestNumber = (text) => /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : void 0;
const branches = "refs/heads/";
const tags = "refs/tags/";
const branchName = (ref) => ref?.startsWith(branches) ? ref.slice(11) : ref;
function refNames(branch, tag) {
if (tag) return {
ref: tag,
fullRef: `${tags}${tag}`
};
return branch ? {
ref: branch,
fullRef: `${branches}${branch}`,
branch
} : {};
}
function parseRef(fullRef) {
if (fullRef?.startsWith(branches)) return refNames(fullRef.slice(11));
if (fullRef?.startsWith(tags)) return refNames(void 0, fullRef.slice(10));
return fullRef ? { fullRef } : {};
}
const azurePipelines = {
isActive: ({ TF_BUILD }) => Boolean(TF_BUILD),
read({ env }) {
const repository = parseRemote(env.BUILD_REPOSITORY_URI);
const number = pullRequestNumber(env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER) ?? pullRequestNumber(env.SYSTEM_PULLREQUEST_PULLREQUESTID);
const built = parseRef(env.BUILD_SOURCEBRANCH);
const isChange = number !== void 0 || Boolean(env.SYSTEM_PULLREQUEST_SOURCEBRANCH);
const { ref, branch } = isChange ? refNames(branchName(env.SYSTEM_PULLREQUEST_SOURCEBRANCH)) : built;
const job = jobOf(env);
return {
org: repository?.org,
project: repository?.project,
pipeline: env.BUILD_DEFINITIONNAME,
job,
matrixJob: matrixJobOf(job, env),
ref,
build: {
id: buildId$4(env),
number: env.BUILD_BUILDNUMBER,
url: buildUrl(env)
},
actor: env.BUILD_REQUESTEDFOR,
source: {
url: repository?.url,
ref: built.fullRef,
branch,
commit: env.SYSTEM_PULLREQUEST_SOURCECOMMITID || env.BUILD_SOURCEVERSION,
commitMessage: isChange ? void 0 : env.BUILD_SOURCEVERSIONMESSAGE,
pullRequest: number,
pullRequestUrl: repository?.url && number ? `${repository.url}/${pullPath(env.BUILD_REPOSITORY_PROVIDER)}/${number}` : void 0,
baseBranch: branchName(env.SYSTEM_PULLREQUEST_TARGETBRANCH)
}
};
}
};
const unnamed = "__default";
function jobOf({ SYSTEM_STAGENAME: stage, SYSTEM_PHASENAME: phase, SYSTEM_JOBNAME: name }) {
const job = phase || name;
return job && stage && stage !== unnamed ? `${stage}.${job}` : job;
}
function matrixJobOf(job, env) {
const { SYSTEM_PHASENAME: phase, SYSTEM_JOBNAME: leg } = env;
if (job && phase && leg && leg !== unnamed && leg !== phase) return `${job} (${leg})`;
return jobPart(job, Number(env.SYSTEM_JOBPOSITIONINPHASE), env.SYSTEM_TOTALJOBSINPHASE);
}
function buildId$4({ BUILD_BUILDID: id, SYSTEM_JOBATTEMPT: job, SYSTEM_STAGEATTEMPT: stage }) {
const attempt = Math.max(Number(job) || 0, Number(stage) || 0);
return id && attempt > 0 ? `${id}.${attempt}` : id;
}
function buildUrl({ SYSTEM_COLLECTIONURI, SYSTEM_TEAMFOUNDATIONCOLLECTIONURI, SYSTEM_TEAMPROJECT: project, BUILD_BUILDID: id }) {
const collection = SYSTEM_COLLECTIONURI || SYSTEM_TEAMFOUNDATIONCOLLECTIONURI;
if (!collection || !project || !id) return void 0;
return `${collection.replace(/\/$/, "")}/${encodeURIComponent((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(project))}/_build/results?buildId=${encodeURIComponent((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(id))}`;
}
function pullPath(provider = "") {
if (provider.startsWith("GitHub")) return "pull";
return provider.startsWith("Bitbucket") ? "pull-requests" : "pullrequest";
}
const bitbucketPipelines = {
isActive: ({ BITBUCKET_BUILD_NUMBER }) => Boolean(BITBUCKET_BUILD_NUMBER),
read({ env }) {
const { BITBUCKET_REPO_FULL_NAME: fullName, BITBUCKET_BUILD_NUMBER: build } = env;
const url = fullName && `https://bitbucket.org/${fullName}`;
const number = pullRequestNumber(env.BITBUCKET_PR_ID);
const { ref, fullRef, branch } = refNames(env.BITBUCKET_BRANCH, env.BITBUCKET_TAG);
return {
org: env.BITBUCKET_WORKSPACE,
project: env.BITBUCKET_REPO_SLUG,
pipeline: "Bitbucket Pipelines",
matrixJob: jobPart(void 0, numberOfIndex(env.BITBUCKET_PARALLEL_STEP), env.BITBUCKET_PARALLEL_STEP_COUNT),
ref,
build: {
id: buildId$3(env),
number: build,
url: url && build && `${url}/pipelines/results/${build}`
},
source: {
url,
ref: fullRef,
branch,
commit: env.BITBUCKET_COMMIT,
pullRequest: number,
pullRequestUrl: url && number ? `${url}/pull-requests/${number}` : void 0,
baseBranch: env.BITBUCKET_PR_DESTINATION_BRANCH
}
};
}
};
const buildId$3 = ({ BITBUCKET_BUILD_NUMBER: id, BITBUCKET_STEP_RUN_NUMBER: run }) => id && /^[1-9]\d{0,8}$/.test(run ?? "") ? `${id}.${run}` : id;
const buildkite = {
isActive: ({ BUILDKITE }) => BUILDKITE === "true",
read({ env }) {
const repository = parseRemote(env.BUILDKITE_REPO);
const number = pullRequestNumber(env.BUILDKITE_PULL_REQUEST);
const { ref, fullRef, branch } = refNames(env.BUILDKITE_BRANCH, env.BUILDKITE_TAG);
return {
org: repository?.org ?? env.BUILDKITE_ORGANIZATION_SLUG,
project: repository?.project ?? env.BUILDKITE_PIPELINE_SLUG,
pipeline: env.BUILDKITE_PIPELINE_SLUG,
job: env.BUILDKITE_STEP_KEY || env.BUILDKITE_LABEL,
matrixJob: jobPart(env.BUILDKITE_LABEL || env.BUILDKITE_STEP_KEY, numberOfIndex(env.BUILDKITE_PARALLEL_JOB), env.BUILDKITE_PARALLEL_JOB_COUNT),
ref,
build: {
id: buildId$2(env),
number: env.BUILDKITE_BUILD_NUMBER,
url: env.BUILDKITE_BUILD_URL
},
actor: env.BUILDKITE_BUILD_CREATOR || env.BUILDKITE_BUILD_AUTHOR,
source: {
url: repository?.url,
ref: fullRef,
branch,
commit: env.BUILDKITE_COMMIT,
commitMessage: env.BUILDKITE_MESSAGE,
pullRequest: number,
pullRequestUrl: pullUrl(repository?.url, number, env.BUILDKITE_PIPELINE_PROVIDER),
baseBranch: (number === void 0 ? void 0 : env.BUILDKITE_PULL_REQUEST_BASE_BRANCH) || env.BUILDKITE_MERGE_QUEUE_BASE_BRANCH
}
};
}
};
function buildId$2({ BUILDKITE_BUILD_ID: id, BUILDKITE_RETRY_COUNT: retries }) {
return id && /^\d{1,8}$/.test(retries ?? "") ? `${id}.${Number(retries) + 1}` : id;
}
const pullPaths = {
github: "pull",
github_enterprise: "pull",
gitlab: "-/merge_requests",
gitlab_ee: "-/merge_requests",
bitbucket: "pull-requests"
};
function pullUrl(repository, number, provider = "") {
const path = Object.hasOwn(pullPaths, provider) ? pullPaths[provider] : void 0;
return repository && number && path ? `${repository}/${path}/${number}` : void 0;
}
const circleCi = {
isActive: ({ CIRCLECI }) => CIRCLECI === "true",
read({ env }) {
const { ref, fullRef, branch } = refNames(env.CIRCLE_BRANCH, env.CIRCLE_TAG);
return {
org: env.CIRCLE_PROJECT_USERNAME,
project: env.CIRCLE_PROJECT_REPONAME,
pipeline: "CircleCI",
job: env.CIRCLE_JOB,
matrixJob: jobPart(env.CIRCLE_JOB, numberOfIndex(env.CIRCLE_NODE_INDEX), env.CIRCLE_NODE_TOTAL),
ref,
build: {
id: buildId$1(env),
number: env.CIRCLE_BUILD_NUM,
url: env.CIRCLE_BUILD_URL
},
actor: env.CIRCLE_USERNAME,
source: {
url: parseRemote(env.CIRCLE_REPOSITORY_URL)?.url,
ref: fullRef,
branch,
commit: env.CIRCLE_SHA1,
pullRequest: pullRequestNumber(env.CIRCLE_PR_NUMBER) ?? pullRequestNumber(/\/(\d{1,15})$/.exec(env.CIRCLE_PULL_REQUEST ?? "")?.[1]),
pullRequestUrl: env.CIRCLE_PULL_REQUEST
}
};
}
};
function buildId$1({ CIRCLE_PIPELINE_ID, CIRCLE_WORKFLOW_ID, CIRCLE_BUILD_NUM: job }) {
const run = CIRCLE_PIPELINE_ID || CIRCLE_WORKFLOW_ID;
return run && /^[1-9]\d{0,8}$/.test(job ?? "") ? `${run}.${job}` : run;
}
const maximumLength$1 = 200;
function firstTextLine(text) {
if (typeof text !== "string") return void 0;
const [line = ""] = text.trimStart().split(/[\r\n]/, 1);
return (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(line).trim(), maximumLength$1) || void 0;
}
const maximumLength = 200;
const hashLength = 12;
function matrixJobName(job, matrix) {
if (!job || !matrix) return void 0;
try {
const values = JSON.parse(matrix);
if (typeof values !== "object" || Array.isArray(values)) return void 0;
const shown = Object.values(values ?? {}).map(shownValue);
return shown.length === 0 ? job : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.x)(`${job} (${shown.join(", ")})`, maximumLength, hashLength);
} catch {
return;
}
}
const shownValue = (value) => typeof value === "string" && !value.includes(", ") ? value : JSON.stringify(value);
const repositoryOnServer = (_, { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }) => repository ? `${server ?? "https://github.com"}/${repository}` : void 0;
const gitHubPages = {
repository: repositoryOnServer,
run: (repository, { id, attempt }) => `${repository}/actions/runs/${id}${attempt > 1 ? `/attempts/${attempt}` : ""}`,
pullRequest: (repository, number) => `${repository}/pull/${number}`
};
function readActionsContext({ env, matrix }, pages = gitHubPages) {
const event = (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(env.GITHUB_EVENT_PATH);
const { pull_request: pull, workflow_run: workflowRun, merge_group: mergeGroup } = event;
const [owner, repository] = (env.GITHUB_REPOSITORY ?? "").split("/");
const repositoryUrl = pages.repository(event, env);
const branch = pull?.head?.ref ?? workflowRun?.head_branch ?? (env.GITHUB_HEAD_REF || (env.GITHUB_REF_TYPE === "branch" ? env.GITHUB_REF_NAME : void 0));
const runUrl = (run) => repositoryUrl === void 0 ? void 0 : pages.run(repositoryUrl, run);
const pullRequest = pull?.number ?? workflowRun?.pull_requests?.[0]?.number;
return (0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.t)({
org: env.GITHUB_REPOSITORY_OWNER || owner,
project: repository,
pipeline: env.GITHUB_WORKFLOW,
job: env.GITHUB_JOB,
matrixJob: matrixJobName(env.GITHUB_JOB, matrix) ?? env.SERVICE_JOB,
ref: branch ?? env.GITHUB_REF_NAME,
build: (0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.t)({
id: env.GITHUB_RUN_ID && `${env.GITHUB_RUN_ID}.${env.GITHUB_RUN_ATTEMPT || "1"}`,
number: env.GITHUB_RUN_NUMBER,
url: env.GITHUB_RUN_ID && runUrl({
id: env.GITHUB_RUN_ID,
attempt: Number(env.GITHUB_RUN_ATTEMPT),
number: env.GITHUB_RUN_NUMBER || void 0
})
}),
testedBuild: workflowRun && testedBuild(workflowRun, runUrl),
actor: workflowRun?.actor?.login ?? env.GITHUB_ACTOR,
source: (0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.t)({
url: repositoryUrl,
ref: env.GITHUB_REF,
branch,
commit: pull?.head?.sha ?? workflowRun?.head_sha ?? mergeGroup?.head_sha ?? env.GITHUB_SHA,
commitMessage: firstTextLine((workflowRun ?? mergeGroup ?? (env.GITHUB_EVENT_NAME === "schedule" ? {} : event)).head_commit?.message),
pullRequest,
pullRequestTitle: firstTextLine(pull?.title),
pullRequestUrl: pull?.html_url ?? (repositoryUrl === void 0 || !pullRequest ? void 0 : pages.pullRequest(repositoryUrl, pullRequest)),
baseBranch: env.GITHUB_BASE_REF || pull?.base?.ref || workflowRun?.pull_requests?.[0]?.base?.ref || mergeGroup?.base_ref?.replace(/^refs\/heads\//, "")
})
});
}
function testedBuild({ id, run_attempt: attempt = 1, run_number }, runUrl) {
if (id === void 0) return void 0;
const number = run_number === void 0 ? void 0 : String(run_number);
return (0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_5__.t)({
id: `${id}.${attempt}`,
number,
url: runUrl({
id: String(id),
attempt,
number
})
});
}
const giteaActions = {
isActive: _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_6__.t,
read: (sources) => readActionsContext(sources, sources.env.FORGEJO_ACTIONS === "true" ? forgejoPages : giteaPages)
};
const forgejoPages = {
repository: (event, env) => addressInEvent(event, env) ?? repositoryOnServer(event, env),
run: (repository, { number }) => number === void 0 ? void 0 : `${repository}/actions/runs/${number}`,
pullRequest: (repository, number) => `${repository}/pulls/${number}`
};
const giteaPages = {
...forgejoPages,
run(repository, run) {
const url = forgejoPages.run(repository, run);
return url === void 0 ? void 0 : `${url}?by_index=1`;
}
};
const addressInEvent = ({ repository }, { GITHUB_REPOSITORY: name }) => {
const url = repository?.html_url;
return name && typeof url === "string" && url.endsWith(`/${name}`) ? url : void 0;
};
const gitlab = {
isActive: ({ GITLAB_CI }) => GITLAB_CI === "true",
read({ env }) {
const number = pullRequestNumber(env.CI_MERGE_REQUEST_IID);
const external = pullRequestNumber(env.CI_EXTERNAL_PULL_REQUEST_IID);
const { ref, fullRef, branch } = refNames(env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME || env.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME || env.CI_COMMIT_BRANCH, env.CI_COMMIT_TAG);
const head = env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || env.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA;
return {
org: env.CI_PROJECT_NAMESPACE,
project: env.CI_PROJECT_NAME,
pipeline: env.CI_PIPELINE_NAME || "GitLab CI",
job: withoutPart(env.CI_JOB_NAME),
matrixJob: env.CI_JOB_NAME,
ref: ref ?? env.CI_COMMIT_REF_NAME,
build: {
id: buildId(env),
number: env.CI_PIPELINE_IID,
url: env.CI_PIPELINE_URL
},
actor: env.GITLAB_USER_LOGIN,
source: {
url: env.CI_PROJECT_URL,
ref: env.CI_MERGE_REQUEST_REF_PATH || fullRef,
branch,
commit: head || env.CI_COMMIT_SHA,
commitMessage: head ? void 0 : env.CI_COMMIT_TITLE,
pullRequest: number ?? external,
pullRequestTitle: env.CI_MERGE_REQUEST_TITLE,
pullRequestUrl: number && env.CI_MERGE_REQUEST_PROJECT_URL ? `${env.CI_MERGE_REQUEST_PROJECT_URL}/-/merge_requests/${number}` : void 0,
baseBranch: branchName(env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME || env.CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME),
baseCommit: env.CI_MERGE_REQUEST_TARGET_BRANCH_SHA || env.CI_MERGE_REQUEST_DIFF_BASE_SHA
}
};
}
};
function withoutPart(name) {
if (name?.endsWith("]")) return name.split(": [", 1)[0];
return name?.replace(/ \d{1,4}\/\d{1,4}$/, "");
}
function buildId({ CI_PIPELINE_ID: id, CI_PIPELINE_CREATED_AT: created = "", CI_JOB_STARTED_AT: started = "" }) {
const second = Math.floor((Date.parse(started) - Date.parse(created)) / 1e3);
return id && second >= 0 && second < 999999999 ? `${id}.${second + 1}` : id;
}
const jenkins = {
isActive: ({ JENKINS_URL, BUILD_TAG }) => Boolean(JENKINS_URL) || BUILD_TAG?.startsWith("jenkins-") === true,
read({ env }) {
const repository = parseRemote(env.GIT_URL);
const number = pullRequestNumber(env.CHANGE_ID);
const { ref, fullRef, branch } = number === void 0 ? builtRef$1(env) : refNames(env.CHANGE_BRANCH);
const job = stageOf(env);
return {
org: repository?.org,
project: repository?.project,
pipeline: pipelineOf(env),
job,
matrixJob: job,
ref,
build: {
id: env.BUILD_TAG,
number: env.BUILD_NUMBER,
url: env.BUILD_URL
},
actor: env.CHANGE_AUTHOR,
source: {
url: repository?.url,
ref: fullRef,
branch,
commit: env.GIT_COMMIT,
pullRequest: number,
pullRequestTitle: env.CHANGE_TITLE,
pullRequestUrl: env.CHANGE_URL,
baseBranch: env.CHANGE_TARGET
}
};
}
};
function builtRef$1({ BRANCH_NAME, TAG_NAME, GIT_LOCAL_BRANCH, GIT_BRANCH }) {
const branch = BRANCH_NAME || GIT_LOCAL_BRANCH || GIT_BRANCH?.replace(/^origin\//, "");
if (!TAG_NAME && branch?.startsWith("refs/")) return parseRef(branch);
return refNames(branch === "detached" ? void 0 : branch, TAG_NAME);
}
function pipelineOf({ JOB_NAME: name, BRANCH_NAME: branch }) {
if (!name || !branch) return name;
const slash = name.lastIndexOf("/");
return slash > 0 && name.slice(slash + 1) === encodedBranch(branch) ? name.slice(0, slash) : name;
}
const encodedBranch = (branch) => branch.replace(/[#%/?[\]\\]/g, encodeURIComponent);
const stageOf = ({ STAGE_NAME: name }) => name?.startsWith("Declarative: ") ? void 0 : name;
const maximumBytes = 4194304;
function readJavaProperties(path, isWanted) {
const found = new Map();
for (const line of fileText(path).split(/\r\n|[\r\n]/)) {
const [, name, value = ""] = /^((?:[^\\=:\s#!]|\\.)(?:[^\\=:\s]|\\.)*)=(.*)$/.exec(line) ?? [];
if (name !== void 0 && isWanted(unescaped(name))) found.set(unescaped(name), unescaped(value));
}
return found;
}
function fileText(path) {
if (!path) return "";
try {
const { size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_3__.statSync)(path);
return (0, node_fs__WEBPACK_IMPORTED_MODULE_3__.statSync)(path).isFile() && size <= maximumBytes ? (0, node_fs__WEBPACK_IMPORTED_MODULE_3__.readFileSync)(path, "latin1") : "";
} catch {
return "";
}
}
const controls = {
n: "\n",
r: "\r",
t: "	",
f: "\f"
};
const unescaped = (text) => text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code, character = "") => code === void 0 ? controls[character] ?? character : String.fromCharCode(Number.parseInt(code, 16)));
const teamCity = {
isActive: ({ TEAMCITY_VERSION }) => Boolean(TEAMCITY_VERSION),
read({ env }) {
const system = readJavaProperties(env.TEAMCITY_BUILD_PROPERTIES_FILE, (name) => systemProperties.has(name));
const parameters = readJavaProperties(system.get("teamcity.configuration.properties.file"), isParameter);
const parameter = (name) => parameters.get(`teamcity.${name}`);
const built = builtRef(parameters);
const number = pullRequestNumber(parameter("pullRequest.number")) ?? numberOfRef(built.fullRef);
const { ref, branch } = number === void 0 ? built : {
ref: `pull/${number}`,
...refNames(parameter("pullRequest.source.branch"))
};
const job = env.TEAMCITY_BUILDCONF_NAME;
const id = system.get("teamcity.build.id") ?? parameter("build.id");
const server = parameter("serverUrl");
return {
project: env.TEAMCITY_PROJECT_NAME,
pipeline: job,
job,
matrixJob: jobPart(job, Number(parameter("build.parallelTests.currentBatch")), parameter("build.parallelTests.totalBatches")),
ref,
build: {
id: id ?? env.BUILD_NUMBER?.replaceAll(".", "-"),
number: env.BUILD_NUMBER,
url: env.BUILD_URL || (server && id ? `${server.replace(/\/$/, "")}/build/${encodeURIComponent((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(id))}` : void 0)
},
actor: actorOf(parameter("build.triggeredBy.username")),
source: {
ref: built.fullRef,
branch,
commit: env.BUILD_VCS_NUMBER,
pullRequest: number,
pullRequestTitle: parameter("pullRequest.title"),
baseBranch: parameter("pullRequest.target.branch")
}
};
}
};
const numberOfRef = (ref = "") => pullRequestNumber(/^refs\/(?:pull|pull-requests|merge-requests)\/(\d{1,15})\/(?:head|merge|from)$/.exec(ref)?.[1]);
const actorOf = (user) => user === "n/a" ? void 0 : user;
const systemProperties = new Set(["teamcity.build.id", "teamcity.configuration.properties.file"]);
const isParameter = (name) => /^teamcity\.(?:serverUrl$|build\.|pullRequest\.)/.test(name);
function builtRef(parameters) {
const [, vcsBranch] = [...parameters].find(([name]) => name.startsWith("teamcity.build.vcs.branch.")) ?? [];
if (vcsBranch?.startsWith("refs/")) return parseRef(vcsBranch);
const logical = parameters.get("teamcity.build.branch");
return refNames(vcsBranch ?? (logical === "<default>" ? void 0 : logical));
}
const woodpecker = {
isActive: ({ CI, CI_SYSTEM_NAME }) => CI === "woodpecker" || CI_SYSTEM_NAME === "woodpecker",
read({ env }) {
const number = changeNumber(env);
const isChange = number !== void 0;
const isTitle = isChange && env.CI_FORGE_TYPE !== "gitlab";
const { ref, fullRef, branch } = refNames(isChange ? env.CI_COMMIT_SOURCE_BRANCH : env.CI_COMMIT_BRANCH, env.CI_COMMIT_TAG);
return {
org: env.CI_REPO_OWNER,
project: env.CI_REPO_NAME,
pipeline: env.CI_WORKFLOW_NAME,
job: env.CI_STEP_NAME,
matrixJob: env.CI_STEP_NAME,
ref,
build: {
id: env.CI_PIPELINE_NUMBER,
number: env.CI_PIPELINE_NUMBER,
url: env.CI_PIPELINE_URL
},
actor: env.CI_PIPELINE_AUTHOR || env.CI_COMMIT_AUTHOR,
source: {
url: env.CI_REPO_URL,
ref: env.CI_COMMIT_REF || fullRef,
branch,
commit: env.CI_COMMIT_SHA,
commitMessage: isTitle ? void 0 : env.CI_COMMIT_MESSAGE,
pullRequest: number,
pullRequestTitle: isTitle ? env.CI_COMMIT_MESSAGE : void 0,
pullRequestUrl: isChange && env.CI_FORGE_TYPE !== "bitbucket_dc" ? env.CI_PIPELINE_FORGE_URL : void 0,
baseBranch: isChange ? env.CI_COMMIT_TARGET_BRANCH : void 0
}
};
}
};
const changeNumber = ({ CI_COMMIT_PULL_REQUEST: number, CI_COMMIT_REF: ref }) => ref?.startsWith("refs/heads/") ? void 0 : pullRequestNumber(number);
const services = [
giteaActions,
gitlab,
azurePipelines,
buildkite,
circleCi,
bitbucketPipelines,
woodpecker,
teamCity,
jenkins
];
const findCiService = (env) => services.find(({ isActive }) => isActive(env));
}),
32959: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => isCi });
var _ci_services_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77188);
const variables = ["GITHUB_ACTIONS", "CODEBUILD_BUILD_ID"];
const isCi = (env) => Boolean(env.CI) && env.CI !== "false" && env.CI !== "0" || variables.some((name) => Boolean(env[name])) || (0, _ci_services_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(env) !== void 0;
}),
29710: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => openFile,
n: () => collectFile,
r: () => recordUnreadable,
t: () => beginReading
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37618);
var _optimization_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89440);
var _text_source_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76628);
var _problem_list_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22301);
async function openFile(file, { buffer, isCommitted }) {
let source;
try {
source = (0, _text_source_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(file.absolutePath, file.path, buffer);
(0, _optimization_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(source.size);
return {
identity: await (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(file, source, isCommitted),
source
};
} catch (error) {
source?.close();
const [collector] = (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_1__.o)(file);
const because = (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(error);
if (collector === void 0) return {
identity: {
kind: "artifact",
because
},
fault: because
};
return {
identity: {
kind: "unreadable",
collector,
because,
severity: "error"
},
fault: because
};
}
}
async function collectFile(file, recorder, tools, opened) {
const { identity, source, fault } = opened ?? await openFile(file, tools);
const notices = [];
if (source === void 0) return notOpened(file, identity, recorder, fault ?? "");
try {
if (identity.kind !== "foreign" && identity.kind !== "artifact" && !("mayBeAttachment" in identity)) {
const problems = (0, _problem_list_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(file.path);
await read(file, identity, {
source,
recorder: beginReading(recorder, file, identity),
problems,
notices,
tools
});
if (!source.unchanged()) problems.add({
severity: "warning",
message: "The file changed while it was read. The results may mix its old and its new content."
});
await tools.pending?.();
recorder.endFile(problems.list());
}
return {
identity,
sizeBytes: source.size,
modifiedMs: source.modifiedMs,
notices: notices.map((text) => noticeOf(file, text))
};
} finally {
source.close();
}
}
const noticeOf = ({ path }, text) => ({
kind: "reading",
message: `${path}: ${text}`,
path
});
async function read(file, identity, { source, recorder, problems, notices, tools }) {
switch (identity.kind) {
case "results": return (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(identity, source, recorder, problems, {
...tools,
notices,
interruption: tools,
mergesRepeats: identity.collector.repeats === "attempts"
});
case "events":
await tools.load?.();
return (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_1__.s)(file, tools.recordsReader, recorder, problems);
case "unreadable": problems.add(problemOf(file, identity));
}
}
function recordUnreadable(file, identity, recorder) {
begin(recorder, file, identity.collector, formatMeant(file, identity.collector));
recorder.endFile([{
...problemOf(file, identity),
path: file.path
}]);
}
function problemOf(file, identity) {
const { severity, because, advice, isNeighbour } = identity;
const message = `The file ${isNeighbour === true ? `is ${because}` : `${mismatchOf(file, identity)}: ${because}`}.${advice === void 0 ? "" : ` ${advice}`}`;
return {
severity,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ kind: severity === "error" ? "unreadable" : void 0 }),
message
};
}
function mismatchOf(file, { collector: { key } }) {
if ((0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_1__.o)(file).length > 1) return "contains no results in a known format";
return key === "events" ? "is not a records file" : `contains no results that "${key}" reads`;
}
const formatMeant = (file, { key }) => key === "events" || (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_1__.o)(file).length === 1 ? key : "unknown";
function beginReading(recorder, file, identity, files) {
begin(recorder, file, identity.collector, identity.kind === "results" ? identity.format.id : formatMeant(file, identity.collector), files);
return file.job === void 0 ? recorder : withJob(recorder, file.job);
}
function begin(recorder, { path, job }, { metadata }, format, files) {
recorder.beginFile({
path,
format,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
metadata: Object.keys(metadata).length > 0 ? metadata : void 0,
job,
files
})
});
}
const withJob = (recorder, job) => ({
...recorder,
test: (test) => recorder.test(test.job === void 0 ? {
...test,
job
} : test)
});
const unknown = {
sizeBytes: 0,
modifiedMs: 0,
notices: []
};
function notOpened(file, identity, recorder, reason) {
if (identity.kind !== "unreadable") return {
identity,
...unknown
};
begin(recorder, file, identity.collector, formatMeant(file, identity.collector));
recorder.endFile([{
severity: "error",
kind: "unreadable",
message: `The file could not be read: ${reason}.`,
path: file.path
}]);
return {
identity,
...unknown
};
}
}),
77122: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => collectedMetadata });
var _run_variables_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32066);
async function collectedMetadata({ collect, usesExpressions }, ciContext, env) {
const evaluator = await (0, _run_variables_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(() => (0, _run_variables_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(ciContext(), env, {}), usesExpressions);
return Object.fromEntries(Object.entries(collect.metadata).map(([name, value]) => [name, evaluator.text(value)]));
}
}),
74363: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => compareTexts });
const compareTexts = (one, other) => one < other ? -1 : one > other ? 1 : 0;
}),
49162: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => completedRun });
const completedRun = ({ workflow_run: completed }, env) => completed ?? (env.GITHUB_EVENT_NAME === "workflow_run" ? {} : void 0);
}),
2405: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => readTextFile,
i: () => shownPath,
n: () => findConfigName,
r: () => readConfigSource,
t: () => configFileNames
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
const maximumSizeBytes = 1048576;
async function readTextFile(file, named) {
let handle;
try {
handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.open)(file, openFlags);
return decode(await readBounded(handle, named), named);
} catch (cause) {
if (cause instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._) throw cause;
const code = cause instanceof Error && "code" in cause ? cause.code : void 0;
if (code === "ENOENT" || code === "ENOTDIR") return void 0;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The ${named.noun} ${named.path} cannot be read: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(cause)}.`, { cause });
} finally {
await handle?.close();
}
}
const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
async function readBounded(handle, named) {
if (!(await handle.stat()).isFile()) throw unusable(named, "is not a regular file", "Name a file.");
const buffer = Buffer.alloc(1048577);
let length = 0;
for (;;) {
const { bytesRead } = await handle.read(buffer, length, buffer.length - length);
if (bytesRead === 0) return buffer.subarray(0, length);
length += bytesRead;
if (length > maximumSizeBytes) throw unusable(named, `has more than ${maximumSizeBytes} bytes`, "Name a smaller file.");
}
}
const unusable = ({ noun, path }, reason, hint) => new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The ${noun} "${path}" ${reason}.`, {
place: { path },
hint
});
function decode(bytes, { noun, path }) {
try {
return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
} catch (cause) {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The ${noun} ${path} is not UTF-8.`, {
place: { path },
hint: "Save it as UTF-8.",
cause
});
}
}
const configFileNames = [".service.json", "service.json"];
const findConfigName = (cwd) => configFileNames.find((name) => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, name)));
async function readConfigSource(cwd, path) {
for (const name of path === void 0 ? configFileNames : [path]) {
const shown = shownPath(cwd, name);
const text = await readTextFile((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, name), {
noun: "configuration file",
path: shown
});
if (text !== void 0) return {
path: shown,
text
};
}
if (path === void 0) return void 0;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The configuration file "${path}" does not exist in ${cwd}.`, { hint: "Correct its path, or leave it out." });
}
const shownPath = (cwd, path) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(cwd, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, path)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/") || ".";
}),
9061: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => embedModes,
c: () => summaryModes,
i: () => defaultConfig,
l: () => collectorKeys,
n: () => createConfig,
o: () => isRequestedCodehost,
r: () => defaultCodehost,
s: () => sensitiveModes,
t: () => commentModes
});
var _formats_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91801);
const collectorKeys = [
..._formats_mjs__WEBPACK_IMPORTED_MODULE_0__.n,
"files",
"events"
];
const sensitiveModes = [
"auto",
"keep",
"drop"
];
const commentModes = [
"always",
"failures",
"failures-or-existing",
"changes"
];
const summaryModes = [
"always",
"failures",
"off"
];
const embedModes = [
"failed",
"all",
"none"
];
const defaultCollectors = collectorKeys.filter((key) => key !== "files").map((key) => ({
key,
exclude: [],
metadata: {}
}));
const defaultCodehost = {
type: "codehost",
slot: "codehost",
isDefault: true,
commentEnabled: true,
commentUpdates: true,
commentMode: "always"
};
const defaultReporters = [defaultCodehost];
const isRequestedCodehost = (reporter) => reporter.type === "codehost" && reporter.isDefault !== true;
const hasCondition = (reporter) => reporter.condition !== void 0 || reporter.type === "chat" && reporter.mentionCondition !== void 0;
function createConfig(parts) {
const usesExpressions = JSON.stringify(parts).includes("{{") || parts.report.reporters.some(hasCondition);
return freeze({
...parts,
usesExpressions
});
}
const defaultConfig = () => createConfig({
collect: {
collectors: defaultCollectors,
metadata: {}
},
report: { reporters: defaultReporters }
});
function freeze(value) {
for (const part of Object.values(value)) if (typeof part === "object" && part !== null) freeze(part);
return Object.freeze(value);
}
}),
55137: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => noRegressions,
i: () => checkGates,
n: () => judgedProperties,
r: () => usesBaseline,
t: () => configuredTemplates
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6741);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47931);
const shownWords = new Set([
"failed",
"new",
"incomplete",
"no-tests",
"unreadable"
]);
const noTestsReason = "No tests were found.";
const maximumNamed = 3;
const maximumRegressions = 10;
const maximumSuite = 200;
const ofKind = (summary, kind) => summary.problems.filter((problem) => problem.kind === kind);
function named(problems) {
const names = [...new Set(problems.map((problem) => problem.path ?? (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)(problem.message)))];
const more = names.length - maximumNamed;
return names.slice(0, maximumNamed).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
const andQuarantined = (count) => count === 0 ? "" : `, and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(count)} more in quarantine`;
const isOrAre = (count) => count === 1 ? "is" : "are";
const whatIsAllowed = (allowed) => allowed === 0 ? "" : `; fail-on allows ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(allowed)}`;
function distinctFailures({ counts, failedTests, verdicts }) {
const failures = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Nn)(counts);
return failedTests === void 0 ? failures : Math.min(failures, Math.max(1, failedTests - (verdicts?.quarantined ?? 0)));
}
function failedReason(summary, allowed) {
const { counts, jobs } = summary;
const failed = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Nn)(counts);
if (failed === 0) return void 0;
if (allowed > 0) {
const tests = distinctFailures(summary);
if (tests <= allowed) return void 0;
return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(tests, "test")} failed${andQuarantined(summary.verdicts?.quarantined ?? 0)}${whatIsAllowed(allowed)}.`;
}
const noun = new Set(jobs.map(({ job }) => job)).size > 1 ? "test run" : "test";
return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(failed)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(counts.total, noun)} failed${andQuarantined(counts.quarantined ?? 0)}.`;
}
function newReason(summary, allowed) {
const { verdicts, changes, failedTests } = summary;
if (verdicts === void 0 || changes === void 0 || failedTests === void 0) return failedReason(summary, allowed);
const { unknown, unseen, new: broken, known, flaky, quarantined } = verdicts;
const failed = Math.max(failedTests - quarantined, unknown + unseen + broken + known + flaky);
const count = failed - known - flaky;
if (count <= allowed) return void 0;
return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(count)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(failed, "failed test")} ${isOrAre(count)} new${andQuarantined(quarantined)}${whatIsAllowed(allowed)}.`;
}
const countedFlaky = ({ counts, flakyTests = counts.flaky, excusedFlaky = 0 }) => Math.max(0, flakyTests - excusedFlaky);
function flakyReason(summary, allowed) {
const count = countedFlaky(summary);
if (count <= allowed) return void 0;
return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(count, "test")} ${isOrAre(count)} flaky${andQuarantined(summary.excusedFlaky ?? 0)}${whatIsAllowed(allowed)}.`;
}
function toolFlakyReason(summary) {
const count = countedFlaky(summary);
if (count === 0 || ofKind(summary, "flaky").length === 0) return void 0;
return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(count, "test")} passed after a retry${andQuarantined(summary.excusedFlaky ?? 0)}, and Playwright fails on that (failOnFlakyTests).`;
}
function newFlakyReason(summary, allowed) {
const { knownFlaky, excusedFlaky = 0 } = summary;
if (knownFlaky === void 0) return flakyReason(summary, allowed);
const flaky = Math.max(countedFlaky(summary), knownFlaky);
const count = flaky - knownFlaky;
if (count <= allowed) return void 0;
return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(count)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(flaky, "flaky test")} ${isOrAre(count)} new${andQuarantined(excusedFlaky)}${whatIsAllowed(allowed)}.`;
}
const toleratedShare = .05;
function lostTests({ tests, skipped, ofTests }) {
const lost = tests + skipped;
if (lost < 2 || lost <= toleratedShare * ofTests) return void 0;
const share = `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(lost)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(ofTests, "test")} of the base build`;
if (skipped === 0) return `${share} are gone.`;
if (tests === 0) return `${share} are skipped now.`;
return `${share} do not run any more: ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(tests)} ${isOrAre(tests)} gone, and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(skipped)} ${isOrAre(skipped)} skipped.`;
}
function fewerReason({ changes }) {
if (changes?.fewer === void 0) return void 0;
const { suites, firstSuites } = changes.fewer;
const names = firstSuites.slice(0, maximumNamed).map(({ suite }) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)(suite.map(_display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t).join(" \u203a "), maximumSuite) || "(no suite)");
const more = suites - names.length;
const ofSuites = `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(suites, "suite")} of the base build ran no test: ${names.join(", ")}${more > 0 ? ` and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(more)} more` : ""}.`;
const reasons = [...suites > 0 ? [ofSuites] : [], ...ifAny(lostTests(changes.fewer))];
return reasons.length === 0 ? void 0 : reasons.join(" ");
}
const noRegressions = {
worse: [],
unread: []
};
function worseReason(worse) {
if (worse.length === 0) return [];
const more = worse.length - maximumRegressions;
return [`Properties regressed: ${worse.slice(0, maximumRegressions).join(", ")}${more > 0 ? ` and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(more)} more` : ""}.`];
}
function messagesOf(problems) {
const more = problems.length - maximumNamed;
return [...problems.slice(0, maximumNamed).map(({ message }) => message), ...more > 0 ? [`And ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(more)} more.`] : []].join(" ");
}
const ifAny = (reason) => reason === void 0 ? [] : [reason];
const conditions = {
failed: (summary, allowed) => ifAny(failedReason(summary, allowed)),
new: (summary, allowed) => ifAny(newReason(summary, allowed)),
flaky: (summary, allowed) => ifAny(flakyReason(summary, allowed)),
"new-flaky": (summary, allowed) => ifAny(newFlakyReason(summary, allowed)),
incomplete(summary) {
const problems = ofKind(summary, "incomplete");
return problems.length === 0 ? [] : [`The run is incomplete: ${named(problems)}.`];
},
"no-tests": ({ counts }, _allowed, { testsAreOptional }) => counts.total === 0 && testsAreOptional !== true ? [noTestsReason] : [],
unreadable(summary) {
const problems = ofKind(summary, "unreadable");
return problems.length === 0 ? [] : [`No test results could be read from ${named(problems)}.`];
},
delivery(summary) {
const problems = ofKind(summary, "delivery");
return problems.length === 0 ? [] : [`A report was not delivered: ${messagesOf(problems)}`];
},
missing: (summary) => ofKind(summary, "missing").map(({ message }) => message),
fewer: (summary) => ifAny(fewerReason(summary)),
regressed: (_summary, _allowed, { regressions: { worse, unread } = noRegressions }) => [...worseReason(worse), ...unread],
never: () => []
};
function onOwnBranch(failOn) {
const allowed = failOn.get("new");
if (allowed === void 0) return failOn;
const others = [...failOn].filter(([word]) => word !== "new" && word !== "failed");
return new Map([["failed", Math.min(allowed, failOn.get("failed") ?? allowed)], ...others]);
}
function ownBranchReasons(summary, failOn, branch) {
const [allowed, allowedFailed] = [failOn.get("new"), failOn.get("failed")];
if (allowed === void 0 || failedReason(summary, allowed) === void 0 || newReason(summary, allowed) !== void 0) return [];
if (allowedFailed !== void 0 && failedReason(summary, allowedFailed) !== void 0) return [];
return [{
word: "new",
message: `A build of ${branch} fails for every failed test, not only for new ones.`
}];
}
function checkGates(summary, failOn, facts = {}) {
const { ownBranch } = facts;
const found = [...ownBranch === void 0 ? failOn : onOwnBranch(failOn)].flatMap(([word, allowed]) => conditions[word](summary, allowed, facts).map((message) => ({
word,
message,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ isShown: shownWords.has(word) ? true : void 0 })
})));
const ofTool = failOn.has("never") || found.some(({ word }) => word === "flaky") ? [] : ifAny(toolFlakyReason(summary)).map((message) => ({
word: "flaky",
message
}));
const reasons = [
...found,
...ofTool,
...ownBranch === void 0 ? [] : ownBranchReasons(summary, failOn, ownBranch)
];
return {
fails: reasons.length > 0,
reasons
};
}
const propertiesIn = ({ components }) => components.flatMap((component) => {
if (component.type === "section") return propertiesIn(component);
return component.type === "property" ? [component] : [];
});
const judgedProperties = (template) => propertiesIn(template).filter(({ min, max, baseline }) => min !== void 0 || max !== void 0 || baseline?.expectedTrend !== void 0);
const usesBaseline = (template) => propertiesIn(template).some(({ baseline }) => baseline !== void 0);
const configuredTemplates = ({ report }) => [report.template, ...report.reporters.map(({ template }) => template)].filter((template) => template !== void 0);
}),
88678: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => dedented });
const isFilled = (line) => line.trim() !== "";
function dedented(lines) {
const first = lines.findIndex(isFilled);
if (first === -1) return [];
const columns = lines.reduce((least, line) => isFilled(line) ? Math.min(least, line.length - line.trimStart().length) : least, Number.POSITIVE_INFINITY);
return lines.slice(first, lines.findLastIndex(isFilled) + 1).map((line) => line.slice(columns).trimEnd());
}
}),
61744: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => differingExcerpts });
var _longest_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47931);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
const contextLines = 3;
const maximumContextLine = 200;
function differingExcerpts(one, other, limit) {
if (one.length <= limit && other.length <= limit) return [one, other];
const [lines, others] = [one.split("\n"), other.split("\n")];
const differing = lines.findIndex((line, index) => line !== others[index]);
const first = differing === -1 ? lines.length : differing;
const from = Math.max(first - contextLines, 0);
const [line, otherLine] = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.C)(lines[first] ?? "", others[first] ?? "");
const context = [...from > 1 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.k)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.O)(lines.slice(0, from)))] : lines.slice(0, from), ...lines.slice(from, first)].map((each) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)(each, maximumContextLine));
const excerpt = (all, own) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)([...context, ...first < all.length ? [own, ...all.slice(first + 1)] : []].join("\n"), limit);
return [excerpt(lines, line), excerpt(others, otherLine)];
}
}),
2393: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => explainEmptySetting,
r: () => variablesIn,
t: () => emptyTokenReason
});
const secretsHint = "Runs for pull requests from forks get no secrets; in other runs, set the secret";
const emptyTokenReason = `the input "token" is empty. Leave it out to use the token of the job. ${secretsHint} that the input names.`;
function explainEmptySetting(expression, what) {
const names = variablesIn(expression ?? "");
return `${names.length === 0 ? `there is no ${what}` : `${names.join(" and ")} ${names.length === 1 ? "is" : "are"} empty`}. ${secretsHint} in the environment of the step.`;
}
const variablesIn = (text) => [...text.matchAll(/\benv(?:\.([\w-]+)|\['([^']+)'\])/g)].map(([, name, quoted]) => name ?? quoted ?? "");
}),
59461: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => asObject,
r: () => asText,
t: () => asNumber
});
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60165);
const asObject = (value) => (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(value) ? value : void 0;
const asText = (value) => typeof value === "string" && value !== "" ? value : void 0;
const asNumber = (value) => typeof value === "number" && Number.isFinite(value) ? value : void 0;
}),
8783: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => readFileBytes,
r: () => readFileText,
t: () => describeGzipDamage
});
var _text_decoder_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
const usualChunkLength = 65536;
async function* readFileBytes(absolutePath, chunkLength = usualChunkLength) {
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(absolutePath, "r");
try {
const buffer = Buffer.allocUnsafeSlow(chunkLength);
let length = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer);
if (length > 1 && buffer[0] === 31 && buffer[1] === 139) {
yield* decompressed(absolutePath, chunkLength);
return;
}
for (; length > 0; length = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer)) yield buffer.subarray(0, length);
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
function decompressed(absolutePath, chunkLength) {
const options = {
chunkSize: chunkLength,
readableHighWaterMark: 1
};
return (0, node_stream__WEBPACK_IMPORTED_MODULE_2__.pipeline)((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(absolutePath), (0, node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)(options), () => {});
}
async function* readFileText(absolutePath) {
const decoder = (0, _text_decoder_mjs__WEBPACK_IMPORTED_MODULE_0__.t)();
for await (const bytes of readFileBytes(absolutePath)) yield* decoder.decode(bytes, false);
yield* decoder.decode(Buffer.alloc(0), true);
}
function describeGzipDamage(error) {
if (!(error instanceof Error && "code" in error && String(error.code).startsWith("Z_"))) return void 0;
return `its gzip data is ${error.code === "Z_BUF_ERROR" ? "cut off" : `damaged (${error.message})`}`;
}
}),
28705: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => findNamedFile,
r: () => isForeign,
t: () => findConfig
});
var _ci_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32959);
var _work_tree_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82309);
var _config_source_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2405);
var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
const findConfig = (cwd, env) => findNamedFile(cwd, env, _config_source_mjs__WEBPACK_IMPORTED_MODULE_2__.n);
function findNamedFile(cwd, env, findName) {
const ownName = findName(cwd);
if (ownName !== void 0) return {
path: ownName,
isForeign: false
};
const root = (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(cwd);
const name = root === void 0 ? void 0 : findName(root);
if (root === void 0 || name === void 0) return void 0;
const file = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(root, name);
return {
path: (0, _config_source_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(cwd, file),
isForeign: isForeign(cwd, file, env)
};
}
const isForeign = (cwd, file, env) => !(0, _ci_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(env) && !belongsToUser(cwd, file);
function belongsToUser(cwd, file) {
const owners = [process.getuid?.(), (0, node_fs__WEBPACK_IMPORTED_MODULE_3__.statSync)(cwd).uid];
return [(0, node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync)(file), (0, node_fs__WEBPACK_IMPORTED_MODULE_3__.statSync)(file)].every(({ uid }) => owners.includes(uid));
}
}),
37618: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => kept,
c: () => readInto,
i: () => isRead,
l: () => readResults,
n: () => isFolderEntry,
o: () => readersOf,
r: () => identify,
s: () => readEvents,
t: () => identifyFolder,
u: () => readingFault
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _formats_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91801);
var _unrelated_file_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54766);
var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73024);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58500);
function interruptible(source, { signal, onRest, pending }) {
return {
path: source.path,
async *chunks(filter) {
let restedAtMs = performance.now();
for await (const chunk of source.chunks(filter)) {
if (performance.now() - restedAtMs > 50) {
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setImmediate)();
signal?.throwIfAborted();
onRest?.(Math.min(1, source.position() / source.size));
restedAtMs = performance.now();
}
const waiting = pending?.();
if (waiting !== void 0) await waiting;
yield chunk;
}
}
};
}
const maximumNotices = 5;
async function readResults({ format, document }, file, recorder, problems, { notices, interruption, ...tools }) {
const whole = interruptible(file, interruption);
const source = document === void 0 ? whole : (0, _formats_mjs__WEBPACK_IMPORTED_MODULE_2__.s)(whole, document.start, document.linesBefore);
await readInto((sink) => format.read(source, sink), recorder, problems, notices, tools);
const encoding = file.undecodable();
if (encoding !== void 0) problems.add({
severity: "warning",
message: `Some bytes do not match the encoding that the file declares. They are read as ${encoding}.`
});
}
async function readInto(read, recorder, problems, notices, { keepsPassed, mergesRepeats, onExecution } = {}) {
await reportErrors(recorder, problems, (guarded) => read({
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
keepsPassed,
mergesRepeats
}),
test(result, uuid) {
if (uuid !== void 0) onExecution?.(uuid);
guarded.test(result);
},
file: (file) => guarded.file?.(file),
problem: (problem) => problems.add(problem),
notice(message) {
if (notices.length < maximumNotices) notices.push(message);
},
restart() {
problems.clear();
notices.length = 0;
guarded.restartFile();
}
}));
}
async function readEvents(file, reader, recorder, problems) {
await reportErrors(recorder, problems, async (guarded) => {
for (const problem of await reader.read(file.absolutePath, file.path, guarded)) problems.add(problem);
});
}
async function reportErrors(recorder, problems, read) {
let failure;
const guard = (action) => {
try {
action();
} catch (error) {
failure = { error };
throw error;
}
};
try {
await read({
test: (test) => guard(() => recorder.test(test)),
file: (file) => guard(() => recorder.file?.(file)),
record: (record) => guard(() => recorder.record(record)),
restartFile: () => guard(() => recorder.restartFile())
});
} catch (error) {
if (failure !== void 0) throw failure.error;
const message = `The file was not read to its end: ${readingFault(error)}. The complete tests before that are kept.`;
problems.add({
severity: "error",
kind: "incomplete",
message
});
}
}
const readingFault = (error) => (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(error).replace(/\.$/, "");
const zipFronts = [
"PK",
"PK",
"PK\x07\b"
];
function archiveKind(text) {
if (zipFronts.some((front) => text.startsWith(front))) return "zip";
return text.startsWith("") && text[2] === "\b" ? "gzip" : void 0;
}
const mediaFront = /^(?:\x89PNG\r\n\x1a\n|\xff\xd8\xff|GIF8[79]a|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp|\x1a\x45\xdf\xa3)/;
const isMedia = (front) => mediaFront.test(front);
const kept = {
kind: "artifact",
because: "only \"files\" includes it"
};
const readersOf = ({ matches }) => matches.map(({ collector }) => collector).filter(({ key }) => key !== "files");
const isRead = ({ matches }) => matches.some(({ collector }) => collector.key !== "files");
const isAsked = ({ matches }) => matches.some(({ collector }) => collector.key !== "files" && collector.wellKnown !== true);
async function identify(file, source, isCommitted) {
const identity = await identifyContent(file, source);
if (isCommitted === void 0 || file.isNamed || identity.kind === "artifact") return identity;
const neighbour = identity.kind === "foreign" ? identity.neighbour : void 0;
if (identity.kind === "foreign" && neighbour?.verdict === void 0) return identity;
if (!isCommitted({
absolutePath: file.absolutePath,
modifiedMs: source.modifiedMs
})) return identity;
if (identity.kind === "foreign") return neighbour === void 0 ? identity : {
...identity,
neighbour: {
...neighbour,
verdict: void 0
}
};
if (!isAsked(file)) return {
kind: "foreign",
because: "git tracks it, and this run did not write it",
isCommitted: true
};
return identity.kind === "unreadable" ? identity : {
...identity,
isCommitted: true
};
}
async function identifyContent(file, source) {
const readers = readersOf(file);
const [first] = readers;
if (first === void 0) return kept;
if ((0, _unrelated_file_mjs__WEBPACK_IMPORTED_MODULE_3__.o)(file)?.onlyByFolder === true && !(0, _unrelated_file_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(file.path) && isMedia(source.front(12))) return {
kind: "foreign",
because: "an image or a video"
};
const { text } = source.head();
if (isHistory(file.path, text)) return {
kind: "foreign",
because: "a history of Build Report"
};
const archive = archiveKind(text);
const recognition = archive === void 0 ? (0, _formats_mjs__WEBPACK_IMPORTED_MODULE_2__.a)(file.path, text) : { because: `a ${archive} archive` };
const { because } = recognition;
if (recognition.format !== void 0) {
const { format } = recognition;
return {
kind: "results",
...recognition,
collector: readers.find(({ key }) => key === format.id) ?? first
};
}
const events = readers.find(({ key }) => key === "events");
const asEvents = events !== void 0 && archive !== "zip" && (readers.length === 1 ? mayHoldRecords(text) : holdsRecords(file.path, text)) ? {
kind: "events",
because: "lines of JSON",
collector: events
} : void 0;
if (asEvents !== void 0 && (readers.length === 1 || recordsName.test(file.path))) return asEvents;
const { identifyOther } = await Promise.all([__webpack_require__.e(6001), __webpack_require__.e(7793)]).then(__webpack_require__.bind(__webpack_require__, 40174));
return identifyOther(file, source, {
text,
readers: [first, ...readers.slice(1)],
archive,
because,
asEvents
});
}
const isHistory = (path, text) => text.startsWith("") ? /(?:^|\/)build-report-history[^/]*\.ndjson\.gz$/.test(path) : /^\s*\{"format":"build-report-history"/.test(text);
const recordsName = /\.(?:ndjson|jsonl)(?:\.gz)?$/i;
const mayHoldRecords = (text) => text.trim() === "" || text.startsWith("") || /^[ \t]*\{/m.test(text);
const holdsRecords = (path, text) => text.startsWith("") ? recordsName.test(path) : /^[ \t]*\{(?:.*,)?[ \t]*"kind"[ \t]*:/m.test(text);
const isFolderEntry = (file) => file.folder !== void 0;
function identifyFolder(entry, isCommitted) {
const { path, folder } = entry;
const { files, format } = folder;
const readers = readersOf(entry);
const collector = readers.find(({ key }) => key === format.id) ?? readers[0];
if (collector === void 0) throw new Error(`No collector reads ${path}.`);
const results = (count) => ({
kind: "results",
format,
collector,
because: `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(count, "file")} of ${format.title}`
});
const fresh = isCommitted === void 0 ? files : files.filter((file) => file.isNamed || !isCommitted(dated(file)));
const count = files.length - fresh.length;
if (count === 0) return {
identity: results(files.length),
files,
notices: []
};
const areAsked = isAsked(entry);
if (fresh.length === 0) {
if (areAsked) return {
identity: {
...results(files.length),
isCommitted: true
},
files,
notices: []
};
return {
identity: {
kind: "foreign",
because: "git tracks it, and this run did not write it",
isCommitted: true
},
files: [],
notices: []
};
}
const subject = `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(count, "file")} ${count === 1 ? "is" : "are"} committed and unchanged`;
if (areAsked) {
const whose = count === 1 ? "it, its" : "them, their";
return {
identity: results(files.length),
files,
notices: [],
warning: `${subject}. If the tests did not write ${whose} results are old.`
};
}
const message = `${path}: ${subject}, ${count === 1 ? "so it is not a result" : "so they are not results"} of this run. Remove ${count === 1 ? "it" : "them"} from git, or name the folder in "paths".`;
return {
identity: results(fresh.length),
files: fresh,
notices: [{
kind: "committed",
message,
path
}]
};
}
const dated = ({ absolutePath }) => ({
absolutePath,
get modifiedMs() {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.statSync)(absolutePath, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
}
});
}),
91801: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => recognise,
i: () => formats,
n: () => formatIds,
o: () => wellKnownNames,
r: () => formatTitles,
s: () => documentFrom,
t: () => allWellKnownNames
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _head_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82429);
var _event_fields_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59461);
var _json_text_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47255);
var _go_lines_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57507);
var _mocha_event_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83568);
var _tap_line_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47685);
const maximumTries = 100;
const documentFront = /^\s*(?:<|[{[]\s*["{[\]}])/;
function* documentStarts(text) {
if (documentFront.test(text)) return;
let tries = 0;
for (const { index } of text.matchAll(/(?<=\n)[[{](?=\s*["{[\]}])/g)) {
if (tries === maximumTries) return;
tries += 1;
yield index;
}
}
function documentFrom(source, start, linesBefore) {
if (start === 0) return source;
return {
path: source.path,
linesBefore,
async *chunks() {
let left = start;
yield "\n".repeat(linesBefore);
for await (const chunk of source.chunks()) if (left === 0) yield chunk;
else if (chunk.length > left) {
yield chunk.slice(left);
left = 0;
} else left -= chunk.length;
}
};
}
const usualKeys = [
"historyId",
"fullName",
"labels",
"stage",
"steps",
"statusDetails",
"testCaseId"
];
const allure = {
id: "allure",
title: "Allure results",
include: ["**/allure-results/*-result.json", "**/allure-results/*-globals.json"],
wideInclude: ["**/*-result.json"],
matches(head) {
if (head.kind !== "json") return void 0;
const { path } = head;
const has = (key) => head.keys.has(key);
const isResult = has("uuid") && has("name") && usualKeys.filter(has).length >= 2;
const isShort = /-result\.json$/.test(path) && has("uuid") && has("name") && has("start") && has("stop");
if (isResult || isShort) return "a result with uuid and name";
return /-globals\.json$/.test(path) && has("errors") && has("attachments") ? "the errors of a run" : void 0;
},
async read(source, sink) {
const { readAllureFile } = await Promise.all([__webpack_require__.e(9221), __webpack_require__.e(5456)]).then(__webpack_require__.bind(__webpack_require__, 25456));
await readAllureFile(source, sink);
},
folder: {
names: /-(?:result|globals)\.json$/,
async read(folder, sink) {
const { readAllureFolder } = await Promise.all([__webpack_require__.e(9221), __webpack_require__.e(9230)]).then(__webpack_require__.bind(__webpack_require__, 49230));
await readAllureFolder(folder, sink);
}
}
};
const ctrf = {
id: "ctrf",
title: "CTRF JSON",
include: [
"**/ctrf*.json",
"**/*-ctrf.json",
"**/*.ctrf.json"
],
wideInclude: ["**/ctrf/*.json"],
matches(head) {
if (head.kind !== "json") return void 0;
if (head.keys.has("reportFormat") && /"reportFormat"\s*:\s*"CTRF"/i.test(head.text)) return "reportFormat \"CTRF\"";
return head.keys.has("results.tests") ? "an array results.tests" : void 0;
},
async read(source, sink) {
const { readCtrf } = await Promise.all([__webpack_require__.e(9221), __webpack_require__.e(6481)]).then(__webpack_require__.bind(__webpack_require__, 76481));
await readCtrf(source, sink);
}
};
const cucumber = {
id: "cucumber",
title: "Cucumber JSON",
include: [
"**/cucumber*.json",
"**/*-cucumber.json",
"**/*.cucumber.json"
],
wideInclude: ["**/cucumber-reports/**/*.json"],
matches(head) {
if (head.kind !== "json") return void 0;
const has = (key) => head.keys.has(`[].${key}`) || head.keys.has(`[]..${key}`);
if (has("elements") && /"(?:keyword|steps)"\s*:/.test(head.text)) return "a list of features with elements";
if (has("keyword") && (has("uri") || has("location"))) return "a list of features with keyword and uri";
return /^\s*\[\s*\]\s*$/.test(head.text) && /cucumber/i.test(head.path) ? "an empty list, and a path that says \"cucumber\"" : void 0;
},
async read(source, sink) {
const { readCucumber } = await Promise.all([__webpack_require__.e(9221), __webpack_require__.e(6600)]).then(__webpack_require__.bind(__webpack_require__, 66600));
await readCucumber(source, sink);
}
};
const firstMessages = {
meta: "protocolVersion",
source: "mediaType",
gherkinDocument: "uri",
parseError: "source",
pickle: "astNodeIds",
hook: "sourceReference",
stepDefinition: "pattern",
parameterType: "regularExpressions",
undefinedParameterType: "expression",
testRunStarted: "timestamp",
testRunHookStarted: "hookId",
testCase: "pickleId",
testCaseStarted: "testCaseId"
};
const cucumberMessages = {
id: "cucumber",
title: "Cucumber Messages",
include: ["**/*cucumber*.ndjson"],
wideInclude: ["**/*messages*.ndjson"],
readsLines: true,
matches(head) {
const first = messageIn(head);
if (first !== void 0) return first;
for (const start of documentStarts(head.text)) {
const message = messageIn((0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(head.path, head.text.slice(start)));
if (message !== void 0) return message;
}
},
async read(source, sink) {
const { readCucumberMessages } = await __webpack_require__.e(913).then(__webpack_require__.bind(__webpack_require__, 30913));
await readCucumberMessages(source, sink);
}
};
function messageIn(head) {
if (head.kind !== "json") return void 0;
const [name, ...others] = [...head.keys].filter((key) => !key.includes("."));
if (name === void 0 || others.length > 0 || !Object.hasOwn(firstMessages, name)) return void 0;
return head.keys.has(`${name}.${firstMessages[name]}`) ? `first message "${name}" of Cucumber` : void 0;
}
const payloads = {
start: "protocolVersion",
allSuites: "count",
suite: "suite",
group: "group",
testStart: "test",
print: "testID",
error: "testID",
testDone: "testID",
done: "success"
};
const dart = {
id: "dart",
title: "Dart and Flutter JSON reporter",
include: ["**/*dart*.jsonl", "**/*flutter*.jsonl"],
wideInclude: [
"**/tests.output",
"**/machine.log",
"**/report.jsonl",
"**/dart-*.json",
"**/flutter-*.json"
],
readsLines: true,
matches({ text }) {
if (text.trimStart().startsWith("<")) return void 0;
for (const line of text.split(/\r\n?|\n/)) {
if (!line.startsWith("{")) continue;
const event = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.n)((0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_6__.i)(line));
if (event !== void 0 && isEvent(event)) return `event {"type":"${event.type}"} of the Dart test runner`;
}
},
async read(source, sink) {
const { readDart } = await __webpack_require__.e(5135).then(__webpack_require__.bind(__webpack_require__, 65135));
await readDart(source, sink);
}
};
function isEvent(event) {
if (typeof event.type !== "string" || (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(event.time) === void 0 || !Object.hasOwn(payloads, event.type)) return false;
return Object.hasOwn(event, payloads[event.type] ?? "");
}
const go = {
id: "go",
title: "go test -json",
include: [
"**/go-test*.json",
"**/gotest*.json",
"**/go-test*.jsonl",
"**/gotestsum*.json"
],
wideInclude: ["**/test-output.json", "**/*test*.log"],
readsLines: true,
matches({ path, text }) {
const trimmed = text.trimStart();
if (trimmed.startsWith("<")) return void 0;
for (const line of text.split(/\r\n?|\n/)) {
const start = (0, _go_lines_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(line);
const event = start === -1 ? void 0 : (0, _go_lines_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(line.slice(start));
if (event !== void 0) return `event {"Action":"${event.Action}"} of go test`;
}
return /(?:^|\/)[^/]*\.jsonl?$/i.test(path) && !/^[{[]/.test(trimmed) && text.split(/\r\n?|\n/).some((line) => _go_lines_mjs__WEBPACK_IMPORTED_MODULE_3__.t.test(line)) ? "packages that do not compile" : void 0;
},
async read(source, sink) {
const { readGo } = await __webpack_require__.e(9682).then(__webpack_require__.bind(__webpack_require__, 99682));
await readGo(source, sink);
}
};
const jest = {
id: "jest",
title: "JSON of Jest and Vitest",
include: [
"**/jest-results*.json",
"**/jest-report*.json",
"**/vitest-results*.json",
"**/vitest-report*.json"
],
wideInclude: [
"**/.vitest/json/*.json",
"**/test-results/*.json",
"**/report.json",
"**/results.json"
],
matches(head) {
if (head.kind !== "json") return void 0;
if (head.keys.has("numTotalTests") && head.keys.has("numTotalTestSuites")) return "numTotalTests and numTotalTestSuites";
return /"assertionResults"\s*:/.test(head.text) && head.keys.has("testResults") ? "assertionResults in testResults" : void 0;
},
async read(source, sink) {
const { readJest } = await Promise.all([__webpack_require__.e(9221), __webpack_require__.e(8746)]).then(__webpack_require__.bind(__webpack_require__, 28746));
await readJest(source, sink);
}
};
const junit = {
id: "junit",
title: "JUnit XML",
include: [
"**/junit*.xml",
"**/TEST-*.xml",
"**/*.junit.xml",
"**/*-junit.xml"
],
wideInclude: [
"**/test-results/**/*.xml",
"**/test-reports/**/*.xml",
"**/surefire-reports/*.xml",
"**/failsafe-reports/*.xml",
"**/report.xml",
"**/results.xml",
"**/test*report.xml",
"**/test*results.xml",
"**/test-output.xml",
"**/unittest*.xml",
"**/pytest*.xml",
"**/nosetests*.xml",
"**/rspec*.xml",
"**/surefire-reports/*.dump*",
"**/failsafe-reports/*.dump*"
],
matches(head) {
if (head.kind !== "xml" || head.root === void 0) return void 0;
const { local, namespace } = head.root;
if (local !== "testsuites" && local !== "testsuite") return void 0;
if (namespace.includes("check.sourceforge.net") || local === "testsuites" && (0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(head, "suite", "testsuites")) return void 0;
return `root element <${local}>`;
},
async read(source, sink) {
const { readJunit } = await __webpack_require__.e(6496).then(__webpack_require__.bind(__webpack_require__, 16496));
await readJunit(source, sink);
}
};
const mochaJson = {
id: "mocha",
title: "Mocha JSON",
include: ["**/mocha-*.json"],
matches(head) {
if (head.kind !== "json" || !head.keys.has("stats.suites") || !head.keys.has("stats.passes")) return void 0;
const list = [
"tests",
"passes",
"failures"
].find((key) => head.keys.has(key));
return list && `stats.suites, stats.passes and ${list}`;
},
async read(source, sink) {
const { readMochaJson } = await Promise.all([__webpack_require__.e(9221), __webpack_require__.e(113)]).then(__webpack_require__.bind(__webpack_require__, 20113));
await readMochaJson(source, sink);
}
};
const mochaJsonStream = {
id: "mocha",
title: "Mocha JSON stream",
include: ["**/mocha-*.jsonl", "**/mocha-*.ndjson"],
readsLines: true,
matches({ text }) {
for (const line of text.split(/\r\n?|\n/, maximumLines)) {
if (!line.startsWith("[\"start\"")) continue;
if (typeof (0, _mocha_event_mjs__WEBPACK_IMPORTED_MODULE_4__.t)((0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_6__.i)(line))?.fields.total === "number") return "event [\"start\", \u2026] of Mocha";
}
},
async read(source, sink) {
const { readMochaJsonStream } = await __webpack_require__.e(9942).then(__webpack_require__.bind(__webpack_require__, 39942));
await readMochaJsonStream(source, sink);
}
};
const maximumLines = 1e4;
const mochawesome = {
id: "mocha",
title: "mochawesome JSON",
include: ["**/mochawesome*.json"],
wideInclude: [
"**/mochawesome-report/*.json",
"**/cypress/reports/**/*.json",
"**/cypress/results/*.json"
],
matches(head) {
if (head.kind !== "json") return void 0;
if (head.keys.has("stats.testsRegistered")) return "stats.testsRegistered";
return head.keys.has("stats.passPercent") && head.keys.has("results") ? "stats.passPercent and results" : void 0;
},
async read(source, sink) {
const { readMochawesome } = await Promise.all([__webpack_require__.e(9221), __webpack_require__.e(2790)]).then(__webpack_require__.bind(__webpack_require__, 2790));
await readMochawesome(source, sink);
}
};
const nunit = {
id: "nunit",
title: "NUnit XML",
include: [
"**/TestResult*.xml",
"**/*nunit*.xml",
"**/*NUnit*.xml"
],
matches(head) {
if (head.kind !== "xml" || head.root === void 0) return void 0;
const { local, namespace, attributes } = head.root;
if (namespace !== "") return void 0;
if (local === "test-run" || local === "test-results") return `root element <${local}>`;
if (local === "test-suite") return (attributes.runstate ?? attributes.result ?? attributes.executed ?? attributes.testcasecount) !== void 0 || (0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(head, "test-case") ? "root element <test-suite>" : void 0;
return (0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(head, "test-results") || (0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(head, "test-run") ? `NUnit results in an element <${local}>` : void 0;
},
async read(source, sink) {
const { readNunit } = await __webpack_require__.e(1252).then(__webpack_require__.bind(__webpack_require__, 31252));
await readNunit(source, sink);
}
};
const namespace = "https://schemas.opentest4j.org/reporting/";
const otr = {
id: "otr",
title: "Open Test Reporting",
include: [
"**/open-test-report*.xml",
"**/junit-platform-events-*.xml",
"**/otr*.xml",
"**/*-otr.xml"
],
matches(head) {
if (head.kind !== "xml" || head.root === void 0) return void 0;
const { local, namespace: own } = head.root;
if (local !== "events" && local !== "execution" || !own.startsWith(namespace)) return void 0;
return `root element <${local}> in the namespace of Open Test Reporting`;
},
async read(source, sink) {
const { readOtr } = await __webpack_require__.e(5841).then(__webpack_require__.bind(__webpack_require__, 95841));
await readOtr(source, sink);
}
};
const playwright = {
id: "playwright",
title: "Playwright JSON",
include: [
"**/playwright-results*.json",
"**/playwright-report*.json",
"**/pw-results*.json"
],
wideInclude: [
"**/playwright-report/*.json",
"**/test-results/*.json",
"**/results.json"
],
matches(head) {
if (head.kind !== "json" || !head.keys.has("config.rootDir")) return void 0;
if (head.keys.has("config.projects")) return "the keys config.rootDir and config.projects";
return head.keys.has("config.forbidOnly") ? "the keys config.rootDir and config.forbidOnly" : void 0;
},
async read(source, sink) {
const { readPlaywright } = await Promise.all([__webpack_require__.e(9221), __webpack_require__.e(2721)]).then(__webpack_require__.bind(__webpack_require__, 62721));
await readPlaywright(source, sink);
}
};
const qt = {
id: "qt",
title: "Qt Test XML",
include: [
"**/tst_*.xml",
"**/tst_*.lightxml",
"**/*.lightxml",
"**/qtest*.xml",
"**/qt-test*.xml"
],
matches(head) {
if (head.kind !== "xml" || head.root === void 0) return void 0;
const { local } = head.root;
if (local === "TestCase" && ((0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(head, "Environment", "TestCase") || (0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(head, "TestFunction", "TestCase"))) return "root element <TestCase>";
if (local === "Environment" && (0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(head, "QtVersion", "Environment")) return "element <QtVersion> inside <Environment>";
return local === "TestFunction" && (0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(head, "Incident", "TestFunction") ? "element <Incident> inside <TestFunction>" : void 0;
},
async read(source, sink) {
const { readQt } = await __webpack_require__.e(1935).then(__webpack_require__.bind(__webpack_require__, 81935));
await readQt(source, sink);
}
};
const robot = {
id: "robot",
title: "Robot Framework XML",
include: [
"**/robot*.xml",
"**/rebot*.xml",
"**/*.robot.xml"
],
wideInclude: ["**/output.xml"],
matches(head) {
if (head.kind !== "xml" || head.root === void 0) return void 0;
const { local, attributes } = head.root;
if (local === "robot") return attributes.generator !== void 0 || (0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(head, "suite", "robot") ? "root element <robot>" : void 0;
return local === "suite" && attributes.id === "s1" ? "root element <suite id=\"s1\">" : void 0;
},
async read(source, sink) {
const { readRobot } = await Promise.all([__webpack_require__.e(2812), __webpack_require__.e(3968)]).then(__webpack_require__.bind(__webpack_require__, 3968));
await readRobot(source, sink);
}
};
const robotJson = {
id: "robot",
title: "Robot Framework JSON",
include: ["**/rebot*.json"],
wideInclude: ["**/output.json", "**/robot*.json"],
matches(head) {
if (head.kind !== "json") return void 0;
if (head.keys.has("suite") && /"generator"\s*:\s*"(?:Robot|Rebot)\b/.test(head.text)) return "generator \"Robot\" and a suite";
return /^\s*\{\s*"id"\s*:\s*"s1"/.test(head.text) && (head.keys.has("suites") || head.keys.has("tests")) ? "a suite with id \"s1\"" : void 0;
},
async read(source, sink) {
const { readRobotJson } = await Promise.all([
__webpack_require__.e(9221),
__webpack_require__.e(2812),
__webpack_require__.e(8975)
]).then(__webpack_require__.bind(__webpack_require__, 38975));
await readRobotJson(source, sink);
}
};
const rspec = {
id: "rspec",
title: "RSpec JSON",
include: ["**/rspec*.json"],
matches(head) {
if (head.kind !== "json") return void 0;
if (head.keys.has("examples")) {
if (head.keys.has("summary_line")) return "examples and a summary_line";
if (head.keys.has("summary.example_count")) return "examples and a summary.example_count";
return /"full_description"\s*:/.test(head.text) && /"(?:file_path|line_number)"\s*:/.test(head.text) ? "examples with a full_description" : void 0;
}
return head.keys.has("messages") && /"messages"\s*:\s*\[\s*"\\nAn error occurred /.test(head.text) ? "a message of RSpec" : void 0;
},
async read(source, sink) {
const { readRspec } = await Promise.all([__webpack_require__.e(9221), __webpack_require__.e(1699)]).then(__webpack_require__.bind(__webpack_require__, 71699));
await readRspec(source, sink);
}
};
const maximumLength = 4096;
const preamble = /^(?:> |\$ |make(?:\[\d+\])?: )/;
const colours = /\u001b\[[\d;]{0,50}m/g;
function recogniseTap(text, isNamed = false) {
const head = text.slice(0, maximumLength);
if (/^\s*[<{]/.test(head)) return void 0;
const all = head.replace(colours, "").split(/\r\n?|\n/);
const lines = text.length > maximumLength ? all.slice(0, -1) : all;
let first;
for (const line of lines) {
if ((0, _tap_line_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(line)?.kind === "version") return `the line "${line.trim()}"`;
first ??= firstOf(line, isNamed);
}
return first === "" ? void 0 : first;
}
const maximumShown = 100;
function firstOf(line, isNamed) {
if (line.trim() === "" || preamble.test(line)) return void 0;
if (/^ {4}/.test(line) && (0, _tap_line_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(line.trimStart()) !== void 0) return void 0;
const tap = (0, _tap_line_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(line);
const text = line.trim();
const isShown = text.length <= maximumShown;
switch (tap?.kind) {
case "plan": return isShown ? `the plan ${text}` : "a plan";
case "point": return tap.point.number === 1 || isNamed ? isShown ? `the test point "${text}"` : "a test point" : "";
case "comment":
case "subtest":
case "pragma": return;
}
return isNamed || (0, _tap_line_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(line)?.kind === "file" ? void 0 : "";
}
const tap = {
id: "tap",
title: "TAP",
include: [
"**/*.tap",
"**/*.tap.txt",
"**/*.tap.log"
],
wideInclude: [
"**/tap.txt",
"**/tap.log",
"**/tap-*.txt",
"**/*-tap.txt"
],
matches: ({ path, text }) => recogniseTap(text, /\.tap(?:\.txt|\.log)?$/i.test(path)),
async read(source, sink) {
const { readTap } = await __webpack_require__.e(3491).then(__webpack_require__.bind(__webpack_require__, 3491));
await readTap(source, sink);
}
};
const testng = {
id: "testng",
title: "TestNG results",
include: ["**/testng-results.xml", "**/testng-*.xml"],
matches(head) {
if (head.kind !== "xml" || head.root === void 0) return void 0;
const { local, namespace, attributes } = head.root;
if (namespace !== "") return void 0;
if (local === "testng-results") return "root element <testng-results>";
return (local === "suite" || local === "test") && attributes["started-at"] !== void 0 && attributes["duration-ms"] !== void 0 ? `root element <${local}> with the times of a TestNG report` : void 0;
},
async read(source, sink) {
const { readTestng } = await __webpack_require__.e(809).then(__webpack_require__.bind(__webpack_require__, 809));
await readTestng(source, sink);
}
};
const trx = {
id: "trx",
title: "TRX (MSTest, VSTest)",
include: ["**/*.trx"],
matches(head) {
if (head.kind !== "xml" || head.root === void 0) return void 0;
const { local, namespace } = head.root;
if (local !== "TestRun" || !namespace.includes("microsoft.com/schemas/VisualStudio/TeamTest")) return void 0;
return "root element <TestRun>";
},
async read(source, sink) {
const { readTrx } = await __webpack_require__.e(7434).then(__webpack_require__.bind(__webpack_require__, 37434));
await readTrx(source, sink);
}
};
const xunit = {
id: "xunit",
title: "xUnit.net XML",
include: ["**/*xunit*.xml", "**/*xUnit*.xml"],
matches(head) {
if (head.kind !== "xml" || head.root === void 0) return void 0;
const { local, namespace, attributes } = head.root;
if (namespace !== "") return void 0;
if (local === "assemblies") return "root element <assemblies>";
const isXunit = attributes["test-framework"] !== void 0 || (0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(head, "class", "assembly") || (0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(head, "collection", "assembly");
return local === "assembly" && isXunit ? "root element <assembly>" : void 0;
},
async read(source, sink) {
const { readXunit } = await __webpack_require__.e(6106).then(__webpack_require__.bind(__webpack_require__, 66106));
await readXunit(source, sink);
}
};
var registry_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
allure: () => allure,
ctrf: () => ctrf,
cucumber: () => cucumber,
cucumberMessages: () => cucumberMessages,
dart: () => dart,
go: () => go,
jest: () => jest,
junit: () => junit,
mochaJson: () => mochaJson,
mochaJsonStream: () => mochaJsonStream,
mochawesome: () => mochawesome,
nunit: () => nunit,
otr: () => otr,
playwright: () => playwright,
qt: () => qt,
robot: () => robot,
robotJson: () => robotJson,
rspec: () => rspec,
tap: () => tap,
testng: () => testng,
trx: () => trx,
xunit: () => xunit
});
const sortKey = ({ id, title }) => `${id} ${title}`;
const formats = Object.values(registry_exports).sort((one, other) => sortKey(one) < sortKey(other) ? -1 : 1);
const formatIds = [...new Set(formats.map(({ id }) => id))];
const formatTitles = (id) => formats.filter((format) => format.id === id).map(({ title }) => title).join(", ").replace(/, (?=[^,]*$)/, " and ");
function wellKnownNames(some) {
const specific = new Set(some.flatMap(({ include }) => include));
const wide = new Set(some.flatMap(({ wideInclude = [] }) => wideInclude.filter((name) => !specific.has(name))));
return {
all: [...specific, ...wide],
wide: [...wide]
};
}
const allWellKnownNames = () => wellKnownNames([junit, ...formats]).all;
function recognise(path, text) {
const head = (0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(path, text);
if (head.kind === "empty") return { because: text === "" ? "the file is empty" : "the file contains only white space" };
return claim(head, formats) ?? recogniseDocument(path, text) ?? { because: describeUnknown(head) };
}
function claim(head, among) {
for (const format of among) {
const because = format.matches(head);
if (because !== void 0) return {
format,
because
};
}
}
const sourceText = /\.(?:md|markdown|mdx|rst|adoc|html?|[cm]?[jt]sx?|py|rb|go|php|ya?ml)$/i;
const documentFormats = formats.filter(({ readsLines }) => readsLines !== true);
function recogniseDocument(path, text) {
if (sourceText.test(path)) return void 0;
for (const start of documentStarts(text)) {
const claimed = claim((0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(path, text.slice(start)), documentFormats);
if (claimed !== void 0) return {
...claimed,
document: {
start,
linesBefore: text.slice(0, start).split("\n").length - 1
}
};
}
}
const nameOfRoot = ({ local, namespace }) => (local.length > 100 ? "" : ` <${local}>`) + (namespace === "" || namespace.length > 200 ? "" : ` in namespace ${namespace}`);
const namesOfKeys = (keys) => {
const names = keys.slice(0, 5).filter(({ length }) => length <= 40);
return names.length === 0 ? "none" : names.join(", ");
};
function describeUnknown(head) {
switch (head.kind) {
case "xml": return head.root === void 0 ? "an XML file without an element" : `the root element${nameOfRoot(head.root)} belongs to no known format`;
case "json": return `a JSON file whose keys (${namesOfKeys([...head.keys])}) belong to no known format`;
default: return "neither XML, JSON nor TAP";
}
}
}),
32447: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => isGiteaActions });
const isGiteaActions = ({ GITEA_ACTIONS, FORGEJO_ACTIONS }) => GITEA_ACTIONS === "true" || FORGEJO_ACTIONS === "true";
}),
79024: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => isGitHubActions });
var _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32447);
const isGitHubActions = (env) => env.GITHUB_ACTIONS === "true" && !(0, _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(env);
}),
69529: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => readEvent });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
const maximumEventBytes = 26214400;
function readEvent(path) {
if (!path) return {};
try {
if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > maximumEventBytes) return {};
const event = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
return typeof event === "object" && event !== null ? event : {};
} catch {
return {};
}
}
}),
5689: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => escapeGlob,
t: () => checkGlob
});
const maximumLength = 4096;
function checkGlob(glob) {
if (glob.trim() === "") return {
message: "the glob is empty",
offset: 0
};
if (glob.length > maximumLength) return {
message: `the glob is longer than ${maximumLength} characters`,
offset: maximumLength
};
const unusable = /[\0\r\n]/.exec(glob);
if (unusable !== null) return {
message: `a glob cannot contain ${unusable[0] === "\0" ? "the character NUL" : "a line break"}`,
offset: unusable.index
};
const start = glob.length - glob.trimStart().length;
if (glob.startsWith("!", start)) return {
message: "a glob cannot begin with \"!\"; use \"exclude\" to leave out files",
offset: start
};
if (glob.startsWith("#", start)) return {
message: "a glob cannot begin with \"#\"; write \"[#]\"",
offset: start
};
return checkSegments(glob) ?? checkBrackets(glob) ?? checkBraces(glob);
}
function checkSegments(glob) {
let offset = 0;
let isFront = true;
for (const segment of glob.split("/")) {
const name = segment.trim();
const literal = name.replaceAll("[.]", ".");
const isDots = literal === "." || literal === "..";
if (isDots && (!isFront || name !== literal || name === "." && offset > 0)) return {
message: `"${name}" is allowed only at the start of a glob`,
offset
};
isFront &&= isDots;
offset += segment.length + 1;
}
}
function checkBrackets(glob) {
const literal = glob.replace(/\\./g, "__");
const setOrSlash = /[\]/]/g;
for (let open = literal.indexOf("["); open !== -1; open = literal.indexOf("[", setOrSlash.lastIndex)) {
const front = "!^".includes(literal.charAt(open + 1)) ? open + 2 : open + 1;
const isBracketFirst = literal.charAt(front) === "]";
setOrSlash.lastIndex = isBracketFirst ? front + 1 : front;
if (setOrSlash.exec(literal)?.[0] === "]") continue;
if (!isBracketFirst) return {
message: "the \"[\" is not closed; write \"[[]\" for the character itself",
offset: open
};
setOrSlash.lastIndex = front + 1;
}
}
function checkBraces(glob) {
const braces = /\{\{|\{[^{},]*,[^{}]*\}/.exec(glob);
if (braces === null) return void 0;
if (braces[0] === "{{") return {
message: "a glob cannot contain an expression",
offset: braces.index
};
return {
severity: "warning",
message: `"${braces[0]}" is taken literally; write one glob for each alternative`,
offset: braces.index
};
}
const escapeGlob = (path) => path.replace(/\\/g, "\\\\").replace(/[[*?]|<(?=job>)/g, "[$&]").replace(/^(?=[!#~])/, "./");
}),
57507: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => parseGoEvent,
n: () => eventStart,
r: () => hasGoAction,
t: () => buildFailure
});
var _event_fields_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59461);
var _json_text_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47255);
const actions = new Set("start run pause cont pass bench fail output skip build-output build-fail attr".split(" "));
const hasGoAction = ({ Action }) => actions.has(Action);
const isGoEvent = ({ Action, Package, Test, ImportPath }) => actions.has(Action) && (typeof Package === "string" || typeof Test === "string" || typeof ImportPath === "string");
function parseGoEvent(text) {
const event = (0, _event_fields_mjs__WEBPACK_IMPORTED_MODULE_0__.n)((0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(text));
return event !== void 0 && isGoEvent(event) ? event : void 0;
}
const beginnings = [
"{\"Time\":\"",
"{\"Action\":\"",
"{\"ImportPath\":\""
];
const eventStart = (line) => Math.max(...beginnings.map((beginning) => line.lastIndexOf(beginning)));
const buildFailure = /^FAIL\t([^\s[\]]{1,1000}) \[(build|setup) failed\]\s*$/;
}),
82429: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => hasElement,
t: () => describeHead
});
var _json_text_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47255);
var _xml_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77078);
const xmlHeadLength = 4096;
const maximumElements = 24;
function describeHead(path, text) {
const first = /\S/.exec(text)?.[0];
if (first === void 0) return {
path,
text,
kind: "empty"
};
if (first === "{" || first === "[") return {
path,
text,
kind: "json",
keys: jsonKeys(text)
};
const root = first === "<" ? plainRoot(text) : void 0;
if (root !== void 0) {
let elements;
return {
path,
text,
kind: "xml",
root,
get elements() {
elements ??= xmlElements(text);
return elements;
}
};
}
const elements = first === "<" || /<\?xml|<[A-Za-z]/.test(text.slice(0, xmlHeadLength)) ? xmlElements(text) : [];
if (first === "<" || elements.length > 0) return {
path,
text,
kind: "xml",
root: elements[0],
elements
};
return {
path,
text,
kind: "text"
};
}
const plainStart = /^\s*(?:<\?xml [^<>?]*\?>\s*)?<([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*="[ !#-%'-;=-~]*")*)\s*\/?>/;
const plainAttribute = /\s([\w.:-]+)="([^"]*)"/g;
function plainRoot(text) {
const match = plainStart.exec(text.slice(0, xmlHeadLength));
if (match === null) return void 0;
const [, name = "", list = ""] = match;
const attributes = Object.create(null);
for (const [, key = "", value] of list.matchAll(plainAttribute)) {
if (key in attributes) return void 0;
attributes[key] = value;
}
const colon = name.indexOf(":");
const namespace = attributes[colon === -1 ? "xmlns" : `xmlns:${name.slice(0, colon)}`] ?? "";
return {
local: (0, _xml_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(name),
namespace,
attributes,
parent: "",
depth: 0
};
}
function hasElement(head, local, parent) {
return head.kind === "xml" && head.elements.some((element) => element.local === local && (parent === void 0 || element.parent === parent));
}
function xmlElements(text) {
const elements = [];
const open = [];
const parser = (0, _xml_mjs__WEBPACK_IMPORTED_MODULE_0__.i)({
open(name, attributes) {
if (elements.length === maximumElements) throw new _xml_mjs__WEBPACK_IMPORTED_MODULE_0__.r("the head is complete");
const outer = open.at(-1);
let namespaces = outer?.namespaces ?? {};
for (const key in attributes) if (key === "xmlns") namespaces = {
...namespaces,
"": attributes[key]
};
else if (key.startsWith("xmlns:")) namespaces = {
...namespaces,
[key.slice(6)]: attributes[key]
};
const local = (0, _xml_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(name);
const prefix = name.slice(0, Math.max(0, name.length - local.length - 1));
elements.push({
local,
namespace: namespaces[prefix] ?? "",
attributes,
parent: outer?.local ?? "",
depth: open.length
});
open.push({
local,
namespaces
});
},
close() {
open.pop();
},
text() {},
fault() {}
});
const start = text.indexOf("<");
try {
parser.write(text.slice(start, start + xmlHeadLength));
} catch (error) {
if (!(error instanceof _xml_mjs__WEBPACK_IMPORTED_MODULE_0__.r)) throw error;
}
return elements;
}
const maximumKeyDepth = 3;
const token = /["{}[\]]/g;
function jsonKeys(text) {
const keys = new Set();
const path = [];
let key = "";
token.lastIndex = 0;
for (let match = token.exec(text); match !== null; match = token.exec(text)) switch (match[0]) {
case "{":
path.push(path.length === 0 ? "" : key);
break;
case "[":
path.push(`${path.length === 0 ? "" : key}[]`);
break;
case "\"": {
const end = (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(text, match.index + 1);
if (end === -1) return keys;
token.lastIndex = end + 1;
if (/^\s*:/.test(text.slice(end + 1, end + 40))) {
key = text.slice(match.index + 1, end);
const full = [...path.slice(1), key];
if (path.length <= maximumKeyDepth && keys.size < 1e3) keys.add((path[0] ?? "") + (path[0] ? "." : "") + full.join("."));
}
break;
}
default:
path.pop();
if (path.length === 0) return keys;
}
return keys;
}
}),
53363: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => historyFacts,
t: () => hasChanged
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47931);
function historyFacts({ counts, verdicts, changes, failedTests }) {
const groups = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__["in"])({
counts,
failedTests,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ verdicts })
});
return {
new: groups.new + groups.failed,
known: groups.known,
fixed: changes?.fixed.count ?? 0,
gone: changes?.gone.count ?? 0
};
}
function hasChanged({ status, history }) {
return history?.previousStatus === void 0 ? status === "failed" : history.previousStatus !== status;
}
}),
235: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => replacedExpectations,
r: () => keptEvidence,
t: () => findIdleExpectations
});
var _config_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9061);
const keptEvidence = [
"failed",
"all",
"none"
];
const fieldsOf = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
function findIdleExpectations(value) {
const collect = fieldsOf(fieldsOf(value).collect);
return _config_mjs__WEBPACK_IMPORTED_MODULE_0__.l.flatMap((key) => {
const collector = fieldsOf(collect[key]);
const why = "expect" in collector ? whyIdle(collector) : void 0;
return why === void 0 ? [] : [{
severity: "warning",
path: [
"collect",
key,
"expect"
],
message: `has no effect: ${why}`,
at: "key"
}];
});
}
function whyIdle({ enabled, expect }) {
if (enabled === false) return "the collector is switched off";
const { files, tests, properties } = fieldsOf(expect);
return files === void 0 && tests === void 0 && (properties === void 0 || Array.isArray(properties) && properties.length === 0) ? "it expects nothing" : void 0;
}
function replacedExpectations({ path, collect }) {
const idle = collect.collectors.filter(({ key, expect }) => key !== "files" && expect !== void 0);
if (path === void 0 || idle.length === 0) return [];
return [{
severity: "warning",
message: `${idle.map(({ key }) => `collect.${key}.expect`).join(", ")} ${idle.length === 1 ? "has" : "have"} no effect: the paths of this run replace the files of the configuration.`,
path
}];
}
}),
13043: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => innerPath });
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
function innerPath(folder, path) {
const way = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
if (way === ".." || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way)) return void 0;
return way.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
}
}),
60559: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => isIdentifiableJob,
t: () => identifyJob
});
const isIdentifiableJob = ({ id, name }) => id !== void 0 || name !== void 0 && name !== "";
function identifyJob(job) {
job.id ??= job.name;
}
}),
9326: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => describeJsonFault });
const maximumLength = 65536;
const stringOrWord = /"(?:[^"\\]|\\.)*"?|-?\b(?:NaN|Infinity)\b/g;
function describeJsonFault(text) {
for (const [found] of text.slice(0, maximumLength).matchAll(stringOrWord)) if (!found.startsWith("\"")) return `is not JSON: JSON has no number ${found}; leave the field out`;
return "is not JSON";
}
}),
60165: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => listOfStrings,
c: () => timestampOfJson,
i: () => jsonText,
n: () => fieldEntries,
o: () => outputOf,
r: () => isRecord,
s: () => recordsOf,
t: () => durationOfJson
});
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87267);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38487);
var _timestamps_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27676);
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const recordsOf = (value) => !Array.isArray(value) ? [] : value.every(isRecord) ? value : value.filter(isRecord);
function jsonText(value) {
return typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : void 0;
}
function listOfStrings(list, limit) {
const texts = [];
for (const element of list) {
const text = jsonText(element);
if (text && texts.length < limit) texts.push(text);
}
return texts;
}
function fieldEntries(record, limit) {
const entries = [];
for (const [key, value] of Object.entries(record)) {
const text = Array.isArray(value) ? listOfStrings(value, limit).join(", ") : jsonText(value);
if (text && entries.length < limit) entries.push([key, text]);
}
return entries;
}
function outputOf(value) {
if (!Array.isArray(value)) return (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(jsonText(value) ?? "");
return (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(value.map((line) => Array.isArray(line) ? line.map((part) => jsonText(part) ?? "").join(" ") : jsonText(line) ?? "").join("\n"));
}
function durationOfJson(value, unitMs = 1) {
return typeof value === "number" ? (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(value * unitMs) : typeof value === "string" ? (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, unitMs) : void 0;
}
function timestampOfJson(value) {
if (typeof value === "string") return (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(value);
if (typeof value !== "number") return void 0;
return (0, _timestamps_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(value < 1e11 ? value * 1e3 : value);
}
}),
47255: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => parseJson,
n: () => endsEscaped,
r: () => isJsonSpace,
t: () => closingQuote
});
const backslash = 92;
const isJsonSpace = (code) => code === 32 || code === 10 || code === 13 || code === 9 || code === 65279;
function closingQuote(text, from) {
for (let end = text.indexOf("\"", from); end !== -1; end = text.indexOf("\"", end + 1)) if (!endsEscaped(text, from, end)) return end;
return -1;
}
function endsEscaped(text, from, end) {
let first = end;
while (first > from && text.charCodeAt(first - 1) === backslash) first -= 1;
return (end - first) % 2 === 1;
}
function parseJson(text) {
try {
return JSON.parse(text);
} catch {
return;
}
}
}),
57874: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => knownFields });
function knownFields(value) {
return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== void 0 && field !== ""));
}
}),
41123: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => recordLimits });
const recordLimits = {
name: 4096,
suites: 100,
tags: 100,
metadata: 200,
attempts: 100,
text: 65536,
problems: 10,
quotedLine: 300,
owners: 20,
owner: 255,
quarantineText: 500,
steps: 300,
stepDepth: 20,
stepsLength: 32e3,
stepName: 500,
stepMessage: 2e3,
stepText: 4e3,
attachments: 50,
attachmentName: 200,
attachmentPath: 1e3,
attachmentText: 4e3,
line: 16777216,
shortenedMetadata: 50,
shortenedMetadataValue: 4e3,
shortenedAttempts: 50,
shortenedAttemptMessage: 2e3,
shortenedAttemptDetails: 4e3
};
}),
59459: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createLineReader });
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52824);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
const lineFeed = 10;
function createLineReader({ line, tooLong }) {
let number = 0;
let pending = "";
let skipped = "";
let afterReturn = false;
const takeLine = (text, isCut) => {
number += 1;
if (skipped === "") {
line(text, number, isCut);
return;
}
const start = skipped;
skipped = "";
tooLong(start, number);
};
const hold = (piece) => {
if (skipped !== "") return;
if (pending.length + piece.length > _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.line) {
skipped = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)((pending === "" ? piece : pending).slice(0, 100 + _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_2__.n));
pending = "";
} else pending = pending === "" ? piece : pending + piece;
};
return {
write(chunk) {
if (chunk === "") return;
let start = afterReturn && chunk.charCodeAt(0) === lineFeed ? 1 : 0;
afterReturn = false;
let nextReturn = indexOrEnd(chunk, "\r", start);
let nextFeed = indexOrEnd(chunk, "\n", start);
for (let end = Math.min(nextReturn, nextFeed); end < chunk.length; end = Math.min(nextReturn, nextFeed)) {
if (pending === "" && skipped === "") takeLine(chunk.slice(start, end), false);
else {
hold(chunk.slice(start, end));
const whole = pending;
pending = "";
takeLine(whole, false);
}
start = end + 1;
if (end === nextReturn) {
if (start === chunk.length) afterReturn = true;
else if (chunk.charCodeAt(start) === lineFeed) start += 1;
nextReturn = indexOrEnd(chunk, "\r", start);
}
if (nextFeed < start) nextFeed = indexOrEnd(chunk, "\n", start);
}
if (start < chunk.length) hold(chunk.slice(start));
},
count: () => number,
end() {
if (pending !== "" || skipped !== "") takeLine(pending, true);
pending = "";
return number;
}
};
}
function indexOrEnd(text, character, from) {
const index = text.indexOf(character, from);
return index === -1 ? text.length : index;
}
}),
29022: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => makeFolder });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function makeFolder(path) {
const missing = [];
let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
while ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false }) === void 0 && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder) {
missing.push(folder);
folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
}
missing.reverse();
for (const one of missing) makeOne(one);
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory()) throw new Error(`${path} is not a folder`);
return missing;
}
function makeOne(folder) {
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
} catch (error) {
if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
}
}
}),
78512: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => patternLines,
r: () => withSlashes,
t: () => matchFiles
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _unfinished_path_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34996);
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71184);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87963);
var _problem_list_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22301);
var _quoted_list_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42300);
var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76760);
var node_os__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48161);
var minimatch__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33581);
const mark = "<job>";
function withoutJob(pattern, segments, depth) {
const place = segments.findIndex((segment) => segment.includes(mark));
if (place === -1) return { segments };
const [before = "", after = "", ...others] = segments[place]?.split(mark) ?? [];
if (others.length > 0 || segments.slice(place + 1).some((segment) => segment.includes(mark))) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The pattern "${pattern}" contains "${mark}" twice.`, { hint: "Write it once, and \"*\" for other names." });
if (/[*?[\\]/.test(before + after) || segments.slice(0, place).includes("**")) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The pattern "${pattern}" has a wildcard that makes the name of the job ambiguous.`, { hint: `Write no "**" before "${mark}", and no wildcard in the same name, such as "artifacts/results-${mark}/**/*.xml".` });
return {
segments: segments.with(place, `${before}*${after}`),
job: {
index: depth + place,
before: before.length,
after: after.length
}
};
}
function jobAt({ index, before, after }, names) {
const name = names[index] ?? "";
return name.slice(before, name.length - after) || void 0;
}
const foreignFolders = new Set(["node_modules", ".git"]);
const nothing = [];
function createMatcher(groups, isWindows) {
const fold = (text) => isWindows ? text.toLowerCase() : text;
const first = groups.flatMap((patterns, group) => patterns.map((pattern, index) => chain({
group,
index,
pattern
})));
const advance = (state, name, passOver) => {
const isForeign = passOver && foreignFolders.has(fold(name));
const reached = new Set();
for (const step of state) {
if (isForeign && !step.owner.pattern.negated && !namesFolder(step.owner.pattern, name, fold)) continue;
if (step.kind !== "name") reach(reached, step);
else if (step.accepts(name)) reach(reached, step.next);
}
return withoutDeadSteps([...reached]);
};
const unasked = new WeakMap();
const enter = (state, name) => {
if (state.some((step) => step.kind === "name" && step.accepts(name)) || foreignFolders.has(fold(name))) return advance(state, name, true);
const known = unasked.get(state) ?? advance(state, name, true);
unasked.set(state, known);
return known;
};
const latest = new WeakMap();
const sharedMatches = (state, name) => {
const found = matches(state, name);
const last = latest.get(state);
if (last?.length === found.length && last.every((match, position) => match === found[position])) return last;
latest.set(state, found);
return found;
};
return {
start: (volume) => {
const reached = new Set();
for (const step of first) if (fold(step.owner.pattern.searchPath.volume) === fold(volume)) reach(reached, step);
return withoutDeadSteps([...reached]);
},
enter,
approach: (state, name) => advance(state, name, false),
matches: sharedMatches
};
}
function chain(owner) {
const makeStep = (next, segment) => segment === "any-depth" ? {
owner,
kind: segment,
next
} : {
owner,
kind: "name",
accepts: segment,
next
};
return owner.pattern.segments.reduceRight(makeStep, {
owner,
kind: "below"
});
}
function reach(reached, step) {
reached.add(step);
if (step.kind === "any-depth") reach(reached, step.next);
}
const namesFolder = (pattern, name, fold) => [...pattern.literals].some((literal) => fold(literal) === fold(name));
function withoutDeadSteps(steps) {
const excluding = steps.filter((step) => step.kind === "below" && step.owner.pattern.negated);
const left = excluding.length === 0 ? steps : steps.filter(({ owner }) => !excluding.some((later) => later.owner.group === owner.group && later.owner.index > owner.index));
return left.some((step) => !step.owner.pattern.negated) ? left : nothing;
}
const acceptsFile = (step, name) => {
if (step.kind !== "name") return step.kind === "below";
return step.next.kind === "below" && !step.owner.pattern.foldersOnly && step.accepts(name);
};
function matches(state, name) {
const matched = [];
for (const step of state) {
if (step.owner === matched.at(-1) || !acceptsFile(step, name)) continue;
if (step.owner.pattern.negated) removeMatches(matched, step.owner.group);
else matched.push(step.owner);
}
return matched.length === 0 ? nothing : matched;
}
function removeMatches(matched, group) {
while (matched.at(-1)?.group === group) matched.pop();
}
const withSlashes = (path, isWindows) => isWindows ? path.replaceAll("\\", "/") : path;
const volumeOf = (path) => /^(?:[A-Za-z]:|\/\/[^/]+(?:\/[^/]+)?)/.exec(path)?.[0] ?? "";
function splitPath(absolutePath, isWindows) {
const path = withSlashes(absolutePath, isWindows);
const volume = isWindows ? volumeOf(path) : "";
const names = [];
for (const name of path.slice(volume.length).split("/")) if (name === "..") names.pop();
else if (name !== "" && name !== ".") names.push(name);
return {
volume,
names
};
}
const joinedPath = ({ volume, names }) => `${volume}/${names.join("/")}`;
function relativePath(folder, file, isWindows) {
const same = (a, b) => a === b || isWindows && a?.toLowerCase() === b?.toLowerCase();
if (!same(folder.volume, file.volume)) return joinedPath(file);
let shared = 0;
while (shared < folder.names.length && shared < file.names.length && same(folder.names[shared], file.names[shared])) shared += 1;
return [...folder.names.slice(shared).map(() => ".."), ...file.names.slice(shared)].join("/") || ".";
}
const isBelow = (folder, path, isWindows) => {
const relative = relativePath(folder, path, isWindows);
return relative !== ".." && !relative.startsWith("../") && relative !== joinedPath(path);
};
function outermost(searchPaths, isWindows) {
const keyOf = (path) => `${isWindows ? joinedPath(path).toLowerCase() : joinedPath(path)}/`.replace(/(?<!\/)\/+$/, "/");
const byKey = new Map(searchPaths.map((path) => [keyOf(path), path]));
const outer = [];
let last = "";
for (const key of [...byKey.keys()].sort()) {
if (last !== "" && key.startsWith(last)) continue;
last = key;
const path = byKey.get(key);
if (path !== void 0) outer.push(path);
}
return outer;
}
const segmentsOf = (text) => text.split("/").filter((segment) => segment !== "");
function splitPattern(pattern, { cwd, home, isWindows }) {
const text = withSlashes(pattern, isWindows);
const here = splitPath(cwd, isWindows);
const volume = isWindows ? volumeOf(text) : "";
if (volume !== "") {
if (/[*?[]/.test(volume)) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The pattern "${pattern}" has a wildcard in the name of its server or share.`, { hint: "Write both names in full." });
const rest = text.slice(volume.length);
return {
base: volume.length === 2 && !rest.startsWith("/") && volume.toLowerCase() === here.volume.toLowerCase() ? here : {
volume,
names: []
},
segments: segmentsOf(rest)
};
}
if (text.startsWith("/")) return {
base: {
volume: here.volume,
names: []
},
segments: segmentsOf(text)
};
if (text === "~" || text.startsWith("~/")) return {
base: splitPath(home, isWindows),
segments: segmentsOf(text.slice(1))
};
const segments = segmentsOf(text);
const names = [...here.names];
let dots = 0;
for (; segments[dots] === "." || segments[dots] === ".."; dots += 1) if (segments[dots] === "..") names.pop();
return {
base: {
volume: here.volume,
names
},
segments: segments.slice(dots)
};
}
const star = "[^/]*?";
function withoutBacktracking(glob) {
const [start = "", ...pieces] = glob.source.split(star);
const end = pieces.pop();
if (end === void 0 || pieces.length === 0) return glob;
const firstOccurrences = pieces.map((piece, index) => `(?=(${star}${piece}))\\${index + 1}`);
return new RegExp(`${start}${firstOccurrences.join("")}${star}${end}`, glob.flags);
}
const patternLines = (texts) => texts.flatMap((text) => text.split(/\r\n|\n|\r/)).map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
const parsePatterns = (texts, context) => patternLines(texts).map((line) => parsePattern(line, context));
function parsePattern(line, context) {
const { isWindows } = context;
const marks = /^[!\s]*/.exec(line)?.[0] ?? "";
const text = line.slice(marks.length);
if (text === "") throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The pattern "${line}" is empty.`, { hint: "Write a path or glob after \"!\"." });
const { base, segments } = splitPattern(text, context);
const { segments: globs, job } = withoutJob(line, segments, base.names.length);
const parts = parseSegments(line, globs, isWindows);
const isDots = (part) => part === "." || part === "..";
if (segments.some(isDots) || parts.some(isDots)) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The pattern "${line}" has a "." or ".." after its front.`, { hint: "Write the path without it." });
const isLiteral = (part) => typeof part === "string";
const firstWildcard = parts.findIndex((part) => !isLiteral(part));
const literals = parts.filter(isLiteral);
const compiled = [...base.names, ...parts].map((part) => compile(part, isWindows));
while (compiled.at(-1) === "any-depth") compiled.pop();
return {
text: line,
negated: marks.replaceAll(/\s/g, "").length % 2 === 1,
foldersOnly: text.endsWith("/") || isWindows && text.endsWith("\\"),
searchPath: {
volume: base.volume,
names: [...base.names, ...firstWildcard === -1 ? literals : literals.slice(0, firstWildcard)]
},
segments: compiled,
literals: new Set(literals),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ job })
};
}
function parseSegments(line, segments, isWindows) {
if (segments.length === 0) return [];
const options = {
dot: true,
nobrace: true,
nocase: isWindows,
nocaseMagicOnly: true,
nocomment: true,
noext: true,
nonegate: true
};
try {
const parts = new minimatch__WEBPACK_IMPORTED_MODULE_8__.VR(segments.join("/"), {
...options,
platform: isWindows ? "win32" : "linux"
}).set[0];
if (parts !== void 0) return parts;
} catch (cause) {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The pattern "${line.slice(0, 100)}\u2026" cannot be used: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(cause)}.`, { cause });
}
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The pattern "${line}" is not a valid glob.`, { hint: "Write a literal \"[\" as \"[[]\"." });
}
const literalEnding = ({ _glob = "" }) => _glob.slice(Math.max(...[
"*",
"?",
"[",
"]",
"\\"
].map((special) => _glob.lastIndexOf(special))) + 1);
function compile(part, isWindows) {
if (part === minimatch__WEBPACK_IMPORTED_MODULE_8__.ZN) return "any-depth";
if (typeof part !== "string") {
const glob = withoutBacktracking(part);
const ending = isWindows ? "" : literalEnding(part);
return (name) => name.endsWith(ending) && glob.test(name);
}
if (!isWindows) return (name) => name === part;
const lowerCase = part.toLowerCase();
return (name) => name.toLowerCase() === lowerCase;
}
const names = [
"failsafe-summary*.xml",
"*.dump",
"*.dumpstream"
];
const mavenCollectors = (collectors) => collectors.flatMap(({ key, include, exclude, wellKnown, named }) => {
if (key === "files" || wellKnown === true) return [];
const patterns = [...new Set(patternLines(include).flatMap((pattern) => /^([^!].*[\\/]|)TEST-[^\\/]*$/.exec(pattern)?.[1] ?? []))].flatMap((folder) => names.map((name) => folder + name));
if (patterns.length === 0) return [];
return [{
key: "junit",
include: patterns,
exclude,
metadata: {},
wellKnown: true,
wide: patterns,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ named })
}];
});
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const isUnprintable = (path) => unprintable.test(path);
const shortEscapes = new Map([
["\n", "\\n"],
["\r", "\\r"],
["	", "\\t"]
]);
const escapePath = (path) => path.replace(new RegExp(unprintable.source, "g"), (character) => shortEscapes.get(character) ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
function createSearchProblems(displayed, maximumEntries) {
const problems = (0, _problem_list_mjs__WEBPACK_IMPORTED_MODULE_3__.t)();
const links = [];
return {
add(path, leftOut) {
switch (leftOut.reason) {
case "unreadable":
problems.add({
severity: "warning",
message: `The folder could not be read and is left out: ${leftOut.error.message}.`,
path: displayed(path)
});
break;
case "outside":
links.push(displayed(path));
break;
case "unprintable":
problems.add({
severity: "warning",
message: `The path "${escapePath(displayed(path))}" contains control characters and is left out. Rename it.`
});
break;
case "limit": problems.add({
severity: "warning",
kind: "incomplete",
message: `The search stopped here after ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(maximumEntries)} files and folders. Narrow "include" to the folders with results.`,
path: displayed(path)
});
}
},
list() {
if (links.length === 0) return problems.list();
return [{
severity: "warning",
message: `${links.length === 1 ? "A link leads" : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(links.length)} links lead`} out of the working directory and ${links.length === 1 ? "is" : "are"} not followed: ${(0, _quoted_list_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(links.sort())}. To search there, pass the link as a path to the command or the step.`
}, ...problems.list()];
}
};
}
const realPathOf = (path, isWindows) => withSlashes(node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync.native(path), isWindows);
function createRealRoots(folders, isWindows) {
const fold = (path) => isWindows ? path.toLowerCase() : path;
const roots = [...new Set(folders)].flatMap((folder) => {
try {
return [fold(realPathOf(folder, isWindows))];
} catch {
return [];
}
});
return (realPath) => {
const path = fold(realPath);
return roots.some((root) => path === root || path.startsWith(root.endsWith("/") ? root : `${root}/`));
};
}
function createSearchScope(here, collectors, groups, isWindows) {
const startsOf = (isWanted) => groups.flatMap((patterns, group) => patterns.filter(({ negated, searchPath }) => !negated && isWanted(collectors[group], searchPath)).map(({ searchPath }) => joinedPath(searchPath)));
const isShared = createRealRoots([joinedPath(here), ...startsOf((_, start) => !isBelow(here, start, isWindows))], isWindows);
const isNamed = createRealRoots(startsOf((collector) => collector?.named === true), isWindows);
return {
isInside: (realPath) => isShared(realPath) || isNamed(realPath),
isShared
};
}
function walk(matcher, starts, { isWindows, isInside, maximumEntries, onLeftOut, readFolder = node_fs__WEBPACK_IMPORTED_MODULE_5__.opendirSync }) {
const found = [];
const folders = [];
const linked = [];
const visited = new Map();
let entries = 0;
const add = (path, realPath, matches, links) => {
if (matches.length > 0) found.push({
path,
realPath,
matches,
links
});
};
const attempt = (path, action) => {
try {
return action();
} catch (error) {
if (!isNodeError(error)) throw error;
if (![
"ENOENT",
"ENOTDIR",
"ELOOP"
].includes(error.code ?? "")) onLeftOut(path, {
reason: "unreadable",
error
});
return;
}
};
const targetOf = (path) => {
const realPath = realPathOf(path, isWindows);
if (isInside(realPath)) return realPath;
onLeftOut(path, { reason: "outside" });
};
const follow = (parent, path, state, matches) => {
attempt(path, () => {
const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_5__.statSync)(path);
const links = parent.links + 1;
const realPath = (stats.isFile() ? matches.length > 0 : stats.isDirectory() && state.length > 0) ? targetOf(path) : void 0;
if (realPath === void 0) return;
if (stats.isFile()) add(path, realPath, matches, links);
else linked.push({
path,
realPath,
state,
links,
parent
});
});
};
const look = (folder, entry, prefix, realPrefix) => {
const { name } = entry;
const path = prefix + name;
const realPath = prefix === realPrefix ? path : realPrefix + name;
const matches = entry.isDirectory() ? [] : matcher.matches(folder.state, name);
const state = entry.isFile() ? [] : matcher.enter(folder.state, name);
if (matches.length === 0 && state.length === 0) return;
if (entry.isFIFO() || entry.isSocket() || entry.isCharacterDevice() || entry.isBlockDevice()) return;
if (isUnprintable(name)) onLeftOut(path, { reason: "unprintable" });
else if (entry.isFile()) add(path, realPath, matches, folder.links);
else if (entry.isDirectory()) folders.push({
path,
realPath,
state,
links: folder.links,
parent: folder
});
else follow(folder, path, state, matches);
};
const list = (folder) => {
const prefix = withSlash(folder.path);
const realPrefix = withSlash(folder.realPath);
const reader = attempt(folder.path, () => readFolder(folder.path));
if (reader === void 0) return true;
try {
const next = () => attempt(folder.path, () => reader.readSync()) ?? void 0;
for (let entry = next(); entry !== void 0; entry = next()) {
if (entries === maximumEntries) {
onLeftOut(folder.path, { reason: "limit" });
return false;
}
entries += 1;
look(folder, entry, prefix, realPrefix);
}
} finally {
reader.closeSync();
}
return true;
};
const begin = (start) => {
const path = joinedPath(start);
const name = start.names.at(-1);
const around = start.names.slice(0, -1).reduce(matcher.approach, matcher.start(start.volume));
attempt(path, () => {
const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_5__.statSync)(path);
const links = (0, node_fs__WEBPACK_IMPORTED_MODULE_5__.lstatSync)(path).isSymbolicLink() ? 1 : 0;
const matches = stats.isFile() && name !== void 0 ? matcher.matches(around, name) : [];
const state = name === void 0 ? around : matcher.approach(around, name);
const realPath = (stats.isFile() ? matches.length > 0 : stats.isDirectory() && state.length > 0) ? targetOf(path) : void 0;
if (realPath === void 0) return;
if (stats.isFile()) add(path, realPath, matches, links);
else folders.push({
path,
realPath,
state,
links
});
});
};
for (const start of starts) begin(start);
for (let folder = folders.pop() ?? linked.pop(); folder !== void 0; folder = folders.pop() ?? linked.pop()) {
if (folder.links > 0 && isCircular(folder)) continue;
if (isNew(visited, folder) && !list(folder)) break;
}
return found;
}
const withSlash = (path) => path.endsWith("/") ? path : `${path}/`;
const isNodeError = (error) => error instanceof Error && "code" in error;
function isCircular({ parent, realPath }) {
for (let folder = parent; folder !== void 0; folder = folder.parent) if (folder.realPath === realPath) return true;
return false;
}
function isNew(visited, { realPath, state }) {
const states = visited.get(realPath);
if (states === void 0) {
visited.set(realPath, [state]);
return true;
}
if (states.some((known) => known.length === state.length && known.every((step, index) => step === state[index]))) return false;
states.push(state);
return true;
}
const entriesOfOneSearch = 1e6;
function matchFiles({ cwd, collectors: own, readFolder, maximumEntries = entriesOfOneSearch }) {
const collectors = [...own, ...mavenCollectors(own)];
const isWindows = process.platform === "win32";
const context = {
cwd: (0, node_path__WEBPACK_IMPORTED_MODULE_6__.resolve)(cwd),
home: (0, node_os__WEBPACK_IMPORTED_MODULE_7__.homedir)(),
isWindows
};
const groups = collectors.map(({ include, exclude }) => {
return parsePatterns([...include, ...patternLines(exclude).map((line) => `!${line}`)], context);
});
const here = splitPath(context.cwd, isWindows);
const prefix = `${joinedPath(here)}/`;
const displayed = (path) => path.startsWith(prefix) ? path.slice(prefix.length) : relativePath(here, splitPath(path, isWindows), isWindows);
const problems = createSearchProblems(displayed, maximumEntries);
const starts = groups.flat().flatMap((pattern) => pattern.negated ? [] : [pattern.searchPath]);
const isPrintable = (start) => {
if (!isUnprintable(displayed(joinedPath(start)))) return true;
problems.add(joinedPath(start), { reason: "unprintable" });
return false;
};
const scope = createSearchScope(here, collectors, groups, isWindows);
const walked = walk(createMatcher(groups, isWindows), outermost(starts, isWindows).filter(isPrintable), {
isWindows,
isInside: scope.isInside,
maximumEntries,
onLeftOut: problems.add,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ readFolder })
});
const describe = createDescriber(collectors, groups);
const fold = (path) => isWindows ? path.toLowerCase() : path;
const files = [];
for (const { path, realPath, matches: found } of unify(walked)) {
if ((0, _unfinished_path_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(path)) continue;
const { all, named, literals, jobPlace } = describe(found);
const matches = scope.isShared(realPath) ? all : named;
if (matches.length === 0) continue;
const isNamed = literals.some((literal) => fold(literal) === fold(path));
const file = {
absolutePath: path,
path: displayed(path),
matches,
isNamed
};
const job = jobPlace && jobAt(jobPlace, splitPath(path, isWindows).names);
files.push(job === void 0 ? file : {
...file,
job
});
}
return {
files: files.sort((a, b) => byCodeUnits(a.path, b.path)),
problems: problems.list()
};
}
function createDescriber(collectors, groups) {
const byKey = new Map();
const byList = new WeakMap();
const describe = (matches) => {
const key = matches.map(({ group, index }) => `${group}:${index}`).join();
const known = byKey.get(key);
if (known !== void 0) return known;
const all = describeMatches(new Set(key.split(",")), collectors, groups);
const described = {
all,
named: all.filter(({ collector }) => collector.named),
literals: literalsOf(matches, collectors, groups),
jobPlace: matches.flatMap(({ group, index }) => groups[group]?.[index]?.job ?? [])[0]
};
byKey.set(key, described);
return described;
};
return (matches) => {
const described = byList.get(matches) ?? describe(matches);
byList.set(matches, described);
return described;
};
}
function literalsOf(matches, collectors, groups) {
const literal = matches.flatMap(({ group, index }) => collectors[group]?.key === "files" ? [] : groups[group]?.[index] ?? []).filter(({ searchPath, segments }) => searchPath.names.length === segments.length);
return [...new Set(literal.map(({ searchPath }) => joinedPath(searchPath)))];
}
function describeMatches(matches, collectors, groups) {
return collectors.flatMap((collector, group) => {
const patterns = (groups[group] ?? []).filter((_, index) => matches.has(`${group}:${index}`)).map(({ text }) => text);
return patterns.length === 0 ? [] : [{
collector,
patterns
}];
});
}
const byCodeUnits = (a, b) => a < b ? -1 : a > b ? 1 : 0;
function unify(found) {
if (found.every(({ path, realPath }) => path === realPath)) return found;
const sorted = [...found].sort((a, b) => a.links - b.links || byCodeUnits(a.path, b.path));
return [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_9__.a)(sorted, ({ realPath }) => realPath).values()].flatMap(([first, ...others]) => {
if (first === void 0) return [];
return others.length === 0 ? [first] : [{
...first,
matches: [...first.matches, ...others.flatMap(({ matches }) => matches)]
}];
});
}
}),
96111: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => queuedPullRequest,
t: () => queuedBranch
});
const queueRef = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d{1,15})-[0-9a-f]{40,64}$/;
const queuedBranch = (ref) => queueRef.exec(ref ?? "")?.[1];
function queuedPullRequest(ref) {
const number = queueRef.exec(ref ?? "")?.[2];
return number === void 0 ? void 0 : Number(number);
}
}),
83568: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => mochaEvent });
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60165);
const types = [
"start",
"pass",
"fail",
"end"
];
const isType = (value) => types.includes(value);
function mochaEvent(value) {
if (!Array.isArray(value) || value.length !== 2) return void 0;
const [type, fields] = value;
return isType(type) && (0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(fields) ? {
type,
fields
} : void 0;
}
}),
75814: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => pathLinesAfter,
n: () => namingParts,
r: () => nextNaming,
t: () => mayNameFile
});
const namingParts = {
jenkins: ["[[ATTACHMENT|"],
vitest: [" screenshot:", "Diff image:"],
jestImageSnapshot: ["See diff for details:"],
flutter: ["Failure feedback", "Golden \""],
selenideImage: ["Screenshot: "],
selenidePage: ["Page source: "],
rails: ["[Screenshot "]
};
const parts = Object.values(namingParts).flat();
const anyPart = /\[\[ATTACHMENT\|| screenshot:|Diff image:|See diff for details:|Failure feedback|Golden "|Screenshot: |Page source: |\[Screenshot /g;
function mayNameFile(text) {
for (const part of parts) if (text.includes(part)) return true;
return false;
}
function nextNaming(text, start) {
anyPart.lastIndex = start;
return anyPart.exec(text)?.index ?? -1;
}
function pathLinesAfter(line) {
if (line.includes(namingParts.jenkins[0])) return 0;
if (line.includes(namingParts.flutter[0])) return 2;
return /[/\\.]/.test(line.slice(line.lastIndexOf(":") + 1)) ? 0 : 1;
}
}),
22499: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => readNdjson,
t: () => createNdjsonReader
});
var _line_reader_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59459);
const byteOrderMark = 65279;
async function readNdjson(chunks, handlers) {
const lines = createNdjsonReader(handlers);
for await (const chunk of chunks) lines.write(chunk);
return lines.end();
}
function createNdjsonReader({ value, fault, shortcut }) {
return (0, _line_reader_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
line(text, line, isCut) {
const quick = shortcut?.(text);
if (quick !== void 0) {
value(quick, line, text.length);
return;
}
const json = text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text;
const mayBe = mayBeJson(json);
const parsed = mayBe ? parse(json) : noValue;
if (parsed !== noValue) value(parsed, line, text.length);
else if (mayBe) fault({
line,
kind: isCut ? "cut-off" : "not-json",
text: json
});
else if (json.trim() !== "") fault({
line,
kind: "not-json",
text: json
});
},
tooLong: (text, line) => fault({
line,
kind: "too-long",
text
})
});
}
const noValue = Symbol("no value");
function parse(json) {
try {
return JSON.parse(json);
} catch {
return noValue;
}
}
function mayBeJson(text) {
for (let index = 0; index < text.length; index += 1) switch (text.charCodeAt(index)) {
case 32:
case 9: break;
case 123:
case 91:
case 34:
case 45:
case 102:
case 110:
case 116: return true;
default: {
const code = text.charCodeAt(index);
return code >= 48 && code <= 57;
}
}
return false;
}
}),
86761: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => suggestion,
t: () => nearestName
});
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
const maximumLength = 64;
const lettersOf = (name) => [...name].sort().join("");
function nearestName(name, known) {
if (name.length > maximumLength) return void 0;
const lowered = name.toLowerCase();
const letters = lettersOf(lowered);
let nearest;
let least = Math.max(1, Math.floor(name.length / 3)) + 1;
for (const candidate of known) {
const edits = lettersOf(candidate.toLowerCase()) === letters ? 1 : (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(lowered, candidate.toLowerCase());
if (edits < least) {
least = edits;
nearest = candidate;
}
}
return nearest;
}
function suggestion(name, known) {
const nearest = nearestName(name, known);
return nearest === void 0 ? `known: ${known.join(", ")}` : `did you mean "${nearest}"?`;
}
}),
38487: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => parseTimeSpan,
n: () => parseDuration,
r: () => parseNumber,
t: () => durationOf
});
const maximumLength = 100;
function parseNumber(text) {
if (text === void 0 || text === "" || text.length > maximumLength) return void 0;
const plain = Number(text);
if (Number.isFinite(plain)) return text.trim() === "" ? void 0 : plain;
const compact = text.replace(/[\s\u00a0\u202f'\u2019_]/g, "");
const comma = compact.lastIndexOf(",");
const dot = compact.lastIndexOf(".");
let normal = compact;
if (comma !== -1 && dot !== -1) normal = comma > dot ? compact.replaceAll(".", "").replace(",", ".") : compact.replaceAll(",", "");
else if (comma !== -1) normal = compact.indexOf(",") === comma ? compact.replace(",", ".") : compact.replaceAll(",", "");
else if (dot !== -1 && compact.indexOf(".") !== dot) normal = compact.replaceAll(".", "");
if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(normal)) return void 0;
const value = Number(normal);
return Number.isFinite(value) ? value : void 0;
}
const unitsInMs = {
ns: 1e-6,
us: .001,
µs: .001,
\u03bcs: .001,
ms: 1,
s: 1e3,
sec: 1e3,
m: 6e4,
min: 6e4,
h: 36e5
};
function parseDuration(text, unitMs) {
if (text === void 0 || text.length > maximumLength) return void 0;
let value = parseNumber(text);
let unit = unitMs;
if (value === void 0) {
const match = /^(.*?[\d.,])\s*([a-zµ\u03bc]+)$/i.exec(text.trim());
const named = match === null ? void 0 : unitsInMs[match[2]?.toLowerCase() ?? ""];
if (match === null || named === void 0) return void 0;
value = parseNumber(match[1]);
unit = named;
}
return value === void 0 ? void 0 : durationOf(value * unit);
}
function durationOf(ms) {
if (ms === void 0 || !(ms >= 0) || ms === Number.POSITIVE_INFINITY) return void 0;
return Math.round(ms * 1e6) / 1e6;
}
function parseTimeSpan(text) {
if (text === void 0 || text.length > maximumLength) return void 0;
const match = /^\s*(?:(\d+)\.)?(\d+):(\d+):(\d+(?:[.,]\d+)?)\s*$/.exec(text);
if (match === null) return parseDuration(text, 1e3);
const [, days = "0", hours = "0", minutes = "0", seconds = "0"] = match;
return durationOf(((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 6e4 + Number(seconds.replace(",", ".")) * 1e3);
}
}),
66604: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => once });
function once(make) {
let made;
return () => {
made ??= { value: make() };
return made.value;
};
}
}),
18991: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => realPath,
n: () => namedFiles,
r: () => refuseToOverwrite,
t: () => collectedInputs
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _match_files_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78512);
var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
function realPath(path) {
try {
return node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync.native(path);
} catch {
const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
return parent === path ? path : (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(realPath(parent), (0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path));
}
}
function findSameFile(path, others) {
const own = identityOf(path);
for (const other of others) if (identityOf(other) === own) return other;
}
function identityOf(path) {
try {
const { dev, ino } = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(path, { bigint: true });
return `${dev}:${ino}`;
} catch {
return filePlace(path);
}
}
function filePlace(path) {
const place = realPath(path);
return process.platform === "win32" || process.platform === "darwin" ? place.toLowerCase() : place;
}
const collectedInputs = (files) => files.flatMap(({ path, kind, collectors }) => {
if (kind !== "artifact" && kind !== "foreign") return [{
path,
kind: "read",
because: "which the run reads"
}];
return collectors.includes("files") ? [{
path,
kind: "kept",
because: "which \"files\" includes"
}] : [];
});
function refuseToOverwrite({ what, path }, needed, cwd) {
const byPath = new Map(needed.map((file) => [(0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(cwd, file.path), file]));
const found = byPath.get(findSameFile(path, byPath.keys()) ?? "");
if (found === void 0) return;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${what} would overwrite ${JSON.stringify(found.path)}, ${found.because}.`, { hint: "Name another file." });
}
function namedFiles({ cwd, baseline = [], history }, configPath) {
const config = configPath === void 0 ? [] : [{
path: configPath,
because: "the configuration file"
}];
const written = history?.output === void 0 ? [] : [{
path: history.output,
because: "which \"history-output\" names"
}];
return [
...config,
...matchedFiles(cwd, baseline, "baseline"),
...matchedFiles(cwd, history?.files ?? [], "history"),
...written
];
}
function matchedFiles(cwd, patterns, option) {
if (patterns.length === 0) return [];
const { files } = (0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_1__.t)({
cwd,
collectors: [{
key: "events",
include: patterns,
exclude: [],
metadata: {},
named: true
}]
});
return files.map(({ path }) => ({
path,
because: `which "${option}" names`
}));
}
}),
19077: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => repository,
r: () => version,
t: () => description
});
var version = "0.1.0";
var description = "Reads the result files of your tests, reports them and keeps their history: a GitHub Action, a command and a server.";
var repository = {
"type": "git",
"url": "git+https://github.com/OWNER/build-report.git"
};
}),
11388: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => parseHex });
function parseHex(text, start) {
let value = 0;
for (let index = start; index < start + 8; index += 1) {
const code = text.charCodeAt(index);
value = value << 4 | (code & 15) + (code >> 6) * 9;
}
return value >>> 0;
}
}),
22301: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createProblemList });
var _unlisted_problems_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9554);
const maximumProblems = 20;
function createProblemList(path) {
const kept = [];
const unlisted = (0, _unlisted_problems_mjs__WEBPACK_IMPORTED_MODULE_0__.t)();
const withPath = (problem) => path === void 0 ? problem : {
path,
...problem
};
return {
add(problem) {
if (kept.length < maximumProblems) kept.push(withPath(problem));
else unlisted.add(problem);
},
clear() {
kept.length = 0;
unlisted.clear();
},
list: () => [...kept, ...unlisted.list().map(withPath)]
};
}
}),
89386: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => problemRecord,
t: () => problemOf
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
const kinds = [
"incomplete",
"unreadable",
"delivery",
"missing",
"attachment",
"flaky"
];
const problemRecord = ({ kind, ...problem }) => ({
kind: "problem",
...problem,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ problem: kind })
});
function problemOf({ severity, problem, message, path, line, column }) {
const kind = kinds.find((known) => known === problem);
return {
severity,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ kind }),
message,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
path,
line,
column
})
};
}
}),
64530: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => compareAge });
function compareAge(a, b) {
if (a.timestamp !== void 0 && b.timestamp !== void 0 && a.timestamp !== b.timestamp) return a.timestamp - b.timestamp;
return a.build === void 0 || b.build === void 0 ? 0 : compareNaturally(a.build, b.build);
}
function compareNaturally(a, b) {
const others = splitNumbers(b);
for (const [index, part] of splitNumbers(a).entries()) {
const other = others[index];
if (other === void 0) return 1;
if (index % 2 === 1 && part.length !== other.length) return part.length - other.length;
if (part !== other) return part < other ? -1 : 1;
}
return 0;
}
const splitNumbers = (name) => name.split(/(\d+)/).map((part, index) => index % 2 === 1 ? part.replace(/^0+(?=\d)/, "") : part);
}),
48970: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => placeOfNewQuarantine,
n: () => findQuarantineNextTo,
r: () => loadQuarantine,
t: () => findQuarantine
});
var _work_tree_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82309);
var _config_source_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2405);
var _find_config_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28705);
var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
const quarantineFileName = ".service-quarantine.json";
const findName = (folder) => (0, node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(folder, ".service-quarantine.json")) ? quarantineFileName : void 0;
const findQuarantine = (cwd, env) => (0, _find_config_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(cwd, env, findName);
function findQuarantineNextTo(configPath, cwd) {
const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(cwd, configPath));
return findName(folder) === void 0 ? void 0 : (0, _config_source_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(cwd, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(folder, quarantineFileName));
}
function placeOfNewQuarantine(cwd, configPath) {
const folder = configPath === void 0 ? (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(cwd) ?? cwd : (0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(cwd, configPath));
return (0, _config_source_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(cwd, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(folder, quarantineFileName));
}
async function loadQuarantine(cwd, path) {
const text = await (0, _config_source_mjs__WEBPACK_IMPORTED_MODULE_1__.a)((0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(cwd, path), {
noun: "quarantine file",
path
});
if (text === void 0) return {
list: {
path,
entries: [],
lines: new Map()
},
warnings: []
};
const { parseQuarantine } = await Promise.all([
__webpack_require__.e(9547),
__webpack_require__.e(174),
__webpack_require__.e(209)
]).then(__webpack_require__.bind(__webpack_require__, 209));
return parseQuarantine({
path,
text
});
}
}),
64561: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => quote,
t: () => isPlain
});
var _well_formed_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74193);
const plainText = /^[ !#-[\]-~]*$/;
const isPlain = (text) => plainText.test(text);
const quote = (text) => isPlain(text) ? `"${text}"` : JSON.stringify((0, _well_formed_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(text));
}),
42300: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => quotedList });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
function quotedList(names, limit = 5) {
const shown = names.slice(0, limit).map((name) => `"${name}"`);
return names.length <= limit ? shown.join(", ") : `${shown.join(", ")} and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(names.length - limit)} more`;
}
}),
6412: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => relative_paths_exports,
r: () => withRelativePaths,
t: () => checkoutRoots
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47931);
var relative_paths_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
checkoutRoots: () => checkoutRoots,
withRelativePaths: () => withRelativePaths
});
function checkoutRoots(folders) {
const roots = folders.map((folder) => folder.normalize("NFC").replaceAll("\\", "/"));
return [...new Set(roots)].filter((root) => /^(?:[A-Za-z]:)?\/[^/]/.test(root)).sort((a, b) => a.length - b.length);
}
const colon = 58;
const slash = 47;
function withRelativePaths(text, roots) {
let result = "";
let copied = 0;
for (let index = text.indexOf("/"); index !== -1; index = text.indexOf("/", Math.max(index + 1, copied))) {
const start = pathStart(text, index);
if (start === void 0) continue;
const end = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__._n)({
text,
start,
hasDrive: start < index
}, roots);
if (end === void 0) continue;
const rest = text.charCodeAt(end) === slash ? end + 1 : end;
const isFolder = rest === text.length || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.vn)(text.charCodeAt(rest));
result += `${text.slice(copied, withScheme(text, start))}${isFolder ? "." : ""}`;
copied = rest;
}
return copied === 0 ? text : result + text.slice(copied);
}
function pathStart(text, index) {
if (text.charCodeAt(index + 1) === slash) return void 0;
if (index === 0) return 0;
const before = text.charCodeAt(index - 1);
if (before === colon && isDrive(text, index - 2)) return index - 2;
if ((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.vn)(before)) return index;
return text.startsWith("file://", index - 7) && index >= 7 ? index : void 0;
}
function isDrive(text, index) {
const letter = text.charCodeAt(index) | 32;
if (index < 0 || letter < 97 || letter > 122) return false;
return index === 0 || text.charCodeAt(index - 1) === slash || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.vn)(text.charCodeAt(index - 1));
}
function withScheme(text, start) {
return start - ([
"file:///",
"file://",
"file:/",
"file:"
].find((front) => start >= front.length && text.startsWith(front, start - front.length))?.length ?? 0);
}
}),
57449: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => isSameName });
const isSameName = (one, other) => one?.toLowerCase() === other?.toLowerCase();
}),
50451: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => findProgram,
t: () => findRepository
});
var _inner_path_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13043);
var _work_tree_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82309);
var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var node_child_process__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31421);
function findProgram(name, workTree, env) {
const file = process.platform === "win32" ? `${name}.exe` : name;
const folders = (env.PATH ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter).filter((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(folder) && !isInside(workTree, folder));
const path = folders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, file)).find(isProgram);
return path === void 0 ? void 0 : {
path,
searchPath: folders.join(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter)
};
}
function isInside(workTree, folder) {
if (workTree === (0, node_path__WEBPACK_IMPORTED_MODULE_3__.parse)(workTree).root) return false;
try {
return (0, _inner_path_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(workTree, (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(folder)) !== void 0;
} catch {
return false;
}
}
function isProgram(path) {
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_2__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.X_OK);
return (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(path).isFile();
} catch {
return false;
}
}
const safeSettings = [
"core.fsmonitor=",
"core.hooksPath=/dev/null",
"credential.helper=",
"fetch.bundleURI=",
"safe.bareRepository=explicit"
];
const repositoryVariables = new Set([
"GIT_DIR",
"GIT_WORK_TREE",
"GIT_IMPLICIT_WORK_TREE",
"GIT_COMMON_DIR",
"GIT_INDEX_FILE",
"GIT_OBJECT_DIRECTORY",
"GIT_ALTERNATE_OBJECT_DIRECTORIES",
"GIT_NAMESPACE",
"GIT_PREFIX"
]);
function gitCommand(workTree, program, words, env) {
const inherited = Object.entries(env).filter(([name]) => !repositoryVariables.has(name.toUpperCase()));
return {
file: program.path,
words: [
"--no-pager",
...safeSettings.flatMap((setting) => ["-c", setting]),
"-C",
workTree,
...words
],
options: {
cwd: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(program.path),
env: {
...Object.fromEntries(inherited),
PATH: program.searchPath,
GIT_ALLOW_PROTOCOL: "none",
GIT_NO_LAZY_FETCH: "1",
GIT_CEILING_DIRECTORIES: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(workTree),
GIT_OPTIONAL_LOCKS: "0",
GIT_TERMINAL_PROMPT: "0"
}
}
};
}
const askTimeoutMs = 1e4;
const maximumAnswerBytes = 65536;
const maximumBlobBytes = 1048576;
const listTimeoutMs = 3e4;
const maximumItems = 1e6;
const maximumListBytes = 134217728;
function findRepository(cwd, env = process.env) {
const workTree = (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(cwd);
const program = workTree === void 0 ? void 0 : findProgram("git", workTree, env);
if (workTree === void 0 || program === void 0) return void 0;
return {
ask: (...words) => answerOf(gitCommand(workTree, program, words, env), maximumAnswerBytes)?.trim(),
blob: (hash) => answerOf(gitCommand(workTree, program, [
"cat-file",
"blob",
hash
], env), maximumBlobBytes),
list: (...words) => itemsOf(gitCommand(workTree, program, words, env)),
firstErrorLine: (...words) => firstErrorLineOf(gitCommand(workTree, program, words, env))
};
}
function answerOf({ file, words, options }, maxBuffer) {
try {
return (0, node_child_process__WEBPACK_IMPORTED_MODULE_4__.execFileSync)(file, words, {
...options,
encoding: "utf8",
stdio: [
"ignore",
"pipe",
"ignore"
],
timeout: askTimeoutMs,
killSignal: "SIGKILL",
maxBuffer
});
} catch {
return;
}
}
function itemsOf({ file, words, options }) {
const { stdout, status, error } = (0, node_child_process__WEBPACK_IMPORTED_MODULE_4__.spawnSync)(file, words, {
...options,
stdio: [
"ignore",
"pipe",
"ignore"
],
timeout: listTimeoutMs,
killSignal: "SIGKILL",
maxBuffer: maximumListBytes
});
const isTooLong = error !== void 0 && "code" in error && error.code === "ENOBUFS";
if (status !== 0 && !isTooLong) return void 0;
const items = [];
for (let start = 0; items.length < maximumItems;) {
const end = stdout.indexOf(0, start);
if (end === -1) break;
items.push(stdout.toString("utf8", start, end));
start = end + 1;
}
return items.length === 0 && isTooLong ? void 0 : items;
}
function firstErrorLineOf({ file, words, options }) {
const { stderr } = (0, node_child_process__WEBPACK_IMPORTED_MODULE_4__.spawnSync)(file, words, {
...options,
env: {
...options.env,
LC_ALL: "C"
},
stdio: [
"ignore",
"ignore",
"pipe"
],
encoding: "utf8",
timeout: askTimeoutMs,
killSignal: "SIGKILL",
maxBuffer: maximumAnswerBytes
});
return stderr?.trim().split("\n", 1)[0] || void 0;
}
}),
86836: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => withReporterOverrides,
i: () => unpackedWarning,
n: () => requestedConfig,
o: () => parseKeptEvidence,
r: () => distrust,
t: () => checkSources
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _nearest_name_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86761);
var _idle_expectations_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(235);
var _config_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9061);
var _find_config_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28705);
var _config_source_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2405);
var _glob_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5689);
var _scanner_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69735);
var _working_directory_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34798);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87963);
var _untrusted_event_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1616);
var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76760);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51455);
function parseKeptEvidence(given, name) {
const known = _idle_expectations_mjs__WEBPACK_IMPORTED_MODULE_2__.r.find((word) => word === given);
if (known !== void 0) return known;
const shown = given.slice(0, 100);
const nearest = (0, _nearest_name_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(shown, _idle_expectations_mjs__WEBPACK_IMPORTED_MODULE_2__.r);
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`Invalid ${name} "${shown}"${nearest === void 0 ? "." : `; did you mean "${nearest}"?`}`, { hint: `Use one of ${_idle_expectations_mjs__WEBPACK_IMPORTED_MODULE_2__.r.join(", ")}.` });
}
function withKeptEvidence(config, keep) {
if (keep === void 0) return config;
return (0, _config_mjs__WEBPACK_IMPORTED_MODULE_3__.n)({
...config,
collect: {
...config.collect,
attachments: {
...config.collect.attachments,
keep
}
}
});
}
async function loadConfig(options) {
const source = await (0, _config_source_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(options.cwd, options.path);
if (source === void 0) return {
config: (0, _config_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(),
warnings: []
};
const { parseConfig } = await Promise.all([
__webpack_require__.e(9547),
__webpack_require__.e(174),
__webpack_require__.e(1181),
__webpack_require__.e(4060),
__webpack_require__.e(9107),
__webpack_require__.e(3208),
__webpack_require__.e(1191),
__webpack_require__.e(7604)
]).then(__webpack_require__.bind(__webpack_require__, 71191));
return parseConfig(source);
}
async function configForPaths(config, paths, cwd) {
const targets = await Promise.all(paths.map((path) => targetOf(path, cwd)));
const include = [...new Set(targets.map(({ glob }) => glob))];
const named = new Set(targets.filter(({ isFolder }) => !isFolder).map(({ glob }) => glob));
const folders = include.filter((glob) => !named.has(glob));
const collectors = _config_mjs__WEBPACK_IMPORTED_MODULE_3__.l.flatMap((key) => {
const given = config.collect.collectors.find((collector) => collector.key === key);
if (key === "files") return given === void 0 ? [] : [given];
const { expect: _, ...kept } = given ?? {};
return [{
exclude: [],
metadata: {},
...kept,
key,
include,
named: true,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ folders: folders.length > 0 ? folders : void 0 })
}];
});
const { metadata, attachments } = config.collect;
return (0, _config_mjs__WEBPACK_IMPORTED_MODULE_3__.n)({
...config,
collect: {
collectors,
metadata,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ attachments })
}
});
}
async function targetOf(path, cwd) {
if (path.trim() === "") throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._("A path of results is empty.", { hint: "Name a file, a folder or a glob." });
const kind = path.includes("\0") ? void 0 : await kindOf((0, node_path__WEBPACK_IMPORTED_MODULE_8__.resolve)(cwd, path));
const slashed = process.platform === "win32" ? path.replaceAll("\\", "/") : path;
if (kind !== void 0) {
const plain = (0, _glob_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(node_path__WEBPACK_IMPORTED_MODULE_8__.posix.normalize(slashed).replace(/(?<=.)\/$/, ""));
if (kind === "file") return {
glob: plain,
isFolder: false
};
return {
glob: plain === "." ? "**" : `${plain.replace(/\/$/, "")}/**`,
isFolder: true
};
}
const fault = (0, _glob_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(slashed);
if (fault === void 0 || fault.severity === "warning") return {
glob: slashed,
isFolder: false
};
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The path "${path}" is neither a file nor a glob: ${fault.message}.`);
}
async function kindOf(file) {
try {
return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_9__.stat)(file)).isDirectory() ? "folder" : "file";
} catch {
return;
}
}
function withReporterOverrides(config, { comment, summary, title, html }) {
if (comment === void 0 && summary === void 0 && title === void 0 && html === void 0) return config;
let { reporters } = config.report;
if (comment !== void 0 || title !== void 0) reporters = replaced(reporters, "codehost", (found) => ofCodehost(found, comment, title));
if (summary !== void 0) reporters = withSummaryMode(reporters, summary);
if (html !== void 0) reporters = replaced(reporters, "html", (found) => ofHtml(found, html));
return (0, _config_mjs__WEBPACK_IMPORTED_MODULE_3__.n)({
...config,
report: {
...config.report,
reporters
}
});
}
function ofCodehost(found, comment, title) {
const { isDefault: _, ...given } = found ?? _config_mjs__WEBPACK_IMPORTED_MODULE_3__.r;
return {
...given,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
commentEnabled: comment === void 0 ? void 0 : comment !== "off",
commentMode: comment !== "off" ? comment : void 0,
commentTitle: title === void 0 ? void 0 : literal(title)
})
};
}
function withSummaryMode(reporters, summaryMode) {
if (!reporters.some(({ type }) => type === "codehost") && summaryMode === "off") return reporters;
return replaced(reporters, "codehost", (found) => ({
...found ?? {
..._config_mjs__WEBPACK_IMPORTED_MODULE_3__.r,
commentEnabled: false
},
summaryMode
}));
}
const ofHtml = (found, file) => ({
type: "html",
slot: "html",
...found,
outputFile: literal(file)
});
function replaced(reporters, type, replace) {
const isOfType = (reporter) => reporter.type === type;
const index = reporters.findIndex(isOfType);
return index === -1 ? [...reporters, replace(void 0)] : reporters.with(index, replace(reporters.find(isOfType)));
}
const literal = (text) => (0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(text) ? `{{ '${text.replaceAll("'", "''")}' }}` : text;
function distrust({ noun, outcome, naming, path, isForeign }, env) {
const event = (0, _untrusted_event_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(env);
if (event === void 0 && !isForeign) return void 0;
return {
severity: "warning",
message: event === void 0 ? `${noun} ${path} in the root of the repository ${outcome}: it belongs to another user than the working directory. If you trust the file, ${naming} with --config (input config).` : `${noun} ${path} ${outcome}: on ${event}, a pull request may have brought it. If the file is your own, ${naming} with the input config (--config), and unpack artifacts into a folder of their own.`,
path
};
}
function unpackedWarning({ cwd }, paths, env) {
if ((0, _untrusted_event_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(env) === void 0) return void 0;
const root = (0, node_path__WEBPACK_IMPORTED_MODULE_8__.resolve)(env.GITHUB_WORKSPACE || cwd);
const [path, ...others] = paths.filter((file) => (0, node_path__WEBPACK_IMPORTED_MODULE_8__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_8__.resolve)(cwd, file)) === root);
if (path === void 0) return void 0;
return {
severity: "warning",
message: `${others.length === 0 ? `${path} is` : `${path} and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_7__.w)(others.length, "more file")} with results are`} in the root of the workspace. An artifact that is unpacked there can replace any file. Give actions/download-artifact a path, such as "results", and read the files from there.`,
path
};
}
async function requestedConfig(request, { env, onWarning }) {
const { cwd, configPath, paths, reporters = {} } = request;
(0, _working_directory_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(cwd);
const { config: found, warnings } = configPath === void 0 ? await foundConfig(cwd, env) : await loadConfig({
cwd,
path: configPath
});
const config = withKeptEvidence(found, request.attachments);
for (const warning of warnings) onWarning(warning);
if (paths.length === 0) return withReporterOverrides(config, reporters);
const ofPaths = await configForPaths(config, paths, cwd);
for (const warning of (0, _idle_expectations_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(config)) onWarning(warning);
return withReporterOverrides(ofPaths, reporters);
}
function checkSources({ records, paths }) {
const [path] = paths;
if (records.length === 0 || path === void 0) return;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The path "${path}" cannot be reported together with records files.`, { hint: "Leave out --records (input records) or the paths. Quote a glob after --records, or the shell replaces it by several paths." });
}
async function foundConfig(cwd, env) {
const found = (0, _find_config_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(cwd, env);
if (found === void 0) return {
config: (0, _config_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(),
warnings: []
};
const warning = distrust({
...found,
noun: "The configuration",
outcome: "is ignored, and the default is used",
naming: "name it"
}, env);
if (warning !== void 0) return {
config: (0, _config_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(),
warnings: [warning]
};
return loadConfig({
cwd,
path: found.path
});
}
}),
21390: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => collectedFile,
c: () => foldersRead,
d: () => foundInstead,
f: () => noticeLines,
i: () => createCommittedList,
l: () => uniteFolders,
n: () => createCommittedFiles,
o: () => withoutAttachments,
p: () => noticesJson,
r: () => describeNeighbours,
s: () => folderOf,
t: () => requestedQuarantine,
u: () => withoutParts
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(71184);
var _formats_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91801);
var _repository_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50451);
var _work_tree_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82309);
var _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37618);
var _compare_texts_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(74363);
var _text_source_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76628);
var _requested_config_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86836);
var _quarantine_file_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48970);
var node_crypto__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76760);
const shownKinds = 8;
const shownSentences = 3;
const noticesJson = (notices) => notices.filter(({ isMinor }) => isMinor !== true).map(({ kind, neighbour, message, path }) => ({
severity: "notice",
kind,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ neighbour }),
message,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ path })
}));
function noticeLines(notices) {
const shown = notices.filter(({ isMinor }) => isMinor !== true);
const briefs = shown.flatMap(({ brief }) => brief ?? []);
const more = briefs.length - shownKinds;
const list = `${briefs.slice(0, shownKinds).join(", ")}${more > 0 ? ` and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(more)} more kinds of files` : ""}`;
return [...shown.filter(({ brief }) => brief === void 0).map(({ message }) => message), ...briefs.length === 0 ? [] : [`Left out: ${list}`]];
}
const foundInstead = (notices) => [...notices].sort((one, other) => Number(one.brief !== void 0) - Number(other.brief !== void 0)).slice(0, shownSentences).map(({ message, advice }) => advice === void 0 ? message : `${message} ${advice}`);
const folderFormats = _formats_mjs__WEBPACK_IMPORTED_MODULE_2__.i.filter((format) => format.folder !== void 0);
const folderOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/"))) || ".";
const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
function uniteFolders(files) {
const parts = new Set();
const entries = [];
for (const format of folderFormats) {
const keyOf = createGroupKeys();
const isPart = (file) => format.folder.names.test(nameOf(file.path)) && (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(file);
for (const group of (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_12__.a)(files, (file) => isPart(file) ? keyOf(file) : void 0).values()) {
const [first] = group;
if (first === void 0 || !group.some((file) => hasFormat(file, format))) continue;
for (const file of group) parts.add(file);
entries.push(folderEntry(format, first, group));
}
}
return parts.size === 0 ? [...files] : [...files.filter((file) => !parts.has(file)), ...entries].sort(byPath);
}
function createGroupKeys() {
let last;
return ({ path, job = "", matches }) => {
const folder = folderOf(path);
if (last?.folder !== folder || last.job !== job || last.matches !== matches) last = {
folder,
job,
matches,
key: [
folder,
job,
...matches.map(({ collector }) => collector.key)
].join("\0")
};
return last.key;
};
}
function folderEntry(format, first, files) {
const { absolutePath, path, matches, job } = first;
return {
absolutePath: absolutePath.slice(0, absolutePath.lastIndexOf("/")),
path: folderOf(path),
matches,
isNamed: files.every(({ isNamed }) => isNamed),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ job }),
folder: {
format,
files
}
};
}
function hasFormat({ absolutePath, path }, format) {
try {
const source = (0, _text_source_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(absolutePath, path);
try {
return (0, _formats_mjs__WEBPACK_IMPORTED_MODULE_2__.a)(path, source.head().text).format?.id === format.id;
} finally {
source.close();
}
} catch {
return false;
}
}
const foldersRead = (files) => new Set(files.filter(({ kind, files: count }) => kind === "results" && count !== void 0).map(({ path }) => path));
function withoutParts(files) {
const folders = new Map(files.flatMap(({ path, format, files: count }) => count === void 0 ? [] : [[path, format]]));
if (folders.size === 0) return files;
const isPart = ({ path, kind, neighbour, collectors }) => {
const format = folders.get(folderOf(path));
return format !== void 0 && kind === "foreign" && (neighbour ?? `${format}-part`) === `${format}-part` && !collectors.includes("files");
};
return files.filter((file) => !isPart(file)).sort(byPath);
}
function byPath({ path: one }, { path: other }) {
return (0, _compare_texts_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(one, other);
}
const isKept = (matches) => matches.some(({ collector }) => collector.key === "files");
async function withoutAttachments(all, results, folders) {
const held = folders.size === 0 ? all : all.filter(({ file: { path, matches } }) => !folders.has(folderOf(path)) || isKept(matches));
if (held.length === 0) return held;
const { findAttachments } = await __webpack_require__.e(4667).then(__webpack_require__.bind(__webpack_require__, 4667));
const named = findAttachments(held.map(({ file }) => file), results);
return held.map((each) => named.has(each.file.path) ? {
...each,
identity: {
kind: "foreign",
because: "a result file names it as an attachment"
}
} : each);
}
function collectedFile({ path, matches, folder }, identity, twinOf) {
const format = identity.kind === "results" ? identity.format.id : identity.kind === "events" ? "events" : void 0;
const neighbour = identity.kind === "foreign" ? identity.neighbour?.id : void 0;
const { kind, because } = identity;
const files = folder?.files.length;
return {
path,
kind,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
format,
neighbour
}),
because,
collectors: matches.map(({ collector }) => collector.key),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
files,
twinOf
})
};
}
const shownPaths = 2;
function createCommittedList() {
const leftOut = [];
const read = [];
return {
add(path, identity) {
if ("isCommitted" in identity) (identity.kind === "foreign" ? leftOut : read).push(path);
},
notices: () => noticesOf(leftOut),
problems: () => problemsOf(read)
};
}
function noticesOf(paths) {
const [path, ...others] = paths;
if (path === void 0) return [];
return [{
kind: "committed",
message: others.length === 0 ? `${path} is committed and unchanged, so it is not a result of this run. Remove it from git, or name it in "paths".` : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(paths.length)} files are committed and unchanged, so they are not results of this run (${named(paths)}). Remove them from git, or name them in "paths".`,
...others.length === 0 ? { path } : {}
}];
}
function problemsOf(paths) {
const [path, ...others] = paths;
if (path === void 0) return [];
return [{
severity: "warning",
message: others.length === 0 ? `${path} is committed and unchanged. If the tests did not write it, its results are old.` : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(paths.length)} files are committed and unchanged (${named(paths)}). If the tests did not write them, their results are old.`
}];
}
const named = (paths) => `${paths.slice(0, shownPaths).join(", ")}${paths.length > shownPaths ? ", \u2026" : ""}`;
async function describeNeighbours(found, counts) {
if (found.length === 0) return {
notices: [],
problems: []
};
const { neighbourNotices } = await __webpack_require__.e(9792).then(__webpack_require__.bind(__webpack_require__, 29792));
const isWarning = ({ neighbour }) => neighbour.isWarning === true;
return {
notices: neighbourNotices(found.filter((file) => !isWarning(file))),
problems: [...neighbourNotices(found.filter(isWarning)).map(({ message }) => ({
severity: "warning",
message
})), ...await verdictsOf(found, counts)]
};
}
async function verdictsOf(found, counts) {
if (counts === void 0 || found.every(({ neighbour }) => neighbour.verdict === void 0)) return [];
const { verdictProblems } = await __webpack_require__.e(6828).then(__webpack_require__.bind(__webpack_require__, 76828));
return verdictProblems(found, counts);
}
const maximumBytes = 134217728;
const maximumEntries = 1e6;
const statLength = 40;
const modeOffset = 24;
const regularFile = 32768;
const extendedFlag = 16384;
const stageMask = 12288;
function readIndex(path) {
try {
const bytes = (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(path, maximumBytes);
const hashLength = bytes && hashLengthOf(bytes);
return bytes && hashLength && readEntries(bytes, hashLength);
} catch {
return;
}
}
function hashLengthOf(bytes) {
const isHashedBy = (algorithm, length) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_9__.createHash)(algorithm).update(bytes.subarray(0, -length)).digest().equals(bytes.subarray(-length));
return isHashedBy("sha1", 20) ? 20 : isHashedBy("sha256", 32) ? 32 : void 0;
}
function readEntries(bytes, hashLength) {
const version = bytes.readUInt32BE(4);
const count = bytes.readUInt32BE(8);
if (bytes.toString("latin1", 0, 4) !== "DIRC" || version < 2 || version > 4 || count > maximumEntries) return void 0;
const files = new Map();
let start = 12;
let name = Buffer.alloc(0);
let nameBytes = 0;
for (let index = 0; index < count; index += 1) {
const flagsAt = start + statLength + hashLength;
const flags = bytes.readUInt16BE(flagsAt);
let nameAt = flagsAt + ((flags & extendedFlag) === 0 ? 2 : 4);
let kept = 0;
if (version === 4) {
const removed = readOffset(bytes, nameAt);
nameAt = removed.end;
kept = name.length - removed.value;
}
const end = bytes.indexOf(0, nameAt);
if (end === -1 || kept < 0) return void 0;
name = kept === 0 ? bytes.subarray(nameAt, end) : Buffer.concat([name.subarray(0, kept), bytes.subarray(nameAt, end)]);
nameBytes += name.length;
if (nameBytes > maximumBytes) return void 0;
if ((bytes.readUInt32BE(start + modeOffset) & 61440) === regularFile && (flags & stageMask) === 0) files.set(name.toString("utf8"), bytes.toString("hex", start + statLength, start + statLength + hashLength));
start = version === 4 ? end + 1 : end + 8 - (end - start) % 8;
}
return hasSharedIndex(bytes, start, hashLength) ? void 0 : files;
}
function readOffset(bytes, at) {
let end = at;
let byte = bytes.readUInt8(end++);
let value = byte & 127;
while ((byte & 128) !== 0) {
byte = bytes.readUInt8(end++);
value = (value + 1) * 128 + (byte & 127);
}
return {
value,
end
};
}
function hasSharedIndex(bytes, first, hashLength) {
for (let at = first; at + 8 <= bytes.length - hashLength; at += 8 + bytes.readUInt32BE(at + 4)) if (bytes.toString("latin1", at, at + 4) === "link") return true;
return false;
}
function createCommittedFiles(env) {
const workTreeOf = createWorkTreeFinder(env);
return (file) => {
const workTree = workTreeOf((0, node_path__WEBPACK_IMPORTED_MODULE_11__.dirname)(file.absolutePath));
if (workTree === void 0 || file.modifiedMs > workTree.indexMs) return false;
const hash = workTree.hashOf(file.absolutePath);
return hash !== void 0 && hasHash(file.absolutePath, hash);
};
}
function createWorkTreeFinder(env) {
const byTop = new Map();
const byFolder = new Map();
const open = (top) => {
if (!byTop.has(top)) byTop.set(top, openWorkTree(top, env));
return byTop.get(top);
};
const around = (folder) => {
if (byFolder.has(folder)) return byFolder.get(folder);
const top = (0, node_fs__WEBPACK_IMPORTED_MODULE_10__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_11__.join)(folder, ".git")) ? (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(folder) : void 0;
const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_11__.dirname)(folder);
const found = top !== void 0 ? open(top) : parent === folder ? void 0 : around(parent);
byFolder.set(folder, found);
return found;
};
return around;
}
function openWorkTree(top, env) {
const index = (0, node_path__WEBPACK_IMPORTED_MODULE_11__.join)((0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(top) ?? (0, node_path__WEBPACK_IMPORTED_MODULE_11__.join)(top, ".git"), "index");
const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_10__.statSync)(index, { throwIfNoEntry: false });
if (stats === void 0) return void 0;
const pathOf = createPathsBelow(top);
let hashes;
return {
indexMs: stats.mtimeMs,
hashOf(file) {
hashes ??= readIndex(index) ?? listedHashes(top, env);
return hashes.size === 0 ? void 0 : hashes.get(pathOf(file));
}
};
}
const entry = /^100\d{3} ([0-9a-f]{40,64}) 0\t/;
function listedHashes(top, env) {
const items = (0, _repository_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(top, env)?.list("ls-files", "--stage", "-z") ?? [];
return new Map(items.flatMap((item) => {
const [front = "", hash] = entry.exec(item) ?? [];
return hash === void 0 ? [] : [[item.slice(front.length), hash]];
}));
}
function createPathsBelow(top) {
const below = (path) => (0, node_path__WEBPACK_IMPORTED_MODULE_11__.relative)(top, (0, node_fs__WEBPACK_IMPORTED_MODULE_10__.realpathSync)(path)).split(node_path__WEBPACK_IMPORTED_MODULE_11__.sep).join("/");
let last;
return (file) => {
try {
if ((0, node_fs__WEBPACK_IMPORTED_MODULE_10__.lstatSync)(file).isSymbolicLink()) return below(file);
const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_11__.dirname)(file);
if (last?.folder !== folder) {
const path = below(folder);
last = {
folder,
prefix: path === "" ? "" : `${path}/`
};
}
return last.prefix + (0, node_path__WEBPACK_IMPORTED_MODULE_11__.basename)(file);
} catch {
return "";
}
};
}
const bufferLength = 262144;
const carriageReturn = 13;
const lineFeed = 10;
function hasHash(path, hash) {
try {
const { size, pairs } = measure(path);
return hashOf(path, size, hash.length, false) === hash || pairs > 0 && hashOf(path, size - pairs, hash.length, true) === hash;
} catch {
return false;
}
}
function measure(path) {
let size = 0;
let pairs = 0;
let last = 0;
readBytes(path, (bytes) => {
size += bytes.length;
for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) if ((at === 0 ? last : bytes[at - 1]) === carriageReturn) pairs += 1;
last = bytes.at(-1) ?? last;
});
return {
size,
pairs
};
}
function hashOf(path, size, hashLength, isUnix) {
const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_9__.createHash)(hashLength === 64 ? "sha256" : "sha1").update(`blob ${size}\0`);
let pending = false;
readBytes(path, (bytes) => {
if (!isUnix) return void hash.update(bytes);
let text = bytes.toString("latin1");
if (pending) text = `\r${text}`;
pending = text.endsWith("\r");
hash.update(text.slice(0, pending ? -1 : void 0).replaceAll("\r\n", "\n"), "latin1");
});
if (pending) hash.update("\r");
return hash.digest("hex");
}
function readBytes(path, use) {
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_10__.openSync)(path, "r");
try {
const buffer = Buffer.allocUnsafe(bufferLength);
for (let length = (0, node_fs__WEBPACK_IMPORTED_MODULE_10__.readSync)(descriptor, buffer); length > 0; length = (0, node_fs__WEBPACK_IMPORTED_MODULE_10__.readSync)(descriptor, buffer)) use(buffer.subarray(0, length));
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_10__.closeSync)(descriptor);
}
}
async function requestedQuarantine(request, { env, onWarning }) {
const path = pathOf(request, {
env,
onWarning
});
if (path === void 0) return void 0;
const { list, warnings } = await (0, _quarantine_file_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(request.cwd, path);
for (const warning of warnings) onWarning(warning);
return list;
}
function pathOf({ cwd, configPath }, { env, onWarning }) {
const named = configPath === void 0 ? void 0 : (0, _quarantine_file_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(configPath, cwd);
if (named !== void 0) return named;
const found = (0, _quarantine_file_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(cwd, env);
if (found === void 0) return void 0;
const warning = (0, _requested_config_mjs__WEBPACK_IMPORTED_MODULE_7__.r)({
...found,
noun: "The quarantine file",
outcome: "is ignored",
naming: "name the configuration next to it"
}, env);
if (warning === void 0) return found.path;
onWarning(warning);
}
}),
15615: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$: () => completeRun,
A: () => statedLocation,
B: () => readRunJobs,
C: () => resolveCollectors,
D: () => oldFilesNotices,
E: () => findRetryUnits,
F: () => unmatchedNotice,
G: () => shownReportPath,
H: () => readCiContext,
I: () => diskNotes,
J: () => moreLine,
K: () => terminalHeadline,
L: () => currentFolder,
M: () => createRecordsReader,
N: () => keepHeapFromGrowing,
O: () => collectEntry,
P: () => letHeapGrow,
Q: () => uploadKeptFiles,
R: () => countedStep,
S: () => addedSince,
T: () => withExecutions,
U: () => terminalReport,
V: () => reportedRun,
W: () => answerPlaces,
X: () => resolveConfigured,
Y: () => createReportResolver,
Z: () => notUploadedNote,
_: () => findUnmatchedFiles,
a: () => commandSearchHint,
b: () => actionReference,
c: () => readServer,
d: () => reportedAttempt,
et: () => defaultOutput,
f: () => webhookAddresses,
g: () => nothingToReport,
h: () => historyFault,
i: () => actionSearchHint,
j: () => createOwnRecordsReader,
k: () => createSummary,
l: () => serverTimeMs,
m: () => historyBranch,
n: () => requestedServer,
nt: () => shortFailuresJson,
o: () => run,
p: () => sourceCommit,
q: () => createPainter,
r: () => fileLine,
rt: () => ConfigError,
s: () => createTrackedFiles,
t: () => examinedServer,
tt: () => prepareGates,
u: () => timeBudgetOf,
v: () => formatOf,
w: () => mayHaveTwins,
x: () => collectRecords,
y: () => formatTitle,
z: () => temporaryFile
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _once_mjs__WEBPACK_IMPORTED_MODULE_70__ = __webpack_require__(66604);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_55__ = __webpack_require__(6741);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47931);
var _configured_templates_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55137);
var _relative_paths_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6412);
var _test_identity_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12066);
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_65__ = __webpack_require__(71184);
var _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21390);
var _inner_path_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13043);
var _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81500);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41123);
var _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_51__ = __webpack_require__(32447);
var _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(51459);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_62__ = __webpack_require__(52824);
var _formats_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91801);
var _github_event_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(69529);
var _untrusted_event_mjs__WEBPACK_IMPORTED_MODULE_60__ = __webpack_require__(1616);
var _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(24691);
var _trust_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(33091);
var _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(18991);
var _empty_setting_mjs__WEBPACK_IMPORTED_MODULE_69__ = __webpack_require__(2393);
var _completed_run_mjs__WEBPACK_IMPORTED_MODULE_58__ = __webpack_require__(49162);
var _merge_queue_mjs__WEBPACK_IMPORTED_MODULE_68__ = __webpack_require__(96111);
var _repository_name_mjs__WEBPACK_IMPORTED_MODULE_59__ = __webpack_require__(57449);
var _time_budget_mjs__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(7638);
var _scanner_mjs__WEBPACK_IMPORTED_MODULE_61__ = __webpack_require__(69735);
var _match_files_mjs__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(78512);
var _unlisted_problems_mjs__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(9554);
var _problem_list_mjs__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(22301);
var _quoted_list_mjs__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(42300);
var _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(68441);
var _ci_services_mjs__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(77188);
var _known_fields_mjs__WEBPACK_IMPORTED_MODULE_56__ = __webpack_require__(57874);
var _ci_mjs__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(32959);
var _run_variables_mjs__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(32066);
var _property_age_mjs__WEBPACK_IMPORTED_MODULE_52__ = __webpack_require__(64530);
var _run_evaluator_mjs__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(31862);
var _terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(36402);
var _text_columns_mjs__WEBPACK_IMPORTED_MODULE_53__ = __webpack_require__(66476);
var _glob_mjs__WEBPACK_IMPORTED_MODULE_67__ = __webpack_require__(5689);
var _repository_mjs__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(50451);
var _work_tree_mjs__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(82309);
var _github_actions_mjs__WEBPACK_IMPORTED_MODULE_57__ = __webpack_require__(79024);
var _test_quarantine_mjs__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(80288);
var _problem_record_mjs__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(89386);
var _text_decoder_mjs__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(65529);
var _file_bytes_mjs__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(8783);
var _ndjson_mjs__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(22499);
var _job_identity_mjs__WEBPACK_IMPORTED_MODULE_64__ = __webpack_require__(60559);
var _json_fault_mjs__WEBPACK_IMPORTED_MODULE_63__ = __webpack_require__(9326);
var _stated_values_mjs__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(91529);
var _signature_mjs__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(9395);
var _cause_mjs__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(43904);
var _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(37618);
var _text_source_mjs__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(76628);
var _collect_file_mjs__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(29710);
var _config_source_mjs__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(2405);
var _test_pattern_mjs__WEBPACK_IMPORTED_MODULE_66__ = __webpack_require__(36114);
var _package_mjs__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(19077);
var _requested_config_mjs__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(86836);
var _find_config_mjs__WEBPACK_IMPORTED_MODULE_44__ = __webpack_require__(28705);
var node_v8__WEBPACK_IMPORTED_MODULE_45__ = __webpack_require__(78877);
var node_crypto__WEBPACK_IMPORTED_MODULE_46__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_47__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_48__ = __webpack_require__(76760);
var node_path_posix__WEBPACK_IMPORTED_MODULE_49__ = __webpack_require__(53916);
var picocolors__WEBPACK_IMPORTED_MODULE_54__ = __webpack_require__(57336);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_50__ = __webpack_require__(58500);
var ConfigError = class extends Error {
name = "ConfigError";
problems;
constructor(problems) {
super(problems.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`).join("\n"));
this.problems = problems;
}
};
function fittingJson(values, convert, limitBytes) {
const fitting = [];
let bytes = 0;
for (const value of values) {
const json = convert(value);
bytes += Buffer.byteLength(JSON.stringify(json)) + 1;
if (bytes > limitBytes) break;
fitting.push(json);
}
return fitting;
}
const maximumCauses$2 = 100;
const maximumBytes$3 = 25e4;
function buildJson({ jobs, causes, otherCauses, otherCausesIsMinimum }, causeLocations) {
const groupOf = new Map((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Sn)(causes, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.ln).flatMap(({ causes: own, fold }) => fold === void 0 ? [] : own.map((each) => [each, fold.signature])));
const causeJson = (each) => {
const { cause, executions, tests, jobs: places, verdict } = each;
const { id, signature, frame } = cause;
const names = new Set(places.map((place) => jobs[place]?.job).filter((name) => name !== void 0));
const file = causeLocations?.get(id)?.file ?? (frame && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.mn)(frame));
const line = frame?.line;
return {
id,
signature,
failures: executions,
tests,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
verdict,
group: groupOf.get(each)
}),
jobs: [...names],
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
file,
line
})
};
};
const shown = fittingJson(causes.slice(0, maximumCauses$2), causeJson, maximumBytes$3);
return {
jobs: jobs.map(({ job, module, status, counts, duration, url }) => ({
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
name: job,
module
}),
status,
tests: counts,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
duration,
url
})
})),
causes: shown,
causesLeftOut: causes.length - shown.length + otherCauses,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ causesLeftOutIsMinimum: otherCausesIsMinimum })
};
}
const buildReferenceJson = ({ build, commit, timestamp, url }) => ({
build,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
commit,
timestamp,
url
})
});
const recentJson = ({ failed, flaky, ofBuilds }) => ({
failed,
flaky,
ofBuilds
});
const rangeJson = ({ lastPassed, onlyCommit }, compareUrl) => ({
lastPassed: buildReferenceJson(lastPassed),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
onlyCommit: onlyCommit && (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
subject: onlyCommit.subject,
author: onlyCommit.author
}),
compareUrl
})
});
function verdictJson(verdict, compareUrlOf) {
const { kind, since, builds, failedBuilds, ofBuilds, lastSign, passedBuilds, recent, range, differs, fixed, reference } = verdict;
const { as, parent, alsoFailed } = verdict;
return {
kind,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
since: since && buildReferenceJson(since),
builds,
failedBuilds,
ofBuilds,
lastSign: lastSign && buildReferenceJson(lastSign),
passedBuilds,
recent: recent && recentJson(recent),
range: range && rangeJson(range, compareUrlOf?.(verdict)),
differs,
fixed: fixed && buildReferenceJson(fixed),
as,
reference: reference && {
...buildReferenceJson(reference),
buildsAgo: reference.buildsAgo
},
parent,
alsoFailed: alsoFailed && {
pullRequests: alsoFailed.pullRequests,
days: alsoFailed.days
}
})
};
}
const quarantineJson = ({ owner, reason, issue, until, isAdded }) => ({ ...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
owner,
reason,
issue,
until,
isAdded
}) });
const maximumBytes$2 = 1e6;
function failureJson({ test, cause, jobs, executions, verdict, quarantine }, { locations, module: usualModule, compare, compareUrlOf, ownersOf, rerunOf }, jobNames) {
const { id, name, suite, headline = "", lead, message, details, output, compared, attempts = 1, module = usualModule } = test;
const { step, attachments, attachmentsLeftOut } = test;
const diff = lead === void 0 ? compare?.(message ?? "", details ?? "", compared) : compare?.(lead, "", compared);
const { file, line } = locations?.get(test) ?? test;
const rerun = rerunOf?.(test);
const ownJobs = jobs.map((index) => jobNames[index]).filter((job) => job !== void 0);
return {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ id }),
name,
suite,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ module }),
jobs: [...new Set(ownJobs)],
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
file,
line
}),
headline,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
message,
details,
diff,
output,
step: step?.names,
attachments,
attachmentsLeftOut
}),
cause: cause.id,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
verdict: verdict && verdictJson(verdict, compareUrlOf),
quarantine: quarantine && quarantineJson(quarantine)
}),
owners: ownersOf?.(test) ?? [],
attempts,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
executions: executions > 1 ? executions : void 0,
rerun
})
};
}
function failuresJson({ failures, failedTests, counts, jobs }, context) {
const jobNames = jobs.map(({ job }) => job);
const ordered = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.en)(failures);
const listed = fittingJson(ordered, (failure) => failureJson(failure, context, jobNames), maximumBytes$2);
const shown = ordered.slice(0, listed.length);
const executions = shown.reduce((sum, failure) => sum + failure.executions, 0);
return {
failures: listed,
failuresLeftOut: failedTests === void 0 ? counts.failed - executions : failedTests - (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.dn)(shown).size
};
}
function shortFailuresJson(failures, limitBytes) {
const short = fittingJson(failures, ({ details: _, output: __, attachments: ___, attachmentsLeftOut: ____, ...failure }) => failure, limitBytes - 2);
return JSON.stringify(short);
}
const maximumBytes$1 = 25e4;
function wholeId({ id, name, suite, module = "" }) {
if (id.length !== 10) return id;
const whole = (0, _test_identity_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(module, suite, name);
return whole.startsWith(id) ? whole : id;
}
function changedTestJson(test) {
const { name, suite, module, jobs, since, builds, duration, usual } = test;
return {
id: wholeId(test),
name,
suite,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
module,
jobs,
since: since && buildReferenceJson(since),
builds,
duration,
usual
})
};
}
const listOf = ({ tests }) => fittingJson(tests, changedTestJson, maximumBytes$1);
const historySummaryJson = (history) => {
const { builds, ref, replaces, base, previousStatus, source, reason, flakyPerBuild } = history;
return {
builds,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
ref,
replaces,
base: base && buildReferenceJson(base),
previousStatus,
source,
reason,
flakyPerBuild
})
};
};
function historyJson({ history, verdicts, changes }) {
return {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
history: history && historySummaryJson(history),
verdicts: verdicts && verdictCountsJson(verdicts)
}),
...changes === void 0 ? {} : {
changes: {
fixed: changes.fixed.count,
recovered: changes.recovered,
gone: changes.gone.count,
newlySkipped: changes.newlySkipped.count,
slower: changes.slower.count
},
fixed: listOf(changes.fixed),
gone: listOf(changes.gone),
newlySkipped: listOf(changes.newlySkipped),
slower: listOf(changes.slower)
}
};
}
const verdictCountsJson = ({ new: fresh, unseen, unknown, known, flaky, quarantined, knownFixed, knownInParent }) => ({
new: fresh,
unseen,
unknown,
known,
flaky,
quarantined,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
knownFixed,
knownInParent
})
});
const countsJson = ({ total, successful, failed, skipped, cancelled, running, unknown, flaky, duration }) => ({
total,
successful,
failed,
skipped,
cancelled,
running,
unknown,
flaky,
duration
});
const problemJson = ({ severity, message, path, line, column }) => ({
severity,
message,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
path,
line,
column
})
});
const maximumReasons = 100;
const gatesJson = ({ fails, reasons }) => ({
fails,
reasons: reasons.slice(0, maximumReasons).map(({ word, message }) => ({
word,
message
}))
});
const maximumFileBytes$1 = 1e6;
const fileJson = ({ path, format, files, twinOf, counts, problems }) => ({
path,
format,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
files,
twinOf
}),
tests: countsJson(counts),
problems: problems.map(problemJson)
});
function summaryJson(summary, { headline, advice, gates, notices = [], recordsPath, rerunAll, attachments, causeLocations, ...context }) {
const files = fittingJson(summary.files, fileJson, maximumFileBytes$1);
const filesLeftOut = summary.files.length - files.length;
return {
status: summary.status,
headline,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ advice }),
gates: gatesJson(gates),
tests: countsJson(summary.counts),
files,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ filesLeftOut: filesLeftOut > 0 ? filesLeftOut : void 0 }),
artifacts: summary.artifacts.map(({ path, size, sha256 }) => ({
path,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
size,
sha256
})
})),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ attachments }),
problems: [...summary.problems.map(problemJson), ...notices],
...buildJson(summary, causeLocations),
...failuresJson(summary, context),
...historyJson(summary),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
rerunAll,
records: recordsPath
})
};
}
function applyGates({ prepared, collected, judged, guide }, deliveryProblems, failOn, regressions) {
const { request, config, ciContext, mask } = prepared;
const { scope, isBranchBuild } = judged;
const summary = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Dn)(scope.summary, deliveryProblems);
const ownBranch = failOn.has("new") && isBranchBuild() ? (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.zt)(summary) : void 0;
const { testsAreOptional } = config.collect;
const gates = mask.value((0, _configured_templates_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(summary, failOn, (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
regressions,
ownBranch,
testsAreOptional
})));
const json = (delivered = {}) => summaryJson(summary, {
headline: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.tt)({ summary }),
advice: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.ht)(summary) || void 0,
gates,
notices: (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.p)(guide.notices),
recordsPath: collected.recordsPath === void 0 ? void 0 : request.output,
rerunAll: judged.rerunAll(),
attachments: attachmentsJson(collected, delivered),
locations: scope.locations,
causeLocations: scope.causeLocations,
ownersOf: scope.ownersOf,
rerunOf: scope.rerunOf,
compare: judged.comparisonOf,
compareUrlOf: (verdict) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.X)(verdict, scope.repositoryUrl),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ module: scope.summary.failures.length > 0 ? ciContext().module : void 0 })
});
return {
...gates,
summary,
json
};
}
function attachmentsJson({ attachments: { count, bytes }, attachmentCounts: { total, missing } }, { embeddedFiles = 0, attachmentsUrl }) {
return total === 0 ? void 0 : {
stored: count,
embedded: embeddedFiles,
missing,
bytes,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ url: attachmentsUrl })
};
}
async function prepareGates(given, failOn) {
const regressions = failOn.has("regressed") ? await (await __webpack_require__.e(7491).then(__webpack_require__.bind(__webpack_require__, 57491))).findRegressions(given) : _configured_templates_mjs__WEBPACK_IMPORTED_MODULE_4__.a;
const { reasons: gateReasons } = applyGates(given, [], failOn, regressions);
const run = gateReasons.length === 0 ? given : withReasons(given, gateReasons);
return {
run,
apply: (problems) => applyGates(run, problems, failOn, regressions)
};
}
function withReasons({ judged, ...run }, gateReasons) {
const { scope } = judged;
return {
...run,
judged: {
...judged,
scope: {
...scope,
summary: {
...scope.summary,
gateReasons
}
}
}
};
}
const defaultOutput = "build-report.ndjson";
async function submitRun(finished, given) {
const { request, ciContext, mask, serverTimeBudget: budget } = finished.prepared;
const { recordsPath, jobs } = finished.collected;
const context = {
...given,
retry: {
budget,
...given.retry
}
};
const { server, cwd, records, output } = request;
if (server === void 0) return [];
const { completionOf, jobsFile, matchRecords, pathsToSubmitLater, submitFiles } = await __webpack_require__.e(9161).then(__webpack_require__.bind(__webpack_require__, 69161)).then((n) => n.o);
if (records.length > 0) {
const read = matchRecords(cwd, records).files.filter(({ absolutePath }) => (0, node_path__WEBPACK_IMPORTED_MODULE_48__.resolve)(absolutePath) !== recordsPath);
const ofJobs = jobsFile(jobs.records, context.env);
const completion = {
...completionOf(ciContext(), context.env),
mask
};
const submitted = await submitFiles(server, [...read, ...ofJobs.files], completion, context, pathsToSubmitLater);
return mask.value([...ofJobs.problems, ...submitted.problems]);
}
if (recordsPath === void 0) return [{
severity: "error",
kind: "delivery",
message: "The records were not submitted: they could not be written."
}];
const file = {
absolutePath: recordsPath,
path: output ?? "records.ndjson"
};
const keep = () => output === void 0 ? keepRecords(recordsPath, cwd) : [output];
const { project } = ciContext();
const completion = {
coordinates: project === void 0 ? {} : { project },
mask
};
return mask.value((await submitFiles(server, [file], completion, context, keep)).problems);
}
function keepRecords(recordsPath, cwd) {
const names = [defaultOutput, defaultOutput.replace(".", `-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_46__.randomBytes)(4).toString("hex")}.`)];
for (const name of names) try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_47__.copyFileSync)(recordsPath, (0, node_path__WEBPACK_IMPORTED_MODULE_48__.join)(cwd, name), node_fs__WEBPACK_IMPORTED_MODULE_47__.constants.COPYFILE_EXCL);
return [name];
} catch {}
return [];
}
async function completeRun(finished, { failOn, notice, deliver, writeFiles }) {
const { run, apply } = await prepareGates(finished, failOn);
const { prepared, collected, judged } = run;
const delivered = await deliver(run);
for (const message of delivered.notices) notice(message);
const earlier = prepared.earlierBuilds.problems();
if (collected.jobs.notice !== void 0) notice(collected.jobs.notice);
const { env, say = () => {}, signal } = prepared.context;
const unsubmitted = await submitRun(run, {
env,
say,
retry: {
signal,
say
}
});
const history = await judged.addToHistory();
for (const message of history.notices) notice(message);
const problems = [
...delivered.problems,
...earlier,
...unsubmitted,
...history.problems
];
const completed = {
run,
delivered,
problems,
gated: apply(problems)
};
const unwritten = await writeFiles?.(completed) ?? [];
if (unwritten.length === 0) return completed;
const all = [...problems, ...unwritten];
return {
...completed,
problems: all,
gated: apply(all)
};
}
const notUploadedNote = (files) => `${files === 1 ? "1 kept file is" : `${files} kept files are`} recorded but not uploaded: only the action in a job of GitHub Actions uploads files.`;
async function uploadKeptFiles(artifacts, cwd, env, say) {
const files = artifacts.length;
if (files === 0) return { problems: [] };
const nothingUploaded = {
files,
notUploaded: files
};
if (!env.ACTIONS_RUNTIME_TOKEN || (0, _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_51__.t)(env)) {
say(notUploadedNote(files));
return {
problems: [],
upload: nothingUploaded
};
}
const name = `build-report-files-${env.GITHUB_JOB ?? "job"}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_46__.randomBytes)(3).toString("hex")}`;
try {
const paths = artifacts.map(({ absolutePath }) => absolutePath);
const { url, leftOut, ...uploaded } = await (0, _upload_artifact_mjs__WEBPACK_IMPORTED_MODULE_11__.n)({
name,
files: paths,
root: cwd
}, env);
say(`Uploaded ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(files - leftOut.length)} files as the artifact "${uploaded.name}"${url === void 0 ? "" : `: ${url}`}`);
const skipped = new Set(leftOut);
return {
problems: artifacts.filter(({ absolutePath }) => skipped.has(absolutePath)).map(({ record: { path } }) => ({
severity: "warning",
message: "The file could not be uploaded.",
path
})),
upload: {
files,
notUploaded: leftOut.length,
url
}
};
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
return {
problems: [{
severity: "error",
kind: "delivery",
message: error.message
}],
upload: nothingUploaded
};
}
}
const coordinateNames = [
"org",
"project",
"module",
"build",
"ref"
];
const maximumText$3 = 500;
function createPropertyHistory(properties, { org, project, module, build, ref }) {
const placed = properties.map((property) => ({
org,
project,
module,
build,
ref,
...property
}));
return { latest: async (question) => newest(placed, question, (found, asked) => found === asked) };
}
function createEarlierProperties(limit) {
const kept = new Map();
let leftOut = 0;
return {
put(recorded) {
const copy = plainCopy(recorded);
const key = JSON.stringify([copy.name, ...coordinateNames.map((name) => copy[name])]);
const known = kept.get(key);
if (known !== void 0 && (0, _property_age_mjs__WEBPACK_IMPORTED_MODULE_52__.t)(copy, known) < 0) return;
kept.delete(key);
kept.set(key, copy);
if (kept.size <= limit * 1.25) return;
const surplus = [...kept].sort(([, a], [, b]) => (0, _property_age_mjs__WEBPACK_IMPORTED_MODULE_52__.t)(a, b)).slice(0, kept.size - limit);
for (const [old] of surplus) kept.delete(old);
leftOut += surplus.length;
},
leftOut: () => leftOut,
history: { latest: async (question) => newest(kept.values(), question, (found, asked) => found === void 0 || found === asked) }
};
}
function newest(known, question, fits) {
const asked = coordinateNames.flatMap((name) => question[name] === void 0 ? [] : [[name, question[name]]]);
let latest;
for (const recorded of known) {
if (recorded.name !== question.name || recorded.build !== void 0 && recorded.build === question.exceptBuild) continue;
if (!asked.every(([coordinate, wanted]) => fits(recorded[coordinate], wanted))) continue;
if (latest === void 0 || (0, _property_age_mjs__WEBPACK_IMPORTED_MODULE_52__.t)(recorded, latest) >= 0) latest = recorded;
}
if (latest === void 0) return void 0;
const { value, module, build, ref, timestamp } = latest;
return {
value,
module,
build,
ref,
timestamp
};
}
function plainCopy(recorded) {
const { value, timestamp } = recorded;
const place = coordinateNames.flatMap((name) => recorded[name] === void 0 ? [] : [[name, (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(recorded[name], maximumText$3)]]);
return {
...Object.fromEntries(place),
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(recorded.name, maximumText$3),
value: typeof value === "string" ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(value, maximumText$3) : value,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ timestamp })
};
}
const runCoordinates = ({ org, project, module, ref, build, source }) => ({
org,
project,
module,
build: build.id,
ref,
baseRef: source.baseBranch
});
function createReportResolver({ prepared, judged }, evaluator) {
const { ciContext, mask, earlierBuilds } = prepared;
const { scope, buildProperties } = judged;
return { async resolve(template) {
const { resolveTemplate } = await Promise.all([
__webpack_require__.e(1181),
__webpack_require__.e(4060),
__webpack_require__.e(9107),
__webpack_require__.e(4304)
]).then(__webpack_require__.bind(__webpack_require__, 29416));
const run = runCoordinates(ciContext());
const own = createPropertyHistory(scope.summary.properties, run);
return mask.value(await resolveTemplate(template, {
evaluator,
run,
own,
earlier: earlierBuilds.history,
builds: buildProperties
}));
} };
}
async function resolveConfigured(finished) {
const { config, ciContext, context } = finished.prepared;
const { summary } = finished.judged.scope;
if (config.report.template === void 0) return { problems: [] };
const evaluator = await (0, _run_evaluator_mjs__WEBPACK_IMPORTED_MODULE_26__.t)({
config,
ciContext,
summary
}, context.env);
try {
return {
template: await createReportResolver(finished, evaluator).resolve(config.report.template),
problems: []
};
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
return { problems: [{
severity: "error",
kind: "delivery",
message: error.message
}] };
}
}
const parts = /[^/\\,;&?=|]*[/\\,;&?=|]+|[^/\\,;&?=|]+/g;
function divideAtWide(text) {
const divided = [];
let isOpen = false;
for (const character of text) {
const columns = (0, _text_columns_mjs__WEBPACK_IMPORTED_MODULE_53__.n)(character);
if (divided.length > 0 && (columns === 0 || columns === 1 && isOpen)) divided.push((divided.pop() ?? "") + character);
else divided.push(character);
if (columns > 0) isOpen = columns === 1;
}
return divided;
}
function wrapColumns(line, columns) {
if (columns === void 0 || (0, _text_columns_mjs__WEBPACK_IMPORTED_MODULE_53__.n)(line) <= columns) return [line];
const limit = columns;
const lines = [];
let current = "";
let width = 0;
function endLine() {
if (current.trim() !== "") lines.push(current.trimEnd());
current = "";
width = 0;
}
function add(piece) {
const pieceWidth = (0, _text_columns_mjs__WEBPACK_IMPORTED_MODULE_53__.n)(piece);
if (width + pieceWidth > limit) {
endLine();
if (piece.startsWith(" ")) return;
}
current += piece;
width += pieceWidth;
}
for (const piece of line.match(/ +|[^ ]+/g) ?? []) if ((0, _text_columns_mjs__WEBPACK_IMPORTED_MODULE_53__.n)(piece) <= columns) add(piece);
else if (piece.startsWith(" ")) endLine();
else {
endLine();
for (const part of piece.match(parts) ?? []) for (const each of (0, _text_columns_mjs__WEBPACK_IMPORTED_MODULE_53__.n)(part) > columns ? divideAtWide(part) : [part]) add(each);
}
endLine();
return lines;
}
const minimumColumns = 20;
function createPainter({ color, columns }) {
const { bold, gray, green, red, yellow } = picocolors__WEBPACK_IMPORTED_MODULE_54__.createColors(color);
return {
bold,
quiet: gray,
failed: red,
passed: green,
flaky: yellow,
wrap(value, indentation, paint = (line) => line) {
return wrapColumns(value, columns === void 0 ? void 0 : Math.max(minimumColumns, columns - indentation.length)).map((line) => indentation + paint(line));
}
};
}
const moreLine = (count, noun, { quiet }) => count > 0 ? [quiet(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(count, noun)}`)] : [];
function answerPlaces({ commentUrl, reportUrl, htmlPath }, cwd) {
return {
facts: htmlPath === void 0 || reportUrl !== void 0 ? [] : [shownReportPath(htmlPath, cwd)],
links: [...commentUrl === void 0 ? [] : [["comment", commentUrl]], ...reportUrl === void 0 ? [] : [["report", reportUrl]]]
};
}
function terminalHeadline(scope, options) {
const { color, facts = [], links = [], hint } = options;
const { wrap } = createPainter(options);
const mark = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.et)(scope);
const paint = (0, _terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_27__.t)(color)[mark];
const gap = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.l)(scope.summary);
const quiet = [
...(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.at)(scope),
...gap === "" ? [] : [gap],
...facts
].map(_display_text_mjs__WEBPACK_IMPORTED_MODULE_55__.t).join(" · ");
const width = links.reduce((longest, [label]) => Math.max(longest, label.length), 0);
const headline = wrap((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_55__.t)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.tt)(scope)), "  ").join("\n").trimStart();
return [
picocolors__WEBPACK_IMPORTED_MODULE_54__.createColors(color).bold(paint(`${_terminal_marks_mjs__WEBPACK_IMPORTED_MODULE_27__.n[mark]} ${headline}`)),
...quiet === "" ? [] : wrap(quiet, "  "),
...(hint?.next ?? []).flatMap((line) => wrap((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_55__.t)(line), "  ")),
...links.map(([label, address]) => `  ${label.padEnd(width)}  ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_55__.t)(address)}`)
].join("\n");
}
const shownReportPath = (htmlPath, cwd) => (0, _inner_path_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(cwd, htmlPath) ?? htmlPath;
async function terminalReport(scope, options, template) {
if (template === void 0) return (await Promise.all([
__webpack_require__.e(1181),
__webpack_require__.e(4060),
__webpack_require__.e(3559),
__webpack_require__.e(5118)
]).then(__webpack_require__.bind(__webpack_require__, 55118))).terminalAnswer(scope, options);
const [{ buildReport }, { createTerminalRenderer }] = await Promise.all([Promise.all([
__webpack_require__.e(1181),
__webpack_require__.e(4060),
__webpack_require__.e(9107),
__webpack_require__.e(9201)
]).then(__webpack_require__.bind(__webpack_require__, 46953)).then((n) => n.n), __webpack_require__.e(7035).then(__webpack_require__.bind(__webpack_require__, 97035))]);
const shown = createTerminalRenderer({
color: options.color,
showsFolds: true
})(buildReport(template, {
...scope,
place: "terminal",
detail: _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.g
})).trimEnd();
return `${shown === "" ? "" : `${shown}\n\n`}${terminalHeadline(scope, options)}\n`;
}
const maximumName$4 = 250;
const hashLength$1 = 12;
const maximumUrl = 2e3;
function checkedContext({ build = {}, testedBuild, source = {}, ...names }) {
const { org, project, module: ownModule, pipeline, job, matrixJob, ref, actor } = names;
const { pullRequest } = source;
return (0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_56__.t)({
org: name$1(org),
project: name$1(project),
module: name$1(ownModule),
pipeline: name$1(pipeline),
job: name$1(job),
matrixJob: name$1(matrixJob),
ref: name$1(ref),
actor: name$1(actor),
build: checkedBuild(build),
testedBuild: testedBuild && checkedBuild(testedBuild),
source: (0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_56__.t)({
url: webAddress(source.url),
ref: name$1(source.ref),
branch: name$1(source.branch),
commit: commitHash(source.commit),
commitMessage: message(source.commitMessage),
pullRequest: Number.isSafeInteger(pullRequest) ? pullRequest : void 0,
pullRequestTitle: message(source.pullRequestTitle),
pullRequestUrl: webAddress(source.pullRequestUrl),
baseBranch: name$1(source.baseBranch),
baseCommit: commitHash(source.baseCommit)
})
});
}
const checkedBuild = ({ id, number, url }) => (0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_56__.t)({
id: name$1(id),
number: name$1(number),
url: webAddress(url)
});
const stringValue = (value) => typeof value === "string" ? value : "";
const name$1 = (value) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.x)(withoutPasswords((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_55__.t)(stringValue(value))).trim(), maximumName$4, hashLength$1);
const message = (value) => (0, _ci_services_mjs__WEBPACK_IMPORTED_MODULE_23__.r)(withoutPasswords(stringValue(value)));
const withoutPasswords = (text) => text.replace(/\/\/[^\s/@:]*:[^\s/@]*@/g, "//");
const commitHash = (value) => /^(?!0+$)[0-9a-f]{7,64}$/.test(stringValue(value)) ? stringValue(value) : void 0;
function webAddress(value) {
const address = stringValue(value);
if (address === "" || address.length > maximumUrl || !URL.canParse(address)) return void 0;
const url = new URL(address);
return /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" && withoutPasswords(address) === address && (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_55__.t)(address) === address ? address : void 0;
}
const fullLength = 40;
const remoteBranches = "refs/remotes/origin/";
function completedSource(context, repository) {
const { source } = context;
if (repository === void 0 || source === void 0) return context;
const { commit, pullRequest, baseBranch, branch } = source;
const whole = commit !== void 0 && commit.length < fullLength ? repository.ask("rev-parse", "--verify", "--quiet", `${commit}^{commit}`) : void 0;
const completed = {
...source,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ commit: whole })
};
if (pullRequest === void 0 || baseBranch !== void 0) return {
...context,
source: completed
};
const base = defaultBranch(repository);
if (base === void 0) return {
...context,
source: completed
};
if (base === branch) return {
...context,
source: withoutPullRequest(completed)
};
return {
...context,
source: {
...completed,
baseBranch: base
}
};
}
const withoutPullRequest = ({ pullRequest: _, pullRequestTitle: _title, pullRequestUrl: _url, ...source }) => source;
function defaultBranch(repository) {
const head = repository.ask("symbolic-ref", "--quiet", `${remoteBranches}HEAD`);
return head?.startsWith(remoteBranches) ? head.slice(20) : void 0;
}
function environmentContext({ env }) {
return (0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_56__.t)({
org: env.SERVICE_ORG,
project: env.SERVICE_PROJECT,
module: env.SERVICE_MODULE,
pipeline: env.SERVICE_PIPELINE,
job: env.SERVICE_JOB,
matrixJob: env.SERVICE_JOB,
ref: env.SERVICE_REF,
build: (0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_56__.t)({ id: env.SERVICE_BUILD }),
source: (0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_56__.t)({ baseBranch: env.SERVICE_BASE_BRANCH })
});
}
const branches = "refs/heads/";
function gitContext(repository) {
const commit = repository?.ask("rev-parse", "HEAD");
if (repository === void 0 || commit === void 0) return {};
const ref = repository.ask("symbolic-ref", "--quiet", "HEAD");
const branch = ref?.startsWith(branches) ? ref.slice(11) : void 0;
const remote = remoteOf(repository);
return (0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_56__.t)({
org: remote?.org,
project: remote?.project,
ref: branch,
source: (0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_56__.t)({
url: remote?.url,
ref,
branch,
commit
})
});
}
function remoteOf(repository) {
const written = (0, _ci_services_mjs__WEBPACK_IMPORTED_MODULE_23__.i)(repository.ask("config", "--get-all", "remote.origin.url")?.split("\n", 1)[0]);
return written?.url === void 0 ? (0, _ci_services_mjs__WEBPACK_IMPORTED_MODULE_23__.i)(repository.ask("remote", "get-url", "origin")) ?? written : written;
}
const mergedContexts = (first, second) => ({
...second,
...first,
build: {
...second.build,
...first.build
},
source: {
...second.source,
...first.source
}
});
function readCiContext(sources, module) {
const found = (0, _github_actions_mjs__WEBPACK_IMPORTED_MODULE_57__.t)(sources.env) ? (0, _ci_services_mjs__WEBPACK_IMPORTED_MODULE_23__.n)(sources) : elsewhere(sources);
const ownModule = module || found.module || found.project;
const whole = {
...found,
build: found.build ?? {},
source: found.source ?? {}
};
return ownModule === void 0 ? whole : {
...whole,
module: ownModule
};
}
function elsewhere(sources) {
const repository = (0, _repository_mjs__WEBPACK_IMPORTED_MODULE_28__.t)(sources.cwd);
const own = checkedContext(environmentContext(sources));
const git = gitContext(repository);
const service = (0, _ci_services_mjs__WEBPACK_IMPORTED_MODULE_23__.t)(sources.env);
if (service === void 0) return mergedContexts(own, git);
const named = withoutOwnProject(checkedContext(service.read(sources)), git);
return completedSource(mergedContexts(own, mergedContexts(named, withoutBranchOf(git, named))), repository);
}
function withoutOwnProject(named, git) {
if (named.org !== void 0 || git.project === void 0) return named;
const { project: _, ...others } = named;
return others;
}
function withoutBranchOf(git, { ref, source }) {
if (ref === void 0 && source?.ref === void 0) return git;
const { ref: _, source: { ref: _ref, branch: _branch, ...facts } = {}, ...others } = git;
return {
...others,
source: facts
};
}
const conclusions = {
success: "successful",
neutral: "successful",
failure: "failed",
timed_out: "failed",
startup_failure: "failed",
cancelled: "cancelled",
skipped: "skipped"
};
function jobRecords(jobs, place) {
const records = [];
const seen = new Map();
const times = new Map();
for (const job of jobs.toSorted((a, b) => a.attempt - b.attempt || a.id - b.id)) {
const status = jobStatus(job);
if (status === void 0 || isCopy(job, times)) continue;
const key = JSON.stringify([job.attempt, job.name]);
const count = (seen.get(key) ?? 0) + 1;
seen.set(key, count);
records.push(jobRecord(job, status, count === 1 ? job.name : `${job.name} #${count}`, place));
}
return records;
}
function jobStatus({ status, conclusion }) {
if (status === "completed") return Object.hasOwn(conclusions, conclusion ?? "") && conclusions[conclusion ?? ""] || "unknown";
return status === "in_progress" ? "running" : void 0;
}
function isCopy({ name, attempt, startedAt, completedAt }, attempts) {
if (startedAt === void 0 || completedAt === void 0) return false;
const key = JSON.stringify([
name,
startedAt,
completedAt
]);
const first = attempts.get(key) ?? attempt;
attempts.set(key, first);
return first < attempt;
}
function jobRecord(job, status, id, place) {
const { runId, attempt, name, runner, startedAt, completedAt, url, workflow, branch } = job;
const isTimed = startedAt !== void 0 && completedAt !== void 0 && status !== "skipped" && status !== "running";
const timestamp = startedAt ?? completedAt;
const pipeline = place.pipeline ?? workflow;
const ref = place.ref ?? branch;
return {
kind: "job",
id,
name,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ runner }),
status,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ duration: isTimed ? Math.max(0, completedAt - startedAt) : void 0 }),
attempt,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
url,
timestamp
}),
...place,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ pipeline }),
job: name,
build: `${runId}.${attempt}`,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ ref })
};
}
function storedContext(ciContext, event, env) {
const completed = (0, _completed_run_mjs__WEBPACK_IMPORTED_MODULE_58__.t)(event, env);
const { pull_request: pull, issue } = event;
if (completed) return ofCompleted(ciContext, completed, env);
if (pull !== void 0) {
const own = pull.base?.repo?.full_name ?? env.GITHUB_REPOSITORY;
return (0, _repository_name_mjs__WEBPACK_IMPORTED_MODULE_59__.t)(pull.head?.repo?.full_name, own) ? ciContext : onBranch(ciContext, ofFork(pull.head?.repo, pull.head?.ref));
}
if (issue?.pull_request && issue.number !== void 0) return withoutBranch(ciContext, {
ref: `pull/${issue.number}`,
pullRequest: issue.number
});
return ciContext;
}
const ofOtherCommit = (ciContext, commit) => withoutBranch(ciContext, {
ref: commit,
commit
});
function ofCompleted(ciContext, completed, env) {
const { id, run_attempt: attempt = 1, name, head_branch: branch = "unknown", head_repository: repository } = completed;
const { build, testedBuild = build } = ciContext;
const isOwn = repository?.full_name !== void 0 && (0, _repository_name_mjs__WEBPACK_IMPORTED_MODULE_59__.t)(repository.full_name, env.GITHUB_REPOSITORY);
const stored = {
...ciContext,
build: id === void 0 ? build : {
...testedBuild,
id: `${id}.${attempt}`
},
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ pipeline: name })
};
return onBranch(stored, isOwn ? branch : ofFork(repository, branch));
}
const ofFork = (repository, branch = "unknown") => `${repository?.full_name?.split("/")[0] ?? "ghost"}:${branch}`;
const onBranch = (ciContext, branch) => ({
...ciContext,
ref: branch,
source: {
...ciContext.source,
branch
}
});
function withoutBranch({ source: { branch: _, commitMessage: _message, ...source }, ...ciContext }, { ref, ...facts }) {
return {
...ciContext,
ref,
source: {
...source,
...facts
}
};
}
function reportedRun(ciContext, event, env) {
const { org, project, module, pipeline, build, ref } = storedContext(ciContext, event, env);
const completed = (0, _completed_run_mjs__WEBPACK_IMPORTED_MODULE_58__.t)(event, env);
const id = completed === void 0 ? runNumber(env.GITHUB_RUN_ID) : completed.id;
const attempt = (completed === void 0 ? runNumber(env.GITHUB_RUN_ATTEMPT) : completed.run_attempt) ?? 1;
const place = (0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_56__.t)({
org,
project,
module,
pipeline,
build: build.id,
ref
});
if (completed === void 0 && (0, _untrusted_event_mjs__WEBPACK_IMPORTED_MODULE_60__.t)(env) === void 0) return {
id,
place
};
const { module: _, ...coordinates } = place;
return {
id,
place,
trusted: {
coordinates,
isOwnBuild: (named) => isAttempt$1(named, id, attempt)
}
};
}
function runNumber(text) {
const number = Number(text);
return Number.isSafeInteger(number) && number > 0 ? number : void 0;
}
function isAttempt$1(build, id, last) {
const [, run, attempt] = /^(\d+)\.([1-9]\d{0,8})$/.exec(typeof build === "string" ? build : "") ?? [];
return Number(run) === id && Number(attempt) <= last;
}
const noJobs = { records: [] };
const deadlineMs = 2e4;
const lossMs = 1e4;
async function readRunJobs({ ciContext, env, token, lostTime }) {
if (!(0, _github_actions_mjs__WEBPACK_IMPORTED_MODULE_57__.t)(env)) return noJobs;
const { id, place } = reportedRun(ciContext, (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(env.GITHUB_EVENT_PATH), env);
if (id === void 0) return noJobs;
if (!token) return {
records: [],
notice: "The jobs of the run are not recorded: there is no token. Set GITHUB_TOKEN (input token)."
};
const client = await createClient({
env,
token,
lostTime
});
try {
return { records: jobRecords(await client.jobsOfRun(id), place) };
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.f)) throw error;
return {
records: [],
notice: `The jobs of the run are not recorded: ${error.permission === void 0 ? error.message : `the job lacks the permission "${error.permission}".`}`
};
}
}
async function readExecutions({ env, token, lostTime }) {
if (!token) return void 0;
const { readRunActivity } = await __webpack_require__.e(7763).then(__webpack_require__.bind(__webpack_require__, 80144)).then((n) => n.i);
return (await readRunActivity(await createClient({
env,
token,
lostTime
}), env)).executions;
}
async function createClient({ env, token, lostTime }) {
const { createGitHubClient } = await Promise.all([
__webpack_require__.e(6752),
__webpack_require__.e(3607),
__webpack_require__.e(9518),
__webpack_require__.e(2948)
]).then(__webpack_require__.bind(__webpack_require__, 79518));
return createGitHubClient({
token,
repository: env.GITHUB_REPOSITORY ?? "",
apiUrl: env.GITHUB_API_URL || "https://api.github.com",
deadlineMs,
lossMs,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ lostTime })
});
}
function temporaryFile(name, env) {
const folder = (0, _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_22__.n)("build-report-records", env);
process.once("exit", () => (0, _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_22__.r)(folder));
return (0, node_path__WEBPACK_IMPORTED_MODULE_48__.join)(folder, name);
}
function recordsPlace({ report }, { cwd, output, isSubmitted, env }) {
if (output !== void 0) return { path: (0, node_path__WEBPACK_IMPORTED_MODULE_48__.resolve)(cwd, output) };
if (!isSubmitted && !report.reporters.some(({ type }) => type === "html")) return { path: void 0 };
try {
return { path: temporaryFile("records.ndjson", env) };
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.g)) throw error;
return {
path: void 0,
fault: error.message
};
}
}
const maximumUses = 1e3;
const generatedName = /^__[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
function countedStep(env) {
const { GITHUB_ACTION: given, RUNNER_TEMP: folder } = env;
if (given === void 0 || !folder) return env;
const step = given.split(".").filter((name) => !generatedName.test(name)).join(".");
const use = countUse(folder, step, env);
return {
...env,
GITHUB_ACTION: use > 1 ? `${step}#${use}` : step
};
}
function countUse(folder, step, { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB }) {
const key = (0, node_crypto__WEBPACK_IMPORTED_MODULE_46__.hash)("sha256", JSON.stringify([
GITHUB_RUN_ID,
GITHUB_RUN_ATTEMPT,
GITHUB_JOB,
step
]), "hex").slice(0, 12);
for (let use = 1; use <= maximumUses; use += 1) try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_47__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_48__.join)(folder, `build-report-use-${key}-${use}`), "", { flag: "wx" });
return use;
} catch (error) {
if (Object(error).code !== "EEXIST") return 1;
}
return maximumUses;
}
function currentFolder() {
try {
return process.cwd();
} catch (cause) {
const reason = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.v)(cause);
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.g(`The current folder is not available: ${reason}.`, {
cause,
hint: "Change to a folder that exists."
});
}
}
function diskNotes({ whyOnDisk }) {
const reason = whyOnDisk();
return reason === void 0 ? [] : [`Source files are searched on disk, because git does not list them: ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_55__.t)(reason)}.`];
}
const shownNames$1 = 4;
function unmatchedSentence(unmatched) {
const [first, ...others] = unmatched;
if (first === void 0) return "";
if (others.length === 0) return `${first.path} looks like ${first.title}, but no pattern matches it.`;
const names = unmatched.slice(0, shownNames$1).map(({ path, title }) => `${path} (${title})`);
const more = unmatched.length - names.length;
return `${more > 0 ? `${names.join(", ")} and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(more)} more` : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`} look like test results, but no pattern matches them.`;
}
const plainPath$1 = /^[\p{L}\p{N}_./][\p{L}\p{N}_./@+-]*(?: [\p{L}\p{N}_./@+-]+)*$/u;
function pathsToPaste(unmatched) {
const paths = unmatched.map(({ path }) => path).filter((path) => plainPath$1.test(path));
if (paths.length <= shownNames$1) return paths;
const inFolders = paths.map((path) => path.slice(0, path.lastIndexOf("/") + 1) || path);
return [...new Set(inFolders)].slice(0, shownNames$1);
}
function unmatchedCommand(unmatched) {
if (unmatched.length === 0) return void 0;
const words = pathsToPaste(unmatched).flatMap((path) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.o)(path) ?? []);
const command = `To report ${pronoun(unmatched)}, run: build-report report ${words.join(" ")}`;
return [unmatchedSentence(unmatched), ...words.length === 0 ? [] : [command]];
}
function unmatchedInput(unmatched) {
if (unmatched.length === 0) return void 0;
const paths = pathsToPaste(unmatched);
const value = paths.length === 1 ? paths.join("") : `"${paths.join("\\n")}"`;
const step = ` To report ${pronoun(unmatched)}, add under "with:": paths: ${value}`;
return unmatchedSentence(unmatched) + (paths.length === 0 ? "" : step);
}
const pronoun = ({ length }) => length === 1 ? "it" : "them";
function unmatchedNotice(unmatched, input) {
if (unmatched.length === 0) return void 0;
const condition = unmatched.length === 1 ? "If it belongs to this run, add it" : "If they belong to this run, add them";
return `${unmatchedSentence(unmatched)} ${condition} to the configuration or to ${input}.`;
}
const outputOf$1 = (path, cwd) => ({
what: `The history (--history-output ${JSON.stringify(path)})`,
path: (0, node_path__WEBPACK_IMPORTED_MODULE_48__.resolve)(cwd, path)
});
function checkHistoryPath({ cwd, output: records, baseline, history }, { path: configPath, report }) {
if (history?.output === void 0) return;
if (history.output.trim() === "" || /[\\/]$/.test(history.output) || history.output.includes("\0")) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._(`Invalid --history-output ${JSON.stringify(history.output)}. It must be the name of a file.`);
const pages = report.reporters.flatMap((reporter) => reporter.type === "html" && !(0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_61__.t)(reporter.outputFile) ? [{
path: reporter.outputFile,
because: `which report.${reporter.slot}.outputFile names`
}] : []);
const named = records === void 0 ? [] : [{
path: records,
because: "the records of the run"
}];
(0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_16__.r)(outputOf$1(history.output, cwd), [
...pages,
...named,
...(0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_16__.n)({
cwd,
baseline
}, configPath)
], cwd);
}
function checkHistoryInputs({ cwd, history }, inputs) {
if (history?.output !== void 0) (0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_16__.r)(outputOf$1(history.output, cwd), inputs, cwd);
}
const maximumLineLength = 300;
const firstLine = (text) => text === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(/\S.*/.exec(text)?.[0].trimEnd() ?? "", maximumLineLength);
const buildRecord = ({ build, actor, source: { commit, commitMessage, branch, pullRequest } }) => ({
kind: "build",
...(0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_56__.t)({
commit,
branch,
commitMessage: firstLine(commitMessage),
author: firstLine(actor),
pullRequest,
url: build.url
})
});
function keepHeapSmall(writes) {
(0, node_v8__WEBPACK_IMPORTED_MODULE_45__.setFlagsFromString)(`--heap-growing-percent=${writes ? 30 : 100}`);
if (!writes) (0, node_v8__WEBPACK_IMPORTED_MODULE_45__.setFlagsFromString)("--semi-space-growth-factor=1");
}
function keepHeapFromGrowing() {
(0, node_v8__WEBPACK_IMPORTED_MODULE_45__.setFlagsFromString)("--semi-space-growth-factor=1");
}
function letHeapGrow() {
(0, node_v8__WEBPACK_IMPORTED_MODULE_45__.setFlagsFromString)("--semi-space-growth-factor=2");
}
function maskSecrets(next, mask) {
const clean = mask === _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.o ? _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_62__.o : (text) => (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_62__.o)(mask.text(text));
const cleanValue = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.s)(clean);
let isForeign = true;
let lastSuite;
let lastClean = [];
const suiteOf = (suite) => {
if (suite !== lastSuite) {
lastSuite = suite;
lastClean = cleanValue(suite);
}
return lastClean;
};
return {
beginFile(file) {
isForeign = file.format === "events" || file.format === "records";
lastSuite = void 0;
next.beginFile(mask.value(file));
},
test(test) {
if (isForeign) next.test(mask.value(test));
else next.test(cleanTest(test, suiteOf(test.suite), clean, cleanValue));
},
restartFile: () => next.restartFile(),
endFile: (problems) => next.endFile(cleanValue(problems)),
record: (record) => next.record(mask.value(record))
};
}
const fields = [
"name",
"message",
"details",
"expected",
"actual",
"stdout",
"stderr",
"file",
"job",
"tags",
"metadata",
"attempts"
];
function cleanTest(test, suite, clean, cleanValue) {
const { name, message, details, expected, actual, stdout, stderr, file, job, tags, metadata, attempts } = test;
if (clean(name) === name && suite === test.suite && (message === void 0 || clean(message) === message) && (details === void 0 || clean(details) === details) && (expected === void 0 || clean(expected) === expected) && (actual === void 0 || clean(actual) === actual) && (stdout === void 0 || clean(stdout) === stdout) && (stderr === void 0 || clean(stderr) === stderr) && (file === void 0 || clean(file) === file) && (job === void 0 || clean(job) === job) && (tags === void 0 || cleanValue(tags) === tags) && (metadata === void 0 || cleanValue(metadata) === metadata) && (attempts === void 0 || cleanValue(attempts) === attempts)) return test;
const changed = fields.flatMap((field) => test[field] === void 0 ? [] : [[field, cleanValue(test[field])]]);
return {
...test,
suite,
...Object.fromEntries(changed)
};
}
const chunkLength = 16384;
async function readFirstRecord(absolutePath) {
let first;
let length = 0;
const lines = (0, _ndjson_mjs__WEBPACK_IMPORTED_MODULE_34__.t)({
value(value) {
if (first === void 0 && hasKind(value)) first = value;
},
fault() {}
});
const decoder = (0, _text_decoder_mjs__WEBPACK_IMPORTED_MODULE_32__.t)();
const decode = (bytes, last) => {
for (const piece of decoder.decode(bytes, last)) {
lines.write(piece);
length += piece.length;
}
};
try {
for await (const bytes of (0, _file_bytes_mjs__WEBPACK_IMPORTED_MODULE_33__.n)(absolutePath, chunkLength)) {
decode(bytes, false);
if (first !== void 0 || length > _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.line) return first;
}
decode(Buffer.alloc(0), true);
lines.end();
} catch {}
return first;
}
const hasKind = (value) => typeof value === "object" && value !== null && "kind" in value && typeof value.kind === "string";
const faultTexts = {
"not-json": _json_fault_mjs__WEBPACK_IMPORTED_MODULE_63__.t,
"cut-off": () => "is cut off: the file ends inside it",
"too-long": () => "is longer than 16 MiB"
};
const createOwnRecordsReader = () => ({ read: (absolutePath, path, recorder) => readRecords(absolutePath, path, recorder, () => void 0) });
function createRecordsReader() {
let validator;
return { async read(absolutePath, path, recorder) {
validator ??= Promise.all([__webpack_require__.e(174), __webpack_require__.e(4681)]).then(__webpack_require__.bind(__webpack_require__, 84681)).then((n) => n.n).then(({ createRecordValidator }) => createRecordValidator());
return readRecords(absolutePath, path, recorder, await validator);
} };
}
async function readRecords(absolutePath, path, recorder, validate) {
const problems = [];
let refusedLines = 0;
const refuse = (message, line) => {
refusedLines += 1;
if (refusedLines <= _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.problems) problems.push({
severity: "error",
kind: "incomplete",
message,
path,
line
});
};
const lines = (0, _ndjson_mjs__WEBPACK_IMPORTED_MODULE_34__.t)({
value(value, line, length) {
const wrong = validate(value, length);
if (wrong === void 0) passOn(value, recorder);
else refuse(`The line is not a valid record: ${wrong}.`, line);
},
fault({ line, kind, text }) {
refuse(`The line ${faultTexts[kind](text)}.`, line);
}
});
const text = createTextWriter(lines);
const broken = await readLines(absolutePath, path, text);
const line = lines.end();
const damage = text.damage();
if (damage !== void 0) {
const message = `The line contains bytes that are not UTF-8. They are read as ${damage.readAs}, here and below. Write the file as UTF-8.`;
problems.push({
severity: "warning",
message,
path,
line: damage.line
});
}
const more = refusedLines - _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.problems;
if (more > 0) {
const message = more === 1 ? "1 more line is not a valid record." : `${more} more lines are not valid records.`;
problems.push({
severity: "error",
kind: "incomplete",
message,
path
});
}
if (broken !== void 0) {
const message = `The file was not read to its end: ${broken}. The records before that are kept.`;
problems.push({
severity: "error",
kind: "incomplete",
message,
path,
line: Math.max(1, line)
});
}
return problems;
}
function passOn(record, recorder) {
if (record.kind === "job") (0, _job_identity_mjs__WEBPACK_IMPORTED_MODULE_64__.t)(record);
if (record.kind !== "test") {
recorder.record(record);
return;
}
const test = record;
test.suite ??= [];
recorder.test(test);
}
async function readLines(absolutePath, path, text) {
const chunks = (0, _file_bytes_mjs__WEBPACK_IMPORTED_MODULE_33__.n)(absolutePath);
try {
for (;;) {
const next = await chunks.next().catch((cause) => (0, _file_bytes_mjs__WEBPACK_IMPORTED_MODULE_33__.t)(cause) ?? unreadable(path, cause));
if (typeof next === "string") return next;
if (next.done) break;
text.write(next.value);
}
} finally {
await chunks.return();
}
text.end();
}
function createTextWriter(lines) {
const decoder = (0, _text_decoder_mjs__WEBPACK_IMPORTED_MODULE_32__.t)();
let length = 0;
let damagedLine;
const decode = (bytes, last) => {
for (const piece of decoder.decode(bytes, last)) {
let start = 0;
if (damagedLine === void 0 && decoder.damageOffset !== void 0 && decoder.damageOffset < length + piece.length) {
start = decoder.damageOffset - length;
lines.write(piece.slice(0, start));
damagedLine = lines.count() + 1;
}
lines.write(start === 0 ? piece : piece.slice(start));
length += piece.length;
}
};
return {
write: (bytes) => decode(bytes, false),
end: () => decode(Buffer.alloc(0), true),
damage() {
if (damagedLine === void 0) return void 0;
return {
line: damagedLine,
readAs: decoder.encoding === "utf-8" ? "U+FFFD" : decoder.encoding
};
}
};
}
function unreadable(path, cause) {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._(`The records file "${path}" cannot be read: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.v)(cause)}.`, {
place: { path },
cause
});
}
function failedPathSteps(steps) {
const [path] = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Y)(steps);
return path?.reduceRight((inner, { name, phase }) => [{
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(name, _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.stepName),
status: "failed",
...phase === void 0 ? {} : { phase },
...inner === void 0 ? {} : { steps: inner }
}], void 0);
}
const maximumAttempts = 1e5;
const maximumAttemptsOfATest = 20;
const maximumAttachmentsLength = 1e5;
const maximumText$2 = 16777216;
const maximumKeyLength = 500;
function createFailedAttempts() {
const attemptsOf = new Map();
let total = 0;
let textLeft = maximumText$2;
let leftOut = 0;
const append = (attempts, attempt) => {
if (attempts.length === maximumAttemptsOfATest) attempts.shift();
else total += 1;
const { message = "", details = "", expected = "", actual = "", steps, stepsLeftOut, attachments, attachmentsLeftOut, ...rest } = attempt;
const length = message.length + details.length + expected.length + actual.length + lengthOf(steps) + lengthOf(attachments);
attempts.push(length <= textLeft ? attempt : rest);
if (length <= textLeft) textLeft -= length;
};
return {
add(key, test) {
if (total >= 1e5 || key.length > maximumKeyLength) {
leftOut += 1;
return;
}
const attempts = attemptsOf.get(key) ?? [];
attemptsOf.set(key, attempts);
for (const attempt of [...test.attempts?.slice(-20) ?? [], test]) append(attempts, shortened(attempt));
},
of: (key) => attemptsOf.get(key),
leftOut: () => leftOut
};
}
const lengthOf = (evidence) => evidence === void 0 ? 0 : JSON.stringify(evidence).length;
function boundedEvidence({ steps, stepsLeftOut, attachments, attachmentsLeftOut }) {
const keepsSteps = Array.isArray(steps) && lengthOf(steps) <= _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.stepsLength;
const kept = Array.isArray(attachments) ? attachments.slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.attachments) : [];
const keepsAttachments = kept.length > 0 && lengthOf(kept) <= maximumAttachmentsLength;
return (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
steps: keepsSteps ? steps : steps && failedPathSteps(steps),
stepsLeftOut: keepsSteps ? stepsLeftOut : void 0,
attachments: keepsAttachments ? kept : void 0,
attachmentsLeftOut: keepsAttachments ? attachmentsLeftOut : void 0
});
}
const shortened = ({ status, duration, message, details, timestamp, ...values }) => ({
status,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
duration,
message: message === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(message, _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.shortenedAttemptMessage),
details: details === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(details, _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.shortenedAttemptDetails),
...(0, _stated_values_mjs__WEBPACK_IMPORTED_MODULE_35__.t)(values, _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.shortenedAttemptMessage),
timestamp
}),
...boundedEvidence(values)
});
const maximumLength$3 = 1e3;
const repeatable = /^(.+)\.([1-9]\d{0,8})$/;
function jobAttempt({ org, project, pipeline, module, job, build }) {
const names = [
org,
project,
pipeline,
module,
job,
build
].map((name) => name ?? "");
if (!names.every((name) => typeof name === "string" && name.length <= maximumLength$3)) return void 0;
const [, run, attempt] = repeatable.exec(names.pop() ?? "") ?? [];
const name = names.at(-1);
if (!name || run === void 0) return void 0;
return {
group: JSON.stringify([...names, run]),
job: name,
run,
attempt: Number(attempt)
};
}
var repeated_job_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
passedAgain: () => passedAgain,
withEarlierFailures: () => withEarlierFailures
});
function withEarlierFailures(next, { attempt, failures }, identities) {
if (failures === void 0) return next;
const markedIfFlaky = (test) => {
const id = test.id ?? identities.next(test.suite, test.name, test.module, test.job);
const earlier = test.status === "successful" && test.passedOnAttempt === void 0 ? failures.of(id, test.job) : void 0;
return earlier === void 0 ? test : passedAgain(test, [earlier], attempt);
};
return {
...next,
beginFile(file) {
identities.restart();
next.beginFile(file);
},
restartFile() {
identities.restart();
next.restartFile();
},
test: (test) => next.test(markedIfFlaky(test))
};
}
const passedAgain = (test, earlier, attempt) => ({
...test,
flaky: true,
passedOnAttempt: attempt,
attempts: [...earlier, ...test.attempts ?? []]
});
function createTestKeys() {
let owner = {
group: 0,
job: ""
};
let identities;
return {
begin(next) {
owner = next;
identities?.restart();
},
next(test) {
const { job, module } = test;
identities ??= test.id === void 0 ? (0, _test_identity_mjs__WEBPACK_IMPORTED_MODULE_6__.t)("") : void 0;
const id = test.id ?? identities?.next(test.suite, test.name, module);
return job === void 0 || job === owner.job ? `${owner.group}\0${id}` : `${owner.group}\0${job}\0${id}`;
}
};
}
const maximumName$3 = 200;
const noEarlierAttempts = {
files: [],
problems: [],
withStates: (jobs) => jobs,
addTo: (recorder) => recorder
};
async function readEarlierAttempts({ signal, mask, rerun, ...options }) {
const attempts = await findAttempts((0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_18__.t)(options).files, rerun);
const newest = new Map();
for (const { group, attempt } of attempts) newest.set(group, Math.max(attempt, newest.get(group) ?? 0));
const isNewest = ({ group, attempt }) => attempt === newest.get(group);
const failed = createFailedAttempts();
const read = createFailureReader({ add: (key, test) => failed.add(key, mask(test)) });
const files = [];
for (const earlier of attempts.filter((found) => !isNewest(found)).sort((a, b) => a.attempt - b.attempt)) {
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_50__.setImmediate)();
signal?.throwIfAborted();
if (await read(earlier)) files.push(earlierFile(earlier, mask(earlier.job)));
}
const replaced = await replacedAttempts(attempts.filter(isNewest), rerun, mask);
files.push(...replaced.files);
if (files.length === 0 && replaced.problems.length === 0) return noEarlierAttempts;
const owners = new Map(attempts.filter(isNewest).map((found) => [found.file.path, found]));
return {
files,
withStates: replaced.withStates,
problems: [...replaced.problems, ...problemsOf(failed)],
addTo: (recorder) => withFailedAttempts(recorder, failed, owners)
};
}
async function replacedAttempts(newest, rerun, mask) {
const older = rerun === void 0 ? [] : newest.filter(({ run, attempt }) => run === rerun.run && attempt < rerun.attempt);
if (rerun === void 0 || older.length === 0) return noEarlierAttempts;
const executions = await rerun.readExecutions();
if (executions === void 0) {
const unconfirmed = mask(older.map(({ job, attempt }) => ({
job,
attempt
})));
return {
files: [],
problems: [unknownProblem(unconfirmed, rerun)],
withStates: statesOf(unconfirmed, rerun)
};
}
const replaced = older.filter(({ job, attempt }) => (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_65__.t)(job, attempt, executions));
return {
...noEarlierAttempts,
files: replaced.map(({ file: { path, absolutePath }, job }) => ({
path,
absolutePath,
because: `records of the job ${shownJob(mask(job))}, which has run again`
})),
problems: [...new Set(replaced.map(({ job }) => mask(job)))].map((job) => ({
severity: "error",
kind: "incomplete",
message: `The job ${shownJob(job)} has run again, and has left no records since. Its earlier results do not count.`
}))
};
}
const statesOf = (unconfirmed, { attempt: newest }) => {
return (jobs, maximumLength) => {
const attempts = new Map(unconfirmed.map(({ job, attempt }) => [(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(job, maximumLength), attempt]));
return jobs.map((job) => {
const attempt = attempts.get(job.job ?? "");
return attempt === void 0 ? {
...job,
attempt: newest
} : {
...job,
attempt,
state: "earlier"
};
});
};
};
const maximumNamed$1 = 10;
function unknownProblem(older, { attempt }) {
const names = [...new Set(older.map((found) => `${shownJob(found.job)} (attempt ${found.attempt})`))];
const more = names.length - maximumNamed$1;
return {
severity: "warning",
message: `This is attempt ${attempt}; these jobs reported in an earlier attempt: ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Jt)([...names.slice(0, maximumNamed$1), ...more > 0 ? [`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(more)} more`] : []])}. Whether they have run again is known only with the permission "actions: read".`
};
}
const shownJob = (job) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_55__.t)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(job, maximumName$3));
async function findAttempts(files, rerun) {
const found = [];
const groups = new Map();
if (files.length < 2 && rerun === void 0) return found;
for (const file of files) {
const record = isExcludable(file) ? await readFirstRecord(file.absolutePath) : void 0;
const attempt = record && jobAttempt(record);
if (attempt === void 0) continue;
const group = groups.get(attempt.group) ?? groups.size;
groups.set(attempt.group, group);
found.push({
...attempt,
group,
file
});
}
return found;
}
const earlierFile = ({ file: { path, absolutePath } }, job) => {
return {
path,
absolutePath,
because: `an earlier attempt of the job ${shownJob(job)}`
};
};
const isExcludable = ({ absolutePath }) => !/[\r\n]|^\s|\s$/.test(absolutePath);
function createFailureReader(failed) {
const reader = createRecordsReader();
const keys = createTestKeys();
const recorder = {
test(test) {
const key = keys.next(test);
if (test.status !== "successful" && test.status !== "skipped") failed.add(key, test);
},
record() {}
};
return async (attempt) => {
keys.begin(attempt);
try {
await reader.read(attempt.file.absolutePath, attempt.file.path, recorder);
return true;
} catch {
return false;
}
};
}
function problemsOf(failed) {
const leftOut = failed.leftOut();
if (leftOut === 0) return [];
return [{
severity: "warning",
message: `The report includes the first ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(maximumAttempts)} tests that failed in earlier attempts, and leaves out ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(leftOut)}.`
}];
}
function withFailedAttempts(next, failed, owners) {
const keys = createTestKeys();
let owner;
return {
...next,
beginFile(file) {
owner = owners.get(file.path);
if (owner !== void 0) keys.begin(owner);
next.beginFile(file);
},
restartFile() {
if (owner !== void 0) keys.begin(owner);
next.restartFile();
},
test(test) {
const earlier = owner ? failed.of(keys.next(test)) : void 0;
if (owner === void 0 || earlier === void 0) next.test(test);
else if (test.status === "successful") next.test(passedAgain(test, earlier, owner.attempt));
else next.test({
...test,
attempts: [...earlier, ...test.attempts ?? []]
});
}
};
}
function createSlotAdmission(slotCount, freelyKept) {
const sums = new Int32Array(slotCount);
let kept = 0;
return (slot, sum, isEmpty) => {
if (kept >= freelyKept && sums[slot] !== sum) {
sums[slot] = sum;
return false;
}
if (isEmpty) kept += 1;
return true;
};
}
const slotCount$3 = 4096;
const freelyKept$2 = slotCount$3 / 4;
const maximumLength$2 = 400;
function cached(compute) {
const texts = new Array(slotCount$3).fill(void 0);
const values = new Array(slotCount$3).fill(void 0);
const admits = createSlotAdmission(slotCount$3, freelyKept$2);
return (text) => {
if (text.length > maximumLength$2) return compute(text);
const sum = sumOf$3(text);
const slot = (sum ^ sum >>> 15) & 4095;
const known = texts[slot];
if (known === text) return values[slot];
if (!admits(slot, sum, known === void 0)) return compute(text);
const copy = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(text);
const value = compute(copy);
texts[slot] = copy;
values[slot] = value;
return value;
};
}
function sumOf$3(text) {
const { length } = text;
let sum = length;
for (let index = length - 1; index >= 0; index -= index > length - 12 ? 1 : 7) sum = Math.imul(sum, 31) + text.charCodeAt(index) | 0;
return sum;
}
const slotCount$2 = 1024;
const freelyKept$1 = slotCount$2 / 2;
const maximumBeginning = 1e3;
const maximumSample = 160;
const maximumFirstLine = 400;
function createOwnFrameReader() {
const read = cached((line) => (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.y)(line));
const beginnings = new Array(2 * slotCount$2).fill(void 0);
const frames = new Array(2 * slotCount$2).fill(void 0);
const admits = createSlotAdmission(2 * slotCount$2, freelyKept$1);
const isWithoutFrame = cached((line) => (!_cause_mjs__WEBPACK_IMPORTED_MODULE_37__.v.test(line) || read(line) === void 0) && (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.g)(line) === void 0);
const isOnlyText = (line) => !line.includes("def ") && ((0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__._)(line) || isWithoutFrame(line));
return (trace, skipsHelpers) => {
if (trace === "") return void 0;
const firstEnd = trace.length > 32768 ? -1 : trace.indexOf("\n");
const start = firstEnd !== -1 && firstEnd <= maximumFirstLine && isOnlyText(withoutSpace$1(trace.slice(0, firstEnd))) ? firstEnd + 1 : 0;
const sum = sumOf$2(trace, start);
const slot = 2 * ((sum ^ sum >>> 15) & 1023) + (skipsHelpers ? 1 : 0);
const beginning = beginnings[slot];
if (beginning !== void 0 && trace.slice(start, start + beginning.length) === beginning) return frames[slot];
const rest = start === 0 ? trace : trace.slice(start);
const { frame, length } = (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.m)(rest, skipsHelpers, read);
if (length === void 0 || length > maximumBeginning) return frame;
if (!admits(slot, sum, beginning === void 0)) return frame;
beginnings[slot] = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(rest.slice(0, length));
frames[slot] = frame && detachedFrame(frame);
return frame;
};
}
function sumOf$2(trace, start) {
const end = Math.min(trace.length, start + maximumSample);
let sum = 0;
for (let index = start; index < end; index += 7) sum = Math.imul(sum, 31) + trace.charCodeAt(index) | 0;
return sum;
}
const detachedFrame = ({ file, line, function: name, isHelper }) => ({
file: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(file),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
line,
function: name === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(name)
}),
isHelper
});
const withoutSpace$1 = (line) => {
const last = line.charCodeAt(line.length - 1);
return last > 32 && last < 127 ? line : line.trimEnd();
};
const boundNumber = /(?<![ <([=])0|0(?![ >)\],;]|$)/;
const meaningful = /[/\\"'`]|\b(?:http|status|code|errno|error|signal|exit|exception|sqlstate|version|port|response|request)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const isSimpleShape = (shape) => !boundNumber.test(shape) && !meaningful.test(shape);
const slotCount$1 = 4096;
const freelyKept = slotCount$1 / 4;
const sampleLength$1 = 12;
function createShapeTable() {
const lines = new Array(slotCount$1).fill(void 0);
const values = new Array(slotCount$1).fill(void 0);
const admits = createSlotAdmission(slotCount$1, freelyKept);
return {
get(line) {
const slot = slotOf(sumOf$1(line));
const texts = lines[slot];
return texts !== void 0 && hasTexts(line, texts) ? values[slot] : void 0;
},
set(line, value) {
const sum = sumOf$1(line);
const slot = slotOf(sum);
if (!admits(slot, sum, lines[slot] === void 0)) return false;
lines[slot] = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(line).split(/\d+/);
values[slot] = value;
return true;
}
};
}
const shapeOf = (line) => line.replace(/\d+/g, "0");
const isDigit$1 = (code) => code >= 48 && code <= 57;
function sumOf$1(line) {
let sum = 0;
for (let index = 0, count = 0; index < line.length && count < sampleLength$1; count += 1) {
const code = line.charCodeAt(index);
index = isDigit$1(code) ? endOfNumber(line, index) : index + 1;
sum = Math.imul(sum, 31) + (isDigit$1(code) ? 48 : code) | 0;
}
for (let index = line.length - 1, count = 0; index >= 0 && count < sampleLength$1; index -= 1, count += 1) {
const code = line.charCodeAt(index);
while (isDigit$1(code) && isDigit$1(line.charCodeAt(index - 1))) index -= 1;
sum = Math.imul(sum, 31) + (isDigit$1(code) ? 48 : code) | 0;
}
return sum;
}
const slotOf = (sum) => (sum ^ sum >>> 15) & 4095;
function hasTexts(line, texts) {
let end = 0;
for (let index = 0; index < texts.length; index += 1) {
const text = texts[index] ?? "";
const start = index === 0 ? 0 : endOfNumber(line, end);
if (index > 0 && start === end || !line.startsWith(text, start)) return false;
end = start + text.length;
}
return end === line.length;
}
function endOfNumber(line, start) {
let end = start;
while (isDigit$1(line.charCodeAt(end))) end += 1;
return end;
}
const maximumLine = 298;
function createHeadlineReader() {
const shapes = createShapeTable();
return (failure) => {
const { message, details } = failure;
if (message === void 0) return read(failure);
const newline = message.indexOf("\n");
const line = withoutSpace(newline === -1 ? message : message.slice(0, newline));
if (line.length > maximumLine) return read(failure);
const shape = shapes.get(line);
if (shape === void 0) {
const made = isHeadline(line) ? makeShape(line) : void 0;
if (made === void 0 || !isComplete(made, newline, details) || mayBeName(line, made, failure.name)) return read(failure);
return shapes.set(line, made) ? {
headline: line,
isOutput: false,
shape: made
} : {
headline: line,
isOutput: false
};
}
if (!isComplete(shape, newline, details) || mayBeName(line, shape, failure.name)) return read(failure);
return {
headline: line,
isOutput: false,
shape
};
};
}
function read(failure) {
const lead = (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.a)(failure);
return {
headline: lead?.reason ?? lead?.headline ?? "",
isOutput: lead?.isOutput === true
};
}
const withoutSpace = (line) => line.charCodeAt(line.length - 1) > 32 ? line : line.trimEnd();
const isHeadline = (line) => /^[!-~]+(?: [!-~]+)+$/.test(line) && !line.endsWith(":") && !(0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.s)(line) && !line.includes(dataSet) && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.R)(line, () => false);
const incomplete$1 = /^(?:expected|actual|received|got|but|was)\b/i;
function makeShape(line) {
const word = lastWord(line);
return {
facts: void 0,
isIncomplete: incomplete$1.test(line),
lastWord: word === void 0 || /\d/.test(word) ? void 0 : word
};
}
const emptyError = /^\s*(?:[{[]|Failure\/Error)/;
const maximumFront = 1e3;
const titleSeparator = " \u203a ";
function isComplete({ isIncomplete }, newline, details) {
if (newline !== -1 && isIncomplete) return false;
if (details === void 0) return true;
const front = details.length > maximumFront ? details.slice(0, maximumFront) : details;
return !emptyError.test(front) && !front.includes(titleSeparator);
}
const dataSet = " with data set ";
function mayBeName(line, shape, name) {
if (name.length > maximumName$2 || name.includes(dataSet)) return true;
if (shape.lastWord !== void 0 && endsOtherwise(name, shape.lastWord)) return false;
const own = lastWord(name);
return own === void 0 || own === (shape.lastWord ?? lastWord(line) ?? own);
}
function endsOtherwise(name, word) {
const code = name.charCodeAt(name.length - 1);
return isWordCharacter(code) && (code | lowerCase) !== (word.charCodeAt(word.length - 1) | lowerCase);
}
const lowerCase = 32;
const maximumName$2 = 2e3;
const isWordCharacter = (code) => code >= 48 && code <= 57 || code >= 97 && code <= 122 || code >= 65 && code <= 90;
function lastWord(text) {
let end = text.length;
while (end > 0 && !isWordCharacter(text.charCodeAt(end - 1))) {
if (text.charCodeAt(end - 1) > 126) return void 0;
end -= 1;
}
let start = end;
while (start > 0 && isWordCharacter(text.charCodeAt(start - 1))) start -= 1;
return text.charCodeAt(start - 1) > 126 ? void 0 : text.slice(start, end).toLowerCase();
}
const maximumCauses$1 = 5e3;
function createCauseReader() {
const readHeadline = createHeadlineReader();
const signatureOfHeadline = cached(_signature_mjs__WEBPACK_IMPORTED_MODULE_36__.t);
const infoOf = cached(makeSignature);
const commonInfo = (shape) => isSimpleShape(shape) ? infoOf((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)((0, _signature_mjs__WEBPACK_IMPORTED_MODULE_36__.t)(shape))) : null;
const ownFrame = createOwnFrameReader();
let kept = 0;
let generation = 0;
return (failure) => {
const { headline, isOutput, shape } = readHeadline(failure);
if (shape !== void 0 && shape.facts === void 0) shape.facts = commonInfo(shapeOf(headline));
const untyped = shape?.facts ?? infoOf(signatureOfHeadline(headline));
const type = untyped.mayLackType ? (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.u)(failure) : void 0;
const info = type === void 0 ? untyped : infoOf(`${type}: ${untyped.signature}`);
const { kind } = info;
const isWeak = kind.kind === "weak";
const below = isWeak ? (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.x)(headline, info.signature, failure) : [];
const frame = (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.n)(failure, {
skipsHelpers: isWeak && below.length === 0,
isOutput
}, ownFrame);
if (info.generation !== generation) {
info.causes?.clear();
info.generation = generation;
}
const step = failure.steps === void 0 ? void 0 : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.j)(failure, headline);
const isShared = info.isRepeated && below.length === 0 && step === void 0 && !(0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.i)(kind, frame);
info.isRepeated = true;
const shown = (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.f)(headline, info.signature);
const key = isShared ? `${keyOf(frame)}:${shown}` : "";
const known = isShared ? info.causes?.get(key) : void 0;
if (known !== void 0) return known;
const cause = (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.r)(failure, {
signature: info.signature,
shown,
kind,
frame,
below,
step
});
if (!isShared) return cause;
info.causes ??= new Map();
info.causes.set(key, cause);
kept += 1;
if (kept === maximumCauses$1) {
kept = 0;
generation += 1;
}
return cause;
};
}
const keyOf = (frame) => frame === void 0 ? "" : `${frame.line ?? ""}:${frame.function ?? ""}:${frame.file}`;
const makeSignature = (signature) => ({
signature,
kind: (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.d)(signature),
mayLackType: (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.l)(signature),
causes: void 0,
isRepeated: false,
generation: 0
});
function rememberLast(causeOf) {
let last;
let cause;
return (failure) => {
if (cause === void 0 || last === void 0 || !isSame(last, failure)) {
last = failure;
cause = causeOf(failure);
}
return cause;
};
}
const isSame = (a, b) => a.suite === b.suite && a.name === b.name && a.message === b.message && a.details === b.details && a.stdout === b.stdout && a.stderr === b.stderr && a.steps === b.steps;
const header = /(?: panicked at \S{1,1000}:\d{1,9}:\d{1,9}:|:\d{1,9}: Failure)$/m;
const isEmpty = (text = "") => text.trim() === "";
function printedReason({ details, message = "", stdout, lead, output }) {
if (message.startsWith("Test failed. See exception logs above.")) return stdout === void 0 ? lead : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(stdout);
if (!isEmpty(details) || !(isEmpty(message) || (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.I)(message))) return void 0;
if (stdout === void 0) return output ?? lead;
const start = stdout.search(header);
return start === -1 ? (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.o)({ stdout }) : stdout.slice(stdout.lastIndexOf("\n", start) + 1);
}
function sourceLocation(test, tracked) {
const own = test.file === void 0 ? void 0 : tracked.locate(test.file);
let elsewhere;
for (const text of [
test.details,
test.message,
printedReason(test)
]) {
if (text === void 0) continue;
const { failure, other } = failureFrame(text, own, test.suite, tracked);
if (failure !== void 0) return locationOf(failure);
elsewhere ??= other;
}
if (own === void 0) return void 0;
if (test.line !== void 0) return {
path: own,
line: test.line
};
return elsewhere === void 0 ? { path: own } : locationOf(elsewhere);
}
const locationOf = ({ path, line, column }) => column === void 0 ? {
path,
line
} : {
path,
line,
column
};
const isGoLog = ({ file }) => file.endsWith(".go") && !/[\\/]/.test(file);
function locateFrame(frame, suite, tracked) {
const folder = isGoLog(frame) && suite !== void 0 ? packageFolder(suite, tracked) : void 0;
return (folder === void 0 ? void 0 : tracked.locate(folder + frame.file)) ?? tracked.locate(frame.file);
}
function packageFolder(suite, tracked) {
for (const name of suite.slice(0, 3)) {
const folder = tracked.locatePackage(name);
if (folder !== void 0) return folder;
}
}
function failureFrame(text, own, suite, tracked) {
let failure;
let other;
for (const frame of (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.b)(text, tracked.mayContain)) {
const path = locateFrame(frame, suite, tracked);
if (path === void 0) continue;
const located = {
...frame,
path
};
if (own !== void 0 && path !== own) other ??= located;
else if (failure === void 0 || isGoLog(failure) || failure.isTitle && path === failure.path) {
failure = located;
if (!isGoLog(located) && !located.isTitle && !isPython(path)) break;
} else if (path === failure.path) failure = located;
}
return {
failure,
other
};
}
const isPython = (path) => /\.py[ix]?$/.test(path);
function testLocation(test, tracked) {
const stated = test.sourceLocation;
if (stated !== void 0 && (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.a)(stated.file)) return {
file: stated.file,
line: stated.line
};
const found = sourceLocation(test, tracked);
return found && {
file: found.path,
line: found.line
};
}
function withLocations(next, tracked) {
return {
...next,
test(test) {
next.test(test.status === "failed" ? located(test, tracked) : test);
}
};
}
function located(test, tracked) {
const location = testLocation(test, tracked);
if (location !== void 0) return {
...test,
sourceLocation: {
file: location.file,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ line: location.line })
}
};
const { sourceLocation: stated, ...rest } = test;
return stated === void 0 ? test : rest;
}
const anyFolders = Symbol("**");
function compilePathPattern(pattern) {
if (pattern === "" || /^!|^\\#|\*\*\*|\/\//.test(pattern)) return void 0;
if (pattern === "/") return () => false;
const names = pattern.split("/");
const isFolder = names.length > 1 && names.at(-1) === "";
if (isFolder) names.pop();
if (names[0] === "") names.shift();
else if (names.length === 1) names.unshift("**");
const last = names.at(-1) ?? "";
const segments = names.map((name) => name === "**" ? anyFolders : name);
if (!isFolder && last === "*" && names.length > 1 && names[names.length - 2] !== "**") return (path) => matchesSegments(segments, path, "whole");
return (path) => matchesSegments(segments, path, isFolder ? "folder" : "any");
}
function matchesSegments(segments, path, extent) {
const longest = extent === "folder" ? path.length - 1 : path.length;
let segment = 0;
let name = 0;
let afterStar = -1;
let starEnd = 0;
while (true) {
const expected = segments[segment];
if (expected === anyFolders) {
segment += 1;
afterStar = segment;
starEnd = name;
if (segment === segments.length) return name < path.length;
continue;
}
if (expected === void 0 && (extent !== "whole" || name === path.length)) return true;
if (expected !== void 0 && name < longest && matchesName(expected, path[name] ?? "")) {
segment += 1;
name += 1;
continue;
}
if (afterStar === -1 || starEnd >= longest) return false;
starEnd += 1;
segment = afterStar;
name = starEnd;
}
}
function matchesName(pattern, name) {
let at = 0;
let index = 0;
let afterStar = -1;
let starEnd = 0;
while (index < name.length) {
const expected = pattern[at];
if (expected === "*") {
at += 1;
afterStar = at;
starEnd = index;
} else if (expected === "\\" && pattern[at + 1] === name[index]) {
at += 2;
index += 1;
} else if (expected !== void 0 && expected !== "\\" && (expected === "?" || expected === name[index])) {
at += 1;
index += 1;
} else if (afterStar === -1) return false;
else {
starEnd += 1;
at = afterStar;
index = starEnd;
}
}
while (pattern[at] === "*") at += 1;
return at === pattern.length;
}
const maximumFileBytes = 3145728;
const maximumPatternLength = 4096;
const maximumOwners = 100;
const maximumDepth = 20;
const maximumComparisons = 2e7;
function parseCodeOwners(text) {
const byPrefix = new Map();
for (const [line, content] of text.split("\n").entries()) {
const rule = ruleOf(content, line);
if (rule === void 0) continue;
const group = byPrefix.get(rule.prefix);
if (group === void 0) byPrefix.set(rule.prefix, [rule]);
else group.push(rule);
}
const answers = new Map();
let comparisons = 0;
const lastMatch = (group, names, after) => {
for (let index = group.length - 1; index >= 0; index -= 1) {
const rule = group[index];
if (rule === void 0 || rule.line < after) return void 0;
comparisons += 1;
if (comparisons > maximumComparisons) return void 0;
if (rule.matches(names)) return rule;
}
};
return (path) => {
const known = answers.get(path);
if (known !== void 0) return known;
const names = path.split("/");
const groups = prefixesOf(names).flatMap((prefix) => {
const group = byPrefix.get(prefix);
return group === void 0 ? [] : [group];
});
let last;
for (const group of groups) last = lastMatch(group, names, last?.line ?? 0) ?? last;
if (comparisons > maximumComparisons) return [];
const owners = last?.owners ?? [];
answers.set(path, owners);
return owners;
};
}
function prefixesOf(names) {
const prefixes = [""];
let prefix = "";
for (const name of names.slice(0, maximumDepth)) {
prefix += `/${name}`;
prefixes.push(prefix);
}
return prefixes.reverse();
}
const owner = /^(?:@[\w.-]{1,100}(?:\/[\w.-]{1,100})?|[^@\s]{1,100}@[^@\s]{1,200})$/;
function ruleOf(content, line) {
const trimmed = content.trim();
if (trimmed === "" || trimmed.startsWith("#")) return void 0;
const end = endOfPattern(trimmed);
const pattern = trimmed.slice(0, end);
const matches = end > maximumPatternLength ? void 0 : compilePathPattern(pattern);
const words = trimmed.slice(end).split(/\s+/).filter(Boolean);
const comment = words.findIndex((word) => word.startsWith("#"));
const owners = comment === -1 ? words : words.slice(0, comment);
if (matches === void 0 || !owners.every((word) => owner.test(word))) return void 0;
return {
line,
prefix: prefixOf(pattern),
matches,
owners: owners.slice(0, maximumOwners)
};
}
function prefixOf(pattern) {
if (!/\/./.test(pattern)) return "";
const names = pattern.replace(/^\//, "").split("/", maximumDepth);
const end = names.findIndex((name) => name === "" || /[*?\\]/.test(name));
return names.slice(0, end === -1 ? names.length : end).map((name) => `/${name}`).join("");
}
function endOfPattern(line) {
for (let index = 0; index < line.length; index += 1) if (line[index] === "\\") index += 1;
else if (line[index] === " " || line[index] === "	") return index;
return line.length;
}
const places = [
".github/CODEOWNERS",
"CODEOWNERS",
"docs/CODEOWNERS"
];
const findOwnersFile = (root) => places.map((place) => (0, node_path__WEBPACK_IMPORTED_MODULE_48__.join)(root, place)).find((path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_47__.existsSync)(path));
function readOwners(root) {
const text = readFirst(root);
return text === "" ? void 0 : parseCodeOwners(text);
}
function readFirst(root) {
for (const place of places) {
const text = (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_29__.a)((0, node_path__WEBPACK_IMPORTED_MODULE_48__.join)(root, place), maximumFileBytes);
if (text !== void 0) return text;
}
return "";
}
const recordedOwners = {
areKnown: () => false,
ownersOf: ({ owners = [] }) => owners
};
function createTestOwners(root, tracked) {
let read;
const ownersOfPath = () => {
read ??= { ownersOfPath: readOwners(root) };
return read.ownersOfPath;
};
const fileOf = createTestFiles(tracked);
return {
areKnown: () => ownersOfPath() !== void 0,
ownersOf(test, failure) {
const find = ownersOfPath();
if (find === void 0) return test.owners ?? [];
const own = fileOf(test);
if (own !== void 0) return find(own);
if (test.owners !== void 0) return test.owners;
return failure === void 0 ? [] : find(failure.file);
}
};
}
const createListedOwners = ({ areKnown, ownersOf }, tracked, locations) => (test) => ownersOf(test, areKnown() ? locations.get(test) ?? testLocation(test, tracked) : void 0);
const statedLocation = ({ sourceLocation }) => sourceLocation !== void 0 && (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.a)(sourceLocation.file) ? sourceLocation : void 0;
const pathOfFile = /[\\/][^\\/]+\.[a-z]{1,10}$|^[^\\/]+\.bats$/i;
function createTestFiles(tracked) {
let lastFile;
let ofLastFile;
let lastSuite;
let ofLastSuite;
return ({ file, suite }) => {
if (file !== void 0) {
if (file !== lastFile) {
lastFile = file;
ofLastFile = tracked.locate(file);
}
if (ofLastFile !== void 0) return ofLastFile;
}
if (suite !== lastSuite) {
lastSuite = suite;
ofLastSuite = fileOfSuite(suite, tracked);
}
return ofLastSuite;
};
}
function fileOfSuite(suite, tracked) {
for (const name of suite.slice(-10).reverse()) {
const found = pathOfFile.test(name) ? tracked.locate(name) : tracked.locateClass(name);
if (found !== void 0) return found;
const folder = tracked.locatePackage(name);
if (folder !== void 0) return `${folder}_test.go`;
}
}
const indexesOf = (jobs, jobIndex) => Array.from(jobs, jobIndex).filter((index) => index !== void 0).sort((a, b) => a - b);
const initialCapacity = 1024;
const idLength = 32;
const maximumSeed = 2 ** 32;
function createTestTable() {
let capacity = initialCapacity;
let keys = new Uint32Array(2 * capacity);
let slots = new Uint32Array(2 * capacity);
let size = 0;
const words = new Uint32Array(idLength / 8);
const [factorOfHigh, factorOfLow] = [(0, node_crypto__WEBPACK_IMPORTED_MODULE_46__.randomInt)(maximumSeed) | 1, (0, node_crypto__WEBPACK_IMPORTED_MODULE_46__.randomInt)(maximumSeed) | 1];
function slotOf(high, low) {
const mask = slots.length - 1;
let slot = mixed(Math.imul(high, factorOfHigh) ^ Math.imul(low, factorOfLow)) & mask;
for (let entry = slots[slot]; entry; entry = slots[slot]) {
if (keys[2 * entry - 2] === high && keys[2 * entry - 1] === low) return slot;
slot = slot + 1 & mask;
}
return slot;
}
function readId(text) {
if (text.length !== idLength) return false;
for (let index = 0; index < idLength; index += 1) {
const code = text.charCodeAt(index);
const digit = code >= 97 ? code - 87 : code - 48;
if (digit < 0 || digit > 15 || digit > 9 && code < 97) return false;
const word = index >> 3;
words[word] = (words[word] ?? 0) << 4 | digit;
}
return true;
}
function fillSlots() {
slots = new Uint32Array(2 * capacity);
for (let index = 0; index < size; index += 1) slots[slotOf(keys[2 * index] ?? 0, keys[2 * index + 1] ?? 0)] = index + 1;
}
function grow() {
capacity *= 2;
const larger = new Uint32Array(2 * capacity);
larger.set(keys);
keys = larger;
fillSlots();
}
return {
indexOf(identity) {
if (!readId(identity)) readId((0, node_crypto__WEBPACK_IMPORTED_MODULE_46__.hash)("sha256", identity, "hex").slice(0, idLength));
const high = ((words[0] ?? 0) ^ (words[2] ?? 0)) >>> 0;
const low = ((words[1] ?? 0) ^ (words[3] ?? 0)) >>> 0;
const slot = slotOf(high, low);
const known = slots[slot];
if (known) return known - 1;
if (size === capacity) {
grow();
return add(slotOf(high, low), high, low);
}
return add(slot, high, low);
},
size: () => size,
truncate(shorter) {
if (shorter === size) return;
size = shorter;
fillSlots();
}
};
function add(slot, high, low) {
keys[2 * size] = high;
keys[2 * size + 1] = low;
size += 1;
slots[slot] = size;
return size - 1;
}
}
const mixed = (bits) => bits ^ bits >>> 15;
const maximumCauses = 1e3;
const maximumSignatures = 5e3;
const maximumRead = 2e3;
const maximumNames = 3;
const initialTests = 1024;
const noCause = 2 ** 32 - 1;
const pairKey = (test, cause) => cause * 2 ** 26 + test;
function createCauseTable() {
const causes = new Map();
const tests = createTestTable();
let firstCauses = new Uint32Array(initialTests);
const otherPairs = new Set();
let signatures = 0;
let hasUnread = false;
let file = 0;
let journal = createJournal({
signatures,
hasUnread,
tests: 0,
causes: 0
});
function entryOf(cause, job) {
const known = causes.get(cause.id);
if (known !== void 0) {
if (known.file !== file) {
known.file = file;
known.executionsBefore = known.executions;
known.testsBefore = known.tests;
journal.seen.push(known);
}
return known;
}
const { id } = cause;
const entry = {
index: causes.size,
id,
cause: void 0,
executions: 0,
tests: 0,
job,
jobs: void 0,
first: void 0,
file,
executionsBefore: 0,
testsBefore: 0
};
causes.set(id, entry);
journal.seen.push(entry);
return entry;
}
function addJob(entry, job) {
if (entry.jobs === void 0) {
if (entry.job === job) return;
entry.jobs = new Set([entry.job]);
}
const { jobs } = entry;
if (jobs.has(job)) return;
jobs.add(job);
journal.undo.push(() => jobs.delete(job));
}
function keepSignature(entry, cause) {
if (entry.cause !== void 0 || signatures >= maximumSignatures) return;
if (signatures >= maximumCauses && entry.executions < 2) return;
signatures += 1;
entry.cause = cause;
journal.undo.push(() => {
entry.cause = void 0;
});
}
function setFirstCause(test, index) {
if (test === firstCauses.length) {
const larger = new Uint32Array(2 * test);
larger.set(firstCauses);
firstCauses = larger;
}
firstCauses[test] = index;
}
function beginFile() {
file += 1;
journal = createJournal({
signatures,
hasUnread,
tests: tests.size(),
causes: causes.size
});
}
return {
add(identity, cause, job) {
const entry = entryOf(cause, job);
entry.executions += 1;
addJob(entry, job);
keepSignature(entry, cause);
const before = tests.size();
const test = tests.indexOf(identity);
const key = pairKey(test, entry.index);
let isNew = test === before;
if (isNew) setFirstCause(test, entry.index);
else if (firstCauses[test] !== entry.index && !otherPairs.has(key)) {
otherPairs.add(key);
isNew = true;
journal.undo.push(() => otherPairs.delete(key));
}
if (isNew) entry.tests += 1;
return {
cause: entry,
key,
isNew
};
},
isFull: () => causes.size >= maximumRead,
addUnread(identity) {
hasUnread = true;
const before = tests.size();
const test = tests.indexOf(identity);
if (test === before) setFirstCause(test, noCause);
},
needsName: ({ cause, first }) => cause !== void 0 && (first === void 0 || first.length < maximumNames),
name(entry, test) {
const first = entry.first ?? [];
entry.first = first;
first.push(test);
journal.undo.push(() => first.pop());
},
tests: () => tests.size(),
beginFile,
restartFile() {
for (const undo of journal.undo.toReversed()) undo();
for (const entry of journal.seen) {
entry.executions = entry.executionsBefore;
entry.tests = entry.testsBefore;
if (entry.index >= journal.causes) causes.delete(entry.id);
}
tests.truncate(journal.tests);
({signatures, hasUnread} = journal);
beginFile();
},
result(jobIndex) {
const kept = [...causes.values()].flatMap((entry) => entry.cause === void 0 ? [] : [{
...entry,
cause: entry.cause
}]).sort((a, b) => b.executions - a.executions).slice(0, maximumCauses);
return {
causes: kept.map(({ cause, executions, tests: own, job, jobs = [job], first = [] }) => ({
cause,
executions,
tests: own,
jobs: indexesOf(jobs, jobIndex),
first: [...first]
})),
otherCauses: causes.size - kept.length,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ otherCausesIsMinimum: hasUnread || void 0 })
};
}
};
}
const createJournal = (before) => ({
...before,
seen: [],
undo: []
});
function createFailureQuota(limit, places = new Map()) {
const taken = new Map(places);
let free = limit;
let largest = 0;
for (const count of taken.values()) {
free -= count;
largest = Math.max(largest, count);
}
function largestCause() {
let found;
let most = 0;
for (const [cause, count] of taken) {
if (count < most) continue;
most = count;
found = cause;
}
largest = most;
return found;
}
return {
admit(cause) {
const own = (taken.get(cause) ?? 0) + 1;
if (free > 0) {
free -= 1;
largest = Math.max(largest, own);
taken.set(cause, own);
return {};
}
if (own >= largest) return void 0;
const evicted = largestCause();
if (evicted === void 0 || own >= largest) return void 0;
taken.set(evicted, largest - 1);
taken.set(cause, own);
return { evicted };
},
copy: () => createFailureQuota(limit, taken)
};
}
const maximumListed$2 = 1e3;
function createListedFailures() {
const entries = new Map();
const entriesOf = new Map();
let quota = createFailureQuota(maximumListed$2);
let savedQuota;
let undo = [];
let order = 0;
function insert(entry) {
entries.set(entry.key, entry);
const own = entriesOf.get(entry.cause);
if (own === void 0) entriesOf.set(entry.cause, [entry]);
else own.push(entry);
}
function removeLast(cause) {
const own = entriesOf.get(cause);
const entry = own?.pop();
if (own?.length === 0) entriesOf.delete(cause);
if (entry !== void 0) entries.delete(entry.key);
return entry;
}
function count(entry, job) {
entry.executions += 1;
const isNewJob = !entry.jobs.has(job);
entry.jobs.add(job);
undo.push(() => {
entry.executions -= 1;
if (isNewJob) entry.jobs.delete(job);
});
}
return {
add({ cause, key, isNew }, job, list, quarantine) {
const known = entries.get(key);
if (known !== void 0) {
count(known, job);
return;
}
if (!isNew) return void 0;
savedQuota ??= quota.copy();
const admission = quota.admit(cause);
if (admission === void 0) return void 0;
const evicted = admission.evicted === void 0 ? void 0 : removeLast(admission.evicted);
const entry = {
key,
test: list(),
cause,
jobs: new Set([job]),
order,
quarantine,
executions: 1
};
order += 1;
insert(entry);
undo.push(() => {
removeLast(cause);
if (evicted !== void 0) insert(evicted);
});
return entry.test;
},
beginFile() {
savedQuota = void 0;
undo = [];
},
restartFile() {
for (const step of undo.reverse()) step();
quota = savedQuota ?? quota;
savedQuota = void 0;
undo = [];
},
result: (jobIndex) => [...entries.values()].sort((a, b) => b.jobs.size - a.jobs.size || a.order - b.order).flatMap(({ test, cause: { cause }, jobs, executions, quarantine }) => cause === void 0 ? [] : [{
test,
cause,
jobs: indexesOf(jobs, jobIndex),
executions,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ quarantine })
}])
};
}
const maximumMerged = 1e5;
const maximumNamed = 1e3;
function createFailureTable() {
const causes = createCauseTable();
const listed = createListedFailures();
let executions = 0;
let named = 0;
let before = {
executions,
named
};
return {
add({ identity, cause, beginsAlike, job, list, quarantine }) {
executions += 1;
if (executions > 1e5) return;
if (!beginsAlike() && causes.isFull()) {
causes.addUnread(identity);
return;
}
const pair = causes.add(identity, cause(), job);
const needsName = pair.isNew && causes.needsName(pair.cause);
const copy = listed.add(pair, job, list, quarantine);
if (!needsName || copy === void 0 && named >= maximumNamed) return;
causes.name(pair.cause, copy ?? list());
if (copy === void 0) named += 1;
},
beginFile() {
causes.beginFile();
listed.beginFile();
before = {
executions,
named
};
},
restartFile() {
causes.restartFile();
listed.restartFile();
({executions, named} = before);
},
result: (jobIndex) => ({
failures: listed.result(jobIndex),
failedTests: executions > 1e5 ? void 0 : causes.tests(),
...causes.result(jobIndex)
})
};
}
const idsOf = ({ lastId }) => ({
beginFile() {},
restartFile() {},
next: lastId
});
function createFailureIds(place, maximum = maximumMerged) {
let identities;
let ofEarlierFiles = 0;
let ofFile = 0;
const create = () => {
const [module = "", folders] = place();
return (0, _test_identity_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(module, (0, _relative_paths_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(folders));
};
return {
beginFile() {
ofEarlierFiles += ofFile;
ofFile = 0;
identities?.restart();
},
restartFile() {
ofFile = 0;
identities?.restart();
},
next(test) {
if (ofEarlierFiles + ofFile >= maximum) return void 0;
ofFile += 1;
identities ??= create();
return identities.next(test.suite, test.name, test.module, test.job);
}
};
}
function identifyFailures(next, ids, needsAll = false) {
let format = "";
return {
beginFile(file) {
format = file.format;
ids.beginFile();
next.beginFile(file);
},
test(test) {
if (!needsAll && test.status !== "failed" && test.flaky !== true) next.test(test);
else next.test(test, test.id ?? ids.next(test), test.format ?? format);
},
restartFile() {
ids.restartFile();
next.restartFile();
},
endFile: (problems) => next.endFile(problems),
record: (record) => next.record(record)
};
}
const maximumJobs$1 = 1e3;
const jobKey = ({ job, module }) => job === void 0 && module === void 0 ? "" : JSON.stringify([job?.slice(0, 500), module?.slice(0, 500)]);
function createJobTable() {
const jobs = new Map();
let last;
function entryOf(key, { job, module }) {
const known = jobs.get(key);
if (known !== void 0 || jobs.size >= maximumJobs$1) return known;
const entry = {
job: job === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(job, 500),
module: module === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(module, 500),
counts: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mn)(),
start: Number.POSITIVE_INFINITY,
end: Number.NEGATIVE_INFINITY,
lastTimestamp: NaN,
sameTime: 0
};
jobs.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(key), entry);
return entry;
}
return {
add(test, duration, isFlaky) {
if (last === void 0 || last.job !== test.job || last.module !== test.module) {
const key = jobKey(test);
const entry = entryOf(key, test);
last = {
job: test.job,
module: test.module,
key,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ entry })
};
}
const { entry, key } = last;
if (entry !== void 0) {
const { status, timestamp } = test;
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.An)(entry.counts, status, duration, isFlaky);
if (timestamp !== void 0) {
if (timestamp < entry.start) entry.start = timestamp;
entry.sameTime = timestamp === entry.lastTimestamp ? entry.sameTime + duration : duration;
entry.lastTimestamp = timestamp;
if (timestamp + entry.sameTime > entry.end) entry.end = timestamp + entry.sameTime;
}
}
return key;
},
quarantineLast() {
if (last?.entry !== void 0) (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.kn)(last.entry.counts);
},
absorb(other) {
for (const [key, from] of other.entries()) {
const entry = entryOf(key, from);
if (entry === void 0) continue;
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.On)(entry.counts, from.counts);
entry.start = Math.min(entry.start, from.start);
entry.end = Math.max(entry.end, from.end);
}
last = void 0;
},
entries: () => jobs,
indexes() {
const indexes = new Map([...jobs.keys()].map((key, index) => [key, index]));
return (key) => indexes.get(key);
},
result: (recorded) => [...jobs.values()].map((entry) => jobSummary(entry, entry.job === void 0 ? {} : recorded(entry.job) ?? {}))
};
}
function jobSummary({ job, module, counts, start, end }, { status, url, duration }) {
const ofTests = end > start ? end - start : void 0;
const known = duration ?? ofTests;
return {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
job,
module,
url
}),
status: worseStatus((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.En)(counts, []), status),
counts: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jn)(counts),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ duration: known })
};
}
function worseStatus(tests, job) {
if (tests === "failed" || job === void 0) return tests;
return job === "failed" || job === "cancelled" || tests === "unknown" ? job : tests;
}
function withCauses(next, causeOf) {
return {
...next,
test(test) {
next.test(test.status === "failed" ? {
...test,
cause: causeOf(test).id
} : test);
}
};
}
const slotCount = 65536;
const maximumMessage$1 = 120;
const maximumDetails$1 = 240;
function createFailureBeginnings() {
const sums = new Int32Array(slotCount);
return ({ message = "", details = "" }) => {
if (message === "" && details === "") return true;
const sum = addText(addText(1, message, maximumMessage$1), details, maximumDetails$1);
const slot = (sum ^ sum >>> 16) & 65535;
if (sums[slot] === sum) return true;
sums[slot] = sum;
return false;
};
}
const isDigit = (code) => code >= 48 && code <= 57;
function addText(start, text, maximum) {
let sum = start;
let wasDigit = false;
const end = Math.min(text.length, maximum);
for (let index = 0; index < end; index += 1) {
const code = text.charCodeAt(index);
const isOfNumber = isDigit(code);
if (!isOfNumber) sum = Math.imul(sum, 31) + code | 0;
else if (!wasDigit) sum = Math.imul(sum, 31) + 48 | 0;
wasDigit = isOfNumber;
}
return sum;
}
const maximumListed$1 = 200;
const maximumCounted = 1e5;
function createFlakyTable() {
const tests = new Set();
const excused = new Set();
const entries = new Map();
let executions = 0;
let executionsBefore = 0;
let newTests = [];
let undo = [];
function addTest({ identity, job, isExcused, list }) {
const key = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(identity);
tests.add(key);
if (isExcused) excused.add(key);
newTests.push(key);
if (entries.size < maximumListed$1) entries.set(key, {
test: list(),
jobs: new Set([job]),
executions: 1
});
}
function count(entry, job) {
const isNewJob = !entry.jobs.has(job);
entry.jobs.add(job);
entry.executions += 1;
undo.push(() => {
entry.executions -= 1;
if (isNewJob) entry.jobs.delete(job);
});
}
return {
add(execution) {
executions += 1;
if (executions > maximumCounted) return;
const entry = entries.get(execution.identity);
if (entry !== void 0) count(entry, execution.job);
else if (!tests.has(execution.identity)) addTest(execution);
},
beginFile() {
executionsBefore = executions;
newTests = [];
undo = [];
},
restartFile() {
for (const step of undo) step();
for (const identity of newTests) {
tests.delete(identity);
excused.delete(identity);
entries.delete(identity);
}
executions = executionsBefore;
newTests = [];
undo = [];
},
result: (jobIndex) => ({
flakyFailures: [...entries.values()].map(({ test, jobs, executions: count }) => ({
test,
jobs: indexesOf(jobs, jobIndex),
executions: count
})),
flakyTests: executions > maximumCounted ? void 0 : tests.size,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ excusedFlaky: excused.size > 0 && executions <= maximumCounted ? excused.size : void 0 })
})
};
}
const maximumJobs = 1e4;
const maximumText$1 = 4e3;
function createJobRecords() {
const newest = new Map();
return {
put(record) {
const name = record.name ?? record.id;
const entry = entryOf(record);
const known = newest.get(name);
if (known === void 0) {
if (newest.size < maximumJobs && name.length <= maximumText$1) newest.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(name, maximumText$1), entry);
} else if (entry.attempt > known.attempt) newest.set(name, entry);
else if (entry.attempt === known.attempt) newest.set(name, combined(known, entry));
},
result: () => (name) => newest.get(name)?.job
};
}
function entryOf({ id, pipeline, build, attempt, timestamp, status, url, duration }) {
return {
attempt: attempt ?? attemptOf(build),
timestamp: timestamp ?? Number.NEGATIVE_INFINITY,
id: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(JSON.stringify([pipeline, id]), maximumText$1),
job: { ...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
status,
url: url !== void 0 && url.length <= maximumText$1 ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(url, maximumText$1) : void 0,
duration
}) }
};
}
const attemptOf = (build) => Number(/\.([1-9]\d{0,8})$/.exec(build ?? "")?.[1] ?? 1);
function combined(known, next) {
if (known.id === next.id) return next.timestamp >= known.timestamp ? next : known;
const status = known.job.status === "failed" ? known.job.status : next.job.status ?? known.job.status;
return {
...known,
job: status === void 0 ? {} : { status }
};
}
const maximumText = 4e3;
const maximumFields = 100;
function plainFields(recorded) {
const copy = {};
for (const [name, value] of Object.entries(recorded).slice(0, maximumFields)) if (typeof value === "string") copy[name] = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(value, maximumText);
else if (typeof value === "number" || typeof value === "boolean") copy[name] = value;
return copy;
}
function createNewestRecords(limit) {
const newest = new Map();
let leftOut = 0;
return {
put(id, recorded) {
const key = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(id, maximumText);
const known = newest.get(key);
if (known === void 0 && newest.size >= limit) leftOut += 1;
else if (known?.timestamp === void 0 || recorded.timestamp === void 0 || recorded.timestamp >= known.timestamp) newest.set(key, plainFields(recorded));
},
leftOut: () => leftOut,
result: () => [...newest.values()]
};
}
function createQuarantineTable() {
const quarantined = createTestTable();
const others = createTestTable();
const entries = [];
let before = {
quarantined: 0,
others: 0
};
return {
add(identity, entry) {
const number = (entry === void 0 ? others : quarantined).indexOf(identity);
if (entry !== void 0) entries[number] ??= entry;
},
beginFile() {
before = {
quarantined: quarantined.size(),
others: others.size()
};
},
restartFile() {
quarantined.truncate(before.quarantined);
entries.length = before.quarantined;
others.truncate(before.others);
},
result() {
const byEntry = new Map();
for (const entry of entries) byEntry.set(entry, (byEntry.get(entry) ?? 0) + 1);
return {
quarantined: quarantined.size(),
others: others.size(),
byEntry
};
}
};
}
const byRelevance = (a, b) => b[1].failed - a[1].failed || b[1].duration - a[1].duration || b[1].total - a[1].total || (a[0] < b[0] ? -1 : 1);
const slack = 4;
function createGroupTable(limit) {
let table = new Map();
let otherGroups = 0;
const otherCounts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mn)();
function prune() {
const ranked = [...table].sort(byRelevance);
for (const [, counts] of ranked.slice(limit)) (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.On)(otherCounts, counts);
otherGroups += Math.max(0, ranked.length - limit);
table = new Map(ranked.slice(0, limit));
}
function of(key) {
const known = table.get(key);
if (known !== void 0) return known;
if (table.size >= slack * limit) prune();
const counts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mn)();
table.set((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(key), counts);
return counts;
}
return {
of,
absorb(other) {
for (const [key, counts] of other.entries()) (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.On)(of(key), counts);
const others = other.others();
otherGroups += others.groups;
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.On)(otherCounts, others.counts);
},
entries: () => table,
others: () => ({
groups: otherGroups,
counts: otherCounts
}),
result() {
prune();
return {
kept: [...table].map(([key, counts]) => ({
key,
counts: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jn)(counts)
})),
others: {
groups: otherGroups,
counts: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jn)(otherCounts)
}
};
}
};
}
const pageState = /^error-context(?:\.md)?$/;
const isOpenable = ({ type, url, reason }) => reason === void 0 && (type !== void 0 || url !== void 0);
const isOutput = ({ name, path, url }) => path === void 0 && url === void 0 || pageState.test(name);
function countEvidence(attachments) {
const comparisons = new Set();
let [screenshots, videos, traces, files] = [
0,
0,
0,
0
];
for (const attachment of attachments) {
if (!isOpenable(attachment)) continue;
const kind = (0, _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(attachment.type);
if (kind === "image" && attachment.comparison !== void 0) comparisons.add(attachment.comparison.name);
else if (kind === "image") screenshots += 1;
else if (kind === "video") videos += 1;
else if (kind === "trace") traces += 1;
else if (kind === "other" || !isOutput(attachment)) files += 1;
}
return {
comparisons: comparisons.size,
screenshots,
videos,
traces,
files
};
}
const maximumAttachments = 20;
const maximumTexts = 4e3;
const maximumStepName = 200;
const ranks = {
image: 1,
trace: 2,
video: 3,
text: 4,
other: 4
};
function rankOf(attachment) {
if (!isOpenable(attachment)) return 5;
return attachment.comparison === void 0 ? ranks[(0, _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(attachment.type)] : 0;
}
const onceWritten = new Set(["trace", "video"]);
function attachmentsOf({ attachments, attempts = [] }) {
const [newest = [], ...earlier] = [attachments, ...attempts.map((attempt) => attempt.attachments).toReversed()].flatMap((each) => {
const valid = Array.isArray(each) ? each.filter(isAttachment) : [];
return valid.length === 0 ? [] : [valid];
});
const all = [...newest];
for (const kind of onceWritten) {
const isOne = (attachment) => (0, _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(attachment.type) === kind && isOpenable(attachment);
if (!all.some(isOne)) all.push(...(earlier.find((each) => each.some(isOne)) ?? []).filter(isOne));
}
return all;
}
const isAttachment = (value) => typeof value === "object" && value !== null && typeof value.name === "string";
function fitting(attachments) {
let left = maximumTexts;
const kept = new Set();
for (const attachment of attachments.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, maximumAttachments)) {
const { name, path = "", url = "" } = attachment;
const length = name.length + path.length + url.length;
if (length > left) continue;
left -= length;
kept.add(attachment);
}
return attachments.filter((attachment) => kept.has(attachment)).map(copyOf$2);
}
const copyOf$2 = ({ name, type, size, path, url }) => ({
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(name),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
type: type === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(type),
size,
path: path === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(path),
url: url === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(url)
})
});
function boundedStep({ names, ...others }) {
const [first, ...inner] = names.map((name) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(name, maximumStepName)));
return {
names: [first ?? "", ...inner.slice(-19)],
...others
};
}
const hasAny = (counts) => Object.values(counts).some((count) => count > 0);
function listedEvidence(test) {
const step = test.steps && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.y)(test.steps);
const fields = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ step: step && boundedStep(step) });
if (test.attachments === void 0 && test.attempts?.some(({ attachments }) => attachments !== void 0) !== true) return fields;
const all = attachmentsOf(test);
if (all.length === 0) return fields;
const attachments = fitting(all);
const leftOut = all.length - attachments.length + (test.attachmentsLeftOut ?? 0);
const counts = countEvidence(all);
const trace = all.find((attachment) => (0, _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(attachment.type) === "trace" && isOpenable(attachment))?.path;
return {
...fields,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
attachments: attachments.length === 0 ? void 0 : attachments,
attachmentsLeftOut: leftOut > 0 ? leftOut : void 0,
evidence: hasAny(counts) ? counts : void 0,
trace: trace === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(trace)
})
};
}
const maximumName$1 = 500;
const maximumMessage = 2e3;
const maximumDetails = 4e3;
const maximumLead = 2e3;
const maximumValue = 2e3;
const maximumSegments = 20;
const withMessage = (test) => test.message !== void 0 ? test : test.attempts?.findLast((attempt) => attempt.message !== void 0) ?? test;
function comparedOf(test, described) {
if (test.status !== "failed" && test.flaky !== true) return void 0;
return (0, _stated_values_mjs__WEBPACK_IMPORTED_MODULE_35__.t)(described, maximumValue);
}
function failureOf(test) {
if (test.status === "failed") return test;
if (test.flaky !== true) return void 0;
const { name, suite } = test;
const attempt = test.message === void 0 ? test.attempts?.findLast(({ status }) => status === "failed") : test;
if (attempt === void 0) return void 0;
const { message, details, steps } = attempt;
return {
name,
suite,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
message,
details,
steps
})
};
}
function leadFields(test, known) {
const failure = failureOf(test);
if (failure === void 0) return {};
const lead = (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.a)(failure);
const cause = known ?? (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.t)(failure, lead);
if (lead === void 0) return { cause };
return {
cause,
headline: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)((0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.p)(lead.headline)),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
lead: lead.text === void 0 ? void 0 : (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.c)((0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.p)(lead.text), maximumLead),
output: lead.isOutput ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)((0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.o)(failure)) : void 0
})
};
}
function boundedSuite(suite) {
return (suite.length > maximumSegments ? [...suite.slice(0, 19), suite.at(-1) ?? ""] : suite).map((name) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(name, maximumName$1));
}
const isAttempt = (value) => Number.isSafeInteger(value) && Number(value) > 1;
const boundedLocation = ({ file, line }) => ({
file: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(file, maximumName$1),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ line })
});
function listTest(test, source, known = {}) {
const { id = test.id, format = test.format, cause } = known;
const described = withMessage(test);
const { message } = described;
return {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
id: id === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(id, maximumName$1),
module: test.module === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(test.module, maximumName$1),
job: test.job === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(test.job, maximumName$1)
}),
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(test.name, maximumName$1),
suite: boundedSuite(test.suite),
status: test.status,
source: test.source === void 0 ? source : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(test.source, maximumName$1),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
format: format === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(format, maximumName$1),
producer: test.producer === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(test.producer, maximumName$1),
duration: test.duration,
timestamp: test.timestamp,
message: message === void 0 ? void 0 : (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.c)((0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.p)(message), maximumMessage),
details: test.details === void 0 || test.status === "successful" ? void 0 : (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.c)((0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.p)(test.details), maximumDetails),
compared: comparedOf(test, described)
}),
...leadFields(test, cause),
...test.status === "failed" && listedEvidence(test),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
file: test.file === void 0 ? void 0 : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(test.file, maximumName$1),
line: test.line,
sourceLocation: test.sourceLocation && boundedLocation(test.sourceLocation),
owners: test.owners?.map(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u),
flaky: test.flaky === true ? true : void 0,
attempts: test.attempts === void 0 || test.attempts.length === 0 ? void 0 : test.attempts.length + 1,
isLastSkipped: test.isLastSkipped === true ? true : void 0,
passedOnAttempt: isAttempt(test.passedOnAttempt) ? test.passedOnAttempt : void 0
})
};
}
const maximumSuites = 5e3;
const maximumSuiteLength = 2e3;
const maximumTags = 1e3;
const maximumTagLength = 200;
const maximumSlowest = 20;
const maximumListed = 200;
const suiteSeparator = "\0";
const suitePath = (key) => key === "" ? [] : key.split(suiteSeparator);
const listedStatuses = _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.y.filter((status) => status !== "failed");
const namedTest = ({ id: recorded, module, suite, name, former }, id) => ({
id: id ?? recorded,
module,
suite,
name,
former
});
function sameSuite(a, b) {
return a === b || a !== void 0 && a.length === b.length && a.every((name, index) => name === b[index]);
}
const boundedKey = (key, limit) => key.length <= limit ? key : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(key, limit);
const maximumIdentity = 100;
const hashLength = 32;
function createTally(merged, run) {
const counts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mn)();
const suites = createGroupTable(maximumSuites);
const tags = createGroupTable(maximumTags);
const slowest = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(maximumSlowest, run?.slowest.floor());
const tests = {
successful: [],
skipped: [],
cancelled: [],
running: [],
unknown: []
};
const jobs = createJobTable();
const roomOf = (status) => maximumListed - (run?.tests[status].length ?? 0);
const room = {
successful: roomOf("successful"),
skipped: roomOf("skipped"),
cancelled: roomOf("cancelled"),
running: roomOf("running"),
unknown: roomOf("unknown")
};
let lastSuite;
let suiteCounts = counts;
const identityOf = (id, source) => id === void 0 ? `${source}\0${counts.total}` : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.x)(id, maximumIdentity, hashLength);
function countTags(test, names, duration, isFlaky) {
const length = Math.min(names.length, _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.tags);
for (let index = 0; index < length; index++) {
const name = names[index];
if (name === void 0 || names.indexOf(name) < index) continue;
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.An)(tags.of(boundedKey(name, maximumTagLength)), test.status, duration, isFlaky);
}
}
function merge(test, { source, id, format, job }) {
let cause;
let copy;
const findCause = () => {
cause ??= merged.causeOf(test);
return cause;
};
const list = () => {
copy ??= listTest(test, source, {
id,
format,
cause
});
return copy;
};
const identity = identityOf(id ?? test.id, source);
const quarantine = test.status === "failed" ? quarantined(test, id, identity) : void 0;
if (test.status === "failed") merged.failures.add({
identity,
cause: findCause,
beginsAlike: () => merged.beginsAlike(test),
job,
list,
quarantine
});
if (test.flaky === true) merged.flaky.add({
identity,
job,
isExcused: quarantine !== void 0 || isExcusedFlaky(test, id),
list
});
return {
copy,
isExcused: quarantine !== void 0
};
}
const isExcusedFlaky = (test, id) => test.status !== "failed" && merged.quarantine?.quarantine.entryOf(namedTest(test, id)) !== void 0;
function quarantined(test, id, identity) {
if (merged.quarantine === void 0) return void 0;
const entry = merged.quarantine.quarantine.entryOf(namedTest(test, id));
merged.quarantine.table.add(identity, entry);
if (entry === void 0) return void 0;
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.kn)(counts);
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.kn)(suiteCounts);
jobs.quarantineLast();
return entry;
}
return {
counts,
suites,
tags,
slowest,
tests,
jobs,
add(test, source, id, format) {
const { status } = test;
const duration = test.duration ?? 0;
const isFlaky = test.flaky === true;
if (test.suite !== lastSuite) {
if (!sameSuite(lastSuite, test.suite)) suiteCounts = suites.of(boundedKey(test.suite.join(suiteSeparator), maximumSuiteLength));
lastSuite = test.suite;
}
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.An)(counts, status, duration, isFlaky);
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.An)(suiteCounts, status, duration, isFlaky);
const job = jobs.add(test, duration, isFlaky);
if (test.tags !== void 0) countTags(test, test.tags, duration, isFlaky);
if (status !== "failed") merged.quarantine?.quarantine.see(namedTest(test, id));
const result = status === "failed" || isFlaky ? merge(test, {
source,
id,
format,
job
}) : void 0;
const hasRoom = status !== "failed" && tests[status].length < room[status];
const isSlow = duration > slowest.floor();
if (!hasRoom && !isSlow) return;
const listed = result?.copy ?? listTest(test, source, {
id,
format
});
if (hasRoom) tests[status].push(listed);
if (isSlow) slowest.offer(result?.isExcused === true ? {
...listed,
quarantined: true
} : listed, duration);
},
absorb(file) {
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.On)(counts, file.counts);
suites.absorb(file.suites);
tags.absorb(file.tags);
for (const test of file.slowest.result()) slowest.offer(test, test.duration ?? 0);
for (const status of listedStatuses) tests[status].push(...file.tests[status]);
jobs.absorb(file.jobs);
}
};
}
const maximumRecords = 1e4;
const isShown = (recorded) => recorded.kind === "file" || recorded.kind === "job" || recorded.kind === "problem" || recorded.kind === "property";
const propertyKey = ({ org, project, module, build, ref, name }) => JSON.stringify([
org,
project,
module,
build,
ref,
name
]);
const copyOf$1 = ({ successful, skipped, cancelled, running, unknown }) => ({
successful: [...successful],
skipped: [...skipped],
cancelled: [...cancelled],
running: [...running],
unknown: [...unknown]
});
const quarantineFacts = ({ quarantined, others, byEntry }) => ({
verdicts: {
unknown: others,
unseen: 0,
flaky: 0,
known: 0,
new: 0,
quarantined
},
quarantineUse: byEntry
});
function createSummary(causeOf = createCauseReader(), quarantine, beginsAlike = createFailureBeginnings()) {
const failures = createFailureTable();
const flaky = createFlakyTable();
const quarantined = createQuarantineTable();
const isQuarantining = quarantine !== void 0 && !quarantine.isEmpty;
const merged = {
failures,
flaky,
causeOf,
beginsAlike,
quarantine: isQuarantining ? {
quarantine,
table: quarantined
} : void 0
};
const run = createTally(merged);
let file = createTally(merged, run);
let input = {
path: "",
format: ""
};
const files = [];
const problems = [];
const unlisted = (0, _unlisted_problems_mjs__WEBPACK_IMPORTED_MODULE_19__.t)();
const artifacts = createNewestRecords(maximumRecords);
const jobRecords = createJobRecords();
const properties = createNewestRecords(maximumRecords);
function limitProblems() {
const found = [];
for (const [what, table] of [["artifacts", artifacts], ["properties", properties]]) {
if (table.leftOut() === 0) continue;
found.push({
severity: "warning",
message: `The report leaves out ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(table.leftOut())} records of ${what}: it keeps the first ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(maximumRecords)}.`
});
}
return found;
}
function openFile() {
failures.beginFile();
flaky.beginFile();
quarantined.beginFile();
file = createTally(merged, run);
}
return {
beginFile(next) {
input = next;
openFile();
},
test(test, id, format) {
file.add(test, input.path, id, format);
},
restartFile() {
failures.restartFile();
flaky.restartFile();
quarantined.restartFile();
openFile();
},
endFile(found) {
run.absorb(file);
const { path, format, files: count, twinOf } = input;
files.push({
path,
format,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
files: count,
twinOf
}),
counts: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jn)(file.counts),
problems: [...found]
});
for (const problem of found) problems.push(problem);
openFile();
},
record(recorded) {
if (!isShown(recorded)) return;
switch (recorded.kind) {
case "file":
artifacts.put(recorded.path, recorded);
break;
case "job":
jobRecords.put(recorded);
break;
case "property":
properties.put(propertyKey(recorded), recorded);
break;
case "problem": if (problems.length < maximumRecords) problems.push((0, _problem_record_mjs__WEBPACK_IMPORTED_MODULE_31__.t)(recorded));
else unlisted.add((0, _problem_record_mjs__WEBPACK_IMPORTED_MODULE_31__.t)(recorded));
}
},
testsSoFar: () => run.counts.total + file.counts.total,
result() {
const counts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jn)(run.counts);
const suites = run.suites.result();
const tags = run.tags.result();
const jobIndex = run.jobs.indexes();
const failed = failures.result(jobIndex);
const unstable = flaky.result(jobIndex);
const allProblems = [
...problems,
...unlisted.list(),
...limitProblems()
];
return {
status: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.En)(counts, allProblems),
counts,
files: [...files],
suites: suites.kept.map((group) => ({
path: suitePath(group.key),
counts: group.counts
})),
otherSuites: suites.others,
tags: tags.kept.map((group) => ({
tag: group.key,
counts: group.counts
})),
otherTags: tags.others,
slowest: run.slowest.result(),
jobs: run.jobs.result(jobRecords.result()),
...failed,
...unstable,
...isQuarantining && quarantineFacts(quarantined.result()),
tests: {
...copyOf$1(run.tests),
failed: failed.failures.map(({ test }) => test)
},
flaky: unstable.flakyFailures.map(({ test }) => test),
problems: allProblems,
artifacts: artifacts.result(),
properties: properties.result()
};
}
};
}
const bufferLength = 262144;
function digestFile(absolutePath) {
return withOpen(absolutePath, (descriptor) => {
const before = (0, node_fs__WEBPACK_IMPORTED_MODULE_47__.fstatSync)(descriptor);
const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_46__.createHash)("sha256");
const buffer = Buffer.allocUnsafeSlow(Math.min(bufferLength, before.size + 1));
let size = 0;
for (let length = -1; length !== 0; size += length) {
length = (0, node_fs__WEBPACK_IMPORTED_MODULE_47__.readSync)(descriptor, buffer, 0, buffer.length, size);
hash.update(buffer.subarray(0, length));
}
const after = (0, node_fs__WEBPACK_IMPORTED_MODULE_47__.fstatSync)(descriptor);
return {
size,
sha256: hash.digest("hex"),
unchanged: after.size === before.size && after.mtimeMs === before.mtimeMs
};
});
}
const sampleLength = 4096;
const sample = Buffer.allocUnsafeSlow(sampleLength);
function digestEnds(absolutePath) {
return withOpen(absolutePath, (descriptor) => {
const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_46__.createHash)("sha256");
const end = (0, node_fs__WEBPACK_IMPORTED_MODULE_47__.fstatSync)(descriptor).size - sampleLength;
for (const position of end > 0 ? [0, end] : [0]) hash.update(sample.subarray(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_47__.readSync)(descriptor, sample, 0, sampleLength, position)));
return hash.digest("hex");
});
}
function withOpen(absolutePath, use) {
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_47__.openSync)(absolutePath, "r");
try {
return use(descriptor);
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_47__.closeSync)(descriptor);
}
}
const mediaTypes = new Map(Object.entries({
"application/gzip": "gz tgz",
"application/java-archive": "jar war ear",
"application/json": "json map",
"application/pdf": "pdf",
"application/sarif+json": "sarif",
"application/vnd.android.package-archive": "apk",
"application/vnd.debian.binary-package": "deb",
"application/vnd.microsoft.portable-executable": "exe dll",
"application/wasm": "wasm",
"application/x-7z-compressed": "7z",
"application/x-ndjson": "ndjson jsonl",
"application/x-rpm": "rpm",
"application/x-tar": "tar",
"application/x-xz": "xz",
"application/xml": "xml trx xsd xsl",
"application/yaml": "yaml yml",
"application/zip": "zip whl nupkg vsix aar",
"application/zstd": "zst",
"font/woff2": "woff2",
"image/gif": "gif",
"image/jpeg": "jpg jpeg",
"image/png": "png",
"image/svg+xml": "svg",
"image/webp": "webp",
"text/css": "css",
"text/csv": "csv",
"text/html": "html htm",
"text/javascript": "js mjs cjs",
"text/markdown": "md markdown",
"text/plain": "txt log out tap lcov info toml ini properties",
"video/mp4": "mp4",
"video/webm": "webm"
}).flatMap(([type, extensions]) => extensions.split(" ").map((extension) => [`.${extension}`, type])));
const mediaTypeOf = (path) => mediaTypes.get((0, node_path_posix__WEBPACK_IMPORTED_MODULE_49__.extname)(path).toLowerCase()) ?? "application/octet-stream";
function describeArtifact({ absolutePath, path }, { metadata }, problems) {
try {
const { size, sha256, unchanged } = digestFile(absolutePath);
if (!unchanged) problems.add({
severity: "warning",
message: "The file changed while its checksum was computed.",
path
});
return {
kind: "file",
path,
size,
sha256,
mediaType: mediaTypeOf(path),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ metadata: Object.keys(metadata).length > 0 ? { ...metadata } : void 0 })
};
} catch (error) {
problems.add({
severity: "error",
message: `The file could not be read and is not kept: ${(0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_38__.u)(error)}.`,
path
});
return;
}
}
async function collectEntry(entry, recorder, tools, opened) {
if (!(0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_38__.n)(entry)) return (0, _collect_file_mjs__WEBPACK_IMPORTED_MODULE_40__.n)(entry, recorder, tools, opened);
const { collectFolder } = await __webpack_require__.e(7116).then(__webpack_require__.bind(__webpack_require__, 87116));
return collectFolder(entry, recorder, tools);
}
function findDuplicates(files) {
return alike(files.filter(({ sizeBytes }) => sizeBytes > 0), ({ sizeBytes, job = "" }) => `${sizeBytes} ${job}`).flatMap((sameSize) => alike(sameSize, ({ absolutePath }) => digestEnds(absolutePath))).flatMap((sameEnds) => alike(sameEnds, ({ absolutePath }) => digestFile(absolutePath).sha256));
}
function alike(files, keyOf) {
return [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_65__.a)(files, (file) => attempt(() => keyOf(file))).values()].filter((group) => group.length > 1);
}
function attempt(action) {
try {
return action();
} catch {
return;
}
}
function createExpectations(collectors, recorder) {
const expecting = collectors.filter(({ expect }) => expect !== void 0);
if (expecting.length === 0) return void 0;
const found = new Map(expecting.map((collector) => [collector, {
files: 0,
tests: 0,
properties: new Set()
}]));
const wanted = new Set(expecting.flatMap(({ expect }) => expect?.properties ?? []));
let testsOfFile = 0;
let propertiesOfFile = new Set();
return {
recorder: {
...recorder,
beginFile(file) {
testsOfFile = 0;
propertiesOfFile = new Set();
recorder.beginFile(file);
},
test(test) {
testsOfFile += 1;
recorder.test(test);
},
restartFile() {
testsOfFile = 0;
recorder.restartFile();
},
record(record) {
if (record.kind === "property" && typeof record.name === "string" && wanted.has(record.name)) propertiesOfFile.add((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.u)(record.name));
recorder.record(record);
}
},
fileRead(identity, testsOfTwin = 0) {
const counts = identity.kind === "results" || identity.kind === "events" ? found.get(identity.collector) : void 0;
if (counts === void 0) return;
counts.files += 1;
counts.tests += testsOfFile + testsOfTwin;
for (const name of propertiesOfFile) counts.properties.add(name);
},
fileKept(collector) {
const counts = found.get(collector);
if (counts !== void 0) counts.files += 1;
},
problems: () => [...found].flatMap(([collector, counts]) => [shortfall(collector, counts) ?? [], lostProperties(collector, counts) ?? []].flat())
};
}
const incomplete = (message) => ({
severity: "error",
kind: "incomplete",
message
});
const nouns = {
files: "file",
tests: "test"
};
function shortfall({ key, expect = {} }, found) {
const short = ["files", "tests"].flatMap((name) => {
const expected = expect[name] ?? 0;
return found[name] < expected ? [{
has: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(found[name], nouns[name]),
needs: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(expected, nouns[name])
}] : [];
});
if (short.length === 0) return void 0;
const has = short.map((one) => one.has).join(" and ");
const needs = short.map((one) => one.needs).join(" and ");
return incomplete(`"${key}" found ${has}, but collect.${key}.expect requires at least ${needs}.`);
}
function lostProperties({ key, expect: { properties = [] } = {} }, found) {
const lost = [...new Set(properties)].filter((name) => !found.properties.has(name));
if (lost.length === 0) return void 0;
const noun = lost.length === 1 ? "property" : "properties";
return incomplete(`"${key}" did not find the ${noun} ${(0, _quoted_list_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(lost)}, which collect.${key}.expect requires.`);
}
const maximumHeld = 33554432;
const unitsPerFile = 1024;
const maximumOpen = 100;
async function lookAhead(files, tools, limits = {
maximumHeld,
maximumOpen
}) {
const waiting = new Map();
const candidates = [];
const presumed = new Map();
const endings = new Set();
let only;
let hasSeveral = false;
let hasVerdicts = false;
let held = 0;
let open = 0;
let restedAtMs = performance.now();
const close = () => {
for (const { source } of waiting.values()) source?.close();
waiting.clear();
};
const add = (candidate) => {
candidates.push(candidate);
only ??= candidate.format;
if (candidate.format !== only) hasSeveral = true;
};
const look = async (file, position) => {
const { path, job } = file;
const isFull = held >= limits.maximumHeld || open >= limits.maximumOpen;
if (isFull && !hasSeveral && only !== void 0 && endings.has(endingOf(path))) {
presumed.set(position, only);
candidates.push({
position,
path,
job,
format: only,
sizeBytes: 0
});
return;
}
const opened = await (0, _collect_file_mjs__WEBPACK_IMPORTED_MODULE_40__.i)(file, tools);
const { identity, source } = opened;
if (identity.kind === "results" && source !== void 0) {
endings.add(endingOf(path));
if (identity.collector.twins !== "count") add({
position,
path,
job,
format: identity.format,
sizeBytes: source.size
});
}
if (identity.kind === "foreign") {
hasVerdicts ||= identity.neighbour?.verdict !== void 0;
source?.close();
waiting.set(position, { identity });
return;
}
if (isFull) {
source?.close();
return;
}
const length = source?.hold();
if (length === void 0) open += 1;
else held += length + unitsPerFile;
waiting.set(position, opened);
};
try {
const isNeeded = files.filter(_folder_identity_mjs__WEBPACK_IMPORTED_MODULE_38__.i).length > 1;
for (const [position, file] of isNeeded ? files.entries() : []) {
const [collector] = (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_38__.o)(file);
if (collector === void 0) continue;
if (file.folder === void 0) await look(file, position);
else if (collector.twins !== "count") add({
position,
path: file.path,
job: file.job,
format: file.folder.format,
sizeBytes: 0
});
if (performance.now() - restedAtMs <= 50) continue;
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_50__.setImmediate)();
tools.signal?.throwIfAborted();
restedAtMs = performance.now();
}
} catch (error) {
close();
throw error;
}
return {
candidates,
presumed,
hasVerdicts: hasVerdicts || presumed.size > 0,
async open(position, file) {
const opened = waiting.get(position);
waiting.delete(position);
return opened ?? (0, _collect_file_mjs__WEBPACK_IMPORTED_MODULE_40__.i)(file, tools);
},
close
};
}
const endingOf = (path) => path.slice(path.lastIndexOf(".") + 1);
const dayMs = 864e5;
const shownPaths = 2;
const folderOf$1 = ({ path }) => path.slice(0, path.lastIndexOf("/") + 1);
function oldResultNotices(files) {
let mostMs = 0;
const old = [];
for (const inFolder of (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_65__.a)(files, folderOf$1).values()) {
const newestMs = inFolder.reduce((newest, { modifiedMs }) => Math.max(newest, modifiedMs), 0);
for (const { path, modifiedMs } of inFolder) {
if (newestMs - modifiedMs <= dayMs) continue;
old.push(path);
mostMs = Math.max(mostMs, newestMs - modifiedMs);
}
}
return oldNotice(old, mostMs);
}
function oldFilesNotices(folder, names, modifiedMs) {
const newestMs = modifiedMs.reduce((newest, each) => Math.max(newest, each), 0);
let mostMs = 0;
return oldNotice(names.filter((_, position) => {
const ageMs = modifiedMs[position] ? newestMs - modifiedMs[position] : 0;
mostMs = Math.max(mostMs, ageMs);
return ageMs > dayMs;
}).map((name) => `${folder}/${name}`), mostMs);
}
function oldNotice(old, mostMs) {
const [path, ...others] = old;
if (path === void 0) return [];
const age = (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(Math.floor(mostMs / dayMs), "day");
return [{
kind: "neighbour",
neighbour: "junit-old",
message: `${others.length === 0 ? `${path} is ${age} older` : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(old.length)} result files are up to ${age} older (${old.slice(0, shownPaths).join(", ")}${old.length > shownPaths ? ", \u2026" : ""})`} than the other results of the folder. Delete old files before the tests.`,
...others.length === 0 ? { path } : {}
}];
}
function withRepeats(recorder, plan) {
let roles;
let position = 0;
return {
...recorder,
beginFile(file) {
roles = plan.get(file.path);
position = 0;
recorder.beginFile(file);
},
test(test) {
const role = roles?.get(position);
position += 1;
if (role === void 0 || role.name !== test.name) recorder.test(test);
else if (role.attempts !== void 0) recorder.test(lastAttempt(test, role.attempts));
},
restartFile() {
position = 0;
recorder.restartFile();
}
};
}
function lastAttempt(test, earlier) {
const attempts = [...earlier, ...test.attempts ?? []];
const isFlaky = test.status === "successful" && attempts.some(({ status }) => status === "failed");
return {
...test,
attempts,
...isFlaky && { flaky: true }
};
}
const retryPath = /^(.*?)Retries\/([A-Za-z0-9]{1,32})\/(\d{1,3})\/[^/]+$/;
const mayBeRetry = ({ path }) => path.includes("Retries/");
function findRetryUnits(files) {
const retries = files.filter(_folder_identity_mjs__WEBPACK_IMPORTED_MODULE_38__.i).flatMap((file) => {
const [, folder, id, attempt] = mayBeRetry(file) && retryPath.exec(file.path) || [];
return folder === void 0 || folder !== "" && !folder.endsWith("/") ? [] : [{
file,
folder,
id,
attempt: Number(attempt)
}];
});
return [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_65__.a)(retries, ({ folder }) => folder)].map(([folder, ofFolder]) => {
const last = files.filter((file) => (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_38__.i)(file) && file.path.slice(0, file.path.lastIndexOf("/") + 1) === folder);
return {
files: [...ofFolder.map(({ file }) => file), ...last],
groups: [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_65__.a)(ofFolder, ({ id }) => id).values()].map((group) => ({ attempts: new Map(group.map(({ file, attempt }) => [file.path, attempt])) })),
last: last.map(({ path }) => path)
};
});
}
const json = /\.json(?:\.gz)?$/i;
async function secretArtifactWarning({ absolutePath, path }) {
if (!json.test(path)) return void 0;
let source;
try {
source = (0, _text_source_mjs__WEBPACK_IMPORTED_MODULE_39__.n)(absolutePath, path);
} catch {
return;
}
try {
const recognition = (0, _formats_mjs__WEBPACK_IMPORTED_MODULE_12__.a)(path, source.head().text);
if (recognition.format?.id !== "playwright") return void 0;
const { start, linesBefore } = {
document: void 0,
...recognition
}.document ?? {
start: 0,
linesBefore: 0
};
const { hasWebServerEnvironment } = await Promise.all([__webpack_require__.e(9221), __webpack_require__.e(973)]).then(__webpack_require__.bind(__webpack_require__, 20973));
if (!await hasWebServerEnvironment((0, _formats_mjs__WEBPACK_IMPORTED_MODULE_12__.s)(source, start, linesBefore))) return void 0;
return {
severity: "warning",
message: `${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.yn)(path)} holds the environment of Playwright's web server. Do not publish it.`,
path
};
} catch {
return;
} finally {
source.close();
}
}
const withExecutions = new Set(["mocha"]);
function mayHaveTwins(candidates) {
const [first] = candidates;
return candidates.filter(({ format }) => withExecutions.has(format.id)).length > 1 || candidates.some(({ format }) => format !== first?.format);
}
function unmatchedPatterns(include, matches) {
const matched = new Set(matches.flatMap(({ patterns }) => patterns));
return [...new Set((0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_18__.n)(include))].filter((pattern) => !pattern.startsWith("!") && !matched.has(pattern));
}
async function collect(options, recorder) {
const matched = (0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_18__.t)(options);
const problems = (0, _problem_list_mjs__WEBPACK_IMPORTED_MODULE_20__.t)();
const sources = (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.l)(matched.files);
const united = sources.length;
const files = new Array(sources.length);
const held = [];
const artifacts = [];
const read = [];
const dated = [];
const neighbours = [];
const notices = [];
const committed = (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.i)();
const { signal, isCommitted, keepsPassed, pending, load } = options;
const expectations = createExpectations(options.collectors, recorder);
const tools = {
buffer: Buffer.allocUnsafeSlow(_text_source_mjs__WEBPACK_IMPORTED_MODULE_39__.t),
recordsReader: createRecordsReader(),
signal,
isCommitted,
keepsPassed,
pending,
load
};
const keep = async (file, keeper) => {
const record = describeArtifact(file, keeper, problems);
if (record === void 0) return;
artifacts.push({
absolutePath: file.absolutePath,
record
});
recorder.record(record);
expectations?.fileKept(keeper);
const warning = await secretArtifactWarning(file);
if (warning !== void 0) problems.add(warning);
};
const ahead = await lookAhead(sources, tools);
const counter = ahead.hasVerdicts ? (await __webpack_require__.e(6817).then(__webpack_require__.bind(__webpack_require__, 86817))).createCounter(expectations?.recorder ?? recorder) : void 0;
const repeats = await repeatsOf(sources, options.collectors, tools);
const counting = counter?.recorder ?? expectations?.recorder ?? recorder;
const target = repeats === void 0 ? counting : withRepeats(counting, repeats.plan);
const twins = await readingOf(sources, ahead, target);
const order = [...twins.order];
let done = 0;
try {
for (const position of order) {
const file = sources[position];
const { path, absolutePath, job } = file;
const isRead = (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_38__.o)(file).length > 0;
const opened = isRead && file.folder === void 0 ? await ahead.open(position, file) : void 0;
if (opened !== void 0 && twins.isLate(position, opened.identity)) {
opened.source?.close();
order.push(position);
continue;
}
const progress = {
path,
done,
total: sources.length
};
options.onProgress?.(progress);
done += 1;
for (const each of position < united ? file.folder?.files ?? [file] : []) {
const keeper = each.matches.find(({ collector }) => collector.key === "files")?.collector;
if (keeper !== void 0) await keep(each, keeper);
}
if (!isRead) {
files[position] = (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.a)(file, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_38__.a);
continue;
}
const onRest = (share) => options.onProgress?.({
...progress,
share
});
const { identity, sizeBytes, modifiedMs, notices: ofFile, others = [], twin } = await twins.read(position, file, opened, {
...tools,
onRest
});
options.signal?.throwIfAborted();
for (const other of others) order.push(sources.push(other) - 1);
if ("mayBeAttachment" in identity) {
held.push({
file,
identity,
position
});
continue;
}
expectations?.fileRead(identity, twin?.tests);
notices.push(...ofFile);
files[position] = (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.a)(file, identity, twin?.path);
if (file.folder === void 0 && (identity.kind === "results" || identity.kind === "events")) read.push({
absolutePath,
path,
sizeBytes,
job
});
if (identity.kind === "results") dated.push({
path,
modifiedMs
});
committed.add(path, identity);
if (identity.kind === "foreign" && identity.neighbour !== void 0) neighbours.push({
path,
neighbour: identity.neighbour
});
}
} finally {
ahead.close();
}
for (const { file, identity, position } of await (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.o)(held, read, (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.c)(files))) {
files[position] = (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.a)(file, identity);
if (identity.kind === "unreadable") (0, _collect_file_mjs__WEBPACK_IMPORTED_MODULE_40__.r)(file, identity, target);
else if (identity.neighbour !== void 0) neighbours.push({
path: file.path,
neighbour: identity.neighbour
});
expectations?.fileRead(identity);
}
warnOfDuplicates(read, problems);
warnOfUnmatchedPatterns(options.collectors, matched.files, problems);
const described = await (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(neighbours, counter?.counts());
for (const problem of [
...described.problems,
...committed.problems(),
...twins.problems(),
...repeats?.problems ?? []
]) problems.add(problem);
return {
files: (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.u)(files),
artifacts,
problems: [
...matched.problems,
...problems.list(),
...expectations?.problems() ?? []
],
notices: [
...committed.notices(),
...twins.notices(),
...oldResultNotices(dated),
...notices,
...described.notices
]
};
}
async function repeatsOf(files, collectors, tools) {
if (!collectors.some(({ repeats }) => repeats === "attempts") && !files.some(mayBeRetry)) return void 0;
const { findRepeats } = await Promise.all([__webpack_require__.e(6102), __webpack_require__.e(8509)]).then(__webpack_require__.bind(__webpack_require__, 88509));
return findRepeats(files, tools);
}
async function readingOf(files, ahead, recorder) {
if (ahead.presumed.size > 0 || mayHaveTwins(ahead.candidates)) {
const { createTwinReading } = await __webpack_require__.e(6102).then(__webpack_require__.bind(__webpack_require__, 16102)).then((n) => n.r);
return createTwinReading(files, ahead, recorder);
}
return {
order: [...files.keys()],
isLate: () => false,
read: (_position, file, opened, tools) => collectEntry(file, recorder, tools, opened),
notices: () => [],
problems: () => []
};
}
function warnOfDuplicates(files, problems) {
for (const [first, ...others] of findDuplicates(files)) {
const path = others[0]?.path;
if (first === void 0 || path === void 0) continue;
const message = `${others.length === 1 ? "The file has" : `The files ${(0, _quoted_list_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(others.map((file) => file.path))} have`} the same content as "${first.path}", and all of them count. If they are copies of one file, exclude them.`;
problems.add({
severity: "warning",
message,
path
});
}
}
const commaAdvice = "A comma does not separate paths: write one path per line in the input, per argument of the command, or per entry of the configuration.";
function separatorHint(patterns) {
const pattern = process.platform === "win32" ? void 0 : patterns.find((one) => one.includes("\\"));
return pattern === void 0 ? "" : ` Separate folders with "/": "${pattern.replaceAll("\\", "/")}".`;
}
function adviceFor(patterns) {
return `${patterns.some((pattern) => pattern.includes(",")) ? ` ${commaAdvice}` : ""}${separatorHint(patterns)}`;
}
function warnOfUnmatchedPatterns(collectors, files, problems) {
const lists = new Set(files.map((file) => file.matches));
const matches = (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_65__.a)([...lists].flat(), ({ collector }) => collector);
const unmatched = collectors.flatMap((collector) => {
const patterns = collector.wellKnown ? [] : unmatchedPatterns(collector.include, matches.get(collector) ?? []);
return patterns.length === 0 ? [] : [{
key: collector.key,
patterns
}];
});
for (const group of (0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_65__.a)(unmatched, ({ patterns }) => patterns.join("\n")).values()) {
const keys = group.map(({ key }) => key);
const patterns = group[0]?.patterns ?? [];
problems.add({
severity: "warning",
kind: "missing",
message: `No file matches ${(0, _quoted_list_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(patterns)} (included by ${(0, _quoted_list_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(keys, 3)}).${adviceFor(patterns)}`
});
}
}
function limitNames(next) {
let path = "";
let cutTests = 0;
let lastSuite;
let lastLimited = [];
const suiteOf = (suite) => {
if (suite !== lastSuite) {
lastSuite = suite;
lastLimited = limitedSuite(suite);
}
return lastLimited;
};
return {
beginFile(file) {
path = file.path;
cutTests = 0;
lastSuite = void 0;
next.beginFile(file);
},
test(test) {
const limited = limitedTest(test, suiteOf(test.suite));
if (limited !== test) cutTests += 1;
next.test(limited);
},
restartFile() {
cutTests = 0;
next.restartFile();
},
endFile(problems) {
next.endFile(cutTests === 0 ? problems : [...problems, warningOf(cutTests, path)]);
},
record: (record) => next.record(record)
};
}
function warningOf(tests, path) {
const [length, suites, tags] = [
_limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.name,
_limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.suites,
_limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.tags
].map(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T);
return {
severity: "warning",
message: `Names of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(tests, "test")} were cut, because a name can have ${length} characters and a test ${suites} suites and ${tags} tags. A cut name ends with "\u2026" and a hash of the whole name.`,
path
};
}
function limitedTest(test, suite) {
const { name, file, tags, metadata } = test;
if (suite === test.suite && name.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.name && (file === void 0 || file.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.name) && (tags === void 0 || areShort(tags, _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.tags)) && (metadata === void 0 || areShort(Object.keys(metadata), _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.metadata))) return test;
return {
...test,
name: (0, _test_quarantine_mjs__WEBPACK_IMPORTED_MODULE_30__.n)(name),
suite,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
file: file === void 0 ? void 0 : (0, _test_quarantine_mjs__WEBPACK_IMPORTED_MODULE_30__.n)(file),
tags: tags?.slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.tags).map(_test_quarantine_mjs__WEBPACK_IMPORTED_MODULE_30__.n),
metadata: metadata && limitedMetadata(metadata)
})
};
}
function areShort(names, maximumCount) {
return names.length <= maximumCount && names.every((name) => name.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.name);
}
function limitedSuite(suite) {
if (areShort(suite, _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.suites)) return suite;
const outer = suite.slice(0, suite.length > _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.suites ? _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.suites - 1 : _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.suites).map(_test_quarantine_mjs__WEBPACK_IMPORTED_MODULE_30__.n);
return suite.length > _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.suites ? [...outer, (0, _test_quarantine_mjs__WEBPACK_IMPORTED_MODULE_30__.n)(suite.slice(_limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.suites - 1).join(" \u203a "))] : outer;
}
function limitedMetadata(metadata) {
const entries = Object.entries(metadata).slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.metadata);
return Object.fromEntries(entries.map(([key, value]) => [(0, _test_quarantine_mjs__WEBPACK_IMPORTED_MODULE_30__.n)(key), value]));
}
function tee(first, second) {
return {
beginFile(file) {
first.beginFile(file);
second.beginFile(file);
},
test(test) {
first.test(test);
second.test(test);
},
restartFile() {
first.restartFile();
second.restartFile();
},
endFile(problems) {
first.endFile(problems);
second.endFile(problems);
},
record(record) {
first.record(record);
second.record(record);
}
};
}
const outputOf = (path, shown) => ({
what: `The records (output ${JSON.stringify(shown)})`,
path
});
function checkRecordsPath({ output, ...request }, { path: configPath, report }) {
if (output === void 0) return;
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_48__.resolve)(request.cwd, output);
const pages = report.reporters.flatMap((reporter) => reporter.type === "html" && !(0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_61__.t)(reporter.outputFile) ? [{
path: reporter.outputFile,
because: `which report.${reporter.slot}.outputFile names`
}] : []);
const named = (0, node_fs__WEBPACK_IMPORTED_MODULE_47__.existsSync)(path) ? (0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_16__.n)(request, configPath) : [];
(0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_16__.r)(outputOf(path, output), [...pages, ...named], request.cwd);
}
async function isOldOutput(path, coordinates) {
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_47__.existsSync)(path)) return false;
const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_47__.statSync)(path);
if (!stats.isFile()) return false;
if (stats.size === 0) return true;
const first = await readFirstRecord(path);
const names = Object.keys(coordinates);
return first !== void 0 && (names.length === 0 || names.some((name) => name in first));
}
function checkInputs({ path, isOld }, inputs, cwd) {
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_47__.existsSync)(path)) return;
const needed = inputs.filter(({ kind }) => kind === "read" || !isOld);
(0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_16__.r)(outputOf(path, (0, _config_source_mjs__WEBPACK_IMPORTED_MODULE_41__.i)(cwd, path)), needed, cwd);
}
const eventFiles = ["**/service-*-events.ndjson"];
function wellKnown$1(key) {
const { all, wide } = (0, _formats_mjs__WEBPACK_IMPORTED_MODULE_12__.o)(_formats_mjs__WEBPACK_IMPORTED_MODULE_12__.i.filter((format) => format.id === key));
return {
include: key === "events" ? eventFiles : all,
wide,
wellKnown: true
};
}
function resolveCollectors({ collect }, evaluator) {
const evaluated = (metadata) => Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, evaluator.text(value)]));
const shared = evaluated(collect.metadata);
return collect.collectors.map(({ key, include, folders, named, exclude, metadata, expect, twins, repeats }) => ({
key,
...include === void 0 ? wellKnown$1(key) : { include },
exclude,
metadata: {
...shared,
...evaluated(metadata)
},
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
folders,
named: named || void 0,
expect,
twins,
repeats
})
}));
}
const meaningOf = ({ test, module, until }) => JSON.stringify([
(0, _test_pattern_mjs__WEBPACK_IMPORTED_MODULE_66__.t)(test),
module,
until
]);
function addedSince(base) {
const known = new Set(base.map(meaningOf));
return (entry) => !known.has(meaningOf(entry));
}
const markedEntry = (entry, isAdded) => isAdded(entry) ? {
...entry,
isAdded: true
} : entry;
function markedQuarantine({ entryOf }, isAdded) {
return { entryOf(test) {
const entry = entryOf(test);
return entry && markedEntry(entry, isAdded);
} };
}
function createTestFacts({ owners, quarantine, isAdded = () => false, mask }) {
const areKnown = owners.areKnown();
if (!areKnown && quarantine === void 0) return void 0;
const bounded = rememberLastList(boundedOwners);
const recorded = new Map();
const recordedEntry = (entry) => {
const known = recorded.get(entry) ?? mask.value((0, _test_quarantine_mjs__WEBPACK_IMPORTED_MODULE_30__.t)(markedEntry(entry, isAdded)));
recorded.set(entry, known);
return known;
};
return (test, id) => {
const entry = quarantine?.entryOf({
id: quarantine.needsIds ? id : test.id,
module: test.module,
suite: test.suite,
name: test.name,
former: test.former
});
return {
owners: areKnown ? bounded(owners.ownersOf(test, statedLocation(test))) : test.owners,
quarantine: quarantine === void 0 ? test.quarantine : entry && recordedEntry(entry)
};
};
}
function boundedOwners(owners) {
const kept = owners.filter((owner) => owner.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.owner).slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_10__.t.owners);
return kept.length === 0 ? void 0 : kept;
}
function rememberLastList(make) {
let last;
return (list) => {
if (last?.list !== list) last = {
list,
value: make(list)
};
return last.value;
};
}
const recordsCollector = (include) => ({
key: "events",
include,
exclude: [],
metadata: {},
named: true
});
async function collectRecords({ moreRecords, onProgress, signal, ...options }) {
const { cwd, config, env, ciContext, storedContext = ciContext, records, recordsPath, mask = _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.o } = options;
const evaluator = await (0, _run_variables_mjs__WEBPACK_IMPORTED_MODULE_25__.n)(() => (0, _run_variables_mjs__WEBPACK_IMPORTED_MODULE_25__.t)(ciContext(), env, {}), config.usesExpressions);
const wanted = records === void 0 ? resolveCollectors(config, evaluator) : [recordsCollector(records)];
const coordinates = recordsPath === void 0 ? {} : coordinatesOf(storedContext());
const isOld = recordsPath !== void 0 && await isOldOutput(recordsPath, coordinates);
const collectors = withoutOutput(wanted, recordsPath, isOld);
keepHeapSmall(recordsPath !== void 0);
const earlier = records === void 0 ? noEarlierAttempts : await readEarlierAttempts({
cwd,
collectors,
signal,
mask: mask.value,
rerun: options.rerun
});
const asksTwice = recordsPath !== void 0 || options.keepsResults === true;
const causeOf = asksTwice ? rememberLast(createCauseReader()) : createCauseReader();
const summary = createSummary(causeOf, options.quarantine, asksTwice ? () => true : void 0);
const writer = recordsPath === void 0 ? void 0 : await openRecords(recordsPath, coordinates, {
...options,
mask
});
const earlierRecords = earlier.files.map(({ absolutePath }) => absolutePath);
const evidence = (0, _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_9__.n)({
cwd,
config,
env,
readsRecords: records !== void 0,
earlierRecords,
recordsPath,
mask
});
try {
const results = options.keepsResults === true ? await createResults(writer, {
...options,
causeOf
}) : void 0;
const known = await withRepeated(identified(summary, writer, results, {
...options,
causeOf
}), options);
const recorder = evidence.recorder(maskSecrets(limitNames(known), mask));
const { files, artifacts, problems: found, notices } = await collect({
cwd,
collectors: withoutEarlier(collectors, earlier),
signal,
pending: evidence.pending,
load: evidence.load,
keepsPassed: config.collect.attachments?.keep === "all",
isCommitted: records === void 0 ? (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(env) : void 0,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ onProgress: onProgress && ((progress) => onProgress({
...progress,
tests: summary.testsSoFar()
})) })
}, earlier.addTo(recorder));
for (const record of await moreRecords?.() ?? []) recorder.record(record);
const namedFiles = evidence.files(artifacts.map(({ absolutePath }) => absolutePath));
for (const record of namedFiles) recorder.record(record);
const inputs = [...(0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_16__.t)(files), ...earlier.files.map(({ path }) => ({
path,
kind: "read",
because: "which the run reads"
}))];
if (recordsPath !== void 0) checkInputs({
path: recordsPath,
isOld
}, inputs, cwd);
const problems = [...mask.value([...earlier.problems, ...found])];
for (const problem of problems) writer?.record((0, _problem_record_mjs__WEBPACK_IMPORTED_MODULE_31__.n)(problem));
problems.push(...writer?.problems() ?? []);
const attachmentsFault = await faultOf(() => evidence.publish());
if (attachmentsFault !== void 0) problems.push({
severity: "error",
kind: "delivery",
message: mask.text(attachmentsFault)
});
const recordsFault = await faultOf(() => writer?.close());
const leftOut = [...earlier.files, ...files.filter(({ kind }) => kind === "foreign")];
const isUnknown = options.repeated !== void 0 && options.repeated.failures === void 0 && earlier.files.length === 0;
const result = summary.result();
const finished = {
...(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Dn)({
...result,
jobs: earlier.withStates(result.jobs, 500)
}, problems),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ unknownAttempt: isUnknown ? options.repeated?.attempt : void 0 })
};
return {
summary: finished,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ results: results?.result((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Tn)(finished.problems)) }),
artifacts,
namedFiles: namedFiles.length,
leftOut,
notices: mask.value([...notices, ...evidence.notices()]),
attachments: evidence.attachments(),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ recordsFault }),
attachmentCounts: evidence.counts(),
inputs
};
} finally {
evidence.discard();
writer?.discard();
}
}
async function faultOf(write) {
try {
await write();
return;
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.g)) throw error;
return error.message;
}
}
async function openRecords(path, coordinates, request) {
const { writeRecords } = await __webpack_require__.e(3901).then(__webpack_require__.bind(__webpack_require__, 33901)).then((n) => n.n);
const { cwd, env, refOf, owners = recordedOwners, quarantine, isAdded, mask } = request;
const factsOf = createTestFacts({
owners,
quarantine,
isAdded,
mask
});
return writeRecords(path, coordinates, {
sourceFolders: (0, _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_9__.r)(cwd, env),
refOf,
factsOf
});
}
function identified(summary, writer, results, request) {
const { tracked, causeOf, quarantine } = request;
const needsAll = quarantine?.needsIds === true;
const limit = quarantine === void 0 || quarantine.isEmpty ? void 0 : Number.POSITIVE_INFINITY;
const owner = writer ?? results;
const failures = identifyFailures(summary, owner === void 0 ? createFailureIds(placeOfRecord(request), limit) : idsOf(owner), needsAll);
const all = results === void 0 ? failures : tee(results, failures);
return writer === void 0 ? all : withLocations(withCauses(tee(writer, all), causeOf), tracked);
}
async function withRepeated(next, { repeated, ciContext, cwd, env }) {
if (repeated?.failures === void 0) return next;
const [{ withEarlierFailures }, { createTestIdentities }, { checkoutRoots }] = await Promise.all([
Promise.resolve().then(() => repeated_job_exports),
Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 12066)).then((n) => n.r),
Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 6412)).then((n) => n.n)
]);
return withEarlierFailures(next, repeated, createTestIdentities(ciContext().module ?? "", checkoutRoots((0, _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_9__.r)(cwd, env))));
}
async function createResults(writer, request) {
const { createResultsRecorder } = await __webpack_require__.e(6402).then(__webpack_require__.bind(__webpack_require__, 96402));
const place = placeOfRecord(request);
const { ciContext, storedContext = ciContext } = request;
const ids = writer === void 0 ? createFailureIds(place, Number.POSITIVE_INFINITY) : idsOf(writer);
const formerIds = createFailureIds(place, Number.POSITIVE_INFINITY);
return createResultsRecorder({
module: ciContext().module,
ref: storedContext().ref,
restart() {
ids.beginFile();
formerIds.beginFile();
},
idOf: (test) => ids.next(test) ?? "",
formerIdOf: (test) => formerIds.next(test) ?? "",
causeOf: (test) => request.causeOf(test).id
});
}
const placeOfRecord = ({ cwd, env, ciContext }) => () => [ciContext().module, (0, _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_9__.r)(cwd, env)];
function withoutOutput(collectors, recordsPath, isOld) {
if (recordsPath === void 0) return collectors;
const output = (0, _glob_mjs__WEBPACK_IMPORTED_MODULE_67__.n)((0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_18__.r)(recordsPath, process.platform === "win32"));
const stored = (0, _glob_mjs__WEBPACK_IMPORTED_MODULE_67__.n)((0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_18__.r)((0, _trust_mjs__WEBPACK_IMPORTED_MODULE_15__.o)(recordsPath), process.platform === "win32"));
return collectors.map((collector) => {
const own = isOld && collector.folders !== void 0 ? [output] : [];
return {
...collector,
exclude: [
...collector.exclude,
`${stored}/**`,
...own
]
};
});
}
function withoutEarlier(collectors, { files }) {
const excluded = files.map(({ absolutePath }) => (0, _glob_mjs__WEBPACK_IMPORTED_MODULE_67__.n)(absolutePath));
return collectors.map((collector) => ({
...collector,
exclude: [...collector.exclude, ...excluded]
}));
}
function coordinatesOf({ org, project, module, pipeline, matrixJob, build, ref }) {
return (0, _known_fields_mjs__WEBPACK_IMPORTED_MODULE_56__.t)({
org,
project,
module,
pipeline,
job: matrixJob,
build: build.id,
ref
});
}
async function collectRun(prepared, repeated) {
const { request, context, config, mask, ciContext, storedPlace, tracked, owners, recordsPlace, isSubmitted, readJobs } = prepared;
const { cwd, records } = request;
const { env, signal, onProgress } = context;
const { path: recordsPath } = recordsPlace;
const collected = await collectRecords({
cwd,
config,
env,
ciContext,
storedContext: storedPlace.context,
refOf: storedPlace.refOf,
mask,
quarantine: prepared.quarantine?.quarantine,
isAdded: recordsPath === void 0 ? void 0 : await prepared.quarantineBase?.inClone(),
tracked,
owners,
signal,
keepsResults: request.history !== void 0,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
records: records.length > 0 ? records : void 0,
recordsPath,
onProgress,
repeated
}),
rerun: prepared.rerun(),
moreRecords: async () => [...isSubmitted ? [buildRecord(storedPlace.context())] : [], ...(await readJobs()).records]
});
checkHistoryInputs(request, collected.inputs);
const jobs = await readJobs();
const fault = collected.recordsFault ?? recordsPlace.fault;
if (fault === void 0) return {
...collected,
jobs,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ recordsPath })
};
const recordsFault = mask.text(fault);
const problem = {
severity: "error",
kind: "incomplete",
message: recordsFault
};
return {
...collected,
jobs,
recordsFault,
summary: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Dn)(collected.summary, [problem])
};
}
function actionReferenceOf(repositoryUrl, currentVersion) {
return `${new URL(repositoryUrl.replace(/^git\+/, "")).pathname.slice(1).replace(/\.git$/, "")}@v${Math.max(1, Number.parseInt(currentVersion, 10))}`;
}
const actionReference = actionReferenceOf(_package_mjs__WEBPACK_IMPORTED_MODULE_42__.n.url, _package_mjs__WEBPACK_IMPORTED_MODULE_42__.r);
const examplePaths = "build/reports/**/*.xml";
const shownPatterns = 4;
const shownFiles = 10;
const maximumName = 200;
const maximumSentence = 600;
function searchGuide({ request, config, leftOut, unmatched, notices, env }) {
const { cwd, paths, records } = request;
const own = config.collect.collectors.flatMap(({ include = [] }) => (0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_18__.n)(include));
const input = records.length > 0 ? "records" : "paths";
const [named, from] = records.length > 0 ? [records, "the input records"] : paths.length > 0 ? [paths, "the input paths"] : [own, config.path];
const isNamed = named.length > 0;
const patterns = isNamed ? named : (0, _formats_mjs__WEBPACK_IMPORTED_MODULE_12__.t)();
const what = records.length > 0 ? "records file" : isNamed ? "file" : "file with the name of a test result";
const advice = records.length > 0 ? "Download the records of the earlier jobs first, then name their folder:" : unmatched.length > 0 ? "If these are your results, name them:" : "If your results are elsewhere, name their files or folders:";
return [
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`No ${what} was found in `), name(cwd), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(". Looked for "), ...listed(patterns), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(isNamed && from !== void 0 ? ` (${from}).` : ".")),
...unmatched.length === 0 ? [] : [unmatchedParagraph(unmatched)],
...(0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.d)(notices).map((sentence) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(sentence, maximumSentence)))),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(advice)),
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.It)(workflowStep(input, unmatched, env)),
...leftOut.length === 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.wt)("Files that were left out", [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.At)(leftOutLines(leftOut))])]
];
}
const name = (value) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ot)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(value, maximumName));
function listed(names) {
const shown = names.slice(0, shownPatterns).flatMap((each, index) => index === 0 ? [name(each)] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(", "), name(each)]);
return names.length > shownPatterns ? [...shown, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(` and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(names.length - shownPatterns)} more`)] : shown;
}
function unmatchedParagraph(unmatched) {
const [first, ...others] = unmatched;
if (first !== void 0 && others.length === 0) return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)(name(first.path), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(` looks like ${first.title}, but no pattern matches it.`));
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mt)(...listed(unmatched.map(({ path }) => path)), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(" look like test results, but no pattern matches them."));
}
function leftOutLines(leftOut) {
const shown = leftOut.slice(0, shownFiles).map(({ path, because }) => [name(path), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`: ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(because, maximumName)}`)]);
return leftOut.length > shownFiles ? [...shown, [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(leftOut.length - shownFiles)} more`)]] : shown;
}
function workflowStep(input, unmatched, { GITHUB_ACTION_REPOSITORY: repository = "", GITHUB_ACTION_REF: ref = "" }) {
const isNamed = /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(repository) && /^[\w./-]{1,100}$/.test(ref);
const paths = pathsToPaste(unmatched);
const values = input === "records" ? ["records/**/*.ndjson"] : paths.length > 0 ? paths : [examplePaths];
return [
`- uses: ${isNamed ? `${repository}@${ref}` : actionReference}`,
`  if: \${{ !cancelled() }}`,
"  with:",
...values.length === 1 ? [`    ${input}: ${values.join("")}`] : [`    ${input}: |`, ...values.map((value) => `      ${value}`)]
].join("\n");
}
function listGitFiles(cwd, env = process.env) {
if ((0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_29__.n)(cwd) === void 0) return { reason: "the working directory is not in a git repository" };
const repository = (0, _repository_mjs__WEBPACK_IMPORTED_MODULE_28__.t)(cwd, env);
if (repository === void 0) return { reason: "git is not installed" };
const files = repository.list("ls-files", "-z");
return files === void 0 ? { reason: repository.firstErrorLine("ls-files", "-z") ?? "git ls-files fails" } : { files };
}
function formatOf(absolutePath, path) {
try {
const source = (0, _text_source_mjs__WEBPACK_IMPORTED_MODULE_39__.n)(absolutePath, path);
try {
return (0, _formats_mjs__WEBPACK_IMPORTED_MODULE_12__.a)(path, source.head().text).format;
} finally {
source.close();
}
} catch {
return;
}
}
const formatTitle = (absolutePath, path) => formatOf(absolutePath, path)?.title;
const patterns = [
"*.xml",
"*.trx",
"*.json",
"*.tap",
"*.ndjson"
];
const unreadPatterns = [
"*.jsonl",
"*test*.log",
"index.html",
"*.zip"
];
const inTree = {
entries: 1e5,
opened: 2e3
};
const besideResults = {
entries: 1e3,
opened: 20
};
const maximumFolders = 20;
const maximumFound = 10;
async function findUnmatchedFiles(cwd, config, known) {
const isTracked = trackedFilter(cwd);
const files = search(cwd, config, [...patterns, ...unreadPatterns].map((pattern) => `**/${pattern}`), inTree).filter(({ path }) => !isKnown(path, known) && !isTracked(path));
const unmatched = resultsAmong(files, inTree);
if (unmatched.length > 0 || files.length === 0) return {
unmatched,
notices: []
};
const { describeTestFiles } = await Promise.all([__webpack_require__.e(6001), __webpack_require__.e(8117)]).then(__webpack_require__.bind(__webpack_require__, 38117));
return {
unmatched,
notices: describeTestFiles(files.slice(0, inTree.opened))
};
}
function findResultsBeside(cwd, config, read, known) {
const found = resultsAmong(search(cwd, config, foldersOf(read).flatMap((folder) => patterns.map((pattern) => folder + pattern)), besideResults).filter(({ path }) => !isKnown(path, known)), besideResults);
if (found.length === 0) return found;
const isTracked = trackedFilter(cwd);
return found.filter(({ path }) => !isTracked(path));
}
const isKnown = (path, known) => known.has(path) || known.has((0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.s)(path));
const unusable = /[\\\r\n]|^[!#\s]/;
function foldersOf(read) {
const folders = new Set();
for (const { path } of read) {
const folder = path.slice(0, path.lastIndexOf("/") + 1);
if (!unusable.test(folder)) folders.add(folder.replace(/[*?[]/g, "[$&]"));
if (folders.size === maximumFolders) break;
}
return [...folders];
}
function search(cwd, { collect }, include, { entries }) {
const exclude = [...new Set(collect.collectors.flatMap((collector) => collector.exclude))];
try {
return (0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_18__.t)({
cwd,
collectors: [{
key: "junit",
include,
exclude,
metadata: {}
}],
maximumEntries: entries
}).files;
} catch (error) {
if (error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._) return [];
throw error;
}
}
function resultsAmong(files, { opened }) {
const found = [];
const isJson = ({ path }) => path.endsWith(".json");
const sorted = [...files.filter((file) => !isJson(file)), ...files.filter(isJson)];
for (const { path, absolutePath } of sorted.slice(0, opened)) {
if (found.length >= maximumFound) break;
const title = formatTitle(absolutePath, path);
if (title !== void 0) found.push({
path,
title
});
}
return found;
}
function trackedFilter(cwd) {
const listed = listGitFiles(cwd);
const tracked = new Set("files" in listed ? listed.files : []);
const prefix = (0, _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_9__.i)((0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_29__.n)(cwd), cwd);
return (path) => tracked.has(prefix + path);
}
async function guideRun(prepared, collected) {
const { request, config, mask, context } = prepared;
const found = mask.value(await unmatchedResults(prepared, collected));
const guide = {
...found,
notices: [...collected.notices, ...found.notices]
};
const isNeeded = collected.summary.files.length === 0 && !config.collect.testsAreOptional;
const leftOut = mask.value(collected.leftOut);
return {
...guide,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ blocks: isNeeded ? mask.value(searchGuide({
request,
config,
leftOut,
...guide,
env: context.env
})) : void 0 })
};
}
async function unmatchedResults({ request: { cwd, paths, records }, config }, { summary: { files }, leftOut }) {
const none = {
unmatched: [],
notices: []
};
if (records.length > 0) return none;
const known = new Set([...files, ...leftOut].map(({ path }) => path));
if (files.length === 0) return config.collect.testsAreOptional ? none : findUnmatchedFiles(cwd, config, known);
return paths.length > 0 ? none : {
...none,
unmatched: findResultsBeside(cwd, config, files, known)
};
}
const nothingToReport = {
problems: [],
notices: []
};
function historyFault([problem]) {
if (problem === void 0) return {};
const { path, message } = problem;
return { fault: path === void 0 ? message : `${path}: ${message}` };
}
const branchEvents = new Set([
"push",
"schedule",
"workflow_dispatch"
]);
const branchPrefix = "refs/heads/";
function historyBranch({ ciContext, event, env }) {
const completed = (0, _completed_run_mjs__WEBPACK_IMPORTED_MODULE_58__.t)(event, env);
const { merge_group: mergeGroup, pull_request: pull } = event;
if (completed) return branchOfCompleted(completed, event, env);
const ref = env.GITHUB_REF ?? "";
const queued = (0, _merge_queue_mjs__WEBPACK_IMPORTED_MODULE_68__.t)(ref);
const isQueue = env.GITHUB_EVENT_NAME === "merge_group";
if (isQueue || queued !== void 0) return named(withoutPrefix(mergeGroup?.base_ref) || queued, isQueue ? "unlessFailed" : "never");
const base = pull?.base?.ref || pull && ciContext.source.baseBranch;
if (base) return named(base, "never");
if (!ref.startsWith(branchPrefix)) return void 0;
return named(withoutPrefix(ref), branchEvents.has(env.GITHUB_EVENT_NAME ?? "") ? "always" : "never");
}
function branchOfCompleted({ event: trigger = "", head_branch: branch, head_repository: repository, pull_requests: pulls }, { repository: own }, env) {
const isOurs = repository?.full_name !== void 0 && (0, _repository_name_mjs__WEBPACK_IMPORTED_MODULE_59__.t)(repository.full_name, env.GITHUB_REPOSITORY);
if (trigger.startsWith("pull_request") || !isOurs) return named(pulls?.[0]?.base?.ref || own?.default_branch, "never");
const queued = (0, _merge_queue_mjs__WEBPACK_IMPORTED_MODULE_68__.t)(branch);
if (queued !== void 0) return named(queued, trigger === "merge_group" ? "unlessFailed" : "never");
return named(branch, branchEvents.has(trigger) ? "always" : "never");
}
const named = (name, isBuild) => name ? {
name,
isBuild
} : void 0;
const withoutPrefix = (ref) => ref?.startsWith(branchPrefix) ? ref.slice(11) : ref ?? "";
function isBranchBuild(ciContext, branch, env) {
if (env.GITHUB_ACTIONS === "true") {
if (historyBranch({
ciContext,
event: (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(env.GITHUB_EVENT_PATH),
env
})?.isBuild === "always") return true;
if (env.GITHUB_EVENT_NAME === "workflow_run") return false;
}
const { ref, source } = ciContext;
return branch !== void 0 && ref === branch && source.pullRequest === void 0 && source.baseBranch === void 0;
}
function withAddedQuarantine(summary, isAdded) {
const { failures, verdicts, quarantineUse = new Map() } = summary;
let tests = 0;
for (const [entry, excused] of quarantineUse) if (isAdded(entry)) tests += excused;
if (tests === 0) return summary;
return {
...summary,
quarantinedByChange: Math.min(tests, verdicts?.quarantined ?? tests),
failures: failures.map(({ quarantine, ...failure }) => ({
...failure,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ quarantine: quarantine && markedEntry(quarantine, isAdded) })
}))
};
}
function judgedSummary(summary, history, judgement) {
if (judgement === void 0) return {
...summary,
history
};
const failures = sorted(summary.failures.map((failure) => ({
...failure,
verdict: verdictOf(failure, summary, judgement)
})), ({ verdict }) => verdict.kind);
const causes = sorted(summary.causes.map((each) => {
const verdict = judgement.verdictOfCause(each.cause.id);
return verdict === void 0 ? each : {
...each,
verdict
};
}), ({ verdict }) => verdict ?? "unknown");
return {
...summary,
failures,
causes,
tests: {
...summary.tests,
failed: failures.map(({ test }) => test)
},
flakyFailures: summary.flakyFailures.map((flaky) => withFlakiness(flaky, summary, judgement)),
knownFlaky: judgement.knownFlaky,
verdicts: judgement.counts,
changes: judgement.changes,
history
};
}
function withFlakiness(flaky, summary, judgement) {
const verdict = verdictOf({
...flaky,
cause: flaky.test.cause
}, summary, judgement);
return verdict.kind === "flaky" ? {
...flaky,
verdict
} : flaky;
}
function verdictOf({ test, cause, jobs }, summary, judgement) {
const names = jobs.map((index) => summary.jobs[index]?.job);
return judgement.verdictOf(test.id ?? "", cause?.id, names.every(isDefined) ? names : []);
}
const isDefined = (name) => name !== void 0;
const sorted = (items, kindOf) => items.toSorted((a, b) => _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.d.indexOf(kindOf(a)) - _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.d.indexOf(kindOf(b)));
function withOwnJob(summary, own) {
const jobs = new Map();
const places = new Map();
const newIndexes = summary.jobs.map((before) => {
const completed = complete(before, own);
const key = JSON.stringify([completed.job, completed.module]);
const known = jobs.get(key);
jobs.set(key, known === void 0 ? completed : sumOf(known, completed));
const place = places.get(key) ?? places.size;
places.set(key, place);
return place;
});
const moved = (entry) => ({
...entry,
jobs: [...new Set(entry.jobs.map((index) => newIndexes[index] ?? index))].sort((a, b) => a - b)
});
const isShorter = jobs.size < summary.jobs.length;
return {
...summary,
jobs: [...jobs.values()],
...isShorter && {
failures: summary.failures.map(moved),
flakyFailures: summary.flakyFailures.map(moved),
causes: summary.causes.map(moved)
}
};
}
function complete(entry, { job, module, url, reportUrl }) {
const isOwn = entry.job === void 0 || entry.job === job;
return {
...entry,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
job: entry.job === void 0 ? job : void 0,
module: entry.module === void 0 ? module : void 0,
url: isOwn && entry.url === void 0 && url !== void 0 ? url : void 0,
reportUrl: entry.reportUrl === void 0 ? reportUrl : void 0
})
};
}
function sumOf(first, second) {
const sum = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Mn)();
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.On)(sum, first.counts);
(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.On)(sum, second.counts);
const counts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.jn)(sum);
const worse = ["failed", "cancelled"].find((status) => first.status === status || second.status === status);
return {
...second,
...first,
status: worse ?? (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.En)(counts, []),
counts
};
}
async function judgeResults(prepared, collected, compared) {
const { config, mask, ciContext, quarantine, quarantineBase, context } = prepared;
const isAdded = collected.summary.counts.quarantined === void 0 ? void 0 : await quarantineBase?.find();
const judged = compared === void 0 ? collected.summary : judgedSummary(collected.summary, mask.value(withOwnBranch(compared.summary, ciContext, context.env)), compared.judgement);
const marked = isAdded === void 0 ? judged : withAddedQuarantine(judged, isAdded);
const foundLater = [...quarantine?.problems(collected.summary, compared?.histories) ?? [], ...compared?.problems ?? []];
const summary = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Dn)(withNamedJob(marked, ciContext), [...missingResults(prepared, collected), ...mask.value(foundLater)]);
return {
summary: config.collect.testsAreOptional === true && compared?.hasLostTests !== true && hasOnlyProperties(summary) ? {
...summary,
onlyProperties: summary.properties.length
} : summary,
isAdded
};
}
const hasOnlyProperties = ({ counts, properties, problems }) => counts.total === 0 && properties.length > 0 && !problems.some(({ kind }) => kind === "missing");
function missingResults({ request, config }, { summary, artifacts }) {
if (!(request.records.length === 0 && summary.files.length === 0 && artifacts.length === 0) || !config.collect.testsAreOptional) return [];
return [{
severity: "warning",
message: `Nothing was found in ${request.cwd}: no file matches a pattern of ${config.path ?? "the configuration"} or a well-known name of test results. To see what each pattern matches, run: build-report validate`
}];
}
function withOwnBranch(history, ciContext, env) {
if (history.builds === 0 || !isBranchBuild(ciContext(), history.ref, env)) return history;
const { ref, source } = ciContext();
return (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.zt)({ history: {
...history,
ref: source.branch ?? ref ?? ""
} }) === (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.zt)({ history }) ? {
...history,
isOwn: true
} : history;
}
function withNamedJob(summary, ciContext) {
if (summary.jobs.every(({ job, module }) => job !== void 0 && module !== void 0)) return summary;
const { job, matrixJob = job, module } = ciContext();
return withOwnJob(summary, {
job: matrixJob,
module
});
}
const maximumTraced = 200;
function locateFailures({ failures, causes }, tracked) {
const tests = new Set([...failures.map(({ test }) => test), ...causes.flatMap(({ first }) => first)]);
const known = new Map();
return { get(test) {
if (!tests.has(test)) return void 0;
if (!known.has(test)) known.set(test, testLocation(test, tracked));
return known.get(test);
} };
}
function locateCauses({ causes }, tracked) {
const locations = new Map();
for (const [index, { cause, first }] of causes.entries()) {
const { frame } = cause;
if (frame === void 0) continue;
const file = tracked.locate(frame.file) ?? (index < maximumTraced ? locateInTrace(frame, first, tracked) : void 0);
if (file !== void 0) locations.set(cause.id, {
file,
line: frame.line
});
}
return locations;
}
function locateInTrace(frame, tests, tracked) {
for (const { suite, details = "", message = "" } of tests) for (const { file, line } of (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_37__.b)(`${details}\n${message}`)) if (line === frame.line && (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.fn)({ file: file.replaceAll("\\", "/") }).file === frame.file) return locateFrame({ file }, suite, tracked);
}
async function createFailureViews({ failures, flakyFailures }, scope) {
if (failures.length === 0 && flakyFailures.length === 0) return { comparisonOf: () => void 0 };
const [{ createFailureTexts }, { failureComparison }] = await Promise.all([Promise.all([__webpack_require__.e(1181), __webpack_require__.e(4060)]).then(__webpack_require__.bind(__webpack_require__, 54060)).then((n) => n.n), Promise.all([__webpack_require__.e(1181), __webpack_require__.e(2687)]).then(__webpack_require__.bind(__webpack_require__, 2687))]);
return {
failureTexts: createFailureTexts(scope),
comparisonOf: failureComparison
};
}
function sourceCommit({ org, project, source }, env) {
if (!env.GITHUB_SERVER_URL || org === void 0 || project === void 0 || source.commit === void 0) return void 0;
return {
serverUrl: env.GITHUB_SERVER_URL,
repository: `${org}/${project}`,
commit: source.commit
};
}
const none = {
rerunOf: () => void 0,
rerunAll: () => void 0
};
async function createTestReruns(summary, locations) {
if (summary.failures.length === 0 && summary.flakyFailures.length === 0) return none;
const [{ rerunAllCommand, rerunCommand }, { bisection }, { traceCommand, traceLanguage }] = await Promise.all([
__webpack_require__.e(3087).then(__webpack_require__.bind(__webpack_require__, 13087)).then((n) => n.n),
Promise.all([__webpack_require__.e(3087), __webpack_require__.e(4325)]).then(__webpack_require__.bind(__webpack_require__, 94325)),
__webpack_require__.e(2402).then(__webpack_require__.bind(__webpack_require__, 92402)).then((n) => n.n)
]);
const targetOf = (test) => ({
...test,
get location() {
return locations.get(test)?.file;
}
});
return {
rerunOf: (test) => rerunCommand(targetOf(test)),
traceOf: (test) => test.trace === void 0 ? void 0 : traceCommand(test.trace, traceLanguage(targetOf(test))),
bisectionOf: (test, range) => bisection(targetOf(test), range),
rerunAll: () => {
const { failures, failedTests } = summary;
const distinct = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.dn)(failures);
return failedTests === distinct.size ? rerunAllCommand([...distinct.values()].map(targetOf)) : void 0;
}
};
}
async function createRunScope({ context: { env }, ciContext, tracked, owners, quarantine }, { summary, isAdded }, compared) {
const locations = locateFailures(summary, tracked);
const ownersOf = createListedOwners(owners, tracked, locations);
const { rerunOf, rerunAll, traceOf, bisectionOf } = await createTestReruns(summary, locations);
const { failureTexts, comparisonOf } = await createFailureViews(summary, {
locations,
ownersOf
});
return {
scope: {
summary,
locations,
causeLocations: locateCauses(summary, tracked),
source: (0, _github_actions_mjs__WEBPACK_IMPORTED_MODULE_57__.t)(env) ? sourceCommit(ciContext(), env) : void 0,
ownersOf,
rerunOf,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
repositoryUrl: hasRange(summary) ? ciContext().source.url : void 0,
traceOf: (0, _ci_mjs__WEBPACK_IMPORTED_MODULE_24__.t)(env) ? void 0 : traceOf,
bisectionOf,
failureTexts,
histories: compared?.histories,
judgement: compared?.judgement,
quarantine: quarantine && (isAdded === void 0 ? quarantine.quarantine : markedQuarantine(quarantine.quarantine, isAdded))
})
},
rerunAll,
comparisonOf
};
}
const hasRange = ({ failures }) => failures.some(({ verdict }) => verdict?.range !== void 0);
async function judgeRun(prepared, collected) {
const { mask, ciContext, context } = prepared;
const history = await historyOf(prepared, collected);
const compared = await history?.compare();
const judged = await judgeResults(prepared, collected, compared);
const { summary } = judged;
return {
...await createRunScope(prepared, judged, compared),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
buildProperties: compared?.buildProperties,
historyFault: compared?.fault === void 0 ? void 0 : mask.text(compared.fault)
}),
isBranchBuild: () => isBranchBuild(ciContext(), summary.history?.ref, context.env),
addToHistory: async () => await history?.add(summary) ?? nothingToReport
};
}
async function historyOf(prepared, { results, summary }) {
if (results === void 0) return void 0;
return results.size > 0 || summary.properties.length > 0 || (0, _configured_templates_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(prepared.config).some(_configured_templates_mjs__WEBPACK_IMPORTED_MODULE_4__.r) ? (await Promise.all([
__webpack_require__.e(1985),
__webpack_require__.e(5223),
__webpack_require__.e(7159)
]).then(__webpack_require__.bind(__webpack_require__, 61057))).createRunHistory(prepared, results) : void 0;
}
const webhookAddresses = ({ report }, env) => report.reporters.flatMap((reporter) => {
if (reporter.type !== "chat") return [];
const valuesIn = (expression) => (0, _empty_setting_mjs__WEBPACK_IMPORTED_MODULE_69__.r)(expression).map((name) => env[name] ?? "");
const { parts } = (0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_61__.r)(reporter.url);
return [parts.map(({ kind, text }) => kind === "literal" ? text : valuesIn(text).join("")).join(""), ...valuesIn(reporter.url).filter((value) => value.includes("://"))];
});
const hash$1 = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const maximumBytes = 16777216;
function headCommit(top, env = process.env) {
const found = readHead(top) ?? (0, _repository_mjs__WEBPACK_IMPORTED_MODULE_28__.t)(top, env)?.ask("rev-parse", "--verify", "--quiet", "HEAD");
return found !== void 0 && hash$1.test(found) ? found : void 0;
}
function readHead(top) {
const folder = (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_29__.r)(top) ?? (0, node_path__WEBPACK_IMPORTED_MODULE_48__.join)(top, ".git");
const head = lineOf((0, node_path__WEBPACK_IMPORTED_MODULE_48__.join)(folder, "HEAD"));
if (head === void 0 || hash$1.test(head)) return head;
const [, ref] = /^ref: (refs\/[^\s\\]+)$/.exec(head) ?? [];
if (ref === void 0 || ref.split("/").includes("..")) return void 0;
const shared = (0, node_path__WEBPACK_IMPORTED_MODULE_48__.resolve)(folder, lineOf((0, node_path__WEBPACK_IMPORTED_MODULE_48__.join)(folder, "commondir")) ?? ".");
return lineOf((0, node_path__WEBPACK_IMPORTED_MODULE_48__.join)(shared, ref)) ?? packedRef(shared, ref);
}
function packedRef(folder, ref) {
const line = ((0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_29__.a)((0, node_path__WEBPACK_IMPORTED_MODULE_48__.join)(folder, "packed-refs"), maximumBytes) ?? "").split("\n").find((each) => each.endsWith(` ${ref}`));
return line?.slice(0, line.indexOf(" "));
}
function lineOf(path) {
return (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_29__.a)(path, maximumBytes)?.trim() || void 0;
}
function createCheckouts({ cwd, event, env }) {
const byTop = new Map();
const byFolder = new Map();
const read = (top) => {
const completed = (0, _completed_run_mjs__WEBPACK_IMPORTED_MODULE_58__.t)(event(), env);
const expected = completed === void 0 ? env.GITHUB_SHA : completed.head_sha;
const commit = headCommit(top, env);
return commit !== void 0 && commit === expected ? void 0 : {
commit,
expected
};
};
const around = (folder) => {
if (byFolder.has(folder)) return byFolder.get(folder);
const inner = (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_29__.n)(folder);
const top = inner === void 0 ? void 0 : (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_29__.t)(inner) ?? inner;
if (top !== void 0 && !byTop.has(top)) byTop.set(top, read(top));
const found = top === void 0 ? void 0 : byTop.get(top);
byFolder.set(folder, found);
return found;
};
return { other(path) {
return around(cwd) ?? (path === void 0 ? void 0 : around((0, node_path__WEBPACK_IMPORTED_MODULE_48__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_48__.resolve)(cwd, path))));
} };
}
const maximumAttempt = 999999;
const reportedAttempt = (event, env) => attemptIn(event.workflow_run?.run_attempt ?? env.GITHUB_RUN_ATTEMPT);
function runAttempt(ciContext, event, env) {
if (env.GITHUB_ACTIONS === "true") return reportedAttempt(event(), env);
if (env.GITLAB_CI === "true") return 1;
const { build, testedBuild = build } = ciContext();
return attemptIn(/\.([1-9]\d{0,8})$/.exec(testedBuild.id ?? "")?.[1]);
}
function attemptIn(value) {
const number = Number(value);
return Number.isSafeInteger(number) && number > 0 ? Math.min(number, maximumAttempt) : 1;
}
const serverTimeMs = 3e4;
const timeBudgetOf = ({ budget, deadlineMs = serverTimeMs }) => budget ?? (0, _time_budget_mjs__WEBPACK_IMPORTED_MODULE_17__.t)(deadlineMs);
const maximumShown = 200;
const keyPattern = /^[!-~]{1,1000}$/;
function readServer(url, key, keyName = "api-key") {
const baseUrl = readBaseUrl(url.trim());
const trimmedKey = key.trim();
if (keyPattern.test(trimmedKey)) return {
baseUrl,
key: trimmedKey
};
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._(`Invalid ${keyName}: it contains characters that no key has (it is a secret, so it is not shown).`, { hint: "Copy the key as the server printed it." });
}
function readBaseUrl(text) {
const url = URL.canParse(text) ? new URL(text) : void 0;
if (url !== void 0 && (url.username !== "" || url.password !== "")) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._("Invalid server-url: it contains a user name or a password (so it is not shown).", { hint: "Remove the part before the \"@\", and set the key with api-key." });
if (url === void 0 || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "") {
const shown = text.replace(/[?#].*$/s, (query) => `${query.charAt(0)}\u2026`).slice(0, maximumShown);
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._(`Invalid server-url "${shown}".`, { hint: "It must be an HTTP address without a query, such as https://reports.example.com." });
}
return url.href.replace(/(?<!\/)\/+$/, "");
}
const maximumProperties = 1e4;
function createBaselineHistory(options) {
const properties = createEarlierProperties(maximumProperties);
let problems = [];
let reading;
const read = async () => {
problems = await readBaselines(options, properties);
};
return {
history: { async latest(question) {
reading ??= read();
await reading;
return properties.history.latest(question);
} },
problems: () => problems
};
}
async function readBaselines({ cwd, patterns, mask = (value) => value }, properties) {
const { files, problems } = (0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_18__.t)({
cwd,
collectors: [{
key: "events",
include: patterns,
exclude: [],
metadata: {},
named: true
}]
});
const found = (0, _problem_list_mjs__WEBPACK_IMPORTED_MODULE_20__.t)();
for (const problem of [...problems, ...unmatchedWarnings(patterns, files)]) found.add(problem);
const reader = createRecordsReader();
const keeper = {
test() {},
record(recorded) {
if (recorded.kind === "property") properties.put(mask(recorded));
}
};
for (const { absolutePath, path } of files) try {
for (const { kind: _, ...problem } of await reader.read(absolutePath, path, keeper)) found.add(problem);
} catch (error) {
found.add({
severity: "error",
message: `The baseline was not read to its end: ${(0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_38__.u)(error)}.`,
path
});
}
if (properties.leftOut() > 0) {
const message = `The baseline files contain more than ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(maximumProperties)} property values. The ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(properties.leftOut())} oldest are left out.`;
found.add({
severity: "warning",
message
});
}
return found.list();
}
function unmatchedWarnings(patterns, files) {
return unmatchedPatterns(patterns, files.flatMap(({ matches }) => matches)).map((pattern) => ({
severity: "warning",
message: `No file matches the baseline "${pattern}".`
}));
}
function createEarlierBuilds({ server, retry, ...baseline }) {
const { mask = (value) => value } = baseline;
const files = createBaselineHistory(baseline);
const lost = () => files.problems().filter(({ severity }) => severity === "error");
if (server === void 0) return {
history: files.history,
problems: () => mask(files.problems()),
faults: () => mask({
files: lost(),
server: []
})
};
let asked;
return {
history: { async latest(question) {
const found = await files.history.latest(question);
if (found !== void 0) return found;
const { createServerHistory } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(2781)]).then(__webpack_require__.bind(__webpack_require__, 52781));
asked ??= createServerHistory(server, retry);
return asked.history.latest(question);
} },
problems: () => mask([...files.problems(), ...asked?.problems() ?? []]),
faults: () => mask({
files: lost(),
server: asked?.problems() ?? []
})
};
}
const extensions = new Set([
"java",
"kt",
"groovy",
"scala",
"cs",
"fs",
"vb",
"py"
]);
const qualifiedName = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+$/u;
const maximumLength$1 = 500;
function createClassFinder(files) {
let byStem;
return (name) => {
const qualified = name.length > maximumLength$1 ? "" : withoutNested(name);
if (!qualifiedName.test(qualified)) return void 0;
byStem ??= groupByStem(files);
const names = qualified.split(".");
const found = bestOf$1(byStem.get(names.at(-1) ?? ""), names);
if (found !== void 0) return found;
const module = names.slice(0, -1);
return bestOf$1(byStem.get(module.at(-1) ?? "")?.filter((path) => path.endsWith(".py")), module);
};
}
const withoutNested = (name) => /^[^$+]*/.exec(name)?.[0] ?? "";
function groupByStem(files) {
const byStem = new Map();
for (const path of files) {
const name = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.yn)(path);
const dot = name.lastIndexOf(".");
if (dot < 1 || !extensions.has(name.slice(dot + 1))) continue;
const stem = name.slice(0, dot);
const others = byStem.get(stem);
if (others === void 0) byStem.set(stem, [path]);
else others.push(path);
}
return byStem;
}
function bestOf$1(candidates, names) {
let best;
let bestTail = 0;
for (const candidate of candidates ?? []) {
const folders = candidate.slice(0, candidate.lastIndexOf(".")).split(/[./]/);
let tail = 0;
while (tail < names.length && tail < folders.length && names.at(-1 - tail) === folders.at(-1 - tail)) tail += 1;
if (tail < 2 && tail < folders.length) continue;
if (tail > bestTail) {
best = candidate;
bestTail = tail;
} else if (tail === bestTail) best = void 0;
}
return best;
}
const maximumEntries = 1e5;
const skippedFolders = new Set([
"node_modules",
"bower_components",
"site-packages",
"vendor",
"venv",
"__pycache__",
"Pods",
"DerivedData",
"target",
"build",
"dist",
"out",
"bin",
"obj",
"coverage"
]);
function listDiskFiles(top, limit = maximumEntries) {
const files = [];
const folders = [""];
let entries = 0;
for (const folder of folders) for (const entry of entriesOf((0, node_path__WEBPACK_IMPORTED_MODULE_48__.join)(top, folder))) {
entries += 1;
if (entries > limit) return {
files,
isCut: true
};
if (entry.isFile()) files.push(folder + entry.name);
else if (entry.isDirectory() && !isSkipped(entry.name)) folders.push(`${folder}${entry.name}/`);
}
return {
files,
isCut: false
};
}
const isSkipped = (name) => name.startsWith(".") || skippedFolders.has(name);
function entriesOf(folder) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_47__.readdirSync)(folder, { withFileTypes: true });
} catch {
return [];
}
}
const maximumModules = 100;
const moduleDirective = /^module[ \t]+["`]?([^\s"`]+)/m;
function createPackageFinder(files, read) {
let known;
return (importPath) => {
known ??= {
modules: foldersOfModules(files, read),
tested: new Set(files.filter((path) => path.endsWith("_test.go")).map(folderOf))
};
for (let end = importPath.length; end > 0; end = importPath.lastIndexOf("/", end - 1)) {
const top = known.modules.get(importPath.slice(0, end));
if (top === void 0) continue;
const folder = top + (end === importPath.length ? "" : `${importPath.slice(end + 1)}/`);
return known.tested.has(folder) ? folder : void 0;
}
};
}
function foldersOfModules(files, read) {
const paths = files.filter((path) => path === "go.mod" || path.endsWith("/go.mod")).slice(0, maximumModules);
return new Map(paths.flatMap((path) => {
const name = moduleDirective.exec(read(path) ?? "")?.[1];
return name === void 0 ? [] : [[name, folderOf(path)]];
}));
}
const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
function pathReadings(file) {
const path = file.slice(0, maximumLength);
const plain = plainPath(path);
const decoded = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.c)(plain);
if (decoded === plain) return [segmentsOf(plain)];
const readings = [segmentsOf(plain), segmentsOf(decoded)];
return schemeOf(path) === void 0 ? readings : readings.reverse();
}
function segmentsOf(path) {
const segments = [];
for (const segment of path.split(/[\\/]/)) if (segment === "..") segments.pop();
else if (segment !== "" && segment !== ".") segments.push(segment);
return segments;
}
const maximumLength = 4096;
const isAbsolutePath = (file) => /^(?:[\\/]|[A-Za-z]:[\\/]|file:)/.test(file);
const schemeOf = (file) => /^([a-z][a-z0-9+.-]+):/i.exec(file)?.[1];
function plainPath(file) {
const scheme = schemeOf(file);
if (scheme === void 0) return withoutDrive(file);
const path = withoutQuery(file.slice(scheme.length + 1));
switch (scheme) {
case "package": {
const slash = path.indexOf("/");
return slash === -1 ? path : `${path.slice(0, slash)}/lib${path.slice(slash)}`;
}
case "http":
case "https": return path.replace(/^\/\/[^/]*/, "");
case "webpack":
case "webpack-internal": return path.replace(/^\/\/[^/]*\/(?=\.\/)/, "");
case "file": return withoutDrive(path.replace(/^\/\//, ""));
default: return path;
}
}
const withoutDrive = (path) => path.replace(/^[\\/]?[A-Za-z]:(?=[\\/])/, "");
function withoutQuery(path) {
const mark = path.indexOf("?");
return mark === -1 ? path : path.slice(0, mark);
}
const dependencyFolders = new Set([
"node_modules",
"bower_components",
"site-packages",
"dist-packages",
".pub-cache",
".cargo",
"rustc",
"gems",
".m2",
".gradle",
".nuget",
"vendor",
"deps"
]);
const versionedFolder = /^python\d|@v?\d/;
const isDependencyFolder = (folder) => dependencyFolders.has(folder) || versionedFolder.test(folder);
const maximumModuleBytes = 262144;
function createTrackedFiles(cwd, listFiles = listGitFiles) {
let whyOnDisk;
let listed;
const answers = new Map();
const read = () => {
const ofGit = listFiles(cwd);
const top = (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_29__.n)(cwd) ?? cwd;
const byName = (files) => ({
findClass: createClassFinder(files),
findPackage: createPackageFinder(files, (path) => (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_29__.a)((0, node_path__WEBPACK_IMPORTED_MODULE_48__.join)(top, path), maximumModuleBytes))
});
if ("files" in ofGit) return {
...inList(ofGit.files),
...byName(ofGit.files)
};
const { files, isCut } = listDiskFiles(top);
whyOnDisk = isCut ? `${ofGit.reason}; only the first ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.T)(files.length)} files are known` : ofGit.reason;
const [known, onDisk] = [inList(files), onDiskBelow(top)];
return {
mayFind: (file) => onDisk.maySearch() || known.mayFind(file),
find: (segments, isAbsolute) => known.find(segments, isAbsolute) ?? onDisk.find(segments),
...byName(files)
};
};
return {
locate(file) {
listed ??= read();
if (!listed.mayFind(file)) return void 0;
if (answers.has(file)) return answers.get(file);
const found = findFirst(listed.find, file);
if (answers.size >= maximumAnswers) answers.clear();
if (file.length <= maximumCachedLength) answers.set(copyOf(file), found);
return found;
},
mayContain(fileName) {
listed ??= read();
return listed.mayFind(fileName);
},
locateClass(name) {
listed ??= read();
return listed.findClass(name);
},
locatePackage(importPath) {
listed ??= read();
return listed.findPackage(importPath);
},
whyOnDisk: () => whyOnDisk
};
}
const maximumAnswers = 1e4;
const maximumCachedLength = 500;
const copyOf = (part) => Buffer.from(part, "utf16le").toString("utf16le");
function findFirst(find, file) {
const isAbsolute = isAbsolutePath(file);
for (const segments of pathReadings(file)) {
const found = find(segments, isAbsolute);
if (found !== void 0) return found;
}
}
function inList(files) {
const byName = new Map();
for (const path of files) {
const name = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.yn)(path);
const others = byName.get(name);
if (others === void 0) byName.set(name, [path]);
else others.push(path);
}
return {
mayFind(file) {
const name = plainName(file);
return name === void 0 || byName.has(name);
},
find(segments, isAbsolute) {
const candidates = byName.get(segments.at(-1) ?? "");
return candidates && bestOf(candidates, segments, isAbsolute);
}
};
}
function plainName(file) {
if (file.length > maximumCachedLength) return void 0;
const name = file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
return name === "" || name === "." || name === ".." || /[%?:]/.test(name) ? void 0 : name;
}
function bestOf(candidates, segments, isAbsolute) {
const dependency = segments.findLastIndex(isDependencyFolder);
const least = dependency === -1 ? 1 : segments.length - dependency;
let best;
let bestTail = 0;
for (const candidate of candidates) {
const folders = candidate.split("/");
const tail = commonTail(folders, segments);
const isWhole = tail === segments.length || tail === folders.length;
if (tail < least || tail < 2 && !isWhole) continue;
if (!isAbsolute && tail === segments.length && tail === folders.length) return candidate;
if (tail > bestTail) {
best = candidate;
bestTail = tail;
} else if (tail === bestTail) best = void 0;
}
return best;
}
function commonTail(left, right) {
let length = 0;
while (length < left.length && length < right.length && left.at(-1 - length) === right.at(-1 - length)) length += 1;
return length;
}
const maximumLookups = 5e3;
function onDiskBelow(top) {
let lookups = 0;
const maySearch = () => lookups < maximumLookups;
return {
maySearch,
find(whole) {
const segments = whole.slice(-100);
const dependency = segments.findLastIndex(isDependencyFolder);
const last = dependency === -1 ? segments.length : dependency + 1;
for (let start = 0; start < last && maySearch(); start += 1) {
const tail = segments.slice(start).join("/");
lookups += 1;
if (tail !== "" && isFile((0, node_path__WEBPACK_IMPORTED_MODULE_48__.join)(top, tail))) return tail;
}
}
};
}
function isFile(path) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_47__.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
} catch {
return false;
}
}
function requestedOwners({ cwd, configPath }, { env, onWarning }) {
const named = configPath === void 0 ? void 0 : topOf((0, node_path__WEBPACK_IMPORTED_MODULE_48__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_48__.resolve)(cwd, configPath)));
if (named !== void 0 && (0, _untrusted_event_mjs__WEBPACK_IMPORTED_MODULE_60__.t)(env) !== void 0) return named;
const top = topOf(cwd);
const file = findOwnersFile(top);
if (file === void 0 || named === top) return top;
const isAbove = top !== (0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_16__.i)(cwd);
const found = {
path: (0, _config_source_mjs__WEBPACK_IMPORTED_MODULE_41__.i)(cwd, file),
isForeign: isAbove && (0, _find_config_mjs__WEBPACK_IMPORTED_MODULE_44__.r)(cwd, file, env)
};
const warning = (0, _requested_config_mjs__WEBPACK_IMPORTED_MODULE_43__.r)({
...found,
noun: "The file",
outcome: "is ignored",
naming: "name the configuration of its repository"
}, env);
if (warning === void 0) return top;
onWarning(warning);
}
const topOf = (folder) => (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_29__.n)(folder) ?? (0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_16__.i)(folder);
function createStoredPlace({ ciContext, event, env, checkouts }) {
if (!(0, _github_actions_mjs__WEBPACK_IMPORTED_MODULE_57__.t)(env)) return {
context: ciContext,
refOf: () => void 0
};
const stored = (0, _once_mjs__WEBPACK_IMPORTED_MODULE_70__.t)(() => storedContext(ciContext(), event(), env));
const isOfBranch = (0, _once_mjs__WEBPACK_IMPORTED_MODULE_70__.t)(() => (0, _untrusted_event_mjs__WEBPACK_IMPORTED_MODULE_60__.t)(env) === void 0 && env.GITHUB_REF === `refs/heads/${stored().source.branch}`);
const refOf = (path) => isOfBranch() ? checkouts.other(path)?.commit : void 0;
return {
context: (0, _once_mjs__WEBPACK_IMPORTED_MODULE_70__.t)(() => {
const commit = refOf();
return commit === void 0 ? stored() : ofOtherCommit(stored(), commit);
}),
refOf
};
}
async function prepareRun(request, given) {
const { cwd, records, baseline: patterns = [], output, module, matrix, server } = request;
const { env, token } = given;
const context = {
...given,
now: given.now ?? Date.now()
};
(0, _requested_config_mjs__WEBPACK_IMPORTED_MODULE_43__.t)(request);
const config = await (0, _requested_config_mjs__WEBPACK_IMPORTED_MODULE_43__.n)(request, given);
const list = await (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(request, given);
const ownersRoot = requestedOwners(request, given);
checkRecordsPath(request, config);
checkHistoryPath(request, config);
const mask = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.a)((0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(env, [token, server?.key], webhookAddresses(config, env)));
const ciContext = (0, _once_mjs__WEBPACK_IMPORTED_MODULE_70__.t)(() => mask.value(readCiContext({
env,
cwd,
matrix
}, module)));
const event = (0, _once_mjs__WEBPACK_IMPORTED_MODULE_70__.t)(() => (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(env.GITHUB_EVENT_PATH));
const checkouts = createCheckouts({
cwd,
event,
env
});
const tracked = createTrackedFiles(cwd);
const serverTimeBudget = (0, _time_budget_mjs__WEBPACK_IMPORTED_MODULE_17__.t)(serverTimeMs);
const lostTime = (0, _time_budget_mjs__WEBPACK_IMPORTED_MODULE_17__.n)();
const isSubmitted = server !== void 0 && records.length === 0;
return {
request,
context,
config,
mask,
ciContext,
checkouts,
storedPlace: createStoredPlace({
ciContext,
event,
env,
checkouts
}),
readJobs: (0, _once_mjs__WEBPACK_IMPORTED_MODULE_70__.t)(async () => server === void 0 ? noJobs : readRunJobs({
ciContext: ciContext(),
env,
token,
lostTime
})),
memory: (0, _once_mjs__WEBPACK_IMPORTED_MODULE_70__.t)(async () => given.openMemory?.({
config,
ciContext: ciContext(),
event: event(),
lostTime
})),
attempt: () => runAttempt(ciContext, event, env),
rerun: () => records.length === 0 ? void 0 : rerunOf(event(), {
env,
token,
lostTime
}),
tracked,
owners: ownersRoot === void 0 ? recordedOwners : createTestOwners(ownersRoot, tracked),
...await prepareQuarantine(list, {
request,
context,
ciContext,
lostTime
}),
earlierBuilds: createEarlierBuilds({
cwd,
patterns,
mask: mask.value,
server,
retry: { budget: serverTimeBudget }
}),
serverTimeBudget,
lostTime,
isSubmitted,
recordsPlace: recordsPlace(config, {
cwd,
output,
isSubmitted,
env
})
};
}
function rerunOf(event, request) {
const { env } = request;
const { GITHUB_RUN_ID: run } = env;
if (!(0, _github_actions_mjs__WEBPACK_IMPORTED_MODULE_57__.t)(env) || (0, _completed_run_mjs__WEBPACK_IMPORTED_MODULE_58__.t)(event, env) !== void 0 || run === void 0) return void 0;
const attempt = reportedAttempt(event, env);
return attempt === 1 ? void 0 : {
run,
attempt,
readExecutions: () => readExecutions(request)
};
}
async function prepareQuarantine(list, { request: { cwd, records }, context: { env, now, say, token }, ciContext, lostTime }) {
if (list === void 0) return {
quarantine: void 0,
quarantineBase: void 0
};
const { createRunQuarantine } = await __webpack_require__.e(1351).then(__webpack_require__.bind(__webpack_require__, 31351));
const quarantine = createRunQuarantine(list, {
now,
module: () => ciContext().module,
isPart: env.GITHUB_ACTIONS === "true" && records.length === 0,
say
});
if (quarantine.quarantine.isEmpty) return {
quarantine,
quarantineBase: void 0
};
const { createQuarantineBase } = await __webpack_require__.e(9115).then(__webpack_require__.bind(__webpack_require__, 89115));
return {
quarantine,
quarantineBase: createQuarantineBase({
list,
cwd,
env,
ciContext,
now,
token,
say,
lostTime
})
};
}
async function run(request, context) {
const prepared = await prepareRun(request, context);
const collected = await collectRun(prepared, await repeatedJob(prepared));
const { unknownAttempt } = collected.summary;
if (unknownAttempt !== void 0) context.say?.(`This is ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.f)(unknownAttempt)}.`);
const judged = await judgeRun(prepared, collected);
warnOfUnpackedFiles(prepared, collected);
return {
prepared,
collected,
judged,
guide: await guideRun(prepared, collected)
};
}
async function repeatedJob(prepared) {
const { request, context } = prepared;
if (request.history === void 0 && context.openMemory === void 0) return void 0;
const attempt = prepared.attempt();
return attempt > 1 ? (await Promise.all([
__webpack_require__.e(1985),
__webpack_require__.e(5223),
__webpack_require__.e(8453)
]).then(__webpack_require__.bind(__webpack_require__, 25391))).readRepeatedJob(prepared, attempt) : void 0;
}
function warnOfUnpackedFiles({ request, context: { env, onWarning } }, { summary: { files }, leftOut }) {
const warning = (0, _requested_config_mjs__WEBPACK_IMPORTED_MODULE_43__.i)(request, [...files, ...leftOut].map(({ path }) => path), env);
if (warning !== void 0) onWarning(warning);
}
const shownNames = 4;
function commandSearchHint(run) {
if (needsNoHint(run)) return void 0;
const { request, config } = run.prepared;
const { unmatched } = run.guide;
const { cwd, paths, records } = request;
const note = leftOutNote(run, "; \"build-report validate\" shows why");
const command = unmatchedCommand(unmatched);
if (records.length > 0) return {
searched: `No records files match ${(0, _quoted_list_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(records, shownNames)} in ${cwd}.`,
next: ["Run \"build-report collect\" in the earlier jobs to write them."]
};
if (paths.length > 0) return {
searched: `No test results were found in ${paths.join(", ")} (relative to ${cwd}).${note}`,
next: command ?? [`To see what each path matches, run: build-report validate ${paths.join(" ")}`]
};
const ownPatterns = pathWithPatterns(config);
if (ownPatterns !== void 0) return {
searched: `No result file in ${cwd} matches the patterns of ${ownPatterns}.${note}`,
next: command ?? ["To see what each pattern matches, run: build-report validate"]
};
return {
searched: `Looked for ${wellKnown()} in ${cwd}.${note}`,
next: command ?? ["Name the files or the folder: build-report report path/to/results/"]
};
}
function actionSearchHint(run) {
if (needsNoHint(run)) return void 0;
const { request, config } = run.prepared;
const { unmatched } = run.guide;
const { cwd, paths, records } = request;
const note = leftOutNote(run);
const example = `under "with:", for example: paths: ${examplePaths}`;
const input = unmatchedInput(unmatched);
if (records.length > 0) return `No records files match ${(0, _quoted_list_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(records, shownNames)} in ${cwd}. Correct "records" under "with:", or download the records of the earlier jobs first.`;
if (paths.length > 0) return `No test results were found in ${(0, _quoted_list_mjs__WEBPACK_IMPORTED_MODULE_21__.t)(paths, shownNames)} (relative to ${cwd}).${note} ${input ?? "Correct \"paths\" under \"with:\"."}`;
const ownPatterns = pathWithPatterns(config);
if (ownPatterns !== void 0) return `No result file in ${cwd} matches the patterns of ${ownPatterns}.${note} ${input ?? `Correct them, or name the files ${example}`}`;
return `No test results were found in ${cwd}. Looked for ${wellKnown()}.${note} ${input ?? `Name their files or folders ${example}`}`;
}
const needsNoHint = ({ prepared: { config }, collected: { summary } }) => summary.files.length > 0 || config.collect.testsAreOptional === true;
function leftOutNote({ collected: { leftOut }, guide }, more = "") {
const sentences = (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_7__.d)(guide.notices);
if (sentences.length > 0) return ` ${sentences.join(" ")}`;
const count = leftOut.length;
return count === 0 ? "" : ` ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(count, "file")} without test results ${count === 1 ? "was" : "were"} left out${more}.`;
}
const pathWithPatterns = ({ path, collect }) => collect.collectors.some(({ include }) => include !== void 0) ? path : void 0;
function wellKnown() {
const names = (0, _formats_mjs__WEBPACK_IMPORTED_MODULE_12__.t)();
return `${names.slice(0, shownNames).join(", ")} and ${names.length - shownNames} more well-known names`;
}
function fileLine({ path, format, files, twinOf, counts }) {
const results = twinOf === void 0 ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(counts.total, "test") : `same tests as ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_55__.t)(twinOf)}, not counted`;
return `${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_55__.t)(path)}: ${format}, ${files === void 0 ? "" : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(files, "file")}, `}${results}`;
}
function requestedServer({ url, key }, env) {
const givenUrl = url || env.SERVICE_URL;
const givenKey = key || env.SERVICE_API_KEY;
if (!givenUrl?.trim()) return {};
if (givenKey?.trim()) return { server: readServer(givenUrl, givenKey) };
return { notice: "Nothing is submitted: server-url is set, but api-key (SERVICE_API_KEY) is not. Runs for pull requests from forks get no secrets." };
}
function examinedServer(choice, env) {
try {
return requestedServer(choice, env);
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
return { problem: error.message };
}
}
}),
31862: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createRunEvaluator });
var _run_variables_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32066);
var _collected_metadata_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77122);
async function createRunEvaluator({ config, ciContext, summary }, env) {
const metadata = await (0, _collected_metadata_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(config, ciContext, env);
return (0, _run_variables_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(() => (0, _run_variables_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(ciContext(), env, metadata, summary), config.usesExpressions);
}
}),
81500: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => workspacePrefix,
n: () => openRunEvidence,
r: () => sourceFolders,
t: () => maximumAttachmentBytes
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _once_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66604);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _inner_path_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13043);
var _github_event_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69529);
var _untrusted_event_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1616);
var _trust_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33091);
var _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18991);
var node_crypto__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76760);
function workspacePrefix(workspace, cwd) {
if (!workspace) return "";
const path = (0, _inner_path_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(workspace, cwd) ?? "";
return path === "" ? "" : `${path}/`;
}
function isPublicRepository(env) {
if (env.GITHUB_ACTIONS === "true") return (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(env.GITHUB_EVENT_PATH)?.repository?.private === false;
return env.CI_PROJECT_VISIBILITY === "public" || env.CI_PROJECT_VISIBILITY === "internal";
}
const maximumListed = 5e3;
const maximumRemembered = 2e5;
function createFolderCache() {
const listings = new Map();
let remembered = 0;
const listingOf = (folder) => {
const known = listings.get(folder);
if (known !== void 0) return known;
const listing = list(folder);
remembered += listing.names.size + 1;
if (remembered > maximumRemembered) {
listings.clear();
remembered = listing.names.size + 1;
}
listings.set(folder, listing);
return listing;
};
return {
entry(folder, name) {
const listing = listingOf(folder);
if (listing.names.has(name)) return name;
if (!listing.isWhole) return exists(`${folder}/${name}`) ? name : void 0;
if (isAscii(name)) return void 0;
listing.composed ??= new Map([...listing.names].filter((each) => !isAscii(each)).map((each) => [each.normalize("NFC"), each]));
return listing.composed.get(name.normalize("NFC"));
},
names: (folder) => listingOf(folder).names,
folderNames(folder) {
const { isWhole, folders } = listingOf(folder);
return isWhole ? folders : void 0;
}
};
}
const isAscii = (text) => /^[\0-\x7f]*$/.test(text);
function list(path) {
const names = new Set();
const folders = [];
const incomplete = {
names,
folders,
isWhole: false
};
let folder;
try {
folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_7__.opendirSync)(path, { bufferSize: 256 });
for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
if (names.size === maximumListed) return incomplete;
names.add(entry.name);
if (!entry.isFile()) folders.push(entry.name);
}
} catch (error) {
if (error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EPERM")) return incomplete;
} finally {
folder?.closeSync();
}
return {
names,
folders,
isWhole: true
};
}
function exists(path) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_7__.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
} catch {
return false;
}
}
const maximumFolders$1 = 500;
const maximumDepth = 8;
const removed = /[/\\:*?"<>|\0-\x1f\x80-\x9f]/g;
const ending$1 = / \(failed\)(?: \(attempt (\d{1,3})\))?\.png$/;
const findCypressFiles = ({ bases, folders }) => {
const tops = bases.filter((base) => folders.entry(base, "cypress") !== void 0 && folders.entry((0, node_path__WEBPACK_IMPORTED_MODULE_8__.join)(base, "cypress"), "screenshots") !== void 0).map((base) => (0, node_path__WEBPACK_IMPORTED_MODULE_8__.join)(base, "cypress", "screenshots"));
if (tops.length === 0) return void 0;
return (test) => {
const titles = titlesOf(test);
for (const top of tops) {
const found = [];
for (const folder of specFolders(top, specOf(test.file), folders)) for (const name of folders.names(folder)) {
const [end] = ending$1.exec(name) ?? [];
if (end === void 0 || !titles.has(plainTitle(name.slice(0, -end.length)))) continue;
if (found.length < 50) found.push({ path: (0, node_path__WEBPACK_IMPORTED_MODULE_8__.join)(folder, name) });
}
if (found.length > 0) return found.sort((a, b) => a.path < b.path ? -1 : 1);
}
return [];
};
};
const plainTitle = (title) => title.replaceAll(" -- ", " ").replace(removed, "").replace(/\s+/g, " ").trim();
function titlesOf({ name, suite }) {
const titles = new Set([plainTitle(name)]);
for (let start = 0; start < suite.length; start += 1) titles.add(plainTitle([...suite.slice(start), name].join(" ")));
return titles;
}
const specOf = (file) => file?.split(/[/\\]/).at(-1);
function specFolders(top, spec, folders) {
const found = [];
const pending = [{
folder: top,
depth: 0
}];
let visited = 0;
for (let next = pending.pop(); next !== void 0 && visited < maximumFolders$1; next = pending.pop()) {
const { folder, depth } = next;
visited += 1;
if (spec === void 0 || folder.endsWith(`/${spec}`) || folder.endsWith(`\\${spec}`)) found.push(folder);
if (depth === maximumDepth) continue;
for (const name of folders.names(folder)) if (!/\.(?:png|jpe?g|mp4)$/i.test(name)) pending.push({
folder: (0, node_path__WEBPACK_IMPORTED_MODULE_8__.join)(folder, name),
depth: depth + 1
});
}
return found;
}
const outputFolder = "test-results";
const longName = 256;
const findPytestPlaywrightFiles = ({ bases, folders }) => {
const outputs = bases.filter((base) => folders.entry(base, outputFolder) !== void 0).map((base) => (0, node_path__WEBPACK_IMPORTED_MODULE_8__.join)(base, outputFolder)).filter((output) => folders.folderNames(output)?.length !== 0);
if (outputs.length === 0) return void 0;
return (test) => {
const slugs = slugsOf(test);
for (const output of outputs) for (const slug of slugs) {
if (folders.entry(output, slug) === void 0) continue;
const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_8__.join)(output, slug);
const names = [...folders.names(folder)].sort();
if (names.length > 0) return names.slice(0, 50).map((name) => ({ path: (0, node_path__WEBPACK_IMPORTED_MODULE_8__.join)(folder, name) }));
}
return [];
};
};
function slugsOf({ name, suite, file }) {
const parts = [...new Set(suite)].flatMap((each) => each.split(".")).filter((part) => part !== "" && part !== "pytest");
const ofFile = file === void 0 ? [] : [`${file}::${name}`, ...parts.map((_, index) => `${file}::${parts.slice(index).join("::")}::${name}`)];
const ofModules = parts.map((_, index) => `${parts.slice(0, index + 1).join("/")}.py::${[...parts.slice(index + 1), name].join("::")}`).reverse();
return [...new Set([...ofFile, ...ofModules].map((id) => shortened(slugOf(id))))];
}
const slugOf = (id) => id.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
function shortened(slug) {
if (slug.length < longName) return slug;
return `${slug.slice(0, 100)}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_6__.createHash)("sha256").update(slug).digest("hex").slice(0, 7)}-${slug.slice(-100)}`;
}
const findSurefireFiles = ({ source, folders }) => {
const beside = (0, node_path__WEBPACK_IMPORTED_MODULE_8__.dirname)(source);
const isOfClass = (0, node_path__WEBPACK_IMPORTED_MODULE_8__.basename)(source).startsWith("TEST-");
const mayBeClass = (name) => (isOfClass || name.includes(".")) && /^[\w$.-]{1,300}$/.test(name) && !/^\.+$/.test(name);
const listed = folders.folderNames(beside)?.filter(mayBeClass);
if (listed?.length === 0) return void 0;
const known = listed === void 0 ? void 0 : new Set(listed);
const exists = (name) => known === void 0 ? mayBeClass(name) && folders.entry(beside, name) !== void 0 : known.has(name);
return ({ suite }) => {
for (const name of new Set([suite.join("."), ...[...suite].reverse()])) {
if (!exists(name)) continue;
const names = [...folders.names((0, node_path__WEBPACK_IMPORTED_MODULE_8__.join)(beside, name))].sort();
if (names.length > 0) return names.slice(0, 50).map((file) => ({ path: (0, node_path__WEBPACK_IMPORTED_MODULE_8__.join)(beside, name, file) }));
}
return [];
};
};
const screenshotFolder = "__screenshots__";
const maximumFolders = 100;
const maximumLookUps = 20;
const ending = /-\d{1,3}\.png$/;
const findVitestFiles = ({ bases, folders }) => {
const chosen = chosenFolders(bases, folders);
return (test) => {
const segments = segmentsOf(test);
const file = segments.at(-1);
if (file === void 0) return [];
const names = namesOf(test);
const inside = (top, path) => path.reduce((outer, name) => outer === void 0 || folders.entry(outer, name) === void 0 ? void 0 : (0, node_path__WEBPACK_IMPORTED_MODULE_8__.join)(outer, name), top);
const filesIn = (folder) => [...folders.names(folder)].filter((name) => ending.test(name) && names.has(name.replace(ending, ""))).sort().slice(0, 50).map((name) => ({ path: (0, node_path__WEBPACK_IMPORTED_MODULE_8__.join)(folder, name) }));
const beside = [
...segments.slice(0, -1),
screenshotFolder,
file
];
for (const [tops, path] of [[bases, beside], [chosen(segments[0] ?? ""), segments]]) for (const top of tops) {
const folder = inside(top, path);
const found = folder === void 0 ? [] : filesIn(folder);
if (found.length > 0) return found;
}
return [];
};
};
function chosenFolders(bases, folders) {
const known = new Map();
return (first) => {
const found = known.get(first);
if (found !== void 0 || known.size === maximumLookUps) return found ?? [];
const chosen = bases.flatMap((base) => {
return [base, ...(folders.folderNames(base) ?? []).filter((name) => name !== "node_modules").slice(0, maximumFolders).map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_8__.join)(base, name))];
}).filter((top) => folders.entry(top, first) !== void 0);
known.set(first, chosen);
return chosen;
};
}
function segmentsOf({ file, suite }) {
const segments = [file, ...suite].find((each) => each !== void 0 && /\.[cm]?[jt]sx?$/.test(each))?.split(/[/\\]/) ?? [];
return segments.some((segment) => segment === "" || segment === "." || segment === "..") ? [] : segments;
}
function namesOf({ name, suite }) {
const titles = [name, ...suite.map((_, start) => [...suite.slice(start), name].join(" "))];
return new Set(titles.map((title) => title.replaceAll(" > ", " ").replace(/[^a-z0-9]/gi, "-")));
}
const finders = [
findCypressFiles,
findPytestPlaywrightFiles,
findSurefireFiles,
findVitestFiles
];
const none = [];
function createUnnamedFiles({ places, keep }, folders) {
let file;
let opened;
const open = ({ path, files, format }) => {
if (format !== "junit" || keep === "none") return [];
const source = (0, node_path__WEBPACK_IMPORTED_MODULE_8__.resolve)(places.cwd, path);
const { bases } = (0, _trust_mjs__WEBPACK_IMPORTED_MODULE_4__.n)({
kind: "results",
path: source,
isFolder: files !== void 0,
isContained: false
}, places);
return finders.flatMap((finder) => finder({
bases,
folders,
source
}) ?? []);
};
return {
beginFile(next) {
file = next;
opened = void 0;
},
find(test) {
if (test.status !== "failed" || file === void 0) return none;
opened ??= open(file);
return opened.length === 0 ? none : opened.flatMap((find) => find(test));
}
};
}
const maximumNamedFiles = 100;
const noAttachmentCounts = {
total: 0,
missing: 0,
outside: 0,
overLimit: 0,
tooLarge: 0,
sensitiveTraces: 0,
otherSensitive: 0
};
function createRunEvidence(options) {
let open;
let loading;
let file;
const folders = createFolderCache();
const unnamed = createUnnamedFiles(options, folders);
const load = () => {
loading ??= __webpack_require__.e(2051).then(__webpack_require__.bind(__webpack_require__, 2051)).then(({ openEvidence }) => {
open = openEvidence(options, folders, unnamed);
if (file !== void 0) open.beginFile(file);
});
return loading;
};
const isOfFormat = () => !options.readsRecords && file?.format !== "events";
const mayHaveEvidence = (test) => (0, _trust_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(test) || test.attempts?.some(_trust_mjs__WEBPACK_IMPORTED_MODULE_4__.r) === true || isOfFormat() && ((0, _trust_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(test) || test.attempts?.some(_trust_mjs__WEBPACK_IMPORTED_MODULE_4__.i) === true || unnamed.find(test).length > 0);
const recorder = (next) => {
const waiting = [];
const named = [];
let namedCount = 0;
const isPlain = (test) => options.keep !== "all" && hasPassedAtOnce(test) || !mayHaveEvidence(test);
const pass = (test) => next.test(isPlain(test) || open === void 0 ? withoutEvidence(test) : open.add(test));
const passWaiting = () => {
for (const test of waiting.splice(0)) pass(test);
};
return {
beginFile(begun) {
file = begun;
unnamed.beginFile(begun);
open?.beginFile(begun);
next.beginFile(begun);
},
test(test) {
if (open !== void 0 && waiting.length > 0) passWaiting();
if (open !== void 0 || waiting.length === 0 && isPlain(test)) {
pass(test);
return;
}
waiting.push(test);
load();
},
file(given) {
if (options.keep === "none" || given.path === void 0) return;
namedCount += 1;
if (namedCount > maximumNamedFiles) return;
named.push(copyOf(given, given.path));
load();
},
restartFile() {
waiting.length = 0;
named.length = 0;
namedCount = 0;
open?.restartFile();
next.restartFile();
},
endFile(problems) {
passWaiting();
const kept = named.splice(0);
for (const each of kept) open?.addFile(each);
const warnings = open?.endFile({
named: namedCount,
kept: kept.length
}) ?? [];
namedCount = 0;
file = void 0;
next.endFile(warnings.length === 0 ? problems : [...problems, ...warnings]);
},
record(record) {
passWaiting();
next.record(record);
}
};
};
return {
recorder,
load,
pending: () => open === void 0 ? loading : void 0,
files: (kept) => open?.files(kept) ?? [],
async publish() {
if (open === void 0 && options.folder !== void 0 && (0, node_fs__WEBPACK_IMPORTED_MODULE_7__.existsSync)(options.folder)) await load();
open?.publish();
},
discard: () => open?.discard(),
notices: () => open?.notices() ?? [],
attachments: () => open?.attachments ?? _trust_mjs__WEBPACK_IMPORTED_MODULE_4__.s,
counts: () => open?.counts ?? noAttachmentCounts
};
}
const hasPassedAtOnce = ({ status, attempts, flaky }) => (status === "successful" || status === "skipped") && attempts === void 0 && flaky !== true;
function withoutEvidence(test) {
if (test.steps === void 0 && test.attachments === void 0) return test;
const { steps: _, stepsLeftOut: _left, attachments: _files, attachmentsLeftOut: _leftFiles, ...others } = test;
return others;
}
const copyOf = ({ name, bases }, path) => ({
name: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(name),
path: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(path),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ bases: bases?.map(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.u) })
});
const variables = [
"GITHUB_WORKSPACE",
"CI_PROJECT_DIR",
"WORKSPACE",
"BUILD_SOURCESDIRECTORY",
"BITBUCKET_CLONE_DIR",
"TRAVIS_BUILD_DIR",
"BUILDKITE_BUILD_CHECKOUT_PATH",
"CODEBUILD_SRC_DIR",
"APPVEYOR_BUILD_FOLDER"
];
function sourceFolders(cwd, env) {
const real = (0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(cwd);
const own = [
cwd,
real,
...isSame(env.PWD, real) ? [(0, node_path__WEBPACK_IMPORTED_MODULE_8__.resolve)(env.PWD)] : []
];
const ofCi = variables.flatMap((name) => foldersAround(real, env[name]));
return [...new Set([...own.flatMap((folder) => [folder, repositoryTop(folder) ?? folder]), ...ofCi])];
}
function isSame(folder, real) {
return folder !== void 0 && (0, node_path__WEBPACK_IMPORTED_MODULE_8__.isAbsolute)(folder) && (0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(folder) === real;
}
function foldersAround(inner, folder) {
if (folder === void 0 || !(0, node_path__WEBPACK_IMPORTED_MODULE_8__.isAbsolute)(folder)) return [];
const real = (0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_5__.i)(folder);
return (0, _inner_path_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(real, inner) === void 0 ? [] : [(0, node_path__WEBPACK_IMPORTED_MODULE_8__.resolve)(folder), real];
}
function repositoryTop(folder) {
for (let current = folder;; current = (0, node_path__WEBPACK_IMPORTED_MODULE_8__.dirname)(current)) {
if ((0, node_fs__WEBPACK_IMPORTED_MODULE_7__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_8__.join)(current, ".git"))) return current;
if ((0, node_path__WEBPACK_IMPORTED_MODULE_8__.dirname)(current) === current) return void 0;
}
}
const budget = {
public: 100,
private: 20
};
function maximumAttachmentBytes({ collect }, env) {
const { maximumMegabytes = isPublicRepository(env) ? budget.public : budget.private } = collect.attachments ?? {};
return maximumMegabytes * 1024 * 1024;
}
function openRunEvidence({ cwd, config, env, readsRecords, earlierRecords, recordsPath, mask }) {
const { keep = "failed", sensitive = "auto", roots = [], maximumMegabytes } = config.collect.attachments ?? {};
const isPublic = (0, _once_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(() => isPublicRepository(env));
return createRunEvidence({
places: {
cwd,
roots: roots.map((root) => (0, node_path__WEBPACK_IMPORTED_MODULE_8__.resolve)(cwd, root)),
repositoryTop: repositoryTop(cwd),
isUntrusted: (0, _untrusted_event_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(env) !== void 0
},
keep,
keepsSensitive: () => sensitive === "auto" ? !isPublic() : sensitive === "keep",
saysSensitive: sensitive === "auto",
readsRecords,
earlierRecords,
maximumMegabytes: () => maximumMegabytes ?? (isPublic() ? budget.public : budget.private),
mask: mask.text,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ folder: recordsPath === void 0 ? void 0 : (0, _trust_mjs__WEBPACK_IMPORTED_MODULE_4__.o)(recordsPath) })
});
}
}),
32066: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => loadEvaluator,
t: () => runVariables
});
var _property_age_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64530);
var _variables_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77642);
const withoutExpressions = {
text: (template) => template,
token: (template) => template,
parts: (template) => [{
kind: "literal",
text: template
}],
condition(condition) {
throw new Error(`The condition "${condition}" needs the expression language, but the evaluator was created without it.`);
}
};
async function loadEvaluator(variables, needed) {
if (!needed) return withoutExpressions;
const { createEvaluator } = await Promise.all([__webpack_require__.e(6631), __webpack_require__.e(638)]).then(__webpack_require__.bind(__webpack_require__, 20638));
return createEvaluator(variables());
}
const runVariables = (ciContext, env, metadata, summary) => (0, _variables_mjs__WEBPACK_IMPORTED_MODULE_0__.r)({
ciContext,
env,
metadata,
summary,
properties: propertiesByName(summary?.properties ?? [], ciContext.module)
});
function propertiesByName(properties, module) {
const isOwn = (property) => property.module === void 0 || property.module === module;
const chosen = new Map();
for (const property of properties) {
const known = chosen.get(property.name);
if (known === void 0 || (isOwn(property) === isOwn(known) ? (0, _property_age_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(property, known) >= 0 : isOwn(property))) chosen.set(property.name, property);
}
return Object.fromEntries([...chosen].map(([name, { value }]) => [name, value]));
}
}),
69735: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => scanCondition,
r: () => scanTemplate,
t: () => hasExpression
});
const hasExpression = (text) => text.includes("{{");
function scanTemplate(template) {
const parts = [];
let from = 0;
for (;;) {
const open = template.indexOf("{{", from);
if (open === -1) break;
const end = endOfExpression(template, open + 2);
if ("fault" in end) return {
parts,
fault: end.fault
};
if (open > from) parts.push({
kind: "literal",
text: template.slice(from, open)
});
parts.push({
kind: "expression",
text: template.slice(open + 2, end.close),
offset: open + 2
});
from = end.close + 2;
}
if (from < template.length) parts.push({
kind: "literal",
text: template.slice(from)
});
return { parts };
}
function scanCondition(condition) {
const start = condition.length - condition.trimStart().length;
if (!condition.startsWith("{{", start)) return {
kind: "expression",
text: condition,
offset: 0
};
const end = endOfExpression(condition, start + 2);
if ("fault" in end) return {
kind: "fault",
fault: end.fault
};
const after = end.close + 2;
if (condition.slice(after).trim() === "") return {
kind: "expression",
text: condition.slice(start + 2, end.close),
offset: start + 2
};
return {
kind: "fault",
fault: {
message: "a condition must be a single expression; put all of it between one pair of braces, or remove the braces",
offset: after
}
};
}
function endOfExpression(template, start) {
let at = start;
let close = -1;
for (;;) {
if (close < at) close = template.indexOf("}}", at);
if (close === -1) return { fault: {
message: "the \"{{\" is not closed by \"}}\"",
offset: start - 2
} };
const quote = template.slice(at, close).indexOf("'");
if (quote === -1) return { close };
const closingQuote = template.indexOf("'", at + quote + 1);
if (closingQuote === -1) return { fault: {
message: "the quoted text is not closed",
offset: at + quote
} };
at = closingQuote + 1;
}
}
}),
9395: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => withStablePaths,
t: () => signatureOf
});
var _longest_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47931);
const extensions = new Set([
"c cc cpp cs css cjs cts cshtml dart ex exs feature fs go gradle groovy h hpp htm html java js jsx kt kts less lua mjs mts php pl proto ps1",
"py pyi rake rb rs scala scss sh sol sql svelte swift tf ts tsx vb vue zig",
"asset bin bmp conf cfg crt csv dat db dll doc docx dylib env exe gif golden graphql gz ico ini ipynb jar jpeg jpg json json5 jsonl lock",
"md mov mp3 mp4 ndjson parquet pdf pem png prefab properties rst scene snap so sqlite svg tar tgz toml tsv ttf txt unity wasm wav webm",
"webp woff woff2 xls xlsx xml xsd yaml yml zip"
].flatMap((line) => line.split(" ")));
const maximumName = 200;
const isRequest = /https?:|\b(?:GET|POST|PUT|PATCH|DELETE|HEAD) /;
function isInFileName(line, start, end) {
let last = end;
while (last < line.length && last - end < maximumName && isOfName(line.charCodeAt(last))) last += 1;
while (last > end && line[last - 1] === ".") last -= 1;
if (last === end) return false;
let first = start;
while (first > 0 && start - first < maximumName && isOfName(line.charCodeAt(first - 1))) first -= 1;
const name = line.slice(first, last);
const dot = name.lastIndexOf(".");
if (dot <= 0 || first + dot < end || !extensions.has(name.slice(dot + 1).toLowerCase())) return false;
return /\p{L}/u.test(name.slice(0, dot)) || !isRequest.test(line);
}
const isOfName = (code) => code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57 || code === 45 || code === 46 || code === 95 || code >= 128;
const maximumQuoted = 60;
const keptOfQuoted = 30;
const uuid = String.raw`\b[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\b`;
const clock = String.raw`\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?`;
const zone = String.raw`(?: ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?`;
const dateTime = String.raw`\b\d{4}[-/]\d{2}[-/]\d{2}(?:[T ]${clock}${zone})?`;
const monthDate = String.raw`\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? \d{1,2}|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6})(?:,? \d{4})?(?:,? (?:${clock})${zone})?`;
const duration = String.raw`\b\d{1,3}:\d{2}:\d{2}(?:[.,]\d{1,9})?`;
const address = String.raw`\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b`;
const loopback = String.raw`(?<![\w:])\[?::1\]?(?![\w])`;
const port = String.raw`(?<=[\w.\]#]):\d{2,5}\b(?![.\w])`;
const podLetters = "[bcdfghjklmnpqrstvwxz24-9]";
const pod = String.raw`(?<=[a-z0-9])-(?:(?:[bcdf4-9]{6,10}|\d{8,10})-${podLetters}{5}|(?=[a-z2-9]{0,3}[2-9][a-z])${podLetters}{5})(?![\w-])`;
const token = "[A-Za-z0-9_-]{20,400}";
const word = String.raw`[A-Za-z_$]{0,100}\d[\w$]{0,400}`;
const number = String.raw`(?<![\w.])[-+]?(?:\d{1,3}(?:,\d{3}){1,20}|\d{1,400})(?:\.\d{1,100}){0,20}(?:[eE][-+]?\d{1,4})?(?!\w)`;
const variable = new RegExp(`(${uuid})|(${dateTime})|(${monthDate})|(${duration})|(${address})|(${loopback})|(${port})|(${pod})|(${token})|(${number})|(${word})`, "g");
const variableParts = 11;
const plainType = /^(?:Uncaught )?(?:java\.lang\.)?(?:Error|Exception|AssertionError|AssertionFailedError)(?: \[\w{1,100}\])?: (?=\S)/;
const beforeCode = /(?:\b(?:HTTP|status|code|errno|error|signal|exit(?:ed)?(?: with)?|exception|SQLSTATE|version|port)(?:[ _]?code| status| number)?)(?: (?:is|of|was))?[ :=#[(<"']{0,3}$/i;
const aboutHttp = /\b(?:https?|status|response|request)/i;
const aboutNetwork = /\b(?:connect|refused|host|socket|tcp|https?|address|server|ECONN|EADDR|localhost|listen|dial|getaddrinfo)/i;
const firstTemporaryPort = 32768;
function signatureOf(headline) {
const line = withStablePaths(headline.replace(plainType, ""));
return shortenQuoted(line.replace(variable, (match, ...rest) => {
const kind = rest.findIndex((part, index) => index < variableParts && part !== void 0);
const offset = rest[variableParts];
return replacementOf(kind, match, line, offset);
}).replace(/#(?:, ?#)+/g, "#").replace(/#(?:[.:/]?#)+/g, "#"));
}
function replacementOf(kind, match, line, offset) {
switch (kind) {
case 4: return stableAddress(match);
case 5: return "localhost";
case 6: return stablePort(match, line, offset);
case 7: return "-#";
case 8: return stableToken(match, line, offset);
case 9: return stableNumber(match, line, offset);
case 10: return stableWord(match, line, offset);
default: return "#";
}
}
function stableAddress(address) {
if (address.startsWith("127.")) return "localhost";
if (address === "0.0.0.0") return address;
if (/^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(address)) return "#";
return `${address.slice(0, address.lastIndexOf("."))}.#`;
}
const sourceFile = /\.(?!com\b|net\b|org\b|io\b|dev\b|local\b|test\b|internal\b|svc\b|host\b)[A-Za-z][A-Za-z0-9+]{0,8}$/;
function stablePort(match, line, offset) {
const number = Number(match.slice(1));
const front = line.slice(Math.max(0, offset - 100), offset);
return !sourceFile.test(front) && aboutNetwork.test(line) && number < firstTemporaryPort && number > 0 ? match : ":#";
}
const isCode = (match, line, offset) => /^\d{1,6}$/.test(match) && (beforeCode.test(line.slice(Math.max(0, offset - 40), offset)) || /^[1-5]\d\d$/.test(match) && aboutHttp.test(line));
const podOfToken = new RegExp(`${pod}$`);
function stableToken(token, line, offset) {
const name = token.replace(podOfToken, "");
if (name === token && isRandomToken(token)) return "#";
const words = name.replace(variableWord, (part, at) => stableWord(part, line, offset + at));
return name === token ? words : `${words}-#`;
}
const stableNumber = (match, line, offset) => {
if (isCode(match, line, offset)) return match;
return isInFileName(line, offset, offset + match.length) ? digitsOfFile(match) : "#";
};
const digitsOfFile = (text) => text.replace(/\d{6,}/g, "#");
const variableWord = /[A-Za-z_$]{0,100}\d[\w$]{0,400}/g;
const units = /^\d+(ms|s|sec|secs|seconds|m|min|mins|h|d|ns|us|µs|px|em|rem|vh|vw|B|kB|KB|MB|GB|TB|KiB|MiB|GiB|K|M|G|Hz|x|fps|th|st|nd|rd)$/;
function stableWord(text, line, offset) {
if (isInFileName(line, offset, offset + text.length)) return isHash(text) || isRandomToken(text) ? "#" : digitsOfFile(text);
const unit = units.exec(text)?.[1];
if (unit !== void 0) return `#${unit}`;
if (/^0x[0-9a-f]+$/i.test(text) || isHash(text) || isRandomToken(text)) return "#";
if (/^\d+$/.test(text)) return isCode(text, line, offset) ? text : "#";
if (/^[A-Z]{1,8}_?\d{1,6}$/.test(text)) return text;
return text.replace(/\d{3,}|(?<=[_-])\d+/g, "#");
}
const isHash = (text) => /^(?:[0-9a-f]{7,}|[0-9A-F]{8,})$/.test(text) && /\d/.test(text) && /[a-fA-F]/.test(text);
function isRandomToken(text) {
const changes = text.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
return text.length >= 8 && changes >= 4 && changes * 6 >= text.length - 4;
}
const fileScheme = "file://";
const pathStart = /(?<![\w.~/\\:-])(?:file:\/\/\/?)?(?:[A-Za-z]:[\\/]|\/)(?=[^\s/\\])/g;
const pathEnd = /[\s"'`<>|,;()[\]{}]|:(?=\d|\s|$)|\.(?=\s|$)/;
function withStablePaths(line) {
if (!/[/\\]/.test(line)) return line;
let result = "";
let copied = 0;
for (const match of line.matchAll(pathStart)) {
if (match.index < copied) continue;
const start = match.index;
const begin = line.startsWith(fileScheme, start) ? start + 7 : start;
const length = line.slice(begin + 3).search(pathEnd);
const end = length === -1 ? line.length : begin + 3 + length;
const path = line.slice(begin, end).replaceAll("\\", "/").replace(/\/{2,}/g, "/").replace(/^\/(?=[A-Za-z]:\/)/, "");
if (!(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.hn)(path)) continue;
result += line.slice(copied, start) + (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.gn)(path);
copied = end;
}
return copied === 0 ? line : result + line.slice(copied);
}
function shortenQuoted(line) {
let result = "";
let copied = 0;
for (let start = 0; start < line.length; start += 1) {
const quote = line[start];
if (quote !== "\"" && quote !== "'" && quote !== "`" || isInWord(line, start)) continue;
const end = closingQuote(line, start, quote);
if (end === -1) continue;
if (end - start - 1 > maximumQuoted) {
result += `${line.slice(copied, start + 1 + keptOfQuoted)}#`;
copied = end;
}
start = end;
}
return copied === 0 ? line : result + line.slice(copied);
}
const isInWord = (line, index) => index > 0 && /[\p{L}\p{N}]/u.test(line[index - 1] ?? "");
function closingQuote(line, start, quote) {
for (let index = line.indexOf(quote, start + 1); index !== -1; index = line.indexOf(quote, index + 1)) if (line[index - 1] !== "\\" && !/[\p{L}\p{N}]/u.test(line[index + 1] ?? "")) return index;
return -1;
}
}),
91529: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => statedValues });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6741);
var _differing_excerpts_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61744);
const maximumDepth = 100;
const maximumLength = 131072;
function jsonLines(text) {
const ends = text.charAt(0) + text.charAt(text.length - 1);
if (text.length > maximumLength || ends !== "{}" && ends !== "[]" || isTooDeep(text)) return void 0;
try {
JSON.parse(text);
} catch {
return;
}
return createPrinter(text)("");
}
const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+/g;
function isTooDeep(text) {
let depth = 0;
for (const [found] of text.matchAll(token)) {
if (found === "{" || found === "[") depth += 1;
else if (found === "}" || found === "]") depth -= 1;
if (depth > maximumDepth) return true;
}
return false;
}
function createPrinter(text) {
const tokens = (text.match(token) ?? []).values();
const next = () => tokens.next().value ?? "";
let current = next();
const take = () => {
const taken = current;
current = next();
return taken;
};
const print = (indent) => {
const open = take();
if (open !== "{" && open !== "[") return open;
const close = open === "{" ? "}" : "]";
const inner = `${indent}  `;
const members = [];
while (current !== close) {
if (current === ",") take();
const key = open === "{" ? take() : "";
if (open === "{") take();
members.push({
key,
text: `${inner}${key === "" ? "" : `${key}: `}${print(inner)}`
});
}
take();
if (open === "{") members.sort((one, other) => one.key < other.key ? -1 : one.key > other.key ? 1 : 0);
return members.length === 0 ? `${open}${close}` : `${open}\n${members.map((member) => member.text).join(",\n")}\n${indent}${close}`;
};
return print;
}
const maximumJsonLine = 60;
const withoutNotes = (text) => text.split("\n").filter((line) => !_fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.s.test(line)).join("\n");
function statedValues({ expected, actual }, limit) {
if (expected === void 0 || actual === void 0) return void 0;
const [one, other] = comparable((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(expected).trimEnd(), (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(actual).trimEnd());
if (one.trim() === "" || other.trim() === "") return void 0;
if (withoutNotes(one) === withoutNotes(other)) return void 0;
const [first, second] = (0, _differing_excerpts_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(one, other, limit);
return first === second ? void 0 : {
expected: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(first),
actual: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.u)(second)
};
}
function comparable(one, other) {
if (one.length <= maximumJsonLine && other.length <= maximumJsonLine && !`${one}${other}`.includes("\n")) return [one, other];
const [lines, others] = [jsonLines(one), jsonLines(other)];
return lines === void 0 || others === void 0 ? [one, other] : [lines, others];
}
}),
47685: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => parseProveLine,
t: () => parseTapLine
});
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52824);
var _numbers_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38487);
const file = /^(?:\[\d\d:\d\d:\d\d\] )?([^\s#]{1,1000}) \.{2,}(?: ?skipped: (.{0,1000})| *)$/;
const exit = /^Dubious, test returned (\d{1,9}) \(wstat /;
const bail = /^Bailout called\. {2}Further testing stopped: *(.{0,1000})$/;
const ok = /^ok(?: +\d{1,12} ms \(.{0,200}\))?$/;
function parseProveLine(line) {
switch (line.charCodeAt(0)) {
case 68: {
const [, status] = exit.exec(line) ?? [];
return status === void 0 ? void 0 : {
kind: "exit",
status
};
}
case 66: {
const [, reason] = bail.exec(line) ?? [];
if (reason !== void 0) return {
kind: "bail",
reason
};
break;
}
case 84:
if (line === "Test Summary Report") return { kind: "summary" };
break;
case 82:
if (line === "Result: FAIL") return { kind: "failed" };
break;
case 111: if (ok.test(line)) return { kind: "ok" };
}
if (!line.includes(" ..")) return void 0;
const [, path, skipReason] = file.exec(line) ?? [];
return path !== void 0 && /[/\\]|\w\.\w/.test(path) ? {
kind: "file",
path,
skipReason
} : void 0;
}
const directive = /^#\s*(skip(?:ped|ping)?|todo)(?:[\s:]+|$)/i;
const time = /^#\s*time=([\d.]{1,30})\s*([a-z]{0,3})$/i;
const timeoutOfBats = /^# (timeout after \d{1,9} ?s)$/;
const timeOfBats = / (?:# )?in (\d{1,12}) ?ms$/;
const maximumDigits = 15;
function parseTestPoint(line) {
const isOk = line.startsWith("ok");
if (!isOk && !line.startsWith("not ok")) return void 0;
const afterResult = isOk ? 2 : 6;
if (!endsWord(line, afterResult) && line[afterResult] !== "-") return void 0;
const afterSpace = skipSpaces(line, afterResult);
const afterNumber = endOfNumber(line, afterSpace);
const number = afterNumber === afterSpace ? void 0 : Number(line.slice(afterSpace, afterNumber));
const start = skipSpaces(line, afterNumber);
const hasDash = isDash(line.charCodeAt(start)) && endsWord(line, start + 1);
let text = line.slice(hasDash ? skipSpaces(line, start + 1) : start).trimEnd();
const endsWithBrace = text.endsWith("{") && (text.length === 1 || text.endsWith(" {"));
if (endsWithBrace) text = text.slice(0, -1).trimEnd();
const mark = text.includes("#") ? findMark(text) : void 0;
if (mark !== void 0) text = text.slice(0, mark.index).trimEnd();
const timed = !hasDash && text.endsWith("ms") ? timeOfBats.exec(text) : null;
return {
isOk,
number,
name: unescapeName(timed === null ? text : text.slice(0, timed.index)),
...timed?.[0].startsWith(" #") && { former: mark?.reason.endsWith(" s") ? `${text} # ${mark.reason}` : text },
directive: mark?.directive,
reason: mark?.reason ?? "",
durationMs: mark?.durationMs ?? (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(timed?.[1], 1),
endsWithBrace
};
}
const endsWord = (line, index) => index >= line.length || isSpace(line.charCodeAt(index)) || line[index] === "#";
function skipSpaces(line, start) {
let index = start;
while (isSpace(line.charCodeAt(index))) index += 1;
return index;
}
function endOfNumber(line, start) {
let index = start;
for (let code = line.charCodeAt(index); code >= 48 && code <= 57; code = line.charCodeAt(index)) index += 1;
return index - start <= maximumDigits && endsWord(line, index) ? index : start;
}
const isDash = (code) => code === 45 || code === 8212 || code === 9679;
function findMark(text) {
for (let index = text.indexOf("#"); index !== -1; index = text.indexOf("#", index + 1)) {
if (index > 0 && !isSpace(text.charCodeAt(index - 1))) continue;
const rest = text.slice(index, index + maximumReason);
const found = parseDirective(rest) && parseDirective((0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(text.slice(index), maximumReason));
if (found !== void 0) return {
index,
...found,
durationMs: void 0
};
const [, value, unit = ""] = time.exec(rest) ?? [];
if (value !== void 0) return {
index,
directive: void 0,
reason: "",
durationMs: (0, _numbers_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(value + unit, 1)
};
const [, timeout] = timeoutOfBats.exec(rest) ?? [];
if (timeout !== void 0) return {
index,
directive: void 0,
reason: timeout,
durationMs: void 0
};
}
}
const maximumReason = 4096;
const isSpace = (code) => code === 32 || code === 9;
function parseDirective(text) {
const match = directive.exec(text);
if (match === null) return void 0;
const reason = text.slice(match[0].length).trim();
return {
directive: match[1]?.toLowerCase() === "todo" ? "todo" : "skip",
reason: reason === "-" ? "" : unescapeName(reason)
};
}
const unescapeName = (text) => text.includes("\\") ? text.replace(/\\([\\#])/g, "$1") : text;
const planLine = /^1\.\.(\d{1,15})(?:\s+(#.*)|\s*)$/;
const versionLine = /^(K?)TAP version (\d{1,4})\s*$/;
const bailStart = /^bail out!/i;
const subtestComment = /^#\s?Subtest: (.*)$/;
function parseTapLine(line) {
switch (line.charCodeAt(0)) {
case 111:
case 110: {
const point = parseTestPoint(line);
return point && {
kind: "point",
point
};
}
case 49: return parsePlan(line);
case 35: {
const [, name] = subtestComment.exec(line) ?? [];
if (name !== void 0) return {
kind: "subtest",
name: unescapeName(name.trim())
};
return {
kind: "comment",
text: line.slice(line.charCodeAt(1) === 32 ? 2 : 1)
};
}
case 75:
case 84: {
const [, kernel, version] = versionLine.exec(line) ?? [];
return version === void 0 ? void 0 : {
kind: "version",
version,
isKernel: kernel !== ""
};
}
case 66:
case 98: {
const start = bailStart.exec(line)?.[0].length;
return start === void 0 ? void 0 : {
kind: "bail",
reason: line.slice(start).trim()
};
}
case 123:
case 125: return line.trimEnd().length === 1 ? {
kind: "brace",
isOpening: line.startsWith("{")
} : void 0;
case 112: return /^pragma [+-]\w/.test(line) ? { kind: "pragma" } : void 0;
default: return;
}
}
function parsePlan(line) {
const [, count, comment = ""] = planLine.exec(line) ?? [];
if (count === void 0) return void 0;
const directive = parseDirective(comment);
const isSkipped = Number(count) === 0 && directive?.directive === "skip";
return {
kind: "plan",
count: Number(count),
skipReason: isSkipped ? directive.reason : void 0
};
}
}),
68441: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => temporaryParent,
n: () => makeTemporaryFolder,
r: () => removeTemporary,
t: () => inTemporaryFolder
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _make_folder_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29022);
var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var node_os__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48161);
const temporaryParent = ({ RUNNER_TEMP: ofJob }) => ofJob || (0, node_os__WEBPACK_IMPORTED_MODULE_4__.tmpdir)();
function makeTemporaryFolder(name, env) {
const parent = temporaryParent(env);
return (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.u)({ what: `The folder for temporary files "${parent}"` }, () => {
(0, _make_folder_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(parent);
return (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent, `${name}-`));
});
}
async function inTemporaryFolder(name, env, work) {
const folder = makeTemporaryFolder(name, env);
try {
return await work(folder);
} finally {
removeTemporary(folder);
}
}
function removeTemporary(path) {
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(path, {
recursive: true,
force: true
});
} catch {}
}
}),
36402: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => terminalSigns,
t: () => createMarkPaints
});
var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57336);
const terminalSigns = {
successful: "\u2713",
failed: "\u2717",
skipped: "\u2013",
cancelled: "\u2298",
running: "\u2026",
unknown: "?",
flaky: "\u21bb",
waiting: "\u2026",
incomplete: "!",
quarantined: "\u2013"
};
function createMarkPaints(color) {
const { cyan, gray, green, red, yellow } = picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors(color);
return {
successful: green,
failed: red,
skipped: gray,
cancelled: red,
running: cyan,
unknown: yellow,
flaky: yellow,
waiting: cyan,
incomplete: yellow,
quarantined: gray
};
}
}),
12066: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => testId,
r: () => test_identity_exports,
t: () => createTestIdentities
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11388);
var _quote_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64561);
var _relative_paths_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6412);
var _well_formed_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74193);
var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
var test_identity_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
createOccurrences: () => createOccurrences,
createTestIdentities: () => createTestIdentities,
testId: () => testId
});
function testId(module, suite, name, occurrence = 0) {
return digest(identityJson(prefixJson(module, suite, []), pathJson(name, []), occurrence));
}
function createTestIdentities(module, roots = []) {
const occurrences = createOccurrences();
let lastModule = module;
let lastSuite;
let prefix = "";
return {
next(suite, name, ownModule = module, job) {
if (suite !== lastSuite || ownModule !== lastModule) {
lastModule = ownModule;
lastSuite = suite;
prefix = prefixJson(ownModule, suite, roots);
}
const nameJson = pathJson(name, roots);
const id = digest(identityJson(prefix, nameJson, 0));
const occurrence = occurrences.next(job === void 0 ? id : digest(`${id} ${job}`));
return occurrence === 0 ? id : digest(identityJson(prefix, nameJson, occurrence));
},
restart() {
lastSuite = void 0;
occurrences.restart();
}
};
}
const initialLength = 4096;
const occurrenceWindow = 65536;
function createOccurrences(window = occurrenceWindow) {
let young = createGeneration(window);
let old = createGeneration(window);
return {
next(id) {
const high = (0, _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(id, 0);
const low = (0, _parse_hex_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(id, 8);
const slot = young.find(high, low);
let count = young.count(slot);
if (count === 0) {
count = old.count(old.find(high, low));
if (young.isFull()) {
const dropped = old;
old = young;
young = dropped;
young.clear();
}
young.makeRoom();
young.set(young.find(high, low), high, low, count + 1);
} else young.set(slot, high, low, count + 1);
return count;
},
restart() {
young.clear();
old.clear();
}
};
}
function createGeneration(capacity) {
const maximumLength = 4 * 2 ** Math.ceil(Math.log2(capacity * 2));
let slots = new Uint32Array(Math.min(maximumLength, initialLength));
let mask = slots.length - 1;
let stamp = 1;
let size = 0;
function find(high, low) {
let slot = low << 2 & mask;
while (slots[slot + 3] === stamp && !(slots[slot] === high && slots[slot + 1] === low)) slot = slot + 4 & mask;
return slot;
}
function grow() {
const before = slots;
slots = new Uint32Array(Math.min(maximumLength, 4 * before.length));
mask = slots.length - 1;
for (let slot = 0; slot < before.length; slot += 4) if (before[slot + 3] === stamp) slots.set(before.subarray(slot, slot + 4), find(before[slot] ?? 0, before[slot + 1] ?? 0));
}
return {
find,
makeRoom() {
if (8 * size >= slots.length && slots.length < maximumLength) grow();
},
count: (slot) => slots[slot + 3] === stamp ? slots[slot + 2] ?? 0 : 0,
set(slot, high, low, count) {
if (slots[slot + 3] !== stamp) size += 1;
slots[slot] = high;
slots[slot + 1] = low;
slots[slot + 2] = count;
slots[slot + 3] = stamp;
},
isFull: () => size >= capacity,
clear() {
stamp += 1;
size = 0;
}
};
}
const prefixJson = (module, suite, roots) => [
"[",
(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(normalForm(module)),
",[",
suite.map((name) => pathJson(name, roots)).join(","),
"],"
].join("");
const identityJson = (prefix, nameJson, occurrence) => occurrence === 0 ? `${prefix}${nameJson}]` : `${prefix}${nameJson},${occurrence}]`;
function pathJson(text, roots) {
const plain = (0, _quote_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(text);
const path = plain ? text : normalForm(text).replaceAll("\\", "/");
const relative = path.includes("/") ? (0, _relative_paths_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(path, roots) : path;
return plain ? `"${relative}"` : (0, _quote_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(relative);
}
const normalForm = (text) => (0, _well_formed_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(text).normalize("NFC");
const digest = (json) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_2__.hash)("sha256", json, "hex").slice(0, 32);
}),
36114: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => parseTestPattern,
n: () => matchesEverything,
r: () => nameSeparator,
t: () => comparableName
});
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6741);
const nameSeparator = " \u203a ";
const comparable = /^[!-~](?: ?[!-~])*$/;
const comparableName = (text) => comparable.test(text) ? text : (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(text).trim().normalize("NFC");
function parseTestPattern(pattern) {
const text = comparableName(pattern);
const pieces = [];
let piece = "";
let backslashes = 0;
for (const character of text) {
if (character === "\\") {
backslashes += 1;
continue;
}
const isStar = character === "*";
piece += "\\".repeat(isStar ? backslashes >> 1 : backslashes);
if (isStar && backslashes % 2 === 0) {
pieces.push(piece);
piece = "";
} else piece += character;
backslashes = 0;
}
return [...pieces, piece + "\\".repeat(backslashes)];
}
const matchesEverything = (pattern) => pattern.every((piece) => /^[ \u203a]*$/.test(piece));
}),
80288: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => limitName,
t: () => testQuarantine
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41123);
const hashLength = 16;
const limitName = (name) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.x)(name, _limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t.name, hashLength);
const testQuarantine = ({ until, owner, reason, issue, isAdded }) => ({ ...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
until,
owner,
reason,
issue,
isAdded: isAdded === true ? isAdded : void 0
}) });
}),
66476: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => textColumns,
t: () => padColumns
});
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const narrow = /[\p{Mark}\u200b-\u200d\u2060\u2066-\u2069\ufeff]/u;
const colour = /\u001b\[\d*m/g;
function textColumns(text) {
let columns = 0;
for (const character of text.replace(colour, "")) columns += narrow.test(character) ? 0 : wide.test(character) ? 2 : 1;
return columns;
}
function padColumns(text, columns, align) {
const missing = Math.max(0, columns - textColumns(text));
const before = align === "right" ? missing : align === "center" ? missing >> 1 : 0;
return " ".repeat(before) + text + " ".repeat(missing - before);
}
}),
65529: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createTextDecoder });
var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
const pieceLength = 49152;
function createTextDecoder() {
let chosen;
return {
get encoding() {
return chosen?.encoding ?? "utf-8";
},
get fellBack() {
return chosen?.fellBack ?? false;
},
get damageOffset() {
return chosen?.damageOffset;
},
decode(bytes, last) {
if (chosen !== void 0) return chosen.decode(bytes, last);
const mark = markOf(bytes);
chosen = mark === void 0 ? unmarkedDecoder(bytes) : mark.encoding === "utf-8" ? utf8Decoder(true) : tableDecoder(mark.encoding);
return chosen.decode(bytes.subarray(mark?.length ?? 0), last);
}
};
}
function markOf(head) {
if (head[0] === 239 && head[1] === 187 && head[2] === 191) return {
encoding: "utf-8",
length: 3
};
if (head[0] === 255 && head[1] === 254) return {
encoding: "utf-16le",
length: 2
};
if (head[0] === 254 && head[1] === 255) return {
encoding: "utf-16be",
length: 2
};
}
function unmarkedDecoder(head) {
if (head.length >= 2 && head[0] === 0 && head[1] !== 0) return tableDecoder("utf-16be");
if (head.length >= 2 && head[0] !== 0 && head[1] === 0) return tableDecoder("utf-16le");
const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)/.exec(head.toString("latin1", 0, 200))?.[1];
const encoding = declared === void 0 ? "utf-8" : supportedEncoding(declared);
return encoding === "utf-8" || encoding.startsWith("utf-16") ? utf8Decoder(false) : tableDecoder(encoding);
}
function supportedEncoding(label) {
try {
return new globalThis.TextDecoder(label).encoding;
} catch {
return "utf-8";
}
}
function unfinishedLength(bytes) {
for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
const byte = bytes[bytes.length - back] ?? 0;
if (byte < 128) return 0;
if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? back : 0;
}
return 0;
}
const blockLength = 8192;
const nothing = Buffer.alloc(0);
function validLength(bytes) {
let valid = 0;
let invalid = bytes.length;
while (invalid - valid > 1) {
const middle = valid + invalid >> 1;
const front = bytes.subarray(0, middle);
if ((0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(front.subarray(0, middle - unfinishedLength(front)))) valid = middle;
else invalid = middle;
}
return valid - unfinishedLength(bytes.subarray(0, valid));
}
function asciiLength(bytes, start) {
let end = start;
while (end < bytes.length && (0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes.subarray(end, end + blockLength))) end = Math.min(end + blockLength, bytes.length);
return end - start;
}
function utf8Decoder(isMarked) {
let carried = nothing;
let sawMultibyte = isMarked;
let fallback;
let textLength = 0;
let damageOffset;
const decodePiece = (bytes) => {
if (!(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) {
const valid = validLength(bytes);
damageOffset ??= textLength + (sawMultibyte ? bytes.toString("utf8", 0, valid).length : valid);
if (!sawMultibyte) {
fallback = tableDecoder("windows-1252");
return fallback.decode(bytes, false);
}
}
sawMultibyte = true;
const text = bytes.toString("utf8");
textLength += text.length;
return [text];
};
return {
get encoding() {
return fallback?.encoding ?? "utf-8";
},
get fellBack() {
return damageOffset !== void 0;
},
get damageOffset() {
return damageOffset;
},
decode(bytes, last) {
if (fallback !== void 0) return fallback.decode(bytes, last);
if (carried.length === 0 && (0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes)) {
textLength += bytes.length;
return bytes.length === 0 ? [] : [bytes.toString("latin1")];
}
const whole = carried.length === 0 ? bytes : Buffer.concat([carried, bytes]);
carried = nothing;
const pieces = [];
for (let start = 0; start < whole.length;) {
const plain = asciiLength(whole, start);
if (plain > 0) {
pieces.push(whole.toString("latin1", start, start + plain));
start += plain;
textLength += plain;
continue;
}
const block = whole.subarray(start, start + blockLength);
const isEnd = start + block.length === whole.length;
const piece = block.subarray(0, block.length - (isEnd && last ? 0 : unfinishedLength(block)));
pieces.push(...fallback === void 0 ? decodePiece(piece) : fallback.decode(piece, false));
start += piece.length;
if (isEnd) {
carried = Buffer.from(whole.subarray(start));
break;
}
}
return pieces;
}
};
}
function tableDecoder(encoding) {
let current = encoding;
const isUtf16 = encoding.startsWith("utf-16");
let decoder = new globalThis.TextDecoder(encoding, {
fatal: !isUtf16 && encoding !== "windows-1252",
ignoreBOM: true
});
let fellBack = false;
return {
get encoding() {
return current;
},
get fellBack() {
return fellBack;
},
damageOffset: void 0,
decode(bytes, last) {
const pieces = [];
for (let start = 0; start < bytes.length || last && start === 0; start += pieceLength) {
const piece = bytes.subarray(start, start + pieceLength);
const stream = !(last && start + pieceLength >= bytes.length);
let text;
try {
text = decoder.decode(piece, { stream });
} catch {
fellBack = true;
current = "windows-1252";
decoder = new globalThis.TextDecoder(current);
text = decoder.decode(piece, { stream });
}
if (text !== "") pieces.push(text);
}
return pieces;
}
};
}
}),
76628: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => openTextSource,
t: () => chunkLength
});
var _text_decoder_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
const chunkLength = 65536;
const headLength = 4096;
const tailLength = 4096;
function* read(reading, filter) {
const { descriptor, buffer } = reading;
reading.position = 0;
const current = (0, _text_decoder_mjs__WEBPACK_IMPORTED_MODULE_0__.t)();
reading.decoder = current;
while (true) {
const length = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer, 0, chunkLength, reading.position);
const bytes = buffer.subarray(0, length);
reading.position += length;
const pieces = (filter === void 0 || length === 0 ? [bytes] : filter.parts(bytes)).flatMap((part) => typeof part === "string" ? part : current.decode(part, length === 0));
for (const piece of pieces) yield piece;
if (length === 0) return;
}
}
function* resume(first, rest) {
yield* first;
for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
}
function openTextSource(absolutePath, path, buffer = Buffer.allocUnsafeSlow(chunkLength)) {
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(absolutePath, "r");
const { size, mtimeMs: modifiedMs } = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
const reading = {
descriptor,
buffer,
position: 0
};
let started;
let isOpen = true;
let held;
let wasUnchanged = true;
const unchanged = () => {
const now = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
return now.size === size && now.mtimeMs === modifiedMs;
};
const closeFile = () => {
if (isOpen) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
isOpen = false;
};
return {
path,
size,
modifiedMs,
front: (length) => buffer.toString("latin1", 0, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer, 0, length, 0)),
head() {
const rest = read(reading);
const first = [];
let length = 0;
for (let next = rest.next(); !next.done; next = rest.next()) {
first.push(next.value);
length += next.value.length;
if (length >= headLength && size > 65536) break;
}
started = {
first,
rest
};
return {
text: first.length === 1 ? first[0] ?? "" : first.join(""),
isWhole: size <= chunkLength
};
},
ends() {
const whole = (0, _text_decoder_mjs__WEBPACK_IMPORTED_MODULE_0__.t)();
const isWhole = size <= chunkLength;
const text = whole.decode(buffer.subarray(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer, 0, chunkLength, 0)), isWhole).join("");
if (isWhole) return {
text,
tail: text.slice(-4096),
isWhole,
chunks: () => [text]
};
const start = size - tailLength - size % 2;
const end = buffer.subarray(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer, 0, tailLength + size % 2, start));
return {
text,
tail: new globalThis.TextDecoder(whole.encoding).decode(end),
isWhole,
chunks: () => read(reading)
};
},
chunks(filter) {
if (held !== void 0) return held;
if (filter !== void 0 && size > 65536) started = void 0;
if (started === void 0) return read(reading, filter);
const { first, rest } = started;
started = void 0;
return resume(first, rest);
},
position: () => reading.position,
undecodable: () => reading.decoder?.fellBack ? reading.decoder.encoding : void 0,
unchanged: () => held === void 0 ? unchanged() : wasUnchanged,
hold() {
if (started === void 0 || size > 65536) return void 0;
held = started.first;
started = void 0;
if (reading.decoder?.fellBack !== true) reading.decoder = void 0;
wasUnchanged = unchanged();
closeFile();
return held.reduce((length, piece) => length + piece.length, 0);
},
close() {
held = void 0;
closeFile();
}
};
}
}),
7638: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => maximumLossMs,
n: () => createLostTime,
r: () => limitLosses,
t: () => createTimeBudget
});
function createLostTime() {
let totalMs = 0;
let countedUntil = 0;
return {
add(startMs, endMs) {
totalMs += Math.max(0, endMs - Math.max(startMs, countedUntil));
countedUntil = Math.max(countedUntil, endMs);
},
totalMs: () => totalMs
};
}
function limitLosses(lost, limitMs, shortestWaitMs) {
const remainingMs = () => Math.max(0, limitMs - lost.totalMs());
return {
add: lost.add,
remainingMs,
isOver: () => remainingMs() <= shortestWaitMs
};
}
const maximumLossMs = {
passed: 25e3,
failed: 6e4
};
function createTimeBudget(limitMs) {
let spentMs = 0;
let running = 0;
let countedUntil = 0;
const update = () => {
const now = performance.now();
if (running > 0) spentMs += now - countedUntil;
countedUntil = now;
};
return {
async measure(work) {
update();
running += 1;
try {
return await work();
} finally {
update();
running -= 1;
}
},
giveBack(ms) {
update();
spentMs = Math.max(0, spentMs - ms);
},
remainingMs() {
update();
return Math.max(0, limitMs - spentMs);
}
};
}
}),
27676: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => plausibleTimestamp,
t: () => parseTimestamp
});
const earliest = Date.UTC(1971, 0, 1);
const latest = Date.UTC(1e4, 0, 1) - 1;
const minuteInMs = 6e4;
const hourInMs = 60 * minuteInMs;
const zonesInHours = {
UTC: 0,
GMT: 0,
UT: 0,
Z: 0,
WET: 0,
WEST: 1,
BST: 1,
CET: 1,
CEST: 2,
MEZ: 1,
MESZ: 2,
EET: 2,
EEST: 3,
MSK: 3,
TRT: 3,
EST: -5,
EDT: -4,
CST: -6,
CDT: -5,
MST: -7,
MDT: -6,
PST: -8,
PDT: -7,
AKST: -9,
AKDT: -8,
HST: -10,
BRT: -3,
ART: -3,
SAST: 2,
GST: 4,
PKT: 5,
IST: 5.5,
ICT: 7,
WIB: 7,
SGT: 8,
HKT: 8,
PHT: 8,
AWST: 8,
JST: 9,
KST: 9,
AEST: 10,
AEDT: 11,
NZST: 12,
NZDT: 13
};
function parseTimestamp(text) {
if (text === void 0 || text.length > 100) return void 0;
let ms = readIso(text);
if (Number.isNaN(ms)) ms = readOther(text);
return plausibleTimestamp(ms);
}
const plausibleTimestamp = (ms) => ms >= earliest && ms <= latest ? Math.trunc(ms) : void 0;
function digits(text, start, count) {
let value = 0;
for (let index = start; index < start + count; index += 1) {
const digit = text.charCodeAt(index) - 48;
if (!(digit >= 0 && digit <= 9)) return NaN;
value = value * 10 + digit;
}
return value;
}
function readIso(text) {
if (text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return NaN;
let start = 10;
const separator = text[start];
if (separator !== "T" && separator !== " " && separator !== "t") return NaN;
do
start += 1;
while (text.charCodeAt(start) === 32);
return utc(digits(text, 0, 4), digits(text, 5, 2), digits(text, 8, 2)) + readTimeOfDay(text, start);
}
function utc(year, month, day) {
return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? Date.UTC(year, month - 1, day) : NaN;
}
function readTimeOfDay(text, start) {
const hours = digits(text, start, 2);
const minutes = digits(text, start + 3, 2);
const seconds = digits(text, start + 6, 2);
if (text[start + 2] !== ":" || text[start + 5] !== ":" || !(hours <= 24 && minutes <= 59 && seconds <= 60)) return NaN;
let ms = hours * hourInMs + minutes * minuteInMs + seconds * 1e3;
let index = start + 8;
if (text[index] === "." || text[index] === ",") {
index += 1;
for (let unit = 100;; unit /= 10) {
const digit = text.charCodeAt(index) - 48;
if (!(digit >= 0 && digit <= 9)) break;
if (unit >= 1) ms += digit * unit;
index += 1;
}
}
return ms - readZone(text, index);
}
function readZone(text, start) {
if (start === text.length) return 0;
if (start === text.length - 1 && text[start] === "Z") return 0;
const sign = text[start];
if ((sign === "+" || sign === "-") && text[start + 3] === ":" && text.length === start + 6) return (digits(text, start + 1, 2) * hourInMs + digits(text, start + 4, 2) * minuteInMs) * (sign === "-" ? -1 : 1);
return readRareZone(text.slice(start).trim());
}
function readRareZone(zone) {
const offset = /^(?:GMT|UTC)?([+-])(\d\d?)(?::?(\d\d))?$/.exec(zone);
if (offset !== null) return (Number(offset[2]) * hourInMs + Number(offset[3] ?? 0) * minuteInMs) * (offset[1] === "-" ? -1 : 1);
if (zone === "") return 0;
return ((Object.hasOwn(zonesInHours, zone) ? zonesInHours[zone] : void 0) ?? NaN) * hourInMs;
}
const robotForm = /^(\d{4})(\d\d)(\d\d) (.*)$/;
const httpForm = /^[A-Z][a-z]{2}, (\d\d?) ([A-Z][a-z]{2}) (\d{4}) (\d\d:.*)$/;
const months = [
"Jan",
"Feb",
"Mar",
"Apr",
"May",
"Jun",
"Jul",
"Aug",
"Sep",
"Oct",
"Nov",
"Dec"
];
const localForm = /^(\d\d?)([/.])(\d\d?)[/.](\d{4}),? (\d\d?)(:\d\d)(:\d\d.*?)?(?: ?([AP])M)?$/i;
const epochForm = /^\d{9,13}(?:\.\d+)?$/;
function readOther(original) {
const text = original.replace(/[\u200e\u200f]/g, "").trim();
if (text !== original) {
const iso = readIso(text);
if (!Number.isNaN(iso)) return iso;
}
if (epochForm.test(text)) {
const value = Number(text);
return value < 1e11 ? value * 1e3 : value;
}
const robot = robotForm.exec(text);
if (robot !== null) return utc(Number(robot[1]), Number(robot[2]), Number(robot[3])) + readTimeOfDay(robot[4] ?? "", 0);
const http = httpForm.exec(text);
if (http !== null) return utc(Number(http[3]), months.indexOf(http[2] ?? "") + 1, Number(http[1])) + readTimeOfDay(http[4] ?? "", 0);
const local = localForm.exec(text);
return local === null ? NaN : readLocal(local);
}
function readLocal([, first, separator, second, year, hour, minutes, rest = ":00", half]) {
const [month, day] = separator === "." || Number(first) > 12 ? [Number(second), Number(first)] : [Number(first), Number(second)];
let hours = Number(hour);
if (half !== void 0) hours = hours % 12 + (half.toUpperCase() === "P" ? 12 : 0);
return utc(Number(year), month, day) + readTimeOfDay(`${String(hours).padStart(2, "0")}${minutes}${rest}`, 0);
}
}),
33091: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => namingFields,
c: () => storedName,
i: () => mayNameFiles,
n: () => reachOf,
o: () => attachmentsFolder,
r: () => hasEvidence,
s: () => noStoredAttachments,
t: () => basesWithin
});
var _inner_path_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13043);
var _naming_line_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75814);
var _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24691);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
const noStoredAttachments = {
count: 0,
bytes: 0,
pathOf: () => void 0
};
const attachmentsFolder = (recordsPath) => `${recordsPath.replace(/(?:\.ndjson)?(?:\.gz)?$/, "")}-attachments`;
const nameDigits = 32;
const storedName = (sha256, type) => `${sha256.slice(0, nameDigits)}.${_attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_2__.n.get(type)?.extension ?? "bin"}`;
const namingFields = [
"message",
"details",
"stdout",
"stderr"
];
const hasEvidence = ({ steps, stepsLeftOut, attachments, attachmentsLeftOut }) => steps !== void 0 || stepsLeftOut !== void 0 || attachments !== void 0 || attachmentsLeftOut !== void 0;
function mayNameFiles(attempt) {
for (const field of namingFields) {
const text = attempt[field];
if (text !== void 0 && (0, _naming_line_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(text)) return true;
}
return false;
}
const nothing = {
bases: [],
areas: [],
seesOutside: false
};
function reachOf({ kind, path, isFolder, isContained }, places) {
const stored = kind === "results" ? {} : { stored: attachmentsFolder(path) };
if (kind === "records") return {
...nothing,
...stored
};
const own = isFolder ? path : (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
if (places.isUntrusted || isContained) return {
bases: [own],
areas: withoutRoot([own]),
...stored,
seesOutside: false
};
const { cwd, roots, repositoryTop } = places;
const bases = [
own,
...foldersAbove(own, cwd),
...roots,
...repositoryTop === void 0 ? [] : [repositoryTop]
];
return {
bases: [...new Set(bases)],
areas: withoutRoot([
own,
cwd,
...roots
]),
...stored,
seesOutside: true
};
}
const maximumBases = 10;
function basesWithin({ bases, areas }, own) {
const [folder] = bases;
if (folder === void 0) return bases;
const resolved = own.slice(0, maximumBases).map((base) => (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder, base.replaceAll("\\", "/")));
return [...new Set([...resolved.filter((base) => areas.some((area) => (0, _inner_path_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(area, base) !== void 0)), ...bases])];
}
const withoutRoot = (folders) => [...new Set(folders)].filter((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder) !== (0, node_path__WEBPACK_IMPORTED_MODULE_3__.parse)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder)).root);
function foldersAbove(folder, cwd) {
const above = [];
for (let current = folder; current !== cwd; current = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(current)) {
const next = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(current);
if (next === current) return [cwd];
above.push(next);
}
return above;
}
}),
34996: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => unfinishedPath,
t: () => isUnfinished
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
const unfinishedPath = (path) => `${path}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.tmp`;
const isUnfinished = (path) => path.includes(".tmp") && /\.[0-9a-f]{12}\.tmp(?:[\\/]|$)/.test(path);
}),
9554: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => createUnlistedProblems });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
const kindsByWeight = [
"attachment",
void 0,
"missing",
"delivery",
"flaky",
"unreadable",
"incomplete"
];
const worstKind = (one, other) => kindsByWeight.indexOf(one) >= kindsByWeight.indexOf(other) ? one : other;
function createUnlistedProblems() {
let count = 0;
let severity = "warning";
let kind;
return {
add(problem) {
count += 1;
if (problem.severity === "error") severity = "error";
kind = count === 1 ? problem.kind : worstKind(kind, problem.kind);
},
clear() {
count = 0;
severity = "warning";
kind = void 0;
},
list() {
if (count === 0) return [];
const message = count === 1 ? "1 more problem is not listed." : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(count)} more problems are not listed.`;
return [{
severity,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ kind }),
message
}];
}
};
}
}),
54766: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => isJson,
i: () => damageOf,
n: () => isUnrelatedFile,
o: () => askingFor,
r: () => closesBracket,
t: () => hasResultName
});
var _json_text_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47255);
var _head_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82429);
function askingFor({ matches }) {
const asking = matches.filter(({ collector }) => collector.key !== "files" && !collector.wellKnown);
const [first] = asking;
if (first === void 0) return void 0;
const onlyByFolder = asking.every(({ collector, patterns }) => patterns.every((pattern) => collector.folders?.includes(pattern)));
return {
collector: first.collector,
onlyByFolder
};
}
const xmlHeadLength = 4096;
const jsonFront = /^(?:\{\s*(?:["}]|$)|\[\s*(?:[[{"\]]|$))/;
function damageOf(path, { text, tail, isWhole }) {
const head = (0, _head_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(path, text);
switch (head.kind) {
case "empty": return "the file is empty";
case "text": return "neither XML, JSON nor TAP";
case "xml":
if (!/^\s*</.test(text)) return "text before the first element, which belongs to no known format";
if (head.root !== void 0 || text.length > xmlHeadLength && /<[A-Za-z_][^<]*>/.test(text)) return void 0;
return "an XML file that ends before its first element";
case "json": return (isWhole ? isJson(text) : jsonFront.test(text.trimStart()) && closesBracket(text, tail)) ? void 0 : "a JSON file that was cut or is not valid";
}
}
const parses = (text) => (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(text) !== void 0;
function closesBracket(text, tail) {
const last = tail.trimEnd().at(-1);
return /^\s*\{/.test(text) ? last === "}" : last === "]";
}
const isJson = (text) => parses(text) || text.split("\n").every((line) => line.trim() === "" || parses(line));
const hasResultName = (path) => /\.(?:xml|json|jsonl|ndjson|tap|trx)(?:\.gz)?$/i.test(path);
const xmlFront = /^<(?!!doctype\s+html|html[\s>])/i;
function isUnrelatedFile(path, text) {
const front = text.trimStart();
return front !== "" && !hasResultName(path) && !xmlFront.test(front) && !jsonFront.test(front);
}
}),
1616: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => untrustedEvent });
const untrustedEvents = [
"workflow_run",
"pull_request_target",
"issue_comment"
];
function untrustedEvent({ GITHUB_ACTIONS: inActions, GITHUB_EVENT_NAME: event = "" }) {
return inActions === "true" && untrustedEvents.includes(event) ? event : void 0;
}
}),
51459: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => ArtifactError,
n: () => uploadArtifact,
r: () => isEnterpriseServer,
t: () => requireArtifacts
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var ArtifactError = class extends _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._ {
name = "ArtifactError";
reason;
constructor(reason, message, options = {}) {
super(message, options);
this.reason = reason;
}
};
function isEnterpriseServer(serverUrl) {
if (!serverUrl) return false;
if (!URL.canParse(serverUrl)) return true;
const { hostname } = new URL(serverUrl);
return hostname !== "github.com" && !hostname.endsWith(".ghe.com") && !hostname.endsWith(".localhost");
}
async function uploadArtifact(upload, env) {
const name = artifactName(upload.name);
requireArtifacts(name, env);
const root = commonFolder(upload.root, upload.files);
const isAllowed = (file) => upload.unzippedType !== void 0 || !forbidden.test((0, node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, file));
const files = upload.files.filter((file) => isAllowed(file) && isReadable(file));
const [first] = files;
if (first === void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The artifact "${name}" was not uploaded: none of its ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(upload.files.length)} files can be read.`);
const uploaded = new Set(files);
const [{ storeArtifact }, { openFiles, zipArchive }] = await Promise.all([Promise.all([__webpack_require__.e(6752), __webpack_require__.e(3721)]).then(__webpack_require__.bind(__webpack_require__, 3721)), __webpack_require__.e(9065).then(__webpack_require__.bind(__webpack_require__, 69065))]);
const content = upload.unzippedType === void 0 ? {
type: "application/zip",
bytes: zipArchive(openFiles(files, root, (file) => uploaded.delete(file)))
} : {
type: upload.unzippedType,
bytes: fileBytes(first)
};
const { id, size } = await storeArtifact({
name,
retentionDays: upload.retentionDays,
...content
}, env);
const leftOut = upload.files.filter((file) => !uploaded.has(file));
return {
name,
id,
size,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ url: urlOf(id, env) }),
leftOut
};
}
function requireArtifacts(name, { ACTIONS_RUNTIME_TOKEN: token, GITHUB_SERVER_URL: server }) {
if (!token) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The artifact "${name}" was not uploaded: artifacts require a job of GitHub Actions.`);
if (!isEnterpriseServer(server)) return;
throw new ArtifactError("unsupported", `The artifact "${name}" was not uploaded: GitHub Enterprise Server does not accept artifacts of this kind.`, { hint: "Upload the files in a step with actions/upload-artifact@v3, which it accepts." });
}
const forbidden = /["<>|*?:\r\n]/;
const artifactName = (name) => name.replaceAll(new RegExp(`${forbidden.source}|[/\\\\]`, "g"), "-").trim() || "build-report";
function isReadable(file) {
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_2__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.R_OK);
return true;
} catch {
return false;
}
}
async function* fileBytes(file) {
yield* (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.createReadStream)(file);
}
function commonFolder(root, files) {
const holds = (folder, file) => (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(file).startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_3__.sep) ? folder : folder + node_path__WEBPACK_IMPORTED_MODULE_3__.sep);
let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(root);
for (const file of files) while (!holds(folder, file) && (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder) !== folder) folder = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder);
return folder;
}
function urlOf(id, env) {
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
return server && repository && run ? `${server}/${repository}/actions/runs/${run}/artifacts/${id}` : void 0;
}
}),
77642: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => visibleEnvironment,
n: () => variableNames,
r: () => variablesIn,
t: () => checkVariable
});
var _nearest_name_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86761);
var _history_facts_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53363);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47931);
const secret = /^(?:INPUT_|ACTIONS_|SERVICE_(?:API_KEY|ADMIN_KEY|STORE)$|SERVICE_STORE_)/i;
const isJobToken = (name) => name.toUpperCase() === "GITHUB_TOKEN";
function whyHidden(name, purpose) {
if (isJobToken(name) && purpose !== "token") return `the variable "${name}" may be used in report.codehost.token only, so that it goes to GitHub and nowhere else; remove it here`;
if (!secret.test(name)) return void 0;
return `the variable "${name}" is not available, because variables named INPUT_\u2026, ACTIONS_\u2026, SERVICE_API_KEY, SERVICE_ADMIN_KEY or SERVICE_STORE\u2026 may hold secrets; pass the value in a variable of another name`;
}
function visibleEnvironment(env, purpose) {
return Object.freeze(Object.fromEntries(Object.entries(env).filter(([name]) => whyHidden(name, purpose) === void 0)));
}
const plain = (of) => ({
fields: "none",
of
});
const group = (of, fields) => ({
fields,
of
});
const runStatus = ({ summary }) => summary?.status ?? "unknown";
const variables = {
env: {
fields: "environment",
of: ({ env }) => env
},
status: plain(runStatus),
successful: plain((run) => runStatus(run) === "successful"),
failed: plain((run) => runStatus(run) === "failed"),
cancelled: plain((run) => runStatus(run) === "cancelled"),
skipped: plain((run) => runStatus(run) === "skipped"),
source: group(({ ciContext }) => ciContext.source, [
"url",
"ref",
"branch",
"commit",
"commitMessage",
"pullRequest",
"pullRequestTitle",
"pullRequestUrl"
]),
actor: plain(({ ciContext }) => ciContext.actor),
ref: plain(({ ciContext }) => ciContext.ref),
org: plain(({ ciContext }) => ciContext.org),
project: plain(({ ciContext }) => ciContext.project),
module: plain(({ ciContext }) => ciContext.module),
pipeline: plain(({ ciContext }) => ciContext.pipeline),
job: plain(({ ciContext }) => ciContext.job),
build: group(({ ciContext }) => ciContext.build, [
"id",
"number",
"url"
]),
tests: group(({ summary }) => {
const { counts = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Mn)(), ...judged } = summary ?? {};
return {
...counts,
...(0, _history_facts_mjs__WEBPACK_IMPORTED_MODULE_1__.n)({
counts,
...judged
})
};
}, [
"total",
"successful",
"failed",
"skipped",
"cancelled",
"running",
"unknown",
"flaky",
"duration",
"new",
"known",
"fixed",
"gone"
]),
previous: group(({ summary }) => ({ status: summary?.history?.previousStatus }), ["status"]),
gates: group(({ summary: { gateReasons = [] } = {} }) => ({
fails: gateReasons.length > 0,
reasons: gateReasons.map(({ message }) => message).join(" ")
}), ["fails", "reasons"]),
changed: plain(({ summary }) => summary !== void 0 && (0, _history_facts_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(summary)),
jobs: group(({ summary: { jobs = [] } = {} }) => ({
total: jobs.length,
failed: jobs.filter(({ counts }) => counts.failed > 0).length
}), ["total", "failed"]),
files: group(({ summary }) => ({ total: summary?.files.length ?? 0 }), ["total"]),
metadata: {
fields: "any",
of: ({ metadata }) => metadata
},
properties: {
fields: "any",
of: ({ properties }) => properties
}
};
const variablesIn = (run) => Object.fromEntries(Object.entries(variables).map(([name, { of }]) => [name, of(run)]));
const variableNames = Object.keys(variables);
const fieldsByLowerName = new Map(Object.entries(variables).map(([name, { fields }]) => [name.toLowerCase(), fields]));
function checkVariable({ name, offset, field, isOfOneField }, purpose) {
const fields = fieldsByLowerName.get(name.toLowerCase());
if (fields === void 0) return {
message: `unknown variable "${name}"; ${(0, _nearest_name_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(name, variableNames)}`,
offset
};
if (fields === "environment") {
if (!isOfOneField) return {
message: "\"env\" must not be used as a whole; name the variable that you need, as in env.BRANCH",
offset
};
const why = field && whyHidden(field.name, purpose);
return field && why ? {
message: why,
offset: field.offset
} : void 0;
}
if (field === void 0 || fields === "any") return void 0;
if (fields === "none") return {
message: `"${name}" is a plain value and has no field "${field.name}"`,
offset: field.offset
};
if (fields.some((known) => known.toLowerCase() === field.name.toLowerCase())) return void 0;
return {
message: `"${name}" has no field "${field.name}"; ${(0, _nearest_name_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(field.name, fields)}`,
offset: field.offset
};
}
}),
82309: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => readRegularFile,
i: () => readRegularBytes,
n: () => findWorkTree,
r: () => namedGitFolder,
t: () => findSuperproject
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
const readRegularFile = (path, limitBytes) => readRegularBytes(path, limitBytes)?.toString("utf8").replace(/^\uFEFF/, "");
function readRegularBytes(path, limitBytes) {
try {
const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
if (stats === void 0 || stats.isDirectory()) return void 0;
if (!stats.isFile()) return Buffer.alloc(0);
const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size >= limitBytes ? Buffer.alloc(0) : (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
}
} catch {
return;
}
}
function findWorkTree(folder) {
try {
for (let current = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);; current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current)) {
if (isGitEntry((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(current, ".git"))) return current;
if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current) === current) return void 0;
}
} catch {
return;
}
}
function findSuperproject(top) {
const folder = namedGitFolder(top);
const outer = folder === void 0 ? void 0 : findWorkTree((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top));
if (folder === void 0 || outer === void 0) return void 0;
const outermost = findSuperproject(outer) ?? outer;
return folder.startsWith((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outermost, ".git", "modules") + node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? outermost : void 0;
}
const maximumGitFileBytes = 1e4;
function namedGitFolder(top) {
const [, folder] = /^gitdir: (.+)$/.exec(readRegularFile((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ".git"), maximumGitFileBytes)?.trim() ?? "") ?? [];
return folder === void 0 ? void 0 : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, folder);
}
const isGitEntry = (path) => {
const kind = kindOf(path);
if (kind === "file") return startsWithGitdir(path);
return kind === "folder" && [
"HEAD",
"objects",
"refs"
].every((name) => kindOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)) !== void 0);
};
function kindOf(path) {
const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
if (stats === void 0) return void 0;
return stats.isDirectory() ? "folder" : stats.isFile() ? "file" : "other";
}
const gitdir = "gitdir:";
function startsWithGitdir(file) {
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, "r");
try {
const buffer = Buffer.alloc(7);
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, buffer) === buffer.length && buffer.toString("latin1") === gitdir;
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
}),
34798: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => checkWorkingDirectory });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
function checkWorkingDirectory(cwd) {
if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory()) return;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The working directory "${cwd}" does not exist or is not a folder.`, { hint: "Set --cwd (input working-directory) to an existing folder." });
}
}),
77078: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => createTolerantParser,
n: () => readXml,
r: () => MarkupLimitError,
t: () => localName
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87267);
var saxes__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59800);
function createOpenElementLookup() {
const counted = [];
const counts = new Map();
const isCurrent = (tags) => counted.length <= tags.length && counted.at(-1) === tags[counted.length - 1];
return (tags, name) => {
while (!isCurrent(tags)) {
const closed = counted.pop()?.name ?? "";
const count = counts.get(closed) ?? 0;
if (count > 1) counts.set(closed, count - 1);
else counts.delete(closed);
}
for (const tag of tags.slice(counted.length)) {
counted.push(tag);
counts.set(tag.name, (counts.get(tag.name) ?? 0) + 1);
}
return counts.has(name);
};
}
const isSpecial = (code) => code < 32 || code >= 127 && (code < 160 || code === 8232 || code >= 55296);
const isPlainNameCharacter = (code) => code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 45 && code <= 58 && code !== 47 || code === 95;
const isPlainNameStart = (code) => code >= 97 && code <= 122 || code >= 65 && code <= 90 || code === 95;
const references = new Map([
["amp", "&"],
["lt", "<"],
["gt", ">"],
["quot", "\""],
["apos", "'"]
]);
const maximumReference = 10;
function endOfReference(chunk, codes, start, found) {
let end = start + 1;
const limit = start + maximumReference;
while (end < limit && (isPlainNameCharacter(codes[end] ?? 0) || codes[end] === 35)) end += 1;
if (codes[end] !== 59) return -1;
if (codes[start + 1] !== 35) {
const text = references.get(chunk.slice(start + 1, end));
if (text === void 0) return -1;
found.text = text;
return end;
}
const digits = chunk.slice(start + 2, end);
const code = /^[0-9]+$/.test(digits) ? Number.parseInt(digits, 10) : /^x[0-9a-fA-F]+$/.test(digits) ? Number.parseInt(digits.slice(1), 16) : 0;
if (!(code === 9 || code === 10 || code === 13 || code >= 32 && code < 55296 || code >= 57344 && code <= 65533)) return -1;
found.text = String.fromCharCode(code);
return end;
}
const states = {
begin: 0,
beginWhitespace: 1,
text: 13,
openWaka: 15,
openTagSlash: 35,
attribute: 36
};
const endOfChunk = -1;
const forbiddenStart = 0;
const forbiddenBracket = 1;
const forbiddenBracketBracket = 2;
const AttributeBag = function AttributeBag() {};
AttributeBag.prototype = Object.create(null);
const Base = saxes__WEBPACK_IMPORTED_MODULE_2__.wT;
const scratch = new Uint16Array(65537);
var QuickSaxesParser = class extends Base {
attributeCount = 0;
codes = scratch;
codesAreCurrent = false;
reference = { text: "" };
constructor() {
super({
xmlns: false,
position: true
});
this.textHandler = void 0;
this.openTagHandler = void 0;
this.closeTagHandler = void 0;
}
write(chunk) {
this.codesAreCurrent = false;
return super.write(chunk);
}
currentCodes() {
if (this.codesAreCurrent) return this.codes;
const { chunk } = this;
if (this.codes.length <= chunk.length) this.codes = new Uint16Array(chunk.length + 1);
const { codes } = this;
Buffer.from(codes.buffer, codes.byteOffset, codes.byteLength).write(chunk, "utf16le");
codes[chunk.length] = 0;
this.codesAreCurrent = true;
return codes;
}
handleTextInRoot() {
const codes = this.currentCodes();
do
if (this.forbiddenState !== forbiddenStart || !this.readText(codes)) {
super.handleTextInRoot();
return;
}
while (this.state === states.openWaka && (this.readCloseTag(codes) || this.readOpenTag(codes)) && this.tags.length > 0 && this.i < this.chunk.length);
}
moveTo(start, stop, lineBreaks, afterBreak) {
if (lineBreaks > 0) {
this.line += lineBreaks;
this.column = stop - afterBreak;
} else this.column += stop - start;
this.prevI = stop - 1;
this.i = stop;
}
readText(codes) {
const { chunk, i: start, textHandler, reference } = this;
let i = start;
let pieceStart = start;
let lineBreaks = 0;
let afterBreak = start;
let code = codes[i] ?? 0;
while (code !== 60) {
if (code === 10) {
lineBreaks += 1;
afterBreak = i + 1;
} else if (code === 38) {
const end = endOfReference(chunk, codes, i, reference);
if (end === -1) break;
if (textHandler !== void 0) this.text += chunk.slice(pieceStart, i) + reference.text;
i = end;
pieceStart = end + 1;
} else if (isSpecial(code) && code !== 9) break;
else if (code === 62 && i - start >= 2 && codes[i - 1] === 93 && codes[i - 2] === 93) break;
i += 1;
code = codes[i] ?? 0;
}
const found = code === 60;
this.moveTo(start, found ? i + 1 : i, lineBreaks, afterBreak);
if (textHandler !== void 0 && (i > pieceStart || this.text.length > 0)) {
const text = this.text.length === 0 ? chunk.slice(pieceStart, i) : this.text + chunk.slice(pieceStart, i);
this.text = found ? "" : text;
if (found) textHandler(text);
}
if (found) {
this.state = states.openWaka;
return true;
}
if (i > start && codes[i - 1] === 93) this.forbiddenState = i - 1 > start && codes[i - 2] === 93 ? forbiddenBracketBracket : forbiddenBracket;
return i >= chunk.length;
}
readCloseTag(codes) {
const { chunk, i: start, tags } = this;
if (codes[start] !== 47) return false;
const tag = tags[tags.length - 1];
if (tag === void 0) return false;
const after = start + 1 + tag.name.length;
if (codes[after] !== 62 || after >= chunk.length || !chunk.startsWith(tag.name, start + 1)) return false;
this.moveTo(start, after + 1, 0, 0);
this.state = states.text;
tags.pop();
this.tag = tag;
this.closeTagHandler?.(tag);
if (tags.length === 0) this.closedRoot = true;
return true;
}
readOpenTag(codes) {
const { chunk, i: start, reference } = this;
let i = start;
let code = codes[i] ?? 0;
if (!isPlainNameStart(code)) return false;
while (isPlainNameCharacter(code)) code = codes[++i] ?? 0;
const name = chunk.slice(start, i);
const attributes = new AttributeBag();
let isSelfClosing = false;
while (code !== 62) {
if (code === 47) {
if (codes[++i] !== 62) return false;
isSelfClosing = true;
break;
}
if (code !== 32) return false;
while (code === 32) code = codes[++i] ?? 0;
if (code === 47 || code === 62) continue;
const keyStart = i;
if (!isPlainNameStart(code)) return false;
while (isPlainNameCharacter(code)) code = codes[++i] ?? 0;
if (code !== 61) return false;
const key = chunk.slice(keyStart, i);
const quote = codes[++i] ?? 0;
if (quote !== 34 && quote !== 39 || attributes[key] !== void 0) return false;
let valueStart = i + 1;
let value = "";
code = codes[++i] ?? 0;
while (code !== quote) {
if (code === 38) {
const end = endOfReference(chunk, codes, i, reference);
if (end === -1) return false;
value += chunk.slice(valueStart, i) + reference.text;
i = end;
valueStart = end + 1;
} else if (code === 60 || isSpecial(code)) return false;
code = codes[++i] ?? 0;
}
attributes[key] = value === "" ? chunk.slice(valueStart, i) : value + chunk.slice(valueStart, i);
code = codes[++i] ?? 0;
}
const tag = {
name,
attributes,
isSelfClosing
};
this.moveTo(start, i + 1, 0, 0);
this.state = states.text;
this.tag = tag;
this.openTagHandler?.(tag);
if (isSelfClosing) {
this.closeTagHandler?.(tag);
this.tag = this.tags[this.tags.length - 1] ?? null;
} else this.tags.push(tag);
return true;
}
captureToChar(wanted) {
const codes = this.currentCodes();
const { chunk, i: start } = this;
let i = start;
let lineBreaks = 0;
let afterBreak = start;
let code = codes[i] ?? 0;
while (code !== wanted) {
if (code === 10) {
lineBreaks += 1;
afterBreak = i + 1;
} else if (isSpecial(code) && code !== 9) break;
i += 1;
code = codes[i] ?? 0;
}
const found = code === wanted;
this.text += chunk.slice(start, i);
this.moveTo(start, found ? i + 1 : i, lineBreaks, afterBreak);
if (found) return true;
return i < chunk.length ? super.captureToChar(wanted) : false;
}
sOpenTag() {
const code = this.captureNameChars();
if (code === endOfChunk) return;
this.tag = {
name: this.name,
attributes: new AttributeBag(),
isSelfClosing: false
};
this.attributeCount = 0;
this.name = "";
this.sawRoot = true;
if (this.closedRoot && this.tags.length === 0) this.fail("documents may contain only one root.");
if (code === 62) this.openTag();
else if (code === 47) this.state = states.openTagSlash;
else {
if (code !== 32 && code !== 10 && code !== 9) this.fail("disallowed character in tag name.");
this.state = states.attribute;
}
}
pushAttribPlain(name, value) {
const attributes = this.tag?.attributes;
if (attributes === void 0) return;
if (attributes[name] !== void 0) this.fail(`duplicate attribute: ${name}.`);
attributes[name] = value;
this.attributeCount += 1;
}
processAttribsPlain() {}
};
const semicolon = 59;
const lessThan = 60;
const maximumReferenceLength = 40;
const maximumConstructLength = 524288;
const maximumAttributes = 1e4;
const maximumNameLength = 65536;
const maximumDepth = 2e5;
var MarkupLimitError = class extends Error {};
const lateDeclaration = "an XML declaration must be at the start of the document.";
const strayText = "text data outside of root node.";
const bareAmpersand = "bare ampersand.";
const isSpace = (code) => code === 32 || code === 10 || code === 13 || code === 9;
const isReferenceCharacter = (code) => code >= 48 && code <= 57 || code >= 97 && code <= 122 || code >= 65 && code <= 90 || code === 35 || code > 127 || code === 95 || code === 45 || code === 46;
const untidyFaults = new Set([
"the string \"]]>\" is disallowed in char data.",
"malformed comment.",
"no whitespace between attributes.",
"inappropriately located doctype declaration."
]);
function faultOf(message, parser) {
switch (message) {
case "disallowed character.": return parser.chunk.charCodeAt(parser.prevI) === lessThan ? "broken" : "illegal-character";
case "undefined entity.":
case "disallowed character in entity name.": return parser.doctype ? "dropped-reference" : "bad-reference";
case "malformed character entity.":
case bareAmpersand: return "bad-reference";
case "documents may contain only one root.": return "second-root";
case strayText: return "stray-text";
case lateDeclaration: return "stray-declaration";
}
if (message.startsWith("unmatched closing tag")) return "broken";
if (untidyFaults.has(message) || message.startsWith("duplicate attribute") || /\bxml declaration\b|\bversion\b|\bencoding\b|\bstandalone\b/i.test(message)) return "untidy";
return "broken";
}
function codeOfReference(entity) {
const number = /^#(?:x([0-9a-f]+)|([0-9]+))$/i.exec(entity);
if (number === null) return void 0;
return number[1] === void 0 ? Number.parseInt(number[2] ?? "", 10) : Number.parseInt(number[1], 16);
}
var MendingParser = class extends QuickSaxesParser {
events;
isOpen = createOpenElementLookup();
hasReportedStrayText = false;
constructor(events) {
super();
this.events = events;
this.openTagHandler = (tag) => events.open(tag.name, tag.attributes);
this.closeTagHandler = (tag) => events.close(tag.name, true);
}
fail(message) {
if (message === strayText) {
if (this.hasReportedStrayText || this.tags.length > 0) return this;
this.hasReportedStrayText = true;
}
if (message === lateDeclaration) this.xmlDeclExpects = ["version"];
this.events.fault(faultOf(message, this), message);
return this;
}
handleTextOutsideRoot() {
const { chunk } = this;
while (this.i < chunk.length && isSpace(chunk.charCodeAt(this.i))) this.getCodeNorm();
if (this.i >= chunk.length) return;
if (chunk.charCodeAt(this.i) !== lessThan) this.faultStrayText();
super.handleTextOutsideRoot();
}
faultStrayText() {
this.column += 1;
this.fail(strayText);
this.column -= 1;
}
sEntity() {
const { chunk } = this;
while (this.i < chunk.length) {
const code = chunk.charCodeAt(this.i);
if (code !== semicolon && (!isReferenceCharacter(code) || this.entity.length >= maximumReferenceLength)) {
this.endReference(bareAmpersand);
return;
}
const character = String.fromCodePoint(this.getCodeNorm());
if (code === semicolon) {
this.endReference();
return;
}
this.entity += character;
}
}
endReference(fault) {
const { entity } = this;
this.entity = "";
if (fault === void 0) {
this.leaveReference(entity === "" ? "&;" : this.parseEntity(entity));
return;
}
this.fail(fault);
this.leaveReference(`&${entity}`);
}
leaveReference(text) {
this.state = this.entityReturnState;
if (this.state !== states.text || this.textHandler !== void 0) this.text += text;
}
parseEntity(entity) {
if (entity.startsWith("#X")) {
this.events.fault("untidy", "the \"x\" of a character reference must be small.");
return this.parseEntity(`#x${entity.slice(2)}`);
}
const code = codeOfReference(entity);
if (code !== void 0 && !this.isChar(code)) {
const isControl = code > 0 && code < 32;
this.events.fault(isControl ? "illegal-character" : "dropped-reference", "malformed character entity.");
return isControl ? String.fromCharCode(code) : "";
}
const resolved = super.parseEntity(entity);
return this.doctype && code === void 0 && resolved === `&${entity};` ? "" : resolved;
}
sOpenWakaBang() {
super.sOpenWakaBang();
if (this.openWakaBang.length >= 7) {
this.openWakaBang = "";
this.state = states.text;
}
}
closeTag() {
const { tags, name } = this;
if (tags.at(-1)?.name === name) {
super.closeTag();
return;
}
this.state = states.text;
this.name = "";
if (!this.isOpen(tags, name)) {
this.fail(`unmatched closing tag: ${name}.`);
return;
}
this.fail("unexpected close tag.");
for (let top = tags.at(-1); top !== void 0 && top.name !== name; top = tags.at(-1)) {
tags.pop();
this.events.close(top.name, false);
}
this.name = name;
super.closeTag();
}
boundState() {
if (this.text.length > maximumConstructLength) {
if (this.q === null && this.textHandler !== void 0 && this.state >= states.text) {
this.textHandler?.(this.text);
this.text = "";
} else {
const half = maximumConstructLength / 2;
this.text = this.text.slice(0, half) + this.text.slice(-262144);
}
}
if (this.name.length > maximumNameLength || this.piTarget.length > maximumNameLength) throw new MarkupLimitError(`a name is longer than ${maximumNameLength} characters`);
if (this.attributeCount > maximumAttributes) throw new MarkupLimitError(`an element has more than ${maximumAttributes} attributes`);
if (this.tags.length > maximumDepth) throw new MarkupLimitError(`more than ${maximumDepth} elements are nested`);
}
};
function createTolerantParser(events) {
const parser = new MendingParser(events);
const onText = (piece) => events.text(piece);
parser.on("cdata", (piece) => {
if (parser.textHandler !== void 0) events.text(piece);
});
return {
get line() {
return parser.line;
},
get column() {
return parser.column;
},
write(chunk) {
parser.write(chunk);
parser.boundState();
},
collectText(on) {
parser.textHandler = on ? onText : void 0;
},
depth: () => parser.tags.length,
insideMarkup: () => parser.state !== states.text && parser.state !== states.begin && parser.state !== states.beginWhitespace,
abandonOpenElements() {
while (parser.tags.length > 0) events.close(parser.tags.pop().name, false);
}
};
}
function createWholeText(limit) {
let text = "";
return {
append(piece) {
if (text.length <= limit) text += text.length + piece.length > limit ? piece.slice(0, limit + 1 - text.length) : piece;
},
take() {
const taken = text;
text = "";
return taken;
}
};
}
const localName = (name) => name.slice(name.indexOf(":") + 1);
function createLookup(handlers, otherNames) {
const plain = new Map();
const nested = new Map();
for (const [key, handler] of Object.entries(handlers)) {
const slash = key.indexOf("/");
if (slash === -1) plain.set(key, handler);
else {
const local = key.slice(slash + 1);
const byParent = nested.get(local) ?? new Map();
nested.set(local, byParent.set(key.slice(0, slash), handler));
}
}
const byOtherName = (local) => {
const known = otherNames?.names.get(local.toLowerCase());
const handler = known === void 0 ? void 0 : plain.get(known);
if (otherNames === void 0 || known === void 0) return void 0;
return handler === void 0 ? nested.get(known) : new Map([[otherNames.parent, handler]]);
};
const entries = new Map();
const makeEntry = (name) => {
const local = localName(name);
const handler = plain.get(local);
const entry = {
local,
handler,
byParent: nested.get(local) ?? (handler === void 0 ? byOtherName(local) : void 0)
};
if (entries.size < 1e3) entries.set(name, entry);
return entry;
};
return (name) => entries.get(name) ?? makeEntry(name);
}
const none = {};
const faultTexts = {
"illegal-character": ["character that XML does not allow (kept)", "characters that XML does not allow (kept)"],
"bad-reference": ["reference that cannot be resolved (kept as text)", "references that cannot be resolved (kept as text)"],
"dropped-reference": ["reference that cannot be resolved (left out)", "references that cannot be resolved (left out)"],
"second-root": ["more document in the same file (read as well)", "more documents in the same file (read as well)"],
"stray-text": ["piece of text outside of the document (left out)", "pieces of text outside of the document (left out)"],
"stray-declaration": ["XML declaration after the start of the file (skipped)", "XML declarations after the start of the file (skipped)"],
untidy: ["minor markup fault (repaired)", "minor markup faults (repaired)"]
};
const fragmentFaults = new Set([
"second-root",
"stray-text",
"stray-declaration"
]);
async function readXml(source, sink, makeHandlers, { fragments = false, otherNames } = {}) {
const faults = new Map();
const names = [];
const frames = [];
const captured = (0, _captured_text_mjs__WEBPACK_IMPORTED_MODULE_1__.n)();
let target = captured;
const outerTexts = [];
let capturing = false;
let hasElements = false;
const parser = createTolerantParser({
open(name, attributes) {
hasElements = true;
const entry = lookup(name);
const parent = names.at(-1);
const handler = (parent === void 0 ? void 0 : entry.byParent?.get(parent)) ?? entry.handler ?? none;
names.push(entry.local);
frames.push(handler);
if (handler.text) {
if (capturing) outerTexts.push(captured.take());
else parser.collectText(true);
capturing = true;
const limit = handler.dataLimit?.(attributes);
target = limit === void 0 ? captured : createWholeText(limit);
}
handler.open?.(attributes);
},
close(_name, complete) {
names.pop();
const handler = frames.pop() ?? none;
if (!handler.text) {
handler.close?.("", complete);
return;
}
const text = target.take();
target = captured;
const outer = outerTexts.pop();
if (outer === void 0) {
capturing = false;
parser.collectText(false);
} else captured.append(outer);
handler.close?.(text, complete);
},
text(piece) {
target.append(piece);
},
fault(fault, message) {
if (fragments && fragmentFaults.has(fault)) return;
const tally = faults.get(fault);
if (tally === void 0) faults.set(fault, {
count: 1,
line: parser.line,
column: parser.column,
message
});
else tally.count += 1;
}
});
const cursor = {
get line() {
return parser.line;
},
get column() {
return parser.column + 1;
}
};
const lookup = createLookup(makeHandlers(cursor), otherNames);
let limit;
let begun = false;
try {
for await (const chunk of source.chunks()) begun = writeFrom(parser, chunk, begun, () => {
if (!fragments) faults.set("stray-text", {
count: 1,
line: 1,
column: 1,
message: ""
});
});
} catch (error) {
if (!(error instanceof MarkupLimitError)) throw error;
limit = error;
}
const end = {
line: cursor.line,
column: cursor.column
};
const openElement = names.at(-1);
const cut = parser.depth() > 0 || parser.insideMarkup();
parser.abandonOpenElements();
reportFaults(faults, sink);
if (limit !== void 0) sink.problem({
severity: "error",
kind: "incomplete",
message: `The file was not read to its end: ${limit.message}.`,
...end
});
else if (cut || !hasElements) {
const where = openElement !== void 0 ? `inside <${openElement}>` : cut ? "inside a tag" : "before its first element";
sink.problem({
severity: "error",
kind: "incomplete",
message: `The file ends ${where}: it was truncated, or the tool that wrote it was stopped. The complete tests before this place are kept.`,
...end
});
}
}
function writeFrom(parser, chunk, begun, onStray) {
if (begun) {
parser.write(chunk);
return true;
}
const start = chunk.indexOf("<");
const before = start === -1 ? chunk : chunk.slice(0, start);
if (before.trim() !== "") onStray();
const lineBreaks = before.split("\n").length - 1;
if (lineBreaks > 0) parser.write("\n".repeat(lineBreaks));
if (start !== -1) parser.write(start === 0 ? chunk : chunk.slice(start));
return start !== -1;
}
function reportFaults(faults, sink) {
for (const [fault, { count, line, column, message }] of faults) {
const place = {
line,
column: Math.max(1, column)
};
if (fault === "broken") {
const more = count === 1 ? "" : `, and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(count - 1)} more`;
sink.problem({
severity: "error",
kind: "incomplete",
message: `The markup is broken (${message.replace(/\.$/, "")}${more}). The complete tests are kept.`,
...place
});
} else {
const [one, several] = faultTexts[fault];
sink.problem({
severity: "warning",
message: count === 1 ? `1 ${one}.` : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(count)} ${several}; the first is here.`,
...place
});
}
}
}
})
};
;
