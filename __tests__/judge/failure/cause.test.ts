import { describe, expect, test } from 'vitest'
import { signatureOf } from '../../../src/judge/failure/cause/signature.js'
import { causeOf } from '../../../src/judge/failure/cause.js'
import type { Failure } from '../../../src/judge/failure/failure.js'

describe('signature', () => {
  test.each([
    // Numbers, durations, dates.
    ['expected 3 to be 4', 'expected # to be #'],
    ['expected -0.5 to be 1e-7', 'expected # to be #'],
    ['Timed out after 5021 ms waiting for #pay', 'Timed out after # ms waiting for #pay'],
    ['Timed out 5000ms waiting for expect(locator)', 'Timed out #ms waiting for expect(locator)'],
    ['expected [1, 2, 3] to contain 7', 'expected [#] to contain #'],
    ['12,345.67 is too much', '# is too much'],
    ['expired at 2026-03-01T12:00:00.123Z', 'expired at #'],
    ['Feb 14 17:55:59.209: no answer', '#: no answer'],
    ['TimeoutException after 0:00:30.000000', 'TimeoutException after #'],
    // Hashes and other random texts.
    ['Reservation 3f97b3f7-6114-427a-b281-dbb9534022f3 was refused', 'Reservation # was refused'],
    ['no commit 7c4f3a8e and no object 0x7ffd5e8a', 'no commit # and no object #'],
    ['token V1StGXR8_Z5jdHi6B9myT2 is wrong', 'token # is wrong'],
    // Addresses.
    ['connect ECONNREFUSED 10.0.0.17:5432', 'connect ECONNREFUSED #:5432'],
    ['connect ECONNREFUSED 192.168.178.2:5432', 'connect ECONNREFUSED #:5432'],
    ['connect ECONNREFUSED 172.31.0.2:5432', 'connect ECONNREFUSED #:5432'],
    ['connect ECONNREFUSED 172.32.0.2:5432', 'connect ECONNREFUSED 172.32.0.#:5432'],
    ['connect ECONNREFUSED 8.8.4.4:53', 'connect ECONNREFUSED 8.8.4.#:53'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED localhost:5432'],
    ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED localhost:5432'],
    ['connect ECONNREFUSED 172.18.0.3:6379', 'connect ECONNREFUSED #:6379'],
    // Pods of Kubernetes.
    ['no answer of web-7c9f8d6b5-x2x4z', 'no answer of web-#'],
    ['no answer of payment-frontend-7c9f8d6b5-x2x4z.shop.svc', 'no answer of payment-frontend-#.shop.svc'],
    ['cannot connect to web-6d4cf56db6-bqtlm:8080', 'cannot connect to web-#:8080'],
    ['no answer of backup-29384756-x2x4z', 'no answer of backup-#'],
    ['no answer of agent-x2x4z', 'no answer of agent-#'],
    ['no answer of db-0', 'no answer of db-#'],
    ['no answer of curl-http2, web-client-proxy and x-https', 'no answer of curl-http2, web-client-proxy and x-https'],
    // Files.
    ["cannot read 'fixtures/order-2.json'", "cannot read 'fixtures/order-2.json'"],
    ['0042_add_users.sql is not valid', '0042_add_users.sql is not valid'],
    ['no snapshot icon-16px.png', 'no snapshot icon-16px.png'],
    ['cannot read fixtures/42.json', 'cannot read fixtures/42.json'],
    ['GET /orders/42.json failed', 'GET /orders/#.json failed'],
    ['cannot read chunk-7c9f8d6b.js', 'cannot read chunk-#.js'],
    ['cannot read server-1699999999999.log.gz', 'cannot read server-#.log.gz'],
    ['no answer of api-1.example.com', 'no answer of api-#.example.com'],
    ['GET http://localhost:41237/api/orders/42 failed', 'GET http://localhost:#/api/orders/# failed'],
    // Paths.
    ["ENOENT: open '/home/runner/work/shop/shop/fixtures/a.json'", "ENOENT: open 'fixtures/a.json'"],
    ["ENOENT: open 'D:\\a\\shop\\shop\\fixtures\\a.json'", "ENOENT: open 'fixtures/a.json'"],
    ["ENOENT: open '/tmp/shop-cUUswG/export.csv'", "ENOENT: open '#/shop-#/export.csv'"],
    ["ENOENT: open 'C:\\Users\\RUNNER~1\\AppData\\Local\\Temp\\shop-a1B2c3\\export.csv'", "ENOENT: open '#/shop-#/export.csv'"],
    ['cannot open /Users/ana/code/shop/src/cart.ts', 'cannot open src/cart.ts'],
    ['GET /api/orders returned nothing', 'GET /api/orders returned nothing'],
    // Names stay.
    ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading 'price')"],
    ['error TS2304: Cannot find name utf8 in Int32Array', 'error TS2304: Cannot find name utf8 in Int32Array'],
    ['Request failed with status code 404', 'Request failed with status code 404'],
    ['the process ended with exit code 137', 'the process ended with exit code 137'],
    ['fail_test.go:7: no stock', 'fail_test.go:#: no stock'],
    ["the user didn't pay, and we won't send", "the user didn't pay, and we won't send"],
    // Types without information.
    ['Error: no stock', 'no stock'],
    ['AssertionError [ERR_ASSERTION]: no stock', 'no stock'],
    ['TypeError: no stock', 'TypeError: no stock'],
  ])('of %j is %j', (headline, signature) => {
    expect(signatureOf(headline)).toBe(signature)
  })

  test('shortens a long value in quotes to its beginning', () => {
    expect(signatureOf(`no match for "SELECT * FROM orders WHERE ${'x'.repeat(80)}"`)).toBe(
      'no match for "SELECT * FROM orders WHERE xxx#"',
    )
  })

  test('takes time that grows with the length of the headline only', () => {
    for (const text of ['1a'.repeat(50_000), '"'.repeat(20_000), '/a'.repeat(50_000), '1:'.repeat(50_000), 'a-'.repeat(50_000)]) {
      expect(signatureOf(text).length).toBeLessThanOrEqual(text.length)
    }
  })
})

const base: Failure = { name: 'adds', suite: ['Cart'], message: 'expected 1 to be 2' }
const idOf = (fields: Partial<Failure>) => causeOf({ ...base, ...fields }).id
const trace = (...frames: readonly string[]) => frames.map((frame) => `    at ${frame}`).join('\n')

describe('cause', () => {
  test('is a short hash with the version of the rules', () => {
    expect(causeOf(base).id).toMatch(/^4w-[0-9a-f]{12}$/)
  })

  test.each([
    ['no letter when its message names the reason', 'no stock in the shop', /^4-/],
    ['the letter of a weak cause when tests may fail for different reasons', 'expected 1 to be 2', /^4w-/],
    ['the letter of the environment when a server cannot be reached', 'connect ECONNREFUSED localhost:5432', /^4e-/],
  ])('has %s', (_what, message, pattern) => {
    expect(idOf({ message, details: trace('total (/app/src/cart.ts:9:5)') })).toMatch(pattern)
  })

  test.each(['exit status 1', 'Process exited with code 137', 'Command failed with exit code 2', 'the process ended with exit code 137'])(
    'distinguishes tests when the message is only "%s"',
    (message) => {
      expect(idOf({ message, name: 'adds' })).not.toBe(idOf({ message, name: 'removes' }))
    },
  )

  test.each([
    'see stacktrace',
    'Exception: see stack trace',
    'See the log for details',
    'java.lang.RuntimeException: See stacktrace below',
  ])('distinguishes tests when the message only refers to another place: %s', (message) => {
    expect(idOf({ message, name: 'adds' })).not.toBe(idOf({ message, name: 'removes' }))
  })

  test('does not distinguish tests when a command that failed is named', () => {
    const message = 'Command failed with exit code 1: npm run build'
    expect(idOf({ message, name: 'adds' })).toBe(idOf({ message, name: 'removes' }))
  })

  test('shows the frame of a refused connection but does not depend on it', () => {
    const message = 'connect ECONNREFUSED 127.0.0.1:5432'
    const first = causeOf({ ...base, message, details: trace('total (/app/src/cart.ts:9:5)') })
    const second = causeOf({ ...base, message, details: trace('save (/app/src/orders.ts:3:5)'), name: 'saves' })
    expect(first.id).toBe(second.id)
    expect(first.frame).toEqual({ file: 'src/cart.ts', line: 9, function: 'total' })
    expect(idOf({ message: 'connect ECONNREFUSED 127.0.0.1:6379' })).not.toBe(first.id)
  })

  test('depends on the frame of a refused connection when the message does not name the server', () => {
    const message = 'ConnectionRefusedError: [Errno 111] Connection refused'
    const inFunction = (name: string) => `Traceback (most recent call last):\n  File "/app/shop/store.py", line 9, in ${name}\n${message}`
    expect(idOf({ message, details: inFunction('orders') })).not.toBe(idOf({ message, details: inFunction('session') }))
  })

  test('has the first frame of the project, without the folder of the machine', () => {
    const details = trace(
      'TCPConnectWrap.afterConnect [as oncomplete] (node:net:1595:16)',
      'Pool.acquire (/home/runner/work/shop/shop/node_modules/pg-pool/index.js:45:11)',
      'async connect (/home/runner/work/shop/shop/src/store/connection.ts:88:7)',
      '/home/runner/work/shop/shop/test/orders.test.ts:12:3',
    )
    const { frame } = causeOf({ ...base, details })
    expect(frame).toEqual({ file: 'src/store/connection.ts', line: 88, function: 'connect' })
  })

  test.each([
    ['the line', 'total (/home/runner/work/shop/shop/src/cart.ts:3:5)'],
    ['the folder on macOS', 'total (/Users/runner/work/shop/shop/src/cart.ts:9:5)'],
    ['the folder on Windows', 'total (D:\\a\\shop\\shop\\src\\cart.ts:9:5)'],
    ['the folder of a developer', 'total (/Users/ana/code/shop/src/cart.ts:9:5)'],
    ['the address of the file', 'total (file:///home/runner/work/shop/shop/src/cart.ts:9:5)'],
    ['a frame of a library', 'expect (/home/runner/work/shop/shop/node_modules/chai/index.js:1:2)\n    at total (/app/src/cart.ts:9:5)'],
  ])('does not depend on %s', (_name, frame) => {
    expect(idOf({ details: trace(frame) })).toBe(idOf({ details: trace('total (/home/runner/work/shop/shop/src/cart.ts:9:5)') }))
  })

  test.each([
    ['function', 'count (/app/src/cart.ts:9:5)'],
    ['file', 'total (/app/src/prices.ts:9:5)'],
    ['package', 'total (/app/packages/a/src/cart.ts:9:5)'],
  ])('depends on the %s of the frame', (_name, frame) => {
    expect(idOf({ details: trace(frame) })).not.toBe(idOf({ details: trace('total (/app/src/cart.ts:9:5)') }))
  })

  test('distinguishes tests when an assertion has only values and no function', () => {
    const details = trace('/app/test/cart.test.ts:3:5')
    for (const fields of [{}, { details }]) {
      expect(idOf({ ...fields, name: 'adds' })).not.toBe(idOf({ ...fields, name: 'removes' }))
      expect(idOf({ ...fields, name: 'adds[1-2]' })).toBe(idOf({ ...fields, name: 'adds[3-4]' }))
    }
  })

  test.each(['Object.toBe', 'Object.toHaveBeenCalledWith', 'toEqual', 'Object.rejects'])(
    'distinguishes tests whose callback has the name of the matcher %s, as in Jest 30',
    (matcher) => {
      const message = 'Error: expect(received).toBe(expected) // Object.is equality'
      const details = trace(`${matcher} (/home/runner/work/shop/shop/test/cart.test.js:4:29)`)
      expect(idOf({ message, details, name: 'adds' })).not.toBe(idOf({ message, details, name: 'removes' }))
      expect(causeOf({ ...base, message, details }).frame).toEqual({ file: 'test/cart.test.js', line: 4 })
    },
  )

  test('keeps the name of a function that begins like a matcher', () => {
    const { frame } = causeOf({ ...base, details: trace('Object.toMoney (/app/src/cart.ts:9:5)') })
    expect(frame?.function).toBe('toMoney')
  })

  test('does not distinguish tests when the message names the reason', () => {
    const message = 'connect ECONNREFUSED 10.0.0.7:5432'
    expect(idOf({ message, name: 'adds' })).toBe(idOf({ message, name: 'removes', suite: ['Orders'] }))
  })

  test('distinguishes tests without any text', () => {
    expect(causeOf({ name: 'adds', suite: [] }).id).not.toBe(causeOf({ name: 'removes', suite: [] }).id)
  })

  test('prefers the caller of an assertion of the project', () => {
    const helper = 'at shop.test.Check.equal(Check.java:7)\n'
    const first = causeOf({ ...base, details: `${helper}at shop.CartTest.adds(CartTest.java:12)` })
    expect(first.frame?.function).toBe('shop.CartTest.adds')
    expect(first.id).not.toBe(idOf({ details: `${helper}at shop.CartTest.removes(CartTest.java:20)` }))
  })

  test('depends on the answer below a headline that is only an identifier', () => {
    const answer = (text: string) => ({ message: `Request 4711\nanswer: ${text}` })
    expect(idOf(answer('no stock'))).not.toBe(idOf(answer('no user')))
  })

  test('has the type of the error when only the details contain it', () => {
    const details = 'java.io.IOException: no stock\n\tat shop.Cart.add(Cart.java:3)'
    expect(causeOf({ ...base, message: 'no stock', details }).signature).toBe('IOException: no stock')
  })

  test.each([
    ['Java', 'at org.junit.Assert.fail(Assert.java:89)\nat app//shop.CartTest.lambda$adds$0(CartTest.java:12)', 'shop.CartTest.adds'],
    ['Kotlin', 'at shop.CartTest$adds$1.invokeSuspend(CartTest.kt:12)', 'shop.CartTest.adds'],
    [
      '.NET',
      '   at System.Net.Http.Client.Send() in /_/src/Client.cs:line 3\n   at Shop.Cart.<AddAsync>d__5.MoveNext() in C:\\shop\\Cart.cs:line 7',
      'Shop.Cart.AddAsync',
    ],
    [
      'Python',
      'Traceback (most recent call last):\n  File "/app/tests/test_cart.py", line 3, in test_adds\n  File "/app/shop/cart.py", line 9, in add\n  File "/usr/lib/python3.11/json/decoder.py", line 3, in decode',
      'add',
    ],
    [
      'pytest',
      '    def test_adds():\n>       add(1)\n\ntests/test_cart.py:4: \n_ _ _\n\n    def add(count):\n>       raise ValueError(count)\nE       ValueError: 1\n\nshop/cart.py:9: ValueError',
      'add',
    ],
    ['Ruby', "./lib/cart.rb:7:in `block in add'\n./spec/cart_spec.rb:3:in `block (2 levels) in <top (required)>'", 'add'],
    [
      'Go',
      'panic: no stock\n\ngoroutine 7 [running]:\npanic({0x1, 0x2})\n\t/usr/local/go/src/runtime/panic.go:884 +0x213\nexample.com/shop/store.(*Cart).Add(0xc000012345)\n\t/home/runner/work/shop/shop/store/cart.go:12 +0x1d',
      'store.Cart.Add',
    ],
    [
      'Rust',
      "thread 'tests::adds' panicked at src/cart.rs:7:5:\nno stock\nstack backtrace:\n   0: rust_begin_unwind\n             at /rustc/82e1608/library/std/src/panicking.rs:645:5\n   1: shop::cart::add\n             at ./src/cart.rs:7:5",
      'shop::cart::add',
    ],
    ['Dart', 'package:matcher  expect\npackage:shop/cart.dart 12:3  Cart.add\ntest/cart_test.dart 25:5  main.<fn>', 'Cart.add'],
    ['Vitest', ' ❯ Cart.add src/cart.ts:7:9\n ❯ src/cart.test.ts:3:5', 'Cart.add'],
    [
      'Unity',
      'UnityEngine.Assertions.Assert.IsTrue (System.Boolean c) (at /unity/Assert.cs:41)\nFoo.Bar () (at Assets/Scripts/Foo.cs:151)',
      'Foo.Bar',
    ],
    ['the log of Unity', 'Shop.Cart:Add(Int32) (at Assets/Scripts/Cart.cs:151)', 'Shop.Cart.Add'],
    ['a coroutine of Unity', 'Shop.Cart+<Add>d__5.MoveNext () (at Assets/My Scripts/Cart.cs:151)', 'Shop.Cart.Add'],
    [
      'Unity with packages',
      'UniTask.Tests.Run () (at Library/PackageCache/com.cysharp.unitask@2.3/Run.cs:7)\nShop.Cart.Add () (at Assets/Cart.cs:1)',
      'Shop.Cart.Add',
    ],
    ['Mocha', trace('Context.<anonymous> (test/cart.js:3:5)'), undefined],
  ])('finds the function in a trace of %s', (_language, details, name) => {
    expect(causeOf({ ...base, message: 'no stock in the shop', details }).frame?.function).toBe(name)
  })
})
