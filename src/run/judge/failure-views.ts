import type { StatedValues } from '../../judge/failure/stated-values.js'
import type { RunSummary } from '../../judge/summary/run-summary.js'
import type { FailureTexts } from '../../report/content/failed-test/failure-texts.js'
import type { FailureComparison } from '../../report/content/failure-diff/failure-comparison.js'
import type { ReportScope } from '../../report/content/scope.js'

/** The texts that reports and outputs show for failed tests. */
export interface FailureViews {
  /** Undefined if no report needs them. */
  readonly failureTexts?: FailureTexts
  readonly comparisonOf: (message: string, details: string, stated?: StatedValues) => FailureComparison | undefined
}

/** Prepares the texts of the failed tests of a run. Loads the code that reads messages and traces only if a test failed. */
export async function createFailureViews(
  { failures, flakyFailures }: Pick<RunSummary, 'failures' | 'flakyFailures'>,
  scope: Pick<ReportScope, 'locations' | 'ownersOf'>,
): Promise<FailureViews> {
  if (failures.length === 0 && flakyFailures.length === 0) return { comparisonOf: () => undefined }
  const [{ createFailureTexts }, { failureComparison }] = await Promise.all([
    import('../../report/content/failed-test/failure-texts.js'),
    import('../../report/content/failure-diff/failure-comparison.js'),
  ])
  return { failureTexts: createFailureTexts(scope), comparisonOf: failureComparison }
}
