export const id = 9622;
export const ids = [9622];
export const modules = {
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
	49329: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => roughAge });
		var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		const minute = 6e4;
		const hour = 60 * minute;
		const day = 24 * hour;
		function roughAge(ms) {
			if (!(ms >= minute)) return "";
			if (ms < hour) return (0, _counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(Math.floor(ms / minute), "minute");
			if (ms < day) return (0, _counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(Math.floor(ms / hour), "hour");
			return (0, _counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(Math.floor(ms / day), "day");
		}
	}),
	38010: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => baseName });
		const baseName = (path) => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
	}),
	94313: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Nx: () => moreLines,
			h7: () => moreLinesPattern,
			lt: () => countLines
		});
		var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		const moreLines = (count) => `\u2026 ${(0, _counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(count, "more line")}`;
		const moreLinesPattern = /^ *\u2026 ([\d,]{1,20}) more lines?$/;
		const countLines = (lines) => lines.reduce((sum, line) => sum + Number(moreLinesPattern.exec(line)?.[1]?.replaceAll(",", "") ?? 1), 0);
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
	89262: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => wordList });
		const wordList = (words, conjunction = "and") => words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
	}),
	70454: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => knownFields });
		function knownFields(value) {
			return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined && field !== ""));
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
	41713: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$u: () => causeFold,
			QB: () => groupCauses,
			iQ: () => createCauseCounter,
			mj: () => foldNote
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3517);
		var _cause_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74263);
		const minimumCauses = 3;
		const address = /\b(?:https?|wss?|tcp|amqps?|rediss?|mongodb):\/\/[^\s/"'`()[\]]{1,200}|(?<![\w:])\[?::1\]?(?::(?:\d{2,5}|#))?(?![\w#:])|(?<![\w#])[\w.#-]{1,200}:(?:\d{2,5}|#)(?![\w#])|(?<![\w.#-])(?:localhost|(?:\d{1,3}\.){3}[\d#]{1,3}|#)(?![\w#])|(?<=(?:ENOTFOUND|EAI_AGAIN|lookup|host:|UnknownHostException:) )[\w.#-]{1,200}/g;
		function causeFold({ id, signature, hasFunction }) {
			if ((0, _cause_id_js__WEBPACK_IMPORTED_MODULE_0__.d8)(id)) {
				const common = signature.replace(address, "\u2026");
				if (common === signature) return undefined;
				return {
					key: `address ${common}`,
					signature: common.replace(/[\s:,(]{0,10}(?: (?:at|to|for|on|of) )?\u2026[\s)]{0,5}$/, ""),
					differ: "address"
				};
			}
			if (!(0, _cause_id_js__WEBPACK_IMPORTED_MODULE_0__.Ap)(id) || hasFunction || signature === "") return undefined;
			return {
				key: `test ${signature}`,
				signature,
				differ: "test"
			};
		}
		function groupCauses(causes, foldOf) {
			const byKey = new Map();
			const folds = causes.map(foldOf);
			for (const [index, cause] of causes.entries()) {
				const key = folds[index]?.key;
				if (key === undefined) continue;
				const known = byKey.get(key);
				if (known === undefined) byKey.set(key, [cause]);
				else known.push(cause);
			}
			return causes.flatMap((cause, index) => {
				const fold = folds[index];
				const [first, ...others] = (fold && byKey.get(fold.key)) ?? [];
				if (fold === undefined || first === undefined || others.length + 1 < minimumCauses) return [{ causes: [cause] }];
				return first === cause ? [{
					causes: [first, ...others],
					fold
				}] : [];
			});
		}
		function createCauseCounter() {
			const sizes = new Map();
			let single = 0;
			return {
				add(cause) {
					const key = causeFold(cause)?.key;
					if (key === undefined) single += 1;
					else sizes.set(key, (sizes.get(key) ?? 0) + 1);
				},
				count: () => [...sizes.values()].reduce((sum, size) => sum + (size < minimumCauses ? size : 1), single)
			};
		}
		const foldNote = (differ, causes) => differ === "address" ? `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.B)(causes)} addresses` : "may have several causes";
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
	16696: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KG: () => environmentKind,
			Yv: () => environmentSignature
		});
		var _weak_signature_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44643);
		const refused = [
			/conn(?:ection)?[ _]?refused/i,
			/connection to \S{1,200} refused/i,
			/actively refused/i,
			/could(?:n't| not) connect to (?:the )?server/i,
			/can't connect to (?:local )?mysql server/i,
			/failed to connect to \S{1,200}(?: port |:)[\d#]/i,
			/neterror\?e=connectionfailure/i
		];
		const timedOut = [
			/\be(?:socket)?timedout\b/i,
			/connect(?:ion)?[ _]?time(?:d[ _]?)?out/i,
			/connection to \S{1,200} timed out/i,
			/i\/o timeout/i,
			/did not properly respond after a period of time/i,
			/net::opentimeout/i,
			/ns_error_net_timeout/i
		];
		const notFound = [
			/\benotfound\b/i,
			/\beai_again\b/i,
			/unknownhostexception/i,
			/name or service not known/i,
			/temporary failure in name resolution/i,
			/nodename nor servname provided/i,
			/getaddrinfo f(?:ailed|or)/i,
			/failed to lookup address information/i,
			/no such host/i,
			/could(?:n't| not) resolve (?:host|proxy)/i,
			/failed to resolve '/i,
			/could not translate host name/i,
			/unknown mysql server host/i,
			/err_name_not_resolved/i,
			/ns_error_unknown_host/i,
			/server with the specified hostname could not be found/i,
			/\be(?:host|net)unreach\b/i,
			/no route to host/i,
			/network is unreachable/i
		];
		const reset = [
			/conn(?:ection)?[ _]?reset/i,
			/socket hang up/i,
			/other side closed/i,
			/forcibly closed by the remote host/i,
			/remote end closed connection without response/i,
			/unexpected end of stream on /i,
			/response ended prematurely/i,
			/server closed the connection unexpectedly/i,
			/connection terminated unexpectedly/i,
			/lost connection to mysql server/i,
			/mysql server has gone away/i,
			/communications link failure/i,
			/err_connection_(?:closed|aborted)/i,
			/err_empty_response/i,
			/ns_error_net_reset/i,
			/network connection was lost/i
		];
		const closed = [
			/invalid session id/i,
			/nosuchsession(?:exception|error)/i,
			/session deleted (?:because|as) /i,
			/unable to find session with id/i,
			/session is either terminated or not started/i,
			/chrome not reachable/i,
			/not connected to devtools/i,
			/target window already closed/i,
			/failed to decode response from marionette/i,
			/without establishing a connection/i,
			/page, context or browser has been closed/i,
			/(?:browser|page) has been closed/i,
			/(?:browser|target) closed/i,
			/page was closed/i,
			/closed. most likely /i,
			/browser (?:was )?disconnected/i,
			/(?:browser|page|tab|renderer process)(?: just)? crashed/i
		];
		const noSpace = [
			/\benospc\b/i,
			/no space left on device/i,
			/not enough space on the disk/i,
			/disk quota exceeded/i,
			/disk is full/i
		];
		const outOfMemory = [
			/out ?of ?memory/i,
			/\benomem\b/i,
			/cannot allocate memory/i,
			/memoryerror/i,
			/allowed memory size of /i,
			/memory allocation of .{1,20} bytes failed/i,
			/bad_alloc/i,
			/insufficient memory/i,
			/unable to allocate .{1,40} for an array/i,
			/reaching memory limit/i,
			/oomkilled/i
		];
		const connectionPatterns = [
			...refused,
			...timedOut,
			...notFound
		];
		const otherPatterns = [
			...reset,
			...closed,
			...noSpace,
			...outOfMemory
		];
		const sourceOf = (patterns) => patterns.map(({ source }) => source).join("|");
		const connection = new RegExp(sourceOf(connectionPatterns), "gi");
		const environment = new RegExp(sourceOf([...connectionPatterns, ...otherPatterns]), "i");
		const isAsserted = (signature) => (0, _weak_signature_js__WEBPACK_IMPORTED_MODULE_0__.F)(signature) && !signature.includes("page, context or browser") || /\bshould\b|\bto (?:be|equal|eql|contain|include|match|throw)\b/i.test(signature);
		const withoutServer = /[\w$.:\\]{0,300}(?:Error|Exception)\b|\[(?:Errno|WinError) [^\]]{1,10}\]|\(os error [^)]{1,10}\)|SQLSTATE\[\w{1,10}\](?: \[[\w#]{1,10}\])?|no further information|\bconnect\b|\bbecause the target machine|No connection could be made|\bit\b/gi;
		function environmentSignature(signature) {
			if (!environment.test(signature) || isAsserted(signature)) return undefined;
			const rest = signature.replace(withoutServer, " ");
			const withoutError = rest.replace(connection, " ");
			return { needsFrame: withoutError !== rest && !/[\p{L}\p{N}#]/u.test(withoutError) };
		}
		const matches = (patterns, signature) => patterns.some((pattern) => pattern.test(signature));
		function environmentKind(signature) {
			if (matches(noSpace, signature)) return "disk";
			if (matches(outOfMemory, signature)) return "memory";
			return matches(closed, signature) ? "browser" : "network";
		}
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
	44643: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => isAssertion,
			v: () => isWeakSignature
		});
		const assertionWords = new Set([
			"a an the to be of is are was were not no but and or got get has have had that this it its with for in on at by as than",
			"expect expected expects received actual actually equal equals equality assert asserts assertion assertions asserting failed fail fails",
			"failure error errors exception exceptions true false null undefined none nil nan value values strictly deep deeply same different differ",
			"differs identical match matches matching left right object found find matched wrong unexpected instead should returned return condition",
			"require requires check critical compared comparing using eql strict loosely greater less contain contains include includes empty length size",
			"type string number list array boolean int integer float double truthy falsy tobe toequal tostrictequal tomatch tobetruthy tobefalsy",
			"must tests test case times did operand operands both structures begin differing xctassertequal assertequal areequal istrue isfalse",
			"difference structure fatal panic unknown failing thrown threw want wanted called unwrap option err ok result"
		].flatMap((line) => line.split(" ")));
		const runtimeErrors = /null ?(?:reference|pointer)|object reference not set|nil pointer|division by zero|divide by zero|\bby zero\b|(?:index|range|list|string|array).{0,20}\bout of (?:range|bounds)|Value cannot be null|not in a correct format|sequence contains (?:no|more)|current state of the object|stack overflow|maximum call stack/i;
		const testTimeout = /^(?:\w{0,20}(?:Error|Exception): |: )?(?:test |hook )?(?:timed out (?:in|after)|time-?out (?:of|-)|exceeded timeout|timeout(?: value)? #)/i;
		const otherPlace = /(?:\b(?:the )?(?:child |sub)?(?:process|command|script|program|worker|task|step) )?(?:(?:has|was|have) )?(?:(?:ended|finished|completed|failed|terminated|crashed|stopped|returned)[:,]? )?(?:with )?(?:an? )?(?:non-?zero )?\bexit(?:ed)?\b(?: with)?(?: (?:status|code|value))?(?:[ :=(]{1,3}-?[#\d]{1,10})?|\bsee (?:the )?(?:full |attached |complete )?(?:stack ?traces?|logs?|output|details)(?: (?:below|above|output|file))?(?: for (?:more |further )?(?:details|information))?/gi;
		const hasOtherPlace = /\bexit|\bsee /i;
		const typeName = /[\w$.:\\]{0,300}(?:Error|Exception|Failure|Fault|Panic|Throwable)\b/g;
		const hasTypeName = /Error|Exception|Failure|Fault|Panic|Throwable/;
		const quotedValue = /"[^"]{0,300}"|'[^']{0,300}'|`[^`]{0,300}`|<[^<>]{0,100}>|\{.{0,300}\}|\[.{0,300}\]/g;
		const place = /\S{1,200}\.\w{1,5}:#/g;
		const assertion = /^(?:Failed asserting|Compared |Compare |expect\(|Expect(?:ed|ing)?\b|Assert\.|assert(?:ion|ed)?\b|XCTAssert|check\b|REQUIRE|CHECK|Not equal|(?:Lists?|Dicts?|Tuples?|Sets?|Sequences?|Items?|Strings?|Arrays?|Objects?|Values?) (?:in the|differ|contain|are))/i;
		const minimumWords = 2;
		const minimumOfAssertion = 4;
		const isAssertion = (signature) => assertion.test(signature);
		function isWeakSignature(signature) {
			if (runtimeErrors.test(signature) || testTimeout.test(signature) && !/waiting|locator|selector|expect/i.test(signature)) return true;
			const untyped = hasTypeName.test(signature) ? signature.replace(typeName, " ") : signature;
			const reason = hasOtherPlace.test(untyped) ? untyped.replace(otherPlace, " ") : untyped;
			const words = reason.replace(quotedValue, " ").replace(place, " ").match(/[\p{L}_$][\p{L}\p{N}_$.-]+/gu) ?? [];
			const minimum = isAssertion(signature) ? minimumOfAssertion : minimumWords;
			let own = 0;
			for (const word of words) {
				if (!assertionWords.has(word.toLowerCase())) own += 1;
				if (own >= minimum) return false;
			}
			return true;
		}
	}),
	9290: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cj: () => isStepResult,
			dA: () => cucumberRubyReason,
			j5: () => cucumberReason
		});
		var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7469);
		const resultColumn = 76;
		const results = new Set([
			"passed",
			"failed",
			"skipped",
			"pending",
			"undefined",
			"ambiguous",
			"unused"
		]);
		function stepResult(line) {
			if (line.length <= resultColumn) return undefined;
			const dot = line.lastIndexOf(".");
			const result = line.slice(dot + 1);
			if (dot < resultColumn - 1 || !results.has(result)) return undefined;
			let end = dot;
			while (end > 0 && line[end - 1] === ".") end -= 1;
			return {
				step: line.slice(0, end),
				result
			};
		}
		const isStepResult = (line) => stepResult(line) !== undefined;
		function cucumberReason(lines) {
			const steps = lines.flatMap((line) => stepResult((0, _text_lines_js__WEBPACK_IMPORTED_MODULE_0__.dE)(line)) ?? []);
			if (steps.some(({ result }) => result === "failed")) return undefined;
			const unwritten = steps.find(({ result }) => result !== "passed" && result !== "skipped");
			return unwritten && [`The step "${unwritten.step}" is ${unwritten.result}.`];
		}
		function cucumberRubyReason(lines) {
			if (!(0, _text_lines_js__WEBPACK_IMPORTED_MODULE_0__.dE)(lines[(0, _text_lines_js__WEBPACK_IMPORTED_MODULE_0__.sE)(lines, 0)]).startsWith("Scenario")) return undefined;
			const heading = lines.findIndex((line) => (0, _text_lines_js__WEBPACK_IMPORTED_MODULE_0__.dE)(line) === "Message:");
			const start = heading === -1 ? -1 : (0, _text_lines_js__WEBPACK_IMPORTED_MODULE_0__.sE)(lines, heading + 1);
			return start === -1 ? undefined : lines.slice(start);
		}
	}),
	48371: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { K: () => failedPaths });
		var _records_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29337);
		function failedPaths(steps) {
			const found = [];
			collect(steps, [], found, false);
			if (found.length === 0) collect(steps, [], found, true);
			return found;
		}
		function collect(steps, above, found, entersPassed) {
			if (!Array.isArray(steps) || above.length >= _records_evidence_js__WEBPACK_IMPORTED_MODULE_0__.oD) return;
			for (const step of steps) {
				if (!isStep(step)) continue;
				const isFailed = step.status === "failed";
				if (!isFailed && !entersPassed) continue;
				const before = found.length;
				collect(step.steps, [...above, step], found, entersPassed);
				if (isFailed && found.length === before) found.push([...above, step]);
			}
		}
		const isStep = (value) => typeof value === "object" && value !== null && typeof value.name === "string";
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
	55848: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AE: () => isGeneric,
			Am: () => exceptionType,
			Ll: () => meaningfulLine,
			M2: () => shortTypeName,
			Up: () => tracebackHeader,
			XA: () => isMeaningful,
			gI: () => isLocation,
			p6: () => isTitle,
			qt: () => isFrame
		});
		var _base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87216);
		var _cucumber_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9290);
		var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7469);
		function wordsOf(line) {
			return line.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
		}
		const generic = new Set([
			"fail",
			"failed",
			"failure",
			"error",
			"errors",
			"exception",
			"none",
			"null",
			"nil",
			"undefined",
			"unknown",
			"not ok",
			"assert",
			"assertion",
			"assertion error",
			"assertion failed",
			"assertion failure",
			"test failed",
			"test failure",
			"test error",
			"test suite failed to run",
			"unexpected exception",
			"uncaught exception",
			"unhandled exception",
			"caught unhandled exception",
			"the scenario has pending or undefined step s",
			"received a fatal error",
			"collection failure",
			"build error"
		]);
		const genericPhrase = /^exited with (?:error )?code \d+\.?$/i;
		const maximumGeneric = 60;
		const reference = /^(?:(?:the |some |one or more )?(?:tests?|test (?:case|run|suite|script)|specs?) (?:has |have )?failed|there (?:are|were) test failures)[.:;,!]? (?:please )?(?:see|refer to|check|look at|consult)\b/i;
		const isGeneric = (line) => line.length <= maximumGeneric && (generic.has(wordsOf(line)) || genericPhrase.test(line)) || reference.test(line);
		function anyOf(patterns) {
			const joined = [...new Set(patterns.map(({ flags }) => flags))].map((flags) => {
				const same = patterns.filter((pattern) => pattern.flags === flags);
				return new RegExp(same.map(({ source }) => `(?:${source})`).join("|"), flags);
			});
			return (line) => joined.some((pattern) => pattern.test(line));
		}
		const fileName = String.raw`(?:[A-Za-z]:)?(?=[^\s:()"']{0,400}[./\\])[^\s:()"']{1,400}`;
		const isLocation = anyOf([
			/^unknown file(?:: Failure)?$/,
			new RegExp(String.raw`^(?:at |in |from )?${fileName}:(?:\d+|\*)(?::\d+)?[:.]?(?: ?(?:Failure|error|FAILED):?)?$`),
			new RegExp(String.raw`^(?:Loc: )?\[?${fileName}\(\d+(?:,\d+)?\)\]?:?(?: ?(?:Failure|error|FAILED):?)?$`),
			/^\(?(?:from function .{1,200} )?in (?:test )?file .{1,400}, line \d+[,)]?$/,
			/^at .{1,400} line \d+\.?$/,
			/^File ".{1,400}", line \d+/,
			/^-? ?(?:[Ff]ile|[Ll]ine|Location) *: .{0,400}$/,
			/^thread .{1,400} panicked at \S{1,400}:\d+:\d+:?$/
		]);
		const title = /^.{0,400}:\d+:\d+ \u203a /;
		const isTitle = (line) => line.includes(" \u203a ") && title.test(line);
		const tracebackHeader = /^(?:\+ )?(?:Exception Group )?Traceback \(most recent call last\):$/;
		const isMarkedFrame = anyOf([
			/^at \S{1,400}:\d+/,
			/^[^\s(]{1,400} ?\([^()]{0,900}\) \(at .{1,400}:\d+\)$/,
			/^\.\.\. \d+ more$/,
			/^\u276f /,
			/^#\d+\s/,
			/^(?:package|dart):\S+\s/,
			/^\S{1,400}\.dart \d+:\d+/,
			/^\S{1,400}:\d+:in [`']/,
			/^>? ?\d{0,6} ?\|/,
			/^<asynchronous suspension>$/,
			/^goroutine \d+ \[/,
			/^\[\[ATTACHMENT\|/
		]);
		const call = /^(?:at|à|bei|em|en|w|\u0432)\s/;
		const place = /[^\s(]\(|\((?:<anonymous>|native\)|[^\s()]{1,900}:\d)/;
		const isFrame = (line) => call.test(line) && place.test(line) || isMarkedFrame(line);
		const isBoilerplate = anyOf([
			/^=== (?:RUN|PAUSE|CONT|NAME)\b/,
			/^--- (?:FAIL|PASS|SKIP|BENCH):/,
			/^(?:FAIL|ok|\?)(?:\t(?!.{1,400} \[(?:build|setup) failed\]$)|$)/,
			/^(?:PASS|exit status \d+)$/,
			/^(?:with expansion|with message|due to unexpected exception with message|values|explicitly with message)s?:$/,
			/^\{Unknown expression after the reported line\}$/,
			/^assertions: (?:\d+ \||- none)/,
			/^\[doctest\] /,
			/^EXCEPTION STACK TRACE: -/,
			/^ok \d+/,
			/^not ok(?: \d+)?$/,
			/^\d+\.\.\d+$/,
			/^# Subtest:/,
			/^The test description was:/,
			/^@scenario\.(?:begin|end)$/,
			/^Message:$/,
			/^Test method \S{1,900} threw exception:$/,
			_base_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__.MP
		]);
		const leadingMarks = /^(?:[#\u25cf\u2715×]\s*)+/;
		function isMeaningful(line, isOwnName) {
			const text = line.replace(leadingMarks, "");
			if (!/[\p{L}\p{N}]/u.test(text)) return false;
			if (tracebackHeader.test(text) || isGeneric(text) || isLocation(text) || isTitle(text) || isOwnName(text)) return false;
			return exceptionType(text) === undefined && !isFrame(text) && !isBoilerplate(line) && !(0, _cucumber_steps_js__WEBPACK_IMPORTED_MODULE_0__.Cj)(line);
		}
		function meaningfulLine(lines, isOwnName, from = 0) {
			for (let index = from; index < lines.length; index++) if (isMeaningful((0, _text_lines_js__WEBPACK_IMPORTED_MODULE_2__.dE)(lines[index]), isOwnName)) return index;
			return -1;
		}
		const typeName = /^(?:[A-Za-z_$][\w$]*(?:\.|::|\\)){0,20}([A-Z][\w$]*)$/;
		function exceptionType(line) {
			if (line.includes(" ")) return undefined;
			const name = typeName.exec(line.replace(/:$/, ""))?.[1];
			return name !== undefined && /(?:Error|Exception|Failure|Fault|Panic|Throwable)$/.test(name) ? name : undefined;
		}
		const shortTypeName = (line) => typeName.exec(line)?.[1];
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
	41: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => failedStep,
			l: () => stepLine
		});
		var _base_text_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57545);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60331);
		var _failed_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48371);
		function failedStep(steps) {
			const [path, ...others] = (0, _failed_steps_js__WEBPACK_IMPORTED_MODULE_0__.K)(steps);
			if (path === undefined) return undefined;
			const phase = path.map((step) => step.phase).find((each) => each === "setup" || each === "teardown");
			const [first, ...inner] = path;
			return {
				names: [first.name, ...inner.map(({ name }) => name)],
				...phase === undefined ? {} : { phase },
				...others.length === 0 ? {} : { more: others.length }
			};
		}
		const maximumNames = 4;
		const maximumLine = 160;
		const label = "step: ";
		const separator = " \u203a ";
		const gap = "\u2026";
		function stepLine({ names, phase, more = 0 }, message = "") {
			const shown = names.map((name) => (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(name).trim() || "(no name)");
			const last = shown.at(-1) ?? "";
			if ((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(message).includes(last)) return undefined;
			const before = phase === undefined ? [] : [phase];
			const end = more === 0 ? "" : ` and ${more} more`;
			const line = (path) => `${label}${[...before, ...path].join(separator)}${end}`;
			const [first = "", ...inner] = shown;
			const candidates = [
				...shown.length <= maximumNames ? [shown] : [[
					first,
					gap,
					...shown.slice(-2)
				]],
				...inner.length > 1 ? [[
					first,
					gap,
					last
				]] : [],
				...inner.length > 0 ? [[gap, last]] : []
			].map(line);
			const fitting = candidates.find((candidate) => candidate.length <= maximumLine);
			if (fitting !== undefined) return fitting;
			const shortest = inner.length > 0 ? [gap, last] : [last];
			const room = maximumLine - line([...shortest.slice(0, -1), ""]).length - ` ${gap}`.length;
			return line([...shortest.slice(0, -1), `${(0, _base_text_cut_js__WEBPACK_IMPORTED_MODULE_2__.U)(last, room)} ${gap}`]);
		}
	}),
	8945: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Wy: () => stepOfFailure,
			p$: () => withStep,
			JG: () => withoutStep
		});
		var cut = __webpack_require__(57545);
		var display_text = __webpack_require__(60331);
		var without_full_stop = __webpack_require__(47992);
		var failed_steps = __webpack_require__(48371);
		var line_meaning = __webpack_require__(55848);
		;
		const typeBefore = /^(?:[\w$.:\\]{0,200}(?:Error|Exception))?: /;
		const wordings = [
			/^(?:test )?timeout (?:of )?[\d,.]{1,20} ?m?s exceeded\b(?!.*\b(?:waiting|locator|selector)\b)/i,
			/^[a-z]{1,40}\.[a-z]{1,40}: timeout [\d,.]{1,20} ?ms exceeded\.?$/i,
			/^expected (?:true to be false|false to be true)(?: \/\/ Object\.is equality)?\.?$/i,
			/^step failed\.?$/i,
			/^several failures occurred:?$/i
		];
		const maximumLength = 500;
		function isGenericMessage(line) {
			if (line.length > maximumLength) return false;
			if (line === "" || (0, line_meaning.AE)(line) || (0, line_meaning.Am)(line) !== undefined) return true;
			const message = line.replace(typeBefore, "");
			return wordings.some((wording) => wording.test(message));
		}
		;
		const maximumName = 150;
		const ellipsis = " \u2026";
		function stepOfFailure({ steps }, line) {
			if (steps === undefined || !isGenericMessage(line)) return undefined;
			const name = (0, failed_steps.K)(steps)[0]?.at(-1)?.name;
			return name === undefined || name.trim() === "" ? undefined : shownStep(name);
		}
		function shownStep(name) {
			const line = (0, display_text.p)(name).trim();
			return line.length <= maximumName + ellipsis.length ? line : `${(0, cut.U)(line, maximumName)}${ellipsis}`;
		}
		const separator = " · ";
		function withStep(headline, step) {
			const words = (0, without_full_stop.Q)(headline).replace(/:$/, "");
			return words === "" ? step : `${words}${separator}${step}`;
		}
		function withoutStep(headline, step) {
			if (step === undefined) return headline;
			const shown = shownStep(step);
			if (headline === shown) return "";
			return headline.endsWith(`${separator}${shown}`) ? headline.slice(0, -(separator.length + shown.length)) : headline;
		}
	}),
	7469: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fy: () => textLines,
			Mh: () => indentation,
			dE: () => trimmed,
			sE: () => nextLine
		});
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60331);
		const maximumPart = 32 * 1024;
		const maximumLine = 1e3;
		function textLines(text) {
			if (text === undefined || text === "") return [];
			const whole = text.length <= 2 * maximumPart ? text : `${text.slice(0, maximumPart)}\n${text.slice(-maximumPart)}`;
			return (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.W)(whole).split("\n");
		}
		const trimmed = (line) => (line ?? "").slice(0, maximumLine).trim();
		const indentation = (line) => line.length - line.trimStart().length;
		function nextLine(lines, from) {
			for (let index = from; index < lines.length; index++) if (trimmed(lines[index]) !== "") return index;
			return -1;
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
			ST: () => areKnownFixed,
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
		const areKnownFixed = ({ verdicts }) => verdicts !== undefined && verdicts.known > 0 && verdicts.knownFixed === verdicts.known;
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
	91394: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e: () => foldOfCause,
			o: () => foldCauses
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43268);
		var _failure_cause_cause_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41713);
		var _verdicts_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13093);
		var _distinct_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81706);
		const maximumFirst = 3;
		const folded = new WeakMap();
		const foldOfCause = ({ cause: { id, signature, frame } }) => (0, _failure_cause_cause_fold_js__WEBPACK_IMPORTED_MODULE_0__.$u)({
			id,
			signature,
			hasFunction: frame?.function !== undefined
		});
		function foldCauses(summary) {
			const known = folded.get(summary);
			if (known !== undefined) return known;
			const result = fold(summary);
			folded.set(summary, result);
			return result;
		}
		function fold(summary) {
			const groups = (0, _failure_cause_cause_fold_js__WEBPACK_IMPORTED_MODULE_0__.QB)(summary.causes, foldOfCause);
			if (groups.length === summary.causes.length) return summary;
			const causeOf = new Map();
			const causes = groups.map((group) => {
				if (group.fold === undefined) return group.causes[0];
				const joined = joinCauses(group.causes, group.fold);
				for (const { cause } of group.causes) causeOf.set(cause.id, joined.cause);
				return joined;
			});
			return {
				...summary,
				causes: causes.toSorted((a, b) => rank(a.verdict) - rank(b.verdict) || b.executions - a.executions),
				failures: summary.failures.map((failure) => {
					const cause = causeOf.get(failure.cause.id);
					return cause === undefined ? failure : {
						...failure,
						cause
					};
				})
			};
		}
		const rank = (kind = "unknown") => _verdicts_judgement_js__WEBPACK_IMPORTED_MODULE_1__.I.indexOf(kind);
		const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
		function joinCauses(causes, { signature, differ }) {
			const verdicts = causes.flatMap(({ verdict }) => verdict ?? []).toSorted((a, b) => rank(a) - rank(b));
			return {
				cause: {
					id: causes[0].cause.id,
					signature
				},
				executions: sum(causes.map(({ executions }) => executions)),
				tests: sum(causes.map(({ tests }) => tests)),
				jobs: [...new Set(causes.flatMap(({ jobs }) => jobs))].toSorted((a, b) => a - b),
				first: [...(0, _distinct_tests_js__WEBPACK_IMPORTED_MODULE_2__.o)(causes.flatMap(({ first }) => first.map((test) => ({ test })))).values()].slice(0, maximumFirst),
				folded: {
					causes: causes.length,
					differ
				},
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__.X)({ verdict: verdicts[0] })
			};
		}
	}),
	89290: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			g: () => unexplainedProblems,
			y: () => unshownReasons
		});
		const unshownReasons = ({ gateReasons = [] }) => gateReasons.filter(({ isShown }) => isShown !== true);
		const repeatedKinds = ["missing", "flaky"];
		const unexplainedProblems = ({ problems, gateReasons = [] }) => repeatedKinds.filter((repeated) => gateReasons.some(({ word }) => word === repeated)).reduce((rest, repeated) => rest.filter(({ kind }) => kind !== repeated), problems);
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
	42361: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => isMassChange });
		const outageTests = 10;
		const outageShare = .05;
		const isMassChange = (changed, ofTests) => changed > outageTests && changed > outageShare * ofTests;
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
	29337: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A1: () => maximumSteps,
			Bg: () => attachmentReasons,
			KS: () => comparisonSides,
			MD: () => maximumStepText,
			QQ: () => maximumStepMessage,
			V3: () => maximumAttachmentPath,
			Wk: () => maximumStepsLength,
			XA: () => maximumAttachmentName,
			ZA: () => maximumAttachments,
			fg: () => maximumAttachmentText,
			oD: () => maximumStepDepth,
			w$: () => maximumStepName
		});
		const attachmentReasons = [
			"missing",
			"outside",
			"type",
			"size",
			"limit",
			"sensitive",
			"off",
			"damaged"
		];
		const comparisonSides = [
			"expected",
			"actual",
			"diff",
			"previous"
		];
		const maximumSteps = 300;
		const maximumStepDepth = 20;
		const maximumStepsLength = 32e3;
		const maximumStepName = 500;
		const maximumStepMessage = 2e3;
		const maximumStepText = 4e3;
		const maximumAttachments = 50;
		const maximumAttachmentName = 200;
		const maximumAttachmentPath = 1e3;
		const maximumAttachmentText = 4e3;
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
			RW: () => namesEarlierJobs,
			SY: () => failsOtherwise,
			_M: () => newestAttempt,
			aA: () => wasCutShort,
			ds: () => lacksResults,
			uh: () => headlineText,
			ys: () => headlineMark,
			zr: () => quietLine
		});
		var _base_group_by_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(39338);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3517);
		var _base_text_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94408);
		var _judge_summary_gate_reason_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89290);
		var _judge_summary_only_quarantined_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(86481);
		var _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96920);
		var _judge_summary_test_counts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77727);
		var _jobs_job_groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41035);
		var _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25397);
		var _verdicts_change_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31848);
		var _verdicts_quarantine_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53767);
		var _verdicts_run_advice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18199);
		var _verdicts_verdict_counts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52775);
		const isWaiting = ({ state }) => state === "waiting";
		const isMissing = ({ state }) => state === "missing";
		const isSkipped = ({ state }) => state === "skipped";
		const isEarlier = ({ state }) => state === "earlier";
		const newestAttempt = ({ jobs }) => Math.max(1, ...jobs.map(({ attempt = 1 }) => attempt));
		const namesEarlierJobs = (summary) => summary.status === "successful" && summary.jobs.some(isEarlier) && headlineMark({ summary }) === "unknown";
		function reportingJobs(summary) {
			const { noun, groups } = (0, _jobs_job_groups_js__WEBPACK_IMPORTED_MODULE_1__.W)(summary);
			return {
				noun,
				groups: groups.filter((group) => !isSkipped(group))
			};
		}
		const lacksResults = ({ problems, jobs }) => (0, _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_7__.Ne)(problems) || jobs.some(isMissing);
		function wasCutShort({ counts, problems, jobs }) {
			const missing = jobs.filter(isMissing);
			return missing.length > 0 && missing.every(({ status }) => status === "cancelled") && !(0, _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_7__.Ne)(problems) && (0, _judge_summary_test_counts_js__WEBPACK_IMPORTED_MODULE_8__.VZ)(counts) > 0;
		}
		const failsOtherwise = (summary) => (0, _judge_summary_gate_reason_js__WEBPACK_IMPORTED_MODULE_9__.y)(summary).length > 0;
		const hasFailed = ({ counts }) => counts.failed > 0;
		const executionNoun = ({ noun, groups }) => groups.length > 1 && noun === "job" ? "test run" : "test";
		const share = (part, total, noun, singular, plural = singular) => `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.B)(part)} of ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(total, noun)} ${part === 1 ? singular : plural}`;
		function inJobs({ noun, groups }) {
			const failed = groups.filter(hasFailed).length;
			if (failed < groups.length) return `in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.B)(failed)} of ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(groups.length, noun)}`;
			return failed === 2 ? `in both ${noun}s` : `in all ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(failed, noun)}`;
		}
		function cancelledJobs(summary, { noun, groups }) {
			if (!wasCutShort(summary)) return "";
			const count = groups.filter(isMissing).length;
			return `; ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(count, noun)} ${count === 1 ? "was" : "were"} cancelled`;
		}
		function failedText(summary, parts) {
			const { counts, failedTests = counts.failed } = summary;
			if (parts.groups.length < 2 || !(0, _verdicts_verdict_counts_js__WEBPACK_IMPORTED_MODULE_6__.d2)(summary)) {
				return share(counts.failed, counts.total, executionNoun(parts), "failed") + (0, _verdicts_verdict_counts_js__WEBPACK_IMPORTED_MODULE_6__.US)(summary);
			}
			return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(failedTests, "test")} failed ${inJobs(parts)}${(0, _verdicts_verdict_counts_js__WEBPACK_IMPORTED_MODULE_6__.US)(summary)}`;
		}
		function waitingText(summary, parts) {
			const { noun, groups } = parts;
			const reported = groups.filter(({ state }) => state === undefined);
			const progress = share(reported.length, groups.length, noun, "has reported", "have reported");
			const { counts, failedTests = counts.failed } = summary;
			if (counts.failed === 0) return `${progress}; no ${failsOtherwise(summary) ? "failed test" : "failure"} so far`;
			if (!(0, _verdicts_verdict_counts_js__WEBPACK_IMPORTED_MODULE_6__.d2)(summary)) return `${progress}; ${share(counts.failed, counts.total, executionNoun(parts), "failed")}`;
			const failed = reported.filter(hasFailed).length;
			const where = reported.length === 1 ? "" : failed === reported.length ? " in all of them" : ` in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.B)(failed)} of them`;
			return `${progress}; ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(failedTests, "test")} failed${where}${(0, _verdicts_verdict_counts_js__WEBPACK_IMPORTED_MODULE_6__.US)(summary)}`;
		}
		function incompleteText(summary, parts) {
			const { failed, total } = summary.counts;
			const noun = executionNoun(parts);
			const start = "results are incomplete;";
			const verdicts = failed === 0 ? "" : (0, _verdicts_verdict_counts_js__WEBPACK_IMPORTED_MODULE_6__.US)(summary);
			if (total === 1) return `${start} the only ${noun} found ${failed === 1 ? `failed${verdicts}` : "did not fail"}`;
			if (failed === total) return `${start} all ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(total, noun)} found failed${verdicts}`;
			return `${start} ${failed === 0 ? "none" : (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.B)(failed)} of the ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(total, noun)} found failed${verdicts}`;
		}
		function passedText({ counts, flakyTests = counts.flaky }, parts) {
			const passed = `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(counts.successful, executionNoun(parts))} passed`;
			if (parts.groups.length < 2) return counts.flaky === 0 ? passed : `${passed}, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.B)(counts.flaky)} of them flaky`;
			const everywhere = `${passed} in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(parts.groups.length, parts.noun)}`;
			return counts.flaky === 0 ? everywhere : `${everywhere}, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(flakyTests, "test")} flaky`;
		}
		function passedElsewhereText(summary, { noun, groups }) {
			const reasons = (0, _judge_summary_gate_reason_js__WEBPACK_IMPORTED_MODULE_9__.y)(summary).filter(({ word }) => word === "no-tests");
			if (reasons.length === 0) return passedText(summary, {
				noun,
				groups
			});
			const names = new Set(reasons.flatMap(({ jobs = [] }) => jobs));
			const others = groups.filter(({ name }) => !names.has(name));
			const where = names.size === 0 ? "one step" : `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.B)(names.size)} of ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(groups.length, noun)}`;
			return `no tests in ${where}; ${passedText(summary, {
				noun,
				groups: others
			})}`;
		}
		function skippedJobs(summary) {
			const { noun, groups } = (0, _jobs_job_groups_js__WEBPACK_IMPORTED_MODULE_1__.W)(summary);
			const skipped = groups.filter(isSkipped);
			if (skipped.length === 0) return "";
			const attempt = Math.max(...skipped.map((group) => group.attempt ?? 1));
			return `; ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(skipped.length, noun)} ${skipped.length === 1 ? "was" : "were"} skipped in attempt ${attempt}`;
		}
		function earlierText(summary, { noun, groups }) {
			const counts = (0, _judge_summary_test_counts_js__WEBPACK_IMPORTED_MODULE_8__.s4)();
			const confirmed = groups.filter((group) => !isEarlier(group));
			for (const group of confirmed) (0, _judge_summary_test_counts_js__WEBPACK_IMPORTED_MODULE_8__.c5)(counts, group.counts);
			const passed = passedText({
				...summary,
				counts,
				flakyTests: undefined
			}, {
				noun,
				groups: confirmed
			});
			const attempts = (0, _base_group_by_js__WEBPACK_IMPORTED_MODULE_11__.$)(summary.jobs.filter(isEarlier), ({ attempt }) => attempt);
			const named = [...attempts].map(([attempt, same]) => `in attempt ${attempt}: ${(0, _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_2__.c0)(namesOf(same), summary)}`);
			const reported = `these jobs reported ${named.join("; ")}`;
			return confirmed.length === 0 ? reported : `${passed} in attempt ${newestAttempt(summary)}; ${reported}`;
		}
		const namesOf = (jobs) => [...new Set(jobs.map(({ job = "" }) => job))];
		function quarantinedText(summary) {
			const { quarantinedByChange: added = 0 } = summary;
			const tests = quarantinedTests(summary);
			if (added > 0 && added >= tests) return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(tests, "test")} failed, quarantined by this change`;
			const failed = `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(tests, "quarantined test")} failed`;
			return added === 0 ? failed : `${failed}, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.B)(added)} of them quarantined by this change`;
		}
		const quarantinedTests = ({ verdicts, failedTests, counts }) => verdicts?.quarantined ?? failedTests ?? counts.failed;
		function notRunText({ counts: { skipped, unknown } }, noun) {
			if (skipped === 0) return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(unknown, noun)} unknown`;
			return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(skipped, noun)} skipped${unknown === 0 ? "" : `, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.B)(unknown)} unknown`}`;
		}
		const isEmpty = ({ counts }) => counts.total === 0;
		function emptyText({ problems, onlyProperties }) {
			if (onlyProperties === undefined) {
				const isUnread = problems.some(({ severity, kind }) => severity === "error" && kind !== "delivery");
				return `no test results ${isUnread ? "could be read" : "were found"}`;
			}
			const recorded = `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.B)(onlyProperties)} ${onlyProperties === 1 ? "property" : "properties"}`;
			return (0, _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_7__.Ne)(problems) ? `results are incomplete; ${recorded} found` : `${recorded} recorded`;
		}
		function unreportedText({ noun, groups }) {
			if (groups.length === 0 || !groups.every(isMissing)) return undefined;
			return `${groups.length === 1 ? "the job" : (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.p)(groups.length, noun)} did not report`;
		}
		function headlineText({ summary }) {
			const parts = reportingJobs(summary);
			return parts.groups.some(isWaiting) ? waitingText(summary, parts) : outcomeText(summary, parts) + skippedJobs(summary);
		}
		function outcomeText(summary, parts) {
			const { counts, status } = summary;
			if (isEmpty(summary)) return unreportedText(parts) ?? emptyText(summary);
			if (lacksResults(summary) && !wasCutShort(summary)) return incompleteText(summary, parts);
			if (namesEarlierJobs(summary)) return earlierText(summary, parts);
			if (status === "successful" && (0, _judge_summary_only_quarantined_js__WEBPACK_IMPORTED_MODULE_12__.J)(summary)) {
				const quarantined = quarantinedText(summary);
				return counts.successful === 0 ? quarantined : `${passedText(summary, parts)}; ${quarantined}`;
			}
			if (status === "failed") return failedText(summary, parts) + cancelledJobs(summary, parts);
			const noun = executionNoun(parts);
			if (status === "cancelled") return share(counts.cancelled, counts.total, noun, "was cancelled", "were cancelled");
			if (status === "running") return share(counts.running, counts.total, noun, "has not ended", "have not ended");
			return status === "successful" ? passedElsewhereText(summary, parts) : notRunText(summary, noun);
		}
		function headlineMark({ summary }) {
			const { status } = summary;
			if (summary.jobs.some(isWaiting)) return "waiting";
			if (lacksResults(summary)) return "failed";
			if (isEmpty(summary) && summary.onlyProperties === undefined) return "unknown";
			if (failsOtherwise(summary)) return "failed";
			const isUncertain = status === "skipped" || status === "successful" && summary.jobs.some((job) => isSkipped(job) || isEarlier(job));
			return isUncertain ? "unknown" : status;
		}
		const fact = (count, word) => count === 0 ? [] : [`${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_10__.B)(count)} ${word}`];
		function durationOf({ counts }, { noun, groups }) {
			if (groups.length < 2 || noun === "module") return counts.duration;
			return groups.reduce((longest, group) => Math.max(longest, group.duration ?? group.counts.duration), 0);
		}
		const runDuration = ({ summary }) => durationOf(summary, reportingJobs(summary));
		const hasFixedLine = ({ place }) => place === "comment" || place === "jobSummary";
		function quietLine(scope) {
			const { summary } = scope;
			const { counts, status, flakyTests = counts.flaky } = summary;
			const parts = reportingJobs(summary);
			const waits = parts.groups.some(isWaiting);
			const isSeveral = parts.groups.length > 1;
			const isComplete = !waits && (!lacksResults(summary) || wasCutShort(summary));
			const isHeadline = (wanted) => isComplete && status === wanted;
			const countsRuns = isSeveral && counts.failed > 0 && (waits || isComplete) && (0, _verdicts_verdict_counts_js__WEBPACK_IMPORTED_MODULE_6__.d2)(summary) && !(0, _judge_summary_only_quarantined_js__WEBPACK_IMPORTED_MODULE_12__.J)(summary);
			const duration = durationOf(summary, parts);
			const advice = (0, _verdicts_run_advice_js__WEBPACK_IMPORTED_MODULE_5__.y)(summary);
			return [
				...countsRuns ? [share(counts.failed, counts.total, executionNoun(parts).replace("test ", ""), "failed")] : [],
				...isHeadline("successful") ? [] : fact(isSeveral ? flakyTests : counts.flaky, "flaky"),
				...isHeadline("skipped") ? [] : fact(counts.skipped, "skipped"),
				...isHeadline("cancelled") ? [] : fact(counts.cancelled, "cancelled"),
				...isHeadline("running") ? [] : fact(counts.running, "running"),
				...isComplete && !isHeadline("successful") && (0, _judge_summary_only_quarantined_js__WEBPACK_IMPORTED_MODULE_12__.J)(summary) ? fact(quarantinedTests(summary), (0, _verdicts_quarantine_words_js__WEBPACK_IMPORTED_MODULE_4__.Z)(quarantinedTests(summary), summary)) : [],
				...isHeadline("skipped") || isHeadline("unknown") ? [] : fact(counts.unknown, "unknown"),
				...hasFixedLine(scope) ? [] : [...fact(summary.changes?.fixed.count ?? 0, "fixed"), ...(0, _verdicts_change_counts_js__WEBPACK_IMPORTED_MODULE_3__.mU)(summary)],
				...(0, _verdicts_change_counts_js__WEBPACK_IMPORTED_MODULE_3__.S8)(summary),
				...duration === 0 ? [] : [`${(0, _base_text_durations_js__WEBPACK_IMPORTED_MODULE_0__.a)(duration)}${waits ? " so far" : ""}`],
				...advice === "" ? [] : [advice]
			];
		}
	}),
	34549: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => isVersion,
			S: () => jobGrid
		});
		;
		const separator = ", ";
		function isBalanced(text) {
			let open = 0;
			for (const character of text) {
				if (character === "(") open += 1;
				else if (character === ")") open -= 1;
				if (open < 0) return false;
			}
			return open === 0;
		}
		const quoted = /^"(?:[^"\\]|\\.)*"(?=, |$)/;
		function unquoted(json) {
			try {
				return String(JSON.parse(json));
			} catch {
				return json;
			}
		}
		function valuesOf(text) {
			const values = [];
			let rest = text;
			for (;;) {
				const json = quoted.exec(rest)?.[0];
				const end = json === undefined ? rest.indexOf(separator) : json.length;
				const value = end === -1 ? rest : rest.slice(0, end);
				if (json === undefined && !isBalanced(value)) return undefined;
				values.push(json === undefined ? value : unquoted(json));
				if (end === -1 || end === rest.length) return values;
				rest = rest.slice(end + separator.length);
			}
		}
		function parseMatrixName(name) {
			if (!name.endsWith(")")) return undefined;
			for (let start = name.indexOf(" ("); start !== -1; start = name.indexOf(" (", start + 1)) {
				const values = valuesOf(name.slice(start + 2, -1));
				if (values !== undefined && start > 0) return {
					base: name.slice(0, start),
					values
				};
			}
			return undefined;
		}
		;
		const minimumJobs = 4;
		const maximumColumns = 6;
		const maximumRows = 12;
		const isVersion = (value) => /^\d{1,9}(?:\.\d{1,9}){0,3}(?:\.x)?$/.test(value);
		const byVersion = (a, b) => {
			const [left, right] = [a, b].map((value) => value.split(".").map((part) => part === "x" ? Number.POSITIVE_INFINITY : Number(part)));
			const index = left.findIndex((part, place) => part !== right[place]);
			return index === -1 ? left.length - right.length : (left[index] ?? 0) - (right[index] ?? 0);
		};
		function axis(names, place) {
			const values = [...new Set(names.map((each) => each[place] ?? ""))];
			return values.every(isVersion) ? values.toSorted(byVersion) : values;
		}
		function jobGrid({ noun, groups }) {
			if (noun !== "job" || groups.length < minimumJobs || groups.length > maximumColumns * maximumRows) return undefined;
			const parsed = groups.map(({ name }) => parseMatrixName(name));
			const names = parsed.flatMap((name) => name === undefined ? [] : [name.values]);
			const [first] = parsed;
			const isOneMatrix = names.length === parsed.length && parsed.every((name) => name?.base === first?.base && name?.values.length === first?.values.length);
			if (first === undefined || !isOneMatrix) return undefined;
			const axes = first.values.map((_, place) => ({
				place,
				values: axis(names, place)
			})).filter(({ values }) => values.length > 1);
			const [one, other, third] = axes;
			if (one === undefined || other === undefined || third !== undefined) return undefined;
			const [few, many] = other.values.length < one.values.length ? [other, one] : [one, other];
			const [rowAxis, columnAxis] = many.values.length > maximumColumns ? [many, few] : [few, many];
			const size = rowAxis.values.length * columnAxis.values.length;
			const isShown = columnAxis.values.length <= maximumColumns && rowAxis.values.length <= maximumRows && 2 * groups.length >= size;
			if (!isShown) return undefined;
			const byCell = new Map(groups.map((group, index) => [JSON.stringify([names[index]?.[rowAxis.place], names[index]?.[columnAxis.place]]), group]));
			return {
				base: first.base,
				columns: columnAxis.values,
				rows: rowAxis.values.map((label) => ({
					label,
					cells: columnAxis.values.map((column) => byCell.get(JSON.stringify([label, column])))
				}))
			};
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
			const earlier = parts.find((part) => part.state === "earlier");
			const { state, attempt } = earlier ?? (parts.every((part) => part.state !== undefined) ? only ?? {} : {});
			return {
				name,
				indexes,
				counts,
				status: worstFirst.find((status) => parts.some((part) => part.status === status)) ?? "unknown",
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
					url,
					reportUrl,
					duration: parts.length === 1 ? duration : undefined,
					state,
					attempt
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
	25397: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RW: () => affectedJobs,
			iD: () => fullJobPhrase,
			XB: () => jobPhrase,
			VP: () => jobReach,
			FE: () => jobsTitle,
			c0: () => namedJobs
		});
		var counts = __webpack_require__(3517);
		var display_text = __webpack_require__(60331);
		var shorten = __webpack_require__(59088);
		var word_list = __webpack_require__(89262);
		var job_grid = __webpack_require__(34549);
		var job_groups = __webpack_require__(41035);
		;
		const maximumLines = 3;
		const maximumValues = 6;
		function linesOf({ columns, rows }) {
			const isByColumn = rows.every(({ label }) => (0, job_grid.l)(label)) && !columns.every(job_grid.l);
			const jobsOf = (cells, values) => cells.flatMap((group, index) => group === undefined ? [] : [{
				group,
				value: values[index] ?? ""
			}]);
			if (!isByColumn) return rows.map(({ label, cells }) => ({
				label,
				jobs: jobsOf(cells, columns)
			}));
			const labels = rows.map(({ label }) => label);
			return columns.map((label, index) => ({
				label,
				jobs: jobsOf(rows.map(({ cells }) => cells[index]), labels)
			}));
		}
		function withValues({ label, jobs }) {
			const more = jobs.length - maximumValues;
			const values = jobs.slice(0, maximumValues).map(({ value }) => value);
			return `${label} (${[...values, ...more > 0 ? [`${(0, counts.B)(more)} more`] : []].join(", ")})`;
		}
		const wholeLine = ({ label, jobs }) => `${jobs.length === 2 ? "both" : "all"} ${label} jobs`;
		function gridJobs(some, grid) {
			const wanted = new Set(some);
			const named = linesOf(grid).map((line) => ({
				line,
				chosen: {
					...line,
					jobs: line.jobs.filter(({ group }) => wanted.has(group))
				}
			})).filter(({ chosen }) => chosen.jobs.length > 0).toSorted((a, b) => b.chosen.jobs.length - a.chosen.jobs.length);
			const isWhole = named.every(({ line, chosen }) => chosen.jobs.length === line.jobs.length && line.jobs.length > 1 && !(0, job_grid.l)(line.label));
			const texts = named.slice(0, maximumLines).map(({ chosen }) => isWhole ? wholeLine(chosen) : withValues(chosen));
			const more = named.slice(maximumLines).reduce((sum, { chosen }) => sum + chosen.jobs.length, 0);
			return (0, word_list.d)(more === 0 ? texts : [...texts, (0, counts.p)(more, "more job")]);
		}
		;
		const maximumNamed = 3;
		const maximumName = 100;
		function sentence(names) {
			const more = names.length - maximumNamed;
			const shown = more > 0 ? [...names.slice(0, maximumNamed), `${(0, counts.B)(more)} more`] : names;
			return (0, word_list.d)(shown);
		}
		const affectedJobs = (indexes, { groups }) => {
			const wanted = new Set(indexes);
			return groups.filter((group) => group.indexes.some((index) => wanted.has(index)));
		};
		function phrase(some, parts) {
			if (some.length === 0) return undefined;
			return `in ${jobsText(some, parts)}`;
		}
		function jobsText(some, parts) {
			const grid = (0, job_grid.S)(parts);
			return grid === undefined ? sentence(some.map(({ name }) => name)) : gridJobs(some, grid);
		}
		function namedJobs(names, summary) {
			const parts = (0, job_groups.s)(summary);
			const wanted = new Set(names);
			const some = parts.groups.filter(({ name }) => wanted.has(name));
			const isGrid = some.length === wanted.size && (0, job_grid.S)(parts) !== undefined;
			const text = isGrid ? jobsText(some, parts) : sentence(names.map((name) => (0, shorten.m)((0, display_text.p)(name), maximumName)));
			return (0, shorten.m)((0, display_text.p)(text), (maximumNamed + 1) * maximumName);
		}
		const jobsTitle = (names) => names.replace(/^(?:all|both)\b/, (word) => word === "all" ? "All" : "Both");
		function jobPhrase(indexes, { summary }) {
			const parts = (0, job_groups.s)(summary);
			const some = affectedJobs(indexes, parts);
			return parts.groups.length < 2 || some.length === parts.groups.length ? undefined : phrase(some, parts);
		}
		function fullJobPhrase(indexes, { summary }) {
			const parts = (0, job_groups.s)(summary);
			const some = affectedJobs(indexes, parts);
			const [first] = some;
			if (first === undefined || some.length === parts.groups.length) return undefined;
			return some.length === 1 ? `in ${first.name}` : phrase(some, parts);
		}
		function jobReach(indexes, { summary }, isFull = false) {
			const parts = (0, job_groups.s)(summary);
			const { noun, groups } = parts;
			if (groups.length < 2) return undefined;
			const some = affectedJobs(indexes, parts);
			if (some.length < groups.length) return isFull ? fullJobPhrase(indexes, { summary }) : phrase(some, parts);
			return groups.length === 2 ? `in both ${noun}s` : `in all ${(0, counts.B)(groups.length)} ${noun}s`;
		}
	}),
	61722: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => unknownAttemptText });
		const unknownAttemptText = (attempt) => `attempt ${attempt}; the results of attempt ${attempt - 1} are not known`;
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
	3036: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => rangeCommits,
			X: () => compareUrl
		});
		const hash = /^[0-9a-f]{7,64}$/i;
		function rangeCommits({ since, range }) {
			const [passed, failed] = [range?.lastPassed.commit, since?.commit];
			return passed !== undefined && failed !== undefined && hash.test(passed) && hash.test(failed) ? {
				passed,
				failed
			} : undefined;
		}
		function comparePath(host, { passed, failed }) {
			if (host === "bitbucket.org") return `branches/compare/${failed}%0D${passed}`;
			if (host === "dev.azure.com" || host.endsWith(".visualstudio.com")) return `branchCompare?baseVersion=GC${passed}&targetVersion=GC${failed}`;
			return /(?:^|\.)gitlab\./.test(host) ? `-/compare/${passed}...${failed}` : `compare/${passed}...${failed}`;
		}
		function compareUrl(verdict, repositoryUrl) {
			const commits = rangeCommits(verdict);
			if (commits === undefined || repositoryUrl === undefined || !URL.canParse(repositoryUrl)) return undefined;
			return `${repositoryUrl.replace(/\/$/, "")}/${comparePath(new URL(repositoryUrl).hostname, commits)}`;
		}
	}),
	5502: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ml: () => gapText,
			Np: () => gapReason,
			Z1: () => historyReason,
			uQ: () => isCompared
		});
		var _base_text_ages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49329);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3517);
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60331);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59088);
		var _base_text_without_full_stop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47992);
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63631);
		function gapReason(gap, summary, builds) {
			const branch = (0, _base_branch_js__WEBPACK_IMPORTED_MODULE_2__.s)(summary);
			switch (gap) {
				case "olderBase": return `The base is older than the history (${[(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.p)(builds.length, "build"), spanOf(builds)].filter((part) => part !== "").join(", ")}).`;
				case "noTest": return `The history of ${branch} knows none of these tests.`;
				case "lostTests": return `The history of ${branch} is damaged, so a test that it lacks may not be new.`;
				case "noNames": return `The history of ${branch} is too large for the names of its tests, so a test that it lacks may have had another name.`;
			}
		}
		function spanOf(builds) {
			const [first, last] = [builds[0]?.timestamp, builds.at(-1)?.timestamp];
			return first === undefined || last === undefined ? "" : (0, _base_text_ages_js__WEBPACK_IMPORTED_MODULE_0__.L)(last - first);
		}
		const maximumReason = 300;
		const commonWord = /^(?:The|This|No|It|A|An|There)\b/;
		function historyReason({ reason = "" }) {
			const sentence = (0, _base_text_without_full_stop_js__WEBPACK_IMPORTED_MODULE_4__.Q)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.m)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_5__.p)(reason).trim(), maximumReason));
			return sentence.replace(commonWord, (word) => word.toLowerCase());
		}
		const gapText = ({ history }) => history === undefined || history.builds === 0 ? "" : historyReason(history);
		function isCompared({ history, verdicts }) {
			if (history === undefined || history.builds === 0) return false;
			if (history.reason === undefined || verdicts === undefined) return true;
			return verdicts.new + verdicts.unseen + verdicts.known + verdicts.flaky > 0;
		}
	}),
	28934: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sw: () => failurePlace,
			Zd: () => knownPlace,
			qA: () => pullRequestText
		});
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63631);
		const pullRequestText = (number) => `#${number}`;
		const failurePlace = ({ parent }, summary) => parent === undefined ? `on ${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_0__.s)(summary)}` : `in ${pullRequestText(parent)}`;
		function knownPlace(summary, joint = "or") {
			const { history, verdicts } = summary;
			const onBranch = failurePlace({}, summary);
			const inParent = verdicts?.knownInParent ?? 0;
			if (inParent === 0 || history?.parent === undefined) return onBranch;
			const place = failurePlace({ parent: history.parent }, summary);
			return inParent === verdicts?.known ? place : `${onBranch} ${joint} ${place}`;
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
	18199: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => runAdvice });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3517);
		var _judge_failure_cause_cause_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74263);
		var _judge_failure_cause_environment_signature_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16696);
		var _judge_verdicts_mass_change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42361);
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63631);
		const runAdvice = (summary) => outageAdvice(summary) || unstableAdvice(summary);
		function outageAdvice(summary) {
			const { causes, counts } = summary;
			const outage = causes.find((each) => (0, _judge_failure_cause_cause_id_js__WEBPACK_IMPORTED_MODULE_0__.d8)(each.cause.id) && isOutage(each, summary));
			if (outage === undefined) return "";
			const { executions, cause } = outage;
			const share = executions >= counts.failed ? `all ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.B)(executions)}` : `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.B)(executions)} of ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.B)(counts.failed)}`;
			return `${share} failures share one cause of the ${(0, _judge_failure_cause_environment_signature_js__WEBPACK_IMPORTED_MODULE_1__.KG)(cause.signature)}: perhaps an outage`;
		}
		function isOutage({ tests, executions, jobs }, summary) {
			const counts = jobs.flatMap((index) => summary.jobs[index]?.counts ?? []);
			const number = Math.max(1, counts.length);
			const ran = counts.reduce((sum, { total, skipped }) => sum + total - skipped, 0);
			return (0, _judge_verdicts_mass_change_js__WEBPACK_IMPORTED_MODULE_4__.p)(Math.min(tests, executions / number), ran / number);
		}
		function unstableAdvice({ history, verdicts }) {
			const { flakyPerBuild = 0 } = history ?? {};
			if (verdicts === undefined || verdicts.new + verdicts.unseen === 0 || flakyPerBuild < 1) return "";
			const rounded = flakyPerBuild < 10 ? Math.round(flakyPerBuild * 10) / 10 : Math.round(Math.min(flakyPerBuild, 1e6));
			const failures = Number.isInteger(rounded) ? (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_3__.p)(rounded, "such failure") : `${rounded.toFixed(1)} such failures`;
			return `${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_2__.s)({ ...history !== undefined && { history } })} has ${failures} per build: run the failed jobs again first`;
		}
	}),
	52775: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			US: () => verdictCounts,
			d2: () => countsDistinct,
			hl: () => groupCount,
			of: () => groupTag,
			pJ: () => isVerdictGiven
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3517);
		var _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90048);
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63631);
		var _known_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28934);
		var _quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53767);
		const knownWords = (count, summary) => summary.history?.isOwn === true ? "failed before" : `also ${count === 1 ? "fails" : "fail"} ${(0, _known_place_js__WEBPACK_IMPORTED_MODULE_2__.Zd)(summary)}`;
		function groupCount(group, count, summary, isMore = false) {
			const words = {
				new: "new",
				failed: "without history",
				known: knownWords(count, summary),
				flaky: "known flaky",
				quarantined: (0, _quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__.Z)(count, summary)
			};
			return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.B)(count)} ${isMore ? "more " : ""}${words[group]}`;
		}
		function knownEnd(summary) {
			if ((0, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.ST)(summary)) return `, fixed on ${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_1__.s)(summary)} since`;
			return summary.history?.isOwn === true ? ", as before" : `, as ${(0, _known_place_js__WEBPACK_IMPORTED_MODULE_2__.Zd)(summary, "and")}`;
		}
		const allOf = (group, summary) => {
			const ends = {
				new: ": new",
				failed: "",
				known: knownEnd(summary),
				flaky: ": known flaky",
				quarantined: `: ${(0, _quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__.Z)((0, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.OS)(summary).quarantined, summary)}`
			};
			return ends[group];
		};
		const maximumDistinct = 1e5;
		const countsDistinct = ({ counts, failedTests }) => failedTests !== undefined && counts.failed <= maximumDistinct;
		function judgedGroups(summary) {
			if (summary.verdicts === undefined || !countsDistinct(summary)) return {
				counts: undefined,
				groups: []
			};
			const counts = (0, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.OS)(summary);
			return {
				counts,
				groups: _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.HZ.filter((group) => counts[group] > 0)
			};
		}
		function isVerdictGiven({ summary, isVerdictTitled }) {
			if (isVerdictTitled === true) return true;
			const { groups } = judgedGroups(summary);
			return groups.length === 1 && groups[0] !== "failed";
		}
		function groupTag(group, summary) {
			const counts = (0, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.OS)(summary);
			const isFixed = group === "known" && (0, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.ST)(summary);
			return isFixed ? `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.B)(counts.known)} fixed on ${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_1__.s)(summary)} since` : groupCount(group, counts[group], summary);
		}
		function verdictCounts(summary) {
			const { counts, groups } = judgedGroups(summary);
			const [only] = groups;
			if (counts === undefined || only === undefined) return "";
			if (groups.length === 1) return allOf(only, summary);
			if (groups.length === 2 && counts.failed > 0 && counts.quarantined > 0) {
				return `, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.B)(counts.quarantined)} of them ${(0, _quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__.Z)(counts.quarantined, summary)}`;
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
