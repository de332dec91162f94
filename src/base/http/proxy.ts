import { HttpClient } from '@actions/http-client'
import { UserError } from '../errors.js'

/**
 * Returns a new connection through the proxy that the environment sets for an address with HTTPS_PROXY or HTTP_PROXY. Returns undefined if
 * there is no proxy, or if NO_PROXY or a loopback address excludes it.
 * @throws UserError if the address of the proxy is invalid. The error contains only the origin of the URL and no part of the proxy's
 *   address
 */
export function proxyFor(url: string): ReturnType<HttpClient['getAgentDispatcher']> {
  const { origin } = new URL(url)
  try {
    return new HttpClient().getAgentDispatcher(origin)
  } catch {
    // The error has no cause, because the address may contain a password.
    throw new UserError(`The address of the proxy for ${origin} is not a valid URL (it may contain a password, so it is not shown).`, {
      hint: 'Correct https_proxy, HTTPS_PROXY, http_proxy or HTTP_PROXY.',
    })
  }
}
