import { type TabName, tabNames } from '../data/page-elements.js'
import { type TestFilter, testFilters } from './list/filters.js'
import { type Grouping, groupingTitles } from './list/groupings.js'
import { type OrderName, orderTitles } from './list/test-order.js'

/** Everything that the user chose. All of it is in the fragment of the address, so that it can be linked to. */
export interface ViewState {
  /** Undefined: chosen by the results. */
  readonly tab: TabName | undefined
  readonly query: string
  /** A listed test meets one of them; empty: all tests are listed. */
  readonly shown: readonly TestFilter[]
  readonly grouping: Grouping
  readonly order: OrderName
  /** The id of the open test; see `linkId`. */
  readonly test: string | undefined
  /** The id of the open cause. */
  readonly cause: string | undefined
}

/** The state of an address without a fragment. */
export const initialState: ViewState = {
  tab: undefined,
  query: '',
  shown: [],
  grouping: 'outcome',
  order: 'jobs',
  test: undefined,
  cause: undefined,
}

/** The length of a query, in UTF-16 units. A longer text was pasted by mistake. */
export const maximumQuery = 1000

/** A longer text is not an id. */
const maximumId = 250

/**
 * Returns the fragment for a state, without `#`: `test=9f2c41d0a1b2`, `causes`, `q=timeout&show=failed`. Initial values are omitted. A test
 * implies the tab Tests, a cause the tab Causes.
 */
export function writeHash({ tab, query, shown, grouping, order, test, cause }: ViewState): string {
  const parameters = new URLSearchParams()
  const hasTest = test !== undefined && (tab ?? 'tests') === 'tests'
  const hasCause = cause !== undefined && tab === 'causes'
  if (hasTest) parameters.set('test', test)
  if (hasCause) parameters.set('cause', cause)
  if (query !== '') parameters.set('q', query)
  if (shown.length > 0) parameters.set('show', shown.join(' '))
  if (grouping !== initialState.grouping) parameters.set('group', grouping)
  if (order !== initialState.order) parameters.set('order', order)
  const rest = parameters.toString()
  return tab === undefined || hasTest || hasCause ? rest : [tab, rest].filter(Boolean).join('&')
}

/** Parses the result of {@link writeHash}, possibly edited by hand. Invalid values become initial ones. */
export function readHash(hash: string): ViewState {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const requested = new Set(parameters.get('show')?.split(/[ ,]+/))
  const grouping = parameters.get('group')
  const order = parameters.get('order')
  const test = idOf(parameters.get('test'))
  const cause = idOf(parameters.get('cause'))
  const tab = tabNames.find((name) => parameters.has(name))
  return {
    tab: tab ?? (test !== undefined ? 'tests' : cause !== undefined ? 'causes' : undefined),
    query: parameters.get('q')?.slice(0, maximumQuery) ?? '',
    shown: testFilters.filter((filter) => requested.has(filter)),
    grouping: isKey(groupingTitles, grouping) ? grouping : initialState.grouping,
    order: isKey(orderTitles, order) ? order : initialState.order,
    test,
    cause,
  }
}

const idOf = (text: string | null): string | undefined => (text === null || text === '' || text.length > maximumId ? undefined : text)

const isKey = <Key extends string>(titles: Readonly<Record<Key, string>>, key: string | null): key is Key =>
  key !== null && Object.hasOwn(titles, key)
