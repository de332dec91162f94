import { UserError } from '../../base/errors.js'
import { createTimeBudget, type TimeBudget } from '../../base/http/time-budget.js'

/** A Build Report server, and the API key for it. */
export interface Server {
  /** Has no slash at its end; may be shown. */
  readonly baseUrl: string
  /** A secret. */
  readonly key: string
}

/** The limits of attempts to reach a server. Tests shorten them. */
export interface RetryOptions {
  /** The time for all requests together, including waits; default: 30 s. */
  readonly deadlineMs?: number | undefined
  /** A budget that several parts of a run share; replaces `deadlineMs`. */
  readonly budget?: TimeBudget | undefined
  /** The time of the budget that is reserved for other parts. */
  readonly reservedMs?: number | undefined
  /** The time for one attempt. */
  readonly attemptMs?: number | undefined
  /** The length of a second in waits between attempts. */
  readonly secondMs?: number | undefined
  /** Waits between attempts. */
  readonly wait?: ((ms: number) => Promise<void>) | undefined
  /** Logs that a request is repeated. */
  readonly say?: ((message: string) => void) | undefined
  /** Ends waits and requests with its reason. */
  readonly signal?: AbortSignal | undefined
}

/** The time that a server may delay a run, for all connections, questions and records together. */
export const serverTimeMs = 30_000

/** Returns the shared time budget, or a new one. */
export const timeBudgetOf = ({ budget, deadlineMs = serverTimeMs }: RetryOptions): TimeBudget => budget ?? createTimeBudget(deadlineMs)

const maximumShown = 200

/** The characters that a header may contain. Others are a mistake in a secret, often a line end in its middle. */
const keyPattern = /^[!-~]{1,1000}$/

/**
 * Checks the address and the API key of a server. Plain HTTP is allowed, because `serve` uses it within a network or behind a proxy.
 * @param keyName the source of the key in messages
 * @throws UserError that never contains the key
 */
export function readServer(url: string, key: string, keyName = 'api-key'): Server {
  const baseUrl = readBaseUrl(url.trim())
  const trimmedKey = key.trim()
  if (keyPattern.test(trimmedKey)) return { baseUrl, key: trimmedKey }
  throw new UserError(`Invalid ${keyName}: it contains characters that no key has (it is a secret, so it is not shown).`, {
    hint: 'Copy the key as the server printed it.',
  })
}

function readBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url !== undefined && (url.username !== '' || url.password !== '')) {
    throw new UserError('Invalid server-url: it contains a user name or a password (so it is not shown).', {
      hint: 'Remove the part before the "@", and set the key with api-key.',
    })
  }
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    // A query may contain a secret.
    const shown = text.replace(/[?#].*$/s, (query) => `${query.charAt(0)}…`).slice(0, maximumShown)
    throw new UserError(`Invalid server-url "${shown}".`, {
      hint: 'It must be an HTTP address without a query, such as https://reports.example.com.',
    })
  }
  return url.href.replace(/(?<!\/)\/+$/, '')
}
