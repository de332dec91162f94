import type { Environment } from '../../base/environment.js'
import { displayLine } from '../../base/text/display-text.js'
import { completedRun } from '../ci-context/completed-run.js'
import type { GitHubEvent } from '../ci-context/github-event.js'
import { queuedPullRequest } from '../ci-context/merge-queue.js'
import { isSameName } from '../ci-context/repository-name.js'
import type { CommentPlace, GitHubClient, PullRequest } from './github-client.js'
import { GitHubError } from './github-error.js'

/** The facts about a workflow run that determine the place of its report. */
export interface RunToPlace {
  readonly event: GitHubEvent
  /** `GITHUB_REPOSITORY`, `GITHUB_EVENT_NAME`, `GITHUB_REF` and `GITHUB_SHA` are used. */
  readonly env: Environment
  /** The pull request that the user names. */
  readonly pullRequest?: number | undefined
  /** Whether to comment on an issue or a commit if no pull request is found. */
  readonly onCommits: boolean
}

/** The places of the comments, at most three, or the reason why there is none. */
export type CommentPlaces = { readonly places: readonly CommentPlace[] } | { readonly reason: string }

type PullRequestSearch = Pick<GitHubClient, 'pullRequestsOfBranch' | 'pullRequestsOfCommit'>

/** A run may write only three times. */
const maximumPlaces = 3

/**
 * Finds the places for the report of a run. Uses only data of GitHub and no files of the run, which may be forged.
 * @throws GitHubError if a request fails
 */
export async function findCommentPlaces(run: RunToPlace, client: PullRequestSearch): Promise<CommentPlaces> {
  const { event, env, pullRequest } = run
  if (completedRun(event, env)) return placesOfWorkflowRun(run, client)
  const known = [
    event.pull_request?.number,
    event.issue?.pull_request && event.issue.number,
    pullRequest,
    // Anyone who can push may push a branch with such a name. Only GitHub starts the event.
    env.GITHUB_EVENT_NAME === 'merge_group' ? queuedPullRequest(event.merge_group?.head_ref ?? env.GITHUB_REF) : undefined,
  ].find(isNumber)
  if (known !== undefined) return { places: [{ kind: 'pullRequest', number: known }] }
  // A workflow on `issues` or `issue_comment` builds the default branch, and its commit is not related to the issue.
  if (run.onCommits && isNumber(event.issue?.number)) return { places: [{ kind: 'issue', number: event.issue.number }] }
  return placesOfCommit(run, client)
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

async function placesOfCommit({ event, env, onCommits }: RunToPlace, client: PullRequestSearch): Promise<CommentPlaces> {
  const sha = event.merge_group?.head_sha || env.GITHUB_SHA
  const start = `The workflow was started by ${displayLine(env.GITHUB_EVENT_NAME || 'an unknown event')}`
  if (!sha) return { reason: `${start}, and GITHUB_SHA is empty.` }
  const isPush = env.GITHUB_EVENT_NAME === 'push'
  const pulls = await client.pullRequestsOfCommit(sha).catch((error: unknown) => {
    // A job that may comment only on commits can still do that.
    if (isPush && onCommits && error instanceof GitHubError && error.failure === 'permission') return []
    throw error
  })
  const places = placesAt(sha, pulls)
  if (places.length > 0) return { places }
  if (isPush && onCommits) return { places: [{ kind: 'commit', sha }] }
  return { reason: `${start}, and no open pull request has the commit ${short(sha)} as its head.` }
}

/**
 * Finds the pull request of another workflow's run, which may have built untrusted code. The event contains the head of the run, and GitHub
 * finds its pull request. The event's own `pull_requests` is empty for forks.
 */
async function placesOfWorkflowRun(run: RunToPlace, client: PullRequestSearch): Promise<CommentPlaces> {
  const { head_repository, head_branch: branch, head_sha: sha, event: trigger } = run.event.workflow_run ?? {}
  const repository = head_repository?.full_name
  const withoutInput = run.pullRequest === undefined ? '' : ' On workflow_run, the input pull-request is ignored.'
  const none = (reason: string): CommentPlaces => ({ reason: reason + withoutInput })
  if (!repository) return none('The event does not name the repository that the workflow ran for. The fork may have been deleted.')
  if (!branch || !sha) return none('The event does not name the branch and commit that the workflow ran for.')

  const isOurs = isSameName(repository, run.env.GITHUB_REPOSITORY)
  const queued = isOurs && trigger === 'merge_group' ? queuedPullRequest(branch) : undefined
  if (queued !== undefined) return { places: [{ kind: 'pullRequest', number: queued }] }

  const found = await client.pullRequestsOfBranch(repository.split('/', 1)[0] ?? '', branch)
  const pulls = found.filter((pull) => pull.isOpen && pull.headBranch === branch && isSameName(pull.headRepository, repository))
  const places = placesAt(sha, pulls)
  if (places.length > 0) return { places }
  const [moved] = pulls
  if (moved) return none(`The workflow ran for commit ${short(sha)}, but pull request #${moved.number} has a newer one.`)
  if (isOurs && trigger === 'push' && run.onCommits) return { places: [{ kind: 'commit', sha }] }
  return none(`No open pull request has the commit ${short(sha)} of ${displayLine(`${repository}:${branch}`)} as its head.`)
}

/** Returns the open pull requests whose head is a commit. */
function placesAt(sha: string, pulls: readonly PullRequest[]): readonly CommentPlace[] {
  return pulls
    .filter((pull) => pull.isOpen && pull.headSha === sha)
    .slice(0, maximumPlaces)
    .map(({ number }) => ({ kind: 'pullRequest', number }))
}

const short = (sha: string) => displayLine(sha.slice(0, 7))

/**
 * Returns whether the code of a run comes from another repository, so that its token has only read access.
 * @param repository `owner/name` of the repository of the workflow
 */
export function isFork(event: GitHubEvent, repository: string): boolean {
  const { pull_request: pull, workflow_run: workflowRun } = event
  if (pull) return !isSameName(pull.head?.repo?.full_name, pull.base?.repo?.full_name ?? repository)
  return workflowRun ? !isSameName(workflowRun.head_repository?.full_name, repository) : false
}
