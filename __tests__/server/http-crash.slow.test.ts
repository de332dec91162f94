// Tests that acknowledged uploads stay complete and are stored exactly once when the server is killed repeatedly.
import { afterAll, expect, test } from 'vitest'
import { expectOnce, post, storedBatches } from './http-batches.js'
import { makeKey, type RunningServer, startServer } from './running-server.js'
import { createFolder } from './store/open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

const rounds = 8

test('keeps acknowledged batches complete and exactly once when the server is killed repeatedly', async () => {
  const acknowledged = new Set<number>()
  const open = new Set<number>()
  let next = 0
  let key: string | undefined

  /** Sends new batches, four at a time, until the server is killed: after a response in even rounds, after a request in odd ones. */
  const postUntilKilled = async (server: RunningServer, round: number) => {
    let [asked, answered] = [0, 0]
    const work = async (password: string) => {
      for (;;) {
        const number = next
        next += 1
        open.add(number)
        const answer = post(server, password, number)
        asked += 1
        if (round % 2 === 1 && asked === 4 + (round % 6)) void server.kill()
        const { status } = await answer
        expect(status).toBe(200)
        acknowledged.add(number)
        open.delete(number)
        answered += 1
        if (round % 2 === 0 && answered === 1 + (round % 6)) void server.kill()
      }
    }
    const password = key ?? (await makeKey(server))
    key = password
    const ends = await Promise.allSettled([1, 2, 3, 4].map(() => work(password)))
    // Requests end with "fetch failed"; a failed expectation is a different error.
    for (const end of ends) expect(end).toMatchObject({ reason: expect.any(TypeError) })
    await server.ended()
  }

  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(folder)
    if (key !== undefined) {
      expectOnce(await storedBatches(server, key), acknowledged)
      // Repeats all batches that were not acknowledged, and some that were.
      for (const number of [...open, ...[...acknowledged].slice(-2)]) {
        expect((await post(server, key, number)).status).toBe(200)
        acknowledged.add(number)
        open.delete(number)
      }
    }
    await postUntilKilled(server, round)
  }

  const server = await startServer(folder)
  expectOnce(await storedBatches(server, key ?? ''), acknowledged)
  for (const number of open) expect((await post(server, key ?? '', number)).status).toBe(200)
  const stored = await storedBatches(server, key ?? '')
  expectOnce(
    stored,
    Array.from({ length: next }, (_, number) => number),
  )
  expect(stored.size).toBe(next)
}, 360_000)
