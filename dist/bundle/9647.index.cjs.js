"use strict";
exports.id = 9647;
exports.ids = [9647];
exports.modules = {
26193: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A: () => stringify,
q: () => parse
});
function parse(value) {
const tokens = [];
const input = String(value || "");
let index = input.indexOf(",");
let start = 0;
let end = false;
while (!end) {
if (index === -1) {
index = input.length;
end = true;
}
const token = input.slice(start, index).trim();
if (token || !end) {
tokens.push(token);
}
start = index + 1;
index = input.indexOf(",", start);
}
return tokens;
}
function stringify(values, options) {
const settings = options || {};
const input = values[values.length - 1] === "" ? [...values, ""] : values;
return input.join((settings.padRight ? " " : "") + "," + (settings.padLeft === false ? "" : " ")).trim();
}
}),
77647: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { c: () => fromHtml });
var lib_default = __webpack_require__(77776);
var property_information = __webpack_require__(4278);
var comma_separated_tokens = __webpack_require__(26193);
;
const search = /[#.]/g;
function parseSelector(selector, defaultTagName) {
const value = selector || "";
const props = {};
let start = 0;
let previous;
let tagName;
while (start < value.length) {
search.lastIndex = start;
const match = search.exec(value);
const subvalue = value.slice(start, match ? match.index : value.length);
if (subvalue) {
if (!previous) {
tagName = subvalue;
} else if (previous === "#") {
props.id = subvalue;
} else if (Array.isArray(props.className)) {
props.className.push(subvalue);
} else {
props.className = [subvalue];
}
start += subvalue.length;
}
if (match) {
previous = match[0];
start++;
}
}
return {
type: "element",
tagName: tagName || defaultTagName || "div",
properties: props,
children: []
};
}
var find = __webpack_require__(97522);
var normalize = __webpack_require__(95246);
var space_separated_tokens = __webpack_require__(85510);
;
function createH(schema, defaultTagName, caseSensitive) {
const adjust = caseSensitive ? createAdjustMap(caseSensitive) : undefined;
function h(selector, properties, ...children) {
let node;
if (selector === null || selector === undefined) {
node = {
type: "root",
children: []
};
const child = properties;
children.unshift(child);
} else {
node = parseSelector(selector, defaultTagName);
const lower = node.tagName.toLowerCase();
const adjusted = adjust ? adjust.get(lower) : undefined;
node.tagName = adjusted || lower;
if (isChild(properties)) {
children.unshift(properties);
} else {
for (const [key, value] of Object.entries(properties)) {
addProperty(schema, node.properties, key, value);
}
}
}
for (const child of children) {
addChild(node.children, child);
}
if (node.type === "element" && node.tagName === "template" && schema.space === "html") {
node.content = {
type: "root",
children: node.children
};
node.children = [];
}
return node;
}
return h;
}
function isChild(value) {
if (value === null || typeof value !== "object" || Array.isArray(value)) {
return true;
}
if (typeof value.type !== "string") return false;
const record = value;
const keys = Object.keys(value);
for (const key of keys) {
const value = record[key];
if (value && typeof value === "object") {
if (!Array.isArray(value)) return true;
const list = value;
for (const item of list) {
if (typeof item !== "number" && typeof item !== "string") {
return true;
}
}
}
}
if ("children" in value && Array.isArray(value.children)) {
return true;
}
return false;
}
function addProperty(schema, properties, key, value) {
if (value === null || value === undefined) return;
const info = (0, find.I)(schema, key);
let result;
if (typeof value === "number") {
if (Number.isNaN(value)) return;
result = value;
} else if (typeof value === "boolean") {
result = value;
} else if (typeof value === "string") {
if (info.spaceSeparated) {
result = (0, space_separated_tokens.q)(value);
} else if (info.commaSeparated) {
result = (0, comma_separated_tokens.q)(value);
} else if (info.commaOrSpaceSeparated) {
result = (0, space_separated_tokens.q)((0, comma_separated_tokens.q)(value).join(" "));
} else {
result = parsePrimitive(info, info.property, value);
}
} else if (Array.isArray(value)) {
result = [...value];
} else {
result = info.property === "style" ? style(value) : String(value);
}
if (Array.isArray(result)) {
const finalResult = [];
for (const item of result) {
finalResult.push(parsePrimitive(info, info.property, item));
}
result = finalResult;
}
if (info.property === "className" && Array.isArray(properties.className)) {
const add = result;
result = [...properties.className, ...Array.isArray(add) ? add : [add]];
}
properties[info.property] = result;
}
function addChild(nodes, value) {
if (value === null || value === undefined) {} else if (typeof value === "number" || typeof value === "string") {
nodes.push({
type: "text",
value: String(value)
});
} else if (Array.isArray(value)) {
for (const child of value) {
addChild(nodes, child);
}
} else if (typeof value === "object" && "type" in value) {
if (value.type === "root") {
addChild(nodes, value.children);
} else {
nodes.push(value);
}
} else {
throw new Error("Expected node, nodes, or string, got `" + value + "`");
}
}
function parsePrimitive(info, name, value) {
if (typeof value === "string") {
if (info.number && value && !Number.isNaN(Number(value))) {
return Number(value);
}
if ((info.boolean || info.overloadedBoolean) && (value === "" || (0, normalize.S)(value) === (0, normalize.S)(name))) {
return true;
}
}
return value;
}
function style(styles) {
const result = [];
for (const [key, value] of Object.entries(styles)) {
result.push([key, value].join(": "));
}
return result.join("; ");
}
function createAdjustMap(values) {
const result = new Map();
for (const value of values) {
result.set(value.toLowerCase(), value);
}
return result;
}
;
const svgCaseSensitiveTagNames = [
"altGlyph",
"altGlyphDef",
"altGlyphItem",
"animateColor",
"animateMotion",
"animateTransform",
"clipPath",
"feBlend",
"feColorMatrix",
"feComponentTransfer",
"feComposite",
"feConvolveMatrix",
"feDiffuseLighting",
"feDisplacementMap",
"feDistantLight",
"feDropShadow",
"feFlood",
"feFuncA",
"feFuncB",
"feFuncG",
"feFuncR",
"feGaussianBlur",
"feImage",
"feMerge",
"feMergeNode",
"feMorphology",
"feOffset",
"fePointLight",
"feSpecularLighting",
"feSpotLight",
"feTile",
"feTurbulence",
"foreignObject",
"glyphRef",
"linearGradient",
"radialGradient",
"solidColor",
"textArea",
"textPath"
];
const h = createH(property_information.qy, "div");
const s = createH(property_information.JW, "g", svgCaseSensitiveTagNames);
function lib_location(file) {
const value = String(file);
const indices = [];
let cr = -1;
let lf = -1;
return {
toOffset,
toPoint
};
function grow() {
const from = indices.at(-1) ?? 0;
if (cr < from) {
cr = value.indexOf("\r", from);
if (cr === -1) cr = Infinity;
}
if (lf < from) {
lf = value.indexOf("\n", from);
if (lf === -1) lf = Infinity;
}
const eol = cr + 1 === lf ? lf : Math.min(cr, lf);
indices.push((eol === Infinity ? value.length : eol) + 1);
}
function toPoint(offset) {
if (typeof offset === "number" && offset > -1 && offset <= value.length) {
while ((indices.at(-1) ?? 0) <= offset) grow();
let low = 0;
let high = indices.length - 1;
while (low < high) {
const middle = Math.floor((low + high) / 2);
if (indices[middle] > offset) {
high = middle;
} else {
low = middle + 1;
}
}
return {
line: low + 1,
column: offset - (low > 0 ? indices[low - 1] : 0) + 1,
offset
};
}
}
function toOffset(point) {
if (point && typeof point.line === "number" && typeof point.column === "number" && !Number.isNaN(point.line) && point.column > 0) {
while (indices.length < point.line && (indices.at(-1) ?? 0) <= value.length) {
grow();
}
const offset = (point.line > 1 ? indices[point.line - 2] : 0) + point.column - 1;
if (offset < indices[point.line - 1]) return offset;
}
}
}
;
const webNamespaces = {
html: "http://www.w3.org/1999/xhtml",
mathml: "http://www.w3.org/1998/Math/MathML",
svg: "http://www.w3.org/2000/svg",
xlink: "http://www.w3.org/1999/xlink",
xml: "http://www.w3.org/XML/1998/namespace",
xmlns: "http://www.w3.org/2000/xmlns/"
};
const own = {}.hasOwnProperty;
const proto = Object.prototype;
function fromParse5(tree, options) {
const settings = options || {};
return one({
file: settings.file || undefined,
location: false,
schema: settings.space === "svg" ? property_information.JW : property_information.qy,
verbose: settings.verbose || false
}, tree);
}
function one(state, node) {
let result;
switch (node.nodeName) {
case "#comment": {
const reference = node;
result = {
type: "comment",
value: reference.data
};
patch(state, reference, result);
return result;
}
case "#document":
case "#document-fragment": {
const reference = node;
const quirksMode = "mode" in reference ? reference.mode === "quirks" || reference.mode === "limited-quirks" : false;
result = {
type: "root",
children: lib_all(state, node.childNodes),
data: { quirksMode }
};
if (state.file && state.location) {
const document = String(state.file);
const loc = lib_location(document);
const start = loc.toPoint(0);
const end = loc.toPoint(document.length);
(0, lib_default.ok)(start, "expected `start`");
(0, lib_default.ok)(end, "expected `end`");
result.position = {
start,
end
};
}
return result;
}
case "#documentType": {
const reference = node;
result = { type: "doctype" };
patch(state, reference, result);
return result;
}
case "#text": {
const reference = node;
result = {
type: "text",
value: reference.value
};
patch(state, reference, result);
return result;
}
default: {
const reference = node;
result = lib_element(state, reference);
return result;
}
}
}
function lib_all(state, nodes) {
let index = -1;
const results = [];
while (++index < nodes.length) {
const result = one(state, nodes[index]);
results.push(result);
}
return results;
}
function lib_element(state, node) {
const { schema } = state;
state.schema = node.namespaceURI === webNamespaces.svg ? property_information.JW : property_information.qy;
let index = -1;
const properties = {};
while (++index < node.attrs.length) {
const attribute = node.attrs[index];
const name = (attribute.prefix ? attribute.prefix + ":" : "") + attribute.name;
if (!own.call(proto, name)) {
properties[name] = attribute.value;
}
}
const x = state.schema.space === "svg" ? s : h;
const result = x(node.tagName, properties, lib_all(state, node.childNodes));
patch(state, node, result);
if (result.tagName === "template") {
if (node.namespaceURI === webNamespaces.html) {
const reference = node;
const pos = reference.sourceCodeLocation;
const startTag = pos && pos.startTag && position(pos.startTag);
const endTag = pos && pos.endTag && position(pos.endTag);
const content = one(state, reference.content);
if (startTag && endTag && state.file) {
content.position = {
start: startTag.end,
end: endTag.start
};
}
result.content = content;
} else if (result.content) {
result.children = result.content.children;
delete result.content;
}
}
state.schema = schema;
return result;
}
function patch(state, from, to) {
if ("sourceCodeLocation" in from && from.sourceCodeLocation && state.file) {
const position = createLocation(state, to, from.sourceCodeLocation);
if (position) {
state.location = true;
to.position = position;
}
}
}
function createLocation(state, node, location) {
const result = position(location);
if (node.type === "element") {
const tail = node.children[node.children.length - 1];
if (result && !location.endTag && tail && tail.position && tail.position.end) {
result.end = Object.assign({}, tail.position.end);
}
if (state.verbose) {
const properties = {};
let key;
if (location.attrs) {
for (key in location.attrs) {
if (own.call(location.attrs, key)) {
properties[(0, find.I)(state.schema, key).property] = position(location.attrs[key]);
}
}
}
(0, lib_default.ok)(location.startTag, "a start tag should exist");
const opening = position(location.startTag);
const closing = location.endTag ? position(location.endTag) : undefined;
const data = { opening };
if (closing) data.closing = closing;
data.properties = properties;
node.data = { position: data };
}
}
return result;
}
function position(loc) {
const start = point({
line: loc.startLine,
column: loc.startCol,
offset: loc.startOffset
});
const end = point({
line: loc.endLine,
column: loc.endCol,
offset: loc.endOffset
});
return start || end ? {
start,
end
} : undefined;
}
function point(point) {
return point.line && point.column ? point : undefined;
}
;
const UNDEFINED_CODE_POINTS = new Set([
65534,
65535,
131070,
131071,
196606,
196607,
262142,
262143,
327678,
327679,
393214,
393215,
458750,
458751,
524286,
524287,
589822,
589823,
655358,
655359,
720894,
720895,
786430,
786431,
851966,
851967,
917502,
917503,
983038,
983039,
1048574,
1048575,
1114110,
1114111
]);
const REPLACEMENT_CHARACTER = "\ufffd";
var CODE_POINTS;
(function(CODE_POINTS) {
CODE_POINTS[CODE_POINTS["EOF"] = -1] = "EOF";
CODE_POINTS[CODE_POINTS["NULL"] = 0] = "NULL";
CODE_POINTS[CODE_POINTS["TABULATION"] = 9] = "TABULATION";
CODE_POINTS[CODE_POINTS["CARRIAGE_RETURN"] = 13] = "CARRIAGE_RETURN";
CODE_POINTS[CODE_POINTS["LINE_FEED"] = 10] = "LINE_FEED";
CODE_POINTS[CODE_POINTS["FORM_FEED"] = 12] = "FORM_FEED";
CODE_POINTS[CODE_POINTS["SPACE"] = 32] = "SPACE";
CODE_POINTS[CODE_POINTS["EXCLAMATION_MARK"] = 33] = "EXCLAMATION_MARK";
CODE_POINTS[CODE_POINTS["QUOTATION_MARK"] = 34] = "QUOTATION_MARK";
CODE_POINTS[CODE_POINTS["AMPERSAND"] = 38] = "AMPERSAND";
CODE_POINTS[CODE_POINTS["APOSTROPHE"] = 39] = "APOSTROPHE";
CODE_POINTS[CODE_POINTS["HYPHEN_MINUS"] = 45] = "HYPHEN_MINUS";
CODE_POINTS[CODE_POINTS["SOLIDUS"] = 47] = "SOLIDUS";
CODE_POINTS[CODE_POINTS["DIGIT_0"] = 48] = "DIGIT_0";
CODE_POINTS[CODE_POINTS["DIGIT_9"] = 57] = "DIGIT_9";
CODE_POINTS[CODE_POINTS["SEMICOLON"] = 59] = "SEMICOLON";
CODE_POINTS[CODE_POINTS["LESS_THAN_SIGN"] = 60] = "LESS_THAN_SIGN";
CODE_POINTS[CODE_POINTS["EQUALS_SIGN"] = 61] = "EQUALS_SIGN";
CODE_POINTS[CODE_POINTS["GREATER_THAN_SIGN"] = 62] = "GREATER_THAN_SIGN";
CODE_POINTS[CODE_POINTS["QUESTION_MARK"] = 63] = "QUESTION_MARK";
CODE_POINTS[CODE_POINTS["LATIN_CAPITAL_A"] = 65] = "LATIN_CAPITAL_A";
CODE_POINTS[CODE_POINTS["LATIN_CAPITAL_Z"] = 90] = "LATIN_CAPITAL_Z";
CODE_POINTS[CODE_POINTS["RIGHT_SQUARE_BRACKET"] = 93] = "RIGHT_SQUARE_BRACKET";
CODE_POINTS[CODE_POINTS["GRAVE_ACCENT"] = 96] = "GRAVE_ACCENT";
CODE_POINTS[CODE_POINTS["LATIN_SMALL_A"] = 97] = "LATIN_SMALL_A";
CODE_POINTS[CODE_POINTS["LATIN_SMALL_Z"] = 122] = "LATIN_SMALL_Z";
})(CODE_POINTS || (CODE_POINTS = {}));
const SEQUENCES = {
DASH_DASH: "--",
CDATA_START: "[CDATA[",
DOCTYPE: "doctype",
SCRIPT: "script",
PUBLIC: "public",
SYSTEM: "system"
};
function isSurrogate(cp) {
return cp >= 55296 && cp <= 57343;
}
function isSurrogatePair(cp) {
return cp >= 56320 && cp <= 57343;
}
function getSurrogatePairCodePoint(cp1, cp2) {
return (cp1 - 55296) * 1024 + 9216 + cp2;
}
function isControlCodePoint(cp) {
return cp !== 32 && cp !== 10 && cp !== 13 && cp !== 9 && cp !== 12 && cp >= 1 && cp <= 31 || cp >= 127 && cp <= 159;
}
function isUndefinedCodePoint(cp) {
return cp >= 64976 && cp <= 65007 || UNDEFINED_CODE_POINTS.has(cp);
}
;
var ERR;
(function(ERR) {
ERR["controlCharacterInInputStream"] = "control-character-in-input-stream";
ERR["noncharacterInInputStream"] = "noncharacter-in-input-stream";
ERR["surrogateInInputStream"] = "surrogate-in-input-stream";
ERR["nonVoidHtmlElementStartTagWithTrailingSolidus"] = "non-void-html-element-start-tag-with-trailing-solidus";
ERR["endTagWithAttributes"] = "end-tag-with-attributes";
ERR["endTagWithTrailingSolidus"] = "end-tag-with-trailing-solidus";
ERR["unexpectedSolidusInTag"] = "unexpected-solidus-in-tag";
ERR["unexpectedNullCharacter"] = "unexpected-null-character";
ERR["unexpectedQuestionMarkInsteadOfTagName"] = "unexpected-question-mark-instead-of-tag-name";
ERR["invalidFirstCharacterOfTagName"] = "invalid-first-character-of-tag-name";
ERR["unexpectedEqualsSignBeforeAttributeName"] = "unexpected-equals-sign-before-attribute-name";
ERR["missingEndTagName"] = "missing-end-tag-name";
ERR["unexpectedCharacterInAttributeName"] = "unexpected-character-in-attribute-name";
ERR["unknownNamedCharacterReference"] = "unknown-named-character-reference";
ERR["missingSemicolonAfterCharacterReference"] = "missing-semicolon-after-character-reference";
ERR["unexpectedCharacterAfterDoctypeSystemIdentifier"] = "unexpected-character-after-doctype-system-identifier";
ERR["unexpectedCharacterInUnquotedAttributeValue"] = "unexpected-character-in-unquoted-attribute-value";
ERR["eofBeforeTagName"] = "eof-before-tag-name";
ERR["eofInTag"] = "eof-in-tag";
ERR["missingAttributeValue"] = "missing-attribute-value";
ERR["missingWhitespaceBetweenAttributes"] = "missing-whitespace-between-attributes";
ERR["missingWhitespaceAfterDoctypePublicKeyword"] = "missing-whitespace-after-doctype-public-keyword";
ERR["missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers"] = "missing-whitespace-between-doctype-public-and-system-identifiers";
ERR["missingWhitespaceAfterDoctypeSystemKeyword"] = "missing-whitespace-after-doctype-system-keyword";
ERR["missingQuoteBeforeDoctypePublicIdentifier"] = "missing-quote-before-doctype-public-identifier";
ERR["missingQuoteBeforeDoctypeSystemIdentifier"] = "missing-quote-before-doctype-system-identifier";
ERR["missingDoctypePublicIdentifier"] = "missing-doctype-public-identifier";
ERR["missingDoctypeSystemIdentifier"] = "missing-doctype-system-identifier";
ERR["abruptDoctypePublicIdentifier"] = "abrupt-doctype-public-identifier";
ERR["abruptDoctypeSystemIdentifier"] = "abrupt-doctype-system-identifier";
ERR["cdataInHtmlContent"] = "cdata-in-html-content";
ERR["incorrectlyOpenedComment"] = "incorrectly-opened-comment";
ERR["eofInScriptHtmlCommentLikeText"] = "eof-in-script-html-comment-like-text";
ERR["eofInDoctype"] = "eof-in-doctype";
ERR["nestedComment"] = "nested-comment";
ERR["abruptClosingOfEmptyComment"] = "abrupt-closing-of-empty-comment";
ERR["eofInComment"] = "eof-in-comment";
ERR["incorrectlyClosedComment"] = "incorrectly-closed-comment";
ERR["eofInCdata"] = "eof-in-cdata";
ERR["absenceOfDigitsInNumericCharacterReference"] = "absence-of-digits-in-numeric-character-reference";
ERR["nullCharacterReference"] = "null-character-reference";
ERR["surrogateCharacterReference"] = "surrogate-character-reference";
ERR["characterReferenceOutsideUnicodeRange"] = "character-reference-outside-unicode-range";
ERR["controlCharacterReference"] = "control-character-reference";
ERR["noncharacterCharacterReference"] = "noncharacter-character-reference";
ERR["missingWhitespaceBeforeDoctypeName"] = "missing-whitespace-before-doctype-name";
ERR["missingDoctypeName"] = "missing-doctype-name";
ERR["invalidCharacterSequenceAfterDoctypeName"] = "invalid-character-sequence-after-doctype-name";
ERR["duplicateAttribute"] = "duplicate-attribute";
ERR["nonConformingDoctype"] = "non-conforming-doctype";
ERR["missingDoctype"] = "missing-doctype";
ERR["misplacedDoctype"] = "misplaced-doctype";
ERR["endTagWithoutMatchingOpenElement"] = "end-tag-without-matching-open-element";
ERR["closingOfElementWithOpenChildElements"] = "closing-of-element-with-open-child-elements";
ERR["disallowedContentInNoscriptInHead"] = "disallowed-content-in-noscript-in-head";
ERR["openElementsLeftAfterEof"] = "open-elements-left-after-eof";
ERR["abandonedHeadElementChild"] = "abandoned-head-element-child";
ERR["misplacedStartTagForHeadElement"] = "misplaced-start-tag-for-head-element";
ERR["nestedNoscriptInHead"] = "nested-noscript-in-head";
ERR["eofInElementThatCanContainOnlyText"] = "eof-in-element-that-can-contain-only-text";
})(ERR || (ERR = {}));
;
const DEFAULT_BUFFER_WATERLINE = 1 << 16;
class Preprocessor {
constructor(handler) {
this.handler = handler;
this.html = "";
this.pos = -1;
this.lastGapPos = -2;
this.gapStack = [];
this.skipNextNewLine = false;
this.lastChunkWritten = false;
this.endOfChunkHit = false;
this.bufferWaterline = DEFAULT_BUFFER_WATERLINE;
this.isEol = false;
this.lineStartPos = 0;
this.droppedBufferSize = 0;
this.line = 1;
this.lastErrOffset = -1;
}
get col() {
return this.pos - this.lineStartPos + Number(this.lastGapPos !== this.pos);
}
get codePointStart() {
return this.pos - Number(this.lastGapPos === this.pos);
}
get offset() {
return this.droppedBufferSize + this.codePointStart;
}
getError(code, cpOffset) {
const { line, col, offset } = this;
const startCol = col + cpOffset;
const startOffset = offset + cpOffset;
return {
code,
startLine: line,
endLine: line,
startCol,
endCol: startCol,
startOffset,
endOffset: startOffset
};
}
_err(code) {
if (this.handler.onParseError && this.lastErrOffset !== this.offset) {
this.lastErrOffset = this.offset;
this.handler.onParseError(this.getError(code, 0));
}
}
_addGap() {
this.gapStack.push(this.lastGapPos);
this.lastGapPos = this.pos;
}
_processSurrogate(cp) {
if (this.pos !== this.html.length - 1) {
const nextCp = this.html.charCodeAt(this.pos + 1);
if (!isSurrogatePair(cp) && isSurrogatePair(nextCp)) {
this.pos++;
this._addGap();
return getSurrogatePairCodePoint(cp, nextCp);
}
} else if (!this.lastChunkWritten) {
this.endOfChunkHit = true;
return CODE_POINTS.EOF;
}
this._err(ERR.surrogateInInputStream);
return cp;
}
willDropParsedChunk() {
return this.pos > this.bufferWaterline;
}
dropParsedChunk(keep = 0) {
if (this.willDropParsedChunk()) {
const droppedSize = this.offset - this.droppedBufferSize - keep;
this.html = this.html.substring(droppedSize);
this.lineStartPos -= droppedSize;
this.droppedBufferSize += droppedSize;
this.pos -= droppedSize;
this.lastGapPos = -2;
this.gapStack.length = 0;
if (this.pos > keep) this._addGap();
}
}
write(chunk, isLastChunk) {
if (this.html.length > 0) {
this.html += chunk;
} else {
this.html = chunk;
}
this.endOfChunkHit = false;
this.lastChunkWritten = isLastChunk;
}
insertHtmlAtCurrentPos(chunk) {
this.html = this.html.substring(0, this.pos + 1) + chunk + this.html.substring(this.pos + 1);
this.endOfChunkHit = false;
}
startsWith(pattern, caseSensitive) {
if (this.pos + pattern.length > this.html.length) {
this.endOfChunkHit = !this.lastChunkWritten;
return false;
}
if (caseSensitive) {
return this.html.startsWith(pattern, this.pos);
}
for (let i = 0; i < pattern.length; i++) {
const cp = this.html.charCodeAt(this.pos + i) | 32;
if (cp !== pattern.charCodeAt(i)) {
return false;
}
}
return true;
}
peek(offset) {
const pos = this.pos + offset;
if (pos >= this.html.length) {
this.endOfChunkHit = !this.lastChunkWritten;
return CODE_POINTS.EOF;
}
const code = this.html.charCodeAt(pos);
return code === CODE_POINTS.CARRIAGE_RETURN ? CODE_POINTS.LINE_FEED : code;
}
advance() {
this.pos++;
if (this.isEol) {
this.isEol = false;
this.line++;
this.lineStartPos = this.pos;
}
if (this.pos >= this.html.length) {
this.endOfChunkHit = !this.lastChunkWritten;
return CODE_POINTS.EOF;
}
let cp = this.html.charCodeAt(this.pos);
if (cp === CODE_POINTS.CARRIAGE_RETURN) {
this.isEol = true;
this.skipNextNewLine = true;
return CODE_POINTS.LINE_FEED;
}
if (cp === CODE_POINTS.LINE_FEED) {
this.isEol = true;
if (this.skipNextNewLine) {
this.line--;
this.skipNextNewLine = false;
this._addGap();
return this.advance();
}
}
this.skipNextNewLine = false;
if (isSurrogate(cp)) {
cp = this._processSurrogate(cp);
}
const isCommonValidRange = this.handler.onParseError === null || cp > 31 && cp < 127 || cp === CODE_POINTS.LINE_FEED || cp === CODE_POINTS.CARRIAGE_RETURN || cp > 159 && cp < 64976;
if (!isCommonValidRange) {
this._checkForProblematicCharacters(cp);
}
return cp;
}
_checkForProblematicCharacters(cp) {
if (isControlCodePoint(cp)) {
this._err(ERR.controlCharacterInInputStream);
} else if (isUndefinedCodePoint(cp)) {
this._err(ERR.noncharacterInInputStream);
}
}
retreat(count) {
this.pos -= count;
while (this.pos < this.lastGapPos) {
this.lastGapPos = this.gapStack.pop();
this.pos--;
}
this.isEol = false;
}
}
;
var TokenType;
(function(TokenType) {
TokenType[TokenType["CHARACTER"] = 0] = "CHARACTER";
TokenType[TokenType["NULL_CHARACTER"] = 1] = "NULL_CHARACTER";
TokenType[TokenType["WHITESPACE_CHARACTER"] = 2] = "WHITESPACE_CHARACTER";
TokenType[TokenType["START_TAG"] = 3] = "START_TAG";
TokenType[TokenType["END_TAG"] = 4] = "END_TAG";
TokenType[TokenType["COMMENT"] = 5] = "COMMENT";
TokenType[TokenType["DOCTYPE"] = 6] = "DOCTYPE";
TokenType[TokenType["EOF"] = 7] = "EOF";
TokenType[TokenType["HIBERNATION"] = 8] = "HIBERNATION";
})(TokenType || (TokenType = {}));
function getTokenAttr(token, attrName) {
for (let i = token.attrs.length - 1; i >= 0; i--) {
if (token.attrs[i].name === attrName) {
return token.attrs[i].value;
}
}
return null;
}
;
const c1 = [
8364,
0,
8218,
402,
8222,
8230,
8224,
8225,
710,
8240,
352,
8249,
338,
0,
381,
0,
0,
8216,
8217,
8220,
8221,
8226,
8211,
8212,
732,
8482,
353,
8250,
339,
0,
382,
376
];
function isInvalidCodePoint(codePoint) {
return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
}
function replaceCodePoint(codePoint) {
if (isInvalidCodePoint(codePoint)) {
return 65533;
}
if (codePoint >= 128 && codePoint <= 159) {
return c1[codePoint - 128] || codePoint;
}
return codePoint;
}
function decode_codepoint_replaceCodePointXML(codePoint) {
return isInvalidCodePoint(codePoint) ? 65533 : codePoint;
}
function decode_codepoint_codePointToString(codePoint) {
return codePoint - 1 >>> 0 < 127 || codePoint - 160 >>> 0 < 55136 ? String.fromCharCode(codePoint) : String.fromCodePoint(replaceCodePoint(codePoint));
}
;
const htmlDecodeData = ["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", "Æ&Á\u0102Â\u0410\ud835\udd04À\u0391\u0100\u2a53\u0104\ud835\udd38\u2061Å\ud835\udc9c\u2254ÃÄ\u2216\u2ae7\u2306\u0411\u2235\u212c\u0392\ud835\udd05\ud835\udd39\u02d8\u212c\u224e\u0427©\u0106\u22d2\u2145\u212d\u010cÇ\u0108\u2230\u010a¸·\u212d\u03a7\u2299\u2296\u2295\u2297\u2232\u201d\u2019\u2237\u2a74\u2261\u222f\u222e\u2102\u2210\u2233\u2a2f\ud835\udc9e\u22d3\u224d\u2145\u2911\u0402\u0405\u040f\u2021\u21a1\u2ae4\u010e\u0414\u2207\u0394\ud835\udd07´\u02d9\u02dd`\u02dc\u22c4\u2146\ud835\udd3b¨\u20dc\u2250\u222f¨\u21d3\u21d0\u21d4\u2ae4\u27f8\u27fa\u27f9\u21d2\u22a8\u21d1\u21d5\u2225\u2193\u2913\u21f5\u0311\u2950\u295e\u21bd\u2956\u295f\u21c1\u2957\u22a4\u21a7\u21d3\ud835\udc9f\u0110\u014aÐÉ\u011aÊ\u042d\u0116\ud835\udd08È\u2208\u0112\u25fb\u25ab\u0118\ud835\udd3c\u0395\u2a75\u2242\u21cc\u2130\u2a73\u0397Ë\u2203\u2147\u0424\ud835\udd09\u25fc\u25aa\ud835\udd3d\u2200\u2131\u2131\u0403>\u0393\u03dc\u011e\u0122\u011c\u0413\u0120\ud835\udd0a\u22d9\ud835\udd3e\u2265\u22db\u2267\u2aa2\u2277\u2a7e\u2273\ud835\udca2\u226b\u042a\u02c7^\u0124\u210c\u210b\u210d\u2500\u210b\u0126\u224e\u224f\u0415\u0132\u0401ÍÎ\u0418\u0130\u2111Ì\u2111\u012a\u2148\u21d2\u222c\u222b\u22c2\u2063\u2062\u012e\ud835\udd40\u0399\u2110\u0128\u0406Ï\u0134\u0419\ud835\udd0d\ud835\udd41\ud835\udca5\u0408\u0404\u0425\u040c\u039a\u0136\u041a\ud835\udd0e\ud835\udd42\ud835\udca6\u0409<\u0139\u039b\u27ea\u2112\u219e\u013d\u013b\u041b\u27e8\u2190\u21e4\u21c6\u2308\u27e6\u2961\u21c3\u2959\u230a\u2194\u294e\u22a3\u21a4\u295a\u22b2\u29cf\u22b4\u2951\u2960\u21bf\u2958\u21bc\u2952\u21d0\u21d4\u22da\u2266\u2276\u2aa1\u2a7d\u2272\ud835\udd0f\u22d8\u21da\u013f\u27f5\u27f7\u27f6\u27f8\u27fa\u27f9\ud835\udd43\u2199\u2198\u2112\u21b0\u0141\u226a\u2905\u041c\u205f\u2133\ud835\udd10\u2213\ud835\udd44\u2133\u039c\u040a\u0143\u0147\u0145\u041d\u200b\u200b\u200b\u200b\u226b\u226a\n\ud835\udd11\u2060\xA0\u2115\u2aec\u2262\u226d\u2226\u2209\u2260\u2242\u0338\u2204\u226f\u2271\u2267\u0338\u226b\u0338\u2279\u2a7e\u0338\u2275\u224e\u0338\u224f\u0338\u22ea\u29cf\u0338\u22ec\u226e\u2270\u2278\u226a\u0338\u2a7d\u0338\u2274\u2aa2\u0338\u2aa1\u0338\u2280\u2aaf\u0338\u22e0\u220c\u22eb\u29d0\u0338\u22ed\u228f\u0338\u22e2\u2290\u0338\u22e3\u2282\u20d2\u2288\u2281\u2ab0\u0338\u22e1\u227f\u0338\u2283\u20d2\u2289\u2241\u2244\u2247\u2249\u2224\ud835\udca9Ñ\u039d\u0152ÓÔ\u041e\u0150\ud835\udd12Ò\u014c\u03a9\u039f\ud835\udd46\u201c\u2018\u2a54\ud835\udcaaØÕ\u2a37Ö\u203e\u23de\u23b4\u23dc\u2202\u041f\ud835\udd13\u03a6\u03a0±\u210c\u2119\u2abb\u227a\u2aaf\u227c\u227e\u2033\u220f\u2237\u221d\ud835\udcab\u03a8\"\ud835\udd14\u211a\ud835\udcac\u2910®\u0154\u27eb\u21a0\u2916\u0158\u0156\u0420\u211c\u220b\u21cb\u296f\u211c\u03a1\u27e9\u2192\u21e5\u21c4\u2309\u27e7\u295d\u21c2\u2955\u230b\u22a2\u21a6\u295b\u22b3\u29d0\u22b5\u294f\u295c\u21be\u2954\u21c0\u2953\u21d2\u211d\u2970\u21db\u211b\u21b1\u29f4\u0429\u0428\u042c\u015a\u2abc\u0160\u015e\u015c\u0421\ud835\udd16\u2193\u2190\u2192\u2191\u03a3\u2218\ud835\udd4a\u221a\u25a1\u2293\u228f\u2291\u2290\u2292\u2294\ud835\udcae\u22c6\u22d0\u22d0\u2286\u227b\u2ab0\u227d\u227f\u220b\u2211\u22d1\u2283\u2287\u22d1Þ\u2122\u040b\u0426	\u03a4\u0164\u0162\u0422\ud835\udd17\u2234\u0398\u205f\u200a\u2009\u223c\u2243\u2245\u2248\ud835\udd4b\u20db\ud835\udcaf\u0166Ú\u219f\u2949\u040e\u016cÛ\u0423\u0170\ud835\udd18Ù\u016a_\u23df\u23b5\u23dd\u22c3\u228e\u0172\ud835\udd4c\u2191\u2912\u21c5\u2195\u296e\u22a5\u21a5\u21d1\u21d5\u2196\u2197\u03d2\u03a5\u016e\ud835\udcb0\u0168Ü\u22ab\u2aeb\u0412\u22a9\u2ae6\u22c1\u2016\u2016\u2223|\u2758\u2240\u200a\ud835\udd19\ud835\udd4d\ud835\udcb1\u22aa\u0174\u22c0\ud835\udd1a\ud835\udd4e\ud835\udcb2\ud835\udd1b\u039e\ud835\udd4f\ud835\udcb3\u042f\u0407\u042eÝ\u0176\u042b\ud835\udd1c\ud835\udd50\ud835\udcb4\u0178\u0416\u0179\u017d\u0417\u017b\u200b\u0396\u2128\u2124\ud835\udcb5á\u0103\u223e\u223e\u0333\u223fâ´\u0430æ\u2061\ud835\udd1eà\u2135\u2135\u03b1\u0101\u2a3f&\u2227\u2a55\u2a5c\u2a58\u2a5a\u2220\u29a4\u2220\u2221\u29a8\u29a9\u29aa\u29ab\u29ac\u29ad\u29ae\u29af\u221f\u22be\u299d\u2222Å\u237c\u0105\ud835\udd52\u2248\u2a70\u2a6f\u224a\u224b'\u2248\u224aå\ud835\udcb6*\u2248\u224dãä\u2233\u2a11\u2aed\u224c\u03f6\u2035\u223d\u22cd\u22bd\u2305\u2305\u23b5\u23b6\u224c\u0431\u201e\u2235\u2235\u29b0\u03f6\u212c\u03b2\u2136\u226c\ud835\udd1f\u22c2\u25ef\u22c3\u2a00\u2a01\u2a02\u2a06\u2605\u25bd\u25b3\u2a04\u22c1\u22c0\u290d\u29eb\u25aa\u25b4\u25be\u25c2\u25b8\u2423\u2592\u2591\u2593\u2588=\u20e5\u2261\u20e5\u2310\ud835\udd53\u22a5\u22a5\u22c8\u2557\u2554\u2556\u2553\u2550\u2566\u2569\u2564\u2567\u255d\u255a\u255c\u2559\u2551\u256c\u2563\u2560\u256b\u2562\u255f\u29c9\u2555\u2552\u2510\u250c\u2500\u2565\u2568\u252c\u2534\u229f\u229e\u22a0\u255b\u2558\u2518\u2514\u2502\u256a\u2561\u255e\u253c\u2524\u251c\u2035\u02d8¦\ud835\udcb7\u204f\u223d\u22cd\\\u29c5\u27c8\u2022\u2022\u224e\u2aae\u224f\u224f\u0107\u2229\u2a44\u2a49\u2a4b\u2a47\u2a40\u2229\ufe00\u2041\u02c7\u2a4d\u010dç\u0109\u2a4c\u2a50\u010b¸\u29b2¢·\ud835\udd20\u0447\u2713\u2713\u03c7\u25cb\u29c3\u02c6\u2257\u21ba\u21bb®\u24c8\u229b\u229a\u229d\u2257\u2a10\u2aef\u29c2\u2663\u2663:\u2254\u2254,@\u2201\u2218\u2201\u2102\u2245\u2a6d\u222e\ud835\udd54\u2210©\u2117\u21b5\u2717\ud835\udcb8\u2acf\u2ad1\u2ad0\u2ad2\u22ef\u2938\u2935\u22de\u22df\u21b6\u293d\u222a\u2a48\u2a46\u2a4a\u228d\u2a45\u222a\ufe00\u21b7\u293c\u22de\u22df\u22ce\u22cf¤\u21b6\u21b7\u22ce\u22cf\u2232\u2231\u232d\u21d3\u2965\u2020\u2138\u2193\u2010\u22a3\u290f\u02dd\u010f\u0434\u2146\u2021\u21ca\u2a77°\u03b4\u29b1\u297f\ud835\udd21\u21c3\u21c2\u22c4\u22c4\u2666\u2666¨\u03dd\u22f2÷÷\u22c7\u22c7\u0452\u231e\u230d$\ud835\udd55\u02d9\u2250\u2251\u2238\u2214\u22a1\u2306\u2193\u21ca\u21c3\u21c2\u2910\u231f\u230c\ud835\udcb9\u0455\u29f6\u0111\u22f1\u25bf\u25be\u21f5\u296f\u29a6\u045f\u27ff\u2a77\u2251é\u2a6e\u011b\u2256ê\u2255\u044d\u0117\u2147\u2252\ud835\udd22\u2a9aè\u2a96\u2a98\u2a99\u23e7\u2113\u2a95\u2a97\u0113\u2205\u2205\u2205\u2003\u2004\u2005\u014b\u2002\u0119\ud835\udd56\u22d5\u29e3\u2a71\u03b5\u03b5\u03f5\u2256\u2255\u2242\u2a96\u2a95=\u225f\u2261\u2a78\u29e5\u2253\u2971\u212f\u2250\u2242\u03b7ðë\u20ac!\u2203\u2130\u2147\u2252\u0444\u2640\ufb03\ufb00\ufb04\ud835\udd23\ufb01fj\u266d\ufb02\u25b1\u0192\ud835\udd57\u2200\u22d4\u2ad9\u2a0d½\u2153¼\u2155\u2159\u215b\u2154\u2156¾\u2157\u215c\u2158\u215a\u215d\u215e\u2044\u2322\ud835\udcbb\u2267\u2a8c\u01f5\u03b3\u03dd\u2a86\u011f\u011d\u0433\u0121\u2265\u22db\u2265\u2267\u2a7e\u2a7e\u2aa9\u2a80\u2a82\u2a84\u22db\ufe00\u2a94\ud835\udd24\u226b\u22d9\u2137\u0453\u2277\u2a92\u2aa5\u2aa4\u2269\u2a8a\u2a8a\u2a88\u2a88\u2269\u22e7\ud835\udd58`\u210a\u2273\u2a8e\u2a90>\u2aa7\u2a7a\u22d7\u2995\u2a7c\u2a86\u2978\u22d7\u22db\u2a8c\u2277\u2273\u2269\ufe00\u2269\ufe00\u21d4\u200a½\u210b\u044a\u2194\u2948\u21ad\u210f\u0125\u2665\u2665\u2026\u22b9\ud835\udd25\u2925\u2926\u21ff\u223b\u21a9\u21aa\ud835\udd59\u2015\ud835\udcbd\u210f\u0127\u2043\u2010í\u2063î\u0438\u0435¡\u21d4\ud835\udd26ì\u2148\u2a0c\u222d\u29dc\u2129\u0133\u012b\u2111\u2110\u2111\u0131\u22b7\u01b5\u2208\u2105\u221e\u29dd\u0131\u222b\u22ba\u2124\u22ba\u2a17\u2a3c\u0451\u012f\ud835\udd5a\u03b9\u2a3c¿\ud835\udcbe\u2208\u22f9\u22f5\u22f4\u22f3\u2208\u2062\u0129\u0456ï\u0135\u0439\ud835\udd27\u0237\ud835\udd5b\ud835\udcbf\u0458\u0454\u03ba\u03f0\u0137\u043a\ud835\udd28\u0138\u0445\u045c\ud835\udd5c\ud835\udcc0\u21da\u21d0\u291b\u290e\u2266\u2a8b\u2962\u013a\u29b4\u2112\u03bb\u27e8\u2991\u27e8\u2a85«\u2190\u21e4\u291f\u291d\u21a9\u21ab\u2939\u2973\u21a2\u2aab\u2919\u2aad\u2aad\ufe00\u290c\u2772{[\u298b\u298f\u298d\u013e\u013c\u2308{\u043b\u2936\u201c\u201e\u2967\u294b\u21b2\u2264\u2190\u21a2\u21bd\u21bc\u21c7\u2194\u21c6\u21cb\u21ad\u22cb\u22da\u2264\u2266\u2a7d\u2a7d\u2aa8\u2a7f\u2a81\u2a83\u22da\ufe00\u2a93\u2a85\u22d6\u22da\u2a8b\u2276\u2272\u297c\u230a\ud835\udd29\u2276\u2a91\u21bd\u21bc\u296a\u2584\u0459\u226a\u21c7\u231e\u296b\u25fa\u0140\u23b0\u23b0\u2268\u2a89\u2a89\u2a87\u2a87\u2268\u22e6\u27ec\u21fd\u27e6\u27f5\u27f7\u27fc\u27f6\u21ab\u21ac\u2985\ud835\udd5d\u2a2d\u2a34\u2217_\u25ca\u25ca\u29eb(\u2993\u21c6\u231f\u21cb\u296d\u200e\u22bf\u2039\ud835\udcc1\u21b0\u2272\u2a8d\u2a8f[\u2018\u201a\u0142<\u2aa6\u2a79\u22d6\u22cb\u22c9\u2976\u2a7b\u2996\u25c3\u22b4\u25c2\u294a\u2966\u2268\ufe00\u2268\ufe00\u223a¯\u2642\u2720\u2720\u21a6\u21a6\u21a7\u21a4\u21a5\u25ae\u2a29\u043c\u2014\u2221\ud835\udd2a\u2127µ\u2223*\u2af0·\u2212\u229f\u2238\u2a2a\u2adb\u2026\u2213\u22a7\ud835\udd5e\u2213\ud835\udcc2\u223e\u03bc\u22b8\u22b8\u22d9\u0338\u226b\u20d2\u226b\u0338\u21cd\u21ce\u22d8\u0338\u226a\u20d2\u226a\u0338\u21cf\u22af\u22ae\u2207\u0144\u2220\u20d2\u2249\u2a70\u0338\u224b\u0338\u0149\u2249\u266e\u266e\u2115\xA0\u224e\u0338\u224f\u0338\u2a43\u0148\u0146\u2247\u2a6d\u0338\u2a42\u043d\u2013\u2260\u21d7\u2924\u2197\u2197\u2250\u0338\u2262\u2928\u2242\u0338\u2204\u2204\ud835\udd2b\u2267\u0338\u2271\u2271\u2267\u0338\u2a7e\u0338\u2a7e\u0338\u2275\u226f\u226f\u21ce\u21ae\u2af2\u220b\u22fc\u22fa\u220b\u045a\u21cd\u2266\u0338\u219a\u2025\u2270\u219a\u21ae\u2270\u2266\u0338\u2a7d\u0338\u2a7d\u0338\u226e\u2274\u226e\u22ea\u22ec\u2224\ud835\udd5f¬\u2209\u22f9\u0338\u22f5\u0338\u2209\u22f7\u22f6\u220c\u220c\u22fe\u22fd\u2226\u2226\u2afd\u20e5\u2202\u0338\u2a14\u2280\u22e0\u2aaf\u0338\u2280\u2aaf\u0338\u21cf\u219b\u2933\u0338\u219d\u0338\u219b\u22eb\u22ed\u2281\u22e1\u2ab0\u0338\ud835\udcc3\u2224\u2226\u2241\u2244\u2244\u2224\u2226\u22e2\u22e3\u2284\u2ac5\u0338\u2288\u2282\u20d2\u2288\u2ac5\u0338\u2281\u2ab0\u0338\u2285\u2ac6\u0338\u2289\u2283\u20d2\u2289\u2ac6\u0338\u2279ñ\u2278\u22ea\u22ec\u22eb\u22ed\u03bd#\u2116\u2007\u22ad\u2904\u224d\u20d2\u22ac\u2265\u20d2>\u20d2\u29de\u2902\u2264\u20d2<\u20d2\u22b4\u20d2\u2903\u22b5\u20d2\u223c\u20d2\u21d6\u2923\u2196\u2196\u2927\u24c8ó\u229b\u229aô\u043e\u229d\u0151\u2a38\u2299\u29bc\u0153\u29bf\ud835\udd2c\u02dbò\u29c1\u29b5\u03a9\u222e\u21ba\u29be\u29bb\u203e\u29c0\u014d\u03c9\u03bf\u29b6\u2296\ud835\udd60\u29b7\u29b9\u2295\u2228\u21bb\u2a5d\u2134\u2134ªº\u22b6\u2a56\u2a57\u2a5b\u2134ø\u2298õ\u2297\u2a36ö\u233d\u2225¶\u2225\u2af3\u2afd\u2202\u043f%.\u2030\u22a5\u2031\ud835\udd2d\u03c6\u03d5\u2133\u260e\u03c0\u22d4\u03d6\u210f\u210e\u210f+\u2a23\u229e\u2a22\u2214\u2a25\u2a72±\u2a26\u2a27±\u2a15\ud835\udd61£\u227a\u2ab3\u2ab7\u227c\u2aaf\u227a\u2ab7\u227c\u2aaf\u2ab9\u2ab5\u22e8\u227e\u2032\u2119\u2ab5\u2ab9\u22e8\u220f\u232e\u2312\u2313\u221d\u221d\u227e\u22b0\ud835\udcc5\u03c8\u2008\ud835\udd2e\u2a0c\ud835\udd62\u2057\ud835\udcc6\u210d\u2a16?\u225f\"\u21db\u21d2\u291c\u290f\u2964\u223d\u0331\u0155\u221a\u29b3\u27e9\u2992\u29a5\u27e9»\u2192\u2975\u21e5\u2920\u2933\u291e\u21aa\u21ac\u2945\u2974\u21a3\u219d\u291a\u2236\u211a\u290d\u2773}]\u298c\u298e\u2990\u0159\u0157\u2309}\u0440\u2937\u2969\u201d\u201d\u21b3\u211c\u211b\u211c\u211d\u25ad®\u297d\u230b\ud835\udd2f\u21c1\u21c0\u296c\u03c1\u03f1\u2192\u21a3\u21c1\u21c0\u21c4\u21cc\u21c9\u219d\u22cc\u02da\u2253\u21c4\u21cc\u200f\u23b1\u23b1\u2aee\u27ed\u21fe\u27e7\u2986\ud835\udd63\u2a2e\u2a35)\u2994\u2a12\u21c9\u203a\ud835\udcc7\u21b1]\u2019\u2019\u22cc\u22ca\u25b9\u22b5\u25b8\u29ce\u2968\u211e\u015b\u201a\u227b\u2ab4\u2ab8\u0161\u227d\u2ab0\u015f\u015d\u2ab6\u2aba\u22e9\u2a13\u227f\u0441\u22c5\u22a1\u2a66\u21d8\u2925\u2198\u2198§;\u2929\u2216\u2216\u2736\ud835\udd30\u2322\u266f\u0449\u0448\u2223\u2225­\u03c3\u03c2\u03c2\u223c\u2a6a\u2243\u2243\u2a9e\u2aa0\u2a9d\u2a9f\u2246\u2a24\u2972\u2190\u2216\u2a33\u29e4\u2223\u2323\u2aaa\u2aac\u2aac\ufe00\u044c/\u29c4\u233f\ud835\udd64\u2660\u2660\u2225\u2293\u2293\ufe00\u2294\u2294\ufe00\u228f\u2291\u228f\u2291\u2290\u2292\u2290\u2292\u25a1\u25a1\u25aa\u25aa\u2192\ud835\udcc8\u2216\u2323\u22c6\u2606\u2605\u03f5\u03d5¯\u2282\u2ac5\u2abd\u2286\u2ac3\u2ac1\u2acb\u228a\u2abf\u2979\u2282\u2286\u2ac5\u228a\u2acb\u2ac7\u2ad5\u2ad3\u227b\u2ab8\u227d\u2ab0\u2aba\u2ab6\u22e9\u227f\u2211\u266a\u2283¹²³\u2ac6\u2abe\u2ad8\u2287\u2ac4\u27c9\u2ad7\u297b\u2ac2\u2acc\u228b\u2ac0\u2283\u2287\u2ac6\u228b\u2acc\u2ac8\u2ad4\u2ad6\u21d9\u2926\u2199\u2199\u292aß\u2316\u03c4\u23b4\u0165\u0163\u0442\u20db\u2315\ud835\udd31\u2234\u2234\u03b8\u03d1\u03d1\u2248\u223c\u2009\u2248\u223cþ\u02dc×\u22a0\u2a31\u2a30\u222d\u2928\u22a4\u2336\u2af1\ud835\udd65\u2ada\u2929\u2034\u2122\u25b5\u25bf\u25c3\u22b4\u225c\u25b9\u22b5\u25ec\u225c\u2a3a\u2a39\u29cd\u2a3b\u23e2\ud835\udcc9\u0446\u045b\u0167\u226c\u219e\u21a0\u21d1\u2963ú\u2191\u045e\u016dû\u0443\u21c5\u0171\u296e\u297e\ud835\udd32ù\u21bf\u21be\u2580\u231c\u231c\u230f\u25f8\u016b¨\u0173\ud835\udd66\u2191\u2195\u21bf\u21be\u228e\u03c5\u03d2\u03c5\u21c8\u231d\u231d\u230e\u016f\u25f9\ud835\udcca\u22f0\u0169\u25b5\u25b4\u21c8ü\u29a7\u21d5\u2ae8\u2ae9\u22a8\u299c\u03f5\u03f0\u2205\u03d5\u03d6\u221d\u2195\u03f1\u03c2\u228a\ufe00\u2acb\ufe00\u228b\ufe00\u2acc\ufe00\u03d1\u22b2\u22b3\u0432\u22a2\u2228\u22bb\u225a\u22ee||\ud835\udd33\u22b2\u2282\u20d2\u2283\u20d2\ud835\udd67\u221d\u22b3\ud835\udccb\u2acb\ufe00\u228a\ufe00\u2acc\ufe00\u228b\ufe00\u299a\u0175\u2a5f\u2227\u2259\u2118\ud835\udd34\ud835\udd68\u2118\u2240\u2240\ud835\udccc\u22c2\u25ef\u22c3\u25bd\ud835\udd35\u27fa\u27f7\u03be\u27f8\u27f5\u27fc\u22fb\u2a00\ud835\udd69\u2a01\u2a02\u27f9\u27f6\ud835\udccd\u2a06\u2a04\u25b3\u22c1\u22c0ý\u044f\u0177\u044b¥\ud835\udd36\u0457\ud835\udd6a\ud835\udcce\u044eÿ\u017a\u017e\u0437\u017c\u2128\u03b6\ud835\udd37\u0436\u21dd\ud835\udd6b\ud835\udccf\u200d\u200c"];
;
const META_BIAS = 35;
const HEADER_BIAS = 48;
const HEADER_LENGTH = 6;
const CHOICE_BITS_PER_CHAR = 6;
const BUCKET_HASH_1 = 2654435761;
const BUCKET_HASH_2 = 2246822507;
const PAIR_TABLE_SIZE = 1024;
const CHAR_REMAP = (() => {
const remap = new Uint8Array(128);
for (let code = 48; code <= 57; code++) remap[code] = code - 47;
for (let code = 65; code <= 90; code++) remap[code] = code - 54;
for (let code = 97; code <= 122; code++) remap[code] = code - 60;
return remap;
})();
function exactKey(text, nameStart, length) {
return text.charCodeAt(nameStart) << 25 | text.charCodeAt(nameStart + 1) << 18 | text.charCodeAt(nameStart + length - 2) << 11 | CHAR_REMAP[text.charCodeAt(nameStart + length - 1)] << 5 | length;
}
function decode_data_format_pairIndex(c0, c1) {
return (c0 * 3 << 3 ^ c1) & PAIR_TABLE_SIZE - 1;
}
function bucketOne(key, buckets) {
return (Math.imul(key, BUCKET_HASH_1) >>> 16) * buckets >>> 16;
}
function bucketTwo(key, buckets) {
return (Math.imul(key, BUCKET_HASH_2) >>> 16) * buckets >>> 16;
}
function initDecodeData(packed) {
const [data, values] = packed;
const nameCount = data.charCodeAt(0) - HEADER_BIAS << 6 | data.charCodeAt(1) - HEADER_BIAS;
const suffixesLength = data.charCodeAt(2) - HEADER_BIAS << 6 | data.charCodeAt(3) - HEADER_BIAS;
const buckets = data.charCodeAt(4) - HEADER_BIAS << 6 | data.charCodeAt(5) - HEADER_BIAS;
const metaStart = HEADER_LENGTH + suffixesLength;
const choicesStart = metaStart + 2 * nameCount;
const slotCount = 2 * buckets;
const keys = new Int32Array(slotCount);
const slotMidOff = new Uint16Array(slotCount);
const slotValue = new Uint16Array(slotCount);
const lengthBits = new Uint32Array(PAIR_TABLE_SIZE);
const middleOffsets = new Map();
const middles = [];
let name = "";
let suffixOffset = HEADER_LENGTH;
let valueOffset = 0;
for (let index = 0; index < nameCount; index++) {
const meta0 = data.charCodeAt(metaStart + 2 * index) - META_BIAS;
const meta1 = data.charCodeAt(metaStart + 2 * index + 1) - META_BIAS;
const prefixLength = meta0 & 31;
const length = prefixLength + (meta1 & 31);
const valueLength = (meta1 >> 5) + 1;
name = name.slice(0, prefixLength) + data.slice(suffixOffset, suffixOffset + length - prefixLength);
suffixOffset += length - prefixLength;
const key = exactKey(name, 0, length);
const choice = data.charCodeAt(choicesStart + Math.floor(index / CHOICE_BITS_PER_CHAR)) - HEADER_BIAS & 1 << index % CHOICE_BITS_PER_CHAR;
let slot = 2 * (choice === 0 ? bucketOne : bucketTwo)(key, buckets);
if (keys[slot] !== 0) slot += 1;
keys[slot] = key;
if (length > 4) {
const middle = name.slice(2, length - 2);
const existing = middleOffsets.get(middle);
if (existing === undefined) {
middleOffsets.set(middle, middles.length);
slotMidOff[slot] = middles.length;
for (let middleIndex = 0; middleIndex < middle.length; middleIndex += 2) {
middles.push(middle.charCodeAt(middleIndex) | middle.charCodeAt(middleIndex + 1) << 16);
}
} else {
slotMidOff[slot] = existing;
}
}
const pair = decode_data_format_pairIndex(name.charCodeAt(0), name.charCodeAt(1));
lengthBits[pair] |= length <= 16 ? 1 << length - 2 : 32768;
if ((meta0 & 32) !== 0) {
lengthBits[pair] |= 1 << length - 2 + 16;
}
slotValue[slot] = valueOffset << 2 | valueLength - 1 | (meta0 & 32) >> 4;
valueOffset += valueLength;
}
return {
keys,
buckets,
slotMidOff,
slotValue,
values,
lengthBits,
middles: new Uint32Array(middles)
};
}
;
const CHAR_AMP = 38;
const CHAR_NUM = 35;
const CHAR_SEMI = 59;
const CHAR_EQUALS = 61;
const CHAR_ZERO = 48;
const CHAR_LOWER_A = 97;
const CHAR_LOWER_G = 103;
const CHAR_LOWER_L = 108;
const CHAR_LOWER_M = 109;
const CHAR_LOWER_O = 111;
const CHAR_LOWER_P = 112;
const CHAR_LOWER_Q = 113;
const CHAR_LOWER_S = 115;
const CHAR_LOWER_T = 116;
const CHAR_LOWER_U = 117;
const CHAR_LOWER_X = 120;
const CHAR_UPPER_A = 65;
const TO_LOWER_BIT = 32;
function isNumber(code) {
return code - CHAR_ZERO >>> 0 <= 9;
}
function isAlphaNumeric(code) {
return isNumber(code) || (code | TO_LOWER_BIT) - CHAR_LOWER_A >>> 0 <= 25;
}
function isEntityInAttributeInvalidEnd(code) {
return code === CHAR_EQUALS || isAlphaNumeric(code);
}
var DecodingMode;
(function(DecodingMode) {
DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode || (DecodingMode = {}));
const htmlDecode = initDecodeData(htmlDecodeData);
const htmlKeys = (() => htmlDecode.keys)();
const htmlBuckets = (() => htmlDecode.buckets)();
const htmlSlotMidOff = (() => htmlDecode.slotMidOff)();
const htmlLengthBits = (() => htmlDecode.lengthBits)();
const htmlMiddles = (() => htmlDecode.middles)();
const htmlSlotValue = (() => htmlDecode.slotValue)();
const htmlValues = (() => htmlDecode.values)();
function emitHtmlValue(packed) {
const off = packed >> 2;
return (packed & 1) === 0 ? htmlValues.charAt(off) : htmlValues.slice(off, off + (packed & 1) + 1);
}
function findSlotHtml(text, start, length) {
const c0 = text.charCodeAt(start);
const c1 = text.charCodeAt(start + 1);
const c2 = text.charCodeAt(start + length - 2);
const c3 = text.charCodeAt(start + length - 1);
if ((c0 | c1 | c2 | c3) > 127) return -1;
const key = c0 << 25 | c1 << 18 | c2 << 11 | CHAR_REMAP[c3] << 5 | length;
let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
for (let attempt = 0;; attempt++) {
if (htmlKeys[slot] === key && (length <= 4 || isMidMatchHtml(slot, text, start, length))) {
return slot;
}
if (htmlKeys[slot + 1] === key && (length <= 4 || isMidMatchHtml(slot + 1, text, start, length))) {
return slot + 1;
}
if (attempt === 1) return -1;
slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
}
}
function isMidMatchHtml(slot, text, start, length) {
let wordIndex = htmlSlotMidOff[slot];
let index = start + 2;
const end = start + length - 2;
while (index + 1 < end) {
if ((text.charCodeAt(index) | text.charCodeAt(index + 1) << 16) !== htmlMiddles[wordIndex++]) return false;
index += 2;
}
return index === end || text.charCodeAt(index) === (htmlMiddles[wordIndex] & 65535);
}
const NUMERIC_CONSUMED_SHIFT = 21;
const NUMERIC_CODE_POINT_MASK = 2097151;
const NUMERIC_CONSUMED_OVERFLOW = 2047;
let longNumericConsumed = 0;
function unpackConsumed(packed) {
const consumed = packed >>> NUMERIC_CONSUMED_SHIFT;
return consumed === NUMERIC_CONSUMED_OVERFLOW ? longNumericConsumed : consumed;
}
const numericDigits = (() => {
const digits = new Uint8Array(128).fill(255);
for (let digit = 0; digit < 10; digit++) {
digits[CHAR_ZERO + digit] = digit;
}
for (let digit = 0; digit < 6; digit++) {
digits[CHAR_UPPER_A + digit] = digit + 10;
digits[CHAR_LOWER_A + digit] = digit + 10;
}
return digits;
})();
function parseNumericEntity(input, offset, isStrict) {
const inputLength = input.length;
let index = offset;
let codePoint = 0;
let digitsStart;
if ((input.charCodeAt(index) | TO_LOWER_BIT) === CHAR_LOWER_X) {
index += 1;
digitsStart = index;
while (index < inputLength) {
const char = input.charCodeAt(index);
if (char >= 128) break;
const digit = numericDigits[char];
if (digit <= 15) {
codePoint = codePoint * 16 + digit;
index++;
} else {
break;
}
}
} else {
digitsStart = index;
while (index < inputLength) {
const char = input.charCodeAt(index);
if (char >= 128) break;
const digit = numericDigits[char];
if (digit <= 9) {
codePoint = codePoint * 10 + digit;
index++;
} else {
break;
}
}
}
if (index === digitsStart) return 0;
if (codePoint > 1114111) codePoint = 1114112;
let consumed = index - offset + 2;
if (index < inputLength && input.charCodeAt(index) === CHAR_SEMI) {
consumed += 1;
} else if (isStrict) {
return 0;
}
if (consumed >= NUMERIC_CONSUMED_OVERFLOW) {
longNumericConsumed = consumed;
consumed = NUMERIC_CONSUMED_OVERFLOW;
}
return consumed << NUMERIC_CONSUMED_SHIFT | codePoint;
}
function findLegacySlot(input, start, maxLength) {
let legacy = htmlLengthBits[decode_data_format_pairIndex(input.charCodeAt(start), input.charCodeAt(start + 1))] >>> 16 & 31;
while (legacy !== 0) {
const top = 31 - Math.clz32(legacy);
legacy ^= 1 << top;
if (top + 2 > maxLength) continue;
const slot = findSlotHtml(input, start, top + 2);
if (slot >= 0 && (htmlSlotValue[slot] & 2) !== 0) {
return slot << 3 | top + 2;
}
}
return -1;
}
function findLongClassMatch(input, start, mode) {
const length = input.slice(start, start + 32).indexOf(";");
if (length - 2 >>> 0 <= 29) {
const slot = findSlotHtml(input, start, length);
if (slot >= 0) return slot << 6 | length + 1;
}
if (mode !== DecodingMode.Strict) {
const packed = findLegacySlot(input, start, Math.min(31, input.length - start));
if (packed >= 0) {
const length = packed & 7;
if (mode !== DecodingMode.Attribute || start + length >= input.length || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) return packed >> 3 << 6 | length;
}
}
return -1;
}
function matchXmlEntity(input, start) {
switch (input.charCodeAt(start)) {
case CHAR_LOWER_L: {
return input.charCodeAt(start + 1) === CHAR_LOWER_T && input.charCodeAt(start + 2) === CHAR_SEMI ? 3 << 7 | 60 : -1;
}
case CHAR_LOWER_G: {
return input.charCodeAt(start + 1) === CHAR_LOWER_T && input.charCodeAt(start + 2) === CHAR_SEMI ? 3 << 7 | 62 : -1;
}
case CHAR_LOWER_A: {
const c1 = input.charCodeAt(start + 1);
const c2 = input.charCodeAt(start + 2);
if (c1 === CHAR_LOWER_M && c2 === CHAR_LOWER_P && input.charCodeAt(start + 3) === CHAR_SEMI) {
return 4 << 7 | 38;
}
return c1 === CHAR_LOWER_P && c2 === CHAR_LOWER_O && input.charCodeAt(start + 3) === CHAR_LOWER_S && input.charCodeAt(start + 4) === CHAR_SEMI ? 5 << 7 | 39 : -1;
}
case CHAR_LOWER_Q: {
return input.charCodeAt(start + 1) === CHAR_LOWER_U && input.charCodeAt(start + 2) === CHAR_LOWER_O && input.charCodeAt(start + 3) === CHAR_LOWER_T && input.charCodeAt(start + 4) === CHAR_SEMI ? 5 << 7 | 34 : -1;
}
default: {
return -1;
}
}
}
function nextOffset(input, last) {
if (last >= input.length) return -1;
return input.charCodeAt(last) === CHAR_AMP ? last : input.indexOf("&", last);
}
function decodeHtmlText(input, mode) {
const isLegacyAllowed = mode !== DecodingMode.Strict;
let offset = input.indexOf("&");
if (offset < 0) return input;
const inputLength = input.length;
let result = "";
let last = 0;
do {
const start = offset + 1;
if (start + 1 >= inputLength) break;
const c0 = input.charCodeAt(start);
if (c0 === CHAR_AMP) {
offset = start;
continue;
}
if (c0 === CHAR_NUM) {
const packed = parseNumericEntity(input, start + 1, !isLegacyAllowed);
const consumed = unpackConsumed(packed);
if (consumed === 0) {
offset = input.indexOf("&", start);
} else {
if (last !== offset) {
result += input.slice(last, offset);
}
result += codePointToString(packed & NUMERIC_CODE_POINT_MASK);
last = offset + consumed;
offset = nextOffset(input, last);
}
continue;
}
const bits = htmlLengthBits[pairIndex(c0, input.charCodeAt(start + 1))];
if ((bits & 32768) !== 0) {
const packed = findLongClassMatch(input, start, mode);
if (packed >= 0) {
if (last !== offset) result += input.slice(last, offset);
result += emitHtmlValue(htmlSlotValue[packed >> 6]);
last = start + (packed & 63);
offset = nextOffset(input, last);
} else {
offset = input.indexOf("&", start);
}
continue;
}
let probed = bits & 32767;
let matched = -1;
while (probed !== 0) {
const low = probed & -probed;
probed ^= low;
const length = 33 - Math.clz32(low);
const end = start + length;
if (end > inputLength) break;
const isTerminated = end < inputLength && input.charCodeAt(end) === CHAR_SEMI;
if (!(isTerminated || isLegacyAllowed && (bits >>> length + 14 & 1) !== 0)) continue;
const slot = findSlotHtml(input, start, length);
if (slot < 0) continue;
if (isTerminated) {
matched = slot << 6 | 32 | length + 1;
break;
}
if ((htmlSlotValue[slot] & 2) !== 0) {
matched = slot << 6 | length;
}
}
if (matched >= 0) {
const length = matched & 31;
if ((matched & 32) !== 0 || mode !== DecodingMode.Attribute || start + length >= inputLength || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) {
if (last !== offset) result += input.slice(last, offset);
result += emitHtmlValue(htmlSlotValue[matched >> 6]);
last = start + length;
offset = nextOffset(input, last);
continue;
}
}
offset = input.indexOf("&", start + 1);
} while (offset >= 0);
return result + input.slice(last);
}
function decodeHTML(htmlString, mode = DecodingMode.Legacy) {
return decodeHtmlText(htmlString, mode);
}
function decodeHTMLAttribute(htmlAttribute) {
return decodeHtmlText(htmlAttribute, DecodingMode.Attribute);
}
function decodeHTMLStrict(htmlString) {
return decodeHtmlText(htmlString, DecodingMode.Strict);
}
function decodeXML(xmlString) {
let offset = xmlString.indexOf("&");
if (offset < 0) return xmlString;
let lastIndex = 0;
let result = "";
do {
const start = offset + 1;
if (start + 1 >= xmlString.length) break;
let consumed = 0;
let value = "";
const c1 = xmlString.charCodeAt(start);
if (c1 === CHAR_NUM) {
const packed = parseNumericEntity(xmlString, start + 1, true);
consumed = unpackConsumed(packed);
if (consumed !== 0) {
const codePoint = packed & NUMERIC_CODE_POINT_MASK;
value = codePoint - 1 >>> 0 < 55295 ? String.fromCharCode(codePoint) : String.fromCodePoint(replaceCodePointXML(codePoint));
}
} else {
switch (c1) {
case 108:
case 103: {
if (start + 2 < xmlString.length && xmlString.charCodeAt(start + 1) === 116 && xmlString.charCodeAt(start + 2) === CHAR_SEMI) {
consumed = 4;
value = c1 === 108 ? "<" : ">";
}
break;
}
case 97: {
const c2 = xmlString.charCodeAt(start + 1);
if (start + 3 < xmlString.length && c2 === 109 && xmlString.charCodeAt(start + 2) === 112 && xmlString.charCodeAt(start + 3) === CHAR_SEMI) {
consumed = 5;
value = "&";
} else if (start + 4 < xmlString.length && c2 === 112 && xmlString.charCodeAt(start + 2) === 111 && xmlString.charCodeAt(start + 3) === 115 && xmlString.charCodeAt(start + 4) === CHAR_SEMI) {
consumed = 6;
value = "'";
}
break;
}
case 113: {
if (start + 4 < xmlString.length && xmlString.charCodeAt(start + 1) === 117 && xmlString.charCodeAt(start + 2) === 111 && xmlString.charCodeAt(start + 3) === 116 && xmlString.charCodeAt(start + 4) === CHAR_SEMI) {
consumed = 6;
value = "\"";
}
break;
}
}
}
if (consumed > 0) {
if (lastIndex < offset) result += xmlString.slice(lastIndex, offset);
result += value;
offset = lastIndex = offset + consumed;
} else {
offset = start;
}
offset = offset < xmlString.length && xmlString.charCodeAt(offset) === CHAR_AMP ? offset : xmlString.indexOf("&", offset);
} while (offset >= 0);
return result + xmlString.slice(lastIndex);
}
const STATE_ENTITY_START = 0;
const STATE_NUMERIC_START = 1;
const STATE_NUMERIC_DECIMAL = 2;
const STATE_NUMERIC_HEX = 3;
const STATE_NAMED_ENTITY = 4;
class EntityDecoderBase {
emitCodePoint;
errors;
state = STATE_ENTITY_START;
consumed = 1;
result = 0;
decodeMode = DecodingMode.Strict;
replaceNumericCodePoint = replaceCodePoint;
constructor(emitCodePoint, errors) {
this.emitCodePoint = emitCodePoint;
this.errors = errors;
}
stateNumericStart(input, offset) {
if (offset >= input.length) {
return -1;
}
if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CHAR_LOWER_X) {
this.state = STATE_NUMERIC_HEX;
this.consumed += 1;
return this.stateNumericHex(input, offset + 1);
}
this.state = STATE_NUMERIC_DECIMAL;
return this.stateNumericDecimal(input, offset);
}
stateNumericHex(input, offset) {
const inputLength = input.length;
let { result, consumed } = this;
let index = offset;
while (index < inputLength) {
const char = input.charCodeAt(index);
const digit = numericDigits[char];
if (digit <= 15) {
result = result * 16 + digit;
} else {
this.result = result;
this.consumed = consumed;
return this.emitNumericEntity(char, 3);
}
consumed += 1;
index += 1;
}
this.result = result;
this.consumed = consumed;
return -1;
}
stateNumericDecimal(input, offset) {
const inputLength = input.length;
let { result, consumed } = this;
let index = offset;
while (index < inputLength) {
const digit = input.charCodeAt(index) - CHAR_ZERO;
if (digit >>> 0 > 9) {
this.result = result;
this.consumed = consumed;
return this.emitNumericEntity(digit + CHAR_ZERO, 2);
}
result = result * 10 + digit;
consumed += 1;
index += 1;
}
this.result = result;
this.consumed = consumed;
return -1;
}
emitNumericEntity(lastCp, expectedLength) {
if (this.consumed <= expectedLength) {
this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
return 0;
}
if (lastCp === CHAR_SEMI) {
this.consumed += 1;
} else if (this.decodeMode === DecodingMode.Strict) {
return 0;
}
this.emitCodePoint(this.replaceNumericCodePoint(this.result), this.consumed);
if (this.errors) {
if (lastCp !== CHAR_SEMI) {
this.errors.missingSemicolonAfterCharacterReference();
}
this.errors.validateNumericCharacterReference(this.result);
}
return this.consumed;
}
startEntity(decodeMode) {
this.decodeMode = decodeMode;
this.state = STATE_ENTITY_START;
this.result = 0;
this.consumed = 1;
}
write(input, offset) {
switch (this.state) {
case STATE_ENTITY_START: {
if (input.charCodeAt(offset) === CHAR_NUM) {
this.state = STATE_NUMERIC_START;
this.consumed += 1;
return this.stateNumericStart(input, offset + 1);
}
this.state = STATE_NAMED_ENTITY;
return this.stateNamedEntity(input, offset);
}
case STATE_NUMERIC_START: {
return this.stateNumericStart(input, offset);
}
case STATE_NUMERIC_DECIMAL: {
return this.stateNumericDecimal(input, offset);
}
case STATE_NUMERIC_HEX: {
return this.stateNumericHex(input, offset);
}
default: {
return this.stateNamedEntity(input, offset);
}
}
}
end() {
switch (this.state) {
case STATE_NAMED_ENTITY: {
return this.endNamedEntity();
}
case STATE_NUMERIC_DECIMAL: {
return this.emitNumericEntity(0, 2);
}
case STATE_NUMERIC_HEX: {
return this.emitNumericEntity(0, 3);
}
case STATE_NUMERIC_START: {
this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
return 0;
}
default: {
return 0;
}
}
}
}
class HtmlEntityDecoder extends EntityDecoderBase {
runLength = 0;
nameBuffer = new Uint8Array(32);
emitSlot(slot) {
const packed = htmlSlotValue[slot];
const off = packed >> 2;
this.emitCodePoint(htmlValues.charCodeAt(off), this.consumed);
if ((packed & 1) !== 0) {
this.emitCodePoint(htmlValues.charCodeAt(off + 1), this.consumed);
}
}
startEntity(decodeMode) {
super.startEntity(decodeMode);
this.runLength = 0;
}
stateNamedEntity(input, offset) {
const inputLength = input.length;
if (this.runLength === 0 && offset + 17 <= inputLength) {
const c0 = input.charCodeAt(offset);
const pair = decode_data_format_pairIndex(c0, input.charCodeAt(offset + 1));
const bits = htmlLengthBits[pair];
if ((bits & 32768) !== 0 && offset + 32 <= inputLength) {
const packed = findLongClassMatch(input, offset, this.decodeMode);
if (packed >= 0) {
const length = packed & 63;
this.consumed = length + 1;
this.emitSlot(packed >> 6);
if (input.charCodeAt(offset + length - 1) !== CHAR_SEMI) {
this.errors?.missingSemicolonAfterCharacterReference();
}
return this.consumed;
}
return 0;
}
let probed = bits & 32767;
while (probed !== 0) {
const low = probed & -probed;
probed ^= low;
const length = 33 - Math.clz32(low);
if (input.charCodeAt(offset + length) === CHAR_SEMI) {
const slot = findSlotHtml(input, offset, length);
if (slot >= 0) {
this.consumed = length + 2;
this.emitSlot(slot);
return this.consumed;
}
}
}
if ((bits & 32768) === 0) {
if (this.decodeMode !== DecodingMode.Strict) {
const packed = findLegacySlot(input, offset, 31);
if (packed >= 0) {
const matchLength = packed & 7;
const next = input.charCodeAt(offset + matchLength);
if (this.decodeMode === DecodingMode.Attribute && isEntityInAttributeInvalidEnd(next)) {
return 0;
}
this.consumed = matchLength + 1;
this.emitSlot(packed >> 3);
this.errors?.missingSemicolonAfterCharacterReference();
return this.consumed;
}
}
return 0;
}
}
let index = offset;
let { runLength } = this;
let terminator = -1;
const scanEnd = Math.min(inputLength, offset + 32 - runLength);
while (index < scanEnd) {
const char = input.charCodeAt(index);
if (!isAlphaNumeric(char)) {
terminator = char;
break;
}
this.nameBuffer[runLength++] = char;
index++;
}
if (terminator < 0 && runLength < 32) {
this.runLength = runLength;
return -1;
}
if (terminator === CHAR_SEMI && runLength - 2 >>> 0 <= 29) {
const slot = findBufferedHtmlSlot(this.nameBuffer, runLength);
if (slot >= 0) {
this.consumed = runLength + 2;
this.emitSlot(slot);
return this.consumed;
}
}
if (this.decodeMode !== DecodingMode.Strict && runLength >= 2) {
const packed = findBufferedLegacySlot(this.nameBuffer, runLength);
if (packed >= 0) {
const length = packed & 7;
const next = length < runLength ? this.nameBuffer[length] : terminator;
if (this.decodeMode === DecodingMode.Attribute && isEntityInAttributeInvalidEnd(next)) return 0;
this.consumed = length + 1;
this.emitSlot(packed >> 3);
this.errors?.missingSemicolonAfterCharacterReference();
return this.consumed;
}
}
return 0;
}
endNamedEntity() {
if (this.decodeMode === DecodingMode.Strict || this.runLength < 2) {
return 0;
}
const packed = findBufferedLegacySlot(this.nameBuffer, this.runLength);
if (packed < 0) return 0;
if (this.decodeMode === DecodingMode.Attribute && (packed & 7) < this.runLength) {
return 0;
}
this.consumed = (packed & 7) + 1;
this.emitSlot(packed >> 3);
this.errors?.missingSemicolonAfterCharacterReference();
return this.consumed;
}
}
function findBufferedHtmlSlot(buffer, length) {
const key = buffer[0] << 25 | buffer[1] << 18 | buffer[length - 2] << 11 | CHAR_REMAP[buffer[length - 1]] << 5 | length;
let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
for (let attempt = 0;; attempt++) {
if (htmlKeys[slot] === key && (length <= 4 || isBufferedMiddle(slot, buffer, length))) return slot;
if (htmlKeys[slot + 1] === key && (length <= 4 || isBufferedMiddle(slot + 1, buffer, length))) return slot + 1;
if (attempt === 1) return -1;
slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
}
}
function isBufferedMiddle(slot, buffer, length) {
let wordIndex = htmlSlotMidOff[slot];
let index = 2;
const end = length - 2;
while (index + 1 < end) {
if ((buffer[index] | buffer[index + 1] << 16) !== htmlMiddles[wordIndex++]) return false;
index += 2;
}
return index === end || buffer[index] === (htmlMiddles[wordIndex] & 65535);
}
function findBufferedLegacySlot(buffer, length) {
let legacy = htmlLengthBits[decode_data_format_pairIndex(buffer[0], buffer[1])] >>> 16 & 31;
while (legacy !== 0) {
const top = 31 - Math.clz32(legacy);
legacy ^= 1 << top;
if (top + 2 > length) continue;
const slot = findBufferedHtmlSlot(buffer, top + 2);
if (slot >= 0 && (htmlSlotValue[slot] & 2) !== 0) return slot << 3 | top + 2;
}
return -1;
}
function xmlCodePoint(name) {
switch (name) {
case 1603312: {
return 38;
}
case 205273075: {
return 39;
}
case 13300: {
return 62;
}
case 13940: {
return 60;
}
case 238909428: {
return 34;
}
default: {
return -1;
}
}
}
class XmlEntityDecoder extends (null && EntityDecoderBase) {
replaceNumericCodePoint = replaceCodePointXML;
stateNamedEntity(input, offset) {
const inputLength = input.length;
if (this.consumed === 1 && offset + 5 <= inputLength) {
const packed = matchXmlEntity(input, offset);
if (packed < 0) return 0;
const consumed = this.consumed = (packed >> 7) + 1;
this.emitCodePoint(packed & 127, consumed);
return consumed;
}
let { result, consumed } = this;
for (let index = offset; index < inputLength; index++) {
const char = input.charCodeAt(index);
if (char === CHAR_SEMI) {
const codePoint = xmlCodePoint(result);
if (codePoint < 0) return 0;
this.consumed = consumed + 1;
this.emitCodePoint(codePoint, this.consumed);
return this.consumed;
}
if (consumed >= 5 || char - CHAR_LOWER_A >>> 0 > 25) return 0;
result = result << 7 | char;
consumed++;
}
this.result = result;
this.consumed = consumed;
return -1;
}
endNamedEntity() {
return 0;
}
}
;
var html_NS;
(function(NS) {
NS["HTML"] = "http://www.w3.org/1999/xhtml";
NS["MATHML"] = "http://www.w3.org/1998/Math/MathML";
NS["SVG"] = "http://www.w3.org/2000/svg";
NS["XLINK"] = "http://www.w3.org/1999/xlink";
NS["XML"] = "http://www.w3.org/XML/1998/namespace";
NS["XMLNS"] = "http://www.w3.org/2000/xmlns/";
})(html_NS || (html_NS = {}));
var ATTRS;
(function(ATTRS) {
ATTRS["TYPE"] = "type";
ATTRS["ACTION"] = "action";
ATTRS["ENCODING"] = "encoding";
ATTRS["PROMPT"] = "prompt";
ATTRS["NAME"] = "name";
ATTRS["COLOR"] = "color";
ATTRS["FACE"] = "face";
ATTRS["SIZE"] = "size";
})(ATTRS || (ATTRS = {}));
var DOCUMENT_MODE;
(function(DOCUMENT_MODE) {
DOCUMENT_MODE["NO_QUIRKS"] = "no-quirks";
DOCUMENT_MODE["QUIRKS"] = "quirks";
DOCUMENT_MODE["LIMITED_QUIRKS"] = "limited-quirks";
})(DOCUMENT_MODE || (DOCUMENT_MODE = {}));
var TAG_NAMES;
(function(TAG_NAMES) {
TAG_NAMES["A"] = "a";
TAG_NAMES["ADDRESS"] = "address";
TAG_NAMES["ANNOTATION_XML"] = "annotation-xml";
TAG_NAMES["APPLET"] = "applet";
TAG_NAMES["AREA"] = "area";
TAG_NAMES["ARTICLE"] = "article";
TAG_NAMES["ASIDE"] = "aside";
TAG_NAMES["B"] = "b";
TAG_NAMES["BASE"] = "base";
TAG_NAMES["BASEFONT"] = "basefont";
TAG_NAMES["BGSOUND"] = "bgsound";
TAG_NAMES["BIG"] = "big";
TAG_NAMES["BLOCKQUOTE"] = "blockquote";
TAG_NAMES["BODY"] = "body";
TAG_NAMES["BR"] = "br";
TAG_NAMES["BUTTON"] = "button";
TAG_NAMES["CAPTION"] = "caption";
TAG_NAMES["CENTER"] = "center";
TAG_NAMES["CODE"] = "code";
TAG_NAMES["COL"] = "col";
TAG_NAMES["COLGROUP"] = "colgroup";
TAG_NAMES["DD"] = "dd";
TAG_NAMES["DESC"] = "desc";
TAG_NAMES["DETAILS"] = "details";
TAG_NAMES["DIALOG"] = "dialog";
TAG_NAMES["DIR"] = "dir";
TAG_NAMES["DIV"] = "div";
TAG_NAMES["DL"] = "dl";
TAG_NAMES["DT"] = "dt";
TAG_NAMES["EM"] = "em";
TAG_NAMES["EMBED"] = "embed";
TAG_NAMES["FIELDSET"] = "fieldset";
TAG_NAMES["FIGCAPTION"] = "figcaption";
TAG_NAMES["FIGURE"] = "figure";
TAG_NAMES["FONT"] = "font";
TAG_NAMES["FOOTER"] = "footer";
TAG_NAMES["FOREIGN_OBJECT"] = "foreignObject";
TAG_NAMES["FORM"] = "form";
TAG_NAMES["FRAME"] = "frame";
TAG_NAMES["FRAMESET"] = "frameset";
TAG_NAMES["H1"] = "h1";
TAG_NAMES["H2"] = "h2";
TAG_NAMES["H3"] = "h3";
TAG_NAMES["H4"] = "h4";
TAG_NAMES["H5"] = "h5";
TAG_NAMES["H6"] = "h6";
TAG_NAMES["HEAD"] = "head";
TAG_NAMES["HEADER"] = "header";
TAG_NAMES["HGROUP"] = "hgroup";
TAG_NAMES["HR"] = "hr";
TAG_NAMES["HTML"] = "html";
TAG_NAMES["I"] = "i";
TAG_NAMES["IMG"] = "img";
TAG_NAMES["IMAGE"] = "image";
TAG_NAMES["INPUT"] = "input";
TAG_NAMES["IFRAME"] = "iframe";
TAG_NAMES["KEYGEN"] = "keygen";
TAG_NAMES["LABEL"] = "label";
TAG_NAMES["LI"] = "li";
TAG_NAMES["LINK"] = "link";
TAG_NAMES["LISTING"] = "listing";
TAG_NAMES["MAIN"] = "main";
TAG_NAMES["MALIGNMARK"] = "malignmark";
TAG_NAMES["MARQUEE"] = "marquee";
TAG_NAMES["MATH"] = "math";
TAG_NAMES["MENU"] = "menu";
TAG_NAMES["META"] = "meta";
TAG_NAMES["MGLYPH"] = "mglyph";
TAG_NAMES["MI"] = "mi";
TAG_NAMES["MO"] = "mo";
TAG_NAMES["MN"] = "mn";
TAG_NAMES["MS"] = "ms";
TAG_NAMES["MTEXT"] = "mtext";
TAG_NAMES["NAV"] = "nav";
TAG_NAMES["NOBR"] = "nobr";
TAG_NAMES["NOFRAMES"] = "noframes";
TAG_NAMES["NOEMBED"] = "noembed";
TAG_NAMES["NOSCRIPT"] = "noscript";
TAG_NAMES["OBJECT"] = "object";
TAG_NAMES["OL"] = "ol";
TAG_NAMES["OPTGROUP"] = "optgroup";
TAG_NAMES["OPTION"] = "option";
TAG_NAMES["P"] = "p";
TAG_NAMES["PARAM"] = "param";
TAG_NAMES["PLAINTEXT"] = "plaintext";
TAG_NAMES["PRE"] = "pre";
TAG_NAMES["RB"] = "rb";
TAG_NAMES["RP"] = "rp";
TAG_NAMES["RT"] = "rt";
TAG_NAMES["RTC"] = "rtc";
TAG_NAMES["RUBY"] = "ruby";
TAG_NAMES["S"] = "s";
TAG_NAMES["SCRIPT"] = "script";
TAG_NAMES["SEARCH"] = "search";
TAG_NAMES["SECTION"] = "section";
TAG_NAMES["SELECT"] = "select";
TAG_NAMES["SOURCE"] = "source";
TAG_NAMES["SMALL"] = "small";
TAG_NAMES["SPAN"] = "span";
TAG_NAMES["STRIKE"] = "strike";
TAG_NAMES["STRONG"] = "strong";
TAG_NAMES["STYLE"] = "style";
TAG_NAMES["SUB"] = "sub";
TAG_NAMES["SUMMARY"] = "summary";
TAG_NAMES["SUP"] = "sup";
TAG_NAMES["TABLE"] = "table";
TAG_NAMES["TBODY"] = "tbody";
TAG_NAMES["TEMPLATE"] = "template";
TAG_NAMES["TEXTAREA"] = "textarea";
TAG_NAMES["TFOOT"] = "tfoot";
TAG_NAMES["TD"] = "td";
TAG_NAMES["TH"] = "th";
TAG_NAMES["THEAD"] = "thead";
TAG_NAMES["TITLE"] = "title";
TAG_NAMES["TR"] = "tr";
TAG_NAMES["TRACK"] = "track";
TAG_NAMES["TT"] = "tt";
TAG_NAMES["U"] = "u";
TAG_NAMES["UL"] = "ul";
TAG_NAMES["SVG"] = "svg";
TAG_NAMES["VAR"] = "var";
TAG_NAMES["WBR"] = "wbr";
TAG_NAMES["XMP"] = "xmp";
})(TAG_NAMES || (TAG_NAMES = {}));
var TAG_ID;
(function(TAG_ID) {
TAG_ID[TAG_ID["UNKNOWN"] = 0] = "UNKNOWN";
TAG_ID[TAG_ID["A"] = 1] = "A";
TAG_ID[TAG_ID["ADDRESS"] = 2] = "ADDRESS";
TAG_ID[TAG_ID["ANNOTATION_XML"] = 3] = "ANNOTATION_XML";
TAG_ID[TAG_ID["APPLET"] = 4] = "APPLET";
TAG_ID[TAG_ID["AREA"] = 5] = "AREA";
TAG_ID[TAG_ID["ARTICLE"] = 6] = "ARTICLE";
TAG_ID[TAG_ID["ASIDE"] = 7] = "ASIDE";
TAG_ID[TAG_ID["B"] = 8] = "B";
TAG_ID[TAG_ID["BASE"] = 9] = "BASE";
TAG_ID[TAG_ID["BASEFONT"] = 10] = "BASEFONT";
TAG_ID[TAG_ID["BGSOUND"] = 11] = "BGSOUND";
TAG_ID[TAG_ID["BIG"] = 12] = "BIG";
TAG_ID[TAG_ID["BLOCKQUOTE"] = 13] = "BLOCKQUOTE";
TAG_ID[TAG_ID["BODY"] = 14] = "BODY";
TAG_ID[TAG_ID["BR"] = 15] = "BR";
TAG_ID[TAG_ID["BUTTON"] = 16] = "BUTTON";
TAG_ID[TAG_ID["CAPTION"] = 17] = "CAPTION";
TAG_ID[TAG_ID["CENTER"] = 18] = "CENTER";
TAG_ID[TAG_ID["CODE"] = 19] = "CODE";
TAG_ID[TAG_ID["COL"] = 20] = "COL";
TAG_ID[TAG_ID["COLGROUP"] = 21] = "COLGROUP";
TAG_ID[TAG_ID["DD"] = 22] = "DD";
TAG_ID[TAG_ID["DESC"] = 23] = "DESC";
TAG_ID[TAG_ID["DETAILS"] = 24] = "DETAILS";
TAG_ID[TAG_ID["DIALOG"] = 25] = "DIALOG";
TAG_ID[TAG_ID["DIR"] = 26] = "DIR";
TAG_ID[TAG_ID["DIV"] = 27] = "DIV";
TAG_ID[TAG_ID["DL"] = 28] = "DL";
TAG_ID[TAG_ID["DT"] = 29] = "DT";
TAG_ID[TAG_ID["EM"] = 30] = "EM";
TAG_ID[TAG_ID["EMBED"] = 31] = "EMBED";
TAG_ID[TAG_ID["FIELDSET"] = 32] = "FIELDSET";
TAG_ID[TAG_ID["FIGCAPTION"] = 33] = "FIGCAPTION";
TAG_ID[TAG_ID["FIGURE"] = 34] = "FIGURE";
TAG_ID[TAG_ID["FONT"] = 35] = "FONT";
TAG_ID[TAG_ID["FOOTER"] = 36] = "FOOTER";
TAG_ID[TAG_ID["FOREIGN_OBJECT"] = 37] = "FOREIGN_OBJECT";
TAG_ID[TAG_ID["FORM"] = 38] = "FORM";
TAG_ID[TAG_ID["FRAME"] = 39] = "FRAME";
TAG_ID[TAG_ID["FRAMESET"] = 40] = "FRAMESET";
TAG_ID[TAG_ID["H1"] = 41] = "H1";
TAG_ID[TAG_ID["H2"] = 42] = "H2";
TAG_ID[TAG_ID["H3"] = 43] = "H3";
TAG_ID[TAG_ID["H4"] = 44] = "H4";
TAG_ID[TAG_ID["H5"] = 45] = "H5";
TAG_ID[TAG_ID["H6"] = 46] = "H6";
TAG_ID[TAG_ID["HEAD"] = 47] = "HEAD";
TAG_ID[TAG_ID["HEADER"] = 48] = "HEADER";
TAG_ID[TAG_ID["HGROUP"] = 49] = "HGROUP";
TAG_ID[TAG_ID["HR"] = 50] = "HR";
TAG_ID[TAG_ID["HTML"] = 51] = "HTML";
TAG_ID[TAG_ID["I"] = 52] = "I";
TAG_ID[TAG_ID["IMG"] = 53] = "IMG";
TAG_ID[TAG_ID["IMAGE"] = 54] = "IMAGE";
TAG_ID[TAG_ID["INPUT"] = 55] = "INPUT";
TAG_ID[TAG_ID["IFRAME"] = 56] = "IFRAME";
TAG_ID[TAG_ID["KEYGEN"] = 57] = "KEYGEN";
TAG_ID[TAG_ID["LABEL"] = 58] = "LABEL";
TAG_ID[TAG_ID["LI"] = 59] = "LI";
TAG_ID[TAG_ID["LINK"] = 60] = "LINK";
TAG_ID[TAG_ID["LISTING"] = 61] = "LISTING";
TAG_ID[TAG_ID["MAIN"] = 62] = "MAIN";
TAG_ID[TAG_ID["MALIGNMARK"] = 63] = "MALIGNMARK";
TAG_ID[TAG_ID["MARQUEE"] = 64] = "MARQUEE";
TAG_ID[TAG_ID["MATH"] = 65] = "MATH";
TAG_ID[TAG_ID["MENU"] = 66] = "MENU";
TAG_ID[TAG_ID["META"] = 67] = "META";
TAG_ID[TAG_ID["MGLYPH"] = 68] = "MGLYPH";
TAG_ID[TAG_ID["MI"] = 69] = "MI";
TAG_ID[TAG_ID["MO"] = 70] = "MO";
TAG_ID[TAG_ID["MN"] = 71] = "MN";
TAG_ID[TAG_ID["MS"] = 72] = "MS";
TAG_ID[TAG_ID["MTEXT"] = 73] = "MTEXT";
TAG_ID[TAG_ID["NAV"] = 74] = "NAV";
TAG_ID[TAG_ID["NOBR"] = 75] = "NOBR";
TAG_ID[TAG_ID["NOFRAMES"] = 76] = "NOFRAMES";
TAG_ID[TAG_ID["NOEMBED"] = 77] = "NOEMBED";
TAG_ID[TAG_ID["NOSCRIPT"] = 78] = "NOSCRIPT";
TAG_ID[TAG_ID["OBJECT"] = 79] = "OBJECT";
TAG_ID[TAG_ID["OL"] = 80] = "OL";
TAG_ID[TAG_ID["OPTGROUP"] = 81] = "OPTGROUP";
TAG_ID[TAG_ID["OPTION"] = 82] = "OPTION";
TAG_ID[TAG_ID["P"] = 83] = "P";
TAG_ID[TAG_ID["PARAM"] = 84] = "PARAM";
TAG_ID[TAG_ID["PLAINTEXT"] = 85] = "PLAINTEXT";
TAG_ID[TAG_ID["PRE"] = 86] = "PRE";
TAG_ID[TAG_ID["RB"] = 87] = "RB";
TAG_ID[TAG_ID["RP"] = 88] = "RP";
TAG_ID[TAG_ID["RT"] = 89] = "RT";
TAG_ID[TAG_ID["RTC"] = 90] = "RTC";
TAG_ID[TAG_ID["RUBY"] = 91] = "RUBY";
TAG_ID[TAG_ID["S"] = 92] = "S";
TAG_ID[TAG_ID["SCRIPT"] = 93] = "SCRIPT";
TAG_ID[TAG_ID["SEARCH"] = 94] = "SEARCH";
TAG_ID[TAG_ID["SECTION"] = 95] = "SECTION";
TAG_ID[TAG_ID["SELECT"] = 96] = "SELECT";
TAG_ID[TAG_ID["SOURCE"] = 97] = "SOURCE";
TAG_ID[TAG_ID["SMALL"] = 98] = "SMALL";
TAG_ID[TAG_ID["SPAN"] = 99] = "SPAN";
TAG_ID[TAG_ID["STRIKE"] = 100] = "STRIKE";
TAG_ID[TAG_ID["STRONG"] = 101] = "STRONG";
TAG_ID[TAG_ID["STYLE"] = 102] = "STYLE";
TAG_ID[TAG_ID["SUB"] = 103] = "SUB";
TAG_ID[TAG_ID["SUMMARY"] = 104] = "SUMMARY";
TAG_ID[TAG_ID["SUP"] = 105] = "SUP";
TAG_ID[TAG_ID["TABLE"] = 106] = "TABLE";
TAG_ID[TAG_ID["TBODY"] = 107] = "TBODY";
TAG_ID[TAG_ID["TEMPLATE"] = 108] = "TEMPLATE";
TAG_ID[TAG_ID["TEXTAREA"] = 109] = "TEXTAREA";
TAG_ID[TAG_ID["TFOOT"] = 110] = "TFOOT";
TAG_ID[TAG_ID["TD"] = 111] = "TD";
TAG_ID[TAG_ID["TH"] = 112] = "TH";
TAG_ID[TAG_ID["THEAD"] = 113] = "THEAD";
TAG_ID[TAG_ID["TITLE"] = 114] = "TITLE";
TAG_ID[TAG_ID["TR"] = 115] = "TR";
TAG_ID[TAG_ID["TRACK"] = 116] = "TRACK";
TAG_ID[TAG_ID["TT"] = 117] = "TT";
TAG_ID[TAG_ID["U"] = 118] = "U";
TAG_ID[TAG_ID["UL"] = 119] = "UL";
TAG_ID[TAG_ID["SVG"] = 120] = "SVG";
TAG_ID[TAG_ID["VAR"] = 121] = "VAR";
TAG_ID[TAG_ID["WBR"] = 122] = "WBR";
TAG_ID[TAG_ID["XMP"] = 123] = "XMP";
})(TAG_ID || (TAG_ID = {}));
const TAG_NAME_TO_ID = new Map([
[TAG_NAMES.A, TAG_ID.A],
[TAG_NAMES.ADDRESS, TAG_ID.ADDRESS],
[TAG_NAMES.ANNOTATION_XML, TAG_ID.ANNOTATION_XML],
[TAG_NAMES.APPLET, TAG_ID.APPLET],
[TAG_NAMES.AREA, TAG_ID.AREA],
[TAG_NAMES.ARTICLE, TAG_ID.ARTICLE],
[TAG_NAMES.ASIDE, TAG_ID.ASIDE],
[TAG_NAMES.B, TAG_ID.B],
[TAG_NAMES.BASE, TAG_ID.BASE],
[TAG_NAMES.BASEFONT, TAG_ID.BASEFONT],
[TAG_NAMES.BGSOUND, TAG_ID.BGSOUND],
[TAG_NAMES.BIG, TAG_ID.BIG],
[TAG_NAMES.BLOCKQUOTE, TAG_ID.BLOCKQUOTE],
[TAG_NAMES.BODY, TAG_ID.BODY],
[TAG_NAMES.BR, TAG_ID.BR],
[TAG_NAMES.BUTTON, TAG_ID.BUTTON],
[TAG_NAMES.CAPTION, TAG_ID.CAPTION],
[TAG_NAMES.CENTER, TAG_ID.CENTER],
[TAG_NAMES.CODE, TAG_ID.CODE],
[TAG_NAMES.COL, TAG_ID.COL],
[TAG_NAMES.COLGROUP, TAG_ID.COLGROUP],
[TAG_NAMES.DD, TAG_ID.DD],
[TAG_NAMES.DESC, TAG_ID.DESC],
[TAG_NAMES.DETAILS, TAG_ID.DETAILS],
[TAG_NAMES.DIALOG, TAG_ID.DIALOG],
[TAG_NAMES.DIR, TAG_ID.DIR],
[TAG_NAMES.DIV, TAG_ID.DIV],
[TAG_NAMES.DL, TAG_ID.DL],
[TAG_NAMES.DT, TAG_ID.DT],
[TAG_NAMES.EM, TAG_ID.EM],
[TAG_NAMES.EMBED, TAG_ID.EMBED],
[TAG_NAMES.FIELDSET, TAG_ID.FIELDSET],
[TAG_NAMES.FIGCAPTION, TAG_ID.FIGCAPTION],
[TAG_NAMES.FIGURE, TAG_ID.FIGURE],
[TAG_NAMES.FONT, TAG_ID.FONT],
[TAG_NAMES.FOOTER, TAG_ID.FOOTER],
[TAG_NAMES.FOREIGN_OBJECT, TAG_ID.FOREIGN_OBJECT],
[TAG_NAMES.FORM, TAG_ID.FORM],
[TAG_NAMES.FRAME, TAG_ID.FRAME],
[TAG_NAMES.FRAMESET, TAG_ID.FRAMESET],
[TAG_NAMES.H1, TAG_ID.H1],
[TAG_NAMES.H2, TAG_ID.H2],
[TAG_NAMES.H3, TAG_ID.H3],
[TAG_NAMES.H4, TAG_ID.H4],
[TAG_NAMES.H5, TAG_ID.H5],
[TAG_NAMES.H6, TAG_ID.H6],
[TAG_NAMES.HEAD, TAG_ID.HEAD],
[TAG_NAMES.HEADER, TAG_ID.HEADER],
[TAG_NAMES.HGROUP, TAG_ID.HGROUP],
[TAG_NAMES.HR, TAG_ID.HR],
[TAG_NAMES.HTML, TAG_ID.HTML],
[TAG_NAMES.I, TAG_ID.I],
[TAG_NAMES.IMG, TAG_ID.IMG],
[TAG_NAMES.IMAGE, TAG_ID.IMAGE],
[TAG_NAMES.INPUT, TAG_ID.INPUT],
[TAG_NAMES.IFRAME, TAG_ID.IFRAME],
[TAG_NAMES.KEYGEN, TAG_ID.KEYGEN],
[TAG_NAMES.LABEL, TAG_ID.LABEL],
[TAG_NAMES.LI, TAG_ID.LI],
[TAG_NAMES.LINK, TAG_ID.LINK],
[TAG_NAMES.LISTING, TAG_ID.LISTING],
[TAG_NAMES.MAIN, TAG_ID.MAIN],
[TAG_NAMES.MALIGNMARK, TAG_ID.MALIGNMARK],
[TAG_NAMES.MARQUEE, TAG_ID.MARQUEE],
[TAG_NAMES.MATH, TAG_ID.MATH],
[TAG_NAMES.MENU, TAG_ID.MENU],
[TAG_NAMES.META, TAG_ID.META],
[TAG_NAMES.MGLYPH, TAG_ID.MGLYPH],
[TAG_NAMES.MI, TAG_ID.MI],
[TAG_NAMES.MO, TAG_ID.MO],
[TAG_NAMES.MN, TAG_ID.MN],
[TAG_NAMES.MS, TAG_ID.MS],
[TAG_NAMES.MTEXT, TAG_ID.MTEXT],
[TAG_NAMES.NAV, TAG_ID.NAV],
[TAG_NAMES.NOBR, TAG_ID.NOBR],
[TAG_NAMES.NOFRAMES, TAG_ID.NOFRAMES],
[TAG_NAMES.NOEMBED, TAG_ID.NOEMBED],
[TAG_NAMES.NOSCRIPT, TAG_ID.NOSCRIPT],
[TAG_NAMES.OBJECT, TAG_ID.OBJECT],
[TAG_NAMES.OL, TAG_ID.OL],
[TAG_NAMES.OPTGROUP, TAG_ID.OPTGROUP],
[TAG_NAMES.OPTION, TAG_ID.OPTION],
[TAG_NAMES.P, TAG_ID.P],
[TAG_NAMES.PARAM, TAG_ID.PARAM],
[TAG_NAMES.PLAINTEXT, TAG_ID.PLAINTEXT],
[TAG_NAMES.PRE, TAG_ID.PRE],
[TAG_NAMES.RB, TAG_ID.RB],
[TAG_NAMES.RP, TAG_ID.RP],
[TAG_NAMES.RT, TAG_ID.RT],
[TAG_NAMES.RTC, TAG_ID.RTC],
[TAG_NAMES.RUBY, TAG_ID.RUBY],
[TAG_NAMES.S, TAG_ID.S],
[TAG_NAMES.SCRIPT, TAG_ID.SCRIPT],
[TAG_NAMES.SEARCH, TAG_ID.SEARCH],
[TAG_NAMES.SECTION, TAG_ID.SECTION],
[TAG_NAMES.SELECT, TAG_ID.SELECT],
[TAG_NAMES.SOURCE, TAG_ID.SOURCE],
[TAG_NAMES.SMALL, TAG_ID.SMALL],
[TAG_NAMES.SPAN, TAG_ID.SPAN],
[TAG_NAMES.STRIKE, TAG_ID.STRIKE],
[TAG_NAMES.STRONG, TAG_ID.STRONG],
[TAG_NAMES.STYLE, TAG_ID.STYLE],
[TAG_NAMES.SUB, TAG_ID.SUB],
[TAG_NAMES.SUMMARY, TAG_ID.SUMMARY],
[TAG_NAMES.SUP, TAG_ID.SUP],
[TAG_NAMES.TABLE, TAG_ID.TABLE],
[TAG_NAMES.TBODY, TAG_ID.TBODY],
[TAG_NAMES.TEMPLATE, TAG_ID.TEMPLATE],
[TAG_NAMES.TEXTAREA, TAG_ID.TEXTAREA],
[TAG_NAMES.TFOOT, TAG_ID.TFOOT],
[TAG_NAMES.TD, TAG_ID.TD],
[TAG_NAMES.TH, TAG_ID.TH],
[TAG_NAMES.THEAD, TAG_ID.THEAD],
[TAG_NAMES.TITLE, TAG_ID.TITLE],
[TAG_NAMES.TR, TAG_ID.TR],
[TAG_NAMES.TRACK, TAG_ID.TRACK],
[TAG_NAMES.TT, TAG_ID.TT],
[TAG_NAMES.U, TAG_ID.U],
[TAG_NAMES.UL, TAG_ID.UL],
[TAG_NAMES.SVG, TAG_ID.SVG],
[TAG_NAMES.VAR, TAG_ID.VAR],
[TAG_NAMES.WBR, TAG_ID.WBR],
[TAG_NAMES.XMP, TAG_ID.XMP]
]);
function getTagID(tagName) {
var _a;
return (_a = TAG_NAME_TO_ID.get(tagName)) !== null && _a !== void 0 ? _a : TAG_ID.UNKNOWN;
}
const html_$ = TAG_ID;
const SPECIAL_ELEMENTS = {
[html_NS.HTML]: new Set([
html_$.ADDRESS,
html_$.APPLET,
html_$.AREA,
html_$.ARTICLE,
html_$.ASIDE,
html_$.BASE,
html_$.BASEFONT,
html_$.BGSOUND,
html_$.BLOCKQUOTE,
html_$.BODY,
html_$.BR,
html_$.BUTTON,
html_$.CAPTION,
html_$.CENTER,
html_$.COL,
html_$.COLGROUP,
html_$.DD,
html_$.DETAILS,
html_$.DIR,
html_$.DIV,
html_$.DL,
html_$.DT,
html_$.EMBED,
html_$.FIELDSET,
html_$.FIGCAPTION,
html_$.FIGURE,
html_$.FOOTER,
html_$.FORM,
html_$.FRAME,
html_$.FRAMESET,
html_$.H1,
html_$.H2,
html_$.H3,
html_$.H4,
html_$.H5,
html_$.H6,
html_$.HEAD,
html_$.HEADER,
html_$.HGROUP,
html_$.HR,
html_$.HTML,
html_$.IFRAME,
html_$.IMG,
html_$.INPUT,
html_$.LI,
html_$.LINK,
html_$.LISTING,
html_$.MAIN,
html_$.MARQUEE,
html_$.MENU,
html_$.META,
html_$.NAV,
html_$.NOEMBED,
html_$.NOFRAMES,
html_$.NOSCRIPT,
html_$.OBJECT,
html_$.OL,
html_$.P,
html_$.PARAM,
html_$.PLAINTEXT,
html_$.PRE,
html_$.SCRIPT,
html_$.SECTION,
html_$.SELECT,
html_$.SOURCE,
html_$.STYLE,
html_$.SUMMARY,
html_$.TABLE,
html_$.TBODY,
html_$.TD,
html_$.TEMPLATE,
html_$.TEXTAREA,
html_$.TFOOT,
html_$.TH,
html_$.THEAD,
html_$.TITLE,
html_$.TR,
html_$.TRACK,
html_$.UL,
html_$.WBR,
html_$.XMP
]),
[html_NS.MATHML]: new Set([
html_$.MI,
html_$.MO,
html_$.MN,
html_$.MS,
html_$.MTEXT,
html_$.ANNOTATION_XML
]),
[html_NS.SVG]: new Set([
html_$.TITLE,
html_$.FOREIGN_OBJECT,
html_$.DESC
]),
[html_NS.XLINK]: new Set(),
[html_NS.XML]: new Set(),
[html_NS.XMLNS]: new Set()
};
const NUMBERED_HEADERS = new Set([
html_$.H1,
html_$.H2,
html_$.H3,
html_$.H4,
html_$.H5,
html_$.H6
]);
const UNESCAPED_TEXT = new Set([
TAG_NAMES.STYLE,
TAG_NAMES.SCRIPT,
TAG_NAMES.XMP,
TAG_NAMES.IFRAME,
TAG_NAMES.NOEMBED,
TAG_NAMES.NOFRAMES,
TAG_NAMES.PLAINTEXT
]);
function html_hasUnescapedText(tn, scriptingEnabled) {
return UNESCAPED_TEXT.has(tn) || scriptingEnabled && tn === TAG_NAMES.NOSCRIPT;
}
;
const ATTR_NAME_SET_THRESHOLD = 64;
var State;
(function(State) {
State[State["DATA"] = 0] = "DATA";
State[State["RCDATA"] = 1] = "RCDATA";
State[State["RAWTEXT"] = 2] = "RAWTEXT";
State[State["SCRIPT_DATA"] = 3] = "SCRIPT_DATA";
State[State["PLAINTEXT"] = 4] = "PLAINTEXT";
State[State["TAG_OPEN"] = 5] = "TAG_OPEN";
State[State["END_TAG_OPEN"] = 6] = "END_TAG_OPEN";
State[State["TAG_NAME"] = 7] = "TAG_NAME";
State[State["RCDATA_LESS_THAN_SIGN"] = 8] = "RCDATA_LESS_THAN_SIGN";
State[State["RCDATA_END_TAG_OPEN"] = 9] = "RCDATA_END_TAG_OPEN";
State[State["RCDATA_END_TAG_NAME"] = 10] = "RCDATA_END_TAG_NAME";
State[State["RAWTEXT_LESS_THAN_SIGN"] = 11] = "RAWTEXT_LESS_THAN_SIGN";
State[State["RAWTEXT_END_TAG_OPEN"] = 12] = "RAWTEXT_END_TAG_OPEN";
State[State["RAWTEXT_END_TAG_NAME"] = 13] = "RAWTEXT_END_TAG_NAME";
State[State["SCRIPT_DATA_LESS_THAN_SIGN"] = 14] = "SCRIPT_DATA_LESS_THAN_SIGN";
State[State["SCRIPT_DATA_END_TAG_OPEN"] = 15] = "SCRIPT_DATA_END_TAG_OPEN";
State[State["SCRIPT_DATA_END_TAG_NAME"] = 16] = "SCRIPT_DATA_END_TAG_NAME";
State[State["SCRIPT_DATA_ESCAPE_START"] = 17] = "SCRIPT_DATA_ESCAPE_START";
State[State["SCRIPT_DATA_ESCAPE_START_DASH"] = 18] = "SCRIPT_DATA_ESCAPE_START_DASH";
State[State["SCRIPT_DATA_ESCAPED"] = 19] = "SCRIPT_DATA_ESCAPED";
State[State["SCRIPT_DATA_ESCAPED_DASH"] = 20] = "SCRIPT_DATA_ESCAPED_DASH";
State[State["SCRIPT_DATA_ESCAPED_DASH_DASH"] = 21] = "SCRIPT_DATA_ESCAPED_DASH_DASH";
State[State["SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN"] = 22] = "SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN";
State[State["SCRIPT_DATA_ESCAPED_END_TAG_OPEN"] = 23] = "SCRIPT_DATA_ESCAPED_END_TAG_OPEN";
State[State["SCRIPT_DATA_ESCAPED_END_TAG_NAME"] = 24] = "SCRIPT_DATA_ESCAPED_END_TAG_NAME";
State[State["SCRIPT_DATA_DOUBLE_ESCAPE_START"] = 25] = "SCRIPT_DATA_DOUBLE_ESCAPE_START";
State[State["SCRIPT_DATA_DOUBLE_ESCAPED"] = 26] = "SCRIPT_DATA_DOUBLE_ESCAPED";
State[State["SCRIPT_DATA_DOUBLE_ESCAPED_DASH"] = 27] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH";
State[State["SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH"] = 28] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH";
State[State["SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN"] = 29] = "SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN";
State[State["SCRIPT_DATA_DOUBLE_ESCAPE_END"] = 30] = "SCRIPT_DATA_DOUBLE_ESCAPE_END";
State[State["BEFORE_ATTRIBUTE_NAME"] = 31] = "BEFORE_ATTRIBUTE_NAME";
State[State["ATTRIBUTE_NAME"] = 32] = "ATTRIBUTE_NAME";
State[State["AFTER_ATTRIBUTE_NAME"] = 33] = "AFTER_ATTRIBUTE_NAME";
State[State["BEFORE_ATTRIBUTE_VALUE"] = 34] = "BEFORE_ATTRIBUTE_VALUE";
State[State["ATTRIBUTE_VALUE_DOUBLE_QUOTED"] = 35] = "ATTRIBUTE_VALUE_DOUBLE_QUOTED";
State[State["ATTRIBUTE_VALUE_SINGLE_QUOTED"] = 36] = "ATTRIBUTE_VALUE_SINGLE_QUOTED";
State[State["ATTRIBUTE_VALUE_UNQUOTED"] = 37] = "ATTRIBUTE_VALUE_UNQUOTED";
State[State["AFTER_ATTRIBUTE_VALUE_QUOTED"] = 38] = "AFTER_ATTRIBUTE_VALUE_QUOTED";
State[State["SELF_CLOSING_START_TAG"] = 39] = "SELF_CLOSING_START_TAG";
State[State["BOGUS_COMMENT"] = 40] = "BOGUS_COMMENT";
State[State["MARKUP_DECLARATION_OPEN"] = 41] = "MARKUP_DECLARATION_OPEN";
State[State["COMMENT_START"] = 42] = "COMMENT_START";
State[State["COMMENT_START_DASH"] = 43] = "COMMENT_START_DASH";
State[State["COMMENT"] = 44] = "COMMENT";
State[State["COMMENT_LESS_THAN_SIGN"] = 45] = "COMMENT_LESS_THAN_SIGN";
State[State["COMMENT_LESS_THAN_SIGN_BANG"] = 46] = "COMMENT_LESS_THAN_SIGN_BANG";
State[State["COMMENT_LESS_THAN_SIGN_BANG_DASH"] = 47] = "COMMENT_LESS_THAN_SIGN_BANG_DASH";
State[State["COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH"] = 48] = "COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH";
State[State["COMMENT_END_DASH"] = 49] = "COMMENT_END_DASH";
State[State["COMMENT_END"] = 50] = "COMMENT_END";
State[State["COMMENT_END_BANG"] = 51] = "COMMENT_END_BANG";
State[State["DOCTYPE"] = 52] = "DOCTYPE";
State[State["BEFORE_DOCTYPE_NAME"] = 53] = "BEFORE_DOCTYPE_NAME";
State[State["DOCTYPE_NAME"] = 54] = "DOCTYPE_NAME";
State[State["AFTER_DOCTYPE_NAME"] = 55] = "AFTER_DOCTYPE_NAME";
State[State["AFTER_DOCTYPE_PUBLIC_KEYWORD"] = 56] = "AFTER_DOCTYPE_PUBLIC_KEYWORD";
State[State["BEFORE_DOCTYPE_PUBLIC_IDENTIFIER"] = 57] = "BEFORE_DOCTYPE_PUBLIC_IDENTIFIER";
State[State["DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED"] = 58] = "DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED";
State[State["DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED"] = 59] = "DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED";
State[State["AFTER_DOCTYPE_PUBLIC_IDENTIFIER"] = 60] = "AFTER_DOCTYPE_PUBLIC_IDENTIFIER";
State[State["BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS"] = 61] = "BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS";
State[State["AFTER_DOCTYPE_SYSTEM_KEYWORD"] = 62] = "AFTER_DOCTYPE_SYSTEM_KEYWORD";
State[State["BEFORE_DOCTYPE_SYSTEM_IDENTIFIER"] = 63] = "BEFORE_DOCTYPE_SYSTEM_IDENTIFIER";
State[State["DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED"] = 64] = "DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED";
State[State["DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED"] = 65] = "DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED";
State[State["AFTER_DOCTYPE_SYSTEM_IDENTIFIER"] = 66] = "AFTER_DOCTYPE_SYSTEM_IDENTIFIER";
State[State["BOGUS_DOCTYPE"] = 67] = "BOGUS_DOCTYPE";
State[State["CDATA_SECTION"] = 68] = "CDATA_SECTION";
State[State["CDATA_SECTION_BRACKET"] = 69] = "CDATA_SECTION_BRACKET";
State[State["CDATA_SECTION_END"] = 70] = "CDATA_SECTION_END";
State[State["CHARACTER_REFERENCE"] = 71] = "CHARACTER_REFERENCE";
State[State["AMBIGUOUS_AMPERSAND"] = 72] = "AMBIGUOUS_AMPERSAND";
})(State || (State = {}));
const TokenizerMode = {
DATA: State.DATA,
RCDATA: State.RCDATA,
RAWTEXT: State.RAWTEXT,
SCRIPT_DATA: State.SCRIPT_DATA,
PLAINTEXT: State.PLAINTEXT,
CDATA_SECTION: State.CDATA_SECTION
};
function isAsciiDigit(cp) {
return cp >= CODE_POINTS.DIGIT_0 && cp <= CODE_POINTS.DIGIT_9;
}
function isAsciiUpper(cp) {
return cp >= CODE_POINTS.LATIN_CAPITAL_A && cp <= CODE_POINTS.LATIN_CAPITAL_Z;
}
function isAsciiLower(cp) {
return cp >= CODE_POINTS.LATIN_SMALL_A && cp <= CODE_POINTS.LATIN_SMALL_Z;
}
function isAsciiLetter(cp) {
return isAsciiLower(cp) || isAsciiUpper(cp);
}
function isAsciiAlphaNumeric(cp) {
return isAsciiLetter(cp) || isAsciiDigit(cp);
}
function toAsciiLower(cp) {
return cp + 32;
}
function isWhitespace(cp) {
return cp === CODE_POINTS.SPACE || cp === CODE_POINTS.LINE_FEED || cp === CODE_POINTS.TABULATION || cp === CODE_POINTS.FORM_FEED || cp === CODE_POINTS.CARRIAGE_RETURN;
}
function isScriptDataDoubleEscapeSequenceEnd(cp) {
return isWhitespace(cp) || cp === CODE_POINTS.SOLIDUS || cp === CODE_POINTS.GREATER_THAN_SIGN;
}
function getErrorForNumericCharacterReference(code) {
if (code === CODE_POINTS.NULL) {
return ERR.nullCharacterReference;
} else if (code > 1114111) {
return ERR.characterReferenceOutsideUnicodeRange;
} else if (isSurrogate(code)) {
return ERR.surrogateCharacterReference;
} else if (isUndefinedCodePoint(code)) {
return ERR.noncharacterCharacterReference;
} else if (isControlCodePoint(code) || code === CODE_POINTS.CARRIAGE_RETURN) {
return ERR.controlCharacterReference;
}
return null;
}
class Tokenizer {
constructor(options, handler) {
this.options = options;
this.handler = handler;
this.paused = false;
this.inLoop = false;
this.inForeignNode = false;
this.lastStartTagName = "";
this.active = false;
this.state = State.DATA;
this.returnState = State.DATA;
this.entityStartPos = 0;
this.consumedAfterSnapshot = -1;
this.currentCharacterToken = null;
this.currentToken = null;
this.currentAttr = {
name: "",
value: ""
};
this.currentAttrLocation = null;
this.currentAttrNames = null;
this.runStart = 0;
this.runEnd = 0;
this.preprocessor = new Preprocessor(handler);
this.currentLocation = this.getCurrentLocation(-1);
this.entityDecoder = new HtmlEntityDecoder((cp, consumed) => {
this.preprocessor.pos = this.entityStartPos + consumed - 1;
if (!this._isCharacterReferenceInAttribute()) {
this._ensureCharacterToken(isWhitespace(cp) ? TokenType.WHITESPACE_CHARACTER : cp === CODE_POINTS.NULL ? TokenType.NULL_CHARACTER : TokenType.CHARACTER);
}
this._extendRunWith(String.fromCodePoint(cp), 0);
this.entityStartPos = this.preprocessor.pos - consumed + 1;
}, handler.onParseError ? {
missingSemicolonAfterCharacterReference: () => {
this._err(ERR.missingSemicolonAfterCharacterReference, 1);
},
absenceOfDigitsInNumericCharacterReference: (consumed) => {
this._err(ERR.absenceOfDigitsInNumericCharacterReference, this.entityStartPos - this.preprocessor.pos + consumed);
},
validateNumericCharacterReference: (code) => {
const error = getErrorForNumericCharacterReference(code);
if (error) this._err(error, 1);
}
} : undefined);
}
_err(code, cpOffset = 0) {
var _a, _b;
(_b = (_a = this.handler).onParseError) === null || _b === void 0 ? void 0 : _b.call(_a, this.preprocessor.getError(code, cpOffset));
}
getCurrentLocation(offset) {
if (!this.options.sourceCodeLocationInfo) {
return null;
}
return {
startLine: this.preprocessor.line,
startCol: this.preprocessor.col - offset,
startOffset: this.preprocessor.offset - offset,
endLine: -1,
endCol: -1,
endOffset: -1
};
}
_runParsingLoop() {
if (this.inLoop) return;
this.inLoop = true;
while (this.active && !this.paused) {
this.consumedAfterSnapshot = 0;
const cp = this._consume();
if (!this._ensureHibernation()) {
this._callState(cp);
}
}
this.inLoop = false;
}
flushCharacters() {
var _a;
if (this.inLoop) {
throw new Error("Cannot flush characters from a tokenizer callback");
}
const location = (_a = this.currentCharacterToken) === null || _a === void 0 ? void 0 : _a.location;
let nextLocation = null;
if (location) {
nextLocation = this.getCharacterTokenEndLocation(location);
this.currentLocation = nextLocation;
}
this.inLoop = true;
try {
this._emitCurrentCharacterToken(nextLocation);
} finally {
this.inLoop = false;
}
this._runParsingLoop();
}
getCharacterTokenEndLocation(location) {
const endOffset = this.getCharacterTokenEndOffset();
const html = this.preprocessor.html.slice(location.startOffset - this.preprocessor.droppedBufferSize, endOffset - this.preprocessor.droppedBufferSize);
let line = location.startLine;
let lastLineBreak = -1;
for (let i = html.indexOf("\n"); i !== -1; i = html.indexOf("\n", i + 1)) {
line++;
lastLineBreak = i;
}
for (let i = html.indexOf("\r"); i !== -1; i = html.indexOf("\r", i + 1)) {
if (html.charCodeAt(i + 1) !== CODE_POINTS.LINE_FEED) {
line++;
lastLineBreak = Math.max(lastLineBreak, i);
}
}
return {
startLine: line,
startCol: lastLineBreak === -1 ? location.startCol + html.length : html.length - lastLineBreak,
startOffset: endOffset,
endLine: -1,
endCol: -1,
endOffset: -1
};
}
getCharacterTokenEndOffset() {
var _a;
const end = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1;
const tokenLocation = (_a = this.currentToken) === null || _a === void 0 ? void 0 : _a.location;
switch (this.state) {
case State.TAG_OPEN:
case State.RCDATA_LESS_THAN_SIGN:
case State.RAWTEXT_LESS_THAN_SIGN:
case State.SCRIPT_DATA_LESS_THAN_SIGN:
case State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
case State.CDATA_SECTION_BRACKET: {
return end - 1;
}
case State.END_TAG_OPEN:
case State.MARKUP_DECLARATION_OPEN:
case State.RCDATA_END_TAG_OPEN:
case State.RCDATA_END_TAG_NAME:
case State.RAWTEXT_END_TAG_OPEN:
case State.RAWTEXT_END_TAG_NAME:
case State.SCRIPT_DATA_END_TAG_OPEN:
case State.SCRIPT_DATA_END_TAG_NAME:
case State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
case State.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
case State.CDATA_SECTION_END: {
return end - 2;
}
case State.CHARACTER_REFERENCE: {
return this._isCharacterReferenceInAttribute() && tokenLocation ? tokenLocation.startOffset : this.preprocessor.droppedBufferSize + this.entityStartPos;
}
case State.DOCTYPE:
case State.BEFORE_DOCTYPE_NAME: {
return this.currentLocation.startOffset;
}
default: {
if (tokenLocation && (this.state === State.TAG_NAME || this.state >= State.BEFORE_ATTRIBUTE_NAME && this.state <= State.BOGUS_COMMENT || this.state >= State.COMMENT_START && this.state <= State.BOGUS_DOCTYPE)) {
return tokenLocation.startOffset;
}
return end;
}
}
}
pause() {
this.paused = true;
}
resume(writeCallback) {
if (!this.paused) {
throw new Error("Parser was already resumed");
}
this.paused = false;
if (this.inLoop) return;
this._runParsingLoop();
if (!this.paused) {
writeCallback === null || writeCallback === void 0 ? void 0 : writeCallback();
}
}
write(chunk, isLastChunk, writeCallback) {
this.active = true;
this.preprocessor.write(chunk, isLastChunk);
this._runParsingLoop();
if (!this.paused) {
writeCallback === null || writeCallback === void 0 ? void 0 : writeCallback();
}
}
insertHtmlAtCurrentPos(chunk) {
this.active = true;
this.preprocessor.insertHtmlAtCurrentPos(chunk);
this._runParsingLoop();
}
flushCurrentCharacterToken() {
if (this.paused || this.active || !this.currentCharacterToken || this.currentToken || this.state === State.DOCTYPE || this.state === State.BEFORE_DOCTYPE_NAME || !this.preprocessor.willDropParsedChunk()) {
return;
}
const pending = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1 - this.getCharacterTokenEndOffset();
this.preprocessor.advance();
this.currentLocation = this.getCurrentLocation(pending);
this.preprocessor.retreat(1);
this._emitCurrentCharacterToken(this.currentLocation);
this._createCharacterToken(TokenType.CHARACTER);
this.preprocessor.dropParsedChunk(Math.max(pending - 1, 0));
this.entityStartPos = this.preprocessor.pos + 1 - pending;
}
_ensureHibernation() {
if (this.preprocessor.endOfChunkHit) {
this.preprocessor.retreat(this.consumedAfterSnapshot);
this.consumedAfterSnapshot = 0;
this.active = false;
return true;
}
return false;
}
_consume() {
this.consumedAfterSnapshot++;
return this.preprocessor.advance();
}
_advanceBy(count) {
this.consumedAfterSnapshot += count;
for (let i = 0; i < count; i++) {
this.preprocessor.advance();
}
}
_consumeSequenceIfMatch(pattern, caseSensitive) {
if (this.preprocessor.startsWith(pattern, caseSensitive)) {
this._advanceBy(pattern.length - 1);
return true;
}
return false;
}
_createStartTagToken() {
this._flushRun("");
this.currentToken = {
type: TokenType.START_TAG,
tagName: "",
tagID: TAG_ID.UNKNOWN,
selfClosing: false,
ackSelfClosing: false,
attrs: [],
location: this.getCurrentLocation(1)
};
}
_createEndTagToken() {
this._flushRun("");
this.currentToken = {
type: TokenType.END_TAG,
tagName: "",
tagID: TAG_ID.UNKNOWN,
selfClosing: false,
ackSelfClosing: false,
attrs: [],
location: this.getCurrentLocation(2)
};
}
_createCommentToken(offset) {
this._flushRun("");
this.currentToken = {
type: TokenType.COMMENT,
data: "",
location: this.getCurrentLocation(offset)
};
}
_createDoctypeToken(initialName) {
this._flushRun("");
this.currentToken = {
type: TokenType.DOCTYPE,
name: initialName,
forceQuirks: false,
publicId: null,
systemId: null,
location: this.currentLocation
};
}
_createCharacterToken(type) {
if (this.currentLocation) {
const start = this.currentLocation.startOffset - this.preprocessor.droppedBufferSize;
if (this.preprocessor.html[start] === "\n" && this.preprocessor.html[start - 1] === "\r") {
this.currentLocation.startOffset++;
}
}
this.currentCharacterToken = {
type,
chars: "",
location: this.currentLocation
};
}
_createAttr(attrNameFirstCh) {
this._flushRun("");
this.currentAttr = {
name: attrNameFirstCh,
value: ""
};
this.currentAttrLocation = this.getCurrentLocation(0);
}
_leaveAttrName() {
var _a;
var _b;
const token = this.currentToken;
const { name } = this.currentAttr;
const names = this.currentAttrNames;
let duplicate;
if (names === null) {
duplicate = getTokenAttr(token, name) !== null;
if (!duplicate && token.attrs.length === ATTR_NAME_SET_THRESHOLD) {
this.currentAttrNames = new Set(token.attrs.map((attr) => attr.name)).add(name);
}
} else {
duplicate = names.has(name);
if (!duplicate) names.add(name);
}
if (duplicate) {
this._err(ERR.duplicateAttribute);
} else {
token.attrs.push(this.currentAttr);
if (token.location && this.currentAttrLocation) {
const attrLocations = (_a = (_b = token.location).attrs) !== null && _a !== void 0 ? _a : _b.attrs = Object.create(null);
attrLocations[this.currentAttr.name] = this.currentAttrLocation;
this._leaveAttrValue();
}
}
}
_leaveAttrValue() {
if (this.currentAttrLocation) {
this.currentAttrLocation.endLine = this.preprocessor.line;
this.currentAttrLocation.endCol = this.preprocessor.col;
this.currentAttrLocation.endOffset = this.preprocessor.offset;
}
}
_flushRun(text) {
if (this.runEnd === this.runStart && text.length === 0) {
return;
}
const slice = this.preprocessor.html.slice(this.runStart, this.runEnd);
const run = (slice.length < 13 ? slice : ` ${slice}`.slice(1)) + text;
const token = this.currentToken;
this.runStart = this.runEnd;
if (token === null) {
this.currentCharacterToken.chars += run;
} else if (token.type === TokenType.COMMENT) {
token.data += run;
} else {
this.currentAttr.value += run;
}
}
_extendRun(cp) {
const { preprocessor } = this;
if (cp === CODE_POINTS.LINE_FEED && preprocessor.html.charCodeAt(preprocessor.pos) !== CODE_POINTS.LINE_FEED) {
this._flushRun("\n");
this.runStart = preprocessor.pos + 1;
} else {
const start = preprocessor.pos - Number(cp > 65535);
if (start !== this.runEnd) {
this._flushRun("");
this.runStart = start;
}
}
this.runEnd = preprocessor.pos + 1;
}
_extendRunWith(text, cpOffset) {
const { preprocessor } = this;
const start = preprocessor.codePointStart + 1 + cpOffset - text.length;
if (start >= 0 && preprocessor.html.startsWith(text, start)) {
if (start !== this.runEnd) {
this._flushRun("");
this.runStart = start;
}
} else {
this._flushRun(text);
this.runStart = start + text.length;
}
this.runEnd = start + text.length;
}
prepareToken(ct) {
this._emitCurrentCharacterToken(ct.location);
this.currentToken = null;
if (ct.location) {
ct.location.endLine = this.preprocessor.line;
ct.location.endCol = this.preprocessor.col + 1;
ct.location.endOffset = this.preprocessor.offset + 1;
}
this.currentLocation = this.getCurrentLocation(-1);
}
emitCurrentTagToken() {
const ct = this.currentToken;
this.currentAttrNames = null;
this.prepareToken(ct);
ct.tagID = getTagID(ct.tagName);
if (ct.type === TokenType.START_TAG) {
this.lastStartTagName = ct.tagName;
this.handler.onStartTag(ct);
} else {
if (ct.attrs.length > 0) {
this._err(ERR.endTagWithAttributes);
}
if (ct.selfClosing) {
this._err(ERR.endTagWithTrailingSolidus);
}
this.handler.onEndTag(ct);
}
this.preprocessor.dropParsedChunk();
}
emitCurrentComment(ct) {
this.prepareToken(ct);
this.handler.onComment(ct);
this.preprocessor.dropParsedChunk();
}
emitCurrentDoctype(ct) {
this.prepareToken(ct);
this.handler.onDoctype(ct);
this.preprocessor.dropParsedChunk();
}
_emitCurrentCharacterToken(nextLocation) {
this._flushRun("");
if (this.currentCharacterToken) {
if (nextLocation && this.currentCharacterToken.location) {
this.currentCharacterToken.location.endLine = nextLocation.startLine;
this.currentCharacterToken.location.endCol = nextLocation.startCol;
this.currentCharacterToken.location.endOffset = nextLocation.startOffset;
}
switch (this.currentCharacterToken.type) {
case TokenType.CHARACTER: {
this.handler.onCharacter(this.currentCharacterToken);
break;
}
case TokenType.NULL_CHARACTER: {
this.handler.onNullCharacter(this.currentCharacterToken);
break;
}
case TokenType.WHITESPACE_CHARACTER: {
this.handler.onWhitespaceCharacter(this.currentCharacterToken);
break;
}
}
this.currentCharacterToken = null;
}
}
_emitEOFToken() {
var _a, _b;
const location = this.getCurrentLocation(0);
if (location) {
location.endLine = location.startLine;
location.endCol = location.startCol;
location.endOffset = location.startOffset;
}
this._emitCurrentCharacterToken((_b = (_a = this.currentToken) === null || _a === void 0 ? void 0 : _a.location) !== null && _b !== void 0 ? _b : location);
this.handler.onEof({
type: TokenType.EOF,
location
});
this.active = false;
}
_ensureCharacterToken(type) {
if (this.currentCharacterToken) {
if (this.currentCharacterToken.type === type) {
return;
}
this.currentLocation = this.getCurrentLocation(0);
this._emitCurrentCharacterToken(this.currentLocation);
this.preprocessor.dropParsedChunk();
}
this._createCharacterToken(type);
}
_emitCodePoint(cp) {
const type = isWhitespace(cp) ? TokenType.WHITESPACE_CHARACTER : cp === CODE_POINTS.NULL ? TokenType.NULL_CHARACTER : TokenType.CHARACTER;
const token = this.currentCharacterToken;
if (token === null || token.type !== type) {
this._ensureCharacterToken(type);
}
this._extendRun(cp);
}
_emitChars(ch, cpOffset = 0) {
if (this.options.sourceCodeLocationInfo && cpOffset !== 0 && this.currentCharacterToken && this.currentCharacterToken.type !== TokenType.CHARACTER) {
this.currentLocation = this.getCurrentLocation(ch.length - 1 - cpOffset);
this._emitCurrentCharacterToken(this.currentLocation);
this._createCharacterToken(TokenType.CHARACTER);
} else {
this._ensureCharacterToken(TokenType.CHARACTER);
}
this._extendRunWith(ch, cpOffset);
}
_startCharacterReference() {
this.returnState = this.state;
this.state = State.CHARACTER_REFERENCE;
this.entityStartPos = this.preprocessor.pos;
this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute() ? DecodingMode.Attribute : DecodingMode.Legacy);
}
_isCharacterReferenceInAttribute() {
return this.returnState === State.ATTRIBUTE_VALUE_DOUBLE_QUOTED || this.returnState === State.ATTRIBUTE_VALUE_SINGLE_QUOTED || this.returnState === State.ATTRIBUTE_VALUE_UNQUOTED;
}
_flushCodePointConsumedAsCharacterReference(cp) {
if (this._isCharacterReferenceInAttribute()) {
this._extendRun(cp);
} else {
this._emitCodePoint(cp);
}
}
_callState(cp) {
switch (this.state) {
case State.DATA: {
this._stateData(cp);
break;
}
case State.RCDATA: {
this._stateRcdata(cp);
break;
}
case State.RAWTEXT: {
this._stateRawtext(cp);
break;
}
case State.SCRIPT_DATA: {
this._stateScriptData(cp);
break;
}
case State.PLAINTEXT: {
this._statePlaintext(cp);
break;
}
case State.TAG_OPEN: {
this._stateTagOpen(cp);
break;
}
case State.END_TAG_OPEN: {
this._stateEndTagOpen(cp);
break;
}
case State.TAG_NAME: {
this._stateTagName(cp);
break;
}
case State.RCDATA_LESS_THAN_SIGN: {
this._stateRcdataLessThanSign(cp);
break;
}
case State.RCDATA_END_TAG_OPEN: {
this._stateRcdataEndTagOpen(cp);
break;
}
case State.RCDATA_END_TAG_NAME: {
this._stateRcdataEndTagName(cp);
break;
}
case State.RAWTEXT_LESS_THAN_SIGN: {
this._stateRawtextLessThanSign(cp);
break;
}
case State.RAWTEXT_END_TAG_OPEN: {
this._stateRawtextEndTagOpen(cp);
break;
}
case State.RAWTEXT_END_TAG_NAME: {
this._stateRawtextEndTagName(cp);
break;
}
case State.SCRIPT_DATA_LESS_THAN_SIGN: {
this._stateScriptDataLessThanSign(cp);
break;
}
case State.SCRIPT_DATA_END_TAG_OPEN: {
this._stateScriptDataEndTagOpen(cp);
break;
}
case State.SCRIPT_DATA_END_TAG_NAME: {
this._stateScriptDataEndTagName(cp);
break;
}
case State.SCRIPT_DATA_ESCAPE_START: {
this._stateScriptDataEscapeStart(cp);
break;
}
case State.SCRIPT_DATA_ESCAPE_START_DASH: {
this._stateScriptDataEscapeStartDash(cp);
break;
}
case State.SCRIPT_DATA_ESCAPED: {
this._stateScriptDataEscaped(cp);
break;
}
case State.SCRIPT_DATA_ESCAPED_DASH: {
this._stateScriptDataEscapedDash(cp);
break;
}
case State.SCRIPT_DATA_ESCAPED_DASH_DASH: {
this._stateScriptDataEscapedDashDash(cp);
break;
}
case State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN: {
this._stateScriptDataEscapedLessThanSign(cp);
break;
}
case State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN: {
this._stateScriptDataEscapedEndTagOpen(cp);
break;
}
case State.SCRIPT_DATA_ESCAPED_END_TAG_NAME: {
this._stateScriptDataEscapedEndTagName(cp);
break;
}
case State.SCRIPT_DATA_DOUBLE_ESCAPE_START: {
this._stateScriptDataDoubleEscapeStart(cp);
break;
}
case State.SCRIPT_DATA_DOUBLE_ESCAPED: {
this._stateScriptDataDoubleEscaped(cp);
break;
}
case State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH: {
this._stateScriptDataDoubleEscapedDash(cp);
break;
}
case State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH: {
this._stateScriptDataDoubleEscapedDashDash(cp);
break;
}
case State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN: {
this._stateScriptDataDoubleEscapedLessThanSign(cp);
break;
}
case State.SCRIPT_DATA_DOUBLE_ESCAPE_END: {
this._stateScriptDataDoubleEscapeEnd(cp);
break;
}
case State.BEFORE_ATTRIBUTE_NAME: {
this._stateBeforeAttributeName(cp);
break;
}
case State.ATTRIBUTE_NAME: {
this._stateAttributeName(cp);
break;
}
case State.AFTER_ATTRIBUTE_NAME: {
this._stateAfterAttributeName(cp);
break;
}
case State.BEFORE_ATTRIBUTE_VALUE: {
this._stateBeforeAttributeValue(cp);
break;
}
case State.ATTRIBUTE_VALUE_DOUBLE_QUOTED: {
this._stateAttributeValueDoubleQuoted(cp);
break;
}
case State.ATTRIBUTE_VALUE_SINGLE_QUOTED: {
this._stateAttributeValueSingleQuoted(cp);
break;
}
case State.ATTRIBUTE_VALUE_UNQUOTED: {
this._stateAttributeValueUnquoted(cp);
break;
}
case State.AFTER_ATTRIBUTE_VALUE_QUOTED: {
this._stateAfterAttributeValueQuoted(cp);
break;
}
case State.SELF_CLOSING_START_TAG: {
this._stateSelfClosingStartTag(cp);
break;
}
case State.BOGUS_COMMENT: {
this._stateBogusComment(cp);
break;
}
case State.MARKUP_DECLARATION_OPEN: {
this._stateMarkupDeclarationOpen(cp);
break;
}
case State.COMMENT_START: {
this._stateCommentStart(cp);
break;
}
case State.COMMENT_START_DASH: {
this._stateCommentStartDash(cp);
break;
}
case State.COMMENT: {
this._stateComment(cp);
break;
}
case State.COMMENT_LESS_THAN_SIGN: {
this._stateCommentLessThanSign(cp);
break;
}
case State.COMMENT_LESS_THAN_SIGN_BANG: {
this._stateCommentLessThanSignBang(cp);
break;
}
case State.COMMENT_LESS_THAN_SIGN_BANG_DASH: {
this._stateCommentLessThanSignBangDash(cp);
break;
}
case State.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH: {
this._stateCommentLessThanSignBangDashDash(cp);
break;
}
case State.COMMENT_END_DASH: {
this._stateCommentEndDash(cp);
break;
}
case State.COMMENT_END: {
this._stateCommentEnd(cp);
break;
}
case State.COMMENT_END_BANG: {
this._stateCommentEndBang(cp);
break;
}
case State.DOCTYPE: {
this._stateDoctype(cp);
break;
}
case State.BEFORE_DOCTYPE_NAME: {
this._stateBeforeDoctypeName(cp);
break;
}
case State.DOCTYPE_NAME: {
this._stateDoctypeName(cp);
break;
}
case State.AFTER_DOCTYPE_NAME: {
this._stateAfterDoctypeName(cp);
break;
}
case State.AFTER_DOCTYPE_PUBLIC_KEYWORD: {
this._stateAfterDoctypePublicKeyword(cp);
break;
}
case State.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER: {
this._stateBeforeDoctypePublicIdentifier(cp);
break;
}
case State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED: {
this._stateDoctypePublicIdentifierDoubleQuoted(cp);
break;
}
case State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED: {
this._stateDoctypePublicIdentifierSingleQuoted(cp);
break;
}
case State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER: {
this._stateAfterDoctypePublicIdentifier(cp);
break;
}
case State.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS: {
this._stateBetweenDoctypePublicAndSystemIdentifiers(cp);
break;
}
case State.AFTER_DOCTYPE_SYSTEM_KEYWORD: {
this._stateAfterDoctypeSystemKeyword(cp);
break;
}
case State.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER: {
this._stateBeforeDoctypeSystemIdentifier(cp);
break;
}
case State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED: {
this._stateDoctypeSystemIdentifierDoubleQuoted(cp);
break;
}
case State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED: {
this._stateDoctypeSystemIdentifierSingleQuoted(cp);
break;
}
case State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER: {
this._stateAfterDoctypeSystemIdentifier(cp);
break;
}
case State.BOGUS_DOCTYPE: {
this._stateBogusDoctype(cp);
break;
}
case State.CDATA_SECTION: {
this._stateCdataSection(cp);
break;
}
case State.CDATA_SECTION_BRACKET: {
this._stateCdataSectionBracket(cp);
break;
}
case State.CDATA_SECTION_END: {
this._stateCdataSectionEnd(cp);
break;
}
case State.CHARACTER_REFERENCE: {
this._stateCharacterReference();
break;
}
case State.AMBIGUOUS_AMPERSAND: {
this._stateAmbiguousAmpersand(cp);
break;
}
default: {
throw new Error("Unknown state");
}
}
}
_stateData(cp) {
switch (cp) {
case CODE_POINTS.LESS_THAN_SIGN: {
this.state = State.TAG_OPEN;
break;
}
case CODE_POINTS.AMPERSAND: {
this._startCharacterReference();
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this._emitCodePoint(cp);
break;
}
case CODE_POINTS.EOF: {
this._emitEOFToken();
break;
}
default: {
this._emitCodePoint(cp);
}
}
}
_stateRcdata(cp) {
switch (cp) {
case CODE_POINTS.AMPERSAND: {
this._startCharacterReference();
break;
}
case CODE_POINTS.LESS_THAN_SIGN: {
this.state = State.RCDATA_LESS_THAN_SIGN;
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this._emitChars(REPLACEMENT_CHARACTER);
break;
}
case CODE_POINTS.EOF: {
this._emitEOFToken();
break;
}
default: {
this._emitCodePoint(cp);
}
}
}
_stateRawtext(cp) {
switch (cp) {
case CODE_POINTS.LESS_THAN_SIGN: {
this.state = State.RAWTEXT_LESS_THAN_SIGN;
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this._emitChars(REPLACEMENT_CHARACTER);
break;
}
case CODE_POINTS.EOF: {
this._emitEOFToken();
break;
}
default: {
this._emitCodePoint(cp);
}
}
}
_stateScriptData(cp) {
switch (cp) {
case CODE_POINTS.LESS_THAN_SIGN: {
this.state = State.SCRIPT_DATA_LESS_THAN_SIGN;
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this._emitChars(REPLACEMENT_CHARACTER);
break;
}
case CODE_POINTS.EOF: {
this._emitEOFToken();
break;
}
default: {
this._emitCodePoint(cp);
}
}
}
_statePlaintext(cp) {
switch (cp) {
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this._emitChars(REPLACEMENT_CHARACTER);
break;
}
case CODE_POINTS.EOF: {
this._emitEOFToken();
break;
}
default: {
this._emitCodePoint(cp);
}
}
}
_stateTagOpen(cp) {
if (isAsciiLetter(cp)) {
this._createStartTagToken();
this.state = State.TAG_NAME;
this._stateTagName(cp);
} else switch (cp) {
case CODE_POINTS.EXCLAMATION_MARK: {
this.state = State.MARKUP_DECLARATION_OPEN;
break;
}
case CODE_POINTS.SOLIDUS: {
this.state = State.END_TAG_OPEN;
break;
}
case CODE_POINTS.QUESTION_MARK: {
this._err(ERR.unexpectedQuestionMarkInsteadOfTagName);
this._createCommentToken(1);
this.state = State.BOGUS_COMMENT;
this._stateBogusComment(cp);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofBeforeTagName);
this._emitChars("<", -1);
this._emitEOFToken();
break;
}
default: {
this._err(ERR.invalidFirstCharacterOfTagName);
this._emitChars("<", -1);
this.state = State.DATA;
this._stateData(cp);
}
}
}
_stateEndTagOpen(cp) {
if (isAsciiLetter(cp)) {
this._createEndTagToken();
this.state = State.TAG_NAME;
this._stateTagName(cp);
} else switch (cp) {
case CODE_POINTS.GREATER_THAN_SIGN: {
this._err(ERR.missingEndTagName);
this.state = State.DATA;
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofBeforeTagName);
this._emitChars("</", -1);
this._emitEOFToken();
break;
}
default: {
this._err(ERR.invalidFirstCharacterOfTagName);
this._createCommentToken(2);
this.state = State.BOGUS_COMMENT;
this._stateBogusComment(cp);
}
}
}
_stateTagName(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
this.state = State.BEFORE_ATTRIBUTE_NAME;
break;
}
case CODE_POINTS.SOLIDUS: {
this.state = State.SELF_CLOSING_START_TAG;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this.state = State.DATA;
this.emitCurrentTagToken();
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
token.tagName += REPLACEMENT_CHARACTER;
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInTag);
this._emitEOFToken();
break;
}
default: {
token.tagName += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
}
}
}
_stateRcdataLessThanSign(cp) {
if (cp === CODE_POINTS.SOLIDUS) {
this.state = State.RCDATA_END_TAG_OPEN;
} else {
this._emitChars("<", -1);
this.state = State.RCDATA;
this._stateRcdata(cp);
}
}
_stateRcdataEndTagOpen(cp) {
if (isAsciiLetter(cp)) {
this.state = State.RCDATA_END_TAG_NAME;
this._stateRcdataEndTagName(cp);
} else {
this._emitChars("</", -1);
this.state = State.RCDATA;
this._stateRcdata(cp);
}
}
handleSpecialEndTag(_cp) {
if (!this.preprocessor.startsWith(this.lastStartTagName, false)) {
return !this._ensureHibernation();
}
this._createEndTagToken();
const token = this.currentToken;
token.tagName = this.lastStartTagName;
const cp = this.preprocessor.peek(this.lastStartTagName.length);
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
this._advanceBy(this.lastStartTagName.length);
this.state = State.BEFORE_ATTRIBUTE_NAME;
return false;
}
case CODE_POINTS.SOLIDUS: {
this._advanceBy(this.lastStartTagName.length);
this.state = State.SELF_CLOSING_START_TAG;
return false;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._advanceBy(this.lastStartTagName.length);
this.emitCurrentTagToken();
this.state = State.DATA;
return false;
}
default: {
this.currentToken = null;
return !this._ensureHibernation();
}
}
}
_stateRcdataEndTagName(cp) {
if (this.handleSpecialEndTag(cp)) {
this._emitChars("</", -1);
this.state = State.RCDATA;
this._stateRcdata(cp);
}
}
_stateRawtextLessThanSign(cp) {
if (cp === CODE_POINTS.SOLIDUS) {
this.state = State.RAWTEXT_END_TAG_OPEN;
} else {
this._emitChars("<", -1);
this.state = State.RAWTEXT;
this._stateRawtext(cp);
}
}
_stateRawtextEndTagOpen(cp) {
if (isAsciiLetter(cp)) {
this.state = State.RAWTEXT_END_TAG_NAME;
this._stateRawtextEndTagName(cp);
} else {
this._emitChars("</", -1);
this.state = State.RAWTEXT;
this._stateRawtext(cp);
}
}
_stateRawtextEndTagName(cp) {
if (this.handleSpecialEndTag(cp)) {
this._emitChars("</", -1);
this.state = State.RAWTEXT;
this._stateRawtext(cp);
}
}
_stateScriptDataLessThanSign(cp) {
switch (cp) {
case CODE_POINTS.SOLIDUS: {
this.state = State.SCRIPT_DATA_END_TAG_OPEN;
break;
}
case CODE_POINTS.EXCLAMATION_MARK: {
this.state = State.SCRIPT_DATA_ESCAPE_START;
this._emitChars("<!");
break;
}
default: {
this._emitChars("<", -1);
this.state = State.SCRIPT_DATA;
this._stateScriptData(cp);
}
}
}
_stateScriptDataEndTagOpen(cp) {
if (isAsciiLetter(cp)) {
this.state = State.SCRIPT_DATA_END_TAG_NAME;
this._stateScriptDataEndTagName(cp);
} else {
this._emitChars("</", -1);
this.state = State.SCRIPT_DATA;
this._stateScriptData(cp);
}
}
_stateScriptDataEndTagName(cp) {
if (this.handleSpecialEndTag(cp)) {
this._emitChars("</", -1);
this.state = State.SCRIPT_DATA;
this._stateScriptData(cp);
}
}
_stateScriptDataEscapeStart(cp) {
if (cp === CODE_POINTS.HYPHEN_MINUS) {
this.state = State.SCRIPT_DATA_ESCAPE_START_DASH;
this._emitChars("-");
} else {
this.state = State.SCRIPT_DATA;
this._stateScriptData(cp);
}
}
_stateScriptDataEscapeStartDash(cp) {
if (cp === CODE_POINTS.HYPHEN_MINUS) {
this.state = State.SCRIPT_DATA_ESCAPED_DASH_DASH;
this._emitChars("-");
} else {
this.state = State.SCRIPT_DATA;
this._stateScriptData(cp);
}
}
_stateScriptDataEscaped(cp) {
switch (cp) {
case CODE_POINTS.HYPHEN_MINUS: {
this.state = State.SCRIPT_DATA_ESCAPED_DASH;
this._emitChars("-");
break;
}
case CODE_POINTS.LESS_THAN_SIGN: {
this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this._emitChars(REPLACEMENT_CHARACTER);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInScriptHtmlCommentLikeText);
this._emitEOFToken();
break;
}
default: {
this._emitCodePoint(cp);
}
}
}
_stateScriptDataEscapedDash(cp) {
switch (cp) {
case CODE_POINTS.HYPHEN_MINUS: {
this.state = State.SCRIPT_DATA_ESCAPED_DASH_DASH;
this._emitChars("-");
break;
}
case CODE_POINTS.LESS_THAN_SIGN: {
this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this.state = State.SCRIPT_DATA_ESCAPED;
this._emitChars(REPLACEMENT_CHARACTER);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInScriptHtmlCommentLikeText);
this._emitEOFToken();
break;
}
default: {
this.state = State.SCRIPT_DATA_ESCAPED;
this._emitCodePoint(cp);
}
}
}
_stateScriptDataEscapedDashDash(cp) {
switch (cp) {
case CODE_POINTS.HYPHEN_MINUS: {
this._emitChars("-");
break;
}
case CODE_POINTS.LESS_THAN_SIGN: {
this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this.state = State.SCRIPT_DATA;
this._emitChars(">");
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this.state = State.SCRIPT_DATA_ESCAPED;
this._emitChars(REPLACEMENT_CHARACTER);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInScriptHtmlCommentLikeText);
this._emitEOFToken();
break;
}
default: {
this.state = State.SCRIPT_DATA_ESCAPED;
this._emitCodePoint(cp);
}
}
}
_stateScriptDataEscapedLessThanSign(cp) {
if (cp === CODE_POINTS.SOLIDUS) {
this.state = State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN;
} else if (isAsciiLetter(cp)) {
this._emitChars("<", -1);
this.state = State.SCRIPT_DATA_DOUBLE_ESCAPE_START;
this._stateScriptDataDoubleEscapeStart(cp);
} else {
this._emitChars("<", -1);
this.state = State.SCRIPT_DATA_ESCAPED;
this._stateScriptDataEscaped(cp);
}
}
_stateScriptDataEscapedEndTagOpen(cp) {
if (isAsciiLetter(cp)) {
this.state = State.SCRIPT_DATA_ESCAPED_END_TAG_NAME;
this._stateScriptDataEscapedEndTagName(cp);
} else {
this._emitChars("</", -1);
this.state = State.SCRIPT_DATA_ESCAPED;
this._stateScriptDataEscaped(cp);
}
}
_stateScriptDataEscapedEndTagName(cp) {
if (this.handleSpecialEndTag(cp)) {
this._emitChars("</", -1);
this.state = State.SCRIPT_DATA_ESCAPED;
this._stateScriptDataEscaped(cp);
}
}
_stateScriptDataDoubleEscapeStart(cp) {
if (this.preprocessor.startsWith(SEQUENCES.SCRIPT, false) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(SEQUENCES.SCRIPT.length))) {
this._emitCodePoint(cp);
for (let i = 0; i < SEQUENCES.SCRIPT.length; i++) {
this._emitCodePoint(this._consume());
}
this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
} else if (!this._ensureHibernation()) {
this.state = State.SCRIPT_DATA_ESCAPED;
this._stateScriptDataEscaped(cp);
}
}
_stateScriptDataDoubleEscaped(cp) {
switch (cp) {
case CODE_POINTS.HYPHEN_MINUS: {
this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH;
this._emitChars("-");
break;
}
case CODE_POINTS.LESS_THAN_SIGN: {
this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
this._emitChars("<");
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this._emitChars(REPLACEMENT_CHARACTER);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInScriptHtmlCommentLikeText);
this._emitEOFToken();
break;
}
default: {
this._emitCodePoint(cp);
}
}
}
_stateScriptDataDoubleEscapedDash(cp) {
switch (cp) {
case CODE_POINTS.HYPHEN_MINUS: {
this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH;
this._emitChars("-");
break;
}
case CODE_POINTS.LESS_THAN_SIGN: {
this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
this._emitChars("<");
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
this._emitChars(REPLACEMENT_CHARACTER);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInScriptHtmlCommentLikeText);
this._emitEOFToken();
break;
}
default: {
this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
this._emitCodePoint(cp);
}
}
}
_stateScriptDataDoubleEscapedDashDash(cp) {
switch (cp) {
case CODE_POINTS.HYPHEN_MINUS: {
this._emitChars("-");
break;
}
case CODE_POINTS.LESS_THAN_SIGN: {
this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
this._emitChars("<");
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this.state = State.SCRIPT_DATA;
this._emitChars(">");
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
this._emitChars(REPLACEMENT_CHARACTER);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInScriptHtmlCommentLikeText);
this._emitEOFToken();
break;
}
default: {
this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
this._emitCodePoint(cp);
}
}
}
_stateScriptDataDoubleEscapedLessThanSign(cp) {
if (cp === CODE_POINTS.SOLIDUS) {
this.state = State.SCRIPT_DATA_DOUBLE_ESCAPE_END;
this._emitChars("/");
} else {
this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
this._stateScriptDataDoubleEscaped(cp);
}
}
_stateScriptDataDoubleEscapeEnd(cp) {
if (this.preprocessor.startsWith(SEQUENCES.SCRIPT, false) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(SEQUENCES.SCRIPT.length))) {
this._emitCodePoint(cp);
for (let i = 0; i < SEQUENCES.SCRIPT.length; i++) {
this._emitCodePoint(this._consume());
}
this.state = State.SCRIPT_DATA_ESCAPED;
} else if (!this._ensureHibernation()) {
this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
this._stateScriptDataDoubleEscaped(cp);
}
}
_stateBeforeAttributeName(cp) {
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
break;
}
case CODE_POINTS.SOLIDUS:
case CODE_POINTS.GREATER_THAN_SIGN:
case CODE_POINTS.EOF: {
this.state = State.AFTER_ATTRIBUTE_NAME;
this._stateAfterAttributeName(cp);
break;
}
case CODE_POINTS.EQUALS_SIGN: {
this._err(ERR.unexpectedEqualsSignBeforeAttributeName);
this._createAttr("=");
this.state = State.ATTRIBUTE_NAME;
break;
}
default: {
this._createAttr("");
this.state = State.ATTRIBUTE_NAME;
this._stateAttributeName(cp);
}
}
}
_stateAttributeName(cp) {
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED:
case CODE_POINTS.SOLIDUS:
case CODE_POINTS.GREATER_THAN_SIGN:
case CODE_POINTS.EOF: {
this._leaveAttrName();
this.state = State.AFTER_ATTRIBUTE_NAME;
this._stateAfterAttributeName(cp);
break;
}
case CODE_POINTS.EQUALS_SIGN: {
this._leaveAttrName();
this.state = State.BEFORE_ATTRIBUTE_VALUE;
break;
}
case CODE_POINTS.QUOTATION_MARK:
case CODE_POINTS.APOSTROPHE:
case CODE_POINTS.LESS_THAN_SIGN: {
this._err(ERR.unexpectedCharacterInAttributeName);
this.currentAttr.name += String.fromCodePoint(cp);
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this.currentAttr.name += REPLACEMENT_CHARACTER;
break;
}
default: {
this.currentAttr.name += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
}
}
}
_stateAfterAttributeName(cp) {
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
break;
}
case CODE_POINTS.SOLIDUS: {
this.state = State.SELF_CLOSING_START_TAG;
break;
}
case CODE_POINTS.EQUALS_SIGN: {
this.state = State.BEFORE_ATTRIBUTE_VALUE;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this.state = State.DATA;
this.emitCurrentTagToken();
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInTag);
this._emitEOFToken();
break;
}
default: {
this._createAttr("");
this.state = State.ATTRIBUTE_NAME;
this._stateAttributeName(cp);
}
}
}
_stateBeforeAttributeValue(cp) {
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
break;
}
case CODE_POINTS.QUOTATION_MARK: {
this.state = State.ATTRIBUTE_VALUE_DOUBLE_QUOTED;
break;
}
case CODE_POINTS.APOSTROPHE: {
this.state = State.ATTRIBUTE_VALUE_SINGLE_QUOTED;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._err(ERR.missingAttributeValue);
this.state = State.DATA;
this.emitCurrentTagToken();
break;
}
default: {
this.state = State.ATTRIBUTE_VALUE_UNQUOTED;
this._stateAttributeValueUnquoted(cp);
}
}
}
_stateAttributeValueDoubleQuoted(cp) {
switch (cp) {
case CODE_POINTS.QUOTATION_MARK: {
this.state = State.AFTER_ATTRIBUTE_VALUE_QUOTED;
break;
}
case CODE_POINTS.AMPERSAND: {
this._startCharacterReference();
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this._extendRunWith(REPLACEMENT_CHARACTER, 0);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInTag);
this._emitEOFToken();
break;
}
default: {
this._extendRun(cp);
}
}
}
_stateAttributeValueSingleQuoted(cp) {
switch (cp) {
case CODE_POINTS.APOSTROPHE: {
this.state = State.AFTER_ATTRIBUTE_VALUE_QUOTED;
break;
}
case CODE_POINTS.AMPERSAND: {
this._startCharacterReference();
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this._extendRunWith(REPLACEMENT_CHARACTER, 0);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInTag);
this._emitEOFToken();
break;
}
default: {
this._extendRun(cp);
}
}
}
_stateAttributeValueUnquoted(cp) {
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
this._leaveAttrValue();
this.state = State.BEFORE_ATTRIBUTE_NAME;
break;
}
case CODE_POINTS.AMPERSAND: {
this._startCharacterReference();
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._leaveAttrValue();
this.state = State.DATA;
this.emitCurrentTagToken();
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this._extendRunWith(REPLACEMENT_CHARACTER, 0);
break;
}
case CODE_POINTS.QUOTATION_MARK:
case CODE_POINTS.APOSTROPHE:
case CODE_POINTS.LESS_THAN_SIGN:
case CODE_POINTS.EQUALS_SIGN:
case CODE_POINTS.GRAVE_ACCENT: {
this._err(ERR.unexpectedCharacterInUnquotedAttributeValue);
this._extendRun(cp);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInTag);
this._emitEOFToken();
break;
}
default: {
this._extendRun(cp);
}
}
}
_stateAfterAttributeValueQuoted(cp) {
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
this._leaveAttrValue();
this.state = State.BEFORE_ATTRIBUTE_NAME;
break;
}
case CODE_POINTS.SOLIDUS: {
this._leaveAttrValue();
this.state = State.SELF_CLOSING_START_TAG;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._leaveAttrValue();
this.state = State.DATA;
this.emitCurrentTagToken();
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInTag);
this._emitEOFToken();
break;
}
default: {
this._err(ERR.missingWhitespaceBetweenAttributes);
this._leaveAttrValue();
this.state = State.BEFORE_ATTRIBUTE_NAME;
this._stateBeforeAttributeName(cp);
}
}
}
_stateSelfClosingStartTag(cp) {
switch (cp) {
case CODE_POINTS.GREATER_THAN_SIGN: {
const token = this.currentToken;
token.selfClosing = true;
this.state = State.DATA;
this.emitCurrentTagToken();
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInTag);
this._emitEOFToken();
break;
}
default: {
this._err(ERR.unexpectedSolidusInTag);
this.state = State.BEFORE_ATTRIBUTE_NAME;
this._stateBeforeAttributeName(cp);
}
}
}
_stateBogusComment(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.GREATER_THAN_SIGN: {
this.state = State.DATA;
this.emitCurrentComment(token);
break;
}
case CODE_POINTS.EOF: {
this.emitCurrentComment(token);
this._emitEOFToken();
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this._extendRunWith(REPLACEMENT_CHARACTER, 0);
break;
}
default: {
this._extendRun(cp);
}
}
}
_stateMarkupDeclarationOpen(cp) {
if (this._consumeSequenceIfMatch(SEQUENCES.DASH_DASH, true)) {
this._createCommentToken(SEQUENCES.DASH_DASH.length + 1);
this.state = State.COMMENT_START;
} else if (this._consumeSequenceIfMatch(SEQUENCES.DOCTYPE, false)) {
this.currentLocation = this.getCurrentLocation(SEQUENCES.DOCTYPE.length + 1);
this.state = State.DOCTYPE;
} else if (this._consumeSequenceIfMatch(SEQUENCES.CDATA_START, true)) {
if (this.inForeignNode) {
this.state = State.CDATA_SECTION;
} else {
this._err(ERR.cdataInHtmlContent);
this._createCommentToken(SEQUENCES.CDATA_START.length + 1);
this.currentToken.data = "[CDATA[";
this.state = State.BOGUS_COMMENT;
}
} else if (!this._ensureHibernation()) {
this._err(ERR.incorrectlyOpenedComment);
this._createCommentToken(2);
this.state = State.BOGUS_COMMENT;
this._stateBogusComment(cp);
}
}
_stateCommentStart(cp) {
switch (cp) {
case CODE_POINTS.HYPHEN_MINUS: {
this.state = State.COMMENT_START_DASH;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._err(ERR.abruptClosingOfEmptyComment);
this.state = State.DATA;
const token = this.currentToken;
this.emitCurrentComment(token);
break;
}
default: {
this.state = State.COMMENT;
this._stateComment(cp);
}
}
}
_stateCommentStartDash(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.HYPHEN_MINUS: {
this.state = State.COMMENT_END;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._err(ERR.abruptClosingOfEmptyComment);
this.state = State.DATA;
this.emitCurrentComment(token);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInComment);
this.emitCurrentComment(token);
this._emitEOFToken();
break;
}
default: {
this._extendRunWith("-", -1);
this.state = State.COMMENT;
this._stateComment(cp);
}
}
}
_stateComment(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.HYPHEN_MINUS: {
this.state = State.COMMENT_END_DASH;
break;
}
case CODE_POINTS.LESS_THAN_SIGN: {
this._extendRunWith("<", 0);
this.state = State.COMMENT_LESS_THAN_SIGN;
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this._extendRunWith(REPLACEMENT_CHARACTER, 0);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInComment);
this.emitCurrentComment(token);
this._emitEOFToken();
break;
}
default: {
this._extendRun(cp);
}
}
}
_stateCommentLessThanSign(cp) {
switch (cp) {
case CODE_POINTS.EXCLAMATION_MARK: {
this._extendRunWith("!", 0);
this.state = State.COMMENT_LESS_THAN_SIGN_BANG;
break;
}
case CODE_POINTS.LESS_THAN_SIGN: {
this._extendRunWith("<", 0);
break;
}
default: {
this.state = State.COMMENT;
this._stateComment(cp);
}
}
}
_stateCommentLessThanSignBang(cp) {
if (cp === CODE_POINTS.HYPHEN_MINUS) {
this.state = State.COMMENT_LESS_THAN_SIGN_BANG_DASH;
} else {
this.state = State.COMMENT;
this._stateComment(cp);
}
}
_stateCommentLessThanSignBangDash(cp) {
if (cp === CODE_POINTS.HYPHEN_MINUS) {
this.state = State.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH;
} else {
this.state = State.COMMENT_END_DASH;
this._stateCommentEndDash(cp);
}
}
_stateCommentLessThanSignBangDashDash(cp) {
if (cp !== CODE_POINTS.GREATER_THAN_SIGN && cp !== CODE_POINTS.EOF) {
this._err(ERR.nestedComment);
}
this.state = State.COMMENT_END;
this._stateCommentEnd(cp);
}
_stateCommentEndDash(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.HYPHEN_MINUS: {
this.state = State.COMMENT_END;
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInComment);
this.emitCurrentComment(token);
this._emitEOFToken();
break;
}
default: {
this._extendRunWith("-", -1);
this.state = State.COMMENT;
this._stateComment(cp);
}
}
}
_stateCommentEnd(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.GREATER_THAN_SIGN: {
this.state = State.DATA;
this.emitCurrentComment(token);
break;
}
case CODE_POINTS.EXCLAMATION_MARK: {
this.state = State.COMMENT_END_BANG;
break;
}
case CODE_POINTS.HYPHEN_MINUS: {
this._extendRunWith("-", -2);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInComment);
this.emitCurrentComment(token);
this._emitEOFToken();
break;
}
default: {
this._extendRunWith("--", -1);
this.state = State.COMMENT;
this._stateComment(cp);
}
}
}
_stateCommentEndBang(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.HYPHEN_MINUS: {
this._extendRunWith("--!", -1);
this.state = State.COMMENT_END_DASH;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._err(ERR.incorrectlyClosedComment);
this.state = State.DATA;
this.emitCurrentComment(token);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInComment);
this.emitCurrentComment(token);
this._emitEOFToken();
break;
}
default: {
this._extendRunWith("--!", -1);
this.state = State.COMMENT;
this._stateComment(cp);
}
}
}
_stateDoctype(cp) {
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
this.state = State.BEFORE_DOCTYPE_NAME;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this.state = State.BEFORE_DOCTYPE_NAME;
this._stateBeforeDoctypeName(cp);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
this._createDoctypeToken(null);
const token = this.currentToken;
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
this._err(ERR.missingWhitespaceBeforeDoctypeName);
this.state = State.BEFORE_DOCTYPE_NAME;
this._stateBeforeDoctypeName(cp);
}
}
}
_stateBeforeDoctypeName(cp) {
if (isAsciiUpper(cp)) {
this._createDoctypeToken(String.fromCharCode(toAsciiLower(cp)));
this.state = State.DOCTYPE_NAME;
} else switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
this._createDoctypeToken(REPLACEMENT_CHARACTER);
this.state = State.DOCTYPE_NAME;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._err(ERR.missingDoctypeName);
this._createDoctypeToken(null);
const token = this.currentToken;
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this.state = State.DATA;
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
this._createDoctypeToken(null);
const token = this.currentToken;
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
this._createDoctypeToken(String.fromCodePoint(cp));
this.state = State.DOCTYPE_NAME;
}
}
}
_stateDoctypeName(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
this.state = State.AFTER_DOCTYPE_NAME;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this.state = State.DATA;
this.emitCurrentDoctype(token);
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
token.name += REPLACEMENT_CHARACTER;
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
token.name += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
}
}
}
_stateAfterDoctypeName(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this.state = State.DATA;
this.emitCurrentDoctype(token);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
if (this._consumeSequenceIfMatch(SEQUENCES.PUBLIC, false)) {
this.state = State.AFTER_DOCTYPE_PUBLIC_KEYWORD;
} else if (this._consumeSequenceIfMatch(SEQUENCES.SYSTEM, false)) {
this.state = State.AFTER_DOCTYPE_SYSTEM_KEYWORD;
} else if (!this._ensureHibernation()) {
this._err(ERR.invalidCharacterSequenceAfterDoctypeName);
token.forceQuirks = true;
this.state = State.BOGUS_DOCTYPE;
this._stateBogusDoctype(cp);
}
}
}
}
_stateAfterDoctypePublicKeyword(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
this.state = State.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;
break;
}
case CODE_POINTS.QUOTATION_MARK: {
this._err(ERR.missingWhitespaceAfterDoctypePublicKeyword);
token.publicId = "";
this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
break;
}
case CODE_POINTS.APOSTROPHE: {
this._err(ERR.missingWhitespaceAfterDoctypePublicKeyword);
token.publicId = "";
this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._err(ERR.missingDoctypePublicIdentifier);
token.forceQuirks = true;
this.state = State.DATA;
this.emitCurrentDoctype(token);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
this._err(ERR.missingQuoteBeforeDoctypePublicIdentifier);
token.forceQuirks = true;
this.state = State.BOGUS_DOCTYPE;
this._stateBogusDoctype(cp);
}
}
}
_stateBeforeDoctypePublicIdentifier(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
break;
}
case CODE_POINTS.QUOTATION_MARK: {
token.publicId = "";
this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
break;
}
case CODE_POINTS.APOSTROPHE: {
token.publicId = "";
this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._err(ERR.missingDoctypePublicIdentifier);
token.forceQuirks = true;
this.state = State.DATA;
this.emitCurrentDoctype(token);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
this._err(ERR.missingQuoteBeforeDoctypePublicIdentifier);
token.forceQuirks = true;
this.state = State.BOGUS_DOCTYPE;
this._stateBogusDoctype(cp);
}
}
}
_stateDoctypePublicIdentifierDoubleQuoted(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.QUOTATION_MARK: {
this.state = State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
token.publicId += REPLACEMENT_CHARACTER;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._err(ERR.abruptDoctypePublicIdentifier);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this.state = State.DATA;
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
token.publicId += String.fromCodePoint(cp);
}
}
}
_stateDoctypePublicIdentifierSingleQuoted(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.APOSTROPHE: {
this.state = State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
token.publicId += REPLACEMENT_CHARACTER;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._err(ERR.abruptDoctypePublicIdentifier);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this.state = State.DATA;
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
token.publicId += String.fromCodePoint(cp);
}
}
}
_stateAfterDoctypePublicIdentifier(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
this.state = State.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this.state = State.DATA;
this.emitCurrentDoctype(token);
break;
}
case CODE_POINTS.QUOTATION_MARK: {
this._err(ERR.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
token.systemId = "";
this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
break;
}
case CODE_POINTS.APOSTROPHE: {
this._err(ERR.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
token.systemId = "";
this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
token.forceQuirks = true;
this.state = State.BOGUS_DOCTYPE;
this._stateBogusDoctype(cp);
}
}
}
_stateBetweenDoctypePublicAndSystemIdentifiers(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this.emitCurrentDoctype(token);
this.state = State.DATA;
break;
}
case CODE_POINTS.QUOTATION_MARK: {
token.systemId = "";
this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
break;
}
case CODE_POINTS.APOSTROPHE: {
token.systemId = "";
this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
token.forceQuirks = true;
this.state = State.BOGUS_DOCTYPE;
this._stateBogusDoctype(cp);
}
}
}
_stateAfterDoctypeSystemKeyword(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
this.state = State.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;
break;
}
case CODE_POINTS.QUOTATION_MARK: {
this._err(ERR.missingWhitespaceAfterDoctypeSystemKeyword);
token.systemId = "";
this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
break;
}
case CODE_POINTS.APOSTROPHE: {
this._err(ERR.missingWhitespaceAfterDoctypeSystemKeyword);
token.systemId = "";
this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._err(ERR.missingDoctypeSystemIdentifier);
token.forceQuirks = true;
this.state = State.DATA;
this.emitCurrentDoctype(token);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
token.forceQuirks = true;
this.state = State.BOGUS_DOCTYPE;
this._stateBogusDoctype(cp);
}
}
}
_stateBeforeDoctypeSystemIdentifier(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
break;
}
case CODE_POINTS.QUOTATION_MARK: {
token.systemId = "";
this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
break;
}
case CODE_POINTS.APOSTROPHE: {
token.systemId = "";
this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._err(ERR.missingDoctypeSystemIdentifier);
token.forceQuirks = true;
this.state = State.DATA;
this.emitCurrentDoctype(token);
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
this._err(ERR.missingQuoteBeforeDoctypeSystemIdentifier);
token.forceQuirks = true;
this.state = State.BOGUS_DOCTYPE;
this._stateBogusDoctype(cp);
}
}
}
_stateDoctypeSystemIdentifierDoubleQuoted(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.QUOTATION_MARK: {
this.state = State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
token.systemId += REPLACEMENT_CHARACTER;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._err(ERR.abruptDoctypeSystemIdentifier);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this.state = State.DATA;
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
token.systemId += String.fromCodePoint(cp);
}
}
}
_stateDoctypeSystemIdentifierSingleQuoted(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.APOSTROPHE: {
this.state = State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
token.systemId += REPLACEMENT_CHARACTER;
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this._err(ERR.abruptDoctypeSystemIdentifier);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this.state = State.DATA;
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
token.systemId += String.fromCodePoint(cp);
}
}
}
_stateAfterDoctypeSystemIdentifier(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.SPACE:
case CODE_POINTS.LINE_FEED:
case CODE_POINTS.TABULATION:
case CODE_POINTS.FORM_FEED: {
break;
}
case CODE_POINTS.GREATER_THAN_SIGN: {
this.emitCurrentDoctype(token);
this.state = State.DATA;
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInDoctype);
token.forceQuirks = true;
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default: {
this._err(ERR.unexpectedCharacterAfterDoctypeSystemIdentifier);
this.state = State.BOGUS_DOCTYPE;
this._stateBogusDoctype(cp);
}
}
}
_stateBogusDoctype(cp) {
const token = this.currentToken;
switch (cp) {
case CODE_POINTS.GREATER_THAN_SIGN: {
this.emitCurrentDoctype(token);
this.state = State.DATA;
break;
}
case CODE_POINTS.NULL: {
this._err(ERR.unexpectedNullCharacter);
break;
}
case CODE_POINTS.EOF: {
this.emitCurrentDoctype(token);
this._emitEOFToken();
break;
}
default:
}
}
_stateCdataSection(cp) {
switch (cp) {
case CODE_POINTS.RIGHT_SQUARE_BRACKET: {
this.state = State.CDATA_SECTION_BRACKET;
break;
}
case CODE_POINTS.EOF: {
this._err(ERR.eofInCdata);
this._emitEOFToken();
break;
}
default: {
this._emitCodePoint(cp);
}
}
}
_stateCdataSectionBracket(cp) {
if (cp === CODE_POINTS.RIGHT_SQUARE_BRACKET) {
this.state = State.CDATA_SECTION_END;
} else {
this._emitChars("]", -1);
this.state = State.CDATA_SECTION;
this._stateCdataSection(cp);
}
}
_stateCdataSectionEnd(cp) {
switch (cp) {
case CODE_POINTS.GREATER_THAN_SIGN: {
this.state = State.DATA;
break;
}
case CODE_POINTS.RIGHT_SQUARE_BRACKET: {
this._emitChars("]", -2);
break;
}
default: {
this._emitChars("]]", -1);
this.state = State.CDATA_SECTION;
this._stateCdataSection(cp);
}
}
}
_stateCharacterReference() {
let length = this.entityDecoder.write(this.preprocessor.html, this.preprocessor.pos);
if (length < 0) {
if (this.preprocessor.lastChunkWritten) {
length = this.entityDecoder.end();
} else {
this.active = false;
this.preprocessor.pos = this.preprocessor.html.length - 1;
this.consumedAfterSnapshot = 0;
this.preprocessor.endOfChunkHit = true;
return;
}
}
if (length === 0) {
this.preprocessor.pos = this.entityStartPos;
this._flushCodePointConsumedAsCharacterReference(CODE_POINTS.AMPERSAND);
this.state = !this._isCharacterReferenceInAttribute() && isAsciiAlphaNumeric(this.preprocessor.peek(1)) ? State.AMBIGUOUS_AMPERSAND : this.returnState;
} else {
this.state = this.returnState;
}
}
_stateAmbiguousAmpersand(cp) {
if (isAsciiAlphaNumeric(cp)) {
this._flushCodePointConsumedAsCharacterReference(cp);
} else {
if (cp === CODE_POINTS.SEMICOLON) {
this._err(ERR.unknownNamedCharacterReference);
}
this.state = this.returnState;
this._callState(cp);
}
}
}
;
const IMPLICIT_END_TAG_REQUIRED = new Set([
TAG_ID.DD,
TAG_ID.DT,
TAG_ID.LI,
TAG_ID.OPTGROUP,
TAG_ID.OPTION,
TAG_ID.P,
TAG_ID.RB,
TAG_ID.RP,
TAG_ID.RT,
TAG_ID.RTC
]);
const IMPLICIT_END_TAG_REQUIRED_THOROUGHLY = new Set([
...IMPLICIT_END_TAG_REQUIRED,
TAG_ID.CAPTION,
TAG_ID.COLGROUP,
TAG_ID.TBODY,
TAG_ID.TD,
TAG_ID.TFOOT,
TAG_ID.TH,
TAG_ID.THEAD,
TAG_ID.TR
]);
const INDEX_DEPTH = 64;
const SVG_KEYS = 256;
const MATHML_KEYS = 512;
const NAME_KEYS = 768;
const open_element_stack_NUMBERED_HEADERS = [
TAG_ID.H1,
TAG_ID.H2,
TAG_ID.H3,
TAG_ID.H4,
TAG_ID.H5,
TAG_ID.H6
];
const TABLE_BODIES = [
TAG_ID.TBODY,
TAG_ID.TFOOT,
TAG_ID.THEAD
];
const TABLE_ROW_CONTEXT = [
TAG_ID.TR,
TAG_ID.TEMPLATE,
TAG_ID.HTML
];
const TABLE_BODY_CONTEXT = [
...TABLE_BODIES,
TAG_ID.TEMPLATE,
TAG_ID.HTML
];
const TABLE_CONTEXT = [
TAG_ID.TABLE,
TAG_ID.TEMPLATE,
TAG_ID.HTML
];
const TABLE_CELLS = [TAG_ID.TD, TAG_ID.TH];
const SPECIAL = 1;
const LIST_ITEM_BOUNDARY = 2;
const SCOPE = 4;
const LIST_ITEM_SCOPE = 8;
const BUTTON_SCOPE = 16;
const TABLE_SCOPE = 32;
const KEY_CLASSES = new Uint8Array(NAME_KEYS);
for (const [ns, offset] of [
[html_NS.HTML, 0],
[html_NS.SVG, SVG_KEYS],
[html_NS.MATHML, MATHML_KEYS]
]) {
for (const tn of SPECIAL_ELEMENTS[ns]) {
KEY_CLASSES[offset + tn] = ns === html_NS.HTML && (tn === TAG_ID.ADDRESS || tn === TAG_ID.DIV || tn === TAG_ID.P) ? SPECIAL : SPECIAL | LIST_ITEM_BOUNDARY;
}
}
for (const key of [
TAG_ID.APPLET,
TAG_ID.CAPTION,
TAG_ID.HTML,
TAG_ID.MARQUEE,
TAG_ID.OBJECT,
TAG_ID.TABLE,
TAG_ID.TD,
TAG_ID.TEMPLATE,
TAG_ID.TH,
SVG_KEYS + TAG_ID.DESC,
SVG_KEYS + TAG_ID.FOREIGN_OBJECT,
SVG_KEYS + TAG_ID.TITLE,
MATHML_KEYS + TAG_ID.ANNOTATION_XML,
MATHML_KEYS + TAG_ID.MI,
MATHML_KEYS + TAG_ID.MN,
MATHML_KEYS + TAG_ID.MO,
MATHML_KEYS + TAG_ID.MS,
MATHML_KEYS + TAG_ID.MTEXT
]) {
KEY_CLASSES[key] |= SCOPE | LIST_ITEM_SCOPE | BUTTON_SCOPE;
}
KEY_CLASSES[TAG_ID.OL] |= LIST_ITEM_SCOPE;
KEY_CLASSES[TAG_ID.UL] |= LIST_ITEM_SCOPE;
KEY_CLASSES[TAG_ID.BUTTON] |= BUTTON_SCOPE;
KEY_CLASSES[TAG_ID.TABLE] |= TABLE_SCOPE;
KEY_CLASSES[TAG_ID.HTML] |= TABLE_SCOPE;
const FORMATTING_TAGS = new Uint8Array(NAME_KEYS);
for (const tn of [
TAG_ID.A,
TAG_ID.B,
TAG_ID.BIG,
TAG_ID.CODE,
TAG_ID.EM,
TAG_ID.FONT,
TAG_ID.I,
TAG_ID.NOBR,
TAG_ID.S,
TAG_ID.SMALL,
TAG_ID.STRIKE,
TAG_ID.STRONG,
TAG_ID.TT,
TAG_ID.U
]) {
FORMATTING_TAGS[tn] = 1;
}
function tagKey(ns, tagID) {
if (tagID === TAG_ID.UNKNOWN) return -1;
switch (ns) {
case html_NS.HTML: {
return tagID;
}
case html_NS.SVG: {
return SVG_KEYS + tagID;
}
case html_NS.MATHML: {
return MATHML_KEYS + tagID;
}
default: {
return -1;
}
}
}
class OpenElementStack {
get currentTmplContentOrNode() {
return this._isInTemplate() ? this.treeAdapter.getTemplateContent(this.current) : this.current;
}
constructor(document, treeAdapter, handler) {
this.treeAdapter = treeAdapter;
this.handler = handler;
this.items = [];
this.tagIDs = [];
this.stackTop = -1;
this.depth = 0;
this.tmplCount = 0;
this.currentTagId = TAG_ID.UNKNOWN;
this.indexed = false;
this.below = [];
this.above = [];
this.keys = [];
this.keyPrev = [];
this.keyNext = [];
this.keyTops = new Int32Array(0);
this.specials = [];
this.listItemBoundaries = [];
this.scopeBoundaries = [];
this.htmlSlots = [];
this.formattingSlots = new Map();
this.current = document;
}
_indexOf(element) {
if (this.indexed) {
const idx = this.formattingSlots.get(element);
if (idx !== undefined) return idx;
if (FORMATTING_TAGS[getTagID(this.treeAdapter.getTagName(element))]) return -1;
}
return this.items.lastIndexOf(element, this.stackTop);
}
slotBelow(idx) {
return this.indexed ? this.below[idx] : idx - 1;
}
slotAbove(idx) {
if (this.indexed) return this.above[idx];
return idx === this.stackTop ? -1 : idx + 1;
}
_isInTemplate() {
return this.currentTagId === TAG_ID.TEMPLATE && this.treeAdapter.getNamespaceURI(this.current) === html_NS.HTML;
}
_updateCurrentElement() {
this.current = this.items[this.stackTop];
this.currentTagId = this.tagIDs[this.stackTop];
}
_nameKey(ns, tagName, create) {
var _a, _b;
const name = `${ns} ${tagName}`;
let key = (_a = this.nameKeys) === null || _a === void 0 ? void 0 : _a.get(name);
if (key === undefined && create) {
(_b = this.nameKeys) !== null && _b !== void 0 ? _b : this.nameKeys = new Map();
key = NAME_KEYS + this.nameKeys.size;
this.nameKeys.set(name, key);
if (key === this.keyTops.length) {
const keyTops = new Int32Array(2 * key).fill(-1);
keyTops.set(this.keyTops);
this.keyTops = keyTops;
}
}
return key !== null && key !== void 0 ? key : -1;
}
_indexAll() {
this.indexed = true;
this.keyTops = new Int32Array(NAME_KEYS).fill(-1);
for (let i = 0; i <= this.stackTop; i++) this._index(i, i - 1);
}
_index(slot, belowIdx) {
const element = this.items[slot];
const tagID = this.tagIDs[slot];
const ns = this.treeAdapter.getNamespaceURI(element);
let key = tagKey(ns, tagID);
if (key === -1) key = this._nameKey(ns, this.treeAdapter.getTagName(element), true);
const keyPrev = this.keyTops[key];
this.keys[slot] = key;
this.keyPrev[slot] = keyPrev;
this.keyNext[slot] = -1;
if (keyPrev !== -1) this.keyNext[keyPrev] = slot;
this.keyTops[key] = slot;
this.above[slot] = -1;
this._link(slot, belowIdx, ns === html_NS.HTML);
if (FORMATTING_TAGS[tagID]) this.formattingSlots.set(element, slot);
}
_link(slot, belowIdx, isHtml) {
const key = this.keys[slot];
const classes = key < NAME_KEYS ? KEY_CLASSES[key] : 0;
this.below[slot] = belowIdx;
if (belowIdx === -1) {
this.specials[slot] = classes & SPECIAL;
this.listItemBoundaries[slot] = (classes & LIST_ITEM_BOUNDARY) >> 1;
this.scopeBoundaries[slot] = (classes & SCOPE) >> 2;
this.htmlSlots[slot] = isHtml ? slot : -1;
} else {
this.above[belowIdx] = slot;
this.specials[slot] = this.specials[belowIdx] + (classes & SPECIAL);
this.listItemBoundaries[slot] = this.listItemBoundaries[belowIdx] + ((classes & LIST_ITEM_BOUNDARY) >> 1);
this.scopeBoundaries[slot] = this.scopeBoundaries[belowIdx] + ((classes & SCOPE) >> 2);
this.htmlSlots[slot] = isHtml ? slot : this.htmlSlots[belowIdx];
}
}
_unindex(slot) {
const key = this.keys[slot];
const keyPrev = this.keyPrev[slot];
const keyNext = this.keyNext[slot];
if (keyPrev !== -1) this.keyNext[keyPrev] = keyNext;
if (keyNext === -1) this.keyTops[key] = keyPrev;
else this.keyPrev[keyNext] = keyPrev;
if (FORMATTING_TAGS[this.tagIDs[slot]]) this.formattingSlots.delete(this.items[slot]);
}
_move(from, to) {
const element = this.items[from];
const key = this.keys[from];
const keyPrev = this.keyPrev[from];
const keyNext = this.keyNext[from];
this.items[to] = element;
this.tagIDs[to] = this.tagIDs[from];
this.keys[to] = key;
this.keyPrev[to] = keyPrev;
this.keyNext[to] = keyNext;
if (keyPrev !== -1) this.keyNext[keyPrev] = to;
if (keyNext === -1) this.keyTops[key] = to;
else this.keyPrev[keyNext] = to;
if (FORMATTING_TAGS[this.tagIDs[to]]) this.formattingSlots.set(element, to);
}
indexOfTopmost(tagID) {
if (this.indexed) return this.keyTops[tagID];
for (let i = this.stackTop; i >= 0; i--) {
if (this.tagIDs[i] === tagID && this.treeAdapter.getNamespaceURI(this.items[i]) === html_NS.HTML) return i;
}
return -1;
}
indexOfTopmostOf(tagIDs) {
if (this.indexed) {
let top = -1;
for (const tagID of tagIDs) {
if (this.keyTops[tagID] > top) top = this.keyTops[tagID];
}
return top;
}
for (let i = this.stackTop; i >= 0; i--) {
if (tagIDs.includes(this.tagIDs[i]) && this.treeAdapter.getNamespaceURI(this.items[i]) === html_NS.HTML) return i;
}
return -1;
}
indexOfTopmostByName(ns, tagName) {
if (this.indexed) {
let key = tagKey(ns, getTagID(tagName));
if (key === -1) key = this._nameKey(ns, tagName, false);
return key === -1 ? -1 : this.keyTops[key];
}
for (let i = this.stackTop; i >= 0; i--) {
const element = this.items[i];
if (this.treeAdapter.getTagName(element) === tagName && this.treeAdapter.getNamespaceURI(element) === ns) {
return i;
}
}
return -1;
}
indexOfTopmostHtmlElement() {
if (this.indexed) return this.stackTop === -1 ? -1 : this.htmlSlots[this.stackTop];
let i = this.stackTop;
while (i >= 0 && this.treeAdapter.getNamespaceURI(this.items[i]) !== html_NS.HTML) i--;
return i;
}
_hasAbove(idx, classes) {
for (let i = this.stackTop; i > idx; i--) {
const key = tagKey(this.treeAdapter.getNamespaceURI(this.items[i]), this.tagIDs[i]);
if (key !== -1 && KEY_CLASSES[key] & classes) return true;
}
return false;
}
hasSpecialElementAbove(idx) {
return this.indexed ? this.specials[this.stackTop] !== this.specials[idx] : this._hasAbove(idx, SPECIAL);
}
hasListItemBoundaryAbove(idx) {
return this.indexed ? this.listItemBoundaries[this.stackTop] !== this.listItemBoundaries[idx] : this._hasAbove(idx, LIST_ITEM_BOUNDARY);
}
push(element, tagID) {
const belowIdx = this.stackTop;
this.stackTop++;
this.depth++;
this.items[this.stackTop] = element;
this.current = element;
this.tagIDs[this.stackTop] = tagID;
this.currentTagId = tagID;
if (this.indexed) this._index(this.stackTop, belowIdx);
else if (this.depth === INDEX_DEPTH) this._indexAll();
if (this._isInTemplate()) {
this.tmplCount++;
}
this.handler.onItemPush(element, tagID, true);
}
_popCurrent() {
if (this.tmplCount > 0 && this._isInTemplate()) {
this.tmplCount--;
}
if (this.indexed) {
this._unindex(this.stackTop);
this.stackTop = this.below[this.stackTop];
if (this.stackTop !== -1) this.above[this.stackTop] = -1;
} else {
this.stackTop--;
}
this.depth--;
this._updateCurrentElement();
}
pop() {
const popped = this.current;
this._popCurrent();
this.handler.onItemPop(popped, true);
}
replace(oldElement, newElement) {
const idx = this._indexOf(oldElement);
this.items[idx] = newElement;
if (this.indexed && FORMATTING_TAGS[this.tagIDs[idx]]) {
this.formattingSlots.delete(oldElement);
this.formattingSlots.set(newElement, idx);
}
if (idx === this.stackTop) {
this.current = newElement;
}
}
replaceFormattingElement(formattingIdx, furthestBlockIdx, element, tagID) {
const formattingElement = this.items[formattingIdx];
if (!this.indexed) {
this.items.splice(formattingIdx, 1);
this.tagIDs.splice(formattingIdx, 1);
this.handler.onItemPop(formattingElement, false);
this.items.splice(furthestBlockIdx, 0, element);
this.tagIDs.splice(furthestBlockIdx, 0, tagID);
if (furthestBlockIdx === this.stackTop) this._updateCurrentElement();
if (this.current && this.currentTagId !== undefined) {
this.handler.onItemPush(this.current, this.currentTagId, furthestBlockIdx === this.stackTop);
}
return;
}
const key = this.keys[formattingIdx];
const belowIdx = this.below[formattingIdx];
const aboveIdx = this.above[furthestBlockIdx];
const kept = [];
for (let i = this.above[formattingIdx]; i !== furthestBlockIdx; i = this.above[i]) kept.push(i);
const keyNext = this.keyNext[formattingIdx];
this._unindex(formattingIdx);
this.items[formattingIdx] = undefined;
this.handler.onItemPop(formattingElement, false);
let free = furthestBlockIdx - 1;
while (kept.length > 0 && kept[kept.length - 1] === free) {
kept.pop();
free--;
}
for (let i = free + 1; i <= furthestBlockIdx; i++) this._move(i, i - 1);
const keyPrev = keyNext === -1 ? this.keyTops[key] : this.keyPrev[keyNext];
this.items[furthestBlockIdx] = element;
this.tagIDs[furthestBlockIdx] = tagID;
this.keys[furthestBlockIdx] = key;
this.keyPrev[furthestBlockIdx] = keyPrev;
this.keyNext[furthestBlockIdx] = keyNext;
if (keyPrev !== -1) this.keyNext[keyPrev] = furthestBlockIdx;
if (keyNext === -1) this.keyTops[key] = furthestBlockIdx;
else this.keyPrev[keyNext] = furthestBlockIdx;
if (FORMATTING_TAGS[tagID]) this.formattingSlots.set(element, furthestBlockIdx);
let prev = belowIdx;
for (const i of kept) {
this._link(i, prev, true);
prev = i;
}
for (let i = free; i < furthestBlockIdx; i++) {
this._link(i, prev, true);
prev = i;
}
this._link(furthestBlockIdx, prev, true);
if (aboveIdx === -1) this._updateCurrentElement();
if (this.current && this.currentTagId !== undefined) {
this.handler.onItemPush(this.current, this.currentTagId, aboveIdx === -1);
}
}
popUntilTagNamePopped(tagName) {
this.shortenToLength(Math.max(this.indexOfTopmost(tagName), 0));
}
shortenToLength(idx) {
while (this.stackTop >= idx) {
const popped = this.current;
this._popCurrent();
this.handler.onItemPop(popped, this.stackTop < idx);
}
}
popUntilElementPopped(element) {
const idx = this._indexOf(element);
this.shortenToLength(Math.max(idx, 0));
}
popUntilNumberedHeaderPopped() {
this.shortenToLength(Math.max(this.indexOfTopmostOf(open_element_stack_NUMBERED_HEADERS), 0));
}
popUntilTableCellPopped() {
this.shortenToLength(Math.max(this.indexOfTopmostOf(TABLE_CELLS), 0));
}
popAllUpToHtmlElement() {
this.tmplCount = 0;
this.shortenToLength(1);
}
clearBackToTableContext() {
this.shortenToLength(this.indexOfTopmostOf(TABLE_CONTEXT) + 1);
}
clearBackToTableBodyContext() {
this.shortenToLength(this.indexOfTopmostOf(TABLE_BODY_CONTEXT) + 1);
}
clearBackToTableRowContext() {
this.shortenToLength(this.indexOfTopmostOf(TABLE_ROW_CONTEXT) + 1);
}
remove(element) {
const idx = this._indexOf(element);
if (idx !== -1) this.removeAt(idx);
}
removeAt(idx) {
if (idx === this.stackTop) {
this.pop();
return;
}
const element = this.items[idx];
this.depth--;
if (this.indexed) {
const classes = this.keys[idx] < NAME_KEYS ? KEY_CLASSES[this.keys[idx]] : 0;
const belowIdx = this.below[idx];
const aboveIdx = this.above[idx];
this._unindex(idx);
this.items[idx] = undefined;
this.below[aboveIdx] = belowIdx;
if (belowIdx !== -1) this.above[belowIdx] = aboveIdx;
if (classes !== 0) {
for (let i = aboveIdx; i !== -1; i = this.above[i]) {
this.specials[i] -= classes & SPECIAL;
this.listItemBoundaries[i] -= (classes & LIST_ITEM_BOUNDARY) >> 1;
this.scopeBoundaries[i] -= (classes & SCOPE) >> 2;
}
}
const html = belowIdx === -1 ? -1 : this.htmlSlots[belowIdx];
for (let i = aboveIdx; i !== -1 && this.htmlSlots[i] === idx; i = this.above[i]) {
this.htmlSlots[i] = html;
}
} else {
this.items.splice(idx, 1);
this.tagIDs.splice(idx, 1);
this.stackTop--;
this._updateCurrentElement();
}
this.handler.onItemPop(element, false);
}
tryPeekProperlyNestedBodyElement() {
return this.stackTop >= 1 && this.tagIDs[1] === TAG_ID.BODY ? this.items[1] : null;
}
contains(element) {
return this._indexOf(element) > -1;
}
getCommonAncestor(element) {
const idx = this._indexOf(element);
const belowIdx = idx === -1 ? -1 : this.slotBelow(idx);
return belowIdx === -1 ? null : this.items[belowIdx];
}
isRootHtmlElementCurrent() {
return this.stackTop === 0 && this.tagIDs[0] === TAG_ID.HTML;
}
_isInScope(target, scope) {
let boundary = -1;
switch (scope) {
case LIST_ITEM_SCOPE: {
boundary = Math.max(this.keyTops[TAG_ID.OL], this.keyTops[TAG_ID.UL]);
break;
}
case BUTTON_SCOPE: {
boundary = this.keyTops[TAG_ID.BUTTON];
break;
}
case TABLE_SCOPE: {
boundary = Math.max(this.keyTops[TAG_ID.TABLE], this.keyTops[TAG_ID.HTML]);
return target === -1 ? boundary === -1 : target >= boundary;
}
default:
}
return target === -1 ? boundary === -1 && (this.stackTop === -1 || this.scopeBoundaries[this.stackTop] === 0) : target >= boundary && this.scopeBoundaries[this.stackTop] === this.scopeBoundaries[target];
}
_scanScope(tagID, tagIDs, scope, element) {
for (let i = this.stackTop; i >= 0; i--) {
const key = tagKey(this.treeAdapter.getNamespaceURI(this.items[i]), this.tagIDs[i]);
if (key === -1) continue;
if ((tagIDs ? tagIDs.includes(key) : key === tagID) && (!element || this.items[i] === element)) return true;
if (KEY_CLASSES[key] & scope) return false;
}
return true;
}
hasInScope(tagName, element) {
if (!this.indexed) return this._scanScope(tagName, null, SCOPE, element);
return this._isInScope(element ? this._indexOf(element) : this.keyTops[tagName], SCOPE);
}
hasInListItemScope(tagName) {
return this.indexed ? this._isInScope(this.keyTops[tagName], LIST_ITEM_SCOPE) : this._scanScope(tagName, null, LIST_ITEM_SCOPE);
}
hasInButtonScope(tagName) {
return this.indexed ? this._isInScope(this.keyTops[tagName], BUTTON_SCOPE) : this._scanScope(tagName, null, BUTTON_SCOPE);
}
hasNumberedHeaderInScope() {
return this.indexed ? this._isInScope(this.indexOfTopmostOf(open_element_stack_NUMBERED_HEADERS), SCOPE) : this._scanScope(TAG_ID.UNKNOWN, open_element_stack_NUMBERED_HEADERS, SCOPE);
}
hasInTableScope(tagName) {
return this.indexed ? this._isInScope(this.keyTops[tagName], TABLE_SCOPE) : this._scanScope(tagName, null, TABLE_SCOPE);
}
hasTableBodyContextInTableScope() {
return this.indexed ? this._isInScope(this.indexOfTopmostOf(TABLE_BODIES), TABLE_SCOPE) : this._scanScope(TAG_ID.UNKNOWN, TABLE_BODIES, TABLE_SCOPE);
}
hasInSelectScope(tagName) {
for (let i = this.stackTop; i >= 0; i = this.slotBelow(i)) {
if (this.treeAdapter.getNamespaceURI(this.items[i]) !== html_NS.HTML) {
continue;
}
switch (this.tagIDs[i]) {
case tagName: {
return true;
}
case TAG_ID.OPTION:
case TAG_ID.OPTGROUP: {
break;
}
default: {
return false;
}
}
}
return true;
}
generateImpliedEndTags() {
while (this.currentTagId !== undefined && IMPLICIT_END_TAG_REQUIRED.has(this.currentTagId) && this.treeAdapter.getNamespaceURI(this.current) === html_NS.HTML) {
this.pop();
}
}
generateImpliedEndTagsThoroughly() {
while (this.currentTagId !== undefined && IMPLICIT_END_TAG_REQUIRED_THOROUGHLY.has(this.currentTagId) && this.treeAdapter.getNamespaceURI(this.current) === html_NS.HTML) {
this.pop();
}
}
generateImpliedEndTagsWithExclusion(exclusionId) {
while (this.currentTagId !== undefined && this.currentTagId !== exclusionId && IMPLICIT_END_TAG_REQUIRED_THOROUGHLY.has(this.currentTagId) && this.treeAdapter.getNamespaceURI(this.current) === html_NS.HTML) {
this.pop();
}
}
}
;
const NOAH_ARK_CAPACITY = 3;
var EntryType;
(function(EntryType) {
EntryType[EntryType["Marker"] = 0] = "Marker";
EntryType[EntryType["Element"] = 1] = "Element";
})(EntryType || (EntryType = {}));
class FormattingElementList {
constructor() {
this.newest = null;
this.bookmark = null;
this.index = null;
this.elementEntries = new Map();
}
_insertElementEntry(element, token, older) {
const newer = older === null ? null : older.newer;
const entry = {
type: EntryType.Element,
element,
token,
older,
newer,
ark: null,
olderSameTag: null,
newerSameTag: null
};
if (newer === null) {
this.newest = entry;
} else {
newer.older = entry;
}
if (older !== null) {
older.newer = entry;
}
return this.index === null ? null : this._addToIndex(this.index, entry);
}
_addToIndex(index, entry) {
const { tagName, attrs } = entry.token;
const key = tagName + attrs.map(({ name, value }) => `\0${name}\0${value}`).sort().join("");
let ark = index.arks.get(key);
if (ark === undefined) {
ark = {
entries: [],
key
};
index.arks.set(key, ark);
}
ark.entries.push(entry);
entry.ark = ark;
this.elementEntries.set(entry.element, entry);
let head = index.tagNames.get(tagName);
if (head === undefined) {
head = { olderSameTag: null };
index.tagNames.set(tagName, head);
}
entry.olderSameTag = head.olderSameTag;
entry.newerSameTag = head;
if (head.olderSameTag !== null) {
head.olderSameTag.newerSameTag = entry;
}
head.olderSameTag = entry;
return ark;
}
insertMarker() {
if (this.index === null) {
for (let entry = this.newest; entry !== null && entry.type === EntryType.Element; entry = entry.older) {
this.elementEntries.set(entry.element, entry);
}
}
const marker = {
type: EntryType.Marker,
older: this.newest,
newer: null,
outerIndex: this.index
};
if (this.newest !== null) {
this.newest.newer = marker;
}
this.newest = marker;
this.index = null;
}
pushElement(element, token) {
if (this.index === null) {
let oldest = null;
let count = 0;
for (let entry = this.newest; entry !== null && entry.type === EntryType.Element; entry = entry.older) {
oldest = entry;
count++;
}
if (count >= NOAH_ARK_CAPACITY) {
this.index = {
arks: new Map(),
tagNames: new Map()
};
for (let entry = oldest; entry !== null && entry.type === EntryType.Element; entry = entry.newer) {
this._addToIndex(this.index, entry);
}
}
}
const ark = this._insertElementEntry(element, token, this.newest);
if (ark !== null && ark.entries.length > NOAH_ARK_CAPACITY) {
this.removeEntry(ark.entries[0]);
}
}
insertElementAfterBookmark(element, token) {
const { bookmark } = this;
this.bookmark = null;
this._insertElementEntry(element, token, bookmark);
}
removeEntry(entry) {
var _a;
if (entry.newer === null ? this.newest !== entry : entry.newer.older !== entry) {
return;
}
this.elementEntries.delete(entry.element);
if (entry.newer === null) {
this.newest = entry.older;
} else {
entry.newer.older = entry.older;
}
if (entry.older !== null) {
entry.older.newer = entry.newer;
}
if (entry.ark !== null) {
const { entries, key } = entry.ark;
entries.splice(entries.indexOf(entry), 1);
if (entries.length === 0) (_a = this.index) === null || _a === void 0 ? void 0 : _a.arks.delete(key);
}
if (entry.newerSameTag !== null) {
entry.newerSameTag.olderSameTag = entry.olderSameTag;
if (entry.olderSameTag !== null) {
entry.olderSameTag.newerSameTag = entry.newerSameTag;
}
}
}
replaceElement(entry, element) {
if (this.elementEntries.delete(entry.element)) {
this.elementEntries.set(element, entry);
}
entry.element = element;
}
clearToLastMarker() {
let marker = this.newest;
for (; marker !== null && marker.type === EntryType.Element; marker = marker.older) {
this.elementEntries.delete(marker.element);
}
this.newest = marker === null ? null : marker.older;
this.index = marker === null ? null : marker.outerIndex;
if (this.newest !== null) {
this.newest.newer = null;
}
}
getElementEntryInScopeWithTagName(tagName) {
var _a, _b;
if (this.index !== null) {
return (_b = (_a = this.index.tagNames.get(tagName)) === null || _a === void 0 ? void 0 : _a.olderSameTag) !== null && _b !== void 0 ? _b : null;
}
for (let entry = this.newest; entry !== null && entry.type === EntryType.Element; entry = entry.older) {
if (entry.token.tagName === tagName) {
return entry;
}
}
return null;
}
getElementEntry(element) {
if (this.index === null) {
for (let entry = this.newest; entry !== null && entry.type === EntryType.Element; entry = entry.older) {
if (entry.element === element) {
return entry;
}
}
}
return this.elementEntries.get(element);
}
}
;
const attrListIndexes = new WeakMap();
const defaultTreeAdapter = {
createDocument() {
return {
nodeName: "#document",
mode: DOCUMENT_MODE.NO_QUIRKS,
childNodes: []
};
},
createDocumentFragment() {
return {
nodeName: "#document-fragment",
childNodes: []
};
},
createElement(tagName, namespaceURI, attrs) {
return {
nodeName: tagName,
tagName,
attrs,
namespaceURI,
childNodes: [],
parentNode: null
};
},
createCommentNode(data) {
return {
nodeName: "#comment",
data,
parentNode: null
};
},
createTextNode(value) {
return {
nodeName: "#text",
value,
parentNode: null
};
},
appendChild(parentNode, newNode) {
parentNode.childNodes.push(newNode);
newNode.parentNode = parentNode;
},
insertBefore(parentNode, newNode, referenceNode) {
const { childNodes } = parentNode;
const insertionIdx = childNodes[childNodes.length - 1] === referenceNode ? childNodes.length - 1 : childNodes.indexOf(referenceNode);
childNodes.splice(insertionIdx, 0, newNode);
newNode.parentNode = parentNode;
},
setTemplateContent(templateElement, contentElement) {
templateElement.content = contentElement;
},
getTemplateContent(templateElement) {
return templateElement.content;
},
setDocumentType(document, name, publicId, systemId) {
const doctypeNode = document.childNodes.find((node) => node.nodeName === "#documentType");
if (doctypeNode) {
doctypeNode.name = name;
doctypeNode.publicId = publicId;
doctypeNode.systemId = systemId;
} else {
const node = {
nodeName: "#documentType",
name,
publicId,
systemId,
parentNode: null
};
defaultTreeAdapter.appendChild(document, node);
}
},
setDocumentMode(document, mode) {
document.mode = mode;
},
getDocumentMode(document) {
return document.mode;
},
detachNode(node) {
if (node.parentNode) {
const { childNodes } = node.parentNode;
const idx = childNodes[childNodes.length - 1] === node ? childNodes.length - 1 : childNodes.indexOf(node);
childNodes.splice(idx, 1);
node.parentNode = null;
}
},
insertText(parentNode, text) {
if (parentNode.childNodes.length > 0) {
const prevNode = parentNode.childNodes[parentNode.childNodes.length - 1];
if (defaultTreeAdapter.isTextNode(prevNode)) {
prevNode.value += text;
return;
}
}
defaultTreeAdapter.appendChild(parentNode, defaultTreeAdapter.createTextNode(text));
},
insertTextBefore(parentNode, text, referenceNode) {
const { childNodes } = parentNode;
const referenceIdx = childNodes[childNodes.length - 1] === referenceNode ? childNodes.length - 1 : childNodes.indexOf(referenceNode);
const prevNode = childNodes[referenceIdx - 1];
if (prevNode && defaultTreeAdapter.isTextNode(prevNode)) {
prevNode.value += text;
} else {
defaultTreeAdapter.insertBefore(parentNode, defaultTreeAdapter.createTextNode(text), referenceNode);
}
},
adoptAttributes(recipient, attrs) {
if (attrs.length === 0 || attrs === recipient.attrs) return;
const cached = attrListIndexes.get(recipient.attrs);
const isIndexed = (cached === null || cached === void 0 ? void 0 : cached.size) === recipient.attrs.length && attrs.every(({ name }) => {
var _a;
const index = cached.get(name);
return index === undefined || ((_a = recipient.attrs[index]) === null || _a === void 0 ? void 0 : _a.name) === name;
});
const recipientAttrsMap = isIndexed ? cached : new Map();
if (!isIndexed) {
for (let i = 0; i < recipient.attrs.length; i++) {
const attr = recipient.attrs[i];
if (attr !== undefined) recipientAttrsMap.set(attr.name, i);
}
attrListIndexes.set(recipient.attrs, recipientAttrsMap);
}
const adoptedFrom = recipient.attrs.length;
for (let j = 0; j < attrs.length; j++) {
if (!recipientAttrsMap.has(attrs[j].name)) {
recipient.attrs.push(attrs[j]);
}
}
for (let j = adoptedFrom; j < recipient.attrs.length; j++) {
recipientAttrsMap.set(recipient.attrs[j].name, j);
}
if (recipientAttrsMap.size !== recipient.attrs.length) {
attrListIndexes.delete(recipient.attrs);
}
},
getFirstChild(node) {
return node.childNodes[0];
},
getChildNodes(node) {
return node.childNodes;
},
getParentNode(node) {
return node.parentNode;
},
getAttrList(element) {
return element.attrs;
},
getTagName(element) {
return element.tagName;
},
getNamespaceURI(element) {
return element.namespaceURI;
},
getTextNodeContent(textNode) {
return textNode.value;
},
getCommentNodeContent(commentNode) {
return commentNode.data;
},
getDocumentTypeNodeName(doctypeNode) {
return doctypeNode.name;
},
getDocumentTypeNodePublicId(doctypeNode) {
return doctypeNode.publicId;
},
getDocumentTypeNodeSystemId(doctypeNode) {
return doctypeNode.systemId;
},
isTextNode(node) {
return node.nodeName === "#text";
},
isCommentNode(node) {
return node.nodeName === "#comment";
},
isDocumentTypeNode(node) {
return node.nodeName === "#documentType";
},
isElementNode(node) {
return Object.prototype.hasOwnProperty.call(node, "tagName");
},
setNodeSourceCodeLocation(node, location) {
node.sourceCodeLocation = location;
},
getNodeSourceCodeLocation(node) {
return node.sourceCodeLocation;
},
updateNodeSourceCodeLocation(node, endLocation) {
node.sourceCodeLocation = {
...node.sourceCodeLocation,
...endLocation
};
}
};
;
const VALID_DOCTYPE_NAME = "html";
const VALID_SYSTEM_ID = "about:legacy-compat";
const QUIRKS_MODE_SYSTEM_ID = "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd";
const QUIRKS_MODE_PUBLIC_ID_PREFIXES = [
"+//silmaril//dtd html pro v0r11 19970101//",
"-//as//dtd html 3.0 aswedit + extensions//",
"-//advasoft ltd//dtd html 3.0 aswedit + extensions//",
"-//ietf//dtd html 2.0 level 1//",
"-//ietf//dtd html 2.0 level 2//",
"-//ietf//dtd html 2.0 strict level 1//",
"-//ietf//dtd html 2.0 strict level 2//",
"-//ietf//dtd html 2.0 strict//",
"-//ietf//dtd html 2.0//",
"-//ietf//dtd html 2.1e//",
"-//ietf//dtd html 3.0//",
"-//ietf//dtd html 3.2 final//",
"-//ietf//dtd html 3.2//",
"-//ietf//dtd html 3//",
"-//ietf//dtd html level 0//",
"-//ietf//dtd html level 1//",
"-//ietf//dtd html level 2//",
"-//ietf//dtd html level 3//",
"-//ietf//dtd html strict level 0//",
"-//ietf//dtd html strict level 1//",
"-//ietf//dtd html strict level 2//",
"-//ietf//dtd html strict level 3//",
"-//ietf//dtd html strict//",
"-//ietf//dtd html//",
"-//metrius//dtd metrius presentational//",
"-//microsoft//dtd internet explorer 2.0 html strict//",
"-//microsoft//dtd internet explorer 2.0 html//",
"-//microsoft//dtd internet explorer 2.0 tables//",
"-//microsoft//dtd internet explorer 3.0 html strict//",
"-//microsoft//dtd internet explorer 3.0 html//",
"-//microsoft//dtd internet explorer 3.0 tables//",
"-//netscape comm. corp.//dtd html//",
"-//netscape comm. corp.//dtd strict html//",
"-//o'reilly and associates//dtd html 2.0//",
"-//o'reilly and associates//dtd html extended 1.0//",
"-//o'reilly and associates//dtd html extended relaxed 1.0//",
"-//sq//dtd html 2.0 hotmetal + extensions//",
"-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//",
"-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//",
"-//spyglass//dtd html 2.0 extended//",
"-//sun microsystems corp.//dtd hotjava html//",
"-//sun microsystems corp.//dtd hotjava strict html//",
"-//w3c//dtd html 3 1995-03-24//",
"-//w3c//dtd html 3.2 draft//",
"-//w3c//dtd html 3.2 final//",
"-//w3c//dtd html 3.2//",
"-//w3c//dtd html 3.2s draft//",
"-//w3c//dtd html 4.0 frameset//",
"-//w3c//dtd html 4.0 transitional//",
"-//w3c//dtd html experimental 19960712//",
"-//w3c//dtd html experimental 970421//",
"-//w3c//dtd w3 html//",
"-//w3o//dtd w3 html 3.0//",
"-//webtechs//dtd mozilla html 2.0//",
"-//webtechs//dtd mozilla html//"
];
const QUIRKS_MODE_NO_SYSTEM_ID_PUBLIC_ID_PREFIXES = [
...QUIRKS_MODE_PUBLIC_ID_PREFIXES,
"-//w3c//dtd html 4.01 frameset//",
"-//w3c//dtd html 4.01 transitional//"
];
const QUIRKS_MODE_PUBLIC_IDS = new Set([
"-//w3o//dtd w3 html strict 3.0//en//",
"-/w3c/dtd html 4.0 transitional/en",
"html"
]);
const LIMITED_QUIRKS_PUBLIC_ID_PREFIXES = ["-//w3c//dtd xhtml 1.0 frameset//", "-//w3c//dtd xhtml 1.0 transitional//"];
const LIMITED_QUIRKS_WITH_SYSTEM_ID_PUBLIC_ID_PREFIXES = [
...LIMITED_QUIRKS_PUBLIC_ID_PREFIXES,
"-//w3c//dtd html 4.01 frameset//",
"-//w3c//dtd html 4.01 transitional//"
];
function hasPrefix(publicId, prefixes) {
return prefixes.some((prefix) => publicId.startsWith(prefix));
}
function isConforming(token) {
return token.name === VALID_DOCTYPE_NAME && token.publicId === null && (token.systemId === null || token.systemId === VALID_SYSTEM_ID);
}
function getDocumentMode(token) {
if (token.name !== VALID_DOCTYPE_NAME) {
return DOCUMENT_MODE.QUIRKS;
}
const { systemId } = token;
if (systemId && systemId.toLowerCase() === QUIRKS_MODE_SYSTEM_ID) {
return DOCUMENT_MODE.QUIRKS;
}
let { publicId } = token;
if (publicId !== null) {
publicId = publicId.toLowerCase();
if (QUIRKS_MODE_PUBLIC_IDS.has(publicId)) {
return DOCUMENT_MODE.QUIRKS;
}
let prefixes = systemId === null ? QUIRKS_MODE_NO_SYSTEM_ID_PUBLIC_ID_PREFIXES : QUIRKS_MODE_PUBLIC_ID_PREFIXES;
if (hasPrefix(publicId, prefixes)) {
return DOCUMENT_MODE.QUIRKS;
}
prefixes = systemId === null ? LIMITED_QUIRKS_PUBLIC_ID_PREFIXES : LIMITED_QUIRKS_WITH_SYSTEM_ID_PUBLIC_ID_PREFIXES;
if (hasPrefix(publicId, prefixes)) {
return DOCUMENT_MODE.LIMITED_QUIRKS;
}
}
return DOCUMENT_MODE.NO_QUIRKS;
}
;
const MIME_TYPES = {
TEXT_HTML: "text/html",
APPLICATION_XML: "application/xhtml+xml"
};
const DEFINITION_URL_ATTR = "definitionurl";
const ADJUSTED_DEFINITION_URL_ATTR = "definitionURL";
const SVG_ATTRS_ADJUSTMENT_MAP = new Map([
"attributeName",
"attributeType",
"baseFrequency",
"baseProfile",
"calcMode",
"clipPathUnits",
"diffuseConstant",
"edgeMode",
"filterUnits",
"glyphRef",
"gradientTransform",
"gradientUnits",
"kernelMatrix",
"kernelUnitLength",
"keyPoints",
"keySplines",
"keyTimes",
"lengthAdjust",
"limitingConeAngle",
"markerHeight",
"markerUnits",
"markerWidth",
"maskContentUnits",
"maskUnits",
"numOctaves",
"pathLength",
"patternContentUnits",
"patternTransform",
"patternUnits",
"pointsAtX",
"pointsAtY",
"pointsAtZ",
"preserveAlpha",
"preserveAspectRatio",
"primitiveUnits",
"refX",
"refY",
"repeatCount",
"repeatDur",
"requiredExtensions",
"requiredFeatures",
"specularConstant",
"specularExponent",
"spreadMethod",
"startOffset",
"stdDeviation",
"stitchTiles",
"surfaceScale",
"systemLanguage",
"tableValues",
"targetX",
"targetY",
"textLength",
"viewBox",
"viewTarget",
"xChannelSelector",
"yChannelSelector",
"zoomAndPan"
].map((attr) => [attr.toLowerCase(), attr]));
const XML_ATTRS_ADJUSTMENT_MAP = new Map([
["xlink:actuate", {
prefix: "xlink",
name: "actuate",
namespace: html_NS.XLINK
}],
["xlink:arcrole", {
prefix: "xlink",
name: "arcrole",
namespace: html_NS.XLINK
}],
["xlink:href", {
prefix: "xlink",
name: "href",
namespace: html_NS.XLINK
}],
["xlink:role", {
prefix: "xlink",
name: "role",
namespace: html_NS.XLINK
}],
["xlink:show", {
prefix: "xlink",
name: "show",
namespace: html_NS.XLINK
}],
["xlink:title", {
prefix: "xlink",
name: "title",
namespace: html_NS.XLINK
}],
["xlink:type", {
prefix: "xlink",
name: "type",
namespace: html_NS.XLINK
}],
["xml:lang", {
prefix: "xml",
name: "lang",
namespace: html_NS.XML
}],
["xml:space", {
prefix: "xml",
name: "space",
namespace: html_NS.XML
}],
["xmlns", {
prefix: "",
name: "xmlns",
namespace: html_NS.XMLNS
}],
["xmlns:xlink", {
prefix: "xmlns",
name: "xlink",
namespace: html_NS.XMLNS
}]
]);
const SVG_TAG_NAMES_ADJUSTMENT_MAP = new Map([
"altGlyph",
"altGlyphDef",
"altGlyphItem",
"animateColor",
"animateMotion",
"animateTransform",
"clipPath",
"feBlend",
"feColorMatrix",
"feComponentTransfer",
"feComposite",
"feConvolveMatrix",
"feDiffuseLighting",
"feDisplacementMap",
"feDistantLight",
"feFlood",
"feFuncA",
"feFuncB",
"feFuncG",
"feFuncR",
"feGaussianBlur",
"feImage",
"feMerge",
"feMergeNode",
"feMorphology",
"feOffset",
"fePointLight",
"feSpecularLighting",
"feSpotLight",
"feTile",
"feTurbulence",
"foreignObject",
"glyphRef",
"linearGradient",
"radialGradient",
"textPath"
].map((tn) => [tn.toLowerCase(), tn]));
const EXITS_FOREIGN_CONTENT = new Set([
TAG_ID.B,
TAG_ID.BIG,
TAG_ID.BLOCKQUOTE,
TAG_ID.BODY,
TAG_ID.BR,
TAG_ID.CENTER,
TAG_ID.CODE,
TAG_ID.DD,
TAG_ID.DIV,
TAG_ID.DL,
TAG_ID.DT,
TAG_ID.EM,
TAG_ID.EMBED,
TAG_ID.H1,
TAG_ID.H2,
TAG_ID.H3,
TAG_ID.H4,
TAG_ID.H5,
TAG_ID.H6,
TAG_ID.HEAD,
TAG_ID.HR,
TAG_ID.I,
TAG_ID.IMG,
TAG_ID.LI,
TAG_ID.LISTING,
TAG_ID.MENU,
TAG_ID.META,
TAG_ID.NOBR,
TAG_ID.OL,
TAG_ID.P,
TAG_ID.PRE,
TAG_ID.RUBY,
TAG_ID.S,
TAG_ID.SMALL,
TAG_ID.SPAN,
TAG_ID.STRONG,
TAG_ID.STRIKE,
TAG_ID.SUB,
TAG_ID.SUP,
TAG_ID.TABLE,
TAG_ID.TT,
TAG_ID.U,
TAG_ID.UL,
TAG_ID.VAR
]);
function causesExit(startTagToken) {
const tn = startTagToken.tagID;
const isFontWithAttrs = tn === TAG_ID.FONT && startTagToken.attrs.some(({ name }) => name === ATTRS.COLOR || name === ATTRS.SIZE || name === ATTRS.FACE);
return isFontWithAttrs || EXITS_FOREIGN_CONTENT.has(tn);
}
function adjustTokenMathMLAttrs(token) {
for (let i = 0; i < token.attrs.length; i++) {
if (token.attrs[i].name === DEFINITION_URL_ATTR) {
token.attrs[i].name = ADJUSTED_DEFINITION_URL_ATTR;
break;
}
}
}
function adjustTokenSVGAttrs(token) {
for (let i = 0; i < token.attrs.length; i++) {
const adjustedAttrName = SVG_ATTRS_ADJUSTMENT_MAP.get(token.attrs[i].name);
if (adjustedAttrName != null) {
token.attrs[i].name = adjustedAttrName;
}
}
}
function adjustTokenXMLAttrs(token) {
for (let i = 0; i < token.attrs.length; i++) {
const adjustedAttrEntry = XML_ATTRS_ADJUSTMENT_MAP.get(token.attrs[i].name);
if (adjustedAttrEntry) {
token.attrs[i].prefix = adjustedAttrEntry.prefix;
token.attrs[i].name = adjustedAttrEntry.name;
token.attrs[i].namespace = adjustedAttrEntry.namespace;
}
}
}
function adjustTokenSVGTagName(token) {
const adjustedTagName = SVG_TAG_NAMES_ADJUSTMENT_MAP.get(token.tagName);
if (adjustedTagName != null) {
token.tagName = adjustedTagName;
token.tagID = getTagID(token.tagName);
}
}
function isMathMLTextIntegrationPoint(tn, ns) {
return ns === html_NS.MATHML && (tn === TAG_ID.MI || tn === TAG_ID.MO || tn === TAG_ID.MN || tn === TAG_ID.MS || tn === TAG_ID.MTEXT);
}
function isHtmlIntegrationPoint(tn, ns, attrs) {
if (ns === html_NS.MATHML && tn === TAG_ID.ANNOTATION_XML) {
for (let i = 0; i < attrs.length; i++) {
if (attrs[i].name === ATTRS.ENCODING) {
const value = attrs[i].value.toLowerCase();
return value === MIME_TYPES.TEXT_HTML || value === MIME_TYPES.APPLICATION_XML;
}
}
}
return ns === html_NS.SVG && (tn === TAG_ID.FOREIGN_OBJECT || tn === TAG_ID.DESC || tn === TAG_ID.TITLE);
}
function foreign_content_isIntegrationPoint(tn, ns, attrs, foreignNS) {
return (!foreignNS || foreignNS === html_NS.HTML) && isHtmlIntegrationPoint(tn, ns, attrs) || (!foreignNS || foreignNS === html_NS.MATHML) && isMathMLTextIntegrationPoint(tn, ns);
}
;
const INSERTION_MODE_TAGS = [
TAG_ID.TR,
TAG_ID.TBODY,
TAG_ID.THEAD,
TAG_ID.TFOOT,
TAG_ID.CAPTION,
TAG_ID.COLGROUP,
TAG_ID.TABLE,
TAG_ID.FRAMESET,
TAG_ID.SELECT,
TAG_ID.TEMPLATE,
TAG_ID.TD,
TAG_ID.TH,
TAG_ID.HEAD,
TAG_ID.BODY,
TAG_ID.HTML
];
const HIDDEN_INPUT_TYPE = "hidden";
const EMPTY_ATTRS = [];
const AA_OUTER_LOOP_ITER = 8;
const AA_INNER_LOOP_ITER = 3;
var InsertionMode;
(function(InsertionMode) {
InsertionMode[InsertionMode["INITIAL"] = 0] = "INITIAL";
InsertionMode[InsertionMode["BEFORE_HTML"] = 1] = "BEFORE_HTML";
InsertionMode[InsertionMode["BEFORE_HEAD"] = 2] = "BEFORE_HEAD";
InsertionMode[InsertionMode["IN_HEAD"] = 3] = "IN_HEAD";
InsertionMode[InsertionMode["IN_HEAD_NO_SCRIPT"] = 4] = "IN_HEAD_NO_SCRIPT";
InsertionMode[InsertionMode["AFTER_HEAD"] = 5] = "AFTER_HEAD";
InsertionMode[InsertionMode["IN_BODY"] = 6] = "IN_BODY";
InsertionMode[InsertionMode["TEXT"] = 7] = "TEXT";
InsertionMode[InsertionMode["IN_TABLE"] = 8] = "IN_TABLE";
InsertionMode[InsertionMode["IN_TABLE_TEXT"] = 9] = "IN_TABLE_TEXT";
InsertionMode[InsertionMode["IN_CAPTION"] = 10] = "IN_CAPTION";
InsertionMode[InsertionMode["IN_COLUMN_GROUP"] = 11] = "IN_COLUMN_GROUP";
InsertionMode[InsertionMode["IN_TABLE_BODY"] = 12] = "IN_TABLE_BODY";
InsertionMode[InsertionMode["IN_ROW"] = 13] = "IN_ROW";
InsertionMode[InsertionMode["IN_CELL"] = 14] = "IN_CELL";
InsertionMode[InsertionMode["IN_SELECT"] = 15] = "IN_SELECT";
InsertionMode[InsertionMode["IN_SELECT_IN_TABLE"] = 16] = "IN_SELECT_IN_TABLE";
InsertionMode[InsertionMode["IN_TEMPLATE"] = 17] = "IN_TEMPLATE";
InsertionMode[InsertionMode["AFTER_BODY"] = 18] = "AFTER_BODY";
InsertionMode[InsertionMode["IN_FRAMESET"] = 19] = "IN_FRAMESET";
InsertionMode[InsertionMode["AFTER_FRAMESET"] = 20] = "AFTER_FRAMESET";
InsertionMode[InsertionMode["AFTER_AFTER_BODY"] = 21] = "AFTER_AFTER_BODY";
InsertionMode[InsertionMode["AFTER_AFTER_FRAMESET"] = 22] = "AFTER_AFTER_FRAMESET";
})(InsertionMode || (InsertionMode = {}));
const BASE_LOC = {
startLine: -1,
startCol: -1,
startOffset: -1,
endLine: -1,
endCol: -1,
endOffset: -1
};
const TABLE_STRUCTURE_TAGS = new Set([
TAG_ID.TABLE,
TAG_ID.TBODY,
TAG_ID.TFOOT,
TAG_ID.THEAD,
TAG_ID.TR
]);
const defaultParserOptions = {
scriptingEnabled: true,
sourceCodeLocationInfo: false,
treeAdapter: defaultTreeAdapter,
onParseError: null
};
class Parser {
constructor(options, document, fragmentContext = null, scriptHandler = null) {
this.fragmentContext = fragmentContext;
this.scriptHandler = scriptHandler;
this.currentToken = null;
this.stopped = false;
this.insertionMode = InsertionMode.INITIAL;
this.originalInsertionMode = InsertionMode.INITIAL;
this.headElement = null;
this.formElement = null;
this.currentNotInHTML = false;
this.tmplInsertionModeStack = [];
this.pendingCharacterTokens = [];
this.hasNonWhitespacePendingCharacterToken = false;
this.framesetOk = true;
this.skipNextNewLine = false;
this.fosterParentingEnabled = false;
this.options = {
...defaultParserOptions,
...options
};
this.treeAdapter = this.options.treeAdapter;
this.onParseError = this.options.onParseError;
if (this.onParseError) {
this.options.sourceCodeLocationInfo = true;
}
this.document = document !== null && document !== void 0 ? document : this.treeAdapter.createDocument();
this.tokenizer = new Tokenizer(this.options, this);
this.activeFormattingElements = new FormattingElementList();
this.fragmentContextID = fragmentContext ? getTagID(this.treeAdapter.getTagName(fragmentContext)) : TAG_ID.UNKNOWN;
this._setContextModes(fragmentContext !== null && fragmentContext !== void 0 ? fragmentContext : this.document, this.fragmentContextID);
this.openElements = new OpenElementStack(this.document, this.treeAdapter, this);
}
static parse(html, options) {
const parser = new this(options);
parser.tokenizer.write(html, true);
return parser.document;
}
static getFragmentParser(fragmentContext, options) {
const opts = {
...defaultParserOptions,
...options
};
fragmentContext !== null && fragmentContext !== void 0 ? fragmentContext : fragmentContext = opts.treeAdapter.createElement(TAG_NAMES.TEMPLATE, html_NS.HTML, []);
const documentMock = opts.treeAdapter.createElement("documentmock", html_NS.HTML, []);
const parser = new this(opts, documentMock, fragmentContext);
if (parser.fragmentContextID === TAG_ID.TEMPLATE) {
parser.tmplInsertionModeStack.push(InsertionMode.IN_TEMPLATE);
}
parser._initTokenizerForFragmentParsing();
parser._insertFakeRootElement();
parser._resetInsertionMode();
parser._findFormInFragmentContext();
return parser;
}
getFragment() {
const rootElement = this.treeAdapter.getFirstChild(this.document);
const fragment = this.treeAdapter.createDocumentFragment();
this._adoptNodes(rootElement, fragment);
return fragment;
}
_err(token, code, beforeToken) {
var _a;
if (!this.onParseError) return;
const loc = (_a = token.location) !== null && _a !== void 0 ? _a : BASE_LOC;
const err = {
code,
startLine: loc.startLine,
startCol: loc.startCol,
startOffset: loc.startOffset,
endLine: beforeToken ? loc.startLine : loc.endLine,
endCol: beforeToken ? loc.startCol : loc.endCol,
endOffset: beforeToken ? loc.startOffset : loc.endOffset
};
this.onParseError(err);
}
onItemPush(node, tid, isTop) {
var _a, _b;
(_b = (_a = this.treeAdapter).onItemPush) === null || _b === void 0 ? void 0 : _b.call(_a, node);
if (isTop && this.openElements.stackTop > 0) this._setContextModes(node, tid);
}
onItemPop(node, isTop) {
var _a, _b, _c;
if (this.options.sourceCodeLocationInfo) {
this._setEndLocation(node, this.currentToken);
}
(_b = (_a = this.treeAdapter).onItemPop) === null || _b === void 0 ? void 0 : _b.call(_a, node, this.openElements.current);
(_c = this.annotationXmlIntegrationPoints) === null || _c === void 0 ? void 0 : _c.delete(node);
if (isTop) {
let current;
let currentTagId;
if (this.openElements.stackTop === 0 && this.fragmentContext) {
current = this.fragmentContext;
currentTagId = this.fragmentContextID;
} else {
({current, currentTagId} = this.openElements);
}
this._setContextModes(current, currentTagId);
}
}
_setContextModes(current, tid) {
const isHTML = current === this.document || current && this.treeAdapter.getNamespaceURI(current) === html_NS.HTML;
this.currentNotInHTML = !isHTML;
this.tokenizer.inForeignNode = !isHTML && current !== undefined && tid !== undefined && !this._isIntegrationPoint(tid, current);
}
_switchToTextParsing(currentToken, nextTokenizerState) {
this._insertElement(currentToken, html_NS.HTML);
this.tokenizer.state = nextTokenizerState;
this.originalInsertionMode = this.insertionMode;
this.insertionMode = InsertionMode.TEXT;
}
switchToPlaintextParsing() {
this.insertionMode = InsertionMode.TEXT;
this.originalInsertionMode = InsertionMode.IN_BODY;
this.tokenizer.state = TokenizerMode.PLAINTEXT;
}
_getAdjustedCurrentElement() {
return this.openElements.stackTop === 0 && this.fragmentContext ? this.fragmentContext : this.openElements.current;
}
_findFormInFragmentContext() {
let node = this.fragmentContext;
while (node) {
if (this.treeAdapter.getTagName(node) === TAG_NAMES.FORM && this.treeAdapter.getNamespaceURI(node) === html_NS.HTML) {
this.formElement = node;
break;
}
node = this.treeAdapter.getParentNode(node);
}
}
_initTokenizerForFragmentParsing() {
if (!this.fragmentContext || this.treeAdapter.getNamespaceURI(this.fragmentContext) !== html_NS.HTML) {
return;
}
switch (this.fragmentContextID) {
case TAG_ID.TITLE:
case TAG_ID.TEXTAREA: {
this.tokenizer.state = TokenizerMode.RCDATA;
break;
}
case TAG_ID.STYLE:
case TAG_ID.XMP:
case TAG_ID.IFRAME:
case TAG_ID.NOEMBED:
case TAG_ID.NOFRAMES:
case TAG_ID.NOSCRIPT: {
this.tokenizer.state = TokenizerMode.RAWTEXT;
break;
}
case TAG_ID.SCRIPT: {
this.tokenizer.state = TokenizerMode.SCRIPT_DATA;
break;
}
case TAG_ID.PLAINTEXT: {
this.tokenizer.state = TokenizerMode.PLAINTEXT;
break;
}
default:
}
}
_setDocumentType(token) {
const name = token.name || "";
const publicId = token.publicId || "";
const systemId = token.systemId || "";
this.treeAdapter.setDocumentType(this.document, name, publicId, systemId);
if (token.location) {
const documentChildren = this.treeAdapter.getChildNodes(this.document);
const docTypeNode = documentChildren.find((node) => this.treeAdapter.isDocumentTypeNode(node));
if (docTypeNode) {
this.treeAdapter.setNodeSourceCodeLocation(docTypeNode, token.location);
}
}
}
_attachElementToTree(element, location, insertionLocation) {
if (this.options.sourceCodeLocationInfo) {
const loc = location && {
...location,
startTag: location
};
this.treeAdapter.setNodeSourceCodeLocation(element, loc);
}
if (insertionLocation.beforeElement) {
this.treeAdapter.insertBefore(insertionLocation.parent, element, insertionLocation.beforeElement);
} else {
this.treeAdapter.appendChild(insertionLocation.parent, element);
}
}
_getInsertionLocation() {
var _a;
if (this._shouldFosterParentOnInsertion()) {
return this._findFosterParentingLocation();
}
return {
parent: (_a = this.openElements.currentTmplContentOrNode) !== null && _a !== void 0 ? _a : this.document,
beforeElement: null
};
}
_createElement(tagName, namespaceURI, attrs, intendedParent) {
var _a, _b;
const element = this.treeAdapter.createElement(tagName, namespaceURI, attrs);
(_b = (_a = this.treeAdapter).onElementCreated) === null || _b === void 0 ? void 0 : _b.call(_a, element, {
intendedParent,
formElement: this.formElement,
isInTemplate: this.openElements.tmplCount > 0
});
return element;
}
_appendElement(token, namespaceURI) {
const insertionLocation = this._getInsertionLocation();
const element = this._createElement(token.tagName, namespaceURI, token.attrs, insertionLocation.parent);
this._attachElementToTree(element, token.location, insertionLocation);
}
_insertElement(token, namespaceURI) {
const insertionLocation = this._getInsertionLocation();
const element = this._createElement(token.tagName, namespaceURI, token.attrs, insertionLocation.parent);
this._attachElementToTree(element, token.location, insertionLocation);
this.openElements.push(element, token.tagID);
}
_insertFakeElement(tagName, tagID) {
const insertionLocation = this._getInsertionLocation();
const element = this._createElement(tagName, html_NS.HTML, [], insertionLocation.parent);
this._attachElementToTree(element, null, insertionLocation);
this.openElements.push(element, tagID);
}
_insertTemplate(token) {
const insertionLocation = this._getInsertionLocation();
const tmpl = this._createElement(token.tagName, html_NS.HTML, token.attrs, insertionLocation.parent);
const content = this.treeAdapter.createDocumentFragment();
this.treeAdapter.setTemplateContent(tmpl, content);
this._attachElementToTree(tmpl, token.location, insertionLocation);
this.openElements.push(tmpl, token.tagID);
if (this.options.sourceCodeLocationInfo) this.treeAdapter.setNodeSourceCodeLocation(content, null);
}
_insertFakeRootElement() {
const element = this._createElement(TAG_NAMES.HTML, html_NS.HTML, [], this.document);
if (this.options.sourceCodeLocationInfo) this.treeAdapter.setNodeSourceCodeLocation(element, null);
this.treeAdapter.appendChild(this.document, element);
this.openElements.push(element, TAG_ID.HTML);
}
_appendCommentNode(token, parent) {
const commentNode = this.treeAdapter.createCommentNode(token.data);
this.treeAdapter.appendChild(parent, commentNode);
if (this.options.sourceCodeLocationInfo) {
this.treeAdapter.setNodeSourceCodeLocation(commentNode, token.location);
}
}
_insertCharacters(token) {
let parent;
let beforeElement;
if (this._shouldFosterParentOnInsertion()) {
({parent, beforeElement} = this._findFosterParentingLocation());
if (beforeElement) {
this.treeAdapter.insertTextBefore(parent, token.chars, beforeElement);
} else {
this.treeAdapter.insertText(parent, token.chars);
}
} else {
parent = this.openElements.currentTmplContentOrNode;
this.treeAdapter.insertText(parent, token.chars);
}
if (!token.location) return;
const siblings = this.treeAdapter.getChildNodes(parent);
const textNodeIdx = beforeElement ? siblings.lastIndexOf(beforeElement) : siblings.length;
const textNode = siblings[textNodeIdx - 1];
const tnLoc = this.treeAdapter.getNodeSourceCodeLocation(textNode);
if (tnLoc) {
const { endLine, endCol, endOffset } = token.location;
this.treeAdapter.updateNodeSourceCodeLocation(textNode, {
endLine,
endCol,
endOffset
});
} else if (this.options.sourceCodeLocationInfo) {
this.treeAdapter.setNodeSourceCodeLocation(textNode, token.location);
}
}
_adoptNodes(donor, recipient) {
const children = [...this.treeAdapter.getChildNodes(donor)];
for (let i = children.length - 1; i >= 0; i--) {
this.treeAdapter.detachNode(children[i]);
}
for (const child of children) {
this.treeAdapter.appendChild(recipient, child);
}
}
_setEndLocation(element, closingToken) {
if (this.treeAdapter.getNodeSourceCodeLocation(element) && closingToken.location) {
const ctLoc = closingToken.location;
const tn = this.treeAdapter.getTagName(element);
const endLoc = closingToken.type === TokenType.END_TAG && tn === closingToken.tagName ? {
endTag: { ...ctLoc },
endLine: ctLoc.endLine,
endCol: ctLoc.endCol,
endOffset: ctLoc.endOffset
} : {
endLine: ctLoc.startLine,
endCol: ctLoc.startCol,
endOffset: ctLoc.startOffset
};
this.treeAdapter.updateNodeSourceCodeLocation(element, endLoc);
}
}
shouldProcessStartTagTokenInForeignContent(token) {
if (!this.currentNotInHTML) return false;
let current;
let currentTagId;
if (this.openElements.stackTop === 0 && this.fragmentContext) {
current = this.fragmentContext;
currentTagId = this.fragmentContextID;
} else {
({current, currentTagId} = this.openElements);
}
if (token.tagID === TAG_ID.SVG && this.treeAdapter.getTagName(current) === TAG_NAMES.ANNOTATION_XML && this.treeAdapter.getNamespaceURI(current) === html_NS.MATHML) {
return false;
}
return this.tokenizer.inForeignNode || (token.tagID === TAG_ID.MGLYPH || token.tagID === TAG_ID.MALIGNMARK) && currentTagId !== undefined && !this._isIntegrationPoint(currentTagId, current, html_NS.HTML);
}
_processToken(token) {
switch (token.type) {
case TokenType.CHARACTER: {
this.onCharacter(token);
break;
}
case TokenType.NULL_CHARACTER: {
this.onNullCharacter(token);
break;
}
case TokenType.COMMENT: {
this.onComment(token);
break;
}
case TokenType.DOCTYPE: {
this.onDoctype(token);
break;
}
case TokenType.START_TAG: {
this._processStartTag(token);
break;
}
case TokenType.END_TAG: {
this.onEndTag(token);
break;
}
case TokenType.EOF: {
this.onEof(token);
break;
}
case TokenType.WHITESPACE_CHARACTER: {
this.onWhitespaceCharacter(token);
break;
}
}
}
_isIntegrationPoint(tid, element, foreignNS) {
var _a;
const ns = this.treeAdapter.getNamespaceURI(element);
if (tid === TAG_ID.ANNOTATION_XML && ns === html_NS.MATHML && foreignNS !== html_NS.MATHML) {
const verdicts = (_a = this.annotationXmlIntegrationPoints) !== null && _a !== void 0 ? _a : this.annotationXmlIntegrationPoints = new Map();
let isIntegrationPoint = verdicts.get(element);
if (isIntegrationPoint === undefined) {
isIntegrationPoint = foreign_content_isIntegrationPoint(tid, ns, this.treeAdapter.getAttrList(element));
verdicts.set(element, isIntegrationPoint);
}
return isIntegrationPoint;
}
return foreign_content_isIntegrationPoint(tid, ns, EMPTY_ATTRS, foreignNS);
}
_reconstructActiveFormattingElements() {
let oldest = null;
for (let entry = this.activeFormattingElements.newest; entry !== null && entry.type === EntryType.Element && !this.openElements.contains(entry.element); entry = entry.older) {
oldest = entry;
}
for (let entry = oldest; entry !== null && entry.type === EntryType.Element; entry = entry.newer) {
this._insertElement(entry.token, this.treeAdapter.getNamespaceURI(entry.element));
this.activeFormattingElements.replaceElement(entry, this.openElements.current);
}
}
_closeTableCell() {
this.openElements.generateImpliedEndTags();
this.openElements.popUntilTableCellPopped();
this.activeFormattingElements.clearToLastMarker();
this.insertionMode = InsertionMode.IN_ROW;
}
_closePElement() {
this.openElements.generateImpliedEndTagsWithExclusion(TAG_ID.P);
this.openElements.popUntilTagNamePopped(TAG_ID.P);
}
_resetInsertionMode() {
const i = this.openElements.indexOfTopmostOf(INSERTION_MODE_TAGS);
const tn = i === 0 && this.fragmentContext ? this.fragmentContextID : this.openElements.tagIDs[i];
const node = i === 0 && this.fragmentContext ? this.fragmentContext : this.openElements.items[i];
if (node !== undefined && this.treeAdapter.getNamespaceURI(node) === html_NS.HTML) {
switch (tn) {
case TAG_ID.TR: {
this.insertionMode = InsertionMode.IN_ROW;
return;
}
case TAG_ID.TBODY:
case TAG_ID.THEAD:
case TAG_ID.TFOOT: {
this.insertionMode = InsertionMode.IN_TABLE_BODY;
return;
}
case TAG_ID.CAPTION: {
this.insertionMode = InsertionMode.IN_CAPTION;
return;
}
case TAG_ID.COLGROUP: {
this.insertionMode = InsertionMode.IN_COLUMN_GROUP;
return;
}
case TAG_ID.TABLE: {
this.insertionMode = InsertionMode.IN_TABLE;
return;
}
case TAG_ID.BODY: {
this.insertionMode = InsertionMode.IN_BODY;
return;
}
case TAG_ID.FRAMESET: {
this.insertionMode = InsertionMode.IN_FRAMESET;
return;
}
case TAG_ID.SELECT: {
this._resetInsertionModeForSelect(i);
return;
}
case TAG_ID.TEMPLATE: {
this.insertionMode = this.tmplInsertionModeStack[this.tmplInsertionModeStack.length - 1];
return;
}
case TAG_ID.HTML: {
this.insertionMode = this.headElement ? InsertionMode.AFTER_HEAD : InsertionMode.BEFORE_HEAD;
return;
}
case TAG_ID.TD:
case TAG_ID.TH: {
if (i > 0) {
this.insertionMode = InsertionMode.IN_CELL;
return;
}
break;
}
case TAG_ID.HEAD: {
if (i > 0) {
this.insertionMode = InsertionMode.IN_HEAD;
return;
}
break;
}
}
}
this.insertionMode = InsertionMode.IN_BODY;
}
_resetInsertionModeForSelect(selectIdx) {
if (selectIdx > 0) {
const tableIdx = this.openElements.indexOfTopmost(TAG_ID.TABLE);
if (tableIdx > 0 && tableIdx > this.openElements.indexOfTopmost(TAG_ID.TEMPLATE)) {
this.insertionMode = InsertionMode.IN_SELECT_IN_TABLE;
return;
}
}
this.insertionMode = InsertionMode.IN_SELECT;
}
_isElementCausesFosterParenting(tn) {
return TABLE_STRUCTURE_TAGS.has(tn);
}
_shouldFosterParentOnInsertion() {
return this.fosterParentingEnabled && this.openElements.currentTagId !== undefined && this._isElementCausesFosterParenting(this.openElements.currentTagId);
}
_findFosterParentingLocation() {
const { openElements } = this;
const tableIdx = openElements.indexOfTopmost(TAG_ID.TABLE);
const templateIdx = openElements.indexOfTopmost(TAG_ID.TEMPLATE);
if (templateIdx > tableIdx) {
return {
parent: this.treeAdapter.getTemplateContent(openElements.items[templateIdx]),
beforeElement: null
};
}
if (tableIdx !== -1) {
const table = openElements.items[tableIdx];
const parent = this.treeAdapter.getParentNode(table);
if (parent) {
return {
parent,
beforeElement: table
};
}
return {
parent: openElements.items[openElements.slotBelow(tableIdx)],
beforeElement: null
};
}
return {
parent: openElements.items[0],
beforeElement: null
};
}
_fosterParentElement(element) {
const location = this._findFosterParentingLocation();
if (location.beforeElement) {
this.treeAdapter.insertBefore(location.parent, element, location.beforeElement);
} else {
this.treeAdapter.appendChild(location.parent, element);
}
}
_isSpecialElement(element, id) {
const ns = this.treeAdapter.getNamespaceURI(element);
return SPECIAL_ELEMENTS[ns].has(id);
}
onCharacter(token) {
this.skipNextNewLine = false;
if (this.tokenizer.inForeignNode) {
characterInForeignContent(this, token);
return;
}
switch (this.insertionMode) {
case InsertionMode.INITIAL: {
tokenInInitialMode(this, token);
break;
}
case InsertionMode.BEFORE_HTML: {
tokenBeforeHtml(this, token);
break;
}
case InsertionMode.BEFORE_HEAD: {
tokenBeforeHead(this, token);
break;
}
case InsertionMode.IN_HEAD: {
tokenInHead(this, token);
break;
}
case InsertionMode.IN_HEAD_NO_SCRIPT: {
tokenInHeadNoScript(this, token);
break;
}
case InsertionMode.AFTER_HEAD: {
tokenAfterHead(this, token);
break;
}
case InsertionMode.IN_BODY:
case InsertionMode.IN_CAPTION:
case InsertionMode.IN_CELL:
case InsertionMode.IN_TEMPLATE: {
characterInBody(this, token);
break;
}
case InsertionMode.TEXT:
case InsertionMode.IN_SELECT:
case InsertionMode.IN_SELECT_IN_TABLE: {
this._insertCharacters(token);
break;
}
case InsertionMode.IN_TABLE:
case InsertionMode.IN_TABLE_BODY:
case InsertionMode.IN_ROW: {
characterInTable(this, token);
break;
}
case InsertionMode.IN_TABLE_TEXT: {
characterInTableText(this, token);
break;
}
case InsertionMode.IN_COLUMN_GROUP: {
tokenInColumnGroup(this, token);
break;
}
case InsertionMode.AFTER_BODY: {
tokenAfterBody(this, token);
break;
}
case InsertionMode.AFTER_AFTER_BODY: {
tokenAfterAfterBody(this, token);
break;
}
default:
}
}
onNullCharacter(token) {
this.skipNextNewLine = false;
if (this.tokenizer.inForeignNode) {
nullCharacterInForeignContent(this, token);
return;
}
switch (this.insertionMode) {
case InsertionMode.INITIAL: {
tokenInInitialMode(this, token);
break;
}
case InsertionMode.BEFORE_HTML: {
tokenBeforeHtml(this, token);
break;
}
case InsertionMode.BEFORE_HEAD: {
tokenBeforeHead(this, token);
break;
}
case InsertionMode.IN_HEAD: {
tokenInHead(this, token);
break;
}
case InsertionMode.IN_HEAD_NO_SCRIPT: {
tokenInHeadNoScript(this, token);
break;
}
case InsertionMode.AFTER_HEAD: {
tokenAfterHead(this, token);
break;
}
case InsertionMode.TEXT: {
this._insertCharacters(token);
break;
}
case InsertionMode.IN_TABLE:
case InsertionMode.IN_TABLE_BODY:
case InsertionMode.IN_ROW: {
characterInTable(this, token);
break;
}
case InsertionMode.IN_COLUMN_GROUP: {
tokenInColumnGroup(this, token);
break;
}
case InsertionMode.AFTER_BODY: {
tokenAfterBody(this, token);
break;
}
case InsertionMode.AFTER_AFTER_BODY: {
tokenAfterAfterBody(this, token);
break;
}
default:
}
}
onComment(token) {
this.skipNextNewLine = false;
if (this.currentNotInHTML) {
appendComment(this, token);
return;
}
switch (this.insertionMode) {
case InsertionMode.INITIAL:
case InsertionMode.BEFORE_HTML:
case InsertionMode.BEFORE_HEAD:
case InsertionMode.IN_HEAD:
case InsertionMode.IN_HEAD_NO_SCRIPT:
case InsertionMode.AFTER_HEAD:
case InsertionMode.IN_BODY:
case InsertionMode.IN_TABLE:
case InsertionMode.IN_CAPTION:
case InsertionMode.IN_COLUMN_GROUP:
case InsertionMode.IN_TABLE_BODY:
case InsertionMode.IN_ROW:
case InsertionMode.IN_CELL:
case InsertionMode.IN_SELECT:
case InsertionMode.IN_SELECT_IN_TABLE:
case InsertionMode.IN_TEMPLATE:
case InsertionMode.IN_FRAMESET:
case InsertionMode.AFTER_FRAMESET: {
appendComment(this, token);
break;
}
case InsertionMode.IN_TABLE_TEXT: {
tokenInTableText(this, token);
break;
}
case InsertionMode.AFTER_BODY: {
appendCommentToRootHtmlElement(this, token);
break;
}
case InsertionMode.AFTER_AFTER_BODY:
case InsertionMode.AFTER_AFTER_FRAMESET: {
appendCommentToDocument(this, token);
break;
}
default:
}
}
onDoctype(token) {
this.skipNextNewLine = false;
switch (this.insertionMode) {
case InsertionMode.INITIAL: {
doctypeInInitialMode(this, token);
break;
}
case InsertionMode.BEFORE_HEAD:
case InsertionMode.IN_HEAD:
case InsertionMode.IN_HEAD_NO_SCRIPT:
case InsertionMode.AFTER_HEAD: {
this._err(token, ERR.misplacedDoctype);
break;
}
case InsertionMode.IN_TABLE_TEXT: {
tokenInTableText(this, token);
break;
}
default:
}
}
onStartTag(token) {
this.skipNextNewLine = false;
this.currentToken = token;
this._processStartTag(token);
if (token.selfClosing && !token.ackSelfClosing) {
this._err(token, ERR.nonVoidHtmlElementStartTagWithTrailingSolidus);
}
}
_processStartTag(token) {
if (this.shouldProcessStartTagTokenInForeignContent(token)) {
startTagInForeignContent(this, token);
} else {
this._startTagOutsideForeignContent(token);
}
}
_startTagOutsideForeignContent(token) {
switch (this.insertionMode) {
case InsertionMode.INITIAL: {
tokenInInitialMode(this, token);
break;
}
case InsertionMode.BEFORE_HTML: {
startTagBeforeHtml(this, token);
break;
}
case InsertionMode.BEFORE_HEAD: {
startTagBeforeHead(this, token);
break;
}
case InsertionMode.IN_HEAD: {
startTagInHead(this, token);
break;
}
case InsertionMode.IN_HEAD_NO_SCRIPT: {
startTagInHeadNoScript(this, token);
break;
}
case InsertionMode.AFTER_HEAD: {
startTagAfterHead(this, token);
break;
}
case InsertionMode.IN_BODY: {
startTagInBody(this, token);
break;
}
case InsertionMode.IN_TABLE: {
startTagInTable(this, token);
break;
}
case InsertionMode.IN_TABLE_TEXT: {
tokenInTableText(this, token);
break;
}
case InsertionMode.IN_CAPTION: {
startTagInCaption(this, token);
break;
}
case InsertionMode.IN_COLUMN_GROUP: {
startTagInColumnGroup(this, token);
break;
}
case InsertionMode.IN_TABLE_BODY: {
startTagInTableBody(this, token);
break;
}
case InsertionMode.IN_ROW: {
startTagInRow(this, token);
break;
}
case InsertionMode.IN_CELL: {
startTagInCell(this, token);
break;
}
case InsertionMode.IN_SELECT: {
startTagInSelect(this, token);
break;
}
case InsertionMode.IN_SELECT_IN_TABLE: {
startTagInSelectInTable(this, token);
break;
}
case InsertionMode.IN_TEMPLATE: {
startTagInTemplate(this, token);
break;
}
case InsertionMode.AFTER_BODY: {
startTagAfterBody(this, token);
break;
}
case InsertionMode.IN_FRAMESET: {
startTagInFrameset(this, token);
break;
}
case InsertionMode.AFTER_FRAMESET: {
startTagAfterFrameset(this, token);
break;
}
case InsertionMode.AFTER_AFTER_BODY: {
startTagAfterAfterBody(this, token);
break;
}
case InsertionMode.AFTER_AFTER_FRAMESET: {
startTagAfterAfterFrameset(this, token);
break;
}
default:
}
}
onEndTag(token) {
this.skipNextNewLine = false;
this.currentToken = token;
if (this.currentNotInHTML) {
endTagInForeignContent(this, token);
} else {
this._endTagOutsideForeignContent(token);
}
}
_endTagOutsideForeignContent(token) {
switch (this.insertionMode) {
case InsertionMode.INITIAL: {
tokenInInitialMode(this, token);
break;
}
case InsertionMode.BEFORE_HTML: {
endTagBeforeHtml(this, token);
break;
}
case InsertionMode.BEFORE_HEAD: {
endTagBeforeHead(this, token);
break;
}
case InsertionMode.IN_HEAD: {
endTagInHead(this, token);
break;
}
case InsertionMode.IN_HEAD_NO_SCRIPT: {
endTagInHeadNoScript(this, token);
break;
}
case InsertionMode.AFTER_HEAD: {
endTagAfterHead(this, token);
break;
}
case InsertionMode.IN_BODY: {
endTagInBody(this, token);
break;
}
case InsertionMode.TEXT: {
endTagInText(this, token);
break;
}
case InsertionMode.IN_TABLE: {
endTagInTable(this, token);
break;
}
case InsertionMode.IN_TABLE_TEXT: {
tokenInTableText(this, token);
break;
}
case InsertionMode.IN_CAPTION: {
endTagInCaption(this, token);
break;
}
case InsertionMode.IN_COLUMN_GROUP: {
endTagInColumnGroup(this, token);
break;
}
case InsertionMode.IN_TABLE_BODY: {
endTagInTableBody(this, token);
break;
}
case InsertionMode.IN_ROW: {
endTagInRow(this, token);
break;
}
case InsertionMode.IN_CELL: {
endTagInCell(this, token);
break;
}
case InsertionMode.IN_SELECT: {
endTagInSelect(this, token);
break;
}
case InsertionMode.IN_SELECT_IN_TABLE: {
endTagInSelectInTable(this, token);
break;
}
case InsertionMode.IN_TEMPLATE: {
endTagInTemplate(this, token);
break;
}
case InsertionMode.AFTER_BODY: {
endTagAfterBody(this, token);
break;
}
case InsertionMode.IN_FRAMESET: {
endTagInFrameset(this, token);
break;
}
case InsertionMode.AFTER_FRAMESET: {
endTagAfterFrameset(this, token);
break;
}
case InsertionMode.AFTER_AFTER_BODY: {
tokenAfterAfterBody(this, token);
break;
}
default:
}
}
onEof(token) {
switch (this.insertionMode) {
case InsertionMode.INITIAL: {
tokenInInitialMode(this, token);
break;
}
case InsertionMode.BEFORE_HTML: {
tokenBeforeHtml(this, token);
break;
}
case InsertionMode.BEFORE_HEAD: {
tokenBeforeHead(this, token);
break;
}
case InsertionMode.IN_HEAD: {
tokenInHead(this, token);
break;
}
case InsertionMode.IN_HEAD_NO_SCRIPT: {
tokenInHeadNoScript(this, token);
break;
}
case InsertionMode.AFTER_HEAD: {
tokenAfterHead(this, token);
break;
}
case InsertionMode.IN_BODY:
case InsertionMode.IN_TABLE:
case InsertionMode.IN_CAPTION:
case InsertionMode.IN_COLUMN_GROUP:
case InsertionMode.IN_TABLE_BODY:
case InsertionMode.IN_ROW:
case InsertionMode.IN_CELL:
case InsertionMode.IN_SELECT:
case InsertionMode.IN_SELECT_IN_TABLE: {
eofInBody(this, token);
break;
}
case InsertionMode.TEXT: {
eofInText(this, token);
break;
}
case InsertionMode.IN_TABLE_TEXT: {
tokenInTableText(this, token);
break;
}
case InsertionMode.IN_TEMPLATE: {
eofInTemplate(this, token);
break;
}
case InsertionMode.AFTER_BODY:
case InsertionMode.IN_FRAMESET:
case InsertionMode.AFTER_FRAMESET:
case InsertionMode.AFTER_AFTER_BODY:
case InsertionMode.AFTER_AFTER_FRAMESET: {
stopParsing(this, token);
break;
}
default:
}
}
onWhitespaceCharacter(token) {
if (this.skipNextNewLine) {
this.skipNextNewLine = false;
if (token.chars.charCodeAt(0) === CODE_POINTS.LINE_FEED) {
if (token.chars.length === 1) {
return;
}
token.chars = token.chars.substr(1);
}
}
if (this.tokenizer.inForeignNode) {
this._insertCharacters(token);
return;
}
switch (this.insertionMode) {
case InsertionMode.IN_HEAD:
case InsertionMode.IN_HEAD_NO_SCRIPT:
case InsertionMode.AFTER_HEAD:
case InsertionMode.TEXT:
case InsertionMode.IN_COLUMN_GROUP:
case InsertionMode.IN_SELECT:
case InsertionMode.IN_SELECT_IN_TABLE:
case InsertionMode.IN_FRAMESET:
case InsertionMode.AFTER_FRAMESET: {
this._insertCharacters(token);
break;
}
case InsertionMode.IN_BODY:
case InsertionMode.IN_CAPTION:
case InsertionMode.IN_CELL:
case InsertionMode.IN_TEMPLATE:
case InsertionMode.AFTER_BODY:
case InsertionMode.AFTER_AFTER_BODY:
case InsertionMode.AFTER_AFTER_FRAMESET: {
whitespaceCharacterInBody(this, token);
break;
}
case InsertionMode.IN_TABLE:
case InsertionMode.IN_TABLE_BODY:
case InsertionMode.IN_ROW: {
characterInTable(this, token);
break;
}
case InsertionMode.IN_TABLE_TEXT: {
whitespaceCharacterInTableText(this, token);
break;
}
default:
}
}
}
function aaObtainFormattingElementEntry(p, token) {
let formattingElementEntry = p.activeFormattingElements.getElementEntryInScopeWithTagName(token.tagName);
if (formattingElementEntry) {
if (!p.openElements.contains(formattingElementEntry.element)) {
p.activeFormattingElements.removeEntry(formattingElementEntry);
formattingElementEntry = null;
} else if (!p.openElements.hasInScope(token.tagID, formattingElementEntry.element)) {
formattingElementEntry = null;
}
} else {
genericEndTagInBody(p, token);
}
return formattingElementEntry;
}
function aaObtainFurthestBlock(p, formattingElementEntry) {
const { openElements } = p;
const formattingIdx = openElements._indexOf(formattingElementEntry.element);
for (let idx = openElements.slotAbove(formattingIdx); idx !== -1; idx = openElements.slotAbove(idx)) {
if (p._isSpecialElement(openElements.items[idx], openElements.tagIDs[idx])) {
return idx;
}
}
openElements.shortenToLength(formattingIdx);
p.activeFormattingElements.removeEntry(formattingElementEntry);
return -1;
}
function aaInnerLoop(p, furthestBlockIdx, formattingElement) {
const furthestBlock = p.openElements.items[furthestBlockIdx];
let lastElement = furthestBlock;
let nextIdx = p.openElements.slotBelow(furthestBlockIdx);
const intendedParent = p.openElements.getCommonAncestor(formattingElement);
for (let i = 0, idx = nextIdx; p.openElements.items[idx] !== formattingElement; i++, idx = nextIdx) {
let element = p.openElements.items[idx];
nextIdx = p.openElements.slotBelow(idx);
const elementEntry = p.activeFormattingElements.getElementEntry(element);
const counterOverflow = elementEntry && i >= AA_INNER_LOOP_ITER;
const shouldRemoveFromOpenElements = !elementEntry || counterOverflow;
if (shouldRemoveFromOpenElements) {
if (counterOverflow) {
p.activeFormattingElements.removeEntry(elementEntry);
}
p.openElements.removeAt(idx);
} else {
element = aaRecreateElementFromEntry(p, elementEntry, intendedParent);
if (lastElement === furthestBlock) {
p.activeFormattingElements.bookmark = elementEntry;
}
p.treeAdapter.detachNode(lastElement);
p.treeAdapter.appendChild(element, lastElement);
lastElement = element;
}
}
return lastElement;
}
function aaRecreateElementFromEntry(p, elementEntry, intendedParent) {
const ns = p.treeAdapter.getNamespaceURI(elementEntry.element);
const newElement = p._createElement(elementEntry.token.tagName, ns, elementEntry.token.attrs, intendedParent);
p.openElements.replace(elementEntry.element, newElement);
p.activeFormattingElements.replaceElement(elementEntry, newElement);
return newElement;
}
function aaInsertLastNodeInCommonAncestor(p, commonAncestor, lastElement) {
const tn = p.treeAdapter.getTagName(commonAncestor);
const tid = getTagID(tn);
if (p._isElementCausesFosterParenting(tid)) {
p._fosterParentElement(lastElement);
} else {
const ns = p.treeAdapter.getNamespaceURI(commonAncestor);
if (tid === TAG_ID.TEMPLATE && ns === html_NS.HTML) {
commonAncestor = p.treeAdapter.getTemplateContent(commonAncestor);
}
p.treeAdapter.appendChild(commonAncestor, lastElement);
}
}
function aaReplaceFormattingElement(p, furthestBlock, formattingElementEntry) {
const ns = p.treeAdapter.getNamespaceURI(formattingElementEntry.element);
const { token } = formattingElementEntry;
const newElement = p._createElement(token.tagName, ns, token.attrs, furthestBlock);
p._adoptNodes(furthestBlock, newElement);
p.treeAdapter.appendChild(furthestBlock, newElement);
p.activeFormattingElements.insertElementAfterBookmark(newElement, token);
p.activeFormattingElements.removeEntry(formattingElementEntry);
const formattingIdx = p.openElements._indexOf(formattingElementEntry.element);
let furthestBlockIdx = p.openElements.slotAbove(formattingIdx);
while (p.openElements.items[furthestBlockIdx] !== furthestBlock) {
furthestBlockIdx = p.openElements.slotAbove(furthestBlockIdx);
}
p.openElements.replaceFormattingElement(formattingIdx, furthestBlockIdx, newElement, token.tagID);
}
function callAdoptionAgency(p, token) {
const { current, currentTagId } = p.openElements;
if (currentTagId === token.tagID && p.treeAdapter.getNamespaceURI(current) === html_NS.HTML && !p.activeFormattingElements.getElementEntry(current)) {
p.openElements.pop();
return;
}
for (let i = 0; i < AA_OUTER_LOOP_ITER; i++) {
const formattingElementEntry = aaObtainFormattingElementEntry(p, token);
if (!formattingElementEntry) {
break;
}
const furthestBlockIdx = aaObtainFurthestBlock(p, formattingElementEntry);
if (furthestBlockIdx === -1) {
break;
}
const furthestBlock = p.openElements.items[furthestBlockIdx];
p.activeFormattingElements.bookmark = formattingElementEntry;
const lastElement = aaInnerLoop(p, furthestBlockIdx, formattingElementEntry.element);
const commonAncestor = p.openElements.getCommonAncestor(formattingElementEntry.element);
p.treeAdapter.detachNode(lastElement);
if (commonAncestor) aaInsertLastNodeInCommonAncestor(p, commonAncestor, lastElement);
aaReplaceFormattingElement(p, furthestBlock, formattingElementEntry);
}
}
function appendComment(p, token) {
p._appendCommentNode(token, p.openElements.currentTmplContentOrNode);
}
function appendCommentToRootHtmlElement(p, token) {
p._appendCommentNode(token, p.openElements.items[0]);
}
function appendCommentToDocument(p, token) {
p._appendCommentNode(token, p.document);
}
function stopParsing(p, token) {
p.stopped = true;
if (token.location) {
const target = p.fragmentContext ? 0 : 2;
for (let i = p.openElements.stackTop; i >= target; i = p.openElements.slotBelow(i)) {
p._setEndLocation(p.openElements.items[i], token);
}
if (!p.fragmentContext && p.openElements.stackTop >= 0) {
const htmlElement = p.openElements.items[0];
const htmlLocation = p.treeAdapter.getNodeSourceCodeLocation(htmlElement);
if (htmlLocation && !htmlLocation.endTag) {
p._setEndLocation(htmlElement, token);
if (p.openElements.stackTop >= 1) {
const bodyElement = p.openElements.items[1];
const bodyLocation = p.treeAdapter.getNodeSourceCodeLocation(bodyElement);
if (bodyLocation && !bodyLocation.endTag) {
p._setEndLocation(bodyElement, token);
}
}
}
}
}
}
function doctypeInInitialMode(p, token) {
p._setDocumentType(token);
const mode = token.forceQuirks ? DOCUMENT_MODE.QUIRKS : getDocumentMode(token);
if (!isConforming(token)) {
p._err(token, ERR.nonConformingDoctype);
}
p.treeAdapter.setDocumentMode(p.document, mode);
p.insertionMode = InsertionMode.BEFORE_HTML;
}
function tokenInInitialMode(p, token) {
p._err(token, ERR.missingDoctype, true);
p.treeAdapter.setDocumentMode(p.document, DOCUMENT_MODE.QUIRKS);
p.insertionMode = InsertionMode.BEFORE_HTML;
p._processToken(token);
}
function startTagBeforeHtml(p, token) {
if (token.tagID === TAG_ID.HTML) {
p._insertElement(token, html_NS.HTML);
p.insertionMode = InsertionMode.BEFORE_HEAD;
} else {
tokenBeforeHtml(p, token);
}
}
function endTagBeforeHtml(p, token) {
const tn = token.tagID;
if (tn === TAG_ID.HTML || tn === TAG_ID.HEAD || tn === TAG_ID.BODY || tn === TAG_ID.BR) {
tokenBeforeHtml(p, token);
}
}
function tokenBeforeHtml(p, token) {
p._insertFakeRootElement();
p.insertionMode = InsertionMode.BEFORE_HEAD;
p._processToken(token);
}
function startTagBeforeHead(p, token) {
switch (token.tagID) {
case TAG_ID.HTML: {
startTagInBody(p, token);
break;
}
case TAG_ID.HEAD: {
p._insertElement(token, html_NS.HTML);
p.headElement = p.openElements.current;
p.insertionMode = InsertionMode.IN_HEAD;
break;
}
default: {
tokenBeforeHead(p, token);
}
}
}
function endTagBeforeHead(p, token) {
const tn = token.tagID;
if (tn === TAG_ID.HEAD || tn === TAG_ID.BODY || tn === TAG_ID.HTML || tn === TAG_ID.BR) {
tokenBeforeHead(p, token);
} else {
p._err(token, ERR.endTagWithoutMatchingOpenElement);
}
}
function tokenBeforeHead(p, token) {
p._insertFakeElement(TAG_NAMES.HEAD, TAG_ID.HEAD);
p.headElement = p.openElements.current;
p.insertionMode = InsertionMode.IN_HEAD;
p._processToken(token);
}
function startTagInHead(p, token) {
switch (token.tagID) {
case TAG_ID.HTML: {
startTagInBody(p, token);
break;
}
case TAG_ID.BASE:
case TAG_ID.BASEFONT:
case TAG_ID.BGSOUND:
case TAG_ID.LINK:
case TAG_ID.META: {
p._appendElement(token, html_NS.HTML);
token.ackSelfClosing = true;
break;
}
case TAG_ID.TITLE: {
p._switchToTextParsing(token, TokenizerMode.RCDATA);
break;
}
case TAG_ID.NOSCRIPT: {
if (p.options.scriptingEnabled) {
p._switchToTextParsing(token, TokenizerMode.RAWTEXT);
} else {
p._insertElement(token, html_NS.HTML);
p.insertionMode = InsertionMode.IN_HEAD_NO_SCRIPT;
}
break;
}
case TAG_ID.NOFRAMES:
case TAG_ID.STYLE: {
p._switchToTextParsing(token, TokenizerMode.RAWTEXT);
break;
}
case TAG_ID.SCRIPT: {
p._switchToTextParsing(token, TokenizerMode.SCRIPT_DATA);
break;
}
case TAG_ID.TEMPLATE: {
p._insertTemplate(token);
p.activeFormattingElements.insertMarker();
p.framesetOk = false;
p.insertionMode = InsertionMode.IN_TEMPLATE;
p.tmplInsertionModeStack.push(InsertionMode.IN_TEMPLATE);
break;
}
case TAG_ID.HEAD: {
p._err(token, ERR.misplacedStartTagForHeadElement);
break;
}
default: {
tokenInHead(p, token);
}
}
}
function endTagInHead(p, token) {
switch (token.tagID) {
case TAG_ID.HEAD: {
p.openElements.pop();
p.insertionMode = InsertionMode.AFTER_HEAD;
break;
}
case TAG_ID.BODY:
case TAG_ID.BR:
case TAG_ID.HTML: {
tokenInHead(p, token);
break;
}
case TAG_ID.TEMPLATE: {
templateEndTagInHead(p, token);
break;
}
default: {
p._err(token, ERR.endTagWithoutMatchingOpenElement);
}
}
}
function templateEndTagInHead(p, token) {
if (p.openElements.tmplCount > 0) {
p.openElements.generateImpliedEndTagsThoroughly();
if (p.openElements.currentTagId !== TAG_ID.TEMPLATE) {
p._err(token, ERR.closingOfElementWithOpenChildElements);
}
p.openElements.popUntilTagNamePopped(TAG_ID.TEMPLATE);
p.activeFormattingElements.clearToLastMarker();
p.tmplInsertionModeStack.pop();
p._resetInsertionMode();
} else {
p._err(token, ERR.endTagWithoutMatchingOpenElement);
}
}
function tokenInHead(p, token) {
p.openElements.pop();
p.insertionMode = InsertionMode.AFTER_HEAD;
p._processToken(token);
}
function startTagInHeadNoScript(p, token) {
switch (token.tagID) {
case TAG_ID.HTML: {
startTagInBody(p, token);
break;
}
case TAG_ID.BASEFONT:
case TAG_ID.BGSOUND:
case TAG_ID.HEAD:
case TAG_ID.LINK:
case TAG_ID.META:
case TAG_ID.NOFRAMES:
case TAG_ID.STYLE: {
startTagInHead(p, token);
break;
}
case TAG_ID.NOSCRIPT: {
p._err(token, ERR.nestedNoscriptInHead);
break;
}
default: {
tokenInHeadNoScript(p, token);
}
}
}
function endTagInHeadNoScript(p, token) {
switch (token.tagID) {
case TAG_ID.NOSCRIPT: {
p.openElements.pop();
p.insertionMode = InsertionMode.IN_HEAD;
break;
}
case TAG_ID.BR: {
tokenInHeadNoScript(p, token);
break;
}
default: {
p._err(token, ERR.endTagWithoutMatchingOpenElement);
}
}
}
function tokenInHeadNoScript(p, token) {
const errCode = token.type === TokenType.EOF ? ERR.openElementsLeftAfterEof : ERR.disallowedContentInNoscriptInHead;
p._err(token, errCode);
p.openElements.pop();
p.insertionMode = InsertionMode.IN_HEAD;
p._processToken(token);
}
function startTagAfterHead(p, token) {
switch (token.tagID) {
case TAG_ID.HTML: {
startTagInBody(p, token);
break;
}
case TAG_ID.BODY: {
p._insertElement(token, html_NS.HTML);
p.framesetOk = false;
p.insertionMode = InsertionMode.IN_BODY;
break;
}
case TAG_ID.FRAMESET: {
p._insertElement(token, html_NS.HTML);
p.insertionMode = InsertionMode.IN_FRAMESET;
break;
}
case TAG_ID.BASE:
case TAG_ID.BASEFONT:
case TAG_ID.BGSOUND:
case TAG_ID.LINK:
case TAG_ID.META:
case TAG_ID.NOFRAMES:
case TAG_ID.SCRIPT:
case TAG_ID.STYLE:
case TAG_ID.TEMPLATE:
case TAG_ID.TITLE: {
p._err(token, ERR.abandonedHeadElementChild);
p.openElements.push(p.headElement, TAG_ID.HEAD);
startTagInHead(p, token);
p.openElements.remove(p.headElement);
break;
}
case TAG_ID.HEAD: {
p._err(token, ERR.misplacedStartTagForHeadElement);
break;
}
default: {
tokenAfterHead(p, token);
}
}
}
function endTagAfterHead(p, token) {
switch (token.tagID) {
case TAG_ID.BODY:
case TAG_ID.HTML:
case TAG_ID.BR: {
tokenAfterHead(p, token);
break;
}
case TAG_ID.TEMPLATE: {
templateEndTagInHead(p, token);
break;
}
default: {
p._err(token, ERR.endTagWithoutMatchingOpenElement);
}
}
}
function tokenAfterHead(p, token) {
p._insertFakeElement(TAG_NAMES.BODY, TAG_ID.BODY);
p.insertionMode = InsertionMode.IN_BODY;
modeInBody(p, token);
}
function modeInBody(p, token) {
switch (token.type) {
case TokenType.CHARACTER: {
characterInBody(p, token);
break;
}
case TokenType.WHITESPACE_CHARACTER: {
whitespaceCharacterInBody(p, token);
break;
}
case TokenType.COMMENT: {
appendComment(p, token);
break;
}
case TokenType.START_TAG: {
startTagInBody(p, token);
break;
}
case TokenType.END_TAG: {
endTagInBody(p, token);
break;
}
case TokenType.EOF: {
eofInBody(p, token);
break;
}
default:
}
}
function whitespaceCharacterInBody(p, token) {
p._reconstructActiveFormattingElements();
p._insertCharacters(token);
}
function characterInBody(p, token) {
p._reconstructActiveFormattingElements();
p._insertCharacters(token);
p.framesetOk = false;
}
function htmlStartTagInBody(p, token) {
if (p.openElements.tmplCount === 0) {
p.treeAdapter.adoptAttributes(p.openElements.items[0], token.attrs);
}
}
function bodyStartTagInBody(p, token) {
const bodyElement = p.openElements.tryPeekProperlyNestedBodyElement();
if (bodyElement && p.openElements.tmplCount === 0) {
p.framesetOk = false;
p.treeAdapter.adoptAttributes(bodyElement, token.attrs);
}
}
function framesetStartTagInBody(p, token) {
const bodyElement = p.openElements.tryPeekProperlyNestedBodyElement();
if (p.framesetOk && bodyElement) {
p.treeAdapter.detachNode(bodyElement);
p.openElements.popAllUpToHtmlElement();
p._insertElement(token, html_NS.HTML);
p.insertionMode = InsertionMode.IN_FRAMESET;
}
}
function addressStartTagInBody(p, token) {
if (p.openElements.hasInButtonScope(TAG_ID.P)) {
p._closePElement();
}
p._insertElement(token, html_NS.HTML);
}
function numberedHeaderStartTagInBody(p, token) {
if (p.openElements.hasInButtonScope(TAG_ID.P)) {
p._closePElement();
}
if (p.openElements.currentTagId !== undefined && NUMBERED_HEADERS.has(p.openElements.currentTagId)) {
p.openElements.pop();
}
p._insertElement(token, html_NS.HTML);
}
function preStartTagInBody(p, token) {
if (p.openElements.hasInButtonScope(TAG_ID.P)) {
p._closePElement();
}
p._insertElement(token, html_NS.HTML);
p.skipNextNewLine = true;
p.framesetOk = false;
}
function formStartTagInBody(p, token) {
const inTemplate = p.openElements.tmplCount > 0;
if (!p.formElement || inTemplate) {
if (p.openElements.hasInButtonScope(TAG_ID.P)) {
p._closePElement();
}
p._insertElement(token, html_NS.HTML);
if (!inTemplate) {
p.formElement = p.openElements.current;
}
}
}
function listItemStartTagInBody(p, token) {
p.framesetOk = false;
const idx = token.tagID === TAG_ID.LI ? p.openElements.indexOfTopmost(TAG_ID.LI) : Math.max(p.openElements.indexOfTopmost(TAG_ID.DD), p.openElements.indexOfTopmost(TAG_ID.DT));
if (idx !== -1 && !p.openElements.hasListItemBoundaryAbove(idx)) {
const elementId = p.openElements.tagIDs[idx];
p.openElements.generateImpliedEndTagsWithExclusion(elementId);
p.openElements.popUntilTagNamePopped(elementId);
}
if (p.openElements.hasInButtonScope(TAG_ID.P)) {
p._closePElement();
}
p._insertElement(token, html_NS.HTML);
}
function plaintextStartTagInBody(p, token) {
if (p.openElements.hasInButtonScope(TAG_ID.P)) {
p._closePElement();
}
p._insertElement(token, html_NS.HTML);
p.tokenizer.state = TokenizerMode.PLAINTEXT;
}
function buttonStartTagInBody(p, token) {
if (p.openElements.hasInScope(TAG_ID.BUTTON)) {
p.openElements.generateImpliedEndTags();
p.openElements.popUntilTagNamePopped(TAG_ID.BUTTON);
}
p._reconstructActiveFormattingElements();
p._insertElement(token, html_NS.HTML);
p.framesetOk = false;
}
function aStartTagInBody(p, token) {
const activeElementEntry = p.activeFormattingElements.getElementEntryInScopeWithTagName(TAG_NAMES.A);
if (activeElementEntry) {
callAdoptionAgency(p, token);
p.openElements.remove(activeElementEntry.element);
p.activeFormattingElements.removeEntry(activeElementEntry);
}
p._reconstructActiveFormattingElements();
p._insertElement(token, html_NS.HTML);
p.activeFormattingElements.pushElement(p.openElements.current, token);
}
function bStartTagInBody(p, token) {
p._reconstructActiveFormattingElements();
p._insertElement(token, html_NS.HTML);
p.activeFormattingElements.pushElement(p.openElements.current, token);
}
function nobrStartTagInBody(p, token) {
p._reconstructActiveFormattingElements();
if (p.openElements.hasInScope(TAG_ID.NOBR)) {
callAdoptionAgency(p, token);
p._reconstructActiveFormattingElements();
}
p._insertElement(token, html_NS.HTML);
p.activeFormattingElements.pushElement(p.openElements.current, token);
}
function appletStartTagInBody(p, token) {
p._reconstructActiveFormattingElements();
p._insertElement(token, html_NS.HTML);
p.activeFormattingElements.insertMarker();
p.framesetOk = false;
}
function tableStartTagInBody(p, token) {
if (p.treeAdapter.getDocumentMode(p.document) !== DOCUMENT_MODE.QUIRKS && p.openElements.hasInButtonScope(TAG_ID.P)) {
p._closePElement();
}
p._insertElement(token, html_NS.HTML);
p.framesetOk = false;
p.insertionMode = InsertionMode.IN_TABLE;
}
function areaStartTagInBody(p, token) {
p._reconstructActiveFormattingElements();
p._appendElement(token, html_NS.HTML);
p.framesetOk = false;
token.ackSelfClosing = true;
}
function isHiddenInput(token) {
const inputType = getTokenAttr(token, ATTRS.TYPE);
return inputType != null && inputType.toLowerCase() === HIDDEN_INPUT_TYPE;
}
function inputStartTagInBody(p, token) {
p._reconstructActiveFormattingElements();
p._appendElement(token, html_NS.HTML);
if (!isHiddenInput(token)) {
p.framesetOk = false;
}
token.ackSelfClosing = true;
}
function paramStartTagInBody(p, token) {
p._appendElement(token, html_NS.HTML);
token.ackSelfClosing = true;
}
function hrStartTagInBody(p, token) {
if (p.openElements.hasInButtonScope(TAG_ID.P)) {
p._closePElement();
}
p._appendElement(token, html_NS.HTML);
p.framesetOk = false;
token.ackSelfClosing = true;
}
function imageStartTagInBody(p, token) {
token.tagName = TAG_NAMES.IMG;
token.tagID = TAG_ID.IMG;
areaStartTagInBody(p, token);
}
function textareaStartTagInBody(p, token) {
p._insertElement(token, html_NS.HTML);
p.skipNextNewLine = true;
p.tokenizer.state = TokenizerMode.RCDATA;
p.originalInsertionMode = p.insertionMode;
p.framesetOk = false;
p.insertionMode = InsertionMode.TEXT;
}
function xmpStartTagInBody(p, token) {
if (p.openElements.hasInButtonScope(TAG_ID.P)) {
p._closePElement();
}
p._reconstructActiveFormattingElements();
p.framesetOk = false;
p._switchToTextParsing(token, TokenizerMode.RAWTEXT);
}
function iframeStartTagInBody(p, token) {
p.framesetOk = false;
p._switchToTextParsing(token, TokenizerMode.RAWTEXT);
}
function rawTextStartTagInBody(p, token) {
p._switchToTextParsing(token, TokenizerMode.RAWTEXT);
}
function selectStartTagInBody(p, token) {
p._reconstructActiveFormattingElements();
p._insertElement(token, html_NS.HTML);
p.framesetOk = false;
p.insertionMode = p.insertionMode === InsertionMode.IN_TABLE || p.insertionMode === InsertionMode.IN_CAPTION || p.insertionMode === InsertionMode.IN_TABLE_BODY || p.insertionMode === InsertionMode.IN_ROW || p.insertionMode === InsertionMode.IN_CELL ? InsertionMode.IN_SELECT_IN_TABLE : InsertionMode.IN_SELECT;
}
function optgroupStartTagInBody(p, token) {
if (p.openElements.currentTagId === TAG_ID.OPTION) {
p.openElements.pop();
}
p._reconstructActiveFormattingElements();
p._insertElement(token, html_NS.HTML);
}
function rbStartTagInBody(p, token) {
if (p.openElements.hasInScope(TAG_ID.RUBY)) {
p.openElements.generateImpliedEndTags();
}
p._insertElement(token, html_NS.HTML);
}
function rtStartTagInBody(p, token) {
if (p.openElements.hasInScope(TAG_ID.RUBY)) {
p.openElements.generateImpliedEndTagsWithExclusion(TAG_ID.RTC);
}
p._insertElement(token, html_NS.HTML);
}
function mathStartTagInBody(p, token) {
p._reconstructActiveFormattingElements();
adjustTokenMathMLAttrs(token);
adjustTokenXMLAttrs(token);
if (token.selfClosing) {
p._appendElement(token, html_NS.MATHML);
} else {
p._insertElement(token, html_NS.MATHML);
}
token.ackSelfClosing = true;
}
function svgStartTagInBody(p, token) {
p._reconstructActiveFormattingElements();
adjustTokenSVGAttrs(token);
adjustTokenXMLAttrs(token);
if (token.selfClosing) {
p._appendElement(token, html_NS.SVG);
} else {
p._insertElement(token, html_NS.SVG);
}
token.ackSelfClosing = true;
}
function genericStartTagInBody(p, token) {
p._reconstructActiveFormattingElements();
p._insertElement(token, html_NS.HTML);
}
function startTagInBody(p, token) {
switch (token.tagID) {
case TAG_ID.I:
case TAG_ID.S:
case TAG_ID.B:
case TAG_ID.U:
case TAG_ID.EM:
case TAG_ID.TT:
case TAG_ID.BIG:
case TAG_ID.CODE:
case TAG_ID.FONT:
case TAG_ID.SMALL:
case TAG_ID.STRIKE:
case TAG_ID.STRONG: {
bStartTagInBody(p, token);
break;
}
case TAG_ID.A: {
aStartTagInBody(p, token);
break;
}
case TAG_ID.H1:
case TAG_ID.H2:
case TAG_ID.H3:
case TAG_ID.H4:
case TAG_ID.H5:
case TAG_ID.H6: {
numberedHeaderStartTagInBody(p, token);
break;
}
case TAG_ID.P:
case TAG_ID.DL:
case TAG_ID.OL:
case TAG_ID.UL:
case TAG_ID.DIV:
case TAG_ID.DIR:
case TAG_ID.NAV:
case TAG_ID.MAIN:
case TAG_ID.MENU:
case TAG_ID.ASIDE:
case TAG_ID.CENTER:
case TAG_ID.FIGURE:
case TAG_ID.FOOTER:
case TAG_ID.HEADER:
case TAG_ID.HGROUP:
case TAG_ID.DIALOG:
case TAG_ID.DETAILS:
case TAG_ID.ADDRESS:
case TAG_ID.ARTICLE:
case TAG_ID.SEARCH:
case TAG_ID.SECTION:
case TAG_ID.SUMMARY:
case TAG_ID.FIELDSET:
case TAG_ID.BLOCKQUOTE:
case TAG_ID.FIGCAPTION: {
addressStartTagInBody(p, token);
break;
}
case TAG_ID.LI:
case TAG_ID.DD:
case TAG_ID.DT: {
listItemStartTagInBody(p, token);
break;
}
case TAG_ID.BR:
case TAG_ID.IMG:
case TAG_ID.WBR:
case TAG_ID.AREA:
case TAG_ID.EMBED:
case TAG_ID.KEYGEN: {
areaStartTagInBody(p, token);
break;
}
case TAG_ID.HR: {
hrStartTagInBody(p, token);
break;
}
case TAG_ID.RB:
case TAG_ID.RTC: {
rbStartTagInBody(p, token);
break;
}
case TAG_ID.RT:
case TAG_ID.RP: {
rtStartTagInBody(p, token);
break;
}
case TAG_ID.PRE:
case TAG_ID.LISTING: {
preStartTagInBody(p, token);
break;
}
case TAG_ID.XMP: {
xmpStartTagInBody(p, token);
break;
}
case TAG_ID.SVG: {
svgStartTagInBody(p, token);
break;
}
case TAG_ID.HTML: {
htmlStartTagInBody(p, token);
break;
}
case TAG_ID.BASE:
case TAG_ID.LINK:
case TAG_ID.META:
case TAG_ID.STYLE:
case TAG_ID.TITLE:
case TAG_ID.SCRIPT:
case TAG_ID.BGSOUND:
case TAG_ID.BASEFONT:
case TAG_ID.TEMPLATE: {
startTagInHead(p, token);
break;
}
case TAG_ID.BODY: {
bodyStartTagInBody(p, token);
break;
}
case TAG_ID.FORM: {
formStartTagInBody(p, token);
break;
}
case TAG_ID.NOBR: {
nobrStartTagInBody(p, token);
break;
}
case TAG_ID.MATH: {
mathStartTagInBody(p, token);
break;
}
case TAG_ID.TABLE: {
tableStartTagInBody(p, token);
break;
}
case TAG_ID.INPUT: {
inputStartTagInBody(p, token);
break;
}
case TAG_ID.PARAM:
case TAG_ID.TRACK:
case TAG_ID.SOURCE: {
paramStartTagInBody(p, token);
break;
}
case TAG_ID.IMAGE: {
imageStartTagInBody(p, token);
break;
}
case TAG_ID.BUTTON: {
buttonStartTagInBody(p, token);
break;
}
case TAG_ID.APPLET:
case TAG_ID.OBJECT:
case TAG_ID.MARQUEE: {
appletStartTagInBody(p, token);
break;
}
case TAG_ID.IFRAME: {
iframeStartTagInBody(p, token);
break;
}
case TAG_ID.SELECT: {
selectStartTagInBody(p, token);
break;
}
case TAG_ID.OPTION:
case TAG_ID.OPTGROUP: {
optgroupStartTagInBody(p, token);
break;
}
case TAG_ID.NOEMBED:
case TAG_ID.NOFRAMES: {
rawTextStartTagInBody(p, token);
break;
}
case TAG_ID.FRAMESET: {
framesetStartTagInBody(p, token);
break;
}
case TAG_ID.TEXTAREA: {
textareaStartTagInBody(p, token);
break;
}
case TAG_ID.NOSCRIPT: {
if (p.options.scriptingEnabled) {
rawTextStartTagInBody(p, token);
} else {
genericStartTagInBody(p, token);
}
break;
}
case TAG_ID.PLAINTEXT: {
plaintextStartTagInBody(p, token);
break;
}
case TAG_ID.COL:
case TAG_ID.TH:
case TAG_ID.TD:
case TAG_ID.TR:
case TAG_ID.HEAD:
case TAG_ID.FRAME:
case TAG_ID.TBODY:
case TAG_ID.TFOOT:
case TAG_ID.THEAD:
case TAG_ID.CAPTION:
case TAG_ID.COLGROUP: {
break;
}
default: {
genericStartTagInBody(p, token);
}
}
}
function bodyEndTagInBody(p, token) {
if (p.openElements.hasInScope(TAG_ID.BODY)) {
p.insertionMode = InsertionMode.AFTER_BODY;
if (p.options.sourceCodeLocationInfo) {
const bodyElement = p.openElements.tryPeekProperlyNestedBodyElement();
if (bodyElement) {
p._setEndLocation(bodyElement, token);
}
}
}
}
function htmlEndTagInBody(p, token) {
if (p.openElements.hasInScope(TAG_ID.BODY)) {
p.insertionMode = InsertionMode.AFTER_BODY;
endTagAfterBody(p, token);
}
}
function addressEndTagInBody(p, token) {
const tn = token.tagID;
if (p.openElements.hasInScope(tn)) {
p.openElements.generateImpliedEndTags();
p.openElements.popUntilTagNamePopped(tn);
}
}
function formEndTagInBody(p) {
const inTemplate = p.openElements.tmplCount > 0;
const { formElement } = p;
if (!inTemplate) {
p.formElement = null;
}
if ((formElement || inTemplate) && p.openElements.hasInScope(TAG_ID.FORM)) {
p.openElements.generateImpliedEndTags();
if (inTemplate) {
p.openElements.popUntilTagNamePopped(TAG_ID.FORM);
} else if (formElement) {
p.openElements.remove(formElement);
}
}
}
function pEndTagInBody(p) {
if (!p.openElements.hasInButtonScope(TAG_ID.P)) {
p._insertFakeElement(TAG_NAMES.P, TAG_ID.P);
}
p._closePElement();
}
function liEndTagInBody(p) {
if (p.openElements.hasInListItemScope(TAG_ID.LI)) {
p.openElements.generateImpliedEndTagsWithExclusion(TAG_ID.LI);
p.openElements.popUntilTagNamePopped(TAG_ID.LI);
}
}
function ddEndTagInBody(p, token) {
const tn = token.tagID;
if (p.openElements.hasInScope(tn)) {
p.openElements.generateImpliedEndTagsWithExclusion(tn);
p.openElements.popUntilTagNamePopped(tn);
}
}
function numberedHeaderEndTagInBody(p) {
if (p.openElements.hasNumberedHeaderInScope()) {
p.openElements.generateImpliedEndTags();
p.openElements.popUntilNumberedHeaderPopped();
}
}
function appletEndTagInBody(p, token) {
const tn = token.tagID;
if (p.openElements.hasInScope(tn)) {
p.openElements.generateImpliedEndTags();
p.openElements.popUntilTagNamePopped(tn);
p.activeFormattingElements.clearToLastMarker();
}
}
function brEndTagInBody(p) {
p._reconstructActiveFormattingElements();
p._insertFakeElement(TAG_NAMES.BR, TAG_ID.BR);
p.openElements.pop();
p.framesetOk = false;
}
function genericEndTagInBody(p, token) {
const tid = token.tagID;
const i = tid === TAG_ID.UNKNOWN ? p.openElements.indexOfTopmostByName(html_NS.HTML, token.tagName) : p.openElements.indexOfTopmost(tid);
if (i > 0 && !p.openElements.hasSpecialElementAbove(i)) {
p.openElements.generateImpliedEndTagsWithExclusion(tid);
if (p.openElements.stackTop >= i) p.openElements.shortenToLength(i);
}
}
function endTagInBody(p, token) {
switch (token.tagID) {
case TAG_ID.A:
case TAG_ID.B:
case TAG_ID.I:
case TAG_ID.S:
case TAG_ID.U:
case TAG_ID.EM:
case TAG_ID.TT:
case TAG_ID.BIG:
case TAG_ID.CODE:
case TAG_ID.FONT:
case TAG_ID.NOBR:
case TAG_ID.SMALL:
case TAG_ID.STRIKE:
case TAG_ID.STRONG: {
callAdoptionAgency(p, token);
break;
}
case TAG_ID.P: {
pEndTagInBody(p);
break;
}
case TAG_ID.DL:
case TAG_ID.UL:
case TAG_ID.OL:
case TAG_ID.DIR:
case TAG_ID.DIV:
case TAG_ID.NAV:
case TAG_ID.PRE:
case TAG_ID.MAIN:
case TAG_ID.MENU:
case TAG_ID.ASIDE:
case TAG_ID.BUTTON:
case TAG_ID.CENTER:
case TAG_ID.FIGURE:
case TAG_ID.FOOTER:
case TAG_ID.HEADER:
case TAG_ID.HGROUP:
case TAG_ID.DIALOG:
case TAG_ID.ADDRESS:
case TAG_ID.ARTICLE:
case TAG_ID.DETAILS:
case TAG_ID.SEARCH:
case TAG_ID.SECTION:
case TAG_ID.SUMMARY:
case TAG_ID.LISTING:
case TAG_ID.FIELDSET:
case TAG_ID.BLOCKQUOTE:
case TAG_ID.FIGCAPTION: {
addressEndTagInBody(p, token);
break;
}
case TAG_ID.LI: {
liEndTagInBody(p);
break;
}
case TAG_ID.DD:
case TAG_ID.DT: {
ddEndTagInBody(p, token);
break;
}
case TAG_ID.H1:
case TAG_ID.H2:
case TAG_ID.H3:
case TAG_ID.H4:
case TAG_ID.H5:
case TAG_ID.H6: {
numberedHeaderEndTagInBody(p);
break;
}
case TAG_ID.BR: {
brEndTagInBody(p);
break;
}
case TAG_ID.BODY: {
bodyEndTagInBody(p, token);
break;
}
case TAG_ID.HTML: {
htmlEndTagInBody(p, token);
break;
}
case TAG_ID.FORM: {
formEndTagInBody(p);
break;
}
case TAG_ID.APPLET:
case TAG_ID.OBJECT:
case TAG_ID.MARQUEE: {
appletEndTagInBody(p, token);
break;
}
case TAG_ID.TEMPLATE: {
templateEndTagInHead(p, token);
break;
}
default: {
genericEndTagInBody(p, token);
}
}
}
function eofInBody(p, token) {
if (p.tmplInsertionModeStack.length > 0) {
eofInTemplate(p, token);
} else {
stopParsing(p, token);
}
}
function endTagInText(p, token) {
var _a;
if (token.tagID === TAG_ID.SCRIPT) {
(_a = p.scriptHandler) === null || _a === void 0 ? void 0 : _a.call(p, p.openElements.current);
}
p.openElements.pop();
p.insertionMode = p.originalInsertionMode;
}
function eofInText(p, token) {
p._err(token, ERR.eofInElementThatCanContainOnlyText);
p.openElements.pop();
p.insertionMode = p.originalInsertionMode;
p.onEof(token);
}
function characterInTable(p, token) {
if (p.openElements.currentTagId !== undefined && TABLE_STRUCTURE_TAGS.has(p.openElements.currentTagId)) {
p.pendingCharacterTokens.length = 0;
p.hasNonWhitespacePendingCharacterToken = false;
p.originalInsertionMode = p.insertionMode;
p.insertionMode = InsertionMode.IN_TABLE_TEXT;
switch (token.type) {
case TokenType.CHARACTER: {
characterInTableText(p, token);
break;
}
case TokenType.WHITESPACE_CHARACTER: {
whitespaceCharacterInTableText(p, token);
break;
}
}
} else {
tokenInTable(p, token);
}
}
function captionStartTagInTable(p, token) {
p.openElements.clearBackToTableContext();
p.activeFormattingElements.insertMarker();
p._insertElement(token, html_NS.HTML);
p.insertionMode = InsertionMode.IN_CAPTION;
}
function colgroupStartTagInTable(p, token) {
p.openElements.clearBackToTableContext();
p._insertElement(token, html_NS.HTML);
p.insertionMode = InsertionMode.IN_COLUMN_GROUP;
}
function colStartTagInTable(p, token) {
p.openElements.clearBackToTableContext();
p._insertFakeElement(TAG_NAMES.COLGROUP, TAG_ID.COLGROUP);
p.insertionMode = InsertionMode.IN_COLUMN_GROUP;
startTagInColumnGroup(p, token);
}
function tbodyStartTagInTable(p, token) {
p.openElements.clearBackToTableContext();
p._insertElement(token, html_NS.HTML);
p.insertionMode = InsertionMode.IN_TABLE_BODY;
}
function tdStartTagInTable(p, token) {
p.openElements.clearBackToTableContext();
p._insertFakeElement(TAG_NAMES.TBODY, TAG_ID.TBODY);
p.insertionMode = InsertionMode.IN_TABLE_BODY;
startTagInTableBody(p, token);
}
function tableStartTagInTable(p, token) {
if (p.openElements.hasInTableScope(TAG_ID.TABLE)) {
p.openElements.popUntilTagNamePopped(TAG_ID.TABLE);
p._resetInsertionMode();
p._processStartTag(token);
}
}
function inputStartTagInTable(p, token) {
if (isHiddenInput(token)) {
p._appendElement(token, html_NS.HTML);
} else {
tokenInTable(p, token);
}
token.ackSelfClosing = true;
}
function formStartTagInTable(p, token) {
if (!p.formElement && p.openElements.tmplCount === 0) {
p._insertElement(token, html_NS.HTML);
p.formElement = p.openElements.current;
p.openElements.pop();
}
}
function startTagInTable(p, token) {
switch (token.tagID) {
case TAG_ID.TD:
case TAG_ID.TH:
case TAG_ID.TR: {
tdStartTagInTable(p, token);
break;
}
case TAG_ID.STYLE:
case TAG_ID.SCRIPT:
case TAG_ID.TEMPLATE: {
startTagInHead(p, token);
break;
}
case TAG_ID.COL: {
colStartTagInTable(p, token);
break;
}
case TAG_ID.FORM: {
formStartTagInTable(p, token);
break;
}
case TAG_ID.TABLE: {
tableStartTagInTable(p, token);
break;
}
case TAG_ID.TBODY:
case TAG_ID.TFOOT:
case TAG_ID.THEAD: {
tbodyStartTagInTable(p, token);
break;
}
case TAG_ID.INPUT: {
inputStartTagInTable(p, token);
break;
}
case TAG_ID.CAPTION: {
captionStartTagInTable(p, token);
break;
}
case TAG_ID.COLGROUP: {
colgroupStartTagInTable(p, token);
break;
}
default: {
tokenInTable(p, token);
}
}
}
function endTagInTable(p, token) {
switch (token.tagID) {
case TAG_ID.TABLE: {
if (p.openElements.hasInTableScope(TAG_ID.TABLE)) {
p.openElements.popUntilTagNamePopped(TAG_ID.TABLE);
p._resetInsertionMode();
}
break;
}
case TAG_ID.TEMPLATE: {
templateEndTagInHead(p, token);
break;
}
case TAG_ID.BODY:
case TAG_ID.CAPTION:
case TAG_ID.COL:
case TAG_ID.COLGROUP:
case TAG_ID.HTML:
case TAG_ID.TBODY:
case TAG_ID.TD:
case TAG_ID.TFOOT:
case TAG_ID.TH:
case TAG_ID.THEAD:
case TAG_ID.TR: {
break;
}
default: {
tokenInTable(p, token);
}
}
}
function tokenInTable(p, token) {
const savedFosterParentingState = p.fosterParentingEnabled;
p.fosterParentingEnabled = true;
modeInBody(p, token);
p.fosterParentingEnabled = savedFosterParentingState;
}
function whitespaceCharacterInTableText(p, token) {
p.pendingCharacterTokens.push(token);
}
function characterInTableText(p, token) {
p.pendingCharacterTokens.push(token);
p.hasNonWhitespacePendingCharacterToken = true;
}
function tokenInTableText(p, token) {
let i = 0;
if (p.hasNonWhitespacePendingCharacterToken) {
for (; i < p.pendingCharacterTokens.length; i++) {
tokenInTable(p, p.pendingCharacterTokens[i]);
}
} else {
for (; i < p.pendingCharacterTokens.length; i++) {
p._insertCharacters(p.pendingCharacterTokens[i]);
}
}
p.insertionMode = p.originalInsertionMode;
p._processToken(token);
}
const TABLE_VOID_ELEMENTS = new Set([
TAG_ID.CAPTION,
TAG_ID.COL,
TAG_ID.COLGROUP,
TAG_ID.TBODY,
TAG_ID.TD,
TAG_ID.TFOOT,
TAG_ID.TH,
TAG_ID.THEAD,
TAG_ID.TR
]);
function startTagInCaption(p, token) {
const tn = token.tagID;
if (TABLE_VOID_ELEMENTS.has(tn)) {
if (p.openElements.hasInTableScope(TAG_ID.CAPTION)) {
p.openElements.generateImpliedEndTags();
p.openElements.popUntilTagNamePopped(TAG_ID.CAPTION);
p.activeFormattingElements.clearToLastMarker();
p.insertionMode = InsertionMode.IN_TABLE;
startTagInTable(p, token);
}
} else {
startTagInBody(p, token);
}
}
function endTagInCaption(p, token) {
const tn = token.tagID;
switch (tn) {
case TAG_ID.CAPTION:
case TAG_ID.TABLE: {
if (p.openElements.hasInTableScope(TAG_ID.CAPTION)) {
p.openElements.generateImpliedEndTags();
p.openElements.popUntilTagNamePopped(TAG_ID.CAPTION);
p.activeFormattingElements.clearToLastMarker();
p.insertionMode = InsertionMode.IN_TABLE;
if (tn === TAG_ID.TABLE) {
endTagInTable(p, token);
}
}
break;
}
case TAG_ID.BODY:
case TAG_ID.COL:
case TAG_ID.COLGROUP:
case TAG_ID.HTML:
case TAG_ID.TBODY:
case TAG_ID.TD:
case TAG_ID.TFOOT:
case TAG_ID.TH:
case TAG_ID.THEAD:
case TAG_ID.TR: {
break;
}
default: {
endTagInBody(p, token);
}
}
}
function startTagInColumnGroup(p, token) {
switch (token.tagID) {
case TAG_ID.HTML: {
startTagInBody(p, token);
break;
}
case TAG_ID.COL: {
p._appendElement(token, html_NS.HTML);
token.ackSelfClosing = true;
break;
}
case TAG_ID.TEMPLATE: {
startTagInHead(p, token);
break;
}
default: {
tokenInColumnGroup(p, token);
}
}
}
function endTagInColumnGroup(p, token) {
switch (token.tagID) {
case TAG_ID.COLGROUP: {
if (p.openElements.currentTagId === TAG_ID.COLGROUP) {
p.openElements.pop();
p.insertionMode = InsertionMode.IN_TABLE;
}
break;
}
case TAG_ID.TEMPLATE: {
templateEndTagInHead(p, token);
break;
}
case TAG_ID.COL: {
break;
}
default: {
tokenInColumnGroup(p, token);
}
}
}
function tokenInColumnGroup(p, token) {
if (p.openElements.currentTagId === TAG_ID.COLGROUP) {
p.openElements.pop();
p.insertionMode = InsertionMode.IN_TABLE;
p._processToken(token);
}
}
function startTagInTableBody(p, token) {
switch (token.tagID) {
case TAG_ID.TR: {
p.openElements.clearBackToTableBodyContext();
p._insertElement(token, html_NS.HTML);
p.insertionMode = InsertionMode.IN_ROW;
break;
}
case TAG_ID.TH:
case TAG_ID.TD: {
p.openElements.clearBackToTableBodyContext();
p._insertFakeElement(TAG_NAMES.TR, TAG_ID.TR);
p.insertionMode = InsertionMode.IN_ROW;
startTagInRow(p, token);
break;
}
case TAG_ID.CAPTION:
case TAG_ID.COL:
case TAG_ID.COLGROUP:
case TAG_ID.TBODY:
case TAG_ID.TFOOT:
case TAG_ID.THEAD: {
if (p.openElements.hasTableBodyContextInTableScope()) {
p.openElements.clearBackToTableBodyContext();
p.openElements.pop();
p.insertionMode = InsertionMode.IN_TABLE;
startTagInTable(p, token);
}
break;
}
default: {
startTagInTable(p, token);
}
}
}
function endTagInTableBody(p, token) {
const tn = token.tagID;
switch (token.tagID) {
case TAG_ID.TBODY:
case TAG_ID.TFOOT:
case TAG_ID.THEAD: {
if (p.openElements.hasInTableScope(tn)) {
p.openElements.clearBackToTableBodyContext();
p.openElements.pop();
p.insertionMode = InsertionMode.IN_TABLE;
}
break;
}
case TAG_ID.TABLE: {
if (p.openElements.hasTableBodyContextInTableScope()) {
p.openElements.clearBackToTableBodyContext();
p.openElements.pop();
p.insertionMode = InsertionMode.IN_TABLE;
endTagInTable(p, token);
}
break;
}
case TAG_ID.BODY:
case TAG_ID.CAPTION:
case TAG_ID.COL:
case TAG_ID.COLGROUP:
case TAG_ID.HTML:
case TAG_ID.TD:
case TAG_ID.TH:
case TAG_ID.TR: {
break;
}
default: {
endTagInTable(p, token);
}
}
}
function startTagInRow(p, token) {
switch (token.tagID) {
case TAG_ID.TH:
case TAG_ID.TD: {
p.openElements.clearBackToTableRowContext();
p._insertElement(token, html_NS.HTML);
p.insertionMode = InsertionMode.IN_CELL;
p.activeFormattingElements.insertMarker();
break;
}
case TAG_ID.CAPTION:
case TAG_ID.COL:
case TAG_ID.COLGROUP:
case TAG_ID.TBODY:
case TAG_ID.TFOOT:
case TAG_ID.THEAD:
case TAG_ID.TR: {
if (p.openElements.hasInTableScope(TAG_ID.TR)) {
p.openElements.clearBackToTableRowContext();
p.openElements.pop();
p.insertionMode = InsertionMode.IN_TABLE_BODY;
startTagInTableBody(p, token);
}
break;
}
default: {
startTagInTable(p, token);
}
}
}
function endTagInRow(p, token) {
switch (token.tagID) {
case TAG_ID.TR: {
if (p.openElements.hasInTableScope(TAG_ID.TR)) {
p.openElements.clearBackToTableRowContext();
p.openElements.pop();
p.insertionMode = InsertionMode.IN_TABLE_BODY;
}
break;
}
case TAG_ID.TABLE: {
if (p.openElements.hasInTableScope(TAG_ID.TR)) {
p.openElements.clearBackToTableRowContext();
p.openElements.pop();
p.insertionMode = InsertionMode.IN_TABLE_BODY;
endTagInTableBody(p, token);
}
break;
}
case TAG_ID.TBODY:
case TAG_ID.TFOOT:
case TAG_ID.THEAD: {
if (p.openElements.hasInTableScope(token.tagID) || p.openElements.hasInTableScope(TAG_ID.TR)) {
p.openElements.clearBackToTableRowContext();
p.openElements.pop();
p.insertionMode = InsertionMode.IN_TABLE_BODY;
endTagInTableBody(p, token);
}
break;
}
case TAG_ID.BODY:
case TAG_ID.CAPTION:
case TAG_ID.COL:
case TAG_ID.COLGROUP:
case TAG_ID.HTML:
case TAG_ID.TD:
case TAG_ID.TH: {
break;
}
default: {
endTagInTable(p, token);
}
}
}
function startTagInCell(p, token) {
const tn = token.tagID;
if (TABLE_VOID_ELEMENTS.has(tn)) {
if (p.openElements.hasInTableScope(TAG_ID.TD) || p.openElements.hasInTableScope(TAG_ID.TH)) {
p._closeTableCell();
startTagInRow(p, token);
}
} else {
startTagInBody(p, token);
}
}
function endTagInCell(p, token) {
const tn = token.tagID;
switch (tn) {
case TAG_ID.TD:
case TAG_ID.TH: {
if (p.openElements.hasInTableScope(tn)) {
p.openElements.generateImpliedEndTags();
p.openElements.popUntilTagNamePopped(tn);
p.activeFormattingElements.clearToLastMarker();
p.insertionMode = InsertionMode.IN_ROW;
}
break;
}
case TAG_ID.TABLE:
case TAG_ID.TBODY:
case TAG_ID.TFOOT:
case TAG_ID.THEAD:
case TAG_ID.TR: {
if (p.openElements.hasInTableScope(tn)) {
p._closeTableCell();
endTagInRow(p, token);
}
break;
}
case TAG_ID.BODY:
case TAG_ID.CAPTION:
case TAG_ID.COL:
case TAG_ID.COLGROUP:
case TAG_ID.HTML: {
break;
}
default: {
endTagInBody(p, token);
}
}
}
function startTagInSelect(p, token) {
switch (token.tagID) {
case TAG_ID.HTML: {
startTagInBody(p, token);
break;
}
case TAG_ID.OPTION: {
if (p.openElements.currentTagId === TAG_ID.OPTION) {
p.openElements.pop();
}
p._insertElement(token, html_NS.HTML);
break;
}
case TAG_ID.OPTGROUP: {
if (p.openElements.currentTagId === TAG_ID.OPTION) {
p.openElements.pop();
}
if (p.openElements.currentTagId === TAG_ID.OPTGROUP) {
p.openElements.pop();
}
p._insertElement(token, html_NS.HTML);
break;
}
case TAG_ID.HR: {
if (p.openElements.currentTagId === TAG_ID.OPTION) {
p.openElements.pop();
}
if (p.openElements.currentTagId === TAG_ID.OPTGROUP) {
p.openElements.pop();
}
p._appendElement(token, html_NS.HTML);
token.ackSelfClosing = true;
break;
}
case TAG_ID.INPUT:
case TAG_ID.KEYGEN:
case TAG_ID.TEXTAREA:
case TAG_ID.SELECT: {
if (p.openElements.hasInSelectScope(TAG_ID.SELECT)) {
p.openElements.popUntilTagNamePopped(TAG_ID.SELECT);
p._resetInsertionMode();
if (token.tagID !== TAG_ID.SELECT) {
p._processStartTag(token);
}
}
break;
}
case TAG_ID.SCRIPT:
case TAG_ID.TEMPLATE: {
startTagInHead(p, token);
break;
}
default:
}
}
function endTagInSelect(p, token) {
switch (token.tagID) {
case TAG_ID.OPTGROUP: {
if (p.openElements.stackTop > 0 && p.openElements.currentTagId === TAG_ID.OPTION && p.openElements.tagIDs[p.openElements.slotBelow(p.openElements.stackTop)] === TAG_ID.OPTGROUP) {
p.openElements.pop();
}
if (p.openElements.currentTagId === TAG_ID.OPTGROUP) {
p.openElements.pop();
}
break;
}
case TAG_ID.OPTION: {
if (p.openElements.currentTagId === TAG_ID.OPTION) {
p.openElements.pop();
}
break;
}
case TAG_ID.SELECT: {
if (p.openElements.hasInSelectScope(TAG_ID.SELECT)) {
p.openElements.popUntilTagNamePopped(TAG_ID.SELECT);
p._resetInsertionMode();
}
break;
}
case TAG_ID.TEMPLATE: {
templateEndTagInHead(p, token);
break;
}
default:
}
}
function startTagInSelectInTable(p, token) {
const tn = token.tagID;
if (tn === TAG_ID.CAPTION || tn === TAG_ID.TABLE || tn === TAG_ID.TBODY || tn === TAG_ID.TFOOT || tn === TAG_ID.THEAD || tn === TAG_ID.TR || tn === TAG_ID.TD || tn === TAG_ID.TH) {
p.openElements.popUntilTagNamePopped(TAG_ID.SELECT);
p._resetInsertionMode();
p._processStartTag(token);
} else {
startTagInSelect(p, token);
}
}
function endTagInSelectInTable(p, token) {
const tn = token.tagID;
if (tn === TAG_ID.CAPTION || tn === TAG_ID.TABLE || tn === TAG_ID.TBODY || tn === TAG_ID.TFOOT || tn === TAG_ID.THEAD || tn === TAG_ID.TR || tn === TAG_ID.TD || tn === TAG_ID.TH) {
if (p.openElements.hasInTableScope(tn)) {
p.openElements.popUntilTagNamePopped(TAG_ID.SELECT);
p._resetInsertionMode();
p.onEndTag(token);
}
} else {
endTagInSelect(p, token);
}
}
function startTagInTemplate(p, token) {
switch (token.tagID) {
case TAG_ID.BASE:
case TAG_ID.BASEFONT:
case TAG_ID.BGSOUND:
case TAG_ID.LINK:
case TAG_ID.META:
case TAG_ID.NOFRAMES:
case TAG_ID.SCRIPT:
case TAG_ID.STYLE:
case TAG_ID.TEMPLATE:
case TAG_ID.TITLE: {
startTagInHead(p, token);
break;
}
case TAG_ID.CAPTION:
case TAG_ID.COLGROUP:
case TAG_ID.TBODY:
case TAG_ID.TFOOT:
case TAG_ID.THEAD: {
p.tmplInsertionModeStack[p.tmplInsertionModeStack.length - 1] = InsertionMode.IN_TABLE;
p.insertionMode = InsertionMode.IN_TABLE;
startTagInTable(p, token);
break;
}
case TAG_ID.COL: {
p.tmplInsertionModeStack[p.tmplInsertionModeStack.length - 1] = InsertionMode.IN_COLUMN_GROUP;
p.insertionMode = InsertionMode.IN_COLUMN_GROUP;
startTagInColumnGroup(p, token);
break;
}
case TAG_ID.TR: {
p.tmplInsertionModeStack[p.tmplInsertionModeStack.length - 1] = InsertionMode.IN_TABLE_BODY;
p.insertionMode = InsertionMode.IN_TABLE_BODY;
startTagInTableBody(p, token);
break;
}
case TAG_ID.TD:
case TAG_ID.TH: {
p.tmplInsertionModeStack[p.tmplInsertionModeStack.length - 1] = InsertionMode.IN_ROW;
p.insertionMode = InsertionMode.IN_ROW;
startTagInRow(p, token);
break;
}
default: {
p.tmplInsertionModeStack[p.tmplInsertionModeStack.length - 1] = InsertionMode.IN_BODY;
p.insertionMode = InsertionMode.IN_BODY;
startTagInBody(p, token);
}
}
}
function endTagInTemplate(p, token) {
if (token.tagID === TAG_ID.TEMPLATE) {
templateEndTagInHead(p, token);
}
}
function eofInTemplate(p, token) {
if (p.openElements.tmplCount > 0) {
do {
p.openElements.popUntilTagNamePopped(TAG_ID.TEMPLATE);
p.activeFormattingElements.clearToLastMarker();
p.tmplInsertionModeStack.pop();
} while (p.openElements.tmplCount > 0);
p._resetInsertionMode();
p.onEof(token);
} else {
stopParsing(p, token);
}
}
function startTagAfterBody(p, token) {
if (token.tagID === TAG_ID.HTML) {
startTagInBody(p, token);
} else {
tokenAfterBody(p, token);
}
}
function endTagAfterBody(p, token) {
var _a;
if (token.tagID === TAG_ID.HTML) {
if (!p.fragmentContext) {
p.insertionMode = InsertionMode.AFTER_AFTER_BODY;
}
if (p.options.sourceCodeLocationInfo && p.openElements.tagIDs[0] === TAG_ID.HTML) {
p._setEndLocation(p.openElements.items[0], token);
const bodyElement = p.openElements.items[1];
if (bodyElement && !((_a = p.treeAdapter.getNodeSourceCodeLocation(bodyElement)) === null || _a === void 0 ? void 0 : _a.endTag)) {
p._setEndLocation(bodyElement, token);
}
}
} else {
tokenAfterBody(p, token);
}
}
function tokenAfterBody(p, token) {
p.insertionMode = InsertionMode.IN_BODY;
modeInBody(p, token);
}
function startTagInFrameset(p, token) {
switch (token.tagID) {
case TAG_ID.HTML: {
startTagInBody(p, token);
break;
}
case TAG_ID.FRAMESET: {
p._insertElement(token, html_NS.HTML);
break;
}
case TAG_ID.FRAME: {
p._appendElement(token, html_NS.HTML);
token.ackSelfClosing = true;
break;
}
case TAG_ID.NOFRAMES: {
startTagInHead(p, token);
break;
}
default:
}
}
function endTagInFrameset(p, token) {
if (token.tagID === TAG_ID.FRAMESET && !p.openElements.isRootHtmlElementCurrent()) {
p.openElements.pop();
if (!p.fragmentContext && p.openElements.currentTagId !== TAG_ID.FRAMESET) {
p.insertionMode = InsertionMode.AFTER_FRAMESET;
}
}
}
function startTagAfterFrameset(p, token) {
switch (token.tagID) {
case TAG_ID.HTML: {
startTagInBody(p, token);
break;
}
case TAG_ID.NOFRAMES: {
startTagInHead(p, token);
break;
}
default:
}
}
function endTagAfterFrameset(p, token) {
if (token.tagID === TAG_ID.HTML) {
p.insertionMode = InsertionMode.AFTER_AFTER_FRAMESET;
}
}
function startTagAfterAfterBody(p, token) {
if (token.tagID === TAG_ID.HTML) {
startTagInBody(p, token);
} else {
tokenAfterAfterBody(p, token);
}
}
function tokenAfterAfterBody(p, token) {
p.insertionMode = InsertionMode.IN_BODY;
modeInBody(p, token);
}
function startTagAfterAfterFrameset(p, token) {
switch (token.tagID) {
case TAG_ID.HTML: {
startTagInBody(p, token);
break;
}
case TAG_ID.NOFRAMES: {
startTagInHead(p, token);
break;
}
default:
}
}
function nullCharacterInForeignContent(p, token) {
token.chars = REPLACEMENT_CHARACTER;
p._insertCharacters(token);
}
function characterInForeignContent(p, token) {
p._insertCharacters(token);
p.framesetOk = false;
}
function popUntilHtmlOrIntegrationPoint(p) {
while (p.treeAdapter.getNamespaceURI(p.openElements.current) !== html_NS.HTML && p.openElements.currentTagId !== undefined && !p._isIntegrationPoint(p.openElements.currentTagId, p.openElements.current)) {
p.openElements.pop();
}
}
function startTagInForeignContent(p, token) {
if (causesExit(token)) {
popUntilHtmlOrIntegrationPoint(p);
p._startTagOutsideForeignContent(token);
} else {
const current = p._getAdjustedCurrentElement();
const currentNs = p.treeAdapter.getNamespaceURI(current);
if (currentNs === html_NS.MATHML) {
adjustTokenMathMLAttrs(token);
} else if (currentNs === html_NS.SVG) {
adjustTokenSVGTagName(token);
adjustTokenSVGAttrs(token);
}
adjustTokenXMLAttrs(token);
if (token.selfClosing) {
p._appendElement(token, currentNs);
} else {
p._insertElement(token, currentNs);
}
token.ackSelfClosing = true;
}
}
function endTagInForeignContent(p, token) {
if (token.tagID === TAG_ID.P || token.tagID === TAG_ID.BR) {
popUntilHtmlOrIntegrationPoint(p);
p._endTagOutsideForeignContent(token);
return;
}
if (p.openElements.stackTop === 0) return;
const { tagName } = token;
const adjustedTagName = SVG_TAG_NAMES_ADJUSTMENT_MAP.get(tagName);
const contextNs = p.fragmentContext ? p.treeAdapter.getNamespaceURI(p.fragmentContext) : html_NS.HTML;
const i = Math.max(p.openElements.indexOfTopmostByName(html_NS.SVG, tagName), p.openElements.indexOfTopmostByName(html_NS.MATHML, tagName), adjustedTagName === undefined ? -1 : p.openElements.indexOfTopmostByName(html_NS.SVG, adjustedTagName), contextNs === html_NS.HTML || contextNs === html_NS.SVG || contextNs === html_NS.MATHML ? -1 : p.openElements.indexOfTopmostByName(contextNs, tagName));
if (i > p.openElements.indexOfTopmostHtmlElement()) {
token.tagName = p.treeAdapter.getTagName(p.openElements.items[i]);
p.openElements.shortenToLength(i);
} else {
p._endTagOutsideForeignContent(token);
}
}
;
const VOID_ELEMENTS = new Set([
TAG_NAMES.AREA,
TAG_NAMES.BASE,
TAG_NAMES.BASEFONT,
TAG_NAMES.BGSOUND,
TAG_NAMES.BR,
TAG_NAMES.COL,
TAG_NAMES.EMBED,
TAG_NAMES.FRAME,
TAG_NAMES.HR,
TAG_NAMES.IMG,
TAG_NAMES.INPUT,
TAG_NAMES.KEYGEN,
TAG_NAMES.LINK,
TAG_NAMES.META,
TAG_NAMES.PARAM,
TAG_NAMES.SOURCE,
TAG_NAMES.TRACK,
TAG_NAMES.WBR
]);
function isVoidElement(node, options) {
return options.treeAdapter.isElementNode(node) && options.treeAdapter.getNamespaceURI(node) === NS.HTML && VOID_ELEMENTS.has(options.treeAdapter.getTagName(node));
}
const defaultOpts = {
treeAdapter: defaultTreeAdapter,
scriptingEnabled: true
};
function serialize(node, options) {
var _a;
const opts = {
...defaultOpts,
...options
};
if (isVoidElement(node, opts)) {
return "";
}
const { treeAdapter } = opts;
const container = treeAdapter.isElementNode(node) && treeAdapter.getTagName(node) === $.TEMPLATE && treeAdapter.getNamespaceURI(node) === NS.HTML ? treeAdapter.getTemplateContent(node) : node;
return serializeNodes((_a = treeAdapter.getChildNodes(container)) !== null && _a !== void 0 ? _a : [], opts);
}
function serializeOuter(node, options) {
const opts = {
...defaultOpts,
...options
};
return serializeNodes([node], opts);
}
function serializeNodes(nodes, options) {
var _a;
const { treeAdapter } = options;
const stack = [];
let html = "";
let index = 0;
for (;;) {
if (index < nodes.length) {
const node = nodes[index++];
if (treeAdapter.isElementNode(node)) {
const tn = treeAdapter.getTagName(node);
html += `<${tn}${serializeAttributes(node, options)}>`;
const isHtml = treeAdapter.getNamespaceURI(node) === NS.HTML;
if (!(isHtml && VOID_ELEMENTS.has(tn))) {
stack.push({
nodes,
index,
endTag: `</${tn}>`
});
nodes = (_a = treeAdapter.getChildNodes(isHtml && tn === $.TEMPLATE ? treeAdapter.getTemplateContent(node) : node)) !== null && _a !== void 0 ? _a : [];
index = 0;
}
} else if (treeAdapter.isTextNode(node)) {
html += serializeTextNode(node, options);
} else if (treeAdapter.isCommentNode(node)) {
html += serializeCommentNode(node, options);
} else if (treeAdapter.isDocumentTypeNode(node)) {
html += serializeDocumentTypeNode(node, options);
}
} else {
const parent = stack.pop();
if (!parent) {
return html;
}
html += parent.endTag;
({nodes, index} = parent);
}
}
}
function serializeAttributes(node, { treeAdapter }) {
let html = "";
for (const attr of treeAdapter.getAttrList(node)) {
html += " ";
if (attr.namespace) {
switch (attr.namespace) {
case NS.XML: {
html += `xml:${attr.name}`;
break;
}
case NS.XMLNS: {
if (attr.name !== "xmlns") {
html += "xmlns:";
}
html += attr.name;
break;
}
case NS.XLINK: {
html += `xlink:${attr.name}`;
break;
}
default: {
html += `${attr.prefix}:${attr.name}`;
}
}
} else {
html += attr.name;
}
html += `="${escapeAttribute(attr.value)}"`;
}
return html;
}
function serializeTextNode(node, options) {
const { treeAdapter } = options;
const content = treeAdapter.getTextNodeContent(node);
const parent = treeAdapter.getParentNode(node);
const parentTn = parent && treeAdapter.isElementNode(parent) && treeAdapter.getTagName(parent);
return parentTn && treeAdapter.getNamespaceURI(parent) === NS.HTML && hasUnescapedText(parentTn, options.scriptingEnabled) ? content : escapeText(content);
}
function serializeCommentNode(node, { treeAdapter }) {
return `<!--${treeAdapter.getCommentNodeContent(node)}-->`;
}
function serializeDocumentTypeNode(node, { treeAdapter }) {
return `<!DOCTYPE ${treeAdapter.getDocumentTypeNodeName(node)}>`;
}
;
function parse(html, options) {
return Parser.parse(html, options);
}
function parseFragment(fragmentContext, html, options) {
if (typeof fragmentContext === "string") {
options = html;
html = fragmentContext;
fragmentContext = null;
}
const parser = Parser.getFragmentParser(fragmentContext, options);
parser.tokenizer.write(html, true);
return parser.getFragment();
}
var lib = __webpack_require__(50669);
;
class VFileMessage extends Error {
constructor(causeOrReason, optionsOrParentOrPlace, origin) {
super();
if (typeof optionsOrParentOrPlace === "string") {
origin = optionsOrParentOrPlace;
optionsOrParentOrPlace = undefined;
}
let reason = "";
let options = {};
let legacyCause = false;
if (optionsOrParentOrPlace) {
if ("line" in optionsOrParentOrPlace && "column" in optionsOrParentOrPlace) {
options = { place: optionsOrParentOrPlace };
} else if ("start" in optionsOrParentOrPlace && "end" in optionsOrParentOrPlace) {
options = { place: optionsOrParentOrPlace };
} else if ("type" in optionsOrParentOrPlace) {
options = {
ancestors: [optionsOrParentOrPlace],
place: optionsOrParentOrPlace.position
};
} else {
options = { ...optionsOrParentOrPlace };
}
}
if (typeof causeOrReason === "string") {
reason = causeOrReason;
} else if (!options.cause && causeOrReason) {
legacyCause = true;
reason = causeOrReason.message;
options.cause = causeOrReason;
}
if (!options.ruleId && !options.source && typeof origin === "string") {
const index = origin.indexOf(":");
if (index === -1) {
options.ruleId = origin;
} else {
options.source = origin.slice(0, index);
options.ruleId = origin.slice(index + 1);
}
}
if (!options.place && options.ancestors) {
const parent = options.ancestors[options.ancestors.length - 1];
if (parent) {
options.place = parent.position;
}
}
const start = options.place && "start" in options.place ? options.place.start : options.place;
this.ancestors = options.ancestors || undefined;
this.cause = options.cause || undefined;
this.column = start ? start.column : undefined;
this.fatal = undefined;
this.file = "";
this.message = reason;
this.line = start ? start.line : undefined;
this.name = (0, lib.L)(options.place) || "1:1";
this.place = options.place || undefined;
this.reason = this.message;
this.ruleId = options.ruleId || undefined;
this.source = options.source || undefined;
this.stack = legacyCause && options.cause && typeof options.cause.stack === "string" ? options.cause.stack : "";
this.actual = undefined;
this.expected = undefined;
this.note = undefined;
this.url = undefined;
}
}
Object.defineProperties(VFileMessage.prototype, {
file: {
configurable: true,
enumerable: true,
value: "",
writable: true
},
name: {
configurable: true,
enumerable: true,
value: "",
writable: true
},
reason: {
configurable: true,
enumerable: true,
value: "",
writable: true
},
message: {
configurable: true,
enumerable: true,
value: "",
writable: true
},
stack: {
configurable: true,
enumerable: true,
value: "",
writable: true
},
column: {
configurable: true,
enumerable: true,
writable: true
},
line: {
configurable: true,
enumerable: true,
writable: true
},
ancestors: {
configurable: true,
enumerable: true,
writable: true
},
cause: {
configurable: true,
enumerable: true,
writable: true
},
fatal: {
configurable: true,
enumerable: true,
writable: true
},
place: {
configurable: true,
enumerable: true,
writable: true
},
ruleId: {
configurable: true,
enumerable: true,
writable: true
},
source: {
configurable: true,
enumerable: true,
writable: true
}
});
var external_node_path_ = __webpack_require__(76760);
var external_node_process_ = __webpack_require__(1708);
;
function isUrl(fileUrlOrPath) {
return Boolean(fileUrlOrPath !== null && typeof fileUrlOrPath === "object" && "href" in fileUrlOrPath && fileUrlOrPath.href && "protocol" in fileUrlOrPath && fileUrlOrPath.protocol && fileUrlOrPath.auth === undefined);
}
var external_node_url_ = __webpack_require__(73136);
;
const order = [
"history",
"path",
"basename",
"stem",
"extname",
"dirname"
];
class VFile {
constructor(value) {
let options;
if (!value) {
options = {};
} else if (isUrl(value)) {
options = { path: value };
} else if (typeof value === "string" || isUint8Array(value)) {
options = { value };
} else {
options = value;
}
this.cwd = "cwd" in options ? "" : external_node_process_.cwd();
this.data = {};
this.history = [];
this.messages = [];
this.value;
this.map;
this.result;
this.stored;
let index = -1;
while (++index < order.length) {
const field = order[index];
if (field in options && options[field] !== undefined && options[field] !== null) {
this[field] = field === "history" ? [...options[field]] : options[field];
}
}
let field;
for (field in options) {
if (!order.includes(field)) {
this[field] = options[field];
}
}
}
get basename() {
return typeof this.path === "string" ? external_node_path_.basename(this.path) : undefined;
}
set basename(basename) {
assertNonEmpty(basename, "basename");
assertPart(basename, "basename");
this.path = external_node_path_.join(this.dirname || "", basename);
}
get dirname() {
return typeof this.path === "string" ? external_node_path_.dirname(this.path) : undefined;
}
set dirname(dirname) {
assertPath(this.basename, "dirname");
this.path = external_node_path_.join(dirname || "", this.basename);
}
get extname() {
return typeof this.path === "string" ? external_node_path_.extname(this.path) : undefined;
}
set extname(extname) {
assertPart(extname, "extname");
assertPath(this.dirname, "extname");
if (extname) {
if (extname.codePointAt(0) !== 46) {
throw new Error("`extname` must start with `.`");
}
if (extname.includes(".", 1)) {
throw new Error("`extname` cannot contain multiple dots");
}
}
this.path = external_node_path_.join(this.dirname, this.stem + (extname || ""));
}
get path() {
return this.history[this.history.length - 1];
}
set path(path) {
if (isUrl(path)) {
path = (0, external_node_url_.fileURLToPath)(path);
}
assertNonEmpty(path, "path");
if (this.path !== path) {
this.history.push(path);
}
}
get stem() {
return typeof this.path === "string" ? external_node_path_.basename(this.path, this.extname) : undefined;
}
set stem(stem) {
assertNonEmpty(stem, "stem");
assertPart(stem, "stem");
this.path = external_node_path_.join(this.dirname || "", stem + (this.extname || ""));
}
fail(causeOrReason, optionsOrParentOrPlace, origin) {
const message = this.message(causeOrReason, optionsOrParentOrPlace, origin);
message.fatal = true;
throw message;
}
info(causeOrReason, optionsOrParentOrPlace, origin) {
const message = this.message(causeOrReason, optionsOrParentOrPlace, origin);
message.fatal = undefined;
return message;
}
message(causeOrReason, optionsOrParentOrPlace, origin) {
const message = new VFileMessage(causeOrReason, optionsOrParentOrPlace, origin);
if (this.path) {
message.name = this.path + ":" + message.name;
message.file = this.path;
}
message.fatal = false;
this.messages.push(message);
return message;
}
toString(encoding) {
if (this.value === undefined) {
return "";
}
if (typeof this.value === "string") {
return this.value;
}
const decoder = new TextDecoder(encoding || undefined);
return decoder.decode(this.value);
}
}
function assertPart(part, name) {
if (part && part.includes(external_node_path_.sep)) {
throw new Error("`" + name + "` cannot be a path: did not expect `" + external_node_path_.sep + "`");
}
}
function assertNonEmpty(part, name) {
if (!part) {
throw new Error("`" + name + "` cannot be empty");
}
}
function assertPath(path, name) {
if (!path) {
throw new Error("Setting `" + name + "` requires `path` to be set too");
}
}
function isUint8Array(value) {
return Boolean(value && typeof value === "object" && "byteLength" in value && "byteOffset" in value);
}
;
const errors = {
abandonedHeadElementChild: {
reason: "Unexpected metadata element after head",
description: "Unexpected element after head. Expected the element before `</head>`",
url: false
},
abruptClosingOfEmptyComment: {
reason: "Unexpected abruptly closed empty comment",
description: "Unexpected `>` or `->`. Expected `-->` to close comments"
},
abruptDoctypePublicIdentifier: {
reason: "Unexpected abruptly closed public identifier",
description: "Unexpected `>`. Expected a closing `\"` or `'` after the public identifier"
},
abruptDoctypeSystemIdentifier: {
reason: "Unexpected abruptly closed system identifier",
description: "Unexpected `>`. Expected a closing `\"` or `'` after the identifier identifier"
},
absenceOfDigitsInNumericCharacterReference: {
reason: "Unexpected non-digit at start of numeric character reference",
description: "Unexpected `%c`. Expected `[0-9]` for decimal references or `[0-9a-fA-F]` for hexadecimal references"
},
cdataInHtmlContent: {
reason: "Unexpected CDATA section in HTML",
description: "Unexpected `<![CDATA[` in HTML. Remove it, use a comment, or encode special characters instead"
},
characterReferenceOutsideUnicodeRange: {
reason: "Unexpected too big numeric character reference",
description: "Unexpectedly high character reference. Expected character references to be at most hexadecimal 10ffff (or decimal 1114111)"
},
closingOfElementWithOpenChildElements: {
reason: "Unexpected closing tag with open child elements",
description: "Unexpectedly closing tag. Expected other tags to be closed first",
url: false
},
controlCharacterInInputStream: {
reason: "Unexpected control character",
description: "Unexpected control character `%x`. Expected a non-control code point, 0x00, or ASCII whitespace"
},
controlCharacterReference: {
reason: "Unexpected control character reference",
description: "Unexpectedly control character in reference. Expected a non-control code point, 0x00, or ASCII whitespace"
},
disallowedContentInNoscriptInHead: {
reason: "Disallowed content inside `<noscript>` in `<head>`",
description: "Unexpected text character `%c`. Only use text in `<noscript>`s in `<body>`",
url: false
},
duplicateAttribute: {
reason: "Unexpected duplicate attribute",
description: "Unexpectedly double attribute. Expected attributes to occur only once"
},
endTagWithAttributes: {
reason: "Unexpected attribute on closing tag",
description: "Unexpected attribute. Expected `>` instead"
},
endTagWithTrailingSolidus: {
reason: "Unexpected slash at end of closing tag",
description: "Unexpected `%c-1`. Expected `>` instead"
},
endTagWithoutMatchingOpenElement: {
reason: "Unexpected unopened end tag",
description: "Unexpected end tag. Expected no end tag or another end tag",
url: false
},
eofBeforeTagName: {
reason: "Unexpected end of file",
description: "Unexpected end of file. Expected tag name instead"
},
eofInCdata: {
reason: "Unexpected end of file in CDATA",
description: "Unexpected end of file. Expected `]]>` to close the CDATA"
},
eofInComment: {
reason: "Unexpected end of file in comment",
description: "Unexpected end of file. Expected `-->` to close the comment"
},
eofInDoctype: {
reason: "Unexpected end of file in doctype",
description: "Unexpected end of file. Expected a valid doctype (such as `<!doctype html>`)"
},
eofInElementThatCanContainOnlyText: {
reason: "Unexpected end of file in element that can only contain text",
description: "Unexpected end of file. Expected text or a closing tag",
url: false
},
eofInScriptHtmlCommentLikeText: {
reason: "Unexpected end of file in comment inside script",
description: "Unexpected end of file. Expected `-->` to close the comment"
},
eofInTag: {
reason: "Unexpected end of file in tag",
description: "Unexpected end of file. Expected `>` to close the tag"
},
incorrectlyClosedComment: {
reason: "Incorrectly closed comment",
description: "Unexpected `%c-1`. Expected `-->` to close the comment"
},
incorrectlyOpenedComment: {
reason: "Incorrectly opened comment",
description: "Unexpected `%c`. Expected `<!--` to open the comment"
},
invalidCharacterSequenceAfterDoctypeName: {
reason: "Invalid sequence after doctype name",
description: "Unexpected sequence at `%c`. Expected `public` or `system`"
},
invalidFirstCharacterOfTagName: {
reason: "Invalid first character in tag name",
description: "Unexpected `%c`. Expected an ASCII letter instead"
},
misplacedDoctype: {
reason: "Misplaced doctype",
description: "Unexpected doctype. Expected doctype before head",
url: false
},
misplacedStartTagForHeadElement: {
reason: "Misplaced `<head>` start tag",
description: "Unexpected start tag `<head>`. Expected `<head>` directly after doctype",
url: false
},
missingAttributeValue: {
reason: "Missing attribute value",
description: "Unexpected `%c-1`. Expected an attribute value or no `%c-1` instead"
},
missingDoctype: {
reason: "Missing doctype before other content",
description: "Expected a `<!doctype html>` before anything else",
url: false
},
missingDoctypeName: {
reason: "Missing doctype name",
description: "Unexpected doctype end at `%c`. Expected `html` instead"
},
missingDoctypePublicIdentifier: {
reason: "Missing public identifier in doctype",
description: "Unexpected `%c`. Expected identifier for `public` instead"
},
missingDoctypeSystemIdentifier: {
reason: "Missing system identifier in doctype",
description: "Unexpected `%c`. Expected identifier for `system` instead (suggested: `\"about:legacy-compat\"`)"
},
missingEndTagName: {
reason: "Missing name in end tag",
description: "Unexpected `%c`. Expected an ASCII letter instead"
},
missingQuoteBeforeDoctypePublicIdentifier: {
reason: "Missing quote before public identifier in doctype",
description: "Unexpected `%c`. Expected `\"` or `'` instead"
},
missingQuoteBeforeDoctypeSystemIdentifier: {
reason: "Missing quote before system identifier in doctype",
description: "Unexpected `%c`. Expected `\"` or `'` instead"
},
missingSemicolonAfterCharacterReference: {
reason: "Missing semicolon after character reference",
description: "Unexpected `%c`. Expected `;` instead"
},
missingWhitespaceAfterDoctypePublicKeyword: {
reason: "Missing whitespace after public identifier in doctype",
description: "Unexpected `%c`. Expected ASCII whitespace instead"
},
missingWhitespaceAfterDoctypeSystemKeyword: {
reason: "Missing whitespace after system identifier in doctype",
description: "Unexpected `%c`. Expected ASCII whitespace instead"
},
missingWhitespaceBeforeDoctypeName: {
reason: "Missing whitespace before doctype name",
description: "Unexpected `%c`. Expected ASCII whitespace instead"
},
missingWhitespaceBetweenAttributes: {
reason: "Missing whitespace between attributes",
description: "Unexpected `%c`. Expected ASCII whitespace instead"
},
missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers: {
reason: "Missing whitespace between public and system identifiers in doctype",
description: "Unexpected `%c`. Expected ASCII whitespace instead"
},
nestedComment: {
reason: "Unexpected nested comment",
description: "Unexpected `<!--`. Expected `-->`"
},
nestedNoscriptInHead: {
reason: "Unexpected nested `<noscript>` in `<head>`",
description: "Unexpected `<noscript>`. Expected a closing tag or a meta element",
url: false
},
nonConformingDoctype: {
reason: "Unexpected non-conforming doctype declaration",
description: "Expected `<!doctype html>` or `<!doctype html system \"about:legacy-compat\">`",
url: false
},
nonVoidHtmlElementStartTagWithTrailingSolidus: {
reason: "Unexpected trailing slash on start tag of non-void element",
description: "Unexpected `/`. Expected `>` instead"
},
noncharacterCharacterReference: {
reason: "Unexpected noncharacter code point referenced by character reference",
description: "Unexpected code point. Do not use noncharacters in HTML"
},
noncharacterInInputStream: {
reason: "Unexpected noncharacter character",
description: "Unexpected code point `%x`. Do not use noncharacters in HTML"
},
nullCharacterReference: {
reason: "Unexpected NULL character referenced by character reference",
description: "Unexpected code point. Do not use NULL characters in HTML"
},
openElementsLeftAfterEof: {
reason: "Unexpected end of file",
description: "Unexpected end of file. Expected closing tag instead",
url: false
},
surrogateCharacterReference: {
reason: "Unexpected surrogate character referenced by character reference",
description: "Unexpected code point. Do not use lone surrogate characters in HTML"
},
surrogateInInputStream: {
reason: "Unexpected surrogate character",
description: "Unexpected code point `%x`. Do not use lone surrogate characters in HTML"
},
unexpectedCharacterAfterDoctypeSystemIdentifier: {
reason: "Invalid character after system identifier in doctype",
description: "Unexpected character at `%c`. Expected `>`"
},
unexpectedCharacterInAttributeName: {
reason: "Unexpected character in attribute name",
description: "Unexpected `%c`. Expected whitespace, `/`, `>`, `=`, or probably an ASCII letter"
},
unexpectedCharacterInUnquotedAttributeValue: {
reason: "Unexpected character in unquoted attribute value",
description: "Unexpected `%c`. Quote the attribute value to include it"
},
unexpectedEqualsSignBeforeAttributeName: {
reason: "Unexpected equals sign before attribute name",
description: "Unexpected `%c`. Add an attribute name before it"
},
unexpectedNullCharacter: {
reason: "Unexpected NULL character",
description: "Unexpected code point `%x`. Do not use NULL characters in HTML"
},
unexpectedQuestionMarkInsteadOfTagName: {
reason: "Unexpected question mark instead of tag name",
description: "Unexpected `%c`. Expected an ASCII letter instead"
},
unexpectedSolidusInTag: {
reason: "Unexpected slash in tag",
description: "Unexpected `%c-1`. Expected it followed by `>` or in a quoted attribute value"
},
unknownNamedCharacterReference: {
reason: "Unexpected unknown named character reference",
description: "Unexpected character reference. Expected known named character references"
}
};
const base = "https://html.spec.whatwg.org/multipage/parsing.html#parse-error-";
const dashToCamelRe = /-[a-z]/g;
const formatCRe = /%c(?:([+-])(\d+))?/g;
const formatXRe = /%x/g;
const fatalities = {
2: true,
1: false,
0: null
};
const emptyOptions = {};
function fromHtml(value, options) {
const settings = options || emptyOptions;
const { onerror } = settings;
const file = value instanceof VFile ? value : new VFile(value);
const parseFunction = settings.fragment ? parseFragment : parse;
const document = String(file);
const p5Document = parseFunction(document, {
sourceCodeLocationInfo: true,
onParseError: settings.onerror ? internalOnerror : null,
scriptingEnabled: false
});
return fromParse5(p5Document, {
file,
space: settings.space,
verbose: settings.verbose
});
function internalOnerror(error) {
const { code } = error;
const name = camelcase(code);
const setting = settings[name];
const config = setting ?? true;
const level = typeof config === "number" ? config : config ? 1 : 0;
if (level) {
const info = errors[name];
(0, lib_default.ok)(info, "expected known error from `parse5`");
const message = new VFileMessage(format(info.reason), {
place: {
start: {
line: error.startLine,
column: error.startCol,
offset: error.startOffset
},
end: {
line: error.endLine,
column: error.endCol,
offset: error.endOffset
}
},
ruleId: code,
source: "hast-util-from-html"
});
if (file.path) {
message.file = file.path;
message.name = file.path + ":" + message.name;
}
message.fatal = fatalities[level];
message.note = format(info.description);
message.url = info.url === false ? undefined : base + code;
(0, lib_default.ok)(onerror, "`internalOnerror` is not passed if `onerror` is not set");
onerror(message);
}
function format(value) {
return value.replace(formatCRe, formatC).replace(formatXRe, formatX);
function formatC(_, $1, $2) {
const offset = ($2 ? Number($2) : 0) * ($1 === "-" ? -1 : 1);
const char = document.charAt(error.startOffset + offset);
return visualizeCharacter(char);
}
function formatX() {
return visualizeCharacterCode(document.charCodeAt(error.startOffset));
}
}
}
}
function camelcase(value) {
return value.replace(dashToCamelRe, dashToCamel);
}
function dashToCamel($0) {
return $0.charAt(1).toUpperCase();
}
function visualizeCharacter(char) {
return char === "`" ? "` ` `" : char;
}
function visualizeCharacterCode(charCode) {
return "0x" + charCode.toString(16).toUpperCase();
}
}),
97595: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { a: () => sanitize });
;
const VOID = -1;
const PRIMITIVE = 0;
const ARRAY = 1;
const OBJECT = 2;
const DATE = 3;
const REGEXP = 4;
const MAP = 5;
const SET = 6;
const ERROR = 7;
const BIGINT = 8;
;
const { defineProperty } = Object;
const env = typeof self === "object" ? self : globalThis;
const guard = (name, init) => {
switch (name) {
case "Function":
case "SharedWorker":
case "Worker":
case "eval":
case "setInterval":
case "setTimeout": throw new TypeError("unable to deserialize " + name);
}
return new env[name](init);
};
const deserializer = ($, _) => {
const as = (out, index) => {
$.set(index, out);
return out;
};
const unpair = (index) => {
if ($.has(index)) return $.get(index);
const [type, value] = _[index];
switch (type) {
case PRIMITIVE:
case VOID: return as(value, index);
case ARRAY: {
const arr = as([], index);
for (const index of value) arr.push(unpair(index));
return arr;
}
case OBJECT: {
const object = as({}, index);
for (const [key, index] of value) {
const k = unpair(key), value = unpair(index);
if (k === "__proto__") defineProperty(object, k, {
value,
configurable: true,
enumerable: true,
writable: true
});
else object[k] = value;
}
return object;
}
case DATE: return as(new Date(value), index);
case REGEXP: {
const { source, flags } = value;
return as(new RegExp(source, flags), index);
}
case MAP: {
const map = as(new Map(), index);
for (const [key, index] of value) map.set(unpair(key), unpair(index));
return map;
}
case SET: {
const set = as(new Set(), index);
for (const index of value) set.add(unpair(index));
return set;
}
case ERROR: {
const { name, message } = value;
return as(typeof env[name] === "function" ? guard(name, message) : new Error(message), index);
}
case BIGINT: return as(BigInt(value), index);
case "BigInt": return as(Object(BigInt(value)), index);
case "ArrayBuffer": return as(new Uint8Array(value).buffer, value);
case "DataView": {
const { buffer } = new Uint8Array(value);
return as(new DataView(buffer), value);
}
case "-0": return -0;
}
return as(guard(type, value), index);
};
return unpair;
};
const deserialize = (serialized) => deserializer(new Map(), serialized)(0);
;
const EMPTY = "";
const { toString: serialize_toString } = {};
const { keys, is } = Object;
const typeOf = (value) => {
const type = typeof value;
if (type !== "object" || !value) return [PRIMITIVE, type];
const asString = serialize_toString.call(value).slice(8, -1);
switch (asString) {
case "Array": return [ARRAY, EMPTY];
case "Object": return [OBJECT, EMPTY];
case "Date": return [DATE, EMPTY];
case "RegExp": return [REGEXP, EMPTY];
case "Map": return [MAP, EMPTY];
case "Set": return [SET, EMPTY];
case "DataView": return [ARRAY, asString];
}
if (asString.includes("Array")) return [ARRAY, asString];
if (value instanceof Error) return [ERROR, value.name || "Error"];
return [OBJECT, asString];
};
const shouldSkip = ([TYPE, type]) => TYPE === PRIMITIVE && (type === "function" || type === "symbol");
const serializer = (strict, json, $, _) => {
const as = (out, value) => {
const index = _.push(out) - 1;
$.set(value, index);
return index;
};
const pair = (value) => {
if ($.has(value)) return $.get(value);
let [TYPE, type] = typeOf(value);
switch (TYPE) {
case PRIMITIVE: {
let entry = value;
switch (type) {
case "bigint":
TYPE = BIGINT;
entry = value.toString();
break;
case "number":
if (!value && is(value, -0)) return _.push(["-0"]) - 1;
break;
case "function":
case "symbol":
if (strict) throw new TypeError("unable to serialize " + type);
entry = null;
break;
case "undefined": return as([VOID], value);
}
return as([TYPE, entry], value);
}
case ARRAY: {
if (type) {
let spread = value;
if (type === "DataView") {
spread = new Uint8Array(value.buffer);
} else if (type === "ArrayBuffer") {
spread = new Uint8Array(value);
}
return as([type, [...spread]], value);
}
const arr = [];
const index = as([TYPE, arr], value);
for (const entry of value) arr.push(pair(entry));
return index;
}
case OBJECT: {
if (type) {
switch (type) {
case "BigInt": return as([type, value.toString()], value);
case "Boolean":
case "Number":
case "String": return as([type, value.valueOf()], value);
}
}
if (json && "toJSON" in value) return pair(value.toJSON());
const entries = [];
const index = as([TYPE, entries], value);
for (const key of keys(value)) {
if (strict || !shouldSkip(typeOf(value[key]))) entries.push([pair(key), pair(value[key])]);
}
return index;
}
case DATE: return as([TYPE, isNaN(value.getTime()) ? EMPTY : value.toISOString()], value);
case REGEXP: {
const { source, flags } = value;
return as([TYPE, {
source,
flags
}], value);
}
case MAP: {
const entries = [];
const index = as([TYPE, entries], value);
for (const [key, entry] of value) {
if (strict || !(shouldSkip(typeOf(key)) || shouldSkip(typeOf(entry)))) entries.push([pair(key), pair(entry)]);
}
return index;
}
case SET: {
const entries = [];
const index = as([TYPE, entries], value);
for (const entry of value) {
if (strict || !shouldSkip(typeOf(entry))) entries.push(pair(entry));
}
return index;
}
}
const { message } = value;
return as([TYPE, {
name: type,
message
}], value);
};
return pair;
};
const serialize = (value, { json, lossy } = {}) => {
const _ = [];
return serializer(!(json || lossy), !!json, new Map(), _)(value), _;
};
;
const esm = typeof structuredClone === "function" ? (any, options) => options && ("json" in options || "lossy" in options) ? deserialize(serialize(any, options)) : structuredClone(any) : (any, options) => deserialize(serialize(any, options));
;
const pointEnd = point("end");
const pointStart = point("start");
function point(type) {
return point;
function point(node) {
const point = node && node.position && node.position[type] || {};
if (typeof point.line === "number" && point.line > 0 && typeof point.column === "number" && point.column > 0) {
return {
line: point.line,
column: point.column,
offset: typeof point.offset === "number" && point.offset > -1 ? point.offset : undefined
};
}
}
}
function position(node) {
const start = pointStart(node);
const end = pointEnd(node);
if (start && end) {
return {
start,
end
};
}
}
var schema = __webpack_require__(22139);
;
const own = {}.hasOwnProperty;
function sanitize(node, options) {
let result = {
type: "root",
children: []
};
const state = {
schema: options ? {
...schema.j,
...options
} : schema.j,
stack: []
};
const replace = transform(state, node);
if (replace) {
if (Array.isArray(replace)) {
if (replace.length === 1) {
result = replace[0];
} else {
result.children = replace;
}
} else {
result = replace;
}
}
return result;
}
function transform(state, node) {
if (node && typeof node === "object") {
const unsafe = node;
const type = typeof unsafe.type === "string" ? unsafe.type : "";
switch (type) {
case "comment": {
return comment(state, unsafe);
}
case "doctype": {
return doctype(state, unsafe);
}
case "element": {
return lib_element(state, unsafe);
}
case "root": {
return root(state, unsafe);
}
case "text": {
return lib_text(state, unsafe);
}
default:
}
}
}
function comment(state, unsafe) {
if (state.schema.allowComments) {
const result = typeof unsafe.value === "string" ? unsafe.value : "";
const index = result.indexOf("-->");
const value = index < 0 ? result : result.slice(0, index);
const node = {
type: "comment",
value
};
patch(node, unsafe);
return node;
}
}
function doctype(state, unsafe) {
if (state.schema.allowDoctypes) {
const node = { type: "doctype" };
patch(node, unsafe);
return node;
}
}
function lib_element(state, unsafe) {
const name = typeof unsafe.tagName === "string" ? unsafe.tagName : "";
state.stack.push(name);
const content = children(state, unsafe.children);
const properties_ = properties(state, unsafe.properties);
state.stack.pop();
let safeElement = false;
if (name && name !== "*" && (!state.schema.tagNames || state.schema.tagNames.includes(name))) {
safeElement = true;
if (state.schema.ancestors && own.call(state.schema.ancestors, name)) {
const ancestors = state.schema.ancestors[name];
let index = -1;
safeElement = false;
while (++index < ancestors.length) {
if (state.stack.includes(ancestors[index])) {
safeElement = true;
}
}
}
}
if (!safeElement) {
return state.schema.strip && !state.schema.strip.includes(name) ? content : undefined;
}
const node = {
type: "element",
tagName: name,
properties: properties_,
children: content
};
patch(node, unsafe);
return node;
}
function root(state, unsafe) {
const content = children(state, unsafe.children);
const node = {
type: "root",
children: content
};
patch(node, unsafe);
return node;
}
function lib_text(_, unsafe) {
const value = typeof unsafe.value === "string" ? unsafe.value : "";
const node = {
type: "text",
value
};
patch(node, unsafe);
return node;
}
function children(state, children) {
const results = [];
if (Array.isArray(children)) {
const childrenUnknown = children;
let index = -1;
while (++index < childrenUnknown.length) {
const value = transform(state, childrenUnknown[index]);
if (value) {
if (Array.isArray(value)) {
results.push(...value);
} else {
results.push(value);
}
}
}
}
return results;
}
function properties(state, properties) {
const tagName = state.stack[state.stack.length - 1];
const attributes = state.schema.attributes;
const required = state.schema.required;
const specific = attributes && own.call(attributes, tagName) ? attributes[tagName] : undefined;
const defaults = attributes && own.call(attributes, "*") ? attributes["*"] : undefined;
const properties_ = properties && typeof properties === "object" ? properties : {};
const result = {};
let key;
for (key in properties_) {
if (own.call(properties_, key)) {
const unsafe = properties_[key];
let safe = propertyValue(state, findDefinition(specific, key), key, unsafe);
if (safe === null || safe === undefined) {
safe = propertyValue(state, findDefinition(defaults, key), key, unsafe);
}
if (safe !== null && safe !== undefined) {
result[key] = safe;
}
}
}
if (required && own.call(required, tagName)) {
const properties = required[tagName];
for (key in properties) {
if (own.call(properties, key) && !own.call(result, key)) {
result[key] = properties[key];
}
}
}
return result;
}
function propertyValue(state, definition, key, value) {
return definition ? Array.isArray(value) ? propertyValueMany(state, definition, key, value) : propertyValuePrimitive(state, definition, key, value) : undefined;
}
function propertyValueMany(state, definition, key, values) {
let index = -1;
const result = [];
while (++index < values.length) {
const value = propertyValuePrimitive(state, definition, key, values[index]);
if (typeof value === "number" || typeof value === "string") {
result.push(value);
}
}
return result;
}
function propertyValuePrimitive(state, definition, key, value) {
if (typeof value !== "boolean" && typeof value !== "number" && typeof value !== "string") {
return;
}
if (!safeProtocol(state, key, value)) {
return;
}
if (typeof definition === "object" && definition.length > 1) {
let ok = false;
let index = 0;
while (++index < definition.length) {
const allowed = definition[index];
if (allowed && typeof allowed === "object" && "flags" in allowed) {
if (allowed.test(String(value))) {
ok = true;
break;
}
} else if (allowed === value) {
ok = true;
break;
}
}
if (!ok) return;
}
return state.schema.clobber && state.schema.clobberPrefix && state.schema.clobber.includes(key) ? state.schema.clobberPrefix + value : value;
}
function safeProtocol(state, key, value) {
const protocols = state.schema.protocols && own.call(state.schema.protocols, key) ? state.schema.protocols[key] : undefined;
if (!protocols || protocols.length === 0) {
return true;
}
const url = String(value);
const colon = url.indexOf(":");
const questionMark = url.indexOf("?");
const numberSign = url.indexOf("#");
const slash = url.indexOf("/");
if (colon < 0 || slash > -1 && colon > slash || questionMark > -1 && colon > questionMark || numberSign > -1 && colon > numberSign) {
return true;
}
let index = -1;
while (++index < protocols.length) {
const protocol = protocols[index];
if (colon === protocol.length && url.slice(0, protocol.length) === protocol) {
return true;
}
}
return false;
}
function patch(node, unsafe) {
const cleanPosition = position(unsafe);
if (unsafe.data) {
node.data = esm(unsafe.data);
}
if (cleanPosition) node.position = cleanPosition;
}
function findDefinition(definitions, key) {
let dataDefault;
let index = -1;
if (definitions) {
while (++index < definitions.length) {
const entry = definitions[index];
const name = typeof entry === "string" ? entry : entry[0];
if (name === key) {
return entry;
}
if (name === "data*") dataDefault = entry;
}
}
if (key.length > 4 && key.slice(0, 4).toLowerCase() === "data") {
return dataDefault;
}
}
}),
22139: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { j: () => defaultSchema });
const aria = [
"ariaDescribedBy",
"ariaLabel",
"ariaLabelledBy"
];
const defaultSchema = {
ancestors: {
tbody: ["table"],
td: ["table"],
th: ["table"],
thead: ["table"],
tfoot: ["table"],
tr: ["table"]
},
attributes: {
a: [
...aria,
"dataFootnoteBackref",
"dataFootnoteRef",
["className", "data-footnote-backref"],
"href"
],
blockquote: ["cite"],
code: [["className", /^language-./]],
del: ["cite"],
div: ["itemScope", "itemType"],
dl: [...aria],
h2: [["className", "sr-only"]],
img: [
...aria,
"longDesc",
"src"
],
input: [["disabled", true], ["type", "checkbox"]],
ins: ["cite"],
li: [["className", "task-list-item"]],
ol: [...aria, ["className", "contains-task-list"]],
q: ["cite"],
section: ["dataFootnotes", ["className", "footnotes"]],
source: ["srcSet"],
summary: [...aria],
table: [...aria],
ul: [...aria, ["className", "contains-task-list"]],
"*": [
"abbr",
"accept",
"acceptCharset",
"accessKey",
"action",
"align",
"alt",
"axis",
"border",
"cellPadding",
"cellSpacing",
"char",
"charOff",
"charSet",
"checked",
"clear",
"colSpan",
"color",
"cols",
"compact",
"coords",
"dateTime",
"dir",
"encType",
"frame",
"hSpace",
"headers",
"height",
"hrefLang",
"htmlFor",
"id",
"isMap",
"itemProp",
"label",
"lang",
"maxLength",
"media",
"method",
"multiple",
"name",
"noHref",
"noShade",
"noWrap",
"open",
"prompt",
"readOnly",
"rev",
"rowSpan",
"rows",
"rules",
"scope",
"selected",
"shape",
"size",
"span",
"start",
"summary",
"tabIndex",
"title",
"useMap",
"vAlign",
"value",
"width"
]
},
clobber: [
"ariaDescribedBy",
"ariaLabelledBy",
"id",
"name"
],
clobberPrefix: "user-content-",
protocols: {
cite: ["http", "https"],
href: [
"http",
"https",
"irc",
"ircs",
"mailto",
"xmpp"
],
longDesc: ["http", "https"],
src: ["http", "https"]
},
required: { input: {
disabled: true,
type: "checkbox"
} },
strip: ["script"],
tagNames: [
"a",
"b",
"blockquote",
"br",
"code",
"dd",
"del",
"details",
"div",
"dl",
"dt",
"em",
"h1",
"h2",
"h3",
"h4",
"h5",
"h6",
"hr",
"i",
"img",
"input",
"ins",
"kbd",
"li",
"ol",
"p",
"picture",
"pre",
"q",
"rp",
"rt",
"ruby",
"s",
"samp",
"section",
"source",
"span",
"strike",
"strong",
"sub",
"summary",
"sup",
"table",
"tbody",
"td",
"tfoot",
"th",
"thead",
"tr",
"tt",
"ul",
"var"
]
};
}),
12051: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { V: () => toHtml });
;
const htmlVoidElements = [
"area",
"base",
"basefont",
"bgsound",
"br",
"col",
"command",
"embed",
"frame",
"hr",
"image",
"img",
"input",
"keygen",
"link",
"meta",
"param",
"source",
"track",
"wbr"
];
var property_information = __webpack_require__(4278);
;
const own = {}.hasOwnProperty;
function zwitch(key, options) {
const settings = options || {};
function one(value, ...parameters) {
let fn = one.invalid;
const handlers = one.handlers;
if (value && own.call(value, key)) {
const id = String(value[key]);
fn = own.call(handlers, id) ? handlers[id] : one.unknown;
}
if (fn) {
return fn.call(this, value, ...parameters);
}
}
one.handlers = settings.handlers || {};
one.invalid = settings.invalid;
one.unknown = settings.unknown;
return one;
}
;
const defaultSubsetRegex = /["&'<>`]/g;
const surrogatePairsRegex = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
const controlCharactersRegex = /[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g;
const regexEscapeRegex = /[|\\{}()[\]^$+*?.]/g;
const subsetToRegexCache = new WeakMap();
function core_core(value, options) {
value = value.replace(options.subset ? charactersToExpressionCached(options.subset) : defaultSubsetRegex, basic);
if (options.subset || options.escapeOnly) {
return value;
}
return value.replace(surrogatePairsRegex, surrogate).replace(controlCharactersRegex, basic);
function surrogate(pair, index, all) {
return options.format((pair.charCodeAt(0) - 55296) * 1024 + pair.charCodeAt(1) - 56320 + 65536, all.charCodeAt(index + 2), options);
}
function basic(character, index, all) {
return options.format(character.charCodeAt(0), all.charCodeAt(index + 1), options);
}
}
function charactersToExpressionCached(subset) {
let cached = subsetToRegexCache.get(subset);
if (!cached) {
cached = charactersToExpression(subset);
subsetToRegexCache.set(subset, cached);
}
return cached;
}
function charactersToExpression(subset) {
const groups = [];
let index = -1;
while (++index < subset.length) {
groups.push(subset[index].replace(regexEscapeRegex, "\\$&"));
}
return new RegExp("(?:" + groups.join("|") + ")", "g");
}
;
const hexadecimalRegex = /[\dA-Fa-f]/;
function toHexadecimal(code, next, omit) {
const value = "&#x" + code.toString(16).toUpperCase();
return omit && next && !hexadecimalRegex.test(String.fromCharCode(next)) ? value : value + ";";
}
;
const decimalRegex = /\d/;
function toDecimal(code, next, omit) {
const value = "&#" + String(code);
return omit && next && !decimalRegex.test(String.fromCharCode(next)) ? value : value + ";";
}
;
const characterEntitiesLegacy = [
"AElig",
"AMP",
"Aacute",
"Acirc",
"Agrave",
"Aring",
"Atilde",
"Auml",
"COPY",
"Ccedil",
"ETH",
"Eacute",
"Ecirc",
"Egrave",
"Euml",
"GT",
"Iacute",
"Icirc",
"Igrave",
"Iuml",
"LT",
"Ntilde",
"Oacute",
"Ocirc",
"Ograve",
"Oslash",
"Otilde",
"Ouml",
"QUOT",
"REG",
"THORN",
"Uacute",
"Ucirc",
"Ugrave",
"Uuml",
"Yacute",
"aacute",
"acirc",
"acute",
"aelig",
"agrave",
"amp",
"aring",
"atilde",
"auml",
"brvbar",
"ccedil",
"cedil",
"cent",
"copy",
"curren",
"deg",
"divide",
"eacute",
"ecirc",
"egrave",
"eth",
"euml",
"frac12",
"frac14",
"frac34",
"gt",
"iacute",
"icirc",
"iexcl",
"igrave",
"iquest",
"iuml",
"laquo",
"lt",
"macr",
"micro",
"middot",
"nbsp",
"not",
"ntilde",
"oacute",
"ocirc",
"ograve",
"ordf",
"ordm",
"oslash",
"otilde",
"ouml",
"para",
"plusmn",
"pound",
"quot",
"raquo",
"reg",
"sect",
"shy",
"sup1",
"sup2",
"sup3",
"szlig",
"thorn",
"times",
"uacute",
"ucirc",
"ugrave",
"uml",
"uuml",
"yacute",
"yen",
"yuml"
];
const characterEntitiesHtml4 = {
nbsp: "\xA0",
iexcl: "¡",
cent: "¢",
pound: "£",
curren: "¤",
yen: "¥",
brvbar: "¦",
sect: "§",
uml: "¨",
copy: "©",
ordf: "ª",
laquo: "«",
not: "¬",
shy: "­",
reg: "®",
macr: "¯",
deg: "°",
plusmn: "±",
sup2: "²",
sup3: "³",
acute: "´",
micro: "µ",
para: "¶",
middot: "·",
cedil: "¸",
sup1: "¹",
ordm: "º",
raquo: "»",
frac14: "¼",
frac12: "½",
frac34: "¾",
iquest: "¿",
Agrave: "À",
Aacute: "Á",
Acirc: "Â",
Atilde: "Ã",
Auml: "Ä",
Aring: "Å",
AElig: "Æ",
Ccedil: "Ç",
Egrave: "È",
Eacute: "É",
Ecirc: "Ê",
Euml: "Ë",
Igrave: "Ì",
Iacute: "Í",
Icirc: "Î",
Iuml: "Ï",
ETH: "Ð",
Ntilde: "Ñ",
Ograve: "Ò",
Oacute: "Ó",
Ocirc: "Ô",
Otilde: "Õ",
Ouml: "Ö",
times: "×",
Oslash: "Ø",
Ugrave: "Ù",
Uacute: "Ú",
Ucirc: "Û",
Uuml: "Ü",
Yacute: "Ý",
THORN: "Þ",
szlig: "ß",
agrave: "à",
aacute: "á",
acirc: "â",
atilde: "ã",
auml: "ä",
aring: "å",
aelig: "æ",
ccedil: "ç",
egrave: "è",
eacute: "é",
ecirc: "ê",
euml: "ë",
igrave: "ì",
iacute: "í",
icirc: "î",
iuml: "ï",
eth: "ð",
ntilde: "ñ",
ograve: "ò",
oacute: "ó",
ocirc: "ô",
otilde: "õ",
ouml: "ö",
divide: "÷",
oslash: "ø",
ugrave: "ù",
uacute: "ú",
ucirc: "û",
uuml: "ü",
yacute: "ý",
thorn: "þ",
yuml: "ÿ",
fnof: "\u0192",
Alpha: "\u0391",
Beta: "\u0392",
Gamma: "\u0393",
Delta: "\u0394",
Epsilon: "\u0395",
Zeta: "\u0396",
Eta: "\u0397",
Theta: "\u0398",
Iota: "\u0399",
Kappa: "\u039a",
Lambda: "\u039b",
Mu: "\u039c",
Nu: "\u039d",
Xi: "\u039e",
Omicron: "\u039f",
Pi: "\u03a0",
Rho: "\u03a1",
Sigma: "\u03a3",
Tau: "\u03a4",
Upsilon: "\u03a5",
Phi: "\u03a6",
Chi: "\u03a7",
Psi: "\u03a8",
Omega: "\u03a9",
alpha: "\u03b1",
beta: "\u03b2",
gamma: "\u03b3",
delta: "\u03b4",
epsilon: "\u03b5",
zeta: "\u03b6",
eta: "\u03b7",
theta: "\u03b8",
iota: "\u03b9",
kappa: "\u03ba",
lambda: "\u03bb",
mu: "\u03bc",
nu: "\u03bd",
xi: "\u03be",
omicron: "\u03bf",
pi: "\u03c0",
rho: "\u03c1",
sigmaf: "\u03c2",
sigma: "\u03c3",
tau: "\u03c4",
upsilon: "\u03c5",
phi: "\u03c6",
chi: "\u03c7",
psi: "\u03c8",
omega: "\u03c9",
thetasym: "\u03d1",
upsih: "\u03d2",
piv: "\u03d6",
bull: "\u2022",
hellip: "\u2026",
prime: "\u2032",
Prime: "\u2033",
oline: "\u203e",
frasl: "\u2044",
weierp: "\u2118",
image: "\u2111",
real: "\u211c",
trade: "\u2122",
alefsym: "\u2135",
larr: "\u2190",
uarr: "\u2191",
rarr: "\u2192",
darr: "\u2193",
harr: "\u2194",
crarr: "\u21b5",
lArr: "\u21d0",
uArr: "\u21d1",
rArr: "\u21d2",
dArr: "\u21d3",
hArr: "\u21d4",
forall: "\u2200",
part: "\u2202",
exist: "\u2203",
empty: "\u2205",
nabla: "\u2207",
isin: "\u2208",
notin: "\u2209",
ni: "\u220b",
prod: "\u220f",
sum: "\u2211",
minus: "\u2212",
lowast: "\u2217",
radic: "\u221a",
prop: "\u221d",
infin: "\u221e",
ang: "\u2220",
and: "\u2227",
or: "\u2228",
cap: "\u2229",
cup: "\u222a",
int: "\u222b",
there4: "\u2234",
sim: "\u223c",
cong: "\u2245",
asymp: "\u2248",
ne: "\u2260",
equiv: "\u2261",
le: "\u2264",
ge: "\u2265",
sub: "\u2282",
sup: "\u2283",
nsub: "\u2284",
sube: "\u2286",
supe: "\u2287",
oplus: "\u2295",
otimes: "\u2297",
perp: "\u22a5",
sdot: "\u22c5",
lceil: "\u2308",
rceil: "\u2309",
lfloor: "\u230a",
rfloor: "\u230b",
lang: "\u2329",
rang: "\u232a",
loz: "\u25ca",
spades: "\u2660",
clubs: "\u2663",
hearts: "\u2665",
diams: "\u2666",
quot: "\"",
amp: "&",
lt: "<",
gt: ">",
OElig: "\u0152",
oelig: "\u0153",
Scaron: "\u0160",
scaron: "\u0161",
Yuml: "\u0178",
circ: "\u02c6",
tilde: "\u02dc",
ensp: "\u2002",
emsp: "\u2003",
thinsp: "\u2009",
zwnj: "\u200c",
zwj: "\u200d",
lrm: "\u200e",
rlm: "\u200f",
ndash: "\u2013",
mdash: "\u2014",
lsquo: "\u2018",
rsquo: "\u2019",
sbquo: "\u201a",
ldquo: "\u201c",
rdquo: "\u201d",
bdquo: "\u201e",
dagger: "\u2020",
Dagger: "\u2021",
permil: "\u2030",
lsaquo: "\u2039",
rsaquo: "\u203a",
euro: "\u20ac"
};
const dangerous = [
"cent",
"copy",
"divide",
"gt",
"lt",
"not",
"para",
"times"
];
const to_named_own = {}.hasOwnProperty;
const characters = {};
let key;
for (key in characterEntitiesHtml4) {
if (to_named_own.call(characterEntitiesHtml4, key)) {
characters[characterEntitiesHtml4[key]] = key;
}
}
const notAlphanumericRegex = /[^\dA-Za-z]/;
function toNamed(code, next, omit, attribute) {
const character = String.fromCharCode(code);
if (to_named_own.call(characters, character)) {
const name = characters[character];
const value = "&" + name;
if (omit && characterEntitiesLegacy.includes(name) && !dangerous.includes(name) && (!attribute || next && next !== 61 && notAlphanumericRegex.test(String.fromCharCode(next)))) {
return value;
}
return value + ";";
}
return "";
}
;
function formatSmart(code, next, options) {
let numeric = toHexadecimal(code, next, options.omitOptionalSemicolons);
let named;
if (options.useNamedReferences || options.useShortestReferences) {
named = toNamed(code, next, options.omitOptionalSemicolons, options.attribute);
}
if ((options.useShortestReferences || !named) && options.useShortestReferences) {
const decimal = toDecimal(code, next, options.omitOptionalSemicolons);
if (decimal.length < numeric.length) {
numeric = decimal;
}
}
return named && (!options.useShortestReferences || named.length < numeric.length) ? named : numeric;
}
;
function stringifyEntities(value, options) {
return core_core(value, Object.assign({ format: formatSmart }, options));
}
function stringifyEntitiesLight(value, options) {
return core(value, Object.assign({ format: formatBasic }, options));
}
;
const htmlCommentRegex = /^>|^->|<!--|-->|--!>|<!-$/g;
const bogusCommentEntitySubset = [">"];
const commentEntitySubset = ["<", ">"];
function comment(node, _1, _2, state) {
return state.settings.bogusComments ? "<?" + stringifyEntities(node.value, Object.assign({}, state.settings.characterReferences, { subset: bogusCommentEntitySubset })) + ">" : "<!--" + node.value.replace(htmlCommentRegex, encode) + "-->";
function encode($0) {
return stringifyEntities($0, Object.assign({}, state.settings.characterReferences, { subset: commentEntitySubset }));
}
}
;
function doctype(_1, _2, _3, state) {
return "<!" + (state.settings.upperDoctype ? "DOCTYPE" : "doctype") + (state.settings.tightDoctype ? "" : " ") + "html>";
}
var ccount = __webpack_require__(26923);
var comma_separated_tokens = __webpack_require__(26193);
var find = __webpack_require__(97522);
var space_separated_tokens = __webpack_require__(85510);
;
const re = /[ \t\n\f\r]/g;
function whitespace(thing) {
return typeof thing === "object" ? thing.type === "text" ? empty(thing.value) : false : empty(thing);
}
function empty(value) {
return value.replace(re, "") === "";
}
;
const siblingAfter = siblings(1);
const siblingBefore = siblings(-1);
const emptyChildren = [];
function siblings(increment) {
return sibling;
function sibling(parent, index, includeWhitespace) {
const siblings = parent ? parent.children : emptyChildren;
let offset = (index || 0) + increment;
let next = siblings[offset];
if (!includeWhitespace) {
while (next && whitespace(next)) {
offset += increment;
next = siblings[offset];
}
}
return next;
}
}
;
const omission_own = {}.hasOwnProperty;
function omission(handlers) {
return omit;
function omit(node, index, parent) {
return omission_own.call(handlers, node.tagName) && handlers[node.tagName](node, index, parent);
}
}
;
const closing = omission({
body,
caption: headOrColgroupOrCaption,
colgroup: headOrColgroupOrCaption,
dd,
dt,
head: headOrColgroupOrCaption,
html,
li,
optgroup,
option: closing_option,
p,
rp: rubyElement,
rt: rubyElement,
tbody,
td: cells,
tfoot,
th: cells,
thead,
tr
});
function headOrColgroupOrCaption(_, index, parent) {
const next = siblingAfter(parent, index, true);
return !next || next.type !== "comment" && !(next.type === "text" && whitespace(next.value.charAt(0)));
}
function html(_, index, parent) {
const next = siblingAfter(parent, index);
return !next || next.type !== "comment";
}
function body(_, index, parent) {
const next = siblingAfter(parent, index);
return !next || next.type !== "comment";
}
function p(_, index, parent) {
const next = siblingAfter(parent, index);
return next ? next.type === "element" && (next.tagName === "address" || next.tagName === "article" || next.tagName === "aside" || next.tagName === "blockquote" || next.tagName === "details" || next.tagName === "div" || next.tagName === "dl" || next.tagName === "fieldset" || next.tagName === "figcaption" || next.tagName === "figure" || next.tagName === "footer" || next.tagName === "form" || next.tagName === "h1" || next.tagName === "h2" || next.tagName === "h3" || next.tagName === "h4" || next.tagName === "h5" || next.tagName === "h6" || next.tagName === "header" || next.tagName === "hgroup" || next.tagName === "hr" || next.tagName === "main" || next.tagName === "menu" || next.tagName === "nav" || next.tagName === "ol" || next.tagName === "p" || next.tagName === "pre" || next.tagName === "section" || next.tagName === "table" || next.tagName === "ul") : !parent || !(parent.type === "element" && (parent.tagName === "a" || parent.tagName === "audio" || parent.tagName === "del" || parent.tagName === "ins" || parent.tagName === "map" || parent.tagName === "noscript" || parent.tagName === "video" || parent.tagName.includes("-")));
}
function li(_, index, parent) {
const next = siblingAfter(parent, index);
return !next || next.type === "element" && next.tagName === "li";
}
function dt(_, index, parent) {
const next = siblingAfter(parent, index);
return Boolean(next && next.type === "element" && (next.tagName === "dt" || next.tagName === "dd"));
}
function dd(_, index, parent) {
const next = siblingAfter(parent, index);
return !next || next.type === "element" && (next.tagName === "dt" || next.tagName === "dd");
}
function rubyElement(_, index, parent) {
const next = siblingAfter(parent, index);
return !next || next.type === "element" && (next.tagName === "rp" || next.tagName === "rt");
}
function optgroup(_, index, parent) {
const next = siblingAfter(parent, index);
return !next || next.type === "element" && next.tagName === "optgroup";
}
function closing_option(_, index, parent) {
const next = siblingAfter(parent, index);
return !next || next.type === "element" && (next.tagName === "option" || next.tagName === "optgroup");
}
function thead(_, index, parent) {
const next = siblingAfter(parent, index);
return Boolean(next && next.type === "element" && (next.tagName === "tbody" || next.tagName === "tfoot"));
}
function tbody(_, index, parent) {
const next = siblingAfter(parent, index);
return !next || next.type === "element" && (next.tagName === "tbody" || next.tagName === "tfoot");
}
function tfoot(_, index, parent) {
return !siblingAfter(parent, index);
}
function tr(_, index, parent) {
const next = siblingAfter(parent, index);
return !next || next.type === "element" && next.tagName === "tr";
}
function cells(_, index, parent) {
const next = siblingAfter(parent, index);
return !next || next.type === "element" && (next.tagName === "td" || next.tagName === "th");
}
;
const opening = omission({
body: opening_body,
colgroup,
head,
html: opening_html,
tbody: opening_tbody
});
function opening_html(node) {
const head = siblingAfter(node, -1);
return !head || head.type !== "comment";
}
function head(node) {
const seen = new Set();
for (const child of node.children) {
if (child.type === "element" && (child.tagName === "base" || child.tagName === "title")) {
if (seen.has(child.tagName)) return false;
seen.add(child.tagName);
}
}
const child = node.children[0];
return !child || child.type === "element";
}
function opening_body(node) {
const head = siblingAfter(node, -1, true);
return !head || head.type !== "comment" && !(head.type === "text" && whitespace(head.value.charAt(0))) && !(head.type === "element" && (head.tagName === "meta" || head.tagName === "link" || head.tagName === "script" || head.tagName === "style" || head.tagName === "template"));
}
function colgroup(node, index, parent) {
const previous = siblingBefore(parent, index);
if (parent && previous && previous.type === "element" && previous.tagName === "colgroup" && closing(previous, parent.children.indexOf(previous), parent)) {
return false;
}
const head = siblingAfter(node, -1, true);
return Boolean(head && head.type === "element" && head.tagName === "col");
}
function opening_tbody(node, index, parent) {
const previous = siblingBefore(parent, index);
if (parent && previous && previous.type === "element" && (previous.tagName === "thead" || previous.tagName === "tbody") && closing(previous, parent.children.indexOf(previous), parent)) {
return false;
}
const head = siblingAfter(node, -1);
return Boolean(head && head.type === "element" && head.tagName === "tr");
}
;
const constants = {
name: [["	\n\f\r &/=>".split(""), "	\n\f\r \"&'/=>`".split("")], ["\0	\n\f\r \"&'/<=>".split(""), "\0	\n\f\r \"&'/<=>`".split("")]],
unquoted: [["	\n\f\r &>".split(""), "\0	\n\f\r \"&'<=>`".split("")], ["\0	\n\f\r \"&'<=>`".split(""), "\0	\n\f\r \"&'<=>`".split("")]],
single: [["&'".split(""), "\"&'`".split("")], ["\0&'".split(""), "\0\"&'`".split("")]],
double: [["\"&".split(""), "\"&'`".split("")], ["\0\"&".split(""), "\0\"&'`".split("")]]
};
const htmlIntegrationPoints = new Set([
"desc",
"foreignObject",
"title"
]);
function element_element(node, index, parent, state) {
const { schema } = state;
const omit = schema.space === "svg" ? false : state.settings.omitOptionalTags;
let selfClosing = schema.space === "svg" ? state.settings.closeEmptyElements : state.settings.voids.includes(node.tagName.toLowerCase());
const parts = [];
if (schema.space === "html" && node.tagName === "svg") {
state.schema = property_information.JW;
}
const attributes = serializeAttributes(state, node.properties);
if (state.schema.space === "svg" && htmlIntegrationPoints.has(node.tagName)) {
state.schema = property_information.qy;
}
const content = state.all(schema.space === "html" && node.tagName === "template" ? node.content : node);
state.schema = schema;
if (content) selfClosing = false;
if (attributes || !omit || !opening(node, index, parent)) {
parts.push("<", node.tagName, attributes ? " " + attributes : "");
if (selfClosing && (schema.space === "svg" || state.settings.closeSelfClosing)) {
const last = attributes.charAt(attributes.length - 1);
if (!state.settings.tightSelfClosing || last === "/" || last && last !== "\"" && last !== "'") {
parts.push(" ");
}
parts.push("/");
}
parts.push(">");
}
parts.push(content);
if (!selfClosing && (!omit || !closing(node, index, parent))) {
parts.push("</" + node.tagName + ">");
}
return parts.join("");
}
function serializeAttributes(state, properties) {
const values = [];
let index = -1;
let key;
if (properties) {
for (key in properties) {
if (properties[key] !== null && properties[key] !== undefined) {
const value = serializeAttribute(state, key, properties[key]);
if (value) values.push(value);
}
}
}
while (++index < values.length) {
const last = state.settings.tightAttributes ? values[index].charAt(values[index].length - 1) : undefined;
if (index !== values.length - 1 && last !== "\"" && last !== "'") {
values[index] += " ";
}
}
return values.join("");
}
function serializeAttribute(state, key, value) {
const info = (0, find.I)(state.schema, key);
const x = state.settings.allowParseErrors && state.schema.space === "html" ? 0 : 1;
const y = state.settings.allowDangerousCharacters ? 0 : 1;
if (info.overloadedBoolean && (value === info.attribute || value === "")) {
value = true;
} else if ((info.boolean || info.overloadedBoolean) && (typeof value !== "string" || value === info.attribute || value === "")) {
value = Boolean(value);
}
if (value === null || value === undefined || value === false || typeof value === "number" && Number.isNaN(value)) {
return "";
}
const name = stringifyEntities(info.attribute, Object.assign({}, state.settings.characterReferences, { subset: constants.name[x][y] }));
if (value === true) return name;
value = Array.isArray(value) ? (info.commaSeparated ? comma_separated_tokens.A : space_separated_tokens.A)(value, { padLeft: !state.settings.tightCommaSeparatedLists }) : String(value);
if (state.settings.collapseEmptyAttributes && !value) return name;
let result;
if (state.settings.preferUnquoted) {
result = stringifyEntities(value, Object.assign({}, state.settings.characterReferences, {
attribute: true,
subset: constants.unquoted[x][y]
}));
}
if (result !== value) {
let { quote } = state;
if (state.settings.quoteSmart && (0, ccount.D)(value, quote) > (0, ccount.D)(value, state.alternative)) {
quote = state.alternative;
}
result = quote + stringifyEntities(value, Object.assign({}, state.settings.characterReferences, {
subset: (quote === "'" ? constants.single : constants.double)[x][y],
attribute: true
})) + quote;
}
return name + (result ? "=" + result : result);
}
;
const textEntitySubset = ["<", "&"];
function text_text(node, _, parent, state) {
return parent && parent.type === "element" && (parent.tagName === "script" || parent.tagName === "style") ? node.value : stringifyEntities(node.value, Object.assign({}, state.settings.characterReferences, { subset: textEntitySubset }));
}
;
function raw(node, index, parent, state) {
return state.settings.allowDangerousHtml ? node.value : text_text(node, index, parent, state);
}
;
function root(node, _1, _2, state) {
return state.all(node);
}
;
const handle = zwitch("type", {
invalid,
unknown,
handlers: {
comment,
doctype,
element: element_element,
raw,
root,
text: text_text
}
});
function invalid(node) {
throw new Error("Expected node, not `" + node + "`");
}
function unknown(node_) {
const node = node_;
throw new Error("Cannot compile unknown node `" + node.type + "`");
}
;
const emptyOptions = {};
const emptyCharacterReferences = {};
const lib_emptyChildren = [];
function toHtml(tree, options) {
const options_ = options || emptyOptions;
const quote = options_.quote || "\"";
if (quote !== "\"" && quote !== "'") {
throw new Error("Invalid quote `" + quote + "`, expected `'` or `\"`");
}
const alternative = quote === "\"" ? "'" : "\"";
const state = {
one,
all: lib_all,
settings: {
omitOptionalTags: options_.omitOptionalTags || false,
allowParseErrors: options_.allowParseErrors || false,
allowDangerousCharacters: options_.allowDangerousCharacters || false,
quoteSmart: options_.quoteSmart || false,
preferUnquoted: options_.preferUnquoted || false,
tightAttributes: options_.tightAttributes || false,
upperDoctype: options_.upperDoctype || false,
tightDoctype: options_.tightDoctype || false,
bogusComments: options_.bogusComments || false,
tightCommaSeparatedLists: options_.tightCommaSeparatedLists || false,
tightSelfClosing: options_.tightSelfClosing || false,
collapseEmptyAttributes: options_.collapseEmptyAttributes || false,
allowDangerousHtml: options_.allowDangerousHtml || false,
voids: options_.voids || htmlVoidElements,
characterReferences: options_.characterReferences || emptyCharacterReferences,
closeSelfClosing: options_.closeSelfClosing || false,
closeEmptyElements: options_.closeEmptyElements || false
},
schema: options_.space === "svg" ? property_information.JW : property_information.qy,
quote,
alternative
};
return state.one(Array.isArray(tree) ? {
type: "root",
children: tree
} : tree, undefined, undefined);
}
function one(node, index, parent) {
return handle(node, index, parent, this);
}
function lib_all(parent) {
const results = [];
const children = parent && parent.children || lib_emptyChildren;
let index = -1;
while (++index < children.length) {
results[index] = this.one(children[index], index, parent);
}
return results.join("");
}
}),
77549: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { yt: () => micromark });
var decode_named_character_reference = __webpack_require__(37126);
var micromark_util_chunked = __webpack_require__(5254);
var micromark_util_combine_extensions = __webpack_require__(96792);
var micromark_util_decode_numeric_character_reference = __webpack_require__(33988);
var micromark_util_encode = __webpack_require__(32060);
var micromark_util_normalize_identifier = __webpack_require__(20031);
var micromark_util_sanitize_uri = __webpack_require__(4021);
;
const compile_hasOwnProperty = {}.hasOwnProperty;
const protocolHref = /^(https?|ircs?|mailto|xmpp)$/i;
const protocolSource = /^https?$/i;
function compile(options) {
const settings = options || {};
let tags = true;
const definitions = {};
const buffers = [[]];
const mediaStack = [];
const tightStack = [];
const defaultHandlers = {
enter: {
blockQuote: onenterblockquote,
codeFenced: onentercodefenced,
codeFencedFenceInfo: buffer,
codeFencedFenceMeta: buffer,
codeIndented: onentercodeindented,
codeText: onentercodetext,
content: onentercontent,
definition: onenterdefinition,
definitionDestinationString: onenterdefinitiondestinationstring,
definitionLabelString: buffer,
definitionTitleString: buffer,
emphasis: onenteremphasis,
htmlFlow: onenterhtmlflow,
htmlText: onenterhtml,
image: onenterimage,
label: buffer,
link: onenterlink,
listItemMarker: onenterlistitemmarker,
listItemValue: onenterlistitemvalue,
listOrdered: onenterlistordered,
listUnordered: onenterlistunordered,
paragraph: onenterparagraph,
reference: buffer,
resource: onenterresource,
resourceDestinationString: onenterresourcedestinationstring,
resourceTitleString: buffer,
setextHeading: onentersetextheading,
strong: onenterstrong
},
exit: {
atxHeading: onexitatxheading,
atxHeadingSequence: onexitatxheadingsequence,
autolinkEmail: onexitautolinkemail,
autolinkProtocol: onexitautolinkprotocol,
blockQuote: onexitblockquote,
characterEscapeValue: onexitdata,
characterReferenceMarkerHexadecimal: onexitcharacterreferencemarker,
characterReferenceMarkerNumeric: onexitcharacterreferencemarker,
characterReferenceValue: onexitcharacterreferencevalue,
codeFenced: onexitflowcode,
codeFencedFence: onexitcodefencedfence,
codeFencedFenceInfo: onexitcodefencedfenceinfo,
codeFencedFenceMeta: onresumedrop,
codeFlowValue: onexitcodeflowvalue,
codeIndented: onexitflowcode,
codeText: onexitcodetext,
codeTextData: onexitdata,
data: onexitdata,
definition: onexitdefinition,
definitionDestinationString: onexitdefinitiondestinationstring,
definitionLabelString: onexitdefinitionlabelstring,
definitionTitleString: onexitdefinitiontitlestring,
emphasis: onexitemphasis,
hardBreakEscape: onexithardbreak,
hardBreakTrailing: onexithardbreak,
htmlFlow: onexithtml,
htmlFlowData: onexitdata,
htmlText: onexithtml,
htmlTextData: onexitdata,
image: onexitmedia,
label: onexitlabel,
labelText: onexitlabeltext,
lineEnding: onexitlineending,
link: onexitmedia,
listOrdered: onexitlistordered,
listUnordered: onexitlistunordered,
paragraph: onexitparagraph,
reference: onresumedrop,
referenceString: onexitreferencestring,
resource: onresumedrop,
resourceDestinationString: onexitresourcedestinationstring,
resourceTitleString: onexitresourcetitlestring,
setextHeading: onexitsetextheading,
setextHeadingLineSequence: onexitsetextheadinglinesequence,
setextHeadingText: onexitsetextheadingtext,
strong: onexitstrong,
thematicBreak: onexitthematicbreak
}
};
const handlers = (0, micromark_util_combine_extensions.v)([defaultHandlers, ...settings.htmlExtensions || []]);
const data = {
definitions,
tightStack
};
const context = {
buffer,
encode,
getData,
lineEndingIfNeeded,
options: settings,
raw,
resume,
setData,
tag
};
let lineEndingStyle = settings.defaultLineEnding;
return compile;
function compile(events) {
let index = -1;
let start = 0;
const listStack = [];
let head = [];
let body = [];
while (++index < events.length) {
if (!lineEndingStyle && (events[index][1].type === "lineEnding" || events[index][1].type === "lineEndingBlank")) {
lineEndingStyle = events[index][2].sliceSerialize(events[index][1]);
}
if (events[index][1].type === "listOrdered" || events[index][1].type === "listUnordered") {
if (events[index][0] === "enter") {
listStack.push(index);
} else {
prepareList(events.slice(listStack.pop(), index));
}
}
if (events[index][1].type === "definition") {
if (events[index][0] === "enter") {
body = (0, micromark_util_chunked.V)(body, events.slice(start, index));
start = index;
} else {
head = (0, micromark_util_chunked.V)(head, events.slice(start, index + 1));
start = index + 1;
}
}
}
head = (0, micromark_util_chunked.V)(head, body);
head = (0, micromark_util_chunked.V)(head, events.slice(start));
index = -1;
const result = head;
if (handlers.enter.null) {
handlers.enter.null.call(context);
}
while (++index < events.length) {
const handles = handlers[result[index][0]];
const kind = result[index][1].type;
const handle = handles[kind];
if (compile_hasOwnProperty.call(handles, kind) && handle) {
handle.call({
sliceSerialize: result[index][2].sliceSerialize,
...context
}, result[index][1]);
}
}
if (handlers.exit.null) {
handlers.exit.null.call(context);
}
return buffers[0].join("");
}
function prepareList(slice) {
const length = slice.length;
let index = 0;
let containerBalance = 0;
let loose = false;
let atMarker;
while (++index < length) {
const event = slice[index];
if (event[1]._container) {
atMarker = undefined;
if (event[0] === "enter") {
containerBalance++;
} else {
containerBalance--;
}
} else {
switch (event[1].type) {
case "listItemPrefix": {
if (event[0] === "exit") {
atMarker = true;
}
break;
}
case "linePrefix": {
break;
}
case "lineEndingBlank": {
if (event[0] === "enter" && !containerBalance) {
if (atMarker) {
atMarker = undefined;
} else {
loose = true;
}
}
break;
}
default: {
atMarker = undefined;
}
}
}
}
slice[0][1]._loose = loose;
}
function setData(key, value) {
data[key] = value;
}
function getData(key) {
return data[key];
}
function buffer() {
buffers.push([]);
}
function resume() {
const buf = buffers.pop();
return buf.join("");
}
function tag(value) {
if (!tags) {
return;
}
setData("lastWasTag", true);
buffers[buffers.length - 1].push(value);
}
function raw(value) {
setData("lastWasTag");
buffers[buffers.length - 1].push(value);
}
function lineEnding() {
raw(lineEndingStyle || "\n");
}
function lineEndingIfNeeded() {
const buffer = buffers[buffers.length - 1];
const slice = buffer[buffer.length - 1];
const previous = slice ? slice.charCodeAt(slice.length - 1) : null;
if (previous === 10 || previous === 13 || previous === null) {
return;
}
lineEnding();
}
function encode(value) {
return getData("ignoreEncode") ? value : (0, micromark_util_encode.l)(value);
}
function onresumedrop() {
resume();
}
function onenterlistordered(token) {
tightStack.push(!token._loose);
lineEndingIfNeeded();
tag("<ol");
setData("expectFirstItem", true);
}
function onenterlistunordered(token) {
tightStack.push(!token._loose);
lineEndingIfNeeded();
tag("<ul");
setData("expectFirstItem", true);
}
function onenterlistitemvalue(token) {
if (getData("expectFirstItem")) {
const value = Number.parseInt(this.sliceSerialize(token), 10);
if (value !== 1) {
tag(" start=\"" + encode(String(value)) + "\"");
}
}
}
function onenterlistitemmarker() {
if (getData("expectFirstItem")) {
tag(">");
} else {
onexitlistitem();
}
lineEndingIfNeeded();
tag("<li>");
setData("expectFirstItem");
setData("lastWasTag");
}
function onexitlistordered() {
onexitlistitem();
tightStack.pop();
lineEnding();
tag("</ol>");
}
function onexitlistunordered() {
onexitlistitem();
tightStack.pop();
lineEnding();
tag("</ul>");
}
function onexitlistitem() {
if (getData("lastWasTag") && !getData("slurpAllLineEndings")) {
lineEndingIfNeeded();
}
tag("</li>");
setData("slurpAllLineEndings");
}
function onenterblockquote() {
tightStack.push(false);
lineEndingIfNeeded();
tag("<blockquote>");
}
function onexitblockquote() {
tightStack.pop();
lineEndingIfNeeded();
tag("</blockquote>");
setData("slurpAllLineEndings");
}
function onenterparagraph() {
if (!tightStack[tightStack.length - 1]) {
lineEndingIfNeeded();
tag("<p>");
}
setData("slurpAllLineEndings");
}
function onexitparagraph() {
if (tightStack[tightStack.length - 1]) {
setData("slurpAllLineEndings", true);
} else {
tag("</p>");
}
}
function onentercodefenced() {
lineEndingIfNeeded();
tag("<pre><code");
setData("fencesCount", 0);
}
function onexitcodefencedfenceinfo() {
const value = resume();
tag(" class=\"language-" + value + "\"");
}
function onexitcodefencedfence() {
const count = getData("fencesCount") || 0;
if (!count) {
tag(">");
setData("slurpOneLineEnding", true);
}
setData("fencesCount", count + 1);
}
function onentercodeindented() {
lineEndingIfNeeded();
tag("<pre><code>");
}
function onexitflowcode() {
const count = getData("fencesCount");
if (count !== undefined && count < 2 && data.tightStack.length > 0 && !getData("lastWasTag")) {
lineEnding();
}
if (getData("flowCodeSeenData")) {
lineEndingIfNeeded();
}
tag("</code></pre>");
if (count !== undefined && count < 2) {
lineEndingIfNeeded();
}
setData("flowCodeSeenData");
setData("fencesCount");
setData("slurpOneLineEnding");
}
function onenterimage() {
mediaStack.push({ image: true });
tags = undefined;
}
function onenterlink() {
mediaStack.push({});
}
function onexitlabeltext(token) {
mediaStack[mediaStack.length - 1].labelId = this.sliceSerialize(token);
}
function onexitlabel() {
mediaStack[mediaStack.length - 1].label = resume();
}
function onexitreferencestring(token) {
mediaStack[mediaStack.length - 1].referenceId = this.sliceSerialize(token);
}
function onenterresource() {
buffer();
mediaStack[mediaStack.length - 1].destination = "";
}
function onenterresourcedestinationstring() {
buffer();
setData("ignoreEncode", true);
}
function onexitresourcedestinationstring() {
mediaStack[mediaStack.length - 1].destination = resume();
setData("ignoreEncode");
}
function onexitresourcetitlestring() {
mediaStack[mediaStack.length - 1].title = resume();
}
function onexitmedia() {
let index = mediaStack.length - 1;
const media = mediaStack[index];
const id = media.referenceId || media.labelId;
const context = media.destination === undefined ? definitions[(0, micromark_util_normalize_identifier.B)(id)] : media;
tags = true;
while (index--) {
if (mediaStack[index].image) {
tags = undefined;
break;
}
}
if (media.image) {
tag("<img src=\"" + (0, micromark_util_sanitize_uri.Q)(context.destination, settings.allowDangerousProtocol ? undefined : protocolSource) + "\" alt=\"");
raw(media.label);
tag("\"");
} else {
tag("<a href=\"" + (0, micromark_util_sanitize_uri.Q)(context.destination, settings.allowDangerousProtocol ? undefined : protocolHref) + "\"");
}
tag(context.title ? " title=\"" + context.title + "\"" : "");
if (media.image) {
tag(" />");
} else {
tag(">");
raw(media.label);
tag("</a>");
}
mediaStack.pop();
}
function onenterdefinition() {
buffer();
mediaStack.push({});
}
function onexitdefinitionlabelstring(token) {
resume();
mediaStack[mediaStack.length - 1].labelId = this.sliceSerialize(token);
}
function onenterdefinitiondestinationstring() {
buffer();
setData("ignoreEncode", true);
}
function onexitdefinitiondestinationstring() {
mediaStack[mediaStack.length - 1].destination = resume();
setData("ignoreEncode");
}
function onexitdefinitiontitlestring() {
mediaStack[mediaStack.length - 1].title = resume();
}
function onexitdefinition() {
const media = mediaStack[mediaStack.length - 1];
const id = (0, micromark_util_normalize_identifier.B)(media.labelId);
resume();
if (!compile_hasOwnProperty.call(definitions, id)) {
definitions[id] = mediaStack[mediaStack.length - 1];
}
mediaStack.pop();
}
function onentercontent() {
setData("slurpAllLineEndings", true);
}
function onexitatxheadingsequence(token) {
if (getData("headingRank")) {
return;
}
setData("headingRank", this.sliceSerialize(token).length);
lineEndingIfNeeded();
tag("<h" + getData("headingRank") + ">");
}
function onentersetextheading() {
buffer();
setData("slurpAllLineEndings");
}
function onexitsetextheadingtext() {
setData("slurpAllLineEndings", true);
}
function onexitatxheading() {
tag("</h" + getData("headingRank") + ">");
setData("headingRank");
}
function onexitsetextheadinglinesequence(token) {
setData("headingRank", this.sliceSerialize(token).charCodeAt(0) === 61 ? 1 : 2);
}
function onexitsetextheading() {
const value = resume();
lineEndingIfNeeded();
tag("<h" + getData("headingRank") + ">");
raw(value);
tag("</h" + getData("headingRank") + ">");
setData("slurpAllLineEndings");
setData("headingRank");
}
function onexitdata(token) {
raw(encode(this.sliceSerialize(token)));
}
function onexitlineending(token) {
if (getData("slurpAllLineEndings")) {
return;
}
if (getData("slurpOneLineEnding")) {
setData("slurpOneLineEnding");
return;
}
if (getData("inCodeText")) {
raw(" ");
return;
}
raw(encode(this.sliceSerialize(token)));
}
function onexitcodeflowvalue(token) {
raw(encode(this.sliceSerialize(token)));
setData("flowCodeSeenData", true);
}
function onexithardbreak() {
tag("<br />");
}
function onenterhtmlflow() {
lineEndingIfNeeded();
onenterhtml();
}
function onexithtml() {
setData("ignoreEncode");
}
function onenterhtml() {
if (settings.allowDangerousHtml) {
setData("ignoreEncode", true);
}
}
function onenteremphasis() {
tag("<em>");
}
function onenterstrong() {
tag("<strong>");
}
function onentercodetext() {
setData("inCodeText", true);
tag("<code>");
}
function onexitcodetext() {
setData("inCodeText");
tag("</code>");
}
function onexitemphasis() {
tag("</em>");
}
function onexitstrong() {
tag("</strong>");
}
function onexitthematicbreak() {
lineEndingIfNeeded();
tag("<hr />");
}
function onexitcharacterreferencemarker(token) {
setData("characterReferenceType", token.type);
}
function onexitcharacterreferencevalue(token) {
const value = this.sliceSerialize(token);
const decoded = getData("characterReferenceType") ? (0, micromark_util_decode_numeric_character_reference.C)(value, getData("characterReferenceType") === "characterReferenceMarkerNumeric" ? 10 : 16) : (0, decode_named_character_reference.s)(value);
raw(encode(decoded));
setData("characterReferenceType");
}
function onexitautolinkprotocol(token) {
const uri = this.sliceSerialize(token);
tag("<a href=\"" + (0, micromark_util_sanitize_uri.Q)(uri, settings.allowDangerousProtocol ? undefined : protocolHref) + "\">");
raw(encode(uri));
tag("</a>");
}
function onexitautolinkemail(token) {
const uri = this.sliceSerialize(token);
tag("<a href=\"" + (0, micromark_util_sanitize_uri.Q)("mailto:" + uri) + "\">");
raw(encode(uri));
tag("</a>");
}
}
var parse = __webpack_require__(19627);
var postprocess = __webpack_require__(45387);
var preprocess = __webpack_require__(82192);
;
function micromark(value, encoding, options) {
if (typeof encoding !== "string") {
options = encoding;
encoding = undefined;
}
return compile(options)((0, postprocess._)((0, parse.q)(options).document().write((0, preprocess.v)()(value, encoding, true))));
}
}),
4278: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
qy: () => property_information_html,
JW: () => property_information_svg
});
;
class Schema {
constructor(property, normal, space) {
this.normal = normal;
this.property = property;
if (space) {
this.space = space;
}
}
}
Schema.prototype.normal = {};
Schema.prototype.property = {};
Schema.prototype.space = undefined;
function merge(definitions, space) {
const property = {};
const normal = {};
for (const definition of definitions) {
Object.assign(property, definition.property);
Object.assign(normal, definition.normal);
}
return new Schema(property, normal, space);
}
var normalize = __webpack_require__(95246);
var defined_info = __webpack_require__(7904);
;
function create(definition) {
const properties = {};
const normals = {};
for (const [property, value] of Object.entries(definition.properties)) {
const info = new defined_info.E(property, definition.transform(definition.attributes || {}, property), value, definition.space);
if (definition.mustUseProperty && definition.mustUseProperty.includes(property)) {
info.mustUseProperty = true;
}
properties[property] = info;
normals[(0, normalize.S)(property)] = property;
normals[(0, normalize.S)(info.attribute)] = property;
}
return new Schema(properties, normals, definition.space);
}
var types = __webpack_require__(64923);
;
const aria = create({
properties: {
ariaActiveDescendant: null,
ariaAtomic: types.booleanish,
ariaAutoComplete: null,
ariaBusy: types.booleanish,
ariaChecked: types.booleanish,
ariaColCount: types.number,
ariaColIndex: types.number,
ariaColSpan: types.number,
ariaControls: types.spaceSeparated,
ariaCurrent: null,
ariaDescribedBy: types.spaceSeparated,
ariaDetails: null,
ariaDisabled: types.booleanish,
ariaDropEffect: types.spaceSeparated,
ariaErrorMessage: null,
ariaExpanded: types.booleanish,
ariaFlowTo: types.spaceSeparated,
ariaGrabbed: types.booleanish,
ariaHasPopup: null,
ariaHidden: types.booleanish,
ariaInvalid: null,
ariaKeyShortcuts: null,
ariaLabel: null,
ariaLabelledBy: types.spaceSeparated,
ariaLevel: types.number,
ariaLive: null,
ariaModal: types.booleanish,
ariaMultiLine: types.booleanish,
ariaMultiSelectable: types.booleanish,
ariaOrientation: null,
ariaOwns: types.spaceSeparated,
ariaPlaceholder: null,
ariaPosInSet: types.number,
ariaPressed: types.booleanish,
ariaReadOnly: types.booleanish,
ariaRelevant: null,
ariaRequired: types.booleanish,
ariaRoleDescription: types.spaceSeparated,
ariaRowCount: types.number,
ariaRowIndex: types.number,
ariaRowSpan: types.number,
ariaSelected: types.booleanish,
ariaSetSize: types.number,
ariaSort: null,
ariaValueMax: types.number,
ariaValueMin: types.number,
ariaValueNow: types.number,
ariaValueText: null,
role: null
},
transform(_, property) {
return property === "role" ? property : "aria-" + property.slice(4).toLowerCase();
}
});
function caseSensitiveTransform(attributes, attribute) {
return attribute in attributes ? attributes[attribute] : attribute;
}
;
function caseInsensitiveTransform(attributes, property) {
return caseSensitiveTransform(attributes, property.toLowerCase());
}
;
const html = create({
attributes: {
acceptcharset: "accept-charset",
classname: "class",
htmlfor: "for",
httpequiv: "http-equiv"
},
mustUseProperty: [
"checked",
"multiple",
"muted",
"selected"
],
properties: {
abbr: null,
accept: types.commaSeparated,
acceptCharset: types.spaceSeparated,
accessKey: types.spaceSeparated,
action: null,
allow: null,
allowFullScreen: types.boolean,
allowPaymentRequest: types.boolean,
allowUserMedia: types.boolean,
alpha: types.boolean,
alt: null,
as: null,
async: types.boolean,
autoCapitalize: null,
autoComplete: types.spaceSeparated,
autoFocus: types.boolean,
autoPlay: types.boolean,
blocking: types.spaceSeparated,
capture: null,
charSet: null,
checked: types.boolean,
cite: null,
className: types.spaceSeparated,
closedBy: null,
colorSpace: null,
cols: types.number,
colSpan: types.number,
command: null,
commandFor: null,
content: null,
contentEditable: types.booleanish,
controls: types.boolean,
controlsList: types.spaceSeparated,
coords: types.number | types.commaSeparated,
crossOrigin: null,
data: null,
dateTime: null,
decoding: null,
default: types.boolean,
defer: types.boolean,
dir: null,
dirName: null,
disabled: types.boolean,
download: types.overloadedBoolean,
draggable: types.booleanish,
encType: null,
enterKeyHint: null,
fetchPriority: null,
form: null,
formAction: null,
formEncType: null,
formMethod: null,
formNoValidate: types.boolean,
formTarget: null,
headers: types.spaceSeparated,
height: types.number,
hidden: types.overloadedBoolean,
high: types.number,
href: null,
hrefLang: null,
htmlFor: types.spaceSeparated,
httpEquiv: types.spaceSeparated,
id: null,
imageSizes: null,
imageSrcSet: null,
inert: types.boolean,
inputMode: null,
integrity: null,
is: null,
isMap: types.boolean,
itemId: null,
itemProp: types.spaceSeparated,
itemRef: types.spaceSeparated,
itemScope: types.boolean,
itemType: types.spaceSeparated,
kind: null,
label: null,
lang: null,
language: null,
list: null,
loading: null,
loop: types.boolean,
low: types.number,
manifest: null,
max: null,
maxLength: types.number,
media: null,
method: null,
min: null,
minLength: types.number,
multiple: types.boolean,
muted: types.boolean,
name: null,
nonce: null,
noModule: types.boolean,
noValidate: types.boolean,
onAbort: null,
onAfterPrint: null,
onAuxClick: null,
onBeforeMatch: null,
onBeforePrint: null,
onBeforeToggle: null,
onBeforeUnload: null,
onBlur: null,
onCancel: null,
onCanPlay: null,
onCanPlayThrough: null,
onChange: null,
onClick: null,
onClose: null,
onContextLost: null,
onContextMenu: null,
onContextRestored: null,
onCopy: null,
onCueChange: null,
onCut: null,
onDblClick: null,
onDrag: null,
onDragEnd: null,
onDragEnter: null,
onDragExit: null,
onDragLeave: null,
onDragOver: null,
onDragStart: null,
onDrop: null,
onDurationChange: null,
onEmptied: null,
onEnded: null,
onError: null,
onFocus: null,
onFormData: null,
onHashChange: null,
onInput: null,
onInvalid: null,
onKeyDown: null,
onKeyPress: null,
onKeyUp: null,
onLanguageChange: null,
onLoad: null,
onLoadedData: null,
onLoadedMetadata: null,
onLoadEnd: null,
onLoadStart: null,
onMessage: null,
onMessageError: null,
onMouseDown: null,
onMouseEnter: null,
onMouseLeave: null,
onMouseMove: null,
onMouseOut: null,
onMouseOver: null,
onMouseUp: null,
onOffline: null,
onOnline: null,
onPageHide: null,
onPageShow: null,
onPaste: null,
onPause: null,
onPlay: null,
onPlaying: null,
onPopState: null,
onProgress: null,
onRateChange: null,
onRejectionHandled: null,
onReset: null,
onResize: null,
onScroll: null,
onScrollEnd: null,
onSecurityPolicyViolation: null,
onSeeked: null,
onSeeking: null,
onSelect: null,
onSlotChange: null,
onStalled: null,
onStorage: null,
onSubmit: null,
onSuspend: null,
onTimeUpdate: null,
onToggle: null,
onUnhandledRejection: null,
onUnload: null,
onVolumeChange: null,
onWaiting: null,
onWheel: null,
open: types.boolean,
optimum: types.number,
pattern: null,
ping: types.spaceSeparated,
placeholder: null,
playsInline: types.boolean,
popover: null,
popoverTarget: null,
popoverTargetAction: null,
poster: null,
preload: null,
readOnly: types.boolean,
referrerPolicy: null,
rel: types.spaceSeparated,
required: types.boolean,
reversed: types.boolean,
rows: types.number,
rowSpan: types.number,
sandbox: types.spaceSeparated,
scope: null,
scoped: types.boolean,
seamless: types.boolean,
selected: types.boolean,
shadowRootClonable: types.boolean,
shadowRootCustomElementRegistry: types.boolean,
shadowRootDelegatesFocus: types.boolean,
shadowRootMode: null,
shadowRootSerializable: types.boolean,
shape: null,
size: types.number,
sizes: null,
slot: null,
span: types.number,
spellCheck: types.booleanish,
src: null,
srcDoc: null,
srcLang: null,
srcSet: null,
start: types.number,
step: null,
style: null,
tabIndex: types.number,
target: null,
title: null,
translate: null,
type: null,
typeMustMatch: types.boolean,
useMap: null,
value: types.booleanish,
width: types.number,
wrap: null,
writingSuggestions: null,
align: null,
aLink: null,
archive: types.spaceSeparated,
axis: null,
background: null,
bgColor: null,
border: types.number,
borderColor: null,
bottomMargin: types.number,
cellPadding: null,
cellSpacing: null,
char: null,
charOff: null,
classId: null,
clear: null,
code: null,
codeBase: null,
codeType: null,
color: null,
compact: types.boolean,
declare: types.boolean,
event: null,
face: null,
frame: null,
frameBorder: null,
hSpace: types.number,
leftMargin: types.number,
link: null,
longDesc: null,
lowSrc: null,
marginHeight: types.number,
marginWidth: types.number,
noResize: types.boolean,
noHref: types.boolean,
noShade: types.boolean,
noWrap: types.boolean,
object: null,
profile: null,
prompt: null,
rev: null,
rightMargin: types.number,
rules: null,
scheme: null,
scrolling: types.booleanish,
standby: null,
summary: null,
text: null,
topMargin: types.number,
valueType: null,
version: null,
vAlign: null,
vLink: null,
vSpace: types.number,
allowTransparency: null,
autoCorrect: null,
autoSave: null,
credentialless: types.boolean,
disablePictureInPicture: types.boolean,
disableRemotePlayback: types.boolean,
exportParts: types.commaSeparated,
part: types.spaceSeparated,
prefix: null,
property: null,
results: types.number,
security: null,
unselectable: null
},
space: "html",
transform: caseInsensitiveTransform
});
const svg = create({
attributes: {
accentHeight: "accent-height",
alignmentBaseline: "alignment-baseline",
arabicForm: "arabic-form",
baselineShift: "baseline-shift",
capHeight: "cap-height",
className: "class",
clipPath: "clip-path",
clipRule: "clip-rule",
colorInterpolation: "color-interpolation",
colorInterpolationFilters: "color-interpolation-filters",
colorProfile: "color-profile",
colorRendering: "color-rendering",
crossOrigin: "crossorigin",
dataType: "datatype",
dominantBaseline: "dominant-baseline",
enableBackground: "enable-background",
fillOpacity: "fill-opacity",
fillRule: "fill-rule",
floodColor: "flood-color",
floodOpacity: "flood-opacity",
fontFamily: "font-family",
fontSize: "font-size",
fontSizeAdjust: "font-size-adjust",
fontStretch: "font-stretch",
fontStyle: "font-style",
fontVariant: "font-variant",
fontWeight: "font-weight",
glyphName: "glyph-name",
glyphOrientationHorizontal: "glyph-orientation-horizontal",
glyphOrientationVertical: "glyph-orientation-vertical",
hrefLang: "hreflang",
horizAdvX: "horiz-adv-x",
horizOriginX: "horiz-origin-x",
horizOriginY: "horiz-origin-y",
imageRendering: "image-rendering",
letterSpacing: "letter-spacing",
lightingColor: "lighting-color",
markerEnd: "marker-end",
markerMid: "marker-mid",
markerStart: "marker-start",
maskType: "mask-type",
navDown: "nav-down",
navDownLeft: "nav-down-left",
navDownRight: "nav-down-right",
navLeft: "nav-left",
navNext: "nav-next",
navPrev: "nav-prev",
navRight: "nav-right",
navUp: "nav-up",
navUpLeft: "nav-up-left",
navUpRight: "nav-up-right",
onAbort: "onabort",
onActivate: "onactivate",
onAfterPrint: "onafterprint",
onBeforePrint: "onbeforeprint",
onBegin: "onbegin",
onCancel: "oncancel",
onCanPlay: "oncanplay",
onCanPlayThrough: "oncanplaythrough",
onChange: "onchange",
onClick: "onclick",
onClose: "onclose",
onCopy: "oncopy",
onCueChange: "oncuechange",
onCut: "oncut",
onDblClick: "ondblclick",
onDrag: "ondrag",
onDragEnd: "ondragend",
onDragEnter: "ondragenter",
onDragExit: "ondragexit",
onDragLeave: "ondragleave",
onDragOver: "ondragover",
onDragStart: "ondragstart",
onDrop: "ondrop",
onDurationChange: "ondurationchange",
onEmptied: "onemptied",
onEnd: "onend",
onEnded: "onended",
onError: "onerror",
onFocus: "onfocus",
onFocusIn: "onfocusin",
onFocusOut: "onfocusout",
onHashChange: "onhashchange",
onInput: "oninput",
onInvalid: "oninvalid",
onKeyDown: "onkeydown",
onKeyPress: "onkeypress",
onKeyUp: "onkeyup",
onLoad: "onload",
onLoadedData: "onloadeddata",
onLoadedMetadata: "onloadedmetadata",
onLoadStart: "onloadstart",
onMessage: "onmessage",
onMouseDown: "onmousedown",
onMouseEnter: "onmouseenter",
onMouseLeave: "onmouseleave",
onMouseMove: "onmousemove",
onMouseOut: "onmouseout",
onMouseOver: "onmouseover",
onMouseUp: "onmouseup",
onMouseWheel: "onmousewheel",
onOffline: "onoffline",
onOnline: "ononline",
onPageHide: "onpagehide",
onPageShow: "onpageshow",
onPaste: "onpaste",
onPause: "onpause",
onPlay: "onplay",
onPlaying: "onplaying",
onPopState: "onpopstate",
onProgress: "onprogress",
onRateChange: "onratechange",
onRepeat: "onrepeat",
onReset: "onreset",
onResize: "onresize",
onScroll: "onscroll",
onSeeked: "onseeked",
onSeeking: "onseeking",
onSelect: "onselect",
onShow: "onshow",
onStalled: "onstalled",
onStorage: "onstorage",
onSubmit: "onsubmit",
onSuspend: "onsuspend",
onTimeUpdate: "ontimeupdate",
onToggle: "ontoggle",
onUnload: "onunload",
onVolumeChange: "onvolumechange",
onWaiting: "onwaiting",
onZoom: "onzoom",
overlinePosition: "overline-position",
overlineThickness: "overline-thickness",
paintOrder: "paint-order",
panose1: "panose-1",
pointerEvents: "pointer-events",
referrerPolicy: "referrerpolicy",
renderingIntent: "rendering-intent",
shapeRendering: "shape-rendering",
stopColor: "stop-color",
stopOpacity: "stop-opacity",
strikethroughPosition: "strikethrough-position",
strikethroughThickness: "strikethrough-thickness",
strokeDashArray: "stroke-dasharray",
strokeDashOffset: "stroke-dashoffset",
strokeLineCap: "stroke-linecap",
strokeLineJoin: "stroke-linejoin",
strokeMiterLimit: "stroke-miterlimit",
strokeOpacity: "stroke-opacity",
strokeWidth: "stroke-width",
tabIndex: "tabindex",
textAnchor: "text-anchor",
textDecoration: "text-decoration",
textRendering: "text-rendering",
transformOrigin: "transform-origin",
typeOf: "typeof",
underlinePosition: "underline-position",
underlineThickness: "underline-thickness",
unicodeBidi: "unicode-bidi",
unicodeRange: "unicode-range",
unitsPerEm: "units-per-em",
vAlphabetic: "v-alphabetic",
vHanging: "v-hanging",
vIdeographic: "v-ideographic",
vMathematical: "v-mathematical",
vectorEffect: "vector-effect",
vertAdvY: "vert-adv-y",
vertOriginX: "vert-origin-x",
vertOriginY: "vert-origin-y",
wordSpacing: "word-spacing",
writingMode: "writing-mode",
xHeight: "x-height",
playbackOrder: "playbackorder",
timelineBegin: "timelinebegin"
},
properties: {
about: types.commaOrSpaceSeparated,
accentHeight: types.number,
accumulate: null,
additive: null,
alignmentBaseline: null,
alphabetic: types.number,
amplitude: types.number,
arabicForm: null,
ascent: types.number,
attributeName: null,
attributeType: null,
azimuth: types.number,
bandwidth: null,
baselineShift: null,
baseFrequency: null,
baseProfile: null,
bbox: null,
begin: null,
bias: types.number,
by: null,
calcMode: null,
capHeight: types.number,
className: types.spaceSeparated,
clip: null,
clipPath: null,
clipPathUnits: null,
clipRule: null,
color: null,
colorInterpolation: null,
colorInterpolationFilters: null,
colorProfile: null,
colorRendering: null,
content: null,
contentScriptType: null,
contentStyleType: null,
crossOrigin: null,
cursor: null,
cx: null,
cy: null,
d: null,
dataType: null,
defaultAction: null,
descent: types.number,
diffuseConstant: types.number,
direction: null,
display: null,
dur: null,
divisor: types.number,
dominantBaseline: null,
download: types.boolean,
dx: null,
dy: null,
edgeMode: null,
editable: null,
elevation: types.number,
enableBackground: null,
end: null,
event: null,
exponent: types.number,
externalResourcesRequired: null,
fill: null,
fillOpacity: types.number,
fillRule: null,
filter: null,
filterRes: null,
filterUnits: null,
floodColor: null,
floodOpacity: null,
focusable: null,
focusHighlight: null,
fontFamily: null,
fontSize: null,
fontSizeAdjust: null,
fontStretch: null,
fontStyle: null,
fontVariant: null,
fontWeight: null,
format: null,
fr: null,
from: null,
fx: null,
fy: null,
g1: types.commaSeparated,
g2: types.commaSeparated,
glyphName: types.commaSeparated,
glyphOrientationHorizontal: null,
glyphOrientationVertical: null,
glyphRef: null,
gradientTransform: null,
gradientUnits: null,
handler: null,
hanging: types.number,
hatchContentUnits: null,
hatchUnits: null,
height: null,
href: null,
hrefLang: null,
horizAdvX: types.number,
horizOriginX: types.number,
horizOriginY: types.number,
id: null,
ideographic: types.number,
imageRendering: null,
initialVisibility: null,
in: null,
in2: null,
intercept: types.number,
k: types.number,
k1: types.number,
k2: types.number,
k3: types.number,
k4: types.number,
kernelMatrix: types.commaOrSpaceSeparated,
kernelUnitLength: null,
keyPoints: null,
keySplines: null,
keyTimes: null,
kerning: null,
lang: null,
lengthAdjust: null,
letterSpacing: null,
lightingColor: null,
limitingConeAngle: types.number,
local: null,
markerEnd: null,
markerMid: null,
markerStart: null,
markerHeight: null,
markerUnits: null,
markerWidth: null,
mask: null,
maskContentUnits: null,
maskType: null,
maskUnits: null,
mathematical: null,
max: null,
media: null,
mediaCharacterEncoding: null,
mediaContentEncodings: null,
mediaSize: types.number,
mediaTime: null,
method: null,
min: null,
mode: null,
name: null,
navDown: null,
navDownLeft: null,
navDownRight: null,
navLeft: null,
navNext: null,
navPrev: null,
navRight: null,
navUp: null,
navUpLeft: null,
navUpRight: null,
numOctaves: null,
observer: null,
offset: null,
onAbort: null,
onActivate: null,
onAfterPrint: null,
onBeforePrint: null,
onBegin: null,
onCancel: null,
onCanPlay: null,
onCanPlayThrough: null,
onChange: null,
onClick: null,
onClose: null,
onCopy: null,
onCueChange: null,
onCut: null,
onDblClick: null,
onDrag: null,
onDragEnd: null,
onDragEnter: null,
onDragExit: null,
onDragLeave: null,
onDragOver: null,
onDragStart: null,
onDrop: null,
onDurationChange: null,
onEmptied: null,
onEnd: null,
onEnded: null,
onError: null,
onFocus: null,
onFocusIn: null,
onFocusOut: null,
onHashChange: null,
onInput: null,
onInvalid: null,
onKeyDown: null,
onKeyPress: null,
onKeyUp: null,
onLoad: null,
onLoadedData: null,
onLoadedMetadata: null,
onLoadStart: null,
onMessage: null,
onMouseDown: null,
onMouseEnter: null,
onMouseLeave: null,
onMouseMove: null,
onMouseOut: null,
onMouseOver: null,
onMouseUp: null,
onMouseWheel: null,
onOffline: null,
onOnline: null,
onPageHide: null,
onPageShow: null,
onPaste: null,
onPause: null,
onPlay: null,
onPlaying: null,
onPopState: null,
onProgress: null,
onRateChange: null,
onRepeat: null,
onReset: null,
onResize: null,
onScroll: null,
onSeeked: null,
onSeeking: null,
onSelect: null,
onShow: null,
onStalled: null,
onStorage: null,
onSubmit: null,
onSuspend: null,
onTimeUpdate: null,
onToggle: null,
onUnload: null,
onVolumeChange: null,
onWaiting: null,
onZoom: null,
opacity: null,
operator: null,
order: null,
orient: null,
orientation: null,
origin: null,
overflow: null,
overlay: null,
overlinePosition: types.number,
overlineThickness: types.number,
paintOrder: null,
panose1: null,
path: null,
pathLength: types.number,
patternContentUnits: null,
patternTransform: null,
patternUnits: null,
phase: null,
ping: types.spaceSeparated,
pitch: null,
playbackOrder: null,
pointerEvents: null,
points: null,
pointsAtX: types.number,
pointsAtY: types.number,
pointsAtZ: types.number,
preserveAlpha: null,
preserveAspectRatio: null,
primitiveUnits: null,
propagate: null,
property: types.commaOrSpaceSeparated,
r: null,
radius: null,
referrerPolicy: null,
refX: null,
refY: null,
rel: types.commaOrSpaceSeparated,
rev: types.commaOrSpaceSeparated,
renderingIntent: null,
repeatCount: null,
repeatDur: null,
requiredExtensions: types.commaOrSpaceSeparated,
requiredFeatures: types.commaOrSpaceSeparated,
requiredFonts: types.commaOrSpaceSeparated,
requiredFormats: types.commaOrSpaceSeparated,
resource: null,
restart: null,
result: null,
rotate: null,
rx: null,
ry: null,
scale: null,
seed: null,
shapeRendering: null,
side: null,
slope: null,
snapshotTime: null,
specularConstant: types.number,
specularExponent: types.number,
spreadMethod: null,
spacing: null,
startOffset: null,
stdDeviation: null,
stemh: null,
stemv: null,
stitchTiles: null,
stopColor: null,
stopOpacity: null,
strikethroughPosition: types.number,
strikethroughThickness: types.number,
string: null,
stroke: null,
strokeDashArray: types.commaOrSpaceSeparated,
strokeDashOffset: null,
strokeLineCap: null,
strokeLineJoin: null,
strokeMiterLimit: types.number,
strokeOpacity: types.number,
strokeWidth: null,
style: null,
surfaceScale: types.number,
syncBehavior: null,
syncBehaviorDefault: null,
syncMaster: null,
syncTolerance: null,
syncToleranceDefault: null,
systemLanguage: types.commaOrSpaceSeparated,
tabIndex: types.number,
tableValues: null,
target: null,
targetX: types.number,
targetY: types.number,
textAnchor: null,
textDecoration: null,
textRendering: null,
textLength: null,
timelineBegin: null,
title: null,
transformBehavior: null,
type: null,
typeOf: types.commaOrSpaceSeparated,
to: null,
transform: null,
transformOrigin: null,
u1: null,
u2: null,
underlinePosition: types.number,
underlineThickness: types.number,
unicode: null,
unicodeBidi: null,
unicodeRange: null,
unitsPerEm: types.number,
values: null,
vAlphabetic: types.number,
vMathematical: types.number,
vectorEffect: null,
vHanging: types.number,
vIdeographic: types.number,
version: null,
vertAdvY: types.number,
vertOriginX: types.number,
vertOriginY: types.number,
viewBox: null,
viewTarget: null,
visibility: null,
width: null,
widths: null,
wordSpacing: null,
writingMode: null,
x: null,
x1: null,
x2: null,
xChannelSelector: null,
xHeight: types.number,
y: null,
y1: null,
y2: null,
yChannelSelector: null,
z: null,
zoomAndPan: null
},
space: "svg",
transform: caseSensitiveTransform
});
const xlink = create({
properties: {
xLinkActuate: null,
xLinkArcRole: null,
xLinkHref: null,
xLinkRole: null,
xLinkShow: null,
xLinkTitle: null,
xLinkType: null
},
space: "xlink",
transform(_, property) {
return "xlink:" + property.slice(5).toLowerCase();
}
});
const xmlns = create({
attributes: { xmlnsxlink: "xmlns:xlink" },
properties: {
xmlnsXLink: null,
xmlns: null
},
space: "xmlns",
transform: caseInsensitiveTransform
});
const xml = create({
properties: {
xmlBase: null,
xmlLang: null,
xmlSpace: null
},
space: "xml",
transform(_, property) {
return "xml:" + property.slice(3).toLowerCase();
}
});
const property_information_html = merge([
aria,
html,
xlink,
xmlns,
xml
], "html");
const property_information_svg = merge([
aria,
svg,
xlink,
xmlns,
xml
], "svg");
}),
97522: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { I: () => find });
var _util_defined_info_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7904);
var _util_info_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54936);
var _normalize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95246);
const cap = /[A-Z]/g;
const dash = /-[a-z]/g;
const valid = /^data[-\w.:]+$/i;
function find(schema, value) {
const normal = (0, _normalize_js__WEBPACK_IMPORTED_MODULE_0__.S)(value);
let property = value;
let Type = _util_info_js__WEBPACK_IMPORTED_MODULE_1__.R;
if (normal in schema.normal) {
return schema.property[schema.normal[normal]];
}
if (normal.length > 4 && normal.slice(0, 4) === "data" && valid.test(value)) {
if (value.charAt(4) === "-") {
const rest = value.slice(5).replace(dash, camelcase);
property = "data" + rest.charAt(0).toUpperCase() + rest.slice(1);
} else {
const rest = value.slice(4);
if (!dash.test(rest)) {
let dashes = rest.replace(cap, kebab);
if (dashes.charAt(0) !== "-") {
dashes = "-" + dashes;
}
value = "data" + dashes;
}
}
Type = _util_defined_info_js__WEBPACK_IMPORTED_MODULE_2__.E;
}
return new Type(property, value);
}
function kebab($0) {
return "-" + $0.toLowerCase();
}
function camelcase($0) {
return $0.charAt(1).toUpperCase();
}
}),
95246: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { S: () => normalize });
function normalize(value) {
return value.toLowerCase();
}
}),
7904: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { E: () => DefinedInfo });
var _info_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54936);
var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64923);
const checks = Object.keys(_types_js__WEBPACK_IMPORTED_MODULE_0__);
class DefinedInfo extends _info_js__WEBPACK_IMPORTED_MODULE_1__.R {
constructor(property, attribute, mask, space) {
let index = -1;
super(property, attribute);
mark(this, "space", space);
if (typeof mask === "number") {
while (++index < checks.length) {
const check = checks[index];
mark(this, checks[index], (mask & _types_js__WEBPACK_IMPORTED_MODULE_0__[check]) === _types_js__WEBPACK_IMPORTED_MODULE_0__[check]);
}
}
}
}
DefinedInfo.prototype.defined = true;
function mark(values, key, value) {
if (value) {
values[key] = value;
}
}
}),
54936: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { R: () => Info });
class Info {
constructor(property, attribute) {
this.attribute = attribute;
this.property = property;
}
}
Info.prototype.attribute = "";
Info.prototype.booleanish = false;
Info.prototype.boolean = false;
Info.prototype.commaOrSpaceSeparated = false;
Info.prototype.commaSeparated = false;
Info.prototype.defined = false;
Info.prototype.mustUseProperty = false;
Info.prototype.number = false;
Info.prototype.overloadedBoolean = false;
Info.prototype.property = "";
Info.prototype.spaceSeparated = false;
Info.prototype.space = undefined;
}),
64923: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
boolean: () => boolean,
booleanish: () => booleanish,
commaOrSpaceSeparated: () => commaOrSpaceSeparated,
commaSeparated: () => commaSeparated,
number: () => number,
overloadedBoolean: () => overloadedBoolean,
spaceSeparated: () => spaceSeparated
});
let powers = 0;
const boolean = increment();
const booleanish = increment();
const overloadedBoolean = increment();
const number = increment();
const spaceSeparated = increment();
const commaSeparated = increment();
const commaOrSpaceSeparated = increment();
function increment() {
return 2 ** ++powers;
}
}),
85510: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A: () => stringify,
q: () => parse
});
function parse(value) {
const input = String(value || "").trim();
return input ? input.split(/[ \t\n\r\f]+/g) : [];
}
function stringify(values) {
return values.join(" ").trim();
}
})
};
;
