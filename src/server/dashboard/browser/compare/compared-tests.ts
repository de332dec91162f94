import { type Child, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import { type Column, tableOf, tableRow } from '../../../../base/browser/table.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { SymbolName } from '../../../../base/text/symbols.js'
import type { ComparedTest, Difference } from '../../../answers/comparison.js'
import { listedDifferences } from '../answers/comparison.js'
import { commitNode } from '../answers/sighting.js'
import { testFailingSince } from '../overview/failing-since.js'
import { changeNode } from '../pieces/change-node.js'
import { buildsTitle, historyCell } from '../pieces/history-cell.js'
import { ownersNode } from '../pieces/owner-text.js'
import { dayText } from '../pieces/short-day.js'
import { testLink } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { Compared, Side } from './read-compared.js'
import type { SideNames } from './side-names.js'

type Listed = (typeof listedDifferences)[number]

/** The groups with their titles and marks, and their words in a sentence. */
export const groups: Readonly<Record<Listed, { readonly title: string; readonly symbol: SymbolName; readonly word: string }>> = {
  broken: { title: 'Newly failing', symbol: 'failed', word: 'newly failing' },
  fixed: { title: 'Fixed', symbol: 'complete', word: 'fixed' },
  slower: { title: 'Slower', symbol: 'slow', word: 'slower' },
  faster: { title: 'Faster', symbol: 'slow', word: 'faster' },
  gone: { title: 'Gone', symbol: 'gone', word: 'gone' },
}

/**
 * Creates the table of the tests that differ, in groups. A group without a test is absent; undefined without any.
 * @param owner only tests of this owner; empty for all
 */
export function comparedTests(
  compared: Compared,
  names: SideNames,
  owner: string,
  address: HashState<DashboardState>,
): HTMLElement | undefined {
  const { newer, older, comparison } = compared
  const isShown = ({ owners = [] }: ComparedTest) => owner === '' || owners.includes(owner)
  const shown = listedDifferences.filter((name) => comparison[name].tests.some(isShown))
  if (shown.length === 0) return undefined
  const hasOwners = shown.some((name) => comparison[name].tests.some(({ owners }) => owners !== undefined))
  const columnsOf = (name: Listed): readonly Column<ComparedTest>[] => [
    { title: 'Test', content: (test) => testNode(test, name, address) },
    { title: names.arePeriods ? 'This range' : 'This branch', className: 'history-cell', content: (test) => rowOf(newer, test) },
    {
      title: names.arePeriods ? 'Before' : buildsTitle(older.builds.builds.length, older.branch),
      className: 'history-cell wide optional',
      content: (test) => rowOf(older, test),
    },
    { title: 'Difference', className: 'difference', content: (test) => differenceOf(test, name, compared, names) },
    ...(hasOwners ? [{ title: 'Owner', className: 'owner wide', content: ({ owners = [] }: ComparedTest) => ownersNode(owners) }] : []),
  ]
  const table = tableOf(columnsOf('broken'), [], { class: 'blocks compared', 'aria-label': 'Tests that differ' })
  table.tBodies[0]?.remove()
  for (const name of shown) {
    const columns = columnsOf(name)
    const tests = comparison[name].tests.filter(isShown)
    const count = owner === '' ? comparison[name].count : tests.length
    const head = element(
      'tr',
      { class: 'group' },
      element(
        'th',
        { scope: 'rowgroup', colspan: String(columns.length) },
        groups[name].title,
        ' ',
        element('span', { class: 'count' }, formatCount(count)),
        element('span', { class: 'group-note' }, noteOf(name, compared, names)),
      ),
    )
    const more = count - tests.length
    const foot = element(
      'tr',
      { class: 'group-foot' },
      element('td', { colspan: String(columns.length), class: 'hint' }, `and ${countOf(more, 'other test')}`),
    )
    table.append(element('tbody', {}, head, ...tests.map((test) => tableRow(columns, test)), ...(more > 0 ? [foot] : [])))
  }
  return element('div', { class: 'card' }, table)
}

/** Returns what a group has in common. */
function noteOf(name: Listed, { newer, older }: Compared, { older: where, arePeriods }: SideNames): string {
  const counts = () => `median of ${countOf(newer.totals?.buildCount ?? 0, 'build')} against ${formatCount(older.totals?.buildCount ?? 0)}`
  const notes: Readonly<Record<Listed, () => string>> = {
    broken: () => (arePeriods ? `passed at the end of ${where}` : `pass on ${where}`),
    fixed: () => (arePeriods ? `failed at the end of ${where}` : `fail on ${where}`),
    slower: counts,
    faster: counts,
    gone: () => (arePeriods ? `ran in ${where}` : `ran on ${where}, not here`),
  }
  return notes[name]()
}

function rowOf({ rows, builds }: Side, { testId }: ComparedTest): Child {
  const results = rows.get(testId)?.results
  return results === undefined ? element('span', { class: 'quiet' }, '–') : historyCell(results, builds.ref)
}

function differenceOf(test: ComparedTest, name: Difference, { newer, older }: Compared, names: SideNames): readonly Child[] {
  const { before, after, timestamp } = test
  if (name === 'slower' || name === 'faster') return [`${formatDuration(before)} → ${formatDuration(after)} `, changeNode(after, before)]
  if (name === 'gone') return [`last run on ${dayText(timestamp)}`]
  const since = sinceOf(name === 'fixed' ? older : newer, test)
  if (since === undefined) return ['last run ', timeNode(timestamp)]
  if (name === 'broken') return ['since ', ...since]
  return [names.arePeriods ? 'failed since ' : `${names.older} fails since `, ...since]
}

/** Returns the build since which a test fails: its commit and its age. */
function sinceOf({ rows, builds: { builds } }: Side, { testId }: ComparedTest): readonly Child[] | undefined {
  const index = testFailingSince(rows.get(testId)?.results ?? '')
  const build = index === undefined ? undefined : builds[index]
  if (build === undefined) return undefined
  const commit = webLink(build.url, {}, commitNode(build.commit) ?? `build ${displayLine(build.build)}`)
  return index === builds.length - 1 ? [commit, ', the latest build'] : [commit, ', ', timeNode(build.timestamp)]
}

function testNode(test: ComparedTest, name: Listed, address: HashState<DashboardState>): HTMLElement {
  const { symbol, title } = groups[name]
  return element(
    'span',
    { class: 'marked' },
    symbolMark(symbol, title),
    testLink(test, address.link({ view: 'tests', item: test.testId, query: '' })),
  )
}
