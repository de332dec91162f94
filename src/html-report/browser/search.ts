import { statuses } from '../../browser/statuses.js'
import { isNarrower, parseQuery, type Term } from './query.js'
import type { Groups, TestModel } from './test-model.js'

/** Finds tests as somebody types. */
export interface Search {
  /**
   * The tests that meet a query, in the order of `order`. While a query only grows, only the last hits are looked through again;
   * they are remembered with their `order`, so that another one begins anew.
   */
  find(query: string, order: Int32Array): Int32Array
}

/** Makes a {@link Search} over a model that may still grow. */
export function createSearch(model: TestModel): Search {
  let last: { readonly query: string; readonly terms: readonly Term[]; readonly order: Int32Array; readonly hits: Int32Array } | undefined
  return {
    find(query, order) {
      if (last?.order === order && last.query === query) return last.hits
      const terms = parseQuery(query)
      let hits = last?.order === order && isNarrower(terms, last.terms) ? last.hits : order
      for (const each of terms) hits = select(hits, createMatcher(model, each))
      last = { query, terms, order, hits }
      return hits
    },
  }
}

type Matcher = (test: number) => boolean

/** What an array's own `filter` does, in half the time. */
export function select(tests: Int32Array, isMet: Matcher): Int32Array {
  const selected = new Int32Array(tests.length)
  let length = 0
  for (const test of tests) if (isMet(test)) selected[length++] = test
  return selected.subarray(0, length)
}

function createMatcher(model: TestModel, { field, text }: Term): Matcher {
  if (field === 'status') {
    const ranks = statuses.map((status) => status.startsWith(text))
    const isFlaky = 'flaky'.startsWith(text)
    return (test) => ranks[model.ranks[test] ?? -1] === true || (isFlaky && model.flaky[test] === 1)
  }
  if (field === 'suite') return createGroupMatcher(model.suites, model.suiteOf, text)
  if (field === 'file') return createGroupMatcher(model.files, model.fileOf, text)
  if (field === 'worker') return createGroupMatcher(model.workers, model.workerOf, text)
  const tags = findGroups(model.tags, (name) => name.includes(text))
  const hasTag: Matcher = (test) => model.tagsOf.get(test)?.some((tag) => tags[tag] === 1) === true
  if (field === 'tag') return hasTag
  const inSuite = createGroupMatcher(model.suites, model.suiteOf, text)
  const inFile = createGroupMatcher(model.files, model.fileOf, text)
  const isQualified = createQualifiedNameMatcher(model, text)
  // Looks into tables come first: they cost less than looks into names.
  return (test) =>
    inSuite(test) ||
    inFile(test) ||
    (tags.length > 0 && hasTag(test)) ||
    model.searchableNames[test]?.includes(text) === true ||
    isQualified(test)
}

/** Of few groups each is looked at once, so that a test costs no more than a look into a table. */
function createGroupMatcher(groups: Groups, groupOf: readonly number[], text: string): Matcher {
  const found = findGroups(groups, (name) => name.includes(text))
  return (test) => found[groupOf[test] ?? -1] === 1
}

/** A full name as logs show it: `CartTests.Adds`, `cart.CartTests#adds`, `cart::adds`, the end of a suite and the beginning of a name. */
function createQualifiedNameMatcher(model: TestModel, text: string): Matcher {
  const separator = Math.max(...['.', '#', ':', '/'].map((character) => text.lastIndexOf(character)))
  if (separator < 1) return () => false
  const head = text.slice(0, separator).replace(/:$/, '')
  const tail = text.slice(separator + 1)
  const suites = model.suites.searchableNames.map((name) => name.endsWith(head))
  return (test) => suites[model.suiteOf[test] ?? -1] === true && model.searchableNames[test]?.startsWith(tail) === true
}

/** 1 for each group that is met itself or lies in one that is. */
function findGroups({ searchableNames, parents }: Groups, isMet: (name: string) => boolean): Uint8Array {
  const found = new Uint8Array(searchableNames.length)
  searchableNames.forEach((name, group) => {
    if (found[parents[group] ?? -1] === 1 || isMet(name)) found[group] = 1
  })
  return found
}
