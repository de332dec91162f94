"use strict";
exports.id = 9518;
exports.ids = [9518];
exports.modules = { 79518: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { createGitHubClient: () => createGitHubClient });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _time_budget_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7638);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6741);
var _network_reason_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10316);
var _read_body_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71296);
var _rate_limit_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17051);
var _quoted_answer_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90354);
var _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76133);
var undici__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46752);
var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47176);
var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(49735);
var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(86856);
var _octokit_rest__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11267);
var bottleneck_light_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63251);
const stateFields = "id isMinimized viewerDidAuthor";
function stateQuery(ids) {
return {
query: `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { ${stateFields} } ... on CommitComment { ${stateFields} } } }`,
variables: { ids }
};
}
function hideMutation(ids) {
return {
query: `mutation (${ids.map((_, index) => `$id${index}: ID!`).join(", ")}) { ${ids.map((_, index) => `hide${index}: minimizeComment(input: { subjectId: $id${index}, classifier: OUTDATED }) { clientMutationId }`).join(" ")} }`,
variables: Object.fromEntries(ids.map((id, index) => [`id${index}`, id]))
};
}
function readStates(data) {
const { nodes } = Object(data);
if (!Array.isArray(nodes)) return void 0;
return nodes.flatMap((node) => {
const { id, isMinimized, viewerDidAuthor } = Object(node);
return typeof id === "string" ? [{
nodeId: id,
isOwn: viewerDidAuthor === true,
isHidden: isMinimized === true
}] : [];
});
}
var UnreadableAnswerError = class extends Error {
name = "UnreadableAnswerError";
};
function readComment(answer) {
const { id, node_id: nodeId, body = "", html_url: url, user } = Object(answer);
if (typeof id !== "number" || typeof nodeId !== "string" || typeof body !== "string" || typeof url !== "string") throw new UnreadableAnswerError("an answer that is not a comment");
const { login, type } = Object(user);
return {
id,
nodeId,
body,
url,
author: typeof login === "string" ? login : void 0,
isByApp: type === "Bot"
};
}
function readPullRequest(answer) {
const { number, state, head } = Object(answer);
const { sha: headSha, ref: headBranch, repo } = Object(head);
if (typeof number !== "number" || typeof headSha !== "string" || typeof headBranch !== "string") throw new UnreadableAnswerError("an answer that is not a pull request");
return {
number,
isOpen: state === "open",
headSha,
headBranch,
headRepository: repo?.full_name
};
}
function readList(answer, read) {
if (!Array.isArray(answer)) throw new UnreadableAnswerError("an answer that is not a list");
return answer.map(read);
}
function fileQuery({ repository, commit, path }) {
const [owner = "", name = ""] = repository.split("/");
return {
query: `query ($owner: String!, $name: String!, $commit: GitObjectID!, $file: String!) {
  repository(owner: $owner, name: $name) {
    commit: object(oid: $commit) { oid }
    file: object(expression: $file) { __typename ... on Blob { text isTruncated } }
  }
}`,
variables: {
owner,
name,
commit,
file: `${commit}:${path}`
}
};
}
function readFileText(data, { commit }) {
const { commit: found, file } = Object(Object(data).repository);
if (Object(found).oid !== commit) throw new UnreadableAnswerError("an answer without the commit");
if (file === null) return void 0;
const { text, isTruncated } = Object(file);
if (typeof text !== "string" || isTruncated !== false) throw new UnreadableAnswerError("an answer without the text of the file");
return text;
}
const maximumAnswerBytes = 67108864;
var PageAnswerError = class extends Error {
name = "PageAnswerError";
constructor() {
super("an HTML page, not GitHub's JSON");
}
};
const bodiless = new Set([
204,
205,
304
]);
function createBoundedFetch(apiUrl, attemptMs) {
const { origin } = new URL(apiUrl);
const dispatcher = (0, _network_reason_mjs__WEBPACK_IMPORTED_MODULE_2__.r)(apiUrl);
return async (input, init) => {
const url = new URL(String(input));
if (url.origin !== origin) throw new Error(`a link to ${url.origin} instead of ${origin}`);
const limitMs = attemptMs(url);
const end = new AbortController();
const timer = setTimeout(() => end.abort(new Error((0, _network_reason_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(limitMs))), limitMs);
try {
const response = await (0, undici__WEBPACK_IMPORTED_MODULE_5__.fetch)(url, {
method: init?.method ?? "GET",
headers: Object.entries(init?.headers ?? {}),
body: typeof init?.body === "string" ? init.body : null,
signal: end.signal,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
redirect: init?.redirect ? init.redirect : void 0,
dispatcher
})
});
const { status, headers } = response;
if (bodiless.has(status)) return new Response(null, {
status,
headers: [...headers]
});
const type = headers.get("content-type") ?? "none";
if (status < 500 && /\btext\/html\b/.test(type)) throw new PageAnswerError();
if (response.ok && !/\bjson\b/.test(type)) throw new Error(`an answer of the type ${type}, not GitHub's JSON`);
const body = await (0, _read_body_mjs__WEBPACK_IMPORTED_MODULE_8__.n)(response.body ?? [], maximumAnswerBytes);
if (response.ok && body.length === 0) throw new Error("an empty answer");
return new Response(body, {
status,
headers: [...headers]
});
} catch (error) {
if (error instanceof PageAnswerError) throw error;
throw new Error((0, _network_reason_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(end.signal.aborted ? end.signal.reason : error));
} finally {
clearTimeout(timer);
end.abort();
}
};
}
const maximumRetries = 3;
const refusals = Array.from({ length: 100 }, (_, index) => 400 + index);
function createOctokit(options, limits, onAnswer) {
const { token, apiUrl, requestTimeoutMs, secondMs, onWait } = options;
const { budget, losses } = limits;
const waitForLimit = (seconds, _request, _octokit, retryCount) => {
const waits = retryCount < maximumRetries && seconds * secondMs < budget.remainingMs();
if (waits) onWait(`GitHub limits the number of requests: waiting ${seconds} s.`);
return waits;
};
const withoutWaits = new bottleneck_light_js__WEBPACK_IMPORTED_MODULE_7__.Group({ maxConcurrent: 1 });
const attemptMs = ({ pathname }) => Math.max(1, Math.min(requestTimeoutMs, budget.remainingMs(), losses.remainingMs()) / (pathname.endsWith("/graphql") ? 2 : 1));
return new (_octokit_rest__WEBPACK_IMPORTED_MODULE_9__.E.plugin(ownRequestOptions, answers(onAnswer), failedAttempts(options, limits), _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_10__.L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_11__.A))((0, _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_6__.EG)(token, {
baseUrl: apiUrl,
userAgent: "build-report",
request: { fetch: createBoundedFetch(apiUrl, attemptMs) },
log: {
debug: ignore,
info: ignore,
warn: ignore,
error: ignore
},
retry: {
retries: maximumRetries,
retryAfterBaseValue: secondMs,
doNotRetry: refusals
},
throttle: {
retryAfterBaseValue: secondMs,
write: withoutWaits,
notifications: withoutWaits,
onRateLimit: waitForLimit,
onSecondaryRateLimit: waitForLimit
}
}));
}
function ignore() {}
const ownRequestOptions = (octokit) => {
octokit.hook.before("request", (request) => {
request.request = {
...request.request,
startMs: performance.now()
};
});
};
function answers(onAnswer) {
return (octokit) => {
octokit.hook.after("request", ({ headers }) => onAnswer(headers));
};
}
function failedAttempts({ secondMs, onWait }, { budget, losses }) {
function countLoss(error, request) {
const now = performance.now();
losses.add(request.startMs, now);
const retried = request.retryCount ?? 0;
const waitSeconds = (retried + 1) ** 2;
const waitMs = waitSeconds * secondMs;
if (retried >= (request.ownRetries ?? maximumRetries)) {
request.retries = 0;
return;
}
if (error.cause instanceof PageAnswerError || waitMs >= Math.min(budget.remainingMs(), losses.remainingMs())) {
request.retries = 0;
error.isFinal = true;
} else {
losses.add(now, now + waitMs);
onWait(`GitHub is not available: trying again in ${waitSeconds} s.`);
}
}
return (octokit) => {
octokit.hook.after("request", (response, request) => {
const message = String(Object(response.data).errors?.[0]?.message);
if (message.startsWith("Something went wrong while executing your query")) throw Object.assign(new Error(message), {
status: 500,
request,
response
});
});
octokit.hook.error("request", (error, { request }) => {
if (!("status" in error)) throw error;
const headers = error.response?.headers;
if (headers && (error.status === 429 || error.status === 403 && headers["retry-after"] !== void 0)) {
headers["x-ratelimit-remaining"] = "0";
headers["x-ratelimit-reset"] = String(Math.floor((0, _rate_limit_mjs__WEBPACK_IMPORTED_MODULE_12__.n)(headers).getTime() / 1e3));
} else if (error.status >= 500) countLoss(error, request);
throw error;
});
};
}
function toGitHubError(error, { what, permission }, token) {
if (error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f) return error;
const { message, status, headers, response, errors, isFinal } = Object(error);
const fail = (failure, text, options = {}) => new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f(failure, text, {
...options,
cause: new Error((0, _quoted_answer_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(message ?? String(error), token))
});
const seen = response?.headers ?? headers ?? {};
const answered = errorsOf(errors ?? Object(response?.data).errors);
const types = new Set(answered.map(({ type }) => type));
const said = (0, _quoted_answer_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(messageOf(response?.data) ?? String(answered[0]?.message ?? message ?? ""), token);
const bare = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)(said);
const told = bare === "" ? "." : `: ${bare}.`;
const aside = bare === "" ? "." : ` (${bare}).`;
if (Object(error).cause instanceof PageAnswerError) return fail("refused", `GitHub did not answer the request for ${what}: the answer is an HTML page.`, { hint: "It may come from a proxy, from the login page of a network, or from another server than GITHUB_API_URL must name." });
if (isLimit(status, types, seen, said)) return fail("rateLimit", `GitHub accepts no more requests until ${(0, _rate_limit_mjs__WEBPACK_IMPORTED_MODULE_12__.n)(seen).toISOString().slice(0, 19)}Z, and refused ${what}.`, { hint: "Run again after that time." });
if (status === 401) return fail("token", `GitHub refused the token for ${what}${told}`, { hint: "Set a valid token that has not expired." });
if (status === 403 && /\blocked\b/i.test(said)) return fail("locked", `GitHub refused ${what}: the conversation is locked.`, { hint: "Unlock it." });
if (status === 403 || types.has("FORBIDDEN") || types.has("INSUFFICIENT_SCOPES")) {
const needed = acceptedPermission(seen["x-accepted-github-permissions"], permission);
return fail("permission", `GitHub refused ${what}: the token lacks \`${needed}\`${aside}`, {
permission: needed,
hint: "Add it to the job's `permissions`. A run for a pull request from a fork has only read access."
});
}
if (status === 404 || status === 410 || types.has("NOT_FOUND")) return fail("missing", `GitHub refused ${what}: it does not exist, or the token cannot see it${aside}`);
if (status === 422 && answered.some((one) => /\btoo long\b/i.test(String(one.message)))) return fail("tooLong", `GitHub refused ${what}: the text is too long${told}`);
if (status !== void 0 && status >= 400 && status < 500) return fail("refused", `GitHub refused ${what}${told}`);
if (status === void 0 && answered.length > 0) return fail("refused", `GitHub refused ${what}${told}`);
const failure = isFinal ? "outage" : "unavailable";
if (response && status !== void 0) return fail(failure, `GitHub answered ${status} to the request for ${what}${told}`, { hint: "See https://www.githubstatus.com." });
return fail(failure, `GitHub did not answer the request for ${what}${told}`);
}
function isLimit(status, types, headers, said) {
if (status === 429 || types.has("RATE_LIMITED")) return true;
return status === 403 && (headers["x-ratelimit-remaining"] === "0" || /\brate limit\b/i.test(said));
}
function messageOf(data) {
if (typeof data === "string") return "";
const { message, errors } = Object(data);
if (typeof message !== "string") return void 0;
return [message, ...errorsOf(errors).map((one) => one.message).filter((detail) => typeof detail === "string")].join(": ");
}
function errorsOf(errors) {
if (!Array.isArray(errors)) return [];
return errors.slice(0, 100).map((one) => typeof one === "string" ? { message: one } : Object(one));
}
function acceptedPermission(header, expected) {
const accepted = String(header ?? "").split(";").map((choice) => choice.trim().replaceAll("_", "-").replaceAll("=", ": ")).filter((choice) => /^[a-z-]+: [a-z]+(?:, ?[a-z-]+: [a-z]+)*$/.test(choice));
return accepted.includes(expected) ? expected : accepted[0] ?? expected;
}
function readArtifact(answer) {
const { id, name, size_in_bytes: bytes, digest, expired, created_at, workflow_run } = Object(answer);
if (typeof id !== "number" || typeof name !== "string") throw new UnreadableAnswerError("an answer that is not an artifact");
const { id: runId, repository_id, head_repository_id, head_branch, head_sha } = Object(workflow_run);
const createdAt = Date.parse(String(created_at));
return {
id,
name,
bytes: typeof bytes === "number" ? bytes : Number.POSITIVE_INFINITY,
digest: typeof digest === "string" ? digest : void 0,
createdAt: Number.isNaN(createdAt) ? 0 : createdAt,
isExpired: expired !== false,
runId: typeof runId === "number" ? runId : 0,
headBranch: typeof head_branch === "string" ? head_branch : void 0,
headSha: typeof head_sha === "string" ? head_sha : void 0,
isFork: typeof repository_id !== "number" || repository_id !== head_repository_id
};
}
function readJob(answer) {
const { id, run_id: runId, name, status } = Object(answer);
if (typeof id !== "number" || typeof runId !== "number" || typeof name !== "string" || typeof status !== "string") throw new UnreadableAnswerError("an answer that is not a job");
const { workflow_name, head_branch, runner_name, conclusion, html_url } = answer;
return {
id,
runId,
name,
status,
attempt: answer.run_attempt ?? 1,
conclusion: conclusion ?? void 0,
workflow: workflow_name ?? void 0,
branch: head_branch ?? void 0,
runner: runnerOf(runner_name, answer.labels),
runnerName: runner_name || void 0,
startedAt: timeOf(answer.started_at),
completedAt: timeOf(answer.completed_at),
url: html_url ?? void 0
};
}
function runnerOf(name, labels) {
if (name && !/^GitHub Actions \d+$/.test(name)) return name;
return (Array.isArray(labels) ? labels.filter((label) => typeof label === "string" && label !== "") : []).join(", ") || void 0;
}
function timeOf(text) {
const time = Date.parse(text ?? "");
return time > 0 ? time : void 0;
}
const maximumWrites = 10;
const statesARequest = 100;
const hidingsARequest = 20;
const jobsAPage = 100;
const jobsRetries = 2;
const tokenPattern = /^[!-~]+$/;
const once = { request: { retries: 0 } };
function createGitHubClient(options) {
const token = options.token.trim();
const settings = {
deadlineMs: 6e4,
requestTimeoutMs: 15e3,
lostTime: (0, _time_budget_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(),
lossMs: 15e3,
secondMs: 1e3,
onWait: () => {},
...options,
token,
apiUrl: options.apiUrl.replace(/(?<!\/)\/+$/, "")
};
const budget = (0, _time_budget_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(settings.deadlineMs);
const losses = (0, _time_budget_mjs__WEBPACK_IMPORTED_MODULE_1__.r)(settings.lostTime, settings.lossMs, settings.secondMs);
const [owner = "", repo = ""] = options.repository.split("/");
let octokit;
let writes = 0;
let limit;
async function ask(purpose, request) {
checkSettings(settings);
if (losses.isOver()) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f("outage", `Failed answers of GitHub have cost ${settings.lossMs / 1e3} s, so Build Report did not request ${purpose.what}.`, { hint: "See https://www.githubstatus.com." });
if (budget.remainingMs() === 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f("unavailable", `GitHub took more than ${settings.deadlineMs / 1e3} s, so Build Report did not request ${purpose.what}.`);
try {
octokit ??= createOctokit(settings, {
budget,
losses
}, (headers) => {
limit = (0, _rate_limit_mjs__WEBPACK_IMPORTED_MODULE_12__.r)(headers) ?? limit;
});
const connected = octokit;
return await budget.measure(() => request(connected));
} catch (error) {
throw toGitHubError(error, purpose, token);
}
}
function write(purpose, request) {
writes += 1;
if (writes <= maximumWrites) return ask(purpose, request);
return Promise.reject(new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f("budget", `A run writes to GitHub at most ${maximumWrites} times, so ${purpose.what} was left out.`));
}
return {
async *comments(place) {
const purpose = {
what: `the comments on ${placeName(place)}`,
permission: permissionOf(place, "read")
};
for (let page = 1;; page += 1) {
const { comments, hasNext } = await ask(purpose, async ({ rest }) => {
const parameters = {
owner,
repo,
per_page: 100,
...page > 1 && { page }
};
const { data, headers } = place.kind === "commit" ? await rest.repos.listCommentsForCommit({
...parameters,
commit_sha: place.sha
}) : await rest.issues.listComments({
...parameters,
issue_number: place.number
});
return {
comments: readList(data, readComment),
hasNext: headers.link?.includes("rel=\"next\"") === true
};
});
yield comments;
if (!hasNext) return;
}
},
createComment(place, body) {
return write({
what: `a comment on ${placeName(place)}`,
permission: permissionOf(place, "write")
}, async ({ rest }) => {
const { data } = place.kind === "commit" ? await rest.repos.createCommitComment({
owner,
repo,
commit_sha: place.sha,
body,
...once
}) : await rest.issues.createComment({
owner,
repo,
issue_number: place.number,
body,
...once
});
return readComment(data);
});
},
updateComment(place, id, body) {
return write({
what: `the change of a comment on ${placeName(place)}`,
permission: permissionOf(place, "write")
}, async ({ rest }) => {
const change = {
owner,
repo,
comment_id: id,
body
};
const { data } = place.kind === "commit" ? await rest.repos.updateCommitComment(change) : await rest.issues.updateComment(change);
return readComment(data);
});
},
async commentStates(nodeIds, retries) {
const purpose = {
what: "the state of comments",
permission: _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_4__.n.pullRequests
};
const found = new Map();
for (const ids of chunks(nodeIds, statesARequest)) {
const states = await ask(purpose, async (connected) => {
const known = readStates(await query(connected, stateQuery(ids), retries));
if (!known) throw new UnreadableAnswerError("an answer that is not a list of comments");
return known;
});
for (const state of states) found.set(state.nodeId, state);
}
return nodeIds.flatMap((id) => found.get(id) ?? []);
},
async hideComments(nodeIds) {
const purpose = {
what: "the hiding of older comments",
permission: _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_4__.n.comment
};
for (const ids of chunks(nodeIds, hidingsARequest)) {
const { query: mutation, variables } = hideMutation(ids);
await write(purpose, ({ graphql }) => graphql(mutation, {
...variables,
...once
}));
}
},
pullRequestsOfBranch(headOwner, headBranch) {
return ask({
what: `the pull requests of ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(`${headOwner}:${headBranch}`.slice(0, 200))}`,
permission: _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_4__.n.pullRequests
}, async ({ rest }) => {
const { data } = await rest.pulls.list({
owner,
repo,
head: `${headOwner}:${headBranch}`,
state: "open",
per_page: 100
});
return readList(data, readPullRequest);
});
},
pullRequestsOfCommit(sha) {
return ask({
what: `the pull requests of commit ${sha.slice(0, 7)}`,
permission: _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_4__.n.pullRequests
}, async ({ rest }) => {
const { data } = await rest.repos.listPullRequestsAssociatedWithCommit({
owner,
repo,
commit_sha: sha,
per_page: 100
});
return readList(data, readPullRequest);
});
},
async jobsOfRun(runId) {
const purpose = {
what: `the jobs of run ${runId}`,
permission: _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_4__.n.runs
};
const jobs = [];
for (let page = 1;; page += 1) {
const found = await ask(purpose, async ({ rest }) => {
const { data } = await rest.actions.listJobsForWorkflowRun({
owner,
repo,
run_id: runId,
filter: "all",
per_page: jobsAPage,
page,
request: { ownRetries: jobsRetries }
});
return readList(Object(data).jobs, readJob);
});
for (const job of found) jobs.push(job);
if (found.length < jobsAPage || jobs.length >= 1e4) return jobs;
}
},
eventOfRun(runId) {
return ask({
what: `the run ${runId}`,
permission: _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_4__.n.runs
}, async ({ rest }) => {
const { data } = await rest.actions.getWorkflowRun({
owner,
repo,
run_id: runId,
exclude_pull_requests: true
});
const { event } = Object(data);
if (typeof event !== "string") throw new UnreadableAnswerError("an answer that is not a run");
return event;
});
},
artifacts({ name, page = 1 }) {
return ask({
what: "the artifacts of the repository",
permission: _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_4__.n.runs
}, async ({ rest }) => {
const { data } = await rest.actions.listArtifactsForRepo({
owner,
repo,
per_page: 100,
page,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ name })
});
return {
artifacts: readList(Object(data).artifacts, readArtifact),
total: Number(Object(data).total_count ?? 0)
};
});
},
artifactsOfRun(runId) {
return ask({
what: `the artifacts of run ${runId}`,
permission: _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_4__.n.runs
}, async ({ rest }) => {
const { data } = await rest.actions.listWorkflowRunArtifacts({
owner,
repo,
run_id: runId,
per_page: 100
});
return readList(Object(data).artifacts, readArtifact);
});
},
artifactAddress(id) {
return ask({
what: `the artifact ${id}`,
permission: _token_permissions_mjs__WEBPACK_IMPORTED_MODULE_4__.n.runs
}, async ({ rest }) => {
const { headers } = await rest.actions.downloadArtifact({
owner,
repo,
artifact_id: id,
archive_format: "zip",
request: { redirect: "manual" }
});
if (headers.location === void 0 || !URL.canParse(headers.location)) throw new UnreadableAnswerError("an answer without the address of the artifact");
return headers.location;
});
},
fileAt(commit, path) {
const purpose = {
what: `the file ${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_13__.t)(path.slice(0, 200))} in commit ${commit.slice(0, 7)}`,
permission: "contents: read"
};
const file = {
repository: `${owner}/${repo}`,
commit,
path
};
return ask(purpose, async ({ graphql }) => {
const { query: text, variables } = fileQuery(file);
return readFileText(await graphql(text, variables), file);
});
},
rateLimit: () => limit,
remainingLossMs: losses.remainingMs
};
}
function checkSettings({ token, repository, apiUrl }) {
if (!tokenPattern.test(token)) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f("token", token === "" ? "There is no token for GitHub." : "The token for GitHub contains a character that no token has.", { hint: "Use `github.token` or a secret." });
if (!/^[^/\s]+\/[^/\s]+$/.test(repository)) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f("refused", `Invalid repository "${repository}".`, { hint: "It must have the form owner/name." });
if (!/^https?:\/\//.test(apiUrl) || !URL.canParse(apiUrl)) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.f("refused", `Invalid address "${apiUrl}" of the GitHub API.`, { hint: "The usual one is https://api.github.com." });
}
async function query({ graphql }, { query: text, variables }, retries) {
try {
return await graphql(text, {
...variables,
...retries !== void 0 && { request: { retries } }
});
} catch (error) {
const { errors, data } = Object(error);
if (data && errors?.every(({ type }) => type === "NOT_FOUND")) return data;
throw error;
}
}
function placeName(place) {
if (place.kind === "commit") return `commit ${place.sha.slice(0, 7)}`;
return `${place.kind === "issue" ? "issue" : "pull request"} #${place.number}`;
}
const permissions = {
pullRequest: "pull-requests",
issue: "issues",
commit: "contents"
};
const permissionOf = ({ kind }, access) => `${permissions[kind]}: ${access}`;
function* chunks(ids, size) {
for (let start = 0; start < ids.length; start += size) yield ids.slice(start, start + size);
}
}) };
;
