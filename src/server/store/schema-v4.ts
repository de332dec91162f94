import { deduplicationWindow, deduplicationWindowS, deletable, keysTable, merging, recordColumns, recordOrder } from './schema-v1.js'
import { attemptColumns, repeatsIndex } from './schema-v2.js'
import { causeColumn } from './schema-v3.js'
import { type Layout, localTable, onCluster, replicatedEngine } from './table-layout.js'

/** Rows of earlier versions are in the month in which they arrived. */
export const arrivalTime = `toDateTime(least(intDiv(arrived, 1000000), ${2 ** 32 - 1}), 'UTC')`

/**
 * All rows of a batch are in one partition, so that a batch is one part, which is stored atomically. Their timestamps may be in several
 * months, and so they cannot decide the partition.
 */
const partition = 'toYYYYMM(stored)'

const columnsAnd = (laterColumns: readonly string[]): string =>
  [
    recordColumns,
    ...attemptColumns,
    causeColumn,
    `stored DateTime('UTC') DEFAULT ${arrivalTime} COMMENT 'When the batch was stored, the same for all its rows' CODEC(Delta, ZSTD)`,
    `INDEX ${repeatsIndex}`,
    // Lets a search for recent batches skip older rows of a large part.
    'INDEX stored stored TYPE minmax GRANULARITY 1',
    ...laterColumns,
  ].join(',\n  ')

/** Retention only drops parts that have expired completely, and changing it only computes when that is. */
const expiring = 'ttl_only_drop_parts = 1, materialize_ttl_recalculate_only = 1'

/** Merges a month into one part when nothing was added to it for three days, so that a long history has few parts. */
const forcedMerging = `min_age_to_force_merge_seconds = ${3 * 24 * 60 * 60}, min_age_to_force_merge_on_partition_only = 1`

/** Acknowledged rows survive a power failure. This takes a few ms per batch. */
const synced = 'fsync_after_insert = 1, fsync_part_directory = 1'

/** All rows of a module are on one shard, and so a batch of one module is one part on one shard. */
const shardingKey = 'cityHash64(org, project, module)'

/**
 * Returns the table of records under a name: the table with the rows and, on a cluster, the table that distributes them.
 * @param laterColumns columns of later versions
 */
export function recordsV4(layout: Layout, name: string, laterColumns: readonly string[] = []): readonly string[] {
  const { cluster } = layout
  const common = `${merging}, ${deletable}, ${expiring}, ${forcedMerging}`
  const table = `CREATE TABLE IF NOT EXISTS ${localTable(layout, name)}${onCluster(layout)} (${columnsAnd(laterColumns)})`
  const partitioned = `PARTITION BY ${partition} ${recordOrder}`
  if (cluster === undefined) {
    return [
      `${table}\nENGINE = MergeTree ${partitioned} SETTINGS non_replicated_deduplication_window = ${deduplicationWindow}, ${synced}, ${common}`,
    ]
  }
  const window = `replicated_deduplication_window = ${deduplicationWindow}, replicated_deduplication_window_seconds = ${deduplicationWindowS}`
  return [`${table}\nENGINE = ReplicatedMergeTree ${partitioned} SETTINGS ${window}, ${common}`, distributedTable(layout, name)]
}

/** Returns the table that distributes the rows of a cluster. */
export const distributedTable = (layout: Layout, name: string): string =>
  `CREATE TABLE IF NOT EXISTS ${name}${onCluster(layout)} AS ${layout.database}.${localTable(layout, name)}
ENGINE = Distributed('${layout.cluster}', '${layout.database}', '${localTable(layout, name)}', ${shardingKey})`

/**
 * An index of the batches in `records`, so that a repeated batch is found without searching the whole history. Small granules make a search
 * read less. An entry may be twice until the engine merges it.
 */
const batchesTable = (layout: Layout): string => `CREATE TABLE IF NOT EXISTS batches${onCluster(layout)} (
  batch FixedString(32) CODEC(ZSTD),
  content FixedString(32) CODEC(ZSTD),
  project LowCardinality(String),
  module LowCardinality(String),
  stored DateTime('UTC') COMMENT 'When the batch was stored' CODEC(ZSTD))
ENGINE = ${replicatedEngine(layout, 'ReplacingMergeTree', 'batches', 'stored')} ORDER BY (batch, content, project, module)
SETTINGS index_granularity = 256, merge_with_ttl_timeout = ${7 * 24 * 60 * 60}${layout.cluster === undefined ? `, ${synced}` : ''}`

/**
 * Returns version 4 of the schema, which adds the index of batches. The table of records gets partitions, which no statement can add:
 * `rewriteRecords` copies it.
 */
export const schemaV4 = (layout: Layout): readonly string[] => [batchesTable(layout)]

/**
 * Returns the tables of version 4 for a store without tables, instead of all versions up to it.
 * @param laterColumns columns of later versions in `records`
 */
export const wholeSchemaV4 = (layout: Layout, laterColumns: readonly string[] = []): readonly string[] => [
  keysTable(layout),
  batchesTable(layout),
  ...recordsV4(layout, 'records', laterColumns),
]
