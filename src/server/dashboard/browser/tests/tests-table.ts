import type { Child } from '../../../../base/browser/element.js'
import { createLongTable } from '../../../../base/browser/long-table.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import type { SlowerGroup } from '../../../answers/slower-tests.js'
import { maximumTestIds } from '../answers/api.js'
import type { Row } from '../flaky/read-rows.js'
import { buildsTitle } from '../pieces/history-cell.js'
import type { TestOfModule } from './listed-test.js'
import type { Tests } from './read-tests.js'
import { emptySlots, fillSlots, type RowSlots } from './row-slots.js'
import { groupSlower, type TestEntry, testsOf } from './test-entries.js'
import type { BuildRows } from './test-rows.js'
import { testsColumns } from './tests-columns.js'

export interface TestsTableContext {
  readonly rows: BuildRows
  readonly linkOf: (id: string) => string
}

/** The content of the table. */
export interface ShownTests {
  /** The tests in their order. */
  readonly tests: readonly TestOfModule[]
  /** Whether the tests that became slower in one build and suite are one row. */
  readonly isGrouped: boolean
  /** Whether these rows are unfolded until the user folds them. */
  readonly isOpen: boolean
  /** Whether only tests that became slower are listed. */
  readonly isOnlySlower: boolean
  /** Shown instead of an empty table. */
  readonly empty: Node
  /** Shown below the last row if some tests are filtered out. */
  readonly showAll: Node | undefined
}

export interface TestsTable {
  readonly root: HTMLElement
  show(shown: ShownTests): void
  /** Moves the focus to the link of a test, if it is listed. */
  focus(id: string): void
}

/** The number of rows at first, and per click on "more". The builds of these tests are requested at once. */
const rowsAtFirst = 25
const rowsPerClick = maximumTestIds

/** While the user types, the builds of tests are requested only after a pause of this length. */
const settleMs = 250

/** Creates the table. It has only the rows that the user asked for, and reads the results of these. */
export function createTestsTable({ tests: all, rows: known, branch }: Tests, { rows: reader, linkOf }: TestsTableContext): TestsTable {
  const results = new Map<string, Row | undefined>(known)
  const asked = new Set(known.keys())
  /** The parts of the rows on the page. */
  const slots = new Map<string, RowSlots>()
  /** The groups that the user folded or unfolded. */
  const toggled = new Set<SlowerGroup>()
  let entries: readonly TestEntry[] = []
  let current: ShownTests | undefined
  let count = rowsAtFirst
  let settling: number | undefined
  const table = createLongTable<TestEntry>({
    columns: testsColumns({
      hasOwners: all.some(({ metrics }) => metrics.owners.length > 0),
      historyTitle: branch.builds.length === 0 ? 'Last builds' : buildsTitle(branch.builds.length, branch.ref),
      linkOf,
      slotsOf,
      onToggle: toggle,
    }),
    attributes: { class: 'blocks tests-table', 'aria-label': 'Tests' },
    rowsAtFirst,
    rowsPerClick,
    onMore(shown) {
      count = shown
      readMissing()
    },
    footOf,
  })

  function slotsOf(entry: TestEntry): RowSlots {
    const key = keyOf(entry)
    const kept = slots.get(key)
    if (kept !== undefined) return kept
    const created = emptySlots()
    slots.set(key, created)
    fill(entry, created)
    return created
  }

  function fill(entry: TestEntry, into: RowSlots): void {
    const ids = testsOf(entry).map(({ metrics }) => metrics.id)
    if (ids.every((id) => results.has(id)))
      fillSlots(
        into,
        ids.map((id) => results.get(id)),
      )
  }

  /** Requests the results of the rows on the page that were not requested before. */
  function readMissing(): void {
    const shown = entries.slice(0, count)
    const ids = [...new Set(shown.flatMap(testsOf).map(({ metrics }) => metrics.id))].filter((id) => !asked.has(id))
    for (const id of ids) asked.add(id)
    if (ids.length === 0) return
    void reader.read(ids, (id, row) => {
      results.set(id, row)
      for (const entry of entries.slice(0, count)) {
        const into = slots.get(keyOf(entry))
        if (into !== undefined && testsOf(entry).some(({ metrics }) => metrics.id === id)) fill(entry, into)
      }
    })
  }

  function toggle(group: SlowerGroup): void {
    if (toggled.has(group)) toggled.delete(group)
    else toggled.add(group)
    const before = entries.length
    draw()
    count = Math.max(count, count + entries.length - before)
    if (current !== undefined) table.show(entries, current.empty, count)
    table.focus(entries.findIndex((entry) => entry.kind === 'group' && entry.group === group))
    readMissing()
  }

  function draw(): void {
    if (current === undefined) return
    const { tests, isGrouped, isOpen, isOnlySlower } = current
    slots.clear()
    entries = isGrouped
      ? groupSlower(tests, { isOpen: (group) => isOpen !== toggled.has(group), isOnlySlower })
      : tests.map((test): TestEntry => ({ kind: 'test', test, isPart: false }))
  }

  function footOf(shown: number): Child {
    if (current === undefined || shown === 0) return undefined
    if (shown === entries.length) return current.showAll
    const listed = new Set(entries.slice(0, shown).flatMap((entry) => (entry.kind === 'test' ? [entry.test] : entry.tests)))
    return `${formatCount(listed.size)} of ${countOf(current.tests.length, 'test')}`
  }

  return {
    root: table.root,
    show(shown) {
      const isFirst = current === undefined
      current = shown
      count = rowsAtFirst
      toggled.clear()
      draw()
      table.show(entries, shown.empty)
      window.clearTimeout(settling)
      if (isFirst) readMissing()
      else settling = window.setTimeout(readMissing, settleMs)
    },
    focus(id) {
      const index = entries.findIndex((entry) => entry.kind === 'test' && entry.test.metrics.id === id)
      if (index !== -1) table.focus(index)
    },
  }
}

const keyOf = (entry: TestEntry): string =>
  entry.kind === 'test' ? `${entry.isPart ? 'part' : 'test'} ${entry.test.metrics.id}` : `group ${entry.tests[0]?.metrics.id ?? ''}`
