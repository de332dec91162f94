import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKeyTable } from '../../../../src/deliver/html-report/writer/key-table.js'

const number = fc.nat(0xffffffff)

test('holds the same entries as a map, while it grows', () => {
  const key = fc.tuple(fc.oneof(fc.nat(3), number), fc.oneof(fc.nat(3), number), fc.nat(3))
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.integer({ min: 1, max: 0xffffffff })), { maxLength: 1_500 }), (entries) => {
      const table = createKeyTable()
      const map = new Map<string, number>()
      for (const [[first, second, third], value] of entries) {
        expect(table.get(first, second, third)).toBe(map.get(`${first} ${second} ${third}`) ?? 0)
        table.set(first, second, third, value)
        map.set(`${first} ${second} ${third}`, value)
      }
      for (const [text, value] of map) {
        const [first = 0, second = 0, third = 0] = text.split(' ').map(Number)
        expect(table.get(first, second, third)).toBe(value)
      }
    }),
    { numRuns: 30 },
  )
})
