import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameOf, stackFrames } from '../../../src/judge/stack-frames/stack-frames.js'
import { cpuTime } from '../../cpu-time.js'

const places = (text: string) =>
  [...stackFrames(text)].map(({ file, line, column }) => [file, line, ...(column === undefined ? [] : [column])].join(' '))

describe('line of a trace', () => {
  test.each([
    ['Java', '\tat com.acme.shop.Cart.add(Cart.java:12)', 'com/acme/shop/Cart.java 12'],
    ['Java with a module', '\tat java.base/java.util.Objects.requireNonNull(Objects.java:233)', 'java/util/Objects.java 233'],
    ['Java with a class loader', '\tat app//shop.CartTest$Nested.adds(CartTest.java:7)', 'shop/CartTest.java 7'],
    ['Java without a package', '\tat Cart.add(Cart.java:12)', 'Cart.java 12'],
    ['Java with an empty class', '\tat .add(Cart.java:12)', 'Cart.java 12'],
    ['a Java constructor', '\tat shop.Cart.<init>(Cart.java:3)', 'shop/Cart.java 3'],
    ['Kotlin', '\tat shop.CartTest$adds$1.invokeSuspend(CartTest.kt:31)', 'shop/CartTest.kt 31'],
    ['.NET', '   at Shop.Cart.Add(Int32 n) in C:\\My Files\\Shop\\Cart.cs:line 12', 'C:\\My Files\\Shop\\Cart.cs 12'],
    ['.NET on Linux', '   at Shop.Cart.Add() in /home/my shop/Cart.cs:line 12', '/home/my shop/Cart.cs 12'],
    ['.NET in German', '   bei Shop.Cart.Add() in D:\\Shop\\Cart.cs:Zeile 12.', 'D:\\Shop\\Cart.cs 12'],
    ['.NET in Spanish', '   en Shop.Cart.Add() en D:\\Shop\\Cart.cs:línea 12', 'D:\\Shop\\Cart.cs 12'],
    ['.NET in Chinese', '   在 Shop.Cart.Add() 在 D:\\Shop\\Cart.cs 中: 行号 12', 'D:\\Shop\\Cart.cs 12'],
    ['.NET in Japanese', '   場所 Shop.Cart.Add() 場所 D:\\Shop\\Cart.cs:行 12', 'D:\\Shop\\Cart.cs 12'],
    ['Mono', '  at Shop.Cart.Add () [0x00001] in /src/Cart.cs:12 ', '/src/Cart.cs 12'],
    ['Unity', 'Shop.Cart.Add (System.Int32 n) (at Assets/My Scripts/Cart.cs:12)', 'Assets/My Scripts/Cart.cs 12'],
    ['Python', '  File "/app/shop/cart.py", line 3, in add', '/app/shop/cart.py 3'],
    ['pytest', 'tests/test_cart.py:3: AssertionError', 'tests/test_cart.py 3'],
    ['Node', '    at add (file:///app/src/cart.js:1:2)', 'file:///app/src/cart.js 1 2'],
    ['Node without a function', '    at /app/src/cart.ts:1:2', '/app/src/cart.ts 1 2'],
    ['Node on Windows', '    at async add (C:\\my app\\cart.ts:1:2)', 'C:\\my app\\cart.ts 1 2'],
    ['Node on Windows as a URL', '    at file:///C:/app/cart.ts:1:2', 'file:///C:/app/cart.ts 1 2'],
    ['a folder in parentheses', '    at Page (/app/(shop)/[id]/page.tsx:1:2)', '/app/(shop)/[id]/page.tsx 1 2'],
    ['webpack', '    at add (webpack:///./src/cart.ts:1:2)', 'webpack:///./src/cart.ts 1 2'],
    ['Firefox', 'add@http://localhost:3000/src/cart.ts?t=17:1:2', 'http://localhost:3000/src/cart.ts 1 2'],
    ['Vitest', ' ❯ src/cart.test.ts:5:10', 'src/cart.test.ts 5 10'],
    ['Dart', '  test/cart_test.dart 12:5  main.<fn>', 'test/cart_test.dart 12 5'],
    ['a Dart package', 'package:shop/cart.dart 1:2  Cart.add', 'package:shop/cart.dart 1 2'],
    ['the Dart VM', '#0      main.<anonymous closure> (package:shop/cart.dart:9:7)', 'package:shop/cart.dart 9 7'],
    ['Go', '    cart_test.go:12: got 1, want 2', 'cart_test.go 12'],
    ['a Go panic', '\t/go/src/shop/cart.go:12 +0x1d', '/go/src/shop/cart.go 12'],
    ['GoogleTest', '../tests/cart_test.cpp:12: Failure', '../tests/cart_test.cpp 12'],
    ['GoogleTest on Windows', 'C:\\shop\\cart_test.cpp(12): error: Value of: 1', 'C:\\shop\\cart_test.cpp 12'],
    ['Qt', '   Loc: [tst_cart.cpp(12)]', 'tst_cart.cpp 12'],
    ['Ruby', "./spec/cart_spec.rb:12:in `block (2 levels) in <top (required)>'", './spec/cart_spec.rb 12'],
    ['RSpec', '     # ./spec/cart_spec.rb:12:in `add`', './spec/cart_spec.rb 12'],
    ['PHPUnit', '/app/tests/CartTest.php:12', '/app/tests/CartTest.php 12'],
    ['PHP', '#0 /app/src/Cart.php(12): Shop\\Cart->add()', '/app/src/Cart.php 12'],
    ['Rust', "thread 'adds' panicked at src/cart.rs:12:5:", 'src/cart.rs 12 5'],
    ['old Rust', "thread 'adds' panicked at 'wrong', src/cart.rs:12:5", 'src/cart.rs 12 5'],
    ['Swift', '/app/Tests/CartTests.swift:12: error: -[CartTests testAdds] : failed', '/app/Tests/CartTests.swift 12'],
    ['bats', '(in test file t/my tests/cart.bats, line 2)', 't/my tests/cart.bats 2'],
    ['bats, in a function', "(from function `add' in file t/cart.bash, line 7,", 't/cart.bash 7'],
    ['bats, below a function', ' in test file t/cart.bats, line 6)', 't/cart.bats 6'],
    ['bats, in setup_file', "(from function `setup_file' in test file cart.bats, line 4)", 'cart.bats 4'],
    ['bats, in TAP', '# (in test file t/cart.bats, line 2)', 't/cart.bats 2'],
    ['Boost.Test', '- file   : tests/my cart.cpp\n- line   : 8\n- message: check a == 2 has failed [1 != 2]', 'tests/my cart.cpp 8'],
    ['Boost.Test, at the last checkpoint', '- file: unknown location\n- line: 0\n\n- file: cart.cpp\n- line: 11', 'cart.cpp 11'],
    ['Elixir', '       (shop 0.1.0) lib/cart.ex:12: Cart.add/1', 'lib/cart.ex 12'],
  ])('reads a frame of %s', (_language, line, place) => {
    expect(places(line)).toEqual([place])
  })

  test.each(['connect ECONNREFUSED example.com:443', 'at 12:30:05 o’clock', 'cart.ts:0', 'ratio 1.5:2', ''])(
    'finds no place in %j',
    (line) => {
      expect(places(line)).toEqual([])
    },
  )
})

test('reads a frame of the JVM like the expressions for all languages', () => {
  const parts = ['shop', '.', 'Cart', '$1', '<init>', '-', '/', ' ', '(', ')', ':', '12', '.kt', '.java', '.scala']
  const text = fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((chosen) => chosen.join(''))
  const frame = fc
    .tuple(text, text, fc.constantFrom('12', '0', '007', ''))
    .map(([call, file, line]) => `\tat ${call}(${file}.java:${line})`)
  fc.assert(
    fc.property(frame, (line) => {
      // A space at the end leaves the line to those expressions.
      expect(frameOf(line)).toEqual(frameOf(`${line} `))
    }),
    { numRuns: 2_000 },
  )
})

test('leaves out the frames of the JVM whose file name is not accepted', () => {
  const text = ['\tat com.acme.Cart.add(Cart.java:12)', '\tat com.acme.Shop.pay(Shop.java:7)', '    at f (cart.ts:1:2)'].join('\n')
  expect([...stackFrames(text, (name) => name === 'Shop.java')].map(({ file }) => file)).toEqual(['com/acme/Shop.java', 'cart.ts'])
})

test('yields the frames in the order of the text, from both ends when the text is long', () => {
  const text = Array.from({ length: 100_000 }, (_, index) => `    at f${index} (src/f${index}.ts:${index + 1}:1)`).join('\n')
  const frames = [...stackFrames(text)]
  expect(frames.length).toBeLessThan(10_000)
  expect(frames[1]).toEqual({ file: 'src/f1.ts', line: 2, column: 1 })
  expect(frames.at(-1)).toEqual({ file: 'src/f99999.ts', line: 100_000, column: 1 })
})

test.each([
  ['dots', '.'.repeat(1_000_000)],
  ['line numbers without a line', 'a.c:0 '.repeat(200_000)],
  ['parentheses', '('.repeat(500_000)],
  ['queries', '.ts?x'.repeat(200_000)],
  ['colons', 'C:\\'.repeat(300_000)],
  ['short lines', '.ts:\n'.repeat(200_000)],
  ['frames', 'a.c:1\n'.repeat(200_000)],
  ['files without a line', '- file: a\n'.repeat(200_000)],
  ['functions of bats', "(from function `a' in file ".repeat(50_000)],
])('takes linear time for a text of %s', (_name, text) => {
  const started = cpuTime()
  Array.from(stackFrames(text))
  expect(cpuTime() - started).toBeLessThan(2000)
})
