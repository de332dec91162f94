import { describe, expect, test } from 'vitest'
import { sourceLocation } from '../../../src/judge/source-locations/source-location.js'
import { createTrackedFiles } from '../../../src/judge/source-locations/tracked-files.js'
import { makeTree } from '../../read/collect/tree.js'

const files = createTrackedFiles('/app', () => ({
  files: [
    'src/cart.ts',
    'src/cart.test.ts',
    'tests/test_basket.py',
    'shop/basket.py',
    'src/test/java/com/acme/CartTest.java',
    'tests/CartTest.php',
    'tests/cart_test.cc',
    'cart_test.go',
    'cart.go',
    't/cart.bats',
    't/cart.bash',
    'tests/boost cart.cpp',
    'tests/tst_cart.cpp',
    'Tests/My Tests/CartTests.swift',
  ],
}))

describe('place of a test in TypeScript', () => {
  const trace =
    'Error: 1\n    at expect (/app/node_modules/chai/src/cart.ts:9:9)\n    at add (/app/src/cart.ts:7:3)\n    at check (/app/src/cart.test.ts:3:1)\n    at /app/src/cart.test.ts:20:5'

  test('is the innermost frame in its own file when the declaration has a line', () => {
    expect(sourceLocation({ file: '/app/src/cart.test.ts', line: 15, details: trace }, files)).toEqual({
      path: 'src/cart.test.ts',
      line: 3,
      column: 1,
    })
  })

  test('is the innermost frame in its own file when the declaration has no line', () => {
    expect(sourceLocation({ file: 'src/cart.test.ts', details: trace }, files)).toEqual({ path: 'src/cart.test.ts', line: 3, column: 1 })
  })

  test('is the stated line when no frame is in its file', () => {
    const details = 'Error: 1\n    at add (/app/src/cart.ts:7:3)'
    expect(sourceLocation({ file: 'src/cart.test.ts', line: 15, details }, files)).toEqual({ path: 'src/cart.test.ts', line: 15 })
  })

  test('is the first frame of the project when the test has no file', () => {
    expect(sourceLocation({ details: trace }, files)).toEqual({ path: 'src/cart.ts', line: 7, column: 3 })
    expect(sourceLocation({ message: 'src/cart.ts:7: wrong' }, files)).toEqual({ path: 'src/cart.ts', line: 7 })
  })

  test('is only the file when nothing names a line', () => {
    expect(sourceLocation({ file: 'src/cart.test.ts', details: 'Error: 1' }, files)).toEqual({ path: 'src/cart.test.ts' })
  })

  test('is unknown when no path is in the project', () => {
    expect(sourceLocation({ file: 'other.ts', line: 3, details: 'at /app/node_modules/chai/chai.js:1:2' }, files)).toBeUndefined()
  })
})

describe('place of a test of Flutter', () => {
  const failed = { file: 'test/cart_test.dart', line: 12, details: '', message: 'Test failed. See exception logs above.\nThe test …' }
  const dart = createTrackedFiles('/app', () => ({ files: ['test/cart_test.dart'] }))
  const stdout =
    'at test/cart_test.dart:3:1\n══╡ EXCEPTION CAUGHT BY FLUTTER TEST FRAMEWORK ╞══\nExpected: 2\n\n#4      main.<anonymous closure> (file:///app/test/cart_test.dart:19:5)\n'

  test('is the frame of the exception that the test printed', () => {
    expect(sourceLocation({ ...failed, stdout }, dart)).toEqual({ path: 'test/cart_test.dart', line: 19, column: 5 })
  })

  test('is the place in the shown lines when the output is unknown', () => {
    const lead = 'Expected: 2\nat file:///app/test/cart_test.dart:19'
    expect(sourceLocation({ ...failed, lead }, dart)).toEqual({ path: 'test/cart_test.dart', line: 19 })
  })

  test('is the stated line when the message does not refer to the output', () => {
    expect(sourceLocation({ ...failed, message: 'no', stdout, lead: stdout }, dart)).toEqual({ path: 'test/cart_test.dart', line: 12 })
  })
})

describe('place of a test whose failure has no text', () => {
  test('finds the place of a failure without a text in the last lines of the output', () => {
    const stdout = `src/cart.ts:1: warning\n${'line\n'.repeat(10)}/app/tests/cart_test.cc:11: expected 3 but was 2\n`
    for (const failed of [{ stdout }, { stdout, message: 'Failed' }, { lead: 'no', output: 'tests/cart_test.cc:11: no' }]) {
      expect(sourceLocation(failed, files)).toEqual({ path: 'tests/cart_test.cc', line: 11 })
    }
    expect(sourceLocation({ stdout: `${stdout}${'line\n'.repeat(10)}` }, files)).toBeUndefined()
  })

  test('finds the place below the header of a failure anywhere in the output', () => {
    const end = `  0: std::panic\n${'line\n'.repeat(20)}src/cart.ts:1: end\n`
    const google = `src/cart.ts:1: log\n/app/tests/cart_test.cc:11: Failure\n${end}`
    expect(sourceLocation({ stdout: google }, files)).toEqual({ path: 'tests/cart_test.cc', line: 11 })
    const rust = createTrackedFiles('/app', () => ({ files: ['src/lib.rs', 'src/cart.ts'] }))
    const panic = `src/cart.ts:1: log\nthread 'tests::adds' (7) panicked at src/lib.rs:24:9:\nno\n${end}`
    expect(sourceLocation({ stdout: panic, message: 'assert' }, rust)).toEqual({ path: 'src/lib.rs', line: 24, column: 9 })
  })

  test('does not look for a place in the output when the failure has a text', () => {
    const stdout = 'tests/cart_test.cc:11: log'
    expect(sourceLocation({ stdout, message: 'expected 3 but was 2' }, files)).toBeUndefined()
    expect(sourceLocation({ stdout, details: 'expected 3 but was 2' }, files)).toBeUndefined()
  })
})

describe('place of a test of Playwright', () => {
  const title = '  [chromium] › cart.test.ts:3:5 › shop › has title ─────'
  const declared = { file: 'src/cart.test.ts', line: 3, message: 'cart.test.ts:3:5 has title' }

  test('is the frame of the failure rather than the place in the title', () => {
    const details = `${title}\n\n    Error: no\n\n    > 5 |   await expect(page)\n        at /app/src/cart.test.ts:5:22\n\n    Retry #1\n        at /app/src/cart.test.ts:7:1`
    for (const test of [{ ...declared, details }, { file: 'cart.test.ts', details }, { details }]) {
      expect(sourceLocation(test, files)).toEqual({ path: 'src/cart.test.ts', line: 5, column: 22 })
    }
  })

  test('is the place in the title when no frame is in its file', () => {
    const details = `${title}\n\n    Test timeout of 30000ms exceeded.\n\n        at add (/app/src/cart.ts:7:3)`
    for (const test of [{ ...declared, details }, { file: 'cart.test.ts', details }, { details }]) {
      expect(sourceLocation(test, files)).toEqual({ path: 'src/cart.test.ts', line: 3, column: 5 })
    }
  })
})

test.each([
  [
    'pytest',
    5,
    { file: 'tests/test_basket.py', line: 9, details: 'tests/test_basket.py:12: \n_ _\ntests/test_basket.py:5: AssertionError' },
  ],
  ['pytest without a file', 5, { details: 'tests/test_basket.py:12: \n_ _\ntests/test_basket.py:5: AssertionError' }],
  [
    'unittest, in the code under test',
    10,
    {
      file: 'tests/test_basket.py',
      line: 8,
      details:
        'Traceback (most recent call last):\n  File "/app/tests/test_basket.py", line 10, in test_adds\n    add()\n  File "/app/shop/basket.py", line 3, in add\n    raise ValueError\nValueError',
    },
  ],
  [
    'JUnit',
    31,
    {
      file: 'src/test/java/com/acme/CartTest.java',
      line: 20,
      details: 'java.lang.Error: 1\n\tat com.acme.CartTest.check(CartTest.java:31)\n\tat com.acme.CartTest.adds(CartTest.java:22)',
    },
  ],
  ['PHPUnit', 19, { file: '/app/tests/CartTest.php', line: 15, details: 'CartTest::testAdds\nFailed.\n\n/app/tests/CartTest.php:19' }],
  ['GoogleTest', 12, { file: 'tests/cart_test.cc', line: 9, details: '/app/tests/cart_test.cc:12\nValue of: 1' }],
  ['Go, by the last line of its log', 9, { details: '    cart_test.go:6: adding\n    cart_test.go:9: got 1, want 2' }],
  ['a panic of Go', 5, { details: '    cart_test.go:6: adding\npanic: boom\n\t/go/src/runtime/panic.go:9\n\t/app/cart.go:5 +0x1' }],
  ['bats', 6, { details: "(in test file t/cart.bats, line 6)\n  `[ 1 -eq 2 ]' failed" }],
  ['bats, in a function', 2, { details: "(from function `check' in file t/cart.bash, line 2,\n in test file t/cart.bats, line 6)" }],
  ['Boost.Test', 8, { details: 'ASSERTION FAILURE:\n- file   : tests/boost cart.cpp\n- line   : 8\n- message: check a == 2 has failed' }],
  ['Qt, whose stated line is the failure', 12, { file: 'tests/tst_cart.cpp', line: 12, details: 'Actual: 1\nLoc: [tst_cart.cpp(12)]' }],
  ['Swift', 7, { details: 'failed at file:///Users/ci/app/Tests/My%20Tests/CartTests.swift:7:3' }],
])('finds the line that failed in a trace of %s', (_producer, line, failed) => {
  expect(sourceLocation(failed, files)?.line).toBe(line)
})

describe('place of a test in Go', () => {
  test.each([
    ['example.com/shop/cart', 'cart/price_test.go'],
    ['example.com/shop', 'price_test.go'],
    ['example.com/shop/till', 'till/price_test.go'],
  ])('is in the package of the test when several packages have a file of the same name: %s', (suite, path) => {
    const tree = { 'go.mod': 'module example.com/shop\n', 'price_test.go': '', 'cart/price_test.go': '', 'till/price_test.go': '' }
    const tracked = createTrackedFiles(makeTree(tree), () => ({ files: Object.keys(tree) }))
    const found = sourceLocation({ suite: [suite], message: 'price_test.go:6: got 1' }, tracked)
    expect(found?.path).toBe(path)
  })
})
