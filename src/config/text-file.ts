import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { messageOf, UserError } from '../base/errors.js'

const maximumSizeBytes = 1024 * 1024

/** How errors name a file. */
interface NamedFile {
  /** `configuration file`. */
  readonly noun: string
  readonly path: string
}

/**
 * Reads a small file that a user wrote, without its byte order mark. Returns undefined if it does not exist.
 * @throws UserError if it is not a regular file, too large, not UTF-8, or cannot be read
 */
export async function readTextFile(file: string, named: NamedFile): Promise<string | undefined> {
  let handle: FileHandle | undefined
  try {
    handle = await open(file, openFlags)
    return decode(await readBounded(handle, named), named)
  } catch (cause) {
    if (cause instanceof UserError) throw cause
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw new UserError(`The ${named.noun} ${named.path} cannot be read: ${messageOf(cause)}.`, { cause })
  } finally {
    await handle?.close()
  }
}

/** Without this flag, opening a named pipe waits for a writer. Windows does not have it. */
const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** Reads an open file, even if it is replaced meanwhile. Does not use its size, because files in /proc have none. */
async function readBounded(handle: FileHandle, named: NamedFile): Promise<Uint8Array> {
  if (!(await handle.stat()).isFile()) throw unusable(named, 'is not a regular file', 'Name a file.')
  const buffer = Buffer.alloc(maximumSizeBytes + 1)
  let length = 0
  for (;;) {
    const { bytesRead } = await handle.read(buffer, length, buffer.length - length)
    if (bytesRead === 0) return buffer.subarray(0, length)
    length += bytesRead
    if (length > maximumSizeBytes) throw unusable(named, `has more than ${maximumSizeBytes} bytes`, 'Name a smaller file.')
  }
}

const unusable = ({ noun, path }: NamedFile, reason: string, hint: string) =>
  new UserError(`The ${noun} "${path}" ${reason}.`, { place: { path }, hint })

function decode(bytes: Uint8Array, { noun, path }: NamedFile): string {
  try {
    // TextDecoder removes the byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new UserError(`The ${noun} ${path} is not UTF-8.`, { place: { path }, hint: 'Save it as UTF-8.', cause })
  }
}
