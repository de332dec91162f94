import { type Child, element, hiddenText } from '../../../../browser/element.js'
import type { HashState } from '../../../../browser/hash-state.js'
import { timeNode } from '../../../../browser/time-node.js'
import { webLink } from '../../../../browser/web-link.js'
import { formatCount } from '../../../../text/counts.js'
import { displayLine } from '../../../../text/display-text.js'
import { formatDuration } from '../../../../text/durations.js'
import { changeNode } from '../change-node.js'
import type { DashboardState } from '../dashboard-state.js'
import type { FlakyTest } from '../flaky-test.js'
import { testLink } from '../test-name.js'
import type { Flaky } from './read-flaky.js'

/** The columns, with their classes. Narrow screens leave out the ones with `optional`. */
const columns = [
  ['#', 'number rank optional'],
  ['Test', 'test'],
  ['Flaky builds', 'number'],
  ['Flips', 'number optional'],
  ['Retries', 'number optional'],
  ['Time lost', 'number lost'],
  ['Change', 'number'],
  ['Mostly in', 'optional'],
  ['Last seen', 'last'],
] as const

/** Creates the table of flaky tests, the ones that cost most first. Each is linked to its page. */
export const flakyTable = (flaky: Flaky, address: HashState<DashboardState>): HTMLElement =>
  element(
    'div',
    { class: 'card' },
    element(
      'table',
      { class: 'table ranking', 'aria-label': 'Flaky tests' },
      element('thead', {}, element('tr', {}, ...columns.map(([title, name]) => element('th', { scope: 'col', class: name }, title)))),
      element('tbody', {}, ...flaky.tests.map((test, index) => row(test, index + 1, flaky, address))),
    ),
  )

function row(test: FlakyTest, rank: number, { lostMsOfTestBefore }: Flaky, address: HashState<DashboardState>): HTMLElement {
  const { flips, retries, flakyBuilds, builds, lostMs, last, job } = test
  const cells: readonly (readonly Child[])[] = [
    [formatCount(rank)],
    [testLink(test, address.link({ view: 'tests', item: test.testId, query: '' }))],
    [formatCount(flakyBuilds), element('span', { class: 'quiet' }, ` of ${formatCount(builds)}`), unit('builds')],
    [formatCount(flips)],
    [formatCount(retries)],
    [formatDuration(lostMs), unit('lost')],
    [changeOf(lostMs, lostMsOfTestBefore.get(test.testId))],
    [displayLine(job)],
    [webLink(last.url, {}, timeNode(last.time), hiddenText(`, build ${displayLine(last.build)}`))],
  ]
  const contents = cells.map((content, index) => {
    const attributes = { class: columns[index]?.[1] ?? '' }
    return index === 1 ? element('th', { scope: 'row', ...attributes }, ...content) : element('td', attributes, ...content)
  })
  return element('tr', {}, ...contents)
}

/** Creates a word for narrow screens, on which columns have no heads. */
const unit = (word: string): HTMLElement => element('span', { class: 'unit', 'aria-hidden': 'true' }, ` ${word}`)

const changeOf = (lostMs: number, before: number | undefined): HTMLElement =>
  before === undefined || before === 0 ? element('span', { class: 'tag' }, 'new') : changeNode(lostMs, before)
