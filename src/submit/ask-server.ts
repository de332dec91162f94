import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, type Dispatcher, request } from 'undici'
import { UserError } from '../errors.js'
import { networkReason } from '../github/network-reason.js'
import { proxyFor } from '../github/proxy.js'
import type { Patience, Server } from './server.js'

/** What the server is asked; every question may come twice without harm. */
export interface Question {
  readonly method: 'GET' | 'POST'
  /** Behind the base URL, from `/v1` on, with its query. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

/** What came back, or why nothing did; `isLasting`: another attempt would not change that. */
export type Exchange = ServerAnswer | { readonly status?: never; readonly reason: string; readonly isLasting: boolean }

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

/**
 * Asks until there is an answer that lasts, or the time is over; then the last one is given. Redirects are not followed: the key goes
 * to nobody else. Throws the signal's reason.
 */
export async function askServer(server: Server, question: Question, patience: Patience): Promise<Exchange> {
  const { deadlineMs = 60_000, attemptMs = 30_000, secondMs = 1000, signal } = patience
  const end = performance.now() + deadlineMs
  const remainingMs = () => end - performance.now()
  for (let repeats = 0; ; repeats += 1) {
    const exchange = await askOnce(server, question, Math.min(attemptMs, remainingMs()), signal)
    signal?.throwIfAborted()
    if (exchange.status === undefined ? exchange.isLasting : !passing.has(exchange.status)) return exchange
    const waitMs = waitSeconds(exchange, repeats) * secondMs
    if (waitMs >= remainingMs()) return exchange
    await sleep(waitMs, undefined, { ...(signal && { signal }) })
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
  { method, path, headers, body }: Question,
  limitMs: number,
  interruption: AbortSignal | undefined,
): Promise<Exchange> {
  const url = new URL(baseUrl + path)
  let dispatcher: Dispatcher | undefined
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(limitMs)))
  const signal = interruption === undefined ? timeout : AbortSignal.any([timeout, interruption])
  try {
    // A connection of its own: one that was kept may belong to a server that was started anew.
    dispatcher = proxyFor(url.origin) ?? new Agent()
    const answer = await request(url, {
      method,
      headers: { ...headers, 'service-api-key': key, 'user-agent': 'build-report' },
      body: body ?? null,
      dispatcher,
      signal,
    })
    return { status: answer.statusCode, headers: answer.headers, body: await readBody(answer.body) }
  } catch (error) {
    const reason = timeout.aborted ? `no answer within ${Math.ceil(limitMs / 100) / 10} s` : networkReason(error)
    return { reason, isLasting: error instanceof UserError }
  } finally {
    // Nothing of it can matter any more.
    dispatcher?.destroy().catch(() => {})
  }
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
