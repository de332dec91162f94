export const id = 4485;
export const ids = [4485];
export const modules = { 14485: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		rerunAllCommand: () => rerunAllCommand,
		rerunCommand: () => rerunCommand
	});
	var registry_namespaceObject = {};
	__webpack_require__.r(registry_namespaceObject);
	__webpack_require__.d(registry_namespaceObject, {
		bats: () => bats,
		bazel: () => bazel,
		behave: () => behave,
		boostTest: () => boostTest,
		catch2: () => catch2,
		ctest: () => ctest,
		cucumber: () => cucumber,
		cucumberJs: () => cucumberJs,
		dart: () => dart,
		doctest: () => doctest,
		dotnet: () => dotnet,
		go: () => go,
		googleTest: () => googleTest,
		gradle: () => gradle,
		jest: () => jest,
		maven: () => maven,
		minitest: () => minitest,
		mocha: () => mocha,
		nextest: () => nextest,
		nodeTest: () => nodeTest,
		phpUnit: () => phpUnit,
		playwright: () => playwright,
		prove: () => prove,
		pytest: () => pytest,
		qt: () => qt,
		robot: () => robot,
		rspec: () => rspec,
		unittest: () => unittest,
		vitest: () => vitest
	});
	;
	function defineRerun(select, commands) {
		return (tests) => {
			const selections = tests.map(select);
			const known = selections.filter((selection) => selection !== undefined);
			return known.length === selections.length ? commands(known) : undefined;
		};
	}
	const distinct = (texts) => [...new Set(texts.filter((text) => text !== undefined))];
	;
	const folder = "bazel-testlogs/";
	const file = "/test.xml";
	const targetPath = /^[\w.+=~/-]+$/;
	const shard = /\/shard_\d+_of_\d+$/;
	const testName = /^[\w/]+$/;
	const bazel = defineRerun(bazel_select, (selections) => distinct(selections.map(({ label }) => label)).map((label) => {
		const filters = distinct(selections.filter((each) => each.label === label).map(({ filter }) => filter));
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
	function bazel_select({ producer, name, suite, source = "" }) {
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
	var shell_word = __webpack_require__(94857);
	;
	const exactPattern = (text) => text.replace(/[.*+?${}()[\]\\]/g, "\\$&").replace(shell_word.N9, ".");
	function endingInOneOf(patterns, end = "$") {
		const [first = "", ...others] = new Set(patterns.map((pattern) => pattern + end));
		if (others.length === 0) return first.replace(/^[-/]/, "[$&]");
		return `(?!${[first, ...others].map((pattern) => `(?!${pattern})`).join("")})`;
	}
	;
	const maximumLength = 4096;
	function testFile({ file = "", location }) {
		const path = file.includes("/") ? file : file.replaceAll("\\", "/");
		if (isInside(path)) return withoutOption(path);
		const name = path.slice(path.lastIndexOf("/") + 1);
		return location !== undefined && isInside(location) && location.slice(location.lastIndexOf("/") + 1) === name ? withoutOption(location) : undefined;
	}
	const isInside = (path) => path !== "" && path.length <= maximumLength && !/^[/~]|^[A-Za-z][A-Za-z0-9+.-]*:|\\/.test(path) && !path.split("/").includes("..");
	const withoutOption = (path) => /^[-@]/.test(path) ? `./${path}` : path;
	;
	function featureLine(test) {
		const file = testFile(test);
		return file === undefined || test.line === undefined ? undefined : `${file}:${test.line}`;
	}
	;
	const behave = defineRerun(behave_select, (selections) => {
		const lines = distinct(selections.map(({ line }) => line));
		const files = distinct(selections.map(({ file }) => file));
		const byName = files.map((file) => {
			const patterns = selections.flatMap((each) => each.file === file && each.pattern !== undefined ? [each.pattern] : []);
			return [
				"behave",
				file,
				...distinct(patterns).flatMap((pattern) => ["--name", `\\A${pattern} *\\Z`])
			];
		});
		return lines.length === 0 ? byName : [["behave", ...lines], ...byName];
	});
	const behaveLocation = /^Location: (.{1,1000}\.feature):\d{1,9}$/m;
	function behave_select(test) {
		if (test.file !== undefined) {
			const line = featureLine(test);
			return line === undefined ? undefined : { line };
		}
		const [, file] = behaveLocation.exec(test.details ?? "") ?? [];
		if (file === undefined || !isInside(file) || test.name.trim() === "") return undefined;
		return {
			file: withoutOption(file),
			pattern: exactPattern(test.name.trim())
		};
	}
	;
	const go = defineRerun(go_select, (selections) => distinct(selections.map(({ path }) => path)).map((path) => [
		"go",
		"test",
		path,
		"-run",
		distinct(selections.filter((selection) => selection.path === path).map(({ pattern }) => pattern)).join("|")
	]));
	const packagePath = /^[\w.~][\w.~/-]*$/;
	const goTestName = /^(?:Test|Fuzz|Example)(?!\p{Ll})/u;
	function go_select({ name, suite }) {
		const path = suite.findLast((each) => each.includes("/")) ?? suite.at(-1) ?? "";
		if (!packagePath.test(path) || !isInside(path) || !goTestName.test(name)) return undefined;
		const pattern = name.split("/").map((segment) => `^${exactPattern(segment)}$`).join("/");
		return {
			path,
			pattern
		};
	}
	;
	const gradle = defineRerun(gradle_select, (selections) => distinct(selections.map(({ key }) => key)).map((key) => {
		const own = selections.filter((selection) => selection.key === key);
		const { folder, task } = own[0] ?? { task: "test" };
		return [
			"./gradlew",
			...folder === undefined ? [] : ["-p", folder],
			task,
			...distinct(own.map(({ test }) => test)).flatMap((test) => ["--tests", test])
		];
	}));
	const className = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u;
	const gradleResults = /^(.*?)\/?build\/test-results\/([A-Za-z][\w-]*)\//;
	function gradle_select({ name, suite, source = "" }) {
		const type = suite.at(-1) ?? "";
		const method = name.replace(/\(.*$/s, "").replace(shell_word.N9, "*").trim();
		if (method === "" || /^\[/.test(method) || !className.test(type)) return undefined;
		const [, path = "", task = "test"] = gradleResults.exec(source) ?? [];
		const folder = path !== "" && isInside(path) ? withoutOption(path) : undefined;
		return {
			key: `${folder ?? ""} ${task}`,
			folder,
			task,
			test: `${type}.${method}`
		};
	}
	;
	const prove = defineRerun(testFile, (files) => [[
		"prove",
		"--lib",
		...distinct(files)
	]]);
	const perlScript = /\.t$/;
	;
	const vitest = defineRerun(vitest_select, (selections) => [[
		"npx",
		"vitest",
		"run",
		...distinct(selections.map(({ file }) => file)),
		"-t",
		endingInOneOf(selections.map(({ pattern }) => pattern))
	]]);
	const testFileName = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/;
	const separator = " > ";
	function vitest_select(test) {
		const names = [...test.suite, ...test.name.split(separator)];
		const first = names[0] ?? "";
		const file = isInside(first) && testFileName.test(first) ? withoutOption(first) : undefined;
		const titles = names.slice(names.lastIndexOf(first) + 1);
		if (file === undefined || titles.join("").trim() === "") return undefined;
		return {
			file: test.file === undefined ? file : testFile(test) ?? file,
			pattern: titles.map(exactPattern).join(` (${exactPattern("> ")})?`)
		};
	}
	;
	const toolOfFormat = {
		trx: "dotnet",
		nunit: "dotnet",
		xunit: "dotnet",
		dart: "dart",
		robot: "robot",
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
		if (format === "junit" && isOfBazel(test.source ?? "")) return "bazel";
		if (format === "testng" && gradleResults.test(test.source ?? "")) return "gradle";
		return named ?? lookUp(toolOfFormat, format) ?? byShape(test);
	}
	function byShape({ format, name, suite, message, details = "" }) {
		if (format === "junit") {
			if (behaveLocation.test(details)) return "behave";
			const isGo = goTestName.test(name) && (message === "Failed" || /\.go:\d/.test(details));
			return isGo && suite.length === 1 ? "go" : undefined;
		}
		if (format !== "tap") return undefined;
		if (suite.length > 0 && perlScript.test(suite[0] ?? "")) return "prove";
		if (details.includes("node:internal/test_runner")) return "nodeTest";
		if (suite.length === 0 && /^ {4}at Context\.<anonymous>/m.test(details)) return "mocha";
		const first = suite[0] ?? (name.includes(" > ") ? name.slice(0, name.indexOf(" > ")) : "");
		return testFileName.test(first) && details.includes("\n    at ") ? "vitest" : undefined;
	}
	;
	const bats = defineRerun(bats_select, (selections) => selections.map(({ file, pattern }) => [
		"bats",
		"--filter",
		endingInOneOf([pattern]),
		file
	]));
	const testPlace = /\bin test file (.{1,1000}\.bats), line \d{1,9}\)/;
	function bats_select({ name, suite, details = "" }) {
		const file = testPlace.exec(details)?.[1] ?? "";
		const own = suite.at(-1) ?? "";
		const isOwn = own !== "" && (file === own || file.endsWith(`/${own}`));
		if (!isOwn || !isInside(file) || name.trim() === "") return undefined;
		const pattern = name.split(/[$`"\\]/).map(exactPattern);
		return {
			file: withoutOption(file),
			pattern: pattern.join("[\\]?.")
		};
	}
	;
	const programName = /^(\w[\w-]*)\.xml$/;
	const usualName = /(?:^|[-_.])(?:test_detail|results?|reports?|junit|gtest|boost|tests|output)(?:[-_.]|$)/i;
	function programOfResults(source = "") {
		const program = programName.exec(source.slice(source.lastIndexOf("/") + 1))?.[1];
		return program === undefined || usualName.test(program) ? undefined : `./${program}`;
	}
	;
	const boostTest = defineRerun(boost_test_select, (selections) => distinct(selections.map(({ program }) => program)).map((program) => [program, ...distinct(selections.filter((each) => each.program === program).map(({ test }) => `--run_test=${test}`))]));
	function boost_test_select({ name, suite, source }) {
		const program = programOfResults(source);
		const path = [...suite.slice(1).flatMap((each) => each.split(".")), name];
		return program === undefined || !path.every((part) => /^\w+$/.test(part)) ? undefined : {
			program,
			test: path.join("/")
		};
	}
	;
	function testProgram(path = "") {
		if (!/^[\w./-]+$/.test(path)) return undefined;
		const inner = path.replace(/^\.\//, "");
		const program = isInside(inner) ? inner : path.slice(path.lastIndexOf("/") + 1);
		return /^\w[\w./-]*$/.test(program) ? `./${program}` : undefined;
	}
	const maximumParts = 20;
	function possibleTestCases(name) {
		const parts = name.split("/", maximumParts);
		return parts.length === maximumParts ? [] : parts.map((_, index) => parts.slice(0, index + 1).join("/"));
	}
	;
	const catch2 = defineRerun(catch2_select, (selections) => distinct(selections.map(({ program }) => program)).map((program) => [program, distinct(selections.filter((each) => each.program === program).flatMap(({ names }) => names)).join(",")]));
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
	const ctest = defineRerun(({ name }) => name.trim() === "" ? undefined : exactPattern(name), (patterns) => distinct(patterns).map((pattern) => [
		"ctest",
		"--output-on-failure",
		"-R",
		endingInOneOf([pattern])
	]));
	;
	const cucumber = defineRerun(featureLine, (lines) => [["cucumber", ...distinct(lines)]]);
	const cucumberJs = defineRerun(featureLine, (lines) => [[
		"npx",
		"cucumber-js",
		...distinct(lines)
	]]);
	var flutter_message = __webpack_require__(45990);
	;
	const dart = defineRerun(dart_select, (commands) => commands);
	function dart_select({ name, suite, message = "", details = "" }) {
		const index = suite.findIndex((each) => each.endsWith(".dart"));
		const file = suite[index];
		if (file === undefined || !isInside(file) || name.trim() === "" || name.startsWith("loading ")) return undefined;
		const fullName = [...suite.slice(index + 1), name].join(" ");
		const selector = fullName.search(shell_word.N9) === -1 ? `--plain-name=${fullName}` : `--name=${exactPattern(fullName)}$`;
		const tool = details.includes("package:flutter") || message.startsWith(flutter_message.MN) ? "flutter" : "dart";
		return [
			tool,
			"test",
			withoutOption(file),
			selector
		];
	}
	;
	const doctest = defineRerun(doctest_select, (selections) => distinct(selections.map(({ program }) => program)).map((program) => [
		program,
		"--case-sensitive",
		`--test-case=${distinct(selections.filter((each) => each.program === program).flatMap(({ names }) => names)).join(",")}`
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
	const dotnet = defineRerun(dotnet_select, (filters) => [[
		"dotnet",
		"test",
		"--filter",
		distinct(filters).join("|")
	]]);
	const dotnet_className = /^[\p{L}_][\p{L}\p{N}_]*(?:[.+][\p{L}_][\p{L}\p{N}_]*)*$/u;
	const methodName = /^([\p{L}_][\p{L}\p{N}_]*)(\s*[([<].*)?$/su;
	function dotnet_select({ name, suite }) {
		const [, method, rest] = methodName.exec(name) ?? [];
		const type = suite.at(-1) ?? "";
		if (method === undefined || !dotnet_className.test(type)) return undefined;
		return `FullyQualifiedName${rest === undefined ? "=" : "~"}${type}.${method}`;
	}
	;
	const googleTest = defineRerun(google_test_select, (selections) => distinct(selections.map(({ program }) => program)).map((program) => [program, `--gtest_filter=${distinct(selections.filter((each) => each.program === program).map(({ test }) => test)).join(":")}`]));
	const google_test_testName = /^[\w/]+$/;
	function google_test_select({ name, suite, source }) {
		const program = programOfResults(source);
		const type = suite.at(-1) ?? "";
		if (program === undefined || !google_test_testName.test(type) || !google_test_testName.test(name)) return undefined;
		return {
			program,
			test: `${type}.${name}`
		};
	}
	;
	const jest = defineRerun(jest_select, (selections) => {
		const files = distinct(selections.map(({ file }) => file));
		const hasAll = selections.every(({ file }) => file !== undefined);
		const pattern = endingInOneOf(selections.map(({ pattern: own }) => own));
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
		if (name.trim() === "" || /^ ?Test (?:suite failed|execution failure)/.test(name) || suite.includes("Test suite failed to run")) return undefined;
		const last = suite.at(-1) ?? "";
		const hasSuites = suite.length > 1 && suite[0] === test.file && !name.startsWith(`${last} `);
		return {
			pattern: namePattern(hasSuites ? `${last} ${name}` : name.trimStart()),
			file: testFile(test)
		};
	}
	const jest_separator = / [-\u2013\u2014]{1,3}>? | ?[\u203a\u00bb>\u2192|/:.]{1,3} ?/g;
	function namePattern(text) {
		const separators = text.match(jest_separator) ?? [];
		return text.split(jest_separator).map((part, index) => exactPattern(part) + (separators[index] === undefined ? "" : separatorPattern(separators[index]))).join("");
	}
	const separatorPattern = (text) => `${text.startsWith(" ") ? " " : ""}(${exactPattern(text.trim())})? ?`;
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
	const maven = defineRerun(maven_select, (selections) => distinct(selections.map(({ kind }) => kind)).map((kind) => {
		const own = selections.filter((selection) => selection.kind === kind);
		const modules = distinct(own.map(({ module }) => module));
		const tests = distinct(own.map(({ test }) => test)).join(",");
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
	function maven_select(test) {
		const found = javaMethod(test);
		if (found === undefined) return undefined;
		const [, folder = "", kind = "surefire"] = /^(.*?)\/?target\/(surefire|failsafe)-reports\//.exec(test.source ?? "") ?? [];
		const isModule = /^[\w./-]+$/.test(folder) && isInside(folder) && !folder.startsWith("-");
		return {
			kind,
			module: isModule ? folder : undefined,
			test: `${found.type}#${found.method}`
		};
	}
	;
	const minitest = defineRerun(minitest_select, (selections) => distinct(selections.map(({ file }) => file)).map((file) => {
		const patterns = selections.filter((each) => each.file === file).map(({ pattern }) => pattern);
		return [
			"ruby",
			"-I",
			"lib",
			"-I",
			"test",
			file,
			"-n",
			`/\\A${endingInOneOf(patterns, "\\z")}/`
		];
	}));
	function minitest_select(test) {
		const file = testFile(test);
		const type = test.suite.at(-1) ?? "";
		if (file === undefined || type.trim() === "" || test.name.trim() === "") return undefined;
		return {
			file,
			pattern: exactPattern(`${type}#${test.name}`)
		};
	}
	;
	const mocha = defineRerun(mocha_select, (patterns) => [[
		"npx",
		"mocha",
		"--grep",
		endingInOneOf(patterns)
	]]);
	const cypress = /\.cy\.[cm]?[jt]sx?$|^cypress\/|\bat Context\.eval \(/;
	function mocha_select({ name, suite, file = "", location = "", details = "" }) {
		if ([
			file,
			location,
			details
		].some((text) => cypress.test(text))) return undefined;
		if (name.trim() === "" || /"(?:before|after) (?:all|each)" hook/.test(name)) return undefined;
		return exactPattern(suite[0] === "Mocha Tests" ? [...suite.slice(1), name].join(" ") : name);
	}
	;
	const nextest = defineRerun(nextest_select, (filters) => [[
		"cargo",
		"nextest",
		"run",
		"-E",
		distinct(filters).join(" | ")
	]]);
	const binaryId = /^[\w-]+(?:::[\w/-]+)*$/;
	const nextest_testName = /^[\p{L}_][\p{L}\p{N}_]*(?:::[\p{L}_][\p{L}\p{N}_]*)*$/u;
	function nextest_select({ name, suite }) {
		const binary = suite.at(-1) ?? "";
		return binaryId.test(binary) && nextest_testName.test(name) ? `(binary_id(=${binary}) & test(=${name}))` : undefined;
	}
	;
	const nodeTest = defineRerun(node_test_select, (selections) => [[
		"node",
		"--test",
		`--test-name-pattern=${endingInOneOf(selections.map(({ pattern }) => pattern))}`,
		...selections.every(({ file }) => file !== undefined) ? distinct(selections.map(({ file }) => file)) : []
	]]);
	function node_test_select(test) {
		const { name, suite } = test;
		if (name.trim() === "" || /\.[cm]?[jt]s$/.test(name)) return undefined;
		const outer = suite.slice(0, -1);
		const suites = outer.length > 0 && suite.at(-1) === outer.join(".") ? outer : suite;
		const patternOf = (names) => exactPattern(names.join(" ").replaceAll("&quot;", "\""));
		return {
			pattern: patternOf(test.file === undefined ? [name] : [...suites, name]),
			file: testFile(test)
		};
	}
	;
	const phpUnit = defineRerun(php_unit_select, (patterns) => [[
		"vendor/bin/phpunit",
		"--filter",
		`/\\A${endingInOneOf(patterns, "\\z")}/`
	]]);
	const php_unit_className = /^[\p{L}_][\p{L}\p{N}_]*(?:[.\\][\p{L}_][\p{L}\p{N}_]*)*$/u;
	const php_unit_testName = /^[\p{L}_][\p{L}\p{N}_]*(?: with data set .*)?$/u;
	function php_unit_select({ name, suite }) {
		const type = suite.at(-1)?.split("::", 1)[0] ?? "";
		if (!php_unit_className.test(type) || !php_unit_testName.test(name)) return undefined;
		return exactPattern(`${type.replaceAll(".", "\\")}::${name}`).replaceAll("/", "\\/");
	}
	;
	const playwright = defineRerun(playwright_select, (selections) => [[
		"npx",
		"playwright",
		"test",
		...distinct(selections.map(({ file }) => exactPattern(file))),
		"-g",
		endingInOneOf(selections.map(({ pattern }) => pattern), "( @\\S+)*$")
	]]);
	function playwright_select({ name, suite }) {
		const index = suite.findIndex((each) => /\.[cm]?[jt]sx?$/.test(each));
		const file = suite[index];
		if (file === undefined || !isInside(file) || name.trim() === "") return undefined;
		const titles = [...suite.slice(index + 1), ...name.split(" \u203a ")].filter((title) => title !== file);
		return {
			file: withoutOption(file),
			pattern: `${exactPattern(file)} ${titles.map(exactPattern).join(" (\u203a )?")}`
		};
	}
	;
	const pytest = defineRerun(nodeId, (ids) => [["pytest", ...distinct(ids)]]);
	const functionName = /^[\p{L}_][\p{L}\p{N}_]*(?:\[.*\])?$/u;
	const dotted = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*$/u;
	function nodeId(test) {
		const { name, suite } = test;
		const path = suite.at(-1) ?? "";
		if (suite.length < 2) return dotted.test(name) && name !== "pytest" ? moduleFile(name.split(".")) : undefined;
		if (!functionName.test(name) || !dotted.test(path)) return undefined;
		const names = path.split(".");
		const length = moduleLength(names, test);
		const file = testFile(test) ?? (length === 0 ? undefined : moduleFile(names.slice(0, length)));
		const selected = name.search(shell_word.N9) === -1 ? name : name.replace(/\[.*$/s, "");
		return file === undefined ? undefined : [
			file,
			...names.slice(length),
			selected
		].join("::");
	}
	const moduleFile = (names) => {
		const path = `${names.join("/")}.py`;
		return isInside(path) ? withoutOption(path) : undefined;
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
	const qt = defineRerun(qt_select, (selections) => distinct(selections.map(({ program }) => program)).map((program) => [program, ...distinct(selections.filter((each) => each.program === program).map(({ test }) => test))]));
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
	const robot = defineRerun(robot_select, (selections) => [[
		"robot",
		...distinct(selections.map(({ suite }) => suite)).flatMap((suite) => ["--suite", suite]),
		...distinct(selections.map(({ test }) => test)).flatMap((test) => ["--test", test]),
		...distinct(selections.map(({ path }) => path))
	]]);
	const exactly = (text) => text.replace(/[[*?]/g, "[$&]").replace(shell_word.N9, "?");
	function robot_select(test) {
		const { name, suite } = test;
		const file = testFile(test);
		const last = suite.at(-1);
		if (name.trim() === "" || name.startsWith("-") || last?.startsWith("-")) return undefined;
		return {
			suite: last === undefined ? undefined : exactly(last),
			test: exactly(name),
			path: file !== undefined && /\.(?:robot|rst|rest|tsv|txt|md)$/i.test(file) ? file : "."
		};
	}
	;
	const rspec = defineRerun(rspec_select, (selections) => [[
		"rspec",
		...distinct(selections.map(({ file }) => file)),
		...distinct(selections.map(({ pattern }) => pattern)).flatMap((pattern) => ["-E", `\\A${pattern}\\z`])
	]]);
	function rspec_select(test) {
		const file = testFile(test);
		return file === undefined || test.name.trim() === "" ? undefined : {
			file,
			pattern: exactPattern(test.name)
		};
	}
	;
	const unittest = defineRerun(unittest_select, (tests) => [[
		"python",
		"-m",
		"unittest",
		...distinct(tests)
	]]);
	const unittest_className = /^(?!unittest\.|__main__\.)[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+$/u;
	const unittest_methodName = /^([\p{L}_][\p{L}\p{N}_]*)(?: [([].*)?$/su;
	function unittest_select({ name, suite }) {
		const type = suite.at(-1) ?? "";
		const method = unittest_methodName.exec(name)?.[1];
		return method === undefined || !unittest_className.test(type) ? undefined : `${type}.${method}`;
	}
	;
	;
	const reruns = new Map(Object.entries(registry_namespaceObject));
	const rerun_command_maximumLength = 3e4;
	const withOwnSyntax = new Set([
		"cargo",
		"dotnet",
		"go"
	]);
	const maximumSuites = 20;
	const rerunCommand = (test) => rerunAllCommand([test]);
	function rerunAllCommand(tests) {
		const groups = new Map();
		for (const test of tests) {
			const producer = isChanged(test) ? undefined : recogniseProducer(test);
			if (producer === undefined) return undefined;
			const group = groups.get(producer);
			if (group === undefined) groups.set(producer, [test]);
			else group.push(test);
		}
		const lines = [];
		for (const [producer, group] of groups) {
			for (const words of reruns.get(producer)?.(group) ?? [undefined]) {
				const line = words && commandLine(words);
				if (line === undefined) return undefined;
				lines.push(line);
			}
		}
		const command = lines.join("; ");
		return command === "" || command.length > rerun_command_maximumLength ? undefined : command;
	}
	const isChanged = ({ name, suite, file = "" }) => suite.length >= maximumSuites || [
		name,
		file,
		...suite
	].some((text) => text.includes("***"));
	function commandLine(words) {
		const [program = ""] = words;
		if (!withOwnSyntax.has(program) && words.some((word) => shell_word.aA.test(word))) return undefined;
		const quoted = words.map(shell_word.r7);
		return quoted.includes(undefined) ? undefined : quoted.join(" ");
	}
}) };
