import { expect, test } from 'vitest'
import { storableRecord } from '../../src/server/storable-record.js'

test('stores the steps and attachments of a failed test, but not those of its earlier attempts', () => {
  const evidence = {
    steps: [{ name: 'open the cart', status: 'failed' }],
    stepsLeftOut: 3,
    attachments: [{ name: 'shot.png', size: 70 }],
    attachmentsLeftOut: 2,
  }
  const record = { kind: 'test', project: 'shop', module: 'web', id: 'a', name: 'pays', status: 'failed', ...evidence }
  const attempts = [{ status: 'failed', message: 'timeout', ...evidence }]
  const options = { org: 'acme', now: 1_700_000_000_000, defaultTimestamp: 1_700_000_000_000, validate: () => undefined }
  expect(storableRecord({ ...record, attempts }, 500, options)).toEqual({
    record: {
      ...{ kind: 'test', org: 'acme', project: 'shop', module: 'web', pipeline: '', build: '', ref: '', timestamp: 1_700_000_000_000 },
      ...{ id: 'a', name: 'pays', suite: [], status: 'failed', attempts: [{ status: 'failed', message: 'timeout' }], ...evidence },
    },
  })
})
