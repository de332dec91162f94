import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownValues } from '../../../../src/report/content/failed-test/shown-values.js'

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
