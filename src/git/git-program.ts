import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { delimiter, isAbsolute, join, parse } from 'node:path'
import { innerPath } from '../text/inner-path.js'

/** The git program to run, and the folders in which it may look for other programs. */
export interface GitProgram {
  /** Absolute. */
  readonly path: string
  /** `PATH` without the entries that are not trusted. */
  readonly searchPath: string
}

// Node does not start .bat and .cmd files without a shell, so git.exe is the only candidate on Windows.
const programName = process.platform === 'win32' ? 'git.exe' : 'git'

/**
 * Finds git on the `PATH`. Skips entries that are empty or relative, because they lead into the working directory, and entries inside the
 * work tree, such as `node_modules/.bin`, because the tested code may have written them. Starting `git` by its bare name would look in the
 * working directory first on Windows.
 */
export function findGitProgram(workTree: string, env: Readonly<Record<string, string | undefined>>): GitProgram | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => isAbsolute(folder) && !isInside(workTree, folder))
  const path = folders.map((folder) => join(folder, programName)).find(isProgram)
  return path === undefined ? undefined : { path, searchPath: folders.join(delimiter) }
}

function isInside(workTree: string, folder: string): boolean {
  // Some containers have a repository at the root, which contains every program of the machine.
  if (workTree === parse(workTree).root) return false
  try {
    return innerPath(workTree, realpathSync(folder)) !== undefined
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
