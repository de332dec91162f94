export const id = 5489;
export const ids = [5489];
export const modules = {
	34715: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => createBoundedMap });
		function createBoundedMap(maximum) {
			let young = new Map();
			let old = new Map();
			return {
				get: (key) => young.get(key) ?? old.get(key),
				set(key, value) {
					if (young.size >= maximum) {
						old = young;
						young = new Map();
					}
					old.delete(key);
					young.set(key, value);
				},
				delete(key) {
					const wasOld = old.delete(key);
					return young.delete(key) || wasOld;
				},
				*entries() {
					yield* old;
					yield* young;
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
	89412: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { O: () => reportUnfinished });
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3517);
		function reportUnfinished(sink, tests) {
			if (tests === 0) return;
			sink.problem({
				severity: "error",
				kind: "incomplete",
				message: `${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_0__.p)(tests, "test")} began and did not end.`
			});
		}
	}),
	95489: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readOtr: () => readOtr });
		var xml = __webpack_require__(96378);
		var detach = __webpack_require__(10118);
		var bounded_map = __webpack_require__(34715);
		;
		function openOtrElement(name, { parentId, parent, start }) {
			return {
				name,
				parentId,
				parent,
				start,
				duration: undefined,
				type: undefined,
				legacyName: undefined,
				className: undefined,
				hasMethod: false,
				file: undefined,
				fileLine: undefined,
				tags: undefined,
				metadata: undefined,
				stdout: undefined,
				stderr: undefined,
				held: 0,
				status: undefined,
				reason: undefined,
				throwable: undefined,
				expected: undefined,
				actual: undefined,
				hasChildren: false,
				hasFailedChild: false,
				path: undefined
			};
		}
		function isOtrTest({ hasChildren, type, hasMethod, file, className }, ofPhpUnit) {
			if (hasChildren) return false;
			if (type !== undefined) return type !== "CONTAINER";
			return !ofPhpUnit || hasMethod || file !== undefined && className === undefined;
		}
		const hasFailed = ({ status }) => status === "FAILED" || status === "ERRORED";
		const wasSkipped = ({ status }) => status === "SKIPPED" || status === "ABORTED";
		const mayBeContainer = ({ type, hasMethod }) => type !== "TEST" && (type !== undefined || !hasMethod);
		function detachContainer(element) {
			element.name = (0, detach.Y)(element.name);
			if (element.legacyName !== undefined) element.legacyName = (0, detach.Y)(element.legacyName);
			if (element.file !== undefined) element.file = (0, detach.Y)(element.file);
		}
		function dropTexts(element) {
			element.name = "";
			element.legacyName = undefined;
			element.file = undefined;
			element.tags = undefined;
			element.metadata = undefined;
			element.stdout = undefined;
			element.stderr = undefined;
			element.reason = undefined;
			element.throwable = undefined;
			element.expected = undefined;
			element.actual = undefined;
		}
		function markFailure(element) {
			for (let outer = element.parent; outer !== undefined && !outer.hasFailedChild; outer = outer.parent) outer.hasFailedChild = true;
		}
		;
		const maximumOpen = 1e5;
		const maximumLate = 1e4;
		function createOtrElements() {
			let open = new Map();
			let leftOut = 0;
			const awaited = (0, bounded_map.a)(maximumLate);
			const late = (0, bounded_map.a)(maximumLate);
			let isOrdered = true;
			const find = (id) => open.get(id) ?? (isOrdered ? undefined : late.get(id));
			return {
				parentOf(parentId) {
					if (parentId === undefined) return undefined;
					const parent = find(parentId);
					if (parent !== undefined) {
						parent.hasChildren = true;
					} else {
						isOrdered = false;
						awaited.set((0, detach.Y)(parentId), true);
					}
					return parent;
				},
				begin(id, element) {
					const before = open.get(id);
					if (before === undefined && open.size >= maximumOpen) {
						leftOut += 1;
						return undefined;
					}
					if (!isOrdered && awaited.get(id)) element.hasChildren = true;
					open.set((0, detach.Y)(id), element);
					return before;
				},
				get: (id) => open.get(id),
				end(id) {
					const element = open.get(id);
					if (element === undefined) return undefined;
					open.delete(id);
					if (element.parent === undefined && element.parentId !== undefined) element.parent = find(element.parentId);
					if (!isOrdered && element.hasChildren) late.set((0, detach.Y)(id), withoutTexts(element));
					return element;
				},
				endAll() {
					const rest = [...open.values()];
					open = new Map();
					return rest;
				},
				leftOut: () => leftOut
			};
		}
		const withoutTexts = (element) => ({
			...openOtrElement(element.name, element),
			className: element.className,
			type: element.type,
			hasChildren: true,
			path: element.path
		});
		var captured_text = __webpack_require__(90743);
		var line_number = __webpack_require__(82553);
		var metadata = __webpack_require__(45188);
		var numbers = __webpack_require__(30759);
		;
		const types = [
			"TEST",
			"CONTAINER",
			"CONTAINER_AND_TEST"
		];
		const maximumTags = 200;
		const maximumHeld = 16 * 1024 * 1024;
		const maximumCounted = 256 * 1024;
		function infoHandlers(reading) {
			let own = {};
			const text = (use) => ({
				open(attributes) {
					own = attributes;
				},
				close(value, complete) {
					if (complete && reading.current !== undefined) use(reading.current, value);
				},
				text: true
			});
			const attributes = (use) => ({ open(values) {
				if (reading.current !== undefined) use(reading.current, values);
			} });
			const hold = (element, length) => {
				if (reading.held + length > maximumHeld) return false;
				reading.held += length;
				element.held += length;
				return true;
			};
			const addOutput = (element, stream, value) => {
				if (value === "") return;
				if (element.held < maximumCounted && !hold(element, value.length)) return;
				const captured = element[stream] ?? (0, captured_text.qi)();
				element[stream] = captured;
				captured.append(value);
			};
			const addValue = (element, name, value) => {
				if (hold(element, name.length + value.length)) element.metadata = (0, metadata.L)(element.metadata, name, value);
			};
			const position = attributes((element, { line }) => {
				element.fileLine ??= (0, line_number.e)(line);
			});
			const classOf = attributes((element, { className, methodName }) => {
				if (!className) return;
				element.className = element.parent?.className === className ? element.parent.className : (0, detach.Y)(className);
				element.hasMethod = methodName !== undefined;
			});
			return {
				"tags/tag": text((element, value) => {
					const tag = value.trim();
					element.tags ??= [];
					if (tag !== "" && element.tags.length < maximumTags && !element.tags.includes(tag)) element.tags.push((0, detach.Y)(tag));
				}),
				"metadata/type": text((element, value) => {
					element.type = types.find((type) => type === value.trim());
				}),
				"metadata/legacyReportingName": text((element, value) => {
					element.legacyName = value.trim();
				}),
				"metadata/testDox": { open() {
					reading.run.ofPhpUnit = true;
				} },
				methodSource: classOf,
				classSource: classOf,
				fileSource: attributes((element, { path }) => {
					if (path) element.file ??= path;
				}),
				classpathResourceSource: attributes((element, { resourceName }) => {
					if (resourceName) element.file ??= resourceName;
				}),
				"fileSource/filePosition": position,
				"classpathResourceSource/filePosition": position,
				uriSource: attributes((element, { uri }) => {
					const path = uri === undefined ? undefined : pathOfUri(uri);
					if (path !== undefined) element.file ??= path;
				}),
				"attachments/output": text((element, value) => addOutput(element, own.source === "stderr" ? "stderr" : "stdout", value)),
				"data/entry": text((element, value) => {
					const { key = "" } = own;
					if (key === "stdout" || key === "stderr") addOutput(element, key, value);
					else if (key !== "") addValue(element, key, value);
				}),
				"attachments/file": attributes((element, { path }) => {
					if (path) addValue(element, "Attachment", path);
				}),
				"attachments/issue": attributes((element, { type, message }) => {
					if (type && message) addValue(element, `phpunit.${type}`, message);
				}),
				"attachments/resourceUsage": attributes((element, { time }) => {
					element.duration = (0, numbers.E9)(time, 1e3);
				}),
				result: attributes((element, { status }) => {
					element.status = status;
				}),
				"result/reason": text((element, value) => {
					element.reason = value;
				}),
				"result/throwable": text((element, value) => {
					element.throwable = {
						type: own.type ?? "",
						isAssertion: own.assertionError === "true",
						text: value
					};
				}),
				"comparisonFailure/expected": text((element, value) => {
					element.expected = (0, captured_text.yA)(value);
				}),
				"comparisonFailure/actual": text((element, value) => {
					element.actual = (0, captured_text.yA)(value);
				})
			};
		}
		function pathOfUri(uri) {
			if (!uri.startsWith("file:") || uri.length > 4e3) return undefined;
			try {
				const path = decodeURIComponent(new URL(uri).pathname);
				return /^\/[A-Za-z]:\//.test(path) ? path.slice(1) : path;
			} catch {
				return undefined;
			}
		}
		var counts = __webpack_require__(3517);
		var run_errors = __webpack_require__(95462);
		var unfinished_tests = __webpack_require__(89412);
		var base_name = __webpack_require__(38010);
		;
		const maximumDepth = 100;
		function createOtrPlaces() {
			let lastClass;
			let lastSuite = [];
			const suiteOfClass = (className) => {
				if (className !== lastClass) {
					lastClass = className;
					lastSuite = [className];
				}
				return lastSuite;
			};
			return (element, ofPhpUnit) => {
				if (ofPhpUnit) return placeOfPhpUnit(element);
				const className = nearestClass(element);
				const { legacyName = element.name } = element;
				if (className !== undefined && element.type === "CONTAINER" && !element.hasMethod && className === element.className) {
					return {
						suite: suiteOfClass(className),
						name: className.slice(className.lastIndexOf(".") + 1)
					};
				}
				const name = legacyName.endsWith("()") && legacyName.length > 2 ? legacyName.slice(0, -2) : legacyName;
				return {
					suite: className === undefined ? pathOf(element.parent) : suiteOfClass(className),
					name
				};
			};
		}
		function placeOfPhpUnit(element) {
			const { name, hasMethod, className } = element;
			if (!hasMethod && className !== undefined) return {
				suite: pathOf(element),
				name: className.slice(className.lastIndexOf("\\") + 1)
			};
			return {
				suite: pathOf(element.parent),
				name: hasMethod ? name : (0, base_name.F)(name)
			};
		}
		function nearestClass(element) {
			let one = element;
			for (let depth = 0; one !== undefined && depth < maximumDepth; depth += 1, one = one.parent) {
				if (one.className !== undefined) return one.className;
			}
			return undefined;
		}
		const isEngine = ({ type, parentId }) => type === "CONTAINER" && parentId === undefined;
		const absolutePath = /^(?:\/|[A-Za-z]:[\\/])/;
		function pathOf(container) {
			if (container === undefined) return [];
			if (container.path !== undefined) return container.path;
			const names = [];
			let one = container;
			for (let depth = 0; one !== undefined && depth < maximumDepth; depth += 1, one = one.parent) {
				const isLeftOut = one.parent === undefined && (isEngine(one) || absolutePath.test(one.name));
				if (!isLeftOut && one.name !== "" && one.name !== names.at(-1)) names.push(one.name);
			}
			container.path = names.reverse();
			return container.path;
		}
		var first_line = __webpack_require__(50258);
		var php_unit_attempts = __webpack_require__(65327);
		;
		const statuses = new Map([
			["SUCCESSFUL", "successful"],
			["FAILED", "failed"],
			["ERRORED", "failed"],
			["SKIPPED", "skipped"],
			["ABORTED", "skipped"]
		]);
		function otrResult(element, { suite, name }, ofPhpUnit, isOpen) {
			const result = {
				name,
				suite,
				status: isOpen ? "running" : statuses.get(element.status) ?? "unknown"
			};
			if (element.start !== undefined) result.timestamp = Math.trunc(element.start);
			if (element.duration !== undefined) result.duration = element.duration;
			if (element.file !== undefined) {
				result.file = element.file;
				if (element.fileLine !== undefined) result.line = element.fileLine;
			}
			if (element.tags !== undefined) result.tags = element.tags;
			if (element.metadata !== undefined) result.metadata = element.metadata;
			const stdout = element.stdout?.take();
			const stderr = element.stderr?.take();
			if (stdout) result.stdout = stdout;
			if (stderr) result.stderr = stderr;
			describe(result, element);
			if (ofPhpUnit) {
				if (result.status === "failed") result.producer = "phpunit";
				(0, php_unit_attempts._)(result);
			}
			return result;
		}
		function describe(result, element) {
			const message = messageOf(element);
			if (message !== "") result.message = (0, captured_text.yA)(message);
			if (result.status !== "failed") return;
			if (element.throwable !== undefined && element.throwable.text.trim() !== "") result.details = element.throwable.text.trimEnd();
			if (element.expected !== undefined) result.expected = element.expected;
			if (element.actual !== undefined) result.actual = element.actual;
		}
		function messageOf(element) {
			const { throwable } = element;
			const reason = element.reason?.trim();
			if (throwable === undefined) return reason ?? "";
			if (reason && (throwable.isAssertion || !hasFailed(element))) return reason;
			const message = textBeforeStack(throwable.text);
			const { type } = throwable;
			if (type === "" || !message.startsWith(type)) return message || reason || type;
			const rest = message.slice(type.length).replace(/^:\s*/, "");
			return rest === "" || reason === undefined ? rest || type : message;
		}
		const stackStart = /\n(?:[ \t]{1,20}(?:at |Suppressed: |\.\.\. \d)|Caused by: |\r?\n)/;
		const maximumMessageLength = 1e4;
		function textBeforeStack(text) {
			const start = text.slice(0, maximumMessageLength);
			const end = stackStart.exec(start);
			if (end !== null) return start.slice(0, end.index).trim();
			return text.length > maximumMessageLength ? (0, first_line.T)(text) : start.trim();
		}
		;
		function createOtrRun(sink) {
			const errors = (0, run_errors.t)(sink);
			const placeOf = createOtrPlaces();
			let unfinished = 0;
			const report = (element, isOpen) => sink.test(otrResult(element, placeOf(element, run.ofPhpUnit), run.ofPhpUnit, isOpen));
			const standsForTests = (element) => !element.hasChildren && (wasSkipped(element) || element.hasMethod && hasFailed(element));
			const run = {
				ofPhpUnit: false,
				end(element, line) {
					const failed = hasFailed(element);
					if (isOtrTest(element, run.ofPhpUnit) || standsForTests(element)) {
						report(element, false);
					} else if (failed && (element.throwable !== undefined || element.reason || !element.hasFailedChild)) {
						const name = element.className ?? element.name;
						errors.add(`The suite${name ? ` "${name}"` : ""} reports an error outside of its tests`, messageOf(element), line);
					}
					if (failed) markFailure(element);
				},
				endOpen(elements, isCut) {
					let tests = 0;
					for (const element of elements) {
						if (!isOtrTest(element, run.ofPhpUnit)) continue;
						tests += 1;
						report(element, true);
					}
					if (!isCut) unfinished += tests;
				},
				finish(leftOut) {
					errors.finish();
					(0, unfinished_tests.O)(sink, unfinished);
					if (leftOut === 0) return;
					const message = `${(0, counts.p)(leftOut, "event")} began while too many tests were open, and ${leftOut === 1 ? "was" : "were"} left out.`;
					sink.problem({
						severity: "error",
						kind: "incomplete",
						message
					});
				}
			};
			return run;
		}
		var timestamps = __webpack_require__(98968);
		;
		function parseInstant(text) {
			const ms = (0, timestamps.E)(text);
			if (ms === undefined || text === undefined || text.charCodeAt(19) !== fullStop) return ms;
			let fraction = 0;
			for (let index = 23, unit = .1; index < 29; index += 1, unit /= 10) {
				const digit = text.charCodeAt(index) - 48;
				if (!(digit >= 0 && digit <= 9)) break;
				fraction += digit * unit;
			}
			return ms + fraction;
		}
		const fullStop = 46;
		function timeBetween(start, end) {
			return start === undefined || end === undefined ? undefined : (0, numbers.cf)(Math.round((end - start) * 1e3) / 1e3);
		}
		const duration = /^P(?:(\d{1,9})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:\.\d{1,12})?)S)?)?$/;
		function parseXmlDuration(text) {
			if (text === undefined || text.length > 60) return undefined;
			const match = duration.exec(text);
			if (match === null || text.length < 3) return undefined;
			const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => part === undefined ? 0 : Number(part));
			return (0, numbers.cf)((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1e3);
		}
		;
		const phpUnitNamespace = "https://schema.phpunit.de/";
		function treeHandlers(reading, elements, cursor) {
			const { run } = reading;
			let form;
			let startedId = "";
			let finishedId = "";
			let finishedTime;
			const begin = (attributes, parent, start) => openOtrElement(attributes.name ?? "", {
				parentId: attributes.parentId === undefined ? undefined : (0, detach.Y)(attributes.parentId),
				parent,
				start: parseInstant(start)
			});
			const end = (element) => {
				reading.held -= element.held;
				run.end(element, cursor.line);
				if (!element.hasChildren) dropTexts(element);
			};
			const endAll = (isCut) => {
				run.endOpen(elements.endAll(), isCut);
				reading.held = 0;
				reading.current = undefined;
			};
			const startDocument = (next, attributes) => {
				form = next;
				run.ofPhpUnit ||= Object.values(attributes).some((value) => value?.startsWith(phpUnitNamespace));
			};
			const node = {
				open(attributes) {
					if (form !== "hierarchy") return;
					const parent = reading.current;
					if (parent !== undefined && !parent.hasChildren) {
						parent.hasChildren = true;
						detachContainer(parent);
					}
					reading.current = begin(attributes, parent, attributes.start);
					reading.current.duration = parseXmlDuration(attributes.duration);
				},
				close(_text, complete) {
					const element = reading.current;
					if (form !== "hierarchy" || element === undefined) return;
					reading.current = element.parent;
					if (complete) end(element);
				}
			};
			return {
				events: {
					open(attributes) {
						startDocument("events", attributes);
					},
					close(_text, complete) {
						endAll(!complete);
					}
				},
				execution: { open(attributes) {
					startDocument("hierarchy", attributes);
				} },
				"execution/root": node,
				"root/child": node,
				"child/child": node,
				"events/started": {
					open(attributes) {
						if (form !== "events") return;
						const { id = "", parentId, time } = attributes;
						reading.current = begin(attributes, elements.parentOf(parentId), time);
						startedId = id;
						const before = elements.begin(id, reading.current);
						if (before !== undefined) run.endOpen([before], false);
					},
					close(_text, complete) {
						if (form !== "events") return;
						const begun = reading.current;
						reading.current = undefined;
						if (begun !== undefined && !mayBeContainer(begun)) return;
						if (!complete) elements.end(startedId);
						else if (begun !== undefined) detachContainer(begun);
					}
				},
				"events/reported": {
					open({ id = "" }) {
						if (form === "events") reading.current = elements.get(id);
					},
					close() {
						if (form === "events") reading.current = undefined;
					}
				},
				"events/finished": {
					open({ id = "", time }) {
						if (form !== "events") return;
						finishedId = id;
						finishedTime = time;
						reading.current = elements.get(id);
					},
					close(_text, complete) {
						if (form !== "events" || !complete) return;
						reading.current = undefined;
						const element = elements.end(finishedId);
						if (element === undefined) return;
						element.duration ??= timeBetween(element.start, parseInstant(finishedTime));
						end(element);
					}
				}
			};
		}
		;
		async function readOtr(source, sink) {
			const reading = {
				current: undefined,
				held: 0,
				run: createOtrRun(sink)
			};
			const elements = createOtrElements();
			await (0, xml.k)(source, sink, (cursor) => ({
				...infoHandlers(reading),
				...treeHandlers(reading, elements, cursor)
			}));
			reading.run.finish(elements.leftOut());
		}
	})
};
