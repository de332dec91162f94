import { describe, expect, test } from 'vitest'
import type { Failure } from '../../../src/judge/failure/failure.js'
import { leadOf } from '../../../src/judge/failure/failure-lead.js'

const headlineOf = (failure: Partial<Failure>) => leadOf({ name: 'sums up', suite: ['Cart'], ...failure })?.headline
const textOf = (failure: Partial<Failure>) => leadOf({ name: 'sums up', suite: ['Cart'], ...failure })?.text

const lines = (...all: readonly string[]) => all.join('\n')

describe('headline of a producer', () => {
  test('takes the first line of an ordinary message', () => {
    const message = 'expected 17.95 to be 17.96\nat the till'
    expect(leadOf({ name: 'sums up', suite: [], message, details: 'Error: other' })).toEqual({ headline: 'expected 17.95 to be 17.96' })
  })

  test('takes the line after the qualified name of the test for PHPUnit', () => {
    const details = 'Shop\\CartTest::testName\nFailed asserting that two strings are identical.\n--- Expected\n+++ Actual'
    const suite = ['Shop\\CartTest', 'Shop.CartTest']
    expect(headlineOf({ name: 'testName', suite, message: 'Shop\\CartTest::testName', details })).toBe(
      'Failed asserting that two strings are identical.',
    )
  })

  test('takes the line after the name with its data set for PHPUnit', () => {
    const first = 'Shop\\CartTest::testSum with data set "one and two" (1, 2)'
    const failure = { name: 'testSum with data set "one and two"', suite: ['Shop\\CartTest'], message: first }
    expect(headlineOf({ ...failure, details: `${first}\nThe sums differ` })).toBe('The sums differ')
  })

  test('takes the last line that the test logged for Go', () => {
    const details = lines(
      '=== RUN   TestSum',
      '    fail_test.go:5: preparing',
      '    fail_test.go:6: Error message',
      '--- FAIL: TestSum (0.00s)',
    )
    expect(headlineOf({ name: 'TestSum', message: 'Failed', details })).toBe('fail_test.go:6: Error message')
    expect(headlineOf({ message: 'Failed', details: 'fail_test.go:5: log\nfail_test.go:6: Error message' })).toBe(
      'fail_test.go:6: Error message',
    )
  })

  test('keeps the further lines of a message below the headline for Go', () => {
    const details = lines('    fail_test.go:6: first', '        second', '--- FAIL: TestSum (0.00s)')
    expect(textOf({ message: 'Failed', details })).toBe('fail_test.go:6: first\n    second')
  })

  test('takes the panic when a Go test panics', () => {
    const details = lines('=== RUN   TestSum', 'panic: assignment to entry in nil map [recovered]', '', 'goroutine 18 [running]:')
    expect(headlineOf({ name: 'TestSum', message: 'Failed', details })).toBe('panic: assignment to entry in nil map [recovered]')
  })

  test('leads with the error of testify that contains both values', () => {
    const details = lines(
      '    cart_test.go:10: ',
      '        \tError Trace:\t/shop/cart_test.go:10',
      '        \tError:      \tNot equal: ',
      '        \t            \texpected: 1',
      '        \t            \tactual  : 2',
      '        \tTest:       \tTestSum',
    )
    expect(headlineOf({ message: 'Failed', details })).toBe('Not equal: expected: 1, actual : 2')
  })

  test.each([
    [
      'doctest',
      'cart.cpp(0):',
      'cart.cpp(0):\nCHECK( sum == 3 ) is NOT correct!\n  values: CHECK( 2 == 3 )',
      'CHECK( sum == 3 ) is NOT correct!',
    ],
    ['an exception in doctest', 'exception', '\n        no stock\n      ', 'no stock'],
    ['Catch2', 'FAILED:', '\nFAILED:\n  CHECK( sum == 3 )\nwith expansion:\n  2 == 3\nat cart.cpp:8', 'CHECK( sum == 3 )'],
    ['an exception in Catch2', 'FAILED:', '\nFAILED:\ndue to unexpected exception with message:\n  no stock\nat cart.cpp:9', 'no stock'],
    [
      'Boost.Test',
      'failure',
      '\nASSERTION FAILURE:\n- file   : cart.cpp\n- line   : 4\n- message: check sum == 3 has failed [2 != 3]\n\n',
      'check sum == 3 has failed [2 != 3]',
    ],
    [
      'an exception in Boost.Test',
      'unexpected exception',
      '\nUNCAUGHT EXCEPTION:\n- file: unknown location\n- line: 0\n\n\nEXCEPTION STACK TRACE: --------------\nstd::runtime_error: no stock\n' +
        '-------------------------------------\n\nLast checkpoint:\n- message: ""throws" test entry"\n- file: cart.cpp\n- line: 6\n',
      'std::runtime_error: no stock',
    ],
    [
      'GoogleTest',
      'cart.cc:21\nExpected equality of these values:\n  sum\n    Which is: 2\n  3',
      '',
      'Expected equality of these values: sum, 3',
    ],
    [
      'GoogleTest, of a string with characters other than ASCII',
      'cart.cc:22\nExpected equality of these values:\n  name\n    Which is: "h\\xC3\\xA9"\n    As Text: "hé"\n  "he"',
      '',
      'Expected equality of these values: name, "he"',
    ],
    ['bats', '(in test file t/x.bats, line 2)', "(in test file t/x.bats, line 2)\n  `[ 1 -eq 2 ]' failed", "`[ 1 -eq 2 ]' failed"],
    [
      'a function in bats',
      "(from function `equal' in file t/lib.bash, line 3,",
      "(from function `equal' in file t/lib.bash, line 3,\n in test file t/x.bats, line 5)\n  `equal 1 2' failed",
      "`equal 1 2' failed",
    ],
    [
      'a step of behave without an exception',
      'None',
      '\nFailing step: Given nothing defined ... undefined in 0.000s\nLocation: features/cart.feature:8\nNone',
      'Failing step: Given nothing defined ... undefined in 0.000s',
    ],
    [
      'a traceback',
      'Traceback (most recent call last):',
      'Traceback (most recent call last):\n  File "cart.py", line 7, in total\n    return 1 / 0\nZeroDivisionError: division by zero\n',
      'ZeroDivisionError: division by zero',
    ],
    [
      'a traceback that ends with a type',
      'Traceback (most recent call last):\n  File "cart.py", line 7, in test_total\n    assert total == 2\n           ^^^^^^^^^^\nAssertionError',
      '',
      'AssertionError: assert total == 2',
    ],
    [
      'an exception while another one is handled',
      'Traceback (most recent call last):\n  File "a.py", line 1, in a\nKeyError: 1\n\nDuring handling of the above exception, another exception ' +
        'occurred:\n\nTraceback (most recent call last):\n  File "b.py", line 2, in b\nValueError: no sku\n',
      '',
      'ValueError: no sku',
    ],
    [
      'a panic of Rust',
      "thread 'adds' panicked at src/lib.rs:5:9:",
      "thread 'adds' panicked at src/lib.rs:5:9:\nno stock\nnote: run with",
      'no stock',
    ],
    [
      'a panic of Rust in nextest',
      "thread 'adds' (17) panicked at src/lib.rs:5:9",
      "thread 'adds' (17) panicked at src/lib.rs:5:9:\nno stock\nnote: run with",
      'no stock',
    ],
    [
      'Jest',
      '● Test suite failed to run',
      "  ● Test suite failed to run\n\n    Cannot find module './cart'",
      "Cannot find module './cart'",
    ],
    [
      'an import that pytest cannot collect',
      'collection failure',
      "Traceback:\ntest_cart.py:1: in <module>\n    import cart\nE   ModuleNotFoundError: No module named 'cart'",
      "ModuleNotFoundError: No module named 'cart'",
    ],
    [
      'a syntax error that pytest cannot collect',
      'collection failure',
      'ast.py:50: in parse\n    return compile(source)\nE     File "test_cart.py", line 1\nE       def test_a(:\nE                  ^\nE   SyntaxError: invalid syntax',
      'SyntaxError: invalid syntax',
    ],
    [
      'a syntax error in evaluated code',
      '  File "<string>", line 1\n    a b c\n      ^\nSyntaxError: invalid syntax',
      '',
      'SyntaxError: invalid syntax',
    ],
    [
      'a syntax error that Node.js finds',
      "file:///w/a.test.mjs:2\nconst x = ;\n          ^\nSyntaxError: Unexpected token ';'\n    at compileSourceTextModule (node:internal/modules/esm/utils:346:16)",
      '',
      "SyntaxError: Unexpected token ';'",
    ],
    [
      'an error that ends Node.js',
      "/w/b.test.cjs:2\nthrow new TypeError('boom')\n^\n\nTypeError: boom\n    at Object.<anonymous> (/w/b.test.cjs:2:7)\n",
      '',
      'TypeError: boom',
    ],
    [
      'GoogleTest with text',
      'cart.cc:3\nExpected equality of these values:\n  name\n    Which is: "h\\xC3\\xA9"\n    As Text: "hé"\n  "he"',
      '',
      'Expected equality of these values: name, "he"',
    ],
    ['an exception in GoogleTest', 'unknown file\nC++ exception "no stock" thrown.', '', 'C++ exception "no stock" thrown.'],
    [
      'a compiler of Go',
      'Build error',
      'q/q_test.go:3:38: too many return values\n\thave (number)\n\twant ()',
      'q/q_test.go:3:38: too many return values',
    ],
    ['a package of Go that cannot be built', 'Failed', 'FAIL\tshop/cart [build failed]\n', 'FAIL shop/cart [build failed]'],
    ['TAP', 'not ok 4', '1..4\nok 3\nnot ok 4\n# Failed test 4 in t/cart.t at line 45', 'Failed test 4 in t/cart.t at line 45'],
    [
      'MSTest',
      'Test method Shop.CartTest.Adds threw exception: \nSystem.FormatException: Input string was not in a correct format.',
      '',
      'System.FormatException: Input string was not in a correct format.',
    ],
    [
      'a failed step that Cucumber lists in a file of TestNG',
      `Given a cart${'.'.repeat(64)}passed\nThen the total is 3${'.'.repeat(57)}failed\n`,
      'java.lang.AssertionError: expected [3] but found [2]\n\tat org.testng.Assert.fail(Assert.java:99)',
      'java.lang.AssertionError: expected [3] but found [2]',
    ],
    [
      'an undefined step that Cucumber lists in a file of TestNG',
      `Given a cart${'.'.repeat(64)}passed\nThen the total is 3${'.'.repeat(57)}undefined\n`,
      'The scenario has pending or undefined step(s)',
      'The step "Then the total is 3" is undefined.',
    ],
    [
      'a pending step that Cucumber lists in a JUnit file',
      'The scenario has pending or undefined step(s)',
      `Given first step${'.'.repeat(60)}pending\nWhen second step${'.'.repeat(60)}skipped\n`,
      'The step "Given first step" is pending.',
    ],
    [
      'Cucumber for Ruby',
      'failed sums up',
      '\n    Scenario: sums up\n\nThen there are 2\n\nMessage:\n\n    \nexpected: 2\n     got: 1\n\n(compared using ==)\n (RSpec::Expectations::ExpectationNotMetError)\n' +
        "./features/step_definitions/s.rb:3:in `/^there are (\\d+)$/'\nfeatures/a.feature:4:in `Then there are 2'",
      'expected: 2, got: 1',
    ],
    [
      'Test::More, with a pattern',
      "Failed test 'sums up'\nat a.t line 2.\n                'abc'\n  doesn't match '(?^:x)'",
      '',
      "'abc' doesn't match '(?^:x)'",
    ],
    ['Test::More, with an operator', "Failed test 'sums up'\nat a.t line 2.\n  '1'\n      >\n  '2'", '', "'1' > '2'"],
    [
      'Test::More, with structures',
      "Failed test 'sums up'\nat a.t line 2.\n  Structures begin differing at:\n       $got->{a}[1] = '2'\n  $expected->{a}[1] = '3'",
      '',
      "Structures begin differing at: $got->{a}[1] = '2', $expected->{a}[1] = '3'",
    ],
    [
      'GoogleTest, with a text of the test',
      'g.cc:3\nExpected equality of these values:\n  total\n    Which is: 1\n  2\nthe total must stay',
      '',
      'the total must stay: Expected equality of these values: total, 2',
    ],
    [
      'GoogleTest, with a text of the test after a boolean',
      'g.cc:4\nValue of: ok\n  Actual: false\nExpected: true\nno stock for 3',
      '',
      'no stock for 3: Value of: ok',
    ],
    [
      'GoogleTest, with a text of the test after a diff',
      'g.cc:12\nExpected equality of these values:\n  name\n    Which is: "a\\nb"\n  "a\\nx"\nWith diff:\n@@ -1,2 +1,2 @@\n a\n-b\n+x\n\nthe lines',
      '',
      'the lines: Expected equality of these values: name, "a\\nx"',
    ],
    [
      'GoogleTest, with a trace instead of a text',
      'g.cc:13\nExpected equality of these values:\n  1\n  2\nGoogle Test trace:\ng.cc:13: in the loop',
      '',
      'Expected equality of these values: 1, 2',
    ],
    [
      'ExUnit',
      'Assertion with == failed',
      '  1) test total (CartTest)\n     test/cart_test.exs:22\n     Assertion with == failed\n     code:  assert total == 3\n     left:  2\n     right: 3\n     stacktrace:\n       test/cart_test.exs:22: (test)',
      'assert total == 3: left 2, right 3',
    ],
    [
      'ExUnit, with a match',
      'match (=) failed',
      '  4) test match (CartTest)\n     test/cart_test.exs:14\n     match (=) failed\n     code:  assert {:ok, _} = reply\n     left:  {:ok, _}\n     right: {:error, :nope}\n',
      'assert {:ok, _} = reply: left {:ok, _}, right {:error, :nope}',
    ],
    [
      'ExUnit, with a truth',
      'Expected truthy, got false',
      '  2) test fun (CartTest)\n     test/cart_test.exs:17\n     Expected truthy, got false\n     code: assert String.contains?(x, "z")\n     arguments:\n\n         # 1\n         "abc"\n',
      'Expected truthy, got false: assert String.contains?(x, "z")',
    ],
    [
      'a test whose message only refers to another text',
      'Test failed. See the log for details.',
      'Test failed. See the log for details.\nthe total is 2, not 3',
      'the total is 2, not 3',
    ],
  ])('takes the reason of %s', (_producer, message, details, headline) => {
    expect(headlineOf({ message, details })).toBe(headline)
  })

  test.each([
    ['5', 'java.lang.ArrayIndexOutOfBoundsException: 5\n\tat shop.Cart.get(Cart.java:3)', 'ArrayIndexOutOfBoundsException: 5'],
    [
      "'void shop.Cart.add(int, java.lang.String)'",
      "java.lang.NoSuchMethodError: 'void shop.Cart.add(int, java.lang.String)'\n\tat shop.CartTest.adds(CartTest.java:9)",
      "NoSuchMethodError: 'void shop.Cart.add(int, java.lang.String)'",
    ],
    [
      'shop.Cart.add(I)V',
      'java.lang.NoSuchMethodError: shop.Cart.add(I)V\n\tat shop.CartTest.adds(CartTest.java:9)',
      'NoSuchMethodError: shop.Cart.add(I)V',
    ],
    [
      'java.lang.AssertionError',
      'java.lang.AssertionError\n\tat org.junit.Assert.fail(Assert.java:86)\n\tat shop.CartTest.adds(CartTest.java:9)',
      'AssertionError at CartTest.adds (CartTest.java:9)',
    ],
    ["'sku'", 'Traceback (most recent call last):\n  File "cart.py", line 7, in c\nKeyError: \'sku\'\n', "KeyError: 'sku'"],
  ])('adds the short name of the exception to the message %s', (message, details, headline) => {
    expect(headlineOf({ message, details })).toBe(headline)
  })

  test('joins a short text of the test with the sentence of PHPUnit, and takes only a long one', () => {
    const headline = (text: string) => {
      const details = `CartTest::testTotal\n${text}\nFailed asserting that 2 is identical to 1.\n\n/shop/CartTest.php:4`
      return headlineOf({ name: 'testTotal', suite: ['CartTest'], message: 'CartTest::testTotal', details })
    }
    expect(headline('total')).toBe('total: Failed asserting that 2 is identical to 1.')
    expect(headline('is open:')).toBe('is open: Failed asserting that 2 is identical to 1.')
    const long = 'The cart must contain the voucher after it was added to the order twice'
    expect(headline(long)).toBe(long)
  })

  test('takes the own line of a test when Meson gives it the output of the whole TAP script', () => {
    const stdout = lines('1..4', 'ok 1 - adds', 'not ok 2 - rounds', '# total is 3', 'not ok 3 - ships', '# no address', 'not ok 4 - pays')
    const headline = (name: string) => headlineOf({ name, suite: ['shop.shop / tap'], stdout })
    expect(['2 - rounds', '3 - ships', '4 - pays'].map(headline)).toEqual(['total is 3', 'no address', 'not ok 4 - pays'])
  })

  test('takes the exception that is the name of the test, not the code below its stack, for node-tap', () => {
    const details = lines('    at Test.<anonymous> (a.js:4:31)', '', "t.test('throws', t => { throw new Error('no stock') })")
    expect(headlineOf({ name: 'no stock', suite: ['throws'], message: 'no stock', details })).toBe('no stock')
  })

  test('keeps the exception that led to another one when the message is the name of the test', () => {
    const details = lines('\tat shop.CartTest.sumsUp(CartTest.java:9)', 'Caused by: java.lang.IllegalStateException: no stock')
    expect(headlineOf({ message: 'sums up', details })).toBe('Caused by: java.lang.IllegalStateException: no stock')
  })

  test('takes the printed exception with expected and actual value, file and line for Flutter', () => {
    const stdout = lines(
      '══╡ EXCEPTION CAUGHT BY FLUTTER TEST FRAMEWORK ╞════════════════════',
      'The following TestFailure was thrown running a test:',
      'Expected: exactly one matching candidate',
      '  Actual: _TextWidgetFinder:<Found 0 widgets with text "2": []>',
      '   Which: means none were found but one was expected',
      '',
      'When the exception was thrown, this was the stack:',
      '#4      main.<anonymous closure> (file:///shop/test/cart_test.dart:30:5)',
      '',
      'This was caught by the test expectation on the following line:',
      '  file:///shop/test/cart_test.dart line 30',
      'The test description was:',
      '  sums up',
      '════════════════════════════════════════════════════════════════════',
    )
    const message = 'Test failed. See exception logs above.\nThe test description was: sums up'
    const lead = leadOf({ name: 'sums up', suite: [], message, stdout })
    expect(lead?.headline).toBe(
      'Expected: exactly one matching candidate, Actual: _TextWidgetFinder:<Found 0 widgets with text "2": []> (cart_test.dart:30)',
    )
    expect(lead?.text).toBe(
      lines(
        'Expected: exactly one matching candidate',
        '  Actual: _TextWidgetFinder:<Found 0 widgets with text "2": []>',
        '   Which: means none were found but one was expected',
        'at file:///shop/test/cart_test.dart:30',
      ),
    )
  })

  test('takes the exception below a wrapped introduction for Flutter', () => {
    const stdout = lines(
      '══╡ EXCEPTION CAUGHT BY WIDGETS LIBRARY ╞═══════════════════════════',
      'The following StateError was thrown building Cart(dirty, dependencies:',
      '[MediaQuery]):',
      'Bad state: no stock',
    )
    expect(headlineOf({ message: 'Test failed. See exception logs above.', stdout })).toBe('Bad state: no stock')
  })

  test('takes the error below the title of the test for Playwright', () => {
    const title = '  [chromium] › tests/cart.spec.ts:3:5 › sums up ─────'
    const details = lines('', title, '', '    Test timeout of 1ms exceeded.', '', '    Error: page.goto: net::ERR_ABORTED')
    const failure = { suite: ['tests/cart.spec.ts'], message: 'cart.spec.ts:3:5 sums up', details }
    expect(headlineOf(failure)).toBe('Test timeout of 1ms exceeded.')
  })

  test('takes the error when the message has only the last title of the test for Playwright', () => {
    const details = '  [chromium] › cart.spec.ts:3:5 › shop › adds 2 ─────\n\n    Error: no stock\n\n        at cart.spec.ts:5:22'
    const failure = { name: 'shop › adds 2', suite: ['cart.spec.ts'], details }
    expect(headlineOf({ ...failure, message: 'cart.spec.ts:3:5 adds 2' })).toBe('Error: no stock')
    expect(headlineOf({ ...failure, message: 'cart.spec.ts:3:5 removes 2' })).toBe('cart.spec.ts:3:5 removes 2')
  })
})

describe('headline of a matcher', () => {
  const matcher = (line: string, ...below: readonly string[]) =>
    headlineOf({
      message: `Error: ${line}`,
      details: lines(`Error: ${line}`, ...below, '    at Object.<anonymous> (/shop/cart.test.js:4:30)'),
    })

  test.each([
    [
      'expect(received).toBe(expected) // Object.is equality',
      ['', 'Expected: 2', 'Received: 1'],
      'expect(received).toBe(expected): expected 2, received 1',
    ],
    [
      'expect(jest.fn()).toHaveBeenCalledTimes(expected)',
      ['', 'Expected number of calls: 1', 'Received number of calls: 2'],
      'expect(jest.fn()).toHaveBeenCalledTimes(expected): expected 1, received 2',
    ],
    [
      'expect(received).toHaveLength(expected)',
      ['', 'Expected length: 3', 'Received length: 2', 'Received array:  [1, 2]'],
      'expect(received).toHaveLength(expected): expected 3, received 2',
    ],
    ['expect(received).toBeTruthy()', ['', 'Received: null'], 'expect(received).toBeTruthy(): received null'],
    [
      'expect(received).not.toBe(expected) // Object.is equality',
      ['', 'Expected: not 1'],
      'expect(received).not.toBe(expected): expected not 1',
    ],
    ['expect(received).toThrow()', ['', 'Received function did not throw'], 'expect(received).toThrow()'],
    [
      'expect(received).toEqual(expected) // deep equality',
      [
        '',
        '- Expected  - 1',
        '+ Received  + 1',
        '',
        '  Object {',
        '    "a": 1,',
        '    "b": Array [',
        '      1,',
        '-     3,',
        '+     2,',
        '    ],',
        '  }',
      ],
      'expect(received).toEqual(expected): expected 3, received 2',
    ],
    [
      'expect(received).toMatch(expected)',
      ['', 'Expected pattern: /total/', 'Received string:  "first', 'second"', ''],
      'expect(received).toMatch(expected): expected /total/, received "first …',
    ],
  ])('adds the values to %s of Jest', (line, below, headline) => {
    expect(matcher(line, ...below)).toBe(`Error: ${headline}`)
  })

  test('keeps a matcher of Jest when its diff changes several lines', () => {
    const line = 'expect(received).toEqual(expected) // deep equality'
    expect(matcher(line, '', '- Expected  - 2', '+ Received  + 2', '', '- a', '- b', '+ c', '+ d')).toBe(`Error: ${line}`)
  })

  test('adds the values to a matcher of Playwright', () => {
    const details = lines(
      '',
      '  cart.spec.js:2:1 › be ─────',
      '',
      '    Error: expect(locator).toHaveText(expected) failed',
      '',
      "    Locator:  locator('h1')",
      '    Expected: "Total: 2"',
      '    Received: "Total: 1"',
      '    Timeout:  5000ms',
      '',
      '      1 | import',
      '        at /shop/cart.spec.js:2:30',
    )
    expect(headlineOf({ name: 'be', suite: ['cart.spec.js'], message: 'expect(locator).toHaveText(expected) failed', details })).toBe(
      'Error: expect(locator).toHaveText(expected) failed: expected "Total: 2", received "Total: 1"',
    )
  })

  test('leaves out what long values of a matcher have in common', () => {
    const [before, after] = ['x'.repeat(100), 'y'.repeat(100)]
    expect(
      matcher(
        'expect(received).toBe(expected) // Object.is equality',
        '',
        `Expected: "${before}b${after}"`,
        `Received: "${before}a${after}"`,
      ),
    ).toBe(
      `Error: expect(received).toBe(expected): expected …${'x'.repeat(20)}b${'y'.repeat(20)}…, received …${'x'.repeat(20)}a${'y'.repeat(20)}…`,
    )
  })
})

describe('headline of a failure without a reason in message and details', () => {
  test('takes the last line of the output, and shows the lines before it', () => {
    const lead = leadOf({ name: 'sums up', suite: [], stdout: 'checking the cart\ntotal: 17.95, expected 17.96\n', stderr: 'warning' })
    expect(lead).toEqual({
      headline: 'total: 17.95, expected 17.96',
      text: 'checking the cart\ntotal: 17.95, expected 17.96',
      isOutput: true,
    })
  })

  test('takes standard error when standard output is empty', () => {
    expect(headlineOf({ stdout: ' \n', stderr: 'no stock' })).toBe('no stock')
  })

  test('takes a reason in the middle of the output when a known producer wrote it', () => {
    const stdout = lines(
      '[ RUN      ] Cart.Adds',
      'cart_test.cc:12: Failure',
      'Expected equality of these values:',
      '  1',
      '  2',
      '[  FAILED  ] Cart.Adds (0 ms)',
    )
    expect(headlineOf({ message: 'Failed', stdout })).toBe('Expected equality of these values: 1, 2')
  })

  test('returns no headline when both outputs are empty', () => {
    expect(leadOf({ name: 'sums up', suite: [], message: ' ', stdout: '\n' })).toBeUndefined()
  })

  test('shows at most ten lines and 800 characters of the output', () => {
    const many = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n')
    expect(textOf({ stdout: many })?.split('\n')).toEqual(Array.from({ length: 10 }, (_, index) => `line ${index + 20}`))
    expect(textOf({ stdout: 'x'.repeat(2_000) })?.length).toBeLessThanOrEqual(800)
  })
})

describe('headline', () => {
  test.each([
    ['Jest', 'Error: \n    at Object.<anonymous> (/shop/cart.test.js:8:29)', 'Error (cart.test.js:8)'],
    [
      'node:test',
      "[Error [ERR_TEST_FAILURE]: ] {\n  code: 'ERR_TEST_FAILURE',\n  cause: TypeError\n      at TestContext.<anonymous> (file:///shop/cart.test.js:10:35)\n}",
      'TypeError (cart.test.js:10)',
    ],
    [
      'Vitest',
      "{\n  stack: 'Error: \\n' +\n    '    at /shop/node_modules/a.js:1:1\\n' +\n    '    at /shop/cart.test.js:9:29\\n' +\n    '    at b',\n}",
      'Error (cart.test.js:9)',
    ],
    ['RSpec', "Failure/Error: raise Stock::Error, ''\nStock::Error:\n./cart_spec.rb:10:in `block'", 'Error (cart_spec.rb:10)'],
  ])('takes the type and the place when %s writes an error without a message', (_producer, details, headline) => {
    expect(headlineOf({ message: details.split('\n', 1)[0] ?? '', details })).toBe(headline)
  })

  test.each([
    [
      'the exception without a message',
      'CartTest::testSum\nRuntimeException: \n\n/shop/CartTest.php:10',
      'RuntimeException (CartTest.php:10)',
    ],
    ['the generic word', 'cart.cc:8\nFailed', 'Failed (cart.cc:8)'],
    ['the place', 'CartTest::testSum\n/shop/CartTest.php:12', '/shop/CartTest.php:12'],
  ])('takes %s rather than the name of the test when there is no reason', (_what, details, headline) => {
    expect(headlineOf({ name: 'testSum', suite: ['CartTest'], message: details.split('\n', 1)[0] ?? '', details })).toBe(headline)
  })

  test('keeps the generic word when the file contains no reason', () => {
    expect(headlineOf({ message: 'Failed', details: '--- FAIL: TestSum (0.00s)' })).toBe('Failed')
  })

  test('removes terminal commands and line ends from the headline', () => {
    expect(headlineOf({ message: '\u001b[31mTimed out\u001b[39m\twaiting' })).toBe('Timed out waiting')
  })

  test('cuts the headline to 300 characters', () => {
    expect(headlineOf({ message: 'word '.repeat(1_000) })?.length).toBeLessThanOrEqual(300)
  })

  test('joins the line after a colon', () => {
    expect(headlineOf({ message: 'Setup failed:\nno stock' })).toBe('Setup failed: no stock')
    expect(headlineOf({ message: '  Expected: 3\n  But was:  2\n' })).toBe('Expected: 3, But was: 2')
  })

  test('joins the line after a colon in the details when the message is only the first line', () => {
    const message = 'Expected values to be strictly equal:'
    expect(headlineOf({ message, details: `${message}\n\n1 !== 2\n\n  + expected - actual` })).toBe(`${message} 1 !== 2`)
    expect(headlineOf({ message, details: 'another text' })).toBe(message)
    expect(headlineOf({ message, details: `${message}\n\n{\n  a: 1\n}` })).toBe(message)
  })

  test('takes linear time for hostile texts', () => {
    const hostile = ['at (', '(in test file ', 'File "', '.go:1:', ' › ', 'a.b.', '::', 'E  ', 'not ok ', '> | ', 'EXCEPTION CAUGHT BY A\n']
    for (const piece of hostile) {
      const text = piece.repeat(60_000 / piece.length)
      expect(leadOf({ name: piece.repeat(1_000), suite: [text], message: text, details: text, stdout: text, stderr: text })).toBeDefined()
    }
  })
})

test.each([
  [
    'Catch2',
    'Filters: adds\n\n-----\nadds\n-----\n/w/c.cpp:5\n.....\n\n/w/c.cpp:5: FAILED:\n  CHECK( 1==2 )\nwith expansion:\n  1 == 2\n\n=====\ntest cases: 1 | 1 failed\nassertions: 4 | 3 passed | 1 failed\n',
    'CHECK( 1==2 )',
  ],
  ['Catch2 of Visual C++', 'c.cpp(5): FAILED:\n  REQUIRE( a )\ntest cases: 1 | 1 failed\nassertions: 1 | 1 failed\n', 'REQUIRE( a )'],
  [
    'Catch2 with an exception',
    '/w/c.cpp:5: FAILED:\ndue to unexpected exception with message:\n  boom\n\nassertions: 1 | 1 failed\n',
    'boom',
  ],
  [
    'Catch2 with a test that should fail and passed',
    'Filters: fails\n=====\ntest cases: 1 | 1 failed\nassertions: 1 | 1 passed\n\n',
    '1 test case passed, but was expected to fail',
  ],
  [
    'Catch2 with tests that should fail, of which one failed',
    'a.cpp:5: FAILED:\n  CHECK( 1==2 )\n\n=====\ntest cases: 4 | 1 passed | 2 failed | 1 failed as expected\nassertions: 3 | 2 passed | 1 failed as expected\n',
    '2 test cases passed, but were expected to fail',
  ],
  [
    'Catch2 with another failed assertion',
    'a.cpp:5: FAILED:\n  CHECK( 1==2 )\n\n=====\ntest cases: 2 | 2 failed\nassertions: 2 | 1 passed | 1 failed\n',
    'CHECK( 1==2 )',
  ],
  [
    'Catch2 without assertions',
    'Filters: fails\n=====\ntest cases: 1 | 1 failed\nassertions: - none -\n',
    '1 test case passed, but was expected to fail',
  ],
  [
    'doctest',
    '[doctest] doctest version is "2.4.9"\n=====\n/w/d.cpp:3:\nTEST CASE:  adds\n\n/w/d.cpp:3: ERROR: CHECK( 1==2 ) is NOT correct!\n  values: CHECK( 1 == 2 )\n\n[doctest] Status: FAILURE!\n',
    'CHECK( 1==2 ) is NOT correct!',
  ],
  [
    'doctest with a fatal error',
    '[doctest] run\nd.cpp(3): FATAL ERROR: REQUIRE( false ) is NOT correct!\n[doctest] Status: FAILURE!\n',
    'REQUIRE( false ) is NOT correct!',
  ],
  [
    'doctest with an expectation of the whole test',
    "[doctest] run\nShould have failed but didn't! Marking it as failed!\n[doctest] Status: FAILURE!\n",
    "Should have failed but didn't! Marking it as failed!",
  ],
])('the headline is the failed assertion when CTest has only the output of %s', (_, stdout, headline) => {
  expect(leadOf({ name: 'other', suite: [], stdout })?.headline).toBe(headline)
})
