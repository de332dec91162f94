import { definedFields } from '../../../../base/defined-fields.js'
import { historyRow } from '../earlier-results/row-bars.js'
import { testKinds } from '../earlier-results/test-kind.js'
import { pageJobs } from '../jobs/page-jobs.js'
import { failedRank, outcomes } from '../outcome.js'
import { createSearch, select } from '../search/search.js'
import { durationOfRow, type TestModel, testName } from '../test-model.js'
import type { ViewState } from '../view-state.js'
import type { TestFilter } from './filters.js'
import type { Grouping } from './groupings.js'
import { type Arrangement, arrangeRows, type ListRows, type RowHeights } from './list-rows.js'
import { type ListRoom, layOutRow } from './row-layout.js'
import { rowTexts } from './row-texts.js'
import { type OrderName, orderTests } from './test-order.js'
import { createTextMeasure, type TextMeasure } from './text-lines.js'

/** The content of the list of tests. */
export interface Listing {
  readonly rows: ListRows
  /** The tests that match the search and the filters, in order. */
  readonly hits: Int32Array
  /** The number of tests that match the search, by filter. */
  readonly counts: Readonly<Record<TestFilter, number>>
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
  let measure: TextMeasure | undefined
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

  /** Returns a function that lays out rows. */
  function createRowLayouts(room: ListRoom): Arrangement['layOut'] {
    const jobs = pageJobs(model)
    measure ??= createTextMeasure(document.body)
    const measured = measure
    return (test, execution, group) => {
      const content = {
        ...rowTexts(model, jobs, test, execution, group?.kind),
        name: testName(model, test),
        duration: durationOfRow(model, test, execution),
        hasHistory: execution === -1 && historyRow(model, test) !== undefined,
        isNested: group?.level === 2,
      }
      return layOutRow(content, room, measured)
    }
  }

  return {
    list({ query, shown, grouping, order }, heights) {
      const { names } = model.tests
      const key = JSON.stringify([query, shown, grouping, order, names.length, model.executions.testOf.length, toggles, heights])
      if (last?.key === key) return last.listing
      const found = search.find(query, orderBy(order))
      const counts = countByFilter(model, found)
      const hits = shown.length === 0 ? found : select(found, createFilter(model, shown))
      searched = query.trim() === '' && shown.length === 0 ? '' : JSON.stringify([query.trim(), shown])
      const rows = arrangeRows(model, {
        hits,
        grouping: availableGrouping(model, grouping),
        order,
        toggled: isOpen,
        heights,
        isSearch: searched !== '',
        ...definedFields({ layOut: heights.room && createRowLayouts(heights.room) }),
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

function createFilter({ tests }: TestModel, shown: readonly TestFilter[]): (test: number) => boolean {
  const ranks = outcomes.map((outcome) => shown.includes(outcome))
  const kinds = testKinds.map((kind) => isVerdict(kind) && shown.includes(kind))
  return (test) => ranks[tests.ranks[test] ?? -1] === true || kinds[tests.kinds[test] ?? -1] === true
}

const isVerdict = (kind: string): kind is 'new' | 'known' => kind === 'new' || kind === 'known'

function countByFilter({ tests }: TestModel, hits: Int32Array): Readonly<Record<TestFilter, number>> {
  const ranks = outcomes.map(() => 0)
  const counts = { new: 0, known: 0 }
  for (const test of hits) {
    const rank = tests.ranks[test] ?? 0
    ranks[rank] = (ranks[rank] ?? 0) + 1
    const kind = rank === failedRank ? testKinds[tests.kinds[test] ?? -1] : undefined
    if (kind !== undefined && isVerdict(kind)) counts[kind] += 1
  }
  return Object.fromEntries([...Object.entries(counts), ...outcomes.map((outcome, rank) => [outcome, ranks[rank] ?? 0])]) as Record<
    TestFilter,
    number
  >
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
