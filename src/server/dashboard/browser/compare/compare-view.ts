import { type Child, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import { type Column, tableOf } from '../../../../base/browser/table.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { SymbolName } from '../../../../base/text/symbols.js'
import type { ComparedTest, Comparison, Difference } from '../../../answers/comparison.js'
import { differences } from '../answers/comparison.js'
import { changeNode } from '../pieces/change-node.js'
import { testLink } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { bucketTitle } from '../state/period.js'
import type { View } from '../state/view.js'
import { baseFields } from './base-fields.js'
import type { Compared, Side } from './read-compared.js'
import { sidesTable } from './sides-table.js'

export interface CompareContext {
  readonly address: HashState<DashboardState>
  readonly now: number
  readonly readBranches: () => Promise<readonly string[]>
}

/** The groups with their titles and marks, and their words in a sentence. */
const groups: Readonly<Record<Difference, { readonly title: string; readonly symbol: SymbolName; readonly word: string }>> = {
  broken: { title: 'Newly failing', symbol: 'failed', word: 'newly failing' },
  fixed: { title: 'Fixed', symbol: 'complete', word: 'fixed' },
  slower: { title: 'Slower', symbol: 'slow', word: 'slower' },
  faster: { title: 'Faster', symbol: 'passed', word: 'faster' },
  gone: { title: 'Gone', symbol: 'gone', word: 'gone' },
  new: { title: 'New', symbol: 'unknown', word: 'new' },
}

/** Creates the comparison of two branches or periods. */
export function compareView({ newer, older, comparison }: Compared, state: DashboardState, context: CompareContext): View {
  const names = [nameOf(older, newer), nameOf(newer, older)] as const
  const shown = differences.filter((name) => comparison[name].count > 0)
  const parts = shown.map((name) => `${formatCount(comparison[name].count)} ${groups[name].word}`)
  const isEmpty = newer.totals === undefined || older.totals === undefined
  const sentence = isEmpty
    ? `No build of ${displayLine(newer.totals === undefined ? names[1] : names[0])} to compare`
    : parts.length === 0
      ? 'No test differs'
      : `Tests that differ: ${parts.join(', ')}`
  const root = element(
    'div',
    { class: 'results' },
    baseFields(state, context.address, context.now, context.readBranches),
    ...(isEmpty ? [] : [sidesTable(older, newer, names), ...shown.map((name) => groupCard(name, comparison[name], context.address))]),
    element(
      'p',
      { class: 'hint definition' },
      'A test is newly failing if its last run in a job failed, and none of its last runs on the other side did. It is slower or faster if the median of its passed runs changed by more than 5% and 10 ms and is outside of the middle half of the other side.',
    ),
  )
  return { root, title: { text: sentence, lead: `${names[1]} compared with ${names[0]}` }, show() {}, close() {} }
}

/** Returns the branch, and the days if they differ: `main, 23 Oct to 22 Nov`. */
function nameOf({ branch, period }: Side, other: Side): string {
  const name = branch === '' ? 'all branches' : displayLine(branch)
  const days = `${bucketTitle(period.fromTs, dayMs)} to ${bucketTitle(period.toTs - 1, dayMs)}`
  const isSamePeriod = period.fromTs === other.period.fromTs && period.toTs === other.period.toTs
  return isSamePeriod ? name : `${name}, ${days}`
}

const dayMs = 24 * 60 * 60 * 1000

function groupCard(name: Difference, { count, tests }: Comparison[Difference], address: HashState<DashboardState>): HTMLElement {
  const { title } = groups[name]
  const isTimed = name === 'slower' || name === 'faster'
  const id = `group-${name}`
  const columns: readonly Column<ComparedTest>[] = [
    { title: 'Test', content: (test) => testNode(test, name, address) },
    isTimed
      ? { title: 'Median', className: 'since', content: ({ before, after }) => medianNodes(before, after) }
      : { title: 'Last run', className: 'since', content: ({ timestamp }) => timeNode(timestamp) },
  ]
  return element(
    'section',
    { class: 'card' },
    element('h2', { class: 'card-title', id }, `${title} `, element('span', { class: 'count' }, formatCount(count))),
    tableOf(columns, tests, { class: 'blocks', 'aria-labelledby': id }),
    count > tests.length ? element('p', { class: 'hint card-line' }, `And ${countOf(count - tests.length, 'other test')}`) : undefined,
  )
}

const medianNodes = (before: number, after: number): readonly Child[] => [
  `${formatDuration(before)} → ${formatDuration(after)} `,
  changeNode(after, before),
]

function testNode(test: ComparedTest, name: Difference, address: HashState<DashboardState>): HTMLElement {
  const { symbol, title } = groups[name]
  return element(
    'span',
    { class: 'marked' },
    symbolMark(symbol, title),
    testLink(test, address.link({ view: 'tests', item: test.testId, query: '' })),
  )
}
