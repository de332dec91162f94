export const id = 4727;
export const ids = [4727, 2571];
export const modules = {
	21916: ((__unused_webpack_module, exports) => {
		var __webpack_unused_export__;
		__webpack_unused_export__ = true;
		exports.Io = exports.kp = void 0;
		var peq = new Uint32Array(65536);
		var myers_32 = function(a, b) {
			var n = a.length;
			var m = b.length;
			var lst = 1 << n - 1;
			var pv = -1;
			var mv = 0;
			var sc = n;
			var i = n;
			while (i--) {
				peq[a.charCodeAt(i)] |= 1 << i;
			}
			for (i = 0; i < m; i++) {
				var eq = peq[b.charCodeAt(i)];
				var xv = eq | mv;
				eq |= (eq & pv) + pv ^ pv;
				mv |= ~(eq | pv);
				pv &= eq;
				if (mv & lst) {
					sc++;
				}
				if (pv & lst) {
					sc--;
				}
				mv = mv << 1 | 1;
				pv = pv << 1 | ~(xv | mv);
				mv &= xv;
			}
			i = n;
			while (i--) {
				peq[a.charCodeAt(i)] = 0;
			}
			return sc;
		};
		var myers_x = function(b, a) {
			var n = a.length;
			var m = b.length;
			var mhc = [];
			var phc = [];
			var hsize = Math.ceil(n / 32);
			var vsize = Math.ceil(m / 32);
			for (var i = 0; i < hsize; i++) {
				phc[i] = -1;
				mhc[i] = 0;
			}
			var j = 0;
			for (; j < vsize - 1; j++) {
				var mv_1 = 0;
				var pv_1 = -1;
				var start_1 = j * 32;
				var vlen_1 = Math.min(32, m) + start_1;
				for (var k = start_1; k < vlen_1; k++) {
					peq[b.charCodeAt(k)] |= 1 << k;
				}
				for (var i = 0; i < n; i++) {
					var eq = peq[a.charCodeAt(i)];
					var pb = phc[i / 32 | 0] >>> i & 1;
					var mb = mhc[i / 32 | 0] >>> i & 1;
					var xv = eq | mv_1;
					var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
					var ph = mv_1 | ~(xh | pv_1);
					var mh = pv_1 & xh;
					if (ph >>> 31 ^ pb) {
						phc[i / 32 | 0] ^= 1 << i;
					}
					if (mh >>> 31 ^ mb) {
						mhc[i / 32 | 0] ^= 1 << i;
					}
					ph = ph << 1 | pb;
					mh = mh << 1 | mb;
					pv_1 = mh | ~(xv | ph);
					mv_1 = ph & xv;
				}
				for (var k = start_1; k < vlen_1; k++) {
					peq[b.charCodeAt(k)] = 0;
				}
			}
			var mv = 0;
			var pv = -1;
			var start = j * 32;
			var vlen = Math.min(32, m - start) + start;
			for (var k = start; k < vlen; k++) {
				peq[b.charCodeAt(k)] |= 1 << k;
			}
			var score = m;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv;
				var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
				var ph = mv | ~(xh | pv);
				var mh = pv & xh;
				score += ph >>> m - 1 & 1;
				score -= mh >>> m - 1 & 1;
				if (ph >>> 31 ^ pb) {
					phc[i / 32 | 0] ^= 1 << i;
				}
				if (mh >>> 31 ^ mb) {
					mhc[i / 32 | 0] ^= 1 << i;
				}
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv = mh | ~(xv | ph);
				mv = ph & xv;
			}
			for (var k = start; k < vlen; k++) {
				peq[b.charCodeAt(k)] = 0;
			}
			return score;
		};
		var distance = function(a, b) {
			if (a.length < b.length) {
				var tmp = b;
				b = a;
				a = tmp;
			}
			if (b.length === 0) {
				return a.length;
			}
			if (a.length <= 32) {
				return myers_32(a, b);
			}
			return myers_x(a, b);
		};
		exports.Io = distance;
		var closest = function(str, arr) {
			var min_distance = Infinity;
			var min_index = 0;
			for (var i = 0; i < arr.length; i++) {
				var dist = distance(str, arr[i]);
				if (dist < min_distance) {
					min_distance = dist;
					min_index = i;
				}
			}
			return arr[min_index];
		};
		exports.kp = closest;
	}),
	5188: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => makeFolder });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		function makeFolder(path) {
			const missing = [];
			let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
			while ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false }) === undefined && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder) {
				missing.push(folder);
				folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			}
			missing.reverse();
			for (const one of missing) makeOne(one);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory()) throw new Error(`${path} is not a folder`);
			return missing;
		}
		function makeOne(folder) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
			} catch (error) {
				if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
			}
		}
	}),
	52695: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PX: () => inTemporaryFolder,
			cF: () => removeTemporary,
			cp: () => temporaryParent,
			wE: () => makeTemporaryFolder
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
		var node_os__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
		var _guarded_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52895);
		var _make_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5188);
		const temporaryParent = ({ RUNNER_TEMP: ofJob }) => ofJob || (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
		function makeTemporaryFolder(name, env) {
			const parent = temporaryParent(env);
			return (0, _guarded_write_js__WEBPACK_IMPORTED_MODULE_3__.m3)({ what: `The folder for temporary files "${parent}"` }, () => {
				(0, _make_folder_js__WEBPACK_IMPORTED_MODULE_4__.f)(parent);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, `${name}-`));
			});
		}
		async function inTemporaryFolder(name, env, work) {
			const folder = makeTemporaryFolder(name, env);
			try {
				return await work(folder);
			} finally {
				removeTemporary(folder);
			}
		}
		function removeTemporary(path) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
					recursive: true,
					force: true
				});
			} catch {}
		}
	}),
	39338: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => groupBy });
		function groupBy(items, keyOf) {
			const groups = new Map();
			for (const item of items) {
				const key = keyOf(item);
				if (key === undefined) continue;
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [item]);
				else group.push(item);
			}
			return groups;
		}
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
	3517: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => formatCount,
			p: () => countOf
		});
		const formatCount = (count) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
		const countOf = (count, noun) => `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
	}),
	57545: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => tailOf,
			U: () => headOf
		});
		const isHighSurrogate = (code) => code >= 55296 && code <= 56319;
		const isLowSurrogate = (code) => code >= 56320 && code <= 57343;
		const headOf = (text, length) => text.slice(0, isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length);
		function tailOf(text, length) {
			const start = text.length - length;
			return text.slice(isLowSurrogate(text.charCodeAt(start)) ? start + 1 : start);
		}
	}),
	10118: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => detach });
		const detach = (text) => text.length < 13 ? text : ` ${text}`.slice(1);
	}),
	87216: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kb: () => excerpt,
			MP: () => leftOutLinePattern,
			Mg: () => withoutMiddle,
			UZ: () => leftOutNote
		});
		var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57545);
		var _detach_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10118);
		const leftOutNote = (length) => `\n\u2026 ${length} characters left out \u2026\n`;
		const leftOutLinePattern = /^\u2026 \d+ characters left out \u2026$/m;
		function withoutMiddle(text, limit) {
			if (text.length <= limit) return text;
			const head = (0, _cut_js__WEBPACK_IMPORTED_MODULE_0__.U)(text, limit >> 1);
			const tail = (0, _cut_js__WEBPACK_IMPORTED_MODULE_0__.C)(text, limit >> 1);
			return `${head}${leftOutNote(text.length - head.length - tail.length)}${tail}`;
		}
		const excerpt = (text, limit) => (0, _detach_js__WEBPACK_IMPORTED_MODULE_1__.Y)(withoutMiddle(text, limit));
	}),
	59088: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => shorten,
			w: () => shortenWithHash
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57545);
		const shorten = (text, limit) => text.length <= limit ? text : `${(0, _cut_js__WEBPACK_IMPORTED_MODULE_1__.U)(text, limit)} \u2026`;
		function shortenWithHash(text, limit, hashLength) {
			if (text.length <= limit) return text;
			return `${(0, _cut_js__WEBPACK_IMPORTED_MODULE_1__.U)(text, limit - hashLength - 2)}\u2026 ${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", text, "hex").slice(0, hashLength)}`;
		}
	}),
	68848: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { openArtifactStore: () => openArtifactStore });
		var external_node_crypto_ = __webpack_require__(77598);
		var defined_fields = __webpack_require__(43268);
		var errors = __webpack_require__(34758);
		var download = __webpack_require__(86750);
		var enterprise_server = __webpack_require__(69517);
		var job_run = __webpack_require__(19155);
		var zip_entry = __webpack_require__(21746);
		;
		const maximumListBytes = 16 * 1024 * 1024;
		const archiveBytes = 1024;
		function connectResultsService({ env, maximumBytes, requestMs = 1e4 }) {
			const { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: url } = env;
			const ids = (0, job_run.D)(token);
			if (ids === undefined || url === undefined || !URL.canParse(url) || (0, enterprise_server.v)(env.GITHUB_SERVER_URL)) return undefined;
			const backendIds = {
				workflow_run_backend_id: ids.run,
				workflow_job_run_backend_id: ids.job
			};
			const owners = new Map();
			async function ask(method, body) {
				const address = new URL(`/twirp/github.actions.results.api.v1.ArtifactService/${method}`, url);
				const headers = {
					authorization: `Bearer ${token}`,
					"content-type": "application/json"
				};
				const limits = {
					requestMs,
					maximumBytes: maximumListBytes
				};
				const answer = await (0, download.R)(address, limits, {
					method: "POST",
					headers,
					body: JSON.stringify(body)
				});
				return Object(JSON.parse(answer.toString("utf8")));
			}
			return {
				async list() {
					const { artifacts } = await ask("ListArtifacts", backendIds);
					return (Array.isArray(artifacts) ? artifacts : []).flatMap((artifact) => {
						const { name, size, workflow_run_backend_id: run, workflow_job_run_backend_id: job } = Object(artifact);
						if (typeof name !== "string") return [];
						if (typeof run === "string" && typeof job === "string") {
							owners.set(name, {
								workflow_run_backend_id: run,
								workflow_job_run_backend_id: job
							});
						}
						return [{
							name,
							size: Number(size ?? 0)
						}];
					});
				},
				async read(name) {
					try {
						const { signed_url: signedUrl } = await ask("GetSignedArtifactURL", {
							...owners.get(name) ?? backendIds,
							name
						});
						if (typeof signedUrl !== "string") return undefined;
						const archive = await (0, download.R)(new URL(signedUrl), {
							requestMs,
							maximumBytes: maximumBytes + archiveBytes
						});
						return (0, zip_entry.g)(archive, maximumBytes);
					} catch {
						return undefined;
					}
				}
			};
		}
		var upload_artifact = __webpack_require__(32062);
		var upload_content = __webpack_require__(72431);
		var part_document = __webpack_require__(1253);
		var part_name = __webpack_require__(53276);
		;
		const retentionDays = 1;
		const maximumBytes = 64 * 1024;
		const maximumListed = 1e3;
		const uploadMs = 3e4;
		const fileName = "part.br";
		function openArtifactStore({ key, env, say, loadClient }) {
			const service = connectResultsService({
				env,
				maximumBytes
			});
			if (service === undefined) return undefined;
			const artifactOf = new Map();
			const list = async () => {
				try {
					for (const { name, size } of await service.list()) {
						const facts = (0, part_name.HY)(name);
						if (facts !== undefined && size <= 2 * maximumBytes && artifactOf.size < maximumListed) artifactOf.set((0, part_name.pn)(facts), name);
					}
				} catch (error) {
					say(`The artifacts of the run could not be listed: ${error instanceof Error ? error.message : error}`);
				}
				return [...artifactOf.keys()];
			};
			const uploadAs = (name, content) => (0, upload_content.H)({
				name,
				fileName,
				content,
				retentionDays,
				limitMs: uploadMs
			}, {
				env,
				...(0, defined_fields.X)({ loadClient })
			});
			return {
				list,
				async read(name) {
					const content = await service.read(artifactOf.get(name) ?? name);
					if (content === undefined) return undefined;
					try {
						const part = (0, part_document.f)(content).parts.find((one) => one.name === name);
						return part === undefined || part.comment === key ? part : "foreign";
					} catch {
						return undefined;
					}
				},
				async upload(part, run) {
					const content = (0, part_document.p)({
						run,
						parts: [part],
						covered: new Set()
					}, maximumBytes);
					if (content === undefined) return {
						isStored: false,
						reason: `The part is longer than ${maximumBytes} bytes.`
					};
					try {
						await uploadAs(part.name, content);
						return { isStored: true };
					} catch (error) {
						if (!(error instanceof errors.yo)) throw error;
						const isTaken = error instanceof upload_artifact.nE && error.reason === "name-taken";
						if (isTaken && (await list()).includes(part.name)) return { isStored: true };
						if (!isTaken) return {
							isStored: false,
							reason: error.message
						};
					}
					try {
						await uploadAs(`${part.name}-${(0, external_node_crypto_.randomBytes)(2).toString("hex")}`, content);
						return { isStored: true };
					} catch (error) {
						if (!(error instanceof errors.yo)) throw error;
						return {
							isStored: false,
							reason: error.message
						};
					}
				}
			};
		}
	}),
	70454: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => knownFields });
		function knownFields(value) {
			return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined && field !== ""));
		}
	}),
	86750: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => download,
			n: () => DownloadError
		});
		var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46752);
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43268);
		var _base_http_network_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82573);
		var _base_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77834);
		var _base_http_read_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37405);
		class DownloadError extends Error {
			name = "DownloadError";
			isTemporary;
			constructor(message, isTemporary) {
				super(message);
				this.isTemporary = isTemporary;
			}
		}
		const deleted = new Set([404, 410]);
		async function download(url, { requestMs, maximumBytes }, request = {}) {
			const dispatcher = (0, _base_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__.i)(url.href);
			try {
				const { ok, status, body } = await (0, undici__WEBPACK_IMPORTED_MODULE_0__.fetch)(url, {
					...request,
					signal: AbortSignal.timeout(requestMs),
					...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__.X)({ dispatcher })
				});
				if (!ok) {
					await body?.cancel();
					throw new DownloadError(`the service answered ${status}`, !deleted.has(status));
				}
				return await (0, _base_http_read_body_js__WEBPACK_IMPORTED_MODULE_3__.x)(body ?? [], maximumBytes);
			} catch (error) {
				if (error instanceof DownloadError) throw error;
				throw new DownloadError((0, _base_http_network_reason_js__WEBPACK_IMPORTED_MODULE_4__.d)(error), !(error instanceof _base_http_read_body_js__WEBPACK_IMPORTED_MODULE_3__.p));
			}
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
	32619: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ex: () => newestExecutions,
			UN: () => isListedAs,
			Yj: () => hasRunAgain,
			zJ: () => listedNamesOf
		});
		var _base_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39338);
		function newestExecutions(jobs) {
			const ends = endsOfAttempts(jobs);
			const executions = new Map();
			for (const [name, entries] of (0, _base_group_by_js__WEBPACK_IMPORTED_MODULE_0__.$)(jobs, (job) => job.name)) {
				const job = entries.reduce((newest, entry) => entry.attempt >= newest.attempt ? entry : newest);
				const isAlwaysSkipped = entries.every(({ conclusion }) => conclusion === "skipped");
				executions.set(name, {
					job,
					attempt: executedAttempt(job, ends),
					isAlwaysSkipped
				});
			}
			return executions;
		}
		const listedNamesOf = (job, executions) => executions.has(job) ? [job] : [...executions.keys()].filter((name) => isListedAs(name, job));
		const isListedAs = (listed, job) => listed === job || listed.endsWith(` / ${job}`);
		function hasRunAgain(job, attempt, executions) {
			const names = listedNamesOf(job, executions);
			return names.length > 0 && names.every((name) => (executions.get(name)?.attempt ?? 0) > attempt);
		}
		function endsOfAttempts(jobs) {
			const ended = jobs.filter(({ completedAt }) => completedAt !== undefined).toSorted((one, other) => one.attempt - other.attempt);
			const ends = new Map();
			let end = 0;
			for (const { attempt, completedAt = 0 } of ended) {
				end = Math.max(end, completedAt);
				ends.set(attempt, end);
			}
			return [...ends].map(([attempt, ofAttempt]) => ({
				attempt,
				end: ofAttempt
			}));
		}
		function executedAttempt({ attempt, status, startedAt }, ends) {
			if (status !== "completed" || startedAt === undefined) return attempt;
			return ends.find((one) => one.attempt < attempt && startedAt < one.end)?.attempt ?? attempt;
		}
	}),
	19155: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => readJobRun });
		const maximumToken = 1e5;
		function readJobRun(token) {
			const payload = token?.slice(0, maximumToken).split(".")[1];
			if (payload === undefined) return undefined;
			try {
				const { scp } = Object(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
				for (const scope of typeof scp === "string" ? scp.split(" ") : []) {
					const [name, run, job, ...others] = scope.split(":");
					if (name === "Actions.Results" && run && job && others.length === 0) return {
						run,
						job
					};
				}
			} catch {}
			return undefined;
		}
	}),
	32062: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cs: () => artifactName,
			kK: () => endUploadGroup,
			mz: () => uploadArtifact,
			nE: () => ArtifactError
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43268);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34758);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3517);
		var _enterprise_server_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69517);
		class ArtifactError extends _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo {
			name = "ArtifactError";
			reason;
			constructor(reason, message, options) {
				super(message, options);
				this.reason = reason;
			}
		}
		const loadToolkit = async () => {
			const [{ DefaultArtifactClient }, { group }, { rewriteProxyVariables }] = await Promise.all([
				Promise.all([
					__webpack_require__.e(6752),
					__webpack_require__.e(9730),
					__webpack_require__.e(1659),
					__webpack_require__.e(6118),
					__webpack_require__.e(3192),
					__webpack_require__.e(1281)
				]).then(__webpack_require__.bind(__webpack_require__, 51281)),
				Promise.all([__webpack_require__.e(6752), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659)),
				__webpack_require__.e(2571).then(__webpack_require__.bind(__webpack_require__, 42571))
			]);
			rewriteProxyVariables();
			const client = new DefaultArtifactClient();
			return { uploadArtifact: (name, ...rest) => group(`Upload of the artifact "${name}"`, () => client.uploadArtifact(name, ...rest)) };
		};
		const endUploadGroup = async () => (await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659))).endGroup();
		async function uploadArtifact(upload, { env = process.env, loadClient = loadToolkit } = {}) {
			const name = artifactName(upload.name);
			if (!env.ACTIONS_RUNTIME_TOKEN) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The artifact "${name}" was not uploaded: artifacts require a job of GitHub Actions.`);
			}
			if ((0, _enterprise_server_js__WEBPACK_IMPORTED_MODULE_3__.v)(env.GITHUB_SERVER_URL)) {
				throw new ArtifactError("unsupported", `The artifact "${name}" was not uploaded: GitHub Enterprise Server does not accept artifacts of this kind.`, { hint: "Upload the files in a step with actions/upload-artifact@v3, which it accepts." });
			}
			const root = commonFolder(upload.root, upload.files);
			const files = upload.files.filter((file) => isUploadable(file, root));
			const uploaded = new Set(files);
			const leftOut = upload.files.filter((file) => !uploaded.has(file));
			if (files.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The artifact "${name}" was not uploaded: none of its ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.B)(upload.files.length)} files can be read.`);
			try {
				const client = await loadClient();
				const { retentionDays, unzipped } = upload;
				const options = (0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__.X)({
					retentionDays,
					skipArchive: unzipped ? true : undefined
				});
				const { id, size = 0 } = await client.uploadArtifact(name, files, root, options);
				if (id === undefined) throw new Error("the server returned no id");
				const url = urlOf(id, env);
				return {
					name,
					id,
					size,
					...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__.X)({ url }),
					leftOut
				};
			} catch (cause) {
				throw failure(name, cause);
			}
		}
		const forbidden = /["<>|*?:\r\n]/;
		const artifactName = (name) => name.replaceAll(new RegExp(`${forbidden.source}|[/\\\\]`, "g"), "-").trim() || "build-report";
		function isUploadable(file, root) {
			if (forbidden.test((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, file))) return false;
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
				return true;
			} catch {
				return false;
			}
		}
		function commonFolder(root, files) {
			const holds = (folder, file) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file).startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder : folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
			let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root);
			for (const file of files) while (!holds(folder, file) && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder) folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			return folder;
		}
		function urlOf(id, env) {
			const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
			return server && repository && run ? `${server}/${repository}/actions/runs/${run}/artifacts/${id}` : undefined;
		}
		function failure(name, cause) {
			const { name: kind, message } = cause instanceof Error ? cause : new Error(String(cause));
			const failed = `The artifact "${name}" was not uploaded`;
			if (kind === "UsageError" || /\bstorage quota\b/i.test(message)) {
				return new ArtifactError("storage", `${failed}: the storage for artifacts is used up.`, {
					hint: "Delete old artifacts or shorten their retention.",
					cause
				});
			}
			const reason = message.split("\n", 1)[0]?.replace(/\.$/, "");
			if (/\(409\)/.test(message)) {
				return new ArtifactError("name-taken", `${failed}: the run already has an artifact with this name (${reason}).`, {
					hint: "Use a different name in each job.",
					cause
				});
			}
			return new ArtifactError("other", `${failed}: ${reason}.`, { cause });
		}
	}),
	72431: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => uploadContent });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34758);
		var _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52895);
		var _base_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52695);
		var _upload_artifact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32062);
		async function uploadContent({ name, fileName, content, retentionDays, limitMs }, context) {
			const upload = (0, _base_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__.PX)("build-report", context.env, async (folder) => {
				const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, fileName);
				(0, _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_3__.m3)({ what: `The temporary file "${file}"` }, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, content));
				await (0, _upload_artifact_js__WEBPACK_IMPORTED_MODULE_5__.mz)({
					name,
					files: [file],
					root: folder,
					retentionDays
				}, context);
			});
			if (await endsWithin(limitMs, upload)) return;
			if (context.loadClient === undefined) await (0, _upload_artifact_js__WEBPACK_IMPORTED_MODULE_5__.kK)();
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The upload took more than ${limitMs / 1e3} s.`);
		}
		async function endsWithin(limitMs, work) {
			let timer;
			const end = new Promise((resolve) => {
				timer = setTimeout(() => resolve(false), limitMs);
			});
			try {
				return await Promise.race([work.then(() => true), end]);
			} finally {
				clearTimeout(timer);
			}
		}
	}),
	21746: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => readZipEntry });
		var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
		var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
		const endSignature = 101010256;
		const entrySignature = 33639248;
		const endBytes = 22;
		const stored = 0;
		const deflated = 8;
		function readZipEntry(archive, maximumBytes) {
			const end = archive.lastIndexOf(Buffer.from([
				80,
				75,
				5,
				6
			]));
			if (end < 0 || end + endBytes > archive.length || archive.readUInt32LE(end) !== endSignature) throw new Error("not an archive");
			if (archive.readUInt16LE(end + 10) !== 1) throw new Error("not an archive with one file");
			const entry = archive.readUInt32LE(end + 16);
			if (archive.readUInt32LE(entry) !== entrySignature) throw new Error("a damaged archive");
			const method = archive.readUInt16LE(entry + 10);
			const compressedBytes = archive.readUInt32LE(entry + 20);
			const header = archive.readUInt32LE(entry + 42);
			const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
			const content = archive.subarray(start, start + compressedBytes);
			if (content.length !== compressedBytes) throw new Error("a damaged archive");
			if (method === deflated) return (0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(content, { maxOutputLength: maximumBytes });
			if (method !== stored || content.length > maximumBytes) throw new Error("an archive that cannot be read");
			return content;
		}
	}),
	74263: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ap: () => isWeakCause,
			Lj: () => isStrongCause,
			Ph: () => causeIdPattern,
			d8: () => isEnvironmentCause,
			h3: () => makeCauseId,
			w0: () => sameCause
		});
		const causeIdPattern = /^\d{1,3}[ew]?-[0-9a-f]{4,32}$/;
		const version = 4;
		const versionWithStep = 5;
		const letters = {
			strong: "",
			weak: "w",
			environment: "e"
		};
		const makeCauseId = (kind, hash, hasStep = false) => `${hasStep ? versionWithStep : version}${letters[kind]}-${hash}`;
		const versionOf = (id) => /^\d*/.exec(id)?.[0];
		function sameCause(a, b) {
			if (a === undefined || b === undefined) return undefined;
			if (a === b) return true;
			return versionOf(a) === versionOf(b) ? false : undefined;
		}
		const isStrongCause = (id) => /^(?!1\D)\d{1,3}e?-/.test(id);
		const isWeakCause = (id) => /^\d{1,3}w-/.test(id);
		const isEnvironmentCause = (id) => /^\d{1,3}e-/.test(id);
	}),
	68324: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => isRepositoryPath });
		const maximumLength = 4096;
		const isRepositoryPath = (path) => path.length <= maximumLength && !/[\\\p{Cc}]|^[A-Za-z]:/u.test(path) && path.split("/").every((name) => ![
			"",
			".",
			".."
		].includes(name));
	}),
	40250: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gk: () => failOnTexts,
			Nn: () => defaultFailOn,
			Vw: () => failOnWords,
			XV: () => parseFailOn
		});
		var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		const failOnWords = [
			"failed",
			"new",
			"flaky",
			"new-flaky",
			"incomplete",
			"no-tests",
			"unreadable",
			"missing",
			"fewer",
			"regressed",
			"delivery",
			"never"
		];
		const countingWords = new Set([
			"failed",
			"new",
			"flaky",
			"new-flaky"
		]);
		const defaultFailOn = new Map([
			["failed", 0],
			["incomplete", 0],
			["no-tests", 0],
			["unreadable", 0]
		]);
		const failOnTexts = (failOn) => [...failOn].map(([word, allowed]) => allowed === 0 ? word : `${word}:${allowed}`);
		const isFailOnWord = (word) => failOnWords.some((known) => known === word);
		const maximumShown = 100;
		const maximumDigits = 9;
		function parseFailOn(text) {
			const known = new Map();
			for (const item of text.split(",").map((one) => one.trim().toLowerCase())) {
				if (item === "") continue;
				const [word, allowed] = parseCondition(item);
				const before = known.get(word);
				if (before !== undefined && before !== allowed) {
					throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`fail-on: "${word}" allows both ${before} and ${allowed} tests.`, { hint: `Name "${word}" once.` });
				}
				known.set(word, allowed);
			}
			if (known.size === 0) return defaultFailOn;
			if (known.has("never") && known.size > 1) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`fail-on: "${text.slice(0, maximumShown)}" combines "never" with other words.`, { hint: "Use only \"never\", or leave it out." });
			}
			return known;
		}
		function parseCondition(item) {
			const colon = item.indexOf(":");
			const word = (colon === -1 ? item : item.slice(0, colon)).trim();
			if (!isFailOnWord(word)) {
				const shown = word.slice(0, maximumShown);
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`fail-on: unknown word "${shown}"; did you mean "${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(shown, failOnWords)}"?`, { hint: `Use a comma-separated list of ${failOnWords.slice(0, -1).join(", ")}, or never.` });
			}
			if (colon === -1) return [word, 0];
			const shown = item.slice(0, maximumShown);
			if (!countingWords.has(word)) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`fail-on: "${shown}" has a number, but "${word}" counts no tests.`, { hint: `Write only "${word}". ${[...countingWords].join(", ")} accept a number.` });
			}
			const number = item.slice(colon + 1).trim();
			if (!/^\d+$/.test(number) || number.length > maximumDigits) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`fail-on: "${shown}" must have a whole number after the colon.`, { hint: `"${word}:5" fails the run if more than 5 tests count.` });
			}
			return [word, Number(number)];
		}
	}),
	13093: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => verdictOrder });
		const verdictOrder = [
			"new",
			"unseen",
			"unknown",
			"known",
			"flaky"
		];
	}),
	25385: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => noCounts,
			b: () => statuses
		});
		const statuses = [
			"successful",
			"failed",
			"skipped",
			"cancelled",
			"running",
			"unknown"
		];
		const noCounts = () => ({
			successful: 0,
			failed: 0,
			skipped: 0,
			cancelled: 0,
			running: 0,
			unknown: 0
		});
	})
};
