import { type Dirent, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { type Location, pathOf, withSlashes } from './location.js'
import type { Match, Matcher, State } from './matcher.js'

/** A file that patterns matched. */
export interface FoundFile {
  /** Absolute, with forward slashes. */
  readonly path: string
  /** The same for all paths of one file: what it is without symbolic links. */
  readonly realPath: string
  readonly matches: readonly Match[]
  /** How many symbolic links were followed on the way from where the search began. */
  readonly links: number
}

/** What a walk needs of the world. */
export interface WalkOptions {
  readonly isWindows: boolean
  /** Takes a folder or link that cannot be read; the walk goes on. */
  readonly onUnreadable: (path: string, error: NodeJS.ErrnoException) => void
  readonly readFolder?: (path: string) => readonly Dirent[]
}

interface Folder {
  readonly path: string
  readonly realPath: string
  readonly state: State
  readonly links: number
  readonly parent?: Folder
}

const readEntries = (path: string) => readdirSync(path, { withFileTypes: true })

/**
 * Walks once through every folder that can hold a match, in no particular order. Symbolic links are followed last, each folder
 * once in each state of the matcher, and never back into a folder on the way; so every walk ends. Nothing but folders is opened.
 */
export function walk(
  matcher: Matcher,
  starts: readonly Location[],
  { isWindows, onUnreadable, readFolder = readEntries }: WalkOptions,
): FoundFile[] {
  const found: FoundFile[] = []
  const folders: Folder[] = []
  const linked: Folder[] = []
  const visited = new Map<string, State[]>()

  const add = (path: string, realPath: string, matches: readonly Match[], links: number) => {
    if (matches.length > 0) found.push({ path, realPath, matches, links })
  }

  const attempt = <Result>(path: string, action: () => Result): Result | undefined => {
    try {
      return action()
    } catch (error) {
      if (!isNodeError(error)) throw error
      // Gone since, a broken link, or a link to itself: `@actions/glob` leaves these out as well.
      if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes(error.code ?? '')) onUnreadable(path, error)
      return undefined
    }
  }
  const realPathOf = (path: string) => withSlashes(realpathSync.native(path), isWindows)

  /** Follows what the folder's listing does not say more about: a link, or an entry of a file system that lists no types. */
  const follow = (parent: Folder, name: string, path: string) => {
    const matches = matcher.matches(parent.state, name)
    const state = matcher.enter(parent.state, name)
    if (matches.length === 0 && state.length === 0) return
    attempt(path, () => {
      const stats = statSync(path)
      const links = parent.links + 1
      if (stats.isFile()) add(path, realPathOf(path), matches, links)
      else if (stats.isDirectory() && state.length > 0) linked.push({ path, realPath: realPathOf(path), state, links, parent })
    })
  }

  const list = (folder: Folder) => {
    const { path: folderPath, state, links } = folder
    const prefix = folderPath.endsWith('/') ? folderPath : `${folderPath}/`
    const realPrefix = folder.realPath.endsWith('/') ? folder.realPath : `${folder.realPath}/`
    for (const entry of attempt(folderPath, () => readFolder(folderPath)) ?? []) {
      const { name } = entry
      const path = prefix + name
      if (entry.isFile()) {
        add(path, realPrefix + name, matcher.matches(state, name), links)
      } else if (entry.isDirectory()) {
        const inside = matcher.enter(state, name)
        if (inside.length > 0) folders.push({ path, realPath: realPrefix + name, state: inside, links, parent: folder })
      } else if (!entry.isFIFO() && !entry.isSocket() && !entry.isCharacterDevice() && !entry.isBlockDevice()) {
        follow(folder, name, path)
      }
    }
  }

  const begin = (start: Location) => {
    const path = pathOf(start)
    const name = start.names.at(-1)
    const around = start.names.slice(0, -1).reduce(matcher.approach, matcher.start(start.volume))
    attempt(path, () => {
      const stats = statSync(path)
      const links = lstatSync(path).isSymbolicLink() ? 1 : 0
      const state = name === undefined ? around : matcher.approach(around, name)
      if (stats.isFile() && name !== undefined) add(path, realPathOf(path), matcher.matches(around, name), links)
      else if (stats.isDirectory() && state.length > 0) folders.push({ path, realPath: realPathOf(path), state, links })
    })
  }

  for (const start of starts) begin(start)
  for (let folder = folders.pop() ?? linked.pop(); folder !== undefined; folder = folders.pop() ?? linked.pop()) {
    if (folder.links > 0 && isOnTheWay(folder)) continue
    if (isNew(visited, folder)) list(folder)
  }
  return found
}

const isNodeError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error

function isOnTheWay({ parent, realPath }: Folder): boolean {
  for (let folder = parent; folder !== undefined; folder = folder.parent) if (folder.realPath === realPath) return true
  return false
}

/** Whether the folder has not been listed in the same state; links may lead to one folder in very many ways. */
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
