export const id = 2571;
export const ids = [2571];
export const modules = { 42571: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
}) };
