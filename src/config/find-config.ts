import { lstatSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../base/environment.js'
import { isCi } from '../host/ci-context/ci.js'
import { findWorkTree } from '../host/git/work-tree.js'
import { findConfigName, shownPath } from './config-source.js'

/** A file that was found by its usual name. */
export interface FoundConfig {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  /** Whether it belongs to another user, so that it must not be used unless the request names it. */
  readonly isForeign: boolean
}

/**
 * Finds the configuration file of a working directory: the one in the directory itself, else the one in the root of the repository
 * around it. Folders between the two and above the root are not searched. On a build service, the owners of files do not count: the
 * machine belongs to the job, and its steps may run as different users.
 */
export const findConfig = (cwd: string, env: Environment): FoundConfig | undefined => findNamedFile(cwd, env, findConfigName)

/**
 * Finds a file as {@link findConfig} does.
 * @param findName returns the name of the file that a folder has
 */
export function findNamedFile(cwd: string, env: Environment, findName: (folder: string) => string | undefined): FoundConfig | undefined {
  const ownName = findName(cwd)
  if (ownName !== undefined) return { path: ownName, isForeign: false }
  const root = findWorkTree(cwd)
  const name = root === undefined ? undefined : findName(root)
  if (root === undefined || name === undefined) return undefined
  const file = join(root, name)
  return { path: shownPath(cwd, file), isForeign: isForeign(cwd, file, env) }
}

/** Returns whether a file above a working directory must not be used because of its owner, unless the request names it. */
export const isForeign = (cwd: string, file: string, env: Environment): boolean => !isCi(env) && !belongsToUser(cwd, file)

/**
 * Whether a file belongs to the current user or to the owner of the working directory. On a shared machine, any user may create a
 * repository and a configuration in a folder such as /tmp, which is above the folders of others. The owner of the working directory
 * counts because containers often run as another user than the owner of the repository. Windows has no such owners: Node reports the same
 * one for every file.
 */
function belongsToUser(cwd: string, file: string): boolean {
  const owners = [process.getuid?.(), statSync(cwd).uid]
  // A link belongs to the user who chose its target.
  return [lstatSync(file), statSync(file)].every(({ uid }) => owners.includes(uid))
}
