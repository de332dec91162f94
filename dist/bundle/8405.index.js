export const id = 8405;
export const ids = [8405];
export const modules = {
	61585: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => createAttachmentList,
			g: () => maximumContent
		});
		var _held_attachment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96370);
		const maximumContent = 16 * 1024 * 1024;
		const maximumAttachments = 1e3;
		const maximumContents = 2 * maximumContent;
		function createAttachmentList(shared) {
			let list = [];
			const contents = shared ?? { left: maximumContents };
			return {
				add(attachment) {
					if (list.length >= maximumAttachments) return undefined;
					const { content, ...rest } = attachment;
					const length = (0, _held_attachment_js__WEBPACK_IMPORTED_MODULE_0__.$t)(content);
					if (length > maximumContent) list.push({
						...rest,
						reason: "size"
					});
					else if (length > contents.left) list.push({
						...rest,
						reason: "limit"
					});
					else {
						contents.left -= length;
						list.push(attachment);
					}
					return list.length - 1;
				},
				take() {
					if (list.length === 0) return undefined;
					const taken = list;
					list = [];
					if (shared === undefined) contents.left = maximumContents;
					return taken;
				},
				drop() {
					for (const { content } of list) contents.left += (0, _held_attachment_js__WEBPACK_IMPORTED_MODULE_0__.$t)(content);
					list = [];
				}
			};
		}
	}),
	34684: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => attachmentOf });
		var _base_text_base_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38010);
		const address = /^https?:\/\//i;
		const inlineData = /^data:([\w.+-]{1,50}\/[\w.+-]{1,50})?[^,]{0,100};base64,/i;
		const otherReference = /^(?:#|about:|blob:|data:|javascript:|mailto:)/i;
		function attachmentOf(reference, name) {
			const text = reference.trim();
			const data = inlineData.exec(text);
			if (data !== null) return {
				name: name || (data[1] ?? "attachment").replace(/\/.*/, ""),
				content: { base64: text }
			};
			if (text === "" || otherReference.test(text)) return undefined;
			if (address.test(text)) return {
				name: name || nameOf(text.replace(/[?#].*/s, "")),
				url: text
			};
			return {
				name: name || nameOf(text),
				path: text
			};
		}
		const nameOf = (path) => {
			const name = (0, _base_text_base_name_js__WEBPACK_IMPORTED_MODULE_0__.F)(path.replace(/[\\/]{1,9}$/, "")) || path;
			return /^file:/i.test(path) ? decoded(name) : name;
		};
		function decoded(name) {
			try {
				return decodeURIComponent(name);
			} catch {
				return name;
			}
		}
	}),
	82876: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => attemptOf });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43268);
		const attemptOf = ({ status, duration, message, details, expected, actual, stdout, stderr, timestamp, steps, stepsLeftOut, attachments }) => ({
			status,
			...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__.X)({
				duration,
				message,
				details,
				expected,
				actual,
				stdout,
				stderr,
				timestamp,
				steps,
				stepsLeftOut,
				attachments
			})
		});
	}),
	23321: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => createFieldAppender });
		var _captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		function createFieldAppender() {
			const longer = new Map();
			let owner;
			return {
				add(target, field, text) {
					if (owner !== target) longer.clear();
					owner = target;
					const first = target[field];
					if (first === undefined) {
						longer.delete(field);
						target[field] = text;
						return;
					}
					let captured = longer.get(field);
					if (captured === undefined) {
						captured = (0, _captured_text_js__WEBPACK_IMPORTED_MODULE_0__.qi)();
						captured.append(first);
						longer.set(field, captured);
					}
					captured.append(`\n${text}`);
				},
				finish(target) {
					if (longer.size === 0 || owner !== target) return;
					for (const [field, captured] of longer) target[field] = captured.take();
					longer.clear();
				}
			};
		}
	}),
	50258: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => firstLine });
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2512);
		function firstLine(text, maximumLength = Number.POSITIVE_INFINITY) {
			const trimmed = text.trimStart();
			const end = trimmed.search(/[\r\n]/);
			const line = (end === -1 ? trimmed : trimmed.slice(0, end)).trimEnd();
			return (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_0__.xq)(line, maximumLength, "\u2026");
		}
	}),
	96370: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$t: () => lengthOfContent,
			J$: () => detachAttachment,
			gH: () => withoutContent,
			ks: () => lengthOfAttachments
		});
		var _base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10118);
		function detachAttachment({ name, path, url, content, bases, ...rest }) {
			return {
				...rest,
				name: (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__.Y)(name),
				...path !== undefined && { path: (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__.Y)(path) },
				...url !== undefined && { url: (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__.Y)(url) },
				...content !== undefined && { content: "base64" in content ? { base64: (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__.Y)(content.base64) } : { text: (0, _base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__.Y)(content.text) } },
				...bases !== undefined && { bases: bases.map(_base_text_detach_js__WEBPACK_IMPORTED_MODULE_0__.Y) }
			};
		}
		function lengthOfAttachments(attachments = []) {
			let length = 0;
			for (const { name, path = "", url = "", content, bases = [] } of attachments) {
				length += name.length + path.length + url.length + lengthOfContent(content);
				for (const base of bases) length += base.length;
			}
			return length;
		}
		const lengthOfContent = (content) => content === undefined ? 0 : "base64" in content ? content.base64.length : content.text.length;
		const withoutContent = (attachments) => attachments.map(({ content, ...rest }) => content === undefined ? rest : {
			...rest,
			reason: "limit"
		});
	}),
	69022: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => inheritStart });
		function inheritStart(test, { timestamp, duration = 0, elapsed }) {
			if (timestamp === undefined) return;
			const latest = duration > 0 ? Math.max(duration - (test.duration ?? 0), 0) : elapsed;
			test.timestamp = timestamp + Math.round(Math.min(elapsed, latest));
			test.isStartEstimated = true;
		}
	}),
	83049: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => keepsEvidence });
		const keepsEvidence = ({ keepsPassed }, { status, attempts }) => status !== "successful" || attempts !== undefined || keepsPassed === true;
	}),
	82553: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => lineNumber });
		function lineNumber(value) {
			const line = typeof value === "string" ? Number(value) : value;
			return typeof line === "number" && Number.isSafeInteger(line) && line > 0 ? line : undefined;
		}
	}),
	45188: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => addMetadata });
		var _captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		const maximumEntries = 200;
		function addMetadata(metadata, name, value) {
			const entries = metadata ?? {};
			const key = name === "__proto__" ? "_proto_" : name;
			const before = Object.hasOwn(entries, key) ? entries[key] : undefined;
			if (before !== undefined) {
				if (before.length <= _captured_text_js__WEBPACK_IMPORTED_MODULE_0__.B9) entries[key] = (0, _captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(`${before}\n${value}`);
			} else if (Object.keys(entries).length < maximumEntries) entries[key] = (0, _captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(value);
			return entries;
		}
	}),
	65327: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => addPhpUnitAttempts });
		const attempt = / \(attempt (\d{1,3}) of \d{1,3}\)$/;
		const maximumAttempts = 20;
		function addPhpUnitAttempts(result) {
			if (!result.name.endsWith(")")) return;
			const match = attempt.exec(result.name);
			if (match === null) return;
			result.name = result.name.slice(0, match.index);
			const earlier = Math.min(Number(match[1]) - 1, maximumAttempts);
			if (earlier < 1) return;
			result.attempts = Array.from({ length: earlier }, () => ({ status: "failed" }));
			if (result.status === "successful") result.flaky = true;
		}
	}),
	95462: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => createRunErrors });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _first_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50258);
		const maximumReported = 10;
		const maximumReasonLength = 300;
		function createRunErrors(sink) {
			let count = 0;
			return {
				add(what, reason, line, path) {
					count += 1;
					if (count > maximumReported) return;
					const first = (0, _first_line_js__WEBPACK_IMPORTED_MODULE_0__.T)(reason, maximumReasonLength);
					const message = first === "" ? `${what}.` : `${what}: ${first}`;
					sink.problem({
						severity: "error",
						kind: "incomplete",
						message,
						...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({
							line,
							path
						})
					});
				},
				finish(unlisted = 0) {
					const more = Math.max(count - maximumReported, 0) + unlisted;
					if (more === 0) return;
					const message = more === 1 ? "There is 1 more error outside of the tests." : `There are ${more} more errors outside of the tests.`;
					sink.problem({
						severity: "error",
						kind: "incomplete",
						message
					});
				}
			};
		}
	}),
	4964: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Js: () => statedCount,
			Wl: () => checkStatedTotal,
			Xg: () => checkStatedFailures,
			u3: () => reportMissingFailures
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43268);
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		const statedCount = (value) => Number.isSafeInteger(value) ? Math.max(value, 0) : 0;
		function checkStatedTotal(sink, stated, listed, what = "tests") {
			if (stated === undefined || stated <= listed) return;
			sink.problem({
				severity: "warning",
				message: `The file states ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(stated)} ${what}, but lists ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.B)(listed)}; the listed ones count.`
			});
		}
		function checkStatedFailures(sink, stated, listed) {
			if (stated > 0 && listed === 0) reportMissingFailures(sink, "The file", stated);
		}
		function reportMissingFailures(sink, subject, stated, line, reason = "") {
			sink.problem({
				severity: "error",
				kind: "incomplete",
				message: `${subject} states ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(stated, "failure")}, but lists no failed test${reason === "" ? ". See the log of the tests for the reason." : `: ${reason}`}`,
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_1__.X)({ line })
			});
		}
	}),
	28405: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readJunit: () => readJunit });
		var attachment_list = __webpack_require__(61585);
		var captured_text = __webpack_require__(90743);
		var metadata = __webpack_require__(45188);
		var run_errors = __webpack_require__(95462);
		var xml = __webpack_require__(96378);
		var attachment_reference = __webpack_require__(34684);
		var cut_margin = __webpack_require__(2512);
		var records_evidence = __webpack_require__(29337);
		;
		const createJunitEvidence = (contents) => ({
			attachments: (0, attachment_list.U)(contents),
			steps: [],
			properties: new Set(),
			length: 0
		});
		const evidenceProperty = "testrun_evidence";
		const attachmentProperty = /^(?:attachments?|attachment_.*|testrail_attachment.*)$/s;
		const stepProperty = /^step(?:\[([^\]]{0,50})\])?$/;
		const testRailStep = "testrail_result_step";
		const isEvidenceProperty = (name) => /^[ast]/.test(name) && (name === testRailStep || name === evidenceProperty || attachmentProperty.test(name) || stepProperty.test(name));
		const maximumHeldSteps = 5e3;
		const maximumHeldLength = 2 * 1024 * 1024;
		function addEvidence(evidence, name, value) {
			evidence.properties.add(name);
			if (name === testRailStep) {
				const [, status = "", text = value] = /^(\w{1,20}):(.*)$/s.exec(value) ?? [];
				if (statusOfWord(status) === undefined) addStep(evidence, "unknown", value);
				else addStep(evidence, statusOfWord(status), text);
				return;
			}
			const step = stepProperty.exec(name);
			if (step !== null) {
				addStep(evidence, statusOfWord(step[1] ?? ""), value);
				return;
			}
			if (name === evidenceProperty) return;
			for (const attachment of attachmentsOfProperty(name, value)) evidence.attachments.add(attachment);
		}
		function addSuiteAttachments(suite, name, value) {
			if (!attachmentProperty.test(name)) return;
			const { attachments } = suite;
			if (attachments.length < records_evidence.ZA) suite.attachments = [...attachments, ...attachmentsOfProperty(name, value)];
		}
		const attachmentsOfProperty = (name, value) => (name === "attachments" ? value.split(/[\n,;]/, records_evidence.ZA) : [value]).flatMap((path) => (0, attachment_reference.r)(path) ?? []);
		function addStep(evidence, status = "unknown", value) {
			const [first = "", ...others] = value.trim().split("\n");
			if (first === "" || evidence.steps.length >= maximumHeldSteps) return;
			const step = {
				name: (0, cut_margin.xq)(first.trimEnd(), records_evidence.w$, "\u2026"),
				status
			};
			if (others.length > 0) step.text = (0, cut_margin.xq)(others.join("\n"), records_evidence.MD, "\u2026");
			evidence.length += step.name.length + (step.text?.length ?? 0);
			if (evidence.length <= maximumHeldLength) evidence.steps.push(step);
		}
		function statusOfWord(word) {
			switch (word.toLowerCase()) {
				case "passed":
				case "pass":
				case "success":
				case "successful": return "successful";
				case "failed":
				case "fail":
				case "failure":
				case "error": return "failed";
				case "skipped":
				case "untested":
				case "blocked":
				case "retest": return "skipped";
				default: return undefined;
			}
		}
		function giveEvidence({ steps, attachments, properties }, result) {
			const added = attachments.take();
			if (added !== undefined) result.attachments = added;
			if (steps.length > 0) result.steps = steps;
			const { metadata } = result;
			if (metadata === undefined || properties.size === 0) return;
			const others = Object.entries(metadata).filter(([name]) => !properties.has(name));
			if (others.length > 0) result.metadata = Object.fromEntries(others);
			else delete result.metadata;
		}
		;
		function evidenceOf({ testCase, contents }) {
			if (testCase === undefined) return undefined;
			testCase.evidence ??= createJunitEvidence(contents);
			return testCase.evidence;
		}
		function attachmentHandlers(reading) {
			let attributes = {};
			let path;
			let description;
			return {
				"attachments/attachment": {
					dataLimit: () => reading.testCase === undefined ? 0 : attachment_list.g,
					open(own) {
						attributes = own;
						path = own.path ?? own.href ?? own.src;
						description = undefined;
					},
					close(text, complete) {
						const evidence = complete ? evidenceOf(reading) : undefined;
						const { name } = attributes;
						if (path !== undefined) {
							const attachment = (0, attachment_reference.r)(path, description || name);
							if (attachment !== undefined) evidence?.attachments.add(attachment);
						} else if (text.trim() !== "") {
							const content = attributes["media-type"] === undefined ? { text } : { base64: text.trim() };
							evidence?.attachments.add({
								name: name || "attachment",
								content
							});
						}
					},
					text: true
				},
				"attachment/filePath": {
					close(text) {
						path = text;
					},
					text: true
				},
				"attachment/description": {
					close(text) {
						description = text.trim();
					},
					text: true
				}
			};
		}
		var defined_fields = __webpack_require__(43268);
		var inherited_start = __webpack_require__(69022);
		var keeps_evidence = __webpack_require__(83049);
		var numbers = __webpack_require__(30759);
		var php_unit_attempts = __webpack_require__(65327);
		var timestamps = __webpack_require__(98968);
		var first_line = __webpack_require__(50258);
		var dedented = __webpack_require__(14370);
		var json_text = __webpack_require__(24028);
		var entities = __webpack_require__(99834);
		;
		function repairedMessage(message, details) {
			if (message === "" || details === "" || details.includes(message)) return message;
			if (message.endsWith(cut)) {
				const start = details.indexOf(`]:\n${message.slice(0, -cut.length)}\n`);
				if (start !== -1) return details.slice(start + 3).trimEnd();
			}
			const text = (0, entities.g)(message);
			for (const plain of new Set([text, withoutColours(text)])) {
				const found = findLoosely(details, plain);
				if (found !== undefined) return found.includes("\n") && !plain.includes("\n") ? found : plain;
			}
			return message;
		}
		const cut = "...";
		const withoutColours = (text) => text.replace(/\[\d{1,3}(?:;\d{1,3}){0,5}m/g, "");
		const compact = (text) => text.replace(/\s+/g, "");
		const isSpace = (character) => character === undefined || /\s/.test(character);
		const isLetter = (character) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);
		function findLoosely(text, words) {
			const wanted = compact(words);
			const index = compact(text).indexOf(wanted);
			if (wanted === "" || index === -1) return undefined;
			let start = messagePlace(text, 0, index);
			const end = messagePlace(text, start, wanted.length - 1) + 1;
			if (isLetter(text[start - 1]) || isLetter(text[end])) return undefined;
			const lineStart = text.lastIndexOf("\n", start) + 1;
			const isWholeLine = text.slice(lineStart, start).trim() === "";
			if (isWholeLine) start = lineStart;
			const lines = text.slice(start, end).split("\n");
			return (isWholeLine ? (0, dedented.Q)(lines) : lines).map((line) => line.trimEnd()).join("\n");
		}
		function messagePlace(text, start, characters) {
			let left = characters;
			for (let index = start; index < text.length; index++) {
				if (isSpace(text[index])) continue;
				if (left === 0) return index;
				left -= 1;
			}
			return text.length;
		}
		function decodedError(text) {
			if (!/^\s*[{"]/.test(text) || !/[}"]\s*$/.test(text.slice(-100))) return undefined;
			const error = (0, json_text.qF)(text);
			if (typeof error === "string" && error.trim() !== "") return {
				message: (0, first_line.T)(error),
				details: error
			};
			if (typeof error !== "object" || error === null) return undefined;
			const { message, stack, _originalMessage: original } = error;
			const details = textIn(stack);
			const stated = textIn(message) ?? textIn(original);
			if (stated !== undefined) return {
				message: stated,
				details: details ?? text
			};
			return details === undefined ? undefined : {
				message: (0, first_line.T)(details),
				details
			};
		}
		const textIn = (value) => typeof value === "string" && value.trim() !== "" ? value : undefined;
		function decodedMessage(message, text) {
			const error = message.charCodeAt(0) === openingBrace ? decodedError(message) : undefined;
			if (error === undefined) return undefined;
			return text.trim() === "" || text.trim() === message.trim() ? error : {
				...error,
				details: text
			};
		}
		const openingBrace = 123;
		;
		function hasNames(attributes, names) {
			let index = 0;
			for (const name in attributes) {
				if (name !== names[index]) return false;
				index += 1;
			}
			return index === names.length;
		}
		var line_number = __webpack_require__(82553);
		;
		function placeTest(test, own, offset = 0) {
			if (own.file) test.file ??= own.file;
			if (!own.line || test.line !== undefined) return;
			const line = (0, line_number.e)(Number(own.line) + offset);
			if (line !== undefined) test.line = line;
		}
		const lineOffset = (own, suite) => own.line !== undefined && isOfPytest(own, suite) ? 1 : 0;
		function isOfPytest(own, suite) {
			const names = Object.keys(own);
			const isShaped = own.classname !== undefined && names.indexOf("line") < names.indexOf("time") && own.timestamp === undefined;
			if (!isShaped) return false;
			if (suite.name === "pytest") return true;
			const states = (name) => suite[name] !== undefined;
			return /\.py$/.test(own.file ?? "") && [
				"tests",
				"errors",
				"failures",
				"time"
			].every(states) && (states("skipped") || states("skips"));
		}
		;
		const producerOfRoot = new Map([
			["pytest tests", "pytest"],
			["jest tests", "jest"],
			["vitest tests", "vitest"],
			["Mocha Tests", "mocha"],
			["nextest-run", "nextest"],
			["AllTests", "googletest"]
		]);
		const playwrightRoot = [
			"id",
			"name",
			"tests",
			"failures",
			"skipped",
			"errors",
			"time"
		];
		const gradleSuite = [
			"name",
			"tests",
			"skipped",
			"failures",
			"errors",
			"timestamp",
			"hostname",
			"time"
		];
		const boostSuite = [
			"tests",
			"skipped",
			"errors",
			"failures",
			"id",
			"name",
			"time"
		];
		function junitProducer({ rootAttributes: root, suite, isBareRoot }, own) {
			return producerOfRoot.get(root?.name) ?? producerOfSuite(root, suite.attributes, own) ?? producerOfCase(isBareRoot, suite.attributes, own);
		}
		function producerOfSuite(root, suite, own) {
			const { name = "" } = suite;
			if (root !== undefined && hasNames(root, playwrightRoot)) return "playwright";
			if (name === "Mocha Tests") return "mocha";
			if (name === "pytest") return "pytest";
			if (suite["xsi:noNamespaceSchemaLocation"]?.includes("surefire-test-report")) return "maven";
			if (root === undefined && hasNames(suite, gradleSuite)) return "gradle";
			if (/^rspec\d{0,4}$/.test(name) && own.file) return "rspec";
			if (name.endsWith(".dll")) return "dotnet";
			if (/^tst_\w/.test(name)) return "qt";
			if (suite.doctest_version !== undefined) return "doctest";
			if (suite.hostname === "tbd" && own.classname?.startsWith(`${name}.`)) return "catch2";
			if (suite.filepath !== undefined && own.lineno !== undefined) return "minitest";
			if (name.endsWith(".bats") && own.classname === name) return "bats";
			if (own.classname && name.startsWith(own.classname) && /^-\d{14}$/.test(name.slice(own.classname.length))) return "unittest";
			if (root === undefined && hasNames(suite, boostSuite)) return "boost-test";
			return root === undefined && suite.disabled !== undefined && own.status !== undefined && own.name === own.classname ? "ctest" : undefined;
		}
		function producerOfCase(isBareRoot, suite, own) {
			if (isBareRoot && own.failure !== undefined) return "node";
			if (own.class && own.classname && own.assertions) return "phpunit";
			return own.line !== undefined && isOfPytest(own, suite) ? "pytest" : undefined;
		}
		var counts = __webpack_require__(3517);
		var stated_totals = __webpack_require__(4964);
		;
		function createJunitTotals(sink) {
			const tests = {
				stated: 0,
				listed: 0
			};
			const faults = {
				stated: 0,
				listed: 0
			};
			let root = {};
			let unlisted = 0;
			let isPytest = false;
			let errors = unlistedErrors();
			const compare = ({ attributes, cases, faults: listed }, isOfPytest) => {
				const statedTests = (0, numbers.$J)(attributes.tests);
				if (statedTests !== undefined && !isOfPytest) {
					tests.stated += statedTests;
					tests.listed += cases;
				}
				if (countsOtherFaults(attributes, cases, statedTests)) return;
				const stated = statedFaultsOf(root.package === stylelint ? { failures: attributes.failures } : attributes);
				faults.stated += stated;
				faults.listed += Math.min(listed, stated);
			};
			return {
				openReport(own) {
					root = own;
					isPytest = own.name === "pytest tests";
					errors = unlistedErrors(own);
				},
				addSuite(suite, outer) {
					errors.addSuite(suite);
					const { attributes, cases, line } = suite;
					const isOfPytest = isPytest || attributes.name === "pytest";
					const statedTests = (0, numbers.$J)(attributes.tests) ?? 0;
					const stated = statedFaultsOf(attributes);
					const isComparable = !suite.hasReruns && !countsAssertions(suite);
					const hasFaults = suite.faults > 0 || suite.hasInnerFaults;
					outer.hasInnerFaults ||= hasFaults || stated > 0 || !isComparable;
					if (!suite.hasSuites && cases === 0 && statedTests > 0) {
						reportMissingCases(sink, suite, statedTests);
						return;
					}
					if (!isComparable) return;
					if (stated > 0 && !hasFaults && !isOfPytest) (0, stated_totals.u3)(sink, subjectOf(attributes), stated, line, reasonIn(suite.output));
					else if (!suite.hasSuites) compare(suite, isOfPytest);
				},
				closeReport(suite) {
					const isListed = suite.faults > 0 || suite.hasInnerFaults || suite.hasReruns;
					unlisted = isListed || isPytest ? 0 : statedFaultsOf(root);
				},
				check() {
					if (!errors.check(sink) && unlisted > 0) (0, stated_totals.u3)(sink, "The file", unlisted);
					(0, stated_totals.Wl)(sink, tests.stated, tests.listed);
					(0, stated_totals.Wl)(sink, faults.stated, faults.listed, "failures");
				}
			};
		}
		function unlistedErrors(root = {}) {
			const errors = (0, numbers.$J)(root.errors) ?? 0;
			const stated = errors + Math.max(0, (0, numbers.$J)(root.failures) ?? 0);
			let listed = 0;
			let isStatedBySuites = false;
			return {
				addSuite({ attributes, faults }) {
					listed += faults;
					isStatedBySuites ||= attributes.errors !== undefined;
				},
				check(sink) {
					if (errors <= 0 || isStatedBySuites || listed >= stated) return false;
					const totals = `${(0, counts.B)(stated)} failures and errors, but lists ${(0, counts.B)(listed)}`;
					sink.problem({
						severity: "error",
						kind: "incomplete",
						message: `The file states ${totals}. With gotestsum, a package did not compile: see the log of the tests.`
					});
					return true;
				}
			};
		}
		const stylelint = "stylelint.rules";
		const maximumReason = 300;
		function reasonIn(output) {
			const lines = output.split("\n").filter((line) => /\w/.test(line));
			const error = lines.find((line) => /\b\w{0,100}(?:Error|Exception): \S/.test(line.slice(0, maximumReason)));
			return (0, first_line.T)(error ?? lines.at(-1) ?? "", maximumReason);
		}
		const statedFaultsOf = ({ failures, errors }) => Math.max(0, (0, numbers.$J)(failures) ?? 0) + Math.max(0, (0, numbers.$J)(errors) ?? 0);
		const subjectOf = ({ name }) => `The suite${name ? ` "${name}"` : ""}`;
		const cppFile = /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|mm)$/i;
		const countsAssertions = ({ attributes, lastClass }) => attributes.hostname === "tbd" || attributes.doctest_version !== undefined || cppFile.test(lastClass?.className ?? "");
		const countsOtherFaults = ({ hostname, errors }, cases, statedTests) => statedTests === undefined ? hostname !== undefined && errors === undefined : statedTests < cases;
		function reportMissingCases(sink, suite, total) {
			const { attributes, line } = suite;
			const bad = statedFaultsOf(attributes);
			const subject = subjectOf(attributes);
			const reason = reasonIn(suite.output);
			if (bad > 0) {
				sink.problem({
					severity: "error",
					kind: "incomplete",
					message: `${subject} states ${(0, counts.B)(total)} tests, ${(0, counts.B)(bad)} of them failed, but lists none${reason === "" ? "." : `: ${reason}`}`,
					line
				});
			} else {
				sink.problem({
					severity: "warning",
					message: `${subject} states ${(0, counts.B)(total)} tests, but lists none.`,
					line
				});
			}
		}
		;
		const eunitSuite = [
			"tests",
			"failures",
			"errors",
			"skipped",
			"time",
			"name"
		];
		const eunitCase = ["time", "name"];
		const isCancelledByEunit = (suite, testCase, { type }) => type === "timeout" && hasNames(testCase, eunitCase) && hasNames(suite, eunitSuite);
		const riskyTypes = new Set([
			"RiskyTestError",
			"OutputError",
			"CoveredCodeNotExecutedException",
			"UnintentionallyCoveredCodeError",
			"MissingCoversAnnotationException"
		].map((name) => `PHPUnit\\Framework\\${name}`));
		const isRisky = ({ type }) => riskyTypes.has(type);
		const isSkipException = ({ type }, text) => type === undefined ? text.trimStart().startsWith(skipException) : type === skipException;
		const skipException = "org.testng.SkipException";
		const mayBeAllowedByBoost = (reading, own, { stderr }) => reading.rootAttributes === undefined && stderr?.includes("Failures detected in:") !== true && junitProducer(reading, own) === "boost-test";
		const exitStatus = /^Dubious, test returned (\d{1,3}) \(wstat \d/;
		function isExplainedExit({ faults }, message) {
			const [, status] = exitStatus.exec(message ?? "") ?? [];
			return status !== undefined && Number(status) < 255 && faults > 1;
		}
		const differsFromPlan = ({ attributes, faults }) => statedFaultsOf(attributes) > faults;
		const skipDetails = /^Skipped result details\n-{1,100}\n\n(.{1,2000})/;
		const skipReasonOfKyua = ({ stderr }) => skipDetails.exec(stderr ?? "")?.[1];
		;
		const maximumText = 64 * 1024;
		function producerWords(own, whole) {
			const { message = "", type = "" } = own;
			const text = whole.length > maximumText ? whole.slice(0, maximumText) : whole;
			if (message.startsWith("Test Suite '") || message.startsWith("Test Case '")) return swiftWords(message.slice(0, maximumText));
			if (/^mypy produced (?:messages|errors)$/.test(message)) return mypyWords(text);
			const located = testthatWords(message) ?? nimWords(message) ?? (type === "AssertionFailedError" ? cppUTestWords(message) : undefined);
			if (located !== undefined) return located;
			if (message === "" || message.startsWith("Traceback ")) {
				const first = (0, first_line.T)(text);
				if (first.startsWith("--- ")) return cramWords(text);
				if (first.startsWith("expected: ")) return clojureWords(text);
				if (first === "stack traceback:" && type.includes(" ")) return luaUnitWords(type, whole);
				if (first.startsWith("::in function ") || first.startsWith("in function ")) return eunitWords(text);
				if (first.endsWith("Traceback (most recent call last):")) return tracebackWords(text);
			}
			if (/^Test \S{1,400}(?: in \S{1,400})? failed!$/.test(message)) return commonTestWords(text);
			const [, line] = /^\s{0,100}(?:On )?line (\d{1,9}), col(?:umn)? \d{1,9}(?:,| in) /.exec(text) ?? [];
			return line === undefined ? undefined : { line };
		}
		function testthatWords(message) {
			if (!message.endsWith("')")) return undefined;
			const { 0: whole = "", 1: file, 2: line } = / \('([^'\n]{1,400}\.[Rr]):([1-9]\d{0,8})(?::\d{1,9})?'\)$/.exec(message) ?? [];
			return file === undefined || line === undefined ? undefined : {
				message: message.slice(0, -whole.length),
				file,
				line
			};
		}
		function nimWords(message) {
			const [place, file, line] = /^(\S{1,1000}\.nim)\(([1-9]\d{0,8}), \d{1,9}\): /.exec(message) ?? [];
			return place === undefined || file === undefined || line === undefined ? undefined : {
				message: message.slice(place.length),
				file,
				line
			};
		}
		function cppUTestWords(message) {
			const [place, file, line] = /^([^\n:]{1,1000}\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx)):([1-9]\d{0,8}): /i.exec(message) ?? [];
			if (place === undefined || file === undefined || line === undefined) return undefined;
			const lines = message.slice(place.length).replace(/\{newline\}\s{0,4}but was {1,4}</, " but was <");
			return {
				message: lines.replaceAll("{newline}", "\n").trimEnd(),
				file,
				line
			};
		}
		function mypyWords(text) {
			const [, file, line, message] = /^([^\n:]{1,1000}):([1-9]\d{0,8})(?::\d{1,9})?: error: (.{1,4000})/m.exec(text) ?? [];
			return file === undefined || line === undefined || message === undefined ? undefined : {
				message,
				details: text,
				file,
				line
			};
		}
		function cramWords(text) {
			const lines = text.trim().split("\n");
			if (lines[1] !== `+++ ${lines[0]?.slice(4)}.err` || !lines[2]?.startsWith("@@ ")) return undefined;
			const changes = lines.slice(lines.findIndex((line, index) => index > 2 && isChanged(line)));
			const end = changes.findIndex((line) => !isChanged(line));
			return {
				message: (end === -1 ? changes : changes.slice(0, end)).join("\n"),
				details: text
			};
		}
		const isChanged = (line) => /^[-+]/.test(line);
		function clojureWords(text) {
			const [, message] = /^ {2}actual: (\S.{0,4000})\n at /m.exec(text) ?? [];
			return message === undefined ? undefined : {
				message,
				details: text
			};
		}
		const error = ": error: ";
		const maximumErrors = 20;
		const junit_words_maximumReason = 4e3;
		const nextEvent = /\s(?:Test (?:Case|Suite) '|\S{1,1000}:\d{1,9}: error: )/;
		function swiftWords(log) {
			const reasons = [];
			let place = {};
			let looks = 0;
			for (let at = log.indexOf(error); at !== -1 && looks < maximumErrors; at = log.indexOf(error, at + error.length)) {
				looks += 1;
				const [, file, line] = /(\S{1,1000}):(\d{1,9})$/.exec(log.slice(Math.max(0, at - 1011), at)) ?? [];
				const rest = log.slice(at + error.length, at + junit_words_maximumReason);
				const own = rest.slice(0, nextEvent.exec(rest)?.index);
				const start = own.indexOf(" : ");
				if (file === undefined || line === undefined || start === -1) continue;
				if (reasons.length === 0) place = {
					file,
					line
				};
				reasons.push(own.slice(start + 3).replace(/ -\s*$/, "").trim());
			}
			return reasons.length === 0 ? undefined : {
				message: reasons.join("\n"),
				details: log,
				...place
			};
		}
		function luaUnitWords(type, details) {
			const [, file, line] = /^(\S{1,1000}\.lua):(\d{1,9}): /.exec(type) ?? [];
			return {
				message: type,
				details,
				...file !== undefined && line !== undefined && {
					file,
					line
				}
			};
		}
		const erlangPlace = /\((?!eunit_|timer\.|lists\.|gen_\w{1,20}\.|proc_lib\.)(\w{1,200}\.erl), line (\d{1,9})\)/;
		function eunitWords(text) {
			const at = text.search(/^\*\*(?:error|throw|exit):/m);
			const [, file, line] = erlangPlace.exec(text) ?? [];
			const place = file !== undefined && line !== undefined ? {
				file,
				line
			} : {};
			return at === -1 ? undefined : {
				message: onOneLine(text.slice(at + 2)),
				details: text,
				...place
			};
		}
		const onOneLine = (term) => term.split("\n").map((line) => line.trim()).join("");
		function commonTestWords(text) {
			const term = onOneLine(text);
			const [, stated] = /^\{test_case_failed,"(.*)"\}$/.exec(term) ?? [];
			const stack = term.search(/,\[\{\w{1,200},/);
			const reason = stated ?? (stack > 1 && term.startsWith("{") ? term.slice(1, stack) : (0, first_line.T)(text));
			return {
				...reason !== "" && { message: reason },
				details: text
			};
		}
		function tracebackWords(text) {
			const lines = text.trimEnd().split("\n");
			const header = lines.findLastIndex((line) => line.endsWith("Traceback (most recent call last):"));
			const at = lines.findIndex((line, index) => index > header && /^\S/.test(line));
			return at === -1 ? undefined : {
				message: lines.slice(at).join("\n"),
				details: text
			};
		}
		;
		const couldNotRun = ({ status, result }, skipped) => status === "notrun" && result === undefined && !!skipped?.reason && !/^SKIP_RE(?:TURN_CODE|GULAR_EXPRESSION)/.test(skipped.reason);
		function statusOfCase({ attributes, skipped, hasFailed, failures }, stated) {
			if (skipped?.type === "todo") return "skipped";
			if (hasFailed) return "failed";
			if (failures.length > 0) return "successful";
			if (stated?.status === "failed" || couldNotRun(attributes, skipped)) return "failed";
			return skipped !== undefined || stated?.status === "skipped" ? "skipped" : "successful";
		}
		const statesNoFault = ({ message, type }, text, isTimeout = false) => message === undefined && !type && text.length < 100 && (noFault.test(text) || isTimeout && text.trim() !== "" && !Number.isNaN(Number(text)));
		const noFault = /^\s*(?:0|false|no|none)\s*$/i;
		function skippedElementOf({ type, message }, text, before) {
			const reason = message === "true" && (type === "todo" || type === "skipped") ? "" : message ?? (0, first_line.T)(text);
			return {
				type: type ?? before?.type,
				reason: testthatWords(reason)?.message ?? (reason || (before?.reason ?? ""))
			};
		}
		const warning = /^WARN(?:_|$)/;
		function failureOf(own, text) {
			const fault = junitFault(own, text);
			return own.type !== undefined && warning.test(own.type) ? {
				...fault,
				isWarning: true
			} : fault;
		}
		function errorOf(own, text) {
			const fault = junitFault(own, text);
			return isRisky(own) ? {
				...fault,
				isWarning: true,
				isRisky: true
			} : fault;
		}
		function junitFault(own, text) {
			const words = producerWords(own, text);
			const error = own.message ? decodedMessage(own.message, text) : decodedError(text);
			const details = words?.details ?? error?.details ?? (text.trim() === "" ? "" : text);
			const message = words?.message ?? error?.message ?? (repairedMessage(own.message ?? "", details) || (0, first_line.T)(details) || own.type || "");
			return {
				...message ? { message: (0, captured_text.yA)(message) } : {},
				...details ? { details } : {},
				...words?.line && { place: words }
			};
		}
		function describeFailures(result, failures) {
			const withMessage = failures.filter((fault) => fault.message !== undefined);
			const first = withMessage.find((fault) => !fault.isWarning) ?? withMessage[0];
			const details = failures.map((fault) => fault === first ? fault.details ?? "" : wholeText(fault, first?.message)).filter(Boolean);
			if (first?.message !== undefined) result.message = first.message;
			if (details.length > 0) result.details = (0, captured_text.yA)(details.join("\n\n"));
		}
		function wholeText({ message = "", details = "" }, known) {
			if (message === known || details.includes(message.trim())) return details;
			return details === "" ? message : `${message}\n${details}`;
		}
		function describeAttempts(result, reruns, flakyAttempts) {
			if (result.status !== "failed") {
				if (flakyAttempts > 0 && result.status === "successful") result.flaky = true;
				result.attempts = reruns;
				return;
			}
			if (flakyAttempts > 0) {
				result.attempts = reruns;
				return;
			}
			const { message, details, stdout, stderr } = result;
			const first = {
				status: "failed",
				...(0, defined_fields.X)({
					message,
					details
				})
			};
			const last = reruns.at(-1);
			if (last?.stdout !== undefined || last?.stderr !== undefined) {
				Object.assign(first, (0, defined_fields.X)({
					stdout,
					stderr
				}));
				delete result.stdout;
				delete result.stderr;
				Object.assign(result, (0, defined_fields.X)({
					stdout: last.stdout,
					stderr: last.stderr
				}));
			}
			result.attempts = [first, ...reruns.slice(0, -1)];
			if (last?.message !== undefined) result.message = last.message;
			if (last?.details !== undefined) result.details = last.details;
		}
		var field_appender = __webpack_require__(23321);
		var detach = __webpack_require__(10118);
		;
		const maximumHeld = 100;
		const maximumNames = 1e4;
		function createGoRuns(sink) {
			let isActive = false;
			let failed = [];
			const failedNames = new Set();
			let reruns = [];
			const successful = new Set();
			const release = (tests) => {
				isActive = false;
				failed = [];
				reruns = [];
				failedNames.clear();
				successful.clear();
				for (const test of tests) sink.test(test);
			};
			return {
				startSuite() {
					isActive = true;
				},
				see({ name, status }) {
					if (!isActive || status !== "failed") return;
					failedNames.add((0, detach.Y)(name));
					if (failedNames.size > maximumHeld) release([...failed, ...reruns]);
				},
				test(test) {
					if (!isActive) {
						sink.test(test);
						return;
					}
					if (test.status === "failed") failed.push(test);
					else if (failedNames.has(test.name)) reruns.push(test);
					else sink.test(test);
					if (test.status === "successful" && failedNames.size > 0) {
						if (successful.has(test.name)) release([...failed, ...reruns]);
						successful.add(test.name);
					}
					if (failed.length > maximumHeld || successful.size > maximumNames) release([...failed, ...reruns]);
				},
				closeSuite() {
					release(merged([...failed, ...reruns]));
				}
			};
		}
		function merged(runs) {
			const attempts = new Map();
			const last = new Map();
			for (const run of runs) {
				const earlier = last.get(run.name);
				if (earlier !== undefined) attempts.set(run.name, [...attempts.get(run.name) ?? [], attemptOf(earlier)]);
				last.set(run.name, run);
			}
			for (const [name, before] of attempts) {
				const test = last.get(name);
				if (test !== undefined) Object.assign(test, {
					attempts: before,
					...test.status === "successful" && { flaky: true }
				});
			}
			return [...last.values()];
		}
		const attemptOf = ({ status, message, details, steps, attachments }) => ({
			status,
			...(0, defined_fields.X)({
				message,
				details,
				steps,
				attachments
			})
		});
		;
		const jestJunitSuite = [
			"name",
			"errors",
			"failures",
			"skipped",
			"timestamp",
			"time",
			"tests"
		];
		const ctestStatuses = new Set([
			"run",
			"fail",
			"notrun",
			"disabled"
		]);
		const netteSuite = [
			"errors",
			"skipped",
			"tests",
			"time",
			"timestamp"
		];
		const isOfJestJunit = (suite, { rootAttributes: root }) => root?.name === "jest tests" || hasNames(suite, jestJunitSuite);
		function repeatsNameAsClass(own, suite, { isBareRoot, rootAttributes: root }) {
			if (own.name?.includes(" ") && isOfJestJunit(suite, { rootAttributes: root })) return true;
			if (root?.name === "Mocha Tests" || suite.name === "Root Suite") return true;
			if (ctestStatuses.has(own.status)) return true;
			return isBareRoot && hasNames(suite, netteSuite);
		}
		;
		const nameless = "(empty)";
		const absolutePath = /^(?:\/|[A-Za-z]:[\\/])/;
		const phpUnitClass = (own) => own.classname && own.assertions && own.class || undefined;
		const withTime = /^([\p{L}\p{N}_.]{1,1000})-20\d{12}$/u;
		const browserOfKarma = /^([A-Z][A-Za-z ]{1,50}) \d[\d.]{2,30} \(([A-Z][A-Za-z ]{1,50}) [\d.]{1,30}\)$/;
		function steadyName(name) {
			const [, browser, system] = browserOfKarma.exec(name) ?? [];
			return browser === undefined ? withTime.exec(name)?.[1] ?? name : `${browser} (${system})`;
		}
		const processOfRspec = /^rspec\d{1,4}$/;
		const dependsOnlyOnClass = (path, suite) => suite.assertions === undefined && !processOfRspec.test(path.at(-1) ?? "");
		function steadySuites(path, own) {
			const last = path.at(-1);
			if (last === undefined) return path;
			if (last === nameless) return path.slice(0, -1);
			if (own.file && processOfRspec.test(last)) return [...path.slice(0, -1), "rspec"];
			if (phpUnitClass(own) !== undefined && absolutePath.test(path[0] ?? "")) return path.slice(1);
			return path;
		}
		function suitesOfCase(path, className, own) {
			const suites = steadySuites(path, own);
			if (className === suites.at(-1)) return suites;
			const ofPhpUnit = phpUnitClass(own);
			return ofPhpUnit !== undefined && suites.includes(ofPhpUnit) ? suites : [...suites, className];
		}
		const luaPlace = /^(.{1,1000}\.(?:lua|moon)):([1-9]\d{0,8})$/;
		function placeInClass(className) {
			const [, file, line] = luaPlace.exec(className) ?? [];
			return file === undefined || line === undefined ? undefined : {
				file,
				line
			};
		}
		function repeatsSuites(path, className) {
			const words = (0, entities.g)((0, entities.g)(className));
			const isSame = (suites) => (0, entities.g)(suites.join(" > ")) === words;
			return path.some((_, start) => isSame(path.slice(start)) || isSame(path.slice(start).reverse()));
		}
		const constantPackages = new Set(["org.eslint", "org.biome"]);
		const namesPackage = (package_, name) => !constantPackages.has(package_) && !name.includes(package_) && !package_.includes(name);
		;
		const maximumSuites = 100;
		const noSuites = [];
		const rootJunitSuite = () => makeSuite({
			path: noSuites,
			formerPath: noSuites,
			tags: [],
			attachments: []
		}, {}, {
			line: 1,
			position: 0
		});
		function openJunitSuite(outer, attributes, place, root) {
			const { path, formerPath, tags, attachments } = outer;
			const name = steadyName(attributes.name ?? "");
			const isNew = name !== "" && name !== path.at(-1) && path.length < maximumSuites;
			const longer = isNew ? [...path, name] : path;
			if (name === junit_suite_nameless && isOfJestJunit(attributes, root)) return makeSuite({
				...outer,
				formerPath: longer
			}, attributes, place);
			const { package: inner } = attributes;
			const suites = isNew && inner && namesPackage(inner, name) ? [
				...path,
				inner,
				name
			] : longer;
			const isAsBefore = suites === longer && formerPath === path;
			const former = isNew && !isAsBefore ? [...formerPath, name] : formerPath;
			return makeSuite({
				path: suites,
				formerPath: isAsBefore ? longer : former,
				tags,
				attachments
			}, attributes, place);
		}
		const junit_suite_nameless = "undefined";
		function makeSuite({ path, formerPath, tags, attachments }, attributes, { line, position }) {
			return {
				path,
				formerPath,
				plain: casePath(path, formerPath),
				attributes,
				tags,
				attachments,
				line,
				start: {
					timestamp: (0, timestamps.E)(attributes.timestamp),
					duration: (0, numbers.E9)(attributes.time, 1e3),
					elapsed: 0
				},
				hasPathPerClass: dependsOnlyOnClass(path, attributes),
				lastClass: undefined,
				output: "",
				hasSuites: false,
				position,
				cases: 0,
				failed: 0,
				skipped: 0,
				doubts: undefined,
				faults: 0,
				hasInnerFaults: false,
				hasReruns: false,
				isOfGo: false
			};
		}
		const constantClass = "test";
		const casePath = (path, formerPath, file, line) => ({
			path,
			former: formerPath === path ? undefined : formerPath,
			file,
			line
		});
		function pathOfCase(suite, own, root) {
			const className = own.classname ?? own.class;
			if (className === undefined || className === "" || root.isBareRoot && className === constantClass) return suite.plain;
			if (className !== own.name || !repeatsNameAsClass(own, suite.attributes, root)) return classPathOf(suite, className, own, root);
			const path = steadySuites(suite.path, own);
			return path === suite.path ? suite.plain : casePath(path, path);
		}
		function classPathOf(suite, className, own, root) {
			const { lastClass: last } = suite;
			if (suite.hasPathPerClass && last?.className === className) return last.found;
			const ofPhpUnit = phpUnitClass(own);
			const hasFile = Boolean(own.file);
			if (last?.className === className && last.ofPhpUnit === ofPhpUnit && last.hasFile === hasFile) return last.found;
			const found = readClass(suite, className, own, root);
			suite.lastClass = {
				className,
				ofPhpUnit,
				hasFile,
				found
			};
			return found;
		}
		function readClass({ path, formerPath, attributes }, className, own, root) {
			const former = suitesOfCase(formerPath, className, own);
			const place = placeInClass(className);
			if (place !== undefined) return casePath(path, former, place.file, place.line);
			if (root.rootAttributes?.name === "bun test" && repeatsSuites(path, className)) return casePath(path, former);
			if (formerPath === path || attributes.package && className.includes(attributes.package)) return casePath(former, former);
			return casePath(suitesOfCase(path, className, own), former);
		}
		var naming_line = __webpack_require__(78080);
		var naming_lines = __webpack_require__(78727);
		;
		const junit_suite_files_maximumSuites = 1e4;
		const maximumLength = 4 * 1024 * 1024;
		function createSuiteFiles() {
			const found = new Map();
			let length = 0;
			return {
				add(suite, lines) {
					length += lines.length;
					if (found.size < junit_suite_files_maximumSuites && length <= maximumLength) found.set(suite, (0, detach.Y)(lines));
				},
				get: (suite) => found.get(suite),
				count: () => found.size
			};
		}
		function namingLinesOf(text) {
			if (text === undefined || !(0, naming_line.NZ)(text)) return "";
			const lines = (0, naming_lines.y)("");
			lines.add(text);
			return lines.finish("").trimEnd();
		}
		;
		const junit_suite_output_maximumHeld = 20;
		function createSuiteOutput(sink, files) {
			let last;
			let pending;
			let interleaved = false;
			let held = [];
			let tooMany = false;
			let suite = 0;
			let missed = 0;
			const emitHeld = () => {
				for (const test of held) sink.test(test);
				if (held.length > 0) held = [];
			};
			const miss = (test) => {
				missed += 1;
				const lines = files.known.get(suite);
				if (lines !== undefined) addLines(test, "stdout", lines);
			};
			const pass = (test) => {
				const isFailed = test.status === "failed";
				const follows = sink.mergesRepeats === true && held.some(({ name }) => name === test.name);
				const waits = follows || isFailed && test.stdout === undefined && test.stderr === undefined && !tooMany;
				if (waits && held.length < junit_suite_output_maximumHeld) {
					held.push(test);
					return;
				}
				if (waits) {
					tooMany = true;
					for (const early of held) if (early.status === "failed") miss(early);
					emitHeld();
				}
				if (isFailed) miss(test);
				sink.test(test);
			};
			const give = (test) => {
				giveStream(test, "stdout", pending?.stdout);
				giveStream(test, "stderr", pending?.stderr);
			};
			const flush = () => {
				if (last !== undefined) held.push(last);
				emitHeld();
				last = undefined;
				pending = undefined;
				interleaved = false;
				tooMany = false;
				suite += 1;
				missed = 0;
			};
			return {
				beforeCase() {
					if (last === undefined) return;
					if (pending !== undefined) {
						interleaved = true;
						give(last);
						pending = undefined;
					}
					pass(last);
					last = undefined;
				},
				take(test) {
					last = test;
				},
				add(stream, text) {
					pending ??= {};
					pending[stream] ??= text;
				},
				closeSuite() {
					if (pending !== undefined && last !== undefined) {
						if (interleaved) give(last);
						else {
							if (last.status === "failed") give(last);
							for (const test of held) if (test.status === "failed") give(test);
							if (missed > 0) remember(files.found, suite, pending);
						}
					}
					flush();
				},
				flush
			};
		}
		function remember(found, suite, { stdout, stderr }) {
			const lines = [namingLinesOf(stdout), namingLinesOf(stderr)].filter((each) => each !== "").join("\n");
			if (lines !== "") found.add(suite, lines);
		}
		function giveStream(test, stream, text) {
			if (text === undefined) return;
			if (test[stream] === undefined) test[stream] = text;
			else addLines(test, stream, namingLinesOf(text));
		}
		function addLines(test, stream, lines) {
			const own = test[stream];
			if (lines !== "") test[stream] = own === undefined ? lines : (0, captured_text.yA)(`${own.trimEnd()}\n${lines}`);
		}
		;
		const maximumWarnings = 10;
		function createJunitWarnings(sink) {
			const known = new Set();
			return { once(key, message, line) {
				if (known.size >= maximumWarnings || known.has(key)) return;
				known.add((0, detach.Y)(key));
				sink.problem({
					severity: "warning",
					message,
					line
				});
			} };
		}
		;
		const maximumContents = 8 * attachment_list.g;
		function createJunitReading(sink, cursor, given) {
			const goRuns = createGoRuns(sink);
			return {
				cursor,
				totals: given.totals,
				errors: given.errors,
				suiteOutput: createSuiteOutput({
					...goRuns,
					mergesRepeats: sink.mergesRepeats
				}, given.files),
				goRuns,
				repeats: given.repeats,
				statedRuns: given.statedRuns,
				doubts: given.doubts,
				warnings: createJunitWarnings(sink),
				caseOutput: (0, field_appender.m)(),
				contents: { left: maximumContents },
				keepsPassed: sink.keepsPassed,
				suite: rootJunitSuite(),
				isBareRoot: false,
				rootAttributes: undefined,
				testCase: undefined,
				rerun: undefined
			};
		}
		const maximumFaults = 20;
		;
		const failedWords = "failed fail failure error timeout timedout aborted panicked interrupted broken crash crashed";
		const skippedWords = "notrun disabled skipped skip ignored pending suppressed todo incomplete";
		const successfulWords = "passed pass ok success successful succeeded true run completed complete executed finished done flaky fixed risky snapshot warning warn xfailed xfail xpassed xpass expected_failure";
		const withMeaning = (words, meaning) => words.split(" ").map((word) => [word, meaning]);
		const meanings = new Map([
			...withMeaning(failedWords, "failed"),
			...withMeaning(skippedWords, "skipped"),
			...withMeaning(successfulWords, "successful")
		]);
		const maximumWord = 64;
		const worse = {
			failed: 2,
			skipped: 1,
			unknown: 0
		};
		function statedResult(attributes) {
			let found;
			for (const name in attributes) {
				if (name.length !== 6 && name.length !== 7) continue;
				const value = attributes[name];
				const status = value ? meaningOf(name, value) : undefined;
				if (value === undefined || status === undefined || status === "successful") continue;
				if (found !== undefined && worse[found.status] >= worse[status]) continue;
				const word = (0, cut_margin.xq)(value, maximumWord, "\u2026");
				found = {
					status,
					text: `${name}="${word}"`,
					word
				};
			}
			return found;
		}
		function meaningOf(name, value) {
			switch (name.toLowerCase()) {
				case "status":
				case "result":
				case "outcome": return meanings.get(value) ?? meaningOfOther(value.trim().toLowerCase());
				case "passed":
				case "success": return value.trim().toLowerCase() === "false" ? "failed" : undefined;
				default: return undefined;
			}
		}
		const meaningOfOther = (word) => meanings.get(word) ?? (Number.isNaN(Number(word)) ? "unknown" : undefined);
		;
		const outsideOfTestthat = "character(0)";
		const hookOfNose = /^((?:setUp|tearDown)(?:Class|Module)) \(([\w.]{1,1000})$/;
		const placeOfSniffer = /^ \(([1-9]\d{0,8}):\d{1,9}\)$/;
		function steadyCase(own, suite) {
			const { classname, name } = own;
			if (classname === outsideOfTestthat) return {
				...own,
				classname: ""
			};
			if (!name?.endsWith(")")) return own;
			if (classname !== undefined) {
				const [, hook, module] = hookOfNose.exec(classname) ?? [];
				return hook === undefined ? own : {
					...own,
					classname: `${module}.${name.slice(0, -1)}`,
					name: hook
				};
			}
			const { name: file } = suite;
			const start = file ? name.lastIndexOf(` at ${file} (`) : -1;
			const [, line] = start > 0 && file && placeOfSniffer.exec(name.slice(start + 4 + file.length)) || [];
			return line === undefined || !file ? own : {
				...own,
				name: name.slice(0, start),
				file,
				line
			};
		}
		;
		function caseHandlers(reading) {
			let attributes = {};
			const faultElement = (read, isTimeout = false) => ({
				open(own) {
					attributes = own;
					if (reading.testCase !== undefined) placeTest(reading.testCase.result, own);
				},
				close(text, complete) {
					if (!complete || statesNoFault(attributes, text, isTimeout)) return;
					const fault = read(attributes, text);
					const { testCase, suite } = reading;
					if (testCase === undefined || !isSkipException(attributes, text)) {
						addFault(reading, fault);
						return;
					}
					suite.faults += 1;
					testCase.skipped = {
						type: undefined,
						reason: fault.message ?? ""
					};
				},
				text: true
			});
			const skippedElement = {
				open(own) {
					attributes = own;
				},
				close(text) {
					const { testCase, suite } = reading;
					if (testCase === undefined) return;
					if (isCancelledByEunit(suite.attributes, testCase.attributes, attributes)) addFault(reading, {
						message: "timeout",
						details: text
					});
					else testCase.skipped = skippedElementOf(attributes, text, testCase.skipped);
				},
				text: true
			};
			return {
				testcase: {
					open(own) {
						const { suite, suiteOutput, testCase } = reading;
						suiteOutput.beforeCase();
						suite.cases += 1;
						if (testCase !== undefined) testCase.isContainer = true;
						reading.testCase = openCase(reading, own);
					},
					close(_text, complete) {
						const { testCase } = reading;
						reading.testCase = testCase?.outer;
						reading.rerun = undefined;
						if (testCase !== undefined && complete) closeCase(reading, testCase);
					}
				},
				failure: faultElement(failureOf),
				error: faultElement(errorOf),
				skipped: skippedElement,
				disabled: skippedElement,
				ignored: skippedElement,
				"testcase/timeout": faultElement(junitFault, true)
			};
		}
		const otherElementNames = {
			parent: "testcase",
			names: new Map([...[
				"failure",
				"failed",
				"fail",
				"timedout",
				"aborted",
				"crash",
				"crashed"
			].map((name) => [name, "failure"]), ...[
				"error",
				"skipped",
				"timeout"
			].map((name) => [name, name])])
		};
		function openCase(reading, written) {
			const { suite, testCase: outer } = reading;
			const attributes = steadyCase(written, suite.attributes);
			const { path, former, file: statedFile, line } = pathOfCase(suite, attributes, reading);
			const result = {
				name: attributes.name ?? "",
				suite: path,
				status: "successful"
			};
			if (former !== undefined) result.former = { suite: [...former] };
			else if (attributes !== written) {
				const hasOtherClass = attributes.classname !== written.classname;
				result.former = {
					...hasOtherClass && { suite: [...pathOfCase(suite, written, reading).path] },
					...attributes.name !== written.name && { name: written.name ?? "" }
				};
			}
			const duration = (0, numbers.E9)(attributes.time, 1e3);
			if (duration !== undefined) result.duration = duration;
			const timestamp = (0, timestamps.E)(attributes.timestamp);
			if (timestamp === undefined) (0, inherited_start.W)(result, suite.start);
			else result.timestamp = timestamp;
			placeTest(result, attributes, lineOffset(attributes, suite.attributes));
			if (result.file === undefined && statedFile !== undefined && line !== undefined) placeTest(result, {
				file: statedFile,
				line
			});
			if (result.file === undefined) {
				const file = suite.attributes.file ?? suite.attributes.filepath;
				if (file) result.file = file;
			}
			if (attributes.group) result.tags = [...suite.tags, ...attributes.group.split(",").map((group) => group.trim())];
			else if (suite.tags.length > 0) result.tags = [...suite.tags];
			return {
				attributes,
				result,
				failures: [],
				hasFailed: false,
				skipped: undefined,
				reruns: [],
				flakyAttempts: 0,
				evidence: undefined,
				outer,
				isContainer: false
			};
		}
		function closeCase(reading, testCase) {
			const { attributes, result, failures, skipped, reruns, flakyAttempts } = testCase;
			reading.caseOutput.finish(result);
			const stated = statedResult(attributes);
			result.status = finalStatus(reading, testCase, stated);
			if (testCase.isContainer) {
				if (result.status === "successful" && failures.length === 0 && reruns.length === 0) {
					reading.suite.cases -= 1;
					testCase.evidence?.attachments.drop();
					return;
				}
				reading.suiteOutput.beforeCase();
			}
			reading.suite.start.elapsed += result.duration ?? 0;
			if (failures.length > 0) describeFailures(result, failures);
			else if (result.status === "failed") reading.suite.faults += 1;
			if (stated !== undefined && failures.length === 0) describeStated(reading, result, stated);
			if (result.status === "failed") {
				const producer = junitProducer(reading, attributes);
				if (producer !== undefined) result.producer = producer;
			}
			const reason = skipped && (skipped.reason || skipReasonOfKyua(result));
			if (reason && (result.status === "skipped" || result.message === undefined)) result.message = (0, captured_text.yA)(reason);
			if (reruns.length > 0) describeAttempts(result, reruns, flakyAttempts);
			if (phpUnitClass(attributes) !== undefined) (0, php_unit_attempts._)(result);
			if (testCase.evidence !== undefined) {
				if ((0, keeps_evidence.o)(reading, result)) giveEvidence(testCase.evidence, result);
				else testCase.evidence.attachments.drop();
			}
			const { attachments } = reading.suite;
			if (attachments.length > 0 && result.status === "failed") result.attachments = [...result.attachments ?? [], ...attachments];
			if (reading.suite.isOfGo) reading.goRuns.see(result);
			if (reading.statedRuns.add(reading.suite, attributes, result)) return;
			if (!reading.repeats.add(reading.suite, reading.rootAttributes === undefined, attributes, result)) reading.suiteOutput.take(result);
		}
		function finalStatus(reading, testCase, stated) {
			const { suite, doubts } = reading;
			const status = statusOfCase(testCase, stated);
			if (status === "skipped") suite.skipped += 1;
			if (status !== "failed") return status;
			const excused = excusedStatus(reading, testCase);
			if (excused !== undefined) return doubts.statusOf(suite, excused, testCase.failures.length);
			suite.failed += 1;
			return status;
		}
		function excusedStatus(reading, { attributes, result, hasFailed, skipped }) {
			if (!hasFailed) return undefined;
			if (skipped !== undefined) return "skipped";
			return mayBeAllowedByBoost(reading, attributes, result) ? "successful" : undefined;
		}
		function describeStated({ warnings, cursor }, result, { status, text, word }) {
			if (status === "failed" && !/^\s*fa(?:il|lse)/i.test(word)) result.message = word;
			if (status === "unknown" && result.status === "successful") {
				const message = `A test case states ${text}, which is not a known result. Test cases with this word and no failure count as successful.`;
				warnings.once(text, message, cursor.line);
			}
		}
		const maximumShown = 200;
		const pathIn = (name = "") => /[\\/]|^[\w-]{1,200}\.[a-z]{1,4}$/.test(name) ? name : undefined;
		function addFault({ suite, testCase, rerun, errors, warnings, cursor }, fault) {
			if (rerun === undefined) suite.faults += 1;
			if (testCase === undefined) {
				const name = suite.path.at(-1);
				const subject = `The suite${name ? ` "${name}"` : ""}`;
				if (!isExplainedExit(suite, fault.message)) {
					errors.add(`${subject} reports an error outside of its tests`, fault.message ?? "", cursor.line);
				} else if (differsFromPlan(suite)) errors.add(`${subject} ran another number of tests than it planned`, "", cursor.line);
				return;
			}
			if (rerun !== undefined) return;
			if (fault.isRisky) {
				const message = `PHPUnit calls "${(0, cut_margin.xq)(testCase.result.name, maximumShown, "\u2026")}" risky. Such tests count as successful, because only the option --fail-on-risky makes PHPUnit fail.`;
				warnings.once("risky", message, cursor.line);
			}
			const { place } = fault;
			if (place !== undefined) {
				const { file = pathIn(suite.attributes.name) } = place;
				if (place.file !== undefined && testCase.failures.length === 0) {
					delete testCase.result.file;
					delete testCase.result.line;
				}
				if (file !== undefined) placeTest(testCase.result, {
					file,
					...(0, defined_fields.X)({ line: place.line })
				});
			}
			const isFirstFailure = !testCase.hasFailed && !fault.isWarning;
			if (testCase.failures.length < maximumFaults || isFirstFailure) testCase.failures.push(fault);
			testCase.hasFailed ||= isFirstFailure;
		}
		;
		const maximumCases = 1e3;
		function createJunitDoubts(known) {
			const found = new Set();
			return {
				statusOf(suite, excused, faults) {
					suite.doubts ??= {
						excused,
						cases: 0,
						faults: 0
					};
					const { doubts } = suite;
					doubts.cases += 1;
					doubts.faults += faults;
					return known.has(suite.position) && excused === doubts.excused ? excused : "failed";
				},
				closeSuite(suite) {
					if (suite.doubts !== undefined && suite.doubts.cases <= maximumCases && isExcused(suite, suite.doubts)) found.add(suite.position);
				},
				found: () => found
			};
		}
		function isExcused(suite, { excused, cases, faults }) {
			const { attributes, failed, skipped } = suite;
			const statedFaults = (attributes.failures ?? attributes.errors) === undefined ? undefined : statedFaultsOf(attributes);
			const statedSkipped = (0, numbers.$J)(attributes.skipped);
			const fits = (failedCases, ownFaults, skippedCases) => (statedFaults === undefined || statedFaults === failedCases || statedFaults === ownFaults) && (statedSkipped === undefined || statedSkipped === skippedCases);
			const otherFaults = suite.faults - faults;
			return fits(failed, otherFaults, excused === "skipped" ? skipped + cases : skipped) && !fits(failed + cases, suite.faults, skipped);
		}
		var base_name = __webpack_require__(38010);
		;
		const unloadedClass = "Test suite failed to run";
		const maximumFailed = 100;
		const maximumAttempts = 200;
		const junit_repeats_maximumShown = 200;
		function createJunitRepeats(sink, path, retries) {
			const file = (0, base_name.F)(path);
			const mayBeOfGradle = /^TEST-.+\.xml$/.test(file);
			const isFirstReading = (retries?.size ?? 0) === 0;
			const found = new Map();
			let mixed = 0;
			let firstMixed = "";
			let isOfGradle = false;
			let suite;
			let className;
			let failed = [];
			let failedLengths = 0;
			let isRepeating = false;
			let mayMerge = false;
			let attempts = 0;
			const endSuite = () => {
				for (const { className: ownClass, name, count, hasPassed } of failed) {
					if (mayMerge && count > 1) found.set((0, detach.Y)(keyOf(ownClass, name)), count);
					if (mayMerge || !hasPassed) continue;
					if (mixed === 0) firstMixed = (0, detach.Y)(name);
					mixed += 1;
				}
			};
			const beginSuite = (next, isRoot) => {
				mayMerge = false;
				endSuite();
				isOfGradle = isRoot && mayBeOfGradle && hasNames(next.attributes, gradleSuite);
				mayMerge = isOfGradle && retries !== undefined && suite === undefined;
				suite = next;
				className = undefined;
				isRepeating = false;
				if (failed.length > 0) failed = [];
				failedLengths = 0;
			};
			const runsOf = (ownClass, name) => (failedLengths >>> name.length & 1) === 0 ? undefined : failed.find((runs) => runs.name === name && runs.className === ownClass);
			const addFirstRun = (ownClass, { name, status }) => {
				if (isRepeating || !isFirstReading && status !== "failed" && retries?.has(keyOf(ownClass, name))) mayMerge = false;
				if (status !== "failed") return undefined;
				if (failed.length === maximumFailed) {
					mayMerge = false;
					return undefined;
				}
				const runs = {
					className: ownClass,
					name,
					attempts: [],
					count: 1,
					hasPassed: false
				};
				failed.push(runs);
				failedLengths |= 1 << name.length;
				return runs;
			};
			const addRun = (runs, { name, status }) => {
				const isResult = status === "failed" || status === "successful";
				if (runs.hasPassed || !isResult || hasParameters(name)) mayMerge = false;
				isRepeating = true;
				runs.count += 1;
				if (status === "successful") runs.hasPassed = true;
			};
			return {
				add(next, isRoot, own, result) {
					const { name, status } = result;
					if (status !== "failed" && failed.length === 0 && isFirstReading) return false;
					if (next !== suite) beginSuite(next, isRoot);
					if (status !== "failed" && failed.length === 0 && isFirstReading || next.isOfGo) return false;
					const { classname: ownClass } = own;
					className ??= ownClass;
					if (ownClass !== className) mayMerge = false;
					const known = runsOf(ownClass, name);
					if (ownClass === unloadedClass) {
						delete result.duration;
						delete result.timestamp;
						if (known !== undefined) return true;
					}
					if (known !== undefined) addRun(known, result);
					const runs = known ?? addFirstRun(ownClass, result);
					const total = isFirstReading ? undefined : retries?.get(keyOf(ownClass, name));
					if (runs === undefined || total === undefined) return false;
					if (runs.count < total) {
						const { stdout, stderr } = result;
						if (attempts < maximumAttempts) runs.attempts.push({
							...attemptOf(result),
							...(0, defined_fields.X)({
								stdout,
								stderr
							})
						});
						attempts += 1;
						return true;
					}
					if (runs.attempts.length > 0) result.attempts = runs.attempts;
					if (status === "successful") result.flaky = true;
					return false;
				},
				finish() {
					endSuite();
					if (mixed > 0 && sink.mergesRepeats !== true) {
						const others = mixed === 1 ? "" : ` and ${(0, counts.B)(mixed - 1)} more`;
						const option = isOfGradle ? "If Gradle repeated it, set reports.junitXml.mergeReruns to true" : "If a tool repeated it, set its option for reports that contain only one case per test (Gradle: reports.junitXml.mergeReruns)";
						const advice = `${option}, or set collect.junit.repeats to "attempts"`;
						const what = `"${(0, cut_margin.xq)(firstMixed, junit_repeats_maximumShown, "\u2026")}"${others} failed and passed in ${file}`;
						sink.problem({
							severity: "warning",
							message: `${what}. ${advice}. All runs count.`
						});
					}
					return found;
				}
			};
		}
		const keyOf = (className, name) => `${className ?? ""}\n${name}`;
		const hasParameters = (name) => /\[|\((?!\))/.test(name);
		;
		function rerunHandlers(reading) {
			let attributes = {};
			const rerunElement = (isFlaky) => ({
				open(own) {
					attributes = own;
					const duration = (0, numbers.E9)(own.time, 1e3);
					const timestamp = (0, timestamps.E)(own.timestamp);
					reading.rerun = {
						status: "failed",
						...(0, defined_fields.X)({
							duration,
							timestamp,
							message: own.message ? (0, captured_text.yA)(own.message) : undefined
						})
					};
				},
				close(text, complete) {
					const { testCase, rerun, suite } = reading;
					if (rerun === undefined || !complete) return;
					const fault = junitFault(rerun.message === undefined ? attributes : { message: rerun.message }, text);
					if (fault.message !== undefined) rerun.message ??= fault.message;
					if (fault.details !== undefined) rerun.details ??= fault.details;
					reading.rerun = undefined;
					suite.hasReruns = true;
					if (testCase === undefined) return;
					if (testCase.reruns.length < maximumFaults) testCase.reruns.push(rerun);
					if (isFlaky) testCase.flakyAttempts += 1;
				},
				text: true
			});
			return {
				rerunFailure: rerunElement(false),
				rerunError: rerunElement(false),
				flakyFailure: rerunElement(true),
				flakyError: rerunElement(true),
				stackTrace: {
					close(text) {
						if (reading.rerun !== undefined && text !== "") reading.rerun.details = text;
					},
					text: true
				}
			};
		}
		var attempt_of = __webpack_require__(82876);
		;
		const maximumTests = 1e5;
		const junit_stated_runs_maximumAttempts = 20;
		function createStatedRuns(known) {
			const all = new Map();
			return {
				add(suite, own, result) {
					const number = runOf(own, result);
					if (number === undefined) return false;
					const key = `${suite.position}\n${own.classname ?? ""}\n${result.name}`;
					const runs = all.get(key) ?? {
						count: 0,
						isComplete: true,
						attempts: []
					};
					if (runs.count === 0 && all.size < maximumTests) all.set((0, detach.Y)(key), runs);
					runs.count += 1;
					if (number !== runs.count) runs.isComplete = false;
					const total = known.get(key);
					if (total === undefined) return false;
					if (runs.count < total) {
						if (runs.attempts.length < junit_stated_runs_maximumAttempts) runs.attempts.push((0, attempt_of.t)(result));
						return true;
					}
					describeRuns(result, runs.attempts);
					return false;
				},
				found: () => new Map([...all].flatMap(([key, { count, isComplete }]) => isComplete && count > 1 ? [[key, count]] : []))
			};
		}
		function describeRuns(result, earlier) {
			const failure = earlier.findLast(({ status }) => status === "failed");
			result.attempts = [...earlier];
			if (result.status !== "successful" || failure === undefined) return;
			if (earlier.every(({ status }) => status === "failed")) result.flaky = true;
			else Object.assign(result, (0, defined_fields.X)({
				status: failure.status,
				message: failure.message,
				details: failure.details
			}));
		}
		const stated = /^(?:[a-z]{1,20} )?(\d{1,4}) ?(?:of|\/) ?\d{1,4}$/i;
		const retry = /^Retry (\d{1,4})$/;
		function runOf(own, { metadata }) {
			const text = metadata?.repetition ?? metadata?.attempt ?? own.repetition ?? own.attempt;
			if (text === undefined) return undefined;
			if (text === "First Run") return 1;
			const [, before] = retry.exec(text) ?? [];
			if (before !== undefined) return Number(before) + 1;
			const [, number] = stated.exec(text) ?? [];
			return number === undefined ? undefined : Number(number);
		}
		;
		function suiteHandlers(reading) {
			const outer = [];
			let suites = 0;
			return {
				testsuite: {
					open(own) {
						reading.suiteOutput.flush();
						reading.goRuns.closeSuite();
						const { suite, testCase } = reading;
						suite.hasSuites = true;
						if (testCase !== undefined) testCase.isContainer = true;
						suites += 1;
						outer.push({
							suite,
							testCase
						});
						reading.suite = openJunitSuite(suite, own, {
							line: reading.cursor.line,
							position: suites
						}, reading);
						reading.testCase = undefined;
					},
					close(_text, complete) {
						reading.suiteOutput.closeSuite();
						reading.goRuns.closeSuite();
						const { suite } = reading;
						const around = outer.pop();
						reading.suite = around?.suite ?? rootJunitSuite();
						reading.testCase = around?.testCase;
						if (!complete) return;
						reading.totals.addSuite(suite, reading.suite);
						reading.doubts.closeSuite(suite);
					}
				},
				testsuites: {
					open(own) {
						reading.isBareRoot = outer.length === 0 && Object.keys(own).length === 0;
						if (outer.length === 0) reading.rootAttributes = own;
						reading.totals.openReport(own);
					},
					close(_text, complete) {
						reading.suiteOutput.closeSuite();
						if (complete) reading.totals.closeReport(reading.suite);
					}
				}
			};
		}
		;
		async function readJunit(source, sink) {
			const known = createSuiteFiles();
			const nothing = {
				retries: new Map(),
				excused: new Set(),
				runs: new Map()
			};
			const found = await readOnce(source, sink, {
				...nothing,
				files: {
					known: createSuiteFiles(),
					found: known
				}
			});
			const { retries = new Map(), excused, runs } = found;
			if (retries.size === 0 && known.count() === 0 && excused.size === 0 && runs.size === 0) return;
			sink.restart();
			const files = {
				known,
				found: createSuiteFiles()
			};
			const merged = await readOnce(source, sink, {
				...found,
				files
			});
			if ([...retries].every(([key, count]) => merged.retries?.get(key) === count)) return;
			sink.restart();
			await readOnce(source, sink, {
				...found,
				retries: undefined,
				files
			});
		}
		async function readOnce(source, sink, known) {
			const { files } = known;
			const totals = createJunitTotals(sink);
			const errors = (0, run_errors.t)(sink);
			const repeats = createJunitRepeats(sink, source.path, known.retries);
			const doubts = createJunitDoubts(known.excused);
			const statedRuns = createStatedRuns(known.runs);
			const handlers = (cursor) => {
				const reading = createJunitReading(sink, cursor, {
					totals,
					errors,
					repeats,
					statedRuns,
					doubts,
					files
				});
				return {
					...suiteHandlers(reading),
					...caseHandlers(reading),
					...rerunHandlers(reading),
					...propertyHandlers(reading),
					...attachmentHandlers(reading),
					"system-out": outputElement(reading, "stdout"),
					"system-err": outputElement(reading, "stderr"),
					"system.out": outputElement(reading, "stdout"),
					"system.err": outputElement(reading, "stderr")
				};
			};
			await (0, xml.k)(source, sink, handlers, { otherNames: otherElementNames });
			errors.finish();
			totals.check();
			return {
				retries: repeats.finish(),
				excused: doubts.found(),
				runs: statedRuns.found()
			};
		}
		const outputElement = (reading, stream) => ({
			close(text) {
				const { rerun, testCase, caseOutput, suiteOutput, suite } = reading;
				if (text.trim() === "") return;
				if (rerun !== undefined) rerun[stream] = text;
				else if (testCase !== undefined) caseOutput.add(testCase.result, stream, text);
				else {
					suiteOutput.add(stream, text);
					if (Number(suite.attributes.errors) > 0 && suite.output.length < maximumOutput) suite.output += `\n${text.slice(0, maximumOutput)}`;
				}
			},
			text: true
		});
		const maximumOutput = 16 * 1024;
		const maximumTags = 200;
		const tagProperties = new Set([
			"tag",
			"tags",
			"group",
			"groups",
			"category",
			"categories",
			"label"
		]);
		function propertyHandlers(reading) {
			let attributes = {};
			let item = {};
			let itemTexts = "";
			return {
				"properties/property": {
					open(own) {
						attributes = own;
						itemTexts = "";
					},
					close(text) {
						const { name, value = text + itemTexts } = attributes;
						if (!name) return;
						if (isEvidenceProperty(name)) {
							const evidence = evidenceOf(reading);
							if (evidence !== undefined) addEvidence(evidence, name, value);
							else if (reading.testCase === undefined) addSuiteAttachments(reading.suite, name, value);
							if (name === evidenceProperty) return;
						}
						const { suite, testCase } = reading;
						if (name === "go.version" && testCase === undefined) {
							reading.goRuns.startSuite();
							suite.isOfGo = true;
						}
						if (!tagProperties.has(name)) {
							if (testCase !== undefined) testCase.result.metadata = (0, metadata.L)(testCase.result.metadata, name, value);
						} else if (value) {
							const owner = testCase?.result ?? suite;
							const { tags = [] } = owner;
							if (tags.length < maximumTags) owner.tags = [...tags, value];
						}
					},
					text: true
				},
				"property/item": {
					dataLimit: () => attributes.name === evidenceProperty && reading.testCase !== undefined ? attachment_list.g : captured_text.B9,
					open(own) {
						item = own;
					},
					close(text, complete) {
						const evidence = attributes.name === evidenceProperty && complete ? evidenceOf(reading) : undefined;
						if (evidence !== undefined) evidence.attachments.add({
							name: item.name || "attachment",
							content: { base64: text.trim() }
						});
						else itemTexts = (0, captured_text.yA)(itemTexts + text);
					},
					text: true
				}
			};
		}
	}),
	99834: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => unescapeEntities });
		const entities = {
			lt: "<",
			gt: ">",
			quot: "\"",
			apos: "'",
			"#39": "'",
			amp: "&"
		};
		const unescapeEntities = (text) => text.replace(/&(lt|gt|quot|apos|#39|amp);/g, (entity, name) => entities[name] ?? entity);
	})
};
