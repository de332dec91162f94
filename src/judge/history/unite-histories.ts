import { type HistoryLimits, historyLimits } from './append-build.js'
import { sortBuilds } from './build-order.js'
import { createHistories, noHistories } from './create-histories.js'
import { noDuration } from './duration-codes.js'
import type { HistoryBuild } from './history-build.js'
import { isOlder, makeRow } from './history-rows.js'
import { fewestRows, rowsOfTests, type TestRows } from './job-rows.js'
import { detailsByBuild, hasDetails, newestDetails, type ResultDetails } from './result-details.js'
import type { TestHistories, TestHistory } from './test-histories.js'

/** Where the results of a build come from. */
interface Column {
  /** The index of the history. */
  readonly history: number
  /** The index of the build in it. */
  readonly index: number
}

/**
 * Unites histories that runs have written at the same time, each without the build of the other. If several of them contain a build, its
 * results come from the first one.
 */
export function uniteHistories(histories: readonly TestHistories[], limits: HistoryLimits = historyLimits): TestHistories {
  const [first = noHistories, ...others] = histories
  if (others.length === 0 && first.builds.length <= limits.builds && first.size <= limits.rows) return first
  const columns = new Map<HistoryBuild, Column>()
  const seen = new Set<string>()
  for (const [history, { builds }] of histories.entries()) {
    for (const [index, build] of builds.entries()) {
      if (!seen.has(build.id)) columns.set(build, { history, index })
      seen.add(build.id)
    }
  }
  const all = sortBuilds([...columns.keys()])
  const builds = all.slice(-limits.builds)
  const kept = builds.map((build) => columns.get(build) ?? { history: 0, index: 0 })
  const dropped = all.slice(0, all.length - builds.length).map((build) => columns.get(build) ?? { history: 0, index: 0 })

  const tables = histories.map((one) => new Map(rowsOfTests(one)))
  const ids = new Set(tables.flatMap((table) => [...table.keys()]))
  const rows: TestHistory[] = []
  for (const id of ids) {
    const tests = tables.map((table) => table.get(id))
    rows.push(...fewestRows(uniteTest(tests, kept, dropped)))
  }
  return createHistories(builds, rows, limits.rows)
}

function uniteTest(tests: readonly (TestRows | undefined)[], kept: readonly Column[], dropped: readonly Column[]): TestRows {
  const jobs = new Set(tests.flatMap((rows) => [...(rows?.ofJobs.keys() ?? [])]))
  const unite = (job: string | undefined): TestHistory | undefined =>
    uniteRows(
      tests.map((rows) => (job === undefined ? undefined : rows?.ofJobs.get(job)) ?? rows?.shared),
      job,
      kept,
      dropped,
    )
  const ofJobs = new Map<string, TestHistory>()
  for (const job of jobs) {
    const row = unite(job)
    if (row !== undefined) ofJobs.set(job, row)
  }
  return { shared: unite(undefined), ofJobs }
}

function uniteRows(
  rows: readonly (TestHistory | undefined)[],
  job: string | undefined,
  kept: readonly Column[],
  dropped: readonly Column[],
): TestHistory | undefined {
  const known = rows.filter((row) => row !== undefined)
  const named = known.find(({ name }) => name !== '') ?? known[0]
  if (named === undefined) return undefined
  const outcomeOf = ({ history, index }: Column): string => rows[history]?.results[index] ?? '-'
  const results = kept.map(outcomeOf).join('')
  const details = rows.map((row) => (row !== undefined && hasDetails(row) ? detailsByBuild(row) : undefined))
  const detailsOf = (column: Column | undefined): ResultDetails | undefined =>
    column === undefined ? undefined : details[column.history]?.get(column.index)
  const hasDurations = known.some(({ durations }) => durations !== undefined)
  return makeRow({
    id: named.id,
    job,
    module: named.module,
    suite: named.suite,
    name: named.name,
    results,
    ...newestDetails(results, (build) => detailsOf(kept[build])),
    durations: hasDurations ? kept.map(({ history, index }) => rows[history]?.durations?.[index] ?? noDuration).join('') : undefined,
    isOlder: known.some(isOlder) || dropped.some((column) => outcomeOf(column) !== '-'),
  })
}
