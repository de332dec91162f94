export const id = 4085;
export const ids = [4085, 270];
export const modules = {
	19256: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => allureEvidence });
		var _fields_evidence_builder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45294);
		var _fields_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30759);
		var _fields_table_row_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2224);
		var _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2618);
		var _allure_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2336);
		var _allure_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5535);
		const maximumDepth = 20;
		const maximumParameters = 50;
		const hookPhases = new Map([
			["Before Hooks", "setup"],
			["After Hooks", "teardown"],
			["Worker Cleanup", "teardown"]
		]);
		const masked = "******";
		function allureEvidence(raw, message, fixtures = []) {
			const builder = (0, _fields_evidence_builder_js__WEBPACK_IMPORTED_MODULE_0__.d)();
			const conceal = (0, _allure_secrets_js__WEBPACK_IMPORTED_MODULE_3__.si)(raw);
			const addFixtures = (list, phase) => {
				for (const fixture of list) {
					const ofFixture = (0, _allure_secrets_js__WEBPACK_IMPORTED_MODULE_3__.si)(fixture);
					addStep(builder, fixture, (text) => conceal(ofFixture(text)), phase, 0);
				}
			};
			for (const { befores } of fixtures) addFixtures(befores, "setup");
			addAttachments(builder, raw, conceal);
			for (const step of (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.M$)(raw.steps)) addStep(builder, step, conceal, hookPhases.get(step.name), 0);
			for (const { afters } of fixtures) addFixtures(afters, "teardown");
			return builder.take(message);
		}
		function addStep(builder, step, conceal, phase, depth) {
			if (depth === maximumDepth) return;
			if (!(0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.s$)(step.status) && (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.M$)(step.steps).length === 0 && (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.M$)(step.attachments).length > 0) {
				addAttachments(builder, step, conceal);
				return;
			}
			const { start, stop } = step;
			const status = (0, _allure_status_js__WEBPACK_IMPORTED_MODULE_4__.uD)(step) ?? "unknown";
			const duration = typeof start === "number" && typeof stop === "number" ? (0, _fields_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cf)(stop - start) : undefined;
			const message = status === "failed" && (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.u4)(step.statusDetails) ? (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.s$)(step.statusDetails.message) : undefined;
			const text = parameterTable(step, conceal);
			builder.open({
				name: conceal((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.s$)(step.name)?.trim() || "A step without a name"),
				status,
				...phase !== undefined && { phase },
				...message !== undefined && { message: conceal(message) },
				...text !== "" && { text },
				...duration !== undefined && { duration }
			});
			addAttachments(builder, step, conceal);
			for (const inner of (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.M$)(step.steps)) addStep(builder, inner, conceal, undefined, depth + 1);
			builder.close();
		}
		function addAttachments(builder, { attachments }, conceal) {
			for (const { name, source, type } of (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.M$)(attachments)) {
				if (typeof source !== "string" || source === "") continue;
				builder.attach({
					name: conceal((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.s$)(name)?.trim() || source),
					path: source,
					...typeof type === "string" && type !== "" && { type }
				});
			}
		}
		function parameterTable({ parameters }, conceal) {
			return (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.M$)(parameters).slice(0, maximumParameters).flatMap((parameter) => {
				const { name, value, mode } = parameter;
				if (typeof name !== "string") return [];
				const isMasked = (0, _allure_secrets_js__WEBPACK_IMPORTED_MODULE_3__.$f)(parameter);
				if (isMasked && String(mode).toLowerCase() === "hidden") return [];
				return [(0, _fields_table_row_js__WEBPACK_IMPORTED_MODULE_5__.j)([conceal(name), isMasked ? masked : conceal((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_2__.s$)(value) ?? "")])];
			}).join("\n");
		}
	}),
	21874: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => readLabels });
		var _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2618);
		const maximumLabels = 1e3;
		function readLabels({ labels }) {
			const all = [];
			for (const { name, value } of (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.M$)(labels)) {
				const text = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.s$)(value);
				if (typeof name === "string" && text !== undefined && text.trim() !== "" && all.length < maximumLabels) all.push([name, text]);
			}
			const first = (name) => all.find(([each]) => each === name)?.[1];
			return {
				all,
				first,
				framework: (first("framework") ?? "").toLowerCase()
			};
		}
	}),
	16037: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => allureResult });
		var captured_text = __webpack_require__(90743);
		var fields_metadata = __webpack_require__(45188);
		var numbers = __webpack_require__(30759);
		var json_fields = __webpack_require__(2618);
		var cut_margin = __webpack_require__(2512);
		var allure_secrets = __webpack_require__(2336);
		;
		const maximumTitles = 100;
		const maximumParameters = 200;
		const maximumParametersLength = 1e3;
		function nameOf(result, labels) {
			const name = (0, json_fields.s$)(result.name) ?? (0, json_fields.s$)(result.fullName) ?? "";
			return byFramework(result, labels, name) ?? other(result, labels, name);
		}
		function byFramework(result, labels, name) {
			const fullName = typeof result.fullName === "string" ? result.fullName : "";
			switch (labels.framework) {
				case "pytest": {
					const end = fullName.indexOf("#");
					return end <= 0 ? undefined : {
						suite: ["pytest", fullName.slice(0, end)],
						name
					};
				}
				case "playwright": return ofPlaywright(labels, name);
				case "vitest": {
					const place = placeOf(result, fullName);
					return place && {
						suite: [place.file],
						name: [...place.titles, name].join(" > "),
						file: place.file
					};
				}
				case "jest": {
					const place = placeOf(result, fullName);
					return place && {
						suite: [place.file, ...joined(place.titles)],
						name,
						file: place.file
					};
				}
				case "mocha": {
					const place = placeOf(result, fullName);
					return place && {
						suite: ["Mocha Tests", ...joined(place.titles)],
						name,
						file: place.file
					};
				}
				default: return undefined;
			}
		}
		const joined = (titles) => titles.length === 0 ? [] : [titles.join(" ")];
		function ofPlaywright(labels, name) {
			const suite = labels.first("suite");
			if (suite === undefined) return undefined;
			const project = labels.first("parentSuite");
			const groups = labels.first("subSuite")?.replaceAll(" > ", " \u203a ");
			const title = groups === undefined ? name : `${groups} \u203a ${name}`;
			return {
				suite: [suite],
				name: project === undefined ? title : `[${project}] ${title}`
			};
		}
		const testFile = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/;
		function placeOf({ titlePath }, fullName) {
			const titles = Array.isArray(titlePath) ? (0, json_fields.K7)(titlePath, maximumTitles) : [];
			const isStated = (path) => fullName.startsWith(`${path}#`) || fullName.startsWith(`${path}: `);
			for (let end = titles.length; end > 0; end -= 1) {
				if (!testFile.test(titles[end - 1] ?? "")) continue;
				const [first = ""] = titles;
				const whole = titles.slice(0, end).join("/");
				const inPackage = titles.slice(1, end).join("/");
				if (isStated(whole)) return {
					file: whole,
					titles: titles.slice(end)
				};
				if (end > 1 && isStated(`${first}:${inPackage}`)) return {
					file: inPackage,
					titles: titles.slice(end)
				};
			}
			return undefined;
		}
		function other(result, labels, title) {
			const testClass = labels.first("testClass");
			const plain = testClass === undefined ? title : title.replace(/\(\)$/, "");
			return {
				suite: testClass === undefined ? suiteOf(result, labels) : [testClass],
				name: withParameters(plain, result)
			};
		}
		function suiteOf({ titlePath }, labels) {
			const suites = [
				"parentSuite",
				"suite",
				"subSuite"
			].flatMap((name) => labels.first(name) ?? []);
			if (suites.length > 0) return suites;
			const titles = Array.isArray(titlePath) ? (0, json_fields.K7)(titlePath, maximumTitles) : [];
			return titles.length > 0 ? titles : [labels.first("package") ?? []].flat();
		}
		function visibleParameter(parameter) {
			const { name, value, excluded } = parameter;
			const text = (0, json_fields.s$)(value);
			if (typeof name !== "string" || text === undefined || excluded === true || (0, allure_secrets.$f)(parameter)) return undefined;
			return {
				name,
				value: text
			};
		}
		function withParameters(name, { parameters }) {
			const missing = (0, json_fields.M$)(parameters).slice(0, maximumParameters).flatMap((parameter) => visibleParameter(parameter) ?? []).filter(({ value }) => !name.includes(value));
			if (missing.length === 0) return name;
			const list = missing.sort((one, another) => one.name < another.name ? -1 : one.name > another.name ? 1 : 0).map((each) => `${each.name}=${each.value}`);
			return `${name} [${(0, cut_margin.xq)(list.join(", "), maximumParametersLength)}]`;
		}
		var allure_status = __webpack_require__(5535);
		;
		const maximumTags = 200;
		const maximumMetadata = 200;
		const producers = new Set([
			"jest",
			"mocha",
			"playwright",
			"pytest",
			"vitest"
		]);
		const dropped = new Set("host thread package language framework parentSuite suite subSuite testClass testMethod titlePath tag".split(" "));
		function allureResult(raw, labels, folder = "") {
			const conceal = (0, allure_secrets.si)(raw);
			const { suite, name, file } = nameOf(raw, labels);
			const result = {
				name: conceal(name),
				suite: suite.map(conceal),
				...outcomeOf(raw, labels, conceal)
			};
			if (file !== undefined) result.file = conceal(file);
			if (result.status === "failed") {
				const producer = producerOf(labels, folder);
				if (producer !== undefined) result.producer = producer;
			}
			const tags = labels.all.flatMap(([label, value]) => label === "tag" ? [conceal(value)] : []).slice(0, maximumTags);
			if (tags.length > 0) result.tags = tags;
			const metadata = metadataOf(raw, labels, conceal);
			if (metadata !== undefined) result.metadata = metadata;
			return result;
		}
		function producerOf({ framework, first }, folder) {
			if (producers.has(framework)) return framework;
			if (first("testClass") === undefined) return undefined;
			if (/(?:^|\/)target\/[^/]+$/.test(folder)) return "maven";
			return /(?:^|\/)build\/[^/]+$/.test(folder) ? "gradle" : undefined;
		}
		function outcomeOf(raw, { framework }, conceal) {
			const outcome = { status: (0, allure_status.c2)(raw) };
			const { start, stop } = raw;
			const duration = typeof start === "number" && typeof stop === "number" ? (0, numbers.cf)(stop - start) : undefined;
			if (duration !== undefined) outcome.duration = duration;
			const timestamp = typeof start === "number" ? (0, json_fields.CU)(start) : undefined;
			if (timestamp !== undefined) outcome.timestamp = timestamp;
			if (outcome.status === "successful") return outcome;
			const { message, trace, expected, actual } = (0, json_fields.u4)(raw.statusDetails) ? raw.statusDetails : {};
			const text = (value) => typeof value === "string" && value !== "" ? (0, captured_text.yA)(conceal(value)) : undefined;
			const isPytest = framework === "pytest" && outcome.status === "skipped" && typeof message === "string";
			const messageText = text(isPytest ? message.replace(/^Skipped: /, "") : message);
			if (messageText !== undefined) outcome.message = messageText;
			else if (outcome.status === "failed" && framework === "playwright") outcome.message = "Expected to fail, but passed";
			const details = text(trace);
			if (details !== undefined) outcome.details = details;
			if (outcome.status !== "failed") return outcome;
			const expectedText = text(expected);
			if (expectedText !== undefined) outcome.expected = expectedText;
			const actualText = text(actual);
			if (actualText !== undefined) outcome.actual = actualText;
			return outcome;
		}
		function metadataOf(raw, labels, conceal) {
			let metadata;
			const add = (name, value) => {
				metadata = (0, fields_metadata.L)(metadata, conceal(name), conceal(value));
			};
			if ((0, allure_status.Qr)(raw)) add("allure.status", "broken");
			const details = (0, json_fields.u4)(raw.statusDetails) ? raw.statusDetails : {};
			for (const flag of [
				"muted",
				"known",
				"flaky"
			]) if (details[flag] === true) add(`allure.${flag}`, "true");
			for (const [name, value] of labels.all) if (!dropped.has(name) && !name.startsWith("_")) add(name, value);
			for (const parameter of (0, json_fields.M$)(raw.parameters).slice(0, maximumMetadata)) {
				const { name, value, mode, excluded } = parameter;
				if (typeof name !== "string" || name === "Retry") continue;
				if ((0, allure_secrets.$f)(parameter)) {
					if (String(mode).toLowerCase() === "masked") add(name, allure_secrets.TU);
				} else if (name === "Project" && labels.framework === "playwright") add("project", (0, json_fields.s$)(value) ?? "");
				else if (excluded === true || visibleParameter(parameter) !== undefined) add(name, (0, json_fields.s$)(value) ?? "");
			}
			for (const link of (0, json_fields.M$)(raw.links).slice(0, maximumMetadata)) addLink(link, add);
			return metadata;
		}
		function addLink({ type, url, name }, add) {
			if (type !== "issue" && type !== "tms") return;
			const address = [url, name].find((text) => typeof text === "string" && /^https?:\/\//i.test(text));
			if (typeof address === "string") add(type, address);
		}
	}),
	14514: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => createAllureRunErrors });
		var _fields_first_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50258);
		var _fields_run_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95462);
		var _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2618);
		var _allure_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2336);
		const maximumReasonLength = 300;
		const maximumFixtures = 1e3;
		const maximumChildren = 1e5;
		function createAllureRunErrors(sink) {
			const errors = [];
			let unlisted = 0;
			const byChild = new Map();
			let children = 0;
			function add(message, path) {
				if (errors.length === maximumFixtures) {
					unlisted += 1;
					return undefined;
				}
				const error = {
					message: (0, _fields_first_line_js__WEBPACK_IMPORTED_MODULE_2__.T)(message, maximumReasonLength),
					path,
					isShown: false
				};
				errors.push(error);
				return error;
			}
			return {
				globals(raw, path) {
					for (const error of (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.M$)(raw.errors)) add((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.s$)(error.message) ?? (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.s$)(error.trace) ?? "an error without a message", path);
				},
				container(raw, path) {
					for (const fixture of [...(0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.M$)(raw.befores), ...(0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.M$)(raw.afters)]) {
						if (!/^(?:failed|broken)$/i.test((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.s$)(fixture.status) ?? "")) continue;
						const { message } = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.u4)(fixture.statusDetails) ? fixture.statusDetails : {};
						const name = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.s$)(fixture.name) ?? (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.s$)(raw.name) ?? "a fixture";
						const reason = (0, _allure_secrets_js__WEBPACK_IMPORTED_MODULE_1__.si)(fixture)((0, _fields_first_line_js__WEBPACK_IMPORTED_MODULE_2__.T)((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.s$)(message) ?? ""));
						const error = add(`${name} failed${reason === "" ? "" : `: ${reason}`}`, path);
						if (error === undefined || !Array.isArray(raw.children)) continue;
						for (const child of raw.children) {
							if (typeof child !== "string" || children === maximumChildren) continue;
							children += 1;
							const known = byChild.get(child);
							if (known === undefined) byChild.set(child, [error]);
							else known.push(error);
						}
					}
				},
				failed(uuid) {
					if (typeof uuid !== "string") return;
					for (const error of byChild.get(uuid) ?? []) error.isShown = true;
				},
				finish(framework) {
					const reported = (0, _fields_run_errors_js__WEBPACK_IMPORTED_MODULE_3__.t)(sink);
					for (const { message, path, isShown } of errors) {
						if (!isShown) reported.add(framework === "" ? "Allure" : framework, message, undefined, path);
					}
					reported.finish(unlisted);
				}
			};
		}
	}),
	2336: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$f: () => isSecret,
			TU: () => concealed,
			si: () => concealing
		});
		var _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2618);
		const minimumLength = 4;
		const maximumDepth = 100;
		const maximumSecrets = 200;
		const concealed = "***";
		const asItIs = (text) => text;
		function concealing(result) {
			if (!mayHaveSecrets(result)) return asItIs;
			const secrets = new Set();
			collect(result, secrets, 0);
			if (secrets.size === 0) return asItIs;
			if (secrets.size > maximumSecrets) return () => concealed;
			const sorted = [...secrets].sort((one, other) => other.length - one.length);
			return (text) => sorted.reduce((rest, secret) => rest.replaceAll(secret, concealed), text);
		}
		const isSecret = ({ mode }) => typeof mode === "string" && /^(?:masked|hidden)$/i.test(mode);
		const mayHaveSecrets = ({ parameters, steps }) => Array.isArray(parameters) && parameters.length > 0 || Array.isArray(steps) && steps.length > 0;
		function collect({ parameters, steps }, secrets, depth) {
			for (const parameter of (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.M$)(parameters)) {
				if (!isSecret(parameter) || secrets.size > maximumSecrets) continue;
				const value = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.u4)(parameter.value) ? "" : (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.s$)(parameter.value) ?? "";
				add(value, secrets);
				add(/^(['"])(.*)\1$/s.exec(value)?.[2] ?? "", secrets);
			}
			if (depth === maximumDepth) return;
			for (const step of (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.M$)(steps)) collect(step, secrets, depth + 1);
		}
		function add(value, secrets) {
			if (value.length >= minimumLength) secrets.add(value);
		}
	}),
	5535: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qr: () => isBroken,
			c2: () => statusOf,
			uD: () => knownStatus
		});
		const statuses = new Map([
			["passed", "successful"],
			["failed", "failed"],
			["broken", "failed"],
			["skipped", "skipped"]
		]);
		const lower = (value) => typeof value === "string" ? value.toLowerCase() : "";
		const knownStatus = ({ status }) => statuses.get(lower(status));
		const isBroken = ({ status }) => lower(status) === "broken";
		function statusOf(result) {
			const status = lower(result.status);
			const stage = lower(result.stage);
			if (stage === "running") return "running";
			const known = statuses.get(status);
			if (known !== undefined) return known;
			if (status !== "") return "unknown";
			if (typeof result.start === "number" && typeof result.stop !== "number" && stage !== "finished") return stage === "pending" ? "skipped" : "running";
			return stage === "pending" || stage === "" ? "skipped" : "unknown";
		}
	}),
	70270: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			aI: () => isResult,
			gi: () => readLargeFile,
			rE: () => isGlobals,
			readAllureFile: () => readAllureFile
		});
		var _fields_keeps_evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83049);
		var _fields_unfinished_tests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89412);
		var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53822);
		var _allure_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19256);
		var _allure_labels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21874);
		var _allure_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16037);
		var _allure_run_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14514);
		async function readAllureFile(source, sink) {
			const raw = await readLargeFile(source, sink);
			if (raw === undefined) return;
			if (isGlobals(raw)) {
				const errors = (0, _allure_run_errors_js__WEBPACK_IMPORTED_MODULE_4__.i)(sink);
				errors.globals(raw);
				errors.finish("");
			} else if (isResult(raw)) {
				const result = (0, _allure_result_js__WEBPACK_IMPORTED_MODULE_3__.n)(raw, (0, _allure_labels_js__WEBPACK_IMPORTED_MODULE_2__.k)(raw));
				if ((0, _fields_keeps_evidence_js__WEBPACK_IMPORTED_MODULE_5__.o)(sink, result)) Object.assign(result, (0, _allure_evidence_js__WEBPACK_IMPORTED_MODULE_1__.n)(raw, result.message));
				sink.test(result, typeof raw.uuid === "string" ? raw.uuid : undefined);
				(0, _fields_unfinished_tests_js__WEBPACK_IMPORTED_MODULE_6__.O)(sink, result.status === "running" ? 1 : 0);
			}
		}
		const isResult = ({ uuid, name, status, stage, start }) => (typeof uuid === "string" || typeof name === "string") && [
			name,
			status,
			stage,
			start
		].filter((value) => value !== undefined).length > 1;
		const isGlobals = ({ uuid, name, errors, attachments }) => uuid === undefined && name === undefined && (Array.isArray(errors) || Array.isArray(attachments));
		const maximumSteps = 3e3;
		const keptFields = ({ name, status, statusDetails, start, stop, parameters, attachments, steps }) => ({
			name,
			status,
			statusDetails,
			start,
			stop,
			parameters,
			attachments,
			steps
		});
		const keys = "uuid historyId testCaseId fullName name titlePath status stage statusDetails start stop parameters labels links errors attachments children befores afters";
		async function readLargeFile(source, sink) {
			const values = new Map();
			const parameters = [];
			const steps = {
				kind: "elements",
				open: () => values.set("steps", parameters),
				take: (step) => {
					const isKept = parameters.length < maximumSteps;
					parameters.push(isKept ? keptFields(step) : {
						parameters: step.parameters,
						steps: step.steps
					});
				},
				accepts: ({ name }) => typeof name === "string"
			};
			const fields = new Map([["steps", steps]]);
			for (const key of keys.split(" ")) fields.set(key, {
				kind: "value",
				take: (value) => values.set(key, value)
			});
			const isComplete = await (0, _json_json_js__WEBPACK_IMPORTED_MODULE_0__.V)(source, sink, {
				kind: "object",
				fields
			});
			return isComplete ? Object.fromEntries(values) : undefined;
		}
	}),
	4085: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readAllureFolder: () => readAllureFolder });
		var errors = __webpack_require__(34758);
		var attempt_of = __webpack_require__(82876);
		var unfinished_tests = __webpack_require__(89412);
		var json_fields = __webpack_require__(2618);
		var json_text = __webpack_require__(24028);
		var silent_sink = __webpack_require__(43528);
		var external_node_crypto_ = __webpack_require__(77598);
		var parse_hex = __webpack_require__(51777);
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
				add(index, raw, framework) {
					const key = keyOf(raw, index);
					high[index] = (0, parse_hex.j)(key, 0);
					low[index] = (0, parse_hex.j)(key, 8);
					starts[index] = startOf(raw);
					const { stop } = raw;
					durations[index] = typeof stop === "number" ? Math.min(Math.max(0, stop - startOf(raw)), 2 ** 32 - 1) : 0;
					retries[index] = retryOf(raw);
					failed[index] = (0, allure_status.c2)(raw) === "failed" ? 1 : 0;
					modes[index] = repeats.indexOf(repeatsOf(raw, framework));
					added.push(index);
				},
				isSame(index, raw) {
					const key = keyOf(raw, index);
					return high[index] === (0, parse_hex.j)(key, 0) && low[index] === (0, parse_hex.j)(key, 8) && start(index) === startOf(raw);
				},
				isFailed: (index) => failed[index] === 1,
				tests() {
					const sorted = Uint32Array.from(added).sort((one, other) => byKey(one, other) || byStart(one, other));
					const found = [];
					for (let from = 0, to = 0; from < sorted.length; from = to) {
						const group = [];
						const first = sorted[from] ?? 0;
						for (; to < sorted.length && high[sorted[to] ?? 0] === high[first] && low[sorted[to] ?? 0] === low[first]; to += 1) {
							group.push(sorted[to] ?? 0);
						}
						if (group.length === 1) found.push(group);
						else divide(group, found);
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
		var allure_labels = __webpack_require__(21874);
		var allure_result = __webpack_require__(16037);
		var allure_run_errors = __webpack_require__(14514);
		var read_allure_file = __webpack_require__(70270);
		;
		const maximumKept = 32 * 1024 * 1024;
		const maximumAttempts = 100;
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
					facts.add(index, raw, labels.framework);
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
			const tests = facts.tests();
			let unfinished = 0;
			for (const [done, indexes] of tests.entries()) {
				const rest = folder.rest(.5 + done / tests.length / 2);
				if (rest !== undefined) await rest;
				const results = [];
				for (const index of indexes.slice(-maximumAttempts - 1)) {
					const first = kept[index];
					const isComplete = first !== undefined && (indexes.length === 1 || first.withEvidence !== undefined);
					const read = isComplete ? first : await readAgain(folder, index, sink, indexes.length > 1) ?? first;
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
				if (result.status === "running") unfinished += 1;
				if (results.length > 0) result.attempts = results.map((each) => (0, attempt_of.t)(each.result));
				if (result.status === "successful" && indexes.some(facts.isFailed)) result.flaky = true;
				sink.test(result, last.uuid);
			}
			errors.finish(framework);
			(0, unfinished_tests.O)(sink, unfinished);
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
			async function readAgain(source, index, target, isAttempt) {
				const name = names[index] ?? "";
				const content = contentOf(source, name, target);
				if (content === undefined) return undefined;
				const raw = typeof content === "string" ? parseText(content, source, name, target) : await readParts(content, source, name, target);
				if (raw === undefined) return undefined;
				if (raw !== "left" && facts.isSame(index, raw)) return convert(raw, (0, allure_labels.k)(raw), source, isAttempt ? { keepsPassed: true } : target);
				report(source, name, target, "The file was replaced while the folder was read");
				return undefined;
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
	45294: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => createEvidenceBuilder });
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2512);
		var _records_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29337);
		var _attachment_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61585);
		const maximumHeld = 3e3;
		const keptWhenPruned = 2e3;
		function createEvidenceBuilder(complete = (step) => step) {
			const attachments = (0, _attachment_list_js__WEBPACK_IMPORTED_MODULE_0__.U)();
			const openNodes = [];
			let top = [];
			let held = 0;
			let leftOut = 0;
			let tooDeep = 0;
			const drop = (nodes, dropsFailed) => nodes.filter((node) => {
				if (held <= keptWhenPruned) return true;
				if (node.isOpen || node.hasFailed && !dropsFailed) {
					if (node.inner !== undefined) node.inner = drop(node.inner, dropsFailed);
					return true;
				}
				const size = sizeOf(node);
				held -= size;
				leftOut += size;
				return false;
			});
			const closeOne = () => {
				const node = openNodes.pop();
				if (node === undefined) return;
				node.isOpen = false;
				if (node.step.status === "failed") node.hasFailed = true;
				const outer = openNodes.at(-1);
				if (outer !== undefined && node.hasFailed) outer.hasFailed = true;
				if (held <= maximumHeld) return;
				top = drop(top, false);
				if (held > keptWhenPruned) top = drop(top, true);
			};
			const clear = () => {
				attachments.take();
				if (openNodes.length > 0) openNodes.length = 0;
				tooDeep = 0;
				held = 0;
				leftOut = 0;
				if (top.length > 0) top = [];
			};
			return {
				open(step) {
					if (openNodes.length >= _records_evidence_js__WEBPACK_IMPORTED_MODULE_1__.oD) {
						tooDeep += 1;
						leftOut += 1;
						return;
					}
					const node = {
						step,
						inner: undefined,
						attachments: undefined,
						isOpen: true,
						hasFailed: false
					};
					held += 1;
					const outer = openNodes.at(-1);
					if (outer === undefined) top.push(node);
					else if (outer.inner === undefined) outer.inner = [node];
					else outer.inner.push(node);
					openNodes.push(node);
				},
				current: () => tooDeep > 0 ? undefined : openNodes.at(-1)?.step,
				close() {
					if (tooDeep > 0) tooDeep -= 1;
					else closeOne();
				},
				discard() {
					if (tooDeep > 0) {
						tooDeep -= 1;
						leftOut -= 1;
						return;
					}
					const node = openNodes.pop();
					if (node === undefined) return;
					held -= sizeOf(node);
					const list = openNodes.at(-1)?.inner ?? top;
					list.pop();
				},
				attach(attachment) {
					const position = attachments.add(attachment);
					const node = openNodes.at(-1);
					if (position === undefined || node === undefined) return;
					if (node.attachments === undefined) node.attachments = [position];
					else node.attachments.push(position);
				},
				take(message) {
					while (openNodes.length > 0) closeOne();
					const files = attachments.take();
					const evidence = {
						...top.length > 0 && { steps: top.map((node) => finished(node, message, complete)) },
						...leftOut > 0 && { stepsLeftOut: leftOut },
						...files !== undefined && { attachments: files }
					};
					clear();
					return evidence;
				},
				clear
			};
		}
		const sizeOf = ({ inner = [] }) => inner.reduce((sum, node) => sum + sizeOf(node), 1);
		function finished({ step: raw, inner, attachments }, message, complete) {
			const { name, status, phase, message: own, text, duration, file, line } = complete(raw);
			const step = {
				name: (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__.xq)(name, _records_evidence_js__WEBPACK_IMPORTED_MODULE_1__.w$),
				status
			};
			if (phase !== undefined) step.phase = phase;
			if (duration !== undefined) step.duration = duration;
			if (file !== undefined) step.file = file;
			if (line !== undefined) step.line = line;
			const isTold = own === undefined || own === "" || status !== "failed" || message?.includes(own) === true;
			if (!isTold) step.message = (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__.xq)(own, _records_evidence_js__WEBPACK_IMPORTED_MODULE_1__.QQ);
			if (text !== undefined && text !== "") step.text = (0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__.xq)(text, _records_evidence_js__WEBPACK_IMPORTED_MODULE_1__.MD);
			if (inner !== undefined && inner.length > 0) step.steps = inner.map((node) => finished(node, message, complete));
			if (attachments !== undefined) step.attachments = attachments;
			return step;
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
	83049: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => keepsEvidence });
		const keepsEvidence = ({ keepsPassed }, { status, attempts }) => status !== "successful" || attempts !== undefined || keepsPassed === true;
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
	2224: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => tableRow });
		const tableRow = (cells) => `| ${cells.join(" | ")} |`;
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
