import { statuses } from '../../records/record.js'
import { type Layout, onCluster, recordsTable, replicatedEngine } from './table-layout.js'

/** The number of batches, and the time, for which the engine remembers deduplication tokens. Every insert also searches the table first. */
export const deduplicationWindow = 10_000
export const deduplicationWindowS = 7 * 24 * 60 * 60

const enumOf = (values: readonly string[]): string => `Enum8(${values.map((value, index) => `'${value}' = ${index + 1}`).join(', ')})`

/**
 * One table holds records of all kinds, and it has no partitions, because ClickHouse only stores one block in one part of one table
 * atomically. Each field of a record has a column of the same name. The order places the tests of a module in a time range next to each
 * other, apart from other kinds. The projection lists the coordinates of each part, so that a query for them does not scan all rows.
 */
export const recordColumns = `
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
  INDEX batches batch TYPE bloom_filter(0.001) GRANULARITY 1,
  PROJECTION places (SELECT org, project, module, pipeline, max(timestamp) GROUP BY org, project, module, pipeline)`

/** Without this setting, the engine refuses `DELETE FROM` on a table with a projection. */
export const deletable = "lightweight_mutation_projection_mode = 'rebuild'"

export const recordOrder = 'ORDER BY (org, project, module, kind, timestamp)'

/** The row with the highest version of a key counts. It states whether the key is revoked. */
const keyColumns = `
  id String,
  hash String,
  org String,
  scopes Array(LowCardinality(String)),
  name String,
  createdAt Int64 COMMENT 'Unix ms',
  version UInt64,
  revoked Bool`

/**
 * With the default (5), merging the small parts of an upload takes longer than storing them. This value halves the merge time and keeps a
 * few more parts per order of magnitude.
 */
export const merging = 'merge_selector_base = 20'

/** Returns the table of the API keys. */
export const keysTable = (layout: Layout): string => `CREATE TABLE IF NOT EXISTS keys${onCluster(layout)} (${keyColumns})
ENGINE = ${replicatedEngine(layout, 'ReplacingMergeTree', 'keys', 'version')} ORDER BY id`

/** Returns version 1 of the schema. */
export function schemaV1(layout: Layout): readonly string[] {
  const { cluster, database } = layout
  const keys = keysTable(layout)
  const table = `CREATE TABLE IF NOT EXISTS ${recordsTable(layout)}${onCluster(layout)} (${recordColumns})`
  if (cluster === undefined) {
    // Acknowledged records survive a power failure. This takes a few ms per batch.
    const settings = `non_replicated_deduplication_window = ${deduplicationWindow}, fsync_after_insert = 1, fsync_part_directory = 1, ${merging}, ${deletable}`
    return [keys, `${table}\nENGINE = MergeTree ${recordOrder} SETTINGS ${settings}`]
  }
  const window = `replicated_deduplication_window = ${deduplicationWindow}, replicated_deduplication_window_seconds = ${deduplicationWindowS}`
  return [
    keys,
    `${table}\nENGINE = ReplicatedMergeTree ${recordOrder} SETTINGS ${window}, ${merging}, ${deletable}`,
    `CREATE TABLE IF NOT EXISTS records${onCluster(layout)} AS ${database}.${recordsTable(layout)}
ENGINE = Distributed('${cluster}', '${database}', '${recordsTable(layout)}', cityHash64(id))`,
  ]
}

/** Returns the table of applied migrations, which is created before the first migration. */
export const migrationsTable = (layout: Layout): string =>
  `CREATE TABLE IF NOT EXISTS migrations${onCluster(layout)} (version UInt32, appliedAt DateTime DEFAULT now())
ENGINE = ${replicatedEngine(layout, 'ReplacingMergeTree', 'migrations', 'appliedAt')} ORDER BY version`
