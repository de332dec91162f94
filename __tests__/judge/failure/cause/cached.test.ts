import { expect, test } from 'vitest'
import { cached } from '../../../../src/judge/failure/cause/cached.js'

/** Makes a cache that counts how often it computes the length of a text. */
function counting() {
  const computed = { count: 0 }
  const lengthOf = cached((text: string) => {
    computed.count += 1
    return text.length
  })
  return { computed, lengthOf }
}

test('computes the result of the same text once while the cache is nearly empty', () => {
  const { computed, lengthOf } = counting()
  expect([lengthOf('no stock'), lengthOf('no stock')]).toEqual([8, 8])
  expect(computed.count).toBe(1)
})

test('keeps the result of a text that comes the second time after thousands of others', () => {
  const { computed, lengthOf } = counting()
  for (let index = 0; index < 4_000; index += 1) lengthOf(`no stock of product ${index}`)
  computed.count = 0
  for (let count = 0; count < 5; count += 1) expect(lengthOf('no such shop')).toBe(12)
  expect(computed.count).toBe(2)
})

test('returns the result of each text when many texts share few slots', () => {
  const { lengthOf } = counting()
  for (const round of [0, 1, 2]) {
    for (let index = 0; index < 10_000; index += 1) {
      const text = 'x'.repeat((index % 500) + round)
      expect(lengthOf(`${text}${index}`)).toBe(text.length + String(index).length)
    }
  }
})
