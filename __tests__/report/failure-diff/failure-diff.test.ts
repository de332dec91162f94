import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failureDiff } from '../../../src/report/failure-diff/failure-diff.js'

const diffOf = (message: string) => failureDiff(message, '')?.lines.join('\n')

/** The message of each producer, and its diff. */
const messages: Readonly<Record<string, readonly [message: string, diff: string]>> = {
  'xUnit.net': [
    'Assert.Equal() Failure: Strings differ\n           ↓ (pos 1)\nExpected: "abc"\nActual:   "adc"\n           ↑ (pos 1)',
    '  Assert.Equal() Failure: Strings differ\n             ↓ (pos 1)\n- Expected: "abc"\n+ Actual:   "adc"\n             ↑ (pos 1)',
  ],
  'xUnit.net, values of several lines': [
    'Assert.Equal() Failure\nExpected: one\ntwo\nthree\nActual:   one\n2\nthree',
    '  Assert.Equal() Failure\n- Expected:\n+ Actual:\n  one\n- two\n+ 2\n  three',
  ],
  NUnit: [
    '  Cookies\n  Expected string length 3 but was 2. Strings differ at index 0.\n  Expected: "abc"\n  But was:  "bc"\n  -----------^',
    '  Cookies\n  Expected string length 3 but was 2. Strings differ at index 0.\n- Expected: "abc"\n+ But was:  "bc"\n  -----------^',
  ],
  'JUnit 3': ['Status expected:<400> but was:<403>', '  Status\n- expected:<400>\n+ but was:<403>'],
  'JUnit 4': ['expected:<[a]b> but was:<[c]b>', '- expected:<[a]b>\n+ but was:<[c]b>'],
  'JUnit 5': [
    'org.opentest4j.AssertionFailedError: price ==> expected: <17.96> but was: <17.95>\n\tat Cart.java:1',
    '  org.opentest4j.AssertionFailedError: price ==>\n- expected: <17.96>\n+ but was: <17.95>\n  \tat Cart.java:1',
  ],
  'JUnit 5, of two classes': [
    'expected: java.lang.Integer@1f<1> but was: java.lang.Long@2e<1>',
    '- expected: java.lang.Integer@1f<1>\n+ but was: java.lang.Long@2e<1>',
  ],
  'JUnit 5, values of several lines': ['expected: <a\nb\nc> but was: <a\nx\nc>', '- expected:\n+ but was:\n  a\n- b\n+ x\n  c'],
  Truth: ['value of: total()\nexpected: foo\nbut was : bar', '  value of: total()\n- expected: foo\n+ but was : bar'],
  'Truth, values of several lines': [
    'expected:\n    a\n    b\nbut was:\n    a\n    c',
    '- expected:\n+ but was:\n      a\n-     b\n+     c',
  ],
  'Truth, a diff': [
    'diff (-expected +actual):\n    @@ -1,2 +1,2 @@\n     a\n    -b\n    +c',
    '  diff (-expected +actual):\n@@ -1,2 +1,2 @@\n a\n-b\n+c',
  ],
  AssertJ: ['\nexpected: 2\n but was: 1', '- expected: 2\n+  but was: 1'],
  'AssertJ, older': [
    'Expecting actual:\n  1\nto be equal to:\n  2\nbut was not.',
    '+ Expecting actual:\n+   1\n- to be equal to:\n-   2\n  but was not.',
  ],
  Hamcrest: ['Price\nExpected: is <3>\n     but: was <4>', '  Price\n- Expected: is <3>\n+      but: was <4>'],
  TestNG: ['numbers differ expected [2] but found [1]', '  numbers differ\n- expected [2]\n+ but found [1]'],
  MSTest: [
    'Assert.AreEqual failed. Expected:<-1>. Actual:<157>. Use List<int>.',
    '  Assert.AreEqual failed.\n- Expected:<-1>.\n+ Actual:<157>.\n  Use List<int>.',
  ],
  Qt: [
    'Compared values are not the same\n   Actual   (str)              : "a"\n   Expected (QString("c"))     : "c"',
    '  Compared values are not the same\n+ Actual   (str)              : "a"\n- Expected (QString("c"))     : "c"',
  ],
  'Qt, with an operator': [
    '   Actual   (opA).isNull(): 1\n   Expected (opB).isNull(): 0',
    '+ Actual   (opA).isNull(): 1\n- Expected (opB).isNull(): 0',
  ],
  Dart: ['Expected: <2>\n  Actual: <1>\n', '- Expected: <2>\n+   Actual: <1>'],
  'Dart, values of several lines': [
    "Expected: 'two\\n'\n            'lines'\n  Actual: 'two\\n'\n            'rows'\n   Which: is different.\n          Expected: ... lines",
    "- Expected:\n+ Actual:\n  'two\\n'\n-   'lines'\n+   'rows'\n     Which: is different.\n            Expected: ... lines",
  ],
  jest: ['Error: no\n\nExpected pattern: /x/\nReceived string:  "y"', '  Error: no\n\n- Expected pattern: /x/\n+ Received string:  "y"'],
  'jest, a diff': [
    'toEqual\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "a": 1,\n+   "a": 2,\n  }',
    '  toEqual\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "a": 1,\n+   "a": 2,\n  }',
  ],
  'Vitest, a diff': [
    'expected 1 to be 2\n\n- Expected\n+ Received\n\n- 2\n+ 1',
    '  expected 1 to be 2\n\n- Expected\n+ Received\n\n- 2\n+ 1',
  ],
  'mocha, whose signs are the other way round': [
    'AssertionError: expected 1 to equal 2\n      + expected - actual\n\n      -1\n      +2\n      ',
    '  AssertionError: expected 1 to equal 2\n- expected\n+ actual\n\n-2\n+1',
  ],
  'node:assert': [
    'Expected values to be strictly deep-equal:\n+ actual - expected\n\n+ 1\n- 2',
    '  Expected values to be strictly deep-equal:\n- expected\n+ actual\n\n- 2\n+ 1',
  ],
  'go-cmp': ['mismatch (-want +got):\n  int(\n- \t1,\n+ \t2,\n  )', '  mismatch (-want +got):\n  int(\n- \t1,\n+ \t2,\n  )'],
  'go-cmp, turned': ['mismatch (-got +want):\n- 1\n+ 2', '  mismatch (+got -want):\n- 2\n+ 1'],
  PHPUnit: [
    'Failed asserting that two strings are equal.\n--- Expected\n+++ Actual\n@@ @@\n-a\n+b',
    '  Failed asserting that two strings are equal.\n--- Expected\n+++ Actual\n@@ @@\n-a\n+b',
  ],
  RSpec: ['expected: 1\n     got: 2\n\n(compared using ==)', '- expected: 1\n+      got: 2\n\n  (compared using ==)'],
  NFluent: [
    'The checked value:\n\t[True]\nThe expected value:\n\t[False]',
    '+ The checked value:\n+ \t[True]\n- The expected value:\n- \t[False]',
  ],
  'pytest, in short': [
    "AssertionError: assert 'a' == 'b'\n  \n  - b\n  + a",
    "  AssertionError: assert 'a' == 'b'\n- expected\n+ actual\n\n- b\n+ a",
  ],
  'pytest, in full': [
    "    def test_it():\n>       assert x == y\nE       assert ['a'] == ['b']\nE         Full diff:\nE           [\nE         -     'b',\nE         +     'a',\nE           ]\n\ntest_a.py:3: AssertionError",
    "  assert ['a'] == ['b']\n  Full diff:\n- expected\n+ actual\n  [\n-     'b',\n+     'a',\n  ]",
  ],
}

describe('expected and actual values', () => {
  test.each(Object.entries(messages))('distinguishes expected and actual in a message of %s', (_producer, [message, diff]) => {
    expect(diffOf(message)).toBe(diff)
  })

  test.each([
    'Expected 10 but was 9',
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

test('keeps every word of a message in its diff', () => {
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
      const shown = diffOf(message)
      if (shown === undefined || message.includes('E   assert')) return
      const words = (text: string) => text.match(/\w+/g) ?? []
      // The diff has the lines that both values share only once.
      expect(new Set(words(shown))).toEqual(new Set(words(message)))
    }),
    { numRuns: 2_000 },
  )
})

describe('a message that repeats one pattern', () => {
  const repeated = {
    spaces: ' ',
    'line ends': '\n',
    labels: 'Expected: 1\n',
    'labels of both kinds': 'Expected: 1\nActual: 2\n',
    openings: 'expected: <',
    middles: '> but was: <',
    ends: '> ',
    parentheses: 'Expected (',
    'closed parentheses': '()) ',
    'class names': 'expected:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.',
    'legends of one line': '(-want +got)\n',
    'legends of two lines': '- Expected\n',
    'legends on one line': '- expected + actual ',
    assertions: 'E assert\n',
    signs: '- \n',
    frames: ' at \n',
    'sentences of chai': 'expected 1 to be ',
    'sentences of FluentAssertions': 'Expected x to be 1, but found ',
    'operands of Rust': 'assertion `left == right` failed\n  left: 1\n right: 2\n',
    'operands of Rust without an end': 'assertion `left == right` failed\n  left: 1\n',
    'operands of ExUnit': 'Assertion with == failed\ncode:\nleft:\n',
    'operands of GoogleTest': 'Expected equality of these values:\n  1\n    Which is: 2\n',
    'expansions of Catch2': '  CHECK( a == b )\nwith expansion:\n  1\n  ==\n',
    'conditions of Spock': 'Condition not satisfied:\n\na == b\n| |  |\n',
    'bars of Groovy': '| ',
    'values of XCTest': 'XCTAssertEqual failed: ("1") is not equal to ("',
    'values of Shouldly': 'x\n    should be\n1\n    but was\n',
    'operators of equality': '1 == ',
    'lines of pytest': 'E       assert 1 == 2\n',
    'notes of pytest': 'assert 1\n- a\n+ b\nnote\n',
    'messages of unittest': 'AssertionError: 1 != 2\n- a\n+ b\n : c\n',
    'values in the words of Jest': 'Expected value to be equal to:\n  1\nReceived:\n  2\n',
    'ends of an error of node:test': '] {\n        code',
    'lines of ndiff': 'AssertionError: 1 != 2\n- 1\n+ 2\n  \n',
    'got and want': 'got 1, want ',
    brackets: '[',
    'open and closed brackets': '[]',
    quotes: "'",
  }

  // A linear search takes well below a second; a quadratic one would run into the time limit of the tests.
  test.each(Object.entries(repeated))('reads a message of two million characters that repeats %s', (_name, unit) => {
    const message = `Expected: <${unit.repeat(2_000_000 / unit.length)}`
    expect(() => failureDiff(message, '')).not.toThrow()
  })
})
