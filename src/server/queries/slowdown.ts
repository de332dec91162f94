import { slowdown as rules } from '../answers/comparison.js'
import { findChangePoints, quartilesOf } from '../statistics/change-points.js'

/** The durations of a test, one value per build, in the order of the builds. All lists have the same length. */
export interface DurationSeries {
  /** The positions of the builds among the builds of the module. */
  readonly positions: readonly number[]
  /** The times of the first run of the test in each build, in Unix ms. */
  readonly times: readonly number[]
  /** The median durations in ms, above 0. */
  readonly durations: readonly number[]
}

/** A change of a series for the worse. */
export interface Slowdown {
  /** The index of the first slower build in the series. */
  readonly index: number
  /** The medians in ms. */
  readonly before: number
  readonly after: number
}

/** How long before a change its earlier level is measured. */
export const levelMs = 30 * 24 * 60 * 60 * 1000

/** Finds the last change for the worse from a time on, whose level still holds at the end of the series. */
export function lastSlowdown(series: DurationSeries, fromTs: number): Slowdown | undefined {
  const changes = findChangePoints(series.durations)
  const lastLevel = series.durations.slice(changes.at(-1)?.index)
  for (const { index, before, after } of changes.toReversed()) {
    if (after <= before || (series.times[index] ?? 0) < fromTs) continue
    const found = slowdownAt(series, index)
    if (found !== undefined && isLonger(lastLevel, durationsBefore(series, index))) return found
  }
  return undefined
}

/** Compares the builds from an index on with the builds of the 30 days before. Returns undefined if the test did not become slower there. */
export function slowdownAt(series: DurationSeries, index: number): Slowdown | undefined {
  const before = durationsBefore(series, index)
  const after = series.durations.slice(index)
  const isKnown = before.length >= rules.minimumRuns && after.length >= rules.minimumRuns
  if (!isKnown || !isLonger(after, before)) return undefined
  return { index, before: quartilesOf(before).median, after: quartilesOf(after).median }
}

function durationsBefore({ times, durations }: DurationSeries, index: number): readonly number[] {
  const from = (times[index] ?? 0) - levelMs
  return durations.filter((_, position) => position < index && (times[position] ?? 0) >= from)
}

/** Compares two levels by the rules of the comparison of branches. */
function isLonger(level: readonly number[], other: readonly number[]): boolean {
  const [after, before] = [quartilesOf(level), quartilesOf(other)]
  const change = after.median - before.median
  const isLarge = change >= rules.minimumMs && change > rules.tolerance * before.median
  return isLarge && after.median > before.high && before.median < after.low
}
