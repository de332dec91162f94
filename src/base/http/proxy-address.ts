import { BlockList, isIP } from 'node:net'
import type { Environment } from '../environment.js'
import { messageOf } from '../errors.js'
import { warnOfProxy } from './proxy-warning.js'

/**
 * Returns the proxy that the environment names for a URL; undefined if there is none, its address cannot be used, or NO_PROXY or a loopback
 * address excludes it. This is the only place that reads these variables. Like curl, it reads them in lower case first, and `all_proxy`
 * last, and accepts an address without `http://`.
 */
export const proxyAddress = (url: URL, env: Environment = process.env): URL | undefined =>
  isExcluded(url, exclusions(env)) ? undefined : namedProxy(url.protocol, env)

/** Returns the proxy for `http:` or `https:`, whichever host is asked. */
function namedProxy(protocol: string, env: Environment): URL | undefined {
  const variable = [protocol === 'https:' ? 'https_proxy' : 'http_proxy', 'all_proxy']
    .flatMap((name) => [name, name.toUpperCase()])
    .find((name) => env[name]?.trim())
  if (variable === undefined) return undefined
  try {
    return parseProxy(env[variable]?.trim() ?? '')
  } catch (error) {
    warnOfProxy(variable, messageOf(error))
    return undefined
  }
}

/** Throws an Error with a reason that is safe to show. */
function parseProxy(text: string): URL {
  const address = text.includes('://') ? text : `http://${text}`
  if (/^socks/i.test(address)) throw new Error('SOCKS proxies are not supported. Name an HTTP proxy.')
  try {
    const url = new URL(address)
    const { protocol, username, password, pathname, search, hash } = url
    // A password with one of the characters / ? # ends the host, and the rest of the address follows.
    if (!['http:', 'https:'].includes(protocol) || `${pathname}${search}${hash}`.includes('@')) throw new Error()
    decodeURIComponent(username + password)
    return url
  } catch {
    throw new Error(
      'its address is not valid (it may contain a password, so it is not shown). Use http://host:port or http://user:password@host:port, and write % as %25, # as %23, / as %2F and ? as %3F in the password.',
    )
  }
}

const exclusions = (env: Environment): readonly string[] =>
  (env.no_proxy || env.NO_PROXY || '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')

const loopback = ['localhost', '127.0.0.0/8', '::1']

/** An entry is a domain, an address or a range of addresses, with an optional port. `*` is every host. A domain includes its subdomains. */
function isExcluded({ protocol, hostname, port }: URL, entries: readonly string[]): boolean {
  const host = hostname.replace(/^\[|[\].]$/g, '')
  const ownPort = port || (protocol === 'https:' ? '443' : '80')
  return [...loopback, ...entries].map(splitEntry).some(({ name, port = ownPort }) => {
    if (port !== ownPort) return false
    if (name === '*') return true
    return isIP(host) === 0 ? `.${host}`.endsWith(`.${domainOf(name)}`) : isInRange(host, name)
  })
}

/** Splits `host:port` and `[address]:port`. An address of IPv6 without brackets has no port. */
function splitEntry(entry: string): { readonly name: string; readonly port?: string | undefined } {
  const isAddress = isIP(entry.split('/', 1)[0] ?? '') === 6
  const [, name = entry, port] = (isAddress ? null : /^(.+):(\d+)$/.exec(entry)) ?? []
  return { name: name.replace(/^\[|\]$/g, ''), port }
}

/** `.corp` and `*.corp` mean the same as `corp`. */
const domainOf = (name: string): string => name.replace(/^\*?\./, '')

/** Returns whether an address is equal to an address, or in a CIDR range: `10.0.0.0/8`, `fd00::/8`. */
function isInRange(address: string, range: string): boolean {
  const [network = '', bits] = range.split('/')
  const isLong = isIP(network) === 6
  const prefix = bits === undefined ? (isLong ? 128 : 32) : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
  const addresses = new BlockList()
  try {
    addresses.addSubnet(network, prefix, isLong ? 'ipv6' : 'ipv4')
  } catch {
    // Not an address, or a prefix that is too long.
    return false
  }
  return addresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
