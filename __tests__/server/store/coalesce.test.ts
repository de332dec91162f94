import { expect, test } from 'vitest'
import { coalesce } from '../../../src/server/store/coalesce.js'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Creates a coalesced function whose runs end on demand. */
function setUp(maximumWeight = 100, weigh?: (item: number) => number) {
  const groups: (readonly number[])[] = []
  const ends: ((error?: Error) => void)[] = []
  const act = (items: readonly number[]) => {
    groups.push(items)
    return new Promise<string>((resolve, reject) => {
      ends.push((error) => (error === undefined ? resolve(items.join('+')) : reject(error)))
    })
  }
  return { groups, ends, add: coalesce(act, { maximumWeight, ...(weigh && { weigh }) }) }
}

test('runs a single call at once and calls that arrive meanwhile together and in order', async () => {
  const { groups, ends, add } = setUp()
  const all = Promise.all([add(1), add(2), add(3)])
  expect(groups).toEqual([[1]])
  ends[0]?.()
  await settle()
  expect(groups).toEqual([[1], [2, 3]])
  ends[1]?.()
  expect(await all).toEqual(['1', '2+3', '2+3'])
  const later = add(4)
  expect(groups[2]).toEqual([4])
  ends[2]?.()
  expect(await later).toBe('4')
})

test('limits the weight of a group unless it is a single item', async () => {
  const { groups, ends, add } = setUp(10, (item) => item)
  for (const item of [1, 6, 4, 1, 50, 2, 3]) void add(item)
  for (let index = 0; index < 5; index += 1) {
    ends[index]?.()
    await settle()
  }
  expect(groups).toEqual([[1], [6, 4], [1], [50], [2, 3]])
})

test('rejects only the calls of the group that failed', async () => {
  const { ends, add } = setUp()
  const results = Promise.allSettled([add(1), add(2), add(3)])
  ends[0]?.()
  await settle()
  ends[1]?.(new Error('full'))
  await settle()
  const after = add(4)
  ends[2]?.()
  expect(await after).toBe('4')
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('lets owners take turns when one has many waiting items', async () => {
  const groups: (readonly string[])[] = []
  const add = coalesce(
    async (items: readonly string[]) => {
      groups.push(items)
    },
    { maximumWeight: 2, ownerOf: (item) => item[0] ?? '' },
  )
  await Promise.all(['a1', 'a2', 'a3', 'a4', 'a5', 'b1'].map(add))
  expect(groups).toEqual([['a1'], ['a2', 'b1'], ['a3', 'a4'], ['a5']])
})
