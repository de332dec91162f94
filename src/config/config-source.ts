import { constants, existsSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { messageOf, UserError } from '../errors.js'

/** The text of a configuration file. */
export interface ConfigSource {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  /** Without a byte order mark. */
  readonly text: string
}

/** The usual names in the working directory. The first one that exists is used. */
export const configFileNames = ['.service.json', 'service.json'] as const

/** Returns the name of the configuration file that a folder has; undefined if it has none. */
export const findConfigName = (cwd: string): string | undefined => configFileNames.find((name) => existsSync(resolve(cwd, name)))

const maximumSizeBytes = 1024 * 1024

/**
 * Finds and reads the configuration file. Returns undefined if no file has one of the usual names.
 * @param path the file to use instead, relative to `cwd`
 * @throws UserError if that file is missing, or if a file is not a regular file, too large or not UTF-8
 */
export async function readConfigSource(cwd: string, path?: string): Promise<ConfigSource | undefined> {
  for (const name of path === undefined ? configFileNames : [path]) {
    const source = await readSource(resolve(cwd, name), relative(cwd, resolve(cwd, name)).split(sep).join('/') || '.')
    if (source !== undefined) return source
  }
  if (path === undefined) return undefined
  throw new UserError(`The configuration file "${path}" does not exist in ${cwd}.`, { hint: 'Correct its path, or leave it out.' })
}

async function readSource(file: string, path: string): Promise<ConfigSource | undefined> {
  let handle: FileHandle | undefined
  try {
    handle = await open(file, openFlags)
    return { path, text: decode(await readBounded(handle, path), path) }
  } catch (cause) {
    if (cause instanceof UserError) throw cause
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw new UserError(`The configuration file ${path} cannot be read: ${messageOf(cause)}.`, {
      cause,
    })
  } finally {
    await handle?.close()
  }
}

/** Without this flag, opening a named pipe waits for a writer. Windows does not have it. */
const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** Reads an open file, even if it is replaced meanwhile. Does not use its size, because files in /proc have none. */
async function readBounded(handle: FileHandle, path: string): Promise<Uint8Array> {
  if (!(await handle.stat()).isFile()) throw unusable(path, 'is not a regular file', 'Name a file.')
  const buffer = Buffer.alloc(maximumSizeBytes + 1)
  let length = 0
  for (;;) {
    const { bytesRead } = await handle.read(buffer, length, buffer.length - length)
    if (bytesRead === 0) return buffer.subarray(0, length)
    length += bytesRead
    if (length > maximumSizeBytes) throw unusable(path, `has more than ${maximumSizeBytes} bytes`, 'Name a smaller file.')
  }
}

const unusable = (path: string, reason: string, hint: string) =>
  new UserError(`The configuration file "${path}" ${reason}.`, { place: { path }, hint })

function decode(bytes: Uint8Array, path: string): string {
  try {
    // TextDecoder removes the byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new UserError(`The configuration file ${path} is not UTF-8.`, { place: { path }, hint: 'Save it as UTF-8.', cause })
  }
}
