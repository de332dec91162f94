import type { BuildResults, BuildTest } from '../../src/verdicts/build-results.js'
import { historyId } from '../../src/verdicts/history-id.js'

/** A test of a build, with defaults for everything but its outcome. */
export type TestOfBuild = Partial<BuildTest> & Pick<BuildTest, 'id' | 'outcome'>

/** Makes the results of a build from a list of tests. */
export function buildResultsOf(tests: readonly TestOfBuild[]): BuildResults {
  const all = tests.map((test): BuildTest => ({ suite: ['Cart'], name: `test ${test.id}`, ...test }))
  return {
    isIncomplete: false,
    size: all.length,
    leftOut: 0,
    find: (id, job) => all.find((test) => historyId(test.id) === historyId(id) && test.job === job),
    all: () => all,
  }
}

/** Returns an id of 32 digits. */
export const idOf = (number: number): string => number.toString(16).padStart(10, '0').padEnd(32, '0')
