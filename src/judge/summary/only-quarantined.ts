import type { RunSummary } from './run-summary.js'
import { relevantFailures } from './test-counts.js'

/** Returns whether every failed test is quarantined. Such failures do not fail a run. */
export const onlyQuarantined = ({ counts }: Pick<RunSummary, 'counts'>): boolean => counts.failed > 0 && relevantFailures(counts) === 0
