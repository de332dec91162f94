import { setTimeout as sleep } from 'node:timers/promises'
import { type Dispatcher, request } from 'undici'
import { definedFields } from '../../base/defined-fields.js'
import { createConnection } from '../../base/http/connection.js'
import { networkReason, timeoutReason } from '../../base/http/network-reason.js'
import { LongAnswerError, readBody } from '../../base/http/read-body.js'
import { retryAfterSeconds, retryWaitSeconds } from '../../base/http/retry-wait.js'
import type { TimeBudget } from '../../base/http/time-budget.js'
import { type RetryOptions, type Server, serverTimeMs } from './server.js'

/** A request to the server. All requests are idempotent. */
export interface ServerRequest {
  readonly method: 'GET' | 'POST'
  /** Appended to the base URL; starts with `/v1` and includes the query. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

/** The answer, or the reason why there is none. */
export type Exchange = ServerAnswer | NoAnswer

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

/** The time limits of a request, within a budget that it shares with others. */
export interface ServerRequestOptions extends RetryOptions {
  readonly budget: TimeBudget
  /** Called before the second attempt, with the result of the first one and the time left for further attempts. */
  readonly onRepeat?: ((exchange: Exchange, forMs: number) => void) | undefined
}

export interface ServerAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** A list of 20,000 refused lines is shorter. */
const maximumAnswerBytes = 16 * 1024 * 1024

/** Another attempt may have another result: too early, too many requests, an error of a proxy, or a server that is starting. */
const temporaryStatuses = new Set([408, 425, 429, 500, 502, 503, 504])

/** The waits between these attempts are at most 1, 2 and 4 seconds. */
const maximumUnreachable = 3
const unreachableSeconds = 2 ** maximumUnreachable - 1

/** Nothing listens there, or the name or the route does not exist. */
const unreachableCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH'])

/**
 * Repeats a request until there is a final answer or the time is over; then returns the last result. Does not follow redirects, so that
 * no other server receives the key. Throws the signal's reason.
 */
export function askServer(server: Server, serverRequest: ServerRequest, options: ServerRequestOptions): Promise<Exchange> {
  return options.budget.measure(() => askWithinBudget(server, serverRequest, options))
}

async function askWithinBudget(server: Server, serverRequest: ServerRequest, options: ServerRequestOptions): Promise<Exchange> {
  const { budget, reservedMs = 0, attemptMs = serverTimeMs, secondMs = 1000, signal, onRepeat } = options
  const { wait = (ms: number) => sleep(ms, undefined, definedFields({ signal })) } = options
  const remainingMs = () => budget.remainingMs() - reservedMs
  let last: Exchange | undefined
  let unreachable = 0
  for (let repeats = 0; ; repeats += 1) {
    const limitMs = remainingMs()
    if (limitMs <= 0) return last ?? { reason: 'the time of this run for the server is used up', kind: 'permanent' }
    const exchange = await askOnce(server, serverRequest, Math.min(attemptMs, limitMs), signal)
    signal?.throwIfAborted()
    const failure = exchange.status === undefined ? exchange.kind : undefined
    // If the budget shortened the attempt, the reason of the attempt before is more helpful.
    if (failure === 'late' && limitMs < attemptMs && last !== undefined) return last
    if (exchange.status === undefined ? failure === 'permanent' : !temporaryStatuses.has(exchange.status)) return exchange
    if (failure === 'unreachable') unreachable += 1
    const waitMs = retryWaitSeconds(repeats, askedSeconds(exchange)) * secondMs
    if (unreachable > maximumUnreachable || waitMs >= remainingMs()) return exchange
    if (repeats === 0)
      onRepeat?.(exchange, Math.min(remainingMs(), unreachable > 0 ? unreachableSeconds * secondMs : Number.POSITIVE_INFINITY))
    last = exchange
    await wait(waitMs)
  }
}

function askedSeconds(exchange: Exchange): number | undefined {
  const header = exchange.status === undefined ? undefined : exchange.headers['retry-after']
  return typeof header === 'string' ? retryAfterSeconds(header) : undefined
}

async function askOnce(
  { baseUrl, key }: Server,
  { method, path, headers, body }: ServerRequest,
  limitMs: number,
  interruption: AbortSignal | undefined,
): Promise<Exchange> {
  const url = new URL(baseUrl + path)
  let dispatcher: Dispatcher | undefined
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(limitMs)))
  const signal = interruption === undefined ? timeout : AbortSignal.any([timeout, interruption])
  try {
    dispatcher = createConnection(url.origin, limitMs)
    const answer = await request(url, {
      method,
      headers: { ...headers, 'service-api-key': key, 'user-agent': 'build-report' },
      body: body ?? null,
      dispatcher,
      signal,
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
