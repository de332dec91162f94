import { detach } from '../text/detach.js'
import { addCounts, finishedCounts, type GrowingCounts, noTestCounts, type TestCounts } from './test-counts.js'

/** Tests that share a suite or a tag. */
interface Group {
  readonly key: string
  readonly counts: TestCounts
}

/** The groups that were worth keeping, those with failures first, then the longest; the rest is one sum. */
interface Groups {
  readonly kept: readonly Group[]
  readonly others: { readonly groups: number; readonly counts: TestCounts }
}

/** Counts by group, in bounded memory. */
export interface GroupTable {
  /** The counts of a group, to add to. They are good until the next call. */
  of(key: string): GrowingCounts
  absorb(other: GroupTable): void
  entries(): Iterable<readonly [string, GrowingCounts]>
  others(): { readonly groups: number; readonly counts: TestCounts }
  result(): Groups
}

type Entry = readonly [string, GrowingCounts]

const byWorth = (a: Entry, b: Entry) =>
  b[1].failed - a[1].failed || b[1].duration - a[1].duration || b[1].total - a[1].total || (a[0] < b[0] ? -1 : 1)

/** How many times its limit a table may grow between two prunings, which sort it. */
const slack = 4

/**
 * A table of at most `limit` groups; a few times as many are let in before the least interesting ones are folded into one sum, so
 * that sorting costs little a group. A group that comes back after that counts as a new one.
 */
export function createGroupTable(limit: number): GroupTable {
  let table = new Map<string, GrowingCounts>()
  let otherGroups = 0
  const otherCounts = noTestCounts()

  function prune(): void {
    const ranked = [...table].sort(byWorth)
    for (const [, counts] of ranked.slice(limit)) addCounts(otherCounts, counts)
    otherGroups += Math.max(0, ranked.length - limit)
    table = new Map(ranked.slice(0, limit))
  }

  function of(key: string): GrowingCounts {
    const known = table.get(key)
    if (known !== undefined) return known
    if (table.size >= slack * limit) prune()
    const counts = noTestCounts()
    table.set(detach(key), counts)
    return counts
  }

  return {
    of,
    absorb(other) {
      for (const [key, counts] of other.entries()) addCounts(of(key), counts)
      const others = other.others()
      otherGroups += others.groups
      addCounts(otherCounts, others.counts)
    },
    entries: () => table,
    others: () => ({ groups: otherGroups, counts: otherCounts }),
    result() {
      prune()
      return {
        kept: [...table].map(([key, counts]) => ({ key, counts: finishedCounts(counts) })),
        others: { groups: otherGroups, counts: finishedCounts(otherCounts) },
      }
    },
  }
}
