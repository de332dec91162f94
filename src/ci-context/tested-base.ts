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
  readonly env: Readonly<Record<string, string | undefined>>
  /** Asks git, as `Repository.ask` does; returns undefined outside of a repository. */
  readonly ask: (...words: readonly string[]) => string | undefined
  /** Unix ms. */
  readonly now: number
}

const hashPattern = /^(?!0+$)[0-9a-f]{40}(?:[0-9a-f]{24})?$/

/**
 * Returns the commit of the base branch that a run contains: the first parent of the merge commit that GitHub builds for a pull request,
 * else the merge base; the base of a merge group; the commit before a push. A run without a change, such as a scheduled one, has none, and
 * the last build before it takes the place.
 */
export function testedBase({ event, env, ask, now }: TestedRun): TestedCommit {
  const timestamp = runStart(event, now)
  if (env.GITHUB_ACTIONS === 'true') return { timestamp, ...baseOnGitHub(event, env, ask, timestamp) }
  return { ...exact(firstParent(ask)), timestamp }
}

type Base = Partial<TestedCommit>

const exact = (commit: string | undefined): Base => (commit === undefined ? {} : { commit })

/** Marks the tip of the base branch, from which the pull request may have started earlier. */
const tip = (commit: string | undefined): Base => (commit === undefined ? {} : { commit, mayBeOlder: true })

function baseOnGitHub(event: GitHubEvent, env: TestedRun['env'], ask: TestedRun['ask'], start: number): Base {
  const { workflow_run: completed, merge_group: mergeGroup, pull_request: pull } = event
  // The checkout, if there is one, is not what the completed run has tested.
  if (completed || env.GITHUB_EVENT_NAME === 'workflow_run') return baseOfCompleted(completed ?? {})
  if (mergeGroup) return exact(hash(mergeGroup.base_sha))
  if (pull) return baseOfPull(pull, env, ask, start) ?? tip(hash(pull.base?.sha))
  return exact(env.GITHUB_EVENT_NAME === 'push' ? hash(event.before) : undefined)
}

/** A run for a push is a build of its own branch. Pull requests from that branch do not say what was pushed before. */
function baseOfCompleted({ event = '', pull_requests: pulls }: NonNullable<GitHubEvent['workflow_run']>): Base {
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
  const branch = base?.ref ? [`refs/remotes/origin/${base.ref}`] : []
  for (const other of [...branch, hash(base?.sha)]) {
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
