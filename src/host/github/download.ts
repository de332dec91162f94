import { fetch } from 'undici'
import { definedFields } from '../../base/defined-fields.js'
import { networkReason } from '../../base/http/network-reason.js'
import { proxyFor } from '../../base/http/proxy.js'
import { LongAnswerError, readBody } from '../../base/http/read-body.js'

/** A download that failed. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError'
  /** Whether the content exists, or may exist, and a later attempt may succeed. */
  readonly isTemporary: boolean

  constructor(message: string, isTemporary: boolean) {
    super(message)
    this.isTemporary = isTemporary
  }
}

/** Statuses of content that was deleted. */
const deleted = new Set([404, 410])

/** The bounds of a download. */
export interface DownloadLimits {
  readonly requestMs: number
  readonly maximumBytes: number
}

/**
 * Sends one request through the proxy of the environment, and returns the body of the answer.
 * @throws DownloadError if the answer does not arrive in time, the status is an error, or the answer is too long
 */
export async function download(
  url: URL,
  { requestMs, maximumBytes }: DownloadLimits,
  request: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string } = {},
): Promise<Buffer> {
  const dispatcher = proxyFor(url.href)
  try {
    const { ok, status, body } = await fetch(url, {
      ...request,
      signal: AbortSignal.timeout(requestMs),
      ...definedFields({ dispatcher }),
    })
    if (!ok) {
      // Otherwise, the connection stays open until the garbage collector finds it.
      await body?.cancel()
      throw new DownloadError(`the service answered ${status}`, !deleted.has(status))
    }
    return await readBody(body ?? [], maximumBytes)
  } catch (error) {
    if (error instanceof DownloadError) throw error
    throw new DownloadError(networkReason(error), !(error instanceof LongAnswerError))
  }
}
