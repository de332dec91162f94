import { once } from '../../base/once.js'
import type { Checkouts } from '../../host/ci-context/checkouts.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import { isGitHubActions } from '../../host/ci-context/github-actions.js'
import type { GitHubEvent } from '../../host/ci-context/github-event.js'
import { ofOtherCommit, storedContext } from '../../host/ci-context/stored-context.js'
import { untrustedEvent } from '../../host/ci-context/untrusted-event.js'
import type { RunContext } from './run-request.js'

/** The place at which a server stores the results of a run. */
export interface StoredPlace {
  readonly context: () => CiContext
  /** Returns the ref of the results in a file, relative to the working directory, if it differs from the one of the context. */
  readonly refOf: (path: string) => string | undefined
}

/** The run whose results are stored. */
export interface StoredRun {
  readonly ciContext: () => CiContext
  readonly event: () => GitHubEvent
  readonly env: RunContext['env']
  readonly checkouts: Checkouts
}

/**
 * Finds the place of the results of a run. A branch receives only results of the commit that GitHub started the run for. The results of
 * another checkout are stored under the hash of its commit.
 */
export function createStoredPlace({ ciContext, event, env, checkouts }: StoredRun): StoredPlace {
  if (!isGitHubActions(env)) return { context: ciContext, refOf: () => undefined }
  const stored = once(() => storedContext(ciContext(), event(), env))
  // On an untrusted event, the results need not come from the checkout, and their place comes from the event.
  const isOfBranch = once(() => untrustedEvent(env) === undefined && env.GITHUB_REF === `refs/heads/${stored().source.branch}`)
  const refOf = (path?: string): string | undefined => (isOfBranch() ? checkouts.other(path)?.commit : undefined)
  const context = once(() => {
    const commit = refOf()
    return commit === undefined ? stored() : ofOtherCommit(stored(), commit)
  })
  return { context, refOf }
}
