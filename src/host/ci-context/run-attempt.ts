import type { Environment } from '../../base/environment.js'
import type { CiContext } from './ci-context.js'
import type { GitHubEvent } from './github-event.js'

/** More attempts than a run can have. */
const maximumAttempt = 999_999

/** Returns the attempt of the reported run on GitHub: on `workflow_run`, of the run that ran the tests. */
export const reportedAttempt = (event: GitHubEvent, env: Environment): number =>
  attemptIn(event.workflow_run?.run_attempt ?? env.GITHUB_RUN_ATTEMPT)

/**
 * Returns the attempt of the reported run on any CI service; 1 if the service does not number attempts. GitLab's number in its place counts
 * seconds.
 */
export function runAttempt(ciContext: () => CiContext, event: () => GitHubEvent, env: Environment): number {
  if (env.GITHUB_ACTIONS === 'true') return reportedAttempt(event(), env)
  if (env.GITLAB_CI === 'true') return 1
  const { build, testedBuild = build } = ciContext()
  return attemptIn(/\.([1-9]\d{0,8})$/.exec(testedBuild.id ?? '')?.[1])
}

function attemptIn(value: unknown): number {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? Math.min(number, maximumAttempt) : 1
}
