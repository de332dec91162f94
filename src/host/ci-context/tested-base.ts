import type { Environment } from '../../base/environment.js'
import type { CiContext } from './ci-context.js'
import { type CompletedRun, completedRun } from './completed-run.js'
import type { GitHubEvent } from './github-event.js'
import { runStart } from './run-start.js'

/** The commit that a run is compared with. */
export interface TestedCommit {
  /** Full length; undefined if it is unknown. */
  readonly commit?: string
  /** When the commit was made if it is the merge base, which may be old; otherwise when the run started. Unix ms. */
  readonly timestamp: number
  /** Whether the run may contain an older commit instead, because the checkout does not have the history of the pull request. */
  readonly mayBeOlder?: true
}

/** The run, and the repository that it tested. */
export interface TestedRun {
  readonly event: GitHubEvent
  readonly env: Environment
  /** Asks git, as `Repository.ask` does; returns undefined outside of a repository. */
  readonly ask: (...words: readonly string[]) => string | undefined
  /** Unix ms. */
  readonly now: number
  /** The change that the run tests; default: unknown. */
  readonly source?: CiContext['source']
  /** The branch to compare with in place of the base branch of the pull request. */
  readonly otherBranch?: string | undefined
}

const hashPattern = /^(?!0+$)[0-9a-f]{40}(?:[0-9a-f]{24})?$/

/**
 * Returns the commit of the base branch that a run contains: the first parent of the merge commit that GitHub builds for a pull request,
 * else the merge base; the base of a merge group; the commit before a push. A run without a change, such as a scheduled one, has none, and
 * the last build before it takes the place.
 */
export function testedBase({ event, env, ask, now, source = {}, otherBranch }: TestedRun): TestedCommit {
  const timestamp = runStart(event, now)
  if (otherBranch !== undefined) return { timestamp, ...baseOnOther(otherBranch, event, env, ask, timestamp) }
  // Gitea and Forgejo write the same event.
  if (env.GITHUB_ACTIONS === 'true') return { timestamp, ...baseOnGitHub(event, env, ask, timestamp) }
  const isChange = source.pullRequest !== undefined || source.baseBranch !== undefined
  return { timestamp, ...(isChange ? baseOfChange(source, ask, timestamp) : exact(firstParent(ask))) }
}

type Base = Partial<TestedCommit>

const exact = (commit: string | undefined): Base => (commit === undefined ? {} : { commit })

/** Marks the tip of the base branch, from which the pull request may have started earlier. */
const tip = (commit: string | undefined): Base => (commit === undefined ? {} : { commit, mayBeOlder: true })

function baseOnGitHub(event: GitHubEvent, env: TestedRun['env'], ask: TestedRun['ask'], start: number): Base {
  const completed = completedRun(event, env)
  const { merge_group: mergeGroup, pull_request: pull } = event
  // The checkout, if there is one, is not what the completed run has tested.
  if (completed) return baseOfCompleted(completed)
  if (mergeGroup) return exact(hash(mergeGroup.base_sha))
  if (pull) return baseOfPull(pull, env, ask, start) ?? tip(hash(pull.base?.sha))
  return exact(env.GITHUB_EVENT_NAME === 'push' ? hash(event.before) : undefined)
}

/** Returns the newest commit of another branch in the run. A shallow clone does not show how old it is. */
function baseOnOther(branch: string, event: GitHubEvent, env: TestedRun['env'], ask: TestedRun['ask'], start: number): Base {
  const known = completedRun(event, env) === undefined ? mergeBase([remoteBranch(branch)], ask, start) : undefined
  return known ?? { mayBeOlder: true }
}

/** A run for a push is a build of its own branch. Its pull requests do not contain the commit that was pushed before. */
function baseOfCompleted({ event = '', pull_requests: pulls }: CompletedRun): Base {
  return event.startsWith('pull_request') ? tip(hash(pulls?.[0]?.base?.sha)) : {}
}

/** The workspace contains the merge commit, as by default, or the head of the pull request. */
function baseOfPull(
  { head, base }: NonNullable<GitHubEvent['pull_request']>,
  env: TestedRun['env'],
  ask: TestedRun['ask'],
  start: number,
): Base | undefined {
  const current = ask('rev-parse', '--verify', 'HEAD')
  if (current === undefined) return undefined
  const [first, second] = parentsOf('HEAD', ask)
  // On pull_request_target, GITHUB_SHA is the head of the base branch, which may be a merge commit too.
  const isMergeCommit = env.GITHUB_EVENT_NAME === 'pull_request' && current === env.GITHUB_SHA
  if (second !== undefined && (second === head?.sha || isMergeCommit)) return first === undefined ? undefined : exact(first)
  return mergeBase([remoteBranch(base?.ref), hash(base?.sha)], ask, start)
}

/**
 * Returns the base of a pull request on another service, which may have checked out the head of the pull request or its merge with the
 * target branch. Some services merge in the other direction, so that the target branch is the second parent.
 */
function baseOfChange({ baseBranch, baseCommit, commit }: CiContext['source'], ask: TestedRun['ask'], start: number): Base {
  if (hash(baseCommit) !== undefined) return exact(baseCommit)
  const base = mergeBase([remoteBranch(baseBranch)], ask, start)
  if (base !== undefined) return base
  const [first, second] = parentsOf('HEAD', ask)
  if (second === undefined) return {}
  return exact(first === commit ? second : first)
}

const remoteBranch = (name: string | undefined): string | undefined => (name ? `refs/remotes/origin/${name}` : undefined)

/** Returns the newest commit that the checkout shares with the first of several other commits that it knows. */
function mergeBase(others: readonly (string | undefined)[], ask: TestedRun['ask'], start: number): Base | undefined {
  for (const other of others) {
    const common = other === undefined ? undefined : hash(ask('merge-base', 'HEAD', other))
    if (common !== undefined) return { commit: common, timestamp: Math.min(timeOf(common, ask) ?? start, start) }
  }
  return undefined
}

const firstParent = (ask: TestedRun['ask']): string | undefined => parentsOf('HEAD', ask)[0]

/** Reads the parents from the commit itself: in a shallow clone, Git pretends in all other commands that it has none. */
const parentsOf = (commit: string, ask: TestedRun['ask']): readonly string[] =>
  [...headerOf(commit, ask).matchAll(/^parent ([0-9a-f]{40,64})$/gm)].flatMap(([, parent]) => hash(parent) ?? [])

function timeOf(commit: string, ask: TestedRun['ask']): number | undefined {
  const seconds = /^committer .*> (\d{1,11}) [+-]\d{4}$/m.exec(headerOf(commit, ask))?.[1]
  return seconds === undefined ? undefined : Number(seconds) * 1_000
}

const headerOf = (commit: string, ask: TestedRun['ask']): string => (ask('cat-file', 'commit', commit) ?? '').split('\n\n', 1)[0] ?? ''

const hash = (text: unknown): string | undefined => (typeof text === 'string' && hashPattern.test(text) ? text : undefined)
