import { addRows } from './add-rows.js'
import { createHistories } from './create-histories.js'
import type { TestHistories } from './test-histories.js'

/**
 * Leaves a build out of a history. An earlier attempt of a run is not a build to compare the run with, and later runs may have copied it
 * into their histories.
 */
export function withoutBuild(histories: TestHistories, id: string | undefined): TestHistories {
  const builds = histories.builds.filter((build) => build.id !== id)
  return builds.length === histories.builds.length ? histories : addRows(createHistories(builds, []), histories, [...histories.all()])
}
