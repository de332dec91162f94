export const id = 7108;
export const ids = [7108];
export const modules = {
	7108: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { identifyOther: () => identifyOther });
		var defined_fields = __webpack_require__(43268);
		var asking_collector = __webpack_require__(50480);
		var collect_damage = __webpack_require__(64340);
		var base_name = __webpack_require__(38010);
		;
		function emptyFileAdvice(path) {
			const name = (0, base_name.F)(path).toLowerCase();
			return name.includes("jest") && name.endsWith(".json") ? "Jest writes no JSON with --bail." : undefined;
		}
		;
		function isComplete(front, completeness) {
			if (completeness === "any") return true;
			if (completeness === "lines") return endsWithLine(front);
			switch (front.head.kind) {
				case "xml": return closesRoot(front);
				case "json": return front.isWhole ? (0, collect_damage.Fh)(front.text) : (0, collect_damage.cl)(front.text, front.tail);
				case "text": return true;
				case "empty": return false;
			}
		}
		function closesRoot({ head, root, text, tail, isWhole }) {
			if (root === undefined) return false;
			const end = withoutLastComments(tail);
			const [, name = ""] = /<\/([^<>\s/]+)\s*>$/.exec(end) ?? [];
			if (name.slice(name.indexOf(":") + 1) === root.local) return true;
			return isWhole && head.kind === "xml" && head.elements.length === 1 && end.endsWith("/>") && !text.includes("</");
		}
		function withoutLastComments(xml) {
			let end = xml.trimEnd();
			for (let start = lastComment(end); start !== -1; start = lastComment(end)) end = end.slice(0, start).trimEnd();
			return end;
		}
		const lastComment = (xml) => xml.endsWith("-->") ? xml.lastIndexOf("<!--") : xml.endsWith("?>") ? xml.lastIndexOf("<?") : -1;
		function endsWithLine({ tail }) {
			const last = tail.trimEnd();
			const line = last.slice(last.lastIndexOf("\n") + 1);
			return !/^[{[]/.test(line) || /[}\]]$/.test(line);
		}
		var file_front = __webpack_require__(84440);
		var find_neighbour = __webpack_require__(91649);
		var neighbour = __webpack_require__(66957);
		;
		const shownKeys = 3;
		const plainKey = /^[\w$@ -]{1,40}$/;
		const maximumRoot = 100;
		function otherDocument(front) {
			const { head, root, text } = front;
			if (head.kind !== "xml" && head.kind !== "json") return undefined;
			if (!isComplete(front) || (head.kind === "json" ? hasTestKey(text) : hasTestElement(text))) return undefined;
			if (head.kind === "xml") {
				const shownRoot = root === undefined || root.local.length > maximumRoot ? "" : ` (root element <${root.local}>)`;
				return {
					id: "xml",
					name: `XML without test results${shownRoot}`,
					plural: "XML files without test results",
					isOther: true
				};
			}
			const keys = [...head.keys].filter((key) => plainKey.test(key)).slice(0, shownKeys);
			const shown = keys.length === 0 ? "" : ` (keys: ${keys.join(", ")})`;
			return {
				id: "json",
				name: `JSON without test results${shown}`,
				plural: "JSON files without test results",
				isOther: true
			};
		}
		const testKey = /"(?:tests?|testcases?|testsuites?|passed|passes|failed|failures|assertions)"\s*:\s*(?:-?\d|[[{])/i;
		const hasTestKey = (json) => testKey.test(json);
		const testAttribute = /\s(?:tests?|testcases?|testsuites?|passed|passes|failed|failures|assertions)\s*=\s*["']\s*-?\d/i;
		const testElement = /<(?:[\w.-]{1,100}:)?(?:tests?|testcases?|testsuites?|passed|passes|failed|failures|assertions)(?=[\s/>])([^<>]*)>\s*(\d|<(?!\/))?/gi;
		function hasTestElement(xml) {
			if (testAttribute.test(xml)) return true;
			for (const [, inTag = "", content] of xml.matchAll(testElement)) {
				if (inTag.includes("=") || content !== undefined && !inTag.endsWith("/")) return true;
			}
			return false;
		}
		var unrelated_file = __webpack_require__(21402);
		;
		const endOfZip = "PK";
		function identifyOther(file, source, { text, readers, archive, because, asEvents }) {
			const asked = (0, asking_collector.Z)(file);
			const isBinary = archive === undefined && text.includes("\0");
			if (isBinary && asked?.onlyByFolder === true && (0, unrelated_file.V)(file.path, text)) return {
				kind: "foreign",
				because
			};
			const ends = source.ends();
			const front = (0, file_front.I)(file.path, ends);
			const kind = front.head.kind === "empty" ? undefined : (0, find_neighbour.F)(front);
			if (kind === undefined && asEvents !== undefined) return asEvents;
			const owner = ownerOf(file);
			if (kind !== undefined) {
				const isDamaged = !isComplete(front, kind.completeness);
				const collector = asked?.collector ?? owner;
				if (collector !== undefined && (file.isNamed || isDamaged && kind.holdsTests === true)) {
					return namedNeighbour(kind, collector, isDamaged);
				}
				const isNoticed = asked !== undefined || kind.holdsTests === true;
				const attachable = (0, defined_fields.X)({ mayBeAttachment: kind.isOftenAttached });
				return {
					kind: "foreign",
					because: (0, neighbour.r)(kind),
					neighbour: {
						...kind,
						isDamaged,
						isNoticed
					},
					...attachable
				};
			}
			const ofEmpty = front.head.kind === "empty" ? emptyFileAdvice(file.path) : undefined;
			const advice = (0, defined_fields.X)({ advice: archive === undefined ? ofEmpty : "Unpack it first." });
			if (asked !== undefined) {
				if (asked.onlyByFolder && (0, unrelated_file.V)(file.path, ends.text)) return {
					kind: "foreign",
					because
				};
				const other = file.isNamed || archive !== undefined ? undefined : otherDocument(front);
				if (other !== undefined) {
					return {
						kind: "foreign",
						because,
						neighbour: {
							...other,
							isDamaged: false,
							isNoticed: true
						},
						mayBeAttachment: true
					};
				}
				const isWhole = !file.isNamed && isWholeAttachment(front, archive);
				const attachable = (0, defined_fields.X)({ mayBeAttachment: isWhole ? true : undefined });
				return {
					kind: "unreadable",
					because,
					collector: asked.collector,
					severity: "error",
					...advice,
					...attachable
				};
			}
			const damage = owner && (archive === undefined ? (0, collect_damage.ti)(file.path, ends) : because);
			if (owner !== undefined && damage !== undefined) {
				return {
					kind: "unreadable",
					because: damage,
					collector: owner,
					severity: "error",
					...advice
				};
			}
			if (front.head.kind === "empty") return {
				kind: "unreadable",
				because,
				collector: readers[0],
				severity: "warning",
				...advice
			};
			return {
				kind: "foreign",
				because
			};
		}
		function isWholeAttachment(front, archive) {
			if (archive !== undefined) return archive === "zip" && front.tail.includes(endOfZip);
			return front.head.kind === "text" ? (0, unrelated_file.V)(front.path, front.text) : isComplete(front);
		}
		function namedNeighbour(kind, collector, isDamaged) {
			return {
				kind: "unreadable",
				because: isDamaged ? `${kind.name}, which is damaged` : (0, neighbour.r)(kind),
				collector,
				severity: "error",
				isNeighbour: true,
				...(0, defined_fields.X)({ advice: kind.advice })
			};
		}
		const ownerOf = ({ matches }) => matches.find(({ collector, patterns }) => collector.wellKnown && patterns.some((pattern) => !collector.wide?.includes(pattern)))?.collector;
	}),
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
	91649: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
				matches: ({ has }) => has("id.started", "started") || has("id.progress", "progress")
			},
			{
				id: "build-events",
				name: "a stream of build events of Cargo",
				advice: "To write test results, see docs/tools/rust.md.",
				completeness: "lines",
				matches: ({ text }) => /^\s*\{"reason":"compiler-/.test(text)
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
				matches: ({ has, head }) => head.kind === "json" && head.keys.size === 2 && has("status", "failedTests")
			},
			{
				id: "playwright-blob",
				name: "a Playwright blob",
				advice: "Merge blobs with `npx playwright merge-reports --reporter json`.",
				isUrgent: true,
				completeness: "any",
				matches: (front) => isZipWith(front, "report.jsonl")
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
				matches: ({ root }) => root?.local === "failsafe-summary"
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
				matches: ({ root, hasChild }) => root?.local === "Site" && hasChild("Testing")
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
		var defined_fields = __webpack_require__(43268);
		;
		const fieldsOf = (value) => typeof value === "object" && value !== null ? value : {};
		const unread = (id, name, advice, matches, completeness) => ({
			id,
			name,
			advice,
			isUrgent: true,
			holdsTests: true,
			...(0, defined_fields.X)({ completeness }),
			matches
		});
		const unreadResults = [
			unread("libtest", "the JSON output of Rust tests", "Let cargo-nextest write JUnit XML: see docs/tools/rust.md.", ({ lines }) => lines().some((line) => {
				const { type, event, test_count } = fieldsOf(line);
				return type === "suite" && event === "started" && typeof test_count === "number";
			}), "lines"),
			unread("googletest", "the JSON report of GoogleTest", "Write XML with `--gtest_output=xml:`: see docs/tools/googletest.md.", ({ has }) => has("testsuites[].testsuite", "disabled", "tests")),
			unread("reportlog", "a log of pytest-reportlog", "Write JUnit XML with `--junitxml`: see docs/tools/pytest.md.", ({ lines }) => fieldsOf(lines()[0]).$report_type !== undefined, "lines")
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
	})
};
