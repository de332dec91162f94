import { basename, join, resolve } from 'node:path'
import type { FolderCache } from './folder-cache.js'
import type { Reach } from './trust.js'
import type { WrittenPath } from './written-path.js'

/** A possible place of a file. */
export interface Candidate {
  /** Absolute. */
  readonly path: string
  /** Remembers that the file is here, so that the next path of the same machine is tried here first. */
  accept(): void
}

/** Finds files by the paths in result files. */
export interface FileFinder {
  /** Returns the existing files and folders that a path can mean, the best first. */
  candidates(path: WrittenPath, bases: readonly string[]): Iterable<Candidate>
}

/** The number of segments of the longest end of a path. Looking for all ends of a very long path would take time with its square. */
const maximumEnd = 64

/** The number of prefixes that are remembered for one result file. */
const maximumPrefixes = 16

const nothing = (): void => {}

/**
 * Makes a finder for one result file. A path is tried as it is written below each base, then by its end: at least the last folder and the name
 * must match, the longest match comes first, then the nearer base.
 */
export function createFileFinder({ areas, seesOutside }: Reach, folders: FolderCache): FileFinder {
  /** From the start of a path on the machine that ran to a folder here; the last one comes first. */
  const prefixes = new Map<string, string>()

  const below = (folder: string, segments: readonly string[]): string | undefined => {
    let path = folder
    for (const segment of segments) {
      const name = folders.entry(path, segment)
      if (name === undefined) return undefined
      path = join(path, name)
    }
    return path
  }
  const mayLook = (path: string): boolean => seesOutside || areas.some((area) => path === area || path.startsWith(withSlash(area)))

  const remember = (path: WrittenPath, count: number, folder: string) => () => {
    const prefix = prefixOf(path, count)
    prefixes.delete(prefix)
    prefixes.set(prefix, folder)
    const [oldest] = prefixes.keys()
    if (prefixes.size > maximumPrefixes && oldest !== undefined) prefixes.delete(oldest)
  }

  function* asWritten(path: WrittenPath, bases: readonly string[]): Generator<Candidate> {
    const { isAbsolute, drive, ups, segments } = path
    if (isAbsolute && (drive !== undefined) !== (process.platform === 'win32')) return
    const starts = isAbsolute ? [`${drive ?? ''}/`] : bases.map((base) => resolve(base, '../'.repeat(Math.min(ups, 100))))
    for (const start of starts) {
      if (!mayLook(join(start, ...segments))) continue
      const found = below(start, segments)
      if (found !== undefined) yield { path: found, accept: nothing }
    }
  }

  function* byPrefix(path: WrittenPath): Generator<Candidate> {
    for (const [prefix, folder] of [...prefixes].reverse()) {
      const count = prefix.split('/').length - 2
      if (count >= path.segments.length || prefixOf(path, count) !== prefix) continue
      const found = below(folder, path.segments.slice(count))
      if (found !== undefined) yield { path: found, accept: nothing }
    }
  }

  function* byEnd(path: WrittenPath, bases: readonly string[]): Generator<Candidate> {
    const { segments } = path
    for (let start = Math.max(0, segments.length - maximumEnd); start <= segments.length - 2; start += 1) {
      const end = segments.slice(start)
      for (const base of bases) {
        const found = below(base, end)
        if (found !== undefined) yield { path: found, accept: remember(path, start, base) }
      }
    }
    // An artifact of one folder has lost the name of that folder, which its new place may have.
    const [folder, name] = segments.slice(-2)
    for (const base of bases) {
      const found = name !== undefined && basename(base) === folder ? below(base, [name]) : undefined
      if (found !== undefined) yield { path: found, accept: remember(path, segments.length - 1, base) }
    }
  }

  return {
    *candidates(path, bases) {
      const isForeign = path.isAbsolute || path.ups > 0
      if (isForeign) yield* byPrefix(path)
      yield* asWritten(path, bases)
      if (isForeign) yield* byEnd(path, bases)
    },
  }
}

/** Returns the first segments of a path as a key, between slashes. */
const prefixOf = ({ drive = '', ups, segments }: WrittenPath, count: number): string =>
  `${drive}${'^'.repeat(Math.min(ups, 100))}/${segments
    .slice(0, count)
    .map((segment) => `${segment}/`)
    .join('')}`

const withSlash = (folder: string): string => (folder.endsWith('/') ? folder : `${folder}/`)
