import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { readRegularFile } from '../../base/files/regular-file.js'

/**
 * Returns the root of the work tree around a folder: the nearest folder upwards that has a `.git`.
 *
 * Git must not search by itself. It also accepts a folder with `HEAD`, `objects` and `refs` as a repository, and obeys the `config` in
 * it. Any repository or archive can contain such a folder as ordinary files; versions before 2.38 have no setting against that.
 */
export function findWorkTree(folder: string): string | undefined {
  try {
    for (let current = realpathSync(folder); ; current = dirname(current)) {
      if (isGitEntry(join(current, '.git'))) return current
      if (dirname(current) === current) return undefined
    }
  } catch {
    // The folder does not exist or cannot be entered.
    return undefined
  }
}

/**
 * Returns the outermost repository that contains a work tree as a submodule, directly or through other submodules. Returns undefined if the
 * work tree is not a submodule: the `.git` of a submodule is a file that names a folder in `.git/modules` (gitsubmodules(7)).
 */
export function findSuperproject(top: string): string | undefined {
  const folder = namedGitFolder(top)
  const outer = folder === undefined ? undefined : findWorkTree(dirname(top))
  if (folder === undefined || outer === undefined) return undefined
  const outermost = findSuperproject(outer) ?? outer
  return folder.startsWith(join(outermost, '.git', 'modules') + sep) ? outermost : undefined
}

const maximumGitFileBytes = 10_000

/**
 * Returns the absolute folder that the `.git` of a submodule or linked work tree names: `gitdir: ../.git/modules/lib`. Returns undefined if
 * `.git` is the folder itself.
 */
export function namedGitFolder(top: string): string | undefined {
  const [, folder] = /^gitdir: (.+)$/.exec(readRegularFile(join(top, '.git'), maximumGitFileBytes)?.trim() ?? '') ?? []
  return folder === undefined ? undefined : resolve(top, folder)
}

const isGitEntry = (path: string): boolean => {
  const kind = kindOf(path)
  if (kind === 'file') return startsWithGitdir(path)
  // These are the entries that git asks for. It goes on to look at the folder itself if one of them is missing.
  return kind === 'folder' && ['HEAD', 'objects', 'refs'].every((name) => kindOf(join(path, name)) !== undefined)
}

function kindOf(path: string): 'file' | 'folder' | 'other' | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return undefined
  return stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : 'other'
}

/** The `.git` of submodules and linked work trees is a file that names the folder. */
const gitdir = 'gitdir:'

function startsWithGitdir(file: string): boolean {
  const descriptor = openSync(file, 'r')
  try {
    const buffer = Buffer.alloc(gitdir.length)
    return readSync(descriptor, buffer) === buffer.length && buffer.toString('latin1') === gitdir
  } finally {
    closeSync(descriptor)
  }
}
