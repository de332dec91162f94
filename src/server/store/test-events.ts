import { statuses } from '../../records/record.js'

/** For parts that lack a column, the engine (26.7) replaces `status` with a number if a query compares it with one text. */
const isFailed = `toInt8(status) = ${statuses.indexOf('failed') + 1}`

/**
 * Columns that the engine computes for rankings of tests. An event is a result that may make a test flaky. Few results are events, so the
 * columns of events take hardly any space or time, and the hash of an id takes a quarter of the time that the id takes.
 */
export const eventColumns: readonly (readonly [name: string, definition: string])[] = [
  ['test', "UInt64 MATERIALIZED sipHash64(id) COMMENT 'A hash of the id, which resists deliberate collisions' CODEC(ZSTD)"],
  [
    'testRun',
    "UInt64 MATERIALIZED if(jobRun = 0, sipHash64(pipeline, build), jobRun) COMMENT 'The same for all attempts of a job in a run; without a job, an attempt of a build' CODEC(ZSTD)",
  ],
  ['event', `Bool MATERIALIZED ${isFailed} OR flaky OR attempts != '' COMMENT 'Whether the result is an event'`],
  ['eventId', "String MATERIALIZED if(event, id, '') COMMENT 'The id of the test of an event' CODEC(ZSTD)"],
  ['failedMs', `Float64 MATERIALIZED if(${isFailed}, ifNull(duration, 0), 0) COMMENT 'The duration of a failure' CODEC(ZSTD)`],
]

const order = 'org, project, module, kind, timestamp'
const others = 'ref, pipeline, job, build, jobRun, jobAttempt, status, flaky, cause, owners, test, testRun, event, eventId'

/**
 * The projection of the events. The engine writes it with each part, and reads it instead of the records if a query names no other columns
 * and has the condition `event`, without a function around it.
 */
export const eventsProjection = `PROJECTION events (SELECT ${order}, ${others} WHERE event ORDER BY ${order})`
