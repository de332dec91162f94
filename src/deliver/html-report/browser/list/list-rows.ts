import { definedFields } from '../../../../base/defined-fields.js'
import { type TestKind, testKinds } from '../earlier-results/test-kind.js'
import { skippedRank } from '../outcome.js'
import type { TestModel } from '../test-model.js'
import type { Grouping } from './groupings.js'
import { type GroupSums, type ListGroup, listGroups, suiteGroups, sumGroup } from './list-groups.js'
import { extraHeight, type ListRoom, plainLayout, type RowLayout } from './row-layout.js'
import type { OrderName } from './test-order.js'

/** The header of a group in the list. */
export interface GroupRow {
  /** The keys of the group and the group around it. */
  readonly key: string
  readonly title: string
  readonly level: 1 | 2
  readonly count: number
  readonly isOpen: boolean
  readonly sums: GroupSums
  readonly kind?: TestKind
  readonly rank?: number
  /** The common history of the tests. */
  readonly note?: string
  /** The index of the row of the header. */
  readonly row: number
}

/** The heights of rows in px: headers, tests with a second line, and tests without one. */
export interface RowHeights {
  readonly group: number
  readonly double: number
  readonly single: number
  /** Undefined if the list has no size yet. */
  readonly room?: ListRoom | undefined
}

/** The visible rows of the list as columns. A row is a test, or -1 minus the index of a group. */
export interface ListRows {
  readonly length: number
  readonly items: Int32Array
  /** The execution that a row stands for; -1: the test. */
  readonly executions: Int32Array
  /** The top of each row in px, and the height of the list. */
  readonly tops: Float64Array
  readonly groups: readonly GroupRow[]
  /** The index of the innermost group of each row; -1: none. */
  readonly groupOf: Int32Array
  /** The groups of the first level, each with its rows. Without groups, the whole list. */
  readonly sections: readonly { readonly start: number; readonly end: number }[]
  readonly isDouble: (row: number) => boolean
  readonly isPhone: boolean
  readonly layoutOf: (row: number) => RowLayout
}

export interface Arrangement {
  /** The tests to list, in the order of the list. */
  readonly hits: Int32Array
  readonly grouping: Grouping
  readonly order: OrderName
  /** Returns whether the user opened (true) or closed (false) a group. */
  readonly toggled: (key: string) => boolean | undefined
  readonly heights: RowHeights
  /** Lays out a row with a second line. Absent if the list has no size yet. */
  readonly layOut?: (test: number, execution: number, group: GroupRow | undefined) => RowLayout
  /** Whether the user searched or filtered, which opens groups that are closed at first. */
  readonly isSearch: boolean
}

/** Whether tests of a kind did not just pass or get skipped, by the number of the kind. */
const isNotable = testKinds.map((kind) => kind !== 'passed' && kind !== 'skipped')

/** Up to this number of rows, all groups are open at first. Above it, only groups with a failed or flaky test are. */
const opensAllUpTo = 200

/** Browsers limit the height of an element: Firefox to 17.8 million px. A longer list has only rows of one line. */
const maximumHeight = 15_000_000

/** The rows whose texts are measured. Nobody reads further than that. */
const maximumLaidOut = 5_000

/** Arranges tests in groups. */
export function arrangeRows(model: TestModel, { hits, grouping, order, toggled, heights, layOut, isSearch }: Arrangement): ListRows {
  const items: number[] = []
  const groupOf: number[] = []
  const executions: number[] = []
  const groups: GroupRow[] = []
  const sections: { start: number; end: number }[] = []
  const opensAll = hits.length <= opensAllUpTo

  const isOpenAtFirst = (group: ListGroup, { failed, flaky }: GroupSums): boolean =>
    isSearch || (group.isClosed !== true && (opensAll || failed + flaky > 0 || group.rank !== undefined))

  function addTests({ tests, executions: own }: ListGroup, group: number): void {
    for (let index = 0; index < tests.length; index += 1) {
      items.push(tests[index] ?? 0)
      groupOf.push(group)
      executions.push(own?.[index] ?? -1)
    }
  }

  function addGroup(group: ListGroup, level: 1 | 2, outer: string): void {
    const key = `${outer}/${group.key}`
    const sums = sumGroup(model, group)
    const row: GroupRow = {
      key,
      title: group.title,
      level,
      count: group.tests.length,
      isOpen: toggled(key) ?? isOpenAtFirst(group, sums),
      sums,
      row: items.length,
      ...definedFields({ kind: group.kind, rank: group.rank, note: group.note }),
    }
    const number = groups.length
    items.push(-1 - number)
    groupOf.push(number)
    executions.push(-1)
    groups.push(row)
    if (row.isOpen) {
      if (group.isNested) for (const inner of suiteGroups(model, Int32Array.from(group.tests), order)) addGroup(inner, 2, key)
      else addTests(group, number)
    }
  }

  for (const group of listGroups(model, hits, grouping, order)) {
    const start = items.length
    if (grouping === 'none') addTests(group, -1)
    else addGroup(group, 1, grouping)
    sections.push({ start, end: items.length })
  }

  const isTall = items.length * heights.double > maximumHeight
  const { kinds } = model.tests
  // Only tests that someone looks at get a second line.
  const isDouble = (row: number): boolean => {
    const item = items[row] ?? -1
    if (item < 0 || isTall) return false
    const execution = executions[row] ?? -1
    return execution === -1 ? isNotable[kinds[item] ?? -1] === true : (model.executions.ranks[execution] ?? skippedRank) < skippedRank
  }
  const tops = new Float64Array(items.length + 1)
  const layouts = new Map<number, RowLayout>()
  let laidOut = 0
  for (let row = 0; row < items.length; row += 1) {
    const item = items[row] ?? 0
    let height = item < 0 ? heights.group : isDouble(row) ? heights.double : heights.single
    if (layOut !== undefined && laidOut < maximumLaidOut && isDouble(row)) {
      laidOut += 1
      const layout = layOut(item, executions[row] ?? -1, groups[groupOf[row] ?? -1])
      if (layout.nameLines > 1 || layout.factLines > 0) layouts.set(row, layout)
      height += extraHeight(layout)
    }
    tops[row + 1] = (tops[row] ?? 0) + height
  }
  return {
    length: items.length,
    items: Int32Array.from(items),
    executions: Int32Array.from(executions),
    tops,
    groups,
    groupOf: Int32Array.from(groupOf),
    sections,
    isDouble,
    isPhone: heights.room?.isPhone === true,
    layoutOf: (row) => layouts.get(row) ?? plainLayout,
  }
}

/** Returns the last row that begins at or above a position, in px. */
export function rowAt({ tops, length }: ListRows, position: number): number {
  let low = 0
  let high = length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return Math.max(low, 0)
}

/** Returns the innermost group that contains a row, or that the row heads. */
export const groupAround = ({ groups, groupOf }: ListRows, row: number): GroupRow | undefined => groups[groupOf[row] ?? -1]
