import { searchedFiles } from '../../data/page-data.js'
import { createWordMatcher } from '../earlier-results/search-words.js'
import { isNarrower, parseDurationFilter, parseQuery, type Term } from '../query.js'
import type { Groups, TestModel } from '../test-model.js'

/** Finds tests while the user types. */
export interface Search {
  /**
   * Returns the matching tests in the order of `order`. If the query became narrower and `order` is the same array, only the last hits
   * are searched.
   */
  find(query: string, order: Int32Array): Int32Array
}

/** Creates a {@link Search} in a model that may still grow. */
export function createSearch(model: TestModel): Search {
  let last: { readonly query: string; readonly terms: readonly Term[]; readonly order: Int32Array; readonly hits: Int32Array } | undefined
  return {
    find(query, order) {
      if (last?.order === order && last.query === query) return last.hits
      const terms = parseQuery(query)
      let hits = last?.order === order && isNarrower(terms, last.terms) ? last.hits : order
      for (const each of terms) {
        const matches = createMatcher(model, each)
        hits = select(hits, each.isExcluded ? (test) => !matches(test) : matches)
      }
      last = { query, terms, order, hits }
      return hits
    },
  }
}

type Matcher = (test: number) => boolean

/** Twice as fast as the `filter` of typed arrays. */
export function select(tests: Int32Array, isMet: Matcher): Int32Array {
  const selected = new Int32Array(tests.length)
  let length = 0
  for (const test of tests) if (isMet(test)) selected[length++] = test
  return selected.subarray(0, length)
}

function createMatcher(model: TestModel, { field, text }: Term): Matcher {
  const { tests, suites, files } = model
  switch (field) {
    case 'is':
      return createWordMatcher(model, text)
    case 'error':
      return createTextMatcher(model, model.messages, model.executions.messageOf, text)
    case 'step':
      return createTextMatcher(model, model.steps, model.executions.stepOf, text)
    case 'has':
      return createFileMatcher(model, text)
    case 'job':
      return createJobMatcher(model, ({ job }) => includes(job, text))
    case 'module':
      return createJobMatcher(model, ({ module }) => includes(module, text))
    case 'owner':
      return createListMatcher(model.owners, tests.ownersOf, text)
    case 'tag':
      return createListMatcher(model.tags, tests.tagsOf, text)
    case 'suite':
      return createGroupMatcher(suites, tests.suiteOf, text)
    case 'file':
      return createGroupMatcher(files, tests.fileOf, text)
    case 'duration': {
      const isMet = parseDurationFilter(text)
      // An incomplete condition is still being typed.
      return isMet === undefined ? () => true : (test) => (tests.durations[test] ?? -1) >= 0 && isMet(tests.durations[test] ?? -1)
    }
    case 'any':
      return createAnyMatcher(model, text)
  }
}

const includes = (name: string, text: string): boolean => name.toLowerCase().includes(text)

function createAnyMatcher(model: TestModel, text: string): Matcher {
  const { tests, executions, suites, files, tags } = model
  const inSuite = createGroupMatcher(suites, tests.suiteOf, text)
  const inFile = createGroupMatcher(files, tests.fileOf, text)
  const hasTag = createListMatcher(tags, tests.tagsOf, text)
  const hasMessage = createTextMatcher(model, model.messages, executions.messageOf, text)
  const hasStep = createTextMatcher(model, model.steps, executions.stepOf, text)
  const isQualified = createQualifiedNameMatcher(model, text)
  // Lookups by group come first, because they are cheaper than searching names.
  return (test) =>
    inSuite(test) ||
    inFile(test) ||
    hasMessage(test) ||
    hasStep(test) ||
    hasTag(test) ||
    tests.searchableNames[test]?.includes(text) === true ||
    isQualified(test)
}

/** Matches tests by a text of their executions. Each distinct text is searched once. */
function createTextMatcher(model: TestModel, texts: Groups, textOf: ReadonlyMap<number, number>, text: string): Matcher {
  const found = findGroups(texts, (each) => each.includes(text))
  return found.includes(1) ? createExecutionMatcher(model, textOf, (number) => found[number] === 1) : () => false
}

/** Matches a kind of file, or kinds that begin with a text that is still being typed. */
function createFileMatcher(model: TestModel, text: string): Matcher {
  const wanted = searchedFiles.reduce((flags, kind, index) => (kind.startsWith(text) ? flags | (1 << index) : flags), 0)
  return createExecutionMatcher(model, model.executions.filesOf, (flags) => (flags & wanted) !== 0)
}

/** Matches tests with an execution whose value meets a condition. */
function createExecutionMatcher(
  { executions, tests }: TestModel,
  values: ReadonlyMap<number, number>,
  isMet: (value: number) => boolean,
): Matcher {
  const matching = new Uint8Array(tests.names.length)
  for (const [execution, value] of values) if (isMet(value)) matching[executions.testOf[execution] ?? -1] = 1
  return (test) => matching[test] === 1
}

/** Matches tests that have their result in a job: failed tests if they failed there. */
function createJobMatcher({ jobs, executions, tests }: TestModel, isMet: (job: TestModel['jobs'][number]) => boolean): Matcher {
  const found = jobs.map(isMet)
  return (test) => {
    for (let execution = tests.first[test] ?? -1; execution !== -1; execution = executions.next[execution] ?? -1) {
      if (found[executions.jobOf[execution] ?? -1] === true && executions.ranks[execution] === tests.ranks[test]) return true
    }
    return false
  }
}

/** Groups are few, so each is searched once. A test then costs one lookup. */
function createGroupMatcher(groups: Groups, groupOf: readonly number[], text: string): Matcher {
  const found = findGroups(groups, (name) => name.includes(text))
  return (test) => found[groupOf[test] ?? -1] === 1
}

function createListMatcher(groups: Groups, groupsOf: ReadonlyMap<number, readonly number[]>, text: string): Matcher {
  const found = findGroups(groups, (name) => name.includes(text))
  return found.includes(1) ? (test) => groupsOf.get(test)?.some((group) => found[group] === 1) === true : () => false
}

/**
 * Matches a full name as logs show it: the end of a suite and the beginning of a name, as in `CartTests.Adds`, `cart.CartTests#adds` or
 * `cart::adds`.
 */
function createQualifiedNameMatcher({ suites, tests }: TestModel, text: string): Matcher {
  const separator = Math.max(...['.', '#', ':', '/'].map((character) => text.lastIndexOf(character)))
  if (separator < 1) return () => false
  const head = text.slice(0, separator).replace(/:$/, '')
  const tail = text.slice(separator + 1)
  const found = suites.searchableNames.map((name) => name.endsWith(head))
  return (test) => found[tests.suiteOf[test] ?? -1] === true && tests.searchableNames[test]?.startsWith(tail) === true
}

/** Returns 1 for each group that matches or is inside one that does. */
function findGroups({ searchableNames, parents }: Groups, isMet: (name: string) => boolean): Uint8Array {
  const found = new Uint8Array(searchableNames.length)
  searchableNames.forEach((name, group) => {
    if (found[parents[group] ?? -1] === 1 || isMet(name)) found[group] = 1
  })
  return found
}
