import { countOf } from '../../../../base/text/counts.js'
import { recentBranches } from '../answers/branches.js'
import { differences } from '../answers/comparison.js'
import { causesView } from '../causes/causes-view.js'
import { createChartDataReader } from '../charts/chart-data.js'
import { compareView } from '../compare/compare-view.js'
import { readCompared } from '../compare/read-compared.js'
import { flakyView } from '../flaky/flaky-view.js'
import { readFlaky } from '../flaky/read-flaky.js'
import { createTestReaders } from '../item/test-reader.js'
import { overviewView } from '../overview/overview-view.js'
import { readOverview } from '../overview/read-overview.js'
import { countItems } from '../pieces/number-format.js'
import { isTestPage, readResults } from '../results/results.js'
import { createResultsView } from '../results/results-view.js'
import type { DashboardState, ViewName } from './dashboard-state.js'
import { periodOf } from './period.js'
import type { LoadedView, View, ViewDefinition } from './view.js'

/** Reads and creates the tests or jobs of a module, and the page of one of them. */
const load: ViewDefinition['load'] = async (api, asked, now) => {
  const results = await readResults(api, asked, now, isTestPage(asked) ? asked.item : undefined)
  return (state, { address, announce, frame, api: later }) => {
    const readers = {
      readChartData: createChartDataReader(later, state, results),
      testReader: createTestReaders(later, state, results.period),
    }
    const { length } = results.items
    const kind = asked.view === 'jobs' ? 'jobs' : 'tests'
    const view = createResultsView(results, state, { address, announce, frame, ...readers })
    return { view, summary: length === 0 ? `No ${kind}` : countItems(length, kind) }
  }
}

/** The views of a module. */
export const views: Readonly<Record<ViewName, ViewDefinition>> = {
  overview: {
    shortcut: 'o',
    fields: ['interval'],
    async load(api, asked, now) {
      const overview = await readOverview(api, asked, periodOf(asked, now))
      return (state, { address, api: later }) =>
        loaded(overviewView(overview, state, address, later), overview.whole?.buildCount ?? 0, 'build')
    },
  },
  tests: { shortcut: 't', fields: ['interval', 'owner'], load },
  flaky: {
    shortcut: 'f',
    fields: ['owner'],
    async load(api, asked, now) {
      const flaky = await readFlaky(api, asked, periodOf(asked, now))
      return (state, context) => loaded(flakyView(flaky, state, context), flaky.testCount, 'flaky test')
    },
  },
  causes: {
    shortcut: 'c',
    fields: [],
    async load(api, asked, now) {
      const period = periodOf(asked, now)
      const causes = await api.causes(asked, period)
      return (state, { address, api: later }) => loaded(causesView({ causes, period, api: later }, state, address), causes.length, 'cause')
    },
  },
  jobs: { shortcut: 'j', fields: ['interval', 'pipeline', 'by'], load },
  compare: {
    shortcut: 'd',
    fields: [],
    async load(api, asked, now) {
      const compared = await readCompared(api, asked, now)
      return (state, { address, api: later }) => {
        const view = compareView(compared, state, { address, now, readBranches: () => recentBranches(later, state, now) })
        const count = differences.reduce((sum, name) => sum + compared.comparison[name].count, 0)
        return {
          view,
          hasResults: compared.newer.totals !== undefined,
          summary: count === 0 ? 'No difference' : countOf(count, 'difference'),
        }
      }
    },
  },
}

/** Returns the change that opens a view. An owner stays chosen if the view has tests of owners. */
export const openView = (view: ViewName, { owner }: DashboardState): Partial<DashboardState> => ({
  view,
  item: '',
  query: '',
  owner: views[view].fields.includes('owner') ? owner : '',
})

const loaded = (view: View, count: number, noun: string): LoadedView => ({
  view,
  summary: count === 0 ? `No ${noun}` : countOf(count, noun),
})
