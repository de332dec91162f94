import type { Environment } from '../../base/environment.js'
import { findRepository } from '../../host/git/repository.js'
import { findWorkTree } from '../../host/git/work-tree.js'

/** The files of a repository, or why git does not list them. */
export type GitFiles = { readonly files: readonly string[] } | { readonly reason: string }

/** Lists the files that git tracks in the repository around `cwd`, relative to its top, with forward slashes. */
export function listGitFiles(cwd: string, env: Environment = process.env): GitFiles {
  if (findWorkTree(cwd) === undefined) return { reason: 'the working directory is not in a git repository' }
  const repository = findRepository(cwd, env)
  if (repository === undefined) return { reason: 'git is not installed' }
  const files = repository.list('ls-files', '-z')
  return files === undefined ? { reason: repository.firstErrorLine('ls-files', '-z') ?? 'git ls-files fails' } : { files }
}
