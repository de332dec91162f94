import type { Status } from '../../../records/record.js'
import type { JsonRecord } from '../json/json-fields.js'

const statuses: ReadonlyMap<string, Status> = new Map([
  ['passed', 'successful'],
  ['failed', 'failed'],
  ['broken', 'failed'],
  ['skipped', 'skipped'],
])

const lower = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '')

/** Returns the status of a result or a step if it has one. */
export const knownStatus = ({ status }: JsonRecord): Status | undefined => statuses.get(lower(status))

/** Returns whether the test ended with an error instead of a failed assertion. */
export const isBroken = ({ status }: JsonRecord): boolean => lower(status) === 'broken'

/**
 * Returns the status of a result. A test without a status has not run (`todo` of Vitest), or its process was killed. allure-jest 3.12
 * writes skipped tests without an end.
 */
export function statusOf(result: JsonRecord): Status {
  const status = lower(result.status)
  const stage = lower(result.stage)
  if (stage === 'running') return 'running'
  const known = statuses.get(status)
  if (known !== undefined) return known
  if (status !== '') return 'unknown'
  if (typeof result.start === 'number' && typeof result.stop !== 'number' && stage !== 'finished')
    return stage === 'pending' ? 'skipped' : 'running'
  return stage === 'pending' || stage === '' ? 'skipped' : 'unknown'
}
