export const id = 7528;
export const ids = [7528];
export const modules = {
	13601: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IG: () => noDuration,
			Nm: () => longerCode,
			Oc: () => durationCode,
			Tu: () => countSamples,
			Up: () => p95Of,
			hM: () => hasSample,
			nh: () => durationCodes,
			zD: () => neededDurations
		});
		const shortestMs = 100;
		const factor = 1.25;
		const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
		const noDuration = "-";
		const durationCodes = `${noDuration}${letters}`;
		function durationCode(durationMs) {
			if (durationMs === undefined || !(durationMs >= shortestMs)) return noDuration;
			const step = Math.floor(Math.log(durationMs / shortestMs) / Math.log(factor));
			return letters.charAt(Math.min(step, letters.length - 1));
		}
		function stepOf(code) {
			if (code >= 97) return code - 97;
			return code >= 65 ? code - 65 + 26 : -1;
		}
		const longerCode = (a, b) => stepOf(a.charCodeAt(0)) >= stepOf(b.charCodeAt(0)) ? a : b;
		const maximumRank = 3;
		const rankOf = (samples) => samples - Math.ceil(samples * .95) + 1;
		const hasSample = (outcome) => outcome === "P" || outcome === "f";
		function countSamples(results) {
			let samples = 0;
			for (let build = 0; build < results.length; build += 1) {
				const outcome = results.charCodeAt(build);
				if (outcome === passed || outcome === flaky) samples += 1;
			}
			return samples;
		}
		const passed = 80;
		const flaky = 102;
		function neededDurations(codes) {
			let needed = "";
			let isEmpty = true;
			const newer = [];
			for (let build = codes.length - 1; build >= 0; build -= 1) {
				const step = stepOf(codes.charCodeAt(build));
				if (step === -1 || newer.filter((other) => other >= step).length >= maximumRank) {
					needed = noDuration + needed;
					continue;
				}
				newer.push(step);
				isEmpty = false;
				needed = codes.charAt(build) + needed;
			}
			return isEmpty ? undefined : needed;
		}
		function p95Of(codes, samples) {
			const rank = Math.min(rankOf(samples), maximumRank);
			let first = -1;
			let second = -1;
			let third = -1;
			for (let build = 0; build < codes.length; build += 1) {
				const step = stepOf(codes.charCodeAt(build));
				if (step <= third) continue;
				third = step;
				if (third > second) {
					third = second;
					second = step;
				}
				if (second > first) {
					second = first;
					first = step;
				}
			}
			const step = rank === 1 ? first : rank === 2 ? second : third;
			return step === -1 ? undefined : Math.round(shortestMs * factor ** (step + .5));
		}
	}),
	80372: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => historyId,
			L: () => testDigits
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var _test_histories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54775);
		const historyId = (id) => testDigits(id).slice(0, _test_histories_js__WEBPACK_IMPORTED_MODULE_1__._);
		const testDigits = (id) => isOwn(id) ? id : (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", id, "hex");
		const ownLength = 32;
		function isOwn(id) {
			if (id.length !== ownLength && id.length !== _test_histories_js__WEBPACK_IMPORTED_MODULE_1__._) return false;
			for (let index = 0; index < id.length; index += 1) {
				const code = id.charCodeAt(index);
				if (!(code >= 48 && code <= 57 || code >= 97 && code <= 102)) return false;
			}
			return true;
		}
	}),
	988: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LF: () => maximumCauses,
			OB: () => rowOf,
			U1: () => maximumRows,
			kB: () => maximumBuilds,
			tW: () => isOlder,
			xG: () => makeRow
		});
		var _duration_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13601);
		const maximumBuilds = 50;
		const maximumRows = 2e5;
		const maximumCauses = 3;
		function makeRow({ durations, ...parts }) {
			return rowOf({
				...parts,
				durations: durations === undefined ? undefined : (0, _duration_codes_js__WEBPACK_IMPORTED_MODULE_0__.zD)(durations)
			});
		}
		function rowOf(parts) {
			const { id, job, module, suite, name, results, causes, flakyCauses, reruns, durations, isOlder } = parts;
			const samples = (0, _duration_codes_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(results);
			const row = {
				id,
				suite,
				name,
				results,
				samples,
				causes
			};
			if (job !== undefined) row.job = job;
			if (module !== undefined) row.module = module;
			if (flakyCauses !== undefined) row.flakyCauses = flakyCauses;
			if (reruns !== undefined) row.reruns = reruns;
			if (durations !== undefined) {
				row.durations = durations;
				const p95Ms = (0, _duration_codes_js__WEBPACK_IMPORTED_MODULE_0__.Up)(durations, samples);
				if (p95Ms !== undefined) row.p95Ms = p95Ms;
			}
			const firstBuild = isOlder ? undefined : firstBuildOf(results);
			if (firstBuild !== undefined) row.firstBuild = firstBuild;
			return row;
		}
		const isOlder = ({ firstBuild, results }) => firstBuild === undefined && results.startsWith("-");
		function firstBuildOf(results) {
			if (!results.startsWith("-")) return undefined;
			const first = results.search(/[^-]/);
			return first > 0 ? first : undefined;
		}
	}),
	37528: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createResultsRecorder: () => createResultsRecorder });
		var defined_fields = __webpack_require__(43268);
		var detach = __webpack_require__(10118);
		var history_rows = __webpack_require__(988);
		;
		const initialLength = 1024;
		function grow(column, length, create) {
			if (length <= column.length) return column;
			const larger = create(Math.max(length, 2 * column.length, initialLength));
			larger.set(column);
			return larger;
		}
		var parse_hex = __webpack_require__(51777);
		var history_id = __webpack_require__(80372);
		;
		function createResultIndex(isRow) {
			const seed = Math.floor(Math.random() * 2 ** 32);
			let hashes = new Uint32Array(0);
			let slots = new Uint32Array(2);
			let length = 0;
			let lastId = "";
			let lastJob = -1;
			let lastHash = 0;
			const hashOf = (id, job) => {
				if (id === lastId && job === lastJob) return lastHash;
				const digits = (0, history_id.L)(id);
				let mixed = Math.imul((0, parse_hex.j)(digits, 0) ^ seed, 2654435761) ^ (0, parse_hex.j)(digits, 8) ^ Math.imul(job, 3266489909);
				mixed = Math.imul(mixed ^ mixed >>> 15, 2246822507);
				lastId = id;
				lastJob = job;
				lastHash = (mixed ^ mixed >>> 13) >>> 0;
				return lastHash;
			};
			const next = (slot) => slot + 1 & slots.length - 1;
			const insert = (row) => {
				let slot = (hashes[row] ?? 0) & slots.length - 1;
				while (slots[slot] !== 0) slot = next(slot);
				slots[slot] = row + 1;
			};
			return {
				find(id, job) {
					const hash = hashOf(id, job);
					for (let slot = hash & slots.length - 1; slots[slot] !== 0; slot = next(slot)) {
						const row = (slots[slot] ?? 0) - 1;
						if (hashes[row] === hash && isRow(row, id, job)) return row;
					}
					return -1;
				},
				push(id, job) {
					const row = length;
					length += 1;
					hashes = grow(hashes, length, (size) => new Uint32Array(size));
					hashes[row] = hashOf(id, job);
					if (2 * length <= slots.length) {
						insert(row);
						return;
					}
					slots = new Uint32Array(Math.max(4 * slots.length, 4096));
					for (let known = 0; known < length; known += 1) insert(known);
				},
				truncate(kept) {
					while (length > kept) {
						length -= 1;
						let slot = (hashes[length] ?? 0) & slots.length - 1;
						while (slots[slot] !== length + 1) slot = next(slot);
						slots[slot] = 0;
					}
				}
			};
		}
		;
		function createSuiteTable() {
			const suites = [];
			const indexes = new Map();
			let last;
			let lastIndex = 0;
			let textLength = 0;
			return {
				add(suite) {
					if (suite === last) return lastIndex;
					last = suite;
					const key = JSON.stringify(suite);
					const known = indexes.get(key);
					lastIndex = known ?? suites.length;
					if (known === undefined) {
						suites.push(suite.map(detach.Y));
						indexes.set(key, lastIndex);
						textLength += key.length;
					}
					return lastIndex;
				},
				at: (index) => suites[index] ?? noSuite,
				restart() {
					last = undefined;
				},
				textLength: () => textLength
			};
		}
		const noSuite = [];
		;
		const pieceBits = 10;
		const rowsAPiece = 1 << pieceBits;
		const positionMask = rowsAPiece - 1;
		function createTextColumn() {
			const pieces = [];
			let last = [];
			let ends = new Uint32Array(0);
			const endOf = (row) => row + 1 & positionMask ? ends[row] ?? 0 : 0;
			const at = (row) => {
				const position = row & positionMask;
				const piece = pieces[row >>> pieceBits];
				if (piece === undefined) return last[position] ?? "";
				return piece.slice(position === 0 ? 0 : ends[row - 1], ends[row]);
			};
			return {
				at,
				push(text) {
					const row = pieces.length * rowsAPiece + last.length;
					ends = grow(ends, row + 1, (length) => new Uint32Array(length));
					ends[row] = (row === 0 ? 0 : endOf(row - 1)) + text.length;
					last.push((0, detach.Y)(text));
					if (last.length < rowsAPiece) return;
					pieces.push(last.join(""));
					last = [];
				},
				truncate(length) {
					const kept = length >>> pieceBits;
					if (kept >= pieces.length) {
						last.length = length & positionMask;
						return;
					}
					last = Array.from({ length: length & positionMask }, (_, position) => at(kept * rowsAPiece + position));
					pieces.length = kept;
				}
			};
		}
		;
		function createTextTable() {
			const texts = [undefined];
			const indexes = new Map([[undefined, 0]]);
			let textLength = 0;
			return {
				add(text) {
					const known = indexes.get(text);
					if (known !== undefined || text === undefined) return known ?? 0;
					const copy = (0, detach.Y)(text);
					textLength += copy.length;
					indexes.set(copy, texts.length);
					return texts.push(copy) - 1;
				},
				find: (text) => indexes.get(text) ?? -1,
				at: (index) => texts[index],
				textLength: () => textLength
			};
		}
		;
		const outcomesBySeverity = [
			"-",
			"S",
			"P",
			"f",
			"F"
		];
		const [jobCell, suiteCell, moduleCell, fileCell, causeCell, outcomeCell] = [
			0,
			1,
			2,
			3,
			4,
			5
		];
		const cellsARow = 6;
		const repeatedBit = 8;
		function createResultColumns() {
			const ids = createTextColumn();
			const names = createTextColumn();
			const suites = createSuiteTable();
			const texts = createTextTable();
			let cells = new Uint32Array(0);
			let durations = new Float64Array(0);
			let length = 0;
			let ownLength = 0;
			const cell = (row, index) => cells[row * cellsARow + index] ?? 0;
			const index = createResultIndex((row, id, job) => cell(row, jobCell) === job && ids.at(row) === id);
			const replace = (row, { outcome, duration, cause, isRepeated }) => {
				cells[row * cellsARow + outcomeCell] = outcomesBySeverity.indexOf(outcome) + (isRepeated === true ? repeatedBit : 0);
				cells[row * cellsARow + causeCell] = texts.add(cause);
				durations[row] = duration ?? Number.NaN;
			};
			return {
				length: () => length,
				find(id, job) {
					const known = texts.find(job);
					return known === -1 ? -1 : index.find(id, known);
				},
				at(row) {
					const outcome = cell(row, outcomeCell);
					const test = {
						id: ids.at(row),
						suite: suites.at(cell(row, suiteCell)),
						name: names.at(row),
						outcome: outcomesBySeverity[outcome & repeatedBit - 1] ?? "-"
					};
					const job = texts.at(cell(row, jobCell));
					const module = texts.at(cell(row, moduleCell));
					const file = texts.at(cell(row, fileCell));
					const cause = texts.at(cell(row, causeCell));
					const duration = durations[row] ?? Number.NaN;
					if (job !== undefined) test.job = job;
					if (module !== undefined) test.module = module;
					if (file !== undefined) test.file = file;
					if (!Number.isNaN(duration)) test.duration = duration;
					if (cause !== undefined) test.cause = cause;
					if ((outcome & repeatedBit) !== 0) test.isRepeated = true;
					return test;
				},
				push(result) {
					const { id, job, suite, name, module, file } = result;
					const row = length;
					length += 1;
					cells = grow(cells, length * cellsARow, (size) => new Uint32Array(size));
					durations = grow(durations, length, (size) => new Float64Array(size));
					const start = row * cellsARow;
					const jobIndex = texts.add(job);
					cells[start + jobCell] = jobIndex;
					cells[start + suiteCell] = suites.add(suite);
					cells[start + moduleCell] = texts.add(module);
					cells[start + fileCell] = texts.add(file);
					replace(row, result);
					ids.push(id);
					names.push(name);
					index.push(id, jobIndex);
					ownLength += id.length + name.length;
				},
				replace,
				truncate(kept) {
					for (let row = kept; row < length; row += 1) ownLength -= ids.at(row).length + names.at(row).length;
					ids.truncate(kept);
					names.truncate(kept);
					index.truncate(kept);
					length = kept;
				},
				restart: () => suites.restart(),
				textLength: () => ownLength + texts.textLength() + suites.textLength()
			};
		}
		;
		const maximumText = 48 * 1024 * 1024;
		function createResultsRecorder({ module: ownModule, ref: ownRef, restart, idOf, formerIdOf, causeOf }, limit = history_rows.U1) {
			const columns = createResultColumns();
			const formers = new Map();
			let lastId = "";
			let leftOut = 0;
			let otherRef;
			let before = {
				length: 0,
				leftOut
			};
			let replaced = [];
			const failureOf = (test, outcome) => {
				if (outcome === "F") return {
					cause: causeOf(test),
					isRepeated: (test.attempts ?? []).length > 0 ? true : undefined
				};
				if (outcome !== "f") return noFailure;
				const failed = lastFailure(test);
				return {
					cause: failed && causeOf(failed),
					isRepeated: typeof test.passedOnAttempt === "number" ? true : undefined
				};
			};
			const add = (test) => {
				if (columns.length() >= limit || columns.textLength() > maximumText) {
					leftOut += 1;
					return;
				}
				const outcome = outcomeOf(test);
				columns.push({
					id: lastId,
					job: test.job,
					module: test.module ?? ownModule,
					suite: test.suite,
					name: test.name,
					file: test.file,
					outcome,
					duration: test.duration,
					...failureOf(test, outcome)
				});
			};
			const addFormer = ({ suite, name, former, ...others }) => {
				const before = {
					suite,
					name,
					...former
				};
				const id = formerIdOf?.({
					...others,
					...before
				});
				if (id !== undefined && formers.size < limit) formers.set((0, detach.Y)(lastId), {
					id,
					suite: before.suite.map(detach.Y),
					name: (0, detach.Y)(before.name)
				});
			};
			const at = (row) => {
				const test = columns.at(row);
				const former = formers.size === 0 ? undefined : formers.get(test.id);
				return former === undefined ? test : {
					...test,
					former
				};
			};
			const merge = (row, test) => {
				const known = columns.at(row);
				const outcome = outcomeOf(test);
				const isWorse = outcomesBySeverity.indexOf(outcome) > outcomesBySeverity.indexOf(known.outcome);
				const duration = Math.max(known.duration ?? -1, test.duration ?? -1);
				if (!isWorse && duration === (known.duration ?? -1)) return;
				replaced.push([row, known]);
				const { cause, isRepeated } = isWorse ? failureOf(test, outcome) : known;
				columns.replace(row, {
					outcome: isWorse ? outcome : known.outcome,
					duration: duration >= 0 ? duration : undefined,
					cause,
					isRepeated
				});
			};
			const begin = () => {
				restart();
				columns.restart();
				before = {
					length: columns.length(),
					leftOut
				};
				replaced = [];
			};
			return {
				beginFile: begin,
				test(test) {
					lastId = test.id ?? idOf(test);
					if (test.former !== undefined) addFormer(test);
					if (otherRef === undefined && test.ref !== undefined && ownRef !== undefined && test.ref !== ownRef) otherRef = (0, detach.Y)(test.ref);
					const row = columns.find(lastId, test.job);
					if (row === -1) add(test);
					else merge(row, test);
				},
				restartFile() {
					for (const [row, earlier] of replaced.reverse()) columns.replace(row, earlier);
					columns.truncate(before.length);
					leftOut = before.leftOut;
					begin();
				},
				endFile() {
					replaced = [];
				},
				record() {},
				lastId: () => lastId,
				result: (isIncomplete) => ({
					isIncomplete: isIncomplete || leftOut > 0,
					size: columns.length(),
					leftOut,
					...(0, defined_fields.X)({ otherRef }),
					hasFormer: formers.size > 0,
					find(id, job) {
						const row = columns.find(id, job);
						return row === -1 ? undefined : at(row);
					},
					at,
					*all() {
						for (let row = 0; row < columns.length(); row += 1) yield at(row);
					}
				})
			};
		}
		const noFailure = {};
		function lastFailure(test) {
			const attempt = test.attempts?.findLast(({ status }) => status === "failed");
			if (attempt === undefined) return undefined;
			const { message, details, stdout, stderr, steps } = attempt;
			if ((message ?? details ?? stdout ?? stderr ?? steps) === undefined) return undefined;
			return {
				...withoutTexts(test),
				status: "failed",
				...(0, defined_fields.X)({
					message,
					details,
					stdout,
					stderr,
					steps
				})
			};
		}
		function withoutTexts(test) {
			const { message: _, details: __, stdout: ___, stderr: ____, steps: _____, ...others } = test;
			return others;
		}
		function outcomeOf({ status, flaky }) {
			switch (status) {
				case "successful": return flaky === true ? "f" : "P";
				case "failed": return "F";
				case "skipped": return "S";
				default: return "-";
			}
		}
	})
};
