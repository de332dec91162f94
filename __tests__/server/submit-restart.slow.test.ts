// Tests that a submission is stored completely and once when the server restarts meanwhile (src/deliver/submit/submit-records.ts).
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { submitRecords } from '../../src/deliver/submit/submit-records.js'
import { ask, makeKey, type RunningServer, startServer } from './running-server.js'
import { dayMs } from './store/entries.js'
import { createFolder } from './store/open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

const records = 60_000

test('stores a submission completely and once when the server is killed and restarted', async () => {
  let server: RunningServer | undefined = await startServer(join(folder, 'data'))
  const key = await makeKey(server)
  // A proxy keeps the address while the servers are replaced.
  const service = createServer((client) => {
    const upstream = server === undefined ? undefined : connect(server.port, '127.0.0.1')
    if (upstream === undefined) return void client.destroy()
    client.pipe(upstream).pipe(client)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => {})
      one.once('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const baseUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`

  const files = ['a', 'b'].map((name) => {
    const absolutePath = join(folder, `${name}.ndjson`)
    const line = (index: number) =>
      JSON.stringify({ kind: 'test', id: name, name, status: 'failed', project: 'shop', duration: index, details: `${index}`.repeat(20) })
    writeFileSync(absolutePath, Array.from({ length: records / 2 }, (_, index) => `${line(index)}\n`).join(''))
    return { absolutePath, path: name }
  })
  let connections = 0
  let restarts = 0
  let restarting = Promise.resolve()
  const restart = async () => {
    const old = server
    server = undefined
    await old?.kill()
    restarts += 1
    server = await startServer(join(folder, 'data'))
  }
  service.on('connection', (client) => {
    connections += 1
    // Every second request fails, either before it arrives or before its response does.
    if (connections % 2 !== 0 || restarts === 3) return
    client.once('data', () => {
      restarting = restart()
    })
  })

  const patience = { deadlineMs: 120_000, secondMs: 50 }
  const submission = await submitRecords({ baseUrl, key }, files, { coordinates: { module: 'cart' } }, patience)
  expect(submission).toEqual({ stored: records, problems: [], unsent: [] })
  expect(restarts).toBeGreaterThan(2)

  // A repeated job sends everything again.
  expect(await submitRecords({ baseUrl, key }, files, { coordinates: { module: 'cart' } }, patience)).toMatchObject({ stored: records })
  await restarting
  service.close()
  const query = `org=acme&project=shop&module=cart&fromTs=0&toTs=${Date.now() + dayMs}&interval=${100 * 365 * dayMs}`
  const answer = await ask(`${server.url}/v1/data/tests/aggregated?${query}`, key)
  const { tests } = (await answer.json()) as { tests: { testId: string; totalCount: number }[] }
  expect(tests.map(({ testId, totalCount }) => [testId, totalCount])).toEqual([
    ['a', records / 2],
    ['b', records / 2],
  ])
})
