"use strict";
exports.id = 9177;
exports.ids = [9177, 6268];
exports.modules = {
26268: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
i: () => showPath,
n: () => readDocument,
r: () => pathOfPointer,
t: () => document_exports
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var jsonc_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99547);
function showPath(path) {
const text = path.map((step) => typeof step === "string" && /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`).join("");
return text.startsWith(".") ? text.slice(1) : text;
}
function pathOfPointer(pointer, root) {
let value = root;
return pointer.split("/").slice(1).map((step) => {
const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
const index = Array.isArray(value) ? Number(key) : key;
value = value[index];
return index;
});
}
var document_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ readDocument: () => readDocument });
const maximumDepth = 64;
function readDocument(text, { isStrict = false } = {}) {
const tooDeep = findTooDeep(text);
const errors = [];
const root = tooDeep === void 0 ? (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.parseTree)(text, errors, {
allowTrailingComma: !isStrict,
disallowComments: isStrict
}) : void 0;
const duplicateKeys = [];
return {
value: root === void 0 ? void 0 : readValue(root, [], duplicateKeys),
syntaxFaults: tooDeep === void 0 ? describe(errors) : [tooDeep],
duplicateKeys,
offsetOf(path, within) {
const [node, isExact] = nodeAt(root, path);
if (node === void 0) return 0;
return isExact && within !== void 0 && node.type === "string" ? offsetInString(text, node, within) : node.offset;
},
offsetOfKey(path) {
const [node, isExact] = nodeAt(root, path);
return (isExact && node?.parent?.type === "property" ? node.parent.offset : node?.offset) ?? 0;
}
};
}
function findTooDeep(text) {
const scanner = (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.createScanner)(text, true);
let depth = 0;
for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
const offset = scanner.getTokenOffset();
const first = text.charAt(offset);
if (first === "{" || first === "[") depth += 1;
else if (first === "}" || first === "]") depth -= 1;
if (depth > maximumDepth) return {
message: `nested more than ${maximumDepth} deep`,
offset
};
}
}
function readValue(node, path, duplicateKeys) {
if (node.type === "array") return (node.children ?? []).map((child, index) => readValue(child, [...path, index], duplicateKeys));
if (node.type !== "object") return node.value;
const entries = new Map();
for (const property of node.children ?? []) {
const [keyNode, valueNode] = property.children ?? [];
const key = String(keyNode?.value);
const inner = [...path, key];
if (entries.has(key)) duplicateKeys.push({
message: `${showPath(inner)}: duplicate key`,
offset: property.offset
});
entries.set(key, valueNode === void 0 ? void 0 : readValue(valueNode, inner, duplicateKeys));
}
return Object.fromEntries(entries);
}
function nodeAt(root, path) {
let node = root;
for (const step of path) {
const child = node?.type === "array" ? node.children?.[Number(step)] : node?.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1];
if (child === void 0) return [node, false];
node = child;
}
return [node, true];
}
function offsetInString(text, node, within) {
let offset = node.offset + 1;
for (let count = 0; count < within; count += 1) offset += text.charAt(offset) !== "\\" ? 1 : text.charAt(offset + 1) === "u" ? 6 : 2;
return offset;
}
const syntaxMessages = {
InvalidSymbol: "unexpected text; strings must be in double quotes",
InvalidNumberFormat: "this is not a number",
PropertyNameExpected: "expected a key in double quotes",
ValueExpected: "expected a value",
ColonExpected: "expected a \":\"",
CommaExpected: "expected a \",\"",
CloseBraceExpected: "expected a \"}\"",
CloseBracketExpected: "expected a \"]\"",
EndOfFileExpected: "expected the end of the file",
UnexpectedEndOfComment: "the comment is not closed",
UnexpectedEndOfString: "the string is not closed",
UnexpectedEndOfNumber: "the number is not complete",
InvalidUnicode: "the \"\\u\" is not followed by four hexadecimal digits",
InvalidEscapeCharacter: "unknown escape; write a backslash as \"\\\\\"",
InvalidCommentToken: "comments are not allowed",
InvalidCharacter: "a control character in a string must be escaped"
};
function describe([first]) {
if (first === void 0) return [];
return [{
message: `not valid JSON: ${syntaxMessages[(0, jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.printParseErrorCode)(first.error)] ?? "unexpected text"}`,
offset: first.offset
}];
}
}),
69177: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
C: () => outermostFolders,
D: () => findDefaultBranch,
E: () => openRepositoryView,
S: () => isWithin,
T: () => topFolder,
_: () => reportStepLines,
a: () => actionFile,
b: () => foldersAround,
c: () => stepsOfJob,
d: () => readPackages,
f: () => objectIn,
g: () => permissionLines,
h: () => invalidFileReason,
i: () => reportCommandIn,
l: () => readYamlFile,
m: () => textsIn,
n: () => isReportAction,
o: () => eventsOf,
p: () => readJsonObject,
r: () => isWorkflowPath,
s: () => isForTags,
t: () => findWorkflows,
u: () => createTestFinder,
v: () => workflowText,
w: () => parentFolder,
x: () => inFolder,
y: () => resultPatterns
});
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6741);
var _inner_path_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13043);
var _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76133);
var _repository_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50451);
var _work_tree_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82309);
var _document_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26268);
var _text_position_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94278);
var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76760);
var yaml__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38815);
const usualNames = [
"main",
"master",
"trunk",
"develop"
];
function findDefaultBranch(folder, env) {
const repository = (0, _repository_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(folder, env);
const remote = repository?.ask("symbolic-ref", "--short", "refs/remotes/origin/HEAD")?.replace(/^origin\//, "");
if (remote !== void 0 && isPlainName(remote)) return remote;
const current = repository?.ask("symbolic-ref", "--short", "HEAD");
return usualNames.find((name) => name === current) ?? "main";
}
const isPlainName = (name) => /^[A-Za-z][\w./-]{0,200}$/.test(name);
const maximumPaths = 2e4;
const maximumDepth$1 = 8;
const maximumEntries = 1e5;
const skippedFolders = new Set([
".git",
"node_modules",
"bower_components",
"vendor",
"third_party",
"site-packages",
".venv",
"venv",
".tox",
".nox",
"__pycache__",
"Pods",
".gradle",
".dart_tool",
"fixtures",
"__fixtures__",
"testdata",
"examples",
"example",
"samples",
"dist",
"coverage"
]);
const outputFolders = new Set([
"build",
"out",
"obj",
"target"
]);
function listPaths(root, env) {
return (listByGit(root, env) ?? listOnDisk(root)).filter(isWanted).map((path) => ({
path,
depth: depthOf(path)
})).sort((one, other) => one.depth - other.depth || (one.path < other.path ? -1 : 1)).slice(0, maximumPaths).map(({ path }) => path);
}
const depthOf = (path) => path.split("/").length - 1;
const isWanted = (path) => path.length <= 1024 && (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(path) === path && !path.includes("${{") && depthOf(path) <= maximumDepth$1 && !path.split("/").some((name) => skippedFolders.has(name));
function listByGit(root, env) {
const workTree = (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(root);
const prefix = workTree === void 0 ? void 0 : (0, _inner_path_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(workTree, root);
if (prefix === void 0) return void 0;
const paths = (0, _repository_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(root, env)?.list("ls-files", "--cached", "--others", "--exclude-standard", "-z");
if (paths === void 0 || prefix === "") return paths;
return paths.filter((path) => path.startsWith(`${prefix}/`)).map((path) => path.slice(prefix.length + 1));
}
function listOnDisk(root) {
const found = [];
const folders = [{
path: "",
depth: 0
}];
let entries = 0;
for (let folder = folders.shift(); folder !== void 0; folder = folders.shift()) {
for (const { name, isFolder } of entriesOf((0, node_path__WEBPACK_IMPORTED_MODULE_6__.join)(root, folder.path), maximumEntries - entries)) {
entries += 1;
const path = folder.path === "" ? name : `${folder.path}/${name}`;
if (!isFolder) found.push(path);
else if (folder.depth < maximumDepth$1 && !skippedFolders.has(name) && !outputFolders.has(name)) folders.push({
path,
depth: folder.depth + 1
});
}
if (entries >= maximumEntries) break;
}
return found;
}
function entriesOf(folder, limit) {
const entries = [];
try {
const reader = (0, node_fs__WEBPACK_IMPORTED_MODULE_5__.opendirSync)(folder);
try {
for (let seen = 0, entry = reader.readSync(); entry !== null && seen < limit; seen += 1, entry = reader.readSync()) if (entry.isFile() || entry.isDirectory()) entries.push({
name: entry.name,
isFolder: entry.isDirectory()
});
} finally {
reader.closeSync();
}
} catch {}
return entries;
}
const maximumFileBytes = 262144;
const maximumTotalBytes = 16777216;
function openRepositoryView(folder, env) {
const root = (0, node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync)(folder);
const paths = listPaths(root, env);
const known = new Set(paths);
const texts = new Map();
const leftOut = new Map();
let readBytes = 0;
const load = (path) => {
const loaded = loadText(root, path, maximumTotalBytes - readBytes);
if ("reason" in loaded) leftOut.set(path, loaded.reason);
else readBytes += loaded.bytes;
return "reason" in loaded ? void 0 : loaded.text;
};
return {
paths,
has: (path) => known.has(path),
named: (name) => paths.filter((path) => {
const base = node_path__WEBPACK_IMPORTED_MODULE_6__.posix.basename(path);
return typeof name === "string" ? base === name : name.test(base);
}),
read(path) {
if (!known.has(path)) return void 0;
if (!texts.has(path)) texts.set(path, load(path));
return texts.get(path);
},
leaveOut: (path, reason) => leftOut.set(path, reason),
leftOut: () => leftOut
};
}
function loadText(root, path, allowedBytes) {
try {
const file = (0, node_path__WEBPACK_IMPORTED_MODULE_6__.join)(root, path);
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_5__.lstatSync)(file).isFile()) return { reason: "it is not a regular file" };
if ((0, _inner_path_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(root, (0, node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync)(file)) === void 0) return { reason: "it is outside of the repository" };
const limit = Math.min(maximumFileBytes, allowedBytes);
const buffer = Buffer.alloc(limit + 1);
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_5__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_NONBLOCK ?? 0));
try {
const bytes = (0, node_fs__WEBPACK_IMPORTED_MODULE_5__.readSync)(descriptor, buffer);
if (bytes > limit) return { reason: limit < maximumFileBytes ? "too many files were read before" : "it is larger than 256 KiB" };
if (buffer.subarray(0, bytes).includes(0)) return { reason: "it is not text in UTF-8. Save it as UTF-8, then run init again." };
return {
text: buffer.toString("utf8", 0, bytes).replace(/^\ufeff/, ""),
bytes
};
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_5__.closeSync)(descriptor);
}
} catch {
return { reason: "it cannot be read" };
}
}
const parentFolder = (path) => {
const folder = node_path__WEBPACK_IMPORTED_MODULE_6__.posix.dirname(path);
return folder === "." ? "" : folder;
};
const inFolder = (folder, name) => folder === "" ? name : `${folder}/${name}`;
function foldersAround(folder) {
const names = folder === "" ? [] : folder.split("/");
return [...names.map((_, index) => names.slice(0, names.length - index).join("/")), ""];
}
function outermostFolders(folders) {
const all = new Set(folders);
return [...all].filter((folder) => folder === "" || foldersAround(folder).every((around) => around === folder || !all.has(around)));
}
function topFolder(outer, path) {
const names = (outer === "" ? path : path.slice(outer.length + 1)).split("/");
return names.length > 1 && /^\w[\w-]{0,100}$/.test(names[0] ?? "") ? names[0] ?? "." : ".";
}
const isWithin = (folder, outer) => outer === "" || folder === outer || folder.startsWith(`${outer}/`);
const resultPatterns = ({ folder, files, isLink }) => files.map((file) => isLink === true ? inFolder(folder, file) : folder === "" || file.startsWith("**/") ? file : `**/${file}`);
const setupActions = {
checkout: "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0",
node: "actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0",
pnpm: "pnpm/action-setup@a7487c7e89a18df4991f7f222e4898a00d66ddda # v4.1.0",
bun: "oven-sh/setup-bun@0c5077e51419868618aeaa5fe8019c62421857d6 # v2.2.0",
deno: "denoland/setup-deno@667a34cdef165d8d2b2e98dde39547c9daac7282 # v2.0.4",
java: "actions/setup-java@dded0888837ed1f317902acf8a20df0ad188d165 # v5.0.0",
sbt: "sbt/setup-sbt@6444f4c8111de4b9059c3975def104b03cfaa5f0 # v1.5.2",
dotnet: "actions/setup-dotnet@d4c94342e560b34958eacfc5d055d21461ed1c5d # v5.0.0",
go: "actions/setup-go@924ae3a1cded613372ab5595356fb5720e22ba16 # v6.5.0",
rustTools: "taiki-e/install-action@ba47c86ac325773530516bb756137ac718732518 # v2.86.5",
python: "actions/setup-python@a309ff8b426b58ec0e2a45f0f869d46889d02405 # v6.2.0",
php: "shivammathur/setup-php@f3e473d116dcccaddc5834248c87452386958240 # 2.37.2",
ruby: "ruby/setup-ruby@0dafeac902942906541bc140009cdbf32665b601 # v1.315.0",
dart: "dart-lang/setup-dart@65eb853c7ba17dde3be364c3d2858773e7144260 # v1.7.2",
flutter: "subosito/flutter-action@1a449444c387b1966244ae4d4f8c696479add0b2 # v2.23.0"
};
const plain = /^(?:[A-Za-z]|\.\/)(?:[\w ./@=,+*'"&>()[\]-]|:(?=\S))*$/;
const reserved = /^(?:y|yes|n|no|on|off|null)$/i;
const yamlScalar = (text) => plain.test(text) && !reserved.test(text) && text.trim() === text ? text : `'${text.replaceAll("'", "''")}'`;
const always$1 = `if: $\{{ !cancelled() }}`;
function workflowText(findings, { defaultBranch, action }) {
const jobs = new Map();
for (const finding of findings) jobs.set(finding.job, [...jobs.get(finding.job) ?? [], finding]);
const isOnly = jobs.size === 1;
return [
"# Runs the tests and reports them, even if they fail.",
"name: Test",
"",
"on:",
"  push:",
`    branches: [${yamlScalar(defaultBranch)}]`,
"  pull_request:",
"",
...permissionLines(defaultBranch),
"",
"jobs:",
...[...jobs].flatMap(([id, own], index) => [
...index === 0 ? [] : [""],
`  ${isOnly ? "test" : id}:`,
...jobLines(own, {
action,
isOnly
}).map((line) => line === "" ? "" : `    ${line}`)
]),
""
].join("\n");
}
const permissionLines = (defaultBranch) => [
"permissions:",
"  contents: read",
`  ${_token_permissions_mjs__WEBPACK_IMPORTED_MODULE_1__.n.comment} # for the comment on the pull request`,
`  ${_token_permissions_mjs__WEBPACK_IMPORTED_MODULE_1__.n.runs} # for the history of ${defaultBranch}, which shows which failures are new`
];
function reportStepLines(findings, { action, isOnly }) {
const patterns = [...new Set(findings.flatMap(resultPatterns))];
const isImplied = isOnly && findings.every(({ isLink }) => isLink !== true);
return [
`- uses: ${action}`,
`  ${always$1}`,
...isImplied ? [] : [
"  with:",
...isOnly ? [] : ["    # The configuration also names the files of the other jobs."],
"    paths: |",
...patterns.map((pattern) => `      ${pattern}`)
]
];
}
function jobLines(findings, options) {
const setup = new Map(findings.flatMap((finding) => finding.setup).map((step) => [JSON.stringify(step), step]));
const steps = [
`- uses: ${setupActions.checkout}`,
"  with:",
"    persist-credentials: false",
...[...setup.values()].flatMap((step) => stepLines(step)),
...findings.flatMap(({ test }, index) => stepLines(test, index === 0 ? [] : [always$1])),
...reportStepLines(findings, options)
];
return [
`runs-on: ${findings.find((finding) => finding.runner !== void 0)?.runner ?? "ubuntu-latest"}`,
"steps:",
...steps.map((line) => `  ${line}`)
];
}
function stepLines(step, more = []) {
if ("uses" in step) return [`- uses: ${setupActions[step.uses]}`, ...mapLines("with", step.with)];
const { run, folder, env } = step;
return [
`- run: ${yamlScalar(run)}`,
...more.map((line) => `  ${line}`),
...folder === "" ? [] : [`  working-directory: ${yamlScalar(folder)}`],
...mapLines("env", env)
];
}
const mapLines = (key, values = {}) => {
const entries = Object.entries(values);
return entries.length === 0 ? [] : [`  ${key}:`, ...entries.flatMap(([name, value]) => mapLine(name, value))];
};
const mapLine = (name, value) => value.includes("\n") ? [`    ${name}: |`, ...value.split("\n").map((line) => `      ${line}`)] : [`    ${name}: ${yamlScalar(value)}`];
const maximumLength = 32768;
const maximumCommands$1 = 1e3;
const part = /<<[-~]?[ \t]{0,9}["'\\]?(?<document>[A-Za-z_]\w{0,100})["']?|(?<continued>[\\`]\r?\n)|'(?<single>[^']*)'?|"(?<double>(?:[^"\\]|\\.)*)"?|(?<expression>\$\{\{(?:[^}]|\}(?!\}))*(?:\}\})?)|\\(?<escaped>[\s"'$`\\;&|()<>#])|(?<end>[\n;&|()`])|(?<gap>[^\S\n]+|<<<|[<>])|(?<plain>[^\s"'$\\;&|()<>`#]+|.)/sy;
const shells = new Set([
"bash",
"sh",
"zsh",
"ssh",
"docker"
]);
function shellCommands(script) {
const text = script.slice(0, maximumLength);
const commands = [];
let words = [];
let word;
let document;
const endWord = () => {
if (word !== void 0) words.push(word);
word = void 0;
};
const endCommand = () => {
endWord();
if (words.length > 0) commands.push(words);
words = [];
};
for (let index = 0; index < text.length && commands.length < maximumCommands$1;) {
part.lastIndex = index;
const groups = part.exec(text)?.groups ?? {};
index = part.lastIndex;
const { end, plain } = groups;
const more = groups.single ?? groups.double ?? groups.expression ?? groups.escaped;
if (more !== void 0) word = (word ?? "") + more;
else if (plain === "#" && word === void 0) index = lineEnd(text, index);
else if (plain !== void 0) word = (word ?? "") + plain;
else if (end === void 0) endWord();
else endCommand();
document = groups.document ?? document;
if (document !== void 0 && end === "\n") {
if (commands.at(-1)?.some((one) => shells.has(one)) !== true) index = documentEnd(text, index, document);
document = void 0;
}
}
endCommand();
return commands;
}
const lineEnd = (text, from) => {
const end = text.indexOf("\n", from);
return end === -1 ? text.length : end;
};
function documentEnd(text, from, delimiter) {
for (let start = from; start < text.length;) {
const end = lineEnd(text, start);
if (text.slice(start, end).trim() === delimiter) return end;
start = end + 1;
}
return text.length;
}
function invalidFileReason(language, fault) {
return `it is not valid ${language}${fault === void 0 ? "" : ` in line ${fault.line}, column ${fault.column}: ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(fault.cause)}`}. Correct it, then run init again.`;
}
function readJsonObject(view, path, { allowsComments = false } = {}) {
const text = view.read(path);
if (text === void 0 || view.leftOut().has(path)) return void 0;
try {
return objectOf(view, path, JSON.parse(text));
} catch {
const { value, syntaxFaults } = (0, _document_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(text, { isStrict: !allowsComments });
if (allowsComments && syntaxFaults.length === 0) return objectOf(view, path, value);
view.leaveOut(path, invalidFileReason("JSON", faultOf(text, syntaxFaults[0])));
return;
}
}
function objectOf(view, path, value) {
const object = objectIn(value);
if (object === void 0) view.leaveOut(path, "it does not contain a JSON object. Correct it, then run init again.");
return object;
}
const faultOf = (text, fault) => fault && {
...(0, _text_position_mjs__WEBPACK_IMPORTED_MODULE_9__.n)(text, fault.offset),
cause: fault.message.replace(/^not valid JSON: /, "")
};
const objectIn = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
const textsIn = (value) => new Map(Object.entries(objectIn(value) ?? {}).filter((entry) => typeof entry[1] === "string"));
const dependencyFields = [
"dependencies",
"peerDependencies",
"optionalDependencies",
"devDependencies"
];
const maximumPackages$1 = 200;
function readPackages(view) {
const paths = view.named("package.json");
const [firstOther] = paths.slice(maximumPackages$1);
if (firstOther !== void 0) view.leaveOut(firstOther, `only the first ${maximumPackages$1} of ${paths.length} files with the name package.json are read`);
return paths.slice(0, maximumPackages$1).flatMap((path) => {
const content = readJsonObject(view, path);
if (content === void 0) return [];
const dependencies = dependencyFields.flatMap((field) => [...textsIn(content[field]).keys()].map((name) => [name, field]));
return [{
path,
folder: parentFolder(path),
content,
scripts: textsIn(content.scripts),
dependencies: new Map(dependencies)
}];
});
}
const root = /^(?:\$\{\{\s?github\.workspace\s?\}\}|\$\{?GITHUB_WORKSPACE\}?|\$env:GITHUB_WORKSPACE)(?:[\\/]|$)/;
function innerFolder(folder, path) {
const fromRoot = path.replace(root, "");
if (fromRoot.length > 1e3 || /[$~]|^[\\/]/.test(fromRoot)) return folder;
const inner = node_path__WEBPACK_IMPORTED_MODULE_6__.posix.join(fromRoot === path ? folder : "", fromRoot.replaceAll("\\", "/"));
if (inner === ".." || inner.startsWith("../")) return folder;
return inner === "." ? "" : inner.replace(/\/$/, "");
}
function afterOptions(words, valued = []) {
let index = 0;
while (index < words.length) {
const word = words[index] ?? "";
if (word === "--") return words.slice(index + 1);
if (!/^[-+$]/.test(word)) break;
index += valued.includes(word) ? 2 : 1;
}
return words.slice(index);
}
const operands = (words, valued = []) => words.filter((word, index) => !/^[-+]./.test(word) && !valued.includes(words[index - 1] ?? ""));
function optionValue(words, ...names) {
const index = words.findIndex((word) => names.some((name) => word === name || word.startsWith(`${name}=`)));
const word = words[index];
if (word === void 0) return void 0;
return names.includes(word) ? words[index + 1] : word.slice(word.indexOf("=") + 1);
}
function plainProgram(word) {
const name = word.slice(Math.max(word.lastIndexOf("/"), word.lastIndexOf("\\")) + 1).replace(/\.(?:exe|bat|cmd|phar)$/i, "");
const end = name.indexOf("@", 1);
return (end === -1 ? name : name.slice(0, end)).replace(/^npm:/, "").replace(/^(python|pypy|py|pip|coverage|pytest|pwsh|ruby|php|lua)-?[\d.]+$/, "$1").replace(/^(?:pypy|py)$/, "python");
}
const quietPrograms = new Set([
"echo printf exit true false cd pushd popd export set unset source . test [ [[ rm rmdir mkdir cp mv ln cat tee ls touch chmod chown sleep sed awk grep find head tail cut sort jq yq curl wget tar unzip zip",
"git gh apt apt-get apk dnf yum brew choco winget port snap pip gem pod which where type",
"eslint oxlint tsc tsgo vue-tsc svelte-check prettier biome xo standard semistandard stylelint markdownlint markdownlint-cli2 cspell knip publint attw depcheck madge typedoc tsup tsdown rollup vite webpack esbuild babel swc rimraf cpy husky lint-staged commitlint changeset",
"ruff mypy pyright flake8 black isort pylint pydocstyle bandit pre-commit prek sphinx-build mkdocs twine build",
"rubocop standardrb brakeman bundle-audit phpstan psalm php-cs-fixer phpcs pint rector",
"golangci-lint gofmt gofumpt staticcheck govulncheck shellcheck shfmt hadolint yamllint actionlint codespell clang-format clang-tidy cppcheck swiftlint swiftformat ktlint detekt"
].flatMap((programs) => programs.split(" ")));
const maximumPackages = 50;
function scriptTasks({ packages, folder }, name, isEverywhere = false) {
const [start = "", end] = name.split("*", 2);
const matches = (script) => end === void 0 ? script === name : script.startsWith(start) && script.endsWith(end);
const defining = packages().filter(({ scripts }) => [...scripts.keys()].some(matches));
const nearest = foldersAround(folder).flatMap((around) => defining.find((one) => one.folder === around) ?? [])[0];
const chosen = isEverywhere || nearest === void 0 ? defining.slice(0, maximumPackages) : [nearest];
if (chosen.length === 0) return [{ task: {
name,
scripts: void 0,
folder
} }];
return chosen.flatMap((one) => [...one.scripts].filter(([script]) => matches(script)).map(([script, text]) => ({ task: taskOf(one, script, text) })));
}
const taskOf = ({ folder }, name, text) => ({
name,
scripts: [text],
folder
});
const isDefined = ({ packages }, name) => packages().some(({ scripts }) => scripts.has(name));
const folderOptions = [
"--prefix",
"--cwd",
"--dir",
"-C"
];
const valued$2 = [
...folderOptions,
"--workspace",
"--filter",
"-F",
"--loglevel",
"--reporter",
"--cache",
"--registry"
];
const everywhere = /^(?:-r|--recursive|--filter(?:=.*)?|-F|-w|-ws|--workspaces?(?:=.*)?|workspaces?|foreach|recursive|multi)$/s;
const testing$1 = new Set([
"test",
"t",
"tst",
"it",
"install-test",
"cit",
"install-ci-test",
"clean-install-test",
"sit"
]);
const manager = (isNpm) => (words, outer) => {
const end = words.indexOf("--");
const own = end === -1 ? words : words.slice(0, end);
const place = {
...outer,
folder: innerFolder(outer.folder, optionValue(own, ...folderOptions) ?? "")
};
const isEverywhere = own.some((word) => everywhere.test(word));
const rest = commandOf(words, isNpm);
const [subcommand] = rest;
if (subcommand === void 0) return void 0;
if (testing$1.has(subcommand)) return scriptTasks(place, "test", isEverywhere);
if (/^(?:run|run-script|rum|urn)$/.test(subcommand)) {
const command = afterOptions(rest.slice(1), valued$2);
const [name] = command;
if (name === void 0) return void 0;
return [...scriptTasks(place, name.replace(/^\/\^?|\$?\/$/g, "").replace(".*", "*"), isEverywhere), ...isNpm || isDefined(place, name) ? [] : [{
words: command,
folder: place.folder
}]];
}
if (/^(?:exec|x|dlx)$/.test(subcommand)) return [{
words: afterOptions(rest.slice(1), [
...valued$2,
"-p",
"--package"
]),
folder: place.folder
}];
if (isNpm) return void 0;
return isDefined(place, subcommand) ? scriptTasks(place, subcommand, isEverywhere) : [{
words: rest,
folder: place.folder
}];
};
function commandOf(words, isNpm) {
const own = isNpm ? [...valued$2, "-w"] : valued$2;
let rest = afterOptions(words, own);
while (/^(?:workspaces?|foreach|recursive|multi)$/.test(rest[0] ?? "")) rest = afterOptions(rest.slice(rest[0] === "workspace" ? 2 : 1), [
...own,
"--include",
"--exclude",
"--from",
"--jobs",
"-j"
]);
return rest;
}
const scriptRunner = (isEverywhere) => (words, place) => operands(words, [
"--scope",
"--filter",
"-F",
"--concurrency",
"--ignore",
"--cwd"
]).filter((word) => word !== "run" && word !== "watch").flatMap((word) => scriptTasks(place, word.slice(word.indexOf("#") + 1), isEverywhere));
const commandRunner = (words, place) => operands(words, [
"-n",
"--names",
"-c",
"--prefix-colors",
"-p",
"--prefix",
"--success",
"-s"
]).flatMap((word) => {
const name = /^(?:npm|pnpm|yarn|bun|node):(.+)$/s.exec(word)?.[1] ?? word;
return /\s/.test(name) ? [{
script: name,
folder: place.folder
}] : [...scriptTasks(place, name), {
words: [name],
folder: place.folder
}];
});
const packageScriptPrograms = {
npm: manager(true),
pnpm: manager(false),
yarn: manager(false),
yarnpkg: manager(false),
bun: manager(false),
turbo: scriptRunner(true),
lerna: scriptRunner(true),
wsrun: scriptRunner(true),
"run-s": scriptRunner(false),
"run-p": scriptRunner(false),
"npm-run-all": scriptRunner(false),
"npm-run-all2": scriptRunner(false),
concurrently: commandRunner,
"start-server-and-test": commandRunner,
"start-test": commandRunner
};
const testing = new Set("test tests testing tester unittest unittests utest atest spec specs e2e unit integration acceptance selftest runtests testsuite pytest jest vitest phpunit rspec cypress playwright".split(" "));
const other = new Set("lint linter format fmt type types typing typings typecheck build compile watch dep deps dependencies install setup prepare init bootstrap clean data image images publish upload download report reports requirements requires doc docs start serve server stop debug update generate gen bench benchmark list style deploy release".split(" "));
function isTestName(name) {
const words = wordsOf(name);
return words.some((word) => testing.has(word)) && (words.includes("and") || !words.some((word) => other.has(word)));
}
const isOtherName = (name) => wordsOf(name).some((word) => other.has(word));
const wordsOf = (name) => name.slice(0, 300).split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
const valued$1 = [
"-C",
"-d",
"--dir",
"-f",
"--file",
"--makefile",
"-t",
"--taskfile",
"-e",
"--env",
"-p",
"--project",
"--manifest-path"
];
const usuallyTests = /^(?:check|ci|cov|coverage|cucumber|features|scan|verify)$/;
const named = (names, { folder }) => names.map((name) => ({ task: {
name: usuallyTests.test(name) ? "test" : name,
scripts: void 0,
folder
} }));
const namesIn = (words) => operands(words.map((word) => word.replace(/^[^-+]*\+|\[.*$/gs, "")), valued$1).filter((word) => !/[/=$]/.test(word));
const byName = (words, place) => named(namesIn(words), place);
const rake = (words, place) => {
const names = namesIn(words);
return named(names.length === 0 ? ["test"] : names, place);
};
const afterSubcommand = (...subcommands) => (words, place) => {
const [subcommand = ""] = operands(words, valued$1);
if (!subcommands.includes(subcommand)) return void 0;
const command = afterOptions(words.slice(words.indexOf(subcommand) + 1), valued$1);
return [...named(command.slice(0, 1), place), {
words: command,
folder: place.folder
}];
};
const composer = (words, place) => {
const [first = "", second = ""] = operands(words, [
"-d",
"--working-dir",
"--timeout"
]);
return named([/^run(?:-script)?$/.test(first) ? second : first], place);
};
const nx = (words, place) => {
const [first = ""] = operands(words);
const targets = words.map((word) => word.replace(/^--targets?=/, "")).flatMap((word) => word.split(","));
return named(/^(?:run|run-many|affected)$/.test(first) ? targets : [first.replace(/^affected:/, "")], place);
};
const environments = (...options) => (words, place) => {
if (words.some((word) => /^(?:--notest|--devenv|--install-only|--list.{0,20}|--showconfig|-l|-a|list|config|devenv|depends)$/.test(word))) return [];
const names = optionValue(words, ...options)?.split(",") ?? [""];
return named(names.map((name) => isOtherName(name) || quietPrograms.has(name) ? name : "test"), place);
};
const table$2 = [
["make gmake mingw32-make nmake bmake just task invoke inv bake grunt gulp jake cake mage earthly dagger melos very_good bb scons waf nuke doit rush moon devbox devenv esy b2 toys thor fab pyinvoke poe fastlane", byName],
["rake", rake],
["pdm pixi hatch rye", afterSubcommand("run")],
["mise", afterSubcommand("run", "r")],
["deno", afterSubcommand("task", "run")],
["composer", composer],
["nx", nx],
["tox", environments("-e", "--env")],
["nox", environments("-s", "-e", "--session", "--sessions")]
];
const taskPrograms = new Map([...Object.entries(packageScriptPrograms), ...table$2.flatMap(([programs, starter]) => programs.split(" ").map((program) => [program, starter]))]);
const valued = [
"-C",
"--manifest-path",
"--package-path",
"--directory",
"--root",
"--config",
"--file",
"--prefix",
"--context"
];
const always = () => true;
const first = (...names) => (words) => names.includes(operands(words, valued)[0] ?? "");
const has = (...names) => (words) => words.some((word) => names.includes(word));
const matches = (pattern) => (words) => words.some((word) => pattern.test(word.slice(0, 2e3)));
const joined = (pattern) => (words) => pattern.test(words.join(" ").slice(0, 2e3));
const not = (runs) => (words) => !runs(words);
const both = (one, other) => (words) => one(words) && other(words);
const either = (one, other) => (words) => one(words) || other(words);
const test = first("test");
const mavenGoal = /^(?:test|package|verify|install|deploy|(?:pre-|post-)?integration-test|(?:[\w.-]{1,100}:)?(?:maven-)?(?:surefire|failsafe)(?:-plugin)?:.{1,100})$/;
const mavenSkips = /^-D(?:skipTests|maven\.test\.skip|maven\.test\.skip\.exec)(?:=true)?$/;
const gradleTask = /(?:^|:)(?:build|buildNeeded|check|allTests|tests?|test[A-Z]\w{0,100}|\w{0,100}(?:Tests?|Check|Coverage(?:Report)?))$/;
const gradlePreparation = /(?:^|:)(?:compile|process|assemble|package|bundle|generate|publish|spotless|dependency|clean|install|lint)\w{0,100}$|(?:Classes|Jar)$/;
const gradleTests = /(?:^|:)(?:test|check)$/;
const gradleStandardTask = /(?:^|:)(?:build|buildNeeded|check|test)$/;
const gradle = (words) => {
if (has("--dry-run", "-m")(words)) return false;
const exclusions = ["-x", "--exclude-task"];
const isWithoutTests = words.some((word, index) => exclusions.includes(words[index - 1] ?? "") && gradleTests.test(word));
return operands(words, [
...exclusions,
"-p",
"--project-dir",
"-b",
"-c",
"-I",
"--init-script",
"--tests",
"-g"
]).map((task) => task.slice(0, 300)).some((task) => gradleTask.test(task) && !gradlePreparation.test(task) && !(isWithoutTests && gradleStandardTask.test(task)));
};
const sbtTask = /(?:^|[\s;/:+])(?:test(?:Only|Quick|Full)?|scripted|\w{0,50}Tests?)(?![\w:/-])/;
const dotnet = either(both(first("test", "vstest"), not(has("--list-tests", "-t"))), both(first("run"), matches(/Tests?(?:[\\/.]|$)/)));
const cargoTest = /^(?:test|t|nextest (?:run|r)|(?:careful|miri|hack|insta|xtask|make) (?:--?[\w=-]{1,50} ){0,9}(?:test|tests|nextest)|tarpaulin|mutants|llvm-cov(?! (?:report|clean|show-env|run)))(?: |$)/;
const cargo = (words) => {
const [start = ""] = operands(words, valued);
const own = words.slice(words.indexOf(start)).join(" ").slice(0, 2e3);
return cargoTest.test(own) && !has("--no-run", "--list")(words);
};
const goTests = both(test, not(either(has("-c", "-list"), matches(/^(?:-run=)?(?:\^\$|NONE|XXX)$|^-list=/))));
const target = /^(?:tests?|check|check-all|check-[\w-]{1,100}|test-[\w-]{1,100}|RUN_TESTS|run_tests|runtest)$/;
const cmake = (words) => words.some((word, index) => /^(?:--target|-t)$/.test(words[index - 1] ?? "") && target.test(word));
const table$1 = {
javaScript: [
["vitest", not(first("bench", "list", "init"))],
["jest", not(has("--listTests", "--showConfig", "--clearCache", "--init"))],
["mocha _mocha electron-mocha mochawesome ava tape tap borp qunit jasmine uvu lab", not(first("init", "plugin", "build"))],
["web-test-runner wtr test-storybook testcafe nightwatch protractor elm-test elm-test-rs cucumber-js", not(first("init", "install", "make"))],
["playwright", test],
["cypress newman", first("run")],
["karma", first("start", "run")],
["ng", first("test", "t", "e2e")],
["wdio", either(first("run"), matches(/\.conf\.[cm]?[jt]s$/))],
["react-scripts craco react-app-rewired ember stencil aegir detox", test],
["vue-cli-service wp-scripts", matches(/^test[:-].{1,100}$/)],
["node nodejs tsx", has("--test")],
["bun deno hardhat truffle maestro", test]
],
java: [
["mvn mvnw mvnd", both(matches(mavenGoal), not(matches(mavenSkips)))],
["gradle gradlew", gradle],
["sbt sbtx sbtn", matches(sbtTask)],
["ant", matches(/^(?:tests?|check|junit|[\w.-]{1,100}[-.]tests?|tests?[-.][\w.-]{1,100})$/)],
["mill", matches(/(?:^|\.)test(?:Forked|Cached|Local|Only)?$/)],
["scala-cli scala", test],
["lein", matches(/^(?:test(?::.{1,100})?|midje|kaocha|eftest|test-all)$/)],
["clojure clj", matches(/^-[MXAT]:.{0,200}\b(?:test|kaocha)\b/)]
],
dotnet: [["dotnet", dotnet], ["vstest.console xunit.console nunit3-console nunit-console MSTest mstest", always]],
native: [
["go richgo", goTests],
["gotestsum gotest", not(first("tool"))],
["ginkgo", not(first("build", "bootstrap", "generate", "version", "outline", "labels", "unfocus", "help"))],
["cargo cross", cargo],
["wasm-pack forge anchor scarb snforge aiken v gleam zef", test],
["ctest", not(either(has("-N"), matches(/^--(?:show-only|print-labels)/)))],
["meson", test],
["cmake", cmake],
["ninja", matches(target)],
["bazel bazelisk", first("test", "coverage")],
["buck buck2 please plz", test],
["pants", has("test")],
["zig", either(test, joined(/^build (?:\S{1,100} ){0,9}(?:test|tests|test[-_]\S{1,100})(?: |$)/))],
["nimble dub testament", has("test", "all")],
["crystal", first("spec")]
],
apple: [
["swift", both(test, not(joined(/^test list\b/)))],
["xcodebuild", (words) => operands(words, [
"-scheme",
"-target",
"-project",
"-workspace",
"-configuration",
"-sdk",
"-destination"
]).some((word) => /^test(?:-without-building)?$/.test(word))],
["xctool tuist", has("test")]
],
python: [
["pytest py.test", not(has("--collect-only", "--co", "--fixtures", "--markers"))],
["unittest doctest nose nosetests nose2 trial twisted.trial ward green zope-testrunner runtests.py", always],
["stestr", first("run")],
["behave robot pabot radish lettuce", not(has("--dry-run", "--dryrun"))],
["manage.py django-admin", test],
["setup.py", has("test", "pytest")],
["hatch rye", test]
],
ruby: [["rspec parallel_rspec parallel_test parallel_cucumber turbo_tests minitest mspec bacon cutest cucumber", not(has("--init"))], ["rails", matches(/^(?:test|spec)(?::.{1,100})?$/)]],
php: [["phpunit simple-phpunit pest paratest behat phpspec codecept kahlan infection atoum", not(first("build", "clean", "list", "generate:suite", "generate:cest"))], ["artisan", first("test", "dusk")]],
beam: [["rebar3", joined(/\b(?:eunit|ct|proper)\b/)], ["mix", matches(/^(?:test|coveralls|espec|check|ci)(?:[.,].{0,100})?$/)]],
shell: [["bats prove yath shellspec zunit roundup busted", not(has("--count", "--init"))], ["Build dzil minil luarocks", test]],
mobile: [
["flutter", first("test", "drive")],
["dart", either(test, joined(/^(?:pub )?run (?:build_runner )?test\b/))],
["patrol", test]
],
science: [
["R Rscript", joined(/\bCMD check\b|\brcmdcheck\b|\bdevtools::(?:test|check)\b|\btest_(?:local|check|dir|package|file)\b|\bcovr::|\btinytest::/)],
["julia", joined(/\bPkg\.test\b|\bruntests\.jl\b|\bpkg"test|"test"/)],
["elm", test],
["stack", either(test, has("--test"))],
["cabal", first("test", "v2-test", "new-test")],
["dune", either(first("test", "runtest"), matches(/^@(?:.{1,100}\/)?(?:runtest|test)$/))]
],
infrastructure: [
["terraform tofu molecule", test],
["helm", first("unittest")],
["ansible-test", first("units", "integration")],
["opa conftest", first("test", "verify")]
]
};
const programs = new Map(Object.values(table$1).flatMap((rows) => rows.flatMap(([names, runs]) => names.split(" ").map((name) => [name, runs]))));
const runsTestsWith = (program, words) => programs.get(program)?.(words);
const wrapper = ({ valued: options = "", skipped = 0, after = [""] } = {}) => (words, { folder }) => {
const valued = options.split(" ");
const own = after.flatMap((subcommand) => wordsAfter(words, subcommand, valued) ?? [])[0];
if (own === void 0) return void 0;
return [...new Array(skipped + 1).keys()].map((count) => ({
words: afterOptions(own.words.slice(count), valued),
folder
}));
};
function wordsAfter(words, subcommand, valued) {
const rest = afterOptions(words, valued);
if (subcommand === "") return { words: rest };
const own = subcommand.split(" ");
return own.every((word, index) => rest[index] === word) ? { words: afterOptions(rest.slice(own.length), valued) } : void 0;
}
const interpreter = (valued) => (words, { folder }) => {
const [file, ...rest] = afterOptions(words, valued.split(" "));
return file === void 0 ? void 0 : [{
words: [/[\\/]/.test(file) ? file : `./${file}`, ...rest],
folder
}];
};
const shell = (words, place) => {
const valued = ["-ExecutionPolicy", ...words.filter((word) => /^[-+][a-zA-Z]{0,9}[oO]$/.test(word))];
const index = words.slice(0, words.length - afterOptions(words, valued).length).findIndex((word) => /^-(?:[a-z]{0,9}c|[Cc]ommand)$/.test(word));
return index === -1 ? interpreter(valued.join(" "))(words, place) : [{
script: words.slice(index + 1).join(" "),
folder: place.folder
}];
};
function pythonCommand(words, valued) {
for (let index = 0; index < words.length; index += valued.includes(words[index] ?? "") ? 2 : 1) {
const word = words[index] ?? "";
if (/^-[A-Za-z]{0,5}m$/.test(word) || word === "--module") return words.slice(index + 1);
if (word === "-c") return void 0;
if (!/^[-+$]/.test(word)) return words.slice(index);
}
}
const python = (valued) => (words, { folder }) => {
const command = pythonCommand(words, valued.split(" "));
return command && [{
words: command,
folder
}];
};
const pythonEnvironment = (subcommands, valued) => (words, place) => {
const rest = afterOptions(words, valued.split(" "));
const subcommand = subcommands.find((own) => own.split(" ").every((word, index) => rest[index] === word));
return subcommand === void 0 ? void 0 : python(valued)(rest.slice(subcommand.split(" ").length), place);
};
const text = (...options) => (words, { folder }) => {
const script = optionValue(words, ...options);
return script === void 0 ? void 0 : [{
script,
folder
}];
};
const afterOption = (...options) => (words, { folder }) => {
const index = words.findIndex((word) => options.includes(word));
return index === -1 ? void 0 : [{
words: words.slice(index + 1),
folder
}];
};
const container = wrapper({
after: [
"run",
"exec",
"container run",
"compose run",
"compose exec"
],
skipped: 1,
valued: "-v --volume -e --env -w --workdir -u --user -p --publish -h --hostname -m --memory -l --label -f --file --name --entrypoint --network --net --mount --platform --env-file --cpus --shm-size --ulimit --add-host --device --cap-add --security-opt --gpus --ipc --profile --project-name"
});
const uv = "--group --extra --with --with-requirements --with-editable --python -p --package --project --directory --env-file --only-group --no-group --index --from --spec --constraint";
const table = [
["command", (words, place) => /^-[vV]$/.test(words[0] ?? "") ? void 0 : wrapper()(words, place)],
["exec time nohup unbuffer dbus-launch winpty cross-env cross-env-shell dotenv dotenvx corepack emmake chronic catchsegv fvm wine retry if then else elif do while until ! {", wrapper()],
["nyc c8", wrapper({ valued: "-r --reporter -n --include -x --exclude -o --reports-dir --report-dir --src --temp-directory" })],
["npx bunx pnpx", wrapper({ valued: "-p --package -w --workspace" })],
["sudo doas", wrapper({ valued: "-u -g -C -h -p" })],
["env", wrapper({ valued: "-u -C --unset --chdir" })],
["nice ionice", wrapper({ valued: "-n -c" })],
["stdbuf", wrapper({ valued: "-i -o -e" })],
["xvfb-run", wrapper({ valued: "-s --server-args -n --server-num -e --error-file -w --wait -f" })],
["dbus-run-session", wrapper({ valued: "--config-file --dbus-daemon" })],
["timeout gtimeout", wrapper({
valued: "-s -k --signal --kill-after",
skipped: 1
})],
["kcov appraisal arch setarch faketime", wrapper({ skipped: 1 })],
["valgrind strace", wrapper({ valued: "-o -e" })],
["doppler infisical op conda mamba micromamba", wrapper({
after: ["run"],
valued: "-n --name -p --prefix --env-file --config -c"
})],
["percy asdf opam ddev composer nx", wrapper({
after: ["exec"],
valued: "--switch --dir -d --working-dir"
})],
["direnv mise", wrapper({
after: ["exec", "x"],
skipped: 1
})],
["rustup", wrapper({
after: ["run"],
skipped: 1
})],
["bundle bundler", wrapper({
after: ["exec"],
valued: "--gemfile"
})],
["cabal", wrapper({ after: ["exec"] })],
["docker podman nerdctl docker-compose", container],
["ssh", (words, { folder }) => [{
script: afterOptions(words, [
"-p",
"-i",
"-o",
"-l"
]).slice(1).join(" "),
folder
}]],
["nix", afterOption("-c", "--command")],
["nix-shell", text("--run", "--command")],
["eval", (words, { folder }) => [{
script: words.join(" "),
folder
}]],
["su", text("-c", "--command")],
["bash sh zsh dash ksh pwsh powershell script", shell],
["cmd", afterOption("/c", "/C")],
["python", python("-X -W")],
["coverage", pythonEnvironment(["run"], "--source --rcfile --data-file --omit --include --context --concurrency")],
["poetry pipenv", pythonEnvironment(["run"], "-C --directory")],
["uv", pythonEnvironment(["run", "tool run"], uv)],
["uvx", wrapper({ valued: uv })],
["pipx", wrapper({
after: ["run"],
valued: uv
})],
["node tsx ts-node nodejs", interpreter("-r --require --import --loader --env-file -C --conditions")],
["ruby jruby truffleruby", interpreter("-r -I -C")],
["perl", interpreter("-I -M")],
["php", interpreter("-d -c")],
["lua luajit", interpreter("-l -e")],
["go", (words, { folder }) => ["run", "tool"].includes(words[0] ?? "") ? [{
words: afterOptions(words.slice(1)),
folder
}] : void 0],
["elixir iex", wrapper({ valued: "--erl --name --sname" })],
["lando sail", wrapper()]
];
const wrappers = new Map(table.flatMap(([programs, starter]) => programs.split(" ").map((program) => [program, starter])));
const maximumDepth = 20;
const maximumCommands = 5e4;
const maximumFollowed = 500;
function createTestFinder(view) {
const known = new Map();
let commands = 0;
let read;
const packages = () => {
read ??= readPackages(view);
return read;
};
function ofScript(script, outerFolder, depth) {
let folder = outerFolder;
let effect = "other";
for (const words of shellCommands(script)) {
const [program, target] = words;
if ((program === "cd" || program === "pushd") && target !== void 0) {
folder = innerFolder(folder, target);
continue;
}
const own = ofCommand(words, folder, depth);
if (own === "tests") return own;
if (own === "unknown") effect = own;
}
return effect;
}
function ofCommand(all, folder, depth) {
commands += 1;
const words = withoutVariables(all.map((word, index) => index === 0 ? programIn(word) : word));
const [first, ...rest] = words;
if (first === void 0) return "other";
if (depth > maximumDepth || commands > maximumCommands) return "unknown";
if (/\s/.test(first)) return ofScript(first, folder, depth + 1);
const program = plainProgram(first);
if (/^--?(?:help|version)$/.test(rest[0] ?? "")) return "other";
const runs = runsTestsWith(program, rest);
if (runs === true) return "tests";
const place = {
view,
folder,
packages
};
const wrapped = wrappers.get(program)?.(rest, place);
if (wrapped !== void 0) return bestOf(wrapped, depth + 1);
const starter = taskPrograms.get(program);
const isKnown = wrappers.has(program) || starter !== void 0 || runs !== void 0;
const follow = starter ?? (isKnown ? void 0 : fileTask(first));
return (follow && ofFollowed(words, follow, place, depth)) ?? (isKnown || quietPrograms.has(program) ? "other" : "unknown");
}
function ofFollowed(words, follow, place, depth) {
const key = [place.folder, ...words].join("\n");
if (known.has(key)) return known.get(key);
if (known.size >= maximumFollowed) return "unknown";
known.set(key, "other");
const started = follow(words.slice(1), place);
const effect = started && bestOf(started, depth + 1);
known.set(key, effect);
return effect;
}
function bestOf(started, depth) {
let effect = "other";
for (const one of started) {
const own = "task" in one ? ofTask(one.task, depth) : "script" in one ? ofScript(one.script, one.folder, depth) : ofCommand(one.words, one.folder, depth);
if (own === "tests") return own;
if (own === "unknown") effect = own;
}
return effect;
}
function ofTask({ name, scripts, folder }, depth) {
const effects = new Set(scripts?.map((script) => ofScript(script, folder, depth)) ?? ["unknown"]);
if (effects.has("tests") || effects.has("unknown") && isTestName(name)) return "tests";
return effects.has("unknown") ? "unknown" : "other";
}
return (script, folder) => ofScript(script, folder, 0) === "tests";
}
function programIn(word) {
const name = /^\$\{?([A-Z]{2,20})\}?$/.exec(word)?.[1]?.toLowerCase() ?? "";
return wrappers.has(name) || taskPrograms.has(name) || runsTestsWith(name, []) !== void 0 ? name : word;
}
function withoutVariables(words) {
const start = words.findIndex((word) => !/^(?:[A-Za-z_]\w{0,100}\+?=|\$(?!\())/.test(word));
return start === -1 ? [] : words.slice(start);
}
function fileTask(program) {
if (!/[\\/]|\.(?:[cm]?[jt]s|py|rb|pl|php|lua|sh|bash|ps1|R|jl)$/.test(program)) return void 0;
return (words, { view, folder }) => {
const path = innerFolder(folder, program);
const text = view.has(path) ? view.read(path) : void 0;
const isShell = text !== void 0 && (/\.(?:sh|bash|bat|cmd|ps1)$/.test(path) || /^#!.{0,50}\b(?:ba|z|da|k)?sh\b/.test(text));
return [{ task: {
name: (/^-{0,2}tests?$/.test(words[0] ?? "") ? words[0] : void 0) ?? path.split("/").slice(-2).join("/"),
scripts: isShell ? [text] : void 0,
folder
} }];
};
}
const readYamlObject = (view, path) => readYamlFile(view, path)?.object;
function readYamlFile(view, path) {
const text = view.read(path);
if (text === void 0 || view.leftOut().has(path)) return void 0;
try {
const lines = new yaml__WEBPACK_IMPORTED_MODULE_7__.LineCounter();
const document = (0, yaml__WEBPACK_IMPORTED_MODULE_7__.parseDocument)(text, {
lineCounter: lines,
logLevel: "silent",
prettyErrors: false
});
const [error] = document.errors;
if (error === void 0) return fileOf(document, lines);
const { line, col } = lines.linePos(error.pos[0]);
view.leaveOut(path, invalidFileReason("YAML", {
line,
column: col,
cause: error.message
}));
} catch (cause) {
if (!(cause instanceof RangeError || cause instanceof ReferenceError)) throw cause;
view.leaveOut(path, invalidFileReason("YAML", void 0));
}
}
function fileOf(document, lines) {
const object = objectIn(document.toJS({ maxAliasCount: 100 }));
if (object === void 0) return void 0;
return {
object,
lineOf: (path) => lines.linePos(nodesOn(document, path).offset).line,
tagOf: (path) => nodesOn(document, path).node?.tag
};
}
function nodesOn(document, path) {
let node = document.contents;
let offset = document.contents?.range?.[0] ?? 0;
for (const step of path) {
if ((0, yaml__WEBPACK_IMPORTED_MODULE_7__.isAlias)(node)) node = node.resolve(document);
const pair = (0, yaml__WEBPACK_IMPORTED_MODULE_7__.isMap)(node) ? node.items.find(({ key }) => (0, yaml__WEBPACK_IMPORTED_MODULE_7__.isScalar)(key) && key.value === step) : void 0;
const entry = (0, yaml__WEBPACK_IMPORTED_MODULE_7__.isSeq)(node) ? node.items[Number(step)] : void 0;
const place = pair?.key ?? entry;
if (place === void 0) return { offset };
offset = place.range?.[0] ?? offset;
node = pair?.value ?? entry;
}
return {
offset,
node
};
}
const maximumSteps = 500;
const maximumCombinations = 20;
const maximumActionDepth = 5;
function readWorkflow(view, path) {
const root = readYamlObject(view, path);
if (root === void 0) return void 0;
const jobs = Object.values(objectIn(root.jobs) ?? {}).map(objectIn).filter((job) => job !== void 0);
return {
isForChanges: isForChanges(root.on),
steps: jobs.flatMap((job) => stepsOfJob(view, job, root)).slice(0, maximumSteps),
calls: jobs.flatMap(({ uses }) => typeof uses === "string" && uses.startsWith("./") ? [uses.slice(2)] : [])
};
}
const changes = [
"pull_request",
"push",
"pull_request_target",
"merge_group"
];
function eventsOf(on) {
if (typeof on === "string") return new Map([[on, {}]]);
if (Array.isArray(on)) return new Map(on.map((name) => [String(name), {}]));
return new Map(Object.entries(objectIn(on) ?? {}).map(([name, settings]) => [name, objectIn(settings) ?? {}]));
}
function isForChanges(on) {
const events = eventsOf(on);
return changes.some((name) => events.has(name) && !(name === "push" && isForTags(events.get(name))));
}
const isForTags = (push) => push?.tags !== void 0 && push.branches === void 0;
const folderOfRun = (holder) => {
const folder = objectIn(objectIn(holder.defaults)?.run)?.["working-directory"];
return typeof folder === "string" ? innerFolder("", folder) : void 0;
};
function stepsOfJob(view, job, root) {
const folder = folderOfRun(job) ?? folderOfRun(root) ?? "";
const combinations = combinationsOf(objectIn(job.strategy)?.matrix);
return stepsIn(view, job.steps, folder, 0).map((step) => ({
...step,
scripts: step.scripts.flatMap((script) => combined(script, combinations))
}));
}
function stepsIn(view, steps, folder, depth) {
if (!Array.isArray(steps) || depth > maximumActionDepth) return [];
return steps.slice(0, maximumSteps).flatMap((value) => {
const step = objectIn(value);
const own = step?.["working-directory"];
const inside = typeof own === "string" ? innerFolder("", own) : folder;
if (typeof step?.run === "string") return [{
scripts: [scriptOf(step.run, step.shell)],
folder: inside
}];
if (typeof step?.uses !== "string") return [];
const { uses } = step;
if (!uses.startsWith("./")) return [{
uses,
scripts: scriptsOf(uses, textsIn(step.with)),
folder: inside
}];
const action = actionFile(view, uses);
return action === void 0 ? [] : stepsIn(view, objectIn(readYamlObject(view, action)?.runs)?.steps, "", depth + 1);
});
}
function actionFile(view, uses) {
return ["action.yml", "action.yaml"].map((name) => `${uses.slice(2).replace(/\/$/, "")}/${name}`).find((path) => view.has(path));
}
function scriptOf(text, shell) {
const language = /^(Rscript|julia|python3?)\b/.exec(typeof shell === "string" ? shell : "")?.[1];
return language === void 0 ? text : `${language} -e '${text.replaceAll("'", "\"")}'`;
}
const scriptInputs = [
"run",
"run-in-vm",
"script",
"command",
"commands",
"coverageCommand",
"test-command",
"test_command"
];
const actionPrograms = [
["cypress-io/github-action", "cypress run"],
["julia-actions/julia-runtest", "julia -e Pkg.test()"],
["r-lib/actions/check-r-package", "R CMD check"],
["php-actions/phpunit", "phpunit"],
[
"php-actions/composer",
"composer",
"command"
],
[
"actions-rs/cargo",
"cargo",
"command"
],
[
"houseabsolute/actions-rust-cross",
"cargo",
"command"
],
[
"gradle/gradle-build-action",
"gradle",
"arguments"
],
[
"gradle/actions/setup-gradle",
"gradle",
"arguments"
],
[
"borales/actions-yarn",
"yarn",
"cmd"
],
[
"maierj/fastlane-action",
"fastlane",
"lane"
]
];
function scriptsOf(uses, inputs) {
const scripts = scriptInputs.flatMap((name) => inputs.get(name) ?? []);
const programs = actionPrograms.flatMap(([action, program, input]) => {
const words = input === void 0 ? "" : inputs.get(input);
return uses.startsWith(`${action}@`) && words !== void 0 ? [`${program} ${words}`] : [];
});
return [...scripts, ...programs];
}
function combinationsOf(matrix) {
const { include, ...lists } = objectIn(matrix) ?? {};
const values = Object.entries(lists).flatMap(([name, list]) => (Array.isArray(list) ? list : []).map((value) => valuesIn(name, value)));
return [...(Array.isArray(include) ? include : []).map((row) => Object.entries(objectIn(row) ?? {}).flatMap(([name, value]) => valuesIn(name, value))), ...values].map((entries) => new Map(entries));
}
const valuesIn = (name, value) => typeof value === "string" ? [[name, value]] : [...textsIn(value)].map(([key, text]) => [`${name}.${key}`, text]);
const matrixValue = /\$\{\{[ \t]{0,9}matrix\.([\w.-]{1,100})[ \t]{0,9}\}\}/g;
function combined(script, combinations) {
const names = new Set([...script.matchAll(matrixValue)].map(([, name = ""]) => name));
const texts = combinations.filter((combination) => [...combination.keys()].some((name) => names.has(name))).map((combination) => script.replace(matrixValue, (expression, name) => combination.get(name) ?? expression));
return [...new Set([script, ...texts])].slice(0, maximumCombinations);
}
const isWorkflowPath = (path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
function findWorkflows(view) {
const runsTests = createTestFinder(view);
const files = view.paths.filter(isWorkflowPath).map((path) => ({
path,
...readWorkflow(view, path) ?? {
isForChanges: false,
steps: [],
calls: []
}
}));
const forChanges = new Set(files.filter(({ isForChanges }) => isForChanges).map(({ path }) => path));
for (const path of forChanges) for (const called of files.find((file) => file.path === path)?.calls ?? []) forChanges.add(called);
return files.map(({ path, steps }) => ({
path,
reports: steps.some(reportsTests),
tests: steps.some(({ scripts, folder }) => scripts.some((script) => runsTests(script, folder))),
forChanges: forChanges.has(path)
})).sort((one, other) => Number(other.forChanges) - Number(one.forChanges));
}
const reportCommand = /\bbuild-report(?:@[\w.-]{1,50})? (report|collect)\b/;
const isReportAction = (uses) => /^[\w.-]+\/build-report(?:\/node24)?@/.test(uses);
function reportCommandIn(script) {
return shellCommands(script).map((words) => reportCommand.exec(words.join(" ").slice(0, 2e3))?.[1]).find((command) => command !== void 0);
}
const reportsTests = ({ uses, scripts }) => isReportAction(uses ?? "") || scripts.some((script) => reportCommandIn(script) !== void 0);
}),
94278: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => positionOf,
t: () => linesOf
});
function positionOf(text, offset) {
const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
return {
line: lines.length,
column: (lines.at(-1)?.length ?? 0) + 1
};
}
function linesOf(text, offsets) {
let line = 1;
let start = 0;
return offsets.map((offset) => {
line += text.slice(start, offset).split(/\r\n|\n|\r/).length - 1;
start = offset;
return line;
});
}
})
};
;
