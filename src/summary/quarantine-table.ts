import { createTestTable } from './test-table.js'

/** The number of distinct failed tests of each kind. */
export interface QuarantineCounts {
  readonly quarantined: number
  /** Failed tests that are not quarantined. */
  readonly others: number
}

/** Counts distinct failed tests in a run with a quarantine. Its memory grows with their number: about 30 bytes each. */
export interface QuarantineTable {
  /** @param identity the same for the same test in several jobs */
  add(identity: string, isQuarantined: boolean): void
  beginFile(): void
  /** Discards every test since `beginFile`. They come again. */
  restartFile(): void
  result(): QuarantineCounts
}

/** Makes an empty table. */
export function createQuarantineTable(): QuarantineTable {
  const quarantined = createTestTable()
  const others = createTestTable()
  let before = { quarantined: 0, others: 0 }
  return {
    add: (identity, isQuarantined) => void (isQuarantined ? quarantined : others).indexOf(identity),
    beginFile() {
      before = { quarantined: quarantined.size(), others: others.size() }
    },
    restartFile() {
      quarantined.truncate(before.quarantined)
      others.truncate(before.others)
    },
    result: () => ({ quarantined: quarantined.size(), others: others.size() }),
  }
}
