// Tests that the tool is recognised by its result file, so that the rerun command suits it (src/judge/rerun/recognise-producer.ts).
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from '../../../src/run/run.js'
import { makeTree } from '../../read/collect/tree.js'

/** Returns the command of the first failed test that has one. */
async function commandOf(path: string, content: string | Buffer, env = {}) {
  const cwd = makeTree({ [path]: content })
  const { scope } = (await run({ cwd, paths: [path], records: [] }, { env, onWarning: () => {} })).judged
  const { failures } = scope.summary
  expect(failures.length).toBeGreaterThan(0)
  return failures.map(({ test }) => scope.rerunOf?.(test)).find((command) => command !== undefined)
}

const fixtures = join(import.meta.dirname, '../../fixtures')

const junitEvents = `<e:events xmlns:e="https://schemas.opentest4j.org/reporting/events/0.2.0"><e:started id="1" name="Adds it up">
<metadata><legacyReportingName>adds()</legacyReportingName><type>TEST</type></metadata>
<sources><methodSource className="shop.CartTest" methodName="adds"/></sources></e:started>
<e:finished id="1"><result status="FAILED"/></e:finished></e:events>`

describe('the tool of a file', () => {
  it.each([
    ['junit/pytest-xunit1.xml', 'pytest tests/calc/test_basket.py::TestBasket::test_one'],
    ['junit/ctest-failed.xml', "ctest --output-on-failure -R 'prints$'"],
    ['junit/go.xml', "go test example.com/shop -run '^TestLog$'"],
    ['junit/phpunit.xml', "vendor/bin/phpunit --filter '/\\AShop\\\\CartTest::testName\\z/'"],
    ['junit/playwright.xml', "npx playwright test 'cart\\.spec\\.ts' -g 'cart\\.spec\\.ts sum( @\\S+)*$'"],
    ['playwright/page.json', "npx playwright test 'a\\.spec\\.js' -g 'a\\.spec\\.js shows the sum( @\\S+)*$'"],
    ['junit/rspec.xml', "rspec ./spec/cart_spec.rb -E '\\ACart adds\\z'"],
    ['junit/behave.xml', expect.stringMatching(/^behave features\/cart\.feature --name '\\A.+ \*\\Z'$/)],
    ['junit/node-test-diff.xml', "node --test '--test-name-pattern=adds$'"],
    ['junit/catch2.xml', expect.stringMatching(/^\.\/\w+ /)],
    ['junit/doctest.xml', expect.stringMatching(/^\.\/\w+ --case-sensitive /)],
    ['junit/bats.xml', expect.stringMatching(/^bats --filter /)],
    ['tap/mocha.tap', "npx mocha --grep 'cart rounds half a cent$'"],
    ['mocha/odd.json', "npx mocha --grep 'cart adds the prices of its goods$'"],
    ['mocha/odd.jsonl', "npx mocha --grep 'cart adds the prices of its goods$'"],
    ['mocha/mochawesome-odd.json', "npx mocha --grep 'cart adds the prices of its goods$'"],
    ['tap/vitest.tap', "npx vitest run cart.test.js -t 'cart (. )?rounds half a cent$'"],
    ['tap/node-test-24.tap', "node --test '--test-name-pattern=cart rounds half a cent$'"],
    ['jest/jest-odd.json', "npx jest -t 'cart prices rounds half a cent up$'"],
    ['jest/vitest-odd.json', "npx vitest run -t 'hooks (. )?has two errors$'"],
    ['qt/qt6.xml', './tst_cart removes'],
    ['otr/phpunit-odd-situations.xml', "vendor/bin/phpunit --filter '/\\AShop\\\\CartTest::testRoundsHalfACentUp\\z/'"],
    ['otr/junit-odd-situations.xml', undefined],
    ['robot/robot7.xml', 'robot --suite Cart --test Removes .'],
    ['cucumber/behave.json', 'behave features/pay.feature:9'],
    ['cucumber/js.json', 'npx cucumber-js features/hooks.feature:3'],
    ['cucumber/messages-statuses.ndjson', 'npx cucumber-js features/checkout.feature:17'],
    ['dart/flutter-machine.output', "flutter test test/widgets/sun_test.dart '--plain-name=Sun sets'"],
    ['testng/everything.xml', "mvn test '-Dtest=demo.Basic#fails'"],
    ['nunit/v3-everything.xml', expect.stringMatching(/^dotnet test --filter '?FullyQualifiedName[=~][\w.+]+'?$/)],
    ['xunit/v2.xml', expect.stringMatching(/^dotnet test --filter '?FullyQualifiedName[=~][\w.+]+'?$/)],
    ['rspec/several-processes.json', "rspec ./spec/voucher_spec.rb -E '\\AVoucher expires\\z'"],
    ['trx/vstest.trx', expect.stringMatching(/^dotnet test --filter '?FullyQualifiedName[=~][\w.+]+'?$/)],
  ])('is recognised in the fixture %s', async (path, command) => {
    expect(await commandOf(basename(path), readFileSync(join(fixtures, path)))).toEqual(command)
  })

  it.each([
    // Surefire 3.2.
    [
      'api/target/surefire-reports/TEST-shop.CartTest.xml',
      `<testsuite xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="https://maven.apache.org/surefire/maven-surefire-plugin/xsd/surefire-test-report.xsd" version="3.0.2" name="shop.CartTest" time="0.1" tests="1" errors="0" skipped="0" failures="1">
<testcase name="adds" classname="shop.CartTest" time="0.1"><failure message="no"/></testcase></testsuite>`,
      "mvn test '-Dtest=shop.CartTest#adds' -pl api -am '-Dsurefire.failIfNoSpecifiedTests=false'",
    ],
    // Gradle 8.
    [
      'build/test-results/integrationTest/TEST-shop.CartTest.xml',
      `<testsuite name="shop.CartTest" tests="1" skipped="0" failures="1" errors="0" timestamp="2026-03-01T10:00:00" hostname="build-7" time="0.1"><properties/>
<testcase name="adds()" classname="shop.CartTest" time="0.1"><failure message="no" type="x">no</failure></testcase></testsuite>`,
      './gradlew integrationTest --tests shop.CartTest.adds',
    ],
    // JUnit 5.9, whose file does not name the build tool.
    [
      'api/target/junit-platform-events-1.xml',
      junitEvents,
      "mvn test '-Dtest=shop.CartTest#adds' -pl api -am '-Dsurefire.failIfNoSpecifiedTests=false'",
    ],
    ['api/build/junit-platform-events-1.xml', junitEvents, './gradlew -p api test --tests shop.CartTest.adds'],
    ['reports/junit-platform-events-1.xml', junitEvents, undefined],
    // cargo-nextest 0.9.
    [
      'target/nextest/ci/junit.xml',
      `<testsuites name="nextest-run" tests="1" failures="1" errors="0" uuid="0" timestamp="2026-03-01T10:00:00.000+00:00" time="0.1"><testsuite name="shop::cart" tests="1" disabled="0" errors="0" failures="1">
<testcase name="tests::adds" classname="shop::cart" timestamp="2026-03-01T10:00:00.000+00:00" time="0.1"><failure type="test failure"/></testcase></testsuite></testsuites>`,
      "cargo nextest run -E '(binary_id(=shop::cart) & test(=tests::adds))'",
    ],
    // JunitXml.TestLogger 4.
    [
      'results.xml',
      `<testsuites><testsuite name="Shop.Tests.dll" tests="1" skipped="0" failures="1" errors="0" time="1" timestamp="2026-03-01T10:00:00" hostname="build-7" id="0" package="Shop.Tests.dll">
<testcase classname="Shop.Tests.CartTests" name="Adds(a: 1)" time="0.1"><failure type="failure" message="no"/></testcase></testsuite></testsuites>`,
      "dotnet test --filter 'FullyQualifiedName~Shop.Tests.CartTests.Adds'",
    ],
    // unittest-xml-reporting 3.2.
    [
      'results.xml',
      `<testsuites><testsuite name="tests.test_cart.Cart-20260301100000" tests="1" file="tests/test_cart.py" time="0.1" timestamp="2026-03-01T10:00:00" failures="1" errors="0" skipped="0">
<testcase classname="tests.test_cart.Cart" name="test_adds" time="0.1" timestamp="2026-03-01T10:00:00" file="tests/test_cart.py" line="7"><failure message="1 != 2"/></testcase></testsuite></testsuites>`,
      'python -m unittest tests.test_cart.Cart.test_adds',
    ],
    // minitest-reporters 1.8.
    [
      'TEST-CartTest.xml',
      `<testsuites><testsuite name="CartTest" filepath="test/cart_test.rb" skipped="0" failures="1" errors="0" tests="1" assertions="1" time="0.1">
<testcase name="test_adds" lineno="4" classname="CartTest" assertions="1" time="0.1" file="test/cart_test.rb"><failure message="no"/></testcase></testsuite></testsuites>`,
      "ruby -I lib -I test test/cart_test.rb -n '/\\ACartTest#test_adds\\z/'",
    ],
    // Boost.Test 1.74.
    [
      'cart_test.xml',
      `<testsuite tests="1" skipped="0" errors="0" failures="1" id="0" name="shop" time="0.1"><testcase assertions="1" classname="cart" name="adds" time="0.1"><failure message="failure"/></testcase></testsuite>`,
      './cart_test --run_test=cart/adds',
    ],
    // prove.
    ['prove.tap', 't/cart.t .. \n1..1\nnot ok 1 - adds\n', 'prove --lib t/cart.t'],
    // jest-ctrf-json-reporter.
    [
      'ctrf.json',
      JSON.stringify({
        results: {
          tool: { name: 'jest' },
          summary: { tests: 1 },
          tests: [{ name: 'cart adds', status: 'failed', duration: 1, suite: 'cart' }],
        },
      }),
      "npx jest -t 'cart adds$'",
    ],
    [
      'junit.xml',
      '<testsuite name="shop"><testcase classname="Cart" name="adds"><failure message="no"/></testcase></testsuite>',
      undefined,
    ],
  ])('is recognised in %s', async (path, content, command) => {
    expect(await commandOf(path, content)).toBe(command)
  })

  it('is kept in the records, so that a joint report has the same commands', async () => {
    const cwd = makeTree({ 'a.xml': readFileSync(join(fixtures, 'junit/go.xml')), 'b.trx': readFileSync(join(fixtures, 'trx/vstest.trx')) })
    const context = { env: {}, onWarning: () => {} }
    const commands = ({ judged: { scope } }: Awaited<ReturnType<typeof run>>) =>
      scope.summary.failures.map(({ test }) => scope.rerunOf?.(test))
    const own = commands(await run({ cwd, paths: ['a.xml', 'b.trx'], records: [], output: 'out.ndjson' }, context))
    expect(own.filter((command) => command?.startsWith('go test')).length).toBeGreaterThan(1)
    expect(own.some((command) => command?.startsWith('dotnet'))).toBe(true)
    expect(commands(await run({ cwd, paths: [], records: ['out.ndjson'] }, context))).toEqual(own)
  })
})

it('gives no command of Vitest for a test of node-tap, whose files have the same names', async () => {
  const output = `TAP version 14
1..1
# Subtest: test/prices.js
    not ok 1 - rounds half a cent up
      ---
      at:
        fileName: test/prices.js
        lineNumber: 7
      stack: |
        Test.<anonymous> (test/prices.js:7:5)
        test/prices.js:4:3
      diff: |
        --- expected
        +++ actual
        @@ -1,1 +1,1 @@
        -17.96
        +17.95
      ...
    1..1
not ok 1 - test/prices.js
`
  expect(await commandOf('node-tap.tap', output)).toBeUndefined()
})
