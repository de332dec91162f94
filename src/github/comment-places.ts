import type { GitHubEvent } from '../ci-context/github-event.js'
import { displayLine } from '../text/display-text.js'
import type { CommentPlace, GitHubClient, PullRequest } from './github-client.js'
import { GitHubError } from './github-error.js'

/** A run of a workflow, as far as it tells where its report belongs. */
export interface RunToPlace {
  readonly event: GitHubEvent
  /** Those of the variables `GITHUB_REPOSITORY`, `GITHUB_EVENT_NAME`, `GITHUB_REF` and `GITHUB_SHA` that there are. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** The one that the user names. */
  readonly pullRequest?: number | undefined
  /** Whether to comment on an issue or a commit if no pull request is found. */
  readonly onCommits: boolean
}

/** Where the comments go, three places at most; or a sentence that says why there is none. */
export type CommentPlaces = { readonly places: readonly CommentPlace[] } | { readonly reason: string }

type PullRequestSearch = Pick<GitHubClient, 'pullRequestsOfBranch' | 'pullRequestsOfCommit'>

/** As many as a run may write comments. */
const maximumPlaces = 3

/**
 * Finds out where the report of a run belongs: from what GitHub says of the run alone, never from what the run made.
 * @throws GitHubError where GitHub does not tell
 */
export async function findCommentPlaces(run: RunToPlace, client: PullRequestSearch): Promise<CommentPlaces> {
  const { event, env, pullRequest } = run
  if (event.workflow_run || env.GITHUB_EVENT_NAME === 'workflow_run') return placesOfWorkflowRun(run, client)
  const known = [
    event.pull_request?.number,
    event.issue?.pull_request && event.issue.number,
    pullRequest,
    queuedPullRequest(event.merge_group?.head_ref ?? env.GITHUB_REF),
  ].find(isNumber)
  if (known !== undefined) return { places: [{ kind: 'pullRequest', number: known }] }
  // A workflow on `issues` or `issue_comment` builds the default branch, and its commit is not related to the issue.
  if (run.onCommits && isNumber(event.issue?.number)) return { places: [{ kind: 'issue', number: event.issue.number }] }
  return placesOfCommit(run, client)
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** A merge queue builds a branch of its own, whose name ends with the pull request (GitHub's "Managing a merge queue"). */
function queuedPullRequest(ref: string | undefined): number | undefined {
  const [, number] = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-(\d{1,15})-[0-9a-f]{40,64}$/.exec(ref ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

async function placesOfCommit({ event, env, onCommits }: RunToPlace, client: PullRequestSearch): Promise<CommentPlaces> {
  const sha = event.merge_group?.head_sha || env.GITHUB_SHA
  const start = `The workflow was started by ${displayLine(env.GITHUB_EVENT_NAME || 'something unknown')}`
  if (!sha) return { reason: `${start}, and GITHUB_SHA names no commit.` }
  const isPush = env.GITHUB_EVENT_NAME === 'push'
  const pulls = await client.pullRequestsOfCommit(sha).catch((error: unknown) => {
    // A job that may only write on commits can still do that.
    if (isPush && onCommits && error instanceof GitHubError && error.failure === 'permission') return []
    throw error
  })
  const places = placesAt(sha, pulls)
  if (places.length > 0) return { places }
  if (isPush && onCommits) return { places: [{ kind: 'commit', sha }] }
  return { reason: `${start}, and no open pull request has the commit ${short(sha)} as its head.` }
}

/**
 * The run of another workflow may have built a stranger's code: its event says which head it was, and GitHub which pull request that is.
 * The event's own `pull_requests` are empty for forks, so they are of no use.
 */
async function placesOfWorkflowRun(run: RunToPlace, client: PullRequestSearch): Promise<CommentPlaces> {
  const { head_repository, head_branch: branch, head_sha: sha, event: trigger } = run.event.workflow_run ?? {}
  const repository = head_repository?.full_name
  const withoutInput =
    run.pullRequest === undefined ? '' : ' For workflow_run, the pull request that is named in the workflow does not count.'
  const none = (reason: string): CommentPlaces => ({ reason: reason + withoutInput })
  if (!repository) return none('The event does not name the repository that the workflow ran for: the fork may be gone.')
  if (!branch || !sha) return none('The event names no branch and commit that the workflow ran for.')

  const isOurs = isSameName(repository, run.env.GITHUB_REPOSITORY)
  const queued = isOurs && trigger === 'merge_group' ? queuedPullRequest(branch) : undefined
  if (queued !== undefined) return { places: [{ kind: 'pullRequest', number: queued }] }

  const found = await client.pullRequestsOfBranch(repository.split('/', 1)[0] ?? '', branch)
  const pulls = found.filter((pull) => pull.isOpen && pull.headBranch === branch && isSameName(pull.headRepository, repository))
  const places = placesAt(sha, pulls)
  if (places.length > 0) return { places }
  const [moved] = pulls
  if (moved) return none(`The workflow ran for the commit ${short(sha)}, and pull request #${moved.number} has a newer one.`)
  if (isOurs && trigger === 'push' && run.onCommits) return { places: [{ kind: 'commit', sha }] }
  return none(`No open pull request has the commit ${short(sha)} of ${displayLine(`${repository}:${branch}`)} as its head.`)
}

/** The open ones whose head is a commit, as places. */
function placesAt(sha: string, pulls: readonly PullRequest[]): readonly CommentPlace[] {
  return pulls
    .filter((pull) => pull.isOpen && pull.headSha === sha)
    .slice(0, maximumPlaces)
    .map(({ number }) => ({ kind: 'pullRequest', number }))
}

const short = (sha: string) => displayLine(sha.slice(0, 7))

/** GitHub tells names of owners and repositories apart without regard to case. */
const isSameName = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase()

/**
 * Whether the code of a run comes from another repository, so that its token may only read.
 * @param repository `owner/name` of the one that the workflow runs in
 */
export function isFork(event: GitHubEvent, repository: string): boolean {
  const { pull_request: pull, workflow_run: workflowRun } = event
  if (pull) return !isSameName(pull.head?.repo?.full_name, pull.base?.repo?.full_name ?? repository)
  return workflowRun ? !isSameName(workflowRun.head_repository?.full_name, repository) : false
}
