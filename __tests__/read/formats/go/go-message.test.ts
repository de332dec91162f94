import { describe, expect, test } from 'vitest'
import { goMessage, goSkipReason } from '../../../../src/read/formats/go/go-message.js'

const testify = (...rows: readonly string[]) => `    cart_test.go:12: \n${rows.map((row) => `        \t${row}\n`).join('')}`

describe('the message of a failed test of Go', () => {
  test.each([
    ['the last logged line', '    a_test.go:3: preparing\n    a_test.go:4: got 1, want 2\n', 'got 1, want 2'],
    ['all lines of a logged text', '    a_test.go:4: first\n        second\n          third\nprinted\n', 'first\nsecond\n  third'],
    ['the text after a line break', '    a_test.go:4: \n        first\n', 'first'],
    ['a logged line that begins with the name of the test (Go 1.14)', '    TestA: a_test.go:4: no stock\n', 'no stock'],
    ['a logged line with a folder', '    cart/a_test.go:4: no stock\n', 'no stock'],
    [
      'a panic',
      '    a_test.go:4: before\npanic: no stock [recovered]\n\tpanic: no stock\n\ngoroutine 1 [running]:\n',
      'panic: no stock [recovered]',
    ],
    [
      'an error of the runtime',
      'fatal error: all goroutines are asleep - deadlock!\n\n',
      'fatal error: all goroutines are asleep - deadlock!',
    ],
    ['the first line of other output', '\nfirst\nsecond\n', 'first'],
    ['a word when there is only white space', ' \n', 'Failed'],
    ['a word when a logged text is empty', '    a_test.go:4: \n', 'Failed'],
  ])('is %s', (_what, output, message) => {
    expect(goMessage(output)).toEqual({ message })
  })

  test('contains the error, the values and the messages of testify', () => {
    const output = testify(
      'Error Trace:\t/work/cart_test.go:12',
      'Error:      \tNot equal: ',
      '            \texpected: 17.96',
      '            \tactual  : 17.95',
      'Test:       \tTestTotal',
      'Messages:   \trounding of EUR',
    )
    expect(goMessage(output)).toEqual({
      message: 'Not equal: \nexpected: 17.96\nactual  : 17.95\nrounding of EUR',
      expected: '17.96',
      actual: '17.95',
    })
  })

  test('is the last error of testify when several assertions failed', () => {
    const output = testify('Error:      \tShould be true') + testify('Error:      \tShould be empty', 'Test:       \tTestA')
    expect(goMessage(output)).toEqual({ message: 'Should be empty' })
  })

  test('contains what an example printed and what it should print', () => {
    expect(goMessage('got:\n1\n2\nwant:\n1\n3\n')).toEqual({ message: 'got:\n1\n2\nwant:\n1\n3', expected: '1\n3', actual: '1\n2' })
  })
})

test.each([
  ['the text that the test logged', '    a_test.go:3: preparing\n    a_test.go:4: no network\n', 'no network'],
  ['the last line of output', 'first\nlast\n\n', 'last'],
  ['nothing', '\n', ''],
])('the reason for skipping is %s', (_what, output, reason) => {
  expect(goSkipReason(output)).toBe(reason)
})
