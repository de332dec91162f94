import { sameCause } from '../failure/cause/cause-id.js'
import { isOlder, makeRow } from '../history/history-rows.js'
import { hasFailed, hasPassed } from '../history/outcomes.js'
import { detailsByBuild, newestDetails, type ResultDetails } from '../history/result-details.js'
import type { Outcome, TestHistory } from '../history/test-histories.js'

/** The result of one row in a build. */
interface RowResult {
  readonly outcome: Outcome
  readonly details: ResultDetails | undefined
}

/**
 * Unites the rows of a test whose name changes with each run, for the verdict on a failure with a cause. A build often has several such
 * tests. It failed if one of them failed for the same cause, or if all of them failed.
 */
export function uniteRows([first, ...others]: readonly [TestHistory, ...TestHistory[]], cause: string | undefined): TestHistory {
  if (others.length === 0) return first
  const rows = [first, ...others]
  const details = rows.map(detailsByBuild)
  const chosen = [...first.results].map((_, build) => {
    const results = rows.map(({ results }, index) => ({ outcome: results[build] as Outcome, details: details[index]?.get(build) }))
    return resultOf(results, cause)
  })
  const results = chosen.map(({ outcome }) => outcome).join('')
  const { id, module, suite, name } = first
  return makeRow({
    id,
    module,
    suite,
    name,
    results,
    ...newestDetails(results, (build) => chosen[build]?.details),
    isOlder: rows.some(isOlder),
  })
}

/** Without a failure for the same cause, a test that passed decides, so that no new failure is hidden. */
function resultOf(results: readonly RowResult[], cause: string | undefined): RowResult {
  const failed = results.filter(({ outcome }) => hasFailed(outcome, 0))
  const same = failed.find(({ details }) => sameCause(details?.cause, cause) === true)
  const [firstFailed] = failed
  const flaky = results.filter(({ outcome }) => outcome === 'f')
  const hasPass = results.some(({ outcome }) => hasPassed(outcome, 0))
  return (
    same ??
    (hasPass ? undefined : firstFailed) ??
    flaky.find(({ details }) => sameCause(details?.cause, cause) === true) ??
    flaky[0] ??
    results.find(({ outcome }) => outcome === 'P') ??
    results.find(({ outcome }) => outcome === 'S') ?? { outcome: '-', details: undefined }
  )
}
