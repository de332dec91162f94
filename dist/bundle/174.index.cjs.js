"use strict";
exports.id = 174;
exports.ids = [174];
exports.modules = {
42463: (function(module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv = void 0;
const core_1 = __webpack_require__(63893);
const draft7_1 = __webpack_require__(39941);
const discriminator_1 = __webpack_require__(28886);
const draft7MetaSchema = __webpack_require__(72079);
const META_SUPPORT_DATA = ["/properties"];
const META_SCHEMA_ID = "http://json-schema.org/draft-07/schema";
class Ajv extends core_1.default {
_addVocabularies() {
super._addVocabularies();
draft7_1.default.forEach((v) => this.addVocabulary(v));
if (this.opts.discriminator) this.addKeyword(discriminator_1.default);
}
_addDefaultMetaSchema() {
super._addDefaultMetaSchema();
if (!this.opts.meta) return;
const metaSchema = this.opts.$data ? this.$dataMetaSchema(draft7MetaSchema, META_SUPPORT_DATA) : draft7MetaSchema;
this.addMetaSchema(metaSchema, META_SCHEMA_ID, false);
this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
}
defaultMeta() {
return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : undefined);
}
}
exports.Ajv = Ajv;
module.exports = exports = Ajv;
module.exports.Ajv = Ajv;
Object.defineProperty(exports, "__esModule", { value: true });
exports["default"] = Ajv;
var validate_1 = __webpack_require__(87881);
Object.defineProperty(exports, "KeywordCxt", {
enumerable: true,
get: function() {
return validate_1.KeywordCxt;
}
});
var codegen_1 = __webpack_require__(81436);
Object.defineProperty(exports, "_", {
enumerable: true,
get: function() {
return codegen_1._;
}
});
Object.defineProperty(exports, "str", {
enumerable: true,
get: function() {
return codegen_1.str;
}
});
Object.defineProperty(exports, "stringify", {
enumerable: true,
get: function() {
return codegen_1.stringify;
}
});
Object.defineProperty(exports, "nil", {
enumerable: true,
get: function() {
return codegen_1.nil;
}
});
Object.defineProperty(exports, "Name", {
enumerable: true,
get: function() {
return codegen_1.Name;
}
});
Object.defineProperty(exports, "CodeGen", {
enumerable: true,
get: function() {
return codegen_1.CodeGen;
}
});
var validation_error_1 = __webpack_require__(33021);
Object.defineProperty(exports, "ValidationError", {
enumerable: true,
get: function() {
return validation_error_1.default;
}
});
var ref_error_1 = __webpack_require__(53162);
Object.defineProperty(exports, "MissingRefError", {
enumerable: true,
get: function() {
return ref_error_1.default;
}
});
}),
80567: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.regexpCode = exports.getEsmExportName = exports.getProperty = exports.safeStringify = exports.stringify = exports.strConcat = exports.addCodeArg = exports.str = exports._ = exports.nil = exports._Code = exports.Name = exports.IDENTIFIER = exports._CodeOrName = void 0;
class _CodeOrName {}
exports._CodeOrName = _CodeOrName;
exports.IDENTIFIER = /^[a-z$_][a-z$_0-9]*$/i;
class Name extends _CodeOrName {
constructor(s) {
super();
if (!exports.IDENTIFIER.test(s)) throw new Error("CodeGen: name must be a valid identifier");
this.str = s;
}
toString() {
return this.str;
}
emptyStr() {
return false;
}
get names() {
return { [this.str]: 1 };
}
}
exports.Name = Name;
class _Code extends _CodeOrName {
constructor(code) {
super();
this._items = typeof code === "string" ? [code] : code;
}
toString() {
return this.str;
}
emptyStr() {
if (this._items.length > 1) return false;
const item = this._items[0];
return item === "" || item === "\"\"";
}
get str() {
var _a;
return (_a = this._str) !== null && _a !== void 0 ? _a : this._str = this._items.reduce((s, c) => `${s}${c}`, "");
}
get names() {
var _a;
return (_a = this._names) !== null && _a !== void 0 ? _a : this._names = this._items.reduce((names, c) => {
if (c instanceof Name) names[c.str] = (names[c.str] || 0) + 1;
return names;
}, {});
}
}
exports._Code = _Code;
exports.nil = new _Code("");
function _(strs, ...args) {
const code = [strs[0]];
let i = 0;
while (i < args.length) {
addCodeArg(code, args[i]);
code.push(strs[++i]);
}
return new _Code(code);
}
exports._ = _;
const plus = new _Code("+");
function str(strs, ...args) {
const expr = [safeStringify(strs[0])];
let i = 0;
while (i < args.length) {
expr.push(plus);
addCodeArg(expr, args[i]);
expr.push(plus, safeStringify(strs[++i]));
}
optimize(expr);
return new _Code(expr);
}
exports.str = str;
function addCodeArg(code, arg) {
if (arg instanceof _Code) code.push(...arg._items);
else if (arg instanceof Name) code.push(arg);
else code.push(interpolate(arg));
}
exports.addCodeArg = addCodeArg;
function optimize(expr) {
let i = 1;
while (i < expr.length - 1) {
if (expr[i] === plus) {
const res = mergeExprItems(expr[i - 1], expr[i + 1]);
if (res !== undefined) {
expr.splice(i - 1, 3, res);
continue;
}
expr[i++] = "+";
}
i++;
}
}
function mergeExprItems(a, b) {
if (b === "\"\"") return a;
if (a === "\"\"") return b;
if (typeof a == "string") {
if (b instanceof Name || a[a.length - 1] !== "\"") return;
if (typeof b != "string") return `${a.slice(0, -1)}${b}"`;
if (b[0] === "\"") return a.slice(0, -1) + b.slice(1);
return;
}
if (typeof b == "string" && b[0] === "\"" && !(a instanceof Name)) return `"${a}${b.slice(1)}`;
return;
}
function strConcat(c1, c2) {
return c2.emptyStr() ? c1 : c1.emptyStr() ? c2 : str`${c1}${c2}`;
}
exports.strConcat = strConcat;
function interpolate(x) {
return typeof x == "number" || typeof x == "boolean" || x === null ? x : safeStringify(Array.isArray(x) ? x.join(",") : x);
}
function stringify(x) {
return new _Code(safeStringify(x));
}
exports.stringify = stringify;
function safeStringify(x) {
return JSON.stringify(x).replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
}
exports.safeStringify = safeStringify;
function getProperty(key) {
return typeof key == "string" && exports.IDENTIFIER.test(key) ? new _Code(`.${key}`) : _`[${key}]`;
}
exports.getProperty = getProperty;
function getEsmExportName(key) {
if (typeof key == "string" && exports.IDENTIFIER.test(key)) {
return new _Code(`${key}`);
}
throw new Error(`CodeGen: invalid export name: ${key}, use explicit $id name mapping`);
}
exports.getEsmExportName = getEsmExportName;
function regexpCode(rx) {
return new _Code(rx.toString());
}
exports.regexpCode = regexpCode;
}),
81436: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.or = exports.and = exports.not = exports.CodeGen = exports.operators = exports.varKinds = exports.ValueScopeName = exports.ValueScope = exports.Scope = exports.Name = exports.regexpCode = exports.stringify = exports.getProperty = exports.nil = exports.strConcat = exports.str = exports._ = void 0;
const code_1 = __webpack_require__(80567);
const scope_1 = __webpack_require__(77788);
var code_2 = __webpack_require__(80567);
Object.defineProperty(exports, "_", {
enumerable: true,
get: function() {
return code_2._;
}
});
Object.defineProperty(exports, "str", {
enumerable: true,
get: function() {
return code_2.str;
}
});
Object.defineProperty(exports, "strConcat", {
enumerable: true,
get: function() {
return code_2.strConcat;
}
});
Object.defineProperty(exports, "nil", {
enumerable: true,
get: function() {
return code_2.nil;
}
});
Object.defineProperty(exports, "getProperty", {
enumerable: true,
get: function() {
return code_2.getProperty;
}
});
Object.defineProperty(exports, "stringify", {
enumerable: true,
get: function() {
return code_2.stringify;
}
});
Object.defineProperty(exports, "regexpCode", {
enumerable: true,
get: function() {
return code_2.regexpCode;
}
});
Object.defineProperty(exports, "Name", {
enumerable: true,
get: function() {
return code_2.Name;
}
});
var scope_2 = __webpack_require__(77788);
Object.defineProperty(exports, "Scope", {
enumerable: true,
get: function() {
return scope_2.Scope;
}
});
Object.defineProperty(exports, "ValueScope", {
enumerable: true,
get: function() {
return scope_2.ValueScope;
}
});
Object.defineProperty(exports, "ValueScopeName", {
enumerable: true,
get: function() {
return scope_2.ValueScopeName;
}
});
Object.defineProperty(exports, "varKinds", {
enumerable: true,
get: function() {
return scope_2.varKinds;
}
});
exports.operators = {
GT: new code_1._Code(">"),
GTE: new code_1._Code(">="),
LT: new code_1._Code("<"),
LTE: new code_1._Code("<="),
EQ: new code_1._Code("==="),
NEQ: new code_1._Code("!=="),
NOT: new code_1._Code("!"),
OR: new code_1._Code("||"),
AND: new code_1._Code("&&"),
ADD: new code_1._Code("+")
};
class Node {
optimizeNodes() {
return this;
}
optimizeNames(_names, _constants) {
return this;
}
}
class Def extends Node {
constructor(varKind, name, rhs) {
super();
this.varKind = varKind;
this.name = name;
this.rhs = rhs;
}
render({ es5, _n }) {
const varKind = es5 ? scope_1.varKinds.var : this.varKind;
const rhs = this.rhs === undefined ? "" : ` = ${this.rhs}`;
return `${varKind} ${this.name}${rhs};` + _n;
}
optimizeNames(names, constants) {
if (!names[this.name.str]) return;
if (this.rhs) this.rhs = optimizeExpr(this.rhs, names, constants);
return this;
}
get names() {
return this.rhs instanceof code_1._CodeOrName ? this.rhs.names : {};
}
}
class Assign extends Node {
constructor(lhs, rhs, sideEffects) {
super();
this.lhs = lhs;
this.rhs = rhs;
this.sideEffects = sideEffects;
}
render({ _n }) {
return `${this.lhs} = ${this.rhs};` + _n;
}
optimizeNames(names, constants) {
if (this.lhs instanceof code_1.Name && !names[this.lhs.str] && !this.sideEffects) return;
this.rhs = optimizeExpr(this.rhs, names, constants);
return this;
}
get names() {
const names = this.lhs instanceof code_1.Name ? {} : { ...this.lhs.names };
return addExprNames(names, this.rhs);
}
}
class AssignOp extends Assign {
constructor(lhs, op, rhs, sideEffects) {
super(lhs, rhs, sideEffects);
this.op = op;
}
render({ _n }) {
return `${this.lhs} ${this.op}= ${this.rhs};` + _n;
}
}
class Label extends Node {
constructor(label) {
super();
this.label = label;
this.names = {};
}
render({ _n }) {
return `${this.label}:` + _n;
}
}
class Break extends Node {
constructor(label) {
super();
this.label = label;
this.names = {};
}
render({ _n }) {
const label = this.label ? ` ${this.label}` : "";
return `break${label};` + _n;
}
}
class Throw extends Node {
constructor(error) {
super();
this.error = error;
}
render({ _n }) {
return `throw ${this.error};` + _n;
}
get names() {
return this.error.names;
}
}
class AnyCode extends Node {
constructor(code) {
super();
this.code = code;
}
render({ _n }) {
return `${this.code};` + _n;
}
optimizeNodes() {
return `${this.code}` ? this : undefined;
}
optimizeNames(names, constants) {
this.code = optimizeExpr(this.code, names, constants);
return this;
}
get names() {
return this.code instanceof code_1._CodeOrName ? this.code.names : {};
}
}
class ParentNode extends Node {
constructor(nodes = []) {
super();
this.nodes = nodes;
}
render(opts) {
return this.nodes.reduce((code, n) => code + n.render(opts), "");
}
optimizeNodes() {
const { nodes } = this;
let i = nodes.length;
while (i--) {
const n = nodes[i].optimizeNodes();
if (Array.isArray(n)) nodes.splice(i, 1, ...n);
else if (n) nodes[i] = n;
else nodes.splice(i, 1);
}
return nodes.length > 0 ? this : undefined;
}
optimizeNames(names, constants) {
const { nodes } = this;
let i = nodes.length;
while (i--) {
const n = nodes[i];
if (n.optimizeNames(names, constants)) continue;
subtractNames(names, n.names);
nodes.splice(i, 1);
}
return nodes.length > 0 ? this : undefined;
}
get names() {
return this.nodes.reduce((names, n) => addNames(names, n.names), {});
}
}
class BlockNode extends ParentNode {
render(opts) {
return "{" + opts._n + super.render(opts) + "}" + opts._n;
}
}
class Root extends ParentNode {}
class Else extends BlockNode {}
Else.kind = "else";
class If extends BlockNode {
constructor(condition, nodes) {
super(nodes);
this.condition = condition;
}
render(opts) {
let code = `if(${this.condition})` + super.render(opts);
if (this.else) code += "else " + this.else.render(opts);
return code;
}
optimizeNodes() {
super.optimizeNodes();
const cond = this.condition;
if (cond === true) return this.nodes;
let e = this.else;
if (e) {
const ns = e.optimizeNodes();
e = this.else = Array.isArray(ns) ? new Else(ns) : ns;
}
if (e) {
if (cond === false) return e instanceof If ? e : e.nodes;
if (this.nodes.length) return this;
return new If(not(cond), e instanceof If ? [e] : e.nodes);
}
if (cond === false || !this.nodes.length) return undefined;
return this;
}
optimizeNames(names, constants) {
var _a;
this.else = (_a = this.else) === null || _a === void 0 ? void 0 : _a.optimizeNames(names, constants);
if (!(super.optimizeNames(names, constants) || this.else)) return;
this.condition = optimizeExpr(this.condition, names, constants);
return this;
}
get names() {
const names = super.names;
addExprNames(names, this.condition);
if (this.else) addNames(names, this.else.names);
return names;
}
}
If.kind = "if";
class For extends BlockNode {}
For.kind = "for";
class ForLoop extends For {
constructor(iteration) {
super();
this.iteration = iteration;
}
render(opts) {
return `for(${this.iteration})` + super.render(opts);
}
optimizeNames(names, constants) {
if (!super.optimizeNames(names, constants)) return;
this.iteration = optimizeExpr(this.iteration, names, constants);
return this;
}
get names() {
return addNames(super.names, this.iteration.names);
}
}
class ForRange extends For {
constructor(varKind, name, from, to) {
super();
this.varKind = varKind;
this.name = name;
this.from = from;
this.to = to;
}
render(opts) {
const varKind = opts.es5 ? scope_1.varKinds.var : this.varKind;
const { name, from, to } = this;
return `for(${varKind} ${name}=${from}; ${name}<${to}; ${name}++)` + super.render(opts);
}
get names() {
const names = addExprNames(super.names, this.from);
return addExprNames(names, this.to);
}
}
class ForIter extends For {
constructor(loop, varKind, name, iterable) {
super();
this.loop = loop;
this.varKind = varKind;
this.name = name;
this.iterable = iterable;
}
render(opts) {
return `for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})` + super.render(opts);
}
optimizeNames(names, constants) {
if (!super.optimizeNames(names, constants)) return;
this.iterable = optimizeExpr(this.iterable, names, constants);
return this;
}
get names() {
return addNames(super.names, this.iterable.names);
}
}
class Func extends BlockNode {
constructor(name, args, async) {
super();
this.name = name;
this.args = args;
this.async = async;
}
render(opts) {
const _async = this.async ? "async " : "";
return `${_async}function ${this.name}(${this.args})` + super.render(opts);
}
}
Func.kind = "func";
class Return extends ParentNode {
render(opts) {
return "return " + super.render(opts);
}
}
Return.kind = "return";
class Try extends BlockNode {
render(opts) {
let code = "try" + super.render(opts);
if (this.catch) code += this.catch.render(opts);
if (this.finally) code += this.finally.render(opts);
return code;
}
optimizeNodes() {
var _a, _b;
super.optimizeNodes();
(_a = this.catch) === null || _a === void 0 ? void 0 : _a.optimizeNodes();
(_b = this.finally) === null || _b === void 0 ? void 0 : _b.optimizeNodes();
return this;
}
optimizeNames(names, constants) {
var _a, _b;
super.optimizeNames(names, constants);
(_a = this.catch) === null || _a === void 0 ? void 0 : _a.optimizeNames(names, constants);
(_b = this.finally) === null || _b === void 0 ? void 0 : _b.optimizeNames(names, constants);
return this;
}
get names() {
const names = super.names;
if (this.catch) addNames(names, this.catch.names);
if (this.finally) addNames(names, this.finally.names);
return names;
}
}
class Catch extends BlockNode {
constructor(error) {
super();
this.error = error;
}
render(opts) {
return `catch(${this.error})` + super.render(opts);
}
}
Catch.kind = "catch";
class Finally extends BlockNode {
render(opts) {
return "finally" + super.render(opts);
}
}
Finally.kind = "finally";
class CodeGen {
constructor(extScope, opts = {}) {
this._values = {};
this._blockStarts = [];
this._constants = {};
this.opts = {
...opts,
_n: opts.lines ? "\n" : ""
};
this._extScope = extScope;
this._scope = new scope_1.Scope({ parent: extScope });
this._nodes = [new Root()];
}
toString() {
return this._root.render(this.opts);
}
name(prefix) {
return this._scope.name(prefix);
}
scopeName(prefix) {
return this._extScope.name(prefix);
}
scopeValue(prefixOrName, value) {
const name = this._extScope.value(prefixOrName, value);
const vs = this._values[name.prefix] || (this._values[name.prefix] = new Set());
vs.add(name);
return name;
}
getScopeValue(prefix, keyOrRef) {
return this._extScope.getValue(prefix, keyOrRef);
}
scopeRefs(scopeName) {
return this._extScope.scopeRefs(scopeName, this._values);
}
scopeCode() {
return this._extScope.scopeCode(this._values);
}
_def(varKind, nameOrPrefix, rhs, constant) {
const name = this._scope.toName(nameOrPrefix);
if (rhs !== undefined && constant) this._constants[name.str] = rhs;
this._leafNode(new Def(varKind, name, rhs));
return name;
}
const(nameOrPrefix, rhs, _constant) {
return this._def(scope_1.varKinds.const, nameOrPrefix, rhs, _constant);
}
let(nameOrPrefix, rhs, _constant) {
return this._def(scope_1.varKinds.let, nameOrPrefix, rhs, _constant);
}
var(nameOrPrefix, rhs, _constant) {
return this._def(scope_1.varKinds.var, nameOrPrefix, rhs, _constant);
}
assign(lhs, rhs, sideEffects) {
return this._leafNode(new Assign(lhs, rhs, sideEffects));
}
add(lhs, rhs) {
return this._leafNode(new AssignOp(lhs, exports.operators.ADD, rhs));
}
code(c) {
if (typeof c == "function") c();
else if (c !== code_1.nil) this._leafNode(new AnyCode(c));
return this;
}
object(...keyValues) {
const code = ["{"];
for (const [key, value] of keyValues) {
if (code.length > 1) code.push(",");
code.push(key);
if (key !== value || this.opts.es5) {
code.push(":");
(0, code_1.addCodeArg)(code, value);
}
}
code.push("}");
return new code_1._Code(code);
}
if(condition, thenBody, elseBody) {
this._blockNode(new If(condition));
if (thenBody && elseBody) {
this.code(thenBody).else().code(elseBody).endIf();
} else if (thenBody) {
this.code(thenBody).endIf();
} else if (elseBody) {
throw new Error("CodeGen: \"else\" body without \"then\" body");
}
return this;
}
elseIf(condition) {
return this._elseNode(new If(condition));
}
else() {
return this._elseNode(new Else());
}
endIf() {
return this._endBlockNode(If, Else);
}
_for(node, forBody) {
this._blockNode(node);
if (forBody) this.code(forBody).endFor();
return this;
}
for(iteration, forBody) {
return this._for(new ForLoop(iteration), forBody);
}
forRange(nameOrPrefix, from, to, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.let) {
const name = this._scope.toName(nameOrPrefix);
return this._for(new ForRange(varKind, name, from, to), () => forBody(name));
}
forOf(nameOrPrefix, iterable, forBody, varKind = scope_1.varKinds.const) {
const name = this._scope.toName(nameOrPrefix);
if (this.opts.es5) {
const arr = iterable instanceof code_1.Name ? iterable : this.var("_arr", iterable);
return this.forRange("_i", 0, (0, code_1._)`${arr}.length`, (i) => {
this.var(name, (0, code_1._)`${arr}[${i}]`);
forBody(name);
});
}
return this._for(new ForIter("of", varKind, name, iterable), () => forBody(name));
}
forIn(nameOrPrefix, obj, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.const) {
if (this.opts.ownProperties) {
return this.forOf(nameOrPrefix, (0, code_1._)`Object.keys(${obj})`, forBody);
}
const name = this._scope.toName(nameOrPrefix);
return this._for(new ForIter("in", varKind, name, obj), () => forBody(name));
}
endFor() {
return this._endBlockNode(For);
}
label(label) {
return this._leafNode(new Label(label));
}
break(label) {
return this._leafNode(new Break(label));
}
return(value) {
const node = new Return();
this._blockNode(node);
this.code(value);
if (node.nodes.length !== 1) throw new Error("CodeGen: \"return\" should have one node");
return this._endBlockNode(Return);
}
try(tryBody, catchCode, finallyCode) {
if (!catchCode && !finallyCode) throw new Error("CodeGen: \"try\" without \"catch\" and \"finally\"");
const node = new Try();
this._blockNode(node);
this.code(tryBody);
if (catchCode) {
const error = this.name("e");
this._currNode = node.catch = new Catch(error);
catchCode(error);
}
if (finallyCode) {
this._currNode = node.finally = new Finally();
this.code(finallyCode);
}
return this._endBlockNode(Catch, Finally);
}
throw(error) {
return this._leafNode(new Throw(error));
}
block(body, nodeCount) {
this._blockStarts.push(this._nodes.length);
if (body) this.code(body).endBlock(nodeCount);
return this;
}
endBlock(nodeCount) {
const len = this._blockStarts.pop();
if (len === undefined) throw new Error("CodeGen: not in self-balancing block");
const toClose = this._nodes.length - len;
if (toClose < 0 || nodeCount !== undefined && toClose !== nodeCount) {
throw new Error(`CodeGen: wrong number of nodes: ${toClose} vs ${nodeCount} expected`);
}
this._nodes.length = len;
return this;
}
func(name, args = code_1.nil, async, funcBody) {
this._blockNode(new Func(name, args, async));
if (funcBody) this.code(funcBody).endFunc();
return this;
}
endFunc() {
return this._endBlockNode(Func);
}
optimize(n = 1) {
while (n-- > 0) {
this._root.optimizeNodes();
this._root.optimizeNames(this._root.names, this._constants);
}
}
_leafNode(node) {
this._currNode.nodes.push(node);
return this;
}
_blockNode(node) {
this._currNode.nodes.push(node);
this._nodes.push(node);
}
_endBlockNode(N1, N2) {
const n = this._currNode;
if (n instanceof N1 || N2 && n instanceof N2) {
this._nodes.pop();
return this;
}
throw new Error(`CodeGen: not in block "${N2 ? `${N1.kind}/${N2.kind}` : N1.kind}"`);
}
_elseNode(node) {
const n = this._currNode;
if (!(n instanceof If)) {
throw new Error("CodeGen: \"else\" without \"if\"");
}
this._currNode = n.else = node;
return this;
}
get _root() {
return this._nodes[0];
}
get _currNode() {
const ns = this._nodes;
return ns[ns.length - 1];
}
set _currNode(node) {
const ns = this._nodes;
ns[ns.length - 1] = node;
}
}
exports.CodeGen = CodeGen;
function addNames(names, from) {
for (const n in from) names[n] = (names[n] || 0) + (from[n] || 0);
return names;
}
function addExprNames(names, from) {
return from instanceof code_1._CodeOrName ? addNames(names, from.names) : names;
}
function optimizeExpr(expr, names, constants) {
if (expr instanceof code_1.Name) return replaceName(expr);
if (!canOptimize(expr)) return expr;
return new code_1._Code(expr._items.reduce((items, c) => {
if (c instanceof code_1.Name) c = replaceName(c);
if (c instanceof code_1._Code) items.push(...c._items);
else items.push(c);
return items;
}, []));
function replaceName(n) {
const c = constants[n.str];
if (c === undefined || names[n.str] !== 1) return n;
delete names[n.str];
return c;
}
function canOptimize(e) {
return e instanceof code_1._Code && e._items.some((c) => c instanceof code_1.Name && names[c.str] === 1 && constants[c.str] !== undefined);
}
}
function subtractNames(names, from) {
for (const n in from) names[n] = (names[n] || 0) - (from[n] || 0);
}
function not(x) {
return typeof x == "boolean" || typeof x == "number" || x === null ? !x : (0, code_1._)`!${par(x)}`;
}
exports.not = not;
const andCode = mappend(exports.operators.AND);
function and(...args) {
return args.reduce(andCode);
}
exports.and = and;
const orCode = mappend(exports.operators.OR);
function or(...args) {
return args.reduce(orCode);
}
exports.or = or;
function mappend(op) {
return (x, y) => x === code_1.nil ? y : y === code_1.nil ? x : (0, code_1._)`${par(x)} ${op} ${par(y)}`;
}
function par(x) {
return x instanceof code_1.Name ? x : (0, code_1._)`(${x})`;
}
}),
77788: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.ValueScope = exports.ValueScopeName = exports.Scope = exports.varKinds = exports.UsedValueState = void 0;
const code_1 = __webpack_require__(80567);
class ValueError extends Error {
constructor(name) {
super(`CodeGen: "code" for ${name} not defined`);
this.value = name.value;
}
}
var UsedValueState;
(function(UsedValueState) {
UsedValueState[UsedValueState["Started"] = 0] = "Started";
UsedValueState[UsedValueState["Completed"] = 1] = "Completed";
})(UsedValueState || (exports.UsedValueState = UsedValueState = {}));
exports.varKinds = {
const: new code_1.Name("const"),
let: new code_1.Name("let"),
var: new code_1.Name("var")
};
class Scope {
constructor({ prefixes, parent } = {}) {
this._names = {};
this._prefixes = prefixes;
this._parent = parent;
}
toName(nameOrPrefix) {
return nameOrPrefix instanceof code_1.Name ? nameOrPrefix : this.name(nameOrPrefix);
}
name(prefix) {
return new code_1.Name(this._newName(prefix));
}
_newName(prefix) {
const ng = this._names[prefix] || this._nameGroup(prefix);
return `${prefix}${ng.index++}`;
}
_nameGroup(prefix) {
var _a, _b;
if (((_b = (_a = this._parent) === null || _a === void 0 ? void 0 : _a._prefixes) === null || _b === void 0 ? void 0 : _b.has(prefix)) || this._prefixes && !this._prefixes.has(prefix)) {
throw new Error(`CodeGen: prefix "${prefix}" is not allowed in this scope`);
}
return this._names[prefix] = {
prefix,
index: 0
};
}
}
exports.Scope = Scope;
class ValueScopeName extends code_1.Name {
constructor(prefix, nameStr) {
super(nameStr);
this.prefix = prefix;
}
setValue(value, { property, itemIndex }) {
this.value = value;
this.scopePath = (0, code_1._)`.${new code_1.Name(property)}[${itemIndex}]`;
}
}
exports.ValueScopeName = ValueScopeName;
const line = (0, code_1._)`\n`;
class ValueScope extends Scope {
constructor(opts) {
super(opts);
this._values = {};
this._scope = opts.scope;
this.opts = {
...opts,
_n: opts.lines ? line : code_1.nil
};
}
get() {
return this._scope;
}
name(prefix) {
return new ValueScopeName(prefix, this._newName(prefix));
}
value(nameOrPrefix, value) {
var _a;
if (value.ref === undefined) throw new Error("CodeGen: ref must be passed in value");
const name = this.toName(nameOrPrefix);
const { prefix } = name;
const valueKey = (_a = value.key) !== null && _a !== void 0 ? _a : value.ref;
let vs = this._values[prefix];
if (vs) {
const _name = vs.get(valueKey);
if (_name) return _name;
} else {
vs = this._values[prefix] = new Map();
}
vs.set(valueKey, name);
const s = this._scope[prefix] || (this._scope[prefix] = []);
const itemIndex = s.length;
s[itemIndex] = value.ref;
name.setValue(value, {
property: prefix,
itemIndex
});
return name;
}
getValue(prefix, keyOrRef) {
const vs = this._values[prefix];
if (!vs) return;
return vs.get(keyOrRef);
}
scopeRefs(scopeName, values = this._values) {
return this._reduceValues(values, (name) => {
if (name.scopePath === undefined) throw new Error(`CodeGen: name "${name}" has no value`);
return (0, code_1._)`${scopeName}${name.scopePath}`;
});
}
scopeCode(values = this._values, usedValues, getCode) {
return this._reduceValues(values, (name) => {
if (name.value === undefined) throw new Error(`CodeGen: name "${name}" has no value`);
return name.value.code;
}, usedValues, getCode);
}
_reduceValues(values, valueCode, usedValues = {}, getCode) {
let code = code_1.nil;
for (const prefix in values) {
const vs = values[prefix];
if (!vs) continue;
const nameSet = usedValues[prefix] = usedValues[prefix] || new Map();
vs.forEach((name) => {
if (nameSet.has(name)) return;
nameSet.set(name, UsedValueState.Started);
let c = valueCode(name);
if (c) {
const def = this.opts.es5 ? exports.varKinds.var : exports.varKinds.const;
code = (0, code_1._)`${code}${def} ${name} = ${c};${this.opts._n}`;
} else if (c = getCode === null || getCode === void 0 ? void 0 : getCode(name)) {
code = (0, code_1._)`${code}${c}${this.opts._n}`;
} else {
throw new ValueError(name);
}
nameSet.set(name, UsedValueState.Completed);
});
}
return code;
}
}
exports.ValueScope = ValueScope;
}),
81283: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.extendErrors = exports.resetErrorsCount = exports.reportExtraError = exports.reportError = exports.keyword$DataError = exports.keywordError = void 0;
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const names_1 = __webpack_require__(90630);
exports.keywordError = { message: ({ keyword }) => (0, codegen_1.str)`must pass "${keyword}" keyword validation` };
exports.keyword$DataError = { message: ({ keyword, schemaType }) => schemaType ? (0, codegen_1.str)`"${keyword}" keyword must be ${schemaType} ($data)` : (0, codegen_1.str)`"${keyword}" keyword is invalid ($data)` };
function reportError(cxt, error = exports.keywordError, errorPaths, overrideAllErrors) {
const { it } = cxt;
const { gen, compositeRule, allErrors } = it;
const errObj = errorObjectCode(cxt, error, errorPaths);
if (overrideAllErrors !== null && overrideAllErrors !== void 0 ? overrideAllErrors : compositeRule || allErrors) {
addError(gen, errObj);
} else {
returnErrors(it, (0, codegen_1._)`[${errObj}]`);
}
}
exports.reportError = reportError;
function reportExtraError(cxt, error = exports.keywordError, errorPaths) {
const { it } = cxt;
const { gen, compositeRule, allErrors } = it;
const errObj = errorObjectCode(cxt, error, errorPaths);
addError(gen, errObj);
if (!(compositeRule || allErrors)) {
returnErrors(it, names_1.default.vErrors);
}
}
exports.reportExtraError = reportExtraError;
function resetErrorsCount(gen, errsCount) {
gen.assign(names_1.default.errors, errsCount);
gen.if((0, codegen_1._)`${names_1.default.vErrors} !== null`, () => gen.if(errsCount, () => gen.assign((0, codegen_1._)`${names_1.default.vErrors}.length`, errsCount), () => gen.assign(names_1.default.vErrors, null)));
}
exports.resetErrorsCount = resetErrorsCount;
function extendErrors({ gen, keyword, schemaValue, data, errsCount, it }) {
if (errsCount === undefined) throw new Error("ajv implementation error");
const err = gen.name("err");
gen.forRange("i", errsCount, names_1.default.errors, (i) => {
gen.const(err, (0, codegen_1._)`${names_1.default.vErrors}[${i}]`);
gen.if((0, codegen_1._)`${err}.instancePath === undefined`, () => gen.assign((0, codegen_1._)`${err}.instancePath`, (0, codegen_1.strConcat)(names_1.default.instancePath, it.errorPath)));
gen.assign((0, codegen_1._)`${err}.schemaPath`, (0, codegen_1.str)`${it.errSchemaPath}/${keyword}`);
if (it.opts.verbose) {
gen.assign((0, codegen_1._)`${err}.schema`, schemaValue);
gen.assign((0, codegen_1._)`${err}.data`, data);
}
});
}
exports.extendErrors = extendErrors;
function addError(gen, errObj) {
const err = gen.const("err", errObj);
gen.if((0, codegen_1._)`${names_1.default.vErrors} === null`, () => gen.assign(names_1.default.vErrors, (0, codegen_1._)`[${err}]`), (0, codegen_1._)`${names_1.default.vErrors}.push(${err})`);
gen.code((0, codegen_1._)`${names_1.default.errors}++`);
}
function returnErrors(it, errs) {
const { gen, validateName, schemaEnv } = it;
if (schemaEnv.$async) {
gen.throw((0, codegen_1._)`new ${it.ValidationError}(${errs})`);
} else {
gen.assign((0, codegen_1._)`${validateName}.errors`, errs);
gen.return(false);
}
}
const E = {
keyword: new codegen_1.Name("keyword"),
schemaPath: new codegen_1.Name("schemaPath"),
params: new codegen_1.Name("params"),
propertyName: new codegen_1.Name("propertyName"),
message: new codegen_1.Name("message"),
schema: new codegen_1.Name("schema"),
parentSchema: new codegen_1.Name("parentSchema")
};
function errorObjectCode(cxt, error, errorPaths) {
const { createErrors } = cxt.it;
if (createErrors === false) return (0, codegen_1._)`{}`;
return errorObject(cxt, error, errorPaths);
}
function errorObject(cxt, error, errorPaths = {}) {
const { gen, it } = cxt;
const keyValues = [errorInstancePath(it, errorPaths), errorSchemaPath(cxt, errorPaths)];
extraErrorProps(cxt, error, keyValues);
return gen.object(...keyValues);
}
function errorInstancePath({ errorPath }, { instancePath }) {
const instPath = instancePath ? (0, codegen_1.str)`${errorPath}${(0, util_1.getErrorPath)(instancePath, util_1.Type.Str)}` : errorPath;
return [names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, instPath)];
}
function errorSchemaPath({ keyword, it: { errSchemaPath } }, { schemaPath, parentSchema }) {
let schPath = parentSchema ? errSchemaPath : (0, codegen_1.str)`${errSchemaPath}/${keyword}`;
if (schemaPath) {
schPath = (0, codegen_1.str)`${schPath}${(0, util_1.getErrorPath)(schemaPath, util_1.Type.Str)}`;
}
return [E.schemaPath, schPath];
}
function extraErrorProps(cxt, { params, message }, keyValues) {
const { keyword, data, schemaValue, it } = cxt;
const { opts, propertyName, topSchemaRef, schemaPath } = it;
keyValues.push([E.keyword, keyword], [E.params, typeof params == "function" ? params(cxt) : params || (0, codegen_1._)`{}`]);
if (opts.messages) {
keyValues.push([E.message, typeof message == "function" ? message(cxt) : message]);
}
if (opts.verbose) {
keyValues.push([E.schema, schemaValue], [E.parentSchema, (0, codegen_1._)`${topSchemaRef}${schemaPath}`], [names_1.default.data, data]);
}
if (propertyName) keyValues.push([E.propertyName, propertyName]);
}
}),
2718: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.resolveSchema = exports.getCompilingSchema = exports.resolveRef = exports.compileSchema = exports.SchemaEnv = void 0;
const codegen_1 = __webpack_require__(81436);
const validation_error_1 = __webpack_require__(33021);
const names_1 = __webpack_require__(90630);
const resolve_1 = __webpack_require__(24090);
const util_1 = __webpack_require__(84464);
const validate_1 = __webpack_require__(87881);
class SchemaEnv {
constructor(env) {
var _a;
this.refs = {};
this.dynamicAnchors = {};
let schema;
if (typeof env.schema == "object") schema = env.schema;
this.schema = env.schema;
this.schemaId = env.schemaId;
this.root = env.root || this;
this.baseId = (_a = env.baseId) !== null && _a !== void 0 ? _a : (0, resolve_1.normalizeId)(schema === null || schema === void 0 ? void 0 : schema[env.schemaId || "$id"]);
this.schemaPath = env.schemaPath;
this.localRefs = env.localRefs;
this.meta = env.meta;
this.$async = schema === null || schema === void 0 ? void 0 : schema.$async;
this.refs = {};
}
}
exports.SchemaEnv = SchemaEnv;
function compileSchema(sch) {
const _sch = getCompilingSchema.call(this, sch);
if (_sch) return _sch;
const rootId = (0, resolve_1.getFullPath)(this.opts.uriResolver, sch.root.baseId);
const { es5, lines } = this.opts.code;
const { ownProperties } = this.opts;
const gen = new codegen_1.CodeGen(this.scope, {
es5,
lines,
ownProperties
});
let _ValidationError;
if (sch.$async) {
_ValidationError = gen.scopeValue("Error", {
ref: validation_error_1.default,
code: (0, codegen_1._)`require("ajv/dist/runtime/validation_error").default`
});
}
const validateName = gen.scopeName("validate");
sch.validateName = validateName;
const schemaCxt = {
gen,
allErrors: this.opts.allErrors,
data: names_1.default.data,
parentData: names_1.default.parentData,
parentDataProperty: names_1.default.parentDataProperty,
dataNames: [names_1.default.data],
dataPathArr: [codegen_1.nil],
dataLevel: 0,
dataTypes: [],
definedProperties: new Set(),
topSchemaRef: gen.scopeValue("schema", this.opts.code.source === true ? {
ref: sch.schema,
code: (0, codegen_1.stringify)(sch.schema)
} : { ref: sch.schema }),
validateName,
ValidationError: _ValidationError,
schema: sch.schema,
schemaEnv: sch,
rootId,
baseId: sch.baseId || rootId,
schemaPath: codegen_1.nil,
errSchemaPath: sch.schemaPath || (this.opts.jtd ? "" : "#"),
errorPath: (0, codegen_1._)`""`,
opts: this.opts,
self: this
};
let sourceCode;
try {
this._compilations.add(sch);
(0, validate_1.validateFunctionCode)(schemaCxt);
gen.optimize(this.opts.code.optimize);
const validateCode = gen.toString();
sourceCode = `${gen.scopeRefs(names_1.default.scope)}return ${validateCode}`;
if (this.opts.code.process) sourceCode = this.opts.code.process(sourceCode, sch);
const makeValidate = new Function(`${names_1.default.self}`, `${names_1.default.scope}`, sourceCode);
const validate = makeValidate(this, this.scope.get());
this.scope.value(validateName, { ref: validate });
validate.errors = null;
validate.schema = sch.schema;
validate.schemaEnv = sch;
if (sch.$async) validate.$async = true;
if (this.opts.code.source === true) {
validate.source = {
validateName,
validateCode,
scopeValues: gen._values
};
}
if (this.opts.unevaluated) {
const { props, items } = schemaCxt;
validate.evaluated = {
props: props instanceof codegen_1.Name ? undefined : props,
items: items instanceof codegen_1.Name ? undefined : items,
dynamicProps: props instanceof codegen_1.Name,
dynamicItems: items instanceof codegen_1.Name
};
if (validate.source) validate.source.evaluated = (0, codegen_1.stringify)(validate.evaluated);
}
sch.validate = validate;
return sch;
} catch (e) {
delete sch.validate;
delete sch.validateName;
if (sourceCode) this.logger.error("Error compiling schema, function code:", sourceCode);
throw e;
} finally {
this._compilations.delete(sch);
}
}
exports.compileSchema = compileSchema;
function resolveRef(root, baseId, ref) {
var _a;
ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, ref);
const schOrFunc = root.refs[ref];
if (schOrFunc) return schOrFunc;
let _sch = resolve.call(this, root, ref);
if (_sch === undefined) {
const schema = (_a = root.localRefs) === null || _a === void 0 ? void 0 : _a[ref];
const { schemaId } = this.opts;
if (schema) _sch = new SchemaEnv({
schema,
schemaId,
root,
baseId
});
}
if (_sch === undefined) return;
return root.refs[ref] = inlineOrCompile.call(this, _sch);
}
exports.resolveRef = resolveRef;
function inlineOrCompile(sch) {
if ((0, resolve_1.inlineRef)(sch.schema, this.opts.inlineRefs)) return sch.schema;
return sch.validate ? sch : compileSchema.call(this, sch);
}
function getCompilingSchema(schEnv) {
for (const sch of this._compilations) {
if (sameSchemaEnv(sch, schEnv)) return sch;
}
}
exports.getCompilingSchema = getCompilingSchema;
function sameSchemaEnv(s1, s2) {
return s1.schema === s2.schema && s1.root === s2.root && s1.baseId === s2.baseId;
}
function resolve(root, ref) {
let sch;
while (typeof (sch = this.refs[ref]) == "string") ref = sch;
return sch || this.schemas[ref] || resolveSchema.call(this, root, ref);
}
function resolveSchema(root, ref) {
const p = this.opts.uriResolver.parse(ref);
const refPath = (0, resolve_1._getFullPath)(this.opts.uriResolver, p);
let baseId = (0, resolve_1.getFullPath)(this.opts.uriResolver, root.baseId, undefined);
if (Object.keys(root.schema).length > 0 && refPath === baseId) {
return getJsonPointer.call(this, p, root);
}
const id = (0, resolve_1.normalizeId)(refPath);
const schOrRef = this.refs[id] || this.schemas[id];
if (typeof schOrRef == "string") {
const sch = resolveSchema.call(this, root, schOrRef);
if (typeof (sch === null || sch === void 0 ? void 0 : sch.schema) !== "object") return;
return getJsonPointer.call(this, p, sch);
}
if (typeof (schOrRef === null || schOrRef === void 0 ? void 0 : schOrRef.schema) !== "object") return;
if (!schOrRef.validate) compileSchema.call(this, schOrRef);
if (id === (0, resolve_1.normalizeId)(ref)) {
const { schema } = schOrRef;
const { schemaId } = this.opts;
const schId = schema[schemaId];
if (schId) baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
return new SchemaEnv({
schema,
schemaId,
root,
baseId
});
}
return getJsonPointer.call(this, p, schOrRef);
}
exports.resolveSchema = resolveSchema;
const PREVENT_SCOPE_CHANGE = new Set([
"properties",
"patternProperties",
"enum",
"dependencies",
"definitions"
]);
function getJsonPointer(parsedRef, { baseId, schema, root }) {
var _a;
if (((_a = parsedRef.fragment) === null || _a === void 0 ? void 0 : _a[0]) !== "/") return;
for (const part of parsedRef.fragment.slice(1).split("/")) {
if (typeof schema === "boolean") return;
const partSchema = schema[(0, util_1.unescapeFragment)(part)];
if (partSchema === undefined) return;
schema = partSchema;
const schId = typeof schema === "object" && schema[this.opts.schemaId];
if (!PREVENT_SCOPE_CHANGE.has(part) && schId) {
baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
}
}
let env;
if (typeof schema != "boolean" && schema.$ref && !(0, util_1.schemaHasRulesButRef)(schema, this.RULES)) {
const $ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schema.$ref);
env = resolveSchema.call(this, root, $ref);
}
const { schemaId } = this.opts;
env = env || new SchemaEnv({
schema,
schemaId,
root,
baseId
});
if (env.schema !== env.root.schema) return env;
return undefined;
}
}),
90630: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const names = {
data: new codegen_1.Name("data"),
valCxt: new codegen_1.Name("valCxt"),
instancePath: new codegen_1.Name("instancePath"),
parentData: new codegen_1.Name("parentData"),
parentDataProperty: new codegen_1.Name("parentDataProperty"),
rootData: new codegen_1.Name("rootData"),
dynamicAnchors: new codegen_1.Name("dynamicAnchors"),
vErrors: new codegen_1.Name("vErrors"),
errors: new codegen_1.Name("errors"),
this: new codegen_1.Name("this"),
self: new codegen_1.Name("self"),
scope: new codegen_1.Name("scope"),
json: new codegen_1.Name("json"),
jsonPos: new codegen_1.Name("jsonPos"),
jsonLen: new codegen_1.Name("jsonLen"),
jsonPart: new codegen_1.Name("jsonPart")
};
exports["default"] = names;
}),
53162: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const resolve_1 = __webpack_require__(24090);
class MissingRefError extends Error {
constructor(resolver, baseId, ref, msg) {
super(msg || `can't resolve reference ${ref} from id ${baseId}`);
this.missingRef = (0, resolve_1.resolveUrl)(resolver, baseId, ref);
this.missingSchema = (0, resolve_1.normalizeId)((0, resolve_1.getFullPath)(resolver, this.missingRef));
}
}
exports["default"] = MissingRefError;
}),
24090: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.getSchemaRefs = exports.resolveUrl = exports.normalizeId = exports._getFullPath = exports.getFullPath = exports.inlineRef = void 0;
const util_1 = __webpack_require__(84464);
const equal = __webpack_require__(23430);
const traverse = __webpack_require__(81167);
const SIMPLE_INLINED = new Set([
"type",
"format",
"pattern",
"maxLength",
"minLength",
"maxProperties",
"minProperties",
"maxItems",
"minItems",
"maximum",
"minimum",
"uniqueItems",
"multipleOf",
"required",
"enum",
"const"
]);
function inlineRef(schema, limit = true) {
if (typeof schema == "boolean") return true;
if (limit === true) return !hasRef(schema);
if (!limit) return false;
return countKeys(schema) <= limit;
}
exports.inlineRef = inlineRef;
const REF_KEYWORDS = new Set([
"$ref",
"$recursiveRef",
"$recursiveAnchor",
"$dynamicRef",
"$dynamicAnchor"
]);
function hasRef(schema) {
for (const key in schema) {
if (REF_KEYWORDS.has(key)) return true;
const sch = schema[key];
if (Array.isArray(sch) && sch.some(hasRef)) return true;
if (typeof sch == "object" && hasRef(sch)) return true;
}
return false;
}
function countKeys(schema) {
let count = 0;
for (const key in schema) {
if (key === "$ref") return Infinity;
count++;
if (SIMPLE_INLINED.has(key)) continue;
if (typeof schema[key] == "object") {
(0, util_1.eachItem)(schema[key], (sch) => count += countKeys(sch));
}
if (count === Infinity) return Infinity;
}
return count;
}
function getFullPath(resolver, id = "", normalize) {
if (normalize !== false) id = normalizeId(id);
const p = resolver.parse(id);
return _getFullPath(resolver, p);
}
exports.getFullPath = getFullPath;
function _getFullPath(resolver, p) {
const serialized = resolver.serialize(p);
return serialized.split("#")[0] + "#";
}
exports._getFullPath = _getFullPath;
const TRAILING_SLASH_HASH = /#\/?$/;
function normalizeId(id) {
return id ? id.replace(TRAILING_SLASH_HASH, "") : "";
}
exports.normalizeId = normalizeId;
function resolveUrl(resolver, baseId, id) {
id = normalizeId(id);
return resolver.resolve(baseId, id);
}
exports.resolveUrl = resolveUrl;
const ANCHOR = /^[a-z_][-a-z0-9._]*$/i;
function getSchemaRefs(schema, baseId) {
if (typeof schema == "boolean") return {};
const { schemaId, uriResolver } = this.opts;
const schId = normalizeId(schema[schemaId] || baseId);
const baseIds = { "": schId };
const pathPrefix = getFullPath(uriResolver, schId, false);
const localRefs = {};
const schemaRefs = new Set();
traverse(schema, { allKeys: true }, (sch, jsonPtr, _, parentJsonPtr) => {
if (parentJsonPtr === undefined) return;
const fullPath = pathPrefix + jsonPtr;
let innerBaseId = baseIds[parentJsonPtr];
if (typeof sch[schemaId] == "string") innerBaseId = addRef.call(this, sch[schemaId]);
addAnchor.call(this, sch.$anchor);
addAnchor.call(this, sch.$dynamicAnchor);
baseIds[jsonPtr] = innerBaseId;
function addRef(ref) {
const _resolve = this.opts.uriResolver.resolve;
ref = normalizeId(innerBaseId ? _resolve(innerBaseId, ref) : ref);
if (schemaRefs.has(ref)) throw ambiguos(ref);
schemaRefs.add(ref);
let schOrRef = this.refs[ref];
if (typeof schOrRef == "string") schOrRef = this.refs[schOrRef];
if (typeof schOrRef == "object") {
checkAmbiguosRef(sch, schOrRef.schema, ref);
} else if (ref !== normalizeId(fullPath)) {
if (ref[0] === "#") {
checkAmbiguosRef(sch, localRefs[ref], ref);
localRefs[ref] = sch;
} else {
this.refs[ref] = fullPath;
}
}
return ref;
}
function addAnchor(anchor) {
if (typeof anchor == "string") {
if (!ANCHOR.test(anchor)) throw new Error(`invalid anchor "${anchor}"`);
addRef.call(this, `#${anchor}`);
}
}
});
return localRefs;
function checkAmbiguosRef(sch1, sch2, ref) {
if (sch2 !== undefined && !equal(sch1, sch2)) throw ambiguos(ref);
}
function ambiguos(ref) {
return new Error(`reference "${ref}" resolves to more than one schema`);
}
}
exports.getSchemaRefs = getSchemaRefs;
}),
7353: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.getRules = exports.isJSONType = void 0;
const _jsonTypes = [
"string",
"number",
"integer",
"boolean",
"null",
"object",
"array"
];
const jsonTypes = new Set(_jsonTypes);
function isJSONType(x) {
return typeof x == "string" && jsonTypes.has(x);
}
exports.isJSONType = isJSONType;
function getRules() {
const groups = {
number: {
type: "number",
rules: []
},
string: {
type: "string",
rules: []
},
array: {
type: "array",
rules: []
},
object: {
type: "object",
rules: []
}
};
return {
types: {
...groups,
integer: true,
boolean: true,
null: true
},
rules: [
{ rules: [] },
groups.number,
groups.string,
groups.array,
groups.object
],
post: { rules: [] },
all: {},
keywords: {}
};
}
exports.getRules = getRules;
}),
84464: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkStrictMode = exports.getErrorPath = exports.Type = exports.useFunc = exports.setEvaluated = exports.evaluatedPropsToName = exports.mergeEvaluated = exports.eachItem = exports.unescapeJsonPointer = exports.escapeJsonPointer = exports.escapeFragment = exports.unescapeFragment = exports.schemaRefOrVal = exports.schemaHasRulesButRef = exports.schemaHasRules = exports.checkUnknownRules = exports.alwaysValidSchema = exports.toHash = void 0;
const codegen_1 = __webpack_require__(81436);
const code_1 = __webpack_require__(80567);
function toHash(arr) {
const hash = {};
for (const item of arr) hash[item] = true;
return hash;
}
exports.toHash = toHash;
function alwaysValidSchema(it, schema) {
if (typeof schema == "boolean") return schema;
if (Object.keys(schema).length === 0) return true;
checkUnknownRules(it, schema);
return !schemaHasRules(schema, it.self.RULES.all);
}
exports.alwaysValidSchema = alwaysValidSchema;
function checkUnknownRules(it, schema = it.schema) {
const { opts, self } = it;
if (!opts.strictSchema) return;
if (typeof schema === "boolean") return;
const rules = self.RULES.keywords;
for (const key in schema) {
if (!rules[key]) checkStrictMode(it, `unknown keyword: "${key}"`);
}
}
exports.checkUnknownRules = checkUnknownRules;
function schemaHasRules(schema, rules) {
if (typeof schema == "boolean") return !schema;
for (const key in schema) if (rules[key]) return true;
return false;
}
exports.schemaHasRules = schemaHasRules;
function schemaHasRulesButRef(schema, RULES) {
if (typeof schema == "boolean") return !schema;
for (const key in schema) if (key !== "$ref" && RULES.all[key]) return true;
return false;
}
exports.schemaHasRulesButRef = schemaHasRulesButRef;
function schemaRefOrVal({ topSchemaRef, schemaPath }, schema, keyword, $data) {
if (!$data) {
if (typeof schema == "number" || typeof schema == "boolean") return schema;
if (typeof schema == "string") return (0, codegen_1._)`${schema}`;
}
return (0, codegen_1._)`${topSchemaRef}${schemaPath}${(0, codegen_1.getProperty)(keyword)}`;
}
exports.schemaRefOrVal = schemaRefOrVal;
function unescapeFragment(str) {
return unescapeJsonPointer(decodeURIComponent(str));
}
exports.unescapeFragment = unescapeFragment;
function escapeFragment(str) {
return encodeURIComponent(escapeJsonPointer(str));
}
exports.escapeFragment = escapeFragment;
function escapeJsonPointer(str) {
if (typeof str == "number") return `${str}`;
return str.replace(/~/g, "~0").replace(/\//g, "~1");
}
exports.escapeJsonPointer = escapeJsonPointer;
function unescapeJsonPointer(str) {
return str.replace(/~1/g, "/").replace(/~0/g, "~");
}
exports.unescapeJsonPointer = unescapeJsonPointer;
function eachItem(xs, f) {
if (Array.isArray(xs)) {
for (const x of xs) f(x);
} else {
f(xs);
}
}
exports.eachItem = eachItem;
function makeMergeEvaluated({ mergeNames, mergeToName, mergeValues, resultToName }) {
return (gen, from, to, toName) => {
const res = to === undefined ? from : to instanceof codegen_1.Name ? (from instanceof codegen_1.Name ? mergeNames(gen, from, to) : mergeToName(gen, from, to), to) : from instanceof codegen_1.Name ? (mergeToName(gen, to, from), from) : mergeValues(from, to);
return toName === codegen_1.Name && !(res instanceof codegen_1.Name) ? resultToName(gen, res) : res;
};
}
exports.mergeEvaluated = {
props: makeMergeEvaluated({
mergeNames: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true && ${from} !== undefined`, () => {
gen.if((0, codegen_1._)`${from} === true`, () => gen.assign(to, true), () => gen.assign(to, (0, codegen_1._)`${to} || {}`).code((0, codegen_1._)`Object.assign(${to}, ${from})`));
}),
mergeToName: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true`, () => {
if (from === true) {
gen.assign(to, true);
} else {
gen.assign(to, (0, codegen_1._)`${to} || {}`);
setEvaluated(gen, to, from);
}
}),
mergeValues: (from, to) => from === true ? true : {
...from,
...to
},
resultToName: evaluatedPropsToName
}),
items: makeMergeEvaluated({
mergeNames: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true && ${from} !== undefined`, () => gen.assign(to, (0, codegen_1._)`${from} === true ? true : ${to} > ${from} ? ${to} : ${from}`)),
mergeToName: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true`, () => gen.assign(to, from === true ? true : (0, codegen_1._)`${to} > ${from} ? ${to} : ${from}`)),
mergeValues: (from, to) => from === true ? true : Math.max(from, to),
resultToName: (gen, items) => gen.var("items", items)
})
};
function evaluatedPropsToName(gen, ps) {
if (ps === true) return gen.var("props", true);
const props = gen.var("props", (0, codegen_1._)`{}`);
if (ps !== undefined) setEvaluated(gen, props, ps);
return props;
}
exports.evaluatedPropsToName = evaluatedPropsToName;
function setEvaluated(gen, props, ps) {
Object.keys(ps).forEach((p) => gen.assign((0, codegen_1._)`${props}${(0, codegen_1.getProperty)(p)}`, true));
}
exports.setEvaluated = setEvaluated;
const snippets = {};
function useFunc(gen, f) {
return gen.scopeValue("func", {
ref: f,
code: snippets[f.code] || (snippets[f.code] = new code_1._Code(f.code))
});
}
exports.useFunc = useFunc;
var Type;
(function(Type) {
Type[Type["Num"] = 0] = "Num";
Type[Type["Str"] = 1] = "Str";
})(Type || (exports.Type = Type = {}));
function getErrorPath(dataProp, dataPropType, jsPropertySyntax) {
if (dataProp instanceof codegen_1.Name) {
const isNumber = dataPropType === Type.Num;
return jsPropertySyntax ? isNumber ? (0, codegen_1._)`"[" + ${dataProp} + "]"` : (0, codegen_1._)`"['" + ${dataProp} + "']"` : isNumber ? (0, codegen_1._)`"/" + ${dataProp}` : (0, codegen_1._)`"/" + ${dataProp}.replace(/~/g, "~0").replace(/\\//g, "~1")`;
}
return jsPropertySyntax ? (0, codegen_1.getProperty)(dataProp).toString() : "/" + escapeJsonPointer(dataProp);
}
exports.getErrorPath = getErrorPath;
function checkStrictMode(it, msg, mode = it.opts.strictSchema) {
if (!mode) return;
msg = `strict mode: ${msg}`;
if (mode === true) throw new Error(msg);
it.self.logger.warn(msg);
}
exports.checkStrictMode = checkStrictMode;
}),
37692: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.shouldUseRule = exports.shouldUseGroup = exports.schemaHasRulesForType = void 0;
function schemaHasRulesForType({ schema, self }, type) {
const group = self.RULES.types[type];
return group && group !== true && shouldUseGroup(schema, group);
}
exports.schemaHasRulesForType = schemaHasRulesForType;
function shouldUseGroup(schema, group) {
return group.rules.some((rule) => shouldUseRule(schema, rule));
}
exports.shouldUseGroup = shouldUseGroup;
function shouldUseRule(schema, rule) {
var _a;
return schema[rule.keyword] !== undefined || ((_a = rule.definition.implements) === null || _a === void 0 ? void 0 : _a.some((kwd) => schema[kwd] !== undefined));
}
exports.shouldUseRule = shouldUseRule;
}),
35346: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.boolOrEmptySchema = exports.topBoolOrEmptySchema = void 0;
const errors_1 = __webpack_require__(81283);
const codegen_1 = __webpack_require__(81436);
const names_1 = __webpack_require__(90630);
const boolError = { message: "boolean schema is false" };
function topBoolOrEmptySchema(it) {
const { gen, schema, validateName } = it;
if (schema === false) {
falseSchemaError(it, false);
} else if (typeof schema == "object" && schema.$async === true) {
gen.return(names_1.default.data);
} else {
gen.assign((0, codegen_1._)`${validateName}.errors`, null);
gen.return(true);
}
}
exports.topBoolOrEmptySchema = topBoolOrEmptySchema;
function boolOrEmptySchema(it, valid) {
const { gen, schema } = it;
if (schema === false) {
gen.var(valid, false);
falseSchemaError(it);
} else {
gen.var(valid, true);
}
}
exports.boolOrEmptySchema = boolOrEmptySchema;
function falseSchemaError(it, overrideAllErrors) {
const { gen, data } = it;
const cxt = {
gen,
keyword: "false schema",
data,
schema: false,
schemaCode: false,
schemaValue: false,
params: {},
it
};
(0, errors_1.reportError)(cxt, boolError, undefined, overrideAllErrors);
}
}),
86685: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.reportTypeError = exports.checkDataTypes = exports.checkDataType = exports.coerceAndCheckDataType = exports.getJSONTypes = exports.getSchemaTypes = exports.DataType = void 0;
const rules_1 = __webpack_require__(7353);
const applicability_1 = __webpack_require__(37692);
const errors_1 = __webpack_require__(81283);
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
var DataType;
(function(DataType) {
DataType[DataType["Correct"] = 0] = "Correct";
DataType[DataType["Wrong"] = 1] = "Wrong";
})(DataType || (exports.DataType = DataType = {}));
function getSchemaTypes(schema) {
const types = getJSONTypes(schema.type);
const hasNull = types.includes("null");
if (hasNull) {
if (schema.nullable === false) throw new Error("type: null contradicts nullable: false");
} else {
if (!types.length && schema.nullable !== undefined) {
throw new Error("\"nullable\" cannot be used without \"type\"");
}
if (schema.nullable === true) types.push("null");
}
return types;
}
exports.getSchemaTypes = getSchemaTypes;
function getJSONTypes(ts) {
const types = Array.isArray(ts) ? ts : ts ? [ts] : [];
if (types.every(rules_1.isJSONType)) return types;
throw new Error("type must be JSONType or JSONType[]: " + types.join(","));
}
exports.getJSONTypes = getJSONTypes;
function coerceAndCheckDataType(it, types) {
const { gen, data, opts } = it;
const coerceTo = coerceToTypes(types, opts.coerceTypes);
const checkTypes = types.length > 0 && !(coerceTo.length === 0 && types.length === 1 && (0, applicability_1.schemaHasRulesForType)(it, types[0]));
if (checkTypes) {
const wrongType = checkDataTypes(types, data, opts.strictNumbers, DataType.Wrong);
gen.if(wrongType, () => {
if (coerceTo.length) coerceData(it, types, coerceTo);
else reportTypeError(it);
});
}
return checkTypes;
}
exports.coerceAndCheckDataType = coerceAndCheckDataType;
const COERCIBLE = new Set([
"string",
"number",
"integer",
"boolean",
"null"
]);
function coerceToTypes(types, coerceTypes) {
return coerceTypes ? types.filter((t) => COERCIBLE.has(t) || coerceTypes === "array" && t === "array") : [];
}
function coerceData(it, types, coerceTo) {
const { gen, data, opts } = it;
const dataType = gen.let("dataType", (0, codegen_1._)`typeof ${data}`);
const coerced = gen.let("coerced", (0, codegen_1._)`undefined`);
if (opts.coerceTypes === "array") {
gen.if((0, codegen_1._)`${dataType} == 'object' && Array.isArray(${data}) && ${data}.length == 1`, () => gen.assign(data, (0, codegen_1._)`${data}[0]`).assign(dataType, (0, codegen_1._)`typeof ${data}`).if(checkDataTypes(types, data, opts.strictNumbers), () => gen.assign(coerced, data)));
}
gen.if((0, codegen_1._)`${coerced} !== undefined`);
for (const t of coerceTo) {
if (COERCIBLE.has(t) || t === "array" && opts.coerceTypes === "array") {
coerceSpecificType(t);
}
}
gen.else();
reportTypeError(it);
gen.endIf();
gen.if((0, codegen_1._)`${coerced} !== undefined`, () => {
gen.assign(data, coerced);
assignParentData(it, coerced);
});
function coerceSpecificType(t) {
switch (t) {
case "string":
gen.elseIf((0, codegen_1._)`${dataType} == "number" || ${dataType} == "boolean"`).assign(coerced, (0, codegen_1._)`"" + ${data}`).elseIf((0, codegen_1._)`${data} === null`).assign(coerced, (0, codegen_1._)`""`);
return;
case "number":
gen.elseIf((0, codegen_1._)`${dataType} == "boolean" || ${data} === null
              || (${dataType} == "string" && ${data} && ${data} == +${data})`).assign(coerced, (0, codegen_1._)`+${data}`);
return;
case "integer":
gen.elseIf((0, codegen_1._)`${dataType} === "boolean" || ${data} === null
              || (${dataType} === "string" && ${data} && ${data} == +${data} && !(${data} % 1))`).assign(coerced, (0, codegen_1._)`+${data}`);
return;
case "boolean":
gen.elseIf((0, codegen_1._)`${data} === "false" || ${data} === 0 || ${data} === null`).assign(coerced, false).elseIf((0, codegen_1._)`${data} === "true" || ${data} === 1`).assign(coerced, true);
return;
case "null":
gen.elseIf((0, codegen_1._)`${data} === "" || ${data} === 0 || ${data} === false`);
gen.assign(coerced, null);
return;
case "array": gen.elseIf((0, codegen_1._)`${dataType} === "string" || ${dataType} === "number"
              || ${dataType} === "boolean" || ${data} === null`).assign(coerced, (0, codegen_1._)`[${data}]`);
}
}
}
function assignParentData({ gen, parentData, parentDataProperty }, expr) {
gen.if((0, codegen_1._)`${parentData} !== undefined`, () => gen.assign((0, codegen_1._)`${parentData}[${parentDataProperty}]`, expr));
}
function checkDataType(dataType, data, strictNums, correct = DataType.Correct) {
const EQ = correct === DataType.Correct ? codegen_1.operators.EQ : codegen_1.operators.NEQ;
let cond;
switch (dataType) {
case "null": return (0, codegen_1._)`${data} ${EQ} null`;
case "array":
cond = (0, codegen_1._)`Array.isArray(${data})`;
break;
case "object":
cond = (0, codegen_1._)`${data} && typeof ${data} == "object" && !Array.isArray(${data})`;
break;
case "integer":
cond = numCond((0, codegen_1._)`!(${data} % 1) && !isNaN(${data})`);
break;
case "number":
cond = numCond();
break;
default: return (0, codegen_1._)`typeof ${data} ${EQ} ${dataType}`;
}
return correct === DataType.Correct ? cond : (0, codegen_1.not)(cond);
function numCond(_cond = codegen_1.nil) {
return (0, codegen_1.and)((0, codegen_1._)`typeof ${data} == "number"`, _cond, strictNums ? (0, codegen_1._)`isFinite(${data})` : codegen_1.nil);
}
}
exports.checkDataType = checkDataType;
function checkDataTypes(dataTypes, data, strictNums, correct) {
if (dataTypes.length === 1) {
return checkDataType(dataTypes[0], data, strictNums, correct);
}
let cond;
const types = (0, util_1.toHash)(dataTypes);
if (types.array && types.object) {
const notObj = (0, codegen_1._)`typeof ${data} != "object"`;
cond = types.null ? notObj : (0, codegen_1._)`!${data} || ${notObj}`;
delete types.null;
delete types.array;
delete types.object;
} else {
cond = codegen_1.nil;
}
if (types.number) delete types.integer;
for (const t in types) cond = (0, codegen_1.and)(cond, checkDataType(t, data, strictNums, correct));
return cond;
}
exports.checkDataTypes = checkDataTypes;
const typeError = {
message: ({ schema }) => `must be ${schema}`,
params: ({ schema, schemaValue }) => typeof schema == "string" ? (0, codegen_1._)`{type: ${schema}}` : (0, codegen_1._)`{type: ${schemaValue}}`
};
function reportTypeError(it) {
const cxt = getTypeErrorContext(it);
(0, errors_1.reportError)(cxt, typeError);
}
exports.reportTypeError = reportTypeError;
function getTypeErrorContext(it) {
const { gen, data, schema } = it;
const schemaCode = (0, util_1.schemaRefOrVal)(it, schema, "type");
return {
gen,
keyword: "type",
data,
schema: schema.type,
schemaCode,
schemaValue: schemaCode,
parentSchema: schema,
params: {},
it
};
}
}),
11699: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.assignDefaults = void 0;
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
function assignDefaults(it, ty) {
const { properties, items } = it.schema;
if (ty === "object" && properties) {
for (const key in properties) {
assignDefault(it, key, properties[key].default);
}
} else if (ty === "array" && Array.isArray(items)) {
items.forEach((sch, i) => assignDefault(it, i, sch.default));
}
}
exports.assignDefaults = assignDefaults;
function assignDefault(it, prop, defaultValue) {
const { gen, compositeRule, data, opts } = it;
if (defaultValue === undefined) return;
const childData = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(prop)}`;
if (compositeRule) {
(0, util_1.checkStrictMode)(it, `default is ignored for: ${childData}`);
return;
}
let condition = (0, codegen_1._)`${childData} === undefined`;
if (opts.useDefaults === "empty") {
condition = (0, codegen_1._)`${condition} || ${childData} === null || ${childData} === ""`;
}
gen.if(condition, (0, codegen_1._)`${childData} = ${(0, codegen_1.stringify)(defaultValue)}`);
}
}),
87881: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.getData = exports.KeywordCxt = exports.validateFunctionCode = void 0;
const boolSchema_1 = __webpack_require__(35346);
const dataType_1 = __webpack_require__(86685);
const applicability_1 = __webpack_require__(37692);
const dataType_2 = __webpack_require__(86685);
const defaults_1 = __webpack_require__(11699);
const keyword_1 = __webpack_require__(15202);
const subschema_1 = __webpack_require__(26200);
const codegen_1 = __webpack_require__(81436);
const names_1 = __webpack_require__(90630);
const resolve_1 = __webpack_require__(24090);
const util_1 = __webpack_require__(84464);
const errors_1 = __webpack_require__(81283);
function validateFunctionCode(it) {
if (isSchemaObj(it)) {
checkKeywords(it);
if (schemaCxtHasRules(it)) {
topSchemaObjCode(it);
return;
}
}
validateFunction(it, () => (0, boolSchema_1.topBoolOrEmptySchema)(it));
}
exports.validateFunctionCode = validateFunctionCode;
function validateFunction({ gen, validateName, schema, schemaEnv, opts }, body) {
if (opts.code.es5) {
gen.func(validateName, (0, codegen_1._)`${names_1.default.data}, ${names_1.default.valCxt}`, schemaEnv.$async, () => {
gen.code((0, codegen_1._)`"use strict"; ${funcSourceUrl(schema, opts)}`);
destructureValCxtES5(gen, opts);
gen.code(body);
});
} else {
gen.func(validateName, (0, codegen_1._)`${names_1.default.data}, ${destructureValCxt(opts)}`, schemaEnv.$async, () => gen.code(funcSourceUrl(schema, opts)).code(body));
}
}
function destructureValCxt(opts) {
return (0, codegen_1._)`{${names_1.default.instancePath}="", ${names_1.default.parentData}, ${names_1.default.parentDataProperty}, ${names_1.default.rootData}=${names_1.default.data}${opts.dynamicRef ? (0, codegen_1._)`, ${names_1.default.dynamicAnchors}={}` : codegen_1.nil}}={}`;
}
function destructureValCxtES5(gen, opts) {
gen.if(names_1.default.valCxt, () => {
gen.var(names_1.default.instancePath, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.instancePath}`);
gen.var(names_1.default.parentData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentData}`);
gen.var(names_1.default.parentDataProperty, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentDataProperty}`);
gen.var(names_1.default.rootData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.rootData}`);
if (opts.dynamicRef) gen.var(names_1.default.dynamicAnchors, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.dynamicAnchors}`);
}, () => {
gen.var(names_1.default.instancePath, (0, codegen_1._)`""`);
gen.var(names_1.default.parentData, (0, codegen_1._)`undefined`);
gen.var(names_1.default.parentDataProperty, (0, codegen_1._)`undefined`);
gen.var(names_1.default.rootData, names_1.default.data);
if (opts.dynamicRef) gen.var(names_1.default.dynamicAnchors, (0, codegen_1._)`{}`);
});
}
function topSchemaObjCode(it) {
const { schema, opts, gen } = it;
validateFunction(it, () => {
if (opts.$comment && schema.$comment) commentKeyword(it);
checkNoDefault(it);
gen.let(names_1.default.vErrors, null);
gen.let(names_1.default.errors, 0);
if (opts.unevaluated) resetEvaluated(it);
typeAndKeywords(it);
returnResults(it);
});
return;
}
function resetEvaluated(it) {
const { gen, validateName } = it;
it.evaluated = gen.const("evaluated", (0, codegen_1._)`${validateName}.evaluated`);
gen.if((0, codegen_1._)`${it.evaluated}.dynamicProps`, () => gen.assign((0, codegen_1._)`${it.evaluated}.props`, (0, codegen_1._)`undefined`));
gen.if((0, codegen_1._)`${it.evaluated}.dynamicItems`, () => gen.assign((0, codegen_1._)`${it.evaluated}.items`, (0, codegen_1._)`undefined`));
}
function funcSourceUrl(schema, opts) {
const schId = typeof schema == "object" && schema[opts.schemaId];
return schId && (opts.code.source || opts.code.process) ? (0, codegen_1._)`/*# sourceURL=${schId} */` : codegen_1.nil;
}
function subschemaCode(it, valid) {
if (isSchemaObj(it)) {
checkKeywords(it);
if (schemaCxtHasRules(it)) {
subSchemaObjCode(it, valid);
return;
}
}
(0, boolSchema_1.boolOrEmptySchema)(it, valid);
}
function schemaCxtHasRules({ schema, self }) {
if (typeof schema == "boolean") return !schema;
for (const key in schema) if (self.RULES.all[key]) return true;
return false;
}
function isSchemaObj(it) {
return typeof it.schema != "boolean";
}
function subSchemaObjCode(it, valid) {
const { schema, gen, opts } = it;
if (opts.$comment && schema.$comment) commentKeyword(it);
updateContext(it);
checkAsyncSchema(it);
const errsCount = gen.const("_errs", names_1.default.errors);
typeAndKeywords(it, errsCount);
gen.var(valid, (0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
}
function checkKeywords(it) {
(0, util_1.checkUnknownRules)(it);
checkRefsAndKeywords(it);
}
function typeAndKeywords(it, errsCount) {
if (it.opts.jtd) return schemaKeywords(it, [], false, errsCount);
const types = (0, dataType_1.getSchemaTypes)(it.schema);
const checkedTypes = (0, dataType_1.coerceAndCheckDataType)(it, types);
schemaKeywords(it, types, !checkedTypes, errsCount);
}
function checkRefsAndKeywords(it) {
const { schema, errSchemaPath, opts, self } = it;
if (schema.$ref && opts.ignoreKeywordsWithRef && (0, util_1.schemaHasRulesButRef)(schema, self.RULES)) {
self.logger.warn(`$ref: keywords ignored in schema at path "${errSchemaPath}"`);
}
}
function checkNoDefault(it) {
const { schema, opts } = it;
if (schema.default !== undefined && opts.useDefaults && opts.strictSchema) {
(0, util_1.checkStrictMode)(it, "default is ignored in the schema root");
}
}
function updateContext(it) {
const schId = it.schema[it.opts.schemaId];
if (schId) it.baseId = (0, resolve_1.resolveUrl)(it.opts.uriResolver, it.baseId, schId);
}
function checkAsyncSchema(it) {
if (it.schema.$async && !it.schemaEnv.$async) throw new Error("async schema in sync schema");
}
function commentKeyword({ gen, schemaEnv, schema, errSchemaPath, opts }) {
const msg = schema.$comment;
if (opts.$comment === true) {
gen.code((0, codegen_1._)`${names_1.default.self}.logger.log(${msg})`);
} else if (typeof opts.$comment == "function") {
const schemaPath = (0, codegen_1.str)`${errSchemaPath}/$comment`;
const rootName = gen.scopeValue("root", { ref: schemaEnv.root });
gen.code((0, codegen_1._)`${names_1.default.self}.opts.$comment(${msg}, ${schemaPath}, ${rootName}.schema)`);
}
}
function returnResults(it) {
const { gen, schemaEnv, validateName, ValidationError, opts } = it;
if (schemaEnv.$async) {
gen.if((0, codegen_1._)`${names_1.default.errors} === 0`, () => gen.return(names_1.default.data), () => gen.throw((0, codegen_1._)`new ${ValidationError}(${names_1.default.vErrors})`));
} else {
gen.assign((0, codegen_1._)`${validateName}.errors`, names_1.default.vErrors);
if (opts.unevaluated) assignEvaluated(it);
gen.return((0, codegen_1._)`${names_1.default.errors} === 0`);
}
}
function assignEvaluated({ gen, evaluated, props, items }) {
if (props instanceof codegen_1.Name) gen.assign((0, codegen_1._)`${evaluated}.props`, props);
if (items instanceof codegen_1.Name) gen.assign((0, codegen_1._)`${evaluated}.items`, items);
}
function schemaKeywords(it, types, typeErrors, errsCount) {
const { gen, schema, data, allErrors, opts, self } = it;
const { RULES } = self;
if (schema.$ref && (opts.ignoreKeywordsWithRef || !(0, util_1.schemaHasRulesButRef)(schema, RULES))) {
gen.block(() => keywordCode(it, "$ref", RULES.all.$ref.definition));
return;
}
if (!opts.jtd) checkStrictTypes(it, types);
gen.block(() => {
for (const group of RULES.rules) groupKeywords(group);
groupKeywords(RULES.post);
});
function groupKeywords(group) {
if (!(0, applicability_1.shouldUseGroup)(schema, group)) return;
if (group.type) {
gen.if((0, dataType_2.checkDataType)(group.type, data, opts.strictNumbers));
iterateKeywords(it, group);
if (types.length === 1 && types[0] === group.type && typeErrors) {
gen.else();
(0, dataType_2.reportTypeError)(it);
}
gen.endIf();
} else {
iterateKeywords(it, group);
}
if (!allErrors) gen.if((0, codegen_1._)`${names_1.default.errors} === ${errsCount || 0}`);
}
}
function iterateKeywords(it, group) {
const { gen, schema, opts: { useDefaults } } = it;
if (useDefaults) (0, defaults_1.assignDefaults)(it, group.type);
gen.block(() => {
for (const rule of group.rules) {
if ((0, applicability_1.shouldUseRule)(schema, rule)) {
keywordCode(it, rule.keyword, rule.definition, group.type);
}
}
});
}
function checkStrictTypes(it, types) {
if (it.schemaEnv.meta || !it.opts.strictTypes) return;
checkContextTypes(it, types);
if (!it.opts.allowUnionTypes) checkMultipleTypes(it, types);
checkKeywordTypes(it, it.dataTypes);
}
function checkContextTypes(it, types) {
if (!types.length) return;
if (!it.dataTypes.length) {
it.dataTypes = types;
return;
}
types.forEach((t) => {
if (!includesType(it.dataTypes, t)) {
strictTypesError(it, `type "${t}" not allowed by context "${it.dataTypes.join(",")}"`);
}
});
narrowSchemaTypes(it, types);
}
function checkMultipleTypes(it, ts) {
if (ts.length > 1 && !(ts.length === 2 && ts.includes("null"))) {
strictTypesError(it, "use allowUnionTypes to allow union type keyword");
}
}
function checkKeywordTypes(it, ts) {
const rules = it.self.RULES.all;
for (const keyword in rules) {
const rule = rules[keyword];
if (typeof rule == "object" && (0, applicability_1.shouldUseRule)(it.schema, rule)) {
const { type } = rule.definition;
if (type.length && !type.some((t) => hasApplicableType(ts, t))) {
strictTypesError(it, `missing type "${type.join(",")}" for keyword "${keyword}"`);
}
}
}
}
function hasApplicableType(schTs, kwdT) {
return schTs.includes(kwdT) || kwdT === "number" && schTs.includes("integer");
}
function includesType(ts, t) {
return ts.includes(t) || t === "integer" && ts.includes("number");
}
function narrowSchemaTypes(it, withTypes) {
const ts = [];
for (const t of it.dataTypes) {
if (includesType(withTypes, t)) ts.push(t);
else if (withTypes.includes("integer") && t === "number") ts.push("integer");
}
it.dataTypes = ts;
}
function strictTypesError(it, msg) {
const schemaPath = it.schemaEnv.baseId + it.errSchemaPath;
msg += ` at "${schemaPath}" (strictTypes)`;
(0, util_1.checkStrictMode)(it, msg, it.opts.strictTypes);
}
class KeywordCxt {
constructor(it, def, keyword) {
(0, keyword_1.validateKeywordUsage)(it, def, keyword);
this.gen = it.gen;
this.allErrors = it.allErrors;
this.keyword = keyword;
this.data = it.data;
this.schema = it.schema[keyword];
this.$data = def.$data && it.opts.$data && this.schema && this.schema.$data;
this.schemaValue = (0, util_1.schemaRefOrVal)(it, this.schema, keyword, this.$data);
this.schemaType = def.schemaType;
this.parentSchema = it.schema;
this.params = {};
this.it = it;
this.def = def;
if (this.$data) {
this.schemaCode = it.gen.const("vSchema", getData(this.$data, it));
} else {
this.schemaCode = this.schemaValue;
if (!(0, keyword_1.validSchemaType)(this.schema, def.schemaType, def.allowUndefined)) {
throw new Error(`${keyword} value must be ${JSON.stringify(def.schemaType)}`);
}
}
if ("code" in def ? def.trackErrors : def.errors !== false) {
this.errsCount = it.gen.const("_errs", names_1.default.errors);
}
}
result(condition, successAction, failAction) {
this.failResult((0, codegen_1.not)(condition), successAction, failAction);
}
failResult(condition, successAction, failAction) {
this.gen.if(condition);
if (failAction) failAction();
else this.error();
if (successAction) {
this.gen.else();
successAction();
if (this.allErrors) this.gen.endIf();
} else {
if (this.allErrors) this.gen.endIf();
else this.gen.else();
}
}
pass(condition, failAction) {
this.failResult((0, codegen_1.not)(condition), undefined, failAction);
}
fail(condition) {
if (condition === undefined) {
this.error();
if (!this.allErrors) this.gen.if(false);
return;
}
this.gen.if(condition);
this.error();
if (this.allErrors) this.gen.endIf();
else this.gen.else();
}
fail$data(condition) {
if (!this.$data) return this.fail(condition);
const { schemaCode } = this;
this.fail((0, codegen_1._)`${schemaCode} !== undefined && (${(0, codegen_1.or)(this.invalid$data(), condition)})`);
}
error(append, errorParams, errorPaths) {
if (errorParams) {
this.setParams(errorParams);
this._error(append, errorPaths);
this.setParams({});
return;
}
this._error(append, errorPaths);
}
_error(append, errorPaths) {
;
(append ? errors_1.reportExtraError : errors_1.reportError)(this, this.def.error, errorPaths);
}
$dataError() {
(0, errors_1.reportError)(this, this.def.$dataError || errors_1.keyword$DataError);
}
reset() {
if (this.errsCount === undefined) throw new Error("add \"trackErrors\" to keyword definition");
(0, errors_1.resetErrorsCount)(this.gen, this.errsCount);
}
ok(cond) {
if (!this.allErrors) this.gen.if(cond);
}
setParams(obj, assign) {
if (assign) Object.assign(this.params, obj);
else this.params = obj;
}
block$data(valid, codeBlock, $dataValid = codegen_1.nil) {
this.gen.block(() => {
this.check$data(valid, $dataValid);
codeBlock();
});
}
check$data(valid = codegen_1.nil, $dataValid = codegen_1.nil) {
if (!this.$data) return;
const { gen, schemaCode, schemaType, def } = this;
gen.if((0, codegen_1.or)((0, codegen_1._)`${schemaCode} === undefined`, $dataValid));
if (valid !== codegen_1.nil) gen.assign(valid, true);
if (schemaType.length || def.validateSchema) {
gen.elseIf(this.invalid$data());
this.$dataError();
if (valid !== codegen_1.nil) gen.assign(valid, false);
}
gen.else();
}
invalid$data() {
const { gen, schemaCode, schemaType, def, it } = this;
return (0, codegen_1.or)(wrong$DataType(), invalid$DataSchema());
function wrong$DataType() {
if (schemaType.length) {
if (!(schemaCode instanceof codegen_1.Name)) throw new Error("ajv implementation error");
const st = Array.isArray(schemaType) ? schemaType : [schemaType];
return (0, codegen_1._)`${(0, dataType_2.checkDataTypes)(st, schemaCode, it.opts.strictNumbers, dataType_2.DataType.Wrong)}`;
}
return codegen_1.nil;
}
function invalid$DataSchema() {
if (def.validateSchema) {
const validateSchemaRef = gen.scopeValue("validate$data", { ref: def.validateSchema });
return (0, codegen_1._)`!${validateSchemaRef}(${schemaCode})`;
}
return codegen_1.nil;
}
}
subschema(appl, valid) {
const subschema = (0, subschema_1.getSubschema)(this.it, appl);
(0, subschema_1.extendSubschemaData)(subschema, this.it, appl);
(0, subschema_1.extendSubschemaMode)(subschema, appl);
const nextContext = {
...this.it,
...subschema,
items: undefined,
props: undefined
};
subschemaCode(nextContext, valid);
return nextContext;
}
mergeEvaluated(schemaCxt, toName) {
const { it, gen } = this;
if (!it.opts.unevaluated) return;
if (it.props !== true && schemaCxt.props !== undefined) {
it.props = util_1.mergeEvaluated.props(gen, schemaCxt.props, it.props, toName);
}
if (it.items !== true && schemaCxt.items !== undefined) {
it.items = util_1.mergeEvaluated.items(gen, schemaCxt.items, it.items, toName);
}
}
mergeValidEvaluated(schemaCxt, valid) {
const { it, gen } = this;
if (it.opts.unevaluated && (it.props !== true || it.items !== true)) {
gen.if(valid, () => this.mergeEvaluated(schemaCxt, codegen_1.Name));
return true;
}
}
}
exports.KeywordCxt = KeywordCxt;
function keywordCode(it, keyword, def, ruleType) {
const cxt = new KeywordCxt(it, def, keyword);
if ("code" in def) {
def.code(cxt, ruleType);
} else if (cxt.$data && def.validate) {
(0, keyword_1.funcKeywordCode)(cxt, def);
} else if ("macro" in def) {
(0, keyword_1.macroKeywordCode)(cxt, def);
} else if (def.compile || def.validate) {
(0, keyword_1.funcKeywordCode)(cxt, def);
}
}
const JSON_POINTER = /^\/(?:[^~]|~0|~1)*$/;
const RELATIVE_JSON_POINTER = /^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;
function getData($data, { dataLevel, dataNames, dataPathArr }) {
let jsonPointer;
let data;
if ($data === "") return names_1.default.rootData;
if ($data[0] === "/") {
if (!JSON_POINTER.test($data)) throw new Error(`Invalid JSON-pointer: ${$data}`);
jsonPointer = $data;
data = names_1.default.rootData;
} else {
const matches = RELATIVE_JSON_POINTER.exec($data);
if (!matches) throw new Error(`Invalid JSON-pointer: ${$data}`);
const up = +matches[1];
jsonPointer = matches[2];
if (jsonPointer === "#") {
if (up >= dataLevel) throw new Error(errorMsg("property/index", up));
return dataPathArr[dataLevel - up];
}
if (up > dataLevel) throw new Error(errorMsg("data", up));
data = dataNames[dataLevel - up];
if (!jsonPointer) return data;
}
let expr = data;
const segments = jsonPointer.split("/");
for (const segment of segments) {
if (segment) {
data = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)((0, util_1.unescapeJsonPointer)(segment))}`;
expr = (0, codegen_1._)`${expr} && ${data}`;
}
}
return expr;
function errorMsg(pointerType, up) {
return `Cannot access ${pointerType} ${up} levels up, current level is ${dataLevel}`;
}
}
exports.getData = getData;
}),
15202: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.validateKeywordUsage = exports.validSchemaType = exports.funcKeywordCode = exports.macroKeywordCode = void 0;
const codegen_1 = __webpack_require__(81436);
const names_1 = __webpack_require__(90630);
const code_1 = __webpack_require__(28484);
const errors_1 = __webpack_require__(81283);
function macroKeywordCode(cxt, def) {
const { gen, keyword, schema, parentSchema, it } = cxt;
const macroSchema = def.macro.call(it.self, schema, parentSchema, it);
const schemaRef = useKeyword(gen, keyword, macroSchema);
if (it.opts.validateSchema !== false) it.self.validateSchema(macroSchema, true);
const valid = gen.name("valid");
cxt.subschema({
schema: macroSchema,
schemaPath: codegen_1.nil,
errSchemaPath: `${it.errSchemaPath}/${keyword}`,
topSchemaRef: schemaRef,
compositeRule: true
}, valid);
cxt.pass(valid, () => cxt.error(true));
}
exports.macroKeywordCode = macroKeywordCode;
function funcKeywordCode(cxt, def) {
var _a;
const { gen, keyword, schema, parentSchema, $data, it } = cxt;
checkAsyncKeyword(it, def);
const validate = !$data && def.compile ? def.compile.call(it.self, schema, parentSchema, it) : def.validate;
const validateRef = useKeyword(gen, keyword, validate);
const valid = gen.let("valid");
cxt.block$data(valid, validateKeyword);
cxt.ok((_a = def.valid) !== null && _a !== void 0 ? _a : valid);
function validateKeyword() {
if (def.errors === false) {
assignValid();
if (def.modifying) modifyData(cxt);
reportErrs(() => cxt.error());
} else {
const ruleErrs = def.async ? validateAsync() : validateSync();
if (def.modifying) modifyData(cxt);
reportErrs(() => addErrs(cxt, ruleErrs));
}
}
function validateAsync() {
const ruleErrs = gen.let("ruleErrs", null);
gen.try(() => assignValid((0, codegen_1._)`await `), (e) => gen.assign(valid, false).if((0, codegen_1._)`${e} instanceof ${it.ValidationError}`, () => gen.assign(ruleErrs, (0, codegen_1._)`${e}.errors`), () => gen.throw(e)));
return ruleErrs;
}
function validateSync() {
const validateErrs = (0, codegen_1._)`${validateRef}.errors`;
gen.assign(validateErrs, null);
assignValid(codegen_1.nil);
return validateErrs;
}
function assignValid(_await = def.async ? (0, codegen_1._)`await ` : codegen_1.nil) {
const passCxt = it.opts.passContext ? names_1.default.this : names_1.default.self;
const passSchema = !("compile" in def && !$data || def.schema === false);
gen.assign(valid, (0, codegen_1._)`${_await}${(0, code_1.callValidateCode)(cxt, validateRef, passCxt, passSchema)}`, def.modifying);
}
function reportErrs(errors) {
var _a;
gen.if((0, codegen_1.not)((_a = def.valid) !== null && _a !== void 0 ? _a : valid), errors);
}
}
exports.funcKeywordCode = funcKeywordCode;
function modifyData(cxt) {
const { gen, data, it } = cxt;
gen.if(it.parentData, () => gen.assign(data, (0, codegen_1._)`${it.parentData}[${it.parentDataProperty}]`));
}
function addErrs(cxt, errs) {
const { gen } = cxt;
gen.if((0, codegen_1._)`Array.isArray(${errs})`, () => {
gen.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`).assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
(0, errors_1.extendErrors)(cxt);
}, () => cxt.error());
}
function checkAsyncKeyword({ schemaEnv }, def) {
if (def.async && !schemaEnv.$async) throw new Error("async keyword in sync schema");
}
function useKeyword(gen, keyword, result) {
if (result === undefined) throw new Error(`keyword "${keyword}" failed to compile`);
return gen.scopeValue("keyword", typeof result == "function" ? { ref: result } : {
ref: result,
code: (0, codegen_1.stringify)(result)
});
}
function validSchemaType(schema, schemaType, allowUndefined = false) {
return !schemaType.length || schemaType.some((st) => st === "array" ? Array.isArray(schema) : st === "object" ? schema && typeof schema == "object" && !Array.isArray(schema) : typeof schema == st || allowUndefined && typeof schema == "undefined");
}
exports.validSchemaType = validSchemaType;
function validateKeywordUsage({ schema, opts, self, errSchemaPath }, def, keyword) {
if (Array.isArray(def.keyword) ? !def.keyword.includes(keyword) : def.keyword !== keyword) {
throw new Error("ajv implementation error");
}
const deps = def.dependencies;
if (deps === null || deps === void 0 ? void 0 : deps.some((kwd) => !Object.prototype.hasOwnProperty.call(schema, kwd))) {
throw new Error(`parent schema must have dependencies of ${keyword}: ${deps.join(",")}`);
}
if (def.validateSchema) {
const valid = def.validateSchema(schema[keyword]);
if (!valid) {
const msg = `keyword "${keyword}" value is invalid at path "${errSchemaPath}": ` + self.errorsText(def.validateSchema.errors);
if (opts.validateSchema === "log") self.logger.error(msg);
else throw new Error(msg);
}
}
}
exports.validateKeywordUsage = validateKeywordUsage;
}),
26200: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.extendSubschemaMode = exports.extendSubschemaData = exports.getSubschema = void 0;
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
function getSubschema(it, { keyword, schemaProp, schema, schemaPath, errSchemaPath, topSchemaRef }) {
if (keyword !== undefined && schema !== undefined) {
throw new Error("both \"keyword\" and \"schema\" passed, only one allowed");
}
if (keyword !== undefined) {
const sch = it.schema[keyword];
return schemaProp === undefined ? {
schema: sch,
schemaPath: (0, codegen_1._)`${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}`,
errSchemaPath: `${it.errSchemaPath}/${keyword}`
} : {
schema: sch[schemaProp],
schemaPath: (0, codegen_1._)`${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}${(0, codegen_1.getProperty)(schemaProp)}`,
errSchemaPath: `${it.errSchemaPath}/${keyword}/${(0, util_1.escapeFragment)(schemaProp)}`
};
}
if (schema !== undefined) {
if (schemaPath === undefined || errSchemaPath === undefined || topSchemaRef === undefined) {
throw new Error("\"schemaPath\", \"errSchemaPath\" and \"topSchemaRef\" are required with \"schema\"");
}
return {
schema,
schemaPath,
topSchemaRef,
errSchemaPath
};
}
throw new Error("either \"keyword\" or \"schema\" must be passed");
}
exports.getSubschema = getSubschema;
function extendSubschemaData(subschema, it, { dataProp, dataPropType: dpType, data, dataTypes, propertyName }) {
if (data !== undefined && dataProp !== undefined) {
throw new Error("both \"data\" and \"dataProp\" passed, only one allowed");
}
const { gen } = it;
if (dataProp !== undefined) {
const { errorPath, dataPathArr, opts } = it;
const nextData = gen.let("data", (0, codegen_1._)`${it.data}${(0, codegen_1.getProperty)(dataProp)}`, true);
dataContextProps(nextData);
subschema.errorPath = (0, codegen_1.str)`${errorPath}${(0, util_1.getErrorPath)(dataProp, dpType, opts.jsPropertySyntax)}`;
subschema.parentDataProperty = (0, codegen_1._)`${dataProp}`;
subschema.dataPathArr = [...dataPathArr, subschema.parentDataProperty];
}
if (data !== undefined) {
const nextData = data instanceof codegen_1.Name ? data : gen.let("data", data, true);
dataContextProps(nextData);
if (propertyName !== undefined) subschema.propertyName = propertyName;
}
if (dataTypes) subschema.dataTypes = dataTypes;
function dataContextProps(_nextData) {
subschema.data = _nextData;
subschema.dataLevel = it.dataLevel + 1;
subschema.dataTypes = [];
it.definedProperties = new Set();
subschema.parentData = it.data;
subschema.dataNames = [...it.dataNames, _nextData];
}
}
exports.extendSubschemaData = extendSubschemaData;
function extendSubschemaMode(subschema, { jtdDiscriminator, jtdMetadata, compositeRule, createErrors, allErrors }) {
if (compositeRule !== undefined) subschema.compositeRule = compositeRule;
if (createErrors !== undefined) subschema.createErrors = createErrors;
if (allErrors !== undefined) subschema.allErrors = allErrors;
subschema.jtdDiscriminator = jtdDiscriminator;
subschema.jtdMetadata = jtdMetadata;
}
exports.extendSubschemaMode = extendSubschemaMode;
}),
63893: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = void 0;
var validate_1 = __webpack_require__(87881);
Object.defineProperty(exports, "KeywordCxt", {
enumerable: true,
get: function() {
return validate_1.KeywordCxt;
}
});
var codegen_1 = __webpack_require__(81436);
Object.defineProperty(exports, "_", {
enumerable: true,
get: function() {
return codegen_1._;
}
});
Object.defineProperty(exports, "str", {
enumerable: true,
get: function() {
return codegen_1.str;
}
});
Object.defineProperty(exports, "stringify", {
enumerable: true,
get: function() {
return codegen_1.stringify;
}
});
Object.defineProperty(exports, "nil", {
enumerable: true,
get: function() {
return codegen_1.nil;
}
});
Object.defineProperty(exports, "Name", {
enumerable: true,
get: function() {
return codegen_1.Name;
}
});
Object.defineProperty(exports, "CodeGen", {
enumerable: true,
get: function() {
return codegen_1.CodeGen;
}
});
const validation_error_1 = __webpack_require__(33021);
const ref_error_1 = __webpack_require__(53162);
const rules_1 = __webpack_require__(7353);
const compile_1 = __webpack_require__(2718);
const codegen_2 = __webpack_require__(81436);
const resolve_1 = __webpack_require__(24090);
const dataType_1 = __webpack_require__(86685);
const util_1 = __webpack_require__(84464);
const $dataRefSchema = __webpack_require__(63837);
const uri_1 = __webpack_require__(36285);
const defaultRegExp = (str, flags) => new RegExp(str, flags);
defaultRegExp.code = "new RegExp";
const META_IGNORE_OPTIONS = [
"removeAdditional",
"useDefaults",
"coerceTypes"
];
const EXT_SCOPE_NAMES = new Set([
"validate",
"serialize",
"parse",
"wrapper",
"root",
"schema",
"keyword",
"pattern",
"formats",
"validate$data",
"func",
"obj",
"Error"
]);
const removedOptions = {
errorDataPath: "",
format: "`validateFormats: false` can be used instead.",
nullable: "\"nullable\" keyword is supported by default.",
jsonPointers: "Deprecated jsPropertySyntax can be used instead.",
extendRefs: "Deprecated ignoreKeywordsWithRef can be used instead.",
missingRefs: "Pass empty schema with $id that should be ignored to ajv.addSchema.",
processCode: "Use option `code: {process: (code, schemaEnv: object) => string}`",
sourceCode: "Use option `code: {source: true}`",
strictDefaults: "It is default now, see option `strict`.",
strictKeywords: "It is default now, see option `strict`.",
uniqueItems: "\"uniqueItems\" keyword is always validated.",
unknownFormats: "Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",
cache: "Map is used as cache, schema object as key.",
serialize: "Map is used as cache, schema object as key.",
ajvErrors: "It is default now."
};
const deprecatedOptions = {
ignoreKeywordsWithRef: "",
jsPropertySyntax: "",
unicode: "\"minLength\"/\"maxLength\" account for unicode characters by default."
};
const MAX_EXPRESSION = 200;
function requiredOptions(o) {
var _a, _b, _c, _d, _e, _f, _g, _h, _j, _k, _l, _m, _o, _p, _q, _r, _s, _t, _u, _v, _w, _x, _y, _z, _0;
const s = o.strict;
const _optz = (_a = o.code) === null || _a === void 0 ? void 0 : _a.optimize;
const optimize = _optz === true || _optz === undefined ? 1 : _optz || 0;
const regExp = (_c = (_b = o.code) === null || _b === void 0 ? void 0 : _b.regExp) !== null && _c !== void 0 ? _c : defaultRegExp;
const uriResolver = (_d = o.uriResolver) !== null && _d !== void 0 ? _d : uri_1.default;
return {
strictSchema: (_f = (_e = o.strictSchema) !== null && _e !== void 0 ? _e : s) !== null && _f !== void 0 ? _f : true,
strictNumbers: (_h = (_g = o.strictNumbers) !== null && _g !== void 0 ? _g : s) !== null && _h !== void 0 ? _h : true,
strictTypes: (_k = (_j = o.strictTypes) !== null && _j !== void 0 ? _j : s) !== null && _k !== void 0 ? _k : "log",
strictTuples: (_m = (_l = o.strictTuples) !== null && _l !== void 0 ? _l : s) !== null && _m !== void 0 ? _m : "log",
strictRequired: (_p = (_o = o.strictRequired) !== null && _o !== void 0 ? _o : s) !== null && _p !== void 0 ? _p : false,
code: o.code ? {
...o.code,
optimize,
regExp
} : {
optimize,
regExp
},
loopRequired: (_q = o.loopRequired) !== null && _q !== void 0 ? _q : MAX_EXPRESSION,
loopEnum: (_r = o.loopEnum) !== null && _r !== void 0 ? _r : MAX_EXPRESSION,
meta: (_s = o.meta) !== null && _s !== void 0 ? _s : true,
messages: (_t = o.messages) !== null && _t !== void 0 ? _t : true,
inlineRefs: (_u = o.inlineRefs) !== null && _u !== void 0 ? _u : true,
schemaId: (_v = o.schemaId) !== null && _v !== void 0 ? _v : "$id",
addUsedSchema: (_w = o.addUsedSchema) !== null && _w !== void 0 ? _w : true,
validateSchema: (_x = o.validateSchema) !== null && _x !== void 0 ? _x : true,
validateFormats: (_y = o.validateFormats) !== null && _y !== void 0 ? _y : true,
unicodeRegExp: (_z = o.unicodeRegExp) !== null && _z !== void 0 ? _z : true,
int32range: (_0 = o.int32range) !== null && _0 !== void 0 ? _0 : true,
uriResolver
};
}
class Ajv {
constructor(opts = {}) {
this.schemas = {};
this.refs = {};
this.formats = Object.create(null);
this._compilations = new Set();
this._loading = {};
this._cache = new Map();
opts = this.opts = {
...opts,
...requiredOptions(opts)
};
const { es5, lines } = this.opts.code;
this.scope = new codegen_2.ValueScope({
scope: {},
prefixes: EXT_SCOPE_NAMES,
es5,
lines
});
this.logger = getLogger(opts.logger);
const formatOpt = opts.validateFormats;
opts.validateFormats = false;
this.RULES = (0, rules_1.getRules)();
checkOptions.call(this, removedOptions, opts, "NOT SUPPORTED");
checkOptions.call(this, deprecatedOptions, opts, "DEPRECATED", "warn");
this._metaOpts = getMetaSchemaOptions.call(this);
if (opts.formats) addInitialFormats.call(this);
this._addVocabularies();
this._addDefaultMetaSchema();
if (opts.keywords) addInitialKeywords.call(this, opts.keywords);
if (typeof opts.meta == "object") this.addMetaSchema(opts.meta);
addInitialSchemas.call(this);
opts.validateFormats = formatOpt;
}
_addVocabularies() {
this.addKeyword("$async");
}
_addDefaultMetaSchema() {
const { $data, meta, schemaId } = this.opts;
let _dataRefSchema = $dataRefSchema;
if (schemaId === "id") {
_dataRefSchema = { ...$dataRefSchema };
_dataRefSchema.id = _dataRefSchema.$id;
delete _dataRefSchema.$id;
}
if (meta && $data) this.addMetaSchema(_dataRefSchema, _dataRefSchema[schemaId], false);
}
defaultMeta() {
const { meta, schemaId } = this.opts;
return this.opts.defaultMeta = typeof meta == "object" ? meta[schemaId] || meta : undefined;
}
validate(schemaKeyRef, data) {
let v;
if (typeof schemaKeyRef == "string") {
v = this.getSchema(schemaKeyRef);
if (!v) throw new Error(`no schema with key or ref "${schemaKeyRef}"`);
} else {
v = this.compile(schemaKeyRef);
}
const valid = v(data);
if (!("$async" in v)) this.errors = v.errors;
return valid;
}
compile(schema, _meta) {
const sch = this._addSchema(schema, _meta);
return sch.validate || this._compileSchemaEnv(sch);
}
compileAsync(schema, meta) {
if (typeof this.opts.loadSchema != "function") {
throw new Error("options.loadSchema should be a function");
}
const { loadSchema } = this.opts;
return runCompileAsync.call(this, schema, meta);
async function runCompileAsync(_schema, _meta) {
await loadMetaSchema.call(this, _schema.$schema);
const sch = this._addSchema(_schema, _meta);
return sch.validate || _compileAsync.call(this, sch);
}
async function loadMetaSchema($ref) {
if ($ref && !this.getSchema($ref)) {
await runCompileAsync.call(this, { $ref }, true);
}
}
async function _compileAsync(sch) {
try {
return this._compileSchemaEnv(sch);
} catch (e) {
if (!(e instanceof ref_error_1.default)) throw e;
checkLoaded.call(this, e);
await loadMissingSchema.call(this, e.missingSchema);
return _compileAsync.call(this, sch);
}
}
function checkLoaded({ missingSchema: ref, missingRef }) {
if (this.refs[ref]) {
throw new Error(`AnySchema ${ref} is loaded but ${missingRef} cannot be resolved`);
}
}
async function loadMissingSchema(ref) {
const _schema = await _loadSchema.call(this, ref);
if (!this.refs[ref]) await loadMetaSchema.call(this, _schema.$schema);
if (!this.refs[ref]) this.addSchema(_schema, ref, meta);
}
async function _loadSchema(ref) {
const p = this._loading[ref];
if (p) return p;
try {
return await (this._loading[ref] = loadSchema(ref));
} finally {
delete this._loading[ref];
}
}
}
addSchema(schema, key, _meta, _validateSchema = this.opts.validateSchema) {
if (Array.isArray(schema)) {
for (const sch of schema) this.addSchema(sch, undefined, _meta, _validateSchema);
return this;
}
let id;
if (typeof schema === "object") {
const { schemaId } = this.opts;
id = schema[schemaId];
if (id !== undefined && typeof id != "string") {
throw new Error(`schema ${schemaId} must be string`);
}
}
key = (0, resolve_1.normalizeId)(key || id);
this._checkUnique(key);
this.schemas[key] = this._addSchema(schema, _meta, key, _validateSchema, true);
return this;
}
addMetaSchema(schema, key, _validateSchema = this.opts.validateSchema) {
this.addSchema(schema, key, true, _validateSchema);
return this;
}
validateSchema(schema, throwOrLogError) {
if (typeof schema == "boolean") return true;
let $schema;
$schema = schema.$schema;
if ($schema !== undefined && typeof $schema != "string") {
throw new Error("$schema must be a string");
}
$schema = $schema || this.opts.defaultMeta || this.defaultMeta();
if (!$schema) {
this.logger.warn("meta-schema not available");
this.errors = null;
return true;
}
const valid = this.validate($schema, schema);
if (!valid && throwOrLogError) {
const message = "schema is invalid: " + this.errorsText();
if (this.opts.validateSchema === "log") this.logger.error(message);
else throw new Error(message);
}
return valid;
}
getSchema(keyRef) {
let sch;
while (typeof (sch = getSchEnv.call(this, keyRef)) == "string") keyRef = sch;
if (sch === undefined) {
const { schemaId } = this.opts;
const root = new compile_1.SchemaEnv({
schema: {},
schemaId
});
sch = compile_1.resolveSchema.call(this, root, keyRef);
if (!sch) return;
this.refs[keyRef] = sch;
}
return sch.validate || this._compileSchemaEnv(sch);
}
removeSchema(schemaKeyRef) {
if (schemaKeyRef instanceof RegExp) {
this._removeAllSchemas(this.schemas, schemaKeyRef);
this._removeAllSchemas(this.refs, schemaKeyRef);
return this;
}
switch (typeof schemaKeyRef) {
case "undefined":
this._removeAllSchemas(this.schemas);
this._removeAllSchemas(this.refs);
this._cache.clear();
return this;
case "string": {
const sch = getSchEnv.call(this, schemaKeyRef);
if (typeof sch == "object") this._cache.delete(sch.schema);
delete this.schemas[schemaKeyRef];
delete this.refs[schemaKeyRef];
return this;
}
case "object": {
const cacheKey = schemaKeyRef;
this._cache.delete(cacheKey);
let id = schemaKeyRef[this.opts.schemaId];
if (id) {
id = (0, resolve_1.normalizeId)(id);
delete this.schemas[id];
delete this.refs[id];
}
return this;
}
default: throw new Error("ajv.removeSchema: invalid parameter");
}
}
addVocabulary(definitions) {
for (const def of definitions) this.addKeyword(def);
return this;
}
addKeyword(kwdOrDef, def) {
let keyword;
if (typeof kwdOrDef == "string") {
keyword = kwdOrDef;
if (typeof def == "object") {
this.logger.warn("these parameters are deprecated, see docs for addKeyword");
def.keyword = keyword;
}
} else if (typeof kwdOrDef == "object" && def === undefined) {
def = kwdOrDef;
keyword = def.keyword;
if (Array.isArray(keyword) && !keyword.length) {
throw new Error("addKeywords: keyword must be string or non-empty array");
}
} else {
throw new Error("invalid addKeywords parameters");
}
checkKeyword.call(this, keyword, def);
if (!def) {
(0, util_1.eachItem)(keyword, (kwd) => addRule.call(this, kwd));
return this;
}
keywordMetaschema.call(this, def);
const definition = {
...def,
type: (0, dataType_1.getJSONTypes)(def.type),
schemaType: (0, dataType_1.getJSONTypes)(def.schemaType)
};
(0, util_1.eachItem)(keyword, definition.type.length === 0 ? (k) => addRule.call(this, k, definition) : (k) => definition.type.forEach((t) => addRule.call(this, k, definition, t)));
return this;
}
getKeyword(keyword) {
const rule = this.RULES.all[keyword];
return typeof rule == "object" ? rule.definition : !!rule;
}
removeKeyword(keyword) {
const { RULES } = this;
delete RULES.keywords[keyword];
delete RULES.all[keyword];
for (const group of RULES.rules) {
const i = group.rules.findIndex((rule) => rule.keyword === keyword);
if (i >= 0) group.rules.splice(i, 1);
}
return this;
}
addFormat(name, format) {
if (typeof format == "string") format = new RegExp(format);
this.formats[name] = format;
return this;
}
errorsText(errors = this.errors, { separator = ", ", dataVar = "data" } = {}) {
if (!errors || errors.length === 0) return "No errors";
return errors.map((e) => `${dataVar}${e.instancePath} ${e.message}`).reduce((text, msg) => text + separator + msg);
}
$dataMetaSchema(metaSchema, keywordsJsonPointers) {
const rules = this.RULES.all;
metaSchema = JSON.parse(JSON.stringify(metaSchema));
for (const jsonPointer of keywordsJsonPointers) {
const segments = jsonPointer.split("/").slice(1);
let keywords = metaSchema;
for (const seg of segments) keywords = keywords[seg];
for (const key in rules) {
const rule = rules[key];
if (typeof rule != "object") continue;
const { $data } = rule.definition;
const schema = keywords[key];
if ($data && schema) keywords[key] = schemaOrData(schema);
}
}
return metaSchema;
}
_removeAllSchemas(schemas, regex) {
for (const keyRef in schemas) {
const sch = schemas[keyRef];
if (!regex || regex.test(keyRef)) {
if (typeof sch == "string") {
delete schemas[keyRef];
} else if (sch && !sch.meta) {
this._cache.delete(sch.schema);
delete schemas[keyRef];
}
}
}
}
_addSchema(schema, meta, baseId, validateSchema = this.opts.validateSchema, addSchema = this.opts.addUsedSchema) {
let id;
const { schemaId } = this.opts;
if (typeof schema == "object") {
id = schema[schemaId];
} else {
if (this.opts.jtd) throw new Error("schema must be object");
else if (typeof schema != "boolean") throw new Error("schema must be object or boolean");
}
let sch = this._cache.get(schema);
if (sch !== undefined) return sch;
baseId = (0, resolve_1.normalizeId)(id || baseId);
const localRefs = resolve_1.getSchemaRefs.call(this, schema, baseId);
sch = new compile_1.SchemaEnv({
schema,
schemaId,
meta,
baseId,
localRefs
});
this._cache.set(sch.schema, sch);
if (addSchema && !baseId.startsWith("#")) {
if (baseId) this._checkUnique(baseId);
this.refs[baseId] = sch;
}
if (validateSchema) this.validateSchema(schema, true);
return sch;
}
_checkUnique(id) {
if (this.schemas[id] || this.refs[id]) {
throw new Error(`schema with key or id "${id}" already exists`);
}
}
_compileSchemaEnv(sch) {
if (sch.meta) this._compileMetaSchema(sch);
else compile_1.compileSchema.call(this, sch);
if (!sch.validate) throw new Error("ajv implementation error");
return sch.validate;
}
_compileMetaSchema(sch) {
const currentOpts = this.opts;
this.opts = this._metaOpts;
try {
compile_1.compileSchema.call(this, sch);
} finally {
this.opts = currentOpts;
}
}
}
Ajv.ValidationError = validation_error_1.default;
Ajv.MissingRefError = ref_error_1.default;
exports["default"] = Ajv;
function checkOptions(checkOpts, options, msg, log = "error") {
for (const key in checkOpts) {
const opt = key;
if (opt in options) this.logger[log](`${msg}: option ${key}. ${checkOpts[opt]}`);
}
}
function getSchEnv(keyRef) {
keyRef = (0, resolve_1.normalizeId)(keyRef);
return this.schemas[keyRef] || this.refs[keyRef];
}
function addInitialSchemas() {
const optsSchemas = this.opts.schemas;
if (!optsSchemas) return;
if (Array.isArray(optsSchemas)) this.addSchema(optsSchemas);
else for (const key in optsSchemas) this.addSchema(optsSchemas[key], key);
}
function addInitialFormats() {
for (const name in this.opts.formats) {
const format = this.opts.formats[name];
if (format) this.addFormat(name, format);
}
}
function addInitialKeywords(defs) {
if (Array.isArray(defs)) {
this.addVocabulary(defs);
return;
}
this.logger.warn("keywords option as map is deprecated, pass array");
for (const keyword in defs) {
const def = defs[keyword];
if (!def.keyword) def.keyword = keyword;
this.addKeyword(def);
}
}
function getMetaSchemaOptions() {
const metaOpts = { ...this.opts };
for (const opt of META_IGNORE_OPTIONS) delete metaOpts[opt];
return metaOpts;
}
const noLogs = {
log() {},
warn() {},
error() {}
};
function getLogger(logger) {
if (logger === false) return noLogs;
if (logger === undefined) return console;
if (logger.log && logger.warn && logger.error) return logger;
throw new Error("logger must implement log, warn and error methods");
}
const KEYWORD_NAME = /^[a-z_$][a-z0-9_$:-]*$/i;
function checkKeyword(keyword, def) {
const { RULES } = this;
(0, util_1.eachItem)(keyword, (kwd) => {
if (RULES.keywords[kwd]) throw new Error(`Keyword ${kwd} is already defined`);
if (!KEYWORD_NAME.test(kwd)) throw new Error(`Keyword ${kwd} has invalid name`);
});
if (!def) return;
if (def.$data && !("code" in def || "validate" in def)) {
throw new Error("$data keyword must have \"code\" or \"validate\" function");
}
}
function addRule(keyword, definition, dataType) {
var _a;
const post = definition === null || definition === void 0 ? void 0 : definition.post;
if (dataType && post) throw new Error("keyword with \"post\" flag cannot have \"type\"");
const { RULES } = this;
let ruleGroup = post ? RULES.post : RULES.rules.find(({ type: t }) => t === dataType);
if (!ruleGroup) {
ruleGroup = {
type: dataType,
rules: []
};
RULES.rules.push(ruleGroup);
}
RULES.keywords[keyword] = true;
if (!definition) return;
const rule = {
keyword,
definition: {
...definition,
type: (0, dataType_1.getJSONTypes)(definition.type),
schemaType: (0, dataType_1.getJSONTypes)(definition.schemaType)
}
};
if (definition.before) addBeforeRule.call(this, ruleGroup, rule, definition.before);
else ruleGroup.rules.push(rule);
RULES.all[keyword] = rule;
(_a = definition.implements) === null || _a === void 0 ? void 0 : _a.forEach((kwd) => this.addKeyword(kwd));
}
function addBeforeRule(ruleGroup, rule, before) {
const i = ruleGroup.rules.findIndex((_rule) => _rule.keyword === before);
if (i >= 0) {
ruleGroup.rules.splice(i, 0, rule);
} else {
ruleGroup.rules.push(rule);
this.logger.warn(`rule ${before} is not defined`);
}
}
function keywordMetaschema(def) {
let { metaSchema } = def;
if (metaSchema === undefined) return;
if (def.$data && this.opts.$data) metaSchema = schemaOrData(metaSchema);
def.validateSchema = this.compile(metaSchema, true);
}
const $dataRef = { $ref: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#" };
function schemaOrData(schema) {
return { anyOf: [schema, $dataRef] };
}
}),
24951: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const equal = __webpack_require__(23430);
equal.code = "require(\"ajv/dist/runtime/equal\").default";
exports["default"] = equal;
}),
36214: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
function ucs2length(str) {
const len = str.length;
let length = 0;
let pos = 0;
let value;
while (pos < len) {
length++;
value = str.charCodeAt(pos++);
if (value >= 55296 && value <= 56319 && pos < len) {
value = str.charCodeAt(pos);
if ((value & 64512) === 56320) pos++;
}
}
return length;
}
exports["default"] = ucs2length;
ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}),
36285: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const uri = __webpack_require__(24352);
uri.code = "require(\"ajv/dist/runtime/uri\").default";
exports["default"] = uri;
}),
33021: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
class ValidationError extends Error {
constructor(errors) {
super("validation failed");
this.errors = errors;
this.ajv = this.validation = true;
}
}
exports["default"] = ValidationError;
}),
73448: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.validateAdditionalItems = void 0;
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const error = {
message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
};
const def = {
keyword: "additionalItems",
type: "array",
schemaType: ["boolean", "object"],
before: "uniqueItems",
error,
code(cxt) {
const { parentSchema, it } = cxt;
const { items } = parentSchema;
if (!Array.isArray(items)) {
(0, util_1.checkStrictMode)(it, "\"additionalItems\" is ignored when \"items\" is not an array of schemas");
return;
}
validateAdditionalItems(cxt, items);
}
};
function validateAdditionalItems(cxt, items) {
const { gen, schema, data, keyword, it } = cxt;
it.items = true;
const len = gen.const("len", (0, codegen_1._)`${data}.length`);
if (schema === false) {
cxt.setParams({ len: items.length });
cxt.pass((0, codegen_1._)`${len} <= ${items.length}`);
} else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
const valid = gen.var("valid", (0, codegen_1._)`${len} <= ${items.length}`);
gen.if((0, codegen_1.not)(valid), () => validateItems(valid));
cxt.ok(valid);
}
function validateItems(valid) {
gen.forRange("i", items.length, len, (i) => {
cxt.subschema({
keyword,
dataProp: i,
dataPropType: util_1.Type.Num
}, valid);
if (!it.allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
});
}
}
exports.validateAdditionalItems = validateAdditionalItems;
exports["default"] = def;
}),
42431: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const code_1 = __webpack_require__(28484);
const codegen_1 = __webpack_require__(81436);
const names_1 = __webpack_require__(90630);
const util_1 = __webpack_require__(84464);
const error = {
message: "must NOT have additional properties",
params: ({ params }) => (0, codegen_1._)`{additionalProperty: ${params.additionalProperty}}`
};
const def = {
keyword: "additionalProperties",
type: ["object"],
schemaType: ["boolean", "object"],
allowUndefined: true,
trackErrors: true,
error,
code(cxt) {
const { gen, schema, parentSchema, data, errsCount, it } = cxt;
if (!errsCount) throw new Error("ajv implementation error");
const { allErrors, opts } = it;
it.props = true;
if (opts.removeAdditional !== "all" && (0, util_1.alwaysValidSchema)(it, schema)) return;
const props = (0, code_1.allSchemaProperties)(parentSchema.properties);
const patProps = (0, code_1.allSchemaProperties)(parentSchema.patternProperties);
checkAdditionalProperties();
cxt.ok((0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
function checkAdditionalProperties() {
gen.forIn("key", data, (key) => {
if (!props.length && !patProps.length) additionalPropertyCode(key);
else gen.if(isAdditional(key), () => additionalPropertyCode(key));
});
}
function isAdditional(key) {
let definedProp;
if (props.length > 8) {
const propsSchema = (0, util_1.schemaRefOrVal)(it, parentSchema.properties, "properties");
definedProp = (0, code_1.isOwnProperty)(gen, propsSchema, key);
} else if (props.length) {
definedProp = (0, codegen_1.or)(...props.map((p) => (0, codegen_1._)`${key} === ${p}`));
} else {
definedProp = codegen_1.nil;
}
if (patProps.length) {
definedProp = (0, codegen_1.or)(definedProp, ...patProps.map((p) => (0, codegen_1._)`${(0, code_1.usePattern)(cxt, p)}.test(${key})`));
}
return (0, codegen_1.not)(definedProp);
}
function deleteAdditional(key) {
gen.code((0, codegen_1._)`delete ${data}[${key}]`);
}
function additionalPropertyCode(key) {
if (opts.removeAdditional === "all" || opts.removeAdditional && schema === false) {
deleteAdditional(key);
return;
}
if (schema === false) {
cxt.setParams({ additionalProperty: key });
cxt.error();
if (!allErrors) gen.break();
return;
}
if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
const valid = gen.name("valid");
if (opts.removeAdditional === "failing") {
applyAdditionalSchema(key, valid, false);
gen.if((0, codegen_1.not)(valid), () => {
cxt.reset();
deleteAdditional(key);
});
} else {
applyAdditionalSchema(key, valid);
if (!allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
}
}
}
function applyAdditionalSchema(key, valid, errors) {
const subschema = {
keyword: "additionalProperties",
dataProp: key,
dataPropType: util_1.Type.Str
};
if (errors === false) {
Object.assign(subschema, {
compositeRule: true,
createErrors: false,
allErrors: false
});
}
cxt.subschema(subschema, valid);
}
}
};
exports["default"] = def;
}),
39205: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const util_1 = __webpack_require__(84464);
const def = {
keyword: "allOf",
schemaType: "array",
code(cxt) {
const { gen, schema, it } = cxt;
if (!Array.isArray(schema)) throw new Error("ajv implementation error");
const valid = gen.name("valid");
schema.forEach((sch, i) => {
if ((0, util_1.alwaysValidSchema)(it, sch)) return;
const schCxt = cxt.subschema({
keyword: "allOf",
schemaProp: i
}, valid);
cxt.ok(valid);
cxt.mergeEvaluated(schCxt);
});
}
};
exports["default"] = def;
}),
89380: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const code_1 = __webpack_require__(28484);
const def = {
keyword: "anyOf",
schemaType: "array",
trackErrors: true,
code: code_1.validateUnion,
error: { message: "must match a schema in anyOf" }
};
exports["default"] = def;
}),
16182: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const error = {
message: ({ params: { min, max } }) => max === undefined ? (0, codegen_1.str)`must contain at least ${min} valid item(s)` : (0, codegen_1.str)`must contain at least ${min} and no more than ${max} valid item(s)`,
params: ({ params: { min, max } }) => max === undefined ? (0, codegen_1._)`{minContains: ${min}}` : (0, codegen_1._)`{minContains: ${min}, maxContains: ${max}}`
};
const def = {
keyword: "contains",
type: "array",
schemaType: ["object", "boolean"],
before: "uniqueItems",
trackErrors: true,
error,
code(cxt) {
const { gen, schema, parentSchema, data, it } = cxt;
let min;
let max;
const { minContains, maxContains } = parentSchema;
if (it.opts.next) {
min = minContains === undefined ? 1 : minContains;
max = maxContains;
} else {
min = 1;
}
const len = gen.const("len", (0, codegen_1._)`${data}.length`);
cxt.setParams({
min,
max
});
if (max === undefined && min === 0) {
(0, util_1.checkStrictMode)(it, `"minContains" == 0 without "maxContains": "contains" keyword ignored`);
return;
}
if (max !== undefined && min > max) {
(0, util_1.checkStrictMode)(it, `"minContains" > "maxContains" is always invalid`);
cxt.fail();
return;
}
if ((0, util_1.alwaysValidSchema)(it, schema)) {
let cond = (0, codegen_1._)`${len} >= ${min}`;
if (max !== undefined) cond = (0, codegen_1._)`${cond} && ${len} <= ${max}`;
cxt.pass(cond);
return;
}
it.items = true;
const valid = gen.name("valid");
if (max === undefined && min === 1) {
validateItems(valid, () => gen.if(valid, () => gen.break()));
} else if (min === 0) {
gen.let(valid, true);
if (max !== undefined) gen.if((0, codegen_1._)`${data}.length > 0`, validateItemsWithCount);
} else {
gen.let(valid, false);
validateItemsWithCount();
}
cxt.result(valid, () => cxt.reset());
function validateItemsWithCount() {
const schValid = gen.name("_valid");
const count = gen.let("count", 0);
validateItems(schValid, () => gen.if(schValid, () => checkLimits(count)));
}
function validateItems(_valid, block) {
gen.forRange("i", 0, len, (i) => {
cxt.subschema({
keyword: "contains",
dataProp: i,
dataPropType: util_1.Type.Num,
compositeRule: true
}, _valid);
block();
});
}
function checkLimits(count) {
gen.code((0, codegen_1._)`${count}++`);
if (max === undefined) {
gen.if((0, codegen_1._)`${count} >= ${min}`, () => gen.assign(valid, true).break());
} else {
gen.if((0, codegen_1._)`${count} > ${max}`, () => gen.assign(valid, false).break());
if (min === 1) gen.assign(valid, true);
else gen.if((0, codegen_1._)`${count} >= ${min}`, () => gen.assign(valid, true));
}
}
}
};
exports["default"] = def;
}),
95826: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.validateSchemaDeps = exports.validatePropertyDeps = exports.error = void 0;
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const code_1 = __webpack_require__(28484);
exports.error = {
message: ({ params: { property, depsCount, deps } }) => {
const property_ies = depsCount === 1 ? "property" : "properties";
return (0, codegen_1.str)`must have ${property_ies} ${deps} when property ${property} is present`;
},
params: ({ params: { property, depsCount, deps, missingProperty } }) => (0, codegen_1._)`{property: ${property},
    missingProperty: ${missingProperty},
    depsCount: ${depsCount},
    deps: ${deps}}`
};
const def = {
keyword: "dependencies",
type: "object",
schemaType: "object",
error: exports.error,
code(cxt) {
const [propDeps, schDeps] = splitDependencies(cxt);
validatePropertyDeps(cxt, propDeps);
validateSchemaDeps(cxt, schDeps);
}
};
function splitDependencies({ schema }) {
const propertyDeps = {};
const schemaDeps = {};
for (const key in schema) {
if (key === "__proto__") continue;
const deps = Array.isArray(schema[key]) ? propertyDeps : schemaDeps;
deps[key] = schema[key];
}
return [propertyDeps, schemaDeps];
}
function validatePropertyDeps(cxt, propertyDeps = cxt.schema) {
const { gen, data, it } = cxt;
if (Object.keys(propertyDeps).length === 0) return;
const missing = gen.let("missing");
for (const prop in propertyDeps) {
const deps = propertyDeps[prop];
if (deps.length === 0) continue;
const hasProperty = (0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties);
cxt.setParams({
property: prop,
depsCount: deps.length,
deps: deps.join(", ")
});
if (it.allErrors) {
gen.if(hasProperty, () => {
for (const depProp of deps) {
(0, code_1.checkReportMissingProp)(cxt, depProp);
}
});
} else {
gen.if((0, codegen_1._)`${hasProperty} && (${(0, code_1.checkMissingProp)(cxt, deps, missing)})`);
(0, code_1.reportMissingProp)(cxt, missing);
gen.else();
}
}
}
exports.validatePropertyDeps = validatePropertyDeps;
function validateSchemaDeps(cxt, schemaDeps = cxt.schema) {
const { gen, data, keyword, it } = cxt;
const valid = gen.name("valid");
for (const prop in schemaDeps) {
if ((0, util_1.alwaysValidSchema)(it, schemaDeps[prop])) continue;
gen.if((0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties), () => {
const schCxt = cxt.subschema({
keyword,
schemaProp: prop
}, valid);
cxt.mergeValidEvaluated(schCxt, valid);
}, () => gen.var(valid, true));
cxt.ok(valid);
}
}
exports.validateSchemaDeps = validateSchemaDeps;
exports["default"] = def;
}),
48584: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const error = {
message: ({ params }) => (0, codegen_1.str)`must match "${params.ifClause}" schema`,
params: ({ params }) => (0, codegen_1._)`{failingKeyword: ${params.ifClause}}`
};
const def = {
keyword: "if",
schemaType: ["object", "boolean"],
trackErrors: true,
error,
code(cxt) {
const { gen, parentSchema, it } = cxt;
if (parentSchema.then === undefined && parentSchema.else === undefined) {
(0, util_1.checkStrictMode)(it, "\"if\" without \"then\" and \"else\" is ignored");
}
const hasThen = hasSchema(it, "then");
const hasElse = hasSchema(it, "else");
if (!hasThen && !hasElse) return;
const valid = gen.let("valid", true);
const schValid = gen.name("_valid");
validateIf();
cxt.reset();
if (hasThen && hasElse) {
const ifClause = gen.let("ifClause");
cxt.setParams({ ifClause });
gen.if(schValid, validateClause("then", ifClause), validateClause("else", ifClause));
} else if (hasThen) {
gen.if(schValid, validateClause("then"));
} else {
gen.if((0, codegen_1.not)(schValid), validateClause("else"));
}
cxt.pass(valid, () => cxt.error(true));
function validateIf() {
const schCxt = cxt.subschema({
keyword: "if",
compositeRule: true,
createErrors: false,
allErrors: false
}, schValid);
cxt.mergeEvaluated(schCxt);
}
function validateClause(keyword, ifClause) {
return () => {
const schCxt = cxt.subschema({ keyword }, schValid);
gen.assign(valid, schValid);
cxt.mergeValidEvaluated(schCxt, valid);
if (ifClause) gen.assign(ifClause, (0, codegen_1._)`${keyword}`);
else cxt.setParams({ ifClause: keyword });
};
}
}
};
function hasSchema(it, keyword) {
const schema = it.schema[keyword];
return schema !== undefined && !(0, util_1.alwaysValidSchema)(it, schema);
}
exports["default"] = def;
}),
28775: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const additionalItems_1 = __webpack_require__(73448);
const prefixItems_1 = __webpack_require__(6467);
const items_1 = __webpack_require__(75791);
const items2020_1 = __webpack_require__(52959);
const contains_1 = __webpack_require__(16182);
const dependencies_1 = __webpack_require__(95826);
const propertyNames_1 = __webpack_require__(71372);
const additionalProperties_1 = __webpack_require__(42431);
const properties_1 = __webpack_require__(88778);
const patternProperties_1 = __webpack_require__(50664);
const not_1 = __webpack_require__(8350);
const anyOf_1 = __webpack_require__(89380);
const oneOf_1 = __webpack_require__(22490);
const allOf_1 = __webpack_require__(39205);
const if_1 = __webpack_require__(48584);
const thenElse_1 = __webpack_require__(46829);
function getApplicator(draft2020 = false) {
const applicator = [
not_1.default,
anyOf_1.default,
oneOf_1.default,
allOf_1.default,
if_1.default,
thenElse_1.default,
propertyNames_1.default,
additionalProperties_1.default,
dependencies_1.default,
properties_1.default,
patternProperties_1.default
];
if (draft2020) applicator.push(prefixItems_1.default, items2020_1.default);
else applicator.push(additionalItems_1.default, items_1.default);
applicator.push(contains_1.default);
return applicator;
}
exports["default"] = getApplicator;
}),
75791: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.validateTuple = void 0;
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const code_1 = __webpack_require__(28484);
const def = {
keyword: "items",
type: "array",
schemaType: [
"object",
"array",
"boolean"
],
before: "uniqueItems",
code(cxt) {
const { schema, it } = cxt;
if (Array.isArray(schema)) return validateTuple(cxt, "additionalItems", schema);
it.items = true;
if ((0, util_1.alwaysValidSchema)(it, schema)) return;
cxt.ok((0, code_1.validateArray)(cxt));
}
};
function validateTuple(cxt, extraItems, schArr = cxt.schema) {
const { gen, parentSchema, data, keyword, it } = cxt;
checkStrictTuple(parentSchema);
if (it.opts.unevaluated && schArr.length && it.items !== true) {
it.items = util_1.mergeEvaluated.items(gen, schArr.length, it.items);
}
const valid = gen.name("valid");
const len = gen.const("len", (0, codegen_1._)`${data}.length`);
schArr.forEach((sch, i) => {
if ((0, util_1.alwaysValidSchema)(it, sch)) return;
gen.if((0, codegen_1._)`${len} > ${i}`, () => cxt.subschema({
keyword,
schemaProp: i,
dataProp: i
}, valid));
cxt.ok(valid);
});
function checkStrictTuple(sch) {
const { opts, errSchemaPath } = it;
const l = schArr.length;
const fullTuple = l === sch.minItems && (l === sch.maxItems || sch[extraItems] === false);
if (opts.strictTuples && !fullTuple) {
const msg = `"${keyword}" is ${l}-tuple, but minItems or maxItems/${extraItems} are not specified or different at path "${errSchemaPath}"`;
(0, util_1.checkStrictMode)(it, msg, opts.strictTuples);
}
}
}
exports.validateTuple = validateTuple;
exports["default"] = def;
}),
52959: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const code_1 = __webpack_require__(28484);
const additionalItems_1 = __webpack_require__(73448);
const error = {
message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
};
const def = {
keyword: "items",
type: "array",
schemaType: ["object", "boolean"],
before: "uniqueItems",
error,
code(cxt) {
const { schema, parentSchema, it } = cxt;
const { prefixItems } = parentSchema;
it.items = true;
if ((0, util_1.alwaysValidSchema)(it, schema)) return;
if (prefixItems) (0, additionalItems_1.validateAdditionalItems)(cxt, prefixItems);
else cxt.ok((0, code_1.validateArray)(cxt));
}
};
exports["default"] = def;
}),
8350: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const util_1 = __webpack_require__(84464);
const def = {
keyword: "not",
schemaType: ["object", "boolean"],
trackErrors: true,
code(cxt) {
const { gen, schema, it } = cxt;
if ((0, util_1.alwaysValidSchema)(it, schema)) {
cxt.fail();
return;
}
const valid = gen.name("valid");
cxt.subschema({
keyword: "not",
compositeRule: true,
createErrors: false,
allErrors: false
}, valid);
cxt.failResult(valid, () => cxt.reset(), () => cxt.error());
},
error: { message: "must NOT be valid" }
};
exports["default"] = def;
}),
22490: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const error = {
message: "must match exactly one schema in oneOf",
params: ({ params }) => (0, codegen_1._)`{passingSchemas: ${params.passing}}`
};
const def = {
keyword: "oneOf",
schemaType: "array",
trackErrors: true,
error,
code(cxt) {
const { gen, schema, parentSchema, it } = cxt;
if (!Array.isArray(schema)) throw new Error("ajv implementation error");
if (it.opts.discriminator && parentSchema.discriminator) return;
const schArr = schema;
const valid = gen.let("valid", false);
const passing = gen.let("passing", null);
const schValid = gen.name("_valid");
cxt.setParams({ passing });
gen.block(validateOneOf);
cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
function validateOneOf() {
schArr.forEach((sch, i) => {
let schCxt;
if ((0, util_1.alwaysValidSchema)(it, sch)) {
gen.var(schValid, true);
} else {
schCxt = cxt.subschema({
keyword: "oneOf",
schemaProp: i,
compositeRule: true
}, schValid);
}
if (i > 0) {
gen.if((0, codegen_1._)`${schValid} && ${valid}`).assign(valid, false).assign(passing, (0, codegen_1._)`[${passing}, ${i}]`).else();
}
gen.if(schValid, () => {
gen.assign(valid, true);
gen.assign(passing, i);
if (schCxt) cxt.mergeEvaluated(schCxt, codegen_1.Name);
});
});
}
}
};
exports["default"] = def;
}),
50664: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const code_1 = __webpack_require__(28484);
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const util_2 = __webpack_require__(84464);
const def = {
keyword: "patternProperties",
type: "object",
schemaType: "object",
code(cxt) {
const { gen, schema, data, parentSchema, it } = cxt;
const { opts } = it;
const patterns = (0, code_1.allSchemaProperties)(schema);
const alwaysValidPatterns = patterns.filter((p) => (0, util_1.alwaysValidSchema)(it, schema[p]));
if (patterns.length === 0 || alwaysValidPatterns.length === patterns.length && (!it.opts.unevaluated || it.props === true)) {
return;
}
const checkProperties = opts.strictSchema && !opts.allowMatchingProperties && parentSchema.properties;
const valid = gen.name("valid");
if (it.props !== true && !(it.props instanceof codegen_1.Name)) {
it.props = (0, util_2.evaluatedPropsToName)(gen, it.props);
}
const { props } = it;
validatePatternProperties();
function validatePatternProperties() {
for (const pat of patterns) {
if (checkProperties) checkMatchingProperties(pat);
if (it.allErrors) {
validateProperties(pat);
} else {
gen.var(valid, true);
validateProperties(pat);
gen.if(valid);
}
}
}
function checkMatchingProperties(pat) {
for (const prop in checkProperties) {
if (new RegExp(pat).test(prop)) {
(0, util_1.checkStrictMode)(it, `property ${prop} matches pattern ${pat} (use allowMatchingProperties)`);
}
}
}
function validateProperties(pat) {
gen.forIn("key", data, (key) => {
gen.if((0, codegen_1._)`${(0, code_1.usePattern)(cxt, pat)}.test(${key})`, () => {
const alwaysValid = alwaysValidPatterns.includes(pat);
if (!alwaysValid) {
cxt.subschema({
keyword: "patternProperties",
schemaProp: pat,
dataProp: key,
dataPropType: util_2.Type.Str
}, valid);
}
if (it.opts.unevaluated && props !== true) {
gen.assign((0, codegen_1._)`${props}[${key}]`, true);
} else if (!alwaysValid && !it.allErrors) {
gen.if((0, codegen_1.not)(valid), () => gen.break());
}
});
});
}
}
};
exports["default"] = def;
}),
6467: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const items_1 = __webpack_require__(75791);
const def = {
keyword: "prefixItems",
type: "array",
schemaType: ["array"],
before: "uniqueItems",
code: (cxt) => (0, items_1.validateTuple)(cxt, "items")
};
exports["default"] = def;
}),
88778: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const validate_1 = __webpack_require__(87881);
const code_1 = __webpack_require__(28484);
const util_1 = __webpack_require__(84464);
const additionalProperties_1 = __webpack_require__(42431);
const def = {
keyword: "properties",
type: "object",
schemaType: "object",
code(cxt) {
const { gen, schema, parentSchema, data, it } = cxt;
if (it.opts.removeAdditional === "all" && parentSchema.additionalProperties === undefined) {
additionalProperties_1.default.code(new validate_1.KeywordCxt(it, additionalProperties_1.default, "additionalProperties"));
}
const allProps = (0, code_1.allSchemaProperties)(schema);
for (const prop of allProps) {
it.definedProperties.add(prop);
}
if (it.opts.unevaluated && allProps.length && it.props !== true) {
it.props = util_1.mergeEvaluated.props(gen, (0, util_1.toHash)(allProps), it.props);
}
const properties = allProps.filter((p) => !(0, util_1.alwaysValidSchema)(it, schema[p]));
if (properties.length === 0) return;
const valid = gen.name("valid");
for (const prop of properties) {
if (hasDefault(prop)) {
applyPropertySchema(prop);
} else {
gen.if((0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties));
applyPropertySchema(prop);
if (!it.allErrors) gen.else().var(valid, true);
gen.endIf();
}
cxt.it.definedProperties.add(prop);
cxt.ok(valid);
}
function hasDefault(prop) {
return it.opts.useDefaults && !it.compositeRule && schema[prop].default !== undefined;
}
function applyPropertySchema(prop) {
cxt.subschema({
keyword: "properties",
schemaProp: prop,
dataProp: prop
}, valid);
}
}
};
exports["default"] = def;
}),
71372: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const error = {
message: "property name must be valid",
params: ({ params }) => (0, codegen_1._)`{propertyName: ${params.propertyName}}`
};
const def = {
keyword: "propertyNames",
type: "object",
schemaType: ["object", "boolean"],
error,
code(cxt) {
const { gen, schema, data, it } = cxt;
if ((0, util_1.alwaysValidSchema)(it, schema)) return;
const valid = gen.name("valid");
gen.forIn("key", data, (key) => {
cxt.setParams({ propertyName: key });
cxt.subschema({
keyword: "propertyNames",
data: key,
dataTypes: ["string"],
propertyName: key,
compositeRule: true
}, valid);
gen.if((0, codegen_1.not)(valid), () => {
cxt.error(true);
if (!it.allErrors) gen.break();
});
});
cxt.ok(valid);
}
};
exports["default"] = def;
}),
46829: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const util_1 = __webpack_require__(84464);
const def = {
keyword: ["then", "else"],
schemaType: ["object", "boolean"],
code({ keyword, parentSchema, it }) {
if (parentSchema.if === undefined) (0, util_1.checkStrictMode)(it, `"${keyword}" without "if" is ignored`);
}
};
exports["default"] = def;
}),
28484: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.validateUnion = exports.validateArray = exports.usePattern = exports.callValidateCode = exports.schemaProperties = exports.allSchemaProperties = exports.noPropertyInData = exports.propertyInData = exports.isOwnProperty = exports.hasPropFunc = exports.reportMissingProp = exports.checkMissingProp = exports.checkReportMissingProp = void 0;
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const names_1 = __webpack_require__(90630);
const util_2 = __webpack_require__(84464);
function checkReportMissingProp(cxt, prop) {
const { gen, data, it } = cxt;
gen.if(noPropertyInData(gen, data, prop, it.opts.ownProperties), () => {
cxt.setParams({ missingProperty: (0, codegen_1._)`${prop}` }, true);
cxt.error();
});
}
exports.checkReportMissingProp = checkReportMissingProp;
function checkMissingProp({ gen, data, it: { opts } }, properties, missing) {
return (0, codegen_1.or)(...properties.map((prop) => (0, codegen_1.and)(noPropertyInData(gen, data, prop, opts.ownProperties), (0, codegen_1._)`${missing} = ${prop}`)));
}
exports.checkMissingProp = checkMissingProp;
function reportMissingProp(cxt, missing) {
cxt.setParams({ missingProperty: missing }, true);
cxt.error();
}
exports.reportMissingProp = reportMissingProp;
function hasPropFunc(gen) {
return gen.scopeValue("func", {
ref: Object.prototype.hasOwnProperty,
code: (0, codegen_1._)`Object.prototype.hasOwnProperty`
});
}
exports.hasPropFunc = hasPropFunc;
function isOwnProperty(gen, data, property) {
return (0, codegen_1._)`${hasPropFunc(gen)}.call(${data}, ${property})`;
}
exports.isOwnProperty = isOwnProperty;
function propertyInData(gen, data, property, ownProperties) {
const cond = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(property)} !== undefined`;
return ownProperties ? (0, codegen_1._)`${cond} && ${isOwnProperty(gen, data, property)}` : cond;
}
exports.propertyInData = propertyInData;
function noPropertyInData(gen, data, property, ownProperties) {
const cond = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(property)} === undefined`;
return ownProperties ? (0, codegen_1.or)(cond, (0, codegen_1.not)(isOwnProperty(gen, data, property))) : cond;
}
exports.noPropertyInData = noPropertyInData;
function allSchemaProperties(schemaMap) {
return schemaMap ? Object.keys(schemaMap).filter((p) => p !== "__proto__") : [];
}
exports.allSchemaProperties = allSchemaProperties;
function schemaProperties(it, schemaMap) {
return allSchemaProperties(schemaMap).filter((p) => !(0, util_1.alwaysValidSchema)(it, schemaMap[p]));
}
exports.schemaProperties = schemaProperties;
function callValidateCode({ schemaCode, data, it: { gen, topSchemaRef, schemaPath, errorPath }, it }, func, context, passSchema) {
const dataAndSchema = passSchema ? (0, codegen_1._)`${schemaCode}, ${data}, ${topSchemaRef}${schemaPath}` : data;
const valCxt = [
[names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, errorPath)],
[names_1.default.parentData, it.parentData],
[names_1.default.parentDataProperty, it.parentDataProperty],
[names_1.default.rootData, names_1.default.rootData]
];
if (it.opts.dynamicRef) valCxt.push([names_1.default.dynamicAnchors, names_1.default.dynamicAnchors]);
const args = (0, codegen_1._)`${dataAndSchema}, ${gen.object(...valCxt)}`;
return context !== codegen_1.nil ? (0, codegen_1._)`${func}.call(${context}, ${args})` : (0, codegen_1._)`${func}(${args})`;
}
exports.callValidateCode = callValidateCode;
const newRegExp = (0, codegen_1._)`new RegExp`;
function usePattern({ gen, it: { opts } }, pattern) {
const u = opts.unicodeRegExp ? "u" : "";
const { regExp } = opts.code;
const rx = regExp(pattern, u);
return gen.scopeValue("pattern", {
key: rx.toString(),
ref: rx,
code: (0, codegen_1._)`${regExp.code === "new RegExp" ? newRegExp : (0, util_2.useFunc)(gen, regExp)}(${pattern}, ${u})`
});
}
exports.usePattern = usePattern;
function validateArray(cxt) {
const { gen, data, keyword, it } = cxt;
const valid = gen.name("valid");
if (it.allErrors) {
const validArr = gen.let("valid", true);
validateItems(() => gen.assign(validArr, false));
return validArr;
}
gen.var(valid, true);
validateItems(() => gen.break());
return valid;
function validateItems(notValid) {
const len = gen.const("len", (0, codegen_1._)`${data}.length`);
gen.forRange("i", 0, len, (i) => {
cxt.subschema({
keyword,
dataProp: i,
dataPropType: util_1.Type.Num
}, valid);
gen.if((0, codegen_1.not)(valid), notValid);
});
}
}
exports.validateArray = validateArray;
function validateUnion(cxt) {
const { gen, schema, keyword, it } = cxt;
if (!Array.isArray(schema)) throw new Error("ajv implementation error");
const alwaysValid = schema.some((sch) => (0, util_1.alwaysValidSchema)(it, sch));
if (alwaysValid && !it.opts.unevaluated) return;
const valid = gen.let("valid", false);
const schValid = gen.name("_valid");
gen.block(() => schema.forEach((_sch, i) => {
const schCxt = cxt.subschema({
keyword,
schemaProp: i,
compositeRule: true
}, schValid);
gen.assign(valid, (0, codegen_1._)`${valid} || ${schValid}`);
const merged = cxt.mergeValidEvaluated(schCxt, schValid);
if (!merged) gen.if((0, codegen_1.not)(valid));
}));
cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
}
exports.validateUnion = validateUnion;
}),
69872: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
const def = {
keyword: "id",
code() {
throw new Error("NOT SUPPORTED: keyword \"id\", use \"$id\" for schema ID");
}
};
exports["default"] = def;
}),
97397: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const id_1 = __webpack_require__(69872);
const ref_1 = __webpack_require__(92996);
const core = [
"$schema",
"$id",
"$defs",
"$vocabulary",
{ keyword: "$comment" },
"definitions",
id_1.default,
ref_1.default
];
exports["default"] = core;
}),
92996: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.callRef = exports.getValidate = void 0;
const ref_error_1 = __webpack_require__(53162);
const code_1 = __webpack_require__(28484);
const codegen_1 = __webpack_require__(81436);
const names_1 = __webpack_require__(90630);
const compile_1 = __webpack_require__(2718);
const util_1 = __webpack_require__(84464);
const def = {
keyword: "$ref",
schemaType: "string",
code(cxt) {
const { gen, schema: $ref, it } = cxt;
const { baseId, schemaEnv: env, validateName, opts, self } = it;
const { root } = env;
if (($ref === "#" || $ref === "#/") && baseId === root.baseId) return callRootRef();
const schOrEnv = compile_1.resolveRef.call(self, root, baseId, $ref);
if (schOrEnv === undefined) throw new ref_error_1.default(it.opts.uriResolver, baseId, $ref);
if (schOrEnv instanceof compile_1.SchemaEnv) return callValidate(schOrEnv);
return inlineRefSchema(schOrEnv);
function callRootRef() {
if (env === root) return callRef(cxt, validateName, env, env.$async);
const rootName = gen.scopeValue("root", { ref: root });
return callRef(cxt, (0, codegen_1._)`${rootName}.validate`, root, root.$async);
}
function callValidate(sch) {
const v = getValidate(cxt, sch);
callRef(cxt, v, sch, sch.$async);
}
function inlineRefSchema(sch) {
const schName = gen.scopeValue("schema", opts.code.source === true ? {
ref: sch,
code: (0, codegen_1.stringify)(sch)
} : { ref: sch });
const valid = gen.name("valid");
const schCxt = cxt.subschema({
schema: sch,
dataTypes: [],
schemaPath: codegen_1.nil,
topSchemaRef: schName,
errSchemaPath: $ref
}, valid);
cxt.mergeEvaluated(schCxt);
cxt.ok(valid);
}
}
};
function getValidate(cxt, sch) {
const { gen } = cxt;
return sch.validate ? gen.scopeValue("validate", { ref: sch.validate }) : (0, codegen_1._)`${gen.scopeValue("wrapper", { ref: sch })}.validate`;
}
exports.getValidate = getValidate;
function callRef(cxt, v, sch, $async) {
const { gen, it } = cxt;
const { allErrors, schemaEnv: env, opts } = it;
const passCxt = opts.passContext ? names_1.default.this : codegen_1.nil;
if ($async) callAsyncRef();
else callSyncRef();
function callAsyncRef() {
if (!env.$async) throw new Error("async schema referenced by sync schema");
const valid = gen.let("valid");
gen.try(() => {
gen.code((0, codegen_1._)`await ${(0, code_1.callValidateCode)(cxt, v, passCxt)}`);
addEvaluatedFrom(v);
if (!allErrors) gen.assign(valid, true);
}, (e) => {
gen.if((0, codegen_1._)`!(${e} instanceof ${it.ValidationError})`, () => gen.throw(e));
addErrorsFrom(e);
if (!allErrors) gen.assign(valid, false);
});
cxt.ok(valid);
}
function callSyncRef() {
cxt.result((0, code_1.callValidateCode)(cxt, v, passCxt), () => addEvaluatedFrom(v), () => addErrorsFrom(v));
}
function addErrorsFrom(source) {
const errs = (0, codegen_1._)`${source}.errors`;
gen.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`);
gen.assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
}
function addEvaluatedFrom(source) {
var _a;
if (!it.opts.unevaluated) return;
const schEvaluated = (_a = sch === null || sch === void 0 ? void 0 : sch.validate) === null || _a === void 0 ? void 0 : _a.evaluated;
if (it.props !== true) {
if (schEvaluated && !schEvaluated.dynamicProps) {
if (schEvaluated.props !== undefined) {
it.props = util_1.mergeEvaluated.props(gen, schEvaluated.props, it.props);
}
} else {
const props = gen.var("props", (0, codegen_1._)`${source}.evaluated.props`);
it.props = util_1.mergeEvaluated.props(gen, props, it.props, codegen_1.Name);
}
}
if (it.items !== true) {
if (schEvaluated && !schEvaluated.dynamicItems) {
if (schEvaluated.items !== undefined) {
it.items = util_1.mergeEvaluated.items(gen, schEvaluated.items, it.items);
}
} else {
const items = gen.var("items", (0, codegen_1._)`${source}.evaluated.items`);
it.items = util_1.mergeEvaluated.items(gen, items, it.items, codegen_1.Name);
}
}
}
}
exports.callRef = callRef;
exports["default"] = def;
}),
28886: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const types_1 = __webpack_require__(87115);
const compile_1 = __webpack_require__(2718);
const ref_error_1 = __webpack_require__(53162);
const util_1 = __webpack_require__(84464);
const error = {
message: ({ params: { discrError, tagName } }) => discrError === types_1.DiscrError.Tag ? `tag "${tagName}" must be string` : `value of tag "${tagName}" must be in oneOf`,
params: ({ params: { discrError, tag, tagName } }) => (0, codegen_1._)`{error: ${discrError}, tag: ${tagName}, tagValue: ${tag}}`
};
const def = {
keyword: "discriminator",
type: "object",
schemaType: "object",
error,
code(cxt) {
const { gen, data, schema, parentSchema, it } = cxt;
const { oneOf } = parentSchema;
if (!it.opts.discriminator) {
throw new Error("discriminator: requires discriminator option");
}
const tagName = schema.propertyName;
if (typeof tagName != "string") throw new Error("discriminator: requires propertyName");
if (schema.mapping) throw new Error("discriminator: mapping is not supported");
if (!oneOf) throw new Error("discriminator: requires oneOf keyword");
const valid = gen.let("valid", false);
const tag = gen.const("tag", (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(tagName)}`);
gen.if((0, codegen_1._)`typeof ${tag} == "string"`, () => validateMapping(), () => cxt.error(false, {
discrError: types_1.DiscrError.Tag,
tag,
tagName
}));
cxt.ok(valid);
function validateMapping() {
const mapping = getMapping();
gen.if(false);
for (const tagValue in mapping) {
gen.elseIf((0, codegen_1._)`${tag} === ${tagValue}`);
gen.assign(valid, applyTagSchema(mapping[tagValue]));
}
gen.else();
cxt.error(false, {
discrError: types_1.DiscrError.Mapping,
tag,
tagName
});
gen.endIf();
}
function applyTagSchema(schemaProp) {
const _valid = gen.name("valid");
const schCxt = cxt.subschema({
keyword: "oneOf",
schemaProp
}, _valid);
cxt.mergeEvaluated(schCxt, codegen_1.Name);
return _valid;
}
function getMapping() {
var _a;
const oneOfMapping = {};
const topRequired = hasRequired(parentSchema);
let tagRequired = true;
for (let i = 0; i < oneOf.length; i++) {
let sch = oneOf[i];
if ((sch === null || sch === void 0 ? void 0 : sch.$ref) && !(0, util_1.schemaHasRulesButRef)(sch, it.self.RULES)) {
const ref = sch.$ref;
sch = compile_1.resolveRef.call(it.self, it.schemaEnv.root, it.baseId, ref);
if (sch instanceof compile_1.SchemaEnv) sch = sch.schema;
if (sch === undefined) throw new ref_error_1.default(it.opts.uriResolver, it.baseId, ref);
}
const propSch = (_a = sch === null || sch === void 0 ? void 0 : sch.properties) === null || _a === void 0 ? void 0 : _a[tagName];
if (typeof propSch != "object") {
throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${tagName}"`);
}
tagRequired = tagRequired && (topRequired || hasRequired(sch));
addMappings(propSch, i);
}
if (!tagRequired) throw new Error(`discriminator: "${tagName}" must be required`);
return oneOfMapping;
function hasRequired({ required }) {
return Array.isArray(required) && required.includes(tagName);
}
function addMappings(sch, i) {
if (sch.const) {
addMapping(sch.const, i);
} else if (sch.enum) {
for (const tagValue of sch.enum) {
addMapping(tagValue, i);
}
} else {
throw new Error(`discriminator: "properties/${tagName}" must have "const" or "enum"`);
}
}
function addMapping(tagValue, i) {
if (typeof tagValue != "string" || tagValue in oneOfMapping) {
throw new Error(`discriminator: "${tagName}" values must be unique strings`);
}
oneOfMapping[tagValue] = i;
}
}
}
};
exports["default"] = def;
}),
87115: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.DiscrError = void 0;
var DiscrError;
(function(DiscrError) {
DiscrError["Tag"] = "tag";
DiscrError["Mapping"] = "mapping";
})(DiscrError || (exports.DiscrError = DiscrError = {}));
}),
39941: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const core_1 = __webpack_require__(97397);
const validation_1 = __webpack_require__(85481);
const applicator_1 = __webpack_require__(28775);
const format_1 = __webpack_require__(72601);
const metadata_1 = __webpack_require__(56620);
const draft7Vocabularies = [
core_1.default,
validation_1.default,
(0, applicator_1.default)(),
format_1.default,
metadata_1.metadataVocabulary,
metadata_1.contentVocabulary
];
exports["default"] = draft7Vocabularies;
}),
26402: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const error = {
message: ({ schemaCode }) => (0, codegen_1.str)`must match format "${schemaCode}"`,
params: ({ schemaCode }) => (0, codegen_1._)`{format: ${schemaCode}}`
};
const def = {
keyword: "format",
type: ["number", "string"],
schemaType: "string",
$data: true,
error,
code(cxt, ruleType) {
const { gen, data, $data, schema, schemaCode, it } = cxt;
const { opts, errSchemaPath, schemaEnv, self } = it;
if (!opts.validateFormats) return;
if ($data) validate$DataFormat();
else validateFormat();
function validate$DataFormat() {
const fmts = gen.scopeValue("formats", {
ref: self.formats,
code: opts.code.formats
});
const fDef = gen.const("fDef", (0, codegen_1._)`${fmts}[${schemaCode}]`);
const fType = gen.let("fType");
const format = gen.let("format");
gen.if((0, codegen_1._)`typeof ${fDef} == "object" && !(${fDef} instanceof RegExp)`, () => gen.assign(fType, (0, codegen_1._)`${fDef}.type || "string"`).assign(format, (0, codegen_1._)`${fDef}.validate`), () => gen.assign(fType, (0, codegen_1._)`"string"`).assign(format, fDef));
cxt.fail$data((0, codegen_1.or)(unknownFmt(), invalidFmt()));
function unknownFmt() {
if (opts.strictSchema === false) return codegen_1.nil;
return (0, codegen_1._)`${schemaCode} && !${format}`;
}
function invalidFmt() {
const callFormat = schemaEnv.$async ? (0, codegen_1._)`(${fDef}.async ? await ${format}(${data}) : ${format}(${data}))` : (0, codegen_1._)`${format}(${data})`;
const validData = (0, codegen_1._)`(typeof ${format} == "function" ? ${callFormat} : ${format}.test(${data}))`;
return (0, codegen_1._)`${format} && ${format} !== true && ${fType} === ${ruleType} && !${validData}`;
}
}
function validateFormat() {
const formatDef = self.formats[schema];
if (!formatDef) {
unknownFormat();
return;
}
if (formatDef === true) return;
const [fmtType, format, fmtRef] = getFormat(formatDef);
if (fmtType === ruleType) cxt.pass(validCondition());
function unknownFormat() {
if (opts.strictSchema === false) {
self.logger.warn(unknownMsg());
return;
}
throw new Error(unknownMsg());
function unknownMsg() {
return `unknown format "${schema}" ignored in schema at path "${errSchemaPath}"`;
}
}
function getFormat(fmtDef) {
const code = fmtDef instanceof RegExp ? (0, codegen_1.regexpCode)(fmtDef) : opts.code.formats ? (0, codegen_1._)`${opts.code.formats}${(0, codegen_1.getProperty)(schema)}` : undefined;
const fmt = gen.scopeValue("formats", {
key: schema,
ref: fmtDef,
code
});
if (typeof fmtDef == "object" && !(fmtDef instanceof RegExp)) {
return [
fmtDef.type || "string",
fmtDef.validate,
(0, codegen_1._)`${fmt}.validate`
];
}
return [
"string",
fmtDef,
fmt
];
}
function validCondition() {
if (typeof formatDef == "object" && !(formatDef instanceof RegExp) && formatDef.async) {
if (!schemaEnv.$async) throw new Error("async format in sync schema");
return (0, codegen_1._)`await ${fmtRef}(${data})`;
}
return typeof format == "function" ? (0, codegen_1._)`${fmtRef}(${data})` : (0, codegen_1._)`${fmtRef}.test(${data})`;
}
}
}
};
exports["default"] = def;
}),
72601: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const format_1 = __webpack_require__(26402);
const format = [format_1.default];
exports["default"] = format;
}),
56620: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.contentVocabulary = exports.metadataVocabulary = void 0;
exports.metadataVocabulary = [
"title",
"description",
"default",
"deprecated",
"readOnly",
"writeOnly",
"examples"
];
exports.contentVocabulary = [
"contentMediaType",
"contentEncoding",
"contentSchema"
];
}),
98026: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const equal_1 = __webpack_require__(24951);
const error = {
message: "must be equal to constant",
params: ({ schemaCode }) => (0, codegen_1._)`{allowedValue: ${schemaCode}}`
};
const def = {
keyword: "const",
$data: true,
error,
code(cxt) {
const { gen, data, $data, schemaCode, schema } = cxt;
if ($data || schema && typeof schema == "object") {
cxt.fail$data((0, codegen_1._)`!${(0, util_1.useFunc)(gen, equal_1.default)}(${data}, ${schemaCode})`);
} else {
cxt.fail((0, codegen_1._)`${schema} !== ${data}`);
}
}
};
exports["default"] = def;
}),
93200: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const equal_1 = __webpack_require__(24951);
const error = {
message: "must be equal to one of the allowed values",
params: ({ schemaCode }) => (0, codegen_1._)`{allowedValues: ${schemaCode}}`
};
const def = {
keyword: "enum",
schemaType: "array",
$data: true,
error,
code(cxt) {
const { gen, data, $data, schema, schemaCode, it } = cxt;
if (!$data && schema.length === 0) throw new Error("enum must have non-empty array");
const useLoop = schema.length >= it.opts.loopEnum;
let eql;
const getEql = () => eql !== null && eql !== void 0 ? eql : eql = (0, util_1.useFunc)(gen, equal_1.default);
let valid;
if (useLoop || $data) {
valid = gen.let("valid");
cxt.block$data(valid, loopEnum);
} else {
if (!Array.isArray(schema)) throw new Error("ajv implementation error");
const vSchema = gen.const("vSchema", schemaCode);
valid = (0, codegen_1.or)(...schema.map((_x, i) => equalCode(vSchema, i)));
}
cxt.pass(valid);
function loopEnum() {
gen.assign(valid, false);
gen.forOf("v", schemaCode, (v) => gen.if((0, codegen_1._)`${getEql()}(${data}, ${v})`, () => gen.assign(valid, true).break()));
}
function equalCode(vSchema, i) {
const sch = schema[i];
return typeof sch === "object" && sch !== null ? (0, codegen_1._)`${getEql()}(${data}, ${vSchema}[${i}])` : (0, codegen_1._)`${data} === ${sch}`;
}
}
};
exports["default"] = def;
}),
85481: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const limitNumber_1 = __webpack_require__(43723);
const multipleOf_1 = __webpack_require__(18132);
const limitLength_1 = __webpack_require__(46962);
const pattern_1 = __webpack_require__(96023);
const limitProperties_1 = __webpack_require__(895);
const required_1 = __webpack_require__(94504);
const limitItems_1 = __webpack_require__(36296);
const uniqueItems_1 = __webpack_require__(65132);
const const_1 = __webpack_require__(98026);
const enum_1 = __webpack_require__(93200);
const validation = [
limitNumber_1.default,
multipleOf_1.default,
limitLength_1.default,
pattern_1.default,
limitProperties_1.default,
required_1.default,
limitItems_1.default,
uniqueItems_1.default,
{
keyword: "type",
schemaType: ["string", "array"]
},
{
keyword: "nullable",
schemaType: "boolean"
},
const_1.default,
enum_1.default
];
exports["default"] = validation;
}),
36296: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const error = {
message({ keyword, schemaCode }) {
const comp = keyword === "maxItems" ? "more" : "fewer";
return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} items`;
},
params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
};
const def = {
keyword: ["maxItems", "minItems"],
type: "array",
schemaType: "number",
$data: true,
error,
code(cxt) {
const { keyword, data, schemaCode } = cxt;
const op = keyword === "maxItems" ? codegen_1.operators.GT : codegen_1.operators.LT;
cxt.fail$data((0, codegen_1._)`${data}.length ${op} ${schemaCode}`);
}
};
exports["default"] = def;
}),
46962: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const ucs2length_1 = __webpack_require__(36214);
const error = {
message({ keyword, schemaCode }) {
const comp = keyword === "maxLength" ? "more" : "fewer";
return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} characters`;
},
params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
};
const def = {
keyword: ["maxLength", "minLength"],
type: "string",
schemaType: "number",
$data: true,
error,
code(cxt) {
const { keyword, data, schemaCode, it } = cxt;
const op = keyword === "maxLength" ? codegen_1.operators.GT : codegen_1.operators.LT;
const len = it.opts.unicode === false ? (0, codegen_1._)`${data}.length` : (0, codegen_1._)`${(0, util_1.useFunc)(cxt.gen, ucs2length_1.default)}(${data})`;
cxt.fail$data((0, codegen_1._)`${len} ${op} ${schemaCode}`);
}
};
exports["default"] = def;
}),
43723: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const ops = codegen_1.operators;
const KWDs = {
maximum: {
okStr: "<=",
ok: ops.LTE,
fail: ops.GT
},
minimum: {
okStr: ">=",
ok: ops.GTE,
fail: ops.LT
},
exclusiveMaximum: {
okStr: "<",
ok: ops.LT,
fail: ops.GTE
},
exclusiveMinimum: {
okStr: ">",
ok: ops.GT,
fail: ops.LTE
}
};
const error = {
message: ({ keyword, schemaCode }) => (0, codegen_1.str)`must be ${KWDs[keyword].okStr} ${schemaCode}`,
params: ({ keyword, schemaCode }) => (0, codegen_1._)`{comparison: ${KWDs[keyword].okStr}, limit: ${schemaCode}}`
};
const def = {
keyword: Object.keys(KWDs),
type: "number",
schemaType: "number",
$data: true,
error,
code(cxt) {
const { keyword, data, schemaCode } = cxt;
cxt.fail$data((0, codegen_1._)`${data} ${KWDs[keyword].fail} ${schemaCode} || isNaN(${data})`);
}
};
exports["default"] = def;
}),
895: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const error = {
message({ keyword, schemaCode }) {
const comp = keyword === "maxProperties" ? "more" : "fewer";
return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} properties`;
},
params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
};
const def = {
keyword: ["maxProperties", "minProperties"],
type: "object",
schemaType: "number",
$data: true,
error,
code(cxt) {
const { keyword, data, schemaCode } = cxt;
const op = keyword === "maxProperties" ? codegen_1.operators.GT : codegen_1.operators.LT;
cxt.fail$data((0, codegen_1._)`Object.keys(${data}).length ${op} ${schemaCode}`);
}
};
exports["default"] = def;
}),
18132: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const codegen_1 = __webpack_require__(81436);
const error = {
message: ({ schemaCode }) => (0, codegen_1.str)`must be multiple of ${schemaCode}`,
params: ({ schemaCode }) => (0, codegen_1._)`{multipleOf: ${schemaCode}}`
};
const def = {
keyword: "multipleOf",
type: "number",
schemaType: "number",
$data: true,
error,
code(cxt) {
const { gen, data, schemaCode, it } = cxt;
const prec = it.opts.multipleOfPrecision;
const res = gen.let("res");
const invalid = prec ? (0, codegen_1._)`Math.abs(Math.round(${res}) - ${res}) > 1e-${prec}` : (0, codegen_1._)`${res} !== parseInt(${res})`;
cxt.fail$data((0, codegen_1._)`(${schemaCode} === 0 || (${res} = ${data}/${schemaCode}, ${invalid}))`);
}
};
exports["default"] = def;
}),
96023: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const code_1 = __webpack_require__(28484);
const util_1 = __webpack_require__(84464);
const codegen_1 = __webpack_require__(81436);
const error = {
message: ({ schemaCode }) => (0, codegen_1.str)`must match pattern "${schemaCode}"`,
params: ({ schemaCode }) => (0, codegen_1._)`{pattern: ${schemaCode}}`
};
const def = {
keyword: "pattern",
type: "string",
schemaType: "string",
$data: true,
error,
code(cxt) {
const { gen, data, $data, schema, schemaCode, it } = cxt;
const u = it.opts.unicodeRegExp ? "u" : "";
if ($data) {
const { regExp } = it.opts.code;
const regExpCode = regExp.code === "new RegExp" ? (0, codegen_1._)`new RegExp` : (0, util_1.useFunc)(gen, regExp);
const valid = gen.let("valid");
gen.try(() => gen.assign(valid, (0, codegen_1._)`${regExpCode}(${schemaCode}, ${u}).test(${data})`), () => gen.assign(valid, false));
cxt.fail$data((0, codegen_1._)`!${valid}`);
} else {
const regExp = (0, code_1.usePattern)(cxt, schema);
cxt.fail$data((0, codegen_1._)`!${regExp}.test(${data})`);
}
}
};
exports["default"] = def;
}),
94504: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const code_1 = __webpack_require__(28484);
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const error = {
message: ({ params: { missingProperty } }) => (0, codegen_1.str)`must have required property '${missingProperty}'`,
params: ({ params: { missingProperty } }) => (0, codegen_1._)`{missingProperty: ${missingProperty}}`
};
const def = {
keyword: "required",
type: "object",
schemaType: "array",
$data: true,
error,
code(cxt) {
const { gen, schema, schemaCode, data, $data, it } = cxt;
const { opts } = it;
if (!$data && schema.length === 0) return;
const useLoop = schema.length >= opts.loopRequired;
if (it.allErrors) allErrorsMode();
else exitOnErrorMode();
if (opts.strictRequired) {
const props = cxt.parentSchema.properties;
const { definedProperties } = cxt.it;
for (const requiredKey of schema) {
if ((props === null || props === void 0 ? void 0 : props[requiredKey]) === undefined && !definedProperties.has(requiredKey)) {
const schemaPath = it.schemaEnv.baseId + it.errSchemaPath;
const msg = `required property "${requiredKey}" is not defined at "${schemaPath}" (strictRequired)`;
(0, util_1.checkStrictMode)(it, msg, it.opts.strictRequired);
}
}
}
function allErrorsMode() {
if (useLoop || $data) {
cxt.block$data(codegen_1.nil, loopAllRequired);
} else {
for (const prop of schema) {
(0, code_1.checkReportMissingProp)(cxt, prop);
}
}
}
function exitOnErrorMode() {
const missing = gen.let("missing");
if (useLoop || $data) {
const valid = gen.let("valid", true);
cxt.block$data(valid, () => loopUntilMissing(missing, valid));
cxt.ok(valid);
} else {
gen.if((0, code_1.checkMissingProp)(cxt, schema, missing));
(0, code_1.reportMissingProp)(cxt, missing);
gen.else();
}
}
function loopAllRequired() {
gen.forOf("prop", schemaCode, (prop) => {
cxt.setParams({ missingProperty: prop });
gen.if((0, code_1.noPropertyInData)(gen, data, prop, opts.ownProperties), () => cxt.error());
});
}
function loopUntilMissing(missing, valid) {
cxt.setParams({ missingProperty: missing });
gen.forOf(missing, schemaCode, () => {
gen.assign(valid, (0, code_1.propertyInData)(gen, data, missing, opts.ownProperties));
gen.if((0, codegen_1.not)(valid), () => {
cxt.error();
gen.break();
});
}, codegen_1.nil);
}
}
};
exports["default"] = def;
}),
65132: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
const dataType_1 = __webpack_require__(86685);
const codegen_1 = __webpack_require__(81436);
const util_1 = __webpack_require__(84464);
const equal_1 = __webpack_require__(24951);
const error = {
message: ({ params: { i, j } }) => (0, codegen_1.str)`must NOT have duplicate items (items ## ${j} and ${i} are identical)`,
params: ({ params: { i, j } }) => (0, codegen_1._)`{i: ${i}, j: ${j}}`
};
const def = {
keyword: "uniqueItems",
type: "array",
schemaType: "boolean",
$data: true,
error,
code(cxt) {
const { gen, data, $data, schema, parentSchema, schemaCode, it } = cxt;
if (!$data && !schema) return;
const valid = gen.let("valid");
const itemTypes = parentSchema.items ? (0, dataType_1.getSchemaTypes)(parentSchema.items) : [];
cxt.block$data(valid, validateUniqueItems, (0, codegen_1._)`${schemaCode} === false`);
cxt.ok(valid);
function validateUniqueItems() {
const i = gen.let("i", (0, codegen_1._)`${data}.length`);
const j = gen.let("j");
cxt.setParams({
i,
j
});
gen.assign(valid, true);
gen.if((0, codegen_1._)`${i} > 1`, () => (canOptimize() ? loopN : loopN2)(i, j));
}
function canOptimize() {
return itemTypes.length > 0 && !itemTypes.some((t) => t === "object" || t === "array");
}
function loopN(i, j) {
const item = gen.name("item");
const wrongType = (0, dataType_1.checkDataTypes)(itemTypes, item, it.opts.strictNumbers, dataType_1.DataType.Wrong);
const indices = gen.const("indices", (0, codegen_1._)`{}`);
gen.for((0, codegen_1._)`;${i}--;`, () => {
gen.let(item, (0, codegen_1._)`${data}[${i}]`);
gen.if(wrongType, (0, codegen_1._)`continue`);
if (itemTypes.length > 1) gen.if((0, codegen_1._)`typeof ${item} == "string"`, (0, codegen_1._)`${item} += "_"`);
gen.if((0, codegen_1._)`typeof ${indices}[${item}] == "number"`, () => {
gen.assign(j, (0, codegen_1._)`${indices}[${item}]`);
cxt.error();
gen.assign(valid, false).break();
}).code((0, codegen_1._)`${indices}[${item}] = ${i}`);
});
}
function loopN2(i, j) {
const eql = (0, util_1.useFunc)(gen, equal_1.default);
const outer = gen.name("outer");
gen.label(outer).for((0, codegen_1._)`;${i}--;`, () => gen.for((0, codegen_1._)`${j} = ${i}; ${j}--;`, () => gen.if((0, codegen_1._)`${eql}(${data}[${i}], ${data}[${j}])`, () => {
cxt.error();
gen.assign(valid, false).break(outer);
})));
}
}
};
exports["default"] = def;
}),
23430: (function(module) {
module.exports = function equal(a, b) {
if (a === b) return true;
if (a && b && typeof a == "object" && typeof b == "object") {
if (a.constructor !== b.constructor) return false;
var length, i, keys;
if (Array.isArray(a)) {
length = a.length;
if (length != b.length) return false;
for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
return true;
}
if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
keys = Object.keys(a);
length = keys.length;
if (length !== Object.keys(b).length) return false;
for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
for (i = length; i-- !== 0;) {
var key = keys[i];
if (!equal(a[key], b[key])) return false;
}
return true;
}
return a !== a && b !== b;
};
}),
81167: (function(module) {
var traverse = module.exports = function(schema, opts, cb) {
if (typeof opts == "function") {
cb = opts;
opts = {};
}
cb = opts.cb || cb;
var pre = typeof cb == "function" ? cb : cb.pre || function() {};
var post = cb.post || function() {};
_traverse(opts, pre, post, schema, "", schema);
};
traverse.keywords = {
additionalItems: true,
items: true,
contains: true,
additionalProperties: true,
propertyNames: true,
not: true,
if: true,
then: true,
else: true
};
traverse.arrayKeywords = {
items: true,
allOf: true,
anyOf: true,
oneOf: true
};
traverse.propsKeywords = {
$defs: true,
definitions: true,
properties: true,
patternProperties: true,
dependencies: true
};
traverse.skipKeywords = {
default: true,
enum: true,
const: true,
required: true,
maximum: true,
minimum: true,
exclusiveMaximum: true,
exclusiveMinimum: true,
multipleOf: true,
maxLength: true,
minLength: true,
pattern: true,
format: true,
maxItems: true,
minItems: true,
uniqueItems: true,
maxProperties: true,
minProperties: true
};
function _traverse(opts, pre, post, schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex) {
if (schema && typeof schema == "object" && !Array.isArray(schema)) {
pre(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
for (var key in schema) {
var sch = schema[key];
if (Array.isArray(sch)) {
if (key in traverse.arrayKeywords) {
for (var i = 0; i < sch.length; i++) _traverse(opts, pre, post, sch[i], jsonPtr + "/" + key + "/" + i, rootSchema, jsonPtr, key, schema, i);
}
} else if (key in traverse.propsKeywords) {
if (sch && typeof sch == "object") {
for (var prop in sch) _traverse(opts, pre, post, sch[prop], jsonPtr + "/" + key + "/" + escapeJsonPtr(prop), rootSchema, jsonPtr, key, schema, prop);
}
} else if (key in traverse.keywords || opts.allKeys && !(key in traverse.skipKeywords)) {
_traverse(opts, pre, post, sch, jsonPtr + "/" + key, rootSchema, jsonPtr, key, schema);
}
}
post(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
}
}
function escapeJsonPtr(str) {
return str.replace(/~/g, "~0").replace(/\//g, "~1");
}
}),
24352: (function(module, __unused_webpack_exports, __webpack_require__) {
const { normalizeIPv6, removeDotSegments, removeDotSegmentsRelative, recomposeAuthority, normalizePercentEncoding, normalizePathEncoding, serializePathEncoding, normalizeQueryFragmentEncoding, encodeQuery, encodeFragment, reescapeHostDelimiters, isIPv4, nonSimpleDomain } = __webpack_require__(15077);
const { SCHEMES, getSchemeHandler } = __webpack_require__(75300);
const VALID_SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/u;
const MALFORMED_SCHEME_ERROR = "URI scheme is malformed.";
const MALFORMED_HOST_ERROR = "URI host is malformed.";
const FORBIDDEN_DOMAIN_HOST_CHARACTER = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;
function validateScheme(scheme) {
const stringScheme = String(scheme);
if (!VALID_SCHEME.test(stringScheme)) {
throw new TypeError(MALFORMED_SCHEME_ERROR);
}
return stringScheme;
}
function normalize(uri, options) {
if (typeof uri === "string") {
uri = normalizeString(uri, options);
} else if (typeof uri === "object") {
uri = parse(serialize(uri, options), options);
}
return uri;
}
function resolve(baseURI, relativeURI, options) {
const schemelessOptions = options ? Object.assign({ scheme: "null" }, options) : { scheme: "null" };
const { parsed: baseParsed, malformedAuthorityOrPort: baseMalformed, malformedPercentEncoding: baseMalformedPercentEncoding, malformedSchemeSpecific: baseMalformedSchemeSpecific, malformedHost: baseMalformedHost, malformedScheme: baseMalformedScheme } = parseWithStatus(baseURI, schemelessOptions);
const { parsed: relativeParsed, malformedAuthorityOrPort: relativeMalformed, malformedPercentEncoding: relativeMalformedPercentEncoding, malformedSchemeSpecific: relativeMalformedSchemeSpecific, malformedHost: relativeMalformedHost, malformedScheme: relativeMalformedScheme } = parseWithStatus(relativeURI, schemelessOptions);
if (baseMalformed || relativeMalformed || baseMalformedPercentEncoding || relativeMalformedPercentEncoding || baseMalformedSchemeSpecific || relativeMalformedSchemeSpecific || baseMalformedHost || relativeMalformedHost || baseMalformedScheme || relativeMalformedScheme) {
throw new Error(baseParsed.error || relativeParsed.error || "URI is malformed.");
}
const resolved = resolveComponent(baseParsed, relativeParsed, schemelessOptions, true);
const resolvedSchemeHandler = getSchemeHandler(options && options.scheme || resolved.scheme);
const resolvedHost = resolved.host;
const resolvedHostIsIP = resolvedHost !== undefined && resolvedHost !== "" && (isIPv4(resolvedHost) || normalizeIPv6(resolvedHost).isIPV6);
if (hasForbiddenDomainHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP)) {
throw new Error(MALFORMED_HOST_ERROR);
}
canonicalizeHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP);
const encodedASCIIHost = resolvedHost && resolvedHost.indexOf("%") !== -1 && !/\P{ASCII}/u.test(resolvedHost);
if (resolved.error && !encodedASCIIHost) {
throw new Error(resolved.error);
}
schemelessOptions.skipEscape = true;
return serialize(resolved, schemelessOptions);
}
function resolveComponent(base, relative, options, skipNormalization) {
const target = {};
if (!skipNormalization) {
base = parse(serialize(base, options), options);
relative = parse(serialize(relative, options), options);
}
options = options || {};
if (!options.tolerant && relative.scheme) {
target.scheme = relative.scheme;
target.userinfo = relative.userinfo;
target.host = relative.host;
target.port = relative.port;
target.path = removeDotSegments(relative.path || "");
target.query = relative.query;
} else {
if (relative.userinfo !== undefined || relative.host !== undefined || relative.port !== undefined) {
target.userinfo = relative.userinfo;
target.host = relative.host;
target.port = relative.port;
target.path = removeDotSegments(relative.path || "");
target.query = relative.query;
} else {
if (!relative.path) {
target.path = base.path;
if (relative.query !== undefined) {
target.query = relative.query;
} else {
target.query = base.query;
}
} else {
if (relative.path[0] === "/") {
target.path = removeDotSegments(relative.path);
} else {
const baseHasAuthority = base.userinfo !== undefined || base.host !== undefined || base.port !== undefined;
if (baseHasAuthority && !base.path) {
target.path = "/" + relative.path;
} else if (!base.path) {
target.path = relative.path;
} else {
target.path = base.path.slice(0, base.path.lastIndexOf("/") + 1) + relative.path;
}
target.path = base.scheme === undefined && !baseHasAuthority && target.path[0] !== "/" ? removeDotSegmentsRelative(target.path) : removeDotSegments(target.path);
}
target.query = relative.query;
}
target.userinfo = base.userinfo;
target.host = base.host;
target.port = base.port;
}
target.scheme = base.scheme;
}
target.fragment = relative.fragment;
return target;
}
function equal(uriA, uriB, options) {
const normalizedA = normalizeComparableURI(uriA, options);
const normalizedB = normalizeComparableURI(uriB, options);
return normalizedA !== undefined && normalizedB !== undefined && normalizedA === normalizedB;
}
function serialize(cmpts, opts) {
const component = {
host: cmpts.host,
scheme: cmpts.scheme,
userinfo: cmpts.userinfo,
port: cmpts.port,
path: cmpts.path,
query: cmpts.query,
nid: cmpts.nid,
nss: cmpts.nss,
uuid: cmpts.uuid,
fragment: cmpts.fragment,
reference: cmpts.reference,
resourceName: cmpts.resourceName,
secure: cmpts.secure,
error: ""
};
const options = Object.assign({}, opts);
const uriTokens = [];
if (component.scheme) {
component.scheme = validateScheme(component.scheme);
}
const schemeHandler = getSchemeHandler(options.scheme || component.scheme);
if (schemeHandler && schemeHandler.serialize) schemeHandler.serialize(component, options);
const hasAuthority = component.userinfo !== undefined || component.host !== undefined || component.port !== undefined;
const schemelessReference = (component.scheme === undefined || options.reference === "suffix") && !hasAuthority;
const pathNoScheme = !options.skipEscape && schemelessReference;
if (component.path !== undefined) {
if (!options.skipEscape) {
component.path = serializePathEncoding(component.path, pathNoScheme);
} else {
component.path = normalizePercentEncoding(component.path);
}
}
if (options.reference !== "suffix" && component.scheme) {
component.scheme = validateScheme(component.scheme);
uriTokens.push(component.scheme, ":");
}
const authority = recomposeAuthority(component);
if (authority !== undefined) {
if (options.reference !== "suffix") {
uriTokens.push("//");
}
uriTokens.push(authority);
if (component.path && component.path[0] !== "/") {
uriTokens.push("/");
}
}
if (component.path !== undefined) {
let s = component.path;
if (!options.absolutePath && (!schemeHandler || !schemeHandler.absolutePath)) {
s = schemelessReference && s[0] !== "/" ? removeDotSegmentsRelative(s) : removeDotSegments(s);
}
if (schemelessReference) {
s = serializePathEncoding(s, true);
}
if (authority === undefined && s[0] === "/" && s[1] === "/") {
s = "/%2F" + s.slice(2);
}
uriTokens.push(s);
}
if (component.query !== undefined) {
uriTokens.push("?", encodeQuery(component.query));
}
if (component.fragment !== undefined) {
uriTokens.push("#", encodeFragment(component.fragment));
}
return uriTokens.join("");
}
const URI_PARSE = /^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u;
const AUTHORITY_PREFIX = /^(?:[^#/:?]+:)?\/\/([^/?#]*)/;
const AUTHORITY_INTRODUCER_REGION = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;
function getParseError(parsed, matches) {
if (matches[2] !== undefined && parsed.path && parsed.path[0] !== "/") {
return "URI path must start with \"/\" when authority is present.";
}
if (typeof parsed.port === "number" && (parsed.port < 0 || parsed.port > 65535)) {
return "URI port is malformed.";
}
return undefined;
}
function hasMalformedPercentEncoding(component) {
if (component === undefined) return false;
let percent = component.indexOf("%");
while (percent !== -1) {
if (percent + 2 >= component.length || !/^[\da-f]{2}$/iu.test(component.slice(percent + 1, percent + 3))) {
return true;
}
percent = component.indexOf("%", percent + 3);
}
return false;
}
function isIPLiteral(host) {
return host[0] === "[" && host[host.length - 1] === "]";
}
function hasMalformedComponentPercentEncoding(matches) {
const host = matches[4];
return hasMalformedPercentEncoding(matches[3]) || host !== undefined && !isIPLiteral(host) && hasMalformedPercentEncoding(host) || hasMalformedPercentEncoding(matches[6]) || hasMalformedPercentEncoding(matches[7]) || hasMalformedPercentEncoding(matches[8]);
}
function canonicalizeHost(parsed, options, schemeHandler, isIP) {
if (hasForbiddenDomainHost(parsed, options, schemeHandler, isIP)) {
parsed.error = parsed.error || MALFORMED_HOST_ERROR;
return true;
}
if (!options.unicodeSupport && (!schemeHandler || !schemeHandler.unicodeSupport) && parsed.host && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && isIP === false && nonSimpleDomain(parsed.host)) {
let url;
try {
url = new URL("http://" + parsed.host);
} catch (e) {
parsed.error = parsed.error || "Host's domain name can not be converted to ASCII: " + e;
return true;
}
if (!isHostOnlyURL(url)) {
parsed.error = parsed.error || MALFORMED_HOST_ERROR;
return true;
}
parsed.host = url.hostname;
}
return false;
}
function hasForbiddenDomainHost(parsed, options, schemeHandler, isIP) {
return Boolean(parsed.host && isIP === false && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && FORBIDDEN_DOMAIN_HOST_CHARACTER.test(parsed.host));
}
function isHostOnlyURL(url) {
return url.username === "" && url.password === "" && url.port === "" && url.pathname === "/" && url.search === "" && url.hash === "" && url.hostname !== "";
}
function parseWithStatus(uri, opts) {
const options = Object.assign({}, opts);
const parsed = {
scheme: undefined,
userinfo: undefined,
host: "",
port: undefined,
path: "",
query: undefined,
fragment: undefined
};
let malformedAuthorityOrPort = false;
let malformedPercentEncoding = false;
let malformedSchemeSpecific = false;
let malformedHost = false;
let malformedIPLiteral = false;
let malformedScheme = false;
let isIP = false;
if (options.reference === "suffix") {
if (options.scheme) {
uri = options.scheme + ":" + uri;
} else {
uri = "//" + uri;
}
}
const authorityMatch = uri.match(AUTHORITY_PREFIX);
if (authorityMatch !== null && authorityMatch[1].indexOf("\\") !== -1) {
parsed.error = "URI authority must not contain a literal backslash.";
malformedAuthorityOrPort = true;
}
const introducerMatch = uri.match(AUTHORITY_INTRODUCER_REGION);
if (introducerMatch !== null) {
const region = introducerMatch[1];
const normalizedRegion = region.replace(/[\t\n\r]/g, "");
if (normalizedRegion.length >= 2) {
if (normalizedRegion.slice(0, 2) !== "//") {
parsed.error = parsed.error || "URI authority must not contain a literal backslash.";
malformedAuthorityOrPort = true;
} else if (region.length !== normalizedRegion.length) {
parsed.error = parsed.error || "URI authority introducer must not contain whitespace.";
malformedAuthorityOrPort = true;
}
}
}
const matches = uri.match(URI_PARSE);
if (matches) {
parsed.scheme = matches[1];
parsed.userinfo = matches[3];
parsed.host = matches[4];
parsed.port = parseInt(matches[5], 10);
parsed.path = matches[6] || "";
parsed.query = matches[7];
parsed.fragment = matches[8];
if (parsed.scheme !== undefined) {
if (VALID_SCHEME.test(parsed.scheme)) {
parsed.scheme = parsed.scheme.toLowerCase();
} else {
parsed.error = parsed.error || MALFORMED_SCHEME_ERROR;
malformedScheme = true;
}
}
malformedPercentEncoding = hasMalformedComponentPercentEncoding(matches);
if (malformedPercentEncoding) {
parsed.error = parsed.error || "URI contains malformed percent-encoding.";
}
if (isNaN(parsed.port)) {
parsed.port = matches[5];
}
const parseError = getParseError(parsed, matches);
if (parseError !== undefined) {
parsed.error = parsed.error || parseError;
malformedAuthorityOrPort = true;
}
if (parsed.host) {
const ipv4result = isIPv4(parsed.host);
if (ipv4result === false) {
const bracketedIPLiteral = isIPLiteral(parsed.host);
const hasIPLiteralBracket = parsed.host.indexOf("[") !== -1 || parsed.host.indexOf("]") !== -1;
const ipv6result = normalizeIPv6(parsed.host);
isIP = ipv6result.isIPV6 || ipv6result.isIPVFuture === true;
malformedIPLiteral = hasIPLiteralBracket && (!bracketedIPLiteral || ipv6result.error === true);
parsed.host = isIP ? ipv6result.host : ipv6result.host.toLowerCase();
if (malformedIPLiteral) {
parsed.error = parsed.error || MALFORMED_HOST_ERROR;
malformedAuthorityOrPort = true;
}
} else {
isIP = true;
}
}
if (parsed.scheme === undefined && parsed.userinfo === undefined && parsed.host === undefined && parsed.port === undefined && parsed.query === undefined && !parsed.path) {
parsed.reference = "same-document";
} else if (parsed.scheme === undefined) {
parsed.reference = "relative";
} else if (parsed.fragment === undefined) {
parsed.reference = "absolute";
} else {
parsed.reference = "uri";
}
if (options.reference && options.reference !== "suffix" && options.reference !== parsed.reference) {
parsed.error = parsed.error || "URI is not a " + options.reference + " reference.";
}
const schemeHandler = getSchemeHandler(options.scheme || parsed.scheme);
if (!malformedIPLiteral) {
malformedHost = canonicalizeHost(parsed, options, schemeHandler, isIP);
}
if (uri.indexOf("%") !== -1 && parsed.host !== undefined && !malformedIPLiteral) {
let host = isIP ? parsed.host : normalizePercentEncoding(parsed.host, true);
if (!isIP) {
host = normalizePercentEncoding(host.toLowerCase());
}
parsed.host = isIP || options.scheme !== "null" ? reescapeHostDelimiters(host, isIP) : host;
}
if (!schemeHandler || schemeHandler && !schemeHandler.skipNormalize) {
if (parsed.path) {
parsed.path = normalizePathEncoding(parsed.path);
}
if (parsed.query) {
parsed.query = normalizeQueryFragmentEncoding(parsed.query);
}
if (parsed.fragment) {
parsed.fragment = normalizeQueryFragmentEncoding(parsed.fragment);
}
}
if (schemeHandler && schemeHandler.parse) {
schemeHandler.parse(parsed, options);
if (schemeHandler === SCHEMES.urn && parsed.nid === undefined) {
malformedSchemeSpecific = true;
}
}
} else {
parsed.error = parsed.error || "URI can not be parsed.";
}
return {
parsed,
malformedAuthorityOrPort,
malformedPercentEncoding,
malformedSchemeSpecific,
malformedHost,
malformedScheme
};
}
function parse(uri, opts) {
return parseWithStatus(uri, opts).parsed;
}
function normalizeString(uri, opts) {
return normalizeStringWithStatus(uri, opts).normalized;
}
function normalizeStringWithStatus(uri, opts) {
const { parsed, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = parseWithStatus(uri, opts);
return {
normalized: malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? uri : serialize(parsed, opts),
malformedAuthorityOrPort,
malformedPercentEncoding,
malformedSchemeSpecific,
malformedHost,
malformedScheme
};
}
function normalizeComparableURI(uri, opts) {
if (typeof uri !== "string" && typeof uri !== "object") {
return undefined;
}
let value;
try {
value = typeof uri === "string" ? uri : serialize(uri, opts);
} catch {
return undefined;
}
const { normalized, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = normalizeStringWithStatus(value, opts);
return malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? undefined : normalized;
}
const fastUri = {
SCHEMES,
normalize,
resolve,
resolveComponent,
equal,
serialize,
parse
};
module.exports = fastUri;
module.exports["default"] = fastUri;
module.exports.fastUri = fastUri;
}),
75300: (function(module, __unused_webpack_exports, __webpack_require__) {
const { isUUID } = __webpack_require__(15077);
const URN_REG = /^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu;
const supportedSchemeNames = [
"http",
"https",
"ws",
"wss",
"urn",
"urn:uuid"
];
function isValidSchemeName(name) {
return supportedSchemeNames.indexOf(name) !== -1;
}
function wsIsSecure(wsComponent) {
if (wsComponent.secure === true) {
return true;
} else if (wsComponent.secure === false) {
return false;
} else if (wsComponent.scheme) {
return wsComponent.scheme.length === 3 && (wsComponent.scheme[0] === "w" || wsComponent.scheme[0] === "W") && (wsComponent.scheme[1] === "s" || wsComponent.scheme[1] === "S") && (wsComponent.scheme[2] === "s" || wsComponent.scheme[2] === "S");
} else {
return false;
}
}
function httpParse(component) {
if (!component.host) {
component.error = component.error || "HTTP URIs must have a host.";
}
return component;
}
function httpSerialize(component) {
const secure = String(component.scheme).toLowerCase() === "https";
if (component.port === (secure ? 443 : 80) || component.port === "") {
component.port = undefined;
}
if (!component.path) {
component.path = "/";
}
return component;
}
function wsParse(wsComponent) {
wsComponent.secure = wsIsSecure(wsComponent);
wsComponent.resourceName = (wsComponent.path || "/") + (wsComponent.query ? "?" + wsComponent.query : "");
wsComponent.path = undefined;
wsComponent.query = undefined;
return wsComponent;
}
function wsSerialize(wsComponent) {
if (wsComponent.port === (wsIsSecure(wsComponent) ? 443 : 80) || wsComponent.port === "") {
wsComponent.port = undefined;
}
if (typeof wsComponent.secure === "boolean") {
wsComponent.scheme = wsComponent.secure ? "wss" : "ws";
wsComponent.secure = undefined;
}
if (wsComponent.resourceName) {
const queryIndex = wsComponent.resourceName.indexOf("?");
const path = queryIndex === -1 ? wsComponent.resourceName : wsComponent.resourceName.slice(0, queryIndex);
wsComponent.path = path && path !== "/" ? path : undefined;
wsComponent.query = queryIndex === -1 ? undefined : wsComponent.resourceName.slice(queryIndex + 1);
wsComponent.resourceName = undefined;
}
wsComponent.fragment = undefined;
return wsComponent;
}
function urnParse(urnComponent, options) {
if (!urnComponent.path) {
urnComponent.error = "URN can not be parsed";
return urnComponent;
}
const matches = urnComponent.path.match(URN_REG);
if (matches && matches[0] === urnComponent.path) {
const scheme = options.scheme || urnComponent.scheme || "urn";
urnComponent.nid = matches[1].toLowerCase();
urnComponent.nss = matches[2];
const urnScheme = `${scheme}:${options.nid || urnComponent.nid}`;
const schemeHandler = getSchemeHandler(urnScheme);
urnComponent.path = undefined;
if (schemeHandler) {
urnComponent = schemeHandler.parse(urnComponent, options);
}
} else {
urnComponent.error = urnComponent.error || "URN can not be parsed.";
}
return urnComponent;
}
function urnSerialize(urnComponent, options) {
if (urnComponent.nid === undefined) {
throw new Error("URN without nid cannot be serialized");
}
const scheme = options.scheme || urnComponent.scheme || "urn";
const nid = urnComponent.nid.toLowerCase();
const urnScheme = `${scheme}:${options.nid || nid}`;
const schemeHandler = getSchemeHandler(urnScheme);
if (schemeHandler) {
urnComponent = schemeHandler.serialize(urnComponent, options);
}
const uriComponent = urnComponent;
const nss = urnComponent.nss;
uriComponent.path = `${nid || options.nid}:${nss}`;
options.skipEscape = true;
return uriComponent;
}
function urnuuidParse(urnComponent, options) {
const uuidComponent = urnComponent;
uuidComponent.uuid = uuidComponent.nss;
uuidComponent.nss = undefined;
if (!options.tolerant && (!uuidComponent.uuid || !isUUID(uuidComponent.uuid))) {
uuidComponent.error = uuidComponent.error || "UUID is not valid.";
}
return uuidComponent;
}
function urnuuidSerialize(uuidComponent) {
const urnComponent = uuidComponent;
urnComponent.nss = (uuidComponent.uuid || "").toLowerCase();
return urnComponent;
}
const http = {
scheme: "http",
domainHost: true,
parse: httpParse,
serialize: httpSerialize
};
const https = {
scheme: "https",
domainHost: http.domainHost,
parse: httpParse,
serialize: httpSerialize
};
const ws = {
scheme: "ws",
domainHost: true,
parse: wsParse,
serialize: wsSerialize
};
const wss = {
scheme: "wss",
domainHost: ws.domainHost,
parse: ws.parse,
serialize: ws.serialize
};
const urn = {
scheme: "urn",
parse: urnParse,
serialize: urnSerialize,
skipNormalize: true
};
const urnuuid = {
scheme: "urn:uuid",
parse: urnuuidParse,
serialize: urnuuidSerialize,
skipNormalize: true
};
const SCHEMES = {
http,
https,
ws,
wss,
urn,
"urn:uuid": urnuuid
};
Object.setPrototypeOf(SCHEMES, null);
function getSchemeHandler(scheme) {
return scheme && (SCHEMES[scheme] || SCHEMES[scheme.toLowerCase()]) || undefined;
}
module.exports = {
wsIsSecure,
SCHEMES,
isValidSchemeName,
getSchemeHandler
};
}),
15077: (function(module) {
const isUUID = RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu);
const isIPv4 = RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u);
const isPort = RegExp.prototype.test.bind(/^\d*$/u);
const isHexPair = RegExp.prototype.test.bind(/^[\da-f]{2}$/iu);
const isUnreserved = RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu);
const isPathCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u);
const isQueryFragmentCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u);
const isUserinfoCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u);
const BYTE_HEX = new Array(256);
{
const HEX_DIGITS = "0123456789ABCDEF";
for (let i = 0; i < 256; i++) {
BYTE_HEX[i] = "%" + HEX_DIGITS[i >> 4] + HEX_DIGITS[i & 15];
}
}
function percentEncodeNonAscii(cp) {
if (cp < 2048) {
return BYTE_HEX[192 | cp >> 6] + BYTE_HEX[128 | cp & 63];
}
if (cp < 65536) {
return BYTE_HEX[224 | cp >> 12] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
}
return BYTE_HEX[240 | cp >> 18] + BYTE_HEX[128 | cp >> 12 & 63] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
}
function stringArrayToHexStripped(input) {
let acc = "";
let code = 0;
let i = 0;
for (i = 0; i < input.length; i++) {
code = input[i].charCodeAt(0);
if (code === 48) {
continue;
}
if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) {
return "";
}
acc += input[i];
break;
}
for (i += 1; i < input.length; i++) {
code = input[i].charCodeAt(0);
if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) {
return "";
}
acc += input[i];
}
return acc;
}
const isHextet = RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/);
const isIPvFuture = RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/);
const isZoneCharacter = RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/);
const nonSimpleDomain = RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);
function isZoneIdentifier(zone) {
if (zone.length === 0) return false;
for (let i = 0; i < zone.length; i++) {
if (isZoneCharacter(zone[i])) continue;
if (zone[i] === "%" && i + 2 < zone.length && isHexPair(zone.slice(i + 1, i + 3))) {
i += 2;
continue;
}
return false;
}
return true;
}
function compressIPv6ZeroRun(hextets) {
let bestStart = -1;
let bestLength = 0;
let runStart = -1;
let runLength = 0;
for (let i = 0; i < hextets.length; i++) {
if (hextets[i] === "0") {
if (runStart === -1) runStart = i;
runLength++;
if (runLength > bestLength) {
bestLength = runLength;
bestStart = runStart;
}
} else {
runStart = -1;
runLength = 0;
}
}
if (bestLength < 2) return hextets.join(":");
const head = hextets.slice(0, bestStart).join(":");
const tail = hextets.slice(bestStart + bestLength).join(":");
return head + "::" + tail;
}
function normalizeIPv6Address(input) {
const compression = input.indexOf("::");
if (compression !== -1 && input.indexOf("::", compression + 1) !== -1) return undefined;
const left = compression === -1 ? input.split(":") : input.slice(0, compression).split(":");
const right = compression === -1 ? [] : input.slice(compression + 2).split(":");
if (compression !== -1) {
if (left.length === 1 && left[0] === "") left.length = 0;
if (right.length === 1 && right[0] === "") right.length = 0;
}
const parts = left.concat(right);
let hextetCount = 0;
for (let i = 0; i < parts.length; i++) {
const part = parts[i];
if (part === "") return undefined;
if (part.indexOf(".") !== -1) {
if (i !== parts.length - 1 || compression !== -1 && right.length === 0 || !isIPv4(part)) return undefined;
hextetCount += 2;
continue;
}
if (!isHextet(part)) return undefined;
parts[i] = parseInt(part, 16).toString(16);
hextetCount++;
}
if (compression === -1) {
if (hextetCount !== 8) return undefined;
return compressIPv6ZeroRun(parts);
}
if (hextetCount >= 8) return undefined;
const expanded = parts.slice(0, left.length);
for (let i = hextetCount; i < 8; i++) expanded.push("0");
for (let i = left.length; i < parts.length; i++) expanded.push(parts[i]);
return compressIPv6ZeroRun(expanded);
}
function normalizeIPv6(host) {
const bracketed = host[0] === "[" && host[host.length - 1] === "]";
const hasBracket = host[0] === "[" || host[host.length - 1] === "]";
if (hasBracket && !bracketed) return {
host,
isIPV6: false,
error: true
};
let input = bracketed ? host.slice(1, -1) : host;
if (bracketed && isIPvFuture(input)) {
input = input.toLowerCase();
return {
host: `[${input}]`,
escapedHost: input,
isIPV6: false,
isIPVFuture: true
};
}
if (findToken(input, ":") < 2) {
return {
host,
isIPV6: false,
error: bracketed
};
}
let zoneIdentifier = "";
const zoneSeparator = input.indexOf("%");
if (zoneSeparator !== -1) {
const separatorLength = input.slice(zoneSeparator, zoneSeparator + 3).toLowerCase() === "%25" ? 3 : 1;
zoneIdentifier = input.slice(zoneSeparator + separatorLength);
if (!isZoneIdentifier(zoneIdentifier)) return {
host,
isIPV6: false,
error: true
};
input = input.slice(0, zoneSeparator);
}
const address = normalizeIPv6Address(input);
if (address === undefined) return {
host,
isIPV6: false,
error: true
};
return {
host: address + (zoneIdentifier ? "%" + zoneIdentifier : ""),
escapedHost: address + (zoneIdentifier ? "%25" + zoneIdentifier : ""),
isIPV6: true
};
}
function findToken(str, token) {
let ind = 0;
for (let i = 0; i < str.length; i++) {
if (str[i] === token) ind++;
}
return ind;
}
function removeDotSegments(path) {
let input = path;
const output = [];
let nextSlash = -1;
let len = 0;
while (len = input.length) {
if (len === 1) {
if (input === ".") {
break;
} else if (input === "/") {
output.push("/");
break;
} else {
output.push(input);
break;
}
} else if (len === 2) {
if (input[0] === ".") {
if (input[1] === ".") {
break;
} else if (input[1] === "/") {
input = input.slice(2);
continue;
}
} else if (input[0] === "/") {
if (input[1] === "." || input[1] === "/") {
output.push("/");
break;
}
}
} else if (len === 3) {
if (input === "/..") {
if (output.length !== 0) {
output.pop();
}
output.push("/");
break;
}
}
if (input[0] === ".") {
if (input[1] === ".") {
if (input[2] === "/") {
input = input.slice(3);
continue;
}
} else if (input[1] === "/") {
input = input.slice(2);
continue;
}
} else if (input[0] === "/") {
if (input[1] === ".") {
if (input[2] === "/") {
input = input.slice(2);
continue;
} else if (input[2] === ".") {
if (input[3] === "/") {
input = input.slice(3);
if (output.length !== 0) {
output.pop();
}
continue;
}
}
}
}
if ((nextSlash = input.indexOf("/", 1)) === -1) {
output.push(input);
break;
} else {
output.push(input.slice(0, nextSlash));
input = input.slice(nextSlash);
}
}
return output.join("");
}
function removeDotSegmentsRelative(path) {
if (path === "" || path[0] === "/") {
return removeDotSegments(path);
}
const segments = path.split("/");
const last = segments.length - 1;
const output = [];
let trailingDirectory = false;
for (let i = 0; i <= last; i++) {
const segment = segments[i];
if (segment === "." || segment === "..") {
if (segment === "..") {
if (output.length !== 0 && output[output.length - 1] !== "..") {
output.pop();
} else {
output.push("..");
}
}
trailingDirectory = i === last;
} else {
output.push(segment);
}
}
if (trailingDirectory && output[output.length - 1] !== "..") {
output.push("");
}
if (output.length === 0 || output[0] === "" || output[0].includes(":")) {
output.unshift(".");
}
return output.join("/");
}
const HOST_DELIMS = {
"@": "%40",
"/": "%2F",
"?": "%3F",
"#": "%23",
":": "%3A"
};
const HOST_DELIM_RE = /[@/?#:]/g;
const HOST_DELIM_NO_COLON_RE = /[@/?#]/g;
function reescapeHostDelimiters(host, isIP) {
const re = isIP ? HOST_DELIM_NO_COLON_RE : HOST_DELIM_RE;
re.lastIndex = 0;
return host.replace(re, (ch) => HOST_DELIMS[ch]);
}
function normalizePercentEncoding(input, decodeUnreserved = false) {
if (input.indexOf("%") === -1) {
return input;
}
let output = "";
for (let i = 0; i < input.length; i++) {
if (input[i] === "%" && i + 2 < input.length) {
const hex = input.slice(i + 1, i + 3);
if (isHexPair(hex)) {
const normalizedHex = hex.toUpperCase();
const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
if (decodeUnreserved && isUnreserved(decoded)) {
output += decoded;
} else {
output += "%" + normalizedHex;
}
i += 2;
continue;
}
}
output += input[i];
}
return output;
}
function normalizePathEncoding(input) {
let output = "";
for (let i = 0; i < input.length; i++) {
const ch = input[i];
if (ch === "%" && i + 2 < input.length) {
const hex = input.slice(i + 1, i + 3);
if (isHexPair(hex)) {
const normalizedHex = hex.toUpperCase();
const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
if (decoded !== "." && isUnreserved(decoded)) {
output += decoded;
} else {
output += "%" + normalizedHex;
}
i += 2;
continue;
}
}
if (isPathCharacter(ch)) {
output += ch;
} else {
const code = input.charCodeAt(i);
if (code < 128) {
output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
} else if (code < 55296 || code > 57343) {
output += percentEncodeNonAscii(code);
} else if (code <= 56319 && i + 1 < input.length) {
const low = input.charCodeAt(i + 1);
if (low >= 56320 && low <= 57343) {
output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
i++;
} else {
output += percentEncodeNonAscii(65533);
}
} else {
output += percentEncodeNonAscii(65533);
}
}
}
return output;
}
function serializePathEncoding(input, pathNoScheme = false) {
let output = "";
let firstSegment = pathNoScheme && input[0] !== "/";
for (let i = 0; i < input.length; i++) {
const ch = input[i];
if (ch === "%" && i + 2 < input.length) {
const hex = input.slice(i + 1, i + 3);
if (isHexPair(hex)) {
output += "%" + hex.toUpperCase();
i += 2;
continue;
}
}
if (ch === "/") {
firstSegment = false;
}
if (isPathCharacter(ch) && (ch !== ":" || !firstSegment)) {
output += ch;
} else {
const code = input.charCodeAt(i);
if (code < 128) {
output += BYTE_HEX[code];
} else if (code < 55296 || code > 57343) {
output += percentEncodeNonAscii(code);
} else if (code <= 56319 && i + 1 < input.length) {
const low = input.charCodeAt(i + 1);
if (low >= 56320 && low <= 57343) {
output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
i++;
} else {
output += percentEncodeNonAscii(65533);
}
} else {
output += percentEncodeNonAscii(65533);
}
}
}
return output;
}
function encodeComponent(input, isAllowed) {
let output = "";
for (let i = 0; i < input.length; i++) {
const ch = input[i];
if (ch === "%" && i + 2 < input.length) {
const hex = input.slice(i + 1, i + 3);
if (isHexPair(hex)) {
output += "%" + hex.toUpperCase();
i += 2;
continue;
}
}
if (isAllowed(ch)) {
output += ch;
} else {
const code = input.charCodeAt(i);
if (code < 128) {
output += BYTE_HEX[code];
} else if (code < 55296 || code > 57343) {
output += percentEncodeNonAscii(code);
} else if (code <= 56319 && i + 1 < input.length) {
const low = input.charCodeAt(i + 1);
if (low >= 56320 && low <= 57343) {
output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
i++;
} else {
output += percentEncodeNonAscii(65533);
}
} else {
output += percentEncodeNonAscii(65533);
}
}
}
return output;
}
function encodeUserinfo(input) {
return encodeComponent(input, isUserinfoCharacter);
}
function encodeQuery(input) {
return encodeComponent(input, isQueryFragmentCharacter);
}
function encodeFragment(input) {
return encodeComponent(input, isQueryFragmentCharacter);
}
function isEscapeSafe(cp) {
return cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122 || cp === 42 || cp === 43 || cp === 45 || cp === 46 || cp === 47 || cp === 64 || cp === 95;
}
function normalizeQueryFragmentEncoding(input) {
let output = "";
for (let i = 0; i < input.length; i++) {
const ch = input[i];
if (ch === "%" && i + 2 < input.length) {
const hex = input.slice(i + 1, i + 3);
if (isHexPair(hex)) {
const normalizedHex = hex.toUpperCase();
const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
if (isUnreserved(decoded)) {
output += decoded;
} else {
output += "%" + normalizedHex;
}
i += 2;
continue;
}
}
if (isQueryFragmentCharacter(ch)) {
output += ch;
} else {
const code = input.charCodeAt(i);
if (code < 128) {
output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
} else if (code < 55296 || code > 57343) {
output += percentEncodeNonAscii(code);
} else if (code <= 56319 && i + 1 < input.length) {
const low = input.charCodeAt(i + 1);
if (low >= 56320 && low <= 57343) {
output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
i++;
} else {
output += percentEncodeNonAscii(65533);
}
} else {
output += percentEncodeNonAscii(65533);
}
}
}
return output;
}
function escapePreservingEscapes(input) {
let output = "";
for (let i = 0; i < input.length; i++) {
if (input[i] === "%" && i + 2 < input.length) {
const hex = input.slice(i + 1, i + 3);
if (isHexPair(hex)) {
output += "%" + hex.toUpperCase();
i += 2;
continue;
}
}
output += escape(input[i]);
}
return output;
}
function recomposeAuthority(component) {
const uriTokens = [];
if (component.userinfo !== undefined) {
uriTokens.push(encodeUserinfo(component.userinfo));
uriTokens.push("@");
}
if (component.host !== undefined) {
let host = component.host;
if (!isIPv4(host)) {
let ipV6res = normalizeIPv6(host);
if (ipV6res.isIPV6 !== true && ipV6res.isIPVFuture !== true) {
host = normalizePercentEncoding(host, true);
ipV6res = normalizeIPv6(host);
}
if (ipV6res.isIPV6 === true || ipV6res.isIPVFuture === true) {
host = `[${ipV6res.escapedHost}]`;
} else {
host = reescapeHostDelimiters(host, false);
}
}
uriTokens.push(host);
}
if (typeof component.port === "number" || typeof component.port === "string") {
const port = String(component.port);
if (!isPort(port)) {
throw new TypeError("URI port is malformed.");
}
uriTokens.push(":");
uriTokens.push(port);
}
return uriTokens.length ? uriTokens.join("") : undefined;
}
;
module.exports = {
nonSimpleDomain,
recomposeAuthority,
reescapeHostDelimiters,
normalizePercentEncoding,
normalizePathEncoding,
serializePathEncoding,
normalizeQueryFragmentEncoding,
encodeUserinfo,
encodeQuery,
encodeFragment,
escapePreservingEscapes,
removeDotSegments,
removeDotSegmentsRelative,
isIPv4,
isUUID,
normalizeIPv6,
stringArrayToHexStripped
};
}),
6868: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { ZUJ: () => typebox_namespaceObject });
var result_namespaceObject = {};
__webpack_require__.r(result_namespaceObject);
__webpack_require__.d(result_namespaceObject, {
ExtendsFalse: () => ExtendsFalse,
ExtendsTrue: () => ExtendsTrue,
ExtendsUnion: () => ExtendsUnion,
IsExtendsFalse: () => IsExtendsFalse,
IsExtendsTrue: () => IsExtendsTrue,
IsExtendsTrueLike: () => IsExtendsTrueLike,
IsExtendsUnion: () => IsExtendsUnion,
Match: () => result_Match
});
var typebox_namespaceObject = {};
__webpack_require__.r(typebox_namespaceObject);
__webpack_require__.d(typebox_namespaceObject, {
Any: () => Any,
Array: () => _Array_,
BigInt: () => bigint_BigInt,
Boolean: () => Boolean,
Call: () => Call,
Capitalize: () => Capitalize,
Codec: () => Codec,
Conditional: () => Conditional,
Constructor: () => Constructor,
ConstructorParameters: () => ConstructorParameters,
Cyclic: () => Cyclic,
Decode: () => Decode,
DecodeBuilder: () => DecodeBuilder,
Dependent: () => Dependent,
Encode: () => Encode,
EncodeBuilder: () => EncodeBuilder,
Enum: () => Enum,
Evaluate: () => evaluate_Evaluate,
Exclude: () => Exclude,
Extends: () => extends_Extends,
ExtendsResult: () => result_namespaceObject,
Extract: () => Extract,
Function: () => _Function_,
Generic: () => Generic,
Identifier: () => Identifier,
Immutable: () => Immutable,
Index: () => Index,
Infer: () => Infer,
InstanceType: () => InstanceType,
Instantiate: () => Instantiate,
Integer: () => Integer,
Interface: () => Interface,
Intersect: () => Intersect,
IsAny: () => IsAny,
IsArray: () => array_IsArray,
IsBigInt: () => bigint_IsBigInt,
IsBoolean: () => boolean_IsBoolean,
IsCall: () => IsCall,
IsCodec: () => IsCodec,
IsConstructor: () => constructor_IsConstructor,
IsCyclic: () => IsCyclic,
IsDependent: () => IsDependent,
IsEnum: () => IsEnum,
IsEnumValue: () => IsEnumValue,
IsFunction: () => function_IsFunction,
IsGeneric: () => IsGeneric,
IsIdentifier: () => IsIdentifier,
IsImmutable: () => IsImmutable,
IsInfer: () => IsInfer,
IsInteger: () => integer_IsInteger,
IsIntersect: () => IsIntersect,
IsKind: () => IsKind,
IsLiteral: () => IsLiteral,
IsNever: () => IsNever,
IsNull: () => null_IsNull,
IsNumber: () => number_IsNumber,
IsObject: () => object_IsObject,
IsOptional: () => IsOptional,
IsParameter: () => IsParameter,
IsReadonly: () => IsReadonly,
IsRecord: () => IsRecord,
IsRef: () => IsRef,
IsRefine: () => IsRefine,
IsRest: () => IsRest,
IsSchema: () => IsSchema,
IsString: () => string_IsString,
IsSymbol: () => symbol_IsSymbol,
IsTemplateLiteral: () => IsTemplateLiteral,
IsThis: () => IsThis,
IsTuple: () => IsTuple,
IsUndefined: () => undefined_IsUndefined,
IsUnion: () => IsUnion,
IsUnknown: () => IsUnknown,
IsUnsafe: () => IsUnsafe,
IsVoid: () => IsVoid,
KeyOf: () => keyof_KeyOf,
Literal: () => Literal,
Lowercase: () => Lowercase,
Mapped: () => Mapped,
Module: () => module_Module,
Never: () => Never,
NonNullable: () => NonNullable,
Null: () => Null,
Number: () => number_Number,
Object: () => _Object_,
Omit: () => Omit,
Optional: () => Optional,
Parameter: () => Parameter,
Parameters: () => Parameters,
Partial: () => Partial,
Pick: () => Pick,
Readonly: () => Readonly,
ReadonlyObject: () => ReadonlyObject,
ReadonlyType: () => ReadonlyType,
Record: () => Record,
RecordKey: () => RecordKey,
RecordPattern: () => RecordPattern,
RecordValue: () => RecordValue,
Ref: () => Ref,
Refine: () => Refine,
Required: () => Required,
Rest: () => Rest,
ReturnType: () => ReturnType,
Script: () => script_Script,
String: () => string_String,
Symbol: () => Symbol,
TemplateLiteral: () => template_literal_TemplateLiteral,
This: () => This,
Tuple: () => Tuple,
Uncapitalize: () => Uncapitalize,
Undefined: () => Undefined,
Union: () => Union,
Unknown: () => Unknown,
Unsafe: () => Unsafe,
Uppercase: () => Uppercase,
Void: () => Void,
With: () => with_With
});
;
const Metrics = {
assign: 0,
create: 0,
clone: 0,
discard: 0,
update: 0
};
;
function IsArray(value) {
return Array.isArray(value);
}
function IsBigInt(value) {
return IsEqual(typeof value, "bigint");
}
function IsBoolean(value) {
return IsEqual(typeof value, "boolean");
}
function IsConstructor(value) {
if (IsUndefined(value) || !IsFunction(value)) return false;
const result = Function.prototype.toString.call(value);
if (/^class\s/.test(result)) return true;
if (/\[native code\]/.test(result)) return true;
return false;
}
function IsFunction(value) {
return IsEqual(typeof value, "function");
}
function IsInteger(value) {
return Number.isInteger(value);
}
function IsNull(value) {
return IsEqual(value, null);
}
function IsNumber(value) {
return Number.isFinite(value);
}
function IsObjectNotArray(value) {
return IsObject(value) && !IsArray(value);
}
function IsObject(value) {
return IsEqual(typeof value, "object") && !IsNull(value);
}
function IsString(value) {
return IsEqual(typeof value, "string");
}
function IsSymbol(value) {
return IsEqual(typeof value, "symbol");
}
function IsUndefined(value) {
return IsEqual(value, undefined);
}
function IsEqual(left, right) {
return left === right;
}
function IsGreaterThan(left, right) {
return left > right;
}
function IsLessThan(left, right) {
return left < right;
}
function IsLessEqualThan(left, right) {
return left <= right;
}
function IsGreaterEqualThan(left, right) {
return left >= right;
}
function IsMultipleOf(dividend, divisor) {
if (IsBigInt(dividend) || IsBigInt(divisor)) {
return BigInt(dividend) % BigInt(divisor) === 0n;
}
const tolerance = 1e-10;
if (!IsNumber(dividend)) return true;
if (IsInteger(dividend) && 1 / divisor % 1 === 0) return true;
const mod = dividend % divisor;
return Math.min(Math.abs(mod), Math.abs(mod - divisor), Math.abs(mod + divisor)) < tolerance;
}
function IsClassInstance(value) {
if (!IsObject(value)) return false;
const proto = globalThis.Object.getPrototypeOf(value);
if (IsNull(proto)) return false;
return IsEqual(typeof proto.constructor, "function") && !(IsEqual(proto.constructor, globalThis.Object) || IsEqual(proto.constructor.name, "Object"));
}
function IsValueLike(value) {
return IsBigInt(value) || IsBoolean(value) || IsNull(value) || IsNumber(value) || IsString(value) || IsUndefined(value);
}
function GraphemeCount(value) {
return UnicodeSegmentGuard.GraphemeCount(value);
}
function CodePointCount(value) {
return UnicodeGuard.CodePointCount(value);
}
function IsMaxLength(value, maxLength) {
return UnicodeGuard.IsMaxLength(value, maxLength);
}
function IsMinLength(value, minLength) {
return UnicodeGuard.IsMinLength(value, minLength);
}
function Every(value, offset, callback) {
return value.every((item, index) => index < offset || callback(item, index));
}
function EveryAll(value, offset, callback) {
let result = true;
value.forEach((item, index) => {
if (index >= offset && !callback(item, index)) result = false;
});
return result;
}
function Some(value, callback) {
return value.some((value, index) => callback(value, index));
}
function SomeAll(value, callback) {
let result = false;
value.forEach((item, index) => {
if (callback(item, index)) result = true;
});
return result;
}
function Counted(value, callback) {
return value.reduce((result, value, index) => callback(value, index) ? ++result : result, 0);
}
function ShiftLeft(array, true_, false_) {
return IsEqual(array.length, 0) ? false_() : true_(array[0], array.slice(1));
}
function IsUnsafePropertyKey(key) {
return IsEqual(key, "__proto__") || IsEqual(key, "constructor") || IsEqual(key, "prototype");
}
function HasPropertyKey(value, key) {
return IsUnsafePropertyKey(key) ? Object.prototype.hasOwnProperty.call(value, key) : key in value;
}
function EntriesRegExp(value) {
return Keys(value).map((key) => [new RegExp(`^${key}$`), value[key]]);
}
function Entries(value) {
return Object.entries(value);
}
function Keys(value) {
return Object.getOwnPropertyNames(value);
}
function Symbols(value) {
return Object.getOwnPropertySymbols(value);
}
function Values(value) {
return Object.values(value);
}
function DeepEqualObject(left, right) {
if (!IsObject(right)) return false;
const keys = Keys(left);
return IsEqual(keys.length, Keys(right).length) && keys.every((key) => IsDeepEqual(left[key], right[key]));
}
function DeepEqualArray(left, right) {
return IsArray(right) && IsEqual(left.length, right.length) && left.every((_, index) => IsDeepEqual(left[index], right[index]));
}
function IsDeepEqual(left, right) {
return IsArray(left) ? DeepEqualArray(left, right) : IsObject(left) ? DeepEqualObject(left, right) : IsEqual(left, right);
}
;
const settings = {
immutableTypes: false,
maxErrors: 8,
maxParseErrors: 1,
maxInstantiationCount: 128,
useAcceleration: true,
exactOptionalPropertyTypes: false,
enumerableKind: false,
correctiveParse: false,
unionPrioritySort: true
};
function Reset() {
settings.immutableTypes = false;
settings.maxErrors = 8;
settings.maxParseErrors = 1;
settings.maxInstantiationCount = 128;
settings.useAcceleration = true;
settings.exactOptionalPropertyTypes = false;
settings.enumerableKind = false;
settings.correctiveParse = false;
settings.unionPrioritySort = true;
}
function settings_Set(options) {
for (const key of Keys(options)) {
const value = options[key];
if (value !== undefined) {
Object.defineProperty(settings, key, { value });
}
}
}
function Get() {
return settings;
}
;
;
function keys_Keys(value) {
return [...Keys(value), ...Symbols(value)];
}
;
function Freeze(value, seen) {
if (seen.has(value)) return;
seen.add(value);
for (const key of keys_Keys(value)) {
const descriptor = Object.getOwnPropertyDescriptor(value, key);
if (!descriptor || !("value" in descriptor)) continue;
if (IsObject(descriptor.value)) Freeze(descriptor.value, seen);
}
Object.freeze(value);
}
function Finalize(value) {
if (!Get().immutableTypes) return value;
Freeze(value, new WeakSet());
return value;
}
;
function Assign(left, right) {
Metrics.assign += 1;
const result = {}, rightKeys = keys_Keys(right), leftKeys = keys_Keys(left);
for (const key of leftKeys) {
if (rightKeys.includes(key)) continue;
Object.defineProperty(result, key, Object.getOwnPropertyDescriptor(left, key));
}
for (const key of rightKeys) {
Object.defineProperty(result, key, Object.getOwnPropertyDescriptor(right, key));
}
return Finalize(result);
}
;
function Clone(value) {
Metrics.clone += 1;
const result = {};
for (const key of keys_Keys(value)) {
if (IsUnsafePropertyKey(key)) continue;
const descriptor = Object.getOwnPropertyDescriptor(value, key);
if (IsEqual(descriptor.enumerable, true)) {
result[key] = descriptor.value;
} else {
Object.defineProperty(result, key, descriptor);
}
}
return result;
}
;
function WithEnumerable(left, right) {
return {
...left,
...right
};
}
function WithHidden(left, right) {
for (const key of Object.keys(right)) {
Object.defineProperty(left, key, {
configurable: true,
writable: true,
enumerable: false,
value: right[key]
});
}
return left;
}
function Create(hidden, enumerable, options = {}) {
Metrics.create += 1;
const withEnumerable = WithEnumerable(enumerable, options);
const withHidden = Get().enumerableKind ? WithEnumerable(withEnumerable, hidden) : WithHidden(withEnumerable, hidden);
return Finalize(withHidden);
}
;
function Discard(value, propertyKeys) {
Metrics.discard += 1;
const result = {};
for (const key of keys_Keys(value)) {
if (propertyKeys.includes(key)) continue;
const descriptor = Object.getOwnPropertyDescriptor(value, key);
Object.defineProperty(result, key, descriptor);
}
return Finalize(result);
}
;
function WithCurrent(current, hiddenKeys, enumerableKeys, result) {
for (const key of keys_Keys(current)) {
if (IsUnsafePropertyKey(key) || hiddenKeys.includes(key) || enumerableKeys.includes(key)) continue;
const descriptor = Object.getOwnPropertyDescriptor(current, key);
Object.defineProperty(result, key, descriptor);
}
}
function update_WithHidden(hidden, keys, result) {
const enumerableKind = Get().enumerableKind;
for (const key of keys) {
if (IsUnsafePropertyKey(key)) continue;
Object.defineProperty(result, key, {
configurable: true,
writable: true,
enumerable: enumerableKind,
value: hidden[key]
});
}
}
function update_WithEnumerable(enumerable, keys, result) {
for (const key of keys) {
if (IsUnsafePropertyKey(key)) continue;
Object.defineProperty(result, key, {
configurable: true,
enumerable: true,
writable: true,
value: enumerable[key]
});
}
}
function Update(current, hidden, enumerable) {
Metrics.update += 1;
const result = {}, hiddenKeys = keys_Keys(hidden), enumerableKeys = keys_Keys(enumerable);
WithCurrent(current, hiddenKeys, enumerableKeys, result);
update_WithHidden(hidden, hiddenKeys, result);
update_WithEnumerable(enumerable, enumerableKeys, result);
return Finalize(result);
}
;
;
;
function IsKind(value, kind) {
return IsObject(value) && HasPropertyKey(value, "~kind") && IsEqual(value["~kind"], kind);
}
function IsSchema(value) {
return IsObject(value);
}
;
function deferred_Deferred(action, parameters, options) {
return Create({ "~kind": "Deferred" }, {
type: "deferred",
action,
parameters,
options
}, {});
}
function IsDeferred(value) {
return IsKind(value, "Deferred");
}
;
function AddReadonlyAction(type, options) {
const result = Update(type, { "~readonly": true }, options);
return result;
}
function AddReadonlyInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return AddReadonlyAction(instantiatedType, options);
}
;
function AddOptionalAction(type, options) {
const result = Update(type, { "~optional": true }, options);
return result;
}
function AddOptionalInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return AddOptionalAction(instantiatedType, options);
}
;
function _Array_(items, options) {
return Create({ "~kind": "Array" }, {
type: "array",
items
}, options);
}
function array_IsArray(value) {
return IsKind(value, "Array");
}
function ArrayOptions(type) {
return Discard(type, [
"~kind",
"type",
"items"
]);
}
;
function Constructor(parameters, instanceType, options = {}) {
return Create({ "~kind": "Constructor" }, {
type: "constructor",
parameters,
instanceType
}, options);
}
function constructor_IsConstructor(value) {
return IsKind(value, "Constructor");
}
function ConstructorOptions(type) {
return Discard(type, [
"~kind",
"type",
"parameters",
"instanceType"
]);
}
;
function _Function_(parameters, returnType, options = {}) {
return Create({ ["~kind"]: "Function" }, {
type: "function",
parameters,
returnType
}, options);
}
function function_IsFunction(value) {
return IsKind(value, "Function");
}
function FunctionOptions(type) {
return Discard(type, [
"~kind",
"type",
"parameters",
"returnType"
]);
}
;
function Ref(ref, options) {
return Create({ ["~kind"]: "Ref" }, { $ref: ref }, options);
}
function IsRef(value) {
return IsKind(value, "Ref");
}
;
function Generic(parameters, expression) {
return Create({ "~kind": "Generic" }, {
type: "generic",
parameters,
expression
});
}
function IsGeneric(value) {
return IsKind(value, "Generic");
}
;
function Any(options) {
return Create({ ["~kind"]: "Any" }, {}, options);
}
function IsAny(value) {
return IsKind(value, "Any");
}
;
const NeverPattern = "(?!)";
function Never(options) {
return Create({ "~kind": "Never" }, { not: {} }, options);
}
function IsNever(value) {
return IsKind(value, "Never");
}
;
function AddOptionalDeferred(type, options = {}) {
return deferred_Deferred("AddOptional", [type], options);
}
function AddOptional(type, options = {}) {
return AddOptionalAction(type, options);
}
;
function Optional(type) {
return AddOptional(type);
}
function IsOptional(value) {
return IsSchema(value) && HasPropertyKey(value, "~optional");
}
;
function RequiredArray(properties) {
return Keys(properties).filter((key) => !IsOptional(properties[key]));
}
function PropertyKeys(properties) {
return Keys(properties);
}
function PropertyValues(properties) {
return Values(properties);
}
;
function _Object_(properties, options = {}) {
const requiredKeys = RequiredArray(properties);
const required = requiredKeys.length > 0 ? { required: requiredKeys } : {};
return Create({ "~kind": "Object" }, {
type: "object",
...required,
properties
}, options);
}
function object_IsObject(value) {
return IsKind(value, "Object");
}
function ObjectOptions(type) {
return Discard(type, [
"~kind",
"type",
"properties",
"required"
]);
}
;
function Unknown(options) {
return Create({ ["~kind"]: "Unknown" }, {}, options);
}
function IsUnknown(value) {
return IsKind(value, "Unknown");
}
;
function Cyclic($defs, $ref, options) {
const defs = Keys($defs).reduce((result, key) => {
return {
...result,
[key]: Update($defs[key], {}, { $id: key })
};
}, {});
return Create({ ["~kind"]: "Cyclic" }, {
$defs: defs,
$ref
}, options);
}
function IsCyclic(value) {
return IsKind(value, "Cyclic");
}
function CyclicOptions(type) {
return Memory.Discard(type, [
"~kind",
"$defs",
"$ref"
]);
}
;
function Unsafe(schema) {
return Update(schema, { ["~unsafe"]: null }, {});
}
function IsUnsafe(value) {
return IsObjectNotArray(value) && HasPropertyKey(value, "~unsafe") && IsNull(value["~unsafe"]);
}
;
function Match(args, match) {
return match[args.length]?.(...args) ?? (() => {
throw Error("Invalid Arguments");
})();
}
;
function Infer(...args) {
const [name, extends_] = Match(args, {
2: (name, extends_) => [
name,
extends_,
extends_
],
1: (name) => [
name,
Unknown(),
Unknown()
]
});
return Create({ ["~kind"]: "Infer" }, {
type: "infer",
name,
extends: extends_
}, {});
}
function IsInfer(value) {
return IsKind(value, "Infer");
}
;
function Dependent(if_, then_, else_, options = {}) {
return Create({ "~kind": "Dependent" }, {
if: if_,
then: then_,
else: else_
}, options);
}
function IsDependent(value) {
return IsKind(value, "Dependent");
}
function DependentOptions(type) {
return Discard(type, [
"~kind",
"if",
"then",
"else"
]);
}
;
function IsTypeScriptEnumLike(value) {
return IsObjectNotArray(value);
}
function TypeScriptEnumToEnumValues(type) {
const keys = Keys(type).filter((key) => isNaN(key));
return keys.reduce((result, key) => [...result, type[key]], []);
}
;
function IsEnumValue(value) {
return IsString(value) || IsNumber(value);
}
function Enum(value, options) {
const values = IsTypeScriptEnumLike(value) ? TypeScriptEnumToEnumValues(value) : value;
return Create({ "~kind": "Enum" }, { enum: values }, options);
}
function IsEnum(value) {
return IsKind(value, "Enum");
}
;
function Intersect(types, options = {}) {
return Create({ "~kind": "Intersect" }, { allOf: types }, options);
}
function IsIntersect(value) {
return IsKind(value, "Intersect");
}
function IntersectOptions(type) {
return Discard(type, ["~kind", "allOf"]);
}
;
let supported = null && undefined;
function TryEvaluate() {
try {
Evaluate("null")();
return true;
} catch {
return false;
}
}
function CanEvaluate() {
if (Guard.IsUndefined(supported)) supported = TryEvaluate();
return supported && Settings.Get().useAcceleration;
}
function Evaluate(...args) {
return new globalThis.Function(...args);
}
;
;
;
function InstanceKeys(value) {
const propertyKeys = new Set();
let current = value;
while (current && current !== Object.prototype) {
for (const key of Reflect.ownKeys(current)) {
if (key !== "constructor" && typeof key !== "symbol") propertyKeys.add(key);
}
current = Object.getPrototypeOf(current);
}
return [...propertyKeys];
}
function IsIEEE754(value) {
return typeof value === "number";
}
const ByteMarker = {
Array: 0,
BigInt: 1,
Boolean: 2,
Date: 3,
Constructor: 4,
Function: 5,
Null: 6,
Number: 7,
Object: 8,
RegExp: 9,
String: 10,
Symbol: 11,
TypeArray: 12,
Undefined: 13
};
let A0 = 8997, A1 = 33826, A2 = 40164, A3 = 52210;
const F64 = new Float64Array(1);
const F64In = new DataView(F64.buffer);
const F64Out = new Uint8Array(F64.buffer);
function FNV1A64_OP(byte) {
const L0 = A0 ^ byte;
const T0 = L0 * 435;
const T1 = A1 * 435 + (T0 >>> 16);
const T2 = A2 * 435 + (T1 >>> 16) + (L0 << 8);
const T3 = A3 * 435 + (T2 >>> 16) + (A1 << 8);
A0 = T0 & 65535;
A1 = T1 & 65535;
A2 = T2 & 65535;
A3 = T3 & 65535;
}
function FromArray(value) {
FNV1A64_OP(ByteMarker.Array);
for (const item of value) {
FromValue(item);
}
}
function FromBigInt(value) {
FNV1A64_OP(ByteMarker.BigInt);
F64In.setBigInt64(0, value);
for (const byte of F64Out) {
FNV1A64_OP(byte);
}
}
function FromBoolean(value) {
FNV1A64_OP(ByteMarker.Boolean);
FNV1A64_OP(value ? 1 : 0);
}
function FromConstructor(value) {
FNV1A64_OP(ByteMarker.Constructor);
FromValue(value.toString());
}
function FromDate(value) {
FNV1A64_OP(ByteMarker.Date);
FromValue(value.getTime());
}
function FromFunction(value) {
FNV1A64_OP(ByteMarker.Function);
FromValue(value.toString());
}
function FromNull(_value) {
FNV1A64_OP(ByteMarker.Null);
}
function FromNumber(value) {
FNV1A64_OP(ByteMarker.Number);
F64In.setFloat64(0, value, true);
for (const byte of F64Out) {
FNV1A64_OP(byte);
}
}
function FromObject(value) {
FNV1A64_OP(ByteMarker.Object);
for (const key of InstanceKeys(value).sort()) {
FromValue(key);
FromValue(value[key]);
}
}
function FromRegExp(value) {
FNV1A64_OP(ByteMarker.RegExp);
FromString(value.toString());
}
const encoder = new TextEncoder();
function FromString(value) {
FNV1A64_OP(ByteMarker.String);
for (let i = 0; i < value.length; i++) {
const code = value.charCodeAt(i);
if (code > 127) {
for (const byte of encoder.encode(value.slice(i))) {
FNV1A64_OP(byte);
}
return;
}
FNV1A64_OP(code);
}
}
function FromSymbol(value) {
FNV1A64_OP(ByteMarker.Symbol);
FromValue(value.toString());
}
function FromTypeArray(value) {
FNV1A64_OP(ByteMarker.TypeArray);
const buffer = new Uint8Array(value.buffer);
for (let i = 0; i < buffer.length; i++) {
FNV1A64_OP(buffer[i]);
}
}
function FromUndefined(_value) {
return FNV1A64_OP(ByteMarker.Undefined);
}
function FromValue(value) {
return GlobalsGuard.IsTypeArray(value) ? FromTypeArray(value) : GlobalsGuard.IsDate(value) ? FromDate(value) : GlobalsGuard.IsRegExp(value) ? FromRegExp(value) : GlobalsGuard.IsBoolean(value) ? FromBoolean(value.valueOf()) : GlobalsGuard.IsString(value) ? FromString(value.valueOf()) : GlobalsGuard.IsNumber(value) ? FromNumber(value.valueOf()) : IsIEEE754(value) ? FromNumber(value) : Guard.IsArray(value) ? FromArray(value) : Guard.IsBoolean(value) ? FromBoolean(value) : Guard.IsBigInt(value) ? FromBigInt(value) : Guard.IsConstructor(value) ? FromConstructor(value) : Guard.IsNull(value) ? FromNull(value) : Guard.IsObject(value) ? FromObject(value) : Guard.IsString(value) ? FromString(value) : Guard.IsSymbol(value) ? FromSymbol(value) : Guard.IsUndefined(value) ? FromUndefined(value) : Guard.IsFunction(value) ? FromFunction(value) : Unreachable();
}
function Hex(limb) {
return limb.toString(16).padStart(4, "0");
}
function HashCode(value) {
return BigInt(`0x${Hash(value)}`);
}
function Hash(value) {
A0 = 8997, A1 = 33826, A2 = 40164, A3 = 52210;
FromValue(value);
return `${Hex(A3)}${Hex(A2)}${Hex(A1)}${Hex(A0)}`;
}
;
;
;
function unreachable_Unreachable() {
throw new Error("Unreachable");
}
;
const system = null && System;
;
class EncodeBuilder {
constructor(type, decode) {
this.type = type;
this.decode = decode;
}
Encode(callback) {
const type = this.type;
const decode = IsCodec(type) ? (value) => this.decode(type["~codec"].decode(value)) : this.decode;
const encode = IsCodec(type) ? (value) => type["~codec"].encode(callback(value)) : callback;
const codec = {
decode,
encode
};
return Update(this.type, { "~codec": codec }, {});
}
}
class DecodeBuilder {
constructor(type) {
this.type = type;
}
Decode(callback) {
return new EncodeBuilder(this.type, callback);
}
}
function Codec(type) {
return new DecodeBuilder(type);
}
function Decode(type, callback) {
return Codec(type).Decode(callback).Encode(() => {
throw Error("Encode not implemented");
});
}
function Encode(type, callback) {
return Codec(type).Decode(() => {
throw Error("Decode not implemented");
}).Encode(callback);
}
function IsCodec(value) {
return IsSchema(value) && HasPropertyKey(value, "~codec") && IsObject(value["~codec"]) && HasPropertyKey(value["~codec"], "encode") && HasPropertyKey(value["~codec"], "decode");
}
;
function Immutable(type) {
return AddImmutable(type);
}
function IsImmutable(value) {
return IsSchema(value) && HasPropertyKey(value, "~immutable");
}
;
function AddReadonlyDeferred(type, options = {}) {
return deferred_Deferred("AddReadonly", [type], options);
}
function AddReadonly(type, options = {}) {
return AddReadonlyAction(type, options);
}
;
function Readonly(type) {
return AddReadonly(type);
}
function IsReadonly(value) {
return IsSchema(value) && HasPropertyKey(value, "~readonly");
}
;
function RefineAdd(type, refinement) {
const refinements = IsRefine(type) ? [...type["~refine"], refinement] : [refinement];
return Update(type, { "~refine": refinements }, {});
}
function Refine(...args) {
const [type, check, error] = Match(args, {
3: (type, check, error) => [
type,
check,
error
],
2: (type, check) => [
type,
check,
() => "Refine Error"
]
});
return RefineAdd(type, {
check,
error
});
}
function IsRefinement(value) {
return IsObjectNotArray(value) && HasPropertyKey(value, "check") && HasPropertyKey(value, "error") && IsFunction(value.check) && IsFunction(value.error);
}
function IsRefine(value) {
return IsSchema(value) && HasPropertyKey(value, "~refine") && IsArray(value["~refine"]) && Every(value["~refine"], 0, (value) => IsRefinement(value));
}
;
const BigIntPattern = "-?(?:0|[1-9][0-9]*)n";
function bigint_BigInt(options) {
return Create({ "~kind": "BigInt" }, { type: "bigint" }, options);
}
function bigint_IsBigInt(value) {
return IsKind(value, "BigInt");
}
;
function Boolean(options) {
return Create({ "~kind": "Boolean" }, { type: "boolean" }, options);
}
function boolean_IsBoolean(value) {
return IsKind(value, "Boolean");
}
;
function Identifier(name) {
return Create({ "~kind": "Identifier" }, { name });
}
function IsIdentifier(value) {
return IsKind(value, "Identifier");
}
;
const IntegerPattern = "-?(?:0|[1-9][0-9]*)";
function Integer(options) {
return Create({ "~kind": "Integer" }, { type: "integer" }, options);
}
function integer_IsInteger(value) {
return IsKind(value, "Integer");
}
;
class InvalidLiteralValue extends Error {
constructor(value) {
super(`Invalid Literal value`);
Object.defineProperty(this, "cause", {
value: { value },
writable: false,
configurable: false,
enumerable: false
});
}
}
function LiteralTypeName(value) {
return IsBigInt(value) ? "bigint" : IsBoolean(value) ? "boolean" : IsNumber(value) ? "number" : IsString(value) ? "string" : (() => {
throw new InvalidLiteralValue(value);
})();
}
function Literal(value, options) {
return Create({ "~kind": "Literal" }, {
type: LiteralTypeName(value),
const: value
}, options);
}
function IsLiteralValue(value) {
return IsBigInt(value) || IsBoolean(value) || IsNumber(value) || IsString(value);
}
function IsLiteralBigInt(value) {
return IsLiteral(value) && Guard.IsBigInt(value.const);
}
function IsLiteralBoolean(value) {
return IsLiteral(value) && Guard.IsBoolean(value.const);
}
function IsLiteralNumber(value) {
return IsLiteral(value) && IsNumber(value.const);
}
function IsLiteralString(value) {
return IsLiteral(value) && IsString(value.const);
}
function IsLiteral(value) {
return IsKind(value, "Literal");
}
;
function Null(options) {
return Create({ "~kind": "Null" }, { type: "null" }, options);
}
function null_IsNull(value) {
return IsKind(value, "Null");
}
;
const NumberPattern = "-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?";
function number_Number(options) {
return Create({ "~kind": "Number" }, { type: "number" }, options);
}
function number_IsNumber(value) {
return IsKind(value, "Number");
}
;
function Symbol(options) {
return Create({ "~kind": "Symbol" }, { type: "symbol" }, options);
}
function symbol_IsSymbol(value) {
return IsKind(value, "Symbol");
}
;
function Parameter(...args) {
const [name, extends_, equals] = Match(args, {
3: (name, extends_, equals) => [
name,
extends_,
equals
],
2: (name, extends_) => [
name,
extends_,
extends_
],
1: (name) => [
name,
Unknown(),
Unknown()
]
});
return Create({ "~kind": "Parameter" }, {
name,
extends: extends_,
equals
}, {});
}
function IsParameter(value) {
return IsKind(value, "Parameter");
}
;
const StringPattern = ".*";
function string_String(options) {
return Create({ "~kind": "String" }, { type: "string" }, options);
}
function string_IsString(value) {
return IsKind(value, "String");
}
;
function Union(anyOf, options = {}) {
return Create({ "~kind": "Union" }, { anyOf }, options);
}
function IsUnion(value) {
return IsKind(value, "Union");
}
function UnionOptions(type) {
return Discard(type, ["~kind", "anyOf"]);
}
;
function pattern_ParsePatternIntoTypes(pattern) {
const parsed = Pattern(pattern);
const result = IsEqual(parsed.length, 2) ? parsed[0] : [];
return result;
}
;
function FromLiteral(_value) {
return true;
}
function FromTypesReduce(types) {
return ShiftLeft(types, (left, right) => FromType(left) ? FromTypesReduce(right) : false, () => true);
}
function FromTypes(types) {
const result = IsEqual(types.length, 0) ? false : FromTypesReduce(types);
return result;
}
function FromType(type) {
return IsUnion(type) ? FromTypes(type.anyOf) : IsLiteral(type) ? FromLiteral(type.const) : false;
}
function IsTemplateLiteralFinite(types) {
const result = FromTypes(types);
return result;
}
;
function TemplateLiteralCreate(pattern) {
return Create({ ["~kind"]: "TemplateLiteral" }, {
type: "string",
pattern
}, {});
}
;
function FromLiteralPush(variants, value, result = []) {
return ShiftLeft(variants, (left, right) => FromLiteralPush(right, value, [...result, `${left}${value}`]), () => result);
}
function decode_FromLiteral(variants, value) {
return IsEqual(variants.length, 0) ? [`${value}`] : FromLiteralPush(variants, value);
}
function FromUnion(variants, types, result = []) {
return ShiftLeft(types, (left, right) => FromUnion(variants, right, [...result, ...decode_FromType(variants, left)]), () => result);
}
function decode_FromType(variants, type) {
const result = IsUnion(type) ? FromUnion(variants, type.anyOf) : IsLiteral(type) ? decode_FromLiteral(variants, type.const) : unreachable_Unreachable();
return result;
}
function DecodeFromSpan(variants, types) {
return ShiftLeft(types, (left, right) => DecodeFromSpan(decode_FromType(variants, left), right), () => variants);
}
function VariantsToLiterals(variants) {
return variants.map((variant) => Literal(variant));
}
function DecodeTypesAsUnion(types) {
const variants = DecodeFromSpan([], types);
const literals = VariantsToLiterals(variants);
const result = Union(literals);
return result;
}
function DecodeTypes(types) {
return IsEqual(types.length, 0) ? unreachable_Unreachable() : IsEqual(types.length, 1) && IsLiteral(types[0]) ? types[0] : DecodeTypesAsUnion(types);
}
function TemplateLiteralDecodeUnsafe(pattern) {
const types = pattern_ParsePatternIntoTypes(pattern);
const result = IsEqual(types.length, 0) ? string_String() : IsTemplateLiteralFinite(types) ? DecodeTypes(types) : TemplateLiteralCreate(pattern);
return result;
}
function TemplateLiteralDecode(pattern) {
const decoded = TemplateLiteralDecodeUnsafe(pattern);
const result = IsTemplateLiteral(decoded) ? string_String() : decoded;
return result;
}
;
function CreateRecord(key, value) {
const type = "object";
const patternProperties = { [key]: value };
return Create({ ["~kind"]: "Record" }, {
type,
patternProperties
});
}
;
function FromAnyKey(value) {
return CreateRecord(StringKey, value);
}
;
function FromBooleanKey(value) {
return _Object_({
true: value,
false: value
});
}
;
function Tuple(types, options = {}) {
const [items, minItems, additionalItems] = [
types,
types.length,
false
];
return Create({ ["~kind"]: "Tuple" }, {
type: "array",
additionalItems,
items,
minItems
}, options);
}
function IsTuple(value) {
return IsKind(value, "Tuple");
}
function TupleOptions(type) {
return Discard(type, [
"~kind",
"type",
"items",
"minItems",
"additionalItems"
]);
}
;
function TupleElementsToProperties(types) {
const result = types.reduceRight((result, right, index) => {
return {
[index]: right,
...result
};
}, {});
return result;
}
function TupleToObject(type) {
const properties = TupleElementsToProperties(type.items);
const result = _Object_(properties);
return result;
}
;
function RemoveOptionalOperation(type) {
return Discard(type, ["~optional"]);
}
function RemoveOptionalAction(type, options) {
const result = Update(RemoveOptionalOperation(type), {}, options);
return result;
}
function RemoveOptionalInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return RemoveOptionalAction(instantiatedType, options);
}
;
function RemoveReadonlyOperation(type) {
return Discard(type, ["~readonly"]);
}
function instantiate_remove_RemoveReadonlyAction(type, options) {
const result = Update(RemoveReadonlyOperation(type), {}, options);
return result;
}
function RemoveReadonlyInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return instantiate_remove_RemoveReadonlyAction(instantiatedType, options);
}
;
function EvaluatePropertyIntersect(left, right) {
const isReadonly = IsReadonly(left) && IsReadonly(right);
const isOptional = IsOptional(left) && IsOptional(right);
const evaluated = EvaluateIntersect([left, right]);
const property = instantiate_remove_RemoveReadonlyAction(RemoveOptionalAction(evaluated, {}), {});
return isReadonly && isOptional ? AddReadonlyAction(AddOptionalAction(property, {}), {}) : isReadonly ? AddReadonlyAction(property, {}) : isOptional ? AddOptionalAction(property, {}) : property;
}
function EvaluatePropertyUnion(left, right) {
const isReadonly = IsReadonly(left) || IsReadonly(right);
const isOptional = IsOptional(left) || IsOptional(right);
const leftProperty = instantiate_remove_RemoveReadonlyAction(RemoveOptionalAction(left, {}), {});
const rightProperty = instantiate_remove_RemoveReadonlyAction(RemoveOptionalAction(right, {}), {});
const property = EvaluateUnion([leftProperty, rightProperty]);
return isReadonly && isOptional ? AddReadonlyAction(AddOptionalAction(property, {}), {}) : isReadonly ? AddReadonlyAction(property, {}) : isOptional ? AddOptionalAction(property, {}) : property;
}
;
function CompositePropertyKey(left, right, key) {
return key in left ? key in right ? EvaluatePropertyIntersect(left[key], right[key]) : left[key] : key in right ? right[key] : Never();
}
function CompositeProperties(left, right) {
const keys = new Set([...Keys(left), ...Keys(right)]);
const result = [...keys].reduce((result, key) => {
return {
...result,
[key]: CompositePropertyKey(left, right, key)
};
}, {});
return result;
}
function GetProperties(type) {
const result = object_IsObject(type) ? type.properties : IsTuple(type) ? TupleElementsToProperties(type.items) : {};
return result;
}
function Composite(left, right) {
const leftProperties = GetProperties(left);
const rightProperties = GetProperties(right);
const properties = CompositeProperties(leftProperties, rightProperties);
const result = _Object_(properties);
return result;
}
;
function NarrowCompareRule(left, right) {
const result = compare_Compare(left, right);
return IsEqual(result, CompareResultLeftInside) ? left : IsEqual(result, compare_CompareResultRightInside) ? right : IsEqual(result, CompareResultEqual) ? right : Never();
}
function CanComposite(type) {
return object_IsObject(type) || IsTuple(type);
}
function NarrowCompositeRule(left, right) {
const canCompositeLeft = CanComposite(left);
const canCompositeRight = CanComposite(right);
return canCompositeLeft && canCompositeRight ? Composite(left, right) : canCompositeLeft && !canCompositeRight ? left : !canCompositeLeft && canCompositeRight ? right : NarrowCompareRule(left, right);
}
function Narrow(left, right) {
return IsNever(left) ? left : IsAny(left) ? left : IsUnknown(left) ? right : IsNever(right) ? right : IsAny(right) ? right : IsUnknown(right) ? left : NarrowCompositeRule(left, right);
}
;
function ShouldEvaluate(left, right) {
const result = IsUnion(left) || IsUnion(right);
return result;
}
function DistributeOperation(left, right) {
const evaluatedLeft = EvaluateType(left);
const evaluatedRight = EvaluateType(right);
const shouldEvaluate = ShouldEvaluate(evaluatedLeft, evaluatedRight);
const result = shouldEvaluate ? EvaluateIntersect([evaluatedLeft, evaluatedRight]) : Narrow(evaluatedLeft, evaluatedRight);
return result;
}
function DistributeType(type, types, result = []) {
return ShiftLeft(types, (left, right) => DistributeType(type, right, [...result, DistributeOperation(left, type)]), () => IsEqual(result.length, 0) ? [type] : result);
}
function DistributeUnion(types, distribution, result = []) {
return ShiftLeft(types, (left, right) => DistributeUnion(right, distribution, [...result, ...Distribute([left], distribution)]), () => result);
}
function Distribute(types, result = []) {
return ShiftLeft(types, (left, right) => IsUnion(left) ? Distribute(right, DistributeUnion(left.anyOf, result)) : Distribute(right, DistributeType(left, result)), () => result);
}
;
function ExcludeType(left, right) {
const check = extends_Extends({}, left, right);
const result = IsExtendsTrueLike(check) ? [] : [left];
return result;
}
function ExcludeUnion(left, right, result = []) {
return ShiftLeft(left, (head, tail) => ExcludeUnion(tail, right, [...result, ...ExcludeType(head, right)]), () => result);
}
function ExcludeOperation(left, right) {
const evaluated = EvaluateType(left);
const canonical = IsUnion(evaluated) ? evaluated.anyOf : [evaluated];
const remaining = ExcludeUnion(canonical, right);
const result = EvaluateUnion(remaining);
return result;
}
;
function EvaluateDependent(if_, then_, else_) {
const intersected = EvaluateIntersect([if_, then_]);
const excluded = ExcludeOperation(else_, if_);
const result = EvaluateUnion([intersected, excluded]);
return result;
}
function EvaluateEnum(values, result = []) {
return ShiftLeft(values, (left, right) => EvaluateEnum(right, [...result, Literal(left)]), () => EvaluateUnion(result));
}
function EvaluateIntersect(types) {
const distribution = Distribute(types);
const broadend = Broaden(distribution);
const result = EvaluateUnion(broadend);
return result;
}
function EvaluateTemplateLiteral(pattern) {
const evaluated = TemplateLiteralDecode(pattern);
const result = EvaluateType(evaluated);
return result;
}
function EvaluateUnion(types) {
const broadend = Broaden(types);
const result = EvaluateUnionFast(broadend);
return result;
}
function EvaluateType(type) {
const result = IsDependent(type) ? EvaluateDependent(type.if, type.then, type.else) : IsEnum(type) ? EvaluateEnum(type.enum) : IsIntersect(type) ? EvaluateIntersect(type.allOf) : IsTemplateLiteral(type) ? EvaluateTemplateLiteral(type.pattern) : IsUnion(type) ? EvaluateUnion(type.anyOf) : type;
return result;
}
function EvaluateUnionFast(types) {
const result = IsEqual(types.length, 1) ? types[0] : IsEqual(types.length, 0) ? Never() : Union(types);
return result;
}
;
function FromEnumKey(values, value) {
const unionKey = EvaluateEnum(values);
const result = FromKey(unionKey, value);
return result;
}
;
function FromIntegerKey(_key, value) {
const result = CreateRecord(IntegerKey, value);
return result;
}
;
function FromIntersectKey(types, value) {
const evaluatedKey = EvaluateIntersect(types);
const result = FromKey(evaluatedKey, value);
return result;
}
;
function FromLiteralKey(key, value) {
return IsString(key) || IsNumber(key) ? _Object_({ [key]: value }) : IsEqual(key, false) ? _Object_({ false: value }) : IsEqual(key, true) ? _Object_({ true: value }) : _Object_({});
}
;
function FromNumberKey(_key, value) {
const result = CreateRecord(NumberKey, value);
return result;
}
;
function FromStringKey(key, value) {
return HasPropertyKey(key, "pattern") && (IsString(key.pattern) || key.pattern instanceof RegExp) ? CreateRecord(key.pattern.toString(), value) : CreateRecord(StringKey, value);
}
;
function FromTemplateKey(pattern, value) {
const types = pattern_ParsePatternIntoTypes(pattern);
const finite = IsTemplateLiteralFinite(types);
const result = finite ? FromKey(EvaluateTemplateLiteral(pattern), value) : CreateRecord(pattern, value);
return result;
}
;
function FlattenType(type) {
const result = IsUnion(type) ? Flatten(type.anyOf) : [type];
return result;
}
function Flatten(types, result = []) {
return ShiftLeft(types, (left, right) => Flatten(right, [...result, ...FlattenType(left)]), () => result);
}
;
function StringOrNumberCheck(types) {
return types.some((type) => string_IsString(type) || number_IsNumber(type) || integer_IsInteger(type));
}
function TryBuildRecord(types, value) {
return IsEqual(StringOrNumberCheck(types), true) ? CreateRecord(StringKey, value) : undefined;
}
function CreateProperties(types, value) {
return types.reduce((result, left) => {
return IsLiteral(left) && (IsString(left.const) || IsNumber(left.const)) ? {
...result,
[left.const]: value
} : result;
}, {});
}
function CreateObject(types, value) {
const properties = CreateProperties(types, value);
const result = _Object_(properties);
return result;
}
function FromUnionKey(types, value) {
const flattened = Flatten(types);
const record = TryBuildRecord(flattened, value);
return IsSchema(record) ? record : CreateObject(flattened, value);
}
;
function FromKey(key, value) {
const result = IsAny(key) ? FromAnyKey(value) : boolean_IsBoolean(key) ? FromBooleanKey(value) : IsEnum(key) ? FromEnumKey(key.enum, value) : integer_IsInteger(key) ? FromIntegerKey(key, value) : IsIntersect(key) ? FromIntersectKey(key.allOf, value) : IsLiteral(key) ? FromLiteralKey(key.const, value) : number_IsNumber(key) ? FromNumberKey(key, value) : IsUnion(key) ? FromUnionKey(key.anyOf, value) : string_IsString(key) ? FromStringKey(key, value) : IsTemplateLiteral(key) ? FromTemplateKey(key.pattern, value) : _Object_({});
return result;
}
;
function RecordAction(key, value, options) {
const result = CanInstantiate([key]) ? Update(FromKey(key, value), {}, options) : RecordDeferred(key, value, options);
return result;
}
function RecordInstantiate(context, state, key, value, options) {
const instantiatedKey = InstantiateType(context, state, key);
const instantiatedValue = InstantiateType(context, state, value);
return RecordAction(instantiatedKey, instantiatedValue, options);
}
;
const IntegerKey = `^${IntegerPattern}$`;
const NumberKey = `^${NumberPattern}$`;
const StringKey = `^${StringPattern}$`;
function RecordDeferred(key, value, options = {}) {
return deferred_Deferred("Record", [key, value], options);
}
function Record(key, value, options = {}) {
return RecordAction(key, value, options);
}
function RecordFromPattern(pattern, value) {
return CreateRecord(pattern, value);
}
function RecordPatternToType(pattern) {
const result = IsEqual(pattern, StringKey) ? string_String() : IsEqual(pattern, IntegerKey) ? Integer() : IsEqual(pattern, NumberKey) ? number_Number() : TemplateLiteralDecodeUnsafe(pattern);
return result;
}
function RecordPattern(type) {
return Keys(type.patternProperties)[0];
}
function RecordKey(type) {
const pattern = RecordPattern(type);
const result = RecordPatternToType(pattern);
return result;
}
function RecordValue(type) {
return type.patternProperties[RecordPattern(type)];
}
function IsRecord(value) {
return IsKind(value, "Record");
}
function RecordOptions(type) {
return Memory.Discard(type, [
"~kind",
"type",
"patternProperties"
]);
}
;
function Rest(type) {
return Create({ "~kind": "Rest" }, {
type: "rest",
items: type
}, {});
}
function IsRest(value) {
return IsKind(value, "Rest");
}
;
function This(options) {
return Create({ ["~kind"]: "This" }, { $ref: "#" }, options);
}
function IsThis(value) {
return IsKind(value, "This");
}
;
function Undefined(options) {
return Create({ "~kind": "Undefined" }, { type: "undefined" }, options);
}
function undefined_IsUndefined(value) {
return IsKind(value, "Undefined");
}
;
function Void(options) {
return Create({ "~kind": "Void" }, { type: "void" }, options);
}
function IsVoid(value) {
return IsKind(value, "Void");
}
;
;
function IntrinsicOrCall(ref, parameters) {
return IsEqual(ref, "Array") ? _Array_(parameters[0]) : IsEqual(ref, "Capitalize") ? CapitalizeDeferred(parameters[0]) : IsEqual(ref, "ConstructorParameters") ? ConstructorParametersDeferred(parameters[0]) : IsEqual(ref, "Evaluate") ? EvaluateDeferred(parameters[0]) : IsEqual(ref, "Exclude") ? ExcludeDeferred(parameters[0], parameters[1]) : IsEqual(ref, "Extract") ? ExtractDeferred(parameters[0], parameters[1]) : IsEqual(ref, "Index") ? IndexDeferred(parameters[0], parameters[1]) : IsEqual(ref, "InstanceType") ? InstanceTypeDeferred(parameters[0]) : IsEqual(ref, "Lowercase") ? LowercaseDeferred(parameters[0]) : IsEqual(ref, "NonNullable") ? NonNullableDeferred(parameters[0]) : IsEqual(ref, "Omit") ? OmitDeferred(parameters[0], parameters[1]) : IsEqual(ref, "Parameters") ? ParametersDeferred(parameters[0]) : IsEqual(ref, "Partial") ? PartialDeferred(parameters[0]) : IsEqual(ref, "Pick") ? PickDeferred(parameters[0], parameters[1]) : IsEqual(ref, "Readonly") ? ReadonlyObjectDeferred(parameters[0]) : IsEqual(ref, "KeyOf") ? KeyOfDeferred(parameters[0]) : IsEqual(ref, "Record") ? RecordDeferred(parameters[0], parameters[1]) : IsEqual(ref, "Required") ? RequiredDeferred(parameters[0]) : IsEqual(ref, "ReturnType") ? ReturnTypeDeferred(parameters[0]) : IsEqual(ref, "Uncapitalize") ? UncapitalizeDeferred(parameters[0]) : IsEqual(ref, "Uppercase") ? UppercaseDeferred(parameters[0]) : CallConstruct(Ref(ref), parameters);
}
function mapping_Unreachable() {
throw Error("Unreachable");
}
function DelimitedDecode(input, result = []) {
return ShiftLeft(input, (left, right) => DelimitedDecode(right, [...result, left[1]]), () => result);
}
function Delimited(input) {
return IsEqual(input.length, 3) ? [input[0], ...DelimitedDecode(input[1])] : [];
}
function GenericParameterExtendsEqualsMapping(input) {
return Parameter(input[0], input[2], input[4]);
}
function GenericParameterExtendsMapping(input) {
return Parameter(input[0], input[2], input[2]);
}
function GenericParameterEqualsMapping(input) {
return Parameter(input[0], Unknown(), input[2]);
}
function GenericParameterIdentifierMapping(input) {
return Parameter(input, Unknown(), Unknown());
}
function GenericParameterMapping(input) {
return input;
}
function GenericParameterListMapping(input) {
return Delimited(input);
}
function GenericParametersMapping(input) {
return input[1];
}
function GenericCallArgumentListMapping(input) {
return Delimited(input);
}
function GenericCallArgumentsMapping(input) {
return input[1];
}
function GenericCallMapping(input) {
return IntrinsicOrCall(input[0], input[1]);
}
function OptionalSemiColonMapping(input) {
return null;
}
function KeywordStringMapping(input) {
return string_String();
}
function KeywordNumberMapping(input) {
return number_Number();
}
function KeywordBooleanMapping(input) {
return Boolean();
}
function KeywordUndefinedMapping(input) {
return Undefined();
}
function KeywordNullMapping(input) {
return Null();
}
function KeywordIntegerMapping(input) {
return Integer();
}
function KeywordBigIntMapping(input) {
return bigint_BigInt();
}
function KeywordUnknownMapping(input) {
return Unknown();
}
function KeywordAnyMapping(input) {
return Any();
}
function KeywordObjectMapping(input) {
return _Object_({});
}
function KeywordNeverMapping(input) {
return Never();
}
function KeywordSymbolMapping(input) {
return Symbol();
}
function KeywordVoidMapping(input) {
return Void();
}
function KeywordThisMapping(input) {
return This();
}
function LiteralBigIntMapping(input) {
return Literal(BigInt(input));
}
function LiteralBooleanMapping(input) {
return Literal(IsEqual(input, "true"));
}
function LiteralNumberMapping(input) {
return Literal(parseFloat(input));
}
function LiteralStringMapping(input) {
return Literal(input);
}
function TemplateInterpolateMapping(input) {
return input[1];
}
function TemplateSpanMapping(input) {
return Literal(input);
}
function TemplateBodyMapping(input) {
return IsEqual(input.length, 3) ? [
input[0],
input[1],
...input[2]
] : [input[0]];
}
function TemplateLiteralTypesMapping(input) {
return input[1];
}
function TemplateLiteralMapping(input) {
return TemplateLiteralDeferred(input);
}
function DependentMapping(input) {
return IsEqual(input.length, 6) ? Dependent(input[1], input[3], input[5]) : Dependent(input[1], input[3], Unknown());
}
function KeyOfMapping(input) {
return input.length > 0;
}
function IndexArrayMapping(input) {
return input.reduce((result, current) => {
return IsEqual(current.length, 3) ? [...result, [current[1]]] : [...result, []];
}, []);
}
function ExtendsMapping(input) {
return IsEqual(input.length, 6) ? [
input[1],
input[3],
input[5]
] : [];
}
function BaseMapping(input) {
return IsArray(input) && IsEqual(input.length, 3) ? input[1] : input;
}
function WithMapping(input) {
return IsEqual(input.length, 2) ? input[1] : [];
}
function FactorIndexArray(Type, indexArray) {
return indexArray.reduce((result, left) => {
const _left = left;
return IsEqual(_left.length, 1) ? IndexDeferred(result, _left[0]) : IsEqual(_left.length, 0) ? _Array_(result) : mapping_Unreachable();
}, Type);
}
function FactorExtends(type, extend) {
return IsEqual(extend.length, 3) ? ConditionalDeferred(type, extend[0], extend[1], extend[2]) : type;
}
function FactorWith(type, withClause) {
return IsArray(withClause) && IsEqual(withClause.length, 0) ? type : WithDeferred(type, withClause);
}
function FactorMapping(input) {
const [keyOf, type, indexArray, extend, withClause] = input;
return FactorWith(keyOf ? FactorExtends(KeyOfDeferred(FactorIndexArray(type, indexArray)), extend) : FactorExtends(FactorIndexArray(type, indexArray), extend), withClause);
}
function ExprBinaryMapping(left, rest) {
return IsEqual(rest.length, 3) ? (() => {
const [operator, right, next] = rest;
const Schema = ExprBinaryMapping(right, next);
if (IsEqual(operator, "&")) {
return IsIntersect(Schema) ? Intersect([left, ...Schema.allOf]) : Intersect([left, Schema]);
}
if (IsEqual(operator, "|")) {
return IsUnion(Schema) ? Union([left, ...Schema.anyOf]) : Union([left, Schema]);
}
mapping_Unreachable();
})() : left;
}
function ExprTermTailMapping(input) {
return input;
}
function ExprTermMapping(input) {
const [left, rest] = input;
return ExprBinaryMapping(left, rest);
}
function ExprTailMapping(input) {
return input;
}
function ExprMapping(input) {
const [left, rest] = input;
return ExprBinaryMapping(left, rest);
}
function ExprReadonlyMapping(input) {
return AddImmutableDeferred(input[1]);
}
function ExprPipeMapping(input) {
return input[1];
}
function GenericTypeMapping(input) {
return Generic(input[0], input[2]);
}
function InferTypeMapping(input) {
return IsEqual(input.length, 4) ? Infer(input[1], input[3]) : IsEqual(input.length, 2) ? Infer(input[1], Unknown()) : mapping_Unreachable();
}
function TypeMapping(input) {
return input;
}
function PropertyKeyNumberMapping(input) {
return `${input}`;
}
function PropertyKeyIdentMapping(input) {
return input;
}
function PropertyKeyQuotedMapping(input) {
return input;
}
function PropertyKeyIndexMapping(input) {
return integer_IsInteger(input[3]) ? IntegerKey : number_IsNumber(input[3]) ? NumberKey : symbol_IsSymbol(input[3]) ? StringKey : string_IsString(input[3]) ? StringKey : mapping_Unreachable();
}
function PropertyKeyMapping(input) {
return input;
}
function ReadonlyMapping(input) {
return input.length > 0;
}
function OptionalMapping(input) {
return input.length > 0;
}
function PropertyMapping(input) {
const [isReadonly, key, isOptional, _colon, type] = input;
return { [key]: isReadonly && isOptional ? AddReadonlyDeferred(AddOptionalDeferred(type)) : isReadonly && !isOptional ? AddReadonlyDeferred(type) : !isReadonly && isOptional ? AddOptionalDeferred(type) : type };
}
function PropertyDelimiterMapping(input) {
return input;
}
function PropertyListMapping(input) {
return Delimited(input);
}
function PropertiesReduce(propertyList) {
return propertyList.reduce((result, left) => {
const isPatternProperties = HasPropertyKey(left, IntegerKey) || HasPropertyKey(left, NumberKey) || HasPropertyKey(left, StringKey);
return isPatternProperties ? [result[0], Assign(result[1], left)] : [Assign(result[0], left), result[1]];
}, [{}, {}]);
}
function PropertiesMapping(input) {
return PropertiesReduce(input[1]);
}
function _Object_Mapping(input) {
const [properties, patternProperties] = input;
const options = IsEqual(Keys(patternProperties).length, 0) ? {} : { patternProperties };
return _Object_(properties, options);
}
function ElementNamedMapping(input) {
return IsEqual(input.length, 5) ? AddReadonlyDeferred(AddOptionalDeferred(input[4])) : IsEqual(input.length, 3) ? input[2] : IsEqual(input.length, 4) ? IsEqual(input[2], "readonly") ? AddReadonlyDeferred(input[3]) : AddOptionalDeferred(input[3]) : mapping_Unreachable();
}
function ElementBaseMapping(input) {
if (!IsArray(input) || !IsEqual(input.length, 3)) return input;
const [isReadonly, type, isOptional] = input;
return isReadonly && isOptional ? AddReadonlyDeferred(AddOptionalDeferred(type)) : isReadonly && !isOptional ? AddReadonlyDeferred(type) : !isReadonly && isOptional ? AddOptionalDeferred(type) : type;
}
function ElementMapping(input) {
return IsEqual(input.length, 2) ? Rest(input[1]) : IsEqual(input.length, 1) ? input[0] : mapping_Unreachable();
}
function ElementListMapping(input) {
return Delimited(input);
}
function _Tuple_Mapping(input) {
return Tuple(input[1]);
}
function ParameterReadonlyOptionalMapping(input) {
return AddReadonlyDeferred(AddOptionalDeferred(input[4]));
}
function ParameterReadonlyMapping(input) {
return AddReadonlyDeferred(input[3]);
}
function ParameterOptionalMapping(input) {
return AddOptionalDeferred(input[3]);
}
function ParameterTypeMapping(input) {
return input[2];
}
function ParameterBaseMapping(input) {
return input;
}
function ParameterMapping(input) {
return IsEqual(input.length, 2) ? Rest(input[1]) : IsEqual(input.length, 1) ? input[0] : mapping_Unreachable();
}
function ParameterListMapping(input) {
return Delimited(input);
}
function _Function_Mapping(input) {
return _Function_(input[1], input[4]);
}
function _Constructor_Mapping(input) {
return Constructor(input[2], input[5]);
}
function ApplyReadonly(state, type) {
return IsEqual(state, "remove") ? RemoveReadonlyDeferred(type) : IsEqual(state, "add") ? AddReadonlyDeferred(type) : type;
}
function MappedReadonlyMapping(input) {
return IsEqual(input.length, 2) && IsEqual(input[0], "-") ? "remove" : IsEqual(input.length, 2) && IsEqual(input[0], "+") ? "add" : IsEqual(input.length, 1) ? "add" : "none";
}
function ApplyOptional(state, type) {
return IsEqual(state, "remove") ? RemoveOptionalDeferred(type) : IsEqual(state, "add") ? AddOptionalDeferred(type) : type;
}
function MappedOptionalMapping(input) {
return IsEqual(input.length, 2) && IsEqual(input[0], "-") ? "remove" : IsEqual(input.length, 2) && IsEqual(input[0], "+") ? "add" : IsEqual(input.length, 1) ? "add" : "none";
}
function MappedAsMapping(input) {
return IsEqual(input.length, 2) ? [input[1]] : [];
}
function _Mapped_Mapping(input) {
return IsArray(input[6]) && IsEqual(input[6].length, 1) ? MappedDeferred(Identifier(input[3]), input[5], input[6][0], ApplyReadonly(input[1], ApplyOptional(input[8], input[10]))) : MappedDeferred(Identifier(input[3]), input[5], Ref(input[3]), ApplyReadonly(input[1], ApplyOptional(input[8], input[10])));
}
function ReferenceMapping(input) {
return Ref(input);
}
function WithBigIntMapping(input) {
return BigInt(input);
}
function WithNumberMapping(input) {
return parseFloat(input);
}
function WithBooleanMapping(input) {
return IsEqual(input, "true");
}
function WithStringMapping(input) {
return input;
}
function WithNullMapping(input) {
return null;
}
function WithUndefinedMapping(input) {
return undefined;
}
function WithPropertyMapping(input) {
return { [input[0]]: input[2] };
}
function WithPropertyListMapping(input) {
return Delimited(input);
}
function WithObjectMappingReduce(propertyList) {
return propertyList.reduce((result, left) => {
return Assign(result, left);
}, {});
}
function WithObjectMapping(input) {
return WithObjectMappingReduce(input[1]);
}
function WithElementListMapping(input) {
return Delimited(input);
}
function WithArrayMapping(input) {
return input[1];
}
function WithValueMapping(input) {
return input;
}
function PatternBigIntMapping(input) {
return bigint_BigInt();
}
function PatternStringMapping(input) {
return string_String();
}
function PatternNumberMapping(input) {
return number_Number();
}
function PatternIntegerMapping(input) {
return Integer();
}
function PatternNeverMapping(input) {
return Never();
}
function PatternTextMapping(input) {
return Literal(input);
}
function PatternBaseMapping(input) {
return input;
}
function PatternGroupMapping(input) {
return Union(input[1]);
}
function PatternUnionMapping(input) {
return input.length === 3 ? [...input[0], ...input[2]] : input.length === 1 ? [...input[0]] : [];
}
function PatternTermMapping(input) {
return [input[0], ...input[1]];
}
function PatternBodyMapping(input) {
return input;
}
function PatternMapping(input) {
return input[1];
}
function InterfaceDeclarationHeritageListMapping(input) {
return Delimited(input);
}
function InterfaceDeclarationHeritageMapping(input) {
return IsEqual(input.length, 2) ? input[1] : [];
}
function InterfaceDeclarationGenericMapping(input) {
const parameters = input[2];
const heritage = input[3];
const [properties, patternProperties] = input[4];
const options = IsEqual(Keys(patternProperties).length, 0) ? {} : { patternProperties };
return { [input[1]]: Generic(parameters, InterfaceDeferred(heritage, properties, options)) };
}
function InterfaceDeclarationMapping(input) {
const heritage = input[2];
const [properties, patternProperties] = input[3];
const options = IsEqual(Keys(patternProperties).length, 0) ? {} : { patternProperties };
return { [input[1]]: InterfaceDeferred(heritage, properties, options) };
}
function TypeAliasDeclarationGenericMapping(input) {
return { [input[1]]: Generic(input[2], input[4]) };
}
function TypeAliasDeclarationMapping(input) {
return { [input[1]]: input[3] };
}
function ExportKeywordMapping(input) {
return null;
}
function ModuleDeclarationDelimiterMapping(input) {
return input;
}
function ModuleDeclarationListMapping(input) {
return Delimited(input);
}
function ModuleDeclarationMapping(input) {
return input[1];
}
function ModuleMapping(input) {
const [moduleDeclaration, moduleDeclarationList] = [input[0], input[1]];
return ModuleDeferred(Assign(moduleDeclaration, PropertiesReduce(moduleDeclarationList)[0]));
}
function ScriptMapping(input) {
return input;
}
;
function IsMatch(value) {
return IsEqual(value.length, 2);
}
function match_Match(input, ok, fail) {
return IsMatch(input) ? ok(input[0], input[1]) : fail();
}
;
function TakeVariant(variant, input) {
return IsEqual(input.indexOf(variant), 0) ? [variant, input.slice(variant.length)] : [];
}
function Take(variants, input) {
for (let i = 0; i < variants.length; i++) {
const result = TakeVariant(variants[i], input);
if (IsMatch(result)) return result;
}
return [];
}
;
function Range(start, end) {
return Array.from({ length: end - start + 1 }, (_, i) => String.fromCharCode(start + i));
}
const Alpha = [...Range(97, 122), ...Range(65, 90)];
const Zero = "0";
const NonZero = Range(49, 57);
const Digit = [Zero, ...NonZero];
const WhiteSpace = " ";
const NewLine = "\n";
const TabSpace = "	";
const UnderScore = "_";
const Dot = ".";
const DollarSign = "$";
const Hyphen = "-";
;
const LineComment = "//";
const OpenComment = "/*";
const CloseComment = "*/";
function DiscardMultilineComment(input) {
const index = input.indexOf(CloseComment);
const result = IsEqual(index, -1) ? "" : input.slice(index + 2);
return result;
}
function DiscardLineComment(input) {
const index = input.indexOf(NewLine);
const result = IsEqual(index, -1) ? "" : input.slice(index);
return result;
}
function TrimStartUntilNewline(input) {
return input.replace(/^[ \t\r\f\v]+/, "");
}
function TrimWhitespace(input) {
const trimmed = TrimStartUntilNewline(input);
return trimmed.startsWith(OpenComment) ? TrimWhitespace(DiscardMultilineComment(trimmed.slice(2))) : trimmed.startsWith(LineComment) ? TrimWhitespace(DiscardLineComment(trimmed.slice(2))) : trimmed;
}
function Trim(input) {
const trimmed = input.trimStart();
return trimmed.startsWith(OpenComment) ? Trim(DiscardMultilineComment(trimmed.slice(2))) : trimmed.startsWith(LineComment) ? Trim(DiscardLineComment(trimmed.slice(2))) : trimmed;
}
;
function optional_Optional(value, input) {
return match_Match(Take([value], input), (Optional, Rest) => [Optional, Rest], () => ["", input]);
}
;
function IsDiscard(discard, input) {
return discard.includes(input);
}
function Many(allowed, discard, input, result = "") {
return match_Match(Take(allowed, input), (Char, Rest) => IsDiscard(discard, Char) ? Many(allowed, discard, Rest, result) : Many(allowed, discard, Rest, `${result}${Char}`), () => [result, input]);
}
;
function TakeNonZero(input) {
return Take(NonZero, input);
}
const AllowedDigits = [...Digit, UnderScore];
function TakeDigits(input) {
return Many(AllowedDigits, [UnderScore], input);
}
function TakeUnsignedInteger(input) {
return match_Match(Take([Zero], input), (Zero, ZeroRest) => [Zero, ZeroRest], () => match_Match(TakeNonZero(input), (NonZero, NonZeroRest) => match_Match(TakeDigits(NonZeroRest), (Digits, DigitsRest) => [`${NonZero}${Digits}`, DigitsRest], () => []), () => []));
}
function UnsignedInteger(input) {
return TakeUnsignedInteger(Trim(input));
}
;
function TakeSign(input) {
return optional_Optional(Hyphen, input);
}
function TakeSignedInteger(input) {
return match_Match(TakeSign(input), (Sign, SignRest) => match_Match(UnsignedInteger(SignRest), (UnsignedInteger, UnsignedIntegerRest) => [`${Sign}${UnsignedInteger}`, UnsignedIntegerRest], () => []), () => []);
}
function integer_Integer(input) {
return TakeSignedInteger(Trim(input));
}
;
function TakeBigInt(input) {
return match_Match(integer_Integer(input), (Integer, IntegerRest) => match_Match(Take(["n"], IntegerRest), (_N, NRest) => [`${Integer}`, NRest], () => []), () => []);
}
function token_bigint_BigInt(input) {
return TakeBigInt(input);
}
;
function TakeConst(const_, input) {
return Take([const_], input);
}
function Const(const_, input) {
return IsEqual(const_, "") ? ["", input] : const_.startsWith(NewLine) ? TakeConst(const_, TrimWhitespace(input)) : const_.startsWith(WhiteSpace) ? TakeConst(const_, input) : TakeConst(const_, Trim(input));
}
;
const Initial = [
...Alpha,
UnderScore,
DollarSign
];
function TakeInitial(input) {
return Take(Initial, input);
}
const Remaining = [...Initial, ...Digit];
function TakeRemaining(input, result = "") {
return match_Match(Take(Remaining, input), (Remaining, RemainingRest) => TakeRemaining(RemainingRest, `${result}${Remaining}`), () => [result, input]);
}
function TakeIdent(input) {
return match_Match(TakeInitial(input), (Initial, InitialRest) => match_Match(TakeRemaining(InitialRest), (Remaining, RemainingRest) => [`${Initial}${Remaining}`, RemainingRest], () => []), () => []);
}
function Ident(input) {
return TakeIdent(Trim(input));
}
;
const unsigned_number_AllowedDigits = [...Digit, UnderScore];
function IsLeadingDot(input) {
return IsMatch(Take([Dot], input));
}
function TakeFractional(input) {
return match_Match(Many(unsigned_number_AllowedDigits, [UnderScore], input), (Digits, DigitsRest) => IsEqual(Digits, "") ? [] : [Digits, DigitsRest], () => []);
}
function LeadingDot(input) {
return match_Match(Take([Dot], input), (Dot, DotRest) => match_Match(TakeFractional(DotRest), (Fractional, FractionalRest) => [`0${Dot}${Fractional}`, FractionalRest], () => []), () => []);
}
function LeadingInteger(input) {
return match_Match(UnsignedInteger(input), (Integer, IntegerRest) => match_Match(Take([Dot], IntegerRest), (Dot, DotRest) => match_Match(TakeFractional(DotRest), (Fractional, FractionalRest) => [`${Integer}${Dot}${Fractional}`, FractionalRest], () => [`${Integer}`, DotRest]), () => [`${Integer}`, IntegerRest]), () => []);
}
function TakeUnsignedNumber(input) {
return IsLeadingDot(input) ? LeadingDot(input) : LeadingInteger(input);
}
function UnsignedNumber(input) {
return TakeUnsignedNumber(Trim(input));
}
;
function number_TakeSign(input) {
return optional_Optional(Hyphen, input);
}
function TakeSignedNumber(input) {
return match_Match(number_TakeSign(input), (Sign, SignRest) => match_Match(UnsignedNumber(SignRest), (UnsignedInteger, UnsignedIntegerRest) => [`${Sign}${UnsignedInteger}`, UnsignedIntegerRest], () => []), () => []);
}
function token_number_Number(input) {
return TakeSignedNumber(Trim(input));
}
;
function TakeOne(input) {
const result = IsEqual(input, "") ? [] : [input.slice(0, 1), input.slice(1)];
return result;
}
function IsInputMatchSentinal(end, input) {
return ShiftLeft(end, (left, right) => input.startsWith(left) ? true : IsInputMatchSentinal(right, input), () => false);
}
function Until(end, input, result = "") {
return match_Match(TakeOne(input), (One, Rest) => IsInputMatchSentinal(end, input) ? [result, input] : Until(end, Rest, `${result}${One}`), () => []);
}
;
function MultiLine(start, end, input) {
return match_Match(Take([start], input), (_, Rest) => match_Match(Until([end], Rest), (Until, UntilRest) => match_Match(Take([end], UntilRest), (_, Rest) => [`${Until}`, Rest], () => []), () => []), () => []);
}
function SingleLine(start, end, input) {
return match_Match(Take([start], input), (_, Rest) => match_Match(Until([NewLine, end], Rest), (Until, UntilRest) => match_Match(Take([end], UntilRest), (_, EndRest) => [`${Until}`, EndRest], () => []), () => []), () => []);
}
function Span(start, end, multiLine, input) {
return multiLine ? MultiLine(start, end, Trim(input)) : SingleLine(start, end, Trim(input));
}
;
function string_TakeInitial(quotes, input) {
return Take(quotes, input);
}
function TakeSpan(quote, input) {
return Span(quote, quote, false, input);
}
function TakeString(quotes, input) {
return match_Match(string_TakeInitial(quotes, input), (Initial, InitialRest) => TakeSpan(Initial, `${Initial}${InitialRest}`), () => []);
}
function token_string_String(quotes, input) {
return TakeString(quotes, Trim(input));
}
;
function Until_1(end, input) {
return match_Match(Until(end, input), (Until, UntilRest) => IsEqual(Until, "") ? [] : [Until, UntilRest], () => []);
}
;
;
const If = (result, left, right = () => []) => result.length === 2 ? left(result) : right();
const GenericParameterExtendsEquals = (input) => If(If(Ident(input), ([_0, input]) => If(Const("extends", input), ([_1, input]) => If(parser_Type(input), ([_2, input]) => If(Const("=", input), ([_3, input]) => If(parser_Type(input), ([_4, input]) => [[
_0,
_1,
_2,
_3,
_4
], input]))))), ([_0, input]) => [GenericParameterExtendsEqualsMapping(_0), input]);
const GenericParameterExtends = (input) => If(If(Ident(input), ([_0, input]) => If(Const("extends", input), ([_1, input]) => If(parser_Type(input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [GenericParameterExtendsMapping(_0), input]);
const GenericParameterEquals = (input) => If(If(Ident(input), ([_0, input]) => If(Const("=", input), ([_1, input]) => If(parser_Type(input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [GenericParameterEqualsMapping(_0), input]);
const GenericParameterIdentifier = (input) => If(Ident(input), ([_0, input]) => [GenericParameterIdentifierMapping(_0), input]);
const GenericParameter = (input) => If(If(GenericParameterExtendsEquals(input), ([_0, input]) => [_0, input], () => If(GenericParameterExtends(input), ([_0, input]) => [_0, input], () => If(GenericParameterEquals(input), ([_0, input]) => [_0, input], () => If(GenericParameterIdentifier(input), ([_0, input]) => [_0, input], () => [])))), ([_0, input]) => [GenericParameterMapping(_0), input]);
const GenericParameterList_0 = (input, result = []) => If(If(Const(",", input), ([_0, input]) => If(GenericParameter(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => GenericParameterList_0(input, [...result, _0]), () => [result, input]);
const GenericParameterList = (input) => If(If(If(GenericParameter(input), ([_0, input]) => If(GenericParameterList_0(input), ([_1, input]) => If(If(Const(",", input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [GenericParameterListMapping(_0), input]);
const GenericParameters = (input) => If(If(Const("<", input), ([_0, input]) => If(GenericParameterList(input), ([_1, input]) => If(Const(">", input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [GenericParametersMapping(_0), input]);
const GenericCallArgumentList_0 = (input, result = []) => If(If(Const(",", input), ([_0, input]) => If(parser_Type(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => GenericCallArgumentList_0(input, [...result, _0]), () => [result, input]);
const GenericCallArgumentList = (input) => If(If(If(parser_Type(input), ([_0, input]) => If(GenericCallArgumentList_0(input), ([_1, input]) => If(If(Const(",", input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [GenericCallArgumentListMapping(_0), input]);
const GenericCallArguments = (input) => If(If(Const("<", input), ([_0, input]) => If(GenericCallArgumentList(input), ([_1, input]) => If(Const(">", input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [GenericCallArgumentsMapping(_0), input]);
const GenericCall = (input) => If(If(Ident(input), ([_0, input]) => If(GenericCallArguments(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [GenericCallMapping(_0), input]);
const OptionalSemiColon = (input) => If(If(If(Const(";", input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [OptionalSemiColonMapping(_0), input]);
const KeywordString = (input) => If(Const("string", input), ([_0, input]) => [KeywordStringMapping(_0), input]);
const KeywordNumber = (input) => If(Const("number", input), ([_0, input]) => [KeywordNumberMapping(_0), input]);
const KeywordBoolean = (input) => If(Const("boolean", input), ([_0, input]) => [KeywordBooleanMapping(_0), input]);
const KeywordUndefined = (input) => If(Const("undefined", input), ([_0, input]) => [KeywordUndefinedMapping(_0), input]);
const KeywordNull = (input) => If(Const("null", input), ([_0, input]) => [KeywordNullMapping(_0), input]);
const KeywordInteger = (input) => If(Const("integer", input), ([_0, input]) => [KeywordIntegerMapping(_0), input]);
const KeywordBigInt = (input) => If(Const("bigint", input), ([_0, input]) => [KeywordBigIntMapping(_0), input]);
const KeywordUnknown = (input) => If(Const("unknown", input), ([_0, input]) => [KeywordUnknownMapping(_0), input]);
const KeywordAny = (input) => If(Const("any", input), ([_0, input]) => [KeywordAnyMapping(_0), input]);
const KeywordObject = (input) => If(Const("object", input), ([_0, input]) => [KeywordObjectMapping(_0), input]);
const KeywordNever = (input) => If(Const("never", input), ([_0, input]) => [KeywordNeverMapping(_0), input]);
const KeywordSymbol = (input) => If(Const("symbol", input), ([_0, input]) => [KeywordSymbolMapping(_0), input]);
const KeywordVoid = (input) => If(Const("void", input), ([_0, input]) => [KeywordVoidMapping(_0), input]);
const KeywordThis = (input) => If(Const("this", input), ([_0, input]) => [KeywordThisMapping(_0), input]);
const TemplateInterpolate = (input) => If(If(Const("${", input), ([_0, input]) => If(parser_Type(input), ([_1, input]) => If(Const("}", input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [TemplateInterpolateMapping(_0), input]);
const TemplateSpan = (input) => If(Until(["${", "`"], input), ([_0, input]) => [TemplateSpanMapping(_0), input]);
const TemplateBody = (input) => If(If(If(TemplateSpan(input), ([_0, input]) => If(TemplateInterpolate(input), ([_1, input]) => If(TemplateBody(input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If(If(TemplateSpan(input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => If(If(TemplateSpan(input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => []))), ([_0, input]) => [TemplateBodyMapping(_0), input]);
const TemplateLiteralTypes = (input) => If(If(Const("`", input), ([_0, input]) => If(TemplateBody(input), ([_1, input]) => If(Const("`", input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [TemplateLiteralTypesMapping(_0), input]);
const TemplateLiteral = (input) => If(TemplateLiteralTypes(input), ([_0, input]) => [TemplateLiteralMapping(_0), input]);
const parser_Dependent = (input) => If(If(If(Const("if", input), ([_0, input]) => If(parser_Type(input), ([_1, input]) => If(Const("then", input), ([_2, input]) => If(parser_Type(input), ([_3, input]) => If(Const("else", input), ([_4, input]) => If(parser_Type(input), ([_5, input]) => [[
_0,
_1,
_2,
_3,
_4,
_5
], input])))))), ([_0, input]) => [_0, input], () => If(If(Const("if", input), ([_0, input]) => If(parser_Type(input), ([_1, input]) => If(Const("then", input), ([_2, input]) => If(parser_Type(input), ([_3, input]) => [[
_0,
_1,
_2,
_3
], input])))), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [DependentMapping(_0), input]);
const LiteralBigInt = (input) => If(token_bigint_BigInt(input), ([_0, input]) => [LiteralBigIntMapping(_0), input]);
const LiteralBoolean = (input) => If(If(Const("true", input), ([_0, input]) => [_0, input], () => If(Const("false", input), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [LiteralBooleanMapping(_0), input]);
const LiteralNumber = (input) => If(token_number_Number(input), ([_0, input]) => [LiteralNumberMapping(_0), input]);
const LiteralString = (input) => If(token_string_String(["'", "\""], input), ([_0, input]) => [LiteralStringMapping(_0), input]);
const KeyOf = (input) => If(If(If(Const("keyof", input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [KeyOfMapping(_0), input]);
const IndexArray_0 = (input, result = []) => If(If(If(Const("[", input), ([_0, input]) => If(parser_Type(input), ([_1, input]) => If(Const("]", input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If(If(Const("[", input), ([_0, input]) => If(Const("]", input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => IndexArray_0(input, [...result, _0]), () => [result, input]);
const IndexArray = (input) => If(IndexArray_0(input), ([_0, input]) => [IndexArrayMapping(_0), input]);
const Extends = (input) => If(If(If(Const("extends", input), ([_0, input]) => If(parser_Type(input), ([_1, input]) => If(Const("?", input), ([_2, input]) => If(parser_Type(input), ([_3, input]) => If(Const(":", input), ([_4, input]) => If(parser_Type(input), ([_5, input]) => [[
_0,
_1,
_2,
_3,
_4,
_5
], input])))))), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [ExtendsMapping(_0), input]);
const Base = (input) => If(If(If(Const("(", input), ([_0, input]) => If(parser_Type(input), ([_1, input]) => If(Const(")", input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If(KeywordString(input), ([_0, input]) => [_0, input], () => If(KeywordNumber(input), ([_0, input]) => [_0, input], () => If(KeywordBoolean(input), ([_0, input]) => [_0, input], () => If(KeywordUndefined(input), ([_0, input]) => [_0, input], () => If(KeywordNull(input), ([_0, input]) => [_0, input], () => If(KeywordInteger(input), ([_0, input]) => [_0, input], () => If(KeywordBigInt(input), ([_0, input]) => [_0, input], () => If(KeywordUnknown(input), ([_0, input]) => [_0, input], () => If(KeywordAny(input), ([_0, input]) => [_0, input], () => If(KeywordObject(input), ([_0, input]) => [_0, input], () => If(KeywordNever(input), ([_0, input]) => [_0, input], () => If(KeywordSymbol(input), ([_0, input]) => [_0, input], () => If(KeywordVoid(input), ([_0, input]) => [_0, input], () => If(KeywordThis(input), ([_0, input]) => [_0, input], () => If(LiteralBigInt(input), ([_0, input]) => [_0, input], () => If(LiteralBoolean(input), ([_0, input]) => [_0, input], () => If(LiteralNumber(input), ([_0, input]) => [_0, input], () => If(LiteralString(input), ([_0, input]) => [_0, input], () => If(TemplateLiteral(input), ([_0, input]) => [_0, input], () => If(parser_Dependent(input), ([_0, input]) => [_0, input], () => If(parser_Object_(input), ([_0, input]) => [_0, input], () => If(_Tuple_(input), ([_0, input]) => [_0, input], () => If(_Constructor_(input), ([_0, input]) => [_0, input], () => If(parser_Function_(input), ([_0, input]) => [_0, input], () => If(_Mapped_(input), ([_0, input]) => [_0, input], () => If(GenericCall(input), ([_0, input]) => [_0, input], () => If(Reference(input), ([_0, input]) => [_0, input], () => [])))))))))))))))))))))))))))), ([_0, input]) => [BaseMapping(_0), input]);
const With = (input) => If(If(If(Const("with", input), ([_0, input]) => If(WithObject(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [WithMapping(_0), input]);
const Factor = (input) => If(If(KeyOf(input), ([_0, input]) => If(Base(input), ([_1, input]) => If(IndexArray(input), ([_2, input]) => If(Extends(input), ([_3, input]) => If(With(input), ([_4, input]) => [[
_0,
_1,
_2,
_3,
_4
], input]))))), ([_0, input]) => [FactorMapping(_0), input]);
const ExprTermTail = (input) => If(If(If(Const("&", input), ([_0, input]) => If(Factor(input), ([_1, input]) => If(ExprTermTail(input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [ExprTermTailMapping(_0), input]);
const ExprTerm = (input) => If(If(Factor(input), ([_0, input]) => If(ExprTermTail(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [ExprTermMapping(_0), input]);
const ExprTail = (input) => If(If(If(Const("|", input), ([_0, input]) => If(ExprTerm(input), ([_1, input]) => If(ExprTail(input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [ExprTailMapping(_0), input]);
const Expr = (input) => If(If(ExprTerm(input), ([_0, input]) => If(ExprTail(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [ExprMapping(_0), input]);
const ExprReadonly = (input) => If(If(Const("readonly", input), ([_0, input]) => If(Expr(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [ExprReadonlyMapping(_0), input]);
const ExprPipe = (input) => If(If(Const("|", input), ([_0, input]) => If(Expr(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [ExprPipeMapping(_0), input]);
const GenericType = (input) => If(If(GenericParameters(input), ([_0, input]) => If(Const("=", input), ([_1, input]) => If(parser_Type(input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [GenericTypeMapping(_0), input]);
const InferType = (input) => If(If(If(Const("infer", input), ([_0, input]) => If(Ident(input), ([_1, input]) => If(Const("extends", input), ([_2, input]) => If(Expr(input), ([_3, input]) => [[
_0,
_1,
_2,
_3
], input])))), ([_0, input]) => [_0, input], () => If(If(Const("infer", input), ([_0, input]) => If(Ident(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [InferTypeMapping(_0), input]);
const parser_Type = (input) => If(If(InferType(input), ([_0, input]) => [_0, input], () => If(ExprPipe(input), ([_0, input]) => [_0, input], () => If(ExprReadonly(input), ([_0, input]) => [_0, input], () => If(Expr(input), ([_0, input]) => [_0, input], () => [])))), ([_0, input]) => [TypeMapping(_0), input]);
const PropertyKeyNumber = (input) => If(token_number_Number(input), ([_0, input]) => [PropertyKeyNumberMapping(_0), input]);
const PropertyKeyIdent = (input) => If(Ident(input), ([_0, input]) => [PropertyKeyIdentMapping(_0), input]);
const PropertyKeyQuoted = (input) => If(token_string_String(["'", "\""], input), ([_0, input]) => [PropertyKeyQuotedMapping(_0), input]);
const PropertyKeyIndex = (input) => If(If(Const("[", input), ([_0, input]) => If(Ident(input), ([_1, input]) => If(Const(":", input), ([_2, input]) => If(If(KeywordInteger(input), ([_0, input]) => [_0, input], () => If(KeywordNumber(input), ([_0, input]) => [_0, input], () => If(KeywordString(input), ([_0, input]) => [_0, input], () => If(KeywordSymbol(input), ([_0, input]) => [_0, input], () => [])))), ([_3, input]) => If(Const("]", input), ([_4, input]) => [[
_0,
_1,
_2,
_3,
_4
], input]))))), ([_0, input]) => [PropertyKeyIndexMapping(_0), input]);
const PropertyKey = (input) => If(If(PropertyKeyNumber(input), ([_0, input]) => [_0, input], () => If(PropertyKeyIdent(input), ([_0, input]) => [_0, input], () => If(PropertyKeyQuoted(input), ([_0, input]) => [_0, input], () => If(PropertyKeyIndex(input), ([_0, input]) => [_0, input], () => [])))), ([_0, input]) => [PropertyKeyMapping(_0), input]);
const parser_Readonly = (input) => If(If(If(Const("readonly", input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [ReadonlyMapping(_0), input]);
const parser_Optional = (input) => If(If(If(Const("?", input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [OptionalMapping(_0), input]);
const Property = (input) => If(If(parser_Readonly(input), ([_0, input]) => If(PropertyKey(input), ([_1, input]) => If(parser_Optional(input), ([_2, input]) => If(Const(":", input), ([_3, input]) => If(parser_Type(input), ([_4, input]) => [[
_0,
_1,
_2,
_3,
_4
], input]))))), ([_0, input]) => [PropertyMapping(_0), input]);
const PropertyDelimiter = (input) => If(If(If(Const(",", input), ([_0, input]) => If(Const("\n", input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => If(If(Const(";", input), ([_0, input]) => If(Const("\n", input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => If(If(Const(",", input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => If(If(Const(";", input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => If(If(Const("\n", input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => []))))), ([_0, input]) => [PropertyDelimiterMapping(_0), input]);
const PropertyList_0 = (input, result = []) => If(If(PropertyDelimiter(input), ([_0, input]) => If(Property(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => PropertyList_0(input, [...result, _0]), () => [result, input]);
const PropertyList = (input) => If(If(If(Property(input), ([_0, input]) => If(PropertyList_0(input), ([_1, input]) => If(If(PropertyDelimiter(input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [PropertyListMapping(_0), input]);
const Properties = (input) => If(If(Const("{", input), ([_0, input]) => If(PropertyList(input), ([_1, input]) => If(Const("}", input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [PropertiesMapping(_0), input]);
const parser_Object_ = (input) => If(Properties(input), ([_0, input]) => [_Object_Mapping(_0), input]);
const ElementNamed = (input) => If(If(If(Ident(input), ([_0, input]) => If(Const("?", input), ([_1, input]) => If(Const(":", input), ([_2, input]) => If(Const("readonly", input), ([_3, input]) => If(parser_Type(input), ([_4, input]) => [[
_0,
_1,
_2,
_3,
_4
], input]))))), ([_0, input]) => [_0, input], () => If(If(Ident(input), ([_0, input]) => If(Const(":", input), ([_1, input]) => If(Const("readonly", input), ([_2, input]) => If(parser_Type(input), ([_3, input]) => [[
_0,
_1,
_2,
_3
], input])))), ([_0, input]) => [_0, input], () => If(If(Ident(input), ([_0, input]) => If(Const("?", input), ([_1, input]) => If(Const(":", input), ([_2, input]) => If(parser_Type(input), ([_3, input]) => [[
_0,
_1,
_2,
_3
], input])))), ([_0, input]) => [_0, input], () => If(If(Ident(input), ([_0, input]) => If(Const(":", input), ([_1, input]) => If(parser_Type(input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => [])))), ([_0, input]) => [ElementNamedMapping(_0), input]);
const ElementBase = (input) => If(If(ElementNamed(input), ([_0, input]) => [_0, input], () => If(If(parser_Readonly(input), ([_0, input]) => If(parser_Type(input), ([_1, input]) => If(parser_Optional(input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [ElementBaseMapping(_0), input]);
const Element = (input) => If(If(If(Const("...", input), ([_0, input]) => If(ElementBase(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => If(If(ElementBase(input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [ElementMapping(_0), input]);
const ElementList_0 = (input, result = []) => If(If(Const(",", input), ([_0, input]) => If(Element(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => ElementList_0(input, [...result, _0]), () => [result, input]);
const ElementList = (input) => If(If(If(Element(input), ([_0, input]) => If(ElementList_0(input), ([_1, input]) => If(If(Const(",", input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [ElementListMapping(_0), input]);
const _Tuple_ = (input) => If(If(Const("[", input), ([_0, input]) => If(ElementList(input), ([_1, input]) => If(Const("]", input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_Tuple_Mapping(_0), input]);
const ParameterReadonlyOptional = (input) => If(If(Ident(input), ([_0, input]) => If(Const("?", input), ([_1, input]) => If(Const(":", input), ([_2, input]) => If(Const("readonly", input), ([_3, input]) => If(parser_Type(input), ([_4, input]) => [[
_0,
_1,
_2,
_3,
_4
], input]))))), ([_0, input]) => [ParameterReadonlyOptionalMapping(_0), input]);
const ParameterReadonly = (input) => If(If(Ident(input), ([_0, input]) => If(Const(":", input), ([_1, input]) => If(Const("readonly", input), ([_2, input]) => If(parser_Type(input), ([_3, input]) => [[
_0,
_1,
_2,
_3
], input])))), ([_0, input]) => [ParameterReadonlyMapping(_0), input]);
const ParameterOptional = (input) => If(If(Ident(input), ([_0, input]) => If(Const("?", input), ([_1, input]) => If(Const(":", input), ([_2, input]) => If(parser_Type(input), ([_3, input]) => [[
_0,
_1,
_2,
_3
], input])))), ([_0, input]) => [ParameterOptionalMapping(_0), input]);
const ParameterType = (input) => If(If(Ident(input), ([_0, input]) => If(Const(":", input), ([_1, input]) => If(parser_Type(input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [ParameterTypeMapping(_0), input]);
const ParameterBase = (input) => If(If(ParameterReadonlyOptional(input), ([_0, input]) => [_0, input], () => If(ParameterReadonly(input), ([_0, input]) => [_0, input], () => If(ParameterOptional(input), ([_0, input]) => [_0, input], () => If(ParameterType(input), ([_0, input]) => [_0, input], () => [])))), ([_0, input]) => [ParameterBaseMapping(_0), input]);
const parser_Parameter = (input) => If(If(If(Const("...", input), ([_0, input]) => If(ParameterBase(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => If(If(ParameterBase(input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [ParameterMapping(_0), input]);
const ParameterList_0 = (input, result = []) => If(If(Const(",", input), ([_0, input]) => If(parser_Parameter(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => ParameterList_0(input, [...result, _0]), () => [result, input]);
const ParameterList = (input) => If(If(If(parser_Parameter(input), ([_0, input]) => If(ParameterList_0(input), ([_1, input]) => If(If(Const(",", input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [ParameterListMapping(_0), input]);
const parser_Function_ = (input) => If(If(Const("(", input), ([_0, input]) => If(ParameterList(input), ([_1, input]) => If(Const(")", input), ([_2, input]) => If(Const("=>", input), ([_3, input]) => If(parser_Type(input), ([_4, input]) => [[
_0,
_1,
_2,
_3,
_4
], input]))))), ([_0, input]) => [_Function_Mapping(_0), input]);
const _Constructor_ = (input) => If(If(Const("new", input), ([_0, input]) => If(Const("(", input), ([_1, input]) => If(ParameterList(input), ([_2, input]) => If(Const(")", input), ([_3, input]) => If(Const("=>", input), ([_4, input]) => If(parser_Type(input), ([_5, input]) => [[
_0,
_1,
_2,
_3,
_4,
_5
], input])))))), ([_0, input]) => [_Constructor_Mapping(_0), input]);
const MappedReadonly = (input) => If(If(If(Const("+", input), ([_0, input]) => If(Const("readonly", input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => If(If(Const("-", input), ([_0, input]) => If(Const("readonly", input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => If(If(Const("readonly", input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])))), ([_0, input]) => [MappedReadonlyMapping(_0), input]);
const MappedOptional = (input) => If(If(If(Const("+", input), ([_0, input]) => If(Const("?", input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => If(If(Const("-", input), ([_0, input]) => If(Const("?", input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => If(If(Const("?", input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])))), ([_0, input]) => [MappedOptionalMapping(_0), input]);
const MappedAs = (input) => If(If(If(Const("as", input), ([_0, input]) => If(parser_Type(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [MappedAsMapping(_0), input]);
const _Mapped_ = (input) => If(If(Const("{", input), ([_0, input]) => If(MappedReadonly(input), ([_1, input]) => If(Const("[", input), ([_2, input]) => If(Ident(input), ([_3, input]) => If(Const("in", input), ([_4, input]) => If(parser_Type(input), ([_5, input]) => If(MappedAs(input), ([_6, input]) => If(Const("]", input), ([_7, input]) => If(MappedOptional(input), ([_8, input]) => If(Const(":", input), ([_9, input]) => If(parser_Type(input), ([_10, input]) => If(OptionalSemiColon(input), ([_11, input]) => If(Const("}", input), ([_12, input]) => [[
_0,
_1,
_2,
_3,
_4,
_5,
_6,
_7,
_8,
_9,
_10,
_11,
_12
], input]))))))))))))), ([_0, input]) => [_Mapped_Mapping(_0), input]);
const Reference = (input) => If(Ident(input), ([_0, input]) => [ReferenceMapping(_0), input]);
const WithBigInt = (input) => If(token_bigint_BigInt(input), ([_0, input]) => [WithBigIntMapping(_0), input]);
const WithNumber = (input) => If(token_number_Number(input), ([_0, input]) => [WithNumberMapping(_0), input]);
const WithBoolean = (input) => If(If(Const("true", input), ([_0, input]) => [_0, input], () => If(Const("false", input), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [WithBooleanMapping(_0), input]);
const WithString = (input) => If(token_string_String(["\"", "'"], input), ([_0, input]) => [WithStringMapping(_0), input]);
const WithNull = (input) => If(Const("null", input), ([_0, input]) => [WithNullMapping(_0), input]);
const WithUndefined = (input) => If(Const("undefined", input), ([_0, input]) => [WithUndefinedMapping(_0), input]);
const WithProperty = (input) => If(If(PropertyKey(input), ([_0, input]) => If(Const(":", input), ([_1, input]) => If(WithValue(input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [WithPropertyMapping(_0), input]);
const WithPropertyList_0 = (input, result = []) => If(If(PropertyDelimiter(input), ([_0, input]) => If(WithProperty(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => WithPropertyList_0(input, [...result, _0]), () => [result, input]);
const WithPropertyList = (input) => If(If(If(WithProperty(input), ([_0, input]) => If(WithPropertyList_0(input), ([_1, input]) => If(If(PropertyDelimiter(input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [WithPropertyListMapping(_0), input]);
const WithObject = (input) => If(If(Const("{", input), ([_0, input]) => If(WithPropertyList(input), ([_1, input]) => If(Const("}", input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [WithObjectMapping(_0), input]);
const WithElementList_0 = (input, result = []) => If(If(Const(",", input), ([_0, input]) => If(WithValue(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => WithElementList_0(input, [...result, _0]), () => [result, input]);
const WithElementList = (input) => If(If(If(WithValue(input), ([_0, input]) => If(WithElementList_0(input), ([_1, input]) => If(If(Const(",", input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [WithElementListMapping(_0), input]);
const WithArray = (input) => If(If(Const("[", input), ([_0, input]) => If(WithElementList(input), ([_1, input]) => If(Const("]", input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [WithArrayMapping(_0), input]);
const WithValue = (input) => If(If(WithBigInt(input), ([_0, input]) => [_0, input], () => If(WithNumber(input), ([_0, input]) => [_0, input], () => If(WithBoolean(input), ([_0, input]) => [_0, input], () => If(WithString(input), ([_0, input]) => [_0, input], () => If(WithNull(input), ([_0, input]) => [_0, input], () => If(WithUndefined(input), ([_0, input]) => [_0, input], () => If(WithObject(input), ([_0, input]) => [_0, input], () => If(WithArray(input), ([_0, input]) => [_0, input], () => [])))))))), ([_0, input]) => [WithValueMapping(_0), input]);
const PatternBigInt = (input) => If(Const("-?(?:0|[1-9][0-9]*)n", input), ([_0, input]) => [PatternBigIntMapping(_0), input]);
const PatternString = (input) => If(Const(".*", input), ([_0, input]) => [PatternStringMapping(_0), input]);
const PatternNumber = (input) => If(Const("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?", input), ([_0, input]) => [PatternNumberMapping(_0), input]);
const PatternInteger = (input) => If(Const("-?(?:0|[1-9][0-9]*)", input), ([_0, input]) => [PatternIntegerMapping(_0), input]);
const PatternNever = (input) => If(Const("(?!)", input), ([_0, input]) => [PatternNeverMapping(_0), input]);
const PatternText = (input) => If(Until_1([
"-?(?:0|[1-9][0-9]*)n",
".*",
"-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?",
"-?(?:0|[1-9][0-9]*)",
"(?!)",
"(",
")",
"$",
"|"
], input), ([_0, input]) => [PatternTextMapping(_0), input]);
const PatternBase = (input) => If(If(PatternBigInt(input), ([_0, input]) => [_0, input], () => If(PatternString(input), ([_0, input]) => [_0, input], () => If(PatternNumber(input), ([_0, input]) => [_0, input], () => If(PatternInteger(input), ([_0, input]) => [_0, input], () => If(PatternNever(input), ([_0, input]) => [_0, input], () => If(PatternGroup(input), ([_0, input]) => [_0, input], () => If(PatternText(input), ([_0, input]) => [_0, input], () => []))))))), ([_0, input]) => [PatternBaseMapping(_0), input]);
const PatternGroup = (input) => If(If(Const("(", input), ([_0, input]) => If(PatternBody(input), ([_1, input]) => If(Const(")", input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [PatternGroupMapping(_0), input]);
const PatternUnion = (input) => If(If(If(PatternTerm(input), ([_0, input]) => If(Const("|", input), ([_1, input]) => If(PatternUnion(input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If(If(PatternTerm(input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => []))), ([_0, input]) => [PatternUnionMapping(_0), input]);
const PatternTerm = (input) => If(If(PatternBase(input), ([_0, input]) => If(PatternBody(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [PatternTermMapping(_0), input]);
const PatternBody = (input) => If(If(PatternUnion(input), ([_0, input]) => [_0, input], () => If(PatternTerm(input), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [PatternBodyMapping(_0), input]);
const Pattern = (input) => If(If(Const("^", input), ([_0, input]) => If(PatternBody(input), ([_1, input]) => If(Const("$", input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [PatternMapping(_0), input]);
const InterfaceDeclarationHeritageList_0 = (input, result = []) => If(If(Const(",", input), ([_0, input]) => If(parser_Type(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => InterfaceDeclarationHeritageList_0(input, [...result, _0]), () => [result, input]);
const InterfaceDeclarationHeritageList = (input) => If(If(If(parser_Type(input), ([_0, input]) => If(InterfaceDeclarationHeritageList_0(input), ([_1, input]) => If(If(Const(",", input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [InterfaceDeclarationHeritageListMapping(_0), input]);
const InterfaceDeclarationHeritage = (input) => If(If(If(Const("extends", input), ([_0, input]) => If(InterfaceDeclarationHeritageList(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [InterfaceDeclarationHeritageMapping(_0), input]);
const InterfaceDeclarationGeneric = (input) => If(If(Const("interface", input), ([_0, input]) => If(Ident(input), ([_1, input]) => If(GenericParameters(input), ([_2, input]) => If(InterfaceDeclarationHeritage(input), ([_3, input]) => If(Properties(input), ([_4, input]) => [[
_0,
_1,
_2,
_3,
_4
], input]))))), ([_0, input]) => [InterfaceDeclarationGenericMapping(_0), input]);
const InterfaceDeclaration = (input) => If(If(Const("interface", input), ([_0, input]) => If(Ident(input), ([_1, input]) => If(InterfaceDeclarationHeritage(input), ([_2, input]) => If(Properties(input), ([_3, input]) => [[
_0,
_1,
_2,
_3
], input])))), ([_0, input]) => [InterfaceDeclarationMapping(_0), input]);
const TypeAliasDeclarationGeneric = (input) => If(If(Const("type", input), ([_0, input]) => If(Ident(input), ([_1, input]) => If(GenericParameters(input), ([_2, input]) => If(Const("=", input), ([_3, input]) => If(parser_Type(input), ([_4, input]) => [[
_0,
_1,
_2,
_3,
_4
], input]))))), ([_0, input]) => [TypeAliasDeclarationGenericMapping(_0), input]);
const TypeAliasDeclaration = (input) => If(If(Const("type", input), ([_0, input]) => If(Ident(input), ([_1, input]) => If(Const("=", input), ([_2, input]) => If(parser_Type(input), ([_3, input]) => [[
_0,
_1,
_2,
_3
], input])))), ([_0, input]) => [TypeAliasDeclarationMapping(_0), input]);
const ExportKeyword = (input) => If(If(If(Const("export", input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [ExportKeywordMapping(_0), input]);
const ModuleDeclarationDelimiter = (input) => If(If(If(Const(";", input), ([_0, input]) => If(Const("\n", input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => If(If(Const(";", input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => If(If(Const("\n", input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => []))), ([_0, input]) => [ModuleDeclarationDelimiterMapping(_0), input]);
const ModuleDeclarationList_0 = (input, result = []) => If(If(ModuleDeclarationDelimiter(input), ([_0, input]) => If(ModuleDeclaration(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => ModuleDeclarationList_0(input, [...result, _0]), () => [result, input]);
const ModuleDeclarationList = (input) => If(If(If(ModuleDeclaration(input), ([_0, input]) => If(ModuleDeclarationList_0(input), ([_1, input]) => If(If(ModuleDeclarationDelimiter(input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [_0, input], () => If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [ModuleDeclarationListMapping(_0), input]);
const ModuleDeclaration = (input) => If(If(ExportKeyword(input), ([_0, input]) => If(If(InterfaceDeclarationGeneric(input), ([_0, input]) => [_0, input], () => If(InterfaceDeclaration(input), ([_0, input]) => [_0, input], () => If(TypeAliasDeclarationGeneric(input), ([_0, input]) => [_0, input], () => If(TypeAliasDeclaration(input), ([_0, input]) => [_0, input], () => [])))), ([_1, input]) => If(OptionalSemiColon(input), ([_2, input]) => [[
_0,
_1,
_2
], input]))), ([_0, input]) => [ModuleDeclarationMapping(_0), input]);
const Module = (input) => If(If(ModuleDeclaration(input), ([_0, input]) => If(ModuleDeclarationList(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [ModuleMapping(_0), input]);
const Script = (input) => If(If(Module(input), ([_0, input]) => [_0, input], () => If(GenericType(input), ([_0, input]) => [_0, input], () => If(parser_Type(input), ([_0, input]) => [_0, input], () => []))), ([_0, input]) => [ScriptMapping(_0), input]);
;
function ParseTemplateIntoTypes(template) {
const parsed = TemplateLiteralTypes(`\`${template}\``);
const result = IsEqual(parsed.length, 2) ? parsed[0] : unreachable_Unreachable();
return result;
}
;
function JoinString(input) {
return input.join("|");
}
function UnwrapTemplateLiteralPattern(pattern) {
return pattern.slice(1, pattern.length - 1);
}
function EncodeLiteral(value, right, pattern) {
return EncodeTypes(right, `${pattern}${value}`);
}
function EncodeBigInt(right, pattern) {
return EncodeTypes(right, `${pattern}${BigIntPattern}`);
}
function EncodeInteger(right, pattern) {
return EncodeTypes(right, `${pattern}${IntegerPattern}`);
}
function EncodeNumber(right, pattern) {
return EncodeTypes(right, `${pattern}${NumberPattern}`);
}
function EncodeBoolean(right, pattern) {
return EncodeType(Union([Literal("false"), Literal("true")]), right, pattern);
}
function EncodeString(right, pattern) {
return EncodeTypes(right, `${pattern}${StringPattern}`);
}
function EncodeTemplateLiteral(templatePattern, right, pattern) {
return EncodeTypes(right, `${pattern}${UnwrapTemplateLiteralPattern(templatePattern)}`);
}
function EncodeTemplateLiteralDeferred(types, right, pattern) {
const templateLiteral = TemplateLiteralAction(types, {});
const result = EncodeType(templateLiteral, right, pattern);
return result;
}
function EncodeEnum(values, right, pattern) {
const evaluated = EvaluateEnum(values);
return EncodeType(evaluated, right, pattern);
}
function EncodeUnion(types, right, pattern, result = []) {
return ShiftLeft(types, (head, tail) => EncodeUnion(tail, right, pattern, [...result, EncodeType(head, [], "")]), () => EncodeTypes(right, `${pattern}(${JoinString(result)})`));
}
function EncodeType(type, right, pattern) {
return IsEnum(type) ? EncodeEnum(type.enum, right, pattern) : integer_IsInteger(type) ? EncodeInteger(right, pattern) : IsLiteral(type) ? EncodeLiteral(type.const, right, pattern) : bigint_IsBigInt(type) ? EncodeBigInt(right, pattern) : boolean_IsBoolean(type) ? EncodeBoolean(right, pattern) : number_IsNumber(type) ? EncodeNumber(right, pattern) : string_IsString(type) ? EncodeString(right, pattern) : IsTemplateLiteral(type) ? EncodeTemplateLiteral(type.pattern, right, pattern) : IsTemplateLiteralDeferred(type) ? EncodeTemplateLiteralDeferred(type.parameters[0], right, pattern) : IsUnion(type) ? EncodeUnion(type.anyOf, right, pattern) : NeverPattern;
}
function EncodeTypes(types, pattern) {
return ShiftLeft(types, (left, right) => EncodeType(left, right, pattern), () => pattern);
}
function EncodePattern(types) {
const encoded = EncodeTypes(types, "");
const result = `^${encoded}$`;
return result;
}
function TemplateLiteralEncode(types) {
const pattern = EncodePattern(types);
const result = TemplateLiteralCreate(pattern);
return result;
}
;
function TemplateLiteralAction(types, options) {
const result = CanInstantiate(types) ? Update(TemplateLiteralEncode(types), {}, options) : TemplateLiteralDeferred(types, options);
return result;
}
function TemplateLiteralInstantiate(context, state, types, options) {
const instantiatedTypes = InstantiateTypes(context, state, types);
return TemplateLiteralAction(instantiatedTypes, options);
}
;
function TemplateLiteralDeferred(types, options = {}) {
return deferred_Deferred("TemplateLiteral", [types], options);
}
function IsTemplateLiteralDeferred(value) {
return IsSchema(value) && HasPropertyKey(value, "action") && IsEqual(value.action, "TemplateLiteral");
}
function TemplateLiteralFromTypes(types) {
return TemplateLiteralAction(types, {});
}
function TemplateLiteralFromString(template) {
const types = ParseTemplateIntoTypes(template);
return TemplateLiteralFromTypes(types);
}
function template_literal_TemplateLiteral(input, options = {}) {
const type = IsString(input) ? TemplateLiteralFromString(input) : TemplateLiteralFromTypes(input);
return Update(type, {}, options);
}
function IsTemplateLiteral(value) {
return IsKind(value, "TemplateLiteral");
}
;
function ExtendsUnion(inferred) {
return Create({ ["~kind"]: "ExtendsUnion" }, { inferred });
}
function IsExtendsUnion(value) {
return IsObject(value) && HasPropertyKey(value, "~kind") && HasPropertyKey(value, "inferred") && IsEqual(value["~kind"], "ExtendsUnion") && IsObject(value.inferred);
}
function ExtendsTrue(inferred) {
return Create({ ["~kind"]: "ExtendsTrue" }, { inferred });
}
function IsExtendsTrue(value) {
return IsObject(value) && HasPropertyKey(value, "~kind") && HasPropertyKey(value, "inferred") && IsEqual(value["~kind"], "ExtendsTrue") && IsObject(value.inferred);
}
function ExtendsFalse() {
return Create({ ["~kind"]: "ExtendsFalse" }, {});
}
function IsExtendsFalse(value) {
return IsObject(value) && HasPropertyKey(value, "~kind") && IsEqual(value["~kind"], "ExtendsFalse");
}
function IsExtendsTrueLike(value) {
return IsExtendsUnion(value) || IsExtendsTrue(value);
}
function result_Match(result, true_, false_) {
return IsExtendsTrueLike(result) ? true_(result.inferred) : false_();
}
;
function ExtendsRightInfer(inferred, name, left, right) {
return result_Match(ExtendsLeft(inferred, left, right), (checkInferred) => ExtendsTrue(Assign(Assign(inferred, checkInferred), { [name]: left })), () => ExtendsFalse());
}
function ExtendsRightAny(inferred, _left) {
return ExtendsTrue(inferred);
}
function ExtendsRightDependent(inferred, left, if_, then_, else_) {
return result_Match(ExtendsLeft(inferred, left, if_), (inferred) => result_Match(ExtendsLeft(inferred, left, then_), (inferred) => ExtendsTrue(inferred), () => ExtendsFalse()), () => result_Match(ExtendsLeft(inferred, left, else_), (inferred) => ExtendsTrue(inferred), () => ExtendsFalse()));
}
function ExtendsRightEnum(inferred, left, right) {
const evaluated = EvaluateEnum(right);
return ExtendsLeft(inferred, left, evaluated);
}
function ExtendsRightIntersect(inferred, left, right) {
return ShiftLeft(right, (head, tail) => result_Match(ExtendsLeft(inferred, left, head), (inferred) => ExtendsRightIntersect(inferred, left, tail), () => ExtendsFalse()), () => ExtendsTrue(inferred));
}
function ExtendsRightTemplateLiteral(inferred, left, right) {
const evaluated = EvaluateTemplateLiteral(right);
return ExtendsLeft(inferred, left, evaluated);
}
function ExtendsRightUnion(inferred, left, right) {
return ShiftLeft(right, (head, tail) => result_Match(ExtendsLeft(inferred, left, head), (inferred) => ExtendsTrue(inferred), () => ExtendsRightUnion(inferred, left, tail)), () => ExtendsFalse());
}
function ExtendsRight(inferred, left, right) {
return IsAny(right) ? ExtendsRightAny(inferred, left) : IsDependent(right) ? ExtendsRightDependent(inferred, left, right.if, right.then, right.else) : IsEnum(right) ? ExtendsRightEnum(inferred, left, right.enum) : IsInfer(right) ? ExtendsRightInfer(inferred, right.name, left, right.extends) : IsIntersect(right) ? ExtendsRightIntersect(inferred, left, right.allOf) : IsTemplateLiteral(right) ? ExtendsRightTemplateLiteral(inferred, left, right.pattern) : IsUnion(right) ? ExtendsRightUnion(inferred, left, right.anyOf) : IsUnknown(right) ? ExtendsTrue(inferred) : ExtendsFalse();
}
;
function ExtendsAny(inferred, left, right) {
return IsInfer(right) ? ExtendsRight(inferred, left, right) : IsAny(right) ? ExtendsTrue(inferred) : IsUnknown(right) ? ExtendsTrue(inferred) : ExtendsUnion(inferred);
}
;
function ExtendsImmutable(left, right) {
const isImmutableLeft = IsImmutable(left);
const isImmutableRight = IsImmutable(right);
return isImmutableLeft && isImmutableRight ? true : !isImmutableLeft && isImmutableRight ? true : isImmutableLeft && !isImmutableRight ? false : true;
}
function ExtendsArray(inferred, arrayLeft, left, right) {
return array_IsArray(right) ? ExtendsImmutable(arrayLeft, right) ? ExtendsLeft(inferred, left, right.items) : ExtendsFalse() : ExtendsRight(inferred, arrayLeft, right);
}
;
function ExtendsBigInt(inferred, left, right) {
return bigint_IsBigInt(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
;
function ExtendsBoolean(inferred, left, right) {
return boolean_IsBoolean(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
;
function ParameterCompare(inferred, left, leftRest, right, rightRest) {
const checkLeft = IsInfer(right) ? left : right;
const checkRight = IsInfer(right) ? right : left;
const isLeftOptional = IsOptional(left);
const isRightOptional = IsOptional(right);
return !isLeftOptional && isRightOptional ? ExtendsFalse() : result_Match(ExtendsLeft(inferred, checkLeft, checkRight), (inferred) => ExtendsParameters(inferred, leftRest, rightRest), () => ExtendsFalse());
}
function ParameterRight(inferred, left, leftRest, rightRest) {
return ShiftLeft(rightRest, (head, tail) => ParameterCompare(inferred, left, leftRest, head, tail), () => IsOptional(left) ? ExtendsTrue(inferred) : ExtendsFalse());
}
function ParametersLeft(inferred, left, rightRest) {
return ShiftLeft(left, (head, tail) => ParameterRight(inferred, head, tail, rightRest), () => ExtendsTrue(inferred));
}
function ExtendsParameters(inferred, left, right) {
return ParametersLeft(inferred, left, right);
}
;
function ExtendsReturnType(inferred, left, right) {
return IsVoid(right) ? ExtendsTrue(inferred) : ExtendsLeft(inferred, left, right);
}
;
function ExtendsConstructor(inferred, parameters, returnType, right) {
return IsAny(right) ? ExtendsTrue(inferred) : IsUnknown(right) ? ExtendsTrue(inferred) : constructor_IsConstructor(right) ? result_Match(ExtendsParameters(inferred, parameters, right["parameters"]), (inferred) => ExtendsReturnType(inferred, returnType, right["instanceType"]), () => ExtendsFalse()) : ExtendsFalse();
}
;
function ExtendsDependent(inferred, if_, then_, else_, right) {
return result_Match(ExtendsLeft(inferred, if_, right), () => ExtendsLeft(inferred, then_, right), () => ExtendsLeft(inferred, else_, right));
}
;
function ExtendsEnum(inferred, left, right) {
const evaluated = EvaluateEnum(left);
return ExtendsLeft(inferred, evaluated, right);
}
;
function ExtendsFunction(inferred, parameters, returnType, right) {
return IsAny(right) ? ExtendsTrue(inferred) : IsUnknown(right) ? ExtendsTrue(inferred) : function_IsFunction(right) ? result_Match(ExtendsParameters(inferred, parameters, right["parameters"]), (inferred) => ExtendsReturnType(inferred, returnType, right["returnType"]), () => ExtendsFalse()) : ExtendsFalse();
}
;
function ExtendsInteger(inferred, left, right) {
return integer_IsInteger(right) ? ExtendsTrue(inferred) : number_IsNumber(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
;
function ExtendsIntersect(inferred, left, right) {
const evaluated = EvaluateIntersect(left);
return ExtendsLeft(inferred, evaluated, right);
}
;
function ExtendsLiteralValue(inferred, left, right) {
return left === right ? ExtendsTrue(inferred) : ExtendsFalse();
}
function ExtendsLiteralBigInt(inferred, left, right) {
return IsLiteral(right) ? ExtendsLiteralValue(inferred, left, right.const) : bigint_IsBigInt(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, Literal(left), right);
}
function ExtendsLiteralBoolean(inferred, left, right) {
return IsLiteral(right) ? ExtendsLiteralValue(inferred, left, right.const) : boolean_IsBoolean(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, Literal(left), right);
}
function ExtendsLiteralNumber(inferred, left, right) {
return IsLiteral(right) ? ExtendsLiteralValue(inferred, left, right.const) : number_IsNumber(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, Literal(left), right);
}
function ExtendsLiteralString(inferred, left, right) {
return IsLiteral(right) ? ExtendsLiteralValue(inferred, left, right.const) : string_IsString(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, Literal(left), right);
}
function ExtendsLiteral(inferred, left, right) {
return IsBigInt(left.const) ? ExtendsLiteralBigInt(inferred, left.const, right) : IsBoolean(left.const) ? ExtendsLiteralBoolean(inferred, left.const, right) : IsNumber(left.const) ? ExtendsLiteralNumber(inferred, left.const, right) : IsString(left.const) ? ExtendsLiteralString(inferred, left.const, right) : unreachable_Unreachable();
}
;
function ExtendsNever(inferred, left, right) {
return IsInfer(right) ? ExtendsRight(inferred, left, right) : ExtendsTrue(inferred);
}
;
function ExtendsNull(inferred, left, right) {
return null_IsNull(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
;
function ExtendsNumber(inferred, left, right) {
return number_IsNumber(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
;
function ExtendsPropertyOptional(inferred, left, right) {
return IsOptional(left) ? IsOptional(right) ? ExtendsTrue(inferred) : ExtendsFalse() : ExtendsTrue(inferred);
}
function ExtendsProperty(inferred, left, right) {
return IsInfer(right) && IsNever(right.extends) ? ExtendsFalse() : result_Match(ExtendsLeft(inferred, left, right), (inferred) => ExtendsPropertyOptional(inferred, left, right), () => ExtendsFalse());
}
function ExtractInferredProperties(keys, properties) {
return keys.reduce((result, key) => {
return key in properties ? IsExtendsTrueLike(properties[key]) ? {
...result,
...properties[key].inferred
} : unreachable_Unreachable() : unreachable_Unreachable();
}, {});
}
function ExtendsPropertiesComparer(inferred, left, right) {
const properties = {};
for (const rightKey of Keys(right)) {
properties[rightKey] = rightKey in left ? ExtendsProperty({}, left[rightKey], right[rightKey]) : IsOptional(right[rightKey]) ? IsInfer(right[rightKey]) ? ExtendsTrue(Assign(inferred, { [right[rightKey].name]: right[rightKey].extends })) : ExtendsTrue(inferred) : ExtendsFalse();
}
const checked = Values(properties).every((result) => IsExtendsTrueLike(result));
const extracted = checked ? ExtractInferredProperties(Keys(properties), properties) : {};
return checked ? ExtendsTrue(extracted) : ExtendsFalse();
}
function ExtendsProperties(inferred, left, right) {
const compared = ExtendsPropertiesComparer(inferred, left, right);
return IsExtendsTrueLike(compared) ? ExtendsTrue(Assign(inferred, compared.inferred)) : ExtendsFalse();
}
function ExtendsObjectToObject(inferred, left, right) {
return ExtendsProperties(inferred, left, right);
}
function RecordMergeInferred(left, right) {
return Keys(right).reduce((result, key) => {
return {
...result,
[key]: HasPropertyKey(left, key) ? IsUnion(result[key]) ? Union([...result[key].anyOf, right[key]]) : Union([left[key], right[key]]) : right[key]
};
}, left);
}
function ExtendsRecordComparer(properties, keys, type, result) {
return ShiftLeft(keys, (left, right) => result_Match(ExtendsLeft({}, properties[left], type), (inferred) => ExtendsRecordComparer(properties, right, type, RecordMergeInferred(result, inferred)), () => ExtendsFalse()), () => ExtendsTrue(result));
}
function ExtendsObjectToRecord(inferred, properties, _pattern, value) {
const keys = Keys(properties);
const result = ExtendsRecordComparer(properties, keys, value, inferred);
return result;
}
function ExtendsObject(inferred, left, right) {
return IsRecord(right) ? ExtendsObjectToRecord(inferred, left, RecordPattern(right), RecordValue(right)) : object_IsObject(right) ? ExtendsObjectToObject(inferred, left, right.properties) : ExtendsRight(inferred, _Object_(left), right);
}
;
function record_FromObject(inferred, properties) {
return IsEqual(Keys(properties).length, 0) ? ExtendsTrue(inferred) : ExtendsFalse();
}
function FromRecord(inferred, _leftKey, leftValue, _rightKey, rightValue) {
return ExtendsLeft(inferred, leftValue, rightValue);
}
function ExtendsRecord(inferred, leftPattern, leftValue, right) {
return IsRecord(right) ? FromRecord(inferred, RecordPatternToType(leftPattern), leftValue, RecordPatternToType(RecordPattern(right)), RecordValue(right)) : object_IsObject(right) ? record_FromObject(inferred, right.properties) : IsAny(right) ? ExtendsTrue(inferred) : IsUnknown(right) ? ExtendsTrue(inferred) : ExtendsFalse();
}
;
function ExtendsString(inferred, left, right) {
return string_IsString(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
;
function ExtendsSymbol(inferred, left, right) {
return symbol_IsSymbol(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
;
function ExtendsTemplateLiteral(inferred, left, right) {
const evaluated = EvaluateTemplateLiteral(left);
return ExtendsLeft(inferred, evaluated, right);
}
;
function Inferrable(name, type) {
return Create({ "~kind": "Inferrable" }, {
name,
type
}, {});
}
function IsInferable(value) {
return IsObject(value) && HasPropertyKey(value, "~kind") && HasPropertyKey(value, "name") && HasPropertyKey(value, "type") && IsEqual(value["~kind"], "Inferrable") && IsString(value.name) && IsObject(value.type);
}
function TryRestInferable(type) {
return IsRest(type) ? IsInfer(type.items) ? array_IsArray(type.items.extends) ? Inferrable(type.items.name, type.items.extends.items) : IsUnknown(type.items.extends) ? Inferrable(type.items.name, type.items.extends) : undefined : unreachable_Unreachable() : undefined;
}
function TryInferable(type) {
return IsInfer(type) ? Inferrable(type.name, type.extends) : undefined;
}
function TryInferResults(rest, right) {
const result = [];
for (const head of rest) {
if (!IsExtendsTrueLike(ExtendsLeft({}, head, right))) return undefined;
result.push(head);
}
return result;
}
function InferTupleResult(inferred, name, left, right) {
const results = TryInferResults(left, right);
return IsArray(results) ? ExtendsTrue(Assign(inferred, { [name]: Tuple(results) })) : ExtendsFalse();
}
function InferUnionResult(inferred, name, left, right) {
const results = TryInferResults(left, right);
return IsArray(results) ? ExtendsTrue(Assign(inferred, { [name]: Union(results) })) : ExtendsFalse();
}
;
function Reverse(types) {
return [...types].reverse();
}
function ApplyReverse(types, reversed) {
return reversed ? Reverse(types) : types;
}
function Reversed(types) {
const first = types.length > 0 ? types[0] : undefined;
const inferrable = IsSchema(first) ? TryRestInferable(first) : undefined;
return IsSchema(inferrable);
}
function ElementsCompare(inferred, reversed, left, leftRest, right, rightRest) {
return result_Match(ExtendsLeft(inferred, left, right), (checkInferred) => Elements(checkInferred, reversed, leftRest, rightRest), () => ExtendsFalse());
}
function ElementsLeft(inferred, reversed, leftRest, right, rightRest) {
const inferable = TryRestInferable(right);
return IsInferable(inferable) ? InferTupleResult(inferred, inferable["name"], ApplyReverse(leftRest, reversed), inferable["type"]) : ShiftLeft(leftRest, (head, tail) => ElementsCompare(inferred, reversed, head, tail, right, rightRest), () => ExtendsFalse());
}
function ElementsRight(inferred, reversed, leftRest, rightRest) {
return ShiftLeft(rightRest, (head, tail) => ElementsLeft(inferred, reversed, leftRest, head, tail), () => IsEqual(leftRest.length, 0) ? ExtendsTrue(inferred) : ExtendsFalse());
}
function Elements(inferred, reversed, leftRest, rightRest) {
return ElementsRight(inferred, reversed, leftRest, rightRest);
}
function ExtendsTupleToTuple(inferred, left, right) {
const instantiatedRight = InstantiateElements(inferred, State([], []), right);
const reversed = Reversed(instantiatedRight);
return Elements(inferred, reversed, ApplyReverse(left, reversed), ApplyReverse(instantiatedRight, reversed));
}
function ExtendsTupleToArrayReduce(inferred, left, right) {
for (const head of left) {
const result = ExtendsLeft(inferred, head, right);
if (!IsExtendsTrueLike(result)) return result;
inferred = result.inferred;
}
return ExtendsTrue(inferred);
}
function ExtendsTupleToArray(inferred, left, right) {
const inferrable = TryInferable(right);
return IsInferable(inferrable) ? InferUnionResult(inferred, inferrable["name"], left, inferrable["type"]) : ExtendsTupleToArrayReduce(inferred, left, right);
}
function ExtendsTuple(inferred, left, right) {
const instantiatedLeft = InstantiateElements(inferred, State([], []), left);
return IsTuple(right) ? ExtendsTupleToTuple(inferred, instantiatedLeft, right.items) : array_IsArray(right) ? ExtendsTupleToArray(inferred, instantiatedLeft, right.items) : ExtendsRight(inferred, Tuple(instantiatedLeft), right);
}
;
function ExtendsUndefined(inferred, left, right) {
return IsVoid(right) ? ExtendsTrue(inferred) : undefined_IsUndefined(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
;
function ExtendsUnionSome(inferred, type, unionTypes) {
return ShiftLeft(unionTypes, (head, tail) => result_Match(ExtendsLeft(inferred, type, head), (inferred) => ExtendsTrue(inferred), () => ExtendsUnionSome(inferred, type, tail)), () => ExtendsFalse());
}
function ExtendsUnionLeft(inferred, left, right) {
return ShiftLeft(left, (head, tail) => result_Match(ExtendsUnionSome(inferred, head, right), (inferred) => ExtendsUnionLeft(inferred, tail, right), () => ExtendsFalse()), () => ExtendsTrue(inferred));
}
function union_ExtendsUnion(inferred, left, right) {
const inferrable = TryInferable(right);
return IsInferable(inferrable) ? InferUnionResult(inferred, inferrable.name, left, inferrable.type) : IsUnion(right) ? ExtendsUnionLeft(inferred, left, right.anyOf) : ExtendsUnionLeft(inferred, left, [right]);
}
;
function ExtendsUnknown(inferred, left, right) {
return IsInfer(right) ? ExtendsRight(inferred, left, right) : IsAny(right) ? ExtendsTrue(inferred) : IsUnknown(right) ? ExtendsTrue(inferred) : ExtendsFalse();
}
;
function ExtendsVoid(inferred, left, right) {
return IsVoid(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
;
function ExtendsLeft(inferred, left, right) {
return IsAny(left) ? ExtendsAny(inferred, left, right) : array_IsArray(left) ? ExtendsArray(inferred, left, left.items, right) : bigint_IsBigInt(left) ? ExtendsBigInt(inferred, left, right) : boolean_IsBoolean(left) ? ExtendsBoolean(inferred, left, right) : constructor_IsConstructor(left) ? ExtendsConstructor(inferred, left.parameters, left.instanceType, right) : IsDependent(left) ? ExtendsDependent(inferred, left.if, left.then, left.else, right) : IsEnum(left) ? ExtendsEnum(inferred, left.enum, right) : function_IsFunction(left) ? ExtendsFunction(inferred, left.parameters, left.returnType, right) : integer_IsInteger(left) ? ExtendsInteger(inferred, left, right) : IsIntersect(left) ? ExtendsIntersect(inferred, left.allOf, right) : IsLiteral(left) ? ExtendsLiteral(inferred, left, right) : IsNever(left) ? ExtendsNever(inferred, left, right) : null_IsNull(left) ? ExtendsNull(inferred, left, right) : number_IsNumber(left) ? ExtendsNumber(inferred, left, right) : object_IsObject(left) ? ExtendsObject(inferred, left.properties, right) : IsRecord(left) ? ExtendsRecord(inferred, RecordPattern(left), RecordValue(left), right) : string_IsString(left) ? ExtendsString(inferred, left, right) : symbol_IsSymbol(left) ? ExtendsSymbol(inferred, left, right) : IsTemplateLiteral(left) ? ExtendsTemplateLiteral(inferred, left.pattern, right) : IsTuple(left) ? ExtendsTuple(inferred, left.items, right) : undefined_IsUndefined(left) ? ExtendsUndefined(inferred, left, right) : IsUnion(left) ? union_ExtendsUnion(inferred, left.anyOf, right) : IsUnknown(left) ? ExtendsUnknown(inferred, left, right) : IsVoid(left) ? ExtendsVoid(inferred, left, right) : ExtendsFalse();
}
;
function InterfaceOperation(heritage, properties) {
const result = EvaluateIntersect([...heritage, _Object_(properties)]);
return result;
}
function InterfaceAction(heritage, properties, options) {
const result = CanInstantiate(heritage) ? Update(InterfaceOperation(heritage, properties), {}, options) : InterfaceDeferred(heritage, properties, options);
return result;
}
function InterfaceInstantiate(context, state, heritage, properties, options) {
const instantiatedHeritage = InstantiateTypes(context, state, heritage);
const instantiatedProperties = InstantiateProperties(context, state, properties);
return InterfaceAction(instantiatedHeritage, instantiatedProperties, options);
}
;
function InterfaceDeferred(heritage, properties, options = {}) {
return deferred_Deferred("Interface", [heritage, properties], options);
}
function IsInterfaceDeferred(value) {
return IsSchema(value) && HasPropertyKey(value, "action") && IsEqual(value.action, "Interface");
}
function Interface(heritage, properties, options = {}) {
return InterfaceAction(heritage, properties, options);
}
;
function FromRef(stack, context, ref) {
return stack.includes(ref) ? true : check_FromType([...stack, ref], context, context[ref]);
}
function FromProperties(stack, context, properties) {
const types = PropertyValues(properties);
return check_FromTypes(stack, context, types);
}
function check_FromTypes(stack, context, types) {
return ShiftLeft(types, (left, right) => check_FromType(stack, context, left) ? true : check_FromTypes(stack, context, right), () => false);
}
function check_FromType(stack, context, type) {
return IsRef(type) ? FromRef(stack, context, type.$ref) : array_IsArray(type) ? check_FromType(stack, context, type.items) : constructor_IsConstructor(type) ? check_FromTypes(stack, context, [...type.parameters, type.instanceType]) : function_IsFunction(type) ? check_FromTypes(stack, context, [...type.parameters, type.returnType]) : IsInterfaceDeferred(type) ? FromProperties(stack, context, type.parameters[1]) : IsIntersect(type) ? check_FromTypes(stack, context, type.allOf) : object_IsObject(type) ? FromProperties(stack, context, type.properties) : IsUnion(type) ? check_FromTypes(stack, context, type.anyOf) : IsTuple(type) ? check_FromTypes(stack, context, type.items) : IsRecord(type) ? check_FromType(stack, context, RecordValue(type)) : false;
}
function CyclicCheck(stack, context, type) {
const result = check_FromType(stack, context, type);
return result;
}
;
function ResolveCandidateKeys(context, keys) {
return keys.reduce((result, left) => {
return CyclicCheck([left], context, context[left]) ? [...result, left] : result;
}, []);
}
function CyclicCandidates(context) {
const keys = PropertyKeys(context);
const result = ResolveCandidateKeys(context, keys);
return result;
}
;
function dependencies_FromRef(context, ref, result) {
return result.includes(ref) ? result : ref in context ? dependencies_FromType(context, context[ref], [...result, ref]) : unreachable_Unreachable();
}
function dependencies_FromProperties(context, properties, result) {
const types = PropertyValues(properties);
return dependencies_FromTypes(context, types, result);
}
function dependencies_FromTypes(context, types, result) {
return types.reduce((result, left) => {
return dependencies_FromType(context, left, result);
}, result);
}
function dependencies_FromType(context, type, result) {
return IsRef(type) ? dependencies_FromRef(context, type.$ref, result) : array_IsArray(type) ? dependencies_FromType(context, type.items, result) : constructor_IsConstructor(type) ? dependencies_FromTypes(context, [...type.parameters, type.instanceType], result) : function_IsFunction(type) ? dependencies_FromTypes(context, [...type.parameters, type.returnType], result) : IsInterfaceDeferred(type) ? dependencies_FromProperties(context, type.parameters[1], result) : IsIntersect(type) ? dependencies_FromTypes(context, type.allOf, result) : object_IsObject(type) ? dependencies_FromProperties(context, type.properties, result) : IsUnion(type) ? dependencies_FromTypes(context, type.anyOf, result) : IsTuple(type) ? dependencies_FromTypes(context, type.items, result) : IsRecord(type) ? dependencies_FromType(context, RecordValue(type), result) : result;
}
function CyclicDependencies(context, key, type) {
const result = dependencies_FromType(context, type, [key]);
return result;
}
;
function extends_FromRef(_ref) {
return Any();
}
function extends_FromProperties(properties) {
return Keys(properties).reduce((result, key) => {
return {
...result,
[key]: extends_FromType(properties[key])
};
}, {});
}
function extends_FromTypes(types) {
return types.reduce((result, left) => {
return [...result, extends_FromType(left)];
}, []);
}
function extends_FromType(type) {
return IsRef(type) ? extends_FromRef(type.$ref) : array_IsArray(type) ? _Array_(extends_FromType(type.items), ArrayOptions(type)) : constructor_IsConstructor(type) ? Constructor(extends_FromTypes(type.parameters), extends_FromType(type.instanceType)) : function_IsFunction(type) ? _Function_(extends_FromTypes(type.parameters), extends_FromType(type.returnType)) : IsIntersect(type) ? Intersect(extends_FromTypes(type.allOf)) : object_IsObject(type) ? _Object_(extends_FromProperties(type.properties)) : IsRecord(type) ? Record(RecordKey(type), extends_FromType(RecordValue(type))) : IsUnion(type) ? Union(extends_FromTypes(type.anyOf)) : IsTuple(type) ? Tuple(extends_FromTypes(type.items)) : type;
}
function CyclicAnyFromParameters(defs, ref) {
return ref in defs ? extends_FromType(defs[ref]) : Unknown();
}
function CyclicExtends(type) {
return CyclicAnyFromParameters(type.$defs, type.$ref);
}
;
function CyclicInterface(context, heritage, properties) {
const instantiatedHeritage = InstantiateTypes(context, State([], []), heritage);
const instantiatedProperties = InstantiateProperties({}, State([], []), properties);
const evaluatedInterface = EvaluateIntersect([...instantiatedHeritage, _Object_(instantiatedProperties)]);
return evaluatedInterface;
}
function CyclicDefinitions(context, dependencies) {
const keys = Keys(context).filter((key) => dependencies.includes(key));
return keys.reduce((result, key) => {
const type = context[key];
const instantiatedType = IsInterfaceDeferred(type) ? CyclicInterface(context, type.parameters[0], type.parameters[1]) : type;
return {
...result,
[key]: instantiatedType
};
}, {});
}
function InstantiateCyclic(context, ref, type) {
const dependencies = CyclicDependencies(context, ref, type);
const definitions = CyclicDefinitions(context, dependencies);
const result = Cyclic(definitions, ref);
return result;
}
;
function Resolve(defs, ref) {
return ref in defs ? IsRef(defs[ref]) ? Resolve(defs, defs[ref].$ref) : defs[ref] : Never();
}
function CyclicTarget(defs, ref) {
const result = Resolve(defs, ref);
return result;
}
;
;
function Canonical(type) {
return IsCyclic(type) ? CyclicExtends(type) : IsUnsafe(type) ? Unknown() : type;
}
function extends_Extends(inferred, left, right) {
const canonicalLeft = Canonical(left);
const canonicalRight = Canonical(right);
return ExtendsLeft(inferred, canonicalLeft, canonicalRight);
}
;
;
const CompareResultEqual = 0;
const compare_CompareResultDisjoint = 1;
const CompareResultLeftInside = 2;
const compare_CompareResultRightInside = 3;
function compare_Compare(left, right) {
const extendsCheck = [extends_Extends({}, left, right), extends_Extends({}, right, left)];
return IsExtendsTrueLike(extendsCheck[0]) && IsExtendsTrueLike(extendsCheck[1]) ? CompareResultEqual : IsExtendsTrueLike(extendsCheck[0]) && IsExtendsFalse(extendsCheck[1]) ? CompareResultLeftInside : IsExtendsFalse(extendsCheck[0]) && IsExtendsTrueLike(extendsCheck[1]) ? compare_CompareResultRightInside : compare_CompareResultDisjoint;
}
;
function BroadenFilter(type, types, result = [], all = types) {
return ShiftLeft(types, (left, right) => {
const compare = compare_Compare(type, left);
return IsEqual(compare, CompareResultLeftInside) || IsEqual(compare, CompareResultEqual) ? all : IsEqual(compare, compare_CompareResultDisjoint) ? BroadenFilter(type, right, [...result, left], all) : BroadenFilter(type, right, result, all);
}, () => [...result, type]);
}
function BroadenType(type, types, result) {
const evaluated = EvaluateType(type);
return IsAny(evaluated) ? [evaluated] : IsUnknown(evaluated) ? [evaluated] : IsNever(evaluated) ? BroadenTypes(types, result) : object_IsObject(evaluated) ? BroadenTypes(types, [...result, evaluated]) : BroadenTypes(types, BroadenFilter(evaluated, result));
}
function BroadenTypes(types, result = []) {
return ShiftLeft(types, (left, right) => BroadenType(left, right, result), () => result);
}
function Broaden(types) {
const broadened = BroadenTypes(types);
const flattened = Flatten(broadened);
return flattened;
}
;
function EvaluateAction(type, options) {
const result = Update(EvaluateType(type), {}, options);
return result;
}
function EvaluateInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return EvaluateAction(instantiatedType, options);
}
;
;
function CollectDistributionNames(expression, result = []) {
return IsDeferred(expression) && IsEqual(expression.action, "Conditional") ? IsRef(expression.parameters[0]) ? CollectDistributionNames(expression.parameters[2], CollectDistributionNames(expression.parameters[3], [...result, expression.parameters[0]["$ref"]])) : CollectDistributionNames(expression.parameters[2], CollectDistributionNames(expression.parameters[3], result)) : IsDeferred(expression) && IsEqual(expression.action, "Mapped") ? IsDeferred(expression.parameters[1]) && IsEqual(expression.parameters[1].action, "KeyOf") && IsRef(expression.parameters[1].parameters[0]) ? [...result, expression.parameters[1].parameters[0]["$ref"]] : result : result;
}
function BuildDistributionArray(parameters, names) {
return parameters.reduce((result, left) => [...result, names.includes(left.name)], []);
}
function ZipDistributionArray(arguments_, distributionArray, result = []) {
return ShiftLeft(arguments_, (argumentLeft, argumentRight) => ShiftLeft(distributionArray, (booleanLeft, booleanRight) => ZipDistributionArray(argumentRight, booleanRight, [...result, [booleanLeft, argumentLeft]]), () => result), () => result);
}
function CanonicalArgument(type) {
return IsTemplateLiteral(type) ? EvaluateTemplateLiteral(type.pattern) : IsEnum(type) ? EvaluateEnum(type.enum) : type;
}
function Expand(type) {
const canonicalArgument = CanonicalArgument(type);
return IsUnion(canonicalArgument) ? [...canonicalArgument.anyOf] : [canonicalArgument];
}
function Append(current, type) {
return current.reduce((result, left) => [...result, [...left, type]], []);
}
function Cross(current, variants) {
return variants.reduce((result, left) => {
return [...result, ...Append(current, left)];
}, []);
}
function distribute_arguments_Distribute(zipped) {
return zipped.reduce((result, left) => {
return IsEqual(left[0], true) ? Cross(result, Expand(left[1])) : Cross(result, [left[1]]);
}, [[]]);
}
function DistributeArguments(parameters, arguments_, expression) {
const distributionNames = CollectDistributionNames(expression);
const distributionArray = BuildDistributionArray(parameters, distributionNames);
const zippedArguments = ZipDistributionArray(arguments_, distributionArray);
return IsDeferred(expression) && IsEqual(expression.action, "Conditional") ? distribute_arguments_Distribute(zippedArguments) : IsDeferred(expression) && IsEqual(expression.action, "Mapped") ? distribute_arguments_Distribute(zippedArguments) : [arguments_];
}
;
function FromNotResolvable() {
return ["(not-resolvable)", Never()];
}
function FromNotGeneric() {
return ["(not-generic)", Never()];
}
function FromGeneric(name, parameters, expression) {
return [name, Generic(parameters, expression)];
}
function resolve_target_FromRef(context, ref, arguments_) {
return ref in context ? resolve_target_FromType(context, ref, context[ref], arguments_) : FromNotResolvable();
}
function resolve_target_FromType(context, name, target, arguments_) {
return IsGeneric(target) ? FromGeneric(name, target.parameters, target.expression) : IsRef(target) ? resolve_target_FromRef(context, target.$ref, arguments_) : FromNotGeneric();
}
function ResolveTarget(context, target, arguments_) {
return resolve_target_FromType(context, "(anonymous)", target, arguments_);
}
;
function AssertArgumentExtends(name, type, extends_) {
if (IsInfer(type) || IsCall(type) || IsExtendsTrueLike(extends_Extends({}, type, extends_))) return;
const cause = {
parameter: name,
expect: extends_,
actual: type
};
throw new Error(`Argument for parameter ${name} does not satisfy constraint`, { cause });
}
function BindArgument(context, state, name, extends_, type) {
const instantiatedArgument = InstantiateType(context, state, type);
AssertArgumentExtends(name, instantiatedArgument, extends_);
return Assign(context, { [name]: instantiatedArgument });
}
function BindArguments(context, state, parameterLeft, parameterRight, arguments_) {
const instantiatedExtends = InstantiateType(context, state, parameterLeft.extends);
const instantiatedEquals = InstantiateType(context, state, parameterLeft.equals);
return ShiftLeft(arguments_, (left, right) => BindParameters(BindArgument(context, state, parameterLeft["name"], instantiatedExtends, left), state, parameterRight, right), () => BindParameters(BindArgument(context, state, parameterLeft["name"], instantiatedExtends, instantiatedEquals), state, parameterRight, []));
}
function BindParameters(context, state, parameters, arguments_) {
return ShiftLeft(parameters, (left, right) => BindArguments(context, state, left, right, arguments_), () => context);
}
function ResolveArgumentsContext(context, state, parameters, arguments_) {
return BindParameters(context, state, parameters, arguments_);
}
;
let instantiationDepth = 0;
let instantiationCount = 0;
function InstantiationAssert() {
if (IsLessThan(instantiationCount, Get().maxInstantiationCount)) return;
throw Error("Type instantiation is excessively deep and possibly infinite");
}
function InstantiationIncrement() {
InstantiationAssert();
instantiationCount++;
instantiationDepth++;
}
function InstantiationDecrement() {
instantiationDepth--;
if (IsEqual(instantiationDepth, 0)) instantiationCount = 0;
}
function Peek(state) {
const result = IsGreaterThan(state.callstack.length, 0) ? state.callstack[state.callstack.length - 1] : "";
return result;
}
function IsTailCall(state, name) {
const result = IsEqual(Peek(state), name);
return result;
}
function CallDispatch(context, state, target, parameters, expression, arguments_) {
InstantiationIncrement();
try {
const argumentsContext = ResolveArgumentsContext(context, state, parameters, arguments_);
const returnType = InstantiateType(argumentsContext, State([...state["callstack"], target["$ref"]], state["visited"]), expression);
return InstantiateType(argumentsContext, State([], []), returnType);
} finally {
InstantiationDecrement();
}
}
function CallDistributed(context, state, target, parameters, expression, distributedArguments) {
return distributedArguments.reduce((result, arguments_) => {
const returnType = CallDispatch(context, state, target, parameters, expression, arguments_);
return [...result, returnType];
}, []);
}
function CallImmediate(context, state, target, parameters, expression, arguments_) {
const distributedArguments = DistributeArguments(parameters, arguments_, expression);
const returnTypes = CallDistributed(context, state, target, parameters, expression, distributedArguments);
const result = IsEqual(returnTypes.length, 1) ? returnTypes[0] : EvaluateUnion(returnTypes);
return result;
}
function CallInstantiate(context, state, target, arguments_) {
const instantiatedArguments = InstantiateTypes(context, state, arguments_);
const resolved = ResolveTarget(context, target, arguments_);
const name = resolved[0];
const type = resolved[1];
const result = IsGeneric(type) ? IsTailCall(state, name) ? CallConstruct(Ref(name), instantiatedArguments) : CallImmediate(context, state, Ref(name), type.parameters, type.expression, instantiatedArguments) : CallConstruct(target, instantiatedArguments);
return result;
}
;
function CallConstruct(target, arguments_) {
return Create({ ["~kind"]: "Call" }, {
type: "call",
target,
arguments: arguments_
}, {});
}
function Call(target, arguments_) {
return CallInstantiate({}, State([], []), target, arguments_);
}
function IsCall(value) {
return IsKind(value, "Call");
}
;
function RemoveImmutableOperation(type) {
return Discard(type, ["~immutable"]);
}
function instantiate_remove_RemoveImmutableAction(type, options) {
const result = Update(RemoveImmutableOperation(type), {}, options);
return result;
}
function RemoveImmutableInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return instantiate_remove_RemoveImmutableAction(instantiatedType, options);
}
;
function ApplyMapping(mapping, value) {
return mapping(value);
}
;
function from_literal_FromLiteral(mapping, value) {
return IsString(value) ? Literal(ApplyMapping(mapping, value)) : Literal(value);
}
;
function FromTemplateLiteral(mapping, pattern) {
const evaluated = EvaluateTemplateLiteral(pattern);
const result = from_type_FromType(mapping, evaluated);
return result;
}
;
function from_union_FromUnion(mapping, types) {
const result = types.map((type) => from_type_FromType(mapping, type));
return Union(result);
}
;
function from_type_FromType(mapping, type) {
return IsLiteral(type) ? from_literal_FromLiteral(mapping, type.const) : IsTemplateLiteral(type) ? FromTemplateLiteral(mapping, type.pattern) : IsUnion(type) ? from_union_FromUnion(mapping, type.anyOf) : type;
}
;
function CapitalizeDeferred(type, options = {}) {
return deferred_Deferred("Capitalize", [type], options);
}
function Capitalize(type, options = {}) {
return CapitalizeAction(type, options);
}
;
function LowercaseDeferred(type, options = {}) {
return deferred_Deferred("Lowercase", [type], options);
}
function Lowercase(type, options = {}) {
return LowercaseAction(type, options);
}
;
function UncapitalizeDeferred(type, options = {}) {
return deferred_Deferred("Uncapitalize", [type], options);
}
function Uncapitalize(type, options = {}) {
return UncapitalizeAction(type, options);
}
;
function UppercaseDeferred(type, options = {}) {
return deferred_Deferred("Uppercase", [type], options);
}
function Uppercase(type, options = {}) {
return UppercaseAction(type, options);
}
;
const CapitalizeMapping = (input) => input[0].toUpperCase() + input.slice(1);
const LowercaseMapping = (input) => input.toLowerCase();
const UncapitalizeMapping = (input) => input[0].toLowerCase() + input.slice(1);
const UppercaseMapping = (input) => input.toUpperCase();
function CapitalizeAction(type, options) {
const result = CanInstantiate([type]) ? Update(from_type_FromType(CapitalizeMapping, type), {}, options) : CapitalizeDeferred(type, options);
return result;
}
function LowercaseAction(type, options) {
const result = CanInstantiate([type]) ? Update(from_type_FromType(LowercaseMapping, type), {}, options) : LowercaseDeferred(type, options);
return result;
}
function UncapitalizeAction(type, options) {
const result = CanInstantiate([type]) ? Update(from_type_FromType(UncapitalizeMapping, type), {}, options) : UncapitalizeDeferred(type, options);
return result;
}
function UppercaseAction(type, options) {
const result = CanInstantiate([type]) ? Update(from_type_FromType(UppercaseMapping, type), {}, options) : UppercaseDeferred(type, options);
return result;
}
function CapitalizeInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return CapitalizeAction(instantiatedType, options);
}
function LowercaseInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return LowercaseAction(instantiatedType, options);
}
function UncapitalizeInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return UncapitalizeAction(instantiatedType, options);
}
function UppercaseInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return UppercaseAction(instantiatedType, options);
}
;
function ConditionalDeferred(left, right, true_, false_, options = {}) {
return deferred_Deferred("Conditional", [
left,
right,
true_,
false_
], options);
}
function Conditional(left, right, true_, false_, options = {}) {
return ConditionalAction({}, State([], []), left, right, true_, false_, options);
}
;
function ConditionalOperation(context, state, left, right, true_, false_) {
const extendsResult = extends_Extends(context, left, right);
return IsExtendsUnion(extendsResult) ? Union([InstantiateType(extendsResult.inferred, state, true_), InstantiateType(context, state, false_)]) : IsExtendsTrue(extendsResult) ? InstantiateType(extendsResult.inferred, state, true_) : InstantiateType(context, state, false_);
}
function ConditionalAction(context, state, left, right, true_, false_, options) {
const result = CanInstantiate([left, right]) ? Update(ConditionalOperation(context, state, left, right, true_, false_), {}, options) : ConditionalDeferred(left, right, true_, false_, options);
return result;
}
function ConditionalInstantiate(context, state, left, right, true_, false_, options) {
const instantiatedLeft = InstantiateType(context, state, left);
const instantiatedRight = InstantiateType(context, state, right);
return ConditionalAction(context, state, instantiatedLeft, instantiatedRight, true_, false_, options);
}
;
;
function ConstructorParametersDeferred(type, options = {}) {
return deferred_Deferred("ConstructorParameters", [type], options);
}
function ConstructorParameters(type, options = {}) {
return ConstructorParametersAction(type, options);
}
;
function ConstructorParametersOperation(type) {
const parameters = constructor_IsConstructor(type) ? type["parameters"] : [];
const instantiatedParameters = InstantiateElements({}, State([], []), parameters);
const result = Tuple(instantiatedParameters);
return result;
}
function ConstructorParametersAction(type, options) {
const result = CanInstantiate([type]) ? Update(ConstructorParametersOperation(type), {}, options) : ConstructorParametersDeferred(type, options);
return result;
}
function ConstructorParametersInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return ConstructorParametersAction(instantiatedType, options);
}
;
function ExcludeDeferred(left, right, options = {}) {
return deferred_Deferred("Exclude", [left, right], options);
}
function Exclude(left, right, options = {}) {
return ExcludeAction(left, right, options);
}
;
function ExcludeAction(left, right, options) {
const result = CanInstantiate([left, right]) ? Update(ExcludeOperation(left, right), {}, options) : ExcludeDeferred(left, right, options);
return result;
}
function ExcludeInstantiate(context, state, left, right, options) {
const instantiatedLeft = InstantiateType(context, state, left);
const instantiatedRight = InstantiateType(context, state, right);
return ExcludeAction(instantiatedLeft, instantiatedRight, options);
}
;
function ExtractDeferred(left, right, options = {}) {
return deferred_Deferred("Extract", [left, right], options);
}
function Extract(left, right, options = {}) {
return ExtractAction(left, right, options);
}
;
function ExtractType(left, right) {
const check = extends_Extends({}, left, right);
const result = IsExtendsTrueLike(check) ? [left] : [];
return result;
}
function ExtractUnion(left, right, result = []) {
return ShiftLeft(left, (head, tail) => ExtractUnion(tail, right, [...result, ...ExtractType(head, right)]), () => result);
}
function ExtractOperation(left, right) {
const evaluated = EvaluateType(left);
const canonical = IsUnion(evaluated) ? evaluated.anyOf : [evaluated];
const remaining = ExtractUnion(canonical, right);
const result = EvaluateUnion(remaining);
return result;
}
;
function ExtractAction(left, right, options) {
const result = CanInstantiate([left, right]) ? Update(ExtractOperation(left, right), {}, options) : ExtractDeferred(left, right, options);
return result;
}
function ExtractInstantiate(context, state, left, right, options) {
const instantiatedLeft = InstantiateType(context, state, left);
const instantiatedRight = InstantiateType(context, state, right);
return ExtractAction(instantiatedLeft, instantiatedRight, options);
}
;
function KeysToLiterals(keys) {
return keys.reduce((result, left) => {
return IsLiteralValue(left) ? [...result, Literal(left)] : result;
}, []);
}
function KeysToIndexer(keys) {
const literals = KeysToLiterals(keys);
const result = Union(literals);
return result;
}
;
function IndexDeferred(type, indexer, options = {}) {
return deferred_Deferred("Index", [type, indexer], options);
}
function Index(type, indexer_or_keys, options = {}) {
const indexer = IsArray(indexer_or_keys) ? KeysToIndexer(indexer_or_keys) : indexer_or_keys;
return IndexAction(type, indexer, options);
}
;
function FromCyclic(defs, ref) {
const target = CyclicTarget(defs, ref);
const result = object_from_type_FromType(target);
return result;
}
;
function FromDependent(if_, then_, else_) {
const evaluated = EvaluateDependent(if_, then_, else_);
const result = object_from_type_FromType(evaluated);
return result;
}
;
function CollapseIntersectProperties(left, right) {
const leftKeys = Keys(left).filter((key) => !HasPropertyKey(right, key));
const rightKeys = Keys(right).filter((key) => !HasPropertyKey(left, key));
const sharedKeys = Keys(left).filter((key) => HasPropertyKey(right, key));
const leftProperties = leftKeys.reduce((result, key) => ({
...result,
[key]: left[key]
}), {});
const rightProperties = rightKeys.reduce((result, key) => ({
...result,
[key]: right[key]
}), {});
const sharedProperties = sharedKeys.reduce((result, key) => ({
...result,
[key]: EvaluatePropertyIntersect(left[key], right[key])
}), {});
const unique = Assign(leftProperties, rightProperties);
const shared = Assign(unique, sharedProperties);
return shared;
}
function FromIntersect(types) {
return types.reduce((result, left) => {
return CollapseIntersectProperties(result, object_from_type_FromType(left));
}, {});
}
;
function from_object_FromObject(properties) {
return properties;
}
;
function FromTuple(types) {
const object = TupleToObject(Tuple(types));
const result = object_from_type_FromType(object);
return result;
}
;
function CollapseUnionProperties(left, right) {
const sharedKeys = Keys(left).filter((key) => key in right);
const result = sharedKeys.reduce((result, key) => {
return {
...result,
[key]: EvaluatePropertyUnion(left[key], right[key])
};
}, {});
return result;
}
function ReduceVariants(types, result) {
return ShiftLeft(types, (left, right) => ReduceVariants(right, CollapseUnionProperties(result, object_from_type_FromType(left))), () => result);
}
function object_from_union_FromUnion(types) {
return ShiftLeft(types, (left, right) => ReduceVariants(right, object_from_type_FromType(left)), () => unreachable_Unreachable());
}
;
function object_from_type_FromType(type) {
return IsCyclic(type) ? FromCyclic(type.$defs, type.$ref) : IsDependent(type) ? FromDependent(type.if, type.then, type.else) : IsIntersect(type) ? FromIntersect(type.allOf) : IsUnion(type) ? object_from_union_FromUnion(type.anyOf) : IsTuple(type) ? FromTuple(type.items) : object_IsObject(type) ? from_object_FromObject(type.properties) : {};
}
;
function CollapseToObject(type) {
const properties = object_from_type_FromType(type);
const result = _Object_(properties);
return result;
}
;
;
const integerKeyPattern = new RegExp("^(?:0|[1-9][0-9]*)$");
function ConvertToIntegerKey(value) {
const normal = `${value}`;
return integerKeyPattern.test(normal) ? parseInt(normal) : value;
}
;
function NormalizeLiteral(value) {
return Literal(ConvertToIntegerKey(value));
}
function NormalizeIndexerTypes(types) {
return types.map((type) => NormalizeIndexer(type));
}
function NormalizeIndexer(type) {
return IsIntersect(type) ? Intersect(NormalizeIndexerTypes(type.allOf)) : IsUnion(type) ? Union(NormalizeIndexerTypes(type.anyOf)) : IsLiteral(type) ? NormalizeLiteral(type.const) : type;
}
function from_array_FromArray(type, indexer) {
const normalizedIndexer = NormalizeIndexer(indexer);
const check = extends_Extends({}, normalizedIndexer, number_Number());
const result = IsExtendsTrueLike(check) ? type : IsLiteral(indexer) && IsEqual(indexer.const, "length") ? number_Number() : Never();
return result;
}
;
function from_cyclic_FromCyclic(defs, ref) {
const target = CyclicTarget(defs, ref);
const result = indexable_from_type_FromType(target);
return result;
}
;
function from_dependent_FromDependent(if_, then_, else_) {
const evaluated = EvaluateDependent(if_, then_, else_);
const result = indexable_from_type_FromType(evaluated);
return result;
}
;
function FromEnum(values) {
const evaluated = EvaluateEnum(values);
const result = indexable_from_type_FromType(evaluated);
return result;
}
;
function from_intersect_FromIntersect(types) {
const evaluated = EvaluateIntersect(types);
const result = indexable_from_type_FromType(evaluated);
return result;
}
;
function indexable_from_literal_FromLiteral(value) {
const result = [`${value}`];
return result;
}
;
function from_template_literal_FromTemplateLiteral(pattern) {
const evaluated = EvaluateTemplateLiteral(pattern);
const result = indexable_from_type_FromType(evaluated);
return result;
}
;
function indexable_from_union_FromUnion(types) {
return types.reduce((result, left) => {
return [...result, ...indexable_from_type_FromType(left)];
}, []);
}
;
function indexable_from_type_FromType(type) {
return IsCyclic(type) ? from_cyclic_FromCyclic(type.$defs, type.$ref) : IsDependent(type) ? from_dependent_FromDependent(type.if, type.then, type.else) : IsEnum(type) ? FromEnum(type.enum) : IsIntersect(type) ? from_intersect_FromIntersect(type.allOf) : IsLiteral(type) ? indexable_from_literal_FromLiteral(type.const) : IsTemplateLiteral(type) ? from_template_literal_FromTemplateLiteral(type.pattern) : IsUnion(type) ? indexable_from_union_FromUnion(type.anyOf) : [];
}
;
function ToIndexableKeys(type) {
const result = indexable_from_type_FromType(type);
return result;
}
;
function expand_this_FromTypes(properties, types) {
return types.map((type) => expand_this_FromType(properties, type));
}
function expand_this_FromType(properties, type) {
return array_IsArray(type) ? _Array_(expand_this_FromType(properties, type.items)) : constructor_IsConstructor(type) ? Constructor(expand_this_FromTypes(properties, type.parameters), expand_this_FromType(properties, type.instanceType)) : function_IsFunction(type) ? _Function_(expand_this_FromTypes(properties, type.parameters), expand_this_FromType(properties, type.returnType)) : IsTuple(type) ? Tuple(expand_this_FromTypes(properties, type.items)) : IsUnion(type) ? Union(expand_this_FromTypes(properties, type.anyOf)) : IsIntersect(type) ? Intersect(expand_this_FromTypes(properties, type.allOf)) : IsThis(type) ? _Object_(properties) : type;
}
function ExpandThis(properties, type) {
const result = expand_this_FromType(properties, type);
return result;
}
;
function IndexProperty(properties, key) {
const selectedType = key in properties ? properties[key] : Never();
const result = ExpandThis(properties, selectedType);
return result;
}
function IndexProperties(properties, keys) {
return keys.reduce((result, left) => {
return [...result, IndexProperty(properties, left)];
}, []);
}
function FromIndexer(properties, indexer) {
const keys = ToIndexableKeys(indexer);
const variants = IndexProperties(properties, keys);
const result = EvaluateUnion(variants);
return result;
}
const NumericKeyPattern = new RegExp(IntegerKey);
function NumericKeys(keys) {
const result = keys.filter((key) => NumericKeyPattern.test(key));
return result;
}
function FromIndexerNumber(properties) {
const keys = PropertyKeys(properties);
const numericKeys = NumericKeys(keys);
const variants = IndexProperties(properties, numericKeys);
const result = EvaluateUnion(variants);
return result;
}
function indexed_from_object_FromObject(properties, indexer) {
const result = number_IsNumber(indexer) ? FromIndexerNumber(properties) : FromIndexer(properties, indexer);
return result;
}
;
function ConvertLiteral(value) {
return Literal(ConvertToIntegerKey(value));
}
function ArrayIndexerTypes(types) {
return types.map((type) => FormatArrayIndexer(type));
}
function FormatArrayIndexer(type) {
return IsIntersect(type) ? Intersect(ArrayIndexerTypes(type.allOf)) : IsUnion(type) ? Union(ArrayIndexerTypes(type.anyOf)) : IsLiteral(type) ? ConvertLiteral(type.const) : type;
}
;
function IndexElementsWithIndexer(types, indexer) {
return types.reduceRight((result, right, index) => {
const check = extends_Extends({}, Literal(index), indexer);
return IsExtendsTrueLike(check) ? [right, ...result] : result;
}, []);
}
function FromTupleWithIndexer(types, indexer) {
const formattedArrayIndexer = FormatArrayIndexer(indexer);
const elements = IndexElementsWithIndexer(types, formattedArrayIndexer);
return EvaluateUnionFast(elements);
}
function FromTupleWithoutIndexer(types) {
return EvaluateUnionFast(types);
}
function from_tuple_FromTuple(types, indexer) {
return IsLiteral(indexer) && IsEqual(indexer.const, "length") ? Literal(types.length) : number_IsNumber(indexer) || integer_IsInteger(indexer) ? FromTupleWithoutIndexer(types) : FromTupleWithIndexer(types, indexer);
}
;
function indexed_from_type_FromType(type, indexer) {
return array_IsArray(type) ? from_array_FromArray(type.items, indexer) : object_IsObject(type) ? indexed_from_object_FromObject(type.properties, indexer) : IsTuple(type) ? from_tuple_FromTuple(type.items, indexer) : Never();
}
;
function NormalizeType(type) {
const result = IsCyclic(type) || IsDependent(type) || IsIntersect(type) || IsUnion(type) ? CollapseToObject(type) : type;
return result;
}
function IndexAction(type, indexer, options) {
const result = CanInstantiate([type, indexer]) ? Update(indexed_from_type_FromType(NormalizeType(type), indexer), {}, options) : IndexDeferred(type, indexer, options);
return result;
}
function IndexInstantiate(context, state, type, indexer, options) {
const instantiatedType = InstantiateType(context, state, type);
const instantiatedIndexer = InstantiateType(context, state, indexer);
return IndexAction(instantiatedType, instantiatedIndexer, options);
}
;
function InstanceTypeDeferred(type, options = {}) {
return deferred_Deferred("InstanceType", [type], options);
}
function InstanceType(type, options = {}) {
return InstanceTypeAction(type, options);
}
;
function InstanceTypeOperation(type) {
return constructor_IsConstructor(type) ? type["instanceType"] : Never();
}
function InstanceTypeAction(type, options) {
const result = CanInstantiate([type]) ? Update(InstanceTypeOperation(type), {}, options) : InstanceTypeDeferred(type, options);
return result;
}
function InstanceTypeInstantiate(context, state, type, options = {}) {
const instantiatedType = InstantiateType(context, state, type);
return InstanceTypeAction(instantiatedType, options);
}
;
function KeyOfDeferred(type, options = {}) {
return deferred_Deferred("KeyOf", [type], options);
}
function keyof_KeyOf(type, options = {}) {
return KeyOfAction(type, options);
}
;
function FromAny() {
return Union([
number_Number(),
string_String(),
Symbol()
]);
}
;
function keyof_from_array_FromArray(_type) {
return number_Number();
}
;
function FromPropertyKeys(keys) {
const result = keys.reduce((result, left) => {
return IsLiteralValue(left) ? [...result, Literal(ConvertToIntegerKey(left))] : unreachable_Unreachable();
}, []);
return result;
}
function keyof_from_object_FromObject(properties) {
const propertyKeys = Keys(properties);
const variants = FromPropertyKeys(propertyKeys);
const result = EvaluateUnionFast(variants);
return result;
}
;
function from_record_FromRecord(type) {
return RecordKey(type);
}
;
function keyof_from_tuple_FromTuple(types) {
const result = types.map((_, index) => Literal(index));
return EvaluateUnionFast(result);
}
;
function keyof_from_type_FromType(type) {
return IsAny(type) ? FromAny() : array_IsArray(type) ? keyof_from_array_FromArray(type.items) : object_IsObject(type) ? keyof_from_object_FromObject(type.properties) : IsRecord(type) ? from_record_FromRecord(type) : IsTuple(type) ? keyof_from_tuple_FromTuple(type.items) : Never();
}
;
function instantiate_NormalizeType(type) {
const result = IsCyclic(type) || IsDependent(type) || IsIntersect(type) || IsUnion(type) ? CollapseToObject(type) : type;
return result;
}
function KeyOfAction(type, options) {
return CanInstantiate([type]) ? Update(keyof_from_type_FromType(instantiate_NormalizeType(type)), {}, options) : KeyOfDeferred(type, options);
}
function KeyOfInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return KeyOfAction(instantiatedType, options);
}
;
function MappedDeferred(identifier, type, as, property, options = {}) {
return deferred_Deferred("Mapped", [
identifier,
type,
as,
property
], options);
}
function Mapped(identifier, type, as, property, options = {}) {
return MappedAction({}, State([], []), identifier, type, as, property, options);
}
;
function mapped_variants_FromTemplateLiteral(pattern) {
const evaluated = EvaluateTemplateLiteral(pattern);
const result = mapped_variants_FromType(evaluated);
return result;
}
function mapped_variants_FromUnion(types) {
return types.reduce((result, left) => {
return [...result, ...mapped_variants_FromType(left)];
}, []);
}
function mapped_variants_FromEnum(values) {
const evaluated = EvaluateEnum(values);
const result = mapped_variants_FromType(evaluated);
return result;
}
function mapped_variants_FromLiteral(value) {
const result = IsNumber(value) ? [Literal(`${value}`)] : [Literal(value)];
return result;
}
function mapped_variants_FromType(type) {
const result = IsEnum(type) ? mapped_variants_FromEnum(type.enum) : IsLiteral(type) ? mapped_variants_FromLiteral(type.const) : IsTemplateLiteral(type) ? mapped_variants_FromTemplateLiteral(type.pattern) : IsUnion(type) ? mapped_variants_FromUnion(type.anyOf) : [type];
return result;
}
function MappedVariants(type) {
const result = mapped_variants_FromType(type);
return result;
}
;
function CanonicalAs(instantiatedAs) {
const result = IsTemplateLiteral(instantiatedAs) ? EvaluateTemplateLiteral(instantiatedAs.pattern) : instantiatedAs;
return result;
}
function MappedVariant(context, state, identifier, variant, as, property) {
const variantContext = Assign(context, { [identifier["name"]]: variant });
const instantiatedAs = InstantiateType(variantContext, state, as);
const canonicalAs = CanonicalAs(instantiatedAs);
const instantiatedProperty = InstantiateType(variantContext, state, property);
return IsLiteralNumber(canonicalAs) || IsLiteralString(canonicalAs) ? { [canonicalAs.const]: instantiatedProperty } : {};
}
function MappedProperties(context, state, identifier, variants, as, property) {
return variants.reduce((result, left) => {
return [...result, MappedVariant(context, state, identifier, left, as, property)];
}, []);
}
function MappedObjects(properties) {
return properties.reduce((result, left) => {
return [...result, _Object_(left)];
}, []);
}
function MappedOperation(context, state, identifier, type, as, property) {
const variants = MappedVariants(type);
const mappedProperties = MappedProperties(context, state, identifier, variants, as, property);
const mappedObjects = MappedObjects(mappedProperties);
const result = EvaluateIntersect(mappedObjects);
return result;
}
;
function MappedAction(context, state, identifier, type, as, property, options) {
const result = CanInstantiate([type]) ? Update(MappedOperation(context, state, identifier, type, as, property), {}, options) : MappedDeferred(identifier, type, as, property, options);
return result;
}
function MappedInstantiate(context, state, identifier, type, as, property, options) {
const instantiatedType = InstantiateType(context, state, type);
return MappedAction(context, state, identifier, instantiatedType, as, property, options);
}
;
function InstantiateCyclics(context, declarations, cyclicKeys) {
const declarationContext = Assign(context, declarations);
const declarationKeys = Keys(declarations).filter((key) => cyclicKeys.includes(key));
return declarationKeys.reduce((result, key) => {
return {
...result,
[key]: InstantiateCyclic(declarationContext, key, declarations[key])
};
}, {});
}
function InstantiateNonCyclics(context, declarations, cyclicKeys) {
const declarationContext = Assign(context, declarations);
const declarationKeys = Keys(declarations).filter((key) => !cyclicKeys.includes(key));
return declarationKeys.reduce((result, key) => {
return {
...result,
[key]: InstantiateType(declarationContext, State([], []), declarations[key])
};
}, {});
}
function InstantiateModule(context, declarations, options) {
const cyclicCandidates = CyclicCandidates(declarations);
const instantiatedCyclics = InstantiateCyclics(context, declarations, cyclicCandidates);
const instantiatedNonCyclics = InstantiateNonCyclics(context, declarations, cyclicCandidates);
const instantiatedModule = {
...instantiatedCyclics,
...instantiatedNonCyclics
};
return Update(instantiatedModule, {}, options);
}
function ModuleInstantiate(context, _state, declarations, options) {
const instantiatedModule = InstantiateModule(context, declarations, options);
return instantiatedModule;
}
;
function NonNullableDeferred(type, options = {}) {
return deferred_Deferred("NonNullable", [type], options);
}
function NonNullable(type, options = {}) {
return NonNullableAction(type, options);
}
;
function NonNullableOperation(type) {
const excluded = Union([Null(), Undefined()]);
return ExcludeAction(type, excluded, {});
}
function NonNullableAction(type, options) {
const result = CanInstantiate([type]) ? Update(NonNullableOperation(type), {}, options) : NonNullableDeferred(type, options);
return result;
}
function NonNullableInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return NonNullableAction(instantiatedType, options);
}
;
function OmitDeferred(type, indexer, options = {}) {
return deferred_Deferred("Omit", [type, indexer], options);
}
function Omit(type, indexer_or_keys, options = {}) {
const indexer = IsArray(indexer_or_keys) ? KeysToIndexer(indexer_or_keys) : indexer_or_keys;
return OmitAction(type, indexer, options);
}
;
function ToIndexable(type) {
const collapsed = CollapseToObject(type);
const result = object_IsObject(collapsed) ? collapsed.properties : unreachable_Unreachable();
return result;
}
;
function FromKeys(properties, keys) {
const result = Keys(properties).reduce((result, key) => {
return keys.includes(key) ? result : {
...result,
[key]: properties[key]
};
}, {});
return result;
}
function omit_from_type_FromType(type, indexer) {
const indexable = ToIndexable(type);
const indexableKeys = ToIndexableKeys(indexer);
const omitted = FromKeys(indexable, indexableKeys);
const result = _Object_(omitted);
return result;
}
;
function OmitAction(type, indexer, options) {
const result = CanInstantiate([type, indexer]) ? Update(omit_from_type_FromType(type, indexer), {}, options) : OmitDeferred(type, indexer, options);
return result;
}
function OmitInstantiate(context, state, type, indexer, options) {
const instantiatedType = InstantiateType(context, state, type);
const instantiatedIndexer = InstantiateType(context, state, indexer);
return OmitAction(instantiatedType, instantiatedIndexer, options);
}
;
function ParametersDeferred(type, options = {}) {
return deferred_Deferred("Parameters", [type], options);
}
function Parameters(type, options = {}) {
return ParametersAction(type, options);
}
;
function ParametersOperation(type) {
const parameters = function_IsFunction(type) ? type["parameters"] : [];
const instantiatedParameters = InstantiateElements({}, State([], []), parameters);
const result = Tuple(instantiatedParameters);
return result;
}
function ParametersAction(type, options) {
const result = CanInstantiate([type]) ? Update(ParametersOperation(type), {}, options) : ParametersDeferred(type, options);
return result;
}
function ParametersInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return ParametersAction(instantiatedType, options);
}
;
function PartialDeferred(type, options = {}) {
return deferred_Deferred("Partial", [type], options);
}
function Partial(type, options = {}) {
return PartialAction(type, options);
}
;
function partial_from_cyclic_FromCyclic(defs, ref) {
const target = CyclicTarget(defs, ref);
const partial = partial_from_type_FromType(target);
const result = Cyclic(Assign(defs, { [ref]: partial }), ref);
return result;
}
;
function partial_from_dependent_FromDependent(if_, then_, else_) {
const evaluated = EvaluateDependent(if_, then_, else_);
const result = partial_from_type_FromType(evaluated);
return result;
}
;
function partial_from_intersect_FromIntersect(types) {
const evaluated = EvaluateIntersect(types);
const result = partial_from_type_FromType(evaluated);
return result;
}
;
function partial_from_union_FromUnion(types) {
const result = types.map((type) => partial_from_type_FromType(type));
return Union(result);
}
;
function partial_from_object_FromObject(properties) {
const mapped = Keys(properties).reduce((result, left) => {
return {
...result,
[left]: AddOptional(properties[left])
};
}, {});
const result = _Object_(mapped);
return result;
}
;
function partial_from_type_FromType(type) {
return IsCyclic(type) ? partial_from_cyclic_FromCyclic(type.$defs, type.$ref) : IsDependent(type) ? partial_from_dependent_FromDependent(type.if, type.then, type.else) : IsIntersect(type) ? partial_from_intersect_FromIntersect(type.allOf) : IsUnion(type) ? partial_from_union_FromUnion(type.anyOf) : object_IsObject(type) ? partial_from_object_FromObject(type.properties) : _Object_({});
}
;
function PartialAction(type, options) {
const result = CanInstantiate([type]) ? Update(partial_from_type_FromType(type), {}, options) : PartialDeferred(type, options);
return result;
}
function PartialInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return PartialAction(instantiatedType, options);
}
;
function PickDeferred(type, indexer, options = {}) {
return deferred_Deferred("Pick", [type, indexer], options);
}
function Pick(type, indexer_or_keys, options = {}) {
const indexer = IsArray(indexer_or_keys) ? KeysToIndexer(indexer_or_keys) : indexer_or_keys;
return PickAction(type, indexer, options);
}
;
function from_type_FromKeys(properties, keys) {
const result = Keys(properties).reduce((result, key) => {
return keys.includes(key) ? Assign(result, { [key]: properties[key] }) : result;
}, {});
return result;
}
function pick_from_type_FromType(type, indexer) {
const indexable = ToIndexable(type);
const keys = ToIndexableKeys(indexer);
const applied = from_type_FromKeys(indexable, keys);
const result = _Object_(applied);
return result;
}
;
function PickAction(type, indexer, options) {
const result = CanInstantiate([type, indexer]) ? Update(pick_from_type_FromType(type, indexer), {}, options) : PickDeferred(type, indexer, options);
return result;
}
function PickInstantiate(context, state, type, indexer, options) {
const instantiatedType = InstantiateType(context, state, type);
const instantiatedIndexer = InstantiateType(context, state, indexer);
return PickAction(instantiatedType, instantiatedIndexer, options);
}
;
function ReadonlyObjectDeferred(type, options = {}) {
return deferred_Deferred("ReadonlyObject", [type], options);
}
function ReadonlyObject(type, options = {}) {
return ReadonlyObjectAction(type, options);
}
const ReadonlyType = ReadonlyObject;
;
function readonly_object_from_array_FromArray(type) {
const result = AddImmutable(_Array_(type));
return result;
}
;
function readonly_object_from_cyclic_FromCyclic(defs, ref) {
const target = CyclicTarget(defs, ref);
const partial = readonly_object_from_type_FromType(target);
const result = Cyclic(Assign(defs, { [ref]: partial }), ref);
return result;
}
;
function readonly_object_from_dependent_FromDependent(if_, then_, else_) {
const evaluated = EvaluateDependent(if_, then_, else_);
const result = readonly_object_from_type_FromType(evaluated);
return result;
}
;
function readonly_object_from_intersect_FromIntersect(types) {
const evaluated = EvaluateIntersect(types);
const result = readonly_object_from_type_FromType(evaluated);
return result;
}
;
function readonly_object_from_object_FromObject(properties) {
const mapped = Keys(properties).reduce((result, left) => {
return {
...result,
[left]: AddReadonly(properties[left])
};
}, {});
const result = _Object_(mapped);
return result;
}
;
function readonly_object_from_tuple_FromTuple(types) {
const result = AddImmutable(Tuple(types));
return result;
}
;
function readonly_object_from_union_FromUnion(types) {
const result = types.map((type) => readonly_object_from_type_FromType(type));
return Union(result);
}
;
function readonly_object_from_type_FromType(type) {
return array_IsArray(type) ? readonly_object_from_array_FromArray(type.items) : IsCyclic(type) ? readonly_object_from_cyclic_FromCyclic(type.$defs, type.$ref) : IsDependent(type) ? readonly_object_from_dependent_FromDependent(type.if, type.then, type.else) : IsIntersect(type) ? readonly_object_from_intersect_FromIntersect(type.allOf) : object_IsObject(type) ? readonly_object_from_object_FromObject(type.properties) : IsTuple(type) ? readonly_object_from_tuple_FromTuple(type.items) : IsUnion(type) ? readonly_object_from_union_FromUnion(type.anyOf) : type;
}
;
function ReadonlyObjectAction(type, options) {
const result = CanInstantiate([type]) ? Update(readonly_object_from_type_FromType(type), {}, options) : ReadonlyObjectDeferred(type);
return result;
}
function ReadonlyObjectInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return ReadonlyObjectAction(instantiatedType, options);
}
;
function RefInstantiate(context, state, type, ref) {
return state.visited.includes(ref) ? type : ref in context ? InstantiateType(context, State(state["callstack"], [...state["visited"], ref]), context[ref]) : type;
}
;
function required_from_cyclic_FromCyclic(defs, ref) {
const target = CyclicTarget(defs, ref);
const partial = required_from_type_FromType(target);
const result = Cyclic(Assign(defs, { [ref]: partial }), ref);
return result;
}
;
function required_from_dependent_FromDependent(if_, then_, else_) {
const evaluated = EvaluateDependent(if_, then_, else_);
const result = required_from_type_FromType(evaluated);
return result;
}
;
function required_from_intersect_FromIntersect(types) {
const evaluated = EvaluateIntersect(types);
const result = required_from_type_FromType(evaluated);
return result;
}
;
function required_from_union_FromUnion(types) {
const result = types.map((type) => required_from_type_FromType(type));
return Union(result);
}
;
function RemoveOptionalDeferred(type, options = {}) {
return deferred_Deferred("RemoveOptional", [type], options);
}
function RemoveOptional(type, options = {}) {
return RemoveOptionalAction(type, options);
}
;
function required_from_object_FromObject(properties) {
const mapped = Keys(properties).reduce((result, left) => {
return {
...result,
[left]: RemoveOptional(properties[left])
};
}, {});
const result = _Object_(mapped);
return result;
}
;
function required_from_type_FromType(type) {
return IsCyclic(type) ? required_from_cyclic_FromCyclic(type.$defs, type.$ref) : IsDependent(type) ? required_from_dependent_FromDependent(type.if, type.then, type.else) : IsIntersect(type) ? required_from_intersect_FromIntersect(type.allOf) : IsUnion(type) ? required_from_union_FromUnion(type.anyOf) : object_IsObject(type) ? required_from_object_FromObject(type.properties) : _Object_({});
}
;
function RequiredDeferred(type, options = {}) {
return deferred_Deferred("Required", [type], options);
}
function Required(type, options = {}) {
return RequiredAction(type, options);
}
;
function RequiredAction(type, options) {
const result = CanInstantiate([type]) ? Update(required_from_type_FromType(type), {}, options) : RequiredDeferred(type, options);
return result;
}
function RequiredInstantiate(context, state, type, options) {
const instaniatedType = InstantiateType(context, state, type);
return RequiredAction(instaniatedType, options);
}
;
function ReturnTypeDeferred(type, options = {}) {
return deferred_Deferred("ReturnType", [type], options);
}
function ReturnType(type, options = {}) {
return ReturnTypeAction(type, options);
}
;
function ReturnTypeOperation(type) {
return function_IsFunction(type) ? type["returnType"] : Never();
}
function ReturnTypeAction(type, options) {
const result = CanInstantiate([type]) ? Update(ReturnTypeOperation(type), {}, options) : ReturnTypeDeferred(type, options);
return result;
}
function ReturnTypeInstantiate(context, state, type, options = {}) {
const instantiatedType = InstantiateType(context, state, type);
return ReturnTypeAction(instantiatedType, options);
}
;
function WithDeferred(type, options) {
return deferred_Deferred("With", [type, options], {});
}
function with_With(type, options) {
return WithAction(type, options);
}
;
function WithAction(type, options) {
const result = CanInstantiate([type]) ? Update(type, {}, options) : WithDeferred(type, options);
return result;
}
function WithInstantiate(context, state, type, options) {
const instaniatedType = InstantiateType(context, state, type);
return WithAction(instaniatedType, options);
}
;
function SpreadElement(type) {
const result = IsRest(type) ? IsTuple(type.items) ? RestSpread(type.items.items) : IsInfer(type.items) ? [type] : IsRef(type.items) ? [type] : [Never()] : [type];
return result;
}
function RestSpread(types) {
const result = types.reduce((result, left) => {
return [...result, ...SpreadElement(left)];
}, []);
return result;
}
;
;
function State(callstack, visited) {
return {
callstack,
visited
};
}
function CanInstantiate(types) {
return ShiftLeft(types, (left, right) => IsRef(left) ? false : CanInstantiate(right), () => true);
}
function InstantiateProperties(context, state, properties) {
return Keys(properties).reduce((result, key) => {
return {
...result,
[key]: InstantiateType(context, state, properties[key])
};
}, {});
}
function InstantiateElements(context, state, types) {
const elements = InstantiateTypes(context, state, types);
const result = RestSpread(elements);
return result;
}
function InstantiateTypes(context, state, types) {
return types.map((type) => InstantiateType(context, state, type));
}
function WithModifiers(type, instantiatedType) {
const withOptional = IsOptional(type) ? AddOptionalAction(instantiatedType, {}) : instantiatedType;
const withReadonly = IsReadonly(type) ? AddReadonlyAction(withOptional, {}) : withOptional;
const withImmutable = IsImmutable(type) ? AddImmutableAction(withReadonly, {}) : withReadonly;
return withImmutable;
}
function InstantiateDeferred(context, state, action, parameters, options) {
return IsEqual(action, "AddImmutable") ? AddImmutableInstantiate(context, state, parameters[0], options) : IsEqual(action, "RemoveImmutable") ? RemoveImmutableInstantiate(context, state, parameters[0], options) : IsEqual(action, "AddReadonly") ? AddReadonlyInstantiate(context, state, parameters[0], options) : IsEqual(action, "RemoveReadonly") ? RemoveReadonlyInstantiate(context, state, parameters[0], options) : IsEqual(action, "AddOptional") ? AddOptionalInstantiate(context, state, parameters[0], options) : IsEqual(action, "RemoveOptional") ? RemoveOptionalInstantiate(context, state, parameters[0], options) : IsEqual(action, "Capitalize") ? CapitalizeInstantiate(context, state, parameters[0], options) : IsEqual(action, "Conditional") ? ConditionalInstantiate(context, state, parameters[0], parameters[1], parameters[2], parameters[3], options) : IsEqual(action, "ConstructorParameters") ? ConstructorParametersInstantiate(context, state, parameters[0], options) : IsEqual(action, "Evaluate") ? EvaluateInstantiate(context, state, parameters[0], options) : IsEqual(action, "Exclude") ? ExcludeInstantiate(context, state, parameters[0], parameters[1], options) : IsEqual(action, "Extract") ? ExtractInstantiate(context, state, parameters[0], parameters[1], options) : IsEqual(action, "Index") ? IndexInstantiate(context, state, parameters[0], parameters[1], options) : IsEqual(action, "InstanceType") ? InstanceTypeInstantiate(context, state, parameters[0], options) : IsEqual(action, "Interface") ? InterfaceInstantiate(context, state, parameters[0], parameters[1], options) : IsEqual(action, "KeyOf") ? KeyOfInstantiate(context, state, parameters[0], options) : IsEqual(action, "Lowercase") ? LowercaseInstantiate(context, state, parameters[0], options) : IsEqual(action, "Mapped") ? MappedInstantiate(context, state, parameters[0], parameters[1], parameters[2], parameters[3], options) : IsEqual(action, "Module") ? ModuleInstantiate(context, state, parameters[0], options) : IsEqual(action, "NonNullable") ? NonNullableInstantiate(context, state, parameters[0], options) : IsEqual(action, "Pick") ? PickInstantiate(context, state, parameters[0], parameters[1], options) : IsEqual(action, "Parameters") ? ParametersInstantiate(context, state, parameters[0], options) : IsEqual(action, "Partial") ? PartialInstantiate(context, state, parameters[0], options) : IsEqual(action, "Omit") ? OmitInstantiate(context, state, parameters[0], parameters[1], options) : IsEqual(action, "ReadonlyObject") ? ReadonlyObjectInstantiate(context, state, parameters[0], options) : IsEqual(action, "Record") ? RecordInstantiate(context, state, parameters[0], parameters[1], options) : IsEqual(action, "Required") ? RequiredInstantiate(context, state, parameters[0], options) : IsEqual(action, "ReturnType") ? ReturnTypeInstantiate(context, state, parameters[0], options) : IsEqual(action, "TemplateLiteral") ? TemplateLiteralInstantiate(context, state, parameters[0], options) : IsEqual(action, "Uncapitalize") ? UncapitalizeInstantiate(context, state, parameters[0], options) : IsEqual(action, "Uppercase") ? UppercaseInstantiate(context, state, parameters[0], options) : IsEqual(action, "With") ? WithInstantiate(context, state, parameters[0], parameters[1]) : deferred_Deferred(action, parameters, options);
}
function InstantiateImmediate(context, state, type) {
const instantiatedType = IsRef(type) ? RefInstantiate(context, state, type, type.$ref) : array_IsArray(type) ? _Array_(InstantiateType(context, state, type.items), ArrayOptions(type)) : IsCall(type) ? CallInstantiate(context, state, type.target, type.arguments) : constructor_IsConstructor(type) ? Constructor(InstantiateTypes(context, state, type.parameters), InstantiateType(context, state, type.instanceType), ConstructorOptions(type)) : function_IsFunction(type) ? _Function_(InstantiateTypes(context, state, type.parameters), InstantiateType(context, state, type.returnType), FunctionOptions(type)) : IsDependent(type) ? Dependent(InstantiateType(context, state, type.if), InstantiateType(context, state, type.then), InstantiateType(context, state, type.else), DependentOptions(type)) : IsIntersect(type) ? Intersect(InstantiateTypes(context, state, type.allOf), IntersectOptions(type)) : object_IsObject(type) ? _Object_(InstantiateProperties(context, state, type.properties), ObjectOptions(type)) : IsRecord(type) ? RecordFromPattern(RecordPattern(type), InstantiateType(context, state, RecordValue(type))) : IsRest(type) ? Rest(InstantiateType(context, state, type.items)) : IsTuple(type) ? Tuple(InstantiateElements(context, state, type.items), TupleOptions(type)) : IsUnion(type) ? Union(InstantiateTypes(context, state, type.anyOf), UnionOptions(type)) : type;
const withModifiers = WithModifiers(type, instantiatedType);
return withModifiers;
}
function InstantiateType(context, state, type) {
const result = IsDeferred(type) ? InstantiateDeferred(context, state, type.action, type.parameters, type.options) : InstantiateImmediate(context, state, type);
return result;
}
function Instantiate(context, type) {
return InstantiateType(context, State([], []), type);
}
;
function AddImmutableAction(type, options) {
const result = Update(type, { "~immutable": true }, options);
return result;
}
function AddImmutableInstantiate(context, state, type, options) {
const instantiatedType = InstantiateType(context, state, type);
return AddImmutableAction(instantiatedType, options);
}
;
function AddImmutableDeferred(type, options = {}) {
return deferred_Deferred("AddImmutable", [type], options);
}
function AddImmutable(type, options = {}) {
return AddImmutableAction(type, options);
}
;
function RemoveImmutableDeferred(type, options = {}) {
return Deferred("RemoveImmutable", [type], options);
}
function RemoveImmutable(type, options = {}) {
return RemoveImmutableAction(type, options);
}
;
function RemoveReadonlyDeferred(type, options = {}) {
return deferred_Deferred("RemoveReadonly", [type], options);
}
function RemoveReadonly(type, options = {}) {
return RemoveReadonlyAction(type, options);
}
;
function EvaluateDeferred(type, options = {}) {
return deferred_Deferred("Evaluate", [type], options);
}
function evaluate_Evaluate(type, options = {}) {
return EvaluateAction(type, options);
}
;
function ModuleDeferred(declarations, options = {}) {
return deferred_Deferred("Module", [declarations], options);
}
function module_Module(declarations, options = {}) {
return ModuleInstantiate({}, State([], []), declarations, options);
}
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
function Comparer(left, right) {
const compareResult = Compare(left, right);
return Guard.IsEqual(compareResult, CompareResultRightInside) ? 1 : Guard.IsEqual(compareResult, CompareResultDisjoint) ? 1 : 0;
}
function Insert(type, types, result = []) {
return Guard.ShiftLeft(types, (left, right) => Guard.IsEqual(Comparer(type, left), 1) ? Insert(type, right, [...result, left]) : [
...result,
type,
...types
], () => [...result, type]);
}
function Sort(types, result = []) {
return Guard.ShiftLeft(types, (left, right) => Sort(right, Insert(left, result)), () => result);
}
function Priority(types) {
const result = Sort(types);
return result;
}
;
;
;
;
;
;
;
function IsTemplateLiteralPattern(pattern) {
const types = ParsePatternIntoTypes(pattern);
const result = Guard.IsEqual(types.length, 0) ? false : true;
return result;
}
;
;
;
;
function script_Script(...args) {
const [context, input, options] = Match(args, {
2: (script, options) => IsString(script) ? [
{},
script,
options
] : [
script,
options,
{}
],
3: (context, script, options) => [
context,
script,
options
],
1: (script) => [
{},
script,
{}
]
});
const result = Script(input);
const parsed = IsArray(result) && IsEqual(result.length, 2) ? InstantiateType(context, State([], []), result[0]) : Never();
return Update(parsed, {}, options);
}
;
;
;
const build = null && Type;
}),
63837: (function(module) {
module.exports = JSON.parse("{\"$id\":\"https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#\",\"description\":\"Meta-schema for $data reference (JSON AnySchema extension proposal)\",\"type\":\"object\",\"required\":[\"$data\"],\"properties\":{\"$data\":{\"type\":\"string\",\"anyOf\":[{\"format\":\"relative-json-pointer\"},{\"format\":\"json-pointer\"}]}},\"additionalProperties\":false}");
}),
72079: (function(module) {
module.exports = JSON.parse("{\"$schema\":\"http://json-schema.org/draft-07/schema#\",\"$id\":\"http://json-schema.org/draft-07/schema#\",\"title\":\"Core schema meta-schema\",\"definitions\":{\"schemaArray\":{\"type\":\"array\",\"minItems\":1,\"items\":{\"$ref\":\"#\"}},\"nonNegativeInteger\":{\"type\":\"integer\",\"minimum\":0},\"nonNegativeIntegerDefault0\":{\"allOf\":[{\"$ref\":\"#/definitions/nonNegativeInteger\"},{\"default\":0}]},\"simpleTypes\":{\"enum\":[\"array\",\"boolean\",\"integer\",\"null\",\"number\",\"object\",\"string\"]},\"stringArray\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"uniqueItems\":true,\"default\":[]}},\"type\":[\"object\",\"boolean\"],\"properties\":{\"$id\":{\"type\":\"string\",\"format\":\"uri-reference\"},\"$schema\":{\"type\":\"string\",\"format\":\"uri\"},\"$ref\":{\"type\":\"string\",\"format\":\"uri-reference\"},\"$comment\":{\"type\":\"string\"},\"title\":{\"type\":\"string\"},\"description\":{\"type\":\"string\"},\"default\":true,\"readOnly\":{\"type\":\"boolean\",\"default\":false},\"examples\":{\"type\":\"array\",\"items\":true},\"multipleOf\":{\"type\":\"number\",\"exclusiveMinimum\":0},\"maximum\":{\"type\":\"number\"},\"exclusiveMaximum\":{\"type\":\"number\"},\"minimum\":{\"type\":\"number\"},\"exclusiveMinimum\":{\"type\":\"number\"},\"maxLength\":{\"$ref\":\"#/definitions/nonNegativeInteger\"},\"minLength\":{\"$ref\":\"#/definitions/nonNegativeIntegerDefault0\"},\"pattern\":{\"type\":\"string\",\"format\":\"regex\"},\"additionalItems\":{\"$ref\":\"#\"},\"items\":{\"anyOf\":[{\"$ref\":\"#\"},{\"$ref\":\"#/definitions/schemaArray\"}],\"default\":true},\"maxItems\":{\"$ref\":\"#/definitions/nonNegativeInteger\"},\"minItems\":{\"$ref\":\"#/definitions/nonNegativeIntegerDefault0\"},\"uniqueItems\":{\"type\":\"boolean\",\"default\":false},\"contains\":{\"$ref\":\"#\"},\"maxProperties\":{\"$ref\":\"#/definitions/nonNegativeInteger\"},\"minProperties\":{\"$ref\":\"#/definitions/nonNegativeIntegerDefault0\"},\"required\":{\"$ref\":\"#/definitions/stringArray\"},\"additionalProperties\":{\"$ref\":\"#\"},\"definitions\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#\"},\"default\":{}},\"properties\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#\"},\"default\":{}},\"patternProperties\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#\"},\"propertyNames\":{\"format\":\"regex\"},\"default\":{}},\"dependencies\":{\"type\":\"object\",\"additionalProperties\":{\"anyOf\":[{\"$ref\":\"#\"},{\"$ref\":\"#/definitions/stringArray\"}]}},\"propertyNames\":{\"$ref\":\"#\"},\"const\":true,\"enum\":{\"type\":\"array\",\"items\":true,\"minItems\":1,\"uniqueItems\":true},\"type\":{\"anyOf\":[{\"$ref\":\"#/definitions/simpleTypes\"},{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/simpleTypes\"},\"minItems\":1,\"uniqueItems\":true}]},\"format\":{\"type\":\"string\"},\"contentMediaType\":{\"type\":\"string\"},\"contentEncoding\":{\"type\":\"string\"},\"if\":{\"$ref\":\"#\"},\"then\":{\"$ref\":\"#\"},\"else\":{\"$ref\":\"#\"},\"allOf\":{\"$ref\":\"#/definitions/schemaArray\"},\"anyOf\":{\"$ref\":\"#/definitions/schemaArray\"},\"oneOf\":{\"$ref\":\"#/definitions/schemaArray\"},\"not\":{\"$ref\":\"#\"}},\"default\":true}");
})
};
;
