import { definedFields } from '../../../base/defined-fields.js'
import { formatCount } from '../../../base/text/counts.js'
import type { QuarantineList } from '../../../config/quarantine/parse-quarantine.js'
import type { TestHistories } from '../../../judge/history/test-histories.js'
import { canLeave, passesInARow } from '../../../judge/quarantine/passes-in-a-row.js'
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
  const passesOf = histories && passesInARow(histories, entries)
  return entries.map((entry) => {
    const passes = passesOf?.get(entry)
    return {
      ...entry,
      line: lines.get(entry) ?? 1,
      hasEnded: isExpired(entry, now),
      ...definedFields({ passes, canLeave: passesOf && canLeave(passes) }),
    }
  })
}

/** Returns a sentence for an entry whose tests can leave the quarantine. */
export const leaveNote = ({ test, passes = 0 }: EntryReport): string =>
  `"${test}" passed ${formatCount(passes)} times in a row, so it can leave the quarantine.`
