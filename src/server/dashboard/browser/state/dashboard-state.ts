import { sortTitles, type TestOrder, type TestStatus, testStatusTitles } from '../tests/listed-test.js'
import { type IntervalName, intervalTitles, isDay, type RangeChoice, type RangeName, rangeTitles } from './period.js'

/** The coordinates of records, which select the results to show. */
export interface PipelineCoordinates {
  readonly org: string
  readonly project: string
  readonly module: string
  /** Only jobs of this pipeline; empty for all. Other views do not use it. */
  readonly pipeline: string
}

/** The names of the coordinates, the widest first. */
export const pipelineCoordinates = ['org', 'project', 'module', 'pipeline'] as const satisfies readonly (keyof PipelineCoordinates)[]

/** The views with their titles, in their order. */
export const viewTitles = {
  overview: 'Overview',
  tests: 'Tests',
  flaky: 'Flaky',
  causes: 'Causes',
  jobs: 'Jobs',
  compare: 'Compare',
} as const

export type ViewName = keyof typeof viewTitles

/** Everything that the user chose. All of it is in the URL, so that it can be linked to. */
export interface DashboardState extends PipelineCoordinates, RangeChoice {
  readonly view: ViewName
  /** The branch or tag whose results are shown; empty for the default branch, {@link allBranches} for all. */
  readonly branch: string
  readonly interval: IntervalName
  /** The other side of the view `compare`. By default, it is the default branch, and on that branch the period before. */
  readonly base: BaseName
  readonly baseBranch: string
  /** The first and last day if {@link base} is `days`. */
  readonly baseFrom: string
  readonly baseTo: string
  /** Id of the open test, cause or job; empty if none is open. */
  readonly item: string
  /** The order of modules: failing ones first, or the ones whose builds take longest. */
  readonly order: '' | 'duration'
  /** The search text of the table. */
  readonly query: string
  /** Only tests of this owner; empty for all. */
  readonly owner: string
  /** Only tests or jobs with this status; empty for all. */
  readonly status: TestStatus | ''
  /** Only results of tests in this job; empty for all. */
  readonly job: string
  readonly sort: TestOrder
  /** The order of flaky tests, the largest figure first. */
  readonly rank: RankName
  /** A page that is not about results: the keys of the server. */
  readonly page: '' | 'keys'
}

/** Chooses all branches and tags. Git does not allow a branch with this name. */
export const allBranches = '*'

/** The kinds of the other side of a comparison: the default, the period before, another branch, or other days. */
const bases = ['auto', 'before', 'branch', 'days'] as const

export type BaseName = (typeof bases)[number]

/** The orders of flaky tests, with their titles. */
export const rankTitles = { lostMs: 'Time lost', flakyBuilds: 'Flaky builds', lastSeen: 'Last seen' } as const

export type RankName = keyof typeof rankTitles

/** The state of a URL without a hash. */
export const initialDashboard: DashboardState = {
  org: '',
  project: '',
  module: '',
  pipeline: '',
  view: 'overview',
  branch: '',
  range: '30d',
  from: '',
  to: '',
  interval: 'auto',
  base: 'auto',
  baseBranch: '',
  baseFrom: '',
  baseTo: '',
  item: '',
  order: '',
  query: '',
  owner: '',
  status: '',
  job: '',
  sort: 'attention',
  rank: 'lostMs',
  page: '',
}

/** The changes that lead to the page of the organisation, or of the chosen project. */
export const organisationPage: Partial<DashboardState> = {
  module: '',
  pipeline: '',
  branch: '',
  view: 'overview',
  item: '',
  query: '',
  owner: '',
  status: '',
  job: '',
  sort: initialDashboard.sort,
  rank: initialDashboard.rank,
  order: initialDashboard.order,
  page: '',
}

const names = Object.keys(initialDashboard) as (keyof DashboardState)[]

/** Returns the hash for a state, without `#`. Initial values are omitted. */
export function dashboardHash(state: DashboardState): string {
  const isWritten = (name: keyof DashboardState) => state[name] !== initialDashboard[name] || (name === 'view' && state.item !== '')
  const written = names.filter(isWritten)
  return new URLSearchParams(written.map((name) => [name, state[name]])).toString()
}

/** Parses the result of {@link dashboardHash}, possibly edited by hand. Invalid values become initial ones. */
export function readDashboard(hash: string): DashboardState {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const texts = Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])) as Record<keyof DashboardState, string>
  const text = (name: keyof DashboardState) => texts[name]
  const days = { from: text('from'), to: text('to') }
  const range = oneOf<RangeName>(Object.keys(rangeTitles), text('range'), initialDashboard.range)
  const base = oneOf<BaseName>(bases, text('base'), initialDashboard.base)
  const baseDays = { baseFrom: text('baseFrom'), baseTo: text('baseTo') }
  const isBase = base !== 'days' || (isDay(baseDays.baseFrom) && isDay(baseDays.baseTo))
  const isRange = range === 'custom' ? isDay(days.from) && isDay(days.to) : true
  return {
    ...texts,
    // Links of earlier versions to a test name no view.
    view: oneOf<ViewName>(
      Object.keys(viewTitles),
      text('view'),
      parameters.has('view') || text('item') === '' ? initialDashboard.view : 'tests',
    ),
    range: isRange ? range : initialDashboard.range,
    ...(isRange && range === 'custom' ? days : { from: '', to: '' }),
    interval: oneOf<IntervalName>(Object.keys(intervalTitles), text('interval'), initialDashboard.interval),
    base: isBase ? base : initialDashboard.base,
    ...(isBase && base === 'days' ? baseDays : { baseFrom: '', baseTo: '' }),
    order: text('order') === 'duration' ? 'duration' : '',
    status: oneOf<TestStatus | ''>(Object.keys(testStatusTitles), text('status'), initialDashboard.status),
    sort: oneOf<TestOrder>(Object.keys(sortTitles), text('sort'), initialDashboard.sort),
    rank: oneOf<RankName>(Object.keys(rankTitles), text('rank'), initialDashboard.rank),
    page: text('page') === 'keys' ? 'keys' : '',
  }
}

const oneOf = <Name extends string>(known: readonly string[], text: string, otherwise: Name): Name =>
  known.includes(text) ? (text as Name) : otherwise

/** Returns whether a state shows all modules of an organisation or project. Tests and jobs are of one module. */
export const isOrganisationPage = ({ module, view }: DashboardState): boolean => module === '' && view !== 'tests' && view !== 'jobs'

/** Returns whether a state shows each module on its own default branch if no branch is chosen. */
export const hasBranchPerModule = (state: DashboardState): boolean => isOrganisationPage(state) && state.view !== 'flaky'

/** Returns the widest coordinate that is still missing for a request. */
export function missingCoordinate(state: DashboardState): keyof PipelineCoordinates | undefined {
  const needed = isOrganisationPage(state) ? pipelineCoordinates.slice(0, 1) : pipelineCoordinates.slice(0, 3)
  return needed.find((name) => state[name] === '')
}
