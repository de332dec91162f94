// Tests that /readyz responds with 503 and a reason only while the server cannot read its keys (src/server/store/readiness.ts).
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../src/server/store/connection.js'
import { openConnection } from '../../src/server/store/open-connection.js'
import type { Store } from '../../src/server/store/store.js'
import { createFolder, openStore } from './store/open-stores.js'
import { problemOf, startTestServer } from './test-server.js'

const { folder, remove } = createFolder()
let store: Store
let connection: Connection
beforeAll(async () => {
  store = await openStore({ folder })
  connection = await openConnection({ folder })
})
afterAll(async () => {
  await connection.close()
  await store.close()
  remove()
})

test('responds with 503 and the reason at /readyz only while the keys cannot be read', async () => {
  const server = await startTestServer({ store })
  const readiness = () => server.fetch('/readyz', { key: undefined })
  expect((await readiness()).status).toBe(200)
  await connection.client.command({ query: 'RENAME TABLE keys TO keys_elsewhere' })
  const response = await readiness()
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await problemOf(response)).detail).toBe('The store responds, but its API keys cannot be read, so every request with a key fails.')
  await connection.client.command({ query: 'RENAME TABLE keys_elsewhere TO keys' })
  expect((await readiness()).status).toBe(200)
})
