export const id = 9338;
export const ids = [
	9338,
	2571,
	1179
];
export const modules = {
	66472: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => createConnection });
		var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46752);
		var _proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77834);
		const maximumConnectMs = 1e4;
		const createConnection = (origin, limitMs) => (0, _proxy_js__WEBPACK_IMPORTED_MODULE_1__.i)(origin) ?? new undici__WEBPACK_IMPORTED_MODULE_0__.Agent({ connect: { timeout: Math.min(limitMs, maximumConnectMs) } });
	}),
	82573: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => networkReason,
			g: () => timeoutReason
		});
		function networkReason(error) {
			if (!(error instanceof Error)) return String(error);
			const { cause } = error;
			const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
			return cause instanceof Error ? networkReason(cause) : error.message || code || error.name;
		}
		const timeoutReason = (limitMs) => `no answer within ${Math.ceil(limitMs / 100) / 10} s`;
	}),
	42571: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			plainProxyVariables: () => plainProxyVariables,
			proxyAddress: () => proxyAddress,
			rewriteProxyVariables: () => rewriteProxyVariables
		});
		var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
		var node_net__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_0__);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		var _proxy_warning_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92943);
		const variables = [
			"http_proxy",
			"https_proxy",
			"all_proxy",
			"no_proxy"
		].flatMap((name) => [name, name.toUpperCase()]);
		const currentValues = () => variables.map((name) => process.env[name]);
		let rewritten;
		function givenVariables() {
			if (rewritten === undefined) return process.env;
			const { given, values } = rewritten;
			return currentValues().every((value, index) => value === values[index]) ? given : process.env;
		}
		const proxyAddress = (url, env = givenVariables()) => isExcluded(url, exclusions(env)) ? undefined : namedProxy(url.protocol, env);
		function namedProxy(protocol, env) {
			const variable = [protocol === "https:" ? "https_proxy" : "http_proxy", "all_proxy"].flatMap((name) => [name, name.toUpperCase()]).find((name) => env[name]?.trim());
			if (variable === undefined) return undefined;
			try {
				return parseProxy(env[variable]?.trim() ?? "");
			} catch (error) {
				(0, _proxy_warning_js__WEBPACK_IMPORTED_MODULE_2__.K)(variable, (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error));
				return undefined;
			}
		}
		function parseProxy(text) {
			const address = text.includes("://") ? text : `http://${text}`;
			if (/^socks/i.test(address)) throw new Error("SOCKS proxies are not supported. Name an HTTP proxy.");
			try {
				const url = new URL(address);
				const { protocol, username, password, pathname, search, hash } = url;
				if (!["http:", "https:"].includes(protocol) || `${pathname}${search}${hash}`.includes("@")) throw new Error();
				decodeURIComponent(username + password);
				return url;
			} catch {
				throw new Error("its address is not valid (it may contain a password, so it is not shown). Use http://host:port or http://user:password@host:port, and write % as %25, # as %23, / as %2F and ? as %3F in the password.");
			}
		}
		function rewriteProxyVariables() {
			const given = { ...givenVariables() };
			for (const name of variables) delete process.env[name];
			Object.assign(process.env, plainProxyVariables(given));
			rewritten = {
				given,
				values: currentValues()
			};
		}
		function plainProxyVariables(env) {
			const proxy = namedProxy("https:", env);
			const hosts = exclusions(env).map(splitEntry).filter(({ port = "443" }) => port === "443");
			if (proxy === undefined || hosts.some(({ name }) => name === "*")) return {};
			return {
				HTTPS_PROXY: proxy.href,
				NO_PROXY: hosts.flatMap(({ name }) => [domainOf(name), `.${domainOf(name)}`]).join(",")
			};
		}
		const exclusions = (env) => (env.no_proxy || env.NO_PROXY || "").toLowerCase().split(/[\s,]+/).filter((entry) => entry !== "");
		const loopback = [
			"localhost",
			"127.0.0.0/8",
			"::1"
		];
		function isExcluded({ protocol, hostname, port }, entries) {
			const host = hostname.replace(/^\[|[\].]$/g, "");
			const ownPort = port || (protocol === "https:" ? "443" : "80");
			return [...loopback, ...entries].map(splitEntry).some(({ name, port = ownPort }) => {
				if (port !== ownPort) return false;
				if (name === "*") return true;
				return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 ? `.${host}`.endsWith(`.${domainOf(name)}`) : isInRange(host, name);
			});
		}
		function splitEntry(entry) {
			const isAddress = (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(entry.split("/", 1)[0] ?? "") === 6;
			const [, name = entry, port] = (isAddress ? null : /^(.+):(\d+)$/.exec(entry)) ?? [];
			return {
				name: name.replace(/^\[|\]$/g, ""),
				port
			};
		}
		const domainOf = (name) => name.replace(/^\*?\./, "");
		function isInRange(address, range) {
			const [network = "", bits] = range.split("/");
			const isLong = (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(network) === 6;
			const prefix = bits === undefined ? isLong ? 128 : 32 : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
			const addresses = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
			try {
				addresses.addSubnet(network, prefix, isLong ? "ipv6" : "ipv4");
			} catch {
				return false;
			}
			return addresses.check(address, (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 6 ? "ipv6" : "ipv4");
		}
	}),
	77834: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => proxyFor });
		var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46752);
		var _defined_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43268);
		var _proxy_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42571);
		function proxyFor(url) {
			const address = (0, _proxy_address_js__WEBPACK_IMPORTED_MODULE_1__.proxyAddress)(new URL(url));
			if (address === undefined) return undefined;
			const { origin, username, password } = address;
			const login = username === "" && password === "" ? undefined : `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
			const token = login === undefined ? undefined : `Basic ${Buffer.from(login).toString("base64")}`;
			return new undici__WEBPACK_IMPORTED_MODULE_0__.ProxyAgent({
				uri: origin,
				proxyTunnel: false,
				pipelining: 0,
				...(0, _defined_fields_js__WEBPACK_IMPORTED_MODULE_2__.X)({ token })
			});
		}
	}),
	32751: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			q: () => maskedLine,
			v: () => quotedAnswer
		});
		var _text_display_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60331);
		var _text_without_full_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47992);
		const maximumLength = 300;
		const quotedAnswer = (text, secret) => (0, _text_without_full_stop_js__WEBPACK_IMPORTED_MODULE_0__.Q)(maskedLine(text, secret));
		const maskedLine = (text, secret) => (0, _text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(text.replaceAll(secret, "***").slice(0, 1e4)).replaceAll(secret, "***").trim().slice(0, maximumLength);
	}),
	37405: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => LongAnswerError,
			x: () => readBody
		});
		class LongAnswerError extends Error {
			name = "LongAnswerError";
		}
		async function readBody(chunks, maximumBytes) {
			const parts = [];
			let length = 0;
			for await (const chunk of chunks) {
				length += chunk.length;
				if (length > maximumBytes) throw new LongAnswerError(`the answer is longer than ${maximumBytes} bytes`);
				parts.push(chunk);
			}
			return Buffer.concat(parts);
		}
	}),
	95276: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => retryAfterSeconds,
			b: () => retryWaitSeconds
		});
		const maximumWaitSeconds = 30;
		const retryWaitSeconds = (repeats, askedSeconds, random = Math.random) => askedSeconds === undefined ? random() * Math.min(maximumWaitSeconds, 2 ** repeats) : askedSeconds + random() / 4;
		function retryAfterSeconds(header) {
			if (header === undefined) return undefined;
			if (/^\d{1,9}(?:\.\d{1,6})?$/.test(header)) return Number(header);
			const date = Date.parse(header);
			return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1e3);
		}
	}),
	12801: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { c: () => runStart });
		const maximumAgeMs = 35 * 24 * 60 * 60 * 1e3;
		function runStart(event, now) {
			const { workflow_run: completed, merge_group: mergeGroup, pull_request: pull, repository } = event;
			const pushedAt = repository?.pushed_at;
			const time = completed ? timeOf(completed.run_started_at) : timeOf(mergeGroup?.head_commit?.timestamp ?? pull?.updated_at) || (typeof pushedAt === "number" ? pushedAt * 1e3 : Number.NaN);
			return time <= now && time > now - maximumAgeMs ? time : now;
		}
		const timeOf = (text) => typeof text === "string" ? Date.parse(text) : Number.NaN;
	}),
	83179: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => stepName });
		function stepName(step) {
			const [name = "", use] = step.split("#");
			const own = name.split(".").map(nameOfOne).filter(Boolean).join(".");
			return use === undefined ? own : [own, `use ${use}`].filter(Boolean).join(", ");
		}
		function nameOfOne(step) {
			if (!step.startsWith("__")) return step;
			const [, number] = /_(\d{1,4})$/.exec(step) ?? [];
			if (number === undefined) return "";
			return step.startsWith("__run_") ? `script ${number}` : `report ${number}`;
		}
	}),
	14046: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => mayCallWorkflows });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _ci_context_untrusted_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1614);
		const maximumBytes = 512 * 1024;
		function mayCallWorkflows(env) {
			const { GITHUB_WORKFLOW_REF: reference = "", GITHUB_WORKSPACE: workspace = "" } = env;
			const [, path] = /^[^/]+\/[^/]+\/(\.github\/workflows\/[^/@]+)@/.exec(reference) ?? [];
			if (path === undefined) return false;
			if ((0, _ci_context_untrusted_event_js__WEBPACK_IMPORTED_MODULE_2__.B)(env) !== undefined) return true;
			const text = readText((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path));
			return text === undefined || text.split("\n").some((line) => line.trimStart().startsWith("uses:") && line.includes(".github/workflows/"));
		}
		function readText(path) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > maximumBytes ? undefined : (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
			} catch {
				return undefined;
			}
		}
	}),
	53782: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => distinctJobName });
		function distinctJobName(job, { jobs, own }) {
			if (own === undefined) return job;
			const name = withoutCaller(own.name, job);
			const isShared = name !== own.name && jobs.some((other) => other.name !== own.name && withoutCaller(other.name, job) === name);
			return isShared ? own.name : job;
		}
		function withoutCaller(listed, job) {
			if (listed === job || listed.endsWith(` / ${job}`)) return job;
			let depth = 0;
			for (let index = listed.length - 1; index > 0; index -= 1) {
				if (listed[index] === ")") depth += 1;
				else if (listed[index] === "(") depth -= 1;
				else if (depth <= 0 && listed.startsWith(" / ", index)) return listed.slice(index + 3);
			}
			return listed;
		}
	}),
	73958: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			fr: () => limitEnd,
			k1: () => isScarce,
			y9: () => readRateLimit
		});
		const defaultSeconds = 60;
		const scarceShare = .2;
		function isScarce({ rateLimit }) {
			const limit = rateLimit();
			return limit !== undefined && limit.remaining < limit.limit * scarceShare;
		}
		function limitEnd(headers, now = Date.now()) {
			const after = Number(headers["retry-after"] ?? Number.NaN);
			if (after >= 0 && after < 1e9) return new Date(now + after * 1e3);
			const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
			if (headers["x-ratelimit-remaining"] === "0" && reset > 0 && reset < 1e11) return new Date(reset * 1e3);
			return new Date(now + defaultSeconds * 1e3);
		}
		function readRateLimit(headers) {
			const limit = Number(headers["x-ratelimit-limit"] ?? Number.NaN);
			const remaining = Number(headers["x-ratelimit-remaining"] ?? Number.NaN);
			return limit > 0 && remaining >= 0 ? {
				limit,
				remaining
			} : undefined;
		}
	}),
	11179: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			activityOf: () => activityOf,
			ownJobId: () => ownJobId,
			readRunActivity: () => readRunActivity
		});
		var _github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55094);
		var _job_executions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32619);
		async function readRunActivity(client, env) {
			const id = Number(env.GITHUB_RUN_ID);
			if (!Number.isSafeInteger(id) || id <= 0) return activityOf([], env);
			try {
				return activityOf(await client.jobsOfRun(id), env);
			} catch (error) {
				if (!(error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_0__.y)) throw error;
				return activityOf([], env);
			}
		}
		function ownJobId(env) {
			const given = env["INPUT_CHECK-RUN-ID"]?.trim() ?? "";
			return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined;
		}
		function activityOf(jobs, env) {
			const { RUNNER_NAME: runner, GITHUB_RUN_ATTEMPT: attempt } = env;
			const current = jobs.filter((job) => job.attempt === Number(attempt || 1) && job.conclusion !== "skipped");
			const active = current.filter(({ status }) => status !== "completed");
			const running = active.filter(({ status }) => status === "in_progress");
			const mine = running.filter(({ runnerName }) => runnerName !== undefined && runnerName === runner);
			const [likely] = mine.length === 1 ? mine : running.length === 1 ? running : [];
			const id = ownJobId(env);
			return {
				jobs,
				own: id === undefined ? likely : jobs.find((job) => job.id === id),
				isAlone: jobs.length > 0 && active.length <= 1,
				isOnly: jobs.length > 0 && current.length <= 1,
				executions: executionsOf(jobs, env)
			};
		}
		function executionsOf(jobs, { GITHUB_EVENT_NAME: event }) {
			if (event === "workflow_run") return (0, _job_executions_js__WEBPACK_IMPORTED_MODULE_1__.Ex)(jobs.map((job) => ({
				...job,
				attempt: 1
			})));
			return jobs.length === 0 ? undefined : (0, _job_executions_js__WEBPACK_IMPORTED_MODULE_1__.Ex)(jobs);
		}
	}),
	93010: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => askServer });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
		var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46752);
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43268);
		var _base_http_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66472);
		var _base_http_network_reason_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82573);
		var _base_http_read_body_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37405);
		var _base_http_retry_wait_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95276);
		var _server_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65118);
		const maximumAnswerBytes = 16 * 1024 * 1024;
		const temporaryStatuses = new Set([
			408,
			425,
			429,
			500,
			502,
			503,
			504
		]);
		const maximumUnreachable = 3;
		const unreachableSeconds = 2 ** maximumUnreachable - 1;
		const unreachableCodes = new Set([
			"ECONNREFUSED",
			"ENOTFOUND",
			"EHOSTUNREACH",
			"ENETUNREACH"
		]);
		function askServer(server, serverRequest, options) {
			return options.budget.measure(() => askWithinBudget(server, serverRequest, options));
		}
		async function askWithinBudget(server, serverRequest, options) {
			const { budget, reservedMs = 0, attemptMs = _server_js__WEBPACK_IMPORTED_MODULE_3__.x$, secondMs = 1e3, signal, onRepeat } = options;
			const { wait = (ms) => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, (0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__.X)({ signal })) } = options;
			const remainingMs = () => budget.remainingMs() - reservedMs;
			let last;
			let unreachable = 0;
			for (let repeats = 0;; repeats += 1) {
				const limitMs = remainingMs();
				if (limitMs <= 0) return last ?? {
					reason: "the time of this run for the server is used up",
					kind: "permanent"
				};
				const exchange = await askOnce(server, serverRequest, Math.min(attemptMs, limitMs), signal);
				signal?.throwIfAborted();
				const failure = exchange.status === undefined ? exchange.kind : undefined;
				if (failure === "late" && limitMs < attemptMs && last !== undefined) return last;
				if (exchange.status === undefined ? failure === "permanent" : !temporaryStatuses.has(exchange.status)) return exchange;
				if (failure === "unreachable") unreachable += 1;
				const waitMs = (0, _base_http_retry_wait_js__WEBPACK_IMPORTED_MODULE_5__.b)(repeats, askedSeconds(exchange)) * secondMs;
				if (unreachable > maximumUnreachable || waitMs >= remainingMs()) return exchange;
				if (repeats === 0) onRepeat?.(exchange, Math.min(remainingMs(), unreachable > 0 ? unreachableSeconds * secondMs : Number.POSITIVE_INFINITY));
				last = exchange;
				await wait(waitMs);
			}
		}
		function askedSeconds(exchange) {
			const header = exchange.status === undefined ? undefined : exchange.headers["retry-after"];
			return typeof header === "string" ? (0, _base_http_retry_wait_js__WEBPACK_IMPORTED_MODULE_5__.C)(header) : undefined;
		}
		async function askOnce({ baseUrl, key }, { method, path, headers, body }, limitMs, interruption) {
			const url = new URL(baseUrl + path);
			let dispatcher;
			const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(limitMs)));
			const signal = interruption === undefined ? timeout : AbortSignal.any([timeout, interruption]);
			try {
				dispatcher = (0, _base_http_connection_js__WEBPACK_IMPORTED_MODULE_2__.t)(url.origin, limitMs);
				const answer = await (0, undici__WEBPACK_IMPORTED_MODULE_1__.request)(url, {
					method,
					headers: {
						...headers,
						"service-api-key": key,
						"user-agent": "build-report"
					},
					body: body ?? null,
					dispatcher,
					signal
				});
				const answerBody = await (0, _base_http_read_body_js__WEBPACK_IMPORTED_MODULE_6__.x)(answer.body, maximumAnswerBytes);
				return {
					status: answer.statusCode,
					headers: answer.headers,
					body: answerBody.toString()
				};
			} catch (error) {
				if (timeout.aborted) return {
					reason: (0, _base_http_network_reason_js__WEBPACK_IMPORTED_MODULE_7__.g)(limitMs),
					kind: "late"
				};
				return {
					reason: (0, _base_http_network_reason_js__WEBPACK_IMPORTED_MODULE_7__.d)(error),
					kind: kindOf(error)
				};
			} finally {
				dispatcher?.destroy().catch(() => {});
			}
		}
		function kindOf(error) {
			if (error instanceof _base_http_read_body_js__WEBPACK_IMPORTED_MODULE_6__.p) return "permanent";
			const { code, cause } = Object(error);
			if (typeof code === "string" && unreachableCodes.has(code)) return "unreachable";
			return cause instanceof Error ? kindOf(cause) : "temporary";
		}
	}),
	84371: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Au: () => answerFields,
			R6: () => problemDetail,
			a2: () => describeRefusal,
			au: () => unexpectedAnswer
		});
		var _base_http_quoted_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32751);
		function describeRefusal(server, exchange) {
			const { baseUrl, key } = server;
			if (exchange.status === undefined) return `${baseUrl} does not answer: ${(0, _base_http_quoted_answer_js__WEBPACK_IMPORTED_MODULE_0__.v)(exchange.reason, key)}.`;
			const { status } = exchange;
			const detail = detailOf(exchange, server);
			const aside = detail === "" ? "" : ` (${detail})`;
			if (status === 401) return `${baseUrl} does not accept the API key${aside}. Correct api-key or SERVICE_API_KEY.`;
			if (status === 403) return `The API key lacks a permission at ${baseUrl}${aside}. Use a key with the required scope, of the organisation of the records.`;
			if (status === 404 || status === 405) return `${baseUrl} has no data API (status ${status}). Correct server-url or SERVICE_URL.`;
			if (status >= 300 && status < 400) {
				return `${baseUrl} redirects to another address (status ${status}), which must not receive the API key. Set server-url to the final address.`;
			}
			return `${baseUrl} answered with status ${status}${aside}.`;
		}
		const unexpectedAnswer = ({ baseUrl }) => `${baseUrl} gave an answer that is not from a Build Report server. Correct server-url or SERVICE_URL.`;
		function answerFields({ body }) {
			try {
				return Object(JSON.parse(body));
			} catch {
				return {};
			}
		}
		const detailOf = ({ body }, { key }) => problemDetail(body, key);
		function problemDetail(body, key) {
			const { title, detail } = answerFields({ body });
			const text = typeof detail === "string" ? detail : title;
			return typeof text === "string" ? (0, _base_http_quoted_answer_js__WEBPACK_IMPORTED_MODULE_0__.v)(text, key) : "";
		}
	}),
	27320: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => readHistoryBytes });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var _history_document_read_history_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22303);
		function readHistoryBytes(absolutePath) {
			if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(absolutePath).size > _history_document_read_history_document_js__WEBPACK_IMPORTED_MODULE_1__.h) throw new Error("it is too large");
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(absolutePath);
		}
	}),
	3380: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gm: () => historyArtifactName,
			n3: () => evidenceArtifactName,
			z: () => historyPrefix
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const historyPrefix = "build-report-history-";
		const historyArtifactName = ({ branch, module, job, title, step }) => historyPrefix + shortHash([
			branch,
			module,
			job,
			title,
			step
		]);
		const evidenceArtifactName = ({ module, job, title, step }) => `build-report-evidence-${shortHash([
			module,
			job,
			title,
			step
		])}`;
		const shortHash = (facts) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", JSON.stringify(facts), "hex").slice(0, 8);
	}),
	1093: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			uz: () => buildId,
			vC: () => buildOfRun,
			Vz: () => runId
		});
		var defined_fields = __webpack_require__(43268);
		;
		function eventCommit({ workflow_run: run, merge_group: group, head_commit: head }, commit) {
			const found = [
				run?.head_commit,
				group?.head_commit,
				head
			].find((one) => commit !== undefined && one?.id === commit);
			return found === undefined || found === null ? {} : {
				message: found.message,
				author: found.author?.name
			};
		}
		var run_start = __webpack_require__(12801);
		var build_id = __webpack_require__(44424);
		var commit_facts = __webpack_require__(21845);
		;
		function buildOfRun({ ciContext, event, now, mask = (text) => text, ...results }) {
			const { ref, source, build, testedBuild = build } = ciContext;
			const { message = source.commitMessage, author } = eventCommit(event, source.commit);
			return {
				id: buildId(ciContext) ?? String(now),
				...(0, defined_fields.X)({ commit: source.commit }),
				...(0, commit_facts.T)({
					message,
					author
				}, mask),
				...(0, defined_fields.X)({ ref }),
				timestamp: (0, run_start.c)(event, now),
				...(0, defined_fields.X)({ url: testedBuild.url }),
				...results
			};
		}
		const buildId = (ciContext) => limited(runName(ciContext) ?? ciContext.source.commit);
		const runId = (ciContext) => limited(runName(ciContext));
		const runName = ({ build, testedBuild = build }) => testedBuild.id?.replace(/\.[1-9]\d{0,8}$/, "");
		const limited = (id) => id === undefined ? undefined : (0, build_id.$)(id);
	}),
	62261: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => addRows });
		var _create_histories_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31059);
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13601);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(988);
		var _result_details_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66940);
		function addRows(histories, other, rows) {
			const indexes = new Map(other.builds.map(({ id }, index) => [id, index]));
			const from = histories.builds.map(({ id }) => indexes.get(id));
			const firstKept = Math.min(...from.filter((index) => index !== undefined));
			const moved = rows.map((row) => moveRow(row, from, firstKept)).filter(({ results }) => /[^-]/.test(results));
			return (0, _create_histories_js__WEBPACK_IMPORTED_MODULE_0__.tp)(histories.builds, [...histories.all(), ...moved]);
		}
		function moveRow(row, from, firstKept) {
			const move = (text, missing) => from.map((index) => index === undefined ? missing : text[index] ?? missing).join("");
			const results = move(row.results, "-");
			const known = (0, _result_details_js__WEBPACK_IMPORTED_MODULE_1__.ED)(row);
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_2__.xG)({
				id: row.id,
				job: row.job,
				module: row.module,
				suite: row.suite,
				name: row.name,
				results,
				...(0, _result_details_js__WEBPACK_IMPORTED_MODULE_1__.Bz)(results, (build) => known.get(from[build] ?? -1)),
				durations: row.durations === undefined ? undefined : move(row.durations, _duration_codes_js__WEBPACK_IMPORTED_MODULE_3__.IG),
				isOlder: (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_2__.tW)(row) || /[^-]/.test(row.results.slice(0, firstKept))
			});
		}
	}),
	17470: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => appendBuild,
			H: () => historyLimits
		});
		var build_order = __webpack_require__(50629);
		var create_histories = __webpack_require__(31059);
		var duration_codes = __webpack_require__(13601);
		var history_id = __webpack_require__(80372);
		;
		function groupTests(results, columns) {
			const first = new Int32Array(columns.length).fill(-1);
			const next = new Int32Array(results.size).fill(-1);
			const firstOfOthers = new Map();
			for (let index = results.size - 1; index >= 0; index -= 1) {
				const { id } = results.at(index);
				const row = columns.find(id);
				if (row !== -1) {
					next[index] = first[row] ?? -1;
					first[row] = index;
				} else {
					const key = (0, history_id.E)(id);
					next[index] = firstOfOthers.get(key) ?? -1;
					firstOfOthers.set(key, index);
				}
			}
			const nextOf = (index) => next[index] ?? -1;
			return {
				firstOf: (row) => first[row] ?? -1,
				hasMore: (index) => nextOf(index) !== -1,
				at: (index) => index === -1 ? undefined : results.at(index),
				list(from) {
					const tests = [];
					for (let index = from; index !== -1; index = nextOf(index)) tests.push(results.at(index));
					return tests;
				},
				takeOther(id) {
					const found = firstOfOthers.get(id) ?? -1;
					firstOfOthers.delete(id);
					return found;
				},
				others: () => [...firstOfOthers.values()].sort((a, b) => a - b)
			};
		}
		var history_rows = __webpack_require__(988);
		var job_rows = __webpack_require__(70025);
		var outcomes = __webpack_require__(89855);
		var result_details = __webpack_require__(66940);
		var row_table = __webpack_require__(78113);
		var history_runs = __webpack_require__(3404);
		var table_histories = __webpack_require__(93828);
		var with_new_names = __webpack_require__(97992);
		;
		const historyLimits = {
			builds: history_rows.kB,
			rows: history_rows.U1
		};
		function appendBuild(histories, build, results, limits = historyLimits) {
			const known = (0, with_new_names.n)(histories ?? create_histories.up, results);
			const builds = (0, build_order.y)([...known.builds.filter(({ id }) => id !== build.id), build]).slice(-limits.builds);
			if (!builds.includes(build)) return known;
			const columns = columnsOf(known.builds, builds);
			const table = (0, row_table.sV)(known.table, builds.length);
			(0, row_table.MU)(table, known.table.size);
			const tests = groupTests(results, known.columns);
			const ofJobs = (0, job_rows.$j)(known);
			const copied = createRowCopier(known, table, columns);
			const add = ({ shared, ofJobs: jobs }, first) => {
				for (const row of (0, job_rows.mf)(extend({
					shared,
					ofJobs: jobs
				}, tests.list(first), columns))) (0, row_table.Wu)(table, row);
			};
			for (let row = 0; row < known.table.size; row += 1) {
				if (!(0, row_table.fn)(known.table, row) || (0, row_table.Zw)(known.table, row) !== undefined) continue;
				const first = tests.firstOf(row);
				const jobs = ofJobs.size === 0 ? undefined : ofJobs.get((0, row_table.TH)(known.table, row));
				if (jobs === undefined && !tests.hasMore(first) && copied(row, tests.at(first))) continue;
				add({
					shared: known.columns.row(row),
					ofJobs: jobs ?? job_rows.WG
				}, first);
				if (jobs !== undefined) ofJobs.delete((0, row_table.TH)(known.table, row));
			}
			for (const [id, jobs] of ofJobs) add({
				shared: undefined,
				ofJobs: jobs
			}, tests.takeOther(id));
			for (const first of tests.others()) add(noRows, first);
			(0, create_histories.X3)(table, limits.rows);
			return (0, table_histories.B)(builds, table);
		}
		function columnsOf(earlier, builds) {
			const indexes = new Map(earlier.map((known, index) => [known, index]));
			const ids = new Set(builds.map(({ id }) => id));
			const from = builds.map((kept) => indexes.get(kept));
			const shift = earlier.length - builds.length + 1;
			const added = builds[from.indexOf(undefined)];
			const replaced = earlier.findIndex(({ id }) => id === added?.id);
			return {
				from,
				shift: from.every((index, position) => index === (position === from.length - 1 ? undefined : position + shift)) ? shift : undefined,
				dropped: earlier.flatMap(({ id }, index) => ids.has(id) ? [] : [index]),
				replaced: replaced === -1 ? undefined : replaced
			};
		}
		const noRows = {
			shared: undefined,
			ofJobs: job_rows.WG
		};
		const didNotRun = {
			outcome: "-",
			duration: duration_codes.IG,
			test: undefined
		};
		function extend({ shared, ofJobs }, tests, columns) {
			if (ofJobs.size === 0 && tests.length < 2) return {
				shared: extendRow(shared, undefined, jobResult(tests), columns),
				ofJobs
			};
			const own = new Map();
			const others = [];
			for (const test of tests) {
				if (test.job !== undefined && ofJobs.has(test.job)) own.set(test.job, jobResult([test]));
				else others.push(test);
			}
			const [most, ...fewer] = groupsOf(others);
			const extended = new Map();
			for (const [job, row] of ofJobs) extended.set(job, extendRow(row, job, own.get(job) ?? didNotRun, columns));
			for (const test of fewer.flat()) {
				if (test.job !== undefined) extended.set(test.job, extendRow(shared, test.job, jobResult([test]), columns));
			}
			const isShared = shared !== undefined || most !== undefined;
			return {
				shared: isShared ? extendRow(shared, undefined, jobResult(most ?? []), columns) : undefined,
				ofJobs: extended
			};
		}
		const best = [
			"P",
			"S",
			"f",
			"F",
			"-"
		];
		function groupsOf(tests) {
			if (tests.length < 2) return tests.length === 0 ? [] : [tests];
			const groups = new Map();
			for (const test of tests) {
				if (test.outcome === "-") continue;
				const key = `${best.indexOf(test.outcome)} ${test.outcome === "F" ? test.cause ?? "" : ""}`;
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [test]);
				else group.push(test);
			}
			const jobs = (group) => group.some(({ job }) => job === undefined) ? Number.POSITIVE_INFINITY : group.length;
			return [...groups].sort(([a, first], [b, second]) => jobs(second) - jobs(first) || (a < b ? -1 : 1)).map(([, group]) => group);
		}
		function jobResult(tests) {
			const [test] = tests;
			if (test === undefined) return didNotRun;
			let duration = duration_codes.IG;
			for (const { outcome, duration: ms } of tests) if ((0, duration_codes.hM)(outcome)) duration = (0, duration_codes.Nm)(duration, (0, duration_codes.Oc)(ms));
			const { outcome, cause, isRepeated } = test;
			return {
				outcome,
				...outcome === "F" || outcome === "f" ? {
					cause,
					isRerun: outcome === "f" ? isRepeated : undefined
				} : {},
				duration,
				test
			};
		}
		function withEarlierAttempt(result, row, { replaced = -1 }) {
			const earlier = row?.results[replaced];
			if (row === undefined || !isUnsteady(earlier) || !(0, outcomes.Pc)(result.outcome, 0)) return result;
			const before = (0, result_details.ED)(row).get(replaced);
			return {
				...result,
				outcome: "f",
				cause: before?.cause ?? result.cause,
				isRerun: earlier === "F" ? true : before?.isRerun ?? result.isRerun
			};
		}
		const isUnsteady = (outcome) => outcome === "F" || outcome === "f";
		function extendRow(row, job, result, columns) {
			const { outcome, cause, isRerun, duration, test } = withEarlierAttempt(result, row, columns);
			const { dropped } = columns;
			const results = move(row?.results, outcome, "-", columns);
			const hasDurations = row?.durations !== undefined || duration !== duration_codes.IG;
			return (0, history_rows.xG)({
				id: row?.id ?? (0, history_id.E)(test?.id ?? ""),
				job,
				module: test?.module ?? row?.module,
				suite: test?.suite ?? row?.suite ?? [],
				name: test?.name ?? row?.name ?? "",
				results,
				...moveDetails(row, {
					cause,
					isRerun
				}, results, columns),
				durations: hasDurations ? move(row?.durations, duration, duration_codes.IG, columns) : undefined,
				isOlder: row !== undefined && ((0, history_rows.tW)(row) || dropped.some((index) => row.results[index] !== "-"))
			});
		}
		const notRun = -1;
		function createRowCopier({ builds, table: from, columns: rows }, table, columns) {
			const numbers = new Map();
			const isText = (old, results) => old === row_table.aF && results === table.distinctResults[row_table.aF];
			const extended = (old, outcome) => {
				const ofOutcome = numbers.get(outcome) ?? [];
				numbers.set(outcome, ofOutcome);
				const known = ofOutcome[old];
				if (known !== undefined) return known;
				const results = move(from.distinctResults[old], outcome, "-", columns);
				const number = !(0, job_rows.gb)(results) ? notRun : isText(old, results) ? row_table.aF : (0, row_table.rN)(table, results);
				ofOutcome[old] = number;
				return number;
			};
			const durationsOf = (row, duration) => {
				const runs = from.durationsOf.get(row);
				if (runs === undefined && duration === duration_codes.IG) return undefined;
				const codes = runs === undefined ? undefined : (0, history_runs.PY)(runs, builds.length, duration_codes.nh);
				const needed = (0, duration_codes.zD)(move(codes, duration, duration_codes.IG, columns));
				return needed === undefined ? undefined : (0, history_runs.KE)(needed);
			};
			return (row, test) => {
				const { outcome, cause, isRerun, duration } = test === undefined ? didNotRun : jobResult([test]);
				const suite = from.suiteOf[row] ?? 0;
				const old = from.resultsOf[row] ?? 0;
				const fields = from.fieldsOf.get(row);
				if (cause !== undefined || isRerun !== undefined || fields !== undefined && (0, result_details.Lo)(fields)) return false;
				if (columns.replaced !== undefined && isUnsteady(from.distinctResults[old]?.[columns.replaced])) return false;
				if (test !== undefined && !((0, row_table.cP)(from, row, test.name) && rows.isInSuite(test, suite))) return false;
				const number = extended(old, outcome);
				if (number === notRun) return true;
				const codes = durationsOf(row, duration);
				if (codes !== undefined) table.durationsOf.set(table.size, codes);
				if (number === row_table.aF) (0, row_table.Rq)(table, from, row);
				else {
					const before = from.distinctResults[old] ?? "";
					const wasOlder = fields?.isOlder === true && before.startsWith("-") || columns.dropped.some((index) => before[index] !== "-");
					(0, row_table.Ab)(table, from, row, number, wasOlder);
				}
				return true;
			};
		}
		function move(text, added, missing, { from, shift }) {
			if (shift !== undefined && text !== undefined) return text.slice(shift) + added;
			let moved = "";
			for (const index of from) moved += index === undefined ? added : text?.[index] ?? missing;
			return moved;
		}
		function moveDetails(row, added, results, { from }) {
			const isAdded = added.cause !== undefined || added.isRerun !== undefined;
			if (!isAdded && (row === undefined || !(0, result_details.Lo)(row))) return noDetails;
			const known = row === undefined ? undefined : (0, result_details.ED)(row);
			return (0, result_details.Bz)(results, (build) => {
				const index = from[build];
				return index === undefined ? added : known?.get(index);
			});
		}
		const noDetails = { causes: [] };
	}),
	50629: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => sortBuilds });
		const growingId = /^\d{9,20}$/;
		function sortBuilds(builds) {
			if (builds.every(({ id }) => growingId.test(id))) return [...builds].sort((a, b) => compareNumbers(a.id, b.id));
			if (builds.every(({ timestamp }) => timestamp !== undefined)) return [...builds].sort((a, b) => (a.timestamp ?? 0) - (b.timestamp ?? 0));
			return builds;
		}
		function compareNumbers(a, b) {
			const [first, second] = [a.padStart(20, "0"), b.padStart(20, "0")];
			return first < second ? -1 : first > second ? 1 : 0;
		}
	}),
	31059: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X3: () => limitRows,
			tp: () => createHistories,
			up: () => noHistories
		});
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(988);
		var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89855);
		var _row_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78113);
		var _table_histories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93828);
		function createHistories(builds, rows, limit = _history_rows_js__WEBPACK_IMPORTED_MODULE_3__.U1) {
			const table = (0, _row_table_js__WEBPACK_IMPORTED_MODULE_1__.$F)(builds.length);
			for (const row of rows) (0, _row_table_js__WEBPACK_IMPORTED_MODULE_1__.Wu)(table, row);
			limitRows(table, limit);
			return (0, _table_histories_js__WEBPACK_IMPORTED_MODULE_2__.B)(builds, table);
		}
		const noHistories = createHistories([], []);
		function limitRows(table, limit) {
			if (table.size <= limit) return;
			const lastOf = table.distinctResults.map((results) => (0, _outcomes_js__WEBPACK_IMPORTED_MODULE_0__.gl)(results, results.length - 1));
			const last = (row) => lastOf[table.resultsOf[row] ?? 0] ?? -1;
			const rows = Array.from({ length: table.size }, (_, row) => row).filter((row) => (0, _row_table_js__WEBPACK_IMPORTED_MODULE_1__.fn)(table, row));
			rows.sort((a, b) => last(b) - last(a) || a - b);
			for (const row of rows.slice(limit)) table.resultsOf[row] = _row_table_js__WEBPACK_IMPORTED_MODULE_1__.Gq;
		}
	}),
	90679: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => describeLostParts });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3517);
		var _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47639);
		var _pack_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83450);
		var _read_history_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22303);
		function describeLostParts(packed, { builds }) {
			const { isWithoutNames, refusedBytes } = packed;
			if (refusedBytes !== undefined) {
				const needed = `${(0, _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_2__.X)(refusedBytes.gzip)} compressed and ${(0, _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_2__.X)(refusedBytes.document)} plain`;
				const limits = `${(0, _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_2__.X)(_pack_history_js__WEBPACK_IMPORTED_MODULE_0__.g)} and ${(0, _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_2__.X)(_read_history_document_js__WEBPACK_IMPORTED_MODULE_1__.h)}`;
				return `The history contains no tests: even the last build would take ${needed} without the names of its tests, and the limits are ${limits}. Keep a history of its own for each job or module, or give jobs shorter names.`;
			}
			if (!isWithoutNames) return undefined;
			const lost = packed.builds < builds.length ? ` It contains only the last ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.p)(packed.builds, "build")}.` : "";
			return `The history does not contain the names of tests, because it would be larger than ${_pack_history_js__WEBPACK_IMPORTED_MODULE_0__.g >> 20} MiB.${lost}`;
		}
	}),
	83450: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => packHistory,
			g: () => maximumPackedBytes
		});
		var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
		var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
		var _create_histories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31059);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(988);
		var _unite_histories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80464);
		var _read_history_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22303);
		var _write_history_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98902);
		const maximumPackedBytes = 4 * 1024 * 1024;
		function packHistory(histories, maximumBytes = maximumPackedBytes) {
			const complete = pack(histories, false);
			if (fits(complete, maximumBytes)) return complete;
			let packed = pack(histories, true);
			for (let builds = histories.builds.length >> 1; builds > 0 && !fits(packed, maximumBytes); builds >>= 1) {
				packed = pack((0, _unite_histories_js__WEBPACK_IMPORTED_MODULE_2__.Q)([histories], {
					builds,
					rows: _history_rows_js__WEBPACK_IMPORTED_MODULE_5__.U1
				}), true);
			}
			if (fits(packed, maximumBytes)) return packed;
			const refusedBytes = {
				gzip: packed.gzip.length,
				document: packed.document.length
			};
			return {
				...pack((0, _create_histories_js__WEBPACK_IMPORTED_MODULE_1__.tp)(histories.builds.slice(-1), []), true),
				refusedBytes
			};
		}
		function pack(histories, isWithoutNames) {
			const document = (0, _write_history_document_js__WEBPACK_IMPORTED_MODULE_4__.$)(histories, { withoutNames: isWithoutNames });
			return {
				document,
				gzip: (0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(document),
				isWithoutNames,
				builds: histories.builds.length
			};
		}
		const fits = ({ document, gzip }, maximumBytes) => gzip.length <= maximumBytes && document.length <= _read_history_document_js__WEBPACK_IMPORTED_MODULE_3__.h;
	}),
	22303: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => maximumDocumentBytes,
			y: () => readHistoryDocument
		});
		var external_node_buffer_ = __webpack_require__(4573);
		var external_node_zlib_ = __webpack_require__(38522);
		var defined_fields = __webpack_require__(43268);
		var errors = __webpack_require__(34758);
		var counts = __webpack_require__(3517);
		var sizes = __webpack_require__(47639);
		var json_fault = __webpack_require__(37147);
		var history_rows = __webpack_require__(988);
		var row_table = __webpack_require__(78113);
		var table_histories = __webpack_require__(93828);
		var test_histories = __webpack_require__(54775);
		var parse_rows = __webpack_require__(93389);
		var name_limit = __webpack_require__(14157);
		;
		function suiteOfNext(rows) {
			const { table, nextSuite } = rows;
			rows.nextSuite = undefined;
			return nextSuite === undefined ? table.suites - 1 : (0, row_table.wR)(table, nextSuite);
		}
		const usualLine = /(?:"[^"\\\n]*"|\{"suite":\[(?:"[^"\\\0-\x1f]*"(?:,"[^"\\\0-\x1f]*"){0,99})?\](?:,"module":"[^"\\\0-\x1f]*")?\})\r?\n/y;
		function addUsualLines(rows, cursor, most) {
			const { table, lines } = rows;
			const { text, starts, suiteOf } = table;
			const end = table.size + most;
			let { start, line } = cursor;
			let row = table.size;
			for (;;) {
				usualLine.lastIndex = start;
				if (!usualLine.test(text)) break;
				const next = usualLine.lastIndex;
				if (next - start > name_limit.o) break;
				if (text.charCodeAt(start) !== quotationMark) {
					rows.nextSuite = start;
				} else if (row < end) {
					suiteOf[row] = rows.nextSuite === undefined ? table.suites - 1 : suiteOfNext(rows);
					starts[row] = start + 1;
					lines[row] = line;
					row += 1;
				} else {
					break;
				}
				start = next;
				line += 1;
			}
			table.size = row;
			cursor.start = start;
			cursor.line = line;
		}
		const quotationMark = 34;
		;
		const idBytes = test_histories._ / 2;
		function createDocumentRows(text, builds, faults) {
			const readRow = (0, parse_rows.G2)(builds.length);
			const table = (0, row_table.$F)(builds.length, text);
			const rows = {
				table,
				lines: new Uint32Array(0),
				nextSuite: undefined
			};
			let block;
			let isEnded = false;
			let isFull = false;
			const endBlock = (isCut) => {
				if (block !== undefined && !isCut) {
					if (block.tests !== block.ids) {
						faults.add(`The line has ${(0, counts.p)(block.ids, "id")} for ${(0, counts.p)(block.tests, "test")}.`, block.line);
						(0, row_table.I_)(table, block.start);
					}
				}
				block = undefined;
			};
			const addIds = (ids) => {
				const end = Math.min(table.size + ids.length / idBytes, history_rows.U1);
				(0, row_table.MU)(table, end);
				if (rows.lines.length < table.high.length) {
					const lines = new Uint32Array(table.high.length);
					lines.set(rows.lines);
					rows.lines = lines;
				}
				const { high, low } = table;
				for (let row = table.size, at = 0; row < end; row += 1, at += idBytes) {
					high[row] = (ids[at] ?? 0) << 24 | (ids[at + 1] ?? 0) << 16 | (ids[at + 2] ?? 0) << 8 | (ids[at + 3] ?? 0);
					low[row] = ids[at + 4] ?? 0;
				}
			};
			const beginBlock = (ids, line) => {
				endBlock(false);
				const bytes = typeof ids === "string" && ids.length % test_histories._ === 0 ? bytesOf(ids) : undefined;
				if (bytes !== undefined) {
					block = {
						ids: 2 * bytes.length / test_histories._,
						line,
						start: table.size,
						tests: 0
					};
					addIds(bytes);
				} else {
					faults.add(`"ids" does not consist of ids with ${test_histories._} digits.`, line);
				}
			};
			const hasNext = (line) => {
				if (block === undefined) {
					faults.add("The test has no id.", line);
					return false;
				}
				block.tests += 1;
				if (block.tests > block.ids) return false;
				if (table.size < history_rows.U1) return true;
				if (!isFull) faults.add(`The history has more than ${(0, counts.B)(history_rows.U1)} tests.`, line);
				isFull = true;
				return false;
			};
			const addTest = (value, line) => {
				if (!hasNext(line)) return;
				const test = value === undefined ? "" : readRow(value);
				if (typeof test === "string") {
					(0, row_table.p)(table);
					if (test !== "") faults.add(test, line);
				} else {
					rows.lines[table.size] = line;
					(0, row_table.dG)(table, suiteOfNext(rows), (0, row_table.rN)(table, test.results), test.fields);
				}
			};
			const addDurations = (durations, line) => {
				let refused = Array.isArray(durations) ? 0 : 1;
				for (let index = 0; Array.isArray(durations) && index < durations.length; index += 2) {
					const position = durations[index];
					const runs = (0, parse_rows.A2)(durations[index + 1], builds.length);
					const isKnown = block !== undefined && typeof position === "number" && position >= 0 && position < block.tests;
					if (isKnown && runs !== undefined) table.durationsOf.set((block?.start ?? 0) + position, runs);
					else refused += 1;
				}
				if (refused > 0) faults.add(`${(0, counts.p)(refused, "part")} of "durations" cannot be used.`, line);
			};
			const addSuiteLine = (fields, line) => {
				const suite = (0, parse_rows.xj)(fields);
				if (typeof suite === "string") faults.add(suite, line);
				rows.nextSuite = typeof suite === "string" ? row_table.A8 : suite;
			};
			return {
				addUsualLines(cursor) {
					const before = table.size;
					const idsLeft = block === undefined ? 0 : Math.max(0, block.ids - block.tests);
					addUsualLines(rows, cursor, Math.min(idsLeft, history_rows.U1 - before));
					if (block !== undefined) block.tests += table.size - before;
				},
				add(value, line) {
					if (typeof value !== "object" || value === null || Array.isArray(value)) addTest(value, line);
					else if ("ids" in value) beginBlock(value.ids, line);
					else if ("durations" in value) addDurations(value.durations, line);
					else if ("suite" in value || "module" in value) addSuiteLine(value, line);
					else if ("tests" in value) {
						endBlock(false);
						isEnded = true;
					}
				},
				lose(fault, line) {
					const start = fault.trimStart();
					if (start.startsWith("{\"ids\"")) endBlock(false);
					else if (start.startsWith("{")) rows.nextSuite = row_table.A8;
					else addTest(undefined, line);
				},
				result() {
					endBlock(true);
					const index = (0, table_histories.K)(table, (row) => {
						faults.add(`The history contains the test ${(0, row_table.TH)(table, row)} twice.`, rows.lines[row] ?? 0);
						table.resultsOf[row] = row_table.Gq;
					});
					return {
						histories: (0, table_histories.B)(builds, table, index),
						isCut: !isEnded
					};
				}
			};
		}
		function bytesOf(digits) {
			const bytes = Buffer.from(digits, "hex");
			return bytes.toString("hex") === digits ? bytes : undefined;
		}
		var history_header = __webpack_require__(94148);
		;
		const maximumFaults = 10;
		function createLineFaults() {
			const first = [];
			let count = 0;
			return {
				add(message, line) {
					count += 1;
					if (first.length < maximumFaults) first.push({
						line,
						message
					});
				},
				list: () => [...first].sort((a, b) => a.line - b.line),
				count: () => count
			};
		}
		;
		const maximumDocumentBytes = 64 * 1024 * 1024;
		const maximumLineLength = 4 * 1024 * 1024;
		const read_history_document_maximumFaults = 1e3;
		function readHistoryDocument(bytes, path) {
			const warn = (message, line) => ({
				severity: "warning",
				message,
				path,
				...(0, defined_fields.X)({ line })
			});
			const { text, reason } = textOf(bytes);
			if (text === undefined) return { problems: [warn(`${reason} It is not used.`)] };
			const faults = createLineFaults();
			const { header, rows } = readLines(text, faults);
			if (rows === undefined) {
				if (endsInFirstLine(bytes, text)) {
					return { problems: [warn("The history ends early, in its first line. The file is incomplete, or its compression is damaged. It is not used.")] };
				}
				const { reason: refused, isNewer } = header ?? {
					reason: "The file is not a history, because it is empty.",
					isNewer: false
				};
				return {
					isNewer,
					problems: [warn(`${refused} It is not used.`)]
				};
			}
			const { histories, isCut } = rows.result();
			const problems = faults.list().map(({ message, line }) => warn(`${message} The history does without it.`, line));
			const more = faults.count() - problems.length;
			if (more > 0) problems.push(warn(`${(0, counts.p)(more, "more line")} of the history cannot be used.`));
			if (isCut) problems.push(warn(`The history is cut off. ${usedBefore(histories.size)}`));
			return {
				histories,
				...(0, defined_fields.X)({ isDamaged: problems.length > 0 ? true : undefined }),
				problems
			};
		}
		const usedBefore = (tests) => `The ${(0, counts.p)(tests, "test")} before its end ${tests === 1 ? "is" : "are"} used.`;
		const isGzip = (bytes) => bytes[0] === 31 && bytes[1] === 139;
		function textOf(bytes) {
			const tooLarge = `The history is larger than ${(0, sizes.X)(maximumDocumentBytes)}.`;
			if (!isGzip(bytes)) return bytes.length > maximumDocumentBytes ? { reason: tooLarge } : { text: decode(bytes) };
			try {
				return { text: decode((0, external_node_zlib_.gunzipSync)(bytes, {
					maxOutputLength: maximumDocumentBytes,
					finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH
				})) };
			} catch (error) {
				const isTooLarge = error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
				return { reason: isTooLarge ? tooLarge : `The history cannot be decompressed: ${(0, errors.bD)(error)}.` };
			}
		}
		function endsInFirstLine(bytes, text) {
			if (text.length > maximumLineLength || text.includes("\n") || parse(text) !== undefined) return false;
			return text.startsWith(history_header.Qf) || isGzip(bytes) && isCutOff(bytes);
		}
		function isCutOff(bytes) {
			try {
				(0, external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: maximumDocumentBytes });
				return false;
			} catch (error) {
				return error instanceof Error && "code" in error && error.code === "Z_BUF_ERROR";
			}
		}
		function decode(bytes) {
			const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			return (0, external_node_buffer_.isAscii)(buffer) ? buffer.toString("latin1") : buffer.toString("utf8");
		}
		function readLines(text, faults) {
			if (text === "") return {
				header: undefined,
				rows: undefined
			};
			const first = indexOrEnd(text, "\n", 0);
			const header = (0, history_header.ay)(first > maximumLineLength ? undefined : parse(text.slice(0, first)));
			if ("reason" in header) return {
				header,
				rows: undefined
			};
			const rows = createDocumentRows(text, header.builds, faults);
			const cursor = {
				start: first + 1,
				line: 2
			};
			while (cursor.start < text.length && faults.count() < read_history_document_maximumFaults) {
				rows.addUsualLines(cursor);
				const { start, line } = cursor;
				if (start === text.length) break;
				const next = indexOrEnd(text, "\n", start);
				const end = text.charCodeAt(next - 1) === carriageReturn ? next - 1 : next;
				if (end > start) addLine(rows, end - start > maximumLineLength ? undefined : text.slice(start, end), line, faults);
				cursor.start = next + 1;
				cursor.line = line + 1;
			}
			return {
				header: undefined,
				rows
			};
		}
		const carriageReturn = 13;
		function addLine(rows, text, line, faults) {
			const value = text === undefined ? undefined : parse(text);
			if (value !== undefined) {
				rows.add(value, line);
				return;
			}
			faults.add(text === undefined ? "The line is too long." : `The line ${(0, json_fault.a)(text)}.`, line);
			rows.lose(text ?? "{", line);
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return undefined;
			}
		}
		function indexOrEnd(text, character, from) {
			const index = text.indexOf(character, from);
			return index === -1 ? text.length : index;
		}
	}),
	98902: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => writeHistoryDocument });
		var _records_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47034);
		var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89855);
		var _result_details_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66940);
		var _row_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78113);
		var _runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3404);
		var _test_histories_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54775);
		var _history_header_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94148);
		const blockLength = 2e4;
		function writeHistoryDocument({ builds, columns, table }, { withoutNames = false } = {}) {
			const chunks = [];
			let text = `${(0, _history_header_js__WEBPACK_IMPORTED_MODULE_2__.iH)(builds)}\n`;
			const flush = () => {
				chunks.push(Buffer.from(text));
				text = "";
			};
			const suiteOf = (row) => table.suiteOf[row] ?? 0;
			const suiteAt = (number) => {
				const { suite, module } = columns.suite(number);
				return {
					names: withoutNames ? "[]" : `[${suite.map(_records_quote_js__WEBPACK_IMPORTED_MODULE_3__.h).join(",")}]`,
					module
				};
			};
			const lineOf = createLines(table, builds.length, withoutNames);
			const rows = groupRows(table, ({ names, module }) => `${names}${module ?? ""}`, suiteAt);
			let lastNumber;
			let last = {
				names: "[]",
				module: undefined
			};
			for (let start = 0; start < rows.length; start += blockLength) {
				const block = rows.subarray(start, start + blockLength);
				text += `{"ids":"${idsOf(table, block)}"}\n`;
				for (const row of block) {
					if (suiteOf(row) !== lastNumber) {
						lastNumber = suiteOf(row);
						const suite = suiteAt(lastNumber);
						if (suite.names !== last.names || suite.module !== last.module) text += `${suiteLine(suite)}\n`;
						last = suite;
					}
					text += lineOf(row);
					if (text.length > chunkLength) flush();
				}
				const durations = [];
				for (const [index, row] of block.entries()) {
					const runs = table.durationsOf.get(row);
					if (runs !== undefined) durations.push(`${index},"${runs}"`);
				}
				if (durations.length > 0) text += `{"durations":[${durations.join(",")}]}\n`;
			}
			text += `{"tests":${rows.length}}\n`;
			flush();
			return Buffer.concat(chunks);
		}
		const chunkLength = 256 * 1024;
		const suiteLine = ({ names, module }) => `{"suite":${names}${module === undefined ? "" : `,"module":${(0, _records_quote_js__WEBPACK_IMPORTED_MODULE_3__.h)(module)}`}}`;
		function groupRows(table, keyOf, suiteAt) {
			const groupOf = new Uint32Array(table.suites);
			const groups = new Map();
			const lengths = [];
			const suiteOf = (row) => table.suiteOf[row] ?? 0;
			let size = 0;
			for (let row = 0; row < table.size; row += 1) {
				if (!(0, _row_table_js__WEBPACK_IMPORTED_MODULE_1__.fn)(table, row)) continue;
				const suite = suiteOf(row);
				if (groupOf[suite] === 0) {
					const key = keyOf(suiteAt(suite));
					const group = groups.get(key) ?? groups.size + 1;
					groups.set(key, group);
					groupOf[suite] = group;
				}
				const group = groupOf[suite] ?? 0;
				lengths[group] = (lengths[group] ?? 0) + 1;
				size += 1;
			}
			const next = new Uint32Array(groups.size + 1);
			for (let group = 2; group < next.length; group += 1) next[group] = (next[group - 1] ?? 0) + (lengths[group - 1] ?? 0);
			const rows = new Uint32Array(size);
			for (let row = 0; row < table.size; row += 1) {
				if (!(0, _row_table_js__WEBPACK_IMPORTED_MODULE_1__.fn)(table, row)) continue;
				const group = groupOf[suiteOf(row)] ?? 0;
				const position = next[group] ?? 0;
				rows[position] = row;
				next[group] = position + 1;
			}
			return rows;
		}
		function idsOf({ high, low }, rows) {
			const bytes = Buffer.alloc(rows.length * idBytes);
			for (const [index, row] of rows.entries()) {
				const start = index * idBytes;
				const first = high[row] ?? 0;
				bytes[start] = first >>> 24;
				bytes[start + 1] = first >>> 16;
				bytes[start + 2] = first >>> 8;
				bytes[start + 3] = first;
				bytes[start + 4] = low[row] ?? 0;
			}
			return bytes.toString("hex");
		}
		const idBytes = _test_histories_js__WEBPACK_IMPORTED_MODULE_4__._ / 2;
		function createLines(table, builds, withoutNames) {
			const { resultsOf, distinctResults, fieldsOf } = table;
			const runsOf = distinctResults.map(_runs_js__WEBPACK_IMPORTED_MODULE_5__.KE);
			const always = (0, _runs_js__WEBPACK_IMPORTED_MODULE_5__.KE)((0, _outcomes_js__WEBPACK_IMPORTED_MODULE_0__.Qv)(Math.max(1, builds)));
			return (row) => {
				const name = withoutNames ? "\"\"" : (0, _records_quote_js__WEBPACK_IMPORTED_MODULE_3__.h)((0, _row_table_js__WEBPACK_IMPORTED_MODULE_1__.Vb)(table, row));
				const results = resultsOf[row] ?? 0;
				if (results === _row_table_js__WEBPACK_IMPORTED_MODULE_1__.aF) return `${name}\n`;
				const fields = fieldsJson(fieldsOf.get(row), distinctResults[results] ?? "");
				const runs = runsOf[results] ?? "";
				if (fields === "" && runs === always) return `${name}\n`;
				return `[${name},"${runs}"${fields}]\n`;
			};
		}
		const causesJson = (causes) => `[${causes.map((cause) => cause === undefined ? "null" : (0, _records_quote_js__WEBPACK_IMPORTED_MODULE_3__.h)(cause)).join(",")}]`;
		function fieldsJson(row, results) {
			if (row === undefined || row.job === undefined && !row.isOlder && !(0, _result_details_js__WEBPACK_IMPORTED_MODULE_6__.Lo)(row)) return "";
			const fields = [];
			if (row.job !== undefined) fields.push(`"job":${(0, _records_quote_js__WEBPACK_IMPORTED_MODULE_3__.h)(row.job)}`);
			if (row.isOlder && results.startsWith("-")) fields.push("\"older\":true");
			if (row.causes.length > 0) fields.push(`"causes":${causesJson(row.causes)}`);
			if (row.flakyCauses !== undefined) fields.push(`"flakyCauses":${causesJson(row.flakyCauses)}`);
			if (row.reruns !== undefined) fields.push(`"reruns":${JSON.stringify(row.reruns)}`);
			return fields.length === 0 ? "" : `,{${fields.join(",")}}`;
		}
	}),
	70025: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$j: () => rowsOfJobs,
			WG: () => noJobRows,
			gI: () => rowsOfTests,
			gb: () => hasRun,
			mf: () => fewestRows
		});
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13601);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(988);
		var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89855);
		var _result_details_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66940);
		const noJobRows = new Map();
		function rowsOfJobs({ columns }) {
			const ofJobs = new Map();
			for (let position = 0; position < columns.length; position += 1) {
				const job = columns.job(position);
				const row = job === undefined ? undefined : columns.row(position);
				if (job === undefined || row === undefined) continue;
				const jobs = ofJobs.get(row.id);
				if (jobs === undefined) ofJobs.set(row.id, new Map([[job, row]]));
				else jobs.set(job, row);
			}
			return ofJobs;
		}
		function* rowsOfTests(histories) {
			const { columns } = histories;
			const ofJobs = rowsOfJobs(histories);
			for (let position = 0; position < columns.length; position += 1) {
				const shared = columns.job(position) === undefined ? columns.row(position) : undefined;
				if (shared === undefined) continue;
				yield [shared.id, {
					shared,
					ofJobs: ofJobs.get(shared.id) ?? noJobRows
				}];
				ofJobs.delete(shared.id);
			}
			for (const [id, jobs] of ofJobs) yield [id, {
				shared: undefined,
				ofJobs: jobs
			}];
		}
		function fewestRows({ shared, ofJobs }) {
			const isShared = shared !== undefined && hasRun(shared.results);
			if (ofJobs.size === 0) return isShared ? [withoutJob(shared)] : [];
			const jobs = [...ofJobs.values()].filter(({ results }) => hasRun(results)).sort((a, b) => (a.job ?? "") < (b.job ?? "") ? -1 : 1);
			const first = isShared ? shared : jobs.shift();
			if (first === undefined) return [];
			let all = withoutJob(first);
			const others = [];
			for (const row of jobs) {
				const merged = mergeRows(all, row);
				if (merged === undefined) others.push(row);
				else all = merged;
			}
			return [all, ...others];
		}
		const hasRun = (results) => /[^-]/.test(results);
		function withoutJob(row) {
			if (row.job === undefined) return row;
			const { job: _, ...rest } = row;
			return rest;
		}
		function mergeRows(all, own) {
			const isSameRow = all.results === own.results && sameCauses(all.causes, own.causes) && !(0, _result_details_js__WEBPACK_IMPORTED_MODULE_1__.YO)(own);
			if (isSameRow) return withDurations(all, all.results, own);
			const [filledAll, filledOwn] = [carried(all.results), carried(own.results)];
			let results = "";
			for (let build = 0; build < all.results.length; build += 1) {
				const [a, b] = [all.results.charAt(build), own.results.charAt(build)];
				const isSame = a === b || a === "-" && filledAll[build] === b || b === "-" && filledOwn[build] === a;
				if (!isSame) return undefined;
				results += a === "-" ? b : a;
			}
			const [detailsOfAll, detailsOfOwn] = [(0, _result_details_js__WEBPACK_IMPORTED_MODULE_1__.ED)(all), (0, _result_details_js__WEBPACK_IMPORTED_MODULE_1__.ED)(own)];
			for (const [build, { cause }] of detailsOfOwn) {
				const other = detailsOfAll.get(build);
				if (other !== undefined && (0, _outcomes_js__WEBPACK_IMPORTED_MODULE_0__.WN)(results, build) && other.cause !== cause) return undefined;
			}
			const details = (0, _result_details_js__WEBPACK_IMPORTED_MODULE_1__.Bz)(results, (build) => detailsOfAll.get(build) ?? detailsOfOwn.get(build));
			const { flakyCauses: _, reruns: __, ...others } = all;
			return withDurations({
				...others,
				...details
			}, results, own);
		}
		function withDurations(all, results, own) {
			if (results === all.results && own.durations === all.durations) return all;
			const durations = longest(all.durations, own.durations);
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_2__.xG)({
				...all,
				results,
				durations,
				isOlder: (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_2__.tW)(all) || (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_2__.tW)(own)
			});
		}
		function longest(a, b) {
			if (a === undefined || b === undefined || a === b) return a ?? b;
			let codes = "";
			for (let build = 0; build < a.length; build += 1) codes += (0, _duration_codes_js__WEBPACK_IMPORTED_MODULE_3__.Nm)(a.charAt(build), b.charAt(build));
			return codes;
		}
		function carried(results) {
			let last = /[^-]/.exec(results)?.[0] ?? "-";
			let filled = "";
			for (const outcome of results) {
				if (outcome !== "-") last = outcome;
				filled += last;
			}
			return filled;
		}
		const sameCauses = (a, b) => a.length === b.length && a.every((cause, index) => cause === b[index]);
	}),
	66940: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bz: () => newestDetails,
			ED: () => detailsByBuild,
			Lo: () => hasDetails,
			YO: () => hasFlakyDetails
		});
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
		const hasFlakyDetails = ({ flakyCauses, reruns }) => flakyCauses !== undefined || reruns !== undefined;
		const hasDetails = (row) => row.causes.length > 0 || hasFlakyDetails(row);
		function detailsByBuild({ results, causes, flakyCauses = [], reruns = [] }) {
			const known = new Map();
			for (const [index, build] of lastBuilds(results, "F", causes.length).entries()) {
				const cause = causes[index];
				if (cause !== undefined) known.set(build, { cause });
			}
			for (const [index, build] of lastBuilds(results, "f", Math.max(flakyCauses.length, reruns.length)).entries()) {
				const details = {
					cause: flakyCauses[index],
					isRerun: reruns[index]
				};
				if (details.cause !== undefined || details.isRerun !== undefined) known.set(build, details);
			}
			return known;
		}
		function newestDetails(results, detailsOf) {
			const fields = { causes: withoutEnd(lastBuilds(results, "F", _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.LF).map((build) => detailsOf(build)?.cause)) };
			const flaky = lastBuilds(results, "f", _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.LF).map(detailsOf);
			const flakyCauses = withoutEnd(flaky.map((details) => details?.cause));
			const reruns = withoutEnd(flaky.map((details) => details?.isRerun));
			if (flakyCauses.length > 0) fields.flakyCauses = flakyCauses;
			if (reruns.length > 0) fields.reruns = reruns;
			return fields;
		}
		function lastBuilds(results, outcome, limit) {
			const builds = [];
			let build = results.length;
			while (builds.length < limit && build > 0) {
				build = results.lastIndexOf(outcome, build - 1);
				if (build === -1) break;
				builds.push(build);
			}
			return builds;
		}
		function withoutEnd(values) {
			while (values.length > 0 && values.at(-1) === undefined) values.pop();
			return values;
		}
	}),
	80464: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => uniteHistories });
		var _append_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17470);
		var _build_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50629);
		var _create_histories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31059);
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13601);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(988);
		var _job_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70025);
		var _result_details_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66940);
		function uniteHistories(histories, limits = _append_build_js__WEBPACK_IMPORTED_MODULE_0__.H) {
			const [first = _create_histories_js__WEBPACK_IMPORTED_MODULE_1__.up, ...others] = histories;
			if (others.length === 0 && first.builds.length <= limits.builds && first.size <= limits.rows) return first;
			const columns = new Map();
			const seen = new Set();
			for (const [history, { builds }] of histories.entries()) {
				for (const [index, build] of builds.entries()) {
					if (!seen.has(build.id)) columns.set(build, {
						history,
						index
					});
					seen.add(build.id);
				}
			}
			const all = (0, _build_order_js__WEBPACK_IMPORTED_MODULE_3__.y)([...columns.keys()]);
			const builds = all.slice(-limits.builds);
			const kept = builds.map((build) => columns.get(build) ?? {
				history: 0,
				index: 0
			});
			const dropped = all.slice(0, all.length - builds.length).map((build) => columns.get(build) ?? {
				history: 0,
				index: 0
			});
			const tables = histories.map((one) => new Map((0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.gI)(one)));
			const ids = new Set(tables.flatMap((table) => [...table.keys()]));
			const rows = [];
			for (const id of ids) {
				const tests = tables.map((table) => table.get(id));
				rows.push(...(0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.mf)(uniteTest(tests, kept, dropped)));
			}
			return (0, _create_histories_js__WEBPACK_IMPORTED_MODULE_1__.tp)(builds, rows, limits.rows);
		}
		function uniteTest(tests, kept, dropped) {
			const jobs = new Set(tests.flatMap((rows) => [...rows?.ofJobs.keys() ?? []]));
			const unite = (job) => uniteRows(tests.map((rows) => (job === undefined ? undefined : rows?.ofJobs.get(job)) ?? rows?.shared), job, kept, dropped);
			const ofJobs = new Map();
			for (const job of jobs) {
				const row = unite(job);
				if (row !== undefined) ofJobs.set(job, row);
			}
			return {
				shared: unite(undefined),
				ofJobs
			};
		}
		function uniteRows(rows, job, kept, dropped) {
			const known = rows.filter((row) => row !== undefined);
			const named = known.find(({ name }) => name !== "") ?? known[0];
			if (named === undefined) return undefined;
			const outcomeOf = ({ history, index }) => rows[history]?.results[index] ?? "-";
			const results = kept.map(outcomeOf).join("");
			const details = rows.map((row) => row !== undefined && (0, _result_details_js__WEBPACK_IMPORTED_MODULE_4__.Lo)(row) ? (0, _result_details_js__WEBPACK_IMPORTED_MODULE_4__.ED)(row) : undefined);
			const detailsOf = (column) => column === undefined ? undefined : details[column.history]?.get(column.index);
			const hasDurations = known.some(({ durations }) => durations !== undefined);
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_5__.xG)({
				id: named.id,
				job,
				module: named.module,
				suite: named.suite,
				name: named.name,
				results,
				...(0, _result_details_js__WEBPACK_IMPORTED_MODULE_4__.Bz)(results, (build) => detailsOf(kept[build])),
				durations: hasDurations ? kept.map(({ history, index }) => rows[history]?.durations?.[index] ?? _duration_codes_js__WEBPACK_IMPORTED_MODULE_6__.IG).join("") : undefined,
				isOlder: known.some(_history_rows_js__WEBPACK_IMPORTED_MODULE_5__.tW) || dropped.some((column) => outcomeOf(column) !== "-")
			});
		}
	}),
	97992: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => withNewNames });
		var _create_histories_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31059);
		var _history_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80372);
		function withNewNames(histories, results) {
			if (histories === undefined || results.hasFormer !== true) return histories;
			const { columns } = histories;
			const renamed = new Map();
			for (const test of results.all()) {
				const { id, job, former } = test;
				if (former === undefined || columns.find(id, job) !== -1 || columns.find(former.id, job) === -1) continue;
				if (results.find(former.id, job) !== undefined) continue;
				renamed.set((0, _history_id_js__WEBPACK_IMPORTED_MODULE_1__.E)(former.id), test);
			}
			if (renamed.size === 0) return histories;
			const rows = [...histories.all()].map((row) => {
				const test = renamed.get(row.id);
				return test === undefined ? row : {
					...row,
					id: (0, _history_id_js__WEBPACK_IMPORTED_MODULE_1__.E)(test.id),
					suite: test.suite,
					name: test.name
				};
			});
			return (0, _create_histories_js__WEBPACK_IMPORTED_MODULE_0__.tp)(histories.builds, rows);
		}
	}),
	86705: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => withoutBuild });
		var _add_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62261);
		var _create_histories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31059);
		function withoutBuild(histories, id) {
			const builds = histories.builds.filter((build) => build.id !== id);
			return builds.length === histories.builds.length ? histories : (0, _add_rows_js__WEBPACK_IMPORTED_MODULE_0__.P)((0, _create_histories_js__WEBPACK_IMPORTED_MODULE_1__.tp)(builds, []), histories, [...histories.all()]);
		}
	}),
	19338: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => openHistory });
		var external_node_path_ = __webpack_require__(76760);
		var github_actions = __webpack_require__(48168);
		var github_event = __webpack_require__(36255);
		var history_branch = __webpack_require__(53522);
		var defined_fields = __webpack_require__(43268);
		var errors = __webpack_require__(34758);
		var atomic_file = __webpack_require__(80675);
		var counts = __webpack_require__(3517);
		var match_files = __webpack_require__(1473);
		var problem_list = __webpack_require__(21431);
		var append_build = __webpack_require__(17470);
		var create_histories = __webpack_require__(31059);
		var lost_parts = __webpack_require__(90679);
		var pack_history = __webpack_require__(83450);
		var read_history_document = __webpack_require__(22303);
		var unite_histories = __webpack_require__(80464);
		var without_build = __webpack_require__(86705);
		var result_details = __webpack_require__(66940);
		;
		function failuresOfBuild({ builds, find }, build) {
			const index = builds.findIndex(({ id }) => id === build);
			if (index === -1) return undefined;
			return { of(id, job) {
				const row = find(id, job);
				const outcome = row?.results[index];
				const hasFailed = outcome === "F" || outcome === "f" && row !== undefined && (0, result_details.ED)(row).get(index)?.isRerun === true;
				return hasFailed ? { status: "failed" } : undefined;
			} };
		}
		var history_bytes = __webpack_require__(27320);
		var history_source = __webpack_require__(53142);
		;
		function isRecordable({ build, results }, histories) {
			if (results.size > 0) return true;
			return hasProperties({
				build,
				results
			}) && (histories?.size ?? 0) === 0;
		}
		const hasProperties = ({ build: { properties, moduleProperties } }) => properties !== undefined || moduleProperties !== undefined;
		;
		const lastBuilds = 3;
		function withCommit({ build, findCommit }, histories) {
			const mayMatter = build.status === "failed" || histories?.builds.slice(-lastBuilds).some(({ status }) => status === "failed") === true;
			return mayMatter ? {
				...findCommit?.(),
				...build
			} : build;
		}
		;
		const maximumFiles = 20;
		function createFileHistory({ cwd, patterns, output, ownBuild, say = () => undefined }) {
			let stored;
			const newer = new Set();
			const matchHistories = () => (0, match_files.x)({
				cwd,
				collectors: [{
					key: "events",
					include: patterns,
					exclude: [],
					metadata: {},
					named: true
				}]
			});
			async function read() {
				const { files, problems } = matchHistories();
				const found = (0, problem_list.Y)();
				for (const problem of problems) found.add(problem);
				if (files.length > maximumFiles) {
					found.add({
						severity: "warning",
						message: `Only the first ${maximumFiles} of ${(0, counts.B)(files.length)} history files are used.`
					});
				}
				let all = create_histories.up;
				let read = 0;
				let isDamaged = false;
				for (const { absolutePath, path } of files.slice(0, maximumFiles)) {
					const { histories: ofFile, problems: faults, isNewer, isDamaged: isCut } = readFile(absolutePath, path);
					if (isNewer === true) newer.add((0, external_node_path_.resolve)(absolutePath));
					for (const problem of faults) found.add(problem);
					if (ofFile === undefined || isCut === true) isDamaged = true;
					if (ofFile === undefined) continue;
					read += 1;
					all = read === 1 ? ofFile : (0, unite_histories.Q)([all, ofFile]);
				}
				if (all.builds.length > 0) stored = all;
				const histories = (0, without_build.D)(all, ownBuild);
				const builds = histories.builds.length;
				const ref = histories.builds.at(-1)?.ref;
				const reason = builds > 0 ? undefined : reasonOf(files.length, read, patterns);
				if (files.length === 0) say(`There is no history of earlier builds: ${reason}`);
				return {
					...(0, defined_fields.X)({
						histories: builds > 0 ? histories : undefined,
						isDamaged: isDamaged ? true : undefined
					}),
					summary: {
						builds,
						source: "file",
						...(0, defined_fields.X)({
							ref,
							reason
						})
					},
					problems: found.list(),
					...builds === 0 && (0, history_source.t)(found.list())
				};
			}
			return {
				read,
				async earlierAttempt() {
					if (ownBuild === undefined) return undefined;
					for (const { absolutePath, path } of matchHistories().files.slice(0, maximumFiles)) {
						const { histories } = readFile(absolutePath, path);
						const failures = histories && failuresOfBuild(histories, ownBuild);
						if (failures !== undefined) return failures;
					}
					return undefined;
				},
				async write(added) {
					if (output === undefined) return history_source.R;
					if (newer.has((0, external_node_path_.resolve)(output))) {
						return {
							...history_source.R,
							problems: [{
								severity: "warning",
								message: "The newer history is not overwritten.",
								path: output
							}]
						};
					}
					const { results, refusal } = added;
					const isAdded = refusal === undefined && isRecordable(added, stored);
					const histories = isAdded ? (0, append_build.h)(stored, withCommit(added, stored), results) : stored ?? create_histories.up;
					return {
						problems: writeFile(output, histories),
						notices: refusal === undefined ? [] : [`This build was not added to the history: ${refusal}`]
					};
				}
			};
		}
		function readFile(absolutePath, path) {
			try {
				return (0, read_history_document.y)((0, history_bytes.A)(absolutePath), path);
			} catch (error) {
				return { problems: [{
					severity: "warning",
					message: `The history cannot be read: ${(0, errors.bD)(error)}. It is not used.`,
					path
				}] };
			}
		}
		function reasonOf(files, read, patterns) {
			const named = patterns.length === 1 ? JSON.stringify(patterns[0]) : (0, counts.p)(patterns.length, "pattern");
			if (files === 0) return `No file matches ${named} of --history yet.`;
			return read === 0 ? `No file that ${named} of --history matches is a history.` : "The history has no build yet.";
		}
		function writeFile(path, histories) {
			const packed = (0, pack_history.U)(histories);
			try {
				const file = (0, atomic_file.C)(path, "history file");
				try {
					file.writeBytes(/\.gz$/i.test(path) ? packed.gzip : packed.document);
					file.close();
				} finally {
					file.discard();
				}
			} catch (error) {
				if (!(error instanceof errors.oB)) throw error;
				return [{
					severity: "error",
					kind: "delivery",
					message: error.message
				}];
			}
			const message = (0, lost_parts.S)(packed, histories);
			return message === undefined ? [] : [{
				severity: "warning",
				message,
				path
			}];
		}
		var ask_server = __webpack_require__(93010);
		var server_api_server = __webpack_require__(65118);
		var server_refusal = __webpack_require__(84371);
		;
		const limits = {
			reservedMs: server_api_server.x$ / 2,
			attemptMs: 1e4
		};
		function createServerTests(server, options, given = {}) {
			const { branch, ownBuild } = options;
			const summary = (more) => ({
				builds: 0,
				source: "server",
				...(0, defined_fields.X)({ ref: branch }),
				...more
			});
			const none = (reason) => ({
				summary: summary({ reason }),
				problems: []
			});
			const budget = (0, server_api_server.Yv)(given);
			const ask = (path) => (0, ask_server.P)(server, {
				method: "GET",
				path
			}, {
				...limits,
				...given,
				budget
			});
			return {
				async earlierAttempt() {
					const path = pathOf(options);
					const exchange = path === undefined || ownBuild === undefined ? undefined : await ask(path);
					if (path === undefined || ownBuild === undefined || exchange?.status !== 200) return undefined;
					const { histories } = (0, read_history_document.y)(Buffer.from(exchange.body), path);
					return histories && failuresOfBuild(histories, ownBuild);
				},
				async read() {
					const path = pathOf(options);
					if (path === undefined) return none("The organisation, the project, the module or the branch of the run is not known.");
					const exchange = await ask(path);
					if (exchange.status === 404) return none(`${server.baseUrl} is too old to have the history of tests.`);
					if (exchange.status !== 200) {
						const reason = (0, server_refusal.a2)(server, exchange);
						return {
							...none(reason),
							fault: reason,
							problems: [{
								severity: "warning",
								message: `The failed tests are not compared with earlier builds: ${reason}`
							}]
						};
					}
					const { histories, isDamaged, problems } = (0, read_history_document.y)(Buffer.from(exchange.body), path);
					const known = histories && (0, without_build.D)(histories, ownBuild);
					if (known === undefined || known.builds.length === 0) {
						return {
							...none(`The server has no build of ${branch} yet.`),
							problems,
							...(0, history_source.t)(problems)
						};
					}
					return {
						histories: known,
						...(0, defined_fields.X)({ isDamaged }),
						summary: summary({ builds: known.builds.length }),
						problems
					};
				}
			};
		}
		function pathOf({ org, project, module, branch, job }) {
			if (org === undefined || project === undefined || module === undefined || branch === undefined) return undefined;
			const query = new URLSearchParams({
				org,
				project,
				module,
				ref: branch,
				...(0, defined_fields.X)({ job })
			});
			return `/v1/data/tests/history?${query}`;
		}
		var step_name = __webpack_require__(83179);
		var calls_workflows = __webpack_require__(14046);
		var distinct_job_name = __webpack_require__(53782);
		var enterprise_server = __webpack_require__(69517);
		var github_error = __webpack_require__(55094);
		var run_activity = __webpack_require__(11179);
		var token_permissions = __webpack_require__(92248);
		var artifact_name = __webpack_require__(3380);
		var build_of_run = __webpack_require__(1093);
		var rate_limit = __webpack_require__(73958);
		var completed_run = __webpack_require__(8436);
		var comment_places = __webpack_require__(53466);
		;
		function evidenceRole(event, env) {
			const completed = (0, completed_run.d)(event, env);
			if (completed) return completed.event?.startsWith("pull_request") === true ? "reads" : "none";
			if (event.pull_request === undefined) return "none";
			return env.GITHUB_EVENT_NAME === "pull_request" && !(0, comment_places.B)(event, env.GITHUB_REPOSITORY ?? "") ? "leavesAndReads" : "reads";
		}
		function ownPullRequest(event, env) {
			const { pull_request: pull } = event;
			const completed = (0, completed_run.d)(event, env);
			const number = completed ? completed.pull_requests?.[0]?.number : pull?.number;
			const headBranch = (0, comment_places.B)(event, env.GITHUB_REPOSITORY ?? "") ? undefined : completed ? completed.head_branch : pull?.head?.ref;
			return {
				...number !== undefined && { number },
				...headBranch !== undefined && { headBranch }
			};
		}
		;
		function createEvidenceStore(options) {
			const { event, env, branch, say } = options;
			const role = evidenceRole(event, env);
			if (role === "none") return undefined;
			const own = ownPullRequest(event, env);
			return {
				async read(parentCommit) {
					const session = options.session();
					if (session === undefined || (0, rate_limit.k1)(session.client)) return [];
					const { findEvidence } = await __webpack_require__.e(413).then(__webpack_require__.bind(__webpack_require__, 60413));
					const parent = branch === undefined || parentCommit === undefined ? undefined : {
						branch,
						commit: parentCommit
					};
					const wanted = {
						name: options.name(),
						own,
						ownRunId: Number(env.GITHUB_RUN_ID ?? 0),
						parent
					};
					try {
						return await session.within(findEvidence(wanted, session));
					} catch (error) {
						if (!(error instanceof github_error.y)) throw error;
						say(`The failures of other pull requests are not known: ${error.message}`);
						return [];
					}
				},
				async leave(failures) {
					if (role !== "leavesAndReads" || options.session() === undefined || own.number === undefined || failures.length === 0) return;
					const { leaveEvidence } = await __webpack_require__.e(3635).then(__webpack_require__.bind(__webpack_require__, 73635));
					await leaveEvidence({
						name: options.name(),
						pullRequest: own.number,
						failures,
						say
					}, {
						env,
						...(0, defined_fields.X)({ loadClient: options.loadClient })
					});
				}
			};
		}
		;
		const readingMs = 1e4;
		const fileName = "build-report-history.ndjson.gz";
		const noTests = "The build has no tests.";
		function createArtifactHistory(options) {
			const { env, ciContext, say, now = Date.now } = options;
			const event = (0, github_event.j)(env.GITHUB_EVENT_PATH);
			const branch = (0, history_branch.R)({
				ciContext,
				event,
				env
			});
			let key = artifactKey(options.name ?? ownJob(ciContext), options);
			let session;
			const notAdded = (reason) => `This build was not added to the history of ${branch?.name}: ${reason}`;
			const ownRunId = Number(env.GITHUB_RUN_ID ?? 0);
			let state;
			const evidence = createEvidenceStore({
				event,
				env,
				branch: branch?.name,
				name: () => (0, artifact_name.n3)(key),
				session: () => session,
				say,
				...(0, defined_fields.X)({ loadClient: options.loadClient })
			});
			const summaryOf = (histories, more = {}) => ({
				builds: histories?.builds.length ?? 0,
				...(0, defined_fields.X)({ ref: branch?.name }),
				source: "artifact",
				...more
			});
			function none(reason, next = {
				isKnown: false,
				reason
			}) {
				state = next;
				say(`There is no history of earlier builds: ${reason}`);
				return {
					summary: summaryOf(undefined, { reason }),
					problems: []
				};
			}
			const unread = (reason) => ({
				...none(reason),
				fault: reason
			});
			const defaultBranch = event.repository?.default_branch;
			const choiceOf = (of) => ({
				branch: of,
				defaultBranch,
				ownRunId
			});
			async function open() {
				const { openSession } = await Promise.all([
					__webpack_require__.e(9730),
					__webpack_require__.e(2924),
					__webpack_require__.e(9628)
				]).then(__webpack_require__.bind(__webpack_require__, 19619));
				const opened = openSession({
					token: options.token,
					env,
					deadlineMs: options.deadlineMs ?? readingMs,
					lostTime: options.lostTime,
					say
				});
				if (options.name === undefined) key = artifactKey(await opened.within(listedJob(ciContext, env, opened.client)), options);
				return opened;
			}
			async function earlierAttempt() {
				const ownBuild = (0, build_of_run.Vz)(ciContext);
				if (branch === undefined || ownBuild === undefined || branch.isBuild === "never") return undefined;
				if ((0, enterprise_server.v)(env.GITHUB_SERVER_URL) || options.token === "") return undefined;
				try {
					const opened = await open();
					const { readNewestArtifact } = await __webpack_require__.e(7902).then(__webpack_require__.bind(__webpack_require__, 7902));
					const name = (0, artifact_name.gm)({
						branch: branch.name,
						...key
					});
					const histories = await opened.within(readNewestArtifact(name, {
						...opened,
						choice: choiceOf(branch.name)
					}));
					return histories && failuresOfBuild(histories, ownBuild);
				} catch (error) {
					if (!(error instanceof github_error.y)) throw error;
					say(`The history of the earlier attempt could not be read: ${error.message}`);
					return undefined;
				}
			}
			async function read() {
				if (branch === undefined) return none("The run does not belong to a branch.");
				if ((0, enterprise_server.v)(env.GITHUB_SERVER_URL)) return none("GitHub Enterprise Server stores no artifacts of the required kind.");
				if (options.token === "") return none("The token to read artifacts with is empty.", { isKnown: true });
				const { readBranch } = await __webpack_require__.e(4122).then(__webpack_require__.bind(__webpack_require__, 4122));
				try {
					const opened = await open();
					const readHistory = (of) => readBranch({
						name: (0, artifact_name.gm)({
							branch: of,
							...key
						}),
						choice: choiceOf(of),
						ownBuild: (0, build_of_run.Vz)(ciContext),
						failedIds: options.failedIds ?? (() => [])
					}, opened);
					session = opened;
					const found = await readHistory(branch.name);
					if (found.isNewer === true) return unread("A newer version of Build Report has written it. Update this one.");
					state = {
						isKnown: true,
						...(0, defined_fields.X)({ histories: found.stored })
					};
					const { histories } = found;
					if (histories !== undefined) {
						say(`History: ${(0, counts.p)(histories.builds.length, "build")} of ${branch.name}.`);
						return {
							histories,
							...(0, defined_fields.X)({ isDamaged: found.isDamaged }),
							summary: summaryOf(histories),
							problems: []
						};
					}
					const reason = missingReason(branch.name, found.damaged);
					if (evidence === undefined || defaultBranch === undefined || defaultBranch === branch.name) return none(reason, state);
					const { histories: other, isDamaged } = await readHistory(defaultBranch);
					if (other === undefined) return none(reason, state);
					say(`History: ${(0, counts.p)(other.builds.length, "build")} of ${defaultBranch}, because ${branch.name} has none.`);
					const summary = summaryOf(other, {
						ref: defaultBranch,
						replaces: branch.name
					});
					return {
						histories: other,
						...(0, defined_fields.X)({ isDamaged }),
						summary,
						problems: []
					};
				} catch (error) {
					if (!(error instanceof github_error.y)) throw error;
					session = undefined;
					if (error.failure !== "permission") return unread(error.message);
					state = { isKnown: true };
					const missingPermission = error.permission ?? token_permissions.m.runs;
					say(`There is no history of earlier builds: the job lacks the permission "${missingPermission}".`);
					const fault = `The job lacks the permission "${missingPermission}".`;
					return {
						summary: summaryOf(undefined, { missingPermission }),
						problems: [],
						fault
					};
				}
			}
			async function write(added) {
				const { build, results, refusal } = added;
				const refused = (reason, isExpected = true) => ({
					isWritten: false,
					reason,
					isExpected
				});
				if (branch === undefined || branch.isBuild === "never") return refused("The run is not a build of a branch.");
				if (refusal !== undefined) return {
					...refused(refusal),
					notice: notAdded(refusal)
				};
				if (branch.isBuild === "unlessFailed" && hasFailed(build, results)) return refused("A merge queue does not merge a build that failed.");
				if (results.size === 0 && !hasProperties(added)) return refused(noTests);
				if (state === undefined) await read();
				if (!state?.isKnown) return refused(state?.reason ?? "", false);
				const { histories } = state;
				if (!isRecordable(added, histories)) return refused(noTests);
				const { storeBuild } = await __webpack_require__.e(9912).then(__webpack_require__.bind(__webpack_require__, 29912));
				const ofBranch = {
					...withCommit(added, histories),
					ref: branch.name
				};
				return storeBuild({
					name: (0, artifact_name.gm)({
						branch: branch.name,
						...key
					}),
					fileName,
					histories,
					build: ofBranch,
					results,
					now: now(),
					say
				}, {
					env,
					...(0, defined_fields.X)({ loadClient: options.loadClient })
				});
			}
			return {
				read,
				earlierAttempt,
				evidence,
				async write(added) {
					const outcome = await write(added);
					if (outcome.isWritten) say(`This build was added to the history of ${branch?.name}.`);
					else if (!outcome.isExpected && outcome.notice === undefined) say(notAdded(outcome.reason));
					return outcome;
				}
			};
		}
		function missingReason(branch, damaged = 0) {
			if (damaged === 0) return `No run of ${branch} has left one yet.`;
			return damaged === 1 ? `The last history of ${branch} is damaged or was deleted.` : `The last ${damaged} histories of ${branch} are damaged or were deleted.`;
		}
		const ownJob = ({ job, matrixJob = job }) => matrixJob;
		async function listedJob(ciContext, env, client) {
			const job = ownJob(ciContext);
			if (job === undefined || !(0, calls_workflows.M)(env)) return job;
			return (0, distinct_job_name.p)(job, (0, run_activity.activityOf)(await client.jobsOfRun(Number(env.GITHUB_RUN_ID)), env));
		}
		function artifactKey(job, { ciContext, env, title }) {
			const { module, project } = ciContext;
			return {
				module: module === project ? undefined : module,
				job,
				title: title ?? "",
				step: (0, step_name.u)(env.GITHUB_ACTION ?? "")
			};
		}
		function hasFailed({ status }, results) {
			if (status === "failed") return true;
			for (const { outcome } of results.all()) if (outcome === "F") return true;
			return false;
		}
		;
		function openHistory(options, failedIds) {
			const { request, config, env, ciContext, serverTimeBudget, lostTime, token = "", say = () => undefined } = options;
			const { files = [], output, artifact } = request.history ?? {};
			if (files.length > 0) {
				const { cwd } = request;
				return createFileHistory({
					cwd,
					patterns: files,
					output: output && (0, external_node_path_.resolve)(cwd, output),
					ownBuild: (0, build_of_run.uz)(ciContext()),
					say
				});
			}
			if (request.server !== undefined) return readOnly(createServerTests(request.server, serverTests(options), { budget: serverTimeBudget }));
			if (artifact === undefined || !(0, github_actions.z)(env)) return undefined;
			const title = config.report.reporters.find((reporter) => reporter.type === "codehost")?.commentTitle;
			const { read, earlierAttempt, write, evidence } = createArtifactHistory({
				env,
				ciContext: ciContext(),
				token,
				name: artifact.name,
				title,
				failedIds,
				lostTime,
				say
			});
			const mayLeave = artifact.isReadOnly !== true;
			return {
				read,
				earlierAttempt,
				...evidence !== undefined && { evidence: mayLeave ? evidence : {
					...evidence,
					leave: async () => undefined
				} },
				async write(added) {
					const outcome = artifact.isReadOnly === true ? undefined : await write(added);
					return outcome === undefined || outcome.isWritten || outcome.notice === undefined ? history_source.R : {
						...history_source.R,
						notices: [outcome.notice]
					};
				}
			};
		}
		const readOnly = (source) => ({
			...source,
			write: async () => history_source.R
		});
		function serverTests({ request, env, ciContext }) {
			const context = ciContext();
			const { org, project, module, ref, job, matrixJob = job, source } = context;
			const onGitHub = env.GITHUB_ACTIONS === "true";
			const branch = onGitHub ? (0, history_branch.R)({
				ciContext: context,
				event: (0, github_event.j)(env.GITHUB_EVENT_PATH),
				env
			})?.name : source.baseBranch ?? ref;
			return {
				org,
				project,
				module,
				branch,
				job: request.records.length > 0 ? undefined : matrixJob,
				ownBuild: (0, build_of_run.Vz)(context)
			};
		}
	})
};
