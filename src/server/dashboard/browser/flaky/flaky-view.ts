import { element } from '../../../../browser/element.js'
import type { HashState } from '../../../../browser/hash-state.js'
import { countOf } from '../../../../text/counts.js'
import { displayLine } from '../../../../text/display-text.js'
import { formatDuration } from '../../../../text/durations.js'
import { formatPercentage } from '../../../../text/percentages.js'
import { rankedCount } from '../api.js'
import type { DashboardState } from '../dashboard-state.js'
import { daysOf } from '../period.js'
import type { View } from '../view.js'
import { flakyTable } from './flaky-table.js'
import type { Flaky } from './read-flaky.js'

const definition =
  'A test is flaky if it passed after a retry, or failed at least twice between two passes of the same job and branch. Failures of many tests at once are outages and do not count. Time lost is the duration of the repeated attempts and of these failures; if the test was the only one that failed in a job, the duration of the tests of that job. The change compares it with the previous period of the same length.'

/** Creates the ranked list of flaky tests. */
export function flakyView(flaky: Flaky, state: DashboardState, address: HashState<DashboardState>): View {
  const root = element(
    'div',
    { class: 'results' },
    element(
      'section',
      { class: 'answer', 'aria-labelledby': 'answer-title' },
      element('h2', { id: 'answer-title' }, headline(flaky, state)),
      flaky.tests.length === 0 ? undefined : element('p', { class: 'lead' }, lead(flaky)),
    ),
    ...(flaky.tests.length === 0 ? [] : [flakyTable(flaky, address)]),
    element('p', { class: 'hint definition' }, definition),
  )
  return { root, show() {}, close() {} }
}

/** Answers the question in one sentence: `13 flaky tests cost 3 h 40 min in 30 days`. */
function headline({ tests, lostMs, period }: Flaky, { branch }: DashboardState): string {
  const time = `${branch === '' ? '' : `on ${displayLine(branch)} `}in ${daysOf(period)}`
  if (tests.length === 0) return `No flaky test ${time}`
  const count = tests.length === rankedCount ? `The ${rankedCount} worst flaky tests` : countOf(tests.length, 'flaky test')
  return `${count} cost ${formatDuration(lostMs)} ${time}`
}

/** The number of tests at the top whose share is shown. */
const top = 3

function lead({ tests, lostMs, lostMsBefore, period }: Flaky): string {
  const change = lostMsBefore === 0 ? undefined : lostMs / lostMsBefore - 1
  const before = `in the ${daysOf(period)} before`
  const compared =
    change === undefined
      ? `There were none ${before}.`
      : Math.round(Math.abs(change) * 100) === 0
        ? `As much as ${before}.`
        : `${Math.round(Math.abs(change) * 100)}% ${change < 0 ? 'less' : 'more'} than ${before}.`
  if (tests.length <= top || lostMs === 0) return compared
  const share = tests.slice(0, top).reduce((sum, each) => sum + each.lostMs, 0) / lostMs
  return `${compared} The first ${top} of them cost ${formatPercentage(share)} of it.`
}
