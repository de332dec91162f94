export const id = 8094;
export const ids = [
	8094,
	2571,
	770
];
export const modules = {
	20770: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports = __webpack_require__(20218);
	}),
	20218: ((__unused_webpack_module, exports, __webpack_require__) => {
		var net = __webpack_require__(69278);
		var tls = __webpack_require__(64756);
		var http = __webpack_require__(58611);
		var https = __webpack_require__(65692);
		var events = __webpack_require__(24434);
		var assert = __webpack_require__(42613);
		var util = __webpack_require__(39023);
		exports.httpOverHttp = httpOverHttp;
		exports.httpsOverHttp = httpsOverHttp;
		exports.httpOverHttps = httpOverHttps;
		exports.httpsOverHttps = httpsOverHttps;
		function httpOverHttp(options) {
			var agent = new TunnelingAgent(options);
			agent.request = http.request;
			return agent;
		}
		function httpsOverHttp(options) {
			var agent = new TunnelingAgent(options);
			agent.request = http.request;
			agent.createSocket = createSecureSocket;
			agent.defaultPort = 443;
			return agent;
		}
		function httpOverHttps(options) {
			var agent = new TunnelingAgent(options);
			agent.request = https.request;
			return agent;
		}
		function httpsOverHttps(options) {
			var agent = new TunnelingAgent(options);
			agent.request = https.request;
			agent.createSocket = createSecureSocket;
			agent.defaultPort = 443;
			return agent;
		}
		function TunnelingAgent(options) {
			var self = this;
			self.options = options || {};
			self.proxyOptions = self.options.proxy || {};
			self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
			self.requests = [];
			self.sockets = [];
			self.on("free", function onFree(socket, host, port, localAddress) {
				var options = toOptions(host, port, localAddress);
				for (var i = 0, len = self.requests.length; i < len; ++i) {
					var pending = self.requests[i];
					if (pending.host === options.host && pending.port === options.port) {
						self.requests.splice(i, 1);
						pending.request.onSocket(socket);
						return;
					}
				}
				socket.destroy();
				self.removeSocket(socket);
			});
		}
		util.inherits(TunnelingAgent, events.EventEmitter);
		TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
			var self = this;
			var options = mergeOptions({ request: req }, self.options, toOptions(host, port, localAddress));
			if (self.sockets.length >= this.maxSockets) {
				self.requests.push(options);
				return;
			}
			self.createSocket(options, function(socket) {
				socket.on("free", onFree);
				socket.on("close", onCloseOrRemove);
				socket.on("agentRemove", onCloseOrRemove);
				req.onSocket(socket);
				function onFree() {
					self.emit("free", socket, options);
				}
				function onCloseOrRemove(err) {
					self.removeSocket(socket);
					socket.removeListener("free", onFree);
					socket.removeListener("close", onCloseOrRemove);
					socket.removeListener("agentRemove", onCloseOrRemove);
				}
			});
		};
		TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
			var self = this;
			var placeholder = {};
			self.sockets.push(placeholder);
			var connectOptions = mergeOptions({}, self.proxyOptions, {
				method: "CONNECT",
				path: options.host + ":" + options.port,
				agent: false,
				headers: { host: options.host + ":" + options.port }
			});
			if (options.localAddress) {
				connectOptions.localAddress = options.localAddress;
			}
			if (connectOptions.proxyAuth) {
				connectOptions.headers = connectOptions.headers || {};
				connectOptions.headers["Proxy-Authorization"] = "Basic " + new Buffer(connectOptions.proxyAuth).toString("base64");
			}
			debug("making CONNECT request");
			var connectReq = self.request(connectOptions);
			connectReq.useChunkedEncodingByDefault = false;
			connectReq.once("response", onResponse);
			connectReq.once("upgrade", onUpgrade);
			connectReq.once("connect", onConnect);
			connectReq.once("error", onError);
			connectReq.end();
			function onResponse(res) {
				res.upgrade = true;
			}
			function onUpgrade(res, socket, head) {
				process.nextTick(function() {
					onConnect(res, socket, head);
				});
			}
			function onConnect(res, socket, head) {
				connectReq.removeAllListeners();
				socket.removeAllListeners();
				if (res.statusCode !== 200) {
					debug("tunneling socket could not be established, statusCode=%d", res.statusCode);
					socket.destroy();
					var error = new Error("tunneling socket could not be established, " + "statusCode=" + res.statusCode);
					error.code = "ECONNRESET";
					options.request.emit("error", error);
					self.removeSocket(placeholder);
					return;
				}
				if (head.length > 0) {
					debug("got illegal response body from proxy");
					socket.destroy();
					var error = new Error("got illegal response body from proxy");
					error.code = "ECONNRESET";
					options.request.emit("error", error);
					self.removeSocket(placeholder);
					return;
				}
				debug("tunneling connection has established");
				self.sockets[self.sockets.indexOf(placeholder)] = socket;
				return cb(socket);
			}
			function onError(cause) {
				connectReq.removeAllListeners();
				debug("tunneling socket could not be established, cause=%s\n", cause.message, cause.stack);
				var error = new Error("tunneling socket could not be established, " + "cause=" + cause.message);
				error.code = "ECONNRESET";
				options.request.emit("error", error);
				self.removeSocket(placeholder);
			}
		};
		TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
			var pos = this.sockets.indexOf(socket);
			if (pos === -1) {
				return;
			}
			this.sockets.splice(pos, 1);
			var pending = this.requests.shift();
			if (pending) {
				this.createSocket(pending, function(socket) {
					pending.request.onSocket(socket);
				});
			}
		};
		function createSecureSocket(options, cb) {
			var self = this;
			TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
				var hostHeader = options.request.getHeader("host");
				var tlsOptions = mergeOptions({}, self.options, {
					socket,
					servername: hostHeader ? hostHeader.replace(/:.*$/, "") : options.host
				});
				var secureSocket = tls.connect(0, tlsOptions);
				self.sockets[self.sockets.indexOf(socket)] = secureSocket;
				cb(secureSocket);
			});
		}
		function toOptions(host, port, localAddress) {
			if (typeof host === "string") {
				return {
					host,
					port,
					localAddress
				};
			}
			return host;
		}
		function mergeOptions(target) {
			for (var i = 1, len = arguments.length; i < len; ++i) {
				var overrides = arguments[i];
				if (typeof overrides === "object") {
					var keys = Object.keys(overrides);
					for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
						var k = keys[j];
						if (overrides[k] !== undefined) {
							target[k] = overrides[k];
						}
					}
				}
			}
			return target;
		}
		var debug;
		if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
			debug = function() {
				var args = Array.prototype.slice.call(arguments);
				if (typeof args[0] === "string") {
					args[0] = "TUNNEL: " + args[0];
				} else {
					args.unshift("TUNNEL:");
				}
				console.error.apply(console, args);
			};
		} else {
			debug = function() {};
		}
		exports.debug = debug;
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
	})
};
