import { type Layout, onCluster, recordsTable } from './table-layout.js'

/**
 * Extracts the attempt from a build: `4711.2` is the second attempt of the run 4711, as on GitHub. Matching the whole build takes three
 * times as long.
 */
const attemptOfBuild = "extract(build, '(?s).\\\\.([1-9][0-9]{0,8})$')"

const run = `if(empty(${attemptOfBuild}), build, left(build, length(build) - length(${attemptOfBuild}) - 1))`

/** The hash resists deliberate collisions, because the names of jobs are untrusted. */
const jobRun = `multiIf(kind = 'job', sipHash64(pipeline, id, ${run}), kind = 'test' AND job != '', sipHash64(pipeline, job, ${run}), 0)`

const jobAttempt = `if(attempt > 0, toUInt32(least(attempt, ${2 ** 32 - 1})), greatest(1, toUInt32OrZero(${attemptOfBuild})))`

export const attemptColumns = [
  `content FixedString(32) COMMENT 'A hash of the content of the request; zeros if it was stored before version 2 of the schema' CODEC(ZSTD)`,
  `jobRun UInt64 MATERIALIZED ${jobRun} COMMENT 'The same for all attempts of a job in a run; 0 if the record names no job' CODEC(ZSTD)`,
  `jobAttempt UInt32 MATERIALIZED ${jobAttempt} COMMENT 'Which attempt of the job the record is of, from 1' CODEC(ZSTD)`,
]

/** Lets a query for the tests of repeated jobs skip most parts of the table, which contain none. */
export const repeatsIndex = 'repeats jobAttempt TYPE minmax GRANULARITY 1'

/** Returns version 2 of the schema, which adds the content hash of a batch and the attempts of jobs. */
export function schemaV2(layout: Layout): readonly string[] {
  const table = `${recordsTable(layout)}${onCluster(layout)}`
  const additions = attemptColumns.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`).join(',\n  ')
  return [
    `ALTER TABLE ${table}\n  ${additions},\n  ADD INDEX IF NOT EXISTS ${repeatsIndex}`,
    // Otherwise every query would recompute the columns of existing rows.
    `ALTER TABLE ${table} MATERIALIZE COLUMN jobRun, MATERIALIZE COLUMN jobAttempt, MATERIALIZE INDEX repeats`,
    ...(layout.cluster === undefined ? [] : [`ALTER TABLE records${onCluster(layout)}\n  ${additions}`]),
  ]
}
