import { createHash, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type BatchIndex, createBatchIndex } from '../../../src/server/store/batch-index.js'
import { collectRows, type Seal, sealRows } from '../../../src/server/store/batch-rows.js'
import type { Connection } from '../../../src/server/store/connection.js'
import { openConnection } from '../../../src/server/store/open-connection.js'
import { prepareSchema } from '../../../src/server/store/prepare-schema.js'
import { coordinatesOf, dayMs } from './entries.js'
import { createFolder, engines, type TestPlace } from './open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

const hashOf = (text: string) => createHash('md5').update(text).digest('hex')
const newHashes = () => ({ batch: hashOf(randomUUID()), content: hashOf(randomUUID()) })

describe.each(engines(folder))('the index of batches, %s,', (_, open) => {
  let place: TestPlace
  let connection: Connection
  beforeAll(async () => {
    place = await open()
    connection = await openConnection(place.place)
    await prepareSchema(connection.client, { database: connection.database })
  })
  afterAll(async () => {
    await connection.close()
    await place.close()
  })

  const opened: BatchIndex[] = []
  const openIndex = (now: () => number): BatchIndex => {
    const index = createBatchIndex(connection, now)
    opened.push(index)
    return index
  }
  // A folder has one writer, so no update of an earlier one may still run.
  const closeAll = () => Promise.all(opened.splice(0).map((index) => index.close()))
  afterEach(closeAll)

  const storeRows = async (seal: Seal, modules: readonly string[] = ['cart']): Promise<void> => {
    const records = modules.map((module) => ({ kind: 'property', ...coordinatesOf('acme'), module, name: 'size', value: 1 }))
    const rows = await collectRows(records, () => seal.stored * 1e6)
    sealRows(rows, seal)
    await connection.insertRows(rows, {}, 'acme')
  }
  const deleteRows = (batch: string) =>
    connection.client.command({ query: `DELETE FROM records WHERE batch = '${batch}' SETTINGS lightweight_deletes_sync = 2` })
  const inAWhile = (ms: number) => () => Date.now() + ms
  const rowsOf = async (query: string) => (await connection.client.query({ query, format: 'JSONEachRow' })).json()

  test('finds a batch that was just stored, and its modules', async () => {
    const index = openIndex(Date.now)
    const hashes = newHashes()
    expect((await index.find(hashes.batch)).size).toBe(0)
    await index.add(hashes, (seal) => storeRows(seal, ['cart', 'search']))
    expect([...(await index.find(hashes.batch)).keys()]).toEqual([hashes.content])
    // Another server, or this one after a crash.
    expect(await openIndex(Date.now).find(hashes.batch)).toEqual(
      new Map([[hashes.content, new Set(['["shop","cart"]', '["shop","search"]'])]]),
    )
  })

  test('finds an old batch in the index only', async () => {
    const hashes = newHashes()
    await openIndex(Date.now).add(hashes, (seal) => storeRows(seal, ['cart', 'search']))
    await closeAll()
    await openIndex(inAWhile(dayMs)).update()
    // The rows would be found otherwise.
    await deleteRows(hashes.batch)
    expect(await openIndex(Date.now).find(hashes.batch)).toEqual(
      new Map([[hashes.content, new Set(['["shop","cart"]', '["shop","search"]'])]]),
    )
  })

  test('reports once when updates in the background begin to fail, and once when they work again', async () => {
    const current = performance.now.bind(performance)
    let waitedMs = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => current() + waitedMs)
    onTestFinished(() => clock.mockRestore())
    let isFull = true
    const client = new Proxy(connection.client, {
      get(target, name) {
        if (name === 'insert' && isFull) return async () => Promise.reject(new Error('The disk is full.'))
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const reported: unknown[] = []
    let laterMs = 20 * dayMs
    const now = () => Date.now() + laterMs
    const index = createBatchIndex({ client, exclusive: connection.exclusive }, now, (error) => reported.push(error))
    const addLater = async (): Promise<void> => {
      await index.add(newHashes(), storeRows)
      await index.close()
      waitedMs += dayMs
      laterMs += dayMs
    }
    await addLater()
    await addLater()
    expect(reported).toEqual([new Error('The disk is full.')])
    isFull = false
    await addLater()
    await addLater()
    expect(reported).toEqual([new Error('The disk is full.'), undefined])
  })

  test('does not search old rows', async () => {
    const hashes = newHashes()
    const stored = Math.floor(Date.now() / 1000)
    await openIndex(inAWhile(10 * dayMs)).update()
    await storeRows({ ...hashes, stored })
    expect((await openIndex(inAWhile(10 * dayMs)).find(hashes.batch)).size).toBe(0)
    await deleteRows(hashes.batch)
    await connection.client.command({ query: 'TRUNCATE TABLE batches' })
  })

  test('finds a batch when its insert failed after the rows were stored', async () => {
    const index = openIndex(Date.now)
    await index.update()
    const hashes = newHashes()
    const added = index.add(hashes, async (seal) => {
      await storeRows(seal)
      throw new Error('The connection was lost.')
    })
    await expect(added).rejects.toThrow('The connection was lost.')
    expect((await index.find(hashes.batch)).has(hashes.content)).toBe(true)
  })

  test('finds a batch whose insert failed during an update', async () => {
    const index = openIndex(Date.now)
    await index.update()
    const hashes = newHashes()
    const added = index.add(hashes, async (seal) => {
      await storeRows(seal)
      await index.update()
      throw new Error('The connection was lost.')
    })
    await expect(added).rejects.toThrow('The connection was lost.')
    await index.update()
    expect((await index.find(hashes.batch)).has(hashes.content)).toBe(true)
  })

  test('is rebuilt from the rows of all months when it was lost', async () => {
    await connection.client.command({ query: 'TRUNCATE TABLE records' })
    const batches = await Promise.all(
      ['2024-11-30T23:59:59Z', '2024-12-01T00:00:00Z', '2025-02-10T10:00:00Z'].map(async (time) => {
        const seal = { ...newHashes(), stored: Date.parse(time) / 1000 }
        await storeRows(seal)
        return seal
      }),
    )
    await connection.client.command({ query: 'TRUNCATE TABLE batches' })
    await openIndex(Date.now).update()
    const found = await rowsOf(
      `SELECT toString(batch) AS batch, toUnixTimestamp(stored) AS stored FROM batches WHERE project != '' ORDER BY stored`,
    )
    expect(found).toEqual(batches.map(({ batch, stored }) => ({ batch, stored })))
    for (const { batch, content } of batches) {
      expect((await openIndex(Date.now).find(batch)).has(content)).toBe(true)
    }
  })

  test.each([0, -3_600_000])('finds a batch of a killed process when the next one starts %i ms later', async (ms) => {
    const start = Date.now()
    const hashes = newHashes()
    const killed = openIndex(() => start)
    await killed.update()
    await killed.add(hashes, (seal) => storeRows(seal))
    const next = openIndex(() => start + ms)
    await next.update()
    expect((await next.find(hashes.batch)).has(hashes.content)).toBe(true)
    await next.update()
    expect((await next.find(hashes.batch)).has(hashes.content)).toBe(true)
  })

  test('finds batches when the clock is set back', async () => {
    const hashes = newHashes()
    await openIndex(Date.now).update()
    const late = openIndex(() => Date.UTC(2020, 0, 1))
    await late.add(hashes, (seal) => storeRows(seal))
    await late.update()
    expect((await openIndex(Date.now).find(hashes.batch)).has(hashes.content)).toBe(true)
  })
})
