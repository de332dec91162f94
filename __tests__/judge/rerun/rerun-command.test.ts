import { describe, expect, it } from 'vitest'
import { rerunAllCommand, rerunCommand } from '../../../src/judge/rerun/rerun-command.js'
import type { RerunTarget } from '../../../src/judge/rerun/rerun-target.js'

/** A test with a file that was recognised. */
const target = (producer: string, suite: readonly string[], name: string, more: Partial<RerunTarget> = {}): RerunTarget => ({
  producer,
  format: 'junit',
  suite,
  name,
  ...more,
})

const ofFormat = (format: string, suite: readonly string[], name: string, more: Partial<RerunTarget> = {}): RerunTarget => ({
  format,
  suite,
  name,
  ...more,
})

const flutter = { details: 'package:flutter_test/src/widget_tester.dart 1:2' }

describe('rerunCommand', () => {
  it.each<[string, RerunTarget]>([
    // pytest
    [
      "pytest 'tests/calc/test_basket.py::TestBasket::test_one[1-2]'",
      target('pytest', ['pytest', 'tests.calc.test_basket.TestBasket'], 'test_one[1-2]'),
    ],
    ['pytest tests/test_basket.py::test_one', target('pytest', ['pytest', 'tests.test_basket'], 'test_one')],
    [
      'pytest Tests/Basket.py::Inner::test_one',
      target('pytest', ['pytest', 'Tests.Basket.Inner'], 'test_one', { details: 'Tests/Basket.py:7: AssertionError' }),
    ],
    ['pytest api/test_a.py::test_one', target('pytest', ['pytest', 'api.test_a'], 'test_one', { file: 'api/test_a.py' })],
    ['pytest tests/test_broken.py', target('pytest', ['pytest'], 'tests.test_broken')],
    // unittest
    ['python -m unittest tests.test_cart.Cart.test_adds', target('unittest', ['tests.test_cart.Cart'], 'test_adds')],
    ['python -m unittest tests.test_cart.Cart.test_rates', target('unittest', ['tests.test_cart.Cart'], 'test_rates [(7)] (rate=7)')],
    // Minitest
    [
      "ruby -I lib -I test test/cart_test.rb -n '/\\AShop::CartTest#test_adds\\z/'",
      target('minitest', ['Shop::CartTest'], 'test_adds', { file: 'test/cart_test.rb' }),
    ],
    // bats
    [
      "bats --filter 'costs [\\]?.5$' test/cart.bats",
      target('bats', ['cart.bats'], 'costs $5', { details: '(in test file test/cart.bats, line 3)' }),
    ],
    // prove
    ['prove --lib t/cart.t', ofFormat('tap', ['t/cart.t'], 'adds', { file: 't/cart.t' })],
    // Catch2
    ['./cart_test adds', target('catch2', ['cart_test', 'cart_test.global'], 'adds')],
    ["./cart_test 'a\\, \\[x],a\\, \\[x]/y'", target('catch2', ['cart_test', 'cart_test.global'], 'a, [x]/y')],
    // doctest
    ["./build/cart_test --case-sensitive '--test-case=doesn?t? lose'", target('doctest', ['build/cart_test', 'a.cpp'], "doesn't, lose")],
    ['./cart_test --case-sensitive --test-case=adds', target('doctest', ['/home/me/build/cart_test', 'a.cpp'], 'adds')],
    // Boost.Test
    ['./cart_test --run_test=cart/taxes/_0', target('boost-test', ['shop', 'cart.taxes'], '_0', { source: 'results/cart_test.xml' })],
    // Jest
    ["npx jest -t 'cart adds$'", target('jest', ['cart'], 'cart adds')],
    [
      "npx jest -t 'basket adds \\(two\\)$' --runTestsByPath src/cart.test.js",
      target('jest', ['cart'], 'basket adds (two)', { file: 'src/cart.test.js' }),
    ],
    ["npx jest -t 'adds$'", target('jest', ['cart', 'cart items'], 'adds')],
    ["npx jest -t 'adds$'", target('jest', ['undefined'], ' adds')],
    [
      "npx jest -t 'cart items adds$' --runTestsByPath src/a.test.js",
      target('jest', ['src/a.test.js', 'cart items'], 'adds', { file: 'src/a.test.js' }),
    ],
    [
      "npx jest -t 'cart › items adds$' --runTestsByPath src/a.test.js",
      ofFormat('jest', ['/home/ci/shop/src/a.test.js', 'cart › items'], 'adds', {
        producer: 'jest',
        file: '/home/ci/shop/src/a.test.js',
        location: 'src/a.test.js',
      }),
    ],
    ["npx jest -t 'cart adds$'", ofFormat('jest', ['/a.test.js'], 'cart adds', { producer: 'jest', file: '/a.test.js' })],
    ["npx jest -t 'cart (›)? ?items adds$'", target('jest', ['cart'], 'cart › items adds')],
    ["npx jest -t 'cart(\\.)? ?items adds$'", target('jest', [], 'cart.items adds')],
    ["npx jest -t 'cart (.)? ?items adds$'", target('jest', [], 'cart | items adds')],
    // Vitest
    [
      "npx vitest run src/a.test.js -t 'cart (. )?adds$'",
      ofFormat('jest', ['/home/ci/shop/src/a.test.js'], 'cart > adds', {
        producer: 'vitest',
        file: '/home/ci/shop/src/a.test.js',
        location: 'src/a.test.js',
      }),
    ],
    ["npx vitest run src/cart.test.ts -t 'cart (. )?adds$'", target('vitest', ['src/cart.test.ts'], 'cart > adds')],
    [
      "npx vitest run cart.test.js -t 'cart (. )?rounds$'",
      ofFormat('tap', ['cart.test.js', 'cart'], 'rounds', { details: 'AssertionError: no\n    at /v/cart.test.js:4:52' }),
    ],
    [
      "npx vitest run -t 'doesn.t (. )?say .hi.$'".replace('run', 'run src/a.test.ts'),
      target('vitest', ['src/a.test.ts'], 'doesn\'t > say "hi"'),
    ],
    // Playwright
    [
      "npx playwright test 'cart\\.spec\\.ts' -g 'cart\\.spec\\.ts shop (› )?sum( @\\S+)*$'",
      target('playwright', ['cart.spec.ts'], 'shop › sum'),
    ],
    [
      "npx playwright test 'cart\\.spec\\.ts' -g 'cart\\.spec\\.ts shop (› )?sum( @\\S+)*$'",
      { ...ofFormat('ctrf', ['chromium', 'cart.spec.ts', 'shop'], 'sum'), producer: 'playwright' },
    ],
    ["npx playwright test 'cart\\.spec\\.ts' -g 'cart\\.spec\\.ts sum( @\\S+)*$'", ofFormat('playwright', ['cart.spec.ts'], 'sum')],
    [
      "npx playwright test 'cart\\.spec\\.ts' -g '(?!(?!cart\\.spec\\.ts \\[phone\\] shop (› )?sum( @\\S+)*$)(?!phone cart\\.spec\\.ts shop (› )?sum( @\\S+)*$))'",
      ofFormat('playwright', ['cart.spec.ts'], '[phone] shop › sum'),
    ],
    // Mocha
    ["npx mocha --grep 'cart items adds$'", target('mocha', ['Mocha Tests', 'cart items'], 'adds')],
    ["npx mocha --grep 'cart items adds$'", target('mocha', ['cart items', 'adds'], 'cart items adds')],
    ["npx mocha --grep '[-]-require=x$'", target('mocha', [], '--require=x')],
    ["npx mocha --grep '[/]cart returns 200$'", target('mocha', [], '/cart returns 200')],
    [
      "npx mocha --grep 'cart rounds$'",
      ofFormat('tap', [], 'cart rounds', { details: 'Error: no\n    at Context.<anonymous> (m/mocha.cjs:4:41)' }),
    ],
    // node:test
    [
      "node --test '--test-name-pattern=cart rounds$' test/cart.test.js",
      target('node', ['cart'], 'rounds', { file: '/home/runner/shop/test/cart.test.js', location: 'test/cart.test.js' }),
    ],
    ["node --test '--test-name-pattern=rounds$'", target('node', ['cart'], 'rounds')],
    [
      "node --test '--test-name-pattern=rounds$'",
      ofFormat('tap', [], 'rounds', { details: 'Test.run (node:internal/test_runner/test:1402:25)' }),
    ],
    // Maven, TestNG and Gradle
    ["mvn test '-Dtest=shop.CartTest#adds'", target('maven', ['shop.CartTest'], 'adds(int)[1]')],
    [
      "mvn test '-Dtest=shop.CartTest$Inner#adds' -pl api -am '-Dsurefire.failIfNoSpecifiedTests=false'",
      target('maven', ['shop.CartTest$Inner'], 'adds', { source: 'api/target/surefire-reports/TEST-shop.CartTest.xml' }),
    ],
    [
      "mvn verify '-Dit.test=shop.CartIT#adds'",
      target('maven', ['shop.CartIT'], 'adds', { source: 'target/failsafe-reports/TEST-shop.CartIT.xml' }),
    ],
    ["mvn test '-Dtest=demo.Basic#works'", ofFormat('testng', ['Suite', 'All', 'demo.Basic'], 'works [DISK]')],
    ['./gradlew test --tests shop.CartTest.adds', target('gradle', ['shop.CartTest'], 'adds()')],
    [
      "./gradlew -p services/api integrationTest --tests 'shop.CartTest$Inner.adds two numbers'",
      target('gradle', ['shop.CartTest$Inner'], 'adds two numbers()', {
        source: 'services/api/build/test-results/integrationTest/TEST-shop.CartTest.xml',
      }),
    ],
    [
      './gradlew test --tests demo.Basic.works',
      ofFormat('testng', ['demo.Basic'], 'works', { source: 'build/test-results/test/testng-results.xml' }),
    ],
    // .NET
    ['dotnet test --filter FullyQualifiedName=Shop.CartTests.Adds', ofFormat('trx', ['Shop.dll', 'Shop.CartTests'], 'Adds')],
    ["dotnet test --filter 'FullyQualifiedName~Shop.Outer+Inner.Adds'", ofFormat('nunit', ['Shop.Outer+Inner'], 'Adds(1, "x")')],
    ["dotnet test --filter 'FullyQualifiedName~Shop.CartTests.Reads'", target('dotnet', ['shop.dll', 'Shop.CartTests'], 'Reads(a: 1)')],
    // Go, Rust
    ["go test example.com/shop -run '^TestSum$/^zero_\\(x\\)$'", target('go', ['example.com/shop'], 'TestSum/zero_(x)')],
    ["go test example.com/shop -run '^TestLog$'", ofFormat('junit', ['example.com/shop'], 'TestLog', { message: 'Failed' })],
    ["go test example.com/shop -run '^FuzzParse$/^seed#0$'", ofFormat('go', ['example.com/shop'], 'FuzzParse/seed#0')],
    ["cargo nextest run -E '(binary_id(=shop::cart) & test(=tests::adds))'", target('nextest', ['shop::cart'], 'tests::adds')],
    // Ruby, PHP
    [
      "rspec spec/cart_spec.rb -E '\\ACart adds #1\\z'",
      target('rspec', ['rspec', 'spec.cart_spec'], 'Cart adds #1', { file: 'spec/cart_spec.rb' }),
    ],
    [
      "vendor/bin/phpunit --filter '/\\AShop\\\\CartTest::testSum with data set .a\\/b.\\z/'",
      target('phpunit', ['tests', 'Shop\\CartTest', 'Shop\\CartTest::testSum'], 'testSum with data set "a/b"'),
    ],
    // C and C++
    ["ctest --output-on-failure -R 'prints$'", target('ctest', [], 'prints')],
    [
      "./cart_test '--gtest_filter=Sizes/CartTest.Adds/0'",
      target('googletest', ['Sizes/CartTest'], 'Adds/0', { source: 'reports/cart_test.xml' }),
    ],
    [
      "bazel test //shop/cart:cart_test '--test_filter=Cart.Adds'",
      target('googletest', ['Cart'], 'Adds', { source: 'bazel-testlogs/shop/cart/cart_test/shard_1_of_2/test.xml' }),
    ],
    ['bazel test //:cart_test', ofFormat('junit', ['cart_test'], 'cart_test', { source: 'ci/bazel-testlogs/cart_test/test.xml' })],
    ["./tst_cart 'adds:one row'", ofFormat('qt', ['tst_Cart'], 'adds(one row)')],
    // Robot, Cucumber, behave, Dart
    [
      "robot --suite 'Shop ? More' --test 'Is it 5[*]5[?]' tests/cart.robot",
      ofFormat('robot', ['Shop & More'], 'Is it 5*5?', { file: 'tests/cart.robot' }),
    ],
    ['robot --suite Cart --test Adds .', ofFormat('robot', ['Cart'], 'Adds', { file: 'results/output.xml' })],
    ["cucumber 'features/pay now.feature:7'", ofFormat('cucumber', ['Paying'], 'Pays', { file: 'features/pay now.feature', line: 7 })],
    [
      'npx cucumber-js features/pay.feature:7',
      { ...ofFormat('cucumber', ['Paying'], 'Pays', { file: 'features/pay.feature', line: 7 }), producer: 'cucumber-js' },
    ],
    [
      "behave features/cart.feature --name '\\ASum *\\Z'",
      ofFormat('junit', ['cart.Cart'], 'Sum', { details: '\nFailing step: Then no\nLocation: features/cart.feature:4\n' }),
    ],
    ["dart test test/cart_test.dart '--plain-name=Cart is empty'", ofFormat('dart', ['chrome', 'test/cart_test.dart', 'Cart'], 'is empty')],
    [
      "flutter test test/sun_test.dart '--name=Sun doesn.t rise$'",
      ofFormat('dart', ['test/sun_test.dart', 'Sun'], "doesn't rise", flutter),
    ],
  ])('returns %s', (command, test) => {
    expect(rerunCommand(test)).toBe(command)
  })

  it.each<[string, RerunTarget]>([
    ['the tool is unknown', ofFormat('junit', ['CartTest'], 'adds')],
    ['the tool has the name of a built-in property', target('constructor', ['CartTest'], 'adds')],
    ['a display name is not a method', target('maven', ['shop.CartTest'], 'adds two numbers')],
    ['a class is not a name', target('maven', ['not a class'], 'adds')],
    ['Gradle writes only the parameters', target('gradle', ['shop.CartTest'], '[1] 2, 3')],
    ['the name is empty', target('jest', ['cart'], '  ')],
    ['a hook failed', target('mocha', [], 'cart "before all" hook for "adds"')],
    [
      'Cypress ran it',
      target('mocha', ['cart', 'adds'], 'cart adds', {
        details: 'Error: no\n    at Context.eval (webpack://shop/./cypress/e2e/cart.cy.js:4:41)',
      }),
    ],
    ['it is in a spec of Cypress', target('mocha', ['cart', 'adds'], 'cart adds', { file: 'e2e/cart.cy.ts' })],
    ['Jest cannot run the file', target('jest', ['cart'], ' Test execution failure: could be caused by test hooks')],
    ['Vitest cannot load the file', target('vitest', ['broken.test.js'], 'broken.test.js')],
    ['a module of Dart cannot be loaded', ofFormat('dart', ['test/a.dart'], 'loading test/a.dart')],
    ['the program of GoogleTest is unknown', target('googletest', ['Cart'], 'Adds', { source: 'test_detail.xml' })],
    ['Bazel cannot select the test', target('pytest', ['pytest', 'test_cart'], 'adds', { source: 'bazel-testlogs/cart_test/test.xml' })],
    [
      'Bazel tested another repository',
      target('googletest', ['Cart'], 'Adds', { source: 'bazel-testlogs/external/cart+/cart_test/test.xml' }),
    ],
    ['unittest cannot import the module', target('unittest', ['unittest.loader._FailedTest'], 'test_bad')],
    ['unittest runs a script', target('unittest', ['__main__.Cart'], 'test_adds')],
    ['Minitest does not name the file', target('minitest', ['CartTest'], 'test_adds')],
    ['bats does not name the place of the file', target('bats', ['cart.bats'], 'adds')],
    ['bats names another file', target('bats', ['cart.bats'], 'adds', { details: '(in test file test/a.bats, line 3)' })],
    ['Catch2 would exclude the test', target('catch2', ['cart_test', 'cart_test.global'], '~adds')],
    ['Catch2 would match other tests', target('catch2', ['cart_test', 'cart_test.global'], 'adds*')],
    ['the name of Catch2 has too many sections', target('catch2', ['cart_test', 'cart_test.global'], 'a/'.repeat(30))],
    ['the program of Catch2 needs quotes', target('catch2', ['cart test', 'cart test.global'], 'adds')],
    ['the program of Boost.Test is unknown', target('boost-test', ['shop', 'cart'], 'adds', { source: 'boost-results.xml' })],
    ['a script of Perl is outside of the folder', ofFormat('tap', ['../t/cart.t'], 'adds', { file: '../t/cart.t' })],
    ['a scenario is in the class path', ofFormat('cucumber', ['Paying'], 'Pays', { file: 'classpath:pay.feature', line: 7 })],
    ['the list of suites may be shortened', target('vitest', ['a.test.ts', ...Array(20).fill('suite')], 'adds')],
    ['a secret was replaced in the name', target('jest', ['cart'], 'posts to ***')],
    ['the name was shortened', target('vitest', ['a.test.ts'], 'adds\n… 2000 characters left out …\nend')],
  ])('returns nothing when %s', (_reason, test) => {
    expect(rerunCommand(test)).toBeUndefined()
  })

  it.each(['../evil.test.js', '/tmp/evil.test.js', 'C:\\evil.test.js', '~/evil.test.js', 'file:///tmp/evil.test.js', '..\\evil.test.js'])(
    'leaves out the file %s, which is not in the repository',
    (file) => {
      expect(rerunCommand(target('node', [], 'adds', { file }))).toBe("node --test '--test-name-pattern=adds$'")
      expect(rerunCommand(target('rspec', ['rspec', 'x'], 'adds', { file }))).toBeUndefined()
    },
  )

  it('uses the file in the repository only when it has the same name', () => {
    const file = '/home/runner/work/shop/spec/cart_spec.rb'
    expect(rerunCommand(target('rspec', ['rspec'], 'adds', { file, location: 'spec/cart_spec.rb' }))).toBe(
      "rspec spec/cart_spec.rb -E '\\Aadds\\z'",
    )
    expect(rerunCommand(target('rspec', ['rspec'], 'adds', { file, location: 'lib/cart.rb' }))).toBeUndefined()
  })

  it('prevents that a file is taken for an option', () => {
    expect(rerunCommand(target('rspec', ['rspec'], 'adds', { file: '--require=evil_spec.rb' }))).toBe(
      "rspec ./--require=evil_spec.rb -E '\\Aadds\\z'",
    )
  })

  it('prevents that a file is taken for a list of arguments', () => {
    expect(rerunCommand(target('pytest', ['pytest', 'test_a'], 'test_one', { file: '@acme/test_a.py' }))).toBe(
      "pytest './@acme/test_a.py::test_one'",
    )
    expect(rerunCommand(target('cucumber-js', [], 'Pays', { file: '@rerun.feature', line: 7 }))).toBe(
      "npx cucumber-js './@rerun.feature:7'",
    )
  })
})

it.each([' ', ' › ', ' > ', ' - ', ' | ', ' :: ', '.', '/', '::'])('selects the test of Jest when %j joined its suites', (separator) => {
  const suites = ['cart', 'items'].join(separator)
  const matches = (test: RerunTarget, name: string) => {
    const [, pattern = ''] = /-t '(.*)'$/.exec(rerunCommand(test) ?? '') ?? []
    return new RegExp(pattern).test(name)
  }
  const named = target('jest', ['cart'], `${suites} adds`)
  for (const test of [named, target('jest', ['cart', suites], 'adds')]) {
    expect(matches(test, 'cart items adds')).toBe(true)
    expect(matches(test, 'cart items adds two')).toBe(false)
  }
  expect(matches(named, 'other items adds')).toBe(false)
})

describe('characters that cmd.exe reads', () => {
  const special = '& | < > ^ %'

  it('writes a dot for each character that cmd.exe reads when the tool selects tests by a regular expression', () => {
    const name = `adds ${special} (x)`
    const pattern = 'adds . . . . . . \\(x\\)'
    expect(rerunCommand(target('mocha', [], name))).toBe(`npx mocha --grep '${pattern}$'`)
    expect(rerunCommand(target('jest', [], 'a & b'))).toBe("npx jest -t 'a . b$'")
    expect(rerunCommand(target('vitest', ['a.test.ts'], name))).toMatch(/ -t 'adds [. ()?]+\\\(x\\\)\$'$/)
    expect(rerunCommand(target('playwright', ['a.spec.ts'], name))).toBe(
      `npx playwright test 'a\\.spec\\.ts' -g 'a\\.spec\\.ts ${pattern}( @\\S+)*$'`,
    )
    expect(rerunCommand(target('rspec', ['rspec'], name, { file: 'a_spec.rb' }))).toBe(`rspec a_spec.rb -E '\\A${pattern}\\z'`)
    expect(rerunCommand(target('phpunit', ['CartTest'], `testAdds with data set #${special}`))).toBe(
      "vendor/bin/phpunit --filter '/\\ACartTest::testAdds with data set #. . . . . .\\z/'",
    )
    expect(rerunCommand(ofFormat('junit', [], name, { details: 'Location: a.feature:4' }))).toBe(
      `behave a.feature --name '\\A${pattern} *\\Z'`,
    )
    expect(rerunCommand(ofFormat('dart', ['test/a_test.dart'], name))).toBe(`dart test test/a_test.dart '--name=${pattern}$'`)
    expect(rerunCommand(target('ctest', [], name))).toBe(`ctest --output-on-failure -R '${pattern}$'`)
  })

  it('writes a wildcard for each character that cmd.exe reads when the tool accepts wildcards', () => {
    expect(rerunCommand(target('gradle', ['shop.CartTest'], 'adds 5% & more()'))).toBe(
      "./gradlew test --tests 'shop.CartTest.adds 5* * more'",
    )
    expect(rerunCommand(ofFormat('robot', ['Cart'], `Adds ${special}`))).toBe("robot --suite Cart --test 'Adds ? ? ? ? ? ?' .")
    expect(rerunCommand(target('doctest', ['cart_test', 'a.cpp'], `adds ${special}`))).toBe(
      "./cart_test --case-sensitive '--test-case=adds ? ? ? ? ? ?'",
    )
  })

  it('writes a wildcard for the rest of a name of Catch2 when it contains a character that cmd.exe reads', () => {
    expect(rerunCommand(target('catch2', ['cart_test'], 'holds vector<int> [x]'))).toBe("./cart_test 'holds vector*'")
    expect(rerunCommand(target('catch2', ['cart_test'], '<int> fits'))).toBeUndefined()
  })

  it('runs a function of pytest or Qt Test with all parameters when they contain a character that cmd.exe reads', () => {
    expect(rerunCommand(target('pytest', ['pytest', 'test_cart'], 'test_adds[a&b]'))).toBe('pytest test_cart.py::test_adds')
    expect(rerunCommand(target('pytest', ['pytest', 'test_cart'], 'test_adds["a"]'))).toBe('pytest test_cart.py::test_adds')
    expect(rerunCommand(ofFormat('qt', ['tst_Cart'], 'adds(5 %)'))).toBe('./tst_cart adds')
  })

  it.each([...special.replaceAll(' ', '')])('returns nothing when the path of a file contains %s, which cmd.exe reads', (character) => {
    const folder = `a${character}b`
    const line = { file: `${folder}/a.feature`, line: 7 }
    expect(rerunCommand(ofFormat('cucumber', ['Paying'], 'Pays', line))).toBeUndefined()
    expect(rerunCommand(target('behave', ['Paying'], 'Pays', line))).toBeUndefined()
    expect(rerunCommand(ofFormat('tap', ['a.t'], 'adds', { file: `${folder}/a.t` }))).toBeUndefined()
    expect(rerunCommand(ofFormat('robot', ['Cart'], 'Adds', { file: `${folder}/a.robot` }))).toBeUndefined()
    expect(rerunCommand(target('pytest', ['pytest', 'test_a'], 'test_one', { file: `${folder}/test_a.py` }))).toBeUndefined()
    expect(rerunCommand(target('node', [], 'adds', { file: `${folder}/a.test.js` }))).toBeUndefined()
  })
})

describe('rerunAllCommand', () => {
  it('selects all tests of one tool with one command', () => {
    const tests = [
      target('vitest', ['a.test.ts'], 'adds'),
      target('vitest', ['b.test.ts'], 'cart > removes'),
      target('vitest', ['a.test.ts'], 'adds'),
    ]
    expect(rerunAllCommand(tests)).toBe("npx vitest run a.test.ts b.test.ts -t '(?!(?!adds$)(?!cart (. )?removes$))'")
  })

  it('selects several tests without an operator of cmd.exe when the program may be a batch file', () => {
    const both = (make: (name: string) => RerunTarget) => rerunAllCommand([make('testA'), make('testB'), make('testA')])
    expect(both((name) => target('jest', [], name))).toBe("npx jest -t '(?!(?!testA$)(?!testB$))'")
    expect(both((name) => target('mocha', [], name))).toBe("npx mocha --grep '(?!(?!testA$)(?!testB$))'")
    expect(both((name) => target('playwright', ['a.spec.ts'], name))).toBe(
      "npx playwright test 'a\\.spec\\.ts' -g '(?!(?!a\\.spec\\.ts testA( @\\S+)*$)(?!a\\.spec\\.ts testB( @\\S+)*$))'",
    )
    expect(both((name) => target('phpunit', ['CartTest'], name))).toBe(
      "vendor/bin/phpunit --filter '/\\A(?!(?!CartTest::testA\\z)(?!CartTest::testB\\z))/'",
    )
    expect(both((name) => target('rspec', [], name, { file: 'a_spec.rb' }))).toBe("rspec a_spec.rb -E '\\AtestA\\z' -E '\\AtestB\\z'")
    expect(both((name) => ofFormat('junit', [], name, { details: 'Location: a.feature:4' }))).toBe(
      "behave a.feature --name '\\AtestA *\\Z' --name '\\AtestB *\\Z'",
    )
  })

  it('joins the commands of several tools and folders', () => {
    const tests = [
      target('go', ['example.com/a'], 'TestA'),
      target('pytest', ['pytest', 'test_a'], 'test_one'),
      target('go', ['example.com/b'], 'TestB/x'),
      target('go', ['example.com/a'], 'TestC'),
    ]
    expect(rerunAllCommand(tests)).toBe(
      "go test example.com/a -run '^TestA$|^TestC$'; go test example.com/b -run '^TestB$/^x$'; pytest test_a.py::test_one",
    )
  })

  it('runs all modules of Maven when the module of one test is unknown', () => {
    const inModule = target('maven', ['shop.ApiTest'], 'adds', { source: 'api/target/surefire-reports/TEST-shop.ApiTest.xml' })
    expect(rerunAllCommand([inModule, target('maven', ['shop.CartTest'], 'adds', { source: 'reports/TEST-shop.CartTest.xml' })])).toBe(
      "mvn test '-Dtest=shop.ApiTest#adds,shop.CartTest#adds' '-Dsurefire.failIfNoSpecifiedTests=false'",
    )
  })

  it('returns nothing when one of the tests cannot be selected', () => {
    expect(rerunAllCommand([target('go', ['example.com/a'], 'TestA'), ofFormat('junit', ['x'], 'adds')])).toBeUndefined()
  })

  it('returns nothing when no test failed or the command would be too long', () => {
    expect(rerunAllCommand([])).toBeUndefined()
    const many = Array.from({ length: 1000 }, (_, index) => target('pytest', ['pytest', 'tests.test_cart'], `test_that_is_number_${index}`))
    expect(rerunAllCommand(many.slice(0, 100))).toContain('test_that_is_number_99')
    expect(rerunAllCommand(many)).toBeUndefined()
  })
})
