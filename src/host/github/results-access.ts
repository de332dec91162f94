import type { Environment } from '../../base/environment.js'
import { readJobRun } from './job-run.js'

/** The access of a job to the results service of GitHub, which stores the artifacts of its run. It needs no permission. */
export interface ResultsAccess {
  /** A secret. */
  readonly token: string
  /** The run and the job in the bodies of requests. */
  readonly backendIds: { readonly workflow_run_backend_id: string; readonly workflow_job_run_backend_id: string }
  /** Returns the address of a method of the service. */
  addressOf(method: string): URL
}

/** Returns the access that the runner gives to a job. Returns undefined outside of a job. */
export function resultsAccess({ ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: url }: Environment): ResultsAccess | undefined {
  const ids = readJobRun(token)
  if (token === undefined || ids === undefined || url === undefined || !URL.canParse(url)) return undefined
  return {
    token,
    backendIds: { workflow_run_backend_id: ids.run, workflow_job_run_backend_id: ids.job },
    addressOf: (method) => new URL(`/twirp/github.actions.results.api.v1.ArtifactService/${method}`, url),
  }
}
