import { statSync } from 'node:fs'
import { UserError } from '../../base/errors.js'

/**
 * Checks the folder of a request.
 * @throws UserError if it is not a folder
 */
export function checkWorkingDirectory(cwd: string): void {
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) return
  throw new UserError(`The working directory "${cwd}" does not exist or is not a folder.`, {
    hint: 'Set --cwd (input working-directory) to an existing folder.',
  })
}
