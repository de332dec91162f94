import { afterAll, expect, test } from 'vitest'
import { maximumCoordinates } from '../../../src/server/answers/coordinates.js'
import { openConnection } from '../../../src/server/store/open-connection.js'
import { coordinatesOf, entriesOf } from '../store/entries.js'
import { createFolder, openStore } from '../store/open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

test('lists only the coordinates of the project of a restricted key', async () => {
  const store = await openStore({ folder })
  const common = { ...coordinatesOf('initech'), kind: 'property', name: 'size', value: 1, timestamp: 5 }
  await store.insert({ org: 'initech', idempotencyKey: 'one', records: [common, { ...common, project: 'other' }] })
  expect(await entriesOf(await store.coordinates({ org: 'initech', project: 'other' }))).toMatchObject([{ project: 'other' }])
  expect(await entriesOf(await store.coordinates({ org: 'initech' }))).toHaveLength(2)
  await store.close()
})

test('lists the coordinates of an organisation, the latest first, up to the maximum', async () => {
  const store = await openStore({ folder })
  const start = Date.now()
  const put = (org: string, records: readonly object[]) =>
    store.insert({
      org,
      idempotencyKey: 'one',
      records: records.map((record) => ({ ...coordinatesOf(org), kind: 'property', name: 'size', value: 1, ...record })),
    })
  await put('acme', [
    { timestamp: start + 30 },
    { timestamp: start + 20 },
    { kind: 'test', name: 'a', status: 'failed', pipeline: '', timestamp: start + 25 },
    { module: "o'hare \\", timestamp: start + 40 },
  ])
  await put(
    'many',
    Array.from({ length: maximumCoordinates + 5 }, (_, index) => ({ module: `m${index}`, timestamp: start + index })),
  )

  const common = { org: 'acme', project: 'shop' }
  expect(await entriesOf(await store.coordinates({ org: 'acme' }))).toEqual([
    { ...common, module: "o'hare \\", pipeline: 'ci', timestamp: start + 40 },
    { ...common, module: 'cart', pipeline: 'ci', timestamp: start + 30 },
    { ...common, module: 'cart', pipeline: '', timestamp: start + 25 },
  ])
  const many = await entriesOf(await store.coordinates({ org: 'many' }))
  expect(many).toHaveLength(maximumCoordinates)
  expect(many.at(-1)).toMatchObject({ module: 'm5' })
  expect(await entriesOf(await store.coordinates({ org: "' OR 1" }))).toEqual([])
  await store.close()
})

test('omits coordinates whose records were deleted', async () => {
  const now = Date.now()
  const store = await openStore({ folder }, { retentionMs: 3_600_000 })
  const { client } = await openConnection({ folder })
  const modules = async () => (await entriesOf(await store.coordinates({ org: 'kept' }))).map(({ module }) => module)
  const record = (module: string, timestamp: number) => ({
    ...coordinatesOf('kept'),
    ...{ kind: 'property', name: 'size', value: 1, module, timestamp },
  })
  await store.insert({ org: 'kept', idempotencyKey: 'old', records: [record('old', 0)] })
  // The engine drops a part when all its records have expired.
  await client.command({ query: 'OPTIMIZE TABLE records FINAL' })
  await store.insert({ org: 'kept', idempotencyKey: 'new', records: [record('new', now), record('wrong', now)] })
  await client.command({ query: "DELETE FROM records WHERE org = 'kept' AND module = 'wrong'" })
  expect(await modules()).toEqual(['new'])
  await client.close()
  await store.close()
})
