export const id = 4495;
export const ids = [4495];
export const modules = {
	26876: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readAllureFolder: () => readAllureFolder });
		var errors = __webpack_require__(34758);
		var detach = __webpack_require__(10118);
		var attempt_of = __webpack_require__(82876);
		var unfinished_tests = __webpack_require__(89412);
		var json_fields = __webpack_require__(2618);
		var json_text = __webpack_require__(24028);
		var silent_sink = __webpack_require__(43528);
		var external_node_crypto_ = __webpack_require__(77598);
		var group_by = __webpack_require__(39338);
		var parse_hex = __webpack_require__(51777);
		var allure_labels = __webpack_require__(21874);
		var allure_status = __webpack_require__(5535);
		;
		const repeats = [
			"time",
			"marked",
			"none"
		];
		const maximumRetry = 65535;
		function createAttemptFacts(length) {
			const high = new Uint32Array(length);
			const low = new Uint32Array(length);
			const starts = new Float64Array(length).fill(Number.NaN);
			const durations = new Uint32Array(length);
			const retries = new Uint16Array(length);
			const failed = new Uint8Array(length);
			const modes = new Uint8Array(length);
			const labelHashes = new Uint32Array(length);
			const added = [];
			const keyOf = (raw, index) => (0, external_node_crypto_.hash)("sha256", identityOf(raw) ?? `${index}`, "hex");
			const startOf = ({ start }) => typeof start === "number" && Number.isFinite(start) ? start : -1;
			const start = (index) => starts[index] ?? -1;
			const byKey = (one, other) => (high[one] ?? 0) - (high[other] ?? 0) || (low[one] ?? 0) - (low[other] ?? 0);
			const byStart = (one, other) => start(one) - start(other) || byKey(one, other) || (retries[one] ?? 0) - (retries[other] ?? 0) || (failed[other] ?? 0) - (failed[one] ?? 0) || one - other;
			function areInTurn(group) {
				let endMs = Number.NEGATIVE_INFINITY;
				for (const index of group) {
					if (retries[index] === 0 && (start(index) < 0 || start(index) <= endMs)) return false;
					endMs = Math.max(endMs, start(index) + (durations[index] ?? 0));
				}
				return true;
			}
			let grouped;
			function groups() {
				if (grouped !== undefined) return grouped;
				const sorted = Uint32Array.from(added).sort((one, other) => byKey(one, other) || byStart(one, other));
				const found = [];
				for (let from = 0, to = 0; from < sorted.length; from = to) {
					const group = [];
					const first = sorted[from] ?? 0;
					for (; to < sorted.length && high[sorted[to] ?? 0] === high[first] && low[sorted[to] ?? 0] === low[first]; to += 1) {
						group.push(sorted[to] ?? 0);
					}
					found.push(group);
				}
				grouped = found;
				return found;
			}
			function divide(group, found) {
				const mode = repeats[modes[group[0] ?? 0] ?? 0];
				const isOne = mode === "time" && areInTurn(group);
				const open = new Map();
				let only;
				for (const index of group) {
					const retry = mode === "none" ? 0 : retries[index] ?? 0;
					const before = retry === 0 ? undefined : open.get(retry - 1);
					let test = retry === 0 && isOne ? only : before?.failed.pop() ?? before?.other.pop();
					if (test === undefined) {
						test = [];
						found.push(test);
						only ??= test;
					}
					test.push(index);
					const lists = open.get(retry) ?? {
						failed: [],
						other: []
					};
					open.set(retry, lists);
					if (isOne && retry === 0) {
						lists.failed.length = 0;
						lists.other.length = 0;
					}
					lists[failed[index] === 1 ? "failed" : "other"].push(test);
				}
			}
			return {
				add(index, raw, labels) {
					const key = keyOf(raw, index);
					high[index] = (0, parse_hex.j)(key, 0);
					low[index] = (0, parse_hex.j)(key, 8);
					starts[index] = startOf(raw);
					const { stop } = raw;
					durations[index] = typeof stop === "number" ? Math.min(Math.max(0, stop - startOf(raw)), 2 ** 32 - 1) : 0;
					retries[index] = retryOf(raw);
					failed[index] = (0, allure_status.c2)(raw) === "failed" ? 1 : 0;
					modes[index] = repeats.indexOf(repeatsOf(raw, labels.framework));
					labelHashes[index] = (0, parse_hex.j)((0, external_node_crypto_.hash)("sha256", JSON.stringify((0, allure_labels.U)(labels)), "hex"), 0);
					added.push(index);
				},
				isSame(index, raw) {
					const key = keyOf(raw, index);
					return high[index] === (0, parse_hex.j)(key, 0) && low[index] === (0, parse_hex.j)(key, 8) && start(index) === startOf(raw);
				},
				isFailed: (index) => failed[index] === 1,
				unlike: () => groups().filter((group) => {
					const [first = 0] = group;
					return repeats[modes[first] ?? 0] !== "none" && group.some((index) => labelHashes[index] !== labelHashes[first]);
				}),
				tests(variantOf) {
					const found = [];
					for (const group of groups()) {
						if (group.length === 1) found.push(group);
						else for (const variant of (0, group_by.$)(group, variantOf).values()) divide(variant, found);
					}
					return found.sort(([one = 0], [other = 0]) => byStart(one, other));
				}
			};
		}
		function identityOf({ historyId, testCaseId, fullName, parameters }) {
			if (typeof historyId === "string" && historyId !== "") return historyId;
			const test = [testCaseId, fullName].find((text) => typeof text === "string" && text !== "");
			if (test === undefined) return undefined;
			const own = (0, json_fields.M$)(parameters).filter(({ excluded }) => excluded !== true).map(({ name, value }) => [(0, json_fields.s$)(name) ?? "", (0, json_fields.s$)(value) ?? ""]).sort(([one = ""], [other = ""]) => one < other ? -1 : one > other ? 1 : 0);
			return JSON.stringify([test, own]);
		}
		function retryOf({ parameters }) {
			const value = (0, json_fields.M$)(parameters).find(({ name, excluded }) => name === "Retry" && excluded === true)?.value;
			const number = Number((0, json_fields.s$)(value) ?? "0");
			return Number.isInteger(number) && number > 0 ? Math.min(number, maximumRetry) : 0;
		}
		function repeatsOf(raw, framework) {
			if (framework === "vitest") return "none";
			return (framework === "mocha" || framework === "playwright") && Array.isArray(raw.titlePath) ? "marked" : "time";
		}
		var allure_evidence = __webpack_require__(19256);
		;
		const maximumLength = 16 * 1024 * 1024;
		const maximumOfTest = 100;
		const mayHaveFixtures = (text) => /"(?:befores|afters)"\s{0,100}:\s{0,100}\[\s{0,100}\{/.test(text);
		function createFixturesOfTests(wanted) {
			const byTest = new Map();
			let left = maximumLength;
			return {
				add({ children, befores, afters }, length) {
					if (!Array.isArray(children) || length > left) return;
					const fixtures = {
						befores: (0, json_fields.M$)(befores),
						afters: (0, json_fields.M$)(afters)
					};
					let isUsed = false;
					for (const child of children) {
						if (typeof child !== "string" || !wanted.has(child)) continue;
						const list = byTest.get(child) ?? [];
						if (list.length < maximumOfTest) list.push({
							fixtures,
							children: children.length
						});
						byTest.set(child, list);
						isUsed = true;
					}
					if (isUsed) left -= length;
				},
				of: (uuid) => [...byTest.get(uuid ?? "") ?? []].sort((one, other) => other.children - one.children).map(({ fixtures }) => fixtures)
			};
		}
		var allure_result = __webpack_require__(34364);
		var allure_run_errors = __webpack_require__(14514);
		var cut_margin = __webpack_require__(2512);
		var allure_name = __webpack_require__(98670);
		var allure_secrets = __webpack_require__(2336);
		;
		const maximumCompared = 1e4;
		const maximumDiffering = 20;
		const maximumComplete = 100;
		const maximumSuffix = 1e3;
		function comparedResult(raw) {
			const labels = (0, allure_labels.k)(raw);
			return {
				labels: (0, allure_labels.U)(labels),
				name: (0, allure_name.V)(raw, labels),
				conceal: (0, allure_secrets.si)(raw)
			};
		}
		function variantsOf(results) {
			const values = results.map(valuesByLabel);
			const differing = new Map();
			for (const [label, own] of (0, group_by.$)(values.flatMap((each) => [...each]), ([name]) => name)) {
				const sets = own.map(([, set]) => set).sort((one, other) => one.size - other.size);
				const isDifferent = sets.some((set, index) => index > 0 && [...sets[index - 1] ?? []].some((value) => !set.has(value)));
				if (!isDifferent || differing.size === maximumDiffering) continue;
				differing.set(label, new Set([...sets[0] ?? []].filter((value) => sets.every((set) => set.has(value)))));
			}
			if (differing.size === 0) return [];
			const distinct = new Map();
			const keys = values.map((own) => {
				const texts = [...differing].map(([label, common]) => [...own.get(label) ?? []].filter((value) => !common.has(value)).sort().join(", "));
				const key = JSON.stringify(texts);
				distinct.set(key, texts);
				return key;
			});
			const labels = [...differing.keys()];
			const all = [...distinct.values()];
			const complete = all.filter((texts) => !texts.includes(""));
			const testOf = (texts) => {
				if (!texts.includes("") || complete.length > maximumComplete) return texts;
				const possible = complete.filter((each) => texts.every((text, index) => text === "" || text === each[index]));
				return possible.length === 1 ? possible[0] ?? texts : texts;
			};
			const numbers = new Map([...distinct].map(([key, texts]) => [key, all.indexOf(testOf(texts))]));
			return results.map((result, index) => {
				const number = numbers.get(keys[index] ?? "") ?? 0;
				return {
					number,
					suffix: suffixOf(labels, all[number] ?? [], result)
				};
			});
		}
		const valuesByLabel = ({ labels }) => new Map([...(0, group_by.$)(labels, ([name]) => name)].map(([name, own]) => [name, new Set(own.map(([, value]) => value))]));
		function suffixOf(labels, texts, { name: { suite, name }, conceal }) {
			const missing = texts.flatMap((text, index) => text === "" || suite.includes(text) || name.includes(`[${text}]`) ? [] : [`${labels[index]}=${text}`]);
			return missing.length === 0 ? "" : ` [${(0, cut_margin.xq)(conceal(missing.join(", ")), maximumSuffix)}]`;
		}
		var read_allure_file = __webpack_require__(70270);
		;
		const maximumKept = 32 * 1024 * 1024;
		const maximumAttempts = 100;
		const maximumSuffixes = 8 * 1024 * 1024;
		const maximumWanted = 1e5;
		const extraFiles = /-(?:globals|container)\.json$/;
		const containerName = /-container\.json$/;
		const objectFactor = 4;
		async function readAllureFolder(folder, sink) {
			const { names } = folder;
			const facts = createAttemptFacts(names.length);
			const errors = (0, allure_run_errors.i)(sink);
			const kept = [];
			let keptLength = 0;
			let framework = "";
			const wanted = new Set();
			const extra = besideOf(folder, sink);
			for (const name of extra) {
				const rest = folder.rest(0);
				if (rest !== undefined) await rest;
				const content = contentOf(folder, name, sink);
				if (content === undefined || typeof content === "string" && !mayMatter(content)) continue;
				const raw = typeof content === "string" ? parseText(content, folder, name, sink) : await readParts(content, folder, name, sink);
				if (raw === undefined || raw === "left") continue;
				if (containerName.test(name)) errors.container(raw, `${folder.path}/${name}`);
				else errors.globals(raw, `${folder.path}/${name}`);
			}
			for (const [index, name] of names.entries()) {
				const rest = folder.rest(index / names.length / 2);
				if (rest !== undefined) await rest;
				const content = contentOf(folder, name, sink);
				if (content === undefined) continue;
				const isHeld = typeof content === "string";
				const raw = isHeld ? parseText(content, folder, name, sink) : await readParts(content, folder, name, sink);
				if (raw === undefined) continue;
				if (raw !== "left" && (0, read_allure_file.rE)(raw)) errors.globals(raw, `${folder.path}/${name}`);
				else if (raw === "left" || !(0, read_allure_file.aI)(raw)) folder.leave(name);
				else {
					const labels = (0, allure_labels.k)(raw);
					facts.add(index, raw, labels);
					if (facts.isFailed(index)) errors.failed(raw.uuid);
					if (framework === "") framework = labels.framework;
					if (isHeld && keptLength + content.length <= maximumKept) {
						const read = convert(raw, labels, folder, sink);
						const hasSteps = read.withEvidence !== undefined && (0, json_fields.M$)(raw.steps).length > 0;
						keptLength += hasSteps ? content.length * objectFactor : content.length;
						kept[index] = read;
					}
					if (typeof raw.uuid === "string" && wanted.size < maximumWanted && mayBeShown((0, allure_status.c2)(raw), sink)) wanted.add(raw.uuid);
				}
			}
			const fixtures = createFixturesOfTests(wanted);
			if (wanted.size > 0) await readFixtures();
			const variants = new Map();
			let suffixesLength = 0;
			for (const group of facts.unlike()) await findVariants(group);
			const tests = facts.tests((index) => variants.get(index)?.number ?? 0);
			let unfinished = 0;
			for (const [done, indexes] of tests.entries()) {
				const rest = folder.rest(.5 + done / tests.length / 2);
				if (rest !== undefined) await rest;
				const results = [];
				for (const index of indexes.slice(-maximumAttempts - 1)) {
					const first = kept[index];
					const isComplete = first !== undefined && (indexes.length === 1 || first.withEvidence !== undefined);
					const read = isComplete ? first : await convertAgain(index, indexes.length > 1) ?? first;
					kept[index] = undefined;
					if (read === undefined) continue;
					results.push(read.withEvidence === undefined ? read : {
						...read,
						result: read.withEvidence(fixtures.of(read.uuid))
					});
				}
				const last = results.pop();
				if (last === undefined) continue;
				const { result } = last;
				result.name += variants.get(indexes.at(-1) ?? 0)?.suffix ?? "";
				if (result.status === "running") unfinished += 1;
				if (results.length > 0) result.attempts = results.map((each) => (0, attempt_of.t)(each.result));
				if (result.status === "successful" && indexes.some(facts.isFailed)) result.flaky = true;
				sink.test(result, last.uuid);
			}
			errors.finish(framework);
			(0, unfinished_tests.O)(sink, unfinished);
			async function findVariants(group) {
				const rest = folder.rest(.5);
				if (rest !== undefined) await rest;
				const results = [];
				for (const index of group.slice(0, maximumCompared)) results.push(comparedResult(await readAgain(folder, index, silent_sink.b) ?? {}));
				const found = variantsOf(results);
				if (found.length === 0 && group.length === results.length) return;
				for (const [at, index] of group.entries()) {
					const { number, suffix } = found[at] ?? {
						number: at < results.length ? 0 : at,
						suffix: ""
					};
					suffixesLength += suffix.length;
					variants.set(index, {
						number,
						suffix: suffixesLength > maximumSuffixes ? "" : (0, detach.Y)(suffix)
					});
				}
			}
			async function readFixtures() {
				for (const name of extra) {
					if (!containerName.test(name)) continue;
					const rest = folder.rest(.5);
					if (rest !== undefined) await rest;
					const content = contentOf(folder, name, silent_sink.b);
					if (typeof content !== "string" || !mayHaveFixtures(content)) continue;
					const raw = (0, json_text.qF)(content);
					if ((0, json_fields.u4)(raw)) fixtures.add(raw, content.length * objectFactor);
				}
			}
			async function readAgain(source, index, target) {
				const name = names[index] ?? "";
				const content = contentOf(source, name, target);
				if (content === undefined) return undefined;
				const raw = typeof content === "string" ? parseText(content, source, name, target) : await readParts(content, source, name, target);
				if (raw === undefined) return undefined;
				if (raw !== "left" && facts.isSame(index, raw)) return raw;
				report(source, name, target, "The file was replaced while the folder was read");
				return undefined;
			}
			async function convertAgain(index, isAttempt) {
				const raw = await readAgain(folder, index, sink);
				return raw && convert(raw, (0, allure_labels.k)(raw), folder, isAttempt ? { keepsPassed: true } : sink);
			}
		}
		const mayBeShown = (status, { keepsPassed }) => keepsPassed === true || status !== "successful" && status !== "skipped";
		function convert(raw, labels, folder, sink) {
			const result = (0, allure_result.n)(raw, labels, folder.path);
			const { steps, attachments, parameters } = raw;
			return {
				result,
				uuid: typeof raw.uuid === "string" ? raw.uuid : undefined,
				withEvidence: mayBeShown(result.status, sink) ? (fixtures) => Object.assign(result, (0, allure_evidence.n)({
					steps,
					attachments,
					parameters
				}, result.message, fixtures)) : undefined
			};
		}
		const mayMatter = (text) => /"(?:failed|broken|errors)"/i.test(text);
		function besideOf(folder, sink) {
			try {
				return folder.beside(extraFiles);
			} catch (error) {
				sink.problem({
					severity: "error",
					kind: "incomplete",
					message: `The folder could not be listed: ${reasonOf(error)}.`
				});
				return [];
			}
		}
		function contentOf(folder, name, sink) {
			try {
				return folder.read(name);
			} catch (error) {
				reportUnreadable(folder, name, sink, error);
				return undefined;
			}
		}
		function parseText(text, folder, name, sink) {
			const value = (0, json_text.qF)(text);
			if ((0, json_fields.u4)(value)) return value;
			if (value !== undefined) return "left";
			const reason = text.trim() === "" ? "is empty" : "was cut or is not valid JSON";
			report(folder, name, sink, `The file ${reason}: the tool that wrote it may have been stopped. The other results are kept`);
			return undefined;
		}
		async function readParts(source, folder, name, sink) {
			const path = `${folder.path}/${name}`;
			try {
				return await (0, read_allure_file.gi)(source, {
					...sink,
					problem: (problem) => sink.problem({
						path,
						...problem
					})
				});
			} catch (error) {
				reportUnreadable(folder, name, sink, error);
				return undefined;
			}
		}
		function reportUnreadable(folder, name, sink, error) {
			report(folder, name, sink, `The file could not be read: ${reasonOf(error)}`);
		}
		function report(folder, name, sink, message) {
			sink.problem({
				severity: "error",
				kind: "incomplete",
				message: `${message}.`,
				path: `${folder.path}/${name}`
			});
		}
		function reasonOf(error) {
			if (error instanceof Error && "code" in error && (error.code === "ELOOP" || error.code === "EMLINK")) return "it is a link, and links are not followed";
			return (0, errors.bD)(error).replace(/\.$/, "");
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
	43528: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => silentSink });
		const silentSink = {
			test() {},
			problem() {},
			notice() {},
			restart() {}
		};
	})
};
