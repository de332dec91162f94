import type { Environment } from '../../base/environment.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import { readEvent } from '../../host/ci-context/github-event.js'
import { historyBranch } from '../../host/ci-context/history-branch.js'

/**
 * Returns whether a run builds a branch itself, as a push does, and not a change for it. Outside of GitHub, that is the branch of its
 * history.
 * @param branch the branch of the history, if there is one
 */
export function isBranchBuild(ciContext: CiContext, branch: string | undefined, env: Environment): boolean {
  if (env.GITHUB_ACTIONS === 'true') {
    if (historyBranch({ ciContext, event: readEvent(env.GITHUB_EVENT_PATH), env })?.isBuild === 'always') return true
    // The completed run of a fork may have built a branch with the same name, and its pull request is not known.
    if (env.GITHUB_EVENT_NAME === 'workflow_run') return false
  }
  const { ref, source } = ciContext
  return branch !== undefined && ref === branch && source.pullRequest === undefined && source.baseBranch === undefined
}
