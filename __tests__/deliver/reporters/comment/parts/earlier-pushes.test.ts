import { expect, test } from 'vitest'
import { countPushes } from '../../../../../src/deliver/reporters/comment/parts/earlier-pushes.js'
import { testHash } from '../../../../../src/deliver/reporters/comment/parts/test-hash.js'

const id = 'a'.repeat(32)
const push = (cause: string) => [['key', testHash({ id, suite: [], name: '' }), cause] as const]

test.each([
  ['counts the runs with the same cause', ['3w-aaaa', '3w-aaaa'], '3w-aaaa', 2],
  ['stops at a run with another cause', ['3w-aaaa', '3w-bbbb', '3w-aaaa'], '3w-aaaa', 1],
  ['stops at a run whose cause has no step, which is not comparable', ['2w-aaaa'], '3w-aaaa', 0],
])('%s', (_name, causes, cause, expected) => {
  expect(countPushes(causes.map(push), 'key', id, cause)).toBe(expected)
})
