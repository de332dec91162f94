import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularFile } from '../../base/files/regular-file.js'
import { baseName } from '../../base/text/base-name.js'
import { formatCount } from '../../base/text/counts.js'
import { findWorkTree } from '../../host/git/work-tree.js'
import { createClassFinder, type FindClass } from './class-files.js'
import { listDiskFiles } from './disk-files.js'
import { type GitFiles, listGitFiles } from './git-files.js'
import { createPackageFinder, type FindPackage } from './go-packages.js'
import { isAbsolutePath, pathReadings } from './path-readings.js'

/** Finds the source files that result files and stack traces name. The first call lists the files of the project. */
export interface TrackedFiles {
  /**
   * Returns the file that a path of any machine refers to, relative to the top of the repository (or to the working directory outside of
   * one), with forward slashes. Returns undefined if no file or more than one matches.
   */
  locate(file: string): string | undefined
  /** Returns false if no file of the project has a name, so that {@link locate} finds no path that ends with it. */
  readonly mayContain: (fileName: string) => boolean
  /** Returns the file of a class or module by its qualified name. Undefined if no file or more than one matches. */
  locateClass(name: string): string | undefined
  /** Returns the folder of a Go package with tests by its import path, with a slash at its end; empty for the top. Undefined if there is none. */
  locatePackage(importPath: string): string | undefined
  /** Returns why files are searched on disk. Undefined if git lists them, and before the first call of `locate`. */
  whyOnDisk(): string | undefined
}

/** The files of a project, which are listed once. */
interface Listed {
  /** Returns false if no reading of a path can be a file of the project. */
  readonly mayFind: (file: string) => boolean
  readonly find: Find
  readonly findClass: FindClass
  readonly findPackage: FindPackage
}

/** Finds the file for one reading of a path. */
type Find = (segments: readonly string[], isAbsolute: boolean) => string | undefined

/** Folders of dependencies. A path through one refers to a tracked file only if that file is in the same folder. */
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

/** Matches the library of Python, and folders with a version, as in Go's module cache and in pnpm. */
const versionedFolder = /^python\d|@v?\d/

const isDependencyFolder = (folder: string) => dependencyFolders.has(folder) || versionedFolder.test(folder)

const maximumFolders = 100

/** The size from which on a go.mod file is not read. */
const maximumModuleBytes = 256 * 1024

/**
 * Makes {@link TrackedFiles} for a folder: the files that git tracks, else those on disk.
 * @param listFiles lists the tracked files
 */
export function createTrackedFiles(cwd: string, listFiles: (cwd: string) => GitFiles = listGitFiles): TrackedFiles {
  let whyOnDisk: string | undefined
  let listed: Listed | undefined
  const answers = new Map<string, string | undefined>()
  const read = (): Listed => {
    const ofGit = listFiles(cwd)
    const top = findWorkTree(cwd) ?? cwd
    const byName = (files: readonly string[]) => ({
      findClass: createClassFinder(files),
      findPackage: createPackageFinder(files, (path) => readRegularFile(join(top, path), maximumModuleBytes)),
    })
    if ('files' in ofGit) return { ...inList(ofGit.files), ...byName(ofGit.files) }
    const { files, isCut } = listDiskFiles(top)
    whyOnDisk = isCut ? `${ofGit.reason}; only the first ${formatCount(files.length)} files are known` : ofGit.reason
    const [known, onDisk] = [inList(files), onDiskBelow(top)]
    // A folder that the list skips may still contain sources.
    return {
      mayFind: (file) => onDisk.maySearch() || known.mayFind(file),
      find: (segments, isAbsolute) => known.find(segments, isAbsolute) ?? onDisk.find(segments),
      ...byName(files),
    }
  }
  return {
    locate(file) {
      listed ??= read()
      if (!listed.mayFind(file)) return undefined
      if (answers.has(file)) return answers.get(file)
      const found = findFirst(listed.find, file)
      if (answers.size >= maximumAnswers) answers.clear()
      if (file.length <= maximumCachedLength) answers.set(copyOf(file), found)
      return found
    },
    mayContain(fileName) {
      listed ??= read()
      return listed.mayFind(fileName)
    },
    locateClass(name) {
      listed ??= read()
      return listed.findClass(name)
    },
    locatePackage(importPath) {
      listed ??= read()
      return listed.findPackage(importPath)
    },
    whyOnDisk: () => whyOnDisk,
  }
}

/** The size of the cache, and the longest path in it. The traces of one run repeat the same files. */
const maximumAnswers = 10_000
const maximumCachedLength = 500

/** Copies a part of a text, which would keep the whole text alive. */
const copyOf = (part: string): string => Buffer.from(part, 'utf16le').toString('utf16le')

function findFirst(find: Find, file: string): string | undefined {
  const isAbsolute = isAbsolutePath(file)
  for (const segments of pathReadings(file)) {
    const found = find(segments, isAbsolute)
    if (found !== undefined) return found
  }
  return undefined
}

function inList(files: readonly string[]): Pick<Listed, 'find' | 'mayFind'> {
  const byName = new Map<string, string[]>()
  for (const path of files) {
    const name = baseName(path)
    const others = byName.get(name)
    if (others === undefined) byName.set(name, [path])
    else others.push(path)
  }
  return {
    mayFind(file) {
      const name = plainName(file)
      return name === undefined || byName.has(name)
    },
    find(segments, isAbsolute) {
      const candidates = byName.get(segments.at(-1) ?? '')
      return candidates && bestOf(candidates, segments, isAbsolute)
    },
  }
}

/** Returns the last name of a path whose readings all end with it; undefined for other paths, such as URLs with escapes. */
function plainName(file: string): string | undefined {
  if (file.length > maximumCachedLength) return undefined
  const name = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)
  return name === '' || name === '.' || name === '..' || /[%?:]/.test(name) ? undefined : name
}

/** Returns the candidate that shares the most names with a path, counted from the end. */
function bestOf(candidates: readonly string[], segments: readonly string[], isAbsolute: boolean): string | undefined {
  const dependency = segments.findLastIndex(isDependencyFolder)
  const least = dependency === -1 ? 1 : segments.length - dependency
  let best: string | undefined
  let bestTail = 0
  for (const candidate of candidates) {
    const folders = candidate.split('/')
    const tail = commonTail(folders, segments)
    const isWhole = tail === segments.length || tail === folders.length
    // The same base name in a folder of another project is not a match.
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

/** Limits the lookups on disk, because a thousand stack traces name tens of thousands of files. */
const maximumLookups = 5_000

interface DiskSearch {
  /** Returns whether the limit of lookups is not reached yet. */
  maySearch(): boolean
  /** Finds the longest tail of a path that is a file below the folder. */
  find(segments: readonly string[]): string | undefined
}

function onDiskBelow(top: string): DiskSearch {
  let lookups = 0
  const maySearch = () => lookups < maximumLookups
  return {
    maySearch,
    find(whole) {
      const segments = whole.slice(-maximumFolders)
      const dependency = segments.findLastIndex(isDependencyFolder)
      const last = dependency === -1 ? segments.length : dependency + 1
      for (let start = 0; start < last && maySearch(); start += 1) {
        const tail = segments.slice(start).join('/')
        lookups += 1
        if (tail !== '' && isFile(join(top, tail))) return tail
      }
      return undefined
    },
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    // The path is untrusted and may be invalid.
    return false
  }
}
