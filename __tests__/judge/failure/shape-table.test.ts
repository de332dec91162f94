import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createShapeTable, shapeOf } from '../../../src/judge/failure/shape-table.js'

const line = (maxLength: number) => fc.array(fc.constantFrom('a', 'b ', '1', '22', '0', '.'), { maxLength }).map((parts) => parts.join(''))

test('returns the value of a line for the lines with the same shape only', () => {
  fc.assert(
    fc.property(line(6), line(6), (a, b) => {
      const table = createShapeTable<string>()
      table.set(a, 'known')
      expect(table.get(b)).toBe(shapeOf(a) === shapeOf(b) ? 'known' : undefined)
    }),
    { numRuns: 1_000 },
  )
})

test('returns the value of a long line with other numbers', () => {
  fc.assert(
    fc.property(line(60), fc.stringMatching(/^\d{1,3}$/), (known, number) => {
      const table = createShapeTable<string>()
      table.set(known, 'known')
      expect(table.get(known.replace(/\d+/g, number))).toBe('known')
      expect(table.get(`${known}.`)).toBeUndefined()
    }),
  )
})

test('returns the value of a line with other numbers, and none for other words', () => {
  const table = createShapeTable<string>()
  table.set('took 12 ms', 'slow')
  expect(table.get('took 5001 ms')).toBe('slow')
  expect(table.get('took 12 s')).toBeUndefined()
})

test('keeps a line that comes the second time after thousands of others', () => {
  const table = createShapeTable<string>()
  const word = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  for (let index = 0; index < 4_000; index += 1) table.set(`no product ${word(index)}`, 'other')
  expect(table.set('took 12 ms', 'slow')).toBe(false)
  expect(table.get('took 12 ms')).toBeUndefined()
  expect(table.set('took 13 ms', 'slow')).toBe(true)
  expect(table.get('took 5001 ms')).toBe('slow')
})
