import { statSync } from 'node:fs'
import { join } from 'node:path'
import { findWorkTree } from '../git/work-tree.js'
import { baseName } from '../text/base-name.js'
import { listDiskFiles } from './disk-files.js'
import { type GitFiles, listGitFiles } from './git-files.js'
import { isAbsolutePath, pathReadings } from './path-readings.js'

/** Finds the source files that result files and stack traces name. The first question reads which files there are. */
export interface TrackedFiles {
  /**
   * Returns the one file that a path means, on whichever machine it was written: relative to the top of the repository (without one, to
   * the working directory), with forward slashes. Undefined if it may be no file or more than one.
   */
  locate(file: string): string | undefined
  /** Returns why files are looked for on disk; undefined if git lists them, and before the first question. */
  whyOnDisk(): string | undefined
}

/** Finds the file that a reading of a path means. */
type Find = (segments: readonly string[], isAbsolute: boolean) => string | undefined

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
 * Makes what finds the files of the project in a folder: those that git tracks, else those on disk.
 * @param listFiles lists the tracked files
 */
export function createTrackedFiles(cwd: string, listFiles: (cwd: string) => GitFiles = listGitFiles): TrackedFiles {
  let whyOnDisk: string | undefined
  let find: Find | undefined
  const answers = new Map<string, string | undefined>()
  const read = (): Find => {
    const listed = listFiles(cwd)
    if ('files' in listed) return inList(listed.files)
    const top = findWorkTree(cwd) ?? cwd
    const { files, isCut } = listDiskFiles(top)
    whyOnDisk = isCut ? `${listed.reason}; only the first ${files.length} files are known` : listed.reason
    const [known, onDisk] = [inList(files), onDiskBelow(top)]
    // A folder that the list skips may still be one of sources.
    return (segments, isAbsolute) => known(segments, isAbsolute) ?? onDisk(segments)
  }
  return {
    locate(file) {
      if (answers.has(file)) return answers.get(file)
      find ??= read()
      const found = findFirst(find, file)
      if (answers.size >= maximumAnswers) answers.clear()
      if (file.length <= maximumRemembered) answers.set(copyOf(file), found)
      return found
    },
    whyOnDisk: () => whyOnDisk,
  }
}

/** How many answers are remembered, and of which paths: the traces of one run name the same files again and again. */
const maximumAnswers = 10_000
const maximumRemembered = 500

/** A part of a text keeps the whole text alive. */
const copyOf = (part: string): string => Buffer.from(part, 'utf16le').toString('utf16le')

function findFirst(find: Find, file: string): string | undefined {
  const isAbsolute = isAbsolutePath(file)
  for (const segments of pathReadings(file)) {
    const found = find(segments, isAbsolute)
    if (found !== undefined) return found
  }
  return undefined
}

function inList(files: readonly string[]): Find {
  const byName = new Map<string, string[]>()
  for (const path of files) {
    const name = baseName(path)
    const others = byName.get(name)
    if (others === undefined) byName.set(name, [path])
    else others.push(path)
  }
  return (segments, isAbsolute) => {
    const candidates = byName.get(segments.at(-1) ?? '')
    return candidates && bestOf(candidates, segments, isAbsolute)
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
    // "cart.ts" in a folder of another project is not ours.
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

/** Finds the longest tail of a path that is a file below a folder. */
function onDiskBelow(top: string): (segments: readonly string[]) => string | undefined {
  let lookups = 0
  return (whole) => {
    const segments = whole.slice(-maximumFolders)
    const dependency = segments.findLastIndex(isDependencyFolder)
    const last = dependency === -1 ? segments.length : dependency + 1
    for (let start = 0; start < last && lookups < maximumLookups; start += 1) {
      const tail = segments.slice(start).join('/')
      lookups += 1
      if (tail !== '' && isFile(join(top, tail))) return tail
    }
    return undefined
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    // The path is untrusted, and may not be one at all.
    return false
  }
}
