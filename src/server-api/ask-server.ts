import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, type Dispatcher, request } from 'undici'
import { UserError } from '../errors.js'
import { networkReason } from '../http/network-reason.js'
import { proxyFor } from '../http/proxy.js'
import type { TimeBudget } from '../http/time-budget.js'
import { type RetryOptions, type Server, serverTimeMs } from './server.js'

/** What the server is asked; every question may come twice without harm. */
export interface ServerRequest {
  readonly method: 'GET' | 'POST'
  /** Behind the base URL, from `/v1` on, with its query. */
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
   * - `lasting`: another attempt would not change it
   * - `unreachable`: no connection, because nothing listens there; a server that is started again takes a few seconds
   * - `late`: the time for the attempt was over
   * - `passing`: anything else
   */
  readonly kind: 'lasting' | 'unreachable' | 'late' | 'passing'
}

/** How long a question may take, on a clock that it shares with others. */
export interface ServerRequestOptions extends RetryOptions {
  readonly budget: TimeBudget
  /** Called before the second attempt, with what came of the first one and how long there will be more. */
  readonly onRepeat?: ((exchange: Exchange, forMs: number) => void) | undefined
}

export interface ServerAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** A list of 20,000 refused lines stays below it. */
const maximumAnswerBytes = 16 * 1024 * 1024
const maximumWaitSeconds = 30

/** An end that another attempt may change: too early, too many, an error behind the server's proxy, a server that is starting. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504])

/** Waits of 1, 2 and 4 seconds at most. */
const maximumUnreachable = 3
const unreachableSeconds = 2 ** maximumUnreachable - 1

/** A host that accepts no connection leaves time for another attempt. */
const maximumConnectMs = 10_000

/** Nothing listens there, or the name or the way to it does not exist. */
const unreachableCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH'])

/**
 * Asks until there is a lasting answer, or the time is over; then returns the last one. Redirects are not followed, so that the key goes
 * to no other server. Throws the signal's reason.
 */
export function askServer(server: Server, question: ServerRequest, options: ServerRequestOptions): Promise<Exchange> {
  return options.budget.measure(() => askWithin(server, question, options))
}

async function askWithin(server: Server, question: ServerRequest, options: ServerRequestOptions): Promise<Exchange> {
  const { budget, reservedMs = 0, attemptMs = serverTimeMs, secondMs = 1000, signal, onRepeat } = options
  const { wait = (ms: number) => sleep(ms, undefined, { ...(signal && { signal }) }) } = options
  const remainingMs = () => budget.remainingMs() - reservedMs
  let last: Exchange | undefined
  let unreachable = 0
  for (let repeats = 0; ; repeats += 1) {
    const limitMs = remainingMs()
    if (limitMs <= 0) return last ?? { reason: 'the time that a run waits for it is used up', kind: 'lasting' }
    const exchange = await askOnce(server, question, Math.min(attemptMs, limitMs), signal)
    signal?.throwIfAborted()
    const silence = exchange.status === undefined ? exchange.kind : undefined
    // An attempt that was cut short has a worse reason than the one before.
    if (silence === 'late' && limitMs < attemptMs && last !== undefined) return last
    if (exchange.status === undefined ? silence === 'lasting' : !passing.has(exchange.status)) return exchange
    if (silence === 'unreachable') unreachable += 1
    const waitMs = waitSeconds(exchange, repeats) * secondMs
    if (unreachable > maximumUnreachable || waitMs >= remainingMs()) return exchange
    if (repeats === 0)
      onRepeat?.(exchange, Math.min(remainingMs(), unreachable > 0 ? unreachableSeconds * secondMs : Number.POSITIVE_INFINITY))
    last = exchange
    await wait(waitMs)
  }
}

/** As long as the server asks for; else exponential with full jitter, since many jobs fail at the same moment. */
function waitSeconds(exchange: Exchange, repeats: number): number {
  const asked = exchange.status === undefined ? undefined : exchange.headers['retry-after']
  const seconds = typeof asked === 'string' ? secondsOf(asked) : undefined
  return seconds === undefined ? Math.random() * Math.min(maximumWaitSeconds, 2 ** repeats) : seconds + Math.random() / 4
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function secondsOf(header: string): number | undefined {
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1000)
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
    // A connection of its own: one that was kept may belong to a server that was started anew.
    dispatcher = proxyFor(url.origin) ?? new Agent({ connect: { timeout: Math.min(limitMs, maximumConnectMs) } })
    const answer = await request(url, {
      method,
      headers: { ...headers, 'service-api-key': key, 'user-agent': 'build-report' },
      body: body ?? null,
      dispatcher,
      signal,
    })
    return { status: answer.statusCode, headers: answer.headers, body: await readBody(answer.body) }
  } catch (error) {
    if (timeout.aborted) return { reason: `no answer within ${Math.ceil(limitMs / 100) / 10} s`, kind: 'late' }
    return { reason: networkReason(error), kind: kindOf(error) }
  } finally {
    // Nothing of it can matter any more.
    dispatcher?.destroy().catch(() => {})
  }
}

function kindOf(error: unknown): NoAnswer['kind'] {
  if (error instanceof UserError) return 'lasting'
  const { code, cause }: { readonly code?: unknown; readonly cause?: unknown } = Object(error)
  if (typeof code === 'string' && unreachableCodes.has(code)) return 'unreachable'
  return cause instanceof Error ? kindOf(cause) : 'passing'
}

async function readBody(chunks: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > maximumAnswerBytes) throw new Error(`an answer over ${maximumAnswerBytes} bytes`)
    parts.push(chunk)
  }
  return Buffer.concat(parts).toString()
}
