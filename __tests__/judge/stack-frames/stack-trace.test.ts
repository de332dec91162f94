import { describe, expect, test } from 'vitest'
import { readTrace } from '../../../src/judge/stack-frames/stack-trace.js'
import { traceFrame } from '../../../src/judge/stack-frames/trace-frame.js'

describe('a frame of a stack trace', () => {
  test.each([
    ['V8', '    at roundToCents (/shop/prices.ts:18:21)', { file: '/shop/prices.ts', line: 18, column: 21, call: 'roundToCents' }],
    ['V8, async', '    at async Cart.pay (file:///shop/cart.js:2:3)', { file: '/shop/cart.js', line: 2, column: 3, call: 'Cart.pay' }],
    ['V8 without a function', '    at /shop/cart test.js:8:29', { file: '/shop/cart test.js', line: 8, column: 29 }],
    ['V8 on Windows', '    at add (C:\\my shop\\cart.js:2:3)', { file: 'C:\\my shop\\cart.js', line: 2, column: 3, call: 'add' }],
    [
      'V8 with a method name',
      '    at Cart.add [as sum] (/shop/cart.js:2:3)',
      { file: '/shop/cart.js', line: 2, column: 3, call: 'Cart.add [as sum]' },
    ],
    ['Vitest', ' ❯ readLines cart/totals.ts:51:9', { file: 'cart/totals.ts', line: 51, column: 9, call: 'readLines' }],
    ['Vitest without a function', ' ❯ cart/totals.test.ts:88:25', { file: 'cart/totals.test.ts', line: 88, column: 25 }],
    [
      'Firefox',
      'add@http://localhost:9876/base/cart.js:1:2',
      { file: 'http://localhost:9876/base/cart.js', line: 1, column: 2, call: 'add' },
    ],
    ['Java', '\tat shop.CartTest.adds(CartTest.java:12)', { file: 'CartTest.java', line: 12, call: 'shop.CartTest.adds' }],
    [
      'Cucumber',
      '\tat ✽.the cart is paid(file:///shop/cart.feature:13)',
      { file: '/shop/cart.feature', line: 13, call: '✽.the cart is paid' },
    ],
    [
      '.NET',
      '   at Shop.Cart.Add(Int32 n) in C:\\Program Files (x86)\\Cart.cs:line 12',
      { file: 'C:\\Program Files (x86)\\Cart.cs', line: 12, call: 'Shop.Cart.Add' },
    ],
    ['German .NET', '   bei Shop.Cart.Add() in /shop/Cart.cs:Zeile 12.', { file: '/shop/Cart.cs', line: 12, call: 'Shop.Cart.Add' }],
    [
      'Unity',
      'Shop.Cart.Add (System.Int32 n) (at Assets/My Scripts/Cart.cs:12)',
      { file: 'Assets/My Scripts/Cart.cs', line: 12, call: 'Shop.Cart.Add' },
    ],
    [
      'the log of Unity',
      'UnityEngine.Debug:Log(Object) (at Library/PackageCache/a@1.0/Debug.cs:12)',
      { file: 'Library/PackageCache/a@1.0/Debug.cs', line: 12, call: 'UnityEngine.Debug:Log', library: '' },
    ],
    ['Python', '  File "/shop/test_cart.py", line 6, in test_sum', { file: '/shop/test_cart.py', line: 6, call: 'test_sum' }],
    ['PHP', '#1 /shop/Cart.php(12): Shop\\Cart->add(1)', { file: '/shop/Cart.php', line: 12, call: 'Shop\\Cart->add(1)' }],
    ['PHPUnit', '/shop/tests/CartTest.php:5', { file: '/shop/tests/CartTest.php', line: 5 }],
    [
      'RSpec',
      "# ./spec/cart_spec.rb:2:in 'block in <top (required)>'",
      { file: './spec/cart_spec.rb', line: 2, call: 'block in <top (required)>' },
    ],
    ['Dart', '#1      main.<fn> (package:shop/cart.dart:4:9)', { file: 'package:shop/cart.dart', line: 4, column: 9, call: 'main.<fn>' }],
    ['short Dart', 'test/cart_test.dart 3:5  main.<fn>', { file: 'test/cart_test.dart', line: 3, column: 5, call: 'main.<fn>' }],
    ['Elixir', '     (shop 0.1.0) lib/cart.ex:4: Shop.Cart.add/2', { file: 'lib/cart.ex', line: 4, call: 'Shop.Cart.add/2' }],
    ['Perl', '#   at t/cart.t line 12.'.slice(1), { file: 't/cart.t', line: 12 }],
    ['C++', 'cart.cpp(12)', { file: 'cart.cpp', line: 12 }],
  ])('reads the place and the function of %s', (_, line, frame) => {
    expect(traceFrame(line)).toEqual(frame)
  })

  test.each([
    ['    at run (/shop/node_modules/jest-circus/build/run.js:71:3)', 'node_modules'],
    ['  File "/usr/lib/python3/dist-packages/behave/model.py", line 1329, in run', 'dist-packages'],
    ['#3 /shop/vendor/phpunit/phpunit/src/TestCase.php(12): run()', 'vendor'],
    ['    at Module._compile (node:internal/modules/cjs/loader:1105:14)', ''],
    ['    at new Promise (<anonymous>)', ''],
    ['\tat java.base/java.lang.reflect.Method.invoke(Method.java:568)', ''],
    ['\tat org.junit.Assert.fail(Assert.java:88)', ''],
    ['   at System.Int32.Parse(String s)', ''],
    ['package:test_api                              expect', ''],
  ])('knows that "%s" belongs to a library', (line, library) => {
    expect(traceFrame(line)?.library).toBe(library)
  })

  test.each([
    '/shop/lib/python/cart.py:3',
    '/shop/lib/node/cart.js:3:1',
    'internal/cart/cart.go:12',
    '/shop/library/core/cart.ts:3:1',
    '/go/src/github.com/acme/shop/cart.go:12',
  ])('takes "%s" for a frame of the project', (line) => {
    expect(traceFrame(line)).toBeDefined()
    expect(traceFrame(line)?.library).toBeUndefined()
  })

  test.each([
    'fail_test.go:7: Error message',
    'cart.cpp:12: Failure',
    'test_cart.py:5: AssertionError',
    'at most 3 items (got 5)',
    'at most (3)',
    'Expected: 12:30',
    'connect ECONNREFUSED 10.0.0.1:5432',
    '{ a: 1 }',
    '',
  ])('does not take "%s" for a frame', (line) => {
    expect(traceFrame(line)).toBeUndefined()
  })
})

describe('a stack trace', () => {
  const shown = (text: string) => readTrace(text).map(({ text: line, frame }) => frame?.call ?? frame?.file ?? `> ${line}`)

  test('keeps the other lines in their place', () => {
    const text =
      'Error: failed\n\tat shop.Cart.add(Cart.java:3)\nCaused by: java.io.IOException: closed\n\tat shop.Store.get(Store.java:9)\n\t... 12 more'
    expect(shown(text)).toEqual(['> Error: failed', 'shop.Cart.add', '> Caused by: java.io.IOException: closed', 'shop.Store.get'])
  })

  test('joins the function and the place of Go', () => {
    const text =
      'panic: boom\n\ngoroutine 7 [running]:\nshop.Add(...)\n\t/shop/cart.go:12 +0x1d\ntesting.tRunner(0xc0)\n\t/usr/local/go/src/testing/testing.go:1689 +0xfb'
    const items = readTrace(text).flatMap(({ frame }) => frame ?? [])
    expect(items).toEqual([
      { file: '/shop/cart.go', line: 12, call: 'shop.Add' },
      { file: '/usr/local/go/src/testing/testing.go', line: 1689, call: 'testing.tRunner', library: '' },
    ])
  })

  test('joins the function and the place of Rust', () => {
    const text =
      'stack backtrace:\n   0: rust_begin_unwind\n             at /rustc/90b35a6/library/std/src/panicking.rs:645:5\n   1: shop::add\n             at ./src/cart.rs:12:5'
    expect(readTrace(text).map(({ frame }) => [frame?.call, frame?.library])).toEqual([
      ['rust_begin_unwind', ''],
      ['shop::add', undefined],
    ])
  })

  test('leaves out the code that Python prints below a frame', () => {
    const text =
      'Traceback (most recent call last):\n  File "/shop/cart.py", line 3, in add\n    raise ValueError("x")\n    ~~~~~^^^^^\nValueError: x'
    expect(shown(text)).toEqual(['add', '> ValueError: x'])
  })

  test('reads a megabyte of hostile lines in linear time', () => {
    const lines = ['at (', '#1 ((((', 'at a.b(', '❯ ', `at ${'x.'.repeat(900)}`, `#1 ${'(1): '.repeat(300)}`, `${'a:1'.repeat(600)}`]
    const text = Array.from({ length: 20_000 }, (_, index) => lines[index % lines.length]).join('\n')
    expect(readTrace(text).length).toBeGreaterThan(100)
  })
})
