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

test.each([
  ['Chrome Headless 143.0.0.0 (Linux 0.0.0)', 'Chrome Headless (Linux)'],
  ['Firefox 128.0 (Mac OS 10.15)', 'Firefox (Mac OS)'],
  ['Cart 2.0 (beta)', 'Cart 2.0 (beta)'],
  ['Chrome 143.0.0.0', 'Chrome 143.0.0.0'],
])('names the suite %s without the versions of Karma', async (name, suite) => {
  const text = `<testsuite name="${name}"><testcase classname="cart" name="adds"/></testsuite>`
  expect(await suitesIn(text)).toEqual([[suite, 'cart']])
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

test.each(['test_login', 'test_logout'])('keeps the class of pytest when the first test of test_login.py is %s', async (first) => {
  const names = [first, ...['test_login', 'test_logout'].filter((name) => name !== first)]
  const cases = names.map((name) => `<testcase classname="test_login" name="${name}"/>`)
  const path = ['pytest', 'test_login']
  expect(await suitesIn(`<testsuites><testsuite name="pytest">${cases.join('')}</testsuite></testsuites>`)).toEqual([path, path])
})

test('keeps a class that has the name of one of its tests when the tool is unknown', async () => {
  const cases = '<testcase classname="Cart" name="Cart"/><testcase classname="Cart" name="Till"/>'
  expect(await suitesIn(`<testsuite name="Shop">${cases}</testsuite>`)).toEqual([
    ['Shop', 'Cart'],
    ['Shop', 'Cart'],
  ])
})

const jestSuite = 'name="cart" errors="0" failures="0" skipped="0" timestamp="2026-11-22T02:52:04" time="0.5" tests="1"'

test.each([
  ['jest-junit', '<testsuites name="jest tests"><testsuite name="cart">', 'cart adds', ['cart']],
  ['jest-junit with another title', `<testsuites name="unit"><testsuite ${jestSuite}>`, 'cart adds', ['cart']],
  ['mocha-junit-reporter', '<testsuites name="Mocha Tests"><testsuite name="All">', 'adds', ['All']],
  ['mocha-junit-reporter with another title', '<testsuites name="unit"><testsuite name="Root Suite">', 'adds', ['Root Suite']],
  ['CTest', '<testsuites><testsuite name="Linux" disabled="0">', 'cart.adds', ['Linux']],
  [
    'Nette Tester',
    '<testsuites><testsuite errors="0" skipped="0" tests="1" time="1" timestamp="2026-01-01T16:50:52">',
    'tests/cart.phpt',
    [],
  ],
])('leaves out a class that repeats the name of the test when %s writes it', async (_tool, front, name, suites) => {
  const text = `${front}<testcase classname="${name}" name="${name}" status="run"/></testsuite></testsuites>`
  expect(await suitesIn(text)).toEqual([suites])
})

test('keeps the class of jest-junit when the template of the class contains only the titles around the test', async () => {
  const cases = '<testcase classname="cart" name="cart"/><testcase classname="cart" name="adds"/>'
  expect(await suitesIn(`<testsuites name="jest tests"><testsuite name="cart.test.js">${cases}</testsuite></testsuites>`)).toEqual([
    ['cart.test.js', 'cart'],
    ['cart.test.js', 'cart'],
  ])
})
