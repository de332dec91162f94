export const id = 946;
export const ids = [946];
export const modules = {
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
	35440: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => findWebhookFault });
		const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
		function findWebhookFault(text) {
			const trimmed = text.trim();
			if (!URL.canParse(trimmed)) return "not a URL";
			const { protocol, hostname, username, password } = new URL(trimmed);
			if (protocol !== "https:" && !(protocol === "http:" && loopback.test(hostname))) return "insecure";
			return username === "" && password === "" ? undefined : "credentials";
		}
	}),
	3946: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { deliverToChat: () => deliverToChat });
		var errors = __webpack_require__(83916);
		var undici = __webpack_require__(46752);
		var network_reason = __webpack_require__(32931);
		var proxy = __webpack_require__(57856);
		;
		const maximumBodyBytes = 64 * 1024;
		const maximumConnectMs = 1e4;
		async function requestWebhook(url, body, limitMs) {
			const dispatcher = (0, proxy.i)(url.origin) ?? new undici.Agent({ connect: { timeout: Math.min(limitMs, maximumConnectMs) } });
			try {
				return await exchange(dispatcher, url, body, limitMs);
			} finally {
				dispatcher.destroy().catch(() => {});
			}
		}
		function exchange(dispatcher, url, body, limitMs) {
			return new Promise((resolve) => {
				let isSent = false;
				let isSettled = false;
				let head;
				const parts = [];
				let length = 0;
				let stop;
				const settle = (reason) => {
					if (isSettled) return;
					isSettled = true;
					clearTimeout(timer);
					resolve(head === undefined ? {
						isSent,
						reason
					} : {
						...head,
						body: Buffer.concat(parts).subarray(0, maximumBodyBytes).toString()
					});
					stop?.();
				};
				const timer = setTimeout(() => {
					const limit = `within ${Math.ceil(limitMs / 100) / 10} s`;
					const isOpen = head !== undefined && head.status < 300;
					if (isOpen) head = undefined;
					settle(isOpen ? `its answer did not end ${limit}` : `no ${isSent ? "answer" : "connection"} ${limit}`);
				}, limitMs);
				dispatcher.dispatch({
					origin: url.origin,
					path: url.pathname + url.search,
					method: "POST",
					headers: {
						"content-type": "application/json; charset=utf-8",
						"user-agent": "build-report"
					},
					body
				}, {
					onConnect(abort) {
						if (isSettled) return abort();
						isSent = true;
						stop = abort;
					},
					onHeaders(status, headers) {
						if (status >= 200) head = {
							status,
							retryAfter: headerOf(headers, "retry-after")
						};
						return true;
					},
					onData(chunk) {
						parts.push(chunk);
						length += chunk.length;
						if (length >= maximumBodyBytes) settle("");
						return true;
					},
					onComplete: () => settle("an answer without a status"),
					onError: (error) => settle((0, network_reason.d)(error))
				});
			});
		}
		function headerOf(headers, name) {
			const index = headers.findIndex((header, at) => at % 2 === 0 && header.toString("latin1").toLowerCase() === name);
			return index < 0 ? undefined : headers[index + 1]?.toString("latin1");
		}
		;
		function wordsOf(body) {
			const { error, message, errors } = Object(parsed(body) ?? { message: body });
			if (typeof error === "string") return error;
			if (typeof error === "object" && error !== null) {
				const { status, code, message: words } = error;
				return [status ?? code, words].filter((part) => typeof part === "string").join(": ");
			}
			if (typeof message !== "string" || isPage(body)) return "";
			return [message, ...faultsIn(errors, [])].join("; ");
		}
		const isPage = (body) => /^\s*<(?:!doctype|html)\b/i.test(body);
		const fieldsOf = (body) => Object(parsed(body));
		function parsed(body) {
			if (!/^\s*\{/.test(body)) return undefined;
			try {
				return JSON.parse(body);
			} catch {
				return undefined;
			}
		}
		const maximumFaults = 3;
		const maximumDepth = 8;
		function faultsIn(tree, path) {
			if (typeof tree !== "object" || tree === null || path.length > maximumDepth) return [];
			const faults = [];
			for (const [key, branch] of Object.entries(tree)) {
				if (faults.length >= maximumFaults) break;
				if (key !== "_errors") faults.push(...faultsIn(branch, [...path, key]));
				else if (Array.isArray(branch)) faults.push(`${path.join(".")}: ${String(Object(branch[0]).message)}`);
			}
			return faults.slice(0, maximumFaults);
		}
		;
		const cures = {
			slack: [
				[/^(?:no_service|no_service_id|no_active_hooks|invalid_token|no_team|team_disabled)$/, "The webhook is gone or switched off: make a new one, and give its URL."],
				[/^(?:channel_not_found|channel_is_archived|user_not_found)$/, "Its channel is gone or archived: choose another one for the webhook."],
				[/^(?:action_prohibited|posting_to_general_channel_denied|restricted_action)$/, "An administrator restricts who posts there: ask one, or choose another channel."]
			],
			teams: [[/\bWorkflowTriggerIsNotEnabled\b/, "Turn on the workflow in Power Automate."], [/\b(?:MissingApiVersionParameter|DirectApiAuthorizationRequired|AuthorizationFailed)\b/, "Copy the workflow's whole URL, with all that follows the question mark, and let anyone trigger it."]],
			googleChat: [[/\bAPI key\b/i, "Copy the whole URL of the webhook, with its key and token."]],
			discord: [[/\bthread_(?:id|name)\b/, "For a forum channel, add \"?thread_id=\" with the id of a thread to the URL."]],
			mattermost: [[/\b(?:invalid webhook|disabled)\b/i, "Make a new webhook, and give its URL, or ask an administrator to allow incoming webhooks."]]
		};
		const slackCode = /^[a-z]+(?:_[a-z]+)+$/;
		function readAnswer(service, answer) {
			const { body } = answer;
			const said = wordsOf(body);
			const cure = cures[service].find(([words]) => words.test(said.trim()))?.[1];
			const verdict = judge(service, answer, said);
			return cure !== undefined && verdict.kind !== "arrived" ? {
				kind: "refused",
				said,
				cure
			} : verdict;
		}
		function judge(service, answer, words) {
			const { status } = answer;
			const said = words.trim() === "" ? `the status ${status}` : words;
			switch (status) {
				case 400:
				case 413:
				case 422: return {
					kind: "rejected",
					said
				};
				case 429:
				case 500:
				case 502:
				case 503: return {
					kind: "busy",
					said,
					waitMs: waitOf(service, answer)
				};
			}
			if (status < 300) return judgeSuccess(service, answer, said);
			if (status < 400) {
				return {
					kind: "refused",
					said: `it redirects (status ${status})`,
					cure: "Its URL is a secret, so redirects are not followed: give the final one."
				};
			}
			if (status === 408 || status === 504 || status > 505) return {
				kind: "unclear",
				said
			};
			return {
				kind: "refused",
				said,
				cure: "Check the URL of the webhook: it may have been removed, or be incomplete."
			};
		}
		function judgeSuccess(service, answer, said) {
			const { body } = answer;
			if (isPage(body)) return {
				kind: "unclear",
				said: "it answered with a web page"
			};
			if (service === "teams") {
				const [, inner] = /\breturned HTTP error ([45]\d\d)\b/.exec(said) ?? [];
				if (inner !== undefined) return judge(service, {
					...answer,
					status: Number(inner)
				}, said);
				if (fieldsOf(body).error || !/^\s*[{[]/.test(body) && /\b(?:error|failed)\b/i.test(body)) return {
					kind: "rejected",
					said
				};
			}
			if (service === "slack" && (fieldsOf(body).ok === false || slackCode.test(said.trim()))) {
				return /^rate_?limited$/.test(said.trim()) ? {
					kind: "busy",
					said,
					waitMs: waitOf(service, answer)
				} : {
					kind: "rejected",
					said
				};
			}
			return { kind: "arrived" };
		}
		function waitOf(service, { retryAfter, body }) {
			const { retry_after } = service === "discord" ? fieldsOf(body) : {};
			const seconds = typeof retry_after === "number" ? retry_after : Number(retryAfter || Number.NaN);
			if (seconds >= 0) return seconds * 1e3;
			const date = Date.parse(retryAfter ?? "");
			return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
		}
		;
		async function postWebhook({ address, service, body }, patience) {
			for (;;) {
				const outcome = outcomeOf(service, await requestWebhook(address.url, body, patience.remainingMs()));
				if (outcome.kind !== "unreached" && outcome.kind !== "busy") return outcome;
				if (!await patience.wait(outcome.kind === "busy" ? outcome.waitMs : undefined)) return outcome;
			}
		}
		function outcomeOf(service, exchange) {
			if (exchange.status !== undefined) return readAnswer(service, exchange);
			return {
				kind: exchange.isSent ? "unclear" : "unreached",
				said: exchange.reason
			};
		}
		;
		const maximumRepeats = 3;
		const baseMs = 1e3;
		const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
		function createPatience({ deadlineMs = 3e4, random = Math.random, wait = sleep }) {
			const start = performance.now();
			let repeats = 0;
			const remainingMs = () => Math.max(0, deadlineMs - (performance.now() - start));
			return {
				remainingMs,
				async wait(askedMs) {
					const waitMs = askedMs === undefined ? random() * baseMs * 2 ** repeats : askedMs + random() * baseMs / 4;
					if (repeats === maximumRepeats || waitMs >= remainingMs()) return false;
					repeats += 1;
					await wait(waitMs);
					return true;
				}
			};
		}
		var webhook_service = __webpack_require__(90187);
		var webhook_fault = __webpack_require__(35440);
		var display_text = __webpack_require__(9833);
		;
		const secretLength = 16;
		const maximumShown = 300;
		function readWebhookUrl(name, text, service) {
			const trimmed = text.trim();
			const fault = (0, webhook_fault.t)(trimmed);
			if (fault === "not a URL") {
				throw new errors.y(`${name}.url: The value is not a URL (it is a secret, so it is not shown).`, { cure: "Give the whole address of the webhook, from https: on." });
			}
			const url = new URL(trimmed);
			if (fault === "insecure") {
				throw new errors.y(`${name}.url: A webhook's URL is a secret that must not be sent over ${url.protocol}//.`, { cure: "Give its address with https:." });
			}
			if (fault === "credentials") {
				throw new errors.y(`${name}.url: The URL contains a user name or a password, which no webhook accepts.`, { cure: "Remove the part before the \"@\"." });
			}
			const secrets = secretsOf(trimmed, url);
			if (service === "discord") url.searchParams.set("wait", "true");
			return {
				url,
				shown: `${url.origin}/\u2026`,
				clean: (said) => shortLine(said, secrets)
			};
		}
		function secretsOf(text, { href, pathname, search, searchParams }) {
			const parts = [...pathname.split("/"), ...searchParams.values()].filter((part) => part.length >= secretLength);
			const whole = [
				text,
				href,
				pathname + search,
				pathname,
				search
			].filter((part) => part.length > 1);
			return [...new Set([
				...whole,
				...parts,
				...parts.map(encodeURIComponent)
			])].sort((one, other) => other.length - one.length);
		}
		function shortLine(text, secrets) {
			const masked = secrets.reduce((line, secret) => line.replaceAll(secret, "***"), (0, display_text.p)(text));
			return masked.trim().slice(0, maximumShown).replace(/(?<![.\s])[.\s]+$/, "");
		}
		;
		async function deliverToChat({ name, kind, url, attempts }, options = {}) {
			const address = readWebhookUrl(name, url, kind);
			const patience = createPatience(options);
			const rejections = [];
			const bodies = new Set();
			for await (const payload of attempts) {
				const body = JSON.stringify(payload);
				if (bodies.has(body)) continue;
				bodies.add(body);
				const outcome = await named(name, postWebhook({
					address,
					service: kind,
					body
				}, patience));
				if (outcome.kind === "arrived") return { rejections };
				const failure = {
					...outcome,
					said: address.clean(outcome.said)
				};
				if (failure.kind !== "rejected") throw problem(name, kind, address, failure);
				rejections.push(failure.said);
			}
			const said = rejections.at(-1) ?? "there is none";
			throw problem(name, kind, address, {
				kind: "rejected",
				said
			});
		}
		function problem(name, service, { shown }, failure) {
			const chat = webhook_service._[service];
			const { said } = failure;
			switch (failure.kind) {
				case "rejected": return new errors.y(`${name}: ${chat} refused the message, its plainest form too: ${said}.`, { cure: `Check that the URL is a webhook of ${chat}; "kind" says which chat it is of.` });
				case "refused": return new errors.y(`${name}: ${chat} refused the message: ${said}.`, { cure: failure.cure });
				case "busy": {
					const { waitMs } = failure;
					const asked = waitMs === undefined ? "" : `; it asked to wait ${Math.ceil(waitMs / 1e3)} s`;
					return new errors.y(`${name}: ${chat} took no message, however often it was tried in time: ${said}${asked}.`, { cure: "Run again later." });
				}
				case "unreached": return new errors.y(`${name}: ${chat} (${shown}) could not be reached, nothing was sent: ${said}.`, { cure: "Check the URL, the network and its proxy." });
				case "unclear": return new errors.y(`${name}: ${chat} (${shown}) did not confirm the message: ${said}.`, { cure: "It may have arrived, so it was not sent again." });
			}
		}
		async function named(name, work) {
			try {
				return await work;
			} catch (error) {
				throw error instanceof errors.y ? new errors.y(`${name}: ${error.message}`) : error;
			}
		}
	})
};
