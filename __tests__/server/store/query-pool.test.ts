import { afterEach, expect, test, vi } from 'vitest'
import { createQueryPool } from '../../../src/server/store/query-pool.js'

afterEach(() => vi.useRealTimers())

const tooSlow = Object.assign(new Error('Timeout exceeded'), { code: '159' })
const caller = { organisation: 'acme' }
const queryOf = (sql: string, parameters = {}) => ({ sql, parameters, timeMs: 30_000 })

/** Creates a pool whose queries take a time, and records the resource of each start. */
function setUp() {
  vi.useFakeTimers({ now: 0 })
  const pool = createQueryPool(['quick', 'other', 'x'])
  const begun: string[] = []
  const run = async (query: ReturnType<typeof queryOf>, takesMs: number, { organisation } = caller) => {
    const running = pool.run(query, { organisation }, async (resource, limitMs) => {
      begun.push(`${query.sql} on ${resource}`)
      const isTooSlow = takesMs > limitMs
      await new Promise((resolve) => setTimeout(resolve, isTooSlow ? limitMs : takesMs))
      if (isTooSlow) throw tooSlow
      return resource
    })
    await vi.advanceTimersByTimeAsync(60_000)
    return running
  }
  /** Runs a query while the resource for long queries is in use. */
  const runBeside = async (query: ReturnType<typeof queryOf>, takesMs: number, organisation = caller.organisation) => {
    const blocking = run(queryOf('blocking'), 20_000)
    await run(query, takesMs, { organisation })
    await blocking
    return begun.splice(0).filter((line) => !line.startsWith('blocking'))
  }
  return { run, runBeside, begun }
}

test('starts a query without a trial when a similar one took too long before', async () => {
  const { runBeside } = setUp()
  const query = (toTs: number) => queryOf('slow', { project: 'shop', module: 'web', fromTs: 0, toTs })
  expect(await runBeside(query(1000), 5000)).toEqual(['slow on other', 'slow on x'])
  expect(await runBeside(query(1001), 5000)).toEqual(['slow on x'])
})

test.each([
  ['text', { sql: 'other' }],
  ['module', { parameters: { module: 'api', fromTs: 0, toTs: 1000 } }],
  ['length of its range', { parameters: { module: 'web', fromTs: 0, toTs: 100 } }],
])('tries a query when the slow one before had another %s', async (_, change) => {
  const { runBeside } = setUp()
  const slow = queryOf('slow', { module: 'web', fromTs: 0, toTs: 1000 })
  await runBeside(slow, 5000)
  expect(await runBeside({ ...slow, ...change }, 100)).toEqual([expect.stringMatching(/ on other$/)])
})

test('tries a query when the slow one before was of another organisation', async () => {
  const { runBeside } = setUp()
  await runBeside(queryOf('slow'), 5000)
  expect(await runBeside(queryOf('slow'), 100, 'other')).toEqual(['slow on other'])
})

test('tries a query again after a similar one was short', async () => {
  const { runBeside } = setUp()
  await runBeside(queryOf('slow'), 5000)
  expect(await runBeside(queryOf('slow'), 100)).toEqual(['slow on x'])
  expect(await runBeside(queryOf('slow'), 100)).toEqual(['slow on other'])
})
