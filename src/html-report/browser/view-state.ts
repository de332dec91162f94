import { type StatusFilter, statusFilters } from './status-filters.js'
import { type OrderName, orderTitles } from './test-order.js'
import { type Grouping, groupingTitles } from './tree-rows.js'

/** What somebody looks at: all of it is in the address, so that it can be linked to. */
export interface ViewState {
  /** Undefined: what suits the run. */
  readonly view: 'tests' | 'summary' | undefined
  readonly query: string
  /** Empty: all. */
  readonly statuses: readonly StatusFilter[]
  readonly grouping: Grouping
  readonly order: OrderName
  /** The test that is open, by its number. */
  readonly test: number | undefined
}

/** What a link without anything behind `#` shows. */
export const initialState: ViewState = { view: undefined, query: '', statuses: [], grouping: 'suite', order: 'status', test: undefined }

/** The part of an address behind `#`, without it; what is as at first is left out. */
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

/** Reads what {@link writeHash} wrote, or somebody by hand: what is not understood is as at first. */
export function readHash(hash: string): ViewState {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const view = parameters.get('view')
  const wanted = new Set(parameters.get('status')?.split(/[ ,]+/))
  const grouping = parameters.get('group')
  const order = parameters.get('order')
  const test = parameters.get('test') ?? ''
  return {
    view: view === 'tests' || view === 'summary' ? view : undefined,
    query: parameters.get('q') ?? '',
    statuses: statusFilters.filter((status) => wanted.has(status)),
    grouping: isKey(groupingTitles, grouping) ? grouping : initialState.grouping,
    order: isKey(orderTitles, order) ? order : initialState.order,
    test: /^\d{1,9}$/.test(test) ? Number(test) : undefined,
  }
}

const isKey = <Key extends string>(titles: Readonly<Record<Key, string>>, key: string | null): key is Key =>
  key !== null && Object.hasOwn(titles, key)
