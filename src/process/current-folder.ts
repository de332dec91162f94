import { InputOutputError } from '../errors.js'

/**
 * Returns the folder that the process works in.
 * @throws InputOutputError if it was removed, or may not be read
 */
export function currentFolder(): string {
  try {
    return process.cwd()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new InputOutputError(`The current folder is not available: ${reason}.`, { cause, hint: 'Change to a folder that exists.' })
  }
}
