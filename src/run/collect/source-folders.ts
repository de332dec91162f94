import { existsSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { innerPath } from '../../base/text/inner-path.js'
import { realPath } from '../output-files/same-file.js'

/** The variables of CI services that contain the folder of the checkout. */
const variables = [
  'GITHUB_WORKSPACE',
  'CI_PROJECT_DIR',
  'WORKSPACE',
  'BUILD_SOURCESDIRECTORY',
  'BITBUCKET_CLONE_DIR',
  'TRAVIS_BUILD_DIR',
  'BUILDKITE_BUILD_CHECKOUT_PATH',
  'CODEBUILD_SRC_DIR',
  'APPVEYOR_BUILD_FOLDER',
]

/**
 * Returns the folders of this machine that result files may name as the root of the sources: the working directory, the top of its
 * repository, and the checkout folder of the CI service if it contains the working directory; each as given and without symbolic links.
 */
export function sourceFolders(cwd: string, env: Environment): readonly string[] {
  const real = realPath(cwd)
  const own = [cwd, real, ...(isSame(env.PWD, real) ? [resolve(env.PWD)] : [])]
  const ofCi = variables.flatMap((name) => foldersAround(real, env[name]))
  return [...new Set([...own.flatMap((folder) => [folder, repositoryTop(folder) ?? folder]), ...ofCi])]
}

function isSame(folder: string | undefined, real: string): folder is string {
  return folder !== undefined && isAbsolute(folder) && realPath(folder) === real
}

function foldersAround(inner: string, folder: string | undefined): readonly string[] {
  if (folder === undefined || !isAbsolute(folder)) return []
  const real = realPath(folder)
  return innerPath(real, inner) === undefined ? [] : [resolve(folder), real]
}

/**
 * Returns the closest folder with a `.git`, which is a file in worktrees. Does not run Git, which would obey the configuration of the
 * repository.
 */
export function repositoryTop(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(join(current, '.git'))) return current
    if (dirname(current) === current) return undefined
  }
}
