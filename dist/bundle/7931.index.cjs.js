"use strict";
exports.id = 7931;
exports.ids = [7931];
exports.modules = {
87963: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
C: () => tailOf,
S: () => headOf,
T: () => formatCount,
_: () => sameCause,
a: () => isRepositoryPath,
b: () => shorten,
c: () => leftOutNote,
d: () => verdictOrder,
f: () => causeIdPattern,
g: () => makeCauseId,
h: () => isWeakCause,
i: () => parseFailOn,
l: () => withoutMiddle,
m: () => isStrongCause,
n: () => failOnTexts,
o: () => excerpt,
p: () => isEnvironmentCause,
r: () => failOnWords,
s: () => leftOutLinePattern,
t: () => defaultFailOn,
u: () => detach,
v: () => noCounts,
w: () => countOf,
x: () => shortenWithHash,
y: () => statuses
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21916);
const formatCount = (count) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
const countOf = (count, noun) => `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
const isHighSurrogate = (code) => code >= 55296 && code <= 56319;
const isLowSurrogate = (code) => code >= 56320 && code <= 57343;
const headOf = (text, length) => text.slice(0, isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length);
function tailOf(text, length) {
const start = text.length - length;
return text.slice(isLowSurrogate(text.charCodeAt(start)) ? start + 1 : start);
}
const shorten = (text, limit) => text.length <= limit ? text : `${headOf(text, limit)} \u2026`;
function shortenWithHash(text, limit, hashLength) {
if (text.length <= limit) return text;
return `${headOf(text, limit - hashLength - 2)}\u2026 ${(0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)("sha256", text, "hex").slice(0, hashLength)}`;
}
const statuses = [
"successful",
"failed",
"skipped",
"cancelled",
"running",
"unknown"
];
const noCounts = () => ({
successful: 0,
failed: 0,
skipped: 0,
cancelled: 0,
running: 0,
unknown: 0
});
const causeIdPattern = /^\d{1,3}[ew]?-[0-9a-f]{4,32}$/;
const version = 4;
const versionWithStep = 5;
const letters = {
strong: "",
weak: "w",
environment: "e"
};
const makeCauseId = (kind, hash, hasStep = false) => `${hasStep ? versionWithStep : version}${letters[kind]}-${hash}`;
const versionOf = (id) => /^\d*/.exec(id)?.[0];
function sameCause(a, b) {
if (a === void 0 || b === void 0) return void 0;
if (a === b) return true;
return versionOf(a) === versionOf(b) ? false : void 0;
}
const isStrongCause = (id) => /^(?!1\D)\d{1,3}e?-/.test(id);
const isWeakCause = (id) => /^\d{1,3}w-/.test(id);
const isEnvironmentCause = (id) => /^\d{1,3}e-/.test(id);
const verdictOrder = [
"new",
"unseen",
"unknown",
"known",
"flaky"
];
const detach = (text) => text.length < 13 ? text : ` ${text}`.slice(1);
const leftOutNote = (length) => `\n\u2026 ${length} characters left out \u2026\n`;
const leftOutLinePattern = /^\u2026 \d+ characters left out \u2026$/m;
function withoutMiddle(text, limit) {
if (text.length <= limit) return text;
const head = headOf(text, limit >> 1);
const tail = tailOf(text, limit >> 1);
return `${head}${leftOutNote(text.length - head.length - tail.length)}${tail}`;
}
const excerpt = (text, limit) => detach(withoutMiddle(text, limit));
const maximumLength = 4096;
const isRepositoryPath = (path) => path.length <= maximumLength && !/[\\\p{Cc}]|^[A-Za-z]:/u.test(path) && path.split("/").every((name) => ![
"",
".",
".."
].includes(name));
const failOnWords = [
"failed",
"new",
"flaky",
"new-flaky",
"incomplete",
"no-tests",
"unreadable",
"missing",
"fewer",
"regressed",
"delivery",
"never"
];
const countingWords = new Set([
"failed",
"new",
"flaky",
"new-flaky"
]);
const defaultFailOn = new Map([
["failed", 0],
["incomplete", 0],
["no-tests", 0],
["unreadable", 0]
]);
const failOnTexts = (failOn) => [...failOn].map(([word, allowed]) => allowed === 0 ? word : `${word}:${allowed}`);
const isFailOnWord = (word) => failOnWords.some((known) => known === word);
const maximumShown = 100;
const maximumDigits = 9;
function parseFailOn(text) {
const known = new Map();
for (const item of text.split(",").map((one) => one.trim().toLowerCase())) {
if (item === "") continue;
const [word, allowed] = parseCondition(item);
const before = known.get(word);
if (before !== void 0 && before !== allowed) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`fail-on: "${word}" allows both ${before} and ${allowed} tests.`, { hint: `Name "${word}" once.` });
known.set(word, allowed);
}
if (known.size === 0) return defaultFailOn;
if (known.has("never") && known.size > 1) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`fail-on: "${text.slice(0, maximumShown)}" combines "never" with other words.`, { hint: "Use only \"never\", or leave it out." });
return known;
}
function parseCondition(item) {
const colon = item.indexOf(":");
const word = (colon === -1 ? item : item.slice(0, colon)).trim();
if (!isFailOnWord(word)) {
const shown = word.slice(0, maximumShown);
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`fail-on: unknown word "${shown}"; did you mean "${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__.kp)(shown, failOnWords)}"?`, { hint: `Use a comma-separated list of ${failOnWords.slice(0, -1).join(", ")}, or never.` });
}
if (colon === -1) return [word, 0];
const shown = item.slice(0, maximumShown);
if (!countingWords.has(word)) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`fail-on: "${shown}" has a number, but "${word}" counts no tests.`, { hint: `Write only "${word}". ${[...countingWords].join(", ")} accept a number.` });
const number = item.slice(colon + 1).trim();
if (!/^\d+$/.test(number) || number.length > maximumDigits) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`fail-on: "${shown}" must have a whole number after the colon.`, { hint: `"${word}:5" fails the run if more than 5 tests count.` });
return [word, Number(number)];
}
}),
71184: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => groupBy,
i: () => newestExecutions,
n: () => isListedAs,
r: () => listedNamesOf,
t: () => hasRunAgain
});
function groupBy(items, keyOf) {
const groups = new Map();
for (const item of items) {
const key = keyOf(item);
if (key === void 0) continue;
const group = groups.get(key);
if (group === void 0) groups.set(key, [item]);
else group.push(item);
}
return groups;
}
function newestExecutions(jobs) {
const ends = endsOfAttempts(jobs);
const executions = new Map();
for (const [name, entries] of groupBy(jobs, (job) => job.name)) {
const job = entries.reduce((newest, entry) => entry.attempt >= newest.attempt ? entry : newest);
const isAlwaysSkipped = entries.every(({ conclusion }) => conclusion === "skipped");
executions.set(name, {
job,
attempt: executedAttempt(job, ends),
isAlwaysSkipped
});
}
return executions;
}
const listedNamesOf = (job, executions) => executions.has(job) ? [job] : [...executions.keys()].filter((name) => isListedAs(name, job));
const isListedAs = (listed, job) => listed === job || listed.endsWith(` / ${job}`);
function hasRunAgain(job, attempt, executions) {
const names = listedNamesOf(job, executions);
return names.length > 0 && names.every((name) => (executions.get(name)?.attempt ?? 0) > attempt);
}
function endsOfAttempts(jobs) {
const ended = jobs.filter(({ completedAt }) => completedAt !== void 0).toSorted((one, other) => one.attempt - other.attempt);
const ends = new Map();
let end = 0;
for (const { attempt, completedAt = 0 } of ended) {
end = Math.max(end, completedAt);
ends.set(attempt, end);
}
return [...ends].map(([attempt, ofAttempt]) => ({
attempt,
end: ofAttempt
}));
}
function executedAttempt({ attempt, status, startedAt }, ends) {
if (status !== "completed" || startedAt === void 0) return attempt;
return ends.find((one) => one.attempt < attempt && startedAt < one.end)?.attempt ?? attempt;
}
}),
47931: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$: () => hasFixedLine,
$t: () => areKnownFixed,
A: () => moreLinesPattern,
An: () => countTest,
At: () => lines,
B: () => meaningfulLine,
Bt: () => affectedJobs,
C: () => differingLines,
Cn: () => gapsFirst,
Ct: () => commitCode,
D: () => withDistinctAttempts,
Dn: () => withProblems,
Dt: () => fold,
E: () => isSourceLine,
En: () => runStatus,
Et: () => dotted,
F: () => isFrame,
Ft: () => text,
G: () => indentation,
Gt: () => namedJobs,
H: () => tracebackHeader,
Ht: () => jobPhrase,
I: () => isGeneric,
It: () => yaml,
J: () => trimmed,
Jt: () => wordList,
K: () => nextLine,
Kt: () => jobGrid,
L: () => isLocation,
Lt: () => changeWords,
M: () => withStep,
Mn: () => noTestCounts,
Mt: () => paragraph,
N: () => withoutStep,
Nn: () => relevantFailures,
Nt: () => small,
O: () => countLines,
On: () => addCounts,
Ot: () => inlineCode,
P: () => exceptionType,
Pt: () => strong,
Q: () => failsOtherwise,
Qt: () => formatDuration,
R: () => isMeaningful,
Rt: () => recoveredFact,
S: () => placeText,
Sn: () => groupCauses,
St: () => code,
T: () => endsPlaywrightError,
Tn: () => isIncomplete,
Tt: () => diff,
U: () => cucumberReason,
Ut: () => jobReach,
V: () => shortTypeName,
Vt: () => fullJobPhrase,
W: () => cucumberRubyReason,
Wt: () => jobsTitle,
X: () => compareUrl,
Xt: () => unexplainedProblems,
Y: () => failedPaths,
Yt: () => jobGroups,
Z: () => rangeCommits,
Zt: () => unshownReasons,
_: () => terminalDetail,
_n: () => checkoutEnd,
_t: () => environmentSignature,
a: () => readByCmd,
an: () => leadingGroups,
at: () => quietLine,
b: () => stepLine,
bn: () => createCauseCounter,
bt: () => quarantineFacts,
c: () => gapReason,
cn: () => foldCauses,
ct: () => groupCount,
d: () => isCompared,
dn: () => distinctTests,
dt: () => verdictCounts,
en: () => byGroup,
et: () => headlineMark,
f: () => unknownAttemptText,
fn: () => causeFrame,
ft: () => failurePlace,
g: () => ownTerminalDetail,
gn: () => stablePath,
gt: () => isMassChange,
h: () => noDetail,
hn: () => isMachinePath,
ht: () => runAdvice,
i: () => isFlutterHeader,
"in": () => groupCounts,
it: () => newestAttempt,
j: () => stepOfFailure,
jn: () => finishedCounts,
jt: () => linked,
k: () => moreLines,
kn: () => countQuarantined,
kt: () => lineBreak,
l: () => gapText,
ln: () => foldOfCause,
lt: () => groupTag,
m: () => fullDetail,
mn: () => shownFile,
mt: () => pullRequestText,
nn: () => failureGroup,
nt: () => lacksResults,
o: () => shellWord,
on: () => unquarantinedGroups,
ot: () => runDuration,
p: () => detailLadder,
pn: () => isQualified,
pt: () => knownPlace,
q: () => textLines,
qt: () => reportLimits,
r: () => fromFlutterHeader,
rn: () => failureGroups,
rt: () => namesEarlierJobs,
s: () => unsafe,
sn: () => verdictGroup,
st: () => wasCutShort,
t: () => createLongest,
tn: () => excusedGroups,
tt: () => headlineText,
u: () => historyReason,
un: () => distinctKey,
ut: () => isVerdictGiven,
v: () => roughAge,
vn: () => isDelimiter,
vt: () => isAssertion,
w: () => differingParts,
wn: () => isGap,
wt: () => detailsFold,
x: () => createOwnName,
xn: () => foldNote,
xt: () => badge,
y: () => failedStep,
yn: () => baseName,
yt: () => isWeakSignature,
z: () => isTitle,
zt: () => baseBranch
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6741);
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71184);
const noTestCounts = () => ({
total: 0,
...(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.v)(),
flaky: 0,
duration: 0
});
function addCounts(to, from) {
to.total += from.total;
to.successful += from.successful;
to.failed += from.failed;
to.skipped += from.skipped;
to.cancelled += from.cancelled;
to.running += from.running;
to.unknown += from.unknown;
to.flaky += from.flaky;
if (from.quarantined !== void 0) to.quarantined = (to.quarantined ?? 0) + from.quarantined;
to.duration += from.duration;
}
function countTest(to, status, duration, flaky) {
to.total += 1;
countStatus(to, status);
to.duration += duration;
if (flaky) to.flaky += 1;
}
function countStatus(to, status) {
switch (status) {
case "successful":
to.successful += 1;
break;
case "failed":
to.failed += 1;
break;
case "skipped":
to.skipped += 1;
break;
case "cancelled":
to.cancelled += 1;
break;
case "running":
to.running += 1;
break;
case "unknown": to.unknown += 1;
}
}
function countQuarantined(to) {
to.quarantined = (to.quarantined ?? 0) + 1;
}
const relevantFailures = ({ failed, quarantined = 0 }) => failed - quarantined;
const finishedCounts = (counts) => ({
...counts,
duration: Math.min(Math.round(counts.duration * 1e6) / 1e6, Number.MAX_SAFE_INTEGER)
});
const onlyQuarantined = ({ counts }) => counts.failed > 0 && relevantFailures(counts) === 0;
const isGap = ({ kind }) => kind === "incomplete" || kind === "unreadable";
const gapsFirst = (problems) => [...problems.filter(isGap), ...problems.filter((problem) => !isGap(problem))];
const isIncomplete = (problems) => problems.some(isGap);
function runStatus(counts, problems) {
const isExcused = onlyQuarantined({ counts });
if (counts.failed > 0 && !isExcused || isIncomplete(problems)) return "failed";
if (counts.cancelled > 0) return "cancelled";
if (counts.running > 0) return "running";
if (counts.successful > 0 || isExcused) return "successful";
return counts.skipped > 0 ? "skipped" : "unknown";
}
function withProblems(summary, more) {
const problems = [...summary.problems, ...more];
return {
...summary,
problems,
status: runStatus(summary.counts, problems)
};
}
const minimumCauses = 3;
const address = /\b(?:https?|wss?|tcp|amqps?|rediss?|mongodb):\/\/[^\s/"'`()[\]]{1,200}|(?<![\w:])\[?::1\]?(?::(?:\d{2,5}|#))?(?![\w#:])|(?<![\w#])[\w.#-]{1,200}:(?:\d{2,5}|#)(?![\w#])|(?<![\w.#-])(?:localhost|(?:\d{1,3}\.){3}[\d#]{1,3}|#)(?![\w#])|(?<=(?:ENOTFOUND|EAI_AGAIN|lookup|host:|UnknownHostException:) )[\w.#-]{1,200}/g;
function causeFold({ id, signature, hasFunction }) {
if ((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.p)(id)) {
const common = signature.replace(address, "\u2026");
if (common === signature) return void 0;
return {
key: `address ${common}`,
signature: common.replace(/[\s:,(]{0,10}(?: (?:at|to|for|on|of) )?\u2026[\s)]{0,5}$/, ""),
differ: "address"
};
}
if (!(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(id) || hasFunction || signature === "") return void 0;
return {
key: `test ${signature}`,
signature,
differ: "test"
};
}
function groupCauses(causes, foldOf) {
const byKey = new Map();
const folds = causes.map(foldOf);
for (const [index, cause] of causes.entries()) {
const key = folds[index]?.key;
if (key === void 0) continue;
const known = byKey.get(key);
if (known === void 0) byKey.set(key, [cause]);
else known.push(cause);
}
return causes.flatMap((cause, index) => {
const fold = folds[index];
const [first, ...others] = (fold && byKey.get(fold.key)) ?? [];
if (fold === void 0 || first === void 0 || others.length + 1 < minimumCauses) return [{ causes: [cause] }];
return first === cause ? [{
causes: [first, ...others],
fold
}] : [];
});
}
function createCauseCounter() {
const sizes = new Map();
let single = 0;
return {
add(cause) {
const key = causeFold(cause)?.key;
if (key === void 0) single += 1;
else sizes.set(key, (sizes.get(key) ?? 0) + 1);
},
count: () => [...sizes.values()].reduce((sum, size) => sum + (size < minimumCauses ? size : 1), single)
};
}
const foldNote = (differ, causes) => differ === "address" ? `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(causes)} addresses` : "may have several causes";
const baseName = (path) => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
const maximumSegments = 16;
const wellKnown = [
"github/workspace",
"home/circleci/project",
"root/project",
"home/travis/build/*/*",
"Users/travis/build/*/*",
"home/semaphore/*",
"opt/atlassian/pipelines/agent/build",
"drone/src",
"woodpecker/src/*/*/*",
"home/gitlab-runner/builds/*/#/*/*",
"GitLab-Runner/builds/*/#/*/*",
"var/jenkins_home/workspace/*",
"var/lib/jenkins/workspace/*",
"home/jenkins/workspace/*",
"home/jenkins/agent/workspace/*",
"Jenkins/workspace/*",
"jenkins/workspace/*",
"ProgramData/Jenkins/.jenkins/workspace/*",
"var/lib/buildkite-agent/builds/*/*/*",
"buildkite-agent/builds/*/*/*",
"codebuild/output/*/src/*/*/*",
"opt/build/repo",
"vercel/path0",
"tmp/cirrus-ci-build",
"var/www/html",
"usr/src/app",
"builds/*/*",
"projects/*",
"workspaces/*",
"workspace",
"app",
"code"
].map((folder) => folder.split("/"));
const isFixed = (segment) => segment !== "*" && segment !== "#";
function checkoutEnd(path, roots) {
const segments = segmentsOf(path);
const ends = [runnerEnd(path, segments), rootEnd(path, roots)].filter((end) => end !== void 0);
return ends.length > 0 ? Math.min(...ends) : wellKnownEnd(path, segments);
}
const isDelimiter = (code) => code <= 32 || delimiters.has(code);
const delimiters = new Set([..."\"'`()[]{}<>=,:;|"].map((character) => character.charCodeAt(0)));
const slash = 47;
function segmentsOf({ text, start, hasDrive }) {
const segments = [];
let begin = start + (hasDrive ? 3 : 1);
for (let index = begin; index <= text.length && segments.length < maximumSegments; index += 1) {
const code = index === text.length ? 0 : text.charCodeAt(index);
const isEnd = isDelimiter(code);
if (!isEnd && code !== slash) continue;
if (index > begin) segments.push({
name: text.slice(begin, index),
end: index
});
if (isEnd) break;
begin = index + 1;
}
return segments;
}
function runnerEnd({ hasDrive }, segments) {
for (let index = 0; index + 2 < segments.length; index += 1) {
const { name = "" } = segments[index] ?? {};
const first = segments[index + 1]?.name ?? "";
const second = segments[index + 2];
if (!(name === "a" && (hasDrive ? index === 0 : index === 1 && segments[0]?.name.length === 1)) && name !== "work" && name !== "_work" && name !== "__w") continue;
if (second?.name === first || second?.name === "s" && isNumber(first)) return second.end;
}
}
function rootEnd(path, roots) {
const { text, start } = path;
for (const root of roots) {
const end = start + root.length;
if (!(end === text.length || text.charCodeAt(end) === slash || isDelimiter(text.charCodeAt(end))) || !hasPrefix(path, root)) continue;
if (root.split("/").length - 1 > 1 || isFilePath(path)) return end;
}
}
function hasPrefix({ text, start, hasDrive }, root) {
if (!hasDrive) return text.startsWith(root, start);
return text.slice(start, start + root.length).toLowerCase() === root.toLowerCase();
}
function wellKnownEnd(path, segments) {
for (const folder of wellKnown) {
if (!folder.every((expected, index) => matches$1(segments[index]?.name, expected))) continue;
if (folder.filter(isFixed).length > 1 || isFilePath(path)) return segments[folder.length - 1]?.end;
}
}
function matches$1(name, expected) {
if (name === void 0) return false;
return expected === "*" || (expected === "#" ? isNumber(name) : expected === name);
}
const isNumber = (name) => /^\d{1,9}$/.test(name);
function isFilePath({ text, start, hasDrive }) {
if (start > 0) return false;
for (let index = hasDrive ? 2 : 0; index < text.length; index += 1) if (isDelimiter(text.charCodeAt(index))) return false;
return /[^.]\.[A-Za-z]\w{0,9}$/.test(baseName(text).slice(-20));
}
const sourceFolders = new Set(["src lib libs source sources app apps packages modules services crates components server client frontend backend cmd internal pkg", "test tests spec specs __tests__ __test__ e2e integration cypress features examples samples scripts tools benches assets"].flatMap((line) => line.split(" ")));
const temporary = /^(?:\/private)?(?:\/tmp|\/var\/tmp|\/var\/folders\/[^/]{1,100}\/[^/]{1,100}\/T|\/(?:[^/]{1,100}\/){0,9}(?:AppData\/Local\/Temp|_temp|Windows\/Temp))\//i;
const machine = /^\/(?:home|Users|root|tmp|private|var|opt|mnt|media|Volumes|workspace|workspaces|builds?|github|runner|__w|_work|work|agent|jenkins|data|srv|go\/src|codebuild|drone|woodpecker|vercel|app|code|usr\/src)\//;
const drive = /^[A-Za-z]:(?=\/)/;
const isMachinePath = (path) => drive.test(path) || machine.test(path) && !isRoute(path);
const isRoute = (path) => /^\/(?:app|code|data|work|build|agent|root)\//.test(path) && !/\.\w{1,8}$/.test(path);
function stablePath(path) {
const local = path.replace(drive, "");
if (!local.startsWith("/")) return local.replace(/^(?:\.{1,2}\/)+/, "");
const inTemporary = temporary.exec(local);
if (inTemporary !== null) return `#/${temporaryNames(local.slice(inTemporary[0].length))}`;
const end = checkoutEnd({
text: path,
start: 0,
hasDrive: local !== path
}, []);
if (end !== void 0) return path.slice(end).replace(/^\//, "") || "#";
const names = local.split("/").slice(1);
const source = names.findIndex((name) => sourceFolders.has(name.toLowerCase()));
return source === -1 ? names.slice(-2).join("/") : names.slice(source).join("/");
}
const temporaryNames = (rest) => rest.split("/").slice(-2).map(withoutRandomPart).join("/");
function withoutRandomPart(name) {
const counted = name.replace(/\d{8}-\d{1,10}-[a-z0-9]{4,10}/, "#").replace(/\d{6,}/g, "#");
return (counted === name ? name.replace(/[A-Za-z0-9_]{6,20}$/, (end) => isRandom(end) ? "#" : end) : counted).replace(/#[\w.]{0,20}#/g, "#");
}
const isRandom = (name) => /^tmp[a-z0-9_]{8}$/.test(name) || /[a-z][A-Z]|[A-Z]{2}[a-z]|[a-zA-Z]\d|\d[a-zA-Z]/.test(name) && !/^[a-z]+\d{1,2}$/.test(name);
const origin = /^(?:webpack(?:-internal)?:\/\/\/?(?:[\w@-]{1,100}\/)?(?:\(\w{1,100}\)\/)?|https?:\/\/[^/]{1,200}(?:\/@fs(?=\/))?\/?|file:\/\/(?=\/))/;
const causeFrame = ({ file, line, function: name }) => ({
file: stablePath(file.replace(origin, "").replace(/^\/(?=[A-Za-z]:\/)/, "")),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
line,
function: name
})
});
const shownFile = ({ file }) => file.replace(/^#\//, "");
const isQualified = (name) => name !== void 0 && /^\w[\w$]*(?:\.[\w$ ]+){2,}$/.test(name);
const distinctKey = (test) => test.id ?? test;
const distinctTests = (failures) => new Map(failures.map(({ test }) => [distinctKey(test), test]));
const maximumFirst = 3;
const folded = new WeakMap();
const foldOfCause = ({ cause: { id, signature, frame } }) => causeFold({
id,
signature,
hasFunction: frame?.function !== void 0
});
function foldCauses(summary) {
const known = folded.get(summary);
if (known !== void 0) return known;
const result = fold$1(summary);
folded.set(summary, result);
return result;
}
function fold$1(summary) {
const groups = groupCauses(summary.causes, foldOfCause);
if (groups.length === summary.causes.length) return summary;
const causeOf = new Map();
const causes = groups.map((group) => {
if (group.fold === void 0) return group.causes[0];
const joined = joinCauses(group.causes, group.fold);
for (const { cause } of group.causes) causeOf.set(cause.id, joined.cause);
return joined;
});
return {
...summary,
causes: causes.toSorted((a, b) => rank(a.verdict) - rank(b.verdict) || b.executions - a.executions),
failures: summary.failures.map((failure) => {
const cause = causeOf.get(failure.cause.id);
return cause === void 0 ? failure : {
...failure,
cause
};
})
};
}
const rank = (kind = "unknown") => _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.d.indexOf(kind);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
function joinCauses(causes, { signature, differ }) {
const verdicts = causes.flatMap(({ verdict }) => verdict ?? []).toSorted((a, b) => rank(a) - rank(b));
return {
cause: {
id: causes[0].cause.id,
signature
},
executions: sum(causes.map(({ executions }) => executions)),
tests: sum(causes.map(({ tests }) => tests)),
jobs: [...new Set(causes.flatMap(({ jobs }) => jobs))].toSorted((a, b) => a - b),
first: [...distinctTests(causes.flatMap(({ first }) => first.map((test) => ({ test })))).values()].slice(0, maximumFirst),
folded: {
causes: causes.length,
differ
},
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ verdict: verdicts[0] })
};
}
function verdictGroup(kind) {
if (kind === void 0 || kind === "unknown") return "failed";
return kind === "unseen" ? "new" : kind;
}
const failureGroups = [
"new",
"failed",
"known",
"flaky",
"quarantined"
];
const leadingGroups = new Set(["new", "failed"]);
const excusedGroups = failureGroups.filter((group) => !leadingGroups.has(group));
const unquarantinedGroups = new Set(failureGroups.filter((group) => group !== "quarantined"));
const failureGroup = ({ verdict, quarantine }) => quarantine === void 0 ? verdictGroup(verdict?.kind) : "quarantined";
const byGroup = (failures) => failures.toSorted((one, other) => failureGroups.indexOf(failureGroup(one)) - failureGroups.indexOf(failureGroup(other)));
const areKnownFixed = ({ verdicts }) => verdicts !== void 0 && verdicts.known > 0 && verdicts.knownFixed === verdicts.known;
function groupCounts({ verdicts, failedTests, counts }) {
if (verdicts === void 0) return {
new: 0,
failed: failedTests ?? counts.failed,
known: 0,
flaky: 0,
quarantined: 0
};
const { unseen, unknown, known, flaky, quarantined } = verdicts;
return {
new: verdicts.new + unseen,
failed: unknown,
known,
flaky,
quarantined
};
}
const second = 1e3;
const minute$1 = 60 * second;
const hour$1 = 60 * minute$1;
const day$1 = 24 * hour$1;
function pair(ms, large, largeName, small, smallName) {
const rest = Math.floor(ms % large / small);
return `${Math.floor(ms / large)} ${largeName}${rest === 0 ? "" : ` ${rest} ${smallName}`}`;
}
const longest = 1e6 * day$1;
function formatDuration(ms) {
if (ms > longest) return "> 1,000,000 d";
if (ms > 0 && ms < 1) return "< 1 ms";
const whole = Math.round(ms);
if (whole < second) return `${whole} ms`;
const tenths = Math.round(ms / 100);
if (tenths < 100) return `${tenths / 10} s`;
const seconds = Math.round(ms / second) * second;
if (seconds < minute$1) return `${seconds / second} s`;
if (seconds < hour$1) return pair(seconds, minute$1, "min", second, "s");
if (seconds < day$1) return pair(seconds, hour$1, "h", minute$1, "min");
return pair(seconds, day$1, "d", hour$1, "h");
}
const unshownReasons = ({ gateReasons = [] }) => gateReasons.filter(({ isShown }) => isShown !== true);
const repeatedKinds = ["missing", "flaky"];
const unexplainedProblems = ({ problems, gateReasons = [] }) => repeatedKinds.filter((repeated) => gateReasons.some(({ word }) => word === repeated)).reduce((rest, repeated) => rest.filter(({ kind }) => kind !== repeated), problems);
const worstFirst = [
"failed",
"cancelled",
"running",
"successful",
"skipped",
"unknown"
];
const unnamed = {
job: "this job",
module: "no module"
};
function groupOf(name, indexes, jobs) {
const parts = indexes.flatMap((index) => jobs[index] ?? []);
const counts = noTestCounts();
for (const part of parts) addCounts(counts, part.counts);
const first = (key) => parts.find((part) => part[key] !== void 0)?.[key];
const [url, reportUrl] = [first("url"), first("reportUrl")];
const [only] = parts;
const duration = only?.duration;
const { state, attempt } = parts.find((part) => part.state === "earlier") ?? (parts.every((part) => part.state !== void 0) ? only ?? {} : {});
return {
name,
indexes,
counts,
status: worstFirst.find((status) => parts.some((part) => part.status === status)) ?? "unknown",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
url,
reportUrl,
duration: parts.length === 1 ? duration : void 0,
state,
attempt
})
};
}
function jobNames({ jobs }) {
const noun = new Set(jobs.map(({ job }) => job)).size > 1 ? "job" : "module";
const indexesByName = new Map();
for (const [index, job] of jobs.entries()) {
const name = job[noun] ?? unnamed[noun];
const indexes = indexesByName.get(name);
if (indexes === void 0) indexesByName.set(name, [index]);
else indexes.push(index);
}
return {
noun,
groups: [...indexesByName].map(([name, indexes]) => ({
name,
indexes
}))
};
}
function jobGroups({ jobs }) {
const { noun, groups } = jobNames({ jobs });
return {
noun,
groups: groups.map(({ name, indexes }) => groupOf(name, indexes, jobs))
};
}
const wordList = (words, conjunction = "and") => words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
const reportLimits = {
rows: 50,
causes: 10,
causeTests: 3,
singleFailures: 5,
slowest: 10,
openFlaky: 3,
flaky: 20,
changes: 20,
fixed: 3,
ranges: 3,
errors: 10,
warnings: 50,
gates: 3,
jobs: 8,
namedJobs: 3,
properties: 10,
messageLines: 12,
message: 800,
failureReason: 120,
skipReason: 200,
quarantineReason: 120,
historyReason: 300,
gateMessage: 500,
signature: 200,
testName: 100,
changedName: 200,
jobName: 100,
propertyName: 100,
propertyValue: 200,
baseline: 60,
title: 80,
contextName: 60
};
const separator$2 = ", ";
function isBalanced(text) {
let open = 0;
for (const character of text) {
if (character === "(") open += 1;
else if (character === ")") open -= 1;
if (open < 0) return false;
}
return open === 0;
}
const quoted = /^"(?:[^"\\]|\\.)*"(?=, |$)/;
function unquoted(json) {
try {
return String(JSON.parse(json));
} catch {
return json;
}
}
function valuesOf(text) {
const values = [];
let rest = text;
for (;;) {
const json = quoted.exec(rest)?.[0];
const end = json === void 0 ? rest.indexOf(separator$2) : json.length;
const value = end === -1 ? rest : rest.slice(0, end);
if (json === void 0 && !isBalanced(value)) return void 0;
values.push(json === void 0 ? value : unquoted(json));
if (end === -1 || end === rest.length) return values;
rest = rest.slice(end + 2);
}
}
function parseMatrixName(name) {
if (!name.endsWith(")")) return void 0;
for (let start = name.indexOf(" ("); start !== -1; start = name.indexOf(" (", start + 1)) {
const values = valuesOf(name.slice(start + 2, -1));
if (values !== void 0 && start > 0) return {
base: name.slice(0, start),
values
};
}
}
const minimumJobs = 4;
const maximumColumns = 6;
const maximumRows = 12;
const isVersion = (value) => /^\d{1,9}(?:\.\d{1,9}){0,3}(?:\.x)?$/.test(value);
const byVersion = (a, b) => {
const [left, right] = [a, b].map((value) => value.split(".").map((part) => part === "x" ? Number.POSITIVE_INFINITY : Number(part)));
const index = left.findIndex((part, place) => part !== right[place]);
return index === -1 ? left.length - right.length : (left[index] ?? 0) - (right[index] ?? 0);
};
function axis(names, place) {
const values = [...new Set(names.map((each) => each[place] ?? ""))];
return values.every(isVersion) ? values.toSorted(byVersion) : values;
}
function jobGrid({ noun, groups }) {
if (noun !== "job" || groups.length < minimumJobs || groups.length > 72) return void 0;
const parsed = groups.map(({ name }) => parseMatrixName(name));
const names = parsed.flatMap((name) => name === void 0 ? [] : [name.values]);
const [first] = parsed;
const isOneMatrix = names.length === parsed.length && parsed.every((name) => name?.base === first?.base && name?.values.length === first?.values.length);
if (first === void 0 || !isOneMatrix) return void 0;
const [one, other, third] = first.values.map((_, place) => ({
place,
values: axis(names, place)
})).filter(({ values }) => values.length > 1);
if (one === void 0 || other === void 0 || third !== void 0) return void 0;
const [few, many] = other.values.length < one.values.length ? [other, one] : [one, other];
const [rowAxis, columnAxis] = many.values.length > maximumColumns ? [many, few] : [few, many];
const size = rowAxis.values.length * columnAxis.values.length;
if (!(columnAxis.values.length <= maximumColumns && rowAxis.values.length <= maximumRows && 2 * groups.length >= size)) return void 0;
const byCell = new Map(groups.map((group, index) => [JSON.stringify([names[index]?.[rowAxis.place], names[index]?.[columnAxis.place]]), group]));
return {
base: first.base,
columns: columnAxis.values,
rows: rowAxis.values.map((label) => ({
label,
cells: columnAxis.values.map((column) => byCell.get(JSON.stringify([label, column])))
}))
};
}
const maximumLines = 3;
const maximumValues = 6;
function linesOf({ columns, rows }) {
const isByColumn = rows.every(({ label }) => isVersion(label)) && !columns.every(isVersion);
const jobsOf = (cells, values) => cells.flatMap((group, index) => group === void 0 ? [] : [{
group,
value: values[index] ?? ""
}]);
if (!isByColumn) return rows.map(({ label, cells }) => ({
label,
jobs: jobsOf(cells, columns)
}));
const labels = rows.map(({ label }) => label);
return columns.map((label, index) => ({
label,
jobs: jobsOf(rows.map(({ cells }) => cells[index]), labels)
}));
}
function withValues({ label, jobs }) {
const more = jobs.length - maximumValues;
return `${label} (${[...jobs.slice(0, maximumValues).map(({ value }) => value), ...more > 0 ? [`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(more)} more`] : []].join(", ")})`;
}
const wholeLine = ({ label, jobs }) => `${jobs.length === 2 ? "both" : "all"} ${label} jobs`;
function gridJobs(some, grid) {
const wanted = new Set(some);
const named = linesOf(grid).map((line) => ({
line,
chosen: {
...line,
jobs: line.jobs.filter(({ group }) => wanted.has(group))
}
})).filter(({ chosen }) => chosen.jobs.length > 0).toSorted((a, b) => b.chosen.jobs.length - a.chosen.jobs.length);
const isWhole = named.every(({ line, chosen }) => chosen.jobs.length === line.jobs.length && line.jobs.length > 1 && !isVersion(line.label));
const texts = named.slice(0, maximumLines).map(({ chosen }) => isWhole ? wholeLine(chosen) : withValues(chosen));
const more = named.slice(maximumLines).reduce((sum, { chosen }) => sum + chosen.jobs.length, 0);
return wordList(more === 0 ? texts : [...texts, (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(more, "more job")]);
}
function sentence(names) {
const more = names.length - reportLimits.namedJobs;
const shown = more > 0 ? [...names.slice(0, reportLimits.namedJobs), `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(more)} more`] : names;
return wordList(shown);
}
const affectedJobs = (indexes, { groups }) => {
const wanted = new Set(indexes);
return groups.filter((group) => group.indexes.some((index) => wanted.has(index)));
};
function phrase(some, parts) {
if (some.length === 0) return void 0;
return `in ${jobsText(some, parts)}`;
}
function jobsText(some, parts) {
const grid = jobGrid(parts);
return grid === void 0 ? sentence(some.map(({ name }) => name)) : gridJobs(some, grid);
}
function namedJobs(names, summary) {
const parts = jobNames(summary);
const wanted = new Set(names);
const some = parts.groups.filter(({ name }) => wanted.has(name));
const text = some.length === wanted.size && jobGrid(parts) !== void 0 ? jobsText(some, parts) : sentence(names.map((name) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(name), reportLimits.jobName)));
return (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(text), (reportLimits.namedJobs + 1) * reportLimits.jobName);
}
const jobsTitle = (names) => names.replace(/^(?:all|both)\b/, (word) => word === "all" ? "All" : "Both");
function jobPhrase(indexes, { summary }) {
const parts = jobNames(summary);
const some = affectedJobs(indexes, parts);
return parts.groups.length < 2 || some.length === parts.groups.length ? void 0 : phrase(some, parts);
}
function fullJobPhrase(indexes, { summary }) {
const parts = jobNames(summary);
const some = affectedJobs(indexes, parts);
const [first] = some;
if (first === void 0 || some.length === parts.groups.length) return void 0;
return some.length === 1 ? `in ${first.name}` : phrase(some, parts);
}
function jobReach(indexes, { summary }, isFull = false) {
const parts = jobNames(summary);
const { noun, groups } = parts;
if (groups.length < 2) return void 0;
const some = affectedJobs(indexes, parts);
if (some.length < groups.length) return isFull ? fullJobPhrase(indexes, { summary }) : phrase(some, parts);
return groups.length === 2 ? `in both ${noun}s` : `in all ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(groups.length)} ${noun}s`;
}
const maximumName$2 = 60;
function baseBranch({ history }) {
const name = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(history?.ref ?? "").trim().replace(/^refs\/heads\//, "");
return name === "" ? "the base branch" : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)(name, maximumName$2);
}
const changeWords = {
gone: "gone",
newlySkipped: "newly skipped",
slower: "slower"
};
const changeFacts = ({ changes }) => Object.entries(changeWords).flatMap(([kind, word]) => {
const count = changes?.[kind].count ?? 0;
return count === 0 ? [] : [`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(count)} ${word}`];
});
function recoveredFact(summary) {
const { recovered = 0 } = summary.changes ?? {};
if (recovered === 0) return [];
return [`an outage on ${baseBranch(summary)} is over: ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(recovered, "test")} ${recovered === 1 ? "passes" : "pass"} again`];
}
const text = (value) => ({
type: "text",
value
});
const strong = (value) => ({
type: "strong",
children: [text(value)]
});
const lineBreak = { type: "break" };
const small = (...children) => ({
type: "small",
children
});
const inlineCode = (value) => ({
type: "inlineCode",
value
});
const code = (value) => ({
type: "code",
value
});
const yaml = (value) => ({
type: "code",
value,
language: "yaml"
});
const diff = (value) => ({
type: "code",
value,
language: "diff"
});
const badge = (status, value = "") => ({
type: "badge",
status,
value
});
const paragraph = (...children) => ({
type: "paragraph",
children
});
const lines = (items) => ({
type: "list",
ordered: false,
children: items.map((children) => ({
type: "listItem",
children: [{
type: "paragraph",
children
}]
}))
});
const fold = (title, children) => ({
type: "section",
title: [text(title)],
fold: "closed",
children
});
const detailsFold = (title, children) => ({
...fold(title, children),
isDetail: true
});
function dotted(...parts) {
return parts.filter((part) => part.length > 0).flatMap((part, index) => index === 0 ? part : [text(" · "), ...part]);
}
const linked = (url, shown) => url === void 0 || url === "" ? shown : {
type: "link",
url,
children: [shown]
};
const shownHash = 7;
const commitCode = (commit) => inlineCode(commit.slice(0, shownHash));
const oneLine = (value = "") => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(value).trim(), reportLimits.quarantineReason);
function quarantineFacts({ until, reason, issue, isAdded }, isTitled = false) {
const [end, why] = [oneLine(until), (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)(oneLine(reason))];
const start = [
...isTitled ? [] : ["quarantined"],
...isAdded === true ? ["by this change"] : [],
...end === "" ? [] : [`until ${end}`]
].join(" ");
return [
start === "" ? [] : [text(start)],
why === "" ? [] : [text(why)],
issue === void 0 || issue === "" ? [] : [linked(issue, text("issue"))]
].filter((fact) => fact.length > 0);
}
function quarantinedWord(tests, { quarantinedByChange: added = 0 }) {
if (added === 0) return "quarantined";
return added >= tests ? "quarantined by this change" : `quarantined, ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(added)} of them by this change`;
}
const assertionWords = new Set([
"a an the to be of is are was were not no but and or got get has have had that this it its with for in on at by as than",
"expect expected expects received actual actually equal equals equality assert asserts assertion assertions asserting failed fail fails",
"failure error errors exception exceptions true false null undefined none nil nan value values strictly deep deeply same different differ",
"differs identical match matches matching left right object found find matched wrong unexpected instead should returned return condition",
"require requires check critical compared comparing using eql strict loosely greater less contain contains include includes empty length size",
"type string number list array boolean int integer float double truthy falsy tobe toequal tostrictequal tomatch tobetruthy tobefalsy",
"must tests test case times did operand operands both structures begin differing xctassertequal assertequal areequal istrue isfalse",
"difference structure fatal panic unknown failing thrown threw want wanted called unwrap option err ok result"
].flatMap((line) => line.split(" ")));
const runtimeErrors = /null ?(?:reference|pointer)|object reference not set|nil pointer|division by zero|divide by zero|\bby zero\b|(?:index|range|list|string|array).{0,20}\bout of (?:range|bounds)|Value cannot be null|not in a correct format|sequence contains (?:no|more)|current state of the object|stack overflow|maximum call stack/i;
const testTimeout = /^(?:\w{0,20}(?:Error|Exception): |: )?(?:test |hook )?(?:timed out (?:in|after)|time-?out (?:of|-)|exceeded timeout|timeout(?: value)? #)/i;
const otherPlace = /(?:\b(?:the )?(?:child |sub)?(?:process|command|script|program|worker|task|step) )?(?:(?:has|was|have) )?(?:(?:ended|finished|completed|failed|terminated|crashed|stopped|returned)[:,]? )?(?:with )?(?:an? )?(?:non-?zero )?\bexit(?:ed)?\b(?: with)?(?: (?:status|code|value))?(?:[ :=(]{1,3}-?[#\d]{1,10})?|\bsee (?:the )?(?:full |attached |complete )?(?:stack ?traces?|logs?|output|details)(?: (?:below|above|output|file))?(?: for (?:more |further )?(?:details|information))?/gi;
const hasOtherPlace = /\bexit|\bsee /i;
const typeName$1 = /[\w$.:\\]{0,300}(?:Error|Exception|Failure|Fault|Panic|Throwable)\b/g;
const hasTypeName = /Error|Exception|Failure|Fault|Panic|Throwable/;
const quotedValue = /"[^"]{0,300}"|'[^']{0,300}'|`[^`]{0,300}`|<[^<>]{0,100}>|\{.{0,300}\}|\[.{0,300}\]/g;
const place$1 = /\S{1,200}\.\w{1,5}:#/g;
const assertion = /^(?:Failed asserting|Compared |Compare |expect\(|Expect(?:ed|ing)?\b|Assert\.|assert(?:ion|ed)?\b|XCTAssert|check\b|REQUIRE|CHECK|Not equal|(?:Lists?|Dicts?|Tuples?|Sets?|Sequences?|Items?|Strings?|Arrays?|Objects?|Values?) (?:in the|differ|contain|are))/i;
const minimumWords = 2;
const minimumOfAssertion = 4;
const isAssertion = (signature) => assertion.test(signature);
function isWeakSignature(signature) {
if (runtimeErrors.test(signature) || testTimeout.test(signature) && !/waiting|locator|selector|expect/i.test(signature)) return true;
const untyped = hasTypeName.test(signature) ? signature.replace(typeName$1, " ") : signature;
const words = (hasOtherPlace.test(untyped) ? untyped.replace(otherPlace, " ") : untyped).replace(quotedValue, " ").replace(place$1, " ").match(/[\p{L}_$][\p{L}\p{N}_$.-]+/gu) ?? [];
const minimum = isAssertion(signature) ? minimumOfAssertion : minimumWords;
let own = 0;
for (const word of words) {
if (!assertionWords.has(word.toLowerCase())) own += 1;
if (own >= minimum) return false;
}
return true;
}
const refused = [
/conn(?:ection)?[ _]?refused/i,
/connection to \S{1,200} refused/i,
/actively refused/i,
/could(?:n't| not) connect to (?:the )?server/i,
/can't connect to (?:local )?mysql server/i,
/failed to connect to \S{1,200}(?: port |:)[\d#]/i,
/neterror\?e=connectionfailure/i
];
const timedOut = [
/\be(?:socket)?timedout\b/i,
/connect(?:ion)?[ _]?time(?:d[ _]?)?out/i,
/connection to \S{1,200} timed out/i,
/i\/o timeout/i,
/did not properly respond after a period of time/i,
/net::opentimeout/i,
/ns_error_net_timeout/i
];
const notFound = [
/\benotfound\b/i,
/\beai_again\b/i,
/unknownhostexception/i,
/name or service not known/i,
/temporary failure in name resolution/i,
/nodename nor servname provided/i,
/getaddrinfo f(?:ailed|or)/i,
/failed to lookup address information/i,
/no such host/i,
/could(?:n't| not) resolve (?:host|proxy)/i,
/failed to resolve '/i,
/could not translate host name/i,
/unknown mysql server host/i,
/err_name_not_resolved/i,
/ns_error_unknown_host/i,
/server with the specified hostname could not be found/i,
/\be(?:host|net)unreach\b/i,
/no route to host/i,
/network is unreachable/i
];
const reset = [
/conn(?:ection)?[ _]?reset/i,
/socket hang up/i,
/other side closed/i,
/forcibly closed by the remote host/i,
/remote end closed connection without response/i,
/unexpected end of stream on /i,
/response ended prematurely/i,
/server closed the connection unexpectedly/i,
/connection terminated unexpectedly/i,
/lost connection to mysql server/i,
/mysql server has gone away/i,
/communications link failure/i,
/err_connection_(?:closed|aborted)/i,
/err_empty_response/i,
/ns_error_net_reset/i,
/network connection was lost/i
];
const closed = [
/invalid session id/i,
/nosuchsession(?:exception|error)/i,
/session deleted (?:because|as) /i,
/unable to find session with id/i,
/session is either terminated or not started/i,
/chrome not reachable/i,
/not connected to devtools/i,
/target window already closed/i,
/failed to decode response from marionette/i,
/without establishing a connection/i,
/page, context or browser has been closed/i,
/(?:browser|page) has been closed/i,
/(?:browser|target) closed/i,
/page was closed/i,
/closed. most likely /i,
/browser (?:was )?disconnected/i,
/(?:browser|page|tab|renderer process)(?: just)? crashed/i
];
const noSpace = [
/\benospc\b/i,
/no space left on device/i,
/not enough space on the disk/i,
/disk quota exceeded/i,
/disk is full/i
];
const outOfMemory = [
/out ?of ?memory/i,
/\benomem\b/i,
/cannot allocate memory/i,
/memoryerror/i,
/allowed memory size of /i,
/memory allocation of .{1,20} bytes failed/i,
/bad_alloc/i,
/insufficient memory/i,
/unable to allocate .{1,40} for an array/i,
/reaching memory limit/i,
/oomkilled/i
];
const connectionPatterns = [
...refused,
...timedOut,
...notFound
];
const otherPatterns = [
...reset,
...closed,
...noSpace,
...outOfMemory
];
const sourceOf = (patterns) => patterns.map(({ source }) => source).join("|");
const connection = new RegExp(sourceOf(connectionPatterns), "gi");
const environment = new RegExp(sourceOf([...connectionPatterns, ...otherPatterns]), "i");
const isAsserted = (signature) => isAssertion(signature) && !signature.includes("page, context or browser") || /\bshould\b|\bto (?:be|equal|eql|contain|include|match|throw)\b/i.test(signature);
const withoutServer = /[\w$.:\\]{0,300}(?:Error|Exception)\b|\[(?:Errno|WinError) [^\]]{1,10}\]|\(os error [^)]{1,10}\)|SQLSTATE\[\w{1,10}\](?: \[[\w#]{1,10}\])?|no further information|\bconnect\b|\bbecause the target machine|No connection could be made|\bit\b/gi;
function environmentSignature(signature) {
if (!environment.test(signature) || isAsserted(signature)) return void 0;
const rest = signature.replace(withoutServer, " ");
const withoutError = rest.replace(connection, " ");
return { needsFrame: withoutError !== rest && !/[\p{L}\p{N}#]/u.test(withoutError) };
}
const matches = (patterns, signature) => patterns.some((pattern) => pattern.test(signature));
function environmentKind(signature) {
if (matches(noSpace, signature)) return "disk";
if (matches(outOfMemory, signature)) return "memory";
return matches(closed, signature) ? "browser" : "network";
}
const outageTests = 10;
const outageShare = .05;
const isMassChange = (changed, ofTests) => changed > outageTests && changed > outageShare * ofTests;
const runAdvice = (summary) => outageAdvice(summary) || unstableAdvice(summary);
function outageAdvice(summary) {
const { causes, counts } = summary;
const outage = causes.find((each) => (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.p)(each.cause.id) && isOutage(each, summary));
if (outage === void 0) return "";
const { executions, cause } = outage;
return `${executions >= counts.failed ? `all ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(executions)}` : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(executions)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(counts.failed)}`} failures share one cause of the ${environmentKind(cause.signature)}: perhaps an outage`;
}
function isOutage({ tests, executions, jobs }, summary) {
const counts = jobs.flatMap((index) => summary.jobs[index]?.counts ?? []);
const number = Math.max(1, counts.length);
const ran = counts.reduce((sum, { total, skipped }) => sum + total - skipped, 0);
return isMassChange(Math.min(tests, executions / number), ran / number);
}
function unstableAdvice({ history, verdicts }) {
const { flakyPerBuild = 0 } = history ?? {};
if (verdicts === void 0 || verdicts.new + verdicts.unseen === 0 || flakyPerBuild < 1) return "";
const rounded = flakyPerBuild < 10 ? Math.round(flakyPerBuild * 10) / 10 : Math.round(Math.min(flakyPerBuild, 1e6));
const failures = Number.isInteger(rounded) ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(rounded, "such failure") : `${rounded.toFixed(1)} such failures`;
return `${baseBranch({ ...history !== void 0 && { history } })} has ${failures} per build: run the failed jobs again first`;
}
const pullRequestText = (number) => `#${number}`;
const failurePlace = ({ parent }, summary) => parent === void 0 ? `on ${baseBranch(summary)}` : `in ${pullRequestText(parent)}`;
function knownPlace(summary, joint = "or") {
const { history, verdicts } = summary;
const onBranch = failurePlace({}, summary);
const inParent = verdicts?.knownInParent ?? 0;
if (inParent === 0 || history?.parent === void 0) return onBranch;
const place = failurePlace({ parent: history.parent }, summary);
return inParent === verdicts?.known ? place : `${onBranch} ${joint} ${place}`;
}
const knownWords = (count, summary) => summary.history?.isOwn === true ? "failed before" : `also ${count === 1 ? "fails" : "fail"} ${knownPlace(summary)}`;
function groupCount(group, count, summary, isMore = false) {
const words = {
new: "new",
failed: "without history",
known: knownWords(count, summary),
flaky: "known flaky",
quarantined: quarantinedWord(count, summary)
};
return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(count)} ${isMore ? "more " : ""}${words[group]}`;
}
function knownEnd(summary) {
if (areKnownFixed(summary)) return `, fixed on ${baseBranch(summary)} since`;
return summary.history?.isOwn === true ? ", as before" : `, as ${knownPlace(summary, "and")}`;
}
const allOf = (group, summary) => {
return {
new: ": new",
failed: "",
known: knownEnd(summary),
flaky: ": known flaky",
quarantined: `: ${quarantinedWord(groupCounts(summary).quarantined, summary)}`
}[group];
};
const maximumDistinct = 1e5;
const countsDistinct = ({ counts, failedTests }) => failedTests !== void 0 && counts.failed <= maximumDistinct;
function judgedGroups(summary) {
if (summary.verdicts === void 0 || !countsDistinct(summary)) return {
counts: void 0,
groups: []
};
const counts = groupCounts(summary);
return {
counts,
groups: failureGroups.filter((group) => counts[group] > 0)
};
}
function isVerdictGiven({ summary, isVerdictTitled }) {
if (isVerdictTitled === true) return true;
const { groups } = judgedGroups(summary);
return groups.length === 1 && groups[0] !== "failed";
}
function groupTag(group, summary) {
const counts = groupCounts(summary);
return group === "known" && areKnownFixed(summary) ? `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(counts.known)} fixed on ${baseBranch(summary)} since` : groupCount(group, counts[group], summary);
}
function verdictCounts(summary) {
const { counts, groups } = judgedGroups(summary);
const [only] = groups;
if (counts === void 0 || only === void 0) return "";
if (groups.length === 1) return allOf(only, summary);
if (groups.length === 2 && counts.failed > 0 && counts.quarantined > 0) return `, ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(counts.quarantined)} of them ${quarantinedWord(counts.quarantined, summary)}`;
return `: ${groups.map((group) => groupCount(group, counts[group], summary)).join(" · ")}`;
}
const isWaiting = ({ state }) => state === "waiting";
const isMissing = ({ state }) => state === "missing";
const isSkipped = ({ state }) => state === "skipped";
const isEarlier = ({ state }) => state === "earlier";
const newestAttempt = ({ jobs }) => Math.max(1, ...jobs.map(({ attempt = 1 }) => attempt));
const namesEarlierJobs = (summary) => summary.status === "successful" && summary.jobs.some(isEarlier) && headlineMark({ summary }) === "unknown";
function reportingJobs(summary) {
const { noun, groups } = jobGroups(summary);
return {
noun,
groups: groups.filter((group) => !isSkipped(group))
};
}
const lacksResults = ({ problems, jobs }) => isIncomplete(problems) || jobs.some(isMissing);
function wasCutShort({ counts, problems, jobs }) {
const missing = jobs.filter(isMissing);
return missing.length > 0 && missing.every(({ status }) => status === "cancelled") && !isIncomplete(problems) && relevantFailures(counts) > 0;
}
const failsOtherwise = (summary) => unshownReasons(summary).length > 0;
const hasFailed = ({ counts }) => counts.failed > 0;
const executionNoun = ({ noun, groups }) => groups.length > 1 && noun === "job" ? "test run" : "test";
const share = (part, total, noun, singular, plural = singular) => `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(part)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(total, noun)} ${part === 1 ? singular : plural}`;
function inJobs({ noun, groups }) {
const failed = groups.filter(hasFailed).length;
if (failed < groups.length) return `in ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(failed)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(groups.length, noun)}`;
return failed === 2 ? `in both ${noun}s` : `in all ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(failed, noun)}`;
}
function cancelledJobs(summary, { noun, groups }) {
if (!wasCutShort(summary)) return "";
const count = groups.filter(isMissing).length;
return `; ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(count, noun)} ${count === 1 ? "was" : "were"} cancelled`;
}
function failedText(summary, parts) {
const { counts, failedTests = counts.failed } = summary;
if (parts.groups.length < 2 || !countsDistinct(summary)) return share(counts.failed, counts.total, executionNoun(parts), "failed") + verdictCounts(summary);
return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(failedTests, "test")} failed ${inJobs(parts)}${verdictCounts(summary)}`;
}
function waitingText(summary, parts) {
const { noun, groups } = parts;
const reported = groups.filter(({ state }) => state === void 0);
const progress = share(reported.length, groups.length, noun, "has reported", "have reported");
const { counts, failedTests = counts.failed } = summary;
if (counts.failed === 0) return `${progress}; no ${failsOtherwise(summary) ? "failed test" : "failure"} so far`;
if (!countsDistinct(summary)) return `${progress}; ${share(counts.failed, counts.total, executionNoun(parts), "failed")}`;
const failed = reported.filter(hasFailed).length;
const where = reported.length === 1 ? "" : failed === reported.length ? " in all of them" : ` in ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(failed)} of them`;
return `${progress}; ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(failedTests, "test")} failed${where}${verdictCounts(summary)}`;
}
function incompleteText(summary, parts) {
const { failed, total } = summary.counts;
const noun = executionNoun(parts);
const start = "results are incomplete;";
const verdicts = failed === 0 ? "" : verdictCounts(summary);
if (total === 1) return `${start} the only ${noun} found ${failed === 1 ? `failed${verdicts}` : "did not fail"}`;
if (failed === total) return `${start} all ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(total, noun)} found failed${verdicts}`;
return `${start} ${failed === 0 ? "none" : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(failed)} of the ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(total, noun)} found failed${verdicts}`;
}
function passedText({ counts, flakyTests = counts.flaky }, parts) {
const passed = `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(counts.successful, executionNoun(parts))} passed`;
if (parts.groups.length < 2) return counts.flaky === 0 ? passed : `${passed}, ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(counts.flaky)} of them flaky`;
const everywhere = `${passed} in ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(parts.groups.length, parts.noun)}`;
return counts.flaky === 0 ? everywhere : `${everywhere}, ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(flakyTests, "test")} flaky`;
}
function passedElsewhereText(summary, { noun, groups }) {
const reasons = unshownReasons(summary).filter(({ word }) => word === "no-tests");
if (reasons.length === 0) return passedText(summary, {
noun,
groups
});
const names = new Set(reasons.flatMap(({ jobs = [] }) => jobs));
const others = groups.filter(({ name }) => !names.has(name));
return `no tests in ${names.size === 0 ? "one step" : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(names.size)} of ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(groups.length, noun)}`}; ${passedText(summary, {
noun,
groups: others
})}`;
}
function skippedJobs(summary) {
const { noun, groups } = jobGroups(summary);
const skipped = groups.filter(isSkipped);
if (skipped.length === 0) return "";
const attempt = Math.max(...skipped.map((group) => group.attempt ?? 1));
return `; ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(skipped.length, noun)} ${skipped.length === 1 ? "was" : "were"} skipped in attempt ${attempt}`;
}
function earlierText(summary, { noun, groups }) {
const counts = noTestCounts();
const confirmed = groups.filter((group) => !isEarlier(group));
for (const group of confirmed) addCounts(counts, group.counts);
const passed = passedText({
...summary,
counts,
flakyTests: void 0
}, {
noun,
groups: confirmed
});
const reported = `these jobs reported ${[...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(summary.jobs.filter(isEarlier), ({ attempt }) => attempt)].map(([attempt, same]) => `in attempt ${attempt}: ${namedJobs(namesOf(same), summary)}`).join("; ")}`;
return confirmed.length === 0 ? reported : `${passed} in attempt ${newestAttempt(summary)}; ${reported}`;
}
const namesOf = (jobs) => [...new Set(jobs.map(({ job = "" }) => job))];
function quarantinedText(summary) {
const { quarantinedByChange: added = 0 } = summary;
const tests = quarantinedTests(summary);
if (added > 0 && added >= tests) return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(tests, "test")} failed, quarantined by this change`;
const failed = `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(tests, "quarantined test")} failed`;
return added === 0 ? failed : `${failed}, ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(added)} of them quarantined by this change`;
}
const quarantinedTests = ({ verdicts, failedTests, counts }) => verdicts?.quarantined ?? failedTests ?? counts.failed;
function notRunText({ counts: { skipped, unknown } }, noun) {
if (skipped === 0) return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(unknown, noun)} unknown`;
return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(skipped, noun)} skipped${unknown === 0 ? "" : `, ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(unknown)} unknown`}`;
}
const isEmpty = ({ counts }) => counts.total === 0;
function emptyText({ problems, onlyProperties }) {
if (onlyProperties === void 0) return `no test results ${problems.some(({ severity, kind }) => severity === "error" && kind !== "delivery") ? "could be read" : "were found"}`;
const recorded = `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(onlyProperties)} ${onlyProperties === 1 ? "property" : "properties"}`;
return isIncomplete(problems) ? `results are incomplete; ${recorded} found` : `${recorded} recorded`;
}
function unreportedText({ noun, groups }) {
if (groups.length === 0 || !groups.every(isMissing)) return void 0;
return `${groups.length === 1 ? "the job" : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(groups.length, noun)} did not report`;
}
function headlineText({ summary }) {
const parts = reportingJobs(summary);
return parts.groups.some(isWaiting) ? waitingText(summary, parts) : outcomeText(summary, parts) + skippedJobs(summary);
}
function outcomeText(summary, parts) {
const { counts, status } = summary;
if (isEmpty(summary)) return unreportedText(parts) ?? emptyText(summary);
if (lacksResults(summary) && !wasCutShort(summary)) return incompleteText(summary, parts);
if (namesEarlierJobs(summary)) return earlierText(summary, parts);
if (status === "successful" && onlyQuarantined(summary)) {
const quarantined = quarantinedText(summary);
return counts.successful === 0 ? quarantined : `${passedText(summary, parts)}; ${quarantined}`;
}
if (status === "failed") return failedText(summary, parts) + cancelledJobs(summary, parts);
const noun = executionNoun(parts);
if (status === "cancelled") return share(counts.cancelled, counts.total, noun, "was cancelled", "were cancelled");
if (status === "running") return share(counts.running, counts.total, noun, "has not ended", "have not ended");
return status === "successful" ? passedElsewhereText(summary, parts) : notRunText(summary, noun);
}
function headlineMark({ summary }) {
const { status } = summary;
if (summary.jobs.some(isWaiting)) return "waiting";
if (lacksResults(summary)) return "failed";
if (isEmpty(summary) && summary.onlyProperties === void 0) return "unknown";
if (failsOtherwise(summary)) return "failed";
return status === "skipped" || status === "successful" && summary.jobs.some((job) => isSkipped(job) || isEarlier(job)) ? "unknown" : status;
}
const fact = (count, word) => count === 0 ? [] : [`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(count)} ${word}`];
function durationOf({ counts }, { noun, groups }) {
if (groups.length < 2 || noun === "module") return counts.duration;
return groups.reduce((longest, group) => Math.max(longest, group.duration ?? group.counts.duration), 0);
}
const runDuration = ({ summary }) => durationOf(summary, reportingJobs(summary));
const hasFixedLine = ({ place }) => place === "comment" || place === "jobSummary";
function quietLine(scope) {
const { summary } = scope;
const { counts, status, flakyTests = counts.flaky } = summary;
const parts = reportingJobs(summary);
const waits = parts.groups.some(isWaiting);
const isSeveral = parts.groups.length > 1;
const isComplete = !waits && (!lacksResults(summary) || wasCutShort(summary));
const isHeadline = (wanted) => isComplete && status === wanted;
const countsRuns = isSeveral && counts.failed > 0 && (waits || isComplete) && countsDistinct(summary) && !onlyQuarantined(summary);
const duration = durationOf(summary, parts);
const advice = runAdvice(summary);
return [
...countsRuns ? [share(counts.failed, counts.total, executionNoun(parts).replace("test ", ""), "failed")] : [],
...isHeadline("successful") ? [] : fact(isSeveral ? flakyTests : counts.flaky, "flaky"),
...isHeadline("skipped") ? [] : fact(counts.skipped, "skipped"),
...isHeadline("cancelled") ? [] : fact(counts.cancelled, "cancelled"),
...isHeadline("running") ? [] : fact(counts.running, "running"),
...isComplete && !isHeadline("successful") && onlyQuarantined(summary) ? fact(quarantinedTests(summary), quarantinedWord(quarantinedTests(summary), summary)) : [],
...isHeadline("skipped") || isHeadline("unknown") ? [] : fact(counts.unknown, "unknown"),
...hasFixedLine(scope) ? [] : [...fact(summary.changes?.fixed.count ?? 0, "fixed"), ...recoveredFact(summary)],
...changeFacts(summary),
...duration === 0 ? [] : [`${formatDuration(duration)}${waits ? " so far" : ""}`],
...advice === "" ? [] : [advice]
];
}
const hash = /^[0-9a-f]{7,64}$/i;
function rangeCommits({ since, range }) {
const [passed, failed] = [range?.lastPassed.commit, since?.commit];
return passed !== void 0 && failed !== void 0 && hash.test(passed) && hash.test(failed) ? {
passed,
failed
} : void 0;
}
function comparePath(host, { passed, failed }) {
if (host === "bitbucket.org") return `branches/compare/${failed}%0D${passed}`;
if (host === "dev.azure.com" || host.endsWith(".visualstudio.com")) return `branchCompare?baseVersion=GC${passed}&targetVersion=GC${failed}`;
return /(?:^|\.)gitlab\./.test(host) ? `-/compare/${passed}...${failed}` : `compare/${passed}...${failed}`;
}
function compareUrl(verdict, repositoryUrl) {
const commits = rangeCommits(verdict);
if (commits === void 0 || repositoryUrl === void 0 || !URL.canParse(repositoryUrl)) return void 0;
return `${repositoryUrl.replace(/\/$/, "")}/${comparePath(new URL(repositoryUrl).hostname, commits)}`;
}
function failedPaths(steps) {
const found = [];
collect(steps, [], found, false);
if (found.length === 0) collect(steps, [], found, true);
return found;
}
function collect(steps, above, found, entersPassed) {
if (!Array.isArray(steps) || above.length >= 20) return;
for (const step of steps) {
if (!isStep(step)) continue;
const isFailed = step.status === "failed";
if (!isFailed && !entersPassed) continue;
const before = found.length;
collect(step.steps, [...above, step], found, entersPassed);
if (isFailed && found.length === before) found.push([...above, step]);
}
}
const isStep = (value) => typeof value === "object" && value !== null && typeof value.name === "string";
const maximumPart = 32768;
const maximumLine$1 = 1e3;
function textLines(text) {
if (text === void 0 || text === "") return [];
const whole = text.length <= 2 * maximumPart ? text : `${text.slice(0, maximumPart)}\n${text.slice(-32768)}`;
return (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(whole).split("\n");
}
const trimmed = (line) => (line ?? "").slice(0, maximumLine$1).trim();
const indentation = (line) => line.length - line.trimStart().length;
function nextLine(lines, from) {
for (let index = from; index < lines.length; index++) if (trimmed(lines[index]) !== "") return index;
return -1;
}
const resultColumn = 76;
const results = new Set([
"passed",
"failed",
"skipped",
"pending",
"undefined",
"ambiguous",
"unused"
]);
function stepResult(line) {
if (line.length <= resultColumn) return void 0;
const dot = line.lastIndexOf(".");
const result = line.slice(dot + 1);
if (dot < 75 || !results.has(result)) return void 0;
let end = dot;
while (end > 0 && line[end - 1] === ".") end -= 1;
return {
step: line.slice(0, end),
result
};
}
const isStepResult = (line) => stepResult(line) !== void 0;
function cucumberReason(lines) {
const steps = lines.flatMap((line) => stepResult(trimmed(line)) ?? []);
if (steps.some(({ result }) => result === "failed")) return void 0;
const unwritten = steps.find(({ result }) => result !== "passed" && result !== "skipped");
return unwritten && [`The step "${unwritten.step}" is ${unwritten.result}.`];
}
function cucumberRubyReason(lines) {
if (!trimmed(lines[nextLine(lines, 0)]).startsWith("Scenario")) return void 0;
const heading = lines.findIndex((line) => trimmed(line) === "Message:");
const start = heading === -1 ? -1 : nextLine(lines, heading + 1);
return start === -1 ? void 0 : lines.slice(start);
}
function wordsOf$1(line) {
return line.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
const generic = new Set([
"fail",
"failed",
"failure",
"error",
"errors",
"exception",
"none",
"null",
"nil",
"undefined",
"unknown",
"not ok",
"assert",
"assertion",
"assertion error",
"assertion failed",
"assertion failure",
"test failed",
"test failure",
"test error",
"test suite failed to run",
"unexpected exception",
"uncaught exception",
"unhandled exception",
"caught unhandled exception",
"the scenario has pending or undefined step s",
"received a fatal error",
"collection failure",
"build error"
]);
const genericPhrase = /^exited with (?:error )?code \d+\.?$/i;
const maximumGeneric = 60;
const reference = /^(?:(?:the |some |one or more )?(?:tests?|test (?:case|run|suite|script)|specs?) (?:has |have )?failed|there (?:are|were) test failures)[.:;,!]? (?:please )?(?:see|refer to|check|look at|consult)\b/i;
const isGeneric = (line) => line.length <= maximumGeneric && (generic.has(wordsOf$1(line)) || genericPhrase.test(line)) || reference.test(line);
function anyOf(patterns) {
const joined = [...new Set(patterns.map(({ flags }) => flags))].map((flags) => {
const same = patterns.filter((pattern) => pattern.flags === flags);
return new RegExp(same.map(({ source }) => `(?:${source})`).join("|"), flags);
});
return (line) => joined.some((pattern) => pattern.test(line));
}
const fileName = String.raw`(?:[A-Za-z]:|file://)?(?=[^\s:()"']{0,400}[./\\])[^\s:()"']{1,400}`;
const isLocation = anyOf([
/^unknown file(?:: Failure)?$/,
new RegExp(String.raw`^(?:at |in |from )?${fileName}:(?:\d+|\*)(?::\d+)?[:.]?(?: ?(?:Failure|error|FAILED):?)?$`),
new RegExp(String.raw`^(?:Loc: )?\[?${fileName}\(\d+(?:,\d+)?\)\]?:?(?: ?(?:Failure|error|FAILED):?)?$`),
/^\(?(?:from function .{1,200} )?in (?:test )?file .{1,400}, line \d+[,)]?$/,
/^at .{1,400} line \d+\.?$/,
/^File ".{1,400}", line \d+/,
/^-? ?(?:[Ff]ile|[Ll]ine|Location) *: .{0,400}$/,
/^thread .{1,400} panicked at \S{1,400}:\d+:\d+:?$/
]);
const title = /^.{0,400}:\d+:\d+ \u203a /;
const isTitle = (line) => line.includes(" \u203a ") && title.test(line);
const tracebackHeader = /^(?:\+ )?(?:Exception Group )?Traceback \(most recent call last\):$/;
const isMarkedFrame = anyOf([
/^at \S{1,400}:\d+/,
/^[^\s(]{1,400} ?\([^()]{0,900}\) \(at .{1,400}:\d+\)$/,
/^\.\.\. \d+ more$/,
/^\u276f /,
/^#\d+\s/,
/^(?:package|dart):\S+\s/,
/^\S{1,400}\.dart \d+:\d+/,
/^\S{1,400}:\d+:in [`']/,
/^>? ?\d{0,6} ?\|/,
/^<asynchronous suspension>$/,
/^goroutine \d+ \[/,
/^\[\[ATTACHMENT\|/
]);
const call = /^(?:at|à|bei|em|en|w|\u0432)\s/;
const place = /[^\s(]\(|\((?:<anonymous>|native\)|[^\s()]{1,900}:\d)/;
const isFrame = (line) => call.test(line) && place.test(line) || isMarkedFrame(line);
const isBoilerplate = anyOf([
/^=== (?:RUN|PAUSE|CONT|NAME)\b/,
/^--- (?:FAIL|PASS|SKIP|BENCH):/,
/^(?:FAIL|ok|\?)(?:\t(?!.{1,400} \[(?:build|setup) failed\]$)|$)/,
/^(?:PASS|exit status \d+)$/,
/^(?:with expansion|with message|due to unexpected exception with message|values|explicitly with message)s?:$/,
/^\{Unknown expression after the reported line\}$/,
/^assertions: (?:\d+ \||- none)/,
/^\[doctest\] /,
/^EXCEPTION STACK TRACE: -/,
/^ok \d+/,
/^not ok(?: \d+)?$/,
/^\d+\.\.\d+$/,
/^# Subtest:/,
/^The test description was:/,
/^@scenario\.(?:begin|end)$/,
/^Message:$/,
/^Test method \S{1,900} threw exception:$/,
_fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.s
]);
const leadingMarks = /^(?:[#\u25cf\u2715×]\s*)+/;
function isMeaningful(line, isOwnName) {
const text = line.replace(leadingMarks, "");
if (!/[\p{L}\p{N}]/u.test(text)) return false;
if (tracebackHeader.test(text) || isGeneric(text) || isLocation(text) || isTitle(text) || isOwnName(text)) return false;
return exceptionType(text) === void 0 && !isFrame(text) && !isBoilerplate(line) && !isStepResult(line);
}
function meaningfulLine(lines, isOwnName, from = 0) {
for (let index = from; index < lines.length; index++) if (isMeaningful(trimmed(lines[index]), isOwnName)) return index;
return -1;
}
const typeName = /^(?:[A-Za-z_$][\w$]*(?:\.|::|\\)){0,20}([A-Z][\w$]*)$/;
function exceptionType(line) {
if (line.includes(" ")) return void 0;
const name = typeName.exec(line.replace(/:$/, ""))?.[1];
return name !== void 0 && /(?:Error|Exception|Failure|Fault|Panic|Throwable)$/.test(name) ? name : void 0;
}
const shortTypeName = (line) => typeName.exec(line)?.[1];
const typeBefore = /^(?:[\w$.:\\]{0,200}(?:Error|Exception))?: /;
const wordings = [
/^(?:test )?timeout (?:of )?[\d,.]{1,20} ?m?s exceeded\b(?!.*\b(?:waiting|locator|selector)\b)/i,
/^[a-z]{1,40}\.[a-z]{1,40}: timeout [\d,.]{1,20} ?ms exceeded\.?$/i,
/^expected (?:true to be false|false to be true)(?: \/\/ Object\.is equality)?\.?$/i,
/^step failed\.?$/i,
/^several failures occurred:?$/i
];
const maximumLength = 500;
function isGenericMessage(line) {
if (line.length > maximumLength) return false;
if (line === "" || isGeneric(line) || exceptionType(line) !== void 0) return true;
const message = line.replace(typeBefore, "");
return wordings.some((wording) => wording.test(message));
}
const maximumName$1 = 150;
const ellipsis = " \u2026";
function stepOfFailure({ steps }, line) {
if (steps === void 0 || !isGenericMessage(line)) return void 0;
const name = failedPaths(steps)[0]?.at(-1)?.name;
return name === void 0 || name.trim() === "" ? void 0 : shownStep(name);
}
function shownStep(name) {
const line = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(name).trim();
return line.length <= 152 ? line : `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.S)(line, maximumName$1)}${ellipsis}`;
}
const separator$1 = " · ";
function withStep(headline, step) {
const words = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)(headline).replace(/:$/, "");
return words === "" ? step : `${words}${separator$1}${step}`;
}
function withoutStep(headline, step) {
if (step === void 0) return headline;
const shown = shownStep(step);
if (headline === shown) return "";
return headline.endsWith(`${separator$1}${shown}`) ? headline.slice(0, -(3 + shown.length)) : headline;
}
const moreLines = (count) => `\u2026 ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(count, "more line")}`;
const moreLinesPattern = /^ *\u2026 ([\d,]{1,20}) more lines?$/;
const countLines = (lines) => lines.reduce((sum, line) => sum + Number(moreLinesPattern.exec(line)?.[1]?.replaceAll(",", "") ?? 1), 0);
const attempt = /^Retry #(\d{1,4}) \u2500{3,}$/;
const attachment = /^attachment #\d{1,4}: .{0,400}\u2500{3,}$/;
const rule = /^\u2500{3,}$/;
const context$1 = /^Error Context: \S/;
const isText = (line) => line.includes("(text/") && !line.includes("error-context");
const testTitle = /^\S.{0,400}:\d{1,9}:\d{1,9} \u203a /;
const numberedLine = /^(?:> {0,9})?\d{0,9} ?\|/;
const isSourceLine = (line) => numberedLine.test(line.trim());
const endsPlaywrightError = (line) => {
const own = line.trim();
return attempt.test(own) || attachment.test(own) || context$1.test(own);
};
function attemptsOf(text) {
let last = {
lines: [],
attached: []
};
const attempts = [last];
let target = last.lines;
for (const line of text.split("\n")) {
const own = line.trim();
const number = attempt.exec(own)?.[1];
if (number !== void 0) {
last = {
title: `Retry #${number}`,
lines: [],
attached: []
};
attempts.push(last);
target = last.lines;
} else if (attachment.test(own)) {
target = isText(own) ? last.attached : void 0;
target?.push(line.slice(0, line.indexOf("\u2500\u2500\u2500")).trimEnd());
} else if (rule.test(own)) target = last.lines;
else if (!context$1.test(own)) target?.push(line);
}
return attempts;
}
const errorOf = ({ lines }) => lines.slice(lines.findLastIndex((line) => testTitle.test(line.trim())) + 1);
const attemptKey = (lines) => lines.map((line) => line.trim()).filter((line) => line !== "").join("\n");
function withoutShownSource(lines, shown) {
const kept = [];
for (let start = 0; start < lines.length;) {
let end = start;
while (isSourceLine(lines[end] ?? "")) end += 1;
const source = lines.slice(start, end);
const key = attemptKey(source);
if (!shown.has(key)) for (const line of source) kept.push(line);
if (source.length > 0) shown.add(key);
else kept.push(lines[end++] ?? "");
start = end;
}
return kept;
}
function withDistinctAttempts(text) {
if (!text.includes("\u2500\u2500\u2500") && !text.includes("Error Context: ")) return text;
const [errors, source] = [new Set(), new Set()];
return attemptsOf(text).flatMap((each) => {
const { title, lines, attached } = each;
const key = attemptKey(errorOf(each));
if (title !== void 0 && errors.has(key)) return [];
errors.add(key);
return [
...title === void 0 ? [] : [title],
...withoutShownSource(lines, source),
...attached
];
}).join("\n");
}
function commonSubsequence(one, other) {
const width = other.length + 1;
const lengths = new Uint16Array((one.length + 1) * width);
for (let i = one.length - 1; i >= 0; i -= 1) for (let j = other.length - 1; j >= 0; j -= 1) {
const diagonal = lengths[(i + 1) * width + j + 1] ?? 0;
lengths[i * width + j] = one[i] === other[j] ? diagonal + 1 : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
}
const pairs = [];
for (let i = 0, j = 0; i < one.length && j < other.length;) if (one[i] === other[j]) pairs.push([i++, j++]);
else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i += 1;
else j += 1;
return pairs;
}
const maximumWhole = 80;
const context = 20;
const maximumWindows = 3;
const maximumPairs = 25e4;
const maximumCompared = 2e4;
function differingParts(one, other) {
if (one.length <= maximumWhole && other.length <= maximumWhole || one === other) return [one, other];
const differences = merged(differencesOf(one, other));
return [windowsOf(one, differences, 0), windowsOf(other, differences, 1)];
}
const beforeValue = /^[ \t]{0,40}(?:[-+][ \t]{0,40})?(?:(?:expected|received) {2}|left {3}|right {2}|(?:expected|received|actual|got|but was|left|right)\b[\w ()]{0,40}:[ \t]{1,20}|(?:"[^"]{1,60}"|'[^']{1,60}'|[\w$.]{1,60}) ?(?::|=>?)[ \t]{1,20})?/i;
const maximumLabel = 200;
function differingLines(one, other) {
if (one.length <= maximumWhole && other.length <= maximumWhole) return [one, other];
const [label = "", otherLabel = ""] = [one, other].map((line) => beforeValue.exec(line.slice(0, maximumLabel))?.[0] ?? "");
const [value, otherValue] = differingParts(one.slice(label.length), other.slice(otherLabel.length));
return [label + value, otherLabel + otherValue];
}
const isHighSurrogate = (code) => code >= 55296 && code <= 56319;
const isLowSurrogate = (code) => code >= 56320 && code <= 57343;
function commonStart(one, other) {
const shorter = Math.min(one.length, other.length);
let length = 0;
while (length < shorter && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
return isHighSurrogate(one.charCodeAt(length - 1)) ? length - 1 : length;
}
function commonEnd(one, other, limit) {
let length = 0;
while (length < limit && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length)) length += 1;
return isLowSurrogate(one.charCodeAt(one.length - length)) ? length - 1 : length;
}
const word = /[\p{L}\p{M}\p{N}_]+|\s+|./gsu;
function differencesOf(one, other) {
const start = commonStart(one, other);
const end = commonEnd(one, other, Math.min(one.length, other.length) - start);
const [ends, otherEnd] = [one.length - end, other.length - end];
const whole = {
start: [start, start],
end: [ends, otherEnd]
};
if (Math.max(ends, otherEnd) - start > maximumCompared) return [whole];
const words = [one.slice(start, ends).match(word) ?? [], other.slice(start, otherEnd).match(word) ?? []];
if (words[0].length * words[1].length > maximumPairs) return [whole];
return betweenCommonWords(words, start, whole.end);
}
function betweenCommonWords(words, start, end) {
const differences = [];
let [i, j] = [0, 0];
let [at, otherAt] = [start, start];
for (const [next, otherNext] of commonSubsequence(...words)) {
const from = [at, otherAt];
for (; i < next; i += 1) at += words[0][i]?.length ?? 0;
for (; j < otherNext; j += 1) otherAt += words[1][j]?.length ?? 0;
if (at > from[0] || otherAt > from[1]) differences.push({
start: from,
end: [at, otherAt]
});
const { length } = words[0][next] ?? "";
at += length;
otherAt += length;
i += 1;
j += 1;
}
if (at < end[0] || otherAt < end[1]) differences.push({
start: [at, otherAt],
end
});
return differences;
}
function merged(differences) {
const joined = [];
for (const difference of differences) {
const last = joined.at(-1);
if (last !== void 0 && difference.start[0] - last.end[0] <= 41) joined[joined.length - 1] = {
start: last.start,
end: difference.end
};
else joined.push(difference);
}
return joined;
}
function windowsOf(text, differences, side) {
const shown = differences.slice(0, maximumWindows);
const parts = [];
let end = 0;
for (const [index, { start, end: next }] of shown.entries()) {
const common = text.slice(end, start[side]);
parts.push(commonPart(common, index === 0 ? 0 : context, context), text.slice(start[side], next[side]));
end = next[side];
}
return parts.join("") + commonPart(text.slice(end), context, 0);
}
function commonPart(text, before, after) {
if (text.length <= before + after + 1) return text;
return `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.S)(text, before)}\u2026${after === 0 ? "" : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.C)(text, after)}`;
}
function placeText({ path, line, column }) {
if (path === void 0 || line === void 0) return path ?? "";
return column === void 0 ? `${path}:${line}` : `${path}:${line}:${column}`;
}
const maximumName = 2e3;
const wordsOf = (text) => text.slice(0, maximumName).toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
const introductions = new Set([
"not",
"ok",
"failed",
"fail",
"test",
"case",
"scenario",
"the",
"description",
"was"
]);
const isEndOf = (words, some) => some !== "" && ` ${words}`.endsWith(` ${some}`);
const withoutDataSet = (text) => {
const start = text.indexOf(" with data set ");
return start === -1 ? text : text.slice(0, start);
};
const located = /^(\S{1,400}):\d+:\d+ (.{1,2000})$/;
function createOwnName(name, suite) {
const ownWords = wordsOf(withoutDataSet(name));
const own = ownWords.join(" ");
const last = ownWords.at(-1);
const areKnown = (words) => {
const known = new Set([
...introductions,
...ownWords,
...suite.flatMap(wordsOf)
]);
return words.every((word) => known.has(word) || /^\d+$/.test(word));
};
return (line) => {
if (last === void 0 || !line.toLowerCase().includes(last)) return false;
const [, file = "", title = ""] = located.exec(line) ?? [];
if (isEndOf(own, wordsOf(title).join(" ")) && areKnown(wordsOf(file))) return true;
const text = wordsOf(withoutDataSet(line)).join(" ");
if (text === own) return true;
if (!text.endsWith(` ${own}`)) return false;
return areKnown(text.slice(0, -own.length - 1).split(" "));
};
}
function failedStep(steps) {
const [path, ...others] = failedPaths(steps);
if (path === void 0) return void 0;
const phase = path.map((step) => step.phase).find((each) => each === "setup" || each === "teardown");
const [first, ...inner] = path;
return {
names: [first.name, ...inner.map(({ name }) => name)],
...phase === void 0 ? {} : { phase },
...others.length === 0 ? {} : { more: others.length }
};
}
const maximumNames = 4;
const maximumLine = 160;
const label = "step: ";
const separator = " \u203a ";
const gap = "\u2026";
function stepLine({ names, phase, more = 0 }, message = "") {
const shown = names.map((name) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(name).trim() || "(no name)");
const last = shown.at(-1) ?? "";
if ((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(message).includes(last)) return void 0;
const before = phase === void 0 ? [] : [phase];
const end = more === 0 ? "" : ` and ${more} more`;
const line = (path) => `${label}${[...before, ...path].join(separator)}${end}`;
const [first = "", ...inner] = shown;
const fitting = [
...shown.length <= maximumNames ? [shown] : [[
first,
gap,
...shown.slice(-2)
]],
...inner.length > 1 ? [[
first,
gap,
last
]] : [],
...inner.length > 0 ? [[gap, last]] : []
].map(line).find((candidate) => candidate.length <= maximumLine);
if (fitting !== void 0) return fitting;
const shortest = inner.length > 0 ? [gap, last] : [last];
const room = maximumLine - line([...shortest.slice(0, -1), ""]).length - ` ${gap}`.length;
return line([...shortest.slice(0, -1), `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.S)(last, room)} ${gap}`]);
}
const minute = 6e4;
const hour = 60 * minute;
const day = 24 * hour;
function roughAge(ms) {
if (!(ms >= minute)) return "";
if (ms < hour) return (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(Math.floor(ms / minute), "minute");
if (ms < day) return (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(Math.floor(ms / hour), "hour");
return (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(Math.floor(ms / day), "day");
}
const fullDetail = {
extras: true,
tests: Number.POSITIVE_INFINITY,
detailLines: Number.POSITIVE_INFINITY
};
const terminalDetail = {
extras: false,
tests: 20,
detailLines: 0
};
const ownTerminalDetail = {
extras: true,
tests: 20,
detailLines: 10
};
const noDetail = {
extras: false,
tests: 0,
detailLines: 0
};
const shortened = 12;
function detailLadder(tests) {
const first = Array.from({ length: tests }, (_, index) => ({
extras: false,
tests: tests - index,
detailLines: shortened
}));
return [
fullDetail,
{
...fullDetail,
extras: false
},
...first,
noDetail
];
}
const unknownAttemptText = (attempt) => `attempt ${attempt}; the results of attempt ${attempt - 1} are not known`;
function gapReason(gap, summary, builds) {
const branch = baseBranch(summary);
switch (gap) {
case "olderBase": return `The base is older than the history (${[(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(builds.length, "build"), spanOf(builds)].filter((part) => part !== "").join(", ")}).`;
case "noTest": return `The history of ${branch} knows none of these tests.`;
case "lostTests": return `The history of ${branch} is damaged, so a test that it lacks may not be new.`;
case "noNames": return `The history of ${branch} is too large for the names of its tests, so a test that it lacks may have had another name.`;
}
}
function spanOf(builds) {
const [first, last] = [builds[0]?.timestamp, builds.at(-1)?.timestamp];
return first === void 0 || last === void 0 ? "" : roughAge(last - first);
}
const commonWord = /^(?:The|This|No|It|A|An|There)\b/;
function historyReason({ reason = "" }) {
return (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(reason).trim(), reportLimits.historyReason)).replace(commonWord, (word) => word.toLowerCase());
}
const gapText = ({ history }) => history === void 0 || history.builds === 0 ? "" : historyReason(history);
function isCompared({ history, verdicts }) {
if (history === void 0 || history.builds === 0) return false;
if (history.reason === void 0 || verdicts === void 0) return true;
return verdicts.new + verdicts.unseen + verdicts.known + verdicts.flaky > 0;
}
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const quotes = /['"\u2018-\u201f]/;
const readByCmd = /[&|<>^%]/;
const unsafe = /['"\u2018-\u201f&|<>^%]/g;
const plain = /^(?:[\w./][\w./:=+-]*|--?[\w-]+(?:=[\w/:+-]+)?)$/;
function shellWord(text) {
if (plain.test(text)) return text;
if (text === "" || unprintable.test(text) || quotes.test(text) || text.endsWith("\\")) return void 0;
return `'${text}'`;
}
const flutterMessage = "Test failed. See exception logs above.";
const header = "EXCEPTION CAUGHT BY ";
const isFlutterHeader = (line) => line.includes(header);
const fromFlutterHeader = (output) => output.slice(Math.max(0, output.indexOf(header)));
const areSame = (one, other) => one.name === other.name && one.module === other.module && one.suite.length === other.suite.length && one.suite.every((name, index) => name === other.suite[index]);
function createLongest(limit, floor = 0) {
const longest = [];
let lowest = floor;
return {
floor: () => lowest,
offer(test, duration) {
if (duration <= lowest) return;
const known = longest.findIndex((entry) => areSame(entry.test, test));
if (known !== -1) {
if ((longest[known]?.duration ?? 0) >= duration) return;
longest.splice(known, 1);
}
const after = longest.findIndex((entry) => entry.duration < duration);
longest.splice(after === -1 ? longest.length : after, 0, {
test,
duration
});
if (longest.length > limit) longest.pop();
if (longest.length === limit) lowest = Math.max(floor, longest.at(-1)?.duration ?? 0);
},
result: () => longest.map((entry) => entry.test)
};
}
})
};
;
