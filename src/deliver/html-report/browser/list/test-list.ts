import { outcomes, type TestOutcome } from '../outcome.js'
import { createSearch, select } from '../search/search.js'
import type { TestModel } from '../test-model.js'
import type { ViewState } from '../view-state.js'
import type { Grouping } from './groupings.js'
import { arrangeRows, type ListRows, type RowHeights } from './list-rows.js'
import { type OrderName, orderTests } from './test-order.js'

/** The content of the list of tests. */
export interface Listing {
  readonly rows: ListRows
  /** The tests that match the search and the filters, in order. */
  readonly hits: Int32Array
  /** The number of tests that match the search, by outcome. */
  readonly counts: Readonly<Record<TestOutcome, number>>
}

/** Searches, filters, orders and groups tests. Unchanged results are reused. */
export interface TestList {
  list(state: ViewState, heights: RowHeights): Listing
  /** Remembers that the user opened or closed a group. */
  toggle(key: string, isOpen: boolean): void
  toggleAll(isOpen: boolean): void
}

/** Whether the user opened or closed a group, or all of them. */
interface Toggle {
  readonly isOpen: boolean
  /** The search at that time; empty: none. */
  readonly search: string
}

/** Creates a {@link TestList} of a model that may still grow. */
export function createTestList(model: TestModel): TestList {
  const search = createSearch(model)
  const toggled = new Map<string, Toggle>()
  const orders = new Map<OrderName, Int32Array>()
  let all: Toggle | undefined
  /** The search and the filters; empty: none. */
  let searched = ''
  let toggles = 0
  let last: { readonly key: string; readonly listing: Listing } | undefined

  function orderBy(name: OrderName): Int32Array {
    const known = orders.get(name)
    if (known?.length === model.tests.names.length) return known
    const order = orderTests(model, name)
    orders.set(name, order)
    return order
  }

  /** Returns whether the user opened or closed a group. A search shows its hits even in groups that were closed before it. */
  function isOpen(group: string): boolean | undefined {
    const toggle = toggled.get(group) ?? all
    const isOutdated = searched !== '' && toggle?.isOpen === false && toggle.search !== searched
    return isOutdated ? undefined : toggle?.isOpen
  }

  return {
    list({ query, shown, grouping, order }, heights) {
      const { names } = model.tests
      const key = JSON.stringify([query, shown, grouping, order, names.length, model.executions.testOf.length, toggles, heights])
      if (last?.key === key) return last.listing
      const found = search.find(query, orderBy(order))
      const counts = countOutcomes(model, found)
      const hits = shown.length === 0 ? found : select(found, createFilter(model, shown))
      searched = query.trim() === '' && shown.length === 0 ? '' : JSON.stringify([query.trim(), shown])
      const rows = arrangeRows(model, {
        hits,
        grouping: availableGrouping(model, grouping),
        order,
        toggled: isOpen,
        heights,
        isSearch: searched !== '',
      })
      last = { key, listing: { rows, hits, counts } }
      return last.listing
    },
    toggle(key, opened) {
      toggled.set(key, { isOpen: opened, search: searched })
      toggles += 1
    },
    toggleAll(opened) {
      toggled.clear()
      all = { isOpen: opened, search: searched }
      toggles += 1
    },
  }
}

function createFilter({ tests }: TestModel, shown: readonly TestOutcome[]): (test: number) => boolean {
  const ranks = outcomes.map((outcome) => shown.includes(outcome))
  return (test) => ranks[tests.ranks[test] ?? -1] === true
}

function countOutcomes({ tests }: TestModel, hits: Int32Array): Readonly<Record<TestOutcome, number>> {
  const counts = outcomes.map(() => 0)
  for (const test of hits) {
    const rank = tests.ranks[test] ?? 0
    counts[rank] = (counts[rank] ?? 0) + 1
  }
  return Object.fromEntries(outcomes.map((outcome, rank) => [outcome, counts[rank] ?? 0])) as Record<TestOutcome, number>
}

/** Returns whether the tests differ in what they can be grouped by. */
export function hasGrouping({ jobs, owners, tags, causes }: TestModel, grouping: Grouping): boolean {
  const differ = (key: 'job' | 'module') => jobs.some((each) => each[key] !== jobs[0]?.[key])
  if (grouping === 'job' || grouping === 'module') return differ(grouping)
  if (grouping === 'owner') return owners.names.length > 0
  if (grouping === 'tag') return tags.names.length > 0
  return grouping !== 'cause' || causes.length > 0
}

/** A link may name a grouping that another run had. */
const availableGrouping = (model: TestModel, grouping: Grouping): Grouping => (hasGrouping(model, grouping) ? grouping : 'outcome')
