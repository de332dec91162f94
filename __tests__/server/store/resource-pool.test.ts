import { expect, test } from 'vitest'
import { QueryCancelledError } from '../../../src/server/store/query-cancelled-error.js'
import { createResourcePool, trialTimedOut } from '../../../src/server/store/resource-pool.js'
import { StoreBusyError } from '../../../src/server/store/store-busy-error.js'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Creates a pool whose tasks end when `end` is called; `begun` has a line for each start. */
function setUp(resources: readonly string[], options?: Parameters<typeof createResourcePool>[1]) {
  const pool = createResourcePool(resources, options)
  const begun: string[] = []
  const running = new Map<string, { end(): void; fail(error: Error): void; takeTooLong(): void }>()
  const add = (name: string, options?: Parameters<typeof pool.run>[2]) =>
    pool.run(
      name[0] ?? '',
      (resource, trial) => {
        begun.push(`${name} on ${resource}${trial === undefined ? '' : `, ${trial} trial`}`)
        return new Promise<string | typeof trialTimedOut>((resolve, reject) => {
          running.set(name, { end: () => resolve(name), fail: reject, takeTooLong: () => resolve(trialTimedOut) })
        })
      },
      options,
    )
  const then = async (name: string, what: 'end' | 'takeTooLong') => {
    running.get(name)?.[what]()
    await settle()
  }
  return { add, begun, end: (name: string) => then(name, 'end'), takeTooLong: (name: string) => then(name, 'takeTooLong'), running }
}

test('gives each resource to one task at a time', async () => {
  const { add, begun, end } = setUp(['x', 'y'])
  const tasks = ['a1', 'a2', 'a3'].map((name) => add(name))
  expect(begun).toEqual(['a1 on y', 'a2 on x'])
  await end('a2')
  expect(begun[2]).toBe('a3 on x')
  await end('a1')
  await end('a3')
  expect(await Promise.all(tasks)).toEqual(['a1', 'a2', 'a3'])
})

test('lets organisations take turns when one of them has many tasks waiting', async () => {
  const { add, begun, end } = setUp(['x'])
  for (const name of ['a1', 'a2', 'a3', 'b1']) void add(name)
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
  expect(begun).toEqual(['a1 on x', 'a2 on x', 'b1 on x', 'a3 on x'])
})

test('keeps a resource for others when one organisation has long tasks', async () => {
  const { add, begun, end, takeTooLong } = setUp(['quick', 'x'], { trialResources: 1 })
  const tasks = ['a1', 'a2', 'a3'].map((name) => add(name))
  await takeTooLong('a2')
  await takeTooLong('a3')
  expect(begun).toEqual(['a1 on x', 'a2 on quick, brief trial', 'a3 on quick, brief trial'])
  // The resource for trials is free and stays free.
  const other = add('b1')
  expect(begun[3]).toBe('b1 on quick, generous trial')
  await end('b1')
  expect(await other).toBe('b1')
  expect(begun).toHaveLength(4)
  for (const name of ['a1', 'a2', 'a3']) await end(name)
  expect(begun.slice(4)).toEqual(['a2 on x', 'a3 on x'])
  expect(await Promise.all(tasks)).toEqual(['a1', 'a2', 'a3'])
})

test('lets organisations take turns with long tasks', async () => {
  const { add, begun, end, takeTooLong } = setUp(['quick', 'x'], { trialResources: 1 })
  for (const name of ['a1', 'a2', 'a3', 'b1']) void add(name)
  for (const name of ['a2', 'a3', 'b1']) await takeTooLong(name)
  begun.length = 0
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
  expect(begun).toEqual(['a2 on x', 'b1 on x', 'a3 on x'])
})

test('keeps a resource for trials of others when one organisation has many new tasks', async () => {
  const { add, begun, end, takeTooLong } = setUp(['quick', 'other', 'x'], { trialResources: 2 })
  for (const name of ['a1', 'a2', 'a3']) void add(name)
  expect(begun).toEqual(['a1 on x', 'a2 on other, brief trial'])
  void add('b1')
  expect(begun[2]).toBe('b1 on quick, generous trial')
  await end('b1')
  await takeTooLong('a2')
  expect(begun.slice(3)).toEqual(['a3 on other, brief trial'])
})

test('leaves resources to others when one organisation uses its maximum', async () => {
  const { add, begun, end } = setUp(['x', 'y', 'z'], { maximumPerOrganisation: 2 })
  for (const name of ['a1', 'a2', 'a3']) void add(name)
  expect(begun).toHaveLength(2)
  void add('b1')
  expect(begun[2]).toBe('b1 on x')
  await end('b1')
  expect(begun).toHaveLength(3)
  await end('a1')
  expect(begun[3]).toMatch(/^a3 /)
})

test('refuses a task when too many of its organisation are waiting', async () => {
  const { add, end } = setUp(['x'], { maximumWaiting: 2 })
  const tasks = ['a1', 'a2', 'a3', 'b1'].map((name) => add(name))
  await expect(add('a4')).rejects.toThrow(StoreBusyError)
  await end('a1')
  tasks.push(add('a5'))
  for (const name of ['a2', 'b1', 'a3', 'a5']) await end(name)
  expect(await Promise.all(tasks)).toEqual(['a1', 'a2', 'a3', 'b1', 'a5'])
})

test('does not start a task that is cancelled while it waits', async () => {
  const { add, begun, end } = setUp(['x'])
  const client = new AbortController()
  const [first, cancelled, last] = [add('a1'), add('a2', client), add('a3')]
  client.abort()
  await expect(cancelled).rejects.toThrow(QueryCancelledError)
  await expect(add('a4', client)).rejects.toThrow(QueryCancelledError)
  await end('a1')
  await end('a3')
  expect(await Promise.all([first, last])).toEqual(['a1', 'a3'])
  expect(begun).toEqual(['a1 on x', 'a3 on x'])
})

test('does not restart a task that is cancelled during or after its trial', async () => {
  const { add, begun, takeTooLong } = setUp(['quick', 'x'], { trialResources: 1 })
  void add('a1')
  const [during, after] = [new AbortController(), new AbortController()]
  const cancelled = [add('a2', during), add('a3', after)].map((task) => expect(task).rejects.toThrow(QueryCancelledError))
  during.abort()
  await takeTooLong('a2')
  await takeTooLong('a3')
  after.abort()
  await Promise.all(cancelled)
  expect(begun).toEqual(['a1 on x', 'a2 on quick, brief trial', 'a3 on quick, brief trial'])
})

test('starts a task without a trial when it is known to take long', async () => {
  const { add, begun, end } = setUp(['quick', 'x'], { trialResources: 1 })
  const tasks = [add('a1', { isLong: true }), add('a2', { isLong: true }), add('a3')]
  expect(begun).toEqual(['a1 on x', 'a3 on quick, brief trial'])
  await end('a1')
  expect(begun[2]).toBe('a2 on x')
  for (const name of ['a2', 'a3']) await end(name)
  expect(await Promise.all(tasks)).toEqual(['a1', 'a2', 'a3'])
})

test('frees the resource when a task fails', async () => {
  const { add, end, running } = setUp(['x'], { maximumPerOrganisation: 1 })
  const failing = add('a1')
  running.get('a1')?.fail(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  const next = add('a2')
  await end('a2')
  expect(await next).toBe('a2')
})
