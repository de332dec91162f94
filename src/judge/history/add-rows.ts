import { createHistories } from './create-histories.js'
import { noDuration } from './duration-codes.js'
import { isOlder, makeRow } from './history-rows.js'
import { detailsByBuild, newestDetails } from './result-details.js'
import type { TestHistories, TestHistory } from './test-histories.js'

/**
 * Adds rows of another history of the same branch, for example of the job from which a test has moved. Only the builds of the first history
 * count: a build in which its job did not run would look as if its tests were missing.
 */
export function addRows(histories: TestHistories, other: TestHistories, rows: readonly TestHistory[]): TestHistories {
  const indexes = new Map(other.builds.map(({ id }, index) => [id, index]))
  const from = histories.builds.map(({ id }) => indexes.get(id))
  // A build between others that is left out is not older than the history.
  const firstKept = Math.min(...from.filter((index) => index !== undefined))
  const moved = rows.map((row) => moveRow(row, from, firstKept)).filter(({ results }) => /[^-]/.test(results))
  return createHistories(histories.builds, [...histories.all(), ...moved])
}

/**
 * @param from the index of each build in the row; undefined if the row does not contain the build
 * @param firstKept the smallest of these indexes
 */
function moveRow(row: TestHistory, from: readonly (number | undefined)[], firstKept: number): TestHistory {
  const move = (text: string, missing: string): string =>
    from.map((index) => (index === undefined ? missing : (text[index] ?? missing))).join('')
  const results = move(row.results, '-')
  const known = detailsByBuild(row)
  return makeRow({
    id: row.id,
    job: row.job,
    module: row.module,
    suite: row.suite,
    name: row.name,
    results,
    ...newestDetails(results, (build) => known.get(from[build] ?? -1)),
    durations: row.durations === undefined ? undefined : move(row.durations, noDuration),
    isOlder: isOlder(row) || /[^-]/.test(row.results.slice(0, firstKept)),
  })
}
