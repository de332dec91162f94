import type { Mark } from '../../report-tree/node.js'
import type { JobGroup } from './job-groups.js'

/** Returns the mark of a job. A job that failed without a failed test has incomplete results. */
export function jobMark({ state, status, counts }: JobGroup): Mark {
  if (state === 'waiting') return 'waiting'
  if (state === 'missing') return 'cancelled'
  return status === 'failed' && counts.failed === 0 ? 'incomplete' : status
}
