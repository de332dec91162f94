"use strict";
exports.id = 9460;
exports.ids = [9460];
exports.modules = {
52824: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => mayHaveMargin,
i: () => marksIn,
n: () => cutMargin,
o: () => withoutMargins,
r: () => cutWithMargin,
t: () => asMargin
});
const cutMargin = 8192;
const marginStart = "\ufdd9\ufdd0";
const marginEnd = "\ufdd9\ufdd1";
const lead = "\ufdd9";
const marks = /\ufdd9[\ufdd0\ufdd1]/g;
const mayHaveMargin = (text) => text.includes(lead);
const marksIn = (text) => mayHaveMargin(text) ? (text.match(marks) ?? []).join("") : "";
const asMargin = (text) => text === "" ? "" : marginStart + (mayHaveMargin(text) ? text.replace(marks, "") : text) + marginEnd;
function cutWithMargin(text, limit, ending = "") {
if (text.length <= limit) return text;
const end = mayHaveMargin(text) ? endOf(text, limit) : limit;
return end === text.length ? text : text.slice(0, end) + asMargin(text.slice(end, end + cutMargin)) + ending;
}
const shortestCutText = 64;
function withoutMargins(text) {
return text.length > shortestCutText && mayHaveMargin(text) ? piecesOf(text).filter(({ isVisible }) => isVisible).map(({ piece }) => piece).join("") : text;
}
function piecesOf(text) {
const found = [...text.matchAll(marks)];
return [void 0, ...found].map((before, index) => {
const after = found[index];
const start = before === void 0 ? 0 : before.index + before[0].length;
return {
piece: text.slice(start, after?.index),
start,
isVisible: before?.[0] !== marginStart && after?.[0] !== marginEnd
};
});
}
function endOf(text, length) {
let left = length;
for (const { piece, start, isVisible } of piecesOf(text)) {
if (!isVisible) continue;
if (piece.length > left) return start + left;
left -= piece.length;
}
return text.length;
}
}),
6741: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => displayText,
t: () => displayLine
});
const ansi = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\u009c\u009d]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-Z\\^-~]/g;
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g;
const directionMarks = /[\u061c\u200e\u200f\u2066\u2068\u2069]/g;
const replaced = /[\u202a-\u202e\u2067]|\p{Surrogate}/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
const plain = /^[\t\n -~]*$/;
function displayText(text) {
if (plain.test(text)) return text;
return text.replace(lineEnds, "\n").replace(ansi, "").replace(controls, "").replace(directionMarks, "").replace(replaced, "\ufffd");
}
function displayLine(text) {
return displayText(text).replace(/[\t\n ]+/g, " ");
}
}),
30069: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => __exportAll });
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
let target = {};
for (var name in all) __defProp(target, name, {
get: all[name],
enumerable: true
});
if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
return target;
};
}),
53216: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_: () => UserError,
a: () => createSecretMask,
c: () => decodeEscapes,
d: () => unwritten,
f: () => GitHubError,
g: () => InputOutputError,
h: () => warnOfProxy,
i: () => secretsIn,
l: () => guardedAppend,
m: () => onProxyWarning,
n: () => outputFilter,
o: () => noSecretMask,
p: () => withoutFullStop,
r: () => safeLogJson,
s: () => mapTexts,
t: () => createSafeCore,
u: () => guardedWrite,
v: () => messageOf,
y: () => definedFields
});
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6741);
var _well_formed_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74193);
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52824);
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
function definedFields(fields) {
const defined = {};
for (const name in fields) if (fields[name] !== void 0) defined[name] = fields[name];
return defined;
}
var UserError = class extends Error {
name = "UserError";
place;
constructor(message, options = {}) {
super(options.hint ? `${message} ${options.hint}` : message, { cause: options.cause });
this.place = options.place ?? {};
}
};
var InputOutputError = class extends UserError {};
const messageOf = (thrown) => thrown instanceof Error ? thrown.message : String(thrown);
let listen = (message) => process.emitWarning(message);
const warned = new Set();
function onProxyWarning(listener) {
listen = listener;
warned.clear();
}
function warnOfProxy(variable, reason) {
if (warned.has(variable)) return;
warned.add(variable);
listen(`The proxy in the variable ${variable} is not used: ${reason}`);
}
const withoutFullStop = (text) => text.replace(/(?<![.\s])[.\s]+$/, "");
var GitHubError = class extends UserError {
name = "GitHubError";
failure;
permission;
constructor(failure, message, options = {}) {
super(message, options);
this.failure = failure;
this.permission = options.permission;
}
};
const fullDisk = new Set(["ENOSPC", "EDQUOT"]);
function unwritten({ what, path, hint }, cause) {
if (cause instanceof UserError) return cause;
const isFull = fullDisk.has(Object(cause).code);
return new InputOutputError(`${what} cannot be written: ${withoutFullStop(messageOf(cause))}.`, {
...isFull ? { hint: "Make room on the disk." } : hint !== void 0 && { hint },
...path !== void 0 && { place: { path } },
cause
});
}
function guardedWrite(written, write) {
try {
return write();
} catch (cause) {
throw unwritten(written, cause);
}
}
function guardedAppend(what, path, write) {
const size = sizeOf(path);
const fail = (cause) => {
try {
if (path && size !== void 0) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.truncateSync)(path, size);
} catch {}
throw unwritten({ what }, cause);
};
try {
const result = write();
return result instanceof Promise ? result.catch(fail) : result;
} catch (cause) {
return fail(cause);
}
}
function sizeOf(path) {
try {
return path ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size : void 0;
} catch {
return;
}
}
function decodeEscapes(text) {
if (!text.includes("%")) return text;
try {
return decodeURIComponent(text);
} catch {
return text;
}
}
const xmlNames = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
"\"": "&quot;",
"'": "&apos;"
};
const xmlNumbers = (numberOf) => inEach(/[&<>"'\s]|[^ -~]/gu, (code) => `&#${numberOf(code)};`);
const json = (text) => JSON.stringify(text).slice(1, -1);
const codeUnit = (code) => `\\u${code.toString(16).padStart(4, "0")}`;
const percent = (text) => encodeURIComponent((0, _well_formed_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(text)).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
const encodings = [
(text) => text.replace(/[&<>"']/g, (character) => xmlNames[character] ?? character),
(text) => text.replace(/[&<>]/g, (character) => xmlNames[character] ?? character),
(text) => text.replace(/[&<>"']/g, (character) => character === "'" ? "&#x27;" : xmlNames[character] ?? character),
xmlNumbers(String),
xmlNumbers((code) => String(code).padStart(3, "0")),
xmlNumbers((code) => `x${code.toString(16)}`),
xmlNumbers((code) => `x${code.toString(16).toUpperCase()}`),
json,
(text) => json(text).replaceAll("/", "\\/"),
(text) => inEach(/[&<>]/g, codeUnit)(json(text)),
(text) => inEach(/[^ -~]/g, codeUnit)(json(text)),
inEach(/[^A-Za-z0-9]/g, codeUnit),
inEach(/[^A-Za-z0-9]/g, (code) => `\\u${codeUnit(code).slice(2).toUpperCase()}`),
(text) => text.replace(/[\\']/g, "\\$&"),
(text) => encodeURIComponent((0, _well_formed_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(text)),
percent,
(text) => percent(text).replace(/%../g, (escaped) => escaped.toLowerCase()),
(text) => percent(text).replaceAll("%20", "+")
];
function inEach(characters, replacementOf) {
return (text) => text.replace(characters, (character) => replacementOf(character.codePointAt(0) ?? 0));
}
const blockLength = 3;
const hashBits = 21;
const hashMask = 2 ** hashBits - 1;
function createSecretFinder(literals) {
const distance = Math.min(...literals.map(({ length }) => length)) - blockLength + 1;
const known = new Uint8Array(2 ** hashBits / 8);
const candidates = new Map();
for (const literal of literals) for (let offset = 0; offset < distance; offset += 1) {
const block = hash(literal.charCodeAt(offset), literal.charCodeAt(offset + 1), literal.charCodeAt(offset + 2));
known[block >> 3] = (known[block >> 3] ?? 0) | 1 << (block & 7);
const list = candidates.get(block) ?? [];
list.push({
literal,
offset
});
candidates.set(block, list);
}
return { find(text) {
let spans;
const last = text.length - blockLength;
for (let index = distance - 1; index <= last; index += distance) {
const block = hash(text.charCodeAt(index), text.charCodeAt(index + 1), text.charCodeAt(index + 2));
if (((known[block >> 3] ?? 0) >> (block & 7) & 1) === 1) spans = addSpans(spans, text, index, candidates.get(block) ?? []);
}
return spans === void 0 ? noSpans$2 : spans.sort((a, b) => a.start - b.start);
} };
}
const noSpans$2 = [];
function addSpans(spans, text, index, candidates) {
let found = spans;
for (const { literal, offset } of candidates) {
const start = index - offset;
if (!text.startsWith(literal, start)) continue;
found ??= [];
found.push({
start,
end: start + literal.length
});
}
return found;
}
const hash = (a, b, c) => (a ^ b << 7 ^ c << 14) & hashMask;
const secretForms = (secret) => [...new Set([
secret,
...encodings.map((encode) => encode(secret)),
...base64Forms(secret),
...hexForms(secret)
])];
const plainRun = /[\w-]+/g;
const longestPlainRun = (text) => (text.match(plainRun) ?? [""]).reduce((a, b) => b.length > a.length ? b : a);
const base64Forms = (secret) => [
0,
1,
2
].flatMap((before) => {
const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
const [first, end] = [Math.ceil(before * 8 / 6), Math.floor(bytes.length * 8 / 6)];
return [bytes.toString("base64").slice(first, end), bytes.toString("base64url").slice(first, end)];
});
const hexForms = (secret) => {
const hex = Buffer.from(secret).toString("hex");
return [hex, hex.toUpperCase()];
};
const shortestRun = 3;
const noSpans$1 = [];
const maximumReadings = 16;
function createEscapedSecretFinder(secrets) {
const writings = new Map();
const writingsOf = (character) => {
const known = writings.get(character) ?? writingsOfCharacter(character);
writings.set(character, known);
return known;
};
const byRun = new Map();
for (const secret of secrets) {
const run = longestPlainRun(secret);
if (run === secret || run.length < shortestRun) continue;
const start = secret.indexOf(run);
const before = [...secret.slice(0, start)].reverse().map(writingsOf);
const after = [...secret.slice(start + run.length)].map(writingsOf);
byRun.set(run, [...byRun.get(run) ?? [], {
run,
before,
after
}]);
}
if (byRun.size === 0) return () => noSpans$1;
const { find } = createSecretFinder([...byRun.keys()]);
const secretsAt = (text, { start, end }) => (byRun.get(text.slice(start, end)) ?? []).flatMap(({ before, after }) => {
const first = farthest(text, start, before, -1);
const last = first === void 0 ? void 0 : farthest(text, end, after, 1);
return first === void 0 || last === void 0 ? [] : [{
start: first,
end: last
}];
});
return (text) => {
const runs = find(text);
return runs.length === 0 ? noSpans$1 : runs.flatMap((run) => secretsAt(text, run));
};
}
function writingsOfCharacter(character) {
if (/[A-Za-z0-9]/.test(character)) return [character];
const once = [character, ...encodings.map((encode) => encode(character))];
return [...new Set(once.flatMap((writing) => [writing, ...encodings.map((encode) => encode(writing))]))];
}
function farthest(text, place, characters, direction) {
let places = [place];
for (const writings of characters) {
const next = new Set();
for (const from of places) for (const writing of writings) {
const start = direction === 1 ? from : from - writing.length;
if (start >= 0 && text.startsWith(writing, start)) next.add(direction === 1 ? from + writing.length : start);
}
if (next.size === 0) return void 0;
places = [...next].sort((a, b) => (b - a) * direction).slice(0, maximumReadings);
}
return places[0];
}
function mapTexts(map) {
const mapList = (list) => {
let changed;
for (const [index, item] of list.entries()) {
const mapped = mapValue(item);
if (mapped !== item) changed ??= list.slice(0, index);
changed?.push(mapped);
}
return changed ?? list;
};
const mapFields = (fields) => {
const keys = Object.keys(fields);
let changed;
for (const [index, key] of keys.entries()) {
const value = fields[key];
const mapped = [map(key), mapValue(value)];
if (mapped[0] !== key || mapped[1] !== value) changed ??= keys.slice(0, index).map((same) => [same, fields[same]]);
changed?.push(mapped);
}
return changed === void 0 ? fields : Object.fromEntries(changed);
};
const mapValue = (value) => {
if (typeof value === "string") return map(value);
if (typeof value !== "object" || value === null) return value;
return Array.isArray(value) ? mapList(value) : mapFields(value);
};
return (value) => mapValue(value);
}
const bits = 19;
const factor = 2654435761;
function createBlockTable(forms) {
const table = new Uint8Array(2 ** bits / 8);
for (const form of forms) {
let block = 0;
for (let at = 0; at < form.length; at += 1) {
block = block >>> 8 | (form.charCodeAt(at) & 255) << 24;
if (at < 3) continue;
const number = Math.imul(block, factor) >>> 13;
table[number >> 3] = (table[number >> 3] ?? 0) | 1 << (number & 7);
}
}
return table;
}
function mayContain(table, text, at) {
const block = text.charCodeAt(at) & 255 | (text.charCodeAt(at + 1) & 255) << 8 | (text.charCodeAt(at + 2) & 255) << 16 | text.charCodeAt(at + 3) << 24;
const number = Math.imul(block, factor) >>> 13;
return ((table[number >> 3] ?? 0) >> (number & 7) & 1) === 1;
}
function isOrdinary(value, kind) {
if (!/[\p{L}\d]/u.test(value)) return true;
switch (kind) {
case "password": return /^(?:[./~\\]|[A-Za-z]:\\)/.test(value) && isPath(value);
case "token": return isWord(value) || isPath(value);
case "key": return isPath(value) || isPhrase(value);
}
}
const fewestCharacters = 6;
const isCommonText = (part) => isPhrase(part) || isPath(part) || new Set(part).size < fewestCharacters;
const isPhrase = (value) => value.split(/[\s._:/@+-]+/).every((part) => /^\d{0,4}$/.test(part) || isWord(part.replace(/\d{1,3}$/, "")));
function isWord(value) {
if (!/^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(value)) return false;
if (value.length <= 3) return true;
return value.replace(/[^aeiouy]/gi, "").length >= value.length * .3 && !/[^aeiouy]{5}/i.test(value);
}
function isPath(value) {
if (!/[\\/]/.test(value)) return false;
return value.replace(/^[A-Za-z]:/, "").split(/[\\/._@ ~-]/).every((word) => /^(?:[a-z]*|[A-Z]*|(?:[a-z]{2,}|[A-Z][a-z]{2,})(?:[A-Z][a-z]{2,})*)\d{0,3}$/.test(word));
}
const longestGap = 256;
const gap = /^(?:\\[nrt]|\\x0[adAD]|\\u[\da-fA-F]{4}|%0[adAD]|&#(?:1[03]|x[adAD]);|<br|(?<=[^A-Za-z0-9])(?:\d{1,6}(?=[^A-Za-z0-9])|E(?= {3}))|[^A-Za-z0-9])+$/;
const wordStart = /(?:^|[^A-Za-z0-9]|\\[nrt]|\\x[\da-fA-F]{2}|\\u[\da-fA-F]{4}|%[\da-fA-F]{2})$/;
const longestEscape = 6;
function wholePiece(text, form, at, offset) {
let before = 0;
while (before < at && before < offset && text[at - before - 1] === form[offset - before - 1]) before += 1;
const end = endOfPiece(text, form, at, offset);
return {
start: at - before,
from: offset - before,
end,
to: offset + end - at
};
}
function endOfPiece(text, form, at, offset) {
let length = 0;
while (at + length < text.length && offset + length < form.length && text[at + length] === form[offset + length]) length += 1;
return at + length;
}
const withOtherPieces = (text, form, piece) => withPiecesBefore(text, form, withPiecesAfter(text, form, piece));
const isWordStart = (text, at) => wordStart.test(text.slice(Math.max(0, at - longestEscape), at));
const isWordEnd = (text, at) => at === text.length || !/[A-Za-z0-9]/.test(text.charAt(at));
function withPiecesAfter(text, form, part) {
let { end, to } = part;
for (;;) {
const wanted = form.slice(to, to + 8);
const at = wanted === "" ? void 0 : startOfNextPiece(text, wanted, end);
if (at === void 0) return {
...part,
end,
to
};
const next = endOfPiece(text, form, at, to);
if (!(to + next - at === form.length && wanted.length === 8) && !isWordEnd(text, next)) return {
...part,
end,
to
};
to += next - at;
end = next;
}
}
function startOfNextPiece(text, wanted, end) {
for (let at = end + 1; at <= end + longestGap && at < text.length; at += 1) if (text.startsWith(wanted, at) && gap.test(text.slice(end, at))) return at;
}
function withPiecesBefore(text, form, part) {
let { start, from } = part;
for (;;) {
const wanted = form.slice(Math.max(0, from - 8), from);
const end = wanted === "" ? void 0 : endOfPieceBefore(text, wanted, start);
if (end === void 0) return {
...part,
start,
from
};
const piece = wholePiece(text, form, end - wanted.length, from - wanted.length);
if (!(piece.from === 0 && wanted.length === 8) && !isWordStart(text, piece.start)) return {
...part,
start,
from
};
({start, from} = piece);
}
}
function endOfPieceBefore(text, wanted, start) {
for (let end = start - 1; end >= start - longestGap && end >= wanted.length; end -= 1) if (text.startsWith(wanted, end - wanted.length) && gap.test(text.slice(end, start))) return end;
}
const shortestTokenPart = 16;
const shortestTextPart = 256;
const token$1 = /^[\w.~+/=-]+$/;
const tokenHeader = /^(?:[A-Za-z0-9]{1,40}_){0,4}eyJ[\w-]*\./;
const blockDistance = 5;
function createSecretPartFinder(secrets) {
const forms = secrets.flatMap(formsOf);
const table = createBlockTable(forms.map(({ text }) => text));
let index;
return (text) => {
let spans;
const last = text.length - 4;
for (let at = 4; at <= last; at += blockDistance) {
if (!mayContain(table, text, at)) continue;
const start = firstKnown(table, text, at);
at = lastKnown(table, text, at);
if (at - start < 4) continue;
index ??= createIndex(forms);
spans = addParts(spans, text, {
start,
end: at + 4
}, index);
}
return spans ?? noSpans;
};
}
const noSpans = [];
function firstKnown(table, text, at) {
let first = at;
while (first > 0 && mayContain(table, text, first - 1)) first -= 1;
return first;
}
function lastKnown(table, text, at) {
let last = at;
while (last < text.length - 4 && mayContain(table, text, last + 1)) last += 1;
return last;
}
const maximumPlaces = 16;
const noPlaces = [];
function createIndex(forms) {
const index = new Map();
for (const form of forms) for (let offset = 0; offset <= form.text.length - 8; offset += 1) {
const piece = form.text.slice(offset, offset + 8);
const places = index.get(piece);
if (places === void 0) index.set(piece, [{
form,
offset
}]);
else if (places.length < maximumPlaces) places.push({
form,
offset
});
}
return (piece) => index.get(piece) ?? noPlaces;
}
function formsOf(secret) {
const headers = secretForms(tokenHeader.exec(secret)?.[0] ?? "");
return secretForms(secret).map((text) => ({
text,
shared: Math.max(0, ...headers.filter((header) => text.startsWith(header)).map(({ length }) => length)),
shortestPart: token$1.test(text) ? shortestTokenPart : shortestTextPart
}));
}
function addParts(found, text, { start, end }, index) {
let spans = found;
const after = (place) => place - 8 + 1;
let at = Math.max(start, after(spans?.at(-1)?.end ?? 0));
while (at + 8 <= end) {
let next = at + 1;
for (const { form, offset } of index(text.slice(at, at + 8))) {
const piece = wholePiece(text, form.text, at, offset);
const span = secretSpan(text, form, piece);
if (span !== void 0) {
spans ??= [];
spans.push(span);
}
next = Math.max(next, after((span ?? piece).end));
}
at = next;
}
return spans;
}
function secretSpan(text, { text: form, shared, shortestPart }, piece) {
if (piece.from > 0 && !isWordStart(text, piece.start) || piece.to < form.length && !isWordEnd(text, piece.end)) return void 0;
const { start, end, from, to } = withOtherPieces(text, form, piece);
const isWhole = from === 0 && to === form.length;
const isPart = to - Math.max(from, shared) >= shortestPart && !isCommonText(form.slice(from, to));
return isWhole || isPart ? {
start,
end
} : void 0;
}
const interruption = /\ufdd9[\ufdd0\ufdd1]|(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\u009c\u009d]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-Z\\^-~]|(?:\\u001[bB]|\\x1[bB]|\\033|\\e|#x1[bB]|&#(?:27|x1[bB]);|\^\[|\u241b)?\[\d{1,3}(?:;\d{1,3}){0,20}m/g;
const sign = /[[\u001b\u009b\u009d\ufdd9]/;
function uninterrupted(text) {
if (!sign.test(text)) return void 0;
const found = [...text.matchAll(interruption)];
if (found.length === 0) return void 0;
const starts = [];
let result = "";
let copied = 0;
for (const { index, 0: removed } of found) {
result += text.slice(copied, index);
copied = index + removed.length;
starts.push({
joined: result.length,
removed: copied - result.length
});
}
result += text.slice(copied);
const placeOf = (place) => place + (lastUpTo(starts, place)?.removed ?? 0);
return {
text: result,
spanOf: ({ start, end }) => ({
start: placeOf(start),
end: placeOf(end - 1) + 1
})
};
}
function lastUpTo(starts, place) {
let [low, high] = [0, starts.length];
while (low < high) {
const middle = low + high >> 1;
if ((starts[middle]?.joined ?? 0) <= place) low = middle + 1;
else high = middle;
}
return starts[low - 1];
}
const replacement = "***";
const noSecretMask = {
text: (text) => text,
value: (value) => value
};
function createSecretMask(secrets) {
if (secrets.length === 0) return noSecretMask;
const find = createSecretPartFinder(secrets);
const findEscaped = createEscapedSecretFinder(secrets);
const findAll = (text) => {
const [plain, escaped] = [find(text), findEscaped(text)];
return escaped.length === 0 ? plain : plain.length === 0 ? escaped : [...plain, ...escaped];
};
const maskText = (text) => {
const spans = findAll(text);
const joined = uninterrupted(text);
const all = joined === void 0 ? spans : [...spans, ...findAll(joined.text).map(joined.spanOf)];
return all.length === 0 ? text : withoutSpans(text, all);
};
return {
text: maskText,
value: mapTexts(maskText)
};
}
function withoutSpans(text, spans) {
let result = "";
let copied = 0;
for (const [index, { start, end }] of spans.toSorted((a, b) => a.start - b.start).entries()) {
if (index === 0 || start > copied) result += text.slice(copied, start) + replacement;
if (end > copied && (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_2__.a)(text)) result += (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(text.slice(Math.max(start, copied), end));
copied = Math.max(copied, end);
}
return result + text.slice(copied);
}
const minimumPasswordLength = 8;
const minimumTokenLength = 16;
const placeholders = new Set([
"x-access-token",
"x-oauth-basic",
"x-token-auth",
"gitlab-ci-token",
"private-token",
"oauth2",
"anonymous"
]);
const template = /^(?:\*+|\$[A-Z_]+|\$\{[^{}]*\}|<[^<>]*>|\{\{[^{}]*\}\}|\[[^[\]]*\])$/;
const authority = /^[^\s/?#"'`\\]+/;
function addressSecrets(text) {
if (!text.includes("://") || !text.includes("@")) return [];
return text.split("://").slice(1).flatMap((address) => userInfosIn(authority.exec(address)?.[0] ?? "")).flatMap(secretOf).flatMap((secret) => [secret, decodeEscapes(secret)].filter(isLongEnough));
}
function webhookSecrets(address) {
const path = address.trim().replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*[/?#]?/i, "");
return [path, ...path.split(/[/?&=#]/)].filter((part) => {
const decoded = decodeEscapes(part);
return decoded.length >= minimumTokenLength && !isOrdinary(decoded, "key");
}).flatMap((secret) => [secret, decodeEscapes(secret)]);
}
const userInfosIn = (authority) => [...new Set([authority, ...authority.split(/[,;]/)])].filter((part) => part.includes("@")).map((part) => part.slice(0, part.lastIndexOf("@")));
function secretOf(userInfo) {
const colon = userInfo.indexOf(":");
const user = colon === -1 ? userInfo : userInfo.slice(0, colon);
const password = colon === -1 ? "" : userInfo.slice(colon + 1);
if (password !== "" && !isPlaceholder(password)) return isPassword(password, user) ? [password] : [];
return isToken(user) ? [user] : [];
}
const isPlaceholder = (text) => placeholders.has(text.toLowerCase()) || template.test(text);
const isPassword = (password, user) => isLongEnough(password) && /[\p{L}\d]/u.test(password) && password !== user;
const isLongEnough = (password) => password.length >= (/^\p{L}+$/u.test(password) ? minimumTokenLength : minimumPasswordLength);
const isToken = (user) => user.length >= minimumTokenLength && !isPlaceholder(user) && !isPhrase(user);
const password = /(?:^|_|-)(?:PASSWORD|PASSPHRASE)$|[_-](?:PASS|PWD)$/i;
const token = /(?:^|_|-)(?:TOKEN|SECRET|(?:API|ACCESS|SECRET|PRIVATE)[_-]KEY)$|[_-](?:PAT|CREDENTIALS)$/i;
const webhook = /(?:^|_|-)WEBHOOK(?:[_-]URL)?$/i;
const key = /[_-]KEY$/i;
const publicKey = /(?:^|_|-)(?:CACHE|RESTORE|PUBLIC)[_-]KEY$|^(?:GITHUB|RUNNER)_/i;
function secretKindOf(name) {
if (password.test(name)) return "password";
if (token.test(name)) return "token";
if (webhook.test(name)) return "webhook";
return key.test(name) && !publicKey.test(name) ? "key" : void 0;
}
const ownNames = [
"GITHUB_TOKEN",
"INPUT_TOKEN",
"INPUT_API-KEY",
"SERVICE_API_KEY",
"SERVICE_ADMIN_KEY"
];
const minimumLength = 16;
const minimumOwnLength = 8;
function secretsIn(env, own = [], webhooks = []) {
const variables = Object.entries(env).map(([name, value = ""]) => ({
name,
value,
kind: secretKindOf(name)
}));
const shown = new Set(variables.filter(({ name, kind }) => /^(?:GITHUB|RUNNER)_/i.test(name) && kind === void 0).map(({ value }) => value));
const ownValues = [...own, ...ownNames.map((name) => env[name])].flatMap((value = "") => linesOf(value, minimumOwnLength));
const named = variables.flatMap(({ value, kind }) => kind === void 0 || kind === "webhook" ? [] : linesOf(value, minimumLength).filter((line) => !isOrdinary(line, kind)));
const posted = [...webhooks, ...variables.flatMap(({ value, kind }) => kind === "webhook" ? [value] : [])].flatMap(webhookSecrets);
const addressed = variables.flatMap(({ value }) => addressSecrets(value));
return [...new Set([...ownValues, ...[
...named,
...posted,
...addressed
].filter((value) => !shown.has(value))])];
}
function linesOf(secret, minimum) {
const value = secret.trim();
const lines = value.split(/\r\n?|\n/).map((line) => line.trim());
return (lines.length === 1 ? lines : [value, ...lines.filter((line) => !line.startsWith("-----"))]).filter(({ length }) => length >= minimum);
}
const ownSequences = /(\u001b\[[\d;]*m|\r\u001b\[2K)/;
const plain = /^[\t\n -~]*$/;
const printableText = (text) => plain.test(text) ? text : text.split(ownSequences).map((part, index) => index % 2 === 1 ? part : (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(part)).join("");
const safeLogText = (text) => printableText(text).replace(/:(?<=(?:^|\n)[^\S\n]*:)(?=:)/g, ":\u200b").replace(/##(?=(?:vso|teamcity)?\[)/gi, "##\u200b");
const outputFilter = (env) => env.GITHUB_ACTIONS === "true" || env.TF_BUILD || env.TEAMCITY_VERSION ? safeLogText : printableText;
const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
const safeLogJson = (json) => json.replace(/[^ -~]/gu, (character) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(character) === character ? character : escaped(character)).replace(/##(vso|teamcity|)\[/gi, "##$1\\u005b");
function createSafeCore(core, mask = noSecretMask) {
const messageOf = (message) => mask.text((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(message instanceof Error ? message.message : message));
const safeProperties = (properties = {}) => {
const { title, file, ...numbers } = properties;
return {
...numbers,
...definedFields({
title: title === void 0 ? void 0 : messageOf(title),
file: file === void 0 ? void 0 : messageOf(file)
})
};
};
return {
...core,
info: (message) => core.info(mask.text(safeLogText(message))),
debug: (message) => core.debug(messageOf(message)),
notice: (message, properties) => core.notice(messageOf(message), safeProperties(properties)),
warning: (message, properties) => core.warning(messageOf(message), safeProperties(properties)),
error: (message, properties) => core.error(messageOf(message), safeProperties(properties)),
setFailed: (message) => core.setFailed(messageOf(message))
};
}
}),
74193: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => wellFormed });
const wellFormed = (text) => text.toWellFormed();
})
};
;
