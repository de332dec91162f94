import type { Config } from '../../config/config.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import type { GitHubEvent } from '../../host/ci-context/github-event.js'
import type { LostTime } from '../../host/github/lost-time.js'
import type { EarlierFailures } from '../../judge/earlier-builds/repeated-job.js'
import type { JudgeInput } from '../../judge/verdicts/judge.js'

/** The results of the own step in the reports of earlier runs. */
export interface JobMemory {
  /** Returns the tests that failed in earlier attempts of this run. Undefined if that is not known. */
  earlierFailures(): Promise<EarlierFailures | undefined>
  /** Returns how often tests failed in earlier pushes of the pull request. Undefined if that is not known. */
  pushes(): Promise<JudgeInput['pushes']>
}

/** The run whose memory is opened. */
export interface MemoryOwner {
  readonly config: Config
  readonly ciContext: CiContext
  readonly event: GitHubEvent
  readonly lostTime: LostTime
}

/** Opens the memory of a run. Returns undefined if the run writes no report that later runs read. */
export type OpenMemory = (owner: MemoryOwner) => Promise<JobMemory | undefined>
