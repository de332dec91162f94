import { relative, sep } from 'node:path'

/** Returns the prefix that makes a path relative to `cwd` relative to the workspace, as annotations require. */
export function workspacePrefix(workspace: string | undefined, cwd: string): string {
  if (!workspace) return ''
  const path = relative(workspace, cwd)
  return path === '' || path.startsWith('..') ? '' : `${path.split(sep).join('/')}/`
}
