"use strict";
exports.id = 9221;
exports.ids = [9221];
exports.modules = { 79221: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { t: () => readJson });
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
var _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60165);
var _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47255);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52824);
async function placesOf(source, offsets) {
const places = new Map();
const sorted = [...offsets].sort((a, b) => a - b);
let next = 0;
let start = 0;
let line = 1;
let lineStart = 0;
for await (const chunk of source.chunks()) {
const end = start + chunk.length;
let lineBreak = chunk.indexOf("\n");
for (let offset = sorted[next]; offset !== void 0 && offset <= end; offset = sorted[next]) {
while (lineBreak !== -1 && start + lineBreak < offset) {
line += 1;
lineStart = start + lineBreak + 1;
lineBreak = chunk.indexOf("\n", lineBreak + 1);
}
places.set(offset, {
line,
column: offset - lineStart + 1
});
next += 1;
}
if (next === sorted.length) break;
while (lineBreak !== -1) {
line += 1;
lineStart = start + lineBreak + 1;
lineBreak = chunk.indexOf("\n", lineBreak + 1);
}
start = end;
}
return places;
}
function createJsonCapture(maximumLength) {
let start;
let from = 0;
let pieces = [];
let length = 0;
const reset = () => {
pieces = [];
length = 0;
};
return {
get start() {
return start;
},
get isTooLong() {
return length > maximumLength;
},
begin(index, chunkStart) {
reset();
start = chunkStart + index;
from = index;
},
carry(chunk) {
if (start === void 0) return;
length += chunk.length - from;
if (length > maximumLength) pieces = [];
else pieces.push(chunk.slice(from));
from = 0;
},
textUntil: (chunk, index) => pieces.join("") + chunk.slice(from, index),
cancel() {
reset();
start = void 0;
}
};
}
const maximumRereadLength = 16777216;
function createJsonArrayEnd(faults, budget) {
const tail = createJsonCapture(maximumRereadLength);
let ends = 0;
let malformed = [];
return {
get isOpen() {
return tail.start !== void 0;
},
addEnd(index, chunkStart, isMiscounted) {
ends += 1;
if (ends === 1 || ends === 2 && isMiscounted) tail.begin(index + 1, chunkStart);
},
malformed(at) {
if (tail.start === void 0) faults.malformed(at);
else malformed.push(at);
},
carry: tail.carry,
dismiss() {
tail.cancel();
ends = 0;
for (const at of malformed) faults.malformed(at);
malformed = [];
},
confirm(chunk) {
const { start, isTooLong } = tail;
if (start === void 0 || isTooLong) return void 0;
const text = tail.textUntil(chunk, chunk.length);
budget.left -= text.length;
tail.cancel();
return {
text,
start
};
}
};
}
function createBrokenElement(shape, faults, maximumLength) {
const frontOf = (members) => `${members}${members === "{" ? "" : ","}${JSON.stringify(shape.inner?.key)}:[`;
const rest = createJsonCapture(maximumLength);
let front;
let items = [];
let length = 0;
let end;
const handOver = () => {
if (items.length === 0 || front === void 0) return;
const list = items.join(",");
for (const first of [front, frontOf("{")]) for (const last of end === void 0 ? ["}"] : [end, "}"]) {
const value = (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(`${first}${list}]${last}`);
if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(value)) continue;
if (shape.accepts(value)) shape.take(value);
return;
}
};
const take = () => {
handOver();
front = void 0;
items = [];
length = 0;
end = void 0;
rest.cancel();
};
return {
get isOpen() {
return front !== void 0;
},
rest,
begin(text, start, { memberEnd = start + 1, innerStart, items: found }) {
take();
front = innerStart === void 0 ? frontOf(text.slice(0, memberEnd - start)) : text.slice(0, innerStart - start);
length = text.length;
for (const [from, to] of found) {
const item = text.slice(from - start, to - start);
if ((0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.r)((0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(item))) items.push(item);
else faults.malformed(from);
}
return items.length === found.length;
},
add(item) {
front ??= frontOf("{");
end = void 0;
length += item.length;
if (length > maximumLength) {
handOver();
items = [];
length = item.length;
}
items.push(item);
},
endWith(text) {
end = text;
},
take
};
}
function createJsonNesting() {
const open = [];
let objects = 0;
const nesting = {
get depth() {
return open.length;
},
get top() {
return open.at(-1);
},
push(container) {
open.push(container);
if (container === "{") objects += 1;
},
pop() {
if (open.pop() === "{") objects -= 1;
},
popTo(container) {
while (open.length > 0 && open.at(-1) !== container) nesting.pop();
},
has: (container) => (container === "{" ? objects : open.length - objects) > 0,
leaveOuter(count) {
for (const container of open.splice(0, count)) if (container === "{") objects -= 1;
},
reset(...containers) {
open.length = 0;
objects = 0;
for (const container of containers) nesting.push(container);
}
};
return nesting;
}
function createJsonTokenizer(handlers) {
let inWord = false;
let inString = false;
let isEscaped = false;
const continueString = (chunk, index) => {
const inside = isEscaped ? index + 1 : index;
const end = (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(chunk, inside);
handlers.text(chunk, index, end === -1 ? chunk.length : end);
inString = end === -1;
isEscaped = inString && (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(chunk, inside, chunk.length);
if (inString) return chunk.length;
handlers.end();
return end + 1;
};
const endWord = () => {
if (inWord) handlers.end();
inWord = false;
};
const beginString = (index) => {
isEscaped = false;
inString = handlers.begin(index, true);
return inString;
};
const step = (index, character) => {
switch (character) {
case "\"":
endWord();
return beginString(index);
case "{":
case "[":
endWord();
return handlers.open(index, character);
case "}":
case "]":
endWord();
handlers.close(index, character === "}" ? "{" : "[");
return true;
case ",":
endWord();
handlers.comma(index);
return true;
case ":":
endWord();
handlers.colon(index);
return true;
default:
inWord = inWord || handlers.begin(index, false);
return inWord;
}
};
return {
read(chunk, from) {
let index = from;
while (index < chunk.length) if (inString) index = continueString(chunk, index);
else if ((0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(chunk.charCodeAt(index))) {
endWord();
index += 1;
} else {
const character = chunk[index] ?? "";
if (handlers.isLost ? handlers.lost(index, character) : step(index, character)) index += 1;
if (handlers.isDone) return index;
}
return index;
},
leave() {
inWord = false;
}
};
}
const maximumElementLength = 268435456;
const maximumDepth$1 = 1e4;
const maximumKeyLength$1 = 1e3;
function createJsonSalvager({ shape, faults, isRoot, rereadBudget }) {
const { inner } = shape;
let state = "reading";
let mayHaveEnded = false;
let mayLeave = false;
let chunk = "";
let chunkStart = 0;
const nesting = createJsonNesting();
let last = "open";
let isKey = false;
let key = "";
let isCertain = true;
let isLost = false;
let before = "";
const unit = createJsonCapture(maximumElementLength);
let unitDepth = 0;
let isListed = true;
let places = { items: [] };
let nonObjectStart;
const broken = createBrokenElement(shape, faults, maximumElementLength);
const arrayEnd = createJsonArrayEnd(faults, rereadBudget);
let isMiscounted = false;
let textAfter;
const isElement = () => unit.start !== void 0 && isListed && (!isCertain || !broken.isOpen);
const innerDepth = () => unit.start === void 0 ? 0 : nesting.depth - unitDepth;
const fail = (index, isInverted) => {
const at = chunkStart + index;
const { start } = unit;
if (start === void 0) {
if (isCertain) (nesting.depth === 0 ? arrayEnd.malformed : faults.broken)(nonObjectStart ?? at);
} else if (inner !== void 0 && isElement() && (isCertain || places.innerStart !== void 0)) {
if (places.itemStart === void 0) faults.broken(at);
else arrayEnd.malformed(places.itemStart);
broken.begin(unit.textUntil(chunk, index), start, places);
nesting.leaveOuter(unitDepth);
} else if (isListed) arrayEnd.malformed(start);
unit.cancel();
characters.leave();
nonObjectStart = void 0;
isCertain = false;
isMiscounted = false;
isLost = isInverted;
before = last === "comma" ? "," : last === "colon" ? ":" : last === "open" ? nesting.top ?? "[" : "";
};
const contradict = (index) => {
fail(index, false);
isMiscounted = nesting.depth > 0;
};
const popTo = (container) => {
nesting.popTo(container);
if (unit.start === void 0 || innerDepth() > 0) return;
if (isListed) arrayEnd.malformed(unit.start);
unit.cancel();
};
const beWell = () => {
nesting.reset();
isCertain = true;
last = "value";
nonObjectStart = void 0;
state = "well";
};
const beginUnit = (index) => {
unit.begin(index, chunkStart);
unitDepth = nesting.depth;
isListed = nesting.top !== "{" && last !== "colon";
places = { items: [] };
};
const endUnit = (index) => {
const start = unit.start ?? 0;
const wasElement = isElement();
const text = unit.isTooLong ? void 0 : unit.textUntil(chunk, index);
unit.cancel();
const value = text === void 0 ? void 0 : (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(text);
if (text === void 0) {
if (isListed) faults.oversized(start);
if (isCertain && wasElement) beWell();
} else if (!(0, _json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(value)) {
if (wasElement && places.innerEnd !== void 0) takeMalformed(text, start, places.innerEnd);
else if (isListed) arrayEnd.malformed(start);
isCertain = false;
} else if (!isCertain) tryUnit(text, value);
else if (wasElement) {
shape.take(value);
beWell();
} else broken.add(text);
};
const tryUnit = (text, value) => {
if (!isListed) return;
const isKnown = shape.accepts(value) || inner?.accepts(value) === true;
if (isKnown) arrayEnd.dismiss();
else if (nesting.depth === 0) endIfPossible();
if (shape.accepts(value)) {
broken.take();
shape.take(value);
beWell();
} else if (isKnown) {
broken.rest.cancel();
broken.add(text);
nesting.reset("{", "[");
isCertain = true;
}
};
const endIfPossible = () => {
textAfter = arrayEnd.confirm(chunk);
if (textAfter === void 0) return;
broken.take();
state = "ended";
};
const takeMalformed = (text, start, innerEnd) => {
if (broken.begin(text, start, places)) faults.broken(start);
broken.endWith(text.slice(innerEnd + 1 - start));
broken.take();
};
const reportNonObject = () => {
if (nonObjectStart !== void 0) faults.nonObject(nonObjectStart);
nonObjectStart = void 0;
};
const noteNonObject = (index) => {
if (isCertain && nesting.depth === 0) nonObjectStart = chunkStart + index;
};
const mayBegin = (index, isObject = false) => {
if (nesting.depth === 0) {
if (last === "value" && (isObject || isCertain && nonObjectStart === void 0)) last = "comma";
reportNonObject();
}
if (last !== "value" && last !== "key") return true;
fail(index, true);
return false;
};
const mayBeUnit = () => !isCertain || (broken.isOpen ? nesting.depth === 2 && broken.rest.start === void 0 : nesting.depth === 0);
const notePlaces = (index, container) => {
const depth = innerDepth();
if (container === "[" && depth === 1 && key === inner?.key) places.innerStart ??= chunkStart + index + 1;
const isInside = places.innerStart !== void 0 && places.innerEnd === void 0;
if (container === "{" && depth === 2 && isInside) places.itemStart = chunkStart + index;
};
const noteEnds = (index, container) => {
const depth = innerDepth();
if (container === "{" && depth === 2 && places.itemStart !== void 0) {
places.items.push([places.itemStart, chunkStart + index + 1]);
places.itemStart = void 0;
}
if (container === "[" && depth === 1 && places.innerStart !== void 0) places.innerEnd ??= chunkStart + index;
};
const followBroken = (index, closed) => {
const { rest } = broken;
if (!broken.isOpen) return;
if (closed === "[" && nesting.depth === 1 && rest.start === void 0) rest.begin(index + 1, chunkStart);
if (closed === "[" || nesting.depth > 0) return;
if (rest.start !== void 0 && !rest.isTooLong) broken.endWith(rest.textUntil(chunk, index + 1));
rest.cancel();
if (!isCertain) return;
broken.take();
beWell();
};
const endArray = (index) => {
last = "value";
mayHaveEnded = !isCertain && isRoot;
if (mayHaveEnded) {
if (broken.isOpen) broken.rest.begin(index + 1, chunkStart);
} else if (!isCertain && rereadBudget.left > 0) arrayEnd.addEnd(index, chunkStart, isMiscounted);
else {
reportNonObject();
broken.take();
state = "ended";
}
};
const characters = createJsonTokenizer({
get isLost() {
return isLost;
},
get isDone() {
if (state === "well" && !mayLeave) state = "reading";
return state !== "reading";
},
begin(index, isString) {
mayHaveEnded = false;
if (!mayBegin(index)) return false;
isKey = nesting.top === "{" && last !== "colon";
if (isKey && !isString) {
fail(index, true);
return false;
}
noteNonObject(index);
if (isKey) key = "";
return true;
},
text(text, from, to) {
if (isKey && innerDepth() === 1 && key.length < maximumKeyLength$1) key += text.slice(from, Math.min(to, from + maximumKeyLength$1));
},
end() {
last = isKey ? "key" : "value";
},
open(index, container) {
mayHaveEnded = false;
if (!mayBegin(index, container === "{")) return false;
if (nesting.top === "{" && last !== "colon") {
if (isCertain) contradict(index);
popTo("[");
}
if (nesting.depth >= maximumDepth$1) {
fail(index, true);
return false;
}
if (container === "[") noteNonObject(index);
if (isElement()) notePlaces(index, container);
else if (container === "{" && unit.start === void 0 && mayBeUnit()) beginUnit(index);
nesting.push(container);
last = "open";
return true;
},
close(index, container) {
if (container === "[" && nesting.depth === 0) {
endArray(index);
return;
}
if (nesting.top !== container) {
if (isCertain) fail(index, false);
last = "value";
if (!nesting.has(container)) {
followBroken(index, container);
return;
}
popTo(container);
}
nesting.pop();
last = "value";
if (unit.start !== void 0) noteEnds(index, container);
if (unit.start !== void 0 && innerDepth() === 0) endUnit(index + 1);
else if (nesting.depth === 0) reportNonObject();
followBroken(index, container);
},
comma(index) {
mayHaveEnded = false;
if (nesting.depth === 0) reportNonObject();
if (innerDepth() === 1) places.memberEnd = chunkStart + index;
last = "comma";
},
colon(index) {
mayHaveEnded = false;
if (nesting.top !== "{" || last !== "key") {
if (isCertain) contradict(index);
if (nesting.has("{")) popTo("{");
}
last = "colon";
},
lost(index, character) {
mayHaveEnded = false;
const mayBeValue = (before === "," || before === ":" || before === "[") && nesting.depth < maximumDepth$1;
if (character === "{" && mayBeValue) {
isLost = false;
last = before === ":" ? "colon" : before === "," ? "comma" : "open";
return false;
}
before = character;
const closed = character === "}" ? "{" : "[";
if (character === "[" && mayBeValue) nesting.push("[");
else if (character === "]" && nesting.depth === 0) endArray(index);
else if ((character === "}" || character === "]") && nesting.has(closed)) {
nesting.popTo(closed);
nesting.pop();
followBroken(index, closed);
}
return true;
}
});
return {
get state() {
return state;
},
get textAfter() {
return textAfter;
},
get mayHaveEnded() {
return mayHaveEnded;
},
read(text, from, start) {
chunk = text;
chunkStart = start;
const index = characters.read(text, from);
mayLeave = true;
for (const capture of [
unit,
broken.rest,
arrayEnd
]) capture.carry(text);
return index;
},
end() {
chunk = "";
endIfPossible();
if (inner !== void 0 && isElement() && isCertain && !unit.isTooLong) broken.begin(unit.textUntil("", 0), unit.start ?? 0, places);
broken.take();
}
};
}
const quote$1 = 34;
const comma$2 = 44;
const backslash = 92;
const opener = 123;
const closer = 125;
const closingBracket$1 = 93;
const isWordCharacter = (code) => code !== quote$1 && code !== comma$2 && (code | 32) !== opener && (code | 32) !== closer && !(0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(code);
function createJsonScanner(isElements) {
let depth = 0;
let inString = false;
let escaped = false;
let ended = false;
let lastEnd = -1;
let isWord = false;
let outermost = 0;
let isMismatched = false;
const leaveString = (chunk, from) => {
const inside = escaped ? from + 1 : from;
const end = (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(chunk, inside);
inString = end === -1;
escaped = inString && (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(chunk, inside, chunk.length);
return inString ? chunk.length : end + 1;
};
const scanString = (chunk, from) => {
const index = leaveString(chunk, inString ? from : from + 1);
ended = !inString;
return index;
};
const scanWord = (chunk, from) => {
isWord = true;
let index = from;
while (index < chunk.length && isWordCharacter(chunk.charCodeAt(index))) index += 1;
ended = index < chunk.length;
return index;
};
return {
get ended() {
return ended;
},
get isMismatched() {
return isMismatched;
},
get lastEnd() {
return lastEnd;
},
get depth() {
return depth;
},
scan(chunk, from) {
const isMany = isElements;
if (depth === 0 && !isMany) {
if (!(!inString && !isWord && (chunk.charCodeAt(from) | 32) === opener)) return inString || !isWord && chunk.charCodeAt(from) === quote$1 ? scanString(chunk, from) : scanWord(chunk, from);
}
const { length } = chunk;
let index = inString ? leaveString(chunk, from) : from;
let level = depth;
lastEnd = -1;
while (index < length) {
const code = chunk.charCodeAt(index);
const bracket = code | 32;
if (code === quote$1) {
const end = chunk.indexOf("\"", index + 1);
index = end !== -1 && chunk.charCodeAt(end - 1) !== backslash ? end + 1 : leaveString(chunk, index + 1);
continue;
}
if (bracket === opener) {
if (level === 0) outermost = code;
level += 1;
} else if (bracket === closer) {
if (level > 0) {
level -= 1;
if (level === 0) {
lastEnd = index + 1;
ended = !isMany;
isMismatched = ended && code !== outermost + 2;
}
} else if (code === closingBracket$1) {
ended = true;
break;
}
}
index += 1;
if (ended) break;
}
depth = level;
return index;
}
};
}
const maximumHeldLength = 67108864;
const maximumDeferredLength = 524288;
const comma$1 = 44;
const separatorForm = /^\s*,\s*\{\s*"[^"\\]{1,100}"\s*:/;
const maximumMisses = 8;
function createJsonElements(context, start, isBroken) {
const { shape, habits } = context;
let scanner = createJsonScanner(true);
let held = [];
let heldLength = 0;
let heldStart = start;
let deferred;
let ended = false;
let again;
let salvager = isBroken ? createJsonSalvager(context) : void 0;
const takeHeld = () => {
const text = held.length === 1 ? held[0] ?? "" : held.join("");
held = [];
heldLength = 0;
return text;
};
const hold = (piece) => {
if (piece === "") return;
held.push(piece);
heldLength += piece.length;
};
const takeWhole = (text, first) => {
const elements = (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(`[${first === 0 ? text : text.slice(first)}]`);
if (!Array.isArray(elements) || !elements.every(_json_fields_mjs__WEBPACK_IMPORTED_MODULE_2__.r)) return false;
for (const element of elements) shape.take(element);
return true;
};
const takeElements = (text) => {
const first = indexAfterSeparator(text);
if (first === text.length) return true;
if (!takeWhole(text, first)) return false;
if (first > 0) habits.separator ??= separatorForm.exec(text)?.[0];
return true;
};
const takeBySeparator = (chunk, from, chunkStart) => {
const { separator, misses } = habits;
if (separator === void 0 || misses > maximumMisses) return false;
const end = chunk.lastIndexOf(separator);
if (end <= from) return false;
const text = (deferred?.text ?? held.join("")) + chunk.slice(from, end);
const first = indexAfterSeparator(text);
if (first < text.length && !takeWhole(text, first)) {
habits.misses += 1;
return false;
}
takeHeld();
deferred = {
text: chunk.slice(end),
start: chunkStart + end
};
return true;
};
const deferMore = (chunk, from) => {
if (deferred === void 0 || deferred.text.length + chunk.length - from > maximumDeferredLength) return false;
deferred = {
text: deferred.text + chunk.slice(from),
start: deferred.start
};
return true;
};
const readDeferred = (following) => {
if (deferred === void 0) return false;
again = {
...deferred,
text: deferred.text + following,
isBroken: false
};
deferred = void 0;
return true;
};
const readOn = (chunk, from, chunkStart) => {
salvager = void 0;
scanner = createJsonScanner(true);
heldStart = chunkStart + from;
return readFast(chunk, from, chunkStart);
};
const readFast = (chunk, from, chunkStart) => {
if (takeBySeparator(chunk, from, chunkStart) || deferMore(chunk, from) || readDeferred(chunk.slice(from))) return chunk.length;
const stop = scanner.scan(chunk, from);
const end = scanner.ended ? stop : scanner.lastEnd;
if (end === -1) {
hold(chunk.slice(from));
if (heldLength > maximumHeldLength) again = {
text: takeHeld(),
start: heldStart,
isBroken: true
};
return chunk.length;
}
const text = takeHeld() + chunk.slice(from, end);
if (!takeElements(text)) {
again = {
text: text + chunk.slice(end),
start: heldStart,
isBroken: true
};
return chunk.length;
}
heldStart = chunkStart + end;
ended = scanner.ended;
if (ended) return stop + 1;
hold(chunk.slice(end));
return chunk.length;
};
return {
get ended() {
return ended;
},
get textAfter() {
return salvager?.textAfter;
},
get mayHaveEnded() {
return salvager?.mayHaveEnded === true;
},
get again() {
return again;
},
read(chunk, from, chunkStart) {
if (salvager === void 0) return readFast(chunk, from, chunkStart);
const stop = salvager.read(chunk, from, chunkStart);
if (salvager.state === "well") return readOn(chunk, stop, chunkStart);
ended = salvager.state === "ended";
return stop;
},
end() {
if (salvager !== void 0) {
salvager.end();
ended = salvager.state === "ended";
} else if (!readDeferred("") && heldLength > 0) again = {
text: takeHeld(),
start: heldStart,
isBroken: true
};
}
};
}
function indexAfterSeparator(text) {
let index = 0;
let seenComma = false;
for (; index < text.length; index += 1) {
const code = text.charCodeAt(index);
if (code === comma$1 && !seenComma) seenComma = true;
else if (!(0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(code)) break;
}
return index;
}
const maximumValueLength = 1048576;
const maximumKeyLength = 1e3;
const maximumDepth = 1e3;
const quote = 34;
const comma = 44;
const colon = 58;
const openingBracket = 91;
const closingBracket = 93;
const openingBrace = 123;
const closingBrace = 125;
const beginsValue = (code) => code === quote || code === 45 || code >= 48 && code <= 57 || (code | 32) >= 97 && (code | 32) <= openingBrace;
const maximumExaminedLength = 4096;
const partOfDocument = /"\s*[:,\]}]|[{[,:]\s*"/;
function createJsonSplitter(root, faults) {
const containers = [];
const keys = [];
let expectation = "value";
let wanted = root;
let chunkStart = 0;
let isEmpty = true;
let key = "";
let keyEscaped = false;
let scanner = createJsonScanner(false);
let scannedShape;
let held = "";
let opening;
let line = "";
let lineStart = 0;
let linesAfter = 0;
let elements;
let elementsContext;
const rereadBudget = { left: maximumRereadLength };
let isAstray = false;
const reportBroken = (at) => {
if (!isAstray) faults.broken(at);
isAstray = true;
};
const afterValue = () => {
expectation = containers.length === 0 ? "value" : "separator";
wanted = root;
};
const leaveContainer = () => {
isAstray = false;
const container = containers.pop();
if (container?.kind === "object") {
keys.pop();
container.close?.();
}
afterValue();
};
const enter = (container) => {
isAstray = false;
containers.push(container);
if (container.kind === "object") {
keys.push("");
expectation = "key";
container.open?.();
} else {
expectation = "value";
wanted = container.items;
}
};
const beginScan = (shape) => {
scannedShape = shape;
scanner = createJsonScanner(false);
held = "";
expectation = "rest of value";
};
const beginElements = (shape, start) => {
elementsContext = {
shape,
faults,
habits: {
separator: void 0,
misses: 0
},
isRoot: containers.length === 0,
rereadBudget
};
elements = createJsonElements(elementsContext, start, false);
expectation = "elements";
};
const beginValue = (chunk, index) => {
const code = chunk.charCodeAt(index);
const shape = wanted;
const isFurther = containers.length === 0 && !isEmpty;
isEmpty = false;
if (code === openingBracket && shape?.kind === "elements") {
shape.open?.();
beginElements(shape, chunkStart + index + 1);
return index + 1;
}
if (code === openingBrace && shape?.kind === "object" || code === openingBracket && shape?.kind === "array") {
if (containers.length < maximumDepth) {
enter(shape);
return index + 1;
}
reportBroken(chunkStart + index);
}
if (code === comma || code === colon || code === closingBracket || code === closingBrace) {
if (code !== closingBracket || containers.at(-1)?.kind !== "array") reportBroken(chunkStart + index);
if (containers.length === 0) return index + 1;
expectation = "separator";
return code === colon ? index + 1 : index;
}
if (!beginsValue(code)) {
reportBroken(chunkStart + index);
return index + 1;
}
if (isFurther && code !== openingBrace && code !== openingBracket) reportBroken(chunkStart + index);
beginScan(shape?.kind === "value" ? shape : void 0);
return index;
};
const beginFurther = (chunk, index) => {
const code = chunk.charCodeAt(index);
if (code === openingBrace || code === openingBracket) {
opening = {
bracket: chunk[index] ?? "",
at: chunkStart + index
};
expectation = "further value";
return index + 1;
}
return code === comma || code === colon || code === closingBracket || code === closingBrace || code === quote ? beginValue(chunk, index) : beginLine("", chunkStart + index, index);
};
const beginLine = (beginning, start, index) => {
line = beginning;
lineStart = start;
expectation = "rest of line";
return index;
};
const continueFurther = (chunk, index) => {
const code = chunk.charCodeAt(index);
if (opening === void 0) return index;
const { bracket, at } = opening;
opening = void 0;
if (code !== quote && code !== openingBrace && code !== openingBracket && code !== closingBrace && code !== closingBracket) return beginLine(bracket, at, index);
expectation = "value";
const outerStart = chunkStart;
chunkStart = at;
for (let next = beginValue(bracket, 0); next < 1;) next = step(bracket, next);
chunkStart = outerStart;
return index;
};
const continueLine = (chunk, from) => {
const feed = chunk.indexOf("\n", from);
const end = feed === -1 ? chunk.length : feed;
if (line.length < maximumExaminedLength) line += chunk.slice(from, Math.min(end, from + maximumExaminedLength));
if (feed !== -1) endLine();
return end;
};
const endLine = () => {
if (partOfDocument.test(line)) reportBroken(lineStart);
else linesAfter += 1;
line = "";
expectation = "value";
wanted = root;
};
const beginKey = (chunk, index) => {
const code = chunk.charCodeAt(index);
if (code === closingBrace) {
leaveContainer();
return index + 1;
}
if (code === quote) {
key = "";
keyEscaped = false;
expectation = "key text";
return index + 1;
}
reportBroken(chunkStart + index);
if (code === closingBracket || code === comma) return index + 1;
beginScan(void 0);
return index;
};
const continueKey = (chunk, index) => {
const inside = keyEscaped ? Math.min(index + 1, chunk.length) : index;
const end = (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(chunk, inside);
const stop = end === -1 ? chunk.length : end;
if (key.length < maximumKeyLength) key += chunk.slice(index, Math.min(stop, index + maximumKeyLength));
keyEscaped = end === -1 && (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(chunk, inside, chunk.length);
if (end === -1) return chunk.length;
if (key.includes("\\")) key = String((0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(`"${key}"`) ?? "");
keys[keys.length - 1] = key;
expectation = "colon";
return end + 1;
};
const separate = (chunk, index) => {
const code = chunk.charCodeAt(index);
const container = containers.at(-1);
const isObject = container?.kind === "object";
if (code === (isObject ? closingBrace : closingBracket)) {
leaveContainer();
return index + 1;
}
if (code === comma) isAstray = false;
else reportBroken(chunkStart + index);
if (code === closingBracket || code === closingBrace) {
if (containers.length > 1 && containers.some((outer) => outer.kind === "object" === (code === closingBrace))) {
leaveContainer();
return index;
}
return index + 1;
}
expectation = isObject ? "key" : "value";
wanted = container?.kind === "array" ? container.items : void 0;
return code === comma ? index + 1 : index;
};
const expectColon = (chunk, index) => {
if (chunk.charCodeAt(index) !== colon) {
reportBroken(chunkStart + index);
expectation = "separator";
return index;
}
const container = containers.at(-1);
wanted = container?.kind === "object" ? container.fields.get(key) : void 0;
expectation = "value";
return index + 1;
};
const continueElements = (chunk, from) => {
if (elements === void 0) return chunk.length;
const next = elements.read(chunk, from, chunkStart);
return readPending(elements) ? chunk.length : next;
};
const readPending = ({ ended, textAfter, again }) => {
if (ended) afterValue();
if (again !== void 0 && elementsContext !== void 0) elements = createJsonElements(elementsContext, again.start, again.isBroken);
const pending = ended ? textAfter : again;
if (pending !== void 0) readText(pending.text, pending.start);
return pending !== void 0;
};
const readText = (text, start) => {
const outerStart = chunkStart;
chunkStart = start;
for (let index = 0; index < text.length;) index = step(text, index);
chunkStart = outerStart;
};
const continueValue = (chunk, from) => {
const stop = scanner.scan(chunk, from);
if (scannedShape !== void 0) {
held += chunk.slice(from, stop);
if (held.length > maximumValueLength) {
scannedShape = void 0;
held = "";
}
}
if (!scanner.ended) return chunk.length;
if (scanner.isMismatched) reportBroken(chunkStart + stop - 1);
if (scannedShape !== void 0) {
const value = (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(held);
if (value === void 0) reportBroken(chunkStart + stop);
else scannedShape.take(value);
}
afterValue();
return stop;
};
const step = (chunk, index) => {
switch (expectation) {
case "elements": return continueElements(chunk, index);
case "rest of value": return continueValue(chunk, index);
case "key text": return continueKey(chunk, index);
case "rest of line": return continueLine(chunk, index);
}
if ((0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(chunk.charCodeAt(index))) return index + 1;
switch (expectation) {
case "value": return containers.length === 0 && !isEmpty ? beginFurther(chunk, index) : beginValue(chunk, index);
case "further value": return continueFurther(chunk, index);
case "key": return beginKey(chunk, index);
case "colon": return expectColon(chunk, index);
case "separator": return separate(chunk, index);
}
};
return {
write(chunk) {
for (let index = 0; index < chunk.length;) index = step(chunk, index);
chunkStart += chunk.length;
},
end() {
while (expectation === "elements" && elements !== void 0) {
elements.end();
if (!readPending(elements)) break;
}
if (expectation === "rest of line") endLine();
const inside = keys.at(-1);
const isInElements = expectation === "elements" && elements?.mayHaveEnded !== true;
const isCut = containers.length > 0 || isInElements || opening !== void 0 || expectation === "rest of value" && scanner.depth > 0;
for (let container = containers.pop(); container !== void 0; container = containers.pop()) if (container.kind === "object") container.close?.();
if (isCut) return inside ? `inside "${(0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(inside, 100)}"` : "inside its outermost value";
return isEmpty ? "before its first value" : void 0;
},
linesAfter: () => linesAfter
};
}
async function readJson(source, sink, shape, setAside) {
const faults = {
malformed: noFaults(),
oversized: noFaults(),
broken: noFaults(),
nonObject: noFaults()
};
const splitter = createJsonSplitter(shape, {
malformed: (at) => addFault(faults.malformed, at),
oversized: (at) => addFault(faults.oversized, at),
broken: (at) => addFault(faults.broken, at),
nonObject: (at) => addFault(faults.nonObject, at)
});
let length = 0;
for await (const chunk of source.chunks(setAside)) {
splitter.write(chunk);
length += chunk.length;
setAside?.passed(chunk, length);
}
const cut = splitter.end();
const otherLines = (source.linesBefore ?? 0) + splitter.linesAfter();
if (otherLines > 0) sink.notice(`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(otherLines, "line")} around the report ${otherLines === 1 ? "is" : "are"} other output and left out.`);
const problems = [];
for (const [fault, { count, reported }] of Object.entries(faults)) reported.forEach((at, index) => {
const more = index === reported.length - 1 && count > reported.length ? ` and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(count - reported.length)} more` : "";
problems.push({
message: faultTexts[fault](more),
at
});
});
if (cut !== void 0) problems.push({
message: `The file ends ${cut}: it was truncated, or the tool that wrote it was stopped. The complete tests before this place are kept.`,
at: length
});
if (problems.length === 0) return true;
if (setAside !== void 0) for (const problem of problems) problem.at = setAside.originalOffset(problem.at);
problems.sort((a, b) => a.at - b.at);
const places = await placesOf(source, problems.map(({ at }) => at));
for (const { message, at } of problems) sink.problem({
severity: "error",
kind: "incomplete",
message,
...places.get(at)
});
return false;
}
const faultTexts = {
malformed: (more) => `The result that begins here${more} is malformed and was left out; the others are kept.`,
oversized: (more) => `The result that begins here${more} is larger than ${maximumElementLength / 1024 / 1024} MiB and was left out.`,
nonObject: (more) => `The result that begins here${more} is not an object, and was left out.`,
broken: (more) => `The JSON is broken here${more ? `, and in${more.slice(4)} places` : ""}; what is complete around it is kept.`
};
const noFaults = () => ({
count: 0,
reported: []
});
function addFault(fault, at) {
fault.count += 1;
if (fault.reported.length < _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.problems) fault.reported.push(at);
}
}) };
;
