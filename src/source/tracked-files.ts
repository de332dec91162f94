import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listGitFiles } from './git-files.js'
import { isAbsolutePath, pathSegments } from './path-segments.js'

/** Finds the source files that result files and stack traces speak of. */
export interface TrackedFiles {
  /**
   * The one file that a path means, however and on whichever machine it was written: relative to the repository's top (outside of a
   * repository, to the working directory), with forward slashes. Undefined where no file or more than one may be meant.
   */
  locate(file: string): string | undefined
}

/** Folders of other people's code: a path through one means a tracked file only where that lies in the same folder. */
const dependencyFolders = new Set([
  'node_modules',
  'bower_components',
  'site-packages',
  'dist-packages',
  '.pub-cache',
  '.cargo',
  'rustc',
  'gems',
  '.m2',
  '.gradle',
  '.nuget',
  'vendor',
  'deps',
])

/** Python's own library, and folders with a version: of Go's module cache, of pnpm. */
const versionedFolder = /^python\d|@v?\d/

const isDependencyFolder = (folder: string) => dependencyFolders.has(folder) || versionedFolder.test(folder)

const maximumFolders = 100

/**
 * Reads which files there are, once.
 * @param listFiles the files below the top; by default those that git tracks
 */
export async function createTrackedFiles(
  cwd: string,
  listFiles: (cwd: string) => Promise<readonly string[] | undefined> = listGitFiles,
): Promise<TrackedFiles> {
  const files = await listFiles(cwd)
  return files === undefined ? filesOnDisk(cwd) : filesOfList(files)
}

function filesOfList(files: readonly string[]): TrackedFiles {
  const byName = new Map<string, string[]>()
  for (const path of files) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const others = byName.get(name)
    if (others === undefined) byName.set(name, [path])
    else others.push(path)
  }
  return {
    locate(file) {
      const segments = pathSegments(file)
      const name = segments.at(-1)
      const candidates = name === undefined ? undefined : byName.get(name)
      return candidates === undefined ? undefined : bestOf(candidates, segments, isAbsolutePath(file))
    },
  }
}

/** The candidate that has the most folders in common with a path, counted from the end. */
function bestOf(candidates: readonly string[], segments: readonly string[], isAbsolute: boolean): string | undefined {
  const dependency = segments.findLastIndex(isDependencyFolder)
  const least = dependency === -1 ? 1 : segments.length - dependency
  let best: string | undefined
  let bestTail = 0
  for (const candidate of candidates) {
    const folders = candidate.split('/')
    const tail = commonTail(folders, segments)
    const isWhole = tail === segments.length || tail === folders.length
    // "cart.ts" of somebody else's folder is not ours.
    if (tail < least || (tail < 2 && !isWhole)) continue
    if (!isAbsolute && tail === segments.length && tail === folders.length) return candidate
    if (tail > bestTail) {
      best = candidate
      bestTail = tail
    } else if (tail === bestTail) best = undefined
  }
  return best
}

function commonTail(left: readonly string[], right: readonly string[]): number {
  let length = 0
  while (length < left.length && length < right.length && left.at(-1 - length) === right.at(-1 - length)) length += 1
  return length
}

/** How often the disk is asked for a file: a thousand stack traces name tens of thousands. */
const maximumLookups = 5_000

/** Without git: the longest tail of a path that is a file below the working directory. */
function filesOnDisk(cwd: string): TrackedFiles {
  const known = new Map<string, string | undefined>()
  let lookups = 0
  const find = (file: string): string | undefined => {
    const segments = pathSegments(file).slice(-maximumFolders)
    const dependency = segments.findLastIndex(isDependencyFolder)
    const last = dependency === -1 ? segments.length : dependency + 1
    for (let start = 0; start < last && lookups < maximumLookups; start += 1) {
      const tail = segments.slice(start).join('/')
      lookups += 1
      if (tail !== '' && isFile(join(cwd, tail))) return tail
    }
    return undefined
  }
  return {
    locate(file) {
      if (!known.has(file)) known.set(file, find(file))
      return known.get(file)
    },
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    // No path at all: a stranger wrote it.
    return false
  }
}
