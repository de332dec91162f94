import { describe, expect, test } from 'vitest'
import { placeInDotnetStack } from '../../../../src/read/formats/fields/dotnet-stack.js'
import { cpuTime } from '../../../cpu-time.js'

describe('a frame of a .NET stack trace', () => {
  test.each([
    ['English', '   at Shop.Cart.Adds() in C:\\Shop\\Cart.cs:line 12', 'C:\\Shop\\Cart.cs', 12],
    ['German', '   bei Shop.Cart.Adds() in C:\\Shop\\Cart.cs:Zeile 12.', 'C:\\Shop\\Cart.cs', 12],
    ['French', '   à Shop.Cart.Adds() dans C:\\My Shop\\Cart.cs:ligne 12', 'C:\\My Shop\\Cart.cs', 12],
    ['Chinese', '   在 Shop.Cart.Adds() 位置 D:\\Shop\\Cart.cs:行号 12', 'D:\\Shop\\Cart.cs', 12],
    ['Mono', '  at Shop.Cart.Adds () [0x00000] in /shop/Cart.cs:12 ', '/shop/Cart.cs', 12],
    ['a deterministic build', '   at Shop.Cart.Adds() in /_/src/Cart.cs:line 12\r', '/_/src/Cart.cs', 12],
    ['a share', '   at Shop.Cart.Adds() in \\\\server\\shop\\Cart.cs:line 12', '\\\\server\\shop\\Cart.cs', 12],
  ])('finds the place in a frame of %s', (_language, frame, file, line) => {
    expect(placeInDotnetStack(frame, 'Adds')).toEqual({ file, line })
  })
})

test('prefers the frame of the test to the frames above it', () => {
  const stack =
    '   at Check.Equal() in /lib/Check.cs:line 3\n   at Shop.Cart.Adds() in /shop/Cart.cs:line 12\n   at Runner.Run() in /lib/Runner.cs:line 9'
  expect(placeInDotnetStack(stack, 'Adds')).toEqual({ file: '/shop/Cart.cs', line: 12 })
  expect(placeInDotnetStack(stack, 'Removes')).toEqual({ file: '/lib/Check.cs', line: 3 })
  expect(placeInDotnetStack(stack, undefined)).toEqual({ file: '/lib/Check.cs', line: 3 })
})

test('prefers the frame of the test when the test is async', () => {
  expect(
    placeInDotnetStack('   at A.B() in /a.cs:line 1\n   at Shop.Cart.<Adds>d__5.MoveNext() in /shop/Cart.cs:line 12', 'Adds')?.line,
  ).toBe(12)
})

test.each([
  ['a frame without a place', '   at Shop.Cart.Adds()'],
  ['line 0', '  at Shop.Cart.Adds () [0x00000] in <filename unknown>:0'],
  ['a text that ends in a number', 'Expected: 12'],
  ['nothing', ''],
])('finds no place in %s', (_what, stack) => {
  expect(placeInDotnetStack(stack, 'Adds')).toBeUndefined()
})

test('takes linear time for a hostile line', () => {
  const start = cpuTime()
  placeInDotnetStack(' /'.repeat(32_000), 'Adds')
  expect(cpuTime() - start).toBeLessThan(1000)
})
