import { noDuration } from './duration-codes.js'
import { createHistories, isOlder, makeRow } from './history-rows.js'
import { causesByBuild, newestCauses } from './job-rows.js'
import type { TestHistories, TestHistory } from './test-histories.js'

/**
 * Adds rows of another history of the same branch, for example of the job from which a test has moved. Only the builds of the first history
 * count: a build in which its job did not run would look as if its tests were missing.
 */
export function addRows(histories: TestHistories, other: TestHistories, rows: readonly TestHistory[]): TestHistories {
  const indexes = new Map(other.builds.map(({ id }, index) => [id, index]))
  const from = histories.builds.map(({ id }) => indexes.get(id))
  const moved = rows.map((row) => moveRow(row, from)).filter(({ results }) => /[^-]/.test(results))
  return createHistories(histories.builds, [...histories.all(), ...moved])
}

/** @param from the index of each build in the row; undefined if the row does not contain the build */
function moveRow(row: TestHistory, from: readonly (number | undefined)[]): TestHistory {
  const move = (text: string, missing: string): string =>
    from.map((index) => (index === undefined ? missing : (text[index] ?? missing))).join('')
  const results = move(row.results, '-')
  const known = causesByBuild(row)
  const causes = new Map<number, string>()
  for (const [build, index] of from.entries()) {
    const cause = index === undefined ? undefined : known.get(index)
    if (cause !== undefined) causes.set(build, cause)
  }
  const kept = new Set(from)
  return makeRow({
    id: row.id,
    job: row.job,
    module: row.module,
    suite: row.suite,
    name: row.name,
    results,
    causes: newestCauses(results, causes),
    durations: row.durations === undefined ? undefined : move(row.durations, noDuration),
    isOlder: isOlder(row) || [...row.results].some((outcome, index) => outcome !== '-' && !kept.has(index)),
  })
}
