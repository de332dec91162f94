import { type Dispatcher, ProxyAgent } from 'undici'
import { definedFields } from '../defined-fields.js'
import { proxyAddress } from './proxy-address.js'

/**
 * Returns a new connection through the proxy that the environment names for an address; undefined if there is none. The proxy gets requests
 * to `http://` addresses itself, and opens a tunnel for others.
 */
export function proxyFor(url: string): Dispatcher | undefined {
  const address = proxyAddress(new URL(url))
  if (address === undefined) return undefined
  const { origin, username, password } = address
  // undici leaves out a name without a password.
  const login = username === '' && password === '' ? undefined : `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const token = login === undefined ? undefined : `Basic ${Buffer.from(login).toString('base64')}`
  // Without pipelining, a tunnel is not reused: it is unknown whether a request on a broken one was sent.
  return new ProxyAgent({ uri: origin, proxyTunnel: false, pipelining: 0, ...definedFields({ token }) })
}
