import { dirname, resolve } from 'node:path'
import { shownPath } from '../../config/config-source.js'
import { isForeign } from '../../config/find-config.js'
import { untrustedEvent } from '../../host/ci-context/untrusted-event.js'
import { findWorkTree } from '../../host/git/work-tree.js'
import { findOwnersFile } from '../../host/owners/owners.js'
import { realPath } from '../output-files/same-file.js'
import type { RunContext, RunRequest } from './run-request.js'
import { distrust } from './workspace-trust.js'

/**
 * Returns the top of the repository whose CODEOWNERS file counts. Returns undefined if that file is not trusted, which is a warning. If an
 * attacker may have written to the folder, only the repository of a configuration that the request names counts.
 */
export function requestedOwners(
  { cwd, configPath }: Pick<RunRequest, 'cwd' | 'configPath'>,
  { env, onWarning }: Pick<RunContext, 'env' | 'onWarning'>,
): string | undefined {
  const named = configPath === undefined ? undefined : topOf(dirname(resolve(cwd, configPath)))
  if (named !== undefined && untrustedEvent(env) !== undefined) return named
  const top = topOf(cwd)
  const file = findOwnersFile(top)
  if (file === undefined || named === top) return top
  const isAbove = top !== realPath(cwd)
  const found = { path: shownPath(cwd, file), isForeign: isAbove && isForeign(cwd, file, env) }
  const warning = distrust({ ...found, noun: 'The file', outcome: 'is ignored', naming: 'name the configuration of its repository' }, env)
  if (warning === undefined) return top
  onWarning(warning)
  return undefined
}

const topOf = (folder: string): string => findWorkTree(folder) ?? realPath(folder)
