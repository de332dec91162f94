import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textColumns } from '../../../src/report/render/text-columns.js'
import { wrapColumns } from '../../../src/report/render/wrap-columns.js'

test('keeps a line that fits, with the spaces that indent it', () => {
  expect(wrapColumns('  expected 1 to be 2', 20)).toEqual(['  expected 1 to be 2'])
})

test('keeps a long line when the width is unknown', () => {
  expect(wrapColumns('x'.repeat(500), undefined)).toEqual(['x'.repeat(500)])
})

test('breaks a long line at spaces', () => {
  expect(wrapColumns('expected lines to equal the lines', 14)).toEqual(['expected lines', 'to equal the', 'lines'])
})

test('breaks a path after a slash when it is longer than a line', () => {
  expect(wrapColumns('at https://example.com/carts/12', 14)).toEqual(['at', 'https://', 'example.com/', 'carts/12'])
  expect(wrapColumns('C:\\shop\\cart\\total.test.js:12:3', 18)).toEqual(['C:\\shop\\cart\\', 'total.test.js:12:3'])
})

test('never cuts a name that is longer than a line', () => {
  expect(wrapColumns('packages/checkout-service/calculates-totals.test.ts:12', 20)).toEqual([
    'packages/',
    'checkout-service/',
    'calculates-totals.test.ts:12',
  ])
})

test('counts two columns for wide characters', () => {
  expect(wrapColumns('漢字漢字', 4)).toEqual(['漢字', '漢字'])
  expect(wrapColumns('Das漢字heißt so', 6)).toEqual(['Das漢', '字', 'heißt', 'so'])
})

test('keeps every visible character and breaks at spaces and separators for any text', () => {
  const visible = (text: string) => text.replaceAll(' ', '')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 200 }), fc.integer({ min: 1, max: 40 }), (line, columns) => {
      const lines = wrapColumns(line, columns)
      expect(visible(lines.join(''))).toBe(visible(line))
      // Only a name may be too long.
      const tooLong = lines.filter((each) => textColumns(each) > columns)
      expect(tooLong.filter((each) => !/^[^ /\\,;&?=|]+[/\\,;&?=|]*$|^[/\\,;&?=|]+$/.test(each))).toEqual([])
    }),
  )
})
