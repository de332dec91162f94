import { statuses } from '../../browser/statuses.js'
import type { Groups, TestModel } from './test-model.js'
import { failedRank, unknownRank } from './test-model.js'
import { compareTexts, type OrderName } from './test-order.js'

/** The ways to group tests, with their titles on the page. */
export const groupingTitles = { suite: 'Suite', file: 'File', none: 'Nothing' } as const

export type Grouping = keyof typeof groupingTitles

/** Sums over the listed tests of a group. */
export interface GroupSums {
  tests: number
  failed: number
  /** In ms, of the tests with a known duration. */
  duration: number
}

/** The visible rows of the tree as columns. A test is its number, a group is -1 minus its number. */
export interface TreeRows {
  readonly length: number
  readonly items: Int32Array
  readonly levels: Uint8Array
  /** The position of each row among its siblings, from 1, and their number. */
  readonly positions: Int32Array
  readonly siblings: Int32Array
  /** Titles of the groups. Groups that contain only one other group share its row. */
  readonly titles: ReadonlyMap<number, string>
  readonly sums: ReadonlyMap<number, GroupSums>
  readonly isOpen: (group: number) => boolean
}

export interface Arrangement {
  /** The tests to list, in order. */
  readonly hits: Int32Array
  readonly grouping: Grouping
  readonly order: OrderName
  /** Groups that the user opened (true) or closed (false). */
  readonly toggled: ReadonlyMap<number, boolean>
}

/** Up to this number of tests, all groups are open at first. Above it, only groups with a failed test are. */
const opensAllUpTo = 200

/** Deeper levels are shown at the last level. */
const maximumLevel = 100

/** Arranges tests in groups. If tests are ordered by status, groups with a failed test come first. */
export function arrangeRows(model: TestModel, { hits, grouping, order, toggled }: Arrangement): TreeRows {
  const groups = grouping === 'file' ? model.files : model.suites
  const groupOf = grouping === 'file' ? model.fileOf : model.suiteOf
  const sums = grouping === 'none' ? [] : sumGroups(model, groups, groupOf, hits)
  const children = nestGroups(groups, sums, order)
  const tests = grouping === 'none' ? { of: () => hits } : partition(hits, groupOf, groups.names.length)

  const maximumLength = hits.length + sums.length
  const items = new Int32Array(maximumLength)
  const levels = new Uint8Array(maximumLength)
  const positions = new Int32Array(maximumLength)
  const siblings = new Int32Array(maximumLength)
  let length = 0
  const titles = new Map<number, string>()
  const shownSums = new Map<number, GroupSums>()
  const isOpen = (group: number) => toggled.get(group) ?? (hits.length <= opensAllUpTo || (sums[group]?.failed ?? 0) > 0)

  function add(item: number, level: number, position: number, count: number): void {
    items[length] = item
    levels[length] = Math.min(level, maximumLevel)
    positions[length] = position
    siblings[length] = count
    length += 1
  }

  function addChildren(group: number, level: number): void {
    const inner = children.get(group) ?? []
    const own = tests.of(group)
    const count = inner.length + own.length
    inner.forEach((child, index) => {
      const { last, title } = mergeSingleChildGroups(child)
      add(-1 - last, level, index + 1, count)
      titles.set(last, title)
      shownSums.set(last, sums[last] ?? noSums())
      if (isOpen(last) && level < maximumLevel) addChildren(last, level + 1)
    })
    for (let index = 0; index < own.length; index += 1) add(own[index] ?? 0, level, inner.length + index + 1, count)
  }

  /** Follows groups that contain only one other group, and joins their names. */
  function mergeSingleChildGroups(group: number): { readonly last: number; readonly title: string } {
    const names: string[] = []
    for (let last = group; ; ) {
      const name = groups.names[last] || '(no name)'
      // A package is left out if the class repeats it.
      if (names.length > 0 && name.startsWith(names.at(-1) ?? '')) names.pop()
      names.push(name)
      const [only, other] = children.get(last) ?? []
      if (only === undefined || other !== undefined || tests.of(last).length > 0) return { last, title: names.join(' › ') }
      last = only
    }
  }

  addChildren(-1, 1)
  return {
    length,
    items: items.subarray(0, length),
    levels,
    positions,
    siblings,
    titles,
    sums: shownSums,
    isOpen,
  }
}

const noSums = (): GroupSums => ({ tests: 0, failed: 0, duration: 0 })

function sumGroups(model: TestModel, groups: Groups, groupOf: readonly number[], hits: Int32Array): readonly GroupSums[] {
  const sums = groups.names.map(noSums)
  for (const test of hits) {
    const sum = sums[groupOf[test] ?? -1]
    if (sum === undefined) continue
    sum.tests += 1
    if (model.ranks[test] === failedRank) sum.failed += 1
    sum.duration += Math.max(model.durations[test] ?? 0, 0)
  }
  // A group has a larger number than its outer group. Counting down, each sum is complete before it is added.
  for (let group = sums.length - 1; group >= 0; group -= 1) {
    const inner = sums[group]
    const outer = sums[groups.parents[group] ?? -1]
    if (inner === undefined || outer === undefined) continue
    outer.tests += inner.tests
    outer.failed += inner.failed
    outer.duration += inner.duration
  }
  return sums
}

/** Returns the groups with a listed test, by their outer group (-1: none). */
function nestGroups(
  { parents, searchableNames }: Groups,
  sums: readonly GroupSums[],
  order: OrderName,
): ReadonlyMap<number, readonly number[]> {
  const children = new Map<number, number[]>()
  sums.forEach(({ tests }, group) => {
    if (tests === 0) return
    const parent = parents[group] ?? -1
    const siblings = children.get(parent)
    if (siblings === undefined) children.set(parent, [group])
    else siblings.push(group)
  })
  const compare = {
    status: (one: number, other: number) => Math.sign(sums[other]?.failed ?? 0) - Math.sign(sums[one]?.failed ?? 0),
    duration: (one: number, other: number) => (sums[other]?.duration ?? 0) - (sums[one]?.duration ?? 0),
    name: (one: number, other: number) => compareTexts(searchableNames[one] ?? '', searchableNames[other] ?? ''),
    recorded: (one: number, other: number) => one - other,
  }[order]
  for (const siblings of children.values()) siblings.sort(compare)
  return children
}

/** Returns the listed tests of each group (-1: none), in order. */
function partition(hits: Int32Array, groupOf: readonly number[], count: number): { of(group: number): Int32Array } {
  // Slot 0 is for tests without a group.
  const ends = new Int32Array(count + 1)
  const takeNext = (slot: number) => {
    const before = ends[slot] ?? 0
    ends[slot] = before + 1
    return before
  }
  for (const test of hits) takeNext((groupOf[test] ?? -1) + 1)
  let start = 0
  ends.forEach((size, slot) => {
    ends[slot] = start
    start += size
  })
  const sorted = new Int32Array(hits.length)
  for (const test of hits) sorted[takeNext((groupOf[test] ?? -1) + 1)] = test
  return { of: (group) => sorted.subarray(group === -1 ? 0 : ends[group], ends[group + 1]) }
}

/** Counts the listed tests by rank, and the flaky ones. */
export function countHits(model: TestModel, hits: Int32Array): { readonly byRank: readonly number[]; readonly flaky: number } {
  const byRank = statuses.map(() => 0)
  let flaky = 0
  for (const test of hits) {
    const rank = model.ranks[test] ?? unknownRank
    byRank[rank] = (byRank[rank] ?? 0) + 1
    flaky += model.flaky[test] ?? 0
  }
  return { byRank, flaky }
}
