export const id = 2924;
export const ids = [2924];
export const modules = { 92924: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { createGitHubClient: () => createGitHubClient });
	var defined_fields = __webpack_require__(43268);
	var time_budget = __webpack_require__(34247);
	var display_text = __webpack_require__(60331);
	;
	const stateFields = "id isMinimized viewerDidAuthor";
	function stateQuery(ids) {
		return {
			query: `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { ${stateFields} } ... on CommitComment { ${stateFields} } } }`,
			variables: { ids }
		};
	}
	function hideMutation(ids) {
		const declarations = ids.map((_, index) => `$id${index}: ID!`).join(", ");
		const fields = ids.map((_, index) => `hide${index}: minimizeComment(input: { subjectId: $id${index}, classifier: OUTDATED }) { clientMutationId }`);
		return {
			query: `mutation (${declarations}) { ${fields.join(" ")} }`,
			variables: Object.fromEntries(ids.map((id, index) => [`id${index}`, id]))
		};
	}
	function readStates(data) {
		const { nodes } = Object(data);
		if (!Array.isArray(nodes)) return undefined;
		return nodes.flatMap((node) => {
			const { id, isMinimized, viewerDidAuthor } = Object(node);
			return typeof id === "string" ? [{
				nodeId: id,
				isOwn: viewerDidAuthor === true,
				isHidden: isMinimized === true
			}] : [];
		});
	}
	;
	class UnreadableAnswerError extends Error {
		name = "UnreadableAnswerError";
	}
	function readComment(answer) {
		const { id, node_id: nodeId, body = "", html_url: url, user } = Object(answer);
		if (typeof id !== "number" || typeof nodeId !== "string" || typeof body !== "string" || typeof url !== "string") {
			throw new UnreadableAnswerError("an answer that is not a comment");
		}
		const { login, type } = Object(user);
		return {
			id,
			nodeId,
			body,
			url,
			author: typeof login === "string" ? login : undefined,
			isByApp: type === "Bot"
		};
	}
	function readPullRequest(answer) {
		const { number, state, head } = Object(answer);
		const { sha: headSha, ref: headBranch, repo } = Object(head);
		if (typeof number !== "number" || typeof headSha !== "string" || typeof headBranch !== "string") {
			throw new UnreadableAnswerError("an answer that is not a pull request");
		}
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
	;
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
		if (file === null) return undefined;
		const { text, isTruncated } = Object(file);
		if (typeof text !== "string" || isTruncated !== false) throw new UnreadableAnswerError("an answer without the text of the file");
		return text;
	}
	var github_error = __webpack_require__(55094);
	var lost_time = __webpack_require__(24828);
	var utils = __webpack_require__(22032);
	var dist_bundle = __webpack_require__(49735);
	var light = __webpack_require__(63251);
	var light_default = __webpack_require__.n(light);
	;
	var VERSION = "0.0.0-development";
	var noop = () => Promise.resolve();
	function wrapRequest(state, request, options) {
		return state.retryLimiter.schedule(doRequest, state, request, options);
	}
	async function doRequest(state, request, options) {
		const { pathname } = new URL(options.url, "http://github.test");
		const isAuth = isAuthRequest(options.method, pathname);
		const isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
		const isSearch = options.method === "GET" && pathname.startsWith("/search/");
		const isGraphQL = pathname.startsWith("/graphql");
		const retryCount = ~~request.retryCount;
		const jobOptions = retryCount > 0 ? {
			priority: 0,
			weight: 0
		} : {};
		if (state.clustering) {
			jobOptions.expiration = 1e3 * 60;
		}
		if (isWrite || isGraphQL) {
			await state.write.key(state.id).schedule(jobOptions, noop);
		}
		if (isWrite && state.triggersNotification(pathname)) {
			await state.notifications.key(state.id).schedule(jobOptions, noop);
		}
		if (isSearch) {
			await state.search.key(state.id).schedule(jobOptions, noop);
		}
		const req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
		if (isGraphQL) {
			const res = await req;
			if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) {
				const error = Object.assign(new Error("GraphQL Rate Limit Exceeded"), {
					response: res,
					data: res.data
				});
				throw error;
			}
		}
		return req;
	}
	function isAuthRequest(method, pathname) {
		return method === "PATCH" && /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && (/^\/applications\/[^/]+\/token$/.test(pathname) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || pathname === "/login/oauth/access_token");
	}
	var triggers_notification_paths_default = [
		"/orgs/{org}/invitations",
		"/orgs/{org}/invitations/{invitation_id}",
		"/orgs/{org}/teams/{team_slug}/discussions",
		"/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
		"/repos/{owner}/{repo}/collaborators/{username}",
		"/repos/{owner}/{repo}/commits/{commit_sha}/comments",
		"/repos/{owner}/{repo}/issues",
		"/repos/{owner}/{repo}/issues/{issue_number}/comments",
		"/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
		"/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
		"/repos/{owner}/{repo}/pulls",
		"/repos/{owner}/{repo}/pulls/{pull_number}/comments",
		"/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
		"/repos/{owner}/{repo}/pulls/{pull_number}/merge",
		"/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
		"/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
		"/repos/{owner}/{repo}/releases",
		"/teams/{team_id}/discussions",
		"/teams/{team_id}/discussions/{discussion_number}/comments"
	];
	function routeMatcher(paths) {
		const regexes = paths.map((path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/"));
		const regex2 = `^(?:${regexes.map((r) => `(?:${r})`).join("|")})[^/]*$`;
		return new RegExp(regex2, "i");
	}
	var regex = routeMatcher(triggers_notification_paths_default);
	var triggersNotification = regex.test.bind(regex);
	var groups = {};
	var createGroups = function(Bottleneck, common) {
		groups.global = new Bottleneck.Group({
			id: "octokit-global",
			maxConcurrent: 10,
			...common
		});
		groups.auth = new Bottleneck.Group({
			id: "octokit-auth",
			maxConcurrent: 1,
			...common
		});
		groups.search = new Bottleneck.Group({
			id: "octokit-search",
			maxConcurrent: 1,
			minTime: 2e3,
			...common
		});
		groups.write = new Bottleneck.Group({
			id: "octokit-write",
			maxConcurrent: 1,
			minTime: 1e3,
			...common
		});
		groups.notifications = new Bottleneck.Group({
			id: "octokit-notifications",
			maxConcurrent: 1,
			minTime: 3e3,
			...common
		});
	};
	function throttling(octokit, octokitOptions) {
		const { enabled = true, Bottleneck = light, id = "no-id", timeout = 1e3 * 60 * 2, connection } = octokitOptions.throttle || {};
		if (!enabled) {
			return {};
		}
		const common = { timeout };
		if (typeof connection !== "undefined") {
			common.connection = connection;
		}
		const state = Object.assign({
			clustering: connection != null,
			triggersNotification,
			fallbackSecondaryRateRetryAfter: 60,
			retryAfterBaseValue: 1e3,
			id
		}, octokitOptions.throttle);
		if (typeof state.onSecondaryRateLimit !== "function" || typeof state.onRateLimit !== "function") {
			throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
		}
		let initialized = false;
		const initializeBottleneck = () => {
			if (initialized) {
				return;
			}
			initialized = true;
			if (groups.global == null) {
				createGroups(Bottleneck, common);
			}
			state.global = state.global ?? groups.global;
			state.auth = state.auth ?? groups.auth;
			state.search = state.search ?? groups.search;
			state.write = state.write ?? groups.write;
			state.notifications = state.notifications ?? groups.notifications;
			state.retryLimiter = state.retryLimiter ?? new Bottleneck();
			const events = {};
			const emitter = new Bottleneck.Events(events);
			events.on("secondary-limit", state.onSecondaryRateLimit);
			events.on("rate-limit", state.onRateLimit);
			events.on("error", (e) => octokit.log.warn("Error in throttling-plugin limit handler", e));
			state.retryLimiter.on("failed", async function(error, info) {
				const [state2, request, options] = info.args;
				const { pathname } = new URL(options.url, "http://github.test");
				const shouldRetryGraphQL = pathname.startsWith("/graphql") && error.status !== 401;
				if (!(shouldRetryGraphQL || error.status === 403 || error.status === 429)) {
					return;
				}
				const retryCount = ~~request.retryCount;
				request.retryCount = retryCount;
				options.request.retryCount = retryCount;
				const { wantRetry, retryAfter = 0 } = await (async function() {
					if (/\bsecondary rate\b/i.test(error.message)) {
						const retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
						const wantRetry2 = await emitter.trigger("secondary-limit", retryAfter2, options, octokit, retryCount);
						return {
							wantRetry: wantRetry2,
							retryAfter: retryAfter2
						};
					}
					if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some((error2) => error2.type === "RATE_LIMITED")) {
						const rateLimitReset = new Date(~~error.response.headers["x-ratelimit-reset"] * 1e3).getTime();
						const retryAfter2 = Math.max(Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1, 0);
						const wantRetry2 = await emitter.trigger("rate-limit", retryAfter2, options, octokit, retryCount);
						return {
							wantRetry: wantRetry2,
							retryAfter: retryAfter2
						};
					}
					return {};
				})();
				if (wantRetry) {
					request.retryCount++;
					return retryAfter * state2.retryAfterBaseValue;
				}
			});
		};
		octokit.hook.wrap("request", (request, options) => {
			initializeBottleneck();
			return wrapRequest(state, request, options);
		});
		return {};
	}
	throttling.VERSION = VERSION;
	throttling.triggersNotification = triggersNotification;
	var dist_src = __webpack_require__(2012);
	var plugin_request_log_dist_src = __webpack_require__(55077);
	var plugin_paginate_rest_dist_bundle = __webpack_require__(93779);
	var plugin_rest_endpoint_methods_dist_src = __webpack_require__(49210);
	;
	const version_VERSION = "22.0.1";
	;
	const Octokit = dist_src.E.plugin(plugin_request_log_dist_src.M, plugin_rest_endpoint_methods_dist_src.T, plugin_paginate_rest_dist_bundle.ud).defaults({ userAgent: `octokit-rest.js/${version_VERSION}` });
	var undici = __webpack_require__(46752);
	var network_reason = __webpack_require__(82573);
	var proxy = __webpack_require__(77834);
	var read_body = __webpack_require__(37405);
	;
	const maximumAnswerBytes = 64 * 1024 * 1024;
	class PageAnswerError extends Error {
		name = "PageAnswerError";
		constructor() {
			super("an HTML page, not GitHub's JSON");
		}
	}
	const bodiless = new Set([
		204,
		205,
		304
	]);
	function createBoundedFetch(apiUrl, attemptMs) {
		const { origin } = new URL(apiUrl);
		const dispatcher = (0, proxy.i)(apiUrl);
		return async (input, init) => {
			const url = new URL(String(input));
			if (url.origin !== origin) throw new Error(`a link to ${url.origin} instead of ${origin}`);
			const limitMs = attemptMs(url);
			const end = new AbortController();
			const timer = setTimeout(() => end.abort(new Error((0, network_reason.g)(limitMs))), limitMs);
			try {
				const response = await (0, undici.fetch)(url, {
					method: init?.method ?? "GET",
					headers: Object.entries(init?.headers ?? {}),
					body: typeof init?.body === "string" ? init.body : null,
					signal: end.signal,
					...(0, defined_fields.X)({
						redirect: init?.redirect ? init.redirect : undefined,
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
				const body = await (0, read_body.x)(response.body ?? [], maximumAnswerBytes);
				if (response.ok && body.length === 0) throw new Error("an empty answer");
				return new Response(body, {
					status,
					headers: [...headers]
				});
			} catch (error) {
				if (error instanceof PageAnswerError) throw error;
				throw new Error((0, network_reason.d)(end.signal.aborted ? end.signal.reason : error));
			} finally {
				clearTimeout(timer);
				end.abort();
			}
		};
	}
	var rate_limit = __webpack_require__(73958);
	;
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
		const withoutWaits = new (light_default()).Group({ maxConcurrent: 1 });
		const attemptMs = ({ pathname }) => Math.max(1, Math.min(requestTimeoutMs, budget.remainingMs(), losses.remainingMs()) / (pathname.endsWith("/graphql") ? 2 : 1));
		const RetryingOctokit = Octokit.plugin(ownRequestOptions, answers(onAnswer), failedAttempts(options, limits), dist_bundle.L, throttling);
		return new RetryingOctokit((0, utils.EG)(token, {
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
				if (message.startsWith("Something went wrong while executing your query")) {
					throw Object.assign(new Error(message), {
						status: 500,
						request,
						response
					});
				}
			});
			octokit.hook.error("request", (error, { request }) => {
				if (!("status" in error)) throw error;
				const headers = error.response?.headers;
				if (headers && (error.status === 429 || error.status === 403 && headers["retry-after"] !== undefined)) {
					headers["x-ratelimit-remaining"] = "0";
					headers["x-ratelimit-reset"] = String(Math.floor((0, rate_limit.fr)(headers).getTime() / 1e3));
				} else if (error.status >= 500) {
					countLoss(error, request);
				}
				throw error;
			});
		};
	}
	var quoted_answer = __webpack_require__(32751);
	var without_full_stop = __webpack_require__(47992);
	;
	function toGitHubError(error, { what, permission }, token) {
		if (error instanceof github_error.y) return error;
		const { message, status, headers, response, errors, isFinal } = Object(error);
		const fail = (failure, text, options = {}) => new github_error.y(failure, text, {
			...options,
			cause: new Error((0, quoted_answer.q)(message ?? String(error), token))
		});
		const seen = response?.headers ?? headers ?? {};
		const answered = errorsOf(errors ?? Object(response?.data).errors);
		const types = new Set(answered.map(({ type }) => type));
		const said = (0, quoted_answer.q)(messageOf(response?.data) ?? String(answered[0]?.message ?? message ?? ""), token);
		const bare = (0, without_full_stop.Q)(said);
		const told = bare === "" ? "." : `: ${bare}.`;
		const aside = bare === "" ? "." : ` (${bare}).`;
		if (Object(error).cause instanceof PageAnswerError) {
			return fail("refused", `GitHub did not answer the request for ${what}: the answer is an HTML page.`, { hint: "It may come from a proxy, from the login page of a network, or from another server than GITHUB_API_URL must name." });
		}
		if (isLimit(status, types, seen, said)) {
			return fail("rateLimit", `GitHub accepts no more requests until ${(0, rate_limit.fr)(seen).toISOString().slice(0, 19)}Z, and refused ${what}.`, { hint: "Run again after that time." });
		}
		if (status === 401) {
			return fail("token", `GitHub refused the token for ${what}${told}`, { hint: "Set a valid token that has not expired." });
		}
		if (status === 403 && /\blocked\b/i.test(said)) {
			return fail("locked", `GitHub refused ${what}: the conversation is locked.`, { hint: "Unlock it." });
		}
		if (status === 403 || types.has("FORBIDDEN") || types.has("INSUFFICIENT_SCOPES")) {
			const needed = acceptedPermission(seen["x-accepted-github-permissions"], permission);
			return fail("permission", `GitHub refused ${what}: the token lacks \`${needed}\`${aside}`, {
				permission: needed,
				hint: "Add it to the job's `permissions`. A run for a pull request from a fork has only read access."
			});
		}
		if (status === 404 || status === 410 || types.has("NOT_FOUND")) {
			return fail("missing", `GitHub refused ${what}: it does not exist, or the token cannot see it${aside}`);
		}
		if (status === 422 && answered.some((one) => /\btoo long\b/i.test(String(one.message)))) {
			return fail("tooLong", `GitHub refused ${what}: the text is too long${told}`);
		}
		if (status !== undefined && status >= 400 && status < 500) return fail("refused", `GitHub refused ${what}${told}`);
		if (status === undefined && answered.length > 0) return fail("refused", `GitHub refused ${what}${told}`);
		const failure = isFinal ? "outage" : "unavailable";
		if (response && status !== undefined) {
			return fail(failure, `GitHub answered ${status} to the request for ${what}${told}`, { hint: "See https://www.githubstatus.com." });
		}
		return fail(failure, `GitHub did not answer the request for ${what}${told}`);
	}
	function isLimit(status, types, headers, said) {
		if (status === 429 || types.has("RATE_LIMITED")) return true;
		return status === 403 && (headers["x-ratelimit-remaining"] === "0" || /\brate limit\b/i.test(said));
	}
	function messageOf(data) {
		if (typeof data === "string") return "";
		const { message, errors } = Object(data);
		if (typeof message !== "string") return undefined;
		const details = errorsOf(errors).map((one) => one.message).filter((detail) => typeof detail === "string");
		return [message, ...details].join(": ");
	}
	function errorsOf(errors) {
		if (!Array.isArray(errors)) return [];
		return errors.slice(0, 100).map((one) => typeof one === "string" ? { message: one } : Object(one));
	}
	function acceptedPermission(header, expected) {
		const accepted = String(header ?? "").split(";").map((choice) => choice.trim().replaceAll("_", "-").replaceAll("=", ": ")).filter((choice) => /^[a-z-]+: [a-z]+(?:, ?[a-z-]+: [a-z]+)*$/.test(choice));
		return accepted.includes(expected) ? expected : accepted[0] ?? expected;
	}
	;
	function readArtifact(answer) {
		const { id, name, size_in_bytes: bytes, digest, expired, created_at, workflow_run } = Object(answer);
		if (typeof id !== "number" || typeof name !== "string") throw new UnreadableAnswerError("an answer that is not an artifact");
		const { id: runId, repository_id, head_repository_id, head_branch, head_sha } = Object(workflow_run);
		const createdAt = Date.parse(String(created_at));
		return {
			id,
			name,
			bytes: typeof bytes === "number" ? bytes : Number.POSITIVE_INFINITY,
			digest: typeof digest === "string" ? digest : undefined,
			createdAt: Number.isNaN(createdAt) ? 0 : createdAt,
			isExpired: expired !== false,
			runId: typeof runId === "number" ? runId : 0,
			headBranch: typeof head_branch === "string" ? head_branch : undefined,
			headSha: typeof head_sha === "string" ? head_sha : undefined,
			isFork: typeof repository_id !== "number" || repository_id !== head_repository_id
		};
	}
	var token_permissions = __webpack_require__(92248);
	;
	const maximumJobs = 1e4;
	function readJob(answer) {
		const { id, run_id: runId, name, status } = Object(answer);
		if (typeof id !== "number" || typeof runId !== "number" || typeof name !== "string" || typeof status !== "string") {
			throw new UnreadableAnswerError("an answer that is not a job");
		}
		const { workflow_name, head_branch, runner_name, conclusion, html_url } = answer;
		return {
			id,
			runId,
			name,
			status,
			attempt: answer.run_attempt ?? 1,
			conclusion: conclusion ?? undefined,
			workflow: workflow_name ?? undefined,
			branch: head_branch ?? undefined,
			runner: runnerOf(runner_name, answer.labels),
			runnerName: runner_name || undefined,
			startedAt: timeOf(answer.started_at),
			completedAt: timeOf(answer.completed_at),
			url: html_url ?? undefined
		};
	}
	function runnerOf(name, labels) {
		if (name && !/^GitHub Actions \d+$/.test(name)) return name;
		const texts = Array.isArray(labels) ? labels.filter((label) => typeof label === "string" && label !== "") : [];
		return texts.join(", ") || undefined;
	}
	function timeOf(text) {
		const time = Date.parse(text ?? "");
		return time > 0 ? time : undefined;
	}
	;
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
			lostTime: (0, lost_time.Sd)(),
			lossMs: 15e3,
			secondMs: 1e3,
			onWait: () => {},
			...options,
			token,
			apiUrl: options.apiUrl.replace(/(?<!\/)\/+$/, "")
		};
		const budget = (0, time_budget.B)(settings.deadlineMs);
		const losses = (0, lost_time.lL)(settings.lostTime, settings.lossMs, settings.secondMs);
		const [owner = "", repo = ""] = options.repository.split("/");
		let octokit;
		let writes = 0;
		let limit;
		async function ask(purpose, request) {
			checkSettings(settings);
			if (losses.isOver()) {
				throw new github_error.y("outage", `Failed answers of GitHub have cost ${settings.lossMs / 1e3} s, so Build Report did not request ${purpose.what}.`, { hint: "See https://www.githubstatus.com." });
			}
			if (budget.remainingMs() === 0) {
				throw new github_error.y("unavailable", `GitHub took more than ${settings.deadlineMs / 1e3} s, so Build Report did not request ${purpose.what}.`);
			}
			try {
				octokit ??= createOctokit(settings, {
					budget,
					losses
				}, (headers) => {
					limit = (0, rate_limit.y9)(headers) ?? limit;
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
			return Promise.reject(new github_error.y("budget", `A run writes to GitHub at most ${maximumWrites} times, so ${purpose.what} was left out.`));
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
				const purpose = {
					what: `a comment on ${placeName(place)}`,
					permission: permissionOf(place, "write")
				};
				return write(purpose, async ({ rest }) => {
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
				const purpose = {
					what: `the change of a comment on ${placeName(place)}`,
					permission: permissionOf(place, "write")
				};
				return write(purpose, async ({ rest }) => {
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
					permission: token_permissions.m.pullRequests
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
					permission: token_permissions.m.comment
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
				const head = (0, display_text.p)(`${headOwner}:${headBranch}`.slice(0, 200));
				const purpose = {
					what: `the pull requests of ${head}`,
					permission: token_permissions.m.pullRequests
				};
				return ask(purpose, async ({ rest }) => {
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
				const purpose = {
					what: `the pull requests of commit ${sha.slice(0, 7)}`,
					permission: token_permissions.m.pullRequests
				};
				return ask(purpose, async ({ rest }) => {
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
					permission: token_permissions.m.runs
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
					if (found.length < jobsAPage || jobs.length >= maximumJobs) return jobs;
				}
			},
			eventOfRun(runId) {
				const purpose = {
					what: `the run ${runId}`,
					permission: token_permissions.m.runs
				};
				return ask(purpose, async ({ rest }) => {
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
				const purpose = {
					what: "the artifacts of the repository",
					permission: token_permissions.m.runs
				};
				return ask(purpose, async ({ rest }) => {
					const { data } = await rest.actions.listArtifactsForRepo({
						owner,
						repo,
						per_page: 100,
						page,
						...(0, defined_fields.X)({ name })
					});
					return {
						artifacts: readList(Object(data).artifacts, readArtifact),
						total: Number(Object(data).total_count ?? 0)
					};
				});
			},
			artifactsOfRun(runId) {
				const purpose = {
					what: `the artifacts of run ${runId}`,
					permission: token_permissions.m.runs
				};
				return ask(purpose, async ({ rest }) => {
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
				const purpose = {
					what: `the artifact ${id}`,
					permission: token_permissions.m.runs
				};
				return ask(purpose, async ({ rest }) => {
					const request = { redirect: "manual" };
					const { headers } = await rest.actions.downloadArtifact({
						owner,
						repo,
						artifact_id: id,
						archive_format: "zip",
						request
					});
					if (headers.location === undefined || !URL.canParse(headers.location)) {
						throw new UnreadableAnswerError("an answer without the address of the artifact");
					}
					return headers.location;
				});
			},
			fileAt(commit, path) {
				const purpose = {
					what: `the file ${(0, display_text.p)(path.slice(0, 200))} in commit ${commit.slice(0, 7)}`,
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
		if (!tokenPattern.test(token)) {
			throw new github_error.y("token", token === "" ? "There is no token for GitHub." : "The token for GitHub contains a character that no token has.", { hint: "Use `github.token` or a secret." });
		}
		if (!/^[^/\s]+\/[^/\s]+$/.test(repository)) {
			throw new github_error.y("refused", `Invalid repository "${repository}".`, { hint: "It must have the form owner/name." });
		}
		if (!/^https?:\/\//.test(apiUrl) || !URL.canParse(apiUrl)) {
			throw new github_error.y("refused", `Invalid address "${apiUrl}" of the GitHub API.`, { hint: "The usual one is https://api.github.com." });
		}
	}
	async function query({ graphql }, { query: text, variables }, retries) {
		try {
			return await graphql(text, {
				...variables,
				...retries !== undefined && { request: { retries } }
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
