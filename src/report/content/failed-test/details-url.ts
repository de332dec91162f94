import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { Scope } from '../scope.js'

/** Returns the page of the HTML report of the first of some jobs that uploaded one. */
function reportUrlOf(jobs: readonly number[], { summary }: Pick<Scope, 'summary'>): string | undefined {
  for (const index of jobs) {
    const url = summary.jobs[index]?.reportUrl
    if (url !== undefined) return url
  }
  return undefined
}

/**
 * Returns the address of a failed test in the HTML report of the first job in which it failed and that uploaded one.
 * @param failure the merged failure, or another listed test with the indexes of its jobs
 */
export function detailsUrl({ test, jobs }: Pick<MergedFailure, 'test' | 'jobs'>, scope: Pick<Scope, 'summary'>): string | undefined {
  const url = reportUrlOf(jobs, scope)
  return url === undefined || test.id === undefined ? undefined : `${url}#test=${encodeURIComponent(test.id)}`
}

/** Returns the address of a cause in the HTML report of the first of its jobs that uploaded one. */
export function causeUrl(causeId: string, jobs: readonly number[], scope: Pick<Scope, 'summary'>): string | undefined {
  const url = reportUrlOf(jobs, scope)
  return url === undefined ? undefined : `${url}#cause=${encodeURIComponent(causeId)}`
}
