import type { BuildResults } from '../history/build-results.js'
import type { TestHistories } from '../history/test-histories.js'

/** A change may replace fewer tests at once. */
const leastTests = 20

/** Returns whether a history contains none of many tests, as if it belonged to another project, module or job. */
export function isUnrelated(histories: TestHistories, results: BuildResults): boolean {
  if (results.size < leastTests || histories.size < leastTests) return false
  return !containsAny(histories, results)
}

/** Returns whether a history contains any test of a run. */
export function containsAny({ columns }: Pick<TestHistories, 'columns'>, results: Pick<BuildResults, 'all'>): boolean {
  for (const { id, job } of results.all()) if (columns.find(id, job) !== -1) return true
  return false
}
