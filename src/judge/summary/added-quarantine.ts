import { definedFields } from '../../base/defined-fields.js'
import { type IsAdded, markedEntry } from '../quarantine/added-entries.js'
import type { RunSummary } from './run-summary.js'

/** Marks the failures that an entry excuses which the tested change has added to the quarantine, and counts their tests. */
export function withAddedQuarantine(summary: RunSummary, isAdded: IsAdded): RunSummary {
  const { failures, verdicts, quarantineUse = new Map() } = summary
  let tests = 0
  for (const [entry, excused] of quarantineUse) if (isAdded(entry)) tests += excused
  if (tests === 0) return summary
  return {
    ...summary,
    // The history may count tests that moved to another file once.
    quarantinedByChange: Math.min(tests, verdicts?.quarantined ?? tests),
    failures: failures.map(({ quarantine, ...failure }) => ({
      ...failure,
      ...definedFields({ quarantine: quarantine && markedEntry(quarantine, isAdded) }),
    })),
  }
}
