import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, askedSeconds, type Exchange, exchangeOnce, isTemporary, type SingleRequest } from '../../base/http/exchange.js'
import { quotedAnswer } from '../../base/http/quoted-answer.js'
import { retryWaitSeconds } from '../../base/http/retry-wait.js'

/** Sends a request until there is a final answer. */
export type SendRequest = (service: string, url: URL, request: Pick<SingleRequest, 'method' | 'headers' | 'body'>) => Promise<Answer>

/** The data that all requests of an upload share. */
export interface UploadRequests {
  /** A secret that no message contains. */
  readonly token: string
  /** Ends the upload. */
  readonly signal: AbortSignal
  /** Logs that a request is repeated. */
  readonly say: (message: string) => void
}

/** A request that failed after all its attempts. */
export class UploadRequestError extends Error {
  override readonly name = 'UploadRequestError'
  /** Undefined if there was no answer. */
  readonly status: number | undefined

  constructor(message: string, status: number | undefined) {
    super(message)
    this.status = status
  }
}

/** A block of 4 MiB on a slow line. */
const attemptMs = 120_000
/**
 * The waits between six attempts are at most 1, 2, 4, 8 and 16 seconds. A firewall that hides the service does not change, and a service that
 * does not answer in time has already taken two minutes.
 */
const maximumAttempts = { temporary: 6, unreachable: 4, late: 2, permanent: 1 }
/** An answer may ask for more. */
const maximumWaitMs = 30_000

/**
 * Creates the sender of an upload. It uses the proxy of the environment.
 * @returns a function that throws an UploadRequestError if the final answer is not a success, or the reason of the signal
 */
export function createSender({ token, signal, say }: UploadRequests): SendRequest {
  return async (service, url, request) => {
    for (let attempt = 1; ; attempt += 1) {
      const exchange = await exchangeOnce(url, { ...request, limitMs: attemptMs, signal })
      signal.throwIfAborted()
      if (exchange.status !== undefined && exchange.status >= 200 && exchange.status < 300) return exchange
      const fault = describeFault(service, exchange, token)
      const maximum = maximumAttempts[exchange.kind ?? (isTemporary(exchange) ? 'temporary' : 'permanent')]
      if (attempt >= maximum) throw new UploadRequestError(fault, exchange.status)
      const waitMs = Math.min(1_000 * retryWaitSeconds(attempt - 1, askedSeconds(exchange)), maximumWaitMs)
      say(`Attempt ${attempt} of ${maximum} failed: ${fault}. The next attempt starts in ${Math.ceil(waitMs)} ms.`)
      await sleep(waitMs, undefined, { signal })
    }
  }
}

function describeFault(service: string, exchange: Exchange, token: string): string {
  if (exchange.status === undefined) return `${service} does not answer: ${quotedAnswer(exchange.reason, token)}`
  const detail = quotedAnswer(messageIn(exchange), token)
  return `${service} answered with status ${exchange.status}${detail === '' ? '' : ` (${detail})`}`
}

/** Returns the message of an error: a field of JSON in the results service (Twirp), a header in the blob storage (Azure). */
function messageIn({ headers, body }: Answer): string {
  const code = headers['x-ms-error-code']
  if (typeof code === 'string') return code
  try {
    const { msg }: { readonly msg?: unknown } = Object(JSON.parse(body))
    return typeof msg === 'string' ? msg : ''
  } catch {
    return ''
  }
}
