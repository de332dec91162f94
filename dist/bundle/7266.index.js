export const id = 7266;
export const ids = [7266];
export const modules = {
	38010: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => baseName });
		const baseName = (path) => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
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
	8836: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => differingLines,
			d: () => differingParts
		});
		;
		function commonSubsequence(one, other) {
			const width = other.length + 1;
			const lengths = new Uint16Array((one.length + 1) * width);
			for (let i = one.length - 1; i >= 0; i -= 1) {
				for (let j = other.length - 1; j >= 0; j -= 1) {
					const diagonal = lengths[(i + 1) * width + j + 1] ?? 0;
					lengths[i * width + j] = one[i] === other[j] ? diagonal + 1 : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
				}
			}
			const pairs = [];
			for (let i = 0, j = 0; i < one.length && j < other.length;) {
				if (one[i] === other[j]) pairs.push([i++, j++]);
				else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i += 1;
				else j += 1;
			}
			return pairs;
		}
		var cut = __webpack_require__(57545);
		;
		const maximumWhole = 80;
		const context = 20;
		const maximumWindows = 3;
		const maximumPairs = 25e4;
		const maximumCompared = 2e4;
		function differingParts(one, other) {
			if (one.length <= maximumWhole && other.length <= maximumWhole || one === other) return [one, other];
			const differences = merged(differencesOf(one, other));
			return [windowsOf(one, differences, 0), windowsOf(other, differences, 1)];
		}
		const beforeValue = /^[ \t]{0,40}(?:[-+][ \t]{0,40})?(?:(?:expected|received) {2}|left {3}|right {2}|(?:expected|received|actual|got|but was|left|right)\b[\w ()]{0,40}:[ \t]{1,20}|(?:"[^"]{1,60}"|'[^']{1,60}'|[\w$.]{1,60}) ?(?::|=>?)[ \t]{1,20})?/i;
		const maximumLabel = 200;
		function differingLines(one, other) {
			if (one.length <= maximumWhole && other.length <= maximumWhole) return [one, other];
			const labels = [one, other].map((line) => beforeValue.exec(line.slice(0, maximumLabel))?.[0] ?? "");
			const [label = "", otherLabel = ""] = labels;
			const [value, otherValue] = differingParts(one.slice(label.length), other.slice(otherLabel.length));
			return [label + value, otherLabel + otherValue];
		}
		const isHighSurrogate = (code) => code >= 55296 && code <= 56319;
		const isLowSurrogate = (code) => code >= 56320 && code <= 57343;
		function commonStart(one, other) {
			const shorter = Math.min(one.length, other.length);
			let length = 0;
			while (length < shorter && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
			return isHighSurrogate(one.charCodeAt(length - 1)) ? length - 1 : length;
		}
		function commonEnd(one, other, limit) {
			let length = 0;
			while (length < limit && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length)) length += 1;
			return isLowSurrogate(one.charCodeAt(one.length - length)) ? length - 1 : length;
		}
		const word = /[\p{L}\p{M}\p{N}_]+|\s+|./gsu;
		function differencesOf(one, other) {
			const start = commonStart(one, other);
			const end = commonEnd(one, other, Math.min(one.length, other.length) - start);
			const [ends, otherEnd] = [one.length - end, other.length - end];
			const whole = {
				start: [start, start],
				end: [ends, otherEnd]
			};
			if (Math.max(ends, otherEnd) - start > maximumCompared) return [whole];
			const words = [one.slice(start, ends).match(word) ?? [], other.slice(start, otherEnd).match(word) ?? []];
			if (words[0].length * words[1].length > maximumPairs) return [whole];
			return betweenCommonWords(words, start, whole.end);
		}
		function betweenCommonWords(words, start, end) {
			const differences = [];
			let [i, j] = [0, 0];
			let [at, otherAt] = [start, start];
			for (const [next, otherNext] of commonSubsequence(...words)) {
				const from = [at, otherAt];
				for (; i < next; i += 1) at += words[0][i]?.length ?? 0;
				for (; j < otherNext; j += 1) otherAt += words[1][j]?.length ?? 0;
				if (at > from[0] || otherAt > from[1]) differences.push({
					start: from,
					end: [at, otherAt]
				});
				const { length } = words[0][next] ?? "";
				at += length;
				otherAt += length;
				i += 1;
				j += 1;
			}
			if (at < end[0] || otherAt < end[1]) differences.push({
				start: [at, otherAt],
				end
			});
			return differences;
		}
		function merged(differences) {
			const joined = [];
			for (const difference of differences) {
				const last = joined.at(-1);
				if (last !== undefined && difference.start[0] - last.end[0] <= 2 * context + 1) {
					joined[joined.length - 1] = {
						start: last.start,
						end: difference.end
					};
				} else joined.push(difference);
			}
			return joined;
		}
		function windowsOf(text, differences, side) {
			const shown = differences.slice(0, maximumWindows);
			const parts = [];
			let end = 0;
			for (const [index, { start, end: next }] of shown.entries()) {
				const common = text.slice(end, start[side]);
				parts.push(commonPart(common, index === 0 ? 0 : context, context), text.slice(start[side], next[side]));
				end = next[side];
			}
			return parts.join("") + commonPart(text.slice(end), context, 0);
		}
		function commonPart(text, before, after) {
			if (text.length <= before + after + 1) return text;
			return `${(0, cut.U)(text, before)}\u2026${after === 0 ? "" : (0, cut.C)(text, after)}`;
		}
	}),
	94408: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => formatDuration });
		const second = 1e3;
		const minute = 60 * second;
		const hour = 60 * minute;
		const day = 24 * hour;
		function pair(ms, large, largeName, small, smallName) {
			const rest = Math.floor(ms % large / small);
			return `${Math.floor(ms / large)} ${largeName}${rest === 0 ? "" : ` ${rest} ${smallName}`}`;
		}
		const longest = 1e6 * day;
		function formatDuration(ms) {
			if (ms > longest) return "> 1,000,000 d";
			if (ms > 0 && ms < 1) return "< 1 ms";
			const whole = Math.round(ms);
			if (whole < second) return `${whole} ms`;
			const tenths = Math.round(ms / 100);
			if (tenths < 100) return `${tenths / 10} s`;
			const seconds = Math.round(ms / second) * second;
			if (seconds < minute) return `${seconds / second} s`;
			if (seconds < hour) return pair(seconds, minute, "min", second, "s");
			if (seconds < day) return pair(seconds, hour, "h", minute, "min");
			return pair(seconds, day, "d", hour, "h");
		}
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
	54288: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Z: () => placeText });
		function placeText({ path, line, column }) {
			if (path === undefined || line === undefined) return path ?? "";
			return column === undefined ? `${path}:${line}` : `${path}:${line}:${column}`;
		}
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
	47992: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => withoutFullStop });
		const withoutFullStop = (text) => text.replace(/(?<![.\s])[.\s]+$/, "");
	}),
	70454: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => knownFields });
		function knownFields(value) {
			return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined && field !== ""));
		}
	}),
	87641: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => shownFile,
			pA: () => isQualified,
			pe: () => causeFrame
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _stable_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81431);
		const origin = /^(?:webpack(?:-internal)?:\/\/\/?(?:[\w@-]{1,100}\/)?(?:\(\w{1,100}\)\/)?|https?:\/\/[^/]{1,200}(?:\/@fs(?=\/))?\/?|file:\/\/(?=\/))/;
		const causeFrame = ({ file, line, function: name }) => ({
			file: (0, _stable_path_js__WEBPACK_IMPORTED_MODULE_0__.$)(file.replace(origin, "").replace(/^\/(?=[A-Za-z]:\/)/, "")),
			...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
				line,
				function: name
			})
		});
		const shownFile = ({ file }) => file.replace(/^#\//, "");
		const isQualified = (name) => name !== undefined && /^\w[\w$]*(?:\.[\w$ ]+){2,}$/.test(name);
		const framePlace = ({ file, line }) => placeText({
			path: file.split("/").slice(-2).join("/"),
			line
		});
	}),
	81431: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => stablePath,
			d: () => isMachinePath
		});
		var _records_checkout_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55909);
		const sourceFolders = new Set(["src lib libs source sources app apps packages modules services crates components server client frontend backend cmd internal pkg", "test tests spec specs __tests__ __test__ e2e integration cypress features examples samples scripts tools benches assets"].flatMap((line) => line.split(" ")));
		const temporary = /^(?:\/private)?(?:\/tmp|\/var\/tmp|\/var\/folders\/[^/]{1,100}\/[^/]{1,100}\/T|\/(?:[^/]{1,100}\/){0,9}(?:AppData\/Local\/Temp|_temp|Windows\/Temp))\//i;
		const machine = /^\/(?:home|Users|root|tmp|private|var|opt|mnt|media|Volumes|workspace|workspaces|builds?|github|runner|__w|_work|work|agent|jenkins|data|srv|go\/src|codebuild|drone|woodpecker|vercel|app|code|usr\/src)\//;
		const drive = /^[A-Za-z]:(?=\/)/;
		const isMachinePath = (path) => drive.test(path) || machine.test(path) && !isRoute(path);
		const isRoute = (path) => /^\/(?:app|code|data|work|build|agent|root)\//.test(path) && !/\.\w{1,8}$/.test(path);
		function stablePath(path) {
			const local = path.replace(drive, "");
			if (!local.startsWith("/")) return local.replace(/^(?:\.{1,2}\/)+/, "");
			const inTemporary = temporary.exec(local);
			if (inTemporary !== null) return `#/${temporaryNames(local.slice(inTemporary[0].length))}`;
			const end = (0, _records_checkout_folder_js__WEBPACK_IMPORTED_MODULE_0__.E)({
				text: path,
				start: 0,
				hasDrive: local !== path
			}, []);
			if (end !== undefined) return path.slice(end).replace(/^\//, "") || "#";
			const names = local.split("/").slice(1);
			const source = names.findIndex((name) => sourceFolders.has(name.toLowerCase()));
			return source === -1 ? names.slice(-2).join("/") : names.slice(source).join("/");
		}
		const temporaryNames = (rest) => rest.split("/").slice(-2).map(withoutRandomPart).join("/");
		function withoutRandomPart(name) {
			const counted = name.replace(/\d{8}-\d{1,10}-[a-z0-9]{4,10}/, "#").replace(/\d{6,}/g, "#");
			const stable = counted === name ? name.replace(/[A-Za-z0-9_]{6,20}$/, (end) => isRandom(end) ? "#" : end) : counted;
			return stable.replace(/#[\w.]{0,20}#/g, "#");
		}
		const isRandom = (name) => /^tmp[a-z0-9_]{8}$/.test(name) || /[a-z][A-Z]|[A-Z]{2}[a-z]|[a-zA-Z]\d|\d[a-zA-Z]/.test(name) && !/^[a-z]+\d{1,2}$/.test(name);
	}),
	45990: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MN: () => flutterMessage,
			gD: () => isFlutterHeader,
			s7: () => fromFlutterHeader
		});
		const flutterMessage = "Test failed. See exception logs above.";
		const header = "EXCEPTION CAUGHT BY ";
		const isFlutterHeader = (line) => line.includes(header);
		const fromFlutterHeader = (output) => output.slice(Math.max(0, output.indexOf(header)));
	}),
	74456: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => createOwnName });
		const maximumName = 2e3;
		const wordsOf = (text) => text.slice(0, maximumName).toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
		const introductions = new Set([
			"not",
			"ok",
			"failed",
			"fail",
			"test",
			"case",
			"scenario",
			"the",
			"description",
			"was"
		]);
		const isEndOf = (words, some) => some !== "" && ` ${words}`.endsWith(` ${some}`);
		const withoutDataSet = (text) => {
			const start = text.indexOf(" with data set ");
			return start === -1 ? text : text.slice(0, start);
		};
		const located = /^(\S{1,400}):\d+:\d+ (.{1,2000})$/;
		function createOwnName(name, suite) {
			const ownWords = wordsOf(withoutDataSet(name));
			const own = ownWords.join(" ");
			const last = ownWords.at(-1);
			const areKnown = (words) => {
				const known = new Set([
					...introductions,
					...ownWords,
					...suite.flatMap(wordsOf)
				]);
				return words.every((word) => known.has(word) || /^\d+$/.test(word));
			};
			return (line) => {
				if (last === undefined || !line.toLowerCase().includes(last)) return false;
				const [, file = "", title = ""] = located.exec(line) ?? [];
				if (isEndOf(own, wordsOf(title).join(" ")) && areKnown(wordsOf(file))) return true;
				const words = wordsOf(withoutDataSet(line));
				const text = words.join(" ");
				if (text === own) return true;
				if (!text.endsWith(` ${own}`)) return false;
				return areKnown(text.slice(0, -own.length - 1).split(" "));
			};
		}
	}),
	94857: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N9: () => unsafe,
			aA: () => readByCmd,
			r7: () => shellWord
		});
		const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
		const quotes = /['"\u2018-\u201f]/;
		const readByCmd = /[&|<>^%]/;
		const unsafe = /['"\u2018-\u201f&|<>^%]/g;
		const plain = /^(?:[\w./][\w./:=+-]*|--?[\w-]+(?:=[\w/:+-]+)?)$/;
		function shellWord(text) {
			if (plain.test(text)) return text;
			if (text === "" || unprintable.test(text) || quotes.test(text) || text.endsWith("\\")) return undefined;
			return `'${text}'`;
		}
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
	41089: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kt: () => isSourceLine,
			T2: () => withDistinctAttempts,
			gI: () => endsPlaywrightError
		});
		const attempt = /^Retry #(\d{1,4}) \u2500{3,}$/;
		const attachment = /^attachment #\d{1,4}: .{0,400}\u2500{3,}$/;
		const rule = /^\u2500{3,}$/;
		const context = /^Error Context: \S/;
		const isText = (line) => line.includes("(text/") && !line.includes("error-context");
		const testTitle = /^\S.{0,400}:\d{1,9}:\d{1,9} \u203a /;
		const numberedLine = /^(?:> {0,9})?\d{0,9} ?\|/;
		const isSourceLine = (line) => numberedLine.test(line.trim());
		const endsPlaywrightError = (line) => {
			const own = line.trim();
			return attempt.test(own) || attachment.test(own) || context.test(own);
		};
		function attemptsOf(text) {
			let last = {
				lines: [],
				attached: []
			};
			const attempts = [last];
			let target = last.lines;
			for (const line of text.split("\n")) {
				const own = line.trim();
				const number = attempt.exec(own)?.[1];
				if (number !== undefined) {
					last = {
						title: `Retry #${number}`,
						lines: [],
						attached: []
					};
					attempts.push(last);
					target = last.lines;
				} else if (attachment.test(own)) {
					target = isText(own) ? last.attached : undefined;
					target?.push(line.slice(0, line.indexOf("\u2500\u2500\u2500")).trimEnd());
				} else if (rule.test(own)) target = last.lines;
				else if (!context.test(own)) target?.push(line);
			}
			return attempts;
		}
		const errorOf = ({ lines }) => lines.slice(lines.findLastIndex((line) => testTitle.test(line.trim())) + 1);
		const attemptKey = (lines) => lines.map((line) => line.trim()).filter((line) => line !== "").join("\n");
		function withoutShownSource(lines, shown) {
			const kept = [];
			for (let start = 0; start < lines.length;) {
				let end = start;
				while (isSourceLine(lines[end] ?? "")) end += 1;
				const source = lines.slice(start, end);
				const key = attemptKey(source);
				if (!shown.has(key)) for (const line of source) kept.push(line);
				if (source.length > 0) shown.add(key);
				else kept.push(lines[end++] ?? "");
				start = end;
			}
			return kept;
		}
		function withDistinctAttempts(text) {
			if (!text.includes("\u2500\u2500\u2500") && !text.includes("Error Context: ")) return text;
			const [errors, source] = [new Set(), new Set()];
			return attemptsOf(text).flatMap((each) => {
				const { title, lines, attached } = each;
				const key = attemptKey(errorOf(each));
				if (title !== undefined && errors.has(key)) return [];
				errors.add(key);
				return [
					...title === undefined ? [] : [title],
					...withoutShownSource(lines, source),
					...attached
				];
			}).join("\n");
		}
	}),
	81706: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			o: () => distinctTests,
			y: () => distinctKey
		});
		const distinctKey = (test) => test.id ?? test;
		const distinctTests = (failures) => new Map(failures.map(({ test }) => [distinctKey(test), test]));
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
	90048: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HZ: () => failureGroups,
			OS: () => groupCounts,
			WK: () => failureGroup,
			ZC: () => leadingGroups,
			uj: () => unquarantinedGroups,
			yY: () => excusedGroups,
			zA: () => byGroup
		});
		var _verdicts_verdict_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86245);
		const failureGroups = [
			"new",
			"failed",
			"known",
			"flaky",
			"quarantined"
		];
		const leadingGroups = new Set(["new", "failed"]);
		const excusedGroups = failureGroups.filter((group) => !leadingGroups.has(group));
		const unquarantinedGroups = new Set(failureGroups.filter((group) => group !== "quarantined"));
		const failureGroup = ({ verdict, quarantine }) => quarantine === undefined ? (0, _verdicts_verdict_group_js__WEBPACK_IMPORTED_MODULE_0__.X)(verdict?.kind) : "quarantined";
		const byGroup = (failures) => failures.toSorted((one, other) => failureGroups.indexOf(failureGroup(one)) - failureGroups.indexOf(failureGroup(other)));
		function groupCounts({ verdicts, failedTests, counts }) {
			if (verdicts === undefined) return {
				new: 0,
				failed: failedTests ?? counts.failed,
				known: 0,
				flaky: 0,
				quarantined: 0
			};
			const { unseen, unknown, known, flaky, quarantined } = verdicts;
			return {
				new: verdicts.new + unseen,
				failed: unknown,
				known,
				flaky,
				quarantined
			};
		}
	}),
	89290: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			g: () => unexplainedProblems,
			y: () => unshownReasons
		});
		const unshownReasons = ({ gateReasons = [] }) => gateReasons.filter(({ isShown }) => isShown !== true);
		const unexplainedProblems = ({ problems, gateReasons = [] }) => gateReasons.some(({ word }) => word === "missing") ? problems.filter(({ kind }) => kind !== "missing") : problems;
	}),
	50130: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => createLongest });
		const areSame = (one, other) => one.name === other.name && one.module === other.module && one.suite.length === other.suite.length && one.suite.every((name, index) => name === other.suite[index]);
		function createLongest(limit, floor = 0) {
			const longest = [];
			let lowest = floor;
			return {
				floor: () => lowest,
				offer(test, duration) {
					if (duration <= lowest) return;
					const known = longest.findIndex((entry) => areSame(entry.test, test));
					if (known !== -1) {
						if ((longest[known]?.duration ?? 0) >= duration) return;
						longest.splice(known, 1);
					}
					const after = longest.findIndex((entry) => entry.duration < duration);
					longest.splice(after === -1 ? longest.length : after, 0, {
						test,
						duration
					});
					if (longest.length > limit) longest.pop();
					if (longest.length === limit) lowest = Math.max(floor, longest.at(-1)?.duration ?? 0);
				},
				result: () => longest.map((entry) => entry.test)
			};
		}
	}),
	86481: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => onlyQuarantined });
		var _test_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77727);
		const onlyQuarantined = ({ counts }) => counts.failed > 0 && (0, _test_counts_js__WEBPACK_IMPORTED_MODULE_0__.VZ)(counts) === 0;
	}),
	96920: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			NH: () => isGap,
			Ne: () => isIncomplete,
			em: () => runStatus,
			rB: () => withProblems,
			uh: () => gapsFirst
		});
		var _only_quarantined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86481);
		const isGap = ({ kind }) => kind === "incomplete" || kind === "unreadable";
		const gapsFirst = (problems) => [...problems.filter(isGap), ...problems.filter((problem) => !isGap(problem))];
		const isIncomplete = (problems) => problems.some(isGap);
		function runStatus(counts, problems) {
			const isExcused = (0, _only_quarantined_js__WEBPACK_IMPORTED_MODULE_0__.J)({ counts });
			if (counts.failed > 0 && !isExcused || isIncomplete(problems)) return "failed";
			if (counts.cancelled > 0) return "cancelled";
			if (counts.running > 0) return "running";
			if (counts.successful > 0 || isExcused) return "successful";
			return counts.skipped > 0 ? "skipped" : "unknown";
		}
		function withProblems(summary, more) {
			const problems = [...summary.problems, ...more];
			return {
				...summary,
				problems,
				status: runStatus(summary.counts, problems)
			};
		}
	}),
	77727: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R9: () => finishedCounts,
			VZ: () => relevantFailures,
			c5: () => addCounts,
			g7: () => countQuarantined,
			kX: () => countTest,
			s4: () => noTestCounts
		});
		var _records_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25385);
		const noTestCounts = () => ({
			total: 0,
			...(0, _records_record_js__WEBPACK_IMPORTED_MODULE_0__.Y)(),
			flaky: 0,
			duration: 0
		});
		function addCounts(to, from) {
			to.total += from.total;
			to.successful += from.successful;
			to.failed += from.failed;
			to.skipped += from.skipped;
			to.cancelled += from.cancelled;
			to.running += from.running;
			to.unknown += from.unknown;
			to.flaky += from.flaky;
			if (from.quarantined !== undefined) to.quarantined = (to.quarantined ?? 0) + from.quarantined;
			to.duration += from.duration;
		}
		function countTest(to, status, duration, flaky) {
			to.total += 1;
			countStatus(to, status);
			to.duration += duration;
			if (flaky) to.flaky += 1;
		}
		function countStatus(to, status) {
			switch (status) {
				case "successful":
					to.successful += 1;
					break;
				case "failed":
					to.failed += 1;
					break;
				case "skipped":
					to.skipped += 1;
					break;
				case "cancelled":
					to.cancelled += 1;
					break;
				case "running":
					to.running += 1;
					break;
				case "unknown": to.unknown += 1;
			}
		}
		function countQuarantined(to) {
			to.quarantined = (to.quarantined ?? 0) + 1;
		}
		const relevantFailures = ({ failed, quarantined = 0 }) => failed - quarantined;
		const finishedCounts = (counts) => ({
			...counts,
			duration: Math.min(Math.round(counts.duration * 1e6) / 1e6, Number.MAX_SAFE_INTEGER)
		});
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
	86245: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => verdictGroup });
		function verdictGroup(kind) {
			if (kind === undefined || kind === "unknown") return "failed";
			return kind === "unseen" ? "new" : kind;
		}
	}),
	55909: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => checkoutEnd,
			k: () => isDelimiter
		});
		var _base_text_base_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38010);
		const maximumSegments = 16;
		const wellKnown = [
			"github/workspace",
			"home/circleci/project",
			"root/project",
			"home/travis/build/*/*",
			"Users/travis/build/*/*",
			"home/semaphore/*",
			"opt/atlassian/pipelines/agent/build",
			"drone/src",
			"woodpecker/src/*/*/*",
			"home/gitlab-runner/builds/*/#/*/*",
			"GitLab-Runner/builds/*/#/*/*",
			"var/jenkins_home/workspace/*",
			"var/lib/jenkins/workspace/*",
			"home/jenkins/workspace/*",
			"home/jenkins/agent/workspace/*",
			"Jenkins/workspace/*",
			"jenkins/workspace/*",
			"ProgramData/Jenkins/.jenkins/workspace/*",
			"var/lib/buildkite-agent/builds/*/*/*",
			"buildkite-agent/builds/*/*/*",
			"codebuild/output/*/src/*/*/*",
			"opt/build/repo",
			"vercel/path0",
			"tmp/cirrus-ci-build",
			"var/www/html",
			"usr/src/app",
			"builds/*/*",
			"projects/*",
			"workspaces/*",
			"workspace",
			"app",
			"code"
		].map((folder) => folder.split("/"));
		const isFixed = (segment) => segment !== "*" && segment !== "#";
		function checkoutEnd(path, roots) {
			const segments = segmentsOf(path);
			const ends = [runnerEnd(path, segments), rootEnd(path, roots)].filter((end) => end !== undefined);
			return ends.length > 0 ? Math.min(...ends) : wellKnownEnd(path, segments);
		}
		const isDelimiter = (code) => code <= 32 || delimiters.has(code);
		const delimiters = new Set([..."\"'`()[]{}<>=,:;|"].map((character) => character.charCodeAt(0)));
		const slash = 47;
		function segmentsOf({ text, start, hasDrive }) {
			const segments = [];
			let begin = start + (hasDrive ? 3 : 1);
			for (let index = begin; index <= text.length && segments.length < maximumSegments; index += 1) {
				const code = index === text.length ? 0 : text.charCodeAt(index);
				const isEnd = isDelimiter(code);
				if (!isEnd && code !== slash) continue;
				if (index > begin) segments.push({
					name: text.slice(begin, index),
					end: index
				});
				if (isEnd) break;
				begin = index + 1;
			}
			return segments;
		}
		function runnerEnd({ hasDrive }, segments) {
			for (let index = 0; index + 2 < segments.length; index += 1) {
				const { name = "" } = segments[index] ?? {};
				const first = segments[index + 1]?.name ?? "";
				const second = segments[index + 2];
				const isShort = name === "a" && (hasDrive ? index === 0 : index === 1 && segments[0]?.name.length === 1);
				if (!isShort && name !== "work" && name !== "_work" && name !== "__w") continue;
				if (second?.name === first || second?.name === "s" && isNumber(first)) return second.end;
			}
			return undefined;
		}
		function rootEnd(path, roots) {
			const { text, start } = path;
			for (const root of roots) {
				const end = start + root.length;
				const isFolder = end === text.length || text.charCodeAt(end) === slash || isDelimiter(text.charCodeAt(end));
				if (!isFolder || !hasPrefix(path, root)) continue;
				const depth = root.split("/").length - 1;
				if (depth > 1 || isFilePath(path)) return end;
			}
			return undefined;
		}
		function hasPrefix({ text, start, hasDrive }, root) {
			if (!hasDrive) return text.startsWith(root, start);
			return text.slice(start, start + root.length).toLowerCase() === root.toLowerCase();
		}
		function wellKnownEnd(path, segments) {
			for (const folder of wellKnown) {
				if (!folder.every((expected, index) => matches(segments[index]?.name, expected))) continue;
				if (folder.filter(isFixed).length > 1 || isFilePath(path)) return segments[folder.length - 1]?.end;
			}
			return undefined;
		}
		function matches(name, expected) {
			if (name === undefined) return false;
			return expected === "*" || (expected === "#" ? isNumber(name) : expected === name);
		}
		const isNumber = (name) => /^\d{1,9}$/.test(name);
		function isFilePath({ text, start, hasDrive }) {
			if (start > 0) return false;
			for (let index = hasDrive ? 2 : 0; index < text.length; index += 1) {
				if (isDelimiter(text.charCodeAt(index))) return false;
			}
			return /[^.]\.[A-Za-z]\w{0,9}$/.test((0, _base_text_base_name_js__WEBPACK_IMPORTED_MODULE_0__.F)(text).slice(-20));
		}
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
	}),
	67071: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KB: () => ownTerminalDetail,
			Yj: () => detailLadder,
			eY: () => terminalDetail,
			p0: () => fullDetail,
			vc: () => noDetail
		});
		const fullDetail = {
			extras: true,
			tests: Number.POSITIVE_INFINITY,
			detailLines: Number.POSITIVE_INFINITY
		};
		const terminalDetail = {
			extras: false,
			tests: 20,
			detailLines: 0
		};
		const ownTerminalDetail = {
			extras: true,
			tests: 20,
			detailLines: 10
		};
		const noDetail = {
			extras: false,
			tests: 0,
			detailLines: 0
		};
		const shortened = 12;
		function detailLadder(tests) {
			const first = Array.from({ length: tests }, (_, index) => ({
				extras: false,
				tests: tests - index,
				detailLines: shortened
			}));
			return [
				fullDetail,
				{
					...fullDetail,
					extras: false
				},
				...first,
				noDetail
			];
		}
	}),
	83510: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Eo: () => runDuration,
			LZ: () => hasFixedLine,
			SY: () => failsOtherwise,
			aA: () => wasCutShort,
			ds: () => lacksResults,
			uh: () => headlineText,
			ys: () => headlineMark,
			zr: () => quietLine
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3517);
		var _base_text_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94408);
		var _judge_summary_gate_reason_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89290);
		var _judge_summary_only_quarantined_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86481);
		var _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96920);
		var _judge_summary_test_counts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77727);
		var _jobs_job_groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41035);
		var _verdicts_change_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31848);
		var _verdicts_quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53767);
		var _verdicts_verdict_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52775);
		const maximumDistinct = 1e5;
		const isWaiting = ({ state }) => state === "waiting";
		const isMissing = ({ state }) => state === "missing";
		const lacksResults = ({ problems, jobs }) => (0, _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_5__.Ne)(problems) || jobs.some(isMissing);
		function wasCutShort({ counts, problems, jobs }) {
			const missing = jobs.filter(isMissing);
			return missing.length > 0 && missing.every(({ status }) => status === "cancelled") && !(0, _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_5__.Ne)(problems) && (0, _judge_summary_test_counts_js__WEBPACK_IMPORTED_MODULE_6__.VZ)(counts) > 0;
		}
		const failsOtherwise = (summary) => (0, _judge_summary_gate_reason_js__WEBPACK_IMPORTED_MODULE_7__.y)(summary).length > 0;
		const hasFailed = ({ counts }) => counts.failed > 0;
		const isDistinct = ({ counts, failedTests }) => failedTests !== undefined && counts.failed <= maximumDistinct;
		const executionNoun = ({ noun, groups }) => groups.length > 1 && noun === "job" ? "test run" : "test";
		const share = (part, total, noun, singular, plural = singular) => `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.B)(part)} of ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(total, noun)} ${part === 1 ? singular : plural}`;
		function inJobs({ noun, groups }) {
			const failed = groups.filter(hasFailed).length;
			if (failed < groups.length) return `in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.B)(failed)} of ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(groups.length, noun)}`;
			return failed === 2 ? `in both ${noun}s` : `in all ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(failed, noun)}`;
		}
		const verdictsOf = (summary) => isDistinct(summary) ? (0, _verdicts_verdict_counts_js__WEBPACK_IMPORTED_MODULE_4__.U)(summary) : "";
		function cancelledJobs(summary, { noun, groups }) {
			if (!wasCutShort(summary)) return "";
			const count = groups.filter(isMissing).length;
			return `; ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(count, noun)} ${count === 1 ? "was" : "were"} cancelled`;
		}
		function failedText(summary, parts) {
			const { counts, failedTests = counts.failed } = summary;
			if (parts.groups.length < 2 || !isDistinct(summary)) {
				return share(counts.failed, counts.total, executionNoun(parts), "failed") + verdictsOf(summary);
			}
			return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(failedTests, "test")} failed ${inJobs(parts)}${verdictsOf(summary)}`;
		}
		function waitingText(summary, parts) {
			const { noun, groups } = parts;
			const reported = groups.filter(({ state }) => state === undefined);
			const progress = share(reported.length, groups.length, noun, "has reported", "have reported");
			const { counts, failedTests = counts.failed } = summary;
			if (counts.failed === 0) return `${progress}; no ${failsOtherwise(summary) ? "failed test" : "failure"} so far`;
			if (!isDistinct(summary)) return `${progress}; ${share(counts.failed, counts.total, executionNoun(parts), "failed")}`;
			const failed = reported.filter(hasFailed).length;
			const where = reported.length === 1 ? "" : failed === reported.length ? " in all of them" : ` in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.B)(failed)} of them`;
			return `${progress}; ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(failedTests, "test")} failed${where}${verdictsOf(summary)}`;
		}
		function incompleteText(summary, parts) {
			const { failed, total } = summary.counts;
			const noun = executionNoun(parts);
			const start = "results are incomplete;";
			const verdicts = failed === 0 ? "" : verdictsOf(summary);
			if (total === 1) return `${start} the only ${noun} found ${failed === 1 ? `failed${verdicts}` : "did not fail"}`;
			if (failed === total) return `${start} all ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(total, noun)} found failed${verdicts}`;
			return `${start} ${failed === 0 ? "none" : (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.B)(failed)} of the ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(total, noun)} found failed${verdicts}`;
		}
		function passedText({ counts, flakyTests = counts.flaky }, parts) {
			const passed = `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(counts.successful, executionNoun(parts))} passed`;
			if (parts.groups.length < 2) return counts.flaky === 0 ? passed : `${passed}, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.B)(counts.flaky)} of them flaky`;
			const everywhere = `${passed} in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(parts.groups.length, parts.noun)}`;
			return counts.flaky === 0 ? everywhere : `${everywhere}, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(flakyTests, "test")} flaky`;
		}
		function quarantinedText(summary) {
			const { quarantinedByChange: added = 0 } = summary;
			const tests = quarantinedTests(summary);
			if (added > 0 && added >= tests) return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(tests, "test")} failed, quarantined by this change`;
			const failed = `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(tests, "quarantined test")} failed`;
			return added === 0 ? failed : `${failed}, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.B)(added)} of them quarantined by this change`;
		}
		const quarantinedTests = ({ verdicts, failedTests, counts }) => verdicts?.quarantined ?? failedTests ?? counts.failed;
		function notRunText({ counts: { skipped, unknown } }, noun) {
			if (skipped === 0) return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(unknown, noun)} unknown`;
			return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.p)(skipped, noun)} skipped${unknown === 0 ? "" : `, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.B)(unknown)} unknown`}`;
		}
		const isEmpty = ({ counts }) => counts.total === 0;
		const hasError = ({ problems }) => problems.some(({ severity }) => severity === "error");
		function headlineText({ summary }) {
			const { counts, status } = summary;
			const parts = (0, _jobs_job_groups_js__WEBPACK_IMPORTED_MODULE_1__.W)(summary);
			if (parts.groups.some(isWaiting)) return waitingText(summary, parts);
			if (isEmpty(summary)) return `no test results ${hasError(summary) ? "could be read" : "were found"}`;
			if (lacksResults(summary) && !wasCutShort(summary)) return incompleteText(summary, parts);
			if (status === "successful" && (0, _judge_summary_only_quarantined_js__WEBPACK_IMPORTED_MODULE_9__.J)(summary)) {
				const quarantined = quarantinedText(summary);
				return counts.successful === 0 ? quarantined : `${passedText(summary, parts)}; ${quarantined}`;
			}
			if (status === "failed") return failedText(summary, parts) + cancelledJobs(summary, parts);
			const noun = executionNoun(parts);
			if (status === "cancelled") return share(counts.cancelled, counts.total, noun, "was cancelled", "were cancelled");
			if (status === "running") return share(counts.running, counts.total, noun, "has not ended", "have not ended");
			return status === "successful" ? passedText(summary, parts) : notRunText(summary, noun);
		}
		function headlineMark({ summary }) {
			const { status } = summary;
			if (summary.jobs.some(isWaiting)) return "waiting";
			if (lacksResults(summary)) return "failed";
			if (isEmpty(summary)) return "unknown";
			if (failsOtherwise(summary)) return "failed";
			return status === "skipped" ? "unknown" : status;
		}
		const fact = (count, word) => count === 0 ? [] : [`${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_8__.B)(count)} ${word}`];
		function durationOf({ counts }, { noun, groups }) {
			if (groups.length < 2 || noun === "module") return counts.duration;
			return groups.reduce((longest, group) => Math.max(longest, group.duration ?? group.counts.duration), 0);
		}
		const runDuration = ({ summary }) => durationOf(summary, (0, _jobs_job_groups_js__WEBPACK_IMPORTED_MODULE_1__.W)(summary));
		const hasFixedLine = ({ place }) => place === "comment" || place === "jobSummary";
		function quietLine(scope) {
			const { summary } = scope;
			const { counts, status, flakyTests = counts.flaky } = summary;
			const parts = (0, _jobs_job_groups_js__WEBPACK_IMPORTED_MODULE_1__.W)(summary);
			const waits = parts.groups.some(isWaiting);
			const isSeveral = parts.groups.length > 1;
			const isComplete = !waits && (!lacksResults(summary) || wasCutShort(summary));
			const isHeadline = (wanted) => isComplete && status === wanted;
			const countsRuns = isSeveral && counts.failed > 0 && (waits || isComplete) && isDistinct(summary) && !(0, _judge_summary_only_quarantined_js__WEBPACK_IMPORTED_MODULE_9__.J)(summary);
			const duration = durationOf(summary, parts);
			return [
				...countsRuns ? [share(counts.failed, counts.total, executionNoun(parts).replace("test ", ""), "failed")] : [],
				...isHeadline("successful") ? [] : fact(isSeveral ? flakyTests : counts.flaky, "flaky"),
				...isHeadline("skipped") ? [] : fact(counts.skipped, "skipped"),
				...isHeadline("cancelled") ? [] : fact(counts.cancelled, "cancelled"),
				...isHeadline("running") ? [] : fact(counts.running, "running"),
				...isComplete && !isHeadline("successful") && (0, _judge_summary_only_quarantined_js__WEBPACK_IMPORTED_MODULE_9__.J)(summary) ? fact(quarantinedTests(summary), (0, _verdicts_quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__.Z)(quarantinedTests(summary), summary)) : [],
				...isHeadline("skipped") || isHeadline("unknown") ? [] : fact(counts.unknown, "unknown"),
				...hasFixedLine(scope) ? [] : [...fact(summary.changes?.fixed.count ?? 0, "fixed"), ...(0, _verdicts_change_counts_js__WEBPACK_IMPORTED_MODULE_2__.mU)(summary)],
				...(0, _verdicts_change_counts_js__WEBPACK_IMPORTED_MODULE_2__.S8)(summary),
				...duration === 0 ? [] : [`${(0, _base_text_durations_js__WEBPACK_IMPORTED_MODULE_0__.a)(duration)}${waits ? " so far" : ""}`]
			];
		}
	}),
	41035: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => jobGroups,
			s: () => jobNames
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _judge_summary_test_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77727);
		const worstFirst = [
			"failed",
			"cancelled",
			"running",
			"successful",
			"skipped",
			"unknown"
		];
		const unnamed = {
			job: "this job",
			module: "no module"
		};
		function groupOf(name, indexes, jobs) {
			const parts = indexes.flatMap((index) => jobs[index] ?? []);
			const counts = (0, _judge_summary_test_counts_js__WEBPACK_IMPORTED_MODULE_0__.s4)();
			for (const part of parts) (0, _judge_summary_test_counts_js__WEBPACK_IMPORTED_MODULE_0__.c5)(counts, part.counts);
			const first = (key) => parts.find((part) => part[key] !== undefined)?.[key];
			const [url, reportUrl] = [first("url"), first("reportUrl")];
			const [only] = parts;
			const duration = only?.duration;
			const state = parts.every((part) => part.state !== undefined) ? only?.state : undefined;
			return {
				name,
				indexes,
				counts,
				status: worstFirst.find((status) => parts.some((part) => part.status === status)) ?? "unknown",
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
					url,
					reportUrl,
					duration: parts.length === 1 ? duration : undefined,
					state
				})
			};
		}
		function jobNames({ jobs }) {
			const noun = new Set(jobs.map(({ job }) => job)).size > 1 ? "job" : "module";
			const indexesByName = new Map();
			for (const [index, job] of jobs.entries()) {
				const name = job[noun] ?? unnamed[noun];
				const indexes = indexesByName.get(name);
				if (indexes === undefined) indexesByName.set(name, [index]);
				else indexes.push(index);
			}
			return {
				noun,
				groups: [...indexesByName].map(([name, indexes]) => ({
					name,
					indexes
				}))
			};
		}
		function jobGroups({ jobs }) {
			const { noun, groups } = jobNames({ jobs });
			return {
				noun,
				groups: groups.map(({ name, indexes }) => groupOf(name, indexes, jobs))
			};
		}
	}),
	63631: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => baseBranch });
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60331);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		const maximumName = 60;
		function baseBranch({ history }) {
			const name = (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(history?.ref ?? "").trim().replace(/^refs\/heads\//, "");
			return name === "" ? "the base branch" : (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(name, maximumName);
		}
	}),
	31848: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S8: () => changeFacts,
			mF: () => changeWords,
			mU: () => recoveredFact
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3517);
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63631);
		const changeWords = {
			gone: "gone",
			newlySkipped: "newly skipped",
			slower: "slower"
		};
		const changeFacts = ({ changes }) => Object.entries(changeWords).flatMap(([kind, word]) => {
			const count = changes?.[kind].count ?? 0;
			return count === 0 ? [] : [`${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.B)(count)} ${word}`];
		});
		function recoveredFact(summary) {
			const { recovered = 0 } = summary.changes ?? {};
			if (recovered === 0) return [];
			return [`an outage on ${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_0__.s)(summary)} is over: ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.p)(recovered, "test")} ${recovered === 1 ? "passes" : "pass"} again`];
		}
	}),
	53767: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => quarantinedWord,
			w: () => quarantineFacts
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3517);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60331);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		var _base_text_without_full_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47992);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
		const maximumReason = 120;
		const oneLine = (value = "") => (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_2__.p)(value).trim(), maximumReason);
		function quarantineFacts({ until, reason, issue, isAdded }, isTitled = false) {
			const [end, why] = [oneLine(until), (0, _base_text_without_full_stop_js__WEBPACK_IMPORTED_MODULE_3__.Q)(oneLine(reason))];
			const start = [
				...isTitled ? [] : ["quarantined"],
				...isAdded === true ? ["by this change"] : [],
				...end === "" ? [] : [`until ${end}`]
			].join(" ");
			return [
				start === "" ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(start)],
				why === "" ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(why)],
				issue === undefined || issue === "" ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(issue, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("issue"))]
			].filter((fact) => fact.length > 0);
		}
		function quarantinedWord(tests, { quarantinedByChange: added = 0 }) {
			if (added === 0) return "quarantined";
			return added >= tests ? "quarantined by this change" : `quarantined, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.B)(added)} of them by this change`;
		}
	}),
	52775: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => verdictCounts,
			h: () => groupCount
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3517);
		var _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90048);
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63631);
		var _quarantine_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53767);
		const knownWords = (count, summary) => summary.history?.isOwn === true ? "failed before" : `also ${count === 1 ? "fails" : "fail"} on ${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_1__.s)(summary)}`;
		function groupCount(group, count, summary, isMore = false) {
			const words = {
				new: "new",
				failed: "without history",
				known: knownWords(count, summary),
				flaky: "known flaky",
				quarantined: (0, _quarantine_words_js__WEBPACK_IMPORTED_MODULE_2__.Z)(count, summary)
			};
			return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.B)(count)} ${isMore ? "more " : ""}${words[group]}`;
		}
		const allOf = (group, summary) => {
			const ends = {
				new: ": new",
				failed: "",
				known: summary.history?.isOwn === true ? ", as before" : `, as on ${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_1__.s)(summary)}`,
				flaky: ": known flaky",
				quarantined: `: ${(0, _quarantine_words_js__WEBPACK_IMPORTED_MODULE_2__.Z)((0, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.OS)(summary).quarantined, summary)}`
			};
			return ends[group];
		};
		function verdictCounts(summary) {
			if (summary.verdicts === undefined) return "";
			const counts = (0, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.OS)(summary);
			const groups = _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.HZ.filter((group) => counts[group] > 0);
			const [only] = groups;
			if (only === undefined) return "";
			if (groups.length === 1) return allOf(only, summary);
			if (groups.length === 2 && counts.failed > 0 && counts.quarantined > 0) {
				return `, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.B)(counts.quarantined)} of them ${(0, _quarantine_words_js__WEBPACK_IMPORTED_MODULE_2__.Z)(counts.quarantined, summary)}`;
			}
			return `: ${groups.map((group) => groupCount(group, counts[group], summary)).join(" · ")}`;
		}
	}),
	48032: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AU: () => fold,
			Bs: () => dotted,
			EX: () => small,
			FY: () => paragraph,
			Mn: () => lines,
			Qq: () => text,
			Ui: () => diff,
			Zu: () => commitCode,
			aY: () => code,
			ko: () => strong,
			mt: () => detailsFold,
			oQ: () => yaml,
			q: () => linked,
			qL: () => lineBreak,
			qS: () => badge,
			ti: () => inlineCode
		});
		const text = (value) => ({
			type: "text",
			value
		});
		const strong = (value) => ({
			type: "strong",
			children: [text(value)]
		});
		const lineBreak = { type: "break" };
		const small = (...children) => ({
			type: "small",
			children
		});
		const inlineCode = (value) => ({
			type: "inlineCode",
			value
		});
		const code = (value) => ({
			type: "code",
			value
		});
		const yaml = (value) => ({
			type: "code",
			value,
			language: "yaml"
		});
		const diff = (value) => ({
			type: "code",
			value,
			language: "diff"
		});
		const badge = (status, value = "") => ({
			type: "badge",
			status,
			value
		});
		const paragraph = (...children) => ({
			type: "paragraph",
			children
		});
		const lines = (items) => ({
			type: "list",
			ordered: false,
			children: items.map((children) => ({
				type: "listItem",
				children: [{
					type: "paragraph",
					children
				}]
			}))
		});
		const fold = (title, children) => ({
			type: "section",
			title: [text(title)],
			fold: "closed",
			children
		});
		const detailsFold = (title, children) => ({
			...fold(title, children),
			isDetail: true
		});
		function dotted(...parts) {
			return parts.filter((part) => part.length > 0).flatMap((part, index) => index === 0 ? part : [text(" · "), ...part]);
		}
		const linked = (url, shown) => url === undefined || url === "" ? shown : {
			type: "link",
			url,
			children: [shown]
		};
		const shownHash = 7;
		const commitCode = (commit) => inlineCode(commit.slice(0, shownHash));
	})
};
