import { relevantFailures } from '../../../judge/summary/test-counts.js'
import type { Mark } from '../../tree/node.js'
import type { JobGroup } from './job-groups.js'

/**
 * Returns the mark of a job. A job that failed without a failure that counts has incomplete results: quarantined tests do not fail a job.
 */
export function jobMark({ state, status, counts }: JobGroup): Mark {
  if (state === 'waiting') return 'waiting'
  if (state === 'missing') return status === 'failed' ? 'failed' : 'cancelled'
  if (state === 'earlier' && status === 'successful') return 'unknown'
  return status === 'failed' && relevantFailures(counts) === 0 ? 'incomplete' : status
}
