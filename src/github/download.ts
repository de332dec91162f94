import { fetch } from 'undici'
import { proxyFor } from '../http/proxy.js'
import { readBody } from '../http/read-body.js'

/** The bounds of a download. */
export interface DownloadLimits {
  readonly requestMs: number
  readonly maximumBytes: number
}

/**
 * Sends one request through the proxy of the environment, and returns the body of the answer.
 * @throws Error if the status is an error, or a limit is exceeded
 */
export async function download(
  url: URL,
  { requestMs, maximumBytes }: DownloadLimits,
  request: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string } = {},
): Promise<Buffer> {
  const dispatcher = proxyFor(url.href)
  const { ok, status, body } = await fetch(url, {
    ...request,
    signal: AbortSignal.timeout(requestMs),
    ...(dispatcher && { dispatcher }),
  })
  const content = await readBody(body ?? [], maximumBytes)
  if (!ok) throw new Error(`the service answered ${status}`)
  return content
}
