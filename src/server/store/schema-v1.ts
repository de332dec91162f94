import { statuses } from '../../records/record.js'
import { type Layout, onCluster, recordsTable, replicatedEngine } from './table-layout.js'

/** How long an acknowledged batch is known by its token, beside the look into the table that every insert begins with. */
const deduplicationWindow = 10_000
const deduplicationWindowS = 7 * 24 * 60 * 60

const enumOf = (values: readonly string[]): string => `Enum8(${values.map((value, index) => `'${value}' = ${index + 1}`).join(', ')})`

/**
 * One table of every kind, because one block into one table is what ClickHouse stores whole or not at all; for the same reason
 * it has no partitions. Each field of a record has the column of its name. It is ordered so that the tests of a module in a
 * range of time lie side by side, and those of other kinds elsewhere. The projection keeps which coordinates each part has, so that nobody goes
 * through all rows for them.
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
  INDEX batches batch TYPE bloom_filter(0.001) GRANULARITY 1,
  PROJECTION places (SELECT org, project, module, pipeline, max(timestamp) GROUP BY org, project, module, pipeline)`

/** Otherwise the engine refuses `DELETE FROM`, because of the projection. */
const deletable = "lightweight_mutation_projection_mode = 'rebuild'"

const recordOrder = 'ORDER BY (org, project, module, kind, timestamp)'

/** Of a key the row with the highest version counts; a revoked one says so. */
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
 * Merging the small parts of an upload costs more than storing them where it is done as eagerly as by default (5): half as much
 * time goes into it like this, and a few more parts stay for each order of size.
 */
const merging = 'merge_selector_base = 20'

/** The first version of the schema. */
export function schemaV1(layout: Layout): readonly string[] {
  const { cluster, database } = layout
  const keys = `CREATE TABLE IF NOT EXISTS keys${onCluster(layout)} (${keyColumns})
ENGINE = ${replicatedEngine(layout, 'ReplacingMergeTree', 'keys', 'version')} ORDER BY id`
  const table = `CREATE TABLE IF NOT EXISTS ${recordsTable(layout)}${onCluster(layout)} (${recordColumns})`
  if (cluster === undefined) {
    // What was acknowledged is on the disk, also when the power fails; that takes a few ms a batch.
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

/** The table that says which migrations were applied; it is there before the first of them. */
export const migrationsTable = (layout: Layout): string =>
  `CREATE TABLE IF NOT EXISTS migrations${onCluster(layout)} (version UInt32, appliedAt DateTime DEFAULT now())
ENGINE = ${replicatedEngine(layout, 'ReplacingMergeTree', 'migrations', 'appliedAt')} ORDER BY version`
