import { Agent, type Dispatcher } from 'undici'
import { networkReason } from '../../http/network-reason.js'
import { proxyFor } from '../../http/proxy.js'

/** What a webhook answered. */
export interface WebhookAnswer {
  readonly status: number
  /** The header `retry-after`. */
  readonly retryAfter?: string | undefined
  /** Its beginning where it is very long, or was cut. */
  readonly body: string
}

/** What came of one request; `isSent`: its first byte went out, so the message may have arrived. */
export type WebhookExchange = WebhookAnswer | { readonly status?: never; readonly isSent: boolean; readonly reason: string }

const maximumBodyBytes = 64 * 1024

/** A service that does not even take a connection leaves time for another try. */
const maximumConnectMs = 10_000

/**
 * Sends a body of JSON once, over the proxy that the environment names. Redirects are not followed.
 * @param limitMs for all of it
 * @throws UserError where the proxy's address is none
 */
export async function requestWebhook(url: URL, body: string, limitMs: number): Promise<WebhookExchange> {
  // A connection of its own: on one that was kept, nobody knows whether a request was sent before its end.
  const dispatcher = proxyFor(url.origin) ?? new Agent({ connect: { timeout: Math.min(limitMs, maximumConnectMs) } })
  try {
    return await exchange(dispatcher, url, body, limitMs)
  } finally {
    // Nothing of it can matter any more.
    dispatcher.destroy().catch(() => {})
  }
}

/** `fetch` does not tell whether anything was sent, the handlers of a dispatcher do. */
function exchange(dispatcher: Pick<Dispatcher, 'dispatch'>, url: URL, body: string, limitMs: number): Promise<WebhookExchange> {
  return new Promise((resolve) => {
    let isSent = false
    let isSettled = false
    let head: Pick<WebhookAnswer, 'status' | 'retryAfter'> | undefined
    const parts: Buffer[] = []
    let length = 0
    let stop: (() => void) | undefined

    const settle = (reason: string): void => {
      if (isSettled) return
      isSettled = true
      clearTimeout(timer)
      // An answer that breaks off has still told its status.
      resolve(head === undefined ? { isSent, reason } : { ...head, body: Buffer.concat(parts).subarray(0, maximumBodyBytes).toString() })
      stop?.()
    }
    const timer = setTimeout(() => {
      const limit = `within ${Math.ceil(limitMs / 100) / 10} s`
      // A success without an end confirms nothing. A refusal needs no end.
      const isOpen = head !== undefined && head.status < 300
      if (isOpen) head = undefined
      settle(isOpen ? `its answer did not end ${limit}` : `no ${isSent ? 'answer' : 'connection'} ${limit}`)
    }, limitMs)

    dispatcher.dispatch(
      {
        origin: url.origin,
        path: url.pathname + url.search,
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'build-report' },
        body,
      },
      {
        // Called when the connection stands, right before the first byte goes out.
        onConnect(abort) {
          if (isSettled) return abort()
          isSent = true
          stop = abort
        },
        onHeaders(status, headers) {
          // The others announce an answer.
          if (status >= 200) head = { status, retryAfter: headerOf(headers, 'retry-after') }
          return true
        },
        onData(chunk) {
          parts.push(chunk)
          length += chunk.length
          if (length >= maximumBodyBytes) settle('')
          return true
        },
        onComplete: () => settle('an answer without a status'),
        onError: (error) => settle(networkReason(error)),
      },
    )
  })
}

/** Names and values take turns. */
function headerOf(headers: readonly Buffer[], name: string): string | undefined {
  const index = headers.findIndex((header, at) => at % 2 === 0 && header.toString('latin1').toLowerCase() === name)
  return index < 0 ? undefined : headers[index + 1]?.toString('latin1')
}
