import { UserError } from '../errors.js'
import { createTimeBudget, type TimeBudget } from '../http/time-budget.js'

/** A server that keeps the history, and the key that it is asked with. */
export interface Server {
  /** Without a slash at its end; may be shown. */
  readonly baseUrl: string
  /** A secret. */
  readonly key: string
}

/** How long a server is tried; tests make it short. */
export interface RetryOptions {
  /** The time for all requests together, waiting included; 30 s unless given. */
  readonly deadlineMs?: number | undefined
  /** A clock that several parts of a run share, in place of `deadlineMs`. */
  readonly budget?: TimeBudget | undefined
  /** Time on the clock that is left to other parts. */
  readonly reservedMs?: number | undefined
  /** The time for one attempt. */
  readonly attemptMs?: number | undefined
  /** One second of every wait between attempts, in ms. */
  readonly secondMs?: number | undefined
  /** Waits between attempts. */
  readonly wait?: ((ms: number) => Promise<void>) | undefined
  /** Reports that the server is tried again. */
  readonly say?: ((message: string) => void) | undefined
  /** Ends waiting and asking, with its reason. */
  readonly signal?: AbortSignal | undefined
}

/** A server that does not answer, or only drips, holds a run no longer than this in all: connections, questions and records together. */
export const serverTimeMs = 30_000

/** The clock of a server's requests: the one that is shared, or a new one. */
export const timeBudgetOf = ({ budget, deadlineMs = serverTimeMs }: RetryOptions): TimeBudget => budget ?? createTimeBudget(deadlineMs)

const maximumShown = 200

/** A header carries nothing else; other characters are a mistake in a secret, often a line end in its middle. */
const keyPattern = /^[!-~]{1,1000}$/

/**
 * Checks the address and the key of a server. Plain HTTP is allowed: `serve` speaks it, inside of a network or behind a proxy.
 * @throws UserError that never shows the key
 */
export function readServer(url: string, key: string): Server {
  const baseUrl = baseOf(url.trim())
  const trimmedKey = key.trim()
  if (keyPattern.test(trimmedKey)) return { baseUrl, key: trimmedKey }
  throw new UserError('api-key: The key holds a character that no key has (it is a secret, so it is not shown).', {
    hint: 'Give the key as the server printed it.',
  })
}

function baseOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url !== undefined && (url.username !== '' || url.password !== '')) {
    throw new UserError('server-url: The URL holds a user name or a password, which is not shown.', {
      hint: 'Leave out what stands before the "@"; the key goes into api-key.',
    })
  }
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new UserError(`server-url: "${text.slice(0, maximumShown)}" is no address of a server.`, {
      hint: 'Give it as in https://reports.example.com.',
    })
  }
  return url.href.replace(/(?<!\/)\/+$/, '')
}
