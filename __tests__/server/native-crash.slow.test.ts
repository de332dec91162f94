// Tests that native crashes and fatal signals end the server but lose no acknowledged record (src/server/store/crash-signals.ts).
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Crash } from './crashing-process.js'
import { expectOnce, post, storedBatches } from './http-batches.js'
import { ask, listening, makeKey, type RunningServer } from './running-server.js'
import { createFolder } from './store/open-stores.js'
import { bundleScript, type StoreScript } from './store/store-process.js'

const { folder, remove } = createFolder()
let script: StoreScript
let server: RunningServer | undefined
beforeAll(async () => {
  script = await bundleScript('../crashing-process', { nodeOptions: ['--max-old-space-size=200'] })
})
afterEach(() => server?.kill())
afterAll(() => {
  script.remove()
  remove()
})

/** The numbers of the batches that were acknowledged before a crash. */
const acknowledged = new Set<number>()
let next = 0
let key: string | undefined

const signals = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGSYS'] as const
const crashes: readonly Crash[] = ['abort', 'memory', 'fault']
// The actions of signals are set one by one, but do not depend on the load. A busy server is the harder case for a real crash.
const cases = [
  ...signals.map((way) => ({ way, load: 'idle' }) as const),
  ...(['SIGSEGV', ...crashes] as const).map((way) => ({ way, load: 'busy' }) as const),
]

test.each(cases)('ends the process and keeps acknowledged records when $way hits a server that is $load', async ({ way, load }) => {
  const running = await listening(script.start(folder, '{}', way))
  server = running
  key ??= await makeKey(running)
  const crash = () => running.signal(way.startsWith('SIG') ? (way as NodeJS.Signals) : 'SIGUSR2')
  if (acknowledged.size > 0) expectOnce(await storedBatches(running, key), acknowledged)
  const crashedAt = await (load === 'idle' ? crashWhenIdle : crashWhenBusy)(running, key, crash)

  expect(await running.ended()).not.toBe(0)
  // The goal is two seconds; a busy machine gets more.
  expect(performance.now() - crashedAt).toBeLessThan(15_000)
  const successor = createServer().listen(running.port, '127.0.0.1')
  await once(successor, 'listening')
  successor.close()
})

/** Returns the time of the crash. */
async function crashWhenIdle(running: RunningServer, password: string, crash: () => void): Promise<number> {
  expect((await post(running, password, next)).status).toBe(200)
  acknowledged.add(next)
  next += 1
  crash()
  return performance.now()
}

/** Crashes the server while it stores batches and runs queries. Returns the time of the crash. */
async function crashWhenBusy(running: RunningServer, password: string, crash: () => void): Promise<number> {
  let crashedAt = 0
  let left = 8
  const store = async () => {
    for (;;) {
      const number = next
      next += 1
      expect((await post(running, password, number)).status).toBe(200)
      acknowledged.add(number)
      left -= 1
      if (left > 0) continue
      crash()
      crashedAt ||= performance.now()
    }
  }
  const parameters = async (reader: number) => {
    for (let toTs = reader * 1_000_000 + next; ; toTs += 1) {
      const query = `org=acme&project=shop&module=cart&fromTs=0&toTs=${toTs}&interval=1000000`
      const response = await ask(`${running.url}/v1/data/tests/aggregated?${query}`, password)
      expect(response.status).toBe(200)
      await response.arrayBuffer()
    }
  }
  const ends = await Promise.allSettled([store(), store(), parameters(1), parameters(2), parameters(3)])
  // Requests end with "fetch failed" or "terminated"; a failed expectation is a different error.
  for (const end of ends) expect(end).toMatchObject({ reason: expect.any(TypeError) })
  return crashedAt
}
