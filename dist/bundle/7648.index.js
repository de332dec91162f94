export const id = 7648;
export const ids = [
	7648,
	5247,
	6074,
	499
];
export const modules = {
	98037: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { initCommand: () => initCommand });
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(34758);
		var config_source = __webpack_require__(16470);
		var safe_log_text = __webpack_require__(254);
		var working_directory = __webpack_require__(91252);
		var external_node_fs_ = __webpack_require__(73024);
		var git_repository = __webpack_require__(7764);
		;
		const isIgnoredByGit = (cwd, path, env) => (0, git_repository.W)(cwd, env)?.ask("check-ignore", "--", (0, external_node_path_.resolve)((0, external_node_fs_.realpathSync)(cwd), path)) !== undefined;
		var new_file = __webpack_require__(80857);
		var plan = __webpack_require__(65429);
		var defined_fields = __webpack_require__(43268);
		var work_tree = __webpack_require__(21121);
		;
		const services = [
			["GitLab CI", /^\.gitlab-ci\.yml$/],
			["Azure Pipelines", /^(?:\.azure-pipelines\/.+|\.?azure-pipelines)\.ya?ml$/],
			["Jenkins", /^Jenkinsfile$/],
			["CircleCI", /^\.circleci\/config\.ya?ml$/],
			["Buildkite", /^\.buildkite\/pipeline\.ya?ml$/],
			["Bitbucket Pipelines", /^bitbucket-pipelines\.yml$/],
			["TeamCity", /^\.teamcity\/(?:settings\.kts|pom\.xml)$/],
			["Woodpecker", /^\.woodpecker(?:\/.+)?\.ya?ml$/],
			["Gitea Actions", /^\.gitea\/workflows\/.+\.ya?ml$/],
			["Forgejo Actions", /^\.forgejo\/workflows\/.+\.ya?ml$/],
			["Travis CI", /^\.travis\.yml$/],
			["Drone", /^\.drone\.yml$/],
			["AppVeyor", /^\.?appveyor\.yml$/]
		];
		const findOtherCis = (view) => services.flatMap(([title, pattern]) => {
			const path = view.paths.find((candidate) => pattern.test(candidate));
			return path === undefined ? [] : [{
				title,
				path
			}];
		});
		;
		const usualNames = [
			"main",
			"master",
			"trunk",
			"develop"
		];
		function findDefaultBranch(folder, env) {
			const repository = (0, git_repository.W)(folder, env);
			const remote = repository?.ask("symbolic-ref", "--short", "refs/remotes/origin/HEAD")?.replace(/^origin\//, "");
			if (remote !== undefined && isPlainName(remote)) return remote;
			const current = repository?.ask("symbolic-ref", "--short", "HEAD");
			return usualNames.find((name) => name === current) ?? "main";
		}
		const isPlainName = (name) => /^[A-Za-z][\w./-]{0,200}$/.test(name);
		var init_paths = __webpack_require__(17344);
		;
		const detectBats = (view) => {
			const [path] = view.named(/\.bats$/);
			if (path === undefined) return [];
			return [{
				tool: "bats",
				title: "bats",
				job: "shell",
				folder: "",
				because: `there is ${path}`,
				setup: [{
					run: "sudo apt-get update && sudo apt-get install --yes bats",
					folder: ""
				}],
				test: {
					run: `bats --recursive --report-formatter junit --output . ${(0, init_paths.iq)("", path)}`,
					folder: ""
				},
				format: "junit",
				files: ["report.xml"]
			}];
		};
		;
		const detectBazel = (view) => {
			const files = view.named(/^(?:MODULE\.bazel|WORKSPACE(?:\.bazel)?)$/);
			return (0, init_paths.m)(files.map(init_paths.yS)).map((folder) => ({
				tool: "bazel",
				title: "Bazel",
				job: "bazel",
				folder,
				because: `there is ${files.find((path) => (0, init_paths.yS)(path) === folder)}`,
				setup: [],
				test: {
					run: "bazel test //... --test_output=errors",
					folder
				},
				format: "junit",
				files: ["bazel-testlogs"],
				isLink: true
			}));
		};
		;
		const hasTestTarget = (view, path) => /\.testTarget\s*\(/.test(view.read(path) ?? "");
		const detectSwift = (view) => view.named("Package.swift").filter((path) => hasTestTarget(view, path)).map((path) => ({
			tool: "swift",
			title: "Swift",
			job: "swift",
			folder: (0, init_paths.yS)(path),
			because: `${(0, init_paths._z)((0, init_paths.yS)(path), "Package.swift")} has a test target`,
			setup: [],
			test: {
				run: "swift test --parallel --xunit-output junit-swift.xml",
				folder: (0, init_paths.yS)(path)
			},
			format: "junit",
			files: ["junit-swift*.xml"],
			runner: "macos-latest"
		}));
		;
		const libraries = [
			[/\bGTest\b|googletest|gtest_discover_tests/i, "GoogleTest"],
			[/Catch2|catch_discover_tests/, "Catch2"],
			[/doctest/, "doctest"],
			[/unit_test_framework/, "Boost.Test"],
			[/Qt\d?::Test\b|Qt\d?Test\b/, "Qt Test"]
		];
		const swiftProject = /\bLANGUAGES\b[^)]{0,200}\bSwift\b/;
		const isSwiftPackage = (view, folder, texts) => {
			const path = (0, init_paths._z)(folder, "Package.swift");
			return hasTestTarget(view, path) || view.has(path) && swiftProject.test(texts);
		};
		const detectCpp = (view) => (0, init_paths.m)(view.named("CMakeLists.txt").map(init_paths.yS)).flatMap((folder) => {
			const path = (0, init_paths._z)(folder, "CMakeLists.txt");
			const files = view.named(/^CMakeLists\.txt$|\.cmake$/).filter((file) => (0, init_paths.UO)((0, init_paths.yS)(file), folder));
			const texts = files.map((file) => view.read(file) ?? "").join("\n");
			const included = files.filter((file) => file === path || file.endsWith(".cmake")).map((file) => view.read(file) ?? "");
			const enabling = /^[ \t]{0,50}(?:enable_testing[ \t]{0,5}\(|include[ \t]{0,5}\([ \t]{0,5}CTest\b)/im;
			const hasTests = enabling.test(included.join("\n"));
			const library = libraries.find(([pattern]) => pattern.test(texts))?.[1];
			const isEnabledBelow = !hasTests && enabling.test(texts);
			if (!hasTests && !isEnabledBelow && library === undefined) return [];
			if (library === undefined && isSwiftPackage(view, folder, texts)) return [];
			const additions = hasTests ? [] : [{
				why: "CTest finds the tests of all folders only after this line, and each test needs add_test or a discover function",
				file: path,
				lines: ["enable_testing()"]
			}];
			return {
				tool: "ctest",
				title: `CTest${library === undefined ? "" : `, with ${library}`}`,
				job: "cpp",
				folder,
				because: hasTests ? `${path} enables tests` : isEnabledBelow ? `${files.find((file) => enabling.test(view.read(file) ?? ""))} enables tests` : `${path} names ${library}`,
				setup: [{
					run: "cmake -S . -B build",
					folder
				}, {
					run: "cmake --build build --parallel",
					folder
				}],
				test: {
					run: "ctest --test-dir build --output-on-failure --output-junit junit-ctest.xml",
					folder
				},
				format: "junit",
				files: ["build/junit-ctest.xml"],
				additions
			};
		});
		;
		const detectDart = (view) => view.named("pubspec.yaml").map(init_paths.yS).filter((folder) => view.named(/_test\.dart$/).some((path) => path.startsWith((0, init_paths._z)(folder, "test/")))).map((folder) => {
			const path = (0, init_paths._z)(folder, "pubspec.yaml");
			const isFlutter = /^[ \t]{2,50}sdk:[ \t]{1,20}flutter[ \t\r]{0,20}$/m.test(view.read(path) ?? "");
			const program = isFlutter ? "flutter" : "dart";
			return {
				tool: "dart",
				title: isFlutter ? "Flutter" : "Dart",
				job: "dart",
				folder,
				because: `there is ${path}${isFlutter ? " with the SDK flutter" : ""}`,
				setup: [isFlutter ? {
					uses: "flutter",
					with: {
						channel: "stable",
						cache: "true"
					}
				} : {
					uses: "dart",
					with: { sdk: "stable" }
				}, {
					run: `${program} pub get`,
					folder
				}],
				test: {
					run: `${program} test --file-reporter json:${program}-tests.jsonl`,
					folder
				},
				format: "dart",
				files: [`${program}-tests.jsonl`]
			};
		});
		var config_document = __webpack_require__(39329);
		var text_position = __webpack_require__(30803);
		var display_text = __webpack_require__(60331);
		;
		function invalidFileReason(language, fault) {
			const place = fault === undefined ? "" : ` in line ${fault.line}, column ${fault.column}: ${(0, display_text.p)(fault.cause)}`;
			return `it is not valid ${language}${place}. Correct it, then run init again.`;
		}
		;
		function readJsonObject(view, path, { allowsComments = false } = {}) {
			const text = view.read(path);
			if (text === undefined || view.leftOut().has(path)) return undefined;
			try {
				return objectOf(view, path, JSON.parse(text));
			} catch {
				const { value, syntaxFaults } = (0, config_document.u)(text, { isStrict: !allowsComments });
				if (allowsComments && syntaxFaults.length === 0) return objectOf(view, path, value);
				view.leaveOut(path, invalidFileReason("JSON", faultOf(text, syntaxFaults[0])));
				return undefined;
			}
		}
		function objectOf(view, path, value) {
			const object = objectIn(value);
			if (object === undefined) view.leaveOut(path, "it does not contain a JSON object. Correct it, then run init again.");
			return object;
		}
		const faultOf = (text, fault) => fault && {
			...(0, text_position.d)(text, fault.offset),
			cause: fault.message.replace(/^not valid JSON: /, "")
		};
		const objectIn = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
		const textsIn = (value) => new Map(Object.entries(objectIn(value) ?? {}).filter((entry) => typeof entry[1] === "string"));
		;
		const nearestFile = (view, folder, ...names) => (0, init_paths.bQ)(folder).flatMap((around) => names.map((name) => (0, init_paths._z)(around, name))).find(view.has);
		function firstCapture(texts, ...patterns) {
			for (const text of texts) {
				for (const pattern of patterns) {
					const captured = pattern.exec(text ?? "")?.[1];
					if (captured !== undefined) return captured;
				}
			}
			return undefined;
		}
		;
		const frameworks = [
			[/"xunit\.v3[".]/i, "xUnit.net v3"],
			[/"xunit[".]/i, "xUnit.net"],
			[/"nunit[".]/i, "NUnit"],
			[/"mstest[".]|"MSTest\.Sdk|MSTest\.Sdk\//i, "MSTest"],
			[/"tunit[".]/i, "TUnit"]
		];
		const testPackage = /"Microsoft\.NET\.Test\.Sdk"/i;
		const platformSetting = /<TestingPlatformDotnetTestSupport>\s*true\s*</i;
		const detectDotnet = (view) => {
			const projects = view.named(/\.(?:cs|fs|vb)proj$/i).flatMap((path) => {
				const text = view.read(path) ?? "";
				const framework = frameworks.find(([pattern]) => pattern.test(text))?.[1];
				return framework !== undefined || testPackage.test(text) ? [{
					path,
					text,
					framework
				}] : [];
			});
			const solutions = (0, init_paths.m)(view.named(/\.slnx?$/i).map(init_paths.yS));
			const folderOfProject = ({ path }) => solutions.find((solution) => (0, init_paths.UO)((0, init_paths.yS)(path), solution)) ?? (0, init_paths.yS)(path);
			return [...new Set(projects.map(folderOfProject))].map((folder) => findingOf(view, folder, projects.filter((project) => folderOfProject(project) === folder)));
		};
		function findingOf(view, folder, projects) {
			const named = [...new Set(projects.flatMap((project) => project.framework ?? []))];
			const { path: first, framework } = projects.find((project) => project.framework !== undefined) ?? { path: projects[0]?.path ?? "" };
			const run = runOf(view, folder, projects);
			return {
				tool: "dotnet",
				title: `.NET${named.length === 0 ? "" : `, with ${named.join(", ")}`}`,
				job: "dotnet",
				folder,
				because: framework === undefined ? `${first} has the package Microsoft.NET.Test.Sdk` : `${first} has a package of ${framework}`,
				setup: [dotnetSetup(view, folder, projects)],
				format: "trx",
				files: ["**/TestResults/**/*.trx"],
				...run
			};
		}
		function runOf(view, folder, projects) {
			const shared = view.named(/^Directory\.(?:Build|Packages)\.props$/).map((path) => view.read(path) ?? "");
			const texts = [...projects.map(({ text }) => text), ...shared].join("\n");
			const globalJson = nearestFile(view, folder, "global.json");
			const runner = objectIn(globalJson === undefined ? undefined : readGlobalJson(view, globalJson)?.test)?.runner;
			const isPlatform = runner === "Microsoft.Testing.Platform";
			if (!isPlatform && !platformSetting.test(texts)) return {
				test: {
					run: "dotnet test --logger trx",
					folder
				},
				additions: []
			};
			const hasXunit3 = /"xunit\.v3[".]/i.test(texts);
			const option = hasXunit3 ? "--report-xunit-trx" : "--report-trx";
			const hasOption = hasXunit3 || /MSTest\.Sdk|"MSTest"|"tunit[".]|Microsoft\.Testing\.Extensions\.TrxReport/i.test(texts);
			return {
				test: {
					run: `dotnet test ${isPlatform ? "" : "-- "}${option}`,
					folder
				},
				additions: hasOption ? [] : projects.map(({ path }) => ({
					why: "Microsoft.Testing.Platform writes TRX only with this package",
					command: "dotnet add package Microsoft.Testing.Extensions.TrxReport",
					folder: (0, init_paths.yS)(path)
				}))
			};
		}
		const readGlobalJson = (view, path) => readJsonObject(view, path, { allowsComments: true });
		function dotnetSetup(view, folder, projects) {
			const globalJson = nearestFile(view, folder, "global.json");
			const hasSdk = globalJson !== undefined && objectIn(readGlobalJson(view, globalJson)?.sdk)?.version !== undefined;
			if (hasSdk) return {
				uses: "dotnet",
				with: { "global-json-file": globalJson }
			};
			const texts = [...projects.map(({ text }) => text), view.read((0, init_paths._z)(folder, "Directory.Build.props")) ?? ""];
			const versions = texts.flatMap((text) => [...text.matchAll(/\bnet(\d{1,2})\.0\b/g)].map(([, version]) => Number(version)));
			const wanted = [...new Set(versions)].sort((one, other) => one - other).map((version) => `${version}.0.x`);
			return {
				uses: "dotnet",
				with: { "dotnet-version": wanted.length === 0 ? "10.0.x" : wanted.join("\n") }
			};
		}
		;
		const detectGo = (view) => {
			const modules = view.named("go.mod").map(init_paths.yS);
			const tested = view.named(/_test\.go$/).map(init_paths.yS);
			return modules.filter((folder) => tested.some((test) => moduleOf(test, modules) === folder)).map((folder) => ({
				tool: "go",
				title: "go test",
				job: "go",
				folder,
				because: `there is ${(0, init_paths._z)(folder, "go.mod")}`,
				setup: [{
					uses: "go",
					with: versionOf(view, folder)
				}],
				test: {
					run: "go run gotest.tools/gotestsum@v1.13.0 --junitfile junit-go.xml ./...",
					folder
				},
				format: "junit",
				files: ["junit-go.xml"]
			}));
		};
		function versionOf(view, folder) {
			const workspace = nearestFile(view, folder, "go.work");
			if (workspace !== undefined) return {
				"go-version-file": workspace,
				"cache-dependency-path": (0, init_paths._z)((0, init_paths.yS)(workspace), "**/go.sum")
			};
			return {
				"go-version-file": (0, init_paths._z)(folder, "go.mod"),
				...(0, defined_fields.X)({ "cache-dependency-path": folder !== "" ? (0, init_paths._z)(folder, "go.sum") : undefined })
			};
		}
		const moduleOf = (folder, modules) => modules.filter((module) => module === "" || folder === module || folder.startsWith(`${module}/`)).sort((one, other) => other.length - one.length)[0];
		var dist = __webpack_require__(3292);
		;
		const maximumDepth = 50;
		function readTomlTable(view, path) {
			const text = view.read(path);
			if (text === undefined) return undefined;
			try {
				return (0, dist.qg)(text, {
					maxDepth: maximumDepth,
					integersAsBigInt: "asNeeded",
					unsafeKeyBehaviour: "drop"
				});
			} catch (error) {
				view.leaveOut(path, invalidFileReason("TOML", toml_table_faultOf(error)));
				return undefined;
			}
		}
		function toml_table_faultOf(error) {
			if (!(error instanceof dist.zx)) return undefined;
			const cause = (error.message.split("\n", 1)[0] ?? "").replace(/^Invalid TOML document: /, "");
			return {
				line: error.line,
				column: error.column,
				cause
			};
		}
		const tableAt = (table, ...keys) => keys.reduce((outer, key) => outer !== undefined && Object.hasOwn(outer, key) ? objectIn(outer[key]) : undefined, table);
		;
		const defaultVersion = "21";
		function javaSetup(view, folder, { cache, buildFiles }) {
			const file = nearestFile(view, folder, ".java-version", ".sdkmanrc");
			const stated = firstCapture(buildFiles.map(view.read), /<maven\.compiler\.release>\s{0,20}(\d{1,2})\s{0,20}</, /<java\.version>\s{0,20}(\d{1,2})\s{0,20}</, /<release>\s{0,20}(\d{1,2})\s{0,20}</, /jvmToolchain\s{0,5}\(\s{0,5}(\d{1,2})/, /JavaLanguageVersion\.of\(\s{0,5}(\d{1,2})/, /JavaVersion\.VERSION_(\d{2})\b/);
			const version = file === undefined ? { "java-version": stated ?? defaultVersion } : { "java-version-file": file };
			return {
				uses: "java",
				with: {
					distribution: "temurin",
					...version,
					cache
				}
			};
		}
		;
		const buildFile = /^(?:build|settings)\.gradle(?:\.kts)?$/;
		const detectGradle = (view) => (0, init_paths.m)(view.named(buildFile).map(init_paths.yS)).map((folder) => gradle_findingOf(view, folder));
		function kindOf(texts) {
			if (/com\.android\.(?:application|library)/.test(texts)) return {
				tool: "gradle",
				title: "Gradle, for Android",
				task: "testDebugUnitTest"
			};
			if (/kotlin\("multiplatform"\)|kotlin\.multiplatform/.test(texts)) return {
				tool: "kotlin",
				title: "Kotlin Multiplatform",
				task: "allTests"
			};
			if (/kotlin\("jvm"\)|org\.jetbrains\.kotlin|\bkotlin-gradle-plugin\b/.test(texts)) return {
				tool: "kotlin",
				title: "Kotlin, with Gradle",
				task: "test"
			};
			return {
				tool: "gradle",
				title: "Gradle",
				task: "test"
			};
		}
		const catalogTexts = (view, path) => {
			const catalog = readTomlTable(view, path);
			return [tableAt(catalog, "plugins"), tableAt(catalog, "libraries")].flatMap((table) => Object.values(table ?? {})).flatMap((value) => typeof value === "string" ? [value] : [...textsIn(value).values()]).join("\n");
		};
		function gradle_findingOf(view, folder) {
			const files = view.named(/^(?:(?:build|settings)\.gradle(?:\.kts)?|libs\.versions\.toml)$/).filter((path) => (0, init_paths.UO)((0, init_paths.yS)(path), folder));
			const kind = kindOf(files.map((path) => path.endsWith(".toml") ? catalogTexts(view, path) : view.read(path) ?? "").join("\n"));
			const gradle = view.has((0, init_paths._z)(folder, "gradlew")) ? "./gradlew" : "gradle";
			return {
				tool: kind.tool,
				title: kind.title,
				job: "java",
				folder,
				because: `there is ${files.find((path) => (0, init_paths.yS)(path) === folder && buildFile.test(path.slice(folder.length).replace("/", "")))}`,
				setup: [javaSetup(view, folder, {
					cache: "gradle",
					buildFiles: files
				})],
				test: {
					run: `${gradle} ${kind.task} --continue`,
					folder
				},
				format: "junit",
				files: ["**/build/test-results/**/TEST-*.xml"]
			};
		}
		;
		const angularTest = /\bng test\b/;
		function endsWithTool(script, tool) {
			if (script === undefined || script.length > 1e3 || /[<>`$()]/.test(script)) return false;
			return tool.test(script.split(/&&|\|\||[;|&]/).at(-1) ?? "");
		}
		const commandOf = ({ manager, script, passesArguments }, program, words) => script !== undefined && passesArguments ? manager.script(script, words) : `${manager.run(program)} ${words}`;
		;
		const maximumFiles = 20;
		const firstMatch = (view, paths, pattern) => paths.slice(0, maximumFiles).find((path) => pattern.test(view.read(path) ?? ""));
		;
		const karma = {
			tool: undefined,
			title: "Karma",
			dependency: "karma",
			configuration: /^karma\.conf\.[cm]?[jt]s$/,
			script: /\bkarma start\b/,
			sharedScript: angularTest,
			plan(context) {
				const isAngular = context.isInstalled("@angular/cli");
				const [program, once] = isAngular ? ["ng test", "--watch=false"] : ["karma start", "--single-run"];
				const browser = browsers.find(([name]) => context.isInstalled(name))?.[1];
				const words = `${once} --reporters=progress,junit${browser === undefined ? "" : ` --browsers=${browser}`}`;
				const outputFile = /\boutputFile:\s{0,9}["']([\w./-]{1,200})["']/.exec(context.configuration?.text ?? "")?.[1];
				return {
					run: commandOf(context, program, words),
					files: [`**/${outputFile === undefined ? "TESTS-*.xml" : external_node_path_.posix.basename(outputFile)}`],
					additions: additionsFor(context, isAngular)
				};
			}
		};
		const browsers = [["karma-chrome-launcher", "ChromeHeadless"], ["karma-firefox-launcher", "FirefoxHeadless"]];
		function additionsFor({ manager, package: { folder }, configuration, isInstalled }, isAngular) {
			const reporter = "karma-junit-reporter";
			const text = configuration?.text ?? "";
			const needsConfiguration = isAngular && configuration === undefined;
			const hasOwnPlugins = /\bplugins\s{0,9}:/.test(text) && !text.includes(reporter);
			return [
				...isInstalled(reporter) ? [] : [{
					why: "Karma writes JUnit XML only with this package",
					command: manager.add(reporter),
					folder
				}],
				...needsConfiguration ? [{
					why: "Only an own configuration can contain the reporter",
					command: manager.run("ng generate config karma"),
					folder
				}] : [],
				...hasOwnPlugins || needsConfiguration ? [{
					why: "Karma uses only the plugins of its list, if there is one",
					file: configuration?.path ?? (0, init_paths._z)(folder, "karma.conf.js"),
					lines: [`require('${reporter}'), // in plugins`]
				}] : []
			];
		}
		;
		const vitest = {
			tool: "vitest",
			title: "Vitest",
			dependency: "vitest",
			coversInnerFolders: true,
			script: /\bvitest\b/,
			sharedScript: angularTest,
			plan(context) {
				const { script, package: own } = context;
				if (script !== undefined && angularTest.test(own.scripts.get(script) ?? "")) {
					const words = "--watch=false --reporters=junit --reporters=default --output-file=junit-vitest.xml";
					return {
						run: commandOf(context, "ng test", words),
						files: ["junit-vitest.xml"]
					};
				}
				const words = "--reporter=default --reporter=junit --outputFile.junit=junit-vitest.xml";
				return {
					run: commandOf(context, "vitest", `--run ${words}`),
					files: ["junit-vitest.xml"]
				};
			}
		};
		const jest = {
			tool: "jest",
			title: "Jest",
			dependency: "jest",
			coversInnerFolders: true,
			script: /\bjest\b|\breact-scripts test\b/,
			plan(context) {
				const isInstalled = context.isInstalled("jest-junit");
				return {
					run: commandOf(context, "jest", "--ci --reporters=default --reporters=jest-junit"),
					env: {
						JEST_JUNIT_OUTPUT_FILE: "junit-jest.xml",
						JEST_JUNIT_ADD_FILE_ATTRIBUTE: "true",
						JEST_JUNIT_SUITE_NAME: "{filepath}",
						JEST_JUNIT_CLASSNAME: "{classname}",
						JEST_JUNIT_TITLE: "{title}",
						JEST_JUNIT_REPORT_TEST_SUITE_ERRORS: "true"
					},
					files: ["junit-jest.xml"],
					additions: isInstalled ? [] : [{
						why: "Jest writes JUnit XML only with this package",
						command: context.manager.add("jest-junit"),
						folder: context.package.folder
					}]
				};
			}
		};
		const mocha = {
			tool: "mocha",
			title: "Mocha",
			dependency: "mocha",
			script: /\bmocha\b/,
			plan: (context) => ({
				run: commandOf(context, "mocha", "--reporter xunit --reporter-option output=junit-mocha.xml"),
				files: ["junit-mocha.xml"]
			})
		};
		const ava = {
			tool: undefined,
			title: "AVA",
			dependency: "ava",
			configuration: /^ava\.config\.[cm]?js$/,
			script: /\bava\b/,
			plan: (context) => ({
				run: commandOf(context, "ava", "--tap > ava.tap"),
				files: ["ava.tap"],
				format: "tap"
			})
		};
		const nodeTest = {
			tool: "node-test",
			title: "node:test",
			script: /\s--test(?:\s|$)/,
			plan: ({ manager, script = "test" }) => ({
				run: manager.script(script, ""),
				env: { NODE_OPTIONS: "--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=junit-node.xml" },
				files: ["junit-node.xml"]
			})
		};
		const playwright = {
			tool: "playwright",
			title: "Playwright",
			dependency: "@playwright/test",
			script: /\bplaywright test\b/,
			plan: (context) => ({
				run: commandOf(context, "playwright test", "--reporter=list,junit"),
				env: { PLAYWRIGHT_JUNIT_OUTPUT_NAME: "junit-playwright.xml" },
				files: ["junit-playwright.xml"],
				setup: [{
					run: context.manager.run("playwright install --with-deps"),
					folder: context.package.folder
				}]
			})
		};
		const cypress = {
			tool: "cypress",
			title: "Cypress",
			dependency: "cypress",
			script: /\bcypress run\b/,
			plan: (context) => ({
				run: commandOf(context, "cypress run", "--reporter junit --reporter-options \"mochaFile=cypress/results/junit-[hash].xml,includePending=true\""),
				files: ["cypress/results/junit-*.xml"]
			})
		};
		const cucumber = {
			tool: "cucumber",
			title: "Cucumber",
			dependency: "@cucumber/cucumber",
			script: /\bcucumber-js\b/,
			plan: (context) => ({
				run: commandOf(context, "cucumber-js", "--format progress --format message:cucumber.ndjson"),
				files: ["cucumber.ndjson"],
				format: "cucumber"
			})
		};
		const bunTest = {
			tool: undefined,
			title: "Bun test runner",
			coversInnerFolders: true,
			script: /\bbun test\b/,
			reasonFor(view, { folder, dependencies }) {
				const isForBun = dependencies.has("@types/bun") || ["bun.lock", "bun.lockb"].some((name) => view.has((0, init_paths._z)(folder, name)));
				if (!isForBun) return undefined;
				const tests = view.named(/[._](?:test|spec)\.[cm]?[jt]sx?$/).filter((path) => (0, init_paths.UO)((0, init_paths.yS)(path), folder));
				const path = firstMatch(view, tests, /["']bun:test["']/);
				return path && `${path} imports bun:test`;
			},
			plan: ({ manager }) => ({
				run: "bun test --reporter=junit --reporter-outfile=junit-bun.xml",
				files: ["junit-bun.xml"],
				setup: manager.id === "bun" ? [] : [{ uses: "bun" }]
			})
		};
		const javaScriptTools = [
			vitest,
			jest,
			mocha,
			ava,
			nodeTest,
			bunTest,
			cucumber,
			karma,
			playwright,
			cypress
		];
		;
		const dependencyFields = [
			"dependencies",
			"peerDependencies",
			"optionalDependencies",
			"devDependencies"
		];
		const maximumPackages = 200;
		function readPackages(view) {
			const paths = view.named("package.json");
			const [firstOther] = paths.slice(maximumPackages);
			if (firstOther !== undefined) view.leaveOut(firstOther, `only the first ${maximumPackages} of ${paths.length} files with the name package.json are read`);
			return paths.slice(0, maximumPackages).flatMap((path) => {
				const content = readJsonObject(view, path);
				if (content === undefined) return [];
				const dependencies = dependencyFields.flatMap((field) => [...textsIn(content[field]).keys()].map((name) => [name, field]));
				return [{
					path,
					folder: (0, init_paths.yS)(path),
					content,
					scripts: textsIn(content.scripts),
					dependencies: new Map(dependencies)
				}];
			});
		}
		;
		const lockFiles = [
			["pnpm-lock.yaml", "pnpm"],
			["yarn.lock", "yarn"],
			["bun.lock", "bun"],
			["bun.lockb", "bun"],
			["package-lock.json", "npm"],
			["npm-shrinkwrap.json", "npm"]
		];
		function packageManagerOf(view, folder) {
			const around = (0, init_paths.bQ)(folder);
			const locked = around.flatMap((at) => lockFiles.filter(([name]) => view.has((0, init_paths._z)(at, name))).map(([name, id]) => ({
				at,
				name,
				id
			})))[0];
			const root = locked?.at ?? around.find((at) => isWorkspaceRoot(view, at)) ?? folder;
			const declared = declaredManager(view, root);
			const id = locked?.id ?? declared?.id ?? "npm";
			const lockFile = locked === undefined ? undefined : (0, init_paths._z)(root, locked.name);
			return {
				...commands[id],
				id,
				folder: root,
				setup: setupOf(view, {
					id,
					root,
					lockFile,
					version: declared?.version
				})
			};
		}
		const isWorkspaceRoot = (view, folder) => view.has((0, init_paths._z)(folder, "pnpm-workspace.yaml")) || readJsonObject(view, (0, init_paths._z)(folder, "package.json"))?.workspaces !== undefined;
		function declaredManager(view, folder) {
			const declared = readJsonObject(view, (0, init_paths._z)(folder, "package.json"))?.packageManager;
			const [, id, version] = /^(npm|pnpm|yarn|bun)@(\d[\w.-]*)/.exec(typeof declared === "string" ? declared : "") ?? [];
			return id === undefined || version === undefined ? undefined : {
				id,
				version
			};
		}
		const commands = {
			npm: {
				run: (program) => `npx ${program}`,
				script: (name, words) => `npm ${name === "test" ? name : `run ${name}`}${words === "" ? "" : ` -- ${words}`}`,
				add: (name) => `npm install --save-dev ${name}`
			},
			pnpm: {
				run: (program) => `pnpm exec ${program}`,
				script: (name, words) => `pnpm run ${name} ${words}`.trimEnd(),
				add: (name) => `pnpm add --save-dev ${name}`
			},
			yarn: {
				run: (program) => `yarn ${program}`,
				script: (name, words) => `yarn run ${name} ${words}`.trimEnd(),
				add: (name) => `yarn add --dev ${name}`
			},
			bun: {
				run: (program) => `bunx ${program}`,
				script: (name, words) => `bun run ${name} ${words}`.trimEnd(),
				add: (name) => `bun add --dev ${name}`
			}
		};
		function setupOf(view, { id, root, lockFile, version }) {
			const install = (run) => ({
				run,
				folder: root
			});
			const isLocked = lockFile !== undefined;
			if (id === "bun") return [{ uses: "bun" }, install(isLocked ? "bun install --frozen-lockfile" : "bun install")];
			const node = {
				uses: "node",
				with: {
					...nodeVersion(view, root),
					...(0, defined_fields.X)({
						cache: isLocked ? id : undefined,
						"cache-dependency-path": isLocked && root !== "" ? lockFile : undefined
					})
				}
			};
			switch (id) {
				case "npm": return [node, install(isLocked ? "npm ci" : "npm install")];
				case "pnpm": {
					const packageFile = root === "" ? {} : { package_json_file: (0, init_paths._z)(root, "package.json") };
					return [
						{
							uses: "pnpm",
							with: version === undefined ? { version: "10" } : packageFile
						},
						node,
						install(isLocked ? "pnpm install --frozen-lockfile" : "pnpm install")
					];
				}
				case "yarn": {
					const isModern = view.has((0, init_paths._z)(root, ".yarnrc.yml")) || version !== undefined && !version.startsWith("1.");
					if (!isModern) return [node, install(isLocked ? "yarn install --frozen-lockfile" : "yarn install")];
					return [
						{
							uses: "node",
							with: nodeVersion(view, root)
						},
						{
							run: "corepack enable",
							folder: ""
						},
						install(isLocked ? "yarn install --immutable" : "yarn install")
					];
				}
			}
		}
		function nodeVersion(view, root) {
			const around = (0, init_paths.bQ)(root);
			const file = around.flatMap((folder) => [".nvmrc", ".node-version"].map((name) => (0, init_paths._z)(folder, name))).find(view.has);
			if (file !== undefined) return { "node-version-file": file };
			const path = (0, init_paths._z)(root, "package.json");
			const { engines, volta } = readJsonObject(view, path) ?? {};
			const statesVersion = [engines, volta].some((value) => typeof value === "object" && value !== null && "node" in value);
			return statesVersion ? { "node-version-file": path } : { "node-version": "lts/*" };
		}
		;
		const detectJavaScript = (view) => {
			const packages = readPackages(view);
			return javaScriptTools.flatMap((tool) => usersOf(view, tool, packages).map((user) => javascript_findingOf(view, tool, user, packages)));
		};
		function usersOf(view, tool, packages) {
			const users = packages.flatMap((one) => userOf(view, tool, one) ?? []);
			const scripted = users.filter(({ script }) => script !== undefined);
			const starting = users.filter((user) => user.script !== undefined || !scripted.some((other) => (0, init_paths.UO)(other.package.folder, user.package.folder)));
			const isCovered = ({ package: { folder } }) => tool.coversInnerFolders === true && starting.some((other) => other.package.folder !== folder && (0, init_paths.UO)(folder, other.package.folder));
			return starting.filter((user) => !isCovered(user));
		}
		function userOf(view, tool, one) {
			const { dependency, sharedScript } = tool;
			const field = dependency === undefined ? undefined : one.dependencies.get(dependency);
			const script = scriptOf(one, tool.script) ?? (field && sharedScript && scriptOf(one, sharedScript));
			const others = otherScripts(one, tool.script, script);
			if (field !== undefined) return {
				package: one,
				because: `${one.path} has the ${fieldName(field)} ${dependency}${others}`,
				script
			};
			if (script !== undefined) return {
				package: one,
				because: `the script "${script}" of ${one.path} runs it${others}`,
				script
			};
			const configuration = configurationOf(view, tool, one);
			const because = configuration === undefined ? tool.reasonFor?.(view, one) : `there is ${configuration}`;
			return because === undefined ? undefined : {
				package: one,
				because,
				script
			};
		}
		const configurationOf = (view, { configuration }, { folder }) => configuration === undefined ? undefined : view.named(configuration).find((path) => (0, init_paths.yS)(path) === folder);
		function scriptOf(one, tool) {
			const names = scriptsOf(one, tool);
			return names.find((name) => name === "test") ?? names[0];
		}
		const scriptsOf = ({ scripts }, tool) => [...scripts].filter(([name, text]) => testScript.test(name) && tool.test(text.slice(0, 1e3))).map(([name]) => name);
		function otherScripts(one, tool, script) {
			const others = script === undefined || script === "test" ? [] : scriptsOf(one, tool).filter((name) => name !== script);
			const more = others.length - shownScripts;
			const names = others.slice(0, shownScripts).map((name) => `"${name}"`);
			return names.length === 0 ? "" : `; only the script "${script}" is run, not ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
		}
		const shownScripts = 3;
		const testScript = /^(?:test|e2e|unit|integration)(?:[:.-](?!watch|dev|open|ui|debug|update)[\w:.-]{1,100})?$/;
		const fieldName = (field) => field === "devDependencies" ? "dev dependency" : "dependency";
		function javascript_findingOf(view, tool, { package: one, because, script }, packages) {
			const manager = packageManagerOf(view, one.folder);
			const commands = [tool.script, tool.sharedScript].filter((pattern) => pattern !== undefined);
			const passesArguments = script !== undefined && commands.some((pattern) => endsWithTool(one.scripts.get(script), pattern));
			const path = configurationOf(view, tool, one);
			const configuration = path === undefined ? undefined : {
				path,
				text: view.read(path) ?? ""
			};
			const isInstalled = (name) => packages.some(({ folder, dependencies }) => (folder === one.folder || folder === manager.folder) && dependencies.has(name));
			const plan = tool.plan({
				package: one,
				manager,
				script,
				passesArguments,
				configuration,
				isInstalled
			});
			return {
				tool: tool.tool,
				title: tool.title,
				job: "javascript",
				folder: one.folder,
				because,
				setup: [...manager.setup, ...plan.setup ?? []],
				test: {
					run: plan.run,
					folder: one.folder,
					...(0, defined_fields.X)({ env: plan.env })
				},
				format: plan.format ?? "junit",
				files: plan.files,
				additions: plan.additions ?? []
			};
		}
		;
		const detectMaven = (view) => (0, init_paths.m)(view.named("pom.xml").map(init_paths.yS)).map((folder) => maven_findingOf(view, folder));
		function maven_findingOf(view, folder) {
			const path = (0, init_paths._z)(folder, "pom.xml");
			const poms = view.named("pom.xml").filter((pom) => (0, init_paths.UO)((0, init_paths.yS)(pom), folder));
			const modules = poms.length - 1;
			const hasFailsafe = poms.some((pom) => view.read(pom)?.includes("maven-failsafe-plugin"));
			const maven = view.has((0, init_paths._z)(folder, "mvnw")) ? "./mvnw" : "mvn";
			return {
				tool: "maven",
				title: "Maven",
				job: "java",
				folder,
				because: modules === 0 ? `there is ${path}` : `there is ${path}, with ${modules} more in folders below`,
				setup: [javaSetup(view, folder, {
					cache: "maven",
					buildFiles: poms
				})],
				test: {
					run: `${maven} --batch-mode${modules === 0 ? "" : " --fail-at-end"} verify`,
					folder
				},
				format: "junit",
				files: ["surefire", ...hasFailsafe ? ["failsafe"] : []].map((plugin) => `**/target/${plugin}-reports/TEST-*.xml`)
			};
		}
		;
		const detectPerl = (view) => [...new Set(view.named(/^(?:cpanfile|Makefile\.PL|Build\.PL|dist\.ini)$/).map(init_paths.yS))].filter((folder) => view.named(/\.t$/).some((path) => path.startsWith((0, init_paths._z)(folder, "t/")))).map((folder) => ({
			tool: "perl",
			title: "Perl, with prove",
			job: "perl",
			folder,
			because: `there are tests in ${(0, init_paths._z)(folder, "t/")}`,
			setup: [{
				run: "sudo apt-get update && sudo apt-get install --yes cpanminus",
				folder: ""
			}, {
				run: "cpanm --sudo --quiet --installdeps --notest .",
				folder
			}],
			test: {
				run: "prove --lib --recurse --verbose --merge t > prove.tap",
				folder
			},
			format: "tap",
			files: ["prove.tap"]
		}));
		;
		const runners = [[
			"pestphp/pest",
			"Pest",
			"vendor/bin/pest"
		], [
			"phpunit/phpunit",
			"PHPUnit",
			"vendor/bin/phpunit"
		]];
		const detectPhp = (view) => view.named("composer.json").flatMap((path) => {
			const content = readJsonObject(view, path);
			const requirements = new Map([...textsIn(objectIn(content?.require)), ...textsIn(objectIn(content?.["require-dev"]))]);
			const runner = runners.find(([name]) => requirements.has(name));
			if (runner === undefined) return [];
			const [name, title, program] = runner;
			const folder = (0, init_paths.yS)(path);
			const version = /(\d\.\d)/.exec(requirements.get("php") ?? "")?.[1];
			return {
				tool: "phpunit",
				title,
				job: "php",
				folder,
				because: `${path} requires ${name}`,
				setup: [{
					uses: "php",
					with: view.has((0, init_paths._z)(folder, ".php-version")) ? { "php-version-file": (0, init_paths._z)(folder, ".php-version") } : { "php-version": version ?? "8.4" }
				}, {
					run: "composer install --no-interaction --prefer-dist",
					folder
				}],
				test: {
					run: `${program} --log-junit junit-phpunit.xml`,
					folder
				},
				format: "junit",
				files: ["junit-phpunit.xml"]
			};
		});
		;
		function bareProject(view) {
			const python = {
				uses: "python",
				with: view.has(".python-version") ? { "python-version-file": ".python-version" } : { "python-version": "3.x" }
			};
			const install = (requirement) => ({
				run: `python -m pip install ${requirement}`,
				folder: ""
			});
			return {
				folder: "",
				files: [],
				run: (program) => `python -m ${program}`,
				module: (name) => `python -m ${name}`,
				setup: ({ name }) => [python, install(name)],
				setupRunner: (requirement) => [python, install(requirement)]
			};
		}
		;
		const filesIn = (view, { folder }, name) => view.named(name).filter((path) => (0, init_paths.UO)((0, init_paths.yS)(path), folder));
		;
		const written_results_option = /--junit-?xml(?:=|["']?[ \t,]{1,20}f?["']?)([^\s"',;\])]{1,300})/;
		function writtenResults(text) {
			const path = written_results_option.exec(text)?.[1]?.replace(/^\{(?:toxinidir|tox_root)\}\//, "").replace(/\{[^{}]*\}|\$\w+/g, "*");
			return path !== undefined && /^\w[\w./*-]*$/.test(path) && !path.split("/").includes("..") ? path : undefined;
		}
		;
		const results = "nox-results";
		function noxOf({ folder, files }) {
			const path = (0, init_paths._z)(folder, "noxfile.py");
			const text = files.find((file) => file.path === path)?.text ?? "";
			const running = sessionsIn(text);
			const standard = /^nox\.options\.sessions\s{0,9}=\s{0,9}[[(]([^\])]{0,2000})/m.exec(text)?.[1];
			const chosen = running.filter((name) => standard?.includes(`"${name}"`) === true || standard?.includes(`'${name}'`) === true);
			const sessions = chosen.length > 0 ? chosen : running;
			if (sessions.length === 0) return undefined;
			const written = writtenResults(text);
			return {
				title: "nox",
				path,
				requirement: /\buv\b/.test(text) ? "'nox[uv]'" : "nox",
				run: `python -m nox --session ${sessions.join(" ")} --force-python python`,
				...(0, defined_fields.X)({ env: written === undefined ? { PYTEST_ADDOPTS: `--junit-xml=${results}/$NOX_CURRENT_SESSION.xml` } : undefined }),
				files: [written ?? `${results}/**/*.xml`],
				additions: []
			};
		}
		const runsPytest = /\.run(?:_always)?\([^)]{0,1000}["'](?:pytest|py\.test)["']/;
		const sessionsIn = (text) => statementsIn(text).flatMap((statement) => {
			const own = /^(?:async )?def (\w{1,100})/m.exec(statement)?.[1];
			if (own === undefined || !/^@(?:nox\.)?session\b/m.test(statement) || !runsPytest.test(statement)) return [];
			const decorators = statement.slice(0, statement.search(/^(?:async )?def /m));
			const name = /\bname\s{0,9}=\s{0,9}["']([^"']{1,100})["']/.exec(decorators)?.[1] ?? own;
			return /^\w[\w.-]*$/.test(name) ? [name] : [];
		});
		function statementsIn(text) {
			const statements = [];
			let isDecorated = false;
			for (const line of text.split(/\r?\n/)) {
				if (line.length > 2e3 || line.trimStart().startsWith("#")) continue;
				const begins = /^[^\s)\]}]/.test(line);
				if (statements.length === 0 || begins && !isDecorated) statements.push([line]);
				else statements.at(-1)?.push(line);
				if (begins) isDecorated = line.startsWith("@");
			}
			return statements.map((lines) => lines.join("\n"));
		}
		;
		const isToml = (path) => /\.toml$|(?:^|\/)Pipfile$/.test(path);
		const requirementKey = /^(?:(?:[a-z]+-)?dependencies|dependency-groups)$/;
		const pipfileKey = /^(?:dev-)?packages$/;
		const requirements_maximumDepth = 8;
		const requires = (files, name) => files.find((file) => requirementsOf(file).some((requirement) => name.test(requirement)))?.path;
		function requirementsOf({ path, text, table }) {
			if (path.endsWith("noxfile.py")) return [];
			if (isToml(path)) return requirementsIn(table, path.endsWith("Pipfile") ? pipfileKey : requirementKey);
			return text.split("\n").filter((line) => line.length < 2e3 && !line.trimStart().startsWith("#"));
		}
		const requirementsIn = (table, wanted, depth = 0) => table === undefined || depth > requirements_maximumDepth ? [] : Object.entries(table).flatMap(([key, value]) => wanted.test(key) ? namesIn(value) : requirementsIn(objectIn(value), wanted, depth + 1));
		function namesIn(value) {
			if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
			return Object.entries(objectIn(value) ?? {}).flatMap(([key, item]) => {
				const listed = Array.isArray(item) ? item.filter((each) => typeof each === "string") : [];
				return listed.length > 0 || Array.isArray(item) && item.length === 0 ? listed : [key];
			});
		}
		;
		function readIniSections(text) {
			const sections = new Map();
			let section = new Map();
			let key;
			for (const line of text.split(/\r?\n/)) {
				const content = line.trim();
				if (content === "" || content.startsWith("#") || content.startsWith(";")) continue;
				if (key !== undefined && /^[ \t]/.test(line)) {
					section.set(key, `${section.get(key)}\n${content}`);
					continue;
				}
				key = undefined;
				if (content.startsWith("[") && content.endsWith("]")) {
					section = new Map();
					sections.set(content.slice(1, -1), section);
					continue;
				}
				const end = content.search(/[=:]/);
				if (end < 1) continue;
				key = content.slice(0, end).trim().toLowerCase();
				section.set(key, content.slice(end + 1).trim());
			}
			return sections;
		}
		;
		const tox_results = "tox-results";
		function toxOf(project) {
			const found = toxConfiguration(project);
			if (found === undefined || !/\b(?:pytest|py\.test)\b/.test(found.commands)) return undefined;
			const { path, environments, commands, lines } = found;
			const tox = hasPlainPython(environments) ? "tox -e py" : "tox";
			const written = writtenResults(commands);
			const passes = written === undefined && commands.includes("posargs");
			return {
				title: "tox",
				path,
				requirement: "tox",
				run: `python -m ${tox}${passes ? ` -- '--junit-xml=${tox_results}/$TOX_ENV_NAME.xml'` : ""}`,
				files: [written ?? `${tox_results}/*.xml`],
				additions: written !== undefined || passes ? [] : [{
					why: "pytest writes JUnit XML only with this option, because the commands have no posargs",
					file: path,
					lines
				}]
			};
		}
		function toxConfiguration({ folder, files }) {
			const file = (name) => files.find(({ path }) => path === (0, init_paths._z)(folder, name));
			const ini = file("tox.ini");
			if (ini !== undefined && [...readIniSections(ini.text).keys()].some((name) => /^(?:tox|testenv)(?::|$)/.test(name))) return fromIni(ini, "tox");
			const setup = file("setup.cfg");
			if (setup !== undefined && readIniSections(setup.text).has("tox:tox")) return fromIni(setup, "tox:tox");
			const project = file("pyproject.toml");
			const table = tableAt(project?.table, "tool", "tox");
			if (project !== undefined && table !== undefined) {
				const legacy = table.legacy_tox_ini;
				return typeof legacy === "string" ? fromIni({
					path: project.path,
					text: legacy
				}, "tox") : fromTable(project.path, table, "tool.tox.");
			}
			const own = file("tox.toml");
			return own?.table && fromTable(own.path, own.table, "");
		}
		function fromIni({ path, text }, core) {
			const sections = readIniSections(text);
			const commands = [...sections].flatMap(([name, values]) => /^testenv(?::|$)/.test(name) ? [values.get("commands") ?? ""] : []);
			return {
				path,
				environments: sections.get(core)?.get("env_list") ?? sections.get(core)?.get("envlist") ?? "",
				commands: commands.join("\n"),
				lines: [
					"[testenv]",
					"setenv =",
					`    PYTEST_ADDOPTS = --junit-xml=${tox_results}/{envname}.xml`
				]
			};
		}
		function fromTable(path, table, prefix) {
			const environments = [tableAt(table, "env_run_base"), ...Object.values(tableAt(table, "env") ?? {}).map(objectIn)];
			return {
				path,
				environments: textIn(table.env_list, ","),
				commands: environments.map((environment) => textIn(environment?.commands, " ")).join("\n"),
				lines: [`[${prefix}env_run_base.set_env]`, `PYTEST_ADDOPTS = "--junit-xml=${tox_results}/{env_name}.xml"`]
			};
		}
		const textIn = (value, separator) => typeof value === "string" ? value : (Array.isArray(value) ? value : Object.values(objectIn(value) ?? {}).filter((item) => typeof item === "string")).map((item) => textIn(item, separator)).join(separator);
		function hasPlainPython(environments) {
			const names = environments.replace(/\{[\d\s.,-]*\}/g, "").split(/[\s,]+/);
			return environments.trim() === "" || names.some((name) => /^(?:py(?:py|thon)?[\d.]*|\d[\d.]*)$/.test(name));
		}
		;
		const requirement = /(?:^|["'\s])pytest(?=$|["'\s[<>=!~;@,])/i;
		function pytestOf(view, project) {
			const runner = toxOf(project) ?? noxOf(project);
			if (runner !== undefined) return pytest_findingOf(project, runner);
			const because = reasonFor(view, project);
			if (because === undefined) return undefined;
			return {
				tool: "pytest",
				title: "pytest",
				job: "python",
				folder: project.folder,
				because,
				setup: project.setup({
					name: "pytest",
					requirement
				}),
				test: {
					run: `${project.run("pytest")} --junit-xml=junit-pytest.xml`,
					folder: project.folder
				},
				format: "junit",
				files: ["junit-pytest.xml"]
			};
		}
		function reasonFor(view, project) {
			const required = requires(project.files, requirement);
			if (required !== undefined) return `${required} requires pytest`;
			const configured = project.files.find(({ path, text, table }) => path.endsWith("pytest.ini") || tableAt(table, "tool", "pytest") !== undefined || /^\[(?:tool:)?pytest\]/m.test(text))?.path;
			if (configured !== undefined) return `${configured} configures pytest`;
			const conftest = filesIn(view, project, "conftest.py")[0];
			if (conftest !== undefined) return `there is ${conftest}`;
			const path = firstMatch(view, filesIn(view, project, /^(?:test_.{1,200}|.{1,200}_test)\.py$/), pytestTest);
			return path && `${path} has tests for pytest`;
		}
		const pytestTest = /^(?:(?:import|from) pytest\b|(?:async )?def test_\w{1,200}\()/m;
		const pytest_findingOf = (project, { title, path, requirement: name, run, env, files, additions }) => ({
			tool: "pytest",
			title: `pytest, with ${title}`,
			job: "python",
			folder: project.folder,
			because: `${path} runs pytest`,
			setup: project.setupRunner(name),
			test: {
				run,
				folder: project.folder,
				...(0, defined_fields.X)({ env })
			},
			format: "junit",
			files,
			additions
		});
		;
		const projectFile = /^(?:pyproject\.toml|pytest\.ini|tox\.(?:ini|toml)|noxfile\.py|setup\.cfg|setup\.py|Pipfile|requirements[\w.-]{0,40}\.txt)$/;
		const managers = [
			{
				name: "uv",
				file: "uv.lock",
				table: "uv",
				install: "uv sync --all-extras --all-groups",
				add: "uv pip install"
			},
			{
				name: "poetry",
				file: "poetry.lock",
				table: "poetry",
				install: "poetry install --all-extras --all-groups",
				add: "poetry run pip install"
			},
			{
				name: "pipenv",
				file: "Pipfile",
				install: "pipenv install --dev",
				add: "pipenv run pip install"
			}
		];
		const managerOf = (view, folder, files) => managers.find(({ file }) => view.has((0, init_paths._z)(folder, file))) ?? managers.find((manager) => "table" in manager && tableAt(tableOf(files, folder), "tool", manager.table) !== undefined);
		function readPythonProjects(view) {
			const paths = view.named(projectFile);
			const withCode = new Set(view.named(/\.py$/).flatMap((path) => (0, init_paths.bQ)((0, init_paths.yS)(path))));
			const isRoot = (path) => !isRequirements(path) || (0, init_paths.yS)(path) === "" || withCode.has((0, init_paths.yS)(path));
			const roots = (0, init_paths.m)(paths.filter(isRoot).map(init_paths.yS));
			return roots.map((folder) => {
				const files = paths.filter((path) => (0, init_paths.yS)(path) === folder || (0, init_paths.UO)((0, init_paths.yS)(path), folder) && isRequirements(path)).map((path) => ({
					path,
					text: view.read(path) ?? "",
					...(0, defined_fields.X)({ table: isToml(path) ? readTomlTable(view, path) : undefined })
				}));
				const manager = managerOf(view, folder, files);
				const inEnvironment = manager === undefined ? "" : `${manager.name} run `;
				return {
					folder,
					files,
					module: (name) => `${inEnvironment}python -m ${name}`,
					run: (program) => manager === undefined ? `python -m ${program}` : `${inEnvironment}${program}`,
					setup: (tool) => [pythonStep(view, folder, files), ...installSteps(view, folder, {
						files,
						manager,
						tool
					})],
					setupRunner: (requirement) => [pythonStep(view, folder, files), {
						run: `python -m pip install ${requirement}`,
						folder: ""
					}]
				};
			});
		}
		const isRequirements = (path) => external_node_path_.posix.basename(path).startsWith("requirements");
		const tableOf = (files, folder) => files.find(({ path }) => path === (0, init_paths._z)(folder, "pyproject.toml"))?.table;
		function pythonStep(view, folder, files) {
			const file = nearestFile(view, folder, ".python-version");
			if (file !== undefined) return {
				uses: "python",
				with: { "python-version-file": file }
			};
			const statesVersion = typeof tableAt(tableOf(files, folder), "project")?.["requires-python"] === "string";
			return {
				uses: "python",
				with: statesVersion ? { "python-version-file": (0, init_paths._z)(folder, "pyproject.toml") } : { "python-version": "3.x" }
			};
		}
		function installSteps(view, folder, { files, manager, tool }) {
			const step = (run) => ({
				run,
				folder
			});
			if (manager !== undefined) {
				const isWorkspace = tableAt(tableOf(files, folder), "tool", "uv", "workspace") !== undefined;
				const install = `${manager.install}${manager.name === "uv" && isWorkspace ? " --all-packages" : ""}`;
				const managed = files.filter(({ path }) => isToml(path));
				const more = requires(managed, tool.requirement) === undefined ? [step(`${manager.add} ${tool.name}`)] : [];
				return [
					step(`pipx install ${manager.name}`),
					step(install),
					...more
				];
			}
			const requirements = files.map(({ path }) => folder === "" ? path : path.slice(folder.length + 1)).filter((path) => /^(?:requirements\/)?(?:requirements)?[\w.-]*\.txt$/.test(path) && /^[\w./-]+$/.test(path)).filter((path) => path === "requirements.txt" || /test|dev/.test(path));
			const table = tableOf(files, folder);
			const isPackage = view.has((0, init_paths._z)(folder, "setup.py")) || [tableAt(table, "build-system"), tableAt(table, "project")].some((own) => own !== undefined);
			const optional = tableAt(table, "project", "optional-dependencies");
			const extras = testNamesIn(optional);
			const grouped = tableAt(table, "dependency-groups");
			const groups = testNamesIn(grouped);
			const installed = [
				...files.filter(({ path }) => requirements.some((name) => path === (0, init_paths._z)(folder, name))),
				...isPackage ? listsAt(tableAt(table, "project"), ["dependencies"]) : [],
				...isPackage ? listsAt(optional, extras) : [],
				...listsAt(grouped, groups)
			];
			const words = [
				...requirements.map((path) => `-r ${path}`),
				...isPackage ? [`-e ${extras.length === 0 ? "." : `'.[${extras.join(",")}]'`}`] : [],
				...groups.map((name) => `--group ${name}`),
				...requires(installed, tool.requirement) === undefined ? [tool.name] : []
			];
			return words.length === 0 ? [] : [step(`python -m pip install ${words.join(" ")}`)];
		}
		const testNamesIn = (table = {}) => [
			"test",
			"tests",
			"testing",
			"dev"
		].filter((name) => Object.hasOwn(table, name));
		const listsAt = (table = {}, keys) => keys.map((key) => ({
			path: "pyproject.toml",
			text: "",
			table: { dependencies: table[key] }
		}));
		;
		const detectPython = (view) => {
			const projects = readPythonProjects(view);
			const all = projects.length === 0 ? [bareProject(view)] : projects;
			return all.flatMap((project) => {
				const pytest = pytestOf(view, project);
				const tests = pytest ?? unittestOf(view, project);
				return [
					tests,
					robotOf(view, project),
					behaveOf(view, project)
				].filter((finding) => finding !== undefined);
			});
		};
		const robotRequirement = /(?:^|["'\s])robotframework(?=$|["'\s[<>=!~;@,])/i;
		const behaveRequirement = /(?:^|["'\s])behave(?=$|["'\s[<>=!~;@,])/i;
		const xmlRunnerRequirement = /(?:^|["'\s])unittest-xml-reporting(?=$|["'\s[<>=!~;@,])/i;
		function unittestOf(view, project) {
			const path = filesIn(view, project, /^test.{0,200}\.py$/).find((file) => /^(?:import|from) unittest\b/m.test(view.read(file) ?? ""));
			if (path === undefined) return undefined;
			return {
				tool: "unittest",
				title: "unittest",
				job: "python",
				folder: project.folder,
				because: `${path} imports unittest`,
				setup: project.setup({
					name: "unittest-xml-reporting",
					requirement: xmlRunnerRequirement
				}),
				test: {
					run: `${project.module("xmlrunner")} discover --start-directory ${(0, init_paths.iq)(project.folder, path)} --top-level-directory . --output-file junit-unittest.xml`,
					folder: project.folder
				},
				format: "junit",
				files: ["junit-unittest.xml"]
			};
		}
		function robotOf(view, project) {
			const path = filesIn(view, project, /\.robot$/)[0];
			if (path === undefined) return undefined;
			return {
				tool: "robot-framework",
				title: "Robot Framework",
				job: "python",
				folder: project.folder,
				because: `there is ${path}`,
				setup: project.setup({
					name: "robotframework",
					requirement: robotRequirement
				}),
				test: {
					run: `${project.run("robot")} --output robot.xml --log NONE --report NONE ${(0, init_paths.iq)(project.folder, path)}`,
					folder: project.folder
				},
				format: "robot",
				files: ["robot.xml"]
			};
		}
		function behaveOf(view, project) {
			const feature = filesIn(view, project, /\.feature$/)[0];
			const required = requires(project.files, behaveRequirement);
			const steps = filesIn(view, project, /\.py$/).some((path) => /(?:^|\/)steps\//.test(path));
			if (feature === undefined || required === undefined && !steps) return undefined;
			return {
				tool: "behave",
				title: "Behave",
				job: "python",
				folder: project.folder,
				because: required === undefined ? `there is ${feature} with steps in Python` : `${required} requires behave`,
				setup: project.setup({
					name: "behave",
					requirement: behaveRequirement
				}),
				test: {
					run: `${project.run("behave")} --junit --junit-directory behave-results`,
					folder: project.folder
				},
				format: "junit",
				files: ["behave-results/TESTS-*.xml"]
			};
		}
		;
		const testFile = /^test_.{1,200}\.rb$|_test\.rb$/;
		const specFile = /^spec_.{1,200}\.rb$|_spec\.rb$/;
		const detectRuby = (view) => projectFolders(view).flatMap((folder) => {
			const first = (name) => view.named(name).find((file) => (0, init_paths.UO)((0, init_paths.yS)(file), folder));
			const gemfile = (0, init_paths._z)(folder, "Gemfile");
			const gemspecs = view.named(/\.gemspec$/).filter((file) => (0, init_paths.yS)(file) === folder);
			const files = [
				gemfile,
				...gemspecs,
				(0, init_paths._z)(folder, "Gemfile.lock")
			];
			const source = view.has(gemfile) ? gemfile : gemspecs[0] ?? "";
			const project = {
				folder,
				gemfile,
				source,
				gems: files.map((file) => view.read(file) ?? "").join("\n")
			};
			const naming = files.find((file) => /\brspec/.test(view.read(file) ?? ""));
			const isRspec = naming !== undefined && first(/_spec\.rb$/) !== undefined;
			const test = first(testFile) ?? (!isRspec && /\bminitest\b/.test(project.gems) ? first(specFile) : undefined);
			return [...isRspec ? [rspecOf(view, project, naming)] : [], ...test !== undefined ? [minitestOf(view, project, test)] : []];
		});
		function projectFolders(view) {
			const folders = view.named("Gemfile").map(init_paths.yS);
			const gems = view.named(/\.gemspec$/).map(init_paths.yS);
			return [...new Set([...folders, ...gems.filter((gem) => !folders.some((folder) => (0, init_paths.UO)(gem, folder)))])];
		}
		function ruby_setupOf(view, folder) {
			const hasVersion = view.has((0, init_paths._z)(folder, ".ruby-version")) || /^ruby\s/m.test(view.read((0, init_paths._z)(folder, ".tool-versions")) ?? "");
			return [{
				uses: "ruby",
				with: {
					...(0, defined_fields.X)({ "ruby-version": !hasVersion ? "3.4" : undefined }),
					"bundler-cache": "true",
					...(0, defined_fields.X)({ "working-directory": folder !== "" ? folder : undefined })
				}
			}];
		}
		const gemfileAdditions = (view, { gemfile }) => view.has(gemfile) ? [] : [{
			why: "Bundler installs the gems that this file names",
			file: gemfile,
			lines: ["source 'https://rubygems.org'", "gemspec"]
		}];
		function rspecOf(view, project, naming) {
			const { folder, gemfile, gems } = project;
			return {
				tool: "rspec",
				title: "RSpec",
				job: "ruby",
				folder,
				because: `${naming} has the gem rspec`,
				setup: ruby_setupOf(view, folder),
				test: {
					run: "bundle exec rspec --format progress --format RspecJunitFormatter --out junit-rspec.xml",
					folder
				},
				format: "junit",
				files: ["junit-rspec.xml"],
				additions: [...gemfileAdditions(view, project), ...gems.includes("rspec_junit_formatter") ? [] : [{
					why: "RSpec writes JUnit XML only with this gem",
					file: gemfile,
					lines: ["gem 'rspec_junit_formatter', group: :test"]
				}]]
			};
		}
		const helpers = [
			"test/test_helper.rb",
			"test/helper.rb",
			"spec/spec_helper.rb",
			"spec/helper.rb"
		];
		function minitestOf(view, project, test) {
			const { folder, gemfile, source, gems } = project;
			const usual = helpers.map((name) => (0, init_paths._z)(folder, name));
			const helper = usual.find((path) => view.has(path)) ?? (0, init_paths._z)(folder, "test/test_helper.rb");
			const isRails = view.has((0, init_paths._z)(folder, "bin/rails"));
			const hasReporter = (view.read(helper) ?? "").includes("JUnitReporter");
			return {
				tool: "minitest",
				title: "Minitest",
				job: "ruby",
				folder,
				because: `there is ${source}, with tests such as ${test}`,
				setup: ruby_setupOf(view, folder),
				test: {
					run: isRails ? "bin/rails test" : `bundle exec rake ${testTask(view.read((0, init_paths._z)(folder, "Rakefile")) ?? "")}`,
					folder
				},
				format: "junit",
				files: ["test-reports/TEST-*.xml"],
				additions: [
					...gemfileAdditions(view, project),
					...gems.includes("minitest-reporters") ? [] : [{
						why: "Minitest writes JUnit XML only with this gem",
						file: gemfile,
						lines: ["gem 'minitest-reporters', group: :test"]
					}],
					...hasReporter ? [] : [{
						why: "It selects the reporter",
						file: helper,
						lines: ["require 'minitest/reporters'", "Minitest::Reporters.use! [Minitest::Reporters::DefaultReporter.new, Minitest::Reporters::JUnitReporter.new('test-reports')]"]
					}]
				]
			};
		}
		function testTask(rakefile) {
			if (/^\s{0,20}task[ (]{1,5}:?["']?test\b/m.test(rakefile)) return "test";
			const name = /\bTestTask\.new[ (]{1,5}:?["']?(\w[\w:-]{0,100})/.exec(rakefile)?.[1];
			return name === undefined || name === "do" ? "test" : name;
		}
		;
		const detectRust = (view) => (0, init_paths.m)(view.named("Cargo.toml").map(init_paths.yS)).map((folder) => ({
			tool: "rust",
			title: "Rust, with cargo-nextest",
			job: "rust",
			folder,
			because: `there is ${(0, init_paths._z)(folder, "Cargo.toml")}`,
			setup: [{
				uses: "rustTools",
				with: { tool: "cargo-nextest" }
			}],
			test: {
				run: "cargo nextest run --workspace --profile ci",
				folder
			},
			format: "junit",
			files: ["target/nextest/ci/junit.xml"],
			additions: rust_additionsFor(view, (0, init_paths._z)(folder, ".config/nextest.toml"))
		}));
		function rust_additionsFor(view, file) {
			if (tableAt(readTomlTable(view, file), "profile", "ci", "junit") !== undefined) return [];
			return [{
				why: "nextest writes JUnit XML only with this setting",
				file,
				lines: [
					"[profile.ci]",
					"fail-fast = false",
					"",
					"[profile.ci.junit]",
					"path = \"junit.xml\""
				]
			}];
		}
		;
		const detectSbt = (view) => (0, init_paths.m)(view.named("build.sbt").map(init_paths.yS)).map((folder) => ({
			tool: "sbt",
			title: "sbt",
			job: "scala",
			folder,
			because: `there is ${(0, init_paths._z)(folder, "build.sbt")}`,
			setup: [javaSetup(view, folder, {
				cache: "sbt",
				buildFiles: []
			}), { uses: "sbt" }],
			test: {
				run: "sbt test",
				folder
			},
			format: "junit",
			files: ["**/target/**/test-reports/TEST-*.xml"]
		}));
		;
		const detectors = [
			detectJavaScript,
			detectMaven,
			detectGradle,
			detectSbt,
			detectDotnet,
			detectGo,
			detectRust,
			detectPython,
			detectCpp,
			detectDart,
			detectPhp,
			detectRuby,
			detectSwift,
			detectBats,
			detectPerl,
			detectBazel
		];
		const maximumFindings = 20;
		function detectTools(view, onOmitted = () => undefined) {
			const bazel = detectBazel(view).filter(({ folder }) => folder === "");
			if (bazel.length > 0) return bazel;
			const all = detectors.flatMap((detect) => detect(view));
			return [...new Set(all.map(({ title }) => title))].flatMap((title) => {
				const own = all.filter((finding) => finding.title === title);
				if (own.length > maximumFindings) onOmitted(own.slice(maximumFindings));
				return own.slice(0, maximumFindings);
			});
		}
		var config = __webpack_require__(81122);
		var match_files = __webpack_require__(97368);
		var formats = __webpack_require__(74686);
		var run_collectors = __webpack_require__(69737);
		var format_title = __webpack_require__(26009);
		;
		function countExistingResults(cwd) {
			const collectors = (0, run_collectors.j)((0, config.sb)(), { text: (value) => value });
			const results = new Map();
			for (const { path, absolutePath } of (0, match_files.x)({
				cwd,
				collectors
			}).files) {
				const format = (0, format_title.b)(absolutePath, path)?.id;
				const id = formats.wP.find((known) => known === format);
				if (id === undefined) continue;
				const { files = 0, example = path } = results.get(id) ?? {};
				results.set(id, {
					format: id,
					files: files + 1,
					example
				});
			}
			return [...results.values()];
		}
		var inner_path = __webpack_require__(64601);
		;
		const maximumPaths = 2e4;
		const listed_paths_maximumDepth = 8;
		const maximumEntries = 1e5;
		const skippedFolders = new Set([
			".git",
			"node_modules",
			"bower_components",
			"vendor",
			"third_party",
			"site-packages",
			".venv",
			"venv",
			".tox",
			".nox",
			"__pycache__",
			"Pods",
			".gradle",
			".dart_tool",
			"fixtures",
			"__fixtures__",
			"testdata",
			"examples",
			"example",
			"samples",
			"dist",
			"coverage"
		]);
		const outputFolders = new Set([
			"build",
			"out",
			"obj",
			"target"
		]);
		function listPaths(root, env) {
			const paths = listByGit(root, env) ?? listOnDisk(root);
			return paths.filter(isWanted).map((path) => ({
				path,
				depth: depthOf(path)
			})).sort((one, other) => one.depth - other.depth || (one.path < other.path ? -1 : 1)).slice(0, maximumPaths).map(({ path }) => path);
		}
		const depthOf = (path) => path.split("/").length - 1;
		const isWanted = (path) => path.length <= 1024 && (0, display_text.p)(path) === path && !path.includes("${{") && depthOf(path) <= listed_paths_maximumDepth && !path.split("/").some((name) => skippedFolders.has(name));
		function listByGit(root, env) {
			const workTree = (0, work_tree.vE)(root);
			const prefix = workTree === undefined ? undefined : (0, inner_path.g)(workTree, root);
			if (prefix === undefined) return undefined;
			const paths = (0, git_repository.W)(root, env)?.list("ls-files", "--cached", "--others", "--exclude-standard", "-z");
			if (paths === undefined || prefix === "") return paths;
			return paths.filter((path) => path.startsWith(`${prefix}/`)).map((path) => path.slice(prefix.length + 1));
		}
		function listOnDisk(root) {
			const found = [];
			const folders = [{
				path: "",
				depth: 0
			}];
			let entries = 0;
			for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
				for (const { name, isFolder } of entriesOf((0, external_node_path_.join)(root, folder.path), maximumEntries - entries)) {
					entries += 1;
					const path = folder.path === "" ? name : `${folder.path}/${name}`;
					if (!isFolder) found.push(path);
					else if (folder.depth < listed_paths_maximumDepth && !skippedFolders.has(name) && !outputFolders.has(name)) folders.push({
						path,
						depth: folder.depth + 1
					});
				}
				if (entries >= maximumEntries) break;
			}
			return found;
		}
		function entriesOf(folder, limit) {
			const entries = [];
			try {
				const reader = (0, external_node_fs_.opendirSync)(folder);
				try {
					for (let seen = 0, entry = reader.readSync(); entry !== null && seen < limit; seen += 1, entry = reader.readSync()) {
						if (entry.isFile() || entry.isDirectory()) entries.push({
							name: entry.name,
							isFolder: entry.isDirectory()
						});
					}
				} finally {
					reader.closeSync();
				}
			} catch {}
			return entries;
		}
		;
		const maximumFileBytes = 256 * 1024;
		const maximumTotalBytes = 16 * 1024 * 1024;
		function openRepositoryView(folder, env) {
			const root = (0, external_node_fs_.realpathSync)(folder);
			const paths = listPaths(root, env);
			const known = new Set(paths);
			const texts = new Map();
			const leftOut = new Map();
			let readBytes = 0;
			const load = (path) => {
				const loaded = loadText(root, path, maximumTotalBytes - readBytes);
				if ("reason" in loaded) leftOut.set(path, loaded.reason);
				else readBytes += loaded.bytes;
				return "reason" in loaded ? undefined : loaded.text;
			};
			return {
				paths,
				has: (path) => known.has(path),
				named: (name) => paths.filter((path) => {
					const base = external_node_path_.posix.basename(path);
					return typeof name === "string" ? base === name : name.test(base);
				}),
				read(path) {
					if (!known.has(path)) return undefined;
					if (!texts.has(path)) texts.set(path, load(path));
					return texts.get(path);
				},
				leaveOut: (path, reason) => leftOut.set(path, reason),
				leftOut: () => leftOut
			};
		}
		function loadText(root, path, allowedBytes) {
			try {
				const file = (0, external_node_path_.join)(root, path);
				if (!(0, external_node_fs_.lstatSync)(file).isFile()) return { reason: "it is not a regular file" };
				if ((0, inner_path.g)(root, (0, external_node_fs_.realpathSync)(file)) === undefined) return { reason: "it is outside of the repository" };
				const limit = Math.min(maximumFileBytes, allowedBytes);
				const buffer = Buffer.alloc(limit + 1);
				const descriptor = (0, external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
				try {
					const bytes = (0, external_node_fs_.readSync)(descriptor, buffer);
					if (bytes > limit) return { reason: limit < maximumFileBytes ? "too many files were read before" : "it is larger than 256 KiB" };
					if (buffer.subarray(0, bytes).includes(0)) return { reason: "it is not text in UTF-8. Save it as UTF-8, then run init again." };
					return {
						text: buffer.toString("utf8", 0, bytes).replace(/^\ufeff/, ""),
						bytes
					};
				} finally {
					(0, external_node_fs_.closeSync)(descriptor);
				}
			} catch {
				return { reason: "it cannot be read" };
			}
		}
		;
		const maximumLength = 32 * 1024;
		const maximumCommands = 1e3;
		const part = /<<[-~]?[ \t]{0,9}["'\\]?(?<document>[A-Za-z_]\w{0,100})["']?|(?<continued>[\\`]\r?\n)|'(?<single>[^']*)'?|"(?<double>(?:[^"\\]|\\.)*)"?|(?<expression>\$\{\{(?:[^}]|\}(?!\}))*(?:\}\})?)|\\(?<escaped>[\s"'$`\\;&|()<>#])|(?<end>[\n;&|()`])|(?<gap>[^\S\n]+|<<<|[<>])|(?<plain>[^\s"'$\\;&|()<>`#]+|.)/sy;
		const shells = new Set([
			"bash",
			"sh",
			"zsh",
			"ssh",
			"docker"
		]);
		function shellCommands(script) {
			const text = script.slice(0, maximumLength);
			const commands = [];
			let words = [];
			let word;
			let document;
			const endWord = () => {
				if (word !== undefined) words.push(word);
				word = undefined;
			};
			const endCommand = () => {
				endWord();
				if (words.length > 0) commands.push(words);
				words = [];
			};
			for (let index = 0; index < text.length && commands.length < maximumCommands;) {
				part.lastIndex = index;
				const groups = part.exec(text)?.groups ?? {};
				index = part.lastIndex;
				const { end, plain } = groups;
				const more = groups.single ?? groups.double ?? groups.expression ?? groups.escaped;
				if (more !== undefined) word = (word ?? "") + more;
				else if (plain === "#" && word === undefined) index = lineEnd(text, index);
				else if (plain !== undefined) word = (word ?? "") + plain;
				else if (end === undefined) endWord();
				else endCommand();
				document = groups.document ?? document;
				if (document !== undefined && end === "\n") {
					if (commands.at(-1)?.some((one) => shells.has(one)) !== true) index = documentEnd(text, index, document);
					document = undefined;
				}
			}
			endCommand();
			return commands;
		}
		const lineEnd = (text, from) => {
			const end = text.indexOf("\n", from);
			return end === -1 ? text.length : end;
		};
		function documentEnd(text, from, delimiter) {
			for (let start = from; start < text.length;) {
				const end = lineEnd(text, start);
				if (text.slice(start, end).trim() === delimiter) return end;
				start = end + 1;
			}
			return text.length;
		}
		;
		const root = /^(?:\$\{\{\s?github\.workspace\s?\}\}|\$\{?GITHUB_WORKSPACE\}?|\$env:GITHUB_WORKSPACE)(?:[\\/]|$)/;
		function innerFolder(folder, path) {
			const fromRoot = path.replace(root, "");
			if (fromRoot.length > 1e3 || /[$~]|^[\\/]/.test(fromRoot)) return folder;
			const inner = external_node_path_.posix.join(fromRoot === path ? folder : "", fromRoot.replaceAll("\\", "/"));
			if (inner === ".." || inner.startsWith("../")) return folder;
			return inner === "." ? "" : inner.replace(/\/$/, "");
		}
		;
		function fileTask(program) {
			if (!/[\\/]|\.(?:[cm]?[jt]s|py|rb|pl|php|lua|sh|bash|ps1|R|jl)$/.test(program)) return undefined;
			return (words, { view, folder }) => {
				const path = innerFolder(folder, program);
				const text = view.has(path) ? view.read(path) : undefined;
				const isShell = text !== undefined && (/\.(?:sh|bash|bat|cmd|ps1)$/.test(path) || /^#!.{0,50}\b(?:ba|z|da|k)?sh\b/.test(text));
				const mode = /^-{0,2}tests?$/.test(words[0] ?? "") ? words[0] : undefined;
				const name = mode ?? path.split("/").slice(-2).join("/");
				return [{ task: {
					name,
					scripts: isShell ? [text] : undefined,
					folder
				} }];
			};
		}
		var yaml_dist = __webpack_require__(38815);
		;
		function readYamlObject(view, path) {
			const text = view.read(path);
			if (text === undefined || view.leftOut().has(path)) return undefined;
			try {
				const lines = new yaml_dist.LineCounter();
				const document = (0, yaml_dist.parseDocument)(text, {
					lineCounter: lines,
					logLevel: "silent",
					prettyErrors: false
				});
				const [error] = document.errors;
				if (error === undefined) return objectIn(document.toJS({ maxAliasCount: 100 }));
				const { line, col } = lines.linePos(error.pos[0]);
				view.leaveOut(path, invalidFileReason("YAML", {
					line,
					column: col,
					cause: error.message
				}));
			} catch (cause) {
				if (!(cause instanceof RangeError || cause instanceof ReferenceError)) throw cause;
				view.leaveOut(path, invalidFileReason("YAML", undefined));
			}
			return undefined;
		}
		;
		function createObjectReader(view) {
			const objects = new Map();
			return (path) => {
				if (!objects.has(path)) objects.set(path, readObject(view, path));
				return objects.get(path);
			};
		}
		function readObject(view, path) {
			if (path.endsWith(".toml")) return readTomlTable(view, path);
			return /\.ya?ml$/.test(path) ? readYamlObject(view, path) : readJsonObject(view, path, { allowsComments: true });
		}
		;
		function afterOptions(words, valued = []) {
			let index = 0;
			while (index < words.length) {
				const word = words[index] ?? "";
				if (word === "--") return words.slice(index + 1);
				if (!/^[-+$]/.test(word)) break;
				index += valued.includes(word) ? 2 : 1;
			}
			return words.slice(index);
		}
		const operands = (words, valued = []) => words.filter((word, index) => !/^[-+]./.test(word) && !valued.includes(words[index - 1] ?? ""));
		function optionValue(words, ...names) {
			const index = words.findIndex((word) => names.some((name) => word === name || word.startsWith(`${name}=`)));
			const word = words[index];
			if (word === undefined) return undefined;
			return names.includes(word) ? words[index + 1] : word.slice(word.indexOf("=") + 1);
		}
		function plainProgram(word) {
			const name = word.slice(Math.max(word.lastIndexOf("/"), word.lastIndexOf("\\")) + 1).replace(/\.(?:exe|bat|cmd|phar)$/i, "");
			const end = name.indexOf("@", 1);
			return (end === -1 ? name : name.slice(0, end)).replace(/^npm:/, "").replace(/^(python|pypy|py|pip|coverage|pytest|pwsh|ruby|php|lua)-?[\d.]+$/, "$1").replace(/^(?:pypy|py)$/, "python");
		}
		;
		const quietPrograms = new Set([
			"echo printf exit true false cd pushd popd export set unset source . test [ [[ rm rmdir mkdir cp mv ln cat tee ls touch chmod chown sleep sed awk grep find head tail cut sort jq yq curl wget tar unzip zip",
			"git gh apt apt-get apk dnf yum brew choco winget port snap pip gem pod which where type",
			"eslint oxlint tsc tsgo vue-tsc svelte-check prettier biome xo standard semistandard stylelint markdownlint markdownlint-cli2 cspell knip publint attw depcheck madge typedoc tsup tsdown rollup vite webpack esbuild babel swc rimraf cpy husky lint-staged commitlint changeset",
			"ruff mypy pyright flake8 black isort pylint pydocstyle bandit pre-commit prek sphinx-build mkdocs twine build",
			"rubocop standardrb brakeman bundle-audit phpstan psalm php-cs-fixer phpcs pint rector",
			"golangci-lint gofmt gofumpt staticcheck govulncheck shellcheck shfmt hadolint yamllint actionlint codespell clang-format clang-tidy cppcheck swiftlint swiftformat ktlint detekt"
		].flatMap((programs) => programs.split(" ")));
		;
		const valued = [
			"-d",
			"--working-dir",
			"--timeout"
		];
		const composer = (words, { object, folder: outer }) => {
			const folder = innerFolder(outer, optionValue(words, "-d", "--working-dir") ?? "");
			const [subcommand, second] = operands(words, valued);
			if (subcommand === "exec") return [{
				words: afterOptions(words.slice(words.indexOf(subcommand) + 1)),
				folder
			}];
			const name = /^(?:run|run-script)$/.test(subcommand ?? "") ? second : subcommand;
			if (name === undefined) return undefined;
			const scripts = objectIn(object((0, init_paths._z)(folder, "composer.json"))?.scripts);
			if (scripts === undefined || !Object.hasOwn(scripts, name)) {
				return [{ task: {
					name,
					scripts: undefined,
					folder
				} }];
			}
			const own = [scripts[name]].flat().filter((text) => typeof text === "string");
			return [{ task: {
				name,
				scripts: own.map(composer_commandOf),
				folder
			} }];
		};
		const composer_commandOf = (text) => text.replace(/^@(php|composer)\b/, "$1").replace(/^@putenv\b.*$/s, "true").replace(/^@(?=[\w:-])/, "composer run ");
		;
		const package_scripts_maximumPackages = 50;
		function scriptTasks({ packages, folder }, name, isEverywhere = false) {
			const [start = "", end] = name.split("*", 2);
			const matches = (script) => end === undefined ? script === name : script.startsWith(start) && script.endsWith(end);
			const defining = packages().filter(({ scripts }) => [...scripts.keys()].some(matches));
			const nearest = (0, init_paths.bQ)(folder).flatMap((around) => defining.find((one) => one.folder === around) ?? [])[0];
			const chosen = isEverywhere || nearest === undefined ? defining.slice(0, package_scripts_maximumPackages) : [nearest];
			if (chosen.length === 0) return [{ task: {
				name,
				scripts: undefined,
				folder
			} }];
			return chosen.flatMap((one) => [...one.scripts].filter(([script]) => matches(script)).map(([script, text]) => ({ task: taskOf(one, script, text) })));
		}
		const taskOf = ({ folder }, name, text) => ({
			name,
			scripts: [text],
			folder
		});
		const isDefined = ({ packages }, name) => packages().some(({ scripts }) => scripts.has(name));
		const folderOptions = [
			"--prefix",
			"--cwd",
			"--dir",
			"-C"
		];
		const package_scripts_valued = [
			...folderOptions,
			"--workspace",
			"--filter",
			"-F",
			"--loglevel",
			"--reporter",
			"--cache",
			"--registry"
		];
		const everywhere = /^(?:-r|--recursive|--filter(?:=.*)?|-F|-w|-ws|--workspaces?(?:=.*)?|workspaces?|foreach|recursive|multi)$/s;
		const testing = new Set([
			"test",
			"t",
			"tst",
			"it",
			"install-test",
			"cit",
			"install-ci-test",
			"clean-install-test",
			"sit"
		]);
		const manager = (isNpm) => (words, outer) => {
			const end = words.indexOf("--");
			const own = end === -1 ? words : words.slice(0, end);
			const place = {
				...outer,
				folder: innerFolder(outer.folder, optionValue(own, ...folderOptions) ?? "")
			};
			const isEverywhere = own.some((word) => everywhere.test(word));
			const rest = package_scripts_commandOf(words, isNpm);
			const [subcommand] = rest;
			if (subcommand === undefined) return undefined;
			if (testing.has(subcommand)) return scriptTasks(place, "test", isEverywhere);
			if (/^(?:run|run-script|rum|urn)$/.test(subcommand)) {
				const command = afterOptions(rest.slice(1), package_scripts_valued);
				const [name] = command;
				if (name === undefined) return undefined;
				const pattern = name.replace(/^\/\^?|\$?\/$/g, "").replace(".*", "*");
				return [...scriptTasks(place, pattern, isEverywhere), ...isNpm || isDefined(place, name) ? [] : [{
					words: command,
					folder: place.folder
				}]];
			}
			if (/^(?:exec|x|dlx)$/.test(subcommand)) return [{
				words: afterOptions(rest.slice(1), [
					...package_scripts_valued,
					"-p",
					"--package"
				]),
				folder: place.folder
			}];
			if (isNpm) return undefined;
			return isDefined(place, subcommand) ? scriptTasks(place, subcommand, isEverywhere) : [{
				words: rest,
				folder: place.folder
			}];
		};
		function package_scripts_commandOf(words, isNpm) {
			const own = isNpm ? [...package_scripts_valued, "-w"] : package_scripts_valued;
			let rest = afterOptions(words, own);
			while (/^(?:workspaces?|foreach|recursive|multi)$/.test(rest[0] ?? "")) rest = afterOptions(rest.slice(rest[0] === "workspace" ? 2 : 1), [
				...own,
				"--include",
				"--exclude",
				"--from",
				"--jobs",
				"-j"
			]);
			return rest;
		}
		const scriptRunner = (isEverywhere) => (words, place) => operands(words, [
			"--scope",
			"--filter",
			"-F",
			"--concurrency",
			"--ignore",
			"--cwd"
		]).filter((word) => word !== "run" && word !== "watch").flatMap((word) => scriptTasks(place, word.slice(word.indexOf("#") + 1), isEverywhere));
		const commandRunner = (words, place) => operands(words, [
			"-n",
			"--names",
			"-c",
			"--prefix-colors",
			"-p",
			"--prefix",
			"--success",
			"-s"
		]).flatMap((word) => {
			const name = /^(?:npm|pnpm|yarn|bun|node):(.+)$/s.exec(word)?.[1] ?? word;
			return /\s/.test(name) ? [{
				script: name,
				folder: place.folder
			}] : [...scriptTasks(place, name), {
				words: [name],
				folder: place.folder
			}];
		});
		const packageScriptPrograms = {
			npm: manager(true),
			pnpm: manager(false),
			yarn: manager(false),
			yarnpkg: manager(false),
			bun: manager(false),
			turbo: scriptRunner(true),
			lerna: scriptRunner(true),
			wsrun: scriptRunner(true),
			"run-s": scriptRunner(false),
			"run-p": scriptRunner(false),
			"npm-run-all": scriptRunner(false),
			"npm-run-all2": scriptRunner(false),
			concurrently: commandRunner,
			"start-server-and-test": commandRunner,
			"start-test": commandRunner
		};
		;
		const deno = (words, place) => {
			const { object, folder } = place;
			const [subcommand, name] = operands(words, [
				"--cwd",
				"-c",
				"--config",
				"--filter",
				"-f"
			]);
			if (subcommand === "run") return [{
				words: afterOptions(words.slice(words.indexOf(subcommand) + 1), ["--config", "-c"]),
				folder
			}];
			if (subcommand !== "task" || name === undefined) return undefined;
			for (const file of ["deno.json", "deno.jsonc"]) {
				const tasks = objectIn(object((0, init_paths._z)(folder, file))?.tasks);
				if (tasks === undefined || !Object.hasOwn(tasks, name)) continue;
				const table = objectIn(tasks[name]);
				const needs = Array.isArray(table?.dependencies) ? table.dependencies.map((need) => `deno task ${need}`) : [];
				const scripts = [...needs, table?.command ?? tasks[name]].filter((text) => typeof text === "string");
				return [{ task: {
					name,
					scripts,
					folder
				} }];
			}
			return scriptTasks(place, name);
		};
		;
		const testAction = /^[ \t]{0,50}(?:run_tests|scan|xctest)\b|\btask:[ \t]{0,5}["'](?:[\w:]{0,100}(?:[tT]est|check)\w{0,50})["']/m;
		const fastlane = (words, { view, folder }) => {
			const text = view.read((0, init_paths._z)(folder, "fastlane/Fastfile")) ?? view.read((0, init_paths._z)(folder, "Fastfile"));
			const lanes = operands(words).filter((word) => !word.includes(":") && !/^(?:ios|android|mac|run)$/.test(word));
			return lanes.map((name) => ({ task: {
				name: name === "scan" ? "test" : name,
				scripts: fastlane_scriptsOf(text, name),
				folder
			} }));
		};
		function fastlane_scriptsOf(text, name) {
			const lanes = new Map((text ?? "").split(/^(?=[ \t]{0,50}(?:private_)?lane[ (]{1,3}:)/m).map((lane) => [nameOf(lane), lane]));
			const own = lanes.get(name);
			if (own === undefined) return undefined;
			const used = own.split("\n").slice(1).map((line) => line.trim().split(/\W/, 1)[0] ?? "");
			return [...testAction.test(own) ? ["xcodebuild test"] : [], ...used.filter((lane) => lanes.has(lane)).map((lane) => `fastlane ${lane}`)];
		}
		const nameOf = (lane) => /^[ \t]{0,50}(?:private_)?lane[ (]{1,3}:(\w{1,100})/.exec(lane)?.[1] ?? "";
		;
		const mise = (words, { object, folder }) => {
			const [subcommand, name] = operands(words, [
				"-C",
				"--cd",
				"-j",
				"--jobs"
			]);
			const index = words.indexOf(subcommand ?? "");
			const end = words.indexOf("--");
			if (/^(?:exec|x)$/.test(subcommand ?? "")) return [{
				words: end === -1 ? afterOptions(words.slice(index + 1)) : words.slice(end + 1),
				folder
			}];
			if (!/^(?:run|r)$/.test(subcommand ?? "") || name === undefined) return undefined;
			const tables = ["mise.toml", ".mise.toml"].map((file) => tableAt(object((0, init_paths._z)(folder, file)), "tasks"));
			const own = tables.find((table) => table !== undefined && Object.hasOwn(table, name))?.[name];
			const needs = [objectIn(own)?.depends].flat().filter((need) => typeof need === "string");
			const commands = [objectIn(own)?.run ?? own].flat().filter((text) => typeof text === "string");
			const scripts = own === undefined ? undefined : [...needs.map((need) => `mise run ${need}`), ...commands];
			return [{ task: {
				name,
				scripts,
				folder
			} }];
		};
		;
		const mix = (words, { view, folder }) => {
			const [task, ...rest] = words;
			if (task === undefined) return undefined;
			if (task === "do") {
				const tasks = rest.join(" ").split(/\s\+\s|,/);
				return tasks.map((own) => ({
					words: ["mix", ...own.trim().split(/\s+/)],
					folder
				}));
			}
			const [name = ""] = operands(words);
			const alias = aliasIn(view.read((0, init_paths._z)(folder, "mix.exs")) ?? "", name);
			const isTest = /^(?:test(?:\..{1,50})?|coveralls(?:\..{1,50})?|espec)$/.test(name);
			if (isTest && (alias === undefined || alias.some((own) => own.split(" ", 1)[0] === name))) return [{ task: {
				name: "test",
				scripts: undefined,
				folder
			} }];
			return alias && [{ task: {
				name,
				scripts: alias.map((own) => `mix ${own}`),
				folder
			} }];
		};
		function aliasIn(text, name) {
			const start = [`"${name}": `, ` ${name}: `].map((key) => text.indexOf(key) + key.length).find((index) => /[["]/.test(text[index] ?? ""));
			const own = start === undefined ? undefined : /^(?:\[[^\]]{0,2000}\]|"[^"\n]{0,500}")/.exec(text.slice(start))?.[0];
			return own === undefined ? undefined : [...own.matchAll(/"([^"\n]{1,500})"/g)].map(([, task = ""]) => task);
		}
		;
		const maximumProjects = 50;
		const nx = (words, place) => {
			const [command = ""] = operands(words);
			if (command === "exec") return [{
				words: afterOptions(words.slice(words.indexOf(command) + 1)),
				folder: place.folder
			}];
			return targetsOf(command, words).flatMap((target) => targetTasks(place, target));
		};
		function targetsOf(command, words) {
			if (command === "run") return [operands(words)[1]?.split(":")[1] ?? ""];
			if (!/^(?:run-many|affected)$/.test(command)) return [command.replace(/^affected:/, "")];
			return words.flatMap((word, index) => {
				const given = /^--targets?=(.+)$/s.exec(word)?.[1];
				const option = words.slice(0, index).findLast((before) => before.startsWith("-"));
				return (given ?? (/^(?:-t|--targets?)$/.test(option ?? "") && !word.startsWith("-") ? word : "")).split(",").filter((name) => name !== "");
			});
		}
		function targetTasks(place, target) {
			const projects = place.view.named("project.json").slice(0, maximumProjects);
			const own = projects.flatMap((path) => {
				const definition = objectIn(objectIn(place.object(path)?.targets)?.[target]);
				const options = objectIn(definition?.options);
				const commands = [
					definition?.command,
					options?.command,
					...Array.isArray(options?.commands) ? options.commands : []
				];
				const texts = commands.map((command) => objectIn(command)?.command ?? command).filter((text) => typeof text === "string");
				return texts.length === 0 ? [] : [{ task: {
					name: target,
					scripts: texts,
					folder: (0, init_paths.yS)(path)
				} }];
			});
			const isScript = own.length === 0 || place.packages().some(({ scripts }) => scripts.has(target));
			return isScript ? [...own, ...scriptTasks(place, target, true)] : own;
		}
		;
		const nox = (words, { view, folder }) => {
			if (words.some((word) => /^(?:-l|--list|--list-sessions|--install-only|--json)$/.test(word))) return [];
			const path = (0, init_paths._z)(folder, optionValue(words, "-f", "--noxfile") ?? "noxfile.py");
			return sessionsOf(words).map((name) => ({ task: {
				name: view.has(path) ? name : "test",
				scripts: scriptsIn(view.read(path), name),
				folder
			} }));
		};
		function sessionsOf(words) {
			const start = words.findIndex((word) => /^(?:-s|-e|--sessions?)(?:=|$)/.test(word));
			if (start === -1) return [""];
			const given = words[start]?.split("=")[1];
			const after = words.slice(start + 1);
			const end = after.findIndex((word) => word.startsWith("-"));
			const names = given === undefined ? operands(end === -1 ? after : after.slice(0, end)) : [given];
			return names.map((name) => name.includes("$") ? "" : name.replace(/(?:-\d|\().*$/s, ""));
		}
		function scriptsIn(text, name) {
			if (text === undefined) return undefined;
			const functions = text.split(/^(?=(?:async )?def |@)/m);
			const own = functions.filter((one, index) => name === "" || nox_nameOf(one) === name || functions[index - 1]?.includes(`name="${name}"`) === true);
			if (own.length === 0) return undefined;
			return own.flatMap((one) => [...one.matchAll(/\.run(?:_always|_install)?\(([^)]{0,1000})/g)].map(([, words = ""]) => nox_commandOf(words) || "session"));
		}
		const nox_nameOf = (text) => /^(?:async )?def (\w{1,100})/.exec(text)?.[1];
		const nox_commandOf = (words) => [...words.matchAll(/["']([^"'\n]{1,200})["']/g)].map(([, word]) => word).join(" ");
		;
		const tox = (words, place) => {
			const [subcommand] = operands(words, [
				"-e",
				"-f",
				"-c",
				"-m",
				"-x",
				"--conf",
				"--workdir"
			]);
			const isPreparation = words.some((word) => /^(?:--notest|--devenv|-l|-a|--listenvs|--listenvs-all|--showconfig)$/.test(word));
			if (isPreparation || /^(?:list|l|config|c|devenv|d|quickstart|q|depends|schema)$/.test(subcommand ?? "")) return [];
			const names = optionValue(words, "-e", "--env")?.split(",") ?? [""];
			const environments = environmentsOf(place);
			return names.map((name) => ({ task: {
				name: environments === undefined ? "test" : name,
				scripts: environments && tox_scriptsOf(environments, name),
				folder: place.folder
			} }));
		};
		function tox_scriptsOf(environments, name) {
			if (name === "" || name.includes("$") || name === "ALL") return [...environments.values()];
			const own = environments.get(name);
			return [own ?? environments.get("") ?? ""];
		}
		function environmentsOf({ view, object, folder }) {
			const ini = view.read((0, init_paths._z)(folder, "tox.ini"));
			if (ini !== undefined) return tox_fromIni(ini);
			const table = tableAt(object((0, init_paths._z)(folder, "pyproject.toml")), "tool", "tox");
			if (typeof table?.legacy_tox_ini === "string") return tox_fromIni(table.legacy_tox_ini);
			const own = table ?? object((0, init_paths._z)(folder, "tox.toml"));
			return own && tox_fromTable(own);
		}
		function tox_fromIni(text) {
			const environments = new Map();
			for (const [section, values] of readIniSections(text)) {
				if (!/^testenv(?::|$)/.test(section)) continue;
				const commands = (values.get("commands") ?? "").replace(/^[\w{}!,.-]{1,100}: /gm, "").replace(/^- /gm, "");
				if (commands === "") continue;
				for (const name of section.slice("testenv:".length).replace(/[{}]/g, "").split(",")) environments.set(name.trim(), commands);
			}
			return environments;
		}
		function tox_fromTable(table) {
			const base = tableAt(table, "env_run_base");
			const own = Object.entries(tableAt(table, "env") ?? {}).map(([name, value]) => [name, objectIn(value)]);
			return new Map([["", base], ...own].flatMap(([name, value]) => value?.commands === undefined ? [] : [[name, commandsIn(value.commands)]]));
		}
		const commandsIn = (value) => Array.isArray(value) ? value.map((command) => Array.isArray(command) ? command.filter((word) => typeof word === "string").join(" ") : "").join("\n") : "";
		;
		const python_tasks_valued = [
			"-C",
			"-e",
			"--env",
			"--environment",
			"-p",
			"--project",
			"--manifest-path",
			"--root",
			"--executor",
			"-g",
			"--venv"
		];
		const tablesOf = ({ object, folder }, places) => places.map(([file, ...keys]) => tableAt(object((0, init_paths._z)(folder, file)), ...keys)).filter((table) => table !== undefined);
		function python_tasks_scriptsIn(value, runner) {
			if (typeof value === "string") return [value];
			if (Array.isArray(value)) return value.slice(0, 100).flatMap((one) => typeof one === "string" ? [`${runner} ${one}`, one] : python_tasks_textsIn(objectIn(one)));
			const table = objectIn(value);
			const list = table?.sequence ?? table?.composite ?? table?.cmd;
			return Array.isArray(list) ? python_tasks_scriptsIn(table?.cmd === list ? list.filter((word) => typeof word === "string").join(" ") : list, runner) : python_tasks_textsIn(table);
		}
		const python_tasks_textsIn = (table) => [
			table?.cmd,
			table?.shell,
			table?.script,
			table?.call,
			table?.ref
		].filter((text) => typeof text === "string");
		function tableTask(tables, name, runner, folder) {
			const values = tables.flatMap((table) => Object.hasOwn(table, name) ? [table[name]] : []);
			if (values.length === 0) return undefined;
			return [{ task: {
				name,
				scripts: values.flatMap((value) => python_tasks_scriptsIn(value, runner)),
				folder
			} }];
		}
		const unknownTask = (name, { folder }) => ({ task: {
			name,
			scripts: undefined,
			folder
		} });
		function afterRun(words) {
			if (operands(words, python_tasks_valued)[0] !== "run") return undefined;
			const own = words.slice(words.indexOf("run") + 1);
			const [name] = operands(own, python_tasks_valued);
			return name === undefined ? undefined : own.slice(own.indexOf(name));
		}
		const runner = (program, ...places) => (words, place) => {
			const command = afterRun(words);
			const [name] = command ?? [];
			if (command === undefined || name === undefined) return undefined;
			const tables = tablesOf(place, places);
			return tableTask(tables, name, `${program} run`, place.folder) ?? [{
				words: command,
				folder: place.folder
			}, unknownTask(name, place)];
		};
		const poe = (words, place) => {
			const [name] = operands(words, python_tasks_valued);
			if (name === undefined) return undefined;
			const tables = tablesOf(place, [[
				"pyproject.toml",
				"tool",
				"poe",
				"tasks"
			], [
				"poe_tasks.toml",
				"tool",
				"poe",
				"tasks"
			]]);
			return tableTask(tables, name, "poe", place.folder) ?? [unknownTask(name, place)];
		};
		const hatch = (words, place) => {
			const [name = "", ...rest] = afterRun(words) ?? [];
			if (name === "") return undefined;
			const script = name.slice(name.lastIndexOf(":") + 1);
			const environments = tablesOf(place, [[
				"pyproject.toml",
				"tool",
				"hatch",
				"envs"
			], ["hatch.toml", "envs"]]).flatMap((table) => Object.values(table).map(objectIn));
			const tables = environments.map((environment) => tableAt(environment, "scripts")).filter((table) => table !== undefined);
			const command = {
				words: [script, ...rest],
				folder: place.folder
			};
			return tableTask(tables, script, "hatch run", place.folder) ?? [command, unknownTask(name, place)];
		};
		const pythonTaskPrograms = {
			tox,
			nox,
			hatch,
			poe,
			pdm: runner("pdm", [
				"pyproject.toml",
				"tool",
				"pdm",
				"scripts"
			]),
			rye: runner("rye", [
				"pyproject.toml",
				"tool",
				"rye",
				"scripts"
			]),
			pixi: runner("pixi", ["pixi.toml", "tasks"], [
				"pyproject.toml",
				"tool",
				"pixi",
				"tasks"
			])
		};
		;
		const rake = (words, { view, folder }) => {
			const file = optionValue(words, "-f", "--rakefile");
			const candidates = file === undefined ? [
				"Rakefile",
				"rakefile",
				"Rakefile.rb",
				"rakefile.rb"
			] : [file];
			const text = candidates.flatMap((name) => view.read((0, init_paths._z)(folder, name)) ?? [])[0] ?? "";
			const names = operands(words, [
				"-f",
				"--rakefile",
				"-C",
				"-j",
				"-I",
				"-r"
			]).filter((word) => !word.includes("=") && !word.startsWith("$"));
			return (names.length === 0 ? ["default"] : names.map((name) => name.replace(/\[.*$/s, ""))).map((name) => {
				const needs = needsOf(text, name);
				const isTest = testTasksIn(text).has(name) || name === "features" || name === "cucumber" || name === "default" && needs.length === 0;
				return { task: {
					name: isTest ? "test" : name,
					scripts: isTest || needs.length === 0 ? undefined : needs.map((need) => `rake ${need}`),
					folder
				} };
			});
		};
		const testTasksIn = (text) => new Set([...text.matchAll(/\b(TestTask|RSpec::Core::RakeTask|Cucumber::Rake::Task)\.new(?:[ (]{0,5}:?["']?([\w:.-]{1,100}))?/g)].map(([, type = "", name]) => name === undefined || name === "do" ? type === "TestTask" ? "test" : "spec" : name));
		function needsOf(text, name) {
			const starts = [
				`${name}: `,
				`"${name}": `,
				`:${name} => `,
				`:${name}=>`,
				`"${name}" => `,
				`'${name}' => `
			];
			return text.split("\n").flatMap((line) => {
				const rest = /^\s{0,20}task[ (]{1,5}(.{1,500})$/.exec(line)?.[1] ?? "";
				const own = starts.find((start) => rest.startsWith(start));
				if (own === undefined) return [];
				const [needs = ""] = rest.slice(own.length).split(" do ", 1);
				return [...needs.replace(/%[iIwW]?|\bdo$/g, "").matchAll(/[\w:.-]{1,100}/g)].map(([need]) => need.replace(/^:/, ""));
			});
		}
		;
		const maximumIncluded = 20;
		const recipeProgram = ({ program, files, included, valued, folderOptions, fileOptions }) => (words, { view, folder: outer }) => {
			const folder = innerFolder(outer, optionValue(words, ...folderOptions) ?? "");
			const named = optionValue(words, ...fileOptions);
			const candidates = named === undefined ? files.map((name) => (0, init_paths._z)(folder, name)) : [innerFolder(folder, named)];
			const path = candidates.find((candidate) => view.has(candidate));
			const targets = operands(words, [
				...valued,
				...folderOptions,
				...fileOptions
			]).filter((word) => !/^\d+$|^\$|=/.test(word));
			const defined = path === undefined ? [] : [path, ...view.named(included).filter((other) => other !== path).slice(0, maximumIncluded)];
			return (targets.length === 0 ? [undefined] : targets).map((target) => {
				const found = defined.flatMap((file) => recipeIn(view, file, target) ?? [])[0];
				const scripts = found && [...found.needs.map((need) => `${program} ${need}`), found.commands];
				return { task: {
					name: recipes_nameOf(target),
					scripts,
					folder
				} };
			});
		};
		const recipes_nameOf = (target = "") => target === "check" ? "test" : target.includes("/") ? "" : target;
		const assignmentIn = /^(?:export |override )?([\w.-]{1,100})[ \t]{0,20}(?:[:?+!]{0,3}=)[ \t]{0,20}(.*)$/;
		function recipeIn(view, path, target) {
			const variables = new Map();
			const needs = [];
			const commands = [];
			let isOwn = false;
			let isFound = false;
			for (const line of (view.read(path) ?? "").replace(/\\\r?\n/g, " ").split(/\r?\n/)) {
				if (line.length > 5e3 || line.startsWith("#")) continue;
				if (/^[ \t]/.test(line)) {
					if (isOwn) commands.push(line.trim().replace(/^[-@+]{1,3}/, ""));
					continue;
				}
				if (line.trim() === "") continue;
				const assignment = line.includes("=") ? assignmentIn.exec(line) : null;
				if (assignment !== null) {
					variables.set(assignment[1] ?? "", assignment[2] ?? "");
					continue;
				}
				isOwn = false;
				if (target !== undefined && !line.includes(target) && !line.includes("%")) continue;
				const header = headerOf(line);
				isOwn = header !== undefined && (target === undefined ? !isFound : header.names.some((name) => matchesTarget(name, target)));
				if (header === undefined || !isOwn) continue;
				isFound = true;
				needs.push(...header.needs);
				if (header.command !== "") commands.push(header.command);
			}
			return isFound ? {
				needs,
				commands: withVariables(commands.join("\n"), variables)
			} : undefined;
		}
		function headerOf(line) {
			const colon = line.indexOf(":");
			if (colon < 1 || /^(?:\.[A-Z]|if|else|endif|define|include|set |alias )/.test(line)) return undefined;
			const [rest = "", ...command] = line.slice(colon + 1).replace(/^:/, "").split(";");
			const names = line.slice(0, colon).replace(/^@/, "").trim().split(/\s+/);
			return {
				names,
				needs: rest.replace(/#.*$/s, "").split(/[\s()|&]+/).filter((need) => /^[\w./%-]{1,100}$/.test(need)),
				command: command.join(";").trim()
			};
		}
		function matchesTarget(name, target) {
			const [start = "", end] = name.split("%", 2);
			return end === undefined ? name === target : target.startsWith(start) && target.endsWith(end) && name !== "%";
		}
		function withVariables(text, variables) {
			const once = (line) => line.replace(/\$[({]([\w.-]{1,100})[)}]/g, (_, name) => variables.get(name)?.slice(0, 500) ?? (/^[A-Z]{2,}$/.test(name) ? name.toLowerCase() : ""));
			return once(once(text).slice(0, 5e4)).replaceAll("$$", "$");
		}
		const make = recipeProgram({
			program: "make",
			files: [
				"GNUmakefile",
				"makefile",
				"Makefile"
			],
			included: /\.mk$|^Makefile\..{1,100}$/,
			valued: [
				"-j",
				"-o",
				"-W",
				"-l",
				"-I"
			],
			folderOptions: ["-C", "--directory"],
			fileOptions: [
				"-f",
				"--file",
				"--makefile"
			]
		});
		const just = recipeProgram({
			program: "just",
			files: [
				"justfile",
				"Justfile",
				".justfile"
			],
			included: /\.just$/,
			valued: ["--set", "--shell"],
			folderOptions: ["-d", "--working-directory"],
			fileOptions: ["-f", "--justfile"]
		});
		const recipePrograms = {
			make,
			gmake: make,
			"mingw32-make": make,
			nmake: make,
			bmake: make,
			just
		};
		;
		const files = [
			"Taskfile.yml",
			"Taskfile.yaml",
			"taskfile.yml",
			"taskfile.yaml",
			"Taskfile.dist.yml",
			"Taskfile.dist.yaml"
		];
		const task = (words, { view, object, folder }) => {
			const path = files.map((name) => (0, init_paths._z)(folder, name)).find((candidate) => view.has(candidate));
			const tasks = path === undefined ? undefined : objectIn(object(path)?.tasks);
			const taskipy = tableAt(object((0, init_paths._z)(folder, "pyproject.toml")), "tool", "taskipy", "tasks");
			const names = operands(words, [
				"-d",
				"--dir",
				"-t",
				"--taskfile",
				"-o",
				"-C"
			]).filter((word) => !word.includes("="));
			return (names.length === 0 ? ["default"] : names).map((name) => {
				const own = tasks !== undefined && Object.hasOwn(tasks, name) ? tasks[name] : taskipy !== undefined && Object.hasOwn(taskipy, name) ? taskipy[name] : undefined;
				return { task: {
					name,
					scripts: own === undefined ? undefined : taskfile_scriptsIn(own),
					folder
				} };
			});
		};
		function taskfile_scriptsIn(value) {
			if (typeof value === "string") return [value];
			if (Array.isArray(value)) return value.flatMap((one) => typeof one === "string" ? [one] : scriptsOfCommand(one));
			const table = objectIn(value);
			const needs = [table?.deps].flat().map((need) => objectIn(need)?.task ?? need);
			return [...needs.flatMap((need) => typeof need === "string" ? [`task ${need}`] : []), ...[table?.cmds, table?.cmd].flat().flatMap((command) => typeof command === "string" ? [command] : scriptsOfCommand(command))];
		}
		function scriptsOfCommand(value) {
			const { cmd, task: name } = objectIn(value) ?? {};
			return [...typeof cmd === "string" ? [cmd] : [], ...typeof name === "string" ? [`task ${name}`] : []];
		}
		;
		const namedOnly = "invoke inv bake grunt gulp jake cake mage earthly dagger melos very_good bb scons waf nuke doit rush moon devbox devenv esy b2 toys thor fab pyinvoke";
		const byName = (words, { folder }) => [...words.map((word) => word.replace(/^\+/, "")).filter((word) => !word.startsWith("-")), ""].map((name) => ({ task: {
			name,
			scripts: undefined,
			folder
		} }));
		const taskPrograms = new Map([
			...Object.entries(packageScriptPrograms),
			...Object.entries(recipePrograms),
			...Object.entries(pythonTaskPrograms),
			["composer", composer],
			["deno", deno],
			["fastlane", fastlane],
			["mise", mise],
			["mix", mix],
			["nx", nx],
			["rake", rake],
			["task", task],
			...namedOnly.split(" ").map((program) => [program, byName])
		]);
		;
		const test_name_testing = new Set("test tests testing tester unittest unittests utest atest spec specs e2e unit integration acceptance selftest runtests testsuite pytest jest vitest phpunit rspec cypress playwright".split(" "));
		const other = new Set("lint linter format fmt type types typing typings typecheck build compile watch dep deps dependencies install setup prepare init bootstrap clean data image images publish upload download report reports requirements requires doc docs start serve server stop debug update generate gen bench benchmark list style deploy release".split(" "));
		function isTestName(name) {
			const words = name.slice(0, 300).split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/);
			const lower = words.map((word) => word.toLowerCase());
			return lower.some((word) => test_name_testing.has(word)) && (lower.includes("and") || !lower.some((word) => other.has(word)));
		}
		;
		const test_programs_valued = [
			"-C",
			"--manifest-path",
			"--package-path",
			"--directory",
			"--root",
			"--config",
			"--file",
			"--prefix",
			"--context"
		];
		const always = () => true;
		const first = (...names) => (words) => names.includes(operands(words, test_programs_valued)[0] ?? "");
		const has = (...names) => (words) => words.some((word) => names.includes(word));
		const matches = (pattern) => (words) => words.some((word) => pattern.test(word.slice(0, 2e3)));
		const joined = (pattern) => (words) => pattern.test(words.join(" ").slice(0, 2e3));
		const not = (runs) => (words) => !runs(words);
		const both = (one, other) => (words) => one(words) && other(words);
		const either = (one, other) => (words) => one(words) || other(words);
		const test = first("test");
		const mavenGoal = /^(?:test|package|verify|install|deploy|(?:pre-|post-)?integration-test|(?:[\w.-]{1,100}:)?(?:maven-)?(?:surefire|failsafe)(?:-plugin)?:.{1,100})$/;
		const mavenSkips = /^-D(?:skipTests|maven\.test\.skip|maven\.test\.skip\.exec)(?:=true)?$/;
		const gradleTask = /(?:^|:)(?:build|buildNeeded|check|allTests|tests?|test[A-Z]\w{0,100}|\w{0,100}(?:Tests?|Check|Coverage(?:Report)?))$/;
		const gradlePreparation = /(?:^|:)(?:compile|process|assemble|package|bundle|generate|publish|spotless|dependency|clean|install|lint)\w{0,100}$|(?:Classes|Jar)$/;
		const gradleTests = /(?:^|:)(?:test|check)$/;
		const gradleStandardTask = /(?:^|:)(?:build|buildNeeded|check|test)$/;
		const gradle = (words) => {
			if (has("--dry-run", "-m")(words)) return false;
			const exclusions = ["-x", "--exclude-task"];
			const isWithoutTests = words.some((word, index) => exclusions.includes(words[index - 1] ?? "") && gradleTests.test(word));
			return operands(words, [
				...exclusions,
				"-p",
				"--project-dir",
				"-b",
				"-c",
				"-I",
				"--init-script",
				"--tests",
				"-g"
			]).map((task) => task.slice(0, 300)).some((task) => gradleTask.test(task) && !gradlePreparation.test(task) && !(isWithoutTests && gradleStandardTask.test(task)));
		};
		const sbtTask = /(?:^|[\s;/:+])(?:test(?:Only|Quick|Full)?|scripted|\w{0,50}Tests?)(?![\w:/-])/;
		const dotnet = either(both(first("test", "vstest"), not(has("--list-tests", "-t"))), both(first("run"), matches(/Tests?(?:[\\/.]|$)/)));
		const cargoTest = /^(?:test|t|nextest (?:run|r)|(?:careful|miri|hack|insta|xtask|make) (?:--?[\w=-]{1,50} ){0,9}(?:test|tests|nextest)|tarpaulin|mutants|llvm-cov(?! (?:report|clean|show-env|run)))(?: |$)/;
		const cargo = (words) => {
			const [start = ""] = operands(words, test_programs_valued);
			const own = words.slice(words.indexOf(start)).join(" ").slice(0, 2e3);
			return cargoTest.test(own) && !has("--no-run", "--list")(words);
		};
		const goTests = both(test, not(either(has("-c", "-list"), matches(/^(?:-run=)?(?:\^\$|NONE|XXX)$|^-list=/))));
		const target = /^(?:tests?|check|check-all|check-[\w-]{1,100}|test-[\w-]{1,100}|RUN_TESTS|run_tests|runtest)$/;
		const cmake = (words) => words.some((word, index) => /^(?:--target|-t)$/.test(words[index - 1] ?? "") && target.test(word));
		const rCheck = /\bCMD check\b|\brcmdcheck\b|\bdevtools::(?:test|check)\b|\btest_(?:local|check|dir|package|file)\b|\bcovr::|\btinytest::/;
		const table = {
			javaScript: [
				["vitest", not(first("bench", "list", "init"))],
				["jest", not(has("--listTests", "--showConfig", "--clearCache", "--init"))],
				["mocha _mocha electron-mocha mochawesome ava tape tap borp qunit jasmine uvu lab", not(first("init", "plugin", "build"))],
				["web-test-runner wtr test-storybook testcafe nightwatch protractor elm-test elm-test-rs cucumber-js", not(first("init", "install", "make"))],
				["playwright", test],
				["cypress newman", first("run")],
				["karma", first("start", "run")],
				["ng", first("test", "t", "e2e")],
				["wdio", either(first("run"), matches(/\.conf\.[cm]?[jt]s$/))],
				["react-scripts craco react-app-rewired ember stencil aegir detox", test],
				["vue-cli-service wp-scripts", matches(/^test[:-].{1,100}$/)],
				["node nodejs tsx", has("--test")],
				["bun deno hardhat truffle maestro", test]
			],
			java: [
				["mvn mvnw mvnd", both(matches(mavenGoal), not(matches(mavenSkips)))],
				["gradle gradlew", gradle],
				["sbt sbtx sbtn", matches(sbtTask)],
				["ant", matches(/^(?:tests?|check|junit|[\w.-]{1,100}[-.]tests?|tests?[-.][\w.-]{1,100})$/)],
				["mill", matches(/(?:^|\.)test(?:Forked|Cached|Local|Only)?$/)],
				["scala-cli scala", test],
				["lein", matches(/^(?:test(?::.{1,100})?|midje|kaocha|eftest|test-all)$/)],
				["clojure clj", matches(/^-[MXAT]:.{0,200}\b(?:test|kaocha)\b/)]
			],
			dotnet: [["dotnet", dotnet], ["vstest.console xunit.console nunit3-console nunit-console MSTest mstest", always]],
			native: [
				["go richgo", goTests],
				["gotestsum gotest", not(first("tool"))],
				["ginkgo", not(first("build", "bootstrap", "generate", "version", "outline", "labels", "unfocus", "help"))],
				["cargo cross", cargo],
				["wasm-pack forge anchor scarb snforge aiken v gleam zef", test],
				["ctest", not(either(has("-N"), matches(/^--(?:show-only|print-labels)/)))],
				["meson", test],
				["cmake", cmake],
				["ninja", matches(target)],
				["bazel bazelisk", first("test", "coverage")],
				["buck buck2 please plz", test],
				["pants", has("test")],
				["zig", either(test, joined(/^build (?:\S{1,100} ){0,9}(?:test|tests|test[-_]\S{1,100})(?: |$)/))],
				["nimble dub testament", has("test", "all")],
				["crystal", first("spec")]
			],
			apple: [
				["swift", both(test, not(joined(/^test list\b/)))],
				["xcodebuild", (words) => operands(words, [
					"-scheme",
					"-target",
					"-project",
					"-workspace",
					"-configuration",
					"-sdk",
					"-destination"
				]).some((word) => /^test(?:-without-building)?$/.test(word))],
				["xctool tuist", has("test")]
			],
			python: [
				["pytest py.test", not(has("--collect-only", "--co", "--fixtures", "--markers"))],
				["unittest doctest nose nosetests nose2 trial twisted.trial ward green zope-testrunner runtests.py", always],
				["stestr", first("run")],
				["behave robot pabot radish lettuce", not(has("--dry-run", "--dryrun"))],
				["manage.py django-admin", test],
				["setup.py", has("test", "pytest")],
				["hatch rye", test]
			],
			ruby: [["rspec parallel_rspec parallel_test parallel_cucumber turbo_tests minitest mspec bacon cutest cucumber", not(has("--init"))], ["rails", matches(/^(?:test|spec)(?::.{1,100})?$/)]],
			php: [["phpunit simple-phpunit pest paratest behat phpspec codecept kahlan infection atoum", not(first("build", "clean", "list", "generate:suite", "generate:cest"))], ["artisan", first("test", "dusk")]],
			beam: [["rebar3", joined(/\b(?:eunit|ct|proper)\b/)]],
			shell: [["bats prove yath shellspec zunit roundup busted", not(has("--count", "--init"))], ["Build dzil minil luarocks", test]],
			mobile: [
				["flutter", first("test", "drive")],
				["dart", either(test, joined(/^(?:pub )?run (?:build_runner )?test\b/))],
				["patrol", test]
			],
			science: [
				["R Rscript", joined(rCheck)],
				["julia", joined(/\bPkg\.test\b|\bruntests\.jl\b|\bpkg"test|"test"/)],
				["elm", test],
				["stack", either(test, has("--test"))],
				["cabal", first("test", "v2-test", "new-test")],
				["dune", either(first("test", "runtest"), matches(/^@(?:.{1,100}\/)?(?:runtest|test)$/))]
			],
			infrastructure: [
				["terraform tofu molecule", test],
				["helm", first("unittest")],
				["ansible-test", first("units", "integration")],
				["opa conftest", first("test", "verify")]
			]
		};
		const programs = new Map(Object.values(table).flatMap((rows) => rows.flatMap(([names, runs]) => names.split(" ").map((name) => [name, runs]))));
		const runsTestsWith = (program, words) => programs.get(program)?.(words);
		;
		const wrapper = ({ valued: options = "", skipped = 0, after = [""] } = {}) => (words, { folder }) => {
			const valued = options.split(" ");
			const own = after.flatMap((subcommand) => wordsAfter(words, subcommand, valued) ?? [])[0];
			if (own === undefined) return undefined;
			return [...new Array(skipped + 1).keys()].map((count) => ({
				words: afterOptions(own.words.slice(count), valued),
				folder
			}));
		};
		function wordsAfter(words, subcommand, valued) {
			const rest = afterOptions(words, valued);
			if (subcommand === "") return { words: rest };
			const own = subcommand.split(" ");
			return own.every((word, index) => rest[index] === word) ? { words: afterOptions(rest.slice(own.length), valued) } : undefined;
		}
		const interpreter = (valued) => (words, { folder }) => {
			const [file, ...rest] = afterOptions(words, valued.split(" "));
			return file === undefined ? undefined : [{
				words: [/[\\/]/.test(file) ? file : `./${file}`, ...rest],
				folder
			}];
		};
		const shell = (words, place) => {
			const valued = ["-ExecutionPolicy", ...words.filter((word) => /^[-+][a-zA-Z]{0,9}[oO]$/.test(word))];
			const options = words.slice(0, words.length - afterOptions(words, valued).length);
			const index = options.findIndex((word) => /^-(?:[a-z]{0,9}c|[Cc]ommand)$/.test(word));
			return index === -1 ? interpreter(valued.join(" "))(words, place) : [{
				script: words.slice(index + 1).join(" "),
				folder: place.folder
			}];
		};
		function pythonCommand(words, valued) {
			for (let index = 0; index < words.length; index += valued.includes(words[index] ?? "") ? 2 : 1) {
				const word = words[index] ?? "";
				if (/^-[A-Za-z]{0,5}m$/.test(word) || word === "--module") return words.slice(index + 1);
				if (word === "-c") return undefined;
				if (!/^[-+$]/.test(word)) return words.slice(index);
			}
			return undefined;
		}
		const python = (valued) => (words, { folder }) => {
			const command = pythonCommand(words, valued.split(" "));
			return command && [{
				words: command,
				folder
			}];
		};
		const pythonEnvironment = (subcommands, valued) => (words, place) => {
			const rest = afterOptions(words, valued.split(" "));
			const subcommand = subcommands.find((own) => own.split(" ").every((word, index) => rest[index] === word));
			return subcommand === undefined ? undefined : python(valued)(rest.slice(subcommand.split(" ").length), place);
		};
		const wrappers_text = (...options) => (words, { folder }) => {
			const script = optionValue(words, ...options);
			return script === undefined ? undefined : [{
				script,
				folder
			}];
		};
		const afterOption = (...options) => (words, { folder }) => {
			const index = words.findIndex((word) => options.includes(word));
			return index === -1 ? undefined : [{
				words: words.slice(index + 1),
				folder
			}];
		};
		const container = wrapper({
			after: [
				"run",
				"exec",
				"container run",
				"compose run",
				"compose exec"
			],
			skipped: 1,
			valued: "-v --volume -e --env -w --workdir -u --user -p --publish -h --hostname -m --memory -l --label -f --file --name --entrypoint --network --net --mount --platform --env-file --cpus --shm-size --ulimit --add-host --device --cap-add --security-opt --gpus --ipc --profile --project-name"
		});
		const uv = "--group --extra --with --with-requirements --with-editable --python -p --package --project --directory --env-file --only-group --no-group --index --from --spec --constraint";
		const wrappers_table = [
			["command", (words, place) => /^-[vV]$/.test(words[0] ?? "") ? undefined : wrapper()(words, place)],
			["exec time nohup unbuffer dbus-launch winpty cross-env cross-env-shell dotenv dotenvx corepack emmake chronic catchsegv fvm wine retry if then else elif do while until ! {", wrapper()],
			["nyc c8", wrapper({ valued: "-r --reporter -n --include -x --exclude -o --reports-dir --report-dir --src --temp-directory" })],
			["npx bunx pnpx", wrapper({ valued: "-p --package -w --workspace" })],
			["sudo doas", wrapper({ valued: "-u -g -C -h -p" })],
			["env", wrapper({ valued: "-u -C --unset --chdir" })],
			["nice ionice", wrapper({ valued: "-n -c" })],
			["stdbuf", wrapper({ valued: "-i -o -e" })],
			["xvfb-run", wrapper({ valued: "-s --server-args -n --server-num -e --error-file -w --wait -f" })],
			["dbus-run-session", wrapper({ valued: "--config-file --dbus-daemon" })],
			["timeout gtimeout", wrapper({
				valued: "-s -k --signal --kill-after",
				skipped: 1
			})],
			["kcov appraisal arch setarch faketime", wrapper({ skipped: 1 })],
			["valgrind strace", wrapper({ valued: "-o -e" })],
			["doppler infisical op conda mamba micromamba", wrapper({
				after: ["run"],
				valued: "-n --name -p --prefix --env-file --config -c"
			})],
			["percy asdf opam ddev", wrapper({
				after: ["exec"],
				valued: "--switch --dir -d"
			})],
			["direnv", wrapper({
				after: ["exec"],
				skipped: 1
			})],
			["rustup", wrapper({
				after: ["run"],
				skipped: 1
			})],
			["bundle bundler", wrapper({
				after: ["exec"],
				valued: "--gemfile"
			})],
			["cabal", wrapper({ after: ["exec"] })],
			["docker podman nerdctl docker-compose", container],
			["ssh", (words, { folder }) => [{
				script: afterOptions(words, [
					"-p",
					"-i",
					"-o",
					"-l"
				]).slice(1).join(" "),
				folder
			}]],
			["nix", afterOption("-c", "--command")],
			["nix-shell", wrappers_text("--run", "--command")],
			["eval", (words, { folder }) => [{
				script: words.join(" "),
				folder
			}]],
			["su", wrappers_text("-c", "--command")],
			["bash sh zsh dash ksh pwsh powershell script", shell],
			["cmd", afterOption("/c", "/C")],
			["python", python("-X -W")],
			["coverage", pythonEnvironment(["run"], "--source --rcfile --data-file --omit --include --context --concurrency")],
			["poetry pipenv", pythonEnvironment(["run"], "-C --directory")],
			["uv", pythonEnvironment(["run", "tool run"], uv)],
			["uvx", wrapper({ valued: uv })],
			["pipx", wrapper({
				after: ["run"],
				valued: uv
			})],
			["node tsx ts-node nodejs", interpreter("-r --require --import --loader --env-file -C --conditions")],
			["ruby jruby truffleruby", interpreter("-r -I -C")],
			["perl", interpreter("-I -M")],
			["php", interpreter("-d -c")],
			["lua luajit", interpreter("-l -e")],
			["go", (words, { folder }) => ["run", "tool"].includes(words[0] ?? "") ? [{
				words: afterOptions(words.slice(1)),
				folder
			}] : undefined],
			["elixir iex", wrapper({ valued: "--erl --name --sname" })],
			["lando sail", wrapper()]
		];
		const wrappers = new Map(wrappers_table.flatMap(([programs, starter]) => programs.split(" ").map((program) => [program, starter])));
		;
		const test_runs_maximumDepth = 20;
		const test_runs_maximumCommands = 5e4;
		const maximumFollowed = 500;
		function createTestFinder(view) {
			const known = new Map();
			const object = createObjectReader(view);
			let commands = 0;
			let read;
			const packages = () => {
				read ??= readPackages(view);
				return read;
			};
			function ofScript(script, outerFolder, depth) {
				let folder = outerFolder;
				let effect = "other";
				for (const words of shellCommands(script)) {
					const [program, target] = words;
					if ((program === "cd" || program === "pushd") && target !== undefined) {
						folder = innerFolder(folder, target);
						continue;
					}
					const own = ofCommand(words, folder, depth);
					if (own === "tests") return own;
					if (own === "unknown") effect = own;
				}
				return effect;
			}
			function ofCommand(all, folder, depth) {
				commands += 1;
				const words = withoutVariables(all.map((word, index) => index === 0 ? programIn(word) : word));
				const [first, ...rest] = words;
				if (first === undefined) return "other";
				if (depth > test_runs_maximumDepth || commands > test_runs_maximumCommands) return "unknown";
				if (/\s/.test(first)) return ofScript(first, folder, depth + 1);
				const program = plainProgram(first);
				if (/^--?(?:help|version)$/.test(rest[0] ?? "")) return "other";
				const runs = runsTestsWith(program, rest);
				if (runs === true) return "tests";
				const place = {
					view,
					object,
					folder,
					packages
				};
				const wrapped = wrappers.get(program)?.(rest, place);
				if (wrapped !== undefined) return bestOf(wrapped, depth + 1);
				const starter = taskPrograms.get(program);
				const isKnown = wrappers.has(program) || starter !== undefined || runs !== undefined;
				const follow = starter ?? (isKnown ? undefined : fileTask(first));
				return (follow && ofFollowed(words, follow, place, depth)) ?? (isKnown || quietPrograms.has(program) ? "other" : "unknown");
			}
			function ofFollowed(words, follow, place, depth) {
				const key = [place.folder, ...words].join("\n");
				if (known.has(key)) return known.get(key);
				if (known.size >= maximumFollowed) return "unknown";
				known.set(key, "other");
				const started = follow(words.slice(1), place);
				const effect = started && bestOf(started, depth + 1);
				known.set(key, effect);
				return effect;
			}
			function bestOf(started, depth) {
				let effect = "other";
				for (const one of started) {
					const own = "task" in one ? ofTask(one.task, depth) : "script" in one ? ofScript(one.script, one.folder, depth) : ofCommand(one.words, one.folder, depth);
					if (own === "tests") return own;
					if (own === "unknown") effect = own;
				}
				return effect;
			}
			function ofTask({ name, scripts, folder }, depth) {
				const effects = new Set(scripts?.map((script) => ofScript(script, folder, depth)) ?? ["unknown"]);
				if (effects.has("tests") || effects.has("unknown") && isTestName(name)) return "tests";
				return effects.has("unknown") ? "unknown" : "other";
			}
			return (script, folder) => ofScript(script, folder, 0) === "tests";
		}
		function programIn(word) {
			const name = /^\$\{?([A-Z]{2,20})\}?$/.exec(word)?.[1]?.toLowerCase() ?? "";
			return wrappers.has(name) || taskPrograms.has(name) || runsTestsWith(name, []) !== undefined ? name : word;
		}
		function withoutVariables(words) {
			const start = words.findIndex((word) => !/^(?:[A-Za-z_]\w{0,100}\+?=|\$(?!\())/.test(word));
			return start === -1 ? [] : words.slice(start);
		}
		;
		const maximumSteps = 500;
		const maximumCombinations = 20;
		const maximumActionDepth = 5;
		function readWorkflow(view, path) {
			const root = readYamlObject(view, path);
			if (root === undefined) return undefined;
			const jobs = Object.values(objectIn(root.jobs) ?? {}).map(objectIn).filter((job) => job !== undefined);
			return {
				isForChanges: isForChanges(root.on),
				steps: jobs.flatMap((job) => stepsOf(view, job, folderOfRun(job) ?? folderOfRun(root) ?? "")).slice(0, maximumSteps),
				calls: jobs.flatMap(({ uses }) => typeof uses === "string" && uses.startsWith("./") ? [uses.slice(2)] : [])
			};
		}
		const changes = [
			"pull_request",
			"push",
			"pull_request_target",
			"merge_group"
		];
		function isForChanges(on) {
			if (typeof on === "string" || Array.isArray(on)) return changes.some((name) => [on].flat().includes(name));
			const events = objectIn(on) ?? {};
			const push = objectIn(events.push);
			const isForTags = push?.tags !== undefined && push.branches === undefined;
			return changes.some((name) => Object.hasOwn(events, name) && !(name === "push" && isForTags));
		}
		const folderOfRun = (holder) => {
			const folder = objectIn(objectIn(holder.defaults)?.run)?.["working-directory"];
			return typeof folder === "string" ? innerFolder("", folder) : undefined;
		};
		function stepsOf(view, job, folder) {
			const combinations = combinationsOf(objectIn(job.strategy)?.matrix);
			return stepsIn(view, job.steps, folder, 0).map((step) => ({
				...step,
				scripts: step.scripts.flatMap((script) => combined(script, combinations))
			}));
		}
		function stepsIn(view, steps, folder, depth) {
			if (!Array.isArray(steps) || depth > maximumActionDepth) return [];
			return steps.slice(0, maximumSteps).flatMap((value) => {
				const step = objectIn(value);
				const own = step?.["working-directory"];
				const inside = typeof own === "string" ? innerFolder("", own) : folder;
				if (typeof step?.run === "string") return [{
					scripts: [workflow_file_scriptOf(step.run, step.shell)],
					folder: inside
				}];
				if (typeof step?.uses !== "string") return [];
				const { uses } = step;
				if (!uses.startsWith("./")) return [{
					uses,
					scripts: workflow_file_scriptsOf(uses, textsIn(step.with)),
					folder: inside
				}];
				const action = ["action.yml", "action.yaml"].map((name) => `${uses.slice(2).replace(/\/$/, "")}/${name}`).find((path) => view.has(path));
				return action === undefined ? [] : stepsIn(view, objectIn(readYamlObject(view, action)?.runs)?.steps, "", depth + 1);
			});
		}
		function workflow_file_scriptOf(text, shell) {
			const language = /^(Rscript|julia|python3?)\b/.exec(typeof shell === "string" ? shell : "")?.[1];
			return language === undefined ? text : `${language} -e '${text.replaceAll("'", "\"")}'`;
		}
		const scriptInputs = [
			"run",
			"run-in-vm",
			"script",
			"command",
			"commands",
			"coverageCommand",
			"test-command",
			"test_command"
		];
		const actionPrograms = [
			["cypress-io/github-action", "cypress run"],
			["julia-actions/julia-runtest", "julia -e Pkg.test()"],
			["r-lib/actions/check-r-package", "R CMD check"],
			["php-actions/phpunit", "phpunit"],
			[
				"php-actions/composer",
				"composer",
				"command"
			],
			[
				"actions-rs/cargo",
				"cargo",
				"command"
			],
			[
				"houseabsolute/actions-rust-cross",
				"cargo",
				"command"
			],
			[
				"gradle/gradle-build-action",
				"gradle",
				"arguments"
			],
			[
				"gradle/actions/setup-gradle",
				"gradle",
				"arguments"
			],
			[
				"borales/actions-yarn",
				"yarn",
				"cmd"
			],
			[
				"maierj/fastlane-action",
				"fastlane",
				"lane"
			]
		];
		function workflow_file_scriptsOf(uses, inputs) {
			const scripts = scriptInputs.flatMap((name) => inputs.get(name) ?? []);
			const programs = actionPrograms.flatMap(([action, program, input]) => {
				const words = input === undefined ? "" : inputs.get(input);
				return uses.startsWith(`${action}@`) && words !== undefined ? [`${program} ${words}`] : [];
			});
			return [...scripts, ...programs];
		}
		function combinationsOf(matrix) {
			const { include, ...lists } = objectIn(matrix) ?? {};
			const values = Object.entries(lists).flatMap(([name, list]) => (Array.isArray(list) ? list : []).map((value) => valuesIn(name, value)));
			const included = (Array.isArray(include) ? include : []).map((row) => Object.entries(objectIn(row) ?? {}).flatMap(([name, value]) => valuesIn(name, value)));
			return [...included, ...values].map((entries) => new Map(entries));
		}
		const valuesIn = (name, value) => typeof value === "string" ? [[name, value]] : [...textsIn(value)].map(([key, text]) => [`${name}.${key}`, text]);
		const matrixValue = /\$\{\{[ \t]{0,9}matrix\.([\w.-]{1,100})[ \t]{0,9}\}\}/g;
		function combined(script, combinations) {
			const names = new Set([...script.matchAll(matrixValue)].map(([, name = ""]) => name));
			const own = combinations.filter((combination) => [...combination.keys()].some((name) => names.has(name)));
			const texts = own.map((combination) => script.replace(matrixValue, (expression, name) => combination.get(name) ?? expression));
			return [...new Set([script, ...texts])].slice(0, maximumCombinations);
		}
		;
		function findWorkflows(view) {
			const runsTests = createTestFinder(view);
			const files = view.paths.filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)).map((path) => ({
				path,
				...readWorkflow(view, path) ?? {
					isForChanges: false,
					steps: [],
					calls: []
				}
			}));
			const forChanges = new Set(files.filter(({ isForChanges }) => isForChanges).map(({ path }) => path));
			for (const path of forChanges) for (const called of files.find((file) => file.path === path)?.calls ?? []) forChanges.add(called);
			return files.map(({ path, steps }) => ({
				path,
				reports: steps.some(reportsTests),
				tests: steps.some(({ scripts, folder }) => scripts.some((script) => runsTests(script, folder))),
				forChanges: forChanges.has(path)
			})).sort((one, other) => Number(other.forChanges) - Number(one.forChanges));
		}
		const reportCommand = /\bbuild-report(?:@[\w.-]{1,50})? (?:report|collect)\b/;
		const reportsTests = ({ uses, scripts }) => /^[\w.-]+\/build-report@/.test(uses ?? "") || scripts.some((script) => shellCommands(script).some((words) => reportCommand.test(words.join(" ").slice(0, 2e3))));
		;
		function surveyRepository(cwd, env) {
			const view = openRepositoryView(cwd, env);
			const root = (0, work_tree.vE)(cwd);
			const omitted = [];
			return {
				findings: detectTools(view, (findings) => void omitted.push(...findings)),
				omitted,
				results: countExistingResults(cwd),
				otherCis: findOtherCis(view),
				workflows: findWorkflows(view),
				defaultBranch: findDefaultBranch(cwd, env),
				...(0, defined_fields.X)({ repositoryRoot: root !== (0, external_node_fs_.realpathSync)(cwd) ? root : undefined }),
				leftOut: view.leftOut()
			};
		}
		var result_patterns = __webpack_require__(56459);
		var documentation_url = __webpack_require__(33923);
		;
		const toolPage = (tool) => (0, documentation_url.o)(tool === undefined ? "docs/formats.md" : `docs/tools/${tool}.md`);
		;
		const summarizeSurvey = ({ findings, omitted, results, otherCis, workflows, leftOut }) => ({
			tools: findings.map((finding) => ({
				title: finding.title,
				folder: finding.folder,
				because: finding.because,
				command: finding.test.run,
				env: finding.test.env ?? {},
				format: finding.format,
				files: (0, result_patterns.H)(finding),
				toDo: finding.additions ?? [],
				page: toolPage(finding.tool)
			})),
			notIncluded: omitted.map(({ title, folder }) => ({
				title,
				folder
			})),
			results,
			otherServices: otherCis,
			workflows,
			notRead: [...leftOut].map(([path, reason]) => ({
				path,
				reason
			}))
		});
		var picocolors = __webpack_require__(57336);
		var picocolors_default = __webpack_require__.n(picocolors);
		var counts = __webpack_require__(3517);
		var action_reference = __webpack_require__(32023);
		var tool_use = __webpack_require__(13654);
		var workflow_text = __webpack_require__(11900);
		;
		const shownFolders = 3;
		const shownFiles = 5;
		const shownWorkflows = 20;
		function describeSurvey(survey, { color }) {
			const paint = picocolors_default().createColors(color);
			const parts = [
				toolLines(survey.findings, paint),
				omittedLines(survey, paint),
				resultLines(survey, paint),
				leftOutLines(survey, paint),
				otherCiLines(survey, paint),
				workflowLines(survey, paint)
			];
			return `${parts.filter((lines) => lines.length > 0).map((lines) => `${lines.join("\n")}\n`).join("\n")}\n`;
		}
		function toolLines(findings, paint) {
			if (findings.length === 0) return ["No test tool was recognised. Every result file in one of these formats is read:", `  ${paint.cyan((0, documentation_url.o)("docs/formats.md"))}`];
			return [paint.bold("Found"), ...(0, tool_use.d)(findings).flatMap((use) => ["", ...useLines(use, paint)])];
		}
		function useLines({ first, findings }, paint) {
			const line = (label, text) => `    ${paint.dim(label.padEnd(8))} ${text}`;
			return [
				`  ${paint.green(first.title)}: ${(0, display_text.p)(first.because)}`,
				...findings.length === 1 ? [] : [`  ${paint.dim(`and in ${folderNames(findings.slice(1))}`)}`],
				...Object.entries(first.test.env ?? {}).map(([name, value]) => line("variable", `${name}=${value}`)),
				line("command", `${(0, display_text.p)(first.test.run)}${folderPlace(first.folder, findings.length, paint)}`),
				line("results", `${(0, result_patterns.H)(first).join(", ")} ${paint.dim(`(${(0, formats.R2)(first.format)})`)}`),
				line("guide", paint.cyan(toolPage(first.tool))),
				...findings.flatMap(({ additions = [] }) => additions.flatMap((addition) => additionLines(addition, paint)))
			];
		}
		const folderPlace = (folder, count, paint) => folder === "" || count > 1 ? "" : paint.dim(` (in ${(0, display_text.p)(folder)})`);
		function folderNames(findings) {
			const folders = findings.map(({ folder }) => (0, display_text.p)(folder === "" ? "the root" : folder));
			const shown = folders.slice(0, shownFolders);
			const more = folders.length - shown.length;
			return more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${more} more`;
		}
		function omittedLines({ omitted }, paint) {
			if (omitted.length === 0) return [];
			return [
				paint.bold("Not included, because each tool is included for at most 20 folders"),
				...[...new Set(omitted.map(({ title }) => title))].map((title) => `  ${title} in ${folderNames(omitted.filter((finding) => finding.title === title))}`),
				"  Run their tests with one command in the root instead, and change the workflow and the configuration to it."
			];
		}
		function additionLines(addition, paint) {
			const todo = paint.yellow("to do".padEnd(8));
			if ("command" in addition) {
				const place = addition.folder === "" ? "" : ` in ${(0, display_text.p)(addition.folder)}`;
				return [`    ${todo} ${addition.why}. Run once${place}:`, `               ${addition.command}`];
			}
			return [`    ${todo} ${addition.why}. Add to ${(0, display_text.p)(addition.file)}:`, ...addition.lines.map((line) => `               ${line}`.trimEnd())];
		}
		function resultLines({ results }, paint) {
			if (results.length === 0) return [];
			const total = results.reduce((sum, { files }) => sum + files, 0);
			return [paint.bold(`${(0, counts.p)(total, "result file")} in the working tree`), ...results.map(({ format, files, example }) => `  ${(0, formats.R2)(format)}: ${files === 1 ? "" : `${files} files, such as `}${(0, display_text.p)(example)}`)];
		}
		function leftOutLines({ leftOut }, paint) {
			if (leftOut.size === 0) return [];
			const shown = [...leftOut].slice(0, shownFiles);
			return [
				paint.bold("Not read"),
				...shown.map(([path, reason]) => `  ${(0, display_text.p)(path)}: ${reason}`),
				...leftOut.size > shown.length ? [paint.dim(`  and ${leftOut.size - shown.length} more`)] : []
			];
		}
		function otherCiLines({ otherCis, findings }, paint) {
			const links = findings.filter(({ isLink }) => isLink === true).flatMap(result_patterns.H);
			return otherCis.flatMap(({ title, path }, index) => [
				...index === 0 ? [] : [""],
				paint.bold(`${title} is configured in ${(0, display_text.p)(path)}`),
				"  Run this after the tests, also if they fail. It fails if a test failed:",
				`    npx build-report ${["report", ...links].join(" ")}`,
				...index < otherCis.length - 1 ? [] : [`  ${paint.cyan((0, documentation_url.o)("docs/ci.md"))}`]
			]);
		}
		function workflowLines({ workflows, findings, defaultBranch, repositoryRoot }, paint) {
			if (repositoryRoot !== undefined) return [`GitHub reads workflows only in the root of the repository. For a workflow, run init there: build-report init --cwd ${(0, display_text.p)(repositoryRoot)}`];
			const reporting = workflows.find(({ reports }) => reports);
			if (reporting !== undefined) return [`${(0, display_text.p)(reporting.path)} uses Build Report already.`];
			if (workflows.length === 0) return [];
			return [
				...testingLines(workflows, paint),
				...(0, workflow_text.Yn)(findings, {
					action: action_reference.O,
					isOnly: true
				}).map((line) => `      ${line}`),
				"  and these permissions to the workflow:",
				...(0, workflow_text.$r)(defaultBranch).map((line) => `      ${line}`),
				...findings.length === 0 ? [] : ["  The command of the tests must write the results, as above."]
			];
		}
		function testingLines(workflows, paint) {
			const testing = workflows.filter(({ tests }) => tests);
			const [first, second] = testing;
			if (first === undefined) return [
				paint.bold("No workflow was recognised that runs the tests"),
				...workflowNames(workflows),
				"  If one of them runs the tests, add this step after them:"
			];
			if (second === undefined) return [paint.bold(`${(0, display_text.p)(first.path)} runs tests already`), "  Add this step after the tests:"];
			return [
				paint.bold(`${testing.length} workflows run tests already`),
				...workflowNames(testing),
				"  Add this step after the tests, at least in the first one:"
			];
		}
		function workflowNames(workflows) {
			const shown = workflows.slice(0, shownWorkflows);
			const more = workflows.length - shown.length;
			return [...shown.map(({ path, forChanges }) => `    ${(0, display_text.p)(path)}${forChanges ? "" : " (not for pull requests or pushes)"}`), ...more === 0 ? [] : [`    and ${more} more`]];
		}
		var cli_log = __webpack_require__(5057);
		var cli_options = __webpack_require__(40357);
		;
		async function initCommand(options, terminal) {
			const { env, stdout, stderr, signal } = terminal;
			const { quiet = false, yes = false, json = false } = options;
			const log = (0, cli_log.h)({
				stream: stderr,
				color: (0, cli_options.c)(stderr, env, quiet),
				quiet
			});
			const cwd = (0, external_node_path_.resolve)(terminal.cwd, options.cwd ?? ".");
			(0, working_directory.d)(cwd);
			const configPath = options.config ?? config_source.He.find((name) => (0, new_file.C)(cwd, name)) ?? config_source.He[0];
			const survey = surveyRepository(cwd, env);
			if (!quiet && !json) stdout.write(describeSurvey(survey, { color: (0, cli_options.c)(stdout, env, quiet) }));
			const offer = (0, plan.qW)(survey);
			const keyboard = yes || quiet || json ? undefined : terminal.keyboard?.();
			let choice = {
				findings: survey.findings,
				configuration: true,
				workflow: yes && offer.isDefault
			};
			if (keyboard !== undefined) {
				const { askChoice } = await Promise.all([__webpack_require__.e(6170), __webpack_require__.e(8801)]).then(__webpack_require__.bind(__webpack_require__, 38801));
				choice = await askChoice(survey, keyboard, {
					cwd,
					configPath,
					offer,
					signal
				});
			}
			if (choice === undefined) {
				log.info("Nothing was written.");
				terminal.interrupt?.();
				return cli_options.$.failed;
			}
			const files = (0, plan.jP)(choice, {
				configPath,
				defaultBranch: survey.defaultBranch
			});
			const { status, written } = writeFiles(cwd, files, log);
			const ignored = written.filter((path) => isIgnoredByGit(cwd, path, env));
			for (const path of ignored) log.problem({
				severity: "warning",
				message: `Git ignores ${path}, so a commit will not contain it. To see the rule, run: git check-ignore -v ${path}`
			});
			if (json) stdout.write(`${(0, safe_log_text.g5)(JSON.stringify({
				...summarizeSurvey(survey),
				written,
				ignored
			}))}\n`);
			if (choice.findings.some(({ additions = [] }) => additions.length > 0)) log.info("Now do what is marked with \"to do\" above.");
			if (!yes && keyboard === undefined && offer.isDefault && !(0, new_file.C)(cwd, plan.RB)) log.info("In a terminal, init offers to write a workflow for GitHub Actions as well. The option --yes writes it without a question.");
			if (yes && !json && offer.isPossible && !offer.isDefault && !survey.workflows.some(({ reports }) => reports)) log.info("No workflow was written beside those that exist. Add the step above to the one that runs the tests.");
			return status;
		}
		function writeFiles(cwd, files, log) {
			let status = cli_options.$.ok;
			const written = [];
			for (const file of files) {
				try {
					(0, new_file.S)(cwd, file);
					written.push(file.path);
					log.info(`Wrote ${file.path}.${file.title === "workflow" ? "" : " To check it, run: build-report validate"}`);
				} catch (error) {
					if (!(error instanceof errors.yo)) throw error;
					log.problem({
						severity: "error",
						message: error.message
					});
					status = Math.max(status, error instanceof errors.oB ? cli_options.$.internal : cli_options.$.usage);
				}
			}
			return {
				status,
				written
			};
		}
	}),
	20499: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			chatKindOf: () => chatKindOf,
			e: () => chatSlots,
			v: () => defaultKinds
		});
		var _report_render_chat_chats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80177);
		const chatSlots = [
			"chatA",
			"chatB",
			"slack",
			"teams",
			"googleChat",
			"discord"
		];
		const defaultKinds = {
			chatA: "slack",
			chatB: "teams"
		};
		function chatKindOf(slot, url) {
			if (slot !== "chatA" && slot !== "chatB") return slot;
			const host = URL.canParse(url) ? new URL(url).hostname : "";
			return (0, _report_render_chat_chats_js__WEBPACK_IMPORTED_MODULE_0__.k)(host) ?? defaultKinds[slot];
		}
	}),
	39329: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => readDocument });
		var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
		var jsonc_parser__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_0__);
		var _value_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70179);
		const maximumDepth = 64;
		function readDocument(text, { isStrict = false } = {}) {
			const tooDeep = findTooDeep(text);
			const errors = [];
			const root = tooDeep === undefined ? (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, {
				allowTrailingComma: !isStrict,
				disallowComments: isStrict
			}) : undefined;
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
			const scanner = (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.createScanner)(text, true);
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
					message: `${(0, _value_path_js__WEBPACK_IMPORTED_MODULE_1__.P)(inner)}: duplicate key`,
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
			InvalidSymbol: "unexpected text; strings must be in double quotes",
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
			InvalidEscapeCharacter: "unknown escape; write a backslash as \"\\\\\"",
			InvalidCommentToken: "comments are not allowed",
			InvalidCharacter: "a control character in a string must be escaped"
		};
		function describe([first]) {
			if (first === undefined) return [];
			return [{
				message: `not valid JSON: ${syntaxMessages[(0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(first.error)] ?? "unexpected text"}`,
				offset: first.offset
			}];
		}
	}),
	30803: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => linesOf,
			d: () => positionOf
		});
		function positionOf(text, offset) {
			const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
			return {
				line: lines.length,
				column: (lines.at(-1)?.length ?? 0) + 1
			};
		}
		function linesOf(text, offsets) {
			let line = 1;
			let start = 0;
			return offsets.map((offset) => {
				line += text.slice(start, offset).split(/\r\n|\n|\r/).length - 1;
				start = offset;
				return line;
			});
		}
	}),
	70179: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => showPath,
			w: () => pathOfPointer
		});
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
	}),
	70752: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FV: () => escapeMarkdown,
			VO: () => zeroWidthSpace,
			ZD: () => escapeHtml,
			m3: () => breakReferences
		});
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60331);
		const zeroWidthSpace = "\u200b";
		const broken = (match) => match + zeroWidthSpace;
		function breakReferences(text) {
			return text.replace(/@/g, broken).replace(/#(?=\d|$)/g, broken).replace(/\bgh-(?=\d|$)/gi, broken).replace(/:(?=\/\/)/g, broken).replace(/www(?=\.)/gi, broken).replace(/:(?=[\w+-]+:)/g, broken).replace(/\b[0-9a-f]{7,40}\b/gi, (hash) => hash.replace(/.{6}(?=.)/g, broken));
		}
		function escapeHtml(text) {
			return breakReferences((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.p)(text)).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
		}
		const references = {
			"&": "&amp;",
			"<": "&lt;",
			"|": "&#124;",
			$: "&#36;"
		};
		function escapeMarkdown(text) {
			return breakReferences((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.p)(text)).replace(/[\\`*[\]<~|#&$]/g, (character) => references[character] ?? `\\${character}`).replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, "\\_").replace(/^( ?)([-+=>.)])/, "$1\\$2").replace(/^( ?\d+)([.)])(?= |$)/, "$1\\$2");
		}
	}),
	91325: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => linkTarget });
		const scheme = /^[a-z][a-z0-9+.-]*:/i;
		const allowedScheme = /^(?:https?|mailto):/i;
		function linkTarget(url) {
			const encoded = url.trim().replace(/\p{Surrogate}/gu, "\ufffd").replace(/[^\w.~:/?#@!$&*+,;=%-]/gu, encodeURIComponent).replace(/[()'!*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
			if (encoded === "") return undefined;
			return scheme.test(encoded) && !allowedScheme.test(encoded) ? undefined : encoded;
		}
	}),
	33923: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => documentationUrl });
		var _package_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8330);
		function documentationUrlOf(repositoryUrl, currentVersion, path) {
			const home = repositoryUrl.replace(/^git\+/, "").replace(/\.git$/, "");
			const major = Number.parseInt(currentVersion, 10);
			return `${home}/blob/${major === 0 ? "main" : `v${major}`}/${path}`;
		}
		const documentationUrl = (path) => documentationUrlOf(_package_json__WEBPACK_IMPORTED_MODULE_0__.Jk.O, _package_json__WEBPACK_IMPORTED_MODULE_0__.rE, path);
	}),
	80857: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => isTaken,
			S: () => writeNewFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34758);
		var _base_text_inner_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64601);
		const isTaken = (cwd, path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path), { throwIfNoEntry: false }) !== undefined;
		function writeNewFile(cwd, { title, path, text, hint }) {
			const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
			const unwritten = (cause) => new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.oB(`The ${title} "${path}" cannot be written: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(cause)}.`, { cause });
			try {
				makeInnerFolder(cwd, file);
			} catch (cause) {
				throw cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo ? cause : unwritten(cause);
			}
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, "", { flag: "wx" });
			} catch (cause) {
				if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw unwritten(cause);
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The ${title} "${path}" already exists.`, {
					hint,
					cause
				});
			}
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
			} catch (cause) {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
				throw unwritten(cause);
			}
		}
		function makeInnerFolder(cwd, file) {
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file);
			if ((0, _base_text_inner_path_js__WEBPACK_IMPORTED_MODULE_3__.g)(cwd, file) === undefined) return;
			let existing = folder;
			while (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(existing) && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(existing) !== existing) existing = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(existing);
			if ((0, _base_text_inner_path_js__WEBPACK_IMPORTED_MODULE_3__.g)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(cwd), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(existing)) === undefined) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The folder "${folder}" is a link out of ${cwd}.`, { hint: "Replace the link by a folder." });
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
		}
	}),
	17344: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UO: () => isWithin,
			_z: () => inFolder,
			bQ: () => foldersAround,
			iq: () => topFolder,
			m: () => outermostFolders,
			yS: () => folderOf
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		const folderOf = (path) => {
			const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
			return folder === "." ? "" : folder;
		};
		const inFolder = (folder, name) => folder === "" ? name : `${folder}/${name}`;
		function foldersAround(folder) {
			const names = folder === "" ? [] : folder.split("/");
			return [...names.map((_, index) => names.slice(0, names.length - index).join("/")), ""];
		}
		function outermostFolders(folders) {
			const all = new Set(folders);
			return [...all].filter((folder) => folder === "" || foldersAround(folder).every((around) => around === folder || !all.has(around)));
		}
		function topFolder(outer, path) {
			const names = (outer === "" ? path : path.slice(outer.length + 1)).split("/");
			return names.length > 1 && /^\w[\w-]{0,100}$/.test(names[0] ?? "") ? names[0] ?? "." : ".";
		}
		const isWithin = (folder, outer) => outer === "" || folder === outer || folder.startsWith(`${outer}/`);
	}),
	65429: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qW: () => offerWorkflow,
			jP: () => planFiles,
			RB: () => workflowPath
		});
		var action_reference = __webpack_require__(32023);
		var documentation_url = __webpack_require__(33923);
		var formats = __webpack_require__(74686);
		var chat_slot = __webpack_require__(20499);
		;
		const quoted = (names) => names.map((name) => `"${name}"`).join(", ");
		const schemaUrl = "https://unpkg.com/build-report/service.schema.json";
		const startingFile = `{
  // Lets editors complete and check this file.
  "$schema": "${schemaUrl}",

  // The results and files to collect. Without a test collector, every format is collected by its well-known names.
  "collect": {
    // "junit": { "include": ["**/test-results/**/*.xml"], "exclude": ["**/old/**"] },
    // "trx": {},
    // More formats: ${quoted(formats.wP.filter((id) => id !== "junit" && id !== "trx"))}.

    // Any files, collected as build artifacts.
    // "files": { "include": ["dist/*.zip"] },

    // Added to everything that is collected.
    "metadata": {
      "branch": "{{ source.branch }}"
    }
  },

  // The recipients of the report.
  "report": {
    // The job summary, and a comment on the pull request.
    "codehost": {
      "enabled": true,
      "commentEnabled": true,
      "commentTitle": "Test report of {{ project }}"
    },

    // A chat. More chats: ${quoted(chat_slot.e.filter((slot) => slot !== "slack"))}.
    "slack": {
      "enabled": false,
      "condition": "failed || cancelled",
      "url": "{{ env.SLACK_WEBHOOK_URL }}",
      "title": "{{ project }}: {{ status }}",
      "titleUrl": "{{ build.url }}"
    },

    // A page to keep with the build.
    "html": {
      "enabled": false,
      "outputFile": "build-report.html"
    }

    // The content of the report, instead of the default.
    // "template": {
    //   "components": [
    //     { "type": "testSummary" },
    //     { "type": "section", "title": "Failed tests", "components": [{ "type": "tests", "status": ["failed"] }] }
    //   ]
    // }
  }
}
`;
		var result_patterns = __webpack_require__(56459);
		;
		function configurationText(findings) {
			if (findings.length === 0) return startingFile;
			const formats = patternsByFormat(findings.filter(({ isLink }) => isLink !== true));
			const links = findings.filter(({ isLink }) => isLink === true).flatMap(result_patterns.H);
			return [
				"{",
				"  // Lets editors complete and check this file.",
				`  "$schema": "${schemaUrl}",`,
				"",
				...formats.size === 0 ? [] : ["  // Only these files are read. If no format is named here, every format is read by its well-known names."],
				...links.map((link) => `  // ${link} leads out of the repository, so only a path of the command or the step reads it: build-report report ${link}`),
				"  \"collect\": {",
				...[...formats].flatMap(([format, patterns]) => formatLines(format, patterns)),
				"    // Coverage and other numbers, which other steps write.",
				"    // \"events\": {}",
				"  }",
				"",
				"  // The report goes to the job summary and to a comment on the pull request. Chats, templates and all other settings:",
				`  // ${(0, documentation_url.o)("docs/configuration.md")}`,
				"}",
				""
			].join("\n");
		}
		function patternsByFormat(findings) {
			const formats = new Map();
			for (const finding of findings) {
				const patterns = formats.get(finding.format) ?? new Map();
				formats.set(finding.format, patterns);
				for (const pattern of (0, result_patterns.H)(finding)) patterns.set(pattern, (patterns.get(pattern) ?? new Set()).add(finding.title));
			}
			return formats;
		}
		function formatLines(format, patterns) {
			const named = [...patterns].map(([pattern, titles]) => ({
				pattern,
				titles: [...titles].join("; ")
			}));
			return [
				`    "${format}": {`,
				"      \"include\": [",
				...named.flatMap(({ pattern, titles }, index) => [...titles === named[index - 1]?.titles ? [] : [`        // ${titles}`], `        ${JSON.stringify(pattern)}${index < named.length - 1 ? "," : ""}`]),
				"      ]",
				"    },"
			];
		}
		var workflow_text = __webpack_require__(11900);
		;
		const workflowPath = ".github/workflows/test.yml";
		function offerWorkflow({ findings, otherCis, workflows, repositoryRoot }) {
			const isOnGitHub = workflows.length > 0 || otherCis.length === 0;
			const isPossible = findings.length > 0 && isOnGitHub && repositoryRoot === undefined;
			return {
				isPossible,
				isDefault: isPossible && workflows.length === 0
			};
		}
		function planFiles({ findings, configuration, workflow }, { configPath, defaultBranch }) {
			const configurationFile = {
				title: "configuration file",
				path: configPath,
				text: configurationText(findings),
				hint: "Remove it first, or name another file with --config."
			};
			const workflowFile = {
				title: "workflow",
				path: workflowPath,
				text: (0, workflow_text.LS)(findings, {
					defaultBranch,
					action: action_reference.O
				}),
				hint: `To report its tests, add this step to it: ${(0, documentation_url.o)("docs/action.md")}`
			};
			return [...configuration ? [configurationFile] : [], ...workflow ? [workflowFile] : []];
		}
	}),
	56459: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => resultPatterns });
		var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17344);
		const resultPatterns = ({ folder, files, isLink }) => files.map((file) => isLink === true ? (0, _paths_js__WEBPACK_IMPORTED_MODULE_0__._z)(folder, file) : folder === "" || file.startsWith("**/") ? file : `**/${file}`);
	}),
	13654: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => groupByTool });
		function groupByTool(findings) {
			const groups = new Map();
			for (const finding of findings) {
				const key = JSON.stringify([
					finding.job,
					finding.title,
					finding.test.run,
					finding.files
				]);
				const group = groups.get(key);
				if (group === undefined) groups.set(key, {
					first: finding,
					findings: [finding]
				});
				else group.findings.push(finding);
			}
			return [...groups.values()];
		}
	}),
	11900: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$r: () => permissionLines,
			Yn: () => reportStepLines,
			LS: () => workflowText
		});
		var result_patterns = __webpack_require__(56459);
		;
		const setupActions = {
			checkout: "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0",
			node: "actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0",
			pnpm: "pnpm/action-setup@a7487c7e89a18df4991f7f222e4898a00d66ddda # v4.1.0",
			bun: "oven-sh/setup-bun@735343b667d3e6f658f44d0eca948eb6282f2b76 # v2.0.2",
			java: "actions/setup-java@dded0888837ed1f317902acf8a20df0ad188d165 # v5.0.0",
			sbt: "sbt/setup-sbt@6444f4c8111de4b9059c3975def104b03cfaa5f0 # v1.5.2",
			dotnet: "actions/setup-dotnet@d4c94342e560b34958eacfc5d055d21461ed1c5d # v5.0.0",
			go: "actions/setup-go@44694675825211faa026b3c33043df3e48a5fa00 # v6.0.0",
			rustTools: "taiki-e/install-action@ba47c86ac325773530516bb756137ac718732518 # v2.86.5",
			python: "actions/setup-python@a309ff8b426b58ec0e2a45f0f869d46889d02405 # v6.2.0",
			php: "shivammathur/setup-php@bf6b4fbd49ca58e4608c9c89fba0b8d90bd2a39f # 2.35.5",
			ruby: "ruby/setup-ruby@0dafeac902942906541bc140009cdbf32665b601 # v1.315.0",
			dart: "dart-lang/setup-dart@65eb853c7ba17dde3be364c3d2858773e7144260 # v1.7.2",
			flutter: "subosito/flutter-action@1a449444c387b1966244ae4d4f8c696479add0b2 # v2.23.0"
		};
		;
		const plain = /^(?:[A-Za-z]|\.\/)(?:[\w ./@=,+*'"&>()[\]-]|:(?=\S))*$/;
		const reserved = /^(?:y|yes|n|no|on|off|null)$/i;
		const yamlScalar = (text) => plain.test(text) && !reserved.test(text) && text.trim() === text ? text : `'${text.replaceAll("'", "''")}'`;
		;
		const always = `if: $\{{ !cancelled() }}`;
		function workflowText(findings, { defaultBranch, action }) {
			const jobs = new Map();
			for (const finding of findings) jobs.set(finding.job, [...jobs.get(finding.job) ?? [], finding]);
			const isOnly = jobs.size === 1;
			return [
				"# Runs the tests and reports them, even if they fail.",
				"name: Test",
				"",
				"on:",
				"  push:",
				`    branches: [${yamlScalar(defaultBranch)}]`,
				"  pull_request:",
				"",
				...permissionLines(defaultBranch),
				"",
				"jobs:",
				...[...jobs].flatMap(([id, own], index) => [
					...index === 0 ? [] : [""],
					`  ${isOnly ? "test" : id}:`,
					...jobLines(own, {
						action,
						isOnly
					}).map((line) => line === "" ? "" : `    ${line}`)
				]),
				""
			].join("\n");
		}
		const permissionLines = (defaultBranch) => [
			"permissions:",
			"  contents: read",
			"  pull-requests: write # for the comment on the pull request",
			`  actions: read # for the history of ${defaultBranch}, which shows which failures are new`
		];
		function reportStepLines(findings, { action, isOnly }) {
			const patterns = [...new Set(findings.flatMap(result_patterns.H))];
			const isImplied = isOnly && findings.every(({ isLink }) => isLink !== true);
			return [
				`- uses: ${action}`,
				`  ${always}`,
				...isImplied ? [] : [
					"  with:",
					...isOnly ? [] : ["    # The configuration also names the files of the other jobs."],
					"    paths: |",
					...patterns.map((pattern) => `      ${pattern}`)
				]
			];
		}
		function jobLines(findings, options) {
			const setup = new Map(findings.flatMap((finding) => finding.setup).map((step) => [JSON.stringify(step), step]));
			const steps = [
				`- uses: ${setupActions.checkout}`,
				"  with:",
				"    persist-credentials: false",
				...[...setup.values()].flatMap((step) => stepLines(step)),
				...findings.flatMap(({ test }, index) => stepLines(test, index === 0 ? [] : [always])),
				...reportStepLines(findings, options)
			];
			const runner = findings.find((finding) => finding.runner !== undefined)?.runner ?? "ubuntu-latest";
			return [
				`runs-on: ${runner}`,
				"steps:",
				...steps.map((line) => `  ${line}`)
			];
		}
		function stepLines(step, more = []) {
			if ("uses" in step) return [`- uses: ${setupActions[step.uses]}`, ...mapLines("with", step.with)];
			const { run, folder, env } = step;
			return [
				`- run: ${yamlScalar(run)}`,
				...more.map((line) => `  ${line}`),
				...folder === "" ? [] : [`  working-directory: ${yamlScalar(folder)}`],
				...mapLines("env", env)
			];
		}
		const mapLines = (key, values = {}) => {
			const entries = Object.entries(values);
			return entries.length === 0 ? [] : [`  ${key}:`, ...entries.flatMap(([name, value]) => mapLine(name, value))];
		};
		const mapLine = (name, value) => value.includes("\n") ? [`    ${name}: |`, ...value.split("\n").map((line) => `      ${line}`)] : [`    ${name}: ${yamlScalar(value)}`];
	})
};
