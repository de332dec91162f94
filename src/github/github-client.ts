/** Where a comment stands. */
export type CommentPlace =
  | { readonly kind: 'pullRequest'; readonly number: number }
  | { readonly kind: 'issue'; readonly number: number }
  | { readonly kind: 'commit' /** The whole hash. */; readonly sha: string }

/** A comment as GitHub lists it. */
export interface Comment {
  readonly id: number
  /** Its id in GraphQL. */
  readonly nodeId: string
  readonly body: string
  /** Where people see it. */
  readonly url: string
}

/** What only GraphQL tells of a comment. */
export interface CommentState {
  readonly nodeId: string
  /** Whether the owner of our token wrote it. */
  readonly isOwn: boolean
  /** Whether it is hidden. */
  readonly isHidden: boolean
}

/** A pull request, as far as it is compared with a run. */
export interface PullRequest {
  readonly number: number
  readonly isOpen: boolean
  readonly headSha: string
  readonly headBranch: string
  /** `owner/name`; undefined where the fork is gone. */
  readonly headRepository: string | undefined
}

/** A job of a run of a workflow, in GitHub's own words. */
export interface WorkflowJob {
  readonly id: number
  readonly runId: number
  /** From 1. */
  readonly attempt: number
  /** As people see it: with the values of its matrix, and below the job that called its workflow. */
  readonly name: string
  /** `queued`, `waiting`, `pending`, `requested`, `in_progress` or `completed`. */
  readonly status: string
  /** `success`, `failure`, `cancelled`, … once it is completed. */
  readonly conclusion: string | undefined
  readonly workflow: string | undefined
  readonly branch: string | undefined
  /** The runner's name; of GitHub's own runners the labels that the job asked for. */
  readonly runner: string | undefined
  /** Unix ms. */
  readonly startedAt: number | undefined
  /** Unix ms. */
  readonly completedAt: number | undefined
  readonly url: string | undefined
}

/**
 * GitHub, as far as reports need it: one repository, one token. Every method throws a GitHubError, and retries what is worth it
 * within the deadline of the client. Writes are counted: after three of them a client refuses.
 */
export interface GitHubClient {
  /** Page by page, 100 a page, the oldest first. */
  comments(place: CommentPlace): AsyncIterable<readonly Comment[]>
  /** Not retried: after a failure nobody knows whether it arrived, so list the comments again. */
  createComment(place: CommentPlace, body: string): Promise<Comment>
  updateComment(place: CommentPlace, id: number, body: string): Promise<Comment>
  deleteComment(place: CommentPlace, id: number): Promise<void>
  /** In the order of the ids; one request for up to 100. */
  commentStates(nodeIds: readonly string[]): Promise<readonly CommentState[]>
  /** Hides comments as outdated; one request for up to 20. */
  hideComments(nodeIds: readonly string[]): Promise<void>
  /** Those whose head is a branch of a repository. */
  pullRequestsOfBranch(headOwner: string, headBranch: string): Promise<readonly PullRequest[]>
  pullRequestsOfCommit(sha: string): Promise<readonly PullRequest[]>
  /** Those of all attempts of a run, as far as they are known now; a request for each 100. */
  jobsOfRun(runId: number): Promise<readonly WorkflowJob[]>
}

/** Where a client works, and how. */
export interface GitHubClientOptions {
  readonly token: string
  /** `owner/name`. */
  readonly repository: string
  /** `https://api.github.com`, or that of a GitHub Enterprise Server. */
  readonly apiUrl: string
  /** All requests together take no longer, waiting included. */
  readonly deadlineMs?: number
  /** One request takes no longer. */
  readonly requestTimeoutMs?: number
  /** One second of every wait between attempts, in ms; tests make it short. */
  readonly secondMs?: number
  /** Says why something takes long. */
  readonly onWait?: (message: string) => void
}
