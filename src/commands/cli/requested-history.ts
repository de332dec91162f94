import { definedFields } from '../../base/defined-fields.js'
import { UserError } from '../../base/errors.js'
import type { Server } from '../../host/server-api/server.js'
import type { RunRequest } from '../../run/prepare/run-request.js'
import type { RunOptions } from './options.js'

/** Returns the history that a command line asks for. A server knows the history, so that no file needs to be named. */
export function requestedHistory(
  command: 'collect' | 'report',
  { history, historyOutput: output }: RunOptions,
  server: Server | undefined,
): RunRequest['history'] {
  if (history === undefined && output !== undefined) {
    throw new UserError('--history-output requires --history.', {
      hint: 'Name the file that the last build has written. It need not exist yet.',
    })
  }
  if (history !== undefined) return { files: history, ...definedFields({ output }) }
  return server && command === 'report' ? { files: [] } : undefined
}
