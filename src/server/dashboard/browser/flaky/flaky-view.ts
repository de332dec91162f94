import { button, element } from '../../../../base/browser/element.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { formatPercentage } from '../../../../base/text/percentages.js'
import { ownerText } from '../pieces/owner-text.js'
import { type DashboardState, rankTitles } from '../state/dashboard-state.js'
import { daysOf } from '../state/period.js'
import type { View, ViewContext } from '../state/view.js'
import { createFlakyFilters } from './flaky-filters.js'
import { createFlakyRows } from './flaky-table.js'
import { leaveQuarantineCard } from './leave-quarantine-card.js'
import type { Flaky } from './read-flaky.js'
import { createRowsReader } from './read-rows.js'

const definition =
  'A test is flaky if it passed after a retry, or failed at least twice between two passes of the same job and branch. Failures of many tests at once are outages and do not count. Time lost is the duration of the repeated attempts and of these failures; if the test was the only one that failed in a job, the duration of the tests of that job. The change compares it with the previous period of the same length.'

/** Creates the ranked list of the flaky tests of a module, or of all modules of an organisation or project. */
export function flakyView(flaky: Flaky, start: DashboardState, context: ViewContext): View {
  const { address, api, announce } = context
  const { tests, testCount, period } = flaky
  const filters = createFlakyFilters(flaky, start, context)
  const table = createFlakyRows(flaky, { state: start, address, readRows: createRowsReader(api, start, period) })
  const clear = button('Clear the filter', { class: 'text-button' }, () => {
    address.change({ query: '' }, 'replace')
    filters.focus()
  })
  const hasTests = tests.length > 0
  const root = element(
    'div',
    { class: 'results' },
    ...(hasTests || start.owner !== '' ? [filters.root] : []),
    ...(hasTests ? [table.root] : []),
    testCount > tests.length
      ? element(
          'p',
          { class: 'hint' },
          `The first ${formatCount(tests.length)} tests by ${rankTitles[start.rank].toLowerCase()} are listed.`,
        )
      : undefined,
    element('p', { class: 'hint definition' }, definition),
    leaveQuarantineCard(api, start, period, address),
  )
  let shown: string | undefined
  return {
    root,
    title: { text: headline(flaky, start), lead: testCount === 0 ? undefined : lead(flaky, start) },
    show({ query }) {
      if (query === shown) return
      const isFirst = shown === undefined
      shown = query
      filters.show(query)
      const count = table.filter(query, element('span', {}, `No flaky test matches “${query}”. `, clear))
      if (!isFirst) announce(`${formatCount(count)} of ${countOf(tests.length, 'flaky test')}`)
    },
    close() {},
  }
}

/** Answers the question in one sentence: `13 flaky tests cost 3 h 40 min in 30 days`. The branch is beside it. */
function headline({ testCount, lostMs, period }: Flaky, { owner }: DashboardState): string {
  const of = owner === '' ? '' : ` of ${ownerText(owner)}`
  if (testCount === 0) return `No flaky test${of} in ${daysOf(period)}`
  return `${countOf(testCount, 'flaky test')}${of} cost ${formatDuration(lostMs)} in ${daysOf(period)}`
}

/** The number of tests that cost most whose share is shown. */
const top = 3

function lead({ tests, testCount, lostMs, lostMsBefore, period }: Flaky, { rank }: DashboardState): string {
  const change = lostMsBefore === 0 ? undefined : lostMs / lostMsBefore - 1
  const before = `in the ${daysOf(period)} before`
  const compared =
    change === undefined
      ? `There were none ${before}.`
      : Math.round(Math.abs(change) * 100) === 0
        ? `As much as ${before}.`
        : `${Math.round(Math.abs(change) * 100)}% ${change < 0 ? 'less' : 'more'} than ${before}.`
  // In another order, the tests that cost most may be beyond the listed ones.
  if (testCount <= top || lostMs === 0 || (rank !== 'lostMs' && testCount > tests.length)) return compared
  const costliest = tests.map((test) => test.lostMs).toSorted((one, other) => other - one)
  const share = costliest.slice(0, top).reduce((sum, cost) => sum + cost, 0) / lostMs
  return `${compared} ${rank === 'lostMs' ? 'The first ' : ''}${top} of them cost ${formatPercentage(share)} of it.`
}
