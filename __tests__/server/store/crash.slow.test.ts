// Tests that acknowledged batches are stored exactly once when the process of the store is killed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { batchOf, testsInBatch } from './batches.js'
import { always, coordinatesOf, entriesOf } from './entries.js'
import { createFolder, openStore } from './open-stores.js'
import { bundleScript, type StoreProcess, type StoreScript } from './store-process.js'

const { folder, remove } = createFolder()
let script: StoreScript
const running: StoreProcess[] = []
const start = (...parameters: readonly string[]) => {
  const server = script.start(...parameters)
  running.push(server)
  return server
}
beforeAll(async () => {
  script = await bundleScript('inserting-process')
})
afterAll(async () => {
  // Kills processes that a failed test left running.
  for (const server of running) await server.kill()
  script.remove()
  remove()
})

/** Returns how often each batch is stored, and expects that every batch is complete. */
async function storedBatches(): Promise<ReadonlyMap<number, number>> {
  const store = await openStore({ folder })
  try {
    const parameters = { ...coordinatesOf('acme'), ...always }
    const tests = await entriesOf(await store.testsAggregated({ ...parameters }))
    const jobs = await entriesOf(await store.jobsAggregated({ ...parameters, aggregateBy: 'jobName' }))
    expect(new Set(jobs.map(({ jobId }) => jobId))).toEqual(new Set(tests.map(({ testId }) => testId)))
    return new Map(tests.map(({ testId, totalCount }) => [Number(testId), Number(totalCount) / testsInBatch]))
  } finally {
    await store.close()
  }
}

test('keeps acknowledged batches complete and exactly once when the process is killed', async () => {
  const acknowledged = new Set<number>()
  let first = 0
  // Every round ends at a different time and starts with batches of the previous round, acknowledged or not.
  for (const count of [1, 6, 11, 3, 17]) {
    const server = start(folder, String(first))
    let left = count
    for await (const line of server.lines) {
      if (line === 'ready') continue
      expect(line).toMatch(/^\d+$/)
      acknowledged.add(Number(line))
      left -= 1
      if (left === 0) await server.kill()
    }
    const stored = await storedBatches()
    for (const number of acknowledged) expect([number, stored.get(number)]).toEqual([number, 1])
    for (const [number, times] of stored) expect([number, times]).toEqual([number, 1])
    first = Math.max(0, Math.max(...acknowledged) - 2)
  }
  expect(acknowledged.size).toBeGreaterThan(20)
})

test('stores a batch once when it is repeated after a crash', async () => {
  const before = await storedBatches()
  const store = await openStore({ folder })
  for (let number = 0; number <= Math.max(...before.keys()) + 4; number += 1) await store.insert(batchOf(number))
  await store.close()
  const after = await storedBatches()
  expect([...new Set(after.values())]).toEqual([1])
  expect(after.size).toBe(Math.max(...before.keys()) + 5)
})

test('names the process that uses the folder when a second one opens it', async () => {
  const server = start(folder, '1000')
  for await (const line of server.lines) {
    if (line !== 'ready') continue
    const second = start(folder)
    const said: string[] = []
    for await (const other of second.lines) said.push(other)
    expect(said.join('\n')).toMatch(
      /^UserError: The data folder .* is in use by process \d+\. .*Stop that server, or choose another folder with --data\.$/,
    )
    expect(await second.ended()).toBe(1)
    await server.kill()
  }
})
