"use strict";
exports.id = 6001;
exports.ids = [6001];
exports.modules = {
74758: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => unescapeEntities });
const entities = {
lt: "<",
gt: ">",
quot: "\"",
apos: "'",
"#39": "'",
amp: "&"
};
const unescapeEntities = (text) => text.replace(/&(lt|gt|quot|apos|#39|amp);/g, (entity, name) => entities[name] ?? entity);
}),
46528: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => createFileFront,
t: () => findNeighbour
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47255);
var _head_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82429);
var _first_line_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67514);
var _entities_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74758);
const maximumLines = 20;
function headKey(key) {
const end = key.indexOf("[].");
return end === -1 ? key : `${key.slice(0, end)}[].${key.slice(0, end)}.${key.slice(end + 3)}`;
}
function createFileFront(path, ends) {
const head = (0, _head_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(path, ends.text);
let lines;
return {
...ends,
path,
name: path.slice(path.lastIndexOf("/") + 1),
head,
root: head.kind === "xml" ? head.root : void 0,
has: (...keys) => head.kind === "json" && keys.every((key) => head.keys.has(headKey(key))),
hasChild: (...names) => head.kind === "xml" && head.elements.some(({ depth, local }) => depth === 1 && names.includes(local)),
lines() {
lines ??= ends.text.split("\n").filter((line) => /^[{[]/.test(line)).slice(0, maximumLines).map(_json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.i).filter((value) => value !== void 0);
return lines;
},
*matchesOf(expression) {
let before = "";
for (const chunk of ends.isWhole ? [ends.text] : ends.chunks()) {
const text = before + chunk;
for (const match of text.matchAll(expression)) if (match.index + match[0].length > before.length) yield match;
before = text.slice(-4096);
}
}
};
}
const failedOf = (failed, hasFailed) => Math.max(failed, hasFailed ? 1 : 0);
const maximumReason = 300;
const countIn = (text, expression) => Number(expression.exec(text)?.[1] ?? 0);
function verdictOfFailsafe({ text, root }) {
const failures = countIn(text, /<errors>(\d{1,9})</) + countIn(text, /<failures>(\d{1,9})</);
const failed = failedOf(failures, root?.attributes.result === "255");
const [, message = ""] = /<failureMessage>(?:<!\[CDATA\[)?([^<]{1,4000})/.exec(text) ?? [];
const reason = (0, _first_line_mjs__WEBPACK_IMPORTED_MODULE_4__.t)((0, _entities_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(message.replace("]]>", "")), maximumReason);
const what = root?.attributes.timeout === "true" ? "a timeout" : reason === "" ? void 0 : "an error";
const error = what !== void 0 && reason !== "" ? `${what}: ${reason}` : what;
return {
failed,
tests: countIn(text, /<completed>(\d{1,9})</),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ error })
};
}
function verdictOfPlaywright({ text }) {
const { status, failedTests } = fieldsOf((0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(text));
const failed = Array.isArray(failedTests) ? failedTests.length : 0;
return {
failed: failedOf(failed, typeof status === "string" && status !== "passed"),
...failed === 0 && { mayBeFlaky: true }
};
}
const testsFailed = 3;
function verdictOfBuild({ tail }) {
const [event] = linesOf(tail).filter(({ finished, reason }) => finished !== void 0 || reason === "build-finished");
if (event === void 0) return void 0;
const { code = 0 } = fieldsOf(fieldsOf(event.finished).exitCode);
if (event.success !== false && Number(code) === 0) return { failed: 0 };
if (Number(code) === testsFailed) return { failed: 1 };
return {
failed: 1,
error: event.success === false ? "a failed build" : `the exit code ${Number(code)}`
};
}
const libtestSuite = /"type"\s*:\s*"suite"\s*,\s*"event"\s*:\s*"failed"(?:[^{}\n]{0,300}"failed"\s*:\s*(\d{1,9}))?/g;
const libtestTest = /"type"\s*:\s*"test"\s*,([^\n]{0,3000})/g;
function verdictOfLibtest(front) {
let failed = 0;
for (const [, count] of front.matchesOf(libtestSuite)) failed += failedOf(Number(count ?? 0), true);
if (failed === 0) return { failed };
const last = new Map();
for (const [, fields = ""] of front.matchesOf(libtestTest)) {
const [, event] = /"event"\s*:\s*"(\w{1,20})"/.exec(fields) ?? [];
const [, name = ""] = /"name"\s*:\s*"((?:[^"\\]|\\.){1,1000})"/.exec(fields) ?? [];
if (event !== "started") last.set(name.replace(/^.*(?:\$|::)|#\d+$/g, ""), event);
}
const names = [...last].flatMap(([name, event]) => event === "failed" ? [name] : []);
return {
failed,
names: names.length === 0 ? [""] : names
};
}
const verdictOfGoogleTest = ({ text }) => ({ failed: countIn(text, /"failures"\s*:\s*(\d{1,9})/) + countIn(text, /"errors"\s*:\s*(\d{1,9})/) });
const verdictOfTotal = (expression, name) => (front) => named(front, countIn(front.text, expression), name);
function named({ text, tail, isWhole }, failed, name) {
if (failed === 0 || name === void 0) return { failed };
return {
failed,
names: [text, isWhole ? "" : tail].flatMap((end) => [...end.matchAll(name)].map(([, found = ""]) => (0, _entities_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(found)))
};
}
const verdictOfEnd = (failure) => ({ tail }) => ({ failed: failedOf(0, failure.test(tail)) });
function verdictOfReportlog({ text, tail }) {
const status = linesOf(tail).map(({ exitstatus }) => exitstatus).find((one) => Number.isInteger(one) && one !== 0 && one !== 5);
if (status === void 0) return { failed: 0 };
if (status !== 1 && status !== 2) return {
failed: 1,
error: `the exit status ${status}`
};
return {
failed: 1,
names: [...linesOf(text), ...linesOf(tail)].filter(({ outcome, nodeid }) => outcome === "failed" && String(nodeid).includes("::")).map(({ nodeid }) => String(nodeid).replace(/^.*::/, ""))
};
}
const verdictOfEach = (failure) => (front) => {
const found = [...front.matchesOf(failure)].flatMap(([, text]) => text === void 0 ? [] : [text]);
return {
failed: found.length,
...found.length > 0 && { names: found.map((text) => (0, _entities_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(/\bname="([^"]*)/.exec(text)?.[1] ?? text)) }
};
};
const verdictOfCTest = (front) => ({ failed: countOf(front.matchesOf(/<Test\s+Status="failed"/g)) });
const verdictOfK6 = (front) => ({ failed: countOf(front.matchesOf(/\{\s*"ok"\s*:\s*false\s*\}|"thresholds"\s*:\s*\{[^{}]{0,2000}:\s*true\b/g)) });
function verdictOfNewman(front) {
if (countOf(front.matchesOf(/"(?:assertions|requests|testScripts|prerequestScripts)"\s*:\s*\{[^{}]{0,200}"failed"\s*:\s*[1-9]/g)) === 0) return { failed: 0 };
return {
failed: 1,
names: [...front.matchesOf(/"index"\s*:\s*\d{1,9}\s*,\s*"test"\s*:\s*"((?:[^"\\]|\\.){1,1000})"/g)].map(([, name = ""]) => name)
};
}
const verdictOfAllure = ({ path, text }) => /\/widgets\/(?:summary|statistic)\.json$/.test(path) ? { failed: countIn(text, /"failed"\s*:\s*(\d{1,9})/) + countIn(text, /"broken"\s*:\s*(\d{1,9})/) } : void 0;
const maximumBlob = 33554432;
function verdictOfVitest({ chunks }) {
let text = "";
for (const chunk of chunks()) {
text += chunk;
if (text.length > maximumBlob) return void 0;
}
const list = (0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(text);
if (!Array.isArray(list)) return void 0;
const at = (index) => list[Number(index)];
const failed = list.map(fieldsOf).filter(({ type, result }) => at(type) === "test" && at(fieldsOf(at(result)).state) === "fail");
const [, , errorIndex] = list[0];
const errors = at(errorIndex);
if (Array.isArray(errors) && errors.length > 0) return {
failed: failed.length,
error: "an error outside of its tests"
};
return {
failed: failed.length,
names: failed.map(({ name }) => String(at(name)))
};
}
const verdictOfTestNg = ({ name }) => name === "testng-failed.xml" ? {
failed: 0,
mayBeOld: true
} : void 0;
const countOf = (items) => [...items].length;
const fieldsOf = (value) => typeof value === "object" && value !== null ? value : {};
const linesOf = (text) => text.split("\n").filter((line) => line.startsWith("{")).map((line) => fieldsOf((0, _json_text_mjs__WEBPACK_IMPORTED_MODULE_3__.i)(line)));
const lintAdvice = "A tool that writes JUnit XML can be read, such as ESLint's formatter.";
const numbersAdvice = "Write the numbers as properties: see docs/properties.md.";
const scoreAdvice = "Write the score as a property: see docs/properties.md.";
const analysis = (id, name, matches) => ({
id,
name,
advice: lintAdvice,
matches
});
const lint = (id, tool, matches) => analysis(id, `a lint report of ${tool}`, matches);
const numbers = (id, name, matches) => ({
id,
name,
advice: numbersAdvice,
matches
});
const benchmark = (tool, matches) => numbers("benchmark", `a benchmark result of ${tool}`, matches);
const load = (id, tool, matches) => numbers(id, `a report of ${tool}`, matches);
const mutation = (tool, matches) => ({
id: "mutation",
name: `a mutation testing report of ${tool}`,
advice: scoreAdvice,
matches
});
const analysisFiles = [
{
id: "sarif",
name: "a SARIF file of a code scanner",
advice: "Upload it with github/codeql-action/upload-sarif.",
matches: ({ has, text }) => has("runs") && (has("$schema") && /"\$schema"\s*:\s*"[^"]*sarif/i.test(text) || has("version") && /"version"\s*:\s*"2\./.test(text))
},
analysis("checkstyle", "a Checkstyle report", ({ root }) => root?.local === "checkstyle"),
analysis("pmd", "a PMD report", ({ root }) => root?.local === "pmd"),
analysis("cpd", "a CPD report", ({ root }) => root?.local === "pmd-cpd"),
analysis("spotbugs", "a SpotBugs report", ({ root }) => root?.local === "BugCollection"),
analysis("androidlint", "an Android Lint report", ({ root }) => root?.local === "issues" && root.attributes.format !== void 0),
analysis("resharper", "a ReSharper report", ({ root }) => root?.local === "Report" && root.attributes.ToolsVersion !== void 0),
lint("eslint", "ESLint", ({ has }) => has("[].filePath", "[].messages")),
lint("stylelint", "Stylelint", ({ has }) => has("[].source", "[].warnings")),
lint("rubocop", "RuboCop", ({ has }) => has("files[].offenses")),
lint("ruff", "Ruff", ({ has }) => has("[].code", "[].filename", "[].fix")),
lint("golangci", "golangci-lint", ({ has, tail }) => has("Issues") && (has("Report") || /"Report"\s*:/.test(tail))),
lint("phpstan", "PHPStan", ({ has }) => has("totals.file_errors")),
lint("biome", "Biome", ({ has, tail }) => has("diagnostics") && (has("command") || /"command"\s*:/.test(tail))),
benchmark("pytest-benchmark", ({ has }) => has("benchmarks", "machine_info") || has("benchmarks[].stats")),
benchmark("Google Benchmark", ({ has }) => has("benchmarks", "context")),
benchmark("hyperfine", ({ has }) => has("results[].mean", "results[].command")),
benchmark("JMH", ({ has }) => has("[].benchmark", "[].primaryMetric")),
benchmark("Go", ({ head, text }) => head.kind === "text" && /^Benchmark\S{1,400}\s+\d{1,15}\s+[\d.]{1,20} ns\/op/m.test(text)),
benchmark("Criterion", ({ has }) => has("mean.point_estimate")),
mutation("PIT", ({ root }) => root?.local === "mutations"),
mutation("Stryker", ({ has }) => has("mutationTest") || has("schemaVersion", "thresholds", "files")),
{
id: "newman",
name: "a report of Newman",
advice: "Add `--reporters junit`.",
matches: ({ has, tail }) => has("run.executions", "collection") || has("collection.item") && /"error"\s*:\s*(?:null|\{)/.test(tail),
readVerdict: verdictOfNewman
},
{
...load("k6", "k6", ({ has }) => has("metrics", "root_group")),
readVerdict: verdictOfK6
},
load("lighthouse", "Lighthouse", ({ has }) => has("lighthouseVersion")),
load("locust", "Locust", ({ has }) => has("[].num_requests")),
load("jmeter", "JMeter", ({ root, hasChild }) => root?.local === "testResults" && hasChild("httpSample", "sample")),
load("gatling", "Gatling", ({ name, head }) => name === "simulation.log" && head.kind === "text"),
{
id: "dependencies",
name: "a list of dependencies",
matches: ({ has, root }) => has("bomFormat") || has("spdxVersion") || has("auditReportVersion") || root?.local === "analysis"
}
];
const configurationNames = /^(?:package|package-lock|composer|tsconfig[^/]*|[^/]*\.schema)\.json$/;
const configurationRoots = new Set([
"project",
"Project",
"configuration",
"phpunit"
]);
const buildFiles = [
{
id: "manifest",
name: "a configuration file",
completeness: "any",
matches: ({ name, root }) => configurationNames.test(name) || root !== void 0 && (configurationRoots.has(root.local) || root.local === "assembly" && root.namespace.startsWith("http://maven.apache.org/"))
},
{
id: "manifest",
name: "a source map",
matches: ({ has, text, tail }) => has("version") && /"version"\s*:\s*3\b/.test(text) && (has("mappings") || /"mappings"\s*:/.test(tail))
},
{
id: "build-events",
name: "a stream of build events of Bazel",
advice: "Give `bazel-testlogs/**/test.xml`.",
completeness: "lines",
matches: ({ has }) => has("id.started", "started") || has("id.progress", "progress"),
readVerdict: verdictOfBuild
},
{
id: "build-events",
name: "a stream of build events of Cargo",
advice: "To write test results, see docs/tools/rust.md.",
completeness: "lines",
matches: ({ text }) => /^\s*\{"reason":"compiler-/.test(text),
readVerdict: verdictOfBuild
}
];
const advice = "Give the path of the test results. To show the number, write it as a property: see docs/properties.md.";
const coverage = (id, name, matches) => ({
id,
name,
advice,
matches
});
const coverageFiles = [
coverage("cobertura", "a Cobertura coverage report", ({ root }) => root?.local === "coverage" && (root.attributes["line-rate"] ?? root.attributes["lines-valid"]) !== void 0),
coverage("clover", "a Clover coverage report", ({ root, hasChild }) => root?.local === "coverage" && (root.attributes.clover ?? root.attributes.generated) !== void 0 && hasChild("project")),
coverage("jacoco", "a JaCoCo coverage report", ({ root, hasChild, text }) => root?.local === "report" && (hasChild("sessioninfo", "package", "counter") || text.slice(0, 1e3).includes("-//JACOCO//"))),
coverage("opencover", "an OpenCover coverage report", ({ root }) => root?.local === "CoverageSession"),
coverage("dotcover", "a dotCover coverage report", ({ root }) => root?.local === "Root" && root.attributes.DotCoverVersion !== void 0),
coverage("vscoverage", "a Visual Studio coverage report", ({ root, head }) => root?.local === "results" && head.kind === "xml" && head.elements.some(({ local, parent, attributes }) => local === "module" && parent === "modules" && "block_coverage" in attributes)),
coverage("scoverage", "an scoverage report", ({ root }) => root?.local === "scoverage"),
coverage("sonar-coverage", "a Sonar coverage report", ({ root, hasChild }) => root?.local === "coverage" && root.attributes.version !== void 0 && hasChild("file")),
coverage("lcov", "an LCOV report", ({ head, text }) => head.kind === "text" && /^\s*(?:TN|SF):/.test(text)),
coverage("gocover", "a Go coverage profile", ({ text }) => /^mode: (?:set|count|atomic)\s/.test(text)),
coverage("istanbul", "an Istanbul coverage file", ({ head, has }) => has("total.lines.pct") || head.kind === "json" && [...head.keys].some((key) => key.endsWith(".statementMap"))),
coverage("coverage-py", "a coverage.py report", ({ has, tail }) => has("meta.version") && (has("totals.percent_covered") || /"percent_covered"\s*:/.test(tail))),
coverage("simplecov", "a SimpleCov file", ({ head, has, tail }) => {
if (head.kind !== "json") return false;
const [first = ""] = head.keys;
return has("metrics.covered_percent") || has(`${first}.coverage`) && (has(`${first}.timestamp`) || /"timestamp"\s*:/.test(tail));
})
];
const isHtml = ({ text }) => /^\s*<(?:!doctype\s+html|html[\s>])/i.test(text);
const isPage = (front, title) => isHtml(front) && front.text.includes(`<title>${title}`);
const isZipWith = ({ text, tail }, name) => text.startsWith("PK") && (text.includes(name) || tail.includes(name));
const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
const mayBeOfPlaywright = ({ producer = "playwright", place }) => producer === "playwright" && (/\.[cm]?[jt]sx?$/.test(place) || !place.includes("."));
const partOfCTest = [
"Testing",
"Build",
"Configure",
"Update",
"Notes",
"Coverage"
];
const allureAttachment = /^[\da-f-]{32,36}-attachment(?:\.[\w.]{1,20})?$/;
const allureExtras = /^(?:executor|categories|history|history-trend|retry-trend|duration-trend|categories-trend)\.json$|^environment\.(?:properties|xml)$/;
const testToolFiles = [
{
id: "playwright-last-run",
name: "Playwright's list of tests to run again",
plural: "lists of tests that Playwright runs again",
advice: "Add the `json` reporter: see docs/tools/playwright.md.",
isUrgent: true,
matches: ({ has, head }) => head.kind === "json" && head.keys.size === 2 && has("status", "failedTests"),
readVerdict: verdictOfPlaywright,
mayList: mayBeOfPlaywright
},
{
id: "playwright-blob",
name: "a Playwright blob",
advice: "Merge blobs with `npx playwright merge-reports --reporter json`.",
isUrgent: true,
completeness: "any",
matches: (front) => isZipWith(front, "report.jsonl") || front.text.startsWith("{\"method\":\"onBlobReportMetadata\""),
readVerdict: verdictOfEnd(/\{"method":"onEnd","params":\{"result":\{"status":"(?:failed|timedout|interrupted)"/),
mayList: mayBeOfPlaywright
},
{
id: "playwright-trace",
name: "a Playwright trace",
isOftenAttached: true,
completeness: "any",
matches: (front) => isZipWith(front, "trace.trace")
},
{
id: "playwright-html",
name: "an HTML report of Playwright",
advice: "Add the `json` reporter: see docs/tools/playwright.md.",
isUrgent: true,
completeness: "any",
matches: (front) => isPage(front, "Playwright Test Report")
},
{
id: "failsafe-summary",
name: "Failsafe's summary, without tests",
plural: "summaries of Failsafe, without tests",
advice: "The tests are in `TEST-*.xml` beside it.",
matches: ({ root }) => root?.local === "failsafe-summary",
readVerdict: verdictOfFailsafe,
mayList: ({ producer = "maven" }, resultFile, path) => producer === "maven" && (!/(?:^|\/)surefire-reports\//.test(resultFile) || folderOf(path) === folderOf(resultFile))
},
{
id: "surefire-dump",
name: "a crash log of Surefire",
advice: "Read it: the forked JVM may have crashed.",
isUrgent: true,
isWarning: true,
completeness: "any",
matches: ({ name, head }) => /\.dump(?:stream)?$/.test(name) && head.kind !== "empty"
},
{
id: "testng-suite",
name: "the input of a TestNG run",
advice: "Give `testng-results.xml`.",
matches: ({ root, head, text }) => root?.local === "suite" && (/<!DOCTYPE\s+suite\s[^>]{0,200}testng/i.test(text) || head.kind === "xml" && head.elements.some(({ local, parent }) => local === "classes" && parent === "test")),
readVerdict: verdictOfTestNg
},
{
id: "run-settings",
name: "the settings of a .NET test run",
plural: "settings of .NET test runs",
advice: "Give the `.trx` file.",
matches: ({ root }) => root?.local === "RunSettings" || root?.local === "TestSettings"
},
{
id: "ctest",
name: "CTest's test results for CDash",
plural: "test results of CTest for CDash",
advice: "Run `ctest --output-junit junit.xml`. CDash's file has the same tests.",
isUrgent: true,
holdsTests: true,
matches: ({ root, hasChild }) => root?.local === "Site" && hasChild("Testing"),
readVerdict: verdictOfCTest
},
{
id: "ctest",
name: "CTest's file for CDash",
plural: "files of CTest for CDash",
advice: "Run `ctest --output-junit junit.xml`.",
matches: ({ root, hasChild, name, text }) => root?.local === "Site" && hasChild(...partOfCTest) || name === "TAG" && /^\d{8}-\d{4}\r?\n/.test(text)
},
{
id: "allure-report",
name: "a generated Allure report",
advice: "Give the folder `allure-results`.",
isUrgent: true,
completeness: "any",
folder: /^.*?allure-report(?=\/)/,
matches: (front) => isPage(front, "Allure") || /(?:^|\/)allure-report\//.test(front.path) && /\/(?:widgets|data|history|export)\/|allure-report\/[^/]+\.json$/.test(front.path) || /(?:^|\/)data\/test-cases\/[^/]+\.json$/.test(front.path) && front.has("uid", "fullName"),
readVerdict: verdictOfAllure
},
{
id: "allure-part",
name: "a part of Allure results",
isSilent: true,
completeness: "any",
matches: ({ name, path, has }) => /-container\.json$/.test(name) && has("uuid", "children") || /-check\.json$/.test(name) && /(?:^|\/)allure-results\//.test(path) || allureAttachment.test(name) || /(?:^|\/)allure-results\//.test(path) && allureExtras.test(name)
},
{
id: "xcresult",
name: "an Xcode result bundle",
advice: "Convert it on macOS: use `xcrun xcresulttool`, or xcbeautify with a JUnit report.",
isUrgent: true,
completeness: "any",
folder: /^.*?\.xcresult(?=\/)/,
matches: ({ path }) => /\.xcresult\/(?:Info\.plist$|Data\/)/.test(path)
},
{
id: "html",
name: "a web page",
isSilent: true,
completeness: "any",
matches: isHtml
}
];
const unread = (id, name, advice, reading) => ({
id,
name,
advice,
isUrgent: true,
holdsTests: true,
...reading
});
const mayList = ({ producer }) => producer === void 0;
const neighbourKinds = [
...[
unread("libtest", "the JSON output of Rust tests", "Let cargo-nextest write JUnit XML: see docs/tools/rust.md.", {
matches: ({ lines }) => lines().some((line) => {
const { type, event, test_count } = fieldsOf(line);
return type === "suite" && event === "started" && typeof test_count === "number";
}),
completeness: "lines",
readVerdict: verdictOfLibtest
}),
unread("googletest", "the JSON report of GoogleTest", "Write XML with `--gtest_output=xml:`: see docs/tools/googletest.md.", {
matches: ({ has }) => has("testsuites[].testsuite", "disabled", "tests"),
readVerdict: verdictOfGoogleTest,
mayList: ({ producer = "googletest" }) => producer === "googletest" || producer === "ctest"
}),
unread("reportlog", "a log of pytest-reportlog", "Write JUnit XML with `--junitxml`: see docs/tools/pytest.md.", {
matches: ({ lines }) => fieldsOf(lines()[0]).$report_type !== void 0,
completeness: "lines",
readVerdict: verdictOfReportlog
}),
unread("sonar-tests", "the test report for SonarQube", "Let the test tool write JUnit XML as well: see docs/tools/README.md.", {
matches: ({ root }) => root?.local === "testExecutions",
readVerdict: verdictOfEach(/<testCase\s([^<]{0,3000})>\s{0,500}<(?:failure|error)\b/g)
}),
unread("unittest-cpp", "the XML report of UnitTest++", "Write its tests as records: see docs/records.md.", {
matches: ({ root }) => root?.local === "unittest-results",
readVerdict: verdictOfTotal(/<unittest-results[^>]{0,200}\sfailedtests="(\d{1,9})"/, /<test\s[^>]{0,400}\bname="([^"]{1,300})"[^>/]{0,100}>\s*<failure/g)
}),
unread("fpcunit", "the XML report of FPCUnit", "Write its tests as records: see docs/records.md.", {
matches: ({ root, hasChild }) => root?.local === "TestResults" && hasChild("TestListing"),
readVerdict: verdictOfEnd(/<NumberOf(?:Errors|Failures)>[1-9]/),
mayList
}),
unread("test-unit", "the XML stream of test-unit", "Write its tests as records: see docs/records.md.", {
matches: ({ root, hasChild }) => root?.local === "stream" && hasChild("ready-test-suite"),
readVerdict: verdictOfEnd(/<success>false<\/success>\s{0,100}<\/stream>/),
mayList
}),
unread("unreal", "the test report of Unreal Engine", "Convert `index.json` to JUnit XML, or write its tests as records: see docs/records.md.", {
matches: ({ has, text }) => has("reportCreatedOn", "succeeded", "failed") || has("tests[].fullTestPath") && text.includes("testDisplayName"),
readVerdict: verdictOfTotal(/"failed"\s*:\s*(\d{1,9})/),
mayList
}),
unread("apex", "the JSON results of Salesforce Apex tests", "Run `sf apex run test --result-format junit`.", {
matches({ has, text }) {
return (has("summary", "tests") || has("result.summary", "result.tests")) && /"(?:ApexClass|ApexTestClassId|testRunId|QueueItemId)"/.test(text);
},
readVerdict: verdictOfTotal(/"failing"\s*:\s*"?(\d{1,9})/, /"MethodName"\s*:\s*"([^"\\]{1,300})"\s*,\s*"Outcome"\s*:\s*"(?:Compile)?Fail"/g),
mayList
}),
unread("vitest-blob", "a blob of Vitest", "Merge blobs with `npx vitest run --merge-reports --reporter=junit --outputFile=junit.xml`.", {
matches: ({ path, text }) => /(?:^|\/)(?:\.vitest-reports\/[^/]+|(?:vitest-)?blob(?:-\d+){0,2})\.json$/.test(path) && /^\[\["\d/.test(text),
readVerdict: verdictOfVitest
}),
unread("pester", "Pester's result object", "Let Pester write a result file: set `TestResult.Enabled` in its configuration to `$true`.", {
matches: ({ root, has, text }) => has("FailedCount", "PassedCount", "Containers") || root?.local === "Objs" && /<T>Pester\.|N="FailedCount"/.test(text),
readVerdict: verdictOfTotal(/"FailedCount"(?:\s*:\s*|>)(\d{1,9})/),
mayList
})
],
...testToolFiles,
...coverageFiles,
...analysisFiles,
...buildFiles
];
const findNeighbour = (front) => neighbourKinds.find(({ matches }) => matches(front));
}),
67514: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => firstLine });
var _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52824);
function firstLine(text, maximumLength = Number.POSITIVE_INFINITY) {
const trimmed = text.trimStart();
const end = trimmed.search(/[\r\n]/);
const line = (end === -1 ? trimmed : trimmed.slice(0, end)).trimEnd();
return (0, _cut_margin_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(line, maximumLength, "\u2026");
}
}),
87300: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => pluralOf,
r: () => titleOf,
t: () => neighbourText
});
const titleOf = (name) => ` ${name} `.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
function neighbourText({ name, holdsTests, isOther }) {
if (isOther === true) return name;
return holdsTests === true ? `${name}: its format is not read` : `${name}, not a test result`;
}
const pluralOf = ({ name, plural }) => plural ?? name.replace(/^(?:an?|the) (.*?)(?= of |$)/, "$1s");
})
};
;
