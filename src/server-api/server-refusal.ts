import { displayLine } from '../text/display-text.js'
import type { Exchange, ServerAnswer } from './ask-server.js'
import type { Server } from './server.js'

const maximumDetail = 300

/** Says, in one sentence that never holds the key, why a server did not do what it was asked. */
export function describeRefusal(server: Server, exchange: Exchange): string {
  const { baseUrl } = server
  if (exchange.status === undefined) return `${baseUrl} does not answer: ${cleaned(exchange.reason, server)}.`
  const { status } = exchange
  const detail = detailOf(exchange, server)
  const aside = detail === '' ? '' : ` (${detail})`
  if (status === 401) return `${baseUrl} does not know the key${aside}. Correct api-key or SERVICE_API_KEY.`
  if (status === 403) return `The key may not do that at ${baseUrl}${aside}. It needs its scope, and the organisation that it belongs to.`
  if (status === 404 || status === 405) return `${baseUrl} has no data API (${status}). Correct server-url or SERVICE_URL.`
  if (status >= 300 && status < 400) {
    return `${baseUrl} leads elsewhere (${status}), where the key is not sent to. Give server-url the address that it leads to.`
  }
  return `${baseUrl} answered ${status}${aside}.`
}

/** An answer that is none of ours: of a proxy, or of whoever took over the address. */
export const strangeAnswer = ({ baseUrl }: Server): string =>
  `${baseUrl} answered with something that no data API says. Correct server-url or SERVICE_URL.`

/** The fields of an answer that is a JSON object; none of another. */
export function answerFields({ body }: ServerAnswer): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body))
  } catch {
    return {}
  }
}

/** What `application/problem+json` says (RFC 9457). */
function detailOf(answer: ServerAnswer, server: Server): string {
  const { title, detail } = answerFields(answer)
  const said = typeof detail === 'string' ? detail : title
  return typeof said === 'string' ? cleaned(said, server) : ''
}

const cleaned = (text: string, { key }: Server): string =>
  displayLine(text.replaceAll(key, '***').slice(0, 10_000))
    // Once more: what was between its characters may have been invisible.
    .replaceAll(key, '***')
    .trim()
    .slice(0, maximumDetail)
    .replace(/(?<![.\s])[.\s]+$/, '')
