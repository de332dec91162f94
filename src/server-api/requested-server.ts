import { readServer, type Server } from './server.js'

/** The server that a step or a command line names, if it does. */
export interface RequestedServer {
  readonly server?: Server
  /** Why there is none though it was named. */
  readonly notice?: string
}

/**
 * Reads what says where records are submitted: options or inputs, else the variables `SERVICE_URL` and `SERVICE_API_KEY`.
 * @throws UserError where the address or the key cannot be right
 */
export function requestedServer(
  { url, key }: { readonly url?: string | undefined; readonly key?: string | undefined },
  env: Readonly<Record<string, string | undefined>>,
): RequestedServer {
  const givenUrl = url || env.SERVICE_URL
  const givenKey = key || env.SERVICE_API_KEY
  if (!givenUrl?.trim()) return {}
  if (givenKey?.trim()) return { server: readServer(givenUrl, givenKey) }
  return { notice: 'Nothing is submitted: there is a server-url and no api-key (SERVICE_API_KEY). Runs for forks get no secrets.' }
}
