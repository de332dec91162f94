import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { findRepository } from '../../host/git/repository.js'

/** Returns whether git ignores a file of the repository around a folder, so that commits do not contain it. */
export const isIgnoredByGit = (cwd: string, path: string, env: Environment): boolean =>
  findRepository(cwd, env)?.ask('check-ignore', '--', resolve(realpathSync(cwd), path)) !== undefined
