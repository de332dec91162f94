import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { Api } from '../answers/api.js'
import type { BuildTotals } from '../answers/totals.js'
import type { ViewCounts } from '../frame/tab-counts.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { daysOf } from '../state/period.js'
import type { PageFrame, PageTitle, View } from '../state/view.js'
import { attentionTable } from './attention-table.js'
import { buildsCard } from './builds-card.js'
import { failingBanner } from './failing-banner.js'
import { periodFigures } from './figures.js'
import { overviewCharts } from './overview-charts.js'
import { type Overview, readAttention } from './read-overview.js'

/** Creates the overview of a module: whether its branch fails and since when, its last builds, and what needs attention. */
export function overviewView(
  overview: Overview,
  state: DashboardState,
  address: HashState<DashboardState>,
  api: Api,
  frame: PageFrame,
): View {
  const root = element('div', { class: 'results' })
  const stop = new AbortController()
  const { whole, period } = overview
  let counts: ViewCounts = {}
  if (whole !== undefined) {
    const shown = element('div', {}, periodFigures(whole, period))
    const attention = loadingPanel(
      element('section', { 'aria-label': 'Needs attention' }),
      () => element('div', { class: 'card attention-pending' }),
      async () => {
        const found = await readAttention(api, state, overview)
        shown.replaceChildren(periodFigures(whole, period, found))
        counts = { tests: found.comparison.testCount, flaky: found.flaky.testCount }
        if (!stop.signal.aborted) frame.update()
        return [attentionTable(overview, found, address)]
      },
      stop.signal,
    )
    const parts = [failingBanner(overview, address), buildsCard(overview.branch), shown, overviewCharts(overview, stop.signal), attention]
    root.append(...parts.filter((part) => part !== undefined))
  }
  return { root, title: whole && pageTitle(overview, whole, state), counts: () => counts, show() {}, close: () => stop.abort() }
}

/** Returns the name of the module with its mark, and how many of its builds failed. */
function pageTitle({ failing, branch, period }: Overview, whole: BuildTotals, state: DashboardState): PageTitle {
  const isKnown = branch.builds.some(({ status }) => status === 'failed' || status === 'successful')
  return {
    mark: failing !== undefined ? 'failed' : isKnown ? 'passed' : undefined,
    text: displayLine(state.module),
    lead: buildsSentence(whole, state.branch, daysOf(period)),
  }
}

/** Returns `4 of 122 builds on main failed in 30 days`. */
function buildsSentence({ buildCount, failedBuildCount }: BuildTotals, branch: string, time: string): string {
  const where = branch === '' ? '' : ` on ${displayLine(branch)}`
  if (failedBuildCount > 0) return `${formatCount(failedBuildCount)} of ${countOf(buildCount, 'build')}${where} failed in ${time}`
  return buildCount === 1 ? `The only build${where} in ${time} passed` : `All ${formatCount(buildCount)} builds${where} passed in ${time}`
}
