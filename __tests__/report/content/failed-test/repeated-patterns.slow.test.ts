// Tests that long messages with repeated patterns are read in time (src/report/content/failed-test/shown-values.ts).
import { expect, test } from 'vitest'
import { shownValues } from '../../../../src/report/content/failed-test/shown-values.js'

/** A short text of each kind, which a message repeats. */
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
  expect(() => shownValues(message, '')).not.toThrow()
})
