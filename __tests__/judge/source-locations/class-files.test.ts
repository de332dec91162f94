import { describe, expect, test } from 'vitest'
import { createClassFinder } from '../../../src/judge/source-locations/class-files.js'

const files = [
  'server/src/test/java/shop/orders/VoucherTest.java',
  'server/src/test/java/shop/basket/VoucherTest.java',
  'app/src/test/kotlin/orders/CartTest.kt',
  'tests/Shop.Tests/Orders/TillTests.cs',
  'tests/Shop.Tests/RootTests.cs',
  'tests/test_cart.py',
  'tests/unit/test_till.py',
  'one/Twin.java',
  'other/one/Twin.java',
  'web/cart.test.ts',
  'docs/Readme.md',
]
const find = createClassFinder(files)

describe('the file of a class', () => {
  test.each([
    ['shop.orders.VoucherTest', 'server/src/test/java/shop/orders/VoucherTest.java'],
    ['shop.orders.VoucherTest$Empty$Deep', 'server/src/test/java/shop/orders/VoucherTest.java'],
    ['com.acme.orders.CartTest', 'app/src/test/kotlin/orders/CartTest.kt'],
    ['Shop.Tests.Orders.TillTests', 'tests/Shop.Tests/Orders/TillTests.cs'],
    ['Shop.Tests.RootTests+Nested', 'tests/Shop.Tests/RootTests.cs'],
    ['tests.test_cart', 'tests/test_cart.py'],
    ['tests.unit.test_till.TestTill', 'tests/unit/test_till.py'],
  ])('finds it for %s', (name, file) => {
    expect(find(name)).toBe(file)
  })

  test.each([
    ['the package is another one', 'acme.VoucherTest'],
    ['two files match equally well', 'one.Twin'],
    ['the name is no qualified name', 'VoucherTest'],
    ['the name is a sentence', 'adds a.b to the cart'],
    ['the file is not source code of a class', 'docs.Readme'],
    ['the name is a path', '../tests/test_cart'],
    ['the name is empty', ''],
    ['the name is too long', `${'a.'.repeat(300)}orders.VoucherTest`],
    ['the name is one of the prototype', 'a.constructor'],
  ])('finds none when %s', (_reason, name) => {
    expect(find(name)).toBeUndefined()
  })
})
