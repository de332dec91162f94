"use strict";
exports.id = 4572;
exports.ids = [
4572,
3404,
5641,
8535,
9450
];
exports.modules = {
75570: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
i: () => defaultKinds,
n: () => chatSlots,
r: () => chat_slot_exports,
t: () => chatKindOf
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _chats_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63208);
var chat_slot_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ chatKindOf: () => chatKindOf });
const chatSlots = [
"chatA",
"chatB",
"slack",
"teams",
"googleChat",
"discord"
];
const defaultKinds = {
chatA: "slack",
chatB: "teams"
};
function chatKindOf(slot, url) {
if (slot !== "chatA" && slot !== "chatB") return slot;
const host = URL.canParse(url) ? new URL(url).hostname : "";
return (0, _chats_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(host) ?? defaultKinds[slot];
}
}),
91453: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
initCommand: () => initCommand,
n: () => workflowPath,
r: () => isTaken,
t: () => groupByTool
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _config_source_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2405);
var _working_directory_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34798);
var _repository_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50451);
var _inner_path_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13043);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15615);
var _package_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19077);
var _formats_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91801);
var _chat_slot_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75570);
var _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69177);
var _work_tree_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82309);
var _config_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9061);
var _match_files_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(78512);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(6741);
var _cli_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(99939);
var node_fs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(76760);
var picocolors__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(57336);
var smol_toml__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(3292);
const isIgnoredByGit = (cwd, path, env) => (0, _repository_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(cwd, env)?.ask("check-ignore", "--", (0, node_path__WEBPACK_IMPORTED_MODULE_16__.resolve)((0, node_fs__WEBPACK_IMPORTED_MODULE_15__.realpathSync)(cwd), path)) !== void 0;
const isTaken = (cwd, path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_15__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_16__.resolve)(cwd, path), { throwIfNoEntry: false }) !== void 0;
function writeNewFile(cwd, { title, path, text, hint }) {
const file = (0, node_path__WEBPACK_IMPORTED_MODULE_16__.resolve)(cwd, path);
const unwritten = (cause) => new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(`The ${title} "${path}" cannot be written: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(cause)}.`, { cause });
try {
makeInnerFolder(cwd, file);
} catch (cause) {
throw cause instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._ ? cause : unwritten(cause);
}
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_15__.writeFileSync)(file, "", { flag: "wx" });
} catch (cause) {
if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw unwritten(cause);
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The ${title} "${path}" already exists.`, {
hint,
cause
});
}
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_15__.writeFileSync)(file, text);
} catch (cause) {
(0, node_fs__WEBPACK_IMPORTED_MODULE_15__.rmSync)(file, { force: true });
throw unwritten(cause);
}
}
function makeInnerFolder(cwd, file) {
const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_16__.dirname)(file);
if ((0, _inner_path_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(cwd, file) === void 0) return;
let existing = folder;
while (!(0, node_fs__WEBPACK_IMPORTED_MODULE_15__.existsSync)(existing) && (0, node_path__WEBPACK_IMPORTED_MODULE_16__.dirname)(existing) !== existing) existing = (0, node_path__WEBPACK_IMPORTED_MODULE_16__.dirname)(existing);
if ((0, _inner_path_mjs__WEBPACK_IMPORTED_MODULE_4__.t)((0, node_fs__WEBPACK_IMPORTED_MODULE_15__.realpathSync)(cwd), (0, node_fs__WEBPACK_IMPORTED_MODULE_15__.realpathSync)(existing)) === void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The folder "${folder}" is a link out of ${cwd}.`, { hint: "Replace the link by a folder." });
(0, node_fs__WEBPACK_IMPORTED_MODULE_15__.mkdirSync)(folder, { recursive: true });
}
function documentationUrlOf(repositoryUrl, currentVersion, path) {
const home = repositoryUrl.replace(/^git\+/, "").replace(/\.git$/, "");
const major = Number.parseInt(currentVersion, 10);
return `${home}/blob/${major === 0 ? "main" : `v${major}`}/${path}`;
}
const documentationUrl = (path) => documentationUrlOf(_package_mjs__WEBPACK_IMPORTED_MODULE_6__.n.url, _package_mjs__WEBPACK_IMPORTED_MODULE_6__.r, path);
const quoted = (names) => names.map((name) => `"${name}"`).join(", ");
const schemaUrl = "https://unpkg.com/build-report/service.schema.json";
const startingFile = `{
  // Lets editors complete and check this file.
  "$schema": "${schemaUrl}",

  // The results and files to collect. Without a test collector, every format is collected by its well-known names.
  "collect": {
    // "junit": { "include": ["**/test-results/**/*.xml"], "exclude": ["**/old/**"] },
    // "trx": {},
    // More formats: ${quoted(_formats_mjs__WEBPACK_IMPORTED_MODULE_7__.n.filter((id) => id !== "junit" && id !== "trx"))}.

    // Any files, collected as build artifacts.
    // "files": { "include": ["dist/*.zip"] },

    // Added to everything that is collected.
    "metadata": {
      "branch": "{{ source.branch }}"
    }
  },

  // The recipients of the report.
  "report": {
    // The job summary, and a comment on the pull request.
    "codehost": {
      "enabled": true,
      "commentEnabled": true,
      "commentTitle": "Test report of {{ project }}"
    },

    // A chat. More chats: ${quoted(_chat_slot_mjs__WEBPACK_IMPORTED_MODULE_8__.n.filter((slot) => slot !== "slack"))}.
    "slack": {
      "enabled": false,
      "condition": "failed || cancelled",
      "url": "{{ env.SLACK_WEBHOOK_URL }}",
      "title": "{{ project }}: {{ status }}",
      "titleUrl": "{{ build.url }}"
    },

    // A page to keep with the build.
    "html": {
      "enabled": false,
      "outputFile": "build-report.html"
    }

    // The content of the report, instead of the default.
    // "template": {
    //   "components": [
    //     { "type": "testSummary" },
    //     { "type": "section", "title": "Failed tests", "components": [{ "type": "tests", "status": ["failed"] }] }
    //   ]
    // }
  }
}
`;
function configurationText(findings) {
if (findings.length === 0) return startingFile;
const formats = patternsByFormat(findings.filter(({ isLink }) => isLink !== true));
const links = findings.filter(({ isLink }) => isLink === true).flatMap(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.y);
return [
"{",
"  // Lets editors complete and check this file.",
`  "$schema": "${schemaUrl}",`,
"",
...formats.size === 0 ? [] : ["  // Only these files are read. If no format is named here, every format is read by its well-known names."],
...links.map((link) => `  // ${link} leads out of the repository, so only a path of the command or the step reads it: build-report report ${link}`),
"  \"collect\": {",
...[...formats].flatMap(([format, patterns]) => formatLines(format, patterns)),
"    // Coverage and other numbers, which other steps write.",
"    // \"events\": {}",
"  }",
"",
"  // The report goes to the job summary and to a comment on the pull request. Chats, templates and all other settings:",
`  // ${documentationUrl("docs/configuration.md")}`,
"}",
""
].join("\n");
}
function patternsByFormat(findings) {
const formats = new Map();
for (const finding of findings) {
const patterns = formats.get(finding.format) ?? new Map();
formats.set(finding.format, patterns);
for (const pattern of (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.y)(finding)) patterns.set(pattern, (patterns.get(pattern) ?? new Set()).add(finding.title));
}
return formats;
}
function formatLines(format, patterns) {
const named = [...patterns].map(([pattern, titles]) => ({
pattern,
titles: [...titles].join("; ")
}));
return [
`    "${format}": {`,
"      \"include\": [",
...named.flatMap(({ pattern, titles }, index) => [...titles === named[index - 1]?.titles ? [] : [`        // ${titles}`], `        ${JSON.stringify(pattern)}${index < named.length - 1 ? "," : ""}`]),
"      ]",
"    },"
];
}
const workflowPath = ".github/workflows/test.yml";
function offerWorkflow({ findings, otherCis, workflows, repositoryRoot }) {
const isOnGitHub = workflows.length > 0 || otherCis.length === 0;
const isPossible = findings.length > 0 && isOnGitHub && repositoryRoot === void 0;
return {
isPossible,
isDefault: isPossible && workflows.length === 0
};
}
function planFiles({ findings, configuration, workflow }, { configPath, defaultBranch }) {
const configurationFile = {
title: "configuration file",
path: configPath,
text: configurationText(findings),
hint: "Remove it first, or name another file with --config."
};
const workflowFile = {
title: "workflow",
path: workflowPath,
text: (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.v)(findings, {
defaultBranch,
action: _requested_server_mjs__WEBPACK_IMPORTED_MODULE_5__.b
}),
hint: `To report its tests, add this step to it: ${documentationUrl("docs/action.md")}`
};
return [...configuration ? [configurationFile] : [], ...workflow ? [workflowFile] : []];
}
const services = [
["GitLab CI", /^\.gitlab-ci\.yml$/],
["Azure Pipelines", /^(?:\.azure-pipelines\/.+|\.?azure-pipelines)\.ya?ml$/],
["Jenkins", /^Jenkinsfile$/],
["CircleCI", /^\.circleci\/config\.ya?ml$/],
["Buildkite", /^\.buildkite\/pipeline\.ya?ml$/],
["Bitbucket Pipelines", /^bitbucket-pipelines\.yml$/],
["TeamCity", /^\.teamcity\/(?:settings\.kts|pom\.xml)$/],
["Woodpecker", /^\.woodpecker(?:\/.+)?\.ya?ml$/],
["Gitea Actions", /^\.gitea\/workflows\/.+\.ya?ml$/],
["Forgejo Actions", /^\.forgejo\/workflows\/.+\.ya?ml$/],
["Travis CI", /^\.travis\.yml$/],
["Drone", /^\.drone\.yml$/],
["AppVeyor", /^\.?appveyor\.yml$/]
];
const findOtherCis = (view) => services.flatMap(([title, pattern]) => {
const path = view.paths.find((candidate) => pattern.test(candidate));
return path === void 0 ? [] : [{
title,
path
}];
});
const detectDart = (view) => view.named("pubspec.yaml").map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w).filter((folder) => view.named(/_test\.dart$/).some((path) => path.startsWith((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "test/")))).map((folder) => {
const path = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "pubspec.yaml");
const isFlutter = /^[ \t]{2,50}sdk:[ \t]{1,20}flutter[ \t\r]{0,20}$/m.test(view.read(path) ?? "");
const program = isFlutter ? "flutter" : "dart";
return {
tool: "dart",
title: isFlutter ? "Flutter" : "Dart",
job: "dart",
folder,
because: `there is ${path}${isFlutter ? " with the SDK flutter" : ""}`,
setup: [isFlutter ? {
uses: "flutter",
with: {
channel: "stable",
cache: "true"
}
} : {
uses: "dart",
with: { sdk: "stable" }
}, {
run: `${program} pub get`,
folder
}],
test: {
run: `${program} test --file-reporter json:${program}-tests.jsonl`,
folder
},
format: "dart",
files: [`${program}-tests.jsonl`]
};
});
const maximumFiles = 20;
const firstMatch = (view, paths, pattern) => paths.slice(0, maximumFiles).find((path) => pattern.test(view.read(path) ?? ""));
const file = "junit-deno.xml";
const detectDeno = (view) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.C)(view.named(/^deno\.jsonc?$/).map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)).flatMap((folder) => {
const files = view.named(/[._]test\.[cm]?[jt]sx?$/).filter((path) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.S)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path), folder));
const test = firstMatch(view, files, /\bDeno\.test\b|@std\/testing/);
if (test === void 0) return [];
const hasTask = ["deno.json", "deno.jsonc"].some((name) => {
const path = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, name);
return view.has(path) && Object.hasOwn((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.f)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.p)(view, path, { allowsComments: true })?.tasks) ?? {}, "test");
});
return {
tool: "deno",
title: "Deno",
job: "deno",
folder,
because: `${test} has tests for Deno`,
setup: [{ uses: "deno" }],
test: {
run: `deno ${hasTask ? "task test" : "test"} --junit-path=${file}`,
folder
},
format: "junit",
files: [file]
};
});
const nearestFile = (view, folder, ...names) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.b)(folder).flatMap((around) => names.map((name) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(around, name))).find(view.has);
function firstCapture(texts, ...patterns) {
for (const text of texts) for (const pattern of patterns) {
const captured = pattern.exec(text ?? "")?.[1];
if (captured !== void 0) return captured;
}
}
const frameworks = [
[/"xunit\.v3[".]/i, "xUnit.net v3"],
[/"xunit[".]/i, "xUnit.net"],
[/"nunit[".]/i, "NUnit"],
[/"mstest[".]|"MSTest\.Sdk|MSTest\.Sdk\//i, "MSTest"],
[/"tunit[".]/i, "TUnit"]
];
const testPackage = /"Microsoft\.NET\.Test\.Sdk"/i;
const platformSetting = /<TestingPlatformDotnetTestSupport>\s*true\s*</i;
const makesPlatformSetting = (text) => /MSTest\.Sdk/i.test(text) && !/<UseVSTest>\s*true\s*</i.test(text);
const firstWithRunner = 10;
const platformSelection = "{ \"test\": { \"runner\": \"Microsoft.Testing.Platform\" } }";
const selectsPlatform = `test -f global.json || echo '${platformSelection}' > global.json`;
const detectDotnet = (view) => {
const projects = view.named(/\.(?:cs|fs|vb)proj$/i).flatMap((path) => {
const text = view.read(path) ?? "";
const framework = frameworks.find(([pattern]) => pattern.test(text))?.[1];
return framework !== void 0 || testPackage.test(text) ? [{
path,
text,
framework
}] : [];
});
const solutions = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.C)(view.named(/\.slnx?$/i).map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w));
const folderOfProject = ({ path }) => solutions.find((solution) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.S)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path), solution)) ?? (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path);
return [...new Set(projects.map(folderOfProject))].map((folder) => findingOf$2(view, folder, projects.filter((project) => folderOfProject(project) === folder)));
};
function findingOf$2(view, folder, projects) {
const named = [...new Set(projects.flatMap((project) => project.framework ?? []))];
const { path: first, framework } = projects.find((project) => project.framework !== void 0) ?? { path: projects[0]?.path ?? "" };
const run = runOf(view, folder, projects);
return {
tool: "dotnet",
title: `.NET${named.length === 0 ? "" : `, with ${named.join(", ")}`}`,
job: "dotnet",
folder,
because: framework === void 0 ? `${first} has the package Microsoft.NET.Test.Sdk` : `${first} has a package of ${framework}`,
format: "trx",
files: ["**/TestResults/**/*.trx"],
...run,
setup: [dotnetSetup(view, folder, projects), ...run.setup]
};
}
function runOf(view, folder, projects) {
const shared = view.named(/^Directory\.(?:Build|Packages)\.props$/).map((path) => view.read(path) ?? "");
const texts = [...projects.map(({ text }) => text), ...shared].join("\n");
const globalJson = nearestFile(view, folder, "global.json");
const isPlatform = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.f)(globalJson === void 0 ? void 0 : readGlobalJson(view, globalJson)?.test)?.runner === "Microsoft.Testing.Platform";
const isSet = platformSetting.test(texts) || projects.some(({ text, framework }) => framework === "TUnit" || makesPlatformSetting(text));
if (!isPlatform && !isSet) return {
setup: [],
test: {
run: "dotnet test --logger trx",
folder
},
additions: []
};
const hasXunit3 = /"xunit\.v3[".]/i.test(texts);
const option = hasXunit3 ? "--report-xunit-trx" : "--report-trx";
const hasOption = hasXunit3 || /MSTest\.Sdk|"MSTest"|"tunit[".]|Microsoft\.Testing\.Extensions\.TrxReport/i.test(texts);
const isSelected = !isPlatform && globalJson === void 0 && Math.max(...sdkVersions(view, folder, projects)) >= firstWithRunner;
return {
setup: isSelected ? [{
run: selectsPlatform,
folder
}] : [],
test: {
run: `dotnet test ${isPlatform || isSelected ? "" : "-- "}${option}`,
folder
},
additions: [...hasOption ? [] : projects.map(({ path }) => ({
why: "Microsoft.Testing.Platform writes TRX only with this package",
command: "dotnet add package Microsoft.Testing.Extensions.TrxReport",
folder: (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path)
})), ...isSelected ? [{
why: `The SDK of .NET ${firstWithRunner} runs Microsoft.Testing.Platform only if this file selects it. A new workflow writes it if it is missing`,
file: (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "global.json"),
lines: [platformSelection]
}] : []]
};
}
function sdkVersions(view, folder, projects) {
const versions = [...projects.map(({ text }) => text), view.read((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "Directory.Build.props")) ?? ""].flatMap((text) => [...text.matchAll(/\bnet(\d{1,2})\.0\b/g)].map(([, version]) => Number(version)));
return versions.length === 0 ? [10] : [...new Set(versions)].sort((one, other) => one - other);
}
const readGlobalJson = (view, path) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.p)(view, path, { allowsComments: true });
function dotnetSetup(view, folder, projects) {
const globalJson = nearestFile(view, folder, "global.json");
if (globalJson !== void 0 && (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.f)(readGlobalJson(view, globalJson)?.sdk)?.version !== void 0) return {
uses: "dotnet",
with: { "global-json-file": globalJson }
};
return {
uses: "dotnet",
with: { "dotnet-version": sdkVersions(view, folder, projects).map((version) => `${version}.0.x`).join("\n") }
};
}
const detectGo = (view) => {
const modules = view.named("go.mod").map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w);
const tested = view.named(/_test\.go$/).map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w);
return modules.filter((folder) => tested.some((test) => moduleOf(test, modules) === folder)).map((folder) => ({
tool: "go",
title: "go test",
job: "go",
folder,
because: `there is ${(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "go.mod")}`,
setup: [{
uses: "go",
with: versionOf(view, folder)
}],
test: {
run: `go test -json ./... > go-test.json${hasBuildEvents(view, folder) ? "" : " 2>&1"}`,
folder
},
format: "go",
files: ["go-test.json"]
}));
};
function versionOf(view, folder) {
const workspace = nearestFile(view, folder, "go.work");
if (workspace !== void 0) return {
"go-version-file": workspace,
"cache-dependency-path": (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(workspace), "**/go.sum")
};
return {
"go-version-file": (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "go.mod"),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ "cache-dependency-path": folder !== "" ? (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "go.sum") : void 0 })
};
}
function hasBuildEvents(view, folder) {
const text = view.read(nearestFile(view, folder, "go.work") ?? (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "go.mod")) ?? "";
const [, minor] = /^toolchain[ \t]+go1\.(\d{1,3})/m.exec(text) ?? /^go[ \t]+1\.(\d{1,3})/m.exec(text) ?? [];
return Number(minor) >= 24;
}
const moduleOf = (folder, modules) => modules.filter((module) => module === "" || folder === module || folder.startsWith(`${module}/`)).sort((one, other) => other.length - one.length)[0];
const maximumDepth$1 = 50;
function readTomlTable(view, path) {
const text = view.read(path);
if (text === void 0) return void 0;
try {
return (0, smol_toml__WEBPACK_IMPORTED_MODULE_17__.qg)(text, {
maxDepth: maximumDepth$1,
integersAsBigInt: "asNeeded",
unsafeKeyBehaviour: "drop"
});
} catch (error) {
view.leaveOut(path, (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.h)("TOML", faultOf(error)));
return;
}
}
function faultOf(error) {
if (!(error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_17__.zx)) return void 0;
const cause = (error.message.split("\n", 1)[0] ?? "").replace(/^Invalid TOML document: /, "");
return {
line: error.line,
column: error.column,
cause
};
}
const tableAt = (table, ...keys) => keys.reduce((outer, key) => outer !== void 0 && Object.hasOwn(outer, key) ? (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.f)(outer[key]) : void 0, table);
const buildFile = /^(?:build|settings)\.gradle(?:\.kts)?$/;
const detectGradle = (view) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.C)(view.named(buildFile).map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)).map((folder) => gradleFinding(view, folder));
function kindOf(texts) {
if (/com\.android\.(?:application|library)/.test(texts)) return {
tool: "gradle",
title: "Gradle, for Android",
task: "testDebugUnitTest"
};
if (/kotlin\("multiplatform"\)|kotlin\.multiplatform/.test(texts)) return {
tool: "kotlin",
title: "Kotlin Multiplatform",
task: "allTests"
};
if (/kotlin\("jvm"\)|org\.jetbrains\.kotlin|\bkotlin-gradle-plugin\b/.test(texts)) return {
tool: "kotlin",
title: "Kotlin, with Gradle",
task: "test"
};
return {
tool: "gradle",
title: "Gradle",
task: "test"
};
}
const catalogTexts = (view, path) => {
const catalog = readTomlTable(view, path);
return [tableAt(catalog, "plugins"), tableAt(catalog, "libraries")].flatMap((table) => Object.values(table ?? {})).flatMap((value) => typeof value === "string" ? [value] : [...(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.m)(value).values()]).join("\n");
};
function gradleFinding(view, folder) {
const files = view.named(/^(?:(?:build|settings)\.gradle(?:\.kts)?|libs\.versions\.toml)$/).filter((path) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.S)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path), folder));
const kind = kindOf(files.map((path) => path.endsWith(".toml") ? catalogTexts(view, path) : view.read(path) ?? "").join("\n"));
const gradle = view.has((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "gradlew")) ? "./gradlew" : "gradle";
return {
tool: kind.tool,
title: kind.title,
job: "java",
folder,
because: `there is ${files.find((path) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path) === folder && buildFile.test(path.slice(folder.length).replace("/", "")))}`,
setup: [javaSetup(view, folder, {
cache: "gradle",
buildFiles: files
})],
test: {
run: `${gradle} ${kind.task} --continue`,
folder
},
format: "junit",
files: ["**/build/test-results/**/TEST-*.xml"]
};
}
const detectMaven = (view) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.C)(view.named("pom.xml").map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)).map((folder) => mavenFinding(view, folder));
function mavenFinding(view, folder) {
const path = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "pom.xml");
const poms = view.named("pom.xml").filter((pom) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.S)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(pom), folder));
const modules = poms.length - 1;
const hasFailsafe = poms.some((pom) => view.read(pom)?.includes("maven-failsafe-plugin"));
const maven = view.has((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "mvnw")) ? "./mvnw" : "mvn";
return {
tool: "maven",
title: "Maven",
job: "java",
folder,
because: modules === 0 ? `there is ${path}` : `there is ${path}, with ${modules} more in folders below`,
setup: [javaSetup(view, folder, {
cache: "maven",
buildFiles: poms
})],
test: {
run: `${maven} --batch-mode${modules === 0 ? "" : " --fail-at-end"} verify`,
folder
},
format: "junit",
files: ["surefire", ...hasFailsafe ? ["failsafe"] : []].map((plugin) => `**/target/${plugin}-reports/TEST-*.xml`)
};
}
const detectSbt = (view) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.C)(view.named("build.sbt").map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)).map((folder) => ({
tool: "sbt",
title: "sbt",
job: "scala",
folder,
because: `there is ${(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "build.sbt")}`,
setup: [javaSetup(view, folder, {
cache: "sbt",
buildFiles: []
}), { uses: "sbt" }],
test: {
run: "sbt test",
folder
},
format: "junit",
files: ["**/target/**/test-reports/TEST-*.xml"]
}));
const defaultVersion = "21";
function javaSetup(view, folder, { cache, buildFiles }) {
const file = nearestFile(view, folder, ".java-version", ".sdkmanrc");
const stated = firstCapture(buildFiles.map(view.read), /<maven\.compiler\.release>\s{0,20}(\d{1,2})\s{0,20}</, /<java\.version>\s{0,20}(\d{1,2})\s{0,20}</, /<release>\s{0,20}(\d{1,2})\s{0,20}</, /jvmToolchain\s{0,5}\(\s{0,5}(\d{1,2})/, /JavaLanguageVersion\.of\(\s{0,5}(\d{1,2})/, /JavaVersion\.VERSION_(\d{2})\b/);
return {
uses: "java",
with: {
distribution: "temurin",
...file === void 0 ? { "java-version": stated ?? defaultVersion } : { "java-version-file": file },
cache
}
};
}
const angularTest = /\bng test\b/;
function endsWithTool(script, tool) {
if (script === void 0 || script.length > 1e3 || /[<>`$()]/.test(script)) return false;
return tool.test(script.split(/&&|\|\||[;|&]/).at(-1) ?? "");
}
const commandOf = ({ manager, script, passesArguments }, program, words) => script !== void 0 && passesArguments ? manager.script(script, words) : `${manager.run(program)} ${words}`;
const karma = {
tool: "karma",
title: "Karma",
dependency: "karma",
configuration: /^karma\.conf\.[cm]?[jt]s$/,
script: /\bkarma start\b/,
sharedScript: angularTest,
plan(context) {
const isAngular = context.isInstalled("@angular/cli");
const [program, once] = isAngular ? ["ng test", "--watch=false"] : ["karma start", "--single-run"];
const browser = browsers.find(([name]) => context.isInstalled(name))?.[1];
const words = `${once} --reporters=progress,junit${browser === void 0 ? "" : ` --browsers=${browser}`}`;
const outputFile = /\boutputFile:\s{0,9}["']([\w./-]{1,200})["']/.exec(context.configuration?.text ?? "")?.[1];
return {
run: commandOf(context, program, words),
files: [`**/${outputFile === void 0 ? "TESTS-*.xml" : node_path__WEBPACK_IMPORTED_MODULE_16__.posix.basename(outputFile)}`],
additions: additionsFor$1(context, isAngular)
};
}
};
const browsers = [["karma-chrome-launcher", "ChromeHeadless"], ["karma-firefox-launcher", "FirefoxHeadless"]];
function additionsFor$1({ manager, package: { folder }, configuration, isInstalled }, isAngular) {
const reporter = "karma-junit-reporter";
const text = configuration?.text ?? "";
const needsConfiguration = isAngular && configuration === void 0;
const hasOwnPlugins = /\bplugins\s{0,9}:/.test(text) && !text.includes(reporter);
return [
...isInstalled(reporter) ? [] : [{
why: "Karma writes JUnit XML only with this package",
command: manager.add(reporter),
folder
}],
...needsConfiguration ? [{
why: "Only an own configuration can contain the reporter",
command: manager.run("ng generate config karma"),
folder
}] : [],
...hasOwnPlugins || needsConfiguration ? [{
why: "Karma uses only the plugins of its list, if there is one",
file: configuration?.path ?? (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "karma.conf.js"),
lines: [`require('${reporter}'), // in plugins`]
}] : []
];
}
const junit = "--reporter junit --reporter-options \"mochaFile=cypress/results/junit-[hash].xml,includePending=true\"";
const mochawesome = "--reporter mochawesome --reporter-options \"reportDir=cypress/results,overwrite=false,html=false,json=true\"";
const cypress = {
tool: "cypress",
title: "Cypress",
dependency: "cypress",
script: /\bcypress run\b/,
plan: (context) => context.isInstalled("mochawesome") ? {
run: commandOf(context, "cypress run", mochawesome),
files: ["cypress/results/mochawesome*.json"],
format: "mocha"
} : {
run: commandOf(context, "cypress run", junit),
files: ["cypress/results/junit-*.xml"]
}
};
const mocha = {
tool: "mocha",
title: "Mocha",
dependency: "mocha",
script: /\bmocha\b/,
plan: (context) => (mochaVersion(context.package) ?? 10) < 10 ? {
run: commandOf(context, "mocha", "--reporter xunit --reporter-option output=junit-mocha.xml"),
files: ["junit-mocha.xml"]
} : {
run: commandOf(context, "mocha", "--reporter json --reporter-option output=mocha-results.json"),
files: ["mocha-results.json"],
format: "mocha"
}
};
function mochaVersion({ content, dependencies }) {
const range = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.m)(content[dependencies.get("mocha") ?? ""]).get("mocha") ?? "";
const [, major] = /^(?:[\^~=v]|>=)? ?(\d{1,4})\b/.exec(range) ?? [];
return major === void 0 ? void 0 : Number(major);
}
const javaScriptTools = [
{
tool: "vitest",
title: "Vitest",
dependency: "vitest",
coversInnerFolders: true,
script: /\bvitest\b/,
sharedScript: angularTest,
plan(context) {
const { script, package: own } = context;
if (script !== void 0 && angularTest.test(own.scripts.get(script) ?? "")) return {
run: commandOf(context, "ng test", "--watch=false --reporters=junit --reporters=default --output-file=junit-vitest.xml"),
files: ["junit-vitest.xml"]
};
return {
run: commandOf(context, "vitest", `--run --reporter=default --reporter=json --outputFile.json=vitest-results.json`),
files: ["vitest-results.json"],
format: "jest"
};
}
},
{
tool: "jest",
title: "Jest",
dependency: "jest",
coversInnerFolders: true,
script: /\bjest\b|\breact-scripts test\b/,
plan: (context) => ({
run: commandOf(context, "jest", "--ci --json --outputFile=jest-results.json"),
files: ["jest-results.json"],
format: "jest"
})
},
mocha,
{
tool: "ava",
title: "AVA",
dependency: "ava",
configuration: /^ava\.config\.[cm]?js$/,
script: /\bava\b/,
plan: (context) => ({
run: commandOf(context, "ava", "--tap > ava.tap"),
files: ["ava.tap"],
format: "tap"
})
},
{
tool: "node-tap",
title: "node-tap",
dependency: "tap",
configuration: /^\.taprc$/,
script: /(?:^|\s)tap(?:\s|$)/,
plan: ({ manager, script }) => ({
run: script === void 0 ? manager.run("tap") : manager.script(script, ""),
files: [".tap/test-results/**/*.tap"],
format: "tap"
})
},
{
tool: "node-test",
title: "node:test",
script: /\s--test(?:\s|$)/,
plan: ({ manager, script = "test" }) => ({
run: manager.script(script, ""),
env: { NODE_OPTIONS: "--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=junit-node.xml" },
files: ["junit-node.xml"]
})
},
{
tool: "bun",
title: "Bun test runner",
coversInnerFolders: true,
script: /\bbun test\b/,
reasonFor(view, { folder, dependencies }) {
if (!(dependencies.has("@types/bun") || ["bun.lock", "bun.lockb"].some((name) => view.has((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, name))))) return void 0;
const tests = view.named(/[._](?:test|spec)\.[cm]?[jt]sx?$/).filter((path) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.S)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path), folder));
const path = firstMatch(view, tests, /["']bun:test["']/);
return path && `${path} imports bun:test`;
},
plan: ({ manager }) => ({
run: "bun test --reporter=junit --reporter-outfile=junit-bun.xml",
files: ["junit-bun.xml"],
setup: manager.id === "bun" ? [] : [{ uses: "bun" }]
})
},
{
tool: "cucumber",
title: "Cucumber",
dependency: "@cucumber/cucumber",
script: /\bcucumber-js\b/,
plan: (context) => ({
run: commandOf(context, "cucumber-js", "--format progress --format message:cucumber.ndjson"),
files: ["cucumber.ndjson"],
format: "cucumber"
})
},
karma,
{
tool: "playwright",
title: "Playwright",
dependency: "@playwright/test",
script: /\bplaywright test\b/,
plan: (context) => ({
run: commandOf(context, "playwright test", "--reporter=list,json"),
env: { PLAYWRIGHT_JSON_OUTPUT_NAME: "playwright-results.json" },
files: ["playwright-results.json"],
format: "playwright",
setup: [{
run: context.manager.run("playwright install --with-deps"),
folder: context.package.folder
}]
})
},
cypress
];
const lockFiles = [
["pnpm-lock.yaml", "pnpm"],
["yarn.lock", "yarn"],
["bun.lock", "bun"],
["bun.lockb", "bun"],
["package-lock.json", "npm"],
["npm-shrinkwrap.json", "npm"]
];
function packageManagerOf(view, folder) {
const around = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.b)(folder);
const locked = around.flatMap((at) => lockFiles.filter(([name]) => view.has((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(at, name))).map(([name, id]) => ({
at,
name,
id
})))[0];
const root = locked?.at ?? around.find((at) => isWorkspaceRoot(view, at)) ?? folder;
const declared = declaredManager(view, root);
const id = locked?.id ?? declared?.id ?? "npm";
const lockFile = locked === void 0 ? void 0 : (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(root, locked.name);
return {
...commands[id],
id,
folder: root,
setup: setupOf$1(view, {
id,
root,
lockFile,
version: declared?.version
})
};
}
const isWorkspaceRoot = (view, folder) => view.has((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "pnpm-workspace.yaml")) || (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.p)(view, (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "package.json"))?.workspaces !== void 0;
function declaredManager(view, folder) {
const declared = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.p)(view, (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "package.json"))?.packageManager;
const [, id, version] = /^(npm|pnpm|yarn|bun)@(\d[\w.-]*)/.exec(typeof declared === "string" ? declared : "") ?? [];
return id === void 0 || version === void 0 ? void 0 : {
id,
version
};
}
const commands = {
npm: {
run: (program) => `npx ${program}`,
script: (name, words) => `npm ${name === "test" ? name : `run ${name}`}${words === "" ? "" : ` -- ${words}`}`,
add: (name) => `npm install --save-dev ${name}`
},
pnpm: {
run: (program) => `pnpm exec ${program}`,
script: (name, words) => `pnpm run ${name} ${words}`.trimEnd(),
add: (name) => `pnpm add --save-dev ${name}`
},
yarn: {
run: (program) => `yarn ${program}`,
script: (name, words) => `yarn run ${name} ${words}`.trimEnd(),
add: (name) => `yarn add --dev ${name}`
},
bun: {
run: (program) => `bunx ${program}`,
script: (name, words) => `bun run ${name} ${words}`.trimEnd(),
add: (name) => `bun add --dev ${name}`
}
};
function setupOf$1(view, { id, root, lockFile, version }) {
const install = (run) => ({
run,
folder: root
});
const isLocked = lockFile !== void 0;
if (id === "bun") return [{ uses: "bun" }, install(isLocked ? "bun install --frozen-lockfile" : "bun install")];
const node = {
uses: "node",
with: {
...nodeVersion(view, root),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
cache: isLocked ? id : void 0,
"cache-dependency-path": isLocked && root !== "" ? lockFile : void 0
})
}
};
switch (id) {
case "npm": return [node, install(isLocked ? "npm ci" : "npm install")];
case "pnpm": {
const packageFile = root === "" ? {} : { package_json_file: (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(root, "package.json") };
return [
{
uses: "pnpm",
with: version === void 0 ? { version: "10" } : packageFile
},
node,
install(isLocked ? "pnpm install --frozen-lockfile" : "pnpm install")
];
}
case "yarn":
if (!(view.has((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(root, ".yarnrc.yml")) || version !== void 0 && !version.startsWith("1."))) return [node, install(isLocked ? "yarn install --frozen-lockfile" : "yarn install")];
return [
{
uses: "node",
with: nodeVersion(view, root)
},
{
run: "corepack enable",
folder: ""
},
install(isLocked ? "yarn install --immutable" : "yarn install")
];
}
}
function nodeVersion(view, root) {
const file = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.b)(root).flatMap((folder) => [".nvmrc", ".node-version"].map((name) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, name))).find(view.has);
if (file !== void 0) return { "node-version-file": file };
const path = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(root, "package.json");
const { engines, volta } = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.p)(view, path) ?? {};
return [engines, volta].some((value) => typeof value === "object" && value !== null && "node" in value) ? { "node-version-file": path } : { "node-version": "lts/*" };
}
const detectJavaScript = (view) => {
const packages = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.d)(view);
return javaScriptTools.flatMap((tool) => usersOf(view, tool, packages).map((user) => findingOf$1(view, tool, user, packages)));
};
function usersOf(view, tool, packages) {
const users = packages.flatMap((one) => userOf(view, tool, one) ?? []);
const scripted = users.filter(({ script }) => script !== void 0);
const starting = users.filter((user) => user.script !== void 0 || !scripted.some((other) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.S)(other.package.folder, user.package.folder)));
const isCovered = ({ package: { folder } }) => tool.coversInnerFolders === true && starting.some((other) => other.package.folder !== folder && (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.S)(folder, other.package.folder));
return starting.filter((user) => !isCovered(user));
}
function userOf(view, tool, one) {
const { dependency, sharedScript } = tool;
const field = dependency === void 0 ? void 0 : one.dependencies.get(dependency);
const script = scriptOf(one, tool.script) ?? (field && sharedScript && scriptOf(one, sharedScript));
const others = otherScripts(one, tool.script, script);
if (field !== void 0) return {
package: one,
because: `${one.path} has the ${fieldName(field)} ${dependency}${others}`,
script
};
if (script !== void 0) return {
package: one,
because: `the script "${script}" of ${one.path} runs it${others}`,
script
};
const configuration = configurationOf(view, tool, one);
const because = configuration === void 0 ? tool.reasonFor?.(view, one) : `there is ${configuration}`;
return because === void 0 ? void 0 : {
package: one,
because,
script
};
}
const configurationOf = (view, { configuration }, { folder }) => configuration === void 0 ? void 0 : view.named(configuration).find((path) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path) === folder);
function scriptOf(one, tool) {
const names = scriptsOf(one, tool);
return names.find((name) => name === "test") ?? names[0];
}
const scriptsOf = ({ scripts }, tool) => [...scripts].filter(([name, text]) => testScript.test(name) && tool.test(text.slice(0, 1e3))).map(([name]) => name);
function otherScripts(one, tool, script) {
const others = script === void 0 || script === "test" ? [] : scriptsOf(one, tool).filter((name) => name !== script);
const more = others.length - shownScripts;
const names = others.slice(0, shownScripts).map((name) => `"${name}"`);
return names.length === 0 ? "" : `; only the script "${script}" is run, not ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
const shownScripts = 3;
const testScript = /^(?:test|e2e|unit|integration)(?:[:.-](?!watch|dev|open|ui|debug|update)[\w:.-]{1,100})?$/;
const fieldName = (field) => field === "devDependencies" ? "dev dependency" : "dependency";
function findingOf$1(view, tool, { package: one, because, script }, packages) {
const manager = packageManagerOf(view, one.folder);
const commands = [tool.script, tool.sharedScript].filter((pattern) => pattern !== void 0);
const passesArguments = script !== void 0 && commands.some((pattern) => endsWithTool(one.scripts.get(script), pattern));
const path = configurationOf(view, tool, one);
const configuration = path === void 0 ? void 0 : {
path,
text: view.read(path) ?? ""
};
const isInstalled = (name) => packages.some(({ folder, dependencies }) => (folder === one.folder || folder === manager.folder) && dependencies.has(name));
const plan = tool.plan({
package: one,
manager,
script,
passesArguments,
configuration,
isInstalled
});
return {
tool: tool.tool,
title: tool.title,
job: "javascript",
folder: one.folder,
because,
setup: [...manager.setup, ...plan.setup ?? []],
test: {
run: plan.run,
folder: one.folder,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ env: plan.env })
},
format: plan.format ?? "junit",
files: plan.files,
additions: plan.additions ?? []
};
}
const hasTestTarget = (view, path) => /\.testTarget\s*\(/.test(view.read(path) ?? "");
const detectSwift = (view) => view.named("Package.swift").filter((path) => hasTestTarget(view, path)).map((path) => ({
tool: "swift",
title: "Swift",
job: "swift",
folder: (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path),
because: `${(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path), "Package.swift")} has a test target`,
setup: [],
test: {
run: "swift test --parallel --xunit-output junit-swift.xml",
folder: (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path)
},
format: "junit",
files: ["junit-swift*.xml"],
runner: "macos-latest"
}));
const libraries = [
[/\bGTest\b|googletest|gtest_discover_tests/i, "GoogleTest"],
[/Catch2|catch_discover_tests/, "Catch2"],
[/doctest/, "doctest"],
[/unit_test_framework/, "Boost.Test"],
[/Qt\d?::Test\b|Qt\d?Test\b/, "Qt Test"]
];
const swiftProject = /\bLANGUAGES\b[^)]{0,200}\bSwift\b/;
const isSwiftPackage = (view, folder, texts) => {
const path = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "Package.swift");
return hasTestTarget(view, path) || view.has(path) && swiftProject.test(texts);
};
const detectCpp = (view) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.C)(view.named("CMakeLists.txt").map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)).flatMap((folder) => {
const path = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "CMakeLists.txt");
const files = view.named(/^CMakeLists\.txt$|\.cmake$/).filter((file) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.S)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(file), folder));
const texts = files.map((file) => view.read(file) ?? "").join("\n");
const included = files.filter((file) => file === path || file.endsWith(".cmake")).map((file) => view.read(file) ?? "");
const enabling = /^[ \t]{0,50}(?:enable_testing[ \t]{0,5}\(|include[ \t]{0,5}\([ \t]{0,5}CTest\b)/im;
const hasTests = enabling.test(included.join("\n"));
const library = libraries.find(([pattern]) => pattern.test(texts))?.[1];
const isEnabledBelow = !hasTests && enabling.test(texts);
if (!hasTests && !isEnabledBelow && library === void 0) return [];
if (library === void 0 && isSwiftPackage(view, folder, texts)) return [];
const additions = hasTests ? [] : [{
why: "CTest finds the tests of all folders only after this line, and each test needs add_test or a discover function",
file: path,
lines: ["enable_testing()"]
}];
return {
tool: "ctest",
title: `CTest${library === void 0 ? "" : `, with ${library}`}`,
job: "cpp",
folder,
because: hasTests ? `${path} enables tests` : isEnabledBelow ? `${files.find((file) => enabling.test(view.read(file) ?? ""))} enables tests` : `${path} names ${library}`,
setup: [{
run: "cmake -S . -B build",
folder
}, {
run: "cmake --build build --parallel",
folder
}],
test: {
run: "ctest --test-dir build --output-on-failure --output-junit junit-ctest.xml",
folder
},
format: "junit",
files: ["build/junit-ctest.xml"],
additions
};
});
const detectMeson = (view) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.C)(view.named("meson.build").map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)).flatMap((folder) => {
const files = view.named("meson.build").filter((path) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.S)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path), folder));
const path = firstMatch(view, files, /^[ \t]{0,50}test[ \t]{0,5}\(/m);
if (path === void 0) return [];
return {
tool: "meson",
title: "Meson",
job: "meson",
folder,
because: `${path} has a test`,
setup: [{
run: "sudo apt-get update && sudo apt-get install --yes meson ninja-build",
folder: ""
}, {
run: "meson setup build",
folder
}],
test: {
run: "meson test -C build --print-errorlogs",
folder
},
format: "junit",
files: ["build/meson-logs/testlog.junit.xml"]
};
});
const detectBazel = (view) => {
const files = view.named(/^(?:MODULE\.bazel|WORKSPACE(?:\.bazel)?)$/);
return (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.C)(files.map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)).map((folder) => ({
tool: "bazel",
title: "Bazel",
job: "bazel",
folder,
because: `there is ${files.find((path) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path) === folder)}`,
setup: [],
test: {
run: "bazel test //... --test_output=errors",
folder
},
format: "junit",
files: ["bazel-testlogs"],
isLink: true
}));
};
const runners = [[
"pestphp/pest",
"Pest",
"vendor/bin/pest"
], [
"phpunit/phpunit",
"PHPUnit",
"vendor/bin/phpunit"
]];
const detectPhp = (view) => view.named("composer.json").flatMap((path) => {
const content = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.p)(view, path);
const requirements = new Map([...(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.m)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.f)(content?.require)), ...(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.m)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.f)(content?.["require-dev"]))]);
const runner = runners.find(([name]) => requirements.has(name));
if (runner === void 0) return [];
const [name, title, program] = runner;
const folder = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path);
const version = /(\d\.\d)/.exec(requirements.get("php") ?? "")?.[1];
return {
tool: "phpunit",
title,
job: "php",
folder,
because: `${path} requires ${name}`,
setup: [{
uses: "php",
with: view.has((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, ".php-version")) ? { "php-version-file": (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, ".php-version") } : { "php-version": version ?? "8.4" }
}, {
run: "composer install --no-interaction --prefer-dist",
folder
}],
test: {
run: `${program} --log-junit junit-phpunit.xml`,
folder
},
format: "junit",
files: ["junit-phpunit.xml"]
};
});
const filesIn = (view, { folder }, name) => view.named(name).filter((path) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.S)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path), folder));
const option = /--junit-?xml(?:=|["']?[ \t,]{1,20}f?["']?)([^\s"',;\])]{1,300})/;
function writtenResults(text) {
const path = option.exec(text)?.[1]?.replace(/^\{(?:toxinidir|tox_root)\}\//, "").replace(/\{[^{}]*\}|\$\w+/g, "*");
return path !== void 0 && /^\w[\w./*-]*$/.test(path) && !path.split("/").includes("..") ? path : void 0;
}
const results$1 = "nox-results";
function noxOf({ folder, files }) {
const path = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "noxfile.py");
const text = files.find((file) => file.path === path)?.text ?? "";
const running = sessionsIn(text);
const standard = /^nox\.options\.sessions\s{0,9}=\s{0,9}[[(]([^\])]{0,2000})/m.exec(text)?.[1];
const chosen = running.filter((name) => standard?.includes(`"${name}"`) === true || standard?.includes(`'${name}'`) === true);
const sessions = chosen.length > 0 ? chosen : running;
if (sessions.length === 0) return void 0;
const written = writtenResults(text);
return {
title: "nox",
path,
requirement: /\buv\b/.test(text) ? "'nox[uv]'" : "nox",
run: `python -m nox --session ${sessions.join(" ")} --force-python python`,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ env: written === void 0 ? { PYTEST_ADDOPTS: `--junit-xml=${results$1}/$NOX_CURRENT_SESSION.xml` } : void 0 }),
files: [written ?? `${results$1}/**/*.xml`],
additions: []
};
}
const runsPytest = /\.run(?:_always)?\([^)]{0,1000}["'](?:pytest|py\.test)["']/;
const sessionsIn = (text) => statementsIn(text).flatMap((statement) => {
const own = /^(?:async )?def (\w{1,100})/m.exec(statement)?.[1];
if (own === void 0 || !/^@(?:nox\.)?session\b/m.test(statement) || !runsPytest.test(statement)) return [];
const decorators = statement.slice(0, statement.search(/^(?:async )?def /m));
const name = /\bname\s{0,9}=\s{0,9}["']([^"']{1,100})["']/.exec(decorators)?.[1] ?? own;
return /^\w[\w.-]*$/.test(name) ? [name] : [];
});
function statementsIn(text) {
const statements = [];
let isDecorated = false;
for (const line of text.split(/\r?\n/)) {
if (line.length > 2e3 || line.trimStart().startsWith("#")) continue;
const begins = /^[^\s)\]}]/.test(line);
if (statements.length === 0 || begins && !isDecorated) statements.push([line]);
else statements.at(-1)?.push(line);
if (begins) isDecorated = line.startsWith("@");
}
return statements.map((lines) => lines.join("\n"));
}
const isToml = (path) => /\.toml$|(?:^|\/)Pipfile$/.test(path);
const requirementKey = /^(?:(?:[a-z]+-)?dependencies|dependency-groups)$/;
const pipfileKey = /^(?:dev-)?packages$/;
const maximumDepth = 8;
const requires = (files, name) => files.find((file) => requirementsOf(file).some((requirement) => name.test(requirement)))?.path;
function requirementsOf({ path, text, table }) {
if (path.endsWith("noxfile.py")) return [];
if (isToml(path)) return requirementsIn(table, path.endsWith("Pipfile") ? pipfileKey : requirementKey);
return text.split("\n").filter((line) => line.length < 2e3 && !line.trimStart().startsWith("#"));
}
const requirementsIn = (table, wanted, depth = 0) => table === void 0 || depth > maximumDepth ? [] : Object.entries(table).flatMap(([key, value]) => wanted.test(key) ? namesIn(value) : requirementsIn((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.f)(value), wanted, depth + 1));
function namesIn(value) {
if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
return Object.entries((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.f)(value) ?? {}).flatMap(([key, item]) => {
const listed = Array.isArray(item) ? item.filter((each) => typeof each === "string") : [];
return listed.length > 0 || Array.isArray(item) && item.length === 0 ? listed : [key];
});
}
function readIniSections(text) {
const sections = new Map();
let section = new Map();
let key;
for (const line of text.split(/\r?\n/)) {
const content = line.trim();
if (content === "" || content.startsWith("#") || content.startsWith(";")) continue;
if (key !== void 0 && /^[ \t]/.test(line)) {
section.set(key, `${section.get(key)}\n${content}`);
continue;
}
key = void 0;
if (content.startsWith("[") && content.endsWith("]")) {
section = new Map();
sections.set(content.slice(1, -1), section);
continue;
}
const end = content.search(/[=:]/);
if (end < 1) continue;
key = content.slice(0, end).trim().toLowerCase();
section.set(key, content.slice(end + 1).trim());
}
return sections;
}
const results = "tox-results";
function toxOf(project) {
const found = toxConfiguration(project);
if (found === void 0 || !/\b(?:pytest|py\.test)\b/.test(found.commands)) return void 0;
const { path, environments, commands, lines } = found;
const tox = hasPlainPython(environments) ? "tox -e py" : "tox";
const written = writtenResults(commands);
const passes = written === void 0 && commands.includes("posargs");
return {
title: "tox",
path,
requirement: "tox",
run: `python -m ${tox}${passes ? ` -- '--junit-xml=${results}/$TOX_ENV_NAME.xml'` : ""}`,
files: [written ?? `${results}/*.xml`],
additions: written !== void 0 || passes ? [] : [{
why: "pytest writes JUnit XML only with this option, because the commands have no posargs",
file: path,
lines
}]
};
}
function toxConfiguration({ folder, files }) {
const file = (name) => files.find(({ path }) => path === (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, name));
const ini = file("tox.ini");
if (ini !== void 0 && [...readIniSections(ini.text).keys()].some((name) => /^(?:tox|testenv)(?::|$)/.test(name))) return fromIni(ini, "tox");
const setup = file("setup.cfg");
if (setup !== void 0 && readIniSections(setup.text).has("tox:tox")) return fromIni(setup, "tox:tox");
const project = file("pyproject.toml");
const table = tableAt(project?.table, "tool", "tox");
if (project !== void 0 && table !== void 0) {
const legacy = table.legacy_tox_ini;
return typeof legacy === "string" ? fromIni({
path: project.path,
text: legacy
}, "tox") : fromTable(project.path, table, "tool.tox.");
}
const own = file("tox.toml");
return own?.table && fromTable(own.path, own.table, "");
}
function fromIni({ path, text }, core) {
const sections = readIniSections(text);
const commands = [...sections].flatMap(([name, values]) => /^testenv(?::|$)/.test(name) ? [values.get("commands") ?? ""] : []);
return {
path,
environments: sections.get(core)?.get("env_list") ?? sections.get(core)?.get("envlist") ?? "",
commands: commands.join("\n"),
lines: [
"[testenv]",
"setenv =",
`    PYTEST_ADDOPTS = --junit-xml=${results}/{envname}.xml`
]
};
}
function fromTable(path, table, prefix) {
const environments = [tableAt(table, "env_run_base"), ...Object.values(tableAt(table, "env") ?? {}).map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.f)];
return {
path,
environments: textIn(table.env_list, ","),
commands: environments.map((environment) => textIn(environment?.commands, " ")).join("\n"),
lines: [`[${prefix}env_run_base.set_env]`, `PYTEST_ADDOPTS = "--junit-xml=${results}/{env_name}.xml"`]
};
}
const textIn = (value, separator) => typeof value === "string" ? value : (Array.isArray(value) ? value : Object.values((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.f)(value) ?? {}).filter((item) => typeof item === "string")).map((item) => textIn(item, separator)).join(separator);
function hasPlainPython(environments) {
const names = environments.replace(/\{[\d\s.,-]*\}/g, "").split(/[\s,]+/);
return environments.trim() === "" || names.some((name) => /^(?:py(?:py|thon)?[\d.]*|\d[\d.]*)$/.test(name));
}
const requirement = /(?:^|["'\s])pytest(?=$|["'\s[<>=!~;@,])/i;
function pytestOf(view, project) {
const runner = toxOf(project) ?? noxOf(project);
if (runner !== void 0) return findingOf(project, runner);
const because = reasonFor(view, project);
if (because === void 0) return void 0;
return {
tool: "pytest",
title: "pytest",
job: "python",
folder: project.folder,
because,
setup: project.setup({
name: "pytest",
requirement
}),
test: {
run: `${project.run("pytest")} --junit-xml=junit-pytest.xml`,
folder: project.folder
},
format: "junit",
files: ["junit-pytest.xml"]
};
}
function reasonFor(view, project) {
const required = requires(project.files, requirement);
if (required !== void 0) return `${required} requires pytest`;
const configured = project.files.find(({ path, text, table }) => path.endsWith("pytest.ini") || tableAt(table, "tool", "pytest") !== void 0 || /^\[(?:tool:)?pytest\]/m.test(text))?.path;
if (configured !== void 0) return `${configured} configures pytest`;
const conftest = filesIn(view, project, "conftest.py")[0];
if (conftest !== void 0) return `there is ${conftest}`;
const path = firstMatch(view, filesIn(view, project, /^(?:test_.{1,200}|.{1,200}_test)\.py$/), pytestTest);
return path && `${path} has tests for pytest`;
}
const pytestTest = /^(?:(?:import|from) pytest\b|(?:async )?def test_\w{1,200}\()/m;
const findingOf = (project, { title, path, requirement: name, run, env, files, additions }) => ({
tool: "pytest",
title: `pytest, with ${title}`,
job: "python",
folder: project.folder,
because: `${path} runs pytest`,
setup: project.setupRunner(name),
test: {
run,
folder: project.folder,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ env })
},
format: "junit",
files,
additions
});
const projectFile = /^(?:pyproject\.toml|pytest\.ini|tox\.(?:ini|toml)|noxfile\.py|setup\.cfg|setup\.py|Pipfile|requirements[\w.-]{0,40}\.txt)$/;
const managers = [
{
name: "uv",
file: "uv.lock",
table: "uv",
install: "uv sync --all-extras --all-groups",
add: "uv pip install"
},
{
name: "poetry",
file: "poetry.lock",
table: "poetry",
install: "poetry install --all-extras --all-groups",
add: "poetry run pip install"
},
{
name: "pipenv",
file: "Pipfile",
install: "pipenv install --dev",
add: "pipenv run pip install"
}
];
const managerOf = (view, folder, files) => managers.find(({ file }) => view.has((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, file))) ?? managers.find((manager) => "table" in manager && tableAt(tableOf(files, folder), "tool", manager.table) !== void 0);
function readPythonProjects(view) {
const paths = view.named(projectFile);
const withCode = new Set(view.named(/\.py$/).flatMap((path) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.b)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path))));
const isRoot = (path) => !isRequirements(path) || (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path) === "" || withCode.has((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path));
return (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.C)(paths.filter(isRoot).map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)).map((folder) => {
const files = paths.filter((path) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path) === folder || (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.S)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(path), folder) && isRequirements(path)).map((path) => ({
path,
text: view.read(path) ?? "",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ table: isToml(path) ? readTomlTable(view, path) : void 0 })
}));
const manager = managerOf(view, folder, files);
const inEnvironment = manager === void 0 ? "" : `${manager.name} run `;
return {
folder,
files,
module: (name) => `${inEnvironment}python -m ${name}`,
run: (program) => manager === void 0 ? `python -m ${program}` : `${inEnvironment}${program}`,
setup: (tool) => [pythonStep(view, folder, files), ...installSteps(view, folder, {
files,
manager,
tool
})],
setupRunner: (requirement) => [pythonStep(view, folder, files), {
run: `python -m pip install ${requirement}`,
folder: ""
}]
};
});
}
const isRequirements = (path) => node_path__WEBPACK_IMPORTED_MODULE_16__.posix.basename(path).startsWith("requirements");
const tableOf = (files, folder) => files.find(({ path }) => path === (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "pyproject.toml"))?.table;
function pythonStep(view, folder, files) {
const file = nearestFile(view, folder, ".python-version");
if (file !== void 0) return {
uses: "python",
with: { "python-version-file": file }
};
return {
uses: "python",
with: typeof tableAt(tableOf(files, folder), "project")?.["requires-python"] === "string" ? { "python-version-file": (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "pyproject.toml") } : { "python-version": "3.x" }
};
}
function installSteps(view, folder, { files, manager, tool }) {
const step = (run) => ({
run,
folder
});
if (manager !== void 0) {
const isWorkspace = tableAt(tableOf(files, folder), "tool", "uv", "workspace") !== void 0;
const install = `${manager.install}${manager.name === "uv" && isWorkspace ? " --all-packages" : ""}`;
const managed = files.filter(({ path }) => isToml(path));
const more = requires(managed, tool.requirement) === void 0 ? [step(`${manager.add} ${tool.name}`)] : [];
return [
step(`pipx install ${manager.name}`),
step(install),
...more
];
}
const requirements = files.map(({ path }) => folder === "" ? path : path.slice(folder.length + 1)).filter((path) => /^(?:requirements\/)?(?:requirements)?[\w.-]*\.txt$/.test(path) && /^[\w./-]+$/.test(path)).filter((path) => path === "requirements.txt" || /test|dev/.test(path));
const table = tableOf(files, folder);
const isPackage = view.has((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "setup.py")) || [tableAt(table, "build-system"), tableAt(table, "project")].some((own) => own !== void 0);
const optional = tableAt(table, "project", "optional-dependencies");
const extras = testNamesIn(optional);
const grouped = tableAt(table, "dependency-groups");
const groups = testNamesIn(grouped);
const installed = [
...files.filter(({ path }) => requirements.some((name) => path === (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, name))),
...isPackage ? listsAt(tableAt(table, "project"), ["dependencies"]) : [],
...isPackage ? listsAt(optional, extras) : [],
...listsAt(grouped, groups)
];
const words = [
...requirements.map((path) => `-r ${path}`),
...isPackage ? [`-e ${extras.length === 0 ? "." : `'.[${extras.join(",")}]'`}`] : [],
...groups.map((name) => `--group ${name}`),
...requires(installed, tool.requirement) === void 0 ? [tool.name] : []
];
return words.length === 0 ? [] : [step(`python -m pip install ${words.join(" ")}`)];
}
const testNamesIn = (table = {}) => [
"test",
"tests",
"testing",
"dev"
].filter((name) => Object.hasOwn(table, name));
const listsAt = (table = {}, keys) => keys.map((key) => ({
path: "pyproject.toml",
text: "",
table: { dependencies: table[key] }
}));
const detectPython = (view) => {
const projects = readPythonProjects(view);
return (projects.length === 0 ? [bareProject(view)] : projects).flatMap((project) => {
return [
pytestOf(view, project) ?? unittestOf(view, project),
robotOf(view, project),
behaveOf(view, project)
].filter((finding) => finding !== void 0);
});
};
const robotRequirement = /(?:^|["'\s])robotframework(?=$|["'\s[<>=!~;@,])/i;
const behaveRequirement = /(?:^|["'\s])behave(?=$|["'\s[<>=!~;@,])/i;
const xmlRunnerRequirement = /(?:^|["'\s])unittest-xml-reporting(?=$|["'\s[<>=!~;@,])/i;
function unittestOf(view, project) {
const path = filesIn(view, project, /^test.{0,200}\.py$/).find((file) => /^(?:import|from) unittest\b/m.test(view.read(file) ?? ""));
if (path === void 0) return void 0;
return {
tool: "unittest",
title: "unittest",
job: "python",
folder: project.folder,
because: `${path} imports unittest`,
setup: project.setup({
name: "unittest-xml-reporting",
requirement: xmlRunnerRequirement
}),
test: {
run: `${project.module("xmlrunner")} discover --start-directory ${(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.T)(project.folder, path)} --top-level-directory . --output-file junit-unittest.xml`,
folder: project.folder
},
format: "junit",
files: ["junit-unittest.xml"]
};
}
function robotOf(view, project) {
const path = filesIn(view, project, /\.robot$/)[0];
if (path === void 0) return void 0;
return {
tool: "robot-framework",
title: "Robot Framework",
job: "python",
folder: project.folder,
because: `there is ${path}`,
setup: project.setup({
name: "robotframework",
requirement: robotRequirement
}),
test: {
run: `${project.run("robot")} --output robot.xml --log NONE --report NONE ${(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.T)(project.folder, path)}`,
folder: project.folder
},
format: "robot",
files: ["robot.xml"]
};
}
function behaveOf(view, project) {
const feature = filesIn(view, project, /\.feature$/)[0];
const required = requires(project.files, behaveRequirement);
const steps = filesIn(view, project, /\.py$/).some((path) => /(?:^|\/)steps\//.test(path));
if (feature === void 0 || required === void 0 && !steps) return void 0;
return {
tool: "behave",
title: "Behave",
job: "python",
folder: project.folder,
because: required === void 0 ? `there is ${feature} with steps in Python` : `${required} requires behave`,
setup: project.setup({
name: "behave",
requirement: behaveRequirement
}),
test: {
run: `${project.run("behave")} --junit --junit-directory behave-results`,
folder: project.folder
},
format: "junit",
files: ["behave-results/TESTS-*.xml"]
};
}
function bareProject(view) {
const python = {
uses: "python",
with: view.has(".python-version") ? { "python-version-file": ".python-version" } : { "python-version": "3.x" }
};
const install = (requirement) => ({
run: `python -m pip install ${requirement}`,
folder: ""
});
return {
folder: "",
files: [],
run: (program) => `python -m ${program}`,
module: (name) => `python -m ${name}`,
setup: ({ name }) => [python, install(name)],
setupRunner: (requirement) => [python, install(requirement)]
};
}
const testFile = /^test_.{1,200}\.rb$|_test\.rb$/;
const specFile = /^spec_.{1,200}\.rb$|_spec\.rb$/;
const detectRuby = (view) => projectFolders(view).flatMap((folder) => {
const first = (name) => view.named(name).find((file) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.S)((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(file), folder));
const gemfile = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "Gemfile");
const gemspecs = view.named(/\.gemspec$/).filter((file) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)(file) === folder);
const files = [
gemfile,
...gemspecs,
(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "Gemfile.lock")
];
const project = {
folder,
gemfile,
source: view.has(gemfile) ? gemfile : gemspecs[0] ?? "",
gems: files.map((file) => view.read(file) ?? "").join("\n")
};
const naming = files.find((file) => /\brspec/.test(view.read(file) ?? ""));
const isRspec = naming !== void 0 && first(/_spec\.rb$/) !== void 0;
const test = first(testFile) ?? (!isRspec && /\bminitest\b/.test(project.gems) ? first(specFile) : void 0);
return [...isRspec ? [rspecOf(view, project, naming)] : [], ...test !== void 0 ? [minitestOf(view, project, test)] : []];
});
function projectFolders(view) {
const folders = view.named("Gemfile").map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w);
const gems = view.named(/\.gemspec$/).map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w);
return [...new Set([...folders, ...gems.filter((gem) => !folders.some((folder) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.S)(gem, folder)))])];
}
function setupOf(view, folder) {
const hasVersion = view.has((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, ".ruby-version")) || /^ruby\s/m.test(view.read((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, ".tool-versions")) ?? "");
return [{
uses: "ruby",
with: {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ "ruby-version": !hasVersion ? "3.4" : void 0 }),
"bundler-cache": "true",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ "working-directory": folder !== "" ? folder : void 0 })
}
}];
}
const gemfileAdditions = (view, { gemfile }) => view.has(gemfile) ? [] : [{
why: "Bundler installs the gems that this file names",
file: gemfile,
lines: ["source 'https://rubygems.org'", "gemspec"]
}];
function rspecOf(view, project, naming) {
const { folder } = project;
return {
tool: "rspec",
title: "RSpec",
job: "ruby",
folder,
because: `${naming} has the gem rspec`,
setup: setupOf(view, folder),
test: {
run: "bundle exec rspec --format progress --format json --out rspec-results.json",
folder
},
format: "rspec",
files: ["rspec-results.json"],
additions: gemfileAdditions(view, project)
};
}
const helpers = [
"test/test_helper.rb",
"test/helper.rb",
"spec/spec_helper.rb",
"spec/helper.rb"
];
function minitestOf(view, project, test) {
const { folder, gemfile, source, gems } = project;
const helper = helpers.map((name) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, name)).find((path) => view.has(path)) ?? (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "test/test_helper.rb");
const isRails = view.has((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "bin/rails"));
const hasReporter = (view.read(helper) ?? "").includes("JUnitReporter");
return {
tool: "minitest",
title: "Minitest",
job: "ruby",
folder,
because: `there is ${source}, with tests such as ${test}`,
setup: setupOf(view, folder),
test: {
run: isRails ? "bin/rails test" : `bundle exec rake ${testTask(view.read((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "Rakefile")) ?? "")}`,
folder
},
format: "junit",
files: ["test-reports/TEST-*.xml"],
additions: [
...gemfileAdditions(view, project),
...gems.includes("minitest-reporters") ? [] : [{
why: "Minitest writes JUnit XML only with this gem",
file: gemfile,
lines: ["gem 'minitest-reporters', group: :test"]
}],
...hasReporter ? [] : [{
why: "It selects the reporter",
file: helper,
lines: ["require 'minitest/reporters'", "Minitest::Reporters.use! [Minitest::Reporters::DefaultReporter.new, Minitest::Reporters::JUnitReporter.new('test-reports')]"]
}]
]
};
}
function testTask(rakefile) {
if (/^\s{0,20}task[ (]{1,5}:?["']?test\b/m.test(rakefile)) return "test";
const name = /\bTestTask\.new[ (]{1,5}:?["']?(\w[\w:-]{0,100})/.exec(rakefile)?.[1];
return name === void 0 || name === "do" ? "test" : name;
}
const detectRust = (view) => (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.C)(view.named("Cargo.toml").map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w)).map((folder) => ({
tool: "rust",
title: "Rust, with cargo-nextest",
job: "rust",
folder,
because: `there is ${(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "Cargo.toml")}`,
setup: [{
uses: "rustTools",
with: { tool: "cargo-nextest" }
}],
test: {
run: "cargo nextest run --workspace --profile ci",
folder
},
format: "junit",
files: ["target/nextest/ci/junit.xml"],
additions: additionsFor(view, (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, ".config/nextest.toml"))
}));
function additionsFor(view, file) {
if (tableAt(readTomlTable(view, file), "profile", "ci", "junit") !== void 0) return [];
return [{
why: "nextest writes JUnit XML only with this setting",
file,
lines: [
"[profile.ci]",
"fail-fast = false",
"",
"[profile.ci.junit]",
"path = \"junit.xml\""
]
}];
}
const detectPerl = (view) => [...new Set(view.named(/^(?:cpanfile|Makefile\.PL|Build\.PL|dist\.ini)$/).map(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.w))].filter((folder) => view.named(/\.t$/).some((path) => path.startsWith((0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "t/")))).map((folder) => ({
tool: "perl",
title: "Perl, with prove",
job: "perl",
folder,
because: `there are tests in ${(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.x)(folder, "t/")}`,
setup: [{
run: "sudo apt-get update && sudo apt-get install --yes cpanminus",
folder: ""
}, {
run: "cpanm --sudo --quiet --installdeps --notest .",
folder
}],
test: {
run: "prove --lib --recurse --verbose --merge t > prove.tap",
folder
},
format: "tap",
files: ["prove.tap"]
}));
const detectBats = (view) => {
const [path] = view.named(/\.bats$/);
if (path === void 0) return [];
return [{
tool: "bats",
title: "bats",
job: "shell",
folder: "",
because: `there is ${path}`,
setup: [{
run: "sudo apt-get update && sudo apt-get install --yes bats",
folder: ""
}],
test: {
run: `bats --recursive --report-formatter junit --output . ${(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.T)("", path)}`,
folder: ""
},
format: "junit",
files: ["report.xml"]
}];
};
const detectors = [
detectJavaScript,
detectDeno,
detectMaven,
detectGradle,
detectSbt,
detectDotnet,
detectGo,
detectRust,
detectPython,
detectCpp,
detectMeson,
detectDart,
detectPhp,
detectRuby,
detectSwift,
detectBats,
detectPerl,
detectBazel
];
const maximumFindings = 20;
function detectTools(view, onOmitted = () => void 0) {
const bazel = detectBazel(view).filter(({ folder }) => folder === "");
if (bazel.length > 0) return bazel;
const all = detectors.flatMap((detect) => detect(view));
return [...new Set(all.map(({ title }) => title))].flatMap((title) => {
const own = all.filter((finding) => finding.title === title);
if (own.length > maximumFindings) onOmitted(own.slice(maximumFindings));
return own.slice(0, maximumFindings);
});
}
function countExistingResults(cwd) {
const collectors = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_5__.C)((0, _config_mjs__WEBPACK_IMPORTED_MODULE_11__.i)(), { text: (value) => value });
const results = new Map();
for (const { path, absolutePath } of (0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_12__.t)({
cwd,
collectors
}).files) {
const format = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_5__.v)(absolutePath, path)?.id;
const id = _formats_mjs__WEBPACK_IMPORTED_MODULE_7__.n.find((known) => known === format);
if (id === void 0) continue;
const { files = 0, example = path } = results.get(id) ?? {};
results.set(id, {
format: id,
files: files + 1,
example
});
}
return [...results.values()];
}
function surveyRepository(cwd, env) {
const view = (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.E)(cwd, env);
const root = (0, _work_tree_mjs__WEBPACK_IMPORTED_MODULE_10__.n)(cwd);
const omitted = [];
return {
findings: detectTools(view, (findings) => void omitted.push(...findings)),
omitted,
results: countExistingResults(cwd),
otherCis: findOtherCis(view),
workflows: (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(view),
defaultBranch: (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.D)(cwd, env),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ repositoryRoot: root !== (0, node_fs__WEBPACK_IMPORTED_MODULE_15__.realpathSync)(cwd) ? root : void 0 }),
leftOut: view.leftOut()
};
}
const toolPage = (tool) => documentationUrl(tool === void 0 ? "docs/formats.md" : `docs/tools/${tool}.md`);
const summarizeSurvey = ({ findings, omitted, results, otherCis, workflows, leftOut }) => ({
tools: findings.map((finding) => ({
title: finding.title,
folder: finding.folder,
because: finding.because,
command: finding.test.run,
env: finding.test.env ?? {},
format: finding.format,
files: (0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.y)(finding),
toDo: finding.additions ?? [],
page: toolPage(finding.tool)
})),
notIncluded: omitted.map(({ title, folder }) => ({
title,
folder
})),
results,
otherServices: otherCis,
workflows,
notRead: [...leftOut].map(([path, reason]) => ({
path,
reason
}))
});
function groupByTool(findings) {
const groups = new Map();
for (const finding of findings) {
const key = JSON.stringify([
finding.job,
finding.title,
finding.test.run,
finding.files
]);
const group = groups.get(key);
if (group === void 0) groups.set(key, {
first: finding,
findings: [finding]
});
else group.findings.push(finding);
}
return [...groups.values()];
}
const shownFolders = 3;
const shownFiles = 5;
const shownWorkflows = 20;
function describeSurvey(survey, { color }) {
const paint = picocolors__WEBPACK_IMPORTED_MODULE_18__.createColors(color);
return `${[
toolLines(survey.findings, paint),
omittedLines(survey, paint),
resultLines(survey, paint),
leftOutLines(survey, paint),
otherCiLines(survey, paint),
workflowLines(survey, paint)
].filter((lines) => lines.length > 0).map((lines) => `${lines.join("\n")}\n`).join("\n")}\n`;
}
function toolLines(findings, paint) {
if (findings.length === 0) return ["No test tool was recognised. Every result file in one of these formats is read:", `  ${paint.cyan(documentationUrl("docs/formats.md"))}`];
return [paint.bold("Found"), ...groupByTool(findings).flatMap((use) => ["", ...useLines(use, paint)])];
}
function useLines({ first, findings }, paint) {
const line = (label, text) => `    ${paint.dim(label.padEnd(8))} ${text}`;
return [
`  ${paint.green(first.title)}: ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(first.because)}`,
...findings.length === 1 ? [] : [`  ${paint.dim(`and in ${folderNames(findings.slice(1))}`)}`],
...Object.entries(first.test.env ?? {}).map(([name, value]) => line("variable", `${name}=${value}`)),
line("command", `${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(first.test.run)}${folderPlace(first.folder, findings.length, paint)}`),
line("results", `${(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.y)(first).join(", ")} ${paint.dim(`(${(0, _formats_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(first.format)})`)}`),
line("guide", paint.cyan(toolPage(first.tool))),
...findings.flatMap(({ additions = [] }) => additions.flatMap((addition) => additionLines(addition, paint)))
];
}
const folderPlace = (folder, count, paint) => folder === "" || count > 1 ? "" : paint.dim(` (in ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(folder)})`);
function folderNames(findings) {
const folders = findings.map(({ folder }) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(folder === "" ? "the root" : folder));
const shown = folders.slice(0, shownFolders);
const more = folders.length - shown.length;
return more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${more} more`;
}
function omittedLines({ omitted }, paint) {
if (omitted.length === 0) return [];
return [
paint.bold("Not included, because each tool is included for at most 20 folders"),
...[...new Set(omitted.map(({ title }) => title))].map((title) => `  ${title} in ${folderNames(omitted.filter((finding) => finding.title === title))}`),
"  Run their tests with one command in the root instead, and change the workflow and the configuration to it."
];
}
function additionLines(addition, paint) {
const todo = paint.yellow("to do".padEnd(8));
if ("command" in addition) {
const place = addition.folder === "" ? "" : ` in ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(addition.folder)}`;
return [`    ${todo} ${addition.why}. Run once${place}:`, `               ${addition.command}`];
}
return [`    ${todo} ${addition.why}. Add to ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(addition.file)}:`, ...addition.lines.map((line) => `               ${line}`.trimEnd())];
}
function resultLines({ results }, paint) {
if (results.length === 0) return [];
const total = results.reduce((sum, { files }) => sum + files, 0);
return [paint.bold(`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_13__.w)(total, "result file")} in the working tree`), ...results.map(({ format, files, example }) => `  ${(0, _formats_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(format)}: ${files === 1 ? "" : `${files} files, such as `}${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(example)}`)];
}
function leftOutLines({ leftOut }, paint) {
if (leftOut.size === 0) return [];
const shown = [...leftOut].slice(0, shownFiles);
return [
paint.bold("Not read"),
...shown.map(([path, reason]) => `  ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(path)}: ${reason}`),
...leftOut.size > shown.length ? [paint.dim(`  and ${leftOut.size - shown.length} more`)] : []
];
}
function otherCiLines({ otherCis, findings }, paint) {
const links = findings.filter(({ isLink }) => isLink === true).flatMap(_existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.y);
return otherCis.flatMap(({ title, path }, index) => [
...index === 0 ? [] : [""],
paint.bold(`${title} is configured in ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(path)}`),
"  Run this after the tests, also if they fail. It fails if a test failed:",
`    npx build-report ${["report", ...links].join(" ")}`,
...index < otherCis.length - 1 ? [] : [`  ${paint.cyan(documentationUrl("docs/ci.md"))}`]
]);
}
function workflowLines({ workflows, findings, defaultBranch, repositoryRoot }, paint) {
if (repositoryRoot !== void 0) return [`GitHub reads workflows only in the root of the repository. For a workflow, run init there: build-report init --cwd ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(repositoryRoot)}`];
const reporting = workflows.find(({ reports }) => reports);
if (reporting !== void 0) return [`${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(reporting.path)} uses Build Report already.`];
if (workflows.length === 0) return [];
return [
...testingLines(workflows, paint),
...(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__._)(findings, {
action: _requested_server_mjs__WEBPACK_IMPORTED_MODULE_5__.b,
isOnly: true
}).map((line) => `      ${line}`),
"  and these permissions to the workflow:",
...(0, _existing_workflows_mjs__WEBPACK_IMPORTED_MODULE_9__.g)(defaultBranch).map((line) => `      ${line}`),
...findings.length === 0 ? [] : ["  The command of the tests must write the results, as above."]
];
}
function testingLines(workflows, paint) {
const testing = workflows.filter(({ tests }) => tests);
const [first, second] = testing;
if (first === void 0) return [
paint.bold("No workflow was recognised that runs the tests"),
...workflowNames(workflows),
"  If one of them runs the tests, add this step after them:"
];
if (second === void 0) return [paint.bold(`${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(first.path)} runs tests already`), "  Add this step after the tests:"];
return [
paint.bold(`${testing.length} workflows run tests already`),
...workflowNames(testing),
"  Add this step after the tests, at least in the first one:"
];
}
function workflowNames(workflows) {
const shown = workflows.slice(0, shownWorkflows);
const more = workflows.length - shown.length;
return [...shown.map(({ path, forChanges }) => `    ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_19__.t)(path)}${forChanges ? "" : " (not for pull requests or pushes)"}`), ...more === 0 ? [] : [`    and ${more} more`]];
}
async function initCommand(options, terminal) {
const { env, stdout, stderr, signal } = terminal;
const { quiet = false, yes = false, json = false } = options;
const log = (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_14__.n)({
stream: stderr,
color: (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_14__.i)(stderr, env, quiet),
quiet
});
const cwd = (0, node_path__WEBPACK_IMPORTED_MODULE_16__.resolve)(terminal.cwd, options.cwd ?? ".");
(0, _working_directory_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(cwd);
const configPath = options.config ?? _config_source_mjs__WEBPACK_IMPORTED_MODULE_1__.t.find((name) => isTaken(cwd, name)) ?? _config_source_mjs__WEBPACK_IMPORTED_MODULE_1__.t[0];
const survey = surveyRepository(cwd, env);
if (!quiet && !json) stdout.write(describeSurvey(survey, { color: (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_14__.i)(stdout, env, quiet) }));
const offer = offerWorkflow(survey);
const keyboard = yes || quiet || json ? void 0 : terminal.keyboard?.();
let choice = {
findings: survey.findings,
configuration: true,
workflow: yes && offer.isDefault
};
if (keyboard !== void 0) {
const { askChoice } = await Promise.all([__webpack_require__.e(6170), __webpack_require__.e(6098)]).then(__webpack_require__.bind(__webpack_require__, 96098));
choice = await askChoice(survey, keyboard, {
cwd,
configPath,
offer,
signal
});
}
if (choice === void 0) {
log.info("Nothing was written.");
terminal.interrupt?.();
return _cli_mjs__WEBPACK_IMPORTED_MODULE_14__.r.failed;
}
const { status, written } = writeFiles(cwd, planFiles(choice, {
configPath,
defaultBranch: survey.defaultBranch
}), log);
const ignored = written.filter((path) => isIgnoredByGit(cwd, path, env));
for (const path of ignored) log.problem({
severity: "warning",
message: `Git ignores ${path}, so a commit will not contain it. To see the rule, run: git check-ignore -v ${path}`
});
if (json) stdout.write(`${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(JSON.stringify({
...summarizeSurvey(survey),
written,
ignored
}))}\n`);
if (choice.findings.some(({ additions = [] }) => additions.length > 0)) log.info("Now do what is marked with \"to do\" above.");
if (!yes && keyboard === void 0 && offer.isDefault && !isTaken(cwd, ".github/workflows/test.yml")) log.info("In a terminal, init offers to write a workflow for GitHub Actions as well. The option --yes writes it without a question.");
if (yes && !json && offer.isPossible && !offer.isDefault && !survey.workflows.some(({ reports }) => reports)) log.info("No workflow was written beside those that exist. Add the step above to the one that runs the tests.");
return status;
}
function writeFiles(cwd, files, log) {
let status = _cli_mjs__WEBPACK_IMPORTED_MODULE_14__.r.ok;
const written = [];
for (const file of files) try {
writeNewFile(cwd, file);
written.push(file.path);
log.info(`Wrote ${file.path}.${file.title === "workflow" ? "" : " To check it, run: build-report validate"}`);
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._)) throw error;
log.problem({
severity: "error",
message: error.message
});
status = Math.max(status, error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g ? _cli_mjs__WEBPACK_IMPORTED_MODULE_14__.r.internal : _cli_mjs__WEBPACK_IMPORTED_MODULE_14__.r.usage);
}
return {
status,
written
};
}
}),
77275: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => withIsolatedParts,
i: () => escapeMarkdown,
n: () => breakReferences,
r: () => escapeHtml,
t: () => linkTarget
});
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6741);
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const leftToRightIsolate = "\u2066";
const firstStrongIsolate = "\u2068";
const popIsolate = "\u2069";
const betweenSeparators = /( [\u203a·] )/;
const separator = /([/\\])/;
function isolatedNames(word) {
const names = word.split(separator);
if (names.length === 1) return word;
return names.map((name) => rightToLeft.test(name) ? leftToRightIsolate + name + popIsolate : name).join("");
}
function isolated(part) {
const text = part.trim();
if (!rightToLeft.test(text)) return part;
return part.replace(text, () => firstStrongIsolate + text.replace(/\S+/g, isolatedNames) + popIsolate);
}
function withIsolatedParts(line) {
return rightToLeft.test(line) ? line.split(betweenSeparators).map(isolated).join("") : line;
}
const broken = (match) => match + "\u2060";
function breakReferences(text) {
return text.replace(/@/g, broken).replace(/#(?=\d|$)/g, broken).replace(/\bgh-(?=\d|$)/gi, broken).replace(/:(?=\/\/)/g, broken).replace(/www(?=\.)/gi, broken).replace(/:(?=[\w+-]+:)/g, broken).replace(/\b[0-9a-f]{7,40}\b/gi, (hash) => hash.replace(/.{6}(?=.)/g, broken));
}
function escapeHtml(text) {
return breakReferences(withIsolatedParts((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(text))).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
const references = {
"&": "&amp;",
"<": "&lt;",
"|": "&#124;",
$: "&#36;"
};
function escapeMarkdown(text) {
return breakReferences(withIsolatedParts((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_0__.t)(text))).replace(/[\\`*[\]<~|#&$]/g, (character) => references[character] ?? `\\${character}`).replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, "\\_").replace(/^( ?)([-+=>.)])/, "$1\\$2").replace(/^( ?\d+)([.)])(?= |$)/, "$1\\$2");
}
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const allowedScheme = /^(?:https?|mailto):/i;
function linkTarget(url) {
const encoded = url.trim().replace(/\p{Surrogate}/gu, "\ufffd").replace(/[^\w.~:/?#@!$&*+,;=%-]/gu, encodeURIComponent).replace(/[()'!*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
if (encoded === "") return void 0;
return scheme.test(encoded) && !allowedScheme.test(encoded) ? void 0 : encoded;
}
}),
49719: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => handleNode });
const handleNode = (handlers, node, ...rest) => handlers[node.type](node, ...rest);
}),
24228: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => codeSpan,
i: () => codeFence,
n: () => signs,
r: () => squares,
t: () => severities
});
function longestRun(text) {
return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
const codeFence = (text) => "`".repeat(Math.max(3, longestRun(text) + 1));
function codeSpan(text) {
const mark = "`".repeat(longestRun(text) + 1);
const space = /^[` ]|[` ]$/.test(text) && /[^ ]/.test(text) ? " " : "";
return `${mark}${space}${text}${space}${mark}`;
}
const signs = {
successful: "\u2705",
failed: "\u274c",
skipped: "\u23ed\ufe0f",
cancelled: "\ud83d\udeab",
running: "\u23f3",
unknown: "\u2754",
flaky: "\ud83d\udd01",
waiting: "\u23f3",
incomplete: "\u26a0\ufe0f",
quarantined: "\ud83d\udd15"
};
const squares = {
successful: "\ud83d\udfe9",
failed: "\ud83d\udfe5",
skipped: "\u2b1c",
cancelled: "\ud83d\udfe7",
running: "\ud83d\udfe6",
unknown: "\ud83d\udfea"
};
const severities = {
note: "\u2139\ufe0f Note",
tip: "\ud83d\udca1 Tip",
important: "\u2757 Important",
warning: "\u26a0\ufe0f Warning",
caution: "\ud83d\uded1 Caution"
};
}),
76133: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => tokenPermissions,
t: () => commentPermission
});
const tokenPermissions = {
comment: "pull-requests: write",
pullRequests: "pull-requests: read",
runs: "actions: read"
};
function commentPermission({ kind }) {
if (kind === "commit") return "contents: write";
return kind === "issue" ? "issues: write" : tokenPermissions.comment;
}
})
};
;
