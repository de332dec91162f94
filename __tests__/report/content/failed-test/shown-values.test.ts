import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diffWithHeadline, shownValues } from '../../../../src/report/content/failed-test/shown-values.js'

const diffOf = (message: string) => shownValues(message, '')?.lines.join('\n')

/** The message of each producer, and the values that it compares. */
const messages: Readonly<Record<string, readonly [message: string, diff: string]>> = {
  'xUnit.net': [
    'Assert.Equal() Failure: Strings differ\n           ↓ (pos 1)\nExpected: "abc"\nActual:   "adc"\n           ↑ (pos 1)',
    '- expected  "abc"\n+ received  "adc"',
  ],
  'xUnit.net, values of several lines': [
    'Assert.Equal() Failure\nExpected: one\ntwo\nthree\nActual:   one\n2\nthree',
    '  one\n- two\n+ 2\n  three',
  ],
  NUnit: [
    '  Cookies\n  Expected string length 3 but was 2. Strings differ at index 0.\n  Expected: "abc"\n  But was:  "bc"\n  -----------^',
    '- expected  "abc"\n+ received  "bc"',
  ],
  'JUnit 3': ['Status expected:<400> but was:<403>', '- expected  400\n+ received  403'],
  'JUnit 4': ['expected:<[a]b> but was:<[c]b>', '- expected  [a]b\n+ received  [c]b'],
  'JUnit 5': [
    'org.opentest4j.AssertionFailedError: price ==> expected: <17.96> but was: <17.95>\n\tat Cart.java:1',
    '- expected  17.96\n+ received  17.95',
  ],
  'JUnit 5, values of several lines': ['expected: <a\nb\nc> but was: <a\nx\nc>', '  a\n- b\n+ x\n  c'],
  Truth: ['value of: total()\nexpected: foo\nbut was : bar', '- expected  foo\n+ received  bar'],
  'Truth, values of several lines': ['expected:\n    a\n    b\nbut was:\n    a\n    c', '      a\n-     b\n+     c'],
  'Truth, a diff': ['diff (-expected +actual):\n    @@ -1,2 +1,2 @@\n     a\n    -b\n    +c', '  a\n- b\n+ c'],
  AssertJ: ['\nexpected: 2\n but was: 1', '- expected  2\n+ received  1'],
  'AssertJ, older': ['Expecting actual:\n  1\nto be equal to:\n  2\nbut was not.', '- expected    2\n+ received    1'],
  Hamcrest: ['Price\nExpected: is <3>\n     but: was <4>', '- expected  is <3>\n+ received  was <4>'],
  TestNG: ['numbers differ expected [2] but found [1]', '- expected  2\n+ received  1'],
  MSTest: ['Assert.AreEqual failed. Expected:<-1>. Actual:<157>. Use List<int>.', '- expected  -1\n+ received  157'],
  Qt: [
    'Compared values are not the same\n   Actual   (str)              : "a"\n   Expected (QString("c"))     : "c"',
    '- expected  "c"\n+ received  "a"',
  ],
  'Qt, with an operator': ['   Actual   (opA).isNull(): 1\n   Expected (opB).isNull(): 0', '- expected  0\n+ received  1'],
  Dart: ['Expected: <2>\n  Actual: <1>\n', '- expected  <2>\n+ received  <1>'],
  'Dart, values of several lines': [
    "Expected: 'two\\n'\n            'lines'\n  Actual: 'two\\n'\n            'rows'\n   Which: is different.\n          Expected: ... lines",
    "  'two\\n'\n-   'lines'\n+   'rows'",
  ],
  jest: ['Error: no\n\nExpected pattern: /x/\nReceived string:  "y"', '- expected  /x/\n+ received  "y"'],
  'jest, a diff': [
    'toEqual\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "a": 1,\n+   "a": 2,\n  }',
    '  Object {\n-   "a": 1,\n+   "a": 2,\n  }',
  ],
  'Vitest, a diff': ['expected 1 to be 2\n\n- Expected\n+ Received\n\n- 2\n+ 1', '- expected  2\n+ received  1'],
  'mocha, whose signs are the other way round': [
    'AssertionError: expected 1 to equal 2\n      + expected - actual\n\n      -1\n      +2\n      ',
    '- expected  2\n+ received  1',
  ],
  'node:assert': ['Expected values to be strictly deep-equal:\n+ actual - expected\n\n+ 1\n- 2', '- expected  2\n+ received  1'],
  'go-cmp': ['mismatch (-want +got):\n  int(\n- \t1,\n+ \t2,\n  )', '  int(\n- \t1,\n+ \t2,\n  )'],
  'go-cmp, turned': ['mismatch (-got +want):\n- 1\n+ 2', '- expected  2\n+ received  1'],
  PHPUnit: ['Failed asserting that two strings are equal.\n--- Expected\n+++ Actual\n@@ @@\n-a\n+b', '- expected  a\n+ received  b'],
  RSpec: ['expected: 1\n     got: 2\n\n(compared using ==)', '- expected  1\n+ received  2'],
  NFluent: ['The checked value:\n\t[True]\nThe expected value:\n\t[False]', '- expected  \t[False]\n+ received  \t[True]'],
  'pytest, in short': ["AssertionError: assert 'a' == 'b'\n  \n  - b\n  + a", '- expected  b\n+ received  a'],
  'pytest, in full': [
    "    def test_it():\n>       assert x == y\nE       assert ['a'] == ['b']\nE         Full diff:\nE           [\nE         -     'b',\nE         +     'a',\nE           ]\n\ntest_a.py:3: AssertionError",
    "  [\n-     'b',\n+     'a',\n  ]",
  ],
}

describe('expected and actual values', () => {
  test.each(Object.entries(messages))('distinguishes expected and actual in a message of %s', (_producer, [message, diff]) => {
    expect(diffOf(message)).toBe(diff)
  })

  test.each([
    'Expected 10 but was 9',
    // The values look equal.
    'expected: java.lang.Integer@1f<1> but was: java.lang.Long@2e<1>',
    'Expected element to be visible',
    'Received a warning that resulted in a failure:\nRan out of cabbage!',
    'Todo:\n- one\n+ two',
    'Expected: 3',
    'Actual: 1\n    at run (a.js:1:1)\nExpected: 2',
    '',
  ])('guesses no values in %j', (message) => {
    expect(diffOf(message)).toBeUndefined()
  })
})

test('shows only words of the message', () => {
  const line = fc.constantFrom(
    'Expected: 1',
    '  Actual: 2',
    'expected:<a> but was:<b>',
    '- Expected',
    '+ Received',
    '- x',
    '+ y',
    '',
    '    z',
    'but was:',
    'E   assert',
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const message = lines.join('\n')
      const shown = shownValues(message, '')
      const words = (text: string) => text.match(/\w+/g) ?? []
      const known = new Set(['expected', 'received', ...words(message)])
      expect(words([...(shown?.lines ?? []), ...(shown?.source ?? [])].join('\n')).filter((word) => !known.has(word))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

const [before, after] = ['x'.repeat(100), 'y'.repeat(100)]
const [left, right] = ['x'.repeat(20), 'y'.repeat(20)]

/** The lines of the diff of a message below a headline. */
function linesBelow(headline: string, message: string, details = ''): readonly string[] {
  const values = shownValues(message, details)
  return values === undefined ? [] : diffWithHeadline(headline, values)
}

test('leaves out what long values have in common, on one line and in a diff of several lines', () => {
  expect(diffOf(`Expected: "${before}b${after}"\nReceived: "${before}a${after}"`)).toBe(
    `- expected  …${left}b${right}…\n+ received  …${left}a${right}…`,
  )
  const property = (value: string) => `   "text": "${before}${value}${after}",`
  expect(diffOf(`toEqual\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-${property('b')}\n+${property('a')}\n  }`)).toBe(
    `  Object {\n-   "text": …${left}b${right}…\n+   "text": …${left}a${right}…\n  }`,
  )
})

test('keeps long lines whole when no line belongs to them', () => {
  const long = `${before}${after}`
  const message = `toEqual\n\n- Expected\n+ Received\n\n  [\n-   "${long}",\n-   "${long}",\n+   1,\n  ]`
  expect(diffOf(message)).toContain(`-   "${long}",`)
})

test('finds a diff whose first difference is beyond 2,000 characters of the details', () => {
  const context = Array.from({ length: 200 }, (_, index) => `    "key${index}": "value",`).join('\n')
  const details = `AssertionError: differs\n\n- Expected\n+ Received\n\n  {\n${context}\n-   "last": 1,\n+   "last": 2,\n  }\n\n ❯ a.test.js:3:43\n`
  expect(shownValues('differs', details)?.lines.slice(-4)).toEqual(['    "key199": "value",', '-   "last": 1,', '+   "last": 2,', '  }'])
})

describe('the line above two values', () => {
  test.each([
    [
      'the values of a matcher',
      'Error: expect(received).toBe(expected): expected 2, received 1',
      'Expected: 2\nReceived: 1',
      ['  Error: expect(received).toBe(expected)'],
    ],
    [
      'the operands of ExUnit',
      'assert total == 3: left 2, right 3',
      'Assertion with == failed\ncode:  assert total == 3\nleft:  2\nright: 3',
      ['  assert total == 3'],
    ],
    ['a headline of two labelled values', 'expected: 2, got: 1', 'expected: 2\n     got: 1', []],
    ['a headline that is one of the values', 'expected: 2', 'expected: 2\n     got: 1', []],
    [
      'long values after the words of a test',
      `price ==> expected: <${before}b${after}>`,
      `price ==> expected: <${before}b${after}> but was: <${before}a${after}>`,
      ['  price …'],
    ],
    [
      'long values after the type of the error',
      `AssertionError: expected '${before}a`,
      `Expected: "${before}b${after}"\nReceived: "${before}a${after}"`,
      [],
    ],
  ])('does not repeat %s', (_what, headline, message, title) => {
    expect(linesBelow(headline, message).filter((line) => line.startsWith('  '))).toEqual(title)
  })

  test('keeps a message with short values', () => {
    const message = 'AssertionError: expected 17.95 to be 17.96'
    expect(linesBelow(message, message)[0]).toBe(`  ${message}`)
  })
})
