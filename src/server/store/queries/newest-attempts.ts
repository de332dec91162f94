import { conditionsOf, coordinateFilters } from './filter.js'

const ofModule = `${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = 'test'`
const isRepeat = 'records.jobAttempt > 1 AND records.jobRun != 0'

/** Selects the attempts of jobs that a later attempt replaced. The first attempt is included even if it stored nothing. */
const replacedAttempts = `SELECT jobRun, attempt
  FROM (
    SELECT records.jobRun AS jobRun, max(records.jobAttempt) AS newest,
      arrayPushFront(groupUniqArray(records.jobAttempt), toUInt32(1)) AS attempts
    FROM records
    WHERE ${ofModule} AND ${isRepeat}
    GROUP BY jobRun
  )
  ARRAY JOIN arrayFilter(attempt -> attempt < newest, attempts) AS attempt`

/** Belongs into the WITH clause of a query that uses {@link isOfNewestAttempt}. */
export const repeats = `(SELECT count() FROM (SELECT 1 FROM records WHERE ${ofModule} AND ${isRepeat} LIMIT 1)) AS repeats`

/**
 * Keeps the tests of the newest attempt of each job. The engine evaluates {@link repeats} first and, if no job was run again, drops the
 * condition. Then it does not read the attempt of any row.
 */
export const isOfNewestAttempt = `(repeats = 0 OR (records.jobRun, records.jobAttempt) GLOBAL NOT IN (${replacedAttempts}))`
