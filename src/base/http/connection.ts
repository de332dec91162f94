import { Agent, type Dispatcher } from 'undici'
import { proxyFor } from './proxy.js'

/** A host that accepts no connection leaves time for another attempt. */
const maximumConnectMs = 10_000

/**
 * Opens a new connection, through the proxy of the environment if there is one. Connections are not reused: after an error on an old
 * connection, it is unknown whether the request was sent.
 */
export const createConnection = (origin: string, limitMs: number): Dispatcher =>
  proxyFor(origin) ?? new Agent({ connect: { timeout: Math.min(limitMs, maximumConnectMs) } })
