import { afterAll, expect, test } from 'vitest'
import { createKeyStore } from '../../../src/server/store/key-table.js'
import { openConnection } from '../../../src/server/store/open-connection.js'
import { createFolder, openStore } from './open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

test('stores restrictions and the last use of a key, and keeps revoked keys revoked', async () => {
  const store = await openStore({ folder })
  const { client, close } = await openConnection({ folder }, undefined)
  const key = { hash: 'ab'.repeat(32), org: 'acme', scopes: ['read', 'write'], name: 'ci', createdAt: 1 } as const
  const table = createKeyStore(client, () => 1)
  await table.addKey({ ...key, id: 'a', project: 'shop' })
  await table.addKey({ ...key, id: 'b' })
  const rows = await client.query({ query: 'SELECT id, scopes FROM keys ORDER BY id', format: 'JSONEachRow' })
  // An earlier version only knows the scopes "read" and "write".
  expect(await rows.json()).toEqual([
    { id: 'a', scopes: ['{"scopes":["read","write"],"project":"shop"}'] },
    { id: 'b', scopes: ['read', 'write'] },
  ])
  expect(await table.keys()).toEqual([
    { ...key, id: 'a', project: 'shop' },
    { ...key, id: 'b' },
  ])
  await table.addKey({ ...key, id: 'b', lastUsedAt: 3_600_000 })
  expect(await table.keys()).toContainEqual({ ...key, id: 'b', lastUsedAt: 3_600_000 })
  await table.removeKey('b')
  await table.addKey({ ...key, id: 'b', lastUsedAt: 7_200_000 })
  expect((await table.keys()).map(({ id }) => id)).toEqual(['a'])
  await close()
  await store.close()
})
