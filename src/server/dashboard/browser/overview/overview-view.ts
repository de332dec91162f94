import { element } from '../../../../browser/element.js'
import type { HashState } from '../../../../browser/hash-state.js'
import { formatCount } from '../../../../text/counts.js'
import { displayLine } from '../../../../text/display-text.js'
import type { DashboardState } from '../dashboard-state.js'
import { emptyRangeNotice } from '../notices.js'
import { daysOf } from '../period.js'
import type { Totals } from '../totals.js'
import type { View } from '../view.js'
import { attentionCards } from './attention-cards.js'
import { figures } from './figures.js'
import { overviewCharts } from './overview-charts.js'
import type { Overview } from './read-overview.js'

/** Creates the overview of a module: how its builds ended, why they failed, and what is flaky. */
export function overviewView(overview: Overview, state: DashboardState, address: HashState<DashboardState>): View {
  const root = element('div', { class: 'results' })
  const stop = new AbortController()
  const { whole, period } = overview
  if (whole === undefined) root.append(emptyRangeNotice(state, period, address))
  else
    root.append(
      element(
        'section',
        { class: 'answer', 'aria-labelledby': 'answer-title' },
        element('h2', { id: 'answer-title' }, headline(whole, state.branch, daysOf(period))),
        figures(overview, whole),
      ),
      overviewCharts(overview, stop.signal),
      attentionCards(overview, address),
    )
  return { root, show() {}, close: () => stop.abort() }
}

/** Answers the question in one sentence: `118 of 122 builds on main passed in 30 days`. */
function headline({ buildCount, failedBuildCount }: Totals, branch: string, time: string): string {
  const where = branch === '' ? '' : ` on ${displayLine(branch)}`
  if (failedBuildCount > 0) return `${formatCount(failedBuildCount)} of ${formatCount(buildCount)} builds${where} failed in ${time}`
  return buildCount === 1 ? `The only build${where} in ${time} passed` : `All ${formatCount(buildCount)} builds${where} passed in ${time}`
}
