"use strict";
exports.id = 1181;
exports.ids = [1181];
exports.modules = { 51181: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => isDiffLegend,
r: () => diffSides,
t: () => comparisonOf
});
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6741);
const stackFrame$1 = /^\s*(?:at|\u276f)\s/;
const ofJest = /^[-+] \w/;
const isBlank$1 = (line) => line === void 0 || line.trim() === "";
const isSigned$1 = (line) => line !== void 0 && /^[-+]/.test(line);
function endOf$2(lines) {
const isEnd = (line, index) => stackFrame$1.test(line) || /^[^\s\-+@?\\]/.test(line) && isBlank$1(lines[index - 1]);
const end = lines.findIndex(isEnd);
const within = end === -1 ? lines : lines.slice(0, end);
let last = within.findLastIndex(isSigned$1) + 1;
while (last < within.length && !isBlank$1(within[last])) last++;
return last;
}
function diffSides({ lines, from, to }) {
const all = lines.slice(from, to);
const end = endOf$2(all);
const own = all.slice(0, end).filter((line, index, { [index - 1]: previous }) => !/^(?:\?|@@)/.test(line) && !(line === "" && previous?.startsWith("?")));
while (own.length > 0 && isBlank$1(own[0])) own.shift();
const hasSpace = own.every((line) => line.length < 2 || line[1] === " ");
const columns = !(all.some((line) => line.startsWith("@@")) && !ofJest.test(lines[from - 1] ?? "")) && hasSpace ? 2 : 1;
const textOf = (line) => /^[-+\s]/.test(line) ? line.slice(columns) : line;
const without = (sign) => own.filter((line) => !line.startsWith(sign)).map(textOf).join("\n").trimEnd();
return {
removed: without("+"),
added: without("-"),
lines: own.map((line) => `${/^[-+]/.exec(line)?.[0] ?? " "} ${textOf(line)}`.trimEnd()),
isLast: from + end === lines.length
};
}
const textOf = ({ value }) => unquoted$1(value.join("\n"));
function unquoted$1(value) {
const text = value.trim();
const quote = text.charAt(0);
return text.length > 1 && /["'`]/.test(quote) && text.endsWith(quote) ? text.slice(1, -1) : text;
}
function hasSameValues({ expected, actual }, { values: [first, second] }) {
const [removed, added] = first.side === "actual" || first.side === "right" ? [second, first] : [first, second];
return removed.side === "expected" && textOf(removed) === unquoted$1(expected) && textOf(added) === unquoted$1(actual);
}
const cut = "\u2026";
function replacedLines({ expected, actual }, found) {
if (found === void 0 || expected.includes(cut) || actual.includes(cut)) return [];
if ("values" in found) return found.values.flatMap(({ lines, label, value }) => [
...lines,
label,
...value
]);
return found.lines.slice(Math.max(found.from - 2, 0), found.to).filter((line) => /^\s*[-+]/.test(line));
}
function statedComparison(stated, found) {
if (found !== void 0 && "values" in found && hasSameValues(stated, found)) return found;
return {
values: [{
side: "expected",
label: "",
value: stated.expected.split("\n"),
lines: replacedLines(stated, found)
}, {
side: "actual",
label: "",
value: stated.actual.split("\n"),
lines: []
}],
isLast: false
};
}
const closing = {
"[": "]",
"(": ")",
"{": "}",
"<": ">",
"\"": "\"",
"'": "'",
"`": "`"
};
const keyword = /^(?:true|false|null|nil|none|undefined|nan|[-+]?inf(?:inity)?|\$(?:true|false|null))$/i;
const quantity = /^[-+]?\.?\d\S*$/;
const prefix$1 = /^(?:[a-z]{0,3}(?=['"])|[@#](?=[[({<"])|[\w.:$]{1,100}(?=[[({]|<[^ ])|[\w.:$]{1,100} (?=\{)|<\w{1,100}>(?=\())/i;
const constant = /^:\w+$|^[A-Z]\w*(?:(?:\.|::)\w+){1,9}$/;
const isQuantity = (text) => text.split(" ± ", 3).every((part) => quantity.test(part)) && !/[.,;:]$/.test(text);
function isBracketed(text, open, close) {
let depth = 0;
for (let index = 0; index < text.length; index++) if (text[index] === open) depth++;
else if (text[index] === close && --depth === 0) return index === text.length - 1;
return false;
}
function isEnclosed(text) {
const open = text.charAt(0);
const close = closing[open];
if (close === void 0 || text.length < 2 || !text.endsWith(close)) return false;
if (open === "<") return true;
return open === close ? !text.slice(1, -1).replace(/\\./g, "").includes(open) : isBracketed(text, open, close);
}
function isLiteral(text) {
return keyword.test(text) || isQuantity(text) || constant.test(text) || isEnclosed(text) || isEnclosed(text.replace(prefix$1, ""));
}
const isConstant = (text) => keyword.test(text) || isQuantity(text) || isEnclosed(text);
const words = {
expected: "expected",
actual: "received",
left: "left",
right: "right"
};
function comparedValue$1(side, value, width) {
const label = words[side];
return {
side,
label,
value,
lines: [`${label.padEnd(width)}  ${value[0] ?? ""}`]
};
}
const shortened = /\u2026|\.\.\.|\[\d+ chars\]/;
const isUsable = (value) => value.some((line) => line.trim() !== "") && !value.some((line) => shortened.test(line));
function pairBelow(lines, end, { sides, removed, added }) {
if (!isUsable(removed) || !isUsable(added) || removed.join("\n") === added.join("\n")) return void 0;
const width = Math.max(words[sides[0]].length, words[sides[1]].length);
return {
values: [comparedValue$1(sides[0], removed, width), comparedValue$1(sides[1], added, width)],
isLast: end >= lines.length
};
}
const expectedAndActual = (expected, actual) => ({
sides: ["expected", "actual"],
removed: [expected],
added: [actual]
});
const leftAndRight = (left, right) => ({
sides: ["left", "right"],
removed: [left],
added: [right]
});
function splitOnce(text, separator) {
const index = text.indexOf(separator);
if (index === -1 || text.indexOf(separator, index + 1) !== -1) return void 0;
return [text.slice(0, index), text.slice(index + separator.length)];
}
const maximumLines = 200;
const maximumLine = 4e3;
function wordingOfLine(read) {
return (lines) => {
for (let index = 0; index < Math.min(lines.length, maximumLines); index++) {
const line = lines[index] ?? "";
const pair = line.length > maximumLine ? void 0 : read(line.trim(), index, lines);
const found = pair && pairBelow(lines, index + 1, pair);
if (found !== void 0) return found;
}
};
}
const prefix = /^(?:AssertionError(?: \[ERR_ASSERTION\])?: )/;
const bareValues = (lines) => {
const [first = "", second] = lines;
if (first.length > 4e3 || second !== void 0 && second.trim() !== "") return void 0;
const text = first.trim().replace(prefix, "");
const [left, right] = splitOnce(text, " == ") ?? splitOnce(text, " != ") ?? [];
if (left === void 0 || right === void 0 || !isConstant(left) || !isConstant(right)) return void 0;
return pairBelow(lines, 1, leftAndRight(left, right));
};
const opening$2 = /\bexpected:? ?[\w.$@]{0,200}([<[])/i;
const middles = {
"<": />[.,]? (?:but was|actual):? ?[\w.$@]{0,200}</i,
"[": /\]\.? but (?:was|found):? ?[\w.$@]{0,200}\[/i
};
function endOfActual$1(text, from, bracket, hasStop) {
let next = -1;
for (let index = text.indexOf(bracket, from); index !== -1; index = text.indexOf(bracket, index + 1)) {
if (next === -1) next = index;
const behind = text[index + 1];
if (hasStop && behind === ".") return index;
if (!hasStop && (behind === void 0 || behind === "\n")) return index;
}
return next;
}
function comparedValue(side, label, value, whole) {
return {
side,
label: label.trim(),
value: value.split("\n"),
lines: [whole.trim()]
};
}
function bracketedValues(text) {
const open = opening$2.exec(text);
if (open === null || /\bnot $/i.test(text.slice(Math.max(0, open.index - 5), open.index))) return void 0;
const expectedStart = open.index + open[0].length;
const [bracket, middle] = open[1] === "<" ? [">", middles["<"]] : ["]", middles["["]];
const between = middle.exec(text.slice(expectedStart));
if (between === null) return void 0;
const expectedEnd = expectedStart + between.index;
const actualStart = expectedEnd + between[0].length;
const actualEnd = endOfActual$1(text, actualStart, bracket, between[0].startsWith(">."));
if (actualEnd === -1) return void 0;
const boundary = expectedEnd + between[0].indexOf(" ");
if (opening$2.test(text.slice(actualStart, actualEnd))) return void 0;
const end = actualEnd + (text[actualEnd + 1] === "." ? 2 : 1);
return {
values: [comparedValue("expected", open[0].slice(0, -1), text.slice(expectedStart, expectedEnd), text.slice(open.index, boundary)), comparedValue("actual", text.slice(boundary, actualStart - 1), text.slice(actualStart, actualEnd), text.slice(boundary, end))],
isLast: text.slice(end).trim() === ""
};
}
const verb = / to (?:deeply |strictly |deep |loosely )?(?:equal|eql|be) /;
const withoutEnd = (text) => text.replace(/ \/\/ (?:Object\.is|deep) equality$/, "").replace(/\.$/, "");
const withoutPath = (text) => text.startsWith("$") ? splitOnce(text, " = ")?.[1] ?? text : text;
function equality(text) {
const [before, after, more] = text.split(verb, 3);
if (before === void 0 || after === void 0 || more !== void 0) return void 0;
const actual = withoutPath(before);
const expected = withoutEnd(after);
return isLiteral(actual) && isLiteral(expected) ? expectedAndActual(expected, actual) : void 0;
}
function property(text) {
const [, wanted] = splitOnce(text, " to have ") ?? [];
const [expected, actual] = wanted !== void 0 && (splitOnce(wanted, " but got ") ?? splitOnce(wanted, ", but the ")) || [];
if (expected === void 0 || actual === void 0) return void 0;
const value = /^(?:(?:(?:a length|a size|property '[^']*') of|status code) |(?:text|value|class|id|html|css|attr|prop|data) (?=['"]))(.*)$/.exec(expected)?.[1];
const received = withoutEnd(actual.replace(/^\w+ was (?=['"])/, ""));
return value !== void 0 && isLiteral(value.replace(/,$/, "")) && isLiteral(received) ? expectedAndActual(value.replace(/,$/, ""), received) : void 0;
}
const opening$1 = /^(?:.{0,300}?: )?expected (?=\S)/i;
const chaiValues = wordingOfLine((line) => {
const start = opening$1.exec(line)?.[0].length;
if (start === void 0) return void 0;
const text = line.slice(start);
return equality(text) ?? property(text);
});
const cypressCount = wordingOfLine((line) => {
const [, actual, expected] = /\belements found\. Found '(\d{1,20})', expected '(\d{1,20})'\./.exec(line) ?? [];
return actual === void 0 || expected === void 0 ? void 0 : expectedAndActual(expected, actual);
});
const indentation$1 = (line) => line.length - line.trimStart().length;
function labelled(lines, index, label) {
const line = lines[index];
if (line?.trimStart().startsWith(`${label}:`) !== true) return void 0;
const column = indentation$1(line);
const first = line.trimStart().slice(label.length + 1).trimStart();
let end = index + 1;
while (end < lines.length && lines[end]?.trim() !== "" && indentation$1(lines[end] ?? "") > column) end++;
return {
value: [first, ...lines.slice(index + 1, end).map((more) => more.trim())],
end
};
}
const exUnitValues = (lines) => {
const start = lines.findIndex((line) => /^\s*Assertion with ={2,3} failed$/.test(line));
const code = start === -1 ? void 0 : labelled(lines, start + 1, "code");
const left = code && labelled(lines, code.end, "left");
const right = left && labelled(lines, left.end, "right");
return right && pairBelow(lines, right.end, {
...leftAndRight("", ""),
removed: left.value,
added: right.value
});
};
const maximumOperand = 500;
const maximumWidth = 77;
const isWrapped = (line, next) => next !== void 0 && next !== "==" && line !== "==" && line.length + 1 + (next.split(" ", 1)[0] ?? "").length > maximumWidth;
function longExpansion(lines, start) {
let end = start;
while (end < lines.length && end < start + maximumOperand && /^ {2}\S|^ {3}/.test(lines[end] ?? "")) end++;
const own = lines.slice(start, end).map((line) => line.slice(2));
const operator = own.indexOf("==");
if (own.some((line, index) => isWrapped(line, own[index + 1])) || operator < 1 || own.indexOf("==", operator + 1) !== -1) return void 0;
return [end, {
sides: ["left", "right"],
removed: own.slice(0, operator),
added: own.slice(operator + 1)
}];
}
const catchValues = (lines) => {
const start = lines.findIndex((line) => line.trim() === "with expansion:") + 1;
if (start === 0 || !/^\s*(?:CHECK|REQUIRE)(?:_NOFAIL)?\(/.test(lines[start - 2] ?? "")) return void 0;
const [left, right] = splitOnce((lines[start] ?? "").trim(), " == ") ?? [];
if (left === void 0 || right === void 0) {
const [end, pair] = longExpansion(lines, start) ?? [];
return end === void 0 || pair === void 0 ? void 0 : pairBelow(lines, end, pair);
}
if (left.startsWith("!") || left === "{?}" || right === "{?}") return void 0;
return pairBelow(lines, start + 1, leftAndRight(left, right));
};
const doctestValues = wordingOfLine((line, index, lines) => {
const [, isCall, values] = /^values: (?:CHECK|REQUIRE|WARN)(_EQ)?\( (.*) \)$/.exec(line) ?? [];
if (values === void 0 || lines[index - 1]?.includes("is NOT correct!") !== true) return void 0;
const [left, right] = splitOnce(values, isCall ? ", " : " == ") ?? [];
return left === void 0 || right === void 0 || left.startsWith("!") ? void 0 : leftAndRight(left, right);
});
const hasFailed = " has failed [";
const boostValues = wordingOfLine((line) => {
const [source, values] = splitOnce(line, hasFailed) ?? [];
if (source === void 0 || values === void 0 || !/\bcheck /.test(source) || !source.includes("==") || !values.endsWith("]")) return;
const [left, right] = splitOnce(values.slice(0, -1), " != ") ?? [];
return left === void 0 || right === void 0 ? void 0 : leftAndRight(left, right);
});
const arrow = " \u2192 ";
function swiftOperand(text) {
if (!text.includes(arrow)) return isLiteral(text) ? text : void 0;
return text.startsWith("(") && text.endsWith(")") ? splitOnce(text.slice(1, -1), arrow)?.[1] : void 0;
}
const severity = " (error)";
function withoutSeverity(text) {
const end = text.indexOf(severity);
const after = text.slice(end + 8);
return end !== -1 && (after === "" || after.startsWith(": ")) ? text.slice(0, end) : text;
}
const lastSwiftOperand = (text) => {
const operand = withoutSeverity(text);
return swiftOperand(operand) ?? swiftOperand(operand.split(" - ", 1)[0] ?? "");
};
const swiftTestingValues = wordingOfLine((line) => {
const start = line.indexOf("Expectation failed: ");
const [a, b] = start !== -1 && splitOnce(line.slice(start + 20), " == ") || [];
const left = a && swiftOperand(a);
const right = b && lastSwiftOperand(b);
return left && right ? leftAndRight(left, right) : void 0;
});
const xctestValues = (lines) => {
const opening = "XCTAssertEqual failed: (\"";
const first = lines.findIndex((line) => line.includes(opening));
if (first === -1) return void 0;
const last = lines.findIndex((line, index) => (index > first || index === first && line.includes("equal to (")) && (line.endsWith("\")") || line.includes("\") - ")));
if (last === -1) return void 0;
const all = lines.slice(first, last + 1).join("\n");
const [left, rest] = splitOnce(all.slice(all.indexOf(opening) + 25), "\") is not equal to (\"") ?? [];
const right = rest === void 0 ? void 0 : splitOnce(`${rest} - `, "\") - ")?.[0] ?? void 0;
if (left === void 0 || right === void 0) return void 0;
return pairBelow(lines, last + 1, {
sides: ["left", "right"],
removed: left.split("\n"),
added: right.split("\n")
});
};
function before$1(text, words) {
const ends = words.map((word) => text.indexOf(word)).filter((index) => index !== -1);
return ends.length === 0 ? text : text.slice(0, Math.min(...ends));
}
const expectedValue = (text) => before$1(text.replace(/^(?:equal|equivalent) to /, ""), [" because ", " with a length of "]);
const explanations = [
" differs at ",
" differs near ",
" has a length of ",
" (difference of "
];
const actualValue = (text) => before$1(text, explanations).replace(/\.$/, "");
function pair(expected, actual) {
return isLiteral(expected) && isLiteral(actual) ? expectedAndActual(expected, actual) : void 0;
}
const fluentAssertionsValues = wordingOfLine((line) => {
const start = line.indexOf("Expected ");
if (start === -1 || !line.endsWith(".")) return void 0;
const [wanted, rest] = splitOnce(line.slice(start), ", but ") ?? [];
const [, expected] = wanted !== void 0 && splitOnce(wanted, " to be ") || [];
if (rest === void 0 || expected === void 0 || wanted?.includes(" not to be ")) return void 0;
if (rest.startsWith("found ")) return pair(expectedValue(expected), actualValue(rest.slice(6)));
return explanations.slice(0, 2).some((words) => rest.includes(words)) ? pair(expectedValue(expected), actualValue(rest)) : void 0;
});
const want = /[,;] (?:want|wanted):? /;
const before = /(?:^|[\s:(])got:? (?=\S)/;
function received(text) {
const parts = text.split(before);
if (parts.length === 2) return parts[1];
return parts.length === 1 ? splitOnce(text, " = ")?.[1] : void 0;
}
const isWord = (text) => /^\S+$/.test(text);
const areValues = (expected, actual) => isLiteral(expected) || isWord(expected) && (isWord(actual) || isLiteral(actual));
const goValues = wordingOfLine((line) => {
const [first, expected, more] = line.split(want, 3);
if (first === void 0 || expected === void 0 || more !== void 0 || /\bgot\b/.test(expected)) return void 0;
const actual = received(first)?.replace(/^= /, "");
return actual !== void 0 && areValues(expected, actual) ? expectedAndActual(expected, actual) : void 0;
});
const maximumStart = 1e3;
const reversedGoValues = wordingOfLine((line) => {
const [first, actual, more] = line.split(/[,;] (?:but )?got:? /, 3);
if (first === void 0 || first.length > maximumStart || actual === void 0 || more !== void 0) return void 0;
const expected = /(?:^|[\s:(])(?:want|expected|wanted):? (?=\S)(.*)$/i.exec(first)?.[1];
return expected !== void 0 && isLiteral(expected) && isLiteral(actual) ? expectedAndActual(expected, actual) : void 0;
});
const operand$2 = (text) => /^(\S{1,200}) \([^()]{1,200}\)$/.exec(text)?.[1];
const gotestToolsValues = wordingOfLine((line) => {
const [prefix, values] = splitOnce(line, "assertion failed: ") ?? [];
const [a, b] = prefix !== void 0 && values !== void 0 && splitOnce(values, " != ") || [];
const left = a && operand$2(a);
const right = b && operand$2(b);
return left && right ? leftAndRight(left, right) : void 0;
});
const which = /^\s*Which is: (.*)$/;
const asText = /^\s*As Text: (.*)$/;
function operand$1(lines, index) {
const source = lines[index];
if (source === void 0 || !/^\s+\S/.test(source) || which.test(source)) return void 0;
const value = which.exec(lines[index + 1] ?? "")?.[1];
if (value === void 0) return {
value: source.trim(),
end: index + 1
};
const text = asText.exec(lines[index + 2] ?? "")?.[1];
if (text === void 0) return {
value,
end: index + 2
};
return text.length > 1 && text.endsWith("\"") ? {
value: text,
end: index + 3
} : void 0;
}
function sameRank(lines) {
const start = lines.findIndex((line) => line.trim() === "Expected equality of these values:");
if (start === -1) return void 0;
const left = operand$1(lines, start + 1);
const right = left && operand$1(lines, left.end);
return right && pairBelow(lines, right.end, leftAndRight(left.value, right.value));
}
function ranked(lines) {
const start = lines.findIndex((line) => /^\s*Value of: /.test(line));
if (start === -1) return void 0;
const actual = /^\s*Actual: (.*)$/.exec(lines[start + 1] ?? "")?.[1];
const expected = /^\s*Expected: (.*)$/.exec(lines[start + 2] ?? "")?.[1];
if (actual === void 0 || expected === void 0) return void 0;
const value = which.exec(lines[start + 3] ?? "")?.[1];
return pairBelow(lines, start + (value === void 0 ? 3 : 4), expectedAndActual(value ?? expected, actual));
}
const googleTestValues = (lines) => sameRank(lines) ?? ranked(lines);
const label = /^(?:.{0,300}?: )?([eE])xpected: (?=\S)/;
const separators = {
e: [
" but got: ",
", actual: ",
" actual: "
],
E: ["  got: "]
};
const inlineValues = wordingOfLine((line) => {
const [found = "", letter = ""] = label.exec(line) ?? [];
const values = line.slice(found.length);
const separator = separators[letter]?.find((each) => values.includes(each));
const [expected, actual] = separator !== void 0 && splitOnce(values, separator) || [];
return expected === void 0 || actual === void 0 ? void 0 : expectedAndActual(expected.trim(), actual.trim());
});
const maximumLabel = 200;
const untilColon = String.raw`(?: \w+){0,4}\s*(?:\(.*?\)[^:()]*)?:`;
const actualLabel = new RegExp(String.raw`^\s*(?:[-+] )?(?:actual|received|got|but|the checked|expecting)${untilColon}`, "i");
const expectedLabel = new RegExp(String.raw`^\s*(?:[-+] )?(?:expected|the expected|to be equal to)${untilColon}`, "i");
const stackFrame = /^\s*at\s/;
const terminator = /^\s*(?:-*\^\s*$|[\u2191\u2193]|(?:which|message|stack ?trace|call log|diff\w*)\b.{0,40}:|but (?:was|were) not\b|\(compared using )/i;
const length = /\blength:\s*\d+$/;
function labelAt(lines, index) {
const head = (lines[index] ?? "").slice(0, maximumLabel);
const expected = expectedLabel.exec(head)?.[0];
if (expected !== void 0) return {
side: "expected",
text: expected,
index
};
const actual = actualLabel.exec(head)?.[0];
return actual === void 0 ? void 0 : {
side: "actual",
text: actual,
index
};
}
const isBlank = (line) => line === void 0 || line.trim() === "";
const indentation = (line) => line.length - line.trimStart().length;
const outdented = (lines, columns) => lines.map((line) => line.slice(Math.min(columns, indentation(line))));
function withoutBlankEnd(lines) {
let end = lines.length;
while (end > 0 && isBlank(lines[end - 1])) end--;
return lines.slice(0, end);
}
function labelledValue({ side, text, index }, lines, end) {
const [first = "", ...continuation] = withoutBlankEnd(lines.slice(index, end));
const sign = /^[-+] /.test(first) ? 2 : 0;
const line = first.slice(sign);
const begin = first.slice(text.length).trimStart();
const column = line.length - begin.length;
const isAligned = continuation.every((more) => isBlank(more) || indentation(more) >= column);
return {
side,
label: text.slice(sign).trim(),
value: begin === "" ? continuation : [begin, ...isAligned ? outdented(continuation, column) : continuation],
lines: [line, ...continuation]
};
}
function endOfSecond(lines, second, first) {
const line = lines[second.index] ?? "";
const isAlone = isBlank(line.slice(second.text.length));
const hasBlankLines = first.value.some(isBlank);
let index = second.index + 1;
for (; index < lines.length; index++) {
const next = lines[index] ?? "";
if (terminator.test(next) || stackFrame.test(next) || labelAt(lines, index) !== void 0) break;
if (first.value.length > 1) {
if (isBlank(next) && !hasBlankLines) break;
} else if (isAlone) {
if (isBlank(next) || index > second.index + 1) break;
} else if (isBlank(next) || indentation(next) <= indentation(line)) break;
}
return index;
}
function comparison(lines, first, second) {
const columns = Math.min(indentation(first.text), indentation(second.text));
const all = outdented(lines, columns);
const firstLabel = {
...first,
text: first.text.slice(columns)
};
const secondLabel = {
...second,
text: second.text.slice(columns)
};
const firstValue = labelledValue(firstLabel, all, second.index);
const secondValue = labelledValue(secondLabel, all, endOfSecond(all, secondLabel, firstValue));
return {
values: [firstValue, secondValue],
isLast: second.index + secondValue.lines.length >= all.length
};
}
function firstPair(lines, ignored) {
let first;
for (let index = 0; index < lines.length; index++) {
const line = lines[index] ?? "";
if (stackFrame.test(line)) first = void 0;
const label = ignored(line) ? void 0 : labelAt(lines, index);
if (label === void 0) continue;
if (first !== void 0 && first.side !== label.side) return comparison(lines, first, label);
first = label;
}
}
const negation = /^(?:value != |not equal to )/;
const negatedLabel = /^(?:expected|actual|received|got) not\b/i;
const isShortened = (value) => value.length > 200 && value.startsWith("...", 101);
const areComparable = ({ values }) => values.every(({ label, value: [first = ""] }) => !negatedLabel.test(label) && !negation.test(first) && !isShortened(first));
function labelledValues(lines) {
const isLength = (line) => length.test(line.slice(0, maximumLabel));
const found = firstPair(lines, isLength) ?? (lines.some(isLength) ? firstPair(lines, () => false) : void 0);
return found !== void 0 && areComparable(found) ? found : void 0;
}
const strictlyEqual = wordingOfLine((line, index, lines) => {
if (index > 0 && lines[index - 1]?.trim() !== "") return void 0;
const [actual, expected] = splitOnce(line, " !== ") ?? [];
if (actual === void 0 || expected === void 0 || !isLiteral(actual) || !isLiteral(expected)) return void 0;
return expectedAndActual(expected, actual);
});
const looselyEqual = (lines) => {
const start = lines.findIndex((line) => line.endsWith("Expected values to be loosely deep-equal:"));
const middle = lines.indexOf("should loosely deep-equal");
if (start === -1 || middle < start || lines.indexOf("should loosely deep-equal", middle + 1) !== -1) return void 0;
let end = middle + 2;
while (end < lines.length && lines[end]?.trim() !== "" && !/^\s+at /.test(lines[end] ?? "")) end++;
return pairBelow(lines, end, {
sides: ["expected", "actual"],
removed: lines.slice(middle + 2, end),
added: lines.slice(start + 2, middle - 1)
});
};
const reworded = (lines) => {
const start = lines.findIndex((line) => /^Expected value to (?:be equal|strictly be equal|deeply equal|deeply and strictly equal) to:$/.test(line));
const middle = lines.indexOf("Received:", start + 1);
if (start === -1 || middle === -1 || lines.includes("Received:", middle + 1)) return void 0;
let end = middle + 1;
while (end < lines.length && /^ {2}\S/.test(lines[end] ?? "")) end++;
const outdented = (from, to) => lines.slice(from, to).map((line) => line.replace(/^ {2}/, ""));
return pairBelow(lines, end, {
sides: ["expected", "actual"],
removed: outdented(start + 1, middle),
added: outdented(middle + 1, end)
});
};
const nodeAssertValues = (lines) => looselyEqual(lines) ?? reworded(lines) ?? strictlyEqual(lines);
const reason = ", because ";
const value = (text) => text.replace(/^(?:exactly|a collection) /, "").replace(/ with length \d+$/, "").replace(/^\[[\w.]+\] (?=\S)/, "");
const pesterValues = wordingOfLine((line) => {
const start = line.indexOf("Expected ");
const [before, after] = start !== -1 && splitOnce(line.slice(start + 9), " but got ") || [];
if (before === void 0 || after === void 0 || !before.endsWith(",")) return void 0;
const because = before.indexOf(reason);
const expected = value(because === -1 ? before.slice(0, -1) : before.slice(0, because));
const actual = value(after.replace(/\.$/, ""));
return isLiteral(expected) && isLiteral(actual) ? expectedAndActual(expected, actual) : void 0;
});
const opening = "Failed asserting that ";
const verbs = [
" matches expected ",
" is identical to ",
" is equal to "
];
const withoutSize = (text) => text.replace(/^(?:actual )?size (?=\d)/, "");
const phpUnitValues = wordingOfLine((line) => {
if (!line.startsWith(opening) || !line.endsWith(".")) return void 0;
const text = line.slice(22, -1);
const [verb, another] = verbs.filter((words) => text.includes(words));
const constant = / is (true|false|null)$/.exec(text);
const [actual, expected] = verb !== void 0 && another === void 0 ? splitOnce(text, verb) ?? [] : verb === void 0 && constant !== null ? [text.slice(0, constant.index), constant[1]] : [];
if (actual === void 0 || expected === void 0) return void 0;
const values = [withoutSize(expected), withoutSize(actual)];
return values.every(isLiteral) ? expectedAndActual(...values) : void 0;
});
function endOfSign(lines, start, sign) {
let end = start;
while (lines[end]?.startsWith(sign) === true) end += 1;
return end;
}
function expectedFirst(lines) {
const ordered = [];
for (let start = 0; start < lines.length;) {
const isTurned = lines[start]?.startsWith("+") === true;
const middle = endOfSign(lines, start, isTurned ? "+" : "-");
const end = Math.max(endOfSign(lines, middle, isTurned ? "-" : "+"), start + 1);
const [first, second] = [lines.slice(start, middle), lines.slice(middle, end)];
for (const line of isTurned ? [...second, ...first] : [...first, ...second]) ordered.push(line);
start = end;
}
return ordered;
}
const maximumLegend = 300;
const word = "(expected|snapshot|want|actual|received|got)";
const oneLine = new RegExp(String.raw`(?:^\s*|\()\`?([-+])\`? ?${word},? ?\`?([-+])\`? ?${word}\b`, "i");
const halfLine = new RegExp(String.raw`^(\s*)(-+|\++) ${word}\b`, "i");
const betweenValues = "should loosely deep-equal";
function isDiffLegend(line) {
const start = line.slice(0, maximumLegend);
if (start.trim() === betweenValues) return true;
return oneLine.test(start) || halfLine.test(start) && /^\s*[-+]+ \w+$/.test(start.trimEnd());
}
const sideOf = (name = "") => /^(?:expected|snapshot|want)$/i.test(name) ? "expected" : "actual";
const isPointer = /^\s*\^+\s*$/;
const isSigned = (line) => /^\s*[-+]/.test(line);
const blanksBefore = (line) => line.slice(0, line.length - line.trimStart().length);
const context = (line) => line.trim() === "" ? "" : `  ${line}`;
const turned = (line) => line.replace(/^[-+]/, (sign) => sign === "-" ? "+" : "-");
function joined(head, lines, { indentation, isTurned }) {
const isOwn = (line) => line.startsWith(indentation);
const body = lines.map((line) => {
if (!isOwn(line)) return context(line);
const own = line.slice(indentation.length);
return (isTurned ? turned(own) : own).trimEnd();
});
const end = lines.findIndex((line) => line.trim() !== "" && !isOwn(line));
return {
lines: [...head, ...expectedFirst(body)],
from: head.length,
to: head.length + (end === -1 ? lines.length : end),
sides: ["expected", "actual"]
};
}
function withOneLineLegend(lines, index) {
const line = lines[index] ?? "";
const [legend, firstSign, firstWord = "", secondSign, secondWord = ""] = oneLine.exec(line.slice(0, maximumLegend)) ?? [];
if (legend === void 0 || firstSign === secondSign || sideOf(firstWord) === sideOf(secondWord)) return void 0;
const behind = lines.slice(index + 1).filter((other, at, all) => !(isPointer.test(other) && isSigned(all[at - 1] ?? "")));
const isTurned = firstSign === "-" !== (sideOf(firstWord) === "expected");
const isAlone = !legend.startsWith("(");
const [expected, actual] = sideOf(firstWord) === "expected" ? [firstWord, secondWord] : [secondWord, firstWord];
const shown = isTurned ? line.replace(legend, legend.replace(/[-+]/g, turned)) : line;
return joined([...lines.slice(0, index).map(context), ...isAlone ? [`- ${expected}`, `+ ${actual}`] : [context(shown)]], behind, {
indentation: blanksBefore(isAlone ? line : behind.find(isSigned) ?? ""),
isTurned
});
}
function withTwoLineLegend(lines, index) {
const first = halfLine.exec((lines[index] ?? "").slice(0, maximumLegend));
const second = halfLine.exec((lines[index + 1] ?? "").slice(0, maximumLegend));
if (first === null || second === null) return void 0;
const [, indentation = "", firstSigns = "", firstWord] = first;
const [, , secondSigns = "", secondWord] = second;
if (firstSigns[0] === secondSigns[0] || sideOf(firstWord) === sideOf(secondWord)) return void 0;
const isTurned = firstSigns.startsWith("-") !== (sideOf(firstWord) === "expected");
const legend = (line = "") => isTurned ? line.trim().replace(/^(?:-+|\++)/, (signs) => signs.replace(/./g, turned)) : line.trim();
return joined([
...lines.slice(0, index).map(context),
legend(lines[index]),
legend(lines[index + 1])
], lines.slice(index + 2), {
indentation,
isTurned
});
}
const isPartialDiff = /^\s*Skipping \d+ identical (?:leading|trailing) characters in diff/;
function pytestDiff(lines) {
const start = lines.findIndex((line) => /^\s*(?:AssertionError: )?assert /.test(line));
if (start === -1) return void 0;
const behind = lines.slice(start + 1);
const first = behind.findIndex((line) => /^\s*[-+] /.test(line));
if (first === -1) return void 0;
const indentation = blanksBefore(behind[first] ?? "");
if (!["- ", "+ "].every((sign) => behind.some((line) => line.startsWith(indentation + sign)))) return void 0;
const isNote = (line) => line.trim() !== "" && !line.startsWith(`${indentation}  `);
const from = behind.slice(0, first).findLastIndex(isNote) + 1;
const notes = behind.slice(0, from);
if (notes.some((line) => isNote(line) && (!line.startsWith(indentation) || isPartialDiff.test(line)))) return void 0;
return joined([
...[...lines.slice(0, start + 1).map((line) => line.trim()), ...notes.map((line) => line.slice(indentation.length))].map(context),
"- expected",
"+ actual"
], behind.slice(from), {
indentation,
isTurned: false
});
}
function readyMadeDiff(lines) {
const lastSigned = lines.findLastIndex(isSigned);
for (let index = 0; index < lastSigned; index++) {
const found = withOneLineLegend(lines, index) ?? (index + 1 < lastSigned ? withTwoLineLegend(lines, index) : void 0);
if (found !== void 0) return found;
}
}
const inExplanation = (wording) => (lines) => {
const marked = lines.filter((line) => /^E(?: |$)/.test(line)).map((line) => line.slice(1));
return wording(marked.length === 0 ? lines : marked);
};
const isDrawing = (line) => line?.includes("|") === true && /^[\s|]*$/.test(line);
const pytestValues = inExplanation(wordingOfLine((line, index, lines) => {
const [, expression] = /^(?:AssertionError: )?assert (.*)$/.exec(line) ?? [];
if (expression === void 0 || isDrawing(lines[index + 1])) return void 0;
const [left, right] = splitOnce(expression.startsWith("(") && expression.endsWith(")") && !/ (?:and|or) /.test(expression) ? expression.slice(1, -1) : expression, " == ") ?? [];
if (left === void 0 || right === void 0 || !isLiteral(left) || !isLiteral(right)) return void 0;
return expectedAndActual(right, left);
}));
const pytestLines = inExplanation(pytestDiff);
const unittestHeader = /^(?:AssertionError: )(?:(?:List|Tuple|Sequence|Set|Dict)s differ: )?(.*)$/;
const unittestTail = /(?: within \d+ places \(.*\)|(?<= != [^ ]{1,200}) : .*)$/;
const unittestAssertion = wordingOfLine((line) => {
const values = unittestHeader.exec(line)?.[1]?.replace(unittestTail, "");
const [left, right] = values !== void 0 && splitOnce(values, " != ") || [];
if (left === void 0 || right === void 0 || !isLiteral(left) || !isLiteral(right)) return void 0;
return leftAndRight(left, right);
});
const maximumDistance = 12;
const ownMessage = " : ";
function ndiff(lines) {
const start = lines.findIndex((line) => unittestHeader.test(line.trim()) && line.includes(" != "));
const from = lines.findIndex((line, index) => index > start && /^[-+] /.test(line));
const between = lines.slice(start + 1, from);
if (start === -1 || from === -1 || between.length > maximumDistance || between.some((line) => line.startsWith("---"))) return void 0;
const message = lines.findIndex((line, index) => index > from && line.startsWith(ownMessage));
const end = message === -1 ? lines.length : message;
const own = lines.slice(from, end);
let first = from;
while (first > start + 1 && /^ {2}/.test(lines[first - 1] ?? "")) first--;
if (!own.some((line) => line.startsWith("- ")) || !own.some((line) => line.startsWith("+ "))) return void 0;
if (!/['"]$/.test(lines[start] ?? "") && message === -1 && own.findLast((line) => line.trim() !== "")?.includes(ownMessage)) return void 0;
const before = lines.slice(0, first).map((line) => `  ${line}`.trimEnd());
return {
lines: [
...before,
"- left",
"+ right",
...lines.slice(first)
],
from: before.length + 2,
to: before.length + 2 + end - first,
sides: ["left", "right"]
};
}
const unittestValues = inExplanation((lines) => ndiff(lines) ?? unittestAssertion(lines));
const header = /assertion (?:`left == right` failed|failed: `\(left == right\)`)/;
const left = /^ {0,20}left: /;
const right = /^ {0,20}right: /;
const endOfPanic = /^\s*(?:stack backtrace:|note: run with )/;
const legend = /^Diff < left \/ right > ?:$/;
function operands(lines, from) {
const second = lines.findIndex((line, index) => index > from && right.test(line));
if (second === -1 || !left.test(lines[from] ?? "")) return void 0;
const end = second > from + 1 ? endOf$1(lines, second + 1) : second + 1;
if (lines.slice(second + 1, end + 1).some((line) => left.test(line) || right.test(line))) return void 0;
return [end, {
sides: ["left", "right"],
removed: [(lines[from] ?? "").replace(left, ""), ...lines.slice(from + 1, second)],
added: [(lines[second] ?? "").replace(right, ""), ...lines.slice(second + 1, end)]
}];
}
function endOf$1(lines, from) {
const panic = lines.findIndex((line, index) => index >= from && endOfPanic.test(line));
let end = panic === -1 ? lines.length : panic;
while (end > from && lines[end - 1]?.trim() === "") end--;
return end;
}
function unquoted({ sides, removed, added }) {
const first = /^`([^`]*)`,$/.exec(removed[0] ?? "")?.[1];
const second = /^`([^`]*)`(?:: |$)/.exec(added[0] ?? "")?.[1];
if (removed.length > 1 || added.length > 1 || first === void 0 || second === void 0) return void 0;
return {
sides,
removed: [first],
added: [second]
};
}
function prettyDiff(lines, from) {
let end = from;
while (end < lines.length && /^[ <>]/.test(lines[end] ?? "")) end++;
if (end === from || lines.slice(end).some((line) => /^[<>]/.test(line))) return void 0;
const own = lines.slice(from, end);
const without = (sign) => own.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
return pairBelow(lines, end, {
sides: ["left", "right"],
removed: without(">"),
added: without("<")
});
}
function rustValues(lines) {
const diff = lines.findIndex((line) => legend.test(line));
if (diff !== -1) return prettyDiff(lines, diff + 1);
const start = lines.findIndex((line) => header.test(line.slice(0, 2e3)));
if (start === -1) return void 0;
const found = operands(lines, lines.findIndex((line, index) => index > start && left.test(line)));
if (found === void 0) return void 0;
const [end, pair] = found;
const shown = lines[start]?.includes("(left == right)") ? unquoted(pair) : pair;
return shown && pairBelow(lines, end, shown);
}
const place = / \([\w.]{1,200}\.scala:\d+\)$/;
const scalaTestValues = wordingOfLine((line) => {
const text = line.replace(/^[\w.]{1,300}(?:Exception|Error): /, "").replace(place, "");
const [left, right] = splitOnce(text, " did not equal ") ?? splitOnce(text, " was not equal to ") ?? [];
if (left === void 0 || right === void 0 || !isLiteral(left) || !isLiteral(right)) return void 0;
return leftAndRight(left, right);
});
const endOfActual = /^\s*$|^\s+difference$|^\s+at |^Additional Info:/;
function onlyLine(lines, words, first) {
const index = lines.findIndex((line, at) => at >= first && words.test(line));
return lines.some((line, at) => at > index && words.test(line)) ? -1 : index;
}
const shouldlyValues = (lines) => {
const should = onlyLine(lines, /^\s+should be(?: with options: .*)?$/, 1);
const was = onlyLine(lines, /^\s+but was(?: not)?$/, should + 1);
if (should === -1 || was < should + 2) return void 0;
const removed = lines.slice(should + 1, was);
if (lines[was]?.endsWith("not")) return pairBelow(lines, was + 1, {
sides: ["expected", "actual"],
removed,
added: lines.slice(should - 1, should)
});
let end = was + 1;
while (end < lines.length && !endOfActual.test(lines[end] ?? "")) end++;
return pairBelow(lines, end, {
sides: ["expected", "actual"],
removed,
added: lines.slice(was + 1, end)
});
};
const chain = /^[\w$.]{1,200}(?:\([\w$,.'" ]{0,200}\))?$/;
const maximumRows = 200;
function drawing(lines, first) {
let end = first;
while (end < Math.min(lines.length, first + maximumRows) && lines[end]?.trim() !== "") end++;
return lines.slice(first, end);
}
function anchorOf(source, column) {
return column + (source.split("(", 1)[0] ?? "").lastIndexOf(".") + 1;
}
function valueAt(rows, column) {
const bars = [...rows[0] ?? ""].flatMap((character, at) => character === "|" ? [at] : []);
if (!bars.includes(column)) return void 0;
const index = rows.findIndex((row) => row[column] !== "|");
const row = rows[index];
if (row === void 0 || row.slice(column).trimStart() !== row.slice(column)) return void 0;
const next = bars.find((at) => at > column && rows[index - 1]?.[at] === "|" && row[at] !== " ");
const below = rows[index + 1];
return below?.[column] !== void 0 && below[column] !== " " && !bars.some((at) => at < column && below[at] !== "|" && below[at] !== " ") ? void 0 : row.slice(column, next).trim();
}
function operand(source, rows, column) {
if (isConstant(source) && rows[0]?.[column] !== "|") return source;
return chain.test(source) ? valueAt(rows, anchorOf(source, column)) : void 0;
}
function operandsOf(lines, index, column) {
const expression = lines[index] ?? "";
const operator = expression.indexOf(" == ", column);
if (operator === -1 || expression.length > 1e3 || expression.indexOf(" == ", operator + 1) !== -1) return void 0;
const rows = drawing(lines, index + 1);
if (rows[0]?.includes("|") !== true || !/^[\s|]*$/.test(rows[0])) return void 0;
const left = operand(expression.slice(column, operator), rows, column);
const right = operand(expression.slice(operator + 4).trim(), rows, operator + 4);
return left === void 0 || right === void 0 ? void 0 : [left, right];
}
const endOf = (lines, index) => index + 1 + drawing(lines, index + 1).length;
function condition(lines) {
const header = lines.findIndex((line) => line.trimEnd().endsWith("Condition not satisfied:"));
const index = lines.findIndex((line, at) => at > header && line.trim() !== "");
const [actual, expected] = header !== -1 && operandsOf(lines, index, 0) || [];
return actual === void 0 || expected === void 0 ? void 0 : pairBelow(lines, endOf(lines, index), expectedAndActual(expected, actual));
}
function powerAssertion(lines) {
const index = lines.findIndex((line) => line.startsWith("assert "));
const [left, right] = index !== -1 && operandsOf(lines, index, 7) || [];
return left === void 0 || right === void 0 ? void 0 : pairBelow(lines, endOf(lines, index), leftAndRight(left, right));
}
const drawnValues = (lines) => condition(lines) ?? powerAssertion(lines);
const blockWordings = [
{
words: ["left == right", "Diff < left / right >"],
read: rustValues
},
{
words: ["Expected equality of these values:", "Value of: "],
read: googleTestValues
},
{
words: ["Assertion with =="],
read: exUnitValues
},
{
words: ["should be"],
read: shouldlyValues
},
{
words: ["Condition not satisfied:", "assert "],
read: drawnValues
},
{
words: ["+"],
read: readyMadeDiff
},
{
words: ["assert "],
read: pytestLines
},
{
words: [" != "],
read: unittestValues
},
{
words: [":"],
read: labelledValues
},
{ read: (lines) => bracketedValues(lines.join("\n")) },
{
words: ["with expansion:"],
read: catchValues
},
{
words: ["XCTAssertEqual failed: "],
read: xctestValues
}
];
const sentenceWordings = [
{
words: [
" !== ",
"should loosely deep-equal",
"Expected value to "
],
read: nodeAssertValues
},
{
words: [", but "],
read: fluentAssertionsValues
},
{
words: ["Failed asserting that "],
read: phpUnitValues
},
{
words: ["is NOT correct!"],
read: doctestValues
},
{
words: ["has failed ["],
read: boostValues
},
{
words: ["Expectation failed: "],
read: swiftTestingValues
},
{
words: [" but got "],
read: pesterValues
},
{
words: ["xpected: "],
read: inlineValues
},
{
words: [" did not equal ", " was not equal to "],
read: scalaTestValues
},
{
words: ["xpected "],
read: chaiValues
},
{
words: ["elements found. Found "],
read: cypressCount
},
{
words: ["assertion failed: "],
read: gotestToolsValues
},
{
words: [" want"],
read: goValues
},
{
words: [" got"],
read: reversedGoValues
},
{
words: ["assert "],
read: pytestValues
},
{
words: [" == ", " != "],
read: bareValues
}
];
const maximumHead = 4e4;
const withoutBlankEnds = (text) => text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
function searched(text, isCut) {
const shown = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(text);
return {
shown,
lines: shown.split("\n"),
isCut
};
}
const propertiesOfNodeTest = /\] \{\r?\n +code: 'ERR_TEST_FAILURE'/;
function headOf(details, message) {
const head = details.slice(0, maximumHead);
const stack = /^[ \t]+(?:at|\u276f)\s/m.exec(head)?.index;
const end = propertiesOfNodeTest.exec(head.slice(0, stack))?.index ?? stack;
const text = withoutBlankEnds(head.slice(0, end));
return searched(text.includes(message) ? text : `${message}\n\n${text}`, end === void 0 && details.length > maximumHead);
}
function find(texts, wordings) {
for (const { shown, lines, isCut } of texts) for (const { words, read } of wordings) {
if (words !== void 0 && !words.some((word) => shown.includes(word))) continue;
const found = read(lines);
if (found !== void 0) return {
found,
isCut
};
}
}
function comparisonOf(message, details, stated) {
const texts = [searched(withoutBlankEnds(message), false), ...details === "" ? [] : [headOf(details, message.trim())]];
const found = find(texts, blockWordings) ?? find(texts, sentenceWordings);
if (stated === void 0) return found;
const comparison = statedComparison(stated, found?.found);
return comparison === found?.found ? found : {
found: comparison,
isCut: false
};
}
}) };
;
