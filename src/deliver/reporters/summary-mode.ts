import type { CodehostReporterConfig } from '../../config/config.js'
import type { RunSummary } from '../../judge/summary/run-summary.js'

/** Returns whether a step writes a job summary of these results, so that other reports may point there. */
export function isSummaryWanted(
  { summaryMode = 'always' }: Pick<CodehostReporterConfig, 'summaryMode'>,
  { status, gateReasons = [] }: Pick<RunSummary, 'status' | 'gateReasons'>,
): boolean {
  return summaryMode === 'always' || (summaryMode === 'failures' && (status === 'failed' || gateReasons.length > 0))
}
