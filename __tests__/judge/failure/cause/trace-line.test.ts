import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLine, functionLine, isProse, traceLine } from '../../../../src/judge/failure/cause/trace-line.js'

const textOf = (...parts: readonly string[]) => fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((chosen) => chosen.join(''))

const call = textOf(
  'shop',
  '.',
  'Cart',
  'lambda$adds$0',
  '$1',
  '.invoke',
  'org.junit.',
  'node_modules.',
  '<init>',
  '/',
  ' ',
  '()',
  'Cart.kt',
)
const place = fc.tuple(
  textOf('Cart', 'Test', '.', '1', '/', ' ', '-', '$'),
  fc.constantFrom('.kt', '.java', '.scala', '.cljc', '.py', ''),
  fc.constantFrom('12', '0', '007', ''),
)

test('reads a frame of Java or Kotlin like the expressions for all languages', () => {
  const frame = fc.tuple(call, place).map(([name, [file, extension, line]]) => `\tat ${name}(${file}${extension}:${line})`)
  fc.assert(
    fc.property(frame, (line) => {
      expect(traceLine(line)).toEqual(anyLine(line))
    }),
    { numRuns: 2_000 },
  )
})

test('reads the function and the file with its package when a frame is of Kotlin', () => {
  expect(traceLine('\tat shop.Cart.adds$lambda$0(Cart.kt:12)')).toEqual({
    frame: { file: 'shop/Cart.kt', line: 12, function: 'shop.Cart.adds', isHelper: false },
    isLibrary: false,
    isPython: false,
    lacksFunction: false,
  })
})

test('finds neither a frame nor a function in prose', () => {
  const parts = [
    'at ',
    'Cart',
    '.',
    ':',
    '12',
    '(',
    ')',
    ' ',
    'x.ts',
    'File "a"',
    ', line 3',
    ', in total',
    '4: shop::total',
    'main.add(0x1)',
  ]
  fc.assert(
    fc.property(textOf(...parts), (line) => {
      if (isProse(line)) expect([anyLine(line), functionLine(line)]).toEqual([undefined, undefined])
    }),
    { numRuns: 2_000 },
  )
  expect(isProse('expected 12 to be at most 7')).toBe(true)
})
