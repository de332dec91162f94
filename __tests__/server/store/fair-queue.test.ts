import { expect, test } from 'vitest'
import { createFairQueue } from '../../../src/server/store/fair-queue.js'

/** Creates a queue with items named after their owner. */
function queueOf(...items: readonly string[]) {
  const queue = createFairQueue<string>()
  for (const item of items) queue.add(item[0] ?? '', item)
  return queue
}

const all = (queue: ReturnType<typeof queueOf>) => Array.from({ length: queue.size }, () => queue.take())

test('takes items of all owners in turns, and items of one owner in their order', () => {
  expect(all(queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('lets an owner that returns wait for the others', () => {
  const queue = queueOf('a1', 'a2', 'b1')
  expect(queue.take()).toBe('a1')
  queue.add('c', 'c1')
  queue.add('a', 'a3')
  expect(all(queue)).toEqual(['b1', 'a2', 'c1', 'a3'])
})

test('skips an owner that is not allowed, and takes it first later', () => {
  const queue = queueOf('a1', 'b1', 'a2', 'b2')
  expect(queue.take((owner) => owner !== 'a')).toBe('b1')
  expect(queue.take(() => false)).toBeUndefined()
  expect(all(queue)).toEqual(['a1', 'b2', 'a2'])
})

test('returns the next item without removing it', () => {
  const queue = queueOf('a1', 'a2', 'b1')
  while (queue.size > 0) expect(queue.peek()).toBe(queue.take())
  expect([queue.peek(), queue.take()]).toEqual([undefined, undefined])
})

test('counts the remaining items when items are removed', () => {
  const queue = queueOf('a1', 'a2', 'b1')
  queue.remove('a', 'a1')
  queue.remove('a', 'a1')
  queue.remove('c', 'c1')
  expect([queue.size, queue.sizeOf('a'), queue.sizeOf('b'), queue.sizeOf('c')]).toEqual([2, 1, 1, 0])
  expect(all(queue)).toEqual(['a2', 'b1'])
})
