export const id = 3885;
export const ids = [3885];
export const modules = {
	80675: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => openAtomicFile });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var guarded_write = __webpack_require__(52895);
		var make_folder = __webpack_require__(5188);
		;
		const unsupported = new Set([
			"EINVAL",
			"ENOTSUP",
			"ENOSYS"
		]);
		function syncFolder(path) {
			if (process.platform === "win32") return;
			const descriptor = (0, external_node_fs_.openSync)(path, "r");
			try {
				(0, external_node_fs_.fsyncSync)(descriptor);
			} catch (error) {
				if (!(error instanceof Error && "code" in error && unsupported.has(String(error.code)))) throw error;
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
		var temporary_folder = __webpack_require__(52695);
		var unfinished_path = __webpack_require__(84798);
		;
		const bufferBytes = 512 * 1024;
		function openAtomicFile(path, title) {
			const temporary = (0, unfinished_path.t)(path);
			const buffer = Buffer.allocUnsafeSlow(bufferBytes);
			let writtenBytes = 0;
			let bufferedBytes = 0;
			let isOpen = true;
			let isInPlace = false;
			let newFolders = [];
			const written = {
				what: `The ${title} "${path}"`,
				path,
				hint: "Name a file in a folder that can be written to."
			};
			const guarded = (action) => (0, guarded_write.m3)(written, action);
			const descriptor = guarded(() => {
				if ((0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === false) throw new Error("it is not a file");
				newFolders = (0, make_folder.f)((0, external_node_path_.dirname)(path));
				return (0, external_node_fs_.openSync)(temporary, "wx");
			});
			const writeOut = (bytes) => {
				guarded(() => {
					for (let start = 0; start < bytes.length;) {
						start += (0, external_node_fs_.writeSync)(descriptor, bytes, start, bytes.length - start, writtenBytes + start);
					}
				});
				writtenBytes += bytes.length;
			};
			const flush = () => {
				if (bufferedBytes > 0) writeOut(buffer.subarray(0, bufferedBytes));
				bufferedBytes = 0;
			};
			const release = () => {
				const wasOpen = isOpen;
				isOpen = false;
				if (wasOpen) (0, external_node_fs_.closeSync)(descriptor);
			};
			const close = () => {
				flush();
				guarded(() => {
					release();
					(0, external_node_fs_.renameSync)(temporary, path);
				});
				isInPlace = true;
			};
			return {
				write(text) {
					const maximumBytes = text.length * 3;
					if (bufferedBytes + maximumBytes > bufferBytes) flush();
					if (maximumBytes <= bufferBytes) bufferedBytes += buffer.write(text, bufferedBytes);
					else writeOut(Buffer.from(text));
				},
				writeBytes(bytes) {
					flush();
					writeOut(bytes);
				},
				overwrite(position, text) {
					flush();
					const bytes = Buffer.from(text);
					guarded(() => {
						for (let start = 0; start < bytes.length;) {
							start += (0, external_node_fs_.writeSync)(descriptor, bytes, start, bytes.length - start, position + start);
						}
					});
				},
				length: () => writtenBytes + bufferedBytes,
				truncate(length) {
					bufferedBytes = Math.max(0, length - writtenBytes);
					if (length >= writtenBytes) return;
					guarded(() => (0, external_node_fs_.ftruncateSync)(descriptor, length));
					writtenBytes = length;
				},
				close,
				closeDurably() {
					flush();
					guarded(() => (0, external_node_fs_.fsyncSync)(descriptor));
					close();
					guarded(() => {
						for (const folder of new Set([(0, external_node_path_.dirname)(path), ...newFolders.map((one) => (0, external_node_path_.dirname)(one))])) syncFolder(folder);
					});
				},
				discard() {
					try {
						release();
					} catch {}
					if (!isInPlace) (0, temporary_folder.cF)(temporary);
				}
			};
		}
	}),
	63255: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => isPlausibleTime });
		const earliestTimestamp = 9466848e5;
		const maximumLeadMs = 24 * 60 * 60 * 1e3;
		const isPlausibleTime = (timestamp, now) => timestamp >= earliestTimestamp && timestamp <= now + maximumLeadMs;
	}),
	63885: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { writeRecords: () => writeRecords });
		var defined_fields = __webpack_require__(43268);
		var atomic_file = __webpack_require__(80675);
		var errors = __webpack_require__(34758);
		;
		function withLateFault(open) {
			let fault;
			let file;
			const act = (action) => {
				if (fault !== undefined) return;
				try {
					file ??= open();
					action(file);
				} catch (error) {
					if (!(error instanceof errors.oB)) throw error;
					fault = error;
					file?.discard();
				}
			};
			act(() => {});
			return {
				write: (text) => act((opened) => opened.write(text)),
				length: () => fault === undefined ? file?.length() ?? 0 : 0,
				truncate: (length) => act((opened) => opened.truncate(length)),
				close() {
					act((opened) => opened.close());
					if (fault !== undefined) throw fault;
				},
				discard: () => file?.discard()
			};
		}
		;
		const coordinateNames = [
			"org",
			"project",
			"module",
			"pipeline",
			"job",
			"build",
			"ref"
		];
		var line_reader = __webpack_require__(94572);
		var shorten = __webpack_require__(59088);
		var name_limit = __webpack_require__(14157);
		var test_quarantine = __webpack_require__(68493);
		;
		const maximumText = 64 * 1024;
		const maximumMetadata = 50;
		const maximumMetadataValue = 4e3;
		const maximumTags = 100;
		const maximumSuites = 100;
		const maximumAttempts = 50;
		const maximumAttemptMessage = 2e3;
		const maximumAttemptDetails = 4e3;
		const maximumAttemptValue = 2e3;
		const commonFields = [
			"timestamp",
			"org",
			"project",
			"module",
			"pipeline",
			"job",
			"build",
			"ref"
		];
		const testFields = [
			"id",
			"name",
			"status",
			"duration",
			"isStartEstimated",
			"flaky",
			"isLastSkipped",
			"message",
			"details",
			"expected",
			"actual",
			"stdout",
			"stderr",
			"steps",
			"stepsLeftOut",
			"attachments",
			"attachmentsLeftOut",
			"file",
			"line",
			"sourceLocation",
			"owners",
			"producer",
			"cause",
			"format",
			"source"
		];
		const fieldsOfKind = new Map([
			["test", testFields],
			["property", [
				"name",
				"valueType",
				"value"
			]],
			["job", [
				"id",
				"name",
				"runner",
				"status",
				"duration",
				"attempt",
				"url"
			]],
			["build", [
				"status",
				"commit",
				"branch",
				"pullRequest",
				"url",
				"duration"
			]],
			["file", [
				"path",
				"size",
				"sha256",
				"mediaType"
			]],
			["problem", [
				"severity",
				"problem",
				"message",
				"path",
				"line",
				"column"
			]]
		]);
		const texts = new Set([
			"message",
			"details",
			"expected",
			"actual",
			"stdout",
			"stderr",
			"value"
		]);
		function shortenedRecord(record) {
			const fields = fieldsOfKind.get(record.kind);
			if (fields === undefined) return undefined;
			const shortened = {};
			for (const field of [...fields, ...commonFields]) {
				const value = record[field];
				if (value === undefined) continue;
				if (typeof value !== "string") shortened[field] = value;
				else shortened[field] = texts.has(field) ? (0, shorten.m)(value, maximumText) : (0, name_limit.F)(value);
			}
			if (record.kind === "test") Object.assign(shortened, shortenedLists(record));
			const metadata = shortenedMetadata(record.metadata);
			return {
				kind: record.kind,
				...shortened,
				...(0, defined_fields.X)({ metadata })
			};
		}
		function shortenedLists({ suite, tags, attempts, quarantine }) {
			return { ...(0, defined_fields.X)({
				suite: suite?.slice(0, maximumSuites).map(name_limit.F),
				tags: tags?.slice(0, maximumTags).map(name_limit.F),
				attempts: attempts?.slice(-maximumAttempts).map(shortenedAttempt),
				quarantine: quarantine && (0, test_quarantine.f)(quarantine)
			}) };
		}
		const shortenedAttempt = ({ status, duration, message, details, expected, actual, timestamp }) => ({
			status,
			...(0, defined_fields.X)({
				duration,
				message: message === undefined ? undefined : (0, shorten.m)(message, maximumAttemptMessage),
				details: details === undefined ? undefined : (0, shorten.m)(details, maximumAttemptDetails),
				expected: expected === undefined ? undefined : (0, shorten.m)(expected, maximumAttemptValue),
				actual: actual === undefined ? undefined : (0, shorten.m)(actual, maximumAttemptValue),
				timestamp
			})
		});
		function shortenedMetadata(metadata) {
			if (metadata === undefined) return undefined;
			const entries = Object.entries(metadata).slice(0, maximumMetadata);
			return Object.fromEntries(entries.map(([key, value]) => [(0, name_limit.F)(key), (0, shorten.m)(value, maximumMetadataValue)]));
		}
		;
		function createLongRecords() {
			const ended = [];
			let shortened = 0;
			let leftOut = 0;
			const forget = () => {
				shortened = 0;
				leftOut = 0;
			};
			return {
				shorten(line) {
					const record = shortenedRecord(JSON.parse(line));
					if (record === undefined) leftOut += 1;
					else shortened += 1;
					return record;
				},
				forget,
				endFile(path) {
					const problems = problemsOf(shortened, leftOut, path);
					ended.push(...problems);
					forget();
					return problems;
				},
				problems: () => [...ended, ...problemsOf(shortened, leftOut, undefined)]
			};
		}
		function problemsOf(shortened, leftOut, path) {
			const place = path !== undefined && { path };
			const problems = [];
			if (shortened > 0) {
				const message = `${countOf(shortened)} longer than 16 MiB, so output, metadata or attempts were shortened. The results are kept.`;
				problems.push({
					severity: "warning",
					message,
					...place
				});
			}
			if (leftOut > 0) {
				const message = `${countOf(leftOut)} of an unknown kind and longer than 16 MiB with what the run adds, and left out.`;
				problems.push({
					severity: "error",
					kind: "incomplete",
					message,
					...place
				});
			}
			return problems;
		}
		const countOf = (records) => records === 1 ? "1 record is" : `${records} records are`;
		var plausible_time = __webpack_require__(63255);
		var problem_record = __webpack_require__(76623);
		var quote = __webpack_require__(47034);
		var relative_paths = __webpack_require__(97945);
		var test_identity = __webpack_require__(40167);
		var well_formed = __webpack_require__(57534);
		;
		const batchLength = 8 * 1024;
		function writeRecords(path, usual, { sourceFolders = [], now = Date.now(), refOf, factsOf } = {}) {
			const output = withLateFault(() => (0, atomic_file.C)(path, "records file"));
			const identities = (0, test_identity.createTestIdentities)(usual.module ?? "", (0, relative_paths.checkoutRoots)(sourceFolders));
			let coordinates = usual;
			let coordinatesJson = innerJson(usual);
			const useRef = (ref = usual.ref) => {
				if (ref === coordinates.ref) return;
				coordinates = {
					...usual,
					...(0, defined_fields.X)({ ref })
				};
				coordinatesJson = innerJson(coordinates);
			};
			let file;
			let fileStart = 0;
			let suffix = `${coordinatesJson}}\n`;
			let batch = "";
			let lastSuite;
			let lastSuiteJson = "";
			let lastId = "";
			const flush = () => {
				if (batch !== "") output.write(batch);
				batch = "";
			};
			const add = (text) => {
				batch += text;
				if (batch.length >= batchLength) flush();
			};
			const factsJson = createFactsJson();
			const longRecords = createLongRecords();
			const addLine = (line) => {
				if (line.length <= line_reader.nY) {
					add(line);
					return;
				}
				const shortened = longRecords.shorten(line);
				if (shortened !== undefined) add(`${toJson(shortened)}\n`);
			};
			const writeRecord = (record) => {
				const metadata = mergedMetadata(file, record.metadata);
				const { kind, ...fields } = record;
				const whole = {
					kind,
					...fields,
					...(0, defined_fields.X)({ metadata })
				};
				if (typeof whole.timestamp === "number" && !(0, plausible_time.v)(whole.timestamp, now)) delete whole.timestamp;
				for (const name of coordinateNames) {
					if (whole[name] === undefined && coordinates[name] !== undefined) whole[name] = coordinates[name];
				}
				addLine(`${toJson(whole)}\n`);
			};
			const writeForeignTest = (test, { format, path: source }) => {
				lastId = test.id ?? identities.next(test.suite, test.name, test.module, test.job);
				const { passedOnAttempt: _, ...recorded } = test;
				writeRecord({
					kind: "test",
					id: lastId,
					format,
					source,
					...recorded,
					...factsOf?.(test, lastId)
				});
			};
			return {
				beginFile(next) {
					flush();
					file = next;
					fileStart = output.length();
					identities.restart();
					lastSuite = undefined;
					useRef(refOf?.(next.path));
					suffix = `,"format":${toJson(next.format)},"source":${toJson(next.path)}${coordinatesJson}}\n`;
				},
				test(test) {
					if (file === undefined || file.format === "events" || file.format === "records" || file.job !== undefined) {
						writeForeignTest(test, file ?? {
							path: "",
							format: "events"
						});
						return;
					}
					if (test.suite !== lastSuite) {
						lastSuite = test.suite;
						lastSuiteJson = toJson(test.suite);
					}
					lastId = test.id ?? identities.next(test.suite, test.name);
					addLine(testJson(test, lastId, lastSuiteJson, file, now) + factsJson(factsOf?.(test, lastId) ?? test) + suffix);
				},
				restartFile() {
					batch = "";
					output.truncate(fileStart);
					identities.restart();
					longRecords.forget();
				},
				endFile(problems) {
					for (const problem of [...problems, ...longRecords.endFile(file?.path)]) writeRecord((0, problem_record.D)(problem));
					file = undefined;
					useRef();
				},
				record: writeRecord,
				lastId: () => lastId,
				problems: longRecords.problems,
				close() {
					try {
						flush();
						output.close();
					} finally {
						output.discard();
					}
				},
				discard() {
					batch = "";
					output.discard();
				}
			};
		}
		function testJson(test, id, suite, file, now) {
			let json = `{"kind":"test","id":"${id}","name":${(0, quote.h)(test.name)},"suite":${suite},"status":"${test.status}"`;
			if (test.former !== undefined) json += `,"former":${toJson(test.former)}`;
			if (test.duration !== undefined) json += `,"duration":${test.duration}`;
			if (test.flaky !== undefined) json += `,"flaky":${test.flaky}`;
			if (test.isLastSkipped !== undefined) json += `,"isLastSkipped":${test.isLastSkipped}`;
			if (test.attempts !== undefined) json += `,"attempts":${toJson(test.attempts)}`;
			if (test.message !== undefined) json += `,"message":${(0, quote.h)(test.message)}`;
			if (test.details !== undefined) json += `,"details":${(0, quote.h)(test.details)}`;
			if (test.expected !== undefined) json += `,"expected":${(0, quote.h)(test.expected)}`;
			if (test.actual !== undefined) json += `,"actual":${(0, quote.h)(test.actual)}`;
			if (test.stdout !== undefined) json += `,"stdout":${(0, quote.h)(test.stdout)}`;
			if (test.stderr !== undefined) json += `,"stderr":${(0, quote.h)(test.stderr)}`;
			if (test.steps !== undefined) json += `,"steps":${toJson(test.steps)}`;
			if (test.stepsLeftOut !== undefined) json += `,"stepsLeftOut":${test.stepsLeftOut}`;
			if (test.attachments !== undefined) json += `,"attachments":${toJson(test.attachments)}`;
			if (test.attachmentsLeftOut !== undefined) json += `,"attachmentsLeftOut":${test.attachmentsLeftOut}`;
			if (test.file !== undefined) json += `,"file":${(0, quote.h)(test.file)}`;
			if (test.line !== undefined) json += `,"line":${test.line}`;
			if (test.sourceLocation !== undefined) json += `,"sourceLocation":${toJson(test.sourceLocation)}`;
			if (test.producer !== undefined) json += `,"producer":${(0, quote.h)(test.producer)}`;
			if (test.cause !== undefined) json += `,"cause":${(0, quote.h)(test.cause)}`;
			if (test.tags !== undefined) json += `,"tags":${toJson(test.tags)}`;
			if (test.timestamp !== undefined && (0, plausible_time.v)(test.timestamp, now)) {
				json += `,"timestamp":${test.timestamp}`;
				if (test.isStartEstimated !== undefined) json += `,"isStartEstimated":${test.isStartEstimated}`;
			}
			const metadata = mergedMetadata(file, test.metadata);
			if (metadata !== undefined) json += `,"metadata":${toJson(metadata)}`;
			return json;
		}
		function createFactsJson() {
			let lastOwners;
			let ownersJson = "";
			return ({ owners, quarantine }) => {
				if (owners !== lastOwners) {
					lastOwners = owners;
					ownersJson = owners === undefined ? "" : `,"owners":${toJson(owners)}`;
				}
				return quarantine === undefined ? ownersJson : `${ownersJson},"quarantine":${toJson(quarantine)}`;
			};
		}
		function mergedMetadata(file, own) {
			if (file?.metadata === undefined || own !== undefined && (typeof own !== "object" || own === null)) return own;
			return own === undefined ? file.metadata : {
				...file.metadata,
				...own
			};
		}
		function toJson(value) {
			const json = JSON.stringify(value);
			if (!json.includes("\\ud")) return json;
			return JSON.stringify(value, (_key, inner) => typeof inner === "string" ? (0, well_formed.E)(inner) : inner);
		}
		function innerJson(value) {
			const ordered = Object.fromEntries(coordinateNames.flatMap((name) => value[name] === undefined ? [] : [[name, value[name]]]));
			const members = toJson(ordered).slice(1, -1);
			return members === "" ? "" : `,${members}`;
		}
	})
};
