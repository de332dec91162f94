import type { Environment } from '../../base/environment.js'
import type { CiContext } from './ci-context.js'
import { type CompletedRun, completedRun } from './completed-run.js'
import type { GitHubEvent } from './github-event.js'
import { queuedBranch } from './merge-queue.js'
import { isSameName } from './repository-name.js'

/** The branch whose earlier builds a run on GitHub is compared with. */
export interface HistoryBranch {
  readonly name: string
  /** Whether this run becomes a build of the branch. A merge queue merges only builds without a failed test. */
  readonly isBuild: 'always' | 'unlessFailed' | 'never'
}

/** The run whose branch is asked for. */
export interface BranchedRun {
  readonly ciContext: CiContext
  readonly event: GitHubEvent
  readonly env: Environment
}

/** The events after which the built commit is the head of a branch. */
const branchEvents = new Set(['push', 'schedule', 'workflow_dispatch'])
const branchPrefix = 'refs/heads/'

/**
 * Returns the branch whose history applies to a run: the base of a pull request or merge queue, else the own branch. Returns undefined if
 * the run has no branch, for example for a tag.
 */
export function historyBranch({ ciContext, event, env }: BranchedRun): HistoryBranch | undefined {
  const completed = completedRun(event, env)
  const { merge_group: mergeGroup, pull_request: pull } = event
  if (completed) return branchOfCompleted(completed, event, env)
  const ref = env.GITHUB_REF ?? ''
  const queued = queuedBranch(ref)
  // Anyone who can push may push a branch with such a name. Only GitHub starts the event.
  const isQueue = env.GITHUB_EVENT_NAME === 'merge_group'
  if (isQueue || queued !== undefined) return named(withoutPrefix(mergeGroup?.base_ref) || queued, isQueue ? 'unlessFailed' : 'never')
  const base = pull?.base?.ref || (pull && ciContext.source.baseBranch)
  if (base) return named(base, 'never')
  if (!ref.startsWith(branchPrefix)) return undefined
  return named(withoutPrefix(ref), branchEvents.has(env.GITHUB_EVENT_NAME ?? '') ? 'always' : 'never')
}

/** Reads the branch from the event of GitHub only, because the files of the completed run may be forged. */
function branchOfCompleted(
  { event: trigger = '', head_branch: branch, head_repository: repository, pull_requests: pulls }: CompletedRun,
  { repository: own }: GitHubEvent,
  env: BranchedRun['env'],
): HistoryBranch | undefined {
  const isOurs = repository?.full_name !== undefined && isSameName(repository.full_name, env.GITHUB_REPOSITORY)
  // The event lists no pull requests of forks. Nearly all of them are for the default branch.
  if (trigger.startsWith('pull_request') || !isOurs) return named(pulls?.[0]?.base?.ref || own?.default_branch, 'never')
  const queued = queuedBranch(branch)
  if (queued !== undefined) return named(queued, trigger === 'merge_group' ? 'unlessFailed' : 'never')
  return named(branch, branchEvents.has(trigger) ? 'always' : 'never')
}

const named = (name: string | undefined, isBuild: HistoryBranch['isBuild']): HistoryBranch | undefined =>
  name ? { name, isBuild } : undefined

const withoutPrefix = (ref: string | undefined): string => (ref?.startsWith(branchPrefix) ? ref.slice(branchPrefix.length) : (ref ?? ''))
