"use strict";
exports.id = 7117;
exports.ids = [7117];
exports.modules = {
32778: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => authorOfToken });
const authorOfToken = (token) => token.startsWith("ghs_") ? "github-actions[bot]" : void 0;
}),
13015: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => isFork,
t: () => findCommentPlaces
});
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6741);
var _completed_run_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49162);
var _merge_queue_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96111);
var _repository_name_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57449);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
const maximumPlaces = 3;
async function findCommentPlaces(run, client) {
const { event, env, pullRequest } = run;
if ((0, _completed_run_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(event, env)) return placesOfWorkflowRun(run, client);
const known = [
event.pull_request?.number,
event.issue?.pull_request && event.issue.number,
pullRequest,
env.GITHUB_EVENT_NAME === "merge_group" ? (0, _merge_queue_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(event.merge_group?.head_ref ?? env.GITHUB_REF) : void 0
].find(isNumber);
if (known !== void 0) return { places: [{
kind: "pullRequest",
number: known
}] };
if (run.onCommits && isNumber(event.issue?.number)) return { places: [{
kind: "issue",
number: event.issue.number
}] };
return placesOfCommit(run, client);
}
const isNumber = (value) => Number.isSafeInteger(value) && Number(value) > 0;
async function placesOfCommit({ event, env, onCommits }, client) {
const sha = event.merge_group?.head_sha || env.GITHUB_SHA;
const start = `The workflow was started by ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(env.GITHUB_EVENT_NAME || "an unknown event")}`;
if (!sha) return { reason: `${start}, and GITHUB_SHA is empty.` };
const isPush = env.GITHUB_EVENT_NAME === "push";
const places = placesAt(sha, await client.pullRequestsOfCommit(sha).catch((error) => {
if (isPush && onCommits && error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f && error.failure === "permission") return [];
throw error;
}));
if (places.length > 0) return { places };
if (isPush && onCommits) return { places: [{
kind: "commit",
sha
}] };
return { reason: `${start}, and no open pull request has the commit ${short(sha)} as its head.` };
}
async function placesOfWorkflowRun(run, client) {
const { head_repository, head_branch: branch, head_sha: sha, event: trigger } = run.event.workflow_run ?? {};
const repository = head_repository?.full_name;
const withoutInput = run.pullRequest === void 0 ? "" : " On workflow_run, the input pull-request is ignored.";
const none = (reason) => ({ reason: reason + withoutInput });
if (!repository) return none("The event does not name the repository that the workflow ran for. The fork may have been deleted.");
if (!branch || !sha) return none("The event does not name the branch and commit that the workflow ran for.");
const isOurs = (0, _repository_name_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(repository, run.env.GITHUB_REPOSITORY);
const queued = isOurs && trigger === "merge_group" ? (0, _merge_queue_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(branch) : void 0;
if (queued !== void 0) return { places: [{
kind: "pullRequest",
number: queued
}] };
const pulls = (await client.pullRequestsOfBranch(repository.split("/", 1)[0] ?? "", branch)).filter((pull) => pull.isOpen && pull.headBranch === branch && (0, _repository_name_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(pull.headRepository, repository));
const places = placesAt(sha, pulls);
if (places.length > 0) return { places };
const [moved] = pulls;
if (moved) return none(`The workflow ran for commit ${short(sha)}, but pull request #${moved.number} has a newer one.`);
if (isOurs && trigger === "push" && run.onCommits) return { places: [{
kind: "commit",
sha
}] };
return none(`No open pull request has the commit ${short(sha)} of ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(`${repository}:${branch}`)} as its head.`);
}
function placesAt(sha, pulls) {
return pulls.filter((pull) => pull.isOpen && pull.headSha === sha).slice(0, maximumPlaces).map(({ number }) => ({
kind: "pullRequest",
number
}));
}
const short = (sha) => (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(sha.slice(0, 7));
function isFork(event, repository) {
const { pull_request: pull, workflow_run: workflowRun } = event;
if (pull) return !(0, _repository_name_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(pull.head?.repo?.full_name, pull.base?.repo?.full_name ?? repository);
return workflowRun ? !(0, _repository_name_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(workflowRun.head_repository?.full_name, repository) : false;
}
}),
77117: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
n: () => deliver_report_exports,
r: () => comment_exports,
t: () => deliverReport
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53216);
var _config_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9061);
var _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(32447);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47931);
var _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81500);
var _job_summary_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29191);
var _empty_setting_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2393);
var _comment_places_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13015);
var _time_budget_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7638);
var _comment_author_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(32778);
var _untrusted_event_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1616);
var _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76133);
var _ready_reports_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11110);
var _github_report_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43637);
var _kept_files_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6313);
function refusalOf({ isDefault, event, env }) {
if ((0, _comment_places_mjs__WEBPACK_IMPORTED_MODULE_6__.n)(event, env.GITHUB_REPOSITORY ?? "")) return (0, _untrusted_event_mjs__WEBPACK_IMPORTED_MODULE_12__.t)(env) === void 0 ? "fork" : "notice";
if (!isDefault) return "warning";
return event.pull_request !== void 0 || event.workflow_run?.event?.startsWith("pull_request") === true ? "notice" : "log";
}
function requiredPermission(place) {
return place === void 0 ? _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_8__.n.comment : (0, _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_8__.t)(place);
}
var comment_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ comment: () => comment });
const configuredDeadlineSeconds = 150;
const failedDeadlineSeconds = 75;
const defaultDeadlineSeconds = 60;
const notice = (message) => ({
notices: [message],
problems: []
});
const nothing$1 = {
notices: [],
problems: []
};
const problem = (severity, message) => ({
notices: [],
problems: [{
severity,
kind: "delivery",
message
}]
});
async function comment(request) {
const { reporter, isDefault, evaluator, env, event, secondMs = 1e3, lostTime } = request;
const { lossMs = _time_budget_mjs__WEBPACK_IMPORTED_MODULE_7__.i[isFailed(request) ? "failed" : "passed"] } = request;
const token = reporter.token === void 0 ? request.token : evaluator.token(reporter.token);
if (token === "") {
if (isDefault && event.pull_request === void 0) return nothing$1;
if (reporter.token === void 0) return notice(`There is no comment: ${_empty_setting_mjs__WEBPACK_IMPORTED_MODULE_13__.t}`);
return notice(`There is no comment (report.${reporter.slot}): ${(0, _empty_setting_mjs__WEBPACK_IMPORTED_MODULE_13__.n)(reporter.token, "token")}`);
}
request.setSecret(token);
const { createGitHubClient } = await Promise.all([
__webpack_require__.e(6752),
__webpack_require__.e(3607),
__webpack_require__.e(9518),
__webpack_require__.e(5936)
]).then(__webpack_require__.bind(__webpack_require__, 79518));
const client = createGitHubClient({
token,
repository: env.GITHUB_REPOSITORY ?? "",
apiUrl: env.GITHUB_API_URL || "https://api.github.com",
onWait: request.say,
secondMs,
deadlineMs: deadlineSeconds(request) * secondMs,
lostTime,
lossMs
});
try {
return await commentWith(client, {
...request,
author: (0, _comment_author_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(token)
});
} catch (error) {
return failed(error, request);
}
}
const isFailed = ({ scope: { summary } }) => summary.status === "failed" || (summary.gateReasons ?? []).length > 0;
function deadlineSeconds(request) {
if (!request.isDefault) return configuredDeadlineSeconds;
return isFailed(request) ? failedDeadlineSeconds : defaultDeadlineSeconds;
}
async function commentWith(client, request) {
const { isDefault, event, env, pullRequest, say } = request;
const found = await (0, _comment_places_mjs__WEBPACK_IMPORTED_MODULE_6__.t)({
event,
env,
pullRequest,
onCommits: !isDefault
}, client);
if ("reason" in found) {
say(`There is no comment: ${found.reason}`);
return nothing$1;
}
const { prepareDelivery } = await Promise.all([
__webpack_require__.e(6752),
__webpack_require__.e(3087),
__webpack_require__.e(1198),
__webpack_require__.e(4016),
__webpack_require__.e(3925),
__webpack_require__.e(9187)
]).then(__webpack_require__.bind(__webpack_require__, 23383)).then((n) => n.t);
const delivery = await prepareDelivery(client, request);
const results = [];
for (const place of found.places) try {
const outcome = await delivery.deliver(place);
if (outcome.kind === "skipped") say(`There is no new comment: ${outcome.reason}`);
if (outcome.url === void 0) continue;
if (results.some(({ url }) => url !== void 0)) say(`Comment: ${outcome.url}`);
results.push({
...nothing$1,
url: outcome.url
});
} catch (error) {
results.push(failed(error, request, place));
}
return {
url: results.find(({ url }) => url !== void 0)?.url,
notices: results.flatMap(({ notices }) => notices),
problems: results.flatMap(({ problems }) => problems)
};
}
function failed(error, request, place) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.f)) throw error;
const { isDefault, event, say } = request;
const { failure, message } = error;
if (failure === "permission") return refused(request, requiredPermission(place));
if (isDefault && event.pull_request === void 0) {
say(message);
return nothing$1;
}
if (failure === "locked" || failure === "budget") return notice(message);
return isDefault ? notice(`There is no comment: ${message}`) : problem("error", message);
}
function refused(request, permission) {
const { reporter, hasSummary = true, say } = request;
const message = `There is no comment: the ${reporter.token === void 0 ? "job" : "token"} lacks the permission "${permission}".`;
switch (refusalOf(request)) {
case "log":
say(message);
return nothing$1;
case "notice": return notice(message);
case "fork": return notice(`There is no comment: it requires the permission "${permission}", but a run for a fork has a read-only token. ${hasSummary ? "The report is in the job summary and the annotations. " : ""}To comment on pull requests of forks, report in a workflow that runs on workflow_run.`);
case "warning": return problem("warning", message);
}
}
var deliver_report_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ deliverReport: () => deliverReport });
const nothing = {
problems: [],
notices: []
};
const order = {
html: 0,
codehost: 1,
chat: 2
};
async function deliverReport(finished, targets) {
const { config, mask } = finished.prepared;
const reports = await (0, _ready_reports_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(finished);
const { evaluator } = reports;
for (const reporter of config.report.reporters) if (reporter.type === "html" && isWanted(reporter, reports)) (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_5__.i)({
reporter,
evaluator,
env: targets.env
}, finished);
let outcome = nothing;
for (const reporter of config.report.reporters.toSorted((a, b) => order[a.type] - order[b.type])) {
const added = await attempt(async () => {
if (!reports.isSent(reporter)) return nothing;
if (reporter.type === "codehost" && targets.step === void 0 && targets.page === void 0) return withoutStep(reporter);
return deliverTo(reporter, await reports.ready(reporter, outcome.reportUrl), finished, targets);
});
outcome = {
...outcome,
...added,
problems: [...outcome.problems, ...added.problems],
notices: [...outcome.notices, ...added.notices]
};
}
if (targets.step?.annotations && !(0, _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_15__.t)(targets.env)) (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_5__.f)(finished, targets.step.core);
const { problems, notices } = outcome;
return {
...outcome,
problems: mask.value(problems),
notices: mask.value(notices)
};
}
function isWanted(reporter, reports) {
try {
return reports.isSent(reporter);
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
return false;
}
}
async function attempt(work) {
try {
return await work();
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._)) throw error;
return {
notices: [],
problems: [{
severity: "error",
kind: "delivery",
message: error.message
}]
};
}
}
async function deliverTo(reporter, report, finished, targets) {
const { env, now, step, page, setSecret, say } = targets;
const kept = {
files: report.scope.summary.artifacts,
upload: (0, _kept_files_mjs__WEBPACK_IMPORTED_MODULE_11__.r)(finished.collected, targets.upload)
};
switch (reporter.type) {
case "html": {
const [{ writeHtml }, { uploadHtml }] = await Promise.all([Promise.all([
__webpack_require__.e(3087),
__webpack_require__.e(1443),
__webpack_require__.e(8259)
]).then(__webpack_require__.bind(__webpack_require__, 41443)).then((n) => n.t), __webpack_require__.e(6283).then(__webpack_require__.bind(__webpack_require__, 86283))]);
const attachments = await attachmentsOf(reporter, report, finished, targets);
const { path, problems } = await writeHtml({
...report,
reporter,
keptFiles: (0, _kept_files_mjs__WEBPACK_IMPORTED_MODULE_11__.t)(kept),
attachments: attachments?.page,
finished,
env,
now
});
const uploaded = await uploadHtml(path, env);
return {
htmlPath: path,
reportUrl: uploaded.url,
attachmentsUrl: attachments?.url,
embeddedFiles: attachments?.embedded,
notices: [...attachments?.notices ?? [], ...uploaded.notices],
problems: [...problems, ...uploaded.problems]
};
}
case "codehost":
if (step !== void 0) return deliverToGitHub(reporter, report, (0, _kept_files_mjs__WEBPACK_IMPORTED_MODULE_11__.n)(kept), finished, {
...targets,
step
});
return page === void 0 ? nothing : deliverToPage(reporter, report, (0, _kept_files_mjs__WEBPACK_IMPORTED_MODULE_11__.n)(kept), finished, page);
case "chat": {
const { sendToChat } = await __webpack_require__.e(7350).then(__webpack_require__.bind(__webpack_require__, 44969)).then((n) => n.t);
return sendToChat({
...report,
template: report.ownTemplate,
reporter,
ciContext: finished.prepared.ciContext(),
setSecret,
say
});
}
}
}
async function attachmentsOf(reporter, { scope, evaluator }, { prepared: { request, config }, collected: { attachments: stored, recordsPath } }, { env, step }) {
if (stored.count === 0 || recordsPath === void 0) return void 0;
const { deliverAttachments } = await __webpack_require__.e(439).then(__webpack_require__.bind(__webpack_require__, 50439));
const { judgement } = scope;
return deliverAttachments({
stored,
isTemporary: request.output === void 0,
recordsPath,
pagePath: (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_5__.a)({
reporter,
evaluator,
request,
env
}),
verdictOf: ({ id = "", cause, job }) => judgement?.verdictOf(id, cause, job === void 0 ? [] : [job]).kind,
embed: reporter.embed ?? "failed",
maximumBytes: (0, _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(config, env),
mayUpload: step?.artifacts !== false,
env
});
}
async function deliverToGitHub(reporter, report, keptFiles, finished, { env, step: { core, token, pullRequest, artifacts = true, onUnfinished }, setSecret, say }) {
const problems = (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_5__.m)(reporter, report.scope.summary) ? await (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_5__.r)((0, _ready_reports_mjs__WEBPACK_IMPORTED_MODULE_9__.r)(report, keptFiles, finished), {
summary: core.summary,
file: env.GITHUB_STEP_SUMMARY
}) : [];
if (!reporter.commentEnabled) return {
...nothing,
problems
};
if ((0, _gitea_environment_mjs__WEBPACK_IMPORTED_MODULE_15__.t)(env)) return {
...withoutComment(reporter, "Gitea and Forgejo have another interface for comments than GitHub"),
problems
};
const { url, ...result } = await comment({
...(0, _ready_reports_mjs__WEBPACK_IMPORTED_MODULE_9__.n)(reporter, report, keptFiles, finished, env),
token,
pullRequest,
artifacts,
lostTime: finished.prepared.lostTime,
isDefault: !(0, _config_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(reporter),
evaluator: report.evaluator,
onUnfinished: reporter.token === void 0 ? onUnfinished : void 0,
setSecret,
say
});
return {
...result,
problems: [...problems, ...result.problems],
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__.y)({ commentUrl: url })
};
}
async function deliverToPage(reporter, { scope, ownTemplate: template, reportUrl, evaluator }, keptFiles, { prepared: { ciContext, mask }, guide }, page) {
const markdown = (0, _github_report_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(scope, template, {
reportUrl,
guide: guide.blocks,
keptFiles
}, page.maximumBytes);
if (markdown === void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_1__._("The report is too long for the page of the build.");
const title = evaluator.text(reporter.commentTitle ?? "");
const reason = await page.add({
markdown: mask.text(markdown),
mark: (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_3__.et)(scope),
ciContext: ciContext(),
title
});
const missing = reason === void 0 ? [] : [`report.${reporter.slot}: ${reason}`];
const { notices } = reporter.commentEnabled ? withoutComment(reporter, "a comment requires a step of GitHub Actions") : nothing;
return {
...nothing,
notices: [...missing, ...notices]
};
}
const withoutComment = (reporter, reason) => (0, _config_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(reporter) ? {
...nothing,
notices: [`There is no comment (report.${reporter.slot}): ${reason}.`]
} : nothing;
function withoutStep(reporter) {
if (!(0, _config_mjs__WEBPACK_IMPORTED_MODULE_2__.o)(reporter)) return nothing;
const reason = "the job summary and the comment require a step of GitHub Actions, but GITHUB_ACTIONS is not \"true\"";
return {
...nothing,
notices: [`report.${reporter.slot}: Nothing was delivered: ${reason}.`]
};
}
}),
29191: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => pagePath,
c: () => pageGenerator,
d: () => viewId,
f: () => annotateResults,
i: () => checkPagePath,
l: () => pageIds,
m: () => isSummaryWanted,
n: () => maximumSummaryBytes,
o: () => attachmentId,
p: () => writeAnnotations,
r: () => writeJobSummary,
s: () => dataClasses,
t: () => deliverJobSummary,
u: () => tabNames
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6741);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47931);
var _inner_path_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13043);
var _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81500);
var _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54060);
var _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8121);
var _short_verdict_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83559);
var _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18991);
var _scanner_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(69735);
var _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68441);
var _ci_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32959);
var node_fs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(76760);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(51455);
const problemsFirst = 3;
const maximumOfCause = 3;
const verdictSentences = (failure, summary) => (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.s)(failure, { summary }).filter(([first]) => first?.type !== "link").map((fact) => `${(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.c)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.u)(fact))}.`);
function factsOf({ failure, others }, summary) {
const jobs = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Vt)(failure.jobs, { summary });
return [
...verdictSentences(failure, summary),
...others === 0 ? [] : [`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(others, "more test")} ${others === 1 ? "fails" : "fail"} for the same cause.`],
...jobs === void 0 ? [] : [`Failed ${jobs}.`]
].join(" ");
}
function reasonOf(test, texts) {
const { value = "", language } = texts.shown(test) ?? {};
if (language === "diff") return value.replace(/^ {2}/gm, "");
return (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_5__.d)(value).flatMap(({ text, frame }) => frame === void 0 ? [text] : []).join("\n").trim() || "The test failed without a message.";
}
function titleEnd({ verdict, quarantine }, summary) {
if (quarantine !== void 0) return ": quarantined";
if (verdict?.kind === "known") return `: fails ${(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.ft)(verdict, summary)}`;
const word = (0, _short_verdict_mjs__WEBPACK_IMPORTED_MODULE_7__.r)(verdict?.kind, summary);
return word === "" ? "" : `: ${word}`;
}
const maximumName = 140;
function ofFailure(located, summary, texts) {
const { failure, location } = located;
const { test } = failure;
return {
severity: _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.an.has((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.nn)(failure)) ? "error" : "notice",
title: `${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.v)(test.name), maximumName)}${titleEnd(failure, summary)}`,
message: [
factsOf(located, summary),
(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.O)(test) ?? "",
`${reasonOf(test, texts)}\n`,
(0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.E)(test.suite, location?.file)
].filter((part) => part !== "").join("\n").trimEnd(),
file: location?.file,
line: location?.line
};
}
const ofProblem = ({ severity, message, path, line, column }) => ({
severity,
title: severity === "error" ? "Test results" : "Test results: warning",
message,
file: path,
line,
column
});
function chosen({ failures, causes }, locate) {
const ranked = failures.map((failure) => ({
failure,
location: locate(failure.test)
})).toSorted((a, b) => Number(a.location === void 0) - Number(b.location === void 0) || (b.failure.test.timestamp ?? 0) - (a.failure.test.timestamp ?? 0));
const tests = new Map(causes.map(({ cause, tests: count }) => [cause.id, count]));
const places = new Map();
const [first, more] = [[], []];
for (const entry of ranked) {
const { id } = entry.failure.cause;
const place = places.get(id) ?? 0;
places.set(id, place + 1);
if (place === 0) first.push({
...entry,
others: (tests.get(id) ?? 1) - 1
});
else if (place < maximumOfCause) more.push({
...entry,
others: 0
});
}
return [...first, ...more];
}
function buildAnnotations(summary, locate, texts = (0, _failure_texts_mjs__WEBPACK_IMPORTED_MODULE_5__.t)({ locations: new Map() })) {
const leading = (0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(summary, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.an);
const failures = chosen(leading, locate);
const excused = _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.tn.flatMap((group) => chosen((0, _failures_of_groups_mjs__WEBPACK_IMPORTED_MODULE_6__.t)(summary, new Set([group])), locate));
const errors = summary.problems.filter((problem) => problem.severity === "error").map(ofProblem);
const warnings = summary.problems.filter((problem) => problem.severity === "warning" && problem.kind !== "attachment").map(ofProblem);
return {
annotations: [
...errors.slice(0, problemsFirst),
...failures.map((located) => ofFailure(located, summary, texts)),
...errors.slice(problemsFirst),
...warnings,
...excused.map((located) => ofFailure(located, summary, texts))
],
leftOut: Math.max(0, (leading.failedTests ?? 0) - failures.length)
};
}
function isSummaryWanted({ summaryMode = "always" }, { status, gateReasons = [] }) {
return summaryMode === "always" || summaryMode === "failures" && (status === "failed" || gateReasons.length > 0);
}
function annotateResults({ prepared: { request, config, context }, judged }, core, taken = {}) {
const { summary, locations, failureTexts } = judged.scope;
const prefix = (0, _run_evidence_mjs__WEBPACK_IMPORTED_MODULE_4__.i)(context.env.GITHUB_WORKSPACE, request.cwd);
const problems = (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_2__.Xt)(summary).map((problem) => problem.path === void 0 ? problem : {
...problem,
path: prefix + problem.path
});
const { annotations, leftOut } = buildAnnotations({
...summary,
problems
}, (test) => locations.get(test), failureTexts);
const reporter = config.report.reporters.find((one) => one.type === "codehost");
return writeAnnotations(annotations, core, {
unlisted: leftOut,
taken,
rest: reporter !== void 0 && isSummaryWanted(reporter, summary) ? "see the job summary" : "see the log"
});
}
const maximumMessage = 4096;
const maximumTitle = 198;
function writeAnnotations(annotations, core, { unlisted = 0, taken = {}, rest: where = "see the log" } = {}) {
let errors = 0;
for (const severity of [
"error",
"warning",
"notice"
]) {
const all = annotations.filter((annotation) => annotation.severity === severity);
const room = Math.max(1, 10 - (taken[severity] ?? 0));
const more = Math.max(0, all.length - room) + (severity === "error" ? unlisted : 0);
const shown = all.slice(0, room);
for (const [index, annotation] of shown.entries()) write(annotation, index === shown.length - 1 && more > 0 ? `\n\nand ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(more, `more ${severity}`)}: ${where}` : "", core);
if (severity === "error") errors = shown.length;
}
return errors;
}
function write(annotation, ending, core) {
const { severity, title, message, file, line, column } = annotation;
core[severity]((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_14__.n)(message), maximumMessage - ending.length - 2) + ending, {
title: (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_14__.t)(title), maximumTitle),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
file,
startLine: line,
startColumn: column
})
});
}
const holds = (folder, path) => {
const inner = (0, _inner_path_mjs__WEBPACK_IMPORTED_MODULE_3__.t)((0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(folder), (0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_8__.i)(path));
return inner !== void 0 && inner !== "";
};
function outputPath(template, name, { cwd, evaluator, env, allowOutside = (0, _ci_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(env) }) {
const parts = evaluator.parts(template);
const text = parts.map((part) => part.text).join("");
if (text.trim() === "") throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name} is empty: ${JSON.stringify(template)} has no value in this run.`, { hint: "Name a file." });
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_12__.resolve)(cwd, text);
if (text.includes("\0") || /[\\/]$/.test(text) || path === (0, node_path__WEBPACK_IMPORTED_MODULE_12__.resolve)(cwd)) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name} is ${JSON.stringify(text)}, which is not a file name.`, { hint: "Name a file." });
if (holds(cwd, path)) return path;
if (parts.some(({ kind }) => kind !== "literal")) {
const [first] = parts;
const before = first?.kind === "literal" ? first.text.replace(/(?<![^\\/])[^\\/]*$/, "") : "";
if (![(0, node_path__WEBPACK_IMPORTED_MODULE_12__.resolve)(cwd, before), (0, _temporary_folder_mjs__WEBPACK_IMPORTED_MODULE_9__.i)(env)].some((folder) => holds(folder, path))) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name} is ${JSON.stringify(text)}: the value of an expression leads out of the working directory.`, { hint: "Write the folder before the expression." });
}
if (allowOutside) return path;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${name} is ${JSON.stringify(text)}, which is outside of the working directory ${cwd}.`, { hint: "Name a file in this folder, or allow other folders with --allow-output-outside." });
}
const pageIds = {
settings: "settings",
tabs: "tab-links",
context: "context",
report: "report",
facts: "run-facts",
note: "script-note",
data: "run",
history: "history"
};
const tabNames = [
"tests",
"causes",
"jobs",
"timeline",
"summary"
];
const viewId = (tab) => `view-${tab}`;
const pageGenerator = "<meta name=\"generator\" content=\"build-report\">";
const dataClasses = {
tests: "tests",
details: "details",
attachment: "attachment"
};
const attachmentId = (block) => `attachment-${block}`;
function pagePath({ reporter, evaluator, request: { cwd, allowOutputOutside }, env }) {
const allowOutside = allowOutputOutside ? true : void 0;
return outputPath(reporter.outputFile, optionName(reporter), {
cwd,
evaluator,
env,
allowOutside
});
}
function checkPagePath({ reporter, evaluator, env }, { prepared: { request, config }, collected: { recordsPath, inputs } }) {
const path = pathOrNone({
reporter,
evaluator,
request,
env
});
if (path === void 0) return;
const output = {
what: `The HTML report (${optionName(reporter)} ${JSON.stringify(reporter.outputFile)})`,
path
};
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_11__.existsSync)(path)) return;
const records = recordsPath === void 0 ? [] : [{
path: recordsPath,
because: "the records of the run"
}];
const isOwn = isPage(path);
const needed = inputs.filter(({ kind }) => kind === "read" || !isOwn);
(0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_8__.r)(output, [
...records,
...(0, _output_conflict_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(request, config.path),
...needed
], request.cwd);
}
const optionName = ({ slot }) => `report.${slot}.outputFile`;
function pathOrNone(request) {
try {
return pagePath(request);
} catch (error) {
if (error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._ && (0, _scanner_mjs__WEBPACK_IMPORTED_MODULE_15__.t)(request.reporter.outputFile)) return void 0;
throw error;
}
}
const headBytes = 4096;
function isPage(path) {
try {
const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_11__.openSync)(path, "r");
try {
const head = Buffer.alloc(headBytes);
return head.subarray(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_11__.readSync)(descriptor, head)).includes(pageGenerator);
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_11__.closeSync)(descriptor);
}
} catch {
return false;
}
}
const maximumSummaryBytes = 1048576;
const marginBytes = 1024;
async function writeJobSummary(render, context) {
if (!context.file) return [];
try {
await deliverJobSummary(render, context);
return [];
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._)) throw error;
return [{
severity: "error",
kind: "delivery",
message: error.message
}];
}
}
async function deliverJobSummary(render, { summary, file }) {
if (!file) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._("GITHUB_STEP_SUMMARY is empty.", { hint: "Only a step of GitHub Actions has a job summary." });
const { size } = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_13__.stat)(file).catch((cause) => {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`Cannot read the file "${file}", which GITHUB_STEP_SUMMARY names.`, { cause });
});
const markdown = render(Math.max(0, maximumSummaryBytes - size - marginBytes));
if (markdown === void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The job summary has no room for the report: it already contains ${size} of ${maximumSummaryBytes} bytes.`, { hint: "Write the report in a step of its own." });
await (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.l)(`The job summary "${file}"`, file, () => summary.addRaw(size > 0 ? `\n\n${markdown}` : markdown).write());
}
}),
6313: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => keptFilesLine,
r: () => uploadOf,
t: () => keptFilesFold
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _sizes_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43543);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47931);
const maximumNames = 4;
const maximumName = 80;
const maximumRows = 200;
const maximumPath = 300;
function uploadOf({ artifacts, namedFiles }, upload) {
const { files, notUploaded, url } = upload ?? {
files: artifacts.length,
notUploaded: artifacts.length
};
return files + namedFiles === 0 ? void 0 : {
files: files + namedFiles,
notUploaded: notUploaded + namedFiles,
url
};
}
function keptFilesLine({ files, upload }) {
if (files.length === 0) return [];
const total = totalOf({
files,
upload
});
const shown = files.slice(0, maximumNames).map((file) => [keptFileName(file, maximumName), ...sizeOf(file)]);
const more = total - shown.length;
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.jt)(upload?.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(total, "kept file"))), (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`${uploadNote(total, upload)}: `), ...(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Et)(...shown, more > 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(more)} more`)] : []))];
}
function keptFilesFold({ files, upload }) {
if (files.length === 0) return [];
const total = totalOf({
files,
upload
});
const rows = files.slice(0, maximumRows).map((file) => [
[keptFileName(file, maximumPath)],
file.size === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)((0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(file.size))],
file.sha256 === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ot)(file.sha256)]
]);
const more = total - rows.length;
return [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Dt)(`${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(total, "kept file")}${uploadNote(total, upload)}`, [
...upload?.url === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.jt)(upload.url, (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)("Artifact with the files")))],
{
type: "table",
align: [
"left",
"right",
"left"
],
head: [
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)("Path")],
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)("Size")],
[(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)("SHA-256")]
],
rows
},
...more > 0 ? [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Mt)((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(`and ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(more, "more file")}`))] : []
])];
}
const totalOf = ({ files, upload }) => Math.max(files.length, upload?.files ?? 0);
function uploadNote(total, upload) {
if (upload === void 0 || upload.notUploaded === 0) return "";
return upload.notUploaded >= total ? " (not uploaded)" : ` (${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.T)(upload.notUploaded)} not uploaded)`;
}
const keptFileName = ({ path }, limit) => (0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ot)(path.trim() === "" ? "(no name)" : (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.b)(path, limit));
const sizeOf = ({ size }) => size === void 0 ? [] : [(0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Ft)(` (${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(size)})`)];
}),
11110: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => commentDelivery,
r: () => summaryRenderer,
t: () => prepareReports
});
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15615);
var _longest_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47931);
var _job_summary_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29191);
var _github_event_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69529);
var _github_report_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43637);
var _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2610);
var _run_evaluator_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31862);
const summaryRenderer = ({ scope, ownTemplate, reportUrl }, keptFiles, { guide }) => (limitBytes) => (0, _github_report_mjs__WEBPACK_IMPORTED_MODULE_4__.r)(scope, ownTemplate, {
reportUrl,
guide: guide.blocks,
keptFiles
}, limitBytes);
const commentDelivery = (reporter, { scope, ownTemplate: template, evaluator, reportUrl }, keptFiles, { prepared: { ciContext, request }, guide }, env) => ({
reporter,
template,
scope,
evaluator,
reportUrl,
ciContext: ciContext(),
event: (0, _github_event_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(env.GITHUB_EVENT_PATH),
env,
isJoined: request.records.length > 0,
hasSummary: (0, _job_summary_mjs__WEBPACK_IMPORTED_MODULE_2__.m)(reporter, scope.summary),
guide: guide.blocks,
keptFiles
});
async function prepareReports(finished) {
const { config, ciContext, context, earlierBuilds, mask } = finished.prepared;
const { scope } = finished.judged;
const evaluator = await (0, _run_evaluator_mjs__WEBPACK_IMPORTED_MODULE_6__.t)({
config,
ciContext,
summary: scope.summary
}, context.env);
const resolver = (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_0__.Y)(finished, evaluator);
const masked = {
...evaluator,
text: (text) => mask.text(evaluator.text(text))
};
return {
evaluator,
isSent: ({ condition }) => condition === void 0 || evaluator.condition(condition),
async ready(reporter, reportUrl) {
const own = reporter.template ?? config.report.template;
const resolved = await resolver.resolve(own ?? _github_report_mjs__WEBPACK_IMPORTED_MODULE_4__.a);
const template = own === void 0 ? (0, _listed_properties_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(resolved, scope.summary) : resolved;
const shown = {
...scope,
summary: withReportUrl((0, _longest_mjs__WEBPACK_IMPORTED_MODULE_1__.Dn)(scope.summary, earlierBuilds.problems()), reportUrl)
};
return {
template,
ownTemplate: own && template,
scope: shown,
evaluator: masked,
reportUrl
};
}
};
}
const withReportUrl = (summary, reportUrl) => reportUrl === void 0 ? summary : {
...summary,
jobs: summary.jobs.map((job) => ({
reportUrl,
...job
}))
};
}),
43543: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => formatSize });
const units = [
"B",
"kB",
"MB",
"GB",
"TB"
];
function formatSize(bytes) {
let value = bytes;
let unit = 0;
while (value >= 999.5 && unit < units.length - 1) {
value /= 1e3;
unit += 1;
}
return `${Number(value.toFixed(value < 9.95 ? 1 : 0))} ${units[unit]}`;
}
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
