"use strict";
exports.id = 3087;
exports.ids = [3087];
exports.modules = {
31653: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => go,
c: () => isInside,
d: () => endingInOneOf,
f: () => exactPattern,
g: () => commandLine,
h: () => distinct,
i: () => gradle,
l: () => testFile,
m: () => defineRerun,
n: () => vitest,
o: () => behave,
p: () => bazel,
r: () => prove,
s: () => featureLine,
t: () => recogniseProducer,
u: () => withoutOption
});
var _longest_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47931);
const withOwnSyntax = new Set([
"cargo",
"dotnet",
"go"
]);
function commandLine(words) {
const [program = ""] = words;
if (!withOwnSyntax.has(program) && words.some((word) => _longest_mjs__WEBPACK_IMPORTED_MODULE_0__.a.test(word))) return void 0;
const quoted = words.map(_longest_mjs__WEBPACK_IMPORTED_MODULE_0__.o);
return quoted.includes(void 0) ? void 0 : quoted.join(" ");
}
function defineRerun(select, commands) {
return (tests) => {
const selections = tests.map(select);
const known = selections.filter((selection) => selection !== void 0);
return known.length === selections.length ? commands(known) : void 0;
};
}
const distinct = (texts) => [...new Set(texts.filter((text) => text !== void 0))];
const folder = "bazel-testlogs/";
const file = "/test.xml";
const targetPath = /^[\w.+=~/-]+$/;
const shard = /\/shard_\d+_of_\d+$/;
const testName = /^[\w/]+$/;
const bazel = defineRerun(select$4, (selections) => distinct(selections.map(({ label }) => label)).map((label) => {
const filters = distinct(selections.filter((each) => each.label === label).map(({ filter }) => filter));
return [
"bazel",
"test",
label,
...filters.length === 0 ? [] : [`--test_filter=${filters.join(":")}`]
];
}));
const isOfBazel = (source) => pathOf(source) !== void 0;
function pathOf(source) {
const start = source.lastIndexOf(folder);
if (start === -1 || !source.endsWith(file) || !["", "/"].includes(source.charAt(start - 1))) return void 0;
const path = source.slice(start + 15, -9).replace(shard, "");
return targetPath.test(path) ? path : void 0;
}
function select$4({ producer, name, suite, source = "" }) {
const path = pathOf(source);
if (path === void 0 || path.startsWith("external/")) return void 0;
const slash = path.lastIndexOf("/");
const label = `//${path.slice(0, Math.max(slash, 0))}:${path.slice(slash + 1)}`;
if (name === path) return { label };
const type = suite.at(-1) ?? "";
return producer === "googletest" && testName.test(type) && testName.test(name) ? {
label,
filter: `${type}.${name}`
} : void 0;
}
const exactPattern = (text) => text.replace(/[.*+?${}()[\]\\]/g, "\\$&").replace(_longest_mjs__WEBPACK_IMPORTED_MODULE_0__.s, ".");
function endingInOneOf(patterns, end = "$") {
const [first = "", ...others] = new Set(patterns.map((pattern) => pattern + end));
if (others.length === 0) return first.replace(/^[-/]/, "[$&]");
return `(?!${[first, ...others].map((pattern) => `(?!${pattern})`).join("")})`;
}
const maximumLength = 4096;
function testFile(test) {
const { file = "" } = test;
const path = file.includes("/") ? file : file.replaceAll("\\", "/");
if (isInside(path)) return withoutOption(path);
const name = path.slice(path.lastIndexOf("/") + 1);
const { location } = test;
return location !== void 0 && isInside(location) && location.slice(location.lastIndexOf("/") + 1) === name ? withoutOption(location) : void 0;
}
const isInside = (path) => path !== "" && path.length <= maximumLength && !/^[/~]|^[A-Za-z][A-Za-z0-9+.-]*:|\\/.test(path) && !path.split("/").includes("..");
const withoutOption = (path) => /^[-@]/.test(path) ? `./${path}` : path;
function featureLine(test) {
const file = testFile(test);
return file === void 0 || test.line === void 0 ? void 0 : `${file}:${test.line}`;
}
const behave = defineRerun(select$3, (selections) => {
const lines = distinct(selections.map(({ line }) => line));
const byName = distinct(selections.map(({ file }) => file)).map((file) => {
const patterns = selections.flatMap((each) => each.file === file && each.pattern !== void 0 ? [each.pattern] : []);
return [
"behave",
file,
...distinct(patterns).flatMap((pattern) => ["--name", `\\A${pattern} *\\Z`])
];
});
return lines.length === 0 ? byName : [["behave", ...lines], ...byName];
});
const behaveLocation = /^Location: (.{1,1000}\.feature):\d{1,9}$/m;
function select$3(test) {
if (test.file !== void 0) {
const line = featureLine(test);
return line === void 0 ? void 0 : { line };
}
const [, file] = behaveLocation.exec(test.details ?? "") ?? [];
if (file === void 0 || !isInside(file) || test.name.trim() === "") return void 0;
return {
file: withoutOption(file),
pattern: exactPattern(test.name.trim())
};
}
const go = defineRerun(select$2, (selections) => distinct(selections.map(({ path }) => path)).map((path) => [
"go",
"test",
path,
"-run",
distinct(selections.filter((selection) => selection.path === path).map(({ pattern }) => pattern)).join("|")
]));
const packagePath = /^[\w.~][\w.~/-]*$/;
const goTestName = /^(?:Test|Fuzz|Example)(?!\p{Ll})/u;
function select$2({ name, suite }) {
const path = suite.findLast((each) => each.includes("/")) ?? suite.at(-1) ?? "";
if (!packagePath.test(path) || !isInside(path) || !goTestName.test(name)) return void 0;
return {
path,
pattern: name.split("/").map((segment) => `^${exactPattern(segment)}$`).join("/")
};
}
const gradle = defineRerun(select$1, (selections) => distinct(selections.map(({ key }) => key)).map((key) => {
const own = selections.filter((selection) => selection.key === key);
const { folder, task } = own[0] ?? { task: "test" };
return [
"./gradlew",
...folder === void 0 ? [] : ["-p", folder],
task,
...distinct(own.map(({ test }) => test)).flatMap((test) => ["--tests", test])
];
}));
const className = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u;
const gradleResults = /^(.*?)\/?build\/test-results\/([A-Za-z][\w-]*)\//;
const projectResults = /^(.*?)\/?build\//;
function select$1({ name, suite, source = "", format }) {
const type = suite.at(-1) ?? "";
const method = name.replace(/\(.*$/s, "").replace(_longest_mjs__WEBPACK_IMPORTED_MODULE_0__.s, "*").trim();
if (method === "" || /^\[/.test(method) || !className.test(type)) return void 0;
const [, path = "", task = "test"] = gradleResults.exec(source) ?? (format === "otr" ? projectResults.exec(source) : void 0) ?? [];
const folder = path !== "" && isInside(path) ? withoutOption(path) : void 0;
return {
key: `${folder ?? ""} ${task}`,
folder,
task,
test: `${type}.${method}`
};
}
const prove = defineRerun(testFile, (files) => [[
"prove",
"--lib",
...distinct(files)
]]);
const perlScript = /\.t$/;
const vitest = defineRerun(select, (selections) => {
const files = distinct(selections.map(({ file }) => file));
const hasAll = selections.every(({ file }) => file !== void 0);
const pattern = endingInOneOf(selections.map(({ pattern: own }) => own));
return [[
"npx",
"vitest",
"run",
...hasAll ? files : [],
"-t",
pattern
]];
});
const testFileName = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/;
const separator = " > ";
function select(test) {
const names = [...test.suite, ...test.name.split(separator)];
const first = names[0] ?? "";
const isAbsolute = test.format === "jest" && first === test.file;
const file = isAbsolute ? testFile(test) : isInside(first) && testFileName.test(first) ? withoutOption(first) : void 0;
const titles = names.slice(names.lastIndexOf(first) + 1);
if (file === void 0 && !isAbsolute || titles.join("").trim() === "") return void 0;
return {
file: test.file === void 0 ? file : testFile(test) ?? file,
pattern: titles.map(exactPattern).join(` (${exactPattern("> ")})?`)
};
}
const toolOfFormat = {
trx: "dotnet",
nunit: "dotnet",
xunit: "dotnet",
dart: "dart",
go: "go",
mocha: "mocha",
playwright: "playwright",
robot: "robot",
rspec: "rspec",
testng: "maven",
cucumber: "cucumber",
qt: "qt"
};
const toolOfName = {
bats: "bats",
behave: "behave",
"boost-test": "boostTest",
catch2: "catch2",
ctest: "ctest",
"cucumber-js": "cucumberJs",
doctest: "doctest",
dotnet: "dotnet",
go: "go",
googletest: "googleTest",
gradle: "gradle",
jest: "jest",
maven: "maven",
minitest: "minitest",
mocha: "mocha",
nextest: "nextest",
node: "nodeTest",
phpunit: "phpUnit",
playwright: "playwright",
pytest: "pytest",
qt: "qt",
rspec: "rspec",
unittest: "unittest",
vitest: "vitest"
};
const lookUp = (table, key) => key !== void 0 && Object.hasOwn(table, key) ? table[key] : void 0;
function recogniseProducer(test) {
const { producer, format } = test;
const named = lookUp(toolOfName, producer);
if (format === "junit" && isOfBazel(test.source ?? "")) return "bazel";
if (format === "testng" && gradleResults.test(test.source ?? "")) return "gradle";
if (format === "otr") return named ?? toolOfFolder(test.source);
return named ?? lookUp(toolOfFormat, format) ?? byShape(test);
}
function toolOfFolder(source = "") {
const folder = /(?:^|\/)(target|build)\//.exec(source)?.[1];
return folder === "target" ? "maven" : folder === "build" ? "gradle" : void 0;
}
function byShape({ format, name, suite, message, details = "" }) {
if (format === "junit") {
if (behaveLocation.test(details)) return "behave";
return goTestName.test(name) && (message === "Failed" || /\.go:\d/.test(details)) && suite.length === 1 ? "go" : void 0;
}
if (format !== "tap") return void 0;
if (suite.length > 0 && perlScript.test(suite[0] ?? "")) return "prove";
if (details.includes("node:internal/test_runner")) return "nodeTest";
if (suite.length === 0 && /^ {4}at Context\.<anonymous>/m.test(details)) return "mocha";
if (/^ {4}at Test\.<anonymous> /m.test(details)) return void 0;
const first = suite[0] ?? (name.includes(" > ") ? name.slice(0, name.indexOf(" > ")) : "");
return testFileName.test(first) && details.includes("\n    at ") ? "vitest" : void 0;
}
}),
13087: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => rerun_command_exports,
t: () => rerunCommand
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31653);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47931);
const bats = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$18, (selections) => selections.map(({ file, pattern }) => [
"bats",
"--filter",
(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.d)([pattern]),
file
]));
const testPlace = /\bin test file (.{1,1000}\.bats), line \d{1,9}\)/;
function select$18({ name, suite, details = "" }) {
const file = testPlace.exec(details)?.[1] ?? "";
const own = suite.at(-1) ?? "";
if (!(own !== "" && (file === own || file.endsWith(`/${own}`))) || !(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.c)(file) || name.trim() === "") return void 0;
const pattern = name.split(/[$`"\\]/).map(_recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.f);
return {
file: (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(file),
pattern: pattern.join("[\\]?.")
};
}
const programName = /^(\w[\w-]*)\.xml$/;
const usualName = /(?:^|[-_.])(?:test_detail|results?|reports?|junit|gtest|boost|tests|output)(?:[-_.]|$)/i;
function programOfResults(source = "") {
const program = programName.exec(source.slice(source.lastIndexOf("/") + 1))?.[1];
return program === void 0 || usualName.test(program) ? void 0 : `./${program}`;
}
const boostTest = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$17, (selections) => (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ program }) => program)).map((program) => [program, ...(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.filter((each) => each.program === program).map(({ test }) => `--run_test=${test}`))]));
function select$17({ name, suite, source }) {
const program = programOfResults(source);
const path = [...suite.slice(1).flatMap((each) => each.split(".")), name];
return program === void 0 || !path.every((part) => /^\w+$/.test(part)) ? void 0 : {
program,
test: path.join("/")
};
}
function testProgram(path = "") {
if (!/^[\w./-]+$/.test(path)) return void 0;
const inner = path.replace(/^\.\//, "");
const program = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.c)(inner) ? inner : path.slice(path.lastIndexOf("/") + 1);
return /^\w[\w./-]*$/.test(program) ? `./${program}` : void 0;
}
const maximumParts = 20;
function possibleTestCases(name) {
const parts = name.split("/", maximumParts);
return parts.length === maximumParts ? [] : parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
const catch2 = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$16, (selections) => (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ program }) => program)).map((program) => [program, (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.filter((each) => each.program === program).flatMap(({ names }) => names)).join(",")]));
const special = /^(?:\s|[-~*]|exclude:)|[\s*]$/;
function select$16({ name, suite }) {
const program = testProgram(suite[0]);
const names = possibleTestCases(name);
if (program === void 0 || names.length === 0 || names.some((each) => each === "" || special.test(each))) return void 0;
const patterns = names.map(patternOf);
return patterns.includes("*") ? void 0 : {
program,
names: patterns
};
}
function patternOf(name) {
const [start = "", ...others] = name.split(_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.s);
return start.replace(/[\\,[]/g, "\\$&") + (others.length === 0 ? "" : "*");
}
const ctest = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(({ name }) => name.trim() === "" ? void 0 : (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(name), (patterns) => (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(patterns).map((pattern) => [
"ctest",
"--output-on-failure",
"-R",
(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.d)([pattern])
]));
const cucumber = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(_recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.s, (lines) => [["cucumber", ...(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(lines)]]);
const cucumberJs = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(_recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.s, (lines) => [[
"npx",
"cucumber-js",
...(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(lines)
]]);
const dart = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$15, (commands) => commands);
function select$15({ name, suite, message = "", details = "" }) {
const index = suite.findIndex((each) => each.endsWith(".dart"));
const file = suite[index];
if (file === void 0 || !(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.c)(file) || name.trim() === "" || name.startsWith("loading ")) return void 0;
const fullName = [...suite.slice(index + 1), name].join(" ");
const selector = fullName.search(_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.s) === -1 ? `--plain-name=${fullName}` : `--name=${(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(fullName)}$`;
return [
details.includes("package:flutter") || message.startsWith("Test failed. See exception logs above.") ? "flutter" : "dart",
"test",
(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(file),
selector
];
}
const doctest = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$14, (selections) => (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ program }) => program)).map((program) => [
program,
"--case-sensitive",
`--test-case=${(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.filter((each) => each.program === program).flatMap(({ names }) => names)).join(",")}`
]));
function select$14({ name, suite }) {
const program = testProgram(suite[0]);
const names = possibleTestCases(name);
if (program === void 0 || names.length === 0 || names.some((each) => each.trim() === "")) return void 0;
return {
program,
names: names.map((each) => each.replace(/[,\\'"&|<>^%]/g, "?").replace(_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.s, "*"))
};
}
const dotnet = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$13, (filters) => [[
"dotnet",
"test",
"--filter",
(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(filters).join("|")
]]);
const className$3 = /^[\p{L}_][\p{L}\p{N}_]*(?:[.+][\p{L}_][\p{L}\p{N}_]*)*$/u;
const methodName$2 = /^([\p{L}_][\p{L}\p{N}_]*)(\s*[([<].*)?$/su;
function select$13({ name, suite }) {
const [, method, rest] = methodName$2.exec(name) ?? [];
const type = suite.at(-1) ?? "";
if (method === void 0 || !className$3.test(type)) return void 0;
return `FullyQualifiedName${rest === void 0 ? "=" : "~"}${type}.${method}`;
}
const googleTest = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$12, (selections) => (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ program }) => program)).map((program) => [program, `--gtest_filter=${(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.filter((each) => each.program === program).map(({ test }) => test)).join(":")}`]));
const testName$2 = /^[\w/]+$/;
function select$12({ name, suite, source }) {
const program = programOfResults(source);
const type = suite.at(-1) ?? "";
if (program === void 0 || !testName$2.test(type) || !testName$2.test(name)) return void 0;
return {
program,
test: `${type}.${name}`
};
}
const jest = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$11, (selections) => {
const files = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ file }) => file));
const hasAll = selections.every(({ file }) => file !== void 0);
return [[
"npx",
"jest",
"-t",
(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.d)(selections.map(({ pattern: own }) => own)),
...hasAll ? ["--runTestsByPath", ...files] : []
]];
});
function select$11(test) {
const { name, suite } = test;
if (test.format === "jest") return name.trim() === "" ? void 0 : {
pattern: (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)([...suite.slice(1), name].join(" ")),
file: (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(test)
};
if (name.trim() === "" || /^ ?Test (?:suite failed|execution failure)/.test(name) || suite.includes("Test suite failed to run")) return void 0;
const last = suite.at(-1) ?? "";
return {
pattern: namePattern(suite.length > 1 && suite[0] === test.file && !name.startsWith(`${last} `) ? `${last} ${name}` : name.trimStart()),
file: (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(test)
};
}
const separator = / [-\u2013\u2014]{1,3}>? | ?[\u203a\u00bb>\u2192|/:.]{1,3} ?/g;
function namePattern(text) {
const separators = text.match(separator) ?? [];
return text.split(separator).map((part, index) => (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(part) + (separators[index] === void 0 ? "" : separatorPattern(separators[index]))).join("");
}
const separatorPattern = (text) => `${text.startsWith(" ") ? " " : ""}(${(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(text.trim())})? ?`;
const className$2 = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u;
const methodName$1 = /^([\p{L}_$][\p{L}\p{N}_$]*)(?:\s*[([{<].*)?$/su;
function javaMethod({ name, suite }) {
const type = suite.at(-1) ?? "";
const method = methodName$1.exec(name)?.[1];
return method === void 0 || !className$2.test(type) ? void 0 : {
type,
method
};
}
const maven = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$10, (selections) => (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ kind }) => kind)).map((kind) => {
const own = selections.filter((selection) => selection.kind === kind);
const modules = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(own.map(({ module }) => module));
const tests = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(own.map(({ test }) => test)).join(",");
const selection = own.every(({ module }) => module !== void 0) ? [
"-pl",
modules.join(","),
"-am"
] : [];
const tolerance = modules.length === 0 ? [] : [`-D${kind}.failIfNoSpecifiedTests=false`];
return [
"mvn",
...kind === "failsafe" ? ["verify", `-Dit.test=${tests}`] : ["test", `-Dtest=${tests}`],
...selection,
...tolerance
];
}));
const resultFolder = ({ format }) => format === "otr" ? /^(.*?)\/?target\// : /^(.*?)\/?target\/(surefire|failsafe)-reports\//;
function select$10(test) {
const found = javaMethod(test);
if (found === void 0) return void 0;
const [, folder = "", kind = "surefire"] = resultFolder(test).exec(test.source ?? "") ?? [];
return {
kind,
module: /^[\w./-]+$/.test(folder) && (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.c)(folder) && !folder.startsWith("-") ? folder : void 0,
test: `${found.type}#${found.method}`
};
}
const minitest = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$9, (selections) => (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ file }) => file)).map((file) => {
const patterns = selections.filter((each) => each.file === file).map(({ pattern }) => pattern);
return [
"ruby",
"-I",
"lib",
"-I",
"test",
file,
"-n",
`/\\A${(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.d)(patterns, "\\z")}/`
];
}));
function select$9(test) {
const file = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(test);
const type = test.suite.at(-1) ?? "";
if (file === void 0 || type.trim() === "" || test.name.trim() === "") return void 0;
return {
file,
pattern: (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(`${type}#${test.name}`)
};
}
const mocha = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$8, (patterns) => [[
"npx",
"mocha",
"--grep",
(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.d)(patterns)
]]);
const cypress = /\.cy\.[cm]?[jt]sx?$|^cypress\/|\bat Context\.eval \(/;
function select$8({ name, suite, file = "", location = "", details = "" }) {
if ([
file,
location,
details
].some((text) => cypress.test(text))) return void 0;
if (name.trim() === "" || /"(?:before|after) (?:all|each)" hook/.test(name)) return void 0;
return (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(suite[0] === "Mocha Tests" ? [...suite.slice(1), name].join(" ") : name);
}
const nextest = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$7, (filters) => [[
"cargo",
"nextest",
"run",
"-E",
(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(filters).join(" | ")
]]);
const binaryId = /^[\w-]+(?:::[\w/-]+)*$/;
const testName$1 = /^[\p{L}_][\p{L}\p{N}_]*(?:::[\p{L}_][\p{L}\p{N}_]*)*$/u;
function select$7({ name, suite }) {
const binary = suite.at(-1) ?? "";
return binaryId.test(binary) && testName$1.test(name) ? `(binary_id(=${binary}) & test(=${name}))` : void 0;
}
const nodeTest = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$6, (selections) => [[
"node",
"--test",
`--test-name-pattern=${(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.d)(selections.map(({ pattern }) => pattern))}`,
...selections.every(({ file }) => file !== void 0) ? (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ file }) => file)) : []
]]);
function select$6(test) {
const { name, suite } = test;
if (name.trim() === "" || /\.[cm]?[jt]s$/.test(name)) return void 0;
const outer = suite.slice(0, -1);
const suites = outer.length > 0 && suite.at(-1) === outer.join(".") ? outer : suite;
const patternOf = (names) => (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(names.join(" ").replaceAll("&quot;", "\""));
return {
pattern: patternOf(test.file === void 0 ? [name] : [...suites, name]),
file: (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(test)
};
}
const phpUnit = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$5, (patterns) => [[
"vendor/bin/phpunit",
"--filter",
`/\\A${(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.d)(patterns, "\\z")}/`
]]);
const className$1 = /^[\p{L}_][\p{L}\p{N}_]*(?:[.\\][\p{L}_][\p{L}\p{N}_]*)*$/u;
const testName = /^[\p{L}_][\p{L}\p{N}_]*(?: with data set .*)?$/u;
function select$5({ name, suite }) {
const type = suite.at(-1)?.split("::", 1)[0] ?? "";
if (!className$1.test(type) || !testName.test(name)) return void 0;
return (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(`${type.replaceAll(".", "\\")}::${name}`).replaceAll("/", "\\/");
}
const playwright = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$4, (selections) => [[
"npx",
"playwright",
"test",
...(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ file }) => (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(file))),
"-g",
(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.d)(selections.flatMap(({ patterns }) => patterns), "( @\\S+)*$")
]]);
function select$4({ name, suite }) {
const index = suite.findIndex((each) => /\.[cm]?[jt]sx?$/.test(each));
const file = suite[index];
if (file === void 0 || !(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.c)(file) || name.trim() === "") return void 0;
const own = name.split(" \u203a ");
const patternOf = (parts, project = "") => {
const titles = parts.filter((title) => title !== file);
return `${(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(`${project}${file}`)} ${titles.map(_recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.f).join(" (\u203a )?")}`;
};
const titles = suite.slice(index + 1);
const patterns = [patternOf([...titles, ...own])];
const [, project, first] = /^\[([^[\]]{1,200})\] (.*)$/su.exec(own[0] ?? "") ?? [];
if (project !== void 0 && first !== void 0) patterns.push(patternOf([
...titles,
first,
...own.slice(1)
], `${project} `));
return {
file: (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(file),
patterns
};
}
const pytest = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(nodeId, (ids) => [["pytest", ...(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(ids)]]);
const functionName = /^[\p{L}_][\p{L}\p{N}_]*(?:\[.*\])?$/u;
const dotted = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*$/u;
function nodeId(test) {
const { name, suite } = test;
const path = suite.at(-1) ?? "";
if (suite.length < 2) return dotted.test(name) && name !== "pytest" ? moduleFile(name.split(".")) : void 0;
if (!functionName.test(name) || !dotted.test(path)) return void 0;
const names = path.split(".");
const length = moduleLength(names, test);
const file = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(test) ?? (length === 0 ? void 0 : moduleFile(names.slice(0, length)));
const selected = name.search(_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.s) === -1 ? name : name.replace(/\[.*$/s, "");
return file === void 0 ? void 0 : [
file,
...names.slice(length),
selected
].join("::");
}
const moduleFile = (names) => {
const path = `${names.join("/")}.py`;
return (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.c)(path) ? (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(path) : void 0;
};
function moduleLength(names, { file = "", details = "", location = "" }) {
for (let length = names.length; length > 0; length -= 1) {
const path = `${names.slice(0, length).join("/")}.py`;
if ([file, location].some((known) => known === path || known.endsWith(`/${path}`)) || details.includes(`${path}:`)) return length;
}
const firstClass = names.findIndex((name, index) => index > 0 && /^_*\p{Lu}/u.test(name));
return firstClass === -1 ? names.length : firstClass;
}
const qt = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$3, (selections) => (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ program }) => program)).map((program) => [program, ...(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.filter((each) => each.program === program).map(({ test }) => test))]));
const testFunction = /^([A-Za-z_]\w*)(?:\((.*)\))?$/s;
function select$3({ name, suite }) {
const type = suite.at(-1) ?? "";
const [, test, row = ""] = testFunction.exec(name) ?? [];
if (test === void 0 || !/^[A-Za-z_]\w*$/.test(type)) return void 0;
return {
program: `./${type.toLowerCase()}`,
test: row === "" || row.search(_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.s) !== -1 ? test : `${test}:${row}`
};
}
const robot = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$2, (selections) => [[
"robot",
...(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ suite }) => suite)).flatMap((suite) => ["--suite", suite]),
...(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ test }) => test)).flatMap((test) => ["--test", test]),
...(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ path }) => path))
]]);
const exactly = (text) => text.replace(/[[*?]/g, "[$&]").replace(_longest_mjs__WEBPACK_IMPORTED_MODULE_2__.s, "?");
function select$2(test) {
const { name, suite } = test;
const file = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(test);
const last = suite.at(-1);
if (name.trim() === "" || name.startsWith("-") || last?.startsWith("-")) return void 0;
return {
suite: last === void 0 ? void 0 : exactly(last),
test: exactly(name),
path: file !== void 0 && /\.(?:robot|rst|rest|tsv|txt|md)$/i.test(file) ? file : "."
};
}
const rspec = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select$1, (selections) => [[
"rspec",
...(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ file }) => file)),
...(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(selections.map(({ pattern }) => pattern)).flatMap((pattern) => ["-E", `\\A${pattern}\\z`])
]]);
function select$1(test) {
const file = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(test);
return file === void 0 || test.name.trim() === "" ? void 0 : {
file,
pattern: (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(test.name)
};
}
const unittest = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(select, (tests) => [[
"python",
"-m",
"unittest",
...(0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(tests)
]]);
const className = /^(?!unittest\.|__main__\.)[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+$/u;
const methodName = /^([\p{L}_][\p{L}\p{N}_]*)(?: [([].*)?$/su;
function select({ name, suite }) {
const type = suite.at(-1) ?? "";
const method = methodName.exec(name)?.[1];
return method === void 0 || !className.test(type) ? void 0 : `${type}.${method}`;
}
var registry_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
bats: () => bats,
bazel: () => _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.p,
behave: () => _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.o,
boostTest: () => boostTest,
catch2: () => catch2,
ctest: () => ctest,
cucumber: () => cucumber,
cucumberJs: () => cucumberJs,
dart: () => dart,
doctest: () => doctest,
dotnet: () => dotnet,
go: () => _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.a,
googleTest: () => googleTest,
gradle: () => _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.i,
jest: () => jest,
maven: () => maven,
minitest: () => minitest,
mocha: () => mocha,
nextest: () => nextest,
nodeTest: () => nodeTest,
phpUnit: () => phpUnit,
playwright: () => playwright,
prove: () => _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.r,
pytest: () => pytest,
qt: () => qt,
robot: () => robot,
rspec: () => rspec,
unittest: () => unittest,
vitest: () => _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.n
});
var rerun_command_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
rerunAllCommand: () => rerunAllCommand,
rerunCommand: () => rerunCommand
});
const reruns = new Map(Object.entries(registry_exports));
const maximumLength = 3e4;
const maximumSuites = 20;
const rerunCommand = (test) => rerunAllCommand([test]);
function rerunAllCommand(tests) {
const groups = new Map();
for (const test of tests) {
const producer = isChanged(test) ? void 0 : (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(test);
if (producer === void 0) return void 0;
const group = groups.get(producer);
if (group === void 0) groups.set(producer, [test]);
else group.push(test);
}
const lines = [];
for (const [producer, group] of groups) for (const words of reruns.get(producer)?.(group) ?? [void 0]) {
const line = words && (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.g)(words);
if (line === void 0) return void 0;
lines.push(line);
}
const command = lines.join("; ");
return command === "" || command.length > maximumLength ? void 0 : command;
}
const isChanged = ({ name, suite, file = "" }) => suite.length >= maximumSuites || [
name,
file,
...suite
].some((text) => text.includes("***"));
})
};
;
