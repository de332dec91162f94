export const id = 260;
export const ids = [260];
export const modules = {
	74260: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createServerHistory: () => createServerHistory });
		var _server_api_ask_server_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28515);
		var _server_api_server_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82571);
		var _server_api_server_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82286);
		const historyPatience = {
			reservedMs: _server_api_server_js__WEBPACK_IMPORTED_MODULE_1__.x$ / 2,
			attemptMs: 1e4
		};
		function createServerHistory(server, given = {}) {
			const shared = given.deadlineMs === undefined ? historyPatience : {};
			const patience = {
				...shared,
				...given,
				clock: (0, _server_api_server_js__WEBPACK_IMPORTED_MODULE_1__.ie)(given)
			};
			const answers = new Map();
			let failure;
			let isAway = false;
			const ask = async (path) => {
				if (isAway) return undefined;
				const exchange = await (0, _server_api_ask_server_js__WEBPACK_IMPORTED_MODULE_0__.P)(server, {
					method: "GET",
					path
				}, patience);
				if (exchange.status !== 200) {
					failure ??= (0, _server_api_server_refusal_js__WEBPACK_IMPORTED_MODULE_2__.a2)(server, exchange);
					isAway ||= exchange.status !== 403;
					return undefined;
				}
				const values = valuesIn(exchange);
				if (values === undefined) {
					failure ??= (0, _server_api_server_refusal_js__WEBPACK_IMPORTED_MODULE_2__.h2)(server);
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
			const { properties } = (0, _server_api_server_refusal_js__WEBPACK_IMPORTED_MODULE_2__.Au)(answer);
			return Array.isArray(properties) ? properties.flatMap(readValue) : undefined;
		}
		function readValue(item) {
			const { value, build, ref, timestamp } = Object(item);
			if (typeof value !== "number" && typeof value !== "string") return [];
			return [{
				value,
				...typeof build === "string" && { build },
				...typeof ref === "string" && { ref },
				...typeof timestamp === "number" && { timestamp }
			}];
		}
	}),
	32931: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => networkReason });
		function networkReason(error) {
			if (!(error instanceof Error)) return String(error);
			const { cause } = error;
			const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
			return cause instanceof Error ? networkReason(cause) : error.message || code || error.name;
		}
	}),
	57856: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => proxyFor });
		var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44942);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);
		function proxyFor(url) {
			const { origin } = new URL(url);
			try {
				return new _actions_http_client__WEBPACK_IMPORTED_MODULE_0__.Qq().getAgentDispatcher(origin);
			} catch {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.y(`The proxy that the environment names for ${origin} is no address.`, { cure: "Correct https_proxy, HTTPS_PROXY, http_proxy or HTTP_PROXY." });
			}
		}
	}),
	28515: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => askServer });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
		var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46752);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83916);
		var _http_network_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32931);
		var _http_proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57856);
		var _server_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82571);
		const maximumAnswerBytes = 16 * 1024 * 1024;
		const maximumWaitSeconds = 30;
		const passing = new Set([
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
		const maximumConnectMs = 1e4;
		const unreachableCodes = new Set([
			"ECONNREFUSED",
			"ENOTFOUND",
			"EHOSTUNREACH",
			"ENETUNREACH"
		]);
		function askServer(server, question, patience) {
			return patience.clock.measure(() => askWithin(server, question, patience));
		}
		async function askWithin(server, question, patience) {
			const { clock, reservedMs = 0, attemptMs = _server_js__WEBPACK_IMPORTED_MODULE_4__.x$, secondMs = 1e3, signal, onRepeat } = patience;
			const { wait = (ms) => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { ...signal && { signal } }) } = patience;
			const remainingMs = () => clock.remainingMs() - reservedMs;
			let last;
			let unreachable = 0;
			for (let repeats = 0;; repeats += 1) {
				const limitMs = remainingMs();
				if (limitMs <= 0) return last ?? {
					reason: "the time that a run waits for it is used up",
					kind: "lasting"
				};
				const exchange = await askOnce(server, question, Math.min(attemptMs, limitMs), signal);
				signal?.throwIfAborted();
				const silence = exchange.status === undefined ? exchange.kind : undefined;
				if (silence === "late" && limitMs < attemptMs && last !== undefined) return last;
				if (exchange.status === undefined ? silence === "lasting" : !passing.has(exchange.status)) return exchange;
				if (silence === "unreachable") unreachable += 1;
				const waitMs = waitSeconds(exchange, repeats) * secondMs;
				if (unreachable > maximumUnreachable || waitMs >= remainingMs()) return exchange;
				if (repeats === 0) onRepeat?.(exchange, Math.min(remainingMs(), unreachable > 0 ? unreachableSeconds * secondMs : Number.POSITIVE_INFINITY));
				last = exchange;
				await wait(waitMs);
			}
		}
		function waitSeconds(exchange, repeats) {
			const asked = exchange.status === undefined ? undefined : exchange.headers["retry-after"];
			const seconds = typeof asked === "string" ? secondsOf(asked) : undefined;
			return seconds === undefined ? Math.random() * Math.min(maximumWaitSeconds, 2 ** repeats) : seconds + Math.random() / 4;
		}
		function secondsOf(header) {
			if (/^\d{1,9}$/.test(header)) return Number(header);
			const date = Date.parse(header);
			return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1e3);
		}
		async function askOnce({ baseUrl, key }, { method, path, headers, body }, limitMs, interruption) {
			const url = new URL(baseUrl + path);
			let dispatcher;
			const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(limitMs)));
			const signal = interruption === undefined ? timeout : AbortSignal.any([timeout, interruption]);
			try {
				dispatcher = (0, _http_proxy_js__WEBPACK_IMPORTED_MODULE_3__.i)(url.origin) ?? new undici__WEBPACK_IMPORTED_MODULE_1__.Agent({ connect: { timeout: Math.min(limitMs, maximumConnectMs) } });
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
				return {
					status: answer.statusCode,
					headers: answer.headers,
					body: await readBody(answer.body)
				};
			} catch (error) {
				if (timeout.aborted) return {
					reason: `no answer within ${Math.ceil(limitMs / 100) / 10} s`,
					kind: "late"
				};
				return {
					reason: (0, _http_network_reason_js__WEBPACK_IMPORTED_MODULE_5__.d)(error),
					kind: kindOf(error)
				};
			} finally {
				dispatcher?.destroy().catch(() => {});
			}
		}
		function kindOf(error) {
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.y) return "lasting";
			const { code, cause } = Object(error);
			if (typeof code === "string" && unreachableCodes.has(code)) return "unreachable";
			return cause instanceof Error ? kindOf(cause) : "passing";
		}
		async function readBody(chunks) {
			const parts = [];
			let length = 0;
			for await (const chunk of chunks) {
				length += chunk.length;
				if (length > maximumAnswerBytes) throw new Error(`an answer over ${maximumAnswerBytes} bytes`);
				parts.push(chunk);
			}
			return Buffer.concat(parts).toString();
		}
	}),
	82286: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Au: () => answerFields,
			a2: () => describeRefusal,
			h2: () => strangeAnswer
		});
		var _text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9833);
		const maximumDetail = 300;
		function describeRefusal(server, exchange) {
			const { baseUrl } = server;
			if (exchange.status === undefined) return `${baseUrl} does not answer: ${cleaned(exchange.reason, server)}.`;
			const { status } = exchange;
			const detail = detailOf(exchange, server);
			const aside = detail === "" ? "" : ` (${detail})`;
			if (status === 401) return `${baseUrl} does not know the key${aside}. Correct api-key or SERVICE_API_KEY.`;
			if (status === 403) return `The key may not do that at ${baseUrl}${aside}. It needs its scope, and the organisation that it belongs to.`;
			if (status === 404 || status === 405) return `${baseUrl} has no data API (${status}). Correct server-url or SERVICE_URL.`;
			if (status >= 300 && status < 400) {
				return `${baseUrl} leads elsewhere (${status}), where the key is not sent to. Give server-url the address that it leads to.`;
			}
			return `${baseUrl} answered ${status}${aside}.`;
		}
		const strangeAnswer = ({ baseUrl }) => `${baseUrl} answered with something that no data API says. Correct server-url or SERVICE_URL.`;
		function answerFields({ body }) {
			try {
				return Object(JSON.parse(body));
			} catch {
				return {};
			}
		}
		function detailOf(answer, server) {
			const { title, detail } = answerFields(answer);
			const said = typeof detail === "string" ? detail : title;
			return typeof said === "string" ? cleaned(said, server) : "";
		}
		const cleaned = (text, { key }) => (0, _text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.p)(text.replaceAll(key, "***").slice(0, 1e4)).replaceAll(key, "***").trim().slice(0, maximumDetail).replace(/(?<![.\s])[.\s]+$/, "");
	})
};
