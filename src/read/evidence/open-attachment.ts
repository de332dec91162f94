import { closeSync, constants, fstatSync, lstatSync, openSync, realpathSync } from 'node:fs'
import { innerPath } from '../../base/text/inner-path.js'
import type { AttachmentReason } from '../../records/evidence.js'
import { type FileSource, sourceOfDescriptor } from './file-source.js'

/** A file that may be read. */
export interface OpenAttachment extends FileSource {
  /** Absolute, without links. */
  readonly path: string
  close(): void
}

/** Refuses links, and does not wait for a writer of a pipe. Windows has no such flags. */
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** Folders with a dot in which test tools put their files. */
const shownHidden: ReadonlySet<string> = new Set(['.vitest', '.vitest-attachments', '.playwright'])

/** Returns folders without links. Those that do not exist are left out. */
export const realFolders = (folders: readonly string[]): readonly string[] => [
  ...new Set(
    folders.flatMap((folder) => {
      try {
        return [realpathSync.native(folder)]
      } catch {
        return []
      }
    }),
  ),
]

/**
 * Opens a file for reading if it is a regular file in one of the areas, after links are resolved. Anything may have written the path, and may
 * change the folders at the same time, so the open file is checked again.
 * @param areas absolute folders without links
 * @returns the reason if the file may not be read
 */
export function openAttachment(path: string, areas: readonly string[]): OpenAttachment | AttachmentReason {
  try {
    const real = realpathSync.native(path)
    const inner = innerOf(real, areas)
    if (inner === undefined) return 'outside'
    if (inner.split('/').some(isHidden)) return 'type'
    // Opening a device may change its state.
    const before = lstatSync(real)
    if (!before.isFile()) return 'type'
    const descriptor = openSync(real, openFlags)
    try {
      const opened = fstatSync(descriptor)
      const isSame = opened.dev === before.dev && opened.ino === before.ino && realpathSync.native(real) === real
      if (isSame && opened.isFile()) {
        return { path: real, ...sourceOfDescriptor(descriptor, opened.size), close: () => closeSync(descriptor) }
      }
    } catch (error) {
      closeSync(descriptor)
      throw error
    }
    closeSync(descriptor)
    return 'missing'
  } catch {
    return 'missing'
  }
}

/** Returns the path below the nearest area. */
function innerOf(path: string, areas: readonly string[]): string | undefined {
  const [first, ...others] = areas.flatMap((area) => innerPath(area, path) ?? [])
  return first === undefined ? undefined : others.reduce((nearest, inner) => (inner.length < nearest.length ? inner : nearest), first)
}

const isHidden = (segment: string): boolean => segment === 'node_modules' || (segment.startsWith('.') && !shownHidden.has(segment))
