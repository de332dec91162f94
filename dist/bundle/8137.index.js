export const id = 8137;
export const ids = [8137];
export const modules = {
	83916: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	36419: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => GitHubError });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
		class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo {
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
	74614: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => createSafeCore });
		var _secrets_secret_mask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21776);
		var _text_display_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9833);
		var _safe_log_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3999);
		function createSafeCore(core, mask = _secrets_secret_mask_js__WEBPACK_IMPORTED_MODULE_0__.w) {
			const messageOf = (message) => mask.text((0, _text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.W)(message instanceof Error ? message.message : message));
			const safeProperties = (properties = {}) => {
				const { title, file, ...numbers } = properties;
				return {
					...numbers,
					...title !== undefined && { title: messageOf(title) },
					...file !== undefined && { file: messageOf(file) }
				};
			};
			return {
				...core,
				info: (message) => core.info(mask.text((0, _safe_log_text_js__WEBPACK_IMPORTED_MODULE_2__.Ht)(message))),
				debug: (message) => core.debug(messageOf(message)),
				notice: (message, properties) => core.notice(messageOf(message), safeProperties(properties)),
				warning: (message, properties) => core.warning(messageOf(message), safeProperties(properties)),
				error: (message, properties) => core.error(messageOf(message), safeProperties(properties)),
				setFailed: (message) => core.setFailed(messageOf(message))
			};
		}
	}),
	3999: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ht: () => safeLogText,
			g5: () => safeLogJson,
			wY: () => outputFilter
		});
		var _text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9833);
		const ownSequences = /(\u001b\[[\d;]*m|\r\u001b\[2K)/;
		const plain = /^[\t\n -~]*$/;
		const printableText = (text) => plain.test(text) ? text : text.split(ownSequences).map((part, index) => index % 2 === 1 ? part : (0, _text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.W)(part)).join("");
		const safeLogText = (text) => printableText(text).replace(/:(?<=(?:^|\n)[^\S\n]*:)(?=:)/g, ":\u200b").replace(/##(?=(?:vso|teamcity)?\[)/gi, "##\u200b");
		const outputFilter = (env) => env.GITHUB_ACTIONS === "true" || env.TF_BUILD || env.TEAMCITY_VERSION ? safeLogText : printableText;
		const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
		const safeLogJson = (json) => json.replace(/[^ -~]/gu, (character) => (0, _text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.W)(character) === character ? character : escaped(character)).replace(/##(vso|teamcity|)\[/gi, "##$1\\u005b");
	}),
	57534: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => wellFormed });
		const wellFormed = (text) => text.toWellFormed();
	}),
	7854: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => encodings });
		var _records_well_formed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57534);
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
		const percent = (text) => encodeURIComponent((0, _records_well_formed_js__WEBPACK_IMPORTED_MODULE_0__.E)(text)).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
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
			(text) => encodeURIComponent((0, _records_well_formed_js__WEBPACK_IMPORTED_MODULE_0__.E)(text)),
			percent,
			(text) => percent(text).replace(/%../g, (escaped) => escaped.toLowerCase()),
			(text) => percent(text).replaceAll("%20", "+")
		];
		function inEach(characters, replacementOf) {
			return (text) => text.replace(characters, (character) => replacementOf(character.codePointAt(0) ?? 0));
		}
	}),
	12490: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => createSecretFinder });
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
			const isKnown = (block) => ((known[block >> 3] ?? 0) >> (block & 7) & 1) === 1;
			return {
				find(text) {
					const spans = [];
					for (let index = distance - 1; index + 2 < text.length; index += distance) {
						const block = hash(text.charCodeAt(index), text.charCodeAt(index + 1), text.charCodeAt(index + 2));
						if (!isKnown(block)) continue;
						for (const { literal, offset } of candidates.get(block) ?? []) {
							const start = index - offset;
							if (text.startsWith(literal, start)) spans.push({
								start,
								end: start + literal.length
							});
						}
					}
					return spans.sort((a, b) => a.start - b.start);
				},
				isIn(bytes) {
					const end = bytes.length - blockLength;
					for (let index = distance - 1; index <= end; index += distance) {
						const block = hash(bytes[index] ?? 0, bytes[index + 1] ?? 0, bytes[index + 2] ?? 0);
						if (isKnown(block) && isAnyAt(bytes, index, candidates.get(block) ?? [])) return true;
					}
					return false;
				}
			};
		}
		const isAnyAt = (bytes, index, candidates) => candidates.some(({ literal, offset }) => isLiteralAt(bytes, index - offset, literal));
		function isLiteralAt(bytes, start, literal) {
			for (let index = 0; index < literal.length; index += 1) if (bytes[start + index] !== literal.charCodeAt(index)) return false;
			return true;
		}
		const hash = (a, b, c) => (a ^ b << 7 ^ c << 14) & hashMask;
	}),
	74619: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EJ: () => longestPlainRun,
			eo: () => secretForms,
			ft: () => base64Forms
		});
		var _secret_encodings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7854);
		const secretForms = (secret) => [...new Set([
			secret,
			..._secret_encodings_js__WEBPACK_IMPORTED_MODULE_0__.d.map((encode) => encode(secret)),
			...base64Forms(secret)
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
	}),
	21776: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => createSecretMask,
			w: () => noSecretMask
		});
		var excerpt = __webpack_require__(214);
		var secret_encodings = __webpack_require__(7854);
		var secret_finder = __webpack_require__(12490);
		var secret_forms = __webpack_require__(74619);
		;
		const shortestRun = 3;
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
				const run = (0, secret_forms.EJ)(secret);
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
			if (byRun.size === 0) return () => [];
			const { find } = (0, secret_finder.b)([...byRun.keys()]);
			return (text) => find(text).flatMap(({ start, end }) => (byRun.get(text.slice(start, end)) ?? []).flatMap(({ before, after }) => {
				const first = farthest(text, start, before, -1);
				const last = first === undefined ? undefined : farthest(text, end, after, 1);
				return first === undefined || last === undefined ? [] : [{
					start: first,
					end: last
				}];
			}));
		}
		function writingsOfCharacter(character) {
			if (/[A-Za-z0-9]/.test(character)) return [character];
			const once = [character, ...secret_encodings.d.map((encode) => encode(character))];
			return [...new Set(once.flatMap((writing) => [writing, ...secret_encodings.d.map((encode) => encode(writing))]))];
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
		;
		const replacement = "***";
		const noSecretMask = {
			text: (text) => text,
			value: (value) => value
		};
		function createSecretMask(secrets) {
			if (secrets.length === 0) return noSecretMask;
			const forms = secrets.flatMap(secret_forms.eo);
			const { find } = (0, secret_finder.b)(forms);
			const findEscaped = createEscapedSecretFinder(secrets);
			const maskWhole = (text) => {
				const spans = [...find(text), ...findEscaped(text)].sort((a, b) => a.start - b.start);
				return spans.length === 0 ? text : withoutSpans(text, spans);
			};
			const maskText = (text) => {
				const masked = maskWhole(text);
				return masked.length < shortestCutText ? masked : withoutCutSecrets(masked, forms);
			};
			const maskFields = (fields) => {
				let isChanged = false;
				const entries = Object.entries(fields).map(([key, value]) => {
					const masked = [maskText(key), maskValue(value)];
					isChanged ||= masked[0] !== key || masked[1] !== value;
					return masked;
				});
				return isChanged ? Object.fromEntries(entries) : fields;
			};
			const maskValue = (value) => {
				if (typeof value === "string") return maskText(value);
				if (typeof value !== "object" || value === null) return value;
				if (!Array.isArray(value)) return maskFields(value);
				const masked = value.map(maskValue);
				return masked.some((item, index) => item !== value[index]) ? masked : value;
			};
			return {
				text: maskText,
				value: (value) => maskValue(value)
			};
		}
		function withoutSpans(text, spans) {
			let result = "";
			let copied = 0;
			for (const [index, { start, end }] of spans.entries()) {
				if (index === 0 || start > copied) result += text.slice(copied, start) + replacement;
				copied = Math.max(copied, end);
			}
			return result + text.slice(copied);
		}
		const shortestCutText = 6e4;
		const shortestPart = 6;
		function withoutCutSecrets(text, forms) {
			const note = excerpt.uF.exec(text);
			if (note === null) return text;
			const before = text.slice(0, note.index);
			const after = text.slice(note.index + note[0].length);
			const fronts = forms.map((form) => frontLength(form, before));
			const backs = forms.map((form) => backLength(form, after));
			const [front, back] = [Math.max(...fronts), Math.max(...backs)];
			return [
				front === 0 ? before : before.slice(0, -front) + replacement,
				note[0],
				back === 0 ? after : replacement + after.slice(back)
			].join("");
		}
		function frontLength(form, text) {
			const end = text.slice(-shortestPart);
			let length = 0;
			for (let at = form.indexOf(end); at !== -1; at = form.indexOf(end, at + 1)) {
				if (text.endsWith(form.slice(0, at + shortestPart))) length = at + shortestPart;
			}
			return length;
		}
		function backLength(form, text) {
			const start = text.slice(0, shortestPart);
			for (let at = form.indexOf(start); at !== -1; at = form.indexOf(start, at + 1)) {
				if (text.startsWith(form.slice(at))) return form.length - at;
			}
			return 0;
		}
	}),
	66892: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => secretsIn });
		const secretName = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSPHRASE|(?:API|ACCESS|SECRET|PRIVATE)[_-]KEY)$/i;
		const ownNames = [
			"GITHUB_TOKEN",
			"INPUT_TOKEN",
			"INPUT_API-KEY",
			"SERVICE_API_KEY",
			"SERVICE_ADMIN_KEY"
		];
		const minimumLength = 16;
		const minimumOwnLength = 8;
		function secretsIn(env, own = []) {
			const ownValues = [...own, ...ownNames.map((name) => env[name])].flatMap((value = "") => linesOf(value, minimumOwnLength));
			const named = Object.entries(env).flatMap(([name, value = ""]) => secretName.test(name) ? linesOf(value, minimumLength) : []);
			const shown = shownValues(env);
			return [...new Set([...ownValues, ...named.filter((value) => !isOrdinary(value) && !shown.has(value))])];
		}
		function linesOf(value, minimum) {
			const trimmed = value.trim();
			const lines = trimmed.split(/\r\n?|\n/).map((line) => line.trim());
			const secrets = lines.length === 1 ? lines : [trimmed, ...lines.filter((line) => !line.startsWith("-----"))];
			return secrets.filter(({ length }) => length >= minimum);
		}
		const shownValues = (env) => new Set(Object.entries(env).flatMap(([name, value = ""]) => /^(?:GITHUB|RUNNER)_/i.test(name) && !secretName.test(name) ? [value] : []));
		const isOrdinary = (value) => isWord(value) || isPath(value) || !/[\p{L}\d]/u.test(value);
		function isWord(value) {
			if (!/^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(value)) return false;
			const vowels = value.replace(/[^aeiouy]/gi, "").length;
			return vowels >= value.length * .3 && !/[^aeiouy]{5}/i.test(value);
		}
		function isPath(value) {
			if (!/[\\/]/.test(value)) return false;
			const words = value.replace(/^[A-Za-z]:/, "").split(/[\\/._@ ~-]/);
			return words.every((word) => /^(?:[a-z]*|[A-Z]*|(?:[a-z]{2,}|[A-Z][a-z]{2,})(?:[A-Z][a-z]{2,})*)\d{0,3}$/.test(word));
		}
	}),
	83147: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	49548: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => detach });
		const detach = (text) => text.length < 13 ? text : ` ${text}`.slice(1);
	}),
	9833: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => displayText,
			p: () => displayLine
		});
		const ansi = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\u009c\u009d]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-Z\\^-~]/g;
		const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g;
		const directionMarks = /[\u061c\u200e\u200f]/g;
		const replaced = /[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;
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
	214: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kb: () => excerpt,
			MP: () => leftOutLinePattern,
			Mg: () => withoutMiddle,
			UZ: () => leftOutNote,
			uF: () => leftOutNotePattern
		});
		var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83147);
		var _detach_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49548);
		const leftOutNote = (length) => `\n\u2026 ${length} characters left out \u2026\n`;
		const noteLine = "\u2026 \\d+ characters left out \u2026";
		const leftOutNotePattern = new RegExp(`\n${noteLine}\n`);
		const leftOutLinePattern = new RegExp(`^${noteLine}$`, "m");
		function withoutMiddle(text, limit) {
			if (text.length <= limit) return text;
			const head = (0, _cut_js__WEBPACK_IMPORTED_MODULE_0__.U)(text, limit >> 1);
			const tail = (0, _cut_js__WEBPACK_IMPORTED_MODULE_0__.C)(text, limit >> 1);
			return `${head}${leftOutNote(text.length - head.length - tail.length)}${tail}`;
		}
		const excerpt = (text, limit) => (0, _detach_js__WEBPACK_IMPORTED_MODULE_1__.Y)(withoutMiddle(text, limit));
	})
};
