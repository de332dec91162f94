import { existsSync, lstatSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { InputOutputError, messageOf, UserError } from '../../base/errors.js'
import { innerPath } from '../../base/text/inner-path.js'

/** A file that `init` writes. */
export interface NewFile {
  /** The noun in messages, such as `configuration file`. */
  readonly title: string
  /** Relative to the working directory, or absolute. */
  readonly path: string
  readonly text: string
  /** The advice for the case that the file exists. */
  readonly hint: string
}

/** Returns whether something has this path, even a link that leads nowhere. */
export const isTaken = (cwd: string, path: string): boolean => lstatSync(resolve(cwd, path), { throwIfNoEntry: false }) !== undefined

/**
 * Writes a file that must not exist, completely or not at all.
 * @throws UserError if something has its path; InputOutputError if it cannot be written
 */
export function writeNewFile(cwd: string, { title, path, text, hint }: NewFile): void {
  const file = resolve(cwd, path)
  const unwritten = (cause: unknown) => new InputOutputError(`The ${title} "${path}" cannot be written: ${messageOf(cause)}.`, { cause })
  try {
    makeInnerFolder(cwd, file)
  } catch (cause) {
    throw cause instanceof UserError ? cause : unwritten(cause)
  }
  try {
    writeFileSync(file, '', { flag: 'wx' })
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw unwritten(cause)
    throw new UserError(`The ${title} "${path}" already exists.`, { hint, cause })
  }
  try {
    writeFileSync(file, text)
  } catch (cause) {
    // A full disk may leave a part of it.
    rmSync(file, { force: true })
    throw unwritten(cause)
  }
}

/** Makes the folder of a file in the working directory. A link in an untrusted repository must not lead the file elsewhere. */
function makeInnerFolder(cwd: string, file: string): void {
  const folder = dirname(file)
  if (innerPath(cwd, file) === undefined) return
  let existing = folder
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing)
  if (innerPath(realpathSync(cwd), realpathSync(existing)) === undefined)
    throw new UserError(`The folder "${folder}" is a link out of ${cwd}.`, { hint: 'Replace the link by a folder.' })
  mkdirSync(folder, { recursive: true })
}
