import { UserError } from '../errors.js'

/**
 * Why GitHub did not do what was asked.
 * - `permission`: the token may not; `permission` names what it lacks
 * - `token`: the token itself was refused
 * - `locked`: the conversation is locked
 * - `missing`: what the request is about is not there, or not for this token
 * - `tooLong`: the body of a comment is too long
 * - `rateLimit`: a limit that ends only after the deadline
 * - `unavailable`: no answer, or an error of GitHub's own, until the deadline
 * - `budget`: this run has written three times already
 * - `refused`: anything else that another attempt would not change
 */
export type GitHubFailure = 'permission' | 'token' | 'locked' | 'missing' | 'tooLong' | 'rateLimit' | 'unavailable' | 'budget' | 'refused'

/** GitHub did not do what was asked. */
export class GitHubError extends UserError {
  override readonly name = 'GitHubError'
  readonly failure: GitHubFailure
  /** As workflows write it: `pull-requests: write`. */
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
