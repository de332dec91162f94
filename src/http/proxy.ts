import { HttpClient } from '@actions/http-client'
import { UserError } from '../errors.js'

/**
 * A new connection over the proxy that the environment names for an address: HTTPS_PROXY or HTTP_PROXY, but for NO_PROXY and this
 * machine itself. Nothing where there is none.
 * @throws UserError where the proxy's own address is none; neither it nor more of the URL than its origin is shown
 */
export function proxyFor(url: string): ReturnType<HttpClient['getAgentDispatcher']> {
  const { origin } = new URL(url)
  try {
    return new HttpClient().getAgentDispatcher(origin)
  } catch {
    // Not shown, and no cause: the address may hold a password.
    throw new UserError(`The proxy that the environment names for ${origin} is no address.`, {
      hint: 'Correct https_proxy, HTTPS_PROXY, http_proxy or HTTP_PROXY.',
    })
  }
}
