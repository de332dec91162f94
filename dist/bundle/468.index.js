export const id = 468;
export const ids = [468];
export const modules = {
	35468: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => compressParts,
			f: () => readParts
		});
		var external_node_zlib_ = __webpack_require__(38522);
		var record = __webpack_require__(25385);
		var test_hash = __webpack_require__(95878);
		;
		const documentVersion = 1;
		function tableOf({ run, parts, covered, expected = [] }) {
			const tests = createIndex();
			const causes = createIndex();
			const rows = parts.map((part) => partRow(part, tests, causes));
			const withResults = new Set(parts.map(({ name }) => name));
			return {
				v: documentVersion,
				run,
				others: [...covered].filter((name) => !withResults.has(name)),
				expected,
				tests: tests.items(),
				causes: causes.items(),
				parts: rows
			};
		}
		function createIndex() {
			const places = new Map();
			const items = [];
			return {
				place(key, item) {
					const known = places.get(key);
					if (known !== undefined) return known;
					places.set(key, items.length);
					return items.push(item) - 1;
				},
				items: () => items
			};
		}
		function partRow({ results, ...part }, tests, causes) {
			const { counts, jobs, failures, flaky, slowest, tags, ...same } = results;
			const causePlace = (cause) => causes.place(cause.id, cause);
			const failureRows = failures.map(({ test, cause, jobs: own, executions }) => [
				tests.place(`${cause.id} ${(0, test_hash.x)(test)}`, test),
				causePlace(cause),
				own,
				executions
			]);
			const causeRows = results.causes.map(({ cause, first, hashes, ...numbers }) => ({
				...numbers,
				cause: causePlace(cause),
				first: first.map((test) => tests.place(`${cause.id} ${(0, test_hash.x)(test)}`, test)),
				...hashes !== undefined && { hashes: Buffer.from(hashes.toSorted().join(""), "hex").toString("base64") }
			}));
			return {
				...part,
				results: {
					...same,
					counts: countsRow(counts),
					jobs: jobs.map((job) => ({
						...job,
						counts: countsRow(job.counts)
					})),
					failures: failureRows,
					causes: causeRows,
					flaky: flaky.map(({ test, jobs: own, executions }) => [
						tests.place(`flaky ${(0, test_hash.x)(test)}`, test),
						own,
						executions
					]),
					slowest: slowest.map((test) => tests.place(`slow ${(0, test_hash.x)(test)}`, test)),
					tags: tags.map(({ tag, counts: own }) => [tag, countsRow(own)])
				}
			};
		}
		const countsRow = ({ total, flaky, duration, ...byStatus }) => [
			total,
			...record.b.map((status) => byStatus[status]),
			flaky,
			Math.round(duration)
		];
		;
		class UnreadablePartError extends Error {
			name = "UnreadablePartError";
		}
		function unreadable(what) {
			throw new UnreadablePartError(`The part contains ${what}.`);
		}
		const read_fields_text = (limit) => (value) => typeof value === "string" && value.length <= limit ? value : unreadable(`no text of at most ${limit} characters`);
		const matching = (pattern) => (value) => typeof value === "string" && pattern.test(value) ? value : unreadable(`no text that matches ${pattern}`);
		const count = (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : unreadable("no whole number from 0");
		const number = (value) => typeof value === "number" && Number.isFinite(value) ? value : unreadable("no number");
		const indexOf = (length) => (value) => count(value) < length ? count(value) : unreadable("an index without an item");
		const flag = (value) => value === true ? value : unreadable("no flag");
		const oneOf = (values) => (value) => values.find((known) => known === value) ?? unreadable("an unknown word");
		const list = (read, limit) => (value) => Array.isArray(value) && value.length <= limit ? value.map((item) => read(item)) : unreadable(`no list of at most ${limit} items`);
		const object = (fields, optional = []) => (value) => {
			if (typeof value !== "object" || value === null || Array.isArray(value)) return unreadable("no object");
			const given = value;
			const mayMiss = new Set(optional);
			const entries = Object.entries(fields).flatMap(([name, read]) => {
				if (Object.hasOwn(given, name)) return [[name, read(given[name])]];
				return mayMiss.has(name) ? [] : unreadable(`no field "${name}"`);
			});
			return Object.fromEntries(entries);
		};
		var repository_path = __webpack_require__(28368);
		var part_name = __webpack_require__(52974);
		;
		const maximumParts = 1e3;
		const maximumJobs = 1e3;
		const maximumTests = 1e4;
		const maximumCauses = 2e3;
		const maximumText = 5e3;
		const maximumName = 700;
		const read_part_table_name = read_fields_text(maximumName);
		const read_part_table_status = oneOf(record.b);
		const partNameText = (value) => {
			const known = read_fields_text(100)(value);
			return (0, part_name.HY)(known) === undefined ? unreadable("no name of a part") : known;
		};
		const address = (value) => {
			const url = read_fields_text(1e3)(value);
			return /^https?:\/\/[^\s<>"]+$/.test(url) ? url : unreadable("no address");
		};
		const read_part_table_location = (value) => {
			const { file, line } = object({
				file: read_fields_text(maximumText),
				line: count
			}, ["line"])(value);
			return (0, repository_path.o)(file) ? {
				file,
				line
			} : unreadable("no path of a repository");
		};
		const stated = object({
			file: read_part_table_name,
			line: count
		}, ["line"]);
		const cause = object({
			id: matching(/^\d{1,3}-[0-9a-f]{4,32}$/),
			signature: read_fields_text(maximumText),
			frame: object({
				file: read_fields_text(maximumText),
				line: count,
				function: read_part_table_name
			}, ["line", "function"])
		}, ["frame"]);
		const test = object({
			id: read_fields_text(100),
			module: read_part_table_name,
			job: read_part_table_name,
			name: read_part_table_name,
			suite: list(read_part_table_name, 30),
			status: read_part_table_status,
			source: read_part_table_name,
			format: read_part_table_name,
			producer: read_part_table_name,
			duration: number,
			timestamp: number,
			message: read_fields_text(maximumText),
			details: read_fields_text(maximumText),
			headline: read_fields_text(maximumText),
			lead: read_fields_text(maximumText),
			cause,
			output: read_fields_text(maximumText),
			file: read_part_table_name,
			line: count,
			sourceLocation: stated,
			flaky: flag,
			attempts: count,
			location: read_part_table_location,
			owners: list(read_part_table_name, 50)
		}, [
			"id",
			"module",
			"job",
			"format",
			"producer",
			"duration",
			"timestamp",
			"message",
			"details",
			"headline",
			"lead",
			"cause",
			"output",
			"file",
			"line",
			"sourceLocation",
			"flaky",
			"attempts",
			"location",
			"owners"
		]);
		const read_part_table_countsRow = (value) => {
			const row = list(count, record.b.length + 3)(value);
			return row.length === record.b.length + 3 ? row : unreadable("incomplete counts");
		};
		const problem = object({
			severity: oneOf(["error", "warning"]),
			kind: oneOf([
				"incomplete",
				"unreadable",
				"delivery"
			]),
			message: read_fields_text(maximumText),
			path: read_fields_text(maximumText),
			line: count,
			column: count
		}, [
			"kind",
			"path",
			"line",
			"column"
		]);
		const jobRow = object({
			job: read_part_table_name,
			module: read_part_table_name,
			status: read_part_table_status,
			counts: read_part_table_countsRow,
			duration: number
		}, [
			"job",
			"module",
			"duration"
		]);
		const resultsRow = (tests, causes) => {
			const indexes = list(count, maximumJobs);
			const testIndexes = list(indexOf(tests), maximumTests);
			const failure = (value) => {
				if (!Array.isArray(value) || value.length !== 4) return unreadable("no failure");
				return [
					indexOf(tests)(value[0]),
					indexOf(causes)(value[1]),
					indexes(value[2]),
					count(value[3])
				];
			};
			const flakyTest = (value) => {
				if (!Array.isArray(value) || value.length !== 3) return unreadable("no flaky test");
				return [
					indexOf(tests)(value[0]),
					indexes(value[1]),
					count(value[2])
				];
			};
			const tag = (value) => {
				if (!Array.isArray(value) || value.length !== 2) return unreadable("no tag");
				return [read_part_table_name(value[0]), read_part_table_countsRow(value[1])];
			};
			return object({
				status: read_part_table_status,
				counts: read_part_table_countsRow,
				jobs: list(jobRow, maximumJobs),
				failures: list(failure, maximumTests),
				failedTests: count,
				flakyTests: count,
				flaky: list(flakyTest, maximumTests),
				slowest: testIndexes,
				causes: list(object({
					cause: indexOf(causes),
					executions: count,
					tests: count,
					jobs: indexes,
					first: list(indexOf(tests), 10),
					location: read_part_table_location,
					hashes: matching(/^[A-Za-z0-9+/=]{0,200000}$/)
				}, ["hashes", "location"]), maximumCauses),
				otherCauses: count,
				problems: list(problem, 1e3),
				properties: list(object({
					name: read_part_table_name,
					value: read_part_table_name
				}), 1e3),
				tags: list(tag, 1e3)
			}, ["failedTests", "flakyTests"]);
		};
		const read_part_table_partRow = (tests, causes) => object({
			name: partNameText,
			fingerprint: matching(/^[0-9a-f]{12}$/),
			isReduced: (value) => value === true,
			comment: matching(/^[0-9a-f]{16}$/),
			job: read_part_table_name,
			module: read_part_table_name,
			step: read_part_table_name,
			shownName: read_part_table_name,
			url: address,
			reportUrl: address,
			isJoined: flag,
			results: resultsRow(tests, causes)
		}, [
			"isReduced",
			"module",
			"step",
			"shownName",
			"url",
			"reportUrl",
			"isJoined"
		]);
		function partsOf(document) {
			const { v } = object({ v: count })(document);
			if (v !== documentVersion) return unreadable(`the version ${v}`);
			const { run, others, expected, tests, causes } = object({
				run: count,
				others: list(partNameText, maximumParts),
				expected: list(read_part_table_name, maximumParts),
				tests: list(test, maximumTests),
				causes: list(cause, maximumCauses)
			})(document);
			const { parts: rows } = object({ parts: list(read_part_table_partRow(tests.length, causes.length), maximumParts) })(document);
			const parts = rows.map(({ results, ...part }) => ({
				...part,
				results: resultsOf(results, tests, causes)
			}));
			return {
				run,
				parts,
				expected,
				covered: new Set([...parts.map((part) => part.name), ...others])
			};
		}
		function resultsOf(row, tests, causes) {
			const { counts, jobs, failures, flaky, slowest, causes: causeRows, tags, ...same } = row;
			const at = (items, index) => items[index] ?? unreadable("an index without an item");
			const inJobs = (indexes) => indexes.filter((index) => index < jobs.length);
			return {
				...same,
				counts: countsOf(counts),
				jobs: jobs.map((job) => ({
					...job,
					counts: countsOf(job.counts)
				})),
				failures: failures.map(([testIndex, causeIndex, own, executions]) => ({
					test: at(tests, testIndex),
					cause: at(causes, causeIndex),
					jobs: inJobs(own),
					executions
				})),
				causes: causeRows.map(({ cause: causeIndex, first, hashes, jobs: own, ...numbers }) => ({
					...numbers,
					jobs: inJobs(own),
					cause: at(causes, causeIndex),
					first: first.map((index) => at(tests, index)),
					...hashes !== undefined && { hashes: Buffer.from(hashes, "base64").toString("hex").match(/.{8}/g) ?? [] }
				})),
				flaky: flaky.map(([testIndex, own, executions]) => ({
					test: at(tests, testIndex),
					jobs: inJobs(own),
					executions
				})),
				slowest: slowest.map((index) => at(tests, index)),
				tags: tags.map(([tag, own]) => ({
					tag,
					counts: countsOf(own)
				}))
			};
		}
		function countsOf(row) {
			const at = (index) => row[index] ?? 0;
			const byStatus = Object.fromEntries(record.b.map((known, index) => [known, at(index + 1)]));
			return {
				total: at(0),
				...byStatus,
				flaky: at(record.b.length + 1),
				duration: at(record.b.length + 2)
			};
		}
		var excerpt = __webpack_require__(214);
		var shorten = __webpack_require__(56942);
		;
		const full = {
			failures: 300,
			detailed: 100,
			message: 2200,
			flaky: 100,
			causes: 200,
			problems: 50,
			hashes: true,
			extras: true,
			links: true,
			names: true
		};
		const reductions = [
			full,
			{
				...full,
				detailed: 25,
				extras: false
			},
			{
				...full,
				failures: 150,
				detailed: 10,
				message: 600,
				causes: 50,
				flaky: 40,
				extras: false
			},
			{
				...full,
				failures: 80,
				detailed: 5,
				message: 300,
				causes: 30,
				flaky: 20,
				problems: 20,
				extras: false
			},
			{
				...full,
				failures: 40,
				detailed: 2,
				message: 200,
				causes: 20,
				flaky: 10,
				problems: 10,
				extras: false
			},
			{
				...full,
				failures: 40,
				detailed: 0,
				message: 200,
				causes: 20,
				flaky: 10,
				problems: 10,
				extras: false,
				hashes: false
			},
			{
				...full,
				failures: 10,
				detailed: 0,
				message: 150,
				causes: 10,
				flaky: 3,
				problems: 5,
				extras: false,
				hashes: false
			},
			{
				...full,
				failures: 0,
				detailed: 0,
				message: 0,
				causes: 0,
				flaky: 0,
				problems: 0,
				extras: false,
				hashes: false
			},
			{
				...full,
				failures: 0,
				detailed: 0,
				message: 0,
				causes: 0,
				flaky: 0,
				problems: 0,
				extras: false,
				hashes: false,
				links: false
			},
			{
				...full,
				failures: 0,
				detailed: 0,
				message: 0,
				causes: 0,
				flaky: 0,
				problems: 0,
				extras: false,
				hashes: false,
				links: false,
				names: false
			}
		];
		function* reducedParts(parts) {
			for (const reduction of reductions) yield reduce(parts, reduction);
		}
		function reduce(parts, reduction) {
			const failures = rank(parts.flatMap(({ results }) => results.failures.map(({ test, cause }) => `${cause.id} ${(0, test_hash.x)(test)}`)));
			const flaky = rank(parts.flatMap(({ results }) => results.flaky.map(({ test }) => (0, test_hash.x)(test))));
			const causes = rank(parts.flatMap(({ results }) => results.causes.map(({ cause }) => cause.id)));
			return parts.map((part) => reducePart(part, reduction, {
				failures,
				flaky,
				causes
			}));
		}
		function rank(texts) {
			const counts = new Map();
			for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
			return new Map([...counts].sort((one, other) => other[1] - one[1]).map(([text], index) => [text, index]));
		}
		function reducePart(part, limits, ranks) {
			let isReduced = part.isReduced === true;
			const note = (before, after) => {
				if (before !== after) isReduced = true;
				return after;
			};
			const within = (items, ranksOf, keyOf, limit) => {
				const kept = items.filter((item) => (ranksOf.get(keyOf(item)) ?? 0) < limit);
				return note(items, kept.length === items.length ? items : kept);
			};
			const first = (items, limit) => items.length <= limit ? items : note(items, items.slice(0, limit));
			const shortened = (test, isDetailed) => {
				const { message, details, lead, output, ...others } = test;
				return {
					...others,
					...message !== undefined && { message: note(message, (0, excerpt.Mg)(message, limits.message)) },
					...details !== undefined && isDetailed && { details },
					...lead !== undefined && { lead: isDetailed ? lead : note(lead, (0, excerpt.Mg)(lead, limits.message)) },
					...output !== undefined && isDetailed && { output },
					...!isDetailed && (details ?? output) !== undefined && note({}, {})
				};
			};
			const { results } = part;
			const keyOf = ({ test, cause }) => `${cause.id} ${(0, test_hash.x)(test)}`;
			const failures = within(results.failures, ranks.failures, keyOf, limits.failures).map((failure) => ({
				...failure,
				test: shortened(failure.test, (ranks.failures.get(keyOf(failure)) ?? 0) < limits.detailed)
			}));
			const flaky = within(results.flaky, ranks.flaky, ({ test }) => (0, test_hash.x)(test), limits.flaky).map((flakyTest) => ({
				...flakyTest,
				test: shortened(flakyTest.test, false)
			}));
			const causes = within(results.causes, ranks.causes, ({ cause }) => cause.id, limits.causes).map(({ hashes, ...cause }) => ({
				...cause,
				...hashes !== undefined && (limits.hashes ? { hashes } : note({}, {}))
			}));
			const extras = limits.extras ? results : {
				properties: first(results.properties, 0),
				tags: first(results.tags, 0),
				slowest: []
			};
			const reduced = {
				...results,
				failures,
				flaky,
				causes,
				otherCauses: results.otherCauses + results.causes.length - causes.length,
				problems: first(results.problems, limits.problems),
				properties: extras.properties,
				tags: extras.tags,
				slowest: first(extras.slowest.map((test) => shortened(test, false)), 20)
			};
			const { url, reportUrl, job, module: ownModule, shownName, ...others } = part;
			return {
				...others,
				...limits.links && {
					...url !== undefined && { url },
					...reportUrl !== undefined && { reportUrl }
				},
				...limits.names && shownName !== undefined && { shownName },
				...limits.names && ownModule !== undefined && { module: ownModule },
				job: limits.names ? job : (0, shorten.m)(job, 20),
				results: reduced,
				...isReduced && { isReduced }
			};
		}
		;
		const maximumBytes = 8 * 1024 * 1024;
		function compressParts(content, limitBytes) {
			for (const parts of reducedParts(content.parts)) {
				const json = Buffer.from(JSON.stringify(tableOf({
					...content,
					parts
				})));
				if (json.length > maximumBytes) continue;
				const compressed = (0, external_node_zlib_.brotliCompressSync)(json, { params: {
					[external_node_zlib_.constants.BROTLI_PARAM_QUALITY]: 7,
					[external_node_zlib_.constants.BROTLI_PARAM_SIZE_HINT]: json.length
				} });
				if (compressed.length <= limitBytes) return compressed;
			}
			return undefined;
		}
		function readParts(compressed) {
			try {
				return partsOf(JSON.parse((0, external_node_zlib_.brotliDecompressSync)(compressed, { maxOutputLength: maximumBytes }).toString("utf8")));
			} catch (error) {
				if (error instanceof UnreadablePartError) throw error;
				throw new UnreadablePartError("The part cannot be decompressed.", { cause: error });
			}
		}
	}),
	52974: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BC: () => shortHash,
			HY: () => readPartName,
			be: () => partKey,
			pn: () => partName
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const partPrefix = "build-report-part-";
		const namePattern = /^build-report-part-([0-9a-f]{8})-([0-9a-f]{8})-([1-9]\d{0,5})(?:-[0-9a-f]{1,8})?$/;
		const shortHash = (text) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex").slice(0, 8);
		const partKey = (job, module, title, step) => shortHash(JSON.stringify([
			job,
			module,
			title,
			step
		]));
		const partName = ({ key, jobRun, attempt }) => `${partPrefix}${key}-${jobRun}-${attempt}`;
		function readPartName(name) {
			const [, key, jobRun, attempt] = namePattern.exec(name) ?? [];
			return key === undefined || jobRun === undefined ? undefined : {
				key,
				jobRun,
				attempt: Number(attempt)
			};
		}
	}),
	95878: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => testHash,
			x: () => testIdentity
		});
		var _part_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52974);
		const testIdentity = ({ id, module: ownModule = "", suite, name }) => id ?? JSON.stringify([
			ownModule,
			suite,
			name
		]);
		const testHash = (test) => (0, _part_name_js__WEBPACK_IMPORTED_MODULE_0__.BC)(testIdentity(test));
	})
};
