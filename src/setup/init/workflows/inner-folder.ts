import { posix } from 'node:path'

/** Variables for the root of the repository. */
const root = /^(?:\$\{\{\s?github\.workspace\s?\}\}|\$\{?GITHUB_WORKSPACE\}?|\$env:GITHUB_WORKSPACE)(?:[\\/]|$)/

/**
 * Returns the folder that a path names from another one, relative to the root of the repository. Returns the other folder itself if the
 * path is outside of the repository or contains variables.
 */
export function innerFolder(folder: string, path: string): string {
  const fromRoot = path.replace(root, '')
  if (fromRoot.length > 1000 || /[$~]|^[\\/]/.test(fromRoot)) return folder
  const inner = posix.join(fromRoot === path ? folder : '', fromRoot.replaceAll('\\', '/'))
  if (inner === '..' || inner.startsWith('../')) return folder
  return inner === '.' ? '' : inner.replace(/\/$/, '')
}
