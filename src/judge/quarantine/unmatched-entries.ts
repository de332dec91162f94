import { createQuarantine, type NamedTest, type Quarantine } from './quarantine.js'
import type { QuarantineEntry } from './quarantine-entry.js'

/** Tests that may be part of a later run. */
export interface KnownTests {
  all(): Iterable<NamedTest>
}

/**
 * Returns the entries that matched no test of a run and match no test of its history.
 * @param now unix ms
 * @param ownModule returns the module of tests that name none
 */
export function unmatchedEntries(
  quarantine: Quarantine,
  history: KnownTests | undefined,
  now: number,
  ownModule?: () => string | undefined,
): readonly QuarantineEntry[] {
  const unmatched = quarantine.unmatched()
  if (history === undefined || unmatched.length === 0) return unmatched
  const rest = createQuarantine(unmatched, now, ownModule)
  for (const test of history.all()) rest.see(test)
  return rest.unmatched()
}
