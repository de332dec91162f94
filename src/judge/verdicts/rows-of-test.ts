import { historyId } from '../history/history-id.js'
import { rowsOfJobs } from '../history/job-rows.js'
import type { TestHistories, TestHistory } from '../history/test-histories.js'

/** Makes a function that returns all rows of a test. Reads the rows of jobs at the first call, because most runs ask for none. */
export function createRowFinder(histories: TestHistories): (id: string) => readonly TestHistory[] {
  let ofJobs: ReturnType<typeof rowsOfJobs> | undefined
  return (id) => {
    ofJobs ??= rowsOfJobs(histories)
    const shared = histories.find(id)
    return [...(shared === undefined ? [] : [shared]), ...(ofJobs.get(historyId(id))?.values() ?? [])]
  }
}
