"use strict";
exports.id = 2222;
exports.ids = [2222];
exports.modules = {
42419: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => manifestName,
i: () => isBackupPath,
n: () => checksumLine,
o: () => readManifest,
r: () => checksumsName,
t: () => backupFault
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
const manifestName = "build-report-backup.json";
const checksumsName = "SHA256SUMS";
const checksumLine = (path, sha256) => `${sha256}  ${path}\n`;
const pathPattern = /^(metadata|store)(\/[\w%][\w%.@~-]*){1,8}$/;
const isBackupPath = (path) => path.length <= 1e3 && pathPattern.test(path);
const backupFault = (title, reason, hint, cause) => new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(`The backup ${title} ${reason}`, {
hint,
cause
});
function readManifest(text, title) {
const { format, version, schemaVersion, createdAt } = parsedObject(text);
if (typeof format === "number" && Number.isInteger(format) && format > 1) throw backupFault(title, `has format ${format}, but this version of build-report only supports formats up to 1.`, "Use a newer version.");
if (format !== 1 || typeof version !== "string" || typeof schemaVersion !== "number" || !Number.isInteger(schemaVersion) || typeof createdAt !== "number") throw backupFault(title, `is damaged: ${manifestName} is not valid.`, "Use another backup.");
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
24984: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_: () => quarterMs,
a: () => QueryCancelledError,
c: () => StoreNotReadyError,
d: () => queryError,
f: () => StoreLimitError,
g: () => recordsTable,
h: () => onCluster,
i: () => StoreBusyError,
l: () => coalesce,
m: () => BatchConflictError,
n: () => prepareSchema,
o: () => selectRows,
p: () => StoreUnavailableError,
r: () => openConnection,
s: () => DiskFullError,
t: () => storePlace,
u: () => engineError,
v: () => quarterOf,
y: () => summaryFigures
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87963);
var _make_folder_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29022);
var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51455);
var node_stream__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57075);
var node_stream_consumers__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38321);
var _clickhouse_client__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95671);
const quarterMs = 9e5;
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
const [org, project, module, kind, ...others$1] = keys;
const projectionKeys = [
org,
project,
module,
kind,
quarterOf(),
...others$1
].join(", ");
const summaryProjection = `PROJECTION builds (SELECT ${projectionKeys}, ${Object.values(summaryFigures).map((figure) => figure("")).join(", ")} GROUP BY ${projectionKeys})`;
const recordsTable = ({ cluster }) => cluster === void 0 ? "records" : "records_local";
const onCluster = ({ cluster }) => cluster === void 0 ? "" : ` ON CLUSTER \`${cluster}\``;
function replicatedEngine({ cluster }, engine, table, version) {
if (cluster === void 0) return `${engine}(${version})`;
return `Replicated${engine}('/clickhouse/tables/{database}/build_report/${table}', '{shard}-{replica}', ${version})`;
}
const isFailed = `toInt8(status) = ${_fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.y.indexOf("failed") + 1}`;
const eventColumns = [
["test", "UInt64 MATERIALIZED sipHash64(id) COMMENT 'A hash of the id, which resists deliberate collisions' CODEC(ZSTD)"],
["testRun", "UInt64 MATERIALIZED if(jobRun = 0, sipHash64(pipeline, build), jobRun) COMMENT 'The same for all attempts of a job in a run; without a job, an attempt of a build' CODEC(ZSTD)"],
["event", `Bool MATERIALIZED ${isFailed} OR flaky OR attempts != '' COMMENT 'Whether the result is an event'`],
["eventId", "String MATERIALIZED if(event, id, '') COMMENT 'The id of the test of an event' CODEC(ZSTD)"],
["failedMs", `Float64 MATERIALIZED if(${isFailed}, ifNull(duration, 0), 0) COMMENT 'The duration of a failure' CODEC(ZSTD)`]
];
const order = "org, project, module, kind, timestamp";
const eventsProjection = `PROJECTION events (SELECT ${order}, ref, pipeline, job, build, jobRun, jobAttempt, status, flaky, cause, owners, test, testRun, event, eventId WHERE event ORDER BY ${order})`;
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
  status ${enumOf(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_1__.y)} DEFAULT 'unknown',
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
const addedColumns = ["evidence String COMMENT 'Steps and attachments of a failed test, as JSON; cleared after 30 days' CODEC(ZSTD(3))", ...eventColumns.map((column) => column.join(" "))];
const recordIndexes = [
"INDEX batches batch TYPE bloom_filter(0.001) GRANULARITY 1",
"INDEX repeats jobAttempt TYPE minmax GRANULARITY 1",
"INDEX stored stored TYPE minmax GRANULARITY 1",
"INDEX ids id TYPE bloom_filter(0.01) GRANULARITY 8",
"PROJECTION places (SELECT org, project, module, pipeline, max(timestamp) GROUP BY org, project, module, pipeline)"
].join(",\n  ");
const deduplicationWindow = 1e4;
const deduplicationWindowS = 604800;
const synced = "fsync_after_insert = 1, fsync_part_directory = 1";
const recordSettings = [
"merge_selector_base = 20",
"lightweight_mutation_projection_mode = 'rebuild'",
"ttl_only_drop_parts = 1, materialize_ttl_recalculate_only = 1",
`min_age_to_force_merge_seconds = 259200, min_age_to_force_merge_on_partition_only = 1`
].join(", ");
const partitionAndOrder = "PARTITION BY toYYYYMM(stored) ORDER BY (org, project, module, kind, timestamp)";
function recordsTables(layout, version) {
const { cluster, database } = layout;
const columns = version < 7 ? recordColumns : [recordColumns, ...addedColumns].join(",\n  ");
const projections = [...version < 7 ? [] : [summaryProjection], ...version < 8 ? [] : [eventsProjection]];
const indexes = [recordIndexes, ...projections].join(",\n  ");
const table = `CREATE TABLE IF NOT EXISTS ${recordsTable(layout)}${onCluster(layout)} (${columns},\n  ${indexes})`;
if (cluster === void 0) {
const settings = `non_replicated_deduplication_window = ${deduplicationWindow}, ${synced}, ${recordSettings}`;
return [`${table}\nENGINE = MergeTree ${partitionAndOrder} SETTINGS ${settings}`];
}
return [`${table}\nENGINE = ReplicatedMergeTree ${partitionAndOrder} SETTINGS ${`replicated_deduplication_window = ${deduplicationWindow}, replicated_deduplication_window_seconds = ${deduplicationWindowS}`}, ${recordSettings}`, `CREATE TABLE IF NOT EXISTS records${onCluster(layout)} AS ${database}.${recordsTable(layout)}
ENGINE = Distributed('${cluster}', '${database}', '${recordsTable(layout)}', cityHash64(org, project, module))`];
}
const keysTable = (layout) => `CREATE TABLE IF NOT EXISTS keys${onCluster(layout)} (
  id String,
  hash String,
  org String,
  scopes Array(LowCardinality(String)),
  name String,
  createdAt Int64 COMMENT 'Unix ms',
  version UInt64,
  revoked Bool)
ENGINE = ${replicatedEngine(layout, "ReplacingMergeTree", "keys", "version")} ORDER BY id`;
const batchesTable = (layout) => `CREATE TABLE IF NOT EXISTS batches${onCluster(layout)} (
  batch FixedString(32) CODEC(ZSTD),
  content FixedString(32) CODEC(ZSTD),
  project LowCardinality(String),
  module LowCardinality(String),
  stored DateTime('UTC') COMMENT 'When the batch was stored' CODEC(ZSTD))
ENGINE = ${replicatedEngine(layout, "ReplacingMergeTree", "batches", "stored")} ORDER BY (batch, content, project, module)
SETTINGS index_granularity = 256, merge_with_ttl_timeout = 604800${layout.cluster === void 0 ? `, ${synced}` : ""}`;
const versionsTable = (layout) => `CREATE TABLE IF NOT EXISTS migrations${onCluster(layout)} (version UInt32, appliedAt DateTime DEFAULT now())
ENGINE = ${replicatedEngine(layout, "ReplacingMergeTree", "migrations", "appliedAt")} ORDER BY version`;
const schema = (layout, version = 8) => [
keysTable(layout),
batchesTable(layout),
...recordsTables(layout, version)
];
function schemaUpdate(layout, version) {
const table = `ALTER TABLE ${recordsTable(layout)}${onCluster(layout)}`;
const inBackground = "SETTINGS mutations_sync = 0";
const add = (projection) => `${table} ADD ${projection.replace("PROJECTION", "PROJECTION IF NOT EXISTS")}`;
if (version === 8) return [add(eventsProjection), `${table} MATERIALIZE PROJECTION events ${inBackground}`];
const columns = addedColumns.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`).join(", ");
return [
...[...new Set([recordsTable(layout), "records"])].map((name) => `ALTER TABLE ${name}${onCluster(layout)} ${columns}`),
add(summaryProjection),
`${table} ${eventColumns.map(([name]) => `MATERIALIZE COLUMN ${name}`).join(", ")} ${inBackground}`,
`${table} MATERIALIZE PROJECTION builds ${inBackground}`
];
}
var BatchConflictError = class extends Error {
name = "BatchConflictError";
};
var StoreUnavailableError = class extends Error {
name = "StoreUnavailableError";
};
var StoreLimitError = class extends StoreUnavailableError {
name = "StoreLimitError";
};
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
if (typeof error !== "object" || error === null || !("code" in error)) return void 0;
return /^\d+$/.test(String(error.code)) ? String(error.code) : void 0;
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
if (error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._ || error instanceof StoreUnavailableError || error instanceof BatchConflictError) return error;
if (programmingErrors.some((type) => error instanceof type)) return error;
const code = engineCode(error);
const message = messageOf(error);
const hint = hints.get(code ?? "");
if (hint !== void 0) return new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The ClickHouse server refused a statement: ${message}`, {
hint,
cause: error
});
if (code !== void 0 && !temporaryErrors.has(code) && !message.includes(fileSystemError)) return error;
return new StoreUnavailableError(`The store does not respond: ${message}`, { cause: error });
}
function queryError(error) {
if (!limits.has(engineCode(error) ?? "")) return engineError(error);
return new StoreLimitError(`The query exceeded its limits: ${messageOf(error)}`, { cause: error });
}
const messageOf = (error) => (error instanceof Error ? error.message : String(error)).trim().replace(/\.?$/, ".");
const maximumQueryBytes = 268435456;
function boundQuery({ sql: query, parameters }) {
return query.replace(/\{(\w+):([\w()]+)\}/g, (_, name, type) => literal(type, parameters[name]));
}
function literal(type, value) {
if (type === "String" && typeof value === "string") return textLiteral(value);
if (type === "Int64" && Number.isSafeInteger(value)) return `toInt64(${value})`;
if (type === "UInt64" && typeof value === "string" && /^\d{1,20}$/.test(value)) return value;
if (type === "Bool" && typeof value === "boolean") return String(value);
const [, ofElements] = /^Array\((\w+)\)$/.exec(type) ?? [];
if (ofElements !== void 0 && Array.isArray(value)) {
if (value.length === 0) return `CAST([], '${type}')`;
return `[${value.map((one) => literal(ofElements, one)).join(", ")}]`;
}
throw new TypeError(`A parameter of type ${type} cannot have the value ${JSON.stringify(value)}.`);
}
const textLiteral = (value) => `'${Buffer.from(value).toString("latin1").replace(/[^\w ./:-]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, "0")}`)}'`;
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
},
peek: () => items.values().next().value?.values().next().value,
remove
};
}
function coalesce(act, { weigh = () => 1, maximumWeight = Number.POSITIVE_INFINITY, ownerOf = () => "" } = {}) {
const queue = createFairQueue();
let isBusy = false;
const nextGroup = () => {
const group = [];
let weight = 0;
for (let next = queue.peek(); next !== void 0; next = queue.peek()) {
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
if (!isBusy) work();
});
}
var StoreNotReadyError = class extends StoreUnavailableError {
name = "StoreNotReadyError";
};
var DiskFullError = class extends StoreNotReadyError {
name = "DiskFullError";
constructor(options = {}) {
super("The disk of the data folder is full, so nothing can be stored. Free some space on it.", options);
}
};
const selectRows = async (client, query) => (await client.query({
query,
format: "JSONEachRow"
})).json();
const frozenFolder = "shadow";
const namePrefix = "build_report_";
async function takeSnapshot(client, database, folder) {
const name = `${namePrefix}${(0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomUUID)().replaceAll("-", "")}`;
const frozen = (0, node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, frozenFolder, name);
const remove = () => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.rm)(frozen, {
recursive: true,
force: true
});
try {
const tables = await selectRows(client, `SELECT name, metadata_path AS definition, data_paths AS folders FROM system.tables
WHERE database = currentDatabase() ORDER BY name = 'records', name`);
for (const table of tables) await client.command({ query: `ALTER TABLE \`${table.name}\` FREEZE WITH NAME '${name}'` });
const [row] = await selectRows(client, "SELECT max(version) AS version FROM migrations");
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
names = (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.readdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, frozenFolder));
} catch {
return;
}
for (const name of names.filter((one) => one.startsWith(namePrefix))) (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, frozenFolder, name), {
recursive: true,
force: true
});
}
async function* snapshotFiles({ folder, database, frozen, tables }) {
const backupFile = async (source, base) => ({
path: (0, node_path__WEBPACK_IMPORTED_MODULE_5__.relative)(base, source).split(node_path__WEBPACK_IMPORTED_MODULE_5__.sep).join("/"),
source,
bytes: (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.stat)(source)).size
});
yield await backupFile((0, node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, "metadata", `${database}.sql`), folder);
for (const { definition, folders } of tables) {
yield await backupFile((0, node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, definition), folder);
for (const path of folders) for (const entry of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.readdir)(path, { withFileTypes: true })) if (entry.isFile() && /^(format_version|mutation_\d+)\.txt$/.test(entry.name)) yield await backupFile((0, node_path__WEBPACK_IMPORTED_MODULE_5__.join)(path, entry.name), folder);
}
for await (const source of filesBelow(frozen)) yield await backupFile(source, frozen);
}
async function* filesBelow(folder) {
for (const entry of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.readdir)(folder, { withFileTypes: true })) {
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, entry.name);
if (entry.isDirectory()) yield* filesBelow(path);
else yield path;
}
}
const timeLimit = (ms) => `max_execution_time = ${ms / 1e3}`;
const maximumBytes = 16777216;
const maximumResultBytes = 1048576;
const lifetimeMs = 9e5;
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
if (entry.waiting > 0 || entry.bytes !== void 0) return;
remove(key, entry);
entry.stop.abort();
};
if (signal?.aborted) leave();
else signal?.addEventListener("abort", leave, { once: true });
};
return {
get(key, { organisation, signal }, execute) {
const same = entries.get(key);
if (same !== void 0 && (same.bytes === void 0 || now() < same.until)) {
wait(key, same, signal);
return same.result;
}
if (same !== void 0) remove(key, same);
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
const maximumQueries$1 = 1e3;
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
if (keys.size > maximumQueries$1) keys.delete(oldest);
}
};
}
function keyOf(organisation, { sql, parameters }) {
const { project, module, fromTs, toTs } = parameters;
const length = typeof fromTs === "number" && typeof toTs === "number" ? Math.round(Math.log2(Math.max(toTs - fromTs, 1))) : -1;
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)("sha256").update(JSON.stringify([
organisation,
sql,
project,
module,
length
])).digest("base64");
}
var QueryCancelledError = class extends StoreUnavailableError {
name = "QueryCancelledError";
constructor() {
super("The client disconnected before its query was answered.");
}
};
var StoreBusyError = class extends StoreUnavailableError {
name = "StoreBusyError";
constructor() {
super("Too many queries of the organisation are waiting.");
}
};
const trialTimedOut = Symbol("took too long");
function createResourcePool(resources, { trialResources: trialLanes = 0, maximumPerOrganisation = Number.POSITIVE_INFINITY, maximumWaiting = Number.POSITIVE_INFINITY } = {}) {
const freeForTrials = resources.slice(0, trialLanes);
const free = resources.slice(trialLanes);
const untried = createFairQueue();
const long = createFairQueue();
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
if (next === void 0) break;
runTask(next, free.pop());
}
while (freeForTrials.length > 0) {
const next = untried.take(trying.isBelowMaximum);
if (next === void 0) break;
tryTask(next, freeForTrials.pop());
}
};
return {
get waiting() {
return untried.size + long.size;
},
run: (organisation, task, { signal, isLong = false } = {}) => new Promise((resolve, reject) => {
if (signal?.aborted) return reject(new QueryCancelledError());
if (untried.sizeOf(organisation) + long.sizeOf(organisation) >= maximumWaiting) return reject(new StoreBusyError());
const cancel = () => {
untried.remove(organisation, waiting);
long.remove(organisation, waiting);
if (!isRunning) reject(new QueryCancelledError());
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
if (result === trialTimedOut) reject(new QueryCancelledError());
else resolve(result);
} catch (error) {
reject(error);
}
signal?.removeEventListener("abort", cancel);
return true;
}
};
signal?.addEventListener("abort", cancel, { once: true });
(isLong ? long : untried).add(organisation, waiting);
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
const limitMs = trial === void 0 ? timeMs : Math.min(trialsMs[trial], timeMs);
const start = performance.now();
try {
const result = await execute(resource, limitMs, signal);
if (isLong && performance.now() - start < trialsMs.brief) longQueries.set(organisation, query, false);
return result;
} catch (error) {
if (signal?.aborted) throw new QueryCancelledError();
if (limitMs < timeMs && timeCodes.has(engineCode(error) ?? "")) {
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
const pieceBytes = 65536;
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
if (!fits(all, length, maximumBytes) || !fits(own, length, maximumBytes * organisationShare)) throw new StoreUnavailableError("Too many large results are waiting for clients that read slowly.");
add(organisation, length);
return node_stream__WEBPACK_IMPORTED_MODULE_7__.Readable.from(pieces(result), { objectMode: false }).once("close", () => add(organisation, -length));
};
}
function* pieces(result) {
for (let start = 0; start < result.length; start += pieceBytes) yield result.subarray(start, start + pieceBytes);
}
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
const leastFreeBytes = 67108864;
const leastFreeFiles = 100;
function freeBytesOf(folder) {
const { bavail, bsize } = (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.statfsSync)(folder);
return bavail * bsize;
}
function isDiskFull(folder) {
const { bavail, bsize, files, ffree } = (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.statfsSync)(folder);
return bavail * bsize < leastFreeBytes || files > 0 && ffree < leastFreeFiles;
}
const readers = 3;
const maximumBlockBytes = 8388608;
const maximumUnreadBytes = 536870912;
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
(0, _make_folder_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(folder);
} catch (cause) {
const reason = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(cause);
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(`Cannot create the data folder ${folder}: ${reason}.`, {
cause,
hint: "Choose another folder with --data."
});
}
if (isDiskFull(folder) && !(0, node_fs__WEBPACK_IMPORTED_MODULE_4__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, "metadata", `${database}.sql`))) throw new DiskFullError();
const open = [];
const connect = async () => {
const raw = openEngine(folder, createChdbConnection);
restoreCrashSignals();
const client = (0, _clickhouse_client__WEBPACK_IMPORTED_MODULE_9__.UU)({ connection: raw });
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
const insert = coalesce(async (batches) => {
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
const name = (0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomUUID)();
const cancel = async () => {
await canceller.command({ query: `KILL QUERY WHERE Settings['log_comment'] = '${name}' ASYNC` }).catch(() => {});
};
signal?.addEventListener("abort", cancel);
try {
const { stream } = await reader.exec({ query: `${query}, log_comment = '${name}'` });
return await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_8__.buffer)(stream);
} catch (error) {
await reader.command({ query: "SELECT 1" }).catch(() => {});
throw error;
} finally {
signal?.removeEventListener("abort", cancel);
}
}
function rethrow(error) {
if (!(error instanceof Error && "clickhouseCode" in error && error.clickhouseCode !== void 0)) throw error;
throw Object.assign(new Error(error.message, { cause: error }), { code: String(error.clickhouseCode) });
}
async function importChdb() {
try {
return await import("chdb/connection");
} catch (cause) {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._("The embedded database chDB is not installed.", {
hint: "Install it with \"npm install chdb\" (Linux with glibc, or macOS), or use a ClickHouse server with --store.",
cause
});
}
}
function openEngine(folder, create) {
const holder = holderOf(folder);
if (holder !== void 0 && holder !== process.pid && holdsLock(holder, folder)) throw folderInUse(folder, holder);
try {
return create({ path: folder });
} catch (cause) {
const user = holderOf(folder);
if (user !== void 0) throw folderInUse(folder, user, cause);
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(`Cannot open the data folder ${folder}: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(cause)}.`, {
hint: "See the output of the engine above. Stop other processes that use the folder, or choose another one with --data.",
cause
});
}
}
const folderInUse = (folder, pid, cause) => new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The data folder ${folder} is in use by process ${pid}. Only one server can use it at a time.`, {
hint: "Stop that server, or choose another folder with --data.",
cause
});
function holdsLock(pid, folder) {
try {
const { ino } = (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.statSync)((0, node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, "status"));
return (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync)("/proc/locks", "utf8").split("\n").some((line) => line.includes(" FLOCK ") && line.includes(` ${pid} `) && line.includes(`:${ino} `));
} catch {
return false;
}
}
function holderOf(folder) {
try {
const pid = Number(/^PID: (\d+)/m.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, "status"), "utf8"))?.[1]);
process.kill(pid, 0);
return pid;
} catch {
return;
}
}
const maximumQueries = 8;
const maximumInserts = 32;
const maximumConnections = 128;
async function openServer(place, defaultDatabase, cluster) {
const url = serverUrl(place.url);
const database = place.database ?? (decodeURIComponent(url.pathname.slice(1)) || defaultDatabase);
if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(database)) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`Invalid database ${JSON.stringify(database)} in --store. Use letters, digits and underscores only.`);
const options = {
url: url.origin,
username: place.username ?? (decodeURIComponent(url.username) || "default"),
password: place.password ?? decodeURIComponent(url.password),
application: "build-report",
request_timeout: place.timeoutMs ?? 6e4,
max_open_connections: maximumConnections,
log: { level: _clickhouse_client__WEBPACK_IMPORTED_MODULE_9__.P1.OFF },
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ tls: place.certificateAuthorities === void 0 ? void 0 : { ca_cert: Buffer.from(place.certificateAuthorities) } })
};
const client = (0, _clickhouse_client__WEBPACK_IMPORTED_MODULE_9__.UU)({
...options,
database
});
try {
await client.command({ query: "SELECT 1" });
} catch (error) {
if (engineCode(error) !== unknownDatabase) {
await client.close();
throw refusal(error, url, options);
}
const first = (0, _clickhouse_client__WEBPACK_IMPORTED_MODULE_9__.UU)({
...options,
database: "default"
});
try {
await first.command({ query: `CREATE DATABASE IF NOT EXISTS ${database}${onCluster({ cluster })}` });
} catch (error) {
await client.close();
throw engineError(error);
} finally {
await first.close();
}
}
const queries = createQueryPool(Array.from({ length: maximumQueries }, () => client));
const inserts = createResourcePool(Array.from({ length: maximumInserts }, () => client), { maximumPerOrganisation: maximumInserts / 2 });
return {
client,
database,
exclusive: false,
query: (query, caller) => queries.run(query, caller, (one, timeMs, signal) => execute(one, query, timeMs, signal)),
insertRows: (rows, settings, organisation) => inserts.run(organisation, (one) => insert(one, rows, settings)),
isFull: () => false,
freeBytes: () => void 0,
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
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ abort_signal: signal })
});
return stream;
}
async function insert(client, rows, settings) {
const { stream } = await client.exec({
query: "INSERT INTO records FORMAT JSONEachRow",
values: node_stream__WEBPACK_IMPORTED_MODULE_7__.Readable.from(rows),
clickhouse_settings: {
...settings,
wait_end_of_query: 1
}
});
await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_8__.text)(stream);
}
const unknownDatabase = "81";
const authenticationFailed = "516";
function refusal(error, url, { username }) {
if (engineCode(error) === authenticationFailed) return new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`${url.host} in --store rejected the user ${JSON.stringify(username)} or the password.`, {
hint: "Check SERVICE_STORE_USER and SERVICE_STORE_PASSWORD.",
cause: error
});
if (error instanceof Error && "code" in error && /CERT|SELF_SIGNED|VERIFY/.test(String(error.code))) return new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The certificate of ${url.host} in --store is not trusted: ${error.message}.`, {
hint: "Set --store-ca to the certificate of its authority.",
cause: error
});
return engineError(error);
}
function serverUrl(text) {
const url = URL.canParse(text) ? new URL(text) : void 0;
if (url?.protocol === "http:" || url?.protocol === "https:") return url;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._("--store must be the HTTP address of a ClickHouse server.", { hint: "Example: https://user:password@clickhouse.example.org:8443/build_report." });
}
const defaultDatabase = "build_report";
async function openConnection(place, cluster) {
return "folder" in place ? openFolder((0, node_path__WEBPACK_IMPORTED_MODULE_5__.resolve)(place.folder), defaultDatabase) : openServer(place, defaultDatabase, cluster);
}
async function prepareSchema(client, layout, demandSpace = () => {}) {
const known = await storedVersion(client);
if (known === 8) return;
demandSpace();
if (known === void 0) await create(client, versionsTable(layout));
const version = known ?? await storedVersion(client) ?? 0;
if (version > 0) requireVersion(version);
if (known === void 0 || version < 7) await createTables(client, layout, version);
const reached = await hasEvents(client, layout, version) ? 8 : 7;
if (reached === known) return;
await client.insert({
table: "migrations",
columns: ["version"],
values: [{ version: reached }],
format: "JSONEachRow"
});
}
async function createTables(client, layout, version) {
for (const statement of schema(layout, version === 0 ? 7 : version)) await create(client, statement);
if (version >= 7) return;
for (const statement of schemaUpdate(layout, 7)) await create(client, statement);
}
const syntaxError = "62";
async function hasEvents(client, layout, version) {
if (version === 8) return true;
try {
for (const statement of schemaUpdate(layout, 8)) await create(client, statement);
return true;
} catch (error) {
if (engineCode(error) === syntaxError) return false;
throw error;
}
}
function requireVersion(version) {
if (version > 8) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The store has schema version ${version}, but this server only supports versions up to 8.`, { hint: "Use a newer version of build-report, or another store." });
if (version < 6) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`The store has schema version ${version}, but this server requires version 6 or later.`, { hint: "Export its records with the version of build-report that wrote it and submit them to a new store, or delete it." });
}
const alreadyThere = new Set(["57", "82"]);
async function create(client, statement) {
try {
await client.command({ query: statement });
} catch (error) {
if (!alreadyThere.has(engineCode(error) ?? "")) throw error;
}
}
const unknownTable = "60";
async function storedVersion(client) {
try {
const [row] = await selectRows(client, "SELECT max(version) AS version FROM migrations");
return Number(row?.version ?? 0);
} catch (error) {
if (engineCode(error) === unknownTable) return void 0;
throw error;
}
}
const defaultData = "build-report-data";
function storePlace({ data, store, storeCa }, cwd, env) {
const url = store ?? (data === void 0 ? env.SERVICE_STORE || void 0 : void 0);
if (url === void 0) {
if (storeCa !== void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._("--store-ca requires --store.");
return { folder: (0, node_path__WEBPACK_IMPORTED_MODULE_5__.resolve)(cwd, data ?? defaultData) };
}
if (data !== void 0) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._("--data and --store exclude each other.", { hint: "Remove one of them." });
return {
url,
username: env.SERVICE_STORE_USER || void 0,
password: env.SERVICE_STORE_PASSWORD || void 0,
certificateAuthorities: storeCa === void 0 ? void 0 : readCertificates((0, node_path__WEBPACK_IMPORTED_MODULE_5__.resolve)(cwd, storeCa))
};
}
function readCertificates(path) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync)(path, "utf8");
} catch (cause) {
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(`Cannot read the file "${path}" of --store-ca.`, {
cause,
hint: "It must contain certificates in PEM format."
});
}
}
})
};
;
