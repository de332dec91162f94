import { statuses } from '../../records/record.js'
import { summaryProjection } from './record-summary.js'
import { type Layout, onCluster, recordsTable, replicatedEngine } from './table-layout.js'
import { eventColumns, eventsProjection } from './test-events.js'

/**
 * The version of the schema, which the store records. If a statement in this file changes, the version must increase, and
 * {@link schemaUpdate} must change the tables of existing stores.
 */
export const schemaVersion = 8

/** The version without {@link eventsProjection}. A store keeps it as long as ClickHouse is older than 26.7, which refuses that projection. */
export const requiredSchemaVersion = 7

/** The oldest version that can be updated. Versions 1 to 5 were never released. */
export const oldestSchemaVersion = 6

const enumOf = (values: readonly string[]): string => `Enum8(${values.map((value, index) => `'${value}' = ${index + 1}`).join(', ')})`

/**
 * Extracts the attempt from a build: `4711.2` is the second attempt of the run 4711, as on GitHub. Matching the whole build takes three
 * times as long.
 */
const attemptOfBuild = "extract(build, '(?s).\\\\.([1-9][0-9]{0,8})$')"

const run = `if(empty(${attemptOfBuild}), build, left(build, length(build) - length(${attemptOfBuild}) - 1))`

/** The hash resists deliberate collisions, because the names of jobs are untrusted. */
const jobRun = `multiIf(kind = 'job', sipHash64(pipeline, id, ${run}), kind = 'test' AND job != '', sipHash64(pipeline, job, ${run}), 0)`

const jobAttempt = `if(attempt > 0, toUInt32(least(attempt, ${2 ** 32 - 1})), greatest(1, toUInt32OrZero(${attemptOfBuild})))`

/** For rows that are inserted without the time. */
const arrivalTime = `toDateTime(least(intDiv(arrived, 1000000), ${2 ** 32 - 1}), 'UTC')`

/**
 * Each field of a record has a column of the same name. A module has few owners and few entries in its quarantine file, which its tests
 * share. So each row holds small numbers instead of texts, and a query for the tests in quarantine reads a byte per row. The texts of an
 * entry are one column, because no query filters by them.
 */
const recordColumns = `
  kind ${enumOf(['build', 'job', 'test', 'property', 'file', 'problem'])},
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
  status ${enumOf(statuses)} DEFAULT 'unknown',
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
  quarantine LowCardinality(String) COMMENT 'The entry of the quarantine file that applies to a test, as JSON; empty without one'`

/**
 * Added by version 7. A column TTL does not fit: with `ttl_only_drop_parts`, the engine (26.7) never applies one before the rows expire, and
 * it keeps rows until both have expired. `step-expiry.ts` clears the column instead.
 */
const evidenceColumn = "evidence String COMMENT 'Steps and attachments of a failed test, as JSON; cleared after 30 days' CODEC(ZSTD(3))"

/** Added by version 7. */
const addedColumns = [evidenceColumn, ...eventColumns.map((column) => column.join(' '))]

const recordIndexes = [
  'INDEX batches batch TYPE bloom_filter(0.001) GRANULARITY 1',
  // Lets a query for the tests of repeated jobs skip most parts of the table, which contain none.
  'INDEX repeats jobAttempt TYPE minmax GRANULARITY 1',
  // Lets a search for recent batches skip older rows of a large part.
  'INDEX stored stored TYPE minmax GRANULARITY 1',
  // Lets a search for the first run of a test skip all rows before it, because the table is in the order of time. A module repeats its
  // tests in each build, so a filter for many granules is as small as for one.
  'INDEX ids id TYPE bloom_filter(0.01) GRANULARITY 8',
  // Lists the coordinates of each part, so that a query for them does not scan all rows.
  'PROJECTION places (SELECT org, project, module, pipeline, max(timestamp) GROUP BY org, project, module, pipeline)',
].join(',\n  ')

/** The number of batches, and the time, for which the engine remembers deduplication tokens. Every insert also searches the table first. */
const deduplicationWindow = 10_000
const deduplicationWindowS = 7 * 24 * 60 * 60

/** Acknowledged rows survive a power failure. This takes a few ms per batch. */
const synced = 'fsync_after_insert = 1, fsync_part_directory = 1'

const recordSettings = [
  // With the default (5), merging the small parts of an upload takes longer than storing them. This value halves the merge time and keeps
  // a few more parts per order of magnitude.
  'merge_selector_base = 20',
  // Without this setting, the engine refuses `DELETE FROM` on a table with a projection.
  "lightweight_mutation_projection_mode = 'rebuild'",
  // Retention only drops parts that have expired completely, and changing it only computes when that is.
  'ttl_only_drop_parts = 1, materialize_ttl_recalculate_only = 1',
  // Merges a month into one part when nothing was added to it for three days, so that a long history has few parts.
  `min_age_to_force_merge_seconds = ${3 * 24 * 60 * 60}, min_age_to_force_merge_on_partition_only = 1`,
].join(', ')

/**
 * One table holds records of all kinds, because ClickHouse only stores one block in one part of one table atomically. All rows of a batch
 * are in one partition, so that a batch is one part. Their timestamps may be in several months, and so they cannot decide the partition.
 * The order places the tests of a module in a time range next to each other, apart from other kinds.
 */
const partitionAndOrder = 'PARTITION BY toYYYYMM(stored) ORDER BY (org, project, module, kind, timestamp)'

/** Returns the statements for the table of records: the table with the rows and, on a cluster, the table that distributes them. */
function recordsTables(layout: Layout, version: number): readonly string[] {
  const { cluster, database } = layout
  const columns = version < 7 ? recordColumns : [recordColumns, ...addedColumns].join(',\n  ')
  const projections = [...(version < 7 ? [] : [summaryProjection]), ...(version < 8 ? [] : [eventsProjection])]
  const indexes = [recordIndexes, ...projections].join(',\n  ')
  const table = `CREATE TABLE IF NOT EXISTS ${recordsTable(layout)}${onCluster(layout)} (${columns},\n  ${indexes})`
  if (cluster === undefined) {
    const settings = `non_replicated_deduplication_window = ${deduplicationWindow}, ${synced}, ${recordSettings}`
    return [`${table}\nENGINE = MergeTree ${partitionAndOrder} SETTINGS ${settings}`]
  }
  const window = `replicated_deduplication_window = ${deduplicationWindow}, replicated_deduplication_window_seconds = ${deduplicationWindowS}`
  return [
    `${table}\nENGINE = ReplicatedMergeTree ${partitionAndOrder} SETTINGS ${window}, ${recordSettings}`,
    // All rows of a module are on one shard, and so a batch of one module is one part on one shard.
    `CREATE TABLE IF NOT EXISTS records${onCluster(layout)} AS ${database}.${recordsTable(layout)}
ENGINE = Distributed('${cluster}', '${database}', '${recordsTable(layout)}', cityHash64(org, project, module))`,
  ]
}

/** Returns the statement for the API keys. The row with the highest version of a key counts. It states whether the key is revoked. */
const keysTable = (layout: Layout): string => `CREATE TABLE IF NOT EXISTS keys${onCluster(layout)} (
  id String,
  hash String,
  org String,
  scopes Array(LowCardinality(String)),
  name String,
  createdAt Int64 COMMENT 'Unix ms',
  version UInt64,
  revoked Bool)
ENGINE = ${replicatedEngine(layout, 'ReplacingMergeTree', 'keys', 'version')} ORDER BY id`

/**
 * Returns the statement for an index of the batches in `records`, so that a repeated batch is found without searching the whole history.
 * Small granules make a search read less. An entry may be twice until the engine merges it.
 */
const batchesTable = (layout: Layout): string => `CREATE TABLE IF NOT EXISTS batches${onCluster(layout)} (
  batch FixedString(32) CODEC(ZSTD),
  content FixedString(32) CODEC(ZSTD),
  project LowCardinality(String),
  module LowCardinality(String),
  stored DateTime('UTC') COMMENT 'When the batch was stored' CODEC(ZSTD))
ENGINE = ${replicatedEngine(layout, 'ReplacingMergeTree', 'batches', 'stored')} ORDER BY (batch, content, project, module)
SETTINGS index_granularity = 256, merge_with_ttl_timeout = ${7 * 24 * 60 * 60}${layout.cluster === undefined ? `, ${synced}` : ''}`

/** Returns the statement for the table that records the version of the schema. It is created before all others. */
export const versionsTable = (layout: Layout): string =>
  `CREATE TABLE IF NOT EXISTS migrations${onCluster(layout)} (version UInt32, appliedAt DateTime DEFAULT now())
ENGINE = ${replicatedEngine(layout, 'ReplacingMergeTree', 'migrations', 'appliedAt')} ORDER BY version`

/**
 * Returns the statements for all other tables. Each can be repeated (`IF NOT EXISTS`), because DDL has no transactions: two servers may run
 * it at the same time, and a server may crash during it.
 */
export const schema = (layout: Layout, version = schemaVersion): readonly string[] => [
  keysTable(layout),
  batchesTable(layout),
  ...recordsTables(layout, version),
]

/**
 * Returns the statements that change tables of the version before. Each can be repeated, also if the tables are new. The engine computes the
 * columns and projections of earlier parts in the background. Until then, queries compute them from the rows.
 */
export function schemaUpdate(layout: Layout, version: 7 | 8): readonly string[] {
  const table = `ALTER TABLE ${recordsTable(layout)}${onCluster(layout)}`
  const inBackground = 'SETTINGS mutations_sync = 0'
  const add = (projection: string) => `${table} ADD ${projection.replace('PROJECTION', 'PROJECTION IF NOT EXISTS')}`
  if (version === 8) return [add(eventsProjection), `${table} MATERIALIZE PROJECTION events ${inBackground}`]
  const columns = addedColumns.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`).join(', ')
  return [
    ...[...new Set([recordsTable(layout), 'records'])].map((name) => `ALTER TABLE ${name}${onCluster(layout)} ${columns}`),
    add(summaryProjection),
    `${table} ${eventColumns.map(([name]) => `MATERIALIZE COLUMN ${name}`).join(', ')} ${inBackground}`,
    `${table} MATERIALIZE PROJECTION builds ${inBackground}`,
  ]
}
