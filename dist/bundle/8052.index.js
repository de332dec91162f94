export const id = 8052;
export const ids = [8052, 2571];
export const modules = {
	80675: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => openAtomicFile });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var guarded_write = __webpack_require__(52895);
		var make_folder = __webpack_require__(5188);
		;
		const unsupported = new Set([
			"EINVAL",
			"ENOTSUP",
			"ENOSYS"
		]);
		function syncFolder(path) {
			if (process.platform === "win32") return;
			const descriptor = (0, external_node_fs_.openSync)(path, "r");
			try {
				(0, external_node_fs_.fsyncSync)(descriptor);
			} catch (error) {
				if (!(error instanceof Error && "code" in error && unsupported.has(String(error.code)))) throw error;
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
		var temporary_folder = __webpack_require__(52695);
		var unfinished_path = __webpack_require__(84798);
		;
		const bufferBytes = 512 * 1024;
		function openAtomicFile(path, title) {
			const temporary = (0, unfinished_path.t)(path);
			const buffer = Buffer.allocUnsafeSlow(bufferBytes);
			let writtenBytes = 0;
			let bufferedBytes = 0;
			let isOpen = true;
			let isInPlace = false;
			let newFolders = [];
			const written = {
				what: `The ${title} "${path}"`,
				path,
				hint: "Name a file in a folder that can be written to."
			};
			const guarded = (action) => (0, guarded_write.m3)(written, action);
			const descriptor = guarded(() => {
				if ((0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === false) throw new Error("it is not a file");
				newFolders = (0, make_folder.f)((0, external_node_path_.dirname)(path));
				return (0, external_node_fs_.openSync)(temporary, "wx");
			});
			const writeOut = (bytes) => {
				guarded(() => {
					for (let start = 0; start < bytes.length;) {
						start += (0, external_node_fs_.writeSync)(descriptor, bytes, start, bytes.length - start, writtenBytes + start);
					}
				});
				writtenBytes += bytes.length;
			};
			const flush = () => {
				if (bufferedBytes > 0) writeOut(buffer.subarray(0, bufferedBytes));
				bufferedBytes = 0;
			};
			const release = () => {
				const wasOpen = isOpen;
				isOpen = false;
				if (wasOpen) (0, external_node_fs_.closeSync)(descriptor);
			};
			const close = () => {
				flush();
				guarded(() => {
					release();
					(0, external_node_fs_.renameSync)(temporary, path);
				});
				isInPlace = true;
			};
			return {
				write(text) {
					const maximumBytes = text.length * 3;
					if (bufferedBytes + maximumBytes > bufferBytes) flush();
					if (maximumBytes <= bufferBytes) bufferedBytes += buffer.write(text, bufferedBytes);
					else writeOut(Buffer.from(text));
				},
				writeBytes(bytes) {
					flush();
					writeOut(bytes);
				},
				overwrite(position, text) {
					flush();
					const bytes = Buffer.from(text);
					guarded(() => {
						for (let start = 0; start < bytes.length;) {
							start += (0, external_node_fs_.writeSync)(descriptor, bytes, start, bytes.length - start, position + start);
						}
					});
				},
				length: () => writtenBytes + bufferedBytes,
				truncate(length) {
					bufferedBytes = Math.max(0, length - writtenBytes);
					if (length >= writtenBytes) return;
					guarded(() => (0, external_node_fs_.ftruncateSync)(descriptor, length));
					writtenBytes = length;
				},
				close,
				closeDurably() {
					flush();
					guarded(() => (0, external_node_fs_.fsyncSync)(descriptor));
					close();
					guarded(() => {
						for (const folder of new Set([(0, external_node_path_.dirname)(path), ...newFolders.map((one) => (0, external_node_path_.dirname)(one))])) syncFolder(folder);
					});
				},
				discard() {
					try {
						release();
					} catch {}
					if (!isInPlace) (0, temporary_folder.cF)(temporary);
				}
			};
		}
	}),
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
	47639: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => formatSize });
		const units = [
			"B",
			"kB",
			"MB",
			"GB",
			"TB"
		];
		function formatSize(bytes) {
			let value = bytes;
			let unit = 0;
			while (value >= 999.5 && unit < units.length - 1) {
				value /= 1e3;
				unit += 1;
			}
			return `${Number(value.toFixed(value < 9.95 ? 1 : 0))} ${units[unit]}`;
		}
	}),
	25671: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { backupCommand: () => backupCommand });
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(34758);
		var sizes = __webpack_require__(47639);
		var safe_log_text = __webpack_require__(254);
		var download = __webpack_require__(43037);
		var server = __webpack_require__(65118);
		var atomic_file = __webpack_require__(80675);
		var read_backup = __webpack_require__(22735);
		;
		async function saveBackup(path, title, receive) {
			const file = (0, atomic_file.C)(path, "backup");
			const written = async function* (chunks) {
				for await (const chunk of chunks) {
					file.writeBytes(chunk);
					yield chunk;
				}
			};
			try {
				const summary = await receive((chunks) => (0, read_backup.f)(written(chunks), title));
				file.closeDurably();
				return summary;
			} finally {
				file.discard();
			}
		}
		var named_server = __webpack_require__(11720);
		var cli_options = __webpack_require__(40357);
		;
		async function backupCommand(file, options, terminal) {
			const { env, stdout, signal } = terminal;
			const keyName = "SERVICE_ADMIN_KEY";
			const server = requestedServer(options, env);
			const path = (0, external_node_path_.resolve)(terminal.cwd, options.cwd ?? ".", file);
			const summary = await saveBackup(path, `of ${server.baseUrl}`, (read) => (0, download.t)(server, "/v1/backup", read, {
				keyName,
				signal
			}));
			const { files, bytes } = summary;
			stdout.write(options.json ? `${(0, safe_log_text.g5)(JSON.stringify({
				path,
				files,
				bytes,
				...summary.manifest
			}))}\n` : `The backup ${file} is complete: ${files} files, ${(0, sizes.X)(bytes)}.\n`);
			return cli_options.$.ok;
		}
		function requestedServer({ serverUrl }, env) {
			const url = (0, named_server.F)(serverUrl, env);
			if (!env.SERVICE_ADMIN_KEY?.trim()) {
				throw new errors.yo("SERVICE_ADMIN_KEY is not set.", { hint: "Set it to the administration key of the server." });
			}
			return (0, server.Wb)(url, env.SERVICE_ADMIN_KEY, "SERVICE_ADMIN_KEY");
		}
	}),
	11720: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => namedServer });
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		function namedServer(option, env) {
			const url = option || env.SERVICE_URL;
			if (url?.trim()) return url;
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("No server is named.", { hint: "Set --server-url or SERVICE_URL to the address of the server." });
		}
	}),
	43037: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => downloadAnswer });
		var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46752);
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43268);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		var _base_http_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66472);
		var _base_http_network_reason_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82573);
		var _base_http_quoted_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32751);
		var _base_http_read_body_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37405);
		var _server_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65118);
		var _server_refusal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84371);
		const maximumProblemBytes = 1024 * 1024;
		async function downloadAnswer(server, path, read, { keyName, signal }) {
			const { baseUrl, key } = server;
			const dispatcher = (0, _base_http_connection_js__WEBPACK_IMPORTED_MODULE_2__.t)(new URL(baseUrl).origin, _server_js__WEBPACK_IMPORTED_MODULE_3__.x$);
			try {
				const answer = await (0, undici__WEBPACK_IMPORTED_MODULE_0__.request)(baseUrl + path, {
					headers: {
						"service-api-key": key,
						"user-agent": "build-report"
					},
					dispatcher,
					...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__.X)({ signal })
				});
				if (answer.statusCode !== 200) {
					const body = (await (0, _base_http_read_body_js__WEBPACK_IMPORTED_MODULE_5__.x)(answer.body, maximumProblemBytes)).toString();
					throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.oB(refusal(server, answer.statusCode, (0, _server_refusal_js__WEBPACK_IMPORTED_MODULE_6__.R6)(body, key), keyName));
				}
				return await read(answer.body);
			} catch (error) {
				signal?.throwIfAborted();
				if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo) throw error;
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.oB(`The connection to ${baseUrl} failed: ${(0, _base_http_quoted_answer_js__WEBPACK_IMPORTED_MODULE_7__.v)((0, _base_http_network_reason_js__WEBPACK_IMPORTED_MODULE_8__.d)(error), key)}.`, {
					hint: "Check that the server is running and --server-url is correct, then try again.",
					cause: error
				});
			} finally {
				dispatcher.destroy().catch(() => {});
			}
		}
		function refusal({ baseUrl }, status, detail, keyName) {
			const aside = detail === "" ? "" : ` (${detail})`;
			if (status === 401 || status === 403) {
				return `${baseUrl} does not accept the key${aside}. Correct ${keyName}.`;
			}
			if (status === 404) return `${baseUrl} has no such endpoint (status 404). Correct --server-url, or upgrade the server.`;
			return `${baseUrl} answered with status ${status}${aside}.`;
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
	78620: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QD: () => isBackupPath,
			Ut: () => checksumLine,
			WI: () => readManifest,
			lW: () => backupFault,
			sX: () => backupFormat,
			uw: () => checksumsName,
			vS: () => manifestName
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		const manifestName = "build-report-backup.json";
		const checksumsName = "SHA256SUMS";
		const backupFormat = 1;
		const checksumLine = (path, sha256) => `${sha256}  ${path}\n`;
		const pathPattern = /^(metadata|store)(\/[\w%][\w%.@~-]*){1,8}$/;
		const isBackupPath = (path) => path.length <= 1e3 && pathPattern.test(path);
		const backupFault = (title, reason, hint, cause) => new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.oB(`The backup ${title} ${reason}`, {
			hint,
			cause
		});
		function readManifest(text, title) {
			const { format, version, schemaVersion, createdAt } = parsedObject(text);
			if (typeof format === "number" && Number.isInteger(format) && format > backupFormat) {
				throw backupFault(title, `has format ${format}, but this version of build-report only supports formats up to ${backupFormat}.`, "Use a newer version.");
			}
			if (format !== backupFormat || typeof version !== "string" || typeof schemaVersion !== "number" || !Number.isInteger(schemaVersion) || typeof createdAt !== "number") {
				throw backupFault(title, `is damaged: ${manifestName} is not valid.`, "Use another backup.");
			}
			return {
				format,
				version,
				schemaVersion,
				createdAt
			};
		}
		function parsedObject(text) {
			try {
				return Object(JSON.parse(text));
			} catch {
				return {};
			}
		}
	}),
	22735: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => readBackup });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
		var node_stream__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_1__);
		var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
		var node_stream_promises__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_2__);
		var tar_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56118);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34758);
		var _backup_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78620);
		const maximumManifestBytes = 64 * 1024;
		const maximumChecksumsBytes = 256 * 1024 * 1024;
		const damageHint = "Use another backup.";
		async function readBackup(chunks, title, onFile = drain) {
			const archive = (0, tar_stream__WEBPACK_IMPORTED_MODULE_3__.extract)();
			let sourceError;
			const source = async function* () {
				const iterator = chunks[Symbol.asyncIterator]();
				try {
					for (;;) {
						const next = await iterator.next().catch((error) => {
							sourceError = error;
							throw error;
						});
						if (next.done) return;
						yield next.value;
					}
				} finally {
					await iterator.return?.();
				}
			};
			const fed = (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(source(), { objectMode: false }), archive);
			fed.catch(() => {});
			try {
				const summary = await readEntries(archive, title, onFile);
				await fed;
				return summary;
			} catch (error) {
				if (sourceError !== undefined) throw sourceError;
				if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.oB || error instanceof Error && "code" in error) throw error;
				throw (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error) === "Unexpected end of data" ? incomplete(title, error) : damaged(title, "it is not a valid tar archive", error);
			} finally {
				archive.destroy();
			}
		}
		async function readEntries(archive, title, onFile) {
			let manifest;
			let isComplete = false;
			let files = 0;
			let bytes = 0;
			const lines = new Map();
			for await (const entry of archive) {
				const { name, type } = entry.header;
				if (manifest === undefined) {
					if (name !== _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.vS) throw notBackup(title);
					manifest = (0, _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.WI)(await textOf(entry, maximumManifestBytes, title), title);
					continue;
				}
				if (isComplete) throw damaged(title, `something follows ${_backup_format_js__WEBPACK_IMPORTED_MODULE_5__.uw}`);
				if (name === _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.uw) {
					compareChecksums(lines, await textOf(entry, maximumChecksumsBytes, title), title);
					isComplete = true;
					continue;
				}
				if (type !== "file" || !(0, _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.QD)(name) || lines.has(name)) {
					throw damaged(title, `it contains the unexpected entry ${JSON.stringify(name.slice(0, 200))}`);
				}
				const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
				await onFile(name, hashed(entry, (chunk) => {
					hash.update(chunk);
					bytes += chunk.length;
				}));
				files += 1;
				lines.set(name, (0, _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.Ut)(name, hash.digest("hex")));
			}
			if (manifest === undefined) throw notBackup(title);
			if (!isComplete) throw incomplete(title);
			return {
				manifest,
				files,
				bytes
			};
		}
		async function* hashed(entry, onChunk) {
			for await (const chunk of entry) {
				onChunk(chunk);
				yield chunk;
			}
		}
		async function drain(_path, content) {
			for await (const _ of content);
		}
		async function textOf(entry, maximumBytes, title) {
			const pieces = [];
			let bytes = 0;
			for await (const chunk of entry) {
				bytes += chunk.length;
				if (bytes > maximumBytes) throw damaged(title, "its list of files is too long");
				pieces.push(chunk);
			}
			return Buffer.concat(pieces).toString();
		}
		function compareChecksums(lines, checksums, title) {
			const listed = new Set(checksums.split(/(?<=\n)/).filter((line) => line !== ""));
			for (const [name, line] of lines) {
				if (!listed.delete(line)) throw damaged(title, `the checksum of ${name} does not match`);
			}
			if (listed.size > 0) throw damaged(title, `${listed.size} of its files are missing`);
		}
		const damaged = (title, reason, cause) => (0, _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.lW)(title, `is damaged: ${reason}.`, damageHint, cause);
		const incomplete = (title, cause) => (0, _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.lW)(title, "is incomplete: its end is missing.", damageHint, cause);
		const notBackup = (title) => (0, _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.lW)(title, "is not a backup of Build Report.", "Name a file that \"build-report backup\" wrote.");
	})
};
