import { expect, test } from 'vitest'
import { failureParts } from '../../../../../src/deliver/html-report/browser/failure-text/failure-parts.js'

const jestText = `expect(received).toBe(expected)

Expected: 17.96
Received: 17.95

  41 |   const total = roundToCents(17.955)
> 42 |   expect(total).toBe(17.96)
     |                 ^

    at Object.toBe (checkout/prices.test.ts:42:17)
    at node_modules/jest-circus/build/utils.js:231:10`

test('shows diff, code and trace separately when one text contains all of them', () => {
  const parts = failureParts({
    message: jestText,
    diff: ['  expect(received).toBe(expected)', '- expected  17.96', '+ received  17.95'],
  })
  expect(parts.title).toBe('expect(received).toBe(expected)')
  expect(parts.diff?.lines.map(({ sign, parts: words }) => sign + words.map(({ text }) => text).join(''))).toEqual(['-17.96', '+17.95'])
  expect(parts.frame?.lines).toHaveLength(2)
  expect(parts.trace).toBe('    at Object.toBe (checkout/prices.test.ts:42:17)\n    at node_modules/jest-circus/build/utils.js:231:10')
  expect(parts.message).toBe('')
})

test('leaves the message out of the trace when the details repeat it', () => {
  const parts = failureParts({
    message: 'java.io.IOException: closed\nwhile reading a.txt',
    details: 'java.io.IOException: closed\nwhile reading a.txt\n\tat com.acme.Shop.read(Shop.java:3)',
  })
  expect(parts).toMatchObject({
    title: 'java.io.IOException: closed',
    message: 'while reading a.txt',
    trace: '\tat com.acme.Shop.read(Shop.java:3)',
  })
})

test('leaves the error and its values out of the trace when the diff shows them', () => {
  const parts = failureParts({
    message: 'expected:<2> but was:<3>',
    diff: ['  expected:<2> but was:<3>', '- expected  2', '+ received  3'],
    details: 'java.lang.AssertionError: expected:<2> but was:<3>\n\tat com.acme.ShopTest.adds(ShopTest.java:3)',
  })
  expect(parts.title).toBe('expected:<2> but was:<3>')
  expect(parts.diff?.lines.map(({ sign, parts: words }) => sign + words.map(({ text }) => text).join(''))).toEqual(['-2', '+3'])
  expect(parts.trace).toBe('\tat com.acme.ShopTest.adds(ShopTest.java:3)')
})

test('leaves the values out of the trace when only the details contain them', () => {
  const parts = failureParts({
    message: 'Assert.Equal() Failure',
    diff: ['  Assert.Equal() Failure', '- expected  2', '+ received  3'],
    compared: ['Expected: 2', 'Actual:   3'],
    details: 'Assert.Equal() Failure\nExpected: 2\nActual:   3\nin the shop\n   at Shop.Adds() in Shop.cs:line 3',
  })
  expect(parts.trace).toBe('in the shop\n   at Shop.Adds() in Shop.cs:line 3')
})

test('leads with the lead when the message is not the reason', () => {
  const parts = failureParts({ message: 'exit status 1', lead: 'panic: closed', details: 'exit status 1\ngoroutine 7' })
  expect(parts).toMatchObject({ title: 'panic: closed', message: '', trace: 'exit status 1\ngoroutine 7' })
})

test('returns empty parts when a test has no texts', () => {
  expect(failureParts({})).toEqual({ title: undefined, diff: undefined, message: '', frame: undefined, trace: '' })
})

test('shows the code of the repository when the texts contain none', () => {
  const code = '  41 |   const total = 1\n> 42 |   expect(total).toBe(2)\n  43 | })'
  expect(failureParts({ message: 'expected 1 to be 2', code }).frame?.lines).toEqual([
    { number: 41, text: '  const total = 1', isHit: false },
    { number: 42, text: '  expect(total).toBe(2)', isHit: true },
    { number: 43, text: '})', isHit: false },
  ])
  const own = '  1 | a\n> 2 | b'
  expect(failureParts({ message: `failed\n\n${own}`, code }).frame?.lines.map(({ text }) => text)).toEqual(['a', 'b'])
})
