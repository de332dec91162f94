import type { Environment } from '../../../base/environment.js'
import { createAzureSummary } from './azure-summary.js'
import type { BuildPage } from './build-page.js'
import { createBuildkiteAnnotation } from './buildkite-annotation.js'

/** The process in a job of a CI service. */
export interface BuildJob {
  readonly env: Environment
  readonly cwd: string
  /** Writes a command for the agent to standard output; undefined if standard output must not contain one. */
  readonly writeCommand: ((line: string) => void) | undefined
}

/** Returns the page of the current build, if jobs of the CI service can write to it. */
export function findBuildPage({ env, cwd, writeCommand }: BuildJob): BuildPage | undefined {
  // The second variable of each service identifies a job. Without it, the first one may be left over from somewhere else.
  if (env.BUILDKITE === 'true' && env.BUILDKITE_JOB_ID) return createBuildkiteAnnotation({ env, cwd })
  if (env.TF_BUILD && env.BUILD_BUILDID) return createAzureSummary({ env, writeCommand })
  return undefined
}
