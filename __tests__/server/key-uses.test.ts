import { expect, test, vi } from 'vitest'
import { createKeyUses } from '../../src/server/key-uses.js'
import type { StoredKey } from '../../src/server/store/store.js'
import { now } from './test-server.js'

const key: StoredKey = { id: 'a', hash: 'ab'.repeat(32), org: 'acme', scopes: ['read'], name: 'ci', createdAt: 1 }
const minuteMs = 60_000

test('stores the hour once when a key is used several times within it', async () => {
  let time = now + 5 * minuteMs
  const addKey = vi.fn(async () => {})
  const uses = createKeyUses(
    { addKey },
    () => time,
    () => expect.unreachable(),
  )
  for (const one of [key, key, { ...key, lastUsedAt: now }]) uses.record(one)
  uses.record({ ...key, id: 'b' })
  expect(addKey.mock.calls).toEqual([[{ ...key, lastUsedAt: now }], [{ ...key, id: 'b', lastUsedAt: now }]])
  time += 55 * minuteMs
  uses.record({ ...key, lastUsedAt: now })
  expect(addKey).toHaveBeenLastCalledWith({ ...key, lastUsedAt: now + 60 * minuteMs })
  await uses.settle()
})

test('reports a failed write once per hour and waits for running writes', async () => {
  const failures: unknown[] = []
  const addKey = vi.fn(async () => Promise.reject(new Error('full')))
  const uses = createKeyUses(
    { addKey },
    () => now,
    (error) => failures.push(error),
  )
  for (let requests = 0; requests < 3; requests += 1) uses.record(key)
  await uses.settle()
  expect(failures).toEqual([new Error('full')])
  expect(addKey).toHaveBeenCalledOnce()
})
