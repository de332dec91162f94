import { InputOutputError, messageOf } from '../../base/errors.js'

/**
 * Returns the working directory of the process.
 * @throws InputOutputError if it was removed or is not readable
 */
export function currentFolder(): string {
  try {
    return process.cwd()
  } catch (cause) {
    const reason = messageOf(cause)
    throw new InputOutputError(`The current folder is not available: ${reason}.`, { cause, hint: 'Change to a folder that exists.' })
  }
}
