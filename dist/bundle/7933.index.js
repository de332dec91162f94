export const id = 7933;
export const ids = [7933];
export const modules = {
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
	11923: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => statusWord });
		const statusWord = (status) => status === "successful" ? "passed" : status;
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
		const keyOf = (lines) => lines.map((line) => line.trim()).filter((line) => line !== "").join("\n");
		function withoutShownSource(lines, shown) {
			const kept = [];
			for (let start = 0; start < lines.length;) {
				let end = start;
				while (isSourceLine(lines[end] ?? "")) end += 1;
				const source = lines.slice(start, end);
				const key = keyOf(source);
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
				const key = keyOf(errorOf(each));
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
			S: () => testKey,
			o: () => distinctTests
		});
		const testKey = (test) => test.id ?? test;
		const distinctTests = (failures) => new Map(failures.map(({ test }) => [testKey(test), test]));
	}),
	40250: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Nn: () => defaultFailOn,
			Vw: () => failOnWords,
			XV: () => parseFailOn,
			d_: () => applicableFailOn
		});
		var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34758);
		const failOnWords = [
			"failed",
			"new",
			"incomplete",
			"no-tests",
			"unreadable",
			"missing",
			"fewer",
			"regressed",
			"delivery",
			"never"
		];
		const defaultFailOn = new Set([
			"failed",
			"incomplete",
			"no-tests",
			"unreadable"
		]);
		function applicableFailOn(failOn, { testsAreOptional = false, isOnBranch }) {
			const words = [...failOn].filter((word) => word !== "no-tests" || !testsAreOptional);
			return new Set(words.map((word) => word === "new" && isOnBranch ? "failed" : word));
		}
		const isFailOnWord = (word) => failOnWords.some((known) => known === word);
		function parseFailOn(text) {
			const words = text.split(",").map((word) => word.trim().toLowerCase());
			const known = new Set();
			for (const word of words) {
				if (word === "") continue;
				if (!isFailOnWord(word)) {
					throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`fail-on: unknown word "${word.slice(0, 100)}"; did you mean "${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(word.slice(0, 100), failOnWords)}"?`, { hint: `Use a comma-separated list of ${failOnWords.slice(0, -1).join(", ")}, or never.` });
				}
				known.add(word);
			}
			if (known.size === 0) return defaultFailOn;
			if (known.has("never") && known.size > 1) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`fail-on: "${text.slice(0, 100)}" combines "never" with other words.`, { hint: "Use only \"never\", or leave it out." });
			}
			return known;
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
	21174: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => showsCauses,
			x: () => causeRows
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43268);
		var _judge_failure_cause_cause_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87641);
		var _failed_test_details_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1749);
		var _failed_test_source_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23107);
		var _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94158);
		var _test_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75752);
		var _verdicts_cause_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70732);
		const minimumSaving = .05;
		function showsCauses({ causes, otherCauses }) {
			const entries = causes.reduce((sum, { tests }) => sum + tests, otherCauses);
			const saved = entries - causes.length - otherCauses;
			return saved > 0 && saved >= minimumSaving * entries;
		}
		function placeOf({ cause }, { causeLocations, source }) {
			const location = causeLocations?.get(cause.id);
			if (location !== undefined) {
				return {
					text: (0, _failed_test_source_link_js__WEBPACK_IMPORTED_MODULE_1__.z7)(location.file, location.line),
					...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__.X)({ url: source && (0, _failed_test_source_link_js__WEBPACK_IMPORTED_MODULE_1__.Hx)(source, location) })
				};
			}
			return cause.frame && { text: (0, _failed_test_source_link_js__WEBPACK_IMPORTED_MODULE_1__.z7)((0, _judge_failure_cause_cause_frame_js__WEBPACK_IMPORTED_MODULE_0__.G)(cause.frame), cause.frame.line) };
		}
		function rowOf(summary, verdict, scope, hasFullNames) {
			const { cause, executions, tests, jobs, first } = summary;
			const place = placeOf(summary, scope);
			const url = (0, _failed_test_details_url_js__WEBPACK_IMPORTED_MODULE_5__.b)(cause.id, jobs, scope);
			return {
				id: cause.id,
				signature: cause.signature,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__.X)({ verdict }),
				executions,
				tests,
				jobs: (0, _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_2__.VP)(jobs, scope, hasFullNames) ?? "",
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__.X)({ place }),
				names: first.map(({ name }) => (0, _test_name_js__WEBPACK_IMPORTED_MODULE_6__.H)(name)),
				more: Math.max(0, tests - first.length),
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__.X)({ url })
			};
		}
		function causeRows(scope, { hasFullNames = false } = {}) {
			const { causes, failures } = scope.summary;
			const verdictOf = (0, _verdicts_cause_verdict_js__WEBPACK_IMPORTED_MODULE_3__.k)(failures);
			return causes.filter(({ tests }) => tests > 1).map((cause) => rowOf(cause, verdictOf(cause), scope, hasFullNames));
		}
	}),
	71479: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$M: () => causePlace,
			E9: () => causeTable,
			JD: () => causeReach
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3517);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
		var _verdicts_cause_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70732);
		var _cause_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21174);
		const maximumRows = 10;
		const maximumSignature = 200;
		const maximumName = 100;
		const causeReach = ({ tests, jobs }) => `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.p)(tests, "test")}${jobs === "" ? "" : ` ${jobs}`}`;
		const causePlace = ({ place }) => place === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(place.url, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(place.text))];
		function namesOf({ names, more, url }) {
			const rest = more === 0 ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(url, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.B)(more)} more`))];
			return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Bs)(...names.map((name) => [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(name, maximumName))]), rest);
		}
		const cellsOf = (row, scope) => [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.ko)((0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.B)(row.executions))], [
			(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.ti)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(row.signature, maximumSignature)),
			_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.qL,
			...(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Bs)((0, _verdicts_cause_verdict_js__WEBPACK_IMPORTED_MODULE_2__.K)(row.verdict, scope), [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(causeReach(row))], causePlace(row)),
			_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.qL,
			(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.EX)(...namesOf(row))
		]];
		function causeTable(scope) {
			const rows = (0, _cause_rows_js__WEBPACK_IMPORTED_MODULE_3__.x)(scope);
			if (rows.length === 0) return [];
			const shown = rows.slice(0, maximumRows);
			const more = rows.length - shown.length + scope.summary.otherCauses;
			const table = {
				type: "table",
				align: ["right", "left"],
				head: [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("Failures")], [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("Cause")]],
				rows: shown.map((row) => cellsOf(row, scope))
			};
			return [table, ...more > 0 ? [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.FY)((0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.p)(more, "more cause")}`))] : []];
		}
	}),
	63545: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => singleFailures });
		function singleFailures({ failures, causes, otherCauses }) {
			const shared = new Set(causes.flatMap(({ cause, tests }) => tests > 1 ? [cause.id] : []));
			return {
				failures: failures.filter(({ cause }) => !shared.has(cause.id)),
				total: causes.length - shared.size + otherCauses
			};
		}
	}),
	47850: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => changeOf });
		var _number_patterns_number_decimal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62427);
		function changeOf(value, baseline, { expectedTrend, tolerance }) {
			const absolute = decimalDifference(value, baseline);
			const relative = absolute / Math.abs(baseline);
			const trend = Math.abs(absolute) <= tolerance ? "same" : absolute > 0 ? "up" : "down";
			const isJudged = expectedTrend !== undefined && (trend !== "same" || expectedTrend === "same");
			return {
				absolute,
				relative: Number.isFinite(relative) ? relative : undefined,
				trend,
				isExpected: isJudged ? trend === expectedTrend : undefined
			};
		}
		function decimalDifference(a, b) {
			const [left, right] = [(0, _number_patterns_number_decimal_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(a), (0, _number_patterns_number_decimal_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(b)];
			const exponent = Math.min(exponentOf(left), exponentOf(right));
			const scaled = (decimal, sign) => BigInt(Math.sign(sign)) * BigInt(decimal.digits) * 10n ** BigInt(exponentOf(decimal) - exponent);
			return Number(`${scaled(left, a) - scaled(right, b)}e${exponent}`);
		}
		const exponentOf = ({ digits, point }) => point - digits.length;
	}),
	43147: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => defineComponent });
		const defineComponent = (component) => component;
	}),
	44249: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => components });
		var registry_namespaceObject = {};
		__webpack_require__.r(registry_namespaceObject);
		__webpack_require__.d(registry_namespaceObject, {
			alert: () => alert_alert,
			causes: () => causes,
			changes: () => changes,
			failures: () => failures,
			fileSummary: () => fileSummary,
			flakyTests: () => flakyTests,
			headline: () => headline_headline,
			jobs: () => jobs,
			markdown: () => markdown,
			problems: () => problems.Bk,
			property: () => property,
			section: () => section,
			slowestTests: () => slowestTests,
			tagSummary: () => tagSummary,
			testSummary: () => testSummary,
			tests: () => tests
		});
		var component = __webpack_require__(43147);
		;
		const markdownParts = (text, { evaluator }) => evaluator.parts(text).map((part) => ({
			kind: part.kind === "literal" ? "markdown" : "value",
			text: part.text
		}));
		const isEmptyMarkdown = (parts) => parts.every(({ text }) => text.trim() === "");
		;
		const alert_alert = (0, component.p)({
			description: "Shows a highlighted note.",
			properties: ({ Type, template }) => ({
				severity: Type.Enum([
					"note",
					"tip",
					"important",
					"warning",
					"caution"
				], { description: "The severity of the note." }),
				text: template("The text of the note, in Markdown.")
			}),
			resolve: ({ severity, text }, context) => ({
				severity,
				text: markdownParts(text, context)
			}),
			build: ({ severity, text }) => isEmptyMarkdown(text) ? [] : [{
				type: "alert",
				severity,
				children: [{
					type: "markdown",
					parts: text
				}]
			}]
		});
		var cause_table = __webpack_require__(71479);
		;
		const causes = (0, component.p)({
			description: "Shows the causes that several failed tests share.",
			properties: () => ({}),
			build: (_properties, scope) => scope.detail.tests === 0 ? [] : (0, cause_table.E9)(scope)
		});
		var text_counts = __webpack_require__(3517);
		var node_builders = __webpack_require__(48032);
		var headline = __webpack_require__(83510);
		var change_counts = __webpack_require__(31848);
		var change_words = __webpack_require__(74175);
		var verdict_facts = __webpack_require__(49512);
		;
		const maximumLines = 20;
		function changedFold(kind, scope) {
			const { count = 0, tests = [] } = scope.summary.changes?.[kind] ?? {};
			if (count === 0) return [];
			const shown = tests.slice(0, Math.min(maximumLines, scope.detail.tests));
			const more = count - shown.length;
			const title = `${(0, text_counts.B)(count)} ${change_counts.mF[kind]}`;
			if (shown.length === 0) return [(0, node_builders.FY)((0, node_builders.Qq)(title))];
			const items = shown.map((test) => (0, change_words.vK)(kind, test, scope));
			return [(0, node_builders.AU)(title, [(0, node_builders.Mn)([...items, ...more > 0 ? [[(0, node_builders.Qq)(`and ${(0, text_counts.B)(more)} more`)]] : []])])];
		}
		function fixed(scope) {
			if ((0, headline.LZ)(scope) && (0, headline.ys)(scope) === "successful") return [];
			const facts = (0, change_words.X0)(scope);
			return facts.length === 0 ? [] : [(0, node_builders.FY)((0, node_builders.qS)("successful"), (0, node_builders.Qq)(" "), ...(0, verdict_facts.n0)(facts))];
		}
		const changes = (0, component.p)({
			description: "Shows the tests that changed without failing, compared with the base branch: fixed ones in one line, and those that are gone, newly skipped and slower in folds.",
			properties: () => ({}),
			build(_properties, scope) {
				if (scope.summary.changes === undefined || !scope.detail.extras) return [];
				const kinds = Object.keys(change_counts.mF);
				const folds = kinds.flatMap((kind) => changedFold(kind, scope));
				return scope.place === "comment" ? [...folds, ...fixed(scope)] : [...fixed(scope), ...folds];
			}
		});
		;
		const commentLines = 20;
		const comment = {
			open: 5,
			lines: commentLines
		};
		const page = {
			open: 20,
			lines: 200
		};
		function failureBudget({ place, detail }) {
			const limits = place === "comment" ? comment : page;
			const open = Math.min(limits.open, detail.tests);
			return {
				open,
				lines: Math.min(limits.lines, detail.tests - open)
			};
		}
		var distinct_tests = __webpack_require__(81706);
		var failure_group = __webpack_require__(90048);
		var cause_rows = __webpack_require__(21174);
		var single_failures = __webpack_require__(63545);
		var shorten = __webpack_require__(59088);
		var job_phrase = __webpack_require__(94158);
		var details_url = __webpack_require__(1749);
		var failed_test_title = __webpack_require__(33169);
		;
		const maximumReason = 120;
		const reasonCode = ({ headline = "" }) => headline.trim() === "" ? [] : [(0, node_builders.ti)((0, shorten.m)(headline, maximumReason - 2))];
		function withFacts(title, facts, reason = []) {
			const shown = (0, node_builders.Bs)(...facts);
			return [
				...title,
				...shown.length === 0 ? [] : [(0, node_builders.Qq)(" \u2014 "), ...shown],
				...reason.length === 0 ? [] : [(0, node_builders.Qq)(" · "), ...reason]
			];
		}
		function failureLine(failure, scope, withSuite = true) {
			const title = (0, failed_test_title.nV)(failure, withSuite, (0, details_url.g)(failure, scope));
			const jobs = (0, job_phrase.XB)(failure.jobs, scope);
			const facts = [...(0, verdict_facts.Jo)(failure, scope, scope.isVerdictTitled), ...jobs === undefined ? [] : [[(0, node_builders.Qq)(jobs)]]];
			return withFacts(title, facts, reasonCode(failure.test));
		}
		var verdict_counts = __webpack_require__(52775);
		var failure_body = __webpack_require__(38770);
		var owner_names = __webpack_require__(47133);
		var source_link = __webpack_require__(23107);
		;
		function factsOf(failure, scope) {
			const { test } = failure;
			const jobs = (0, job_phrase.XB)(failure.jobs, scope);
			const owners = (0, owner_names.M)(test, scope);
			const details = (0, details_url.g)(failure, scope);
			return (0, node_builders.Bs)(...(0, verdict_facts.gG)(failure, scope, scope.isVerdictTitled), jobs === undefined ? [] : [(0, node_builders.Qq)(jobs)], (0, source_link.S0)(test, scope), owners === "" ? [] : [(0, node_builders.Qq)(owners)], details === undefined ? [] : [(0, node_builders.q)(details, (0, node_builders.Qq)("details"))]);
		}
		function openFailure(failure, scope, withSuite = true) {
			const facts = factsOf(failure, scope);
			return [(0, node_builders.FY)(...(0, failed_test_title.nV)(failure, withSuite), ...facts.length === 0 ? [] : [node_builders.qL, ...facts]), ...(0, failure_body.l)(failure.test, scope)];
		}
		;
		function failureLines(failures, more, scope, url) {
			const rest = more > 0 ? [[(0, node_builders.q)(url, (0, node_builders.Qq)(`and ${(0, text_counts.B)(more)} more`))]] : [];
			const items = [...failures.map((failure) => failureLine(failure, scope)), ...rest];
			return items.length === 0 ? [] : [(0, node_builders.Mn)(items)];
		}
		function others(failures, more, scope) {
			const all = failures.length + more;
			if (scope.place !== "comment" || all === 0) return failureLines(failures, more, scope);
			if (failures.length === 0) return [(0, node_builders.FY)((0, node_builders.Qq)(`and ${(0, text_counts.p)(all, "more failure")}`))];
			return [(0, node_builders.AU)((0, text_counts.p)(all, "more failure"), failureLines(failures, more, scope))];
		}
		function failureList(failures, total, { open, lines: room }, scope) {
			const end = open + room;
			return [...failures.slice(0, open).flatMap((failure) => openFailure(failure, scope)), ...others(failures.slice(open, end), Math.max(total, failures.length) - Math.min(failures.length, end), scope)];
		}
		var failures_of_groups = __webpack_require__(83230);
		;
		const maximumCauses = 10;
		const maximumSingle = 5;
		function withCauses(scope, summary, limit) {
			const shared = summary.causes.filter(({ tests }) => tests > 1);
			const otherCauses = Math.max(0, shared.length - limit);
			return {
				...scope,
				summary: {
					...summary,
					causes: shared.slice(0, limit),
					otherCauses
				}
			};
		}
		const tableOf = (scope, summary) => (0, cause_table.E9)(withCauses(scope, summary, Math.min(maximumCauses, scope.detail.tests)));
		function foldOf({ group, summary, total, isMore }, scope, room) {
			const title = (0, verdict_counts.h)(group, total, summary, isMore);
			const isByCause = (0, cause_rows.H)(summary) && scope.detail.tests > 0;
			const listed = isByCause ? (0, single_failures.y)(summary) : {
				failures: summary.failures,
				total
			};
			const shown = listed.failures.slice(0, room);
			const more = Math.max(listed.total, listed.failures.length) - shown.length;
			const content = [...isByCause ? tableOf(scope, summary) : [], ...failureLines(shown, more, scope)];
			if (shown.length === 0 && !isByCause) return [(0, node_builders.FY)((0, node_builders.Qq)(title))];
			return [(0, node_builders.AU)(title, content)];
		}
		function excusedFolds(groups, scope, room) {
			let left = room;
			return groups.flatMap((group) => {
				const blocks = foldOf(group, scope, left);
				left = Math.max(0, left - group.summary.failures.length);
				return blocks;
			});
		}
		function withTable(scope, leading) {
			const { summary, detail } = scope;
			const tabled = (0, failures_of_groups.d)(summary, failure_group.uj);
			const single = (0, single_failures.y)(leading);
			const shown = single.failures.slice(0, Math.min(maximumSingle, detail.tests));
			const rest = single.failures.slice(shown.length);
			const room = Math.min(commentLines, detail.tests) - shown.length;
			const counts = (0, failure_group.OS)(summary);
			const withoutTable = (0, single_failures.y)(tabled).failures;
			const folded = failure_group.yY.flatMap((group) => {
				if (group === "quarantined") return ofGroup(group, scope);
				const failures = withoutTable.filter((failure) => (0, failure_group.WK)(failure) === group);
				const total = (0, distinct_tests.o)(failures).size;
				return total === 0 ? [] : [{
					group,
					summary: {
						...summary,
						failures,
						causes: []
					},
					total,
					isMore: total < counts[group]
				}];
			});
			return [
				...tableOf(scope, tabled),
				...shown.length === 0 ? [] : [(0, node_builders.Mn)(shown.map((failure) => failureLine(failure, scope)))],
				...failureList(rest, single.total - shown.length, {
					open: 0,
					lines: room
				}, scope),
				...excusedFolds(folded, scope, Math.max(0, room - rest.length))
			];
		}
		function ofGroup(group, { summary }) {
			const own = (0, failures_of_groups.d)(summary, new Set([group]));
			const { failedTests: total = 0 } = own;
			return total === 0 ? [] : [{
				group,
				summary: own,
				total,
				isMore: false
			}];
		}
		function failuresInComment(scope, budget) {
			const leading = (0, failures_of_groups.d)(scope.summary, failure_group.ZC);
			if ((0, cause_rows.H)(leading)) return withTable(scope, leading);
			const { failures, failedTests = failures.length } = leading;
			const folded = failure_group.yY.flatMap((group) => ofGroup(group, scope));
			const open = Math.min(budget.open, failures.length);
			const room = Math.min(commentLines, scope.detail.tests - open) - (failures.length - open);
			return [...failureList(failures, failedTests, budget, scope), ...excusedFolds(folded, scope, Math.max(0, room))];
		}
		var cause_verdict = __webpack_require__(70732);
		;
		function causeHeading(row, scope) {
			const verdict = scope.isVerdictTitled ? [] : (0, cause_verdict.K)(row.verdict, scope);
			const facts = (0, node_builders.Bs)(verdict, [(0, node_builders.Qq)((0, cause_table.JD)(row))], (0, cause_table.$M)(row));
			return (0, node_builders.FY)({
				type: "strong",
				children: [(0, node_builders.ti)(row.signature)]
			}, (0, node_builders.Qq)(" \u2014 "), ...facts);
		}
		;
		const failures_by_cause_maximumCauses = 10;
		function failuresByCause(scope, { open, lines: room }) {
			const rows = (0, cause_rows.x)(scope);
			const shown = rows.slice(0, Math.min(failures_by_cause_maximumCauses, open === 0 ? room : open));
			let lineRoom = room;
			const blocks = shown.flatMap((row, index) => {
				const all = scope.summary.failures.filter(({ cause }) => cause.id === row.id);
				const first = open === 0 ? undefined : all[0];
				const others = first === undefined ? all : all.slice(1);
				const own = others.slice(0, Math.floor(lineRoom / (shown.length - index)));
				lineRoom -= own.length;
				const more = row.tests - own.length - (first === undefined ? 0 : 1);
				return [
					causeHeading(row, scope),
					...first === undefined ? [] : openFailure(first, scope),
					...failureLines(own, more, scope, row.url)
				];
			});
			const hidden = rows.length - shown.length;
			const single = (0, single_failures.y)(scope.summary);
			return [
				...blocks,
				...hidden > 0 ? [(0, node_builders.FY)((0, node_builders.Qq)(`and ${(0, text_counts.p)(hidden, "more cause")}`))] : [],
				...failureList(single.failures, single.total, {
					open: open === 0 ? 0 : open - shown.length,
					lines: lineRoom
				}, scope)
			];
		}
		var group_title = __webpack_require__(64942);
		;
		function listed(scope, budget) {
			const { failures, failedTests, counts } = scope.summary;
			return (0, cause_rows.H)(scope.summary) ? failuresByCause(scope, budget) : failureList(failures, failedTests ?? counts.failed, budget, scope);
		}
		function groupsOf({ summary }) {
			const counts = (0, failure_group.OS)(summary);
			const listed = new Set(summary.failures.map(failure_group.WK));
			const groups = failure_group.HZ.filter((group) => counts[group] > 0 || listed.has(group));
			const hasLeading = groups.some((group) => failure_group.ZC.has(group));
			return {
				groups,
				isOpen: (group) => hasLeading ? failure_group.ZC.has(group) : group === groups[0] && group !== "quarantined"
			};
		}
		function failuresOnPage(scope, { open, lines }, hasHeadings) {
			const { summary } = scope;
			const { groups, isOpen } = groupsOf(scope);
			let left = {
				open,
				lines
			};
			return groups.flatMap((group) => {
				const own = summary.verdicts === undefined ? summary : (0, failures_of_groups.d)(summary, new Set([group]));
				const hasTitle = hasHeadings || !failure_group.ZC.has(group);
				const budget = isOpen(group) ? left : {
					...left,
					open: 0
				};
				left = {
					open: Math.max(0, left.open - own.failures.length),
					lines: Math.max(0, left.lines - own.failures.length)
				};
				const children = listed({
					...scope,
					summary: own,
					isVerdictTitled: hasTitle
				}, budget);
				if (!hasTitle) return children;
				return [{
					type: "section",
					title: [(0, node_builders.Qq)((0, group_title.S)(group, summary))],
					fold: "fixed",
					children
				}];
			});
		}
		;
		const failures = (0, component.p)({
			description: "Shows the causes that several failed tests share, and the other failed tests.",
			properties: ({ Type }) => ({ headings: Type.Optional(Type.Boolean({
				default: false,
				description: "Whether the first failures have a heading: \"New\" or, without a history, \"Failed\". Known, flaky and quarantined failures always have one. A comment shows them in folds instead."
			})) }),
			build({ headings = false }, scope) {
				if (scope.summary.counts.failed === 0) return [];
				const budget = failureBudget(scope);
				return scope.place === "comment" ? failuresInComment(scope, budget) : failuresOnPage(scope, budget, headings);
			}
		});
		var durations = __webpack_require__(94408);
		var record = __webpack_require__(25385);
		;
		const always = ["successful", "failed"];
		const titles = {
			successful: "Passed",
			failed: "Failed",
			skipped: "Skipped",
			cancelled: "Cancelled",
			running: "Running",
			unknown: "Unknown",
			flaky: "Flaky"
		};
		function countsTable(title, rows) {
			const columns = [...record.b, "flaky"].filter((column) => always.includes(column) || rows.some((row) => row.counts[column] > 0));
			const labelled = title !== undefined;
			return {
				type: "table",
				align: [
					...labelled ? ["left"] : [],
					"right",
					...columns.map(() => "right"),
					"right"
				],
				head: [
					...labelled ? [[(0, node_builders.Qq)(title)]] : [],
					[(0, node_builders.Qq)("Tests")],
					...columns.map((column) => [(0, node_builders.qS)(column, titles[column])]),
					[(0, node_builders.Qq)("Duration")]
				],
				rows: rows.map(({ label, counts }) => [
					...labelled ? [label] : [],
					[(0, node_builders.Qq)((0, text_counts.B)(counts.total))],
					...columns.map((column) => [(0, node_builders.Qq)(counts[column] === 0 ? "\u2013" : (0, text_counts.B)(counts[column]))]),
					[(0, node_builders.Qq)((0, durations.a)(counts.duration))]
				])
			};
		}
		;
		const maximumRows = 50;
		const fileRows = ({ files }) => files.filter((file) => file.counts.total > 0).toSorted((a, b) => b.counts.failed - a.counts.failed || b.counts.duration - a.counts.duration).map((file) => ({
			label: [(0, node_builders.ti)(file.path)],
			counts: file.counts
		}));
		const fileSummary = (0, component.p)({
			description: "Shows the number of tests by result file and status.",
			properties: () => ({}),
			build(_properties, { summary, detail }) {
				const all = fileRows(summary);
				if (all.length < 2 || !detail.extras) return [];
				const rows = all.slice(0, Math.min(maximumRows, detail.tests));
				const more = all.length - rows.length;
				return [countsTable("File", rows), ...more > 0 ? [(0, node_builders.FY)((0, node_builders.Qq)(`and ${(0, text_counts.p)(more, "more file")}`))] : []];
			}
		});
		;
		function flakyLine(flaky, scope) {
			const { test, jobs } = flaky;
			const { attempts = 0 } = test;
			const passed = attempts > 1 ? `passed on attempt ${attempts} of ${attempts}` : undefined;
			const place = [passed, (0, job_phrase.XB)(jobs, scope)].filter((fact) => fact !== undefined).join(" ");
			const facts = [place === "" ? [] : [(0, node_builders.Qq)(place)], ...(0, verdict_facts.Jo)(flaky, scope, scope.isVerdictTitled)];
			return withFacts((0, failed_test_title.XF)(test, true, (0, details_url.g)(flaky, scope)), facts, reasonCode(test));
		}
		;
		const maximumOpen = 3;
		const maximumFolded = 20;
		function flaky_tests_listed(tests, more, scope) {
			const rest = more > 0 ? [[(0, node_builders.Qq)(`and ${(0, text_counts.p)(more, "more flaky test")}`)]] : [];
			const items = [...tests.map((test) => flakyLine(test, scope)), ...rest];
			return items.length === 0 ? [] : [(0, node_builders.Mn)(items)];
		}
		const flakyTests = (0, component.p)({
			description: "Shows the tests that passed only after a failed attempt.",
			properties: ({ Type }) => ({ collapsible: Type.Optional(Type.Boolean({
				default: false,
				description: "Whether the tests can be collapsed. If no test failed, the first three are always visible."
			})) }),
			build({ collapsible = false }, scope) {
				const { summary, detail } = scope;
				const { counts, flakyTests: total = counts.flaky, flakyFailures: tests } = summary;
				if (total === 0 || !detail.extras) return [];
				if (!collapsible) {
					const shown = tests.slice(0, detail.tests);
					return flaky_tests_listed(shown, total - shown.length, {
						...scope,
						isVerdictTitled: true
					});
				}
				const open = counts.failed > 0 ? [] : tests.slice(0, Math.min(maximumOpen, detail.tests));
				const folded = tests.slice(open.length, open.length + Math.min(maximumFolded, detail.tests));
				const rest = total - open.length;
				if (rest <= 0) return flaky_tests_listed(open, 0, scope);
				const title = `${(0, text_counts.B)(rest)} ${open.length === 0 ? "" : "more "}flaky`;
				return [...flaky_tests_listed(open, 0, scope), (0, node_builders.AU)(title, flaky_tests_listed(folded, rest - folded.length, scope))];
			}
		});
		;
		const fixedIn = (scope) => (0, headline.LZ)(scope) && (0, headline.ys)(scope) === "successful" ? (0, change_words.X0)(scope) : [];
		const headline_headline = (0, component.p)({
			description: "Shows the outcome in one line, and the other counts and the duration in a second one.",
			properties: () => ({}),
			build(_properties, scope) {
				const quiet = (0, headline.zr)(scope);
				const facts = (0, node_builders.Bs)(quiet.length === 0 ? [] : [(0, node_builders.Qq)(quiet.join(" · "))], fixedIn(scope));
				return [...scope.place === undefined ? [{
					type: "heading",
					depth: 2,
					children: [(0, node_builders.qS)((0, headline.ys)(scope)), (0, node_builders.Qq)(` ${(0, headline.uh)(scope)}`)]
				}] : [], ...facts.length === 0 ? [] : [(0, node_builders.FY)(...facts)]];
			}
		});
		var test_counts = __webpack_require__(77727);
		var job_grid = __webpack_require__(34549);
		;
		function jobMark({ state, status, counts }) {
			if (state === "waiting") return "waiting";
			if (state === "missing") return "cancelled";
			return status === "failed" && (0, test_counts.VZ)(counts) === 0 ? "incomplete" : status;
		}
		;
		const job_blocks_maximumRows = 8;
		const words = {
			failed: "failed",
			incomplete: "incomplete",
			cancelled: "cancelled",
			waiting: "running",
			running: "running",
			unknown: "unknown",
			skipped: "skipped"
		};
		const order = Object.keys(words);
		const none = (0, node_builders.Qq)("\u2013");
		const cellOf = (group) => {
			if (group === undefined) return [none];
			const failed = (0, test_counts.VZ)(group.counts);
			return [(0, node_builders.q)(group.url, (0, node_builders.qS)(jobMark(group), failed === 0 ? "" : (0, text_counts.B)(failed)))];
		};
		const gridTable = ({ base, columns, rows }) => ({
			type: "table",
			align: ["left", ...columns.map(() => "center")],
			head: [[(0, node_builders.Qq)(base)], ...columns.map((column) => [(0, node_builders.Qq)(column)])],
			rows: rows.map(({ label, cells }) => [[(0, node_builders.Qq)(label)], ...cells.map(cellOf)])
		});
		const number = (count) => [count === 0 ? none : (0, node_builders.Qq)((0, text_counts.B)(count))];
		function rowOf(group) {
			const { name, url, counts, duration = counts.duration } = group;
			return [
				[(0, node_builders.q)(url, (0, node_builders.qS)(jobMark(group), name))],
				number(counts.failed),
				number(counts.total),
				[duration === 0 ? none : (0, node_builders.Qq)((0, durations.a)(duration))]
			];
		}
		function sumRow(label, groups) {
			const counts = (0, test_counts.s4)();
			for (const group of groups) (0, test_counts.c5)(counts, group.counts);
			return [
				label,
				number(counts.failed),
				number(counts.total),
				[none]
			];
		}
		function title(groups, noun) {
			const numbers = new Map();
			for (const group of groups) {
				const word = words[jobMark(group)] ?? "";
				numbers.set(word, (numbers.get(word) ?? 0) + 1);
			}
			return [...numbers].map(([word, count], index) => `${index === 0 ? (0, text_counts.p)(count, noun) : (0, text_counts.B)(count)} ${word}`).join(" · ");
		}
		function jobList({ noun, groups }) {
			const passed = groups.filter((group) => jobMark(group) === "successful");
			const others = groups.filter((group) => jobMark(group) !== "successful").toSorted((a, b) => order.indexOf(jobMark(a)) - order.indexOf(jobMark(b)) || (0, test_counts.VZ)(b.counts) - (0, test_counts.VZ)(a.counts));
			if (others.length === 0) return [];
			const [shown, hidden] = [others.slice(0, job_blocks_maximumRows), others.slice(job_blocks_maximumRows)];
			const [onlyPassed] = passed;
			const table = {
				type: "table",
				align: [
					"left",
					"right",
					"right",
					"right"
				],
				head: [
					[(0, node_builders.Qq)(noun === "job" ? "Job" : "Module")],
					[(0, node_builders.Qq)("Failed")],
					[(0, node_builders.Qq)("Tests")],
					[(0, node_builders.Qq)("Duration")]
				],
				rows: [
					...shown.map(rowOf),
					...hidden.length === 0 ? [] : [sumRow([(0, node_builders.Qq)(`and ${(0, text_counts.p)(hidden.length, `more ${noun}`)}`)], hidden)],
					...passed.length === 1 && onlyPassed !== undefined ? [rowOf(onlyPassed)] : [],
					...passed.length > 1 ? [sumRow([(0, node_builders.qS)("successful", `${(0, text_counts.p)(passed.length, noun)} passed`)], passed)] : []
				]
			};
			return passed.length === 0 || hidden.length > 0 ? [(0, node_builders.AU)(title(others, noun), [table])] : [table];
		}
		function jobBlocks(parts) {
			if (parts.groups.length < 2) return [];
			const grid = (0, job_grid.S)(parts);
			return grid === undefined ? jobList(parts) : [gridTable(grid)];
		}
		var job_groups = __webpack_require__(41035);
		;
		const jobs = (0, component.p)({
			description: "Shows the jobs of a build, or the modules of its only job.",
			properties: ({ Type }) => ({ length: Type.Optional(Type.Enum(["short", "long"], { description: "Shows only a short list or a grid, or only a list that is so long that it is collapsed; default: either." })) }),
			build({ length }, { summary }) {
				const blocks = jobBlocks((0, job_groups.W)(summary));
				const isLong = blocks.some(({ type }) => type === "section");
				return length === undefined || length === "long" === isLong ? blocks : [];
			}
		});
		;
		const markdown = (0, component.p)({
			description: "Shows your own Markdown.",
			properties: ({ template }) => ({ text: template("The Markdown.", ["**{{ tests.total }}** tests"]) }),
			resolve: ({ text }, context) => ({ text: markdownParts(text, context) }),
			build: ({ text }) => isEmptyMarkdown(text) ? [] : [{
				type: "markdown",
				parts: text
			}]
		});
		var problems = __webpack_require__(29137);
		var change = __webpack_require__(47850);
		var property_format = __webpack_require__(65674);
		var property_limits = __webpack_require__(4672);
		;
		const queryProperties = ({ Type, template }) => ({
			org: Type.Optional(template("The organisation; default: the organisation of the run.")),
			project: Type.Optional(template("The project; default: the project of the run.")),
			module: Type.Optional(template("The module; default: the module of the run.")),
			build: Type.Optional(template("The name of a build.", ["{{ build.id }}"])),
			ref: Type.Optional(template("A branch or tag. Without a build, its latest build is used.", ["main"]))
		});
		const baselineProperties = (builders) => ({
			...queryProperties(builders),
			expectedTrend: builders.Type.Optional(builders.Type.Enum([
				"up",
				"down",
				"same"
			], { description: "The direction of a good change." })),
			tolerance: builders.Type.Optional(builders.Type.Number({
				minimum: 0,
				default: 0,
				description: "The largest change that counts as \"same\", in the unit of the property."
			})),
			over: builders.Type.Optional(builders.Type.Integer({
				minimum: 2,
				maximum: 50,
				description: "Compare with the median of this number of builds in the history. A change that the spread of their values explains counts as \"same\"."
			}))
		});
		const querySchema = (builders) => builders.closedObject(queryProperties(builders), { description: "The value to show; without build and ref, the value of the run." });
		const baselineSchema = (builders) => builders.closedObject(baselineProperties(builders), {
			description: "The value to compare with. Without build and ref: the value of the latest earlier build of the base branch of a pull request, or of the same ref.",
			if: {
				properties: { over: {} },
				required: ["over"]
			},
			then: { properties: { build: {
				not: {},
				description: "\"over\" compares with several builds, so it does not go with \"build\""
			} } }
		});
		var defined_fields = __webpack_require__(43268);
		;
		const deviationScale = 1.4826;
		const maximumDeviations = 3;
		function medianBaseline(values) {
			const [first, ...others] = values;
			if (first === undefined) return undefined;
			if (others.length === 0) return {
				value: first,
				spread: 0
			};
			const value = median(values.map((known) => known.value));
			const deviation = median(values.map((known) => Math.abs(known.value - value)));
			return {
				value: { value },
				spread: maximumDeviations * deviationScale * deviation,
				builds: values.length
			};
		}
		function median(numbers) {
			const sorted = numbers.toSorted((a, b) => a - b);
			const upper = sorted[sorted.length >> 1] ?? 0;
			const lower = sorted[sorted.length - 1 >> 1] ?? 0;
			return lower === upper ? upper : Number((lower / 2 + upper / 2).toPrecision(15));
		}
		;
		async function readProperty(property, sources) {
			const { name, valueType, value: valueQuery = {}, baseline: baselineQuery } = property;
			const asked = evaluated(valueQuery, sources);
			const recorded = await findValue(name, asked, sources);
			if (valueType === "string") return { value: recorded && {
				...recorded,
				value: String(recorded.value)
			} };
			const value = asNumber(recorded);
			if (baselineQuery === undefined) return { value };
			const against = evaluated(baselineQuery, sources);
			const shownModule = asked.module === undefined && !isElsewhere(asked, sources.run) ? recorded?.module : undefined;
			const query = {
				...(0, defined_fields.X)({ module: shownModule }),
				...against
			};
			return {
				value,
				baseline: await readBaseline(name, baselineQuery, query, sources)
			};
		}
		async function readBaseline(name, { expectedTrend, over, tolerance = 0 }, query, sources) {
			const expected = {
				tolerance,
				...(0, defined_fields.X)({ expectedTrend })
			};
			if (over === undefined) {
				const value = asNumber(await findBaseline(name, query, sources));
				return {
					value,
					...expected,
					...placeOf(query.build ?? value?.ref ?? value?.build)
				};
			}
			const question = questionOf(name, query, sources.run);
			const numbers = valuesInHistory(question, query, sources).flatMap((found) => asNumber(found) ?? []);
			const found = medianBaseline(numbers.slice(0, over));
			if (found === undefined) return {
				value: undefined,
				...expected
			};
			const { value, spread, builds } = found;
			const place = builds === undefined ? value.ref ?? value.build : `median of the last ${builds} builds`;
			return {
				value,
				...expected,
				...placeOf(place),
				tolerance: Math.max(tolerance, spread)
			};
		}
		const placeOf = (of) => of === undefined ? {} : { of };
		async function findValue(name, query, sources) {
			const { run, own } = sources;
			const question = questionOf(name, query, run);
			const ofRun = await askRun(own, question, query);
			const meansRun = query.build === undefined && query.ref === undefined && !isElsewhere(query, run);
			return ofRun !== undefined || meansRun ? ofRun : askEarlier(question, query, sources);
		}
		const isElsewhere = (query, run) => [
			"org",
			"project",
			"module"
		].some((name) => query[name] !== undefined && query[name] !== run[name]);
		async function askEarlier(question, query, sources) {
			for (const module of modulesOf(question, query)) {
				const found = await sources.earlier.latest({
					...question,
					module
				});
				if (found !== undefined) return found;
			}
			return valuesInHistory(question, query, sources)[0];
		}
		function valuesInHistory(question, query, { builds }) {
			for (const module of builds === undefined ? [] : modulesOf(question, query)) {
				const found = builds?.values({
					...question,
					module,
					ref: query.ref
				}) ?? [];
				if (found.length > 0) return found;
			}
			return [];
		}
		function modulesOf(question, { project, module }) {
			const byDefault = module === undefined && project !== undefined && project !== question.module;
			return byDefault ? [question.module, project] : [question.module];
		}
		async function findBaseline(name, query, sources) {
			const { run, own } = sources;
			const question = questionOf(name, query, run);
			if (query.build !== undefined) return await askEarlier(question, query, sources) ?? askRun(own, question, query);
			return askEarlier({
				...question,
				ref: query.ref ?? run.baseRef ?? run.ref,
				exceptBuild: run.build
			}, query, sources);
		}
		const questionOf = (name, query, { org, project, module }) => ({
			name,
			org,
			project,
			module,
			...query
		});
		async function askRun(own, question, { module }) {
			const found = await own.latest(question);
			return found === undefined && module === undefined ? own.latest({
				...question,
				module: undefined
			}) : found;
		}
		function evaluated({ org, project, module, build, ref }, { evaluator }) {
			const fields = Object.entries({
				org,
				project,
				module,
				build,
				ref
			});
			const texts = fields.map(([name, template = ""]) => [name, evaluator.text(template).trim()]);
			return Object.fromEntries(texts.filter(([, text]) => text !== ""));
		}
		const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
		function asNumber(found) {
			if (found === undefined) return undefined;
			const { value } = found;
			const number = typeof value === "number" ? value : decimal.test(value.trim()) ? Number(value) : Number.NaN;
			return Number.isFinite(number) ? {
				...found,
				value: number
			} : undefined;
		}
		;
		const head = [
			"Property",
			"Value",
			"Change"
		].map((title) => [(0, node_builders.Qq)(title)]);
		const maximumValue = 200;
		const maximumPlace = 60;
		const noValue = "no value";
		const onlyForNumbers = (key) => ({
			not: {},
			description: `only a property of valueType "number" has a ${key}`
		});
		const property = (0, component.p)({
			description: "Shows a property of the build and its change.",
			properties: (builders) => {
				const { Type } = builders;
				return {
					name: Type.String({
						minLength: 1,
						description: "The name of the property.",
						examples: ["coverage"]
					}),
					valueType: Type.Enum(["number", "string"], { description: "The type of its value." }),
					format: Type.Optional(Type.String({
						format: "number-pattern",
						description: "The format of the number, as a pattern of java.text.DecimalFormat.",
						examples: ["#,##0.00", "0.0'%'"]
					})),
					currency: Type.Optional(Type.String({
						pattern: "^[A-Z]{3}$",
						default: "USD",
						description: "The ISO code of the currency for \"¤\" in the pattern."
					})),
					min: Type.Optional(Type.Number({ description: "The smallest good value. A smaller one is marked, and \"regressed\" of fail-on fails." })),
					max: Type.Optional(Type.Number({ description: "The largest good value. A larger one is marked, and \"regressed\" of fail-on fails." })),
					value: Type.Optional(querySchema(builders)),
					baseline: Type.Optional(baselineSchema(builders))
				};
			},
			keywords: {
				if: {
					properties: { valueType: { const: "string" } },
					required: ["valueType"]
				},
				then: { properties: {
					format: onlyForNumbers("format"),
					currency: onlyForNumbers("currency"),
					min: onlyForNumbers("min"),
					max: onlyForNumbers("max"),
					baseline: onlyForNumbers("baseline")
				} }
			},
			async resolve(properties, context) {
				const { value: _value, baseline: _baseline, ...shown } = properties;
				return {
					...shown,
					reading: await readProperty(properties, context)
				};
			},
			build({ name, format, currency, reading: { value, baseline }, ...limits }) {
				const formatted = (0, property_format.j)(format, currency);
				const shown = (found) => {
					if (found === undefined) return noValue;
					return typeof found.value === "number" ? formatted(found.value) : (0, shorten.m)(found.value, maximumValue);
				};
				const valueCell = [(0, node_builders.Qq)(shown(value)), ...limitMark(value, limits, formatted)];
				const parts = baseline === undefined ? undefined : changeParts(value, baseline, formatted, shown(baseline.value));
				return [{
					type: "table",
					align: [
						"left",
						"right",
						"left"
					],
					head,
					rows: [[
						[(0, node_builders.Qq)(name)],
						valueCell,
						parts === undefined ? [] : changeCell(parts)
					]],
					facts: [{
						label: name,
						value: [...valueCell, ...parts === undefined ? [] : changeFact(parts)]
					}]
				}];
			}
		});
		function limitMark(value, limits, formatted) {
			const exceeded = typeof value?.value === "number" ? (0, property_limits.n)(value.value, limits) : undefined;
			return exceeded === undefined ? [] : [(0, node_builders.Qq)(` (${exceeded.kind} ${formatted(exceeded.limit)}) `), (0, node_builders.qS)("failed")];
		}
		function changeParts(value, baseline, formatted, shownBaseline) {
			const place = baseline.of === undefined ? "baseline" : (0, shorten.m)(baseline.of, maximumPlace);
			const against = `(${place} ${shownBaseline})`;
			if (typeof value?.value !== "number" || typeof baseline.value?.value !== "number") return {
				against,
				difference: undefined,
				trend: "same",
				verdict: []
			};
			const { absolute, isExpected, trend } = (0, change.C)(value.value, baseline.value.value, baseline);
			const verdict = isExpected === undefined ? [] : [(0, node_builders.Qq)(" "), (0, node_builders.qS)(isExpected ? "successful" : "failed")];
			return {
				against,
				difference: signed(absolute, formatted),
				trend,
				verdict
			};
		}
		const changeCell = ({ against, difference, verdict }) => [(0, node_builders.Qq)(difference === undefined ? against : `${difference} ${against}`), ...verdict];
		const arrows = {
			up: "\u2191",
			down: "\u2193",
			same: "\u2192"
		};
		const changeFact = ({ against, difference, trend, verdict }) => [(0, node_builders.Qq)(` ${against}${difference === undefined ? "" : ` ${arrows[trend]} ${difference}`}`), ...verdict];
		function signed(number, format) {
			const shown = format(number);
			if (number === 0) return `±${shown}`;
			return number > 0 && !shown.startsWith("+") ? `+${shown}` : shown;
		}
		;
		const ownProperties = ({ Type, template }) => ({
			title: Type.Optional(template("The title.")),
			collapsible: Type.Optional(Type.Boolean({
				default: false,
				description: "Whether the section can be collapsed."
			})),
			collapsed: Type.Optional(Type.Boolean({
				default: true,
				description: "Whether a collapsible section is collapsed at first."
			}))
		});
		const section = (0, component.p)({
			description: "Shows components under one title.",
			properties: (builders) => ({
				...ownProperties(builders),
				components: builders.Type.Array(builders.Type.Unsafe({ $ref: "#/definitions/component" }), { description: "The components in the section." })
			}),
			resolve: async ({ title = "", components, ...others }, { evaluator }, resolveAll) => ({
				...others,
				title: evaluator.text(title),
				components: await resolveAll(components)
			}),
			build({ title = "", collapsible = false, collapsed = true, components }, _scope, buildAll) {
				const children = buildAll(components);
				if (children.length === 0) return [];
				const shownTitle = title.trim() === "" ? "" : title;
				if (shownTitle === "" && !collapsible) return children;
				return [{
					type: "section",
					title: [(0, node_builders.Qq)(shownTitle || "Details")],
					fold: collapsible ? collapsed ? "closed" : "open" : "fixed",
					children
				}];
			}
		});
		var test_name = __webpack_require__(75752);
		;
		const slowest_tests_maximumRows = 10;
		const slowestTests = (0, component.p)({
			description: "Shows the tests that took longest.",
			properties: () => ({}),
			build(_properties, { summary, detail }) {
				if (summary.slowest.length === 0 || !detail.extras) return [];
				const { noun, groups } = (0, job_groups.W)(summary);
				const hasJobs = groups.length > 1;
				const jobOf = (test) => hasJobs ? [[(0, node_builders.Qq)(test[noun] ?? "\u2013")]] : [];
				return [{
					type: "table",
					align: [
						"left",
						"left",
						...hasJobs ? ["left"] : [],
						"right"
					],
					head: [
						[(0, node_builders.Qq)("Slowest")],
						[(0, node_builders.Qq)("Suite")],
						...hasJobs ? [[(0, node_builders.Qq)(noun === "job" ? "Job" : "Module")]] : [],
						[(0, node_builders.Qq)("Duration")]
					],
					rows: summary.slowest.slice(0, slowest_tests_maximumRows).map((test) => [
						[(0, node_builders.qS)(test.quarantined === true ? "quarantined" : test.status, (0, test_name.H)(test.name))],
						[(0, node_builders.Qq)((0, failed_test_title.h9)(test.suite))],
						...jobOf(test),
						[(0, node_builders.Qq)((0, durations.a)(test.duration ?? 0))]
					])
				}];
			}
		});
		;
		const tag_summary_maximumRows = 50;
		const tagSummary = (0, component.p)({
			description: "Shows the number of tests by tag and status.",
			properties: () => ({}),
			build(_properties, { summary, detail }) {
				const { tags, otherTags } = summary;
				if (tags.length === 0 || !detail.extras) return [];
				const rows = tags.slice(0, Math.min(tag_summary_maximumRows, detail.tests)).map(({ tag, counts }) => ({
					label: [(0, node_builders.Qq)(tag)],
					counts
				}));
				const more = tags.length + otherTags.groups - rows.length;
				return [countsTable("Tag", rows), ...more > 0 ? [(0, node_builders.FY)((0, node_builders.Qq)(`and ${(0, text_counts.p)(more, "more tag")}`))] : []];
			}
		});
		var run_summary = __webpack_require__(96920);
		;
		function proportion(counts, cells) {
			const total = counts.reduce((sum, count) => sum + count, 0);
			if (total === 0) return counts.map(() => 0);
			const shares = counts.map((count) => count === 0 ? 0 : Math.max(1, Math.round(count / total * cells)));
			const largest = counts.indexOf(Math.max(...counts));
			const sum = shares.reduce((all, share) => all + share, 0);
			return shares.map((share, index) => index === largest ? Math.max(1, share + cells - sum) : share);
		}
		;
		const barCells = 20;
		const test_summary_maximumRows = 50;
		function bar({ counts }) {
			const cells = proportion(record.b.map((status) => counts[status]), barCells);
			return {
				type: "chart",
				parts: record.b.map((status, index) => ({
					status,
					cells: cells[index] ?? 0
				}))
			};
		}
		function foldedTable(title, head, rows, total, limit) {
			if (total < 2) return [];
			const shown = rows.slice(0, limit);
			const note = shown.length < total ? `, of which the ${shown.length} with the most failures and the longest are shown` : "";
			return [(0, node_builders.mt)(`${title} (${(0, text_counts.B)(total)}${note})`, [countsTable(head, shown)])];
		}
		const testSummary = (0, component.p)({
			description: "Shows the number of tests by status.",
			properties: () => ({}),
			build(_properties, { summary, detail }) {
				const { counts, suites, otherSuites, problems } = summary;
				if (counts.total === 0) return [];
				const bars = (0, run_summary.Ne)(problems) && counts.failed === 0 ? [] : [bar(summary)];
				const overall = [...bars, countsTable(undefined, [{
					label: [],
					counts
				}])];
				if (!detail.extras) return overall;
				const limit = Math.min(test_summary_maximumRows, detail.tests);
				const byFile = fileRows(summary);
				const bySuite = suites.slice(0, limit).map((suite) => ({
					label: [(0, node_builders.Qq)((0, failed_test_title.h9)(suite.path) || "No suite")],
					counts: suite.counts
				}));
				return [
					...overall,
					...foldedTable("Files", "File", byFile, byFile.length, limit),
					...foldedTable("Suites", "Suite", bySuite, suites.length + otherSuites.groups, limit)
				];
			}
		});
		var status_words = __webpack_require__(11923);
		;
		const groupings = [
			"suite",
			"file",
			"job",
			"module",
			"owner",
			"cause",
			"verdict",
			"none"
		];
		function jobsTitle({ test, jobs }, scope) {
			const names = (0, job_phrase.VP)(jobs, scope)?.replace(/^in /, "") ?? test.job ?? "";
			return names.replace(/^(?:all|both)\b/, (word) => word === "all" ? "All" : "Both");
		}
		const keys = {
			suite: ({ test }) => (0, failed_test_title.h9)(test.suite),
			file: ({ test }, { locations }) => locations.get(test)?.file ?? test.file ?? test.source,
			job: jobsTitle,
			module: ({ test, jobs }, { summary }) => test.module ?? summary.jobs[jobs[0] ?? -1]?.module ?? "",
			owner: ({ test }, scope) => (0, owner_names.M)(test, scope),
			verdict: ({ test, failure }, { summary }) => failure === undefined ? (0, verdict_facts.l2)(test.flaky ? "flaky" : (0, status_words.H)(test.status)) : (0, group_title.S)((0, failure_group.WK)(failure), summary)
		};
		function groupEntries(entries, grouping, scope) {
			const groups = new Map();
			for (const entry of entries) {
				const key = keys[grouping](entry, scope);
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [entry]);
				else group.push(entry);
			}
			const titleOf = (key) => grouping === "file" ? (0, node_builders.ti)(key) : (0, node_builders.Qq)(key || `No ${grouping}`);
			return [...groups].map(([key, group]) => ({
				key,
				title: [titleOf(key)],
				entries: group
			}));
		}
		;
		const identityOf = ({ module, suite, name, message }) => JSON.stringify([
			module,
			suite,
			name,
			message
		]);
		function merged(tests, { jobs }) {
			const indexes = new Map(jobs.map(({ job, module }, index) => [JSON.stringify([job, module]), index]));
			const entries = new Map();
			for (const test of tests) {
				const identity = identityOf(test);
				const entry = entries.get(identity) ?? {
					test,
					jobs: new Set(),
					executions: 0
				};
				entries.set(identity, entry);
				entry.executions += 1;
				const index = indexes.get(JSON.stringify([test.job, test.module]));
				if (index !== undefined) entry.jobs.add(index);
			}
			return [...entries.values()].map((entry) => ({
				...entry,
				jobs: [...entry.jobs].sort((a, b) => a - b)
			}));
		}
		function entriesOf(status, summary) {
			if (status === "failed") return (0, failure_group.zA)(summary.failures).map((failure) => ({
				...failure,
				failure
			}));
			return merged(summary.tests[status], summary);
		}
		const countTests = (status, { counts, failedTests }) => status === "failed" ? failedTests ?? counts.failed : counts[status];
		function countShown(status, entries, { failedTests }) {
			if (status === "failed" && failedTests !== undefined) return (0, distinct_tests.o)(entries).size;
			return entries.reduce((sum, { executions }) => sum + executions, 0);
		}
		;
		function testLine(test, scope, withSuite) {
			return (0, node_builders.Bs)((0, failed_test_title.XF)(test, withSuite), (0, source_link.S0)(test, scope), test.attempts === undefined ? [] : [(0, node_builders.Qq)(`${test.attempts} attempts`)], test.duration === undefined ? [] : [(0, node_builders.Qq)((0, durations.a)(test.duration))]);
		}
		;
		const test_blocks_maximumReason = 200;
		function otherTest({ test, jobs }, scope, withSuite) {
			const phrase = (0, job_phrase.XB)(jobs, scope);
			const reason = test.message?.trim() ?? "";
			return (0, node_builders.Bs)(testLine(test, scope, withSuite), phrase === undefined ? [] : [(0, node_builders.Qq)(phrase)], reason === "" ? [] : [(0, node_builders.Qq)((0, shorten.m)(reason, test_blocks_maximumReason))]);
		}
		function testBlocks(entries, scope, withSuite) {
			const others = entries.filter(({ failure }) => failure === undefined);
			return [...entries.flatMap(({ failure }) => failure === undefined ? [] : openFailure(failure, scope, withSuite)), ...others.length === 0 ? [] : [(0, node_builders.Mn)(others.map((entry) => otherTest(entry, scope, withSuite)))]];
		}
		function causeBlocks(row, entries, scope) {
			const [first, ...others] = entries.flatMap(({ failure }) => failure ?? []);
			return [
				causeHeading(row, scope),
				...first === undefined ? [] : openFailure(first, scope),
				...others.length === 0 ? [] : [(0, node_builders.Mn)(others.map((failure) => failureLine(failure, scope)))]
			];
		}
		function testsByCause(entries, scope) {
			const rows = new Map((0, cause_rows.x)(scope).map((row) => [row.id, row]));
			const groups = new Map();
			for (const [index, entry] of entries.entries()) {
				const id = entry.failure?.cause.id ?? "";
				const key = rows.has(id) ? id : entry.failure === undefined ? "" : `${index}`;
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [entry]);
				else group.push(entry);
			}
			return [...groups].flatMap(([key, group]) => {
				const row = rows.get(key);
				return row === undefined ? testBlocks(group, scope, true) : causeBlocks(row, group, scope);
			});
		}
		;
		const worstFirst = [
			"failed",
			"cancelled",
			"running",
			"unknown",
			"skipped",
			"successful"
		];
		function grouped(entries, scope, grouping) {
			if (grouping === "none") return testBlocks(entries, scope, true);
			if (grouping === "cause") return testsByCause(entries, scope);
			const groups = groupEntries(entries, grouping, scope);
			const withSuite = grouping !== "suite";
			if (groups.length === 1 && groups[0]?.key === "") return testBlocks(entries, scope, withSuite);
			return groups.map(({ title, entries: own }) => ({
				type: "section",
				title,
				fold: "fixed",
				children: testBlocks(own, {
					...scope,
					isVerdictTitled: grouping === "verdict"
				}, withSuite)
			}));
		}
		function rest(status, total, shown) {
			const noun = `${(0, status_words.H)(status)} test`;
			if (shown >= total) return [];
			return [(0, node_builders.Qq)(shown > 0 ? `and ${(0, text_counts.p)(total - shown, `more ${noun}`)}` : `${(0, text_counts.p)(total, noun)}, not listed here`)];
		}
		const tests = (0, component.p)({
			description: "Shows tests one by one.",
			properties: ({ Type }) => ({
				status: Type.Optional(Type.Array(Type.Enum([
					"successful",
					"failed",
					"skipped",
					"cancelled",
					"running",
					"unknown"
				]), {
					description: "The statuses of the tests to show, in this order; default: all, failed tests first.",
					examples: [["failed"]]
				})),
				limit: Type.Optional(Type.Integer({
					minimum: 1,
					description: "The maximum number of tests."
				})),
				groupBy: Type.Optional(Type.Enum([...groupings], {
					default: "suite",
					description: "How to group the tests."
				}))
			}),
			build({ status = worstFirst, limit = Number.POSITIVE_INFINITY, groupBy = "suite" }, scope) {
				const { summary, detail } = scope;
				const shown = [];
				const rests = [];
				let room = Math.min(limit, detail.tests);
				for (const wanted of new Set(status)) {
					const some = wanted === "failed" || detail.extras ? entriesOf(wanted, summary).slice(0, room) : [];
					room -= some.length;
					for (const entry of some) shown.push(entry);
					rests.push(rest(wanted, countTests(wanted, summary), countShown(wanted, some, summary)));
				}
				const more = (0, node_builders.Bs)(...rests);
				return [...grouped(shown, scope, groupBy), ...more.length === 0 ? [] : [(0, node_builders.FY)(...more)]];
			}
		});
		;
		;
		const components = registry_namespaceObject;
	}),
	29137: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bk: () => problems,
			YK: () => problemLine,
			xH: () => distrustAlert
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3517);
		var _judge_summary_gate_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89290);
		var _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96920);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _component_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43147);
		const maximumErrors = 10;
		const maximumWarnings = 50;
		function problemLine({ path, line, column, message }) {
			if (path === undefined) return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(message)];
			const place = [...line === undefined ? [] : [`, line ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.B)(line)}`], ...line === undefined || column === undefined ? [] : [`, column ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.B)(column)}`]];
			return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ko)(path), (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`${place.join("")}: ${message}`)];
		}
		function shortList(items, limit, noun) {
			const more = items.length - limit;
			return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Mn)([...items.slice(0, limit), ...more > 0 ? [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.p)(more, `more ${noun}`)}`)]] : []]);
		}
		const distrustAlert = (reasons) => reasons.length === 0 ? [] : [{
			type: "alert",
			severity: "caution",
			children: [shortList(reasons, maximumErrors, "error")]
		}];
		const problems = (0, _component_js__WEBPACK_IMPORTED_MODULE_2__.p)({
			description: "Shows the problems with the files that were read.",
			properties: () => ({}),
			build(_properties, { summary, detail, place }) {
				const isOnGitHub = place === "comment" || place === "jobSummary";
				const isOpen = (problem) => isOnGitHub ? (0, _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_3__.NH)(problem) : problem.severity === "error";
				const others = (0, _judge_summary_gate_reason_js__WEBPACK_IMPORTED_MODULE_4__.g)(summary).filter((problem) => !isOpen(problem));
				const noun = others.every(({ severity }) => severity === "warning") ? "warning" : "problem";
				return [...isOnGitHub ? [] : distrustAlert(summary.problems.filter(isOpen).map(problemLine)), ...others.length === 0 || !detail.extras ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.mt)((0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.p)(others.length, noun), [shortList(others.map(problemLine), maximumWarnings, noun)])]];
			}
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
	1749: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => causeUrl,
			g: () => detailsUrl
		});
		function reportUrlOf(jobs, { summary }) {
			for (const index of jobs) {
				const url = summary.jobs[index]?.reportUrl;
				if (url !== undefined) return url;
			}
			return undefined;
		}
		function detailsUrl({ test, jobs }, scope) {
			const url = reportUrlOf(jobs, scope);
			return url === undefined || test.id === undefined ? undefined : `${url}#test=${encodeURIComponent(test.id)}`;
		}
		function causeUrl(causeId, jobs, scope) {
			const url = reportUrlOf(jobs, scope);
			return url === undefined ? undefined : `${url}#cause=${encodeURIComponent(causeId)}`;
		}
	}),
	10040: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => distinctDetails });
		;
		const wrapper = /^ {2}code: 'ERR_TEST_FAILURE',\r?\n {2}failureType: '\w{1,40}',\r?\n {2}cause: (?=[A-Z[])/m;
		function withoutNodeTestError(text) {
			const start = wrapper.exec(text);
			if (start === null) return text;
			return text.slice(start.index + start[0].length).replace(/\r?\n\}\s*$/, "").replace(/\n {2}/g, "\n");
		}
		var playwright_attempts = __webpack_require__(41089);
		;
		const distinctDetails = (details) => (0, playwright_attempts.T2)(withoutNodeTestError(details));
	}),
	38770: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => failureBody });
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _failure_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93731);
		var _first_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11887);
		function foldOf(trace, command) {
			const again = (label) => command === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.FY)((0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`${label} a POSIX shell or PowerShell: `), (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ti)(command))];
			if (trace.trim() !== "") return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.mt)("Trace", [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.aY)(trace), ...again("Run it again in")])];
			return command === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.mt)("Run it again", again("In"))];
		}
		function failureBody(test, scope) {
			const { failureTexts = (0, _failure_texts_js__WEBPACK_IMPORTED_MODULE_1__.P)(scope), detail, rerunOf } = scope;
			const block = failureTexts.shown(test);
			const shown = block === undefined ? [] : [block];
			if (detail.detailLines === 0) return shown;
			return [...shown, ...foldOf((0, _first_lines_js__WEBPACK_IMPORTED_MODULE_2__.U)(failureTexts.trace(test), detail.detailLines), rerunOf?.(test))];
		}
	}),
	93731: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => createFailureTexts });
		var defined_fields = __webpack_require__(43268);
		var display_text = __webpack_require__(60331);
		var shorten = __webpack_require__(59088);
		var counts = __webpack_require__(3517);
		;
		const namedFolder = /(?:^|[\\/(])(node_modules|bower_components|site-packages|dist-packages|vendor|gems)[\\/]/;
		const libraryPath = /^(?:node:|dart:|<|internal\/[\w/]{1,200}\.js$)|^package:(?:test|test_api|test_core|flutter|flutter_test|stack_trace|matcher|async)\/|[\\/](?:\.yarn|\.pnpm|\.pub-cache|\.m2|\.gradle|\.nuget|lib[\\/](?:python\d[\d.]{0,5}|ruby[\\/]\d[\d.]{0,8})|go[\\/]src(?=[\\/][^\\/.]{1,100}[\\/])|pkg[\\/]mod|libexec[\\/]src|rustc|\.cargo[\\/]registry|library[\\/](?:std|core|alloc|test)[\\/]src)[\\/]|^\/usr\/(?:include|lib|lib64)\//;
		const libraryCall = /^(?:[\w.@-]{1,80}\/{1,2})?(?:javax?|jdk|sun|com\.sun|junit|kotlinx?|scala|groovy|clojure|cucumber|org\.(?:junit|testng|hamcrest|assertj|mockito|gradle|codehaus|opentest4j|springframework|hibernate|spockframework|scalatest|graalvm|jetbrains|apache\.(?:maven|tomcat|groovy))|io\.(?:cucumber|kotest|mockk|netty)|reactor|worker\.org\.gradle|com\.google\.(?:common|inject|truth)|System|Microsoft|Xunit|NUnit|FluentAssertions|Shouldly|Moq|NSubstitute|Castle|TUnit)\./;
		function libraryOf(file, call) {
			if (file === undefined) return "";
			const folder = namedFolder.exec(file)?.[1];
			if (folder !== undefined) return folder;
			return libraryPath.test(file) || call !== undefined && libraryCall.test(call) ? "" : undefined;
		}
		function libraryFrameCount(frames, folders) {
			const [folder = "", ...others] = new Set(folders);
			return `${(0, counts.p)(frames, "frame")} of ${folder === "" || others.length > 0 ? "libraries" : folder}`;
		}
		;
		const maximumLength = 2e3;
		const looksLikeFile = (file) => /\.[A-Za-z][\w+]{0,8}(?:\?\S{1,200})?$|^(?:node|dart|package|internal):?\/?\S/.test(file);
		const endingNumber = /:(\d{1,9})$/;
		function placeOf(text) {
			const last = endingNumber.exec(text);
			if (last === null) return undefined;
			const before = text.slice(0, last.index);
			const first = endingNumber.exec(before);
			const file = withoutScheme(first === null ? before : before.slice(0, first.index));
			const [line, column] = first === null ? [Number(last[1]), 0] : [Number(first[1]), Number(last[1])];
			if (!looksLikeFile(file) || line < 1) return undefined;
			return column < 1 ? {
				file,
				line
			} : {
				file,
				line,
				column
			};
		}
		const withoutScheme = (file) => file.replace(/^file:\/\/(?:\/(?=[A-Za-z]:))?/, "").replace(/\?\S{1,200}$/, "");
		function makeFrame(place, call = "") {
			const name = call.trim();
			const library = libraryOf(place?.file, name);
			return {
				...place,
				...(0, defined_fields.X)({
					call: name === "" ? undefined : name,
					library
				})
			};
		}
		function callFrame(line) {
			const body = /^at (?:async |new (?=\S{1,300} \())?(.+)$/.exec(line)?.[1];
			if (body === undefined) return undefined;
			if (!body.endsWith(")")) {
				const place = placeOf(body);
				if (place !== undefined && !/ .{0,300} /.test(place.file)) return makeFrame(place);
				return body === "<anonymous>" || body === "native" ? makeFrame(undefined, body) : undefined;
			}
			const space = body.indexOf(" (");
			const open = space === -1 ? body.indexOf("(") : space + 1;
			const call = body.slice(0, open);
			const inside = body.slice(open + 1, -1);
			if (space === -1) return /^(?:[^\s(]{1,900}\.[^\s(]{1,300}|\u273d\..{1,900})$/.test(call) ? makeFrame(placeOf(inside), call) : undefined;
			const place = placeOf(inside);
			return place !== undefined || /^(?:<anonymous>|native|index \d{1,9}|eval at .{1,900})$/.test(inside) ? makeFrame(place, call) : undefined;
		}
		const dotnetLine = /: ?[^\s\d:]{1,15} ?(\d{1,9})\.?$/;
		const dotnetPath = /\) \S{1,10} (?=[A-Za-z]:[\\/]|[\\/])/;
		const dotnetStart = /^\p{L}{1,5} (?=[^\s(]{1,900}\.[^\s(]{1,300}\()/u;
		function dotnetFrame(line) {
			const start = dotnetStart.exec(line)?.[0];
			if (start === undefined) return undefined;
			const call = line.slice(start.length, line.indexOf("("));
			const end = dotnetLine.exec(line);
			if (end === null) return line.endsWith(")") ? makeFrame(undefined, call) : undefined;
			const path = dotnetPath.exec(line);
			if (path === null) return undefined;
			const file = line.slice(path.index + path[0].length, end.index);
			return makeFrame(Number(end[1]) > 0 ? {
				file,
				line: Number(end[1])
			} : undefined, call);
		}
		function vitestFrame(line) {
			if (!line.startsWith("\u276f ")) return undefined;
			const space = line.lastIndexOf(" ");
			const [call, last] = [line.slice(2, Math.max(space, 2)), line.slice(space + 1)];
			const place = placeOf(last);
			return place === undefined && last !== "(<anonymous>)" ? undefined : makeFrame(place, call);
		}
		function atSignFrame(line) {
			const at = line.indexOf("@");
			if (at === -1 || /\s/.test(line) || !/^(?:https?:\/\/|file:\/\/|\/)/.test(line.slice(at + 1))) return undefined;
			const place = placeOf(line.slice(at + 1));
			return place && makeFrame(place, line.slice(0, at));
		}
		function pythonFrame(line) {
			const match = /^File "([^"]{1,1900})", line (\d{1,9})(?:, in (.{1,300}))?$/.exec(line);
			return match === null ? undefined : makeFrame({
				file: match[1] ?? "",
				line: Number(match[2])
			}, match[3]);
		}
		function numberedFrame(line) {
			const body = /^#\d{1,5}\s{1,20}(\S.*)$/.exec(line)?.[1];
			if (body === undefined) return undefined;
			const php = /^([^():]{1,900}(?::[^():]{1,900})?)\((\d{1,9})\): (.{1,300})/.exec(body);
			if (php !== null) return looksLikeFile(php[1] ?? "") ? makeFrame({
				file: php[1] ?? "",
				line: Number(php[2])
			}, php[3]) : undefined;
			if (body.startsWith("[internal function]")) return makeFrame(undefined, body);
			const open = body.endsWith(")") ? body.lastIndexOf(" (") : -1;
			const place = open === -1 ? undefined : placeOf(body.slice(open + 2, -1));
			return place && makeFrame(place, body.slice(0, open));
		}
		function scriptFrame(line) {
			const ruby = /^(?:# |from )?(\S{1,900}\.\w{1,10}):(\d{1,9})(?::\d{1,9})?(?::in [`'](.{1,300})')?$/.exec(line);
			if (ruby !== null) return makeFrame({
				file: ruby[1] ?? "",
				line: Number(ruby[2])
			}, ruby[3]);
			const elixir = /^(?:\([^()]{1,100}\) )?([^\s:]{1,900}\.exs?):(\d{1,9}): (\S.{0,300})$/.exec(line);
			if (elixir !== null) return makeFrame({
				file: elixir[1] ?? "",
				line: Number(elixir[2])
			}, elixir[3]);
			const perl = /^at ([^\s:]{1,900}\.\w{1,10}) line (\d{1,9})\.?$/.exec(line);
			return perl === null ? undefined : makeFrame({
				file: perl[1] ?? "",
				line: Number(perl[2])
			});
		}
		function dartFrame(line) {
			const place = /^(\S{1,900}\.dart) (\d{1,9}):(\d{1,9})\s{1,200}(\S.{0,300})$/.exec(line);
			if (place !== null) return makeFrame({
				file: place[1] ?? "",
				line: Number(place[2]),
				column: Number(place[3])
			}, place[4]);
			const library = /^(?:package|dart):\S{1,300}\s{2,200}(\S.{0,300})$/.exec(line);
			return library === null ? undefined : makeFrame(undefined, library[1]);
		}
		function plainFrame(line) {
			if (/\s/.test(line)) return undefined;
			const place = placeOf(line.replace(/\((\d{1,9})\)$/, ":$1"));
			return place && makeFrame(place);
		}
		const readers = [
			callFrame,
			dotnetFrame,
			vitestFrame,
			pythonFrame,
			numberedFrame,
			atSignFrame,
			scriptFrame,
			dartFrame,
			plainFrame
		];
		function traceFrame(whole) {
			const line = whole.trim().replace(/(?<=\)) \{$/, "");
			if (line.length > maximumLength || !/[\d)>:]/.test(line)) return undefined;
			for (const read of readers) {
				const frame = read(line);
				if (frame !== undefined) return frame;
			}
			return undefined;
		}
		function twoLineFrame(first, second) {
			if (first.length > maximumLength || second.length > maximumLength) return undefined;
			const go = /^\t(\S{1,1500}\.(?:go|s):\d{1,9})(?: \+0x[\da-f]{1,16})?$/.exec(second)?.[1];
			if (go !== undefined && /^\S/.test(first)) return makeFrame(placeOf(go), first.replace(/\((?:[^()]{0,900})\)$/, ""));
			const rust = /^ {3,40}at (\S{1,1500}:\d{1,9}:\d{1,9})$/.exec(second)?.[1];
			const call = /^ {0,10}\d{1,5}: (\S.{0,900})$/.exec(first)?.[1];
			return rust === undefined || call === undefined ? undefined : makeFrame(placeOf(rust), call);
		}
		;
		const stack_trace_maximumLength = 256 * 1024;
		const maximumProperties = 200;
		const maximumFurniture = 1e3;
		const furniture = [
			/^\.\.\. \d{1,9} (?:more|common frames omitted|lines matching cause stack trace \.\.\.)$/,
			/^Traceback \(most recent call last\):$/,
			/^(?:stack(?: ?trace| ?backtrace)?|call stack):$/i,
			/^-{2,5} End of .{0,60}stack trace.{0,60}-{2,5}$/,
			/^<asynchronous suspension>$/,
			/^=+ asynchronous gap =+$/,
			/^#\d{1,5} \{main\}$/,
			/^goroutine \d{1,9} \[/,
			/^@@ .{0,60} @@/,
			/^\S.{0,400}:\d{1,9}:\d{1,9} \u203a /,
			/^Test method \S{1,900} threw exception:$/,
			/^\(elided .{1,200}\)$/,
			/^The test description was:$/,
			/^(?:code: 'ERR_(?:ASSERTION|TEST_FAILURE)'|failureType: '\w{1,40}'),?$/
		];
		const isFurniture = (line) => line.length < maximumFurniture && furniture.some((pattern) => pattern.test(line));
		const indentation = (line) => line.length - line.trimStart().length;
		function sourceLines(lines, index) {
			const frame = lines[index] ?? "";
			if (!frame.trimStart().startsWith("File \"")) return 0;
			let count = 0;
			for (let next = lines[index + 1]; next !== undefined && next.trim() !== "" && indentation(next) > indentation(frame);) {
				count += 1;
				next = lines[index + 1 + count];
			}
			return count;
		}
		function endOfProperties(lines, index) {
			if (!/^\s*generatedMessage: /.test(lines[index] ?? "")) return index;
			let end = index + 1;
			while (end - index < maximumProperties && !/^\s*operator: '/.test(lines[end] ?? "operator: '")) end += 1;
			while (/^\s*(?:operator: '[^']{1,40}'|diff: '\w{1,40}'|[}\]]),?$/.test(lines[end] ?? "")) end += 1;
			return end;
		}
		function readTrace(text) {
			const lines = (0, display_text.W)(text.slice(0, stack_trace_maximumLength)).split("\n");
			const items = [];
			let openBraces = 0;
			for (let index = 0; index < lines.length; index += 1) {
				const end = endOfProperties(lines, index);
				if (end > index) openBraces = 0;
				index = end;
				const line = lines[index];
				if (line === undefined) break;
				const pair = twoLineFrame(line, lines[index + 1] ?? "");
				const frame = pair ?? traceFrame(line);
				if (frame !== undefined) {
					const end = index + 1 + (pair === undefined ? sourceLines(lines, index) : 1);
					const text = lines.slice(index, end).join("\n");
					if (text.endsWith(") {")) openBraces += 1;
					items.push({
						frame,
						text: text.replace(/(?<=\)) \{$/, "")
					});
					index = end - 1;
				} else if (openBraces > 0 && /^\s*\},?$/.test(line)) openBraces -= 1;
				else if (!isFurniture(line.trim())) items.push({ text: line.trimEnd() });
			}
			return items;
		}
		;
		function oncePerTest(make) {
			const made = new WeakMap();
			return (test) => {
				const known = made.get(test);
				if (known !== undefined) return known.value;
				const value = make(test);
				made.set(test, { value });
				return value;
			};
		}
		var node_builders = __webpack_require__(48032);
		var diff_excerpt = __webpack_require__(33656);
		var failure_text = __webpack_require__(24188);
		var distinct_details = __webpack_require__(10040);
		var first_lines = __webpack_require__(11887);
		var owner_names = __webpack_require__(47133);
		var shown_values = __webpack_require__(37486);
		var place_text = __webpack_require__(54288);
		;
		function rootOf(frames, place) {
			if (place === undefined) return "";
			const ending = place.file.replaceAll("\\", "/");
			for (const { file = "" } of frames) {
				const path = file.replaceAll("\\", "/");
				if (path !== ending && path.endsWith(`/${ending}`)) return path.slice(0, -ending.length);
			}
			return "";
		}
		const withoutRoot = (file, root) => {
			const path = file.replaceAll("\\", "/");
			if (root !== "" && path.startsWith(root)) return path.slice(root.length);
			return file.replace(/^\.[\\/]/, "");
		};
		const isNamedLike = (call, testName) => call === undefined || call === testName || call.slice(-testName.length - 1) === `.${testName}`;
		const leftOut = (folders) => folders.length === 0 ? [] : [`${libraryFrameCount(folders.length, folders)} left out`];
		function traceExcerpt(items, { place, testName }) {
			const frames = items.flatMap(({ frame }) => frame ?? []);
			const own = frames.filter(({ library }) => library === undefined);
			if (own.length === 0) return undefined;
			const root = rootOf(own, place);
			const rows = new Map(own.map((frame) => {
				const file = withoutRoot(frame.file ?? "", root);
				const isPlace = file === place?.file.replaceAll("\\", "/") && frame.line === place.line;
				return [frame, {
					place: (0, place_text.Z)({
						...frame,
						path: file
					}),
					isPlace,
					call: frame.call ?? (isPlace ? testName : "")
				}];
			}));
			const [first] = rows.values();
			const isKnown = items.length === 1 && first?.isPlace === true && isNamedLike(own[0]?.call, testName);
			if (isKnown) return [];
			const width = Math.max(...[...rows.values()].map((row) => row.place.length));
			const lines = items.flatMap(({ text, frame }) => {
				if (frame === undefined) return [text];
				const row = rows.get(frame);
				return row === undefined ? [] : [row.call === "" ? row.place : `${row.place.padEnd(width)}  ${row.call}`];
			});
			return [...lines, ...leftOut(frames.flatMap(({ library }) => library ?? []))];
		}
		var own_name = __webpack_require__(74456);
		var playwright_attempts = __webpack_require__(41089);
		var ready_made_diff = __webpack_require__(9416);
		;
		const keyOf = (line) => line.trim().replace(/^[-+]\s*/, "");
		const isTelling = (key) => /[\p{L}\p{N}]/u.test(key);
		const exceptionName = /^(?:Caused by: |cause: )?\[?[\w$.:\\]{1,400}(?: \[\w{1,100}\])? ?: /;
		const endOfError = /\](?: \{(?: code: 'ERR_TEST_FAILURE', .{1,2000}\})?)?$/;
		const minimumPart = 6;
		function withoutKnown(items, { name, suite, headline = "" }, known) {
			const isOwnName = (0, own_name.y)(name, suite);
			const keys = new Set([headline, ...known].map(keyOf).filter((key) => key !== ""));
			const isPart = (key) => key.length >= minimumPart && (headline.startsWith(key) || headline.endsWith(` ${key}`));
			const isKnown = (line) => {
				const key = keyOf(line);
				const forms = [
					key,
					key.replace(exceptionName, ""),
					key.replace(endOfError, "").replace(exceptionName, "")
				];
				return forms.some((form) => keys.has(form) || isPart(form)) || (0, ready_made_diff.zG)(line) || isOwnName(line.trim()) && !(0, playwright_attempts.Kt)(line);
			};
			const kept = [];
			for (let index = 0; index < items.length;) {
				const run = runFrom(items, index, isKnown);
				if (!run.hasKnown) for (const item of items.slice(index, Math.max(run.end, index + 1))) kept.push(item);
				index = Math.max(run.end, index + 1);
			}
			return kept;
		}
		function runFrom(items, start, isKnown) {
			let hasKnown = false;
			let end = start;
			for (let item = items[end]; item !== undefined && item.frame === undefined; item = items[++end]) {
				if (isKnown(item.text)) hasKnown = true;
				else if (isTelling(item.text)) break;
			}
			return {
				end,
				hasKnown
			};
		}
		;
		const maximumLines = 12;
		const maximumMessageLength = 800;
		function messagePart(message) {
			const all = (0, display_text.W)(message);
			const shown = (0, first_lines.U)((0, shorten.m)(all, maximumMessageLength), maximumLines);
			return {
				block: shown === "" ? undefined : (0, node_builders.aY)(shown),
				known: shown === all ? all.split("\n") : []
			};
		}
		function diffPart(headline, values) {
			const all = (0, shown_values.s)(headline, values);
			const shown = (0, diff_excerpt.f)(all, maximumLines - 1);
			return {
				block: (0, node_builders.Ui)(shown.join("\n")),
				known: shown === all ? [headline, ...values.source] : [headline]
			};
		}
		function leadingText(details) {
			const items = readTrace(details);
			const first = items.findIndex(({ frame }) => frame !== undefined);
			return textOf(items.slice(0, first === -1 ? undefined : first)).trim() || details.trimStart();
		}
		function openPart({ message = "", lead, headline = "" }, details) {
			const values = lead === undefined ? (0, shown_values.Q)(message, details) : (0, shown_values.Q)(lead, "");
			if (values !== undefined) return diffPart(headline, values);
			return messagePart(lead ?? (leadingText(message.trim()) || leadingText(details)));
		}
		const textOf = (items) => items.map(({ text }) => text).join("\n");
		const isBlank = ({ text }) => text.trim() === "";
		function withoutBlanks(items) {
			const kept = items.filter((item, index, { [index - 1]: before }) => !isBlank(item) || before !== undefined && !isBlank(before));
			const [first, last] = [kept.findIndex((item) => !isBlank(item)), kept.findLastIndex((item) => !isBlank(item))];
			return first === -1 ? [] : kept.slice(first, last + 1);
		}
		const linesOf = (value) => value.split("\n").map((line) => line.trim()).filter((line) => line !== "");
		function containsLines(details, message) {
			const all = new Set(linesOf(details));
			return linesOf(message).every((line) => all.has(line));
		}
		function foldText(test, written, { known }, { locations }) {
			const { message = "", file, line, name } = test;
			const details = (0, distinct_details.J)(written);
			const whole = readTrace(containsLines(details, message) ? details : (0, failure_text.r)(message.trim(), details));
			const rest = withoutBlanks(withoutKnown(whole, test, known));
			if (rest.length === 0) return "";
			const place = locations.get(test) ?? (file === undefined ? undefined : {
				file,
				line
			});
			const excerpt = traceExcerpt(rest, {
				testName: name,
				...(0, defined_fields.X)({ place })
			});
			return excerpt === undefined ? textOf(rest) : excerpt.join("\n");
		}
		const detailsOf = ({ details, output }) => (details ?? output ?? "").trimEnd();
		function createFailureTexts(scope) {
			const openOf = oncePerTest((test) => openPart(test, detailsOf(test)));
			return {
				shown: (test) => openOf(test).block,
				trace: oncePerTest((test) => foldText(test, detailsOf(test), openOf(test), scope)),
				owners: oncePerTest((test) => (0, owner_names.p)(test, scope))
			};
		}
	}),
	11887: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => firstLines });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		function firstLines(value, limit) {
			const all = value.split("\n");
			if (all.length <= limit) return value;
			const shown = Math.max(limit - 1, 1);
			return [...all.slice(0, shown), `\u2026 ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(all.length - shown, "more line")}`].join("\n");
		}
	}),
	47133: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => ownerNames,
			p: () => findOwnerNames
		});
		const findOwnerNames = (test, { ownersOf }) => (ownersOf?.(test) ?? []).map((owner) => owner.replace(/^@/, "")).join(", ");
		const ownerNames = (test, scope) => scope.failureTexts?.owners(test) ?? findOwnerNames(test, scope);
	}),
	37486: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			s: () => diffWithHeadline,
			Q: () => shownValues
		});
		var diff_sides = __webpack_require__(71305);
		var found_comparison = __webpack_require__(10792);
		;
		const maximumPairs = 25e4;
		const sameLines = ({ removed, added }, limit, at) => {
			let count = 0;
			while (count < limit && at(removed, count) === at(added, count)) count += 1;
			return count;
		};
		function commonLengths({ removed, added }) {
			const width = added.length + 1;
			const lengths = new Uint16Array((removed.length + 1) * width);
			for (let i = removed.length - 1; i >= 0; i -= 1) {
				for (let j = added.length - 1; j >= 0; j -= 1) {
					lengths[i * width + j] = removed[i] === added[j] ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
				}
			}
			return lengths;
		}
		function changes(lines) {
			const { removed, added } = lines;
			if (removed.length * added.length > maximumPairs) return [...removed.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)];
			const width = added.length + 1;
			const lengths = commonLengths(lines);
			const shown = [];
			let [i, j] = [0, 0];
			while (i < removed.length || j < added.length) {
				if (i < removed.length && j < added.length && removed[i] === added[j]) {
					shown.push(`  ${removed[i]}`);
					i += 1;
					j += 1;
				} else if (j >= added.length || i < removed.length && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) {
					shown.push(`- ${removed[i]}`);
					i += 1;
				} else {
					shown.push(`+ ${added[j]}`);
					j += 1;
				}
			}
			return shown;
		}
		function lineDiff(removed, added) {
			const shorter = Math.min(removed.length, added.length);
			const head = sameLines({
				removed,
				added
			}, shorter, (lines, index) => lines[index]);
			const tail = sameLines({
				removed,
				added
			}, shorter - head, (lines, index) => lines[lines.length - 1 - index]);
			const context = (line) => `  ${line}`;
			return [
				...removed.slice(0, head).map(context),
				...changes({
					removed: removed.slice(head, removed.length - tail),
					added: added.slice(head, added.length - tail)
				}),
				...removed.slice(removed.length - tail).map(context)
			].map((line) => line.trimEnd());
		}
		;
		const ranked = ["expected", "received"];
		const unranked = ["left", "right"];
		function labelled([first, second], removed, added) {
			const width = Math.max(first.length, second.length);
			return [`- ${first.padEnd(width)}  ${removed}`.trimEnd(), `+ ${second.padEnd(width)}  ${added}`.trimEnd()];
		}
		const isOneLine = ({ value }) => value.length <= 1;
		function ofComparison({ values }) {
			const [one, other] = values;
			if (one.value.join("\n") === other.value.join("\n")) return undefined;
			const isTurned = one.side === "actual" || one.side === "right";
			const [removed, added] = isTurned ? [other, one] : [one, other];
			const words = removed.side === "expected" ? ranked : unranked;
			return {
				lines: isOneLine(removed) && isOneLine(added) ? labelled(words, removed.value[0] ?? "", added.value[0] ?? "") : lineDiff(removed.value, added.value),
				source: values.flatMap(({ lines, label, value }) => [
					...lines,
					label,
					...value
				])
			};
		}
		function ofDiff(diff) {
			const { lines, removed, added } = (0, diff_sides.u)(diff);
			const isPair = lines.length === 2 && !removed.includes("\n") && !added.includes("\n") && removed !== "" && added !== "";
			return {
				lines: isPair ? labelled(diff.sides[0] === "expected" ? ranked : unranked, removed, added) : lines,
				source: [...diff.lines.slice(0, diff.from).filter((line) => /^[-+]/.test(line)), ...lines]
			};
		}
		function diffWithHeadline(headline, { lines, source }) {
			const isValue = source.some((line) => line.trim() === headline);
			return headline === "" || isValue ? lines : [`  ${headline}`, ...lines];
		}
		function shownValues(message, details) {
			const found = (0, found_comparison.j)(message, details)?.found;
			if (found === undefined) return undefined;
			return "values" in found ? ofComparison(found) : ofDiff(found);
		}
	}),
	23107: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hx: () => sourceUrl,
			S0: () => testPlace,
			z7: () => shownPlace
		});
		var _base_text_place_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54288);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		const shownPlace = (file, line) => (0, _base_text_place_text_js__WEBPACK_IMPORTED_MODULE_1__.Z)({
			path: file.replace(/^\.\//, ""),
			line
		});
		function sourceUrl({ serverUrl, repository, commit }, { file, line }) {
			const path = [
				repository,
				"blob",
				commit,
				file
			].flatMap((part) => part.split("/")).map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, "\ufffd")));
			return `${serverUrl.replace(/\/$/, "")}/${path.join("/")}${line === undefined ? "" : `#L${line}`}`;
		}
		function sourceLink(location, source) {
			const place = (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(shownPlace(location.file, location.line));
			return source === undefined ? place : {
				type: "link",
				url: sourceUrl(source, location),
				children: [place]
			};
		}
		function testPlace(test, { locations, source }) {
			const location = locations.get(test);
			if (location !== undefined) return [sourceLink(location, source)];
			return test.file === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(shownPlace(test.file, test.line))];
		}
	}),
	33169: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			XF: () => testTitle,
			h9: () => suiteTitle,
			nV: () => failureTitle
		});
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _test_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75752);
		const suiteTitle = (suite) => suite.join(" \u203a ");
		const markOf = ({ flaky, status }) => flaky ? "flaky" : status;
		function testTitle(test, withSuite, url, mark = markOf(test)) {
			const suite = withSuite ? suiteTitle(test.suite) : "";
			const name = (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.q)(url, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ko)((0, _test_name_js__WEBPACK_IMPORTED_MODULE_1__.H)(test.name)));
			return [
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.qS)(mark),
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(" "),
				name,
				...suite === "" ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(` · ${suite}`)]
			];
		}
		const failureTitle = ({ test, quarantine }, withSuite, url) => testTitle(test, withSuite, url, quarantine === undefined ? markOf(test) : "quarantined");
	}),
	33656: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => diffExcerpt });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3517);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		const contextLines = 3;
		const maximumLineLength = 400;
		const isContext = (line) => line !== undefined && !/^[-+]/.test(line);
		function withShortContext(lines) {
			const shown = [];
			for (let start = 0; start < lines.length;) {
				let end = start + 1;
				while (isContext(lines[start]) && isContext(lines[end])) end++;
				const run = lines.slice(start, end);
				const hidden = run.length - 2 * contextLines;
				if (hidden > 1) shown.push(...run.slice(0, contextLines), `  \u2026 ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.p)(hidden, "more line")}`, ...run.slice(-contextLines));
				else for (const line of run) shown.push(line);
				start = end;
			}
			return shown;
		}
		function diffExcerpt(lines, limit) {
			const near = lines.length <= limit ? lines : withShortContext(lines);
			const first = near.length <= limit ? near : [...near.slice(0, limit), `  \u2026 ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.p)(near.length - limit, "more line")}`];
			return first.some((line) => line.length > maximumLineLength) ? first.map((line) => (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(line, maximumLineLength)) : first;
		}
	}),
	71305: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => diffSides });
		const stackFrame = /^\s*(?:at|\u276f)\s/;
		const isBlank = (line) => line === undefined || line.trim() === "";
		const isSigned = (line) => line !== undefined && /^[-+]/.test(line);
		function endOf(lines) {
			const isEnd = (line, index) => stackFrame.test(line) || /^[^\s\-+@?\\]/.test(line) && isBlank(lines[index - 1]);
			const end = lines.findIndex(isEnd);
			const within = end === -1 ? lines : lines.slice(0, end);
			let last = within.findLastIndex(isSigned) + 1;
			while (last < within.length && !isBlank(within[last])) last++;
			return last;
		}
		function diffSides({ lines, from, to }) {
			const all = lines.slice(from, to);
			const end = endOf(all);
			const own = all.slice(0, end).filter((line, index, { [index - 1]: previous }) => !/^(?:\?|@@)/.test(line) && !(line === "" && previous?.startsWith("?")));
			while (own.length > 0 && isBlank(own[0])) own.shift();
			const hasSpace = own.every((line) => line.length < 2 || line[1] === " ");
			const columns = !all.some((line) => line.startsWith("@@")) && hasSpace ? 2 : 1;
			const textOf = (line) => /^[-+\s]/.test(line) ? line.slice(columns) : line;
			const without = (sign) => own.filter((line) => !line.startsWith(sign)).map(textOf).join("\n").trimEnd();
			return {
				removed: without("+"),
				added: without("-"),
				lines: own.map((line) => `${/^[-+]/.exec(line)?.[0] ?? " "} ${textOf(line)}`.trimEnd()),
				isLast: from + end === lines.length
			};
		}
	}),
	10792: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => comparisonOf });
		var display_text = __webpack_require__(60331);
		;
		const closing = {
			"[": "]",
			"(": ")",
			"{": "}",
			"<": ">",
			"\"": "\"",
			"'": "'",
			"`": "`"
		};
		const keyword = /^(?:true|false|null|nil|none|undefined|nan|[-+]?inf(?:inity)?|\$(?:true|false|null))$/i;
		const quantity = /^[-+]?\.?\d\S*$/;
		const prefix = /^(?:[a-z]{0,3}(?=['"])|[@#](?=[[({<"])|[\w.:$]{1,100}(?=[[({]|<[^ ])|[\w.:$]{1,100} (?=\{)|<\w{1,100}>(?=\())/i;
		const constant = /^:\w+$|^[A-Z]\w*(?:(?:\.|::)\w+){1,9}$/;
		const isQuantity = (text) => text.split(" ± ", 3).every((part) => quantity.test(part)) && !/[.,;:]$/.test(text);
		function isBracketed(text, open, close) {
			let depth = 0;
			for (let index = 0; index < text.length; index++) {
				if (text[index] === open) depth++;
				else if (text[index] === close && --depth === 0) return index === text.length - 1;
			}
			return false;
		}
		function isEnclosed(text) {
			const open = text.charAt(0);
			const close = closing[open];
			if (close === undefined || text.length < 2 || !text.endsWith(close)) return false;
			if (open === "<") return true;
			return open === close ? !text.slice(1, -1).replace(/\\./g, "").includes(open) : isBracketed(text, open, close);
		}
		function isLiteral(text) {
			return keyword.test(text) || isQuantity(text) || constant.test(text) || isEnclosed(text) || isEnclosed(text.replace(prefix, ""));
		}
		const isConstant = (text) => keyword.test(text) || isQuantity(text) || isEnclosed(text);
		;
		const words = {
			expected: "expected",
			actual: "received",
			left: "left",
			right: "right"
		};
		function comparedValue(side, value, width) {
			const label = words[side];
			return {
				side,
				label,
				value,
				lines: [`${label.padEnd(width)}  ${value[0] ?? ""}`]
			};
		}
		const shortened = /\u2026|\.\.\.|\[\d+ chars\]/;
		const isUsable = (value) => value.some((line) => line.trim() !== "") && !value.some((line) => shortened.test(line));
		function pairBelow(lines, end, { sides, removed, added }) {
			if (!isUsable(removed) || !isUsable(added) || removed.join("\n") === added.join("\n")) return undefined;
			const width = Math.max(words[sides[0]].length, words[sides[1]].length);
			return {
				values: [comparedValue(sides[0], removed, width), comparedValue(sides[1], added, width)],
				isLast: end >= lines.length
			};
		}
		const expectedAndActual = (expected, actual) => ({
			sides: ["expected", "actual"],
			removed: [expected],
			added: [actual]
		});
		const leftAndRight = (left, right) => ({
			sides: ["left", "right"],
			removed: [left],
			added: [right]
		});
		function splitOnce(text, separator) {
			const index = text.indexOf(separator);
			if (index === -1 || text.indexOf(separator, index + 1) !== -1) return undefined;
			return [text.slice(0, index), text.slice(index + separator.length)];
		}
		const maximumLines = 200;
		const maximumLine = 4e3;
		function sentence(read) {
			return (lines) => {
				for (let index = 0; index < Math.min(lines.length, maximumLines); index++) {
					const line = lines[index] ?? "";
					const pair = line.length > maximumLine ? undefined : read(line.trim(), index, lines);
					const found = pair && pairBelow(lines, index + 1, pair);
					if (found !== undefined) return found;
				}
				return undefined;
			};
		}
		;
		const bare_values_prefix = /^(?:AssertionError(?: \[ERR_ASSERTION\])?: )/;
		const bareValues = (lines) => {
			const [first = "", second] = lines;
			if (first.length > 4e3 || second !== undefined && second.trim() !== "") return undefined;
			const text = first.trim().replace(bare_values_prefix, "");
			const [left, right] = splitOnce(text, " == ") ?? splitOnce(text, " != ") ?? [];
			if (left === undefined || right === undefined || !isConstant(left) || !isConstant(right)) return undefined;
			return pairBelow(lines, 1, leftAndRight(left, right));
		};
		;
		const opening = /\bexpected:? ?[\w.$@]{0,200}([<[])/i;
		const middles = {
			"<": />[.,]? (?:but was|actual):? ?[\w.$@]{0,200}</i,
			"[": /\]\.? but (?:was|found):? ?[\w.$@]{0,200}\[/i
		};
		function endOfActual(text, from, bracket, hasStop) {
			let next = -1;
			for (let index = text.indexOf(bracket, from); index !== -1; index = text.indexOf(bracket, index + 1)) {
				if (next === -1) next = index;
				const behind = text[index + 1];
				if (hasStop && behind === ".") return index;
				if (!hasStop && (behind === undefined || behind === "\n")) return index;
			}
			return next;
		}
		function bracketed_values_comparedValue(side, label, value, whole) {
			return {
				side,
				label: label.trim(),
				value: value.split("\n"),
				lines: [whole.trim()]
			};
		}
		function bracketedValues(text) {
			const open = opening.exec(text);
			if (open === null || /\bnot $/i.test(text.slice(Math.max(0, open.index - 5), open.index))) return undefined;
			const expectedStart = open.index + open[0].length;
			const [bracket, middle] = open[1] === "<" ? [">", middles["<"]] : ["]", middles["["]];
			const between = middle.exec(text.slice(expectedStart));
			if (between === null) return undefined;
			const expectedEnd = expectedStart + between.index;
			const actualStart = expectedEnd + between[0].length;
			const actualEnd = endOfActual(text, actualStart, bracket, between[0].startsWith(">."));
			if (actualEnd === -1) return undefined;
			const boundary = expectedEnd + between[0].indexOf(" ");
			if (opening.test(text.slice(actualStart, actualEnd))) return undefined;
			const end = actualEnd + (text[actualEnd + 1] === "." ? 2 : 1);
			return {
				values: [bracketed_values_comparedValue("expected", open[0].slice(0, -1), text.slice(expectedStart, expectedEnd), text.slice(open.index, boundary)), bracketed_values_comparedValue("actual", text.slice(boundary, actualStart - 1), text.slice(actualStart, actualEnd), text.slice(boundary, end))],
				isLast: text.slice(end).trim() === ""
			};
		}
		;
		const verb = / to (?:deeply |strictly |deep |loosely )?(?:equal|eql|be) /;
		const withoutEnd = (text) => text.replace(/ \/\/ (?:Object\.is|deep) equality$/, "").replace(/\.$/, "");
		const withoutPath = (text) => text.startsWith("$") ? splitOnce(text, " = ")?.[1] ?? text : text;
		function equality(text) {
			const [before, after, more] = text.split(verb, 3);
			if (before === undefined || after === undefined || more !== undefined) return undefined;
			const actual = withoutPath(before);
			const expected = withoutEnd(after);
			return isLiteral(actual) && isLiteral(expected) ? expectedAndActual(expected, actual) : undefined;
		}
		function property(text) {
			const [, wanted] = splitOnce(text, " to have ") ?? [];
			const [expected, actual] = wanted !== undefined && (splitOnce(wanted, " but got ") ?? splitOnce(wanted, ", but the ")) || [];
			if (expected === undefined || actual === undefined) return undefined;
			const value = /^(?:(?:(?:a length|a size|property '[^']*') of|status code) |(?:text|value|class|id|html|css|attr|prop|data) (?=['"]))(.*)$/.exec(expected)?.[1];
			const received = withoutEnd(actual.replace(/^\w+ was (?=['"])/, ""));
			const isPair = value !== undefined && isLiteral(value.replace(/,$/, "")) && isLiteral(received);
			return isPair ? expectedAndActual(value.replace(/,$/, ""), received) : undefined;
		}
		const chai_opening = /^(?:.{0,300}?: )?expected (?=\S)/i;
		const chaiValues = sentence((line) => {
			const start = chai_opening.exec(line)?.[0].length;
			if (start === undefined) return undefined;
			const text = line.slice(start);
			return equality(text) ?? property(text);
		});
		const cypressCount = sentence((line) => {
			const [, actual, expected] = /\belements found\. Found '(\d{1,20})', expected '(\d{1,20})'\./.exec(line) ?? [];
			return actual === undefined || expected === undefined ? undefined : expectedAndActual(expected, actual);
		});
		;
		const indentation = (line) => line.length - line.trimStart().length;
		function labelled(lines, index, label) {
			const line = lines[index];
			if (line?.trimStart().startsWith(`${label}:`) !== true) return undefined;
			const column = indentation(line);
			const first = line.trimStart().slice(label.length + 1).trimStart();
			let end = index + 1;
			while (end < lines.length && lines[end]?.trim() !== "" && indentation(lines[end] ?? "") > column) end++;
			return {
				value: [first, ...lines.slice(index + 1, end).map((more) => more.trim())],
				end
			};
		}
		const exUnitValues = (lines) => {
			const start = lines.findIndex((line) => /^\s*Assertion with ={2,3} failed$/.test(line));
			const code = start === -1 ? undefined : labelled(lines, start + 1, "code");
			const left = code && labelled(lines, code.end, "left");
			const right = left && labelled(lines, left.end, "right");
			return right && pairBelow(lines, right.end, {
				...leftAndRight("", ""),
				removed: left.value,
				added: right.value
			});
		};
		;
		const maximumOperand = 500;
		const maximumWidth = 77;
		const isWrapped = (line, next) => next !== undefined && next !== "==" && line !== "==" && line.length + 1 + (next.split(" ", 1)[0] ?? "").length > maximumWidth;
		function longExpansion(lines, start) {
			let end = start;
			while (end < lines.length && end < start + maximumOperand && /^ {2}\S|^ {3}/.test(lines[end] ?? "")) end++;
			const own = lines.slice(start, end).map((line) => line.slice(2));
			const operator = own.indexOf("==");
			if (own.some((line, index) => isWrapped(line, own[index + 1])) || operator < 1 || own.indexOf("==", operator + 1) !== -1) return undefined;
			return [end, {
				sides: ["left", "right"],
				removed: own.slice(0, operator),
				added: own.slice(operator + 1)
			}];
		}
		const catchValues = (lines) => {
			const start = lines.findIndex((line) => line.trim() === "with expansion:") + 1;
			if (start === 0 || !/^\s*(?:CHECK|REQUIRE)(?:_NOFAIL)?\(/.test(lines[start - 2] ?? "")) return undefined;
			const [left, right] = splitOnce((lines[start] ?? "").trim(), " == ") ?? [];
			if (left === undefined || right === undefined) {
				const [end, pair] = longExpansion(lines, start) ?? [];
				return end === undefined || pair === undefined ? undefined : pairBelow(lines, end, pair);
			}
			if (left.startsWith("!") || left === "{?}" || right === "{?}") return undefined;
			return pairBelow(lines, start + 1, leftAndRight(left, right));
		};
		const doctestValues = sentence((line, index, lines) => {
			const [, isCall, values] = /^values: (?:CHECK|REQUIRE|WARN)(_EQ)?\( (.*) \)$/.exec(line) ?? [];
			if (values === undefined || lines[index - 1]?.includes("is NOT correct!") !== true) return undefined;
			const [left, right] = splitOnce(values, isCall ? ", " : " == ") ?? [];
			return left === undefined || right === undefined || left.startsWith("!") ? undefined : leftAndRight(left, right);
		});
		const hasFailed = " has failed [";
		const boostValues = sentence((line) => {
			const [source, values] = splitOnce(line, hasFailed) ?? [];
			if (source === undefined || values === undefined || !/\bcheck /.test(source) || !source.includes("==") || !values.endsWith("]")) {
				return undefined;
			}
			const [left, right] = splitOnce(values.slice(0, -1), " != ") ?? [];
			return left === undefined || right === undefined ? undefined : leftAndRight(left, right);
		});
		const arrow = " \u2192 ";
		function swiftOperand(text) {
			if (!text.includes(arrow)) return isLiteral(text) ? text : undefined;
			return text.startsWith("(") && text.endsWith(")") ? splitOnce(text.slice(1, -1), arrow)?.[1] : undefined;
		}
		const severity = " (error)";
		function withoutSeverity(text) {
			const end = text.indexOf(severity);
			const after = text.slice(end + severity.length);
			return end !== -1 && (after === "" || after.startsWith(": ")) ? text.slice(0, end) : text;
		}
		const lastSwiftOperand = (text) => {
			const operand = withoutSeverity(text);
			return swiftOperand(operand) ?? swiftOperand(operand.split(" - ", 1)[0] ?? "");
		};
		const swiftTestingValues = sentence((line) => {
			const expectation = "Expectation failed: ";
			const start = line.indexOf(expectation);
			const [a, b] = start !== -1 && splitOnce(line.slice(start + expectation.length), " == ") || [];
			const left = a && swiftOperand(a);
			const right = b && lastSwiftOperand(b);
			return left && right ? leftAndRight(left, right) : undefined;
		});
		const xctestValues = (lines) => {
			const opening = "XCTAssertEqual failed: (\"";
			const first = lines.findIndex((line) => line.includes(opening));
			if (first === -1) return undefined;
			const last = lines.findIndex((line, index) => (index > first || index === first && line.includes("equal to (")) && (line.endsWith("\")") || line.includes("\") - ")));
			if (last === -1) return undefined;
			const all = lines.slice(first, last + 1).join("\n");
			const [left, rest] = splitOnce(all.slice(all.indexOf(opening) + opening.length), "\") is not equal to (\"") ?? [];
			const right = rest === undefined ? undefined : splitOnce(`${rest} - `, "\") - ")?.[0] ?? undefined;
			if (left === undefined || right === undefined) return undefined;
			return pairBelow(lines, last + 1, {
				sides: ["left", "right"],
				removed: left.split("\n"),
				added: right.split("\n")
			});
		};
		;
		function before(text, words) {
			const ends = words.map((word) => text.indexOf(word)).filter((index) => index !== -1);
			return ends.length === 0 ? text : text.slice(0, Math.min(...ends));
		}
		const expectedValue = (text) => before(text.replace(/^(?:equal|equivalent) to /, ""), [" because ", " with a length of "]);
		const explanations = [
			" differs at ",
			" differs near ",
			" has a length of ",
			" (difference of "
		];
		const actualValue = (text) => before(text, explanations).replace(/\.$/, "");
		function pair(expected, actual) {
			return isLiteral(expected) && isLiteral(actual) ? expectedAndActual(expected, actual) : undefined;
		}
		const fluentAssertionsValues = sentence((line) => {
			const start = line.indexOf("Expected ");
			if (start === -1 || !line.endsWith(".")) return undefined;
			const [wanted, rest] = splitOnce(line.slice(start), ", but ") ?? [];
			const [, expected] = wanted !== undefined && splitOnce(wanted, " to be ") || [];
			if (rest === undefined || expected === undefined || wanted?.includes(" not to be ")) return undefined;
			if (rest.startsWith("found ")) return pair(expectedValue(expected), actualValue(rest.slice("found ".length)));
			return explanations.slice(0, 2).some((words) => rest.includes(words)) ? pair(expectedValue(expected), actualValue(rest)) : undefined;
		});
		;
		const want = /[,;] (?:want|wanted):? /;
		const go_before = /(?:^|[\s:(])got:? (?=\S)/;
		function received(text) {
			const parts = text.split(go_before);
			if (parts.length === 2) return parts[1];
			return parts.length === 1 ? splitOnce(text, " = ")?.[1] : undefined;
		}
		const isWord = (text) => /^\S+$/.test(text);
		const areValues = (expected, actual) => isLiteral(expected) || isWord(expected) && (isWord(actual) || isLiteral(actual));
		const goValues = sentence((line) => {
			const [first, expected, more] = line.split(want, 3);
			if (first === undefined || expected === undefined || more !== undefined || /\bgot\b/.test(expected)) return undefined;
			const actual = received(first)?.replace(/^= /, "");
			return actual !== undefined && areValues(expected, actual) ? expectedAndActual(expected, actual) : undefined;
		});
		const maximumStart = 1e3;
		const reversedGoValues = sentence((line) => {
			const [first, actual, more] = line.split(/[,;] (?:but )?got:? /, 3);
			if (first === undefined || first.length > maximumStart || actual === undefined || more !== undefined) return undefined;
			const expected = /(?:^|[\s:(])(?:want|expected|wanted):? (?=\S)(.*)$/i.exec(first)?.[1];
			return expected !== undefined && isLiteral(expected) && isLiteral(actual) ? expectedAndActual(expected, actual) : undefined;
		});
		const operand = (text) => /^(\S{1,200}) \([^()]{1,200}\)$/.exec(text)?.[1];
		const gotestToolsValues = sentence((line) => {
			const [prefix, values] = splitOnce(line, "assertion failed: ") ?? [];
			const [a, b] = prefix !== undefined && values !== undefined && splitOnce(values, " != ") || [];
			const left = a && operand(a);
			const right = b && operand(b);
			return left && right ? leftAndRight(left, right) : undefined;
		});
		;
		const which = /^\s*Which is: (.*)$/;
		const asText = /^\s*As Text: (.*)$/;
		function google_test_operand(lines, index) {
			const source = lines[index];
			if (source === undefined || !/^\s+\S/.test(source) || which.test(source)) return undefined;
			const value = which.exec(lines[index + 1] ?? "")?.[1];
			if (value === undefined) return {
				value: source.trim(),
				end: index + 1
			};
			const text = asText.exec(lines[index + 2] ?? "")?.[1];
			if (text === undefined) return {
				value,
				end: index + 2
			};
			return text.length > 1 && text.endsWith("\"") ? {
				value: text,
				end: index + 3
			} : undefined;
		}
		function sameRank(lines) {
			const start = lines.findIndex((line) => line.trim() === "Expected equality of these values:");
			if (start === -1) return undefined;
			const left = google_test_operand(lines, start + 1);
			const right = left && google_test_operand(lines, left.end);
			return right && pairBelow(lines, right.end, leftAndRight(left.value, right.value));
		}
		function ranked(lines) {
			const start = lines.findIndex((line) => /^\s*Value of: /.test(line));
			if (start === -1) return undefined;
			const actual = /^\s*Actual: (.*)$/.exec(lines[start + 1] ?? "")?.[1];
			const expected = /^\s*Expected: (.*)$/.exec(lines[start + 2] ?? "")?.[1];
			if (actual === undefined || expected === undefined) return undefined;
			const value = which.exec(lines[start + 3] ?? "")?.[1];
			return pairBelow(lines, start + (value === undefined ? 3 : 4), expectedAndActual(value ?? expected, actual));
		}
		const googleTestValues = (lines) => sameRank(lines) ?? ranked(lines);
		;
		const maximumLabel = 200;
		const untilColon = String.raw`(?: \w+){0,4}\s*(?:\(.*?\)[^:()]*)?:`;
		const actualLabel = new RegExp(String.raw`^\s*(?:[-+] )?(?:actual|received|got|but|the checked|expecting)${untilColon}`, "i");
		const expectedLabel = new RegExp(String.raw`^\s*(?:[-+] )?(?:expected|the expected|to be equal to)${untilColon}`, "i");
		const stackFrame = /^\s*at\s/;
		const terminator = /^\s*(?:-*\^\s*$|[\u2191\u2193]|(?:which|message|stack ?trace|call log|diff\w*)\b.{0,40}:|but (?:was|were) not\b|\(compared using )/i;
		const labelled_values_length = /\blength:\s*\d+$/;
		function labelAt(lines, index) {
			const head = (lines[index] ?? "").slice(0, maximumLabel);
			const expected = expectedLabel.exec(head)?.[0];
			if (expected !== undefined) return {
				side: "expected",
				text: expected,
				index
			};
			const actual = actualLabel.exec(head)?.[0];
			return actual === undefined ? undefined : {
				side: "actual",
				text: actual,
				index
			};
		}
		const isBlank = (line) => line === undefined || line.trim() === "";
		const labelled_values_indentation = (line) => line.length - line.trimStart().length;
		const outdented = (lines, columns) => lines.map((line) => line.slice(Math.min(columns, labelled_values_indentation(line))));
		function withoutBlankEnd(lines) {
			let end = lines.length;
			while (end > 0 && isBlank(lines[end - 1])) end--;
			return lines.slice(0, end);
		}
		function labelledValue({ side, text, index }, lines, end) {
			const [first = "", ...continuation] = withoutBlankEnd(lines.slice(index, end));
			const sign = /^[-+] /.test(first) ? 2 : 0;
			const line = first.slice(sign);
			const begin = first.slice(text.length).trimStart();
			const column = line.length - begin.length;
			const isAligned = continuation.every((more) => isBlank(more) || labelled_values_indentation(more) >= column);
			return {
				side,
				label: text.slice(sign).trim(),
				value: begin === "" ? continuation : [begin, ...isAligned ? outdented(continuation, column) : continuation],
				lines: [line, ...continuation]
			};
		}
		function endOfSecond(lines, second, first) {
			const line = lines[second.index] ?? "";
			const isAlone = isBlank(line.slice(second.text.length));
			const hasBlankLines = first.value.some(isBlank);
			let index = second.index + 1;
			for (; index < lines.length; index++) {
				const next = lines[index] ?? "";
				if (terminator.test(next) || stackFrame.test(next) || labelAt(lines, index) !== undefined) break;
				if (first.value.length > 1) {
					if (isBlank(next) && !hasBlankLines) break;
				} else if (isAlone) {
					if (isBlank(next) || index > second.index + 1) break;
				} else if (isBlank(next) || labelled_values_indentation(next) <= labelled_values_indentation(line)) break;
			}
			return index;
		}
		function comparison(lines, first, second) {
			const columns = Math.min(labelled_values_indentation(first.text), labelled_values_indentation(second.text));
			const all = outdented(lines, columns);
			const firstLabel = {
				...first,
				text: first.text.slice(columns)
			};
			const secondLabel = {
				...second,
				text: second.text.slice(columns)
			};
			const firstValue = labelledValue(firstLabel, all, second.index);
			const end = endOfSecond(all, secondLabel, firstValue);
			const secondValue = labelledValue(secondLabel, all, end);
			return {
				values: [firstValue, secondValue],
				isLast: second.index + secondValue.lines.length >= all.length
			};
		}
		function firstPair(lines, ignored) {
			let first;
			for (let index = 0; index < lines.length; index++) {
				const line = lines[index] ?? "";
				if (stackFrame.test(line)) first = undefined;
				const label = ignored(line) ? undefined : labelAt(lines, index);
				if (label === undefined) continue;
				if (first !== undefined && first.side !== label.side) return comparison(lines, first, label);
				first = label;
			}
			return undefined;
		}
		const negation = /^(?:value != |not equal to )/;
		const negatedLabel = /^(?:expected|actual|received|got) not\b/i;
		const isShortened = (value) => value.length > 200 && value.startsWith("...", 101);
		const areComparable = ({ values }) => values.every(({ label, value: [first = ""] }) => !negatedLabel.test(label) && !negation.test(first) && !isShortened(first));
		function labelledValues(lines) {
			const isLength = (line) => labelled_values_length.test(line.slice(0, maximumLabel));
			const found = firstPair(lines, isLength) ?? (lines.some(isLength) ? firstPair(lines, () => false) : undefined);
			return found !== undefined && areComparable(found) ? found : undefined;
		}
		;
		const strictlyEqual = sentence((line, index, lines) => {
			if (index > 0 && lines[index - 1]?.trim() !== "") return undefined;
			const [actual, expected] = splitOnce(line, " !== ") ?? [];
			if (actual === undefined || expected === undefined || !isLiteral(actual) || !isLiteral(expected)) return undefined;
			return expectedAndActual(expected, actual);
		});
		const looselyEqual = (lines) => {
			const start = lines.findIndex((line) => line.endsWith("Expected values to be loosely deep-equal:"));
			const middle = lines.indexOf("should loosely deep-equal");
			if (start === -1 || middle < start || lines.indexOf("should loosely deep-equal", middle + 1) !== -1) return undefined;
			let end = middle + 2;
			while (end < lines.length && lines[end]?.trim() !== "" && !/^\s+at /.test(lines[end] ?? "")) end++;
			return pairBelow(lines, end, {
				sides: ["expected", "actual"],
				removed: lines.slice(middle + 2, end),
				added: lines.slice(start + 2, middle - 1)
			});
		};
		const reworded = (lines) => {
			const start = lines.findIndex((line) => /^Expected value to (?:be equal|strictly be equal|deeply equal|deeply and strictly equal) to:$/.test(line));
			const middle = lines.indexOf("Received:", start + 1);
			if (start === -1 || middle === -1 || lines.includes("Received:", middle + 1)) return undefined;
			let end = middle + 1;
			while (end < lines.length && /^ {2}\S/.test(lines[end] ?? "")) end++;
			const outdented = (from, to) => lines.slice(from, to).map((line) => line.replace(/^ {2}/, ""));
			return pairBelow(lines, end, {
				sides: ["expected", "actual"],
				removed: outdented(start + 1, middle),
				added: outdented(middle + 1, end)
			});
		};
		const nodeAssertValues = (lines) => looselyEqual(lines) ?? reworded(lines) ?? strictlyEqual(lines);
		;
		const reason = ", because ";
		const value = (text) => text.replace(/^(?:exactly|a collection) /, "").replace(/ with length \d+$/, "").replace(/^\[[\w.]+\] (?=\S)/, "");
		const pesterValues = sentence((line) => {
			const start = line.indexOf("Expected ");
			const [before, after] = start !== -1 && splitOnce(line.slice(start + "Expected ".length), " but got ") || [];
			if (before === undefined || after === undefined || !before.endsWith(",")) return undefined;
			const because = before.indexOf(reason);
			const expected = value(because === -1 ? before.slice(0, -1) : before.slice(0, because));
			const actual = value(after.replace(/\.$/, ""));
			return isLiteral(expected) && isLiteral(actual) ? expectedAndActual(expected, actual) : undefined;
		});
		;
		const php_unit_opening = "Failed asserting that ";
		const verbs = [
			" matches expected ",
			" is identical to ",
			" is equal to "
		];
		const withoutSize = (text) => text.replace(/^(?:actual )?size (?=\d)/, "");
		const phpUnitValues = sentence((line) => {
			if (!line.startsWith(php_unit_opening) || !line.endsWith(".")) return undefined;
			const text = line.slice(php_unit_opening.length, -1);
			const [verb, another] = verbs.filter((words) => text.includes(words));
			const constant = / is (true|false|null)$/.exec(text);
			const [actual, expected] = verb !== undefined && another === undefined ? splitOnce(text, verb) ?? [] : verb === undefined && constant !== null ? [text.slice(0, constant.index), constant[1]] : [];
			if (actual === undefined || expected === undefined) return undefined;
			const values = [withoutSize(expected), withoutSize(actual)];
			return values.every(isLiteral) ? expectedAndActual(...values) : undefined;
		});
		var ready_made_diff = __webpack_require__(9416);
		;
		const inExplanation = (wording) => (lines) => {
			const marked = lines.filter((line) => /^E(?: |$)/.test(line)).map((line) => line.slice(1));
			return wording(marked.length === 0 ? lines : marked);
		};
		const isDrawing = (line) => line?.includes("|") === true && /^[\s|]*$/.test(line);
		const pytestAssertion = sentence((line, index, lines) => {
			const [, expression] = /^(?:AssertionError: )?assert (.*)$/.exec(line) ?? [];
			if (expression === undefined || isDrawing(lines[index + 1])) return undefined;
			const isGrouped = expression.startsWith("(") && expression.endsWith(")") && !/ (?:and|or) /.test(expression);
			const [left, right] = splitOnce(isGrouped ? expression.slice(1, -1) : expression, " == ") ?? [];
			if (left === undefined || right === undefined || !isLiteral(left) || !isLiteral(right)) return undefined;
			return expectedAndActual(right, left);
		});
		const pytestValues = inExplanation(pytestAssertion);
		const pytestLines = inExplanation(ready_made_diff.jd);
		const unittestHeader = /^(?:AssertionError: )(?:(?:List|Tuple|Sequence|Set|Dict)s differ: )?(.*)$/;
		const unittestTail = /(?: within \d+ places \(.*\)|(?<= != [^ ]{1,200}) : .*)$/;
		const unittestAssertion = sentence((line) => {
			const values = unittestHeader.exec(line)?.[1]?.replace(unittestTail, "");
			const [left, right] = values !== undefined && splitOnce(values, " != ") || [];
			if (left === undefined || right === undefined || !isLiteral(left) || !isLiteral(right)) return undefined;
			return leftAndRight(left, right);
		});
		const maximumDistance = 12;
		const ownMessage = " : ";
		function ndiff(lines) {
			const start = lines.findIndex((line) => unittestHeader.test(line.trim()) && line.includes(" != "));
			const from = lines.findIndex((line, index) => index > start && /^[-+] /.test(line));
			const between = lines.slice(start + 1, from);
			if (start === -1 || from === -1 || between.length > maximumDistance || between.some((line) => line.startsWith("---"))) return undefined;
			const message = lines.findIndex((line, index) => index > from && line.startsWith(ownMessage));
			const end = message === -1 ? lines.length : message;
			const own = lines.slice(from, end);
			let first = from;
			while (first > start + 1 && /^ {2}/.test(lines[first - 1] ?? "")) first--;
			if (!own.some((line) => line.startsWith("- ")) || !own.some((line) => line.startsWith("+ "))) return undefined;
			const isOfStrings = /['"]$/.test(lines[start] ?? "");
			if (!isOfStrings && message === -1 && own.findLast((line) => line.trim() !== "")?.includes(ownMessage)) return undefined;
			const before = lines.slice(0, first).map((line) => `  ${line}`.trimEnd());
			return {
				lines: [
					...before,
					"- left",
					"+ right",
					...lines.slice(first)
				],
				from: before.length + 2,
				to: before.length + 2 + end - first,
				sides: ["left", "right"]
			};
		}
		const unittestValues = inExplanation((lines) => ndiff(lines) ?? unittestAssertion(lines));
		;
		const header = /assertion (?:`left == right` failed|failed: `\(left == right\)`)/;
		const left = /^ {0,20}left: /;
		const right = /^ {0,20}right: /;
		const endOfPanic = /^\s*(?:stack backtrace:|note: run with )/;
		const legend = /^Diff < left \/ right > ?:$/;
		function operands(lines, from) {
			const second = lines.findIndex((line, index) => index > from && right.test(line));
			if (second === -1 || !left.test(lines[from] ?? "")) return undefined;
			const isLong = second > from + 1;
			const end = isLong ? endOf(lines, second + 1) : second + 1;
			if (lines.slice(second + 1, end + 1).some((line) => left.test(line) || right.test(line))) return undefined;
			const removed = [(lines[from] ?? "").replace(left, ""), ...lines.slice(from + 1, second)];
			const added = [(lines[second] ?? "").replace(right, ""), ...lines.slice(second + 1, end)];
			return [end, {
				sides: ["left", "right"],
				removed,
				added
			}];
		}
		function endOf(lines, from) {
			const panic = lines.findIndex((line, index) => index >= from && endOfPanic.test(line));
			let end = panic === -1 ? lines.length : panic;
			while (end > from && lines[end - 1]?.trim() === "") end--;
			return end;
		}
		function unquoted({ sides, removed, added }) {
			const first = /^`([^`]*)`,$/.exec(removed[0] ?? "")?.[1];
			const second = /^`([^`]*)`(?:: |$)/.exec(added[0] ?? "")?.[1];
			if (removed.length > 1 || added.length > 1 || first === undefined || second === undefined) return undefined;
			return {
				sides,
				removed: [first],
				added: [second]
			};
		}
		function prettyDiff(lines, from) {
			let end = from;
			while (end < lines.length && /^[ <>]/.test(lines[end] ?? "")) end++;
			if (end === from || lines.slice(end).some((line) => /^[<>]/.test(line))) return undefined;
			const own = lines.slice(from, end);
			const without = (sign) => own.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
			return pairBelow(lines, end, {
				sides: ["left", "right"],
				removed: without(">"),
				added: without("<")
			});
		}
		function rustValues(lines) {
			const diff = lines.findIndex((line) => legend.test(line));
			if (diff !== -1) return prettyDiff(lines, diff + 1);
			const start = lines.findIndex((line) => header.test(line.slice(0, 2e3)));
			if (start === -1) return undefined;
			const first = lines.findIndex((line, index) => index > start && left.test(line));
			const found = operands(lines, first);
			if (found === undefined) return undefined;
			const [end, pair] = found;
			const shown = lines[start]?.includes("(left == right)") ? unquoted(pair) : pair;
			return shown && pairBelow(lines, end, shown);
		}
		;
		const place = / \([\w.]{1,200}\.scala:\d+\)$/;
		const scalaTestValues = sentence((line) => {
			const text = line.replace(/^[\w.]{1,300}(?:Exception|Error): /, "").replace(place, "");
			const [left, right] = splitOnce(text, " did not equal ") ?? splitOnce(text, " was not equal to ") ?? [];
			if (left === undefined || right === undefined || !isLiteral(left) || !isLiteral(right)) return undefined;
			return leftAndRight(left, right);
		});
		;
		const shouldly_endOfActual = /^\s*$|^\s+difference$|^\s+at |^Additional Info:/;
		function onlyLine(lines, words, first) {
			const index = lines.findIndex((line, at) => at >= first && words.test(line));
			return lines.some((line, at) => at > index && words.test(line)) ? -1 : index;
		}
		const shouldlyValues = (lines) => {
			const should = onlyLine(lines, /^\s+should be(?: with options: .*)?$/, 1);
			const was = onlyLine(lines, /^\s+but was(?: not)?$/, should + 1);
			if (should === -1 || was < should + 2) return undefined;
			const removed = lines.slice(should + 1, was);
			if (lines[was]?.endsWith("not")) {
				return pairBelow(lines, was + 1, {
					sides: ["expected", "actual"],
					removed,
					added: lines.slice(should - 1, should)
				});
			}
			let end = was + 1;
			while (end < lines.length && !shouldly_endOfActual.test(lines[end] ?? "")) end++;
			return pairBelow(lines, end, {
				sides: ["expected", "actual"],
				removed,
				added: lines.slice(was + 1, end)
			});
		};
		;
		const chain = /^[\w$.]{1,200}(?:\([\w$,.'" ]{0,200}\))?$/;
		const maximumRows = 200;
		function drawing(lines, first) {
			let end = first;
			while (end < Math.min(lines.length, first + maximumRows) && lines[end]?.trim() !== "") end++;
			return lines.slice(first, end);
		}
		function anchorOf(source, column) {
			const members = source.split("(", 1)[0] ?? "";
			return column + members.lastIndexOf(".") + 1;
		}
		function valueAt(rows, column) {
			const bars = [...rows[0] ?? ""].flatMap((character, at) => character === "|" ? [at] : []);
			if (!bars.includes(column)) return undefined;
			const index = rows.findIndex((row) => row[column] !== "|");
			const row = rows[index];
			if (row === undefined || row.slice(column).trimStart() !== row.slice(column)) return undefined;
			const next = bars.find((at) => at > column && rows[index - 1]?.[at] === "|" && row[at] !== " ");
			const below = rows[index + 1];
			const isContinued = below?.[column] !== undefined && below[column] !== " " && !bars.some((at) => at < column && below[at] !== "|" && below[at] !== " ");
			return isContinued ? undefined : row.slice(column, next).trim();
		}
		function spock_operand(source, rows, column) {
			if (isConstant(source) && rows[0]?.[column] !== "|") return source;
			return chain.test(source) ? valueAt(rows, anchorOf(source, column)) : undefined;
		}
		function operandsOf(lines, index, column) {
			const expression = lines[index] ?? "";
			const operator = expression.indexOf(" == ", column);
			if (operator === -1 || expression.length > 1e3 || expression.indexOf(" == ", operator + 1) !== -1) return undefined;
			const rows = drawing(lines, index + 1);
			if (rows[0]?.includes("|") !== true || !/^[\s|]*$/.test(rows[0])) return undefined;
			const left = spock_operand(expression.slice(column, operator), rows, column);
			const right = spock_operand(expression.slice(operator + 4).trim(), rows, operator + 4);
			return left === undefined || right === undefined ? undefined : [left, right];
		}
		const spock_endOf = (lines, index) => index + 1 + drawing(lines, index + 1).length;
		function condition(lines) {
			const header = lines.findIndex((line) => line.trimEnd().endsWith("Condition not satisfied:"));
			const index = lines.findIndex((line, at) => at > header && line.trim() !== "");
			const [actual, expected] = header !== -1 && operandsOf(lines, index, 0) || [];
			return actual === undefined || expected === undefined ? undefined : pairBelow(lines, spock_endOf(lines, index), expectedAndActual(expected, actual));
		}
		function powerAssertion(lines) {
			const index = lines.findIndex((line) => line.startsWith("assert "));
			const [left, right] = index !== -1 && operandsOf(lines, index, "assert ".length) || [];
			return left === undefined || right === undefined ? undefined : pairBelow(lines, spock_endOf(lines, index), leftAndRight(left, right));
		}
		const drawnValues = (lines) => condition(lines) ?? powerAssertion(lines);
		;
		const blockWordings = [
			{
				words: ["left == right", "Diff < left / right >"],
				read: rustValues
			},
			{
				words: ["Expected equality of these values:", "Value of: "],
				read: googleTestValues
			},
			{
				words: ["Assertion with =="],
				read: exUnitValues
			},
			{
				words: ["should be"],
				read: shouldlyValues
			},
			{
				words: ["Condition not satisfied:", "assert "],
				read: drawnValues
			},
			{
				words: ["+"],
				read: ready_made_diff.KP
			},
			{
				words: ["assert "],
				read: pytestLines
			},
			{
				words: [" != "],
				read: unittestValues
			},
			{
				words: [":"],
				read: labelledValues
			},
			{ read: (lines) => bracketedValues(lines.join("\n")) },
			{
				words: ["with expansion:"],
				read: catchValues
			},
			{
				words: ["XCTAssertEqual failed: "],
				read: xctestValues
			}
		];
		const sentenceWordings = [
			{
				words: [
					" !== ",
					"should loosely deep-equal",
					"Expected value to "
				],
				read: nodeAssertValues
			},
			{
				words: [", but "],
				read: fluentAssertionsValues
			},
			{
				words: ["Failed asserting that "],
				read: phpUnitValues
			},
			{
				words: ["is NOT correct!"],
				read: doctestValues
			},
			{
				words: ["has failed ["],
				read: boostValues
			},
			{
				words: ["Expectation failed: "],
				read: swiftTestingValues
			},
			{
				words: [" but got "],
				read: pesterValues
			},
			{
				words: [" did not equal ", " was not equal to "],
				read: scalaTestValues
			},
			{
				words: ["xpected "],
				read: chaiValues
			},
			{
				words: ["elements found. Found "],
				read: cypressCount
			},
			{
				words: ["assertion failed: "],
				read: gotestToolsValues
			},
			{
				words: [" want"],
				read: goValues
			},
			{
				words: [" got"],
				read: reversedGoValues
			},
			{
				words: ["assert "],
				read: pytestValues
			},
			{
				words: [" == ", " != "],
				read: bareValues
			}
		];
		;
		const maximumHead = 2e3;
		const withoutBlankEnds = (text) => text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
		function searched(text, isCut) {
			const shown = (0, display_text.W)(text);
			return {
				shown,
				lines: shown.split("\n"),
				isCut
			};
		}
		const propertiesOfNodeTest = /\] \{\r?\n +code: 'ERR_TEST_FAILURE'/;
		function headOf(details, message) {
			const head = details.slice(0, maximumHead);
			const stack = /^[ \t]+(?:at|\u276f)\s/m.exec(head)?.index;
			const end = propertiesOfNodeTest.exec(head.slice(0, stack))?.index ?? stack;
			const text = withoutBlankEnds(head.slice(0, end));
			return searched(text.includes(message) ? text : `${message}\n\n${text}`, end === undefined && details.length > maximumHead);
		}
		function find(texts, wordings) {
			for (const { shown, lines, isCut } of texts) {
				for (const { words, read } of wordings) {
					if (words !== undefined && !words.some((word) => shown.includes(word))) continue;
					const found = read(lines);
					if (found !== undefined) return {
						found,
						isCut
					};
				}
			}
			return undefined;
		}
		function comparisonOf(message, details) {
			const written = withoutBlankEnds(message);
			const texts = [searched(written, false), ...details === "" ? [] : [headOf(details, message.trim())]];
			return find(texts, blockWordings) ?? find(texts, sentenceWordings);
		}
	}),
	9416: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			zG: () => isDiffLegend,
			jd: () => pytestDiff,
			KP: () => readyMadeDiff
		});
		;
		function endOfSign(lines, start, sign) {
			let end = start;
			while (lines[end]?.startsWith(sign) === true) end += 1;
			return end;
		}
		function expectedFirst(lines) {
			const ordered = [];
			for (let start = 0; start < lines.length;) {
				const isTurned = lines[start]?.startsWith("+") === true;
				const middle = endOfSign(lines, start, isTurned ? "+" : "-");
				const end = Math.max(endOfSign(lines, middle, isTurned ? "-" : "+"), start + 1);
				const [first, second] = [lines.slice(start, middle), lines.slice(middle, end)];
				for (const line of isTurned ? [...second, ...first] : [...first, ...second]) ordered.push(line);
				start = end;
			}
			return ordered;
		}
		;
		const maximumLegend = 300;
		const word = "(expected|snapshot|want|actual|received|got)";
		const oneLine = new RegExp(String.raw`(?:^\s*|\()\`?([-+])\`? ?${word},? ?\`?([-+])\`? ?${word}\b`, "i");
		const halfLine = new RegExp(String.raw`^(\s*)(-+|\++) ${word}\b`, "i");
		const betweenValues = "should loosely deep-equal";
		function isDiffLegend(line) {
			const start = line.slice(0, maximumLegend);
			if (start.trim() === betweenValues) return true;
			return oneLine.test(start) || halfLine.test(start) && /^\s*[-+]+ \w+$/.test(start.trimEnd());
		}
		const sideOf = (name = "") => /^(?:expected|snapshot|want)$/i.test(name) ? "expected" : "actual";
		const isPointer = /^\s*\^+\s*$/;
		const isSigned = (line) => /^\s*[-+]/.test(line);
		const blanksBefore = (line) => line.slice(0, line.length - line.trimStart().length);
		const context = (line) => line.trim() === "" ? "" : `  ${line}`;
		const turned = (line) => line.replace(/^[-+]/, (sign) => sign === "-" ? "+" : "-");
		function joined(head, lines, { indentation, isTurned }) {
			const isOwn = (line) => line.startsWith(indentation);
			const body = lines.map((line) => {
				if (!isOwn(line)) return context(line);
				const own = line.slice(indentation.length);
				return (isTurned ? turned(own) : own).trimEnd();
			});
			const end = lines.findIndex((line) => line.trim() !== "" && !isOwn(line));
			return {
				lines: [...head, ...expectedFirst(body)],
				from: head.length,
				to: head.length + (end === -1 ? lines.length : end),
				sides: ["expected", "actual"]
			};
		}
		function withOneLineLegend(lines, index) {
			const line = lines[index] ?? "";
			const [legend, firstSign, firstWord = "", secondSign, secondWord = ""] = oneLine.exec(line.slice(0, maximumLegend)) ?? [];
			if (legend === undefined || firstSign === secondSign || sideOf(firstWord) === sideOf(secondWord)) return undefined;
			const behind = lines.slice(index + 1).filter((other, at, all) => !(isPointer.test(other) && isSigned(all[at - 1] ?? "")));
			const isTurned = firstSign === "-" !== (sideOf(firstWord) === "expected");
			const isAlone = !legend.startsWith("(");
			const [expected, actual] = sideOf(firstWord) === "expected" ? [firstWord, secondWord] : [secondWord, firstWord];
			const shown = isTurned ? line.replace(legend, legend.replace(/[-+]/g, turned)) : line;
			return joined([...lines.slice(0, index).map(context), ...isAlone ? [`- ${expected}`, `+ ${actual}`] : [context(shown)]], behind, {
				indentation: blanksBefore(isAlone ? line : behind.find(isSigned) ?? ""),
				isTurned
			});
		}
		function withTwoLineLegend(lines, index) {
			const first = halfLine.exec((lines[index] ?? "").slice(0, maximumLegend));
			const second = halfLine.exec((lines[index + 1] ?? "").slice(0, maximumLegend));
			if (first === null || second === null) return undefined;
			const [, indentation = "", firstSigns = "", firstWord] = first;
			const [, , secondSigns = "", secondWord] = second;
			if (firstSigns[0] === secondSigns[0] || sideOf(firstWord) === sideOf(secondWord)) return undefined;
			const isTurned = firstSigns.startsWith("-") !== (sideOf(firstWord) === "expected");
			const legend = (line = "") => isTurned ? line.trim().replace(/^(?:-+|\++)/, (signs) => signs.replace(/./g, turned)) : line.trim();
			return joined([
				...lines.slice(0, index).map(context),
				legend(lines[index]),
				legend(lines[index + 1])
			], lines.slice(index + 2), {
				indentation,
				isTurned
			});
		}
		const isPartialDiff = /^\s*Skipping \d+ identical (?:leading|trailing) characters in diff/;
		function pytestDiff(lines) {
			const start = lines.findIndex((line) => /^\s*(?:AssertionError: )?assert /.test(line));
			if (start === -1) return undefined;
			const behind = lines.slice(start + 1);
			const first = behind.findIndex((line) => /^\s*[-+] /.test(line));
			if (first === -1) return undefined;
			const indentation = blanksBefore(behind[first] ?? "");
			if (!["- ", "+ "].every((sign) => behind.some((line) => line.startsWith(indentation + sign)))) return undefined;
			const isNote = (line) => line.trim() !== "" && !line.startsWith(`${indentation}  `);
			const from = behind.slice(0, first).findLastIndex(isNote) + 1;
			const notes = behind.slice(0, from);
			if (notes.some((line) => isNote(line) && (!line.startsWith(indentation) || isPartialDiff.test(line)))) return undefined;
			const before = [...lines.slice(0, start + 1).map((line) => line.trim()), ...notes.map((line) => line.slice(indentation.length))];
			return joined([
				...before.map(context),
				"- expected",
				"+ actual"
			], behind.slice(from), {
				indentation,
				isTurned: false
			});
		}
		function readyMadeDiff(lines) {
			const lastSigned = lines.findLastIndex(isSigned);
			for (let index = 0; index < lastSigned; index++) {
				const found = withOneLineLegend(lines, index) ?? (index + 1 < lastSigned ? withTwoLineLegend(lines, index) : undefined);
				if (found !== undefined) return found;
			}
			return undefined;
		}
	}),
	24188: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e: () => withoutShown,
			r: () => wholeText
		});
		const maximumLinesBefore = 3;
		const trimmedLines = (text) => text.split("\n").map((line) => line.trim());
		function withoutShown(text, shown) {
			const hidden = trimmedLines(shown.trim());
			if (hidden[0] === "") return text.trim() === "" ? "" : text;
			const lines = text.split("\n");
			const own = trimmedLines(text);
			let before = 0;
			for (let start = 0; start < own.length && before <= maximumLinesBefore; start++) {
				if (hidden.every((line, index) => own[start + index] === line)) {
					const rest = [...lines.slice(0, start), ...lines.slice(start + hidden.length)].join("\n");
					return rest.trim() === "" ? "" : rest.replace(/^(?:[ \t]*\n)+/, "");
				}
				if (own[start] !== "") before++;
			}
			return text;
		}
		const wholeText = (message, details) => details.includes(message) ? details : `${message}\n\n${details}`.trimEnd();
	}),
	83230: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => startsWithCauses,
			d: () => failuresOfGroups
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43268);
		var _judge_summary_distinct_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81706);
		var _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90048);
		var _judge_verdicts_verdict_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86245);
		var _causes_cause_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21174);
		const maximumFirst = 3;
		const executionsOf = (failures) => failures.reduce((sum, { executions }) => sum + executions, 0);
		function byCause(failures, groups) {
			const found = new Map();
			for (const failure of failures) {
				const { id } = failure.cause;
				const own = found.get(id) ?? {
					wanted: [],
					others: []
				};
				found.set(id, own);
				own[groups.has((0, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.WK)(failure)) ? "wanted" : "others"].push(failure);
			}
			return found;
		}
		function causeGroup({ verdict }, { wanted, others }) {
			const listed = [...wanted, ...others];
			return listed.length > 0 && listed.every(({ quarantine }) => quarantine !== undefined) ? "quarantined" : (0, _judge_verdicts_verdict_group_js__WEBPACK_IMPORTED_MODULE_2__.X)(verdict);
		}
		function causeOf(cause, own, groups) {
			const { wanted, others } = own;
			if (!groups.has(causeGroup(cause, own))) {
				const [first] = wanted;
				if (first === undefined) return undefined;
				const tests = wanted.map(({ test }) => test).slice(0, maximumFirst);
				const jobs = [...new Set(wanted.flatMap((failure) => failure.jobs))].toSorted((a, b) => a - b);
				const verdict = first.verdict?.kind;
				return {
					cause: cause.cause,
					executions: executionsOf(wanted),
					tests: (0, _judge_summary_distinct_tests_js__WEBPACK_IMPORTED_MODULE_3__.o)(wanted).size,
					jobs,
					first: tests,
					...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__.X)({ verdict: verdict || undefined })
				};
			}
			if (others.length === 0) return cause;
			const excluded = (0, _judge_summary_distinct_tests_js__WEBPACK_IMPORTED_MODULE_3__.o)(others);
			const tests = cause.tests - excluded.size;
			if (tests <= 0) return undefined;
			const first = cause.first.filter((test) => !excluded.has((0, _judge_summary_distinct_tests_js__WEBPACK_IMPORTED_MODULE_3__.S)(test)));
			return {
				...cause,
				tests,
				executions: cause.executions - executionsOf(others),
				first
			};
		}
		function startsWithCauses(summary) {
			const leading = failuresOfGroups(summary, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.ZC);
			return (0, _causes_cause_rows_js__WEBPACK_IMPORTED_MODULE_1__.H)(leading.failedTests === 0 ? failuresOfGroups(summary, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.uj) : leading);
		}
		function failuresOfGroups(summary, groups) {
			const counts = (0, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.OS)(summary);
			const found = byCause(summary.failures, groups);
			const failures = summary.failures.filter((failure) => groups.has((0, _judge_summary_failure_group_js__WEBPACK_IMPORTED_MODULE_0__.WK)(failure)));
			const counted = [...groups].reduce((sum, group) => sum + counts[group], 0);
			const failedTests = Math.max(counted, (0, _judge_summary_distinct_tests_js__WEBPACK_IMPORTED_MODULE_3__.o)(failures).size);
			const otherCauses = groups.has("failed") || groups.has("new") ? summary.otherCauses : 0;
			const causes = summary.causes.flatMap((cause) => causeOf(cause, found.get(cause.cause.id) ?? {
				wanted: [],
				others: []
			}, groups) ?? []);
			return {
				...summary,
				failures,
				failedTests,
				causes,
				otherCauses
			};
		}
	}),
	64942: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => groupTitle });
		var _verdicts_base_branch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63631);
		function groupTitle(group, summary) {
			const titles = {
				new: "New",
				failed: "Failed",
				known: summary.history?.isOwn === true ? "Failed before" : `Also fails on ${(0, _verdicts_base_branch_js__WEBPACK_IMPORTED_MODULE_0__.s)(summary)}`,
				flaky: "Known flaky",
				quarantined: "Quarantined"
			};
			return titles[group];
		}
	}),
	83510: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Eo: () => runDuration,
			LZ: () => hasFixedLine,
			SY: () => failsOtherwise,
			ds: () => lacksResults,
			uh: () => headlineText,
			ys: () => headlineMark,
			zr: () => quietLine
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3517);
		var _base_text_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94408);
		var _judge_summary_gate_reason_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89290);
		var _judge_summary_only_quarantined_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86481);
		var _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96920);
		var _jobs_job_groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41035);
		var _verdicts_change_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31848);
		var _verdicts_quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53767);
		var _verdicts_verdict_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52775);
		const maximumDistinct = 1e5;
		const isWaiting = ({ state }) => state === "waiting";
		const lacksResults = ({ problems, jobs }) => (0, _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_5__.Ne)(problems) || jobs.some(({ state }) => state === "missing");
		const failsOtherwise = (summary) => (0, _judge_summary_gate_reason_js__WEBPACK_IMPORTED_MODULE_6__.y)(summary).length > 0;
		const hasFailed = ({ counts }) => counts.failed > 0;
		const isDistinct = ({ counts, failedTests }) => failedTests !== undefined && counts.failed <= maximumDistinct;
		const executionNoun = ({ noun, groups }) => groups.length > 1 && noun === "job" ? "test run" : "test";
		const share = (part, total, noun, singular, plural = singular) => `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.B)(part)} of ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(total, noun)} ${part === 1 ? singular : plural}`;
		function inJobs({ noun, groups }) {
			const failed = groups.filter(hasFailed).length;
			if (failed < groups.length) return `in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.B)(failed)} of ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(groups.length, noun)}`;
			return failed === 2 ? `in both ${noun}s` : `in all ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(failed, noun)}`;
		}
		const verdictsOf = (summary) => isDistinct(summary) ? (0, _verdicts_verdict_counts_js__WEBPACK_IMPORTED_MODULE_4__.U)(summary) : "";
		function failedText(summary, parts) {
			const { counts, failedTests = counts.failed } = summary;
			if (parts.groups.length < 2 || !isDistinct(summary)) {
				return share(counts.failed, counts.total, executionNoun(parts), "failed") + verdictsOf(summary);
			}
			return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(failedTests, "test")} failed ${inJobs(parts)}${verdictsOf(summary)}`;
		}
		function waitingText(summary, parts) {
			const { noun, groups } = parts;
			const reported = groups.filter(({ state }) => state === undefined);
			const progress = share(reported.length, groups.length, noun, "has reported", "have reported");
			const { counts, failedTests = counts.failed } = summary;
			if (counts.failed === 0) return `${progress}; no ${failsOtherwise(summary) ? "failed test" : "failure"} so far`;
			if (!isDistinct(summary)) return `${progress}; ${share(counts.failed, counts.total, executionNoun(parts), "failed")}`;
			const failed = reported.filter(hasFailed).length;
			const where = reported.length === 1 ? "" : failed === reported.length ? " in all of them" : ` in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.B)(failed)} of them`;
			return `${progress}; ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(failedTests, "test")} failed${where}${verdictsOf(summary)}`;
		}
		function incompleteText(summary, parts) {
			const { failed, total } = summary.counts;
			const noun = executionNoun(parts);
			const start = "results are incomplete;";
			const verdicts = failed === 0 ? "" : verdictsOf(summary);
			if (total === 1) return `${start} the only ${noun} found ${failed === 1 ? `failed${verdicts}` : "did not fail"}`;
			if (failed === total) return `${start} all ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(total, noun)} found failed${verdicts}`;
			return `${start} ${failed === 0 ? "none" : (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.B)(failed)} of the ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(total, noun)} found failed${verdicts}`;
		}
		function passedText({ counts, flakyTests = counts.flaky }, parts) {
			const passed = `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(counts.successful, executionNoun(parts))} passed`;
			if (parts.groups.length < 2) return counts.flaky === 0 ? passed : `${passed}, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.B)(counts.flaky)} of them flaky`;
			const everywhere = `${passed} in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(parts.groups.length, parts.noun)}`;
			return counts.flaky === 0 ? everywhere : `${everywhere}, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(flakyTests, "test")} flaky`;
		}
		function quarantinedText(summary) {
			const { quarantinedByChange: added = 0 } = summary;
			const tests = quarantinedTests(summary);
			if (added > 0 && added >= tests) return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(tests, "test")} failed, quarantined by this change`;
			const failed = `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(tests, "quarantined test")} failed`;
			return added === 0 ? failed : `${failed}, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.B)(added)} of them quarantined by this change`;
		}
		const quarantinedTests = ({ verdicts, failedTests, counts }) => verdicts?.quarantined ?? failedTests ?? counts.failed;
		function notRunText({ counts: { skipped, unknown } }, noun) {
			if (skipped === 0) return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(unknown, noun)} unknown`;
			return `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.p)(skipped, noun)} skipped${unknown === 0 ? "" : `, ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.B)(unknown)} unknown`}`;
		}
		const isEmpty = ({ counts }) => counts.total === 0;
		const hasError = ({ problems }) => problems.some(({ severity }) => severity === "error");
		function headlineText({ summary }) {
			const { counts, status } = summary;
			const parts = (0, _jobs_job_groups_js__WEBPACK_IMPORTED_MODULE_1__.W)(summary);
			if (parts.groups.some(isWaiting)) return waitingText(summary, parts);
			if (isEmpty(summary)) return `no test results ${hasError(summary) ? "could be read" : "were found"}`;
			if (lacksResults(summary)) return incompleteText(summary, parts);
			if (status === "successful" && (0, _judge_summary_only_quarantined_js__WEBPACK_IMPORTED_MODULE_8__.J)(summary)) {
				const quarantined = quarantinedText(summary);
				return counts.successful === 0 ? quarantined : `${passedText(summary, parts)}; ${quarantined}`;
			}
			if (status === "failed") return failedText(summary, parts);
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
		const fact = (count, word) => count === 0 ? [] : [`${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_7__.B)(count)} ${word}`];
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
			const isComplete = !waits && !lacksResults(summary);
			const isHeadline = (wanted) => isComplete && status === wanted;
			const countsRuns = isSeveral && counts.failed > 0 && (waits || isComplete) && isDistinct(summary) && !(0, _judge_summary_only_quarantined_js__WEBPACK_IMPORTED_MODULE_8__.J)(summary);
			const duration = durationOf(summary, parts);
			return [
				...countsRuns ? [share(counts.failed, counts.total, executionNoun(parts).replace("test ", ""), "failed")] : [],
				...isHeadline("successful") ? [] : fact(isSeveral ? flakyTests : counts.flaky, "flaky"),
				...isHeadline("skipped") ? [] : fact(counts.skipped, "skipped"),
				...isHeadline("cancelled") ? [] : fact(counts.cancelled, "cancelled"),
				...isHeadline("running") ? [] : fact(counts.running, "running"),
				...isComplete && !isHeadline("successful") && (0, _judge_summary_only_quarantined_js__WEBPACK_IMPORTED_MODULE_8__.J)(summary) ? fact(quarantinedTests(summary), (0, _verdicts_quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__.Z)(quarantinedTests(summary), summary)) : [],
				...isHeadline("skipped") || isHeadline("unknown") ? [] : fact(counts.unknown, "unknown"),
				...hasFixedLine(scope) ? [] : [...fact(summary.changes?.fixed.count ?? 0, "fixed"), ...(0, _verdicts_change_counts_js__WEBPACK_IMPORTED_MODULE_2__.mU)(summary)],
				...(0, _verdicts_change_counts_js__WEBPACK_IMPORTED_MODULE_2__.S8)(summary),
				...duration === 0 ? [] : [`${(0, _base_text_durations_js__WEBPACK_IMPORTED_MODULE_0__.a)(duration)}${waits ? " so far" : ""}`]
			];
		}
	}),
	34549: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => jobGrid });
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
		const version = /^\d{1,9}(?:\.\d{1,9}){0,3}(?:\.x)?$/;
		const byVersion = (a, b) => {
			const [left, right] = [a, b].map((value) => value.split(".").map((part) => part === "x" ? Number.POSITIVE_INFINITY : Number(part)));
			const index = left.findIndex((part, place) => part !== right[place]);
			return index === -1 ? left.length - right.length : (left[index] ?? 0) - (right[index] ?? 0);
		};
		function axis(names, place) {
			const values = [...new Set(names.map((each) => each[place] ?? ""))];
			return values.every((value) => version.test(value)) ? values.toSorted(byVersion) : values;
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
				})),
				names: new Map(groups.map((group, index) => [group, `${names[index]?.[one.place]}, ${names[index]?.[other.place]}`]))
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
	94158: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RW: () => affectedJobs,
			VP: () => jobReach,
			XB: () => jobPhrase,
			em: () => sentence,
			iD: () => fullJobPhrase
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3517);
		var _job_grid_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34549);
		var _job_groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41035);
		const maximumNamed = 3;
		function sentence(names) {
			const more = names.length - maximumNamed;
			const shown = more > 0 ? [...names.slice(0, maximumNamed), `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.B)(more)} more`] : names;
			return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
		}
		const affectedJobs = (indexes, { groups }) => {
			const wanted = new Set(indexes);
			return groups.filter((group) => group.indexes.some((index) => wanted.has(index)));
		};
		function phrase(some, parts) {
			if (some.length === 0) return undefined;
			const short = (0, _job_grid_js__WEBPACK_IMPORTED_MODULE_2__.S)(parts)?.names;
			return `in ${sentence(some.map((group) => short?.get(group) ?? group.name))}`;
		}
		function jobPhrase(indexes, { summary }) {
			const parts = (0, _job_groups_js__WEBPACK_IMPORTED_MODULE_0__.s)(summary);
			const some = affectedJobs(indexes, parts);
			return parts.groups.length < 2 || some.length === parts.groups.length ? undefined : phrase(some, parts);
		}
		function fullJobPhrase(indexes, { summary }) {
			const { groups } = (0, _job_groups_js__WEBPACK_IMPORTED_MODULE_0__.s)(summary);
			const some = affectedJobs(indexes, { groups });
			return some.length === 0 || some.length === groups.length ? undefined : `in ${sentence(some.map(({ name }) => name))}`;
		}
		function jobReach(indexes, { summary }, isFull = false) {
			const parts = (0, _job_groups_js__WEBPACK_IMPORTED_MODULE_0__.s)(summary);
			const { noun, groups } = parts;
			if (groups.length < 2) return undefined;
			const some = affectedJobs(indexes, parts);
			if (some.length < groups.length) return isFull ? fullJobPhrase(indexes, { summary }) : phrase(some, parts);
			return groups.length === 2 ? `in both ${noun}s` : `in all ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_1__.B)(groups.length)} ${noun}s`;
		}
	}),
	65674: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => numberFormat });
		;
		const symbols = new Map([
			["AUD", "A$"],
			["BRL", "R$"],
			["CAD", "CA$"],
			["CNY", "CN¥"],
			["EUR", "\u20ac"],
			["GBP", "£"],
			["HKD", "HK$"],
			["ILS", "\u20aa"],
			["INR", "\u20b9"],
			["JPY", "¥"],
			["KRW", "\u20a9"],
			["MXN", "MX$"],
			["NZD", "NZ$"],
			["PHP", "\u20b1"],
			["TWD", "NT$"],
			["USD", "$"],
			["VND", "\u20ab"],
			["XAF", "FCFA"],
			["XCD", "EC$"],
			["XOF", "F\u202fCFA"],
			["XPF", "CFPF"]
		]);
		function currencySymbol(code) {
			return symbols.get(code) ?? code;
		}
		var number_decimal = __webpack_require__(62427);
		;
		function formatNumber(value, pattern, { currency = "USD" } = {}) {
			if (Number.isNaN(value)) return "NaN";
			const isNegative = value < 0 || Object.is(value, -0);
			const { prefix, suffix } = isNegative ? pattern.negative : pattern.positive;
			return showAffix(prefix, currency) + showMagnitude(value, pattern) + showAffix(suffix, currency);
		}
		function showAffix(parts, currency) {
			let shown = "";
			for (const part of parts) {
				if (part.kind === "text") shown += part.text;
				else shown += part.kind === "currencySymbol" ? currencySymbol(currency) : currency;
			}
			return shown;
		}
		function showMagnitude(value, pattern) {
			if (!Number.isFinite(value)) return "\u221e";
			const decimal = (0, number_decimal.BN)((0, number_decimal.Bc)(value), pattern.scale);
			const { minimumExponent } = pattern;
			return minimumExponent === undefined ? showFixed(decimal, pattern) : showScientific(decimal, pattern, minimumExponent);
		}
		function showFixed(decimal, pattern) {
			const { digits, point } = (0, number_decimal.LI)(decimal, decimal.point + pattern.maximumFraction);
			const integer = digits.slice(0, Math.max(0, point)).padEnd(point, "0").padStart(pattern.minimumInteger, "0");
			const fraction = ("0".repeat(Math.max(0, -point)) + digits.slice(Math.max(0, point))).padEnd(pattern.minimumFraction, "0");
			return join(integer === "" && fraction === "" ? "0" : group(integer, pattern.grouping), fraction, pattern);
		}
		function showScientific(decimal, pattern, minimumExponent) {
			const { integerPlaces, minimumInteger, minimumFraction, maximumFraction } = pattern;
			const { digits, point } = (0, number_decimal.LI)(decimal, integerPlaces + maximumFraction);
			const isEngineering = integerPlaces > 1 && integerPlaces > minimumInteger;
			const exponent = isEngineering ? Math.floor((point - 1) / integerPlaces) * integerPlaces : point - minimumInteger;
			const isZero = digits === "";
			const integerDigits = isZero ? isEngineering ? 1 : minimumInteger : point - exponent;
			const mantissa = digits.padEnd(Math.max(minimumInteger + minimumFraction, integerDigits), "0");
			const power = isZero ? 0 : exponent;
			const exponentDigits = String(Math.abs(power)).padStart(minimumExponent, "0");
			return `${join(mantissa.slice(0, integerDigits), mantissa.slice(integerDigits), pattern)}E${power < 0 ? "-" : ""}${exponentDigits}`;
		}
		function join(integer, fraction, { alwaysPoint }) {
			return fraction === "" && !alwaysPoint ? integer : `${integer}.${fraction}`;
		}
		function group(integer, grouping) {
			if (grouping === undefined) return integer;
			let end = integer.length - grouping.last;
			let grouped = integer.slice(Math.max(0, end));
			for (; end > 0; end -= grouping.others) grouped = `${integer.slice(Math.max(0, end - grouping.others), end)},${grouped}`;
			return grouped;
		}
		var number_pattern = __webpack_require__(47786);
		var number_affixes = __webpack_require__(89658);
		;
		const noAffixes = {
			prefix: [],
			suffix: []
		};
		function formatPlainNumber(value) {
			return value === 0 ? "0" : formatNumber(value, plainPattern(value));
		}
		function plainPattern(value) {
			const magnitude = Math.abs(value);
			const pattern = {
				positive: noAffixes,
				negative: (0, number_affixes.U)(noAffixes, undefined),
				scale: 0,
				minimumInteger: 1,
				integerPlaces: 1,
				minimumFraction: 0,
				maximumFraction: 3,
				alwaysPoint: false,
				grouping: {
					last: 3,
					others: 3
				}
			};
			if (!Number.isFinite(value)) return pattern;
			if (magnitude < 1e-6 || magnitude >= 1e21) return {
				...pattern,
				minimumExponent: 1
			};
			const leadingZeros = Math.max(0, -(0, number_decimal.Bc)(value).point);
			return {
				...pattern,
				maximumFraction: 3 + leadingZeros
			};
		}
		;
		function numberFormat(format, currency) {
			const pattern = format === undefined ? undefined : (0, number_pattern.z)(format).pattern;
			return pattern === undefined ? (number) => formatPlainNumber(number).replace(/^-/, "\u2212") : (number) => formatNumber(number, pattern, { currency });
		}
	}),
	4672: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => exceededLimit });
		function exceededLimit(value, { min, max }) {
			if (min !== undefined && value < min) return {
				kind: "min",
				limit: min
			};
			if (max !== undefined && value > max) return {
				kind: "max",
				limit: max
			};
			return undefined;
		}
	}),
	34374: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => buildReport });
		var components = __webpack_require__(44249);
		var defined_fields = __webpack_require__(43268);
		var node_builders = __webpack_require__(48032);
		;
		function withoutEmptyColumns({ align, head, rows, ...table }) {
			if (rows.length === 0) return {
				...table,
				align,
				head,
				rows
			};
			const isFilled = head.map((_, column) => rows.some((row) => (row[column] ?? []).length > 0));
			const filled = (items) => items.filter((_, column) => isFilled[column]);
			const cells = (row) => filled(row).map((cell) => cell.length === 0 ? [(0, node_builders.Qq)("\u2013")] : cell);
			return {
				...table,
				align: filled(align),
				head: filled(head),
				rows: rows.map(cells)
			};
		}
		function joinTables(blocks) {
			const joined = [];
			let last;
			for (const block of blocks) {
				if (block.type === "table" && block.head === last?.head) {
					for (const row of block.rows) last.rows.push(row);
					for (const fact of block.facts ?? []) last.facts.push(fact);
				} else if (block.type === "table") {
					last = {
						head: block.head,
						rows: [...block.rows],
						facts: [...block.facts ?? []]
					};
					joined.push({
						...block,
						rows: last.rows,
						...(0, defined_fields.X)({ facts: block.facts && last.facts })
					});
				} else {
					last = undefined;
					joined.push(block);
				}
			}
			return joined.map((block) => block.type === "table" ? withoutEmptyColumns(block) : block);
		}
		;
		function buildReport(template, scope) {
			const buildAll = (parts) => joinTables(parts.flatMap((component) => components.d[component.type].build(component, scope, buildAll)));
			return {
				type: "root",
				children: buildAll(template.components)
			};
		}
	}),
	75752: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => shownName });
		const shownName = (name) => name.trim() === "" ? "(no name)" : name;
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
	6976: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => buildLink });
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60331);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
		const maximumBuild = 30;
		const hash = /^[0-9a-f]{7,64}$/i;
		function buildLink({ build, commit, url }, { source }) {
			if (commit === undefined || !hash.test(commit)) return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(url, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`build ${(0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_2__.p)(build), maximumBuild)}`));
			const page = source && `${source.serverUrl.replace(/\/$/, "")}/${source.repository}/commit/${commit}`;
			return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(page ?? url, (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Zu)(commit));
		}
	}),
	70732: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => causeVerdictWords,
			k: () => causeVerdicts
		});
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _verdict_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49512);
		var _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42806);
		function causeVerdicts(failures) {
			const known = new Map();
			for (const { cause, verdict } of failures) {
				const key = `${cause.id} ${verdict?.kind}`;
				if (verdict !== undefined && !known.has(key)) known.set(key, verdict);
			}
			return ({ cause, verdict }) => verdict === undefined ? undefined : known.get(`${cause.id} ${verdict}`) ?? { kind: verdict };
		}
		function causeVerdictWords(verdict, scope) {
			switch (verdict?.kind) {
				case "new":
				case "unseen": return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ko)("New")];
				case "known": {
					const [first = []] = (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__.L)(verdict, scope).facts;
					return (0, _verdict_facts_js__WEBPACK_IMPORTED_MODULE_1__.n0)(first);
				}
				case "flaky": return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("Known flaky")];
				default: return [];
			}
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
	74175: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S8: () => changeFacts,
			X0: () => fixedLine,
			vK: () => changeLine
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3517);
		var _base_text_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94408);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59088);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48032);
		var _failed_test_title_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33169);
		var _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94158);
		var _test_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75752);
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63631);
		var _build_link_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6976);
		var _change_counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31848);
		const maximumFixed = 3;
		const maximumName = 200;
		function changedTitle({ name, suite }) {
			const path = (0, _failed_test_title_js__WEBPACK_IMPORTED_MODULE_3__.h9)(suite);
			return (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Bs)([(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.ko)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.m)((0, _test_name_js__WEBPACK_IMPORTED_MODULE_8__.H)(name), maximumName))], path === "" ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)((0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.m)(path, maximumName))]);
		}
		const jobsOf = ({ jobs = [] }) => jobs.length === 0 ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`in ${(0, _jobs_job_phrase_js__WEBPACK_IMPORTED_MODULE_4__.em)(jobs.map((job) => (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.m)(job, maximumName)))}`)];
		function changeFact(kind, { since, duration, usual }, scope) {
			if (kind === "slower") {
				if (duration === undefined) return [];
				return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`${(0, _base_text_durations_js__WEBPACK_IMPORTED_MODULE_0__.a)(duration)}${usual === undefined ? "" : ` (usually about ${(0, _base_text_durations_js__WEBPACK_IMPORTED_MODULE_0__.a)(usual)})`}`)];
			}
			return since === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`ran on ${(0, _base_branch_js__WEBPACK_IMPORTED_MODULE_5__.s)(scope.summary)} until `), (0, _build_link_js__WEBPACK_IMPORTED_MODULE_6__.h)(since, scope)];
		}
		const changeFacts = (kind, test, scope) => [changeFact(kind, test, scope), jobsOf(test)].filter((fact) => fact.length > 0);
		function changeLine(kind, test, scope) {
			const facts = (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Bs)(...changeFacts(kind, test, scope));
			return [...changedTitle(test), ...facts.length === 0 ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(" \u2014 "), ...facts]];
		}
		function fixedFact({ changes }) {
			const { count = 0, tests = [] } = changes?.fixed ?? {};
			if (count === 0) return [];
			const shown = tests.slice(0, maximumFixed);
			const more = count - shown.length;
			const named = shown.flatMap((test, index) => [...index === 0 ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(", ")], ...changedTitle(test)]);
			if (shown.length === 0) return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_9__.B)(count)} fixed`)];
			return [
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_9__.B)(count)} fixed: `),
				...named,
				...more > 0 ? [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(` and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_9__.B)(more)} more`)] : []
			];
		}
		const fixedLine = ({ summary }) => (0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Bs)(fixedFact(summary), ...(0, _change_counts_js__WEBPACK_IMPORTED_MODULE_7__.mU)(summary).map((fact) => [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(fact)]));
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
	49512: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jo: () => verdictFacts,
			gG: () => openVerdict,
			l2: () => capitalized,
			n0: () => withCapital,
			wh: () => plainText
		});
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);
		var _quarantine_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53767);
		var _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42806);
		const capitalized = (value) => value.slice(0, 1).toUpperCase() + value.slice(1);
		function withCapital(line) {
			const [first, ...others] = line;
			return first?.type === "text" ? [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(capitalized(first.value)), ...others] : line;
		}
		const labelled = (label, facts) => {
			const [first, ...others] = facts;
			return first === undefined ? [[label]] : [[
				label,
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(" "),
				...first
			], ...others];
		};
		function openVerdict({ verdict, quarantine }, scope, isTitled = false) {
			if (quarantine !== undefined) return (0, _quarantine_words_js__WEBPACK_IMPORTED_MODULE_1__.w)(quarantine, isTitled).map((fact, index) => index === 0 ? withCapital(fact) : fact);
			if (verdict === undefined) return [];
			const { label, facts } = (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__.L)(verdict, scope, isTitled);
			const hasLabel = label !== undefined && !(isTitled && label === "new");
			if (hasLabel) return labelled((0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.ko)(`${capitalized(label)}${facts.length === 0 ? "" : ":"}`), facts);
			return facts.map((fact, index) => index === 0 ? withCapital(fact) : fact);
		}
		function verdictFacts({ verdict, quarantine }, scope, isTitled = false) {
			if (quarantine !== undefined) return (0, _quarantine_words_js__WEBPACK_IMPORTED_MODULE_1__.w)(quarantine, isTitled);
			if (verdict === undefined) return [];
			const { label, facts } = (0, _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__.L)(verdict, scope, isTitled);
			if (label === undefined) return facts;
			return isTitled && label === "new" ? [] : labelled((0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`${label}${facts.length === 0 ? "" : ":"}`), facts);
		}
		const plainText = (line) => line.map((node) => "children" in node ? plainText(node.children) : "value" in node ? node.value : " ").join("");
	}),
	42806: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => verdictWords });
		var _base_text_ages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49329);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3517);
		var _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
		var _base_branch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63631);
		var _build_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6976);
		function ageAtBase({ timestamp }, { summary: { history } }) {
			const end = history?.base?.timestamp;
			return timestamp === undefined || end === undefined ? undefined : end - timestamp;
		}
		const inBrackets = (...parts) => {
			const shown = parts.filter((part) => part !== "");
			return shown.length === 0 ? "" : ` (${shown.join(", ")})`;
		};
		function referenceFact({ reference }, scope) {
			if (reference === undefined) return [];
			const age = (0, _base_text_ages_js__WEBPACK_IMPORTED_MODULE_0__.L)(ageAtBase(reference, scope) ?? 0);
			if (reference.buildsAgo === 0) return age === "" ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`last run there ${age} earlier`)];
			return [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`last run there ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.p)(reference.buildsAgo, "build")} earlier${inBrackets(age)}`)];
		}
		function sinceText({ since, builds }, scope) {
			const span = [builds === undefined ? "" : (0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.p)(builds, "build"), since === undefined ? "" : (0, _base_text_ages_js__WEBPACK_IMPORTED_MODULE_0__.L)(ageAtBase(since, scope) ?? 0)];
			if (since !== undefined) return [
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("since "),
				(0, _build_link_js__WEBPACK_IMPORTED_MODULE_3__.h)(since, scope),
				(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(inBrackets(...span))
			];
			return builds === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`in ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.p)(builds, "build")}`)];
		}
		function knownFacts(verdict, scope, isTitled) {
			const { differs, fixed } = verdict;
			const branch = (0, _base_branch_js__WEBPACK_IMPORTED_MODULE_2__.s)(scope.summary);
			const since = sinceText(verdict, scope);
			const fails = isTitled ? since : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`fails on ${branch}${since.length === 0 ? "" : " "}`), ...since];
			return [
				fails,
				differs === true ? [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("fails differently")] : [],
				fixed === undefined ? [] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`fixed on ${branch} in `), (0, _build_link_js__WEBPACK_IMPORTED_MODULE_3__.h)(fixed, scope)]
			];
		}
		function newFacts({ since }, scope) {
			const branch = (0, _base_branch_js__WEBPACK_IMPORTED_MODULE_2__.s)(scope.summary);
			return [since === undefined ? [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`only skipped on ${branch}`)] : [(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`passed on ${branch} until `), (0, _build_link_js__WEBPACK_IMPORTED_MODULE_3__.h)(since, scope)]];
		}
		function flakyFacts({ failedBuilds, ofBuilds }, isTitled) {
			if (failedBuilds === undefined || ofBuilds === undefined) return isTitled ? [] : [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("known flaky")]];
			const share = `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.B)(failedBuilds)} of the last ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_4__.p)(ofBuilds, "build")}`;
			return [[(0, _tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(isTitled ? share : `flaky in ${share}`)]];
		}
		function verdictWords(verdict, scope, isTitled = false) {
			const words = wordsOf(verdict, scope, isTitled);
			return {
				...words,
				facts: [...words.facts, referenceFact(verdict, scope)].filter((fact) => fact.length > 0)
			};
		}
		function wordsOf(verdict, scope, isTitled) {
			switch (verdict.kind) {
				case "unknown": return { facts: [] };
				case "unseen": return {
					label: "new test",
					facts: []
				};
				case "new": return {
					label: "new",
					facts: newFacts(verdict, scope)
				};
				case "known": return { facts: knownFacts(verdict, scope, isTitled) };
				case "flaky": return { facts: flakyFacts(verdict, isTitled) };
			}
		}
	}),
	89658: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => readAffixes,
			U: () => negativeAffixes
		});
		function readAffixes(prefix, suffix) {
			return {
				prefix: readAffix(prefix),
				suffix: readAffix(suffix)
			};
		}
		function negativeAffixes(positive, negative) {
			if (negative !== undefined && JSON.stringify(negative) !== JSON.stringify(positive)) return negative;
			return {
				prefix: [{
					kind: "text",
					text: "-"
				}, ...positive.prefix],
				suffix: positive.suffix
			};
		}
		function readAffix(source) {
			const parts = [];
			let text = "";
			const endText = () => {
				if (text !== "") parts.push({
					kind: "text",
					text
				});
				text = "";
			};
			for (const [token, quoted] of source.matchAll(/''|'((?:[^']|'')*)'|¤¤?|[^'¤]+/g)) {
				if (token.startsWith("¤")) {
					endText();
					parts.push({ kind: token === "¤" ? "currencySymbol" : "currencyCode" });
				} else text += token === "''" ? "'" : quoted?.replaceAll("''", "'") ?? token;
			}
			endText();
			return parts;
		}
	}),
	62427: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BN: () => shift,
			Bc: () => decimalOf,
			LI: () => round
		});
		const zero = {
			digits: "",
			point: 0
		};
		function decimalOf(value) {
			const [mantissa = "", exponent = "0"] = String(Math.abs(value)).split("e");
			const [integer = "", fraction = ""] = mantissa.split(".");
			const digits = (integer + fraction).replace(/^0+/, "");
			return normalize(digits, Number(exponent) + digits.length - fraction.length);
		}
		function shift(decimal, power) {
			return decimal.digits === "" ? decimal : {
				digits: decimal.digits,
				point: decimal.point + power
			};
		}
		function round(decimal, keep) {
			const { digits, point } = decimal;
			if (keep >= digits.length) return decimal;
			if (keep < 0) return zero;
			const kept = digits.slice(0, keep);
			if (digits.charAt(keep) < "5") return normalize(kept, point);
			const carried = kept.replace(/(?<!9)9+$/, "");
			if (carried === "") return {
				digits: "1",
				point: point + 1
			};
			return {
				digits: carried.slice(0, -1) + (Number(carried.at(-1)) + 1),
				point
			};
		}
		function normalize(digits, point) {
			const trimmed = digits.replace(/(?<!0)0+$/, "");
			return trimmed === "" ? zero : {
				digits: trimmed,
				point
			};
		}
	}),
	47786: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => parseNumberPattern });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _number_affixes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89658);
		const maximumLength = 200;
		function parseNumberPattern(source) {
			if (source.length > maximumLength) return { fault: fault(maximumLength, `the pattern is longer than ${maximumLength} characters`) };
			const unquoted = blankQuotes(source);
			const openQuote = unquoted.indexOf("'");
			if (openQuote !== -1) return { fault: fault(openQuote, "the quoted text is not closed") };
			const [positive = "", negative, tooMany] = unquoted.split(";");
			const negativeStart = positive.length + 1;
			if (tooMany !== undefined) {
				const second = negativeStart + (negative?.length ?? 0);
				return { fault: fault(second, "only one \";\" is allowed, between the positive and the negative pattern") };
			}
			const places = findPlaces(positive, 0);
			const negativePlaces = negative === undefined ? undefined : findPlaces(negative, negativeStart);
			const shape = readNumber(unquoted.slice(places.number, places.suffix), places.number);
			if ("message" in shape) return { fault: shape };
			const affixFault = checkAffixes(unquoted, places) ?? (negativePlaces && checkAffixes(unquoted, negativePlaces));
			if (affixFault !== undefined) return { fault: affixFault };
			const affixesAt = ({ start, number, suffix, end }) => (0, _number_affixes_js__WEBPACK_IMPORTED_MODULE_0__.P)(source.slice(start, number), source.slice(suffix, end));
			const affixes = affixesAt(places);
			return { pattern: {
				...shape,
				positive: affixes,
				negative: (0, _number_affixes_js__WEBPACK_IMPORTED_MODULE_0__.U)(affixes, negativePlaces && affixesAt(negativePlaces)),
				scale: positive.includes("%") ? 2 : positive.includes("\u2030") ? 3 : 0
			} };
		}
		const fault = (offset, message) => ({
			message,
			offset
		});
		const blankQuotes = (source) => source.replace(/''|'(?:[^']|'')*'/g, (text) => "_".repeat(text.length));
		function findPlaces(subpattern, start) {
			const number = /[#0,.]+(?:E0*)?/.exec(subpattern);
			const end = start + subpattern.length;
			if (number === null) return {
				start,
				number: end,
				suffix: end,
				end
			};
			return {
				start,
				number: start + number.index,
				suffix: start + number.index + number[0].length,
				end
			};
		}
		function readNumber(number, start) {
			const at = (offset, message) => fault(start + offset, message);
			if (number === "") return fault(0, "the pattern has no digit: \"0\" or \"#\"");
			const [digits = "", exponent] = number.split("E");
			const [integer = "", fraction, ...more] = digits.split(".");
			const hashAfterZero = /0,*#/.exec(integer);
			if (hashAfterZero !== null) return at(hashAfterZero.index + hashAfterZero[0].length - 1, "before the decimal point, \"#\" must come before \"0\"");
			const emptyGroup = integer.search(/,(?:,|$)/);
			if (emptyGroup !== -1) return at(emptyGroup, "a digit must follow the \",\"");
			if (fraction !== undefined) {
				const afterPoint = integer.length + 1;
				const comma = fraction.indexOf(",");
				if (comma !== -1) return at(afterPoint + comma, "\",\" is allowed only before the decimal point");
				if (more.length > 0) return at(afterPoint + fraction.length, "only one \".\" is allowed in a number");
				const zeroAfterHash = fraction.indexOf("#0");
				if (zeroAfterHash !== -1) return at(afterPoint + zeroAfterHash + 1, "after the decimal point, \"0\" must come before \"#\"");
			}
			if (integer === "" && !fraction) return at(0, "the pattern has no digit: \"0\" or \"#\"");
			if (exponent === "") return at(digits.length, "\"0\" must follow the \"E\"");
			if (exponent !== undefined && integer.includes(",")) return at(integer.lastIndexOf(","), "\",\" cannot be used together with \"E\"");
			return shapeOf(integer, fraction, exponent);
		}
		function shapeOf(integer, fraction, exponent) {
			const places = integer.replaceAll(",", "").length;
			const zeros = countZeros(integer);
			const fractionZeros = countZeros(fraction ?? "");
			const needsDigit = fraction !== undefined && zeros + fractionZeros === 0;
			const [, others, last] = /(?:,([#0]+))?,([#0]+)$/.exec(integer) ?? [];
			return {
				integerPlaces: places,
				minimumInteger: needsDigit && places > 0 ? 1 : zeros,
				minimumFraction: needsDigit && places === 0 ? 1 : fractionZeros,
				maximumFraction: fraction?.length ?? 0,
				alwaysPoint: fraction === "",
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
					grouping: last === undefined ? undefined : {
						last: last.length,
						others: (others ?? last).length
					},
					minimumExponent: exponent === undefined ? undefined : exponent.length
				})
			};
		}
		const countZeros = (digits) => digits.split("0").length - 1;
		function checkAffixes(unquoted, { start, number, suffix, end }) {
			const [, second] = unquoted.slice(start, end).matchAll(/[%\u2030]/g);
			if (second !== undefined) return fault(start + second.index, "only one \"%\" or \"\u2030\" is allowed in a pattern; quote the other");
			if (unquoted.slice(number, suffix).endsWith("E")) return fault(suffix - 1, "\"0\" must follow the \"E\"");
			const digit = /[#0,.]/.exec(unquoted.slice(suffix, end));
			return digit === null ? undefined : fault(suffix + digit.index, `"${digit[0]}" after the number must be quoted`);
		}
	}),
	77328: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => codeText });
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60331);
		const codeText = (value) => (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.W)(value).replace(/(?<!\n)\n+$/, "");
	}),
	73305: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => handleNode });
		const handleNode = (handlers, node, ...rest) => handlers[node.type](node, ...rest);
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
