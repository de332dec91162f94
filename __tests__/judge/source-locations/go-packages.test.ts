import { describe, expect, test } from 'vitest'
import { createPackageFinder } from '../../../src/judge/source-locations/go-packages.js'

const modules: Readonly<Record<string, string>> = {
  'go.mod': '// The shop.\nmodule example.com/shop // moved\n\ngo 1.22\n',
  'services/api/go.mod': 'module "example.com/shop/api/v2"\r\n',
  'tools/go.mod': 'go 1.22\n',
}
const tests = ['shop_test.go', 'cart/cart_test.go', 'api/old_test.go', 'services/api/api_test.go', 'services/api/pay/pay_test.go']
const find = createPackageFinder([...Object.keys(modules), ...tests, 'untested/code.go'], (path) => modules[path])

describe('the folder of a Go package', () => {
  test.each([
    ['of the module at the top', 'example.com/shop', ''],
    ['below it', 'example.com/shop/cart', 'cart/'],
    ['that has the name of an older version of another module', 'example.com/shop/api', 'api/'],
    ['of a module in a folder', 'example.com/shop/api/v2', 'services/api/'],
    ['below a module in a folder', 'example.com/shop/api/v2/pay', 'services/api/pay/'],
  ])('is found when the package is one %s', (_which, importPath, folder) => {
    expect(find(importPath)).toBe(folder)
  })

  test.each([
    ['has no tests', 'example.com/shop/untested'],
    ['is of no module of the project', 'example.com/shopping/cart'],
    ['leaves the folder of its module', 'example.com/shop/api/v2/../../cart'],
    ['is not an import path', ''],
  ])('is unknown when the package %s', (_why, importPath) => {
    expect(find(importPath)).toBeUndefined()
  })

  test('is unknown without a go.mod file, and no file is read', () => {
    const read = () => expect.unreachable()
    expect(createPackageFinder(['cart/cart_test.go'], read)('example.com/shop/cart')).toBeUndefined()
  })
})
