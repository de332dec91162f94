export const id = 8825;
export const ids = [8825];
export const modules = {
	84440: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => createFileFront });
		var _formats_head_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97701);
		var _formats_json_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24028);
		const maximumLines = 20;
		function headKey(key) {
			const end = key.indexOf("[].");
			return end === -1 ? key : `${key.slice(0, end)}[].${key.slice(0, end)}.${key.slice(end + 3)}`;
		}
		function createFileFront(path, ends) {
			const head = (0, _formats_head_js__WEBPACK_IMPORTED_MODULE_0__.U)(path, ends.text);
			let lines;
			return {
				...ends,
				path,
				name: path.slice(path.lastIndexOf("/") + 1),
				head,
				root: head.kind === "xml" ? head.root : undefined,
				has: (...keys) => head.kind === "json" && keys.every((key) => head.keys.has(headKey(key))),
				hasChild: (...names) => head.kind === "xml" && head.elements.some(({ depth, local }) => depth === 1 && names.includes(local)),
				lines() {
					lines ??= ends.text.split("\n").filter((line) => /^[{[]/.test(line)).slice(0, maximumLines).map(_formats_json_json_text_js__WEBPACK_IMPORTED_MODULE_1__.qF).filter((value) => value !== undefined);
					return lines;
				}
			};
		}
	}),
	7836: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => findNeighbour });
		;
		const lintAdvice = "A tool that writes JUnit XML can be read, such as ESLint's formatter.";
		const numbersAdvice = "Write the numbers as properties: see docs/properties.md.";
		const scoreAdvice = "Write the score as a property: see docs/properties.md.";
		const analysis = (id, name, matches) => ({
			id,
			name,
			advice: lintAdvice,
			matches
		});
		const lint = (id, tool, matches) => analysis(id, `a lint report of ${tool}`, matches);
		const numbers = (id, name, matches) => ({
			id,
			name,
			advice: numbersAdvice,
			matches
		});
		const benchmark = (tool, matches) => numbers("benchmark", `a benchmark result of ${tool}`, matches);
		const load = (id, tool, matches) => numbers(id, `a report of ${tool}`, matches);
		const mutation = (tool, matches) => ({
			id: "mutation",
			name: `a mutation testing report of ${tool}`,
			advice: scoreAdvice,
			matches
		});
		const analysisFiles = [
			{
				id: "sarif",
				name: "a SARIF file of a code scanner",
				advice: "Upload it with github/codeql-action/upload-sarif.",
				matches: ({ has, text }) => has("runs") && (has("$schema") && /"\$schema"\s*:\s*"[^"]*sarif/i.test(text) || has("version") && /"version"\s*:\s*"2\./.test(text))
			},
			analysis("checkstyle", "a Checkstyle report", ({ root }) => root?.local === "checkstyle"),
			analysis("pmd", "a PMD report", ({ root }) => root?.local === "pmd"),
			analysis("cpd", "a CPD report", ({ root }) => root?.local === "pmd-cpd"),
			analysis("spotbugs", "a SpotBugs report", ({ root }) => root?.local === "BugCollection"),
			analysis("androidlint", "an Android Lint report", ({ root }) => root?.local === "issues" && root.attributes.format !== undefined),
			analysis("resharper", "a ReSharper report", ({ root }) => root?.local === "Report" && root.attributes.ToolsVersion !== undefined),
			lint("eslint", "ESLint", ({ has }) => has("[].filePath", "[].messages")),
			lint("stylelint", "Stylelint", ({ has }) => has("[].source", "[].warnings")),
			lint("rubocop", "RuboCop", ({ has }) => has("files[].offenses")),
			lint("ruff", "Ruff", ({ has }) => has("[].code", "[].filename", "[].fix")),
			lint("golangci", "golangci-lint", ({ has, tail }) => has("Issues") && (has("Report") || /"Report"\s*:/.test(tail))),
			lint("phpstan", "PHPStan", ({ has }) => has("totals.file_errors")),
			lint("biome", "Biome", ({ has, tail }) => has("diagnostics") && (has("command") || /"command"\s*:/.test(tail))),
			benchmark("pytest-benchmark", ({ has }) => has("benchmarks", "machine_info") || has("benchmarks[].stats")),
			benchmark("Google Benchmark", ({ has }) => has("benchmarks", "context")),
			benchmark("hyperfine", ({ has }) => has("results[].mean", "results[].command")),
			benchmark("JMH", ({ has }) => has("[].benchmark", "[].primaryMetric")),
			benchmark("Go", ({ head, text }) => head.kind === "text" && /^Benchmark\S{1,400}\s+\d{1,15}\s+[\d.]{1,20} ns\/op/m.test(text)),
			benchmark("Criterion", ({ has }) => has("mean.point_estimate")),
			mutation("PIT", ({ root }) => root?.local === "mutations"),
			mutation("Stryker", ({ has }) => has("mutationTest") || has("schemaVersion", "thresholds", "files")),
			{
				id: "newman",
				name: "a report of Newman",
				advice: "Add `--reporters junit`.",
				matches: ({ has }) => has("run.executions", "collection")
			},
			load("k6", "k6", ({ has }) => has("metrics", "root_group")),
			load("lighthouse", "Lighthouse", ({ has }) => has("lighthouseVersion")),
			load("locust", "Locust", ({ has }) => has("[].num_requests")),
			load("jmeter", "JMeter", ({ root, hasChild }) => root?.local === "testResults" && hasChild("httpSample", "sample")),
			load("gatling", "Gatling", ({ name, head }) => name === "simulation.log" && head.kind === "text"),
			{
				id: "dependencies",
				name: "a list of dependencies",
				matches: ({ has, root }) => has("bomFormat") || has("spdxVersion") || has("auditReportVersion") || root?.local === "analysis"
			}
		];
		var defined_fields = __webpack_require__(43268);
		var first_line = __webpack_require__(50258);
		var json_text = __webpack_require__(24028);
		var entities = __webpack_require__(99834);
		;
		const failedOf = (failed, hasFailed) => Math.max(failed, hasFailed ? 1 : 0);
		const maximumReason = 300;
		const countIn = (text, expression) => Number(expression.exec(text)?.[1] ?? 0);
		function verdictOfFailsafe({ text, root }) {
			const failures = countIn(text, /<errors>(\d{1,9})</) + countIn(text, /<failures>(\d{1,9})</);
			const failed = failedOf(failures, root?.attributes.result === "255");
			const [, message = ""] = /<failureMessage>(?:<!\[CDATA\[)?([^<]{1,4000})/.exec(text) ?? [];
			const reason = (0, first_line.T)((0, entities.g)(message.replace("]]>", "")), maximumReason);
			const what = root?.attributes.timeout === "true" ? "a timeout" : reason === "" ? undefined : "an error";
			const error = what !== undefined && reason !== "" ? `${what}: ${reason}` : what;
			return {
				failed,
				tests: countIn(text, /<completed>(\d{1,9})</),
				...(0, defined_fields.X)({ error })
			};
		}
		function verdictOfPlaywright({ text }) {
			const { status, failedTests } = fieldsOf((0, json_text.qF)(text));
			const failed = Array.isArray(failedTests) ? failedTests.length : 0;
			return {
				failed: failedOf(failed, typeof status === "string" && status !== "passed"),
				...failed === 0 && { mayBeFlaky: true }
			};
		}
		function verdictOfBuild({ tail }) {
			const [event] = lastLines(tail).filter(({ finished, reason }) => finished !== undefined || reason === "build-finished");
			if (event === undefined) return undefined;
			const { code = 0 } = fieldsOf(fieldsOf(event.finished).exitCode);
			return { failed: failedOf(0, event.success === false || code !== 0 && code !== "0") };
		}
		function verdictOfLibtest({ tail }) {
			const suites = lastLines(tail).filter(({ type, event }) => type === "suite" && event === "failed");
			return { failed: suites.reduce((sum, { failed }) => sum + failedOf(Number.isSafeInteger(failed) ? Number(failed) : 0, true), 0) };
		}
		const verdictOfGoogleTest = ({ text }) => ({ failed: countIn(text, /"failures"\s*:\s*(\d{1,9})/) + countIn(text, /"errors"\s*:\s*(\d{1,9})/) });
		const verdictOfTotal = (expression) => ({ text }) => ({ failed: countIn(text, expression) });
		const verdictOfEnd = (failure) => ({ tail }) => ({ failed: failedOf(0, failure.test(tail)) });
		function verdictOfReportlog({ tail }) {
			const statuses = lastLines(tail).map(({ exitstatus }) => exitstatus);
			return { failed: failedOf(0, statuses.some((status) => Number.isInteger(status) && status !== 0 && status !== 5)) };
		}
		const verdictOfCTest = ({ text, tail }) => ({ failed: failedOf(0, /<Test\s+Status="failed"/.test(text) || /<Test\s+Status="failed"/.test(tail)) });
		const fieldsOf = (value) => typeof value === "object" && value !== null ? value : {};
		const lastLines = (tail) => tail.split("\n").filter((line) => line.startsWith("{")).map((line) => fieldsOf((0, json_text.qF)(line)));
		;
		const configurationNames = /^(?:package|package-lock|composer|tsconfig[^/]*|[^/]*\.schema)\.json$/;
		const configurationRoots = new Set([
			"project",
			"Project",
			"configuration",
			"phpunit"
		]);
		const buildFiles = [
			{
				id: "manifest",
				name: "a configuration file",
				completeness: "any",
				matches: ({ name, root }) => configurationNames.test(name) || root !== undefined && (configurationRoots.has(root.local) || root.local === "assembly" && root.namespace.startsWith("http://maven.apache.org/"))
			},
			{
				id: "manifest",
				name: "a source map",
				matches: ({ has, text, tail }) => has("version") && /"version"\s*:\s*3\b/.test(text) && (has("mappings") || /"mappings"\s*:/.test(tail))
			},
			{
				id: "build-events",
				name: "a stream of build events of Bazel",
				advice: "Give `bazel-testlogs/**/test.xml`.",
				completeness: "lines",
				matches: ({ has }) => has("id.started", "started") || has("id.progress", "progress"),
				readVerdict: verdictOfBuild
			},
			{
				id: "build-events",
				name: "a stream of build events of Cargo",
				advice: "To write test results, see docs/tools/rust.md.",
				completeness: "lines",
				matches: ({ text }) => /^\s*\{"reason":"compiler-/.test(text),
				readVerdict: verdictOfBuild
			}
		];
		;
		const advice = "Give the path of the test results. To show the number, write it as a property: see docs/properties.md.";
		const coverage = (id, name, matches) => ({
			id,
			name,
			advice,
			matches
		});
		const coverageFiles = [
			coverage("cobertura", "a Cobertura coverage report", ({ root }) => root?.local === "coverage" && (root.attributes["line-rate"] ?? root.attributes["lines-valid"]) !== undefined),
			coverage("clover", "a Clover coverage report", ({ root, hasChild }) => root?.local === "coverage" && (root.attributes.clover ?? root.attributes.generated) !== undefined && hasChild("project")),
			coverage("jacoco", "a JaCoCo coverage report", ({ root, hasChild, text }) => root?.local === "report" && (hasChild("sessioninfo", "package", "counter") || text.slice(0, 1e3).includes("-//JACOCO//"))),
			coverage("opencover", "an OpenCover coverage report", ({ root }) => root?.local === "CoverageSession"),
			coverage("dotcover", "a dotCover coverage report", ({ root }) => root?.local === "Root" && root.attributes.DotCoverVersion !== undefined),
			coverage("vscoverage", "a Visual Studio coverage report", ({ root, head }) => root?.local === "results" && head.kind === "xml" && head.elements.some(({ local, parent, attributes }) => local === "module" && parent === "modules" && "block_coverage" in attributes)),
			coverage("scoverage", "an scoverage report", ({ root }) => root?.local === "scoverage"),
			coverage("sonar-coverage", "a Sonar coverage report", ({ root, hasChild }) => root?.local === "coverage" && root.attributes.version !== undefined && hasChild("file")),
			coverage("lcov", "an LCOV report", ({ head, text }) => head.kind === "text" && /^\s*(?:TN|SF):/.test(text)),
			coverage("gocover", "a Go coverage profile", ({ text }) => /^mode: (?:set|count|atomic)\s/.test(text)),
			coverage("istanbul", "an Istanbul coverage file", ({ head, has }) => has("total.lines.pct") || head.kind === "json" && [...head.keys].some((key) => key.endsWith(".statementMap"))),
			coverage("coverage-py", "a coverage.py report", ({ has, tail }) => has("meta.version") && (has("totals.percent_covered") || /"percent_covered"\s*:/.test(tail))),
			coverage("simplecov", "a SimpleCov file", ({ head, has, tail }) => {
				if (head.kind !== "json") return false;
				const [first = ""] = head.keys;
				return has("metrics.covered_percent") || has(`${first}.coverage`) && (has(`${first}.timestamp`) || /"timestamp"\s*:/.test(tail));
			})
		];
		;
		const isHtml = ({ text }) => /^\s*<(?:!doctype\s+html|html[\s>])/i.test(text);
		const isPage = (front, title) => isHtml(front) && front.text.includes(`<title>${title}`);
		const isZipWith = ({ text, tail }, name) => text.startsWith("PK") && (text.includes(name) || tail.includes(name));
		const partOfCTest = [
			"Testing",
			"Build",
			"Configure",
			"Update",
			"Notes",
			"Coverage"
		];
		const allureAttachment = /^[\da-f-]{32,36}-attachment(?:\.[\w.]{1,20})?$/;
		const allureExtras = /^(?:executor|categories|history|history-trend|retry-trend|duration-trend|categories-trend)\.json$|^environment\.(?:properties|xml)$/;
		const testToolFiles = [
			{
				id: "playwright-last-run",
				name: "Playwright's list of tests to run again",
				plural: "lists of tests that Playwright runs again",
				advice: "Add the `json` reporter: see docs/tools/playwright.md.",
				isUrgent: true,
				matches: ({ has, head }) => head.kind === "json" && head.keys.size === 2 && has("status", "failedTests"),
				readVerdict: verdictOfPlaywright
			},
			{
				id: "playwright-blob",
				name: "a Playwright blob",
				advice: "Merge blobs with `npx playwright merge-reports --reporter json`.",
				isUrgent: true,
				completeness: "any",
				matches: (front) => isZipWith(front, "report.jsonl") || front.text.startsWith("{\"method\":\"onBlobReportMetadata\"")
			},
			{
				id: "playwright-trace",
				name: "a Playwright trace",
				isOftenAttached: true,
				completeness: "any",
				matches: (front) => isZipWith(front, "trace.trace")
			},
			{
				id: "playwright-html",
				name: "an HTML report of Playwright",
				advice: "Add the `json` reporter: see docs/tools/playwright.md.",
				isUrgent: true,
				completeness: "any",
				matches: (front) => isPage(front, "Playwright Test Report")
			},
			{
				id: "failsafe-summary",
				name: "Failsafe's summary, without tests",
				plural: "summaries of Failsafe, without tests",
				advice: "The tests are in `TEST-*.xml` beside it.",
				matches: ({ root }) => root?.local === "failsafe-summary",
				readVerdict: verdictOfFailsafe
			},
			{
				id: "surefire-dump",
				name: "a crash log of Surefire",
				advice: "Read it: the forked JVM may have crashed.",
				isUrgent: true,
				isWarning: true,
				completeness: "any",
				matches: ({ name, head }) => /\.dump(?:stream)?$/.test(name) && head.kind !== "empty"
			},
			{
				id: "testng-suite",
				name: "the input of a TestNG run",
				advice: "Give `testng-results.xml`.",
				matches: ({ root, head, text }) => root?.local === "suite" && (/<!DOCTYPE\s+suite\s[^>]{0,200}testng/i.test(text) || head.kind === "xml" && head.elements.some(({ local, parent }) => local === "classes" && parent === "test"))
			},
			{
				id: "run-settings",
				name: "the settings of a .NET test run",
				plural: "settings of .NET test runs",
				advice: "Give the `.trx` file.",
				matches: ({ root }) => root?.local === "RunSettings" || root?.local === "TestSettings"
			},
			{
				id: "ctest",
				name: "CTest's test results for CDash",
				plural: "test results of CTest for CDash",
				advice: "Run `ctest --output-junit junit.xml`. CDash's file has the same tests.",
				isUrgent: true,
				holdsTests: true,
				matches: ({ root, hasChild }) => root?.local === "Site" && hasChild("Testing"),
				readVerdict: verdictOfCTest
			},
			{
				id: "ctest",
				name: "CTest's file for CDash",
				plural: "files of CTest for CDash",
				advice: "Run `ctest --output-junit junit.xml`.",
				matches: ({ root, hasChild, name, text }) => root?.local === "Site" && hasChild(...partOfCTest) || name === "TAG" && /^\d{8}-\d{4}\r?\n/.test(text)
			},
			{
				id: "allure-report",
				name: "a generated Allure report",
				advice: "Give the folder `allure-results`.",
				isUrgent: true,
				completeness: "any",
				folder: /^.*?allure-report(?=\/)/,
				matches: (front) => isPage(front, "Allure") || /(?:^|\/)allure-report\//.test(front.path) && /\/(?:widgets|data|history|export)\//.test(front.path) || /(?:^|\/)data\/test-cases\/[^/]+\.json$/.test(front.path) && front.has("uid", "fullName")
			},
			{
				id: "allure-part",
				name: "a part of Allure results",
				isSilent: true,
				completeness: "any",
				matches: ({ name, path, has }) => /-container\.json$/.test(name) && has("uuid", "children") || /-check\.json$/.test(name) && /(?:^|\/)allure-results\//.test(path) || allureAttachment.test(name) || /(?:^|\/)allure-results\//.test(path) && allureExtras.test(name)
			},
			{
				id: "xcresult",
				name: "an Xcode result bundle",
				advice: "Convert it on macOS: use `xcrun xcresulttool`, or xcbeautify with a JUnit report.",
				isUrgent: true,
				completeness: "any",
				folder: /^.*?\.xcresult(?=\/)/,
				matches: ({ path }) => /\.xcresult\/(?:Info\.plist$|Data\/)/.test(path)
			},
			{
				id: "html",
				name: "a web page",
				isSilent: true,
				completeness: "any",
				matches: isHtml
			}
		];
		;
		const unread = (id, name, advice, reading) => ({
			id,
			name,
			advice,
			isUrgent: true,
			holdsTests: true,
			...reading
		});
		const unreadResults = [
			unread("libtest", "the JSON output of Rust tests", "Let cargo-nextest write JUnit XML: see docs/tools/rust.md.", {
				matches: ({ lines }) => lines().some((line) => {
					const { type, event, test_count } = fieldsOf(line);
					return type === "suite" && event === "started" && typeof test_count === "number";
				}),
				completeness: "lines",
				readVerdict: verdictOfLibtest
			}),
			unread("googletest", "the JSON report of GoogleTest", "Write XML with `--gtest_output=xml:`: see docs/tools/googletest.md.", {
				matches: ({ has }) => has("testsuites[].testsuite", "disabled", "tests"),
				readVerdict: verdictOfGoogleTest
			}),
			unread("reportlog", "a log of pytest-reportlog", "Write JUnit XML with `--junitxml`: see docs/tools/pytest.md.", {
				matches: ({ lines }) => fieldsOf(lines()[0]).$report_type !== undefined,
				completeness: "lines",
				readVerdict: verdictOfReportlog
			}),
			unread("sonar-tests", "the test report for SonarQube", "Let the test tool write JUnit XML as well: see docs/tools/README.md.", { matches: ({ root }) => root?.local === "testExecutions" }),
			unread("unittest-cpp", "the XML report of UnitTest++", "Write its tests as records: see docs/records.md.", {
				matches: ({ root }) => root?.local === "unittest-results",
				readVerdict: verdictOfTotal(/<unittest-results[^>]{0,200}\sfailedtests="(\d{1,9})"/)
			}),
			unread("fpcunit", "the XML report of FPCUnit", "Write its tests as records: see docs/records.md.", {
				matches: ({ root, hasChild }) => root?.local === "TestResults" && hasChild("TestListing"),
				readVerdict: verdictOfEnd(/<NumberOf(?:Errors|Failures)>[1-9]/)
			}),
			unread("test-unit", "the XML stream of test-unit", "Write its tests as records: see docs/records.md.", {
				matches: ({ root, hasChild }) => root?.local === "stream" && hasChild("ready-test-suite"),
				readVerdict: verdictOfEnd(/<success>false<\/success>\s{0,100}<\/stream>/)
			}),
			unread("unreal", "the test report of Unreal Engine", "Convert `index.json` to JUnit XML, or write its tests as records: see docs/records.md.", {
				matches: ({ has, text }) => has("reportCreatedOn", "succeeded", "failed") || has("tests[].fullTestPath") && text.includes("testDisplayName"),
				readVerdict: verdictOfTotal(/"failed"\s*:\s*(\d{1,9})/)
			}),
			unread("apex", "the JSON results of Salesforce Apex tests", "Run `sf apex run test --result-format junit`.", {
				matches({ has, text }) {
					const isWhole = has("summary", "tests") || has("result.summary", "result.tests");
					return isWhole && /"(?:ApexClass|ApexTestClassId|testRunId|QueueItemId)"/.test(text);
				},
				readVerdict: verdictOfTotal(/"failing"\s*:\s*"?(\d{1,9})/)
			}),
			unread("vitest-blob", "a blob of Vitest", "Merge blobs with `npx vitest run --merge-reports --reporter=junit --outputFile=junit.xml`.", { matches: ({ path, text }) => /(?:^|\/)(?:\.vitest-reports\/[^/]+|(?:vitest-)?blob(?:-\d+){0,2})\.json$/.test(path) && /^\[\["\d/.test(text) }),
			unread("pester", "Pester's result object", "Let Pester write a result file: set `TestResult.Enabled` in its configuration to `$true`.", {
				matches: ({ root, has, text }) => has("FailedCount", "PassedCount", "Containers") || root?.local === "Objs" && /<T>Pester\.|N="FailedCount"/.test(text),
				readVerdict: verdictOfTotal(/"FailedCount"(?:\s*:\s*|>)(\d{1,9})/)
			})
		];
		;
		const neighbourKinds = [
			...unreadResults,
			...testToolFiles,
			...coverageFiles,
			...analysisFiles,
			...buildFiles
		];
		const findNeighbour = (front) => neighbourKinds.find(({ matches }) => matches(front));
	}),
	66957: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => pluralOf,
			r: () => neighbourText
		});
		function neighbourText({ name, holdsTests, isOther }) {
			if (isOther === true) return name;
			return holdsTests === true ? `${name}: its format is not read` : `${name}, not a test result`;
		}
		const pluralOf = ({ name, plural }) => plural ?? name.replace(/^(?:an?|the) (.*?)(?= of |$)/, "$1s");
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
	99834: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => unescapeEntities });
		const entities = {
			lt: "<",
			gt: ">",
			quot: "\"",
			apos: "'",
			"#39": "'",
			amp: "&"
		};
		const unescapeEntities = (text) => text.replace(/&(lt|gt|quot|apos|#39|amp);/g, (entity, name) => entities[name] ?? entity);
	})
};
