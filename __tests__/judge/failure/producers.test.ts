// Tests the headline that src/judge/failure/failure-lead.ts finds in the failures that each test tool writes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leadOf } from '../../../src/judge/failure/failure-lead.js'
import { recognise } from '../../../src/read/formats/index.js'
import { decodeWhole, readText } from '../../read/formats/reading.js'

const fixtures = join(import.meta.dirname, '../../fixtures')

/** The headline of each failed test of a file. */
async function headlinesOf(path: string): Promise<Readonly<Record<string, string | undefined>>> {
  const text = decodeWhole(readFileSync(join(fixtures, path)))
  const { format, because } = recognise(path, text.slice(0, 64 * 1024))
  if (format === undefined) throw new Error(because)
  const { tests } = await readText(format, path, text)
  const failed = tests.filter(({ status }) => status === 'failed')
  return Object.fromEntries(failed.map((failure) => [failure.name, leadOf(failure)?.headline]))
}

test.each([
  ['junit/bats.xml', { 'one is two': "`[ 1 -eq 2 ]' failed", 'helper fails': '`[ "$status" -eq 0 ]\' failed' }],
  [
    'junit/behave.xml',
    { Sum: 'the totals differ', Boom: "KeyError: 'sku'", Missing: 'Failing step: Given nothing defined ... undefined in 0.000s' },
  ],
  [
    'junit/boost-test.xml',
    {
      adds: 'check 1 + 1 == 3 has failed [1 + 1 != 3]',
      requires_it: 'critical check 1 == 2 has failed [1 != 2]',
      throws: 'std::runtime_error: no stock',
    },
  ],
  ['junit/catch2.xml', { adds: 'sum == 3', throws: 'no stock', fails: 'out of stock' }],
  ['junit/ctest-failed.xml', { prints: 'total: 17.95, expected 17.96', silent: undefined, missing: 'Unable to find executable' }],
  ['junit/doctest-exception.xml', { adds: '2 == 3', throws: 'no stock' }],
  [
    'junit/go.xml',
    {
      TestLog: 'fail_test.go:7: Error message',
      TestPanic: 'panic: assignment to entry in nil map [recovered]',
      TestSum: 'cart_test.go:7: first',
      TestTotal: 'Not equal: expected: 1, actual : 2',
    },
  ],
  [
    'junit/jest-after-all.xml',
    { " Test execution failure: could be caused by test hooks like 'afterAll'.": 'Error: cannot close the cart' },
  ],
  [
    'junit/node-test-diff.xml',
    { adds: 'Expected values to be strictly deep-equal:', sum: 'Expected values to be strictly equal: 1 !== 2' },
  ],
  ['junit/nose.xml', { test_sum: 'AssertionError: assert total == 3', test_sku: "KeyError: 'sku'" }],
  [
    'junit/phpunit.xml',
    {
      testName: 'Failed asserting that two strings are identical.',
      'testSum with data set "one and two"': 'The sums differ: Failed asserting that 2 is identical to 1.',
      'testSum with data set #0': 'The sums differ: Failed asserting that 4 is identical to 3.',
      testThrows: 'RuntimeException: no stock',
    },
  ],
  ['junit/playwright.xml', { sum: 'Error: expect(received).toBe(expected): expected 17.96, received 17.95' }],
  ['junit/rspec.xml', { 'Cart adds': 'expected: 2, got: 1', 'Cart compares': 'expected: "a\\nx\\nc", got: "a\\nb\\nc"' }],
  [
    'junit/testng-junit-xml-reporter.xml',
    {
      bare: 'ArrayIndexOutOfBoundsException: 5',
      compares: 'prices differ expected [other] but found [<b> "x" & \'y\']',
      indexes: 'Index 5 out of bounds for length 3',
      lines: 'first',
    },
  ],
  [
    'otr/junit-odd-situations.xml',
    {
      comparesTexts: 'expected: <first line',
      'dynamic()[2][1]': 'dynamic failure',
      fails: 'AssertionFailedError: deep',
      failsSeveral: 'cart (2 failures)',
      failsWithCause: 'RuntimeException: outer',
      'hasNoSource(int)': 'Could not find factory method [missing] in class [shop.CartTest]',
      'isSmall(int)[3]': 'expected: <true> but was: <false>',
      oldStyle: 'old expected:<1> but was:<2>',
      roundsHalfACentUp: 'expected: <17.96> but was: <17.95>',
      throwsAnError: 'no stock',
      throwsWithoutMessage: 'NullPointerException at CartTest.throwsWithoutMessage (CartTest.java:21)',
    },
  ],
  [
    'otr/phpunit-odd-situations.xml',
    {
      'cart.phpt': 'Failed asserting that string matches format description.',
      'testAddsTax with data set #0': 'Failed asserting that 2 is identical to 3.',
      testComparesArrays: 'The order changed: Failed asserting that two arrays are identical.',
      testNeverPays: 'Failed asserting that false is true.',
      testOne: 'LogicException: no cart',
      testRoundsHalfACentUp: 'Failed asserting that 17.95 matches expected 17.96.',
      testThrows: 'RuntimeException: no stock',
      testThrowsNothingToSay: 'RuntimeException (CartTest.php:41)',
    },
  ],
])('finds the reason of each failure in %s', async (path, headlines) => {
  expect(await headlinesOf(path)).toEqual(headlines)
})
