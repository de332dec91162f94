import { type ColumnName, columnTitles } from './columns.js'
import { type IntervalName, intervalTitles, isDay, type RangeChoice, type RangeName, rangeTitles } from './period.js'

/** Whose results are shown: what records call their coordinates. */
export interface PipelineCoordinates {
  readonly org: string
  readonly project: string
  readonly module: string
  /** Only jobs need it. */
  readonly pipeline: string
}

/** The names of the coordinates, the widest first. */
export const coordinateNames = ['org', 'project', 'module', 'pipeline'] as const satisfies readonly (keyof PipelineCoordinates)[]

/** What somebody looks at: all of it is in the address, so that it can be linked to. */
export interface DashboardState extends PipelineCoordinates, RangeChoice {
  readonly view: 'tests' | 'jobs'
  readonly interval: IntervalName
  /** What jobs are told apart by. */
  readonly by: 'jobName' | 'runner'
  /** The id of the test or job that is open; empty: none. */
  readonly item: string
  readonly order: ColumnName
  readonly direction: 'descending' | 'ascending'
  /** What names in the table must hold. */
  readonly query: string
}

/** What an address without anything behind `#` shows. */
export const initialState: DashboardState = {
  org: '',
  project: '',
  module: '',
  pipeline: '',
  view: 'tests',
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

/** The part of an address behind `#`, without it; what is as at first is left out. */
export function writeHash(state: DashboardState): string {
  const written = names.filter((name) => state[name] !== initialState[name])
  return new URLSearchParams(written.map((name) => [name, state[name]])).toString()
}

/** Reads what {@link writeHash} wrote, or somebody by hand: what is not understood is as at first. */
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
    view: text('view') === 'jobs' ? 'jobs' : 'tests',
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

/** The coordinate that is still needed before anything can be asked for. */
export const missingCoordinate = (state: DashboardState): keyof PipelineCoordinates | undefined =>
  coordinateNames.find((name) => state[name] === '' && (name !== 'pipeline' || state.view === 'jobs'))
