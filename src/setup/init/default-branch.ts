import type { Environment } from '../../base/environment.js'
import { findRepository } from '../../host/git/repository.js'

/** The names that the main branch of a repository usually has. */
const usualNames = ['main', 'master', 'trunk', 'develop']

/**
 * Returns the default branch of the repository around a folder: the one that its remote states, else the current one if it has a usual
 * name.
 */
export function findDefaultBranch(folder: string, env: Environment): string {
  const repository = findRepository(folder, env)
  const remote = repository?.ask('symbolic-ref', '--short', 'refs/remotes/origin/HEAD')?.replace(/^origin\//, '')
  if (remote !== undefined && isPlainName(remote)) return remote
  const current = repository?.ask('symbolic-ref', '--short', 'HEAD')
  return usualNames.find((name) => name === current) ?? 'main'
}

/** Whether a name can be written into a workflow, where some characters make a pattern. */
const isPlainName = (name: string): boolean => /^[A-Za-z][\w./-]{0,200}$/.test(name)
