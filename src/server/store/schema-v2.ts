import { type Layout, onCluster, recordsTable } from './table-layout.js'

/** The attempt that a build names, as on GitHub: `4711.2` is the second attempt of the run 4711. A match of the whole build takes three times as long. */
const attemptOfBuild = "extract(build, '(?s).\\\\.([1-9][0-9]{0,8})$')"

const run = `if(empty(${attemptOfBuild}), build, left(build, length(build) - length(${attemptOfBuild}) - 1))`

/** Untrusted records choose the names of jobs, so the hash is one whose collisions are hard to compute. */
const jobRun = `multiIf(kind = 'job', sipHash64(pipeline, id, ${run}), kind = 'test' AND job != '', sipHash64(pipeline, job, ${run}), 0)`

const jobAttempt = `if(attempt > 0, toUInt32(least(attempt, ${2 ** 32 - 1})), greatest(1, toUInt32OrZero(${attemptOfBuild})))`

const columns = [
  `content FixedString(32) COMMENT 'A hash of the content of the request; zeros if it was stored before version 2 of the schema' CODEC(ZSTD)`,
  `jobRun UInt64 MATERIALIZED ${jobRun} COMMENT 'The same for all attempts of a job in a run; 0 if the record names no job' CODEC(ZSTD)`,
  `jobAttempt UInt32 MATERIALIZED ${jobAttempt} COMMENT 'Which attempt of the job the record is of, from 1' CODEC(ZSTD)`,
]

/** Few parts of the table hold a test of a job that was run again; all others are skipped when those are looked for. */
const index = 'INDEX IF NOT EXISTS repeats jobAttempt TYPE minmax GRANULARITY 1'

/** The second version of the schema: the content of a batch, and the attempts of jobs. */
export function schemaV2(layout: Layout): readonly string[] {
  const table = `${recordsTable(layout)}${onCluster(layout)}`
  const additions = columns.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`).join(',\n  ')
  return [
    `ALTER TABLE ${table}\n  ${additions},\n  ADD ${index}`,
    // Otherwise every question would compute the columns anew for the rows that exist already.
    `ALTER TABLE ${table} MATERIALIZE COLUMN jobRun, MATERIALIZE COLUMN jobAttempt, MATERIALIZE INDEX repeats`,
    ...(layout.cluster === undefined ? [] : [`ALTER TABLE records${onCluster(layout)}\n  ${additions}`]),
  ]
}
