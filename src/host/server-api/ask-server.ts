import { setTimeout as sleep } from 'node:timers/promises'
import { definedFields } from '../../base/defined-fields.js'
import { askedSeconds, type Exchange, exchangeOnce, isTemporary } from '../../base/http/exchange.js'
import { retryWaitSeconds } from '../../base/http/retry-wait.js'
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

/** The time limits of a request, within a budget that it shares with others. */
export interface ServerRequestOptions extends RetryOptions {
  readonly budget: TimeBudget
  /** Called before the second attempt, with the result of the first one and the time left for further attempts. */
  readonly onRepeat?: ((exchange: Exchange, forMs: number) => void) | undefined
}

/** The waits between these attempts are at most 1, 2 and 4 seconds. */
const maximumUnreachable = 3
const unreachableSeconds = 2 ** maximumUnreachable - 1

/** Repeats a request until there is a final answer or the time is over; then returns the last result. Throws the signal's reason. */
export function askServer(server: Server, serverRequest: ServerRequest, options: ServerRequestOptions): Promise<Exchange> {
  return options.budget.measure(() => askWithinBudget(server, serverRequest, options))
}

async function askWithinBudget({ baseUrl, key }: Server, serverRequest: ServerRequest, options: ServerRequestOptions): Promise<Exchange> {
  const { budget, reservedMs = 0, attemptMs = serverTimeMs, secondMs = 1000, signal, onRepeat } = options
  const { wait = (ms: number) => sleep(ms, undefined, definedFields({ signal })) } = options
  const { method, path, body } = serverRequest
  const headers = { ...serverRequest.headers, 'service-api-key': key }
  const remainingMs = () => budget.remainingMs() - reservedMs
  let last: Exchange | undefined
  let unreachable = 0
  for (let repeats = 0; ; repeats += 1) {
    const limitMs = remainingMs()
    if (limitMs <= 0) return last ?? { reason: 'the time of this run for the server is used up', kind: 'permanent' }
    const exchange = await exchangeOnce(new URL(baseUrl + path), { method, headers, body, limitMs: Math.min(attemptMs, limitMs), signal })
    signal?.throwIfAborted()
    const failure = exchange.status === undefined ? exchange.kind : undefined
    // If the budget shortened the attempt, the reason of the attempt before is more helpful.
    if (failure === 'late' && limitMs < attemptMs && last !== undefined) return last
    if (!isTemporary(exchange)) return exchange
    if (failure === 'unreachable') unreachable += 1
    const waitMs = retryWaitSeconds(repeats, askedSeconds(exchange)) * secondMs
    if (unreachable > maximumUnreachable || waitMs >= remainingMs()) return exchange
    if (repeats === 0)
      onRepeat?.(exchange, Math.min(remainingMs(), unreachable > 0 ? unreachableSeconds * secondMs : Number.POSITIVE_INFINITY))
    last = exchange
    await wait(waitMs)
  }
}
