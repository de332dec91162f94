import { expect, test } from 'vitest'
import { withIsolatedParts } from '../../../src/base/text/isolated-parts.js'

/** Shows isolates as brackets: `[` for left to right, `(` for the direction of the first letter. */
const marked = (text: string) =>
  withIsolatedParts(text)
    .replace(/\u2066/g, '[')
    .replace(/\u2068/g, '(')
    .replace(/\u2069/g, ']')

test('isolates the names of a path when they have letters from right to left', () => {
  expect(marked('tests/עגלה/סכום.test.ts:12')).toBe('(tests/[עגלה]/[סכום.test.ts:12]]')
  expect(marked('C:\\בדיקות\\سلة.cs')).toBe('(C:\\[בדיקות]\\[سلة.cs]]')
})

test('isolates each suite and each fact when a line has several from right to left', () => {
  expect(marked(' · עגלה › מחירים · new')).toBe(' · (עגלה] › (מחירים] · new')
})

test('keeps spaces at the ends of a text outside of an isolate', () => {
  expect(marked(' עגלה ')).toBe(' (עגלה] ')
})

test('returns a text unchanged when all of it runs from left to right', () => {
  const line = 'src/cart.test.ts:12 · Korb › Preise · 支払い/テスト'
  expect(withIsolatedParts(line)).toBe(line)
})
