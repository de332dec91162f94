export const id = 4826;
export const ids = [4826];
export const modules = {
	14826: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { openEvidence: () => openEvidence });
		var external_node_path_ = __webpack_require__(76760);
		var cut_margin = __webpack_require__(2512);
		var detach = __webpack_require__(10118);
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_fs_ = __webpack_require__(73024);
		var guarded_write = __webpack_require__(52895);
		var make_folder = __webpack_require__(5188);
		var temporary_folder = __webpack_require__(52695);
		var unfinished_path = __webpack_require__(84798);
		;
		const sourceOfDescriptor = (descriptor, size) => ({
			size,
			read(buffer, position) {
				let length = 0;
				while (length < buffer.length) {
					const read = (0, external_node_fs_.readSync)(descriptor, buffer, length, buffer.length - length, position + length);
					if (read === 0) break;
					length += read;
				}
				return length;
			}
		});
		const sourceOfBytes = (bytes) => ({
			size: bytes.length,
			read: (buffer, position) => bytes.copy(buffer, 0, position)
		});
		function bytesOf(source, position, length) {
			const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(length, source.size - position)));
			return buffer.subarray(0, source.read(buffer, position));
		}
		const isReadFault = (error) => error instanceof Error && "syscall" in error && error.syscall === "read";
		var stored_attachments = __webpack_require__(62742);
		;
		const maximumFileBytes = 50 * 1024 * 1024;
		const maximumFiles = 5e3;
		const sharedPart = .8;
		const chunkBytes = 256 * 1024;
		const wholeBytes = 1024 * 1024;
		const ownName = /^[0-9a-f]{32}\.[a-z]{2,6}$/;
		function openAttachmentStore(folder, maximumBytes) {
			const temporary = (0, unfinished_path.t)(folder);
			const stored = new Map();
			const sizes = new Set();
			let bytes = 0;
			let isCreated = false;
			let isPublished = false;
			let fault;
			let wholeBuffer;
			const guarded = (action) => {
				try {
					return action();
				} catch (cause) {
					if (isReadFault(cause)) throw cause;
					const hint = "Name a records file in a folder that can be written to.";
					fault = (0, guarded_write.pg)({
						what: `The folder of attachments "${folder}"`,
						path: folder,
						hint
					}, cause);
					throw fault;
				}
			};
			const attempt = (size, action) => {
				try {
					return fault === undefined ? guarded(action) : { size };
				} catch (error) {
					if (error !== fault) throw error;
					return { size };
				}
			};
			const create = () => {
				if (isCreated) return;
				(0, make_folder.f)((0, external_node_path_.dirname)(folder));
				(0, external_node_fs_.mkdirSync)(temporary);
				isCreated = true;
			};
			const hasRoom = (size, isFirst) => stored.size < maximumFiles && bytes + size <= maximumBytes() * (isFirst ? 1 : sharedPart);
			const keep = (sha256, size, name) => {
				stored.set(sha256, name);
				sizes.add(size);
				bytes += size;
				return {
					sha256,
					size
				};
			};
			const refusal = (size, isFirst) => {
				if (size > maximumFileBytes) return {
					reason: "size",
					size
				};
				return hasRoom(size, isFirst) || sizes.has(size) ? undefined : {
					reason: "limit",
					size
				};
			};
			const known = (sha256, size, isFirst) => {
				if (stored.has(sha256)) return {
					sha256,
					size
				};
				return hasRoom(size, isFirst) ? undefined : {
					reason: "limit",
					size
				};
			};
			const storeWhole = (content, type, isFirst) => attempt(content.length, () => {
				const sha256 = (0, external_node_crypto_.createHash)("sha256").update(content).digest("hex");
				const found = known(sha256, content.length, isFirst);
				if (found !== undefined) return found;
				create();
				const name = (0, stored_attachments.Rs)(sha256, type);
				(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(temporary, name), content);
				return keep(sha256, content.length, name);
			});
			const copy = (chunks, given, type, isFirst, isValid) => attempt(given, () => {
				create();
				const path = (0, external_node_path_.join)(temporary, "incomplete");
				const descriptor = (0, external_node_fs_.openSync)(path, "w");
				let isOpen = true;
				const hash = (0, external_node_crypto_.createHash)("sha256");
				let size = 0;
				try {
					for (const chunk of chunks) {
						size += chunk.length;
						if (size > maximumFileBytes) return {
							reason: "size",
							size
						};
						hash.update(chunk);
						for (let start = 0; start < chunk.length;) start += (0, external_node_fs_.writeSync)(descriptor, chunk, start);
					}
					if (!isValid()) return undefined;
					const sha256 = hash.digest("hex");
					const found = known(sha256, size, isFirst);
					if (found !== undefined) return found;
					const name = (0, stored_attachments.Rs)(sha256, type);
					(0, external_node_fs_.closeSync)(descriptor);
					isOpen = false;
					(0, external_node_fs_.renameSync)(path, (0, external_node_path_.join)(temporary, name));
					return keep(sha256, size, name);
				} finally {
					if (isOpen) (0, external_node_fs_.closeSync)(descriptor);
					(0, external_node_fs_.rmSync)(path, { force: true });
				}
			});
			return {
				add(source, type, isFirst) {
					const { size } = source;
					const refused = refusal(size, isFirst);
					if (refused !== undefined) return refused;
					if (size <= wholeBytes) {
						wholeBuffer ??= Buffer.allocUnsafeSlow(wholeBytes);
						const length = source.read(wholeBuffer.subarray(0, size), 0);
						return storeWhole(wholeBuffer.subarray(0, length), type, isFirst);
					}
					return copy(chunksOf(source), size, type, isFirst, () => true);
				},
				addText(pieces, size, type, isFirst) {
					const refused = refusal(size, isFirst);
					if (refused !== undefined) return refused;
					const iterator = pieces[Symbol.iterator]();
					const first = iterator.next();
					if (first.done) return storeWhole(Buffer.alloc(0), type, isFirst);
					const second = first.value === undefined ? first : iterator.next();
					if (first.value === undefined) return undefined;
					if (second.done) return storeWhole(Buffer.from(first.value), type, isFirst);
					let isText = true;
					const chunks = (function* () {
						yield Buffer.from(first.value ?? "");
						for (let next = second; !next.done; next = iterator.next()) {
							isText = next.value !== undefined;
							if (next.value === undefined) return;
							yield Buffer.from(next.value);
						}
					})();
					return copy(chunks, size, type, isFirst, () => isText);
				},
				publish() {
					const earlier = fault;
					try {
						guarded(() => {
							const names = new Set(stored.values());
							removeStored(folder, names);
							if (names.size > 0) {
								(0, make_folder.f)(folder);
								for (const name of names) (0, external_node_fs_.renameSync)((0, external_node_path_.join)(temporary, name), (0, external_node_path_.join)(folder, name));
							}
						});
					} catch (error) {
						stored.clear();
						bytes = 0;
						throw error;
					}
					isPublished = true;
					if (earlier !== undefined) throw earlier;
				},
				discard() {
					if (isCreated) (0, temporary_folder.cF)(temporary);
				},
				attachments: {
					get count() {
						return stored.size;
					},
					get bytes() {
						return bytes;
					},
					pathOf({ sha256 = "" }) {
						const name = stored.get(sha256);
						return name === undefined ? undefined : (0, external_node_path_.join)(isPublished ? folder : temporary, name);
					}
				}
			};
		}
		function* chunksOf(source) {
			const buffer = Buffer.allocUnsafe(chunkBytes);
			for (let position = 0;;) {
				const length = source.read(buffer, position);
				if (length === 0) return;
				position += length;
				yield buffer.subarray(0, length);
			}
		}
		function removeStored(folder, kept = new Set()) {
			const stats = (0, external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false });
			if (stats === undefined) return;
			if (stats.isSymbolicLink()) {
				(0, external_node_fs_.rmSync)(folder);
				return;
			}
			if (!stats.isDirectory()) throw new Error("it is not a folder");
			const names = (0, external_node_fs_.readdirSync)(folder);
			const old = names.filter((name) => ownName.test(name) && !kept.has(name));
			for (const name of old) (0, external_node_fs_.rmSync)((0, external_node_path_.join)(folder, name), { force: true });
			if (kept.size === 0 && old.length === names.length) (0, external_node_fs_.rmdirSync)(folder);
		}
		var counts = __webpack_require__(3517);
		var cut = __webpack_require__(57545);
		var display_text = __webpack_require__(60331);
		var attachment_kind = __webpack_require__(93360);
		;
		const noCounts = () => ({
			total: 0,
			missing: 0,
			outside: 0,
			overLimit: 0,
			tooLarge: 0,
			sensitiveTraces: 0,
			otherSensitive: 0
		});
		const maximumQuoted = 200;
		function quotedPath(path) {
			const shown = (0, display_text.p)(path);
			return `"${shown.length > maximumQuoted ? `${(0, cut.U)(shown, maximumQuoted - 1)}\u2026` : shown}"`;
		}
		function createAttachmentTally(clean) {
			const whole = noCounts();
			let ofFile = noCounts();
			let unstored = 0;
			let missingExample = "";
			let outsideExample = "";
			const beginFile = () => {
				ofFile = noCounts();
				unstored = 0;
				missingExample = "";
				outsideExample = "";
			};
			return {
				beginFile,
				restartFile: beginFile,
				add({ reason, type, name }, written = name) {
					ofFile.total += 1;
					switch (reason) {
						case "missing":
							if (ofFile.missing === 0) missingExample = clean(written);
							ofFile.missing += 1;
							break;
						case "outside":
							if (ofFile.outside === 0) outsideExample = clean(written);
							ofFile.outside += 1;
							break;
						case "limit":
							ofFile.overLimit += 1;
							break;
						case "size":
							ofFile.tooLarge += 1;
							break;
						case "sensitive": if (type === attachment_kind.Kr) ofFile.sensitiveTraces += 1;
						else ofFile.otherSensitive += 1;
					}
				},
				addUnstored() {
					unstored += 1;
				},
				endFile(path, folder, { named, kept }) {
					const warnings = [];
					const { missing, outside, total } = ofFile;
					if (missing > 0) warnings.push(missingText(path, missing, total, missingExample));
					if (outside > 0) warnings.push(outsideText(path, outside, outsideExample));
					if (unstored > 0 && folder !== undefined) warnings.push(unstoredText(path, unstored, folder));
					if (named > kept) warnings.push(`${path} names ${(0, counts.p)(named, "file")} of the run; the first ${(0, counts.B)(kept)} are kept.`);
					for (const name of Object.keys(whole)) whole[name] += ofFile[name];
					whole.missing += unstored;
					beginFile();
					return warnings.map((message) => ({
						severity: "warning",
						kind: "attachment",
						message,
						path
					}));
				},
				counts: whole
			};
		}
		const missingText = (path, missing, total, example) => `${(0, counts.B)(missing)} of ${(0, counts.p)(total, "attachment")} of ${path} ${missing === 1 ? "was" : "were"} not found, for example ${quotedPath(example)}. Keep their folder beside the result file, or add it to "collect.attachments.roots".`;
		const outsideText = (path, outside, example) => `${(0, counts.p)(outside, "attachment")} of ${path} ${outside === 1 ? "is" : "are"} outside of the working directory and ${outside === 1 ? "was" : "were"} not read, for example ${quotedPath(example)}.`;
		const unstoredText = (path, count, folder) => `The records of ${path} name ${(0, counts.p)(count, "stored attachment")}, but ${quotedPath(folder)} is missing. Upload it with the records: "path: build-report*".`;
		var evidence = __webpack_require__(29337);
		var base_name = __webpack_require__(38010);
		;
		const maximumDirectoryBytes = 1024 * 1024;
		const endBytes = 22;
		const maximumCommentBytes = 65535;
		const endMark = 101010256;
		const entryMark = 33639248;
		const entryBytes = 46;
		function archiveContent(source) {
			const tail = bytesOf(source, Math.max(0, source.size - endBytes - maximumCommentBytes), endBytes + maximumCommentBytes);
			for (let at = tail.length - endBytes; at >= 0; at -= 1) {
				if (tail.readUInt32LE(at) === endMark) {
					return contentOf(bytesOf(source, tail.readUInt32LE(at + 16), Math.min(tail.readUInt32LE(at + 12), maximumDirectoryBytes)));
				}
			}
			return "other";
		}
		function contentOf(directory) {
			let hasHar = false;
			for (let at = 0; at + entryBytes <= directory.length && directory.readUInt32LE(at) === entryMark;) {
				const [name, extra, comment] = [
					directory.readUInt16LE(at + 28),
					directory.readUInt16LE(at + 30),
					directory.readUInt16LE(at + 32)
				];
				const end = directory.toString("latin1", at + entryBytes + Math.max(0, name - 6), at + entryBytes + name).toLowerCase();
				if (end.endsWith(".trace")) return "trace";
				hasHar ||= end.endsWith(".har");
				at += entryBytes + name + extra + comment;
			}
			return hasHar ? "har" : "other";
		}
		;
		const headBytes = 512;
		function contentType(source, hints) {
			const head = bytesOf(source, 0, headBytes);
			const binary = binaryType(head, extensionOf(hints.fileName ?? hints.name ?? ""));
			if (binary === "application/zip") return zipType(source);
			if (binary !== undefined) return { type: binary };
			const type = textType(hints);
			return type === undefined || !mayBeText(head) ? undefined : { type };
		}
		function zipType(source) {
			const content = archiveContent(source);
			return content === "trace" ? { type: attachment_kind.Kr } : {
				type: "application/zip",
				...content === "har" ? { isRecording: true } : {}
			};
		}
		const startsWith = (head, latin1, at = 0) => head.toString("latin1", at, at + latin1.length) === latin1;
		function binaryType(head, extension) {
			if (startsWith(head, "PNG\r\n\n")) return "image/png";
			if (startsWith(head, "ÿØÿ")) return "image/jpeg";
			if (startsWith(head, "GIF87a") || startsWith(head, "GIF89a")) return "image/gif";
			if (startsWith(head, "RIFF") && startsWith(head, "WEBP", 8)) return "image/webp";
			if (startsWith(head, "ftyp", 4)) return mediaOfBrands(head);
			if (startsWith(head, "Eß£")) return head.subarray(0, 64).includes("Bwebm", "latin1") ? "video/webm" : undefined;
			if (startsWith(head, "%PDF-")) return "application/pdf";
			if (startsWith(head, "PK") || startsWith(head, "PK")) return "application/zip";
			if (startsWith(head, "")) return "application/gzip";
			const isDump = startsWith(head, "MDMP") || startsWith(head, "ELF") && extension === "dmp";
			return isDump ? "application/x-dmp" : undefined;
		}
		const videoBrands = new Set([
			"isom",
			"iso2",
			"iso4",
			"iso5",
			"iso6",
			"mp41",
			"mp42",
			"avc1",
			"M4V ",
			"MSNV",
			"dash"
		]);
		function mediaOfBrands(head) {
			const length = Math.min(head.readUInt32BE(0), head.length);
			const brands = [head.toString("latin1", 8, 12)];
			for (let at = 16; at + 4 <= length; at += 4) brands.push(head.toString("latin1", at, at + 4));
			if (brands.includes("avif") || brands.includes("avis")) return "image/avif";
			return brands.some((brand) => videoBrands.has(brand)) ? "video/mp4" : undefined;
		}
		const textOfExtension = new Map([
			...[...attachment_kind.r$].flatMap(([type, { kind, extension }]) => kind === "text" ? [[extension, type]] : []),
			["yml", "application/yaml"],
			["patch", "text/x-diff"],
			["htm", "text/html"]
		]);
		const textOfClaim = new Map([
			["text/xml", "application/xml"],
			["text/json", "application/json"],
			["text/yaml", "application/yaml"],
			["text/x-markdown", "text/markdown"],
			["text/uri-list", "text/plain"]
		]);
		function textType({ fileName, name = "", claimed = "", allowsBareText }) {
			const extension = extensionOf(fileName ?? name);
			const known = textOfExtension.get(extension);
			if (known !== undefined) return known;
			if (!allowsBareText || fileName !== undefined && extension !== "") return undefined;
			const [claim = ""] = claimed.toLowerCase().split(";", 1);
			const ofClaim = textOfClaim.get(claim.trim()) ?? claim.trim();
			return (0, attachment_kind.QU)(ofClaim) === "text" ? ofClaim : "text/plain";
		}
		const extensionOf = (path) => /\.([a-z0-9]{1,10})$/i.exec((0, base_name.F)(path))?.[1]?.toLowerCase() ?? "";
		const mayBeText = (head) => startsWith(head, "ÿþ") || startsWith(head, "þÿ") || !head.includes(0);
		var external_node_buffer_ = __webpack_require__(4573);
		;
		const pieceBytes = 1024 * 1024;
		function* decodedText(source) {
			const mark = bytesOf(source, 0, 2).toString("latin1");
			const encoding = mark === "ÿþ" ? "utf-16le" : mark === "þÿ" ? "utf-16be" : "utf-8";
			const decoder = new TextDecoder(encoding, { fatal: true });
			const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(pieceBytes, source.size)));
			for (let position = 0; position < source.size;) {
				const bytes = buffer.subarray(0, source.read(buffer, position));
				position += bytes.length;
				const isLast = position >= source.size || bytes.length === 0;
				const text = isWholeUtf8(encoding, bytes, position, isLast) ? bytes.toString("utf8") : decoded(decoder, bytes, isLast);
				if (text === undefined || text.includes("\0")) {
					yield undefined;
					return;
				}
				yield text;
				if (bytes.length === 0) return;
			}
		}
		const isWholeUtf8 = (encoding, bytes, position, isLast) => encoding === "utf-8" && isLast && position === bytes.length && bytes[0] !== 239 && (0, external_node_buffer_.isUtf8)(bytes);
		function decoded(decoder, bytes, isLast) {
			try {
				return decoder.decode(bytes, { stream: !isLast });
			} catch {
				return undefined;
			}
		}
		;
		const textBox = /^\s*- ['"]?textbox \\?"((?:[^"\\]|\\.)*)"/;
		const attributes = /^(?: {0,4}\[[^\]\n]*\])*['"]?/;
		const secretWord = /password|passphrase|passcode|\bpass\b|pwd|token|secret|credential|(?:api|access|private)[ _-]?key|\bkey\b|\bp[ai][tn]\b|kennwort|passwort/i;
		const indentOf = (line) => line.length - line.trimStart().length;
		function withoutFieldValues(text) {
			if (!text.includes("textbox")) return text;
			const kept = [];
			let hiddenBelow;
			for (const line of text.split("\n")) {
				if (hiddenBelow !== undefined && (line.trim() === "" || indentOf(line) > hiddenBelow)) continue;
				hiddenBelow = undefined;
				const [start = "", name = ""] = textBox.exec(line) ?? [];
				if (start === "" || !secretWord.test(name)) {
					kept.push(line);
					continue;
				}
				const shown = start + (attributes.exec(line.slice(start.length))?.[0] ?? "");
				const hasValue = line.trimEnd().length > shown.length;
				if (hasValue) hiddenBelow = indentOf(line);
				kept.push(hasValue ? `${shown}: ***` : line);
			}
			return kept.join("\n");
		}
		;
		const maximumTries = 8;
		function* maskedPieces(pieces, mask) {
			let carried = "";
			for (const piece of pieces) {
				const text = carried + piece;
				const masked = mask(text);
				const end = text.length - cut_margin.l2;
				if (end <= 0) {
					carried = text;
					continue;
				}
				const [shown, rest] = masked === text ? [text.slice(0, end), text.slice(end)] : divided(text, masked, end, mask);
				yield shown;
				carried = rest;
			}
			if (carried !== "") yield mask(carried);
		}
		function divided(text, masked, end, mask) {
			for (let tries = 0; tries < maximumTries; tries += 1) {
				const at = end - Math.floor(tries * cut_margin.l2 / maximumTries);
				if (at <= 0) break;
				const shown = mask(text.slice(0, at));
				if (shown + mask(text.slice(at)) === masked) return [shown, text.slice(at)];
			}
			return [masked, ""];
		}
		;
		const sensitiveTypes = new Set([
			attachment_kind.Kr,
			"application/har+json",
			"application/x-dmp",
			"text/html"
		]);
		const isErrorContext = (names) => names.some((name) => name !== undefined && /^error-context(?:-\d{1,3})?(?:\.md)?$/.test((0, base_name.F)(name)));
		const isSensitive = ({ type, isRecording }, names) => sensitiveTypes.has(type) || isRecording === true || isErrorContext(names);
		;
		const maximumSnapshotBytes = 4 * 1024 * 1024;
		function createContentReader({ keepsSensitive, mask }, store) {
			const storeText = (source, type, isFirst, isSnapshot) => {
				const { size } = source;
				if (size > (isSnapshot ? maximumSnapshotBytes : maximumFileBytes)) return {
					type,
					size,
					reason: "size"
				};
				let short = "";
				function* pieces() {
					let isText = true;
					function* decoded() {
						const whole = [];
						for (const piece of decodedText(source)) {
							isText = piece !== undefined;
							if (piece === undefined) return;
							if (isSnapshot) whole.push(piece);
							else yield piece;
						}
						if (isSnapshot) yield withoutFieldValues(whole.join(""));
					}
					for (const piece of maskedPieces(decoded(), mask)) {
						short = short !== undefined && short.length + piece.length <= evidence.fg ? short + piece : undefined;
						yield piece;
					}
					if (!isText) yield undefined;
				}
				const stored = store === undefined ? checked(pieces(), size) : store.addText(pieces(), size, type, isFirst);
				if (stored === undefined) return {
					size,
					reason: "type"
				};
				return {
					type,
					...stored,
					...short === undefined || short === "" || "reason" in stored ? {} : { text: short }
				};
			};
			return (source, hints, isFirst) => {
				const { size } = source;
				const names = [hints.fileName, hints.name];
				const found = contentType(source, hints);
				if (found === undefined) return {
					size,
					reason: "type"
				};
				const { type } = found;
				if (isSensitive(found, names) && !keepsSensitive()) return {
					type,
					size,
					reason: "sensitive"
				};
				if ((0, attachment_kind.QU)(type) === "text") return storeText(source, type, isFirst, isErrorContext(names));
				if (size > maximumFileBytes) return {
					type,
					size,
					reason: "size"
				};
				return {
					type,
					...store === undefined ? { size } : store.add(source, type, isFirst)
				};
			};
		}
		function checked(pieces, size) {
			for (const piece of pieces) if (piece === undefined) return undefined;
			return { size };
		}
		var word_list = __webpack_require__(89262);
		;
		function evidenceNotices(counts, { saysSensitive, maximumMegabytes }) {
			const messages = [...saysSensitive ? sensitiveText(counts) : [], ...limitText(counts, maximumMegabytes)];
			return messages.map((message) => ({
				kind: "attachments",
				message
			}));
		}
		function sensitiveText({ sensitiveTraces, otherSensitive }) {
			const count = sensitiveTraces + otherSensitive;
			if (count === 0) return [];
			const what = [...sensitiveTraces > 0 ? [(0, counts.p)(sensitiveTraces, "Playwright trace")] : [], ...otherSensitive > 0 ? [sensitiveTraces > 0 ? (0, counts.p)(otherSensitive, "other file") : (0, counts.p)(otherSensitive, "file")] : []];
			const contents = otherSensitive === 0 ? "traces contain cookies" : "such files can contain cookies and values of fields";
			return [`${(0, word_list.d)(what)} ${count === 1 ? "is" : "are"} not stored, because this repository is public and ${contents}. Set "collect.attachments.sensitive" to "keep" to store them.`];
		}
		const limitText = ({ overLimit, total }, maximumMegabytes) => overLimit === 0 ? [] : [`${(0, counts.B)(overLimit)} of ${(0, counts.p)(total, "attachment")} ${overLimit === 1 ? "is" : "are"} not stored: the limit is ${(0, counts.B)(maximumMegabytes())} MB. Raise "collect.attachments.maximumMegabytes".`];
		var defined_fields = __webpack_require__(43268);
		var bound_steps = __webpack_require__(63492);
		;
		const sideOfName = /^(.*)-(expected|actual|diff|previous)(\.[^.]+)?$/;
		function comparisonOf(name) {
			const [, stem, side, extension = ""] = sideOfName.exec(name) ?? [];
			return stem === undefined || stem === "" ? undefined : {
				name: stem + extension,
				side
			};
		}
		function withComparisons(attachments) {
			const found = attachments.map((attachment) => (0, attachment_kind.QU)(attachment.type) !== "image" ? undefined : attachment.comparison ?? comparisonOf(attachment.name) ?? (attachment.path === undefined ? undefined : ofPath(attachment.path)));
			const sides = new Map();
			for (const comparison of found) {
				if (comparison !== undefined) sides.set(comparison.name, (sides.get(comparison.name) ?? new Set()).add(comparison.side));
			}
			return attachments.map((attachment, index) => {
				const { comparison: _, ...others } = attachment;
				const comparison = found[index];
				return comparison !== undefined && (sides.get(comparison.name)?.size ?? 0) > 1 ? {
					...others,
					comparison
				} : others;
			});
		}
		const ofPath = (path) => comparisonOf((0, base_name.F)(path));
		var evidence_hints = __webpack_require__(66680);
		;
		const actualImage = /-actual(\.(?:png|jpe?g|webp))$/i;
		function addExpectedImages(files) {
			const names = new Set(files.flatMap(({ given: { name, path } }) => [name, ...path === undefined ? [] : [(0, base_name.F)(path)]]));
			for (const { given } of [...files]) {
				const { path, bases } = given;
				if (path === undefined || !actualImage.test(path)) continue;
				const expected = path.replace(actualImage, "-expected$1");
				const name = (0, base_name.F)(expected);
				if (names.has(name)) continue;
				names.add(name);
				files.push({
					given: {
						name,
						path: expected,
						...bases && { bases }
					},
					isOptional: true,
					positions: [],
					lines: []
				});
			}
		}
		var naming_line = __webpack_require__(78080);
		;
		const maximumLength = 4096;
		const webAddress = (text) => /^https?:\/\/\S{1,2000}$/i.test(text) ? text : undefined;
		function writtenPath(written) {
			const text = withoutScheme(written.trim());
			if (text === "" || text.length > maximumLength || /[\0-\x1f]/.test(text)) return undefined;
			const slashed = text.replaceAll("\\", "/");
			const drive = /^[a-z]:(?=\/)/i.exec(slashed)?.[0];
			const { segments, ups } = resolved(drive === undefined ? slashed : slashed.slice(drive.length));
			if (segments.length === 0) return undefined;
			const isAbsolute = drive !== undefined || slashed.startsWith("/");
			return {
				text,
				segments,
				isAbsolute,
				ups: isAbsolute ? 0 : ups,
				...drive === undefined ? {} : { drive }
			};
		}
		function withoutScheme(text) {
			const address = /^file:(?:\/\/(?:localhost)?(?=\/))?(.*)$/is.exec(text)?.[1];
			if (address === undefined) return text;
			const path = /^\/[a-z]:\//i.test(address) ? address.slice(1) : address;
			try {
				return decodeURIComponent(path);
			} catch {
				return path;
			}
		}
		function resolved(path) {
			const segments = [];
			let ups = 0;
			for (const segment of path.split("/")) {
				if (segment === "" || segment === ".") continue;
				if (segment !== "..") segments.push(segment);
				else if (segments.pop() === undefined) ups += 1;
			}
			return {
				segments,
				ups
			};
		}
		;
		const maximumNamed = 500;
		const none = [];
		const wholeLine = (expression) => (lines, index) => {
			const path = expression.exec(lines[index] ?? "")?.[1];
			return path === undefined ? none : [{
				path,
				lines: [index]
			}];
		};
		const [marker] = naming_line.Vo.jenkins;
		const jenkinsMarker = (lines, index) => {
			const line = lines[index] ?? "";
			const paths = [];
			let others = "";
			let position = 0;
			for (let start = line.indexOf(marker); start !== -1; start = line.indexOf(marker, position)) {
				let end = line.indexOf("]]", start);
				if (end === -1) break;
				while (line[end + 2] === "]") end += 1;
				others += line.slice(position, start);
				paths.push(line.slice(start + marker.length, end).split("|", 1)[0] ?? "");
				position = end + 2;
			}
			const isWhole = `${others}${line.slice(position)}`.trim() === "";
			return paths.map((path) => ({
				path,
				lines: isWhole ? [index] : []
			}));
		};
		const vitestSides = {
			"Reference screenshot": "expected",
			"Actual screenshot": "actual",
			"Diff image": "diff"
		};
		const vitestTitle = /^\s{0,40}(Reference screenshot|Actual screenshot|Diff image):\s{0,40}$/;
		const vitestScreenshot = (lines, index) => {
			const title = vitestTitle.exec(lines[index] ?? "")?.[1];
			const path = lines[index + 1]?.trim() ?? "";
			if (title === undefined || path === "") return none;
			return [{
				path,
				comparison: {
					name: referenceBefore(lines, index) ?? (0, base_name.F)(path),
					side: vitestSides[title]
				},
				lines: [index, index + 1]
			}];
		};
		const maximumLinesOfComparison = 12;
		function referenceBefore(lines, index) {
			for (let line = index; line >= Math.max(0, index - maximumLinesOfComparison); line -= 1) {
				if (vitestTitle.exec(lines[line] ?? "")?.[1] === "Reference screenshot") return (0, base_name.F)(lines[line + 1]?.trim() ?? "");
			}
			return undefined;
		}
		const flutterSides = {
			masterImage: "expected",
			testImage: "actual",
			isolatedDiff: "diff",
			maskedDiff: undefined
		};
		const flutterGolden = /Golden "([^"]{1,500})":/;
		const flutterFolder = /Failure feedback can be found at (\S{1,1000})/;
		const flutterFailure = (lines, index) => {
			if (!(lines[index] ?? "").includes(naming_line.Vo.flutter[0])) return none;
			const folder = flutterFolder.exec(joined(lines, index, index + 3))?.[1];
			const golden = flutterGolden.exec(joined(lines, Math.max(0, index - 6), index + 1))?.[1];
			if (folder === undefined || golden === undefined) return none;
			const name = (0, base_name.F)(golden).replace(/\.[^.]*$/, "");
			return Object.entries(flutterSides).map(([kind, side]) => ({
				path: `${folder.replace(/[/\\]$/, "")}/${name}_${kind}.png`,
				...side === undefined ? { isOptional: true } : { comparison: {
					name: (0, base_name.F)(golden),
					side
				} },
				lines: []
			}));
		};
		const joined = (lines, start, end) => lines.slice(start, end).map((line) => line.trim()).join(" ");
		const shapes = [
			[marker, jenkinsMarker],
			[naming_line.Vo.vitest[0], vitestScreenshot],
			[naming_line.Vo.jestImageSnapshot[0], wholeLine(/^\s{0,40}See diff for details:\s{1,10}(\S.{0,2000}?)\s{0,40}$/)],
			[naming_line.Vo.flutter[0], flutterFailure],
			[naming_line.Vo.selenideImage[0], wholeLine(/^\s{0,40}Screenshot: ((?:file|https?):\S{1,2000})\s{0,40}$/)],
			[naming_line.Vo.selenidePage[0], wholeLine(/^\s{0,40}Page source: ((?:file|https?):\S{1,2000})\s{0,40}$/)],
			[naming_line.Vo.rails[0], wholeLine(/^\s{0,40}\[Screenshot (?:Image|HTML)\]: (\S.{0,2000}?)\s{0,40}$/)]
		];
		const lineEnd = /\r\n|\n|\r/;
		const noise = /\u001b\[[\d;]{0,20}m|[\ufdd0\ufdd1\ufdd9]/g;
		function filesNamedIn(text) {
			const likely = shapes.filter(([part]) => text.includes(part));
			if (likely.length === 0) return none;
			const lines = text.split(lineEnd).map((line) => line.replace(noise, ""));
			const found = [];
			for (let index = 0; index < lines.length && found.length < maximumNamed; index += 1) {
				for (const [, find] of likely) found.push(...find(lines, index));
			}
			return found;
		}
		function withoutLines(text, removed) {
			const parts = text.split(/(\r\n|\n|\r)/);
			const kept = [];
			let wasRemoved = false;
			for (let index = 0; index * 2 < parts.length; index += 1) {
				const line = parts[index * 2] ?? "";
				const isBlank = line.trim() === "";
				const isRemoved = removed.has(index) || wasRemoved && isBlank;
				wasRemoved = removed.has(index);
				if (!isRemoved) kept.push(line + (parts[index * 2 + 1] ?? ""));
			}
			const rest = kept.join("");
			return rest.trim() === "" ? undefined : rest;
		}
		function attachmentOfFile({ path, comparison }) {
			const url = webAddress(path);
			const place = url === undefined ? {
				name: (0, base_name.F)(path),
				path
			} : {
				name: (0, base_name.F)(url.split(/[?#]/, 1)[0] ?? "") || url,
				url
			};
			return {
				...place,
				...(0, defined_fields.X)({ comparison })
			};
		}
		;
		function foundLines(lines) {
			const found = new Map();
			for (const { attempt, field, line } of lines) {
				const fields = found.get(attempt) ?? {
					stdout: new Set(),
					stderr: new Set()
				};
				fields[field].add(line);
				found.set(attempt, fields);
			}
			return found;
		}
		function withoutFoundLines(attempt, found) {
			const lines = found.get(attempt);
			if (lines === undefined) return attempt;
			const { stdout, stderr, ...others } = attempt;
			const shown = (text, removed) => text === undefined || removed.size === 0 ? text : withoutLines(text, removed);
			return {
				...others,
				...(0, defined_fields.X)({
					stdout: shown(stdout, lines.stdout),
					stderr: shown(stderr, lines.stderr)
				})
			};
		}
		;
		const kinds = [
			/\.(?:png|jpe?g|gif|webp|avif)$/i,
			/\.(?:txt|log|md|json|html?|ya?ml|csv|xml)$/i,
			/\.(?:webm|mp4)$/i,
			/\.zip$/i
		];
		const imageRank = 2;
		function rankOf({ name, path = name, comparison, content, type }) {
			if (comparison !== undefined || comparisonOf(name) !== undefined) return 0;
			if (content !== undefined && typeof type === "string" && type.startsWith("image/")) return imageRank;
			const kind = kinds.findIndex((extension) => extension.test(path));
			return kind === -1 ? imageRank + kinds.length : imageRank + kind;
		}
		function byWorth(attachments) {
			const ranks = attachments.map(rankOf);
			const lastImage = ranks.lastIndexOf(imageRank);
			if (lastImage !== -1) ranks[lastImage] = 1;
			return [...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
		}
		;
		const retryFolder = /(?:^|[/\\])[^/\\]{1,300}-retry(\d{1,3})[/\\]/;
		function retryOf({ path }) {
			const digits = path === undefined || path.length > 5e3 ? undefined : retryFolder.exec(path)?.[1];
			return digits === undefined ? undefined : Number(digits);
		}
		function placeOfRetry(attachment, attempts) {
			const retry = retryOf(attachment) ?? 0;
			const { name } = attachment;
			if (retry < attempts) return {
				attempt: retry,
				name
			};
			return {
				attempt: attempts - 1,
				name: `retry ${retry} \u203a ${name}`
			};
		}
		;
		const maximumRead = 2e3;
		function pendingOf(attempt, isOfFormat) {
			const list = [];
			const byPlace = new Map();
			const given = Array.isArray(attempt.attachments) ? attempt.attachments : [];
			for (const [position, each] of given.slice(0, maximumRead).entries()) {
				if (typeof each !== "object" || each === null) continue;
				const one = {
					given: each,
					isOptional: false,
					positions: [position],
					lines: []
				};
				const { path, name, content, bases } = one.given;
				const place = typeof path === "string" && content === undefined ? `${path}\n${isOfFormat ? (bases ?? []).join() : position}` : undefined;
				const known = place === undefined ? undefined : byPlace.get(place);
				if (known !== undefined && (known.given.name === name || name === undefined)) {
					known.positions.push(position);
					continue;
				}
				if (place !== undefined) byPlace.set(place, one);
				list.push(one);
			}
			if (!isOfFormat) return list;
			for (const field of evidence_hints.sj) {
				const text = attempt[field];
				if (text === undefined) continue;
				for (const file of filesNamedIn(text)) {
					const attachment = attachmentOfFile(file);
					const place = `${attachment.path ?? attachment.url ?? ""}\n`;
					let one = byPlace.get(place);
					if (one === undefined) {
						one = {
							given: attachment,
							isOptional: file.isOptional === true,
							positions: [],
							lines: []
						};
						byPlace.set(place, one);
						list.push(one);
					}
					if (field === "stdout" || field === "stderr") for (const line of file.lines) one.lines.push({
						field,
						line,
						attempt
					});
				}
			}
			return list;
		}
		function divideRetries(pending, test) {
			const last = pending.length - 1;
			const isOfPlaywright = test.producer === "playwright" || pending.some((files) => files.some(({ given }) => retryOf(given) !== undefined));
			if (!isOfPlaywright) return;
			const all = pending.flatMap((files, attempt) => files.splice(0).map((file) => ({
				file,
				attempt
			})));
			for (const { file, attempt } of all) {
				const isOfAll = attempt === last || retryOf(file.given) !== undefined;
				const place = isOfAll && file.given.path !== undefined ? placeOfRetry(file.given, pending.length) : {
					attempt,
					name: file.given.name
				};
				const target = pending[place.attempt];
				const known = target.find(({ given }) => given.path !== undefined && given.path === file.given.path);
				if (known !== undefined) {
					known.lines.push(...file.lines);
					continue;
				}
				const positions = place.attempt === attempt ? file.positions : [];
				target.push({
					...file,
					positions,
					given: {
						...file.given,
						name: place.name
					}
				});
			}
		}
		function addFound(files, found) {
			for (const { path, name = (0, base_name.F)(path), comparison } of found) {
				files.push({
					given: {
						name,
						...(0, defined_fields.X)({ comparison })
					},
					found: path,
					isOptional: true,
					positions: [],
					lines: []
				});
			}
		}
		;
		function evidenceOfTest(test, tools) {
			const attempts = [...test.attempts ?? [], test];
			const pending = attempts.map((attempt) => pendingOf(attempt, tools.source.isOfFormat));
			if (tools.isJunit) {
				divideRetries(pending, test);
				for (const files of pending) addExpectedImages(files);
			}
			addFound(pending.at(-1), tools.find(test));
			if (pending.every(({ length }) => length === 0)) {
				if (!attempts.some(evidence_hints.IK)) return test;
				if (hasOnlySteps(test)) return withBoundSteps(test, tools.clean);
			}
			const isFirst = tools.isFirst(test);
			const order = [...attempts.keys()].sort((a, b) => rank(attempts[b]) - rank(attempts[a]) || b - a);
			const results = new Map(order.map((index) => [index, attemptEvidence(attempts[index], pending[index] ?? [], isFirst, tools)]));
			const found = foundLines([...results.values()].flatMap(({ lines }) => lines));
			const changed = (attempt, index) => {
				const { steps: _, stepsLeftOut: _left, attachments: _files, attachmentsLeftOut: _leftFiles, ...others } = withoutFoundLines(attempt, found);
				return {
					...others,
					...results.get(index).evidence
				};
			};
			const last = changed(test, attempts.length - 1);
			return test.attempts === undefined ? last : {
				...last,
				attempts: test.attempts.map(changed)
			};
		}
		const hasOnlySteps = ({ attempts, attachments, attachmentsLeftOut }) => attempts === undefined && attachments === undefined && attachmentsLeftOut === undefined;
		const noPositions = new Map();
		function withBoundSteps(test, clean) {
			const { steps, leftOut } = stepsOf(test, noPositions, clean);
			const stepsLeftOut = sum(leftOut, test.stepsLeftOut);
			if (steps.length > 0 && stepsLeftOut === undefined && test.stepsLeftOut === undefined) return {
				...test,
				steps
			};
			const { steps: _, stepsLeftOut: _left, ...others } = test;
			return {
				...others,
				...(0, defined_fields.X)({
					steps: steps.length === 0 ? undefined : steps,
					stepsLeftOut
				})
			};
		}
		const rank = (attempt) => attempt?.status === "successful" || attempt?.status === "skipped" ? 0 : 1;
		function attemptEvidence(attempt, pending, isFirst, tools) {
			const order = byWorth(pending.map(({ given }) => given));
			const resolved = new Map();
			const same = new Map();
			const byPath = new Map();
			const missingLines = new Set();
			for (const index of order) {
				if (resolved.size === evidence.ZA) break;
				const one = pending[index];
				const attachment = resolve(one, isFirst, tools);
				if (attachment === undefined) continue;
				const { path, reason } = attachment;
				if (one.isOptional && reason === "missing") continue;
				const first = path === undefined || reason === "missing" || reason === "outside" ? undefined : byPath.get(path);
				if (first !== undefined && tools.source.isOfFormat) {
					same.set(index, first);
					continue;
				}
				if (path !== undefined) byPath.set(path, byPath.get(path) ?? index);
				resolved.set(index, attachment);
				tools.count(attachment, one.given);
				if (reason === "missing" || reason === "outside" || reason === "off") for (const line of one.lines) missingLines.add(keyOf(line));
			}
			const shown = [...resolved.keys()].sort((a, b) => a - b);
			const positions = new Map();
			for (const [index, one] of pending.entries()) {
				const position = shown.indexOf(same.get(index) ?? index);
				if (position !== -1) for (const given of one.positions) positions.set(given, position);
			}
			const attachments = withComparisons(shown.map((index) => resolved.get(index)));
			const { steps, leftOut } = stepsOf(attempt, positions, tools.clean);
			const left = pending.filter(({ isOptional }, index) => !isOptional && !resolved.has(index) && !same.has(index)).length + beyond(attempt.attachments);
			const found = [...shown, ...same.keys()].flatMap((index) => pending[index]?.lines ?? []).filter((line) => !missingLines.has(keyOf(line)));
			return {
				evidence: (0, defined_fields.X)({
					steps: steps.length === 0 ? undefined : steps,
					stepsLeftOut: sum(leftOut, attempt.stepsLeftOut),
					attachments: attachments.length === 0 ? undefined : attachments,
					attachmentsLeftOut: sum(left, attempt.attachmentsLeftOut)
				}),
				lines: found
			};
		}
		function stepsOf({ steps, message }, positions, clean) {
			if (steps === undefined) return {
				steps: [],
				leftOut: 0
			};
			const positionOf = (position) => positions.get(position);
			return (0, bound_steps.q)(steps, {
				clean,
				message: message === undefined ? undefined : clean(message),
				positionOf
			});
		}
		const keyOf = ({ field, line }) => `${field}${line}`;
		const beyond = (attachments) => Array.isArray(attachments) ? Math.max(0, attachments.length - maximumRead) : 0;
		function sum(count, before) {
			const all = count + (typeof before === "number" && Number.isSafeInteger(before) && before > 0 ? before : 0);
			return all === 0 ? undefined : all;
		}
		function resolve({ given, found }, isFirst, { resolver, source }) {
			if (found === undefined) return resolver.resolve(given, source, isFirst);
			const attachment = resolver.resolveFound(given, found, source, isFirst);
			return attachment?.reason === "type" ? undefined : attachment;
		}
		;
		const maximumEnd = 64;
		const maximumPrefixes = 16;
		const nothing = () => {};
		function createFileFinder({ areas, seesOutside }, folders) {
			const prefixes = new Map();
			const below = (folder, segments) => {
				let path = folder;
				for (const segment of segments) {
					const name = folders.entry(path, segment);
					if (name === undefined) return undefined;
					path = (0, external_node_path_.join)(path, name);
				}
				return path;
			};
			const mayLook = (path) => seesOutside || areas.some((area) => path === area || path.startsWith(withSlash(area)));
			const remember = (path, count, folder) => () => {
				const prefix = prefixOf(path, count);
				prefixes.delete(prefix);
				prefixes.set(prefix, folder);
				const [oldest] = prefixes.keys();
				if (prefixes.size > maximumPrefixes && oldest !== undefined) prefixes.delete(oldest);
			};
			function* asWritten(path, bases) {
				const { isAbsolute, drive, ups, segments } = path;
				if (isAbsolute && drive !== undefined !== (process.platform === "win32")) return;
				const starts = isAbsolute ? [`${drive ?? ""}/`] : bases.map((base) => (0, external_node_path_.resolve)(base, "../".repeat(Math.min(ups, 100))));
				for (const start of starts) {
					if (!mayLook((0, external_node_path_.join)(start, ...segments))) continue;
					const found = below(start, segments);
					if (found !== undefined) yield {
						path: found,
						accept: nothing
					};
				}
			}
			function* byPrefix(path) {
				for (const [prefix, folder] of [...prefixes].reverse()) {
					const count = prefix.split("/").length - 2;
					if (count >= path.segments.length || prefixOf(path, count) !== prefix) continue;
					const found = below(folder, path.segments.slice(count));
					if (found !== undefined) yield {
						path: found,
						accept: nothing
					};
				}
			}
			function* byEnd(path, bases) {
				const { segments } = path;
				for (let start = Math.max(0, segments.length - maximumEnd); start <= segments.length - 2; start += 1) {
					const end = segments.slice(start);
					for (const base of bases) {
						const found = below(base, end);
						if (found !== undefined) yield {
							path: found,
							accept: remember(path, start, base)
						};
					}
				}
				const [folder, name] = segments.slice(-2);
				for (const base of bases) {
					const found = name !== undefined && (0, external_node_path_.basename)(base) === folder ? below(base, [name]) : undefined;
					if (found !== undefined) yield {
						path: found,
						accept: remember(path, segments.length - 1, base)
					};
				}
			}
			return { *candidates(path, bases) {
				const isForeign = path.isAbsolute || path.ups > 0;
				if (isForeign) yield* byPrefix(path);
				yield* asWritten(path, bases);
				if (isForeign) yield* byEnd(path, bases);
			} };
		}
		const prefixOf = ({ drive = "", ups, segments }, count) => `${drive}${"^".repeat(Math.min(ups, 100))}/${segments.slice(0, count).map((segment) => `${segment}/`).join("")}`;
		const withSlash = (folder) => folder.endsWith("/") ? folder : `${folder}/`;
		;
		const maximumRecords = 1e4;
		const named_files_chunkBytes = 256 * 1024;
		function createNamedFiles(cwd) {
			const byPath = new Map();
			return {
				add({ path, type, size, sha256 }, metadata) {
					if (path === undefined || size === undefined || byPath.has(path) || byPath.size === maximumRecords) return;
					byPath.set(path, {
						kind: "file",
						path,
						size,
						...(0, defined_fields.X)({
							sha256,
							mediaType: type,
							metadata: metadata && { ...metadata }
						})
					});
				},
				records(kept) {
					if (byPath.size === 0) return [];
					const known = new Set(kept.map(realPath));
					return [...byPath.values()].filter(({ path }) => !known.has((0, external_node_path_.resolve)(cwd, path)));
				}
			};
		}
		function createChecksumReader() {
			const check = createContentReader({
				keepsSensitive: () => true,
				mask: (text) => text
			}, undefined);
			return (source, hints, isFirst) => {
				const { text: _, ...content } = check(source, hints, isFirst);
				return content.reason === undefined ? {
					...content,
					sha256: checksumOf(source)
				} : content;
			};
		}
		function checksumOf(source) {
			const hash = (0, external_node_crypto_.createHash)("sha256");
			const buffer = Buffer.allocUnsafe(Math.min(named_files_chunkBytes, source.size + 1));
			for (let position = 0, length = -1; length !== 0 && position < source.size; position += length) {
				length = source.read(buffer, position);
				hash.update(buffer.subarray(0, length));
			}
			return hash.digest("hex");
		}
		function realPath(path) {
			try {
				return external_node_fs_.realpathSync.native(path);
			} catch {
				return path;
			}
		}
		var inner_path = __webpack_require__(64601);
		;
		const openFlags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
		const shownHidden = new Set([
			".vitest",
			".vitest-attachments",
			".playwright"
		]);
		const realFolders = (folders) => [...new Set(folders.flatMap((folder) => {
			try {
				return [external_node_fs_.realpathSync.native(folder)];
			} catch {
				return [];
			}
		}))];
		function openAttachment(path, areas) {
			try {
				const real = external_node_fs_.realpathSync.native(path);
				const inner = innerOf(real, areas);
				if (inner === undefined) return "outside";
				if (inner.split("/").some(isHidden)) return "type";
				const before = (0, external_node_fs_.lstatSync)(real);
				if (!before.isFile()) return "type";
				const descriptor = (0, external_node_fs_.openSync)(real, openFlags);
				try {
					const opened = (0, external_node_fs_.fstatSync)(descriptor);
					const isSame = opened.dev === before.dev && opened.ino === before.ino && external_node_fs_.realpathSync.native(real) === real;
					if (isSame && opened.isFile()) {
						return {
							path: real,
							...sourceOfDescriptor(descriptor, opened.size),
							close: () => (0, external_node_fs_.closeSync)(descriptor)
						};
					}
				} catch (error) {
					(0, external_node_fs_.closeSync)(descriptor);
					throw error;
				}
				(0, external_node_fs_.closeSync)(descriptor);
				return "missing";
			} catch {
				return "missing";
			}
		}
		function innerOf(path, areas) {
			const [first, ...others] = areas.flatMap((area) => (0, inner_path.g)(area, path) ?? []);
			return first === undefined ? undefined : others.reduce((nearest, inner) => inner.length < nearest.length ? inner : nearest, first);
		}
		const isHidden = (segment) => segment === "node_modules" || segment.startsWith(".") && !shownHidden.has(segment);
		;
		const maximumBase64 = maximumFileBytes / 3 * 4;
		const dataAddress = /^data:([^,;]{0,200})((?:;[^,;]{0,200}){0,5}),/;
		function inlineContent(content) {
			if ("text" in content) {
				if (typeof content.text !== "string") return "damaged";
				return content.text.length > maximumFileBytes ? "size" : Buffer.from(content.text);
			}
			if (typeof content.base64 !== "string") return "damaged";
			const address = dataAddress.exec(content.base64.slice(0, 2e3));
			if (address !== null && address[2]?.endsWith(";base64") !== true) return percentDecoded(content.base64.slice(address[0].length));
			const written = address === null ? content.base64 : content.base64.slice(address[0].length);
			return written.length <= maximumBase64 ? inline_content_decoded(written) ?? withoutSpaces(written) : withoutSpaces(written);
		}
		function withoutSpaces(written) {
			const base64 = written.replace(/\s+/g, "");
			return base64.length > maximumBase64 ? "size" : inline_content_decoded(base64) ?? "damaged";
		}
		function inline_content_decoded(base64) {
			const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
			const length = base64.length - padding;
			const bytes = Buffer.from(base64, "base64");
			return base64 !== "" && length % 4 !== 1 && bytes.length === Math.floor(length * 3 / 4) ? bytes : undefined;
		}
		function percentDecoded(text) {
			if (text.length > maximumFileBytes) return "size";
			try {
				return Buffer.from(decodeURIComponent(text));
			} catch {
				return "damaged";
			}
		}
		;
		function createAttachmentResolver({ cwd, isOff, read, clean }) {
			const text = (value, limit) => typeof value === "string" && value !== "" ? (0, detach.Y)((0, cut.U)(clean(value), limit)) : undefined;
			const shownPath = (path) => (0, detach.Y)((0, cut.U)(clean((0, external_node_path_.relative)(cwd, path).split(external_node_path_.sep).join("/")), evidence.V3));
			const base = (given) => ({
				name: text(given.name, evidence.XA) ?? text((0, base_name.F)(String(given.path ?? given.url ?? "")), evidence.XA) ?? "attachment",
				...(0, defined_fields.X)({ comparison: checkedComparison(given.comparison, clean) })
			});
			const readOpen = (given, file, source, isFirst) => {
				try {
					const { name, type: claimed } = given;
					const content = read(file, {
						fileName: file.path,
						name,
						claimed,
						allowsBareText: source.allowsBareText
					}, isFirst);
					return {
						...base(given),
						...content,
						path: shownPath(file.path)
					};
				} catch (error) {
					if (isReadFault(error)) return {
						...base(given),
						path: shownPath(file.path),
						reason: "missing"
					};
					throw error;
				} finally {
					file.close();
				}
			};
			const ofPath = (given, written, source, isFirst) => {
				const parsed = writtenPath(written);
				const path = text(parsed?.text ?? written, evidence.V3) ?? "";
				if (isOff) return {
					...base(given),
					path,
					reason: "off"
				};
				let reason = "missing";
				if (parsed !== undefined) {
					for (const candidate of source.finder.candidates(parsed, basesOf(given, source))) {
						const file = openAttachment(candidate.path, source.areas);
						if (typeof file === "object") {
							candidate.accept();
							return readOpen(given, file, source, isFirst);
						}
						if (reason !== "outside" && file !== "missing") reason = file;
					}
				}
				return {
					...base(given),
					path,
					reason
				};
			};
			const ofContent = (given, isFirst) => {
				if (isOff) return {
					...base(given),
					reason: "off"
				};
				const bytes = inlineContent(given.content);
				if (typeof bytes === "string") return {
					...base(given),
					reason: bytes
				};
				const { name, type: claimed } = given;
				return {
					...base(given),
					...read(sourceOfBytes(bytes), {
						name,
						claimed,
						allowsBareText: true
					}, isFirst)
				};
			};
			const ofRecord = (given, { stored }, isFirst) => {
				const { sha256 } = given;
				const known = recordedFields(given, text);
				if (typeof sha256 !== "string" || !/^[0-9a-f]{64}$/.test(sha256) || stored === undefined) return {
					...base(given),
					...known
				};
				const { text: _, reason: _reason, ...others } = known;
				if (isOff) return {
					...base(given),
					...others,
					reason: "off"
				};
				const file = stored.open(sha256);
				if (typeof file === "string") return {
					...base(given),
					...others,
					reason: file
				};
				try {
					const content = read(file, {
						fileName: file.path,
						name: given.name,
						claimed: known.type,
						allowsBareText: false
					}, isFirst);
					return {
						...base(given),
						...others,
						...content
					};
				} finally {
					file.close();
				}
			};
			return {
				resolve(given, source, isFirst) {
					const url = typeof given.url === "string" ? webAddress(given.url) : undefined;
					if (source.isOfFormat && isContent(given.content)) return ofContent(given, isFirst);
					if (source.stored !== undefined && (typeof given.sha256 === "string" || given.reason !== undefined || source.areas.length === 0)) {
						return ofRecord(given, source, isFirst);
					}
					if (url !== undefined) return {
						...base(given),
						url: text(url, evidence.V3) ?? ""
					};
					if (typeof given.path !== "string") return {
						...base(given),
						...(0, defined_fields.X)({ reason: checkedReason(given.reason) ?? "missing" })
					};
					const address = webAddress(given.path.trim());
					if (address !== undefined) return {
						...base(given),
						url: text(address, evidence.V3) ?? ""
					};
					return ofPath(given, given.path, source, isFirst);
				},
				resolveFound(given, path, source, isFirst) {
					if (isOff) return undefined;
					const file = openAttachment(path, source.areas);
					return typeof file === "object" ? readOpen(given, file, source, isFirst) : undefined;
				}
			};
		}
		const basesOf = ({ bases }, source) => bases === undefined || !source.isOfFormat ? source.bases : source.withBases(bases);
		const isContent = (content) => typeof content === "object" && content !== null && ("base64" in content || "text" in content);
		const checkedReason = (reason) => evidence.Bg.find((known) => known === reason);
		function checkedComparison(given, clean) {
			if (typeof given !== "object" || given === null) return undefined;
			const { name, side } = given;
			const known = evidence.KS.find((each) => each === side);
			return typeof name !== "string" || name === "" || known === undefined ? undefined : {
				name: (0, cut.U)(clean(name), evidence.XA),
				side: known
			};
		}
		function recordedFields(given, text) {
			const { type, size, path, url, reason } = given;
			return (0, defined_fields.X)({
				type: typeof type === "string" && attachment_kind.r$.has(type) ? type : undefined,
				size: typeof size === "number" && Number.isSafeInteger(size) && size >= 0 ? size : undefined,
				path: text(path, evidence.V3),
				url: typeof url === "string" && webAddress(url) !== undefined ? text(url, evidence.V3) : undefined,
				text: text(given.text, evidence.fg),
				reason: checkedReason(reason)
			});
		}
		;
		const digits = 32;
		const stored_folder_chunkBytes = 1024 * 1024;
		function openStoredFolder(path, name, folders) {
			const isMissing = (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true;
			let names;
			let areas = [];
			const nameOf = (sha256) => {
				if (names === undefined) {
					names = new Map([...folders.names(path)].map((each) => [each.slice(0, digits), each]));
					areas = realFolders([path]);
				}
				return names.get(sha256.slice(0, digits));
			};
			return {
				name,
				isMissing,
				open(sha256) {
					const found = isMissing ? undefined : nameOf(sha256);
					if (found === undefined || !/^[0-9a-f]{32}\.[a-z]{2,6}$/.test(found)) return "missing";
					const file = openAttachment((0, external_node_path_.join)(path, found), areas);
					if (typeof file === "string") return file === "missing" ? "missing" : "damaged";
					if (stored_folder_checksumOf(file) === sha256) return file;
					file.close();
					return "damaged";
				}
			};
		}
		function withFolders(own, earlier) {
			if (earlier.length === 0) return own;
			return {
				name: own.name,
				isMissing: own.isMissing && earlier.every(({ isMissing }) => isMissing),
				open(sha256) {
					let result = own.open(sha256);
					for (const folder of earlier) {
						if (result !== "missing") break;
						result = folder.open(sha256);
					}
					return result;
				}
			};
		}
		function stored_folder_checksumOf(file) {
			const hash = (0, external_node_crypto_.createHash)("sha256");
			for (let position = 0; position < file.size;) {
				const bytes = bytesOf(file, position, stored_folder_chunkBytes);
				if (bytes.length === 0) return undefined;
				hash.update(bytes);
				position += bytes.length;
			}
			return hash.digest("hex");
		}
		var trust = __webpack_require__(74314);
		;
		const maximumMessages = 1e4;
		function openEvidence(options, folders, { find }) {
			const { places, keep, readsRecords, earlierRecords = [], folder, maximumMegabytes, mask } = options;
			const clean = (text) => (0, cut_margin.aX)(mask(text));
			const earlier = earlierRecords.map((path) => openStoredFolder((0, stored_attachments.F2)(path), path, folders));
			const isOff = keep === "none";
			const store = folder === undefined || isOff ? undefined : openAttachmentStore(folder, () => maximumMegabytes() * 1024 * 1024);
			const [cwd = places.cwd] = realFolders([places.cwd]);
			const resolver = createAttachmentResolver({
				cwd,
				isOff,
				read: createContentReader(options, store),
				clean
			});
			const summer = createAttachmentResolver({
				cwd,
				isOff,
				read: createChecksumReader(),
				clean
			});
			const named = createNamedFiles(cwd);
			const tally = createAttachmentTally(clean);
			const messages = new Set();
			let messagesOfFile = [];
			let file = {
				path: "",
				format: ""
			};
			let source;
			const openSource = () => {
				const { path, format, files } = file;
				const absolute = (0, external_node_path_.resolve)(places.cwd, path);
				const kind = readsRecords ? "records" : format === "events" ? "events" : "results";
				const reach = (0, trust.x)({
					kind,
					path: absolute,
					isFolder: files !== undefined,
					isContained: format === "allure"
				}, places);
				return {
					bases: reach.bases,
					withBases: (own) => (0, trust.m)(reach, own),
					areas: realFolders(reach.areas),
					finder: createFileFinder(reach, folders),
					stored: reach.stored === undefined ? undefined : withFolders(openStoredFolder(reach.stored, (0, stored_attachments.F2)(path), folders), earlier),
					isOfFormat: kind === "results",
					allowsBareText: format === "allure"
				};
			};
			const currentSource = () => {
				source ??= openSource();
				return source;
			};
			const isFirst = (test) => {
				const message = messageKey(test);
				if (messages.has(message) || messages.size === maximumMessages) return false;
				messages.add(message);
				messagesOfFile.push(message);
				return true;
			};
			const count = (attachment, given) => {
				if (given.reason !== undefined) return;
				if (given.sha256 !== undefined && source?.stored?.isMissing === true) tally.addUnstored();
				else tally.add(attachment, given.path);
			};
			return {
				beginFile(next) {
					file = next;
					source = undefined;
					messagesOfFile = [];
					tally.beginFile();
				},
				add(test) {
					const tools = {
						resolver,
						source: currentSource(),
						clean,
						find,
						isFirst,
						isJunit: file.format === "junit",
						count
					};
					return evidenceOfTest(test, tools);
				},
				addFile(given) {
					const found = summer.resolve(given, currentSource(), false);
					named.add(found, file.metadata);
					count(found, given);
				},
				files: named.records,
				restartFile() {
					for (const message of messagesOfFile.splice(0)) messages.delete(message);
					tally.restartFile();
				},
				endFile: (ofRun) => tally.endFile(file.path, source?.stored?.name, ofRun),
				publish() {
					if (store !== undefined) store.publish();
					else if (folder !== undefined) removeStored(folder);
				},
				discard: () => store?.discard(),
				notices: () => evidenceNotices(tally.counts, options),
				attachments: store?.attachments ?? stored_attachments.Tf,
				counts: tally.counts
			};
		}
		const keyLength = 200;
		const messageKey = ({ message, details = "" }) => (0, detach.Y)((message ?? details).slice(0, keyLength).split("\n", 1)[0] ?? "").replace(/\d+/g, "#");
	}),
	63492: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => boundSteps });
		var _base_text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57545);
		var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29337);
		var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25385);
		const maximumRead = 2e4;
		const partBeforeFailure = 2 / 3;
		function boundSteps(given, context) {
			const { nodes, leftOut } = flattened(given, context);
			const fits = nodes.length <= _evidence_js__WEBPACK_IMPORTED_MODULE_0__.A1 && (areShort(nodes) || nodes.reduce((sum, { step }) => sum + lengthOf(step), 2) <= _evidence_js__WEBPACK_IMPORTED_MODULE_0__.Wk);
			if (fits) return {
				steps: asTree(nodes),
				leftOut
			};
			const isKept = select(nodes);
			return {
				steps: asTree(nodes, isKept),
				leftOut: leftOut + isKept.filter((kept) => !kept).length
			};
		}
		const lengthOf = (step) => JSON.stringify(step).length + 11;
		const maximumEscape = 6;
		const maximumFrame = 250;
		const maximumPosition = 8;
		function areShort(nodes) {
			let length = 0;
			for (const { step } of nodes) {
				const { name, message = "", text = "", file = "", attachments } = step;
				length += maximumFrame + maximumEscape * (name.length + message.length + text.length + file.length);
				if (attachments !== undefined) length += maximumPosition * attachments.length;
			}
			return length <= _evidence_js__WEBPACK_IMPORTED_MODULE_0__.Wk;
		}
		function flattened(given, context) {
			const nodes = [];
			let leftOut = 0;
			const pending = [{
				list: asList(given),
				next: 0,
				parent: -1
			}];
			for (let level = pending.at(-1); level !== undefined; level = pending.at(-1)) {
				const raw = level.list[level.next];
				level.next += 1;
				if (level.next > level.list.length) {
					pending.pop();
					continue;
				}
				const isRead = pending.length <= _evidence_js__WEBPACK_IMPORTED_MODULE_0__.oD && nodes.length < maximumRead;
				if (!isRead) {
					leftOut += 1;
					continue;
				}
				const step = checkedStep(raw, context);
				if (step === undefined) continue;
				nodes.push({
					step,
					parent: level.parent
				});
				const inner = asList(raw.steps);
				if (inner.length > 0) pending.push({
					list: inner,
					next: 0,
					parent: nodes.length - 1
				});
			}
			return {
				nodes,
				leftOut
			};
		}
		const asList = (value) => Array.isArray(value) ? value : [];
		function checkedStep(value, { clean, message, positionOf }) {
			if (typeof value !== "object" || value === null) return undefined;
			const given = value;
			const text = (field, limit) => typeof field === "string" && field !== "" ? (0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_1__.U)(clean(field), limit) : undefined;
			const name = text(given.name, _evidence_js__WEBPACK_IMPORTED_MODULE_0__.w$);
			if (name === undefined) return undefined;
			const status = _record_js__WEBPACK_IMPORTED_MODULE_2__.b.find((known) => known === given.status) ?? "unknown";
			const step = {
				name,
				status
			};
			if (given.phase === "setup" || given.phase === "teardown") step.phase = given.phase;
			const ownMessage = status === "failed" ? text(given.message, _evidence_js__WEBPACK_IMPORTED_MODULE_0__.QQ) : undefined;
			if (ownMessage !== undefined && message?.includes(ownMessage) !== true) step.message = ownMessage;
			const shown = text(given.text, _evidence_js__WEBPACK_IMPORTED_MODULE_0__.MD);
			if (shown !== undefined) step.text = shown;
			if (typeof given.duration === "number" && given.duration >= 0 && Number.isFinite(given.duration)) step.duration = given.duration;
			const file = text(given.file, _evidence_js__WEBPACK_IMPORTED_MODULE_0__.w$);
			if (file !== undefined) step.file = file;
			if (Number.isSafeInteger(given.line) && given.line >= 1) step.line = given.line;
			if (given.attachments === undefined) return step;
			const attachments = asList(given.attachments).flatMap((position) => typeof position === "number" ? positionOf(position) ?? [] : []);
			if (attachments.length > 0) step.attachments = [...new Set(attachments)];
			return step;
		}
		function select(nodes) {
			const isKept = nodes.map(() => false);
			const lengths = nodes.map(({ step }) => lengthOf(step));
			let count = 0;
			let length = 2;
			const keep = (position, part = 1) => {
				const added = [];
				for (let place = position; isKept[place] === false; place = nodes[place]?.parent ?? -1) added.push(place);
				const more = added.reduce((sum, place) => sum + (lengths[place] ?? 0), 0);
				if (count + added.length > _evidence_js__WEBPACK_IMPORTED_MODULE_0__.A1 * part || length + more > _evidence_js__WEBPACK_IMPORTED_MODULE_0__.Wk * part) return;
				for (const place of added) isKept[place] = true;
				count += added.length;
				length += more;
			};
			const failed = [...nodes.keys()].filter((position) => nodes[position]?.step.status === "failed");
			for (const position of failed.toReversed()) keep(position);
			let failure = failed[0] ?? nodes.length;
			for (const position of failed) if (nodes[position]?.parent === failure) failure = position;
			for (let position = failure - 1; position >= 0; position -= 1) keep(position, partBeforeFailure);
			for (let position = 0; position < nodes.length; position += 1) keep(position);
			return isKept;
		}
		function asTree(nodes, isKept) {
			const top = [];
			for (const [position, { step, parent }] of nodes.entries()) {
				if (isKept?.[position] === false) continue;
				const outer = nodes[parent]?.step;
				if (outer === undefined) top.push(step);
				else if (outer.steps === undefined) outer.steps = [step];
				else outer.steps.push(step);
			}
			return top;
		}
	})
};
