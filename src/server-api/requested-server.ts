import { readServer, type Server } from './server.js'

/** The server that a step or a command line names. */
export interface RequestedServer {
  readonly server?: Server
  /** The reason why the named server is not used. */
  readonly notice?: string
}

/**
 * Reads the server from options or inputs, else from the variables `SERVICE_URL` and `SERVICE_API_KEY`.
 * @throws UserError if the address or the key is invalid
 */
export function requestedServer(
  { url, key }: { readonly url?: string | undefined; readonly key?: string | undefined },
  env: Readonly<Record<string, string | undefined>>,
): RequestedServer {
  const givenUrl = url || env.SERVICE_URL
  const givenKey = key || env.SERVICE_API_KEY
  if (!givenUrl?.trim()) return {}
  if (givenKey?.trim()) return { server: readServer(givenUrl, givenKey) }
  return {
    notice:
      'Nothing is submitted: server-url is set, but api-key (SERVICE_API_KEY) is not. Runs for pull requests from forks get no secrets.',
  }
}
