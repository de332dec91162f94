import { expect, test } from 'vitest'
import { causeFold, createCauseCounter, groupCauses } from '../../../../src/judge/failure/cause/cause-fold.js'

const foldOf = (id: string, signature: string, hasFunction = false) => causeFold({ id, signature, hasFunction })

test.each([
  ['connect ECONNREFUSED localhost:5432', 'connect ECONNREFUSED'],
  ['connect ECONNREFUSED #:5432', 'connect ECONNREFUSED'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED'],
  ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED'],
  ['connect ECONNREFUSED #', 'connect ECONNREFUSED'],
  ['connect ETIMEDOUT 8.8.8.#:443', 'connect ETIMEDOUT'],
  ['getaddrinfo ENOTFOUND db', 'getaddrinfo ENOTFOUND'],
  ['page.goto: net::ERR_CONNECTION_REFUSED at http://localhost:3000', 'page.goto: net::ERR_CONNECTION_REFUSED'],
  ['dial tcp #:5432: connect: connection refused', 'dial tcp …: connect: connection refused'],
  ['No such host is known. (db:5432)', 'No such host is known.'],
])('leaves the address out of %s', (signature, common) => {
  expect(foldOf('2e-000000000000', signature)).toMatchObject({ signature: common, differ: 'address' })
})

test.each([
  ['a signature without an address', '2e-000000000000', 'read ECONNRESET', false],
  ['a strong cause with a place', '2-000000000000', 'cart_test.go:#: no stock', false],
  ['a weak cause with a function', '2w-000000000000', 'expected # to be #', true],
  ['a weak cause without a text', '2w-000000000000', '', false],
  ['a cause of version 1', '1-000000000000', 'connect ECONNREFUSED localhost:5432', false],
])('never folds %s', (_what, id, signature, hasFunction) => {
  expect(foldOf(id, signature, hasFunction)).toBeUndefined()
})

test('groups three causes with the same fold in the place of the first, and keeps two apart', () => {
  const fold = (key: string) => ({ key, signature: key, differ: 'test' as const })
  const groups = groupCauses(['a1', 'b1', 'c', 'a2', 'b2', 'a3'], (cause) => (cause === 'c' ? undefined : fold(cause.slice(0, 1))))
  expect(groups.map(({ causes }) => causes)).toEqual([['a1', 'a2', 'a3'], ['b1'], ['c'], ['b2']])
  expect(groups.map((group) => group.fold?.key)).toEqual(['a', undefined, undefined, undefined])
})

test('counts causes as reports show them', () => {
  const counter = createCauseCounter()
  for (const host of ['db', 'cache', 'queue']) counter.add({ id: '2e-0', signature: `connect ECONNREFUSED ${host}:80`, hasFunction: false })
  for (const id of ['2w-0', '2w-1']) counter.add({ id, signature: 'expected # to be #', hasFunction: false })
  counter.add({ id: '2-0', signature: 'no stock in the shop', hasFunction: true })
  expect(counter.count()).toBe(4)
})

test('takes time that grows with the length of a signature only', () => {
  for (const text of ['a.'.repeat(20_000), 'http://'.repeat(8_000), '1.1.1.#'.repeat(8_000), '-'.repeat(40_000), ', '.repeat(20_000)])
    foldOf('2e-000000000000', text)
})
