export const id = 4489;
export const ids = [
	4489,
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
	29503: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { prepareDelivery: () => prepareDelivery });
		var external_node_path_ = __webpack_require__(76760);
		var comment_places = __webpack_require__(53466);
		var rate_limit = __webpack_require__(73958);
		var run_activity = __webpack_require__(11179);
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(58500);
		var temporary_folder = __webpack_require__(52695);
		;
		const pollMs = 100;
		async function inTurn(path, maximumMs, work) {
			const end = performance.now() + maximumMs;
			let turn = takeTurn(path);
			while (turn === "taken" && performance.now() < end) {
				await (0, promises_.setTimeout)(pollMs);
				turn = takeTurn(path);
			}
			try {
				return await work();
			} finally {
				if (turn === "own") (0, temporary_folder.cF)(path);
			}
		}
		function takeTurn(path) {
			try {
				(0, external_node_fs_.writeFileSync)(path, String(process.pid), { flag: "wx" });
				return "own";
			} catch (error) {
				if (Object(error).code !== "EEXIST") return "none";
			}
			if (isAtWork(path)) return "taken";
			(0, temporary_folder.cF)(path);
			return "taken";
		}
		function isAtWork(path) {
			try {
				process.kill(Number((0, external_node_fs_.readFileSync)(path, "utf8")) || 0, 0);
				return true;
			} catch (error) {
				return Object(error).code !== "ESRCH";
			}
		}
		var listed_properties = __webpack_require__(92193);
		var comment_identity = __webpack_require__(69942);
		var github_board = __webpack_require__(64018);
		var own_part = __webpack_require__(64090);
		var artifact_store = __webpack_require__(68848);
		var part_gates = __webpack_require__(15207);
		var property_rows = __webpack_require__(70747);
		var report_coverage = __webpack_require__(25593);
		var write_comment = __webpack_require__(32342);
		;
		const maximumTurnMs = 2e4;
		async function prepareDelivery(client, request) {
			const { scope, env, event, say, guide, keptFiles, reportUrl, hasSummary, isJoined = false, onUnfinished = () => {} } = request;
			const activity = await (0, run_activity.readRunActivity)(client, env);
			const order = orderOf(request);
			const { key, title, ciContext, run } = order;
			const properties = (0, property_rows.v)(request.template ?? (0, listed_properties.v1)({ components: [] }, scope.summary), scope);
			const own = (0, own_part.c)(scope, {
				ciContext,
				event,
				env,
				title,
				comment: key,
				reportUrl,
				isJoined,
				properties,
				activity
			});
			const store = request.artifacts === false || activity.isOnly ? undefined : (0, artifact_store.openArtifactStore)({
				key,
				env,
				say
			});
			const isStored = await storePart(own, run, {
				request,
				activity,
				store
			});
			return { async deliver(place) {
				if (isStored && (0, rate_limit.k1)(client) && !(0, part_gates.PU)(own)) {
					return {
						kind: "skipped",
						reason: "Few requests to GitHub are left, so another job or run adds these results."
					};
				}
				const unfinished = () => ({
					order,
					own,
					place,
					isStored,
					lossMs: client.remainingLossMs()
				});
				if (!activity.isAlone) onUnfinished(unfinished());
				try {
					const outcome = await inJob(env, () => (0, write_comment.writeComment)(unfinished(), {
						client,
						store,
						activity,
						secondMs: request.secondMs,
						shown: {
							scope,
							guide,
							keptFiles,
							hasSummary
						}
					}));
					onUnfinished(undefined);
					return outcome;
				} catch (error) {
					onUnfinished((0, github_board.Ab)(error, "unavailable") && !activity.isAlone ? unfinished() : undefined);
					throw error;
				}
			} };
		}
		const inJob = ({ RUNNER_TEMP: folder }, write) => folder ? inTurn((0, external_node_path_.join)(folder, "build-report-comment.lock"), maximumTurnMs, write) : write();
		function orderOf({ reporter, evaluator, ciContext, event, env, scope, template, author, onlyUpdates }) {
			const workflow = (0, report_coverage.g)(ciContext, event, env);
			const title = evaluator.text(reporter.commentTitle ?? "");
			return {
				...(0, comment_identity.M)({
					reporter,
					title,
					ciContext,
					event,
					env
				}),
				mode: reporter.commentMode,
				onlyUpdates,
				title,
				step: env.GITHUB_ACTION ?? "",
				titleUrl: evaluator.text(reporter.commentTitleUrl ?? ""),
				author,
				ciContext: workflow.name === "" ? ciContext : {
					...ciContext,
					pipeline: workflow.name
				},
				template,
				source: scope.source,
				repositoryUrl: ciContext.source.url
			};
		}
		async function storePart(own, run, { request: { event, env, say }, activity, store }) {
			const isReadOnly = env.GITHUB_EVENT_NAME === "pull_request" && (0, comment_places.B)(event, env.GITHUB_REPOSITORY ?? "");
			if (store === undefined || isReadOnly) return false;
			if (activity.isAlone && (await store.list()).length === 0) return false;
			const outcome = await store.upload(own, run);
			if (!outcome.isStored) say(`The results are not shared with other jobs as an artifact: ${outcome.reason}`);
			return outcome.isStored;
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
	})
};
