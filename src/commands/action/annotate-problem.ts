import { posix } from 'node:path'
import { definedFields } from '../../base/defined-fields.js'
import type * as actionsCore from '../../host/process/actions-core.js'
import type { Warning } from '../../run/prepare/workspace-trust.js'

/**
 * Annotates a problem at its place.
 * @param prefix makes a path relative to the workspace
 */
export function annotateProblem(
  core: Pick<typeof actionsCore, 'error' | 'warning'>,
  { severity, message, path, line, column }: Warning,
  prefix: string,
): void {
  core[severity](message, {
    // A configuration may be above the working directory: `api/../.service.json`.
    ...definedFields({ file: path === undefined ? undefined : posix.normalize(prefix + path), startLine: line, startColumn: column }),
  })
}
