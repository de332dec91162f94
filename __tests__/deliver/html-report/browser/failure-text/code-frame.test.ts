import { expect, test } from 'vitest'
import { codeFrame } from '../../../../../src/deliver/html-report/browser/failure-text/code-frame.js'

test('finds the code frame of Jest when it follows the message', () => {
  const text = `expect(received).toBe(expected)

Expected: 17.96
Received: 17.95

  40 | it('rounds half a cent up', () => {
  41 |   const total = roundToCents(17.955)
> 42 |   expect(total).toBe(17.96)
     |                 ^
  43 | })

    at Object.toBe (checkout/prices.test.ts:42:17)`
  expect(codeFrame(text)).toEqual({
    lines: [
      { number: 40, text: "it('rounds half a cent up', () => {", isHit: false },
      { number: 41, text: '  const total = roundToCents(17.955)', isHit: false },
      { number: 42, text: '  expect(total).toBe(17.96)', isHit: true },
      { number: 43, text: '})', isHit: false },
    ],
    file: undefined,
    from: 5,
    to: 10,
  })
})

test('finds the code frame of Vitest and its file when a pointer marks the line', () => {
  const frame = codeFrame(` ❯ checkout/prices.test.ts:42:17
     41|   const total = roundToCents(17.955)
     42|   expect(total).toBe(17.96)
       |                 ^
     43| })`)
  expect(frame?.file).toBe('checkout/prices.test.ts')
  expect(frame?.lines.map(({ number, isHit }) => [number, isHit])).toEqual([
    [41, false],
    [42, true],
    [43, false],
  ])
})

test('numbers the lines of pytest when the place follows the explanation', () => {
  const frame = codeFrame(`    def test_rounds():
        total = round_to_cents(17.955)

>       assert total == 17.96
E       assert 17.95 == 17.96

tests/test_prices.py:7: AssertionError`)
  expect(frame?.file).toBe('tests/test_prices.py')
  expect(frame?.lines).toEqual([
    { number: 4, text: 'def test_rounds():', isHit: false },
    { number: 5, text: '    total = round_to_cents(17.955)', isHit: false },
    { number: 6, text: '', isHit: false },
    { number: 7, text: '    assert total == 17.96', isHit: true },
  ])
})

test.each([
  ['a table of numbers', '  1 | one\n  2 | two\n  3 | three'],
  ['a quotation', '> hello\n> world'],
  ['a stack trace', 'Error: x\n    at f (a.ts:1:2)\n    at g (a.ts:3:4)'],
  ['nothing', ''],
])('finds no code frame in %s', (_, text) => {
  expect(codeFrame(text)).toBeUndefined()
})

test('keeps 60 lines when the frame is longer', () => {
  const lines = Array.from({ length: 200 }, (_, index) => `${index === 3 ? '>' : ' '} ${index + 100} | code`)
  expect(codeFrame(lines.join('\n'))?.lines).toHaveLength(60)
})
