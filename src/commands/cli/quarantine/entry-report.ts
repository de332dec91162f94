import { definedFields } from '../../../base/defined-fields.js'
import { formatCount } from '../../../base/text/counts.js'
import type { QuarantineList } from '../../../config/quarantine/parse-quarantine.js'
import type { TestHistories } from '../../../judge/history/test-histories.js'
import { canLeave, isBroad, readEntryHistories } from '../../../judge/quarantine/entry-history.js'
import { isExpired } from '../../../judge/quarantine/quarantine-end.js'
import type { QuarantineEntry } from '../../../judge/quarantine/quarantine-entry.js'

/** An entry and what is known about it. */
export interface EntryReport extends QuarantineEntry {
  /** From 1. */
  readonly line: number
  /** Whether its last day is over. */
  readonly hasEnded: boolean
  /** How often its tests passed in a row; only with a history that knows them. */
  readonly passes?: number
  /** Whether its tests passed often enough, so that they need no quarantine; only with a history. */
  readonly canLeave?: boolean
  /** The number of tests in the history that it matches, and of all tests in it; only with a history that knows its tests. */
  readonly tests?: number
  readonly ofTests?: number
  /** Whether these are more than 5 % of all tests; only with a history. */
  readonly isBroad?: boolean
}

/**
 * Reports on all entries of a quarantine file.
 * @param now unix ms
 */
export function reportEntries(
  { entries, lines }: QuarantineList,
  now: number,
  histories: TestHistories | undefined,
): readonly EntryReport[] {
  const found = histories && readEntryHistories(histories, entries)
  return entries.map((entry) => {
    const { passes, tests } = found?.ofEntry.get(entry) ?? {}
    return {
      ...entry,
      line: lines.get(entry) ?? 1,
      hasEnded: isExpired(entry, now),
      ...definedFields({
        passes,
        canLeave: found && canLeave(passes),
        tests,
        ofTests: tests === undefined ? undefined : found?.tests,
        isBroad: found && isBroad(tests ?? 0, found.tests),
      }),
    }
  })
}

/** Returns a sentence for an entry whose tests can leave the quarantine. */
export const leaveNote = ({ test, passes = 0 }: EntryReport): string =>
  `"${test}" passed ${formatCount(passes)} times in a row, so it can leave the quarantine.`

/** Returns a sentence for an entry that matches too many tests. */
export const broadNote = ({ test, tests = 0, ofTests = 0 }: EntryReport): string =>
  `"${test}" matches ${formatCount(tests)} of the ${formatCount(ofTests)} tests in the history. It excuses the new failures of all of them, so name fewer tests.`
