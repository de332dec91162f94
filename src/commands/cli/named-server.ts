import { UserError } from '../../base/errors.js'
import type { Terminal } from './options.js'

/** Returns the address of the server that a command requires. */
export function namedServer(option: string | undefined, env: Terminal['env']): string {
  const url = option || env.SERVICE_URL
  if (url?.trim()) return url
  throw new UserError('No server is named.', { hint: 'Set --server-url or SERVICE_URL to the address of the server.' })
}
