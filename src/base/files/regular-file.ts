import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs'

/**
 * Reads the text of a small file of an untrusted folder.
 * @param limitBytes the size from which on a file is too large
 * @returns undefined if the file does not exist or cannot be read, and an empty text if it is too large or not a regular file
 */
export const readRegularFile = (path: string, limitBytes: number): string | undefined =>
  readRegularBytes(path, limitBytes)
    ?.toString('utf8')
    .replace(/^\uFEFF/, '')

/** Reads the bytes of a file like {@link readRegularFile}. */
export function readRegularBytes(path: string, limitBytes: number): Buffer | undefined {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats === undefined || stats.isDirectory()) return undefined
    // A link could lead out of the folder, and a pipe would block.
    if (!stats.isFile()) return Buffer.alloc(0)
    const file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
    try {
      return fstatSync(file).size >= limitBytes ? Buffer.alloc(0) : readFileSync(file)
    } finally {
      closeSync(file)
    }
  } catch {
    return undefined
  }
}
