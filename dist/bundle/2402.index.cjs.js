"use strict";
exports.id = 2402;
exports.ids = [2402];
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
92402: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => trace_command_exports,
t: () => traceLanguage
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31653);
var trace_command_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({
traceCommand: () => traceCommand,
traceLanguage: () => traceLanguage
});
const languageOfProducer = {
pytest: "python",
unittest: "python",
behave: "python",
dotnet: "dotnet",
maven: "java",
gradle: "java"
};
const languageOfExtension = new Map([
["py", "python"],
["cs", "dotnet"],
["fs", "dotnet"],
["vb", "dotnet"],
["java", "java"],
["kt", "java"],
["groovy", "java"],
["scala", "java"]
]);
function traceLanguage(test) {
const producer = (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(test);
return (producer === void 0 ? void 0 : languageOfProducer[producer]) ?? languageOfExtension.get(/\.([a-z]+)$/.exec(test.file ?? "")?.[1] ?? "");
}
function wordsOf(path, language) {
if (language === "python") return [
"playwright",
"show-trace",
path
];
if (language === "dotnet") return [
"pwsh",
"bin/Debug/netX/playwright.ps1",
"show-trace",
path
];
if (language === "java") return [
...[
"mvn",
"exec:java",
"-e",
"-D",
"exec.mainClass=com.microsoft.playwright.CLI"
],
"-D",
`exec.args=show-trace ${path}`
];
return [
"npx",
"playwright",
"show-trace",
path
];
}
function traceCommand(path, language) {
if (path.includes("***") || language === "java" && path.includes(" ")) return void 0;
return (0, _recognise_producer_mjs__WEBPACK_IMPORTED_MODULE_1__.g)(wordsOf(path.startsWith("-") ? `./${path}` : path, language));
}
})
};
;
