import type { BuildResults, BuildTest } from '../../../src/judge/history/build-results.js'
import { historyId } from '../../../src/judge/history/history-id.js'

/** A test of a build, with defaults for everything but its outcome. */
export type TestOfBuild = Partial<BuildTest> & Pick<BuildTest, 'id' | 'outcome'>

/** Makes the results of a build from a list of tests. */
export const buildResultsOf = (tests: readonly TestOfBuild[]): BuildResults =>
  completeResults(tests.map((test): BuildTest => ({ suite: ['Cart'], name: `test ${test.id}`, ...test })))

/** Makes the results of a complete build. */
export const completeResults = (tests: readonly BuildTest[]): BuildResults => ({
  isIncomplete: false,
  size: tests.length,
  leftOut: 0,
  find: (id, job) => tests.find((test) => historyId(test.id) === historyId(id) && test.job === job),
  at: (index) => testAt(tests, index),
  all: () => tests,
})

function testAt(tests: readonly BuildTest[], index: number): BuildTest {
  const test = tests[index]
  if (test === undefined) throw new Error(`There is no test ${index}.`)
  return test
}

/** Returns an id of 32 digits. */
export const idOf = (number: number): string => number.toString(16).padStart(10, '0').padEnd(32, '0')
