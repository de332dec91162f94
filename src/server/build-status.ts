import type { Status } from '../records/record.js'

/** The number of tests of a build by status. */
export interface BuildCounts {
  readonly failed: number
  readonly cancelled: number
  readonly passed: number
  readonly skipped: number
}

/** Returns the status of a build with these tests. */
export function buildStatus({ failed, cancelled, passed, skipped }: BuildCounts): Status {
  if (failed > 0) return 'failed'
  if (cancelled > 0) return 'cancelled'
  if (passed > 0) return 'successful'
  return skipped > 0 ? 'skipped' : 'unknown'
}
