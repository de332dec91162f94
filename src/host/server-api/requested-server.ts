import type { Environment } from '../../base/environment.js'
import { UserError } from '../../base/errors.js'
import { readServer, type Server } from './server.js'

/** The server that a step or a command line names. */
export interface RequestedServer {
  readonly server?: Server
  /** The reason why the named server is not used. */
  readonly notice?: string
  /** The error in its address or key; only for `doctor`. */
  readonly problem?: string
}

/** The address and the key of the server, as a step or a command line states them. */
interface ServerChoice {
  readonly url?: string | undefined
  readonly key?: string | undefined
}

/**
 * Reads the server from options or inputs, else from the variables `SERVICE_URL` and `SERVICE_API_KEY`.
 * @throws UserError if the address or the key is invalid
 */
export function requestedServer({ url, key }: ServerChoice, env: Environment): RequestedServer {
  const givenUrl = url || env.SERVICE_URL
  const givenKey = key || env.SERVICE_API_KEY
  if (!givenUrl?.trim()) return {}
  if (givenKey?.trim()) return { server: readServer(givenUrl, givenKey) }
  return {
    notice:
      'Nothing is submitted: server-url is set, but api-key (SERVICE_API_KEY) is not. Runs for pull requests from forks get no secrets.',
  }
}

/** Reads the server for `doctor`. An error in its address or key is a finding, which must not hide the others. */
export function examinedServer(choice: ServerChoice, env: Environment): RequestedServer {
  try {
    return requestedServer(choice, env)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { problem: error.message }
  }
}
