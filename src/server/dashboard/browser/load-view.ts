import type { HashState } from '../../../browser/hash-state.js'
import { countOf } from '../../../text/counts.js'
import type { Api } from './api.js'
import { causesView } from './causes/causes-view.js'
import { createChartDataReader } from './chart-data.js'
import type { DashboardState } from './dashboard-state.js'
import { flakyView } from './flaky/flaky-view.js'
import { readFlaky } from './flaky/read-flaky.js'
import { countItems } from './number-format.js'
import { overviewView } from './overview/overview-view.js'
import { readOverview } from './overview/read-overview.js'
import { periodOf } from './period.js'
import { isTestPage, readResults } from './results.js'
import { createResultsView } from './results-view.js'
import { createRunsReader } from './runs-reader.js'
import type { View } from './view.js'

export interface ViewContext {
  readonly address: HashState<DashboardState>
  readonly announce: (text: string) => void
  /** Reads what the view shows later. Its requests are aborted when the view is closed. */
  readonly api: Api
}

export interface LoadedView {
  readonly view: View
  readonly hasResults: boolean
  /** The results in words, for screen readers. */
  readonly summary: string
}

/**
 * Reads the results of a state and creates their view when they have arrived.
 * @returns a function, because the state and its parts that need no new results may have changed during the requests
 */
export async function loadView(
  api: Api,
  asked: DashboardState,
  now: number,
): Promise<(state: DashboardState, context: ViewContext) => LoadedView> {
  const period = periodOf(asked, now)
  switch (asked.view) {
    case 'overview': {
      const overview = await readOverview(api, asked, period)
      return (state, { address }) => loaded(overviewView(overview, state, address), overview.whole?.buildCount ?? 0, 'build')
    }
    case 'flaky': {
      const flaky = await readFlaky(api, asked, period)
      return (state, { address }) => loaded(flakyView(flaky, state, address), flaky.tests.length, 'flaky test')
    }
    case 'causes': {
      const causes = await api.causes(asked, period)
      return (state, { address, api: later }) => loaded(causesView({ causes, period, api: later }, state, address), causes.length, 'cause')
    }
    case 'tests':
    case 'jobs': {
      const kind = asked.view
      const results = await readResults(api, asked, now, isTestPage(asked) ? asked.item : undefined)
      return (state, { address, announce, api: later }) => {
        const readers = {
          readChartData: createChartDataReader(later, state, results),
          runs: createRunsReader(later, state, results.period),
        }
        const { length } = results.items
        const view = createResultsView(results, state, { address, announce, ...readers })
        return { view, hasResults: length > 0, summary: length === 0 ? `No ${kind}` : countItems(length, kind) }
      }
    }
  }
}

const loaded = (view: View, count: number, noun: string): LoadedView => ({
  view,
  hasResults: count > 0,
  summary: count === 0 ? `No ${noun}` : countOf(count, noun),
})
