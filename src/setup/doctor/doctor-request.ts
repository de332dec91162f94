import type { Environment } from '../../base/environment.js'
import type { Config } from '../../config/config.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import type { FailOn } from '../../judge/summary/fail-on.js'
import type { CollectedRecords } from '../../run/collect/collect-records.js'
import type { RunContext, RunRequest } from '../../run/prepare/run-request.js'

/** The run to examine, and where it would report. */
export interface DoctorRequest {
  /** The request of the run, with its server and its history. */
  readonly run: RunRequest
  /** The reason why a named server is not used. */
  readonly serverNotice?: string | undefined
  /** The error in the address or the key of the named server. A run would end with it. */
  readonly serverProblem?: string | undefined
  readonly failOn: FailOn
  /** Whether failed tests are annotated in a step. */
  readonly annotations: boolean
  /** The job's token; may be empty. */
  readonly token: string
  /** The pull request to comment on if the event names none. */
  readonly pullRequest?: number | undefined
  /** The way in which users set options. */
  readonly isAction: boolean
}

/** The environment of an examination. */
export interface DoctorContext extends Pick<RunContext, 'onProgress' | 'signal'> {
  readonly env: Environment
  /** Unix ms. */
  readonly now: number
  /** The length of a second in waits for GitHub and the server. Tests shorten it. */
  readonly secondMs?: number | undefined
}

/** The facts that several checks use. */
export interface Examination extends DoctorRequest, DoctorContext {
  /** The default configuration if the file is not valid. */
  readonly config: Config
  readonly ciContext: () => CiContext
  /** Undefined if nothing could be collected. */
  readonly collected: CollectedRecords | undefined
}

/** Returns whether the run is in a step of GitHub Actions, which has a job summary. */
export const isInStep = ({ env }: Pick<DoctorContext, 'env'>): boolean => env.GITHUB_ACTIONS === 'true' || Boolean(env.GITHUB_STEP_SUMMARY)
