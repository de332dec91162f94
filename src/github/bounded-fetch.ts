import { fetch } from 'undici'
import { UserError } from '../errors.js'
import { networkReason } from '../http/network-reason.js'
import { proxyFor } from '../http/proxy.js'
import { GitHubError } from './github-error.js'

/** A hundred comments of 65,536 characters stay below it, whatever is escaped in them. */
const maximumAnswerBytes = 64 * 1024 * 1024

/** Answers that have no body. */
const bodiless = new Set([204, 205, 304])

/**
 * A fetch for one API, over the proxy that the environment names for it: every attempt ends in time, with its whole answer or an Error whose
 * message says why, and the token goes to no other host.
 * @param attemptMs how long the attempt that begins now may take
 */
export function createBoundedFetch(apiUrl: string, attemptMs: () => number): typeof globalThis.fetch {
  const { origin } = new URL(apiUrl)
  const dispatcher = proxyOf(apiUrl)
  return async (input, init) => {
    const url = new URL(String(input))
    // Links to the next page come with the answer.
    if (url.origin !== origin) throw new Error(`a link to ${url.origin} instead of ${origin}`)
    const limitMs = attemptMs()
    const end = new AbortController()
    const timer = setTimeout(() => end.abort(new Error(`no answer within ${Math.ceil(limitMs / 100) / 10} s`)), limitMs)
    try {
      const response = await fetch(url, {
        method: init?.method ?? 'GET',
        headers: Object.entries(init?.headers ?? {}),
        body: typeof init?.body === 'string' ? init.body : null,
        signal: end.signal,
        ...(dispatcher && { dispatcher }),
      })
      const { status, headers } = response
      if (bodiless.has(status)) return new Response(null, { status, headers: [...headers] })
      const type = headers.get('content-type') ?? 'none'
      // Octokit takes anything for an answer: the page on which a network asks for a password would be a list without comments.
      if (response.ok && !/\bjson\b/.test(type)) throw new Error(`an answer of the type ${type}, not GitHub's JSON`)
      const body = await readBody(response.body ?? [])
      if (response.ok && body.length === 0) throw new Error('an empty answer')
      return new Response(body, { status, headers: [...headers] })
    } catch (error) {
      throw new Error(networkReason(end.signal.aborted ? end.signal.reason : error))
    } finally {
      clearTimeout(timer)
      // Ends what is left of an answer that nobody reads further.
      end.abort()
    }
  }
}

function proxyOf(apiUrl: string): ReturnType<typeof proxyFor> {
  try {
    return proxyFor(apiUrl)
  } catch (error) {
    throw error instanceof UserError ? new GitHubError('unavailable', error.message) : error
  }
}

async function readBody(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > maximumAnswerBytes) throw new Error(`an answer over ${maximumAnswerBytes} bytes`)
    parts.push(chunk)
  }
  return Buffer.concat(parts)
}
