export const id = 4638;
export const ids = [4638];
export const modules = {
	5385: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MY: () => readFileBytes,
			XP: () => describeGzipDamage,
			eu: () => readFileText
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
		var node_stream__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_1__);
		var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
		var node_zlib__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_2__);
		var _text_decoder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84375);
		const usualChunkLength = 64 * 1024;
		async function* readFileBytes(absolutePath, chunkLength = usualChunkLength) {
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolutePath, "r");
			try {
				const buffer = Buffer.allocUnsafeSlow(chunkLength);
				let length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, buffer);
				if (length > 1 && buffer[0] === 31 && buffer[1] === 139) {
					yield* decompressed(absolutePath, chunkLength);
					return;
				}
				for (; length > 0; length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, buffer)) yield buffer.subarray(0, length);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
			}
		}
		function decompressed(absolutePath, chunkLength) {
			const options = {
				chunkSize: chunkLength,
				readableHighWaterMark: 1
			};
			return (0, node_stream__WEBPACK_IMPORTED_MODULE_1__.pipeline)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(absolutePath), (0, node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip)(options), () => {});
		}
		async function* readFileText(absolutePath) {
			const decoder = (0, _text_decoder_js__WEBPACK_IMPORTED_MODULE_3__.W)();
			for await (const bytes of readFileBytes(absolutePath)) yield* decoder.decode(bytes, false);
			yield* decoder.decode(Buffer.alloc(0), true);
		}
		function describeGzipDamage(error) {
			if (!(error instanceof Error && "code" in error && String(error.code).startsWith("Z_"))) return undefined;
			return `its gzip data is ${error.code === "Z_BUF_ERROR" ? "cut off" : `damaged (${error.message})`}`;
		}
	}),
	40555: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { K: () => findProgram });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _text_inner_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64601);
		function findProgram(name, workTree, env) {
			const file = process.platform === "win32" ? `${name}.exe` : name;
			const folders = (env.PATH ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) && !isInside(workTree, folder));
			const path = folders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)).find(isProgram);
			return path === undefined ? undefined : {
				path,
				searchPath: folders.join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
			};
		}
		function isInside(workTree, folder) {
			if (workTree === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(workTree).root) return false;
			try {
				return (0, _text_inner_path_js__WEBPACK_IMPORTED_MODULE_2__.g)(workTree, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder)) !== undefined;
			} catch {
				return false;
			}
		}
		function isProgram(path) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
			} catch {
				return false;
			}
		}
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
	26324: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => readRegularBytes,
			X: () => readRegularFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		const readRegularFile = (path, limitBytes) => readRegularBytes(path, limitBytes)?.toString("utf8").replace(/^\uFEFF/, "");
		function readRegularBytes(path, limitBytes) {
			try {
				const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
				if (stats === undefined || stats.isDirectory()) return undefined;
				if (!stats.isFile()) return Buffer.alloc(0);
				const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
				try {
					return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size >= limitBytes ? Buffer.alloc(0) : (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
				} finally {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
				}
			} catch {
				return undefined;
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
	84375: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => createTextDecoder });
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
		var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
		const pieceLength = 48 * 1024;
		function createTextDecoder() {
			let chosen;
			return {
				get encoding() {
					return chosen?.encoding ?? "utf-8";
				},
				get fellBack() {
					return chosen?.fellBack ?? false;
				},
				get damageOffset() {
					return chosen?.damageOffset;
				},
				decode(bytes, last) {
					if (chosen !== undefined) return chosen.decode(bytes, last);
					const mark = markOf(bytes);
					chosen = mark === undefined ? unmarkedDecoder(bytes) : mark.encoding === "utf-8" ? utf8Decoder(true) : tableDecoder(mark.encoding);
					return chosen.decode(bytes.subarray(mark?.length ?? 0), last);
				}
			};
		}
		function markOf(head) {
			if (head[0] === 239 && head[1] === 187 && head[2] === 191) return {
				encoding: "utf-8",
				length: 3
			};
			if (head[0] === 255 && head[1] === 254) return {
				encoding: "utf-16le",
				length: 2
			};
			if (head[0] === 254 && head[1] === 255) return {
				encoding: "utf-16be",
				length: 2
			};
			return undefined;
		}
		function unmarkedDecoder(head) {
			if (head.length >= 2 && head[0] === 0 && head[1] !== 0) return tableDecoder("utf-16be");
			if (head.length >= 2 && head[0] !== 0 && head[1] === 0) return tableDecoder("utf-16le");
			const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)/.exec(head.toString("latin1", 0, 200))?.[1];
			const encoding = declared === undefined ? "utf-8" : supportedEncoding(declared);
			return encoding === "utf-8" || encoding.startsWith("utf-16") ? utf8Decoder(false) : tableDecoder(encoding);
		}
		function supportedEncoding(label) {
			try {
				return new globalThis.TextDecoder(label).encoding;
			} catch {
				return "utf-8";
			}
		}
		function unfinishedLength(bytes) {
			for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
				const byte = bytes[bytes.length - back] ?? 0;
				if (byte < 128) return 0;
				if (byte >= 192) {
					const needed = byte >= 240 ? 4 : byte >= 224 ? 3 : 2;
					return needed > back ? back : 0;
				}
			}
			return 0;
		}
		const blockLength = 8 * 1024;
		const nothing = Buffer.alloc(0);
		function validLength(bytes) {
			let valid = 0;
			let invalid = bytes.length;
			while (invalid - valid > 1) {
				const middle = valid + invalid >> 1;
				const front = bytes.subarray(0, middle);
				if ((0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(front.subarray(0, middle - unfinishedLength(front)))) valid = middle;
				else invalid = middle;
			}
			return valid - unfinishedLength(bytes.subarray(0, valid));
		}
		function asciiLength(bytes, start) {
			let end = start;
			while (end < bytes.length && (0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes.subarray(end, end + blockLength))) end = Math.min(end + blockLength, bytes.length);
			return end - start;
		}
		function utf8Decoder(isMarked) {
			let carried = nothing;
			let sawMultibyte = isMarked;
			let fallback;
			let textLength = 0;
			let damageOffset;
			const decodePiece = (bytes) => {
				if (!(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) {
					const valid = validLength(bytes);
					damageOffset ??= textLength + (sawMultibyte ? bytes.toString("utf8", 0, valid).length : valid);
					if (!sawMultibyte) {
						fallback = tableDecoder("windows-1252");
						return fallback.decode(bytes, false);
					}
				}
				sawMultibyte = true;
				const text = bytes.toString("utf8");
				textLength += text.length;
				return [text];
			};
			return {
				get encoding() {
					return fallback?.encoding ?? "utf-8";
				},
				get fellBack() {
					return damageOffset !== undefined;
				},
				get damageOffset() {
					return damageOffset;
				},
				decode(bytes, last) {
					if (fallback !== undefined) return fallback.decode(bytes, last);
					if (carried.length === 0 && (0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes)) {
						textLength += bytes.length;
						return bytes.length === 0 ? [] : [bytes.toString("latin1")];
					}
					const whole = carried.length === 0 ? bytes : Buffer.concat([carried, bytes]);
					carried = nothing;
					const pieces = [];
					for (let start = 0; start < whole.length;) {
						const plain = asciiLength(whole, start);
						if (plain > 0) {
							pieces.push(whole.toString("latin1", start, start + plain));
							start += plain;
							textLength += plain;
							continue;
						}
						const block = whole.subarray(start, start + blockLength);
						const isEnd = start + block.length === whole.length;
						const piece = block.subarray(0, block.length - (isEnd && last ? 0 : unfinishedLength(block)));
						pieces.push(...fallback === undefined ? decodePiece(piece) : fallback.decode(piece, false));
						start += piece.length;
						if (isEnd) {
							carried = Buffer.from(whole.subarray(start));
							break;
						}
					}
					return pieces;
				}
			};
		}
		function tableDecoder(encoding) {
			let current = encoding;
			const isUtf16 = encoding.startsWith("utf-16");
			let decoder = new globalThis.TextDecoder(encoding, {
				fatal: !isUtf16 && encoding !== "windows-1252",
				ignoreBOM: true
			});
			let fellBack = false;
			return {
				get encoding() {
					return current;
				},
				get fellBack() {
					return fellBack;
				},
				damageOffset: undefined,
				decode(bytes, last) {
					const pieces = [];
					for (let start = 0; start < bytes.length || last && start === 0; start += pieceLength) {
						const piece = bytes.subarray(start, start + pieceLength);
						const stream = !(last && start + pieceLength >= bytes.length);
						let text;
						try {
							text = decoder.decode(piece, { stream });
						} catch {
							fellBack = true;
							current = "windows-1252";
							decoder = new globalThis.TextDecoder(current);
							text = decoder.decode(piece, { stream });
						}
						if (text !== "") pieces.push(text);
					}
					return pieces;
				}
			};
		}
	}),
	84798: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			t: () => unfinishedPath,
			u: () => isUnfinished
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const unfinishedPath = (path) => `${path}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.tmp`;
		const isUnfinished = (path) => path.includes(".tmp") && /\.[0-9a-f]{12}\.tmp(?:[\\/]|$)/.test(path);
	}),
	34247: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => createTimeBudget });
		function createTimeBudget(limitMs) {
			let spentMs = 0;
			let running = 0;
			let countedUntil = 0;
			const update = () => {
				const now = performance.now();
				if (running > 0) spentMs += now - countedUntil;
				countedUntil = now;
			};
			return {
				async measure(work) {
					update();
					running += 1;
					try {
						return await work();
					} finally {
						update();
						running -= 1;
					}
				},
				giveBack(ms) {
					update();
					spentMs = Math.max(0, spentMs - ms);
				},
				remainingMs() {
					update();
					return Math.max(0, limitMs - spentMs);
				}
			};
		}
	}),
	12531: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => compareTexts });
		const compareTexts = (one, other) => one < other ? -1 : one > other ? 1 : 0;
	}),
	14370: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => dedented });
		const isFilled = (line) => line.trim() !== "";
		function dedented(lines) {
			const first = lines.findIndex(isFilled);
			if (first === -1) return [];
			const columns = lines.reduce((least, line) => isFilled(line) ? Math.min(least, line.length - line.trimStart().length) : least, Number.POSITIVE_INFINITY);
			return lines.slice(first, lines.findLastIndex(isFilled) + 1).map((line) => line.slice(columns).trimEnd());
		}
	}),
	64601: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => innerPath });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		function innerPath(folder, path) {
			const way = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
			if (way === ".." || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way)) return undefined;
			return way.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
		}
	}),
	78080: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$D: () => pathLinesAfter,
			NZ: () => mayNameFile,
			Vo: () => namingParts,
			aU: () => nextNaming
		});
		const namingParts = {
			jenkins: ["[[ATTACHMENT|"],
			vitest: [" screenshot:", "Diff image:"],
			jestImageSnapshot: ["See diff for details:"],
			flutter: ["Failure feedback", "Golden \""],
			selenideImage: ["Screenshot: "],
			selenidePage: ["Page source: "],
			rails: ["[Screenshot "]
		};
		const parts = Object.values(namingParts).flat();
		const anyPart = /\[\[ATTACHMENT\|| screenshot:|Diff image:|See diff for details:|Failure feedback|Golden "|Screenshot: |Page source: |\[Screenshot /g;
		function mayNameFile(text) {
			for (const part of parts) if (text.includes(part)) return true;
			return false;
		}
		function nextNaming(text, start) {
			anyPart.lastIndex = start;
			return anyPart.exec(text)?.index ?? -1;
		}
		function pathLinesAfter(line) {
			if (line.includes(namingParts.jenkins[0])) return 0;
			if (line.includes(namingParts.flutter[0])) return 2;
			return /[/\\.]/.test(line.slice(line.lastIndexOf(":") + 1)) ? 0 : 1;
		}
	}),
	19327: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => suggestion,
			q: () => nearestName
		});
		var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
		const maximumLength = 64;
		const lettersOf = (name) => [...name].sort().join("");
		function nearestName(name, known) {
			if (name.length > maximumLength) return undefined;
			const lowered = name.toLowerCase();
			const letters = lettersOf(lowered);
			let nearest;
			let least = Math.max(1, Math.floor(name.length / 3)) + 1;
			for (const candidate of known) {
				const edits = lettersOf(candidate.toLowerCase()) === letters ? 1 : (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(lowered, candidate.toLowerCase());
				if (edits < least) {
					least = edits;
					nearest = candidate;
				}
			}
			return nearest;
		}
		function suggestion(name, known) {
			const nearest = nearestName(name, known);
			return nearest === undefined ? `known: ${known.join(", ")}` : `did you mean "${nearest}"?`;
		}
	}),
	56993: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => parseKeptEvidence,
			e: () => withKeptEvidence
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		var _base_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19327);
		var _read_evidence_kept_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48142);
		var _config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81122);
		function parseKeptEvidence(given, name) {
			const known = _read_evidence_kept_evidence_js__WEBPACK_IMPORTED_MODULE_3__.o.find((word) => word === given);
			if (known !== undefined) return known;
			const shown = given.slice(0, 100);
			const nearest = (0, _base_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__.q)(shown, _read_evidence_kept_evidence_js__WEBPACK_IMPORTED_MODULE_3__.o);
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`Invalid ${name} "${shown}"${nearest === undefined ? "." : `; did you mean "${nearest}"?`}`, { hint: `Use one of ${_read_evidence_kept_evidence_js__WEBPACK_IMPORTED_MODULE_3__.o.join(", ")}.` });
		}
		function withKeptEvidence(config, keep) {
			if (keep === undefined) return config;
			return (0, _config_js__WEBPACK_IMPORTED_MODULE_2__.Z3)({
				...config,
				collect: {
					...config.collect,
					attachments: {
						...config.collect.attachments,
						keep
					}
				}
			});
		}
	}),
	92859: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => collectorKeys });
		var _read_formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96747);
		const collectorKeys = [
			..._read_formats_index_js__WEBPACK_IMPORTED_MODULE_0__.wP,
			"files",
			"events"
		];
	}),
	85877: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => ConfigError });
		class ConfigError extends Error {
			name = "ConfigError";
			problems;
			constructor(problems) {
				super(problems.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`).join("\n"));
				this.problems = problems;
			}
		}
	}),
	16470: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			He: () => configFileNames,
			az: () => readConfigSource,
			dV: () => findConfigName,
			pS: () => shownPath
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34758);
		var _text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24570);
		const configFileNames = [".service.json", "service.json"];
		const findConfigName = (cwd) => configFileNames.find((name) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name)));
		async function readConfigSource(cwd, path) {
			for (const name of path === undefined ? configFileNames : [path]) {
				const shown = shownPath(cwd, name);
				const text = await (0, _text_file_js__WEBPACK_IMPORTED_MODULE_3__.G)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name), {
					noun: "configuration file",
					path: shown
				});
				if (text !== undefined) return {
					path: shown,
					text
				};
			}
			if (path === undefined) return undefined;
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The configuration file "${path}" does not exist in ${cwd}.`, { hint: "Correct its path, or leave it out." });
		}
		const shownPath = (cwd, path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/") || ".";
	}),
	81122: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Em: () => embedModes,
			Un: () => isRequestedCodehost,
			XP: () => summaryModes,
			Z3: () => createConfig,
			h: () => defaultCodehost,
			sb: () => defaultConfig,
			sw: () => commentModes,
			ty: () => sensitiveModes
		});
		var _collector_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92859);
		const sensitiveModes = [
			"auto",
			"keep",
			"drop"
		];
		const commentModes = [
			"always",
			"failures",
			"failures-or-existing",
			"changes"
		];
		const summaryModes = [
			"always",
			"failures",
			"off"
		];
		const embedModes = [
			"failed",
			"all",
			"none"
		];
		const defaultCollectors = _collector_key_js__WEBPACK_IMPORTED_MODULE_0__.o.filter((key) => key !== "files").map((key) => ({
			key,
			exclude: [],
			metadata: {}
		}));
		const defaultCodehost = {
			type: "codehost",
			slot: "codehost",
			isDefault: true,
			commentEnabled: true,
			commentUpdates: true,
			commentMode: "always"
		};
		const defaultReporters = [defaultCodehost];
		const isRequestedCodehost = (reporter) => reporter.type === "codehost" && reporter.isDefault !== true;
		const hasCondition = (reporter) => reporter.condition !== undefined || reporter.type === "chat" && reporter.mentionCondition !== undefined;
		function createConfig(parts) {
			const usesExpressions = JSON.stringify(parts).includes("{{") || parts.report.reporters.some(hasCondition);
			return freeze({
				...parts,
				usesExpressions
			});
		}
		const defaultConfig = () => createConfig({
			collect: {
				collectors: defaultCollectors,
				metadata: {}
			},
			report: { reporters: defaultReporters }
		});
		function freeze(value) {
			for (const part of Object.values(value)) if (typeof part === "object" && part !== null) freeze(part);
			return Object.freeze(value);
		}
	}),
	62506: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DF: () => variablesIn,
			HA: () => emptyTokenReason,
			vU: () => explainEmptySetting
		});
		const secretsHint = "Runs for pull requests from forks get no secrets; in other runs, set the secret";
		const emptyTokenReason = `the input "token" is empty. Leave it out to use the token of the job. ${secretsHint} that the input names.`;
		function explainEmptySetting(expression, what) {
			const names = variablesIn(expression ?? "");
			const cause = names.length === 0 ? `there is no ${what}` : `${names.join(" and ")} ${names.length === 1 ? "is" : "are"} empty`;
			return `${cause}. ${secretsHint} in the environment of the step.`;
		}
		const variablesIn = (text) => [...text.matchAll(/\benv(?:\.([\w-]+)|\['([^']+)'\])/g)].map(([, name, quoted]) => name ?? quoted ?? "");
	}),
	64410: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$D: () => findNamedFile,
			jq: () => isForeign,
			u0: () => findConfig
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _host_ci_context_ci_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6989);
		var _host_git_work_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21121);
		var _config_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16470);
		const findConfig = (cwd, env) => findNamedFile(cwd, env, _config_source_js__WEBPACK_IMPORTED_MODULE_4__.dV);
		function findNamedFile(cwd, env, findName) {
			const ownName = findName(cwd);
			if (ownName !== undefined) return {
				path: ownName,
				isForeign: false
			};
			const root = (0, _host_git_work_tree_js__WEBPACK_IMPORTED_MODULE_3__.vE)(cwd);
			const name = root === undefined ? undefined : findName(root);
			if (root === undefined || name === undefined) return undefined;
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name);
			return {
				path: (0, _config_source_js__WEBPACK_IMPORTED_MODULE_4__.pS)(cwd, file),
				isForeign: isForeign(cwd, file, env)
			};
		}
		const isForeign = (cwd, file, env) => !(0, _host_ci_context_ci_js__WEBPACK_IMPORTED_MODULE_2__.X)(env) && !belongsToUser(cwd, file);
		function belongsToUser(cwd, file) {
			const owners = [process.getuid?.(), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(cwd).uid];
			return [(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file)].every(({ uid }) => owners.includes(uid));
		}
	}),
	33334: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => checkGlob,
			y: () => escapeGlob
		});
		const maximumLength = 4096;
		function checkGlob(glob) {
			if (glob.trim() === "") return {
				message: "the glob is empty",
				offset: 0
			};
			if (glob.length > maximumLength) return {
				message: `the glob is longer than ${maximumLength} characters`,
				offset: maximumLength
			};
			const unusable = /[\0\r\n]/.exec(glob);
			if (unusable !== null) {
				return {
					message: `a glob cannot contain ${unusable[0] === "\0" ? "the character NUL" : "a line break"}`,
					offset: unusable.index
				};
			}
			const start = glob.length - glob.trimStart().length;
			if (glob.startsWith("!", start)) return {
				message: "a glob cannot begin with \"!\"; use \"exclude\" to leave out files",
				offset: start
			};
			if (glob.startsWith("#", start)) return {
				message: "a glob cannot begin with \"#\"; write \"[#]\"",
				offset: start
			};
			return checkSegments(glob) ?? checkBrackets(glob) ?? checkBraces(glob);
		}
		function checkSegments(glob) {
			let offset = 0;
			let isFront = true;
			for (const segment of glob.split("/")) {
				const name = segment.trim();
				const literal = name.replaceAll("[.]", ".");
				const isDots = literal === "." || literal === "..";
				if (isDots && (!isFront || name !== literal || name === "." && offset > 0)) return {
					message: `"${name}" is allowed only at the start of a glob`,
					offset
				};
				isFront &&= isDots;
				offset += segment.length + 1;
			}
			return undefined;
		}
		function checkBrackets(glob) {
			const literal = glob.replace(/\\./g, "__");
			const setOrSlash = /[\]/]/g;
			for (let open = literal.indexOf("["); open !== -1; open = literal.indexOf("[", setOrSlash.lastIndex)) {
				const front = "!^".includes(literal.charAt(open + 1)) ? open + 2 : open + 1;
				const isBracketFirst = literal.charAt(front) === "]";
				setOrSlash.lastIndex = isBracketFirst ? front + 1 : front;
				if (setOrSlash.exec(literal)?.[0] === "]") continue;
				if (!isBracketFirst) return {
					message: "the \"[\" is not closed; write \"[[]\" for the character itself",
					offset: open
				};
				setOrSlash.lastIndex = front + 1;
			}
			return undefined;
		}
		function checkBraces(glob) {
			const braces = /\{\{|\{[^{},]*,[^{}]*\}/.exec(glob);
			if (braces === null) return undefined;
			if (braces[0] === "{{") return {
				message: "a glob cannot contain an expression",
				offset: braces.index
			};
			return {
				severity: "warning",
				message: `"${braces[0]}" is taken literally; write one glob for each alternative`,
				offset: braces.index
			};
		}
		const escapeGlob = (path) => path.replace(/\\/g, "\\\\").replace(/[[*?]|<(?=job>)/g, "[$&]").replace(/^(?=[!#~])/, "./");
	}),
	81160: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => findIdleExpectations,
			Q: () => replacedExpectations
		});
		var _collector_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92859);
		const fieldsOf = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
		function findIdleExpectations(value) {
			const collect = fieldsOf(fieldsOf(value).collect);
			return _collector_key_js__WEBPACK_IMPORTED_MODULE_0__.o.flatMap((key) => {
				const collector = fieldsOf(collect[key]);
				const why = "expect" in collector ? whyIdle(collector) : undefined;
				return why === undefined ? [] : [{
					severity: "warning",
					path: [
						"collect",
						key,
						"expect"
					],
					message: `has no effect: ${why}`,
					at: "key"
				}];
			});
		}
		function whyIdle({ enabled, expect }) {
			if (enabled === false) return "the collector is switched off";
			const { files, tests, properties } = fieldsOf(expect);
			const isEmpty = files === undefined && tests === undefined && (properties === undefined || Array.isArray(properties) && properties.length === 0);
			return isEmpty ? "it expects nothing" : undefined;
		}
		function replacedExpectations({ path, collect }) {
			const idle = collect.collectors.filter(({ key, expect }) => key !== "files" && expect !== undefined);
			if (path === undefined || idle.length === 0) return [];
			const names = idle.map(({ key }) => `collect.${key}.expect`).join(", ");
			const message = `${names} ${idle.length === 1 ? "has" : "have"} no effect: the paths of this run replace the files of the configuration.`;
			return [{
				severity: "warning",
				message,
				path
			}];
		}
	}),
	21290: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gl: () => findQuarantine,
			Jo: () => loadQuarantine,
			c: () => findQuarantineNextTo,
			vd: () => placeOfNewQuarantine
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _host_git_work_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21121);
		var _config_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16470);
		var _find_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64410);
		var _text_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24570);
		const quarantineFileName = ".service-quarantine.json";
		const findName = (folder) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, quarantineFileName)) ? quarantineFileName : undefined;
		const findQuarantine = (cwd, env) => (0, _find_config_js__WEBPACK_IMPORTED_MODULE_4__.$D)(cwd, env, findName);
		function findQuarantineNextTo(configPath, cwd) {
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, configPath));
			return findName(folder) === undefined ? undefined : (0, _config_source_js__WEBPACK_IMPORTED_MODULE_3__.pS)(cwd, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, quarantineFileName));
		}
		function placeOfNewQuarantine(cwd, configPath) {
			const folder = configPath === undefined ? (0, _host_git_work_tree_js__WEBPACK_IMPORTED_MODULE_2__.vE)(cwd) ?? cwd : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, configPath));
			return (0, _config_source_js__WEBPACK_IMPORTED_MODULE_3__.pS)(cwd, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, quarantineFileName));
		}
		async function loadQuarantine(cwd, path) {
			const text = await (0, _text_file_js__WEBPACK_IMPORTED_MODULE_5__.G)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path), {
				noun: "quarantine file",
				path
			});
			if (text === undefined) return {
				list: {
					path,
					entries: [],
					lines: new Map()
				},
				warnings: []
			};
			const { parseQuarantine } = await Promise.all([
				__webpack_require__.e(9547),
				__webpack_require__.e(174),
				__webpack_require__.e(1621)
			]).then(__webpack_require__.bind(__webpack_require__, 91621));
			return parseQuarantine({
				path,
				text
			});
		}
	}),
	82473: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => withReporterOverrides });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _report_expressions_scanner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60204);
		var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81122);
		function withReporterOverrides(config, { comment, summary, title, html }) {
			if (comment === undefined && summary === undefined && title === undefined && html === undefined) return config;
			let { reporters } = config.report;
			if (comment !== undefined || title !== undefined) {
				reporters = replaced(reporters, "codehost", (found) => ofCodehost(found, comment, title));
			}
			if (summary !== undefined) reporters = withSummaryMode(reporters, summary);
			if (html !== undefined) reporters = replaced(reporters, "html", (found) => ofHtml(found, html));
			return (0, _config_js__WEBPACK_IMPORTED_MODULE_0__.Z3)({
				...config,
				report: {
					...config.report,
					reporters
				}
			});
		}
		function ofCodehost(found, comment, title) {
			const { isDefault: _, ...given } = found ?? _config_js__WEBPACK_IMPORTED_MODULE_0__.h;
			return {
				...given,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
					commentEnabled: comment === undefined ? undefined : comment !== "off",
					commentMode: comment !== "off" ? comment : undefined,
					commentTitle: title === undefined ? undefined : literal(title)
				})
			};
		}
		function withSummaryMode(reporters, summaryMode) {
			const isOff = !reporters.some(({ type }) => type === "codehost");
			if (isOff && summaryMode === "off") return reporters;
			return replaced(reporters, "codehost", (found) => ({
				...found ?? {
					..._config_js__WEBPACK_IMPORTED_MODULE_0__.h,
					commentEnabled: false
				},
				summaryMode
			}));
		}
		const ofHtml = (found, file) => ({
			type: "html",
			slot: "html",
			...found,
			outputFile: literal(file)
		});
		function replaced(reporters, type, replace) {
			const isOfType = (reporter) => reporter.type === type;
			const index = reporters.findIndex(isOfType);
			return index === -1 ? [...reporters, replace(undefined)] : reporters.with(index, replace(reporters.find(isOfType)));
		}
		const literal = (text) => (0, _report_expressions_scanner_js__WEBPACK_IMPORTED_MODULE_2__.xS)(text) ? `{{ '${text.replaceAll("'", "''")}' }}` : text;
	}),
	24570: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => readTextFile });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34758);
		const maximumSizeBytes = 1024 * 1024;
		async function readTextFile(file, named) {
			let handle;
			try {
				handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, openFlags);
				return decode(await readBounded(handle, named), named);
			} catch (cause) {
				if (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo) throw cause;
				const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
				if (code === "ENOENT" || code === "ENOTDIR") return undefined;
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The ${named.noun} ${named.path} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(cause)}.`, { cause });
			} finally {
				await handle?.close();
			}
		}
		const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
		async function readBounded(handle, named) {
			if (!(await handle.stat()).isFile()) throw unusable(named, "is not a regular file", "Name a file.");
			const buffer = Buffer.alloc(maximumSizeBytes + 1);
			let length = 0;
			for (;;) {
				const { bytesRead } = await handle.read(buffer, length, buffer.length - length);
				if (bytesRead === 0) return buffer.subarray(0, length);
				length += bytesRead;
				if (length > maximumSizeBytes) throw unusable(named, `has more than ${maximumSizeBytes} bytes`, "Name a smaller file.");
			}
		}
		const unusable = ({ noun, path }, reason, hint) => new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The ${noun} "${path}" ${reason}.`, {
			place: { path },
			hint
		});
		function decode(bytes, { noun, path }) {
			try {
				return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
			} catch (cause) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The ${noun} ${path} is not UTF-8.`, {
					place: { path },
					hint: "Save it as UTF-8.",
					cause
				});
			}
		}
	}),
	45202: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => webhookAddresses });
		var _report_expressions_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60204);
		var _empty_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62506);
		const webhookAddresses = ({ report }, env) => report.reporters.flatMap((reporter) => {
			if (reporter.type !== "chat") return [];
			const valuesIn = (expression) => (0, _empty_setting_js__WEBPACK_IMPORTED_MODULE_0__.DF)(expression).map((name) => env[name] ?? "");
			const { parts } = (0, _report_expressions_scanner_js__WEBPACK_IMPORTED_MODULE_1__.WH)(reporter.url);
			const address = parts.map(({ kind, text }) => kind === "literal" ? text : valuesIn(text).join("")).join("");
			return [address, ...valuesIn(reporter.url).filter((value) => value.includes("://"))];
		});
	}),
	82183: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => notUploadedNote,
			P: () => uploadKeptFiles
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3517);
		var _host_ci_context_services_gitea_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25064);
		var _host_github_upload_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32062);
		const notUploadedNote = (files) => `${files === 1 ? "1 kept file is" : `${files} kept files are`} recorded but not uploaded: only the action in a job of GitHub Actions uploads files.`;
		async function uploadKeptFiles(artifacts, cwd, env, say) {
			const files = artifacts.length;
			if (files === 0) return { problems: [] };
			const nothingUploaded = {
				files,
				notUploaded: files
			};
			if (!env.ACTIONS_RUNTIME_TOKEN || (0, _host_ci_context_services_gitea_environment_js__WEBPACK_IMPORTED_MODULE_3__.U)(env)) {
				say(notUploadedNote(files));
				return {
					problems: [],
					upload: nothingUploaded
				};
			}
			const name = `build-report-files-${env.GITHUB_JOB ?? "job"}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(3).toString("hex")}`;
			try {
				const { url, leftOut, ...uploaded } = await (0, _host_github_upload_artifact_js__WEBPACK_IMPORTED_MODULE_2__.mz)({
					name,
					files: artifacts.map(({ absolutePath }) => absolutePath),
					root: cwd
				}, { env });
				say(`Uploaded ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.B)(files - leftOut.length)} files as the artifact "${uploaded.name}"${url === undefined ? "" : `: ${url}`}`);
				const skipped = new Set(leftOut);
				const remaining = artifacts.filter(({ absolutePath }) => skipped.has(absolutePath));
				return {
					problems: remaining.map(({ record: { path } }) => ({
						severity: "warning",
						message: "The file could not be uploaded.",
						path
					})),
					upload: {
						files,
						notUploaded: leftOut.length,
						url
					}
				};
			} catch (error) {
				if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo)) throw error;
				return {
					problems: [{
						severity: "error",
						kind: "delivery",
						message: error.message
					}],
					upload: nothingUploaded
				};
			}
		}
	}),
	91166: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => gateRun });
		var summary_gates = __webpack_require__(74784);
		var defined_fields = __webpack_require__(43268);
		var run_summary = __webpack_require__(96920);
		var cause_fold = __webpack_require__(41713);
		var cause_frame = __webpack_require__(87641);
		var fitting_json = __webpack_require__(86402);
		var fold_causes = __webpack_require__(91394);
		;
		const maximumCauses = 100;
		const maximumBytes = 25e4;
		function buildJson({ jobs, causes, otherCauses, otherCausesIsMinimum }, causeLocations) {
			const groupOf = new Map((0, cause_fold.QB)(causes, fold_causes.e).flatMap(({ causes: own, fold }) => fold === undefined ? [] : own.map((each) => [each, fold.signature])));
			const causeJson = (each) => {
				const { cause, executions, tests, jobs: places, verdict } = each;
				const { id, signature, frame } = cause;
				const names = new Set(places.map((place) => jobs[place]?.job).filter((name) => name !== undefined));
				const file = causeLocations?.get(id)?.file ?? (frame && (0, cause_frame.G)(frame));
				const line = frame?.line;
				return {
					id,
					signature,
					failures: executions,
					tests,
					...(0, defined_fields.X)({
						verdict,
						group: groupOf.get(each)
					}),
					jobs: [...names],
					...(0, defined_fields.X)({
						file,
						line
					})
				};
			};
			const shown = (0, fitting_json.M)(causes.slice(0, maximumCauses), causeJson, maximumBytes);
			return {
				jobs: jobs.map(({ job, module, status, counts, duration, url }) => ({
					...(0, defined_fields.X)({
						name: job,
						module
					}),
					status,
					tests: counts,
					...(0, defined_fields.X)({
						duration,
						url
					})
				})),
				causes: shown,
				causesLeftOut: causes.length - shown.length + otherCauses,
				...(0, defined_fields.X)({ causesLeftOutIsMinimum: otherCausesIsMinimum })
			};
		}
		var failures_json = __webpack_require__(80800);
		var test_identity = __webpack_require__(40167);
		var test_histories = __webpack_require__(54775);
		var verdict_json = __webpack_require__(93532);
		;
		const kinds = null && [
			"fixed",
			"gone",
			"newlySkipped",
			"slower"
		];
		const history_json_maximumBytes = 25e4;
		function wholeId({ id, name, suite, module = "" }) {
			if (id.length !== test_histories._) return id;
			const whole = (0, test_identity.testId)(module, suite, name);
			return whole.startsWith(id) ? whole : id;
		}
		function changedTestJson(test) {
			const { name, suite, module, jobs, since, builds, duration, usual } = test;
			return {
				id: wholeId(test),
				name,
				suite,
				...(0, defined_fields.X)({
					module,
					jobs,
					since: since && (0, verdict_json.qT)(since),
					builds,
					duration,
					usual
				})
			};
		}
		const listOf = ({ tests }) => (0, fitting_json.M)(tests, changedTestJson, history_json_maximumBytes);
		const historySummaryJson = (history) => {
			const { builds, ref, replaces, base, previousStatus, source, reason, flakyPerBuild } = history;
			return {
				builds,
				...(0, defined_fields.X)({
					ref,
					replaces,
					base: base && (0, verdict_json.qT)(base),
					previousStatus,
					source,
					reason,
					flakyPerBuild
				})
			};
		};
		function historyJson({ history, verdicts, changes }) {
			return {
				...(0, defined_fields.X)({
					history: history && historySummaryJson(history),
					verdicts: verdicts && verdictCountsJson(verdicts)
				}),
				...changes === undefined ? {} : {
					changes: {
						fixed: changes.fixed.count,
						recovered: changes.recovered,
						gone: changes.gone.count,
						newlySkipped: changes.newlySkipped.count,
						slower: changes.slower.count
					},
					fixed: listOf(changes.fixed),
					gone: listOf(changes.gone),
					newlySkipped: listOf(changes.newlySkipped),
					slower: listOf(changes.slower)
				}
			};
		}
		const verdictCountsJson = ({ new: fresh, unseen, unknown, known, flaky, quarantined, knownFixed, knownInParent }) => ({
			new: fresh,
			unseen,
			unknown,
			known,
			flaky,
			quarantined,
			...(0, defined_fields.X)({
				knownFixed,
				knownInParent
			})
		});
		;
		const countsJson = ({ total, successful, failed, skipped, cancelled, running, unknown, flaky, duration }) => ({
			total,
			successful,
			failed,
			skipped,
			cancelled,
			running,
			unknown,
			flaky,
			duration
		});
		const problemJson = ({ severity, message, path, line, column }) => ({
			severity,
			message,
			...(0, defined_fields.X)({
				path,
				line,
				column
			})
		});
		const maximumReasons = 100;
		const gatesJson = ({ fails, reasons }) => ({
			fails,
			reasons: reasons.slice(0, maximumReasons).map(({ word, message }) => ({
				word,
				message
			}))
		});
		function summaryJson(summary, { headline, advice, gates, notices = [], recordsPath, rerunAll, attachments, causeLocations, ...context }) {
			return {
				status: summary.status,
				headline,
				...(0, defined_fields.X)({ advice }),
				gates: gatesJson(gates),
				tests: countsJson(summary.counts),
				files: summary.files.map(({ path, format, files, twinOf, counts, problems }) => ({
					path,
					format,
					...(0, defined_fields.X)({
						files,
						twinOf
					}),
					tests: countsJson(counts),
					problems: problems.map(problemJson)
				})),
				artifacts: summary.artifacts.map(({ path, size, sha256 }) => ({
					path,
					...(0, defined_fields.X)({
						size,
						sha256
					})
				})),
				...(0, defined_fields.X)({ attachments }),
				problems: [...summary.problems.map(problemJson), ...notices],
				...buildJson(summary, causeLocations),
				...(0, failures_json.e)(summary, context),
				...historyJson(summary),
				...(0, defined_fields.X)({
					rerunAll,
					records: recordsPath
				})
			};
		}
		var headline = __webpack_require__(83510);
		var base_branch = __webpack_require__(63631);
		var compare_url = __webpack_require__(3036);
		var run_advice = __webpack_require__(18199);
		var run_notices = __webpack_require__(58800);
		;
		function judgeRun({ request, config, scope, notices, ciContext, rerunAll, comparisonOf, isBranchBuild, mask, attachments, attachmentCounts, recordsPath }, deliveryProblems, failOn, regressions) {
			const summary = (0, run_summary.rB)(scope.summary, deliveryProblems);
			const ownBranch = failOn.has("new") && isBranchBuild() ? (0, base_branch.s)(summary) : undefined;
			const { testsAreOptional } = config.collect;
			const gates = mask.value((0, summary_gates.P7)(summary, failOn, (0, defined_fields.X)({
				regressions,
				ownBranch,
				testsAreOptional
			})));
			const json = (delivered = {}) => summaryJson(summary, {
				headline: (0, headline.uh)({ summary }),
				advice: (0, run_advice.y)(summary) || undefined,
				gates,
				notices: (0, run_notices.Q5)(notices),
				recordsPath: recordsPath === undefined ? undefined : request.output,
				rerunAll: rerunAll(),
				attachments: attachmentCounts.total === 0 ? undefined : attachmentsJson(attachments, attachmentCounts, delivered),
				locations: scope.locations,
				causeLocations: scope.causeLocations,
				ownersOf: scope.ownersOf,
				rerunOf: scope.rerunOf,
				compare: comparisonOf,
				compareUrlOf: (verdict) => (0, compare_url.X)(verdict, scope.repositoryUrl),
				...(0, defined_fields.X)({ module: scope.summary.failures.length > 0 ? ciContext().module : undefined })
			});
			return {
				...gates,
				summary,
				json
			};
		}
		const attachmentsJson = ({ count, bytes }, { missing }, { embeddedFiles = 0, attachmentsUrl }) => ({
			stored: count,
			embedded: embeddedFiles,
			missing,
			bytes,
			...(0, defined_fields.X)({ url: attachmentsUrl })
		});
		;
		async function gateRun(given, env, failOn) {
			const regressions = failOn.has("regressed") ? await (await __webpack_require__.e(5109).then(__webpack_require__.bind(__webpack_require__, 5109))).findRegressions(given, env) : summary_gates.GG;
			const { reasons } = judgeRun(given, [], failOn, regressions);
			const finished = reasons.length === 0 ? given : withReasons(given, reasons);
			return {
				finished,
				judge: (problems) => judgeRun(finished, problems, failOn, regressions)
			};
		}
		const withReasons = ({ scope, ...run }, gateReasons) => ({
			...run,
			scope: {
				...scope,
				summary: {
					...scope.summary,
					gateReasons
				}
			}
		});
	}),
	6373: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => createReportResolver,
			B: () => resolveConfigured
		});
		var errors = __webpack_require__(34758);
		var property_histories = __webpack_require__(24112);
		;
		const runCoordinates = ({ org, project, module, ref, build, source }) => ({
			org,
			project,
			module,
			build: build.id,
			ref,
			baseRef: source.baseBranch
		});
		var run_evaluator = __webpack_require__(96444);
		;
		function createReportResolver({ ciContext, scope, buildProperties, mask, earlierBuilds: { history: earlier } }, evaluator) {
			return { async resolve(template) {
				const { resolveTemplate } = await Promise.all([
					__webpack_require__.e(8475),
					__webpack_require__.e(5575),
					__webpack_require__.e(6482),
					__webpack_require__.e(1060),
					__webpack_require__.e(2346),
					__webpack_require__.e(5863)
				]).then(__webpack_require__.bind(__webpack_require__, 25863));
				const run = runCoordinates(ciContext());
				const own = (0, property_histories.c)(scope.summary.properties, run);
				return mask.value(await resolveTemplate(template, {
					evaluator,
					run,
					own,
					earlier,
					builds: buildProperties
				}));
			} };
		}
		async function resolveConfigured(finished, env) {
			const { config, ciContext, scope } = finished;
			if (config.report.template === undefined) return { problems: [] };
			const evaluator = await (0, run_evaluator.F)({
				config,
				ciContext,
				summary: scope.summary
			}, env);
			try {
				return {
					template: await createReportResolver(finished, evaluator).resolve(config.report.template),
					problems: []
				};
			} catch (error) {
				if (!(error instanceof errors.yo)) throw error;
				return { problems: [{
					severity: "error",
					kind: "delivery",
					message: error.message
				}] };
			}
		}
	}),
	27929: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => terminalReport });
		var _report_content_detail_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67071);
		var _terminal_terminal_headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2554);
		async function terminalReport(scope, options, template) {
			if (template === undefined) return (await Promise.all([
				__webpack_require__.e(8475),
				__webpack_require__.e(5575),
				__webpack_require__.e(6482),
				__webpack_require__.e(2346),
				__webpack_require__.e(7070)
			]).then(__webpack_require__.bind(__webpack_require__, 87070))).terminalAnswer(scope, options);
			const [{ buildReport }, { createTerminalRenderer }] = await Promise.all([Promise.all([
				__webpack_require__.e(8475),
				__webpack_require__.e(5575),
				__webpack_require__.e(6482),
				__webpack_require__.e(1060),
				__webpack_require__.e(2346),
				__webpack_require__.e(4374)
			]).then(__webpack_require__.bind(__webpack_require__, 34374)), __webpack_require__.e(2479).then(__webpack_require__.bind(__webpack_require__, 42479))]);
			const render = createTerminalRenderer({
				color: options.color,
				showsFolds: true
			});
			const shown = render(buildReport(template, {
				...scope,
				place: "terminal",
				detail: _report_content_detail_js__WEBPACK_IMPORTED_MODULE_0__.KB
			})).trimEnd();
			return `${shown === "" ? "" : `${shown}\n\n`}${(0, _terminal_terminal_headline_js__WEBPACK_IMPORTED_MODULE_1__.dE)(scope, options)}\n`;
		}
	}),
	29631: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			u: () => createPainter,
			g: () => moreLine
		});
		var picocolors = __webpack_require__(57336);
		var picocolors_default = __webpack_require__.n(picocolors);
		var counts = __webpack_require__(3517);
		var text_columns = __webpack_require__(69386);
		;
		const parts = /[^/\\,;&?=|]*[/\\,;&?=|]+|[^/\\,;&?=|]+/g;
		function divideAtWide(text) {
			const divided = [];
			let isOpen = false;
			for (const character of text) {
				const columns = (0, text_columns.L)(character);
				if (divided.length > 0 && (columns === 0 || columns === 1 && isOpen)) divided.push((divided.pop() ?? "") + character);
				else divided.push(character);
				if (columns > 0) isOpen = columns === 1;
			}
			return divided;
		}
		function wrapColumns(line, columns) {
			if (columns === undefined || (0, text_columns.L)(line) <= columns) return [line];
			const limit = columns;
			const lines = [];
			let current = "";
			let width = 0;
			function endLine() {
				if (current.trim() !== "") lines.push(current.trimEnd());
				current = "";
				width = 0;
			}
			function add(piece) {
				const pieceWidth = (0, text_columns.L)(piece);
				if (width + pieceWidth > limit) {
					endLine();
					if (piece.startsWith(" ")) return;
				}
				current += piece;
				width += pieceWidth;
			}
			for (const piece of line.match(/ +|[^ ]+/g) ?? []) {
				if ((0, text_columns.L)(piece) <= columns) add(piece);
				else if (piece.startsWith(" ")) endLine();
				else {
					endLine();
					for (const part of piece.match(parts) ?? []) for (const each of (0, text_columns.L)(part) > columns ? divideAtWide(part) : [part]) add(each);
				}
			}
			endLine();
			return lines;
		}
		;
		const minimumColumns = 20;
		function createPainter({ color, columns }) {
			const { bold, gray, green, red, yellow } = picocolors_default().createColors(color);
			return {
				bold,
				quiet: gray,
				failed: red,
				passed: green,
				flaky: yellow,
				wrap(value, indentation, paint = (line) => line) {
					const width = columns === undefined ? undefined : Math.max(minimumColumns, columns - indentation.length);
					return wrapColumns(value, width).map((line) => indentation + paint(line));
				}
			};
		}
		const moreLine = (count, noun, { quiet }) => count > 0 ? [quiet(`and ${(0, counts.p)(count, noun)}`)] : [];
	}),
	2554: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			dE: () => terminalHeadline,
			rg: () => answerPlaces,
			vE: () => shownReportPath
		});
		var picocolors__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57336);
		var picocolors__WEBPACK_IMPORTED_MODULE_6___default = __webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_6__);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60331);
		var _base_text_inner_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64601);
		var _report_content_headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83510);
		var _report_content_verdicts_history_gap_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5502);
		var _report_render_terminal_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45500);
		var _painter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29631);
		function answerPlaces({ commentUrl, reportUrl, htmlPath }, cwd) {
			return {
				facts: htmlPath === undefined || reportUrl !== undefined ? [] : [shownReportPath(htmlPath, cwd)],
				links: [...commentUrl === undefined ? [] : [["comment", commentUrl]], ...reportUrl === undefined ? [] : [["report", reportUrl]]]
			};
		}
		function terminalHeadline(scope, options) {
			const { color, facts = [], links = [], hint } = options;
			const { wrap } = (0, _painter_js__WEBPACK_IMPORTED_MODULE_4__.u)(options);
			const mark = (0, _report_content_headline_js__WEBPACK_IMPORTED_MODULE_1__.ys)(scope);
			const paint = (0, _report_render_terminal_marks_js__WEBPACK_IMPORTED_MODULE_3__.x)(color)[mark];
			const gap = (0, _report_content_verdicts_history_gap_js__WEBPACK_IMPORTED_MODULE_2__.Ml)(scope.summary);
			const quiet = [
				...(0, _report_content_headline_js__WEBPACK_IMPORTED_MODULE_1__.zr)(scope),
				...gap === "" ? [] : [gap],
				...facts
			].map(_base_text_display_text_js__WEBPACK_IMPORTED_MODULE_5__.p).join(" · ");
			const width = links.reduce((longest, [label]) => Math.max(longest, label.length), 0);
			const headline = wrap((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_5__.p)((0, _report_content_headline_js__WEBPACK_IMPORTED_MODULE_1__.uh)(scope)), "  ").join("\n").trimStart();
			return [
				picocolors__WEBPACK_IMPORTED_MODULE_6___default().createColors(color).bold(paint(`${_report_render_terminal_marks_js__WEBPACK_IMPORTED_MODULE_3__.z[mark]} ${headline}`)),
				...quiet === "" ? [] : wrap(quiet, "  "),
				...(hint?.next ?? []).flatMap((line) => wrap((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_5__.p)(line), "  ")),
				...links.map(([label, address]) => `  ${label.padEnd(width)}  ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_5__.p)(address)}`)
			].join("\n");
		}
		const shownReportPath = (htmlPath, cwd) => (0, _base_text_inner_path_js__WEBPACK_IMPORTED_MODULE_0__.g)(cwd, htmlPath) ?? htmlPath;
	}),
	44060: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => submitRun });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
		var _run_run_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21380);
		async function submitRun(finished, given) {
			const { request, ciContext, mask, recordsPath, jobs, serverTimeBudget: budget } = finished;
			const context = {
				...given,
				retry: {
					budget,
					...given.retry
				}
			};
			const { server, cwd, records, output } = request;
			if (server === undefined) return [];
			const { completionOf, jobsFile, matchRecords, pathsToSubmitLater, submitFiles } = await Promise.all([__webpack_require__.e(3885), __webpack_require__.e(998)]).then(__webpack_require__.bind(__webpack_require__, 30998));
			if (records.length > 0) {
				const read = matchRecords(cwd, records).files.filter(({ absolutePath }) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(absolutePath) !== recordsPath);
				const ofJobs = jobsFile(jobs.records, context.env);
				const completion = {
					...completionOf(ciContext(), context.env),
					mask
				};
				const submitted = await submitFiles(server, [...read, ...ofJobs.files], completion, context, pathsToSubmitLater);
				return mask.value([...ofJobs.problems, ...submitted.problems]);
			}
			if (recordsPath === undefined) {
				return [{
					severity: "error",
					kind: "delivery",
					message: "The records were not submitted: they could not be written."
				}];
			}
			const file = {
				absolutePath: recordsPath,
				path: output ?? "records.ndjson"
			};
			const keep = () => output === undefined ? keepRecords(recordsPath, cwd) : [output];
			const { project } = ciContext();
			const completion = {
				coordinates: project === undefined ? {} : { project },
				mask
			};
			return mask.value((await submitFiles(server, [file], completion, context, keep)).problems);
		}
		function keepRecords(recordsPath, cwd) {
			const names = [_run_run_request_js__WEBPACK_IMPORTED_MODULE_3__.v, _run_run_request_js__WEBPACK_IMPORTED_MODULE_3__.v.replace(".", `-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString("hex")}.`)];
			for (const name of names) {
				try {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync)(recordsPath, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cwd, name), node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.COPYFILE_EXCL);
					return [name];
				} catch {}
			}
			return [];
		}
	}),
	84280: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => readActionsContext,
			N: () => repositoryOnServer
		});
		var first_line = __webpack_require__(16022);
		var github_event = __webpack_require__(36255);
		var known_fields = __webpack_require__(70454);
		var shorten = __webpack_require__(59088);
		;
		const maximumLength = 200;
		const hashLength = 12;
		function matrixJobName(job, matrix) {
			if (!job || !matrix) return undefined;
			try {
				const values = JSON.parse(matrix);
				if (typeof values !== "object" || Array.isArray(values)) return undefined;
				const shown = Object.values(values ?? {}).map(shownValue);
				return shown.length === 0 ? job : (0, shorten.w)(`${job} (${shown.join(", ")})`, maximumLength, hashLength);
			} catch {
				return undefined;
			}
		}
		const shownValue = (value) => typeof value === "string" && !value.includes(", ") ? value : JSON.stringify(value);
		;
		const repositoryOnServer = (_, { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }) => repository ? `${server ?? "https://github.com"}/${repository}` : undefined;
		const gitHubPages = {
			repository: repositoryOnServer,
			run: (repository, { id, attempt }) => `${repository}/actions/runs/${id}${attempt > 1 ? `/attempts/${attempt}` : ""}`,
			pullRequest: (repository, number) => `${repository}/pull/${number}`
		};
		function readActionsContext({ env, matrix }, pages = gitHubPages) {
			const event = (0, github_event.j)(env.GITHUB_EVENT_PATH);
			const { pull_request: pull, workflow_run: workflowRun, merge_group: mergeGroup } = event;
			const [owner, repository] = (env.GITHUB_REPOSITORY ?? "").split("/");
			const repositoryUrl = pages.repository(event, env);
			const branch = pull?.head?.ref ?? workflowRun?.head_branch ?? (env.GITHUB_HEAD_REF || (env.GITHUB_REF_TYPE === "branch" ? env.GITHUB_REF_NAME : undefined));
			const runUrl = (run) => repositoryUrl === undefined ? undefined : pages.run(repositoryUrl, run);
			const pullRequest = pull?.number ?? workflowRun?.pull_requests?.[0]?.number;
			return (0, known_fields.p)({
				org: env.GITHUB_REPOSITORY_OWNER || owner,
				project: repository,
				pipeline: env.GITHUB_WORKFLOW,
				job: env.GITHUB_JOB,
				matrixJob: matrixJobName(env.GITHUB_JOB, matrix) ?? env.SERVICE_JOB,
				ref: branch ?? env.GITHUB_REF_NAME,
				build: (0, known_fields.p)({
					id: env.GITHUB_RUN_ID && `${env.GITHUB_RUN_ID}.${env.GITHUB_RUN_ATTEMPT || "1"}`,
					number: env.GITHUB_RUN_NUMBER,
					url: env.GITHUB_RUN_ID && runUrl({
						id: env.GITHUB_RUN_ID,
						attempt: Number(env.GITHUB_RUN_ATTEMPT),
						number: env.GITHUB_RUN_NUMBER || undefined
					})
				}),
				testedBuild: workflowRun && testedBuild(workflowRun, runUrl),
				actor: workflowRun?.actor?.login ?? env.GITHUB_ACTOR,
				source: (0, known_fields.p)({
					url: repositoryUrl,
					ref: env.GITHUB_REF,
					branch,
					commit: pull?.head?.sha ?? workflowRun?.head_sha ?? mergeGroup?.head_sha ?? env.GITHUB_SHA,
					commitMessage: (0, first_line.Y)((workflowRun ?? mergeGroup ?? (env.GITHUB_EVENT_NAME === "schedule" ? {} : event)).head_commit?.message),
					pullRequest,
					pullRequestTitle: (0, first_line.Y)(pull?.title),
					pullRequestUrl: pull?.html_url ?? (repositoryUrl === undefined || !pullRequest ? undefined : pages.pullRequest(repositoryUrl, pullRequest)),
					baseBranch: env.GITHUB_BASE_REF || pull?.base?.ref || workflowRun?.pull_requests?.[0]?.base?.ref || mergeGroup?.base_ref?.replace(/^refs\/heads\//, "")
				})
			});
		}
		function testedBuild({ id, run_attempt: attempt = 1, run_number }, runUrl) {
			if (id === undefined) return undefined;
			const number = run_number === undefined ? undefined : String(run_number);
			return (0, known_fields.p)({
				id: `${id}.${attempt}`,
				number,
				url: runUrl({
					id: String(id),
					attempt,
					number
				})
			});
		}
	}),
	6989: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => isCi });
		var _services_ci_services_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42679);
		const variables = ["GITHUB_ACTIONS", "CODEBUILD_BUILD_ID"];
		const isCi = (env) => Boolean(env.CI) && env.CI !== "false" && env.CI !== "0" || variables.some((name) => Boolean(env[name])) || (0, _services_ci_services_js__WEBPACK_IMPORTED_MODULE_0__.f)(env) !== undefined;
	}),
	8436: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => completedRun });
		const completedRun = ({ workflow_run: completed }, env) => completed ?? (env.GITHUB_EVENT_NAME === "workflow_run" ? {} : undefined);
	}),
	81966: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Z: () => countedStep });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
		const maximumUses = 1e3;
		const generatedName = /^__[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
		function countedStep(env) {
			const { GITHUB_ACTION: given, RUNNER_TEMP: folder } = env;
			if (given === undefined || !folder) return env;
			const step = given.split(".").filter((name) => !generatedName.test(name)).join(".");
			const use = countUse(folder, step, env);
			return {
				...env,
				GITHUB_ACTION: use > 1 ? `${step}#${use}` : step
			};
		}
		function countUse(folder, step, { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB }) {
			const key = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", JSON.stringify([
				GITHUB_RUN_ID,
				GITHUB_RUN_ATTEMPT,
				GITHUB_JOB,
				step
			]), "hex").slice(0, 12);
			for (let use = 1; use <= maximumUses; use += 1) {
				try {
					(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `build-report-use-${key}-${use}`), "", { flag: "wx" });
					return use;
				} catch (error) {
					if (Object(error).code !== "EEXIST") return 1;
				}
			}
			return maximumUses;
		}
	}),
	16022: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => firstTextLine });
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60331);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		const maximumLength = 200;
		function firstTextLine(text) {
			if (typeof text !== "string") return undefined;
			const [line = ""] = text.trimStart().split(/[\r\n]/, 1);
			return (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(line).trim(), maximumLength) || undefined;
		}
	}),
	48168: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => isGitHubActions });
		var _services_gitea_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25064);
		const isGitHubActions = (env) => env.GITHUB_ACTIONS === "true" && !(0, _services_gitea_environment_js__WEBPACK_IMPORTED_MODULE_0__.U)(env);
	}),
	36255: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => readEvent });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		const maximumEventBytes = 25 * 1024 * 1024;
		function readEvent(path) {
			if (!path) return {};
			try {
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > maximumEventBytes) return {};
				const event = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
				return typeof event === "object" && event !== null ? event : {};
			} catch {
				return {};
			}
		}
	}),
	53522: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => historyBranch });
		var _completed_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8436);
		var _merge_queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9655);
		var _repository_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77637);
		const branchEvents = new Set([
			"push",
			"schedule",
			"workflow_dispatch"
		]);
		const branchPrefix = "refs/heads/";
		function historyBranch({ ciContext, event, env }) {
			const completed = (0, _completed_run_js__WEBPACK_IMPORTED_MODULE_0__.d)(event, env);
			const { merge_group: mergeGroup, pull_request: pull } = event;
			if (completed) return branchOfCompleted(completed, event, env);
			const ref = env.GITHUB_REF ?? "";
			const queued = (0, _merge_queue_js__WEBPACK_IMPORTED_MODULE_1__.m)(ref);
			const isQueue = env.GITHUB_EVENT_NAME === "merge_group";
			if (isQueue || queued !== undefined) return named(withoutPrefix(mergeGroup?.base_ref) || queued, isQueue ? "unlessFailed" : "never");
			const base = pull?.base?.ref || pull && ciContext.source.baseBranch;
			if (base) return named(base, "never");
			if (!ref.startsWith(branchPrefix)) return undefined;
			return named(withoutPrefix(ref), branchEvents.has(env.GITHUB_EVENT_NAME ?? "") ? "always" : "never");
		}
		function branchOfCompleted({ event: trigger = "", head_branch: branch, head_repository: repository, pull_requests: pulls }, { repository: own }, env) {
			const isOurs = repository?.full_name !== undefined && (0, _repository_name_js__WEBPACK_IMPORTED_MODULE_2__.y)(repository.full_name, env.GITHUB_REPOSITORY);
			if (trigger.startsWith("pull_request") || !isOurs) return named(pulls?.[0]?.base?.ref || own?.default_branch, "never");
			const queued = (0, _merge_queue_js__WEBPACK_IMPORTED_MODULE_1__.m)(branch);
			if (queued !== undefined) return named(queued, trigger === "merge_group" ? "unlessFailed" : "never");
			return named(branch, branchEvents.has(trigger) ? "always" : "never");
		}
		const named = (name, isBuild) => name ? {
			name,
			isBuild
		} : undefined;
		const withoutPrefix = (ref) => ref?.startsWith(branchPrefix) ? ref.slice(branchPrefix.length) : ref ?? "";
	}),
	9655: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => queuedPullRequest,
			m: () => queuedBranch
		});
		const queueRef = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d{1,15})-[0-9a-f]{40,64}$/;
		const queuedBranch = (ref) => queueRef.exec(ref ?? "")?.[1];
		function queuedPullRequest(ref) {
			const number = queueRef.exec(ref ?? "")?.[2];
			return number === undefined ? undefined : Number(number);
		}
	}),
	64207: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { O: () => readCiContext });
		var git_repository = __webpack_require__(7764);
		var actions_context = __webpack_require__(84280);
		var display_text = __webpack_require__(60331);
		var shorten = __webpack_require__(59088);
		var first_line = __webpack_require__(16022);
		var known_fields = __webpack_require__(70454);
		;
		const maximumName = 250;
		const hashLength = 12;
		const maximumUrl = 2e3;
		function checkedContext({ build = {}, testedBuild, source = {}, ...names }) {
			const { org, project, module: ownModule, pipeline, job, matrixJob, ref, actor } = names;
			const { pullRequest } = source;
			return (0, known_fields.p)({
				org: checked_context_name(org),
				project: checked_context_name(project),
				module: checked_context_name(ownModule),
				pipeline: checked_context_name(pipeline),
				job: checked_context_name(job),
				matrixJob: checked_context_name(matrixJob),
				ref: checked_context_name(ref),
				actor: checked_context_name(actor),
				build: checkedBuild(build),
				testedBuild: testedBuild && checkedBuild(testedBuild),
				source: (0, known_fields.p)({
					url: webAddress(source.url),
					ref: checked_context_name(source.ref),
					branch: checked_context_name(source.branch),
					commit: commitHash(source.commit),
					commitMessage: message(source.commitMessage),
					pullRequest: Number.isSafeInteger(pullRequest) ? pullRequest : undefined,
					pullRequestTitle: message(source.pullRequestTitle),
					pullRequestUrl: webAddress(source.pullRequestUrl),
					baseBranch: checked_context_name(source.baseBranch),
					baseCommit: commitHash(source.baseCommit)
				})
			});
		}
		const checkedBuild = ({ id, number, url }) => (0, known_fields.p)({
			id: checked_context_name(id),
			number: checked_context_name(number),
			url: webAddress(url)
		});
		const stringValue = (value) => typeof value === "string" ? value : "";
		const checked_context_name = (value) => (0, shorten.w)(withoutPasswords((0, display_text.p)(stringValue(value))).trim(), maximumName, hashLength);
		const message = (value) => (0, first_line.Y)(withoutPasswords(stringValue(value)));
		const withoutPasswords = (text) => text.replace(/\/\/[^\s/@:]*:[^\s/@]*@/g, "//");
		const commitHash = (value) => /^(?!0+$)[0-9a-f]{7,64}$/.test(stringValue(value)) ? stringValue(value) : undefined;
		function webAddress(value) {
			const address = stringValue(value);
			if (address === "" || address.length > maximumUrl || !URL.canParse(address)) return undefined;
			const url = new URL(address);
			const isPublic = /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" && withoutPasswords(address) === address;
			return isPublic && (0, display_text.p)(address) === address ? address : undefined;
		}
		var defined_fields = __webpack_require__(43268);
		;
		const fullLength = 40;
		const remoteBranches = "refs/remotes/origin/";
		function completedSource(context, repository) {
			const { source } = context;
			if (repository === undefined || source === undefined) return context;
			const { commit, pullRequest, baseBranch, branch } = source;
			const whole = commit !== undefined && commit.length < fullLength ? repository.ask("rev-parse", "--verify", "--quiet", `${commit}^{commit}`) : undefined;
			const completed = {
				...source,
				...(0, defined_fields.X)({ commit: whole })
			};
			if (pullRequest === undefined || baseBranch !== undefined) return {
				...context,
				source: completed
			};
			const base = defaultBranch(repository);
			if (base === undefined) return {
				...context,
				source: completed
			};
			if (base === branch) return {
				...context,
				source: withoutPullRequest(completed)
			};
			return {
				...context,
				source: {
					...completed,
					baseBranch: base
				}
			};
		}
		const withoutPullRequest = ({ pullRequest: _, pullRequestTitle: _title, pullRequestUrl: _url, ...source }) => source;
		function defaultBranch(repository) {
			const head = repository.ask("symbolic-ref", "--quiet", `${remoteBranches}HEAD`);
			return head?.startsWith(remoteBranches) ? head.slice(remoteBranches.length) : undefined;
		}
		;
		function environmentContext({ env }) {
			return (0, known_fields.p)({
				org: env.SERVICE_ORG,
				project: env.SERVICE_PROJECT,
				module: env.SERVICE_MODULE,
				pipeline: env.SERVICE_PIPELINE,
				job: env.SERVICE_JOB,
				matrixJob: env.SERVICE_JOB,
				ref: env.SERVICE_REF,
				build: (0, known_fields.p)({ id: env.SERVICE_BUILD }),
				source: (0, known_fields.p)({ baseBranch: env.SERVICE_BASE_BRANCH })
			});
		}
		var remote = __webpack_require__(5283);
		;
		const branches = "refs/heads/";
		function gitContext(repository) {
			const commit = repository?.ask("rev-parse", "HEAD");
			if (repository === undefined || commit === undefined) return {};
			const ref = repository.ask("symbolic-ref", "--quiet", "HEAD");
			const branch = ref?.startsWith(branches) ? ref.slice(branches.length) : undefined;
			const remote = remoteOf(repository);
			return (0, known_fields.p)({
				org: remote?.org,
				project: remote?.project,
				ref: branch,
				source: (0, known_fields.p)({
					url: remote?.url,
					ref,
					branch,
					commit
				})
			});
		}
		function remoteOf(repository) {
			const written = (0, remote.M)(repository.ask("config", "--get-all", "remote.origin.url")?.split("\n", 1)[0]);
			return written?.url === undefined ? (0, remote.M)(repository.ask("remote", "get-url", "origin")) ?? written : written;
		}
		var github_actions = __webpack_require__(48168);
		;
		const mergedContexts = (first, second) => ({
			...second,
			...first,
			build: {
				...second.build,
				...first.build
			},
			source: {
				...second.source,
				...first.source
			}
		});
		var ci_services = __webpack_require__(42679);
		;
		function readCiContext(sources, module) {
			const found = (0, github_actions.z)(sources.env) ? (0, actions_context.D)(sources) : elsewhere(sources);
			const ownModule = module || found.module || found.project;
			const whole = {
				...found,
				build: found.build ?? {},
				source: found.source ?? {}
			};
			return ownModule === undefined ? whole : {
				...whole,
				module: ownModule
			};
		}
		function elsewhere(sources) {
			const repository = (0, git_repository.W)(sources.cwd);
			const own = checkedContext(environmentContext(sources));
			const git = gitContext(repository);
			const service = (0, ci_services.f)(sources.env);
			if (service === undefined) return mergedContexts(own, git);
			const named = withoutOwnProject(checkedContext(service.read(sources)), git);
			return completedSource(mergedContexts(own, mergedContexts(named, withoutBranchOf(git, named))), repository);
		}
		function withoutOwnProject(named, git) {
			if (named.org !== undefined || git.project === undefined) return named;
			const { project: _, ...others } = named;
			return others;
		}
		function withoutBranchOf(git, { ref, source }) {
			if (ref === undefined && source?.ref === undefined) return git;
			const { ref: _, source: { ref: _ref, branch: _branch, ...facts } = {}, ...others } = git;
			return {
				...others,
				source: facts
			};
		}
	}),
	5283: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => parseRemote });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43268);
		var _base_text_decode_escapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7654);
		const maximumLength = 2e3;
		function parseRemote(given) {
			const whole = given?.trim() ?? "";
			if (whole.length > maximumLength || /^(?:ext|fd)::/.test(whole)) return undefined;
			const codeCommitName = codeCommitAddress.exec(whole)?.[1];
			if (codeCommitName !== undefined) return { project: codeCommitName };
			const address = whole.replace(/^[a-z\d][a-z\d.+-]*::/i, "");
			const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(address)?.[1]?.toLowerCase();
			const rest = address.slice(scheme === undefined ? 0 : scheme.length + "://".length).split(/[?#]/, 1)[0] ?? "";
			const bare = rest.slice(rest.lastIndexOf("@") + 1);
			const { host, path } = webPlace(scheme === undefined ? splitScp(bare) : splitUrl(scheme, bare));
			const names = path.replace(host === undefined ? /\.(?:git|bundle)$/ : /\.git$/, "").split(/[\\/]/).filter((name) => ![
				"",
				".",
				".."
			].includes(name));
			const owners = host === undefined ? names.slice(-2, -1) : ownersOf(names.slice(0, -1));
			const project = names.at(-1);
			if (project === undefined || owners.length === 0) return undefined;
			const url = host === undefined ? undefined : urlOf(scheme, host, names);
			return {
				org: owners.join("/"),
				project,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({ url })
			};
		}
		const codeCommitAddress = /^(?:codecommit:(?::[\w-]+:)?\/\/(?:[^@]*@)?|(?:https|ssh):\/\/(?:[^@]*@)?git-codecommit[\w-]*\.[\w-]+\.amazonaws\.com(?:\.cn)?\/v1\/repos\/)([\w.-]+?)\/?$/;
		function splitUrl(scheme, rest) {
			const slash = rest.indexOf("/");
			if (scheme === "file" || slash < 1) return { path: withoutSlash(rest) };
			return {
				host: rest.slice(0, slash),
				path: withoutSlash(rest.slice(slash))
			};
		}
		function splitScp(rest) {
			const [, inBrackets, bracketed] = /^\[?([^[\]/]+)\]:(.*)$/.exec(rest) ?? [];
			if (inBrackets !== undefined && bracketed !== undefined) return {
				host: inBrackets,
				path: withoutSlash(bracketed)
			};
			const colon = rest.indexOf(":");
			const isHost = colon > 1 && !rest.slice(0, colon).includes("/");
			return isHost ? {
				host: rest.slice(0, colon),
				path: withoutSlash(rest.slice(colon + 1))
			} : { path: withoutSlash(rest) };
		}
		function webPlace(split) {
			const host = split.host?.replace(/:\d{1,5}$/, "");
			const [, account] = /^([\w-]+)\.visualstudio\.com$/.exec(host ?? "") ?? [];
			const isSsh = host === "ssh.dev.azure.com" || account === "vs-ssh";
			if (!isSsh && account === undefined && host !== "dev.azure.com") return {
				...split,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({ host: webHost(split.host) })
			};
			const [first = "", ...others] = split.path.split("/").filter((name) => name !== "" && name !== "_git");
			const names = isSsh ? others : account === undefined ? [first, ...others] : [
				account,
				...first === "DefaultCollection" ? [] : [first],
				...others
			];
			const [organisation, project, repository = project] = names;
			return project === undefined ? split : {
				host: "dev.azure.com",
				path: `${organisation}/${project}/_git/${repository}`
			};
		}
		const webHost = (host) => host?.replace(/^(?:alt)?ssh\.(github\.com|gitlab\.com|bitbucket\.org)(?::\d{1,5})?$/, "$1");
		const withoutSlash = (path) => path.endsWith("/") ? path.slice(0, -1) : path;
		function ownersOf(names) {
			const owners = names.filter((name) => name !== "_git" && name !== "_ssh");
			return owners[0] === "scm" && owners.length === 2 ? owners.slice(1) : owners;
		}
		function urlOf(scheme, host, names) {
			const isWeb = scheme === "https" || scheme === "http";
			const shown = isWeb ? host : host.replace(/:\d{1,5}$/, "");
			const isAddress = isWeb ? /^[\w.-]+(?::\d{1,5})?$/.test(shown) : /^[\w-]+(?:\.[\w-]+)+$/.test(shown);
			if (!isAddress) return undefined;
			return `${isWeb ? scheme : "https"}://${shown}/${names.map((name) => encodeURIComponent((0, _base_text_decode_escapes_js__WEBPACK_IMPORTED_MODULE_1__.z)(name))).join("/")}`;
		}
	}),
	77637: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => isSameName });
		const isSameName = (one, other) => one?.toLowerCase() === other?.toLowerCase();
	}),
	65804: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => reportedAttempt,
			T: () => runAttempt
		});
		const maximumAttempt = 999999;
		const reportedAttempt = (event, env) => attemptIn(event.workflow_run?.run_attempt ?? env.GITHUB_RUN_ATTEMPT);
		function runAttempt(ciContext, event, env) {
			if (env.GITHUB_ACTIONS === "true") return reportedAttempt(event(), env);
			if (env.GITLAB_CI === "true") return 1;
			const { build, testedBuild = build } = ciContext();
			return attemptIn(/\.([1-9]\d{0,8})$/.exec(testedBuild.id ?? "")?.[1]);
		}
		function attemptIn(value) {
			const number = Number(value);
			return Number.isSafeInteger(number) && number > 0 ? Math.min(number, maximumAttempt) : 1;
		}
	}),
	42679: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => findCiService });
		var display_text = __webpack_require__(60331);
		var remote = __webpack_require__(5283);
		;
		function jobPart(job, number, total) {
			const isPart = Number(total) > 1 && Number.isSafeInteger(number) && number > 0;
			if (!isPart) return job;
			return job ? `${job} (${number} of ${total})` : `part ${number} of ${total}`;
		}
		const numberOfIndex = (index) => index ? Number(index) + 1 : Number.NaN;
		;
		const pullRequestNumber = (text) => /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : undefined;
		;
		const branches = "refs/heads/";
		const tags = "refs/tags/";
		const branchName = (ref) => ref?.startsWith(branches) ? ref.slice(branches.length) : ref;
		function refNames(branch, tag) {
			if (tag) return {
				ref: tag,
				fullRef: `${tags}${tag}`
			};
			return branch ? {
				ref: branch,
				fullRef: `${branches}${branch}`,
				branch
			} : {};
		}
		function parseRef(fullRef) {
			if (fullRef?.startsWith(branches)) return refNames(fullRef.slice(branches.length));
			if (fullRef?.startsWith(tags)) return refNames(undefined, fullRef.slice(tags.length));
			return fullRef ? { fullRef } : {};
		}
		;
		const azurePipelines = {
			isActive: ({ TF_BUILD }) => Boolean(TF_BUILD),
			read({ env }) {
				const repository = (0, remote.M)(env.BUILD_REPOSITORY_URI);
				const number = pullRequestNumber(env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER) ?? pullRequestNumber(env.SYSTEM_PULLREQUEST_PULLREQUESTID);
				const built = parseRef(env.BUILD_SOURCEBRANCH);
				const isChange = number !== undefined || Boolean(env.SYSTEM_PULLREQUEST_SOURCEBRANCH);
				const { ref, branch } = isChange ? refNames(branchName(env.SYSTEM_PULLREQUEST_SOURCEBRANCH)) : built;
				const job = jobOf(env);
				return {
					org: repository?.org,
					project: repository?.project,
					pipeline: env.BUILD_DEFINITIONNAME,
					job,
					matrixJob: matrixJobOf(job, env),
					ref,
					build: {
						id: buildId(env),
						number: env.BUILD_BUILDNUMBER,
						url: buildUrl(env)
					},
					actor: env.BUILD_REQUESTEDFOR,
					source: {
						url: repository?.url,
						ref: built.fullRef,
						branch,
						commit: env.SYSTEM_PULLREQUEST_SOURCECOMMITID || env.BUILD_SOURCEVERSION,
						commitMessage: isChange ? undefined : env.BUILD_SOURCEVERSIONMESSAGE,
						pullRequest: number,
						pullRequestUrl: repository?.url && number ? `${repository.url}/${pullPath(env.BUILD_REPOSITORY_PROVIDER)}/${number}` : undefined,
						baseBranch: branchName(env.SYSTEM_PULLREQUEST_TARGETBRANCH)
					}
				};
			}
		};
		const unnamed = "__default";
		function jobOf({ SYSTEM_STAGENAME: stage, SYSTEM_PHASENAME: phase, SYSTEM_JOBNAME: name }) {
			const job = phase || name;
			return job && stage && stage !== unnamed ? `${stage}.${job}` : job;
		}
		function matrixJobOf(job, env) {
			const { SYSTEM_PHASENAME: phase, SYSTEM_JOBNAME: leg } = env;
			if (job && phase && leg && leg !== unnamed && leg !== phase) return `${job} (${leg})`;
			return jobPart(job, Number(env.SYSTEM_JOBPOSITIONINPHASE), env.SYSTEM_TOTALJOBSINPHASE);
		}
		function buildId({ BUILD_BUILDID: id, SYSTEM_JOBATTEMPT: job, SYSTEM_STAGEATTEMPT: stage }) {
			const attempt = Math.max(Number(job) || 0, Number(stage) || 0);
			return id && attempt > 0 ? `${id}.${attempt}` : id;
		}
		function buildUrl({ SYSTEM_COLLECTIONURI, SYSTEM_TEAMFOUNDATIONCOLLECTIONURI, SYSTEM_TEAMPROJECT: project, BUILD_BUILDID: id }) {
			const collection = SYSTEM_COLLECTIONURI || SYSTEM_TEAMFOUNDATIONCOLLECTIONURI;
			if (!collection || !project || !id) return undefined;
			return `${collection.replace(/\/$/, "")}/${encodeURIComponent((0, display_text.p)(project))}/_build/results?buildId=${encodeURIComponent((0, display_text.p)(id))}`;
		}
		function pullPath(provider = "") {
			if (provider.startsWith("GitHub")) return "pull";
			return provider.startsWith("Bitbucket") ? "pull-requests" : "pullrequest";
		}
		;
		const bitbucketPipelines = {
			isActive: ({ BITBUCKET_BUILD_NUMBER }) => Boolean(BITBUCKET_BUILD_NUMBER),
			read({ env }) {
				const { BITBUCKET_REPO_FULL_NAME: fullName, BITBUCKET_BUILD_NUMBER: build } = env;
				const url = fullName && `https://bitbucket.org/${fullName}`;
				const number = pullRequestNumber(env.BITBUCKET_PR_ID);
				const { ref, fullRef, branch } = refNames(env.BITBUCKET_BRANCH, env.BITBUCKET_TAG);
				return {
					org: env.BITBUCKET_WORKSPACE,
					project: env.BITBUCKET_REPO_SLUG,
					pipeline: "Bitbucket Pipelines",
					matrixJob: jobPart(undefined, numberOfIndex(env.BITBUCKET_PARALLEL_STEP), env.BITBUCKET_PARALLEL_STEP_COUNT),
					ref,
					build: {
						id: bitbucket_pipelines_buildId(env),
						number: build,
						url: url && build && `${url}/pipelines/results/${build}`
					},
					source: {
						url,
						ref: fullRef,
						branch,
						commit: env.BITBUCKET_COMMIT,
						pullRequest: number,
						pullRequestUrl: url && number ? `${url}/pull-requests/${number}` : undefined,
						baseBranch: env.BITBUCKET_PR_DESTINATION_BRANCH
					}
				};
			}
		};
		const bitbucket_pipelines_buildId = ({ BITBUCKET_BUILD_NUMBER: id, BITBUCKET_STEP_RUN_NUMBER: run }) => id && /^[1-9]\d{0,8}$/.test(run ?? "") ? `${id}.${run}` : id;
		;
		const buildkite = {
			isActive: ({ BUILDKITE }) => BUILDKITE === "true",
			read({ env }) {
				const repository = (0, remote.M)(env.BUILDKITE_REPO);
				const number = pullRequestNumber(env.BUILDKITE_PULL_REQUEST);
				const { ref, fullRef, branch } = refNames(env.BUILDKITE_BRANCH, env.BUILDKITE_TAG);
				return {
					org: repository?.org ?? env.BUILDKITE_ORGANIZATION_SLUG,
					project: repository?.project ?? env.BUILDKITE_PIPELINE_SLUG,
					pipeline: env.BUILDKITE_PIPELINE_SLUG,
					job: env.BUILDKITE_STEP_KEY || env.BUILDKITE_LABEL,
					matrixJob: jobPart(env.BUILDKITE_LABEL || env.BUILDKITE_STEP_KEY, numberOfIndex(env.BUILDKITE_PARALLEL_JOB), env.BUILDKITE_PARALLEL_JOB_COUNT),
					ref,
					build: {
						id: buildkite_buildId(env),
						number: env.BUILDKITE_BUILD_NUMBER,
						url: env.BUILDKITE_BUILD_URL
					},
					actor: env.BUILDKITE_BUILD_CREATOR || env.BUILDKITE_BUILD_AUTHOR,
					source: {
						url: repository?.url,
						ref: fullRef,
						branch,
						commit: env.BUILDKITE_COMMIT,
						commitMessage: env.BUILDKITE_MESSAGE,
						pullRequest: number,
						pullRequestUrl: pullUrl(repository?.url, number, env.BUILDKITE_PIPELINE_PROVIDER),
						baseBranch: (number === undefined ? undefined : env.BUILDKITE_PULL_REQUEST_BASE_BRANCH) || env.BUILDKITE_MERGE_QUEUE_BASE_BRANCH
					}
				};
			}
		};
		function buildkite_buildId({ BUILDKITE_BUILD_ID: id, BUILDKITE_RETRY_COUNT: retries }) {
			return id && /^\d{1,8}$/.test(retries ?? "") ? `${id}.${Number(retries) + 1}` : id;
		}
		const pullPaths = {
			github: "pull",
			github_enterprise: "pull",
			gitlab: "-/merge_requests",
			gitlab_ee: "-/merge_requests",
			bitbucket: "pull-requests"
		};
		function pullUrl(repository, number, provider = "") {
			const path = Object.hasOwn(pullPaths, provider) ? pullPaths[provider] : undefined;
			return repository && number && path ? `${repository}/${path}/${number}` : undefined;
		}
		;
		const circleCi = {
			isActive: ({ CIRCLECI }) => CIRCLECI === "true",
			read({ env }) {
				const { ref, fullRef, branch } = refNames(env.CIRCLE_BRANCH, env.CIRCLE_TAG);
				return {
					org: env.CIRCLE_PROJECT_USERNAME,
					project: env.CIRCLE_PROJECT_REPONAME,
					pipeline: "CircleCI",
					job: env.CIRCLE_JOB,
					matrixJob: jobPart(env.CIRCLE_JOB, numberOfIndex(env.CIRCLE_NODE_INDEX), env.CIRCLE_NODE_TOTAL),
					ref,
					build: {
						id: circle_ci_buildId(env),
						number: env.CIRCLE_BUILD_NUM,
						url: env.CIRCLE_BUILD_URL
					},
					actor: env.CIRCLE_USERNAME,
					source: {
						url: (0, remote.M)(env.CIRCLE_REPOSITORY_URL)?.url,
						ref: fullRef,
						branch,
						commit: env.CIRCLE_SHA1,
						pullRequest: pullRequestNumber(env.CIRCLE_PR_NUMBER) ?? pullRequestNumber(/\/(\d{1,15})$/.exec(env.CIRCLE_PULL_REQUEST ?? "")?.[1]),
						pullRequestUrl: env.CIRCLE_PULL_REQUEST
					}
				};
			}
		};
		function circle_ci_buildId({ CIRCLE_PIPELINE_ID, CIRCLE_WORKFLOW_ID, CIRCLE_BUILD_NUM: job }) {
			const run = CIRCLE_PIPELINE_ID || CIRCLE_WORKFLOW_ID;
			return run && /^[1-9]\d{0,8}$/.test(job ?? "") ? `${run}.${job}` : run;
		}
		var actions_context = __webpack_require__(84280);
		var gitea_environment = __webpack_require__(25064);
		;
		const giteaActions = {
			isActive: gitea_environment.U,
			read: (sources) => (0, actions_context.D)(sources, sources.env.FORGEJO_ACTIONS === "true" ? forgejoPages : giteaPages)
		};
		const forgejoPages = {
			repository: (event, env) => addressInEvent(event, env) ?? (0, actions_context.N)(event, env),
			run: (repository, { number }) => number === undefined ? undefined : `${repository}/actions/runs/${number}`,
			pullRequest: (repository, number) => `${repository}/pulls/${number}`
		};
		const giteaPages = {
			...forgejoPages,
			run(repository, run) {
				const url = forgejoPages.run(repository, run);
				return url === undefined ? undefined : `${url}?by_index=1`;
			}
		};
		const addressInEvent = ({ repository }, { GITHUB_REPOSITORY: name }) => {
			const url = repository?.html_url;
			return name && typeof url === "string" && url.endsWith(`/${name}`) ? url : undefined;
		};
		;
		const gitlab = {
			isActive: ({ GITLAB_CI }) => GITLAB_CI === "true",
			read({ env }) {
				const number = pullRequestNumber(env.CI_MERGE_REQUEST_IID);
				const external = pullRequestNumber(env.CI_EXTERNAL_PULL_REQUEST_IID);
				const sourceBranch = env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME || env.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME;
				const { ref, fullRef, branch } = refNames(sourceBranch || env.CI_COMMIT_BRANCH, env.CI_COMMIT_TAG);
				const head = env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || env.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA;
				return {
					org: env.CI_PROJECT_NAMESPACE,
					project: env.CI_PROJECT_NAME,
					pipeline: env.CI_PIPELINE_NAME || "GitLab CI",
					job: withoutPart(env.CI_JOB_NAME),
					matrixJob: env.CI_JOB_NAME,
					ref: ref ?? env.CI_COMMIT_REF_NAME,
					build: {
						id: gitlab_buildId(env),
						number: env.CI_PIPELINE_IID,
						url: env.CI_PIPELINE_URL
					},
					actor: env.GITLAB_USER_LOGIN,
					source: {
						url: env.CI_PROJECT_URL,
						ref: env.CI_MERGE_REQUEST_REF_PATH || fullRef,
						branch,
						commit: head || env.CI_COMMIT_SHA,
						commitMessage: head ? undefined : env.CI_COMMIT_TITLE,
						pullRequest: number ?? external,
						pullRequestTitle: env.CI_MERGE_REQUEST_TITLE,
						pullRequestUrl: number && env.CI_MERGE_REQUEST_PROJECT_URL ? `${env.CI_MERGE_REQUEST_PROJECT_URL}/-/merge_requests/${number}` : undefined,
						baseBranch: branchName(env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME || env.CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME),
						baseCommit: env.CI_MERGE_REQUEST_TARGET_BRANCH_SHA || env.CI_MERGE_REQUEST_DIFF_BASE_SHA
					}
				};
			}
		};
		function withoutPart(name) {
			if (name?.endsWith("]")) return name.split(": [", 1)[0];
			return name?.replace(/ \d{1,4}\/\d{1,4}$/, "");
		}
		function gitlab_buildId({ CI_PIPELINE_ID: id, CI_PIPELINE_CREATED_AT: created = "", CI_JOB_STARTED_AT: started = "" }) {
			const second = Math.floor((Date.parse(started) - Date.parse(created)) / 1e3);
			return id && second >= 0 && second < 999999999 ? `${id}.${second + 1}` : id;
		}
		;
		const jenkins = {
			isActive: ({ JENKINS_URL, BUILD_TAG }) => Boolean(JENKINS_URL) || BUILD_TAG?.startsWith("jenkins-") === true,
			read({ env }) {
				const repository = (0, remote.M)(env.GIT_URL);
				const number = pullRequestNumber(env.CHANGE_ID);
				const { ref, fullRef, branch } = number === undefined ? builtRef(env) : refNames(env.CHANGE_BRANCH);
				const job = stageOf(env);
				return {
					org: repository?.org,
					project: repository?.project,
					pipeline: pipelineOf(env),
					job,
					matrixJob: job,
					ref,
					build: {
						id: env.BUILD_TAG,
						number: env.BUILD_NUMBER,
						url: env.BUILD_URL
					},
					actor: env.CHANGE_AUTHOR,
					source: {
						url: repository?.url,
						ref: fullRef,
						branch,
						commit: env.GIT_COMMIT,
						pullRequest: number,
						pullRequestTitle: env.CHANGE_TITLE,
						pullRequestUrl: env.CHANGE_URL,
						baseBranch: env.CHANGE_TARGET
					}
				};
			}
		};
		function builtRef({ BRANCH_NAME, TAG_NAME, GIT_LOCAL_BRANCH, GIT_BRANCH }) {
			const branch = BRANCH_NAME || GIT_LOCAL_BRANCH || GIT_BRANCH?.replace(/^origin\//, "");
			if (!TAG_NAME && branch?.startsWith("refs/")) return parseRef(branch);
			return refNames(branch === "detached" ? undefined : branch, TAG_NAME);
		}
		function pipelineOf({ JOB_NAME: name, BRANCH_NAME: branch }) {
			if (!name || !branch) return name;
			const slash = name.lastIndexOf("/");
			return slash > 0 && name.slice(slash + 1) === encodedBranch(branch) ? name.slice(0, slash) : name;
		}
		const encodedBranch = (branch) => branch.replace(/[#%/?[\]\\]/g, encodeURIComponent);
		const stageOf = ({ STAGE_NAME: name }) => name?.startsWith("Declarative: ") ? undefined : name;
		var external_node_fs_ = __webpack_require__(73024);
		;
		const maximumBytes = 4 * 1024 * 1024;
		function readJavaProperties(path, isWanted) {
			const found = new Map();
			for (const line of fileText(path).split(/\r\n|[\r\n]/)) {
				const [, name, value = ""] = /^((?:[^\\=:\s#!]|\\.)(?:[^\\=:\s]|\\.)*)=(.*)$/.exec(line) ?? [];
				if (name !== undefined && isWanted(unescaped(name))) found.set(unescaped(name), unescaped(value));
			}
			return found;
		}
		function fileText(path) {
			if (!path) return "";
			try {
				const { size } = (0, external_node_fs_.statSync)(path);
				return (0, external_node_fs_.statSync)(path).isFile() && size <= maximumBytes ? (0, external_node_fs_.readFileSync)(path, "latin1") : "";
			} catch {
				return "";
			}
		}
		const controls = {
			n: "\n",
			r: "\r",
			t: "	",
			f: "\f"
		};
		const unescaped = (text) => text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code, character = "") => code === undefined ? controls[character] ?? character : String.fromCharCode(Number.parseInt(code, 16)));
		;
		const teamCity = {
			isActive: ({ TEAMCITY_VERSION }) => Boolean(TEAMCITY_VERSION),
			read({ env }) {
				const system = readJavaProperties(env.TEAMCITY_BUILD_PROPERTIES_FILE, (name) => systemProperties.has(name));
				const parameters = readJavaProperties(system.get("teamcity.configuration.properties.file"), isParameter);
				const parameter = (name) => parameters.get(`teamcity.${name}`);
				const built = team_city_builtRef(parameters);
				const number = pullRequestNumber(parameter("pullRequest.number")) ?? numberOfRef(built.fullRef);
				const { ref, branch } = number === undefined ? built : {
					ref: `pull/${number}`,
					...refNames(parameter("pullRequest.source.branch"))
				};
				const job = env.TEAMCITY_BUILDCONF_NAME;
				const id = system.get("teamcity.build.id") ?? parameter("build.id");
				const server = parameter("serverUrl");
				return {
					project: env.TEAMCITY_PROJECT_NAME,
					pipeline: job,
					job,
					matrixJob: jobPart(job, Number(parameter("build.parallelTests.currentBatch")), parameter("build.parallelTests.totalBatches")),
					ref,
					build: {
						id: id ?? env.BUILD_NUMBER?.replaceAll(".", "-"),
						number: env.BUILD_NUMBER,
						url: env.BUILD_URL || (server && id ? `${server.replace(/\/$/, "")}/build/${encodeURIComponent((0, display_text.p)(id))}` : undefined)
					},
					actor: actorOf(parameter("build.triggeredBy.username")),
					source: {
						ref: built.fullRef,
						branch,
						commit: env.BUILD_VCS_NUMBER,
						pullRequest: number,
						pullRequestTitle: parameter("pullRequest.title"),
						baseBranch: parameter("pullRequest.target.branch")
					}
				};
			}
		};
		const numberOfRef = (ref = "") => pullRequestNumber(/^refs\/(?:pull|pull-requests|merge-requests)\/(\d{1,15})\/(?:head|merge|from)$/.exec(ref)?.[1]);
		const actorOf = (user) => user === "n/a" ? undefined : user;
		const systemProperties = new Set(["teamcity.build.id", "teamcity.configuration.properties.file"]);
		const isParameter = (name) => /^teamcity\.(?:serverUrl$|build\.|pullRequest\.)/.test(name);
		function team_city_builtRef(parameters) {
			const [, vcsBranch] = [...parameters].find(([name]) => name.startsWith("teamcity.build.vcs.branch.")) ?? [];
			if (vcsBranch?.startsWith("refs/")) return parseRef(vcsBranch);
			const logical = parameters.get("teamcity.build.branch");
			return refNames(vcsBranch ?? (logical === "<default>" ? undefined : logical));
		}
		;
		const woodpecker = {
			isActive: ({ CI, CI_SYSTEM_NAME }) => CI === "woodpecker" || CI_SYSTEM_NAME === "woodpecker",
			read({ env }) {
				const number = changeNumber(env);
				const isChange = number !== undefined;
				const isTitle = isChange && env.CI_FORGE_TYPE !== "gitlab";
				const { ref, fullRef, branch } = refNames(isChange ? env.CI_COMMIT_SOURCE_BRANCH : env.CI_COMMIT_BRANCH, env.CI_COMMIT_TAG);
				return {
					org: env.CI_REPO_OWNER,
					project: env.CI_REPO_NAME,
					pipeline: env.CI_WORKFLOW_NAME,
					job: env.CI_STEP_NAME,
					matrixJob: env.CI_STEP_NAME,
					ref,
					build: {
						id: env.CI_PIPELINE_NUMBER,
						number: env.CI_PIPELINE_NUMBER,
						url: env.CI_PIPELINE_URL
					},
					actor: env.CI_PIPELINE_AUTHOR || env.CI_COMMIT_AUTHOR,
					source: {
						url: env.CI_REPO_URL,
						ref: env.CI_COMMIT_REF || fullRef,
						branch,
						commit: env.CI_COMMIT_SHA,
						commitMessage: isTitle ? undefined : env.CI_COMMIT_MESSAGE,
						pullRequest: number,
						pullRequestTitle: isTitle ? env.CI_COMMIT_MESSAGE : undefined,
						pullRequestUrl: isChange && env.CI_FORGE_TYPE !== "bitbucket_dc" ? env.CI_PIPELINE_FORGE_URL : undefined,
						baseBranch: isChange ? env.CI_COMMIT_TARGET_BRANCH : undefined
					}
				};
			}
		};
		const changeNumber = ({ CI_COMMIT_PULL_REQUEST: number, CI_COMMIT_REF: ref }) => ref?.startsWith("refs/heads/") ? undefined : pullRequestNumber(number);
		;
		const services = [
			giteaActions,
			gitlab,
			azurePipelines,
			buildkite,
			circleCi,
			bitbucketPipelines,
			woodpecker,
			teamCity,
			jenkins
		];
		const findCiService = (env) => services.find(({ isActive }) => isActive(env));
	}),
	25064: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => isGiteaActions });
		const isGiteaActions = ({ GITEA_ACTIONS, FORGEJO_ACTIONS }) => GITEA_ACTIONS === "true" || FORGEJO_ACTIONS === "true";
	}),
	64180: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => storedContext,
			X: () => ofOtherCommit
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43268);
		var _completed_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8436);
		var _repository_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77637);
		function storedContext(ciContext, event, env) {
			const completed = (0, _completed_run_js__WEBPACK_IMPORTED_MODULE_0__.d)(event, env);
			const { pull_request: pull, issue } = event;
			if (completed) return ofCompleted(ciContext, completed, env);
			if (pull !== undefined) {
				const own = pull.base?.repo?.full_name ?? env.GITHUB_REPOSITORY;
				return (0, _repository_name_js__WEBPACK_IMPORTED_MODULE_1__.y)(pull.head?.repo?.full_name, own) ? ciContext : onBranch(ciContext, ofFork(pull.head?.repo, pull.head?.ref));
			}
			if (issue?.pull_request && issue.number !== undefined) return withoutBranch(ciContext, {
				ref: `pull/${issue.number}`,
				pullRequest: issue.number
			});
			return ciContext;
		}
		const ofOtherCommit = (ciContext, commit) => withoutBranch(ciContext, {
			ref: commit,
			commit
		});
		function ofCompleted(ciContext, completed, env) {
			const { id, run_attempt: attempt = 1, name, head_branch: branch = "unknown", head_repository: repository } = completed;
			const { build, testedBuild = build } = ciContext;
			const isOwn = repository?.full_name !== undefined && (0, _repository_name_js__WEBPACK_IMPORTED_MODULE_1__.y)(repository.full_name, env.GITHUB_REPOSITORY);
			const stored = {
				...ciContext,
				build: id === undefined ? build : {
					...testedBuild,
					id: `${id}.${attempt}`
				},
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__.X)({ pipeline: name })
			};
			return onBranch(stored, isOwn ? branch : ofFork(repository, branch));
		}
		const ofFork = (repository, branch = "unknown") => `${repository?.full_name?.split("/")[0] ?? "ghost"}:${branch}`;
		const onBranch = (ciContext, branch) => ({
			...ciContext,
			ref: branch,
			source: {
				...ciContext.source,
				branch
			}
		});
		function withoutBranch({ source: { branch: _, commitMessage: _message, ...source }, ...ciContext }, { ref, ...facts }) {
			return {
				...ciContext,
				ref,
				source: {
					...source,
					...facts
				}
			};
		}
	}),
	1614: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => untrustedEvent });
		const untrustedEvents = [
			"workflow_run",
			"pull_request_target",
			"issue_comment"
		];
		function untrustedEvent({ GITHUB_ACTIONS: inActions, GITHUB_EVENT_NAME: event = "" }) {
			return inActions === "true" && untrustedEvents.includes(event) ? event : undefined;
		}
	}),
	68281: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => workspacePrefix });
		var _base_text_inner_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64601);
		function workspacePrefix(workspace, cwd) {
			if (!workspace) return "";
			const path = (0, _base_text_inner_path_js__WEBPACK_IMPORTED_MODULE_0__.g)(workspace, cwd) ?? "";
			return path === "" ? "" : `${path}/`;
		}
	}),
	7764: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => findRepository });
		var external_node_child_process_ = __webpack_require__(31421);
		var find_program = __webpack_require__(40555);
		var external_node_path_ = __webpack_require__(76760);
		;
		const safeSettings = [
			"core.fsmonitor=",
			"core.hooksPath=/dev/null",
			"credential.helper=",
			"fetch.bundleURI=",
			"safe.bareRepository=explicit"
		];
		const repositoryVariables = new Set([
			"GIT_DIR",
			"GIT_WORK_TREE",
			"GIT_IMPLICIT_WORK_TREE",
			"GIT_COMMON_DIR",
			"GIT_INDEX_FILE",
			"GIT_OBJECT_DIRECTORY",
			"GIT_ALTERNATE_OBJECT_DIRECTORIES",
			"GIT_NAMESPACE",
			"GIT_PREFIX"
		]);
		function gitCommand(workTree, program, words, env) {
			const inherited = Object.entries(env).filter(([name]) => !repositoryVariables.has(name.toUpperCase()));
			return {
				file: program.path,
				words: [
					"--no-pager",
					...safeSettings.flatMap((setting) => ["-c", setting]),
					"-C",
					workTree,
					...words
				],
				options: {
					cwd: (0, external_node_path_.dirname)(program.path),
					env: {
						...Object.fromEntries(inherited),
						PATH: program.searchPath,
						GIT_ALLOW_PROTOCOL: "none",
						GIT_NO_LAZY_FETCH: "1",
						GIT_CEILING_DIRECTORIES: (0, external_node_path_.dirname)(workTree),
						GIT_OPTIONAL_LOCKS: "0",
						GIT_TERMINAL_PROMPT: "0"
					}
				}
			};
		}
		var work_tree = __webpack_require__(21121);
		;
		const askTimeoutMs = 1e4;
		const maximumAnswerBytes = 64 * 1024;
		const maximumBlobBytes = 1024 * 1024;
		const listTimeoutMs = 3e4;
		const maximumItems = 1e6;
		const maximumListBytes = 128 * 1024 * 1024;
		function findRepository(cwd, env = process.env) {
			const workTree = (0, work_tree.vE)(cwd);
			const program = workTree === undefined ? undefined : (0, find_program.K)("git", workTree, env);
			if (workTree === undefined || program === undefined) return undefined;
			return {
				ask: (...words) => answerOf(gitCommand(workTree, program, words, env), maximumAnswerBytes)?.trim(),
				blob: (hash) => answerOf(gitCommand(workTree, program, [
					"cat-file",
					"blob",
					hash
				], env), maximumBlobBytes),
				list: (...words) => itemsOf(gitCommand(workTree, program, words, env)),
				firstErrorLine: (...words) => firstErrorLineOf(gitCommand(workTree, program, words, env))
			};
		}
		function answerOf({ file, words, options }, maxBuffer) {
			try {
				return (0, external_node_child_process_.execFileSync)(file, words, {
					...options,
					encoding: "utf8",
					stdio: [
						"ignore",
						"pipe",
						"ignore"
					],
					timeout: askTimeoutMs,
					killSignal: "SIGKILL",
					maxBuffer
				});
			} catch {
				return undefined;
			}
		}
		function itemsOf({ file, words, options }) {
			const { stdout, status, error } = (0, external_node_child_process_.spawnSync)(file, words, {
				...options,
				stdio: [
					"ignore",
					"pipe",
					"ignore"
				],
				timeout: listTimeoutMs,
				killSignal: "SIGKILL",
				maxBuffer: maximumListBytes
			});
			const isTooLong = error !== undefined && "code" in error && error.code === "ENOBUFS";
			if (status !== 0 && !isTooLong) return undefined;
			const items = [];
			for (let start = 0; items.length < maximumItems;) {
				const end = stdout.indexOf(0, start);
				if (end === -1) break;
				items.push(stdout.toString("utf8", start, end));
				start = end + 1;
			}
			return items.length === 0 && isTooLong ? undefined : items;
		}
		function firstErrorLineOf({ file, words, options }) {
			const { stderr } = (0, external_node_child_process_.spawnSync)(file, words, {
				...options,
				env: {
					...options.env,
					LC_ALL: "C"
				},
				stdio: [
					"ignore",
					"ignore",
					"pipe"
				],
				encoding: "utf8",
				timeout: askTimeoutMs,
				killSignal: "SIGKILL",
				maxBuffer: maximumAnswerBytes
			});
			return stderr?.trim().split("\n", 1)[0] || undefined;
		}
	}),
	21121: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Um: () => findSuperproject,
			se: () => namedGitFolder,
			vE: () => findWorkTree
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _base_files_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26324);
		function findWorkTree(folder) {
			try {
				for (let current = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);; current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current)) {
					if (isGitEntry((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(current, ".git"))) return current;
					if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current) === current) return undefined;
				}
			} catch {
				return undefined;
			}
		}
		function findSuperproject(top) {
			const folder = namedGitFolder(top);
			const outer = folder === undefined ? undefined : findWorkTree((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top));
			if (folder === undefined || outer === undefined) return undefined;
			const outermost = findSuperproject(outer) ?? outer;
			return folder.startsWith((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outermost, ".git", "modules") + node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? outermost : undefined;
		}
		const maximumGitFileBytes = 1e4;
		function namedGitFolder(top) {
			const [, folder] = /^gitdir: (.+)$/.exec((0, _base_files_regular_file_js__WEBPACK_IMPORTED_MODULE_2__.X)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ".git"), maximumGitFileBytes)?.trim() ?? "") ?? [];
			return folder === undefined ? undefined : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, folder);
		}
		const isGitEntry = (path) => {
			const kind = kindOf(path);
			if (kind === "file") return startsWithGitdir(path);
			return kind === "folder" && [
				"HEAD",
				"objects",
				"refs"
			].every((name) => kindOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)) !== undefined);
		};
		function kindOf(path) {
			const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
			if (stats === undefined) return undefined;
			return stats.isDirectory() ? "folder" : stats.isFile() ? "file" : "other";
		}
		const gitdir = "gitdir:";
		function startsWithGitdir(file) {
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, "r");
			try {
				const buffer = Buffer.alloc(gitdir.length);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, buffer) === buffer.length && buffer.toString("latin1") === gitdir;
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
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
	24828: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sd: () => createLostTime,
			Ug: () => maximumLossMs,
			lL: () => limitLosses
		});
		function createLostTime() {
			let totalMs = 0;
			let countedUntil = 0;
			return {
				add(startMs, endMs) {
					totalMs += Math.max(0, endMs - Math.max(startMs, countedUntil));
					countedUntil = Math.max(countedUntil, endMs);
				},
				totalMs: () => totalMs
			};
		}
		function limitLosses(lost, limitMs, shortestWaitMs) {
			const remainingMs = () => Math.max(0, limitMs - lost.totalMs());
			return {
				add: lost.add,
				remainingMs,
				isOver: () => remainingMs() <= shortestWaitMs
			};
		}
		const maximumLossMs = {
			passed: 25e3,
			failed: 6e4
		};
	}),
	10989: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => reportedRun });
		var _ci_context_completed_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8436);
		var _ci_context_known_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70454);
		var _ci_context_stored_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64180);
		var _ci_context_untrusted_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1614);
		function reportedRun(ciContext, event, env) {
			const { org, project, module, pipeline, build, ref } = (0, _ci_context_stored_context_js__WEBPACK_IMPORTED_MODULE_0__.P)(ciContext, event, env);
			const completed = (0, _ci_context_completed_run_js__WEBPACK_IMPORTED_MODULE_1__.d)(event, env);
			const id = completed === undefined ? runNumber(env.GITHUB_RUN_ID) : completed.id;
			const attempt = (completed === undefined ? runNumber(env.GITHUB_RUN_ATTEMPT) : completed.run_attempt) ?? 1;
			const place = (0, _ci_context_known_fields_js__WEBPACK_IMPORTED_MODULE_2__.p)({
				org,
				project,
				module,
				pipeline,
				build: build.id,
				ref
			});
			if (completed === undefined && (0, _ci_context_untrusted_event_js__WEBPACK_IMPORTED_MODULE_3__.B)(env) === undefined) return {
				id,
				place
			};
			const { module: _, ...coordinates } = place;
			return {
				id,
				place,
				trusted: {
					coordinates,
					isOwnBuild: (named) => isAttempt(named, id, attempt)
				}
			};
		}
		function runNumber(text) {
			const number = Number(text);
			return Number.isSafeInteger(number) && number > 0 ? number : undefined;
		}
		function isAttempt(build, id, last) {
			const [, run, attempt] = /^(\d+)\.([1-9]\d{0,8})$/.exec(typeof build === "string" ? build : "") ?? [];
			return Number(run) === id && Number(attempt) <= last;
		}
	}),
	44012: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			av: () => noJobs,
			On: () => readExecutions,
			q1: () => readRunJobs
		});
		var defined_fields = __webpack_require__(43268);
		var github_actions = __webpack_require__(48168);
		var github_event = __webpack_require__(36255);
		var github_error = __webpack_require__(55094);
		;
		const conclusions = {
			success: "successful",
			neutral: "successful",
			failure: "failed",
			timed_out: "failed",
			startup_failure: "failed",
			cancelled: "cancelled",
			skipped: "skipped"
		};
		function jobRecords(jobs, place) {
			const records = [];
			const seen = new Map();
			const times = new Map();
			for (const job of jobs.toSorted((a, b) => a.attempt - b.attempt || a.id - b.id)) {
				const status = jobStatus(job);
				if (status === undefined || isCopy(job, times)) continue;
				const key = JSON.stringify([job.attempt, job.name]);
				const count = (seen.get(key) ?? 0) + 1;
				seen.set(key, count);
				records.push(jobRecord(job, status, count === 1 ? job.name : `${job.name} #${count}`, place));
			}
			return records;
		}
		function jobStatus({ status, conclusion }) {
			if (status === "completed") return Object.hasOwn(conclusions, conclusion ?? "") && conclusions[conclusion ?? ""] || "unknown";
			return status === "in_progress" ? "running" : undefined;
		}
		function isCopy({ name, attempt, startedAt, completedAt }, attempts) {
			if (startedAt === undefined || completedAt === undefined) return false;
			const key = JSON.stringify([
				name,
				startedAt,
				completedAt
			]);
			const first = attempts.get(key) ?? attempt;
			attempts.set(key, first);
			return first < attempt;
		}
		function jobRecord(job, status, id, place) {
			const { runId, attempt, name, runner, startedAt, completedAt, url, workflow, branch } = job;
			const isTimed = startedAt !== undefined && completedAt !== undefined && status !== "skipped" && status !== "running";
			const timestamp = startedAt ?? completedAt;
			const pipeline = place.pipeline ?? workflow;
			const ref = place.ref ?? branch;
			return {
				kind: "job",
				id,
				name,
				...(0, defined_fields.X)({ runner }),
				status,
				...(0, defined_fields.X)({ duration: isTimed ? Math.max(0, completedAt - startedAt) : undefined }),
				attempt,
				...(0, defined_fields.X)({
					url,
					timestamp
				}),
				...place,
				...(0, defined_fields.X)({ pipeline }),
				job: name,
				build: `${runId}.${attempt}`,
				...(0, defined_fields.X)({ ref })
			};
		}
		var reported_run = __webpack_require__(10989);
		;
		const noJobs = { records: [] };
		const deadlineMs = 2e4;
		const lossMs = 1e4;
		async function readRunJobs({ ciContext, env, token, lostTime }) {
			if (!(0, github_actions.z)(env)) return noJobs;
			const { id, place } = (0, reported_run.T)(ciContext, (0, github_event.j)(env.GITHUB_EVENT_PATH), env);
			if (id === undefined) return noJobs;
			if (!token) return {
				records: [],
				notice: "The jobs of the run are not recorded: there is no token. Set GITHUB_TOKEN (input token)."
			};
			const client = await createClient({
				env,
				token,
				lostTime
			});
			try {
				return { records: jobRecords(await client.jobsOfRun(id), place) };
			} catch (error) {
				if (!(error instanceof github_error.y)) throw error;
				const why = error.permission === undefined ? error.message : `the job lacks the permission "${error.permission}".`;
				return {
					records: [],
					notice: `The jobs of the run are not recorded: ${why}`
				};
			}
		}
		async function readExecutions({ env, token, lostTime }) {
			if (!token) return undefined;
			const { readRunActivity } = await __webpack_require__.e(1179).then(__webpack_require__.bind(__webpack_require__, 11179));
			return (await readRunActivity(await createClient({
				env,
				token,
				lostTime
			}), env)).executions;
		}
		async function createClient({ env, token, lostTime }) {
			const { createGitHubClient } = await Promise.all([
				__webpack_require__.e(6752),
				__webpack_require__.e(9730),
				__webpack_require__.e(2924),
				__webpack_require__.e(2379)
			]).then(__webpack_require__.bind(__webpack_require__, 92924));
			return createGitHubClient({
				token,
				repository: env.GITHUB_REPOSITORY ?? "",
				apiUrl: env.GITHUB_API_URL || "https://api.github.com",
				deadlineMs,
				lossMs,
				...(0, defined_fields.X)({ lostTime })
			});
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
	32592: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => findOwnersFile,
			h: () => readOwners
		});
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var regular_file = __webpack_require__(26324);
		;
		const anyFolders = Symbol("**");
		function compilePathPattern(pattern) {
			if (pattern === "" || /^!|^\\#|\*\*\*|\/\//.test(pattern)) return undefined;
			if (pattern === "/") return () => false;
			const names = pattern.split("/");
			const isFolder = names.length > 1 && names.at(-1) === "";
			if (isFolder) names.pop();
			if (names[0] === "") names.shift();
			else if (names.length === 1) names.unshift("**");
			const last = names.at(-1) ?? "";
			const segments = names.map((name) => name === "**" ? anyFolders : name);
			const onlyDirectFiles = !isFolder && last === "*" && names.length > 1 && names[names.length - 2] !== "**";
			if (onlyDirectFiles) return (path) => matchesSegments(segments, path, "whole");
			return (path) => matchesSegments(segments, path, isFolder ? "folder" : "any");
		}
		function matchesSegments(segments, path, extent) {
			const longest = extent === "folder" ? path.length - 1 : path.length;
			let segment = 0;
			let name = 0;
			let afterStar = -1;
			let starEnd = 0;
			while (true) {
				const expected = segments[segment];
				if (expected === anyFolders) {
					segment += 1;
					afterStar = segment;
					starEnd = name;
					if (segment === segments.length) return name < path.length;
					continue;
				}
				if (expected === undefined && (extent !== "whole" || name === path.length)) return true;
				if (expected !== undefined && name < longest && matchesName(expected, path[name] ?? "")) {
					segment += 1;
					name += 1;
					continue;
				}
				if (afterStar === -1 || starEnd >= longest) return false;
				starEnd += 1;
				segment = afterStar;
				name = starEnd;
			}
		}
		function matchesName(pattern, name) {
			let at = 0;
			let index = 0;
			let afterStar = -1;
			let starEnd = 0;
			while (index < name.length) {
				const expected = pattern[at];
				if (expected === "*") {
					at += 1;
					afterStar = at;
					starEnd = index;
				} else if (expected === "\\" && pattern[at + 1] === name[index]) {
					at += 2;
					index += 1;
				} else if (expected !== undefined && expected !== "\\" && (expected === "?" || expected === name[index])) {
					at += 1;
					index += 1;
				} else if (afterStar === -1) return false;
				else {
					starEnd += 1;
					at = afterStar;
					index = starEnd;
				}
			}
			while (pattern[at] === "*") at += 1;
			return at === pattern.length;
		}
		;
		const maximumFileBytes = 3 * 1024 * 1024;
		const maximumPatternLength = 4096;
		const maximumOwners = 100;
		const maximumDepth = 20;
		const maximumComparisons = 2e7;
		function parseCodeOwners(text) {
			const byPrefix = new Map();
			for (const [line, content] of text.split("\n").entries()) {
				const rule = ruleOf(content, line);
				if (rule === undefined) continue;
				const group = byPrefix.get(rule.prefix);
				if (group === undefined) byPrefix.set(rule.prefix, [rule]);
				else group.push(rule);
			}
			const answers = new Map();
			let comparisons = 0;
			const lastMatch = (group, names, after) => {
				for (let index = group.length - 1; index >= 0; index -= 1) {
					const rule = group[index];
					if (rule === undefined || rule.line < after) return undefined;
					comparisons += 1;
					if (comparisons > maximumComparisons) return undefined;
					if (rule.matches(names)) return rule;
				}
				return undefined;
			};
			return (path) => {
				const known = answers.get(path);
				if (known !== undefined) return known;
				const names = path.split("/");
				const groups = prefixesOf(names).flatMap((prefix) => {
					const group = byPrefix.get(prefix);
					return group === undefined ? [] : [group];
				});
				let last;
				for (const group of groups) last = lastMatch(group, names, last?.line ?? 0) ?? last;
				if (comparisons > maximumComparisons) return [];
				const owners = last?.owners ?? [];
				answers.set(path, owners);
				return owners;
			};
		}
		function prefixesOf(names) {
			const prefixes = [""];
			let prefix = "";
			for (const name of names.slice(0, maximumDepth)) {
				prefix += `/${name}`;
				prefixes.push(prefix);
			}
			return prefixes.reverse();
		}
		const owner = /^(?:@[\w.-]{1,100}(?:\/[\w.-]{1,100})?|[^@\s]{1,100}@[^@\s]{1,200})$/;
		function ruleOf(content, line) {
			const trimmed = content.trim();
			if (trimmed === "" || trimmed.startsWith("#")) return undefined;
			const end = endOfPattern(trimmed);
			const pattern = trimmed.slice(0, end);
			const matches = end > maximumPatternLength ? undefined : compilePathPattern(pattern);
			const words = trimmed.slice(end).split(/\s+/).filter(Boolean);
			const comment = words.findIndex((word) => word.startsWith("#"));
			const owners = comment === -1 ? words : words.slice(0, comment);
			if (matches === undefined || !owners.every((word) => owner.test(word))) return undefined;
			return {
				line,
				prefix: prefixOf(pattern),
				matches,
				owners: owners.slice(0, maximumOwners)
			};
		}
		function prefixOf(pattern) {
			if (!/\/./.test(pattern)) return "";
			const names = pattern.replace(/^\//, "").split("/", maximumDepth);
			const end = names.findIndex((name) => name === "" || /[*?\\]/.test(name));
			return names.slice(0, end === -1 ? names.length : end).map((name) => `/${name}`).join("");
		}
		function endOfPattern(line) {
			for (let index = 0; index < line.length; index += 1) {
				if (line[index] === "\\") index += 1;
				else if (line[index] === " " || line[index] === "	") return index;
			}
			return line.length;
		}
		;
		const places = [
			".github/CODEOWNERS",
			"CODEOWNERS",
			"docs/CODEOWNERS"
		];
		const findOwnersFile = (root) => places.map((place) => (0, external_node_path_.join)(root, place)).find((path) => (0, external_node_fs_.existsSync)(path));
		function readOwners(root) {
			const text = readFirst(root);
			return text === "" ? undefined : parseCodeOwners(text);
		}
		function readFirst(root) {
			for (const place of places) {
				const text = (0, regular_file.X)((0, external_node_path_.join)(root, place), maximumFileBytes);
				if (text !== undefined) return text;
			}
			return "";
		}
	}),
	1126: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => currentFolder });
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		function currentFolder() {
			try {
				return process.cwd();
			} catch (cause) {
				const reason = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(cause);
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.oB(`The current folder is not available: ${reason}.`, {
					cause,
					hint: "Change to a folder that exists."
				});
			}
		}
	}),
	84788: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DM: () => keepHeapFromGrowing,
			p8: () => keepHeapSmall,
			vE: () => letHeapGrow
		});
		var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
		var node_v8__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_v8__WEBPACK_IMPORTED_MODULE_0__);
		function keepHeapSmall(writes) {
			(0, node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(`--heap-growing-percent=${writes ? 30 : 100}`);
			if (!writes) (0, node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--semi-space-growth-factor=1");
		}
		function keepHeapFromGrowing() {
			(0, node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--semi-space-growth-factor=1");
		}
		function letHeapGrow() {
			(0, node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--semi-space-growth-factor=2");
		}
	}),
	37529: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => examinedServer,
			m: () => requestedServer
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		var _server_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65118);
		function requestedServer({ url, key }, env) {
			const givenUrl = url || env.SERVICE_URL;
			const givenKey = key || env.SERVICE_API_KEY;
			if (!givenUrl?.trim()) return {};
			if (givenKey?.trim()) return { server: (0, _server_js__WEBPACK_IMPORTED_MODULE_1__.Wb)(givenUrl, givenKey) };
			return { notice: "Nothing is submitted: server-url is set, but api-key (SERVICE_API_KEY) is not. Runs for pull requests from forks get no secrets." };
		}
		function examinedServer(choice, env) {
			try {
				return requestedServer(choice, env);
			} catch (error) {
				if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo)) throw error;
				return { problem: error.message };
			}
		}
	}),
	65118: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Wb: () => readServer,
			Yv: () => timeBudgetOf,
			x$: () => serverTimeMs
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		var _base_http_time_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34247);
		const serverTimeMs = 3e4;
		const timeBudgetOf = ({ budget, deadlineMs = serverTimeMs }) => budget ?? (0, _base_http_time_budget_js__WEBPACK_IMPORTED_MODULE_1__.B)(deadlineMs);
		const maximumShown = 200;
		const keyPattern = /^[!-~]{1,1000}$/;
		function readServer(url, key, keyName = "api-key") {
			const baseUrl = readBaseUrl(url.trim());
			const trimmedKey = key.trim();
			if (keyPattern.test(trimmedKey)) return {
				baseUrl,
				key: trimmedKey
			};
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`Invalid ${keyName}: it contains characters that no key has (it is a secret, so it is not shown).`, { hint: "Copy the key as the server printed it." });
		}
		function readBaseUrl(text) {
			const url = URL.canParse(text) ? new URL(text) : undefined;
			if (url !== undefined && (url.username !== "" || url.password !== "")) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("Invalid server-url: it contains a user name or a password (so it is not shown).", { hint: "Remove the part before the \"@\", and set the key with api-key." });
			}
			if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "") {
				const shown = text.replace(/[?#].*$/s, (query) => `${query.charAt(0)}\u2026`).slice(0, maximumShown);
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`Invalid server-url "${shown}".`, { hint: "It must be an HTTP address without a query, such as https://reports.example.com." });
			}
			return url.href.replace(/(?<!\/)\/+$/, "");
		}
	}),
	53142: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => nothingToReport,
			t: () => historyFault
		});
		const nothingToReport = {
			problems: [],
			notices: []
		};
		function historyFault([problem]) {
			if (problem === undefined) return {};
			const { path, message } = problem;
			return { fault: path === undefined ? message : `${path}: ${message}` };
		}
	}),
	56483: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => compareAge });
		function compareAge(a, b) {
			if (a.timestamp !== undefined && b.timestamp !== undefined && a.timestamp !== b.timestamp) return a.timestamp - b.timestamp;
			return a.build === undefined || b.build === undefined ? 0 : compareNaturally(a.build, b.build);
		}
		function compareNaturally(a, b) {
			const others = splitNumbers(b);
			for (const [index, part] of splitNumbers(a).entries()) {
				const other = others[index];
				if (other === undefined) return 1;
				const isNumber = index % 2 === 1;
				if (isNumber && part.length !== other.length) return part.length - other.length;
				if (part !== other) return part < other ? -1 : 1;
			}
			return 0;
		}
		const splitNumbers = (name) => name.split(/(\d+)/).map((part, index) => index % 2 === 1 ? part.replace(/^0+(?=\d)/, "") : part);
	}),
	24112: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => createPropertyHistory,
			w: () => createEarlierProperties
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43268);
		var _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87216);
		var _property_age_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56483);
		const coordinateNames = [
			"org",
			"project",
			"module",
			"build",
			"ref"
		];
		const maximumText = 500;
		function createPropertyHistory(properties, { org, project, module, build, ref }) {
			const placed = properties.map((property) => ({
				org,
				project,
				module,
				build,
				ref,
				...property
			}));
			return { latest: async (question) => newest(placed, question, (found, asked) => found === asked) };
		}
		function createEarlierProperties(limit) {
			const kept = new Map();
			let leftOut = 0;
			return {
				put(recorded) {
					const copy = plainCopy(recorded);
					const key = JSON.stringify([copy.name, ...coordinateNames.map((name) => copy[name])]);
					const known = kept.get(key);
					if (known !== undefined && (0, _property_age_js__WEBPACK_IMPORTED_MODULE_0__.l)(copy, known) < 0) return;
					kept.delete(key);
					kept.set(key, copy);
					if (kept.size <= limit * 1.25) return;
					const oldestFirst = [...kept].sort(([, a], [, b]) => (0, _property_age_js__WEBPACK_IMPORTED_MODULE_0__.l)(a, b));
					const surplus = oldestFirst.slice(0, kept.size - limit);
					for (const [old] of surplus) kept.delete(old);
					leftOut += surplus.length;
				},
				leftOut: () => leftOut,
				history: { latest: async (question) => newest(kept.values(), question, (found, asked) => found === undefined || found === asked) }
			};
		}
		function newest(known, question, fits) {
			const asked = coordinateNames.flatMap((name) => question[name] === undefined ? [] : [[name, question[name]]]);
			let latest;
			for (const recorded of known) {
				if (recorded.name !== question.name || recorded.build !== undefined && recorded.build === question.exceptBuild) continue;
				if (!asked.every(([coordinate, wanted]) => fits(recorded[coordinate], wanted))) continue;
				if (latest === undefined || (0, _property_age_js__WEBPACK_IMPORTED_MODULE_0__.l)(recorded, latest) >= 0) latest = recorded;
			}
			if (latest === undefined) return undefined;
			const { value, module, build, ref, timestamp } = latest;
			return {
				value,
				module,
				build,
				ref,
				timestamp
			};
		}
		function plainCopy(recorded) {
			const { value, timestamp } = recorded;
			const place = coordinateNames.flatMap((name) => recorded[name] === undefined ? [] : [[name, (0, _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(recorded[name], maximumText)]]);
			return {
				...Object.fromEntries(place),
				name: (0, _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(recorded.name, maximumText),
				value: typeof value === "string" ? (0, _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(value, maximumText) : value,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__.X)({ timestamp })
			};
		}
	}),
	19e3: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			passedAgain: () => passedAgain,
			withEarlierFailures: () => withEarlierFailures
		});
		function withEarlierFailures(next, { attempt, failures }, identities) {
			if (failures === undefined) return next;
			const markedIfFlaky = (test) => {
				const id = test.id ?? identities.next(test.suite, test.name, test.module, test.job);
				const earlier = test.status === "successful" && test.passedOnAttempt === undefined ? failures.of(id, test.job) : undefined;
				return earlier === undefined ? test : passedAgain(test, [earlier], attempt);
			};
			return {
				...next,
				beginFile(file) {
					identities.restart();
					next.beginFile(file);
				},
				restartFile() {
					identities.restart();
					next.restartFile();
				},
				test: (test) => next.test(markedIfFlaky(test))
			};
		}
		const passedAgain = (test, earlier, attempt) => ({
			...test,
			flaky: true,
			passedOnAttempt: attempt,
			attempts: [...earlier, ...test.attempts ?? []]
		});
	}),
	73548: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => createCauseReader,
			m: () => rememberLast
		});
		var detach = __webpack_require__(10118);
		;
		function createSlotAdmission(slotCount, freelyKept) {
			const sums = new Int32Array(slotCount);
			let kept = 0;
			return (slot, sum, isEmpty) => {
				if (kept >= freelyKept && sums[slot] !== sum) {
					sums[slot] = sum;
					return false;
				}
				if (isEmpty) kept += 1;
				return true;
			};
		}
		;
		const slotCount = 4096;
		const freelyKept = slotCount / 4;
		const maximumLength = 400;
		function cached(compute) {
			const texts = new Array(slotCount).fill(undefined);
			const values = new Array(slotCount).fill(undefined);
			const admits = createSlotAdmission(slotCount, freelyKept);
			return (text) => {
				if (text.length > maximumLength) return compute(text);
				const sum = sumOf(text);
				const slot = (sum ^ sum >>> 15) & slotCount - 1;
				const known = texts[slot];
				if (known === text) return values[slot];
				if (!admits(slot, sum, known === undefined)) return compute(text);
				const copy = (0, detach.Y)(text);
				const value = compute(copy);
				texts[slot] = copy;
				values[slot] = value;
				return value;
			};
		}
		function sumOf(text) {
			const { length } = text;
			let sum = length;
			for (let index = length - 1; index >= 0; index -= index > length - 12 ? 1 : 7) sum = Math.imul(sum, 31) + text.charCodeAt(index) | 0;
			return sum;
		}
		var lines_below = __webpack_require__(19893);
		var defined_fields = __webpack_require__(43268);
		var own_frame = __webpack_require__(79554);
		var trace_line = __webpack_require__(8810);
		;
		const own_frame_reader_slotCount = 1024;
		const own_frame_reader_freelyKept = own_frame_reader_slotCount / 2;
		const maximumBeginning = 1e3;
		const maximumSample = 160;
		const maximumFirstLine = 400;
		function createOwnFrameReader() {
			const read = cached((line) => (0, trace_line.iU)(line));
			const beginnings = new Array(2 * own_frame_reader_slotCount).fill(undefined);
			const frames = new Array(2 * own_frame_reader_slotCount).fill(undefined);
			const admits = createSlotAdmission(2 * own_frame_reader_slotCount, own_frame_reader_freelyKept);
			const isWithoutFrame = cached((line) => (!trace_line.JM.test(line) || read(line) === undefined) && (0, trace_line.VF)(line) === undefined);
			const isOnlyText = (line) => !line.includes("def ") && ((0, trace_line.y6)(line) || isWithoutFrame(line));
			return (trace, skipsHelpers) => {
				if (trace === "") return undefined;
				const firstEnd = trace.length > own_frame.Gz ? -1 : trace.indexOf("\n");
				const start = firstEnd !== -1 && firstEnd <= maximumFirstLine && isOnlyText(withoutSpace(trace.slice(0, firstEnd))) ? firstEnd + 1 : 0;
				const sum = own_frame_reader_sumOf(trace, start);
				const slot = 2 * ((sum ^ sum >>> 15) & own_frame_reader_slotCount - 1) + (skipsHelpers ? 1 : 0);
				const beginning = beginnings[slot];
				if (beginning !== undefined && trace.slice(start, start + beginning.length) === beginning) return frames[slot];
				const rest = start === 0 ? trace : trace.slice(start);
				const { frame, length } = (0, own_frame.TQ)(rest, skipsHelpers, read);
				if (length === undefined || length > maximumBeginning) return frame;
				if (!admits(slot, sum, beginning === undefined)) return frame;
				beginnings[slot] = (0, detach.Y)(rest.slice(0, length));
				frames[slot] = frame && detachedFrame(frame);
				return frame;
			};
		}
		function own_frame_reader_sumOf(trace, start) {
			const end = Math.min(trace.length, start + maximumSample);
			let sum = 0;
			for (let index = start; index < end; index += 7) sum = Math.imul(sum, 31) + trace.charCodeAt(index) | 0;
			return sum;
		}
		const detachedFrame = ({ file, line, function: name, isHelper }) => ({
			file: (0, detach.Y)(file),
			...(0, defined_fields.X)({
				line,
				function: name === undefined ? undefined : (0, detach.Y)(name)
			}),
			isHelper
		});
		const withoutSpace = (line) => {
			const last = line.charCodeAt(line.length - 1);
			return last > 32 && last < 127 ? line : line.trimEnd();
		};
		var shown_signature = __webpack_require__(51988);
		var signature = __webpack_require__(19831);
		var signature_kind = __webpack_require__(7487);
		;
		const boundNumber = /(?<![ <([=])0|0(?![ >)\],;]|$)/;
		const meaningful = /[/\\"'`]|\b(?:http|status|code|errno|error|signal|exit|exception|sqlstate|version|port|response|request)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
		const isSimpleShape = (shape) => !boundNumber.test(shape) && !meaningful.test(shape);
		var typed_signature = __webpack_require__(58813);
		var failure_cause = __webpack_require__(57277);
		var exception_name = __webpack_require__(57695);
		var failure_lead = __webpack_require__(36253);
		var line_meaning = __webpack_require__(55848);
		;
		const shape_table_slotCount = 4096;
		const shape_table_freelyKept = shape_table_slotCount / 4;
		const sampleLength = 12;
		function createShapeTable() {
			const lines = new Array(shape_table_slotCount).fill(undefined);
			const values = new Array(shape_table_slotCount).fill(undefined);
			const admits = createSlotAdmission(shape_table_slotCount, shape_table_freelyKept);
			return {
				get(line) {
					const slot = slotOf(shape_table_sumOf(line));
					const texts = lines[slot];
					return texts !== undefined && hasTexts(line, texts) ? values[slot] : undefined;
				},
				set(line, value) {
					const sum = shape_table_sumOf(line);
					const slot = slotOf(sum);
					if (!admits(slot, sum, lines[slot] === undefined)) return false;
					lines[slot] = (0, detach.Y)(line).split(/\d+/);
					values[slot] = value;
					return true;
				}
			};
		}
		const shapeOf = (line) => line.replace(/\d+/g, "0");
		const isDigit = (code) => code >= 48 && code <= 57;
		function shape_table_sumOf(line) {
			let sum = 0;
			for (let index = 0, count = 0; index < line.length && count < sampleLength; count += 1) {
				const code = line.charCodeAt(index);
				index = isDigit(code) ? endOfNumber(line, index) : index + 1;
				sum = Math.imul(sum, 31) + (isDigit(code) ? 48 : code) | 0;
			}
			for (let index = line.length - 1, count = 0; index >= 0 && count < sampleLength; index -= 1, count += 1) {
				const code = line.charCodeAt(index);
				while (isDigit(code) && isDigit(line.charCodeAt(index - 1))) index -= 1;
				sum = Math.imul(sum, 31) + (isDigit(code) ? 48 : code) | 0;
			}
			return sum;
		}
		const slotOf = (sum) => (sum ^ sum >>> 15) & shape_table_slotCount - 1;
		function hasTexts(line, texts) {
			let end = 0;
			for (let index = 0; index < texts.length; index += 1) {
				const text = texts[index] ?? "";
				const start = index === 0 ? 0 : endOfNumber(line, end);
				if (index > 0 && start === end || !line.startsWith(text, start)) return false;
				end = start + text.length;
			}
			return end === line.length;
		}
		function endOfNumber(line, start) {
			let end = start;
			while (isDigit(line.charCodeAt(end))) end += 1;
			return end;
		}
		;
		const maximumLine = 298;
		function createHeadlineReader() {
			const shapes = createShapeTable();
			return (failure) => {
				const { message, details } = failure;
				if (message === undefined) return read(failure);
				const newline = message.indexOf("\n");
				const line = headline_reader_withoutSpace(newline === -1 ? message : message.slice(0, newline));
				if (line.length > maximumLine) return read(failure);
				const shape = shapes.get(line);
				if (shape === undefined) {
					const made = isHeadline(line) ? makeShape(line) : undefined;
					if (made === undefined || !isComplete(made, newline, details) || mayBeName(line, made, failure.name)) return read(failure);
					const isKept = shapes.set(line, made);
					return isKept ? {
						headline: line,
						isOutput: false,
						shape: made
					} : {
						headline: line,
						isOutput: false
					};
				}
				if (!isComplete(shape, newline, details) || mayBeName(line, shape, failure.name)) return read(failure);
				return {
					headline: line,
					isOutput: false,
					shape
				};
			};
		}
		function read(failure) {
			const lead = (0, failure_lead.M)(failure);
			return {
				headline: lead?.reason ?? lead?.headline ?? "",
				isOutput: lead?.isOutput === true
			};
		}
		const headline_reader_withoutSpace = (line) => line.charCodeAt(line.length - 1) > 32 ? line : line.trimEnd();
		const isHeadline = (line) => /^[!-~]+(?: [!-~]+)+$/.test(line) && !line.endsWith(":") && !(0, exception_name.WP)(line) && !line.includes(dataSet) && (0, line_meaning.XA)(line, () => false);
		const incomplete = /^(?:expected|actual|received|got|but|was)\b/i;
		function makeShape(line) {
			const word = lastWord(line);
			return {
				facts: undefined,
				isIncomplete: incomplete.test(line),
				lastWord: word === undefined || /\d/.test(word) ? undefined : word
			};
		}
		const emptyError = /^\s*(?:[{[]|Failure\/Error)/;
		const maximumFront = 1e3;
		const titleSeparator = " \u203a ";
		function isComplete({ isIncomplete }, newline, details) {
			if (newline !== -1 && isIncomplete) return false;
			if (details === undefined) return true;
			const front = details.length > maximumFront ? details.slice(0, maximumFront) : details;
			return !emptyError.test(front) && !front.includes(titleSeparator);
		}
		const dataSet = " with data set ";
		function mayBeName(line, shape, name) {
			if (name.length > maximumName || name.includes(dataSet)) return true;
			if (shape.lastWord !== undefined && endsOtherwise(name, shape.lastWord)) return false;
			const own = lastWord(name);
			return own === undefined || own === (shape.lastWord ?? lastWord(line) ?? own);
		}
		function endsOtherwise(name, word) {
			const code = name.charCodeAt(name.length - 1);
			return isWordCharacter(code) && (code | lowerCase) !== (word.charCodeAt(word.length - 1) | lowerCase);
		}
		const lowerCase = 32;
		const maximumName = 2e3;
		const isWordCharacter = (code) => code >= 48 && code <= 57 || code >= 97 && code <= 122 || code >= 65 && code <= 90;
		function lastWord(text) {
			let end = text.length;
			while (end > 0 && !isWordCharacter(text.charCodeAt(end - 1))) {
				if (text.charCodeAt(end - 1) > 126) return undefined;
				end -= 1;
			}
			let start = end;
			while (start > 0 && isWordCharacter(text.charCodeAt(start - 1))) start -= 1;
			return text.charCodeAt(start - 1) > 126 ? undefined : text.slice(start, end).toLowerCase();
		}
		var step_of_failure = __webpack_require__(8945);
		;
		const maximumCauses = 5e3;
		function createCauseReader() {
			const readHeadline = createHeadlineReader();
			const signatureOfHeadline = cached(signature.y);
			const infoOf = cached(makeSignature);
			const commonInfo = (shape) => isSimpleShape(shape) ? infoOf((0, detach.Y)((0, signature.y)(shape))) : null;
			const ownFrame = createOwnFrameReader();
			let kept = 0;
			let generation = 0;
			return (failure) => {
				const { headline, isOutput, shape } = readHeadline(failure);
				if (shape !== undefined && shape.facts === undefined) shape.facts = commonInfo(shapeOf(headline));
				const untyped = shape?.facts ?? infoOf(signatureOfHeadline(headline));
				const type = untyped.mayLackType ? (0, typed_signature.rf)(failure) : undefined;
				const info = type === undefined ? untyped : infoOf(`${type}: ${untyped.signature}`);
				const { kind } = info;
				const isWeak = kind.kind === "weak";
				const below = isWeak ? (0, lines_below.$)(headline, info.signature, failure) : [];
				const frame = (0, failure_cause.L8)(failure, {
					skipsHelpers: isWeak && below.length === 0,
					isOutput
				}, ownFrame);
				if (info.generation !== generation) {
					info.causes?.clear();
					info.generation = generation;
				}
				const step = failure.steps === undefined ? undefined : (0, step_of_failure.Wy)(failure, headline);
				const isShared = info.isRepeated && below.length === 0 && step === undefined && !(0, failure_cause.Cd)(kind, frame);
				info.isRepeated = true;
				const shown = (0, shown_signature.w)(headline, info.signature);
				const key = isShared ? `${keyOf(frame)}:${shown}` : "";
				const known = isShared ? info.causes?.get(key) : undefined;
				if (known !== undefined) return known;
				const cause = (0, failure_cause.YW)(failure, {
					signature: info.signature,
					shown,
					kind,
					frame,
					below,
					step
				});
				if (!isShared) return cause;
				info.causes ??= new Map();
				info.causes.set(key, cause);
				kept += 1;
				if (kept === maximumCauses) {
					kept = 0;
					generation += 1;
				}
				return cause;
			};
		}
		const keyOf = (frame) => frame === undefined ? "" : `${frame.line ?? ""}:${frame.function ?? ""}:${frame.file}`;
		const makeSignature = (signature) => ({
			signature,
			kind: (0, signature_kind.v)(signature),
			mayLackType: (0, typed_signature.HG)(signature),
			causes: undefined,
			isRepeated: false,
			generation: 0
		});
		function rememberLast(causeOf) {
			let last;
			let cause;
			return (failure) => {
				if (cause === undefined || last === undefined || !isSame(last, failure)) {
					last = failure;
					cause = causeOf(failure);
				}
				return cause;
			};
		}
		const isSame = (a, b) => a.suite === b.suite && a.name === b.name && a.message === b.message && a.details === b.details && a.stdout === b.stdout && a.stderr === b.stderr && a.steps === b.steps;
	}),
	57277: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cd: () => needsTest,
			L8: () => frameOfFailure,
			YW: () => makeCause,
			rl: () => causeOf
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(43268);
		var _base_text_detach_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(10118);
		var _cause_cause_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87641);
		var _cause_cause_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74263);
		var _cause_lines_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19893);
		var _cause_own_frame_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79554);
		var _cause_shown_signature_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51988);
		var _cause_signature_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19831);
		var _cause_signature_kind_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7487);
		var _cause_typed_signature_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58813);
		var _failure_lead_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36253);
		var _step_of_failure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8945);
		const detachedFrame = ({ file, line, function: name }) => ({
			file: (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_11__.Y)(file),
			...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_12__.X)({
				line,
				function: name === undefined ? undefined : (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_11__.Y)(name)
			})
		});
		const hashLength = 12;
		function causeOf(failure, lead = (0, _failure_lead_js__WEBPACK_IMPORTED_MODULE_9__.M)(failure)) {
			const line = lead?.reason ?? lead?.headline ?? "";
			const signature = (0, _cause_typed_signature_js__WEBPACK_IMPORTED_MODULE_8__.DP)((0, _cause_signature_js__WEBPACK_IMPORTED_MODULE_6__.y)(line), failure);
			const kind = (0, _cause_signature_kind_js__WEBPACK_IMPORTED_MODULE_7__.v)(signature);
			const isWeak = kind.kind === "weak";
			const below = isWeak ? (0, _cause_lines_below_js__WEBPACK_IMPORTED_MODULE_3__.$)(line, signature, failure) : [];
			const frame = frameOfFailure(failure, {
				skipsHelpers: isWeak && below.length === 0,
				isOutput: lead?.isOutput === true
			});
			const step = (0, _step_of_failure_js__WEBPACK_IMPORTED_MODULE_10__.Wy)(failure, line);
			return makeCause(failure, {
				signature,
				shown: (0, _cause_shown_signature_js__WEBPACK_IMPORTED_MODULE_5__.w)(line, signature),
				kind,
				frame,
				below,
				step
			});
		}
		function frameOfFailure({ message = "", details = "", stdout = "", stderr = "" }, { skipsHelpers, isOutput }, find = _cause_own_frame_js__WEBPACK_IMPORTED_MODULE_4__.QR) {
			return find(details, skipsHelpers) ?? find(message, skipsHelpers) ?? (isOutput ? find(`${stdout}\n${stderr}`, skipsHelpers) : undefined);
		}
		const needsTest = ({ kind }, frame) => kind === "weak" && frame?.function === undefined;
		function makeCause({ name, suite }, parts) {
			const { kind, step } = parts;
			const stableStep = step === undefined ? undefined : (0, _cause_signature_js__WEBPACK_IMPORTED_MODULE_6__.y)(step);
			const signature = stableStep === undefined ? parts.signature : (0, _step_of_failure_js__WEBPACK_IMPORTED_MODULE_10__.p$)(parts.signature, stableStep);
			const frame = parts.frame && (0, _cause_cause_frame_js__WEBPACK_IMPORTED_MODULE_1__.pe)(parts.frame);
			const place = frame === undefined || !kind.needsFrame ? [] : [(0, _cause_cause_frame_js__WEBPACK_IMPORTED_MODULE_1__.pA)(frame.function) ? "" : frame.file, frame.function ?? ""];
			const test = needsTest(kind, parts.frame) ? [...suite, withoutParameters(name)].map(_cause_signature_js__WEBPACK_IMPORTED_MODULE_6__.A) : [];
			const sum = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", JSON.stringify([
				signature,
				place,
				test,
				parts.below
			]), "hex").slice(0, hashLength);
			const id = (0, _cause_cause_id_js__WEBPACK_IMPORTED_MODULE_2__.h3)(kind.kind, sum, step !== undefined);
			const words = step === undefined || stableStep === undefined ? parts.shown : (0, _step_of_failure_js__WEBPACK_IMPORTED_MODULE_10__.p$)(parts.shown, (0, _cause_shown_signature_js__WEBPACK_IMPORTED_MODULE_5__.w)(step, stableStep));
			const shown = frame === undefined || frame.file === "" ? undefined : detachedFrame(frame);
			return {
				id: (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_11__.Y)(id),
				signature: (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_11__.Y)(words),
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_12__.X)({ frame: shown })
			};
		}
		const withoutParameters = (name) => name.replace(/(?:\[[^[\]]{0,300}\]|\([^()]{0,300}\)| with data set .{0,300})$/, "").replace(/\([^()]{0,300}\)$/, "") || name;
	}),
	19893: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => linesBelow });
		var _signature_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19831);
		var _weak_signature_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44643);
		const maximumLines = 5;
		const maximumMessage = 4e3;
		const maximumLine = 300;
		const comparedLength = 60;
		function linesBelow(headline, signature, { message = "" }) {
			if (headline === "" || !message.includes("\n") || (0, _weak_signature_js__WEBPACK_IMPORTED_MODULE_1__.F)(signature)) return [];
			const lines = message.slice(0, maximumMessage).split("\n").map((line) => line.slice(0, maximumLine).trim());
			const start = lines.findIndex((line) => line !== "" && line.startsWith(headline.slice(0, comparedLength)));
			if (start === -1) return [];
			return lines.slice(start + 1).filter((line) => line !== "").slice(0, maximumLines).map(_signature_js__WEBPACK_IMPORTED_MODULE_0__.y);
		}
	}),
	79554: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gz: () => maximumTrace,
			QR: () => ownFrame,
			TQ: () => findOwnFrame
		});
		var _trace_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8810);
		const maximumTrace = 32 * 1024;
		const maximumLine = 2e3;
		const isRule = /^-{3,} ?Captured/;
		const pythonDefinition = /^[ >]{0,20}(?:async )?def (\w{1,200})\(/;
		const ownFrame = (trace, skipsHelpers) => findOwnFrame(trace, skipsHelpers, _trace_line_js__WEBPACK_IMPORTED_MODULE_0__.iU).frame;
		function findOwnFrame(trace, skipsHelpers, read) {
			const half = maximumTrace >> 1;
			const text = trace.length <= maximumTrace ? trace : `${trace.slice(0, half)}\n${trace.slice(-half)}`;
			let otherChoice;
			let ofPython;
			let otherOfPython;
			let previous = "";
			let definition;
			for (let start = 0; start < text.length;) {
				const newline = text.indexOf("\n", start);
				const end = newline === -1 ? text.length : newline;
				const line = text.slice(start, Math.min(end, start + maximumLine)).trimEnd();
				start = end + 1;
				const found = _trace_line_js__WEBPACK_IMPORTED_MODULE_0__.JM.test(line) ? resolved(read(line), line, previous, definition) : undefined;
				previous = line;
				if (found === undefined) {
					if (isRule.test(line) && ofPython !== undefined) break;
					if (line.includes("def ")) definition ??= pythonDefinition.exec(line)?.[1];
					continue;
				}
				definition = undefined;
				const { frame, isLibrary, isPython } = found;
				if (isLibrary) continue;
				const isHeader = frame.function === undefined && line.includes("panicked at ");
				const isChoice = frame.file !== "" && !isHeader && !(skipsHelpers && frame.isHelper);
				if (isPython) {
					if (isChoice) ofPython = frame;
					else otherOfPython = frame;
				} else if (isChoice) return ofPython !== undefined ? { frame: ofPython } : newline === -1 ? { frame } : {
					frame,
					length: start
				};
				else otherChoice ??= frame;
			}
			return { frame: ofPython ?? otherOfPython ?? otherChoice };
		}
		function resolved(found, line, previous, definition) {
			if (!found?.lacksFunction) return found;
			const called = found.isPython ? definition : /^\s*(?:at )?[/.\w]/.test(line) ? (0, _trace_line_js__WEBPACK_IMPORTED_MODULE_0__.VF)(previous) : undefined;
			return called === undefined ? found : (0, _trace_line_js__WEBPACK_IMPORTED_MODULE_0__.Z_)(found, called);
		}
	}),
	51988: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => shownSignature });
		var _records_checkout_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55909);
		var _equality_note_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33205);
		var _signature_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19831);
		var _stable_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81431);
		const mayDiffer = /\b127\.|::1|[/\\]/;
		const loopback = /\blocalhost\b|\b127(?:\.\d{1,3}){3}\b|(?<![\w:])\[?::1\]?(?!\w)/g;
		const path = /(?<![\w.~/\\:-])(?:[A-Za-z]:[\\/]|\/)[^\s"'`<>|,;:()[\]{}]{1,400}/g;
		function shownSignature(line, signature) {
			const shown = (0, _equality_note_js__WEBPACK_IMPORTED_MODULE_3__.p)(signature);
			return mayDiffer.test(line) ? withPaths(line, withAddresses(line, shown)) : shown;
		}
		function withAddresses(line, signature) {
			const written = line.match(loopback) ?? [];
			const shown = signature.match(loopback) ?? [];
			if (written.length !== shown.length) return signature;
			let index = 0;
			return signature.replace(loopback, (word) => written[index++] ?? word);
		}
		function withPaths(line, signature) {
			let shown = signature;
			let from = 0;
			for (const [match] of line.matchAll(path)) {
				const written = match.replace(/\.$/, "");
				if (!isKept(written)) continue;
				const stable = (0, _signature_js__WEBPACK_IMPORTED_MODULE_1__.y)(written);
				const start = stable === "" ? -1 : shown.indexOf(stable, from);
				if (start === -1) continue;
				shown = shown.slice(0, start) + written + shown.slice(start + stable.length);
				from = start + written.length;
			}
			return shown;
		}
		function isKept(written) {
			const text = written.replaceAll("\\", "/");
			if (!(0, _stable_path_js__WEBPACK_IMPORTED_MODULE_2__.d)(text) || (0, _stable_path_js__WEBPACK_IMPORTED_MODULE_2__.$)(text).startsWith("#")) return false;
			return (0, _records_checkout_folder_js__WEBPACK_IMPORTED_MODULE_0__.E)({
				text,
				start: 0,
				hasDrive: !text.startsWith("/")
			}, []) === undefined;
		}
	}),
	7487: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => signatureKind });
		var _environment_signature_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16696);
		var _weak_signature_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44643);
		const strong = {
			kind: "strong",
			needsFrame: true
		};
		const weak = {
			kind: "weak",
			needsFrame: true
		};
		function signatureKind(signature) {
			const environment = (0, _environment_signature_js__WEBPACK_IMPORTED_MODULE_0__.Yv)(signature);
			if (environment !== undefined) return {
				kind: "environment",
				...environment
			};
			return (0, _weak_signature_js__WEBPACK_IMPORTED_MODULE_1__.v)(signature) ? weak : strong;
		}
	}),
	19831: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			y: () => signatureOf,
			A: () => withStablePaths
		});
		;
		const extensions = new Set([
			"c cc cpp cs css cjs cts cshtml dart ex exs feature fs go gradle groovy h hpp htm html java js jsx kt kts less lua mjs mts php pl proto ps1",
			"py pyi rake rb rs scala scss sh sol sql svelte swift tf ts tsx vb vue zig",
			"asset bin bmp conf cfg crt csv dat db dll doc docx dylib env exe gif golden graphql gz ico ini ipynb jar jpeg jpg json json5 jsonl lock",
			"md mov mp3 mp4 ndjson parquet pdf pem png prefab properties rst scene snap so sqlite svg tar tgz toml tsv ttf txt unity wasm wav webm",
			"webp woff woff2 xls xlsx xml xsd yaml yml zip"
		].flatMap((line) => line.split(" ")));
		const maximumName = 200;
		const isRequest = /https?:|\b(?:GET|POST|PUT|PATCH|DELETE|HEAD) /;
		function isInFileName(line, start, end) {
			let last = end;
			while (last < line.length && last - end < maximumName && isOfName(line.charCodeAt(last))) last += 1;
			while (last > end && line[last - 1] === ".") last -= 1;
			if (last === end) return false;
			let first = start;
			while (first > 0 && start - first < maximumName && isOfName(line.charCodeAt(first - 1))) first -= 1;
			const name = line.slice(first, last);
			const dot = name.lastIndexOf(".");
			if (dot <= 0 || first + dot < end || !extensions.has(name.slice(dot + 1).toLowerCase())) return false;
			return /\p{L}/u.test(name.slice(0, dot)) || !isRequest.test(line);
		}
		const isOfName = (code) => code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57 || code === 45 || code === 46 || code === 95 || code >= 128;
		var stable_path = __webpack_require__(81431);
		;
		const maximumQuoted = 60;
		const keptOfQuoted = 30;
		const uuid = String.raw`\b[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\b`;
		const clock = String.raw`\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?`;
		const zone = String.raw`(?: ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?`;
		const dateTime = String.raw`\b\d{4}[-/]\d{2}[-/]\d{2}(?:[T ]${clock}${zone})?`;
		const monthDate = String.raw`\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? \d{1,2}|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6})(?:,? \d{4})?(?:,? (?:${clock})${zone})?`;
		const duration = String.raw`\b\d{1,3}:\d{2}:\d{2}(?:[.,]\d{1,9})?`;
		const address = String.raw`\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b`;
		const loopback = String.raw`(?<![\w:])\[?::1\]?(?![\w])`;
		const port = String.raw`(?<=[\w.\]#]):\d{2,5}\b(?![.\w])`;
		const podLetters = "[bcdfghjklmnpqrstvwxz24-9]";
		const pod = String.raw`(?<=[a-z0-9])-(?:(?:[bcdf4-9]{6,10}|\d{8,10})-${podLetters}{5}|(?=[a-z2-9]{0,3}[2-9][a-z])${podLetters}{5})(?![\w-])`;
		const token = "[A-Za-z0-9_-]{20,400}";
		const word = String.raw`[A-Za-z_$]{0,100}\d[\w$]{0,400}`;
		const number = String.raw`(?<![\w.])[-+]?(?:\d{1,3}(?:,\d{3}){1,20}|\d{1,400})(?:\.\d{1,100}){0,20}(?:[eE][-+]?\d{1,4})?(?!\w)`;
		const variable = new RegExp(`(${uuid})|(${dateTime})|(${monthDate})|(${duration})|(${address})|(${loopback})|(${port})|(${pod})|(${token})|(${number})|(${word})`, "g");
		const variableParts = 11;
		const plainType = /^(?:Uncaught )?(?:java\.lang\.)?(?:Error|Exception|AssertionError|AssertionFailedError)(?: \[\w{1,100}\])?: (?=\S)/;
		const beforeCode = /(?:\b(?:HTTP|status|code|errno|error|signal|exit(?:ed)?(?: with)?|exception|SQLSTATE|version|port)(?:[ _]?code| status| number)?)(?: (?:is|of|was))?[ :=#[(<"']{0,3}$/i;
		const aboutHttp = /\b(?:https?|status|response|request)/i;
		const aboutNetwork = /\b(?:connect|refused|host|socket|tcp|https?|address|server|ECONN|EADDR|localhost|listen|dial|getaddrinfo)/i;
		const firstTemporaryPort = 32768;
		function signatureOf(headline) {
			const line = withStablePaths(headline.replace(plainType, ""));
			const replaced = line.replace(variable, (match, ...rest) => {
				const kind = rest.findIndex((part, index) => index < variableParts && part !== undefined);
				const offset = rest[variableParts];
				return replacementOf(kind, match, line, offset);
			});
			return shortenQuoted(replaced.replace(/#(?:, ?#)+/g, "#").replace(/#(?:[.:/]?#)+/g, "#"));
		}
		function replacementOf(kind, match, line, offset) {
			switch (kind) {
				case 4: return stableAddress(match);
				case 5: return "localhost";
				case 6: return stablePort(match, line, offset);
				case 7: return "-#";
				case 8: return stableToken(match, line, offset);
				case 9: return stableNumber(match, line, offset);
				case 10: return stableWord(match, line, offset);
				default: return "#";
			}
		}
		function stableAddress(address) {
			if (address.startsWith("127.")) return "localhost";
			if (address === "0.0.0.0") return address;
			if (/^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(address)) return "#";
			return `${address.slice(0, address.lastIndexOf("."))}.#`;
		}
		const sourceFile = /\.(?!com\b|net\b|org\b|io\b|dev\b|local\b|test\b|internal\b|svc\b|host\b)[A-Za-z][A-Za-z0-9+]{0,8}$/;
		function stablePort(match, line, offset) {
			const number = Number(match.slice(1));
			const front = line.slice(Math.max(0, offset - 100), offset);
			const isHost = !sourceFile.test(front) && aboutNetwork.test(line);
			return isHost && number < firstTemporaryPort && number > 0 ? match : ":#";
		}
		const isCode = (match, line, offset) => /^\d{1,6}$/.test(match) && (beforeCode.test(line.slice(Math.max(0, offset - 40), offset)) || /^[1-5]\d\d$/.test(match) && aboutHttp.test(line));
		const podOfToken = new RegExp(`${pod}$`);
		function stableToken(token, line, offset) {
			const name = token.replace(podOfToken, "");
			if (name === token && isRandomToken(token)) return "#";
			const words = name.replace(variableWord, (part, at) => stableWord(part, line, offset + at));
			return name === token ? words : `${words}-#`;
		}
		const stableNumber = (match, line, offset) => {
			if (isCode(match, line, offset)) return match;
			return isInFileName(line, offset, offset + match.length) ? digitsOfFile(match) : "#";
		};
		const digitsOfFile = (text) => text.replace(/\d{6,}/g, "#");
		const variableWord = /[A-Za-z_$]{0,100}\d[\w$]{0,400}/g;
		const units = /^\d+(ms|s|sec|secs|seconds|m|min|mins|h|d|ns|us|µs|px|em|rem|vh|vw|B|kB|KB|MB|GB|TB|KiB|MiB|GiB|K|M|G|Hz|x|fps|th|st|nd|rd)$/;
		function stableWord(text, line, offset) {
			if (isInFileName(line, offset, offset + text.length)) return isHash(text) || isRandomToken(text) ? "#" : digitsOfFile(text);
			const unit = units.exec(text)?.[1];
			if (unit !== undefined) return `#${unit}`;
			if (/^0x[0-9a-f]+$/i.test(text) || isHash(text) || isRandomToken(text)) return "#";
			if (/^\d+$/.test(text)) return isCode(text, line, offset) ? text : "#";
			if (/^[A-Z]{1,8}_?\d{1,6}$/.test(text)) return text;
			return text.replace(/\d{3,}|(?<=[_-])\d+/g, "#");
		}
		const isHash = (text) => /^(?:[0-9a-f]{7,}|[0-9A-F]{8,})$/.test(text) && /\d/.test(text) && /[a-fA-F]/.test(text);
		function isRandomToken(text) {
			const changes = text.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
			return text.length >= 8 && changes >= 4 && changes * 6 >= text.length - 4;
		}
		const fileScheme = "file://";
		const pathStart = /(?<![\w.~/\\:-])(?:file:\/\/\/?)?(?:[A-Za-z]:[\\/]|\/)(?=[^\s/\\])/g;
		const pathEnd = /[\s"'`<>|,;()[\]{}]|:(?=\d|\s|$)|\.(?=\s|$)/;
		function withStablePaths(line) {
			if (!/[/\\]/.test(line)) return line;
			let result = "";
			let copied = 0;
			for (const match of line.matchAll(pathStart)) {
				if (match.index < copied) continue;
				const start = match.index;
				const begin = line.startsWith(fileScheme, start) ? start + fileScheme.length : start;
				const length = line.slice(begin + 3).search(pathEnd);
				const end = length === -1 ? line.length : begin + 3 + length;
				const path = line.slice(begin, end).replaceAll("\\", "/").replace(/\/{2,}/g, "/").replace(/^\/(?=[A-Za-z]:\/)/, "");
				if (!(0, stable_path.d)(path)) continue;
				result += line.slice(copied, start) + (0, stable_path.$)(path);
				copied = end;
			}
			return copied === 0 ? line : result + line.slice(copied);
		}
		function shortenQuoted(line) {
			let result = "";
			let copied = 0;
			for (let start = 0; start < line.length; start += 1) {
				const quote = line[start];
				if (quote !== "\"" && quote !== "'" && quote !== "`" || isInWord(line, start)) continue;
				const end = closingQuote(line, start, quote);
				if (end === -1) continue;
				if (end - start - 1 > maximumQuoted) {
					result += `${line.slice(copied, start + 1 + keptOfQuoted)}#`;
					copied = end;
				}
				start = end;
			}
			return copied === 0 ? line : result + line.slice(copied);
		}
		const isInWord = (line, index) => index > 0 && /[\p{L}\p{N}]/u.test(line[index - 1] ?? "");
		function closingQuote(line, start, quote) {
			for (let index = line.indexOf(quote, start + 1); index !== -1; index = line.indexOf(quote, index + 1)) {
				if (line[index - 1] !== "\\" && !/[\p{L}\p{N}]/u.test(line[index + 1] ?? "")) return index;
			}
			return -1;
		}
	}),
	8810: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VF: () => functionLine,
			y6: () => isProse,
			JM: () => mayHaveFrame,
			iU: () => traceLine,
			Z_: () => withFunction
		});
		var defined_fields = __webpack_require__(43268);
		var jvm_call = __webpack_require__(4223);
		var stack_frames = __webpack_require__(28408);
		;
		const modifiers = /^(?:async |new |get |set |static |fn |function )+/;
		const withoutModifiers = (name) => name.includes(" ") ? name.replace(modifiers, "") : name;
		const carriers = /^(?:(?:Object|Module|Function|Proxy|global|globalThis|window|exports|module\.exports|__vi_\w{1,30}__|_this|self)\.)+/;
		const unnamed = new Set(["anonymous <anonymous> <unknown> unknown lambda <lambda> <module> <listcomp> <genexpr> <dictcomp> <setcomp> <fn> <eval> eval native ?", "{closure} <closure> <main> main main.<fn> it test describe callback"].flatMap((line) => line.split(" ")).concat("<top (required)>"));
		const matcher = /^(?:to(?:Be|Equal|StrictEqual|Have|Contain|Include|Match|Throw|Return|Satisfy)(?![a-z])\w{0,100}|not|resolves|rejects)$/;
		const isUnnamed = (name) => unnamed.has(name) || matcher.test(name) || name.startsWith("$spock_feature_");
		const generated = /(?:\$(?:lambda|anonfun|proxy)?\$?\d{0,9}|\$\$Lambda.{0,200}|\.func\d{1,9}(?:\.\d{1,9})?|::\{\{closure\}\}|\.<(?:fn|anonymous closure)>|\.<locals>.{0,200}|\.<computed>|\$default|\$suspendImpl|::h[0-9a-f]{16})$/;
		const mayBeGenerated = /[$<:]|\.func\d/;
		const maximumNesting = 10;
		function withoutGenerated(name) {
			if (!mayBeGenerated.test(name)) return name;
			let current = name;
			for (let count = 0; count < maximumNesting; count += 1) {
				const shorter = current.replace(generated, "");
				if (shorter === current) return current;
				current = shorter;
			}
			return current;
		}
		function withoutAdditions(text) {
			let name = text;
			if (name.endsWith("]")) {
				name = name.replace(/^((?:[\w$]+\.)*)[^\s[\]]{1,200} \[as ([\w$]{1,200})\]$/, "$1$2").replace(/ \[as [^\]]{1,200}\]$/, "");
			}
			if (name.includes("<")) {
				name = name.replace(/\.?<>c(?:__DisplayClass\w{1,20})?(?=\.)/, "").replace(/<([\w.]{1,200})>[a-z]__\w{1,40}(?:\.MoveNext)?$/, "$1");
			}
			if (name.includes("`")) name = name.replace(/`\d+/g, "");
			if (name.endsWith("]")) name = name.replace(/\[[\w,. ]{1,100}\]$/, "");
			if (!name.includes("$")) return name;
			if (endsWithDigit(name)) return name.replace(/\blambda\$(\w{1,200})\$\d{1,9}$/, "$1").replace(/\$anonfun\$([A-Za-z]\w{0,200})\$\d{1,9}$/, "$1");
			return name.replace(/\$([\w ]{1,200})\$\d{1,9}\.(?:invoke(?:Suspend)?|apply|call|run|accept|get)$/, ".$1");
		}
		function endsWithDigit(text) {
			const code = text.charCodeAt(text.length - 1);
			return code >= 48 && code <= 57;
		}
		function startOfLast(name, separators) {
			let start = name.length;
			while (start > 0 && !separators.includes(name[start - 1] ?? "")) start -= 1;
			return start;
		}
		function functionName(text) {
			let name = withoutGenerated(withoutAdditions(withoutModifiers(text.trim())));
			if (name.includes(" in ")) name = name.replace(/^(?:(?:block|rescue|ensure)(?: \(\d+ levels\))? in )+/, "");
			name = name.replace(carriers, "");
			if (name.endsWith(".<anonymous>")) return undefined;
			if (name === "" || name.length > 300 || isUnnamed(name)) return undefined;
			const last = name.slice(startOfLast(name, ".#"));
			return last !== "" && isUnnamed(last) ? undefined : name;
		}
		;
		const javascript = String.raw`(?:^|/)node_modules/|^node:|(?:^|/)\.(?:yarn|pnpm)/|^(?:internal|native|<anonymous>)|__cypress/|cypress_runner|deno\.land/`;
		const python = String.raw`/(?:site|dist)-packages/|/lib(?:64)?/python[23]|^<|/_pytest/|/pluggy/|(?:^|/)(?:unittest|importlib|asyncio)/\w{1,40}\.py`;
		const rust = String.raw`/\.cargo/registry/|^/?rustc/|/rustlib/|/library/(?:std|core|alloc|test)/src/`;
		const go = "/go/src/(?:testing|runtime|net|reflect|sync|os|io|context|encoding|database|errors|time)/|/go/[^/]{1,40}/x64/src/|(?:^|/)pkg/mod/";
		const ruby = String.raw`/gems/|/ruby/\d|/lib/ruby/|/(?:bin|exe)/(?:rspec|rake|ruby|bundle)`;
		const php = "(?:^|/)vendor/|^phar:|/usr/(?:share|bin)/|/php(?:unit)?/";
		const dart = String.raw`^dart:|^package:(?:test|test_api|test_core|matcher|flutter|flutter_test|stack_trace|async|mockito|mocktail)\b|^org-dartlang-sdk|/flutter/packages/|/\.pub-cache/`;
		const cpp = String.raw`/(?:gtest|gmock|googletest|googlemock|catch2|boost)/|(?:^|/)(?:gtest|gmock|catch|doctest)[\w.-]{0,20}\.(?:h|hpp|cc|cpp)$|/usr/(?:include|lib|local/include)/|/_deps/|/vcpkg/`;
		const others = String.raw`/\.(?:m2|gradle|nuget|conan)/|^/_/(?:src|sources?)/|/Xcode\.app/|/deps/\w{1,40}/lib/|(?:^|/)Library/PackageCache/|/Program Files(?: \(x86\))?/(?:dotnet|Microsoft|nodejs|Python|Git|Java)`;
		const libraryPath = new RegExp(`${javascript}|${python}|${rust}|${go}|${ruby}|${php}|${dart}|${cpp}|${others}`);
		const isLibraryPath = (path) => libraryPath.test(path);
		const libraryNames = new Set([
			"java javax jakarta jdk sun com.sun kotlin kotlinx scala groovy clojure dalvik android androidx com.android junit cucumber",
			"org.junit org.testng org.hamcrest org.assertj org.mockito org.opentest4j org.spockframework org.scalatest org.gradle org.apache",
			"org.codehaus org.springframework org.hibernate org.postgresql org.openqa org.jetbrains org.eclipse org.slf4j org.powermock",
			"org.robolectric org.specs2 org.easymock org.awaitility org.xmlunit org.skyscreamer org.json org.h2 org.jboss io.cucumber io.kotest",
			"io.mockk io.netty io.micronaut io.quarkus io.restassured io.vertx io.appium io.grpc com.google.common com.google.truth com.mysql",
			"com.zaxxer com.intellij com.fasterxml com.codeborne com.microsoft.playwright com.github.tomakehurst net.bytebuddy net.sf okhttp3",
			"retrofit2 reactor zio cats munit utest worker worker.org com.datastax com.mongodb redis.clients",
			"System NUnit Xunit Shouldly FluentAssertions NFluent Moq NSubstitute FakeItEasy TechTalk.SpecFlow Reqnroll Newtonsoft.Json MbUnit",
			"UnityEngine UnityEditor Unity.PerformanceTesting Cysharp Zenject DG.Tweening UniRx",
			"Castle.DynamicProxy Castle.Core Telerik.JustMock OpenQA.Selenium Polly Dapper Npgsql Autofac Rhino.Mocks Machine.Specifications TUnit",
			"Microsoft.VisualStudio Microsoft.Xml Microsoft.TestPlatform Microsoft.Testing Microsoft.Extensions Microsoft.AspNetCore Microsoft.Playwright",
			"Microsoft.EntityFrameworkCore Microsoft.Data Microsoft.CSharp Microsoft.Win32 Interop",
			"testing runtime reflect panic testify github.com/stretchr/testify gotest.tools github.com/onsi std core alloc test rust_begin_unwind",
			"PHPUnit Symfony\\Component Illuminate Mockery Pest"
		].flatMap((line) => line.split(" ")));
		function isLibraryFunction(name) {
			for (let end = nextEnd(name, 0); end !== -1; end = nextEnd(name, end + 1)) {
				if (libraryNames.has(name.slice(0, end))) return true;
			}
			return false;
		}
		function nextEnd(name, from) {
			for (let index = from; index < name.length; index += 1) {
				const character = name[index];
				if (character === "." || character === ":" && name[index + 1] === ":" || character === "\\" && index > 0) return index;
			}
			return -1;
		}
		;
		const mayHaveFrame = /[:( ]\d|line \d|^\s{0,20}(?:at|à|bei|em|en|w|\u0432)\s/;
		const frameSign = /\.[A-Za-z]|File "|, line |^\s{0,10}\d/;
		const isProse = (line) => !frameSign.test(line) && !(line.endsWith(")") && line.includes("."));
		function traceLine(line) {
			return jvmLine(line) ?? anyLine(line);
		}
		function jvmLine(line) {
			const call = (0, jvm_call.Q)(line);
			if (call === undefined || call.name.length > maximumCall) return undefined;
			const file = (0, jvm_call.I)(call);
			if (file === call.fileName) return undefined;
			const isLibrary = isLibraryPath(file) || isLibraryFunction(call.name);
			return {
				frame: ownFrame(file, call.line, call.name),
				isLibrary,
				isPython: false,
				lacksFunction: false
			};
		}
		const maximumCall = 400;
		function anyLine(line) {
			const place = (0, stack_frames.D)(line);
			if (place?.isTitle) return undefined;
			if (place === undefined) return functionOnly(line);
			const file = place.file.replaceAll("\\", "/");
			const called = calledFunction(line, place);
			const isLibrary = isLibraryPath(file) || called !== undefined && isLibraryFunction(bareName(called));
			const frame = ownFrame(file, place.line, called);
			return {
				frame,
				isLibrary,
				isPython: /\.pyx?$/.test(file),
				lacksFunction: called === undefined
			};
		}
		function withFunction(line, called) {
			const frame = ownFrame(line.frame.file, line.frame.line, called);
			return {
				...line,
				frame,
				isLibrary: line.isLibrary || isLibraryFunction(bareName(called))
			};
		}
		function ownFrame(file, line, called) {
			const name = called === undefined ? undefined : functionName(called);
			const isHelper = name !== undefined && (helper.test(lastName(name)) || mayBeHelperClass.test(name) && helperClass.test(name));
			return {
				file,
				...(0, defined_fields.X)({
					line,
					function: name
				}),
				isHelper
			};
		}
		const helper = /^(?:assert|expect|verify|check|fail|should|require|ensure|compare)/i;
		const mayBeHelperClass = /assert|check|matcher|expectation/i;
		const helperClass = /(?:^|[./])\w{0,100}(?:assert|assertions?|check|checks|matchers?|expectations?)\.[\w$]+$/i;
		const lastName = (name) => name.slice(startOfLast(name, ".#:"));
		const callOnly = /^\s{0,20}(?:at|à|bei|em|en|w|\u0432)\s{1,8}([\p{L}\p{N}_$<>.`+/[\],]{1,400}?)\s?\([^()]{0,1000}\)$/u;
		function functionOnly(line) {
			const called = callOnly.exec(line)?.[1];
			if (called === undefined || !called.includes(".")) return undefined;
			const frame = ownFrame("", undefined, bareName(called));
			if (frame.function === undefined) return undefined;
			return {
				frame,
				isLibrary: isLibraryFunction(bareName(called)),
				isPython: false,
				lacksFunction: false
			};
		}
		const bareName = (called) => called.slice(called.lastIndexOf("/") + 1);
		const calledAfter = /(?::in [`'](.{1,300})'|, in (\S{1,200})|:\d{1,9}: in (\S{1,200})|\.dart \d{1,9}:\d{1,9} {1,80}(\S.{0,300}))$/;
		const calledBefore = /^\s{0,20}(?:\p{L}{1,5}|\u276f|#\d{1,5}:?|\d{1,5}:) {1,8}(.{1,400}?) ?\(?$/u;
		const dotnet = /^\s{0,20}\p{L}{1,5} (.{1,900}?)\s?\(.{0,900}\) (?:\[0x\w{1,8}\] )?\p{L}{1,5} $/u;
		const unity = /^\s{0,20}([^\s()]{1,400}) ?\([^()]{0,900}\) (?:\[0x\w{1,8}\] )?\(at $/;
		const firefox = /^\s{0,20}([^@\s]{1,300})@$/;
		function calledFunction(line, { file }) {
			const after = calledAfter.exec(line);
			if (after !== null) return after[1] ?? after[2] ?? after[3] ?? after[4];
			const whole = line.indexOf(file);
			const start = whole === -1 ? line.lastIndexOf(file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1)) : whole;
			const front = line.slice(0, start);
			const ofUnity = front.endsWith("(at ") ? unity.exec(front)?.[1] : undefined;
			if (ofUnity !== undefined) return ofUnity.replace(/[:+/]/g, ".");
			const call = (front.includes(")") ? dotnet.exec(front)?.[1] : undefined) ?? calledBefore.exec(front)?.[1] ?? firefox.exec(front)?.[1];
			return call === undefined || !/^[\w.]{1,100}\/{1,2}[\w.]/.test(call) ? call : bareName(call);
		}
		const goCall = /^([\w./()*-]{1,400}?\.[\w.()*]{1,200})\((?:[^()]{0,600})\)$/;
		const rustCall = /^\s{0,10}\d{1,5}: (?:0x[0-9a-f]{1,16} - )?([\w:<>{}, &']{1,400})$/;
		function functionLine(line) {
			const go = goCall.exec(line)?.[1];
			if (go !== undefined) return go.slice(go.lastIndexOf("/") + 1).replace(/\(\*?(\w{1,200})\)/, "$1");
			return rustCall.exec(line)?.[1];
		}
	}),
	58813: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DP: () => withType,
			HG: () => mayLackType,
			rf: () => typeBeforeMessage
		});
		var _weak_signature_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44643);
		const maximumFront = 2e3;
		const maximumType = 220;
		const maximumAttempts = 4;
		const usual = /^(?:Error|Exception|ComparisonFailure|\w{0,100}?Assert\w{0,100})$/;
		const startsWithType = /^[\w.$:\\]{1,200}(?:Error|Exception)\b/;
		const mayLackType = (signature) => !startsWithType.test(signature) && !(0, _weak_signature_js__WEBPACK_IMPORTED_MODULE_0__.F)(signature);
		function withType(signature, failure) {
			const name = mayLackType(signature) ? typeBeforeMessage(failure) : undefined;
			return name === undefined ? signature : `${name}: ${signature}`;
		}
		function typeBeforeMessage({ message = "", details = "" }) {
			const text = message.trimStart();
			const newline = text.indexOf("\n");
			const line = (newline === -1 ? text : text.slice(0, newline)).trimEnd();
			return line === "" ? undefined : typeBefore(line, details.length > maximumFront ? details.slice(0, maximumFront) : details);
		}
		const type = /(\w{1,200}(?:Error|Exception))(?: \[\w{1,100}\])?$/;
		function typeBefore(line, details) {
			let attempts = 0;
			for (let start = details.indexOf(line, 2); start !== -1 && attempts < maximumAttempts; start = details.indexOf(line, start + 1)) {
				const end = start - 2;
				if (details[end] !== ":" || details[end + 1] !== " ") continue;
				attempts += 1;
				const name = type.exec(details.slice(Math.max(0, end - maximumType), end))?.[1];
				if (name !== undefined && !usual.test(name)) return name;
			}
			return undefined;
		}
	}),
	23483: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => aroundDifference,
			x: () => differenceExcerpt
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3517);
		var _base_text_detach_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10118);
		var _base_text_differing_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8836);
		var _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87216);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		const contextLines = 3;
		const word = "(?:expected|snapshot|want|actual|received|got)";
		const legend = new RegExp(String.raw`^[ \t]{0,40}[-+]{1,3} ?${word}\b[^\n]{0,200}(?:\n[ \t]{0,40}[-+]{1,3} ?${word}\b[^\n]{0,200})?\n`, "im");
		const signed = /^[ \t]{0,40}[-+](?![-+]{2} )/;
		const frame = /^[ \t]+(?:at|\u276f) /;
		function differenceExcerpt(text, limit) {
			if (text.length <= limit) return (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_1__.Y)(text);
			const short = withoutSharedText(text);
			return (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_1__.Y)(short.length <= limit ? short : aroundDifference(short, limit) ?? (0, _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__.Mg)(short, limit));
		}
		const compared = /^[ \t]{0,40}(?:(?:[-+] )?(?:expected|received|actual|got|but was|left|right)\b[\w ()]{0,40}:|([-+]))/i;
		const maximumLine = 400;
		const maximumPairs = 100;
		function withoutSharedText(text) {
			const lines = text.split("\n");
			let pairs = 0;
			for (let index = 1; index < lines.length && pairs < maximumPairs; index += 1) {
				const [one = "", other = ""] = [lines[index - 1], lines[index]];
				if (one.length <= maximumLine && other.length <= maximumLine) continue;
				const [label, sign] = compared.exec(one.slice(0, maximumLabel)) ?? [];
				const [otherLabel, otherSign] = compared.exec(other.slice(0, maximumLabel)) ?? [];
				if (label === undefined || otherLabel === undefined || sign !== undefined && sign === otherSign) continue;
				pairs += 1;
				const [value, otherValue] = (0, _base_text_differing_parts_js__WEBPACK_IMPORTED_MODULE_3__.m)(one, other);
				lines[index - 1] = value;
				lines[index] = otherValue;
			}
			return lines.join("\n");
		}
		const maximumLabel = 200;
		function aroundDifference(text, limit) {
			const found = legend.exec(text);
			if (found === null || found.index > limit >> 2) return undefined;
			const start = found.index + found[0].length;
			const lines = text.slice(start).split("\n");
			const first = lines.findIndex((line) => signed.test(line));
			if (first === -1) return undefined;
			const end = endOfDiff(lines, first);
			const before = Math.max(first - contextLines, 0);
			const shown = fitting(lines.slice(before, end), limit >> 1);
			const indent = /^[ \t]*/.exec(lines[first] ?? "")?.[0] ?? "";
			const note = (count) => count > 0 ? [`${indent}  \u2026 ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.p)(count, "more line")}`] : [];
			const kept = Math.min(contextLines, before);
			const beginning = lines.slice(0, kept).map((line) => (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(line, maximumLine));
			const excerpt = [
				...beginning,
				...note(before - kept),
				...shown,
				...note(end - before - shown.length)
			];
			return `${text.slice(0, start)}${excerpt.join("\n")}\n${(0, _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__.Mg)(lines.slice(end).join("\n"), limit >> 2)}`;
		}
		function endOfDiff(lines, first) {
			const end = lines.findIndex((line, index) => index > first && frame.test(line));
			return end === -1 ? lines.length : end;
		}
		function fitting(lines, limit) {
			const shown = [];
			let left = limit;
			for (const line of lines) {
				const short = (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(line, maximumLine);
				left -= short.length + 1;
				if (left < 0 && shown.length > contextLines) break;
				shown.push(short);
			}
			return shown;
		}
	}),
	66993: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => differingExcerpts });
		var _base_text_counted_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94313);
		var _base_text_differing_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8836);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		const contextLines = 3;
		const maximumContextLine = 200;
		function differingExcerpts(one, other, limit) {
			if (one.length <= limit && other.length <= limit) return [one, other];
			const [lines, others] = [one.split("\n"), other.split("\n")];
			const differing = lines.findIndex((line, index) => line !== others[index]);
			const first = differing === -1 ? lines.length : differing;
			const from = Math.max(first - contextLines, 0);
			const [line, otherLine] = (0, _base_text_differing_parts_js__WEBPACK_IMPORTED_MODULE_1__.m)(lines[first] ?? "", others[first] ?? "");
			const before = from > 1 ? [(0, _base_text_counted_lines_js__WEBPACK_IMPORTED_MODULE_2__.Nx)((0, _base_text_counted_lines_js__WEBPACK_IMPORTED_MODULE_2__.lt)(lines.slice(0, from)))] : lines.slice(0, from);
			const context = [...before, ...lines.slice(from, first)].map((each) => (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(each, maximumContextLine));
			const excerpt = (all, own) => (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)([...context, ...first < all.length ? [own, ...all.slice(first + 1)] : []].join("\n"), limit);
			return [excerpt(lines, line), excerpt(others, otherLine)];
		}
	}),
	33205: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => withoutEqualityNote });
		const note = /[ \t]\/\/ (?:Object\.is|deep) equality$/gm;
		const withoutEqualityNote = (text) => text.includes(" equality") ? text.replace(note, "") : text;
	}),
	57695: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A1: () => isEmptyError,
			DX: () => withExceptionName,
			WP: () => isBareValue,
			Xz: () => exceptionWithPlace
		});
		var _base_text_base_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38010);
		var _line_meaning_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55848);
		var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7469);
		const maximumLinesBefore = 3;
		const isBareValue = (message) => !/\s/.test(message) || /^'?[\w$.<>[\], ]{1,400}\([\w$.<>[\], ]{0,400}\)[\w$/;[]{0,200}'?$/.test(message);
		function withExceptionName(message, details) {
			const filled = details.filter((line) => line.trim() !== "");
			for (const line of [...filled.slice(0, maximumLinesBefore), ...filled.slice(-1)].map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__.dE)) {
				const end = line.indexOf(`: ${message}`);
				if (end === -1 || line.length !== end + 2 + message.length) continue;
				const name = (0, _line_meaning_js__WEBPACK_IMPORTED_MODULE_0__.M2)(line.slice(0, end).replace(/^Caused by: /, ""));
				if (name !== undefined && name !== "Error") return `${name}: ${message}`;
			}
			return undefined;
		}
		const library = /^at (?:java|javax|jdk|sun|junit|kotlin|scala|groovy|org\.(?:junit|testng|hamcrest|assertj|codehaus|gradle|apache\.maven|opentest4j))\./;
		const javaFrame = /^at (?:[^\s()]{0,400}\/)?([\w$.<>]{1,400})\(([^()\s:]{1,200}:\d+)\)$/;
		const scriptFrame = /^(?:at (?:[^()]{1,400} \()?)?((?:[A-Za-z]:|file:)?[^\s:()]{1,900}:\d+):(?:\d+\)?$|in )/;
		const scriptLibrary = /[/\\]node_modules[/\\]|\(node:|^at (?:async )?node:/;
		const plainLine = (line) => (0, _text_lines_js__WEBPACK_IMPORTED_MODULE_1__.dE)((0, _text_lines_js__WEBPACK_IMPORTED_MODULE_1__.dE)(line).replace(/^(?:stack: |cause: )?'?/, "").replace(/\\n' \+$/, ""));
		function exceptionWithPlace(message, details) {
			const name = [...message, ...details].map((line) => (0, _line_meaning_js__WEBPACK_IMPORTED_MODULE_0__.Am)(plainLine(line))).find((type) => type !== undefined);
			if (name === undefined) return undefined;
			for (const line of details) {
				const text = plainLine(line);
				const [, method = "", place] = library.test(text) ? [] : javaFrame.exec(text) ?? [];
				if (place !== undefined) return `${name} at ${method.split(".").slice(-2).join(".")} (${place})`;
				const [, file] = scriptLibrary.test(text) ? [] : scriptFrame.exec(text) ?? [];
				if (file !== undefined) return `${name} (${(0, _base_text_base_name_js__WEBPACK_IMPORTED_MODULE_2__.F)(file)})`;
			}
			return undefined;
		}
		const emptyError = /^\s{0,100}(?:(?:\[[\w$.]{1,100}(?: \[\w{1,100}\])?: ?\] )?\{\r?\n|Failure\/Error: [^\n]{0,1000}\n\s{0,100}[\w:]{1,200}(?:Error|Exception):\n)/;
		const isEmptyError = (message, details) => emptyError.test(details) && details.trimStart().startsWith(message.trim());
	}),
	36253: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => leadOf });
		var defined_fields = __webpack_require__(43268);
		var dedented = __webpack_require__(14370);
		var display_text = __webpack_require__(60331);
		var shorten = __webpack_require__(59088);
		var playwright_attempts = __webpack_require__(41089);
		var text_lines = __webpack_require__(7469);
		;
		const ofGoogleTest = "Expected equality of these values:";
		const expected = /^expected\b.{0,200}?[:=]/i;
		const actual = /^(?:actual|received|got|but was|but got|was)\b.{0,200}?[:=]/i;
		const legend = /^[-+] ?(?:actual|expected|received)\b/i;
		const hasText = (line) => /[\p{L}\p{N}]/u.test(line);
		const perlValue = /^(?:'.{0,900}'|undef)$/;
		const perlMatch = /^(?:doesn't match|matches) '/;
		const perlOperator = /^(?:[<>]=?|[!=]=|<=>|[!=]~|eq|ne|lt|gt|le|ge|cmp|&&|\|\||and|or|xor)$/;
		function perlComparison(value, next, afterNext) {
			if (!perlValue.test(value)) return undefined;
			if (perlMatch.test(next)) return `${value} ${next}`;
			return perlOperator.test(next) && perlValue.test(afterNext) ? `${value} ${next} ${afterNext}` : undefined;
		}
		function completedLine(lines, index) {
			const line = (0, text_lines.dE)(lines[index]);
			const compared = perlComparison(line, (0, text_lines.dE)(lines[index + 1]), (0, text_lines.dE)(lines[index + 2]));
			if (compared !== undefined) return compared;
			const next = (0, text_lines.sE)(lines, index + 1);
			if (next === -1) return line;
			if (line === ofGoogleTest) return `${line} ${(0, text_lines.dE)(lines[next])}, ${secondOperand(lines, next)}`;
			const isReason = hasText((0, text_lines.dE)(lines[next])) && !legend.test((0, text_lines.dE)(lines[next]));
			if (line.endsWith(":") && isReason) return `${line} ${withPartner(lines, next)}`;
			return withPartner(lines, index);
		}
		const secondOperand = (lines, first) => (0, text_lines.dE)(lines.find((line, index) => index > first && !/^\s*(?:Which is|As Text):/.test(line)));
		function withPartner(lines, index) {
			const [line, next] = [(0, text_lines.dE)(lines[index]), (0, text_lines.dE)(lines[index + 1])];
			return isPair(line, next) ? `${line}, ${next}` : line;
		}
		const isPair = (first, second) => expected.test(first) && actual.test(second) || actual.test(first) && expected.test(second);
		var difference_excerpt = __webpack_require__(23483);
		var equality_note = __webpack_require__(33205);
		var exception_name = __webpack_require__(57695);
		var without_full_stop = __webpack_require__(47992);
		;
		const assertion = /^(?:Assertion with \S{1,10} failed|Refute with \S{1,10} failed|match \(\S{1,5}\) failed)/;
		const truth = /^Expected (?:truthy|falsy), got /;
		function labelled(lines, label) {
			const index = lines.findIndex((line) => line.trimStart().startsWith(`${label}: `));
			if (index === -1) return undefined;
			const column = (0, text_lines.Mh)(lines[index] ?? "");
			const next = lines[index + 1] ?? "";
			return next.trim() !== "" && (0, text_lines.Mh)(next) > column ? undefined : (0, text_lines.dE)(lines[index]).slice(label.length + 1).trimStart();
		}
		function exUnitLine(line, message, details) {
			const isTruth = truth.test(line);
			if (!isTruth && !assertion.test(line)) return undefined;
			const lines = [...message, ...(0, text_lines.Fy)(details)];
			const code = labelled(lines, "code");
			if (code === undefined) return undefined;
			if (isTruth) return `${line}: ${code}`;
			const operands = ["left", "right"].flatMap((label) => {
				const value = labelled(lines, label);
				return value === undefined ? [] : [`${label} ${value}`];
			});
			return operands.length === 0 ? code : `${code}: ${operands.join(", ")}`;
		}
		var line_meaning = __webpack_require__(55848);
		;
		const google_test_text_assertion = /^(?:Expected equality of these values:|Value of: |Expected: (?:\(.{1,900}, actual: |.{1,900} throws |.{1,900} doesn't throw )|The difference between .{1,900}, where$)/;
		const ofAssertion = /^(?:\s+\S|Expected: |Ignoring case$|.{0,900} evaluates to .{0,900}(?:,|, and|\.)$)/;
		const diffHeading = "With diff:";
		const other = /^(?:Google Test trace:$|\[[ =-]{0,10}[A-Z=-][A-Z =-]{0,10}\])/;
		const maximumLines = 200;
		function googleTestText(lines, start) {
			if (!google_test_text_assertion.test((0, text_lines.dE)(lines[start]))) return undefined;
			const end = Math.min(lines.length, start + maximumLines);
			let isInDiff = false;
			for (let index = start + 1; index < end; index += 1) {
				const line = (lines[index] ?? "").slice(0, 1e3);
				const text = line.trim();
				if (text === diffHeading) isInDiff = true;
				else if (text === "") isInDiff = false;
				else if (!isInDiff && !ofAssertion.test(line)) return other.test(text) || (0, line_meaning.gI)(text) ? undefined : text;
			}
			return undefined;
		}
		var differing_parts = __webpack_require__(8836);
		;
		const matcher = /^(?:Error: )?(?:Timed out \d{1,9}ms waiting for )?expect(?:\.\w{1,20})?\(.{0,400}\)(?: failed)?(?: \/\/ .{0,200})?$/;
		const comment = / \/\/ .{0,200}$/;
		const expectedLabel = /^[ \t]{0,40}Expected(?: [a-z][\w ]{0,40})?: {1,20}(\S.{0,1000})$/m;
		const receivedLabel = /^[ \t]{0,40}Received(?: [a-z][\w ]{0,40})?: {1,20}(\S.{0,1000})$/m;
		const maximumText = 2e4;
		const matcher_line_maximumLines = 200;
		function beforeStack(text) {
			const end = text.search(/\n\s{0,40}(?:at|\u276f) /);
			return (0, display_text.W)(text.slice(0, end === -1 ? maximumText : Math.min(end, maximumText)));
		}
		function matcher_line_labelled(text, label) {
			const found = label.exec(text);
			if (found === null) return undefined;
			const next = /^\n(.{0,40})/.exec(text.slice(found.index + found[0].length, found.index + found[0].length + 42))?.[1]?.trim() ?? "";
			return next === "" || /^[A-Z]/.test(next) ? found[1] : `${found[1]} \u2026`;
		}
		const withoutComma = (line) => line.slice(1).trim().replace(/,$/, "");
		function ofDiff(text) {
			const lines = text.split("\n", matcher_line_maximumLines).map((line) => line.trim());
			const start = lines.findIndex((line) => /^- (?:Expected|Snapshot)\b/.test(line));
			if (start === -1 || lines[start + 1]?.startsWith("+ Received") !== true) return undefined;
			const changed = lines.slice(start + 2).filter((line) => /^[-+] /.test(line));
			const [removed = "", added = ""] = changed;
			if (changed.length !== 2 || !removed.startsWith("-") || !added.startsWith("+")) return undefined;
			return {
				expected: withoutComma(removed),
				received: withoutComma(added)
			};
		}
		function matcherLine(line, message, details) {
			if (!matcher.test(line)) return undefined;
			const below = message.slice(1, matcher_line_maximumLines).join("\n");
			const text = beforeStack(below.trim() === "" ? details : below);
			const [wanted, actual] = [matcher_line_labelled(text, expectedLabel), matcher_line_labelled(text, receivedLabel)];
			const { expected, received } = (wanted === undefined && actual === undefined ? ofDiff(text) : undefined) ?? {
				expected: wanted,
				received: actual
			};
			if (expected === undefined && received === undefined) return undefined;
			const [first, second] = expected === undefined || received === undefined ? [expected, received] : (0, differing_parts.d)(expected, received);
			const values = [...first === undefined ? [] : [`expected ${first}`], ...second === undefined ? [] : [`received ${second}`]];
			return `${line.replace(comment, "")}: ${values.join(", ")}`;
		}
		;
		const maximumShortText = 60;
		const phpUnitSentence = "Failed asserting that ";
		function explainedLine(lines, index, details = "") {
			const reason = completedLine(lines, index);
			const headline = withSentence(reason, (0, text_lines.dE)(lines[index + 1])) ?? withText(reason, lines, index) ?? withExpected(reason, (0, text_lines.dE)(lines[index + 2])) ?? exUnitLine(reason, lines, details) ?? matcherLine(reason, lines.slice(index), details);
			return headline === undefined ? { headline: reason } : {
				headline,
				reason
			};
		}
		function withSentence(line, next) {
			const isText = line.length <= maximumShortText && !line.includes(phpUnitSentence);
			return isText && next.startsWith(phpUnitSentence) ? `${(0, without_full_stop.Q)(line)}: ${next}` : undefined;
		}
		const withExpected = (line, next) => line.startsWith("Structures begin differing at: $got") && next.startsWith("$expected") ? `${line}, ${next}` : undefined;
		function withText(line, lines, index) {
			const text = googleTestText(lines, index);
			return text === undefined ? undefined : `${(0, without_full_stop.Q)(text)}: ${line}`;
		}
		var base_name = __webpack_require__(38010);
		var flutter_message = __webpack_require__(45990);
		;
		const stackHeader = /^When the exception was thrown,/;
		const place = /(file:\/\/\S{1,1000}\.dart)(?: line |:)(\d+)/;
		function flutterLead(lines) {
			const begin = lines.findIndex((line) => (0, flutter_message.gD)(line));
			if (begin === -1) return undefined;
			const start = (0, text_lines.sE)(lines, endOfIntroduction(lines, begin + 1));
			if (start === -1) return undefined;
			const stack = lines.findIndex((line, index) => index > start && stackHeader.test((0, text_lines.dE)(line)));
			const blank = lines.findIndex((line, index) => index > start && (0, text_lines.dE)(line) === "");
			const ends = [
				stack,
				blank,
				lines.length
			].filter((end) => end !== -1);
			const exception = (0, dedented.Q)(lines.slice(start, Math.min(...ends)));
			const [, file = "", line = ""] = flutterPlace(lines.slice(start, endOfException(lines, start))) ?? [];
			const headline = completedLine(exception, 0);
			if (file === "") return {
				headline,
				lines: exception
			};
			const name = (0, base_name.F)(file);
			return {
				headline: `${headline} (${name}:${line})`,
				lines: [...exception, `at ${file}:${line}`]
			};
		}
		const maximumIntroduction = 5;
		function endOfIntroduction(lines, start) {
			if (!(0, text_lines.dE)(lines[start]).startsWith("The following ")) return start;
			let open = 0;
			for (let index = start; index < start + maximumIntroduction; index++) {
				const line = (0, text_lines.dE)(lines[index]);
				open += line.split("(").length - line.split(")").length;
				if (open <= 0 && line.endsWith(":")) return index + 1;
			}
			return start;
		}
		function endOfException(lines, start) {
			const end = lines.findIndex((line, index) => index > start && /^\u2550{10}/.test(line));
			return end === -1 ? lines.length : end;
		}
		function flutterPlace(lines) {
			const named = lines.findIndex((line) => /on the following line:$/.test((0, text_lines.dE)(line)));
			const matches = [lines[named + 1], ...lines].map((line) => place.exec((0, text_lines.dE)(line)));
			return matches.find((match) => match !== null) ?? undefined;
		}
		var cucumber_steps = __webpack_require__(9290);
		;
		const logged = /^(?:\S{0,400}\/)?[\w.-]{1,200}\.go:\d+:(?: (?!\d)(.*))?$/;
		const isResult = (line) => /^(?:---|===) [A-Z]+[: ]/.test(line);
		function goReason(lines) {
			const panic = lines.findIndex((line) => /^panic: /.test(line));
			if (panic !== -1) return section(lines, panic);
			const start = lines.findLastIndex((line) => logged.test((0, text_lines.dE)(line)));
			if (start === -1) return undefined;
			const found = section(lines, start);
			if ((0, text_lines.dE)(logged.exec((0, text_lines.dE)(found[0]))?.[1]) !== "") return found;
			const error = found.findIndex((line) => /^\s*Error:\s/.test(line));
			const more = found.slice(error === -1 ? 1 : error).filter((line) => (0, text_lines.dE)(line) !== "");
			return more.length === 0 ? undefined : more.map((line) => line.replace(/^\s*Error:\s+/, ""));
		}
		function section(lines, start) {
			const column = (0, text_lines.Mh)(lines[start] ?? "");
			const isEnd = (line) => {
				const text = (0, text_lines.dE)(line);
				return text === "" || isResult(text) || (0, line_meaning.qt)(text) || (0, text_lines.Mh)(line) <= column;
			};
			const end = lines.findIndex((line, index) => index > start && isEnd(line));
			return lines.slice(start, end === -1 ? lines.length : end);
		}
		;
		const isUnderline = (line) => /^[\s^~]*$/.test(line);
		const isRule = (line) => /^(?:-{5,}|={5,})/.test(line.trimStart());
		function pythonReason(lines) {
			const header = lines.findLastIndex((line) => line_meaning.Up.test((0, text_lines.dE)(line)));
			if (header === -1) return undefined;
			const column = (0, text_lines.Mh)(lines[header] ?? "");
			for (let index = (0, text_lines.sE)(lines, header + 1); index !== -1; index = (0, text_lines.sE)(lines, index + 1)) {
				if ((0, text_lines.Mh)(lines[index] ?? "") > column) continue;
				const type = (0, line_meaning.Am)((0, text_lines.dE)(lines[index]));
				if (type === undefined) return upTo(lines.slice(index), isRule);
				const code = (0, text_lines.dE)(lines.slice(header + 1, index).findLast((line) => !isUnderline(line)));
				return [code === "" || code.startsWith("File \"") ? (0, text_lines.dE)(lines[index]) : `${type}: ${code}`];
			}
			return undefined;
		}
		function syntaxReason(lines) {
			const start = (0, text_lines.sE)(lines, 0);
			if (start === -1 || !/^File "[^"]{1,400}", line \d+$/.test((0, text_lines.dE)(lines[start]))) return undefined;
			const column = (0, text_lines.Mh)(lines[start] ?? "");
			const isError = (line) => /^\w{1,100}(?:Error|Warning): /.test((0, text_lines.dE)(line)) && (0, text_lines.Mh)(line) < column;
			const error = lines.findIndex((line, index) => index > start && isError(line));
			return error === -1 ? undefined : lines.slice(error);
		}
		function pytestReason(lines) {
			const start = lines.findIndex((line) => /^E {2,}\S/.test(line));
			if (start === -1) return undefined;
			const reason = upTo(lines.slice(start), (line) => !/^E(?:\s|$)/.test(line)).map((line) => line.slice(1));
			return syntaxReason(reason) ?? reason;
		}
		function upTo(lines, isEnd) {
			const end = lines.findIndex((line, index) => index > 0 && isEnd(line));
			return end === -1 ? lines : lines.slice(0, end);
		}
		;
		const from = (lines, start) => start === -1 ? undefined : lines.slice(start);
		const boostReason = (lines) => {
			const header = lines.findIndex((line) => /^EXCEPTION STACK TRACE: -/.test(line));
			if (header !== -1) {
				const start = (0, text_lines.sE)(lines, header + 1);
				const end = lines.findIndex((line, index) => index > header && /^-{10}/.test(line));
				return start === -1 || end <= start ? undefined : lines.slice(start, end);
			}
			if (!lines.some((line) => /^[A-Z]+ (?:FAILURE|ERROR|EXCEPTION):$/.test((0, text_lines.dE)(line)))) return undefined;
			const start = lines.findIndex((line) => /^- message *: \S/.test(line));
			return from(lines, start)?.map((line) => line.replace(/^- message *: /, ""));
		};
		const afterHeader = (lines, isOwnName) => {
			const header = lines.findIndex((line) => /(?:panicked at \S+:\d+:\d+:|:\d+: Failure|[:(]\d+\)?: FAILED:)$/.test((0, text_lines.dE)(line)));
			return header === -1 ? undefined : from(lines, (0, line_meaning.Ll)(lines, isOwnName, header + 1));
		};
		const doctestReason = (lines) => {
			if (!lines.some((line) => line.startsWith("[doctest] "))) return undefined;
			const failed = /^.{1,900}?[:(]\d+\)?: (?:FATAL )?ERROR: /;
			const start = lines.findIndex((line) => failed.test(line.slice(0, 1e3)) || /^(?:Should have failed|Didn't fail|Test case exceeded)\b/.test(line));
			return from(lines, start)?.map((line, index) => index === 0 ? line.replace(failed, "") : line);
		};
		const isFailedPoint = (line) => /^not ok\b/.test((0, text_lines.dE)(line));
		const isTestPoint = (line) => /^(?:not )?ok\b/.test((0, text_lines.dE)(line));
		const tapReason = (lines, isOwnName) => {
			const own = lines.findIndex((line) => isFailedPoint(line) && isOwnName((0, text_lines.dE)(line)));
			const failed = own === -1 ? lines.findIndex(isFailedPoint) : own;
			if (failed === -1) return undefined;
			const next = own === -1 ? -1 : lines.findIndex((line, index) => index > own && isTestPoint(line));
			const explained = next === -1 ? lines : lines.slice(0, next);
			const start = (0, line_meaning.Ll)(explained, isOwnName, failed + 1);
			if (start !== -1) return explained.slice(start).map((line) => line.replace(/^\s*#\s?/, ""));
			const isOneOfSeveral = own !== -1 && lines.filter(isTestPoint).length > 1;
			return isOneOfSeveral || (0, line_meaning.XA)((0, text_lines.dE)(lines[failed]), isOwnName) ? explained.slice(failed) : undefined;
		};
		const behaveReason = (lines) => from(lines, lines.findIndex((line) => /^Failing step: /.test((0, text_lines.dE)(line))));
		const finders = [
			pythonReason,
			syntaxReason,
			boostReason,
			doctestReason,
			afterHeader,
			goReason,
			pytestReason,
			tapReason,
			behaveReason,
			cucumber_steps.j5,
			cucumber_steps.dA
		];
		function knownReason(lines, isOwnName) {
			for (const find of finders) {
				const reason = find(lines, isOwnName);
				if (reason !== undefined) return reason;
			}
			return undefined;
		}
		var output_tail = __webpack_require__(26868);
		var own_name = __webpack_require__(74456);
		var step_of_failure = __webpack_require__(8945);
		;
		const maximumHeadline = 298;
		const failure_lead_maximumText = 1998;
		const maximumTitle = 1e3;
		function leadOf(failure) {
			const lead = leadOfTexts(failure);
			if (failure.steps === undefined) return lead;
			const line = lead?.reason ?? lead?.headline ?? "";
			const step = (0, step_of_failure.Wy)(failure, line);
			if (step === undefined) return lead;
			return {
				...lead,
				headline: headlineOf((0, step_of_failure.p$)((0, equality_note.p)(lead?.headline ?? ""), step)),
				reason: line,
				step
			};
		}
		function leadOfTexts(failure) {
			const isOwnName = (0, own_name.y)(failure.name, failure.suite);
			const message = (0, text_lines.Fy)(failure.message);
			const isEmpty = (0, exception_name.A1)(failure.message ?? "", failure.details ?? "");
			const usual = (isEmpty ? exceptionLead(message, (0, text_lines.Fy)(failure.details)) : undefined) ?? messageLead(message, failure.details ?? "", isOwnName);
			if (usual !== undefined) return usual;
			const details = (0, text_lines.Fy)(failure.details);
			return reasonLead(message, isOwnName) ?? thrownName(message, details) ?? reasonLead(details, isOwnName) ?? exceptionLead(message, details) ?? outputLead(failure, isOwnName) ?? anyLead([...message, ...details], isOwnName);
		}
		function messageLead(message, details, isOwnName) {
			const first = (0, text_lines.sE)(message, 0);
			const line = (0, text_lines.dE)(message[first]);
			if (first === -1 || !(0, line_meaning.XA)(line, isOwnName)) return undefined;
			const lead = linesOf(explainedLine(message, first, details));
			if ((0, text_lines.sE)(message, first + 1) !== -1) return lead;
			if (line.endsWith(":")) return { headline: headlineOf(completedFrom(details, line)) };
			const named = (0, exception_name.WP)(line) ? (0, exception_name.DX)(line, (0, text_lines.Fy)(details)) : undefined;
			return named === undefined ? titledLead(line, details, isOwnName) ?? lead : makeLead(named, [named]);
		}
		function completedFrom(details, message) {
			const lines = (0, text_lines.Fy)(details);
			const start = lines.findIndex((line) => (0, text_lines.dE)(line) === message);
			return start === -1 ? message : completedLine(lines, start);
		}
		function titledLead(message, details, isOwnName) {
			const start = details.search(/\S/);
			if (start === -1 || !(0, line_meaning.p6)((0, text_lines.dE)(details.slice(start, start + maximumTitle).split("\n", 1)[0]))) return undefined;
			const reason = plainReason((0, text_lines.Fy)(details), isOwnName);
			return reason?.[0]?.includes(message) ? leadOfReason(reason) : undefined;
		}
		function reasonLead(lines, isOwnName) {
			const reason = knownReason(lines, isOwnName) ?? plainReason(lines, isOwnName);
			return reason === undefined ? undefined : leadOfReason(reason);
		}
		function leadOfReason(reason) {
			const end = reason.findIndex((line, index) => index > 0 && ((0, line_meaning.qt)((0, text_lines.dE)(line)) || (0, playwright_attempts.gI)(line)));
			const own = end === -1 ? reason : reason.slice(0, end);
			return {
				...linesOf(explainedLine(own, 0)),
				text: textOf((0, dedented.Q)(own))
			};
		}
		function plainReason(lines, isOwnName) {
			const start = (0, line_meaning.Ll)(lines, isOwnName);
			return start === -1 ? undefined : lines.slice(start);
		}
		function thrownName(message, details) {
			const line = (0, text_lines.dE)(message[(0, text_lines.sE)(message, 0)]);
			const isStack = (0, line_meaning.qt)((0, text_lines.dE)(details[(0, text_lines.sE)(details, 0)]));
			return line === "" || (0, line_meaning.AE)(line) || !isStack || details.some(isCause) ? undefined : { headline: headlineOf(line) };
		}
		const isCause = (line) => /^\s*Caused by: /.test(line);
		function exceptionLead(message, details) {
			const line = (0, exception_name.Xz)(message, details);
			return line === undefined ? undefined : makeLead(line, [line]);
		}
		function outputLead(failure, isOwnName) {
			const streams = [failure.stdout, failure.stderr].map(text_lines.Fy);
			for (const lines of streams) {
				const found = flutterLead(lines);
				if (found !== undefined) return {
					...makeLead(found.headline, found.lines),
					isOutput: true
				};
			}
			for (const lines of streams) {
				const reason = knownReason(lines, isOwnName);
				if (reason !== undefined) return {
					...leadOfReason(reason),
					isOutput: true
				};
			}
			const tail = (0, output_tail.c)(failure);
			if (tail === "") return undefined;
			const lines = tail.split("\n");
			const last = lines.findLast((line) => (0, line_meaning.XA)((0, text_lines.dE)(line), isOwnName)) ?? lines.at(-1);
			return {
				...makeLead((0, text_lines.dE)(last), lines),
				isOutput: true
			};
		}
		function anyLead(lines, isOwnName) {
			const texts = lines.map(text_lines.dE).filter((line) => line !== "");
			const label = texts.find((line) => (0, line_meaning.Am)(line) !== undefined) ?? texts.find(line_meaning.AE);
			const [, place] = fileWithLine.exec(texts.find(line_meaning.gI) ?? "") ?? [];
			if (label !== undefined && place !== undefined) return { headline: headlineOf(`${(0, line_meaning.Am)(label) ?? label} (${place})`) };
			const first = label ?? texts.find((line) => !isOwnName(line)) ?? texts[0];
			return first === undefined ? undefined : { headline: headlineOf(first) };
		}
		const fileWithLine = /([^/\\\s"'()]{1,200}:\d+)(?::\d+)?[:.]?$/;
		const makeLead = (headline, lines) => ({
			headline: headlineOf(headline),
			text: textOf(lines)
		});
		const linesOf = ({ headline, reason }) => ({
			headline: headlineOf(headline),
			...(0, defined_fields.X)({ reason: reason === undefined ? undefined : headlineOf(reason) })
		});
		function textOf(lines) {
			const text = lines.join("\n");
			return text.length <= failure_lead_maximumText ? text : (0, difference_excerpt.l)(text, failure_lead_maximumText) ?? (0, shorten.m)(text, failure_lead_maximumText);
		}
		const headlineOf = (line) => (0, shorten.m)((0, display_text.p)(line).trim(), maximumHeadline);
	}),
	26868: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { c: () => outputTail });
		var _base_text_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57545);
		var _base_text_dedented_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14370);
		var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7469);
		const maximumLines = 10;
		const maximumLength = 800;
		const attachment = /^\s*\[\[ATTACHMENT\|.*\]\]\s*$/;
		const lastLines = (text) => {
			const lines = (0, _text_lines_js__WEBPACK_IMPORTED_MODULE_0__.Fy)(text).filter((line) => !attachment.test(line.slice(0, maximumLength)));
			const end = lines.findLastIndex((line) => line.trim() !== "");
			const tail = (0, _base_text_dedented_js__WEBPACK_IMPORTED_MODULE_1__.Q)(lines.slice(Math.max(0, end + 1 - maximumLines), end + 1)).join("\n");
			return tail.length <= maximumLength ? tail : `\u2026 ${(0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_2__.C)(tail, maximumLength - 2)}`;
		};
		function outputTail({ stdout, stderr }) {
			return lastLines(stdout) || lastLines(stderr);
		}
	}),
	51426: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => statedValues });
		var detach = __webpack_require__(10118);
		var display_text = __webpack_require__(60331);
		var excerpt = __webpack_require__(87216);
		var differing_excerpts = __webpack_require__(66993);
		;
		const maximumDepth = 100;
		const maximumLength = 128 * 1024;
		function jsonLines(text) {
			const ends = text.charAt(0) + text.charAt(text.length - 1);
			if (text.length > maximumLength || ends !== "{}" && ends !== "[]" || isTooDeep(text)) return undefined;
			try {
				JSON.parse(text);
			} catch {
				return undefined;
			}
			return createPrinter(text)("");
		}
		const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+/g;
		function isTooDeep(text) {
			let depth = 0;
			for (const [found] of text.matchAll(token)) {
				if (found === "{" || found === "[") depth += 1;
				else if (found === "}" || found === "]") depth -= 1;
				if (depth > maximumDepth) return true;
			}
			return false;
		}
		function createPrinter(text) {
			const tokens = (text.match(token) ?? []).values();
			const next = () => tokens.next().value ?? "";
			let current = next();
			const take = () => {
				const taken = current;
				current = next();
				return taken;
			};
			const print = (indent) => {
				const open = take();
				if (open !== "{" && open !== "[") return open;
				const close = open === "{" ? "}" : "]";
				const inner = `${indent}  `;
				const members = [];
				while (current !== close) {
					if (current === ",") take();
					const key = open === "{" ? take() : "";
					if (open === "{") take();
					members.push({
						key,
						text: `${inner}${key === "" ? "" : `${key}: `}${print(inner)}`
					});
				}
				take();
				if (open === "{") members.sort((one, other) => one.key < other.key ? -1 : one.key > other.key ? 1 : 0);
				return members.length === 0 ? `${open}${close}` : `${open}\n${members.map((member) => member.text).join(",\n")}\n${indent}${close}`;
			};
			return print;
		}
		;
		const maximumJsonLine = 60;
		const withoutNotes = (text) => text.split("\n").filter((line) => !excerpt.MP.test(line)).join("\n");
		function statedValues({ expected, actual }, limit) {
			if (expected === undefined || actual === undefined) return undefined;
			const [one, other] = comparable((0, display_text.W)(expected).trimEnd(), (0, display_text.W)(actual).trimEnd());
			if (one.trim() === "" || other.trim() === "") return undefined;
			if (withoutNotes(one) === withoutNotes(other)) return undefined;
			const [first, second] = (0, differing_excerpts.R)(one, other, limit);
			return first === second ? undefined : {
				expected: (0, detach.Y)(first),
				actual: (0, detach.Y)(second)
			};
		}
		function comparable(one, other) {
			if (one.length <= maximumJsonLine && other.length <= maximumJsonLine && !`${one}${other}`.includes("\n")) return [one, other];
			const [lines, others] = [jsonLines(one), jsonLines(other)];
			return lines === undefined || others === undefined ? [one, other] : [lines, others];
		}
	}),
	54775: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => historyIdLength });
		const historyIdLength = 10;
	}),
	43475: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V8: () => addedSince,
			p: () => markedQuarantine,
			xr: () => markedEntry
		});
		var _test_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34745);
		const meaningOf = ({ test, module, until }) => JSON.stringify([
			(0, _test_pattern_js__WEBPACK_IMPORTED_MODULE_0__._t)(test),
			module,
			until
		]);
		function addedSince(base) {
			const known = new Set(base.map(meaningOf));
			return (entry) => !known.has(meaningOf(entry));
		}
		const markedEntry = (entry, isAdded) => isAdded(entry) ? {
			...entry,
			isAdded: true
		} : entry;
		function markedQuarantine({ entryOf }, isAdded) {
			return { entryOf(test) {
				const entry = entryOf(test);
				return entry && markedEntry(entry, isAdded);
			} };
		}
	}),
	34745: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tf: () => nameSeparator,
			_t: () => comparableName,
			mV: () => parseTestPattern,
			rM: () => matchesEverything
		});
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60331);
		const nameSeparator = " \u203a ";
		const comparable = /^[!-~](?: ?[!-~])*$/;
		const comparableName = (text) => comparable.test(text) ? text : (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.p)(text).trim().normalize("NFC");
		function parseTestPattern(pattern) {
			const text = comparableName(pattern);
			const pieces = [];
			let piece = "";
			let backslashes = 0;
			for (const character of text) {
				if (character === "\\") {
					backslashes += 1;
					continue;
				}
				const isStar = character === "*";
				piece += "\\".repeat(isStar ? backslashes >> 1 : backslashes);
				if (isStar && backslashes % 2 === 0) {
					pieces.push(piece);
					piece = "";
				} else piece += character;
				backslashes = 0;
			}
			return [...pieces, piece + "\\".repeat(backslashes)];
		}
		const matchesEverything = (pattern) => pattern.every((piece) => /^[ \u203a]*$/.test(piece));
	}),
	16363: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => diskNotes });
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60331);
		function diskNotes({ whyOnDisk }) {
			const reason = whyOnDisk();
			return reason === undefined ? [] : [`Source files are searched on disk, because git does not list them: ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.p)(reason)}.`];
		}
	}),
	34818: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { K: () => listGitFiles });
		var _host_git_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7764);
		var _host_git_work_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21121);
		function listGitFiles(cwd, env = process.env) {
			if ((0, _host_git_work_tree_js__WEBPACK_IMPORTED_MODULE_1__.vE)(cwd) === undefined) return { reason: "the working directory is not in a git repository" };
			const repository = (0, _host_git_repository_js__WEBPACK_IMPORTED_MODULE_0__.W)(cwd, env);
			if (repository === undefined) return { reason: "git is not installed" };
			const files = repository.list("ls-files", "-z");
			return files === undefined ? { reason: repository.firstErrorLine("ls-files", "-z") ?? "git ls-files fails" } : { files };
		}
	}),
	37158: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => locateFrame,
			J: () => sourceLocation
		});
		var stack_frames = __webpack_require__(28408);
		var flutter_message = __webpack_require__(45990);
		var line_meaning = __webpack_require__(55848);
		var output_tail = __webpack_require__(26868);
		;
		const header = /(?: panicked at \S{1,1000}:\d{1,9}:\d{1,9}:|:\d{1,9}: Failure)$/m;
		const isEmpty = (text = "") => text.trim() === "";
		function printedReason({ details, message = "", stdout, lead, output }) {
			if (message.startsWith(flutter_message.MN)) return stdout === undefined ? lead : (0, flutter_message.s7)(stdout);
			if (!isEmpty(details) || !(isEmpty(message) || (0, line_meaning.AE)(message))) return undefined;
			if (stdout === undefined) return output ?? lead;
			const start = stdout.search(header);
			return start === -1 ? (0, output_tail.c)({ stdout }) : stdout.slice(stdout.lastIndexOf("\n", start) + 1);
		}
		;
		function sourceLocation(test, tracked) {
			const own = test.file === undefined ? undefined : tracked.locate(test.file);
			let elsewhere;
			for (const text of [
				test.details,
				test.message,
				printedReason(test)
			]) {
				if (text === undefined) continue;
				const { failure, other } = failureFrame(text, own, test.suite, tracked);
				if (failure !== undefined) return locationOf(failure);
				elsewhere ??= other;
			}
			if (own === undefined) return undefined;
			if (test.line !== undefined) return {
				path: own,
				line: test.line
			};
			return elsewhere === undefined ? { path: own } : locationOf(elsewhere);
		}
		const locationOf = ({ path, line, column }) => column === undefined ? {
			path,
			line
		} : {
			path,
			line,
			column
		};
		const isGoLog = ({ file }) => file.endsWith(".go") && !/[\\/]/.test(file);
		function locateFrame(frame, suite, tracked) {
			const folder = isGoLog(frame) && suite !== undefined ? packageFolder(suite, tracked) : undefined;
			return (folder === undefined ? undefined : tracked.locate(folder + frame.file)) ?? tracked.locate(frame.file);
		}
		function packageFolder(suite, tracked) {
			for (const name of suite.slice(0, 3)) {
				const folder = tracked.locatePackage(name);
				if (folder !== undefined) return folder;
			}
			return undefined;
		}
		function failureFrame(text, own, suite, tracked) {
			let failure;
			let other;
			for (const frame of (0, stack_frames.N)(text, tracked.mayContain)) {
				const path = locateFrame(frame, suite, tracked);
				if (path === undefined) continue;
				const located = {
					...frame,
					path
				};
				if (own !== undefined && path !== own) other ??= located;
				else if (failure === undefined || isGoLog(failure) || failure.isTitle && path === failure.path) {
					failure = located;
					if (!isGoLog(located) && !located.isTitle && !isPython(path)) break;
				} else if (path === failure.path) failure = located;
			}
			return {
				failure,
				other
			};
		}
		const isPython = (path) => /\.py[ix]?$/.test(path);
	}),
	90644: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => testLocation,
			R: () => withLocations
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43268);
		var _repository_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68324);
		var _source_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37158);
		function testLocation(test, tracked) {
			const stated = test.sourceLocation;
			if (stated !== undefined && (0, _repository_path_js__WEBPACK_IMPORTED_MODULE_1__.o)(stated.file)) return {
				file: stated.file,
				line: stated.line
			};
			const found = (0, _source_location_js__WEBPACK_IMPORTED_MODULE_0__.J)(test, tracked);
			return found && {
				file: found.path,
				line: found.line
			};
		}
		function withLocations(next, tracked) {
			return {
				...next,
				test(test) {
					next.test(test.status === "failed" ? located(test, tracked) : test);
				}
			};
		}
		function located(test, tracked) {
			const location = testLocation(test, tracked);
			if (location !== undefined) {
				return {
					...test,
					sourceLocation: {
						file: location.file,
						...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__.X)({ line: location.line })
					}
				};
			}
			const { sourceLocation: stated, ...rest } = test;
			return stated === undefined ? test : rest;
		}
	}),
	96679: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pv: () => statedLocation,
			VS: () => recordedOwners,
			jL: () => createTestOwners,
			m8: () => createListedOwners
		});
		var _host_owners_owners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32592);
		var _repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68324);
		var _test_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90644);
		const recordedOwners = {
			areKnown: () => false,
			ownersOf: ({ owners = [] }) => owners
		};
		function createTestOwners(root, tracked) {
			let read;
			const ownersOfPath = () => {
				read ??= { ownersOfPath: (0, _host_owners_owners_js__WEBPACK_IMPORTED_MODULE_0__.h)(root) };
				return read.ownersOfPath;
			};
			const fileOf = createTestFiles(tracked);
			return {
				areKnown: () => ownersOfPath() !== undefined,
				ownersOf(test, failure) {
					const find = ownersOfPath();
					if (find === undefined) return test.owners ?? [];
					const own = fileOf(test);
					if (own !== undefined) return find(own);
					if (test.owners !== undefined) return test.owners;
					return failure === undefined ? [] : find(failure.file);
				}
			};
		}
		const createListedOwners = ({ areKnown, ownersOf }, tracked, locations) => (test) => ownersOf(test, areKnown() ? locations.get(test) ?? (0, _test_location_js__WEBPACK_IMPORTED_MODULE_1__.M)(test, tracked) : undefined);
		const statedLocation = ({ sourceLocation }) => sourceLocation !== undefined && (0, _repository_path_js__WEBPACK_IMPORTED_MODULE_2__.o)(sourceLocation.file) ? sourceLocation : undefined;
		const pathOfFile = /[\\/][^\\/]+\.[a-z]{1,10}$|^[^\\/]+\.bats$/i;
		function createTestFiles(tracked) {
			let lastFile;
			let ofLastFile;
			let lastSuite;
			let ofLastSuite;
			return ({ file, suite }) => {
				if (file !== undefined) {
					if (file !== lastFile) {
						lastFile = file;
						ofLastFile = tracked.locate(file);
					}
					if (ofLastFile !== undefined) return ofLastFile;
				}
				if (suite !== lastSuite) {
					lastSuite = suite;
					ofLastSuite = fileOfSuite(suite, tracked);
				}
				return ofLastSuite;
			};
		}
		const maximumSuites = 10;
		function fileOfSuite(suite, tracked) {
			for (const name of suite.slice(-maximumSuites).reverse()) {
				const found = pathOfFile.test(name) ? tracked.locate(name) : tracked.locateClass(name);
				if (found !== undefined) return found;
				const folder = tracked.locatePackage(name);
				if (folder !== undefined) return `${folder}_test.go`;
			}
			return undefined;
		}
	}),
	71215: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => createTrackedFiles });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var regular_file = __webpack_require__(26324);
		var base_name = __webpack_require__(38010);
		var counts = __webpack_require__(3517);
		var work_tree = __webpack_require__(21121);
		;
		const extensions = new Set([
			"java",
			"kt",
			"groovy",
			"scala",
			"cs",
			"fs",
			"vb",
			"py"
		]);
		const qualifiedName = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+$/u;
		const maximumLength = 500;
		function createClassFinder(files) {
			let byStem;
			return (name) => {
				const qualified = name.length > maximumLength ? "" : withoutNested(name);
				if (!qualifiedName.test(qualified)) return undefined;
				byStem ??= groupByStem(files);
				const names = qualified.split(".");
				const found = bestOf(byStem.get(names.at(-1) ?? ""), names);
				if (found !== undefined) return found;
				const module = names.slice(0, -1);
				return bestOf(byStem.get(module.at(-1) ?? "")?.filter((path) => path.endsWith(".py")), module);
			};
		}
		const withoutNested = (name) => /^[^$+]*/.exec(name)?.[0] ?? "";
		function groupByStem(files) {
			const byStem = new Map();
			for (const path of files) {
				const name = (0, base_name.F)(path);
				const dot = name.lastIndexOf(".");
				if (dot < 1 || !extensions.has(name.slice(dot + 1))) continue;
				const stem = name.slice(0, dot);
				const others = byStem.get(stem);
				if (others === undefined) byStem.set(stem, [path]);
				else others.push(path);
			}
			return byStem;
		}
		function bestOf(candidates, names) {
			let best;
			let bestTail = 0;
			for (const candidate of candidates ?? []) {
				const folders = candidate.slice(0, candidate.lastIndexOf(".")).split(/[./]/);
				let tail = 0;
				while (tail < names.length && tail < folders.length && names.at(-1 - tail) === folders.at(-1 - tail)) tail += 1;
				if (tail < 2 && tail < folders.length) continue;
				if (tail > bestTail) {
					best = candidate;
					bestTail = tail;
				} else if (tail === bestTail) best = undefined;
			}
			return best;
		}
		;
		const maximumEntries = 1e5;
		const skippedFolders = new Set([
			"node_modules",
			"bower_components",
			"site-packages",
			"vendor",
			"venv",
			"__pycache__",
			"Pods",
			"DerivedData",
			"target",
			"build",
			"dist",
			"out",
			"bin",
			"obj",
			"coverage"
		]);
		function listDiskFiles(top, limit = maximumEntries) {
			const files = [];
			const folders = [""];
			let entries = 0;
			for (const folder of folders) {
				for (const entry of entriesOf((0, external_node_path_.join)(top, folder))) {
					entries += 1;
					if (entries > limit) return {
						files,
						isCut: true
					};
					if (entry.isFile()) files.push(folder + entry.name);
					else if (entry.isDirectory() && !isSkipped(entry.name)) folders.push(`${folder}${entry.name}/`);
				}
			}
			return {
				files,
				isCut: false
			};
		}
		const isSkipped = (name) => name.startsWith(".") || skippedFolders.has(name);
		function entriesOf(folder) {
			try {
				return (0, external_node_fs_.readdirSync)(folder, { withFileTypes: true });
			} catch {
				return [];
			}
		}
		var git_files = __webpack_require__(34818);
		;
		const maximumModules = 100;
		const moduleDirective = /^module[ \t]+["`]?([^\s"`]+)/m;
		function createPackageFinder(files, read) {
			let known;
			return (importPath) => {
				known ??= {
					modules: foldersOfModules(files, read),
					tested: new Set(files.filter((path) => path.endsWith("_test.go")).map(folderOf))
				};
				for (let end = importPath.length; end > 0; end = importPath.lastIndexOf("/", end - 1)) {
					const top = known.modules.get(importPath.slice(0, end));
					if (top === undefined) continue;
					const folder = top + (end === importPath.length ? "" : `${importPath.slice(end + 1)}/`);
					return known.tested.has(folder) ? folder : undefined;
				}
				return undefined;
			};
		}
		function foldersOfModules(files, read) {
			const paths = files.filter((path) => path === "go.mod" || path.endsWith("/go.mod")).slice(0, maximumModules);
			return new Map(paths.flatMap((path) => {
				const name = moduleDirective.exec(read(path) ?? "")?.[1];
				return name === undefined ? [] : [[name, folderOf(path)]];
			}));
		}
		const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
		var decode_escapes = __webpack_require__(7654);
		;
		function pathReadings(file) {
			const path = file.slice(0, path_readings_maximumLength);
			const plain = plainPath(path);
			const decoded = (0, decode_escapes.z)(plain);
			if (decoded === plain) return [segmentsOf(plain)];
			const readings = [segmentsOf(plain), segmentsOf(decoded)];
			return schemeOf(path) === undefined ? readings : readings.reverse();
		}
		function segmentsOf(path) {
			const segments = [];
			for (const segment of path.split(/[\\/]/)) {
				if (segment === "..") segments.pop();
				else if (segment !== "" && segment !== ".") segments.push(segment);
			}
			return segments;
		}
		const path_readings_maximumLength = 4096;
		const isAbsolutePath = (file) => /^(?:[\\/]|[A-Za-z]:[\\/]|file:)/.test(file);
		const schemeOf = (file) => /^([a-z][a-z0-9+.-]+):/i.exec(file)?.[1];
		function plainPath(file) {
			const scheme = schemeOf(file);
			if (scheme === undefined) return withoutDrive(file);
			const path = withoutQuery(file.slice(scheme.length + 1));
			switch (scheme) {
				case "package": {
					const slash = path.indexOf("/");
					return slash === -1 ? path : `${path.slice(0, slash)}/lib${path.slice(slash)}`;
				}
				case "http":
				case "https": return path.replace(/^\/\/[^/]*/, "");
				case "webpack":
				case "webpack-internal": return path.replace(/^\/\/[^/]*\/(?=\.\/)/, "");
				case "file": return withoutDrive(path.replace(/^\/\//, ""));
				default: return path;
			}
		}
		const withoutDrive = (path) => path.replace(/^[\\/]?[A-Za-z]:(?=[\\/])/, "");
		function withoutQuery(path) {
			const mark = path.indexOf("?");
			return mark === -1 ? path : path.slice(0, mark);
		}
		;
		const dependencyFolders = new Set([
			"node_modules",
			"bower_components",
			"site-packages",
			"dist-packages",
			".pub-cache",
			".cargo",
			"rustc",
			"gems",
			".m2",
			".gradle",
			".nuget",
			"vendor",
			"deps"
		]);
		const versionedFolder = /^python\d|@v?\d/;
		const isDependencyFolder = (folder) => dependencyFolders.has(folder) || versionedFolder.test(folder);
		const maximumFolders = 100;
		const maximumModuleBytes = 256 * 1024;
		function createTrackedFiles(cwd, listFiles = git_files.K) {
			let whyOnDisk;
			let listed;
			const answers = new Map();
			const read = () => {
				const ofGit = listFiles(cwd);
				const top = (0, work_tree.vE)(cwd) ?? cwd;
				const byName = (files) => ({
					findClass: createClassFinder(files),
					findPackage: createPackageFinder(files, (path) => (0, regular_file.X)((0, external_node_path_.join)(top, path), maximumModuleBytes))
				});
				if ("files" in ofGit) return {
					...inList(ofGit.files),
					...byName(ofGit.files)
				};
				const { files, isCut } = listDiskFiles(top);
				whyOnDisk = isCut ? `${ofGit.reason}; only the first ${(0, counts.B)(files.length)} files are known` : ofGit.reason;
				const [known, onDisk] = [inList(files), onDiskBelow(top)];
				return {
					mayFind: (file) => onDisk.maySearch() || known.mayFind(file),
					find: (segments, isAbsolute) => known.find(segments, isAbsolute) ?? onDisk.find(segments),
					...byName(files)
				};
			};
			return {
				locate(file) {
					listed ??= read();
					if (!listed.mayFind(file)) return undefined;
					if (answers.has(file)) return answers.get(file);
					const found = findFirst(listed.find, file);
					if (answers.size >= maximumAnswers) answers.clear();
					if (file.length <= maximumCachedLength) answers.set(copyOf(file), found);
					return found;
				},
				mayContain(fileName) {
					listed ??= read();
					return listed.mayFind(fileName);
				},
				locateClass(name) {
					listed ??= read();
					return listed.findClass(name);
				},
				locatePackage(importPath) {
					listed ??= read();
					return listed.findPackage(importPath);
				},
				whyOnDisk: () => whyOnDisk
			};
		}
		const maximumAnswers = 1e4;
		const maximumCachedLength = 500;
		const copyOf = (part) => Buffer.from(part, "utf16le").toString("utf16le");
		function findFirst(find, file) {
			const isAbsolute = isAbsolutePath(file);
			for (const segments of pathReadings(file)) {
				const found = find(segments, isAbsolute);
				if (found !== undefined) return found;
			}
			return undefined;
		}
		function inList(files) {
			const byName = new Map();
			for (const path of files) {
				const name = (0, base_name.F)(path);
				const others = byName.get(name);
				if (others === undefined) byName.set(name, [path]);
				else others.push(path);
			}
			return {
				mayFind(file) {
					const name = plainName(file);
					return name === undefined || byName.has(name);
				},
				find(segments, isAbsolute) {
					const candidates = byName.get(segments.at(-1) ?? "");
					return candidates && tracked_files_bestOf(candidates, segments, isAbsolute);
				}
			};
		}
		function plainName(file) {
			if (file.length > maximumCachedLength) return undefined;
			const name = file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
			return name === "" || name === "." || name === ".." || /[%?:]/.test(name) ? undefined : name;
		}
		function tracked_files_bestOf(candidates, segments, isAbsolute) {
			const dependency = segments.findLastIndex(isDependencyFolder);
			const least = dependency === -1 ? 1 : segments.length - dependency;
			let best;
			let bestTail = 0;
			for (const candidate of candidates) {
				const folders = candidate.split("/");
				const tail = commonTail(folders, segments);
				const isWhole = tail === segments.length || tail === folders.length;
				if (tail < least || tail < 2 && !isWhole) continue;
				if (!isAbsolute && tail === segments.length && tail === folders.length) return candidate;
				if (tail > bestTail) {
					best = candidate;
					bestTail = tail;
				} else if (tail === bestTail) best = undefined;
			}
			return best;
		}
		function commonTail(left, right) {
			let length = 0;
			while (length < left.length && length < right.length && left.at(-1 - length) === right.at(-1 - length)) length += 1;
			return length;
		}
		const maximumLookups = 5e3;
		function onDiskBelow(top) {
			let lookups = 0;
			const maySearch = () => lookups < maximumLookups;
			return {
				maySearch,
				find(whole) {
					const segments = whole.slice(-maximumFolders);
					const dependency = segments.findLastIndex(isDependencyFolder);
					const last = dependency === -1 ? segments.length : dependency + 1;
					for (let start = 0; start < last && maySearch(); start += 1) {
						const tail = segments.slice(start).join("/");
						lookups += 1;
						if (tail !== "" && isFile((0, external_node_path_.join)(top, tail))) return tail;
					}
					return undefined;
				}
			};
		}
		function isFile(path) {
			try {
				return (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
			} catch {
				return false;
			}
		}
	}),
	4223: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => jvmFile,
			Q: () => jvmCall
		});
		const usualFrame = /^\s{0,20}at ([\w.$<>]{1,500})\(([\w$-]{1,200}\.(?:java|kts?|scala|sc|groovy|cljc?)):(\d{1,9})\)$/;
		const closingParenthesis = 41;
		function jvmCall(line) {
			if (line.charCodeAt(line.length - 1) !== closingParenthesis) return undefined;
			const match = usualFrame.exec(line);
			if (match === null) return undefined;
			const [, name = "", fileName = "", number] = match;
			const lineNumber = Number(number);
			return lineNumber === 0 ? undefined : {
				name,
				fileName,
				line: lineNumber
			};
		}
		function jvmFile({ name, fileName }) {
			const method = name.lastIndexOf(".");
			const type = method > 0 ? name.lastIndexOf(".", method - 1) : -1;
			return type === -1 ? fileName : `${name.slice(0, type).replaceAll(".", "/")}/${fileName}`;
		}
	}),
	28408: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => frameOf,
			N: () => stackFrames
		});
		var _jvm_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4223);
		const maximumLineLength = 2e3;
		const maximumTextLength = 256 * 1024;
		const extensions = new Set([
			"c cc cpp cxx c++ h hh hpp hxx inl ipp m mm swift rs go zig nim d",
			"cs fs fsx vb cshtml razor java kt kts scala sc groovy clj cljs cljc",
			"js jsx mjs cjs ts tsx mts cts vue svelte astro dart",
			"py pyx pyi rb rake erb php phpt pl pm t lua r jl hs ml ex exs erl hrl elm cr sh bash ps1 psm1 bats",
			"feature robot resource qml sql sol gradle"
		].flatMap((line) => line.split(" ")));
		const jvmExtensions = new Set([
			"java",
			"kt",
			"kts",
			"scala",
			"sc",
			"groovy",
			"clj",
			"cljc"
		]);
		function* stackFrames(whole, accepts = () => true) {
			const half = maximumTextLength >> 1;
			const text = whole.length <= maximumTextLength ? whole : `${whole.slice(0, half)}\n${whole.slice(-half)}`;
			let boostFile;
			for (let start = 0; start < text.length;) {
				const newline = text.indexOf("\n", start);
				const end = newline === -1 ? text.length : newline;
				const line = text.slice(start, Math.min(end, start + maximumLineLength)).trimEnd();
				start = end + 1;
				const call = (0, _jvm_call_js__WEBPACK_IMPORTED_MODULE_0__.Q)(line);
				if (call !== undefined) {
					boostFile = undefined;
					if (accepts(call.fileName)) yield frameOfCall(call);
					continue;
				}
				const frame = (boostFile === undefined ? undefined : boostFrame(boostFile, line)) ?? anyFrame(line);
				boostFile = boostFileLine.exec(line)?.[1];
				if (frame !== undefined) yield frame;
			}
		}
		function frameOf(line) {
			const call = (0, _jvm_call_js__WEBPACK_IMPORTED_MODULE_0__.Q)(line);
			return call === undefined ? anyFrame(line) : frameOfCall(call);
		}
		const frameOfCall = (call) => ({
			file: (0, _jvm_call_js__WEBPACK_IMPORTED_MODULE_0__.I)(call),
			line: call.line
		});
		const anyFrame = (line) => pythonFrame(line) ?? batsFrame(line) ?? numberedFrame(line) ?? dotnetFrame(line);
		const boostFileLine = /^- file {0,3}: (.+)$/;
		const boostLineLine = /^- line {0,3}: (\d{1,9})$/;
		const boostFrame = (file, line) => makeFrame(file, boostLineLine.exec(line)?.[1], undefined);
		const bats = /^(?:# )?[( ](?:from function `[^']{1,200}' )?in (?:test )?file (.+), line (\d{1,9})[,)]$/;
		function batsFrame(line) {
			const match = line.includes(", line ") ? bats.exec(line) : null;
			return match === null ? undefined : makeFrame(match[1] ?? "", match[2], undefined);
		}
		function makeFrame(file, line, column) {
			const number = Number(line);
			if (file === "" || !(number > 0)) return undefined;
			const at = Number(column);
			return at > 0 ? {
				file,
				line: number,
				column: at
			} : {
				file,
				line: number
			};
		}
		function pythonFrame(line) {
			const start = line.indexOf("File \"");
			if (start === -1) return undefined;
			const match = /^File "([^"]+)", line (\d{1,9})/.exec(line.slice(start));
			return match === null ? undefined : makeFrame(match[1] ?? "", match[2], undefined);
		}
		const numbered = /\.([A-Za-z][A-Za-z0-9+]{0,8})(?:\?[^\s:()]{1,200})?(?::(\d{1,9})(?::(\d{1,9}))?|\((\d{1,9})(?:,\s?(\d{1,9}))?\)| (\d{1,9}):(\d{1,9}))/g;
		const titleSeparator = " \u203a ";
		function numberedFrame(line) {
			numbered.lastIndex = 0;
			for (let match = numbered.exec(line); match !== null; match = numbered.exec(line)) {
				const [whole, extension = "", line1, column1, line2, column2, line3, column3] = match;
				if (!extensions.has(extension)) continue;
				const end = match.index + 1 + extension.length;
				const start = startOfPath(line, end, line[match.index + whole.length] === ")" && line1 !== undefined);
				const file = line.slice(start, end);
				const frame = makeFrame(packageHint(line, start, extension) + file, line1 ?? line2 ?? line3, column1 ?? column2 ?? column3);
				const isTitle = line.startsWith(titleSeparator, match.index + whole.length);
				return frame !== undefined && isTitle ? {
					...frame,
					isTitle
				} : frame;
			}
			return undefined;
		}
		function packageHint(line, start, extension) {
			if (!jvmExtensions.has(extension) || line[start - 1] !== "(") return "";
			let begin = start - 1;
			while (begin > 0 && !isBeforeClass(line.charCodeAt(begin - 1))) begin -= 1;
			const method = line.lastIndexOf(".", start - 2);
			const classStart = method > begin ? line.lastIndexOf(".", method - 1) : -1;
			return classStart < begin ? "" : `${line.slice(begin, classStart).replaceAll(".", "/")}/`;
		}
		const isBeforeClass = (code) => code === 32 || code === 47 || code === 9;
		const dotnetLine = /(?: \u4e2d)?: ?[^\s\d:]{1,15} ?(\d{1,9})\.?$/;
		function dotnetFrame(line) {
			const last = line.charCodeAt(line.length - 1);
			if (last !== fullStop && !isDigit(last)) return undefined;
			const match = dotnetLine.exec(line);
			if (match === null) return undefined;
			const end = match.index;
			if (!extensions.has(line.slice(line.lastIndexOf(".", end) + 1, end))) return undefined;
			return makeFrame(line.slice(startOfPath(line, end, false), end), match[1], undefined);
		}
		function startOfPath(line, end, isInParentheses) {
			if (isInParentheses) {
				const open = openingParenthesis(line, end);
				if (open !== -1) return line.startsWith("at ", open + 1) ? open + 4 : open + 1;
			}
			const word = startOfWord(line, end);
			const scheme = line.lastIndexOf("://", end);
			if (scheme > word) return startOfScheme(line, scheme);
			const drive = startOfDrive(line, end);
			if (drive !== -1) return drive;
			const root = line.lastIndexOf(" in /", end);
			return root !== -1 && root < word ? root + 4 : word;
		}
		function startOfScheme(line, end) {
			let start = end;
			while (start > 0 && (isLetter(line.charCodeAt(start - 1)) || line[start - 1] === "-")) start -= 1;
			return start;
		}
		function openingParenthesis(line, end) {
			let depth = 0;
			for (let index = end - 1; index >= 0; index -= 1) {
				const character = line[index];
				if (character === ")") depth += 1;
				else if (character === "(") {
					if (depth === 0) return index;
					depth -= 1;
				}
			}
			return -1;
		}
		function startOfDrive(line, end) {
			for (let colon = line.lastIndexOf(":", end - 1); colon > 0; colon = line.lastIndexOf(":", colon - 1)) {
				const next = line[colon + 1];
				if ((next === "\\" || next === "/") && isLetter(line.charCodeAt(colon - 1)) && !isLetter(line.charCodeAt(colon - 2))) return colon - 1;
			}
			return -1;
		}
		const fullStop = 46;
		const isDigit = (code) => code >= 48 && code <= 57;
		const isLetter = (code) => code >= 65 && code <= 90 || code >= 97 && code <= 122;
		const opening = new Set([
			"(",
			"[",
			"<",
			"{",
			",",
			"="
		]);
		function startOfWord(line, end) {
			let start = end;
			while (start > 0 && !isBoundary(line.charCodeAt(start - 1))) start -= 1;
			while (start < end && opening.has(line[start] ?? "")) start += 1;
			return start;
		}
		const isBoundary = (code) => code <= 32 || code === 160 || code === 34 || code === 39 || code === 96 || code === 124;
	}),
	61255: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			z: () => createFailureTable,
			p: () => maximumMerged
		});
		var defined_fields = __webpack_require__(43268);
		var job_indexes = __webpack_require__(1566);
		var test_table = __webpack_require__(24727);
		;
		const maximumCauses = 1e3;
		const maximumSignatures = 5e3;
		const maximumRead = 2e3;
		const maximumNames = 3;
		const initialTests = 1024;
		const noCause = 2 ** 32 - 1;
		const pairKey = (test, cause) => cause * 2 ** 26 + test;
		function createCauseTable() {
			const causes = new Map();
			const tests = (0, test_table.l)();
			let firstCauses = new Uint32Array(initialTests);
			const otherPairs = new Set();
			let signatures = 0;
			let hasUnread = false;
			let file = 0;
			let journal = createJournal({
				signatures,
				hasUnread,
				tests: 0,
				causes: 0
			});
			function entryOf(cause, job) {
				const known = causes.get(cause.id);
				if (known !== undefined) {
					if (known.file !== file) {
						known.file = file;
						known.executionsBefore = known.executions;
						known.testsBefore = known.tests;
						journal.seen.push(known);
					}
					return known;
				}
				const { id } = cause;
				const entry = {
					index: causes.size,
					id,
					cause: undefined,
					executions: 0,
					tests: 0,
					job,
					jobs: undefined,
					first: undefined,
					file,
					executionsBefore: 0,
					testsBefore: 0
				};
				causes.set(id, entry);
				journal.seen.push(entry);
				return entry;
			}
			function addJob(entry, job) {
				if (entry.jobs === undefined) {
					if (entry.job === job) return;
					entry.jobs = new Set([entry.job]);
				}
				const { jobs } = entry;
				if (jobs.has(job)) return;
				jobs.add(job);
				journal.undo.push(() => jobs.delete(job));
			}
			function keepSignature(entry, cause) {
				if (entry.cause !== undefined || signatures >= maximumSignatures) return;
				if (signatures >= maximumCauses && entry.executions < 2) return;
				signatures += 1;
				entry.cause = cause;
				journal.undo.push(() => {
					entry.cause = undefined;
				});
			}
			function setFirstCause(test, index) {
				if (test === firstCauses.length) {
					const larger = new Uint32Array(2 * test);
					larger.set(firstCauses);
					firstCauses = larger;
				}
				firstCauses[test] = index;
			}
			function beginFile() {
				file += 1;
				journal = createJournal({
					signatures,
					hasUnread,
					tests: tests.size(),
					causes: causes.size
				});
			}
			return {
				add(identity, cause, job) {
					const entry = entryOf(cause, job);
					entry.executions += 1;
					addJob(entry, job);
					keepSignature(entry, cause);
					const before = tests.size();
					const test = tests.indexOf(identity);
					const key = pairKey(test, entry.index);
					let isNew = test === before;
					if (isNew) setFirstCause(test, entry.index);
					else if (firstCauses[test] !== entry.index && !otherPairs.has(key)) {
						otherPairs.add(key);
						isNew = true;
						journal.undo.push(() => otherPairs.delete(key));
					}
					if (isNew) entry.tests += 1;
					return {
						cause: entry,
						key,
						isNew
					};
				},
				isFull: () => causes.size >= maximumRead,
				addUnread(identity) {
					hasUnread = true;
					const before = tests.size();
					const test = tests.indexOf(identity);
					if (test === before) setFirstCause(test, noCause);
				},
				needsName: ({ cause, first }) => cause !== undefined && (first === undefined || first.length < maximumNames),
				name(entry, test) {
					const first = entry.first ?? [];
					entry.first = first;
					first.push(test);
					journal.undo.push(() => first.pop());
				},
				tests: () => tests.size(),
				beginFile,
				restartFile() {
					for (const undo of journal.undo.toReversed()) undo();
					for (const entry of journal.seen) {
						entry.executions = entry.executionsBefore;
						entry.tests = entry.testsBefore;
						if (entry.index >= journal.causes) causes.delete(entry.id);
					}
					tests.truncate(journal.tests);
					({signatures, hasUnread} = journal);
					beginFile();
				},
				result(jobIndex) {
					const kept = [...causes.values()].flatMap((entry) => entry.cause === undefined ? [] : [{
						...entry,
						cause: entry.cause
					}]).sort((a, b) => b.executions - a.executions).slice(0, maximumCauses);
					return {
						causes: kept.map(({ cause, executions, tests: own, job, jobs = [job], first = [] }) => ({
							cause,
							executions,
							tests: own,
							jobs: (0, job_indexes.O)(jobs, jobIndex),
							first: [...first]
						})),
						otherCauses: causes.size - kept.length,
						...(0, defined_fields.X)({ otherCausesIsMinimum: hasUnread || undefined })
					};
				}
			};
		}
		const createJournal = (before) => ({
			...before,
			seen: [],
			undo: []
		});
		;
		function createFailureQuota(limit, places = new Map()) {
			const taken = new Map(places);
			let free = limit;
			let largest = 0;
			for (const count of taken.values()) {
				free -= count;
				largest = Math.max(largest, count);
			}
			function largestCause() {
				let found;
				let most = 0;
				for (const [cause, count] of taken) {
					if (count < most) continue;
					most = count;
					found = cause;
				}
				largest = most;
				return found;
			}
			return {
				admit(cause) {
					const own = (taken.get(cause) ?? 0) + 1;
					if (free > 0) {
						free -= 1;
						largest = Math.max(largest, own);
						taken.set(cause, own);
						return {};
					}
					if (own >= largest) return undefined;
					const evicted = largestCause();
					if (evicted === undefined || own >= largest) return undefined;
					taken.set(evicted, largest - 1);
					taken.set(cause, own);
					return { evicted };
				},
				copy: () => createFailureQuota(limit, taken)
			};
		}
		;
		const maximumListed = 1e3;
		function createListedFailures() {
			const entries = new Map();
			const entriesOf = new Map();
			let quota = createFailureQuota(maximumListed);
			let savedQuota;
			let undo = [];
			let order = 0;
			function insert(entry) {
				entries.set(entry.key, entry);
				const own = entriesOf.get(entry.cause);
				if (own === undefined) entriesOf.set(entry.cause, [entry]);
				else own.push(entry);
			}
			function removeLast(cause) {
				const own = entriesOf.get(cause);
				const entry = own?.pop();
				if (own?.length === 0) entriesOf.delete(cause);
				if (entry !== undefined) entries.delete(entry.key);
				return entry;
			}
			function count(entry, job) {
				entry.executions += 1;
				const isNewJob = !entry.jobs.has(job);
				entry.jobs.add(job);
				undo.push(() => {
					entry.executions -= 1;
					if (isNewJob) entry.jobs.delete(job);
				});
			}
			return {
				add({ cause, key, isNew }, job, list, quarantine) {
					const known = entries.get(key);
					if (known !== undefined) {
						count(known, job);
						return undefined;
					}
					if (!isNew) return undefined;
					savedQuota ??= quota.copy();
					const admission = quota.admit(cause);
					if (admission === undefined) return undefined;
					const evicted = admission.evicted === undefined ? undefined : removeLast(admission.evicted);
					const entry = {
						key,
						test: list(),
						cause,
						jobs: new Set([job]),
						order,
						quarantine,
						executions: 1
					};
					order += 1;
					insert(entry);
					undo.push(() => {
						removeLast(cause);
						if (evicted !== undefined) insert(evicted);
					});
					return entry.test;
				},
				beginFile() {
					savedQuota = undefined;
					undo = [];
				},
				restartFile() {
					for (const step of undo.reverse()) step();
					quota = savedQuota ?? quota;
					savedQuota = undefined;
					undo = [];
				},
				result: (jobIndex) => [...entries.values()].sort((a, b) => b.jobs.size - a.jobs.size || a.order - b.order).flatMap(({ test, cause: { cause }, jobs, executions, quarantine }) => cause === undefined ? [] : [{
					test,
					cause,
					jobs: (0, job_indexes.O)(jobs, jobIndex),
					executions,
					...(0, defined_fields.X)({ quarantine })
				}])
			};
		}
		;
		const maximumMerged = 1e5;
		const maximumNamed = 1e3;
		function createFailureTable() {
			const causes = createCauseTable();
			const listed = createListedFailures();
			let executions = 0;
			let named = 0;
			let before = {
				executions,
				named
			};
			return {
				add({ identity, cause, beginsAlike, job, list, quarantine }) {
					executions += 1;
					if (executions > maximumMerged) return;
					if (!beginsAlike() && causes.isFull()) {
						causes.addUnread(identity);
						return;
					}
					const pair = causes.add(identity, cause(), job);
					const needsName = pair.isNew && causes.needsName(pair.cause);
					const copy = listed.add(pair, job, list, quarantine);
					if (!needsName || copy === undefined && named >= maximumNamed) return;
					causes.name(pair.cause, copy ?? list());
					if (copy === undefined) named += 1;
				},
				beginFile() {
					causes.beginFile();
					listed.beginFile();
					before = {
						executions,
						named
					};
				},
				restartFile() {
					causes.restartFile();
					listed.restartFile();
					({executions, named} = before);
				},
				result: (jobIndex) => ({
					failures: listed.result(jobIndex),
					failedTests: executions > maximumMerged ? undefined : causes.tests(),
					...causes.result(jobIndex)
				})
			};
		}
	}),
	80800: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => shortFailuresJson,
			e: () => failuresJson
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _distinct_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81706);
		var _failure_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90048);
		var _fitting_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86402);
		var _verdict_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93532);
		const maximumBytes = 1e6;
		function failureJson({ test, cause, jobs, executions, verdict, quarantine }, { locations, module: usualModule, compare, compareUrlOf, ownersOf, rerunOf }, jobNames) {
			const { id, name, suite, headline = "", lead, message, details, output, compared, attempts = 1, module = usualModule } = test;
			const { step, attachments, attachmentsLeftOut } = test;
			const diff = lead === undefined ? compare?.(message ?? "", details ?? "", compared) : compare?.(lead, "", compared);
			const { file, line } = locations?.get(test) ?? test;
			const rerun = rerunOf?.(test);
			const ownJobs = jobs.map((index) => jobNames[index]).filter((job) => job !== undefined);
			return {
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({ id }),
				name,
				suite,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({ module }),
				jobs: [...new Set(ownJobs)],
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
					file,
					line
				}),
				headline,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
					message,
					details,
					diff,
					output,
					step: step?.names,
					attachments,
					attachmentsLeftOut
				}),
				cause: cause.id,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
					verdict: verdict && (0, _verdict_json_js__WEBPACK_IMPORTED_MODULE_2__.Gq)(verdict, compareUrlOf),
					quarantine: quarantine && (0, _verdict_json_js__WEBPACK_IMPORTED_MODULE_2__.dF)(quarantine)
				}),
				owners: ownersOf?.(test) ?? [],
				attempts,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
					executions: executions > 1 ? executions : undefined,
					rerun
				})
			};
		}
		function failuresJson({ failures, failedTests, counts, jobs }, context) {
			const jobNames = jobs.map(({ job }) => job);
			const ordered = (0, _failure_group_js__WEBPACK_IMPORTED_MODULE_0__.zA)(failures);
			const listed = (0, _fitting_json_js__WEBPACK_IMPORTED_MODULE_3__.M)(ordered, (failure) => failureJson(failure, context, jobNames), maximumBytes);
			const shown = ordered.slice(0, listed.length);
			const executions = shown.reduce((sum, failure) => sum + failure.executions, 0);
			return {
				failures: listed,
				failuresLeftOut: failedTests === undefined ? counts.failed - executions : failedTests - (0, _distinct_tests_js__WEBPACK_IMPORTED_MODULE_4__.o)(shown).size
			};
		}
		function shortFailuresJson(failures, limitBytes) {
			const short = (0, _fitting_json_js__WEBPACK_IMPORTED_MODULE_3__.M)(failures, ({ details: _, output: __, attachments: ___, attachmentsLeftOut: ____, ...failure }) => failure, limitBytes - "[]".length);
			return JSON.stringify(short);
		}
	}),
	88839: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => fileLine });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60331);
		function fileLine({ path, format, files, twinOf, counts }) {
			const results = twinOf === undefined ? (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(counts.total, "test") : `same tests as ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(twinOf)}, not counted`;
			return `${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(path)}: ${format}, ${files === undefined ? "" : `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(files, "file")}, `}${results}`;
		}
	}),
	86402: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => fittingJson });
		function fittingJson(values, convert, limitBytes) {
			const fitting = [];
			let bytes = 0;
			for (const value of values) {
				const json = convert(value);
				bytes += Buffer.byteLength(JSON.stringify(json)) + 1;
				if (bytes > limitBytes) break;
				fitting.push(json);
			}
			return fitting;
		}
	}),
	74784: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GG: () => noRegressions,
			P7: () => checkGates,
			TW: () => noTestsReason
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43268);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3517);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60331);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		var _base_text_without_full_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47992);
		var _test_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77727);
		const shownWords = new Set([
			"failed",
			"new",
			"incomplete",
			"no-tests",
			"unreadable"
		]);
		const noTestsReason = "No tests were found.";
		const maximumNamed = 3;
		const maximumRegressions = 10;
		const maximumSuite = 200;
		const ofKind = (summary, kind) => summary.problems.filter((problem) => problem.kind === kind);
		function named(problems) {
			const names = [...new Set(problems.map((problem) => problem.path ?? (0, _base_text_without_full_stop_js__WEBPACK_IMPORTED_MODULE_1__.Q)(problem.message)))];
			const more = names.length - maximumNamed;
			return names.slice(0, maximumNamed).join(", ") + (more > 0 ? ` and ${more} more` : "");
		}
		const andQuarantined = (count) => count === 0 ? "" : `, and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.B)(count)} more in quarantine`;
		const isOrAre = (count) => count === 1 ? "is" : "are";
		const whatIsAllowed = (allowed) => allowed === 0 ? "" : `; fail-on allows ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.B)(allowed)}`;
		function distinctFailures({ counts, failedTests, verdicts }) {
			const failures = (0, _test_counts_js__WEBPACK_IMPORTED_MODULE_3__.VZ)(counts);
			return failedTests === undefined ? failures : Math.min(failures, Math.max(1, failedTests - (verdicts?.quarantined ?? 0)));
		}
		function failedReason(summary, allowed) {
			const { counts, jobs } = summary;
			const failed = (0, _test_counts_js__WEBPACK_IMPORTED_MODULE_3__.VZ)(counts);
			if (failed === 0) return undefined;
			if (allowed > 0) {
				const tests = distinctFailures(summary);
				if (tests <= allowed) return undefined;
				return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.p)(tests, "test")} failed${andQuarantined(summary.verdicts?.quarantined ?? 0)}${whatIsAllowed(allowed)}.`;
			}
			const noun = new Set(jobs.map(({ job }) => job)).size > 1 ? "test run" : "test";
			return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.B)(failed)} of ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.p)(counts.total, noun)} failed${andQuarantined(counts.quarantined ?? 0)}.`;
		}
		function newReason(summary, allowed) {
			const { verdicts, changes, failedTests } = summary;
			if (verdicts === undefined || changes === undefined || failedTests === undefined) return failedReason(summary, allowed);
			const { unknown, unseen, new: broken, known, flaky, quarantined } = verdicts;
			const failed = Math.max(failedTests - quarantined, unknown + unseen + broken + known + flaky);
			const count = failed - known - flaky;
			if (count <= allowed) return undefined;
			return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.B)(count)} of ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.p)(failed, "failed test")} ${isOrAre(count)} new${andQuarantined(quarantined)}${whatIsAllowed(allowed)}.`;
		}
		const countedFlaky = ({ counts, flakyTests = counts.flaky, excusedFlaky = 0 }) => Math.max(0, flakyTests - excusedFlaky);
		function flakyReason(summary, allowed) {
			const count = countedFlaky(summary);
			if (count <= allowed) return undefined;
			return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.p)(count, "test")} ${isOrAre(count)} flaky${andQuarantined(summary.excusedFlaky ?? 0)}${whatIsAllowed(allowed)}.`;
		}
		function toolFlakyReason(summary) {
			const count = countedFlaky(summary);
			if (count === 0 || ofKind(summary, "flaky").length === 0) return undefined;
			return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.p)(count, "test")} passed after a retry${andQuarantined(summary.excusedFlaky ?? 0)}, and Playwright fails on that (failOnFlakyTests).`;
		}
		function newFlakyReason(summary, allowed) {
			const { knownFlaky, excusedFlaky = 0 } = summary;
			if (knownFlaky === undefined) return flakyReason(summary, allowed);
			const flaky = Math.max(countedFlaky(summary), knownFlaky);
			const count = flaky - knownFlaky;
			if (count <= allowed) return undefined;
			return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.B)(count)} of ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.p)(flaky, "flaky test")} ${isOrAre(count)} new${andQuarantined(excusedFlaky)}${whatIsAllowed(allowed)}.`;
		}
		const toleratedShare = .05;
		function lostTests({ tests, skipped, ofTests }) {
			const lost = tests + skipped;
			if (lost < 2 || lost <= toleratedShare * ofTests) return undefined;
			const share = `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.B)(lost)} of ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.p)(ofTests, "test")} of the base build`;
			if (skipped === 0) return `${share} are gone.`;
			if (tests === 0) return `${share} are skipped now.`;
			return `${share} do not run any more: ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.B)(tests)} ${isOrAre(tests)} gone, and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.B)(skipped)} ${isOrAre(skipped)} skipped.`;
		}
		function fewerReason({ changes }) {
			if (changes?.fewer === undefined) return undefined;
			const { suites, firstSuites } = changes.fewer;
			const names = firstSuites.slice(0, maximumNamed).map(({ suite }) => (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(suite.map(_base_text_display_text_js__WEBPACK_IMPORTED_MODULE_4__.p).join(" \u203a "), maximumSuite) || "(no suite)");
			const more = suites - names.length;
			const ofSuites = `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.p)(suites, "suite")} of the base build ran no test: ${names.join(", ")}${more > 0 ? ` and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.B)(more)} more` : ""}.`;
			const reasons = [...suites > 0 ? [ofSuites] : [], ...ifAny(lostTests(changes.fewer))];
			return reasons.length === 0 ? undefined : reasons.join(" ");
		}
		const noRegressions = {
			worse: [],
			unread: []
		};
		function worseReason(worse) {
			if (worse.length === 0) return [];
			const more = worse.length - maximumRegressions;
			return [`Properties regressed: ${worse.slice(0, maximumRegressions).join(", ")}${more > 0 ? ` and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.B)(more)} more` : ""}.`];
		}
		function messagesOf(problems) {
			const more = problems.length - maximumNamed;
			const shown = problems.slice(0, maximumNamed).map(({ message }) => message);
			return [...shown, ...more > 0 ? [`And ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.B)(more)} more.`] : []].join(" ");
		}
		const ifAny = (reason) => reason === undefined ? [] : [reason];
		const conditions = {
			failed: (summary, allowed) => ifAny(failedReason(summary, allowed)),
			new: (summary, allowed) => ifAny(newReason(summary, allowed)),
			flaky: (summary, allowed) => ifAny(flakyReason(summary, allowed)),
			"new-flaky": (summary, allowed) => ifAny(newFlakyReason(summary, allowed)),
			incomplete(summary) {
				const problems = ofKind(summary, "incomplete");
				return problems.length === 0 ? [] : [`The run is incomplete: ${named(problems)}.`];
			},
			"no-tests": ({ counts }, _allowed, { testsAreOptional }) => counts.total === 0 && testsAreOptional !== true ? [noTestsReason] : [],
			unreadable(summary) {
				const problems = ofKind(summary, "unreadable");
				return problems.length === 0 ? [] : [`No test results could be read from ${named(problems)}.`];
			},
			delivery(summary) {
				const problems = ofKind(summary, "delivery");
				return problems.length === 0 ? [] : [`A report was not delivered: ${messagesOf(problems)}`];
			},
			missing: (summary) => ofKind(summary, "missing").map(({ message }) => message),
			fewer: (summary) => ifAny(fewerReason(summary)),
			regressed: (_summary, _allowed, { regressions: { worse, unread } = noRegressions }) => [...worseReason(worse), ...unread],
			never: () => []
		};
		function onOwnBranch(failOn) {
			const allowed = failOn.get("new");
			if (allowed === undefined) return failOn;
			const others = [...failOn].filter(([word]) => word !== "new" && word !== "failed");
			return new Map([["failed", Math.min(allowed, failOn.get("failed") ?? allowed)], ...others]);
		}
		function ownBranchReasons(summary, failOn, branch) {
			const [allowed, allowedFailed] = [failOn.get("new"), failOn.get("failed")];
			if (allowed === undefined || failedReason(summary, allowed) === undefined || newReason(summary, allowed) !== undefined) return [];
			if (allowedFailed !== undefined && failedReason(summary, allowedFailed) !== undefined) return [];
			return [{
				word: "new",
				message: `A build of ${branch} fails for every failed test, not only for new ones.`
			}];
		}
		function checkGates(summary, failOn, facts = {}) {
			const { ownBranch } = facts;
			const found = [...ownBranch === undefined ? failOn : onOwnBranch(failOn)].flatMap(([word, allowed]) => conditions[word](summary, allowed, facts).map((message) => ({
				word,
				message,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__.X)({ isShown: shownWords.has(word) ? true : undefined })
			})));
			const isStated = failOn.has("never") || found.some(({ word }) => word === "flaky");
			const ofTool = isStated ? [] : ifAny(toolFlakyReason(summary)).map((message) => ({
				word: "flaky",
				message
			}));
			const reasons = [
				...found,
				...ofTool,
				...ownBranch === undefined ? [] : ownBranchReasons(summary, failOn, ownBranch)
			];
			return {
				fails: reasons.length > 0,
				reasons
			};
		}
	}),
	51826: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => hasChanged,
			K: () => historyFacts
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _failure_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90048);
		function historyFacts({ counts, verdicts, changes, failedTests }) {
			const groups = (0, _failure_group_js__WEBPACK_IMPORTED_MODULE_0__.OS)({
				counts,
				failedTests,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({ verdicts })
			});
			return {
				new: groups.new + groups.failed,
				known: groups.known,
				fixed: changes?.fixed.count ?? 0,
				gone: changes?.gone.count ?? 0
			};
		}
		function hasChanged({ status, history }) {
			return history?.previousStatus === undefined ? status === "failed" : history.previousStatus !== status;
		}
	}),
	1566: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { O: () => indexesOf });
		const indexesOf = (jobs, jobIndex) => Array.from(jobs, jobIndex).filter((index) => index !== undefined).sort((a, b) => a - b);
	}),
	69450: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => maximumJobName,
			U: () => createJobTable
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43268);
		var _base_text_detach_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10118);
		var _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87216);
		var _run_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96920);
		var _test_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77727);
		const maximumJobs = 1e3;
		const maximumJobName = 500;
		const jobKey = ({ job, module }) => job === undefined && module === undefined ? "" : JSON.stringify([job?.slice(0, maximumJobName), module?.slice(0, maximumJobName)]);
		function createJobTable() {
			const jobs = new Map();
			let last;
			function entryOf(key, { job, module }) {
				const known = jobs.get(key);
				if (known !== undefined || jobs.size >= maximumJobs) return known;
				const entry = {
					job: job === undefined ? undefined : (0, _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(job, maximumJobName),
					module: module === undefined ? undefined : (0, _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(module, maximumJobName),
					counts: (0, _test_counts_js__WEBPACK_IMPORTED_MODULE_1__.s4)(),
					start: Number.POSITIVE_INFINITY,
					end: Number.NEGATIVE_INFINITY,
					lastTimestamp: Number.NaN,
					sameTime: 0
				};
				jobs.set((0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_2__.Y)(key), entry);
				return entry;
			}
			return {
				add(test, duration, isFlaky) {
					if (last === undefined || last.job !== test.job || last.module !== test.module) {
						const key = jobKey(test);
						const entry = entryOf(key, test);
						last = {
							job: test.job,
							module: test.module,
							key,
							...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({ entry })
						};
					}
					const { entry, key } = last;
					if (entry !== undefined) {
						const { status, timestamp } = test;
						(0, _test_counts_js__WEBPACK_IMPORTED_MODULE_1__.kX)(entry.counts, status, duration, isFlaky);
						if (timestamp !== undefined) {
							if (timestamp < entry.start) entry.start = timestamp;
							entry.sameTime = timestamp === entry.lastTimestamp ? entry.sameTime + duration : duration;
							entry.lastTimestamp = timestamp;
							if (timestamp + entry.sameTime > entry.end) entry.end = timestamp + entry.sameTime;
						}
					}
					return key;
				},
				quarantineLast() {
					if (last?.entry !== undefined) (0, _test_counts_js__WEBPACK_IMPORTED_MODULE_1__.g7)(last.entry.counts);
				},
				absorb(other) {
					for (const [key, from] of other.entries()) {
						const entry = entryOf(key, from);
						if (entry === undefined) continue;
						(0, _test_counts_js__WEBPACK_IMPORTED_MODULE_1__.c5)(entry.counts, from.counts);
						entry.start = Math.min(entry.start, from.start);
						entry.end = Math.max(entry.end, from.end);
					}
					last = undefined;
				},
				entries: () => jobs,
				indexes() {
					const indexes = new Map([...jobs.keys()].map((key, index) => [key, index]));
					return (key) => indexes.get(key);
				},
				result: (recorded) => [...jobs.values()].map((entry) => jobSummary(entry, entry.job === undefined ? {} : recorded(entry.job) ?? {}))
			};
		}
		function jobSummary({ job, module, counts, start, end }, { status, url, duration }) {
			const ofTests = end > start ? end - start : undefined;
			const known = duration ?? ofTests;
			return {
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({
					job,
					module,
					url
				}),
				status: worseStatus((0, _run_summary_js__WEBPACK_IMPORTED_MODULE_4__.em)(counts, []), status),
				counts: (0, _test_counts_js__WEBPACK_IMPORTED_MODULE_1__.R9)(counts),
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({ duration: known })
			};
		}
		function worseStatus(tests, job) {
			if (tests === "failed" || job === undefined) return tests;
			return job === "failed" || job === "cancelled" || tests === "unknown" ? job : tests;
		}
	}),
	23923: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => createSummary });
		var defined_fields = __webpack_require__(43268);
		var counts = __webpack_require__(3517);
		var problem_record = __webpack_require__(76623);
		var unlisted_problems = __webpack_require__(62559);
		var cause_reader = __webpack_require__(73548);
		;
		const slotCount = 65536;
		const maximumMessage = 120;
		const maximumDetails = 240;
		function createFailureBeginnings() {
			const sums = new Int32Array(slotCount);
			return ({ message = "", details = "" }) => {
				if (message === "" && details === "") return true;
				const sum = addText(addText(1, message, maximumMessage), details, maximumDetails);
				const slot = (sum ^ sum >>> 16) & slotCount - 1;
				if (sums[slot] === sum) return true;
				sums[slot] = sum;
				return false;
			};
		}
		const isDigit = (code) => code >= 48 && code <= 57;
		function addText(start, text, maximum) {
			let sum = start;
			let wasDigit = false;
			const end = Math.min(text.length, maximum);
			for (let index = 0; index < end; index += 1) {
				const code = text.charCodeAt(index);
				const isOfNumber = isDigit(code);
				if (!isOfNumber) sum = Math.imul(sum, 31) + code | 0;
				else if (!wasDigit) sum = Math.imul(sum, 31) + 48 | 0;
				wasDigit = isOfNumber;
			}
			return sum;
		}
		var failure_table = __webpack_require__(61255);
		var detach = __webpack_require__(10118);
		var job_indexes = __webpack_require__(1566);
		;
		const maximumListed = 200;
		const maximumCounted = 1e5;
		function createFlakyTable() {
			const tests = new Set();
			const excused = new Set();
			const entries = new Map();
			let executions = 0;
			let executionsBefore = 0;
			let newTests = [];
			let undo = [];
			function addTest({ identity, job, isExcused, list }) {
				const key = (0, detach.Y)(identity);
				tests.add(key);
				if (isExcused) excused.add(key);
				newTests.push(key);
				if (entries.size < maximumListed) entries.set(key, {
					test: list(),
					jobs: new Set([job]),
					executions: 1
				});
			}
			function count(entry, job) {
				const isNewJob = !entry.jobs.has(job);
				entry.jobs.add(job);
				entry.executions += 1;
				undo.push(() => {
					entry.executions -= 1;
					if (isNewJob) entry.jobs.delete(job);
				});
			}
			return {
				add(execution) {
					executions += 1;
					if (executions > maximumCounted) return;
					const entry = entries.get(execution.identity);
					if (entry !== undefined) count(entry, execution.job);
					else if (!tests.has(execution.identity)) addTest(execution);
				},
				beginFile() {
					executionsBefore = executions;
					newTests = [];
					undo = [];
				},
				restartFile() {
					for (const step of undo) step();
					for (const identity of newTests) {
						tests.delete(identity);
						excused.delete(identity);
						entries.delete(identity);
					}
					executions = executionsBefore;
					newTests = [];
					undo = [];
				},
				result: (jobIndex) => ({
					flakyFailures: [...entries.values()].map(({ test, jobs, executions: count }) => ({
						test,
						jobs: (0, job_indexes.O)(jobs, jobIndex),
						executions: count
					})),
					flakyTests: executions > maximumCounted ? undefined : tests.size,
					...(0, defined_fields.X)({ excusedFlaky: excused.size > 0 && executions <= maximumCounted ? excused.size : undefined })
				})
			};
		}
		var excerpt = __webpack_require__(87216);
		;
		const maximumJobs = 1e4;
		const maximumText = 4e3;
		function createJobRecords() {
			const newest = new Map();
			return {
				put(record) {
					const name = record.name ?? record.id;
					const entry = entryOf(record);
					const known = newest.get(name);
					if (known === undefined) {
						if (newest.size < maximumJobs && name.length <= maximumText) newest.set((0, excerpt.Kb)(name, maximumText), entry);
					} else if (entry.attempt > known.attempt) newest.set(name, entry);
					else if (entry.attempt === known.attempt) newest.set(name, combined(known, entry));
				},
				result: () => (name) => newest.get(name)?.job
			};
		}
		function entryOf({ id, pipeline, build, attempt, timestamp, status, url, duration }) {
			return {
				attempt: attempt ?? attemptOf(build),
				timestamp: timestamp ?? Number.NEGATIVE_INFINITY,
				id: (0, excerpt.Kb)(JSON.stringify([pipeline, id]), maximumText),
				job: { ...(0, defined_fields.X)({
					status,
					url: url !== undefined && url.length <= maximumText ? (0, excerpt.Kb)(url, maximumText) : undefined,
					duration
				}) }
			};
		}
		const attemptOf = (build) => Number(/\.([1-9]\d{0,8})$/.exec(build ?? "")?.[1] ?? 1);
		function combined(known, next) {
			if (known.id === next.id) return next.timestamp >= known.timestamp ? next : known;
			const status = known.job.status === "failed" ? known.job.status : next.job.status ?? known.job.status;
			return {
				...known,
				job: status === undefined ? {} : { status }
			};
		}
		;
		const newest_records_maximumText = 4e3;
		const maximumFields = 100;
		function plainFields(recorded) {
			const copy = {};
			for (const [name, value] of Object.entries(recorded).slice(0, maximumFields)) {
				if (typeof value === "string") copy[name] = (0, excerpt.Kb)(value, newest_records_maximumText);
				else if (typeof value === "number" || typeof value === "boolean") copy[name] = value;
			}
			return copy;
		}
		function createNewestRecords(limit) {
			const newest = new Map();
			let leftOut = 0;
			return {
				put(id, recorded) {
					const key = (0, excerpt.Kb)(id, newest_records_maximumText);
					const known = newest.get(key);
					if (known === undefined && newest.size >= limit) leftOut += 1;
					else if (known?.timestamp === undefined || recorded.timestamp === undefined || recorded.timestamp >= known.timestamp) {
						newest.set(key, plainFields(recorded));
					}
				},
				leftOut: () => leftOut,
				result: () => [...newest.values()]
			};
		}
		var test_table = __webpack_require__(24727);
		;
		function createQuarantineTable() {
			const quarantined = (0, test_table.l)();
			const others = (0, test_table.l)();
			const entries = [];
			let before = {
				quarantined: 0,
				others: 0
			};
			return {
				add(identity, entry) {
					const number = (entry === undefined ? others : quarantined).indexOf(identity);
					if (entry !== undefined) entries[number] ??= entry;
				},
				beginFile() {
					before = {
						quarantined: quarantined.size(),
						others: others.size()
					};
				},
				restartFile() {
					quarantined.truncate(before.quarantined);
					entries.length = before.quarantined;
					others.truncate(before.others);
				},
				result() {
					const byEntry = new Map();
					for (const entry of entries) byEntry.set(entry, (byEntry.get(entry) ?? 0) + 1);
					return {
						quarantined: quarantined.size(),
						others: others.size(),
						byEntry
					};
				}
			};
		}
		var run_summary = __webpack_require__(96920);
		var shorten = __webpack_require__(59088);
		var record = __webpack_require__(25385);
		var test_counts = __webpack_require__(77727);
		;
		const byRelevance = (a, b) => b[1].failed - a[1].failed || b[1].duration - a[1].duration || b[1].total - a[1].total || (a[0] < b[0] ? -1 : 1);
		const slack = 4;
		function createGroupTable(limit) {
			let table = new Map();
			let otherGroups = 0;
			const otherCounts = (0, test_counts.s4)();
			function prune() {
				const ranked = [...table].sort(byRelevance);
				for (const [, counts] of ranked.slice(limit)) (0, test_counts.c5)(otherCounts, counts);
				otherGroups += Math.max(0, ranked.length - limit);
				table = new Map(ranked.slice(0, limit));
			}
			function of(key) {
				const known = table.get(key);
				if (known !== undefined) return known;
				if (table.size >= slack * limit) prune();
				const counts = (0, test_counts.s4)();
				table.set((0, detach.Y)(key), counts);
				return counts;
			}
			return {
				of,
				absorb(other) {
					for (const [key, counts] of other.entries()) (0, test_counts.c5)(of(key), counts);
					const others = other.others();
					otherGroups += others.groups;
					(0, test_counts.c5)(otherCounts, others.counts);
				},
				entries: () => table,
				others: () => ({
					groups: otherGroups,
					counts: otherCounts
				}),
				result() {
					prune();
					return {
						kept: [...table].map(([key, counts]) => ({
							key,
							counts: (0, test_counts.R9)(counts)
						})),
						others: {
							groups: otherGroups,
							counts: (0, test_counts.R9)(otherCounts)
						}
					};
				}
			};
		}
		var job_table = __webpack_require__(69450);
		var failure_cause = __webpack_require__(57277);
		var difference_excerpt = __webpack_require__(23483);
		var equality_note = __webpack_require__(33205);
		var failure_lead = __webpack_require__(36253);
		var output_tail = __webpack_require__(26868);
		var stated_values = __webpack_require__(51426);
		var attachment_kind = __webpack_require__(93360);
		;
		const pageState = /^error-context(?:\.md)?$/;
		const isOpenable = ({ type, url, reason }) => reason === undefined && (type !== undefined || url !== undefined);
		const isOutput = ({ name, path, url }) => path === undefined && url === undefined || pageState.test(name);
		function countEvidence(attachments) {
			const comparisons = new Set();
			let [screenshots, videos, traces, files] = [
				0,
				0,
				0,
				0
			];
			for (const attachment of attachments) {
				if (!isOpenable(attachment)) continue;
				const kind = (0, attachment_kind.QU)(attachment.type);
				if (kind === "image" && attachment.comparison !== undefined) comparisons.add(attachment.comparison.name);
				else if (kind === "image") screenshots += 1;
				else if (kind === "video") videos += 1;
				else if (kind === "trace") traces += 1;
				else if (kind === "other" || !isOutput(attachment)) files += 1;
			}
			return {
				comparisons: comparisons.size,
				screenshots,
				videos,
				traces,
				files
			};
		}
		var step_line = __webpack_require__(41);
		;
		const maximumAttachments = 20;
		const maximumTexts = 4e3;
		const maximumStepNames = 20;
		const maximumStepName = 200;
		const ranks = {
			image: 1,
			trace: 2,
			video: 3,
			text: 4,
			other: 4
		};
		function rankOf(attachment) {
			if (!isOpenable(attachment)) return 5;
			return attachment.comparison === undefined ? ranks[(0, attachment_kind.QU)(attachment.type)] : 0;
		}
		const onceWritten = new Set(["trace", "video"]);
		function attachmentsOf({ attachments, attempts = [] }) {
			const [newest = [], ...earlier] = [attachments, ...attempts.map((attempt) => attempt.attachments).toReversed()].flatMap((each) => {
				const valid = Array.isArray(each) ? each.filter(isAttachment) : [];
				return valid.length === 0 ? [] : [valid];
			});
			const all = [...newest];
			for (const kind of onceWritten) {
				const isOne = (attachment) => (0, attachment_kind.QU)(attachment.type) === kind && isOpenable(attachment);
				if (!all.some(isOne)) all.push(...(earlier.find((each) => each.some(isOne)) ?? []).filter(isOne));
			}
			return all;
		}
		const isAttachment = (value) => typeof value === "object" && value !== null && typeof value.name === "string";
		function fitting(attachments) {
			let left = maximumTexts;
			const kept = new Set();
			for (const attachment of attachments.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, maximumAttachments)) {
				const { name, path = "", url = "" } = attachment;
				const length = name.length + path.length + url.length;
				if (length > left) continue;
				left -= length;
				kept.add(attachment);
			}
			return attachments.filter((attachment) => kept.has(attachment)).map(copyOf);
		}
		const copyOf = ({ name, type, size, path, url }) => ({
			name: (0, detach.Y)(name),
			...(0, defined_fields.X)({
				type: type === undefined ? undefined : (0, detach.Y)(type),
				size,
				path: path === undefined ? undefined : (0, detach.Y)(path),
				url: url === undefined ? undefined : (0, detach.Y)(url)
			})
		});
		function boundedStep({ names, ...others }) {
			const [first, ...inner] = names.map((name) => (0, detach.Y)((0, shorten.m)(name, maximumStepName)));
			return {
				names: [first ?? "", ...inner.slice(1 - maximumStepNames)],
				...others
			};
		}
		const hasAny = (counts) => Object.values(counts).some((count) => count > 0);
		function listedEvidence(test) {
			const step = test.steps && (0, step_line.c)(test.steps);
			const fields = (0, defined_fields.X)({ step: step && boundedStep(step) });
			if (test.attachments === undefined && test.attempts?.some(({ attachments }) => attachments !== undefined) !== true) return fields;
			const all = attachmentsOf(test);
			if (all.length === 0) return fields;
			const attachments = fitting(all);
			const leftOut = all.length - attachments.length + (test.attachmentsLeftOut ?? 0);
			const counts = countEvidence(all);
			const trace = all.find((attachment) => (0, attachment_kind.QU)(attachment.type) === "trace" && isOpenable(attachment))?.path;
			return {
				...fields,
				...(0, defined_fields.X)({
					attachments: attachments.length === 0 ? undefined : attachments,
					attachmentsLeftOut: leftOut > 0 ? leftOut : undefined,
					evidence: hasAny(counts) ? counts : undefined,
					trace: trace === undefined ? undefined : (0, detach.Y)(trace)
				})
			};
		}
		;
		const maximumName = 500;
		const listed_test_maximumMessage = 2e3;
		const listed_test_maximumDetails = 4e3;
		const maximumLead = 2e3;
		const maximumValue = 2e3;
		const maximumSegments = 20;
		const withMessage = (test) => test.message !== undefined ? test : test.attempts?.findLast((attempt) => attempt.message !== undefined) ?? test;
		function comparedOf(test, described) {
			if (test.status !== "failed" && test.flaky !== true) return undefined;
			return (0, stated_values.e)(described, maximumValue);
		}
		function failureOf(test) {
			if (test.status === "failed") return test;
			if (test.flaky !== true) return undefined;
			const { name, suite } = test;
			const attempt = test.message === undefined ? test.attempts?.findLast(({ status }) => status === "failed") : test;
			if (attempt === undefined) return undefined;
			const { message, details, steps } = attempt;
			return {
				name,
				suite,
				...(0, defined_fields.X)({
					message,
					details,
					steps
				})
			};
		}
		function leadFields(test, known) {
			const failure = failureOf(test);
			if (failure === undefined) return {};
			const lead = (0, failure_lead.M)(failure);
			const cause = known ?? (0, failure_cause.rl)(failure, lead);
			if (lead === undefined) return { cause };
			return {
				cause,
				headline: (0, detach.Y)((0, equality_note.p)(lead.headline)),
				...(0, defined_fields.X)({
					lead: lead.text === undefined ? undefined : (0, difference_excerpt.x)((0, equality_note.p)(lead.text), maximumLead),
					output: lead.isOutput ? (0, detach.Y)((0, output_tail.c)(failure)) : undefined
				})
			};
		}
		function boundedSuite(suite) {
			const outer = suite.length > maximumSegments ? [...suite.slice(0, maximumSegments - 1), suite.at(-1) ?? ""] : suite;
			return outer.map((name) => (0, excerpt.Kb)(name, maximumName));
		}
		const isAttempt = (value) => Number.isSafeInteger(value) && Number(value) > 1;
		const boundedLocation = ({ file, line }) => ({
			file: (0, excerpt.Kb)(file, maximumName),
			...(0, defined_fields.X)({ line })
		});
		function listTest(test, source, known = {}) {
			const { id = test.id, format = test.format, cause } = known;
			const described = withMessage(test);
			const { message } = described;
			return {
				...(0, defined_fields.X)({
					id: id === undefined ? undefined : (0, excerpt.Kb)(id, maximumName),
					module: test.module === undefined ? undefined : (0, excerpt.Kb)(test.module, maximumName),
					job: test.job === undefined ? undefined : (0, excerpt.Kb)(test.job, maximumName)
				}),
				name: (0, excerpt.Kb)(test.name, maximumName),
				suite: boundedSuite(test.suite),
				status: test.status,
				source: test.source === undefined ? source : (0, excerpt.Kb)(test.source, maximumName),
				...(0, defined_fields.X)({
					format: format === undefined ? undefined : (0, excerpt.Kb)(format, maximumName),
					producer: test.producer === undefined ? undefined : (0, excerpt.Kb)(test.producer, maximumName),
					duration: test.duration,
					timestamp: test.timestamp,
					message: message === undefined ? undefined : (0, difference_excerpt.x)((0, equality_note.p)(message), listed_test_maximumMessage),
					details: test.details === undefined || test.status === "successful" ? undefined : (0, difference_excerpt.x)((0, equality_note.p)(test.details), listed_test_maximumDetails),
					compared: comparedOf(test, described)
				}),
				...leadFields(test, cause),
				...test.status === "failed" && listedEvidence(test),
				...(0, defined_fields.X)({
					file: test.file === undefined ? undefined : (0, excerpt.Kb)(test.file, maximumName),
					line: test.line,
					sourceLocation: test.sourceLocation && boundedLocation(test.sourceLocation),
					owners: test.owners?.map(detach.Y),
					flaky: test.flaky === true ? true : undefined,
					attempts: test.attempts === undefined || test.attempts.length === 0 ? undefined : test.attempts.length + 1,
					isLastSkipped: test.isLastSkipped === true ? true : undefined,
					passedOnAttempt: isAttempt(test.passedOnAttempt) ? test.passedOnAttempt : undefined
				})
			};
		}
		var longest = __webpack_require__(50130);
		;
		const maximumSuites = 5e3;
		const maximumSuiteLength = 2e3;
		const maximumTags = 1e3;
		const maximumTagsOfATest = 100;
		const maximumTagLength = 200;
		const maximumSlowest = 20;
		const tally_maximumListed = 200;
		const suiteSeparator = "\0";
		const suitePath = (key) => key === "" ? [] : key.split(suiteSeparator);
		const listedStatuses = record.b.filter((status) => status !== "failed");
		const namedTest = ({ id: recorded, module, suite, name, former }, id) => ({
			id: id ?? recorded,
			module,
			suite,
			name,
			former
		});
		function sameSuite(a, b) {
			return a === b || a !== undefined && a.length === b.length && a.every((name, index) => name === b[index]);
		}
		const boundedKey = (key, limit) => key.length <= limit ? key : (0, excerpt.Kb)(key, limit);
		const maximumIdentity = 100;
		const hashLength = 32;
		function createTally(merged, run) {
			const counts = (0, test_counts.s4)();
			const suites = createGroupTable(maximumSuites);
			const tags = createGroupTable(maximumTags);
			const slowest = (0, longest.z)(maximumSlowest, run?.slowest.floor());
			const tests = {
				successful: [],
				skipped: [],
				cancelled: [],
				running: [],
				unknown: []
			};
			const jobs = (0, job_table.U)();
			const roomOf = (status) => tally_maximumListed - (run?.tests[status].length ?? 0);
			const room = {
				successful: roomOf("successful"),
				skipped: roomOf("skipped"),
				cancelled: roomOf("cancelled"),
				running: roomOf("running"),
				unknown: roomOf("unknown")
			};
			let lastSuite;
			let suiteCounts = counts;
			const identityOf = (id, source) => id === undefined ? `${source}\0${counts.total}` : (0, shorten.w)(id, maximumIdentity, hashLength);
			function countTags(test, names, duration, isFlaky) {
				const length = Math.min(names.length, maximumTagsOfATest);
				for (let index = 0; index < length; index++) {
					const name = names[index];
					if (name === undefined || names.indexOf(name) < index) continue;
					(0, test_counts.kX)(tags.of(boundedKey(name, maximumTagLength)), test.status, duration, isFlaky);
				}
			}
			function merge(test, { source, id, format, job }) {
				let cause;
				let copy;
				const findCause = () => {
					cause ??= merged.causeOf(test);
					return cause;
				};
				const list = () => {
					copy ??= listTest(test, source, {
						id,
						format,
						cause
					});
					return copy;
				};
				const identity = identityOf(id ?? test.id, source);
				const quarantine = test.status === "failed" ? quarantined(test, id, identity) : undefined;
				if (test.status === "failed") {
					merged.failures.add({
						identity,
						cause: findCause,
						beginsAlike: () => merged.beginsAlike(test),
						job,
						list,
						quarantine
					});
				}
				if (test.flaky === true) merged.flaky.add({
					identity,
					job,
					isExcused: quarantine !== undefined || isExcusedFlaky(test, id),
					list
				});
				return {
					copy,
					isExcused: quarantine !== undefined
				};
			}
			const isExcusedFlaky = (test, id) => test.status !== "failed" && merged.quarantine?.quarantine.entryOf(namedTest(test, id)) !== undefined;
			function quarantined(test, id, identity) {
				if (merged.quarantine === undefined) return undefined;
				const entry = merged.quarantine.quarantine.entryOf(namedTest(test, id));
				merged.quarantine.table.add(identity, entry);
				if (entry === undefined) return undefined;
				(0, test_counts.g7)(counts);
				(0, test_counts.g7)(suiteCounts);
				jobs.quarantineLast();
				return entry;
			}
			return {
				counts,
				suites,
				tags,
				slowest,
				tests,
				jobs,
				add(test, source, id, format) {
					const { status } = test;
					const duration = test.duration ?? 0;
					const isFlaky = test.flaky === true;
					if (test.suite !== lastSuite) {
						if (!sameSuite(lastSuite, test.suite)) suiteCounts = suites.of(boundedKey(test.suite.join(suiteSeparator), maximumSuiteLength));
						lastSuite = test.suite;
					}
					(0, test_counts.kX)(counts, status, duration, isFlaky);
					(0, test_counts.kX)(suiteCounts, status, duration, isFlaky);
					const job = jobs.add(test, duration, isFlaky);
					if (test.tags !== undefined) countTags(test, test.tags, duration, isFlaky);
					if (status !== "failed") merged.quarantine?.quarantine.see(namedTest(test, id));
					const result = status === "failed" || isFlaky ? merge(test, {
						source,
						id,
						format,
						job
					}) : undefined;
					const hasRoom = status !== "failed" && tests[status].length < room[status];
					const isSlow = duration > slowest.floor();
					if (!hasRoom && !isSlow) return;
					const listed = result?.copy ?? listTest(test, source, {
						id,
						format
					});
					if (hasRoom) tests[status].push(listed);
					if (isSlow) slowest.offer(result?.isExcused === true ? {
						...listed,
						quarantined: true
					} : listed, duration);
				},
				absorb(file) {
					(0, test_counts.c5)(counts, file.counts);
					suites.absorb(file.suites);
					tags.absorb(file.tags);
					for (const test of file.slowest.result()) slowest.offer(test, test.duration ?? 0);
					for (const status of listedStatuses) tests[status].push(...file.tests[status]);
					jobs.absorb(file.jobs);
				}
			};
		}
		;
		const maximumRecords = 1e4;
		const isShown = (recorded) => recorded.kind === "file" || recorded.kind === "job" || recorded.kind === "problem" || recorded.kind === "property";
		const propertyKey = ({ org, project, module, build, ref, name }) => JSON.stringify([
			org,
			project,
			module,
			build,
			ref,
			name
		]);
		const summary_copyOf = ({ successful, skipped, cancelled, running, unknown }) => ({
			successful: [...successful],
			skipped: [...skipped],
			cancelled: [...cancelled],
			running: [...running],
			unknown: [...unknown]
		});
		const quarantineFacts = ({ quarantined, others, byEntry }) => ({
			verdicts: {
				unknown: others,
				unseen: 0,
				flaky: 0,
				known: 0,
				new: 0,
				quarantined
			},
			quarantineUse: byEntry
		});
		function createSummary(causeOf = (0, cause_reader.p)(), quarantine, beginsAlike = createFailureBeginnings()) {
			const failures = (0, failure_table.z)();
			const flaky = createFlakyTable();
			const quarantined = createQuarantineTable();
			const isQuarantining = quarantine !== undefined && !quarantine.isEmpty;
			const merged = {
				failures,
				flaky,
				causeOf,
				beginsAlike,
				quarantine: isQuarantining ? {
					quarantine,
					table: quarantined
				} : undefined
			};
			const run = createTally(merged);
			let file = createTally(merged, run);
			let input = {
				path: "",
				format: ""
			};
			const files = [];
			const problems = [];
			const unlisted = (0, unlisted_problems.D)();
			const artifacts = createNewestRecords(maximumRecords);
			const jobRecords = createJobRecords();
			const properties = createNewestRecords(maximumRecords);
			function limitProblems() {
				const found = [];
				for (const [what, table] of [["artifacts", artifacts], ["properties", properties]]) {
					if (table.leftOut() === 0) continue;
					found.push({
						severity: "warning",
						message: `The report leaves out ${(0, counts.B)(table.leftOut())} records of ${what}: it keeps the first ${(0, counts.B)(maximumRecords)}.`
					});
				}
				return found;
			}
			function openFile() {
				failures.beginFile();
				flaky.beginFile();
				quarantined.beginFile();
				file = createTally(merged, run);
			}
			return {
				beginFile(next) {
					input = next;
					openFile();
				},
				test(test, id, format) {
					file.add(test, input.path, id, format);
				},
				restartFile() {
					failures.restartFile();
					flaky.restartFile();
					quarantined.restartFile();
					openFile();
				},
				endFile(found) {
					run.absorb(file);
					const { path, format, files: count, twinOf } = input;
					files.push({
						path,
						format,
						...(0, defined_fields.X)({
							files: count,
							twinOf
						}),
						counts: (0, test_counts.R9)(file.counts),
						problems: [...found]
					});
					for (const problem of found) problems.push(problem);
					openFile();
				},
				record(recorded) {
					if (!isShown(recorded)) return;
					switch (recorded.kind) {
						case "file":
							artifacts.put(recorded.path, recorded);
							break;
						case "job":
							jobRecords.put(recorded);
							break;
						case "property":
							properties.put(propertyKey(recorded), recorded);
							break;
						case "problem": if (problems.length < maximumRecords) problems.push((0, problem_record.Z)(recorded));
						else unlisted.add((0, problem_record.Z)(recorded));
					}
				},
				testsSoFar: () => run.counts.total + file.counts.total,
				result() {
					const counts = (0, test_counts.R9)(run.counts);
					const suites = run.suites.result();
					const tags = run.tags.result();
					const jobIndex = run.jobs.indexes();
					const failed = failures.result(jobIndex);
					const unstable = flaky.result(jobIndex);
					const allProblems = [
						...problems,
						...unlisted.list(),
						...limitProblems()
					];
					return {
						status: (0, run_summary.em)(counts, allProblems),
						counts,
						files: [...files],
						suites: suites.kept.map((group) => ({
							path: suitePath(group.key),
							counts: group.counts
						})),
						otherSuites: suites.others,
						tags: tags.kept.map((group) => ({
							tag: group.key,
							counts: group.counts
						})),
						otherTags: tags.others,
						slowest: run.slowest.result(),
						jobs: run.jobs.result(jobRecords.result()),
						...failed,
						...unstable,
						...isQuarantining && quarantineFacts(quarantined.result()),
						tests: {
							...summary_copyOf(run.tests),
							failed: failed.failures.map(({ test }) => test)
						},
						flaky: unstable.flakyFailures.map(({ test }) => test),
						problems: allProblems,
						artifacts: artifacts.result(),
						properties: properties.result()
					};
				}
			};
		}
	}),
	24727: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => createTestTable });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const initialCapacity = 1024;
		const idLength = 32;
		const maximumSeed = 2 ** 32;
		function createTestTable() {
			let capacity = initialCapacity;
			let keys = new Uint32Array(2 * capacity);
			let slots = new Uint32Array(2 * capacity);
			let size = 0;
			const words = new Uint32Array(idLength / 8);
			const [factorOfHigh, factorOfLow] = [(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(maximumSeed) | 1, (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(maximumSeed) | 1];
			function slotOf(high, low) {
				const mask = slots.length - 1;
				let slot = mixed(Math.imul(high, factorOfHigh) ^ Math.imul(low, factorOfLow)) & mask;
				for (let entry = slots[slot]; entry; entry = slots[slot]) {
					if (keys[2 * entry - 2] === high && keys[2 * entry - 1] === low) return slot;
					slot = slot + 1 & mask;
				}
				return slot;
			}
			function readId(text) {
				if (text.length !== idLength) return false;
				for (let index = 0; index < idLength; index += 1) {
					const code = text.charCodeAt(index);
					const digit = code >= 97 ? code - 87 : code - 48;
					if (digit < 0 || digit > 15 || digit > 9 && code < 97) return false;
					const word = index >> 3;
					words[word] = (words[word] ?? 0) << 4 | digit;
				}
				return true;
			}
			function fillSlots() {
				slots = new Uint32Array(2 * capacity);
				for (let index = 0; index < size; index += 1) slots[slotOf(keys[2 * index] ?? 0, keys[2 * index + 1] ?? 0)] = index + 1;
			}
			function grow() {
				capacity *= 2;
				const larger = new Uint32Array(2 * capacity);
				larger.set(keys);
				keys = larger;
				fillSlots();
			}
			return {
				indexOf(identity) {
					if (!readId(identity)) readId((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", identity, "hex").slice(0, idLength));
					const high = ((words[0] ?? 0) ^ (words[2] ?? 0)) >>> 0;
					const low = ((words[1] ?? 0) ^ (words[3] ?? 0)) >>> 0;
					const slot = slotOf(high, low);
					const known = slots[slot];
					if (known) return known - 1;
					if (size === capacity) {
						grow();
						return add(slotOf(high, low), high, low);
					}
					return add(slot, high, low);
				},
				size: () => size,
				truncate(shorter) {
					if (shorter === size) return;
					size = shorter;
					fillSlots();
				}
			};
			function add(slot, high, low) {
				keys[2 * size] = high;
				keys[2 * size + 1] = low;
				size += 1;
				slots[slot] = size;
				return size - 1;
			}
		}
		const mixed = (bits) => bits ^ bits >>> 15;
	}),
	93532: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gq: () => verdictJson,
			dF: () => quarantineJson,
			qT: () => buildReferenceJson
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43268);
		const buildReferenceJson = ({ build, commit, timestamp, url }) => ({
			build,
			...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				commit,
				timestamp,
				url
			})
		});
		const recentJson = ({ failed, flaky, ofBuilds }) => ({
			failed,
			flaky,
			ofBuilds
		});
		const rangeJson = ({ lastPassed, onlyCommit }, compareUrl) => ({
			lastPassed: buildReferenceJson(lastPassed),
			...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				onlyCommit: onlyCommit && (0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({
					subject: onlyCommit.subject,
					author: onlyCommit.author
				}),
				compareUrl
			})
		});
		function verdictJson(verdict, compareUrlOf) {
			const { kind, since, builds, failedBuilds, ofBuilds, lastSign, passedBuilds, recent, range, differs, fixed, reference } = verdict;
			const { as, parent, alsoFailed } = verdict;
			return {
				kind,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({
					since: since && buildReferenceJson(since),
					builds,
					failedBuilds,
					ofBuilds,
					lastSign: lastSign && buildReferenceJson(lastSign),
					passedBuilds,
					recent: recent && recentJson(recent),
					range: range && rangeJson(range, compareUrlOf?.(verdict)),
					differs,
					fixed: fixed && buildReferenceJson(fixed),
					as,
					reference: reference && {
						...buildReferenceJson(reference),
						buildsAgo: reference.buildsAgo
					},
					parent,
					alsoFailed: alsoFailed && {
						pullRequests: alsoFailed.pullRequests,
						days: alsoFailed.days
					}
				})
			};
		}
		const quarantineJson = ({ owner, reason, issue, until, isAdded }) => ({ ...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({
			owner,
			reason,
			issue,
			until,
			isAdded
		}) });
	}),
	50480: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Z: () => askingFor });
		function askingFor({ matches }) {
			const asking = matches.filter(({ collector }) => collector.key !== "files" && !collector.wellKnown);
			const [first] = asking;
			if (first === undefined) return undefined;
			const onlyByFolder = asking.every(({ collector, patterns }) => patterns.every((pattern) => collector.folders?.includes(pattern)));
			return {
				collector: first.collector,
				onlyByFolder
			};
		}
	}),
	24535: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => withoutAttachments });
		var _unite_folders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64468);
		const isKept = (matches) => matches.some(({ collector }) => collector.key === "files");
		async function withoutAttachments(all, results, folders) {
			const held = folders.size === 0 ? all : all.filter(({ file: { path, matches } }) => !folders.has((0, _unite_folders_js__WEBPACK_IMPORTED_MODULE_0__.yS)(path)) || isKept(matches));
			if (held.length === 0) return held;
			const { findAttachments } = await __webpack_require__.e(7712).then(__webpack_require__.bind(__webpack_require__, 37712));
			const named = findAttachments(held.map(({ file }) => file), results);
			return held.map((each) => named.has(each.file.path) ? {
				...each,
				identity: {
					kind: "foreign",
					because: "a result file names it as an attachment"
				}
			} : each);
		}
	}),
	69870: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => collectEntry });
		var _collect_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46886);
		var _folder_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42696);
		async function collectEntry(entry, recorder, tools, opened) {
			if (!(0, _folder_identity_js__WEBPACK_IMPORTED_MODULE_1__.d)(entry)) return (0, _collect_file_js__WEBPACK_IMPORTED_MODULE_0__.nK)(entry, recorder, tools, opened);
			const { collectFolder } = await __webpack_require__.e(1152).then(__webpack_require__.bind(__webpack_require__, 21152));
			return collectFolder(entry, recorder, tools);
		}
	}),
	46886: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Wv: () => beginReading,
			bY: () => recordUnreadable,
			nK: () => collectFile
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43268);
		var _identify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89388);
		var _open_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32820);
		var _problem_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21431);
		var _read_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74462);
		async function collectFile(file, recorder, tools, opened) {
			const { identity, source, fault } = opened ?? await (0, _open_file_js__WEBPACK_IMPORTED_MODULE_1__.T)(file, tools);
			const notices = [];
			if (source === undefined) return notOpened(file, identity, recorder, fault ?? "");
			try {
				if (identity.kind !== "foreign" && identity.kind !== "artifact" && !("mayBeAttachment" in identity)) {
					const problems = (0, _problem_list_js__WEBPACK_IMPORTED_MODULE_3__.Y)(file.path);
					const target = beginReading(recorder, file, identity);
					await read(file, identity, {
						source,
						recorder: target,
						problems,
						notices,
						tools
					});
					if (!source.unchanged()) {
						problems.add({
							severity: "warning",
							message: "The file changed while it was read. The results may mix its old and its new content."
						});
					}
					await tools.pending?.();
					recorder.endFile(problems.list());
				}
				return {
					identity,
					sizeBytes: source.size,
					modifiedMs: source.modifiedMs,
					notices: notices.map((text) => noticeOf(file, text))
				};
			} finally {
				source.close();
			}
		}
		const noticeOf = ({ path }, text) => ({
			kind: "reading",
			message: `${path}: ${text}`,
			path
		});
		async function read(file, identity, { source, recorder, problems, notices, tools }) {
			switch (identity.kind) {
				case "results": return (0, _read_results_js__WEBPACK_IMPORTED_MODULE_2__.x8)(identity, source, recorder, problems, {
					...tools,
					notices,
					interruption: tools,
					mergesRepeats: identity.collector.repeats === "attempts"
				});
				case "events":
					await tools.load?.();
					return (0, _read_results_js__WEBPACK_IMPORTED_MODULE_2__.wj)(file, tools.recordsReader, recorder, problems);
				case "unreadable": problems.add(problemOf(file, identity));
			}
		}
		function recordUnreadable(file, identity, recorder) {
			begin(recorder, file, identity.collector, formatMeant(file, identity.collector));
			recorder.endFile([{
				...problemOf(file, identity),
				path: file.path
			}]);
		}
		function problemOf(file, identity) {
			const { severity, because, advice, isNeighbour } = identity;
			const reason = isNeighbour === true ? `is ${because}` : `${mismatchOf(file, identity)}: ${because}`;
			const message = `The file ${reason}.${advice === undefined ? "" : ` ${advice}`}`;
			return {
				severity,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__.X)({ kind: severity === "error" ? "unreadable" : undefined }),
				message
			};
		}
		function mismatchOf(file, { collector: { key } }) {
			if ((0, _identify_js__WEBPACK_IMPORTED_MODULE_0__.cU)(file).length > 1) return "contains no results in a known format";
			return key === "events" ? "is not a records file" : `contains no results that "${key}" reads`;
		}
		const formatMeant = (file, { key }) => key === "events" || (0, _identify_js__WEBPACK_IMPORTED_MODULE_0__.cU)(file).length === 1 ? key : "unknown";
		function beginReading(recorder, file, identity, files) {
			begin(recorder, file, identity.collector, identity.kind === "results" ? identity.format.id : formatMeant(file, identity.collector), files);
			return file.job === undefined ? recorder : withJob(recorder, file.job);
		}
		function begin(recorder, { path, job }, { metadata }, format, files) {
			recorder.beginFile({
				path,
				format,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__.X)({
					metadata: Object.keys(metadata).length > 0 ? metadata : undefined,
					job,
					files
				})
			});
		}
		const withJob = (recorder, job) => ({
			...recorder,
			test: (test) => recorder.test(test.job === undefined ? {
				...test,
				job
			} : test)
		});
		const unknown = {
			sizeBytes: 0,
			modifiedMs: 0,
			notices: []
		};
		function notOpened(file, identity, recorder, reason) {
			if (identity.kind !== "unreadable") return {
				identity,
				...unknown
			};
			begin(recorder, file, identity.collector, formatMeant(file, identity.collector));
			recorder.endFile([{
				severity: "error",
				kind: "unreadable",
				message: `The file could not be read: ${reason}.`,
				path: file.path
			}]);
			return {
				identity,
				...unknown
			};
		}
	}),
	61793: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => collectedFile });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43268);
		function collectedFile({ path, matches, folder }, identity, twinOf) {
			const format = identity.kind === "results" ? identity.format.id : identity.kind === "events" ? "events" : undefined;
			const neighbour = identity.kind === "foreign" ? identity.neighbour?.id : undefined;
			const { kind, because } = identity;
			const files = folder?.files.length;
			return {
				path,
				kind,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({
					format,
					neighbour
				}),
				because,
				collectors: matches.map(({ collector }) => collector.key),
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({
					files,
					twinOf
				})
			};
		}
	}),
	11412: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => createCommittedList });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		const shownPaths = 2;
		function createCommittedList() {
			const leftOut = [];
			const read = [];
			return {
				add(path, identity) {
					if ("isCommitted" in identity) (identity.kind === "foreign" ? leftOut : read).push(path);
				},
				notices: () => noticesOf(leftOut),
				problems: () => problemsOf(read)
			};
		}
		function noticesOf(paths) {
			const [path, ...others] = paths;
			if (path === undefined) return [];
			const message = others.length === 0 ? `${path} is committed and unchanged, so it is not a result of this run. Remove it from git, or name it in "paths".` : `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(paths.length)} files are committed and unchanged, so they are not results of this run (${named(paths)}). Remove them from git, or name them in "paths".`;
			return [{
				kind: "committed",
				message,
				...others.length === 0 ? { path } : {}
			}];
		}
		function problemsOf(paths) {
			const [path, ...others] = paths;
			if (path === undefined) return [];
			const message = others.length === 0 ? `${path} is committed and unchanged. If the tests did not write it, its results are old.` : `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(paths.length)} files are committed and unchanged (${named(paths)}). If the tests did not write them, their results are old.`;
			return [{
				severity: "warning",
				message
			}];
		}
		const named = (paths) => `${paths.slice(0, shownPaths).join(", ")}${paths.length > shownPaths ? ", \u2026" : ""}`;
	}),
	64340: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fh: () => isJson,
			aP: () => jsonFront,
			cl: () => closesBracket,
			ti: () => damageOf
		});
		var _formats_head_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97701);
		var _formats_json_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24028);
		const xmlHeadLength = 4096;
		const jsonFront = /^(?:\{\s*(?:["}]|$)|\[\s*(?:[[{"\]]|$))/;
		function damageOf(path, { text, tail, isWhole }) {
			const head = (0, _formats_head_js__WEBPACK_IMPORTED_MODULE_0__.U)(path, text);
			switch (head.kind) {
				case "empty": return "the file is empty";
				case "text": return "neither XML, JSON nor TAP";
				case "xml":
					if (!/^\s*</.test(text)) return "text before the first element, which belongs to no known format";
					if (head.root !== undefined || text.length > xmlHeadLength && /<[A-Za-z_][^<]*>/.test(text)) return undefined;
					return "an XML file that ends before its first element";
				case "json": return (isWhole ? isJson(text) : jsonFront.test(text.trimStart()) && closesBracket(text, tail)) ? undefined : "a JSON file that was cut or is not valid";
			}
		}
		const parses = (text) => (0, _formats_json_json_text_js__WEBPACK_IMPORTED_MODULE_1__.qF)(text) !== undefined;
		function closesBracket(text, tail) {
			const last = tail.trimEnd().at(-1);
			return /^\s*\{/.test(text) ? last === "}" : last === "]";
		}
		const isJson = (text) => parses(text) || text.split("\n").every((line) => line.trim() === "" || parses(line));
	}),
	6697: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => describeNeighbours });
		async function describeNeighbours(found, counts) {
			if (found.length === 0) return {
				notices: [],
				problems: []
			};
			const { neighbourNotices } = await __webpack_require__.e(4249).then(__webpack_require__.bind(__webpack_require__, 4249));
			const isWarning = ({ neighbour }) => neighbour.isWarning === true;
			return {
				notices: neighbourNotices(found.filter((file) => !isWarning(file))),
				problems: [...neighbourNotices(found.filter(isWarning)).map(({ message }) => ({
					severity: "warning",
					message
				})), ...await verdictsOf(found, counts)]
			};
		}
		async function verdictsOf(found, counts) {
			if (counts === undefined || found.every(({ neighbour }) => neighbour.verdict === undefined)) return [];
			const { verdictProblems } = await __webpack_require__.e(6249).then(__webpack_require__.bind(__webpack_require__, 16249));
			return verdictProblems(found, counts);
		}
	}),
	42696: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => identifyFolder,
			d: () => isFolderEntry
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3517);
		var _identify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89388);
		const isFolderEntry = (file) => file.folder !== undefined;
		function identifyFolder(entry, isCommitted) {
			const { path, folder } = entry;
			const { files, format } = folder;
			const readers = (0, _identify_js__WEBPACK_IMPORTED_MODULE_1__.cU)(entry);
			const collector = readers.find(({ key }) => key === format.id) ?? readers[0];
			if (collector === undefined) throw new Error(`No collector reads ${path}.`);
			const results = (count) => ({
				kind: "results",
				format,
				collector,
				because: `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.p)(count, "file")} of ${format.title}`
			});
			const fresh = isCommitted === undefined ? files : files.filter((file) => file.isNamed || !isCommitted(dated(file)));
			const count = files.length - fresh.length;
			if (count === 0) return {
				identity: results(files.length),
				files,
				notices: []
			};
			const areAsked = (0, _identify_js__WEBPACK_IMPORTED_MODULE_1__.D6)(entry);
			if (fresh.length === 0) {
				if (areAsked) return {
					identity: {
						...results(files.length),
						isCommitted: true
					},
					files,
					notices: []
				};
				const because = "git tracks it, and this run did not write it";
				return {
					identity: {
						kind: "foreign",
						because,
						isCommitted: true
					},
					files: [],
					notices: []
				};
			}
			const subject = `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.p)(count, "file")} ${count === 1 ? "is" : "are"} committed and unchanged`;
			if (areAsked) {
				const whose = count === 1 ? "it, its" : "them, their";
				return {
					identity: results(files.length),
					files,
					notices: [],
					warning: `${subject}. If the tests did not write ${whose} results are old.`
				};
			}
			const end = count === 1 ? "so it is not a result" : "so they are not results";
			const message = `${path}: ${subject}, ${end} of this run. Remove ${count === 1 ? "it" : "them"} from git, or name the folder in "paths".`;
			return {
				identity: results(fresh.length),
				files: fresh,
				notices: [{
					kind: "committed",
					message,
					path
				}]
			};
		}
		const dated = ({ absolutePath }) => ({
			absolutePath,
			get modifiedMs() {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(absolutePath, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
			}
		});
	}),
	89388: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ls: () => identify,
			D6: () => isAsked,
			H9: () => isRead,
			LP: () => kept,
			cU: () => readersOf
		});
		var formats = __webpack_require__(96747);
		;
		const zipFronts = [
			"PK",
			"PK",
			"PK\x07\b"
		];
		function archiveKind(text) {
			if (zipFronts.some((front) => text.startsWith(front))) return "zip";
			return text.startsWith("") && text[2] === "\b" ? "gzip" : undefined;
		}
		var asking_collector = __webpack_require__(50480);
		;
		const mediaFrontLength = 12;
		const mediaFront = /^(?:\x89PNG\r\n\x1a\n|\xff\xd8\xff|GIF8[79]a|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp|\x1a\x45\xdf\xa3)/;
		const isMedia = (front) => mediaFront.test(front);
		var unrelated_file = __webpack_require__(21402);
		;
		const kept = {
			kind: "artifact",
			because: "only \"files\" includes it"
		};
		const readersOf = ({ matches }) => matches.map(({ collector }) => collector).filter(({ key }) => key !== "files");
		const isRead = ({ matches }) => matches.some(({ collector }) => collector.key !== "files");
		const isAsked = ({ matches }) => matches.some(({ collector }) => collector.key !== "files" && collector.wellKnown !== true);
		async function identify(file, source, isCommitted) {
			const identity = await identifyContent(file, source);
			if (isCommitted === undefined || file.isNamed || identity.kind === "artifact") return identity;
			const neighbour = identity.kind === "foreign" ? identity.neighbour : undefined;
			if (identity.kind === "foreign" && neighbour?.verdict === undefined) return identity;
			if (!isCommitted({
				absolutePath: file.absolutePath,
				modifiedMs: source.modifiedMs
			})) return identity;
			if (identity.kind === "foreign") return neighbour === undefined ? identity : {
				...identity,
				neighbour: {
					...neighbour,
					verdict: undefined
				}
			};
			if (!isAsked(file)) return {
				kind: "foreign",
				because: "git tracks it, and this run did not write it",
				isCommitted: true
			};
			return identity.kind === "unreadable" ? identity : {
				...identity,
				isCommitted: true
			};
		}
		async function identifyContent(file, source) {
			const readers = readersOf(file);
			const [first] = readers;
			if (first === undefined) return kept;
			const mayBeMedia = (0, asking_collector.Z)(file)?.onlyByFolder === true && !(0, unrelated_file.X)(file.path);
			if (mayBeMedia && isMedia(source.front(mediaFrontLength))) return {
				kind: "foreign",
				because: "an image or a video"
			};
			const { text } = source.head();
			if (isHistory(file.path, text)) return {
				kind: "foreign",
				because: "a history of Build Report"
			};
			const archive = archiveKind(text);
			const recognition = archive === undefined ? (0, formats.GJ)(file.path, text) : { because: `a ${archive} archive` };
			const { because } = recognition;
			if (recognition.format !== undefined) {
				const { format } = recognition;
				return {
					kind: "results",
					...recognition,
					collector: readers.find(({ key }) => key === format.id) ?? first
				};
			}
			const events = readers.find(({ key }) => key === "events");
			const mayBeEvents = events !== undefined && archive !== "zip" && (readers.length === 1 ? mayHoldRecords(text) : holdsRecords(file.path, text));
			const asEvents = mayBeEvents ? {
				kind: "events",
				because: "lines of JSON",
				collector: events
			} : undefined;
			if (asEvents !== undefined && (readers.length === 1 || recordsName.test(file.path))) return asEvents;
			const { identifyOther } = await Promise.all([__webpack_require__.e(8825), __webpack_require__.e(7108)]).then(__webpack_require__.bind(__webpack_require__, 7108));
			return identifyOther(file, source, {
				text,
				readers: [first, ...readers.slice(1)],
				archive,
				because,
				asEvents
			});
		}
		const isHistory = (path, text) => text.startsWith("") ? /(?:^|\/)build-report-history[^/]*\.ndjson\.gz$/.test(path) : /^\s*\{"format":"build-report-history"/.test(text);
		const recordsName = /\.(?:ndjson|jsonl)(?:\.gz)?$/i;
		const mayHoldRecords = (text) => text.trim() === "" || text.startsWith("") || /^[ \t]*\{/m.test(text);
		const holdsRecords = (path, text) => text.startsWith("") ? recordsName.test(path) : /^[ \t]*\{(?:.*,)?[ \t]*"kind"[ \t]*:/m.test(text);
	}),
	62314: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => interruptible,
			T: () => maximumPauseMs
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
		const maximumPauseMs = 50;
		function interruptible(source, { signal, onRest, pending }) {
			return {
				path: source.path,
				async *chunks(filter) {
					let restedAtMs = performance.now();
					for await (const chunk of source.chunks(filter)) {
						if (performance.now() - restedAtMs > maximumPauseMs) {
							await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
							signal?.throwIfAborted();
							onRest?.(Math.min(1, source.position() / source.size));
							restedAtMs = performance.now();
						}
						const waiting = pending?.();
						if (waiting !== undefined) await waiting;
						yield chunk;
					}
				}
			};
		}
	}),
	65424: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => jobAt,
			w: () => withoutJob
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		const mark = "<job>";
		function withoutJob(pattern, segments, depth) {
			const place = segments.findIndex((segment) => segment.includes(mark));
			if (place === -1) return { segments };
			const [before = "", after = "", ...others] = segments[place]?.split(mark) ?? [];
			if (others.length > 0 || segments.slice(place + 1).some((segment) => segment.includes(mark))) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The pattern "${pattern}" contains "${mark}" twice.`, { hint: "Write it once, and \"*\" for other names." });
			if (/[*?[\\]/.test(before + after) || segments.slice(0, place).includes("**")) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The pattern "${pattern}" has a wildcard that makes the name of the job ambiguous.`, { hint: `Write no "**" before "${mark}", and no wildcard in the same name, such as "artifacts/results-${mark}/**/*.xml".` });
			return {
				segments: segments.with(place, `${before}*${after}`),
				job: {
					index: depth + place,
					before: before.length,
					after: after.length
				}
			};
		}
		function jobAt({ index, before, after }, names) {
			const name = names[index] ?? "";
			return name.slice(before, name.length - after) || undefined;
		}
	}),
	1473: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => matchFiles });
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var defined_fields = __webpack_require__(43268);
		var unfinished_path = __webpack_require__(84798);
		var group_by = __webpack_require__(39338);
		var job_place = __webpack_require__(65424);
		;
		const foreignFolders = new Set(["node_modules", ".git"]);
		const nothing = [];
		function createMatcher(groups, isWindows) {
			const fold = (text) => isWindows ? text.toLowerCase() : text;
			const first = groups.flatMap((patterns, group) => patterns.map((pattern, index) => chain({
				group,
				index,
				pattern
			})));
			const advance = (state, name, passOver) => {
				const isForeign = passOver && foreignFolders.has(fold(name));
				const reached = new Set();
				for (const step of state) {
					if (isForeign && !step.owner.pattern.negated && !namesFolder(step.owner.pattern, name, fold)) continue;
					if (step.kind !== "name") reach(reached, step);
					else if (step.accepts(name)) reach(reached, step.next);
				}
				return withoutDeadSteps([...reached]);
			};
			const unasked = new WeakMap();
			const enter = (state, name) => {
				const isAsked = state.some((step) => step.kind === "name" && step.accepts(name));
				if (isAsked || foreignFolders.has(fold(name))) return advance(state, name, true);
				const known = unasked.get(state) ?? advance(state, name, true);
				unasked.set(state, known);
				return known;
			};
			const latest = new WeakMap();
			const sharedMatches = (state, name) => {
				const found = matches(state, name);
				const last = latest.get(state);
				if (last?.length === found.length && last.every((match, position) => match === found[position])) return last;
				latest.set(state, found);
				return found;
			};
			return {
				start: (volume) => {
					const reached = new Set();
					for (const step of first) if (fold(step.owner.pattern.searchPath.volume) === fold(volume)) reach(reached, step);
					return withoutDeadSteps([...reached]);
				},
				enter,
				approach: (state, name) => advance(state, name, false),
				matches: sharedMatches
			};
		}
		function chain(owner) {
			const makeStep = (next, segment) => segment === "any-depth" ? {
				owner,
				kind: segment,
				next
			} : {
				owner,
				kind: "name",
				accepts: segment,
				next
			};
			return owner.pattern.segments.reduceRight(makeStep, {
				owner,
				kind: "below"
			});
		}
		function reach(reached, step) {
			reached.add(step);
			if (step.kind === "any-depth") reach(reached, step.next);
		}
		const namesFolder = (pattern, name, fold) => [...pattern.literals].some((literal) => fold(literal) === fold(name));
		function withoutDeadSteps(steps) {
			const excluding = steps.filter((step) => step.kind === "below" && step.owner.pattern.negated);
			const left = excluding.length === 0 ? steps : steps.filter(({ owner }) => !excluding.some((later) => later.owner.group === owner.group && later.owner.index > owner.index));
			return left.some((step) => !step.owner.pattern.negated) ? left : nothing;
		}
		const acceptsFile = (step, name) => {
			if (step.kind !== "name") return step.kind === "below";
			return step.next.kind === "below" && !step.owner.pattern.foldersOnly && step.accepts(name);
		};
		function matches(state, name) {
			const matched = [];
			for (const step of state) {
				if (step.owner === matched.at(-1) || !acceptsFile(step, name)) continue;
				if (step.owner.pattern.negated) removeMatches(matched, step.owner.group);
				else matched.push(step.owner);
			}
			return matched.length === 0 ? nothing : matched;
		}
		function removeMatches(matched, group) {
			while (matched.at(-1)?.group === group) matched.pop();
		}
		var pattern = __webpack_require__(74150);
		;
		const names = [
			"failsafe-summary*.xml",
			"*.dump",
			"*.dumpstream"
		];
		const mavenCollectors = (collectors) => collectors.flatMap(({ key, include, exclude, wellKnown, named }) => {
			if (key === "files" || wellKnown === true) return [];
			const folders = new Set((0, pattern.E)(include).flatMap((pattern) => /^([^!].*[\\/]|)TEST-[^\\/]*$/.exec(pattern)?.[1] ?? []));
			const patterns = [...folders].flatMap((folder) => names.map((name) => folder + name));
			if (patterns.length === 0) return [];
			return [{
				key: "junit",
				include: patterns,
				exclude,
				metadata: {},
				wellKnown: true,
				wide: patterns,
				...(0, defined_fields.X)({ named })
			}];
		});
		var counts = __webpack_require__(3517);
		var problem_list = __webpack_require__(21431);
		var quoted_list = __webpack_require__(96986);
		;
		const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
		const isUnprintable = (path) => unprintable.test(path);
		const shortEscapes = new Map([
			["\n", "\\n"],
			["\r", "\\r"],
			["	", "\\t"]
		]);
		const escapePath = (path) => path.replace(new RegExp(unprintable.source, "g"), (character) => shortEscapes.get(character) ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
		;
		function createSearchProblems(displayed, maximumEntries) {
			const problems = (0, problem_list.Y)();
			const links = [];
			return {
				add(path, leftOut) {
					switch (leftOut.reason) {
						case "unreadable":
							problems.add({
								severity: "warning",
								message: `The folder could not be read and is left out: ${leftOut.error.message}.`,
								path: displayed(path)
							});
							break;
						case "outside":
							links.push(displayed(path));
							break;
						case "unprintable":
							problems.add({
								severity: "warning",
								message: `The path "${escapePath(displayed(path))}" contains control characters and is left out. Rename it.`
							});
							break;
						case "limit": problems.add({
							severity: "warning",
							kind: "incomplete",
							message: `The search stopped here after ${(0, counts.B)(maximumEntries)} files and folders. Narrow "include" to the folders with results.`,
							path: displayed(path)
						});
					}
				},
				list() {
					if (links.length === 0) return problems.list();
					const which = links.length === 1 ? "A link leads" : `${(0, counts.B)(links.length)} links lead`;
					const message = `${which} out of the working directory and ${links.length === 1 ? "is" : "are"} not followed: ${(0, quoted_list.p)(links.sort())}. To search there, pass the link as a path to the command or the step.`;
					return [{
						severity: "warning",
						message
					}, ...problems.list()];
				}
			};
		}
		var external_node_fs_ = __webpack_require__(73024);
		var split_path = __webpack_require__(38941);
		;
		const realPathOf = (path, isWindows) => (0, split_path.sq)(external_node_fs_.realpathSync.native(path), isWindows);
		function createRealRoots(folders, isWindows) {
			const fold = (path) => isWindows ? path.toLowerCase() : path;
			const roots = [...new Set(folders)].flatMap((folder) => {
				try {
					return [fold(realPathOf(folder, isWindows))];
				} catch {
					return [];
				}
			});
			return (realPath) => {
				const path = fold(realPath);
				return roots.some((root) => path === root || path.startsWith(root.endsWith("/") ? root : `${root}/`));
			};
		}
		;
		function createSearchScope(here, collectors, groups, isWindows) {
			const startsOf = (isWanted) => groups.flatMap((patterns, group) => patterns.filter(({ negated, searchPath }) => !negated && isWanted(collectors[group], searchPath)).map(({ searchPath }) => (0, split_path.F5)(searchPath)));
			const isShared = createRealRoots([(0, split_path.F5)(here), ...startsOf((_, start) => !(0, split_path.Yw)(here, start, isWindows))], isWindows);
			const isNamed = createRealRoots(startsOf((collector) => collector?.named === true), isWindows);
			return {
				isInside: (realPath) => isShared(realPath) || isNamed(realPath),
				isShared
			};
		}
		;
		function walk(matcher, starts, { isWindows, isInside, maximumEntries, onLeftOut, readFolder = external_node_fs_.opendirSync }) {
			const found = [];
			const folders = [];
			const linked = [];
			const visited = new Map();
			let entries = 0;
			const add = (path, realPath, matches, links) => {
				if (matches.length > 0) found.push({
					path,
					realPath,
					matches,
					links
				});
			};
			const attempt = (path, action) => {
				try {
					return action();
				} catch (error) {
					if (!isNodeError(error)) throw error;
					if (![
						"ENOENT",
						"ENOTDIR",
						"ELOOP"
					].includes(error.code ?? "")) onLeftOut(path, {
						reason: "unreadable",
						error
					});
					return undefined;
				}
			};
			const targetOf = (path) => {
				const realPath = realPathOf(path, isWindows);
				if (isInside(realPath)) return realPath;
				onLeftOut(path, { reason: "outside" });
				return undefined;
			};
			const follow = (parent, path, state, matches) => {
				attempt(path, () => {
					const stats = (0, external_node_fs_.statSync)(path);
					const links = parent.links + 1;
					const isWanted = stats.isFile() ? matches.length > 0 : stats.isDirectory() && state.length > 0;
					const realPath = isWanted ? targetOf(path) : undefined;
					if (realPath === undefined) return;
					if (stats.isFile()) add(path, realPath, matches, links);
					else linked.push({
						path,
						realPath,
						state,
						links,
						parent
					});
				});
			};
			const look = (folder, entry, prefix, realPrefix) => {
				const { name } = entry;
				const path = prefix + name;
				const realPath = prefix === realPrefix ? path : realPrefix + name;
				const matches = entry.isDirectory() ? [] : matcher.matches(folder.state, name);
				const state = entry.isFile() ? [] : matcher.enter(folder.state, name);
				if (matches.length === 0 && state.length === 0) return;
				if (entry.isFIFO() || entry.isSocket() || entry.isCharacterDevice() || entry.isBlockDevice()) return;
				if (isUnprintable(name)) onLeftOut(path, { reason: "unprintable" });
				else if (entry.isFile()) add(path, realPath, matches, folder.links);
				else if (entry.isDirectory()) folders.push({
					path,
					realPath,
					state,
					links: folder.links,
					parent: folder
				});
				else follow(folder, path, state, matches);
			};
			const list = (folder) => {
				const prefix = withSlash(folder.path);
				const realPrefix = withSlash(folder.realPath);
				const reader = attempt(folder.path, () => readFolder(folder.path));
				if (reader === undefined) return true;
				try {
					const next = () => attempt(folder.path, () => reader.readSync()) ?? undefined;
					for (let entry = next(); entry !== undefined; entry = next()) {
						if (entries === maximumEntries) {
							onLeftOut(folder.path, { reason: "limit" });
							return false;
						}
						entries += 1;
						look(folder, entry, prefix, realPrefix);
					}
				} finally {
					reader.closeSync();
				}
				return true;
			};
			const begin = (start) => {
				const path = (0, split_path.F5)(start);
				const name = start.names.at(-1);
				const around = start.names.slice(0, -1).reduce(matcher.approach, matcher.start(start.volume));
				attempt(path, () => {
					const stats = (0, external_node_fs_.statSync)(path);
					const links = (0, external_node_fs_.lstatSync)(path).isSymbolicLink() ? 1 : 0;
					const matches = stats.isFile() && name !== undefined ? matcher.matches(around, name) : [];
					const state = name === undefined ? around : matcher.approach(around, name);
					const isWanted = stats.isFile() ? matches.length > 0 : stats.isDirectory() && state.length > 0;
					const realPath = isWanted ? targetOf(path) : undefined;
					if (realPath === undefined) return;
					if (stats.isFile()) add(path, realPath, matches, links);
					else folders.push({
						path,
						realPath,
						state,
						links
					});
				});
			};
			for (const start of starts) begin(start);
			for (let folder = folders.pop() ?? linked.pop(); folder !== undefined; folder = folders.pop() ?? linked.pop()) {
				if (folder.links > 0 && isCircular(folder)) continue;
				if (isNew(visited, folder) && !list(folder)) break;
			}
			return found;
		}
		const withSlash = (path) => path.endsWith("/") ? path : `${path}/`;
		const isNodeError = (error) => error instanceof Error && "code" in error;
		function isCircular({ parent, realPath }) {
			for (let folder = parent; folder !== undefined; folder = folder.parent) if (folder.realPath === realPath) return true;
			return false;
		}
		function isNew(visited, { realPath, state }) {
			const states = visited.get(realPath);
			if (states === undefined) {
				visited.set(realPath, [state]);
				return true;
			}
			if (states.some((known) => known.length === state.length && known.every((step, index) => step === state[index]))) return false;
			states.push(state);
			return true;
		}
		;
		const entriesOfOneSearch = 1e6;
		function matchFiles({ cwd, collectors: own, readFolder, maximumEntries = entriesOfOneSearch }) {
			const collectors = [...own, ...mavenCollectors(own)];
			const isWindows = process.platform === "win32";
			const context = {
				cwd: (0, external_node_path_.resolve)(cwd),
				home: (0, external_node_os_.homedir)(),
				isWindows
			};
			const groups = collectors.map(({ include, exclude }) => {
				return (0, pattern.Z)([...include, ...(0, pattern.E)(exclude).map((line) => `!${line}`)], context);
			});
			const here = (0, split_path.Uf)(context.cwd, isWindows);
			const prefix = `${(0, split_path.F5)(here)}/`;
			const displayed = (path) => path.startsWith(prefix) ? path.slice(prefix.length) : (0, split_path.iZ)(here, (0, split_path.Uf)(path, isWindows), isWindows);
			const problems = createSearchProblems(displayed, maximumEntries);
			const starts = groups.flat().flatMap((pattern) => pattern.negated ? [] : [pattern.searchPath]);
			const isPrintable = (start) => {
				if (!isUnprintable(displayed((0, split_path.F5)(start)))) return true;
				problems.add((0, split_path.F5)(start), { reason: "unprintable" });
				return false;
			};
			const scope = createSearchScope(here, collectors, groups, isWindows);
			const walked = walk(createMatcher(groups, isWindows), (0, split_path.J9)(starts, isWindows).filter(isPrintable), {
				isWindows,
				isInside: scope.isInside,
				maximumEntries,
				onLeftOut: problems.add,
				...(0, defined_fields.X)({ readFolder })
			});
			const describe = createDescriber(collectors, groups);
			const fold = (path) => isWindows ? path.toLowerCase() : path;
			const files = [];
			for (const { path, realPath, matches: found } of unify(walked)) {
				if ((0, unfinished_path.u)(path)) continue;
				const { all, named, literals, jobPlace } = describe(found);
				const matches = scope.isShared(realPath) ? all : named;
				if (matches.length === 0) continue;
				const isNamed = literals.some((literal) => fold(literal) === fold(path));
				const file = {
					absolutePath: path,
					path: displayed(path),
					matches,
					isNamed
				};
				const job = jobPlace && (0, job_place.l)(jobPlace, (0, split_path.Uf)(path, isWindows).names);
				files.push(job === undefined ? file : {
					...file,
					job
				});
			}
			return {
				files: files.sort((a, b) => byCodeUnits(a.path, b.path)),
				problems: problems.list()
			};
		}
		function createDescriber(collectors, groups) {
			const byKey = new Map();
			const byList = new WeakMap();
			const describe = (matches) => {
				const key = matches.map(({ group, index }) => `${group}:${index}`).join();
				const known = byKey.get(key);
				if (known !== undefined) return known;
				const all = describeMatches(new Set(key.split(",")), collectors, groups);
				const described = {
					all,
					named: all.filter(({ collector }) => collector.named),
					literals: literalsOf(matches, collectors, groups),
					jobPlace: matches.flatMap(({ group, index }) => groups[group]?.[index]?.job ?? [])[0]
				};
				byKey.set(key, described);
				return described;
			};
			return (matches) => {
				const described = byList.get(matches) ?? describe(matches);
				byList.set(matches, described);
				return described;
			};
		}
		function literalsOf(matches, collectors, groups) {
			const patterns = matches.flatMap(({ group, index }) => collectors[group]?.key === "files" ? [] : groups[group]?.[index] ?? []);
			const literal = patterns.filter(({ searchPath, segments }) => searchPath.names.length === segments.length);
			return [...new Set(literal.map(({ searchPath }) => (0, split_path.F5)(searchPath)))];
		}
		function describeMatches(matches, collectors, groups) {
			return collectors.flatMap((collector, group) => {
				const patterns = (groups[group] ?? []).filter((_, index) => matches.has(`${group}:${index}`)).map(({ text }) => text);
				return patterns.length === 0 ? [] : [{
					collector,
					patterns
				}];
			});
		}
		const byCodeUnits = (a, b) => a < b ? -1 : a > b ? 1 : 0;
		function unify(found) {
			if (found.every(({ path, realPath }) => path === realPath)) return found;
			const sorted = [...found].sort((a, b) => a.links - b.links || byCodeUnits(a.path, b.path));
			return [...(0, group_by.$)(sorted, ({ realPath }) => realPath).values()].flatMap(([first, ...others]) => {
				if (first === undefined) return [];
				return others.length === 0 ? [first] : [{
					...first,
					matches: [...first.matches, ...others.flatMap(({ matches }) => matches)]
				}];
			});
		}
	}),
	23475: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => oldFilesNotices,
			c: () => oldResultNotices
		});
		var _base_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39338);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3517);
		const dayMs = 24 * 60 * 60 * 1e3;
		const shownPaths = 2;
		const folderOf = ({ path }) => path.slice(0, path.lastIndexOf("/") + 1);
		function oldResultNotices(files) {
			let mostMs = 0;
			const old = [];
			for (const inFolder of (0, _base_group_by_js__WEBPACK_IMPORTED_MODULE_0__.$)(files, folderOf).values()) {
				const newestMs = inFolder.reduce((newest, { modifiedMs }) => Math.max(newest, modifiedMs), 0);
				for (const { path, modifiedMs } of inFolder) {
					if (newestMs - modifiedMs <= dayMs) continue;
					old.push(path);
					mostMs = Math.max(mostMs, newestMs - modifiedMs);
				}
			}
			return oldNotice(old, mostMs);
		}
		function oldFilesNotices(folder, names, modifiedMs) {
			const newestMs = modifiedMs.reduce((newest, each) => Math.max(newest, each), 0);
			let mostMs = 0;
			const old = names.filter((_, position) => {
				const ageMs = modifiedMs[position] ? newestMs - modifiedMs[position] : 0;
				mostMs = Math.max(mostMs, ageMs);
				return ageMs > dayMs;
			});
			return oldNotice(old.map((name) => `${folder}/${name}`), mostMs);
		}
		function oldNotice(old, mostMs) {
			const [path, ...others] = old;
			if (path === undefined) return [];
			const age = (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.p)(Math.floor(mostMs / dayMs), "day");
			const which = others.length === 0 ? `${path} is ${age} older` : `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.B)(old.length)} result files are up to ${age} older (${old.slice(0, shownPaths).join(", ")}${old.length > shownPaths ? ", \u2026" : ""})`;
			const message = `${which} than the other results of the folder. Delete old files before the tests.`;
			return [{
				kind: "neighbour",
				neighbour: "junit-old",
				message,
				...others.length === 0 ? { path } : {}
			}];
		}
	}),
	32820: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => openFile });
		var _base_optimization_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28916);
		var _identify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89388);
		var _read_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74462);
		var _text_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87158);
		async function openFile(file, { buffer, isCommitted }) {
			let source;
			try {
				source = (0, _text_source_js__WEBPACK_IMPORTED_MODULE_3__.J)(file.absolutePath, file.path, buffer);
				(0, _base_optimization_js__WEBPACK_IMPORTED_MODULE_0__.CQ)(source.size);
				return {
					identity: await (0, _identify_js__WEBPACK_IMPORTED_MODULE_1__.ls)(file, source, isCommitted),
					source
				};
			} catch (error) {
				source?.close();
				const [collector] = (0, _identify_js__WEBPACK_IMPORTED_MODULE_1__.cU)(file);
				const because = (0, _read_results_js__WEBPACK_IMPORTED_MODULE_2__.HP)(error);
				if (collector === undefined) return {
					identity: {
						kind: "artifact",
						because
					},
					fault: because
				};
				return {
					identity: {
						kind: "unreadable",
						collector,
						because,
						severity: "error"
					},
					fault: because
				};
			}
		}
	}),
	74150: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => parsePatterns,
			E: () => patternLines
		});
		var esm = __webpack_require__(33581);
		var defined_fields = __webpack_require__(43268);
		var errors = __webpack_require__(34758);
		var job_place = __webpack_require__(65424);
		var split_path = __webpack_require__(38941);
		;
		const segmentsOf = (text) => text.split("/").filter((segment) => segment !== "");
		function splitPattern(pattern, { cwd, home, isWindows }) {
			const text = (0, split_path.sq)(pattern, isWindows);
			const here = (0, split_path.Uf)(cwd, isWindows);
			const volume = isWindows ? (0, split_path.Iw)(text) : "";
			if (volume !== "") {
				if (/[*?[]/.test(volume)) throw new errors.yo(`The pattern "${pattern}" has a wildcard in the name of its server or share.`, { hint: "Write both names in full." });
				const rest = text.slice(volume.length);
				const isRelative = volume.length === 2 && !rest.startsWith("/") && volume.toLowerCase() === here.volume.toLowerCase();
				return {
					base: isRelative ? here : {
						volume,
						names: []
					},
					segments: segmentsOf(rest)
				};
			}
			if (text.startsWith("/")) return {
				base: {
					volume: here.volume,
					names: []
				},
				segments: segmentsOf(text)
			};
			if (text === "~" || text.startsWith("~/")) return {
				base: (0, split_path.Uf)(home, isWindows),
				segments: segmentsOf(text.slice(1))
			};
			const segments = segmentsOf(text);
			const names = [...here.names];
			let dots = 0;
			for (; segments[dots] === "." || segments[dots] === ".."; dots += 1) if (segments[dots] === "..") names.pop();
			return {
				base: {
					volume: here.volume,
					names
				},
				segments: segments.slice(dots)
			};
		}
		;
		const star = "[^/]*?";
		function withoutBacktracking(glob) {
			const [start = "", ...pieces] = glob.source.split(star);
			const end = pieces.pop();
			if (end === undefined || pieces.length === 0) return glob;
			const firstOccurrences = pieces.map((piece, index) => `(?=(${star}${piece}))\\${index + 1}`);
			return new RegExp(`${start}${firstOccurrences.join("")}${star}${end}`, glob.flags);
		}
		;
		const patternLines = (texts) => texts.flatMap((text) => text.split(/\r\n|\n|\r/)).map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
		const parsePatterns = (texts, context) => patternLines(texts).map((line) => parsePattern(line, context));
		function parsePattern(line, context) {
			const { isWindows } = context;
			const marks = /^[!\s]*/.exec(line)?.[0] ?? "";
			const text = line.slice(marks.length);
			if (text === "") throw new errors.yo(`The pattern "${line}" is empty.`, { hint: "Write a path or glob after \"!\"." });
			const { base, segments } = splitPattern(text, context);
			const { segments: globs, job } = (0, job_place.w)(line, segments, base.names.length);
			const parts = parseSegments(line, globs, isWindows);
			const isDots = (part) => part === "." || part === "..";
			if (segments.some(isDots) || parts.some(isDots)) {
				throw new errors.yo(`The pattern "${line}" has a "." or ".." after its front.`, { hint: "Write the path without it." });
			}
			const isLiteral = (part) => typeof part === "string";
			const firstWildcard = parts.findIndex((part) => !isLiteral(part));
			const literals = parts.filter(isLiteral);
			const compiled = [...base.names, ...parts].map((part) => compile(part, isWindows));
			while (compiled.at(-1) === "any-depth") compiled.pop();
			return {
				text: line,
				negated: marks.replaceAll(/\s/g, "").length % 2 === 1,
				foldersOnly: text.endsWith("/") || isWindows && text.endsWith("\\"),
				searchPath: {
					volume: base.volume,
					names: [...base.names, ...firstWildcard === -1 ? literals : literals.slice(0, firstWildcard)]
				},
				segments: compiled,
				literals: new Set(literals),
				...(0, defined_fields.X)({ job })
			};
		}
		function parseSegments(line, segments, isWindows) {
			if (segments.length === 0) return [];
			const options = {
				dot: true,
				nobrace: true,
				nocase: isWindows,
				nocaseMagicOnly: true,
				nocomment: true,
				noext: true,
				nonegate: true
			};
			try {
				const parts = new esm.VR(segments.join("/"), {
					...options,
					platform: isWindows ? "win32" : "linux"
				}).set[0];
				if (parts !== undefined) return parts;
			} catch (cause) {
				throw new errors.yo(`The pattern "${line.slice(0, 100)}\u2026" cannot be used: ${(0, errors.bD)(cause)}.`, { cause });
			}
			throw new errors.yo(`The pattern "${line}" is not a valid glob.`, { hint: "Write a literal \"[\" as \"[[]\"." });
		}
		const literalEnding = ({ _glob = "" }) => _glob.slice(Math.max(...[
			"*",
			"?",
			"[",
			"]",
			"\\"
		].map((special) => _glob.lastIndexOf(special))) + 1);
		function compile(part, isWindows) {
			if (part === esm.ZN) return "any-depth";
			if (typeof part !== "string") {
				const glob = withoutBacktracking(part);
				const ending = isWindows ? "" : literalEnding(part);
				return (name) => name.endsWith(ending) && glob.test(name);
			}
			if (!isWindows) return (name) => name === part;
			const lowerCase = part.toLowerCase();
			return (name) => name.toLowerCase() === lowerCase;
		}
	}),
	21431: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => createProblemList });
		var _records_unlisted_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62559);
		const maximumProblems = 20;
		function createProblemList(path) {
			const kept = [];
			const unlisted = (0, _records_unlisted_problems_js__WEBPACK_IMPORTED_MODULE_0__.D)();
			const withPath = (problem) => path === undefined ? problem : {
				path,
				...problem
			};
			return {
				add(problem) {
					if (kept.length < maximumProblems) kept.push(withPath(problem));
					else unlisted.add(problem);
				},
				clear() {
					kept.length = 0;
					unlisted.clear();
				},
				list: () => [...kept, ...unlisted.list().map(withPath)]
			};
		}
	}),
	96986: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => quotedList });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		function quotedList(names, limit = 5) {
			const shown = names.slice(0, limit).map((name) => `"${name}"`);
			return names.length <= limit ? shown.join(", ") : `${shown.join(", ")} and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(names.length - limit)} more`;
		}
	}),
	74462: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HP: () => readingFault,
			Pq: () => readInto,
			wj: () => readEvents,
			x8: () => readResults
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43268);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		var _formats_json_document_in_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75869);
		var _interruptible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62314);
		const maximumNotices = 5;
		async function readResults({ format, document }, file, recorder, problems, { notices, interruption, ...tools }) {
			const whole = (0, _interruptible_js__WEBPACK_IMPORTED_MODULE_1__.I)(file, interruption);
			const source = document === undefined ? whole : (0, _formats_json_document_in_text_js__WEBPACK_IMPORTED_MODULE_2__.E)(whole, document.start, document.linesBefore);
			await readInto((sink) => format.read(source, sink), recorder, problems, notices, tools);
			const encoding = file.undecodable();
			if (encoding !== undefined) {
				problems.add({
					severity: "warning",
					message: `Some bytes do not match the encoding that the file declares. They are read as ${encoding}.`
				});
			}
		}
		async function readInto(read, recorder, problems, notices, { keepsPassed, mergesRepeats, onExecution } = {}) {
			await reportErrors(recorder, problems, (guarded) => read({
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({
					keepsPassed,
					mergesRepeats
				}),
				test(result, uuid) {
					if (uuid !== undefined) onExecution?.(uuid);
					guarded.test(result);
				},
				file: (file) => guarded.file?.(file),
				problem: (problem) => problems.add(problem),
				notice(message) {
					if (notices.length < maximumNotices) notices.push(message);
				},
				restart() {
					problems.clear();
					notices.length = 0;
					guarded.restartFile();
				}
			}));
		}
		async function readEvents(file, reader, recorder, problems) {
			await reportErrors(recorder, problems, async (guarded) => {
				for (const problem of await reader.read(file.absolutePath, file.path, guarded)) problems.add(problem);
			});
		}
		async function reportErrors(recorder, problems, read) {
			let failure;
			const guard = (action) => {
				try {
					action();
				} catch (error) {
					failure = { error };
					throw error;
				}
			};
			try {
				await read({
					test: (test) => guard(() => recorder.test(test)),
					file: (file) => guard(() => recorder.file?.(file)),
					record: (record) => guard(() => recorder.record(record)),
					restartFile: () => guard(() => recorder.restartFile())
				});
			} catch (error) {
				if (failure !== undefined) throw failure.error;
				const message = `The file was not read to its end: ${readingFault(error)}. The complete tests before that are kept.`;
				problems.add({
					severity: "error",
					kind: "incomplete",
					message
				});
			}
		}
		const readingFault = (error) => (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).replace(/\.$/, "");
	}),
	93168: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => findRetryUnits,
			r: () => mayBeRetry
		});
		var _base_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39338);
		var _identify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89388);
		const retryPath = /^(.*?)Retries\/([A-Za-z0-9]{1,32})\/(\d{1,3})\/[^/]+$/;
		const mayBeRetry = ({ path }) => path.includes("Retries/");
		function findRetryUnits(files) {
			const retries = files.filter(_identify_js__WEBPACK_IMPORTED_MODULE_0__.H9).flatMap((file) => {
				const [, folder, id, attempt] = mayBeRetry(file) && retryPath.exec(file.path) || [];
				return folder === undefined || folder !== "" && !folder.endsWith("/") ? [] : [{
					file,
					folder,
					id,
					attempt: Number(attempt)
				}];
			});
			return [...(0, _base_group_by_js__WEBPACK_IMPORTED_MODULE_1__.$)(retries, ({ folder }) => folder)].map(([folder, ofFolder]) => {
				const last = files.filter((file) => (0, _identify_js__WEBPACK_IMPORTED_MODULE_0__.H9)(file) && file.path.slice(0, file.path.lastIndexOf("/") + 1) === folder);
				return {
					files: [...ofFolder.map(({ file }) => file), ...last],
					groups: [...(0, _base_group_by_js__WEBPACK_IMPORTED_MODULE_1__.$)(ofFolder, ({ id }) => id).values()].map((group) => ({ attempts: new Map(group.map(({ file, attempt }) => [file.path, attempt])) })),
					last: last.map(({ path }) => path)
				};
			});
		}
	}),
	38941: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F5: () => joinedPath,
			Iw: () => volumeOf,
			J9: () => outermost,
			Uf: () => splitPath,
			Yw: () => isBelow,
			iZ: () => relativePath,
			sq: () => withSlashes
		});
		const withSlashes = (path, isWindows) => isWindows ? path.replaceAll("\\", "/") : path;
		const volumeOf = (path) => /^(?:[A-Za-z]:|\/\/[^/]+(?:\/[^/]+)?)/.exec(path)?.[0] ?? "";
		function splitPath(absolutePath, isWindows) {
			const path = withSlashes(absolutePath, isWindows);
			const volume = isWindows ? volumeOf(path) : "";
			const names = [];
			for (const name of path.slice(volume.length).split("/")) {
				if (name === "..") names.pop();
				else if (name !== "" && name !== ".") names.push(name);
			}
			return {
				volume,
				names
			};
		}
		const joinedPath = ({ volume, names }) => `${volume}/${names.join("/")}`;
		function relativePath(folder, file, isWindows) {
			const same = (a, b) => a === b || isWindows && a?.toLowerCase() === b?.toLowerCase();
			if (!same(folder.volume, file.volume)) return joinedPath(file);
			let shared = 0;
			while (shared < folder.names.length && shared < file.names.length && same(folder.names[shared], file.names[shared])) shared += 1;
			const up = folder.names.slice(shared).map(() => "..");
			return [...up, ...file.names.slice(shared)].join("/") || ".";
		}
		const isBelow = (folder, path, isWindows) => {
			const relative = relativePath(folder, path, isWindows);
			return relative !== ".." && !relative.startsWith("../") && relative !== joinedPath(path);
		};
		function outermost(searchPaths, isWindows) {
			const keyOf = (path) => `${isWindows ? joinedPath(path).toLowerCase() : joinedPath(path)}/`.replace(/(?<!\/)\/+$/, "/");
			const byKey = new Map(searchPaths.map((path) => [keyOf(path), path]));
			const outer = [];
			let last = "";
			for (const key of [...byKey.keys()].sort()) {
				if (last !== "" && key.startsWith(last)) continue;
				last = key;
				const path = byKey.get(key);
				if (path !== undefined) outer.push(path);
			}
			return outer;
		}
	}),
	87158: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => openTextSource,
			s: () => chunkLength
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var _base_files_text_decoder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84375);
		const chunkLength = 64 * 1024;
		const headLength = 4 * 1024;
		const tailLength = 4 * 1024;
		function openTextSource(absolutePath, path, buffer = Buffer.allocUnsafeSlow(chunkLength)) {
			const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolutePath, "r");
			const { size, mtimeMs: modifiedMs } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
			let decoder;
			let started;
			let position = 0;
			let isOpen = true;
			let held;
			let wasUnchanged = true;
			const unchanged = () => {
				const now = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
				return now.size === size && now.mtimeMs === modifiedMs;
			};
			const closeFile = () => {
				if (isOpen) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
				isOpen = false;
			};
			function* read(filter) {
				position = 0;
				const current = (0, _base_files_text_decoder_js__WEBPACK_IMPORTED_MODULE_1__.W)();
				decoder = current;
				while (true) {
					const length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, buffer, 0, chunkLength, position);
					const bytes = buffer.subarray(0, length);
					position += length;
					const parts = filter === undefined || length === 0 ? [bytes] : filter.parts(bytes);
					const pieces = parts.flatMap((part) => typeof part === "string" ? part : current.decode(part, length === 0));
					for (const piece of pieces) yield piece;
					if (length === 0) return;
				}
			}
			function* resume(first, rest) {
				yield* first;
				for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
			}
			return {
				path,
				size,
				modifiedMs,
				front: (length) => buffer.toString("latin1", 0, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, buffer, 0, length, 0)),
				head() {
					const rest = read();
					const first = [];
					let length = 0;
					for (let next = rest.next(); !next.done; next = rest.next()) {
						first.push(next.value);
						length += next.value.length;
						if (length >= headLength && size > chunkLength) break;
					}
					started = {
						first,
						rest
					};
					return {
						text: first.length === 1 ? first[0] ?? "" : first.join(""),
						isWhole: size <= chunkLength
					};
				},
				ends() {
					const whole = (0, _base_files_text_decoder_js__WEBPACK_IMPORTED_MODULE_1__.W)();
					const isWhole = size <= chunkLength;
					const text = whole.decode(buffer.subarray(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, buffer, 0, chunkLength, 0)), isWhole).join("");
					if (isWhole) return {
						text,
						tail: text.slice(-tailLength),
						isWhole
					};
					const start = size - tailLength - size % 2;
					const end = buffer.subarray(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, buffer, 0, tailLength + size % 2, start));
					return {
						text,
						tail: new globalThis.TextDecoder(whole.encoding).decode(end),
						isWhole
					};
				},
				chunks(filter) {
					if (held !== undefined) return held;
					if (filter !== undefined && size > chunkLength) started = undefined;
					if (started === undefined) return read(filter);
					const { first, rest } = started;
					started = undefined;
					return resume(first, rest);
				},
				position: () => position,
				undecodable: () => decoder?.fellBack ? decoder.encoding : undefined,
				unchanged: () => held === undefined ? unchanged() : wasUnchanged,
				hold() {
					if (started === undefined || size > chunkLength) return undefined;
					held = started.first;
					wasUnchanged = unchanged();
					closeFile();
					return held.reduce((length, piece) => length + piece.length, 0);
				},
				close() {
					held = undefined;
					closeFile();
				}
			};
		}
	}),
	26625: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => mayHaveTwins,
			a: () => withExecutions
		});
		const withExecutions = new Set(["mocha"]);
		function mayHaveTwins(candidates) {
			const [first] = candidates;
			const executed = candidates.filter(({ format }) => withExecutions.has(format.id));
			return executed.length > 1 || candidates.some(({ format }) => format !== first?.format);
		}
	}),
	64468: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rl: () => uniteFolders,
			TK: () => withoutParts,
			oe: () => foldersRead,
			yS: () => folderOf
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43268);
		var _base_group_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39338);
		var _base_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12531);
		var _formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96747);
		var _identify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89388);
		var _text_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87158);
		const folderFormats = _formats_index_js__WEBPACK_IMPORTED_MODULE_0__.Fx.filter((format) => format.folder !== undefined);
		const folderOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/"))) || ".";
		const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
		function uniteFolders(files) {
			const parts = new Set();
			const entries = [];
			for (const format of folderFormats) {
				const keyOf = createGroupKeys();
				const isPart = (file) => format.folder.names.test(nameOf(file.path)) && (0, _identify_js__WEBPACK_IMPORTED_MODULE_1__.H9)(file);
				for (const group of (0, _base_group_by_js__WEBPACK_IMPORTED_MODULE_3__.$)(files, (file) => isPart(file) ? keyOf(file) : undefined).values()) {
					const [first] = group;
					if (first === undefined || !group.some((file) => hasFormat(file, format))) continue;
					for (const file of group) parts.add(file);
					entries.push(folderEntry(format, first, group));
				}
			}
			return parts.size === 0 ? [...files] : [...files.filter((file) => !parts.has(file)), ...entries].sort(byPath);
		}
		function createGroupKeys() {
			let last;
			return ({ path, job = "", matches }) => {
				const folder = folderOf(path);
				if (last?.folder !== folder || last.job !== job || last.matches !== matches) {
					last = {
						folder,
						job,
						matches,
						key: [
							folder,
							job,
							...matches.map(({ collector }) => collector.key)
						].join("\0")
					};
				}
				return last.key;
			};
		}
		function folderEntry(format, first, files) {
			const { absolutePath, path, matches, job } = first;
			return {
				absolutePath: absolutePath.slice(0, absolutePath.lastIndexOf("/")),
				path: folderOf(path),
				matches,
				isNamed: files.every(({ isNamed }) => isNamed),
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__.X)({ job }),
				folder: {
					format,
					files
				}
			};
		}
		function hasFormat({ absolutePath, path }, format) {
			try {
				const source = (0, _text_source_js__WEBPACK_IMPORTED_MODULE_2__.J)(absolutePath, path);
				try {
					return (0, _formats_index_js__WEBPACK_IMPORTED_MODULE_0__.GJ)(path, source.head().text).format?.id === format.id;
				} finally {
					source.close();
				}
			} catch {
				return false;
			}
		}
		const foldersRead = (files) => new Set(files.filter(({ kind, files: count }) => kind === "results" && count !== undefined).map(({ path }) => path));
		function withoutParts(files) {
			const folders = new Map(files.flatMap(({ path, format, files: count }) => count === undefined ? [] : [[path, format]]));
			if (folders.size === 0) return files;
			const isPart = ({ path, kind, neighbour, collectors }) => {
				const format = folders.get(folderOf(path));
				return format !== undefined && kind === "foreign" && (neighbour ?? `${format}-part`) === `${format}-part` && !collectors.includes("files");
			};
			return files.filter((file) => !isPart(file)).sort(byPath);
		}
		function byPath({ path: one }, { path: other }) {
			return (0, _base_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_5__.q)(one, other);
		}
	}),
	95038: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => unmatchedPatterns });
		var _pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74150);
		function unmatchedPatterns(include, matches) {
			const matched = new Set(matches.flatMap(({ patterns }) => patterns));
			return [...new Set((0, _pattern_js__WEBPACK_IMPORTED_MODULE_0__.E)(include))].filter((pattern) => !pattern.startsWith("!") && !matched.has(pattern));
		}
	}),
	21402: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => isUnrelatedFile,
			X: () => hasResultName
		});
		var _damage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64340);
		const hasResultName = (path) => /\.(?:xml|json|jsonl|ndjson|tap|trx)(?:\.gz)?$/i.test(path);
		const xmlFront = /^<(?!!doctype\s+html|html[\s>])/i;
		function isUnrelatedFile(path, text) {
			const front = text.trimStart();
			return front !== "" && !hasResultName(path) && !xmlFront.test(front) && !_damage_js__WEBPACK_IMPORTED_MODULE_0__.aP.test(front);
		}
	}),
	66680: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AP: () => mayNameFiles,
			IK: () => hasEvidence,
			sj: () => namingFields
		});
		var _base_text_naming_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78080);
		const namingFields = [
			"message",
			"details",
			"stdout",
			"stderr"
		];
		const hasEvidence = ({ steps, stepsLeftOut, attachments, attachmentsLeftOut }) => steps !== undefined || stepsLeftOut !== undefined || attachments !== undefined || attachmentsLeftOut !== undefined;
		function mayNameFiles(attempt) {
			for (const field of namingFields) {
				const text = attempt[field];
				if (text !== undefined && (0, _base_text_naming_line_js__WEBPACK_IMPORTED_MODULE_0__.NZ)(text)) return true;
			}
			return false;
		}
	}),
	48142: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => keptEvidence });
		const keptEvidence = [
			"failed",
			"all",
			"none"
		];
	}),
	62742: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F2: () => attachmentsFolder,
			Rs: () => storedName,
			Tf: () => noStoredAttachments
		});
		var _records_attachment_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93360);
		const noStoredAttachments = {
			count: 0,
			bytes: 0,
			pathOf: () => undefined
		};
		const attachmentsFolder = (recordsPath) => `${recordsPath.replace(/(?:\.ndjson)?(?:\.gz)?$/, "")}-attachments`;
		const nameDigits = 32;
		const storedName = (sha256, type) => `${sha256.slice(0, nameDigits)}.${_records_attachment_kind_js__WEBPACK_IMPORTED_MODULE_0__.r$.get(type)?.extension ?? "bin"}`;
	}),
	74314: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => basesWithin,
			x: () => reachOf
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _base_text_inner_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64601);
		var _stored_attachments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62742);
		const nothing = {
			bases: [],
			areas: [],
			seesOutside: false
		};
		function reachOf({ kind, path, isFolder, isContained }, places) {
			const stored = kind === "results" ? {} : { stored: (0, _stored_attachments_js__WEBPACK_IMPORTED_MODULE_2__.F2)(path) };
			if (kind === "records") return {
				...nothing,
				...stored
			};
			const own = isFolder ? path : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
			if (places.isUntrusted || isContained) return {
				bases: [own],
				areas: withoutRoot([own]),
				...stored,
				seesOutside: false
			};
			const { cwd, roots, repositoryTop } = places;
			const bases = [
				own,
				...foldersAbove(own, cwd),
				...roots,
				...repositoryTop === undefined ? [] : [repositoryTop]
			];
			return {
				bases: [...new Set(bases)],
				areas: withoutRoot([
					own,
					cwd,
					...roots
				]),
				...stored,
				seesOutside: true
			};
		}
		const maximumBases = 10;
		function basesWithin({ bases, areas }, own) {
			const [folder] = bases;
			if (folder === undefined) return bases;
			const resolved = own.slice(0, maximumBases).map((base) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, base.replaceAll("\\", "/")));
			return [...new Set([...resolved.filter((base) => areas.some((area) => (0, _base_text_inner_path_js__WEBPACK_IMPORTED_MODULE_1__.g)(area, base) !== undefined)), ...bases])];
		}
		const withoutRoot = (folders) => [...new Set(folders)].filter((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder) !== (0, node_path__WEBPACK_IMPORTED_MODULE_0__.parse)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder)).root);
		function foldersAbove(folder, cwd) {
			const above = [];
			for (let current = folder; current !== cwd; current = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(current)) {
				const next = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(current);
				if (next === current) return [cwd];
				above.push(next);
			}
			return above;
		}
	}),
	79919: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e1: () => asText,
			eB: () => asObject,
			i: () => asNumber
		});
		var _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2618);
		const asObject = (value) => (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value) ? value : undefined;
		const asText = (value) => typeof value === "string" && value !== "" ? value : undefined;
		const asNumber = (value) => typeof value === "number" && Number.isFinite(value) ? value : undefined;
	}),
	90743: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B9: () => maximumCapturedLength,
			qi: () => createCapturedText,
			yA: () => capText
		});
		var _base_text_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57545);
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2512);
		var _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87216);
		var _naming_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78727);
		const maximumCapturedLength = 64 * 1024;
		const halfLength = maximumCapturedLength / 2;
		const keptLength = halfLength + _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_1__.l2;
		function capText(text) {
			if (text.length <= maximumCapturedLength) return text;
			const { shown, leftOut } = lengthsOf(text);
			return shown <= maximumCapturedLength ? text : cut({
				front: text,
				back: text,
				total: shown + leftOut
			});
		}
		function createCapturedText() {
			let kept = "";
			let head;
			let naming;
			let total = 0;
			return {
				append(piece) {
					total += wholeLength(piece);
					kept += piece;
					if (head === undefined && kept.length > 2 * keptLength) {
						head = (0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_2__.U)(kept, keptLength);
						naming = namingLinesAfter(head);
						kept = kept.slice(head.length);
					}
					if (head !== undefined && kept.length > 2 * keptLength) {
						const tail = (0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_2__.C)(kept, keptLength);
						naming?.add(kept.slice(0, -tail.length));
						kept = tail;
					}
				},
				take() {
					const text = head === undefined ? capText(kept) : cut({
						front: head,
						back: kept,
						total,
						naming
					});
					kept = "";
					head = undefined;
					naming = undefined;
					total = 0;
					return text;
				}
			};
		}
		const noteBetweenMargins = /\ufdd9\ufdd1\n\u2026 (\d{1,15}) characters left out \u2026\n([^\ufdd9]*)\ufdd9\ufdd0/g;
		function lengthsOf(text) {
			if (!(0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_1__.Kr)(text)) return {
				shown: text.length,
				leftOut: 0
			};
			let shown = (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_1__.aX)(text).length;
			let leftOut = 0;
			let named = 0;
			for (const [, count = "", lines = ""] of text.matchAll(noteBetweenMargins)) {
				leftOut += Number(count);
				shown -= (0, _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.UZ)(Number(count)).length;
				named += lines.length;
			}
			shown -= Math.min(named, _naming_lines_js__WEBPACK_IMPORTED_MODULE_0__.L);
			return {
				shown,
				leftOut
			};
		}
		function wholeLength(piece) {
			if (piece.length <= maximumCapturedLength) return piece.length;
			const { shown, leftOut } = lengthsOf(piece);
			return shown + leftOut;
		}
		function namingLinesAfter(front) {
			const head = (0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_2__.U)(front, halfLength);
			const naming = (0, _naming_lines_js__WEBPACK_IMPORTED_MODULE_0__.y)(head);
			naming.add(front.slice(head.length));
			return naming;
		}
		function cut({ front, back, total, naming }) {
			const head = (0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_2__.U)(front, halfLength);
			const tail = (0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_2__.C)(back, halfLength);
			const afterHead = front.slice(head.length, head.length + _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_1__.l2);
			const beforeTail = back.slice(-tail.length - _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_1__.l2, -tail.length);
			const lines = naming ?? (0, _naming_lines_js__WEBPACK_IMPORTED_MODULE_0__.y)(head);
			lines.add(back.slice(naming === undefined ? head.length : 0, -tail.length));
			const note = (0, _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.UZ)(total - head.length - tail.length) + lines.finish(tail);
			return head + (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_1__.j4)(afterHead) + note + (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_1__.j4)(beforeTail) + tail;
		}
	}),
	78727: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => maximumNamingLength,
			y: () => createNamingLines
		});
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2512);
		var _base_text_detach_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10118);
		var _base_text_naming_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78080);
		const maximumLines = 50;
		const maximumLine = 2e3;
		const maximumNamingLength = 32 * 1024;
		const maximumHeld = 8 * maximumLine;
		const linesBefore = 3;
		const [marker] = _base_text_naming_line_js__WEBPACK_IMPORTED_MODULE_0__.Vo.jenkins;
		function createNamingLines(before) {
			const found = new Set();
			let length = 0;
			let rest = lastLines(before);
			let position = -rest.length;
			let isCut = false;
			const keep = (lines) => {
				if (found.size >= maximumLines || (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_1__.Kr)(lines) || found.has(lines)) return;
				length += lines.length + 1;
				if (length <= maximumNamingLength) found.add((0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_2__.Y)(lines));
			};
			const keepMarkers = (line) => {
				for (let start = line.indexOf(marker); start !== -1; start = line.indexOf(marker, start + marker.length)) {
					const end = endOfMarker(line, start);
					if (end !== -1 && end - start <= maximumLine) keep(line.slice(start, end));
				}
			};
			const search = (text, end, isLast) => {
				let from = 0;
				for (let index = (0, _base_text_naming_line_js__WEBPACK_IMPORTED_MODULE_0__.NZ)(text) ? (0, _base_text_naming_line_js__WEBPACK_IMPORTED_MODULE_0__.aU)(text, from) : -1; index !== -1; index = (0, _base_text_naming_line_js__WEBPACK_IMPORTED_MODULE_0__.aU)(text, from)) {
					const start = text.lastIndexOf("\n", index) + 1;
					if (start >= end) return text.length;
					let stop = text.indexOf("\n", index);
					const first = text.slice(start, stop === -1 ? text.length : stop);
					for (let more = (0, _base_text_naming_line_js__WEBPACK_IMPORTED_MODULE_0__.$D)(first); more > 0 && stop !== -1; more -= 1) stop = text.indexOf("\n", stop + 1);
					if (stop === -1 && !isLast) return start;
					from = stop === -1 ? text.length : stop;
					if (position + from <= 0) continue;
					const isWhole = from - start <= maximumLine && !(isCut && start === 0);
					if (isWhole) keep(withoutReturn(text.slice(start, from)));
					else keepMarkers(text.slice(start, from));
				}
				return Math.max(from, text.lastIndexOf("\n") + 1);
			};
			return {
				add(piece) {
					const text = rest + piece;
					let start = search(text, text.length, false);
					if (text.length - start > maximumHeld) {
						keepMarkers(text.slice(start));
						start = text.length - maximumLine;
						isCut = true;
					} else if (start > 0) isCut = false;
					rest = text.slice(start);
					position += start;
				},
				finish(after) {
					search(rest + firstLines(after), rest.length, true);
					return [...found].map((lines) => `${lines}\n`).join("");
				}
			};
		}
		function endOfMarker(line, start) {
			let end = line.indexOf("]]", start);
			if (end === -1) return -1;
			while (line[end + 2] === "]") end += 1;
			return line.slice(start, end).includes("\n") ? -1 : end + 2;
		}
		const withoutReturn = (line) => line.endsWith("\r") ? line.slice(0, -1) : line;
		function lastLines(text) {
			let start = text.length;
			for (let line = 0; line < linesBefore && start > 0; line += 1) start = text.lastIndexOf("\n", start - 1);
			const lines = text.slice(Math.max(0, start + 1), text.length);
			return lines.slice(-maximumLine);
		}
		function firstLines(text) {
			let end = 0;
			for (let line = 0; line < linesBefore && end !== -1; line += 1) end = text.indexOf("\n", end + 1);
			return text.slice(0, Math.min(end === -1 ? text.length : end, maximumLine));
		}
	}),
	30759: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$J: () => parseNumber,
			E9: () => parseDuration,
			RG: () => parseTimeSpan,
			cf: () => durationOf
		});
		const maximumLength = 100;
		function parseNumber(text) {
			if (text === undefined || text === "" || text.length > maximumLength) return undefined;
			const plain = Number(text);
			if (Number.isFinite(plain)) return text.trim() === "" ? undefined : plain;
			const compact = text.replace(/[\s\u00a0\u202f'\u2019_]/g, "");
			const comma = compact.lastIndexOf(",");
			const dot = compact.lastIndexOf(".");
			let normal = compact;
			if (comma !== -1 && dot !== -1) normal = comma > dot ? compact.replaceAll(".", "").replace(",", ".") : compact.replaceAll(",", "");
			else if (comma !== -1) normal = compact.indexOf(",") === comma ? compact.replace(",", ".") : compact.replaceAll(",", "");
			else if (dot !== -1 && compact.indexOf(".") !== dot) normal = compact.replaceAll(".", "");
			if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(normal)) return undefined;
			const value = Number(normal);
			return Number.isFinite(value) ? value : undefined;
		}
		const unitsInMs = {
			ns: 1e-6,
			us: .001,
			µs: .001,
			\u03bcs: .001,
			ms: 1,
			s: 1e3,
			sec: 1e3,
			m: 6e4,
			min: 6e4,
			h: 36e5
		};
		function parseDuration(text, unitMs) {
			if (text === undefined || text.length > maximumLength) return undefined;
			let value = parseNumber(text);
			let unit = unitMs;
			if (value === undefined) {
				const match = /^(.*?[\d.,])\s*([a-zµ\u03bc]+)$/i.exec(text.trim());
				const named = match === null ? undefined : unitsInMs[match[2]?.toLowerCase() ?? ""];
				if (match === null || named === undefined) return undefined;
				value = parseNumber(match[1]);
				unit = named;
			}
			return value === undefined ? undefined : durationOf(value * unit);
		}
		function durationOf(ms) {
			if (ms === undefined || !(ms >= 0) || ms === Number.POSITIVE_INFINITY) return undefined;
			return Math.round(ms * 1e6) / 1e6;
		}
		function parseTimeSpan(text) {
			if (text === undefined || text.length > maximumLength) return undefined;
			const match = /^\s*(?:(\d+)\.)?(\d+):(\d+):(\d+(?:[.,]\d+)?)\s*$/.exec(text);
			if (match === null) return parseDuration(text, 1e3);
			const [, days = "0", hours = "0", minutes = "0", seconds = "0"] = match;
			return durationOf(((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 6e4 + Number(seconds.replace(",", ".")) * 1e3);
		}
	}),
	98968: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => parseTimestamp,
			l: () => plausibleTimestamp
		});
		const earliest = Date.UTC(1971, 0, 1);
		const latest = Date.UTC(1e4, 0, 1) - 1;
		const minuteInMs = 6e4;
		const hourInMs = 60 * minuteInMs;
		const zonesInHours = {
			...{
				UTC: 0,
				GMT: 0,
				UT: 0,
				Z: 0,
				WET: 0,
				WEST: 1,
				BST: 1,
				CET: 1,
				CEST: 2,
				MEZ: 1,
				MESZ: 2,
				EET: 2,
				EEST: 3,
				MSK: 3,
				TRT: 3
			},
			...{
				EST: -5,
				EDT: -4,
				CST: -6,
				CDT: -5,
				MST: -7,
				MDT: -6,
				PST: -8,
				PDT: -7,
				AKST: -9,
				AKDT: -8,
				HST: -10,
				BRT: -3,
				ART: -3
			},
			...{
				SAST: 2,
				GST: 4,
				PKT: 5,
				IST: 5.5,
				ICT: 7,
				WIB: 7,
				SGT: 8,
				HKT: 8,
				PHT: 8,
				AWST: 8,
				JST: 9,
				KST: 9,
				AEST: 10,
				AEDT: 11,
				NZST: 12,
				NZDT: 13
			}
		};
		function parseTimestamp(text) {
			if (text === undefined || text.length > 100) return undefined;
			let ms = readIso(text);
			if (Number.isNaN(ms)) ms = readOther(text);
			return plausibleTimestamp(ms);
		}
		const plausibleTimestamp = (ms) => ms >= earliest && ms <= latest ? Math.trunc(ms) : undefined;
		function digits(text, start, count) {
			let value = 0;
			for (let index = start; index < start + count; index += 1) {
				const digit = text.charCodeAt(index) - 48;
				if (!(digit >= 0 && digit <= 9)) return Number.NaN;
				value = value * 10 + digit;
			}
			return value;
		}
		function readIso(text) {
			if (text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return Number.NaN;
			let start = 10;
			const separator = text[start];
			if (separator !== "T" && separator !== " " && separator !== "t") return Number.NaN;
			do
				start += 1;
			while (text.charCodeAt(start) === 32);
			return utc(digits(text, 0, 4), digits(text, 5, 2), digits(text, 8, 2)) + readTimeOfDay(text, start);
		}
		function utc(year, month, day) {
			return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? Date.UTC(year, month - 1, day) : Number.NaN;
		}
		function readTimeOfDay(text, start) {
			const hours = digits(text, start, 2);
			const minutes = digits(text, start + 3, 2);
			const seconds = digits(text, start + 6, 2);
			if (text[start + 2] !== ":" || text[start + 5] !== ":" || !(hours <= 24 && minutes <= 59 && seconds <= 60)) return Number.NaN;
			let ms = hours * hourInMs + minutes * minuteInMs + seconds * 1e3;
			let index = start + 8;
			if (text[index] === "." || text[index] === ",") {
				index += 1;
				for (let unit = 100;; unit /= 10) {
					const digit = text.charCodeAt(index) - 48;
					if (!(digit >= 0 && digit <= 9)) break;
					if (unit >= 1) ms += digit * unit;
					index += 1;
				}
			}
			return ms - readZone(text, index);
		}
		function readZone(text, start) {
			if (start === text.length) return 0;
			if (start === text.length - 1 && text[start] === "Z") return 0;
			const sign = text[start];
			if ((sign === "+" || sign === "-") && text[start + 3] === ":" && text.length === start + 6) {
				return (digits(text, start + 1, 2) * hourInMs + digits(text, start + 4, 2) * minuteInMs) * (sign === "-" ? -1 : 1);
			}
			return readRareZone(text.slice(start).trim());
		}
		function readRareZone(zone) {
			const offset = /^(?:GMT|UTC)?([+-])(\d\d?)(?::?(\d\d))?$/.exec(zone);
			if (offset !== null) return (Number(offset[2]) * hourInMs + Number(offset[3] ?? 0) * minuteInMs) * (offset[1] === "-" ? -1 : 1);
			if (zone === "") return 0;
			const hours = Object.hasOwn(zonesInHours, zone) ? zonesInHours[zone] : undefined;
			return (hours ?? Number.NaN) * hourInMs;
		}
		const robotForm = /^(\d{4})(\d\d)(\d\d) (.*)$/;
		const httpForm = /^[A-Z][a-z]{2}, (\d\d?) ([A-Z][a-z]{2}) (\d{4}) (\d\d:.*)$/;
		const months = [
			"Jan",
			"Feb",
			"Mar",
			"Apr",
			"May",
			"Jun",
			"Jul",
			"Aug",
			"Sep",
			"Oct",
			"Nov",
			"Dec"
		];
		const localForm = /^(\d\d?)([/.])(\d\d?)[/.](\d{4}),? (\d\d?)(:\d\d)(:\d\d.*?)?(?: ?([AP])M)?$/i;
		const epochForm = /^\d{9,13}(?:\.\d+)?$/;
		function readOther(original) {
			const text = original.replace(/[\u200e\u200f]/g, "").trim();
			if (text !== original) {
				const iso = readIso(text);
				if (!Number.isNaN(iso)) return iso;
			}
			if (epochForm.test(text)) {
				const value = Number(text);
				return value < 1e11 ? value * 1e3 : value;
			}
			const robot = robotForm.exec(text);
			if (robot !== null) return utc(Number(robot[1]), Number(robot[2]), Number(robot[3])) + readTimeOfDay(robot[4] ?? "", 0);
			const http = httpForm.exec(text);
			if (http !== null) return utc(Number(http[3]), months.indexOf(http[2] ?? "") + 1, Number(http[1])) + readTimeOfDay(http[4] ?? "", 0);
			const local = localForm.exec(text);
			return local === null ? Number.NaN : readLocal(local);
		}
		function readLocal([, first, separator, second, year, hour, minutes, rest = ":00", half]) {
			const dayFirst = separator === "." || Number(first) > 12;
			const [month, day] = dayFirst ? [Number(second), Number(first)] : [Number(first), Number(second)];
			let hours = Number(hour);
			if (half !== undefined) hours = hours % 12 + (half.toUpperCase() === "P" ? 12 : 0);
			return utc(Number(year), month, day) + readTimeOfDay(`${String(hours).padStart(2, "0")}${minutes}${rest}`, 0);
		}
	}),
	3872: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			He: () => buildFailure,
			aR: () => parseGoEvent,
			bD: () => eventStart,
			lP: () => hasGoAction
		});
		var _events_event_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79919);
		var _json_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24028);
		const actions = new Set("start run pause cont pass bench fail output skip build-output build-fail attr".split(" "));
		const hasGoAction = ({ Action }) => actions.has(Action);
		const isGoEvent = ({ Action, Package, Test, ImportPath }) => actions.has(Action) && (typeof Package === "string" || typeof Test === "string" || typeof ImportPath === "string");
		function parseGoEvent(text) {
			const event = (0, _events_event_fields_js__WEBPACK_IMPORTED_MODULE_0__.eB)((0, _json_json_text_js__WEBPACK_IMPORTED_MODULE_1__.qF)(text));
			return event !== undefined && isGoEvent(event) ? event : undefined;
		}
		const beginnings = [
			"{\"Time\":\"",
			"{\"Action\":\"",
			"{\"ImportPath\":\""
		];
		const eventStart = (line) => Math.max(...beginnings.map((beginning) => line.lastIndexOf(beginning)));
		const buildFailure = /^FAIL\t([^\s[\]]{1,1000}) \[(build|setup) failed\]\s*$/;
	}),
	97701: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => hasElement,
			U: () => describeHead
		});
		var _json_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24028);
		var _xml_tolerant_parser_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22755);
		var _xml_xml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96378);
		const xmlHeadLength = 4096;
		const maximumElements = 24;
		function describeHead(path, text) {
			const first = /\S/.exec(text)?.[0];
			if (first === undefined) return {
				path,
				text,
				kind: "empty"
			};
			if (first === "{" || first === "[") return {
				path,
				text,
				kind: "json",
				keys: jsonKeys(text)
			};
			const elements = first === "<" || /<\?xml|<[A-Za-z]/.test(text.slice(0, xmlHeadLength)) ? xmlElements(text) : [];
			if (first === "<" || elements.length > 0) return {
				path,
				text,
				kind: "xml",
				root: elements[0],
				elements
			};
			return {
				path,
				text,
				kind: "text"
			};
		}
		function hasElement(head, local, parent) {
			return head.kind === "xml" && head.elements.some((element) => element.local === local && (parent === undefined || element.parent === parent));
		}
		function xmlElements(text) {
			const elements = [];
			const open = [];
			const parser = (0, _xml_tolerant_parser_js__WEBPACK_IMPORTED_MODULE_0__.f)({
				open(name, attributes) {
					if (elements.length === maximumElements) throw new _xml_tolerant_parser_js__WEBPACK_IMPORTED_MODULE_0__.w("the head is complete");
					const outer = open.at(-1);
					let namespaces = outer?.namespaces ?? {};
					for (const key in attributes) {
						if (key === "xmlns") namespaces = {
							...namespaces,
							"": attributes[key]
						};
						else if (key.startsWith("xmlns:")) namespaces = {
							...namespaces,
							[key.slice(6)]: attributes[key]
						};
					}
					const local = (0, _xml_xml_js__WEBPACK_IMPORTED_MODULE_1__.f)(name);
					const prefix = name.slice(0, Math.max(0, name.length - local.length - 1));
					elements.push({
						local,
						namespace: namespaces[prefix] ?? "",
						attributes,
						parent: outer?.local ?? "",
						depth: open.length
					});
					open.push({
						local,
						namespaces
					});
				},
				close() {
					open.pop();
				},
				text() {},
				fault() {}
			});
			const start = text.indexOf("<");
			try {
				parser.write(text.slice(start, start + xmlHeadLength));
			} catch (error) {
				if (!(error instanceof _xml_tolerant_parser_js__WEBPACK_IMPORTED_MODULE_0__.w)) throw error;
			}
			return elements;
		}
		const maximumKeyDepth = 3;
		const token = /["{}[\]]/g;
		function jsonKeys(text) {
			const keys = new Set();
			const path = [];
			let key = "";
			token.lastIndex = 0;
			for (let match = token.exec(text); match !== null; match = token.exec(text)) {
				switch (match[0]) {
					case "{":
						path.push(path.length === 0 ? "" : key);
						break;
					case "[":
						path.push(`${path.length === 0 ? "" : key}[]`);
						break;
					case "\"": {
						const end = (0, _json_json_text_js__WEBPACK_IMPORTED_MODULE_2__.m2)(text, match.index + 1);
						if (end === -1) return keys;
						token.lastIndex = end + 1;
						if (/^\s*:/.test(text.slice(end + 1, end + 40))) {
							key = text.slice(match.index + 1, end);
							const full = [...path.slice(1), key];
							if (path.length <= maximumKeyDepth && keys.size < 1e3) keys.add((path[0] ?? "") + (path[0] ? "." : "") + full.join("."));
						}
						break;
					}
					default:
						path.pop();
						if (path.length === 0) return keys;
				}
			}
			return keys;
		}
	}),
	96747: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Zu: () => allWellKnownNames,
			wP: () => formatIds,
			R2: () => formatTitles,
			Fx: () => formats,
			GJ: () => recognise,
			yq: () => wellKnownNames
		});
		var registry_namespaceObject = {};
		__webpack_require__.r(registry_namespaceObject);
		__webpack_require__.d(registry_namespaceObject, {
			allure: () => allure,
			ctrf: () => ctrf,
			cucumber: () => cucumber,
			cucumberMessages: () => cucumberMessages,
			dart: () => dart,
			go: () => go,
			jest: () => jest,
			junit: () => junit,
			mochaJson: () => mochaJson,
			mochaJsonStream: () => mochaJsonStream,
			mochawesome: () => mochawesome,
			nunit: () => nunit,
			otr: () => otr,
			playwright: () => playwright,
			qt: () => qt,
			robot: () => robot,
			robotJson: () => robotJson,
			rspec: () => rspec,
			tap: () => tap,
			testng: () => testng,
			trx: () => trx,
			xunit: () => xunit
		});
		var formats_head = __webpack_require__(97701);
		var document_in_text = __webpack_require__(75869);
		;
		const usualKeys = [
			"historyId",
			"fullName",
			"labels",
			"stage",
			"steps",
			"statusDetails",
			"testCaseId"
		];
		const allure = {
			id: "allure",
			title: "Allure results",
			include: ["**/allure-results/*-result.json", "**/allure-results/*-globals.json"],
			wideInclude: ["**/*-result.json"],
			matches({ path, ...head }) {
				if (head.kind !== "json") return undefined;
				const has = (key) => head.keys.has(key);
				const isResult = has("uuid") && has("name") && usualKeys.filter(has).length >= 2;
				const isShort = /-result\.json$/.test(path) && has("uuid") && has("name") && has("start") && has("stop");
				if (isResult || isShort) return "a result with uuid and name";
				return /-globals\.json$/.test(path) && has("errors") && has("attachments") ? "the errors of a run" : undefined;
			},
			async read(source, sink) {
				const { readAllureFile } = await Promise.all([__webpack_require__.e(3822), __webpack_require__.e(270)]).then(__webpack_require__.bind(__webpack_require__, 70270));
				await readAllureFile(source, sink);
			},
			folder: {
				names: /-(?:result|globals)\.json$/,
				async read(folder, sink) {
					const { readAllureFolder } = await Promise.all([
						__webpack_require__.e(3822),
						__webpack_require__.e(270),
						__webpack_require__.e(4495)
					]).then(__webpack_require__.bind(__webpack_require__, 26876));
					await readAllureFolder(folder, sink);
				}
			}
		};
		;
		const ctrf = {
			id: "ctrf",
			title: "CTRF JSON",
			include: [
				"**/ctrf*.json",
				"**/*-ctrf.json",
				"**/*.ctrf.json"
			],
			wideInclude: ["**/ctrf/*.json"],
			matches(head) {
				if (head.kind !== "json") return undefined;
				if (head.keys.has("reportFormat") && /"reportFormat"\s*:\s*"CTRF"/i.test(head.text)) return "reportFormat \"CTRF\"";
				return head.keys.has("results.tests") ? "an array results.tests" : undefined;
			},
			async read(source, sink) {
				const { readCtrf } = await Promise.all([__webpack_require__.e(3822), __webpack_require__.e(4426)]).then(__webpack_require__.bind(__webpack_require__, 54426));
				await readCtrf(source, sink);
			}
		};
		;
		const cucumber = {
			id: "cucumber",
			title: "Cucumber JSON",
			include: [
				"**/cucumber*.json",
				"**/*-cucumber.json",
				"**/*.cucumber.json"
			],
			wideInclude: ["**/cucumber-reports/**/*.json"],
			matches(head) {
				if (head.kind !== "json") return undefined;
				const has = (key) => head.keys.has(`[].${key}`) || head.keys.has(`[]..${key}`);
				if (has("elements") && /"(?:keyword|steps)"\s*:/.test(head.text)) return "a list of features with elements";
				if (has("keyword") && (has("uri") || has("location"))) return "a list of features with keyword and uri";
				return /^\s*\[\s*\]\s*$/.test(head.text) && /cucumber/i.test(head.path) ? "an empty list, and a path that says \"cucumber\"" : undefined;
			},
			async read(source, sink) {
				const { readCucumber } = await Promise.all([
					__webpack_require__.e(3822),
					__webpack_require__.e(5005),
					__webpack_require__.e(6797)
				]).then(__webpack_require__.bind(__webpack_require__, 6797));
				await readCucumber(source, sink);
			}
		};
		;
		const firstMessages = {
			meta: "protocolVersion",
			source: "mediaType",
			gherkinDocument: "uri",
			parseError: "source",
			pickle: "astNodeIds",
			hook: "sourceReference",
			stepDefinition: "pattern",
			parameterType: "regularExpressions",
			undefinedParameterType: "expression",
			testRunStarted: "timestamp",
			testRunHookStarted: "hookId",
			testCase: "pickleId",
			testCaseStarted: "testCaseId"
		};
		const cucumberMessages = {
			id: "cucumber",
			title: "Cucumber Messages",
			include: ["**/*cucumber*.ndjson"],
			wideInclude: ["**/*messages*.ndjson"],
			readsLines: true,
			matches(head) {
				const first = messageIn(head);
				if (first !== undefined) return first;
				for (const start of (0, document_in_text.l)(head.text)) {
					const message = messageIn((0, formats_head.U)(head.path, head.text.slice(start)));
					if (message !== undefined) return message;
				}
				return undefined;
			},
			async read(source, sink) {
				const { readCucumberMessages } = await Promise.all([__webpack_require__.e(5005), __webpack_require__.e(7256)]).then(__webpack_require__.bind(__webpack_require__, 37256));
				await readCucumberMessages(source, sink);
			}
		};
		function messageIn(head) {
			if (head.kind !== "json") return undefined;
			const [name, ...others] = [...head.keys].filter((key) => !key.includes("."));
			if (name === undefined || others.length > 0 || !Object.hasOwn(firstMessages, name)) return undefined;
			return head.keys.has(`${name}.${firstMessages[name]}`) ? `first message "${name}" of Cucumber` : undefined;
		}
		var event_fields = __webpack_require__(79919);
		var json_text = __webpack_require__(24028);
		;
		const payloads = {
			start: "protocolVersion",
			allSuites: "count",
			suite: "suite",
			group: "group",
			testStart: "test",
			print: "testID",
			error: "testID",
			testDone: "testID",
			done: "success"
		};
		const dart = {
			id: "dart",
			title: "Dart and Flutter JSON reporter",
			include: ["**/*dart*.jsonl", "**/*flutter*.jsonl"],
			wideInclude: [
				"**/tests.output",
				"**/machine.log",
				"**/report.jsonl",
				"**/dart-*.json",
				"**/flutter-*.json"
			],
			readsLines: true,
			matches({ text }) {
				if (text.trimStart().startsWith("<")) return undefined;
				for (const line of text.split(/\r\n?|\n/)) {
					if (!line.startsWith("{")) continue;
					const event = (0, event_fields.eB)((0, json_text.qF)(line));
					if (event !== undefined && isEvent(event)) return `event {"type":"${event.type}"} of the Dart test runner`;
				}
				return undefined;
			},
			async read(source, sink) {
				const { readDart } = await __webpack_require__.e(5549).then(__webpack_require__.bind(__webpack_require__, 45549));
				await readDart(source, sink);
			}
		};
		function isEvent(event) {
			if (typeof event.type !== "string" || (0, event_fields.i)(event.time) === undefined || !Object.hasOwn(payloads, event.type)) return false;
			return Object.hasOwn(event, payloads[event.type] ?? "");
		}
		var go_lines = __webpack_require__(3872);
		;
		const go = {
			id: "go",
			title: "go test -json",
			include: [
				"**/go-test*.json",
				"**/gotest*.json",
				"**/go-test*.jsonl",
				"**/gotestsum*.json"
			],
			wideInclude: ["**/test-output.json", "**/*test*.log"],
			readsLines: true,
			matches({ path, text }) {
				const trimmed = text.trimStart();
				if (trimmed.startsWith("<")) return undefined;
				for (const line of text.split(/\r\n?|\n/)) {
					const start = (0, go_lines.bD)(line);
					const event = start === -1 ? undefined : (0, go_lines.aR)(line.slice(start));
					if (event !== undefined) return `event {"Action":"${event.Action}"} of go test`;
				}
				const isNamedSo = /(?:^|\/)[^/]*\.jsonl?$/i.test(path) && !/^[{[]/.test(trimmed);
				return isNamedSo && text.split(/\r\n?|\n/).some((line) => go_lines.He.test(line)) ? "packages that do not compile" : undefined;
			},
			async read(source, sink) {
				const { readGo } = await __webpack_require__.e(9118).then(__webpack_require__.bind(__webpack_require__, 39118));
				await readGo(source, sink);
			}
		};
		;
		const jest = {
			id: "jest",
			title: "JSON of Jest and Vitest",
			include: [
				"**/jest-results*.json",
				"**/jest-report*.json",
				"**/vitest-results*.json",
				"**/vitest-report*.json"
			],
			wideInclude: [
				"**/.vitest/json/*.json",
				"**/test-results/*.json",
				"**/report.json",
				"**/results.json"
			],
			matches(head) {
				if (head.kind !== "json") return undefined;
				if (head.keys.has("numTotalTests") && head.keys.has("numTotalTestSuites")) return "numTotalTests and numTotalTestSuites";
				return /"assertionResults"\s*:/.test(head.text) && head.keys.has("testResults") ? "assertionResults in testResults" : undefined;
			},
			async read(source, sink) {
				const { readJest } = await Promise.all([__webpack_require__.e(3822), __webpack_require__.e(7107)]).then(__webpack_require__.bind(__webpack_require__, 47107));
				await readJest(source, sink);
			}
		};
		;
		const junit = {
			id: "junit",
			title: "JUnit XML",
			include: [
				"**/junit*.xml",
				"**/TEST-*.xml",
				"**/*.junit.xml",
				"**/*-junit.xml"
			],
			wideInclude: [
				"**/test-results/**/*.xml",
				"**/test-reports/**/*.xml",
				"**/surefire-reports/*.xml",
				"**/failsafe-reports/*.xml",
				"**/report.xml",
				"**/results.xml",
				"**/test*report.xml",
				"**/test*results.xml",
				"**/test-output.xml",
				"**/unittest*.xml",
				"**/pytest*.xml",
				"**/nosetests*.xml",
				"**/rspec*.xml",
				"**/surefire-reports/*.dump*",
				"**/failsafe-reports/*.dump*"
			],
			matches(head) {
				if (head.kind !== "xml" || head.root === undefined) return undefined;
				const { local, namespace } = head.root;
				if (local !== "testsuites" && local !== "testsuite") return undefined;
				if (namespace.includes("check.sourceforge.net") || local === "testsuites" && (0, formats_head.T)(head, "suite", "testsuites")) return undefined;
				return `root element <${local}>`;
			},
			async read(source, sink) {
				const { readJunit } = await __webpack_require__.e(8405).then(__webpack_require__.bind(__webpack_require__, 28405));
				await readJunit(source, sink);
			}
		};
		;
		const mochaJson = {
			id: "mocha",
			title: "Mocha JSON",
			include: ["**/mocha-*.json"],
			matches(head) {
				if (head.kind !== "json" || !head.keys.has("stats.suites") || !head.keys.has("stats.passes")) return undefined;
				const list = [
					"tests",
					"passes",
					"failures"
				].find((key) => head.keys.has(key));
				return list && `stats.suites, stats.passes and ${list}`;
			},
			async read(source, sink) {
				const { readMochaJson } = await Promise.all([__webpack_require__.e(3822), __webpack_require__.e(5794)]).then(__webpack_require__.bind(__webpack_require__, 25794));
				await readMochaJson(source, sink);
			}
		};
		var mocha_event = __webpack_require__(1037);
		;
		const mochaJsonStream = {
			id: "mocha",
			title: "Mocha JSON stream",
			include: ["**/mocha-*.jsonl", "**/mocha-*.ndjson"],
			readsLines: true,
			matches({ text }) {
				for (const line of text.split(/\r\n?|\n/, maximumLines)) {
					if (!line.startsWith("[\"start\"")) continue;
					const event = (0, mocha_event.p)((0, json_text.qF)(line));
					if (typeof event?.fields.total === "number") return "event [\"start\", \u2026] of Mocha";
				}
				return undefined;
			},
			async read(source, sink) {
				const { readMochaJsonStream } = await __webpack_require__.e(5860).then(__webpack_require__.bind(__webpack_require__, 25860));
				await readMochaJsonStream(source, sink);
			}
		};
		const maximumLines = 1e4;
		;
		const mochawesome = {
			id: "mocha",
			title: "mochawesome JSON",
			include: ["**/mochawesome*.json"],
			wideInclude: [
				"**/mochawesome-report/*.json",
				"**/cypress/reports/**/*.json",
				"**/cypress/results/*.json"
			],
			matches(head) {
				if (head.kind !== "json") return undefined;
				if (head.keys.has("stats.testsRegistered")) return "stats.testsRegistered";
				return head.keys.has("stats.passPercent") && head.keys.has("results") ? "stats.passPercent and results" : undefined;
			},
			async read(source, sink) {
				const { readMochawesome } = await Promise.all([__webpack_require__.e(3822), __webpack_require__.e(1620)]).then(__webpack_require__.bind(__webpack_require__, 51620));
				await readMochawesome(source, sink);
			}
		};
		;
		const nunit = {
			id: "nunit",
			title: "NUnit XML",
			include: [
				"**/TestResult*.xml",
				"**/*nunit*.xml",
				"**/*NUnit*.xml"
			],
			matches(head) {
				if (head.kind !== "xml" || head.root === undefined) return undefined;
				const { local, namespace, attributes } = head.root;
				if (namespace !== "") return undefined;
				if (local === "test-run" || local === "test-results") return `root element <${local}>`;
				if (local === "test-suite") {
					const isNunit = attributes.runstate ?? attributes.result ?? attributes.executed ?? attributes.testcasecount;
					return isNunit !== undefined || (0, formats_head.T)(head, "test-case") ? "root element <test-suite>" : undefined;
				}
				return (0, formats_head.T)(head, "test-results") || (0, formats_head.T)(head, "test-run") ? `NUnit results in an element <${local}>` : undefined;
			},
			async read(source, sink) {
				const { readNunit } = await __webpack_require__.e(9448).then(__webpack_require__.bind(__webpack_require__, 89448));
				await readNunit(source, sink);
			}
		};
		;
		const namespace = "https://schemas.opentest4j.org/reporting/";
		const otr = {
			id: "otr",
			title: "Open Test Reporting",
			include: [
				"**/open-test-report*.xml",
				"**/junit-platform-events-*.xml",
				"**/otr*.xml",
				"**/*-otr.xml"
			],
			matches(head) {
				if (head.kind !== "xml" || head.root === undefined) return undefined;
				const { local, namespace: own } = head.root;
				if (local !== "events" && local !== "execution" || !own.startsWith(namespace)) return undefined;
				return `root element <${local}> in the namespace of Open Test Reporting`;
			},
			async read(source, sink) {
				const { readOtr } = await __webpack_require__.e(5489).then(__webpack_require__.bind(__webpack_require__, 95489));
				await readOtr(source, sink);
			}
		};
		;
		const playwright = {
			id: "playwright",
			title: "Playwright JSON",
			include: [
				"**/playwright-results*.json",
				"**/playwright-report*.json",
				"**/pw-results*.json"
			],
			wideInclude: [
				"**/playwright-report/*.json",
				"**/test-results/*.json",
				"**/results.json"
			],
			matches(head) {
				if (head.kind !== "json" || !head.keys.has("config.rootDir")) return undefined;
				if (head.keys.has("config.projects")) return "the keys config.rootDir and config.projects";
				return head.keys.has("config.forbidOnly") ? "the keys config.rootDir and config.forbidOnly" : undefined;
			},
			async read(source, sink) {
				const { readPlaywright } = await Promise.all([__webpack_require__.e(3822), __webpack_require__.e(871)]).then(__webpack_require__.bind(__webpack_require__, 30871));
				await readPlaywright(source, sink);
			}
		};
		;
		const qt = {
			id: "qt",
			title: "Qt Test XML",
			include: [
				"**/tst_*.xml",
				"**/tst_*.lightxml",
				"**/*.lightxml",
				"**/qtest*.xml",
				"**/qt-test*.xml"
			],
			matches(head) {
				if (head.kind !== "xml" || head.root === undefined) return undefined;
				const { local } = head.root;
				if (local === "TestCase" && ((0, formats_head.T)(head, "Environment", "TestCase") || (0, formats_head.T)(head, "TestFunction", "TestCase"))) return "root element <TestCase>";
				if (local === "Environment" && (0, formats_head.T)(head, "QtVersion", "Environment")) return "element <QtVersion> inside <Environment>";
				return local === "TestFunction" && (0, formats_head.T)(head, "Incident", "TestFunction") ? "element <Incident> inside <TestFunction>" : undefined;
			},
			async read(source, sink) {
				const { readQt } = await __webpack_require__.e(7425).then(__webpack_require__.bind(__webpack_require__, 87425));
				await readQt(source, sink);
			}
		};
		;
		const robot = {
			id: "robot",
			title: "Robot Framework XML",
			include: [
				"**/robot*.xml",
				"**/rebot*.xml",
				"**/*.robot.xml"
			],
			wideInclude: ["**/output.xml"],
			matches(head) {
				if (head.kind !== "xml" || head.root === undefined) return undefined;
				const { local, attributes } = head.root;
				if (local === "robot") return attributes.generator !== undefined || (0, formats_head.T)(head, "suite", "robot") ? "root element <robot>" : undefined;
				return local === "suite" && attributes.id === "s1" ? "root element <suite id=\"s1\">" : undefined;
			},
			async read(source, sink) {
				const { readRobot } = await Promise.all([__webpack_require__.e(2749), __webpack_require__.e(5408)]).then(__webpack_require__.bind(__webpack_require__, 95408));
				await readRobot(source, sink);
			}
		};
		;
		const robotJson = {
			id: "robot",
			title: "Robot Framework JSON",
			include: ["**/rebot*.json"],
			wideInclude: ["**/output.json", "**/robot*.json"],
			matches(head) {
				if (head.kind !== "json") return undefined;
				if (head.keys.has("suite") && /"generator"\s*:\s*"(?:Robot|Rebot)\b/.test(head.text)) return "generator \"Robot\" and a suite";
				return /^\s*\{\s*"id"\s*:\s*"s1"/.test(head.text) && (head.keys.has("suites") || head.keys.has("tests")) ? "a suite with id \"s1\"" : undefined;
			},
			async read(source, sink) {
				const { readRobotJson } = await Promise.all([
					__webpack_require__.e(3822),
					__webpack_require__.e(2749),
					__webpack_require__.e(9666)
				]).then(__webpack_require__.bind(__webpack_require__, 39666));
				await readRobotJson(source, sink);
			}
		};
		;
		const rspec = {
			id: "rspec",
			title: "RSpec JSON",
			include: ["**/rspec*.json"],
			matches(head) {
				if (head.kind !== "json") return undefined;
				if (head.keys.has("examples")) {
					if (head.keys.has("summary_line")) return "examples and a summary_line";
					if (head.keys.has("summary.example_count")) return "examples and a summary.example_count";
					const isExample = /"full_description"\s*:/.test(head.text) && /"(?:file_path|line_number)"\s*:/.test(head.text);
					return isExample ? "examples with a full_description" : undefined;
				}
				const isMessage = head.keys.has("messages") && /"messages"\s*:\s*\[\s*"\\nAn error occurred /.test(head.text);
				return isMessage ? "a message of RSpec" : undefined;
			},
			async read(source, sink) {
				const { readRspec } = await Promise.all([__webpack_require__.e(3822), __webpack_require__.e(7778)]).then(__webpack_require__.bind(__webpack_require__, 7778));
				await readRspec(source, sink);
			}
		};
		var prove_line = __webpack_require__(66334);
		var tap_line = __webpack_require__(30567);
		;
		const maximumLength = 4096;
		const preamble = /^(?:> |\$ |make(?:\[\d+\])?: )/;
		const colours = /\u001b\[[\d;]{0,50}m/g;
		function recogniseTap(text, isNamed = false) {
			const head = text.slice(0, maximumLength);
			if (/^\s*[<{]/.test(head)) return undefined;
			const all = head.replace(colours, "").split(/\r\n?|\n/);
			const lines = text.length > maximumLength ? all.slice(0, -1) : all;
			let first;
			for (const line of lines) {
				const tap = (0, tap_line.x)(line);
				if (tap?.kind === "version") return `the line "${line.trim()}"`;
				first ??= firstOf(line, isNamed);
			}
			return first === "" ? undefined : first;
		}
		const maximumShown = 100;
		function firstOf(line, isNamed) {
			if (line.trim() === "" || preamble.test(line)) return undefined;
			if (/^ {4}/.test(line) && (0, tap_line.x)(line.trimStart()) !== undefined) return undefined;
			const tap = (0, tap_line.x)(line);
			const text = line.trim();
			const isShown = text.length <= maximumShown;
			switch (tap?.kind) {
				case "plan": return isShown ? `the plan ${text}` : "a plan";
				case "point": return tap.point.number === 1 || isNamed ? isShown ? `the test point "${text}"` : "a test point" : "";
				case "comment":
				case "subtest":
				case "pragma": return undefined;
			}
			return isNamed || (0, prove_line.y)(line)?.kind === "file" ? undefined : "";
		}
		;
		const tap = {
			id: "tap",
			title: "TAP",
			include: [
				"**/*.tap",
				"**/*.tap.txt",
				"**/*.tap.log"
			],
			wideInclude: [
				"**/tap.txt",
				"**/tap.log",
				"**/tap-*.txt",
				"**/*-tap.txt"
			],
			matches: ({ path, text }) => recogniseTap(text, /\.tap(?:\.txt|\.log)?$/i.test(path)),
			async read(source, sink) {
				const { readTap } = await __webpack_require__.e(5084).then(__webpack_require__.bind(__webpack_require__, 55084));
				await readTap(source, sink);
			}
		};
		;
		const testng = {
			id: "testng",
			title: "TestNG results",
			include: ["**/testng-results.xml", "**/testng-*.xml"],
			matches(head) {
				if (head.kind !== "xml" || head.root === undefined) return undefined;
				const { local, namespace, attributes } = head.root;
				if (namespace !== "") return undefined;
				if (local === "testng-results") return "root element <testng-results>";
				const isPart = (local === "suite" || local === "test") && attributes["started-at"] !== undefined && attributes["duration-ms"] !== undefined;
				return isPart ? `root element <${local}> with the times of a TestNG report` : undefined;
			},
			async read(source, sink) {
				const { readTestng } = await __webpack_require__.e(878).then(__webpack_require__.bind(__webpack_require__, 20878));
				await readTestng(source, sink);
			}
		};
		;
		const trx = {
			id: "trx",
			title: "TRX (MSTest, VSTest)",
			include: ["**/*.trx"],
			matches(head) {
				if (head.kind !== "xml" || head.root === undefined) return undefined;
				const { local, namespace } = head.root;
				if (local !== "TestRun" || !namespace.includes("microsoft.com/schemas/VisualStudio/TeamTest")) return undefined;
				return "root element <TestRun>";
			},
			async read(source, sink) {
				const { readTrx } = await __webpack_require__.e(7785).then(__webpack_require__.bind(__webpack_require__, 17785));
				await readTrx(source, sink);
			}
		};
		;
		const xunit = {
			id: "xunit",
			title: "xUnit.net XML",
			include: ["**/*xunit*.xml", "**/*xUnit*.xml"],
			matches(head) {
				if (head.kind !== "xml" || head.root === undefined) return undefined;
				const { local, namespace, attributes } = head.root;
				if (namespace !== "") return undefined;
				if (local === "assemblies") return "root element <assemblies>";
				const isXunit = attributes["test-framework"] !== undefined || (0, formats_head.T)(head, "class", "assembly") || (0, formats_head.T)(head, "collection", "assembly");
				return local === "assembly" && isXunit ? "root element <assembly>" : undefined;
			},
			async read(source, sink) {
				const { readXunit } = await __webpack_require__.e(4521).then(__webpack_require__.bind(__webpack_require__, 4521));
				await readXunit(source, sink);
			}
		};
		;
		;
		const sortKey = ({ id, title }) => `${id} ${title}`;
		const formats = Object.values(registry_namespaceObject).sort((one, other) => sortKey(one) < sortKey(other) ? -1 : 1);
		const formatIds = [...new Set(formats.map(({ id }) => id))];
		const formatTitles = (id) => formats.filter((format) => format.id === id).map(({ title }) => title).join(", ").replace(/, (?=[^,]*$)/, " and ");
		function wellKnownNames(some) {
			const specific = new Set(some.flatMap(({ include }) => include));
			const wide = new Set(some.flatMap(({ wideInclude = [] }) => wideInclude.filter((name) => !specific.has(name))));
			return {
				all: [...specific, ...wide],
				wide: [...wide]
			};
		}
		const allWellKnownNames = () => wellKnownNames([junit, ...formats]).all;
		function recognise(path, text) {
			const head = (0, formats_head.U)(path, text);
			if (head.kind === "empty") return { because: text === "" ? "the file is empty" : "the file contains only white space" };
			return claim(head, formats) ?? recogniseDocument(path, text) ?? { because: describeUnknown(head) };
		}
		function claim(head, among) {
			for (const format of among) {
				const because = format.matches(head);
				if (because !== undefined) return {
					format,
					because
				};
			}
			return undefined;
		}
		const sourceText = /\.(?:md|markdown|mdx|rst|adoc|html?|[cm]?[jt]sx?|py|rb|go|php|ya?ml)$/i;
		const documentFormats = formats.filter(({ readsLines }) => readsLines !== true);
		function recogniseDocument(path, text) {
			if (sourceText.test(path)) return undefined;
			for (const start of (0, document_in_text.l)(text)) {
				const claimed = claim((0, formats_head.U)(path, text.slice(start)), documentFormats);
				if (claimed !== undefined) return {
					...claimed,
					document: {
						start,
						linesBefore: text.slice(0, start).split("\n").length - 1
					}
				};
			}
			return undefined;
		}
		const nameOfRoot = ({ local, namespace }) => (local.length > 100 ? "" : ` <${local}>`) + (namespace === "" || namespace.length > 200 ? "" : ` in namespace ${namespace}`);
		const namesOfKeys = (keys) => {
			const names = keys.slice(0, 5).filter(({ length }) => length <= 40);
			return names.length === 0 ? "none" : names.join(", ");
		};
		function describeUnknown(head) {
			switch (head.kind) {
				case "xml": return head.root === undefined ? "an XML file without an element" : `the root element${nameOfRoot(head.root)} belongs to no known format`;
				case "json": return `a JSON file whose keys (${namesOfKeys([...head.keys])}) belong to no known format`;
				default: return "neither XML, JSON nor TAP";
			}
		}
	}),
	75869: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => documentFrom,
			l: () => documentStarts
		});
		const maximumTries = 100;
		const documentFront = /^\s*(?:<|[{[]\s*["{[\]}])/;
		function* documentStarts(text) {
			if (documentFront.test(text)) return;
			let tries = 0;
			for (const { index } of text.matchAll(/(?<=\n)[[{](?=\s*["{[\]}])/g)) {
				if (tries === maximumTries) return;
				tries += 1;
				yield index;
			}
		}
		function documentFrom(source, start, linesBefore) {
			if (start === 0) return source;
			return {
				path: source.path,
				linesBefore,
				async *chunks() {
					let left = start;
					yield "\n".repeat(linesBefore);
					for await (const chunk of source.chunks()) {
						if (left === 0) yield chunk;
						else if (chunk.length > left) {
							yield chunk.slice(left);
							left = 0;
						} else left -= chunk.length;
					}
				}
			};
		}
	}),
	2618: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CU: () => timestampOfJson,
			K7: () => listOfStrings,
			Kd: () => durationOfJson,
			M$: () => recordsOf,
			jH: () => outputOf,
			rP: () => fieldEntries,
			s$: () => jsonText,
			u4: () => isRecord
		});
		var _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		var _fields_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30759);
		var _fields_timestamps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98968);
		const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
		const recordsOf = (value) => !Array.isArray(value) ? [] : value.every(isRecord) ? value : value.filter(isRecord);
		function jsonText(value) {
			return typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
		}
		function listOfStrings(list, limit) {
			const texts = [];
			for (const element of list) {
				const text = jsonText(element);
				if (text && texts.length < limit) texts.push(text);
			}
			return texts;
		}
		function fieldEntries(record, limit) {
			const entries = [];
			for (const [key, value] of Object.entries(record)) {
				const text = Array.isArray(value) ? listOfStrings(value, limit).join(", ") : jsonText(value);
				if (text && entries.length < limit) entries.push([key, text]);
			}
			return entries;
		}
		function outputOf(value) {
			if (!Array.isArray(value)) return (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(jsonText(value) ?? "");
			return (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(value.map((line) => Array.isArray(line) ? line.map((part) => jsonText(part) ?? "").join(" ") : jsonText(line) ?? "").join("\n"));
		}
		function durationOfJson(value, unitMs = 1) {
			return typeof value === "number" ? (0, _fields_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cf)(value * unitMs) : typeof value === "string" ? (0, _fields_numbers_js__WEBPACK_IMPORTED_MODULE_1__.E9)(value, unitMs) : undefined;
		}
		function timestampOfJson(value) {
			if (typeof value === "string") return (0, _fields_timestamps_js__WEBPACK_IMPORTED_MODULE_2__.E)(value);
			if (typeof value !== "number") return undefined;
			return (0, _fields_timestamps_js__WEBPACK_IMPORTED_MODULE_2__.l)(value < 1e11 ? value * 1e3 : value);
		}
	}),
	24028: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RB: () => isJsonSpace,
			We: () => endsEscaped,
			m2: () => closingQuote,
			qF: () => parseJson
		});
		const backslash = 92;
		const isJsonSpace = (code) => code === 32 || code === 10 || code === 13 || code === 9 || code === 65279;
		function closingQuote(text, from) {
			for (let end = text.indexOf("\"", from); end !== -1; end = text.indexOf("\"", end + 1)) {
				if (!endsEscaped(text, from, end)) return end;
			}
			return -1;
		}
		function endsEscaped(text, from, end) {
			let first = end;
			while (first > from && text.charCodeAt(first - 1) === backslash) first -= 1;
			return (end - first) % 2 === 1;
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return undefined;
			}
		}
	}),
	1037: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => mochaEvent });
		var _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2618);
		const types = [
			"start",
			"pass",
			"fail",
			"end"
		];
		const isType = (value) => types.includes(value);
		function mochaEvent(value) {
			if (!Array.isArray(value) || value.length !== 2) return undefined;
			const [type, fields] = value;
			return isType(type) && (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.u4)(fields) ? {
				type,
				fields
			} : undefined;
		}
	}),
	66334: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => parseProveLine });
		const file = /^(?:\[\d\d:\d\d:\d\d\] )?([^\s#]{1,1000}) \.{2,}(?: ?skipped: (.{0,1000})| *)$/;
		const exit = /^Dubious, test returned (\d{1,9}) \(wstat /;
		const bail = /^Bailout called\. {2}Further testing stopped: *(.{0,1000})$/;
		const ok = /^ok(?: +\d{1,12} ms \(.{0,200}\))?$/;
		function parseProveLine(line) {
			switch (line.charCodeAt(0)) {
				case 68: {
					const [, status] = exit.exec(line) ?? [];
					return status === undefined ? undefined : {
						kind: "exit",
						status
					};
				}
				case 66: {
					const [, reason] = bail.exec(line) ?? [];
					if (reason !== undefined) return {
						kind: "bail",
						reason
					};
					break;
				}
				case 84:
					if (line === "Test Summary Report") return { kind: "summary" };
					break;
				case 82:
					if (line === "Result: FAIL") return { kind: "failed" };
					break;
				case 111: if (ok.test(line)) return { kind: "ok" };
			}
			if (!line.includes(" ..")) return undefined;
			const [, path, skipReason] = file.exec(line) ?? [];
			return path !== undefined && /[/\\]|\w\.\w/.test(path) ? {
				kind: "file",
				path,
				skipReason
			} : undefined;
		}
	}),
	30567: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => parseTapLine });
		var cut_margin = __webpack_require__(2512);
		var numbers = __webpack_require__(30759);
		;
		const directive = /^#\s*(skip(?:ped|ping)?|todo)(?:[\s:]+|$)/i;
		const time = /^#\s*time=([\d.]{1,30})\s*([a-z]{0,3})$/i;
		const timeoutOfBats = /^# (timeout after \d{1,9} ?s)$/;
		const timeOfBats = / (?:# )?in (\d{1,12}) ?ms$/;
		const maximumDigits = 15;
		function parseTestPoint(line) {
			const isOk = line.startsWith("ok");
			if (!isOk && !line.startsWith("not ok")) return undefined;
			const afterResult = isOk ? 2 : 6;
			if (!endsWord(line, afterResult) && line[afterResult] !== "-") return undefined;
			const afterSpace = skipSpaces(line, afterResult);
			const afterNumber = endOfNumber(line, afterSpace);
			const number = afterNumber === afterSpace ? undefined : Number(line.slice(afterSpace, afterNumber));
			const start = skipSpaces(line, afterNumber);
			const hasDash = isDash(line.charCodeAt(start)) && endsWord(line, start + 1);
			let text = line.slice(hasDash ? skipSpaces(line, start + 1) : start).trimEnd();
			const endsWithBrace = text.endsWith("{") && (text.length === 1 || text.endsWith(" {"));
			if (endsWithBrace) text = text.slice(0, -1).trimEnd();
			const mark = text.includes("#") ? findMark(text) : undefined;
			if (mark !== undefined) text = text.slice(0, mark.index).trimEnd();
			const timed = !hasDash && text.endsWith("ms") ? timeOfBats.exec(text) : null;
			return {
				isOk,
				number,
				name: unescapeName(timed === null ? text : text.slice(0, timed.index)),
				...timed?.[0].startsWith(" #") && { former: mark?.reason.endsWith(" s") ? `${text} # ${mark.reason}` : text },
				directive: mark?.directive,
				reason: mark?.reason ?? "",
				durationMs: mark?.durationMs ?? (0, numbers.E9)(timed?.[1], 1),
				endsWithBrace
			};
		}
		const endsWord = (line, index) => index >= line.length || isSpace(line.charCodeAt(index)) || line[index] === "#";
		function skipSpaces(line, start) {
			let index = start;
			while (isSpace(line.charCodeAt(index))) index += 1;
			return index;
		}
		function endOfNumber(line, start) {
			let index = start;
			for (let code = line.charCodeAt(index); code >= 48 && code <= 57; code = line.charCodeAt(index)) index += 1;
			return index - start <= maximumDigits && endsWord(line, index) ? index : start;
		}
		const isDash = (code) => code === 45 || code === 8212 || code === 9679;
		function findMark(text) {
			for (let index = text.indexOf("#"); index !== -1; index = text.indexOf("#", index + 1)) {
				if (index > 0 && !isSpace(text.charCodeAt(index - 1))) continue;
				const rest = text.slice(index, index + maximumReason);
				const found = parseDirective(rest) && parseDirective((0, cut_margin.xq)(text.slice(index), maximumReason));
				if (found !== undefined) return {
					index,
					...found,
					durationMs: undefined
				};
				const [, value, unit = ""] = time.exec(rest) ?? [];
				if (value !== undefined) return {
					index,
					directive: undefined,
					reason: "",
					durationMs: (0, numbers.E9)(value + unit, 1)
				};
				const [, timeout] = timeoutOfBats.exec(rest) ?? [];
				if (timeout !== undefined) return {
					index,
					directive: undefined,
					reason: timeout,
					durationMs: undefined
				};
			}
			return undefined;
		}
		const maximumReason = 4096;
		const isSpace = (code) => code === 32 || code === 9;
		function parseDirective(text) {
			const match = directive.exec(text);
			if (match === null) return undefined;
			const reason = text.slice(match[0].length).trim();
			return {
				directive: match[1]?.toLowerCase() === "todo" ? "todo" : "skip",
				reason: reason === "-" ? "" : unescapeName(reason)
			};
		}
		const unescapeName = (text) => text.includes("\\") ? text.replace(/\\([\\#])/g, "$1") : text;
		;
		const planLine = /^1\.\.(\d{1,15})(?:\s+(#.*)|\s*)$/;
		const versionLine = /^(K?)TAP version (\d{1,4})\s*$/;
		const bailStart = /^bail out!/i;
		const subtestComment = /^#\s?Subtest: (.*)$/;
		function parseTapLine(line) {
			switch (line.charCodeAt(0)) {
				case 111:
				case 110: {
					const point = parseTestPoint(line);
					return point && {
						kind: "point",
						point
					};
				}
				case 49: return parsePlan(line);
				case 35: {
					const [, name] = subtestComment.exec(line) ?? [];
					if (name !== undefined) return {
						kind: "subtest",
						name: unescapeName(name.trim())
					};
					return {
						kind: "comment",
						text: line.slice(line.charCodeAt(1) === 32 ? 2 : 1)
					};
				}
				case 75:
				case 84: {
					const [, kernel, version] = versionLine.exec(line) ?? [];
					return version === undefined ? undefined : {
						kind: "version",
						version,
						isKernel: kernel !== ""
					};
				}
				case 66:
				case 98: {
					const start = bailStart.exec(line)?.[0].length;
					return start === undefined ? undefined : {
						kind: "bail",
						reason: line.slice(start).trim()
					};
				}
				case 123:
				case 125: return line.trimEnd().length === 1 ? {
					kind: "brace",
					isOpening: line.startsWith("{")
				} : undefined;
				case 112: return /^pragma [+-]\w/.test(line) ? { kind: "pragma" } : undefined;
				default: return undefined;
			}
		}
		function parsePlan(line) {
			const [, count, comment = ""] = planLine.exec(line) ?? [];
			if (count === undefined) return undefined;
			const directive = parseDirective(comment);
			const isSkipped = Number(count) === 0 && directive?.directive === "skip";
			return {
				kind: "plan",
				count: Number(count),
				skipReason: isSkipped ? directive.reason : undefined
			};
		}
	}),
	22755: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			w: () => MarkupLimitError,
			f: () => createTolerantParser
		});
		;
		function createOpenElementLookup() {
			const counted = [];
			const counts = new Map();
			const isCurrent = (tags) => counted.length <= tags.length && counted.at(-1) === tags[counted.length - 1];
			return (tags, name) => {
				while (!isCurrent(tags)) {
					const closed = counted.pop()?.name ?? "";
					const count = counts.get(closed) ?? 0;
					if (count > 1) counts.set(closed, count - 1);
					else counts.delete(closed);
				}
				for (const tag of tags.slice(counted.length)) {
					counted.push(tag);
					counts.set(tag.name, (counts.get(tag.name) ?? 0) + 1);
				}
				return counts.has(name);
			};
		}
		var saxes = __webpack_require__(59800);
		;
		const newline = 10;
		const tab = 9;
		const space = 32;
		const doubleQuote = 34;
		const numberSign = 35;
		const ampersand = 38;
		const singleQuote = 39;
		const slash = 47;
		const semicolon = 59;
		const lessThan = 60;
		const equals = 61;
		const greaterThan = 62;
		const closeBracket = 93;
		const sentinel = 0;
		const isSpecial = (code) => code < 32 || code >= 127 && (code < 160 || code === 8232 || code >= 55296);
		const isPlainNameCharacter = (code) => code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 45 && code <= 58 && code !== slash || code === 95;
		const isPlainNameStart = (code) => code >= 97 && code <= 122 || code >= 65 && code <= 90 || code === 95;
		;
		const references = new Map([
			["amp", "&"],
			["lt", "<"],
			["gt", ">"],
			["quot", "\""],
			["apos", "'"]
		]);
		const maximumReference = 10;
		function endOfReference(chunk, codes, start, found) {
			let end = start + 1;
			const limit = start + maximumReference;
			while (end < limit && (isPlainNameCharacter(codes[end] ?? sentinel) || codes[end] === numberSign)) end += 1;
			if (codes[end] !== semicolon) return -1;
			if (codes[start + 1] !== numberSign) {
				const text = references.get(chunk.slice(start + 1, end));
				if (text === undefined) return -1;
				found.text = text;
				return end;
			}
			const digits = chunk.slice(start + 2, end);
			const code = /^[0-9]+$/.test(digits) ? Number.parseInt(digits, 10) : /^x[0-9a-fA-F]+$/.test(digits) ? Number.parseInt(digits.slice(1), 16) : 0;
			const isCharacter = code === tab || code === newline || code === 13 || code >= space && code < 55296 || code >= 57344 && code <= 65533;
			if (!isCharacter) return -1;
			found.text = String.fromCharCode(code);
			return end;
		}
		;
		const states = {
			begin: 0,
			beginWhitespace: 1,
			text: 13,
			openWaka: 15,
			openTagSlash: 35,
			attribute: 36
		};
		const endOfChunk = -1;
		const forbiddenStart = 0;
		const forbiddenBracket = 1;
		const forbiddenBracketBracket = 2;
		const AttributeBag = function AttributeBag() {};
		AttributeBag.prototype = Object.create(null);
		const Base = saxes.wT;
		const scratch = new Uint16Array(64 * 1024 + 1);
		class QuickSaxesParser extends Base {
			attributeCount = 0;
			codes = scratch;
			codesAreCurrent = false;
			reference = { text: "" };
			constructor() {
				super({
					xmlns: false,
					position: true
				});
				this.textHandler = undefined;
				this.openTagHandler = undefined;
				this.closeTagHandler = undefined;
			}
			write(chunk) {
				this.codesAreCurrent = false;
				return super.write(chunk);
			}
			currentCodes() {
				if (this.codesAreCurrent) return this.codes;
				const { chunk } = this;
				if (this.codes.length <= chunk.length) this.codes = new Uint16Array(chunk.length + 1);
				const { codes } = this;
				Buffer.from(codes.buffer, codes.byteOffset, codes.byteLength).write(chunk, "utf16le");
				codes[chunk.length] = sentinel;
				this.codesAreCurrent = true;
				return codes;
			}
			handleTextInRoot() {
				const codes = this.currentCodes();
				do {
					if (this.forbiddenState !== forbiddenStart || !this.readText(codes)) {
						super.handleTextInRoot();
						return;
					}
				} while (this.state === states.openWaka && (this.readCloseTag(codes) || this.readOpenTag(codes)) && this.tags.length > 0 && this.i < this.chunk.length);
			}
			moveTo(start, stop, lineBreaks, afterBreak) {
				if (lineBreaks > 0) {
					this.line += lineBreaks;
					this.column = stop - afterBreak;
				} else {
					this.column += stop - start;
				}
				this.prevI = stop - 1;
				this.i = stop;
			}
			readText(codes) {
				const { chunk, i: start, textHandler, reference } = this;
				let i = start;
				let pieceStart = start;
				let lineBreaks = 0;
				let afterBreak = start;
				let code = codes[i] ?? sentinel;
				while (code !== lessThan) {
					if (code === newline) {
						lineBreaks += 1;
						afterBreak = i + 1;
					} else if (code === ampersand) {
						const end = endOfReference(chunk, codes, i, reference);
						if (end === -1) break;
						if (textHandler !== undefined) this.text += chunk.slice(pieceStart, i) + reference.text;
						i = end;
						pieceStart = end + 1;
					} else if (isSpecial(code) && code !== tab) break;
					else if (code === greaterThan && i - start >= 2 && codes[i - 1] === closeBracket && codes[i - 2] === closeBracket) break;
					i += 1;
					code = codes[i] ?? sentinel;
				}
				const found = code === lessThan;
				this.moveTo(start, found ? i + 1 : i, lineBreaks, afterBreak);
				if (textHandler !== undefined && (i > pieceStart || this.text.length > 0)) {
					const text = this.text.length === 0 ? chunk.slice(pieceStart, i) : this.text + chunk.slice(pieceStart, i);
					this.text = found ? "" : text;
					if (found) textHandler(text);
				}
				if (found) {
					this.state = states.openWaka;
					return true;
				}
				if (i > start && codes[i - 1] === closeBracket) {
					this.forbiddenState = i - 1 > start && codes[i - 2] === closeBracket ? forbiddenBracketBracket : forbiddenBracket;
				}
				return i >= chunk.length;
			}
			readCloseTag(codes) {
				const { chunk, i: start, tags } = this;
				if (codes[start] !== slash) return false;
				const tag = tags[tags.length - 1];
				if (tag === undefined) return false;
				const after = start + 1 + tag.name.length;
				if (codes[after] !== greaterThan || after >= chunk.length || !chunk.startsWith(tag.name, start + 1)) return false;
				this.moveTo(start, after + 1, 0, 0);
				this.state = states.text;
				tags.pop();
				this.tag = tag;
				this.closeTagHandler?.(tag);
				if (tags.length === 0) this.closedRoot = true;
				return true;
			}
			readOpenTag(codes) {
				const { chunk, i: start, reference } = this;
				let i = start;
				let code = codes[i] ?? sentinel;
				if (!isPlainNameStart(code)) return false;
				while (isPlainNameCharacter(code)) code = codes[++i] ?? sentinel;
				const name = chunk.slice(start, i);
				const attributes = new AttributeBag();
				let isSelfClosing = false;
				while (code !== greaterThan) {
					if (code === slash) {
						if (codes[++i] !== greaterThan) return false;
						isSelfClosing = true;
						break;
					}
					if (code !== space) return false;
					while (code === space) code = codes[++i] ?? sentinel;
					if (code === slash || code === greaterThan) continue;
					const keyStart = i;
					if (!isPlainNameStart(code)) return false;
					while (isPlainNameCharacter(code)) code = codes[++i] ?? sentinel;
					if (code !== equals) return false;
					const key = chunk.slice(keyStart, i);
					const quote = codes[++i] ?? sentinel;
					if (quote !== doubleQuote && quote !== singleQuote || attributes[key] !== undefined) return false;
					let valueStart = i + 1;
					let value = "";
					code = codes[++i] ?? sentinel;
					while (code !== quote) {
						if (code === ampersand) {
							const end = endOfReference(chunk, codes, i, reference);
							if (end === -1) return false;
							value += chunk.slice(valueStart, i) + reference.text;
							i = end;
							valueStart = end + 1;
						} else if (code === lessThan || isSpecial(code)) return false;
						code = codes[++i] ?? sentinel;
					}
					attributes[key] = value === "" ? chunk.slice(valueStart, i) : value + chunk.slice(valueStart, i);
					code = codes[++i] ?? sentinel;
				}
				const tag = {
					name,
					attributes,
					isSelfClosing
				};
				this.moveTo(start, i + 1, 0, 0);
				this.state = states.text;
				this.tag = tag;
				this.openTagHandler?.(tag);
				if (isSelfClosing) {
					this.closeTagHandler?.(tag);
					this.tag = this.tags[this.tags.length - 1] ?? null;
				} else {
					this.tags.push(tag);
				}
				return true;
			}
			captureToChar(wanted) {
				const codes = this.currentCodes();
				const { chunk, i: start } = this;
				let i = start;
				let lineBreaks = 0;
				let afterBreak = start;
				let code = codes[i] ?? sentinel;
				while (code !== wanted) {
					if (code === newline) {
						lineBreaks += 1;
						afterBreak = i + 1;
					} else if (isSpecial(code) && code !== tab) break;
					i += 1;
					code = codes[i] ?? sentinel;
				}
				const found = code === wanted;
				this.text += chunk.slice(start, i);
				this.moveTo(start, found ? i + 1 : i, lineBreaks, afterBreak);
				if (found) return true;
				return i < chunk.length ? super.captureToChar(wanted) : false;
			}
			sOpenTag() {
				const code = this.captureNameChars();
				if (code === endOfChunk) return;
				this.tag = {
					name: this.name,
					attributes: new AttributeBag(),
					isSelfClosing: false
				};
				this.attributeCount = 0;
				this.name = "";
				this.sawRoot = true;
				if (this.closedRoot && this.tags.length === 0) this.fail("documents may contain only one root.");
				if (code === greaterThan) {
					this.openTag();
				} else if (code === slash) {
					this.state = states.openTagSlash;
				} else {
					if (code !== space && code !== newline && code !== tab) this.fail("disallowed character in tag name.");
					this.state = states.attribute;
				}
			}
			pushAttribPlain(name, value) {
				const attributes = this.tag?.attributes;
				if (attributes === undefined) return;
				if (attributes[name] !== undefined) this.fail(`duplicate attribute: ${name}.`);
				attributes[name] = value;
				this.attributeCount += 1;
			}
			processAttribsPlain() {}
		}
		;
		const tolerant_parser_semicolon = 59;
		const tolerant_parser_lessThan = 60;
		const maximumReferenceLength = 40;
		const maximumConstructLength = 512 * 1024;
		const maximumAttributes = 1e4;
		const maximumNameLength = 64 * 1024;
		const maximumDepth = 2e5;
		class MarkupLimitError extends Error {}
		const lateDeclaration = "an XML declaration must be at the start of the document.";
		const strayText = "text data outside of root node.";
		const bareAmpersand = "bare ampersand.";
		const isSpace = (code) => code === 32 || code === 10 || code === 13 || code === 9;
		const isReferenceCharacter = (code) => code >= 48 && code <= 57 || code >= 97 && code <= 122 || code >= 65 && code <= 90 || code === 35 || code > 127 || code === 95 || code === 45 || code === 46;
		const untidyFaults = new Set([
			"the string \"]]>\" is disallowed in char data.",
			"malformed comment.",
			"no whitespace between attributes.",
			"inappropriately located doctype declaration."
		]);
		function faultOf(message, parser) {
			switch (message) {
				case "disallowed character.": return parser.chunk.charCodeAt(parser.prevI) === tolerant_parser_lessThan ? "broken" : "illegal-character";
				case "undefined entity.":
				case "disallowed character in entity name.": return parser.doctype ? "dropped-reference" : "bad-reference";
				case "malformed character entity.":
				case bareAmpersand: return "bad-reference";
				case "documents may contain only one root.": return "second-root";
				case strayText: return "stray-text";
				case lateDeclaration: return "stray-declaration";
			}
			if (message.startsWith("unmatched closing tag")) return "broken";
			if (untidyFaults.has(message) || message.startsWith("duplicate attribute") || /\bxml declaration\b|\bversion\b|\bencoding\b|\bstandalone\b/i.test(message)) {
				return "untidy";
			}
			return "broken";
		}
		function codeOfReference(entity) {
			const number = /^#(?:x([0-9a-f]+)|([0-9]+))$/i.exec(entity);
			if (number === null) return undefined;
			return number[1] === undefined ? Number.parseInt(number[2] ?? "", 10) : Number.parseInt(number[1], 16);
		}
		class MendingParser extends QuickSaxesParser {
			events;
			isOpen = createOpenElementLookup();
			hasReportedStrayText = false;
			constructor(events) {
				super();
				this.events = events;
				this.openTagHandler = (tag) => events.open(tag.name, tag.attributes);
				this.closeTagHandler = (tag) => events.close(tag.name, true);
			}
			fail(message) {
				if (message === strayText) {
					if (this.hasReportedStrayText || this.tags.length > 0) return this;
					this.hasReportedStrayText = true;
				}
				if (message === lateDeclaration) this.xmlDeclExpects = ["version"];
				this.events.fault(faultOf(message, this), message);
				return this;
			}
			handleTextOutsideRoot() {
				const { chunk } = this;
				while (this.i < chunk.length && isSpace(chunk.charCodeAt(this.i))) this.getCodeNorm();
				if (this.i >= chunk.length) return;
				if (chunk.charCodeAt(this.i) !== tolerant_parser_lessThan) this.faultStrayText();
				super.handleTextOutsideRoot();
			}
			faultStrayText() {
				this.column += 1;
				this.fail(strayText);
				this.column -= 1;
			}
			sEntity() {
				const { chunk } = this;
				while (this.i < chunk.length) {
					const code = chunk.charCodeAt(this.i);
					if (code !== tolerant_parser_semicolon && (!isReferenceCharacter(code) || this.entity.length >= maximumReferenceLength)) {
						this.endReference(bareAmpersand);
						return;
					}
					const character = String.fromCodePoint(this.getCodeNorm());
					if (code === tolerant_parser_semicolon) {
						this.endReference();
						return;
					}
					this.entity += character;
				}
			}
			endReference(fault) {
				const { entity } = this;
				this.entity = "";
				if (fault === undefined) {
					this.leaveReference(entity === "" ? "&;" : this.parseEntity(entity));
					return;
				}
				this.fail(fault);
				this.leaveReference(`&${entity}`);
			}
			leaveReference(text) {
				this.state = this.entityReturnState;
				if (this.state !== states.text || this.textHandler !== undefined) this.text += text;
			}
			parseEntity(entity) {
				if (entity.startsWith("#X")) {
					this.events.fault("untidy", "the \"x\" of a character reference must be small.");
					return this.parseEntity(`#x${entity.slice(2)}`);
				}
				const code = codeOfReference(entity);
				if (code !== undefined && !this.isChar(code)) {
					const isControl = code > 0 && code < 32;
					this.events.fault(isControl ? "illegal-character" : "dropped-reference", "malformed character entity.");
					return isControl ? String.fromCharCode(code) : "";
				}
				const resolved = super.parseEntity(entity);
				return this.doctype && code === undefined && resolved === `&${entity};` ? "" : resolved;
			}
			sOpenWakaBang() {
				super.sOpenWakaBang();
				if (this.openWakaBang.length >= 7) {
					this.openWakaBang = "";
					this.state = states.text;
				}
			}
			closeTag() {
				const { tags, name } = this;
				if (tags.at(-1)?.name === name) {
					super.closeTag();
					return;
				}
				this.state = states.text;
				this.name = "";
				if (!this.isOpen(tags, name)) {
					this.fail(`unmatched closing tag: ${name}.`);
					return;
				}
				this.fail("unexpected close tag.");
				for (let top = tags.at(-1); top !== undefined && top.name !== name; top = tags.at(-1)) {
					tags.pop();
					this.events.close(top.name, false);
				}
				this.name = name;
				super.closeTag();
			}
			boundState() {
				if (this.text.length > maximumConstructLength) {
					const isContent = this.q === null && this.textHandler !== undefined;
					if (isContent && this.state >= states.text) {
						this.textHandler?.(this.text);
						this.text = "";
					} else {
						const half = maximumConstructLength / 2;
						this.text = this.text.slice(0, half) + this.text.slice(-half);
					}
				}
				if (this.name.length > maximumNameLength || this.piTarget.length > maximumNameLength) {
					throw new MarkupLimitError(`a name is longer than ${maximumNameLength} characters`);
				}
				if (this.attributeCount > maximumAttributes) {
					throw new MarkupLimitError(`an element has more than ${maximumAttributes} attributes`);
				}
				if (this.tags.length > maximumDepth) {
					throw new MarkupLimitError(`more than ${maximumDepth} elements are nested`);
				}
			}
		}
		function createTolerantParser(events) {
			const parser = new MendingParser(events);
			const onText = (piece) => events.text(piece);
			parser.on("cdata", (piece) => {
				if (parser.textHandler !== undefined) events.text(piece);
			});
			return {
				get line() {
					return parser.line;
				},
				get column() {
					return parser.column;
				},
				write(chunk) {
					parser.write(chunk);
					parser.boundState();
				},
				collectText(on) {
					parser.textHandler = on ? onText : undefined;
				},
				depth: () => parser.tags.length,
				insideMarkup: () => parser.state !== states.text && parser.state !== states.begin && parser.state !== states.beginWhitespace,
				abandonOpenElements() {
					while (parser.tags.length > 0) events.close(parser.tags.pop().name, false);
				}
			};
		}
	}),
	96378: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => localName,
			k: () => readXml
		});
		var counts = __webpack_require__(3517);
		var captured_text = __webpack_require__(90743);
		;
		function createWholeText(limit) {
			let text = "";
			return {
				append(piece) {
					if (text.length <= limit) text += text.length + piece.length > limit ? piece.slice(0, limit + 1 - text.length) : piece;
				},
				take() {
					const taken = text;
					text = "";
					return taken;
				}
			};
		}
		var tolerant_parser = __webpack_require__(22755);
		;
		const localName = (name) => name.slice(name.indexOf(":") + 1);
		function createLookup(handlers, otherNames) {
			const plain = new Map();
			const nested = new Map();
			for (const [key, handler] of Object.entries(handlers)) {
				const slash = key.indexOf("/");
				if (slash === -1) {
					plain.set(key, handler);
				} else {
					const local = key.slice(slash + 1);
					const byParent = nested.get(local) ?? new Map();
					nested.set(local, byParent.set(key.slice(0, slash), handler));
				}
			}
			const byOtherName = (local) => {
				const known = otherNames?.names.get(local.toLowerCase());
				const handler = known === undefined ? undefined : plain.get(known);
				if (otherNames === undefined || known === undefined) return undefined;
				return handler === undefined ? nested.get(known) : new Map([[otherNames.parent, handler]]);
			};
			const entries = new Map();
			const makeEntry = (name) => {
				const local = localName(name);
				const handler = plain.get(local);
				const entry = {
					local,
					handler,
					byParent: nested.get(local) ?? (handler === undefined ? byOtherName(local) : undefined)
				};
				if (entries.size < 1e3) entries.set(name, entry);
				return entry;
			};
			return (name) => entries.get(name) ?? makeEntry(name);
		}
		const none = {};
		const faultTexts = {
			"illegal-character": ["character that XML does not allow (kept)", "characters that XML does not allow (kept)"],
			"bad-reference": ["reference that cannot be resolved (kept as text)", "references that cannot be resolved (kept as text)"],
			"dropped-reference": ["reference that cannot be resolved (left out)", "references that cannot be resolved (left out)"],
			"second-root": ["more document in the same file (read as well)", "more documents in the same file (read as well)"],
			"stray-text": ["piece of text outside of the document (left out)", "pieces of text outside of the document (left out)"],
			"stray-declaration": ["XML declaration after the start of the file (skipped)", "XML declarations after the start of the file (skipped)"],
			untidy: ["minor markup fault (repaired)", "minor markup faults (repaired)"]
		};
		const fragmentFaults = new Set([
			"second-root",
			"stray-text",
			"stray-declaration"
		]);
		async function readXml(source, sink, makeHandlers, { fragments = false, otherNames } = {}) {
			const faults = new Map();
			const names = [];
			const frames = [];
			const captured = (0, captured_text.qi)();
			let target = captured;
			const outerTexts = [];
			let capturing = false;
			let hasElements = false;
			const parser = (0, tolerant_parser.f)({
				open(name, attributes) {
					hasElements = true;
					const entry = lookup(name);
					const parent = names.at(-1);
					const handler = (parent === undefined ? undefined : entry.byParent?.get(parent)) ?? entry.handler ?? none;
					names.push(entry.local);
					frames.push(handler);
					if (handler.text) {
						if (capturing) outerTexts.push(captured.take());
						else parser.collectText(true);
						capturing = true;
						const limit = handler.dataLimit?.(attributes);
						target = limit === undefined ? captured : createWholeText(limit);
					}
					handler.open?.(attributes);
				},
				close(_name, complete) {
					names.pop();
					const handler = frames.pop() ?? none;
					if (!handler.text) {
						handler.close?.("", complete);
						return;
					}
					const text = target.take();
					target = captured;
					const outer = outerTexts.pop();
					if (outer === undefined) {
						capturing = false;
						parser.collectText(false);
					} else {
						captured.append(outer);
					}
					handler.close?.(text, complete);
				},
				text(piece) {
					target.append(piece);
				},
				fault(fault, message) {
					if (fragments && fragmentFaults.has(fault)) return;
					const tally = faults.get(fault);
					if (tally === undefined) faults.set(fault, {
						count: 1,
						line: parser.line,
						column: parser.column,
						message
					});
					else tally.count += 1;
				}
			});
			const cursor = {
				get line() {
					return parser.line;
				},
				get column() {
					return parser.column + 1;
				}
			};
			const lookup = createLookup(makeHandlers(cursor), otherNames);
			let limit;
			let begun = false;
			try {
				for await (const chunk of source.chunks()) {
					begun = writeFrom(parser, chunk, begun, () => {
						if (!fragments) faults.set("stray-text", {
							count: 1,
							line: 1,
							column: 1,
							message: ""
						});
					});
				}
			} catch (error) {
				if (!(error instanceof tolerant_parser.w)) throw error;
				limit = error;
			}
			const end = {
				line: cursor.line,
				column: cursor.column
			};
			const openElement = names.at(-1);
			const cut = parser.depth() > 0 || parser.insideMarkup();
			parser.abandonOpenElements();
			reportFaults(faults, sink);
			if (limit !== undefined) {
				sink.problem({
					severity: "error",
					kind: "incomplete",
					message: `The file was not read to its end: ${limit.message}.`,
					...end
				});
			} else if (cut || !hasElements) {
				const where = openElement !== undefined ? `inside <${openElement}>` : cut ? "inside a tag" : "before its first element";
				sink.problem({
					severity: "error",
					kind: "incomplete",
					message: `The file ends ${where}: it was truncated, or the tool that wrote it was stopped. The complete tests before this place are kept.`,
					...end
				});
			}
		}
		function writeFrom(parser, chunk, begun, onStray) {
			if (begun) {
				parser.write(chunk);
				return true;
			}
			const start = chunk.indexOf("<");
			const before = start === -1 ? chunk : chunk.slice(0, start);
			if (before.trim() !== "") onStray();
			const lineBreaks = before.split("\n").length - 1;
			if (lineBreaks > 0) parser.write("\n".repeat(lineBreaks));
			if (start !== -1) parser.write(start === 0 ? chunk : chunk.slice(start));
			return start !== -1;
		}
		function reportFaults(faults, sink) {
			for (const [fault, { count, line, column, message }] of faults) {
				const place = {
					line,
					column: Math.max(1, column)
				};
				if (fault === "broken") {
					const more = count === 1 ? "" : `, and ${(0, counts.B)(count - 1)} more`;
					sink.problem({
						severity: "error",
						kind: "incomplete",
						message: `The markup is broken (${message.replace(/\.$/, "")}${more}). The complete tests are kept.`,
						...place
					});
				} else {
					const [one, several] = faultTexts[fault];
					sink.problem({
						severity: "warning",
						message: count === 1 ? `1 ${one}.` : `${(0, counts.B)(count)} ${several}; the first is here.`,
						...place
					});
				}
			}
		}
	}),
	93360: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kr: () => traceType,
			QU: () => attachmentKind,
			r$: () => attachmentTypes
		});
		const traceType = "application/vnd.playwright.trace+zip";
		const attachmentTypes = new Map([
			["image/png", {
				kind: "image",
				extension: "png"
			}],
			["image/jpeg", {
				kind: "image",
				extension: "jpg"
			}],
			["image/gif", {
				kind: "image",
				extension: "gif"
			}],
			["image/webp", {
				kind: "image",
				extension: "webp"
			}],
			["image/avif", {
				kind: "image",
				extension: "avif"
			}],
			["video/webm", {
				kind: "video",
				extension: "webm"
			}],
			["video/mp4", {
				kind: "video",
				extension: "mp4"
			}],
			[traceType, {
				kind: "trace",
				extension: "zip"
			}],
			["text/plain", {
				kind: "text",
				extension: "txt"
			}],
			["text/x-log", {
				kind: "text",
				extension: "log"
			}],
			["text/markdown", {
				kind: "text",
				extension: "md"
			}],
			["application/json", {
				kind: "text",
				extension: "json"
			}],
			["application/x-ndjson", {
				kind: "text",
				extension: "ndjson"
			}],
			["text/csv", {
				kind: "text",
				extension: "csv"
			}],
			["text/tab-separated-values", {
				kind: "text",
				extension: "tsv"
			}],
			["application/yaml", {
				kind: "text",
				extension: "yaml"
			}],
			["application/xml", {
				kind: "text",
				extension: "xml"
			}],
			["text/html", {
				kind: "text",
				extension: "html"
			}],
			["image/svg+xml", {
				kind: "text",
				extension: "svg"
			}],
			["application/har+json", {
				kind: "text",
				extension: "har"
			}],
			["text/x-diff", {
				kind: "text",
				extension: "diff"
			}],
			["application/pdf", {
				kind: "other",
				extension: "pdf"
			}],
			["application/zip", {
				kind: "other",
				extension: "zip"
			}],
			["application/gzip", {
				kind: "other",
				extension: "gz"
			}],
			["application/x-dmp", {
				kind: "other",
				extension: "dmp"
			}]
		]);
		const attachmentKind = (type) => attachmentTypes.get(type ?? "")?.kind ?? "other";
	}),
	11372: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => readFirstRecord });
		var _base_files_file_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5385);
		var _base_files_text_decoder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84375);
		var _line_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94572);
		var _ndjson_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96968);
		const chunkLength = 16 * 1024;
		async function readFirstRecord(absolutePath) {
			let first;
			let length = 0;
			const lines = (0, _ndjson_js__WEBPACK_IMPORTED_MODULE_2__.g)({
				value(value) {
					if (first === undefined && hasKind(value)) first = value;
				},
				fault() {}
			});
			const decoder = (0, _base_files_text_decoder_js__WEBPACK_IMPORTED_MODULE_1__.W)();
			const decode = (bytes, last) => {
				for (const piece of decoder.decode(bytes, last)) {
					lines.write(piece);
					length += piece.length;
				}
			};
			try {
				for await (const bytes of (0, _base_files_file_bytes_js__WEBPACK_IMPORTED_MODULE_0__.MY)(absolutePath, chunkLength)) {
					decode(bytes, false);
					if (first !== undefined || length > _line_reader_js__WEBPACK_IMPORTED_MODULE_3__.nY) return first;
				}
				decode(Buffer.alloc(0), true);
				lines.end();
			} catch {}
			return first;
		}
		const hasKind = (value) => typeof value === "object" && value !== null && "kind" in value && typeof value.kind === "string";
	}),
	99712: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => isIdentifiableJob,
			c: () => identifyJob
		});
		const isIdentifiableJob = ({ id, name }) => id !== undefined || name !== undefined && name !== "";
		function identifyJob(job) {
			job.id ??= job.name;
		}
	}),
	37147: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => describeJsonFault });
		const maximumLength = 64 * 1024;
		const stringOrWord = /"(?:[^"\\]|\\.)*"?|-?\b(?:NaN|Infinity)\b/g;
		function describeJsonFault(text) {
			for (const [found] of text.slice(0, maximumLength).matchAll(stringOrWord)) {
				if (!found.startsWith("\"")) return `is not JSON: JSON has no number ${found}; leave the field out`;
			}
			return "is not JSON";
		}
	}),
	94572: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UB: () => createLineReader,
			gB: () => keptOfTooLong,
			nY: () => maximumLineLength
		});
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2512);
		var _base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10118);
		const maximumLineLength = 16 * 1024 * 1024;
		const keptOfTooLong = 100;
		const lineFeed = 10;
		function createLineReader({ line, tooLong }) {
			let number = 0;
			let pending = "";
			let skipped = "";
			let afterReturn = false;
			const takeLine = (text, isCut) => {
				number += 1;
				if (skipped === "") {
					line(text, number, isCut);
					return;
				}
				const start = skipped;
				skipped = "";
				tooLong(start, number);
			};
			const hold = (piece) => {
				if (skipped !== "") return;
				if (pending.length + piece.length > maximumLineLength) {
					skipped = (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__.Y)((pending === "" ? piece : pending).slice(0, keptOfTooLong + _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_1__.l2));
					pending = "";
				} else {
					pending = pending === "" ? piece : pending + piece;
				}
			};
			return {
				write(chunk) {
					if (chunk === "") return;
					let start = afterReturn && chunk.charCodeAt(0) === lineFeed ? 1 : 0;
					afterReturn = false;
					let nextReturn = indexOrEnd(chunk, "\r", start);
					let nextFeed = indexOrEnd(chunk, "\n", start);
					for (let end = Math.min(nextReturn, nextFeed); end < chunk.length; end = Math.min(nextReturn, nextFeed)) {
						if (pending === "" && skipped === "") {
							takeLine(chunk.slice(start, end), false);
						} else {
							hold(chunk.slice(start, end));
							const whole = pending;
							pending = "";
							takeLine(whole, false);
						}
						start = end + 1;
						if (end === nextReturn) {
							if (start === chunk.length) afterReturn = true;
							else if (chunk.charCodeAt(start) === lineFeed) start += 1;
							nextReturn = indexOrEnd(chunk, "\r", start);
						}
						if (nextFeed < start) nextFeed = indexOrEnd(chunk, "\n", start);
					}
					if (start < chunk.length) hold(chunk.slice(start));
				},
				count: () => number,
				end() {
					if (pending !== "" || skipped !== "") takeLine(pending, true);
					pending = "";
					return number;
				}
			};
		}
		function indexOrEnd(text, character, from) {
			const index = text.indexOf(character, from);
			return index === -1 ? text.length : index;
		}
	}),
	14157: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => limitName,
			o: () => maximumNameLength
		});
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		const maximumNameLength = 4096;
		const hashLength = 16;
		const limitName = (name) => (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.w)(name, maximumNameLength, hashLength);
	}),
	96968: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => readNdjson,
			g: () => createNdjsonReader
		});
		var _line_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94572);
		const byteOrderMark = 65279;
		async function readNdjson(chunks, handlers) {
			const lines = createNdjsonReader(handlers);
			for await (const chunk of chunks) lines.write(chunk);
			return lines.end();
		}
		function createNdjsonReader({ value, fault, shortcut }) {
			return (0, _line_reader_js__WEBPACK_IMPORTED_MODULE_0__.UB)({
				line(text, line, isCut) {
					const quick = shortcut?.(text);
					if (quick !== undefined) {
						value(quick, line, text.length);
						return;
					}
					const json = text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text;
					const mayBe = mayBeJson(json);
					const parsed = mayBe ? parse(json) : noValue;
					if (parsed !== noValue) value(parsed, line, text.length);
					else if (mayBe) fault({
						line,
						kind: isCut ? "cut-off" : "not-json",
						text: json
					});
					else if (json.trim() !== "") fault({
						line,
						kind: "not-json",
						text: json
					});
				},
				tooLong: (text, line) => fault({
					line,
					kind: "too-long",
					text
				})
			});
		}
		const noValue = Symbol("no value");
		function parse(json) {
			try {
				return JSON.parse(json);
			} catch {
				return noValue;
			}
		}
		function mayBeJson(text) {
			for (let index = 0; index < text.length; index += 1) {
				switch (text.charCodeAt(index)) {
					case 32:
					case 9: break;
					case 123:
					case 91:
					case 34:
					case 45:
					case 102:
					case 110:
					case 116: return true;
					default: {
						const code = text.charCodeAt(index);
						return code >= 48 && code <= 57;
					}
				}
			}
			return false;
		}
	}),
	51777: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => parseHex });
		function parseHex(text, start) {
			let value = 0;
			for (let index = start; index < start + 8; index += 1) {
				const code = text.charCodeAt(index);
				value = value << 4 | (code & 15) + (code >> 6) * 9;
			}
			return value >>> 0;
		}
	}),
	76623: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => problemRecord,
			Z: () => problemOf
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43268);
		const kinds = [
			"incomplete",
			"unreadable",
			"delivery",
			"missing",
			"attachment",
			"flaky"
		];
		const problemRecord = ({ kind, ...problem }) => ({
			kind: "problem",
			...problem,
			...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({ problem: kind })
		});
		function problemOf({ severity, problem, message, path, line, column }) {
			const kind = kinds.find((known) => known === problem);
			return {
				severity,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({ kind }),
				message,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({
					path,
					line,
					column
				})
			};
		}
	}),
	47034: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => isPlain,
			h: () => quote
		});
		var _well_formed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57534);
		const plainText = /^[ !#-[\]-~]*$/;
		const isPlain = (text) => plainText.test(text);
		const quote = (text) => isPlain(text) ? `"${text}"` : JSON.stringify((0, _well_formed_js__WEBPACK_IMPORTED_MODULE_0__.E)(text));
	}),
	85495: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => createRecordsReader,
			y: () => createOwnRecordsReader
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		var _base_files_file_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5385);
		var _base_files_text_decoder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84375);
		var _job_identity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99712);
		var _json_fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37147);
		var _ndjson_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96968);
		const faultTexts = {
			"not-json": _json_fault_js__WEBPACK_IMPORTED_MODULE_4__.a,
			"cut-off": () => "is cut off: the file ends inside it",
			"too-long": () => "is longer than 16 MiB"
		};
		const maximumProblems = 10;
		const createOwnRecordsReader = () => ({ read: (absolutePath, path, recorder) => readRecords(absolutePath, path, recorder, () => undefined) });
		function createRecordsReader() {
			let validator;
			return { async read(absolutePath, path, recorder) {
				validator ??= Promise.all([__webpack_require__.e(174), __webpack_require__.e(9758)]).then(__webpack_require__.bind(__webpack_require__, 19758)).then(({ createRecordValidator }) => createRecordValidator());
				return readRecords(absolutePath, path, recorder, await validator);
			} };
		}
		async function readRecords(absolutePath, path, recorder, validate) {
			const problems = [];
			let refusedLines = 0;
			const refuse = (message, line) => {
				refusedLines += 1;
				if (refusedLines <= maximumProblems) problems.push({
					severity: "error",
					kind: "incomplete",
					message,
					path,
					line
				});
			};
			const lines = (0, _ndjson_js__WEBPACK_IMPORTED_MODULE_3__.g)({
				value(value, line, length) {
					const wrong = validate(value, length);
					if (wrong === undefined) passOn(value, recorder);
					else refuse(`The line is not a valid record: ${wrong}.`, line);
				},
				fault({ line, kind, text }) {
					refuse(`The line ${faultTexts[kind](text)}.`, line);
				}
			});
			const text = createTextWriter(lines);
			const broken = await readLines(absolutePath, path, text);
			const line = lines.end();
			const damage = text.damage();
			if (damage !== undefined) {
				const message = `The line contains bytes that are not UTF-8. They are read as ${damage.readAs}, here and below. Write the file as UTF-8.`;
				problems.push({
					severity: "warning",
					message,
					path,
					line: damage.line
				});
			}
			const more = refusedLines - maximumProblems;
			if (more > 0) {
				const message = more === 1 ? "1 more line is not a valid record." : `${more} more lines are not valid records.`;
				problems.push({
					severity: "error",
					kind: "incomplete",
					message,
					path
				});
			}
			if (broken !== undefined) {
				const message = `The file was not read to its end: ${broken}. The records before that are kept.`;
				problems.push({
					severity: "error",
					kind: "incomplete",
					message,
					path,
					line: Math.max(1, line)
				});
			}
			return problems;
		}
		function passOn(record, recorder) {
			if (record.kind === "job") (0, _job_identity_js__WEBPACK_IMPORTED_MODULE_5__.c)(record);
			if (record.kind !== "test") {
				recorder.record(record);
				return;
			}
			const test = record;
			test.suite ??= [];
			recorder.test(test);
		}
		async function readLines(absolutePath, path, text) {
			const chunks = (0, _base_files_file_bytes_js__WEBPACK_IMPORTED_MODULE_1__.MY)(absolutePath);
			try {
				for (;;) {
					const next = await chunks.next().catch((cause) => (0, _base_files_file_bytes_js__WEBPACK_IMPORTED_MODULE_1__.XP)(cause) ?? unreadable(path, cause));
					if (typeof next === "string") return next;
					if (next.done) break;
					text.write(next.value);
				}
			} finally {
				await chunks.return();
			}
			text.end();
			return undefined;
		}
		function createTextWriter(lines) {
			const decoder = (0, _base_files_text_decoder_js__WEBPACK_IMPORTED_MODULE_2__.W)();
			let length = 0;
			let damagedLine;
			const decode = (bytes, last) => {
				for (const piece of decoder.decode(bytes, last)) {
					let start = 0;
					if (damagedLine === undefined && decoder.damageOffset !== undefined && decoder.damageOffset < length + piece.length) {
						start = decoder.damageOffset - length;
						lines.write(piece.slice(0, start));
						damagedLine = lines.count() + 1;
					}
					lines.write(start === 0 ? piece : piece.slice(start));
					length += piece.length;
				}
			};
			return {
				write: (bytes) => decode(bytes, false),
				end: () => decode(Buffer.alloc(0), true),
				damage() {
					if (damagedLine === undefined) return undefined;
					return {
						line: damagedLine,
						readAs: decoder.encoding === "utf-8" ? "U+FFFD" : decoder.encoding
					};
				}
			};
		}
		function unreadable(path, cause) {
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The records file "${path}" cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(cause)}.`, {
				place: { path },
				cause
			});
		}
	}),
	97945: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			checkoutRoots: () => checkoutRoots,
			withRelativePaths: () => withRelativePaths
		});
		var _checkout_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55909);
		function checkoutRoots(folders) {
			const roots = folders.map((folder) => folder.normalize("NFC").replaceAll("\\", "/"));
			return [...new Set(roots)].filter((root) => /^(?:[A-Za-z]:)?\/[^/]/.test(root)).sort((a, b) => a.length - b.length);
		}
		const colon = 58;
		const slash = 47;
		function withRelativePaths(text, roots) {
			let result = "";
			let copied = 0;
			for (let index = text.indexOf("/"); index !== -1; index = text.indexOf("/", Math.max(index + 1, copied))) {
				const start = pathStart(text, index);
				if (start === undefined) continue;
				const end = (0, _checkout_folder_js__WEBPACK_IMPORTED_MODULE_0__.E)({
					text,
					start,
					hasDrive: start < index
				}, roots);
				if (end === undefined) continue;
				const rest = text.charCodeAt(end) === slash ? end + 1 : end;
				const isFolder = rest === text.length || (0, _checkout_folder_js__WEBPACK_IMPORTED_MODULE_0__.k)(text.charCodeAt(rest));
				result += `${text.slice(copied, withScheme(text, start))}${isFolder ? "." : ""}`;
				copied = rest;
			}
			return copied === 0 ? text : result + text.slice(copied);
		}
		function pathStart(text, index) {
			if (text.charCodeAt(index + 1) === slash) return undefined;
			if (index === 0) return 0;
			const before = text.charCodeAt(index - 1);
			if (before === colon && isDrive(text, index - 2)) return index - 2;
			if ((0, _checkout_folder_js__WEBPACK_IMPORTED_MODULE_0__.k)(before)) return index;
			return text.startsWith("file://", index - 7) && index >= 7 ? index : undefined;
		}
		function isDrive(text, index) {
			const letter = text.charCodeAt(index) | 32;
			if (index < 0 || letter < 97 || letter > 122) return false;
			return index === 0 || text.charCodeAt(index - 1) === slash || (0, _checkout_folder_js__WEBPACK_IMPORTED_MODULE_0__.k)(text.charCodeAt(index - 1));
		}
		function withScheme(text, start) {
			const scheme = [
				"file:///",
				"file://",
				"file:/",
				"file:"
			].find((front) => start >= front.length && text.startsWith(front, start - front.length));
			return start - (scheme?.length ?? 0);
		}
	}),
	85859: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Px: () => maximumOwners,
			id: () => maximumQuarantineText,
			qe: () => maximumOwner
		});
		const maximumOwners = 20;
		const maximumOwner = 255;
		const maximumQuarantineText = 500;
	}),
	40167: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			createOccurrences: () => createOccurrences,
			createTestIdentities: () => createTestIdentities,
			testId: () => testId
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var _parse_hex_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51777);
		var _quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47034);
		var _relative_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97945);
		var _well_formed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57534);
		function testId(module, suite, name, occurrence = 0) {
			return digest(identityJson(prefixJson(module, suite, []), pathJson(name, []), occurrence));
		}
		function createTestIdentities(module, roots = []) {
			const occurrences = createOccurrences();
			let lastModule = module;
			let lastSuite;
			let prefix = "";
			return {
				next(suite, name, ownModule = module, job) {
					if (suite !== lastSuite || ownModule !== lastModule) {
						lastModule = ownModule;
						lastSuite = suite;
						prefix = prefixJson(ownModule, suite, roots);
					}
					const nameJson = pathJson(name, roots);
					const id = digest(identityJson(prefix, nameJson, 0));
					const occurrence = occurrences.next(job === undefined ? id : digest(`${id} ${job}`));
					return occurrence === 0 ? id : digest(identityJson(prefix, nameJson, occurrence));
				},
				restart() {
					lastSuite = undefined;
					occurrences.restart();
				}
			};
		}
		const initialLength = 4 * 1024;
		const occurrenceWindow = 65536;
		function createOccurrences(window = occurrenceWindow) {
			let young = createGeneration(window);
			let old = createGeneration(window);
			return {
				next(id) {
					const high = (0, _parse_hex_js__WEBPACK_IMPORTED_MODULE_2__.j)(id, 0);
					const low = (0, _parse_hex_js__WEBPACK_IMPORTED_MODULE_2__.j)(id, 8);
					const slot = young.find(high, low);
					let count = young.count(slot);
					if (count === 0) {
						count = old.count(old.find(high, low));
						if (young.isFull()) {
							const dropped = old;
							old = young;
							young = dropped;
							young.clear();
						}
						young.makeRoom();
						young.set(young.find(high, low), high, low, count + 1);
					} else {
						young.set(slot, high, low, count + 1);
					}
					return count;
				},
				restart() {
					young.clear();
					old.clear();
				}
			};
		}
		function createGeneration(capacity) {
			const maximumLength = 4 * 2 ** Math.ceil(Math.log2(capacity * 2));
			let slots = new Uint32Array(Math.min(maximumLength, initialLength));
			let mask = slots.length - 1;
			let stamp = 1;
			let size = 0;
			function find(high, low) {
				let slot = low << 2 & mask;
				while (slots[slot + 3] === stamp && !(slots[slot] === high && slots[slot + 1] === low)) slot = slot + 4 & mask;
				return slot;
			}
			function grow() {
				const before = slots;
				slots = new Uint32Array(Math.min(maximumLength, 4 * before.length));
				mask = slots.length - 1;
				for (let slot = 0; slot < before.length; slot += 4) {
					if (before[slot + 3] === stamp) slots.set(before.subarray(slot, slot + 4), find(before[slot] ?? 0, before[slot + 1] ?? 0));
				}
			}
			return {
				find,
				makeRoom() {
					if (8 * size >= slots.length && slots.length < maximumLength) grow();
				},
				count: (slot) => slots[slot + 3] === stamp ? slots[slot + 2] ?? 0 : 0,
				set(slot, high, low, count) {
					if (slots[slot + 3] !== stamp) size += 1;
					slots[slot] = high;
					slots[slot + 1] = low;
					slots[slot + 2] = count;
					slots[slot + 3] = stamp;
				},
				isFull: () => size >= capacity,
				clear() {
					stamp += 1;
					size = 0;
				}
			};
		}
		const prefixJson = (module, suite, roots) => [
			"[",
			(0, _quote_js__WEBPACK_IMPORTED_MODULE_3__.h)(normalForm(module)),
			",[",
			suite.map((name) => pathJson(name, roots)).join(","),
			"],"
		].join("");
		const identityJson = (prefix, nameJson, occurrence) => occurrence === 0 ? `${prefix}${nameJson}]` : `${prefix}${nameJson},${occurrence}]`;
		function pathJson(text, roots) {
			const plain = (0, _quote_js__WEBPACK_IMPORTED_MODULE_3__.$)(text);
			const path = plain ? text : normalForm(text).replaceAll("\\", "/");
			const relative = path.includes("/") ? (0, _relative_paths_js__WEBPACK_IMPORTED_MODULE_1__.withRelativePaths)(path, roots) : path;
			return plain ? `"${relative}"` : (0, _quote_js__WEBPACK_IMPORTED_MODULE_3__.h)(relative);
		}
		const normalForm = (text) => (0, _well_formed_js__WEBPACK_IMPORTED_MODULE_4__.E)(text).normalize("NFC");
		const digest = (json) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", json, "hex").slice(0, 32);
	}),
	68493: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => testQuarantine });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43268);
		const testQuarantine = ({ until, owner, reason, issue, isAdded }) => ({ ...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({
			until,
			owner,
			reason,
			issue,
			isAdded: isAdded === true ? isAdded : undefined
		}) });
	}),
	62559: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => createUnlistedProblems });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		const kindsByWeight = [
			"attachment",
			undefined,
			"missing",
			"delivery",
			"flaky",
			"unreadable",
			"incomplete"
		];
		const worstKind = (one, other) => kindsByWeight.indexOf(one) >= kindsByWeight.indexOf(other) ? one : other;
		function createUnlistedProblems() {
			let count = 0;
			let severity = "warning";
			let kind;
			return {
				add(problem) {
					count += 1;
					if (problem.severity === "error") severity = "error";
					kind = count === 1 ? problem.kind : worstKind(kind, problem.kind);
				},
				clear() {
					count = 0;
					severity = "warning";
					kind = undefined;
				},
				list() {
					if (count === 0) return [];
					const message = count === 1 ? "1 more problem is not listed." : `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(count)} more problems are not listed.`;
					return [{
						severity,
						...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({ kind }),
						message
					}];
				}
			};
		}
	}),
	25188: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => usesBaseline,
			L: () => judgedProperties
		});
		const propertiesIn = ({ components }) => components.flatMap((component) => {
			if (component.type === "section") return propertiesIn(component);
			return component.type === "property" ? [component] : [];
		});
		const judgedProperties = (template) => propertiesIn(template).filter(({ min, max, baseline }) => min !== undefined || max !== undefined || baseline?.expectedTrend !== undefined);
		const usesBaseline = (template) => propertiesIn(template).some(({ baseline }) => baseline !== undefined);
	}),
	27619: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => visibleEnvironment,
			t: () => whyHidden
		});
		const secret = /^(?:INPUT_|ACTIONS_|SERVICE_(?:API_KEY|ADMIN_KEY|STORE)$|SERVICE_STORE_)/i;
		const isJobToken = (name) => name.toUpperCase() === "GITHUB_TOKEN";
		function whyHidden(name, purpose) {
			if (isJobToken(name) && purpose !== "token") {
				return `the variable "${name}" may be used in report.codehost.token only, so that it goes to GitHub and nowhere else; remove it here`;
			}
			if (!secret.test(name)) return undefined;
			return `the variable "${name}" is not available, because variables named INPUT_\u2026, ACTIONS_\u2026, SERVICE_API_KEY, SERVICE_ADMIN_KEY or SERVICE_STORE\u2026 may hold secrets; pass the value in a variable of another name`;
		}
		function visibleEnvironment(env, purpose) {
			return Object.freeze(Object.fromEntries(Object.entries(env).filter(([name]) => whyHidden(name, purpose) === undefined)));
		}
	}),
	80806: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => loadEvaluator });
		const withoutExpressions = {
			text: (template) => template,
			token: (template) => template,
			parts: (template) => [{
				kind: "literal",
				text: template
			}],
			condition(condition) {
				throw new Error(`The condition "${condition}" needs the expression language, but the evaluator was created without it.`);
			}
		};
		async function loadEvaluator(variables, needed) {
			if (!needed) return withoutExpressions;
			const { createEvaluator } = await Promise.all([__webpack_require__.e(6631), __webpack_require__.e(8727)]).then(__webpack_require__.bind(__webpack_require__, 38727));
			return createEvaluator(variables());
		}
	}),
	60204: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HP: () => scanCondition,
			WH: () => scanTemplate,
			xS: () => hasExpression
		});
		const hasExpression = (text) => text.includes("{{");
		function scanTemplate(template) {
			const parts = [];
			let from = 0;
			for (;;) {
				const open = template.indexOf("{{", from);
				if (open === -1) break;
				const end = endOfExpression(template, open + 2);
				if ("fault" in end) return {
					parts,
					fault: end.fault
				};
				if (open > from) parts.push({
					kind: "literal",
					text: template.slice(from, open)
				});
				parts.push({
					kind: "expression",
					text: template.slice(open + 2, end.close),
					offset: open + 2
				});
				from = end.close + 2;
			}
			if (from < template.length) parts.push({
				kind: "literal",
				text: template.slice(from)
			});
			return { parts };
		}
		function scanCondition(condition) {
			const start = condition.length - condition.trimStart().length;
			if (!condition.startsWith("{{", start)) return {
				kind: "expression",
				text: condition,
				offset: 0
			};
			const end = endOfExpression(condition, start + 2);
			if ("fault" in end) return {
				kind: "fault",
				fault: end.fault
			};
			const after = end.close + 2;
			if (condition.slice(after).trim() === "") return {
				kind: "expression",
				text: condition.slice(start + 2, end.close),
				offset: start + 2
			};
			const message = "a condition must be a single expression; put all of it between one pair of braces, or remove the braces";
			return {
				kind: "fault",
				fault: {
					message,
					offset: after
				}
			};
		}
		function endOfExpression(template, start) {
			let at = start;
			let close = -1;
			for (;;) {
				if (close < at) close = template.indexOf("}}", at);
				if (close === -1) return { fault: {
					message: "the \"{{\" is not closed by \"}}\"",
					offset: start - 2
				} };
				const quote = template.slice(at, close).indexOf("'");
				if (quote === -1) return { close };
				const closingQuote = template.indexOf("'", at + quote + 1);
				if (closingQuote === -1) return { fault: {
					message: "the quoted text is not closed",
					offset: at + quote
				} };
				at = closingQuote + 1;
			}
		}
	}),
	3515: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DF: () => variablesIn,
			Rz: () => checkVariable,
			zo: () => variableNames
		});
		var _base_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19327);
		var _judge_summary_history_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51826);
		var _judge_summary_test_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77727);
		var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27619);
		const plain = (of) => ({
			fields: "none",
			of
		});
		const group = (of, fields) => ({
			fields,
			of
		});
		const runStatus = ({ summary }) => summary?.status ?? "unknown";
		const variables = {
			env: {
				fields: "environment",
				of: ({ env }) => env
			},
			status: plain(runStatus),
			successful: plain((run) => runStatus(run) === "successful"),
			failed: plain((run) => runStatus(run) === "failed"),
			cancelled: plain((run) => runStatus(run) === "cancelled"),
			skipped: plain((run) => runStatus(run) === "skipped"),
			source: group(({ ciContext }) => ciContext.source, [
				"url",
				"ref",
				"branch",
				"commit",
				"commitMessage",
				"pullRequest",
				"pullRequestTitle",
				"pullRequestUrl"
			]),
			actor: plain(({ ciContext }) => ciContext.actor),
			ref: plain(({ ciContext }) => ciContext.ref),
			org: plain(({ ciContext }) => ciContext.org),
			project: plain(({ ciContext }) => ciContext.project),
			module: plain(({ ciContext }) => ciContext.module),
			pipeline: plain(({ ciContext }) => ciContext.pipeline),
			job: plain(({ ciContext }) => ciContext.job),
			build: group(({ ciContext }) => ciContext.build, [
				"id",
				"number",
				"url"
			]),
			tests: group(({ summary }) => {
				const { counts = (0, _judge_summary_test_counts_js__WEBPACK_IMPORTED_MODULE_2__.s4)(), ...judged } = summary ?? {};
				return {
					...counts,
					...(0, _judge_summary_history_facts_js__WEBPACK_IMPORTED_MODULE_1__.K)({
						counts,
						...judged
					})
				};
			}, [
				"total",
				"successful",
				"failed",
				"skipped",
				"cancelled",
				"running",
				"unknown",
				"flaky",
				"duration",
				"new",
				"known",
				"fixed",
				"gone"
			]),
			previous: group(({ summary }) => ({ status: summary?.history?.previousStatus }), ["status"]),
			gates: group(({ summary: { gateReasons = [] } = {} }) => ({
				fails: gateReasons.length > 0,
				reasons: gateReasons.map(({ message }) => message).join(" ")
			}), ["fails", "reasons"]),
			changed: plain(({ summary }) => summary !== undefined && (0, _judge_summary_history_facts_js__WEBPACK_IMPORTED_MODULE_1__.$)(summary)),
			jobs: group(({ summary: { jobs = [] } = {} }) => ({
				total: jobs.length,
				failed: jobs.filter(({ counts }) => counts.failed > 0).length
			}), ["total", "failed"]),
			files: group(({ summary }) => ({ total: summary?.files.length ?? 0 }), ["total"]),
			metadata: {
				fields: "any",
				of: ({ metadata }) => metadata
			},
			properties: {
				fields: "any",
				of: ({ properties }) => properties
			}
		};
		const variablesIn = (run) => Object.fromEntries(Object.entries(variables).map(([name, { of }]) => [name, of(run)]));
		const variableNames = Object.keys(variables);
		const fieldsByLowerName = new Map(Object.entries(variables).map(([name, { fields }]) => [name.toLowerCase(), fields]));
		function checkVariable({ name, offset, field, isOfOneField }, purpose) {
			const fields = fieldsByLowerName.get(name.toLowerCase());
			if (fields === undefined) return {
				message: `unknown variable "${name}"; ${(0, _base_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__.h)(name, variableNames)}`,
				offset
			};
			if (fields === "environment") {
				if (!isOfOneField) return {
					message: "\"env\" must not be used as a whole; name the variable that you need, as in env.BRANCH",
					offset
				};
				const why = field && (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.t)(field.name, purpose);
				return field && why ? {
					message: why,
					offset: field.offset
				} : undefined;
			}
			if (field === undefined || fields === "any") return undefined;
			if (fields === "none") return {
				message: `"${name}" is a plain value and has no field "${field.name}"`,
				offset: field.offset
			};
			if (fields.some((known) => known.toLowerCase() === field.name.toLowerCase())) return undefined;
			return {
				message: `"${name}" has no field "${field.name}"; ${(0, _base_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__.h)(field.name, fields)}`,
				offset: field.offset
			};
		}
	}),
	45500: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			x: () => createMarkPaints,
			z: () => terminalSigns
		});
		var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57336);
		var picocolors__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_0__);
		const terminalSigns = {
			successful: "\u2713",
			failed: "\u2717",
			skipped: "\u2013",
			cancelled: "\u2298",
			running: "\u2026",
			unknown: "?",
			flaky: "\u21bb",
			waiting: "\u2026",
			incomplete: "!",
			quarantined: "\u2013"
		};
		function createMarkPaints(color) {
			const { cyan, gray, green, red, yellow } = picocolors__WEBPACK_IMPORTED_MODULE_0___default().createColors(color);
			return {
				successful: green,
				failed: red,
				skipped: gray,
				cancelled: red,
				running: cyan,
				unknown: yellow,
				flaky: yellow,
				waiting: cyan,
				incomplete: yellow,
				quarantined: gray
			};
		}
	}),
	69386: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => padColumns,
			L: () => textColumns
		});
		const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
		const narrow = /[\p{Mark}\u200b-\u200d\u2060\u2066-\u2069\ufeff]/u;
		const colour = /\u001b\[\d*m/g;
		function textColumns(text) {
			let columns = 0;
			for (const character of text.replace(colour, "")) columns += narrow.test(character) ? 0 : wide.test(character) ? 2 : 1;
			return columns;
		}
		function padColumns(text, columns, align) {
			const missing = Math.max(0, columns - textColumns(text));
			const before = align === "right" ? missing : align === "center" ? missing >> 1 : 0;
			return " ".repeat(before) + text + " ".repeat(missing - before);
		}
	}),
	32023: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { O: () => actionReference });
		var _package_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8330);
		function actionReferenceOf(repositoryUrl, currentVersion) {
			const name = new URL(repositoryUrl.replace(/^git\+/, "")).pathname.slice(1).replace(/\.git$/, "");
			return `${name}@v${Math.max(1, Number.parseInt(currentVersion, 10))}`;
		}
		const actionReference = actionReferenceOf(_package_json__WEBPACK_IMPORTED_MODULE_0__.Jk.O, _package_json__WEBPACK_IMPORTED_MODULE_0__.rE);
	}),
	16673: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => collectRecords });
		var defined_fields = __webpack_require__(43268);
		var errors = __webpack_require__(34758);
		var glob = __webpack_require__(33334);
		var known_fields = __webpack_require__(70454);
		var heap = __webpack_require__(84788);
		var cut_margin = __webpack_require__(2512);
		var mapped_texts = __webpack_require__(86212);
		var secret_mask = __webpack_require__(25232);
		;
		function maskSecrets(next, mask) {
			const clean = mask === secret_mask.w ? cut_margin.aX : (text) => (0, cut_margin.aX)(mask.text(text));
			const cleanValue = (0, mapped_texts.z)(clean);
			let isForeign = true;
			let lastSuite;
			let lastClean = [];
			const suiteOf = (suite) => {
				if (suite !== lastSuite) {
					lastSuite = suite;
					lastClean = cleanValue(suite);
				}
				return lastClean;
			};
			return {
				beginFile(file) {
					isForeign = file.format === "events" || file.format === "records";
					lastSuite = undefined;
					next.beginFile(mask.value(file));
				},
				test(test) {
					if (isForeign) next.test(mask.value(test));
					else next.test(cleanTest(test, suiteOf(test.suite), clean, cleanValue));
				},
				restartFile: () => next.restartFile(),
				endFile: (problems) => next.endFile(cleanValue(problems)),
				record: (record) => next.record(mask.value(record))
			};
		}
		const fields = [
			"name",
			"message",
			"details",
			"expected",
			"actual",
			"stdout",
			"stderr",
			"file",
			"job",
			"tags",
			"metadata",
			"attempts"
		];
		function cleanTest(test, suite, clean, cleanValue) {
			const { name, message, details, expected, actual, stdout, stderr, file, job, tags, metadata, attempts } = test;
			const isClean = clean(name) === name && suite === test.suite && (message === undefined || clean(message) === message) && (details === undefined || clean(details) === details) && (expected === undefined || clean(expected) === expected) && (actual === undefined || clean(actual) === actual) && (stdout === undefined || clean(stdout) === stdout) && (stderr === undefined || clean(stderr) === stderr) && (file === undefined || clean(file) === file) && (job === undefined || clean(job) === job) && (tags === undefined || cleanValue(tags) === tags) && (metadata === undefined || cleanValue(metadata) === metadata) && (attempts === undefined || cleanValue(attempts) === attempts);
			if (isClean) return test;
			const changed = fields.flatMap((field) => test[field] === undefined ? [] : [[field, cleanValue(test[field])]]);
			return {
				...test,
				suite,
				...Object.fromEntries(changed)
			};
		}
		var promises_ = __webpack_require__(58500);
		var counts = __webpack_require__(3517);
		var display_text = __webpack_require__(60331);
		var excerpt = __webpack_require__(87216);
		var word_list = __webpack_require__(89262);
		var job_executions = __webpack_require__(32619);
		var match_files = __webpack_require__(1473);
		var first_record = __webpack_require__(11372);
		var read_records = __webpack_require__(85495);
		var evidence = __webpack_require__(29337);
		var failed_steps = __webpack_require__(48371);
		;
		function failedPathSteps(steps) {
			const [path] = (0, failed_steps.K)(steps);
			return path?.reduceRight((inner, { name, phase }) => [{
				name: (0, excerpt.Kb)(name, evidence.w$),
				status: "failed",
				...phase === undefined ? {} : { phase },
				...inner === undefined ? {} : { steps: inner }
			}], undefined);
		}
		var stated_values = __webpack_require__(51426);
		;
		const maximumAttempts = 1e5;
		const maximumAttemptsOfATest = 20;
		const maximumMessage = 2e3;
		const maximumDetails = 4e3;
		const maximumValue = 2e3;
		const maximumAttachmentsLength = 1e5;
		const maximumText = 16 * 1024 * 1024;
		const maximumKeyLength = 500;
		function createFailedAttempts() {
			const attemptsOf = new Map();
			let total = 0;
			let textLeft = maximumText;
			let leftOut = 0;
			const append = (attempts, attempt) => {
				if (attempts.length === maximumAttemptsOfATest) attempts.shift();
				else total += 1;
				const { message = "", details = "", expected = "", actual = "", steps, stepsLeftOut, attachments, attachmentsLeftOut, ...rest } = attempt;
				const length = message.length + details.length + expected.length + actual.length + lengthOf(steps) + lengthOf(attachments);
				attempts.push(length <= textLeft ? attempt : rest);
				if (length <= textLeft) textLeft -= length;
			};
			return {
				add(key, test) {
					if (total >= maximumAttempts || key.length > maximumKeyLength) {
						leftOut += 1;
						return;
					}
					const attempts = attemptsOf.get(key) ?? [];
					attemptsOf.set(key, attempts);
					for (const attempt of [...test.attempts?.slice(-maximumAttemptsOfATest) ?? [], test]) append(attempts, shortened(attempt));
				},
				of: (key) => attemptsOf.get(key),
				leftOut: () => leftOut
			};
		}
		const lengthOf = (evidence) => evidence === undefined ? 0 : JSON.stringify(evidence).length;
		function boundedEvidence({ steps, stepsLeftOut, attachments, attachmentsLeftOut }) {
			const keepsSteps = Array.isArray(steps) && lengthOf(steps) <= evidence.Wk;
			const kept = Array.isArray(attachments) ? attachments.slice(0, evidence.ZA) : [];
			const keepsAttachments = kept.length > 0 && lengthOf(kept) <= maximumAttachmentsLength;
			return (0, defined_fields.X)({
				steps: keepsSteps ? steps : steps && failedPathSteps(steps),
				stepsLeftOut: keepsSteps ? stepsLeftOut : undefined,
				attachments: keepsAttachments ? kept : undefined,
				attachmentsLeftOut: keepsAttachments ? attachmentsLeftOut : undefined
			});
		}
		const shortened = ({ status, duration, message, details, timestamp, ...values }) => ({
			status,
			...(0, defined_fields.X)({
				duration,
				message: message === undefined ? undefined : (0, excerpt.Kb)(message, maximumMessage),
				details: details === undefined ? undefined : (0, excerpt.Kb)(details, maximumDetails),
				...(0, stated_values.e)(values, maximumValue),
				timestamp
			}),
			...boundedEvidence(values)
		});
		;
		const maximumLength = 1e3;
		const repeatable = /^(.+)\.([1-9]\d{0,8})$/;
		function jobAttempt({ org, project, pipeline, module, job, build }) {
			const names = [
				org,
				project,
				pipeline,
				module,
				job,
				build
			].map((name) => name ?? "");
			if (!names.every((name) => typeof name === "string" && name.length <= maximumLength)) return undefined;
			const [, run, attempt] = repeatable.exec(names.pop() ?? "") ?? [];
			const name = names.at(-1);
			if (!name || run === undefined) return undefined;
			return {
				group: JSON.stringify([...names, run]),
				job: name,
				run,
				attempt: Number(attempt)
			};
		}
		var repeated_job = __webpack_require__(19e3);
		var test_identity = __webpack_require__(40167);
		;
		function createTestKeys() {
			let owner = {
				group: 0,
				job: ""
			};
			let identities;
			return {
				begin(next) {
					owner = next;
					identities?.restart();
				},
				next(test) {
					const { job, module } = test;
					identities ??= test.id === undefined ? (0, test_identity.createTestIdentities)("") : undefined;
					const id = test.id ?? identities?.next(test.suite, test.name, module);
					return job === undefined || job === owner.job ? `${owner.group}\0${id}` : `${owner.group}\0${job}\0${id}`;
				}
			};
		}
		;
		const maximumName = 200;
		const noEarlierAttempts = {
			files: [],
			problems: [],
			withStates: (jobs) => jobs,
			addTo: (recorder) => recorder
		};
		async function readEarlierAttempts({ signal, mask, rerun, ...options }) {
			const attempts = await findAttempts((0, match_files.x)(options).files, rerun);
			const newest = new Map();
			for (const { group, attempt } of attempts) newest.set(group, Math.max(attempt, newest.get(group) ?? 0));
			const isNewest = ({ group, attempt }) => attempt === newest.get(group);
			const failed = createFailedAttempts();
			const read = createFailureReader({ add: (key, test) => failed.add(key, mask(test)) });
			const files = [];
			for (const earlier of attempts.filter((found) => !isNewest(found)).sort((a, b) => a.attempt - b.attempt)) {
				await (0, promises_.setImmediate)();
				signal?.throwIfAborted();
				if (await read(earlier)) files.push(earlierFile(earlier, mask(earlier.job)));
			}
			const replaced = await replacedAttempts(attempts.filter(isNewest), rerun, mask);
			files.push(...replaced.files);
			if (files.length === 0 && replaced.problems.length === 0) return noEarlierAttempts;
			const owners = new Map(attempts.filter(isNewest).map((found) => [found.file.path, found]));
			return {
				files,
				withStates: replaced.withStates,
				problems: [...replaced.problems, ...problemsOf(failed)],
				addTo: (recorder) => withFailedAttempts(recorder, failed, owners)
			};
		}
		async function replacedAttempts(newest, rerun, mask) {
			const older = rerun === undefined ? [] : newest.filter(({ run, attempt }) => run === rerun.run && attempt < rerun.attempt);
			if (rerun === undefined || older.length === 0) return noEarlierAttempts;
			const executions = await rerun.readExecutions();
			if (executions === undefined) {
				const unconfirmed = mask(older.map(({ job, attempt }) => ({
					job,
					attempt
				})));
				return {
					files: [],
					problems: [unknownProblem(unconfirmed, rerun)],
					withStates: statesOf(unconfirmed, rerun)
				};
			}
			const replaced = older.filter(({ job, attempt }) => (0, job_executions.Yj)(job, attempt, executions));
			return {
				...noEarlierAttempts,
				files: replaced.map(({ file: { path, absolutePath }, job }) => ({
					path,
					absolutePath,
					because: `records of the job ${shownJob(mask(job))}, which has run again`
				})),
				problems: [...new Set(replaced.map(({ job }) => mask(job)))].map((job) => ({
					severity: "error",
					kind: "incomplete",
					message: `The job ${shownJob(job)} has run again, and has left no records since. Its earlier results do not count.`
				}))
			};
		}
		const statesOf = (unconfirmed, { attempt: newest }) => {
			return (jobs, maximumLength) => {
				const attempts = new Map(unconfirmed.map(({ job, attempt }) => [(0, excerpt.Kb)(job, maximumLength), attempt]));
				return jobs.map((job) => {
					const attempt = attempts.get(job.job ?? "");
					return attempt === undefined ? {
						...job,
						attempt: newest
					} : {
						...job,
						attempt,
						state: "earlier"
					};
				});
			};
		};
		const maximumNamed = 10;
		function unknownProblem(older, { attempt }) {
			const names = [...new Set(older.map((found) => `${shownJob(found.job)} (attempt ${found.attempt})`))];
			const more = names.length - maximumNamed;
			const shown = (0, word_list.d)([...names.slice(0, maximumNamed), ...more > 0 ? [`${(0, counts.B)(more)} more`] : []]);
			const message = `This is attempt ${attempt}; these jobs reported in an earlier attempt: ${shown}. Whether they have run again is known only with the permission "actions: read".`;
			return {
				severity: "warning",
				message
			};
		}
		const shownJob = (job) => (0, display_text.p)((0, excerpt.Kb)(job, maximumName));
		async function findAttempts(files, rerun) {
			const found = [];
			const groups = new Map();
			if (files.length < 2 && rerun === undefined) return found;
			for (const file of files) {
				const record = isExcludable(file) ? await (0, first_record.w)(file.absolutePath) : undefined;
				const attempt = record && jobAttempt(record);
				if (attempt === undefined) continue;
				const group = groups.get(attempt.group) ?? groups.size;
				groups.set(attempt.group, group);
				found.push({
					...attempt,
					group,
					file
				});
			}
			return found;
		}
		const earlierFile = ({ file: { path, absolutePath } }, job) => {
			return {
				path,
				absolutePath,
				because: `an earlier attempt of the job ${shownJob(job)}`
			};
		};
		const isExcludable = ({ absolutePath }) => !/[\r\n]|^\s|\s$/.test(absolutePath);
		function createFailureReader(failed) {
			const reader = (0, read_records.Y)();
			const keys = createTestKeys();
			const recorder = {
				test(test) {
					const key = keys.next(test);
					if (test.status !== "successful" && test.status !== "skipped") failed.add(key, test);
				},
				record() {}
			};
			return async (attempt) => {
				keys.begin(attempt);
				try {
					await reader.read(attempt.file.absolutePath, attempt.file.path, recorder);
					return true;
				} catch {
					return false;
				}
			};
		}
		function problemsOf(failed) {
			const leftOut = failed.leftOut();
			if (leftOut === 0) return [];
			const message = `The report includes the first ${(0, counts.B)(maximumAttempts)} tests that failed in earlier attempts, and leaves out ${(0, counts.B)(leftOut)}.`;
			return [{
				severity: "warning",
				message
			}];
		}
		function withFailedAttempts(next, failed, owners) {
			const keys = createTestKeys();
			let owner;
			return {
				...next,
				beginFile(file) {
					owner = owners.get(file.path);
					if (owner !== undefined) keys.begin(owner);
					next.beginFile(file);
				},
				restartFile() {
					if (owner !== undefined) keys.begin(owner);
					next.restartFile();
				},
				test(test) {
					const earlier = owner ? failed.of(keys.next(test)) : undefined;
					if (owner === undefined || earlier === undefined) next.test(test);
					else if (test.status === "successful") next.test((0, repeated_job.passedAgain)(test, earlier, owner.attempt));
					else next.test({
						...test,
						attempts: [...earlier, ...test.attempts ?? []]
					});
				}
			};
		}
		var cause_reader = __webpack_require__(73548);
		var test_location = __webpack_require__(90644);
		var test_owners = __webpack_require__(96679);
		var relative_paths = __webpack_require__(97945);
		var failure_table = __webpack_require__(61255);
		;
		const idsOf = ({ lastId }) => ({
			beginFile() {},
			restartFile() {},
			next: lastId
		});
		function createFailureIds(place, maximum = failure_table.p) {
			let identities;
			let ofEarlierFiles = 0;
			let ofFile = 0;
			const create = () => {
				const [module = "", folders] = place();
				return (0, test_identity.createTestIdentities)(module, (0, relative_paths.checkoutRoots)(folders));
			};
			return {
				beginFile() {
					ofEarlierFiles += ofFile;
					ofFile = 0;
					identities?.restart();
				},
				restartFile() {
					ofFile = 0;
					identities?.restart();
				},
				next(test) {
					if (ofEarlierFiles + ofFile >= maximum) return undefined;
					ofFile += 1;
					identities ??= create();
					return identities.next(test.suite, test.name, test.module, test.job);
				}
			};
		}
		function identifyFailures(next, ids, needsAll = false) {
			let format = "";
			return {
				beginFile(file) {
					format = file.format;
					ids.beginFile();
					next.beginFile(file);
				},
				test(test) {
					if (!needsAll && test.status !== "failed" && test.flaky !== true) next.test(test);
					else next.test(test, test.id ?? ids.next(test), test.format ?? format);
				},
				restartFile() {
					ids.restartFile();
					next.restartFile();
				},
				endFile: (problems) => next.endFile(problems),
				record: (record) => next.record(record)
			};
		}
		var job_table = __webpack_require__(69450);
		;
		function withCauses(next, causeOf) {
			return {
				...next,
				test(test) {
					next.test(test.status === "failed" ? {
						...test,
						cause: causeOf(test).id
					} : test);
				}
			};
		}
		var run_summary = __webpack_require__(96920);
		var summary_summary = __webpack_require__(23923);
		var group_by = __webpack_require__(39338);
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_fs_ = __webpack_require__(73024);
		;
		const bufferLength = 256 * 1024;
		function digestFile(absolutePath) {
			return withOpen(absolutePath, (descriptor) => {
				const before = (0, external_node_fs_.fstatSync)(descriptor);
				const hash = (0, external_node_crypto_.createHash)("sha256");
				const buffer = Buffer.allocUnsafeSlow(Math.min(bufferLength, before.size + 1));
				let size = 0;
				for (let length = -1; length !== 0; size += length) {
					length = (0, external_node_fs_.readSync)(descriptor, buffer, 0, buffer.length, size);
					hash.update(buffer.subarray(0, length));
				}
				const after = (0, external_node_fs_.fstatSync)(descriptor);
				return {
					size,
					sha256: hash.digest("hex"),
					unchanged: after.size === before.size && after.mtimeMs === before.mtimeMs
				};
			});
		}
		const sampleLength = 4096;
		function digestEnds(absolutePath) {
			return withOpen(absolutePath, (descriptor) => {
				const hash = (0, external_node_crypto_.createHash)("sha256");
				const end = Math.max(0, (0, external_node_fs_.fstatSync)(descriptor).size - sampleLength);
				hashAt(descriptor, hash, 0);
				hashAt(descriptor, hash, end);
				return hash.digest("hex");
			});
		}
		function hashAt(descriptor, hash, position) {
			const buffer = Buffer.allocUnsafe(sampleLength);
			hash.update(buffer.subarray(0, (0, external_node_fs_.readSync)(descriptor, buffer, 0, sampleLength, position)));
		}
		function withOpen(absolutePath, use) {
			const descriptor = (0, external_node_fs_.openSync)(absolutePath, "r");
			try {
				return use(descriptor);
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
		var posix_ = __webpack_require__(53916);
		;
		const mediaTypes = new Map(Object.entries({
			"application/gzip": "gz tgz",
			"application/java-archive": "jar war ear",
			"application/json": "json map",
			"application/pdf": "pdf",
			"application/sarif+json": "sarif",
			"application/vnd.android.package-archive": "apk",
			"application/vnd.debian.binary-package": "deb",
			"application/vnd.microsoft.portable-executable": "exe dll",
			"application/wasm": "wasm",
			"application/x-7z-compressed": "7z",
			"application/x-ndjson": "ndjson jsonl",
			"application/x-rpm": "rpm",
			"application/x-tar": "tar",
			"application/x-xz": "xz",
			"application/xml": "xml trx xsd xsl",
			"application/yaml": "yaml yml",
			"application/zip": "zip whl nupkg vsix aar",
			"application/zstd": "zst",
			"font/woff2": "woff2",
			"image/gif": "gif",
			"image/jpeg": "jpg jpeg",
			"image/png": "png",
			"image/svg+xml": "svg",
			"image/webp": "webp",
			"text/css": "css",
			"text/csv": "csv",
			"text/html": "html htm",
			"text/javascript": "js mjs cjs",
			"text/markdown": "md markdown",
			"text/plain": "txt log out tap lcov info toml ini properties",
			"video/mp4": "mp4",
			"video/webm": "webm"
		}).flatMap(([type, extensions]) => extensions.split(" ").map((extension) => [`.${extension}`, type])));
		const mediaTypeOf = (path) => mediaTypes.get((0, posix_.extname)(path).toLowerCase()) ?? "application/octet-stream";
		var read_results = __webpack_require__(74462);
		;
		function describeArtifact({ absolutePath, path }, { metadata }, problems) {
			try {
				const { size, sha256, unchanged } = digestFile(absolutePath);
				if (!unchanged) problems.add({
					severity: "warning",
					message: "The file changed while its checksum was computed.",
					path
				});
				return {
					kind: "file",
					path,
					size,
					sha256,
					mediaType: mediaTypeOf(path),
					...(0, defined_fields.X)({ metadata: Object.keys(metadata).length > 0 ? { ...metadata } : undefined })
				};
			} catch (error) {
				problems.add({
					severity: "error",
					message: `The file could not be read and is not kept: ${(0, read_results.HP)(error)}.`,
					path
				});
				return undefined;
			}
		}
		var attachments = __webpack_require__(24535);
		var collect_entry = __webpack_require__(69870);
		var collect_file = __webpack_require__(46886);
		var collected_file = __webpack_require__(61793);
		var committed_list = __webpack_require__(11412);
		;
		function createCounter(recorder) {
			const total = noCounts();
			let file = noCounts();
			return {
				recorder: {
					...recorder,
					test(test) {
						file.tests += 1;
						if (test.flaky === true) file.flaky += 1;
						if (test.status !== "successful" && test.status !== "skipped") file.failed += 1;
						recorder.test(test);
					},
					restartFile() {
						file = noCounts();
						recorder.restartFile();
					},
					endFile(problems) {
						total.tests += file.tests;
						total.failed += file.failed;
						total.flaky += file.flaky;
						total.runErrors += problems.filter(isError).length;
						file = noCounts();
						recorder.endFile(problems);
					}
				},
				counts: () => total
			};
		}
		const noCounts = () => ({
			tests: 0,
			failed: 0,
			flaky: 0,
			runErrors: 0
		});
		const isError = ({ severity }) => severity === "error";
		var describe_neighbours = __webpack_require__(6697);
		;
		function findDuplicates(files) {
			return alike(files.filter(({ sizeBytes }) => sizeBytes > 0), ({ sizeBytes, job = "" }) => `${sizeBytes} ${job}`).flatMap((sameSize) => alike(sameSize, ({ absolutePath }) => digestEnds(absolutePath))).flatMap((sameEnds) => alike(sameEnds, ({ absolutePath }) => digestFile(absolutePath).sha256));
		}
		function alike(files, keyOf) {
			const groups = (0, group_by.$)(files, (file) => attempt(() => keyOf(file)));
			return [...groups.values()].filter((group) => group.length > 1);
		}
		function attempt(action) {
			try {
				return action();
			} catch {
				return undefined;
			}
		}
		var detach = __webpack_require__(10118);
		var quoted_list = __webpack_require__(96986);
		;
		function createExpectations(collectors, recorder) {
			const expecting = collectors.filter(({ expect }) => expect !== undefined);
			if (expecting.length === 0) return undefined;
			const found = new Map(expecting.map((collector) => [collector, {
				files: 0,
				tests: 0,
				properties: new Set()
			}]));
			const wanted = new Set(expecting.flatMap(({ expect }) => expect?.properties ?? []));
			let testsOfFile = 0;
			let propertiesOfFile = new Set();
			return {
				recorder: {
					...recorder,
					beginFile(file) {
						testsOfFile = 0;
						propertiesOfFile = new Set();
						recorder.beginFile(file);
					},
					test(test) {
						testsOfFile += 1;
						recorder.test(test);
					},
					restartFile() {
						testsOfFile = 0;
						recorder.restartFile();
					},
					record(record) {
						if (record.kind === "property" && typeof record.name === "string" && wanted.has(record.name)) {
							propertiesOfFile.add((0, detach.Y)(record.name));
						}
						recorder.record(record);
					}
				},
				fileRead(identity, testsOfTwin = 0) {
					const counts = identity.kind === "results" || identity.kind === "events" ? found.get(identity.collector) : undefined;
					if (counts === undefined) return;
					counts.files += 1;
					counts.tests += testsOfFile + testsOfTwin;
					for (const name of propertiesOfFile) counts.properties.add(name);
				},
				fileKept(collector) {
					const counts = found.get(collector);
					if (counts !== undefined) counts.files += 1;
				},
				problems: () => [...found].flatMap(([collector, counts]) => [shortfall(collector, counts) ?? [], lostProperties(collector, counts) ?? []].flat())
			};
		}
		const incomplete = (message) => ({
			severity: "error",
			kind: "incomplete",
			message
		});
		const nouns = {
			files: "file",
			tests: "test"
		};
		function shortfall({ key, expect = {} }, found) {
			const short = ["files", "tests"].flatMap((name) => {
				const expected = expect[name] ?? 0;
				return found[name] < expected ? [{
					has: (0, counts.p)(found[name], nouns[name]),
					needs: (0, counts.p)(expected, nouns[name])
				}] : [];
			});
			if (short.length === 0) return undefined;
			const has = short.map((one) => one.has).join(" and ");
			const needs = short.map((one) => one.needs).join(" and ");
			return incomplete(`"${key}" found ${has}, but collect.${key}.expect requires at least ${needs}.`);
		}
		function lostProperties({ key, expect: { properties = [] } = {} }, found) {
			const lost = [...new Set(properties)].filter((name) => !found.properties.has(name));
			if (lost.length === 0) return undefined;
			const noun = lost.length === 1 ? "property" : "properties";
			return incomplete(`"${key}" did not find the ${noun} ${(0, quoted_list.p)(lost)}, which collect.${key}.expect requires.`);
		}
		var identify = __webpack_require__(89388);
		var interruptible = __webpack_require__(62314);
		var open_file = __webpack_require__(32820);
		;
		const maximumHeld = 32 * 1024 * 1024;
		const maximumOpen = 100;
		async function lookAhead(files, tools, limits = {
			maximumHeld,
			maximumOpen
		}) {
			const waiting = new Map();
			const candidates = [];
			const presumed = new Map();
			const endings = new Set();
			let only;
			let hasSeveral = false;
			let hasVerdicts = false;
			let held = 0;
			let open = 0;
			let restedAtMs = performance.now();
			const close = () => {
				for (const { source } of waiting.values()) source?.close();
				waiting.clear();
			};
			const add = (candidate) => {
				candidates.push(candidate);
				only ??= candidate.format;
				if (candidate.format !== only) hasSeveral = true;
			};
			const look = async (file, position) => {
				const { path, job } = file;
				const isFull = held >= limits.maximumHeld || open >= limits.maximumOpen;
				if (isFull && !hasSeveral && only !== undefined && endings.has(endingOf(path))) {
					presumed.set(position, only);
					candidates.push({
						position,
						path,
						job,
						format: only,
						sizeBytes: 0
					});
					return;
				}
				const opened = await (0, open_file.T)(file, tools);
				const { identity, source } = opened;
				if (identity.kind === "results" && source !== undefined) {
					endings.add(endingOf(path));
					if (identity.collector.twins !== "count") add({
						position,
						path,
						job,
						format: identity.format,
						sizeBytes: source.size
					});
				}
				if (identity.kind === "foreign") {
					hasVerdicts ||= identity.neighbour?.verdict !== undefined;
					source?.close();
					waiting.set(position, { identity });
					return;
				}
				if (isFull) {
					source?.close();
					return;
				}
				const length = source?.hold();
				if (length === undefined) open += 1;
				else held += length;
				waiting.set(position, opened);
			};
			try {
				const isNeeded = files.filter(identify.H9).length > 1;
				for (const [position, file] of isNeeded ? files.entries() : []) {
					const [collector] = (0, identify.cU)(file);
					if (collector === undefined) continue;
					if (file.folder === undefined) await look(file, position);
					else if (collector.twins !== "count") {
						add({
							position,
							path: file.path,
							job: file.job,
							format: file.folder.format,
							sizeBytes: 0
						});
					}
					if (performance.now() - restedAtMs <= interruptible.T) continue;
					await (0, promises_.setImmediate)();
					tools.signal?.throwIfAborted();
					restedAtMs = performance.now();
				}
			} catch (error) {
				close();
				throw error;
			}
			return {
				candidates,
				presumed,
				hasVerdicts: hasVerdicts || presumed.size > 0,
				async open(position, file) {
					const opened = waiting.get(position);
					waiting.delete(position);
					return opened ?? (0, open_file.T)(file, tools);
				},
				close
			};
		}
		const endingOf = (path) => path.slice(path.lastIndexOf(".") + 1);
		var old_results = __webpack_require__(23475);
		var problem_list = __webpack_require__(21431);
		;
		function withRepeats(recorder, plan) {
			let roles;
			let position = 0;
			return {
				...recorder,
				beginFile(file) {
					roles = plan.get(file.path);
					position = 0;
					recorder.beginFile(file);
				},
				test(test) {
					const role = roles?.get(position);
					position += 1;
					if (role === undefined || role.name !== test.name) recorder.test(test);
					else if (role.attempts !== undefined) recorder.test(lastAttempt(test, role.attempts));
				},
				restartFile() {
					position = 0;
					recorder.restartFile();
				}
			};
		}
		function lastAttempt(test, earlier) {
			const attempts = [...earlier, ...test.attempts ?? []];
			const isFlaky = test.status === "successful" && attempts.some(({ status }) => status === "failed");
			return {
				...test,
				attempts,
				...isFlaky && { flaky: true }
			};
		}
		var retry_folders = __webpack_require__(93168);
		var base_name = __webpack_require__(38010);
		var formats = __webpack_require__(96747);
		var document_in_text = __webpack_require__(75869);
		var text_source = __webpack_require__(87158);
		;
		const json = /\.json(?:\.gz)?$/i;
		async function secretArtifactWarning({ absolutePath, path }) {
			if (!json.test(path)) return undefined;
			let source;
			try {
				source = (0, text_source.J)(absolutePath, path);
			} catch {
				return undefined;
			}
			try {
				const recognition = (0, formats.GJ)(path, source.head().text);
				if (recognition.format?.id !== "playwright") return undefined;
				const { start, linesBefore } = {
					document: undefined,
					...recognition
				}.document ?? {
					start: 0,
					linesBefore: 0
				};
				const { hasWebServerEnvironment } = await Promise.all([__webpack_require__.e(3822), __webpack_require__.e(2193)]).then(__webpack_require__.bind(__webpack_require__, 12193));
				if (!await hasWebServerEnvironment((0, document_in_text.E)(source, start, linesBefore))) return undefined;
				return {
					severity: "warning",
					message: `${(0, base_name.F)(path)} holds the environment of Playwright's web server. Do not publish it.`,
					path
				};
			} catch {
				return undefined;
			} finally {
				source.close();
			}
		}
		var may_have_twins = __webpack_require__(26625);
		var unite_folders = __webpack_require__(64468);
		var unmatched_patterns = __webpack_require__(95038);
		;
		async function collect(options, recorder) {
			const matched = (0, match_files.x)(options);
			const problems = (0, problem_list.Y)();
			const sources = (0, unite_folders.Rl)(matched.files);
			const united = sources.length;
			const files = new Array(sources.length);
			const held = [];
			const artifacts = [];
			const read = [];
			const dated = [];
			const neighbours = [];
			const notices = [];
			const committed = (0, committed_list.P)();
			const { signal, isCommitted, keepsPassed, pending, load } = options;
			const expectations = createExpectations(options.collectors, recorder);
			const tools = {
				buffer: Buffer.allocUnsafeSlow(text_source.s),
				recordsReader: (0, read_records.Y)(),
				signal,
				isCommitted,
				keepsPassed,
				pending,
				load
			};
			const keep = async (file, keeper) => {
				const record = describeArtifact(file, keeper, problems);
				if (record === undefined) return;
				artifacts.push({
					absolutePath: file.absolutePath,
					record
				});
				recorder.record(record);
				expectations?.fileKept(keeper);
				const warning = await secretArtifactWarning(file);
				if (warning !== undefined) problems.add(warning);
			};
			const ahead = await lookAhead(sources, tools);
			const counter = ahead.hasVerdicts ? createCounter(expectations?.recorder ?? recorder) : undefined;
			const repeats = await repeatsOf(sources, options.collectors, tools);
			const counting = counter?.recorder ?? expectations?.recorder ?? recorder;
			const target = repeats === undefined ? counting : withRepeats(counting, repeats.plan);
			const twins = await readingOf(sources, ahead, target);
			const order = [...twins.order];
			let done = 0;
			try {
				for (const position of order) {
					const file = sources[position];
					const { path, absolutePath, job } = file;
					const isRead = (0, identify.cU)(file).length > 0;
					const opened = isRead && file.folder === undefined ? await ahead.open(position, file) : undefined;
					if (opened !== undefined && twins.isLate(position, opened.identity)) {
						opened.source?.close();
						order.push(position);
						continue;
					}
					const progress = {
						path,
						done,
						total: sources.length
					};
					options.onProgress?.(progress);
					done += 1;
					for (const each of position < united ? file.folder?.files ?? [file] : []) {
						const keeper = each.matches.find(({ collector }) => collector.key === "files")?.collector;
						if (keeper !== undefined) await keep(each, keeper);
					}
					if (!isRead) {
						files[position] = (0, collected_file.A)(file, identify.LP);
						continue;
					}
					const onRest = (share) => options.onProgress?.({
						...progress,
						share
					});
					const outcome = await twins.read(position, file, opened, {
						...tools,
						onRest
					});
					const { identity, sizeBytes, modifiedMs, notices: ofFile, others = [], twin } = outcome;
					options.signal?.throwIfAborted();
					for (const other of others) order.push(sources.push(other) - 1);
					if ("mayBeAttachment" in identity) {
						held.push({
							file,
							identity,
							position
						});
						continue;
					}
					expectations?.fileRead(identity, twin?.tests);
					notices.push(...ofFile);
					files[position] = (0, collected_file.A)(file, identity, twin?.path);
					if (file.folder === undefined && (identity.kind === "results" || identity.kind === "events")) read.push({
						absolutePath,
						path,
						sizeBytes,
						job
					});
					if (identity.kind === "results") dated.push({
						path,
						modifiedMs
					});
					committed.add(path, identity);
					if (identity.kind === "foreign" && identity.neighbour !== undefined) neighbours.push({
						path,
						neighbour: identity.neighbour
					});
				}
			} finally {
				ahead.close();
			}
			for (const { file, identity, position } of await (0, attachments.t)(held, read, (0, unite_folders.oe)(files))) {
				files[position] = (0, collected_file.A)(file, identity);
				if (identity.kind === "unreadable") (0, collect_file.bY)(file, identity, target);
				else if (identity.neighbour !== undefined) neighbours.push({
					path: file.path,
					neighbour: identity.neighbour
				});
				expectations?.fileRead(identity);
			}
			warnOfDuplicates(read, problems);
			warnOfUnmatchedPatterns(options.collectors, matched.files, problems);
			const described = await (0, describe_neighbours.s)(neighbours, counter?.counts());
			for (const problem of [
				...described.problems,
				...committed.problems(),
				...twins.problems(),
				...repeats?.problems ?? []
			]) {
				problems.add(problem);
			}
			return {
				files: (0, unite_folders.TK)(files),
				artifacts,
				problems: [
					...matched.problems,
					...problems.list(),
					...expectations?.problems() ?? []
				],
				notices: [
					...committed.notices(),
					...twins.notices(),
					...(0, old_results.c)(dated),
					...notices,
					...described.notices
				]
			};
		}
		async function repeatsOf(files, collectors, tools) {
			if (!collectors.some(({ repeats }) => repeats === "attempts") && !files.some(retry_folders.r)) return undefined;
			const { findRepeats } = await Promise.all([__webpack_require__.e(8874), __webpack_require__.e(6200)]).then(__webpack_require__.bind(__webpack_require__, 36200));
			return findRepeats(files, tools);
		}
		async function readingOf(files, ahead, recorder) {
			if (ahead.presumed.size > 0 || (0, may_have_twins.H)(ahead.candidates)) {
				const { createTwinReading } = await __webpack_require__.e(8874).then(__webpack_require__.bind(__webpack_require__, 98874));
				return createTwinReading(files, ahead, recorder);
			}
			return {
				order: [...files.keys()],
				isLate: () => false,
				read: (_position, file, opened, tools) => (0, collect_entry.b)(file, recorder, tools, opened),
				notices: () => [],
				problems: () => []
			};
		}
		function warnOfDuplicates(files, problems) {
			for (const [first, ...others] of findDuplicates(files)) {
				const path = others[0]?.path;
				if (first === undefined || path === undefined) continue;
				const which = others.length === 1 ? "The file has" : `The files ${(0, quoted_list.p)(others.map((file) => file.path))} have`;
				const message = `${which} the same content as "${first.path}", and all of them count. If they are copies of one file, exclude them.`;
				problems.add({
					severity: "warning",
					message,
					path
				});
			}
		}
		const commaAdvice = "A comma does not separate paths: write one path per line in the input, per argument of the command, or per entry of the configuration.";
		function separatorHint(patterns) {
			const pattern = process.platform === "win32" ? undefined : patterns.find((one) => one.includes("\\"));
			return pattern === undefined ? "" : ` Separate folders with "/": "${pattern.replaceAll("\\", "/")}".`;
		}
		function adviceFor(patterns) {
			const hasComma = patterns.some((pattern) => pattern.includes(","));
			return `${hasComma ? ` ${commaAdvice}` : ""}${separatorHint(patterns)}`;
		}
		function warnOfUnmatchedPatterns(collectors, files, problems) {
			const lists = new Set(files.map((file) => file.matches));
			const matches = (0, group_by.$)([...lists].flat(), ({ collector }) => collector);
			const unmatched = collectors.flatMap((collector) => {
				const patterns = collector.wellKnown ? [] : (0, unmatched_patterns.x)(collector.include, matches.get(collector) ?? []);
				return patterns.length === 0 ? [] : [{
					key: collector.key,
					patterns
				}];
			});
			for (const group of (0, group_by.$)(unmatched, ({ patterns }) => patterns.join("\n")).values()) {
				const keys = group.map(({ key }) => key);
				const patterns = group[0]?.patterns ?? [];
				problems.add({
					severity: "warning",
					kind: "missing",
					message: `No file matches ${(0, quoted_list.p)(patterns)} (included by ${(0, quoted_list.p)(keys, 3)}).${adviceFor(patterns)}`
				});
			}
		}
		var split_path = __webpack_require__(38941);
		var stored_attachments = __webpack_require__(62742);
		var name_limit = __webpack_require__(14157);
		;
		const maximumSuites = 100;
		const maximumTags = 1e3;
		const maximumMetadata = 1e3;
		function limitNames(next) {
			let path = "";
			let cutTests = 0;
			let lastSuite;
			let lastLimited = [];
			const suiteOf = (suite) => {
				if (suite !== lastSuite) {
					lastSuite = suite;
					lastLimited = limitedSuite(suite);
				}
				return lastLimited;
			};
			return {
				beginFile(file) {
					path = file.path;
					cutTests = 0;
					lastSuite = undefined;
					next.beginFile(file);
				},
				test(test) {
					const limited = limitedTest(test, suiteOf(test.suite));
					if (limited !== test) cutTests += 1;
					next.test(limited);
				},
				restartFile() {
					cutTests = 0;
					next.restartFile();
				},
				endFile(problems) {
					next.endFile(cutTests === 0 ? problems : [...problems, warningOf(cutTests, path)]);
				},
				record: (record) => next.record(record)
			};
		}
		function warningOf(tests, path) {
			const [length, suites, tags] = [
				name_limit.o,
				maximumSuites,
				maximumTags
			].map(counts.B);
			const message = `Names of ${(0, counts.p)(tests, "test")} were cut, because a name can have ${length} characters and a test ` + `${suites} suites and ${tags} tags. A cut name ends with "\u2026" and a hash of the whole name.`;
			return {
				severity: "warning",
				message,
				path
			};
		}
		function limitedTest(test, suite) {
			const { name, file, tags, metadata } = test;
			const hasLimits = suite === test.suite && name.length <= name_limit.o && (file === undefined || file.length <= name_limit.o) && (tags === undefined || areShort(tags, maximumTags)) && (metadata === undefined || areShort(Object.keys(metadata), maximumMetadata));
			if (hasLimits) return test;
			return {
				...test,
				name: (0, name_limit.F)(name),
				suite,
				...(0, defined_fields.X)({
					file: file === undefined ? undefined : (0, name_limit.F)(file),
					tags: tags?.slice(0, maximumTags).map(name_limit.F),
					metadata: metadata && limitedMetadata(metadata)
				})
			};
		}
		function areShort(names, maximumCount) {
			return names.length <= maximumCount && names.every((name) => name.length <= name_limit.o);
		}
		function limitedSuite(suite) {
			if (areShort(suite, maximumSuites)) return suite;
			const outer = suite.slice(0, suite.length > maximumSuites ? maximumSuites - 1 : maximumSuites).map(name_limit.F);
			return suite.length > maximumSuites ? [...outer, (0, name_limit.F)(suite.slice(maximumSuites - 1).join(" \u203a "))] : outer;
		}
		function limitedMetadata(metadata) {
			const entries = Object.entries(metadata).slice(0, maximumMetadata);
			return Object.fromEntries(entries.map(([key, value]) => [(0, name_limit.F)(key), value]));
		}
		var problem_record = __webpack_require__(76623);
		;
		function tee(first, second) {
			return {
				beginFile(file) {
					first.beginFile(file);
					second.beginFile(file);
				},
				test(test) {
					first.test(test);
					second.test(test);
				},
				restartFile() {
					first.restartFile();
					second.restartFile();
				},
				endFile(problems) {
					first.endFile(problems);
					second.endFile(problems);
				},
				record(record) {
					first.record(record);
					second.record(record);
				}
			};
		}
		var lazy_evaluator = __webpack_require__(80806);
		var run_collectors = __webpack_require__(69737);
		var committed_files = __webpack_require__(44373);
		var output_conflict = __webpack_require__(68055);
		var records_path = __webpack_require__(35051);
		var run_evidence = __webpack_require__(54215);
		var run_variables = __webpack_require__(33572);
		var source_folders = __webpack_require__(47408);
		var added_entries = __webpack_require__(43475);
		var responsibility_limits = __webpack_require__(85859);
		var test_quarantine = __webpack_require__(68493);
		;
		function createTestFacts({ owners, quarantine, isAdded = () => false, mask }) {
			const areKnown = owners.areKnown();
			if (!areKnown && quarantine === undefined) return undefined;
			const bounded = rememberLastList(boundedOwners);
			const recorded = new Map();
			const recordedEntry = (entry) => {
				const known = recorded.get(entry) ?? mask.value((0, test_quarantine.f)((0, added_entries.xr)(entry, isAdded)));
				recorded.set(entry, known);
				return known;
			};
			return (test, id) => {
				const entry = quarantine?.entryOf({
					id: quarantine.needsIds ? id : test.id,
					module: test.module,
					suite: test.suite,
					name: test.name,
					former: test.former
				});
				return {
					owners: areKnown ? bounded(owners.ownersOf(test, (0, test_owners.Pv)(test))) : test.owners,
					quarantine: quarantine === undefined ? test.quarantine : entry && recordedEntry(entry)
				};
			};
		}
		function boundedOwners(owners) {
			const kept = owners.filter((owner) => owner.length <= responsibility_limits.qe).slice(0, responsibility_limits.Px);
			return kept.length === 0 ? undefined : kept;
		}
		function rememberLastList(make) {
			let last;
			return (list) => {
				if (last?.list !== list) last = {
					list,
					value: make(list)
				};
				return last.value;
			};
		}
		;
		const recordsCollector = (include) => ({
			key: "events",
			include,
			exclude: [],
			metadata: {},
			named: true
		});
		async function collectRecords({ moreRecords, onProgress, signal, ...options }) {
			const { cwd, config, env, ciContext, storedContext = ciContext, records, recordsPath, mask = secret_mask.w } = options;
			const evaluator = await (0, lazy_evaluator.M)(() => (0, run_variables.R)(ciContext(), env, {}), config.usesExpressions);
			const wanted = records === undefined ? (0, run_collectors.j)(config, evaluator) : [recordsCollector(records)];
			const coordinates = recordsPath === undefined ? {} : coordinatesOf(storedContext());
			const isOld = recordsPath !== undefined && await (0, records_path.Nj)(recordsPath, coordinates);
			const collectors = withoutOutput(wanted, recordsPath, isOld);
			(0, heap.p8)(recordsPath !== undefined);
			const earlier = records === undefined ? noEarlierAttempts : await readEarlierAttempts({
				cwd,
				collectors,
				signal,
				mask: mask.value,
				rerun: options.rerun
			});
			const asksTwice = recordsPath !== undefined || options.keepsResults === true;
			const causeOf = asksTwice ? (0, cause_reader.m)((0, cause_reader.p)()) : (0, cause_reader.p)();
			const summary = (0, summary_summary.F)(causeOf, options.quarantine, asksTwice ? () => true : undefined);
			const writer = recordsPath === undefined ? undefined : await openRecords(recordsPath, coordinates, {
				...options,
				mask
			});
			const earlierRecords = earlier.files.map(({ absolutePath }) => absolutePath);
			const evidence = (0, run_evidence.B)({
				cwd,
				config,
				env,
				readsRecords: records !== undefined,
				earlierRecords,
				recordsPath,
				mask
			});
			try {
				const results = options.keepsResults === true ? await createResults(writer, {
					...options,
					causeOf
				}) : undefined;
				const known = await withRepeated(identified(summary, writer, results, {
					...options,
					causeOf
				}), options);
				const recorder = evidence.recorder(maskSecrets(limitNames(known), mask));
				const sources = {
					cwd,
					collectors: withoutEarlier(collectors, earlier),
					signal,
					pending: evidence.pending,
					load: evidence.load,
					keepsPassed: config.collect.attachments?.keep === "all",
					isCommitted: records === undefined ? (0, committed_files.M)(env) : undefined,
					...(0, defined_fields.X)({ onProgress: onProgress && ((progress) => onProgress({
						...progress,
						tests: summary.testsSoFar()
					})) })
				};
				const { files, artifacts, problems: found, notices } = await collect(sources, earlier.addTo(recorder));
				for (const record of await moreRecords?.() ?? []) recorder.record(record);
				const namedFiles = evidence.files(artifacts.map(({ absolutePath }) => absolutePath));
				for (const record of namedFiles) recorder.record(record);
				const inputs = [...(0, output_conflict.fl)(files), ...earlier.files.map(({ path }) => ({
					path,
					kind: "read",
					because: "which the run reads"
				}))];
				if (recordsPath !== undefined) (0, records_path.sw)({
					path: recordsPath,
					isOld
				}, inputs, cwd);
				const problems = [...mask.value([...earlier.problems, ...found])];
				for (const problem of problems) writer?.record((0, problem_record.D)(problem));
				problems.push(...writer?.problems() ?? []);
				const attachmentsFault = await faultOf(() => evidence.publish());
				if (attachmentsFault !== undefined) problems.push({
					severity: "error",
					kind: "delivery",
					message: mask.text(attachmentsFault)
				});
				const recordsFault = await faultOf(() => writer?.close());
				const leftOut = [...earlier.files, ...files.filter(({ kind }) => kind === "foreign")];
				const isUnknown = options.repeated !== undefined && options.repeated.failures === undefined && earlier.files.length === 0;
				const result = summary.result();
				const finished = {
					...(0, run_summary.rB)({
						...result,
						jobs: earlier.withStates(result.jobs, job_table.T)
					}, problems),
					...(0, defined_fields.X)({ unknownAttempt: isUnknown ? options.repeated?.attempt : undefined })
				};
				return {
					summary: finished,
					...(0, defined_fields.X)({ results: results?.result((0, run_summary.Ne)(finished.problems)) }),
					artifacts,
					namedFiles: namedFiles.length,
					leftOut,
					notices: mask.value([...notices, ...evidence.notices()]),
					attachments: evidence.attachments(),
					...(0, defined_fields.X)({ recordsFault }),
					attachmentCounts: evidence.counts(),
					inputs
				};
			} finally {
				evidence.discard();
				writer?.discard();
			}
		}
		async function faultOf(write) {
			try {
				await write();
				return undefined;
			} catch (error) {
				if (!(error instanceof errors.oB)) throw error;
				return error.message;
			}
		}
		async function openRecords(path, coordinates, request) {
			const { writeRecords } = await __webpack_require__.e(3885).then(__webpack_require__.bind(__webpack_require__, 63885));
			const { cwd, env, refOf, owners = test_owners.VS, quarantine, isAdded, mask } = request;
			const factsOf = createTestFacts({
				owners,
				quarantine,
				isAdded,
				mask
			});
			return writeRecords(path, coordinates, {
				sourceFolders: (0, source_folders.Z)(cwd, env),
				refOf,
				factsOf
			});
		}
		function identified(summary, writer, results, request) {
			const { tracked, causeOf, quarantine } = request;
			const needsAll = quarantine?.needsIds === true;
			const limit = quarantine === undefined || quarantine.isEmpty ? undefined : Number.POSITIVE_INFINITY;
			const owner = writer ?? results;
			const ids = owner === undefined ? createFailureIds(placeOfRecord(request), limit) : idsOf(owner);
			const failures = identifyFailures(summary, ids, needsAll);
			const all = results === undefined ? failures : tee(results, failures);
			return writer === undefined ? all : (0, test_location.R)(withCauses(tee(writer, all), causeOf), tracked);
		}
		async function withRepeated(next, { repeated, ciContext, cwd, env }) {
			if (repeated?.failures === undefined) return next;
			const [{ withEarlierFailures }, { createTestIdentities }, { checkoutRoots }] = await Promise.all([
				Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 19e3)),
				Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 40167)),
				Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 97945))
			]);
			return withEarlierFailures(next, repeated, createTestIdentities(ciContext().module ?? "", checkoutRoots((0, source_folders.Z)(cwd, env))));
		}
		async function createResults(writer, request) {
			const { createResultsRecorder } = await __webpack_require__.e(7528).then(__webpack_require__.bind(__webpack_require__, 37528));
			const place = placeOfRecord(request);
			const { ciContext, storedContext = ciContext } = request;
			const ids = writer === undefined ? createFailureIds(place, Number.POSITIVE_INFINITY) : idsOf(writer);
			const formerIds = createFailureIds(place, Number.POSITIVE_INFINITY);
			return createResultsRecorder({
				module: ciContext().module,
				ref: storedContext().ref,
				restart() {
					ids.beginFile();
					formerIds.beginFile();
				},
				idOf: (test) => ids.next(test) ?? "",
				formerIdOf: (test) => formerIds.next(test) ?? "",
				causeOf: (test) => request.causeOf(test).id
			});
		}
		const placeOfRecord = ({ cwd, env, ciContext }) => () => [ciContext().module, (0, source_folders.Z)(cwd, env)];
		function withoutOutput(collectors, recordsPath, isOld) {
			if (recordsPath === undefined) return collectors;
			const output = (0, glob.y)((0, split_path.sq)(recordsPath, process.platform === "win32"));
			const stored = (0, glob.y)((0, split_path.sq)((0, stored_attachments.F2)(recordsPath), process.platform === "win32"));
			return collectors.map((collector) => {
				const own = isOld && collector.folders !== undefined ? [output] : [];
				return {
					...collector,
					exclude: [
						...collector.exclude,
						`${stored}/**`,
						...own
					]
				};
			});
		}
		function withoutEarlier(collectors, { files }) {
			const excluded = files.map(({ absolutePath }) => (0, glob.y)(absolutePath));
			return collectors.map((collector) => ({
				...collector,
				exclude: [...collector.exclude, ...excluded]
			}));
		}
		function coordinatesOf({ org, project, module, pipeline, matrixJob, build, ref }) {
			return (0, known_fields.p)({
				org,
				project,
				module,
				pipeline,
				job: matrixJob,
				build: build.id,
				ref
			});
		}
	}),
	76610: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => collectedMetadata });
		var _report_expressions_lazy_evaluator_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80806);
		var _run_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33572);
		async function collectedMetadata({ collect, usesExpressions }, ciContext, env) {
			const evaluator = await (0, _report_expressions_lazy_evaluator_js__WEBPACK_IMPORTED_MODULE_0__.M)(() => (0, _run_variables_js__WEBPACK_IMPORTED_MODULE_1__.R)(ciContext(), env, {}), usesExpressions);
			return Object.fromEntries(Object.entries(collect.metadata).map(([name, value]) => [name, evaluator.text(value)]));
		}
	}),
	69737: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => resolveCollectors });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _read_formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96747);
		const eventFiles = ["**/service-*-events.ndjson"];
		function wellKnown(key) {
			const { all, wide } = (0, _read_formats_index_js__WEBPACK_IMPORTED_MODULE_0__.yq)(_read_formats_index_js__WEBPACK_IMPORTED_MODULE_0__.Fx.filter((format) => format.id === key));
			return {
				include: key === "events" ? eventFiles : all,
				wide,
				wellKnown: true
			};
		}
		function resolveCollectors({ collect }, evaluator) {
			const evaluated = (metadata) => Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, evaluator.text(value)]));
			const shared = evaluated(collect.metadata);
			return collect.collectors.map(({ key, include, folders, named, exclude, metadata, expect, twins, repeats }) => ({
				key,
				...include === undefined ? wellKnown(key) : { include },
				exclude,
				metadata: {
					...shared,
					...evaluated(metadata)
				},
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
					folders,
					named: named || undefined,
					expect,
					twins,
					repeats
				})
			}));
		}
	}),
	44373: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => createCommittedFiles });
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var regular_file = __webpack_require__(26324);
		;
		const maximumBytes = 128 * 1024 * 1024;
		const maximumEntries = 1e6;
		const statLength = 40;
		const modeOffset = 24;
		const regularFile = 32768;
		const extendedFlag = 16384;
		const stageMask = 12288;
		function readIndex(path) {
			try {
				const bytes = (0, regular_file.O)(path, maximumBytes);
				const hashLength = bytes && hashLengthOf(bytes);
				return bytes && hashLength && readEntries(bytes, hashLength);
			} catch {
				return undefined;
			}
		}
		function hashLengthOf(bytes) {
			const isHashedBy = (algorithm, length) => (0, external_node_crypto_.createHash)(algorithm).update(bytes.subarray(0, -length)).digest().equals(bytes.subarray(-length));
			return isHashedBy("sha1", 20) ? 20 : isHashedBy("sha256", 32) ? 32 : undefined;
		}
		function readEntries(bytes, hashLength) {
			const version = bytes.readUInt32BE(4);
			const count = bytes.readUInt32BE(8);
			if (bytes.toString("latin1", 0, 4) !== "DIRC" || version < 2 || version > 4 || count > maximumEntries) return undefined;
			const files = new Map();
			let start = 12;
			let name = Buffer.alloc(0);
			let nameBytes = 0;
			for (let index = 0; index < count; index += 1) {
				const flagsAt = start + statLength + hashLength;
				const flags = bytes.readUInt16BE(flagsAt);
				let nameAt = flagsAt + ((flags & extendedFlag) === 0 ? 2 : 4);
				let kept = 0;
				if (version === 4) {
					const removed = readOffset(bytes, nameAt);
					nameAt = removed.end;
					kept = name.length - removed.value;
				}
				const end = bytes.indexOf(0, nameAt);
				if (end === -1 || kept < 0) return undefined;
				name = kept === 0 ? bytes.subarray(nameAt, end) : Buffer.concat([name.subarray(0, kept), bytes.subarray(nameAt, end)]);
				nameBytes += name.length;
				if (nameBytes > maximumBytes) return undefined;
				const isRegular = (bytes.readUInt32BE(start + modeOffset) & 61440) === regularFile;
				if (isRegular && (flags & stageMask) === 0) files.set(name.toString("utf8"), bytes.toString("hex", start + statLength, start + statLength + hashLength));
				start = version === 4 ? end + 1 : end + 8 - (end - start) % 8;
			}
			return hasSharedIndex(bytes, start, hashLength) ? undefined : files;
		}
		function readOffset(bytes, at) {
			let end = at;
			let byte = bytes.readUInt8(end++);
			let value = byte & 127;
			while ((byte & 128) !== 0) {
				byte = bytes.readUInt8(end++);
				value = (value + 1) * 128 + (byte & 127);
			}
			return {
				value,
				end
			};
		}
		function hasSharedIndex(bytes, first, hashLength) {
			for (let at = first; at + 8 <= bytes.length - hashLength; at += 8 + bytes.readUInt32BE(at + 4)) if (bytes.toString("latin1", at, at + 4) === "link") return true;
			return false;
		}
		var repository = __webpack_require__(7764);
		var work_tree = __webpack_require__(21121);
		;
		function createCommittedFiles(env) {
			const workTreeOf = createWorkTreeFinder(env);
			return (file) => {
				const workTree = workTreeOf((0, external_node_path_.dirname)(file.absolutePath));
				if (workTree === undefined || file.modifiedMs > workTree.indexMs) return false;
				const hash = workTree.hashOf(file.absolutePath);
				return hash !== undefined && hasHash(file.absolutePath, hash);
			};
		}
		function createWorkTreeFinder(env) {
			const byTop = new Map();
			const byFolder = new Map();
			const open = (top) => {
				if (!byTop.has(top)) byTop.set(top, openWorkTree(top, env));
				return byTop.get(top);
			};
			const around = (folder) => {
				if (byFolder.has(folder)) return byFolder.get(folder);
				const top = (0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, ".git")) ? (0, work_tree.vE)(folder) : undefined;
				const parent = (0, external_node_path_.dirname)(folder);
				const found = top !== undefined ? open(top) : parent === folder ? undefined : around(parent);
				byFolder.set(folder, found);
				return found;
			};
			return around;
		}
		function openWorkTree(top, env) {
			const index = (0, external_node_path_.join)((0, work_tree.se)(top) ?? (0, external_node_path_.join)(top, ".git"), "index");
			const stats = (0, external_node_fs_.statSync)(index, { throwIfNoEntry: false });
			if (stats === undefined) return undefined;
			const pathOf = createPathsBelow(top);
			let hashes;
			return {
				indexMs: stats.mtimeMs,
				hashOf(file) {
					hashes ??= readIndex(index) ?? listedHashes(top, env);
					return hashes.size === 0 ? undefined : hashes.get(pathOf(file));
				}
			};
		}
		const entry = /^100\d{3} ([0-9a-f]{40,64}) 0\t/;
		function listedHashes(top, env) {
			const items = (0, repository.W)(top, env)?.list("ls-files", "--stage", "-z") ?? [];
			return new Map(items.flatMap((item) => {
				const [front = "", hash] = entry.exec(item) ?? [];
				return hash === undefined ? [] : [[item.slice(front.length), hash]];
			}));
		}
		function createPathsBelow(top) {
			const below = (path) => (0, external_node_path_.relative)(top, (0, external_node_fs_.realpathSync)(path)).split(external_node_path_.sep).join("/");
			let last;
			return (file) => {
				try {
					if ((0, external_node_fs_.lstatSync)(file).isSymbolicLink()) return below(file);
					const folder = (0, external_node_path_.dirname)(file);
					if (last?.folder !== folder) {
						const path = below(folder);
						last = {
							folder,
							prefix: path === "" ? "" : `${path}/`
						};
					}
					return last.prefix + (0, external_node_path_.basename)(file);
				} catch {
					return "";
				}
			};
		}
		const bufferLength = 256 * 1024;
		const carriageReturn = 13;
		const lineFeed = 10;
		function hasHash(path, hash) {
			try {
				const { size, pairs } = measure(path);
				return hashOf(path, size, hash.length, false) === hash || pairs > 0 && hashOf(path, size - pairs, hash.length, true) === hash;
			} catch {
				return false;
			}
		}
		function measure(path) {
			let size = 0;
			let pairs = 0;
			let last = 0;
			readBytes(path, (bytes) => {
				size += bytes.length;
				for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) {
					if ((at === 0 ? last : bytes[at - 1]) === carriageReturn) pairs += 1;
				}
				last = bytes.at(-1) ?? last;
			});
			return {
				size,
				pairs
			};
		}
		function hashOf(path, size, hashLength, isUnix) {
			const hash = (0, external_node_crypto_.createHash)(hashLength === 64 ? "sha256" : "sha1").update(`blob ${size}\0`);
			let pending = false;
			readBytes(path, (bytes) => {
				if (!isUnix) return void hash.update(bytes);
				let text = bytes.toString("latin1");
				if (pending) text = `\r${text}`;
				pending = text.endsWith("\r");
				hash.update(text.slice(0, pending ? -1 : undefined).replaceAll("\r\n", "\n"), "latin1");
			});
			if (pending) hash.update("\r");
			return hash.digest("hex");
		}
		function readBytes(path, use) {
			const descriptor = (0, external_node_fs_.openSync)(path, "r");
			try {
				const buffer = Buffer.allocUnsafe(bufferLength);
				for (let length = (0, external_node_fs_.readSync)(descriptor, buffer); length > 0; length = (0, external_node_fs_.readSync)(descriptor, buffer)) use(buffer.subarray(0, length));
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
	}),
	51343: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => configuredTemplates });
		const configuredTemplates = ({ report }) => [report.template, ...report.reporters.map(({ template }) => template)].filter((template) => template !== undefined);
	}),
	26009: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => formatTitle,
			b: () => formatOf
		});
		var _read_collect_text_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87158);
		var _read_formats_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96747);
		function formatOf(absolutePath, path) {
			try {
				const source = (0, _read_collect_text_source_js__WEBPACK_IMPORTED_MODULE_0__.J)(absolutePath, path);
				try {
					return (0, _read_formats_index_js__WEBPACK_IMPORTED_MODULE_1__.GJ)(path, source.head().text).format;
				} finally {
					source.close();
				}
			} catch {
				return undefined;
			}
		}
		const formatTitle = (absolutePath, path) => formatOf(absolutePath, path)?.title;
	}),
	58800: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D0: () => foundInstead,
			Q5: () => noticesJson,
			gt: () => noticeLines
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43268);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3517);
		const shownKinds = 8;
		const shownSentences = 3;
		const noticesJson = (notices) => notices.filter(({ isMinor }) => isMinor !== true).map(({ kind, neighbour, message, path }) => ({
			severity: "notice",
			kind,
			...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({ neighbour }),
			message,
			...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({ path })
		}));
		function noticeLines(notices) {
			const shown = notices.filter(({ isMinor }) => isMinor !== true);
			const briefs = shown.flatMap(({ brief }) => brief ?? []);
			const more = briefs.length - shownKinds;
			const list = `${briefs.slice(0, shownKinds).join(", ")}${more > 0 ? ` and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.B)(more)} more kinds of files` : ""}`;
			return [...shown.filter(({ brief }) => brief === undefined).map(({ message }) => message), ...briefs.length === 0 ? [] : [`Left out: ${list}`]];
		}
		const foundInstead = (notices) => [...notices].sort((one, other) => Number(one.brief !== undefined) - Number(other.brief !== undefined)).slice(0, shownSentences).map(({ message, advice }) => advice === undefined ? message : `${message} ${advice}`);
	}),
	24996: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { O: () => once });
		function once(make) {
			let made;
			return () => {
				made ??= { value: make() };
				return made.value;
			};
		}
	}),
	68055: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D5: () => refuseToOverwrite,
			VI: () => namedFiles,
			fl: () => collectedInputs
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		var _read_collect_match_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1473);
		var _same_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(170);
		const collectedInputs = (files) => files.flatMap(({ path, kind, collectors }) => {
			if (kind !== "artifact" && kind !== "foreign") return [{
				path,
				kind: "read",
				because: "which the run reads"
			}];
			return collectors.includes("files") ? [{
				path,
				kind: "kept",
				because: "which \"files\" includes"
			}] : [];
		});
		function refuseToOverwrite({ what, path }, needed, cwd) {
			const byPath = new Map(needed.map((file) => [(0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file.path), file]));
			const found = byPath.get((0, _same_file_js__WEBPACK_IMPORTED_MODULE_3__.I)(path, byPath.keys()) ?? "");
			if (found === undefined) return;
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`${what} would overwrite ${JSON.stringify(found.path)}, ${found.because}.`, { hint: "Name another file." });
		}
		function namedFiles({ cwd, baseline = [], history }, configPath) {
			const config = configPath === undefined ? [] : [{
				path: configPath,
				because: "the configuration file"
			}];
			const written = history?.output === undefined ? [] : [{
				path: history.output,
				because: "which \"history-output\" names"
			}];
			return [
				...config,
				...matchedFiles(cwd, baseline, "baseline"),
				...matchedFiles(cwd, history?.files ?? [], "history"),
				...written
			];
		}
		function matchedFiles(cwd, patterns, option) {
			if (patterns.length === 0) return [];
			const { files } = (0, _read_collect_match_files_js__WEBPACK_IMPORTED_MODULE_2__.x)({
				cwd,
				collectors: [{
					key: "events",
					include: patterns,
					exclude: [],
					metadata: {},
					named: true
				}]
			});
			return files.map(({ path }) => ({
				path,
				because: `which "${option}" names`
			}));
		}
	}),
	35051: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Nj: () => isOldOutput,
			YL: () => checkRecordsPath,
			sw: () => checkInputs
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _config_config_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16470);
		var _records_first_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11372);
		var _report_expressions_scanner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60204);
		var _output_conflict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68055);
		const outputOf = (path, shown) => ({
			what: `The records (output ${JSON.stringify(shown)})`,
			path
		});
		function checkRecordsPath({ output, ...request }, { path: configPath, report }) {
			if (output === undefined) return;
			const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(request.cwd, output);
			const pages = report.reporters.flatMap((reporter) => reporter.type === "html" && !(0, _report_expressions_scanner_js__WEBPACK_IMPORTED_MODULE_5__.xS)(reporter.outputFile) ? [{
				path: reporter.outputFile,
				because: `which report.${reporter.slot}.outputFile names`
			}] : []);
			const named = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0, _output_conflict_js__WEBPACK_IMPORTED_MODULE_4__.VI)(request, configPath) : [];
			(0, _output_conflict_js__WEBPACK_IMPORTED_MODULE_4__.D5)(outputOf(path, output), [...pages, ...named], request.cwd);
		}
		async function isOldOutput(path, coordinates) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) return false;
			const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
			if (!stats.isFile()) return false;
			if (stats.size === 0) return true;
			const first = await (0, _records_first_record_js__WEBPACK_IMPORTED_MODULE_3__.w)(path);
			const names = Object.keys(coordinates);
			return first !== undefined && (names.length === 0 || names.some((name) => name in first));
		}
		function checkInputs({ path, isOld }, inputs, cwd) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) return;
			const needed = inputs.filter(({ kind }) => kind === "read" || !isOld);
			(0, _output_conflict_js__WEBPACK_IMPORTED_MODULE_4__.D5)(outputOf(path, (0, _config_config_source_js__WEBPACK_IMPORTED_MODULE_2__.pS)(cwd, path)), needed, cwd);
		}
	}),
	170: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => findSameFile,
			Y: () => realPath
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		function realPath(path) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
			} catch {
				const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
				return parent === path ? path : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realPath(parent), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
			}
		}
		function findSameFile(path, others) {
			const own = identityOf(path);
			for (const other of others) {
				if (identityOf(other) === own) return other;
			}
			return undefined;
		}
		function identityOf(path) {
			try {
				const { dev, ino } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { bigint: true });
				return `${dev}:${ino}`;
			} catch {
				return filePlace(path);
			}
		}
		function filePlace(path) {
			const place = realPath(path);
			return process.platform === "win32" || process.platform === "darwin" ? place.toLowerCase() : place;
		}
	}),
	82413: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => temporaryFile,
			Y: () => recordsPlace
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		var _base_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52695);
		function temporaryFile(name, env) {
			const folder = (0, _base_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_2__.wE)("build-report-records", env);
			process.once("exit", () => (0, _base_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_2__.cF)(folder));
			return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
		}
		function recordsPlace({ report }, { cwd, output, isSubmitted, env }) {
			if (output !== undefined) return { recordsPath: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, output) };
			if (!isSubmitted && !report.reporters.some(({ type }) => type === "html")) return { recordsPath: undefined };
			try {
				return { recordsPath: temporaryFile("records.ndjson", env) };
			} catch (error) {
				if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.oB)) throw error;
				return {
					recordsPath: undefined,
					recordsFault: error.message
				};
			}
		}
	}),
	86229: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => checkSources,
			h: () => requestedConfig
		});
		var errors = __webpack_require__(34758);
		var attachments_override = __webpack_require__(56993);
		var config_config = __webpack_require__(81122);
		var find_config = __webpack_require__(64410);
		var idle_expectations = __webpack_require__(81160);
		var config_source = __webpack_require__(16470);
		;
		async function loadConfig(options) {
			const source = await (0, config_source.az)(options.cwd, options.path);
			if (source === undefined) return {
				config: (0, config_config.sb)(),
				warnings: []
			};
			const { parseConfig } = await Promise.all([
				__webpack_require__.e(9547),
				__webpack_require__.e(174),
				__webpack_require__.e(8475),
				__webpack_require__.e(5575),
				__webpack_require__.e(6482),
				__webpack_require__.e(1060),
				__webpack_require__.e(2346),
				__webpack_require__.e(177),
				__webpack_require__.e(6534)
			]).then(__webpack_require__.bind(__webpack_require__, 14525));
			return parseConfig(source);
		}
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var defined_fields = __webpack_require__(43268);
		var collector_key = __webpack_require__(92859);
		var glob = __webpack_require__(33334);
		;
		async function configForPaths(config, paths, cwd) {
			const targets = await Promise.all(paths.map((path) => targetOf(path, cwd)));
			const include = [...new Set(targets.map(({ glob }) => glob))];
			const named = new Set(targets.filter(({ isFolder }) => !isFolder).map(({ glob }) => glob));
			const folders = include.filter((glob) => !named.has(glob));
			const collectors = collector_key.o.flatMap((key) => {
				const given = config.collect.collectors.find((collector) => collector.key === key);
				if (key === "files") return given === undefined ? [] : [given];
				const { expect: _, ...kept } = given ?? {};
				return [{
					exclude: [],
					metadata: {},
					...kept,
					key,
					include,
					named: true,
					...(0, defined_fields.X)({ folders: folders.length > 0 ? folders : undefined })
				}];
			});
			const { metadata, attachments } = config.collect;
			return (0, config_config.Z3)({
				...config,
				collect: {
					collectors,
					metadata,
					...(0, defined_fields.X)({ attachments })
				}
			});
		}
		async function targetOf(path, cwd) {
			if (path.trim() === "") throw new errors.yo("A path of results is empty.", { hint: "Name a file, a folder or a glob." });
			const kind = path.includes("\0") ? undefined : await kindOf((0, external_node_path_.resolve)(cwd, path));
			const slashed = process.platform === "win32" ? path.replaceAll("\\", "/") : path;
			if (kind !== undefined) {
				const plain = (0, glob.y)(external_node_path_.posix.normalize(slashed).replace(/(?<=.)\/$/, ""));
				if (kind === "file") return {
					glob: plain,
					isFolder: false
				};
				return {
					glob: plain === "." ? "**" : `${plain.replace(/\/$/, "")}/**`,
					isFolder: true
				};
			}
			const fault = (0, glob.p)(slashed);
			if (fault === undefined || fault.severity === "warning") return {
				glob: slashed,
				isFolder: false
			};
			throw new errors.yo(`The path "${path}" is neither a file nor a glob: ${fault.message}.`);
		}
		async function kindOf(file) {
			try {
				return (await (0, promises_.stat)(file)).isDirectory() ? "folder" : "file";
			} catch {
				return undefined;
			}
		}
		var reporter_overrides = __webpack_require__(82473);
		var working_directory = __webpack_require__(91252);
		var workspace_trust = __webpack_require__(6439);
		;
		async function requestedConfig(request, { env, onWarning }) {
			const { cwd, configPath, paths, reporters = {} } = request;
			(0, working_directory.d)(cwd);
			const { config: found, warnings } = configPath === undefined ? await foundConfig(cwd, env) : await loadConfig({
				cwd,
				path: configPath
			});
			const config = (0, attachments_override.e)(found, request.attachments);
			for (const warning of warnings) onWarning(warning);
			if (paths.length === 0) return (0, reporter_overrides.f)(config, reporters);
			const ofPaths = await configForPaths(config, paths, cwd);
			for (const warning of (0, idle_expectations.Q)(config)) onWarning(warning);
			return (0, reporter_overrides.f)(ofPaths, reporters);
		}
		function checkSources({ records, paths }) {
			const [path] = paths;
			if (records.length === 0 || path === undefined) return;
			throw new errors.yo(`The path "${path}" cannot be reported together with records files.`, { hint: "Leave out --records (input records) or the paths. Quote a glob after --records, or the shell replaces it by several paths." });
		}
		async function foundConfig(cwd, env) {
			const found = (0, find_config.u0)(cwd, env);
			if (found === undefined) return {
				config: (0, config_config.sb)(),
				warnings: []
			};
			const warning = (0, workspace_trust.p)({
				...found,
				noun: "The configuration",
				outcome: "is ignored, and the default is used",
				naming: "name it"
			}, env);
			if (warning !== undefined) return {
				config: (0, config_config.sb)(),
				warnings: [warning]
			};
			return loadConfig({
				cwd,
				path: found.path
			});
		}
	}),
	14602: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => requestedQuarantine });
		var _config_quarantine_quarantine_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21290);
		var _workspace_trust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6439);
		async function requestedQuarantine(request, { env, onWarning }) {
			const path = pathOf(request, {
				env,
				onWarning
			});
			if (path === undefined) return undefined;
			const { list, warnings } = await (0, _config_quarantine_quarantine_file_js__WEBPACK_IMPORTED_MODULE_0__.Jo)(request.cwd, path);
			for (const warning of warnings) onWarning(warning);
			return list;
		}
		function pathOf({ cwd, configPath }, { env, onWarning }) {
			const named = configPath === undefined ? undefined : (0, _config_quarantine_quarantine_file_js__WEBPACK_IMPORTED_MODULE_0__.c)(configPath, cwd);
			if (named !== undefined) return named;
			const found = (0, _config_quarantine_quarantine_file_js__WEBPACK_IMPORTED_MODULE_0__.Gl)(cwd, env);
			if (found === undefined) return undefined;
			const warning = (0, _workspace_trust_js__WEBPACK_IMPORTED_MODULE_1__.p)({
				...found,
				noun: "The quarantine file",
				outcome: "is ignored",
				naming: "name the configuration next to it"
			}, env);
			if (warning === undefined) return found.path;
			onWarning(warning);
			return undefined;
		}
	}),
	96444: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => createRunEvaluator });
		var _report_expressions_lazy_evaluator_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80806);
		var _collected_metadata_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76610);
		var _run_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33572);
		async function createRunEvaluator({ config, ciContext, summary }, env) {
			const metadata = await (0, _collected_metadata_js__WEBPACK_IMPORTED_MODULE_1__.N)(config, ciContext, env);
			return (0, _report_expressions_lazy_evaluator_js__WEBPACK_IMPORTED_MODULE_0__.M)(() => (0, _run_variables_js__WEBPACK_IMPORTED_MODULE_2__.R)(ciContext(), env, metadata, summary), config.usesExpressions);
		}
	}),
	54215: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => maximumAttachmentBytes,
			B: () => openRunEvidence
		});
		var external_node_path_ = __webpack_require__(76760);
		var defined_fields = __webpack_require__(43268);
		var github_event = __webpack_require__(36255);
		;
		function isPublicRepository(env) {
			if (env.GITHUB_ACTIONS === "true") return (0, github_event.j)(env.GITHUB_EVENT_PATH)?.repository?.private === false;
			return env.CI_PROJECT_VISIBILITY === "public" || env.CI_PROJECT_VISIBILITY === "internal";
		}
		var untrusted_event = __webpack_require__(1614);
		var stored_attachments = __webpack_require__(62742);
		var external_node_fs_ = __webpack_require__(73024);
		var detach = __webpack_require__(10118);
		var evidence_hints = __webpack_require__(66680);
		;
		const maximumListed = 5e3;
		const maximumRemembered = 2e5;
		function createFolderCache() {
			const listings = new Map();
			let remembered = 0;
			const listingOf = (folder) => {
				const known = listings.get(folder);
				if (known !== undefined) return known;
				const listing = list(folder);
				remembered += listing.names.size + 1;
				if (remembered > maximumRemembered) {
					listings.clear();
					remembered = listing.names.size + 1;
				}
				listings.set(folder, listing);
				return listing;
			};
			return {
				entry(folder, name) {
					const listing = listingOf(folder);
					if (listing.names.has(name)) return name;
					if (!listing.isWhole) return exists(`${folder}/${name}`) ? name : undefined;
					if (isAscii(name)) return undefined;
					listing.composed ??= new Map([...listing.names].filter((each) => !isAscii(each)).map((each) => [each.normalize("NFC"), each]));
					return listing.composed.get(name.normalize("NFC"));
				},
				names: (folder) => listingOf(folder).names,
				folderNames(folder) {
					const { isWhole, folders } = listingOf(folder);
					return isWhole ? folders : undefined;
				}
			};
		}
		const isAscii = (text) => /^[\0-\x7f]*$/.test(text);
		function list(path) {
			const names = new Set();
			const folders = [];
			const incomplete = {
				names,
				folders,
				isWhole: false
			};
			let folder;
			try {
				folder = (0, external_node_fs_.opendirSync)(path, { bufferSize: 256 });
				for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
					if (names.size === maximumListed) return incomplete;
					names.add(entry.name);
					if (!entry.isFile()) folders.push(entry.name);
				}
			} catch (error) {
				if (error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EPERM")) return incomplete;
			} finally {
				folder?.closeSync();
			}
			return {
				names,
				folders,
				isWhole: true
			};
		}
		function exists(path) {
			try {
				return (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
			} catch {
				return false;
			}
		}
		;
		const maximumFound = 50;
		;
		const maximumFolders = 500;
		const maximumDepth = 8;
		const removed = /[/\\:*?"<>|\0-\x1f\x80-\x9f]/g;
		const ending = / \(failed\)(?: \(attempt (\d{1,3})\))?\.png$/;
		const findCypressFiles = ({ bases, folders }) => {
			const tops = bases.filter((base) => folders.entry(base, "cypress") !== undefined && folders.entry((0, external_node_path_.join)(base, "cypress"), "screenshots") !== undefined).map((base) => (0, external_node_path_.join)(base, "cypress", "screenshots"));
			if (tops.length === 0) return undefined;
			return (test) => {
				const titles = titlesOf(test);
				for (const top of tops) {
					const found = [];
					for (const folder of specFolders(top, specOf(test.file), folders)) {
						for (const name of folders.names(folder)) {
							const [end] = ending.exec(name) ?? [];
							if (end === undefined || !titles.has(plainTitle(name.slice(0, -end.length)))) continue;
							if (found.length < maximumFound) found.push({ path: (0, external_node_path_.join)(folder, name) });
						}
					}
					if (found.length > 0) return found.sort((a, b) => a.path < b.path ? -1 : 1);
				}
				return [];
			};
		};
		const plainTitle = (title) => title.replaceAll(" -- ", " ").replace(removed, "").replace(/\s+/g, " ").trim();
		function titlesOf({ name, suite }) {
			const titles = new Set([plainTitle(name)]);
			for (let start = 0; start < suite.length; start += 1) titles.add(plainTitle([...suite.slice(start), name].join(" ")));
			return titles;
		}
		const specOf = (file) => file?.split(/[/\\]/).at(-1);
		function specFolders(top, spec, folders) {
			const found = [];
			const pending = [{
				folder: top,
				depth: 0
			}];
			let visited = 0;
			for (let next = pending.pop(); next !== undefined && visited < maximumFolders; next = pending.pop()) {
				const { folder, depth } = next;
				visited += 1;
				if (spec === undefined || folder.endsWith(`/${spec}`) || folder.endsWith(`\\${spec}`)) found.push(folder);
				if (depth === maximumDepth) continue;
				for (const name of folders.names(folder)) {
					if (!/\.(?:png|jpe?g|mp4)$/i.test(name)) pending.push({
						folder: (0, external_node_path_.join)(folder, name),
						depth: depth + 1
					});
				}
			}
			return found;
		}
		var external_node_crypto_ = __webpack_require__(77598);
		;
		const outputFolder = "test-results";
		const longName = 256;
		const findPytestPlaywrightFiles = ({ bases, folders }) => {
			const outputs = bases.filter((base) => folders.entry(base, outputFolder) !== undefined).map((base) => (0, external_node_path_.join)(base, outputFolder)).filter((output) => folders.folderNames(output)?.length !== 0);
			if (outputs.length === 0) return undefined;
			return (test) => {
				const slugs = slugsOf(test);
				for (const output of outputs) {
					for (const slug of slugs) {
						if (folders.entry(output, slug) === undefined) continue;
						const folder = (0, external_node_path_.join)(output, slug);
						const names = [...folders.names(folder)].sort();
						if (names.length > 0) return names.slice(0, maximumFound).map((name) => ({ path: (0, external_node_path_.join)(folder, name) }));
					}
				}
				return [];
			};
		};
		function slugsOf({ name, suite, file }) {
			const parts = [...new Set(suite)].flatMap((each) => each.split(".")).filter((part) => part !== "" && part !== "pytest");
			const ofFile = file === undefined ? [] : [`${file}::${name}`, ...parts.map((_, index) => `${file}::${parts.slice(index).join("::")}::${name}`)];
			const ofModules = parts.map((_, index) => `${parts.slice(0, index + 1).join("/")}.py::${[...parts.slice(index + 1), name].join("::")}`).reverse();
			return [...new Set([...ofFile, ...ofModules].map((id) => shortened(slugOf(id))))];
		}
		const slugOf = (id) => id.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
		function shortened(slug) {
			if (slug.length < longName) return slug;
			return `${slug.slice(0, 100)}-${(0, external_node_crypto_.createHash)("sha256").update(slug).digest("hex").slice(0, 7)}-${slug.slice(-100)}`;
		}
		;
		const findSurefireFiles = ({ source, folders }) => {
			const beside = (0, external_node_path_.dirname)(source);
			const isOfClass = (0, external_node_path_.basename)(source).startsWith("TEST-");
			const mayBeClass = (name) => (isOfClass || name.includes(".")) && /^[\w$.-]{1,300}$/.test(name) && !/^\.+$/.test(name);
			const listed = folders.folderNames(beside)?.filter(mayBeClass);
			if (listed?.length === 0) return undefined;
			const known = listed === undefined ? undefined : new Set(listed);
			const exists = (name) => known === undefined ? mayBeClass(name) && folders.entry(beside, name) !== undefined : known.has(name);
			return ({ suite }) => {
				for (const name of new Set([suite.join("."), ...[...suite].reverse()])) {
					if (!exists(name)) continue;
					const names = [...folders.names((0, external_node_path_.join)(beside, name))].sort();
					if (names.length > 0) return names.slice(0, maximumFound).map((file) => ({ path: (0, external_node_path_.join)(beside, name, file) }));
				}
				return [];
			};
		};
		;
		const screenshotFolder = "__screenshots__";
		const vitest_maximumFolders = 100;
		const maximumLookUps = 20;
		const vitest_ending = /-\d{1,3}\.png$/;
		const findVitestFiles = ({ bases, folders }) => {
			const chosen = chosenFolders(bases, folders);
			return (test) => {
				const segments = segmentsOf(test);
				const file = segments.at(-1);
				if (file === undefined) return [];
				const names = namesOf(test);
				const inside = (top, path) => path.reduce((outer, name) => outer === undefined || folders.entry(outer, name) === undefined ? undefined : (0, external_node_path_.join)(outer, name), top);
				const filesIn = (folder) => [...folders.names(folder)].filter((name) => vitest_ending.test(name) && names.has(name.replace(vitest_ending, ""))).sort().slice(0, maximumFound).map((name) => ({ path: (0, external_node_path_.join)(folder, name) }));
				const beside = [
					...segments.slice(0, -1),
					screenshotFolder,
					file
				];
				for (const [tops, path] of [[bases, beside], [chosen(segments[0] ?? ""), segments]]) {
					for (const top of tops) {
						const folder = inside(top, path);
						const found = folder === undefined ? [] : filesIn(folder);
						if (found.length > 0) return found;
					}
				}
				return [];
			};
		};
		function chosenFolders(bases, folders) {
			const known = new Map();
			return (first) => {
				const found = known.get(first);
				if (found !== undefined || known.size === maximumLookUps) return found ?? [];
				const tops = bases.flatMap((base) => {
					const below = (folders.folderNames(base) ?? []).filter((name) => name !== "node_modules").slice(0, vitest_maximumFolders);
					return [base, ...below.map((name) => (0, external_node_path_.join)(base, name))];
				});
				const chosen = tops.filter((top) => folders.entry(top, first) !== undefined);
				known.set(first, chosen);
				return chosen;
			};
		}
		function segmentsOf({ file, suite }) {
			const path = [file, ...suite].find((each) => each !== undefined && /\.[cm]?[jt]sx?$/.test(each));
			const segments = path?.split(/[/\\]/) ?? [];
			return segments.some((segment) => segment === "" || segment === "." || segment === "..") ? [] : segments;
		}
		function namesOf({ name, suite }) {
			const titles = [name, ...suite.map((_, start) => [...suite.slice(start), name].join(" "))];
			return new Set(titles.map((title) => title.replaceAll(" > ", " ").replace(/[^a-z0-9]/gi, "-")));
		}
		var trust = __webpack_require__(74314);
		;
		const finders = [
			findCypressFiles,
			findPytestPlaywrightFiles,
			findSurefireFiles,
			findVitestFiles
		];
		const none = [];
		function createUnnamedFiles({ places, keep }, folders) {
			let file;
			let opened;
			const open = ({ path, files, format }) => {
				if (format !== "junit" || keep === "none") return [];
				const source = (0, external_node_path_.resolve)(places.cwd, path);
				const { bases } = (0, trust.x)({
					kind: "results",
					path: source,
					isFolder: files !== undefined,
					isContained: false
				}, places);
				return finders.flatMap((finder) => finder({
					bases,
					folders,
					source
				}) ?? []);
			};
			return {
				beginFile(next) {
					file = next;
					opened = undefined;
				},
				find(test) {
					if (test.status !== "failed" || file === undefined) return none;
					opened ??= open(file);
					return opened.length === 0 ? none : opened.flatMap((find) => find(test));
				}
			};
		}
		;
		const maximumNamedFiles = 100;
		const noAttachmentCounts = {
			total: 0,
			missing: 0,
			outside: 0,
			overLimit: 0,
			tooLarge: 0,
			sensitiveTraces: 0,
			otherSensitive: 0
		};
		function createRunEvidence(options) {
			let open;
			let loading;
			let file;
			const folders = createFolderCache();
			const unnamed = createUnnamedFiles(options, folders);
			const load = () => {
				loading ??= __webpack_require__.e(4826).then(__webpack_require__.bind(__webpack_require__, 14826)).then(({ openEvidence }) => {
					open = openEvidence(options, folders, unnamed);
					if (file !== undefined) open.beginFile(file);
				});
				return loading;
			};
			const isOfFormat = () => !options.readsRecords && file?.format !== "events";
			const mayHaveEvidence = (test) => (0, evidence_hints.IK)(test) || test.attempts?.some(evidence_hints.IK) === true || isOfFormat() && ((0, evidence_hints.AP)(test) || test.attempts?.some(evidence_hints.AP) === true || unnamed.find(test).length > 0);
			const recorder = (next) => {
				const waiting = [];
				const named = [];
				let namedCount = 0;
				const isPlain = (test) => options.keep !== "all" && hasPassedAtOnce(test) || !mayHaveEvidence(test);
				const pass = (test) => next.test(isPlain(test) || open === undefined ? withoutEvidence(test) : open.add(test));
				const passWaiting = () => {
					for (const test of waiting.splice(0)) pass(test);
				};
				return {
					beginFile(begun) {
						file = begun;
						unnamed.beginFile(begun);
						open?.beginFile(begun);
						next.beginFile(begun);
					},
					test(test) {
						if (open !== undefined && waiting.length > 0) passWaiting();
						if (open !== undefined || waiting.length === 0 && isPlain(test)) {
							pass(test);
							return;
						}
						waiting.push(test);
						void load();
					},
					file(given) {
						if (options.keep === "none" || given.path === undefined) return;
						namedCount += 1;
						if (namedCount > maximumNamedFiles) return;
						named.push(copyOf(given, given.path));
						void load();
					},
					restartFile() {
						waiting.length = 0;
						named.length = 0;
						namedCount = 0;
						open?.restartFile();
						next.restartFile();
					},
					endFile(problems) {
						passWaiting();
						const kept = named.splice(0);
						for (const each of kept) open?.addFile(each);
						const warnings = open?.endFile({
							named: namedCount,
							kept: kept.length
						}) ?? [];
						namedCount = 0;
						file = undefined;
						next.endFile(warnings.length === 0 ? problems : [...problems, ...warnings]);
					},
					record(record) {
						passWaiting();
						next.record(record);
					}
				};
			};
			return {
				recorder,
				load,
				pending: () => open === undefined ? loading : undefined,
				files: (kept) => open?.files(kept) ?? [],
				async publish() {
					if (open === undefined && options.folder !== undefined && (0, external_node_fs_.existsSync)(options.folder)) await load();
					open?.publish();
				},
				discard: () => open?.discard(),
				notices: () => open?.notices() ?? [],
				attachments: () => open?.attachments ?? stored_attachments.Tf,
				counts: () => open?.counts ?? noAttachmentCounts
			};
		}
		const hasPassedAtOnce = ({ status, attempts, flaky }) => (status === "successful" || status === "skipped") && attempts === undefined && flaky !== true;
		function withoutEvidence(test) {
			if (test.steps === undefined && test.attachments === undefined) return test;
			const { steps: _, stepsLeftOut: _left, attachments: _files, attachmentsLeftOut: _leftFiles, ...others } = test;
			return others;
		}
		const copyOf = ({ name, bases }, path) => ({
			name: (0, detach.Y)(name),
			path: (0, detach.Y)(path),
			...(0, defined_fields.X)({ bases: bases?.map(detach.Y) })
		});
		var once = __webpack_require__(24996);
		var source_folders = __webpack_require__(47408);
		;
		const budget = {
			public: 100,
			private: 20
		};
		function maximumAttachmentBytes({ collect }, env) {
			const { maximumMegabytes = isPublicRepository(env) ? budget.public : budget.private } = collect.attachments ?? {};
			return maximumMegabytes * 1024 * 1024;
		}
		function openRunEvidence({ cwd, config, env, readsRecords, earlierRecords, recordsPath, mask }) {
			const { keep = "failed", sensitive = "auto", roots = [], maximumMegabytes } = config.collect.attachments ?? {};
			const isPublic = (0, once.O)(() => isPublicRepository(env));
			return createRunEvidence({
				places: {
					cwd,
					roots: roots.map((root) => (0, external_node_path_.resolve)(cwd, root)),
					repositoryTop: (0, source_folders.K)(cwd),
					isUntrusted: (0, untrusted_event.B)(env) !== undefined
				},
				keep,
				keepsSensitive: () => sensitive === "auto" ? !isPublic() : sensitive === "keep",
				saysSensitive: sensitive === "auto",
				readsRecords,
				earlierRecords,
				maximumMegabytes: () => maximumMegabytes ?? (isPublic() ? budget.public : budget.private),
				mask: mask.text,
				...(0, defined_fields.X)({ folder: recordsPath === undefined ? undefined : (0, stored_attachments.F2)(recordsPath) })
			});
		}
	}),
	21380: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => defaultOutput });
		const defaultOutput = "build-report.ndjson";
	}),
	33572: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => runVariables });
		var _judge_earlier_builds_property_age_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56483);
		var _report_expressions_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3515);
		const runVariables = (ciContext, env, metadata, summary) => (0, _report_expressions_variables_js__WEBPACK_IMPORTED_MODULE_0__.DF)({
			ciContext,
			env,
			metadata,
			summary,
			properties: propertiesByName(summary?.properties ?? [], ciContext.module)
		});
		function propertiesByName(properties, module) {
			const isOwn = (property) => property.module === undefined || property.module === module;
			const chosen = new Map();
			for (const property of properties) {
				const known = chosen.get(property.name);
				const isBetter = known === undefined || (isOwn(property) === isOwn(known) ? (0, _judge_earlier_builds_property_age_js__WEBPACK_IMPORTED_MODULE_1__.l)(property, known) >= 0 : isOwn(property));
				if (isBetter) chosen.set(property.name, property);
			}
			return Object.fromEntries([...chosen].map(([name, { value }]) => [name, value]));
		}
	}),
	86074: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => run });
		var defined_fields = __webpack_require__(43268);
		var history_source = __webpack_require__(53142);
		var run_summary = __webpack_require__(96920);
		var unknown_attempt = __webpack_require__(61722);
		var github_event = __webpack_require__(36255);
		var history_branch = __webpack_require__(53522);
		;
		function isBranchBuild(ciContext, branch, env) {
			if (env.GITHUB_ACTIONS === "true") {
				if ((0, history_branch.R)({
					ciContext,
					event: (0, github_event.j)(env.GITHUB_EVENT_PATH),
					env
				})?.isBuild === "always") return true;
				if (env.GITHUB_EVENT_NAME === "workflow_run") return false;
			}
			const { ref, source } = ciContext;
			return branch !== undefined && ref === branch && source.pullRequest === undefined && source.baseBranch === undefined;
		}
		var shorten = __webpack_require__(59088);
		var known_fields = __webpack_require__(70454);
		;
		const maximumLineLength = 300;
		const firstLine = (text) => text === undefined ? undefined : (0, shorten.m)(/\S.*/.exec(text)?.[0].trimEnd() ?? "", maximumLineLength);
		const buildRecord = ({ build, actor, source: { commit, commitMessage, branch, pullRequest } }) => ({
			kind: "build",
			...(0, known_fields.p)({
				commit,
				branch,
				commitMessage: firstLine(commitMessage),
				author: firstLine(actor),
				pullRequest,
				url: build.url
			})
		});
		var collect_records = __webpack_require__(16673);
		var template_properties = __webpack_require__(25188);
		var configured_templates = __webpack_require__(51343);
		;
		async function compareResults(prepared, { results, summary }) {
			const { request, context, config, ciContext, checkouts, serverTimeBudget, lostTime, quarantine, memory, mask: { text: mask } } = prepared;
			const none = {
				history: undefined,
				compared: undefined
			};
			if (results === undefined) return none;
			const isNeeded = results.size > 0 || summary.properties.length > 0 || (0, configured_templates.s)(config).some(template_properties.K);
			if (!isNeeded) return none;
			const { createRunHistory } = await Promise.all([
				__webpack_require__.e(6752),
				__webpack_require__.e(9675),
				__webpack_require__.e(9338),
				__webpack_require__.e(6696)
			]).then(__webpack_require__.bind(__webpack_require__, 48862));
			const { env, now, say, token } = context;
			const shared = {
				serverTimeBudget,
				lostTime
			};
			const history = createRunHistory({
				request,
				config,
				env,
				ciContext,
				results,
				checkouts,
				...shared,
				memory,
				now,
				say,
				token,
				mask
			});
			return {
				history,
				compared: await history?.compare((test) => quarantine?.quarantine.entryOf(test) !== undefined)
			};
		}
		var added_entries = __webpack_require__(43475);
		;
		function withAddedQuarantine(summary, isAdded) {
			const { failures, verdicts, quarantineUse = new Map() } = summary;
			let tests = 0;
			for (const [entry, excused] of quarantineUse) if (isAdded(entry)) tests += excused;
			if (tests === 0) return summary;
			return {
				...summary,
				quarantinedByChange: Math.min(tests, verdicts?.quarantined ?? tests),
				failures: failures.map(({ quarantine, ...failure }) => ({
					...failure,
					...(0, defined_fields.X)({ quarantine: quarantine && (0, added_entries.xr)(quarantine, isAdded) })
				}))
			};
		}
		var judgement = __webpack_require__(13093);
		;
		function judgedSummary(summary, history, judgement) {
			if (judgement === undefined) return {
				...summary,
				history
			};
			const failures = sorted(summary.failures.map((failure) => ({
				...failure,
				verdict: verdictOf(failure, summary, judgement)
			})), ({ verdict }) => verdict.kind);
			const causes = sorted(summary.causes.map((each) => {
				const verdict = judgement.verdictOfCause(each.cause.id);
				return verdict === undefined ? each : {
					...each,
					verdict
				};
			}), ({ verdict }) => verdict ?? "unknown");
			return {
				...summary,
				failures,
				causes,
				tests: {
					...summary.tests,
					failed: failures.map(({ test }) => test)
				},
				flakyFailures: summary.flakyFailures.map((flaky) => withFlakiness(flaky, summary, judgement)),
				knownFlaky: judgement.knownFlaky,
				verdicts: judgement.counts,
				changes: judgement.changes,
				history
			};
		}
		function withFlakiness(flaky, summary, judgement) {
			const verdict = verdictOf({
				...flaky,
				cause: flaky.test.cause
			}, summary, judgement);
			return verdict.kind === "flaky" ? {
				...flaky,
				verdict
			} : flaky;
		}
		function verdictOf({ test, cause, jobs }, summary, judgement) {
			const names = jobs.map((index) => summary.jobs[index]?.job);
			return judgement.verdictOf(test.id ?? "", cause?.id, names.every(isDefined) ? names : []);
		}
		const isDefined = (name) => name !== undefined;
		const sorted = (items, kindOf) => items.toSorted((a, b) => judgement.I.indexOf(kindOf(a)) - judgement.I.indexOf(kindOf(b)));
		var test_counts = __webpack_require__(77727);
		;
		function withOwnJob(summary, own) {
			const jobs = new Map();
			const places = new Map();
			const newIndexes = summary.jobs.map((before) => {
				const completed = complete(before, own);
				const key = JSON.stringify([completed.job, completed.module]);
				const known = jobs.get(key);
				jobs.set(key, known === undefined ? completed : sumOf(known, completed));
				const place = places.get(key) ?? places.size;
				places.set(key, place);
				return place;
			});
			const moved = (entry) => ({
				...entry,
				jobs: [...new Set(entry.jobs.map((index) => newIndexes[index] ?? index))].sort((a, b) => a - b)
			});
			const isShorter = jobs.size < summary.jobs.length;
			return {
				...summary,
				jobs: [...jobs.values()],
				...isShorter && {
					failures: summary.failures.map(moved),
					flakyFailures: summary.flakyFailures.map(moved),
					causes: summary.causes.map(moved)
				}
			};
		}
		function complete(entry, { job, module, url, reportUrl }) {
			const isOwn = entry.job === undefined || entry.job === job;
			return {
				...entry,
				...(0, defined_fields.X)({
					job: entry.job === undefined ? job : undefined,
					module: entry.module === undefined ? module : undefined,
					url: isOwn && entry.url === undefined && url !== undefined ? url : undefined,
					reportUrl: entry.reportUrl === undefined ? reportUrl : undefined
				})
			};
		}
		function sumOf(first, second) {
			const sum = (0, test_counts.s4)();
			(0, test_counts.c5)(sum, first.counts);
			(0, test_counts.c5)(sum, second.counts);
			const counts = (0, test_counts.R9)(sum);
			const worse = ["failed", "cancelled"].find((status) => first.status === status || second.status === status);
			return {
				...second,
				...first,
				status: worse ?? (0, run_summary.em)(counts, []),
				counts
			};
		}
		var base_branch = __webpack_require__(63631);
		var search_hint = __webpack_require__(66727);
		;
		async function judgeResults(prepared, collected, compared) {
			const { config, mask, ciContext, quarantine, quarantineBase, context } = prepared;
			const isAdded = collected.summary.counts.quarantined === undefined ? undefined : await quarantineBase?.find();
			const judged = compared === undefined ? collected.summary : judgedSummary(collected.summary, mask.value(withOwnBranch(compared.summary, ciContext, context.env)), compared.judgement);
			const marked = isAdded === undefined ? judged : withAddedQuarantine(judged, isAdded);
			const foundLater = [...quarantine?.problems(collected.summary, compared?.histories) ?? [], ...compared?.problems ?? []];
			const summary = (0, run_summary.rB)(withNamedJob(marked, ciContext), [...missingResults(prepared, collected), ...mask.value(foundLater)]);
			const isProperties = config.collect.testsAreOptional === true && compared?.hasLostTests !== true && hasOnlyProperties(summary);
			return {
				summary: isProperties ? {
					...summary,
					onlyProperties: summary.properties.length
				} : summary,
				isAdded
			};
		}
		const hasOnlyProperties = ({ counts, properties, problems }) => counts.total === 0 && properties.length > 0 && !problems.some(({ kind }) => kind === "missing");
		function missingResults({ request, config }, { summary, artifacts }) {
			const isEmpty = request.records.length === 0 && summary.files.length === 0 && artifacts.length === 0;
			return isEmpty && config.collect.testsAreOptional ? [(0, search_hint.dM)(request.cwd, config)] : [];
		}
		function withOwnBranch(history, ciContext, env) {
			if (history.builds === 0 || !isBranchBuild(ciContext(), history.ref, env)) return history;
			const { ref, source } = ciContext();
			const own = (0, base_branch.s)({ history: {
				...history,
				ref: source.branch ?? ref ?? ""
			} });
			return own === (0, base_branch.s)({ history }) ? {
				...history,
				isOwn: true
			} : history;
		}
		function withNamedJob(summary, ciContext) {
			if (summary.jobs.every(({ job, module }) => job !== undefined && module !== undefined)) return summary;
			const { job, matrixJob = job, module } = ciContext();
			return withOwnJob(summary, {
				job: matrixJob,
				module
			});
		}
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(34758);
		var scanner = __webpack_require__(60204);
		var output_conflict = __webpack_require__(68055);
		;
		const outputOf = (path, cwd) => ({
			what: `The history (--history-output ${JSON.stringify(path)})`,
			path: (0, external_node_path_.resolve)(cwd, path)
		});
		function checkHistoryPath({ cwd, output: records, baseline, history }, { path: configPath, report }) {
			if (history?.output === undefined) return;
			if (history.output.trim() === "" || /[\\/]$/.test(history.output) || history.output.includes("\0")) {
				throw new errors.yo(`Invalid --history-output ${JSON.stringify(history.output)}. It must be the name of a file.`);
			}
			const pages = report.reporters.flatMap((reporter) => reporter.type === "html" && !(0, scanner.xS)(reporter.outputFile) ? [{
				path: reporter.outputFile,
				because: `which report.${reporter.slot}.outputFile names`
			}] : []);
			const named = records === undefined ? [] : [{
				path: records,
				because: "the records of the run"
			}];
			(0, output_conflict.D5)(outputOf(history.output, cwd), [
				...pages,
				...named,
				...(0, output_conflict.VI)({
					cwd,
					baseline
				}, configPath)
			], cwd);
		}
		function checkHistoryInputs({ cwd, history }, inputs) {
			if (history?.output !== undefined) (0, output_conflict.D5)(outputOf(history.output, cwd), inputs, cwd);
		}
		var time_budget = __webpack_require__(34247);
		var webhook_addresses = __webpack_require__(45202);
		var regular_file = __webpack_require__(26324);
		var repository = __webpack_require__(7764);
		var work_tree = __webpack_require__(21121);
		;
		const hash = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
		const maximumBytes = 16 * 1024 * 1024;
		function headCommit(top, env = process.env) {
			const found = readHead(top) ?? (0, repository.W)(top, env)?.ask("rev-parse", "--verify", "--quiet", "HEAD");
			return found !== undefined && hash.test(found) ? found : undefined;
		}
		function readHead(top) {
			const folder = (0, work_tree.se)(top) ?? (0, external_node_path_.join)(top, ".git");
			const head = lineOf((0, external_node_path_.join)(folder, "HEAD"));
			if (head === undefined || hash.test(head)) return head;
			const [, ref] = /^ref: (refs\/[^\s\\]+)$/.exec(head) ?? [];
			if (ref === undefined || ref.split("/").includes("..")) return undefined;
			const shared = (0, external_node_path_.resolve)(folder, lineOf((0, external_node_path_.join)(folder, "commondir")) ?? ".");
			return lineOf((0, external_node_path_.join)(shared, ref)) ?? packedRef(shared, ref);
		}
		function packedRef(folder, ref) {
			const packed = (0, regular_file.X)((0, external_node_path_.join)(folder, "packed-refs"), maximumBytes) ?? "";
			const line = packed.split("\n").find((each) => each.endsWith(` ${ref}`));
			return line?.slice(0, line.indexOf(" "));
		}
		function lineOf(path) {
			return (0, regular_file.X)(path, maximumBytes)?.trim() || undefined;
		}
		var completed_run = __webpack_require__(8436);
		;
		function createCheckouts({ cwd, event, env }) {
			const byTop = new Map();
			const byFolder = new Map();
			const read = (top) => {
				const completed = (0, completed_run.d)(event(), env);
				const expected = completed === undefined ? env.GITHUB_SHA : completed.head_sha;
				const commit = headCommit(top, env);
				return commit !== undefined && commit === expected ? undefined : {
					commit,
					expected
				};
			};
			const around = (folder) => {
				if (byFolder.has(folder)) return byFolder.get(folder);
				const inner = (0, work_tree.vE)(folder);
				const top = inner === undefined ? undefined : (0, work_tree.Um)(inner) ?? inner;
				if (top !== undefined && !byTop.has(top)) byTop.set(top, read(top));
				const found = top === undefined ? undefined : byTop.get(top);
				byFolder.set(folder, found);
				return found;
			};
			return { other(path) {
				return around(cwd) ?? (path === undefined ? undefined : around((0, external_node_path_.dirname)((0, external_node_path_.resolve)(cwd, path))));
			} };
		}
		var github_actions = __webpack_require__(48168);
		var read_ci_context = __webpack_require__(64207);
		var run_attempt = __webpack_require__(65804);
		var lost_time = __webpack_require__(24828);
		var run_jobs = __webpack_require__(44012);
		var secret_mask = __webpack_require__(25232);
		var secret_values = __webpack_require__(52830);
		var server_api_server = __webpack_require__(65118);
		var counts = __webpack_require__(3517);
		var match_files = __webpack_require__(1473);
		var problem_list = __webpack_require__(21431);
		var read_results = __webpack_require__(74462);
		var unmatched_patterns = __webpack_require__(95038);
		var read_records = __webpack_require__(85495);
		var property_histories = __webpack_require__(24112);
		;
		const maximumProperties = 1e4;
		function createBaselineHistory(options) {
			const properties = (0, property_histories.w)(maximumProperties);
			let problems = [];
			let reading;
			const read = async () => {
				problems = await readBaselines(options, properties);
			};
			return {
				history: { async latest(question) {
					reading ??= read();
					await reading;
					return properties.history.latest(question);
				} },
				problems: () => problems
			};
		}
		async function readBaselines({ cwd, patterns, mask = (value) => value }, properties) {
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
			for (const problem of [...problems, ...unmatchedWarnings(patterns, files)]) found.add(problem);
			const reader = (0, read_records.Y)();
			const keeper = {
				test() {},
				record(recorded) {
					if (recorded.kind === "property") properties.put(mask(recorded));
				}
			};
			for (const { absolutePath, path } of files) {
				try {
					for (const { kind: _, ...problem } of await reader.read(absolutePath, path, keeper)) found.add(problem);
				} catch (error) {
					found.add({
						severity: "error",
						message: `The baseline was not read to its end: ${(0, read_results.HP)(error)}.`,
						path
					});
				}
			}
			if (properties.leftOut() > 0) {
				const message = `The baseline files contain more than ${(0, counts.B)(maximumProperties)} property values. The ${(0, counts.B)(properties.leftOut())} oldest are left out.`;
				found.add({
					severity: "warning",
					message
				});
			}
			return found.list();
		}
		function unmatchedWarnings(patterns, files) {
			const unmatched = (0, unmatched_patterns.x)(patterns, files.flatMap(({ matches }) => matches));
			return unmatched.map((pattern) => ({
				severity: "warning",
				message: `No file matches the baseline "${pattern}".`
			}));
		}
		;
		function createEarlierBuilds({ server, retry, ...baseline }) {
			const files = createBaselineHistory(baseline);
			const lost = () => files.problems().filter(({ severity }) => severity === "error");
			if (server === undefined) return {
				...files,
				faults: () => ({
					files: lost(),
					server: []
				})
			};
			let asked;
			return {
				history: { async latest(question) {
					const found = await files.history.latest(question);
					if (found !== undefined) return found;
					const { createServerHistory } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(6146)]).then(__webpack_require__.bind(__webpack_require__, 96146));
					asked ??= createServerHistory(server, retry);
					return asked.history.latest(question);
				} },
				problems: () => [...files.problems(), ...asked?.problems() ?? []],
				faults: () => ({
					files: lost(),
					server: asked?.problems() ?? []
				})
			};
		}
		var test_owners = __webpack_require__(96679);
		var tracked_files = __webpack_require__(71215);
		var once = __webpack_require__(24996);
		var records_path = __webpack_require__(35051);
		var temporary_records = __webpack_require__(82413);
		var requested_config = __webpack_require__(86229);
		var config_source = __webpack_require__(16470);
		var find_config = __webpack_require__(64410);
		var untrusted_event = __webpack_require__(1614);
		var owners = __webpack_require__(32592);
		var same_file = __webpack_require__(170);
		var workspace_trust = __webpack_require__(6439);
		;
		function requestedOwners({ cwd, configPath }, { env, onWarning }) {
			const named = configPath === undefined ? undefined : topOf((0, external_node_path_.dirname)((0, external_node_path_.resolve)(cwd, configPath)));
			if (named !== undefined && (0, untrusted_event.B)(env) !== undefined) return named;
			const top = topOf(cwd);
			const file = (0, owners.k)(top);
			if (file === undefined || named === top) return top;
			const isAbove = top !== (0, same_file.Y)(cwd);
			const found = {
				path: (0, config_source.pS)(cwd, file),
				isForeign: isAbove && (0, find_config.jq)(cwd, file, env)
			};
			const warning = (0, workspace_trust.p)({
				...found,
				noun: "The file",
				outcome: "is ignored",
				naming: "name the configuration of its repository"
			}, env);
			if (warning === undefined) return top;
			onWarning(warning);
			return undefined;
		}
		const topOf = (folder) => (0, work_tree.vE)(folder) ?? (0, same_file.Y)(folder);
		var requested_quarantine = __webpack_require__(14602);
		var stored_context = __webpack_require__(64180);
		;
		function createStoredPlace({ ciContext, event, env, checkouts }) {
			if (!(0, github_actions.z)(env)) return {
				context: ciContext,
				refOf: () => undefined
			};
			const stored = (0, once.O)(() => (0, stored_context.P)(ciContext(), event(), env));
			const isOfBranch = (0, once.O)(() => (0, untrusted_event.B)(env) === undefined && env.GITHUB_REF === `refs/heads/${stored().source.branch}`);
			const refOf = (path) => isOfBranch() ? checkouts.other(path)?.commit : undefined;
			const context = (0, once.O)(() => {
				const commit = refOf();
				return commit === undefined ? stored() : (0, stored_context.X)(stored(), commit);
			});
			return {
				context,
				refOf
			};
		}
		;
		async function prepareRun(request, given) {
			const { cwd, records, baseline: patterns = [], output, module, matrix, server } = request;
			const { env, token } = given;
			const context = {
				...given,
				now: given.now ?? Date.now()
			};
			(0, requested_config.B)(request);
			const config = await (0, requested_config.h)(request, given);
			const list = await (0, requested_quarantine.f)(request, given);
			const ownersRoot = requestedOwners(request, given);
			(0, records_path.YL)(request, config);
			checkHistoryPath(request, config);
			const mask = (0, secret_mask.b)((0, secret_values.V)(env, [token, server?.key], (0, webhook_addresses.u)(config, env)));
			const ciContext = (0, once.O)(() => mask.value((0, read_ci_context.O)({
				env,
				cwd,
				matrix
			}, module)));
			const event = (0, once.O)(() => (0, github_event.j)(env.GITHUB_EVENT_PATH));
			const checkouts = createCheckouts({
				cwd,
				event,
				env
			});
			const tracked = (0, tracked_files.m)(cwd);
			const serverTimeBudget = (0, time_budget.B)(server_api_server.x$);
			const lostTime = (0, lost_time.Sd)();
			const isSubmitted = server !== undefined && records.length === 0;
			return {
				request,
				context,
				config,
				mask,
				ciContext,
				checkouts,
				storedPlace: createStoredPlace({
					ciContext,
					event,
					env,
					checkouts
				}),
				readJobs: (0, once.O)(async () => server === undefined ? run_jobs.av : (0, run_jobs.q1)({
					ciContext: ciContext(),
					env,
					token,
					lostTime
				})),
				memory: (0, once.O)(async () => given.openMemory?.({
					config,
					ciContext: ciContext(),
					event: event(),
					lostTime
				})),
				attempt: () => (0, run_attempt.T)(ciContext, event, env),
				rerun: () => records.length === 0 ? undefined : rerunOf(event(), {
					env,
					token,
					lostTime
				}),
				tracked,
				owners: ownersRoot === undefined ? test_owners.VS : (0, test_owners.jL)(ownersRoot, tracked),
				...await prepareQuarantine(list, {
					request,
					context,
					ciContext,
					lostTime
				}),
				earlierBuilds: createEarlierBuilds({
					cwd,
					patterns,
					mask: mask.value,
					server,
					retry: { budget: serverTimeBudget }
				}),
				serverTimeBudget,
				lostTime,
				isSubmitted,
				...(0, temporary_records.Y)(config, {
					cwd,
					output,
					isSubmitted,
					env
				})
			};
		}
		function rerunOf(event, request) {
			const { env } = request;
			const { GITHUB_RUN_ID: run } = env;
			if (!(0, github_actions.z)(env) || (0, completed_run.d)(event, env) !== undefined || run === undefined) return undefined;
			const attempt = (0, run_attempt.P)(event, env);
			return attempt === 1 ? undefined : {
				run,
				attempt,
				readExecutions: () => (0, run_jobs.On)(request)
			};
		}
		async function prepareQuarantine(list, { request: { cwd, records }, context: { env, now, say, token }, ciContext, lostTime }) {
			if (list === undefined) return {
				quarantine: undefined,
				quarantineBase: undefined
			};
			const { createRunQuarantine } = await __webpack_require__.e(2090).then(__webpack_require__.bind(__webpack_require__, 72090));
			const isPart = env.GITHUB_ACTIONS === "true" && records.length === 0;
			const quarantine = createRunQuarantine(list, {
				now,
				module: () => ciContext().module,
				isPart,
				say
			});
			if (quarantine.quarantine.isEmpty) return {
				quarantine,
				quarantineBase: undefined
			};
			const { createQuarantineBase } = await __webpack_require__.e(8496).then(__webpack_require__.bind(__webpack_require__, 28496));
			return {
				quarantine,
				quarantineBase: createQuarantineBase({
					list,
					cwd,
					env,
					ciContext,
					now,
					token,
					say,
					lostTime
				})
			};
		}
		var ci = __webpack_require__(6989);
		var cause_frame = __webpack_require__(87641);
		var stack_frames = __webpack_require__(28408);
		var source_location = __webpack_require__(37158);
		var test_location = __webpack_require__(90644);
		;
		const maximumTraced = 200;
		function locateFailures({ failures, causes }, tracked) {
			const tests = new Set([...failures.map(({ test }) => test), ...causes.flatMap(({ first }) => first)]);
			const known = new Map();
			return { get(test) {
				if (!tests.has(test)) return undefined;
				if (!known.has(test)) known.set(test, (0, test_location.M)(test, tracked));
				return known.get(test);
			} };
		}
		function locateCauses({ causes }, tracked) {
			const locations = new Map();
			for (const [index, { cause, first }] of causes.entries()) {
				const { frame } = cause;
				if (frame === undefined) continue;
				const file = tracked.locate(frame.file) ?? (index < maximumTraced ? locateInTrace(frame, first, tracked) : undefined);
				if (file !== undefined) locations.set(cause.id, {
					file,
					line: frame.line
				});
			}
			return locations;
		}
		function locateInTrace(frame, tests, tracked) {
			for (const { suite, details = "", message = "" } of tests) {
				for (const { file, line } of (0, stack_frames.N)(`${details}\n${message}`)) {
					if (line === frame.line && (0, cause_frame.pe)({ file: file.replaceAll("\\", "/") }).file === frame.file) return (0, source_location.k)({ file }, suite, tracked);
				}
			}
			return undefined;
		}
		;
		async function createFailureViews({ failures, flakyFailures }, scope) {
			if (failures.length === 0 && flakyFailures.length === 0) return { comparisonOf: () => undefined };
			const [{ createFailureTexts }, { failureComparison }] = await Promise.all([Promise.all([__webpack_require__.e(8475), __webpack_require__.e(5575)]).then(__webpack_require__.bind(__webpack_require__, 25575)), Promise.all([__webpack_require__.e(8475), __webpack_require__.e(4931)]).then(__webpack_require__.bind(__webpack_require__, 54931))]);
			return {
				failureTexts: createFailureTexts(scope),
				comparisonOf: failureComparison
			};
		}
		var source_commit = __webpack_require__(56536);
		var distinct_tests = __webpack_require__(81706);
		;
		const none = {
			rerunOf: () => undefined,
			rerunAll: () => undefined
		};
		async function createTestReruns(summary, locations) {
			if (summary.failures.length === 0 && summary.flakyFailures.length === 0) return none;
			const [{ rerunAllCommand, rerunCommand }, { bisection }, { traceCommand, traceLanguage }] = await Promise.all([
				__webpack_require__.e(3935).then(__webpack_require__.bind(__webpack_require__, 93935)),
				Promise.all([__webpack_require__.e(3935), __webpack_require__.e(1110)]).then(__webpack_require__.bind(__webpack_require__, 21110)),
				__webpack_require__.e(2427).then(__webpack_require__.bind(__webpack_require__, 52427))
			]);
			const targetOf = (test) => ({
				...test,
				get location() {
					return locations.get(test)?.file;
				}
			});
			return {
				rerunOf: (test) => rerunCommand(targetOf(test)),
				traceOf: (test) => test.trace === undefined ? undefined : traceCommand(test.trace, traceLanguage(targetOf(test))),
				bisectionOf: (test, range) => bisection(targetOf(test), range),
				rerunAll: () => {
					const { failures, failedTests } = summary;
					const distinct = (0, distinct_tests.o)(failures);
					return failedTests === distinct.size ? rerunAllCommand([...distinct.values()].map(targetOf)) : undefined;
				}
			};
		}
		;
		async function createRunScope({ context: { env }, ciContext, tracked, owners, quarantine }, { summary, isAdded }, compared) {
			const locations = locateFailures(summary, tracked);
			const ownersOf = (0, test_owners.m8)(owners, tracked, locations);
			const { rerunOf, rerunAll, traceOf, bisectionOf } = await createTestReruns(summary, locations);
			const { failureTexts, comparisonOf } = await createFailureViews(summary, {
				locations,
				ownersOf
			});
			const scope = {
				summary,
				locations,
				causeLocations: locateCauses(summary, tracked),
				source: (0, github_actions.z)(env) ? (0, source_commit.P)(ciContext(), env) : undefined,
				ownersOf,
				rerunOf,
				...(0, defined_fields.X)({
					repositoryUrl: hasRange(summary) ? ciContext().source.url : undefined,
					traceOf: (0, ci.X)(env) ? undefined : traceOf,
					bisectionOf,
					failureTexts,
					histories: compared?.histories,
					judgement: compared?.judgement,
					quarantine: quarantine && (isAdded === undefined ? quarantine.quarantine : (0, added_entries.p)(quarantine.quarantine, isAdded))
				})
			};
			return {
				scope,
				rerunAll,
				comparisonOf
			};
		}
		const hasRange = ({ failures }) => failures.some(({ verdict }) => verdict?.range !== undefined);
		var search_guide = __webpack_require__(89556);
		var unmatched_results = __webpack_require__(90643);
		;
		async function run(request, context) {
			const prepared = await prepareRun(request, context);
			const collected = await collectResults(prepared, await repeatedJob(prepared));
			const { unknownAttempt } = collected.summary;
			if (unknownAttempt !== undefined) context.say?.(`This is ${(0, unknown_attempt.J)(unknownAttempt)}.`);
			const { history, compared } = await compareResults(prepared, collected);
			const judged = await judgeResults(prepared, collected, compared);
			warnOfUnpackedFiles(prepared, judged.summary, collected);
			const { scope, rerunAll, comparisonOf } = await createRunScope(prepared, judged, compared);
			const { config, mask, ciContext, tracked, serverTimeBudget, lostTime, earlierBuilds } = prepared;
			const recordsPath = collected.recordsFault === undefined ? prepared.recordsPath : undefined;
			const { summary } = judged;
			const { unmatched, notices: found } = mask.value(await unmatchedResults(prepared, summary, collected));
			const notices = [...collected.notices, ...found];
			return {
				request,
				config,
				ciContext,
				scope,
				...(0, defined_fields.X)({
					buildProperties: compared?.buildProperties,
					historyFault: compared?.fault === undefined ? undefined : mask.text(compared.fault)
				}),
				earlierBuilds: maskedBuilds(earlierBuilds, mask),
				rerunAll,
				comparisonOf,
				isBranchBuild: () => isBranchBuild(ciContext(), summary.history?.ref, context.env),
				addToHistory: async () => await history?.add(summary) ?? history_source.R,
				artifacts: collected.artifacts,
				namedFiles: collected.namedFiles,
				attachments: collected.attachments,
				attachmentCounts: collected.attachmentCounts,
				leftOut: collected.leftOut,
				notices,
				unmatched,
				tracked,
				protectedFiles: collected.inputs,
				mask,
				serverTimeBudget,
				lostTime,
				jobs: await prepared.readJobs(),
				...(0, defined_fields.X)({
					recordsPath,
					recordsFault: collected.recordsFault && mask.text(collected.recordsFault),
					guide: guideFor(prepared, summary, collected, {
						unmatched,
						notices
					})
				})
			};
		}
		async function repeatedJob(prepared) {
			const { request, context } = prepared;
			if (request.history === undefined && context.openMemory === undefined) return undefined;
			const attempt = prepared.attempt();
			return attempt > 1 ? (await Promise.all([
				__webpack_require__.e(6752),
				__webpack_require__.e(9675),
				__webpack_require__.e(9338),
				__webpack_require__.e(9327)
			]).then(__webpack_require__.bind(__webpack_require__, 35261))).readRepeatedJob(prepared, attempt) : undefined;
		}
		async function collectResults(prepared, repeated) {
			const { request, context, config, mask, ciContext, storedPlace, tracked, owners, recordsPath, isSubmitted, readJobs } = prepared;
			const { cwd, records } = request;
			const { env, signal, onProgress } = context;
			const collected = await (0, collect_records.n)({
				cwd,
				config,
				env,
				ciContext,
				storedContext: storedPlace.context,
				refOf: storedPlace.refOf,
				mask,
				quarantine: prepared.quarantine?.quarantine,
				isAdded: recordsPath === undefined ? undefined : await prepared.quarantineBase?.inClone(),
				tracked,
				owners,
				signal,
				keepsResults: request.history !== undefined,
				...(0, defined_fields.X)({
					records: records.length > 0 ? records : undefined,
					recordsPath,
					onProgress,
					repeated
				}),
				rerun: prepared.rerun(),
				moreRecords: async () => [...isSubmitted ? [buildRecord(storedPlace.context())] : [], ...(await readJobs()).records]
			});
			checkHistoryInputs(request, collected.inputs);
			const { recordsFault = prepared.recordsFault } = collected;
			if (recordsFault === undefined) return collected;
			const problem = {
				severity: "error",
				kind: "incomplete",
				message: mask.text(recordsFault)
			};
			return {
				...collected,
				recordsFault,
				summary: (0, run_summary.rB)(collected.summary, [problem])
			};
		}
		function warnOfUnpackedFiles({ request, context: { env, onWarning } }, { files }, { leftOut }) {
			const paths = [...files, ...leftOut].map(({ path }) => path);
			const warning = (0, workspace_trust.W)(request, paths, env);
			if (warning !== undefined) onWarning(warning);
		}
		async function unmatchedResults({ request: { cwd, paths, records }, config }, { files }, { leftOut }) {
			const none = {
				unmatched: [],
				notices: []
			};
			if (records.length > 0) return none;
			const known = new Set([...files, ...leftOut].map(({ path }) => path));
			if (files.length === 0) return config.collect.testsAreOptional ? none : (0, unmatched_results.E)(cwd, config, known);
			return paths.length > 0 ? none : {
				...none,
				unmatched: (0, unmatched_results.w)(cwd, config, files, known)
			};
		}
		function guideFor({ request, config, context: { env }, mask }, { files }, { leftOut }, found) {
			const isNeeded = files.length === 0 && !config.collect.testsAreOptional;
			return isNeeded ? mask.value((0, search_guide.R)({
				request,
				config,
				leftOut: mask.value(leftOut),
				...found,
				env
			})) : undefined;
		}
		const maskedBuilds = ({ history, problems, faults }, mask) => ({
			history,
			problems: () => mask.value(problems()),
			faults: () => mask.value(faults())
		});
	}),
	89556: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => searchGuide,
			j: () => examplePaths
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3517);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		var _read_collect_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74150);
		var _read_formats_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96747);
		var _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48032);
		var _action_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32023);
		var _notices_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58800);
		var _unmatched_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81898);
		const examplePaths = "build/reports/**/*.xml";
		const shownPatterns = 4;
		const shownFiles = 10;
		const maximumName = 200;
		const maximumSentence = 600;
		function searchGuide({ request, config, leftOut, unmatched, notices, env }) {
			const { cwd, paths, records } = request;
			const own = config.collect.collectors.flatMap(({ include = [] }) => (0, _read_collect_pattern_js__WEBPACK_IMPORTED_MODULE_1__.E)(include));
			const input = records.length > 0 ? "records" : "paths";
			const [named, from] = records.length > 0 ? [records, "the input records"] : paths.length > 0 ? [paths, "the input paths"] : [own, config.path];
			const isNamed = named.length > 0;
			const patterns = isNamed ? named : (0, _read_formats_index_js__WEBPACK_IMPORTED_MODULE_2__.Zu)();
			const what = records.length > 0 ? "records file" : isNamed ? "file" : "file with the name of a test result";
			const advice = records.length > 0 ? "Download the records of the earlier jobs first, then name their folder:" : unmatched.length > 0 ? "If these are your results, name them:" : "If your results are elsewhere, name their files or folders:";
			return [
				(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.FY)((0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`No ${what} was found in `), name(cwd), (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(". Looked for "), ...listed(patterns), (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(isNamed && from !== undefined ? ` (${from}).` : ".")),
				...unmatched.length === 0 ? [] : [unmatchedParagraph(unmatched)],
				...(0, _notices_js__WEBPACK_IMPORTED_MODULE_5__.D0)(notices).map((sentence) => (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.FY)((0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.Qq)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(sentence, maximumSentence)))),
				(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.FY)((0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(advice)),
				(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.oQ)(workflowStep(input, unmatched, env)),
				...leftOut.length === 0 ? [] : [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.mt)("Files that were left out", [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.Mn)(leftOutLines(leftOut))])]
			];
		}
		const name = (value) => (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.ti)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(value, maximumName));
		function listed(names) {
			const shown = names.slice(0, shownPatterns).flatMap((each, index) => index === 0 ? [name(each)] : [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(", "), name(each)]);
			return names.length > shownPatterns ? [...shown, (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(` and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.B)(names.length - shownPatterns)} more`)] : shown;
		}
		function unmatchedParagraph(unmatched) {
			const [first, ...others] = unmatched;
			if (first !== undefined && others.length === 0) return (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.FY)(name(first.path), (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(` looks like ${first.title}, but no pattern matches it.`));
			return (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.FY)(...listed(unmatched.map(({ path }) => path)), (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(" look like test results, but no pattern matches them."));
		}
		function leftOutLines(leftOut) {
			const shown = leftOut.slice(0, shownFiles).map(({ path, because }) => [name(path), (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`: ${(0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(because, maximumName)}`)]);
			return leftOut.length > shownFiles ? [...shown, [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_6__.B)(leftOut.length - shownFiles)} more`)]] : shown;
		}
		function workflowStep(input, unmatched, { GITHUB_ACTION_REPOSITORY: repository = "", GITHUB_ACTION_REF: ref = "" }) {
			const isNamed = /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(repository) && /^[\w./-]{1,100}$/.test(ref);
			const paths = (0, _unmatched_text_js__WEBPACK_IMPORTED_MODULE_7__.ls)(unmatched);
			const values = input === "records" ? ["records/**/*.ndjson"] : paths.length > 0 ? paths : [examplePaths];
			return [
				`- uses: ${isNamed ? `${repository}@${ref}` : _action_reference_js__WEBPACK_IMPORTED_MODULE_4__.O}`,
				`  if: \${{ !cancelled() }}`,
				"  with:",
				...values.length === 1 ? [`    ${input}: ${values.join("")}`] : [`    ${input}: |`, ...values.map((value) => `      ${value}`)]
			].join("\n");
		}
	}),
	66727: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YK: () => actionSearchHint,
			b2: () => commandSearchHint,
			dM: () => nothingFoundProblem
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3517);
		var _read_collect_quoted_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96986);
		var _read_formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96747);
		var _notices_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58800);
		var _search_guide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89556);
		var _unmatched_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81898);
		const shownNames = 4;
		const nothingFoundProblem = (cwd, { path = "the configuration" }) => ({
			severity: "warning",
			message: `Nothing was found in ${cwd}: no file matches a pattern of ${path} or a well-known name of test results. To see what each pattern matches, run: build-report validate`
		});
		function commandSearchHint(run) {
			if (needsNoHint(run)) return undefined;
			const { request, config, unmatched } = run;
			const { cwd, paths, records } = request;
			const note = leftOutNote(run, "; \"build-report validate\" shows why");
			const command = (0, _unmatched_text_js__WEBPACK_IMPORTED_MODULE_2__.bi)(unmatched);
			if (records.length > 0) return {
				searched: `No records files match ${(0, _read_collect_quoted_list_js__WEBPACK_IMPORTED_MODULE_3__.p)(records, shownNames)} in ${cwd}.`,
				next: ["Run \"build-report collect\" in the earlier jobs to write them."]
			};
			if (paths.length > 0) return {
				searched: `No test results were found in ${paths.join(", ")} (relative to ${cwd}).${note}`,
				next: command ?? [`To see what each path matches, run: build-report validate ${paths.join(" ")}`]
			};
			const ownPatterns = pathWithPatterns(config);
			if (ownPatterns !== undefined) return {
				searched: `No result file in ${cwd} matches the patterns of ${ownPatterns}.${note}`,
				next: command ?? ["To see what each pattern matches, run: build-report validate"]
			};
			return {
				searched: `Looked for ${wellKnown()} in ${cwd}.${note}`,
				next: command ?? ["Name the files or the folder: build-report report path/to/results/"]
			};
		}
		function actionSearchHint(run) {
			if (needsNoHint(run)) return undefined;
			const { request, config, unmatched } = run;
			const { cwd, paths, records } = request;
			const note = leftOutNote(run);
			const example = `under "with:", for example: paths: ${_search_guide_js__WEBPACK_IMPORTED_MODULE_1__.j}`;
			const input = (0, _unmatched_text_js__WEBPACK_IMPORTED_MODULE_2__.Ay)(unmatched);
			if (records.length > 0) return `No records files match ${(0, _read_collect_quoted_list_js__WEBPACK_IMPORTED_MODULE_3__.p)(records, shownNames)} in ${cwd}. Correct "records" under "with:", or download the records of the earlier jobs first.`;
			if (paths.length > 0) return `No test results were found in ${(0, _read_collect_quoted_list_js__WEBPACK_IMPORTED_MODULE_3__.p)(paths, shownNames)} (relative to ${cwd}).${note} ${input ?? "Correct \"paths\" under \"with:\"."}`;
			const ownPatterns = pathWithPatterns(config);
			if (ownPatterns !== undefined) return `No result file in ${cwd} matches the patterns of ${ownPatterns}.${note} ${input ?? `Correct them, or name the files ${example}`}`;
			return `No test results were found in ${cwd}. Looked for ${wellKnown()}.${note} ${input ?? `Name their files or folders ${example}`}`;
		}
		const needsNoHint = ({ scope, config }) => scope.summary.files.length > 0 || config.collect.testsAreOptional === true;
		function leftOutNote({ leftOut, notices }, more = "") {
			const sentences = (0, _notices_js__WEBPACK_IMPORTED_MODULE_4__.D0)(notices);
			if (sentences.length > 0) return ` ${sentences.join(" ")}`;
			const count = leftOut.length;
			return count === 0 ? "" : ` ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_5__.p)(count, "file")} without test results ${count === 1 ? "was" : "were"} left out${more}.`;
		}
		const pathWithPatterns = ({ path, collect }) => collect.collectors.some(({ include }) => include !== undefined) ? path : undefined;
		function wellKnown() {
			const names = (0, _read_formats_index_js__WEBPACK_IMPORTED_MODULE_0__.Zu)();
			return `${names.slice(0, shownNames).join(", ")} and ${names.length - shownNames} more well-known names`;
		}
	}),
	56536: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => sourceCommit });
		function sourceCommit({ org, project, source }, env) {
			if (!env.GITHUB_SERVER_URL || org === undefined || project === undefined || source.commit === undefined) return undefined;
			return {
				serverUrl: env.GITHUB_SERVER_URL,
				repository: `${org}/${project}`,
				commit: source.commit
			};
		}
	}),
	47408: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => repositoryTop,
			Z: () => sourceFolders
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _base_text_inner_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64601);
		var _output_files_same_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(170);
		const variables = [
			"GITHUB_WORKSPACE",
			"CI_PROJECT_DIR",
			"WORKSPACE",
			"BUILD_SOURCESDIRECTORY",
			"BITBUCKET_CLONE_DIR",
			"TRAVIS_BUILD_DIR",
			"BUILDKITE_BUILD_CHECKOUT_PATH",
			"CODEBUILD_SRC_DIR",
			"APPVEYOR_BUILD_FOLDER"
		];
		function sourceFolders(cwd, env) {
			const real = (0, _output_files_same_file_js__WEBPACK_IMPORTED_MODULE_3__.Y)(cwd);
			const own = [
				cwd,
				real,
				...isSame(env.PWD, real) ? [(0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env.PWD)] : []
			];
			const ofCi = variables.flatMap((name) => foldersAround(real, env[name]));
			return [...new Set([...own.flatMap((folder) => [folder, repositoryTop(folder) ?? folder]), ...ofCi])];
		}
		function isSame(folder, real) {
			return folder !== undefined && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) && (0, _output_files_same_file_js__WEBPACK_IMPORTED_MODULE_3__.Y)(folder) === real;
		}
		function foldersAround(inner, folder) {
			if (folder === undefined || !(0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder)) return [];
			const real = (0, _output_files_same_file_js__WEBPACK_IMPORTED_MODULE_3__.Y)(folder);
			return (0, _base_text_inner_path_js__WEBPACK_IMPORTED_MODULE_2__.g)(real, inner) === undefined ? [] : [(0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), real];
		}
		function repositoryTop(folder) {
			for (let current = folder;; current = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current)) {
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(current, ".git"))) return current;
				if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(current) === current) return undefined;
			}
		}
	}),
	90643: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => findUnmatchedFiles,
			w: () => findResultsBeside
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		var _host_ci_context_workspace_prefix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68281);
		var _host_git_work_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21121);
		var _judge_source_locations_git_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34818);
		var _read_collect_match_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1473);
		var _read_collect_unite_folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64468);
		var _format_title_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26009);
		const patterns = [
			"*.xml",
			"*.trx",
			"*.json",
			"*.tap",
			"*.ndjson"
		];
		const unreadPatterns = [
			"*.jsonl",
			"*test*.log",
			"index.html",
			"*.zip"
		];
		const inTree = {
			entries: 1e5,
			opened: 2e3
		};
		const besideResults = {
			entries: 1e3,
			opened: 20
		};
		const maximumFolders = 20;
		const maximumFound = 10;
		async function findUnmatchedFiles(cwd, config, known) {
			const isTracked = trackedFilter(cwd);
			const include = [...patterns, ...unreadPatterns].map((pattern) => `**/${pattern}`);
			const files = search(cwd, config, include, inTree).filter(({ path }) => !isKnown(path, known) && !isTracked(path));
			const unmatched = resultsAmong(files, inTree);
			if (unmatched.length > 0 || files.length === 0) return {
				unmatched,
				notices: []
			};
			const { describeTestFiles } = await Promise.all([__webpack_require__.e(8825), __webpack_require__.e(378)]).then(__webpack_require__.bind(__webpack_require__, 10378));
			return {
				unmatched,
				notices: describeTestFiles(files.slice(0, inTree.opened))
			};
		}
		function findResultsBeside(cwd, config, read, known) {
			const files = search(cwd, config, foldersOf(read).flatMap((folder) => patterns.map((pattern) => folder + pattern)), besideResults).filter(({ path }) => !isKnown(path, known));
			const found = resultsAmong(files, besideResults);
			if (found.length === 0) return found;
			const isTracked = trackedFilter(cwd);
			return found.filter(({ path }) => !isTracked(path));
		}
		const isKnown = (path, known) => known.has(path) || known.has((0, _read_collect_unite_folders_js__WEBPACK_IMPORTED_MODULE_5__.yS)(path));
		const unusable = /[\\\r\n]|^[!#\s]/;
		function foldersOf(read) {
			const folders = new Set();
			for (const { path } of read) {
				const folder = path.slice(0, path.lastIndexOf("/") + 1);
				if (!unusable.test(folder)) folders.add(folder.replace(/[*?[]/g, "[$&]"));
				if (folders.size === maximumFolders) break;
			}
			return [...folders];
		}
		function search(cwd, { collect }, include, { entries }) {
			const exclude = [...new Set(collect.collectors.flatMap((collector) => collector.exclude))];
			try {
				return (0, _read_collect_match_files_js__WEBPACK_IMPORTED_MODULE_4__.x)({
					cwd,
					collectors: [{
						key: "junit",
						include,
						exclude,
						metadata: {}
					}],
					maximumEntries: entries
				}).files;
			} catch (error) {
				if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo) return [];
				throw error;
			}
		}
		function resultsAmong(files, { opened }) {
			const found = [];
			const isJson = ({ path }) => path.endsWith(".json");
			const sorted = [...files.filter((file) => !isJson(file)), ...files.filter(isJson)];
			for (const { path, absolutePath } of sorted.slice(0, opened)) {
				if (found.length >= maximumFound) break;
				const title = (0, _format_title_js__WEBPACK_IMPORTED_MODULE_6__.E)(absolutePath, path);
				if (title !== undefined) found.push({
					path,
					title
				});
			}
			return found;
		}
		function trackedFilter(cwd) {
			const listed = (0, _judge_source_locations_git_files_js__WEBPACK_IMPORTED_MODULE_3__.K)(cwd);
			const tracked = new Set("files" in listed ? listed.files : []);
			const prefix = (0, _host_ci_context_workspace_prefix_js__WEBPACK_IMPORTED_MODULE_1__.G)((0, _host_git_work_tree_js__WEBPACK_IMPORTED_MODULE_2__.vE)(cwd), cwd);
			return (path) => tracked.has(prefix + path);
		}
	}),
	81898: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ay: () => unmatchedInput,
			bi: () => unmatchedCommand,
			eh: () => unmatchedNotice,
			ls: () => pathsToPaste
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		var _judge_rerun_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94857);
		const shownNames = 4;
		function unmatchedSentence(unmatched) {
			const [first, ...others] = unmatched;
			if (first === undefined) return "";
			if (others.length === 0) return `${first.path} looks like ${first.title}, but no pattern matches it.`;
			const names = unmatched.slice(0, shownNames).map(({ path, title }) => `${path} (${title})`);
			const more = unmatched.length - names.length;
			const list = more > 0 ? `${names.join(", ")} and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(more)} more` : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
			return `${list} look like test results, but no pattern matches them.`;
		}
		const plainPath = /^[\p{L}\p{N}_./][\p{L}\p{N}_./@+-]*(?: [\p{L}\p{N}_./@+-]+)*$/u;
		function pathsToPaste(unmatched) {
			const paths = unmatched.map(({ path }) => path).filter((path) => plainPath.test(path));
			if (paths.length <= shownNames) return paths;
			const inFolders = paths.map((path) => path.slice(0, path.lastIndexOf("/") + 1) || path);
			return [...new Set(inFolders)].slice(0, shownNames);
		}
		function unmatchedCommand(unmatched) {
			if (unmatched.length === 0) return undefined;
			const words = pathsToPaste(unmatched).flatMap((path) => (0, _judge_rerun_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.r7)(path) ?? []);
			const command = `To report ${pronoun(unmatched)}, run: build-report report ${words.join(" ")}`;
			return [unmatchedSentence(unmatched), ...words.length === 0 ? [] : [command]];
		}
		function unmatchedInput(unmatched) {
			if (unmatched.length === 0) return undefined;
			const paths = pathsToPaste(unmatched);
			const value = paths.length === 1 ? paths.join("") : `"${paths.join("\\n")}"`;
			const step = ` To report ${pronoun(unmatched)}, add under "with:": paths: ${value}`;
			return unmatchedSentence(unmatched) + (paths.length === 0 ? "" : step);
		}
		const pronoun = ({ length }) => length === 1 ? "it" : "them";
		function unmatchedNotice(unmatched, input) {
			if (unmatched.length === 0) return undefined;
			const condition = unmatched.length === 1 ? "If it belongs to this run, add it" : "If they belong to this run, add them";
			return `${unmatchedSentence(unmatched)} ${condition} to the configuration or to ${input}.`;
		}
	}),
	91252: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => checkWorkingDirectory });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		function checkWorkingDirectory(cwd) {
			if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory()) return;
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`The working directory "${cwd}" does not exist or is not a folder.`, { hint: "Set --cwd (input working-directory) to an existing folder." });
		}
	}),
	6439: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => unpackedWarning,
			p: () => distrust
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3517);
		var _host_ci_context_untrusted_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1614);
		function distrust({ noun, outcome, naming, path, isForeign }, env) {
			const event = (0, _host_ci_context_untrusted_event_js__WEBPACK_IMPORTED_MODULE_1__.B)(env);
			if (event === undefined && !isForeign) return undefined;
			const message = event === undefined ? `${noun} ${path} in the root of the repository ${outcome}: it belongs to another user than the working directory. If you trust the file, ${naming} with --config (input config).` : `${noun} ${path} ${outcome}: on ${event}, a pull request may have brought it. If the file is your own, ${naming} with the input config (--config), and unpack artifacts into a folder of their own.`;
			return {
				severity: "warning",
				message,
				path
			};
		}
		function unpackedWarning({ cwd }, paths, env) {
			if ((0, _host_ci_context_untrusted_event_js__WEBPACK_IMPORTED_MODULE_1__.B)(env) === undefined) return undefined;
			const root = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(env.GITHUB_WORKSPACE || cwd);
			const [path, ...others] = paths.filter((file) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file)) === root);
			if (path === undefined) return undefined;
			const files = others.length === 0 ? `${path} is` : `${path} and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.p)(others.length, "more file")} with results are`;
			const message = `${files} in the root of the workspace. An artifact that is unpacked there can replace any file. Give actions/download-artifact a path, such as "results", and read the files from there.`;
			return {
				severity: "warning",
				message,
				path
			};
		}
	}),
	8330: ((module) => {
		module.exports = JSON.parse("{\"rE\":\"0.1.0\",\"h_\":\"Reads the result files of your tests, reports them and keeps their history: a GitHub Action, a command and a server.\",\"Jk\":{\"O\":\"git+https://github.com/OWNER/build-report.git\"}}");
	})
};
