import { describe, expect, test } from 'vitest'
import { decodedError, decodedMessage, repairedMessage } from '../../../../src/read/formats/junit/junit-message.js'

describe('a message attribute', () => {
  test('a message attribute gets back the line breaks that XML replaced by spaces', () => {
    const details = 'Failure/Error: expect(1).to eq(2)\n\n  expected: 2\n       got: 1\n\n  (compared using ==)\n./cart_spec.rb:2:in `block'
    expect(repairedMessage(' expected: 2      got: 1  (compared using ==) ', details)).toBe(
      'expected: 2\n     got: 1\n\n(compared using ==)',
    )
  })

  test('a message attribute gets back the line breaks that node:test removed', () => {
    const details = 'Error [ERR_TEST_FAILURE]: Expected values to be equal:\n+ actual - expected\n\n+ 1\n- 2\n    at a.js:1:1'
    expect(repairedMessage('Expected values to be equal:+ actual - expected+ 1- 2', details)).toBe(
      'Expected values to be equal:\n+ actual - expected\n\n+ 1\n- 2',
    )
  })

  test.each([
    ['boomsecond', 'boom\nsecond'],
    ['+ actual - expected  {    a: 1,+   b: 2-   b: 3  }', '+ actual - expected\n\n  {\n    a: 1,\n+   b: 2\n-   b: 3\n  }'],
    ['Expected &quot;actual&quot; to be unequal', 'Expected "actual" to be unequal'],
  ])('a message attribute gets back %j when node:test encloses the error in brackets', (message, whole) => {
    expect(repairedMessage(message, `[Error [ERR_TEST_FAILURE]: ${whole}] {\n  code: 'ERR_TEST_FAILURE'\n}`)).toBe(whole)
  })

  test('loses the remains of colours when the details hold the text without them', () => {
    const details = 'AssertionError: expected fn to be called with [ 2 ]\n\nReceived:\n\n- 2\n+ 1\n\n ❯ a.js:1:1'
    expect(repairedMessage('expected fn to be called with [ 2 ][90m  Received:  [32m- 2[39m [31m+ 1[39m', details)).toBe(
      'expected fn to be called with [ 2 ]\n\nReceived:\n\n- 2\n+ 1',
    )
    expect(repairedMessage('found [1m in', 'another text')).toBe('found [1m in')
  })

  test('a message attribute gets back the lines that minitest-reporters leaves out', () => {
    const details = '\nFailure:\ntest_adds(Minitest::Result) [/shop/test/cart_test.rb:13]:\nExpected: 3\n  Actual: 2\n    '
    expect(repairedMessage('Expected: 3...', details)).toBe('Expected: 3\n  Actual: 2')
    expect(repairedMessage('Loading...', 'Error: no\nLoading\nDone')).toBe('Loading...')
  })

  test('unescapes the message once more when the details contain the plain text', () => {
    expect(repairedMessage('found [&lt;b&gt; &amp; &quot;x&quot;]', 'AssertionError: found [<b> & "x"]\n at a')).toBe('found [<b> & "x"]')
  })

  test.each([
    ['&lt;b&gt;', 'expected &lt;b&gt;', 'the details repeat it as it is'],
    ['&lt;b&gt;', 'another text', 'the details say something else'],
    ['a b', 'xa\nby', 'its letters are a part of other words'],
    ['a b', '', 'there are no details'],
    ['', 'a', 'it is empty'],
    [' ', 'a', 'it is blank'],
  ])('keeps the message %j next to the text %j because %s', (message, details) => {
    expect(repairedMessage(message, details)).toBe(message)
  })

  test('a message attribute is compared in linear time', () => {
    const details = `${'a '.repeat(30_000)}b`
    expect(repairedMessage(`${'a'.repeat(30_000)}c`, details)).toHaveLength(30_001)
    expect(repairedMessage('&amp;'.repeat(10_000), '& '.repeat(10_000))).toHaveLength(10_000)
  })
})

describe('an error that jest-junit writes as JSON', () => {
  test('an error that jest-junit writes as JSON has the message and the stack', () => {
    expect(decodedError('{"message":"no stock","stack":"Error: no stock\\n    at a.js:1:1"}')).toEqual({
      message: 'no stock',
      details: 'Error: no stock\n    at a.js:1:1',
    })
  })

  test('an error that jest-junit writes as JSON has the first line of the stack when its message is empty', () => {
    expect(decodedError('{"message":"","stack":"Error: no stock\\n    at a.js:1:1"}')?.message).toBe('Error: no stock')
  })

  test('an error that jest-junit writes as JSON has its message when it has no stack', () => {
    const missing = `{"code":"MODULE_NOT_FOUND","hint":"","_originalMessage":"Cannot find module './cart' from 'cart.test.js'"}`
    expect(decodedError(missing)).toEqual({ message: "Cannot find module './cart' from 'cart.test.js'", details: missing })
    expect(decodedError('{"message":"no stock","code":7}')?.message).toBe('no stock')
  })

  test('an error that jest-junit writes as JSON is decoded when it is a string', () => {
    const text = String.raw`"\n/shop/c.test.js: Unexpected token (2:0)\n\n\u001b[0m 1 | test(\"x\")"`
    expect(decodedError(text)).toEqual({
      message: '/shop/c.test.js: Unexpected token (2:0)',
      details: '\n/shop/c.test.js: Unexpected token (2:0)\n\n\u001b[0m 1 | test("x")',
    })
  })

  test.each(['{"a":1}', '"a" is not "b"', '" "', '{"message":"x"', '{ not JSON }', '[1]', 'text', '{"stack":5}'])(
    'is not found in %s',
    (text) => {
      expect(decodedError(text)).toBeUndefined()
    },
  )
})

describe('a message attribute that is JSON', () => {
  const message = '{"message":"no stock","stack":"Error: no stock\\n    at a.js:1:1"}'

  test('a message attribute that is JSON is decoded with its stack when the element has no other text', () => {
    const decoded = { message: 'no stock', details: 'Error: no stock\n    at a.js:1:1' }
    expect(decodedMessage(message, '')).toEqual(decoded)
    expect(decodedMessage(message, `\n${message}\n`)).toEqual(decoded)
  })

  test('a message attribute that is JSON keeps the text of the element', () => {
    expect(decodedMessage(message, 'cart.js:7')).toEqual({ message: 'no stock', details: 'cart.js:7' })
  })

  test.each(['"no stock"', '{ code: 7 }', '{"code":7}', 'no stock'])('is not found in %s', (text) => {
    expect(decodedMessage(text, '')).toBeUndefined()
  })
})
