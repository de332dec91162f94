import { describe, expect, test } from 'vitest'
import { failureComparison } from '../../../../src/report/content/failure-diff/failure-comparison.js'

describe('the values of a failure', () => {
  test.each([
    ['labelled lines', 'Assert.Equal() Failure\nExpected: 3.01\nActual:   3.009', { expected: '3.01', actual: '3.009' }],
    ['values in a sentence', 'price ==> expected: <17.96> but was: <17.95>', { expected: '17.96', actual: '17.95' }],
    ['values of several lines', 'expected:\n    a\n    b\nbut was:\n    a\n    c', { expected: '    a\n    b', actual: '    a\n    c' }],
    [
      'the diff of jest',
      'toEqual\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "a": 1,\n+   "a": 2,\n  }\n\n    at a.js:1:1\n- no',
      { expected: 'Object {\n  "a": 1,\n}', actual: 'Object {\n  "a": 2,\n}' },
    ],
    [
      'the diff of mocha, whose signs are reversed',
      'expected 1 to equal 2\n      + expected - actual\n\n      -1\n      +2\n      ',
      { expected: '2', actual: '1' },
    ],
    [
      'the diff of PHPUnit',
      'Failed asserting that two strings are equal.\n--- Expected\n+++ Actual\n@@ @@\n same\n-a\n+b\n\n/app/Test.php:7',
      { expected: 'same\na', actual: 'same\nb' },
    ],
    [
      'a diff that other text with signs follows',
      'toBe\n\n- Expected\n+ Received\n\n  one\n\n- a\n+ b\n\nCaptured output:\n- no\n+ no',
      { expected: 'one\n\na', actual: 'one\n\nb' },
    ],
    [
      'the sentence of unittest before captured output',
      'AssertionError: 1 != 2\n\n----- Captured -----\n- no\n+ no',
      { left: '1', right: '2' },
    ],
    [
      'a diff of Vitest with several parts',
      'expected …\n\n- Expected\n+ Received\n\n@@ -1,3 +1,3 @@\n  {\n-   "a": 1,\n+   "a": 2,\n    "b": 1,',
      { expected: '{\n  "a": 1,\n  "b": 1,', actual: '{\n  "a": 2,\n  "b": 1,' },
    ],
    ['the ndiff of pytest', "assert 'ab' == 'ac'\n  \n  - ac\n  ?  ^\n  + ab\n  ?  ^", { expected: 'ac', actual: 'ab' }],
  ])('reads the values of a failure from %s', (_name, message, values) => {
    expect(failureComparison(message, '')).toEqual(values)
  })

  test('reads values from the details before the stack when the message has none', () => {
    expect(failureComparison('Values differ', 'Values differ\nExpected: 1\n  Actual: 2\n    at a.js:1')).toEqual({
      expected: '1',
      actual: '2',
    })
    expect(failureComparison('Timeout', '    at a.js:1\nExpected: 1\n  Actual: 2')).toBeUndefined()
  })

  test('returns no values when nothing was compared', () => {
    expect(failureComparison('Cannot read properties of undefined', '')).toBeUndefined()
  })

  test('returns no values when a part of them is missing', () => {
    const long = 'b'.repeat(50_000)
    expect(failureComparison('boom', `Expected: a\nActual:   ${long}`)).toBeUndefined()
    expect(failureComparison('boom', `- Expected\n+ Received\n\n- a\n+ ${long}`)).toBeUndefined()
    expect(failureComparison('Expected: a\n… 500 characters left out …\nb\nActual:   c', '')).toBeUndefined()
  })

  test('returns values from details of more than 2,000 characters before the stack', () => {
    const lines = Array.from({ length: 300 }, (_, index) => (index === 250 ? '-   x\n+   y' : `    line ${index}`)).join('\n')
    const found = failureComparison('differs', `AssertionError: differs\n\n- Expected\n+ Received\n\n${lines}\n\n    at a.js:1:1`)
    const after = Array.from({ length: 49 }, (_, index) => `  line ${index + 251}`).join('\n')
    expect(found).toEqual({
      expected: `… 247 more lines\n  line 247\n  line 248\n  line 249\n  x\n${after}`,
      actual: `… 247 more lines\n  line 247\n  line 248\n  line 249\n  y\n${after}`,
    })
  })

  test('returns the end of long values when one of them has more lines', () => {
    const shared = Array.from({ length: 300 }, (_, index) => `  line ${index}`).join('\n')
    const unchanged = shared.replaceAll(/^/gm, '  ')
    expect(failureComparison('differs', `- Expected\n+ Received\n\n${unchanged}\n+   added\n\n    at a.js:1:1`)).toEqual({
      expected: '… 297 more lines\n  line 297\n  line 298\n  line 299',
      actual: '… 297 more lines\n  line 297\n  line 298\n  line 299\n  added',
    })
  })

  test('returns the parts of long values that differ', () => {
    const [before, after] = ['x'.repeat(2_000), 'y'.repeat(2_000)]
    expect(failureComparison(`Expected: "${before}a${after}"\nActual:   "${before}b${after}"`, '')).toEqual({
      expected: `…${'x'.repeat(20)}a${'y'.repeat(20)}…`,
      actual: `…${'x'.repeat(20)}b${'y'.repeat(20)}…`,
    })
  })

  test('shortens long values', () => {
    const found = failureComparison(`expected: <${'a'.repeat(5_000)}> but was: <b>`, '')
    expect(found).toEqual({ expected: `${'a'.repeat(1_000)} …`, actual: 'b' })
  })
})
