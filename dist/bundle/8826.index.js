export const id = 8826;
export const ids = [8826];
export const modules = {
	47639: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => formatSize });
		const units = [
			"B",
			"kB",
			"MB",
			"GB",
			"TB"
		];
		function formatSize(bytes) {
			let value = bytes;
			let unit = 0;
			while (value >= 999.5 && unit < units.length - 1) {
				value /= 1e3;
				unit += 1;
			}
			return `${Number(value.toFixed(value < 9.95 ? 1 : 0))} ${units[unit]}`;
		}
	}),
	78826: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { restoreCommand: () => restoreCommand });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(34758);
		var counts = __webpack_require__(3517);
		var sizes = __webpack_require__(47639);
		var safe_log_text = __webpack_require__(254);
		var external_node_crypto_ = __webpack_require__(77598);
		var promises_ = __webpack_require__(51455);
		var external_node_stream_promises_ = __webpack_require__(46466);
		var make_folder = __webpack_require__(5188);
		var schema = __webpack_require__(59244);
		var backup_format = __webpack_require__(78620);
		var read_backup = __webpack_require__(22735);
		;
		const ignoredEntries = new Set(["lost+found"]);
		async function restoreFolder(file, folder) {
			const title = JSON.stringify(file);
			if (entriesOf(folder).length > 0) {
				throw new errors.yo(`The data folder ${folder} is not empty.`, { hint: "Choose a folder that is empty or does not exist with --data." });
			}
			const summary = await reading(title, () => (0, read_backup.f)((0, external_node_fs_.createReadStream)(file), title));
			requireSchemaVersion(title, summary.manifest);
			const temporary = (0, external_node_path_.join)(folder, `.restore-${(0, external_node_crypto_.randomUUID)()}`);
			try {
				(0, make_folder.f)(temporary);
				await (0, read_backup.f)((0, external_node_fs_.createReadStream)(file), title, async (path, content) => {
					const target = (0, external_node_path_.join)(temporary, path);
					await (0, promises_.mkdir)((0, external_node_path_.dirname)(target), { recursive: true });
					await (0, external_node_stream_promises_.pipeline)(content, (0, external_node_fs_.createWriteStream)(target, { flags: "wx" }));
				});
				for (const name of (await (0, promises_.readdir)(temporary)).sort().reverse()) await (0, promises_.rename)((0, external_node_path_.join)(temporary, name), (0, external_node_path_.join)(folder, name));
			} catch (cause) {
				if (cause instanceof errors.yo) throw cause;
				throw new errors.oB(`Cannot write the data folder ${folder}: ${(0, errors.bD)(cause)}.`, {
					hint: "Remove its contents, then try again.",
					cause
				});
			} finally {
				await (0, promises_.rm)(temporary, {
					recursive: true,
					force: true
				});
			}
			return summary;
		}
		function requireSchemaVersion(title, { schemaVersion: stored }) {
			if (stored > schema.CZ) {
				throw (0, backup_format.lW)(title, `has schema version ${stored}, but this version of build-report only supports versions up to ${schema.CZ}.`, "Use a newer version.");
			}
			if (stored < schema.Hu) {
				throw (0, backup_format.lW)(title, `has schema version ${stored}, but this version of build-report requires version ${schema.Hu} or later.`, "Restore it with the version that made it, export its records and submit them to a new store.");
			}
		}
		function entriesOf(folder) {
			try {
				return (0, external_node_fs_.readdirSync)(folder).filter((name) => !ignoredEntries.has(name));
			} catch (cause) {
				if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return [];
				throw new errors.oB(`Cannot read the data folder ${folder}: ${(0, errors.bD)(cause)}.`, {
					hint: "Choose another folder with --data.",
					cause
				});
			}
		}
		async function reading(title, read) {
			try {
				return await read();
			} catch (cause) {
				if (cause instanceof errors.yo) throw cause;
				throw (0, backup_format.lW)(title, `cannot be read: ${(0, errors.bD)(cause)}.`, "Name a file that \"build-report backup\" wrote.", cause);
			}
		}
		var external_node_stream_ = __webpack_require__(57075);
		var consumers_ = __webpack_require__(38321);
		var engine_error = __webpack_require__(76096);
		var open_connection = __webpack_require__(4674);
		var prepare_schema = __webpack_require__(32972);
		var select_rows = __webpack_require__(44611);
		var table_layout = __webpack_require__(49336);
		;
		const copiedTables = ["records", "keys"];
		const pieceBytes = 16 * 1024 * 1024;
		const insertSettings = {
			async_insert: 0,
			distributed_foreground_insert: 1,
			insert_deduplicate: 0,
			max_partitions_per_insert_block: "0",
			wait_end_of_query: 1
		};
		async function copyHistory(folder, place, cluster) {
			const target = await (0, open_connection.J)(place, cluster);
			try {
				const source = await (0, open_connection.J)({ folder });
				try {
					await (0, prepare_schema.b)(source.client, { database: source.database });
					await (0, prepare_schema.b)(target.client, {
						database: target.database,
						cluster
					});
					await demandEmpty(target);
					return await copyTables(source, target, cluster);
				} finally {
					await source.close();
				}
			} catch (error) {
				throw (0, engine_error.v_)(error);
			} finally {
				await target.close();
			}
		}
		async function countRows(client, table) {
			const [row] = await (0, select_rows.A)(client, `SELECT toFloat64(count()) AS count FROM ${table}`);
			return row?.count ?? 0;
		}
		async function demandEmpty({ client, database }) {
			for (const table of copiedTables) {
				const count = await countRows(client, table);
				if (count === 0) continue;
				throw new errors.yo(`The database ${database} of --store is not empty: its table ${table} contains ${count} rows.`, { hint: "Use another database, or drop this one." });
			}
		}
		async function copyTables(source, target, cluster) {
			const derived = await (0, select_rows.A)(target.client, `SELECT name FROM system.tables WHERE database = currentDatabase() AND engine LIKE '%MergeTree'
AND name NOT IN ('migrations', 'records_local', ${copiedTables.map((name) => `'${name}'`).join(", ")})`);
			for (const { name } of derived) await target.client.command({ query: `TRUNCATE TABLE \`${name}\`${(0, table_layout.mx)({ cluster })}` });
			try {
				let records = 0;
				for (const table of copiedTables) {
					const rows = await copyTable(source.client, target.client, table);
					if (table === "records") records = rows;
				}
				return records;
			} catch (cause) {
				throw new errors.oB(`The history could not be copied completely: ${(0, errors.bD)((0, engine_error.v_)(cause))}`, {
					hint: `Drop the database ${target.database}, then try again.`,
					cause
				});
			}
		}
		async function copyTable(source, target, table) {
			await source.command({ query: `SYSTEM STOP MERGES ${table}` });
			const wanted = await countRows(source, table);
			const columns = await (0, select_rows.A)(source, `SELECT name FROM system.columns WHERE database = currentDatabase() AND table = '${table}' AND default_kind NOT IN ('MATERIALIZED', 'ALIAS')`);
			const list = columns.map(({ name }) => `\`${name}\``).join(", ");
			const parts = await (0, select_rows.A)(source, `SELECT name, toFloat64(rows) AS rows, toFloat64(data_uncompressed_bytes) AS bytes FROM system.parts
WHERE database = currentDatabase() AND table = '${table}' AND active ORDER BY name`);
			let copied = 0;
			for (const { name, rows, bytes } of parts) {
				const step = Math.max(1, Math.floor(rows * pieceBytes / Math.max(1, bytes)));
				for (let start = 0; start < rows; start += step) {
					const { stream } = await source.exec({ query: `SELECT ${list} FROM ${table} WHERE _part = '${name}' AND _part_offset >= ${start} AND _part_offset < ${start + step}
FORMAT JSONEachRow SETTINGS output_format_json_quote_64bit_integers = 0` });
					const piece = await (0, consumers_.buffer)(stream);
					copied += countLines(piece);
					if (piece.length === 0) continue;
					const answer = await target.exec({
						query: `INSERT INTO ${table} (${list}) FORMAT JSONEachRow`,
						values: external_node_stream_.Readable.from([piece]),
						clickhouse_settings: insertSettings
					});
					await (0, consumers_.buffer)(answer.stream);
				}
			}
			if (copied !== wanted) throw new errors.oB(`the table ${table} has ${wanted} rows, but ${copied} were copied.`);
			return copied;
		}
		const lineFeed = 10;
		function countLines(piece) {
			let lines = 0;
			for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, end + 1)) lines += 1;
			return lines;
		}
		var cli_options = __webpack_require__(40357);
		var store_place = __webpack_require__(76484);
		;
		async function restoreCommand(source, options, terminal) {
			const { stdout, env } = terminal;
			const cwd = (0, external_node_path_.resolve)(terminal.cwd, options.cwd ?? ".");
			const path = (0, external_node_path_.resolve)(cwd, source);
			const place = (0, store_place.F)(options, cwd, env);
			const write = (text, fields) => stdout.write(options.json ? `${(0, safe_log_text.g5)(JSON.stringify(fields))}\n` : `${text}\n`);
			if ("url" in place) {
				const records = await restoreToServer(path, place, options.cluster);
				write(`Copied ${(0, counts.p)(records, "record")} to the ClickHouse server.`, { records });
				return cli_options.$.ok;
			}
			if (options.cluster !== undefined) throw new errors.yo("--cluster requires --store.");
			if (isFolder(path)) throw new errors.yo(`${source} is a folder, not a backup.`, { hint: "Copy a data folder, or set --store to move it." });
			const { folder } = place;
			const { manifest, files, bytes } = await restoreFolder(path, folder);
			const time = new Date(manifest.createdAt).toISOString();
			write(`Restored the backup of ${time} into ${folder}: ${(0, counts.p)(files, "file")}, ${(0, sizes.X)(bytes)}.`, {
				folder,
				files,
				bytes,
				...manifest
			});
			return cli_options.$.ok;
		}
		async function restoreToServer(path, place, cluster) {
			if (isFolder(path)) return await copyHistory(path, place, cluster);
			const temporary = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), "build-report-restore-"));
			try {
				await restoreFolder(path, temporary);
				return await copyHistory(temporary, place, cluster);
			} finally {
				(0, external_node_fs_.rmSync)(temporary, {
					recursive: true,
					force: true
				});
			}
		}
		const isFolder = (path) => (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
	}),
	22735: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => readBackup });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
		var node_stream__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_1__);
		var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
		var node_stream_promises__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_2__);
		var tar_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56118);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34758);
		var _backup_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78620);
		const maximumManifestBytes = 64 * 1024;
		const maximumChecksumsBytes = 256 * 1024 * 1024;
		const damageHint = "Use another backup.";
		async function readBackup(chunks, title, onFile = drain) {
			const archive = (0, tar_stream__WEBPACK_IMPORTED_MODULE_3__.extract)();
			let sourceError;
			const source = async function* () {
				const iterator = chunks[Symbol.asyncIterator]();
				try {
					for (;;) {
						const next = await iterator.next().catch((error) => {
							sourceError = error;
							throw error;
						});
						if (next.done) return;
						yield next.value;
					}
				} finally {
					await iterator.return?.();
				}
			};
			const fed = (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(source(), { objectMode: false }), archive);
			fed.catch(() => {});
			try {
				const summary = await readEntries(archive, title, onFile);
				await fed;
				return summary;
			} catch (error) {
				if (sourceError !== undefined) throw sourceError;
				if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.oB || error instanceof Error && "code" in error) throw error;
				throw (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error) === "Unexpected end of data" ? incomplete(title, error) : damaged(title, "it is not a valid tar archive", error);
			} finally {
				archive.destroy();
			}
		}
		async function readEntries(archive, title, onFile) {
			let manifest;
			let isComplete = false;
			let files = 0;
			let bytes = 0;
			const lines = new Map();
			for await (const entry of archive) {
				const { name, type } = entry.header;
				if (manifest === undefined) {
					if (name !== _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.vS) throw notBackup(title);
					manifest = (0, _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.WI)(await textOf(entry, maximumManifestBytes, title), title);
					continue;
				}
				if (isComplete) throw damaged(title, `something follows ${_backup_format_js__WEBPACK_IMPORTED_MODULE_5__.uw}`);
				if (name === _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.uw) {
					compareChecksums(lines, await textOf(entry, maximumChecksumsBytes, title), title);
					isComplete = true;
					continue;
				}
				if (type !== "file" || !(0, _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.QD)(name) || lines.has(name)) {
					throw damaged(title, `it contains the unexpected entry ${JSON.stringify(name.slice(0, 200))}`);
				}
				const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
				await onFile(name, hashed(entry, (chunk) => {
					hash.update(chunk);
					bytes += chunk.length;
				}));
				files += 1;
				lines.set(name, (0, _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.Ut)(name, hash.digest("hex")));
			}
			if (manifest === undefined) throw notBackup(title);
			if (!isComplete) throw incomplete(title);
			return {
				manifest,
				files,
				bytes
			};
		}
		async function* hashed(entry, onChunk) {
			for await (const chunk of entry) {
				onChunk(chunk);
				yield chunk;
			}
		}
		async function drain(_path, content) {
			for await (const _ of content);
		}
		async function textOf(entry, maximumBytes, title) {
			const pieces = [];
			let bytes = 0;
			for await (const chunk of entry) {
				bytes += chunk.length;
				if (bytes > maximumBytes) throw damaged(title, "its list of files is too long");
				pieces.push(chunk);
			}
			return Buffer.concat(pieces).toString();
		}
		function compareChecksums(lines, checksums, title) {
			const listed = new Set(checksums.split(/(?<=\n)/).filter((line) => line !== ""));
			for (const [name, line] of lines) {
				if (!listed.delete(line)) throw damaged(title, `the checksum of ${name} does not match`);
			}
			if (listed.size > 0) throw damaged(title, `${listed.size} of its files are missing`);
		}
		const damaged = (title, reason, cause) => (0, _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.lW)(title, `is damaged: ${reason}.`, damageHint, cause);
		const incomplete = (title, cause) => (0, _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.lW)(title, "is incomplete: its end is missing.", damageHint, cause);
		const notBackup = (title) => (0, _backup_format_js__WEBPACK_IMPORTED_MODULE_5__.lW)(title, "is not a backup of Build Report.", "Name a file that \"build-report backup\" wrote.");
	})
};
