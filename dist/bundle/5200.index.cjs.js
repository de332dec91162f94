"use strict";
exports.id = 5200;
exports.ids = [5200];
exports.modules = {
20295: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { Y: () => fromMarkdown });
;
const emptyOptions = {};
function lib_toString(value, options) {
const settings = options || emptyOptions;
const includeImageAlt = typeof settings.includeImageAlt === "boolean" ? settings.includeImageAlt : true;
const includeHtml = typeof settings.includeHtml === "boolean" ? settings.includeHtml : true;
return one(value, includeImageAlt, includeHtml);
}
function one(value, includeImageAlt, includeHtml) {
if (node(value)) {
if ("value" in value) {
return value.type === "html" && !includeHtml ? "" : value.value;
}
if (includeImageAlt && "alt" in value && value.alt) {
return value.alt;
}
if ("children" in value) {
return lib_all(value.children, includeImageAlt, includeHtml);
}
}
if (Array.isArray(value)) {
return lib_all(value, includeImageAlt, includeHtml);
}
return "";
}
function lib_all(values, includeImageAlt, includeHtml) {
const result = [];
let index = -1;
while (++index < values.length) {
result[index] = one(values[index], includeImageAlt, includeHtml);
}
return result.join("");
}
function node(value) {
return Boolean(value && typeof value === "object");
}
var postprocess = __webpack_require__(45387);
var parse = __webpack_require__(19627);
var preprocess = __webpack_require__(82192);
var micromark_util_decode_numeric_character_reference = __webpack_require__(33988);
var decode_named_character_reference = __webpack_require__(37126);
;
const characterEscapeOrReference = /\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi;
function decodeString(value) {
return value.replace(characterEscapeOrReference, decode);
}
function decode($0, $1, $2) {
if ($1) {
return $1;
}
const head = $2.charCodeAt(0);
if (head === 35) {
const head = $2.charCodeAt(1);
const hex = head === 120 || head === 88;
return (0, micromark_util_decode_numeric_character_reference.C)($2.slice(hex ? 2 : 1), hex ? 16 : 10);
}
return (0, decode_named_character_reference.s)($2) || $0;
}
var micromark_util_normalize_identifier = __webpack_require__(20031);
var lib = __webpack_require__(50669);
;
const own = {}.hasOwnProperty;
function fromMarkdown(value, encoding, options) {
if (encoding && typeof encoding === "object") {
options = encoding;
encoding = undefined;
}
return compiler(options)((0, postprocess._)((0, parse.q)(options).document().write((0, preprocess.v)()(value, encoding, true))));
}
function compiler(options) {
const config = {
afterExit: [],
beforeEnter: [],
transforms: [],
canContainEols: [
"emphasis",
"fragment",
"heading",
"paragraph",
"strong"
],
enter: {
autolink: opener(link),
autolinkProtocol: onenterdata,
autolinkEmail: onenterdata,
atxHeading: opener(heading),
blockQuote: opener(blockQuote),
characterEscape: onenterdata,
characterReference: onenterdata,
codeFenced: opener(codeFlow),
codeFencedFenceInfo: buffer,
codeFencedFenceMeta: buffer,
codeIndented: opener(codeFlow, buffer),
codeText: opener(codeText, buffer),
codeTextData: onenterdata,
data: onenterdata,
codeFlowValue: onenterdata,
definition: opener(definition),
definitionDestinationString: buffer,
definitionLabelString: buffer,
definitionTitleString: buffer,
emphasis: opener(emphasis),
hardBreakEscape: opener(hardBreak),
hardBreakTrailing: opener(hardBreak),
htmlFlow: opener(html, buffer),
htmlFlowData: onenterdata,
htmlText: opener(html, buffer),
htmlTextData: onenterdata,
image: opener(image),
label: buffer,
link: opener(link),
listItem: opener(listItem),
listItemValue: onenterlistitemvalue,
listOrdered: opener(list, onenterlistordered),
listUnordered: opener(list),
paragraph: opener(paragraph),
reference: onenterreference,
referenceString: buffer,
resourceDestinationString: buffer,
resourceTitleString: buffer,
setextHeading: opener(heading),
strong: opener(strong),
thematicBreak: opener(thematicBreak)
},
exit: {
atxHeading: closer(),
atxHeadingSequence: onexitatxheadingsequence,
autolink: closer(),
autolinkEmail: onexitautolinkemail,
autolinkProtocol: onexitautolinkprotocol,
blockQuote: closer(),
characterEscapeValue: onexitdata,
characterReferenceMarkerHexadecimal: onexitcharacterreferencemarker,
characterReferenceMarkerNumeric: onexitcharacterreferencemarker,
characterReferenceValue: onexitcharacterreferencevalue,
characterReference: onexitcharacterreference,
codeFenced: closer(onexitcodefenced),
codeFencedFence: onexitcodefencedfence,
codeFencedFenceInfo: onexitcodefencedfenceinfo,
codeFencedFenceMeta: onexitcodefencedfencemeta,
codeFlowValue: onexitdata,
codeIndented: closer(onexitcodeindented),
codeText: closer(onexitcodetext),
codeTextData: onexitdata,
data: onexitdata,
definition: closer(),
definitionDestinationString: onexitdefinitiondestinationstring,
definitionLabelString: onexitdefinitionlabelstring,
definitionTitleString: onexitdefinitiontitlestring,
emphasis: closer(),
hardBreakEscape: closer(onexithardbreak),
hardBreakTrailing: closer(onexithardbreak),
htmlFlow: closer(onexithtmlflow),
htmlFlowData: onexitdata,
htmlText: closer(onexithtmltext),
htmlTextData: onexitdata,
image: closer(onexitimage),
label: onexitlabel,
labelText: onexitlabeltext,
lineEnding: onexitlineending,
link: closer(onexitlink),
listItem: closer(),
listOrdered: closer(),
listUnordered: closer(),
paragraph: closer(),
referenceString: onexitreferencestring,
resourceDestinationString: onexitresourcedestinationstring,
resourceTitleString: onexitresourcetitlestring,
resource: onexitresource,
setextHeading: closer(onexitsetextheading),
setextHeadingLineSequence: onexitsetextheadinglinesequence,
setextHeadingText: onexitsetextheadingtext,
strong: closer(),
thematicBreak: closer()
}
};
configure(config, (options || {}).mdastExtensions || []);
const data = {};
return compile;
function compile(events) {
let tree = {
type: "root",
children: [],
position: undefined
};
const context = {
stack: [tree],
tokenStack: [],
config,
enter,
exit,
buffer,
resume,
data
};
const listStack = [];
const prepared = [];
let index = -1;
while (++index < events.length) {
prepared.push(events[index]);
if (events[index][1].type === "listOrdered" || events[index][1].type === "listUnordered") {
if (events[index][0] === "enter") {
listStack.push(prepared.length - 1);
} else {
const tail = listStack.pop();
prepareList(prepared, tail);
}
}
}
events = prepared;
index = -1;
while (++index < events.length) {
const handler = config[events[index][0]];
if (events[index][0] === "enter" && config.beforeEnter.length > 0) {
callListeners(config.beforeEnter, {
...context,
sliceSerialize: events[index][2].sliceSerialize
}, events[index][1]);
}
if (own.call(handler, events[index][1].type)) {
handler[events[index][1].type].call({
...context,
sliceSerialize: events[index][2].sliceSerialize
}, events[index][1]);
}
if (events[index][0] === "exit" && config.afterExit.length > 0) {
callListeners(config.afterExit, {
...context,
sliceSerialize: events[index][2].sliceSerialize
}, events[index][1]);
}
}
if (context.tokenStack.length > 0) {
const tail = context.tokenStack[context.tokenStack.length - 1];
const handler = tail[1] || defaultOnError;
handler.call(context, undefined, tail[0]);
}
tree.position = {
start: point(events.length > 0 ? events[0][1].start : {
line: 1,
column: 1,
offset: 0
}),
end: point(events.length > 0 ? events[events.length - 2][1].end : {
line: 1,
column: 1,
offset: 0
})
};
index = -1;
while (++index < config.transforms.length) {
tree = config.transforms[index](tree) || tree;
}
return tree;
}
function callListeners(listeners, context, token) {
let index = -1;
while (++index < listeners.length) {
listeners[index].call(context, token);
}
}
function prepareList(events, start) {
const end = events.length - 1;
let index = start - 1;
let containerBalance = -1;
let listSpread = false;
let listItem;
let lineIndex;
let firstBlankLineIndex;
let atMarker;
const insertions = [];
while (++index <= end) {
const event = events[index];
switch (event[1].type) {
case "listUnordered":
case "listOrdered":
case "blockQuote": {
if (event[0] === "enter") {
containerBalance++;
} else {
containerBalance--;
}
atMarker = undefined;
break;
}
case "lineEndingBlank": {
if (event[0] === "enter") {
if (listItem && !atMarker && !containerBalance && !firstBlankLineIndex) {
firstBlankLineIndex = index;
}
atMarker = undefined;
}
break;
}
case "linePrefix":
case "listItemValue":
case "listItemMarker":
case "listItemPrefix":
case "listItemPrefixWhitespace": {
break;
}
default: {
atMarker = undefined;
}
}
if (!containerBalance && event[0] === "enter" && event[1].type === "listItemPrefix" || containerBalance === -1 && event[0] === "exit" && (event[1].type === "listUnordered" || event[1].type === "listOrdered")) {
if (listItem) {
let tailIndex = index;
lineIndex = undefined;
while (tailIndex--) {
const tailEvent = events[tailIndex];
if (tailEvent[1].type === "lineEnding" || tailEvent[1].type === "lineEndingBlank") {
if (tailEvent[0] === "exit") continue;
if (lineIndex) {
events[lineIndex][1].type = "lineEndingBlank";
listSpread = true;
}
tailEvent[1].type = "lineEnding";
lineIndex = tailIndex;
} else if (tailEvent[1].type === "linePrefix" || tailEvent[1].type === "blockQuotePrefix" || tailEvent[1].type === "blockQuotePrefixWhitespace" || tailEvent[1].type === "blockQuoteMarker" || tailEvent[1].type === "listItemIndent") {} else {
break;
}
}
if (firstBlankLineIndex && (!lineIndex || firstBlankLineIndex < lineIndex)) {
listItem._spread = true;
}
listItem.end = Object.assign({}, lineIndex ? events[lineIndex][1].start : event[1].end);
insertions.push({
at: lineIndex || index,
event: [
"exit",
listItem,
event[2]
]
});
}
if (event[1].type === "listItemPrefix") {
const item = {
type: "listItem",
_spread: false,
start: Object.assign({}, event[1].start),
end: undefined
};
listItem = item;
insertions.push({
at: index,
event: [
"enter",
item,
event[2]
]
});
firstBlankLineIndex = undefined;
atMarker = true;
}
}
}
const listEvents = events.splice(start);
let insertion = 0;
index = -1;
while (++index < listEvents.length) {
while (insertion < insertions.length && insertions[insertion].at === start + index) {
events.push(insertions[insertion++].event);
}
events.push(listEvents[index]);
}
events[start][1]._spread = listSpread;
}
function opener(create, and) {
return open;
function open(token) {
enter.call(this, create(token), token);
if (and) and.call(this, token);
}
}
function buffer() {
this.stack.push({
type: "fragment",
children: []
});
}
function enter(node, token, errorHandler) {
const parent = this.stack[this.stack.length - 1];
const siblings = parent.children;
siblings.push(node);
this.stack.push(node);
this.tokenStack.push([token, errorHandler || undefined]);
node.position = {
start: point(token.start),
end: undefined
};
}
function closer(and) {
return close;
function close(token) {
if (and) and.call(this, token);
exit.call(this, token);
}
}
function exit(token, onExitError) {
const node = this.stack.pop();
const open = this.tokenStack.pop();
if (!open) {
throw new Error("Cannot close `" + token.type + "` (" + (0, lib.L)({
start: token.start,
end: token.end
}) + "): it\u2019s not open");
}
if (open[0].type !== token.type) {
if (onExitError) {
onExitError.call(this, token, open[0]);
} else {
const handler = open[1] || defaultOnError;
handler.call(this, token, open[0]);
}
}
node.position.end = point(token.end);
}
function resume() {
return lib_toString(this.stack.pop());
}
function onenterlistordered() {
this.data.expectingFirstListItemValue = true;
}
function onenterlistitemvalue(token) {
if (this.data.expectingFirstListItemValue) {
const ancestor = this.stack[this.stack.length - 2];
ancestor.start = Number.parseInt(this.sliceSerialize(token), 10);
this.data.expectingFirstListItemValue = undefined;
}
}
function onexitcodefencedfenceinfo() {
const data = this.resume();
const node = this.stack[this.stack.length - 1];
node.lang = data;
}
function onexitcodefencedfencemeta() {
const data = this.resume();
const node = this.stack[this.stack.length - 1];
node.meta = data;
}
function onexitcodefencedfence() {
if (this.data.flowCodeInside) return;
this.buffer();
this.data.flowCodeInside = true;
}
function onexitcodefenced() {
const data = this.resume();
const node = this.stack[this.stack.length - 1];
node.value = data.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g, "");
this.data.flowCodeInside = undefined;
}
function onexitcodeindented() {
const data = this.resume();
const node = this.stack[this.stack.length - 1];
node.value = data.replace(/(\r?\n|\r)$/g, "");
}
function onexitdefinitionlabelstring(token) {
const label = this.resume();
const node = this.stack[this.stack.length - 1];
node.label = label;
node.identifier = (0, micromark_util_normalize_identifier.B)(this.sliceSerialize(token)).toLowerCase();
}
function onexitdefinitiontitlestring() {
const data = this.resume();
const node = this.stack[this.stack.length - 1];
node.title = data;
}
function onexitdefinitiondestinationstring() {
const data = this.resume();
const node = this.stack[this.stack.length - 1];
node.url = data;
}
function onexitatxheadingsequence(token) {
const node = this.stack[this.stack.length - 1];
if (!node.depth) {
const depth = this.sliceSerialize(token).length;
node.depth = depth;
}
}
function onexitsetextheadingtext() {
this.data.setextHeadingSlurpLineEnding = true;
}
function onexitsetextheadinglinesequence(token) {
const node = this.stack[this.stack.length - 1];
node.depth = this.sliceSerialize(token).codePointAt(0) === 61 ? 1 : 2;
}
function onexitsetextheading() {
this.data.setextHeadingSlurpLineEnding = undefined;
}
function onenterdata(token) {
const node = this.stack[this.stack.length - 1];
const siblings = node.children;
let tail = siblings[siblings.length - 1];
if (!tail || tail.type !== "text") {
tail = text();
tail.position = {
start: point(token.start),
end: undefined
};
siblings.push(tail);
}
this.stack.push(tail);
}
function onexitdata(token) {
const tail = this.stack.pop();
tail.value += this.sliceSerialize(token);
tail.position.end = point(token.end);
}
function onexitlineending(token) {
const context = this.stack[this.stack.length - 1];
if (this.data.atHardBreak) {
const tail = context.children[context.children.length - 1];
tail.position.end = point(token.end);
this.data.atHardBreak = undefined;
return;
}
if (!this.data.setextHeadingSlurpLineEnding && config.canContainEols.includes(context.type)) {
onenterdata.call(this, token);
onexitdata.call(this, token);
}
}
function onexithardbreak() {
this.data.atHardBreak = true;
}
function onexithtmlflow() {
const data = this.resume();
const node = this.stack[this.stack.length - 1];
node.value = data;
}
function onexithtmltext() {
const data = this.resume();
const node = this.stack[this.stack.length - 1];
node.value = data;
}
function onexitcodetext() {
const data = this.resume();
const node = this.stack[this.stack.length - 1];
node.value = data;
}
function onexitlink() {
const node = this.stack[this.stack.length - 1];
if (this.data.inReference) {
const referenceType = this.data.referenceType || "shortcut";
node.type += "Reference";
node.referenceType = referenceType;
delete node.url;
delete node.title;
} else {
delete node.identifier;
delete node.label;
}
this.data.referenceType = undefined;
}
function onexitimage() {
const node = this.stack[this.stack.length - 1];
if (this.data.inReference) {
const referenceType = this.data.referenceType || "shortcut";
node.type += "Reference";
node.referenceType = referenceType;
delete node.url;
delete node.title;
} else {
delete node.identifier;
delete node.label;
}
this.data.referenceType = undefined;
}
function onexitlabeltext(token) {
const string = this.sliceSerialize(token);
const ancestor = this.stack[this.stack.length - 2];
ancestor.label = decodeString(string);
ancestor.identifier = (0, micromark_util_normalize_identifier.B)(string).toLowerCase();
}
function onexitlabel() {
const fragment = this.stack[this.stack.length - 1];
const value = this.resume();
const node = this.stack[this.stack.length - 1];
this.data.inReference = true;
if (node.type === "link") {
const children = fragment.children;
node.children = children;
} else {
node.alt = value;
}
}
function onexitresourcedestinationstring() {
const data = this.resume();
const node = this.stack[this.stack.length - 1];
node.url = data;
}
function onexitresourcetitlestring() {
const data = this.resume();
const node = this.stack[this.stack.length - 1];
node.title = data;
}
function onexitresource() {
this.data.inReference = undefined;
}
function onenterreference() {
this.data.referenceType = "collapsed";
}
function onexitreferencestring(token) {
const label = this.resume();
const node = this.stack[this.stack.length - 1];
node.label = label;
node.identifier = (0, micromark_util_normalize_identifier.B)(this.sliceSerialize(token)).toLowerCase();
this.data.referenceType = "full";
}
function onexitcharacterreferencemarker(token) {
this.data.characterReferenceType = token.type;
}
function onexitcharacterreferencevalue(token) {
const data = this.sliceSerialize(token);
const type = this.data.characterReferenceType;
let value;
if (type) {
value = (0, micromark_util_decode_numeric_character_reference.C)(data, type === "characterReferenceMarkerNumeric" ? 10 : 16);
this.data.characterReferenceType = undefined;
} else {
const result = (0, decode_named_character_reference.s)(data);
value = result;
}
const tail = this.stack[this.stack.length - 1];
tail.value += value;
}
function onexitcharacterreference(token) {
const tail = this.stack.pop();
tail.position.end = point(token.end);
}
function onexitautolinkprotocol(token) {
onexitdata.call(this, token);
const node = this.stack[this.stack.length - 1];
node.url = this.sliceSerialize(token);
}
function onexitautolinkemail(token) {
onexitdata.call(this, token);
const node = this.stack[this.stack.length - 1];
node.url = "mailto:" + this.sliceSerialize(token);
}
function blockQuote() {
return {
type: "blockquote",
children: [],
position: undefined
};
}
function codeFlow() {
return {
type: "code",
lang: null,
meta: null,
value: "",
position: undefined
};
}
function codeText() {
return {
type: "inlineCode",
value: "",
position: undefined
};
}
function definition() {
return {
type: "definition",
identifier: "",
label: null,
title: null,
url: "",
position: undefined
};
}
function emphasis() {
return {
type: "emphasis",
children: [],
position: undefined
};
}
function heading() {
return {
type: "heading",
depth: 0,
children: [],
position: undefined
};
}
function hardBreak() {
return {
type: "break",
position: undefined
};
}
function html() {
return {
type: "html",
value: "",
position: undefined
};
}
function image() {
return {
type: "image",
title: null,
url: "",
alt: null,
position: undefined
};
}
function link() {
return {
type: "link",
title: null,
url: "",
children: [],
position: undefined
};
}
function list(token) {
return {
type: "list",
ordered: token.type === "listOrdered",
start: null,
spread: token._spread,
children: [],
position: undefined
};
}
function listItem(token) {
return {
type: "listItem",
spread: token._spread,
checked: null,
children: [],
position: undefined
};
}
function paragraph() {
return {
type: "paragraph",
children: [],
position: undefined
};
}
function strong() {
return {
type: "strong",
children: [],
position: undefined
};
}
function text() {
return {
type: "text",
value: "",
position: undefined
};
}
function thematicBreak() {
return {
type: "thematicBreak",
position: undefined
};
}
}
function point(d) {
return {
line: d.line,
column: d.column,
offset: d.offset
};
}
function configure(combined, extensions) {
let index = -1;
while (++index < extensions.length) {
const value = extensions[index];
if (Array.isArray(value)) {
configure(combined, value);
} else {
extension(combined, value);
}
}
}
function extension(combined, extension) {
let key;
for (key in extension) {
if (own.call(extension, key)) {
switch (key) {
case "canContainEols": {
const right = extension[key];
if (right) {
combined[key].push(...right);
}
break;
}
case "transforms": {
const right = extension[key];
if (right) {
combined[key].push(...right);
}
break;
}
case "afterExit":
case "beforeEnter": {
const right = extension[key];
if (right) {
combined[key].push(right);
}
break;
}
case "enter":
case "exit": {
const right = extension[key];
if (right) {
Object.assign(combined[key], right);
}
break;
}
}
}
}
}
function defaultOnError(left, right) {
if (left) {
throw new Error("Cannot close `" + left.type + "` (" + (0, lib.L)({
start: left.start,
end: left.end
}) + "): a different token (`" + right.type + "`, " + (0, lib.L)({
start: right.start,
end: right.end
}) + ") is open");
}
throw new Error("Cannot close document, a token (`" + right.type + "`, " + (0, lib.L)({
start: right.start,
end: right.end
}) + ") is still open");
}
}),
19778: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { C: () => gfmFromMarkdown });
var ccount = __webpack_require__(26923);
var lib_default = __webpack_require__(77776);
var micromark_util_character = __webpack_require__(10401);
;
function escapeStringRegexp(string) {
if (typeof string !== "string") {
throw new TypeError("Expected a string");
}
return string.replace(/[|\\{}()[\]^$+*?.]/g, "\\$&").replace(/-/g, "\\x2d");
}
;
const is = (function(node, test, index, parent, context) {
const check = convert(test);
if (index !== undefined && index !== null && (typeof index !== "number" || index < 0 || index === Number.POSITIVE_INFINITY)) {
throw new Error("Expected positive finite index");
}
if (parent !== undefined && parent !== null && (!is(parent) || !parent.children)) {
throw new Error("Expected parent node");
}
if ((parent === undefined || parent === null) !== (index === undefined || index === null)) {
throw new Error("Expected both parent and index");
}
return looksLikeANode(node) ? check.call(context, node, index, parent) : false;
});
const convert = (function(test) {
if (test === null || test === undefined) {
return ok;
}
if (typeof test === "function") {
return castFactory(test);
}
if (typeof test === "object") {
return Array.isArray(test) ? anyFactory(test) : propertiesFactory(test);
}
if (typeof test === "string") {
return typeFactory(test);
}
throw new Error("Expected function, string, or object as test");
});
function anyFactory(tests) {
const checks = [];
let index = -1;
while (++index < tests.length) {
checks[index] = convert(tests[index]);
}
return castFactory(any);
function any(...parameters) {
let index = -1;
while (++index < checks.length) {
if (checks[index].apply(this, parameters)) return true;
}
return false;
}
}
function propertiesFactory(check) {
const checkAsRecord = check;
return castFactory(all);
function all(node) {
const nodeAsRecord = node;
let key;
for (key in check) {
if (nodeAsRecord[key] !== checkAsRecord[key]) return false;
}
return true;
}
}
function typeFactory(check) {
return castFactory(type);
function type(node) {
return node && node.type === check;
}
}
function castFactory(testFunction) {
return check;
function check(value, index, parent) {
return Boolean(looksLikeANode(value) && testFunction.call(this, value, typeof index === "number" ? index : undefined, parent || undefined));
}
}
function ok() {
return true;
}
function looksLikeANode(value) {
return value !== null && typeof value === "object" && "type" in value;
}
;
function color(d) {
return "\x1B[33m" + d + "\x1B[39m";
}
;
const empty = [];
const CONTINUE = true;
const lib_EXIT = false;
const SKIP = "skip";
function visitParents(tree, testOrEnterOrVisitors, enterOrVisitorsOrReverse, reverse) {
if (!tree || typeof tree !== "object") {
throw new Error("Unexpected value `" + tree + "` for `tree`, expected node");
}
let preorder = true;
let check;
let visitors;
let enter;
let exit;
if (typeof enterOrVisitorsOrReverse === "function" || enterOrVisitorsOrReverse && typeof enterOrVisitorsOrReverse === "object") {
check = testOrEnterOrVisitors;
visitors = enterOrVisitorsOrReverse;
if (reverse) preorder = false;
} else {
visitors = testOrEnterOrVisitors;
if (enterOrVisitorsOrReverse) preorder = false;
}
if (typeof visitors === "function") {
enter = visitors;
} else if (visitors && typeof visitors === "object") {
if (visitors.enter === null || visitors.enter === undefined) {} else if (typeof visitors.enter === "function") {
enter = visitors.enter;
} else {
throw new Error("Unexpected value `" + visitors.enter + "` for `visitors.enter`, expected optional visitor");
}
if (typeof visitors.exit === "function") {
exit = visitors.exit;
} else {
throw new Error("Unexpected value `" + visitors.exit + "` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)");
}
} else {
throw new Error("Unexpected value `" + visitors + "` for `enter` or `visitors`, expected visitor or object with visitors");
}
const is = convert(check);
const step = preorder ? 1 : -1;
factory(tree, undefined, [])();
function factory(node, index, parents) {
const value = node && typeof node === "object" ? node : {};
if (typeof value.type === "string") {
const name = typeof value.tagName === "string" ? value.tagName : typeof value.name === "string" ? value.name : undefined;
Object.defineProperty(visit, "name", { value: "node (" + color(node.type + (name ? "<" + name + ">" : "")) + ")" });
}
return visit;
function visit() {
const matches = !check || is(node, index, parents[parents.length - 1] || undefined);
let result = empty;
if (enter && matches) {
result = toResult(enter(node, parents, index));
if (result[0] === lib_EXIT) {
return result;
}
}
if ("children" in node && node.children) {
const nodeAsParent = node;
if (nodeAsParent.children && result[0] !== SKIP) {
let offset = (preorder ? -1 : nodeAsParent.children.length) + step;
const grandparents = [...parents, nodeAsParent];
while (offset > -1 && offset < nodeAsParent.children.length) {
const child = nodeAsParent.children[offset];
const subresult = factory(child, offset, grandparents)();
if (subresult[0] === lib_EXIT) {
return subresult;
}
offset = typeof subresult[1] === "number" ? subresult[1] : offset + step;
}
}
}
if (exit && matches) {
const exitResult = toResult(exit(node, parents, index));
if (exitResult[0] === SKIP) {
throw new Error("Unexpected value `" + exitResult[0] + "` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing");
}
if (exitResult[0] === lib_EXIT || typeof exitResult[1] === "number") {
return exitResult;
}
}
return result;
}
}
}
function toResult(value) {
if (Array.isArray(value)) {
return value;
}
if (typeof value === "number") {
return [CONTINUE, value];
}
return value === null || value === undefined ? empty : [value];
}
;
function findAndReplace(tree, list, options) {
const settings = options || {};
const ignored = convert(settings.ignore || []);
const pairs = toPairs(list);
let pairIndex = -1;
while (++pairIndex < pairs.length) {
visitParents(tree, visitor);
}
function visitor(node, parents, index) {
if (node.type === "text" && typeof index === "number") {
return handler(node, parents, index);
}
if (ignored(node, index, parents[parents.length - 1])) return SKIP;
}
function handler(node, parents, index) {
const parent = parents[parents.length - 1];
const find = pairs[pairIndex][0];
const replace = pairs[pairIndex][1];
let start = 0;
let change = false;
let nodes = [];
find.lastIndex = 0;
let match = find.exec(node.value);
while (match) {
const position = match.index;
const matchObject = {
index: match.index,
input: match.input,
stack: [...parents, node]
};
let value = replace(...match, matchObject);
if (typeof value === "string") {
value = value.length > 0 ? {
type: "text",
value
} : undefined;
}
if (value === false) {
find.lastIndex = position + 1;
} else {
if (start !== position) {
add({
type: "text",
value: node.value.slice(start, position)
});
}
if (Array.isArray(value)) {
for (const child of value) add(child);
} else if (value) {
add(value);
}
start = position + match[0].length;
change = true;
}
if (!find.global) {
break;
}
match = find.exec(node.value);
}
if (change) {
if (start < node.value.length) {
add({
type: "text",
value: node.value.slice(start)
});
}
parent.children.splice(index, 1, ...nodes);
} else {
nodes = [node];
}
return index + nodes.length;
function add(child) {
const previous = nodes[nodes.length - 1];
if (previous && previous.type === "text" && child.type === "text") {
previous.value += child.value;
} else {
nodes.push(child);
}
}
}
}
function toPairs(tupleOrList) {
if (!Array.isArray(tupleOrList)) {
throw new TypeError("Expected find and replace tuple or list of tuples");
}
const result = [];
const list = !tupleOrList[0] || Array.isArray(tupleOrList[0]) ? tupleOrList : [tupleOrList];
let index = -1;
while (++index < list.length) {
const tuple = list[index];
result.push([toExpression(tuple[0]), toFunction(tuple[1])]);
}
return result;
}
function toExpression(find) {
return typeof find === "string" ? new RegExp(escapeStringRegexp(find), "g") : find;
}
function toFunction(replace) {
return typeof replace === "function" ? replace : function() {
return replace;
};
}
;
const inConstruct = "phrasing";
const notInConstruct = null && [
"autolink",
"link",
"image",
"label"
];
function gfmAutolinkLiteralFromMarkdown() {
return {
transforms: [transformGfmAutolinkLiterals],
enter: {
literalAutolink: enterLiteralAutolink,
literalAutolinkEmail: enterLiteralAutolinkValue,
literalAutolinkHttp: enterLiteralAutolinkValue,
literalAutolinkWww: enterLiteralAutolinkValue
},
exit: {
literalAutolink: exitLiteralAutolink,
literalAutolinkEmail: exitLiteralAutolinkEmail,
literalAutolinkHttp: exitLiteralAutolinkHttp,
literalAutolinkWww: exitLiteralAutolinkWww
}
};
}
function lib_gfmAutolinkLiteralToMarkdown() {
return { unsafe: [
{
character: "@",
before: "[+\\-.\\w]",
after: "[\\-.\\w]",
inConstruct,
notInConstruct
},
{
character: ".",
before: "[Ww]",
after: "[\\-.\\w]",
inConstruct,
notInConstruct
},
{
character: ":",
before: "[ps]",
after: "\\/",
inConstruct,
notInConstruct
}
] };
}
function enterLiteralAutolink(token) {
this.enter({
type: "link",
title: null,
url: "",
children: [],
position: undefined
}, token);
}
function enterLiteralAutolinkValue(token) {
this.config.enter.autolinkProtocol.call(this, token);
}
function exitLiteralAutolinkHttp(token) {
this.config.exit.autolinkProtocol.call(this, token);
}
function exitLiteralAutolinkWww(token) {
this.config.exit.data.call(this, token);
const node = this.stack[this.stack.length - 1];
(0, lib_default.ok)(node.type === "link");
node.url = "http://" + this.sliceSerialize(token);
}
function exitLiteralAutolinkEmail(token) {
this.config.exit.autolinkEmail.call(this, token);
}
function exitLiteralAutolink(token) {
this.exit(token);
}
function transformGfmAutolinkLiterals(tree) {
findAndReplace(tree, [
[/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi, findUrl],
[/(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g, findXmpp],
[/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g, findMailto],
[/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g, findEmail]
], { ignore: ["link", "linkReference"] });
}
function findUrl(_, protocol, domain, path, match) {
if (!previous(match)) {
return false;
}
let prefix = "";
if (/^w/i.test(protocol)) {
domain = protocol + domain;
protocol = "";
prefix = "http://";
}
if ((0, micromark_util_character.es)(domain.charCodeAt(0)) || !isCorrectDomain(domain)) {
return false;
}
const parts = splitUrl(domain + path);
const result = {
type: "link",
title: null,
url: prefix + protocol + parts[0],
children: [{
type: "text",
value: protocol + parts[0],
position: undefined
}],
position: undefined
};
if (parts[1]) {
return [result, {
type: "text",
value: parts[1],
position: undefined
}];
}
return result;
}
function findEmail(_, atext, label) {
if (/[\d\-_]$/.test(label)) {
return false;
}
return {
type: "link",
title: null,
url: "mailto:" + atext + "@" + label,
children: [{
type: "text",
value: atext + "@" + label,
position: undefined
}],
position: undefined
};
}
function findMailto(_, atext, label) {
if (/[\d\-_]$/.test(label)) {
return false;
}
const value = "mailto:" + atext + "@" + label;
return {
type: "link",
title: null,
url: value,
children: [{
type: "text",
value,
position: undefined
}],
position: undefined
};
}
function findXmpp(matchValue, atext, label, resource, match) {
if (/[\d\-_]$/.test(label) || resource && (!/[A-Za-z]$/.test(resource) || match.input.charAt(match.index + matchValue.length) === "@")) {
return false;
}
const value = "xmpp:" + atext + "@" + label + (resource || "");
return {
type: "link",
title: null,
url: value,
children: [{
type: "text",
value,
position: undefined
}],
position: undefined
};
}
function isCorrectDomain(domain) {
const parts = domain.split(".");
if (parts.length < 2 || parts[parts.length - 1] && (/_/.test(parts[parts.length - 1]) || !/[\dA-Za-z]/.test(parts[parts.length - 1])) || parts[parts.length - 2] && (/_/.test(parts[parts.length - 2]) || !/[\dA-Za-z]/.test(parts[parts.length - 2]))) {
return false;
}
return true;
}
function splitUrl(url) {
let index = url.length;
while (index > 0) {
const code = url.charCodeAt(index - 1);
if (code === 33 || code === 34 || code === 38 || code === 39 || code === 41 || code === 44 || code === 46 || code === 58 || code === 59 || code === 60 || code === 62 || code === 63 || code === 93 || code === 125) {
index--;
} else {
break;
}
}
if (index === url.length) {
return [url, undefined];
}
let trail = url.slice(index);
url = url.slice(0, index);
let closingParenIndex = trail.indexOf(")");
const openingParens = (0, ccount.D)(url, "(");
let closingParens = (0, ccount.D)(url, ")");
while (closingParenIndex !== -1 && openingParens > closingParens) {
url += trail.slice(0, closingParenIndex + 1);
trail = trail.slice(closingParenIndex + 1);
closingParenIndex = trail.indexOf(")");
closingParens++;
}
return [url, trail];
}
function previous(match) {
const code = match.input.charCodeAt(match.index - 1);
return match.index === 0 || (0, micromark_util_character.Ny)(code) || (0, micromark_util_character.es)(code);
}
var micromark_util_normalize_identifier = __webpack_require__(20031);
;
footnoteReference.peek = footnoteReferencePeek;
function enterFootnoteCallString() {
this.buffer();
}
function enterFootnoteCall(token) {
this.enter({
type: "footnoteReference",
identifier: "",
label: ""
}, token);
}
function enterFootnoteDefinitionLabelString() {
this.buffer();
}
function enterFootnoteDefinition(token) {
this.enter({
type: "footnoteDefinition",
identifier: "",
label: "",
children: []
}, token);
}
function exitFootnoteCallString(token) {
const label = this.resume();
const node = this.stack[this.stack.length - 1];
(0, lib_default.ok)(node.type === "footnoteReference");
node.identifier = (0, micromark_util_normalize_identifier.B)(this.sliceSerialize(token)).toLowerCase();
node.label = label;
}
function exitFootnoteCall(token) {
this.exit(token);
}
function exitFootnoteDefinitionLabelString(token) {
const label = this.resume();
const node = this.stack[this.stack.length - 1];
(0, lib_default.ok)(node.type === "footnoteDefinition");
node.identifier = (0, micromark_util_normalize_identifier.B)(this.sliceSerialize(token)).toLowerCase();
node.label = label;
}
function exitFootnoteDefinition(token) {
this.exit(token);
}
function footnoteReferencePeek() {
return "[";
}
function footnoteReference(node, _, state, info) {
const tracker = state.createTracker(info);
let value = tracker.move("[^");
const exit = state.enter("footnoteReference");
const subexit = state.enter("reference");
value += tracker.move(state.safe(state.associationId(node), {
after: "]",
before: value
}));
subexit();
exit();
value += tracker.move("]");
return value;
}
function gfmFootnoteFromMarkdown() {
return {
enter: {
gfmFootnoteCallString: enterFootnoteCallString,
gfmFootnoteCall: enterFootnoteCall,
gfmFootnoteDefinitionLabelString: enterFootnoteDefinitionLabelString,
gfmFootnoteDefinition: enterFootnoteDefinition
},
exit: {
gfmFootnoteCallString: exitFootnoteCallString,
gfmFootnoteCall: exitFootnoteCall,
gfmFootnoteDefinitionLabelString: exitFootnoteDefinitionLabelString,
gfmFootnoteDefinition: exitFootnoteDefinition
}
};
}
function lib_gfmFootnoteToMarkdown(options) {
let firstLineBlank = false;
if (options && options.firstLineBlank) {
firstLineBlank = true;
}
return {
handlers: {
footnoteDefinition,
footnoteReference
},
unsafe: [{
character: "[",
inConstruct: [
"label",
"phrasing",
"reference"
]
}]
};
function footnoteDefinition(node, _, state, info) {
const tracker = state.createTracker(info);
let value = tracker.move("[^");
const exit = state.enter("footnoteDefinition");
const subexit = state.enter("label");
value += tracker.move(state.safe(state.associationId(node), {
before: value,
after: "]"
}));
subexit();
value += tracker.move("]:");
if (node.children && node.children.length > 0) {
tracker.shift(4);
value += tracker.move((firstLineBlank ? "\n" : " ") + state.indentLines(state.containerFlow(node, tracker.current()), firstLineBlank ? mapAll : mapExceptFirst));
}
exit();
return value;
}
}
function mapExceptFirst(line, index, blank) {
return index === 0 ? line : mapAll(line, index, blank);
}
function mapAll(line, index, blank) {
return (blank ? "" : "    ") + line;
}
;
const constructsWithoutStrikethrough = null && [
"autolink",
"destinationLiteral",
"destinationRaw",
"reference",
"titleQuote",
"titleApostrophe"
];
handleDelete.attention = attentionDelete;
handleDelete.peek = peekDelete;
function gfmStrikethroughFromMarkdown() {
return {
canContainEols: ["delete"],
enter: { strikethrough: enterStrikethrough },
exit: { strikethrough: exitStrikethrough }
};
}
function lib_gfmStrikethroughToMarkdown() {
return {
handlers: { delete: handleDelete },
unsafe: [{
character: "~",
inConstruct: "phrasing",
notInConstruct: constructsWithoutStrikethrough
}]
};
}
function enterStrikethrough(token) {
this.enter({
type: "delete",
children: [],
position: undefined
}, token);
}
function exitStrikethrough(token) {
this.exit(token);
}
function handleDelete(node, _, state, info) {
const tracker = state.createTracker(info);
const sequence = state.stack.includes("strikethrough") ? "~" : "~~";
const exit = state.enter("strikethrough");
let value = tracker.move(sequence);
value += state.containerPhrasing(node, {
...tracker.current(),
before: value,
after: "~"
});
value += tracker.move(sequence);
exit();
return value;
}
function attentionDelete() {
return {
construct: "strikethrough",
markers: ["~"],
sizes: [2, 1]
};
}
function peekDelete() {
return "~";
}
;
function gfmTableFromMarkdown() {
return {
enter: {
table: enterTable,
tableData: enterCell,
tableHeader: enterCell,
tableRow: enterRow
},
exit: {
codeText: exitCodeText,
table: exitTable,
tableData: exit,
tableHeader: exit,
tableRow: exit
}
};
}
function enterTable(token) {
const align = token._align;
(0, lib_default.ok)(align, "expected `_align` on table");
this.enter({
type: "table",
align: align.map(function(d) {
return d === "none" ? null : d;
}),
children: [],
position: undefined
}, token);
this.data.inTable = true;
}
function exitTable(token) {
this.exit(token);
this.data.inTable = undefined;
}
function enterRow(token) {
this.enter({
type: "tableRow",
children: [],
position: undefined
}, token);
}
function exit(token) {
this.exit(token);
}
function enterCell(token) {
this.enter({
type: "tableCell",
children: [],
position: undefined
}, token);
}
function exitCodeText(token) {
let value = this.resume();
if (this.data.inTable) {
value = value.replace(/\\([\\|])/g, replace);
}
const node = this.stack[this.stack.length - 1];
(0, lib_default.ok)(node.type === "inlineCode");
node.value = value;
this.exit(token);
}
function replace($0, $1) {
return $1 === "|" ? $1 : $0;
}
function lib_gfmTableToMarkdown(options) {
const settings = options || {};
const { tableCellPadding: padding, tablePipeAlign: alignDelimiters, stringLength } = settings;
const around = padding ? " " : "|";
return {
handlers: {
inlineCode: inlineCodeWithTable,
table: handleTable,
tableCell: handleTableCell,
tableRow: handleTableRow
},
join: [joinTable],
unsafe: [
{
character: "\r",
inConstruct: "tableCell"
},
{
character: "\n",
inConstruct: "tableCell"
},
{
atBreak: true,
character: "|",
after: "[	 :-]"
},
{
character: "|",
inConstruct: "tableCell"
},
{
atBreak: true,
character: ":",
after: "-"
},
{
atBreak: true,
character: "-",
after: "[:|-]"
}
]
};
function handleTable(node, _, state, info) {
const matrix = handleTableAsData(node, state, info);
const head = matrix[0];
if (head) {
let columns = node.align ? node.align.length : 0;
let index = -1;
if (!columns) {
while (++index < matrix.length) {
if (matrix[index].length > columns) columns = matrix[index].length;
}
}
while (head.length < columns) head.push("");
}
return serializeData(matrix, node.align);
}
function handleTableRow(node, _, state, info) {
const row = handleTableRowAsData(node, state, info);
const value = serializeData([row]);
return value.slice(0, value.indexOf("\n"));
}
function handleTableCell(node, _, state, info) {
const exit = state.enter("tableCell");
const subexit = state.enter("phrasing");
const value = state.containerPhrasing(node, {
...info,
before: around,
after: around
});
subexit();
exit();
return value;
}
function serializeData(matrix, align) {
return markdownTable(matrix, {
align,
alignDelimiters,
fillRows: false,
padding,
stringLength
});
}
function handleTableAsData(node, state, info) {
const { children } = node;
let index = -1;
const result = [];
const subexit = state.enter("table");
while (++index < children.length) {
result[index] = handleTableRowAsData(children[index], state, info);
}
subexit();
return result;
}
function handleTableRowAsData(node, state, info) {
const { children } = node;
let index = -1;
const result = [];
const subexit = state.enter("tableRow");
while (++index < children.length) {
result[index] = handleTableCell(children[index], node, state, info);
}
subexit();
return result;
}
function inlineCodeWithTable(node, parent, state) {
const value = defaultHandlers.inlineCode(node, parent, state);
if (!state.stack.includes("tableCell")) return value;
const result = [];
let start = 0;
let index = value.indexOf("|");
while (index !== -1) {
let before = index;
while (before > start && value.charCodeAt(before - 1) === 92) {
before--;
}
result.push(value.slice(start, index));
if ((index - before) % 2 === 0) result.push("\\");
start = index;
index = value.indexOf("|", index + 1);
}
result.push(value.slice(start));
return result.join("");
}
}
function joinTable(left, right, parent, state) {
if (left.type === "table" && parent.type === "listItem" && parent.spread === false && (right.type === "definition" || right.type === "heading" && formatHeadingAsSetext(right, state) || right.type === "paragraph" || right.type === "table")) {
return 1;
}
}
function formatHeadingAsSetext(node, state) {
let literalWithBreak = false;
visit(node, function(node) {
if (node.type === "break" || "value" in node && /\r?\n|\r/.test(node.value)) {
literalWithBreak = true;
return EXIT;
}
});
return Boolean((!node.depth || node.depth < 3) && toString(node) && (state.options.setext || literalWithBreak));
}
;
function gfmTaskListItemFromMarkdown() {
return { exit: {
taskListCheckValueChecked: exitCheck,
taskListCheckValueUnchecked: exitCheck,
paragraph: exitParagraphWithTaskListItem
} };
}
function lib_gfmTaskListItemToMarkdown() {
return {
handlers: { paragraph: paragraphWithTaskListItem },
join: [joinDefinitionsBeforeTaskListItemParagraph]
};
}
function exitCheck(token) {
const node = this.stack[this.stack.length - 2];
(0, lib_default.ok)(node.type === "listItem");
node.checked = token.type === "taskListCheckValueChecked";
}
function exitParagraphWithTaskListItem(token) {
const parent = this.stack[this.stack.length - 2];
if (parent && parent.type === "listItem" && typeof parent.checked === "boolean") {
const node = this.stack[this.stack.length - 1];
(0, lib_default.ok)(node.type === "paragraph");
const head = node.children[0];
if (head && head.type === "text") {
const siblings = parent.children;
let index = -1;
let firstParagraph;
while (++index < siblings.length) {
const sibling = siblings[index];
if (sibling.type === "paragraph") {
firstParagraph = sibling;
break;
}
}
if (firstParagraph === node) {
head.value = head.value.slice(1);
if (head.value.length === 0) {
node.children.shift();
} else if (node.position && head.position && typeof head.position.start.offset === "number") {
head.position.start.column++;
head.position.start.offset++;
node.position.start = { ...head.position.start };
}
}
}
}
this.exit(token);
}
function paragraphWithTaskListItem(node, parent, state, info) {
if (!parent || parent.type !== "listItem" || taskListItemParagraph(parent) !== node) {
return defaultHandlers.paragraph(node, parent, state, info);
}
const checkbox = "[" + (parent.checked ? "x" : " ") + "] ";
const tracker = state.createTracker(info);
tracker.move(checkbox);
const value = defaultHandlers.paragraph(node.children.length > 0 ? node : {
type: "paragraph",
children: [{
type: "text",
value: " "
}]
}, parent, state, {
...info,
...tracker.current()
});
return checkbox + value;
}
function joinDefinitionsBeforeTaskListItemParagraph(left, _, parent) {
if (!(left.type === "definition" && parent.type === "listItem")) {
return;
}
const paragraph = taskListItemParagraph(parent);
if (paragraph && parent.children.indexOf(left) < parent.children.indexOf(paragraph)) {
return 0;
}
}
function taskListItemParagraph(node) {
if (typeof node.checked !== "boolean") {
return;
}
for (const child of node.children) {
if (child.type === "paragraph") {
return child;
}
if (child.type !== "definition") {
return;
}
}
}
;
function gfmFromMarkdown() {
return [
gfmAutolinkLiteralFromMarkdown(),
gfmFootnoteFromMarkdown(),
gfmStrikethroughFromMarkdown(),
gfmTableFromMarkdown(),
gfmTaskListItemFromMarkdown()
];
}
function gfmToMarkdown(options) {
return { extensions: [
gfmAutolinkLiteralToMarkdown(),
gfmFootnoteToMarkdown(options),
gfmStrikethroughToMarkdown(),
gfmTableToMarkdown(options),
gfmTaskListItemToMarkdown()
] };
}
})
};
;
