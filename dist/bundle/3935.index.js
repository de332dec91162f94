export const id = 3935;
export const ids = [3935];
export const modules = {
	54430: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => isOfBazel,
			j: () => bazel
		});
		var _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29468);
		const folder = "bazel-testlogs/";
		const file = "/test.xml";
		const targetPath = /^[\w.+=~/-]+$/;
		const shard = /\/shard_\d+_of_\d+$/;
		const testName = /^[\w/]+$/;
		const bazel = (0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.o)(select, (selections) => (0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.d)(selections.map(({ label }) => label)).map((label) => {
			const filters = (0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.d)(selections.filter((each) => each.label === label).map(({ filter }) => filter));
			return [
				"bazel",
				"test",
				label,
				...filters.length === 0 ? [] : [`--test_filter=${filters.join(":")}`]
			];
		}));
		const isOfBazel = (source) => pathOf(source) !== undefined;
		function pathOf(source) {
			const start = source.lastIndexOf(folder);
			if (start === -1 || !source.endsWith(file) || !["", "/"].includes(source.charAt(start - 1))) return undefined;
			const path = source.slice(start + folder.length, -file.length).replace(shard, "");
			return targetPath.test(path) ? path : undefined;
		}
		function select({ producer, name, suite, source = "" }) {
			const path = pathOf(source);
			if (path === undefined || path.startsWith("external/")) return undefined;
			const slash = path.lastIndexOf("/");
			const label = `//${path.slice(0, Math.max(slash, 0))}:${path.slice(slash + 1)}`;
			if (name === path) return { label };
			const type = suite.at(-1) ?? "";
			return producer === "googletest" && testName.test(type) && testName.test(name) ? {
				label,
				filter: `${type}.${name}`
			} : undefined;
		}
	}),
	77931: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => behaveLocation,
			Y: () => behave
		});
		var _exact_pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37966);
		var _feature_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6767);
		var _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29468);
		var _test_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43531);
		const behave = (0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.o)(select, (selections) => {
			const lines = (0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.d)(selections.map(({ line }) => line));
			const files = (0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.d)(selections.map(({ file }) => file));
			const byName = files.map((file) => {
				const patterns = selections.flatMap((each) => each.file === file && each.pattern !== undefined ? [each.pattern] : []);
				return [
					"behave",
					file,
					...(0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.d)(patterns).flatMap((pattern) => ["--name", `\\A${pattern} *\\Z`])
				];
			});
			return lines.length === 0 ? byName : [["behave", ...lines], ...byName];
		});
		const behaveLocation = /^Location: (.{1,1000}\.feature):\d{1,9}$/m;
		function select(test) {
			if (test.file !== undefined) {
				const line = (0, _feature_line_js__WEBPACK_IMPORTED_MODULE_1__.z)(test);
				return line === undefined ? undefined : { line };
			}
			const [, file] = behaveLocation.exec(test.details ?? "") ?? [];
			if (file === undefined || !(0, _test_file_js__WEBPACK_IMPORTED_MODULE_2__.FK)(file) || test.name.trim() === "") return undefined;
			return {
				file: (0, _test_file_js__WEBPACK_IMPORTED_MODULE_2__.Es)(file),
				pattern: (0, _exact_pattern_js__WEBPACK_IMPORTED_MODULE_3__.g)(test.name.trim())
			};
		}
	}),
	42546: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => commandLine });
		var _shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94857);
		const withOwnSyntax = new Set([
			"cargo",
			"dotnet",
			"go"
		]);
		function commandLine(words) {
			const [program = ""] = words;
			if (!withOwnSyntax.has(program) && words.some((word) => _shell_word_js__WEBPACK_IMPORTED_MODULE_0__.aA.test(word))) return undefined;
			const quoted = words.map(_shell_word_js__WEBPACK_IMPORTED_MODULE_0__.r7);
			return quoted.includes(undefined) ? undefined : quoted.join(" ");
		}
	}),
	37966: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => endingInOneOf,
			g: () => exactPattern
		});
		var _shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94857);
		const exactPattern = (text) => text.replace(/[.*+?${}()[\]\\]/g, "\\$&").replace(_shell_word_js__WEBPACK_IMPORTED_MODULE_0__.N9, ".");
		function endingInOneOf(patterns, end = "$") {
			const [first = "", ...others] = new Set(patterns.map((pattern) => pattern + end));
			if (others.length === 0) return first.replace(/^[-/]/, "[$&]");
			return `(?!${[first, ...others].map((pattern) => `(?!${pattern})`).join("")})`;
		}
	}),
	6767: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => featureLine });
		var _test_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43531);
		function featureLine(test) {
			const file = (0, _test_file_js__WEBPACK_IMPORTED_MODULE_0__.NJ)(test);
			return file === undefined || test.line === undefined ? undefined : `${file}:${test.line}`;
		}
	}),
	1782: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			go: () => go,
			o: () => goTestName
		});
		var _exact_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37966);
		var _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29468);
		var _test_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43531);
		const go = (0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.o)(select, (selections) => (0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.d)(selections.map(({ path }) => path)).map((path) => [
			"go",
			"test",
			path,
			"-run",
			(0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.d)(selections.filter((selection) => selection.path === path).map(({ pattern }) => pattern)).join("|")
		]));
		const packagePath = /^[\w.~][\w.~/-]*$/;
		const goTestName = /^(?:Test|Fuzz|Example)(?!\p{Ll})/u;
		function select({ name, suite }) {
			const path = suite.findLast((each) => each.includes("/")) ?? suite.at(-1) ?? "";
			if (!packagePath.test(path) || !(0, _test_file_js__WEBPACK_IMPORTED_MODULE_1__.FK)(path) || !goTestName.test(name)) return undefined;
			const pattern = name.split("/").map((segment) => `^${(0, _exact_pattern_js__WEBPACK_IMPORTED_MODULE_2__.g)(segment)}$`).join("/");
			return {
				path,
				pattern
			};
		}
	}),
	52491: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => gradle,
			i: () => gradleResults
		});
		var _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29468);
		var _shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94857);
		var _test_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43531);
		const gradle = (0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.o)(select, (selections) => (0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.d)(selections.map(({ key }) => key)).map((key) => {
			const own = selections.filter((selection) => selection.key === key);
			const { folder, task } = own[0] ?? { task: "test" };
			return [
				"./gradlew",
				...folder === undefined ? [] : ["-p", folder],
				task,
				...(0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.d)(own.map(({ test }) => test)).flatMap((test) => ["--tests", test])
			];
		}));
		const className = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u;
		const gradleResults = /^(.*?)\/?build\/test-results\/([A-Za-z][\w-]*)\//;
		const projectResults = /^(.*?)\/?build\//;
		function select({ name, suite, source = "", format }) {
			const type = suite.at(-1) ?? "";
			const method = name.replace(/\(.*$/s, "").replace(_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.N9, "*").trim();
			if (method === "" || /^\[/.test(method) || !className.test(type)) return undefined;
			const [, path = "", task = "test"] = gradleResults.exec(source) ?? (format === "otr" ? projectResults.exec(source) : undefined) ?? [];
			const folder = path !== "" && (0, _test_file_js__WEBPACK_IMPORTED_MODULE_2__.FK)(path) ? (0, _test_file_js__WEBPACK_IMPORTED_MODULE_2__.Es)(path) : undefined;
			return {
				key: `${folder ?? ""} ${task}`,
				folder,
				task,
				test: `${type}.${method}`
			};
		}
	}),
	34120: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => perlScript,
			z: () => prove
		});
		var _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29468);
		var _test_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43531);
		const prove = (0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.o)(_test_file_js__WEBPACK_IMPORTED_MODULE_1__.NJ, (files) => [[
			"prove",
			"--lib",
			...(0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.d)(files)
		]]);
		const perlScript = /\.t$/;
	}),
	22190: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => recogniseProducer });
		var _bazel_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54430);
		var _behave_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77931);
		var _go_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1782);
		var _gradle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52491);
		var _prove_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34120);
		var _vitest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33961);
		const toolOfFormat = {
			trx: "dotnet",
			nunit: "dotnet",
			xunit: "dotnet",
			dart: "dart",
			go: "go",
			mocha: "mocha",
			playwright: "playwright",
			robot: "robot",
			rspec: "rspec",
			testng: "maven",
			cucumber: "cucumber",
			qt: "qt"
		};
		const toolOfName = {
			bats: "bats",
			behave: "behave",
			"boost-test": "boostTest",
			catch2: "catch2",
			ctest: "ctest",
			"cucumber-js": "cucumberJs",
			doctest: "doctest",
			dotnet: "dotnet",
			go: "go",
			googletest: "googleTest",
			gradle: "gradle",
			jest: "jest",
			maven: "maven",
			minitest: "minitest",
			mocha: "mocha",
			nextest: "nextest",
			node: "nodeTest",
			phpunit: "phpUnit",
			playwright: "playwright",
			pytest: "pytest",
			qt: "qt",
			rspec: "rspec",
			unittest: "unittest",
			vitest: "vitest"
		};
		const lookUp = (table, key) => key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
		function recogniseProducer(test) {
			const { producer, format } = test;
			const named = lookUp(toolOfName, producer);
			if (format === "junit" && (0, _bazel_js__WEBPACK_IMPORTED_MODULE_0__.A)(test.source ?? "")) return "bazel";
			if (format === "testng" && _gradle_js__WEBPACK_IMPORTED_MODULE_3__.i.test(test.source ?? "")) return "gradle";
			if (format === "otr") return named ?? toolOfFolder(test.source);
			return named ?? lookUp(toolOfFormat, format) ?? byShape(test);
		}
		function toolOfFolder(source = "") {
			const folder = /(?:^|\/)(target|build)\//.exec(source)?.[1];
			return folder === "target" ? "maven" : folder === "build" ? "gradle" : undefined;
		}
		function byShape({ format, name, suite, message, details = "" }) {
			if (format === "junit") {
				if (_behave_js__WEBPACK_IMPORTED_MODULE_1__.D.test(details)) return "behave";
				const isGo = _go_js__WEBPACK_IMPORTED_MODULE_2__.o.test(name) && (message === "Failed" || /\.go:\d/.test(details));
				return isGo && suite.length === 1 ? "go" : undefined;
			}
			if (format !== "tap") return undefined;
			if (suite.length > 0 && _prove_js__WEBPACK_IMPORTED_MODULE_4__.h.test(suite[0] ?? "")) return "prove";
			if (details.includes("node:internal/test_runner")) return "nodeTest";
			if (suite.length === 0 && /^ {4}at Context\.<anonymous>/m.test(details)) return "mocha";
			if (/^ {4}at Test\.<anonymous> /m.test(details)) return undefined;
			const first = suite[0] ?? (name.includes(" > ") ? name.slice(0, name.indexOf(" > ")) : "");
			return _vitest_js__WEBPACK_IMPORTED_MODULE_5__.G.test(first) && details.includes("\n    at ") ? "vitest" : undefined;
		}
	}),
	93935: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			rerunAllCommand: () => rerunAllCommand,
			rerunCommand: () => rerunCommand
		});
		var registry_namespaceObject = {};
		__webpack_require__.r(registry_namespaceObject);
		__webpack_require__.d(registry_namespaceObject, {
			bats: () => bats,
			bazel: () => bazel.j,
			behave: () => behave.Y,
			boostTest: () => boostTest,
			catch2: () => catch2,
			ctest: () => ctest,
			cucumber: () => cucumber,
			cucumberJs: () => cucumberJs,
			dart: () => dart,
			doctest: () => doctest,
			dotnet: () => dotnet,
			go: () => go.go,
			googleTest: () => googleTest,
			gradle: () => gradle.K,
			jest: () => jest,
			maven: () => maven,
			minitest: () => minitest,
			mocha: () => mocha,
			nextest: () => nextest,
			nodeTest: () => nodeTest,
			phpUnit: () => phpUnit,
			playwright: () => playwright,
			prove: () => prove.z,
			pytest: () => pytest,
			qt: () => qt,
			robot: () => robot,
			rspec: () => rspec,
			unittest: () => unittest,
			vitest: () => vitest.g
		});
		var command_line = __webpack_require__(42546);
		var recognise_producer = __webpack_require__(22190);
		var exact_pattern = __webpack_require__(37966);
		var rerun_target = __webpack_require__(29468);
		var test_file = __webpack_require__(43531);
		;
		const bats = (0, rerun_target.o)(bats_select, (selections) => selections.map(({ file, pattern }) => [
			"bats",
			"--filter",
			(0, exact_pattern.G)([pattern]),
			file
		]));
		const testPlace = /\bin test file (.{1,1000}\.bats), line \d{1,9}\)/;
		function bats_select({ name, suite, details = "" }) {
			const file = testPlace.exec(details)?.[1] ?? "";
			const own = suite.at(-1) ?? "";
			const isOwn = own !== "" && (file === own || file.endsWith(`/${own}`));
			if (!isOwn || !(0, test_file.FK)(file) || name.trim() === "") return undefined;
			const pattern = name.split(/[$`"\\]/).map(exact_pattern.g);
			return {
				file: (0, test_file.Es)(file),
				pattern: pattern.join("[\\]?.")
			};
		}
		var bazel = __webpack_require__(54430);
		var behave = __webpack_require__(77931);
		;
		const programName = /^(\w[\w-]*)\.xml$/;
		const usualName = /(?:^|[-_.])(?:test_detail|results?|reports?|junit|gtest|boost|tests|output)(?:[-_.]|$)/i;
		function programOfResults(source = "") {
			const program = programName.exec(source.slice(source.lastIndexOf("/") + 1))?.[1];
			return program === undefined || usualName.test(program) ? undefined : `./${program}`;
		}
		;
		const boostTest = (0, rerun_target.o)(boost_test_select, (selections) => (0, rerun_target.d)(selections.map(({ program }) => program)).map((program) => [program, ...(0, rerun_target.d)(selections.filter((each) => each.program === program).map(({ test }) => `--run_test=${test}`))]));
		function boost_test_select({ name, suite, source }) {
			const program = programOfResults(source);
			const path = [...suite.slice(1).flatMap((each) => each.split(".")), name];
			return program === undefined || !path.every((part) => /^\w+$/.test(part)) ? undefined : {
				program,
				test: path.join("/")
			};
		}
		var shell_word = __webpack_require__(94857);
		;
		function testProgram(path = "") {
			if (!/^[\w./-]+$/.test(path)) return undefined;
			const inner = path.replace(/^\.\//, "");
			const program = (0, test_file.FK)(inner) ? inner : path.slice(path.lastIndexOf("/") + 1);
			return /^\w[\w./-]*$/.test(program) ? `./${program}` : undefined;
		}
		const maximumParts = 20;
		function possibleTestCases(name) {
			const parts = name.split("/", maximumParts);
			return parts.length === maximumParts ? [] : parts.map((_, index) => parts.slice(0, index + 1).join("/"));
		}
		;
		const catch2 = (0, rerun_target.o)(catch2_select, (selections) => (0, rerun_target.d)(selections.map(({ program }) => program)).map((program) => [program, (0, rerun_target.d)(selections.filter((each) => each.program === program).flatMap(({ names }) => names)).join(",")]));
		const special = /^(?:\s|[-~*]|exclude:)|[\s*]$/;
		function catch2_select({ name, suite }) {
			const program = testProgram(suite[0]);
			const names = possibleTestCases(name);
			if (program === undefined || names.length === 0 || names.some((each) => each === "" || special.test(each))) return undefined;
			const patterns = names.map(patternOf);
			return patterns.includes("*") ? undefined : {
				program,
				names: patterns
			};
		}
		function patternOf(name) {
			const [start = "", ...others] = name.split(shell_word.N9);
			return start.replace(/[\\,[]/g, "\\$&") + (others.length === 0 ? "" : "*");
		}
		;
		const ctest = (0, rerun_target.o)(({ name }) => name.trim() === "" ? undefined : (0, exact_pattern.g)(name), (patterns) => (0, rerun_target.d)(patterns).map((pattern) => [
			"ctest",
			"--output-on-failure",
			"-R",
			(0, exact_pattern.G)([pattern])
		]));
		var feature_line = __webpack_require__(6767);
		;
		const cucumber = (0, rerun_target.o)(feature_line.z, (lines) => [["cucumber", ...(0, rerun_target.d)(lines)]]);
		const cucumberJs = (0, rerun_target.o)(feature_line.z, (lines) => [[
			"npx",
			"cucumber-js",
			...(0, rerun_target.d)(lines)
		]]);
		var flutter_message = __webpack_require__(45990);
		;
		const dart = (0, rerun_target.o)(dart_select, (commands) => commands);
		function dart_select({ name, suite, message = "", details = "" }) {
			const index = suite.findIndex((each) => each.endsWith(".dart"));
			const file = suite[index];
			if (file === undefined || !(0, test_file.FK)(file) || name.trim() === "" || name.startsWith("loading ")) return undefined;
			const fullName = [...suite.slice(index + 1), name].join(" ");
			const selector = fullName.search(shell_word.N9) === -1 ? `--plain-name=${fullName}` : `--name=${(0, exact_pattern.g)(fullName)}$`;
			const tool = details.includes("package:flutter") || message.startsWith(flutter_message.MN) ? "flutter" : "dart";
			return [
				tool,
				"test",
				(0, test_file.Es)(file),
				selector
			];
		}
		;
		const doctest = (0, rerun_target.o)(doctest_select, (selections) => (0, rerun_target.d)(selections.map(({ program }) => program)).map((program) => [
			program,
			"--case-sensitive",
			`--test-case=${(0, rerun_target.d)(selections.filter((each) => each.program === program).flatMap(({ names }) => names)).join(",")}`
		]));
		function doctest_select({ name, suite }) {
			const program = testProgram(suite[0]);
			const names = possibleTestCases(name);
			if (program === undefined || names.length === 0 || names.some((each) => each.trim() === "")) return undefined;
			return {
				program,
				names: names.map((each) => each.replace(/[,\\'"&|<>^%]/g, "?").replace(shell_word.N9, "*"))
			};
		}
		;
		const dotnet = (0, rerun_target.o)(dotnet_select, (filters) => [[
			"dotnet",
			"test",
			"--filter",
			(0, rerun_target.d)(filters).join("|")
		]]);
		const className = /^[\p{L}_][\p{L}\p{N}_]*(?:[.+][\p{L}_][\p{L}\p{N}_]*)*$/u;
		const methodName = /^([\p{L}_][\p{L}\p{N}_]*)(\s*[([<].*)?$/su;
		function dotnet_select({ name, suite }) {
			const [, method, rest] = methodName.exec(name) ?? [];
			const type = suite.at(-1) ?? "";
			if (method === undefined || !className.test(type)) return undefined;
			return `FullyQualifiedName${rest === undefined ? "=" : "~"}${type}.${method}`;
		}
		var go = __webpack_require__(1782);
		;
		const googleTest = (0, rerun_target.o)(google_test_select, (selections) => (0, rerun_target.d)(selections.map(({ program }) => program)).map((program) => [program, `--gtest_filter=${(0, rerun_target.d)(selections.filter((each) => each.program === program).map(({ test }) => test)).join(":")}`]));
		const testName = /^[\w/]+$/;
		function google_test_select({ name, suite, source }) {
			const program = programOfResults(source);
			const type = suite.at(-1) ?? "";
			if (program === undefined || !testName.test(type) || !testName.test(name)) return undefined;
			return {
				program,
				test: `${type}.${name}`
			};
		}
		var gradle = __webpack_require__(52491);
		;
		const jest = (0, rerun_target.o)(jest_select, (selections) => {
			const files = (0, rerun_target.d)(selections.map(({ file }) => file));
			const hasAll = selections.every(({ file }) => file !== undefined);
			const pattern = (0, exact_pattern.G)(selections.map(({ pattern: own }) => own));
			return [[
				"npx",
				"jest",
				"-t",
				pattern,
				...hasAll ? ["--runTestsByPath", ...files] : []
			]];
		});
		function jest_select(test) {
			const { name, suite } = test;
			if (test.format === "jest") {
				return name.trim() === "" ? undefined : {
					pattern: (0, exact_pattern.g)([...suite.slice(1), name].join(" ")),
					file: (0, test_file.NJ)(test)
				};
			}
			if (name.trim() === "" || /^ ?Test (?:suite failed|execution failure)/.test(name) || suite.includes("Test suite failed to run")) return undefined;
			const last = suite.at(-1) ?? "";
			const hasSuites = suite.length > 1 && suite[0] === test.file && !name.startsWith(`${last} `);
			return {
				pattern: namePattern(hasSuites ? `${last} ${name}` : name.trimStart()),
				file: (0, test_file.NJ)(test)
			};
		}
		const separator = / [-\u2013\u2014]{1,3}>? | ?[\u203a\u00bb>\u2192|/:.]{1,3} ?/g;
		function namePattern(text) {
			const separators = text.match(separator) ?? [];
			return text.split(separator).map((part, index) => (0, exact_pattern.g)(part) + (separators[index] === undefined ? "" : separatorPattern(separators[index]))).join("");
		}
		const separatorPattern = (text) => `${text.startsWith(" ") ? " " : ""}(${(0, exact_pattern.g)(text.trim())})? ?`;
		;
		const java_method_className = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u;
		const java_method_methodName = /^([\p{L}_$][\p{L}\p{N}_$]*)(?:\s*[([{<].*)?$/su;
		function javaMethod({ name, suite }) {
			const type = suite.at(-1) ?? "";
			const method = java_method_methodName.exec(name)?.[1];
			return method === undefined || !java_method_className.test(type) ? undefined : {
				type,
				method
			};
		}
		;
		const maven = (0, rerun_target.o)(maven_select, (selections) => (0, rerun_target.d)(selections.map(({ kind }) => kind)).map((kind) => {
			const own = selections.filter((selection) => selection.kind === kind);
			const modules = (0, rerun_target.d)(own.map(({ module }) => module));
			const tests = (0, rerun_target.d)(own.map(({ test }) => test)).join(",");
			const selection = own.every(({ module }) => module !== undefined) ? [
				"-pl",
				modules.join(","),
				"-am"
			] : [];
			const tolerance = modules.length === 0 ? [] : [`-D${kind}.failIfNoSpecifiedTests=false`];
			return [
				"mvn",
				...kind === "failsafe" ? ["verify", `-Dit.test=${tests}`] : ["test", `-Dtest=${tests}`],
				...selection,
				...tolerance
			];
		}));
		const resultFolder = ({ format }) => format === "otr" ? /^(.*?)\/?target\// : /^(.*?)\/?target\/(surefire|failsafe)-reports\//;
		function maven_select(test) {
			const found = javaMethod(test);
			if (found === undefined) return undefined;
			const [, folder = "", kind = "surefire"] = resultFolder(test).exec(test.source ?? "") ?? [];
			const isModule = /^[\w./-]+$/.test(folder) && (0, test_file.FK)(folder) && !folder.startsWith("-");
			return {
				kind,
				module: isModule ? folder : undefined,
				test: `${found.type}#${found.method}`
			};
		}
		;
		const minitest = (0, rerun_target.o)(minitest_select, (selections) => (0, rerun_target.d)(selections.map(({ file }) => file)).map((file) => {
			const patterns = selections.filter((each) => each.file === file).map(({ pattern }) => pattern);
			return [
				"ruby",
				"-I",
				"lib",
				"-I",
				"test",
				file,
				"-n",
				`/\\A${(0, exact_pattern.G)(patterns, "\\z")}/`
			];
		}));
		function minitest_select(test) {
			const file = (0, test_file.NJ)(test);
			const type = test.suite.at(-1) ?? "";
			if (file === undefined || type.trim() === "" || test.name.trim() === "") return undefined;
			return {
				file,
				pattern: (0, exact_pattern.g)(`${type}#${test.name}`)
			};
		}
		;
		const mocha = (0, rerun_target.o)(mocha_select, (patterns) => [[
			"npx",
			"mocha",
			"--grep",
			(0, exact_pattern.G)(patterns)
		]]);
		const cypress = /\.cy\.[cm]?[jt]sx?$|^cypress\/|\bat Context\.eval \(/;
		function mocha_select({ name, suite, file = "", location = "", details = "" }) {
			if ([
				file,
				location,
				details
			].some((text) => cypress.test(text))) return undefined;
			if (name.trim() === "" || /"(?:before|after) (?:all|each)" hook/.test(name)) return undefined;
			return (0, exact_pattern.g)(suite[0] === "Mocha Tests" ? [...suite.slice(1), name].join(" ") : name);
		}
		;
		const nextest = (0, rerun_target.o)(nextest_select, (filters) => [[
			"cargo",
			"nextest",
			"run",
			"-E",
			(0, rerun_target.d)(filters).join(" | ")
		]]);
		const binaryId = /^[\w-]+(?:::[\w/-]+)*$/;
		const nextest_testName = /^[\p{L}_][\p{L}\p{N}_]*(?:::[\p{L}_][\p{L}\p{N}_]*)*$/u;
		function nextest_select({ name, suite }) {
			const binary = suite.at(-1) ?? "";
			return binaryId.test(binary) && nextest_testName.test(name) ? `(binary_id(=${binary}) & test(=${name}))` : undefined;
		}
		;
		const nodeTest = (0, rerun_target.o)(node_test_select, (selections) => [[
			"node",
			"--test",
			`--test-name-pattern=${(0, exact_pattern.G)(selections.map(({ pattern }) => pattern))}`,
			...selections.every(({ file }) => file !== undefined) ? (0, rerun_target.d)(selections.map(({ file }) => file)) : []
		]]);
		function node_test_select(test) {
			const { name, suite } = test;
			if (name.trim() === "" || /\.[cm]?[jt]s$/.test(name)) return undefined;
			const outer = suite.slice(0, -1);
			const suites = outer.length > 0 && suite.at(-1) === outer.join(".") ? outer : suite;
			const patternOf = (names) => (0, exact_pattern.g)(names.join(" ").replaceAll("&quot;", "\""));
			return {
				pattern: patternOf(test.file === undefined ? [name] : [...suites, name]),
				file: (0, test_file.NJ)(test)
			};
		}
		;
		const phpUnit = (0, rerun_target.o)(php_unit_select, (patterns) => [[
			"vendor/bin/phpunit",
			"--filter",
			`/\\A${(0, exact_pattern.G)(patterns, "\\z")}/`
		]]);
		const php_unit_className = /^[\p{L}_][\p{L}\p{N}_]*(?:[.\\][\p{L}_][\p{L}\p{N}_]*)*$/u;
		const php_unit_testName = /^[\p{L}_][\p{L}\p{N}_]*(?: with data set .*)?$/u;
		function php_unit_select({ name, suite }) {
			const type = suite.at(-1)?.split("::", 1)[0] ?? "";
			if (!php_unit_className.test(type) || !php_unit_testName.test(name)) return undefined;
			return (0, exact_pattern.g)(`${type.replaceAll(".", "\\")}::${name}`).replaceAll("/", "\\/");
		}
		;
		const playwright = (0, rerun_target.o)(playwright_select, (selections) => [[
			"npx",
			"playwright",
			"test",
			...(0, rerun_target.d)(selections.map(({ file }) => (0, exact_pattern.g)(file))),
			"-g",
			(0, exact_pattern.G)(selections.flatMap(({ patterns }) => patterns), "( @\\S+)*$")
		]]);
		function playwright_select({ name, suite }) {
			const index = suite.findIndex((each) => /\.[cm]?[jt]sx?$/.test(each));
			const file = suite[index];
			if (file === undefined || !(0, test_file.FK)(file) || name.trim() === "") return undefined;
			const own = name.split(" \u203a ");
			const patternOf = (parts, project = "") => {
				const titles = parts.filter((title) => title !== file);
				return `${(0, exact_pattern.g)(`${project}${file}`)} ${titles.map(exact_pattern.g).join(" (\u203a )?")}`;
			};
			const titles = suite.slice(index + 1);
			const patterns = [patternOf([...titles, ...own])];
			const [, project, first] = /^\[([^[\]]{1,200})\] (.*)$/su.exec(own[0] ?? "") ?? [];
			if (project !== undefined && first !== undefined) patterns.push(patternOf([
				...titles,
				first,
				...own.slice(1)
			], `${project} `));
			return {
				file: (0, test_file.Es)(file),
				patterns
			};
		}
		var prove = __webpack_require__(34120);
		;
		const pytest = (0, rerun_target.o)(nodeId, (ids) => [["pytest", ...(0, rerun_target.d)(ids)]]);
		const functionName = /^[\p{L}_][\p{L}\p{N}_]*(?:\[.*\])?$/u;
		const dotted = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*$/u;
		function nodeId(test) {
			const { name, suite } = test;
			const path = suite.at(-1) ?? "";
			if (suite.length < 2) return dotted.test(name) && name !== "pytest" ? moduleFile(name.split(".")) : undefined;
			if (!functionName.test(name) || !dotted.test(path)) return undefined;
			const names = path.split(".");
			const length = moduleLength(names, test);
			const file = (0, test_file.NJ)(test) ?? (length === 0 ? undefined : moduleFile(names.slice(0, length)));
			const selected = name.search(shell_word.N9) === -1 ? name : name.replace(/\[.*$/s, "");
			return file === undefined ? undefined : [
				file,
				...names.slice(length),
				selected
			].join("::");
		}
		const moduleFile = (names) => {
			const path = `${names.join("/")}.py`;
			return (0, test_file.FK)(path) ? (0, test_file.Es)(path) : undefined;
		};
		function moduleLength(names, { file = "", details = "", location = "" }) {
			for (let length = names.length; length > 0; length -= 1) {
				const path = `${names.slice(0, length).join("/")}.py`;
				const isKnown = [file, location].some((known) => known === path || known.endsWith(`/${path}`)) || details.includes(`${path}:`);
				if (isKnown) return length;
			}
			const firstClass = names.findIndex((name, index) => index > 0 && /^_*\p{Lu}/u.test(name));
			return firstClass === -1 ? names.length : firstClass;
		}
		;
		const qt = (0, rerun_target.o)(qt_select, (selections) => (0, rerun_target.d)(selections.map(({ program }) => program)).map((program) => [program, ...(0, rerun_target.d)(selections.filter((each) => each.program === program).map(({ test }) => test))]));
		const testFunction = /^([A-Za-z_]\w*)(?:\((.*)\))?$/s;
		function qt_select({ name, suite }) {
			const type = suite.at(-1) ?? "";
			const [, test, row = ""] = testFunction.exec(name) ?? [];
			if (test === undefined || !/^[A-Za-z_]\w*$/.test(type)) return undefined;
			return {
				program: `./${type.toLowerCase()}`,
				test: row === "" || row.search(shell_word.N9) !== -1 ? test : `${test}:${row}`
			};
		}
		;
		const robot = (0, rerun_target.o)(robot_select, (selections) => [[
			"robot",
			...(0, rerun_target.d)(selections.map(({ suite }) => suite)).flatMap((suite) => ["--suite", suite]),
			...(0, rerun_target.d)(selections.map(({ test }) => test)).flatMap((test) => ["--test", test]),
			...(0, rerun_target.d)(selections.map(({ path }) => path))
		]]);
		const exactly = (text) => text.replace(/[[*?]/g, "[$&]").replace(shell_word.N9, "?");
		function robot_select(test) {
			const { name, suite } = test;
			const file = (0, test_file.NJ)(test);
			const last = suite.at(-1);
			if (name.trim() === "" || name.startsWith("-") || last?.startsWith("-")) return undefined;
			return {
				suite: last === undefined ? undefined : exactly(last),
				test: exactly(name),
				path: file !== undefined && /\.(?:robot|rst|rest|tsv|txt|md)$/i.test(file) ? file : "."
			};
		}
		;
		const rspec = (0, rerun_target.o)(rspec_select, (selections) => [[
			"rspec",
			...(0, rerun_target.d)(selections.map(({ file }) => file)),
			...(0, rerun_target.d)(selections.map(({ pattern }) => pattern)).flatMap((pattern) => ["-E", `\\A${pattern}\\z`])
		]]);
		function rspec_select(test) {
			const file = (0, test_file.NJ)(test);
			return file === undefined || test.name.trim() === "" ? undefined : {
				file,
				pattern: (0, exact_pattern.g)(test.name)
			};
		}
		;
		const unittest = (0, rerun_target.o)(unittest_select, (tests) => [[
			"python",
			"-m",
			"unittest",
			...(0, rerun_target.d)(tests)
		]]);
		const unittest_className = /^(?!unittest\.|__main__\.)[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+$/u;
		const unittest_methodName = /^([\p{L}_][\p{L}\p{N}_]*)(?: [([].*)?$/su;
		function unittest_select({ name, suite }) {
			const type = suite.at(-1) ?? "";
			const method = unittest_methodName.exec(name)?.[1];
			return method === undefined || !unittest_className.test(type) ? undefined : `${type}.${method}`;
		}
		var vitest = __webpack_require__(33961);
		;
		;
		const reruns = new Map(Object.entries(registry_namespaceObject));
		const maximumLength = 3e4;
		const maximumSuites = 20;
		const rerunCommand = (test) => rerunAllCommand([test]);
		function rerunAllCommand(tests) {
			const groups = new Map();
			for (const test of tests) {
				const producer = isChanged(test) ? undefined : (0, recognise_producer.Q)(test);
				if (producer === undefined) return undefined;
				const group = groups.get(producer);
				if (group === undefined) groups.set(producer, [test]);
				else group.push(test);
			}
			const lines = [];
			for (const [producer, group] of groups) {
				for (const words of reruns.get(producer)?.(group) ?? [undefined]) {
					const line = words && (0, command_line.a)(words);
					if (line === undefined) return undefined;
					lines.push(line);
				}
			}
			const command = lines.join("; ");
			return command === "" || command.length > maximumLength ? undefined : command;
		}
		const isChanged = ({ name, suite, file = "" }) => suite.length >= maximumSuites || [
			name,
			file,
			...suite
		].some((text) => text.includes("***"));
	}),
	29468: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => distinct,
			o: () => defineRerun
		});
		function defineRerun(select, commands) {
			return (tests) => {
				const selections = tests.map(select);
				const known = selections.filter((selection) => selection !== undefined);
				return known.length === selections.length ? commands(known) : undefined;
			};
		}
		const distinct = (texts) => [...new Set(texts.filter((text) => text !== undefined))];
	}),
	43531: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Es: () => withoutOption,
			FK: () => isInside,
			NJ: () => testFile
		});
		const maximumLength = 4096;
		function testFile(test) {
			const { file = "" } = test;
			const path = file.includes("/") ? file : file.replaceAll("\\", "/");
			if (isInside(path)) return withoutOption(path);
			const name = path.slice(path.lastIndexOf("/") + 1);
			const { location } = test;
			return location !== undefined && isInside(location) && location.slice(location.lastIndexOf("/") + 1) === name ? withoutOption(location) : undefined;
		}
		const isInside = (path) => path !== "" && path.length <= maximumLength && !/^[/~]|^[A-Za-z][A-Za-z0-9+.-]*:|\\/.test(path) && !path.split("/").includes("..");
		const withoutOption = (path) => /^[-@]/.test(path) ? `./${path}` : path;
	}),
	33961: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => testFileName,
			g: () => vitest
		});
		var _exact_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37966);
		var _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29468);
		var _test_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43531);
		const vitest = (0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.o)(select, (selections) => {
			const files = (0, _rerun_target_js__WEBPACK_IMPORTED_MODULE_0__.d)(selections.map(({ file }) => file));
			const hasAll = selections.every(({ file }) => file !== undefined);
			const pattern = (0, _exact_pattern_js__WEBPACK_IMPORTED_MODULE_1__.G)(selections.map(({ pattern: own }) => own));
			return [[
				"npx",
				"vitest",
				"run",
				...hasAll ? files : [],
				"-t",
				pattern
			]];
		});
		const testFileName = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/;
		const separator = " > ";
		function select(test) {
			const names = [...test.suite, ...test.name.split(separator)];
			const first = names[0] ?? "";
			const isAbsolute = test.format === "jest" && first === test.file;
			const file = isAbsolute ? (0, _test_file_js__WEBPACK_IMPORTED_MODULE_2__.NJ)(test) : (0, _test_file_js__WEBPACK_IMPORTED_MODULE_2__.FK)(first) && testFileName.test(first) ? (0, _test_file_js__WEBPACK_IMPORTED_MODULE_2__.Es)(first) : undefined;
			const titles = names.slice(names.lastIndexOf(first) + 1);
			if (file === undefined && !isAbsolute || titles.join("").trim() === "") return undefined;
			return {
				file: test.file === undefined ? file : (0, _test_file_js__WEBPACK_IMPORTED_MODULE_2__.NJ)(test) ?? file,
				pattern: titles.map(_exact_pattern_js__WEBPACK_IMPORTED_MODULE_1__.g).join(` (${(0, _exact_pattern_js__WEBPACK_IMPORTED_MODULE_1__.g)("> ")})?`)
			};
		}
	})
};
