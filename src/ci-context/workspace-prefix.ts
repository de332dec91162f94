import { relative, sep } from 'node:path'

/** What stands before a path relative to `cwd` to make it relative to the workspace, as annotations want it. */
export function workspacePrefix(workspace: string | undefined, cwd: string): string {
  if (!workspace) return ''
  const path = relative(workspace, cwd)
  return path === '' || path.startsWith('..') ? '' : `${path.split(sep).join('/')}/`
}
