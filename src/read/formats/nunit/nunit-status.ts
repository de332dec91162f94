import type { Status } from '../../../records/record.js'
import type { Attributes } from '../xml/xml.js'

const inconclusive: Status = 'skipped'

const statuses = new Map<string, Status>([
  ['passed', 'successful'],
  ['success', 'successful'],
  ['warning', 'successful'],
  ['failed', 'failed'],
  ['failure', 'failed'],
  ['error', 'failed'],
  ['skipped', 'skipped'],
  ['ignored', 'skipped'],
  // NUnit 2 prints these under "not run".
  ['notrunnable', 'skipped'],
  ['inconclusive', inconclusive],
  ['cancelled', 'cancelled'],
])

/** Checks if a failed case, suite or run was cancelled. */
export const isCancelled = ({ label }: Attributes) => label === 'Cancelled' || label === 'Canceled'

/**
 * Returns the status of a test case of NUnit 3 or 2. A case without a result, as `--explore` lists it, is unknown.
 * @param hasFailure whether it contains a `failure`
 */
export function nunitStatus(attributes: Attributes, hasFailure: boolean): Status {
  const { result, executed } = attributes
  // The usual words are compared without a lower-case copy.
  if (result === 'Passed' || result === 'Success') return 'successful'
  if (result === undefined || result === '') {
    // NUnit 2 up to 2.5.2 writes `executed` and `success` instead of a result.
    if (executed === undefined) return 'unknown'
    if (executed.toLowerCase() === 'false') return 'skipped'
    if (hasFailure) return 'failed'
    return attributes.success?.toLowerCase() === 'false' ? inconclusive : 'successful'
  }
  const status = statuses.get(result.toLowerCase()) ?? 'unknown'
  return status === 'failed' && isCancelled(attributes) ? 'cancelled' : status
}
