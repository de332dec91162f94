import { expect, test } from 'vitest'
import { causeOf } from '../../../../src/judge/failure/cause.js'
import { createCauseReader } from '../../../../src/judge/failure/cause-reader.js'
import type { Failure } from '../../../../src/judge/failure/failure.js'

const failed = (message: string): Failure => ({ name: 'pays', suite: [], message, details: `${message}\n    at pay (src/pay.ts:4:2)` })

test.each([
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED ::1:5432'],
  ['ENOSPC: no space left on device, open /mnt/ci-3/cache', 'ENOSPC: no space left on device, open /mnt/ci-3/cache'],
  ['cannot mount /mnt/ci-3: device 17 is busy', 'cannot mount /mnt/ci-3: device # is busy'],
  ['cannot read /home/runner/work/shop/shop/src/prices.json', 'cannot read src/prices.json'],
  ['the request 4711 failed', 'the request # failed'],
  ['expected 17.95 to be 17.96 // Object.is equality', 'expected # to be #'],
])('shows %s as %s', (message, shown) => {
  expect(causeOf(failed(message)).signature).toBe(shown)
})

test('gives failures the same cause when only the words of their machines differ', () => {
  const messages = ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED localhost:5432', 'connect ECONNREFUSED 127.0.0.1:5432']
  const read = createCauseReader()
  const causes = messages.map((message) => read(failed(message)))
  expect(new Set(causes.map(({ id }) => id)).size).toBe(1)
  expect(causes).toEqual(messages.map((message) => causeOf(failed(message))))
})
