import { expect, test } from 'vitest'
import { foldTrace, frameCounts } from '../../../../../src/deliver/html-report/browser/failure-text/trace.js'
import { libraryFrameCount } from '../../../../../src/judge/stack-frames/library-frame.js'

/** Writes each part of a trace on its lines, with library frames as a count and the functions in asterisks. */
const folded = (text: string, place?: Parameters<typeof foldTrace>[1]) =>
  foldTrace(text, place).parts.flatMap(({ lines, libraries }) =>
    libraries === undefined
      ? lines.map(({ text: line, name }) =>
          name === undefined ? line : `${line.slice(0, name[0])}*${line.slice(...name)}*${line.slice(name[1])}`,
        )
      : [`(${libraryFrameCount(libraries.frames, libraries.names)})`],
  )

test('folds the frames of node_modules and Node.js when the trace is from JavaScript', () => {
  const trace = `AssertionError: expected 17.95 to be 17.96
    at roundToCents (/repo/checkout/prices.ts:18:21)
    at checkout/prices.test.ts:42:31
    at file:///repo/node_modules/@vitest/runner/dist/index.js:135:14
    at runTest (file:///repo/node_modules/@vitest/runner/dist/index.js:533:17)
    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)`
  expect(folded(trace)).toEqual([
    'AssertionError: expected 17.95 to be 17.96',
    '    at *roundToCents* (/repo/checkout/prices.ts:18:21)',
    '    at checkout/prices.test.ts:42:31',
    '(3 frames of libraries)',
  ])
  expect(frameCounts(foldTrace(trace))).toBe('2 frames of the project, 3 of libraries')
})

test('folds the frames of JUnit and the JDK when the trace is from Java', () => {
  expect(
    folded(`java.lang.AssertionError: expected:<1> but was:<2>
\tat org.junit.Assert.fail(Assert.java:89)
\tat org.junit.Assert.assertEquals(Assert.java:197)
\tat com.acme.shop.CartTest.adds(CartTest.java:12)
\tat java.base/jdk.internal.reflect.DirectMethodHandleAccessor.invoke(DirectMethodHandleAccessor.java:103)
Caused by: java.io.IOException: closed
\t... 3 more`),
  ).toEqual([
    'java.lang.AssertionError: expected:<1> but was:<2>',
    '(2 frames of libraries)',
    '\tat com.acme.shop.CartTest.*adds*(CartTest.java:12)',
    '(1 frame of libraries)',
    'Caused by: java.io.IOException: closed',
  ])
})

test('keeps the source lines with their frame when the trace is from Python', () => {
  expect(
    folded(`Traceback (most recent call last):
  File "/repo/shop/cart.py", line 12, in add
    return self.total(price)
           ^^^^^^^^^^^^^^^^^
  File "/usr/lib/python3.12/decimal.py", line 7, in quantize
    raise Overflow
Overflow: too big`),
  ).toEqual([
    '  File "/repo/shop/cart.py", line 12, in *add*',
    '    return self.total(price)',
    '           ^^^^^^^^^^^^^^^^^',
    '(1 frame of libraries)',
    'Overflow: too big',
  ])
})

test('joins a function and its place when the trace is from Go or Rust', () => {
  expect(
    folded(`goroutine 7 [running]:
testing.tRunner.func1.2({0x1, 0x2})
\t/usr/local/go/src/testing/testing.go:1545 +0x1c8
shop/cart.Add(0x3)
\t/repo/cart/cart.go:12 +0x1d`),
  ).toEqual(['(1 frame of libraries)', 'shop/cart.*Add*(0x3)', '\t/repo/cart/cart.go:12 +0x1d'])
  expect(
    folded(`stack backtrace:
   0: rust_begin_unwind
             at /rustc/a28077b/library/std/src/panicking.rs:645:5
   1: shop::cart::tests::adds
             at ./src/cart.rs:42:9`),
  ).toEqual(['(1 frame of libraries)', '   1: shop::cart::tests::*adds*', '             at ./src/cart.rs:42:9'])
})

test('folds the frames of .NET when the trace is from C#', () => {
  expect(
    folded(`   at Xunit.Assert.Equal[T](T expected, T actual)
   at Shop.Tests.VoucherTests.Rounds() in /src/tests/VoucherTests.cs:line 42
   at System.RuntimeMethodHandle.InvokeMethod(Object target)`),
  ).toEqual([
    '(1 frame of libraries)',
    '   at Shop.Tests.VoucherTests.*Rounds*() in /src/tests/VoucherTests.cs:line 42',
    '(1 frame of libraries)',
  ])
})

test('counts no frames when the text is a message', () => {
  const trace = foldTrace('The server at the other end said no\nsee docs/faq.md for more')
  expect(frameCounts(trace)).toBe('')
  expect(trace.parts).toHaveLength(1)
})

test('names the folder of the libraries when all of them are in one', () => {
  const trace = `    at f (a.ts:1:2)
    at g (node_modules/x/index.js:1:2)
    at h (/repo/node_modules/y/index.js:1:2)`
  expect(folded(trace)).toEqual(['    at *f* (a.ts:1:2)', '(2 frames of node_modules)'])
})

test('writes paths relative to the repository when the place of the test is known', () => {
  const trace = `    at add (/work/shipping/src/cart.ts:1:2)
    at file:///work/shipping/tests/cart.test.ts:3:4
    at run (/work/node_modules/x/index.js:1:2)
    at other (/elsewhere/a.ts:1:2)`
  expect(folded(trace, { file: 'shipping/tests/cart.test.ts', line: 3 })).toEqual([
    '    at *add* (shipping/src/cart.ts:1:2)',
    '    at shipping/tests/cart.test.ts:3:4',
    '(1 frame of node_modules)',
    '    at *other* (/elsewhere/a.ts:1:2)',
  ])
})

test('writes paths relative to the repository when the trace is from Windows', () => {
  const trace = '    at add (C:\\work\\src\\cart.ts:1:2)\n    at file:///C:/work/tests/cart.test.ts:3:4'
  expect(folded(trace, { file: 'tests/cart.test.ts', line: 3 })).toEqual([
    '    at *add* (src/cart.ts:1:2)',
    '    at tests/cart.test.ts:3:4',
  ])
})

test.each([
  [
    'Python, whose file has the name of the function',
    '  File "/repo/test_adds.py", line 3, in test_adds',
    '  File "/repo/test_adds.py", line 3, in *test_adds*',
  ],
  ['JavaScript, whose folder has the name of the function', '    at add (/repo/add/cart.js:1:2)', '    at *add* (/repo/add/cart.js:1:2)'],
  ['a method with an alias', '    at Cart.add [as total] (cart.js:1:2)', '    at Cart.*add* [as total] (cart.js:1:2)'],
  ['a function without a name', '    at Object.<anonymous> (cart.js:1:2)', '    at Object.*<anonymous>* (cart.js:1:2)'],
  ['Firefox', 'cart/add@http://localhost/cart/add.js:1:2', 'cart/*add*@http://localhost/cart/add.js:1:2'],
  ['Java, whose class contains the name of the method', '\tat shop.adds.adds(adds.java:12)', '\tat shop.adds.*adds*(adds.java:12)'],
  [
    '.NET with type parameters',
    '   at Shop.Cart.Add[T](T item) in /src/Cart.cs:line 4',
    '   at Shop.Cart.*Add*[T](T item) in /src/Cart.cs:line 4',
  ],
  ['Ruby', "./spec/cart_spec.rb:12:in 'Cart#add'", "./spec/cart_spec.rb:12:in 'Cart#*add*'"],
  [
    'Ruby, in a block',
    "./spec/cart_spec.rb:12:in `block (2 levels) in <top (required)>'",
    "./spec/cart_spec.rb:12:in `block (2 levels) in *<top (required)>*'",
  ],
  ['Elixir', '(shop 0.1.0) lib/cart.ex:4: Shop.Cart.add/2', '(shop 0.1.0) lib/cart.ex:4: Shop.Cart.*add*/2'],
  ['PHP', '#0 /shop/Cart.php(12): Cart->add(1, 2)', '#0 /shop/Cart.php(12): Cart->*add*(1, 2)'],
  [
    'Dart',
    '#1      Cart.add.<anonymous closure> (package:shop/cart.dart:1:2)',
    '#1      Cart.add.*<anonymous closure>* (package:shop/cart.dart:1:2)',
  ],
])('marks only the name of the function when the frame is from %s', (_, trace, marked) => {
  expect(folded(trace)).toEqual([marked])
})

test('marks the method when a class in Go has a pointer receiver', () => {
  expect(folded('shop/cart.(*Cart).Add(0x3)\n\t/repo/cart/cart.go:12 +0x1d')[0]).toBe('shop/cart.(*Cart).*Add*(0x3)')
})
