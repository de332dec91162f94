export const id = 826;
export const ids = [826];
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
	}),
	76826: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { submitRecords: () => submitRecords });
		var external_node_fs_ = __webpack_require__(73024);
		var plausible_time = __webpack_require__(63255);
		var server_api_server = __webpack_require__(82571);
		var server_refusal = __webpack_require__(82286);
		var display_text = __webpack_require__(9833);
		var test_identity = __webpack_require__(40167);
		var secret_mask = __webpack_require__(21776);
		;
		function createRecordCompleter({ coordinates, trusted, mask = secret_mask.w }, now = Date.now()) {
			const identities = (0, test_identity.B9)(coordinates.module ?? "");
			const idOf = ({ kind, id, name, suite = [], module }) => {
				if (kind !== "test" || id !== undefined || typeof name !== "string" || !isTexts(suite)) return {};
				return { id: identities.next(suite, name, typeof module === "string" ? module : coordinates.module) };
			};
			return (line) => {
				const text = withoutSecrets(line.trim().replace(/^\ufeff/, ""), mask);
				const fields = recordIn(text);
				if (fields === undefined) return text;
				const changed = {
					...trusted === undefined ? {} : differing(fields, trusted),
					...withoutWrongTime(fields, now)
				};
				if (Object.keys(changed).length > 0) {
					const whole = {
						...fields,
						...changed
					};
					return withMembers(JSON.stringify(whole), {
						...missing(whole, coordinates),
						...idOf(whole)
					});
				}
				return withMembers(text, {
					...missing(fields, coordinates),
					...idOf(fields)
				});
			};
		}
		function withoutSecrets(json, mask) {
			const masked = mask.text(json);
			if (masked === json) return json;
			const fields = recordIn(json);
			return fields === undefined ? masked : JSON.stringify(mask.value(fields));
		}
		const withoutWrongTime = ({ timestamp }, now) => typeof timestamp === "number" && !(0, plausible_time.v)(timestamp, now) ? { timestamp: undefined } : {};
		function withMembers(json, members) {
			const added = JSON.stringify(members).slice(1, -1);
			return added === "" ? json : `${json.slice(0, -1)},${added}}`;
		}
		function recordIn(text) {
			try {
				const value = JSON.parse(text);
				return typeof value === "object" && value !== null && "kind" in value ? value : undefined;
			} catch {
				return undefined;
			}
		}
		const missing = (fields, coordinates) => Object.fromEntries(Object.entries(coordinates).filter(([name, value]) => value !== undefined && fields[name] === undefined));
		const differing = (fields, { coordinates, isOwnBuild }) => Object.fromEntries(Object.entries(coordinates).filter(([name, value]) => name === "build" ? !isOwnBuild(fields.build) : value !== undefined && fields[name] !== value));
		const isTexts = (value) => Array.isArray(value) && value.every((item) => typeof item === "string");
		var external_node_stream_ = __webpack_require__(57075);
		var external_node_zlib_ = __webpack_require__(38522);
		var decode = __webpack_require__(69474);
		var ndjson = __webpack_require__(96968);
		;
		const batchLimits = {
			records: 2e4,
			bytes: 4 * 1024 * 1024
		};
		async function* recordBatches(absolutePath, complete, onFault) {
			let batch = [];
			let bytes = 0;
			const full = [];
			const add = (line, number) => {
				const record = {
					json: complete(line),
					line: number
				};
				const length = Buffer.byteLength(record.json) + 1;
				if (batch.length === batchLimits.records || batch.length > 0 && bytes + length > batchLimits.bytes) {
					full.push(batch);
					batch = [];
					bytes = 0;
				}
				batch.push(record);
				bytes += length;
			};
			const lines = (0, ndjson.gI)({
				shortcut: (text) => text.trim() === "" ? undefined : text,
				value: (text, line) => add(String(text), line),
				fault: onFault
			});
			let broken;
			try {
				for await (const piece of textOf(absolutePath)) {
					lines.write(piece);
					yield* full.splice(0);
				}
			} catch (error) {
				broken = error;
			}
			lines.end();
			if (batch.length > 0) full.push(batch);
			yield* full;
			if (broken !== undefined) throw broken;
		}
		async function* textOf(absolutePath) {
			let decoder;
			for await (const bytes of bytesOf(absolutePath)) {
				const isFirst = decoder === undefined;
				decoder ??= (0, decode.$)(bytes);
				yield* decoder.decode(isFirst ? bytes.subarray(decoder.markLength) : bytes, false);
			}
			if (decoder !== undefined) yield* decoder.decode(Buffer.alloc(0), true);
		}
		function bytesOf(absolutePath) {
			const source = (0, external_node_fs_.createReadStream)(absolutePath);
			return isGzip(absolutePath) ? (0, external_node_stream_.pipeline)(source, (0, external_node_zlib_.createGunzip)(), () => {}) : source;
		}
		function isGzip(absolutePath) {
			const descriptor = (0, external_node_fs_.openSync)(absolutePath, "r");
			try {
				const head = Buffer.alloc(2);
				return (0, external_node_fs_.readSync)(descriptor, head) === 2 && head[0] === 31 && head[1] === 139;
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_util_ = __webpack_require__(57975);
		var ask_server = __webpack_require__(28515);
		;
		const compress = (0, external_node_util_.promisify)(external_node_zlib_.gzip);
		const failed = (failure) => ({
			stored: 0,
			refused: [],
			refusedCount: 0,
			failure
		});
		async function submitBatch(server, batch, timestamp, patience) {
			const content = batch.map(({ json }) => `${json}\n`).join("");
			const exchange = await (0, ask_server.P)(server, {
				method: "POST",
				path: `/v1/data/records${timestamp === undefined ? "" : `?timestamp=${timestamp}`}`,
				headers: {
					"content-type": "application/x-ndjson",
					"content-encoding": "gzip",
					"idempotency-key": (0, external_node_crypto_.createHash)("sha256").update(content).digest("hex")
				},
				body: await compress(content)
			}, patience);
			if (exchange.status === 413) return submitHalves(server, batch, timestamp, patience);
			if (exchange.status !== 200) return failed((0, server_refusal.a2)(server, exchange));
			const { stored, refused = [], refusedCount } = (0, server_refusal.Au)(exchange);
			if (typeof stored !== "number" || !Array.isArray(refused)) return failed((0, server_refusal.h2)(server));
			patience.clock.giveBack(creditMs(content, batch.length));
			const told = refused.flatMap((item) => refusedLine(item, batch));
			return {
				stored,
				refused: told,
				refusedCount: typeof refusedCount === "number" ? refusedCount : told.length
			};
		}
		const minimumCreditMs = 1e3;
		function creditMs(content, records) {
			const share = Math.max(records / batchLimits.records, content.length / batchLimits.bytes);
			return Math.max(minimumCreditMs, server_api_server.x$ * share);
		}
		async function submitHalves(server, batch, timestamp, patience) {
			const [only] = batch;
			if (batch.length === 1 && only !== undefined) {
				return {
					stored: 0,
					refused: [{
						line: only.line,
						message: "The line is longer than the server takes"
					}],
					refusedCount: 1
				};
			}
			const middle = Math.ceil(batch.length / 2);
			const first = await submitBatch(server, batch.slice(0, middle), timestamp, patience);
			if (first.failure !== undefined) return first;
			const second = await submitBatch(server, batch.slice(middle), timestamp, patience);
			return {
				...second,
				stored: first.stored + second.stored,
				refused: [...first.refused, ...second.refused],
				refusedCount: first.refusedCount + second.refusedCount
			};
		}
		function refusedLine(item, batch) {
			const { line, message } = Object(item);
			const record = typeof line === "number" ? batch[line - 1] : undefined;
			return record === undefined ? [] : [{
				line: record.line,
				message: String(message)
			}];
		}
		;
		const maximumRefused = 10;
		const maximumMessage = 300;
		async function submitRecords(server, files, completion, patience = {}) {
			let stored = 0;
			const problems = [];
			const asking = {
				...patience,
				clock: (0, server_api_server.ie)(patience),
				onRepeat: repeatSayer(server, patience)
			};
			for (const [index, file] of files.entries()) {
				const result = await submitFile(server, file, completion, asking);
				stored += result.stored;
				for (const problem of result.problems) problems.push(problem);
				if (result.failure !== undefined) return {
					stored,
					problems,
					failure: result.failure,
					unsent: files.slice(index)
				};
			}
			return {
				stored,
				problems,
				unsent: []
			};
		}
		function repeatSayer(server, { say }) {
			let isSaid = false;
			return (exchange, forMs) => {
				if (!isSaid) say?.(`${(0, server_refusal.a2)(server, exchange)} Trying again for up to ${Math.max(1, Math.round(forMs / 1e3))} s.`);
				isSaid = true;
			};
		}
		async function submitFile(server, { absolutePath, path }, completion, patience) {
			let stored = 0;
			const refusals = createRefusals(path);
			try {
				const written = Math.floor((0, external_node_fs_.statSync)(absolutePath).mtimeMs);
				const timestamp = (0, plausible_time.v)(written, Date.now()) ? written : undefined;
				const onFault = ({ line }) => refusals.add([{
					line,
					message: "The line is longer than 16 MiB"
				}], 1);
				for await (const batch of recordBatches(absolutePath, createRecordCompleter(completion), onFault)) {
					const result = await submitBatch(server, batch, timestamp, patience);
					stored += result.stored;
					refusals.add(result.refused, result.refusedCount);
					if (result.failure !== undefined) return {
						stored,
						problems: refusals.list(),
						failure: result.failure
					};
				}
				return {
					stored,
					problems: refusals.list()
				};
			} catch (error) {
				const reason = fileReason(error);
				if (reason === undefined) throw error;
				const message = `The records file was not submitted to its end: ${reason}.`;
				return {
					stored,
					problems: [...refusals.list(), {
						severity: "error",
						kind: "delivery",
						message,
						path
					}]
				};
			}
		}
		function fileReason(error) {
			if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
			if (error.code.startsWith("Z_")) return error.code === "Z_BUF_ERROR" ? "its gzip data is cut off" : `its gzip data is damaged`;
			return "syscall" in error ? error.message : undefined;
		}
		function createRefusals(path) {
			const problems = [];
			let total = 0;
			return {
				add(refused, count) {
					total += count;
					for (const { line, message } of refused.slice(0, maximumRefused - problems.length)) {
						const shown = (0, display_text.p)(message.slice(0, maximumMessage)).replace(/(?<![.\s])[.\s]+$/, "");
						problems.push({
							severity: "error",
							kind: "delivery",
							message: `Refused by the server: ${shown}.`,
							path,
							line
						});
					}
				},
				list() {
					const more = total - problems.length;
					if (more <= 0) return problems;
					const message = `The server refused ${more} more ${more === 1 ? "line" : "lines"}.`;
					return [...problems, {
						severity: "error",
						kind: "delivery",
						message,
						path
					}];
				}
			};
		}
	})
};
