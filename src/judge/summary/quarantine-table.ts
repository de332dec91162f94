import type { QuarantineEntry } from '../quarantine/quarantine-entry.js'
import { createTestTable } from './test-table.js'

/** The number of distinct failed tests of each kind. */
export interface QuarantineCounts {
  readonly quarantined: number
  /** The number of quarantined tests by their entries. */
  readonly byEntry: ReadonlyMap<QuarantineEntry, number>
  /** Failed tests that are not quarantined. */
  readonly others: number
}

/** Counts distinct failed tests in a run with a quarantine. Its memory grows with their number: about 30 bytes each. */
export interface QuarantineTable {
  /**
   * @param identity the same for the same test in several jobs
   * @param entry the entry that quarantines the test, if there is one
   */
  add(identity: string, entry: QuarantineEntry | undefined): void
  beginFile(): void
  /** Discards every test since `beginFile`. They come again. */
  restartFile(): void
  result(): QuarantineCounts
}

/** Makes an empty table. */
export function createQuarantineTable(): QuarantineTable {
  const quarantined = createTestTable()
  const others = createTestTable()
  /** The entry of each quarantined test, by its number. */
  const entries: QuarantineEntry[] = []
  let before = { quarantined: 0, others: 0 }
  return {
    add(identity, entry) {
      const number = (entry === undefined ? others : quarantined).indexOf(identity)
      if (entry !== undefined) entries[number] ??= entry
    },
    beginFile() {
      before = { quarantined: quarantined.size(), others: others.size() }
    },
    restartFile() {
      quarantined.truncate(before.quarantined)
      entries.length = before.quarantined
      others.truncate(before.others)
    },
    result() {
      const byEntry = new Map<QuarantineEntry, number>()
      for (const entry of entries) byEntry.set(entry, (byEntry.get(entry) ?? 0) + 1)
      return { quarantined: quarantined.size(), others: others.size(), byEntry }
    },
  }
}
