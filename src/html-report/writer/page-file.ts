import { randomBytes } from 'node:crypto'
import { closeSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { InputOutputError } from '../../errors.js'
import { makeFolder } from '../../files/make-folder.js'

/** A file that appears under its name only when it is whole. */
export interface PageFile {
  /** Appends, synchronously: what waited to be written would be held in memory. */
  write(text: string): void
  /** So many bytes are written. */
  length(): number
  /** Puts the file in its place. */
  close(): void
  /** Removes what was written, unless it is in its place. */
  discard(): void
}

/**
 * Opens a temporary file beside the one that is wanted, in a folder that is made where it is missing.
 * @throws InputOutputError where something cannot be written
 */
export function openPageFile(path: string): PageFile {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  let state: 'open' | 'closed' | 'in-place' = 'open'
  let written = 0
  const descriptor = guarded(path, () => {
    // Renaming over a device would replace it.
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) throw new Error('it is not a file')
    makeFolder(dirname(path))
    return openSync(temporary, 'wx')
  })
  const release = (): void => {
    if (state === 'open') closeSync(descriptor)
    if (state === 'open') state = 'closed'
  }
  return {
    write(text) {
      const bytes = Buffer.from(text)
      guarded(path, () => {
        for (let start = 0; start < bytes.length; ) start += writeSync(descriptor, bytes, start)
      })
      written += bytes.length
    },
    length: () => written,
    close() {
      // Windows renames no file that is open.
      guarded(path, () => {
        release()
        renameSync(temporary, path)
      })
      state = 'in-place'
    },
    discard() {
      release()
      if (state === 'closed') rmSync(temporary, { force: true })
    },
  }
}

function guarded<Result>(path: string, action: () => Result): Result {
  try {
    return action()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new InputOutputError(`The HTML report "${path}" cannot be written: ${reason}.`, {
      hint: 'Name a file in a folder that can be written to.',
      place: { path },
      cause,
    })
  }
}
