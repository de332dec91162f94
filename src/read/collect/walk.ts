import { type Dirent, lstatSync, opendirSync, statSync } from 'node:fs'
import type { Match, Matcher, State } from './matcher.js'
import { realPathOf } from './real-roots.js'
import { joinedPath, type SplitPath } from './split-path.js'
import { isUnprintable } from './unprintable-path.js'

/** A file that patterns matched. */
export interface FoundFile {
  /** Absolute, with forward slashes. */
  readonly path: string
  /** The path without symbolic links, which is the same for all paths of a file. */
  readonly realPath: string
  readonly matches: readonly Match[]
  /** The number of symbolic links that were followed since the start of the search. */
  readonly links: number
}

/** Why a file or folder is left out. */
export type LeftOut =
  | { readonly reason: 'unreadable'; readonly error: NodeJS.ErrnoException }
  /** A link that leads out of the search scope. */
  | { readonly reason: 'outside' }
  /** Its name contains control characters. */
  | { readonly reason: 'unprintable' }
  /** The search reached its limit of entries in this folder and ends. */
  | { readonly reason: 'limit' }

/** Reads the entries of a folder one by one, because a folder may contain millions. */
export interface FolderReader {
  readSync(): Dirent | null
  closeSync(): void
}

/** Options of {@link walk}. */
export interface WalkOptions {
  readonly isWindows: boolean
  /** Returns whether symbolic links may lead to this path, which contains none. */
  readonly isInside: (realPath: string) => boolean
  /** The number of files and folders that are visited in total. */
  readonly maximumEntries: number
  /** Called for each path that is left out. The walk continues unless it has reached its limit. */
  readonly onLeftOut: (path: string, leftOut: LeftOut) => void
  readonly readFolder?: (path: string) => FolderReader
}

interface Folder {
  readonly path: string
  readonly realPath: string
  readonly state: State
  readonly links: number
  readonly parent?: Folder
}

/**
 * Walks through every folder that can contain a match, in no particular order. Follows symbolic links last, visits each folder once per
 * state of the matcher, and never leaves the search scope or returns to a parent folder, so every walk ends. Opens only folders.
 */
export function walk(
  matcher: Matcher,
  starts: readonly SplitPath[],
  { isWindows, isInside, maximumEntries, onLeftOut, readFolder = opendirSync }: WalkOptions,
): FoundFile[] {
  const found: FoundFile[] = []
  const folders: Folder[] = []
  const linked: Folder[] = []
  const visited = new Map<string, State[]>()
  let entries = 0

  const add = (path: string, realPath: string, matches: readonly Match[], links: number) => {
    if (matches.length > 0) found.push({ path, realPath, matches, links })
  }

  const attempt = <Result>(path: string, action: () => Result): Result | undefined => {
    try {
      return action()
    } catch (error) {
      if (!isNodeError(error)) throw error
      // Vanished, a broken link, or a link to itself: `@actions/glob` leaves these out too.
      if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes(error.code ?? '')) onLeftOut(path, { reason: 'unreadable', error })
      return undefined
    }
  }
  /** Returns the real path of a possible link, if it is in the search scope. */
  const targetOf = (path: string): string | undefined => {
    const realPath = realPathOf(path, isWindows)
    if (isInside(realPath)) return realPath
    onLeftOut(path, { reason: 'outside' })
    return undefined
  }

  /** Follows an entry whose kind is unknown from the listing: a link or, on some file systems, any entry. */
  const follow = (parent: Folder, path: string, state: State, matches: readonly Match[]) => {
    attempt(path, () => {
      const stats = statSync(path)
      const links = parent.links + 1
      const isWanted = stats.isFile() ? matches.length > 0 : stats.isDirectory() && state.length > 0
      const realPath = isWanted ? targetOf(path) : undefined
      if (realPath === undefined) return
      if (stats.isFile()) add(path, realPath, matches, links)
      else linked.push({ path, realPath, state, links, parent })
    })
  }

  const look = (folder: Folder, entry: Dirent, prefix: string, realPrefix: string) => {
    const { name } = entry
    const path = prefix + name
    const realPath = prefix === realPrefix ? path : realPrefix + name
    const matches = entry.isDirectory() ? [] : matcher.matches(folder.state, name)
    const state = entry.isFile() ? [] : matcher.enter(folder.state, name)
    if (matches.length === 0 && state.length === 0) return
    if (entry.isFIFO() || entry.isSocket() || entry.isCharacterDevice() || entry.isBlockDevice()) return
    if (isUnprintable(name)) onLeftOut(path, { reason: 'unprintable' })
    else if (entry.isFile()) add(path, realPath, matches, folder.links)
    else if (entry.isDirectory()) folders.push({ path, realPath, state, links: folder.links, parent: folder })
    else follow(folder, path, state, matches)
  }

  /** Lists a folder, and returns whether the search may continue. */
  const list = (folder: Folder): boolean => {
    const prefix = withSlash(folder.path)
    const realPrefix = withSlash(folder.realPath)
    const reader = attempt(folder.path, () => readFolder(folder.path))
    if (reader === undefined) return true
    try {
      const next = () => attempt(folder.path, () => reader.readSync()) ?? undefined
      for (let entry = next(); entry !== undefined; entry = next()) {
        if (entries === maximumEntries) {
          onLeftOut(folder.path, { reason: 'limit' })
          return false
        }
        entries += 1
        look(folder, entry, prefix, realPrefix)
      }
    } finally {
      reader.closeSync()
    }
    return true
  }

  const begin = (start: SplitPath) => {
    const path = joinedPath(start)
    const name = start.names.at(-1)
    const around = start.names.slice(0, -1).reduce(matcher.approach, matcher.start(start.volume))
    attempt(path, () => {
      const stats = statSync(path)
      const links = lstatSync(path).isSymbolicLink() ? 1 : 0
      const matches = stats.isFile() && name !== undefined ? matcher.matches(around, name) : []
      const state = name === undefined ? around : matcher.approach(around, name)
      const isWanted = stats.isFile() ? matches.length > 0 : stats.isDirectory() && state.length > 0
      const realPath = isWanted ? targetOf(path) : undefined
      if (realPath === undefined) return
      if (stats.isFile()) add(path, realPath, matches, links)
      else folders.push({ path, realPath, state, links })
    })
  }

  for (const start of starts) begin(start)
  for (let folder = folders.pop() ?? linked.pop(); folder !== undefined; folder = folders.pop() ?? linked.pop()) {
    if (folder.links > 0 && isCircular(folder)) continue
    if (isNew(visited, folder) && !list(folder)) break
  }
  return found
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)

const isNodeError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error

function isCircular({ parent, realPath }: Folder): boolean {
  for (let folder = parent; folder !== undefined; folder = folder.parent) if (folder.realPath === realPath) return true
  return false
}

/** Returns whether the folder has not been listed in the same state yet. Links may lead to a folder in very many ways. */
function isNew(visited: Map<string, State[]>, { realPath, state }: Folder): boolean {
  const states = visited.get(realPath)
  if (states === undefined) {
    visited.set(realPath, [state])
    return true
  }
  if (states.some((known) => known.length === state.length && known.every((step, index) => step === state[index]))) return false
  states.push(state)
  return true
}
