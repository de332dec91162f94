import { countOf } from '../../../../base/text/counts.js'
import { type Api, rankedCount } from '../answers/api.js'
import { recentBranches } from '../answers/branches.js'
import { listedDifferences } from '../answers/comparison.js'
import { branchOverview } from '../branch/branch-overview.js'
import { readShownBranch } from '../branch/read-branch.js'
import { causesView } from '../causes/causes-view.js'
import { createChartDataReader } from '../charts/chart-data.js'
import { compareView } from '../compare/compare-view.js'
import { readCompared } from '../compare/read-compared.js'
import { flakyView } from '../flaky/flaky-view.js'
import { readFlaky } from '../flaky/read-flaky.js'
import { createTestReaders } from '../item/test-reader.js'
import { jobsView } from '../jobs/jobs-view.js'
import { overviewView } from '../overview/overview-view.js'
import { readOverview } from '../overview/read-overview.js'
import type { LoadingShape } from '../pieces/loading-shape.js'
import { moduleTitle } from '../pieces/module-title.js'
import { isTestPage, readItems } from '../results/results.js'
import { createResultsView } from '../results/results-view.js'
import { readTests } from '../tests/read-tests.js'
import { createTestsList } from '../tests/tests-list.js'
import { testsSentence } from '../tests/tests-sentence.js'
import { type DashboardState, hasBranchPerModule, type ViewName } from './dashboard-state.js'
import { type Period, periodOf } from './period.js'
import type { CreateView, LoadedView, View, ViewDefinition } from './view.js'

/** Reads and creates the page of a test. */
const loadTest = async (api: Api, asked: DashboardState, now: number): Promise<CreateView> => {
  const results = await readItems(api, asked, now, asked.item)
  const hasResults = results.items.length > 0 || (await hasTests(api, asked, results.period))
  return (state, { address, frame, api: later }) => {
    const view = createResultsView(results, { address, frame, ...readersOf(later, state, results.period) })
    return { view, hasResults, summary: results.items.length === 0 ? 'No test' : '1 test' }
  }
}

const readersOf = (api: Api, state: DashboardState, period: Period) => ({
  readChartData: createChartDataReader(api, state, period),
  testReader: createTestReaders(api, state, period),
})

/** Reads and creates the tests of a module, or the page of one of them. */
const loadTests: ViewDefinition['load'] = async (api, asked, now) => {
  if (isTestPage(asked)) return loadTest(api, asked, now)
  const found = await readTests(api, asked, now)
  return (state, context) => {
    const { address, frame, api: later } = context
    const list = createTestsList(found, state, context, later)
    const listTitle = moduleTitle(state, found.branch)
    const view = createResultsView(found, { address, frame, list, listTitle, ...readersOf(later, state, found.period) })
    const counts = () => (asked.job === '' ? { tests: found.tests.length, flaky: found.flakyCount } : {})
    return { view: { ...view, counts }, hasResults: found.tests.length > 0, summary: testsSentence(found.tests) }
  }
}

/** The views of a module. */
export const views: Readonly<Record<ViewName, ViewDefinition>> = {
  overview: {
    shortcut: 'o',
    fields: [],
    loading: { what: 'the overview', cards: 2, columns: ['Test', 'Last builds', 'Since', 'Why'] },
    async load(api, asked, now, defaultBranch) {
      const period = periodOf(asked, now)
      const branch = await readShownBranch(api, asked, now, defaultBranch)
      if (branch !== undefined) {
        return (state, { address, api: later }) =>
          loaded(branchOverview(branch, state, { address, api: later, period }), branch.built[0]?.builds ?? 0, 'build', true)
      }
      const overview = await readOverview(api, asked, period)
      return (state, { address, api: later, frame }) =>
        loaded(overviewView(overview, state, address, later, frame), overview.whole?.buildCount ?? 0, 'build', overview.whole !== undefined)
    },
  },
  tests: {
    shortcut: 't',
    fields: ['job', 'owner'],
    loading: { what: 'the tests', columns: ['Test', 'Last builds', 'Failed or flaky', 'Last one', 'Median', 'Change', 'Owner'] },
    load: loadTests,
  },
  flaky: {
    shortcut: 'f',
    fields: ['owner'],
    loading: { what: 'the flaky tests', columns: ['Test', 'Last builds', 'Flaky builds', 'Time lost', 'Change', 'Mostly in', 'Since'] },
    async load(api, asked, now) {
      const period = periodOf(asked, now)
      const flaky = await readFlaky(api, asked, period)
      const hasResults = flaky.testCount > 0 || (await hasTests(api, asked, period))
      return (state, context) => {
        const counts = () => (asked.owner === '' ? { flaky: flaky.testCount } : {})
        return loaded({ ...flakyView(flaky, state, context), counts }, flaky.testCount, 'flaky test', hasResults)
      }
    },
  },
  causes: {
    shortcut: 'c',
    fields: [],
    loading: { what: 'the causes', columns: ['Cause'] },
    async load(api, asked, now) {
      const period = periodOf(asked, now)
      const causes = await api.causes(asked, period)
      const hasResults = causes.length > 0 || (await hasTests(api, asked, period))
      return (state, { address, api: later }) => {
        const view = causesView({ causes, period, api: later }, state, address)
        // A longer list is cut.
        const counts = () => (causes.length < rankedCount ? { causes: causes.length } : {})
        return loaded({ ...view, counts }, causes.length, 'cause', hasResults)
      }
    },
  },
  jobs: {
    shortcut: 'j',
    fields: [],
    loading: { what: 'the jobs', columns: ['Job', 'Last builds', 'Failed', 'Last failed', 'Median', 'Change'] },
    async load(api, asked, now) {
      const period = periodOf(asked, now)
      const jobs = await api.jobs(asked, period)
      const count = jobs.pipelines.flatMap((pipeline) => pipeline.jobs).length
      return (state, context) =>
        loaded({ ...jobsView(jobs, period, state, context), counts: () => ({ jobs: count }) }, count, 'job', count > 0)
    },
  },
  compare: {
    shortcut: 'd',
    fields: ['owner'],
    loading: { what: 'the comparison', columns: ['Test', 'Last builds', 'Before', 'After'] },
    async load(api, asked, now, defaultBranch) {
      const compared = await readCompared(api, asked, now, defaultBranch)
      return (state, { address, api: later }) => {
        const view = compareView(compared, state, { address, now, readBranches: () => recentBranches(later, state, now) })
        const count = listedDifferences.reduce((sum, name) => sum + compared.comparison[name].count, 0)
        return {
          view,
          hasResults: compared.newer.totals !== undefined,
          summary: count === 0 ? 'No difference' : countOf(count, 'difference'),
        }
      }
    },
  },
}

const modulesShape: LoadingShape = {
  what: 'the modules',
  columns: ['Module', 'Last builds', 'Builds passed', 'Flaky', 'Tests', 'Duration', 'Change', 'Last build'],
}

/** Returns whether tests ran on the branch of a module. A view that found nothing needs it: a green branch differs from one without builds. */
const hasTests = async (api: Api, state: DashboardState, period: Period): Promise<boolean> =>
  state.module === '' || (await api.runs(state, period, { limit: 1 })).runs.length > 0

/** Returns what a page shows until its results arrive. */
export function loadingShapeOf(state: DashboardState): LoadingShape {
  if (isTestPage(state)) return { what: 'a test', cards: 3 }
  if (hasBranchPerModule(state) && state.view !== 'causes') return modulesShape
  return views[state.view].loading ?? { what: 'the results', cards: 1, columns: ['Name', 'Last builds', ''] }
}

/** Returns the change that opens a view, without the filters of another one. An owner stays chosen if the view has tests of owners. */
export const openView = (view: ViewName, { owner }: DashboardState): Partial<DashboardState> => ({
  view,
  item: '',
  job: '',
  status: '',
  query: '',
  owner: views[view].fields.includes('owner') ? owner : '',
})

const loaded = (view: View, count: number, noun: string, hasResults: boolean): LoadedView => ({
  view,
  hasResults,
  summary: count === 0 ? `No ${noun}` : countOf(count, noun),
})
