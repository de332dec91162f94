import { type Child, element, hiddenText } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import { type Column, tableOf } from '../../../../base/browser/table.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { SymbolName } from '../../../../base/text/symbols.js'
import { commitNode } from '../answers/sighting.js'
import { changeNode } from '../pieces/change-node.js'
import { buildsTitle, historyCell, shownBuilds } from '../pieces/history-cell.js'
import { shortDay } from '../pieces/short-day.js'
import { testLink } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { firstLine } from './failing-banner.js'
import { testFailingSince } from './failing-since.js'
import { type Attention, attentionTests, type Overview } from './read-overview.js'

/** A test that needs attention. */
interface Entry {
  readonly symbol: SymbolName
  readonly word: string
  readonly test: { readonly testId: string; readonly name: string; readonly suite: readonly string[] }
  readonly since: Child
  readonly why: Child
}

/** Creates the table of the tests that fail, then of those that are flaky, then of those that became slower. */
export function attentionTable(overview: Overview, attention: Attention, address: HashState<DashboardState>): HTMLElement {
  const entries = entriesOf(overview, attention)
  const { branch, failing } = overview
  const { flaky, rows, comparison } = attention
  const failures = failing?.runs.length ?? 0
  const links: readonly Child[] = [
    ...(failures > attentionTests.failing || failing?.isComplete === false ? [allLink(address, 'causes', 'Why all of them fail')] : []),
    ...(flaky.testCount > attentionTests.flaky ? [allLink(address, 'flaky', `All ${countOf(flaky.testCount, 'flaky test')}`)] : []),
    allLink(address, 'tests', comparison.testCount === 1 ? 'All tests' : `All ${formatCount(comparison.testCount)} tests`),
  ]
  const columns: readonly Column<Entry>[] = [
    { title: 'Test', content: (entry) => nameOf(entry, address) },
    {
      title: buildsTitle(Math.min(branch.builds.length, shownBuilds), branch.ref),
      className: 'history-cell',
      content: ({ test }) => {
        const results = rows.get(test.testId)?.results
        return results === undefined ? hiddenText('Did not run') : historyCell(results, branch.ref)
      },
    },
    { title: 'Since', className: 'since', content: ({ since }) => since },
    { title: 'Why', className: 'why', content: ({ why }) => why },
  ]
  const table = tableOf(columns, entries, { class: 'blocks attention-table', 'aria-labelledby': 'attention-title' })
  return element(
    'section',
    { class: 'card' },
    element('h2', { class: 'card-title', id: 'attention-title' }, 'Needs attention'),
    entries.length === 0 ? element('p', { class: 'hint card-line' }, 'No test fails, is flaky or became slower.') : table,
    element('p', { class: 'card-line links' }, ...links),
  )
}

const allLink = (address: HashState<DashboardState>, view: 'causes' | 'flaky' | 'tests', text: string): HTMLElement =>
  element('a', { href: address.link({ view, item: '', query: '' }) }, text)

/** Each test once, in the worst of its kinds. */
function entriesOf({ failing, branch }: Overview, { flaky, slower, rows }: Attention): readonly Entry[] {
  const failures = (failing?.runs ?? []).slice(0, attentionTests.failing).map((run): Entry => {
    const index = testFailingSince(rows.get(run.testId)?.results ?? '')
    const build = branch.builds[index ?? -1] ?? failing?.newest
    const since =
      build === undefined ? '' : element('span', {}, commitNode(build.commit) ?? displayLine(build.build), ', ', timeNode(build.timestamp))
    return { symbol: 'failed', word: 'Failed', test: run, since, why: code(firstLine(run)) }
  })
  const flakies = flaky.tests.map((test): Entry => {
    const [most] = test.jobs
    const since = element('span', {}, `${formatCount(test.flakyBuilds)} of ${countOf(test.builds, 'build')}`)
    return {
      symbol: 'flaky',
      word: 'Flaky',
      test,
      since,
      why: `${formatDuration(test.lostMs)} lost${most === undefined || most.job === '' ? '' : `, mostly in ${displayLine(most.job)}`}`,
    }
  })
  const slow = slower.map((test): Entry => {
    const { before, after, since } = test
    const change = element('span', {}, `median ${formatDuration(before)} → ${formatDuration(after)} `, changeNode(after, before))
    return { symbol: 'slow', word: 'Slower', test, since: since === undefined ? 'gradually' : shortDay(since), why: change }
  })
  const all = [...failures, ...flakies, ...slow]
  return all.filter(({ test }, index) => all.findIndex((other) => other.test.testId === test.testId) === index)
}

const code = (text: string): Child => (text === '' ? '–' : element('code', { class: 'plain' }, text))

const nameOf = ({ symbol, word, test }: Entry, address: HashState<DashboardState>): HTMLElement =>
  element(
    'span',
    { class: 'marked' },
    symbolMark(symbol, word),
    testLink(test, address.link({ view: 'tests', item: test.testId, query: '' })),
  )
