import { describe, expect, test } from 'vitest'
import { createQueryCache } from '../../../src/server/store/query-cache.js'

/** Creates an engine that returns the number of its queries. */
function setUp() {
  let time = 0
  let asked = 0
  const answers = createQueryCache(() => time)
  return {
    answers,
    asked: () => asked,
    pass: (ms: number) => {
      time += ms
    },
    to: async (parameters: string, bytes = 10, organisation = 'acme') =>
      answers.get(parameters, { organisation }, async () => {
        asked += 1
        return Buffer.alloc(bytes, asked)
      }),
  }
}

describe('a cached result', () => {
  test('is shared by concurrent and later calls with the same key', async () => {
    const { to, asked } = setUp()
    const [one, same, other] = await Promise.all([to('a'), to('a'), to('b')])
    expect(same).toBe(one)
    expect(other).not.toBe(one)
    expect(await to('a')).toBe(one)
    expect(asked()).toBe(2)
  })

  test('is not reused after something was stored, even if its query was running', async () => {
    const { answers, to, asked } = setUp()
    const before = to('a')
    answers.clear('acme')
    const after = await to('a')
    expect(after).not.toBe(await before)
    expect(await to('a')).toBe(after)
    expect(asked()).toBe(2)
  })

  test('reuses a result after another organisation stored something', async () => {
    const { answers, to } = setUp()
    const [own, other] = [await to('a'), await to('b', 10, 'globex')]
    answers.clear('globex')
    expect(await to('a')).toBe(own)
    expect(await to('b', 10, 'globex')).not.toBe(other)
  })

  test('reuses a result for a quarter of an hour', async () => {
    const { to, asked, pass } = setUp()
    await to('a')
    pass(15 * 60_000 - 1)
    await to('a')
    expect(asked()).toBe(1)
    pass(1)
    await to('a')
    expect(asked()).toBe(2)
  })

  test('is queried again after a failure', async () => {
    const { answers, to } = setUp()
    const failing = answers.get('a', { organisation: 'acme' }, () => Promise.reject(new Error('gone')))
    await expect(failing).rejects.toThrow('gone')
    expect(await to('a')).toHaveLength(10)
  })

  test('is evicted for others, and is not cached when it is large', async () => {
    const { to, asked } = setUp()
    const mebibyte = 1024 * 1024
    await to('large', mebibyte + 1)
    await to('large', mebibyte + 1)
    expect(asked()).toBe(2)
    for (let index = 0; index < 17; index += 1) await to(`of a mebibyte ${index}`, mebibyte)
    expect(asked()).toBe(19)
    await to('of a mebibyte 16', mebibyte)
    expect(asked()).toBe(19)
    await to('of a mebibyte 0', mebibyte)
    expect(asked()).toBe(20)
  })

  test('evicts small results when their queries are large', async () => {
    const { to, asked } = setUp()
    const queries = Array.from({ length: 17 }, (_, index) => String(index).padEnd(1024 * 1024))
    for (const query of queries) await to(query)
    await to(queries[16] ?? '')
    expect(asked()).toBe(17)
    await to(queries[0] ?? '')
    expect(asked()).toBe(18)
  })

  test('is cancelled when all of its callers have stopped waiting', async () => {
    const answers = createQueryCache()
    const signals: AbortSignal[] = []
    const never = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<Buffer>(() => {})
    }
    const [one, other] = [new AbortController(), new AbortController()]
    void answers.get('a', { organisation: 'acme', signal: one.signal }, never)
    void answers.get('a', { organisation: 'acme', signal: other.signal }, never)
    one.abort()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    other.abort()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    void answers.get('a', { organisation: 'acme' }, never)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  test('is kept when its caller leaves after the query has ended', async () => {
    const { answers, to, asked } = setUp()
    const client = new AbortController()
    await answers.get('a', { organisation: 'acme', signal: client.signal }, async () => Buffer.alloc(10))
    client.abort()
    await to('a')
    expect(asked()).toBe(0)
  })
})
