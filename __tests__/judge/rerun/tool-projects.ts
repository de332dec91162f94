/** A small project of a real tool. Each of its tests appends its name to the file `ran` in the project. */
export interface ToolProject {
  readonly tool: string
  /** The program that must be installed, or the package that a test installs from the npm registry. */
  readonly needs: { readonly program: string; readonly argument?: string } | { readonly npm: string }
  readonly files: Readonly<Record<string, string>>
  /** Runs all tests and writes the results, with a shell. */
  readonly produce: string
  readonly results: string
  /** The line in `ran` of each failed test, by its name in the results. */
  readonly failed: Readonly<Record<string, string>>
}

const log = (name: string) => `require('node:fs').appendFileSync('ran', ${name} + '\\n')`

/** Tests with names that contain each other, quotes and special characters. */
const mochaStyle = `
describe('cart', () => {
  it('adds', () => { ${log("'cart adds'")}; throw new Error('no') })
  it('adds (two)', () => { ${log("'cart adds (two)'")} })
  it("doesn't lose \\"tea\\" & $HOME | <5%> ^", () => { ${log('"cart quotes"')}; throw new Error('no') })
  describe('items', () => {
    it('adds', () => { ${log("'cart items adds'")}; throw new Error('no') })
  })
})
it('adds', () => { ${log("'adds'")} })
`
/** The extension of the file of each reporter of Mocha. */
const mochaExtensions = { json: 'json', 'json-stream': 'jsonl', xunit: 'xml', 'mocha-junit-reporter': 'xml', tap: 'tap' } as const

const quoted = 'doesn\'t lose "tea" & $HOME | <5%> ^'

const pythonLog = 'def log(name):\n    with open("ran", "a") as file: file.write(name + "\\n")\n'

const cppLog = '#include <fstream>\nstatic void log(const char* name) { std::ofstream("ran", std::ios::app) << name << "\\n"; }'

export const toolProjects: readonly ToolProject[] = [
  {
    tool: 'pytest',
    needs: { program: 'pytest' },
    files: {
      'tests/test_cart.py': `import pytest
${pythonLog}
class TestCart:
    def test_adds(self):
        log("TestCart.test_adds")
        assert 1 == 2
    @pytest.mark.parametrize("name", ["a b", "a-b", "[x]"])
    def test_named(self, name):
        log("named " + name)
        assert name == "a-b"
    @pytest.mark.parametrize("name", ["& | <5%> ^"])
    def test_special(self, name):
        log("special")
        assert False
    class TestInner:
        def test_adds(self):
            log("TestInner.test_adds")
            assert False
def test_adds():
    log("test_adds")
    assert 1 == 2
def test_adds_two():
    log("test_adds_two")
`,
    },
    produce: 'pytest -q -p no:cacheprovider --junitxml=junit.xml',
    results: 'junit.xml',
    failed: {
      'tests.test_cart.TestCart test_adds': 'TestCart.test_adds',
      'tests.test_cart.TestCart test_named[a b]': 'named a b',
      'tests.test_cart.TestCart test_named[[x]]': 'named [x]',
      'tests.test_cart.TestCart test_special[& | <5%> ^]': 'special',
      'tests.test_cart.TestCart.TestInner test_adds': 'TestInner.test_adds',
      'tests.test_cart test_adds': 'test_adds',
    },
  },
  ...(['junit.xml', 'tests.tap'] as const).map(
    (results): ToolProject => ({
      tool: `vitest with ${results}`,
      needs: { program: 'npx', argument: 'vitest' },
      files: {
        'package.json': '{"type":"commonjs"}',
        'src/cart.test.ts': `import { appendFileSync } from 'node:fs'
import { describe, it } from 'vitest'
const require = () => ({ appendFileSync })
${mochaStyle}
it('a > b', () => { ${log("'a > b'")}; throw new Error('no') })`,
        'src/other-cart.test.ts': `import { it } from 'vitest'\nit('cart adds', () => {})`,
      },
      produce: `npx vitest run --reporter=${results === 'junit.xml' ? 'junit' : 'tap'} > ${results}`,
      results,
      failed:
        results === 'junit.xml'
          ? {
              'src/cart.test.ts cart > adds': 'cart adds',
              [`src/cart.test.ts cart > ${quoted}`]: 'cart quotes',
              'src/cart.test.ts cart > items > adds': 'cart items adds',
              'src/cart.test.ts a > b': 'a > b',
            }
          : {
              'src/cart.test.ts cart adds': 'cart adds',
              [`src/cart.test.ts cart ${quoted}`]: 'cart quotes',
              'src/cart.test.ts cart items adds': 'cart items adds',
              'src/cart.test.ts a > b': 'a > b',
            },
    }),
  ),
  ...(['junit', 'tap'] as const).map(
    (reporter): ToolProject => ({
      tool: `node:test with ${reporter}`,
      needs: { program: 'node', argument: '-e "process.exit(parseInt(process.versions.node) < 22 ? 1 : 0)"' },
      files: {
        'package.json': '{"type":"commonjs"}',
        'test/cart.test.js': `const { describe, it } = require('node:test')\n${mochaStyle}`,
        'test/other.test.js': `require('node:test').it('other', () => { ${log("'other'")} })`,
      },
      produce: `node --test --test-reporter=${reporter} --test-reporter-destination=tests.${reporter}`,
      results: `tests.${reporter}`,
      failed: { 'cart adds': 'cart adds', [`cart ${quoted}`]: 'cart quotes', 'cart items adds': 'cart items adds' },
    }),
  ),
  {
    tool: 'node:test of Node 20 with junit',
    needs: { program: 'node', argument: '-e "process.exit(parseInt(process.versions.node) < 22 ? 0 : 1)"' },
    files: {
      'package.json': '{"type":"commonjs"}',
      'test/cart.test.js': `const { describe, it } = require('node:test')
describe('cart', () => {
  it('adds', () => { ${log("'adds'")}; throw new Error('no') })
  it('adds two', () => { ${log("'adds two'")} })
})
it('pays', () => { ${log("'pays'")}; throw new Error('no') })
`,
    },
    produce: 'node --test --test-reporter=junit --test-reporter-destination=tests.junit',
    results: 'tests.junit',
    failed: { 'cart adds': 'adds', pays: 'pays' },
  },
  {
    tool: 'go test',
    needs: { program: 'go', argument: 'version' },
    files: {
      'go.mod': 'module example.com/shop\n\ngo 1.19\n',
      'cart/cart_test.go': `package cart
import ("os"; "testing")
func log(name string) {
  file, _ := os.OpenFile("../ran", os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0644)
  defer file.Close()
  file.WriteString(name + "\\n")
}
func TestAdds(t *testing.T) { log("TestAdds"); t.Error("no") }
func TestAddsTwo(t *testing.T) { log("TestAddsTwo") }
func TestTable(t *testing.T) {
  for _, name := range []string{"zero (x) & | <5%> ^", "zero"} {
    t.Run(name, func(t *testing.T) { log(name); if name != "zero" { t.Error("no") } })
  }
}
`,
      // Go has no JUnit reporter of its own. As go-junit-report 2.1 writes it.
      'junit.xml': `<testsuites tests="4" failures="2"><testsuite name="example.com/shop/cart" tests="4" failures="2">
<testcase name="TestAdds" classname="example.com/shop/cart"><failure message="Failed">cart_test.go:9: no</failure></testcase>
<testcase name="TestTable/zero_(x)_&amp;_|_&lt;5%&gt;_^" classname="example.com/shop/cart"><failure message="Failed">cart_test.go:13: no</failure></testcase>
</testsuite></testsuites>`,
    },
    produce: 'true',
    results: 'junit.xml',
    failed: { 'example.com/shop/cart TestAdds': 'TestAdds', 'example.com/shop/cart TestTable/zero_(x)_&_|_<5%>_^': 'zero (x) & | <5%> ^' },
  },
  {
    tool: 'go test -json',
    needs: { program: 'go', argument: 'version' },
    files: {
      'go.mod': 'module example.com/shop\n\ngo 1.19\n',
      'cart/cart_test.go': `package cart
import ("os"; "testing")
func log(name string) {
  file, _ := os.OpenFile("../ran", os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0644)
  defer file.Close()
  file.WriteString(name + "\\n")
}
func TestAdds(t *testing.T) { log("TestAdds"); t.Error("no") }
func TestAddsTwo(t *testing.T) { log("TestAddsTwo") }
func FuzzPays(f *testing.F) { log("FuzzPays"); f.Error("no") }
`,
    },
    produce: 'go test -json ./... > go-test.json',
    results: 'go-test.json',
    failed: { 'example.com/shop/cart TestAdds': 'TestAdds', 'example.com/shop/cart FuzzPays': 'FuzzPays' },
  },
  {
    tool: 'RSpec',
    needs: { program: 'rspec' },
    files: {
      'spec/cart_spec.rb': `def log(name) = File.write('ran', name + "\\n", mode: 'a')
describe 'Cart' do
  it('adds') { log('adds'); expect(1).to eq(2) }
  it('adds (two)') { log('adds two') }
  it("doesn't lose tea & | <5%> ^") { log('quotes'); expect(1).to eq(2) }
end
`,
      // As rspec_junit_formatter 0.6 writes it.
      'rspec.xml': `<testsuite name="rspec" tests="3" failures="2">
<testcase classname="spec.cart_spec" name="Cart adds" file="./spec/cart_spec.rb"><failure message="no">no</failure></testcase>
<testcase classname="spec.cart_spec" name="Cart doesn&apos;t lose tea &amp; | &lt;5%&gt; ^" file="./spec/cart_spec.rb"><failure message="no">no</failure></testcase>
</testsuite>`,
    },
    produce: 'true',
    results: 'rspec.xml',
    failed: { 'spec.cart_spec Cart adds': 'adds', "spec.cart_spec Cart doesn't lose tea & | <5%> ^": 'quotes' },
  },
  {
    tool: 'RSpec with JSON',
    needs: { program: 'rspec' },
    files: {
      'spec/support/shared.rb': `def log(name) = File.write('ran', name + "\\n", mode: 'a')
RSpec.shared_examples('a price') { it('is positive') { log('shared'); expect(1).to eq(2) } }
`,
      'spec/cart_spec.rb': `require_relative 'support/shared'
describe 'Cart' do
  it('adds') { log('adds'); expect(1).to eq(2) }
  it('adds (two)') { log('adds two') }
  it_behaves_like 'a price'
end
`,
    },
    produce: 'rspec --format json --out rspec.json; rm ran',
    results: 'rspec.json',
    failed: { 'spec.cart_spec Cart adds': 'adds', 'spec.cart_spec Cart behaves like a price is positive': 'shared' },
  },
  {
    tool: 'PHPUnit',
    needs: { program: 'phpunit' },
    files: {
      'tests/CartTest.php': `<?php
namespace Shop;
use PHPUnit\\Framework\\TestCase;
final class CartTest extends TestCase {
  private function log(string $name): void { file_put_contents('ran', $name . "\\n", FILE_APPEND); }
  public function testAdds(): void { $this->log('adds'); $this->assertSame(1, 2); }
  public function testAddsTwo(): void { $this->log('adds two'); $this->assertTrue(true); }
  public static function rows(): array { return ['a/b "c" & | <5%> ^' => ['x'], 'other' => ['y']]; }
  /** @dataProvider rows */
  public function testRow(string $row): void { $this->log('row ' . $row); $this->assertSame('y', $row); }
}
`,
      'phpunit.xml': '<phpunit><testsuites><testsuite name="all"><directory>tests</directory></testsuite></testsuites></phpunit>',
      'vendor/bin/phpunit': '-> /usr/bin/phpunit',
    },
    produce: 'phpunit --log-junit junit.xml',
    results: 'junit.xml',
    failed: { 'Shop\\CartTest testAdds': 'adds', 'Shop\\CartTest::testRow testRow with data set "a/b "c" & | <5%> ^"': 'row x' },
  },
  {
    tool: 'behave',
    needs: { program: 'behave' },
    files: {
      'features/cart.feature': `Feature: Cart
  Scenario: Adds
    Given it logs "adds"
    Then it fails

  Scenario: Adds two
    Given it logs "adds two"

  Scenario: Doesn't lose tea & | <5%> ^
    Given it logs "tea"
    Then it fails

  Scenario Outline: Counts <item>
    Given it logs "<item>"
    Then it <result>

    Examples:
      | item    | result |
      | milk    | fails  |
      | sugar   | passes |
`,
      'features/stock.feature': `Feature: Stock
  Background:
    Given it is open

  Scenario: Orders
    Given it logs "orders"

  Scenario: Returns
    Given it logs "returns"
`,
      'features/steps/steps.py': `from behave import given, then
${pythonLog}
@given('it logs "{name}"')
def step_log(context, name): log(name)
@then('it fails')
def step_fail(context): assert False, "no"
@then('it passes')
def step_pass(context): pass
@given('it is open')
def step_open(context): log(context.scenario.name); assert context.scenario.name != "Returns", "closed"
`,
    },
    produce: 'behave --junit --junit-directory results',
    results: 'results/*.xml',
    failed: {
      'cart.Cart Adds': 'adds',
      "cart.Cart Doesn't lose tea & | <5%> ^": 'tea',
      'cart.Cart Counts milk -- @1.1 ': 'milk',
      'stock.Stock Returns': 'Returns',
    },
  },
  {
    tool: 'CTest',
    needs: { program: 'ctest' },
    files: {
      'CTestTestfile.cmake': ['adds', 'adds.two', 'addsXtwo', 'adds (x) & | <5%> ^']
        .map((name) => `add_test("${name}" sh -c "echo '${name}' >> ran; ${name === 'addsXtwo' ? 'true' : 'false'}")\n`)
        .join(''),
    },
    produce: 'ctest --output-junit junit.xml',
    results: 'junit.xml',
    failed: { adds: 'adds', 'adds.two': 'adds.two', 'adds (x) & | <5%> ^': 'adds (x) & | <5%> ^' },
  },
  {
    tool: 'GoogleTest',
    needs: { program: 'sh', argument: '-c "test -e /usr/include/gtest/gtest.h && g++ --version"' },
    files: {
      'cart_test.cpp': `#include <fstream>
#include <gtest/gtest.h>
void log(const char* name) { std::ofstream("ran", std::ios::app) << name << "\\n"; }
TEST(Cart, Adds) { log("adds"); EXPECT_EQ(1, 2); }
TEST(Cart, AddsTwo) { log("adds two"); }
class Sizes : public testing::TestWithParam<int> {};
TEST_P(Sizes, Fits) { log(GetParam() == 1 ? "one" : "two"); EXPECT_EQ(GetParam(), 2); }
INSTANTIATE_TEST_SUITE_P(All, Sizes, testing::Values(1, 2));
`,
    },
    produce: 'g++ -std=c++17 cart_test.cpp -o cart_test -lgtest -lgtest_main -pthread && ./cart_test --gtest_output=xml:results/',
    results: 'results/cart_test.xml',
    failed: { 'Cart Adds': 'adds', 'All/Sizes Fits/0': 'one' },
  },
  {
    tool: 'unittest',
    needs: { program: 'sh', argument: '-c "python -m unittest --help && python -c \'import xmlrunner\'"' },
    files: {
      'tests/__init__.py': '',
      'tests/test_cart.py': `import unittest
${pythonLog}
class Cart(unittest.TestCase):
    def test_adds(self):
        log("adds")
        self.assertEqual(1, 2)
    def test_adds_two(self):
        log("adds two")
    def test_rates(self):
        log("rates")
        for rate in (7, 19):
            with self.subTest(rate=rate):
                self.assertEqual(rate, 19)
`,
    },
    produce: 'python -m xmlrunner discover --start-directory tests --top-level-directory . --output-file results.xml',
    results: 'results.xml',
    failed: { 'tests.test_cart.Cart test_adds': 'adds', 'tests.test_cart.Cart test_rates (rate=7)': 'rates' },
  },
  {
    tool: 'Minitest',
    needs: { program: 'ruby', argument: '-e "require %q(minitest)"' },
    files: {
      // As minitest-reporters 1.8 writes it. The version of Debian 12 leaves out the classes.
      'results/TEST-CartTest.xml': `<testsuites>
  <testsuite name="CartTest" filepath="test/cart_test.rb" skipped="0" failures="1" errors="0" tests="2" assertions="1" time="0.1">
    <testcase name="test_adds" lineno="4" classname="CartTest" assertions="1" time="0.1" file="test/cart_test.rb">
      <failure type="Minitest::Assertion" message="Expected: 1"/>
    </testcase>
    <testcase name="test_adds_two" lineno="5" classname="CartTest" assertions="0" time="0.1" file="test/cart_test.rb"/>
  </testsuite>
  <testsuite name="basket" filepath="test/cart_test.rb" skipped="0" failures="1" errors="0" tests="1" assertions="1" time="0.1">
    <testcase name="test_0001_doesn't lose &quot;tea&quot; &amp; | &lt;5%&gt; ^" lineno="11" classname="basket" assertions="1" time="0.1" file="test/cart_test.rb">
      <failure type="Minitest::Assertion" message="Expected: 1"/>
    </testcase>
  </testsuite>
</testsuites>
`,
      'test/cart_test.rb': `require 'minitest/autorun'
def log(name) = File.write('ran', name + "\\n", mode: 'a')
class CartTest < Minitest::Test
  def test_adds = (log('adds'); assert_equal 1, 2)
  def test_adds_two = log('adds two')
end
class OtherTest < Minitest::Test
  def test_adds = log('other')
end
describe 'basket' do
  it("doesn't lose \\"tea\\" & | <5%> ^") { log('quotes'); assert_equal 1, 2 }
end
`,
    },
    produce: 'true',
    results: 'results/*.xml',
    failed: { 'CartTest test_adds': 'adds', 'basket test_0001_doesn\'t lose "tea" & | <5%> ^': 'quotes' },
  },
  {
    tool: 'bats',
    needs: { program: 'bats' },
    files: {
      'test/cart.bats': `log() { echo "$1" >> ran; }
@test "adds" { log adds; false; }
@test "adds two" { log 'adds two'; }
@test "doesn't lose \\"tea\\" & \\$HOME (x) | <5%> ^" { log quotes; false; }
`,
      'test/in/other.bats': '@test "adds" { echo other >> ran; }\n',
    },
    // bats 1.8 completes its file shortly after it has ended.
    produce:
      'mkdir results; bats --recursive --report-formatter junit --output results test; until grep -q "</testsuites>" results/report.xml; do :; done',
    results: 'results/report.xml',
    failed: { 'cart.bats adds': 'adds', 'cart.bats doesn\'t lose "tea" & $HOME (x) | <5%> ^': 'quotes' },
  },
  {
    tool: 'prove',
    needs: { program: 'prove' },
    files: {
      't/cart.t': `use Test::More tests => 2;
open(my $ran, '>>', 'ran'); print $ran "cart\\n";
is(1, 2, 'adds');
ok(1, 'adds two');
`,
      't/other.t': `use Test::More tests => 1;
open(my $ran, '>>', 'ran'); print $ran "other\\n";
ok(1, 'adds');
`,
    },
    produce: 'prove --lib --recurse --verbose --merge t > prove.tap',
    results: 'prove.tap',
    failed: { 't/cart.t adds': 'cart' },
  },
  {
    tool: 'Catch2',
    needs: { program: 'sh', argument: '-c "test -e /usr/include/catch2/catch.hpp && g++ --version"' },
    files: {
      'cart_test.cpp': `#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
${cppLog}
TEST_CASE("adds") { log("adds"); CHECK(1 == 2); }
TEST_CASE("adds two") { log("adds two"); }
TEST_CASE("a, b [x]") { log("a, b [x]"); CHECK(1 == 2); }
TEST_CASE("a") { log("a"); }
TEST_CASE("holds vector<int>") { log("holds"); CHECK(1 == 2); }
TEST_CASE("taxes") { log("taxes"); SECTION("7 percent") { CHECK(1 == 2); } }
TEST_CASE("price/performance") { log("price"); CHECK(1 == 2); }
`,
    },
    produce: 'g++ cart_test.cpp -o cart_test && ./cart_test --reporter junit > results.xml',
    results: 'results.xml',
    failed: {
      'cart_test.global adds': 'adds',
      'cart_test.global a, b [x]': 'a, b [x]',
      'cart_test.global holds vector<int>': 'holds',
      'cart_test.global taxes/7 percent': 'taxes',
      'cart_test.global price/performance': 'price',
    },
  },
  {
    tool: 'doctest',
    needs: { program: 'sh', argument: '-c "test -e /usr/include/doctest/doctest.h && g++ --version"' },
    files: {
      'cart_test.cpp': `#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
${cppLog}
TEST_CASE("adds") { log("adds"); CHECK(1 == 2); }
TEST_CASE("Adds") { log("Adds"); }
TEST_CASE("adds two") { log("adds two"); }
TEST_CASE("a, b [x]") { log("a, b [x]"); CHECK(1 == 2); }
TEST_CASE("doesn't lose \\"tea\\" & $HOME | <5%> ^") { log("quotes"); CHECK(1 == 2); }
TEST_CASE("taxes") { log("taxes"); SUBCASE("7 percent") { CHECK(1 == 2); } }
`,
    },
    produce: 'g++ cart_test.cpp -o cart_test && ./cart_test --reporters=junit > results.xml',
    results: 'results.xml',
    failed: {
      'cart_test.cpp adds': 'adds',
      'cart_test.cpp a, b [x]': 'a, b [x]',
      [`cart_test.cpp ${quoted}`]: 'quotes',
      'cart_test.cpp taxes/7 percent': 'taxes',
    },
  },
  {
    tool: 'Boost.Test',
    needs: { program: 'sh', argument: '-c "test -e /usr/include/boost/test/unit_test.hpp && g++ --version"' },
    files: {
      // The library is compiled already. The header that includes it takes 10 s.
      'cart_test.cpp': `#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE shop
#include <boost/test/unit_test.hpp>
#include <boost/test/data/test_case.hpp>
${cppLog}
BOOST_AUTO_TEST_CASE(ships) { log("ships"); BOOST_TEST(1 == 2); }
BOOST_AUTO_TEST_SUITE(cart)
BOOST_AUTO_TEST_CASE(adds) { log("adds"); BOOST_TEST(1 == 2); }
BOOST_AUTO_TEST_CASE(adds_two) { log("adds two"); }
BOOST_DATA_TEST_CASE(taxes, boost::unit_test::data::make({7, 19}), rate) { log(rate == 7 ? "seven" : "nineteen"); BOOST_TEST(rate == 19); }
BOOST_AUTO_TEST_SUITE_END()
`,
    },
    produce: 'g++ cart_test.cpp -o cart_test -lboost_unit_test_framework && ./cart_test --logger=JUNIT,all,cart_test.xml',
    results: 'cart_test.xml',
    failed: { 'shop ships': 'ships', 'cart adds': 'adds', 'cart.taxes _0': 'seven' },
  },
  {
    tool: 'Jest',
    needs: { npm: 'jest' },
    files: {
      'package.json': '{"type":"commonjs"}',
      'cart.test.js': mochaStyle,
      'other.test.js': `it('cart adds', () => { ${log("'other'")} })`,
    },
    produce: 'JEST_JUNIT_ADD_FILE_ATTRIBUTE=true npx jest --reporters=jest-junit',
    results: 'junit.xml',
    failed: { 'cart cart adds': 'cart adds', [`cart cart ${quoted}`]: 'cart quotes', 'cart cart items adds': 'cart items adds' },
  },
  ...(['json', 'json-stream', 'xunit', 'mocha-junit-reporter', 'tap'] as const).map(
    (reporter): ToolProject => ({
      tool: `Mocha with ${reporter}`,
      needs: { npm: 'mocha' },
      files: { 'package.json': '{"type":"commonjs"}', 'test/cart.js': mochaStyle },
      produce:
        reporter === 'mocha-junit-reporter'
          ? 'npx mocha --reporter mocha-junit-reporter --reporter-options mochaFile=results.xml'
          : `npx mocha --reporter ${reporter} > results.${mochaExtensions[reporter]}`,
      results: `results.${mochaExtensions[reporter]}`,
      failed: {
        json: { 'cart adds': 'cart adds', [`cart ${quoted}`]: 'cart quotes', 'cart items adds': 'cart items adds' },
        'json-stream': { 'cart adds': 'cart adds', [`cart ${quoted}`]: 'cart quotes', 'cart items adds': 'cart items adds' },
        xunit: { 'cart adds': 'cart adds', [`cart ${quoted}`]: 'cart quotes', 'cart items adds': 'cart items adds' },
        'mocha-junit-reporter': {
          'adds cart adds': 'cart adds',
          [`${quoted} cart ${quoted}`]: 'cart quotes',
          'adds cart items adds': 'cart items adds',
        },
        tap: { 'cart adds': 'cart adds', [`cart ${quoted}`]: 'cart quotes', 'cart items adds': 'cart items adds' },
      }[reporter],
    }),
  ),
  {
    tool: 'Playwright',
    needs: { npm: '@playwright/test' },
    files: {
      'package.json': '{"type":"commonjs"}',
      'playwright.config.js': "module.exports = { testDir: 'e2e', projects: [{ name: 'desktop' }] }",
      'e2e/shop/cart.spec.js': `const { test, expect } = require('@playwright/test')
test.describe('cart', () => {
  test('adds', () => { ${log("'cart adds'")}; throw new Error('no') })
  test('adds (two)', () => { ${log("'adds two'")} })
})
test('ships', { tag: '@slow' }, () => { ${log("'ships'")}; throw new Error('no') })
test('never ships', () => { ${log("'never ships'")} })`,
      'e2e/cart.spec.js': `require('@playwright/test').test('ships', () => { ${log("'other'")} })`,
    },
    produce: 'PLAYWRIGHT_JUNIT_OUTPUT_NAME=results.xml npx playwright test --reporter=junit',
    results: 'results.xml',
    failed: { 'shop/cart.spec.js cart › adds': 'cart adds', 'shop/cart.spec.js ships': 'ships' },
  },
  {
    tool: 'Playwright with two projects',
    needs: { npm: '@playwright/test' },
    files: {
      'package.json': '{"type":"commonjs"}',
      'playwright.config.js': "module.exports = { testDir: 'e2e', projects: [{ name: 'desktop' }, { name: 'phone' }] }",
      'e2e/cart.spec.js': `const { test } = require('@playwright/test')
test.describe('cart', () => {
  test('adds', ({}, { project: { name } }) => { ${log("name + ' adds'")}; if (name === 'phone') throw new Error('no') })
  test('[C17] pays', ({}, { project: { name } }) => { ${log("name + ' pays'")}; if (name === 'phone') throw new Error('no') })
})
test('[C17] ships', ({}, { project: { name } }) => { ${log("name + ' ships'")}; if (name === 'phone') throw new Error('no') })`,
    },
    produce: 'PLAYWRIGHT_JSON_OUTPUT_NAME=results.json npx playwright test --reporter=json',
    results: 'results.json',
    failed: {
      'cart.spec.js [phone] cart › adds': 'phone adds',
      'cart.spec.js [phone] cart › [C17] pays': 'phone pays',
      'cart.spec.js [phone] [C17] ships': 'phone ships',
    },
  },
  {
    tool: 'cucumber-js',
    needs: { npm: '@cucumber/cucumber' },
    files: {
      'package.json': '{"type":"commonjs"}',
      'features/cart.feature': `Feature: Cart
  Scenario: Adds
    Given it logs "adds"
    Then it fails

  Scenario: Adds two
    Given it logs "adds two"
`,
      'features/steps.js': `const { Given, Then } = require('@cucumber/cucumber')
Given('it logs {string}', (name) => { ${log('name')} })
Then('it fails', () => { throw new Error('no') })`,
    },
    produce: 'npx cucumber-js --format json:cucumber.json',
    results: 'cucumber.json',
    failed: { 'Cart Adds': 'adds' },
  },
]
