import { detailsByBuild } from '../history/result-details.js'
import type { TestHistories } from '../history/test-histories.js'
import type { EarlierFailures } from './repeated-job.js'

/** Returns the failures of a build in a history: the earlier attempt of the build that runs again. Undefined if it is not in the history. */
export function failuresOfBuild({ builds, find }: TestHistories, build: string): EarlierFailures | undefined {
  const index = builds.findIndex(({ id }) => id === build)
  if (index === -1) return undefined
  return {
    of(id, job) {
      const row = find(id, job)
      const outcome = row?.results[index]
      const hasFailed = outcome === 'F' || (outcome === 'f' && row !== undefined && detailsByBuild(row).get(index)?.isRerun === true)
      return hasFailed ? { status: 'failed' } : undefined
    },
  }
}
