import type { LostTime } from './lost-time.js'
import type { RepositoryArtifact } from './repository-artifact.js'

/** The place of a comment. */
export type CommentPlace =
  | { readonly kind: 'pullRequest'; readonly number: number }
  | { readonly kind: 'issue'; readonly number: number }
  | { readonly kind: 'commit' /** The full hash. */; readonly sha: string }

/** A comment as GitHub lists it. */
export interface Comment {
  readonly id: number
  /** The id in GraphQL. */
  readonly nodeId: string
  readonly body: string
  /** The address of its page. */
  readonly url: string
  /** The login of the user or app that wrote it. Absent if the account was deleted. */
  readonly author?: string | undefined
  /** Whether an app wrote it. */
  readonly isByApp?: boolean
}

/** The state of a comment that only GraphQL provides. */
export interface CommentState {
  readonly nodeId: string
  /** Whether the owner of our token wrote it. */
  readonly isOwn: boolean
  readonly isHidden: boolean
}

/** The fields of a pull request that are compared with a run. */
export interface PullRequest {
  readonly number: number
  readonly isOpen: boolean
  readonly headSha: string
  readonly headBranch: string
  /** `owner/name`; undefined if the fork was deleted. */
  readonly headRepository: string | undefined
}

/** The limit on the requests of a token, as the last answer stated it. */
export interface RateLimit {
  readonly limit: number
  readonly remaining: number
}

/** A job of a workflow run, with GitHub's terms. */
export interface WorkflowJob {
  readonly id: number
  readonly runId: number
  /** From 1. */
  readonly attempt: number
  /** The displayed name: with the values of its matrix, and after the job that called its workflow. */
  readonly name: string
  /** `queued`, `waiting`, `pending`, `requested`, `in_progress` or `completed`. */
  readonly status: string
  /** `success`, `failure`, `cancelled` and so on; absent until the job is completed. */
  readonly conclusion: string | undefined
  readonly workflow: string | undefined
  readonly branch: string | undefined
  /** The name of the runner; for GitHub's own runners, the labels of the job. */
  readonly runner: string | undefined
  /** The name of the runner, which is different for all jobs that run at the same time; absent until a runner has the job. */
  readonly runnerName: string | undefined
  /** Unix ms. */
  readonly startedAt: number | undefined
  /** Unix ms. */
  readonly completedAt: number | undefined
  readonly url: string | undefined
}

/** A page of a list of artifacts. */
export interface ArtifactPage {
  readonly artifacts: readonly RepositoryArtifact[]
  /** The number of artifacts on all pages. */
  readonly total: number
}

/**
 * The operations on GitHub that reports need, for one repository and one token. Every method throws a GitHubError, and retries temporary
 * failures within the deadline of the client. After 10 writes, a client refuses further ones.
 */
export interface GitHubClient {
  /** Lists comments in pages of 100, the oldest first. */
  comments(place: CommentPlace): AsyncIterable<readonly Comment[]>
  /** Is not retried. After a failure, the comment may exist, so list the comments again. */
  createComment(place: CommentPlace, body: string): Promise<Comment>
  updateComment(place: CommentPlace, id: number, body: string): Promise<Comment>
  /**
   * Returns states in the order of the ids; one request for up to 100.
   * @param retries the number of retries after a temporary failure; default: 3
   */
  commentStates(nodeIds: readonly string[], retries?: number): Promise<readonly CommentState[]>
  /** Hides comments as outdated; one request for up to 20. */
  hideComments(nodeIds: readonly string[]): Promise<void>
  /** Lists the pull requests whose head is a branch. */
  pullRequestsOfBranch(headOwner: string, headBranch: string): Promise<readonly PullRequest[]>
  pullRequestsOfCommit(sha: string): Promise<readonly PullRequest[]>
  /** Lists the jobs of all attempts of a run that are known now; one request per 100 jobs. */
  jobsOfRun(runId: number): Promise<readonly WorkflowJob[]>
  /** Returns the event that started a run. */
  eventOfRun(runId: number): Promise<string>
  /** Lists a page of up to 100 artifacts of all runs. GitHub documents no order. */
  artifacts(filter: { readonly name?: string /** From 1. */; readonly page?: number }): Promise<ArtifactPage>
  /** Lists the first 100 artifacts of a run. */
  artifactsOfRun(runId: number): Promise<readonly RepositoryArtifact[]>
  /** Returns an address from which the artifact can be downloaded without a token, for one minute. */
  artifactAddress(id: number): Promise<string>
  /** Returns the text of a file in a commit; undefined if the commit has no such file. A commit that the token cannot see is an error. */
  fileAt(commit: string, path: string): Promise<string | undefined>
  /** Returns the limit that the last answer stated; undefined if it stated none. */
  rateLimit(): RateLimit | undefined
  /** Returns the time that failed answers may still cost. */
  remainingLossMs(): number
}

/** The settings of a client. */
export interface GitHubClientOptions {
  readonly token: string
  /** `owner/name`. */
  readonly repository: string
  /** `https://api.github.com`, or the API of a GitHub Enterprise Server. */
  readonly apiUrl: string
  /** The maximum time of all requests together, including waits. */
  readonly deadlineMs?: number
  /** The maximum time of one request. */
  readonly requestTimeoutMs?: number
  /** The time that failed answers have cost the run so far; default: none. */
  readonly lostTime?: LostTime
  /** The maximum of that time, after which the client sends no more requests; default: 15 s, the time of one request. */
  readonly lossMs?: number
  /** The length of a second in waits between attempts. Tests shorten it. */
  readonly secondMs?: number
  /** Logs the reason of a wait. */
  readonly onWait?: (message: string) => void
}
