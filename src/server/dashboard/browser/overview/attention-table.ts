import { type Child, element, hiddenText } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import { type Column, tableOf } from '../../../../base/browser/table.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { SymbolName } from '../../../../base/text/symbols.js'
import type { SlowerGroup } from '../../../answers/slower-tests.js'
import { commitNode } from '../answers/sighting.js'
import { changeNode } from '../pieces/change-node.js'
import { buildsTitle, historyCell, rowBuilds } from '../pieces/history-cell.js'
import { ownersNode } from '../pieces/owner-text.js'
import { sinceText } from '../pieces/short-day.js'
import { changesNode, commitText, slowerGroupTitle, slowerSince, smallestGroup } from '../pieces/slower-text.js'
import { testLink } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { worstOf } from '../tests/row-slots.js'
import { messageLine } from './cause-node.js'
import { testFailingSince } from './failing-since.js'
import { type Attention, attentionTests, type Overview, testsOfGroup } from './read-overview.js'

/** A test that needs attention, or several that became slower in one build and suite. */
interface Entry {
  readonly symbol: SymbolName
  readonly word: string
  readonly name: HTMLElement
  readonly testIds: readonly string[]
  readonly since: readonly Child[]
  readonly why: readonly Child[]
}

/** Creates the table of the tests that fail, then of those that are flaky, then of those that became slower. */
export function attentionTable(overview: Overview, attention: Attention, address: HashState<DashboardState>): HTMLElement {
  const entries = entriesOf(overview, attention, address)
  const { branch, failing } = overview
  const { flaky, rows, comparison, owners } = attention
  const hasOwners = [...owners.values()].some((each) => each.length > 0)
  const ownersIn = ({ testIds }: Entry) => [...new Set(testIds.flatMap((id) => owners.get(id) ?? []))]
  const failures = failing?.runs.length ?? 0
  const links: readonly Child[] = [
    ...(failures > attentionTests.failing || failing?.isComplete === false ? [allLink(address, 'causes', 'Why all of them fail')] : []),
    ...(flaky.testCount > attentionTests.flaky ? [allLink(address, 'flaky', `All ${countOf(flaky.testCount, 'flaky test')}`)] : []),
    allLink(address, 'tests', comparison.testCount === 1 ? 'All tests' : `All ${formatCount(comparison.testCount)} tests`),
  ]
  const columns: readonly Column<Entry>[] = [
    { title: 'Test', content: ({ symbol, word, name }) => element('span', { class: 'marked' }, symbolMark(symbol, word), name) },
    {
      title: buildsTitle(Math.min(branch.builds.length, rowBuilds), branch.ref),
      className: 'history-cell',
      content: ({ testIds }) => {
        const results = testIds.map((id) => rows.get(id)?.results).filter((each) => each !== undefined)
        return results.length === 0 ? hiddenText('Did not run') : historyCell(worstOf(results), branch.ref)
      },
    },
    { title: 'Since', className: 'since', content: ({ since }) => since },
    { title: 'Why', className: 'why', content: ({ why }) => why },
    ...(hasOwners ? [{ title: 'Owner', className: 'owner wide optional', content: (entry: Entry) => ownersNode(ownersIn(entry)) }] : []),
  ]
  const table = tableOf(columns, entries, { class: 'blocks attention-table', 'aria-labelledby': 'attention-title' })
  return element(
    'section',
    { class: 'card' },
    element(
      'div',
      { class: 'card-title title-line' },
      element('h2', { id: 'attention-title' }, 'Needs attention'),
      element('span', { class: 'small quiet' }, [displayLine(branch.ref), 'most recent first'].filter((text) => text !== '').join(', ')),
    ),
    entries.length === 0 ? element('p', { class: 'hint card-line' }, 'No test fails, is flaky or became slower.') : table,
    element('p', { class: 'card-line links' }, ...links),
  )
}

const allLink = (address: HashState<DashboardState>, view: 'causes' | 'flaky' | 'tests', text: string): HTMLElement =>
  element('a', { href: address.link({ view, item: '', query: '', status: '' }) }, text)

/** Each test once, in the worst of its kinds. A group of slower tests contains all of its tests. */
function entriesOf({ failing, branch }: Overview, attention: Attention, address: HashState<DashboardState>): readonly Entry[] {
  const { flaky, slower, rows, messages } = attention
  const link = (test: Named) => testLink(test, address.link({ view: 'tests', item: test.testId, query: '' }))
  const failures = (failing?.runs ?? []).slice(0, attentionTests.failing).map((run): Entry => {
    const index = testFailingSince(rows.get(run.testId)?.results ?? '')
    const build = branch.builds[index ?? -1] ?? failing?.newest
    const since = build === undefined ? [] : [commitNode(build.commit) ?? displayLine(build.build), ', ', timeNode(build.timestamp)]
    return { symbol: 'failed', word: 'Failed', name: link(run), testIds: [run.testId], since, why: [code(messageLine(run))] }
  })
  const known = new Set(failures.flatMap(({ testIds }) => testIds))
  const flakies = flaky.tests
    .filter(({ testId }) => !known.has(testId))
    .map((test): Entry => {
      const message = messages.get(test.testId) ?? ''
      const count = `${formatCount(test.flakyBuilds)} of ${countOf(test.builds, 'build')}`
      const why = [count, ...(message === '' ? [] : [' · ', code(message)])]
      return { symbol: 'flaky', word: 'Flaky', name: link(test), testIds: [test.testId], since: [sinceText(test.firstSeen)], why }
    })
  for (const { testId } of flaky.tests) known.add(testId)
  return [...failures, ...flakies, ...slower.flatMap((group) => slowerEntries(group, known, link, address))]
}

interface Named {
  readonly testId: string
  readonly name: string
  readonly suite: readonly string[]
}

/** Returns an entry for a group of tests, or for each of its tests if it has few of them. */
function slowerEntries(
  group: SlowerGroup,
  known: ReadonlySet<string>,
  link: (test: Named) => HTMLElement,
  address: HashState<DashboardState>,
): readonly Entry[] {
  const { tests, testCount, minimumChange, maximumChange } = group
  const since = slowerSince(group)
  const entry = { symbol: 'slow', word: 'Slower', since } as const
  if (testCount < smallestGroup)
    return tests
      .filter(({ testId }) => !known.has(testId))
      .map((test) => ({
        ...{ ...entry, name: link(test), testIds: [test.testId] },
        why: [`median ${formatDuration(test.before)} → ${formatDuration(test.after)} `, changeNode(test.after, test.before)],
      }))
  const commit = commitText(group.since)
  const name = element(
    'span',
    { class: 'test-name' },
    element('a', { href: address.link({ view: 'tests', status: 'slower', item: '', query: '' }) }, slowerGroupTitle(group, testCount)),
    commit === '' ? undefined : element('span', { class: 'suite' }, commit),
  )
  const why = ['median ', changesNode([minimumChange, maximumChange])]
  return [{ ...entry, name, testIds: tests.slice(0, testsOfGroup).map(({ testId }) => testId), why }]
}

const code = (text: string): Child => (text === '' ? '–' : element('code', { class: 'plain' }, text))
