"use strict";
exports.id = 4060;
exports.ids = [4060];
exports.modules = { 54060: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
a: () => ownerNames,
c: () => wholeText,
d: () => readTrace,
i: () => shownValues,
l: () => withoutShown,
n: () => failure_texts_exports,
o: () => firstLines,
r: () => diffWithHeadline,
s: () => distinctDetails,
t: () => createFailureTexts,
u: () => diffExcerpt
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6741);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87963);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47931);
var _found_comparison_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51181);
const namedFolder = /(?:^|[\\/(])(node_modules|bower_components|site-packages|dist-packages|vendor|gems)[\\/]/;
const libraryPath = /^(?:node:|dart:|<|internal\/[\w/]{1,200}\.js$)|^package:(?:test|test_api|test_core|flutter|flutter_test|stack_trace|matcher|async)\/|[\\/](?:\.yarn|\.pnpm|\.pub-cache|\.m2|\.gradle|\.nuget|lib[\\/](?:python\d[\d.]{0,5}|ruby[\\/]\d[\d.]{0,8})|go[\\/]src(?=[\\/][^\\/.]{1,100}[\\/])|pkg[\\/]mod|libexec[\\/]src|rustc|\.cargo[\\/]registry|Library[\\/]PackageCache|library[\\/](?:std|core|alloc|test)[\\/]src)[\\/]|^\/usr\/(?:include|lib|lib64)\//;
const libraryCall = /^(?:[\w.@-]{1,80}\/{1,2})?(?:javax?|jdk|sun|com\.sun|junit|kotlinx?|scala|groovy|clojure|cucumber|org\.(?:junit|testng|hamcrest|assertj|mockito|gradle|codehaus|opentest4j|springframework|hibernate|spockframework|scalatest|graalvm|jetbrains|apache\.(?:maven|tomcat|groovy))|io\.(?:cucumber|kotest|mockk|netty)|reactor|worker\.org\.gradle|com\.google\.(?:common|inject|truth)|System|Microsoft|Xunit|NUnit|FluentAssertions|Shouldly|Moq|NSubstitute|Castle|TUnit|UnityEngine|UnityEditor)[.:]/;
function libraryOf(file, call) {
if (file === void 0) return "";
const folder = namedFolder.exec(file)?.[1];
if (folder !== void 0) return folder;
return libraryPath.test(file) || call !== void 0 && libraryCall.test(call) ? "" : void 0;
}
function libraryFrameCount(frames, folders) {
const [folder = "", ...others] = new Set(folders);
return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(frames, "frame")} of ${folder === "" || others.length > 0 ? "libraries" : folder}`;
}
const maximumLength$1 = 2e3;
const looksLikeFile = (file) => /\.[A-Za-z][\w+]{0,8}(?:\?\S{1,200})?$|^(?:node|dart|package|internal):?\/?\S/.test(file);
const endingNumber = /:(\d{1,9})$/;
function tracePlace(text) {
const last = endingNumber.exec(text);
if (last === null) return void 0;
const before = text.slice(0, last.index);
const first = endingNumber.exec(before);
const file = withoutScheme(first === null ? before : before.slice(0, first.index));
const [line, column] = first === null ? [Number(last[1]), 0] : [Number(first[1]), Number(last[1])];
if (!looksLikeFile(file) || line < 1) return void 0;
return column < 1 ? {
file,
line
} : {
file,
line,
column
};
}
const withoutScheme = (file) => file.replace(/^file:\/\/(?:\/(?=[A-Za-z]:))?/, "").replace(/\?\S{1,200}$/, "");
function makeFrame(place, call = "") {
const name = call.trim();
const library = libraryOf(place?.file, name);
return {
...place,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({
call: name === "" ? void 0 : name,
library
})
};
}
function callFrame(line) {
const body = /^at (?:async |new (?=\S{1,300} \())?(.+)$/.exec(line)?.[1];
if (body === void 0) return void 0;
if (!body.endsWith(")")) {
const place = tracePlace(body);
if (place !== void 0 && !/ .{0,300} /.test(place.file)) return makeFrame(place);
return body === "<anonymous>" || body === "native" ? makeFrame(void 0, body) : void 0;
}
const space = body.indexOf(" (");
const open = space === -1 ? body.indexOf("(") : space + 1;
const call = body.slice(0, open);
const inside = body.slice(open + 1, -1);
if (space === -1) return /^(?:[^\s(]{1,900}\.[^\s(]{1,300}|\u273d\..{1,900})$/.test(call) ? makeFrame(tracePlace(inside), call) : void 0;
const place = tracePlace(inside);
return place !== void 0 || /^(?:<anonymous>|native|index \d{1,9}|eval at .{1,900})$/.test(inside) ? makeFrame(place, call) : void 0;
}
const dotnetLine = /: ?[^\s\d:]{1,15} ?(\d{1,9})\.?$/;
const dotnetPath = /\) \S{1,10} (?=[A-Za-z]:[\\/]|[\\/])/;
const dotnetStart = /^\p{L}{1,5} (?=[^\s(]{1,900}\.[^\s(]{1,300}\()/u;
function dotnetFrame(line) {
const start = dotnetStart.exec(line)?.[0];
if (start === void 0) return void 0;
const call = line.slice(start.length, line.indexOf("("));
const end = dotnetLine.exec(line);
if (end === null) return line.endsWith(")") ? makeFrame(void 0, call) : void 0;
const path = dotnetPath.exec(line);
if (path === null) return void 0;
const file = line.slice(path.index + path[0].length, end.index);
return makeFrame(Number(end[1]) > 0 ? {
file,
line: Number(end[1])
} : void 0, call);
}
function unityFrame(line) {
const match = /^([^\s(]{1,900}) ?\([^()]{0,900}\) (?:\[0x\w{1,8}\] )?\(at (.{1,900})\)$/.exec(line);
return match === null ? void 0 : makeFrame(tracePlace(match[2] ?? ""), match[1]);
}
function vitestFrame(line) {
if (!line.startsWith("\u276f ")) return void 0;
const space = line.lastIndexOf(" ");
const [call, last] = [line.slice(2, Math.max(space, 2)), line.slice(space + 1)];
const place = tracePlace(last);
return place === void 0 && last !== "(<anonymous>)" ? void 0 : makeFrame(place, call);
}
function atSignFrame(line) {
const at = line.indexOf("@");
if (at === -1 || /\s/.test(line) || !/^(?:https?:\/\/|file:\/\/|\/)/.test(line.slice(at + 1))) return void 0;
const place = tracePlace(line.slice(at + 1));
return place && makeFrame(place, line.slice(0, at));
}
function pythonFrame(line) {
const match = /^File "([^"]{1,1900})", line (\d{1,9})(?:, in (.{1,300}))?$/.exec(line);
return match === null ? void 0 : makeFrame({
file: match[1] ?? "",
line: Number(match[2])
}, match[3]);
}
function numberedFrame(line) {
const body = /^#\d{1,5}\s{1,20}(\S.*)$/.exec(line)?.[1];
if (body === void 0) return void 0;
const php = /^([^():]{1,900}(?::[^():]{1,900})?)\((\d{1,9})\): (.{1,300})/.exec(body);
if (php !== null) return looksLikeFile(php[1] ?? "") ? makeFrame({
file: php[1] ?? "",
line: Number(php[2])
}, php[3]) : void 0;
if (body.startsWith("[internal function]")) return makeFrame(void 0, body);
const open = body.endsWith(")") ? body.lastIndexOf(" (") : -1;
const place = open === -1 ? void 0 : tracePlace(body.slice(open + 2, -1));
return place && makeFrame(place, body.slice(0, open));
}
function scriptFrame(line) {
const ruby = /^(?:# |from )?(\S{1,900}\.\w{1,10}):(\d{1,9})(?::\d{1,9})?(?::in [`'](.{1,300})')?$/.exec(line);
if (ruby !== null) return makeFrame({
file: ruby[1] ?? "",
line: Number(ruby[2])
}, ruby[3]);
const elixir = /^(?:\([^()]{1,100}\) )?([^\s:]{1,900}\.exs?):(\d{1,9}): (\S.{0,300})$/.exec(line);
if (elixir !== null) return makeFrame({
file: elixir[1] ?? "",
line: Number(elixir[2])
}, elixir[3]);
const perl = /^at ([^\s:]{1,900}\.\w{1,10}) line (\d{1,9})\.?$/.exec(line);
return perl === null ? void 0 : makeFrame({
file: perl[1] ?? "",
line: Number(perl[2])
});
}
function dartFrame(line) {
const place = /^(\S{1,900}\.dart) (\d{1,9}):(\d{1,9})\s{1,200}(\S.{0,300})$/.exec(line);
if (place !== null) return makeFrame({
file: place[1] ?? "",
line: Number(place[2]),
column: Number(place[3])
}, place[4]);
const library = /^(?:package|dart):\S{1,300}\s{2,200}(\S.{0,300})$/.exec(line);
return library === null ? void 0 : makeFrame(void 0, library[1]);
}
function plainFrame(line) {
if (/\s/.test(line)) return void 0;
const place = tracePlace(line.replace(/\((\d{1,9})\)$/, ":$1"));
return place && makeFrame(place);
}
const readers = [
callFrame,
dotnetFrame,
unityFrame,
vitestFrame,
pythonFrame,
numberedFrame,
atSignFrame,
scriptFrame,
dartFrame,
plainFrame
];
function traceFrame(whole) {
const line = whole.trim().replace(/(?<=\)) \{$/, "");
if (line.length > maximumLength$1 || !/[\d)>:]/.test(line)) return void 0;
for (const read of readers) {
const frame = read(line);
if (frame !== void 0) return frame;
}
}
function twoLineFrame(first, second) {
if (first.length > maximumLength$1 || second.length > maximumLength$1) return void 0;
const go = /^\t(\S{1,1500}\.(?:go|s):\d{1,9})(?: \+0x[\da-f]{1,16})?$/.exec(second)?.[1];
if (go !== void 0 && /^\S/.test(first)) return makeFrame(tracePlace(go), first.replace(/\((?:[^()]{0,900})\)$/, ""));
const rust = /^ {3,40}at (\S{1,1500}:\d{1,9}:\d{1,9})$/.exec(second)?.[1];
const call = /^ {0,10}\d{1,5}: (\S.{0,900})$/.exec(first)?.[1];
return rust === void 0 || call === void 0 ? void 0 : makeFrame(tracePlace(rust), call);
}
const maximumLength = 262144;
const maximumProperties = 200;
const maximumFurniture = 1e3;
const furniture = [
/^\.\.\. \d{1,9} (?:more|common frames omitted|lines matching cause stack trace \.\.\.)$/,
/^Traceback \(most recent call last\):$/,
/^(?:stack(?: ?trace| ?backtrace)?|call stack):$/i,
/^-{2,5} End of .{0,60}stack trace.{0,60}-{2,5}$/,
/^<asynchronous suspension>$/,
/^=+ asynchronous gap =+$/,
/^#\d{1,5} \{main\}$/,
/^goroutine \d{1,9} \[/,
/^@@ .{0,60} @@/,
/^\S.{0,400}:\d{1,9}:\d{1,9} \u203a /,
/^Test method \S{1,900} threw exception:$/,
/^\(elided .{1,200}\)$/,
/^The test description was:$/,
/^(?:code: 'ERR_(?:ASSERTION|TEST_FAILURE)'|failureType: '\w{1,40}'),?$/
];
const isFurniture = (line) => line.length < maximumFurniture && furniture.some((pattern) => pattern.test(line));
const indentation = (line) => line.length - line.trimStart().length;
function sourceLines(lines, index) {
const frame = lines[index] ?? "";
if (!frame.trimStart().startsWith("File \"")) return 0;
let count = 0;
for (let next = lines[index + 1]; next !== void 0 && next.trim() !== "" && indentation(next) > indentation(frame);) {
count += 1;
next = lines[index + 1 + count];
}
return count;
}
function endOfProperties(lines, index) {
if (!/^\s*generatedMessage: /.test(lines[index] ?? "")) return index;
let end = index + 1;
while (end - index < maximumProperties && !/^\s*operator: '/.test(lines[end] ?? "operator: '")) end += 1;
while (/^\s*(?:operator: '[^']{1,40}'|diff: '\w{1,40}'|[}\]]),?$/.test(lines[end] ?? "")) end += 1;
return end;
}
function readTrace(text) {
const lines = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(text.slice(0, maximumLength)).split("\n");
const items = [];
let openBraces = 0;
for (let index = 0; index < lines.length; index += 1) {
const end = endOfProperties(lines, index);
if (end > index) openBraces = 0;
index = end;
const line = lines[index];
if (line === void 0) break;
const pair = twoLineFrame(line, lines[index + 1] ?? "");
const frame = pair ?? traceFrame(line);
if (frame !== void 0) {
const end = index + 1 + (pair === void 0 ? sourceLines(lines, index) : 1);
const text = lines.slice(index, end).join("\n");
if (text.endsWith(") {")) openBraces += 1;
items.push({
frame,
text: text.replace(/(?<=\)) \{$/, "")
});
index = end - 1;
} else if (openBraces > 0 && /^\s*\},?$/.test(line)) openBraces -= 1;
else if (!isFurniture(line.trim())) items.push({ text: line.trimEnd() });
}
return items;
}
function oncePerTest(make) {
const made = new WeakMap();
return (test) => {
const known = made.get(test);
if (known !== void 0) return known.value;
const value = make(test);
made.set(test, { value });
return value;
};
}
const contextLines = 3;
const maximumLineLength = 400;
const isContext = (line) => line !== void 0 && !/^[-+]/.test(line);
const note = (count) => `  ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.k)(count)}`;
function withShortContext(lines) {
const shown = [];
for (let start = 0; start < lines.length;) {
let end = start + 1;
while (isContext(lines[start]) && isContext(lines[end])) end++;
const run = lines.slice(start, end);
if (run.length - 6 > 1) shown.push(...run.slice(0, contextLines), note((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.O)(run.slice(contextLines, -3))), ...run.slice(-3));
else for (const line of run) shown.push(line);
start = end;
}
return shown;
}
function diffExcerpt(lines, limit) {
const near = lines.length <= limit ? lines : withShortContext(lines);
const first = near.length <= limit ? near : withoutRest(near, limit);
return first.some((line) => line.length > maximumLineLength) ? first.map((line) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(line, maximumLineLength)) : first;
}
function withoutRest(lines, limit) {
const end = _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.A.test(lines[limit - 1] ?? "") ? limit - 1 : limit;
return [...lines.slice(0, end), note((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.O)(lines.slice(end)))];
}
const maximumLinesBefore = 3;
const trimmedLines = (text) => text.split("\n").map((line) => line.trim());
function withoutShown(text, shown) {
const hidden = trimmedLines(shown.trim());
if (hidden[0] === "") return text.trim() === "" ? "" : text;
const lines = text.split("\n");
const own = trimmedLines(text);
let before = 0;
for (let start = 0; start < own.length && before <= maximumLinesBefore; start++) {
if (hidden.every((line, index) => own[start + index] === line)) {
const rest = [...lines.slice(0, start), ...lines.slice(start + hidden.length)].join("\n");
return rest.trim() === "" ? "" : rest.replace(/^(?:[ \t]*\n)+/, "");
}
if (own[start] !== "") before++;
}
return text;
}
const wholeText = (message, details) => details.includes(message) ? details : `${message}\n\n${details}`.trimEnd();
const comparedLength = 20;
const labels = new Set("expected actual received got left right but was to be equal assert the value values that".split(" "));
const isLabel = (word) => {
const letters = word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
return letters === "" || labels.has(letters);
};
function withoutLabels(text) {
const words = text.split(/\s+/);
const end = words.findLastIndex((word) => !isLabel(word)) + 1;
return words.slice(0, end).join(" ").replace(/[:;,]$/, "");
}
const onlyType = /^[\w.$:\\]{1,200}(?:Error|Exception|Failed)$/;
const values = /: (?:expected|left) (.{1,300}?)(?:, (?:received|right) .{1,300})?$/;
function diffTitle(headline, shown) {
const whole = withoutAddedValues(headline, shown);
const words = shown.isShortened ? beforeValues(whole, shown.source) : whole;
return words === whole || words === "" ? words : `${words} \u2026`;
}
function reasonLine(headline, shown) {
const [removed = "", added = "", ...others] = shown.lines;
if (!shown.isShortened || others.length > 0) return headline;
const words = beforeValues(withoutAddedValues(headline, shown), shown.source);
if (words === headline) return headline;
const values = [removed, added].map((line) => line.slice(2).replace(/ {2,3}/, " ")).join(", ");
return words === "" ? values : `${words}: ${values}`;
}
function withoutAddedValues(headline, { lines, source }) {
const [end, first = ""] = values.exec(headline) ?? [];
return end !== void 0 && lines.some((line) => line.includes(first.slice(0, comparedLength))) ? headline.slice(0, -end.length) : withoutPair(headline, source);
}
function withoutPair(headline, source) {
const own = new Set(source.map((line) => line.trim()));
if (own.has(headline)) return "";
for (let comma = headline.indexOf(", "); comma !== -1; comma = headline.indexOf(", ", comma + 1)) if (own.has(headline.slice(0, comma)) && own.has(headline.slice(comma + 2))) return "";
return headline;
}
function beforeValues(line, source) {
const places = source.flatMap((one) => {
const value = one.replace(/^[-+] /, "").trim().replace(/^["'`]/, "");
const place = value.length < comparedLength ? -1 : line.indexOf(value.slice(0, comparedLength));
return place === -1 ? [] : [place];
});
if (places.length === 0) return line;
const words = withoutLabels(line.slice(0, Math.min(...places)));
return onlyType.test(words) ? "" : words;
}
const wrapper = /^ {2}code: 'ERR_TEST_FAILURE',\r?\n {2}failureType: '\w{1,40}',\r?\n {2}cause: (?=[A-Z[])/m;
function withoutNodeTestError(text) {
const start = wrapper.exec(text);
if (start === null) return text;
return text.slice(start.index + start[0].length).replace(/\r?\n\}\s*$/, "").replace(/\n {2}/g, "\n");
}
const distinctDetails = (details) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.D)(withoutNodeTestError(details));
function firstLines(value, limit) {
const all = value.split("\n");
if (all.length <= limit) return value;
const shown = Math.max(limit - 1, 1);
return [...all.slice(0, shown), `\u2026 ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(all.length - shown, "more line")}`].join("\n");
}
const findOwnerNames = (test, { ownersOf }) => (ownersOf?.(test) ?? []).map((owner) => owner.replace(/^@/, "")).join(", ");
const ownerNames = (test, scope) => scope.failureTexts?.owners(test) ?? findOwnerNames(test, scope);
const maximumPairs = 25e4;
const sameLines = ({ removed, added }, limit, at) => {
let count = 0;
while (count < limit && at(removed, count) === at(added, count)) count += 1;
return count;
};
function commonLengths({ removed, added }) {
const width = added.length + 1;
const lengths = new Uint16Array((removed.length + 1) * width);
for (let i = removed.length - 1; i >= 0; i -= 1) for (let j = added.length - 1; j >= 0; j -= 1) lengths[i * width + j] = removed[i] === added[j] ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
return lengths;
}
function changes(lines) {
const { removed, added } = lines;
if (removed.length * added.length > maximumPairs) return [...removed.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)];
const width = added.length + 1;
const lengths = commonLengths(lines);
const shown = [];
let [i, j] = [0, 0];
while (i < removed.length || j < added.length) if (i < removed.length && j < added.length && removed[i] === added[j]) {
shown.push(`  ${removed[i]}`);
i += 1;
j += 1;
} else if (j >= added.length || i < removed.length && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) {
shown.push(`- ${removed[i]}`);
i += 1;
} else {
shown.push(`+ ${added[j]}`);
j += 1;
}
return shown;
}
function lineDiff(removed, added) {
const shorter = Math.min(removed.length, added.length);
const head = sameLines({
removed,
added
}, shorter, (lines, index) => lines[index]);
const tail = sameLines({
removed,
added
}, shorter - head, (lines, index) => lines[lines.length - 1 - index]);
const context = (line) => `  ${line}`;
return [
...removed.slice(0, head).map(context),
...changes({
removed: removed.slice(head, removed.length - tail),
added: added.slice(head, added.length - tail)
}),
...removed.slice(removed.length - tail).map(context)
].map((line) => line.trimEnd());
}
function withoutSharedText(lines) {
const shown = [...lines];
let isShortened = false;
for (let start = 0; start < lines.length;) {
const middle = endOfSign(lines, start, "-");
const end = endOfSign(lines, middle, "+");
if (end - middle === middle - start) for (let index = start; index < middle; index += 1) {
const other = index + middle - start;
const [one, two] = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.C)(lines[index] ?? "", lines[other] ?? "");
isShortened ||= one !== lines[index] || two !== lines[other];
shown[index] = one;
shown[other] = two;
}
start = Math.max(end, start + 1);
}
return isShortened ? shown : lines;
}
function endOfSign(lines, start, sign) {
let end = start;
while (lines[end]?.startsWith(sign) === true) end += 1;
return end;
}
const ranked = ["expected", "received"];
const unranked = ["left", "right"];
function labelled([first, second], removed, added) {
const width = Math.max(first.length, second.length);
return [`- ${first.padEnd(width)}  ${removed}`.trimEnd(), `+ ${second.padEnd(width)}  ${added}`.trimEnd()];
}
const isOneLine = ({ value }) => value.length <= 1;
function ofComparison({ values }) {
const [one, other] = values;
if (one.value.join("\n") === other.value.join("\n")) return void 0;
const [removed, added] = one.side === "actual" || one.side === "right" ? [other, one] : [one, other];
const words = removed.side === "expected" ? ranked : unranked;
return {
lines: isOneLine(removed) && isOneLine(added) ? labelled(words, removed.value[0] ?? "", added.value[0] ?? "") : lineDiff(removed.value, added.value),
source: values.flatMap(({ lines, label, value }) => [
...lines,
label,
...value
])
};
}
function ofDiff(diff) {
const { lines, removed, added } = (0, _found_comparison_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(diff);
return {
lines: lines.length === 2 && !removed.includes("\n") && !added.includes("\n") && removed !== "" && added !== "" ? labelled(diff.sides[0] === "expected" ? ranked : unranked, removed, added) : lines,
source: [...diff.lines.slice(0, diff.from).filter((line) => /^[-+]/.test(line)), ...lines]
};
}
function shownValues(message, details, stated) {
const found = (0, _found_comparison_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(message, details, stated)?.found;
const values = found && ("values" in found ? ofComparison(found) : ofDiff(found));
if (values === void 0) return void 0;
const lines = withoutSharedText(values.lines);
return {
...values,
lines,
isShortened: lines !== values.lines
};
}
function diffWithHeadline(headline, values) {
const title = diffTitle(headline, values);
return title === "" ? values.lines : [`  ${title}`, ...values.lines];
}
function rootOf(frames, place) {
if (place === void 0) return "";
const ending = place.file.replaceAll("\\", "/");
for (const { file = "" } of frames) {
const path = file.replaceAll("\\", "/");
if (path !== ending && path.endsWith(`/${ending}`)) return path.slice(0, -ending.length);
}
return "";
}
const withoutRoot = (file, root) => {
const path = file.replaceAll("\\", "/");
if (root !== "" && path.startsWith(root)) return path.slice(root.length);
return file.replace(/^\.[\\/]/, "");
};
const isNamedLike = (call, testName) => call === void 0 || call === testName || call.slice(-testName.length - 1) === `.${testName}`;
const leftOut = (folders) => folders.length === 0 ? [] : [`${libraryFrameCount(folders.length, folders)} left out`];
function traceExcerpt(items, { place, testName }) {
const frames = items.flatMap(({ frame }) => frame ?? []);
const own = frames.filter(({ library }) => library === void 0);
if (own.length === 0) return void 0;
const root = rootOf(own, place);
const rows = new Map(own.map((frame) => {
const file = withoutRoot(frame.file ?? "", root);
const isPlace = file === place?.file.replaceAll("\\", "/") && frame.line === place.line;
return [frame, {
place: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.S)({
...frame,
path: file
}),
isPlace,
call: frame.call ?? (isPlace ? testName : "")
}];
}));
const [first] = rows.values();
if (items.length === 1 && first?.isPlace === true && isNamedLike(own[0]?.call, testName)) return [];
const width = Math.max(...[...rows.values()].map((row) => row.place.length));
return [...items.flatMap(({ text, frame }) => {
if (frame === void 0) return [text];
const row = rows.get(frame);
return row === void 0 ? [] : [row.call === "" ? row.place : `${row.place.padEnd(width)}  ${row.call}`];
}), ...leftOut(frames.flatMap(({ library }) => library ?? []))];
}
const lineKey = (line) => line.trim().replace(/^[-+]\s*/, "");
const isTelling = (key) => /[\p{L}\p{N}]/u.test(key);
const exceptionName = /^(?:Caused by: |cause: )?\[?[\w$.:\\]{1,400}(?: \[\w{1,100}\])? ?: /;
const endOfError = /\](?: \{(?: code: 'ERR_TEST_FAILURE', .{1,2000}\})?)?$/;
const minimumPart = 6;
function withoutKnown(items, { name, suite, headline = "" }, known) {
const isOwnName = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.x)(name, suite);
const keys = new Set([headline, ...known].map(lineKey).filter((key) => key !== ""));
const isPart = (key) => key.length >= minimumPart && (headline.startsWith(key) || headline.endsWith(` ${key}`));
const isKnown = (line) => {
const key = lineKey(line);
return [
key,
key.replace(exceptionName, ""),
key.replace(endOfError, "").replace(exceptionName, "")
].some((form) => keys.has(form) || isPart(form)) || (0, _found_comparison_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(line) || isOwnName(line.trim()) && !(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.E)(line);
};
const kept = [];
for (let index = 0; index < items.length;) {
const run = runFrom(items, index, isKnown);
if (!run.hasKnown) for (const item of items.slice(index, Math.max(run.end, index + 1))) kept.push(item);
index = Math.max(run.end, index + 1);
}
return kept;
}
function runFrom(items, start, isKnown) {
let hasKnown = false;
let end = start;
for (let item = items[end]; item !== void 0 && item.frame === void 0; item = items[++end]) if (isKnown(item.text)) hasKnown = true;
else if (isTelling(item.text)) break;
return {
end,
hasKnown
};
}
var failure_texts_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ createFailureTexts: () => createFailureTexts });
function messagePart(message) {
const all = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(message);
const shown = firstLines((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_2__.b)(all, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.message), _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.messageLines);
return {
block: shown === "" ? void 0 : (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.St)(shown),
known: shown === all ? all.split("\n") : []
};
}
function diffPart(headline, reason, values) {
const all = diffWithHeadline(headline, values);
const shown = diffExcerpt(all, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.qt.messageLines - 1);
const isWhole = shown === all && !values.isShortened;
return {
block: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.Tt)(shown.join("\n")),
known: isWhole ? [
headline,
reason,
...values.source
] : [headline],
values
};
}
function leadingText(details) {
const items = readTrace(details);
const first = items.findIndex(({ frame }) => frame !== void 0);
return traceText(items.slice(0, first === -1 ? void 0 : first)).trim() || details.trimStart();
}
function openPart({ message = "", lead, compared, ...test }, details) {
const headline = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.N)(test.headline ?? "", test.step?.names.at(-1));
const values = lead === void 0 ? shownValues(message, details, compared) : shownValues(lead, "", compared);
if (values !== void 0) return diffPart(headline, firstLine(lead ?? message), values);
return messagePart(lead ?? (leadingText(message.trim()) || leadingText(details)));
}
const firstLine = (text) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(text).trimStart().split("\n", 1)[0] ?? "";
const traceText = (items) => items.map(({ text }) => text).join("\n");
const isBlank = ({ text }) => text.trim() === "";
function withoutBlanks(items) {
const kept = items.filter((item, index, { [index - 1]: before }) => !isBlank(item) || before !== void 0 && !isBlank(before));
const [first, last] = [kept.findIndex((item) => !isBlank(item)), kept.findLastIndex((item) => !isBlank(item))];
return first === -1 ? [] : kept.slice(first, last + 1);
}
const linesOf = (value) => value.split("\n").map((line) => line.trim()).filter((line) => line !== "");
function containsLines(details, message) {
const all = new Set(linesOf(details));
return linesOf(message).every((line) => all.has(line));
}
function foldText(test, written, { known }, { locations }) {
const { message = "", file, line, name } = test;
const details = distinctDetails(written);
const rest = withoutBlanks(withoutKnown(readTrace(containsLines(details, message) ? details : wholeText(message.trim(), details)), test, known));
if (rest.length === 0) return "";
const place = locations.get(test) ?? (file === void 0 ? void 0 : {
file,
line
});
const excerpt = traceExcerpt(rest, {
testName: name,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ place })
});
return excerpt === void 0 ? traceText(rest) : excerpt.join("\n");
}
function shortValuesOf({ block, values }) {
return values?.isShortened === true && values.lines.length === 2 ? block?.value.split("\n").map((line) => line.trimStart()) : void 0;
}
const detailsOf = ({ details, output }) => (details ?? output ?? "").trimEnd();
const maximumHeadline = 80;
function reasonOf({ headline = "" }, values) {
const compared = headline.length > maximumHeadline ? values() : void 0;
return compared === void 0 ? headline : reasonLine(headline, compared);
}
function createFailureTexts(scope) {
const openOf = oncePerTest((test) => openPart(test, detailsOf(test)));
return {
reason: (test) => reasonOf(test, () => openOf(test).values),
shown: (test) => openOf(test).block,
shortValues: (test) => shortValuesOf(openOf(test)),
trace: oncePerTest((test) => foldText(test, detailsOf(test), openOf(test), scope)),
owners: oncePerTest((test) => findOwnerNames(test, scope))
};
}
}) };
;
