import type { Mark } from '../../report/tree/node.js'
import type { FindingStatus } from './finding.js'

/** The mark of a finding, on every surface. */
export const findingMarks: Readonly<Record<FindingStatus, Mark>> = {
  ok: 'successful',
  off: 'skipped',
  unknown: 'unknown',
  warning: 'incomplete',
  problem: 'failed',
}
