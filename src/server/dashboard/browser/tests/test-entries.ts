import { groupBy } from '../../../../base/group-by.js'
import type { SlowerGroup } from '../../../answers/slower-tests.js'
import type { Row } from '../flaky/read-rows.js'
import { testFailingSince } from '../overview/failing-since.js'
import { smallestGroup } from '../pieces/slower-text.js'
import { medianAndChange, type TestOfModule, type TestOrder } from './listed-test.js'

/** A row of the table: a test, or several tests that became slower in one build and suite. */
export type TestEntry =
  | { readonly kind: 'test'; readonly test: TestOfModule; readonly isPart: boolean }
  | { readonly kind: 'group'; readonly group: SlowerGroup; readonly tests: readonly TestOfModule[]; readonly isOpen: boolean }

/** Sorts tests. Unknown values come last, and tests with equal values are sorted by name. */
export function sortTests(tests: readonly TestOfModule[], order: TestOrder, rows: ReadonlyMap<string, Row>): readonly TestOfModule[] {
  const values = new Map(tests.map((test) => [test, figureOf(test, order, rows)]))
  const figureOfTest = (test: TestOfModule) => values.get(test) ?? -1
  return tests.toSorted(
    (one, other) =>
      (order === 'attention' ? rankOf(one) - rankOf(other) : 0) ||
      figureOfTest(other) - figureOfTest(one) ||
      collator.compare(one.metrics.name, other.metrics.name) ||
      collator.compare(one.metrics.suite.join('\n'), other.metrics.suite.join('\n')),
  )
}

// Much faster than localeCompare, and sorts `case 10` after `case 9`.
const collator = new Intl.Collator('en', { numeric: true })

const ranks: Partial<Record<TestOfModule['status'], number>> = { failing: 0, flaky: 1, slower: 2 }
const rankOf = ({ status }: TestOfModule): number => ranks[status] ?? 3

/** Returns the figure by which a test is sorted, the largest one first. */
function figureOf(test: TestOfModule, order: TestOrder, rows: ReadonlyMap<string, Row>): number {
  const { metrics, status, flaky, slower } = test
  if (order === 'name') return 0
  if (order === 'median') return medianAndChange(test).median ?? -1
  if (order === 'change') return 1 + (medianAndChange(test).change ?? -1)
  if (order === 'failed')
    return metrics.total.totalCount === 0 ? 0 : (metrics.total.counts.failed + metrics.total.flakyCount) / metrics.runs
  if (status === 'failing') return testFailingSince(rows.get(metrics.id)?.results ?? '') ?? -1
  if (status === 'flaky') return flaky?.lostMs ?? 0
  return status === 'slower' ? (slower?.group.since.timestamp ?? 0) : 0
}

export interface SlowerGrouping {
  readonly isOpen: (group: SlowerGroup) => boolean
  /** Whether only tests that became slower are listed. Then a test that fails or is flaky as well is listed once, in its group. */
  readonly isOnlySlower: boolean
}

/**
 * Combines the tests that became slower in one build and suite, in the place of the first one that is not listed for another reason. A test
 * that fails or is flaky as well has a row of its own before. A group that is open is followed by its tests.
 * @param tests in their order
 */
export function groupSlower(tests: readonly TestOfModule[], { isOpen, isOnlySlower }: SlowerGrouping): readonly TestEntry[] {
  const members = groupBy(tests, ({ slower }) => slower?.group)
  return tests.flatMap((test): readonly TestEntry[] => {
    const group = test.slower?.group
    const parts = group === undefined ? [] : (members.get(group) ?? [])
    const own: TestEntry = { kind: 'test', test, isPart: false }
    if (group === undefined || parts.length < smallestGroup) return [own]
    const before = test.status === 'slower' || isOnlySlower ? [] : [own]
    const place = parts.find(({ status }) => status === 'slower') ?? parts.at(-1)
    if (place !== test) return before
    const row: TestEntry = { kind: 'group', group, tests: parts, isOpen: isOpen(group) }
    return [...before, row, ...(row.isOpen ? parts.map((part): TestEntry => ({ kind: 'test', test: part, isPart: true })) : [])]
  })
}

/** Returns the tests whose results a row shows. A group shows the results of its first tests. */
export const testsOf = (entry: TestEntry): readonly TestOfModule[] =>
  entry.kind === 'test' ? [entry.test] : entry.tests.slice(0, testsOfGroupRow)

const testsOfGroupRow = 20
