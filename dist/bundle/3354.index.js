export const id = 3354;
export const ids = [3354, 3752];
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
	77834: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => proxyFor });
		var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44942);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		function proxyFor(url) {
			const { origin } = new URL(url);
			try {
				return new _actions_http_client__WEBPACK_IMPORTED_MODULE_0__.Qq().getAgentDispatcher(origin);
			} catch {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`The address of the proxy for ${origin} is not a valid URL (it may contain a password, so it is not shown).`, { hint: "Correct https_proxy, HTTPS_PROXY, http_proxy or HTTP_PROXY." });
			}
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
	83179: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => stepName });
		function stepName(step) {
			return step.split(".").map(nameOfOne).filter(Boolean).join(".");
		}
		function nameOfOne(step) {
			if (!step.startsWith("__")) return step;
			const [, number] = /_(\d{1,4})$/.exec(step) ?? [];
			if (number === undefined) return "";
			return step.startsWith("__run_") ? `script ${number}` : `report ${number}`;
		}
	}),
	69517: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => isEnterpriseServer });
		function isEnterpriseServer(serverUrl) {
			if (!serverUrl) return false;
			if (!URL.canParse(serverUrl)) return true;
			const { hostname } = new URL(serverUrl);
			return hostname !== "github.com" && !hostname.endsWith(".ghe.com") && !hostname.endsWith(".localhost");
		}
	}),
	93010: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => askServer });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
		var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46752);
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43268);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34758);
		var _base_http_connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66472);
		var _base_http_network_reason_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82573);
		var _base_http_read_body_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37405);
		var _base_http_retry_wait_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95276);
		var _server_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65118);
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
			const { budget, reservedMs = 0, attemptMs = _server_js__WEBPACK_IMPORTED_MODULE_4__.x$, secondMs = 1e3, signal, onRepeat } = options;
			const { wait = (ms) => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, (0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__.X)({ signal })) } = options;
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
				const waitMs = (0, _base_http_retry_wait_js__WEBPACK_IMPORTED_MODULE_6__.b)(repeats, askedSeconds(exchange)) * secondMs;
				if (unreachable > maximumUnreachable || waitMs >= remainingMs()) return exchange;
				if (repeats === 0) onRepeat?.(exchange, Math.min(remainingMs(), unreachable > 0 ? unreachableSeconds * secondMs : Number.POSITIVE_INFINITY));
				last = exchange;
				await wait(waitMs);
			}
		}
		function askedSeconds(exchange) {
			const header = exchange.status === undefined ? undefined : exchange.headers["retry-after"];
			return typeof header === "string" ? (0, _base_http_retry_wait_js__WEBPACK_IMPORTED_MODULE_6__.C)(header) : undefined;
		}
		async function askOnce({ baseUrl, key }, { method, path, headers, body }, limitMs, interruption) {
			const url = new URL(baseUrl + path);
			let dispatcher;
			const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(limitMs)));
			const signal = interruption === undefined ? timeout : AbortSignal.any([timeout, interruption]);
			try {
				dispatcher = (0, _base_http_connection_js__WEBPACK_IMPORTED_MODULE_3__.t)(url.origin, limitMs);
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
				const answerBody = await (0, _base_http_read_body_js__WEBPACK_IMPORTED_MODULE_7__.x)(answer.body, maximumAnswerBytes);
				return {
					status: answer.statusCode,
					headers: answer.headers,
					body: answerBody.toString()
				};
			} catch (error) {
				if (timeout.aborted) return {
					reason: (0, _base_http_network_reason_js__WEBPACK_IMPORTED_MODULE_8__.g)(limitMs),
					kind: "late"
				};
				return {
					reason: (0, _base_http_network_reason_js__WEBPACK_IMPORTED_MODULE_8__.d)(error),
					kind: kindOf(error)
				};
			} finally {
				dispatcher?.destroy().catch(() => {});
			}
		}
		function kindOf(error) {
			if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo || error instanceof _base_http_read_body_js__WEBPACK_IMPORTED_MODULE_7__.p) return "permanent";
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
	3380: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			g: () => historyArtifactName,
			z: () => historyPrefix
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const historyPrefix = "build-report-history-";
		const historyArtifactName = ({ branch, module, job, title, step }) => historyPrefix + (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", JSON.stringify([
			branch,
			module,
			job,
			title,
			step
		]), "hex").slice(0, 8);
	}),
	5166: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vz: () => runId,
			uz: () => buildId,
			vC: () => buildOfRun
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _host_ci_context_run_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12801);
		var _verdicts_build_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62410);
		function buildOfRun({ ciContext, event, now, ...results }) {
			const { ref, source, build, testedBuild = build } = ciContext;
			return {
				id: buildId(ciContext) ?? String(now),
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
					commit: source.commit,
					ref
				}),
				timestamp: (0, _host_ci_context_run_start_js__WEBPACK_IMPORTED_MODULE_2__.c)(event, now),
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({ url: testedBuild.url }),
				...results
			};
		}
		const buildId = (ciContext) => limited(runName(ciContext) ?? ciContext.source.commit);
		const runId = (ciContext) => limited(runName(ciContext));
		const runName = ({ build, testedBuild = build }) => testedBuild.id?.replace(/\.[1-9]\d{0,8}$/, "");
		const limited = (id) => id === undefined ? undefined : (0, _verdicts_build_id_js__WEBPACK_IMPORTED_MODULE_0__.$)(id);
	}),
	47723: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => addRows });
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68263);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55534);
		var _job_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87355);
		function addRows(histories, other, rows) {
			const indexes = new Map(other.builds.map(({ id }, index) => [id, index]));
			const from = histories.builds.map(({ id }) => indexes.get(id));
			const firstKept = Math.min(...from.filter((index) => index !== undefined));
			const moved = rows.map((row) => moveRow(row, from, firstKept)).filter(({ results }) => /[^-]/.test(results));
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.tp)(histories.builds, [...histories.all(), ...moved]);
		}
		function moveRow(row, from, firstKept) {
			const move = (text, missing) => from.map((index) => index === undefined ? missing : text[index] ?? missing).join("");
			const results = move(row.results, "-");
			const known = (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_1__.GS)(row);
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.xG)({
				id: row.id,
				job: row.job,
				module: row.module,
				suite: row.suite,
				name: row.name,
				results,
				causes: (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_1__.n_)(results, (build) => known.get(from[build] ?? -1)),
				durations: row.durations === undefined ? undefined : move(row.durations, _duration_codes_js__WEBPACK_IMPORTED_MODULE_2__.IG),
				isOlder: (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.tW)(row) || /[^-]/.test(row.results.slice(0, firstKept))
			});
		}
	}),
	21345: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => historyLimits,
			h: () => appendBuild
		});
		var _build_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81071);
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68263);
		var _history_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17062);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55534);
		var _job_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87355);
		const historyLimits = {
			builds: _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.kB,
			rows: _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.U1
		};
		function appendBuild(histories, build, results, limits = historyLimits) {
			const { builds: earlier } = histories ?? _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.up;
			const builds = (0, _build_order_js__WEBPACK_IMPORTED_MODULE_3__.y)([...earlier.filter(({ id }) => id !== build.id), build]).slice(-limits.builds);
			if (!builds.includes(build)) return histories ?? _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.up;
			const columns = columnsOf(earlier, builds);
			const rows = [];
			const tests = groupTests(results);
			for (const [id, known] of (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.gI)(histories ?? _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.up)) {
				rows.push(...(0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.mf)(extend(known, listOf(tests.get(id)), columns)));
				tests.delete(id);
			}
			for (const added of tests.values()) rows.push(...(0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.mf)(extend(noRows, listOf(added), columns)));
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tp)(builds, rows, limits.rows);
		}
		function columnsOf(earlier, builds) {
			const indexes = new Map(earlier.map((known, index) => [known, index]));
			const ids = new Set(builds.map(({ id }) => id));
			const from = builds.map((kept) => indexes.get(kept));
			const shift = earlier.length - builds.length + 1;
			return {
				from,
				shift: from.every((index, position) => index === (position === from.length - 1 ? undefined : position + shift)) ? shift : undefined,
				dropped: earlier.flatMap(({ id }, index) => ids.has(id) ? [] : [index])
			};
		}
		const noRows = {
			shared: undefined,
			ofJobs: _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.av
		};
		const listOf = (tests) => tests === undefined ? [] : Array.isArray(tests) ? tests : [tests];
		function groupTests(results) {
			const tests = new Map();
			for (const test of results.all()) {
				const id = (0, _history_id_js__WEBPACK_IMPORTED_MODULE_0__.E)(test.id);
				const known = tests.get(id);
				if (known === undefined) tests.set(id, test);
				else if (Array.isArray(known)) known.push(test);
				else tests.set(id, [known, test]);
			}
			return tests;
		}
		const didNotRun = {
			outcome: "-",
			cause: undefined,
			duration: _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG,
			test: undefined
		};
		function extend({ shared, ofJobs }, tests, columns) {
			if (ofJobs.size === 0 && tests.length < 2) return {
				shared: extendRow(shared, undefined, resultOf(tests), columns),
				ofJobs
			};
			const own = new Map();
			const others = [];
			for (const test of tests) {
				if (test.job !== undefined && ofJobs.has(test.job)) own.set(test.job, resultOf([test]));
				else others.push(test);
			}
			const [most, ...fewer] = groupsOf(others);
			const extended = new Map();
			for (const [job, row] of ofJobs) extended.set(job, extendRow(row, job, own.get(job) ?? didNotRun, columns));
			for (const test of fewer.flat()) {
				if (test.job !== undefined) extended.set(test.job, extendRow(shared, test.job, resultOf([test]), columns));
			}
			const isShared = shared !== undefined || most !== undefined;
			return {
				shared: isShared ? extendRow(shared, undefined, resultOf(most ?? []), columns) : undefined,
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
		function resultOf(tests) {
			const [test] = tests;
			if (test === undefined) return didNotRun;
			let duration = _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG;
			for (const { outcome, duration: ms } of tests) if ((0, _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.hM)(outcome)) duration = (0, _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.Nm)(duration, (0, _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.Oc)(ms));
			return {
				outcome: test.outcome,
				cause: test.outcome === "F" ? test.cause : undefined,
				duration,
				test
			};
		}
		function extendRow(row, job, result, columns) {
			const { outcome, cause, duration, test } = result;
			const { dropped } = columns;
			const results = move(row?.results, outcome, "-", columns);
			const hasDurations = row?.durations !== undefined || duration !== _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG;
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.xG)({
				id: row?.id ?? (0, _history_id_js__WEBPACK_IMPORTED_MODULE_0__.E)(test?.id ?? ""),
				job,
				module: test?.module ?? row?.module,
				suite: test?.suite ?? row?.suite ?? [],
				name: test?.name ?? row?.name ?? "",
				results,
				causes: moveCauses(row, cause, results, columns),
				durations: hasDurations ? move(row?.durations, duration, _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG, columns) : undefined,
				isOlder: row !== undefined && ((0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tW)(row) || dropped.some((index) => row.results[index] !== "-"))
			});
		}
		function move(text, added, missing, { from, shift }) {
			if (shift !== undefined && text !== undefined) return text.slice(shift) + added;
			let moved = "";
			for (const index of from) moved += index === undefined ? added : text?.[index] ?? missing;
			return moved;
		}
		function moveCauses(row, added, results, { from }) {
			if (added === undefined && (row === undefined || row.causes.length === 0)) return noCauses;
			const known = row === undefined ? undefined : (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.GS)(row);
			return (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.n_)(results, (build) => {
				const index = from[build];
				return index === undefined ? added : known?.get(index);
			});
		}
		const noCauses = [];
	}),
	81071: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	97641: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => describeLostParts });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3517);
		var _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47639);
		var _pack_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22472);
		var _read_history_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54812);
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
	22472: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => packHistory,
			g: () => maximumPackedBytes
		});
		var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
		var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55534);
		var _unite_histories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74470);
		var _read_history_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54812);
		var _write_history_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48120);
		const maximumPackedBytes = 4 * 1024 * 1024;
		function packHistory(histories, maximumBytes = maximumPackedBytes) {
			const complete = pack(histories, false);
			if (fits(complete, maximumBytes)) return complete;
			let packed = pack(histories, true);
			for (let builds = histories.builds.length >> 1; builds > 0 && !fits(packed, maximumBytes); builds >>= 1) {
				packed = pack((0, _unite_histories_js__WEBPACK_IMPORTED_MODULE_2__.Q)([histories], {
					builds,
					rows: _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.U1
				}), true);
			}
			if (fits(packed, maximumBytes)) return packed;
			const refusedBytes = {
				gzip: packed.gzip.length,
				document: packed.document.length
			};
			return {
				...pack((0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tp)(histories.builds.slice(-1), []), true),
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
	48120: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => writeHistoryDocument });
		var _records_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47034);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55534);
		var _runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73078);
		var _history_header_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58902);
		const blockLength = 2e4;
		function writeHistoryDocument(histories, { withoutNames = false } = {}) {
			const chunks = [];
			let text = `${(0, _history_header_js__WEBPACK_IMPORTED_MODULE_1__.iH)(histories.builds)}\n`;
			let group = ["[]", undefined];
			const flush = () => {
				chunks.push(Buffer.from(text));
				text = "";
			};
			const rows = grouped(histories, withoutNames);
			const passed = `P${histories.builds.length}`;
			const always = histories.builds.length < 2 ? "P" : passed;
			for (let start = 0; start < rows.length; start += blockLength) {
				const block = rows.slice(start, start + blockLength);
				text += `{"ids":"${block.map(({ row }) => row.id).join("")}"}\n`;
				for (const { row, suite } of block) {
					if (suite !== group[0] || row.module !== group[1]) {
						group = [suite, row.module];
						text += `{"suite":${suite}${row.module === undefined ? "" : `,"module":${(0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(row.module)}`}}\n`;
					}
					text += `${rowLine(row, withoutNames ? "" : row.name, always)}\n`;
					if (text.length > chunkLength) flush();
				}
				const durations = block.flatMap(({ row }, index) => row.durations === undefined ? [] : [`${index},"${(0, _runs_js__WEBPACK_IMPORTED_MODULE_3__.KE)(row.durations)}"`]);
				if (durations.length > 0) text += `{"durations":[${durations.join(",")}]}\n`;
			}
			text += `{"tests":${rows.length}}\n`;
			flush();
			return Buffer.concat(chunks);
		}
		const chunkLength = 256 * 1024;
		function grouped(histories, withoutNames) {
			const groups = new Map();
			let lastSuite;
			let suite = "[]";
			for (const row of histories.all()) {
				if (!withoutNames && row.suite !== lastSuite) {
					lastSuite = row.suite;
					suite = `[${row.suite.map(_records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h).join(",")}]`;
				}
				const key = `${suite}${row.module ?? ""}`;
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [{
					row,
					suite
				}]);
				else group.push({
					row,
					suite
				});
			}
			return [...groups.values()].flat();
		}
		function rowLine(row, name, always) {
			const { causes, job } = row;
			const fields = [];
			if (job !== undefined) fields.push(`"job":${(0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(job)}`);
			if ((0, _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.tW)(row)) fields.push("\"older\":true");
			if (causes.length > 0) fields.push(`"causes":[${causes.map((cause) => cause === undefined ? "null" : (0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(cause)).join(",")}]`);
			const runs = (0, _runs_js__WEBPACK_IMPORTED_MODULE_3__.KE)(row.results);
			if (fields.length === 0 && runs === always) return (0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(name);
			return `[${(0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(name)},"${runs}"${fields.length === 0 ? "" : `,{${fields.join(",")}}`}]`;
		}
	}),
	87355: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GS: () => causesByBuild,
			av: () => noJobs,
			gI: () => rowsOfTests,
			mf: () => fewestRows,
			n_: () => newestCauses
		});
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68263);
		var _history_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64928);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55534);
		const noJobs = new Map();
		function* rowsOfTests(histories) {
			const columns = (0, _history_columns_js__WEBPACK_IMPORTED_MODULE_0__.PL)(histories);
			const ofJobs = new Map();
			for (let position = 0; position < columns.length; position += 1) {
				const job = columns.job(position);
				const row = job === undefined ? undefined : columns.row(position);
				if (job === undefined || row === undefined) continue;
				const jobs = ofJobs.get(row.id);
				if (jobs === undefined) ofJobs.set(row.id, new Map([[job, row]]));
				else jobs.set(job, row);
			}
			for (let position = 0; position < columns.length; position += 1) {
				const shared = columns.job(position) === undefined ? columns.row(position) : undefined;
				if (shared === undefined) continue;
				yield [shared.id, {
					shared,
					ofJobs: ofJobs.get(shared.id) ?? noJobs
				}];
				ofJobs.delete(shared.id);
			}
			for (const [id, jobs] of ofJobs) yield [id, {
				shared: undefined,
				ofJobs: jobs
			}];
		}
		function fewestRows({ shared, ofJobs }) {
			const isShared = shared !== undefined && hasRun(shared);
			if (ofJobs.size === 0) return isShared ? [withoutJob(shared)] : [];
			const jobs = [...ofJobs.values()].filter(hasRun).sort((a, b) => (a.job ?? "") < (b.job ?? "") ? -1 : 1);
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
		const hasRun = ({ results }) => /[^-]/.test(results);
		function withoutJob(row) {
			if (row.job === undefined) return row;
			const { job: _, ...rest } = row;
			return rest;
		}
		function mergeRows(all, own) {
			if (all.results === own.results && sameCauses(all.causes, own.causes)) return withDurations(all, all.results, own);
			const [filledAll, filledOwn] = [carried(all.results), carried(own.results)];
			let results = "";
			for (let build = 0; build < all.results.length; build += 1) {
				const [a, b] = [all.results.charAt(build), own.results.charAt(build)];
				const isSame = a === b || a === "-" && filledAll[build] === b || b === "-" && filledOwn[build] === a;
				if (!isSame) return undefined;
				results += a === "-" ? b : a;
			}
			const [causesOfAll, causesOfOwn] = [causesByBuild(all), causesByBuild(own)];
			for (const [build, cause] of causesOfOwn) if (causesOfAll.has(build) && causesOfAll.get(build) !== cause) return undefined;
			return withDurations({
				...all,
				causes: newestCauses(results, (build) => causesOfAll.get(build) ?? causesOfOwn.get(build))
			}, results, own);
		}
		function withDurations(all, results, own) {
			if (results === all.results && own.durations === all.durations) return all;
			const durations = longest(all.durations, own.durations);
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.xG)({
				...all,
				results,
				durations,
				isOlder: (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tW)(all) || (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tW)(own)
			});
		}
		function longest(a, b) {
			if (a === undefined || b === undefined || a === b) return a ?? b;
			let codes = "";
			for (let build = 0; build < a.length; build += 1) codes += (0, _duration_codes_js__WEBPACK_IMPORTED_MODULE_2__.Nm)(a.charAt(build), b.charAt(build));
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
		function causesByBuild({ results, causes }) {
			const known = new Map();
			let build = results.length;
			for (const cause of causes) {
				build = build === 0 ? -1 : results.lastIndexOf("F", build - 1);
				if (build === -1) break;
				if (cause !== undefined) known.set(build, cause);
			}
			return known;
		}
		function newestCauses(results, causeOf) {
			const newest = [];
			for (let build = results.lastIndexOf("F"); build >= 0 && newest.length < _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.LF; build = build === 0 ? -1 : results.lastIndexOf("F", build - 1)) {
				newest.push(causeOf(build));
			}
			while (newest.length > 0 && newest.at(-1) === undefined) newest.pop();
			return newest;
		}
	}),
	74470: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => uniteHistories });
		var _append_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21345);
		var _build_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81071);
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68263);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55534);
		var _job_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87355);
		function uniteHistories(histories, limits = _append_build_js__WEBPACK_IMPORTED_MODULE_0__.H) {
			const [first = _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.up, ...others] = histories;
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
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tp)(builds, rows, limits.rows);
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
			const causesOf = rows.map((row) => row === undefined || row.causes.length === 0 ? undefined : (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.GS)(row));
			const causeOf = (column) => column === undefined ? undefined : causesOf[column.history]?.get(column.index);
			const hasDurations = known.some(({ durations }) => durations !== undefined);
			return (0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.xG)({
				id: named.id,
				job,
				module: named.module,
				suite: named.suite,
				name: named.name,
				results,
				causes: (0, _job_rows_js__WEBPACK_IMPORTED_MODULE_2__.n_)(results, (build) => causeOf(kept[build])),
				durations: hasDurations ? kept.map(({ history, index }) => rows[history]?.durations?.[index] ?? _duration_codes_js__WEBPACK_IMPORTED_MODULE_4__.IG).join("") : undefined,
				isOlder: known.some(_history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tW) || dropped.some((column) => outcomeOf(column) !== "-")
			});
		}
	}),
	59871: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => withoutBuild });
		var _add_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47723);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55534);
		function withoutBuild(histories, id) {
			const builds = histories.builds.filter((build) => build.id !== id);
			return builds.length === histories.builds.length ? histories : (0, _add_rows_js__WEBPACK_IMPORTED_MODULE_0__.P)((0, _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.tp)(builds, []), histories, [...histories.all()]);
		}
	}),
	13354: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => openHistory });
		var external_node_path_ = __webpack_require__(76760);
		var github_actions = __webpack_require__(48168);
		var github_event = __webpack_require__(36255);
		var history_branch = __webpack_require__(53522);
		var defined_fields = __webpack_require__(43268);
		var errors = __webpack_require__(34758);
		var atomic_file = __webpack_require__(80675);
		var counts = __webpack_require__(3517);
		var match_files = __webpack_require__(97368);
		var problem_list = __webpack_require__(21431);
		var append_build = __webpack_require__(21345);
		var lost_parts = __webpack_require__(97641);
		var pack_history = __webpack_require__(22472);
		var read_history_document = __webpack_require__(54812);
		var history_rows = __webpack_require__(55534);
		var unite_histories = __webpack_require__(74470);
		var without_build = __webpack_require__(59871);
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
		const maximumFiles = 20;
		function createFileHistory({ cwd, patterns, output, ownBuild, say = () => undefined }) {
			let known;
			const newer = new Set();
			async function read() {
				const { files, problems } = (0, match_files.x)({
					cwd,
					collectors: [{
						key: "events",
						include: patterns,
						exclude: [],
						metadata: {},
						named: true
					}]
				});
				const found = (0, problem_list.Y)();
				for (const problem of problems) found.add(problem);
				if (files.length > maximumFiles) {
					found.add({
						severity: "warning",
						message: `Only the first ${maximumFiles} of ${(0, counts.B)(files.length)} history files are used.`
					});
				}
				let histories = history_rows.up;
				let read = 0;
				for (const { absolutePath, path } of files.slice(0, maximumFiles)) {
					const { histories: ofFile, problems: faults, isNewer } = readFile(absolutePath, path);
					if (isNewer === true) newer.add((0, external_node_path_.resolve)(absolutePath));
					for (const problem of faults) found.add(problem);
					if (ofFile === undefined) continue;
					read += 1;
					const others = (0, without_build.D)(ofFile, ownBuild);
					histories = read === 1 ? others : (0, unite_histories.Q)([histories, others]);
				}
				const builds = histories.builds.length;
				const ref = histories.builds.at(-1)?.ref;
				const reason = builds > 0 ? undefined : reasonOf(files.length, read, patterns);
				if (builds > 0) known = histories;
				if (files.length === 0) say(`There is no history of earlier builds: ${reason}`);
				return {
					...(0, defined_fields.X)({ histories: builds > 0 ? histories : undefined }),
					summary: {
						builds,
						source: "file",
						...(0, defined_fields.X)({
							ref,
							reason
						})
					},
					problems: found.list(),
					...builds === 0 && (0, history_source.K)(found.list())
				};
			}
			return {
				read,
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
					const { build, results, refusal } = added;
					const isAdded = refusal === undefined && isRecordable(added, known);
					const histories = isAdded ? (0, append_build.h)(known, build, results) : known ?? history_rows.up;
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
			return { async read() {
				const path = pathOf(options);
				if (path === undefined) return none("The organisation, the project, the module or the branch of the run is not known.");
				const exchange = await (0, ask_server.P)(server, {
					method: "GET",
					path
				}, {
					...limits,
					...given,
					budget: (0, server_api_server.Yv)(given)
				});
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
				const { histories, problems } = (0, read_history_document.y)(Buffer.from(exchange.body), path);
				const known = histories && (0, without_build.D)(histories, ownBuild);
				if (known === undefined || known.builds.length === 0) {
					return {
						...none(`The server has no build of ${branch} yet.`),
						problems,
						...(0, history_source.K)(problems)
					};
				}
				return {
					histories: known,
					summary: summary({ builds: known.builds.length }),
					problems
				};
			} };
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
		var enterprise_server = __webpack_require__(69517);
		var github_error = __webpack_require__(55094);
		var artifact_name = __webpack_require__(3380);
		var build_of_run = __webpack_require__(5166);
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
			const name = branch && nameOf(branch.name, options);
			const notAdded = (reason) => `This build was not added to the history of ${branch?.name}: ${reason}`;
			let state;
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
			async function read() {
				if (branch === undefined || name === undefined) return none("The run does not belong to a branch.");
				if ((0, enterprise_server.v)(env.GITHUB_SERVER_URL)) return none("GitHub Enterprise Server stores no artifacts of the required kind.");
				if (options.token === "") return none("The token to read artifacts with is empty.", { isKnown: true });
				const deadlineMs = options.deadlineMs ?? readingMs;
				const { readBranch } = await Promise.all([
					__webpack_require__.e(9730),
					__webpack_require__.e(5927),
					__webpack_require__.e(8511)
				]).then(__webpack_require__.bind(__webpack_require__, 38511));
				try {
					const found = await readBranch({
						name,
						choice: {
							branch: branch.name,
							defaultBranch: event.repository?.default_branch,
							ownRunId: Number(env.GITHUB_RUN_ID ?? 0)
						},
						ownBuild: (0, build_of_run.Vz)(ciContext),
						failedIds: options.failedIds ?? (() => []),
						token: options.token,
						env,
						deadlineMs,
						say
					});
					if (found.isNewer === true) return unread("A newer version of Build Report has written it. Update this one.");
					state = {
						isKnown: true,
						...(0, defined_fields.X)({ histories: found.stored })
					};
					const { histories } = found;
					if (histories === undefined) return none(missingReason(branch.name, found.damaged), state);
					say(`History: ${(0, counts.p)(histories.builds.length, "build")} of ${branch.name}.`);
					return {
						histories,
						summary: summaryOf(histories),
						problems: []
					};
				} catch (error) {
					if (!(error instanceof github_error.y)) throw error;
					if (error.failure !== "permission") return unread(error.message);
					state = { isKnown: true };
					const missingPermission = error.permission ?? "actions: read";
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
				if (branch === undefined || name === undefined || branch.isBuild === "never") return refused("The run is not a build of a branch.");
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
					...build,
					ref: branch.name
				};
				return storeBuild({
					name,
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
				async write(added) {
					const outcome = await write(added);
					if (outcome.isWritten) say(`This build was added to the history of ${branch?.name}.`);
					else if (!outcome.isExpected) say(notAdded(outcome.reason));
					return outcome;
				}
			};
		}
		function missingReason(branch, damaged = 0) {
			if (damaged === 0) return `No run of ${branch} has left one yet.`;
			return damaged === 1 ? `The last history of ${branch} is damaged or was deleted.` : `The last ${damaged} histories of ${branch} are damaged or were deleted.`;
		}
		function nameOf(branch, { ciContext, env, name, title }) {
			const { job, matrixJob = job, module, project } = ciContext;
			return (0, artifact_name.g)({
				branch,
				module: module === project ? undefined : module,
				job: name ?? matrixJob,
				title: title ?? "",
				step: (0, step_name.u)(env.GITHUB_ACTION ?? "")
			});
		}
		function hasFailed({ status }, results) {
			if (status === "failed") return true;
			for (const { outcome } of results.all()) if (outcome === "F") return true;
			return false;
		}
		;
		function openHistory(options, failedIds) {
			const { request, config, env, ciContext, serverTimeBudget, token = "", say = () => undefined } = options;
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
			const { read, write } = createArtifactHistory({
				env,
				ciContext: ciContext(),
				token,
				name: artifact.name,
				title,
				failedIds,
				say
			});
			return {
				read,
				async write(added) {
					const outcome = artifact.isReadOnly === true ? undefined : await write(added);
					return outcome === undefined || outcome.isWritten || outcome.notice === undefined ? history_source.R : {
						...history_source.R,
						notices: [outcome.notice]
					};
				}
			};
		}
		const readOnly = ({ read }) => ({
			read,
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
