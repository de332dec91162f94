import type { Dispatcher } from 'undici'
import { createConnection } from '../../../base/http/connection.js'
import { networkReason } from '../../../base/http/network-reason.js'

/** The answer of a webhook. */
export interface WebhookAnswer {
  readonly status: number
  /** The header `retry-after`. */
  readonly retryAfter?: string | undefined
  /** Only its beginning if it is very long or the connection broke. */
  readonly body: string
}

/** The result of one request; `isSent`: its first byte was sent, so the message may have arrived. */
export type WebhookExchange = WebhookAnswer | { readonly status?: never; readonly isSent: boolean; readonly reason: string }

const maximumBodyBytes = 64 * 1024

/**
 * Sends a JSON body once, through the proxy that the environment names. Does not follow redirects.
 * @param limitMs the time for the whole exchange
 */
export async function requestWebhook(url: URL, body: string, limitMs: number): Promise<WebhookExchange> {
  const dispatcher = createConnection(url.origin, limitMs)
  try {
    return await exchange(dispatcher, url, body, limitMs)
  } finally {
    // The exchange is over, so an error of the connection does not matter.
    dispatcher.destroy().catch(() => {})
  }
}

/** Uses the handlers of a dispatcher, because `fetch` does not report whether anything was sent. */
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
      // An answer that breaks off has a status.
      resolve(head === undefined ? { isSent, reason } : { ...head, body: Buffer.concat(parts).subarray(0, maximumBodyBytes).toString() })
      stop?.()
    }
    const timer = setTimeout(() => {
      const limit = `within ${Math.ceil(limitMs / 100) / 10} s`
      // A success is confirmed only by a complete answer. A refusal is one even if the answer is incomplete.
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
        // Called when the connection is open, right before the first byte is sent.
        onConnect(abort) {
          if (isSettled) return abort()
          isSent = true
          stop = abort
        },
        onHeaders(status, headers) {
          // 1xx statuses only announce an answer.
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

/** Finds a header; undici passes headers as [name, value, name, value, …]. */
function headerOf(headers: readonly Buffer[], name: string): string | undefined {
  const index = headers.findIndex((header, at) => at % 2 === 0 && header.toString('latin1').toLowerCase() === name)
  return index < 0 ? undefined : headers[index + 1]?.toString('latin1')
}
