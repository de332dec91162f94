import { definedFields } from '../../base/defined-fields.js'
import { isStrongCause, sameCause } from '../failure/cause/cause-id.js'
import type { BuildTest } from '../history/build-results.js'
import type { RowSuite } from '../history/history-columns.js'
import { hasFailed } from '../history/outcomes.js'
import type { TestHistory } from '../history/test-histories.js'
import { causeOfFailure } from './failure-cause.js'
import { looseName, looseSuiteKey, suiteKey } from './loose-name.js'
import { findReference } from './reference.js'
import { mayHaveSigns } from './signs.js'
import type { TestedHistory } from './tested-history.js'
import { uniteRows } from './united-row.js'

/** The history of a test under another name. */
export interface OtherName {
  readonly row: TestHistory
  /** The other name. If the name changes with each run, `#` replaces the parts that change. */
  readonly name: string
}

/** The tests of the history that this run has under another name. */
export interface RenamedTests {
  /** Returns the history of a test that the history does not contain under its own name. */
  find(test: BuildTest): OtherName | undefined
  /** Whether the history contains tests without their names, so that a test that is not found may be one of them. */
  readonly lacksNames: boolean
  /** The tests whose names change with each run, as the first lookup of each has found. `#` replaces the parts that change. */
  readonly changingNames: ReadonlySet<string>
}

/** The rows of a test whose name changes that count: those at the end of the history, which are the newest ones. */
const maximumRows = 200
/** The failed tests of a suite that are compared. */
const maximumFailed = 20

/**
 * Looks up failed tests that the history does not contain: by their names without numbers, dates and other parts that may change, and by
 * their cause, if it is a strong one, among the failed tests of the same suite. A row whose test is in this run under its own name is
 * not found. Reads the rows once. A test with a former name is looked up with that as well.
 * @param unseen all tests that will be looked up
 * @param isInRun returns whether this run contains the test of a row
 */
export function createRenamedTests(
  unseen: readonly BuildTest[],
  history: TestedHistory,
  isInRun: (position: number) => boolean,
): RenamedTests {
  const { byName, byCause, lacksNames } = indexRows(unseen, history, isInRun)
  const changingNames = new Set<string>()
  const united = new Map<string, OtherName | undefined>()

  const rowsAt = (positions: readonly number[] | undefined, job: string | undefined): readonly TestHistory[] => {
    const rows = new Map<string, TestHistory>()
    for (const position of positions ?? []) {
      const id = history.columns.row(position)?.id
      const row = id === undefined ? undefined : history.find(id, job)
      if (row !== undefined) rows.set(row.id, row)
    }
    // The order of rows in a history means nothing.
    return [...rows.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
  }

  const findByName = (test: BuildTest, isFormer: boolean): OtherName | undefined => {
    const name = looseName(test.name)
    const positions = byName.get(nameKey(looseSuiteKey(test), name))?.slice(-maximumRows)
    const [first, ...others] = rowsAt(positions, test.job).map((row) => withComparableCauses(row, test.cause))
    if (first === undefined) return undefined
    if (others.length === 0) return { row: first, name: first.name }
    if (!isFormer) changingNames.add(name)
    return { row: uniteRows([first, ...others], test.cause), name }
  }

  const findByCause = (test: BuildTest): OtherName | undefined => {
    const { cause } = test
    if (cause === undefined) return undefined
    const row = rowsAt(byCause.get(nameKey(suiteKey(test), cause)), test.job).find((other) => failsFor(other, cause, history))
    return row && { row, name: row.name }
  }

  return {
    find(test) {
      const former = formerOf(test)
      const named = former ?? test
      const key = JSON.stringify([looseSuiteKey(test), looseName(test.name), suiteKey(named), looseName(named.name), test.job, test.cause])
      if (!united.has(key)) {
        const byName = findByName(test, false) ?? (former && findByName(former, true))
        united.set(key, byName ?? findByCause(test) ?? (former && findByCause(former)))
      }
      return united.get(key)
    },
    lacksNames,
    changingNames,
  }
}

/** Returns a test under the name that the previous version gave it. */
const formerOf = ({ former, ...test }: BuildTest): BuildTest | undefined => former && { ...test, ...former }

/**
 * Leaves out the causes of a row that cannot be compared with the cause of a failure: the id of a weak cause may depend on the name of the test.
 */
function withComparableCauses(row: TestHistory, cause: string | undefined): TestHistory {
  if (cause === undefined || isStrongCause(cause)) return row
  const comparable = (other: string | undefined) => (other === undefined || other === cause || isStrongCause(other) ? other : undefined)
  const { causes, flakyCauses } = row
  return { ...row, causes: causes.map(comparable), ...definedFields({ flakyCauses: flakyCauses?.map(comparable) }) }
}

/** Returns whether a test fails in its reference for a cause. */
function failsFor(row: TestHistory, cause: string, history: TestedHistory): boolean {
  const reference = findReference(row, cause, history)
  return hasFailed(row.results, reference) && sameCause(causeOfFailure(row, reference), cause) === true
}

const nameKey = (suite: string, name: string): string => `${suite} ${name}`

/** Finds the positions of the rows that may belong to unseen tests. */
function indexRows(unseen: readonly BuildTest[], { columns }: TestedHistory, isInRun: (position: number) => boolean) {
  const byName = new Map<string, number[]>()
  const looseSuites = new Set<string>()
  const causes = new Set<string>()
  for (const test of [...unseen, ...unseen.flatMap((each) => formerOf(each) ?? [])]) {
    const suite = looseSuiteKey(test)
    looseSuites.add(suite)
    byName.set(nameKey(suite, looseName(test.name)), [])
    if (test.cause !== undefined && isStrongCause(test.cause)) causes.add(test.cause)
  }
  const byCause = new Map<string, number[]>()
  const { suiteOf, suiteCount, resultsOf, distinctResults } = columns
  const suites = createSuiteLookup(suiteCount, columns.suite, looseSuites)
  const hasFailure = distinctResults.map(mayHaveSigns)
  let lacksNames = false
  for (let position = 0; position < columns.length; position += 1) {
    const results = resultsOf[position] ?? 0
    if (distinctResults[results] === '' || isInRun(position)) continue
    if (!columns.hasName(position)) {
      lacksNames = true
      continue
    }
    const suite = suites(suiteOf[position] ?? 0)
    if (suite !== undefined) byName.get(nameKey(suite, looseName(columns.name(position))))?.push(position)
    if (causes.size > 0 && hasFailure[results] === true) addFailed(byCause, position)
  }
  return { byName, byCause, lacksNames }

  function addFailed(failed: Map<string, number[]>, position: number): void {
    for (const cause of new Set(columns.causes(position).causes)) {
      if (cause === undefined || !causes.has(cause)) continue
      const key = nameKey(suiteKey(columns.suite(suiteOf[position] ?? 0)), cause)
      const positions = failed.get(key) ?? []
      if (positions.length < maximumFailed) failed.set(key, [...positions, position])
    }
  }
}

/** Makes a function that returns the key of a suite by its number, if it is one of the wanted ones. Reads each suite once. */
function createSuiteLookup(count: number, suite: (number: number) => RowSuite, wanted: ReadonlySet<string>) {
  const keys: (string | false | undefined)[] = Array.from({ length: count })
  return (number: number): string | undefined => {
    let key = keys[number]
    if (key === undefined) {
      const loose = looseSuiteKey(suite(number))
      key = wanted.has(loose) && loose
      keys[number] = key
    }
    return key === false ? undefined : key
  }
}
