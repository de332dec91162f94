import { expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

const testsIn = async (text: string) =>
  (await readText(junit, 'junit.xml', text)).tests.map(({ suite, name, former, file, line }) => ({ suite, name, former, file, line }))

const inSuite = (suite: string, testCase: string) =>
  testsIn(`<testsuites><testsuite name="${suite}"><testcase ${testCase}/></testsuite></testsuites>`)

test('leaves out the class "character(0)" when testthat reports code outside of a test', async () => {
  const former = { suite: ['cart', 'character(0)'] }
  expect(await inSuite('cart', 'classname="character(0)" name="_unnamed_"')).toMatchObject([{ suite: ['cart'], name: '_unnamed_', former }])
  expect((await inSuite('cart', 'classname="character" name="(0)"'))[0]).toMatchObject({ suite: ['cart', 'character'], former: undefined })
})

test.each(['setUpClass', 'tearDownClass', 'setUpModule'])(
  'names the class of a hook when nose2 splits %s at its last dot',
  async (hook) => {
    expect(await inSuite('nose2-junit', `classname="${hook} (tests.cart" name="Cart)"`)).toMatchObject([
      { suite: ['nose2-junit', 'tests.cart.Cart'], name: hook, former: { suite: ['nose2-junit', `${hook} (tests.cart`], name: 'Cart)' } },
    ])
  },
)

test('keeps a class and a name with brackets when they are not a hook of nose2', async () => {
  for (const [className, name] of [
    ['Cart (large', 'adds)'],
    ['tests.Cart', 'setUpClass (slow)'],
  ]) {
    const [found] = await inSuite('shop', `classname="${className}" name="${name}"`)
    expect(found).toEqual({ suite: ['shop', className], name, former: undefined, file: undefined, line: undefined })
  }
})

test.each(['/shop/cart.php', 'C:\\shop\\cart (old).php'])(
  'moves the place out of the name when PHP_CodeSniffer checks %s',
  async (file) => {
    const rule = 'PSR12.Files.FileHeader.SpacingAfterBlock'
    expect(await inSuite(file, `name="${rule} at ${file} (3:14)"`)).toEqual([
      { suite: [file], name: rule, former: { name: `${rule} at ${file} (3:14)` }, file, line: 3 },
    ])
  },
)

test.each([
  'adds at /shop/till.php (3:14)',
  'adds at /shop/cart.php (3)',
  ' at /shop/cart.php (3:14)',
  'adds at /shop/cart.php (3:14) again (x)',
])('keeps the name "%s" when it does not end with the place of the suite', async (name) => {
  expect(await inSuite('/shop/cart.php', `name="${name}"`)).toMatchObject([{ name, former: undefined, line: undefined }])
})
