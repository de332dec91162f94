import { expect, test } from 'vitest'
import { createBoundedMap } from '../../../src/formats/events/bounded-map.js'

test('a recent map keeps the latest entries and forgets the others', () => {
  const map = createBoundedMap<number, string>(10)
  for (let key = 0; key < 1000; key += 1) map.set(key, `value ${key}`)
  for (let key = 990; key < 1000; key += 1) expect(map.get(key)).toBe(`value ${key}`)
  expect(map.get(900)).toBeUndefined()
  expect([...map.entries()].length).toBeLessThanOrEqual(20)
})

test('an entry that is set again is as young as the others, and there once', () => {
  const map = createBoundedMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('c', 3)
  map.set('a', 4)
  expect([...map.entries()]).toEqual([
    ['b', 2],
    ['c', 3],
    ['a', 4],
  ])
  expect(map.delete('a')).toBe(true)
  expect(map.delete('a')).toBe(false)
  expect(map.get('a')).toBeUndefined()
})
