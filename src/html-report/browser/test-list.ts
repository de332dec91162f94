import { statuses } from '../../browser/statuses.js'
import { createSearch, select } from './search.js'
import type { StatusFilter } from './status-filters.js'
import { failedRank, type TestModel } from './test-model.js'
import { type OrderName, orderTests } from './test-order.js'
import { arrangeRows, countHits, type Grouping, type TreeRows } from './tree-rows.js'
import type { ViewState } from './view-state.js'

/** The content of the list of tests. */
export interface Listing {
  readonly rows: TreeRows
  /** The tests that match the search and the filters, in order. */
  readonly hits: Int32Array
  /** The number of tests that match the search, by filter. */
  readonly counts: Readonly<Record<StatusFilter, number>>
}

/** Searches, filters, orders and groups tests. Unchanged results are reused. */
export interface TestList {
  list(state: ViewState): Listing
  /** Remembers that the user opened or closed a group. */
  toggle(grouping: Grouping, group: number, isOpen: boolean): void
  /** Opens every group that contains a test. */
  openGroupsAround(grouping: Grouping, test: number): void
  /**
   * Returns the next failed test after (1) or before (-1) another, continuing at the other end. If that one is not listed, returns the
   * first or last.
   */
  nextFailure(rows: TreeRows, test: number | undefined, step: 1 | -1): number | undefined
}

/** Creates a {@link TestList} of a model that may still grow. */
export function createTestList(model: TestModel): TestList {
  const search = createSearch(model)
  const toggled: Readonly<Record<Grouping, Map<number, boolean>>> = { suite: new Map(), file: new Map(), none: new Map() }
  const orders = new Map<OrderName, Int32Array>()

  function orderBy(name: OrderName): Int32Array {
    const known = orders.get(name)
    if (known?.length === model.names.length) return known
    const order = orderTests(model, name)
    orders.set(name, order)
    return order
  }

  function toggle(grouping: Grouping, group: number, isOpen: boolean): void {
    if (toggled[grouping].get(group) === isOpen) return
    toggled[grouping].set(group, isOpen)
    toggles += 1
  }

  let toggles = 0
  let last: { readonly key: string; readonly listing: Listing } | undefined

  return {
    list({ query, statuses: filters, grouping, order }) {
      const key = JSON.stringify([query, filters, grouping, order, model.names.length, toggles])
      if (last?.key === key) return last.listing
      const found = search.find(query, orderBy(order))
      const hits = filters.length === 0 ? found : select(found, createFilter(model, filters))
      const { byRank, flaky } = countHits(model, found)
      const count = (status: (typeof statuses)[number]) => byRank[statuses.indexOf(status)] ?? 0
      const listing: Listing = {
        rows: arrangeRows(model, { hits, grouping, order, toggled: toggled[grouping] }),
        hits,
        counts: {
          failed: count('failed'),
          flaky,
          cancelled: count('cancelled'),
          running: count('running'),
          unknown: count('unknown'),
          skipped: count('skipped'),
          successful: count('successful'),
        },
      }
      last = { key, listing }
      return listing
    },
    toggle,
    openGroupsAround(grouping, test) {
      const { parents } = grouping === 'file' ? model.files : model.suites
      const groupOf = grouping === 'file' ? model.fileOf : model.suiteOf
      for (let group = groupOf[test] ?? -1; group !== -1; group = parents[group] ?? -1) toggle(grouping, group, true)
    },
    nextFailure({ items }, test, step) {
      const failures = items.filter((item) => item >= 0 && model.ranks[item] === failedRank)
      const current = test === undefined ? -1 : failures.indexOf(test)
      if (current === -1) return step === 1 ? failures[0] : failures.at(-1)
      return failures.at((current + step) % failures.length)
    },
  }
}

function createFilter(model: TestModel, filters: readonly StatusFilter[]): (test: number) => boolean {
  const ranks = statuses.map((status) => filters.includes(status))
  const isFlaky = filters.includes('flaky')
  return (test) => ranks[model.ranks[test] ?? -1] === true || (isFlaky && model.flaky[test] === 1)
}
