import { type ColumnName, columnTitles } from './columns.js'
import { type IntervalName, intervalTitles, isDay, type RangeChoice, type RangeName, rangeTitles } from './period.js'

/** The coordinates of records, which select the results to show. */
export interface PipelineCoordinates {
  readonly org: string
  readonly project: string
  readonly module: string
  /** Required for jobs only. */
  readonly pipeline: string
}

/** The names of the coordinates, the widest first. */
export const coordinateNames = ['org', 'project', 'module', 'pipeline'] as const satisfies readonly (keyof PipelineCoordinates)[]

/** The views with their titles, in their order. */
export const viewTitles = { overview: 'Overview', tests: 'Tests', flaky: 'Flaky', causes: 'Causes', jobs: 'Jobs' } as const

export type ViewName = keyof typeof viewTitles

/** Everything that the user chose. All of it is in the URL, so that it can be linked to. */
export interface DashboardState extends PipelineCoordinates, RangeChoice {
  readonly view: ViewName
  /** The branch or tag whose results are shown; empty for all. */
  readonly branch: string
  readonly interval: IntervalName
  /** The property that identifies a job. */
  readonly by: 'jobName' | 'runner'
  /** Id of the open test, cause or job; empty if none is open. */
  readonly item: string
  readonly order: ColumnName
  readonly direction: 'descending' | 'ascending'
  /** The search text of the table. */
  readonly query: string
}

/** The state of a URL without a hash. */
export const initialState: DashboardState = {
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
  by: 'jobName',
  item: '',
  order: 'failureRate',
  direction: 'descending',
  query: '',
}

const names = Object.keys(initialState) as (keyof DashboardState)[]

/** Returns the hash for a state, without `#`. Initial values are omitted. */
export function writeHash(state: DashboardState): string {
  const isWritten = (name: keyof DashboardState) => state[name] !== initialState[name] || (name === 'view' && state.item !== '')
  const written = names.filter(isWritten)
  return new URLSearchParams(written.map((name) => [name, state[name]])).toString()
}

/** Parses the result of {@link writeHash}, possibly edited by hand. Invalid values become initial ones. */
export function readHash(hash: string): DashboardState {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const text = (name: keyof DashboardState) => parameters.get(name) ?? ''
  const days = { from: text('from'), to: text('to') }
  const range = oneOf<RangeName>(Object.keys(rangeTitles), text('range'), initialState.range)
  const isRange = range === 'custom' ? isDay(days.from) && isDay(days.to) : true
  return {
    org: text('org'),
    project: text('project'),
    module: text('module'),
    pipeline: text('pipeline'),
    // Links of earlier versions to a test name no view.
    view: oneOf<ViewName>(
      Object.keys(viewTitles),
      text('view'),
      parameters.has('view') || text('item') === '' ? initialState.view : 'tests',
    ),
    branch: text('branch'),
    range: isRange ? range : initialState.range,
    ...(isRange && range === 'custom' ? days : { from: '', to: '' }),
    interval: oneOf<IntervalName>(Object.keys(intervalTitles), text('interval'), initialState.interval),
    by: text('by') === 'runner' ? 'runner' : 'jobName',
    item: text('item'),
    order: oneOf<ColumnName>(Object.keys(columnTitles), text('order'), initialState.order),
    direction: text('direction') === 'ascending' ? 'ascending' : 'descending',
    query: text('query'),
  }
}

const oneOf = <Name extends string>(known: readonly string[], text: string, otherwise: Name): Name =>
  known.includes(text) ? (text as Name) : otherwise

/** Returns the widest coordinate that is still missing for a request. */
export const missingCoordinate = (state: DashboardState): keyof PipelineCoordinates | undefined =>
  coordinateNames.find((name) => state[name] === '' && (name !== 'pipeline' || state.view === 'jobs'))
