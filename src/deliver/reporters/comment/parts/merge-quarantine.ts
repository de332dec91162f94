import type { MergedFailure } from '../../../../judge/summary/merged-failure.js'
import type { RunSummary } from '../../../../judge/summary/run-summary.js'
import type { Part } from './part.js'
import { testIdentity } from './test-hash.js'

const distinct = (failures: readonly Pick<MergedFailure, 'test'>[]): number => new Set(failures.map(({ test }) => testIdentity(test))).size

/** Returns whether a part lists all of its failed tests. */
const isListed = ({ results: { failures, failedTests } }: Part): boolean => failedTests !== undefined && distinct(failures) >= failedTests

/**
 * Counts the failed tests of several parts that entries excuse which the tested change has added. A test of several jobs counts once.
 * @param failures the merged failures of the parts
 */
export function countAdded(parts: readonly Part[], failures: readonly MergedFailure[]): Pick<RunSummary, 'quarantinedByChange'> {
  const listed = distinct(failures.filter(({ quarantine }) => quarantine?.isAdded === true))
  // If some tests are unknown, the greatest number is a lower bound.
  const unlisted = parts.filter((part) => !isListed(part)).map(({ results }) => results.quarantinedByChange ?? 0)
  const added = Math.max(listed, ...unlisted)
  return added === 0 ? {} : { quarantinedByChange: added }
}
