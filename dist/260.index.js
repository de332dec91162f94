export const id = 260;
export const ids = [260];
export const modules = {

/***/ 74260:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createServerHistory: () => (/* binding */ createServerHistory)
/* harmony export */ });
/* harmony import */ var _server_api_ask_server_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28515);
/* harmony import */ var _server_api_server_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82571);
/* harmony import */ var _server_api_server_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82286);



/** Half of the time of a run is left to the submission of its records. */
const historyPatience = { reservedMs: _server_api_server_js__WEBPACK_IMPORTED_MODULE_1__/* .serverTimeMs */ .x$ / 2, attemptMs: 10_000 };
/**
 * Makes the history of a server. Each question is asked once. After one without an answer no other is asked, but a server that refuses
 * one organisation may know another. A report shows no value then, which is never an error.
 */
function createServerHistory(server, given = {}) {
    const shared = given.deadlineMs === undefined ? historyPatience : {};
    const patience = { ...shared, ...given, clock: (0,_server_api_server_js__WEBPACK_IMPORTED_MODULE_1__/* .clockOf */ .ie)(given) };
    const answers = new Map();
    let failure;
    let isAway = false;
    const ask = async (path) => {
        if (isAway)
            return undefined;
        const exchange = await (0,_server_api_ask_server_js__WEBPACK_IMPORTED_MODULE_0__/* .askServer */ .P)(server, { method: 'GET', path }, patience);
        if (exchange.status !== 200) {
            failure ??= (0,_server_api_server_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRefusal */ .a2)(server, exchange);
            isAway ||= exchange.status !== 403;
            return undefined;
        }
        const values = valuesIn(exchange);
        if (values === undefined) {
            failure ??= (0,_server_api_server_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .strangeAnswer */ .h2)(server);
            isAway = true;
        }
        return values?.[0];
    };
    return {
        history: {
            async latest(question) {
                const path = pathOf(question);
                if (path === undefined)
                    return undefined;
                const answer = answers.get(path) ?? ask(path);
                answers.set(path, answer);
                return answer;
            },
        },
        problems: () => failure === undefined ? [] : [{ severity: 'warning', message: `Values of earlier builds are missing from the report: ${failure}` }],
    };
}
/** A server is always asked for one module; undefined where that is not known. */
function pathOf({ org, project, module, name, build, exceptBuild, ref }) {
    if (org === undefined || project === undefined || module === undefined)
        return undefined;
    const query = new URLSearchParams({ org, project, module, name });
    if (build !== undefined)
        query.set('build', build);
    if (exceptBuild !== undefined)
        query.set('exceptBuild', exceptBuild);
    if (ref !== undefined)
        query.set('ref', ref);
    return `/v1/data/properties?${query}`;
}
function valuesIn(answer) {
    const { properties } = (0,_server_api_server_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .answerFields */ .Au)(answer);
    return Array.isArray(properties) ? properties.flatMap(readValue) : undefined;
}
function readValue(item) {
    const { value, build, ref, timestamp } = Object(item);
    if (typeof value !== 'number' && typeof value !== 'string')
        return [];
    return [
        {
            value,
            ...(typeof build === 'string' && { build }),
            ...(typeof ref === 'string' && { ref }),
            ...(typeof timestamp === 'number' && { timestamp }),
        },
    ];
}


/***/ }),

/***/ 32931:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ networkReason)
/* harmony export */ });
/** What happened to a connection, from the error of whoever used it: `fetch failed` hides it, and an AggregateError has only a code. */
function networkReason(error) {
    if (!(error instanceof Error))
        return String(error);
    const { cause } = error;
    const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
    return cause instanceof Error ? networkReason(cause) : error.message || code || error.name;
}


/***/ }),

/***/ 57856:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ proxyFor)
/* harmony export */ });
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44942);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);


/**
 * A new connection over the proxy that the environment names for an address: HTTPS_PROXY or HTTP_PROXY, but for NO_PROXY and this
 * machine itself. Nothing where there is none.
 * @throws UserError where the proxy's own address is none; neither it nor more of the URL than its origin is shown
 */
function proxyFor(url) {
    const { origin } = new URL(url);
    try {
        return new _actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .HttpClient */ .Qq().getAgentDispatcher(origin);
    }
    catch {
        // Not shown, and no cause: the address may hold a password.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`The proxy that the environment names for ${origin} is no address.`, {
            cure: 'Correct https_proxy, HTTPS_PROXY, http_proxy or HTTP_PROXY.',
        });
    }
}


/***/ }),

/***/ 28515:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ askServer)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46752);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83916);
/* harmony import */ var _http_network_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32931);
/* harmony import */ var _http_proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57856);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82571);






/** A list of 20,000 refused lines stays below it. */
const maximumAnswerBytes = 16 * 1024 * 1024;
const maximumWaitSeconds = 30;
/** An end that another attempt may change: too early, too many, an error behind the server's proxy, a server that is starting. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);
/** Waits of 1, 2 and 4 seconds at most. */
const maximumUnreachable = 3;
const unreachableSeconds = 2 ** maximumUnreachable - 1;
/** A host that accepts no connection leaves time for another attempt. */
const maximumConnectMs = 10_000;
/** Nothing listens there, or the name or the way to it does not exist. */
const unreachableCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH']);
/**
 * Asks until there is a lasting answer, or the time is over; then returns the last one. Redirects are not followed, so that the key goes
 * to no other server. Throws the signal's reason.
 */
function askServer(server, question, patience) {
    return patience.clock.measure(() => askWithin(server, question, patience));
}
async function askWithin(server, question, patience) {
    const { clock, reservedMs = 0, attemptMs = _server_js__WEBPACK_IMPORTED_MODULE_4__/* .serverTimeMs */ .x$, secondMs = 1000, signal, onRepeat } = patience;
    const { wait = (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { ...(signal && { signal }) }) } = patience;
    const remainingMs = () => clock.remainingMs() - reservedMs;
    let last;
    let unreachable = 0;
    for (let repeats = 0;; repeats += 1) {
        const limitMs = remainingMs();
        if (limitMs <= 0)
            return last ?? { reason: 'the time that a run waits for it is used up', kind: 'lasting' };
        const exchange = await askOnce(server, question, Math.min(attemptMs, limitMs), signal);
        signal?.throwIfAborted();
        const silence = exchange.status === undefined ? exchange.kind : undefined;
        // An attempt that was cut short has a worse reason than the one before.
        if (silence === 'late' && limitMs < attemptMs && last !== undefined)
            return last;
        if (exchange.status === undefined ? silence === 'lasting' : !passing.has(exchange.status))
            return exchange;
        if (silence === 'unreachable')
            unreachable += 1;
        const waitMs = waitSeconds(exchange, repeats) * secondMs;
        if (unreachable > maximumUnreachable || waitMs >= remainingMs())
            return exchange;
        if (repeats === 0)
            onRepeat?.(exchange, Math.min(remainingMs(), unreachable > 0 ? unreachableSeconds * secondMs : Number.POSITIVE_INFINITY));
        last = exchange;
        await wait(waitMs);
    }
}
/** As long as the server asks for; else exponential with full jitter, since many jobs fail at the same moment. */
function waitSeconds(exchange, repeats) {
    const asked = exchange.status === undefined ? undefined : exchange.headers['retry-after'];
    const seconds = typeof asked === 'string' ? secondsOf(asked) : undefined;
    return seconds === undefined ? Math.random() * Math.min(maximumWaitSeconds, 2 ** repeats) : seconds + Math.random() / 4;
}
/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function secondsOf(header) {
    if (/^\d{1,9}$/.test(header))
        return Number(header);
    const date = Date.parse(header);
    return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1000);
}
async function askOnce({ baseUrl, key }, { method, path, headers, body }, limitMs, interruption) {
    const url = new URL(baseUrl + path);
    let dispatcher;
    const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(limitMs)));
    const signal = interruption === undefined ? timeout : AbortSignal.any([timeout, interruption]);
    try {
        // A connection of its own: one that was kept may belong to a server that was started anew.
        dispatcher = (0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_3__/* .proxyFor */ .i)(url.origin) ?? new undici__WEBPACK_IMPORTED_MODULE_1__.Agent({ connect: { timeout: Math.min(limitMs, maximumConnectMs) } });
        const answer = await (0,undici__WEBPACK_IMPORTED_MODULE_1__.request)(url, {
            method,
            headers: { ...headers, 'service-api-key': key, 'user-agent': 'build-report' },
            body: body ?? null,
            dispatcher,
            signal,
        });
        return { status: answer.statusCode, headers: answer.headers, body: await readBody(answer.body) };
    }
    catch (error) {
        if (timeout.aborted)
            return { reason: `no answer within ${Math.ceil(limitMs / 100) / 10} s`, kind: 'late' };
        return { reason: (0,_http_network_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .networkReason */ .d)(error), kind: kindOf(error) };
    }
    finally {
        // Nothing of it can matter any more.
        dispatcher?.destroy().catch(() => { });
    }
}
function kindOf(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y)
        return 'lasting';
    const { code, cause } = Object(error);
    if (typeof code === 'string' && unreachableCodes.has(code))
        return 'unreachable';
    return cause instanceof Error ? kindOf(cause) : 'passing';
}
async function readBody(chunks) {
    const parts = [];
    let length = 0;
    for await (const chunk of chunks) {
        length += chunk.length;
        if (length > maximumAnswerBytes)
            throw new Error(`an answer over ${maximumAnswerBytes} bytes`);
        parts.push(chunk);
    }
    return Buffer.concat(parts).toString();
}


/***/ }),

/***/ 82286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ answerFields),
/* harmony export */   a2: () => (/* binding */ describeRefusal),
/* harmony export */   h2: () => (/* binding */ strangeAnswer)
/* harmony export */ });
/* harmony import */ var _text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9833);

const maximumDetail = 300;
/** Says, in one sentence that never holds the key, why a server did not do what it was asked. */
function describeRefusal(server, exchange) {
    const { baseUrl } = server;
    if (exchange.status === undefined)
        return `${baseUrl} does not answer: ${cleaned(exchange.reason, server)}.`;
    const { status } = exchange;
    const detail = detailOf(exchange, server);
    const aside = detail === '' ? '' : ` (${detail})`;
    if (status === 401)
        return `${baseUrl} does not know the key${aside}. Correct api-key or SERVICE_API_KEY.`;
    if (status === 403)
        return `The key may not do that at ${baseUrl}${aside}. It needs its scope, and the organisation that it belongs to.`;
    if (status === 404 || status === 405)
        return `${baseUrl} has no data API (${status}). Correct server-url or SERVICE_URL.`;
    if (status >= 300 && status < 400) {
        return `${baseUrl} leads elsewhere (${status}), where the key is not sent to. Give server-url the address that it leads to.`;
    }
    return `${baseUrl} answered ${status}${aside}.`;
}
/** An answer that is none of ours: of a proxy, or of whoever took over the address. */
const strangeAnswer = ({ baseUrl }) => `${baseUrl} answered with something that no data API says. Correct server-url or SERVICE_URL.`;
/** The fields of an answer that is a JSON object; none of another. */
function answerFields({ body }) {
    try {
        return Object(JSON.parse(body));
    }
    catch {
        return {};
    }
}
/** What `application/problem+json` says (RFC 9457). */
function detailOf(answer, server) {
    const { title, detail } = answerFields(answer);
    const said = typeof detail === 'string' ? detail : title;
    return typeof said === 'string' ? cleaned(said, server) : '';
}
const cleaned = (text, { key }) => (0,_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__/* .displayLine */ .p)(text.replaceAll(key, '***').slice(0, 10_000))
    // Once more: what was between its characters may have been invisible.
    .replaceAll(key, '***')
    .trim()
    .slice(0, maximumDetail)
    .replace(/(?<![.\s])[.\s]+$/, '');


/***/ })

};
