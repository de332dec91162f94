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

const testsIn = async (text: string) =>
  (await readText(junit, 'junit.xml', text)).tests.map(({ suite, former, file, line }) => ({ suite, former, file, line }))

test.each(['outer &gt; inner', 'inner &gt; outer', 'outer &amp;gt; inner', 'inner &amp;gt; outer', 'inner'])(
  'leaves out the class "%s" when Bun repeats the suites in it',
  async (className) => {
    const text = `<testsuites name="bun test"><testsuite name="a.test.ts" file="a.test.ts" assertions="1"><testsuite name="outer" assertions="1">
      <testsuite name="inner" assertions="1"><testcase name="adds" classname="${className}"/></testsuite></testsuite></testsuite></testsuites>`
    expect(await suitesIn(text)).toEqual([['a.test.ts', 'outer', 'inner']])
    expect(await suitesIn(text.replace('bun test', 'other'))).toEqual([
      className === 'inner'
        ? ['a.test.ts', 'outer', 'inner']
        : ['a.test.ts', 'outer', 'inner', className.replace('&amp;', '&').replace(/&gt;/, className.includes('amp') ? '&gt;' : '>')],
    ])
  },
)

test('states the former suites of Bun when its class repeats several suites', async () => {
  const text = `<testsuites name="bun test"><testsuite name="a.test.ts" assertions="2"><testcase name="top" classname=""/><testsuite name="cart" assertions="1">
    <testcase name="adds" classname="cart"/><testsuite name="b &amp; c" assertions="1"><testcase name="pays" classname="b &amp;amp; c &amp;gt; cart"/></testsuite>
    </testsuite></testsuite></testsuites>`
  expect((await testsIn(text)).map(({ suite, former }) => [suite, former?.suite])).toEqual([
    [['a.test.ts'], undefined],
    [['a.test.ts', 'cart'], undefined],
    [
      ['a.test.ts', 'cart', 'b & c'],
      ['a.test.ts', 'cart', 'b & c', 'b &amp; c &gt; cart'],
    ],
  ])
})

test('takes file and line from the class when busted writes them', async () => {
  const text = '<testsuites><testsuite name="Run 1 of 1"><testcase name="adds" classname="spec/calc_spec.lua:2"/></testsuite></testsuites>'
  expect(await testsIn(text)).toEqual([
    { suite: ['Run 1 of 1'], former: { suite: ['Run 1 of 1', 'spec/calc_spec.lua:2'] }, file: 'spec/calc_spec.lua', line: 2 },
  ])
})

test('leaves out the suite "undefined" when jest-junit writes it for a test outside of describe', async () => {
  const suite = 'name="undefined" errors="0" failures="0" skipped="0" timestamp="2026-11-29T18:44:20" time="1.965" tests="1"'
  const text = (own: string, name: string) =>
    `<testsuites name="${name}"><testsuite ${suite}><testcase ${own} time="0"/></testsuite></testsuites>`
  expect(await testsIn(text('classname=" adds" name=" adds"', 'jest tests'))).toMatchObject([
    { suite: [], former: { suite: ['undefined'] } },
  ])
  expect(await testsIn(text('classname="cart" name="adds"', 'shop'))).toMatchObject([
    { suite: ['cart'], former: { suite: ['undefined', 'cart'] } },
  ])
  expect(await suitesIn('<testsuites><testsuite name="undefined"><testcase name="adds"/></testsuite></testsuites>')).toEqual([
    ['undefined'],
  ])
})

test('distinguishes suites of equal name when they are in two packages', async () => {
  const suite = (package_: string) => `<testsuite name="Cart" package="${package_}"><testcase name="adds"/></testsuite>`
  expect(await testsIn(`<testsuites>${suite('shop.web')}${suite('shop.api')}</testsuites>`)).toMatchObject([
    { suite: ['shop.web', 'Cart'], former: { suite: ['Cart'] } },
    { suite: ['shop.api', 'Cart'], former: { suite: ['Cart'] } },
  ])
})

test.each([
  ['the class contains it', 'name="Cart" package="shop.web"', 'classname="shop.web.Cart"', ['Cart', 'shop.web.Cart']],
  ['it is the name', 'name="Shop.dll" package="Shop.dll"', 'classname="Cart"', ['Shop.dll', 'Cart']],
  ['it is a constant of ESLint', 'name="/a.js" package="org.eslint"', 'classname="/a"', ['/a.js', '/a']],
  ['it is empty', 'name="LuaUnit" package=""', 'classname="Cart"', ['LuaUnit', 'Cart']],
])('leaves out the package of a suite when %s', async (_, suite, own, expected) => {
  expect(await testsIn(`<testsuites><testsuite ${suite}><testcase name="adds" ${own}/></testsuite></testsuites>`)).toMatchObject([
    { suite: expected, former: undefined },
  ])
})
