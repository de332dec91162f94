import { expect, test } from 'vitest'
import { shortenedRecord } from '../../src/records/shortened-record.js'

test('keeps the compared values of a long record and of its attempts, with at most their limits', () => {
  const values = { expected: 'a'.repeat(100_000), actual: 'b'.repeat(100_000) }
  const attempts = [
    { status: 'failed', expected: '1', actual: '2' },
    { status: 'failed', ...values },
  ]
  const { attempts: kept, ...record }: Record<string, unknown> =
    shortenedRecord({ kind: 'test', name: 'pays', status: 'failed', ...values, attempts }) ?? {}
  for (const value of [record.expected, record.actual]) expect(String(value).length).toBeLessThan(65_540)
  expect(kept).toMatchObject([
    attempts[0],
    { expected: expect.stringMatching(/^a{1990,2002} …$/), actual: expect.stringMatching(/^b{1990,2002} …$/) },
  ])
})
