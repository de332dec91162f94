import { historyId } from '../history/history-id.js'
import { rowsOfJobs } from '../history/job-rows.js'
import type { TestHistories, TestHistory } from '../history/test-histories.js'

/**
 * Makes a function that returns the further rows of a test: the rows of other jobs with other results, and the one for all jobs. Reads the rows
 * of jobs at the first call, because most runs ask for none.
 */
export function createRowFinder(histories: TestHistories): (row: TestHistory) => readonly TestHistory[] {
  let ofJobs: ReturnType<typeof rowsOfJobs> | undefined
  return ({ id, job }) => {
    ofJobs ??= rowsOfJobs(histories)
    const shared = job === undefined ? undefined : histories.find(id)
    const others = [...(ofJobs.get(historyId(id))?.values() ?? [])].filter((other) => other.job !== job)
    return shared === undefined ? others : [shared, ...others]
  }
}
