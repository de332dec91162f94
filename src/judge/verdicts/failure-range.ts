import { definedFields } from '../../base/defined-fields.js'
import type { HistoryBuild } from '../history/history-build.js'
import { lastRun } from '../history/outcomes.js'
import { referTo } from './build-reference.js'
import type { FailureRange } from './verdict.js'

/**
 * Returns the commits among which a test began to fail. Undefined if it never passed before, or if it passed on the same commit.
 * @param first the first of the builds in a row in which it failed
 */
export function failureRange(results: string, first: number, builds: readonly HistoryBuild[]): FailureRange | undefined {
  const passed = builds[lastRun(results, first - 1)]
  const failed = builds[first]
  if (passed === undefined || failed === undefined) return undefined
  if (passed.commit !== undefined && passed.commit === failed.commit) return undefined
  const { parent, subject, author } = failed
  const isOnly = parent !== undefined && parent === passed.commit
  return { lastPassed: referTo(passed), ...(isOnly && { onlyCommit: definedFields({ subject, author }) }) }
}
