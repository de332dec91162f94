import { fetch } from 'undici'
import { definedFields } from '../../base/defined-fields.js'
import { networkReason, timeoutReason } from '../../base/http/network-reason.js'
import { proxyFor } from '../../base/http/proxy.js'
import { readBody } from '../../base/http/read-body.js'

/** A hundred comments of 65,536 characters are shorter, even if all characters are escaped. */
const maximumAnswerBytes = 64 * 1024 * 1024

/** An answer that is a page of a proxy, a network or a wrong server. It would come again. */
export class PageAnswerError extends Error {
  override readonly name = 'PageAnswerError'

  constructor() {
    super("an HTML page, not GitHub's JSON")
  }
}

/** Statuses of answers without a body. */
const bodiless = new Set([204, 205, 304])

/**
 * Creates a fetch for one API, which uses the proxy of the environment. Every attempt ends in time, with the complete answer or an Error
 * whose message is the reason. No other host receives the token.
 * @param attemptMs returns the time for the attempt that starts now
 */
export function createBoundedFetch(apiUrl: string, attemptMs: (url: URL) => number): typeof globalThis.fetch {
  const { origin } = new URL(apiUrl)
  const dispatcher = proxyFor(apiUrl)
  return async (input, init) => {
    const url = new URL(String(input))
    // The answer contains the link to the next page, and may be forged.
    if (url.origin !== origin) throw new Error(`a link to ${url.origin} instead of ${origin}`)
    const limitMs = attemptMs(url)
    const end = new AbortController()
    const timer = setTimeout(() => end.abort(new Error(timeoutReason(limitMs))), limitMs)
    try {
      const response = await fetch(url, {
        method: init?.method ?? 'GET',
        headers: Object.entries(init?.headers ?? {}),
        body: typeof init?.body === 'string' ? init.body : null,
        signal: end.signal,
        ...definedFields({ redirect: init?.redirect ? init.redirect : undefined, dispatcher }),
      })
      const { status, headers } = response
      if (bodiless.has(status)) return new Response(null, { status, headers: [...headers] })
      const type = headers.get('content-type') ?? 'none'
      // GitHub itself answers with a page when it is overloaded.
      if (status < 500 && /\btext\/html\b/.test(type)) throw new PageAnswerError()
      // Octokit accepts every answer: it would read the login page of a network as an empty list of comments.
      if (response.ok && !/\bjson\b/.test(type)) throw new Error(`an answer of the type ${type}, not GitHub's JSON`)
      const body = await readBody(response.body ?? [], maximumAnswerBytes)
      if (response.ok && body.length === 0) throw new Error('an empty answer')
      return new Response(body, { status, headers: [...headers] })
    } catch (error) {
      if (error instanceof PageAnswerError) throw error
      throw new Error(networkReason(end.signal.aborted ? end.signal.reason : error))
    } finally {
      clearTimeout(timer)
      // Ends the rest of an answer that was not read to its end.
      end.abort()
    }
  }
}
