import { describe, expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

const failureOf = async (element: string, suite = 'name="Cart"') =>
  (
    await readText(
      junit,
      'junit.xml',
      `<testsuites><testsuite ${suite}><testcase name="adds">${element}</testcase></testsuite></testsuites>`,
    )
  ).tests[0]

describe('the failure of a test', () => {
  test('has the errors of the log and the place of the first one when Swift writes the log as the message', async () => {
    const log = [
      "Test Suite 'Selected tests' started at 2025-03-01 10:00:00.000",
      "Test Case 'CartTests.testTotal' started at 2025-03-01 10:00:00.001",
      '/w/Tests/CartTests.swift:12: error: CartTests.testTotal : XCTAssertEqual failed: (&quot;3&quot;) is not equal to (&quot;4&quot;) - ',
      '/w/Tests/CartTests.swift:14: error: CartTests.testTotal : XCTAssertTrue failed - no stock',
      "Test Case 'CartTests.testTotal' failed (0.004 seconds)",
    ]
    for (const text of [log.join('\n'), log.join('&#10;')]) {
      expect(await failureOf(`<failure message="${text}"/>`)).toMatchObject({
        message: 'XCTAssertEqual failed: ("3") is not equal to ("4")\nXCTAssertTrue failed - no stock',
        file: '/w/Tests/CartTests.swift',
        line: 12,
      })
    }
  })

  test('keeps the log of Swift when it has no error', async () => {
    expect(await failureOf('<failure message="Test Suite \'Selected tests\' started"/>')).toMatchObject({
      message: "Test Suite 'Selected tests' started",
    })
  })

  test('has the message in the type when LuaUnit writes it there', async () => {
    const element = '<failure type="t.lua:4: expected: 5, actual: 2">\n<![CDATA[stack traceback:\n\tt.lua:4: in function]]></failure>'
    expect(await failureOf(element)).toMatchObject({ message: 't.lua:4: expected: 5, actual: 2', file: 't.lua', line: 4 })
    expect(await failureOf(element.replace('type="t.lua:4: expected: 5, actual: 2"', 'type="error"'))).toMatchObject({
      message: 'stack traceback:',
    })
  })

  test.each([
    ['**error:{badmatch,no}', 'error:{badmatch,no}'],
    [
      '**error:{assertEqual,[{module,cart},\n              {expected,5},\n              {value,2}]}',
      'error:{assertEqual,[{module,cart},{expected,5},{value,2}]}',
    ],
    ['**throw:oops', 'throw:oops'],
  ])('has the error below the stack when EUnit writes %j', async (line, message) => {
    const stack =
      'in function lists:nth/2 (lists.erl, line 9)\nin call from cart_tests:a_test/0 (cart_tests.erl, line 4)\nin call from eunit_test:run_testfun/1 (eunit_test.erl, line 71)'
    expect(await failureOf(`<error type="error">\n::${stack}\n${line}\n    </error>`)).toMatchObject({
      message,
      file: 'cart_tests.erl',
      line: 4,
    })
  })

  test.each([
    ['{test_case_failed,"no stock 3"}', 'no stock 3'],
    ['{{badmatch,2},\n [{cart_SUITE,b,1,[{file,"cart_SUITE.erl"},{line,5}]}]}', '{badmatch,2}'],
    ['{boom,[{cart_SUITE,d,1,[{file,"cart_SUITE.erl"},{line,7}]}]}', 'boom'],
    ['{timetrap_timeout,1000}', '{timetrap_timeout,1000}'],
  ])('has the reason when Common Test writes %j', async (text, message) => {
    expect(await failureOf(`<failure message="Test b in cart_SUITE failed!" type="crash">${text}</failure>`)).toMatchObject({
      message,
      details: text,
    })
    expect(await failureOf(`<failure message="Test b failed!">${text}</failure>`)).toMatchObject({ message })
  })

  test('has the last error of the traceback when subunit2junitxml writes only that', async () => {
    const traceback = (error: string) => `Traceback (most recent call last):\n  File "a.py", line 7, in test\n    try: 1/0\n${error}\n`
    const text = `testtools._StringException: ${traceback('ZeroDivisionError: zero')}\nThe above exception was the direct cause:\n\n${traceback('RuntimeError: wrapped\nagain')}\n`
    expect(await failureOf(`<failure type="testtools._StringException">${text}</failure>`)).toMatchObject({
      message: 'RuntimeError: wrapped\nagain',
    })
    expect(
      await failureOf(`<failure message="Traceback (most recent call last):">${traceback('ValueError: boom')}</failure>`),
    ).toMatchObject({
      message: 'ValueError: boom',
    })
  })

  test.each([
    ['oxlint', 'line 3, column 5, Variable is unused', 3],
    ['ESLint', 'line 12, col 5, Error - Variable is unused (no-unused-vars)', 12],
    ['Biome', 'line 0, col 0, the file has a fault', undefined],
  ])('is in the file that its suite names when %s states a line', async (_, text, line) => {
    const found = await failureOf(`<failure message="Variable is unused">${text}</failure>`, 'name="src/a.js"')
    expect(found).toMatchObject({ message: 'Variable is unused', file: 'src/a.js' })
    expect(found?.line).toBe(line)
  })

  test('has no place when a text begins with a line but the suite is no file', async () => {
    const found = await failureOf('<failure message="bad">line 3, column 5, unexpected end</failure>', 'name="pytest"')
    expect(found).toMatchObject({ message: 'bad' })
    expect(found?.file).toBeUndefined()
    expect(found?.line).toBeUndefined()
  })

  test('has the message of its own and the failed runs as attempts when it has flaky failures beside it', async () => {
    const element = '<failure message="configured to fail when flaky"/><flakyFailure message="first"/><flakyFailure message="second"/>'
    expect(await failureOf(element)).toMatchObject({
      status: 'failed',
      message: 'configured to fail when flaky',
      attempts: [{ message: 'first' }, { message: 'second' }],
    })
  })
})

test.each([
  [
    'newman',
    'tests="1"',
    '<system-err>Iteration: 0\n\n---\ntestScriptError: nope is not defined\n---\n</system-err><testcase name="before"/>',
    'testScriptError: nope is not defined',
  ],
  [
    'Karma',
    'tests="0"',
    '<system-out>started\nChrome ERROR\n  ReferenceError: cart is not defined\n  at a.js:3</system-out><system-err/>',
    'ReferenceError: cart is not defined',
  ],
  ['a tool without a type of error', 'tests="2"', '<system-err>starting\nout of memory\n---\n</system-err>', 'out of memory'],
])('quotes the output of a suite whose errors are not listed when %s writes it', async (_, tests, content, reason) => {
  const { problems } = await readText(
    junit,
    'junit.xml',
    `<testsuites><testsuite name="Cart" errors="2" ${tests}>${content}</testsuite></testsuites>`,
  )
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(`: ${reason}`)])
})
