import { UserError } from '../../base/errors.js'

/**
 * The reason why a request to GitHub failed.
 * - `permission`: the token lacks a permission
 * - `token`: the token itself was refused
 * - `locked`: the conversation is locked
 * - `missing`: the object of the request does not exist, or the token cannot see it
 * - `tooLong`: the body of a comment is too long
 * - `rateLimit`: a limit that ends only after the deadline
 * - `unavailable`: no answer, or a server error; a later request may succeed
 * - `outage`: no answer, or a server error, until no time is left to try again
 * - `budget`: this run has already written three times
 * - `refused`: any other permanent failure
 */
export type GitHubFailure =
  | 'permission'
  | 'token'
  | 'locked'
  | 'missing'
  | 'tooLong'
  | 'rateLimit'
  | 'unavailable'
  | 'outage'
  | 'budget'
  | 'refused'

/** A request to GitHub that failed. */
export class GitHubError extends UserError {
  override readonly name = 'GitHubError'
  readonly failure: GitHubFailure
  /** The missing permission as workflows write it: `pull-requests: write`. */
  readonly permission: string | undefined

  constructor(
    failure: GitHubFailure,
    message: string,
    options: { readonly permission?: string; readonly hint?: string; readonly cause?: unknown } = {},
  ) {
    super(message, options)
    this.failure = failure
    this.permission = options.permission
  }
}
