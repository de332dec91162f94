"use strict";
exports.id = 3789;
exports.ids = [3789, 6089];
exports.modules = {
46800: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => describeCollectorChoice });
var _formats_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91801);
function describeCollectorChoice({ collectors, choosesFormats = false, testsAreOptional = false }) {
const formats = describeFormats(_formats_mjs__WEBPACK_IMPORTED_MODULE_0__.n.filter((key) => collectors.some((collector) => collector.key === key)), choosesFormats);
if (!testsAreOptional) return [formats];
return [formats, "Tests are optional: \"no-tests\" does not apply, because this file names \"files\" or \"events\" and enables no test collector."];
}
function describeFormats(used, choosesFormats) {
if (choosesFormats) return `Test results are collected only in ${used.join(", ")}: a file that enables a test collector by name switches off the others.`;
if (used.length === 0) return "No test results are collected: every test collector is disabled.";
const unused = _formats_mjs__WEBPACK_IMPORTED_MODULE_0__.n.filter((key) => !used.includes(key));
if (unused.length === 0) return "Test results of every format are collected.";
return `Test results are collected in ${used.join(", ")}, but not in ${unused.join(", ")}.`;
}
}),
73789: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { validateCommand: () => validateCommand });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _validate2_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6089);
var _cli_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99939);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
const listedFiles = 20;
async function validateCommand(paths, options, terminal) {
const { env, stdout, stderr } = terminal;
const { json = false, quiet = false, verbose = false } = options;
const log = (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_2__.n)({
stream: stderr,
color: (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(stderr, env, quiet),
quiet
});
const cwd = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(terminal.cwd, options.cwd ?? ".");
const found = await (0, _validate2_mjs__WEBPACK_IMPORTED_MODULE_1__.validate)({
cwd,
configPath: options.config,
paths,
records: [],
module: options.module
}, {
env,
onWarning: log.problem
});
const color = (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_2__.i)(stdout, env, quiet);
const limit = verbose ? Number.POSITIVE_INFINITY : listedFiles;
if (json) stdout.write(`${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(JSON.stringify(found))}\n`);
else stdout.write(quiet ? `${(0, _validate2_mjs__WEBPACK_IMPORTED_MODULE_1__.o)(found)}\n` : (0, _validate2_mjs__WEBPACK_IMPORTED_MODULE_1__.describeValidation)(found, {
color,
limit
}));
for (const problem of found.problems) if (problem.severity === "notice") log.info(problem.message);
else log.problem(problem);
return _cli_mjs__WEBPACK_IMPORTED_MODULE_2__.r.ok;
}
}),
6089: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
describeValidation: () => describeValidation,
o: () => validationHeadline,
validate: () => validate
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6741);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15615);
var _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21390);
var _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37618);
var _match_files_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78512);
var _text_source_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76628);
var _run_variables_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32066);
var _collector_choice_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46800);
var _requested_config_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86836);
var node_fs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73024);
var picocolors__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57336);
async function previewCollect(options) {
const { files: matched, problems } = (0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(options);
const files = (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__.l)(matched);
const buffer = Buffer.allocUnsafeSlow(_text_source_mjs__WEBPACK_IMPORTED_MODULE_6__.t);
const collectors = options.collectors.map((collector) => {
const filesOf = new Map((0, _match_files_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(collector.include).map((pattern) => [pattern, new Set()]));
for (const file of files) for (const match of (file.folder?.files ?? [file]).flatMap(({ matches }) => matches)) if (match.collector === collector) for (const pattern of match.patterns) filesOf.get(pattern)?.add(file.path);
return {
key: collector.key,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ wellKnown: collector.wellKnown === true ? true : void 0 }),
patterns: [...filesOf].map(([pattern, files]) => ({
pattern,
files: [...files]
}))
};
});
const neighbours = [];
const committed = (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__.i)();
const results = [];
const held = [];
const notices = [];
const candidates = [];
const shown = new Array(files.length);
const show = (file, identity, position) => {
if (identity.kind === "foreign" && identity.neighbour !== void 0) neighbours.push({
path: file.path,
neighbour: identity.neighbour
});
shown[position] = (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(file, identity);
};
for (const [position, file] of files.entries()) {
const folder = (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(file) ? (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(file, options.isCommitted) : void 0;
notices.push(...folder?.notices ?? []);
const identity = folder?.identity ?? await look(file, buffer, options.isCommitted);
committed.add(file.path, identity);
if (identity.kind === "results") {
const { path, job } = file;
if (folder === void 0) results.push(file);
if (identity.collector.twins !== "count") candidates.push({
position,
path,
job,
format: identity.format,
sizeBytes: sizeOf(file)
});
}
if ("mayBeAttachment" in identity) held.push({
file,
identity,
position
});
else show(file, identity, position);
}
for (const { file, identity, position } of await (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__.o)(held, results, (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__.c)(shown))) show(file, identity, position);
const described = await (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(neighbours);
const twins = await twinsAmong(files, candidates, {
buffer,
isCommitted: options.isCommitted
});
const withTwins = twins === void 0 ? shown : shown.map((file, at) => ({
...file,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ twinOf: twins.twinOf.get(at) })
}));
return {
collectors,
files: (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__.u)(withTwins),
problems: [
...problems,
...described.problems,
...committed.problems(),
...twins?.problems ?? []
],
notices: [
...committed.notices(),
...twins?.notices ?? [],
...notices,
...described.notices
]
};
}
const sizeOf = ({ absolutePath }) => (0, node_fs__WEBPACK_IMPORTED_MODULE_10__.statSync)(absolutePath, { throwIfNoEntry: false })?.size ?? 0;
async function twinsAmong(...[files, candidates, tools]) {
if (!(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.w)(candidates)) return void 0;
const { previewTwins } = await Promise.all([__webpack_require__.e(6102), __webpack_require__.e(7599)]).then(__webpack_require__.bind(__webpack_require__, 37599));
return previewTwins(files, candidates, tools);
}
async function look(file, buffer, isCommitted) {
const [collector = file.matches[0]?.collector] = (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_4__.o)(file);
try {
const source = (0, _text_source_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(file.absolutePath, file.path, buffer);
try {
return await (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(file, source, isCommitted);
} finally {
source.close();
}
} catch (error) {
if (collector === void 0) throw error;
return {
kind: "unreadable",
because: (0, _folder_identity_mjs__WEBPACK_IMPORTED_MODULE_4__.u)(error),
collector,
severity: "error"
};
}
}
async function validate(request, { env, onWarning }) {
const config = await (0, _requested_config_mjs__WEBPACK_IMPORTED_MODULE_9__.n)(request, {
env,
onWarning
});
await (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(request, {
env,
onWarning
});
const ciContext = () => (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.H)({
env,
cwd: request.cwd
}, request.module);
const evaluator = await (0, _run_variables_mjs__WEBPACK_IMPORTED_MODULE_7__.n)(() => (0, _run_variables_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(ciContext(), env, {}), config.usesExpressions);
const collectors = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_2__.C)(config, evaluator);
const { notices, ...found } = await previewCollect({
cwd: request.cwd,
collectors,
isCommitted: (0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(env)
});
return {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
config: config.path,
choosesFormats: config.collect.choosesFormats ? true : void 0,
testsAreOptional: config.collect.testsAreOptional ? true : void 0
}),
...found,
problems: [...found.problems, ...(0, _requested_quarantine_mjs__WEBPACK_IMPORTED_MODULE_3__.p)(notices)]
};
}
function sharedPatterns(collectors) {
const groups = new Map();
for (const collector of collectors) {
const id = JSON.stringify(collector.patterns);
const group = groups.get(id);
if (group === void 0) groups.set(id, {
...collector,
keys: [collector.key]
});
else group.keys.push(collector.key);
}
return groups.values();
}
const kindNames = {
results: "results",
events: "events",
unreadable: "unreadable",
foreign: "left out",
artifact: "kept"
};
const validationHeadline = ({ config }) => config === void 0 ? "No configuration file was found; none is required." : `${config} is valid.`;
function describeValidation(validated, { color, limit }) {
const { collectors, files } = validated;
const { bold, dim, green, red, yellow } = picocolors__WEBPACK_IMPORTED_MODULE_11__.createColors(color);
const lines = [validationHeadline(validated), ...(0, _collector_choice_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(validated)];
if (collectors.some(({ wellKnown }) => wellKnown)) lines.push("Well-known names that match no file are not listed.");
const some = (names) => {
const shown = names.slice(0, limit).map((name) => `      ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(name)}`);
return names.length > shown.length ? [...shown, dim(`      and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(names.length - shown.length)} more`)] : shown;
};
for (const { keys, patterns, wellKnown } of sharedPatterns(collectors)) {
const matching = patterns.filter((pattern) => pattern.files.length > 0 || !wellKnown);
if (matching.length === 0) continue;
lines.push("", bold(keys.join(", ")));
for (const { pattern, files: matched } of matching) lines.push(`  ${pattern}  ${matched.length === 0 ? yellow("no file") : dim((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(matched.length, "file"))}`, ...some(matched));
}
if (files.length > 0) lines.push("", bold("Files"));
for (const { path, kind, format, because, twinOf } of files) {
const what = format ?? kindNames[kind];
const paint = kind === "unreadable" ? red : kind === "foreign" || twinOf !== void 0 ? dim : green;
const reason = twinOf === void 0 ? because : `does not count, same tests as ${twinOf}`;
lines.push(`  ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(path)}  ${paint(what)}  ${dim((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(reason))}`);
}
if (files.length === 0) lines.push("", yellow("No file was found."));
return `${lines.join("\n")}\n`;
}
})
};
;
