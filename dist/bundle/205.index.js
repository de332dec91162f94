export const id = 205;
export const ids = [205];
export const modules = {
	2257: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_m: () => chatKindOf,
			e4: () => chatSlots,
			s: () => chatKinds
		});
		const chatKinds = [
			"slack",
			"teams",
			"googleChat",
			"discord",
			"mattermost"
		];
		const chatSlots = [
			"chatA",
			"chatB",
			"slack",
			"teams",
			"googleChat",
			"discord"
		];
		const kindByHost = [
			[/^hooks\.slack(-gov)?\.com$/, "slack"],
			[/(^|\.)(webhook\.office\.com|office365\.com|logic\.azure\.com|powerplatform\.com)$/, "teams"],
			[/^outlook\.office\.com$/, "teams"],
			[/^chat\.googleapis\.com$/, "googleChat"],
			[/(^|\.)discord(app)?\.com$/, "discord"]
		];
		function chatKindOf(slot, url) {
			if (slot !== "chatA" && slot !== "chatB") return slot;
			const host = URL.canParse(url) ? new URL(url).hostname : "";
			return kindByHost.find(([pattern]) => pattern.test(host))?.[1] ?? (slot === "chatA" ? "slack" : "teams");
		}
	}),
	33205: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parseConfig: () => parseConfig });
		var scanner = __webpack_require__(12601);
		var number_pattern = __webpack_require__(38441);
		var webhook_fault = __webpack_require__(35440);
		;
		const scheme = /^\s*([a-z][a-z0-9+.-]*):/i;
		function hasOtherScheme(text, schemes) {
			const [front = ""] = text.split("{{", 1);
			const [, name] = scheme.exec(front) ?? [];
			return name !== undefined && !schemes.includes(name.toLowerCase());
		}
		const webhookMessages = {
			"not a URL": "expected a URL that begins with https://, or an expression",
			insecure: "the URL of a webhook is a secret, so it must begin with https:// (http:// only for this machine)",
			credentials: "the URL of a webhook must not contain a user name or a password"
		};
		function checkWebhook(text) {
			const fault = (0, scanner.xS)(text) ? hasOtherScheme(text, ["https", "http"]) && "insecure" : (0, webhook_fault.t)(text);
			return fault ? {
				message: webhookMessages[fault],
				offset: 0
			} : undefined;
		}
		const foundMessage = (expected, text) => ({
			message: `expected ${expected}, found ${JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}\u2026` : text)}`,
			offset: 0
		});
		function checkWebAddress(text) {
			const isRelative = !(0, scanner.xS)(text) && text.trim() !== "" && !URL.canParse(text.trim());
			if (!isRelative && !hasOtherScheme(text, ["https", "http"])) return undefined;
			return foundMessage("a URL that begins with https:// or http://", text);
		}
		function checkLink(text) {
			if (!hasOtherScheme(text, [
				"https",
				"http",
				"mailto"
			])) return undefined;
			return foundMessage("a URL that begins with https:// or http://, or a relative one", text);
		}
		var glob = __webpack_require__(33334);
		;
		async function loadChecks(value) {
			const json = JSON.stringify(value) ?? "";
			const checker = (0, scanner.xS)(json) || json.includes("\"condition\":") ? await Promise.all([__webpack_require__.e(631), __webpack_require__.e(740)]).then(__webpack_require__.bind(__webpack_require__, 5740)) : undefined;
			const template = templateCheck(checker);
			return {
				template,
				token: (text) => checker?.checkTemplate(text, "token") ?? [],
				condition: (text) => checker?.checkCondition(text) ?? [],
				"webhook-url": (text) => [...first(checkWebhook(text)), ...template(text)],
				"web-address": (text) => [...first(checkWebAddress(text)), ...template(text)],
				link: (text) => [...first(checkLink(text)), ...template(text)],
				glob: (text) => first((0, glob.p)(text)),
				"number-pattern": (text) => first((0, number_pattern.z)(text).fault)
			};
		}
		const templateCheck = (checker) => (text) => (0, scanner.xS)(text) ? checker?.checkTemplate(text) ?? [] : [];
		const first = (fault) => fault === undefined ? [] : [fault];
		var config_error = __webpack_require__(85877);
		var main = __webpack_require__(99547);
		;
		function showPath(path) {
			const text = path.map((step) => typeof step === "string" && /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`).join("");
			return text.startsWith(".") ? text.slice(1) : text;
		}
		function pathOfPointer(pointer, root) {
			let value = root;
			return pointer.split("/").slice(1).map((step) => {
				const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
				const index = Array.isArray(value) ? Number(key) : key;
				value = value[index];
				return index;
			});
		}
		;
		const maximumDepth = 64;
		function readDocument(text) {
			const tooDeep = findTooDeep(text);
			const errors = [];
			const root = tooDeep === undefined ? (0, main.parseTree)(text, errors, { allowTrailingComma: true }) : undefined;
			const duplicateKeys = [];
			return {
				value: root === undefined ? undefined : readValue(root, [], duplicateKeys),
				syntaxFaults: tooDeep === undefined ? describe(errors) : [tooDeep],
				duplicateKeys,
				offsetOf(path, within) {
					const [node, isExact] = nodeAt(root, path);
					if (node === undefined) return 0;
					return isExact && within !== undefined && node.type === "string" ? offsetInString(text, node, within) : node.offset;
				},
				offsetOfKey(path) {
					const [node, isExact] = nodeAt(root, path);
					return (isExact && node?.parent?.type === "property" ? node.parent.offset : node?.offset) ?? 0;
				}
			};
		}
		function findTooDeep(text) {
			const scanner = (0, main.createScanner)(text, true);
			let depth = 0;
			for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
				const offset = scanner.getTokenOffset();
				const first = text.charAt(offset);
				if (first === "{" || first === "[") depth += 1;
				else if (first === "}" || first === "]") depth -= 1;
				if (depth > maximumDepth) return {
					message: `nested more than ${maximumDepth} deep`,
					offset
				};
			}
			return undefined;
		}
		function readValue(node, path, duplicateKeys) {
			if (node.type === "array") return (node.children ?? []).map((child, index) => readValue(child, [...path, index], duplicateKeys));
			if (node.type !== "object") return node.value;
			const entries = new Map();
			for (const property of node.children ?? []) {
				const [keyNode, valueNode] = property.children ?? [];
				const key = String(keyNode?.value);
				const inner = [...path, key];
				if (entries.has(key)) duplicateKeys.push({
					message: `${showPath(inner)}: this key is here for the second time`,
					offset: property.offset
				});
				entries.set(key, valueNode === undefined ? undefined : readValue(valueNode, inner, duplicateKeys));
			}
			return Object.fromEntries(entries);
		}
		function nodeAt(root, path) {
			let node = root;
			for (const step of path) {
				const child = node?.type === "array" ? node.children?.[Number(step)] : node?.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1];
				if (child === undefined) return [node, false];
				node = child;
			}
			return [node, true];
		}
		function offsetInString(text, node, within) {
			let offset = node.offset + 1;
			for (let count = 0; count < within; count += 1) {
				offset += text.charAt(offset) !== "\\" ? 1 : text.charAt(offset + 1) === "u" ? 6 : 2;
			}
			return offset;
		}
		const syntaxMessages = {
			InvalidSymbol: "unexpected text; strings stand in double quotes",
			InvalidNumberFormat: "this is not a number",
			PropertyNameExpected: "expected a key in double quotes",
			ValueExpected: "expected a value",
			ColonExpected: "expected a \":\"",
			CommaExpected: "expected a \",\"",
			CloseBraceExpected: "expected a \"}\"",
			CloseBracketExpected: "expected a \"]\"",
			EndOfFileExpected: "expected the end of the file",
			UnexpectedEndOfComment: "the comment is not closed",
			UnexpectedEndOfString: "the string is not closed",
			UnexpectedEndOfNumber: "the number is not complete",
			InvalidUnicode: "the \"\\u\" is not followed by four hexadecimal digits",
			InvalidEscapeCharacter: "unknown escape; a backslash itself is written \"\\\\\"",
			InvalidCharacter: "a control character in a string must be escaped"
		};
		function describe([first]) {
			if (first === undefined) return [];
			return [{
				message: `not valid JSON: ${syntaxMessages[(0, main.printParseErrorCode)(first.error)] ?? "unexpected text"}`,
				offset: first.offset
			}];
		}
		var formats = __webpack_require__(65088);
		var chat_kind = __webpack_require__(2257);
		var collector_key = __webpack_require__(92859);
		var config = __webpack_require__(81122);
		;
		function configOfFile({ collect = {}, report = {} }, path) {
			const { template } = report;
			return (0, config.Z3)({
				path,
				collect: {
					collectors: collectorsOf(collect),
					metadata: collect.metadata ?? {},
					...choosesFormats(collect) && { choosesFormats: true },
					...testsAreOptional(collect) && { testsAreOptional: true }
				},
				report: {
					reporters: reportersOf(report),
					...template && { template }
				}
			});
		}
		const isEnabled = (collect, key) => key in collect && collect[key]?.enabled !== false;
		const choosesFormats = (collect) => formats.wP.some((key) => isEnabled(collect, key));
		function collectorsOf(collect) {
			const usesDefaults = !choosesFormats(collect);
			return collector_key.o.flatMap((key) => {
				const isDefault = !(key in collect) && usesDefaults && key !== "files";
				if (!isDefault && !isEnabled(collect, key)) return [];
				const { include, exclude = [], metadata = {} } = collect[key] ?? {};
				return [{
					key,
					...include && { include },
					exclude,
					metadata
				}];
			});
		}
		function testsAreOptional(collect) {
			const gathersMore = isEnabled(collect, "files") || isEnabled(collect, "events");
			const named = formats.wP.filter((key) => key in collect);
			const canFindNone = named.length === formats.wP.length && !named.some((key) => isEnabled(collect, key));
			return gathersMore && (named.length === 0 || canFindNone);
		}
		function reportersOf(report) {
			const makers = Object.keys(report).flatMap((key) => makersBySlot.get(key) ?? []);
			if (makers.length === 0) return config._w;
			const named = makers.flatMap((make) => make(report) ?? []);
			return "codehost" in report || "github" in report ? named : [...named, config.zC];
		}
		const makersBySlot = new Map([
			...chat_kind.e4.map((slot) => [slot, (report) => chatReporter(report, slot)]),
			["codehost", (report) => codehostReporter(report, "codehost")],
			["github", (report) => codehostReporter(report, "github")],
			["html", htmlReporter]
		]);
		function chatReporter(report, slot) {
			const { enabled = false, url = "", ...others } = report[slot] ?? {};
			const takesAnyKind = slot === "chatA" || slot === "chatB";
			const isOpen = takesAnyKind && ("kind" in others || (0, scanner.xS)(url));
			return enabled ? {
				...others,
				...!isOpen && { kind: (0, chat_kind._m)(slot, url) },
				type: "chat",
				slot,
				url
			} : undefined;
		}
		function codehostReporter(report, slot) {
			const { enabled = false, ...others } = report[slot] ?? {};
			return enabled ? {
				commentEnabled: true,
				commentUpdates: true,
				commentMode: "always",
				...others,
				type: "codehost",
				slot
			} : undefined;
		}
		function htmlReporter({ html }) {
			const { enabled = false, outputFile = "", ...others } = html ?? {};
			return enabled ? {
				...others,
				type: "html",
				slot: "html",
				outputFile
			} : undefined;
		}
		;
		function positionOf(text, offset) {
			const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
			return {
				line: lines.length,
				column: (lines.at(-1)?.length ?? 0) + 1
			};
		}
		var dist_ajv = __webpack_require__(42463);
		var build = __webpack_require__(6868);
		;
		const template = (description, examples = [], format = "template") => build.ZUJ.String({
			format,
			description,
			...examples.length > 0 && { examples: [...examples] }
		});
		const closedObject = (properties, options = {}) => build.ZUJ.Object(properties, {
			additionalProperties: false,
			...options
		});
		const component = (type, description, properties, options = {}) => ({
			...closedObject({
				type: build.ZUJ.Literal(type, { description }),
				...properties
			}, {
				description,
				...options
			}),
			title: type
		});
		const queryFields = {
			org: build.ZUJ.Optional(template("The organisation; default: that of the run.")),
			project: build.ZUJ.Optional(template("The project; default: that of the run.")),
			module: build.ZUJ.Optional(template("The module; default: that of the run.")),
			build: build.ZUJ.Optional(template("One build, by its name.", ["{{ build.id }}"])),
			ref: build.ZUJ.Optional(template("A branch or tag; without a build, its latest build.", ["main"]))
		};
		const baselineSchema = closedObject({
			...queryFields,
			expectedTrend: build.ZUJ.Optional(build.ZUJ.Enum([
				"up",
				"down",
				"same"
			], { description: "Which change is good." })),
			tolerance: build.ZUJ.Optional(build.ZUJ.Number({
				minimum: 0,
				default: 0,
				description: "A change no larger counts as \"same\", in the unit of the property."
			}))
		}, { description: "The value to compare with; without build and ref, that of the latest earlier build of the base branch, or on a branch of the same ref." });
		const onlyForNumbers = (key) => ({
			not: {},
			description: `only a property of valueType "number" has a ${key}`
		});
		const leafSchemas = [
			component("markdown", "Markdown of your own.", { text: template("The Markdown.", ["**{{ tests.total }}** tests"]) }),
			component("alert", "A highlighted note.", {
				severity: build.ZUJ.Enum([
					"note",
					"tip",
					"important",
					"warning",
					"caution"
				], { description: "How urgent it is." }),
				text: template("What it says, in Markdown.")
			}),
			component("headline", "The one line that says what happened.", {}),
			component("problems", "What is wrong with the files that were read.", {}),
			component("testSummary", "How many tests there are of each status.", {}),
			component("tagSummary", "How many tests there are of each tag and status.", {}),
			component("tests", "Single tests.", {
				status: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.Enum([
					"successful",
					"failed",
					"skipped",
					"cancelled",
					"running",
					"unknown"
				]), {
					description: "Which tests are shown, in this order; default: all, the failed ones first.",
					examples: [["failed"]]
				})),
				limit: build.ZUJ.Optional(build.ZUJ.Integer({
					minimum: 1,
					description: "How many tests are shown at most."
				})),
				groupBy: build.ZUJ.Optional(build.ZUJ.Enum([
					"suite",
					"file",
					"none"
				], {
					default: "suite",
					description: "What the tests are grouped by."
				}))
			}),
			component("flakyTests", "The tests that were successful only after an attempt that was not.", {}),
			component("slowestTests", "The tests that took longest.", {}),
			component("property", "A named value of the build, and how it changed.", {
				name: build.ZUJ.String({
					minLength: 1,
					description: "The name of the property.",
					examples: ["coverage"]
				}),
				valueType: build.ZUJ.Enum(["number", "string"], { description: "What kind of value it is." }),
				format: build.ZUJ.Optional(build.ZUJ.String({
					format: "number-pattern",
					description: "How the number is shown, as a pattern of java.text.DecimalFormat.",
					examples: ["#,##0.00", "0.0'%'"]
				})),
				currency: build.ZUJ.Optional(build.ZUJ.String({
					pattern: "^[A-Z]{3}$",
					default: "USD",
					description: "The currency of ¤ in the pattern, by its ISO code."
				})),
				value: build.ZUJ.Optional(closedObject(queryFields, { description: "The value to show; without build and ref, that of the run." })),
				baseline: build.ZUJ.Optional(baselineSchema)
			}, {
				if: {
					properties: { valueType: { const: "string" } },
					required: ["valueType"]
				},
				then: { properties: {
					format: onlyForNumbers("format"),
					currency: onlyForNumbers("currency"),
					baseline: onlyForNumbers("baseline")
				} }
			})
		];
		const sectionSchema = component("section", "Components under one title.", {
			title: build.ZUJ.Optional(template("The title.")),
			collapsible: build.ZUJ.Optional(build.ZUJ.Boolean({
				default: false,
				description: "Whether the section can be folded."
			})),
			collapsed: build.ZUJ.Optional(build.ZUJ.Boolean({
				default: true,
				description: "Whether a section that can be folded is folded at first."
			})),
			components: build.ZUJ.Array(build.ZUJ.Unsafe({ $ref: "#/definitions/component" }), { description: "What stands in the section." })
		});
		const components = [...leafSchemas, sectionSchema];
		const componentOf = (type) => ({
			type: "object",
			properties: { type: { const: type } },
			required: ["type"]
		});
		const definitions = {
			component: {
				title: "component",
				type: "object",
				properties: { type: {
					title: "component",
					enum: components.map(({ title }) => title),
					description: "The kind of component. It decides which other keys there are."
				} },
				required: ["type"],
				allOf: components.map((schema) => ({
					if: componentOf(schema.title),
					then: schema
				}))
			},
			template: closedObject({ components: build.ZUJ.Array(build.ZUJ.Unsafe({ $ref: "#/definitions/component" }), { description: "The parts, from top to bottom." }) }, { description: "What the report shows." })
		};
		;
		const metadata = (description) => build.ZUJ.Optional(build.ZUJ.Unsafe({
			type: "object",
			additionalProperties: {
				type: "string",
				format: "template"
			},
			description,
			examples: [{ branch: "{{ source.branch }}" }]
		}));
		const globs = (description, options = {}) => build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.String({ format: "glob" }), {
			description,
			...options
		}));
		const collector = (description, include, options = {}) => build.ZUJ.Optional(closedObject({
			enabled: build.ZUJ.Optional(build.ZUJ.Boolean({
				default: true,
				description: "Whether anything is collected."
			})),
			include: globs(include.description, { examples: [[...include.examples]] }),
			exclude: globs("Globs of files that are left out; they win over include.", { default: [] }),
			metadata: metadata("Added to everything that this collector gathers; wins over collect.metadata.")
		}, {
			description,
			...options
		}));
		const testCollector = (key) => collector(`Collects test results: ${(0, formats.R2)(key)}.`, {
			description: "Globs of the result files; default: the format's well-known names.",
			examples: [`**/${key}-results/**`]
		});
		const collectors = {
			...Object.fromEntries(formats.wP.map((key) => [key, testCollector(key)])),
			files: collector("Collects any files, as build artifacts.", {
				description: "Globs of the files.",
				examples: ["dist/*.zip"]
			}, {
				if: {
					properties: { enabled: { const: false } },
					required: ["enabled"]
				},
				else: {
					required: ["include"],
					properties: { include: { type: "array" } }
				}
			}),
			events: collector("Collects event files: newline-delimited JSON, one record a line.", {
				description: "Globs of the event files; default: the well-known name.",
				examples: ["**/service-*-events.ndjson"]
			})
		};
		const reporter = (description, properties) => build.ZUJ.Optional(closedObject({
			enabled: build.ZUJ.Boolean({ description: "Whether this report is made." }),
			condition: build.ZUJ.Optional(build.ZUJ.String({
				format: "condition",
				description: "The report is made only if this expression is true; braces are optional.",
				examples: ["failed || cancelled"]
			})),
			...properties,
			template: build.ZUJ.Optional(build.ZUJ.Unsafe({ $ref: "#/definitions/template" }))
		}, { description }));
		const chatFields = {
			url: build.ZUJ.String({
				format: "webhook-url",
				description: "The webhook's URL.",
				examples: ["{{ env.CHAT_WEBHOOK }}"]
			}),
			title: build.ZUJ.Optional(template("The title of the message.", ["{{ project }}: {{ status }}"])),
			titleUrl: build.ZUJ.Optional(template("Where the title leads.", ["{{ build.url }}"], "web-address"))
		};
		const chat = (name, fallback) => reporter(`Sends the report to a chat's webhook; ${name} can be of any kind.`, {
			...chatFields,
			kind: build.ZUJ.Optional(build.ZUJ.Enum([...chat_kind.s], { description: `The kind of chat; default: what the URL's host shows, else ${fallback}.` }))
		});
		const codehost = (description) => reporter(description, {
			token: build.ZUJ.Optional(build.ZUJ.String({
				format: "token",
				description: "The token to write with; default: the job's own. The only place that env.GITHUB_TOKEN can be used in.",
				examples: ["{{ env.GITHUB_TOKEN }}"]
			})),
			commentEnabled: build.ZUJ.Optional(build.ZUJ.Boolean({
				default: true,
				description: "Whether the pull request or commit is commented on."
			})),
			commentUpdates: build.ZUJ.Optional(build.ZUJ.Boolean({
				default: true,
				description: "Whether an earlier comment is replaced."
			})),
			commentMode: build.ZUJ.Optional(build.ZUJ.Enum([...config.sw], {
				default: "always",
				description: "When there is a comment: always; only for failures; for failures, and whenever there is one to be updated; only where the outcome changed."
			})),
			commentTitle: build.ZUJ.Optional(template("The title of the comment; it also tells the comments of several reports apart.")),
			commentTitleUrl: build.ZUJ.Optional(template("Where the title leads.", [], "link"))
		});
		const reporters = {
			chatA: chat("chatA", "slack"),
			chatB: chat("chatB", "teams"),
			slack: reporter("Sends the report to Slack.", chatFields),
			teams: reporter("Sends the report to Microsoft Teams.", chatFields),
			googleChat: reporter("Sends the report to Google Chat.", chatFields),
			discord: reporter("Sends the report to Discord.", chatFields),
			codehost: codehost("Shows the report where the code lives: on the run, and as a comment on its pull request or commit."),
			github: codehost("Another name of codehost."),
			html: reporter("Writes the report into an HTML file.", { outputFile: build.ZUJ.String({
				format: "template",
				minLength: 1,
				description: "The file to write.",
				examples: ["report.html"]
			}) })
		};
		const configSchema = closedObject({
			$schema: build.ZUJ.Optional(build.ZUJ.String({ description: "The schema of this file, for editors." })),
			collect: build.ZUJ.Optional(closedObject({
				...collectors,
				metadata: metadata("Added to everything that is collected.")
			}, { description: "Results and files to collect. If no test collector is named: every known format, by its well-known names." })),
			report: build.ZUJ.Optional(closedObject({
				...reporters,
				template: build.ZUJ.Optional(build.ZUJ.Unsafe({ $ref: "#/definitions/template" }))
			}, {
				description: "Who gets the report, and what it shows.",
				allOf: [{
					not: {
						type: "object",
						properties: {
							codehost: {},
							github: {}
						},
						required: ["codehost", "github"]
					},
					description: "\"github\" is another name of \"codehost\"; keep one of the two"
				}]
			}))
		}, {
			$schema: "http://json-schema.org/draft-07/schema#",
			$id: "https://unpkg.com/build-report/service.schema.json",
			title: "Build Report configuration",
			definitions
		});
		var nearest_name = __webpack_require__(47153);
		;
		function describeSchemaError(error, path, checks) {
			const schema = recordOf(error.parentSchema);
			const fault = (message, more = {}) => [{
				severity: "error",
				path,
				message,
				...more
			}];
			const { params, data } = error;
			switch (error.keyword) {
				case "if": return [];
				case "not": return fault(String(schema.description), { at: "key" });
				case "type": return fault(describeMismatch(schema, data));
				case "enum": return fault(describeUnknown(typeof schema.title === "string" ? schema.title : "value", data, stringsOf(schema.enum)));
				case "required": {
					const key = String(params.missingProperty);
					const expected = recordOf(recordOf(schema.properties)[key]);
					return fault(`is missing; expected ${nounOf(expected)}`, { path: [...path, key] });
				}
				case "additionalProperties": return describeUnknownKey(path, String(params.additionalProperty), schema);
				case "format": return checks[params.format](String(data)).map(({ message, offset, severity }) => ({
					severity: severity ?? "error",
					path,
					message,
					at: offset
				}));
				case "minLength": return fault("must not be empty");
				case "minimum": return fault(`expected a number of at least ${params.limit}, found ${show(data)}`);
				case "pattern": return fault(`expected a text like ${show(schema.default)}, found ${show(data)}`);
				default: return fault(`${show(data)} is not allowed here`);
			}
		}
		function describeMismatch(schema, data) {
			const message = `expected ${nounOf(schema)}, found ${show(data)}`;
			return schema.type === "array" && typeof data === "string" ? `${message}; write [${show(data)}]` : message;
		}
		function describeUnknown(noun, data, known) {
			if (typeof data !== "string") return `expected ${oneOf(known)}, found ${show(data)}`;
			const nearest = (0, nearest_name.q)(data, known);
			return `unknown ${noun} ${show(data)}; ${nearest === undefined ? `expected ${oneOf(known)}` : `did you mean "${nearest}"?`}`;
		}
		function describeUnknownKey(path, key, schema) {
			const known = Object.keys(recordOf(schema.properties));
			return [{
				severity: "warning",
				path: [...path, key],
				message: `unknown key; ${(0, nearest_name.h)(key, known)}`,
				at: "key"
			}];
		}
		const nouns = {
			string: "a string",
			boolean: "true or false",
			number: "a number",
			integer: "a whole number",
			array: "an array",
			object: "an object"
		};
		function nounOf(schema) {
			if (Array.isArray(schema.enum)) return oneOf(stringsOf(schema.enum));
			return nouns[String(schema.type)] ?? (schema.$ref === undefined ? "a value" : "an object");
		}
		function oneOf(names) {
			const quoted = names.map((name) => `"${name}"`);
			return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
		}
		function show(value) {
			if (Array.isArray(value)) return "an array";
			if (typeof value === "object" && value !== null) return "an object";
			const json = JSON.stringify(value) ?? "nothing";
			return json.length > 80 ? `${json.slice(0, 80)}\u2026` : json;
		}
		const recordOf = (value) => typeof value === "object" && value !== null ? value : {};
		const stringsOf = (value) => Array.isArray(value) ? value.map(String) : [];
		;
		const maximumErrors = 1e3;
		function findSchemaFaults(value, checks) {
			const ajv = new dist_ajv.Ajv({
				allErrors: true,
				verbose: true,
				strictTypes: false
			});
			for (const [name, check] of Object.entries(checks)) {
				ajv.addFormat(name, {
					type: "string",
					validate: (text) => check(text).length === 0
				});
			}
			if (ajv.validate(configSchema, value)) return [];
			const errors = ajv.errors?.slice(0, maximumErrors) ?? [];
			return errors.flatMap((error) => describeSchemaError(error, pathOfPointer(error.instancePath, value), checks));
		}
		;
		const maximumProblems = 100;
		async function parseConfig({ path, text }) {
			const document = readDocument(text);
			const problems = bound((await find(document)).toSorted((one, other) => one.offset - other.offset)).map(({ severity, message, offset }) => ({
				severity,
				message,
				path,
				...positionOf(text, offset)
			}));
			if (problems.some((problem) => problem.severity === "error")) throw new config_error.x(problems);
			return {
				config: configOfFile(document.value, path),
				warnings: problems
			};
		}
		async function find(document) {
			const error = ({ message, offset }) => ({
				severity: "error",
				message,
				offset
			});
			if (document.syntaxFaults.length > 0) return document.syntaxFaults.map(error);
			const faults = findSchemaFaults(document.value, await loadChecks(document.value));
			return [...document.duplicateKeys.map(error), ...faults.map((fault) => locate(fault, document))];
		}
		function bound(findings) {
			const [next, ...others] = findings.slice(maximumProblems);
			if (next === undefined) return findings;
			const severity = [next, ...others].some((finding) => finding.severity === "error") ? "error" : "warning";
			return [...findings.slice(0, maximumProblems), {
				severity,
				message: "there are more problems from here on",
				offset: next.offset
			}];
		}
		function locate({ severity, path, message, at }, document) {
			const offset = at === "key" ? document.offsetOfKey(path) : document.offsetOf(path, at);
			const shown = showPath(path);
			return {
				severity,
				message: shown === "" ? message : `${shown}: ${message}`,
				offset
			};
		}
	}),
	35440: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => findWebhookFault });
		const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
		function findWebhookFault(text) {
			const trimmed = text.trim();
			if (!URL.canParse(trimmed)) return "not a URL";
			const { protocol, hostname, username, password } = new URL(trimmed);
			if (protocol !== "https:" && !(protocol === "http:" && loopback.test(hostname))) return "insecure";
			return username === "" && password === "" ? undefined : "credentials";
		}
	}),
	47153: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => suggestion,
			q: () => nearestName
		});
		var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
		const maximumLength = 64;
		const lettersOf = (name) => [...name].sort().join("");
		function nearestName(name, known) {
			if (name.length > maximumLength) return undefined;
			const lowered = name.toLowerCase();
			const letters = lettersOf(lowered);
			let nearest;
			let least = Math.max(1, Math.floor(name.length / 3)) + 1;
			for (const candidate of known) {
				const edits = lettersOf(candidate.toLowerCase()) === letters ? 1 : (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(lowered, candidate.toLowerCase());
				if (edits < least) {
					least = edits;
					nearest = candidate;
				}
			}
			return nearest;
		}
		function suggestion(name, known) {
			const nearest = nearestName(name, known);
			return nearest === undefined ? `known: ${known.join(", ")}` : `did you mean "${nearest}"?`;
		}
	})
};
