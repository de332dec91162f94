import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { delimiter, isAbsolute, join, parse, relative, sep } from 'node:path'

/** The git to run, and the folders in which it may look for other programs. */
export interface GitProgram {
  /** Absolute. */
  readonly path: string
  /** `PATH` without the entries that are not trusted. */
  readonly searchPath: string
}

// Node starts no .bat and .cmd without a shell, so there is nothing else to look for on Windows.
const programName = process.platform === 'win32' ? 'git.exe' : 'git'

/**
 * Finds git on the `PATH`. Entries that are empty or relative are skipped, because they lead into the working directory, and so are
 * entries inside of the work tree, such as `node_modules/.bin`: a program there belongs to the files that are being looked at.
 * On Windows, starting `git` by its bare name would look in the working directory first.
 */
export function findGitProgram(workTree: string, env: Readonly<Record<string, string | undefined>>): GitProgram | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => isAbsolute(folder) && !isInside(workTree, folder))
  const path = folders.map((folder) => join(folder, programName)).find(isProgram)
  return path === undefined ? undefined : { path, searchPath: folders.join(delimiter) }
}

function isInside(workTree: string, folder: string): boolean {
  // Every program of the machine lies in a repository at its root, as some containers have one.
  if (workTree === parse(workTree).root) return false
  try {
    const way = relative(workTree, realpathSync(folder))
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
  } catch {
    // It does not exist, so nothing is started from it.
    return false
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
