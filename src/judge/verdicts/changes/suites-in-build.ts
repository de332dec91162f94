import type { RowSuite, SuiteColumns } from '../../history/history-columns.js'
import { createSuiteKeys } from './suite-key.js'

/** The suites of a history of which tests ran in this build. Suites are numbers, as in {@link SuiteColumns}. */
export interface SuitesInBuild {
  /**
   * Adds a test that passed or failed.
   * @param suite of the row of the test; undefined if the history does not know the test
   */
  add(test: RowSuite, suite: number | undefined): void
  /** Returns whether a test of a suite passed or failed. */
  hasRun(suite: number): boolean
  /** Returns the number of tests of a suite that passed or failed and that the history does not know. */
  appearedIn(suite: number): number
  /** Returns the first suite with the same names and module. */
  firstOf(suite: number): number
}

/** Nearly every test runs in the suite of its row. Comparing the two is faster than making a key of the suite and looking it up. */
export function createSuitesInBuild(columns: SuiteColumns): SuitesInBuild {
  const running = new Uint8Array(columns.suiteCount)
  const appeared = new Map<number, number>()
  let table: SuiteTable | undefined
  let lastTest: RowSuite | undefined
  let lastSuite: number | undefined
  const tableOf = (): SuiteTable => {
    if (table === undefined) {
      table = createSuiteTable(columns)
      for (const [suite, first] of table.firstOf.entries()) if (running[suite] === 1) running[first] = 1
    }
    return table
  }
  return {
    add(test, suite) {
      if (suite !== undefined) {
        // The tests of a suite usually share the array of its names.
        if (suite === lastSuite && test.suite === lastTest?.suite && test.module === lastTest.module) return
        lastSuite = suite
        lastTest = test
        if (columns.isInSuite(test, suite)) {
          running[table?.firstOf[suite] ?? suite] = 1
          return
        }
      }
      const first = tableOf().find(test)
      if (first === -1) return
      running[first] = 1
      if (suite === undefined) appeared.set(first, (appeared.get(first) ?? 0) + 1)
    },
    hasRun: (suite) => running[suite] === 1 || running[tableOf().firstOf[suite] ?? suite] === 1,
    appearedIn: (suite) => appeared.get(tableOf().firstOf[suite] ?? suite) ?? 0,
    firstOf: (suite) => tableOf().firstOf[suite] ?? suite,
  }
}

interface SuiteTable {
  /** The first suite with the same names and module, of each suite. */
  readonly firstOf: Uint32Array
  /** Returns the first suite with the names and the module of a test; -1 if there is none. */
  find(test: RowSuite): number
}

function createSuiteTable({ suiteCount, suite: suiteAt }: SuiteColumns): SuiteTable {
  const keyOf = createSuiteKeys()
  const numbers = new Map<string, number>()
  const firstOf = new Uint32Array(suiteCount)
  /** The numbers of names. A history that is too large has no names, and no key needs to be made for it. */
  const depths = new Set<number>()
  for (let suite = 0; suite < suiteCount; suite += 1) {
    const names = suiteAt(suite)
    const key = keyOf(names)
    const first = numbers.get(key) ?? suite
    if (first === suite) numbers.set(key, suite)
    firstOf[suite] = first
    depths.add(names.suite.length)
  }
  return {
    firstOf,
    find: (test) => (depths.has(test.suite.length) ? (numbers.get(keyOf(test)) ?? -1) : -1),
  }
}
