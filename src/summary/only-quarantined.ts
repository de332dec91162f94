import type { RunSummary } from './run-summary.js'

/** Returns whether every failed test is quarantined. Such failures do not fail a run. */
export function onlyQuarantined({ counts, verdicts }: Pick<RunSummary, 'counts' | 'verdicts'>): boolean {
  if (counts.failed === 0 || verdicts === undefined || verdicts.quarantined === 0) return false
  const { quarantined: _, ...others } = verdicts
  return Object.values(others).every((count) => count === 0)
}
