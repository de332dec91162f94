import { expect, test } from 'vitest'
import { shortPath, suiteTitle, suiteTitleBeside, withoutFile } from '../../../../src/report/content/failed-test/suite-path.js'

test('leaves out a first suite when it is the file that is shown beside it', () => {
  expect(suiteTitleBeside(['src/cart.test.ts', 'Cart'], 'packages/shop/src/cart.test.ts')).toBe('Cart')
  expect(suiteTitleBeside(['/home/runner/work/shop/src/cart.test.ts', 'Cart'], 'src/cart.test.ts')).toBe('Cart')
  expect(suiteTitleBeside(['src\\cart.test.ts'], 'src/cart.test.ts')).toBe('')
})

test('leaves out a class when it ends with the name of the file', () => {
  expect(suiteTitleBeside(['com.acme.CartTest', 'Rounding'], 'src/test/java/com/acme/CartTest.java')).toBe('Rounding')
  expect(suiteTitleBeside(['Shop\\CartTest'], 'tests/CartTest.php')).toBe('')
  expect(suiteTitleBeside(['pytest', 'tests.test_cart'], 'tests/test_cart.py')).toBe('pytest')
})

test('keeps the class within a module when the module is the file', () => {
  expect(suiteTitleBeside(['tests.test_cart.TestTotal'], 'tests/test_cart.py')).toBe('TestTotal')
})

test('keeps a suite when it differs from the file', () => {
  for (const suite of ['checkout', 'a cart', 'shop/cart', 'com.acme.CartTest', 'cart.total']) {
    expect(withoutFile([suite], 'src/cart/round.test.ts')).toEqual([suite])
  }
  expect(withoutFile(['src/cart.test.ts'], undefined)).toEqual(['src/cart.test.ts'])
})

test('keeps the last two parts of a path when it is long', () => {
  expect(shortPath('packages/checkout/src/prices/rounding.test.ts:42')).toBe('…/prices/rounding.test.ts:42')
  expect(shortPath('D:\\a\\shop\\shop\\src\\checkout\\prices\\Rounding.cs')).toBe('…/prices/Rounding.cs')
  expect(shortPath('src/rounding.test.ts')).toBe('src/rounding.test.ts')
  expect(shortPath('adds a/b and c/d, and then removes e/f from the cart')).toBe('adds a/b and c/d, and then removes e/f from the cart')
  expect(suiteTitle(['packages/checkout/src/prices/rounding.test.ts', 'Rounding'])).toBe('…/prices/rounding.test.ts › Rounding')
})
