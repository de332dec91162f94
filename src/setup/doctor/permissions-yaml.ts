import type { GrantedPermissions } from './workflow-permissions.js'

const order = ['contents', 'pull-requests', 'issues', 'actions']

/**
 * Returns the block for a workflow that grants permissions in addition to those that it grants already. Scopes that a block does not list
 * have no access, so the block names the checkout's as well.
 */
export function permissionsYaml(missing: readonly string[], granted: GrantedPermissions | undefined): string {
  const access = new Map<string, string>(typeof granted === 'object' ? granted : [['contents', 'read']])
  for (const permission of missing) {
    const [scope = '', wanted = ''] = permission.split(': ')
    if (access.get(scope) !== 'write') access.set(scope, wanted)
  }
  const rank = (scope: string) => (order.includes(scope) ? order.indexOf(scope) : order.length)
  const lines = [...access].sort(([one], [other]) => rank(one) - rank(other)).map(([scope, wanted]) => `  ${scope}: ${wanted}`)
  return ['permissions:', ...lines].join('\n')
}
