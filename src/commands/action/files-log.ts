import { formatCount } from '../../base/text/counts.js'
import type * as actionsCore from '../../host/process/actions-core.js'
import { fileLine } from '../../judge/summary/file-line.js'
import type { RunSummary } from '../../judge/summary/run-summary.js'

/** A longer group does not help the reader, and the runner prints it slowly. */
const maximumLogged = 500

/** Lists the files that were read, in a group of the log. */
export function logFiles(files: RunSummary['files'], core: Pick<typeof actionsCore, 'info' | 'startGroup' | 'endGroup'>): void {
  if (files.length === 0) return
  core.startGroup(`Files read: ${formatCount(files.length)}`)
  for (const file of files.slice(0, maximumLogged)) core.info(fileLine(file))
  if (files.length > maximumLogged) core.info(`and ${formatCount(files.length - maximumLogged)} more`)
  core.endGroup()
}
