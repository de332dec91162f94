import { closeSync, constants, lstatSync, openSync, readSync, realpathSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { innerPath } from '../../base/text/inner-path.js'
import { listPaths } from './listed-paths.js'

/** The view of a repository that detectors get. It is untrusted, so the numbers of files and bytes are bounded. */
export interface RepositoryView {
  /** The paths of files relative to the root, with forward slashes, those near the root first. */
  readonly paths: readonly string[]
  has(path: string): boolean
  /** Returns the paths of the files whose base name matches. */
  named(name: string | RegExp): readonly string[]
  /** Returns the text of a file; undefined if it is missing, not a regular file in the repository, or too large. */
  read(path: string): string | undefined
  /** Leaves out a file whose text cannot be used, and states the reason. */
  leaveOut(path: string, reason: string): void
  /** Returns the reason for each file that was left out. */
  leftOut(): ReadonlyMap<string, string>
}

const maximumFileBytes = 256 * 1024
const maximumTotalBytes = 16 * 1024 * 1024

/** Opens the view of a folder. Files are read when a detector asks for them. */
export function openRepositoryView(folder: string, env: Environment): RepositoryView {
  const root = realpathSync(folder)
  const paths = listPaths(root, env)
  const known = new Set(paths)
  const texts = new Map<string, string | undefined>()
  const leftOut = new Map<string, string>()
  let readBytes = 0

  const load = (path: string): string | undefined => {
    const loaded = loadText(root, path, maximumTotalBytes - readBytes)
    if ('reason' in loaded) leftOut.set(path, loaded.reason)
    else readBytes += loaded.bytes
    return 'reason' in loaded ? undefined : loaded.text
  }
  return {
    paths,
    has: (path) => known.has(path),
    named: (name) =>
      paths.filter((path) => {
        const base = posix.basename(path)
        return typeof name === 'string' ? base === name : name.test(base)
      }),
    read(path) {
      if (!known.has(path)) return undefined
      if (!texts.has(path)) texts.set(path, load(path))
      return texts.get(path)
    },
    leaveOut: (path, reason) => leftOut.set(path, reason),
    leftOut: () => leftOut,
  }
}

type LoadedText = { readonly text: string; readonly bytes: number } | { readonly reason: string }

function loadText(root: string, path: string, allowedBytes: number): LoadedText {
  try {
    const file = join(root, path)
    if (!lstatSync(file).isFile()) return { reason: 'it is not a regular file' }
    // A folder above it may be a link.
    if (innerPath(root, realpathSync(file)) === undefined) return { reason: 'it is outside of the repository' }
    const limit = Math.min(maximumFileBytes, allowedBytes)
    const buffer = Buffer.alloc(limit + 1)
    const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    try {
      const bytes = readSync(descriptor, buffer)
      if (bytes > limit) return { reason: limit < maximumFileBytes ? 'too many files were read before' : 'it is larger than 256 KiB' }
      // Windows PowerShell writes UTF-16.
      if (buffer.subarray(0, bytes).includes(0)) return { reason: 'it is not text in UTF-8. Save it as UTF-8, then run init again.' }
      return { text: buffer.toString('utf8', 0, bytes).replace(/^\ufeff/, ''), bytes }
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return { reason: 'it cannot be read' }
  }
}
