import { innerPath } from '../../base/text/inner-path.js'

/** Returns the prefix that makes a path relative to `cwd` relative to the workspace, as annotations require. */
export function workspacePrefix(workspace: string | undefined, cwd: string): string {
  if (!workspace) return ''
  const path = innerPath(workspace, cwd) ?? ''
  return path === '' ? '' : `${path}/`
}
