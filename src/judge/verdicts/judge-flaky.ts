import { definedFields } from '../../base/defined-fields.js'
import { isStrongCause, sameCause } from '../failure/cause/cause-id.js'
import { failureRow } from '../history/outcomes.js'
import type { TestHistory } from '../history/test-histories.js'
import { referTo } from './build-reference.js'
import { isLikely, outlastsRetries } from './chance.js'
import type { JudgedFailure, RunCauses } from './judged-failure.js'
import { recentResults } from './recent-results.js'
import { findSignsOfJobs, mayHaveSigns, type Sign } from './signs.js'
import type { TestedHistory } from './tested-history.js'
import type { Verdict } from './verdict.js'

/** With fewer signs, the cause decides whether a test is flaky. */
const minimumSigns = 2

/** A cause of more tests in one build does not belong to a flaky test. */
const maximumTests = 2

/**
 * Returns the verdict on a failure of a flaky test. Undefined if the history does not show that the test is flaky, or if chance does not
 * explain this failure.
 * @param reference the build that the failure is compared with
 */
export function judgeFlaky(
  row: TestHistory,
  failure: JudgedFailure,
  reference: number,
  history: TestedHistory,
  run: RunCauses,
): Verdict | undefined {
  if (failureRow(row.results, reference).builds >= minimumSigns) return undefined
  const rows = [row, ...history.otherRows(row)]
  if (!rows.some(({ results }) => mayHaveSigns(results))) return undefined
  const flakiness = findSignsOfJobs(rows, history)
  const { signs, ofBuilds } = flakiness
  const { cause, isRepeated = false } = failure
  if (signs.length < minimumSigns && !isOwnCause(signs, cause, run)) return undefined
  if (hasNewCause(rows, cause) && !isSignElsewhere(failure, run)) return undefined
  if (isRepeated && !outlastsRetries(flakiness)) return undefined
  if (!isLikely(flakiness, failure.times())) return undefined
  return {
    kind: 'flaky',
    failedBuilds: signs.length,
    ofBuilds,
    ...definedFields({ lastSign: referTo(history.builds[signs.at(-1)?.build ?? -1]), recent: recentResults(row.results) }),
  }
}

/** Returns whether a sign has the same strong cause as the failure, and hardly any other test has it. */
function isOwnCause(signs: readonly Sign[], cause: string | undefined, { spread, testsOf }: RunCauses): boolean {
  if (cause === undefined || !isStrongCause(cause) || testsOf(cause) > maximumTests) return false
  return signs.some((sign) => sameCause(sign.cause, cause) === true && spread.testsIn(sign.build, cause) <= maximumTests)
}

/** Returns whether causes of the test are known, but this one is not among them. */
function hasNewCause(rows: readonly TestHistory[], cause: string | undefined): boolean {
  const all = rows.flatMap(({ causes, flakyCauses = [] }) => [...causes, ...flakyCauses])
  const known = all.map((other) => sameCause(other, cause)).filter((isSame) => isSame !== undefined)
  return known.length > 0 && !known.includes(true)
}

const isSignElsewhere = ({ id, cause }: JudgedFailure, { spread }: RunCauses): boolean =>
  cause !== undefined && isStrongCause(cause) && spread.isSignOfOther(cause, id)
