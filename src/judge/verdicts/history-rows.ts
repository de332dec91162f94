import type { Writable } from '../../records/record.js'
import { countSamples, neededDurations, p95Of } from './duration-codes.js'
import type { HistoryBuild } from './history-build.js'
import { createColumns } from './history-columns.js'
import { lastResult } from './outcomes.js'
import type { TestHistories, TestHistory } from './test-histories.js'

/** The number of builds of a history. */
export const maximumBuilds = 50
/** The number of rows of a history. */
export const maximumRows = 200_000
/** The number of failures of a test whose causes are kept. */
export const maximumCauses = 3

/** The parts of a row from which the others follow. */
export interface RowParts extends Pick<TestHistory, 'id' | 'suite' | 'name' | 'results' | 'causes'> {
  readonly job?: string | undefined
  readonly module?: string | undefined
  /** One code per build, complete or as in {@link TestHistory}. */
  readonly durations?: string | undefined
  /** Whether the test appeared before the first build. */
  readonly isOlder: boolean
}

/** Makes a row, with those durations that can still matter. */
export function makeRow({ durations, ...parts }: RowParts): TestHistory {
  return rowOf({ ...parts, durations: durations === undefined ? undefined : neededDurations(durations) })
}

/**
 * Makes a row from parts whose durations are as in {@link TestHistory}. Assigns the optional fields one by one, because spreading them
 * takes ten times as long.
 */
export function rowOf({ id, job, module, suite, name, results, causes, durations, isOlder }: RowParts): TestHistory {
  const samples = countSamples(results)
  const row: Writable<TestHistory> = { id, suite, name, results, samples, causes }
  if (job !== undefined) row.job = job
  if (module !== undefined) row.module = module
  if (durations !== undefined) {
    row.durations = durations
    const p95Ms = p95Of(durations, samples)
    if (p95Ms !== undefined) row.p95Ms = p95Ms
  }
  const firstBuild = isOlder ? undefined : firstBuildOf(results)
  if (firstBuild !== undefined) row.firstBuild = firstBuild
  return row
}

/** Returns whether the test of a row appeared before the first build and did not run in it. */
export const isOlder = ({ firstBuild, results }: Pick<TestHistory, 'firstBuild' | 'results'>): boolean =>
  firstBuild === undefined && results.startsWith('-')

function firstBuildOf(results: string): number | undefined {
  if (!results.startsWith('-')) return undefined
  const first = results.search(/[^-]/)
  return first > 0 ? first : undefined
}

/**
 * Makes the history of builds from rows. Rows beyond the limit are left out; tests that have not run for the longest time are left out
 * first.
 */
export function createHistories(builds: readonly HistoryBuild[], rows: readonly TestHistory[], limit = maximumRows): TestHistories {
  const kept = rows.length <= limit ? rows : newestRows(rows, limit)
  const columns = createColumns(kept)
  return { builds, size: kept.length, find: (id, job) => columns.row(columns.find(id, job)), all: () => kept, columns }
}

/** A history without builds. */
export const noHistories: TestHistories = createHistories([], [])

function newestRows(rows: readonly TestHistory[], limit: number): readonly TestHistory[] {
  const order = rows
    .map((row, index) => ({ index, last: lastResult(row.results, row.results.length - 1) }))
    .sort((a, b) => b.last - a.last || a.index - b.index)
  const kept = new Set(order.slice(0, limit).map(({ index }) => index))
  return rows.filter((_row, index) => kept.has(index))
}
