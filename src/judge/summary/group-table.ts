import { detach } from '../../base/text/detach.js'
import { addCounts, finishedCounts, type GrowingCounts, noTestCounts, type TestCounts } from './test-counts.js'

/** Tests that share a suite or a tag. */
interface Group {
  readonly key: string
  readonly counts: TestCounts
}

/** The most relevant groups, those with failures first, then the longest. The others are one sum. */
interface Groups {
  readonly kept: readonly Group[]
  readonly others: { readonly groups: number; readonly counts: TestCounts }
}

/** Counts tests by group, in bounded memory. */
export interface GroupTable {
  /** Returns the mutable counts of a group. They are valid until the next call. */
  of(key: string): GrowingCounts
  absorb(other: GroupTable): void
  entries(): Iterable<readonly [string, GrowingCounts]>
  others(): { readonly groups: number; readonly counts: TestCounts }
  result(): Groups
}

type GroupEntry = readonly [string, GrowingCounts]

const byRelevance = (a: GroupEntry, b: GroupEntry) =>
  b[1].failed - a[1].failed || b[1].duration - a[1].duration || b[1].total - a[1].total || (a[0] < b[0] ? -1 : 1)

/** The factor by which a table may exceed its limit before it is sorted and pruned. */
const slack = 4

/**
 * Makes a table of at most `limit` groups. It grows to a multiple of that before the least relevant groups become part of one sum, so that
 * sorting costs little per group. A group that comes again after that counts as a new one.
 */
export function createGroupTable(limit: number): GroupTable {
  let table = new Map<string, GrowingCounts>()
  let otherGroups = 0
  const otherCounts = noTestCounts()

  function prune(): void {
    const ranked = [...table].sort(byRelevance)
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
