import { expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

const suitesIn = async (text: string) => (await readText(junit, 'junit.xml', text)).tests.map(({ suite }) => suite)

test('leaves the time out of a suite when unittest-xml-reporting appends it', async () => {
  const suite = (name: string, className: string) =>
    suitesIn(`<testsuite name="${name}"><testcase classname="${className}" name="test_adds"/></testsuite>`)
  expect(await suite('tests.cart.Cart-20261122185821', 'tests.cart.Cart')).toEqual([['tests.cart.Cart']])
  expect(await suite('unittest.suite._ErrorHolder-20261122185821', '')).toEqual([['unittest.suite._ErrorHolder']])
  expect(await suite('tests.cart.Cart-20261122', 'tests.cart.Cart')).toEqual([['tests.cart.Cart-20261122', 'tests.cart.Cart']])
})

test('leaves the number of the process out of a suite when RSpec runs in parallel', async () => {
  const text = (name: string, file: string) =>
    `<testsuite name="${name}"><testcase classname="spec.cart_spec" name="adds" ${file}/></testsuite>`
  expect(await suitesIn(text('rspec2', 'file="./spec/cart_spec.rb"'))).toEqual([['rspec', 'spec.cart_spec']])
  expect(await suitesIn(text('rspec2', ''))).toEqual([['rspec2', 'spec.cart_spec']])
})

test('leaves out the suite of a build of CTest that has no name', async () => {
  const cases = '<testcase name="cart.adds" classname="cart.adds" status="run"/>'
  expect(await suitesIn(`<testsuite name="(empty)">${cases}</testsuite>`)).toEqual([[]])
  expect(await suitesIn(`<testsuite name="Linux-c++">${cases}</testsuite>`)).toEqual([['Linux-c++']])
})

test.each(['/home/runner/work/shop/shop/phpunit.xml', 'D:\\a\\shop\\phpunit.xml'])(
  'leaves the path of the checkout out of the suites when PHPUnit writes %s',
  async (name) => {
    const own = 'class="Shop\\CartTest" classname="Shop.CartTest" assertions="1"'
    const text = `<testsuites><testsuite name="${name}"><testsuite name="Shop\\CartTest"><testcase name="testAdds" ${own}/>
      <testsuite name="Shop\\CartTest::testSum"><testcase name="testSum with data set #0" ${own}/></testsuite></testsuite></testsuite></testsuites>`
    expect(await suitesIn(text)).toEqual([['Shop\\CartTest'], ['Shop\\CartTest', 'Shop\\CartTest::testSum']])
  },
)

test('keeps a suite that is a path when another tool than PHPUnit writes it', async () => {
  expect(await suitesIn('<testsuite name="/tests"><testcase name="adds" classname="Cart"/></testsuite>')).toEqual([['/tests', 'Cart']])
})
