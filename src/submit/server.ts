import { UserError } from '../errors.js'

/** A server that keeps the history, and the key that it is asked with. */
export interface Server {
  /** Without a slash at its end; may be shown. */
  readonly baseUrl: string
  /** A secret. */
  readonly key: string
}

/** What is tried, and how long, before a request counts as failed; tests make it short. */
export interface Patience {
  /** All attempts of one request together, waiting included. */
  readonly deadlineMs?: number | undefined
  /** One attempt. */
  readonly attemptMs?: number | undefined
  /** One second of every wait between attempts, in ms. */
  readonly secondMs?: number | undefined
  /** Ends waiting and asking, with its reason. */
  readonly signal?: AbortSignal | undefined
}

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
    cure: 'Give the key as the server printed it.',
  })
}

function baseOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url !== undefined && (url.username !== '' || url.password !== '')) {
    throw new UserError('server-url: The URL holds a user name or a password, which is not shown.', {
      cure: 'Leave out what stands before the "@"; the key goes into api-key.',
    })
  }
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new UserError(`server-url: "${text.slice(0, maximumShown)}" is no address of a server.`, {
      cure: 'Give it as in https://reports.example.com.',
    })
  }
  return url.href.replace(/\/+$/, '')
}
