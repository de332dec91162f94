"use strict";
exports.id = 3791;
exports.ids = [3791];
exports.modules = {
16742: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => readBackup });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _backup_format_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42419);
var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57075);
var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46466);
var tar_stream__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56118);
const maximumManifestBytes = 65536;
const maximumChecksumsBytes = 268435456;
const damageHint = "Use another backup.";
async function readBackup(chunks, title, onFile = drain) {
const archive = (0, tar_stream__WEBPACK_IMPORTED_MODULE_5__.extract)();
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
const fed = (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable.from(source(), { objectMode: false }), archive);
fed.catch(() => {});
try {
const summary = await readEntries(archive, title, onFile);
await fed;
return summary;
} catch (error) {
if (sourceError !== void 0) throw sourceError;
if (error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g || error instanceof Error && "code" in error) throw error;
throw (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(error) === "Unexpected end of data" ? incomplete(title, error) : damaged(title, "it is not a valid tar archive", error);
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
if (manifest === void 0) {
if (name !== "build-report-backup.json") throw notBackup(title);
manifest = (0, _backup_format_mjs__WEBPACK_IMPORTED_MODULE_1__.o)(await textOf(entry, maximumManifestBytes, title), title);
continue;
}
if (isComplete) throw damaged(title, `something follows ${_backup_format_mjs__WEBPACK_IMPORTED_MODULE_1__.r}`);
if (name === "SHA256SUMS") {
compareChecksums(lines, await textOf(entry, maximumChecksumsBytes, title), title);
isComplete = true;
continue;
}
if (type !== "file" || !(0, _backup_format_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(name) || lines.has(name)) throw damaged(title, `it contains the unexpected entry ${JSON.stringify(name.slice(0, 200))}`);
const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256");
await onFile(name, hashed(entry, (chunk) => {
hash.update(chunk);
bytes += chunk.length;
}));
files += 1;
lines.set(name, (0, _backup_format_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(name, hash.digest("hex")));
}
if (manifest === void 0) throw notBackup(title);
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
for (const [name, line] of lines) if (!listed.delete(line)) throw damaged(title, `the checksum of ${name} does not match`);
if (listed.size > 0) throw damaged(title, `${listed.size} of its files are missing`);
}
const damaged = (title, reason, cause) => (0, _backup_format_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(title, `is damaged: ${reason}.`, damageHint, cause);
const incomplete = (title, cause) => (0, _backup_format_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(title, "is incomplete: its end is missing.", damageHint, cause);
const notBackup = (title) => (0, _backup_format_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(title, "is not a backup of Build Report.", "Name a file that \"build-report backup\" wrote.");
}),
93791: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { restoreCommand: () => restoreCommand });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _sizes_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(43543);
var _make_folder_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29022);
var _store_place_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24984);
var _backup_format_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42419);
var _read_backup_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16742);
var _cli_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99939);
var node_crypto__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76760);
var node_os__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(48161);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(51455);
var node_stream__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57075);
var node_stream_promises__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(46466);
var node_stream_consumers__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(38321);
const ignoredEntries = new Set(["lost+found"]);
async function restoreFolder(file, folder) {
const title = JSON.stringify(file);
if (entriesOf(folder).length > 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The data folder ${folder} is not empty.`, { hint: "Choose a folder that is empty or does not exist with --data." });
const summary = await reading(title, () => (0, _read_backup_mjs__WEBPACK_IMPORTED_MODULE_5__.t)((0, node_fs__WEBPACK_IMPORTED_MODULE_8__.createReadStream)(file), title));
requireSchemaVersion(title, summary.manifest);
const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, `.restore-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_7__.randomUUID)()}`);
try {
(0, _make_folder_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(temporary);
await (0, _read_backup_mjs__WEBPACK_IMPORTED_MODULE_5__.t)((0, node_fs__WEBPACK_IMPORTED_MODULE_8__.createReadStream)(file), title, async (path, content) => {
const target = (0, node_path__WEBPACK_IMPORTED_MODULE_9__.join)(temporary, path);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_11__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_9__.dirname)(target), { recursive: true });
await (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_13__.pipeline)(content, (0, node_fs__WEBPACK_IMPORTED_MODULE_8__.createWriteStream)(target, { flags: "wx" }));
});
for (const name of (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_11__.readdir)(temporary)).sort().reverse()) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_11__.rename)((0, node_path__WEBPACK_IMPORTED_MODULE_9__.join)(temporary, name), (0, node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, name));
} catch (cause) {
if (cause instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._) throw cause;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(`Cannot write the data folder ${folder}: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(cause)}.`, {
hint: "Remove its contents, then try again.",
cause
});
} finally {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_11__.rm)(temporary, {
recursive: true,
force: true
});
}
return summary;
}
function requireSchemaVersion(title, { schemaVersion: stored }) {
if (stored > 8) throw (0, _backup_format_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(title, `has schema version ${stored}, but this version of build-report only supports versions up to 8.`, "Use a newer version.");
if (stored < 6) throw (0, _backup_format_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(title, `has schema version ${stored}, but this version of build-report requires version 6 or later.`, "Restore it with the version that made it, export its records and submit them to a new store.");
}
function entriesOf(folder) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_8__.readdirSync)(folder).filter((name) => !ignoredEntries.has(name));
} catch (cause) {
if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return [];
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(`Cannot read the data folder ${folder}: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(cause)}.`, {
hint: "Choose another folder with --data.",
cause
});
}
}
async function reading(title, read) {
try {
return await read();
} catch (cause) {
if (cause instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._) throw cause;
throw (0, _backup_format_mjs__WEBPACK_IMPORTED_MODULE_4__.t)(title, `cannot be read: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(cause)}.`, "Name a file that \"build-report backup\" wrote.", cause);
}
}
const copiedTables = ["records", "keys"];
const pieceBytes = 16777216;
const insertSettings = {
async_insert: 0,
distributed_foreground_insert: 1,
insert_deduplicate: 0,
max_partitions_per_insert_block: "0",
wait_end_of_query: 1
};
async function copyHistory(folder, place, cluster) {
const target = await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_3__.r)(place, cluster);
try {
const source = await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_3__.r)({ folder });
try {
await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(source.client, { database: source.database });
await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(target.client, {
database: target.database,
cluster
});
await demandEmpty(target);
return await copyTables(source, target, cluster);
} finally {
await source.close();
}
} catch (error) {
throw (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_3__.u)(error);
} finally {
await target.close();
}
}
async function countRows(client, table) {
const [row] = await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_3__.o)(client, `SELECT toFloat64(count()) AS count FROM ${table}`);
return row?.count ?? 0;
}
async function demandEmpty({ client, database }) {
for (const table of copiedTables) {
const count = await countRows(client, table);
if (count === 0) continue;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The database ${database} of --store is not empty: its table ${table} contains ${count} rows.`, { hint: "Use another database, or drop this one." });
}
}
async function copyTables(source, target, cluster) {
const derived = await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_3__.o)(target.client, `SELECT name FROM system.tables WHERE database = currentDatabase() AND engine LIKE '%MergeTree'
AND name NOT IN ('migrations', 'records_local', ${copiedTables.map((name) => `'${name}'`).join(", ")})`);
for (const { name } of derived) await target.client.command({ query: `TRUNCATE TABLE \`${name}\`${(0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_3__.h)({ cluster })}` });
try {
let records = 0;
for (const table of copiedTables) {
const rows = await copyTable(source.client, target.client, table);
if (table === "records") records = rows;
}
return records;
} catch (cause) {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(`The history could not be copied completely: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)((0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_3__.u)(cause))}`, {
hint: `Drop the database ${target.database}, then try again.`,
cause
});
}
}
async function copyTable(source, target, table) {
await source.command({ query: `SYSTEM STOP MERGES ${table}` });
const wanted = await countRows(source, table);
const list = (await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_3__.o)(source, `SELECT name FROM system.columns WHERE database = currentDatabase() AND table = '${table}' AND default_kind NOT IN ('MATERIALIZED', 'ALIAS')`)).map(({ name }) => `\`${name}\``).join(", ");
const parts = await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_3__.o)(source, `SELECT name, toFloat64(rows) AS rows, toFloat64(data_uncompressed_bytes) AS bytes FROM system.parts
WHERE database = currentDatabase() AND table = '${table}' AND active ORDER BY name`);
let copied = 0;
for (const { name, rows, bytes } of parts) {
const step = Math.max(1, Math.floor(rows * pieceBytes / Math.max(1, bytes)));
for (let start = 0; start < rows; start += step) {
const { stream } = await source.exec({ query: `SELECT ${list} FROM ${table} WHERE _part = '${name}' AND _part_offset >= ${start} AND _part_offset < ${start + step}
FORMAT JSONEachRow SETTINGS output_format_json_quote_64bit_integers = 0` });
const piece = await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_14__.buffer)(stream);
copied += countLines(piece);
if (piece.length === 0) continue;
const answer = await target.exec({
query: `INSERT INTO ${table} (${list}) FORMAT JSONEachRow`,
values: node_stream__WEBPACK_IMPORTED_MODULE_12__.Readable.from([piece]),
clickhouse_settings: insertSettings
});
await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_14__.buffer)(answer.stream);
}
}
if (copied !== wanted) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(`the table ${table} has ${wanted} rows, but ${copied} were copied.`);
return copied;
}
const lineFeed = 10;
function countLines(piece) {
let lines = 0;
for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, end + 1)) lines += 1;
return lines;
}
async function restoreCommand(source, options, terminal) {
const { stdout, env } = terminal;
const cwd = (0, node_path__WEBPACK_IMPORTED_MODULE_9__.resolve)(terminal.cwd, options.cwd ?? ".");
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_9__.resolve)(cwd, source);
const place = (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(options, cwd, env);
const write = (text, fields) => stdout.write(options.json ? `${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(JSON.stringify(fields))}\n` : `${text}\n`);
if ("url" in place) {
const records = await restoreToServer(path, place, options.cluster);
write(`Copied ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(records, "record")} to the ClickHouse server.`, { records });
return _cli_mjs__WEBPACK_IMPORTED_MODULE_6__.r.ok;
}
if (options.cluster !== void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._("--cluster requires --store.");
if (isFolder(path)) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${source} is a folder, not a backup.`, { hint: "Copy a data folder, or set --store to move it." });
const { folder } = place;
const { manifest, files, bytes } = await restoreFolder(path, folder);
write(`Restored the backup of ${new Date(manifest.createdAt).toISOString()} into ${folder}: ${(0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(files, "file")}, ${(0, _sizes_mjs__WEBPACK_IMPORTED_MODULE_15__.t)(bytes)}.`, {
folder,
files,
bytes,
...manifest
});
return _cli_mjs__WEBPACK_IMPORTED_MODULE_6__.r.ok;
}
async function restoreToServer(path, place, cluster) {
if (isFolder(path)) return await copyHistory(path, place, cluster);
const temporary = (0, node_fs__WEBPACK_IMPORTED_MODULE_8__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_9__.join)((0, node_os__WEBPACK_IMPORTED_MODULE_10__.tmpdir)(), "build-report-restore-"));
try {
await restoreFolder(path, temporary);
return await copyHistory(temporary, place, cluster);
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_8__.rmSync)(temporary, {
recursive: true,
force: true
});
}
}
const isFolder = (path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_8__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}),
43543: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => formatSize });
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
})
};
;
