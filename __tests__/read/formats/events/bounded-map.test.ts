import { expect, test } from 'vitest'
import { createBoundedMap } from '../../../../src/read/formats/events/bounded-map.js'

test('keeps the latest entries and drops older ones', () => {
  const map = createBoundedMap<number, string>(10)
  for (let key = 0; key < 1000; key += 1) map.set(key, `value ${key}`)
  for (let key = 990; key < 1000; key += 1) expect(map.get(key)).toBe(`value ${key}`)
  expect(map.get(900)).toBeUndefined()
  expect([...map.entries()].length).toBeLessThanOrEqual(20)
})

test('treats an entry as new and lists it once when it is set again', () => {
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
