import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createShapeTable, haveOneShape, shapeOf } from '../../src/failure/shape-table.js'

const line = fc.array(fc.constantFrom('a', 'b ', '1', '22', '0', '.'), { maxLength: 6 }).map((parts) => parts.join(''))

test('compares lines as their shapes', () => {
  fc.assert(fc.property(line, line, (a, b) => haveOneShape(a, b) === (shapeOf(a) === shapeOf(b))))
})

test('returns the value of a line with other numbers, and none for other words', () => {
  const table = createShapeTable<string>()
  table.set('took 12 ms', 'slow')
  expect(table.get('took 5001 ms')).toBe('slow')
  expect(table.get('took 12 s')).toBeUndefined()
})
