export const id = 2427;
export const ids = [2427];
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
	52427: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			traceCommand: () => traceCommand,
			traceLanguage: () => traceLanguage
		});
		var _command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42546);
		var _recognise_producer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22190);
		const languageOfProducer = {
			pytest: "python",
			unittest: "python",
			behave: "python",
			dotnet: "dotnet",
			maven: "java",
			gradle: "java"
		};
		const languageOfExtension = new Map([
			["py", "python"],
			["cs", "dotnet"],
			["fs", "dotnet"],
			["vb", "dotnet"],
			["java", "java"],
			["kt", "java"],
			["groovy", "java"],
			["scala", "java"]
		]);
		function traceLanguage(test) {
			const producer = (0, _recognise_producer_js__WEBPACK_IMPORTED_MODULE_1__.Q)(test);
			const known = producer === undefined ? undefined : languageOfProducer[producer];
			return known ?? languageOfExtension.get(/\.([a-z]+)$/.exec(test.file ?? "")?.[1] ?? "");
		}
		function wordsOf(path, language) {
			if (language === "python") return [
				"playwright",
				"show-trace",
				path
			];
			if (language === "dotnet") return [
				"pwsh",
				"bin/Debug/netX/playwright.ps1",
				"show-trace",
				path
			];
			if (language === "java") {
				const program = [
					"mvn",
					"exec:java",
					"-e",
					"-D",
					"exec.mainClass=com.microsoft.playwright.CLI"
				];
				return [
					...program,
					"-D",
					`exec.args=show-trace ${path}`
				];
			}
			return [
				"npx",
				"playwright",
				"show-trace",
				path
			];
		}
		function traceCommand(path, language) {
			if (path.includes("***") || language === "java" && path.includes(" ")) return undefined;
			return (0, _command_line_js__WEBPACK_IMPORTED_MODULE_0__.a)(wordsOf(path.startsWith("-") ? `./${path}` : path, language));
		}
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
