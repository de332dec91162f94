import { maskedLine } from '../../base/http/quoted-answer.js'
import { withoutFullStop } from '../../base/text/without-full-stop.js'
import { PageAnswerError } from './bounded-fetch.js'
import { GitHubError, type GitHubFailure } from './github-error.js'
import { limitEnd } from './rate-limit.js'

/** The purpose of a request, for messages. */
export interface RequestPurpose {
  /** The object of a sentence: `a comment on pull request #12`. */
  readonly what: string
  /** The required permission of the token: `pull-requests: write`. */
  readonly permission: string
}

/** The fields that are used of a RequestError, a GraphqlResponseError and the plain error of the throttling plugin. */
interface OctokitError {
  readonly message?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, unknown>>
  readonly response?: { readonly headers?: Readonly<Record<string, unknown>>; readonly data?: unknown }
  readonly errors?: unknown
  /** Whether no time is left to wait for another attempt. */
  readonly isFinal?: boolean
}

/** An error in the list of an answer. */
interface AnsweredError {
  readonly type?: unknown
  readonly message?: unknown
}

/**
 * Converts an error of Octokit. Neither the message nor the cause contains the token, the headers or the request.
 * @param token removed from the answer of GitHub
 */
export function toGitHubError(error: unknown, { what, permission }: RequestPurpose, token: string): GitHubError {
  if (error instanceof GitHubError) return error
  const { message, status, headers, response, errors, isFinal }: OctokitError = Object(error)
  const fail = (failure: GitHubFailure, text: string, options: { hint?: string; permission?: string } = {}): GitHubError =>
    new GitHubError(failure, text, { ...options, cause: new Error(maskedLine(message ?? String(error), token)) })

  const seen = response?.headers ?? headers ?? {}
  const answered = errorsOf(errors ?? Object(response?.data).errors)
  const types = new Set(answered.map(({ type }) => type))
  const said = maskedLine(messageOf(response?.data) ?? String(answered[0]?.message ?? message ?? ''), token)
  const bare = withoutFullStop(said)
  const told = bare === '' ? '.' : `: ${bare}.`
  const aside = bare === '' ? '.' : ` (${bare}).`

  if (Object(error).cause instanceof PageAnswerError) {
    return fail('refused', `GitHub did not answer the request for ${what}: the answer is an HTML page.`, {
      hint: 'It may come from a proxy, from the login page of a network, or from another server than GITHUB_API_URL must name.',
    })
  }
  if (isLimit(status, types, seen, said)) {
    return fail('rateLimit', `GitHub accepts no more requests until ${limitEnd(seen).toISOString().slice(0, 19)}Z, and refused ${what}.`, {
      hint: 'Run again after that time.',
    })
  }
  if (status === 401) {
    return fail('token', `GitHub refused the token for ${what}${told}`, { hint: 'Set a valid token that has not expired.' })
  }
  if (status === 403 && /\blocked\b/i.test(said)) {
    return fail('locked', `GitHub refused ${what}: the conversation is locked.`, { hint: 'Unlock it.' })
  }
  if (status === 403 || types.has('FORBIDDEN') || types.has('INSUFFICIENT_SCOPES')) {
    const needed = acceptedPermission(seen['x-accepted-github-permissions'], permission)
    return fail('permission', `GitHub refused ${what}: the token lacks \`${needed}\`${aside}`, {
      permission: needed,
      hint: "Add it to the job's `permissions`. A run for a pull request from a fork has only read access.",
    })
  }
  if (status === 404 || status === 410 || types.has('NOT_FOUND')) {
    return fail('missing', `GitHub refused ${what}: it does not exist, or the token cannot see it${aside}`)
  }
  if (status === 422 && answered.some((one) => /\btoo long\b/i.test(String(one.message)))) {
    return fail('tooLong', `GitHub refused ${what}: the text is too long${told}`)
  }
  if (status !== undefined && status >= 400 && status < 500) return fail('refused', `GitHub refused ${what}${told}`)
  if (status === undefined && answered.length > 0) return fail('refused', `GitHub refused ${what}${told}`)
  const failure = isFinal ? 'outage' : 'unavailable'
  if (response && status !== undefined) {
    return fail(failure, `GitHub answered ${status} to the request for ${what}${told}`, { hint: 'See https://www.githubstatus.com.' })
  }
  return fail(failure, `GitHub did not answer the request for ${what}${told}`)
}

/** GitHub also reports a limit with status 403, or with status 200 and an error of GraphQL. */
function isLimit(
  status: number | undefined,
  types: ReadonlySet<unknown>,
  headers: Readonly<Record<string, unknown>>,
  said: string,
): boolean {
  if (status === 429 || types.has('RATE_LIMITED')) return true
  return status === 403 && (headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(said))
}

/** Returns the message of an answer with the messages of its errors: `Validation Failed` is not helpful without them. */
function messageOf(data: unknown): string | undefined {
  // An HTML page of a proxy does not contain a message.
  if (typeof data === 'string') return ''
  const { message, errors }: { message?: unknown; errors?: unknown } = Object(data)
  if (typeof message !== 'string') return undefined
  const details = errorsOf(errors)
    .map((one) => one.message)
    .filter((detail) => typeof detail === 'string')
  return [message, ...details].join(': ')
}

/** Returns the first 100 errors. An error may be a plain text. */
function errorsOf(errors: unknown): readonly AnsweredError[] {
  if (!Array.isArray(errors)) return []
  return errors.slice(0, 100).map((one: unknown) => (typeof one === 'string' ? { message: one } : Object(one)))
}

/**
 * Reads the header with the sufficient permissions. `issues=write; pull_requests=write` are alternatives; a comma joins permissions that
 * are required together.
 */
function acceptedPermission(header: unknown, expected: string): string {
  const accepted = String(header ?? '')
    .split(';')
    .map((choice) => choice.trim().replaceAll('_', '-').replaceAll('=', ': '))
    .filter((choice) => /^[a-z-]+: [a-z]+(?:, ?[a-z-]+: [a-z]+)*$/.test(choice))
  return accepted.includes(expected) ? expected : (accepted[0] ?? expected)
}
