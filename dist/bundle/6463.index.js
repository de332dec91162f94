export const id = 6463;
export const ids = [6463];
export const modules = {
	76484: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => storePlace });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34758);
		const defaultData = "build-report-data";
		function storePlace({ data, store, storeCa }, cwd, env) {
			const url = store ?? (data === undefined ? env.SERVICE_STORE || undefined : undefined);
			if (url === undefined) {
				if (storeCa !== undefined) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo("--store-ca requires --store.");
				return { folder: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, data ?? defaultData) };
			}
			if (data !== undefined) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo("--data and --store exclude each other.", { hint: "Remove one of them." });
			return {
				url,
				username: env.SERVICE_STORE_USER || undefined,
				password: env.SERVICE_STORE_PASSWORD || undefined,
				certificateAuthorities: storeCa === undefined ? undefined : readCertificates((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, storeCa))
			};
		}
		function readCertificates(path) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
			} catch (cause) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.oB(`Cannot read the file "${path}" of --store-ca.`, {
					cause,
					hint: "It must contain certificates in PEM format."
				});
			}
		}
	}),
	78620: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QD: () => isBackupPath,
			Ut: () => checksumLine,
			WI: () => readManifest,
			lW: () => backupFault,
			sX: () => backupFormat,
			uw: () => checksumsName,
			vS: () => manifestName
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		const manifestName = "build-report-backup.json";
		const checksumsName = "SHA256SUMS";
		const backupFormat = 1;
		const checksumLine = (path, sha256) => `${sha256}  ${path}\n`;
		const pathPattern = /^(metadata|store)(\/[\w%][\w%.@~-]*){1,8}$/;
		const isBackupPath = (path) => path.length <= 1e3 && pathPattern.test(path);
		const backupFault = (title, reason, hint, cause) => new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.oB(`The backup ${title} ${reason}`, {
			hint,
			cause
		});
		function readManifest(text, title) {
			const { format, version, schemaVersion, createdAt } = parsedObject(text);
			if (typeof format === "number" && Number.isInteger(format) && format > backupFormat) {
				throw backupFault(title, `has format ${format}, but this version of build-report only supports formats up to ${backupFormat}.`, "Use a newer version.");
			}
			if (format !== backupFormat || typeof version !== "string" || typeof schemaVersion !== "number" || !Number.isInteger(schemaVersion) || typeof createdAt !== "number") {
				throw backupFault(title, `is damaged: ${manifestName} is not valid.`, "Use another backup.");
			}
			return {
				format,
				version,
				schemaVersion,
				createdAt
			};
		}
		function parsedObject(text) {
			try {
				return Object(JSON.parse(text));
			} catch {
				return {};
			}
		}
	}),
	46575: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => BatchConflictError });
		class BatchConflictError extends Error {
			name = "BatchConflictError";
		}
	}),
	16533: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => coalesce });
		var _fair_queue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80589);
		function coalesce(act, { weigh = () => 1, maximumWeight = Number.POSITIVE_INFINITY, ownerOf = () => "" } = {}) {
			const queue = (0, _fair_queue_js__WEBPACK_IMPORTED_MODULE_0__.G)();
			let isBusy = false;
			const nextGroup = () => {
				const group = [];
				let weight = 0;
				for (let next = queue.peek(); next !== undefined; next = queue.peek()) {
					weight += weigh(next.item);
					if (group.length > 0 && weight > maximumWeight) break;
					group.push(next);
					queue.take();
				}
				return group;
			};
			const work = async () => {
				isBusy = true;
				while (queue.size > 0) {
					const group = nextGroup();
					try {
						const result = await act(group.map(({ item }) => item));
						for (const { resolve } of group) resolve(result);
					} catch (error) {
						for (const { reject } of group) reject(error);
					}
				}
				isBusy = false;
			};
			return (item) => new Promise((resolve, reject) => {
				queue.add(ownerOf(item), {
					item,
					resolve,
					reject
				});
				if (!isBusy) void work();
			});
		}
	}),
	85127: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => DiskFullError });
		var _store_not_ready_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89745);
		class DiskFullError extends _store_not_ready_error_js__WEBPACK_IMPORTED_MODULE_0__.S {
			name = "DiskFullError";
			constructor(options = {}) {
				super("The disk of the data folder is full, so nothing can be stored. Free some space on it.", options);
			}
		}
	}),
	76096: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Lk: () => queryError,
			MO: () => engineCode,
			v_: () => engineError
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		var _batch_conflict_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46575);
		var _store_limit_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34265);
		var _store_unavailable_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61180);
		const temporaryErrors = new Set([
			"3",
			"32",
			"74",
			"75",
			"76",
			"159",
			"160",
			"164",
			"198",
			"202",
			"209",
			"210",
			"225",
			"236",
			"241",
			"242",
			"243",
			"252",
			"279",
			"285",
			"286",
			"319",
			"394",
			"425",
			"439",
			"516",
			"999"
		]);
		function engineCode(error) {
			if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
			return /^\d+$/.test(String(error.code)) ? String(error.code) : undefined;
		}
		const hints = new Map([["497", "Grant the user of --store the privileges that docs/scaling.md lists."], ["701", "Set --cluster to a cluster that system.clusters lists."]]);
		const limits = new Set([
			"159",
			"160",
			"241",
			"396"
		]);
		const fileSystemError = "filesystem error: ";
		const programmingErrors = [
			TypeError,
			RangeError,
			ReferenceError,
			SyntaxError
		];
		function engineError(error) {
			if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo || error instanceof _store_unavailable_error_js__WEBPACK_IMPORTED_MODULE_1__.o || error instanceof _batch_conflict_error_js__WEBPACK_IMPORTED_MODULE_2__.x) return error;
			if (programmingErrors.some((type) => error instanceof type)) return error;
			const code = engineCode(error);
			const message = messageOf(error);
			const hint = hints.get(code ?? "");
			if (hint !== undefined) return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The ClickHouse server refused a statement: ${message}`, {
				hint,
				cause: error
			});
			if (code !== undefined && !temporaryErrors.has(code) && !message.includes(fileSystemError)) return error;
			return new _store_unavailable_error_js__WEBPACK_IMPORTED_MODULE_1__.o(`The store does not respond: ${message}`, { cause: error });
		}
		function queryError(error) {
			if (!limits.has(engineCode(error) ?? "")) return engineError(error);
			return new _store_limit_error_js__WEBPACK_IMPORTED_MODULE_3__.Z(`The query exceeded its limits: ${messageOf(error)}`, { cause: error });
		}
		const messageOf = (error) => (error instanceof Error ? error.message : String(error)).trim().replace(/\.?$/, ".");
	}),
	80589: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => createFairQueue });
		function createFairQueue() {
			const items = new Map();
			let size = 0;
			const remove = (owner, item) => {
				const own = items.get(owner);
				if (own?.delete(item) !== true) return;
				size -= 1;
				if (own.size === 0) items.delete(owner);
			};
			return {
				get size() {
					return size;
				},
				sizeOf: (owner) => items.get(owner)?.size ?? 0,
				add(owner, item) {
					const own = items.get(owner) ?? new Set();
					items.set(owner, own.add(item));
					size += 1;
				},
				take(mayTake = () => true) {
					for (const [owner, own] of items) {
						if (!mayTake(owner)) continue;
						const item = own.values().next().value;
						remove(owner, item);
						if (items.delete(owner)) items.set(owner, own);
						return item;
					}
					return undefined;
				},
				peek: () => items.values().next().value?.values().next().value,
				remove
			};
		}
	}),
	4674: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => openConnection });
		var external_node_path_ = __webpack_require__(76760);
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_fs_ = __webpack_require__(73024);
		var consumers_ = __webpack_require__(38321);
		var dist = __webpack_require__(95671);
		var errors = __webpack_require__(34758);
		var make_folder = __webpack_require__(5188);
		;
		const maximumQueryBytes = 256 * 1024 * 1024;
		function boundQuery({ sql: query, parameters }) {
			return query.replace(/\{(\w+):([\w()]+)\}/g, (_, name, type) => literal(type, parameters[name]));
		}
		function literal(type, value) {
			if (type === "String" && typeof value === "string") return textLiteral(value);
			if (type === "Int64" && Number.isSafeInteger(value)) return `toInt64(${value})`;
			if (type === "UInt64" && typeof value === "string" && /^\d{1,20}$/.test(value)) return value;
			if (type === "Bool" && typeof value === "boolean") return String(value);
			const [, ofElements] = /^Array\((\w+)\)$/.exec(type) ?? [];
			if (ofElements !== undefined && Array.isArray(value)) {
				if (value.length === 0) return `CAST([], '${type}')`;
				return `[${value.map((one) => literal(ofElements, one)).join(", ")}]`;
			}
			throw new TypeError(`A parameter of type ${type} cannot have the value ${JSON.stringify(value)}.`);
		}
		const textLiteral = (value) => `'${Buffer.from(value).toString("latin1").replace(/[^\w ./:-]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, "0")}`)}'`;
		var coalesce = __webpack_require__(16533);
		;
		const crashSignals = [
			"SIGABRT",
			"SIGBUS",
			"SIGFPE",
			"SIGILL",
			"SIGSEGV",
			"SIGSYS",
			"SIGTRAP",
			"SIGTSTP"
		];
		function restoreCrashSignals() {
			const ignore = () => {};
			for (const signal of crashSignals) {
				process.on(signal, ignore);
				process.off(signal, ignore);
			}
		}
		var disk_full_error = __webpack_require__(85127);
		;
		const leastFreeBytes = 64 * 1024 * 1024;
		const leastFreeFiles = 100;
		function freeBytesOf(folder) {
			const { bavail, bsize } = (0, external_node_fs_.statfsSync)(folder);
			return bavail * bsize;
		}
		function isDiskFull(folder) {
			const { bavail, bsize, files, ffree } = (0, external_node_fs_.statfsSync)(folder);
			return bavail * bsize < leastFreeBytes || files > 0 && ffree < leastFreeFiles;
		}
		var promises_ = __webpack_require__(51455);
		var select_rows = __webpack_require__(44611);
		;
		const frozenFolder = "shadow";
		const namePrefix = "build_report_";
		async function takeSnapshot(client, database, folder) {
			const name = `${namePrefix}${(0, external_node_crypto_.randomUUID)().replaceAll("-", "")}`;
			const frozen = (0, external_node_path_.join)(folder, frozenFolder, name);
			const remove = () => (0, promises_.rm)(frozen, {
				recursive: true,
				force: true
			});
			try {
				const tables = await (0, select_rows.A)(client, `SELECT name, metadata_path AS definition, data_paths AS folders FROM system.tables
WHERE database = currentDatabase() ORDER BY name = 'records', name`);
				for (const table of tables) await client.command({ query: `ALTER TABLE \`${table.name}\` FREEZE WITH NAME '${name}'` });
				const [row] = await (0, select_rows.A)(client, "SELECT max(version) AS version FROM migrations");
				return {
					schemaVersion: Number(row?.version ?? 0),
					files: snapshotFiles({
						folder,
						database,
						frozen,
						tables
					}),
					remove
				};
			} catch (error) {
				await remove();
				throw error;
			}
		}
		function removeSnapshots(folder) {
			let names;
			try {
				names = (0, external_node_fs_.readdirSync)((0, external_node_path_.join)(folder, frozenFolder));
			} catch {
				return;
			}
			for (const name of names.filter((one) => one.startsWith(namePrefix))) {
				(0, external_node_fs_.rmSync)((0, external_node_path_.join)(folder, frozenFolder, name), {
					recursive: true,
					force: true
				});
			}
		}
		async function* snapshotFiles({ folder, database, frozen, tables }) {
			const backupFile = async (source, base) => ({
				path: (0, external_node_path_.relative)(base, source).split(external_node_path_.sep).join("/"),
				source,
				bytes: (await (0, promises_.stat)(source)).size
			});
			yield await backupFile((0, external_node_path_.join)(folder, "metadata", `${database}.sql`), folder);
			for (const { definition, folders } of tables) {
				yield await backupFile((0, external_node_path_.join)(folder, definition), folder);
				for (const path of folders) {
					for (const entry of await (0, promises_.readdir)(path, { withFileTypes: true })) {
						if (entry.isFile() && /^(format_version|mutation_\d+)\.txt$/.test(entry.name)) yield await backupFile((0, external_node_path_.join)(path, entry.name), folder);
					}
				}
			}
			for await (const source of filesBelow(frozen)) yield await backupFile(source, frozen);
		}
		async function* filesBelow(folder) {
			for (const entry of await (0, promises_.readdir)(folder, { withFileTypes: true })) {
				const path = (0, external_node_path_.join)(folder, entry.name);
				if (entry.isDirectory()) yield* filesBelow(path);
				else yield path;
			}
		}
		;
		const timeLimit = (ms) => `max_execution_time = ${ms / 1e3}`;
		;
		const maximumBytes = 16 * 1024 * 1024;
		const maximumResultBytes = 1024 * 1024;
		const lifetimeMs = 15 * 6e4;
		function createQueryCache(now = performance.now.bind(performance)) {
			const entries = new Map();
			let totalBytes = 0;
			const remove = (key, entry) => {
				if (entries.get(key) !== entry) return;
				entries.delete(key);
				totalBytes -= entry.bytes ?? 0;
			};
			const keep = (key, entry, bytes) => {
				if (entries.get(key) !== entry) return;
				if (bytes > maximumResultBytes) {
					remove(key, entry);
					return;
				}
				entry.bytes = key.length + bytes;
				totalBytes += entry.bytes;
				for (const [oldest, other] of entries) {
					if (totalBytes <= maximumBytes) return;
					remove(oldest, other);
				}
			};
			const wait = (key, entry, signal) => {
				entry.waiting += 1;
				const leave = () => {
					entry.waiting -= 1;
					if (entry.waiting > 0 || entry.bytes !== undefined) return;
					remove(key, entry);
					entry.stop.abort();
				};
				if (signal?.aborted) leave();
				else signal?.addEventListener("abort", leave, { once: true });
			};
			return {
				get(key, { organisation, signal }, execute) {
					const same = entries.get(key);
					if (same !== undefined && (same.bytes === undefined || now() < same.until)) {
						wait(key, same, signal);
						return same.result;
					}
					if (same !== undefined) remove(key, same);
					const stop = new AbortController();
					const entry = {
						organisation,
						result: execute(stop.signal),
						until: now() + lifetimeMs,
						waiting: 0,
						stop
					};
					entries.set(key, entry);
					wait(key, entry, signal);
					entry.result.then(({ length }) => keep(key, entry, length), () => remove(key, entry));
					return entry.result;
				},
				clear(organisation) {
					for (const [key, entry] of entries) if (entry.organisation === organisation) remove(key, entry);
				}
			};
		}
		var engine_error = __webpack_require__(76096);
		;
		const maximumQueries = 1e3;
		function createLongQueries() {
			const keys = new Set();
			return {
				has: (organisation, query) => keys.has(keyOf(organisation, query)),
				set(organisation, query, isLong) {
					const key = keyOf(organisation, query);
					keys.delete(key);
					if (!isLong) return;
					keys.add(key);
					const [oldest = ""] = keys;
					if (keys.size > maximumQueries) keys.delete(oldest);
				}
			};
		}
		function keyOf(organisation, { sql, parameters }) {
			const { project, module, fromTs, toTs } = parameters;
			const length = typeof fromTs === "number" && typeof toTs === "number" ? Math.round(Math.log2(Math.max(toTs - fromTs, 1))) : -1;
			return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([
				organisation,
				sql,
				project,
				module,
				length
			])).digest("base64");
		}
		var query_cancelled_error = __webpack_require__(62912);
		var fair_queue = __webpack_require__(80589);
		var store_busy_error = __webpack_require__(94347);
		;
		const trialTimedOut = Symbol("took too long");
		function createResourcePool(resources, { trialResources: trialLanes = 0, maximumPerOrganisation = Number.POSITIVE_INFINITY, maximumWaiting = Number.POSITIVE_INFINITY } = {}) {
			const freeForTrials = resources.slice(0, trialLanes);
			const free = resources.slice(trialLanes);
			const untried = (0, fair_queue.G)();
			const long = (0, fair_queue.G)();
			const trying = createCounts(Math.max(1, trialLanes - 1));
			const running = createCounts(maximumPerOrganisation);
			const tryTask = async (waiting, resource) => {
				const { organisation } = waiting;
				trying.add(organisation, 1);
				const hasLong = running.of(organisation) + long.sizeOf(organisation) > 0;
				if (!await waiting.attempt(resource, hasLong ? "brief" : "generous")) long.add(organisation, waiting);
				trying.add(organisation, -1);
				freeForTrials.push(resource);
				startNext();
			};
			const runTask = async (waiting, resource) => {
				const { organisation } = waiting;
				running.add(organisation, 1);
				await waiting.attempt(resource);
				running.add(organisation, -1);
				free.push(resource);
				startNext();
			};
			const startNext = () => {
				while (free.length > 0) {
					const next = long.take(running.isBelowMaximum) ?? untried.take(running.isBelowMaximum);
					if (next === undefined) break;
					void runTask(next, free.pop());
				}
				while (freeForTrials.length > 0) {
					const next = untried.take(trying.isBelowMaximum);
					if (next === undefined) break;
					void tryTask(next, freeForTrials.pop());
				}
			};
			return {
				get waiting() {
					return untried.size + long.size;
				},
				run: (organisation, task, { signal, isLong = false } = {}) => new Promise((resolve, reject) => {
					if (signal?.aborted) return reject(new query_cancelled_error.g());
					if (untried.sizeOf(organisation) + long.sizeOf(organisation) >= maximumWaiting) return reject(new store_busy_error.V());
					const cancel = () => {
						untried.remove(organisation, waiting);
						long.remove(organisation, waiting);
						if (!isRunning) reject(new query_cancelled_error.g());
					};
					let isRunning = false;
					const waiting = {
						organisation,
						async attempt(resource, trial) {
							isRunning = true;
							try {
								const result = await task(resource, trial);
								isRunning = false;
								if (result === trialTimedOut && !signal?.aborted) return false;
								if (result === trialTimedOut) reject(new query_cancelled_error.g());
								else resolve(result);
							} catch (error) {
								reject(error);
							}
							signal?.removeEventListener("abort", cancel);
							return true;
						}
					};
					signal?.addEventListener("abort", cancel, { once: true });
					const queue = isLong ? long : untried;
					queue.add(organisation, waiting);
					startNext();
				})
			};
		}
		function createCounts(maximum) {
			const counts = new Map();
			const of = (organisation) => counts.get(organisation) ?? 0;
			return {
				of,
				add(organisation, difference) {
					const count = of(organisation) + difference;
					if (count === 0) counts.delete(organisation);
					else counts.set(organisation, count);
				},
				isBelowMaximum: (organisation) => of(organisation) < maximum
			};
		}
		;
		const trialsMs = {
			brief: 250,
			generous: 1e3
		};
		const trialConnections = 2;
		const maximumWaiting = 64;
		const timeCodes = new Set(["159", "160"]);
		function createQueryPool(resources) {
			const pool = createResourcePool(resources, {
				trialResources: trialConnections,
				maximumPerOrganisation: Math.ceil(2 / 3 * (resources.length - trialConnections)),
				maximumWaiting
			});
			const longQueries = createLongQueries();
			return {
				get waiting() {
					return pool.waiting;
				},
				run: (query, { organisation, signal }, execute) => {
					const { timeMs } = query;
					const isLong = longQueries.has(organisation, query);
					return pool.run(organisation, async (resource, trial) => {
						const limitMs = trial === undefined ? timeMs : Math.min(trialsMs[trial], timeMs);
						const start = performance.now();
						try {
							const result = await execute(resource, limitMs, signal);
							if (isLong && performance.now() - start < trialsMs.brief) longQueries.set(organisation, query, false);
							return result;
						} catch (error) {
							if (signal?.aborted) throw new query_cancelled_error.g();
							if (limitMs < timeMs && timeCodes.has((0, engine_error.MO)(error) ?? "")) {
								longQueries.set(organisation, query, true);
								return trialTimedOut;
							}
							throw error;
						}
					}, {
						signal,
						isLong
					});
				}
			};
		}
		var external_node_stream_ = __webpack_require__(57075);
		var store_unavailable_error = __webpack_require__(61180);
		;
		const pieceBytes = 64 * 1024;
		const organisationShare = 3 / 4;
		function createResultStreams(maximumBytes) {
			const unread = new Map();
			const add = (organisation, bytes) => {
				const sum = (unread.get(organisation) ?? 0) + bytes;
				if (sum === 0) unread.delete(organisation);
				else unread.set(organisation, sum);
			};
			const fits = (used, bytes, maximum) => used === 0 || used + bytes <= maximum;
			return (result, organisation) => {
				const { length } = result;
				const own = unread.get(organisation) ?? 0;
				const all = [...unread.values()].reduce((sum, bytes) => sum + bytes, 0);
				if (!fits(all, length, maximumBytes) || !fits(own, length, maximumBytes * organisationShare)) {
					throw new store_unavailable_error.o("Too many large results are waiting for clients that read slowly.");
				}
				add(organisation, length);
				return external_node_stream_.Readable.from(pieces(result), { objectMode: false }).once("close", () => add(organisation, -length));
			};
		}
		function* pieces(result) {
			for (let start = 0; start < result.length; start += pieceBytes) yield result.subarray(start, start + pieceBytes);
		}
		;
		const readers = 3;
		const maximumBlockBytes = 8 * 1024 * 1024;
		const maximumUnreadBytes = 512 * 1024 * 1024;
		const settings = [
			`min_free_disk_bytes_to_perform_insert = ${leastFreeBytes}`,
			`max_query_size = ${maximumQueryBytes}`,
			...[
				"compile_expressions = 0",
				"compile_aggregate_expressions = 0",
				"compile_sort_description = 0"
			]
		];
		async function openFolder(folder, database) {
			const { createChdbConnection } = await importChdb();
			try {
				(0, make_folder.f)(folder);
			} catch (cause) {
				const reason = (0, errors.bD)(cause);
				throw new errors.oB(`Cannot create the data folder ${folder}: ${reason}.`, {
					cause,
					hint: "Choose another folder with --data."
				});
			}
			if (isDiskFull(folder) && !(0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, "metadata", `${database}.sql`))) throw new disk_full_error.V();
			const open = [];
			const connect = async () => {
				const raw = openEngine(folder, createChdbConnection);
				restoreCrashSignals();
				const client = (0, dist.UU)({ connection: raw });
				open.push(client);
				await client.command({ query: `CREATE DATABASE IF NOT EXISTS ${database}` });
				await client.command({ query: `USE ${database}` });
				await client.command({ query: `SET ${settings.join(", ")}` });
				return {
					client,
					raw
				};
			};
			const { client } = await connect();
			removeSnapshots(folder);
			const { raw: writer } = await connect();
			const pool = createQueryPool(await Promise.all(Array.from({ length: readers }, connect)));
			const cache = createQueryCache();
			const insert = (0, coalesce.Y)(async (batches) => {
				const values = Buffer.concat(batches.flatMap(({ rows }) => rows));
				const settings = batches[0]?.settings ?? {};
				try {
					await writer.chdb.rawInsert({
						table: "records",
						format: "JSONEachRow",
						values,
						settings
					});
				} catch (error) {
					rethrow(error);
				} finally {
					for (const { organisation } of batches) cache.clear(organisation);
				}
			}, {
				weigh: ({ rows }) => rows.reduce((sum, { length }) => sum + length, 0),
				maximumWeight: maximumBlockBytes,
				ownerOf: ({ organisation }) => organisation
			});
			const stream = createResultStreams(maximumUnreadBytes);
			const execute = (query, caller) => {
				const text = boundQuery(query);
				return cache.get(text, caller, (abandoned) => pool.run(query, {
					organisation: caller.organisation,
					signal: abandoned
				}, (reader, timeMs) => queryCancellable({
					reader: reader.client,
					canceller: client,
					query: `${text}, ${timeLimit(timeMs)}`,
					signal: abandoned
				})));
			};
			return {
				client,
				database,
				exclusive: true,
				query: async (query, caller) => stream(await execute(query, caller), caller.organisation),
				insertRows: (rows, settings, organisation) => insert({
					rows,
					settings,
					organisation
				}),
				isFull: () => isDiskFull(folder),
				freeBytes: () => freeBytesOf(folder),
				waitingQueries: () => pool.waiting,
				snapshot: () => takeSnapshot(client, database, folder),
				async close() {
					for (const one of open) await one.close();
				}
			};
		}
		async function queryCancellable({ reader, canceller, query, signal }) {
			const name = (0, external_node_crypto_.randomUUID)();
			const cancel = async () => {
				await canceller.command({ query: `KILL QUERY WHERE Settings['log_comment'] = '${name}' ASYNC` }).catch(() => {});
			};
			signal?.addEventListener("abort", cancel);
			try {
				const { stream } = await reader.exec({ query: `${query}, log_comment = '${name}'` });
				return await (0, consumers_.buffer)(stream);
			} catch (error) {
				await reader.command({ query: "SELECT 1" }).catch(() => {});
				throw error;
			} finally {
				signal?.removeEventListener("abort", cancel);
			}
		}
		function rethrow(error) {
			if (!(error instanceof Error && "clickhouseCode" in error && error.clickhouseCode !== undefined)) throw error;
			throw Object.assign(new Error(error.message, { cause: error }), { code: String(error.clickhouseCode) });
		}
		async function importChdb() {
			try {
				return await import("chdb/connection");
			} catch (cause) {
				throw new errors.yo("The embedded database chDB is not installed.", {
					hint: "Install it with \"npm install chdb\" (Linux with glibc, or macOS), or use a ClickHouse server with --store.",
					cause
				});
			}
		}
		function openEngine(folder, create) {
			const holder = holderOf(folder);
			if (holder !== undefined && holder !== process.pid && holdsLock(holder, folder)) throw folderInUse(folder, holder);
			try {
				return create({ path: folder });
			} catch (cause) {
				const user = holderOf(folder);
				if (user !== undefined) throw folderInUse(folder, user, cause);
				throw new errors.oB(`Cannot open the data folder ${folder}: ${(0, errors.bD)(cause)}.`, {
					hint: "See the output of the engine above. Stop other processes that use the folder, or choose another one with --data.",
					cause
				});
			}
		}
		const folderInUse = (folder, pid, cause) => new errors.yo(`The data folder ${folder} is in use by process ${pid}. Only one server can use it at a time.`, {
			hint: "Stop that server, or choose another folder with --data.",
			cause
		});
		function holdsLock(pid, folder) {
			try {
				const { ino } = (0, external_node_fs_.statSync)((0, external_node_path_.join)(folder, "status"));
				const locks = (0, external_node_fs_.readFileSync)("/proc/locks", "utf8").split("\n");
				return locks.some((line) => line.includes(" FLOCK ") && line.includes(` ${pid} `) && line.includes(`:${ino} `));
			} catch {
				return false;
			}
		}
		function holderOf(folder) {
			try {
				const pid = Number(/^PID: (\d+)/m.exec((0, external_node_fs_.readFileSync)((0, external_node_path_.join)(folder, "status"), "utf8"))?.[1]);
				process.kill(pid, 0);
				return pid;
			} catch {
				return undefined;
			}
		}
		var defined_fields = __webpack_require__(43268);
		var table_layout = __webpack_require__(49336);
		;
		const server_connection_maximumQueries = 8;
		const maximumInserts = 32;
		const maximumConnections = 128;
		async function openServer(place, defaultDatabase, cluster) {
			const url = serverUrl(place.url);
			const database = place.database ?? (decodeURIComponent(url.pathname.slice(1)) || defaultDatabase);
			if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(database)) {
				throw new errors.yo(`Invalid database ${JSON.stringify(database)} in --store. Use letters, digits and underscores only.`);
			}
			const options = {
				url: url.origin,
				username: place.username ?? (decodeURIComponent(url.username) || "default"),
				password: place.password ?? decodeURIComponent(url.password),
				application: "build-report",
				request_timeout: place.timeoutMs ?? 6e4,
				max_open_connections: maximumConnections,
				log: { level: dist.P1.OFF },
				...(0, defined_fields.X)({ tls: place.certificateAuthorities === undefined ? undefined : { ca_cert: Buffer.from(place.certificateAuthorities) } })
			};
			const client = (0, dist.UU)({
				...options,
				database
			});
			try {
				await client.command({ query: "SELECT 1" });
			} catch (error) {
				if ((0, engine_error.MO)(error) !== unknownDatabase) {
					await client.close();
					throw refusal(error, url, options);
				}
				const first = (0, dist.UU)({
					...options,
					database: "default"
				});
				try {
					await first.command({ query: `CREATE DATABASE IF NOT EXISTS ${database}${(0, table_layout.mx)({ cluster })}` });
				} catch (error) {
					await client.close();
					throw (0, engine_error.v_)(error);
				} finally {
					await first.close();
				}
			}
			const queries = createQueryPool(Array.from({ length: server_connection_maximumQueries }, () => client));
			const inserts = createResourcePool(Array.from({ length: maximumInserts }, () => client), { maximumPerOrganisation: maximumInserts / 2 });
			return {
				client,
				database,
				exclusive: false,
				query: (query, caller) => queries.run(query, caller, (one, timeMs, signal) => execute(one, query, timeMs, signal)),
				insertRows: (rows, settings, organisation) => inserts.run(organisation, (one) => insert(one, rows, settings)),
				isFull: () => false,
				freeBytes: () => undefined,
				waitingQueries: () => queries.waiting,
				close: () => client.close()
			};
		}
		async function execute(client, query, timeMs, signal) {
			const { stream } = await client.exec({
				query: `${boundQuery(query)}, ${timeLimit(timeMs)}`,
				clickhouse_settings: {
					max_query_size: `${maximumQueryBytes}`,
					wait_end_of_query: 1,
					readonly: "2",
					cancel_http_readonly_queries_on_client_close: 1
				},
				...(0, defined_fields.X)({ abort_signal: signal })
			});
			return stream;
		}
		async function insert(client, rows, settings) {
			const { stream } = await client.exec({
				query: "INSERT INTO records FORMAT JSONEachRow",
				values: external_node_stream_.Readable.from(rows),
				clickhouse_settings: {
					...settings,
					wait_end_of_query: 1
				}
			});
			await (0, consumers_.text)(stream);
		}
		const unknownDatabase = "81";
		const authenticationFailed = "516";
		function refusal(error, url, { username }) {
			if ((0, engine_error.MO)(error) === authenticationFailed) {
				return new errors.yo(`${url.host} in --store rejected the user ${JSON.stringify(username)} or the password.`, {
					hint: "Check SERVICE_STORE_USER and SERVICE_STORE_PASSWORD.",
					cause: error
				});
			}
			if (error instanceof Error && "code" in error && /CERT|SELF_SIGNED|VERIFY/.test(String(error.code))) {
				return new errors.yo(`The certificate of ${url.host} in --store is not trusted: ${error.message}.`, {
					hint: "Set --store-ca to the certificate of its authority.",
					cause: error
				});
			}
			return (0, engine_error.v_)(error);
		}
		function serverUrl(text) {
			const url = URL.canParse(text) ? new URL(text) : undefined;
			if (url?.protocol === "http:" || url?.protocol === "https:") return url;
			throw new errors.yo("--store must be the HTTP address of a ClickHouse server.", { hint: "Example: https://user:password@clickhouse.example.org:8443/build_report." });
		}
		;
		const defaultDatabase = "build_report";
		async function openConnection(place, cluster) {
			return "folder" in place ? openFolder((0, external_node_path_.resolve)(place.folder), defaultDatabase) : openServer(place, defaultDatabase, cluster);
		}
	}),
	32972: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => prepareSchema });
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		var _engine_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76096);
		var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59244);
		var _select_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44611);
		async function prepareSchema(client, layout, demandSpace = () => {}) {
			const known = await storedVersion(client);
			if (known === _schema_js__WEBPACK_IMPORTED_MODULE_2__.CZ) return;
			demandSpace();
			if (known === undefined) await create(client, (0, _schema_js__WEBPACK_IMPORTED_MODULE_2__.Ks)(layout));
			const version = known ?? await storedVersion(client) ?? 0;
			if (version > 0) requireVersion(version);
			if (known === undefined || version < _schema_js__WEBPACK_IMPORTED_MODULE_2__.tI) await createTables(client, layout, version);
			const reached = await hasEvents(client, layout, version) ? _schema_js__WEBPACK_IMPORTED_MODULE_2__.CZ : _schema_js__WEBPACK_IMPORTED_MODULE_2__.tI;
			if (reached === known) return;
			await client.insert({
				table: "migrations",
				columns: ["version"],
				values: [{ version: reached }],
				format: "JSONEachRow"
			});
		}
		async function createTables(client, layout, version) {
			for (const statement of (0, _schema_js__WEBPACK_IMPORTED_MODULE_2__.wQ)(layout, version === 0 ? _schema_js__WEBPACK_IMPORTED_MODULE_2__.tI : version)) await create(client, statement);
			if (version >= _schema_js__WEBPACK_IMPORTED_MODULE_2__.tI) return;
			for (const statement of (0, _schema_js__WEBPACK_IMPORTED_MODULE_2__.tp)(layout, _schema_js__WEBPACK_IMPORTED_MODULE_2__.tI)) await create(client, statement);
		}
		const syntaxError = "62";
		async function hasEvents(client, layout, version) {
			if (version === _schema_js__WEBPACK_IMPORTED_MODULE_2__.CZ) return true;
			try {
				for (const statement of (0, _schema_js__WEBPACK_IMPORTED_MODULE_2__.tp)(layout, _schema_js__WEBPACK_IMPORTED_MODULE_2__.CZ)) await create(client, statement);
				return true;
			} catch (error) {
				if ((0, _engine_error_js__WEBPACK_IMPORTED_MODULE_1__.MO)(error) === syntaxError) return false;
				throw error;
			}
		}
		function requireVersion(version) {
			if (version > _schema_js__WEBPACK_IMPORTED_MODULE_2__.CZ) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The store has schema version ${version}, but this server only supports versions up to ${_schema_js__WEBPACK_IMPORTED_MODULE_2__.CZ}.`, { hint: "Use a newer version of build-report, or another store." });
			}
			if (version < _schema_js__WEBPACK_IMPORTED_MODULE_2__.Hu) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The store has schema version ${version}, but this server requires version ${_schema_js__WEBPACK_IMPORTED_MODULE_2__.Hu} or later.`, { hint: "Export its records with the version of build-report that wrote it and submit them to a new store, or delete it." });
			}
		}
		const alreadyThere = new Set(["57", "82"]);
		async function create(client, statement) {
			try {
				await client.command({ query: statement });
			} catch (error) {
				if (!alreadyThere.has((0, _engine_error_js__WEBPACK_IMPORTED_MODULE_1__.MO)(error) ?? "")) throw error;
			}
		}
		const unknownTable = "60";
		async function storedVersion(client) {
			try {
				const [row] = await (0, _select_rows_js__WEBPACK_IMPORTED_MODULE_3__.A)(client, "SELECT max(version) AS version FROM migrations");
				return Number(row?.version ?? 0);
			} catch (error) {
				if ((0, _engine_error_js__WEBPACK_IMPORTED_MODULE_1__.MO)(error) === unknownTable) return undefined;
				throw error;
			}
		}
	}),
	62912: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => QueryCancelledError });
		var _store_unavailable_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61180);
		class QueryCancelledError extends _store_unavailable_error_js__WEBPACK_IMPORTED_MODULE_0__.o {
			name = "QueryCancelledError";
			constructor() {
				super("The client disconnected before its query was answered.");
			}
		}
	}),
	79201: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Or: () => quarterOf,
			eA: () => summaryFigures,
			gI: () => summaryProjection,
			zs: () => quarterMs
		});
		const quarterMs = 15 * 60 * 1e3;
		const keys = [
			"org",
			"project",
			"module",
			"kind",
			"ref",
			"pipeline",
			"build",
			"jobRun",
			"jobAttempt"
		];
		const countOf = (status) => (prefix) => `countIf(${prefix}status = '${status}')`;
		const summaryFigures = {
			first: (prefix) => `min(${prefix}timestamp)`,
			last: (prefix) => `max(${prefix}timestamp)`,
			total: () => "count()",
			passed: countOf("successful"),
			failed: countOf("failed"),
			skipped: countOf("skipped"),
			cancelled: countOf("cancelled"),
			flaky: (prefix) => `countIf(${prefix}flaky)`,
			flakyPassed: (prefix) => `countIf(${prefix}flaky AND ${prefix}status = 'successful')`,
			duration: (prefix) => `sum(${prefix}duration)`,
			longest: (prefix) => `max(${prefix}duration)`,
			pull: (prefix) => `max(${prefix}pullRequest)`
		};
		const quarterOf = (prefix = "") => `intDiv(${prefix}timestamp, ${quarterMs})`;
		const [org, project, module, kind, ...others] = keys;
		const projectionKeys = [
			org,
			project,
			module,
			kind,
			quarterOf(),
			...others
		].join(", ");
		const projectionFigures = Object.values(summaryFigures).map((figure) => figure(""));
		const summaryProjection = `PROJECTION builds (SELECT ${projectionKeys}, ${projectionFigures.join(", ")} GROUP BY ${projectionKeys})`;
	}),
	59244: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hu: () => oldestSchemaVersion,
			tI: () => requiredSchemaVersion,
			wQ: () => schema,
			tp: () => schemaUpdate,
			CZ: () => schemaVersion,
			Ks: () => versionsTable
		});
		var record = __webpack_require__(25385);
		var record_summary = __webpack_require__(79201);
		var table_layout = __webpack_require__(49336);
		;
		const isFailed = `toInt8(status) = ${record.b.indexOf("failed") + 1}`;
		const eventColumns = [
			["test", "UInt64 MATERIALIZED sipHash64(id) COMMENT 'A hash of the id, which resists deliberate collisions' CODEC(ZSTD)"],
			["testRun", "UInt64 MATERIALIZED if(jobRun = 0, sipHash64(pipeline, build), jobRun) COMMENT 'The same for all attempts of a job in a run; without a job, an attempt of a build' CODEC(ZSTD)"],
			["event", `Bool MATERIALIZED ${isFailed} OR flaky OR attempts != '' COMMENT 'Whether the result is an event'`],
			["eventId", "String MATERIALIZED if(event, id, '') COMMENT 'The id of the test of an event' CODEC(ZSTD)"],
			["failedMs", `Float64 MATERIALIZED if(${isFailed}, ifNull(duration, 0), 0) COMMENT 'The duration of a failure' CODEC(ZSTD)`]
		];
		const order = "org, project, module, kind, timestamp";
		const others = "ref, pipeline, job, build, jobRun, jobAttempt, status, flaky, cause, owners, test, testRun, event, eventId";
		const eventsProjection = `PROJECTION events (SELECT ${order}, ${others} WHERE event ORDER BY ${order})`;
		;
		const schemaVersion = 8;
		const requiredSchemaVersion = 7;
		const oldestSchemaVersion = 6;
		const enumOf = (values) => `Enum8(${values.map((value, index) => `'${value}' = ${index + 1}`).join(", ")})`;
		const attemptOfBuild = "extract(build, '(?s).\\\\.([1-9][0-9]{0,8})$')";
		const run = `if(empty(${attemptOfBuild}), build, left(build, length(build) - length(${attemptOfBuild}) - 1))`;
		const jobRun = `multiIf(kind = 'job', sipHash64(pipeline, id, ${run}), kind = 'test' AND job != '', sipHash64(pipeline, job, ${run}), 0)`;
		const jobAttempt = `if(attempt > 0, toUInt32(least(attempt, ${2 ** 32 - 1})), greatest(1, toUInt32OrZero(${attemptOfBuild})))`;
		const arrivalTime = `toDateTime(least(intDiv(arrived, 1000000), ${2 ** 32 - 1}), 'UTC')`;
		const recordColumns = `
  kind ${enumOf([
			"build",
			"job",
			"test",
			"property",
			"file",
			"problem"
		])},
  org LowCardinality(String),
  project LowCardinality(String),
  module LowCardinality(String),
  pipeline LowCardinality(String),
  job LowCardinality(String),
  build String CODEC(ZSTD),
  ref LowCardinality(String),
  timestamp Int64 COMMENT 'Unix ms, as the API has it' CODEC(Delta, ZSTD),
  time DateTime64(3, 'UTC') ALIAS fromUnixTimestamp64Milli(timestamp),
  metadata Map(LowCardinality(String), String) CODEC(ZSTD),
  id String COMMENT 'Any text: only the ids that we compute are 128 bits' CODEC(ZSTD),
  name String CODEC(ZSTD),
  status ${enumOf(record.b)} DEFAULT 'unknown',
  duration Nullable(Float64) COMMENT 'ms' CODEC(ZSTD),
  runner LowCardinality(String),
  attempt UInt64 CODEC(ZSTD),
  url String CODEC(ZSTD),
  commit String CODEC(ZSTD),
  branch LowCardinality(String),
  pullRequest String CODEC(ZSTD),
  suite Array(String) CODEC(ZSTD),
  flaky Bool,
  attempts String COMMENT 'JSON' CODEC(ZSTD(3)),
  message String CODEC(ZSTD(3)),
  details String CODEC(ZSTD(3)),
  stdout String CODEC(ZSTD(3)),
  stderr String CODEC(ZSTD(3)),
  file String CODEC(ZSTD),
  line UInt64 CODEC(ZSTD),
  column UInt64 CODEC(ZSTD),
  tags Array(LowCardinality(String)),
  format LowCardinality(String),
  source String CODEC(ZSTD),
  valueType LowCardinality(String),
  valueNumber Nullable(Float64) CODEC(ZSTD),
  valueText String CODEC(ZSTD),
  path String CODEC(ZSTD),
  size UInt64 CODEC(ZSTD),
  sha256 String CODEC(ZSTD),
  mediaType LowCardinality(String),
  severity LowCardinality(String),
  problem LowCardinality(String),
  arrived UInt64 COMMENT 'Unix µs, later for what came later' CODEC(Delta, ZSTD),
  batch FixedString(32) COMMENT 'A hash of organisation and Idempotency-Key' CODEC(ZSTD),
  content FixedString(32) COMMENT 'A hash of the content of the request; zeros if it was stored before version 2 of the schema' CODEC(ZSTD),
  jobRun UInt64 MATERIALIZED ${jobRun} COMMENT 'The same for all attempts of a job in a run; 0 if the record names no job' CODEC(ZSTD),
  jobAttempt UInt32 MATERIALIZED ${jobAttempt} COMMENT 'Which attempt of the job the record is of, from 1' CODEC(ZSTD),
  cause String COMMENT 'The cause of a failed test; empty if it is unknown' CODEC(ZSTD),
  stored DateTime('UTC') DEFAULT ${arrivalTime} COMMENT 'When the batch was stored, the same for all its rows' CODEC(Delta, ZSTD),
  commitMessage String COMMENT 'The first line of the message of the commit of a build; empty if it is unknown' CODEC(ZSTD),
  author String COMMENT 'The user whose change was built; empty if it is unknown' CODEC(ZSTD),
  owners Array(LowCardinality(String)) COMMENT 'The owners of the file of a test; empty if they are unknown',
  quarantine LowCardinality(String) COMMENT 'The entry of the quarantine file that applies to a test, as JSON; empty without one'`;
		const evidenceColumn = "evidence String COMMENT 'Steps and attachments of a failed test, as JSON; cleared after 30 days' CODEC(ZSTD(3))";
		const addedColumns = [evidenceColumn, ...eventColumns.map((column) => column.join(" "))];
		const recordIndexes = [
			"INDEX batches batch TYPE bloom_filter(0.001) GRANULARITY 1",
			"INDEX repeats jobAttempt TYPE minmax GRANULARITY 1",
			"INDEX stored stored TYPE minmax GRANULARITY 1",
			"INDEX ids id TYPE bloom_filter(0.01) GRANULARITY 8",
			"PROJECTION places (SELECT org, project, module, pipeline, max(timestamp) GROUP BY org, project, module, pipeline)"
		].join(",\n  ");
		const deduplicationWindow = 1e4;
		const deduplicationWindowS = 7 * 24 * 60 * 60;
		const synced = "fsync_after_insert = 1, fsync_part_directory = 1";
		const recordSettings = [
			"merge_selector_base = 20",
			"lightweight_mutation_projection_mode = 'rebuild'",
			"ttl_only_drop_parts = 1, materialize_ttl_recalculate_only = 1",
			`min_age_to_force_merge_seconds = ${3 * 24 * 60 * 60}, min_age_to_force_merge_on_partition_only = 1`
		].join(", ");
		const partitionAndOrder = "PARTITION BY toYYYYMM(stored) ORDER BY (org, project, module, kind, timestamp)";
		function recordsTables(layout, version) {
			const { cluster, database } = layout;
			const columns = version < 7 ? recordColumns : [recordColumns, ...addedColumns].join(",\n  ");
			const projections = [...version < 7 ? [] : [record_summary.gI], ...version < 8 ? [] : [eventsProjection]];
			const indexes = [recordIndexes, ...projections].join(",\n  ");
			const table = `CREATE TABLE IF NOT EXISTS ${(0, table_layout.T8)(layout)}${(0, table_layout.mx)(layout)} (${columns},\n  ${indexes})`;
			if (cluster === undefined) {
				const settings = `non_replicated_deduplication_window = ${deduplicationWindow}, ${synced}, ${recordSettings}`;
				return [`${table}\nENGINE = MergeTree ${partitionAndOrder} SETTINGS ${settings}`];
			}
			const window = `replicated_deduplication_window = ${deduplicationWindow}, replicated_deduplication_window_seconds = ${deduplicationWindowS}`;
			return [`${table}\nENGINE = ReplicatedMergeTree ${partitionAndOrder} SETTINGS ${window}, ${recordSettings}`, `CREATE TABLE IF NOT EXISTS records${(0, table_layout.mx)(layout)} AS ${database}.${(0, table_layout.T8)(layout)}
ENGINE = Distributed('${cluster}', '${database}', '${(0, table_layout.T8)(layout)}', cityHash64(org, project, module))`];
		}
		const keysTable = (layout) => `CREATE TABLE IF NOT EXISTS keys${(0, table_layout.mx)(layout)} (
  id String,
  hash String,
  org String,
  scopes Array(LowCardinality(String)),
  name String,
  createdAt Int64 COMMENT 'Unix ms',
  version UInt64,
  revoked Bool)
ENGINE = ${(0, table_layout.wi)(layout, "ReplacingMergeTree", "keys", "version")} ORDER BY id`;
		const batchesTable = (layout) => `CREATE TABLE IF NOT EXISTS batches${(0, table_layout.mx)(layout)} (
  batch FixedString(32) CODEC(ZSTD),
  content FixedString(32) CODEC(ZSTD),
  project LowCardinality(String),
  module LowCardinality(String),
  stored DateTime('UTC') COMMENT 'When the batch was stored' CODEC(ZSTD))
ENGINE = ${(0, table_layout.wi)(layout, "ReplacingMergeTree", "batches", "stored")} ORDER BY (batch, content, project, module)
SETTINGS index_granularity = 256, merge_with_ttl_timeout = ${7 * 24 * 60 * 60}${layout.cluster === undefined ? `, ${synced}` : ""}`;
		const versionsTable = (layout) => `CREATE TABLE IF NOT EXISTS migrations${(0, table_layout.mx)(layout)} (version UInt32, appliedAt DateTime DEFAULT now())
ENGINE = ${(0, table_layout.wi)(layout, "ReplacingMergeTree", "migrations", "appliedAt")} ORDER BY version`;
		const schema = (layout, version = schemaVersion) => [
			keysTable(layout),
			batchesTable(layout),
			...recordsTables(layout, version)
		];
		function schemaUpdate(layout, version) {
			const table = `ALTER TABLE ${(0, table_layout.T8)(layout)}${(0, table_layout.mx)(layout)}`;
			const inBackground = "SETTINGS mutations_sync = 0";
			const add = (projection) => `${table} ADD ${projection.replace("PROJECTION", "PROJECTION IF NOT EXISTS")}`;
			if (version === 8) return [add(eventsProjection), `${table} MATERIALIZE PROJECTION events ${inBackground}`];
			const columns = addedColumns.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`).join(", ");
			return [
				...[...new Set([(0, table_layout.T8)(layout), "records"])].map((name) => `ALTER TABLE ${name}${(0, table_layout.mx)(layout)} ${columns}`),
				add(record_summary.gI),
				`${table} ${eventColumns.map(([name]) => `MATERIALIZE COLUMN ${name}`).join(", ")} ${inBackground}`,
				`${table} MATERIALIZE PROJECTION builds ${inBackground}`
			];
		}
	}),
	44611: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => selectRows });
		const selectRows = async (client, query) => (await client.query({
			query,
			format: "JSONEachRow"
		})).json();
	}),
	94347: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => StoreBusyError });
		var _store_unavailable_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61180);
		class StoreBusyError extends _store_unavailable_error_js__WEBPACK_IMPORTED_MODULE_0__.o {
			name = "StoreBusyError";
			constructor() {
				super("Too many queries of the organisation are waiting.");
			}
		}
	}),
	34265: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Z: () => StoreLimitError });
		var _store_unavailable_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61180);
		class StoreLimitError extends _store_unavailable_error_js__WEBPACK_IMPORTED_MODULE_0__.o {
			name = "StoreLimitError";
		}
	}),
	89745: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => StoreNotReadyError });
		var _store_unavailable_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61180);
		class StoreNotReadyError extends _store_unavailable_error_js__WEBPACK_IMPORTED_MODULE_0__.o {
			name = "StoreNotReadyError";
		}
	}),
	61180: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => StoreUnavailableError });
		class StoreUnavailableError extends Error {
			name = "StoreUnavailableError";
		}
	}),
	49336: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T8: () => recordsTable,
			mx: () => onCluster,
			wi: () => replicatedEngine
		});
		const recordsTable = ({ cluster }) => cluster === undefined ? "records" : "records_local";
		const onCluster = ({ cluster }) => cluster === undefined ? "" : ` ON CLUSTER \`${cluster}\``;
		function replicatedEngine({ cluster }, engine, table, version) {
			if (cluster === undefined) return `${engine}(${version})`;
			return `Replicated${engine}('/clickhouse/tables/{database}/build_report/${table}', '{shard}-{replica}', ${version})`;
		}
	})
};
