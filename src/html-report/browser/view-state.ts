import { type StatusFilter, statusFilters } from './status-filters.js'
import { type OrderName, orderTitles } from './test-order.js'
import { type Grouping, groupingTitles } from './tree-rows.js'

/** Everything that the user chose. All of it is in the URL, so that it can be linked to. */
export interface ViewState {
  /** Undefined: chosen by the results. */
  readonly view: 'tests' | 'summary' | undefined
  readonly query: string
  /** Empty: all. */
  readonly statuses: readonly StatusFilter[]
  readonly grouping: Grouping
  readonly order: OrderName
  /** The index of the open test. */
  readonly test: number | undefined
}

/** The state of a URL without a hash. */
export const initialState: ViewState = { view: undefined, query: '', statuses: [], grouping: 'suite', order: 'status', test: undefined }

/** Returns the hash for a state, without `#`. Initial values are omitted. */
export function writeHash({ view, query, statuses, grouping, order, test }: ViewState): string {
  const parameters = new URLSearchParams()
  if (view !== undefined) parameters.set('view', view)
  if (query !== '') parameters.set('q', query)
  if (statuses.length > 0) parameters.set('status', statuses.join(' '))
  if (grouping !== initialState.grouping) parameters.set('group', grouping)
  if (order !== initialState.order) parameters.set('order', order)
  if (test !== undefined) parameters.set('test', String(test))
  return parameters.toString()
}

/** Parses the result of {@link writeHash}, possibly edited by hand. Invalid values become initial ones. */
export function readHash(hash: string): ViewState {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const view = parameters.get('view')
  const requested = new Set(parameters.get('status')?.split(/[ ,]+/))
  const grouping = parameters.get('group')
  const order = parameters.get('order')
  const test = parameters.get('test') ?? ''
  return {
    view: view === 'tests' || view === 'summary' ? view : undefined,
    query: parameters.get('q') ?? '',
    statuses: statusFilters.filter((status) => requested.has(status)),
    grouping: isKey(groupingTitles, grouping) ? grouping : initialState.grouping,
    order: isKey(orderTitles, order) ? order : initialState.order,
    test: /^\d{1,9}$/.test(test) ? Number(test) : undefined,
  }
}

const isKey = <Key extends string>(titles: Readonly<Record<Key, string>>, key: string | null): key is Key =>
  key !== null && Object.hasOwn(titles, key)
