import type { Answer, Exchange } from '../../base/http/exchange.js'
import { quotedAnswer } from '../../base/http/quoted-answer.js'
import type { Server } from './server.js'

/** Describes in a sentence why a request to a server failed. The sentence never contains the key. */
export function describeRefusal(server: Server, exchange: Exchange): string {
  const { baseUrl, key } = server
  if (exchange.status === undefined) return `${baseUrl} does not answer: ${quotedAnswer(exchange.reason, key)}.`
  const { status } = exchange
  const detail = detailOf(exchange, server)
  const aside = detail === '' ? '' : ` (${detail})`
  if (status === 401) return `${baseUrl} does not accept the API key${aside}. Correct api-key or SERVICE_API_KEY.`
  if (status === 403)
    return `The API key lacks a permission at ${baseUrl}${aside}. Use a key with the required scope, of the organisation of the records.`
  if (status === 404 || status === 405) return `${baseUrl} has no data API (status ${status}). Correct server-url or SERVICE_URL.`
  if (status >= 300 && status < 400) {
    return `${baseUrl} redirects to another address (status ${status}), which must not receive the API key. Set server-url to the final address.`
  }
  return `${baseUrl} answered with status ${status}${aside}.`
}

/** Describes an answer that is not from a Build Report server, for example of a proxy. */
export const unexpectedAnswer = ({ baseUrl }: Server): string =>
  `${baseUrl} gave an answer that is not from a Build Report server. Correct server-url or SERVICE_URL.`

/** Returns the fields of an answer that is a JSON object, and no fields of any other answer. */
export function answerFields({ body }: Pick<Answer, 'body'>): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body))
  } catch {
    return {}
  }
}

const detailOf = ({ body }: Answer, { key }: Server): string => problemDetail(body, key)

/** Returns the detail or title of `application/problem+json` (RFC 9457), without a secret. */
export function problemDetail(body: string, key: string): string {
  const { title, detail } = answerFields({ body })
  const text = typeof detail === 'string' ? detail : title
  return typeof text === 'string' ? quotedAnswer(text, key) : ''
}
