import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differingLines, differingParts } from '../../../src/base/text/differing-parts.js'

const words = (...changes: readonly (readonly [number, string])[]) => {
  const all = Array.from({ length: 60 }, (_, index) => `word${index}`)
  for (const [index, word] of changes) all[index] = word
  return all.join(' ')
}

test('keeps two values of up to 80 characters whole', () => {
  const [one, other] = ['a'.repeat(80), `${'a'.repeat(79)}b`]
  expect(differingParts(one, other)).toEqual([one, other])
})

test('leaves out what two long values have in common before and after their difference', () => {
  expect(differingParts(`${'x'.repeat(200)}a${'y'.repeat(200)}`, `${'x'.repeat(200)}b${'y'.repeat(200)}`)).toEqual([
    `…${'x'.repeat(20)}a${'y'.repeat(20)}…`,
    `…${'x'.repeat(20)}b${'y'.repeat(20)}…`,
  ])
})

test('keeps the ends of long values when their difference is near', () => {
  expect(differingParts(`a${'y'.repeat(200)}`, `b${'y'.repeat(200)}`)).toEqual([`a${'y'.repeat(20)}…`, `b${'y'.repeat(20)}…`])
  expect(differingParts('x'.repeat(200), `${'x'.repeat(200)}z`)).toEqual([`…${'x'.repeat(20)}`, `…${'x'.repeat(20)}z`])
})

test('shows at most three differences, each with the text around it', () => {
  const changes = [5, 25, 45, 58].map((index) => [index, `NEW${index}`] as const)
  const [before, after] = differingParts(words(), words(...changes))
  expect(after).toBe(
    '…1 word2 word3 word4 NEW5 word6 word7 word8 w…ord22 word23 word24 NEW25 word26 word27 word2…ord42 word43 word44 NEW45 word46 word47 word4…',
  )
  expect(before).toBe(after.replace(/NEW/g, 'word'))
})

test('shows differences that are near each other as one', () => {
  expect(differingParts(words(), words([20, 'NEW'], [23, 'OTHER']))[1]).toBe(
    '…ord17 word18 word19 NEW word21 word22 OTHER word24 word25 word2…',
  )
})

test('keeps values whole when they have nothing in common', () => {
  const [one, other] = ['a'.repeat(100), 'b'.repeat(100)]
  expect(differingParts(one, other)).toEqual([one, other])
})

test('splits no surrogate pair', () => {
  const [one, other] = ['😀'.repeat(100), `${'😀'.repeat(50)}😁${'😀'.repeat(49)}`]
  expect(differingParts(one, other).join('')).not.toMatch(/\p{Surrogate}/u)
})

test.each([
  ['- expected  ', '+ received  '],
  ['Expected: ', 'Received: '],
  ['-   "text": ', '+   "text": '],
  ['- ', '+ '],
])('keeps the beginning of the lines %s and %s', (begin, otherBegin) => {
  const [one, other] = differingLines(`${begin}${'x'.repeat(200)}a`, `${otherBegin}${'x'.repeat(200)}b`)
  expect([one, other]).toEqual([`${begin}…${'x'.repeat(20)}a`, `${otherBegin}…${'x'.repeat(20)}b`])
})

test('shows only parts of the values, in their order, and values that differ remain different', () => {
  const text = fc
    .array(fc.constantFrom('alpha ', 'beta ', 'x'.repeat(50), '😀', '1', ', '), { maxLength: 30 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (one, other) => {
      const shown = differingParts(one, other)
      expect(shown[0] === shown[1]).toBe(one === other)
      for (const [index, value] of [one, other].entries()) {
        let from = 0
        for (const part of shown[index]?.split('…') ?? []) {
          const place = value.indexOf(part, from)
          expect(place).toBeGreaterThanOrEqual(from)
          from = place + part.length
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('takes little time for very long values', () => {
  const [one, other] = ['a b '.repeat(500_000), 'b a '.repeat(500_000)]
  expect(differingParts(one, other)[0].length).toBeLessThanOrEqual(one.length)
})
