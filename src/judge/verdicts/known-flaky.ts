import type { BuildTest } from '../history/build-results.js'
import { judgeFailure } from './judge-failure.js'
import { findSigns } from './signs.js'
import type { TestedHistory } from './tested-history.js'

/** Counts the flaky tests of a build that are not new. */
export interface KnownFlaky {
  /** Must be called for each test. */
  add(test: BuildTest): void
  /** Returns the number of distinct tests that are known in each job in which they are flaky. */
  count(): number
}

/**
 * Makes an empty counter. A flaky test is known if its history shows one sign of flakiness, or if it fails on the base branch. One sign is
 * enough here, unlike for the verdict on a failure: a retry that the test needed before is not the fault of the tested change.
 */
export function createKnownFlaky(history: TestedHistory, isQuarantined: (test: BuildTest) => boolean = () => false): KnownFlaky {
  const known = new Set<string>()
  const others = new Set<string>()
  const isKnown = ({ id, job }: BuildTest): boolean => {
    const row = history.find(id, job)
    if (row === undefined) return false
    if (findSigns(row, history).signs.length > 0) return true
    return judgeFailure(row, { id, cause: undefined, times: () => 1 }, history, undefined).kind === 'known'
  }
  return {
    add(test) {
      if (test.outcome !== 'f' || isQuarantined(test)) return
      const ids = isKnown(test) ? known : others
      ids.add(test.id)
    },
    count() {
      let count = 0
      for (const id of known) if (!others.has(id)) count += 1
      return count
    },
  }
}
