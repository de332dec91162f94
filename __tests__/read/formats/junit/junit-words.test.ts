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

  test.each([
    ['/w/Sources/Cart/Cart.swift:3: Fatal error: no stock', 'Fatal error: no stock', { file: '/w/Sources/Cart/Cart.swift', line: 3 }],
    ['Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range', 'Fatal error: Index out of range', {}],
    ['Fatal error: no stock', 'Fatal error: no stock', {}],
    ['Cart/Cart.swift:3: Precondition failed: sum &gt; 0', 'Precondition failed: sum > 0', { file: 'Cart/Cart.swift', line: 3 }],
    ['no stock', 'no stock', {}],
  ])('has what the program wrote when the log of Swift has no error but %j', async (text, message, place) => {
    const start = "Test Case 'B.t' started at 2025-03-01 10:00:00.001"
    for (const log of [`${start} ${text}`, `${start}&#10;${text}&#10;Test Case 'B.t' failed (0.004 seconds).`]) {
      const failure = await failureOf(`<failure message="${log}"/>`)
      expect(failure).toMatchObject({ message, ...place })
      expect(failure?.file).toBe('file' in place ? place.file : undefined)
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

  test('has the place of the test when the stack of Common Test also has one of a library', async () => {
    const text = `{{badmatch,2},
 [{lists,nth,2,[{file,"lists.erl"},{line,170}]},
  {cart_SUITE,adds,1,
              [{file,
                   "/w/test/cart_SUITE.erl"},
               {line,12}]},
  {test_server,ts_tc,3,[{file,"test_server.erl"},{line,1782}]}]}`
    expect(await failureOf(`<failure message="Test adds in cart_SUITE failed!" type="error">${text}</failure>`)).toMatchObject({
      message: '{badmatch,2}',
      file: '/w/test/cart_SUITE.erl',
      line: 12,
    })
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

  test.each([
    ["5 not equal to 2. ('test-cart.R:2')", '5 not equal to 2.', 2],
    ["Error: 'no stock' ('test-cart.R:12:3')", "Error: 'no stock'", 12],
    ["Error: ('test-cart.R')", "Error: ('test-cart.R')", undefined],
    ["Error: ('test-cart.py:3')", "Error: ('test-cart.py:3')", undefined],
  ])('has the place at the end of the message of testthat when it is %j', async (text, message, line) => {
    const found = await failureOf(`<failure type="failure" message="${text}">5 not equal to 2.\n1/1 mismatches</failure>`)
    expect(found).toMatchObject({ message, details: '5 not equal to 2.\n1/1 mismatches' })
    expect([found?.file, found?.line]).toEqual(line === undefined ? [undefined, undefined] : ['test-cart.R', line])
  })

  test('has lines, values and the place of the failure when CppUTest writes it', async () => {
    const text = (type: string) =>
      `<testsuite name="Cart"><testcase classname="Cart" name="adds" file="cart.cpp" line="4"><failure
        message="cart.cpp:7: expected &lt;one&gt;{newline}\tbut was  &lt;two&gt;{newline}\tat 0" type="${type}"></failure></testcase></testsuite>`
    const [found] = (await readText(junit, 'junit.xml', text('AssertionFailedError'))).tests
    expect(found).toMatchObject({ message: 'expected <one> but was <two>\n at 0', file: 'cart.cpp', line: 7 })
    const [other] = (await readText(junit, 'junit.xml', text('junit.AssertionFailedError'))).tests
    expect(other).toMatchObject({ message: expect.stringMatching(/^cart\.cpp:7: .*\{newline\}/), file: 'cart.cpp', line: 4 })
  })

  test('has the place of the first failure when CppUTest writes two', async () => {
    const failure = (file: string, line: number) => `<failure message="${file}:${line}: no stock" type="AssertionFailedError"/>`
    expect(await failureOf(`${failure('cart.cpp', 7)}${failure('till.cpp', 9)}`)).toMatchObject({ file: 'cart.cpp', line: 7 })
  })

  test('has the first error and its place when mypy lists several', async () => {
    const text = (message: string) =>
      `<testsuite name="mypy"><testcase classname="mypy" file="mypy" line="1" name="mypy-py3_11-linux"><failure message="${message}">cart.py: note: In function "f":
cart.py:2: error: Incompatible return value type  [return-value]
till.py:3:5: error: Name "x" is not defined  [name-defined]</failure></testcase></testsuite>`
    const [found] = (await readText(junit, 'junit.xml', text('mypy produced messages'))).tests
    expect(found).toMatchObject({ message: 'Incompatible return value type  [return-value]', file: 'cart.py', line: 2 })
    expect(found?.details).toContain('Name "x" is not defined')
    const [other] = (await readText(junit, 'junit.xml', text('another message'))).tests
    expect(other).toMatchObject({ message: 'another message', file: 'mypy' })
  })

  test.each(['cart.py: error: Cannot find a module', 'mypy: no issues'])(
    'keeps the message of mypy when no error has a line: %s',
    async (text) => {
      expect(await failureOf(`<failure message="mypy produced messages">${text}</failure>`)).toMatchObject({
        message: 'mypy produced messages',
        details: text,
      })
    },
  )

  test('has the lines that changed first when cram writes a diff', async () => {
    const diff = (end: string) =>
      `<failure><![CDATA[--- cart.t\n+++ cart.t${end}\n@@ -1,5 +1,5 @@\n   $ cart\n-  one\n-  two\n+  three\n   $ till\n+  four\n]]></failure>`
    expect(await failureOf(diff('.err'))).toMatchObject({
      message: '-  one\n-  two\n+  three',
      details: expect.stringContaining('+  four'),
    })
    expect(await failureOf(diff(''))).toMatchObject({ message: '--- cart.t' })
  })

  test('has a message without the place when Nim writes it', async () => {
    expect(await failureOf('<failure message="/shop/tcart.nim(7, 26): Check failed: 1 + 1 == 3">1 + 1 was 2</failure>')).toMatchObject({
      message: 'Check failed: 1 + 1 == 3',
      details: '1 + 1 was 2',
      file: '/shop/tcart.nim',
      line: 7,
    })
  })

  test('has the exception as its message when clojure.test writes it below the code', async () => {
    const text = 'expected: (pay! cart)\n  actual: java.lang.Exception: no stock\n at user$pay.invoke (cart.clj:4)\n'
    expect(await failureOf(`<error>${text}</error>`)).toMatchObject({ message: 'java.lang.Exception: no stock', details: text })
    const values = 'expected: (= 1 2)\n  actual: (not (= 1 2))\n      at: cart.clj:4'
    expect(await failureOf(`<failure>${values}</failure>`)).toMatchObject({ message: 'expected: (= 1 2)' })
  })

  test('has the line of stylelint when the suite is the file', async () => {
    expect(
      await failureOf('<failure type="error" message="bad">On line 3, column 12 in /w/cart.css</failure>', 'name="/w/cart.css"'),
    ).toMatchObject({ message: 'bad', file: '/w/cart.css', line: 3 })
  })

  test('has no place when a text begins with a line but the suite is not named after a file', async () => {
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

test('has a reason without its place when testthat skips a test', async () => {
  expect(await failureOf(`<skipped message="Reason: no stock ('test-cart.R:3:3')"/>`)).toMatchObject({
    status: 'skipped',
    message: 'Reason: no stock',
  })
})
