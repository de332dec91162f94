export const id = 7446;
export const ids = [
	7446,
	5218,
	9744,
	673,
	5447
];
export const modules = {
	79453: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => withIsolatedParts });
		const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
		const leftToRightIsolate = "\u2066";
		const firstStrongIsolate = "\u2068";
		const popIsolate = "\u2069";
		const betweenSeparators = /( [\u203a·] )/;
		const separator = /([/\\])/;
		function isolatedNames(word) {
			const names = word.split(separator);
			if (names.length === 1) return word;
			return names.map((name) => rightToLeft.test(name) ? leftToRightIsolate + name + popIsolate : name).join("");
		}
		function isolated(part) {
			const text = part.trim();
			if (!rightToLeft.test(text)) return part;
			return part.replace(text, () => firstStrongIsolate + text.replace(/\S+/g, isolatedNames) + popIsolate);
		}
		function withIsolatedParts(line) {
			return rightToLeft.test(line) ? line.split(betweenSeparators).map(isolated).join("") : line;
		}
	}),
	55428: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { initCommand: () => initCommand });
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(34758);
		var config_source = __webpack_require__(16470);
		var safe_log_text = __webpack_require__(254);
		var working_directory = __webpack_require__(91252);
		var external_node_fs_ = __webpack_require__(73024);
		var repository = __webpack_require__(7764);
		;
		const isIgnoredByGit = (cwd, path, env) => (0, repository.W)(cwd, env)?.ask("check-ignore", "--", (0, external_node_path_.resolve)((0, external_node_fs_.realpathSync)(cwd), path)) !== undefined;
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
		var default_branch = __webpack_require__(766);
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
		var json_object = __webpack_require__(51638);
		;
		const maximumFiles = 20;
		const firstMatch = (view, paths, pattern) => paths.slice(0, maximumFiles).find((path) => pattern.test(view.read(path) ?? ""));
		;
		const file = "junit-deno.xml";
		const detectDeno = (view) => (0, init_paths.m)(view.named(/^deno\.jsonc?$/).map(init_paths.yS)).flatMap((folder) => {
			const files = view.named(/[._]test\.[cm]?[jt]sx?$/).filter((path) => (0, init_paths.UO)((0, init_paths.yS)(path), folder));
			const test = firstMatch(view, files, /\bDeno\.test\b|@std\/testing/);
			if (test === undefined) return [];
			const hasTask = ["deno.json", "deno.jsonc"].some((name) => {
				const path = (0, init_paths._z)(folder, name);
				return view.has(path) && Object.hasOwn((0, json_object.D7)((0, json_object.op)(view, path, { allowsComments: true })?.tasks) ?? {}, "test");
			});
			return {
				tool: "deno",
				title: "Deno",
				job: "deno",
				folder,
				because: `${test} has tests for Deno`,
				setup: [{ uses: "deno" }],
				test: {
					run: `deno ${hasTask ? "task test" : "test"} --junit-path=${file}`,
					folder
				},
				format: "junit",
				files: [file]
			};
		});
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
		const makesPlatformSetting = (text) => /MSTest\.Sdk/i.test(text) && !/<UseVSTest>\s*true\s*</i.test(text);
		const firstWithRunner = 10;
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
			const runner = (0, json_object.D7)(globalJson === undefined ? undefined : readGlobalJson(view, globalJson)?.test)?.runner;
			const isPlatform = runner === "Microsoft.Testing.Platform";
			const isSet = platformSetting.test(texts) || projects.some(({ text, framework }) => framework === "TUnit" || makesPlatformSetting(text));
			if (!isPlatform && !isSet) return {
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
				additions: [...hasOption ? [] : projects.map(({ path }) => ({
					why: "Microsoft.Testing.Platform writes TRX only with this package",
					command: "dotnet add package Microsoft.Testing.Extensions.TrxReport",
					folder: (0, init_paths.yS)(path)
				})), ...globalJson === undefined && Math.max(...targetVersions(view, folder, projects)) >= firstWithRunner ? [{
					why: `The SDK of .NET ${firstWithRunner} runs Microsoft.Testing.Platform only if this file selects it`,
					file: (0, init_paths._z)(folder, "global.json"),
					lines: ["{ \"test\": { \"runner\": \"Microsoft.Testing.Platform\" } }"]
				}] : []]
			};
		}
		function targetVersions(view, folder, projects) {
			const texts = [...projects.map(({ text }) => text), view.read((0, init_paths._z)(folder, "Directory.Build.props")) ?? ""];
			return texts.flatMap((text) => [...text.matchAll(/\bnet(\d{1,2})\.0\b/g)].map(([, version]) => Number(version)));
		}
		const readGlobalJson = (view, path) => (0, json_object.op)(view, path, { allowsComments: true });
		function dotnetSetup(view, folder, projects) {
			const globalJson = nearestFile(view, folder, "global.json");
			const hasSdk = globalJson !== undefined && (0, json_object.D7)(readGlobalJson(view, globalJson)?.sdk)?.version !== undefined;
			if (hasSdk) return {
				uses: "dotnet",
				with: { "global-json-file": globalJson }
			};
			const versions = targetVersions(view, folder, projects);
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
					run: `go test -json ./... > go-test.json${hasBuildEvents(view, folder) ? "" : " 2>&1"}`,
					folder
				},
				format: "go",
				files: ["go-test.json"]
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
		function hasBuildEvents(view, folder) {
			const text = view.read(nearestFile(view, folder, "go.work") ?? (0, init_paths._z)(folder, "go.mod")) ?? "";
			const [, minor] = /^toolchain[ \t]+go1\.(\d{1,3})/m.exec(text) ?? /^go[ \t]+1\.(\d{1,3})/m.exec(text) ?? [];
			return Number(minor) >= 24;
		}
		const moduleOf = (folder, modules) => modules.filter((module) => module === "" || folder === module || folder.startsWith(`${module}/`)).sort((one, other) => other.length - one.length)[0];
		var toml_table = __webpack_require__(67719);
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
			const catalog = (0, toml_table.p)(view, path);
			return [(0, toml_table.a)(catalog, "plugins"), (0, toml_table.a)(catalog, "libraries")].flatMap((table) => Object.values(table ?? {})).flatMap((value) => typeof value === "string" ? [value] : [...(0, json_object.Ej)(value).values()]).join("\n");
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
		const junit = "--reporter junit --reporter-options \"mochaFile=cypress/results/junit-[hash].xml,includePending=true\"";
		const mochawesome = "--reporter mochawesome --reporter-options \"reportDir=cypress/results,overwrite=false,html=false,json=true\"";
		const cypress = {
			tool: "cypress",
			title: "Cypress",
			dependency: "cypress",
			script: /\bcypress run\b/,
			plan: (context) => context.isInstalled("mochawesome") ? {
				run: commandOf(context, "cypress run", mochawesome),
				files: ["cypress/results/mochawesome*.json"],
				format: "mocha"
			} : {
				run: commandOf(context, "cypress run", junit),
				files: ["cypress/results/junit-*.xml"]
			}
		};
		;
		const karma = {
			tool: "karma",
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
		const mocha = {
			tool: "mocha",
			title: "Mocha",
			dependency: "mocha",
			script: /\bmocha\b/,
			plan: (context) => (mochaVersion(context.package) ?? 10) < 10 ? {
				run: commandOf(context, "mocha", "--reporter xunit --reporter-option output=junit-mocha.xml"),
				files: ["junit-mocha.xml"]
			} : {
				run: commandOf(context, "mocha", "--reporter json --reporter-option output=mocha-results.json"),
				files: ["mocha-results.json"],
				format: "mocha"
			}
		};
		function mochaVersion({ content, dependencies }) {
			const range = (0, json_object.Ej)(content[dependencies.get("mocha") ?? ""]).get("mocha") ?? "";
			const [, major] = /^(?:[\^~=v]|>=)? ?(\d{1,4})\b/.exec(range) ?? [];
			return major === undefined ? undefined : Number(major);
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
				const words = "--reporter=default --reporter=json --outputFile.json=vitest-results.json";
				return {
					run: commandOf(context, "vitest", `--run ${words}`),
					files: ["vitest-results.json"],
					format: "jest"
				};
			}
		};
		const jest = {
			tool: "jest",
			title: "Jest",
			dependency: "jest",
			coversInnerFolders: true,
			script: /\bjest\b|\breact-scripts test\b/,
			plan: (context) => ({
				run: commandOf(context, "jest", "--ci --json --outputFile=jest-results.json"),
				files: ["jest-results.json"],
				format: "jest"
			})
		};
		const ava = {
			tool: "ava",
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
		const nodeTap = {
			tool: "node-tap",
			title: "node-tap",
			dependency: "tap",
			configuration: /^\.taprc$/,
			script: /(?:^|\s)tap(?:\s|$)/,
			plan: ({ manager, script }) => ({
				run: script === undefined ? manager.run("tap") : manager.script(script, ""),
				files: [".tap/test-results/**/*.tap"],
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
				run: commandOf(context, "playwright test", "--reporter=list,json"),
				env: { PLAYWRIGHT_JSON_OUTPUT_NAME: "playwright-results.json" },
				files: ["playwright-results.json"],
				format: "playwright",
				setup: [{
					run: context.manager.run("playwright install --with-deps"),
					folder: context.package.folder
				}]
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
			tool: "bun",
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
			nodeTap,
			nodeTest,
			bunTest,
			cucumber,
			karma,
			playwright,
			cypress
		];
		var javascript_package = __webpack_require__(29426);
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
		const isWorkspaceRoot = (view, folder) => view.has((0, init_paths._z)(folder, "pnpm-workspace.yaml")) || (0, json_object.op)(view, (0, init_paths._z)(folder, "package.json"))?.workspaces !== undefined;
		function declaredManager(view, folder) {
			const declared = (0, json_object.op)(view, (0, init_paths._z)(folder, "package.json"))?.packageManager;
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
			const { engines, volta } = (0, json_object.op)(view, path) ?? {};
			const statesVersion = [engines, volta].some((value) => typeof value === "object" && value !== null && "node" in value);
			return statesVersion ? { "node-version-file": path } : { "node-version": "lts/*" };
		}
		;
		const detectJavaScript = (view) => {
			const packages = (0, javascript_package.q)(view);
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
		const detectMeson = (view) => (0, init_paths.m)(view.named("meson.build").map(init_paths.yS)).flatMap((folder) => {
			const files = view.named("meson.build").filter((path) => (0, init_paths.UO)((0, init_paths.yS)(path), folder));
			const path = firstMatch(view, files, /^[ \t]{0,50}test[ \t]{0,5}\(/m);
			if (path === undefined) return [];
			return {
				tool: "meson",
				title: "Meson",
				job: "meson",
				folder,
				because: `${path} has a test`,
				setup: [{
					run: "sudo apt-get update && sudo apt-get install --yes meson ninja-build",
					folder: ""
				}, {
					run: "meson setup build",
					folder
				}],
				test: {
					run: "meson test -C build --print-errorlogs",
					folder
				},
				format: "junit",
				files: ["build/meson-logs/testlog.junit.xml"]
			};
		});
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
			const content = (0, json_object.op)(view, path);
			const requirements = new Map([...(0, json_object.Ej)((0, json_object.D7)(content?.require)), ...(0, json_object.Ej)((0, json_object.D7)(content?.["require-dev"]))]);
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
		const maximumDepth = 8;
		const requires = (files, name) => files.find((file) => requirementsOf(file).some((requirement) => name.test(requirement)))?.path;
		function requirementsOf({ path, text, table }) {
			if (path.endsWith("noxfile.py")) return [];
			if (isToml(path)) return requirementsIn(table, path.endsWith("Pipfile") ? pipfileKey : requirementKey);
			return text.split("\n").filter((line) => line.length < 2e3 && !line.trimStart().startsWith("#"));
		}
		const requirementsIn = (table, wanted, depth = 0) => table === undefined || depth > maximumDepth ? [] : Object.entries(table).flatMap(([key, value]) => wanted.test(key) ? namesIn(value) : requirementsIn((0, json_object.D7)(value), wanted, depth + 1));
		function namesIn(value) {
			if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
			return Object.entries((0, json_object.D7)(value) ?? {}).flatMap(([key, item]) => {
				const listed = Array.isArray(item) ? item.filter((each) => typeof each === "string") : [];
				return listed.length > 0 || Array.isArray(item) && item.length === 0 ? listed : [key];
			});
		}
		var ini_sections = __webpack_require__(17591);
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
			if (ini !== undefined && [...(0, ini_sections.x)(ini.text).keys()].some((name) => /^(?:tox|testenv)(?::|$)/.test(name))) return fromIni(ini, "tox");
			const setup = file("setup.cfg");
			if (setup !== undefined && (0, ini_sections.x)(setup.text).has("tox:tox")) return fromIni(setup, "tox:tox");
			const project = file("pyproject.toml");
			const table = (0, toml_table.a)(project?.table, "tool", "tox");
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
			const sections = (0, ini_sections.x)(text);
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
			const environments = [(0, toml_table.a)(table, "env_run_base"), ...Object.values((0, toml_table.a)(table, "env") ?? {}).map(json_object.D7)];
			return {
				path,
				environments: textIn(table.env_list, ","),
				commands: environments.map((environment) => textIn(environment?.commands, " ")).join("\n"),
				lines: [`[${prefix}env_run_base.set_env]`, `PYTEST_ADDOPTS = "--junit-xml=${tox_results}/{env_name}.xml"`]
			};
		}
		const textIn = (value, separator) => typeof value === "string" ? value : (Array.isArray(value) ? value : Object.values((0, json_object.D7)(value) ?? {}).filter((item) => typeof item === "string")).map((item) => textIn(item, separator)).join(separator);
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
			const configured = project.files.find(({ path, text, table }) => path.endsWith("pytest.ini") || (0, toml_table.a)(table, "tool", "pytest") !== undefined || /^\[(?:tool:)?pytest\]/m.test(text))?.path;
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
		const managerOf = (view, folder, files) => managers.find(({ file }) => view.has((0, init_paths._z)(folder, file))) ?? managers.find((manager) => "table" in manager && (0, toml_table.a)(tableOf(files, folder), "tool", manager.table) !== undefined);
		function readPythonProjects(view) {
			const paths = view.named(projectFile);
			const withCode = new Set(view.named(/\.py$/).flatMap((path) => (0, init_paths.bQ)((0, init_paths.yS)(path))));
			const isRoot = (path) => !isRequirements(path) || (0, init_paths.yS)(path) === "" || withCode.has((0, init_paths.yS)(path));
			const roots = (0, init_paths.m)(paths.filter(isRoot).map(init_paths.yS));
			return roots.map((folder) => {
				const files = paths.filter((path) => (0, init_paths.yS)(path) === folder || (0, init_paths.UO)((0, init_paths.yS)(path), folder) && isRequirements(path)).map((path) => ({
					path,
					text: view.read(path) ?? "",
					...(0, defined_fields.X)({ table: isToml(path) ? (0, toml_table.p)(view, path) : undefined })
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
			const statesVersion = typeof (0, toml_table.a)(tableOf(files, folder), "project")?.["requires-python"] === "string";
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
				const isWorkspace = (0, toml_table.a)(tableOf(files, folder), "tool", "uv", "workspace") !== undefined;
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
			const isPackage = view.has((0, init_paths._z)(folder, "setup.py")) || [(0, toml_table.a)(table, "build-system"), (0, toml_table.a)(table, "project")].some((own) => own !== undefined);
			const optional = (0, toml_table.a)(table, "project", "optional-dependencies");
			const extras = testNamesIn(optional);
			const grouped = (0, toml_table.a)(table, "dependency-groups");
			const groups = testNamesIn(grouped);
			const installed = [
				...files.filter(({ path }) => requirements.some((name) => path === (0, init_paths._z)(folder, name))),
				...isPackage ? listsAt((0, toml_table.a)(table, "project"), ["dependencies"]) : [],
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
			const { folder } = project;
			return {
				tool: "rspec",
				title: "RSpec",
				job: "ruby",
				folder,
				because: `${naming} has the gem rspec`,
				setup: ruby_setupOf(view, folder),
				test: {
					run: "bundle exec rspec --format progress --format json --out rspec-results.json",
					folder
				},
				format: "rspec",
				files: ["rspec-results.json"],
				additions: gemfileAdditions(view, project)
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
			if ((0, toml_table.a)((0, toml_table.p)(view, file), "profile", "ci", "junit") !== undefined) return [];
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
			detectDeno,
			detectMaven,
			detectGradle,
			detectSbt,
			detectDotnet,
			detectGo,
			detectRust,
			detectPython,
			detectCpp,
			detectMeson,
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
		var match_files = __webpack_require__(1473);
		var formats = __webpack_require__(96747);
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
		var repository_view = __webpack_require__(52790);
		var existing_workflows = __webpack_require__(29411);
		;
		function surveyRepository(cwd, env) {
			const view = (0, repository_view.M)(cwd, env);
			const root = (0, work_tree.vE)(cwd);
			const omitted = [];
			return {
				findings: detectTools(view, (findings) => void omitted.push(...findings)),
				omitted,
				results: countExistingResults(cwd),
				otherCis: findOtherCis(view),
				workflows: (0, existing_workflows.mI)(view),
				defaultBranch: (0, default_branch.T)(cwd, env),
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
		var display_text = __webpack_require__(60331);
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
	92248: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => commentPermission,
			m: () => tokenPermissions
		});
		const tokenPermissions = {
			comment: "pull-requests: write",
			pullRequests: "pull-requests: read",
			runs: "actions: read"
		};
		function commentPermission({ kind }) {
			if (kind === "commit") return "contents: write";
			return kind === "issue" ? "issues: write" : tokenPermissions.comment;
		}
	}),
	50074: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => codeSpan,
			d: () => codeFence
		});
		function longestRun(text) {
			return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
		}
		const codeFence = (text) => "`".repeat(Math.max(3, longestRun(text) + 1));
		function codeSpan(text) {
			const mark = "`".repeat(longestRun(text) + 1);
			const space = /^[` ]|[` ]$/.test(text) && /[^ ]/.test(text) ? " " : "";
			return `${mark}${space}${text}${space}${mark}`;
		}
	}),
	70752: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FV: () => escapeMarkdown,
			Oz: () => wordJoiner,
			ZD: () => escapeHtml,
			m3: () => breakReferences
		});
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60331);
		var _base_text_isolated_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79453);
		const wordJoiner = "\u2060";
		const broken = (match) => match + wordJoiner;
		function breakReferences(text) {
			return text.replace(/@/g, broken).replace(/#(?=\d|$)/g, broken).replace(/\bgh-(?=\d|$)/gi, broken).replace(/:(?=\/\/)/g, broken).replace(/www(?=\.)/gi, broken).replace(/:(?=[\w+-]+:)/g, broken).replace(/\b[0-9a-f]{7,40}\b/gi, (hash) => hash.replace(/.{6}(?=.)/g, broken));
		}
		function escapeHtml(text) {
			return breakReferences((0, _base_text_isolated_parts_js__WEBPACK_IMPORTED_MODULE_0__.q)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(text))).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
		}
		const references = {
			"&": "&amp;",
			"<": "&lt;",
			"|": "&#124;",
			$: "&#36;"
		};
		function escapeMarkdown(text) {
			return breakReferences((0, _base_text_isolated_parts_js__WEBPACK_IMPORTED_MODULE_0__.q)((0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_1__.p)(text))).replace(/[\\`*[\]<~|#&$]/g, (character) => references[character] ?? `\\${character}`).replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, "\\_").replace(/^( ?)([-+=>.)])/, "$1\\$2").replace(/^( ?\d+)([.)])(?= |$)/, "$1\\$2");
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
	73305: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => handleNode });
		const handleNode = (handlers, node, ...rest) => handlers[node.type](node, ...rest);
	}),
	71922: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gO: () => severities,
			pT: () => squares,
			rf: () => signs
		});
		const signs = {
			successful: "\u2705",
			failed: "\u274c",
			skipped: "\u23ed\ufe0f",
			cancelled: "\ud83d\udeab",
			running: "\u23f3",
			unknown: "\u2754",
			flaky: "\ud83d\udd01",
			waiting: "\u23f3",
			incomplete: "\u26a0\ufe0f",
			quarantined: "\ud83d\udd15"
		};
		const squares = {
			successful: "\ud83d\udfe9",
			failed: "\ud83d\udfe5",
			skipped: "\u2b1c",
			cancelled: "\ud83d\udfe7",
			running: "\ud83d\udfe6",
			unknown: "\ud83d\udfea"
		};
		const severities = {
			note: "\u2139\ufe0f Note",
			tip: "\ud83d\udca1 Tip",
			important: "\u2757 Important",
			warning: "\u26a0\ufe0f Warning",
			caution: "\ud83d\uded1 Caution"
		};
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
	65429: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qW: () => offerWorkflow,
			jP: () => planFiles,
			RB: () => workflowPath
		});
		var action_reference = __webpack_require__(32023);
		var documentation_url = __webpack_require__(33923);
		var formats = __webpack_require__(96747);
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
	})
};
