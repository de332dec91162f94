import { type Dispatcher, request } from 'undici'
import { createConnection } from './connection.js'
import { networkReason, timeoutReason } from './network-reason.js'
import { LongAnswerError, readBody } from './read-body.js'
import { retryAfterSeconds } from './retry-wait.js'

/** A request that is sent once. */
export interface SingleRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer | string | undefined
  /** The time for the connection, the request and the answer. */
  readonly limitMs: number
  /** Ends the request. */
  readonly signal?: AbortSignal | undefined
}

/** The answer, or the reason why there is none. */
export type Exchange = Answer | NoAnswer

/** The reason why an answer is missing. */
export interface NoAnswer {
  readonly status?: never
  readonly reason: string
  /**
   * - `permanent`: another attempt would not change it
   * - `unreachable`: no connection, because nothing listens there; a server that restarts takes a few seconds
   * - `late`: the time for the attempt was over
   * - `temporary`: anything else
   */
  readonly kind: 'permanent' | 'unreachable' | 'late' | 'temporary'
}

/** A complete answer with any status. */
export interface Answer {
  readonly status: number
  readonly kind?: never
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** A list of 20,000 refused lines is shorter. */
const maximumAnswerBytes = 16 * 1024 * 1024

/** Another attempt may have another result: too early, too many requests, an error of a proxy, or a server that is starting. */
const temporaryStatuses = new Set([408, 425, 429, 500, 502, 503, 504])

/** Nothing listens there, or the name or the route does not exist. */
const unreachableCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH'])

/** Returns whether another attempt may have another result. */
export const isTemporary = (exchange: Exchange): boolean =>
  exchange.status === undefined ? exchange.kind !== 'permanent' : temporaryStatuses.has(exchange.status)

/** Returns the seconds that the server asks to wait before another attempt. */
export function askedSeconds(exchange: Exchange): number | undefined {
  const header = exchange.status === undefined ? undefined : exchange.headers['retry-after']
  return typeof header === 'string' ? retryAfterSeconds(header) : undefined
}

/** Sends a request on a new connection. Does not follow redirects, so that no other server receives a secret. Never throws. */
export async function exchangeOnce(url: URL, { method, headers, body, limitMs, signal }: SingleRequest): Promise<Exchange> {
  let dispatcher: Dispatcher | undefined
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(limitMs)))
  try {
    dispatcher = createConnection(url.origin, limitMs)
    const answer = await request(url, {
      method,
      headers: { ...headers, 'user-agent': 'build-report' },
      body: body ?? null,
      dispatcher,
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    })
    const answerBody = await readBody(answer.body, maximumAnswerBytes)
    return { status: answer.statusCode, headers: answer.headers, body: answerBody.toString() }
  } catch (error) {
    if (timeout.aborted) return { reason: timeoutReason(limitMs), kind: 'late' }
    return { reason: networkReason(error), kind: kindOf(error) }
  } finally {
    // The answer is complete or useless, so errors of the connection do not matter.
    dispatcher?.destroy().catch(() => {})
  }
}

function kindOf(error: unknown): NoAnswer['kind'] {
  if (error instanceof LongAnswerError) return 'permanent'
  const { code, cause }: { readonly code?: unknown; readonly cause?: unknown } = Object(error)
  if (typeof code === 'string' && unreachableCodes.has(code)) return 'unreachable'
  return cause instanceof Error ? kindOf(cause) : 'temporary'
}
