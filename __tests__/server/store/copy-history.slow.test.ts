import { once } from 'node:events'
import { createServer, request as forwardRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { InputOutputError } from '../../../src/base/errors.js'
import { copyHistory } from '../../../src/server/store/copy-history.js'
import { openConnection } from '../../../src/server/store/open-connection.js'
import { makeFolder } from '../../read/collect/tree.js'
import { listening } from '../running-server.js'
import { batchOf, testsInBatch } from './batches.js'
import { openStore } from './open-stores.js'
import { bundleScript } from './store-process.js'

/** Starts ClickHouse's HTTP interface in another process, and calls a function before each request is passed on to it. */
async function startTarget(before: (query: string) => Promise<void>): Promise<string> {
  const script = await bundleScript('bridge-process')
  onTestFinished(script.remove)
  const child = script.start(join(makeFolder(), 'target'))
  onTestFinished(() => child.kill())
  const { url } = await listening(child)
  const proxy = createServer(async (request, response) => {
    await before(new URL(request.url ?? '/', url).searchParams.get('query') ?? '')
    const forwarded = forwardRequest(`${url}${request.url}`, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    request.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/history`
}

/** Stores a batch in each of two months, so that they are never merged into one part. */
async function makeHistory(folder: string): Promise<void> {
  let month = 0
  const store = await openStore({ folder }, { now: () => Date.UTC(2026, month, 15) })
  for (; month < 2; month += 1) await store.insert(batchOf(month))
  await store.close()
}

const rowsInBatch = testsInBatch + 2

test('copies all rows of all parts', async () => {
  const folder = join(makeFolder(), 'data')
  await makeHistory(folder)
  expect(await copyHistory(folder, { url: await startTarget(async () => {}) })).toBe(2 * rowsInBatch)
})

test('copies the owners and the quarantine of tests exactly', async () => {
  const folder = join(makeFolder(), 'data')
  const [record] = batchOf(0).records
  const quarantine = { reason: 'fails "often"\n\\ ü', issue: 'https://issues.example/1' }
  const store = await openStore({ folder })
  await store.insert({
    org: 'acme',
    idempotencyKey: 'k',
    records: [
      { ...record, id: 'a', owners: ['@acme/a', 'ü@example.com'], quarantine },
      { ...record, id: 'b', quarantine: {} },
      { ...record, id: 'c' },
    ],
  })
  await store.close()
  const url = await startTarget(async () => {})
  await copyHistory(folder, { url })
  const { client, close } = await openConnection({ url })
  onTestFinished(close)
  const rows = await client.query({ query: 'SELECT id, owners, quarantine FROM records ORDER BY id', format: 'JSONCompactEachRow' })
  expect(await rows.json()).toEqual([
    ['a', ['@acme/a', 'ü@example.com'], JSON.stringify(quarantine)],
    ['b', [], '{}'],
    ['c', [], ''],
  ])
})

test('reports an incomplete copy when a part disappears while others are copied', async () => {
  const folder = join(makeFolder(), 'data')
  await makeHistory(folder)
  const loss = await openConnection({ folder })
  onTestFinished(() => loss.close())
  let isLost = false
  const url = await startTarget(async (query) => {
    if (isLost || !query.startsWith('INSERT INTO records')) return
    isLost = true
    await loss.client.command({ query: 'ALTER TABLE records DROP PARTITION 202602' })
  })
  const copied = copyHistory(folder, { url })
  await expect(copied).rejects.toThrow(InputOutputError)
  await expect(copied).rejects.toThrow(
    `The history could not be copied completely: the table records has ${2 * rowsInBatch} rows, but ${rowsInBatch} were copied. Drop the database history, then try again.`,
  )
})
