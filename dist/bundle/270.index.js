export const id = 270;
export const ids = [270];
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
		__webpack_require__.d(__webpack_exports__, {
			U: () => identifyingLabels,
			k: () => readLabels
		});
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
		const ofTheRun = new Set(["host", "thread"]);
		const retryName = /retr(?:y|ied|ies)|rerun|attempt/i;
		const retryValue = /^(?:retr(?:y|ied|ies)|reruns?|attempt)[\s#:_-]{0,9}\d{0,9}$/i;
		const identifyingLabels = ({ all }) => all.filter(([name, value]) => !ofTheRun.has(name) && !retryName.test(name) && !retryValue.test(value));
	}),
	98670: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => nameOf,
			w: () => visibleParameter
		});
		var _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2512);
		var _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2618);
		var _allure_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2336);
		const maximumTitles = 100;
		const maximumParameters = 200;
		const maximumParametersLength = 1e3;
		function nameOf(result, labels) {
			const name = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.s$)(result.name) ?? (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.s$)(result.fullName) ?? "";
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
			const titles = Array.isArray(titlePath) ? (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.K7)(titlePath, maximumTitles) : [];
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
			const titles = Array.isArray(titlePath) ? (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.K7)(titlePath, maximumTitles) : [];
			return titles.length > 0 ? titles : [labels.first("package") ?? []].flat();
		}
		function visibleParameter(parameter) {
			const { name, value, excluded } = parameter;
			const text = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.s$)(value);
			if (typeof name !== "string" || text === undefined || excluded === true || (0, _allure_secrets_js__WEBPACK_IMPORTED_MODULE_1__.$f)(parameter)) return undefined;
			return {
				name,
				value: text
			};
		}
		function withParameters(name, { parameters }) {
			const missing = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_0__.M$)(parameters).slice(0, maximumParameters).flatMap((parameter) => visibleParameter(parameter) ?? []).filter(({ value }) => !name.includes(value));
			if (missing.length === 0) return name;
			const list = missing.sort((one, another) => one.name < another.name ? -1 : one.name > another.name ? 1 : 0).map((each) => `${each.name}=${each.value}`);
			return `${name} [${(0, _base_text_cut_margin_js__WEBPACK_IMPORTED_MODULE_2__.xq)(list.join(", "), maximumParametersLength)}]`;
		}
	}),
	34364: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => allureResult });
		var _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		var _fields_metadata_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45188);
		var _fields_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30759);
		var _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2618);
		var _allure_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98670);
		var _allure_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2336);
		var _allure_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5535);
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
			const conceal = (0, _allure_secrets_js__WEBPACK_IMPORTED_MODULE_5__.si)(raw);
			const { suite, name, file } = (0, _allure_name_js__WEBPACK_IMPORTED_MODULE_4__.V)(raw, labels);
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
			const outcome = { status: (0, _allure_status_js__WEBPACK_IMPORTED_MODULE_6__.c2)(raw) };
			const { start, stop } = raw;
			const duration = typeof start === "number" && typeof stop === "number" ? (0, _fields_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cf)(stop - start) : undefined;
			if (duration !== undefined) outcome.duration = duration;
			const timestamp = typeof start === "number" ? (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.CU)(start) : undefined;
			if (timestamp !== undefined) outcome.timestamp = timestamp;
			if (outcome.status === "successful") return outcome;
			const { message, trace, expected, actual } = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.u4)(raw.statusDetails) ? raw.statusDetails : {};
			const text = (value) => typeof value === "string" && value !== "" ? (0, _fields_captured_text_js__WEBPACK_IMPORTED_MODULE_0__.yA)(conceal(value)) : undefined;
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
				metadata = (0, _fields_metadata_js__WEBPACK_IMPORTED_MODULE_1__.L)(metadata, conceal(name), conceal(value));
			};
			if ((0, _allure_status_js__WEBPACK_IMPORTED_MODULE_6__.Qr)(raw)) add("allure.status", "broken");
			const details = (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.u4)(raw.statusDetails) ? raw.statusDetails : {};
			for (const flag of [
				"muted",
				"known",
				"flaky"
			]) if (details[flag] === true) add(`allure.${flag}`, "true");
			for (const [name, value] of labels.all) if (!dropped.has(name) && !name.startsWith("_")) add(name, value);
			for (const parameter of (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.M$)(raw.parameters).slice(0, maximumMetadata)) {
				const { name, value, mode, excluded } = parameter;
				if (typeof name !== "string" || name === "Retry") continue;
				if ((0, _allure_secrets_js__WEBPACK_IMPORTED_MODULE_5__.$f)(parameter)) {
					if (String(mode).toLowerCase() === "masked") add(name, _allure_secrets_js__WEBPACK_IMPORTED_MODULE_5__.TU);
				} else if (name === "Project" && labels.framework === "playwright") add("project", (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.s$)(value) ?? "");
				else if (excluded === true || (0, _allure_name_js__WEBPACK_IMPORTED_MODULE_4__.w)(parameter) !== undefined) add(name, (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.s$)(value) ?? "");
			}
			for (const link of (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_3__.M$)(raw.links).slice(0, maximumMetadata)) addLink(link, add);
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
		var _allure_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34364);
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
	})
};
