import { findRepository } from '../git/repository.js'

/**
 * Returns the files that git tracks in the repository around `cwd`, relative to its top, with forward slashes; undefined if there is
 * no repository or no git.
 */
export async function listGitFiles(cwd: string): Promise<readonly string[] | undefined> {
  return findRepository(cwd)?.list('ls-files', '-z')
}
