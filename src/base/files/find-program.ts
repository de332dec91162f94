import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { delimiter, isAbsolute, join, parse } from 'node:path'
import type { Environment } from '../environment.js'
import { innerPath } from '../text/inner-path.js'

/** A program to run, and the folders in which it may look for other programs. */
export interface FoundProgram {
  /** Absolute. */
  readonly path: string
  /** `PATH` without the entries that are not trusted. */
  readonly searchPath: string
}

/**
 * Finds a program on the `PATH`. Skips entries that are empty or relative, because they lead into the working directory, and entries inside
 * the work tree, such as `node_modules/.bin`, because the tested code may have written them. Starting a program by its bare name would look
 * in the working directory first on Windows.
 * @param name without `.exe`
 */
export function findProgram(name: string, workTree: string, env: Environment): FoundProgram | undefined {
  // Node does not start .bat and .cmd files without a shell, so an .exe is the only candidate on Windows.
  const file = process.platform === 'win32' ? `${name}.exe` : name
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => isAbsolute(folder) && !isInside(workTree, folder))
  const path = folders.map((folder) => join(folder, file)).find(isProgram)
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
