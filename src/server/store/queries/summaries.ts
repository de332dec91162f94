import { quarterMs, quarterOf, type SummaryFigure, type SummaryKey, summaryFigures } from '../record-summary.js'
import { spanParameters, type TimeSpan } from './aggregation.js'

/** A half-open range of time in Unix ms, as numbers and as expressions in SQL. */
export interface TimeRange extends TimeSpan {
  readonly from: string
  readonly to: string
}

/** Returns the range of the parameters `fromTs` and `toTs`, which must be bound. */
export const quarterRange = (span: TimeSpan): TimeRange => ({ ...spanParameters(span), from: '{fromTs:Int64}', to: '{toTs:Int64}' })

interface Summaries {
  /** The columns to group by. */
  readonly by: readonly SummaryKey[]
  readonly figures?: readonly SummaryFigure[]
  /** Keeps records by the columns that a summary has. With other columns, the engine reads the records. */
  readonly where: string
  readonly range: TimeRange
}

/**
 * Returns a table for the FROM clause, with one or several rows per group. The engine reads the projection "builds" for the whole quarters of
 * an hour in the range, and the records before and after them, if any.
 */
export function summaries({ by, figures = [], where, range }: Summaries): string {
  const columns = [
    ...by.map((name) => `records.${name} AS ${name}`),
    ...figures.map((name) => `${summaryFigures[name]('records.')} AS ${name}`),
  ]
  const reads = conditionsOf(range).map(
    (condition) => `SELECT ${columns.join(', ')}
    FROM records
    WHERE ${where} AND ${condition}
    GROUP BY ${by.map((name) => `records.${name}`).join(', ')}`,
  )
  return `(
    ${reads.join('\n    UNION ALL\n    ')}
  )`
}

/** Returns conditions for the whole quarters of a range and for its other records. The engine takes some ms to plan each. */
function conditionsOf({ from, to, fromTs, toTs }: TimeRange): readonly string[] {
  // Quarters before 1970 are not read from the projection, because the division rounds towards zero.
  const firstQuarter = Math.max(1, Math.ceil(fromTs / quarterMs))
  const isInRange = `records.timestamp >= ${from} AND records.timestamp < ${to}`
  if (firstQuarter * quarterMs >= toTs) return [isInRange]
  const first = `greatest(1, intDiv(${from} + ${quarterMs - 1}, ${quarterMs}))`
  const end = `intDiv(${to}, ${quarterMs})`
  const areWhole = `${quarterOf('records.')} >= ${first} AND ${quarterOf('records.')} < ${end}`
  if (firstQuarter * quarterMs === fromTs && toTs % quarterMs === 0) return [areWhole]
  return [
    areWhole,
    `${isInRange} AND (records.timestamp < ${first} * ${quarterMs} OR records.timestamp >= greatest(${first}, ${end}) * ${quarterMs})`,
  ]
}
