// Tests that the server stores running uploads before a signal ends it, and that a folder has only one server.
import { afterAll, expect, test } from 'vitest'
import { expectOnce, post, storedBatches } from './http-batches.js'
import { makeKey, startProcess, startServer } from './running-server.js'
import { createFolder } from './store/open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

test.each(['SIGTERM', 'SIGINT'] as const)('stores running uploads and exits with 0 when it receives %s', async (signal) => {
  const first = await startServer(folder)
  const key = await makeKey(first)
  const base = signal === 'SIGTERM' ? 0 : 1000
  const acknowledged = new Set<number>()
  const work = async (client: number) => {
    for (let number = base + client; ; number += 4) {
      const { status } = await post(first, key, number)
      expect(status).toBe(200)
      acknowledged.add(number)
      if (acknowledged.size === 10) first.signal(signal)
    }
  }
  const ends = await Promise.allSettled([0, 1, 2, 3].map(work))
  for (const end of ends) expect(end).toMatchObject({ reason: expect.any(TypeError) })
  expect(await first.ended()).toBe(0)

  // The folder can be opened again, and nothing is missing.
  const second = await startServer(folder)
  const stored = await storedBatches(second, key)
  expectOnce(stored, acknowledged)
  expect(acknowledged.size).toBeGreaterThanOrEqual(10)
  // Every stored record was acknowledged before its connection was closed.
  expect([...stored.keys()].filter((number) => number >= base).length).toBe(acknowledged.size)
})

test('refuses a second server on the same folder and names the process that uses it', async () => {
  const first = await startServer(folder)
  const second = await startProcess(folder)
  const said: string[] = []
  for await (const line of second.lines) said.push(line)
  expect(said.join('\n')).toContain(`is in use by process ${first.pid}. Only one server can use it at a time.`)
  expect(await second.ended()).toBe(1)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
})
