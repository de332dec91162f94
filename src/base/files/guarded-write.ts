import { statSync, truncateSync } from 'node:fs'
import { InputOutputError, messageOf, UserError } from '../errors.js'
import { withoutFullStop } from '../text/without-full-stop.js'

/** Names a write for the message of its error. */
export interface Written {
  /** Begins the message: `The file "a.txt"`. */
  readonly what: string
  /** Absolute. */
  readonly path?: string
  /** Advice for a disk that has room, as one sentence. */
  readonly hint?: string
}

const fullDisk: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** Returns the error for a write that the disk refused. An error that names its file already is returned as it is. */
export function unwritten({ what, path, hint }: Written, cause: unknown): UserError {
  if (cause instanceof UserError) return cause
  const isFull = fullDisk.has(Object(cause).code)
  return new InputOutputError(`${what} cannot be written: ${withoutFullStop(messageOf(cause))}.`, {
    ...(isFull ? { hint: 'Make room on the disk.' } : hint !== undefined && { hint }),
    ...(path !== undefined && { place: { path } }),
    cause,
  })
}

/**
 * Writes to the disk.
 * @throws InputOutputError instead of the error of the file system
 */
export function guardedWrite<Result>(written: Written, write: () => Result): Result {
  try {
    return write()
  } catch (cause) {
    throw unwritten(written, cause)
  }
}

/**
 * Lets `write` append to a file of the runner. If the disk has no room for all of it, removes what was appended, because the runner fails a
 * step whose file ends inside a value.
 * @param path undefined if the runner has no such file
 * @returns what `write` returns, which may be a promise
 * @throws InputOutputError if something was not written
 */
export function guardedAppend<Result>(what: string, path: string | undefined, write: () => Result): Result {
  const size = sizeOf(path)
  const fail = (cause: unknown): never => {
    try {
      if (path && size !== undefined) truncateSync(path, size)
    } catch {
      // The runner reports the file.
    }
    throw unwritten({ what }, cause)
  }
  try {
    const result = write()
    return result instanceof Promise ? (result.catch(fail) as Result) : result
  } catch (cause) {
    return fail(cause)
  }
}

function sizeOf(path: string | undefined): number | undefined {
  try {
    return path ? statSync(path).size : undefined
  } catch {
    return undefined
  }
}
