import { expect, test } from 'vitest'
import { causeOf } from '../../src/judge/failure/cause.js'
import { storableRecord } from '../../src/server/storable-record.js'

test('stores the steps and attachments of a failed test, but not of its earlier attempts', () => {
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

const circumstances = { org: 'acme', now: 1_700_000_000_000, defaultTimestamp: 1_700_000_000_000, validate: () => undefined }
const failure = { kind: 'test', project: 'shop', module: 'web', id: 'a', name: 'pays', status: 'failed' }
const causeIn = (fields: object): unknown => {
  const stored = storableRecord({ ...failure, ...fields }, 500, circumstances)
  return 'record' in stored ? stored.record.cause : stored.refusal
}

test('computes the cause of a failure as a client does when the record names none', () => {
  const texts = { message: 'connect ECONNREFUSED 10.0.4.17:5432', details: 'Error: connect ECONNREFUSED 10.0.4.17:5432' }
  expect(causeIn(texts)).toBe(causeOf({ name: 'pays', suite: [], ...texts }).id)
})

test('keeps the cause of a client, and adds none to a test that passed or has no text', () => {
  expect(causeIn({ message: 'timed out', cause: '1-ab' })).toBe('1-ab')
  expect(causeIn({ message: 'timed out', status: 'successful' })).toBeUndefined()
  expect(causeIn({})).toBeUndefined()
})
