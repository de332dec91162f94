import { displayLine } from '../text/display-text.js'
import { GitHubError, type GitHubFailure } from './github-error.js'
import { limitEnd } from './rate-limit.js'

/** What a request is for. */
export interface RequestPurpose {
  /** As it stands in a sentence: `a comment on pull request #12`. */
  readonly what: string
  /** What the token needs for it: `pull-requests: write`. */
  readonly permission: string
}

const maximumMessageLength = 300

/** The fields of Octokit's errors that are used: of a RequestError, a GraphqlResponseError, and the plain one of the throttling plugin. */
interface OctokitError {
  readonly message?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, unknown>>
  readonly response?: { readonly headers?: Readonly<Record<string, unknown>>; readonly data?: unknown }
  readonly errors?: unknown
}

/** One error of those in an answer. */
interface AnsweredError {
  readonly type?: unknown
  readonly message?: unknown
}

/**
 * Says for people what Octokit's error means. Neither the message nor the cause holds the token, the headers or the request.
 * @param token is taken out of whatever GitHub says
 */
export function toGitHubError(error: unknown, { what, permission }: RequestPurpose, token: string): GitHubError {
  if (error instanceof GitHubError) return error
  const { message, status, headers, response, errors }: OctokitError = Object(error)
  // Once more behind: what was between its characters may have been invisible.
  const clean = (text: string): string =>
    displayLine(text.replaceAll(token, '***').slice(0, 10_000)).replaceAll(token, '***').trim().slice(0, maximumMessageLength)
  const fail = (failure: GitHubFailure, text: string, options: { hint?: string; permission?: string } = {}): GitHubError =>
    new GitHubError(failure, text, { ...options, cause: new Error(clean(message ?? String(error))) })

  const seen = response?.headers ?? headers ?? {}
  const answered = errorsOf(errors ?? Object(response?.data).errors)
  const types = new Set(answered.map(({ type }) => type))
  const said = clean(saidBy(response?.data) ?? String(answered[0]?.message ?? message ?? ''))
  const bare = said.replace(/(?<![.\s])[.\s]+$/, '')
  const told = bare === '' ? '.' : `: ${bare}.`
  const aside = bare === '' ? '.' : ` (${bare}).`

  if (isLimit(status, types, seen, said)) {
    return fail('rateLimit', `GitHub takes no more requests until ${limitEnd(seen).toISOString().slice(0, 19)}Z, and refused ${what}.`, {
      hint: 'Run again after that.',
    })
  }
  if (status === 401) {
    return fail('token', `GitHub refused the token for ${what}${told}`, { hint: 'Give a token that is valid and has not expired.' })
  }
  if (status === 403 && /\blocked\b/i.test(said)) {
    return fail('locked', `GitHub refused ${what}: the conversation is locked.`, { hint: 'Unlock it.' })
  }
  if (status === 403 || types.has('FORBIDDEN') || types.has('INSUFFICIENT_SCOPES')) {
    const needed = acceptedPermission(seen['x-accepted-github-permissions'], permission)
    return fail('permission', `GitHub refused ${what}: the token lacks \`${needed}\`${aside}`, {
      permission: needed,
      hint: "Add it to the job's `permissions`; a run for a pull request from a fork never has more than read access.",
    })
  }
  if (status === 404 || status === 410 || types.has('NOT_FOUND')) {
    return fail('missing', `GitHub refused ${what}: it is not there, or not for this token${aside}`)
  }
  if (status === 422 && answered.some((one) => /\btoo long\b/i.test(String(one.message)))) {
    return fail('tooLong', `GitHub refused ${what}: the text is too long${told}`)
  }
  if (status !== undefined && status >= 400 && status < 500) return fail('refused', `GitHub refused ${what}${told}`)
  if (status === undefined && answered.length > 0) return fail('refused', `GitHub refused ${what}${told}`)
  if (response && status !== undefined) {
    return fail('unavailable', `GitHub answered ${status} to the request for ${what}${told}`, { hint: 'See https://www.githubstatus.com.' })
  }
  return fail('unavailable', `GitHub did not answer the request for ${what}${told}`)
}

/** 403 stands for a limit, too; so does 200 with an error of GraphQL. */
function isLimit(
  status: number | undefined,
  types: ReadonlySet<unknown>,
  headers: Readonly<Record<string, unknown>>,
  said: string,
): boolean {
  if (status === 429 || types.has('RATE_LIMITED')) return true
  return status === 403 && (headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(said))
}

/** `Validation Failed` says little without the errors it is about. */
function saidBy(data: unknown): string | undefined {
  // The page of a proxy is no message.
  if (typeof data === 'string') return ''
  const { message, errors }: { message?: unknown; errors?: unknown } = Object(data)
  if (typeof message !== 'string') return undefined
  const details = errorsOf(errors)
    .map((one) => one.message)
    .filter((detail) => typeof detail === 'string')
  return [message, ...details].join(': ')
}

/** The first of them; an error may also be no more than a text. */
function errorsOf(errors: unknown): readonly AnsweredError[] {
  if (!Array.isArray(errors)) return []
  return errors.slice(0, 100).map((one: unknown) => (typeof one === 'string' ? { message: one } : Object(one)))
}

/** GitHub lists what would do: `issues=write; pull_requests=write` is one of two, a comma joins those needed together. */
function acceptedPermission(header: unknown, expected: string): string {
  const accepted = String(header ?? '')
    .split(';')
    .map((choice) => choice.trim().replaceAll('_', '-').replaceAll('=', ': '))
    .filter((choice) => /^[a-z-]+: [a-z]+(?:, ?[a-z-]+: [a-z]+)*$/.test(choice))
  return accepted.includes(expected) ? expected : (accepted[0] ?? expected)
}
