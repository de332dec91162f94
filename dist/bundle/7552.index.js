export const id = 7552;
export const ids = [
	7552,
	2571,
	1179
];
export const modules = {
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
	34858: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H4: () => isPossibleRun,
			PQ: () => markText,
			s8: () => markerKey,
			t7: () => readMarker
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const currentPattern = /^<!-- build-report:v2 key=([0-9a-f]{16}) run=(\d{1,10})(?: data=([A-Za-z0-9+/]{0,60000}={0,2}))? -->$/;
		const laterPattern = /^<!-- build-report:v(?:[3-9]|[1-9]\d{1,3}) key=([0-9a-f]{16}) run=(\d{1,10})(?: [^>]*)? -->$/;
		const formerPattern = /^<!-- build-report:v1 key=([0-9a-f]{16}) run=(\d{1,15}) outcome=[0-9a-f]{12} -->$/;
		const maximumLead = 1e3;
		const markerKey = (key) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex").slice(0, 16);
		const isPossibleRun = (run, current) => run <= current + maximumLead;
		function markText(content, { key, run, data }) {
			const block = data === undefined ? "" : ` data=${data.toString("base64")}`;
			return `${content.trimEnd()}\n\n<!-- build-report:v2 key=${key} run=${run}${block} -->`;
		}
		function readMarker(body) {
			const text = body.trimEnd();
			const start = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1;
			if (!text.slice(Math.max(0, start - 4), start).replace(/\r\n?/g, "\n").endsWith("\n\n")) {
				return undefined;
			}
			const line = text.slice(start);
			const [, key, run, data] = currentPattern.exec(line) ?? laterPattern.exec(line) ?? [];
			if (key !== undefined) {
				return {
					kind: "current",
					key,
					run: Number(run),
					data: data === undefined ? undefined : Buffer.from(data, "base64")
				};
			}
			const [, formerKey, runId] = formerPattern.exec(line) ?? [];
			return formerKey === undefined ? undefined : {
				kind: "former",
				key: formerKey,
				runId: Number(runId)
			};
		}
	}),
	64018: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ab: () => isGitHubFailure,
			Y: () => openGitHubBoard,
			zp: () => maximumCommentBytes
		});
		var _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55094);
		var _comment_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34858);
		var _parts_current_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76677);
		var _parts_earlier_pushes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26572);
		var _parts_part_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1253);
		const maximumCommentBytes = 6e4;
		const maximumBlockBytes = 18e3;
		const maximumHidden = 20;
		const maximumExpected = 300;
		const retriesBeforeRest = 1;
		function openGitHubBoard(options) {
			const { place, key, formerKeys, run, runId, updates, client, author, render } = options;
			const states = new Map();
			let hasGraphQL = true;
			let former = [];
			let expected = [];
			let pushes = [];
			async function markedComments() {
				const marked = [];
				for await (const page of client.comments(place)) {
					for (const comment of page) {
						const marker = (0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_1__.t7)(comment.body);
						if (marker !== undefined && isOurs(marker)) marked.push({
							...comment,
							marker
						});
					}
				}
				return marked;
			}
			function isOurs(marker) {
				if (marker.kind === "former") return updates && formerKeys.includes(marker.key) && marker.runId < runId;
				return marker.key === key && (0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_1__.H4)(marker.run, run) && (updates || marker.run === run);
			}
			async function ownComments(marked) {
				const unknown = marked.map(({ nodeId }) => nodeId).filter((nodeId) => !states.has(nodeId));
				if (unknown.length > 0) for (const state of await statesOf(unknown, marked)) states.set(state.nodeId, state);
				return marked.flatMap((comment) => {
					const state = states.get(comment.nodeId);
					return state?.isOwn === true ? [{
						...comment,
						isHidden: state.isHidden
					}] : [];
				});
			}
			async function statesOf(unknown, marked) {
				const known = author === undefined ? undefined : statesByRest(marked, author);
				if (known !== undefined && !hasGraphQL) return known;
				try {
					return await client.commentStates(unknown, known === undefined ? undefined : retriesBeforeRest);
				} catch (error) {
					if (known === undefined || !isGitHubFailure(error, "unavailable")) throw error;
					hasGraphQL = false;
					return known;
				}
			}
			const remember = ({ nodeId }) => void states.set(nodeId, {
				nodeId,
				isOwn: true,
				isHidden: false
			});
			async function send(content, write) {
				try {
					return await write(bodyOf(content, maximumCommentBytes));
				} catch (error) {
					if (!isGitHubFailure(error, "tooLong")) throw error;
					return write(bodyOf(content, maximumCommentBytes / 2));
				}
			}
			function bodyOf(content, limitBytes) {
				const data = (0, _parts_part_document_js__WEBPACK_IMPORTED_MODULE_4__.p)({
					...content,
					run,
					expected,
					pushes
				}, maximumBlockBytes * limitBytes / maximumCommentBytes);
				const marker = {
					key,
					run,
					data
				};
				const text = render({
					...content,
					expected
				}, limitBytes - Buffer.byteLength((0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_1__.PQ)("", marker)));
				return text === undefined ? tooLong() : (0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_1__.PQ)(text, marker);
			}
			return {
				async find() {
					const own = await ownComments(await markedComments());
					former = own.flatMap((comment) => comment.marker.kind === "former" && !comment.isHidden ? [{
						...comment,
						isFirst: comment.marker.key === formerKeys[0]
					}] : []);
					const current = own.filter(({ marker }) => marker.kind === "current").map(boardComment);
					const contents = visibleContents(current);
					expected = expectedJobs(contents, run);
					pushes = (0, _parts_earlier_pushes_js__WEBPACK_IMPORTED_MODULE_3__.Jl)(contents, run);
					const replaced = former.find(({ isFirst }) => isFirst);
					return current.length === 0 && replaced !== undefined ? [boardComment({
						...replaced,
						isHidden: false
					})] : current;
				},
				async create(content) {
					const created = await send(content, (body) => client.createComment(place, body));
					remember(created);
					return created;
				},
				async update({ id }, content) {
					const updated = await send(content, (body) => client.updateComment(place, id, body)).catch((error) => {
						if (isGitHubFailure(error, "missing")) return undefined;
						throw error;
					});
					former = former.filter((comment) => comment.id !== id);
					return updated;
				},
				hide: (comments) => hide(comments.map(({ nodeId }) => nodeId)),
				hideFormer: () => hide(former.map(({ nodeId }) => nodeId))
			};
			async function hide(nodeIds) {
				if (nodeIds.length === 0 || !hasGraphQL) return;
				try {
					await client.hideComments(nodeIds.slice(0, maximumHidden));
					for (const nodeId of nodeIds) states.set(nodeId, {
						nodeId,
						isOwn: true,
						isHidden: true
					});
				} catch (error) {
					if (!(error instanceof _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_0__.y)) throw error;
				}
			}
		}
		function statesByRest(comments, author) {
			if (comments.some((comment) => comment.isByApp !== false && comment.author !== author)) return undefined;
			const [shown] = comments.filter((comment) => comment.author === author).toSorted((one, other) => runOf(other.marker) - runOf(one.marker) || one.id - other.id);
			return comments.map((comment) => ({
				nodeId: comment.nodeId,
				isOwn: comment.author === author,
				isHidden: comment !== shown
			}));
		}
		const runOf = (marker) => marker.kind === "current" ? marker.run : 0;
		function boardComment({ marker, ...comment }) {
			return {
				...comment,
				content: contentOf(marker)
			};
		}
		const visibleContents = (comments) => comments.filter(({ isHidden }) => !isHidden).map(({ content }) => content);
		function expectedJobs(contents, run) {
			const ofRun = contents.find((content) => content.run === run && content.expected !== undefined);
			if (ofRun !== undefined) return ofRun.expected ?? [];
			const earlier = (0, _parts_earlier_pushes_js__WEBPACK_IMPORTED_MODULE_3__.Ni)(contents, run);
			const names = (0, _parts_current_parts_js__WEBPACK_IMPORTED_MODULE_2__.i)(earlier?.parts ?? []).flatMap(({ job, shownName = job, isJoined, results }) => isJoined === true ? results.jobs.flatMap((joined) => joined.job ?? []) : [shownName]);
			return [...new Set(names)].slice(0, maximumExpected);
		}
		function contentOf(marker) {
			const nothing = {
				parts: [],
				covered: new Set()
			};
			if (marker.kind === "former") return {
				...nothing,
				run: 0
			};
			const { run, data } = marker;
			if (data === undefined) return {
				...nothing,
				run
			};
			try {
				return {
					...(0, _parts_part_document_js__WEBPACK_IMPORTED_MODULE_4__.f)(data),
					run
				};
			} catch {
				return {
					...nothing,
					run
				};
			}
		}
		function tooLong() {
			throw new _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_0__.y("tooLong", `The report does not fit into a comment: even its shortest form is longer than ${maximumCommentBytes} bytes.`, { hint: "Use a template with fewer or shorter components." });
		}
		const isGitHubFailure = (error, failure) => error instanceof _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_0__.y && error.failure === failure;
	}),
	27221: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { openJobMemory: () => openJobMemory });
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		var _host_ci_context_completed_run_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(8436);
		var _host_ci_context_run_attempt_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(65804);
		var _host_ci_context_services_gitea_environment_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(25064);
		var _host_github_calls_workflows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14046);
		var _host_github_comment_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53466);
		var _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55094);
		var _host_github_octokit_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92924);
		var _host_github_run_activity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11179);
		var _host_github_within_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63223);
		var _report_expressions_lazy_evaluator_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80806);
		var _run_once_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(24996);
		var _run_run_variables_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33572);
		var _comment_author_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(79411);
		var _comment_identity_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69942);
		var _github_board_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64018);
		var _own_part_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(64090);
		var _parts_artifact_store_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68848);
		var _parts_earlier_pushes_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(26572);
		var _parts_failures_of_attempts_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(82371);
		const readingMs = 1e4;
		const maximumParts = 3;
		async function openJobMemory({ config, ciContext, event, lostTime }, step) {
			const { env, pullRequest, say, deadlineMs = readingMs } = step;
			const reporter = config.report.reporters.find((one) => one.type === "codehost");
			if (reporter?.commentEnabled !== true || (0, _host_ci_context_services_gitea_environment_js__WEBPACK_IMPORTED_MODULE_15__.U)(env)) return undefined;
			const texts = await evaluated(config, () => (0, _run_run_variables_js__WEBPACK_IMPORTED_MODULE_8__.R)(ciContext, env, {}), reporter);
			if (texts === undefined) return undefined;
			const { title, token = step.token } = texts;
			const identity = (0, _comment_identity_js__WEBPACK_IMPORTED_MODULE_9__.M)({
				reporter,
				title,
				ciContext,
				event,
				env
			});
			const { run } = identity;
			const attempt = (0, _host_ci_context_run_attempt_js__WEBPACK_IMPORTED_MODULE_16__.P)(event, env);
			const client = (0, _run_once_js__WEBPACK_IMPORTED_MODULE_17__.O)(() => (0, _host_github_octokit_client_js__WEBPACK_IMPORTED_MODULE_4__.createGitHubClient)({
				token,
				repository: env.GITHUB_REPOSITORY ?? "",
				apiUrl: env.GITHUB_API_URL || "https://api.github.com",
				deadlineMs,
				lostTime
			}));
			const key = (0, _run_once_js__WEBPACK_IMPORTED_MODULE_17__.O)(async () => {
				const activity = (0, _host_github_calls_workflows_js__WEBPACK_IMPORTED_MODULE_1__.M)(env) ? await (0, _host_github_run_activity_js__WEBPACK_IMPORTED_MODULE_5__.readRunActivity)(client(), env) : (0, _host_github_run_activity_js__WEBPACK_IMPORTED_MODULE_5__.activityOf)([], env);
				return (0, _own_part_js__WEBPACK_IMPORTED_MODULE_11__.G)({
					ciContext,
					env,
					title,
					activity
				});
			});
			const contents = (0, _run_once_js__WEBPACK_IMPORTED_MODULE_17__.O)(async () => {
				if (token === "") return [];
				const found = await (0, _host_github_comment_places_js__WEBPACK_IMPORTED_MODULE_2__.F)({
					event,
					env,
					pullRequest,
					onCommits: false
				}, client());
				const place = "places" in found ? found.places[0] : undefined;
				if (place === undefined) return [];
				const board = (0, _github_board_js__WEBPACK_IMPORTED_MODULE_10__.Y)({
					...identity,
					place,
					client: client(),
					author: (0, _comment_author_js__WEBPACK_IMPORTED_MODULE_18__.W)(token),
					render: () => undefined
				});
				return (await board.find()).filter(({ isHidden }) => !isHidden).map(({ content }) => content);
			});
			async function writtenParts() {
				const own = {
					key: await key(),
					attempt
				};
				return (await contents()).filter((content) => content.run === run).flatMap(({ parts }) => parts.filter(({ name }) => (0, _parts_failures_of_attempts_js__WEBPACK_IMPORTED_MODULE_14__.yW)(name, own)));
			}
			async function storedParts() {
				const store = (0, _parts_artifact_store_js__WEBPACK_IMPORTED_MODULE_12__.openArtifactStore)({
					key: identity.key,
					env,
					say
				});
				if (store === undefined) return [];
				const own = {
					key: await key(),
					attempt
				};
				const names = (await store.list()).filter((name) => (0, _parts_failures_of_attempts_js__WEBPACK_IMPORTED_MODULE_14__.yW)(name, own));
				const newest = names.toSorted((one, other) => (0, _parts_failures_of_attempts_js__WEBPACK_IMPORTED_MODULE_14__.tx)(other) - (0, _parts_failures_of_attempts_js__WEBPACK_IMPORTED_MODULE_14__.tx)(one)).slice(0, maximumParts);
				const parts = await Promise.all(newest.map((name) => store.read(name)));
				return parts.filter((part) => part !== undefined && part !== "foreign");
			}
			async function inTime(what, question) {
				try {
					return await (0, _host_github_within_time_js__WEBPACK_IMPORTED_MODULE_6__.d)(question(), { deadlineMs });
				} catch (error) {
					if (!(error instanceof _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_3__.y)) throw error;
					say(`${what} could not be read: ${error.message}`);
					return undefined;
				}
			}
			return {
				async earlierFailures() {
					const { job, matrixJob = job } = ciContext;
					const written = await inTime("The results of the earlier attempt in the comment", writtenParts) ?? [];
					const isComplete = written.length > 0 && written.every(({ isReduced }) => isReduced !== true);
					const stored = isComplete ? [] : await inTime("The results of the earlier attempt in an artifact", storedParts) ?? [];
					const names = new Set(stored.map(({ name }) => name));
					return (0, _parts_failures_of_attempts_js__WEBPACK_IMPORTED_MODULE_14__.$F)([...stored, ...written.filter(({ name }) => !names.has(name))], matrixJob);
				},
				async pushes() {
					if (event.pull_request === undefined && (0, _host_ci_context_completed_run_js__WEBPACK_IMPORTED_MODULE_19__.d)(event, env) === undefined) return undefined;
					return inTime("The failures of earlier pushes", async () => {
						const [own, pushes] = [await key(), (0, _parts_earlier_pushes_js__WEBPACK_IMPORTED_MODULE_13__.Jl)(await contents(), run)];
						return pushes.length === 0 ? undefined : (id, cause) => (0, _parts_earlier_pushes_js__WEBPACK_IMPORTED_MODULE_13__.on)(pushes, own, id, cause);
					});
				}
			};
		}
		async function evaluated(config, variables, { commentTitle = "", token }) {
			const evaluator = await (0, _report_expressions_lazy_evaluator_js__WEBPACK_IMPORTED_MODULE_7__.M)(variables, config.usesExpressions);
			try {
				return {
					title: evaluator.text(commentTitle),
					token: token === undefined ? undefined : evaluator.token(token)
				};
			} catch (error) {
				if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo)) throw error;
				return undefined;
			}
		}
	}),
	82371: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$F: () => failuresOfAttempts,
			tx: () => attemptOf,
			yW: () => isEarlierAttempt
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43268);
		var _base_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39338);
		var _part_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53276);
		var _test_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38092);
		const attemptOf = (name) => (0, _part_name_js__WEBPACK_IMPORTED_MODULE_0__.HY)(name)?.attempt ?? 0;
		const isEarlierAttempt = (name, own) => {
			const facts = (0, _part_name_js__WEBPACK_IMPORTED_MODULE_0__.HY)(name);
			return facts !== undefined && facts.key === own.key && facts.attempt < own.attempt;
		};
		function failuresOfAttempts(parts, ownJob) {
			const byAttempt = (0, _base_group_by_js__WEBPACK_IMPORTED_MODULE_2__.$)(parts, ({ name }) => attemptOf(name));
			const known = [...byAttempt.values()].flatMap((ofAttempt) => {
				const names = new Set(ofAttempt.map(({ name }) => name));
				return names.size === 1 ? ofAttempt.slice(0, 1) : [];
			});
			if (known.length === 0) return undefined;
			const failed = new Map();
			for (const part of known) addFailures(failed, part);
			const hasHashes = [...failed.keys()].some((key) => key.startsWith(hashed));
			return { of(id, job = ownJob) {
				const place = job === ownJob ? "" : `${job}\0`;
				const listed = failed.get(place + id);
				return listed ?? (hasHashes ? failed.get(hashed + place + (0, _test_hash_js__WEBPACK_IMPORTED_MODULE_1__.J)({
					id,
					suite: [],
					name: ""
				})) : undefined);
			} };
		}
		const hashed = "#";
		function addFailures(failed, { results, isReduced }) {
			const { jobs, failures, causes } = results;
			const placeOf = (index) => {
				const job = jobs[index]?.job;
				return job === undefined ? "" : `${job}\0`;
			};
			const listed = new Set();
			for (const { test, jobs: places } of failures) {
				listed.add((0, _test_hash_js__WEBPACK_IMPORTED_MODULE_1__.J)(test));
				if (test.id === undefined) continue;
				for (const index of places) failed.set(placeOf(index) + test.id, failedAttempt(test, isReduced === true));
			}
			for (const { hashes = [], jobs: places } of causes) {
				const [place, ...others] = places;
				if (place === undefined || others.length > 0) continue;
				for (const hash of hashes) if (!listed.has(hash)) failed.set(hashed + placeOf(place) + hash, { status: "failed" });
			}
		}
		function failedAttempt({ message, details, compared, duration, timestamp }, isReduced) {
			const texts = isReduced ? {} : {
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({
					message,
					details
				}),
				...compared
			};
			return {
				status: "failed",
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({
					duration,
					timestamp
				}),
				...texts
			};
		}
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
	63223: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => withinTime });
		var _github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55094);
		async function withinTime(work, { deadlineMs, remainingMs = deadlineMs }) {
			let timer;
			const late = new Promise((_, reject) => {
				const error = new _github_error_js__WEBPACK_IMPORTED_MODULE_0__.y("unavailable", `GitHub took more than ${deadlineMs / 1e3} s.`);
				timer = setTimeout(() => reject(error), Math.max(0, remainingMs));
			});
			try {
				return await Promise.race([work, late]);
			} finally {
				clearTimeout(timer);
			}
		}
	})
};
