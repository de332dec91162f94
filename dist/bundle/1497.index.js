export const id = 1497;
export const ids = [1497];
export const modules = {
	43268: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => definedFields });
		function definedFields(fields) {
			const defined = {};
			for (const name in fields) if (fields[name] !== undefined) defined[name] = fields[name];
			return defined;
		}
	}),
	34758: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bD: () => messageOf,
			oB: () => InputOutputError,
			yo: () => UserError
		});
		class UserError extends Error {
			name = "UserError";
			place;
			constructor(message, options = {}) {
				super(options.hint ? `${message} ${options.hint}` : message, { cause: options.cause });
				this.place = options.place ?? {};
			}
		}
		class InputOutputError extends UserError {}
		const messageOf = (thrown) => thrown instanceof Error ? thrown.message : String(thrown);
	}),
	52895: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Nv: () => guardedAppend,
			m3: () => guardedWrite,
			pg: () => unwritten
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		var _text_without_full_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47992);
		const fullDisk = new Set(["ENOSPC", "EDQUOT"]);
		function unwritten({ what, path, hint }, cause) {
			if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo) return cause;
			const isFull = fullDisk.has(Object(cause).code);
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.oB(`${what} cannot be written: ${(0, _text_without_full_stop_js__WEBPACK_IMPORTED_MODULE_2__.Q)((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(cause))}.`, {
				...isFull ? { hint: "Make room on the disk." } : hint !== undefined && { hint },
				...path !== undefined && { place: { path } },
				cause
			});
		}
		function guardedWrite(written, write) {
			try {
				return write();
			} catch (cause) {
				throw unwritten(written, cause);
			}
		}
		function guardedAppend(what, path, write) {
			const size = sizeOf(path);
			const fail = (cause) => {
				try {
					if (path && size !== undefined) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.truncateSync)(path, size);
				} catch {}
				throw unwritten({ what }, cause);
			};
			try {
				const result = write();
				return result instanceof Promise ? result.catch(fail) : result;
			} catch (cause) {
				return fail(cause);
			}
		}
		function sizeOf(path) {
			try {
				return path ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size : undefined;
			} catch {
				return undefined;
			}
		}
	}),
	92943: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => warnOfProxy,
			a: () => onProxyWarning
		});
		let listen = (message) => process.emitWarning(message);
		const warned = new Set();
		function onProxyWarning(listener) {
			listen = listener;
			warned.clear();
		}
		function warnOfProxy(variable, reason) {
			if (warned.has(variable)) return;
			warned.add(variable);
			listen(`The proxy in the variable ${variable} is not used: ${reason}`);
		}
	}),
	2512: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kr: () => mayHaveMargin,
			MC: () => marksIn,
			aX: () => withoutMargins,
			j4: () => asMargin,
			l2: () => cutMargin,
			xq: () => cutWithMargin
		});
		const cutMargin = 8 * 1024;
		const marginStart = "\ufdd9\ufdd0";
		const marginEnd = "\ufdd9\ufdd1";
		const lead = "\ufdd9";
		const marks = /\ufdd9[\ufdd0\ufdd1]/g;
		const mayHaveMargin = (text) => text.includes(lead);
		const marksIn = (text) => mayHaveMargin(text) ? (text.match(marks) ?? []).join("") : "";
		const asMargin = (text) => text === "" ? "" : marginStart + (mayHaveMargin(text) ? text.replace(marks, "") : text) + marginEnd;
		function cutWithMargin(text, limit, ending = "") {
			if (text.length <= limit) return text;
			const end = mayHaveMargin(text) ? endOf(text, limit) : limit;
			return end === text.length ? text : text.slice(0, end) + asMargin(text.slice(end, end + cutMargin)) + ending;
		}
		const shortestCutText = 64;
		function withoutMargins(text) {
			return text.length > shortestCutText && mayHaveMargin(text) ? piecesOf(text).filter(({ isVisible }) => isVisible).map(({ piece }) => piece).join("") : text;
		}
		function piecesOf(text) {
			const found = [...text.matchAll(marks)];
			return [undefined, ...found].map((before, index) => {
				const after = found[index];
				const start = before === undefined ? 0 : before.index + before[0].length;
				return {
					piece: text.slice(start, after?.index),
					start,
					isVisible: before?.[0] !== marginStart && after?.[0] !== marginEnd
				};
			});
		}
		function endOf(text, length) {
			let left = length;
			for (const { piece, start, isVisible } of piecesOf(text)) {
				if (!isVisible) continue;
				if (piece.length > left) return start + left;
				left -= piece.length;
			}
			return text.length;
		}
	}),
	7654: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => decodeEscapes });
		function decodeEscapes(text) {
			if (!text.includes("%")) return text;
			try {
				return decodeURIComponent(text);
			} catch {
				return text;
			}
		}
	}),
	60331: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => displayText,
			p: () => displayLine
		});
		const ansi = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\u009c\u009d]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-Z\\^-~]/g;
		const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g;
		const directionMarks = /[\u061c\u200e\u200f\u2066\u2068\u2069]/g;
		const replaced = /[\u202a-\u202e\u2067]|\p{Surrogate}/gu;
		const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
		const plain = /^[\t\n -~]*$/;
		function displayText(text) {
			if (plain.test(text)) return text;
			return text.replace(lineEnds, "\n").replace(ansi, "").replace(controls, "").replace(directionMarks, "").replace(replaced, "\ufffd");
		}
		function displayLine(text) {
			return displayText(text).replace(/[\t\n ]+/g, " ");
		}
	}),
	47992: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => withoutFullStop });
		const withoutFullStop = (text) => text.replace(/(?<![.\s])[.\s]+$/, "");
	}),
	55094: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => GitHubError });
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		class GitHubError extends _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo {
			name = "GitHubError";
			failure;
			permission;
			constructor(failure, message, options = {}) {
				super(message, options);
				this.failure = failure;
				this.permission = options.permission;
			}
		}
	}),
	96211: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => createSafeCore });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43268);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60331);
		var _secrets_secret_mask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25232);
		var _safe_log_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(254);
		function createSafeCore(core, mask = _secrets_secret_mask_js__WEBPACK_IMPORTED_MODULE_0__.w) {
			const messageOf = (message) => mask.text((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.W)(message instanceof Error ? message.message : message));
			const safeProperties = (properties = {}) => {
				const { title, file, ...numbers } = properties;
				return {
					...numbers,
					...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__.X)({
						title: title === undefined ? undefined : messageOf(title),
						file: file === undefined ? undefined : messageOf(file)
					})
				};
			};
			return {
				...core,
				info: (message) => core.info(mask.text((0, _safe_log_text_js__WEBPACK_IMPORTED_MODULE_3__.Ht)(message))),
				debug: (message) => core.debug(messageOf(message)),
				notice: (message, properties) => core.notice(messageOf(message), safeProperties(properties)),
				warning: (message, properties) => core.warning(messageOf(message), safeProperties(properties)),
				error: (message, properties) => core.error(messageOf(message), safeProperties(properties)),
				setFailed: (message) => core.setFailed(messageOf(message))
			};
		}
	}),
	254: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ht: () => safeLogText,
			g5: () => safeLogJson,
			wY: () => outputFilter
		});
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60331);
		const ownSequences = /(\u001b\[[\d;]*m|\r\u001b\[2K)/;
		const plain = /^[\t\n -~]*$/;
		const printableText = (text) => plain.test(text) ? text : text.split(ownSequences).map((part, index) => index % 2 === 1 ? part : (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.W)(part)).join("");
		const safeLogText = (text) => printableText(text).replace(/:(?<=(?:^|\n)[^\S\n]*:)(?=:)/g, ":\u200b").replace(/##(?=(?:vso|teamcity)?\[)/gi, "##\u200b");
		const outputFilter = (env) => env.GITHUB_ACTIONS === "true" || env.TF_BUILD || env.TEAMCITY_VERSION ? safeLogText : printableText;
		const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
		const safeLogJson = (json) => json.replace(/[^ -~]/gu, (character) => (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.W)(character) === character ? character : escaped(character)).replace(/##(vso|teamcity|)\[/gi, "##$1\\u005b");
	}),
	86212: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => mapTexts });
		function mapTexts(map) {
			const mapList = (list) => {
				let changed;
				for (const [index, item] of list.entries()) {
					const mapped = mapValue(item);
					if (mapped !== item) changed ??= list.slice(0, index);
					changed?.push(mapped);
				}
				return changed ?? list;
			};
			const mapFields = (fields) => {
				const keys = Object.keys(fields);
				let changed;
				for (const [index, key] of keys.entries()) {
					const value = fields[key];
					const mapped = [map(key), mapValue(value)];
					if (mapped[0] !== key || mapped[1] !== value) changed ??= keys.slice(0, index).map((same) => [same, fields[same]]);
					changed?.push(mapped);
				}
				return changed === undefined ? fields : Object.fromEntries(changed);
			};
			const mapValue = (value) => {
				if (typeof value === "string") return map(value);
				if (typeof value !== "object" || value === null) return value;
				return Array.isArray(value) ? mapList(value) : mapFields(value);
			};
			return (value) => mapValue(value);
		}
	}),
	14999: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => isOrdinary,
			au: () => isPhrase,
			pF: () => isCommonText
		});
		function isOrdinary(value, kind) {
			if (!/[\p{L}\d]/u.test(value)) return true;
			switch (kind) {
				case "password": return /^(?:[./~\\]|[A-Za-z]:\\)/.test(value) && isPath(value);
				case "token": return isWord(value) || isPath(value);
				case "key": return isPath(value) || isPhrase(value);
			}
		}
		const fewestCharacters = 6;
		const isCommonText = (part) => isPhrase(part) || isPath(part) || new Set(part).size < fewestCharacters;
		const isPhrase = (value) => value.split(/[\s._:/@+-]+/).every((part) => /^\d{0,4}$/.test(part) || isWord(part.replace(/\d{1,3}$/, "")));
		function isWord(value) {
			if (!/^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(value)) return false;
			if (value.length <= 3) return true;
			const vowels = value.replace(/[^aeiouy]/gi, "").length;
			return vowels >= value.length * .3 && !/[^aeiouy]{5}/i.test(value);
		}
		function isPath(value) {
			if (!/[\\/]/.test(value)) return false;
			const words = value.replace(/^[A-Za-z]:/, "").split(/[\\/._@ ~-]/);
			return words.every((word) => /^(?:[a-z]*|[A-Z]*|(?:[a-z]{2,}|[A-Z][a-z]{2,})(?:[A-Z][a-z]{2,})*)\d{0,3}$/.test(word));
		}
	}),
	25232: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => createSecretMask,
			w: () => noSecretMask
		});
		var cut_margin = __webpack_require__(2512);
		var well_formed = __webpack_require__(57534);
		;
		const xmlNames = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&apos;"
		};
		const xmlNumbers = (numberOf) => inEach(/[&<>"'\s]|[^ -~]/gu, (code) => `&#${numberOf(code)};`);
		const json = (text) => JSON.stringify(text).slice(1, -1);
		const codeUnit = (code) => `\\u${code.toString(16).padStart(4, "0")}`;
		const percent = (text) => encodeURIComponent((0, well_formed.E)(text)).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
		const encodings = [
			(text) => text.replace(/[&<>"']/g, (character) => xmlNames[character] ?? character),
			(text) => text.replace(/[&<>]/g, (character) => xmlNames[character] ?? character),
			(text) => text.replace(/[&<>"']/g, (character) => character === "'" ? "&#x27;" : xmlNames[character] ?? character),
			xmlNumbers(String),
			xmlNumbers((code) => String(code).padStart(3, "0")),
			xmlNumbers((code) => `x${code.toString(16)}`),
			xmlNumbers((code) => `x${code.toString(16).toUpperCase()}`),
			json,
			(text) => json(text).replaceAll("/", "\\/"),
			(text) => inEach(/[&<>]/g, codeUnit)(json(text)),
			(text) => inEach(/[^ -~]/g, codeUnit)(json(text)),
			inEach(/[^A-Za-z0-9]/g, codeUnit),
			inEach(/[^A-Za-z0-9]/g, (code) => `\\u${codeUnit(code).slice(2).toUpperCase()}`),
			(text) => text.replace(/[\\']/g, "\\$&"),
			(text) => encodeURIComponent((0, well_formed.E)(text)),
			percent,
			(text) => percent(text).replace(/%../g, (escaped) => escaped.toLowerCase()),
			(text) => percent(text).replaceAll("%20", "+")
		];
		function inEach(characters, replacementOf) {
			return (text) => text.replace(characters, (character) => replacementOf(character.codePointAt(0) ?? 0));
		}
		;
		const blockLength = 3;
		const hashBits = 7 * blockLength;
		const hashMask = 2 ** hashBits - 1;
		function createSecretFinder(literals) {
			const distance = Math.min(...literals.map(({ length }) => length)) - blockLength + 1;
			const known = new Uint8Array(2 ** hashBits / 8);
			const candidates = new Map();
			for (const literal of literals) {
				for (let offset = 0; offset < distance; offset += 1) {
					const block = hash(literal.charCodeAt(offset), literal.charCodeAt(offset + 1), literal.charCodeAt(offset + 2));
					known[block >> 3] = (known[block >> 3] ?? 0) | 1 << (block & 7);
					const list = candidates.get(block) ?? [];
					list.push({
						literal,
						offset
					});
					candidates.set(block, list);
				}
			}
			return { find(text) {
				let spans;
				const last = text.length - blockLength;
				for (let index = distance - 1; index <= last; index += distance) {
					const block = hash(text.charCodeAt(index), text.charCodeAt(index + 1), text.charCodeAt(index + 2));
					if (((known[block >> 3] ?? 0) >> (block & 7) & 1) === 1) spans = addSpans(spans, text, index, candidates.get(block) ?? []);
				}
				return spans === undefined ? noSpans : spans.sort((a, b) => a.start - b.start);
			} };
		}
		const noSpans = [];
		function addSpans(spans, text, index, candidates) {
			let found = spans;
			for (const { literal, offset } of candidates) {
				const start = index - offset;
				if (!text.startsWith(literal, start)) continue;
				found ??= [];
				found.push({
					start,
					end: start + literal.length
				});
			}
			return found;
		}
		const hash = (a, b, c) => (a ^ b << 7 ^ c << 14) & hashMask;
		;
		const secretForms = (secret) => [...new Set([
			secret,
			...encodings.map((encode) => encode(secret)),
			...base64Forms(secret),
			...hexForms(secret)
		])];
		const plainRun = /[\w-]+/g;
		const longestPlainRun = (text) => (text.match(plainRun) ?? [""]).reduce((a, b) => b.length > a.length ? b : a);
		const base64Forms = (secret) => [
			0,
			1,
			2
		].flatMap((before) => {
			const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
			const [first, end] = [Math.ceil(before * 8 / 6), Math.floor(bytes.length * 8 / 6)];
			return [bytes.toString("base64").slice(first, end), bytes.toString("base64url").slice(first, end)];
		});
		const hexForms = (secret) => {
			const hex = Buffer.from(secret).toString("hex");
			return [hex, hex.toUpperCase()];
		};
		;
		const shortestRun = 3;
		const escaped_secrets_noSpans = [];
		const maximumReadings = 16;
		function createEscapedSecretFinder(secrets) {
			const writings = new Map();
			const writingsOf = (character) => {
				const known = writings.get(character) ?? writingsOfCharacter(character);
				writings.set(character, known);
				return known;
			};
			const byRun = new Map();
			for (const secret of secrets) {
				const run = longestPlainRun(secret);
				if (run === secret || run.length < shortestRun) continue;
				const start = secret.indexOf(run);
				const before = [...secret.slice(0, start)].reverse().map(writingsOf);
				const after = [...secret.slice(start + run.length)].map(writingsOf);
				byRun.set(run, [...byRun.get(run) ?? [], {
					run,
					before,
					after
				}]);
			}
			if (byRun.size === 0) return () => escaped_secrets_noSpans;
			const { find } = createSecretFinder([...byRun.keys()]);
			const secretsAt = (text, { start, end }) => (byRun.get(text.slice(start, end)) ?? []).flatMap(({ before, after }) => {
				const first = farthest(text, start, before, -1);
				const last = first === undefined ? undefined : farthest(text, end, after, 1);
				return first === undefined || last === undefined ? [] : [{
					start: first,
					end: last
				}];
			});
			return (text) => {
				const runs = find(text);
				return runs.length === 0 ? escaped_secrets_noSpans : runs.flatMap((run) => secretsAt(text, run));
			};
		}
		function writingsOfCharacter(character) {
			if (/[A-Za-z0-9]/.test(character)) return [character];
			const once = [character, ...encodings.map((encode) => encode(character))];
			return [...new Set(once.flatMap((writing) => [writing, ...encodings.map((encode) => encode(writing))]))];
		}
		function farthest(text, place, characters, direction) {
			let places = [place];
			for (const writings of characters) {
				const next = new Set();
				for (const from of places) {
					for (const writing of writings) {
						const start = direction === 1 ? from : from - writing.length;
						if (start >= 0 && text.startsWith(writing, start)) next.add(direction === 1 ? from + writing.length : start);
					}
				}
				if (next.size === 0) return undefined;
				places = [...next].sort((a, b) => (b - a) * direction).slice(0, maximumReadings);
			}
			return places[0];
		}
		var mapped_texts = __webpack_require__(86212);
		;
		const block_table_blockLength = 4;
		const bits = 19;
		const factor = 2654435761;
		function createBlockTable(forms) {
			const table = new Uint8Array(2 ** bits / 8);
			for (const form of forms) {
				let block = 0;
				for (let at = 0; at < form.length; at += 1) {
					block = block >>> 8 | (form.charCodeAt(at) & 255) << 24;
					if (at < block_table_blockLength - 1) continue;
					const number = Math.imul(block, factor) >>> 32 - bits;
					table[number >> 3] = (table[number >> 3] ?? 0) | 1 << (number & 7);
				}
			}
			return table;
		}
		function mayContain(table, text, at) {
			const block = text.charCodeAt(at) & 255 | (text.charCodeAt(at + 1) & 255) << 8 | (text.charCodeAt(at + 2) & 255) << 16 | text.charCodeAt(at + 3) << 24;
			const number = Math.imul(block, factor) >>> 32 - bits;
			return ((table[number >> 3] ?? 0) >> (number & 7) & 1) === 1;
		}
		var ordinary_values = __webpack_require__(14999);
		;
		const shortestPiece = 8;
		const longestGap = 256;
		const gap = /^(?:\\[nrt]|\\x0[adAD]|\\u[\da-fA-F]{4}|%0[adAD]|&#(?:1[03]|x[adAD]);|<br|(?<=[^A-Za-z0-9])(?:\d{1,6}(?=[^A-Za-z0-9])|E(?= {3}))|[^A-Za-z0-9])+$/;
		const wordStart = /(?:^|[^A-Za-z0-9]|\\[nrt]|\\x[\da-fA-F]{2}|\\u[\da-fA-F]{4}|%[\da-fA-F]{2})$/;
		const longestEscape = 6;
		function wholePiece(text, form, at, offset) {
			let before = 0;
			while (before < at && before < offset && text[at - before - 1] === form[offset - before - 1]) before += 1;
			const end = endOfPiece(text, form, at, offset);
			return {
				start: at - before,
				from: offset - before,
				end,
				to: offset + end - at
			};
		}
		function endOfPiece(text, form, at, offset) {
			let length = 0;
			while (at + length < text.length && offset + length < form.length && text[at + length] === form[offset + length]) length += 1;
			return at + length;
		}
		const withOtherPieces = (text, form, piece) => withPiecesBefore(text, form, withPiecesAfter(text, form, piece));
		const isWordStart = (text, at) => wordStart.test(text.slice(Math.max(0, at - longestEscape), at));
		const isWordEnd = (text, at) => at === text.length || !/[A-Za-z0-9]/.test(text.charAt(at));
		function withPiecesAfter(text, form, part) {
			let { end, to } = part;
			for (;;) {
				const wanted = form.slice(to, to + shortestPiece);
				const at = wanted === "" ? undefined : startOfNextPiece(text, wanted, end);
				if (at === undefined) return {
					...part,
					end,
					to
				};
				const next = endOfPiece(text, form, at, to);
				const isEnd = to + next - at === form.length && wanted.length === shortestPiece;
				if (!isEnd && !isWordEnd(text, next)) return {
					...part,
					end,
					to
				};
				to += next - at;
				end = next;
			}
		}
		function startOfNextPiece(text, wanted, end) {
			for (let at = end + 1; at <= end + longestGap && at < text.length; at += 1) {
				if (text.startsWith(wanted, at) && gap.test(text.slice(end, at))) return at;
			}
			return undefined;
		}
		function withPiecesBefore(text, form, part) {
			let { start, from } = part;
			for (;;) {
				const wanted = form.slice(Math.max(0, from - shortestPiece), from);
				const end = wanted === "" ? undefined : endOfPieceBefore(text, wanted, start);
				if (end === undefined) return {
					...part,
					start,
					from
				};
				const piece = wholePiece(text, form, end - wanted.length, from - wanted.length);
				const isStart = piece.from === 0 && wanted.length === shortestPiece;
				if (!isStart && !isWordStart(text, piece.start)) return {
					...part,
					start,
					from
				};
				({start, from} = piece);
			}
		}
		function endOfPieceBefore(text, wanted, start) {
			for (let end = start - 1; end >= start - longestGap && end >= wanted.length; end -= 1) {
				if (text.startsWith(wanted, end - wanted.length) && gap.test(text.slice(end, start))) return end;
			}
			return undefined;
		}
		;
		const shortestTokenPart = 16;
		const shortestTextPart = 256;
		const token = /^[\w.~+/=-]+$/;
		const tokenHeader = /^(?:[A-Za-z0-9]{1,40}_){0,4}eyJ[\w-]*\./;
		const blockDistance = shortestPiece - block_table_blockLength + 1;
		function createSecretPartFinder(secrets) {
			const forms = secrets.flatMap(formsOf);
			const table = createBlockTable(forms.map(({ text }) => text));
			let index;
			return (text) => {
				let spans;
				const last = text.length - block_table_blockLength;
				for (let at = blockDistance - 1; at <= last; at += blockDistance) {
					if (!mayContain(table, text, at)) continue;
					const start = firstKnown(table, text, at);
					at = lastKnown(table, text, at);
					if (at - start < blockDistance - 1) continue;
					index ??= createIndex(forms);
					spans = addParts(spans, text, {
						start,
						end: at + block_table_blockLength
					}, index);
				}
				return spans ?? secret_parts_noSpans;
			};
		}
		const secret_parts_noSpans = [];
		function firstKnown(table, text, at) {
			let first = at;
			while (first > 0 && mayContain(table, text, first - 1)) first -= 1;
			return first;
		}
		function lastKnown(table, text, at) {
			let last = at;
			while (last < text.length - block_table_blockLength && mayContain(table, text, last + 1)) last += 1;
			return last;
		}
		const maximumPlaces = 16;
		const noPlaces = [];
		function createIndex(forms) {
			const index = new Map();
			for (const form of forms) {
				for (let offset = 0; offset <= form.text.length - shortestPiece; offset += 1) {
					const piece = form.text.slice(offset, offset + shortestPiece);
					const places = index.get(piece);
					if (places === undefined) index.set(piece, [{
						form,
						offset
					}]);
					else if (places.length < maximumPlaces) places.push({
						form,
						offset
					});
				}
			}
			return (piece) => index.get(piece) ?? noPlaces;
		}
		function formsOf(secret) {
			const headers = secretForms(tokenHeader.exec(secret)?.[0] ?? "");
			return secretForms(secret).map((text) => ({
				text,
				shared: Math.max(0, ...headers.filter((header) => text.startsWith(header)).map(({ length }) => length)),
				shortestPart: token.test(text) ? shortestTokenPart : shortestTextPart
			}));
		}
		function addParts(found, text, { start, end }, index) {
			let spans = found;
			const after = (place) => place - shortestPiece + 1;
			let at = Math.max(start, after(spans?.at(-1)?.end ?? 0));
			while (at + shortestPiece <= end) {
				let next = at + 1;
				for (const { form, offset } of index(text.slice(at, at + shortestPiece))) {
					const piece = wholePiece(text, form.text, at, offset);
					const span = secretSpan(text, form, piece);
					if (span !== undefined) {
						spans ??= [];
						spans.push(span);
					}
					next = Math.max(next, after((span ?? piece).end));
				}
				at = next;
			}
			return spans;
		}
		function secretSpan(text, { text: form, shared, shortestPart }, piece) {
			if (piece.from > 0 && !isWordStart(text, piece.start) || piece.to < form.length && !isWordEnd(text, piece.end)) return undefined;
			const { start, end, from, to } = withOtherPieces(text, form, piece);
			const isWhole = from === 0 && to === form.length;
			const isPart = to - Math.max(from, shared) >= shortestPart && !(0, ordinary_values.pF)(form.slice(from, to));
			return isWhole || isPart ? {
				start,
				end
			} : undefined;
		}
		;
		const interruption = /\ufdd9[\ufdd0\ufdd1]|(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\u009c\u009d]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-Z\\^-~]|(?:\\u001[bB]|\\x1[bB]|\\033|\\e|#x1[bB]|&#(?:27|x1[bB]);|\^\[|\u241b)?\[\d{1,3}(?:;\d{1,3}){0,20}m/g;
		const sign = /[[\u001b\u009b\u009d\ufdd9]/;
		function uninterrupted(text) {
			if (!sign.test(text)) return undefined;
			const found = [...text.matchAll(interruption)];
			if (found.length === 0) return undefined;
			const starts = [];
			let result = "";
			let copied = 0;
			for (const { index, 0: removed } of found) {
				result += text.slice(copied, index);
				copied = index + removed.length;
				starts.push({
					joined: result.length,
					removed: copied - result.length
				});
			}
			result += text.slice(copied);
			const placeOf = (place) => place + (lastUpTo(starts, place)?.removed ?? 0);
			return {
				text: result,
				spanOf: ({ start, end }) => ({
					start: placeOf(start),
					end: placeOf(end - 1) + 1
				})
			};
		}
		function lastUpTo(starts, place) {
			let [low, high] = [0, starts.length];
			while (low < high) {
				const middle = low + high >> 1;
				if ((starts[middle]?.joined ?? 0) <= place) low = middle + 1;
				else high = middle;
			}
			return starts[low - 1];
		}
		;
		const replacement = "***";
		const noSecretMask = {
			text: (text) => text,
			value: (value) => value
		};
		function createSecretMask(secrets) {
			if (secrets.length === 0) return noSecretMask;
			const find = createSecretPartFinder(secrets);
			const findEscaped = createEscapedSecretFinder(secrets);
			const findAll = (text) => {
				const [plain, escaped] = [find(text), findEscaped(text)];
				return escaped.length === 0 ? plain : plain.length === 0 ? escaped : [...plain, ...escaped];
			};
			const maskText = (text) => {
				const spans = findAll(text);
				const joined = uninterrupted(text);
				const all = joined === undefined ? spans : [...spans, ...findAll(joined.text).map(joined.spanOf)];
				return all.length === 0 ? text : withoutSpans(text, all);
			};
			return {
				text: maskText,
				value: (0, mapped_texts.z)(maskText)
			};
		}
		function withoutSpans(text, spans) {
			let result = "";
			let copied = 0;
			for (const [index, { start, end }] of spans.toSorted((a, b) => a.start - b.start).entries()) {
				if (index === 0 || start > copied) result += text.slice(copied, start) + replacement;
				if (end > copied && (0, cut_margin.Kr)(text)) result += (0, cut_margin.MC)(text.slice(Math.max(start, copied), end));
				copied = Math.max(copied, end);
			}
			return result + text.slice(copied);
		}
	}),
	52830: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => secretsIn });
		var decode_escapes = __webpack_require__(7654);
		var ordinary_values = __webpack_require__(14999);
		;
		const minimumPasswordLength = 8;
		const minimumTokenLength = 16;
		const placeholders = new Set([
			"x-access-token",
			"x-oauth-basic",
			"x-token-auth",
			"gitlab-ci-token",
			"private-token",
			"oauth2",
			"anonymous"
		]);
		const template = /^(?:\*+|\$[A-Z_]+|\$\{[^{}]*\}|<[^<>]*>|\{\{[^{}]*\}\}|\[[^[\]]*\])$/;
		const authority = /^[^\s/?#"'`\\]+/;
		function addressSecrets(text) {
			if (!text.includes("://") || !text.includes("@")) return [];
			const addresses = text.split("://").slice(1);
			const userInfos = addresses.flatMap((address) => userInfosIn(authority.exec(address)?.[0] ?? ""));
			return userInfos.flatMap(secretOf).flatMap((secret) => [secret, (0, decode_escapes.z)(secret)].filter(isLongEnough));
		}
		function webhookSecrets(address) {
			const path = address.trim().replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*[/?#]?/i, "");
			const secrets = [path, ...path.split(/[/?&=#]/)].filter((part) => {
				const decoded = (0, decode_escapes.z)(part);
				return decoded.length >= minimumTokenLength && !(0, ordinary_values.P)(decoded, "key");
			});
			return secrets.flatMap((secret) => [secret, (0, decode_escapes.z)(secret)]);
		}
		const userInfosIn = (authority) => [...new Set([authority, ...authority.split(/[,;]/)])].filter((part) => part.includes("@")).map((part) => part.slice(0, part.lastIndexOf("@")));
		function secretOf(userInfo) {
			const colon = userInfo.indexOf(":");
			const user = colon === -1 ? userInfo : userInfo.slice(0, colon);
			const password = colon === -1 ? "" : userInfo.slice(colon + 1);
			if (password !== "" && !isPlaceholder(password)) return isPassword(password, user) ? [password] : [];
			return isToken(user) ? [user] : [];
		}
		const isPlaceholder = (text) => placeholders.has(text.toLowerCase()) || template.test(text);
		const isPassword = (password, user) => isLongEnough(password) && /[\p{L}\d]/u.test(password) && password !== user;
		const isLongEnough = (password) => password.length >= (/^\p{L}+$/u.test(password) ? minimumTokenLength : minimumPasswordLength);
		const isToken = (user) => user.length >= minimumTokenLength && !isPlaceholder(user) && !(0, ordinary_values.au)(user);
		;
		const secret_names_password = /(?:^|_|-)(?:PASSWORD|PASSPHRASE)$|[_-](?:PASS|PWD)$/i;
		const token = /(?:^|_|-)(?:TOKEN|SECRET|(?:API|ACCESS|SECRET|PRIVATE)[_-]KEY)$|[_-](?:PAT|CREDENTIALS)$/i;
		const webhook = /(?:^|_|-)WEBHOOK(?:[_-]URL)?$/i;
		const key = /[_-]KEY$/i;
		const publicKey = /(?:^|_|-)(?:CACHE|RESTORE|PUBLIC)[_-]KEY$|^(?:GITHUB|RUNNER)_/i;
		function secretKindOf(name) {
			if (secret_names_password.test(name)) return "password";
			if (token.test(name)) return "token";
			if (webhook.test(name)) return "webhook";
			return key.test(name) && !publicKey.test(name) ? "key" : undefined;
		}
		;
		const ownNames = [
			"GITHUB_TOKEN",
			"INPUT_TOKEN",
			"INPUT_API-KEY",
			"SERVICE_API_KEY",
			"SERVICE_ADMIN_KEY"
		];
		const minimumLength = 16;
		const minimumOwnLength = 8;
		function secretsIn(env, own = [], webhooks = []) {
			const variables = Object.entries(env).map(([name, value = ""]) => ({
				name,
				value,
				kind: secretKindOf(name)
			}));
			const shown = new Set(variables.filter(({ name, kind }) => /^(?:GITHUB|RUNNER)_/i.test(name) && kind === undefined).map(({ value }) => value));
			const ownValues = [...own, ...ownNames.map((name) => env[name])].flatMap((value = "") => linesOf(value, minimumOwnLength));
			const named = variables.flatMap(({ value, kind }) => kind === undefined || kind === "webhook" ? [] : linesOf(value, minimumLength).filter((line) => !(0, ordinary_values.P)(line, kind)));
			const posted = [...webhooks, ...variables.flatMap(({ value, kind }) => kind === "webhook" ? [value] : [])].flatMap(webhookSecrets);
			const addressed = variables.flatMap(({ value }) => addressSecrets(value));
			return [...new Set([...ownValues, ...[
				...named,
				...posted,
				...addressed
			].filter((value) => !shown.has(value))])];
		}
		function linesOf(secret, minimum) {
			const value = secret.trim();
			const lines = value.split(/\r\n?|\n/).map((line) => line.trim());
			const all = lines.length === 1 ? lines : [value, ...lines.filter((line) => !line.startsWith("-----"))];
			return all.filter(({ length }) => length >= minimum);
		}
	}),
	57534: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => wellFormed });
		const wellFormed = (text) => text.toWellFormed();
	})
};
