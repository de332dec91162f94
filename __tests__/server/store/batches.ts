import type { Batch, RecordFields } from '../../../src/server/store/store.js'
import { coordinatesOf, newYear } from './entries.js'

/** The number of tests per batch, enough that storing it takes a moment. */
export const testsInBatch = 500

/** Returns a batch that only depends on its number: tests named after it, a job and a property. */
export function batchOf(number: number): Batch & { readonly idempotencyKey: string; readonly records: readonly RecordFields[] } {
  const common = { ...coordinatesOf('acme'), timestamp: newYear + number }
  const tests = Array.from({ length: testsInBatch }, (_, index) => ({
    kind: 'test',
    ...common,
    id: `${number}`,
    name: `test ${number}`,
    status: 'failed',
    duration: index,
    details: 'at line '.repeat(20),
  }))
  const job = { kind: 'job', ...common, id: `${number}`, name: `job ${number}`, status: 'failed' }
  return {
    org: 'acme',
    idempotencyKey: `${number}`,
    records: [...tests, job, { kind: 'property', ...common, name: `p${number}`, value: number }],
  }
}
