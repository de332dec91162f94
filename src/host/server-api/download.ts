import { request } from 'undici'
import { definedFields } from '../../base/defined-fields.js'
import { InputOutputError, UserError } from '../../base/errors.js'
import { createConnection } from '../../base/http/connection.js'
import { networkReason } from '../../base/http/network-reason.js'
import { quotedAnswer } from '../../base/http/quoted-answer.js'
import { readBody } from '../../base/http/read-body.js'
import { type Server, serverTimeMs } from './server.js'
import { problemDetail } from './server-refusal.js'

/** A document of an error has a few lines. */
const maximumProblemBytes = 1024 * 1024

/**
 * Requests a document and passes it on as it arrives.
 * @param keyName the variable or option of the key in messages
 * @throws InputOutputError if the server refuses the request, or the connection fails before the end of the document
 */
export async function downloadAnswer<Result>(
  server: Server,
  path: string,
  read: (chunks: AsyncIterable<Buffer>) => Promise<Result>,
  { keyName, signal }: { readonly keyName: string; readonly signal?: AbortSignal | undefined },
): Promise<Result> {
  const { baseUrl, key } = server
  const dispatcher = createConnection(new URL(baseUrl).origin, serverTimeMs)
  try {
    const answer = await request(baseUrl + path, {
      headers: { 'service-api-key': key, 'user-agent': 'build-report' },
      dispatcher,
      ...definedFields({ signal }),
    })
    if (answer.statusCode !== 200) {
      const body = (await readBody(answer.body, maximumProblemBytes)).toString()
      throw new InputOutputError(refusal(server, answer.statusCode, problemDetail(body, key), keyName))
    }
    return await read(answer.body)
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof UserError) throw error
    throw new InputOutputError(`The connection to ${baseUrl} failed: ${quotedAnswer(networkReason(error), key)}.`, {
      hint: 'Check that the server is running and --server-url is correct, then try again.',
      cause: error,
    })
  } finally {
    dispatcher.destroy().catch(() => {})
  }
}

function refusal({ baseUrl }: Server, status: number, detail: string, keyName: string): string {
  const aside = detail === '' ? '' : ` (${detail})`
  if (status === 401 || status === 403) {
    return `${baseUrl} does not accept the key${aside}. Correct ${keyName}.`
  }
  if (status === 404) return `${baseUrl} has no such endpoint (status 404). Correct --server-url, or upgrade the server.`
  return `${baseUrl} answered with status ${status}${aside}.`
}
