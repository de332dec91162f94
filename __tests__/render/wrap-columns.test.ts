import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textColumns } from '../../src/render/text-columns.js'
import { wrapColumns } from '../../src/render/wrap-columns.js'

test('keeps a line that fits, with the spaces that indent it', () => {
  expect(wrapColumns('  expected 1 to be 2', 20)).toEqual(['  expected 1 to be 2'])
})

test('keeps a long line when the width is unknown', () => {
  expect(wrapColumns('x'.repeat(500), undefined)).toEqual(['x'.repeat(500)])
})

test('breaks a long line at spaces', () => {
  expect(wrapColumns('expected lines to equal the lines', 14)).toEqual(['expected lines', 'to equal the', 'lines'])
})

test('breaks inside a word when the word is longer than a line', () => {
  expect(wrapColumns('at https://example.com/a', 10)).toEqual(['at', 'https://ex', 'ample.com/', 'a'])
})

test('counts two columns for wide characters', () => {
  expect(wrapColumns('漢字漢字', 4)).toEqual(['漢字', '漢字'])
})

test('keeps every visible character and stays within the width for any text', () => {
  const visible = (text: string) => text.replaceAll(' ', '')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 200 }), fc.integer({ min: 1, max: 40 }), (line, columns) => {
      const lines = wrapColumns(line, columns)
      expect(visible(lines.join(''))).toBe(visible(line))
      expect(Math.max(0, ...lines.map(textColumns))).toBeLessThanOrEqual(columns)
    }),
  )
})
