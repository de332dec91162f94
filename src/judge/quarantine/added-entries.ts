import type { Quarantine } from './quarantine.js'
import type { QuarantineEntry } from './quarantine-entry.js'
import { comparableName } from './test-pattern.js'

/** Returns whether the tested change has added an entry. */
export type IsAdded = (entry: QuarantineEntry) => boolean

/** Returns what an entry excuses, and until when. Its other fields only explain it. */
const meaningOf = ({ test, module, until }: QuarantineEntry): string => JSON.stringify([comparableName(test), module, until])

/**
 * Compares entries with the entries of the tested base. An entry counts as added if the base has none with the same test, module and last day.
 * The order of the entries, their owners, reasons and issues do not count.
 */
export function addedSince(base: readonly QuarantineEntry[]): IsAdded {
  const known = new Set(base.map(meaningOf))
  return (entry) => !known.has(meaningOf(entry))
}

/** Returns an entry with a mark if the tested change has added it. */
export const markedEntry = (entry: QuarantineEntry, isAdded: IsAdded): QuarantineEntry =>
  isAdded(entry) ? { ...entry, isAdded: true } : entry

/** Returns a quarantine that finds entries with a mark if the tested change has added them. */
export function markedQuarantine({ entryOf }: Pick<Quarantine, 'entryOf'>, isAdded: IsAdded): Pick<Quarantine, 'entryOf'> {
  return {
    entryOf(test) {
      const entry = entryOf(test)
      return entry && markedEntry(entry, isAdded)
    },
  }
}
