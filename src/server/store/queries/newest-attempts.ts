import { nearbyMs } from './build-facts-query.js'
import { conditionsOf, coordinateFilters } from './filter.js'
import { summaries, type TimeRange } from './summaries.js'

/**
 * How long after a range a later attempt of a job is looked for, in ms. Without a limit, every query would read the repeated jobs of the
 * whole history. GitHub repeats a job within 30 days after the first attempt, and a job takes up to five days:
 * https://docs.github.com/actions/managing-workflow-runs/re-running-workflows-and-jobs
 * https://docs.github.com/actions/hosting-your-own-runners/managing-self-hosted-runners/usage-limits-for-self-hosted-runners
 */
const laterAttemptMs = 35 * 24 * 60 * 60 * 1000

/**
 * Keeps the records of attempts that may replace an attempt in a range. A later attempt may have older tests, because clocks differ and
 * results from a build cache keep their times.
 * @param fromTs the start of the range, an expression in SQL
 * @param toTs the same for its end
 */
export const mayReplace = (fromTs = '{fromTs:Int64}', toTs = '{toTs:Int64}'): string =>
  `records.timestamp >= ${fromTs} - ${nearbyMs} AND records.timestamp < ${toTs} + ${laterAttemptMs}`

const ofModule = `${conditionsOf(coordinateFilters, coordinateFilters)} AND ${mayReplace()}`
const isRepeat = 'records.jobAttempt > 1 AND records.jobRun != 0'

/**
 * Identifies the runs of a job in several modules. `jobRun` is a hash itself, but the same in each module. A hash of all columns takes less
 * time to look up than the texts.
 */
const jobKey = (columns: readonly string[]): string =>
  columns.length === 0 ? 'records.jobRun' : `cityHash64(${columns.join(', ')}, records.jobRun)`

/**
 * Selects the attempts of jobs that a later attempt replaced. The first attempt is included even if it stored nothing.
 * @param repeated a table with the attempts of repeated jobs, named "records"
 * @param columns identify a module; empty if there is only one module
 */
const replacedAttempts = (repeated: string, columns: readonly string[]): string => `SELECT job, attempt
  FROM (
    SELECT ${jobKey(columns)} AS job, max(records.jobAttempt) AS newest,
      arrayPushFront(groupUniqArray(records.jobAttempt), toUInt32(1)) AS attempts
    FROM ${repeated}
    GROUP BY job
  )
  ARRAY JOIN arrayFilter(attempt -> attempt < newest, attempts) AS attempt`

/** Belongs into the WITH clause of a query that uses {@link isOfNewestAttemptOf} for the same records. */
export const repeatsOf = (records: string): string =>
  `(SELECT count() FROM (SELECT 1 FROM records WHERE ${records} AND records.kind = 'test' AND ${isRepeat} LIMIT 1)) AS repeats`

/**
 * Keeps the tests of the newest attempt of each job. The engine evaluates {@link repeatsOf} first and, if no job was run again, drops the
 * condition. Then it does not read the attempt of any row.
 * @param records selects the records of one module, or of several modules that the columns identify, that {@link mayReplace} keeps
 */
export const isOfNewestAttemptOf = (records: string, columns: readonly string[] = []): string =>
  `(repeats = 0 OR (${jobKey(columns)}, records.jobAttempt) GLOBAL NOT IN (${replacedAttempts(`records WHERE ${records} AND records.kind = 'test' AND ${isRepeat}`, columns)}))`

/** The summaries of records that are filtered by {@link isNewestAttempt}. */
interface SummarisedRecords {
  /** Keeps the records of one module, or of several modules that the columns identify, in any range. */
  readonly ofModules: string
  readonly columns?: readonly ('project' | 'module')[]
  readonly range: TimeRange
}

/** Keeps the summaries of the newest attempt of each job. They must be grouped by the columns, `jobRun` and `jobAttempt`. */
export function isNewestAttempt({ ofModules, columns = [], range: { from, to, fromTs, toTs } }: SummarisedRecords): string {
  const range = { fromTs: fromTs - nearbyMs, toTs: toTs + laterAttemptMs, from: `${from} - ${nearbyMs}`, to: `${to} + ${laterAttemptMs}` }
  const repeated = summaries({
    by: [...columns, 'jobRun', 'jobAttempt'],
    where: `${ofModules} AND records.kind = 'test' AND ${isRepeat}`,
    range,
  })
  const ofRecords = columns.map((name) => `records.${name}`)
  return `(${jobKey(ofRecords)}, records.jobAttempt) GLOBAL NOT IN (${replacedAttempts(`${repeated} AS records`, ofRecords)})`
}

/** Belongs into the WITH clause of a query that uses {@link isOfNewestAttempt}. */
export const repeats = repeatsOf(ofModule)

/** Keeps the tests of the newest attempt of each job of a module in a range. */
export const isOfNewestAttempt = isOfNewestAttemptOf(ofModule)
