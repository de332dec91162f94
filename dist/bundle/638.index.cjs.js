"use strict";
exports.id = 638;
exports.ids = [638];
exports.modules = { 20638: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => parseExpression,
createEvaluator: () => createEvaluator
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _nearest_name_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86761);
var _variables_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77642);
var _scanner_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69735);
var _actions_expressions__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66631);
var _actions_expressions_errors__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52830);
var _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12083);
var _actions_expressions_result__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96856);
const maximumTextLength = 1048576;
function boundText(text) {
if (text.length <= maximumTextLength) return text;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The text is longer than ${maximumTextLength} characters.`);
}
const placeholder = /\{\{|\}\}|\{(\d{1,9})\}|[{}]/g;
function formatText(pattern, values) {
let result = "";
let from = 0;
for (const match of pattern.matchAll(placeholder)) {
result += pattern.slice(from, match.index);
result = boundText(result + replacement(match[0], match[1], values));
from = match.index + match[0].length;
}
return boundText(result + pattern.slice(from));
}
function replacement(found, index, values) {
if (index !== void 0) {
const value = values[Number(index)];
if (value === void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`format: there is no value for "${found}"; the first value is "{0}".`);
return value;
}
if (found.length === 2) return found.charAt(0);
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`format: unexpected "${found}"; write "{0}" for the first value and "${found}${found}" for a brace.`);
}
function joinTexts(texts, separator) {
if (texts.reduce((sum, text) => sum + text.length + separator.length, 0) > maximumTextLength + separator.length) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`join: the text is longer than ${maximumTextLength} characters.`);
return texts.join(separator);
}
function fromJson(text) {
boundText(text);
try {
return JSON.parse(text);
} catch (cause) {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(text.trim() === "" ? "fromJson: the text is empty." : "fromJson: the text is not JSON.", { cause });
}
}
const maximumLength = 4e3;
const maximumDataDepth = 100;
const functionArity = {
contains: "2 values",
startsWith: "2 values",
endsWith: "2 values",
format: "1 to 255 values",
join: "1 or 2 values",
toJson: "1 value",
fromJson: "1 value"
};
const functionNames = Object.keys(functionArity);
function parseExpression(source, purpose) {
if (source.trim() === "") return { faults: [{
message: "the expression is empty",
offset: 0
}] };
if (source.length > maximumLength) return { faults: [{
message: `the expression is longer than ${maximumLength} characters`,
offset: maximumLength
}] };
const lexed = tokenize(source);
if ("message" in lexed) return { faults: [lexed] };
const { tokens, offsets } = joinFields(lexed);
const faults = checkNames(tokens, offsets, purpose);
if (faults.length > 0) return { faults };
try {
return { tree: new _actions_expressions__WEBPACK_IMPORTED_MODULE_3__.iX([...tokens], [..._variables_mjs__WEBPACK_IMPORTED_MODULE_2__.n], []).parse() };
} catch (error) {
if (error instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_3__.tj) return { faults: [describeSyntaxError(error, tokens, offsets)] };
throw error;
}
}
function tokenize(source) {
const lexer = new _actions_expressions__WEBPACK_IMPORTED_MODULE_3__.JG(source);
let tokens;
try {
tokens = lexer.lex().tokens;
} catch {
const start = Number(Reflect.get(lexer, "start"));
const rest = source.slice(start, start + 40);
const [doubleQuoted] = /^\s?"[^"]*"?/.exec(rest) ?? [];
if (doubleQuoted !== void 0) return {
message: `unexpected ${doubleQuoted.trim()}; text in an expression has single quotes, as in 'x'`,
offset: start
};
const [word = ""] = /^\s?\S*/.exec(rest) ?? [];
return {
message: `unexpected ${JSON.stringify(word)}`,
offset: start
};
}
const offsets = [];
let end = 0;
for (const token of tokens) {
while (/\s/.test(source.charAt(end))) end += 1;
offsets.push(end);
end += token.lexeme.length;
}
return {
tokens: tokens.map((token) => token.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.STRING ? {
...token,
value: token.lexeme.slice(1, -1).replaceAll("''", "'")
} : token),
offsets
};
}
function joinFields({ tokens, offsets }) {
const at = tokens.findIndex((_, index) => isName(tokens[index], "source") && isName(tokens[index + 2], "pullRequest") && tokens[index + 3]?.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.DOT);
const [owner, field] = [tokens[at + 2], tokens[at + 4]];
if (at === -1 || owner === void 0 || field?.type !== _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.IDENTIFIER) return {
tokens,
offsets
};
const joined = {
...owner,
lexeme: owner.lexeme + field.lexeme
};
const rest = joinFields({
tokens: tokens.slice(at + 5),
offsets: offsets.slice(at + 5)
});
return {
tokens: [
...tokens.slice(0, at + 2),
joined,
...rest.tokens
],
offsets: [
...offsets.slice(0, at + 2),
offsets[at + 4] ?? 0,
...rest.offsets
]
};
}
const isName = (token, name) => token?.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.IDENTIFIER && token.lexeme.toLowerCase() === name.toLowerCase();
function checkNames(tokens, offsets, purpose) {
const faults = [];
tokens.forEach((token, index) => {
if (token.type !== _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.IDENTIFIER || tokens[index - 1]?.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.DOT) return;
const offset = offsets[index] ?? 0;
if (tokens[index + 1]?.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.LEFT_PAREN) {
if (functionNames.some((name) => name.toLowerCase() === token.lexeme.toLowerCase())) return;
faults.push({
message: `unknown function "${token.lexeme}"; ${(0, _nearest_name_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(token.lexeme, functionNames)}`,
offset
});
return;
}
const use = {
name: token.lexeme,
offset,
field: fieldAfter(index, tokens, offsets),
isOfOneField: hasOneField(index, tokens)
};
const fault = (0, _variables_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(use, purpose);
if (fault !== void 0) faults.push(fault);
});
return faults;
}
function hasOneField(index, tokens) {
const [separator, field] = tokens.slice(index + 1, index + 3);
return (separator?.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.DOT || separator?.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.LEFT_BRACKET) && field?.type !== _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.STAR;
}
function fieldAfter(index, tokens, offsets) {
const [separator, field, end] = tokens.slice(index + 1, index + 4);
const offset = offsets[index + 2] ?? 0;
if (separator?.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.DOT && field?.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.IDENTIFIER) return {
name: field.lexeme,
offset
};
if (separator?.type !== _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.LEFT_BRACKET || field?.type !== _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.STRING || end?.type !== _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.RIGHT_BRACKET) return void 0;
return {
name: String(field.value),
offset
};
}
function describeSyntaxError(error, tokens, offsets) {
const token = Reflect.get(error, "tok");
const offset = offsets[tokens.indexOf(token)] ?? 0;
switch (Reflect.get(error, "typ")) {
case _actions_expressions_errors__WEBPACK_IMPORTED_MODULE_4__.By.ErrorTooFewParameters:
case _actions_expressions_errors__WEBPACK_IMPORTED_MODULE_4__.By.ErrorTooManyParameters: {
const name = functionNames.find((known) => known.toLowerCase() === token.lexeme.toLowerCase()) ?? token.lexeme;
return {
message: `"${name}" requires ${functionArity[name]}`,
offset
};
}
case _actions_expressions_errors__WEBPACK_IMPORTED_MODULE_4__.By.ErrorExceededMaxDepth: return {
message: "the expression is nested too deep",
offset
};
case _actions_expressions_errors__WEBPACK_IMPORTED_MODULE_4__.By.ErrorUnexpectedEndOfExpression: return {
message: "the expression ends too early",
offset: offsets.at(-1) ?? offset
};
default: return token.type === _actions_expressions_lexer__WEBPACK_IMPORTED_MODULE_5__.ks.EOF ? {
message: "the expression ends too early",
offset
} : {
message: `unexpected ${JSON.stringify(token.lexeme)}`,
offset
};
}
}
function createEvaluator(variables) {
const contexts = new Map();
const evaluate = (expression, purpose) => {
const parsed = parseExpression(expression.text, purpose);
if ("faults" in parsed) throw failure(expression.text, parsed.faults[0]?.message);
const context = contexts.get(purpose) ?? contextOf(variables, purpose);
contexts.set(purpose, context);
try {
return new _actions_expressions__WEBPACK_IMPORTED_MODULE_3__.oi(parsed.tree, context, functions).evaluate();
} catch (error) {
throw failure(expression.text, reasonOf(error), error);
}
};
const partsFor = (purpose, template) => {
const scanned = (0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(template);
if (scanned.fault !== void 0) throw failure(template, scanned.fault.message);
return scanned.parts.map((part) => part.kind === "literal" ? part : {
kind: "value",
text: evaluate(part, purpose).coerceString()
});
};
const textFor = (purpose, template) => {
if (!(0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(template)) return template;
return partsFor(purpose, template).map(({ text }) => text).join("");
};
return {
parts: (template) => partsFor("text", template),
text: (template) => textFor("text", template),
token: (template) => textFor("token", template),
condition(condition) {
const scanned = (0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(condition);
if (scanned.kind === "fault") throw failure(condition, scanned.fault.message);
return (0, _actions_expressions_result__WEBPACK_IMPORTED_MODULE_6__.vN)(evaluate(scanned, "text"));
}
};
}
function failure(source, reason = "the expression is invalid", cause) {
const shown = source.trim();
return new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`Cannot evaluate "${shown.length > 200 ? `${shown.slice(0, 200)}\u2026` : shown}": ${reason}`, { cause });
}
function reasonOf(error) {
if (error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._) return error.message;
if (error instanceof RangeError) return "the result is too large.";
if (error instanceof Error && error.cause !== void 0) return reasonOf(error.cause);
throw error;
}
const text = (value) => new _actions_expressions__WEBPACK_IMPORTED_MODULE_3__.p.uQ(value);
const valueText = (value) => value?.coerceString() ?? "";
const functions = new Map([
{
name: "format",
minArgs: 1,
maxArgs: 255,
call: (pattern, ...values) => text(formatText(valueText(pattern), values.map(valueText)))
},
{
name: "join",
minArgs: 1,
maxArgs: 2,
call: join
},
{
name: "toJson",
minArgs: 1,
maxArgs: 1,
call: (value) => text(boundText(JSON.stringify(value, _actions_expressions__WEBPACK_IMPORTED_MODULE_3__.p.$U, "  ")))
},
{
name: "fromJson",
minArgs: 1,
maxArgs: 1,
call: (json) => toData(fromJson(valueText(json)))
}
].map((definition) => [definition.name.toLowerCase(), definition]));
function join(list, separator) {
if (list?.kind !== _actions_expressions__WEBPACK_IMPORTED_MODULE_3__.p.b8.Array) return text(list?.primitive ? valueText(list) : "");
return text(joinTexts(list.values().map(valueText), separator?.primitive ? valueText(separator) : ","));
}
const contextOf = (variables, purpose) => dictionary(Object.entries(variables).map(([name, value]) => [name, name === "env" ? environment((0, _variables_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(variables.env, purpose)) : toData(value)]));
function environment(env) {
const variables = dictionary(Object.entries(env).map(([name, value]) => [name, text(value ?? "")]));
const anyCase = variables.get.bind(variables);
variables.get = (name) => {
const exact = Object.hasOwn(env, name) ? env[name] : void 0;
return exact === void 0 ? anyCase(name) ?? text("") : text(exact);
};
return variables;
}
function toData(value, depth = 0) {
if (depth > maximumDataDepth) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The value is nested more than ${maximumDataDepth} deep.`);
if (typeof value === "string") return text(value);
if (typeof value === "number") return new _actions_expressions__WEBPACK_IMPORTED_MODULE_3__.p.Q9(value);
if (typeof value === "boolean") return new _actions_expressions__WEBPACK_IMPORTED_MODULE_3__.p.bo(value);
if (Array.isArray(value)) {
const list = new _actions_expressions__WEBPACK_IMPORTED_MODULE_3__.p.O3();
for (const item of value) list.add(toData(item, depth + 1));
return list;
}
if (typeof value !== "object" || value === null) return new _actions_expressions__WEBPACK_IMPORTED_MODULE_3__.p.Uv();
return dictionary(Object.entries(value).map(([name, field]) => [name, toData(field, depth + 1)]));
}
function dictionary(entries) {
const result = new _actions_expressions__WEBPACK_IMPORTED_MODULE_3__.p.bT();
Object.setPrototypeOf(Reflect.get(result, "indexMap"), null);
for (const [name, value] of entries) result.add(name, value);
return result;
}
}) };
;
