export const id = 6146;
export const ids = [6146, 2571];
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
	96146: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createServerHistory: () => createServerHistory });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43268);
		var _host_server_api_ask_server_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93010);
		var _host_server_api_server_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65118);
		var _host_server_api_server_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84371);
		const historyRetry = {
			reservedMs: _host_server_api_server_js__WEBPACK_IMPORTED_MODULE_1__.x$ / 2,
			attemptMs: 1e4
		};
		function createServerHistory(server, given = {}) {
			const shared = given.deadlineMs === undefined ? historyRetry : {};
			const options = {
				...shared,
				...given,
				budget: (0, _host_server_api_server_js__WEBPACK_IMPORTED_MODULE_1__.Yv)(given)
			};
			const answers = new Map();
			let failure;
			let isAway = false;
			const ask = async (path) => {
				if (isAway) return undefined;
				const exchange = await (0, _host_server_api_ask_server_js__WEBPACK_IMPORTED_MODULE_0__.P)(server, {
					method: "GET",
					path
				}, options);
				if (exchange.status !== 200) {
					failure ??= (0, _host_server_api_server_refusal_js__WEBPACK_IMPORTED_MODULE_2__.a2)(server, exchange);
					isAway ||= exchange.status !== 403;
					return undefined;
				}
				const values = valuesIn(exchange);
				if (values === undefined) {
					failure ??= (0, _host_server_api_server_refusal_js__WEBPACK_IMPORTED_MODULE_2__.au)(server);
					isAway = true;
				}
				return values?.[0];
			};
			return {
				history: { async latest(question) {
					const path = pathOf(question);
					if (path === undefined) return undefined;
					const answer = answers.get(path) ?? ask(path);
					answers.set(path, answer);
					return answer;
				} },
				problems: () => failure === undefined ? [] : [{
					severity: "warning",
					message: `Values of earlier builds are missing from the report: ${failure}`
				}]
			};
		}
		function pathOf({ org, project, module, name, build, exceptBuild, ref }) {
			if (org === undefined || project === undefined || module === undefined) return undefined;
			const query = new URLSearchParams({
				org,
				project,
				module,
				name
			});
			if (build !== undefined) query.set("build", build);
			if (exceptBuild !== undefined) query.set("exceptBuild", exceptBuild);
			if (ref !== undefined) query.set("ref", ref);
			return `/v1/data/properties?${query}`;
		}
		function valuesIn(answer) {
			const { properties } = (0, _host_server_api_server_refusal_js__WEBPACK_IMPORTED_MODULE_2__.Au)(answer);
			return Array.isArray(properties) ? properties.flatMap(readValue) : undefined;
		}
		function readValue(item) {
			const { value, build, ref, timestamp } = Object(item);
			if (typeof value !== "number" && typeof value !== "string") return [];
			return [{
				value,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({
					build: typeof build === "string" ? build : undefined,
					ref: typeof ref === "string" ? ref : undefined,
					timestamp: typeof timestamp === "number" ? timestamp : undefined
				})
			}];
		}
	})
};
