import type { FailureComparison } from '../../../../src/report/content/failure-diff/failure-comparison.js'

/** A failure as the library words it, and the values that it compares. */
interface Example {
  readonly message: string
  readonly details?: string
  readonly values: FailureComparison
}

const ranked = (message: string, expected: string, actual: string): Example => ({ message, values: { expected, actual } })
const unranked = (message: string, left: string, right: string): Example => ({ message, values: { left, right } })

/** Every library that `docs/template.md` names, with its wordings. Each was written by the library itself or is in its own tests. */
export const wordings: Readonly<Record<string, readonly Example[]>> = {
  AssertJ: [
    ranked('\nexpected: 2\n but was: 1', '2', '1'),
    ranked('Expecting actual:\n  1\nto be equal to:\n  2\nbut was not.', '  2', '  1'),
  ],
  AVA: [
    ranked('Difference (- actual, + expected):\n\n- 1\n+ 2', '2', '1'),
    ranked(
      '  own\n\n  Difference (- actual, + expected):\n\n    {\n  -   a: 1,\n  +   a: 2,\n      b: 2,\n    }',
      '{\n  a: 2,\n  b: 2,\n}',
      '{\n  a: 1,\n  b: 2,\n}',
    ),
    ranked('Difference (`-` actual, `+` expected):\n\n- 1\n+ 2', '2', '1'),
  ],
  'Boost.Test': [
    unranked('\nASSERTION FAILURE:\n- file   : b.cpp\n- line   : 4\n- message: check a == b has failed [1 != 2]\n', '1', '2'),
    unranked('check a==2 has failed [1 != 2]', '1', '2'),
    unranked('critical check s == "z" has failed [y != z]', 'y', 'z'),
  ],
  Catch2: [
    unranked('FAILED:\n  CHECK( a==b )\nwith expansion:\n  1 == 2\nat c.cpp:3', '1', '2'),
    unranked('FAILED:\n  REQUIRE( a==Approx(2.0) )\nwith expansion:\n  1 == Approx( 2.0 )\nhi\nat c.cpp:3', '1', 'Approx( 2.0 )'),
    unranked('FAILED:\n  CHECK( a==b )\nwith expansion:\n  "one\n  two"\n  ==\n  "one\n  2"\nat c.cpp:3', '"one\ntwo"', '"one\n2"'),
  ],
  Chai: [
    ranked('expected 1 to equal 2', '2', '1'),
    ranked("expected 'a' to deeply equal 'b'", "'b'", "'a'"),
    ranked('AssertionError: own: expected { a: 1 } to deeply equal { a: 2 }', '{ a: 2 }', '{ a: 1 }'),
    ranked('expected false to be true', 'true', 'false'),
    ranked("expected 'it\\'s' to equal 'z'", "'z'", "'it\\'s'"),
    ranked('expected [ 1 ] to have a length of 2 but got 1', '2', '1'),
    ranked("expected { a: 1 } to have property 'a' of 2, but got 1", '2', '1'),
    ranked('expected 1970-01-01T00:00:00.000Z to equal 1970-01-01T00:00:00.001Z', '1970-01-01T00:00:00.001Z', '1970-01-01T00:00:00.000Z'),
  ],
  CppUnit: [ranked('equality assertion failed\n- Expected: 1\n- Actual  : 2', '1', '2')],
  Crystal: [ranked('Expected: 5      got: 2', '5', '2'), ranked('Expected: "b"      got: "a"', '"b"', '"a"')],
  Cypress: [
    ranked("Timed out retrying after 4000ms: expected 'a' to equal 'b'", "'b'", "'a'"),
    ranked("Timed out retrying after 4000ms: expected '<h1>' to have text 'b', but the text was 'a'", "'b'", "'a'"),
    ranked("Timed out retrying after 4000ms: Not enough elements found. Found '1', expected '2'.", '2', '1'),
  ],
  'Dart test': [ranked('Expected: <2>\n  Actual: <1>\n', '<2>', '<1>')],
  doctest: [
    unranked('d.cpp:4:\nCHECK( a==b ) is NOT correct!\n  values: CHECK( 1 == 2 )\n', '1', '2'),
    unranked('d.cpp:4:\nREQUIRE_EQ( a,b ) is NOT correct!\n  values: REQUIRE_EQ( 1, 2 )\n', '1', '2'),
  ],
  ExUnit: [
    unranked('Assertion with == failed\ncode:  assert x == 2\nleft:  1\nright: 2\nstacktrace:\n  a.exs:4: (test)', '1', '2'),
    unranked(
      '  1) test map (T)\n     Assertion with == failed\n     code:  assert a == b\n     left:  %{a: 1, b: "left: 3",\n             c: 1}\n     right: %{a: 2}',
      '%{a: 1, b: "left: 3",\nc: 1}',
      '%{a: 2}',
    ),
  ],
  FluentAssertions: [
    ranked('Expected value to be 1, but found 2.', '1', '2'),
    ranked('Expected value to be 1 because of this, but found 2 (difference of 1).', '1', '2'),
    ranked('Expected text to be "abc" with a length of 3, but "ab" has a length of 2, differs near "ab" (index 0).', '"abc"', '"ab"'),
    ranked('Expected string to be "ABC" because we do, but "ADC" differs near "DC" (index 1).', '"ABC"', '"ADC"'),
    ranked('Expected list to be equal to {1, 2, 5}, but {1, 2, 3} differs at index 2.', '{1, 2, 5}', '{1, 2, 3}'),
  ],
  Go: [
    ranked('    a_test.go:6: got 1, want 2', '2', '1'),
    ranked('a_test.go:6: got: 1, want: 2', '2', '1'),
    ranked('Add(1, 1) = 3, want 2', '2', '3'),
    ranked('Parse("x") got = "a", want "b"', '"b"', '"a"'),
    ranked('Parse() = 3; want 2', '2', '3'),
    ranked('a_test.go:6: expected 2, got 1', '2', '1'),
  ],
  'go-cmp': [ranked('mismatch (-want +got):\n  int(\n- \t1,\n+ \t2,\n  )', 'int(\n\t1,\n)', 'int(\n\t2,\n)')],
  GoogleTest: [
    unranked('g.cpp:4\nExpected equality of these values:\n  a\n    Which is: 1\n  b\n    Which is: 2', '1', '2'),
    unranked('g.cpp:6\nExpected equality of these values:\n  a\n    Which is: 1\n  2\nown message', '1', '2'),
    unranked('g.cpp:5\nExpected equality of these values:\n  1\n  2', '1', '2'),
    unranked(
      'g.cpp:3\nExpected equality of these values:\n  std::string("é")\n    Which is: "\\xC3\\xA9"\n    As Text: "é"\n  "e"',
      '"é"',
      '"e"',
    ),
    unranked('g.cpp:3\nExpected equality of these values:\n  "e"\n  s\n    Which is: "\\xC3\\xA9"\n    As Text: "é"\nown', '"e"', '"é"'),
    ranked('g.cpp:5\nValue of: b\n  Actual: 2\nExpected: a\nWhich is: 1', '1', '2'),
    ranked('g.cpp:11\nValue of: x\n  Actual: false\nExpected: true', 'true', 'false'),
  ],
  'gotest.tools': [unranked('a_test.go:6: assertion failed: 1 (x int) != 2 (y int)', '1', '2')],
  Groovy: [unranked('Assertion failed: \n\nassert a == b\n       | |  |\n       1 |  2\n         false', '1', '2')],
  Hamcrest: [ranked('Price\nExpected: is <3>\n     but: was <4>', 'is <3>', 'was <4>')],
  Jasmine: [
    ranked('Expected 1 to be 2.', '2', '1'),
    ranked("own: Expected 'a' to equal 'b'.", "'b'", "'a'"),
    ranked("Expected Object({ a: 1 }) to equal 'x'.", "'x'", 'Object({ a: 1 })'),
    ranked('Expected $.a = 1 to equal 2.', '2', '1'),
  ],
  Jest: [
    ranked('expect(received).toBe(expected)\n\nExpected: 2\nReceived: 1', '2', '1'),
    ranked('expect(received).toHaveLength(expected)\n\nExpected length: 2\nReceived length: 1\nReceived array:  [1]', '2', '1'),
    ranked(
      'toEqual\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "a": 1,\n+   "a": 2,\n  }',
      'Object {\n  "a": 1,\n}',
      'Object {\n  "a": 2,\n}',
    ),
  ],
  JUnit: [
    ranked('Status expected:<400> but was:<403>', '400', '403'),
    ranked('price ==> expected: <17.96> but was: <17.95>', '17.96', '17.95'),
  ],
  'kotlin.test': [ranked('Expected <1>, actual <2>.', '1', '2')],
  LuaUnit: [
    ranked('t.lua:4: expected: 5, actual: 2', '5', '2'),
    ranked('t.lua:7: expected: {1, 2, 4, {a=2}} actual: {1, 2, 3, {a=1}}', '{1, 2, 4, {a=2}}', '{1, 2, 3, {a=1}}'),
  ],
  Mocha: [
    ranked('Error\n      + expected - actual\n\n      -1\n      +2\n      ', '2', '1'),
    ranked(
      'Error\n      + expected - actual\n\n       {\n      -  "a": 1\n      +  "a": 2\n       }\n      ',
      '{\n  "a": 2\n}',
      '{\n  "a": 1\n}',
    ),
  ],
  MSTest: [ranked('Assert.AreEqual failed. Expected:<-1>. Actual:<157>. Use List<int>.', '-1', '157')],
  NFluent: [ranked('The checked value:\n\t[True]\nThe expected value:\n\t[False]', '\t[False]', '\t[True]')],
  'node:assert': [
    ranked('Expected values to be strictly equal:\n\n1 !== 2\n', '2', '1'),
    ranked("own\n\n'a\\nb' !== 'a\\nc'\n", "'a\\nc'", "'a\\nb'"),
    ranked(
      'Expected values to be strictly deep-equal:\n+ actual - expected\n\n  {\n+   a: 1\n-   a: 2\n  }\n',
      '{\n  a: 2\n}',
      '{\n  a: 1\n}',
    ),
    ranked(
      'Expected values to be loosely deep-equal:\n\n{\n  a: 1\n}\n\nshould loosely deep-equal\n\n{\n  a: 2\n}',
      '{\n  a: 2\n}',
      '{\n  a: 1\n}',
    ),
    unranked('1 == 2', '1', '2'),
    {
      // The JUnit reporter of node:test (Node.js 20) prints the error with its properties.
      message: "Expected values to be strictly equal:+ actual - expected+ 'a\\nc'- 'a\\nb'",
      details:
        "[Error [ERR_TEST_FAILURE]: Expected values to be strictly equal:\n+ actual - expected\n\n+ 'a\\nc'\n- 'a\\nb'] {\n  code: 'ERR_TEST_FAILURE',\n  failureType: 'testCodeFailure',\n  cause: AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n  + actual - expected\n  \n  + 'a\\nc'\n  - 'a\\nb'\n      at a.test.mjs:4:30",
      values: { expected: "'a\\nb'", actual: "'a\\nc'" },
    },
    {
      message: 'Expected values to be strictly deep-equal:+ actual - expected  {+   a: 1-   a: 2  }',
      details:
        "[Error [ERR_TEST_FAILURE]: Expected values to be strictly deep-equal:\n+ actual - expected\n\n  {\n+   a: 1\n-   a: 2\n  }] {\n  code: 'ERR_TEST_FAILURE',\n  failureType: 'testCodeFailure',\n  cause: AssertionError [ERR_ASSERTION]",
      values: { expected: '{\n  a: 2\n}', actual: '{\n  a: 1\n}' },
    },
    // Jest words the error of node:assert in its own way.
    ranked('assert.strictEqual(received, expected)\n\nExpected value to strictly be equal to:\n  2\nReceived:\n  1\n', '2', '1'),
  ],
  NUnit: [ranked('  Expected string length 3 but was 2.\n  Expected: "abc"\n  But was:  "bc"\n  -----------^', '"abc"', '"bc"')],
  OUnit2: [ranked('expected: 5 but got: 2', '5', '2'), ranked('minus\nexpected: a but got: b', 'a', 'b')],
  Pester: [
    ranked('Expected 1, but got 2.', '1', '2'),
    ranked("Expected exactly 'a', because it is so, but got 'b'.", "'a'", "'b'"),
    ranked('Expected [int] 2, but got [int] 1.', '2', '1'),
    ranked('Expected a collection @(1, 2) with length 2, but got a collection @(1) with length 1.', '@(1, 2)', '@(1)'),
    ranked(
      "Expected strings to be the same, but they were different.\nExpected length: 3\nActual length:   4\nStrings differ at index 3.\nExpected: 'abc'\nBut was:  'abcd'\n          ---^",
      "'abc'",
      "'abcd'",
    ),
  ],
  PHPUnit: [
    ranked('ATest::testI\nFailed asserting that 1 matches expected 2.\n\n/app/ATest.php:4', '2', '1'),
    ranked("own\nFailed asserting that 1 is identical to '1'.", "'1'", '1'),
    ranked('Failed asserting that false is true.', 'true', 'false'),
    ranked('Failed asserting that actual size 1 matches expected size 2.', '2', '1'),
    ranked("Failed asserting that two strings are identical.\n--- Expected\n+++ Actual\n@@ @@\n-'b'\n+'a'", "'b'", "'a'"),
    ranked(
      "Failed asserting that two strings are identical.\n--- Expected\n+++ Actual\n@@ @@\n 'one\n-two'\n+2'\n\n/app/ATest.php:8",
      "'one\ntwo'",
      "'one\n2'",
    ),
  ],
  Playwright: [
    ranked('Error: expect(locator).toHaveText(expected) failed\n\nExpected: "b"\nReceived: "a"\nTimeout:  5000ms', '"b"', '"a"'),
  ],
  pretty_assertions: [
    unranked('assertion failed: `(left == right)`\n\nDiff < left / right > :\n<1\n>2\n\n', '1', '2'),
    unranked('assertion failed: `(left == right)`: own\nDiff < left / right > :\n<4\n>6\n', '4', '6'),
    unranked(
      'assertion failed: `(left == right)`\n\nDiff < left / right > :\n Point {\n<    x: 1,\n>    x: 2,\n }\n\n',
      'Point {\n    x: 1,\n}',
      'Point {\n    x: 2,\n}',
    ),
  ],
  pytest: [
    ranked('assert 1 == 2', '2', '1'),
    ranked('assert 3 == 4\n +  where 3 = f()', '4', '3'),
    ranked('AssertionError: own message\nassert (1 == 2)', '2', '1'),
    ranked("AssertionError: assert 'a == b' == 'c'\n  \n  - c\n  + a == b", 'c', 'a == b'),
    ranked("AssertionError: assert 'one\\ntwo' == 'one\\n2'\n  \n    one\n  - 2\n  + two", 'one\n2', 'one\ntwo'),
    ranked(
      "AssertionError: assert ' ' == 'zz'\n  \n  Strings contain only whitespace, escaping them using repr()\n  - 'zz'\n  + ' '",
      "'zz'",
      "' '",
    ),
    ranked(
      "assert ['a'] == ['b']\n  \n  At index 0 diff: 'a' != 'b'\n  \n  Full diff:\n    [\n  -     'b',\n  +     'a',\n    ]",
      "[\n    'b',\n]",
      "[\n    'a',\n]",
    ),
    ranked(
      "assert P(x='a') == P(x='b')\n  \n  Omitting 1 identical items, use -vv to show\n  Differing attributes:\n  ['x']\n  \n  Drill down into differing attribute x:\n    x: 'a' != 'b'\n    - b\n    + a",
      "P(x='b')",
      "P(x='a')",
    ),
    {
      message: 'Failed',
      details: 'def test_i():\n        a=1;b=2\n>       assert a == b\nE       assert 1 == 2\n\ntest_p.py:5: AssertionError',
      values: { expected: '2', actual: '1' },
    },
  ],
  'Qt Test': [
    ranked('Compared values are not the same\n   Actual   (str)              : "a"\n   Expected (QString("c"))     : "c"', '"c"', '"a"'),
  ],
  RSpec: [ranked('expected: 1\n     got: 2\n\n(compared using ==)', '1', '2')],
  Rust: [
    unranked(
      "thread 't::a' (17109) panicked at a.rs:2:17:\nassertion `left == right` failed\n  left: 1\n right: 2\nnote: run with `RUST_BACKTRACE=1` environment variable to display a backtrace",
      '1',
      '2',
    ),
    unranked('assertion `left == right` failed: own 1\n  left: "a"\n right: "b"', '"a"', '"b"'),
    unranked('assertion `left == right` failed\n  left: one\ntwo\n right: one\n2\nstack backtrace:\n   0: begin', 'one\ntwo', 'one\n2'),
    unranked('assertion `left == right` failed\n  left: one\n\ntwo\n right: one\n\n2\n', 'one\n\ntwo', 'one\n\n2'),
    unranked('assertion failed: `(left == right)`\n  left: `1`,\n right: `2`: own, a.rs:2:17', '1', '2'),
  ],
  ScalaTest: [
    unranked('1 did not equal 2', '1', '2'),
    unranked(
      'org.scalatest.exceptions.TestFailedException: List(1, 2) did not equal List(1, 3) (ASpec.scala:8)',
      'List(1, 2)',
      'List(1, 3)',
    ),
    unranked('1 was not equal to 2', '1', '2'),
    ranked('Expected 1, but got 2', '1', '2'),
  ],
  Shouldly: [
    ranked('x\n    should be\n1\n    but was\n2', '1', '2'),
    ranked('"a"\n    should be\n"b"\n    but was not\n    difference\nDifference     |  |', '"b"', '"a"'),
    ranked('text\n    should be\n"one\ntwo"\n    but was\n"one\n2"\n\nAdditional Info:\n    own', '"one\ntwo"', '"one\n2"'),
  ],
  Spock: [
    ranked('Condition not satisfied:\n\nx == y\n| |  |\n1 |  2\n  false\n', '2', '1'),
    ranked('Condition not satisfied:\n\nstack.size() == 2\n|     |      |\n|     1      false\n[push me]\n', '2', '1'),
    ranked(
      'Condition not satisfied:\n\nx == y\n| |  |\n| |  bar\n| false\n| 1 difference (66% similarity)\n| ba(r)\n| ba(z)\nbaz\n',
      'bar',
      'baz',
    ),
  ],
  'Swift Testing': [
    unranked('Expectation failed: (a → 1) == (b → 2)', '1', '2'),
    unranked('Expectation failed: (display → "0") == "999" - should be 0, not 999', '"0"', '"999"'),
    unranked('Expectation failed: (price → 17.95) == 17.96 (error)', '17.95', '17.96'),
    unranked('Expectation failed: (price → 17.95) == (rounded → 17.96) (error): half a cent', '17.95', '17.96'),
    unranked('Expectation failed: (roundPrice(17.955) → 17.95) == 17.96 (error)', '17.95', '17.96'),
    unranked(
      'Test a() recorded an issue at A.swift:22:5: Expectation failed: (AppInfo.version → "0.5.0") == "0.5.1"',
      '"0.5.0"',
      '"0.5.1"',
    ),
  ],
  testify: [
    ranked(
      '\n\tError:      \tNot equal: \n\t            \texpected: []int{1}\n\t            \tactual  : []int{2}\n\t            \t\n\t            \tDiff:\n\t            \t--- Expected\n\t            \t+++ Actual\n\t            \t@@ -1,3 +1,3 @@\n\t            \t ([]int) (len=1) {\n\t            \t- (int) 1\n\t            \t+ (int) 2\n\t            \t }\n\tTest:       \tTestA',
      '([]int) (len=1) {\n (int) 1\n}',
      '([]int) (len=1) {\n (int) 2\n}',
    ),
    ranked(
      '\n\tError Trace:\ta_test.go:6\n\tError:      \tNot equal: \n\t            \texpected: 1\n\t            \tactual  : 2\n\tTest:       \tTestA',
      '1',
      '2',
    ),
  ],
  TestNG: [ranked('numbers differ expected [2] but found [1]', '2', '1')],
  Truth: [ranked('value of: total()\nexpected: foo\nbut was : bar', 'foo', 'bar')],
  unittest: [
    unranked('AssertionError: 1 != 2', '1', '2'),
    unranked('AssertionError: 1 != 2 : my message', '1', '2'),
    unranked('AssertionError: 1.0 != 2.0 within 7 places (1.0 difference)', '1.0', '2.0'),
    unranked("AssertionError: 'a\\nb\\n' != 'a\\nc\\n'\n  a\n- b\n+ c", 'a\nb', 'a\nc'),
    unranked("AssertionError: 'one' != 'two'\n- one\n+ two\n : own message", 'one', 'two'),
    unranked(
      "AssertionError: Lists differ: [1] != ['a']\n\nFirst differing element 0:\n1\n'a'\n\n- [1]\n+ ['a'] : own message",
      '[1]',
      "['a']",
    ),
    unranked(
      'AssertionError: Lists differ: [1, 2] != [1, 3]\n\nFirst differing element 1:\n2\n3\n\n- [1, 2]\n?     ^\n\n+ [1, 3]\n?     ^',
      '[1, 2]',
      '[1, 3]',
    ),
    unranked(
      `AssertionError: '${'a'.repeat(9)}[155 chars]aaaa' != '${'b'.repeat(9)}[155 chars]bbbb'\n- ${'a'.repeat(168)}\n+ ${'b'.repeat(168)}`,
      'a'.repeat(168),
      'b'.repeat(168),
    ),
  ],
  Vitest: [
    {
      message: 'expected 1 to be 2 // Object.is equality',
      details: 'AssertionError: expected 1 to be 2 // Object.is equality\n\n- Expected\n+ Received\n\n- 2\n+ 1\n\n ❯ v.test.mjs:2:24',
      values: { expected: '2', actual: '1' },
    },
    ranked('expected 1 to be 2 // Object.is equality', '2', '1'),
    ranked('expected 1 to be true // Object.is equality\n\n- Expected:\ntrue\n\n+ Received:\n1\n', 'true', '1'),
  ],
  XCTest: [
    unranked('A.swift:11: XCTAssertEqual failed: ("1") is not equal to ("2")', '1', '2'),
    unranked('XCTAssertEqual failed: ("a\nb") is not equal to ("c") - calc.add(1, 2) should be 3', 'a\nb', 'c'),
  ],
  'xUnit.net': [ranked('Assert.Equal() Failure: Values differ\nExpected: 3.01\nActual:   3.009', '3.01', '3.009')],
}

/** Failures that compare nothing, or whose wording is ambiguous. */
export const withoutValues: readonly string[] = [
  // Negated assertions.
  'expected 1 to not equal 1',
  'expected 1 not to be 1 // Object.is equality',
  'Expected 1 not to be 1.',
  'Expected "actual" to be strictly unequal to: 1',
  'AssertionError: 1 == 1',
  '1 != 1',
  'expected: value != 1\n     got: 1\n\n(compared using ==)',
  '  Expected: not equal to 2\n  But was:  2\n',
  'expected not: 1\n got: 1',
  'Assert.AreNotEqual<System.Int32>: Not Expected <1>, Actual <2>!',
  'assert 1 != 1',
  'assert not 1 == 1',
  'assertion `left != right` failed\n  left: 1\n right: 1',
  'g.cpp:12\nExpected: (1) != (1), actual: 1 vs 1',
  'FAILED:\n  CHECK( a!=1 )\nwith expansion:\n  1 != 1\nat c.cpp:3',
  'FAILED:\n  CHECK_FALSE( a==1 )\nwith expansion:\n  !(1 == 1)\nat c.cpp:3',
  'CHECK_FALSE( 1==1 ) is NOT correct!\n  values: CHECK_FALSE( 1 == 1 )',
  'check a!=1 has failed [1 == 1]',
  'Failed asserting that 1 is not identical to 1.',
  'Expected value not to be System.String, but found <null>.',
  'Expected 1 to be different from the actual value, but got the same value.',
  'Assertion with != failed, both sides are exactly equal\ncode: assert x != 1\nleft: 1',
  'Difference\n\n  Value is the same as:\n\n  1',
  // Comparisons other than equality.
  'expected 1 to be above 2',
  'assert 1 in [2]',
  'g.cpp:13\nExpected: (3) < (1), actual: 3 vs 1',
  'FAILED:\n  CHECK( a<0 )\nwith expansion:\n  1 < 0\nat c.cpp:3',
  'check a>3 has failed [1 <= 3]',
  'Assertion with < failed\ncode:  assert x < 0\nleft:  1\nright: 0',
  'Expected value to be less than 15, but found 15.',
  'Expected value to be one of {4, 5}, but found 3.',
  'Expected the actual value to be greater than 2, but got 1.',
  'Condition not satisfied:\n\nx > y\n| | |\n1 | 2\n  false',
  // A value contains the words between the values.
  "expected 'x to equal y' to equal 'z'",
  "Expected 'x to be y' to be 'z'.",
  "Expected values to be strictly equal:\n\n'a !== b' !== 'c'\n",
  "assert 'a == b' == 'c'",
  'expected:<1> but was:<2> expected:<3> but was:<4>',
  "AssertionError: 'a != b' != 'c'",
  'CHECK( s=="z" ) is NOT correct!\n  values: CHECK( x == y == z )',
  'check s == "z" has failed [x != y != z]',
  'FAILED:\n  CHECK( s=="z" )\nwith expansion:\n  "x == y" == "z"\nat c.cpp:3',
  "Failed asserting that ' matches expected 2' matches expected 5.",
  'got "a, want b", want "c"',
  '"a did not equal b" did not equal "c"',
  'Expected text to be "a, but found b", but found "c".',
  'assertion `left == right` failed\n  left: one\n right: two\n right: three',
  'x\n    should be\n1\n    should be\n1\n    but was\n2',
  // Values that the library shortened.
  "expected 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…' to equal 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…'",
  'expected { …(4) } to deeply equal { a: 2 }',
  'assert [0, 1, 2, 3, 4, 5, ...] == [0, 1, 2, 3, 4, 5, ...]',
  "AssertionError: assert 'xxxxxxxxxxxx...xxxxxxxxxxxxx' == 'xxxxxxxxxxxx...xxxxxxxxxxxxy'\n  \n  Skipping 4989 identical leading characters in diff, use -v to show\n  - xxxxxxxxxxy\n  + xxxxxxxxxxx",
  `expected: "${'x'.repeat(100)}...${'x'.repeat(98)}y"\n     got: "${'x'.repeat(100)}...${'x'.repeat(98)}x"\n\n(compared using ==)`,
  // Catch2 wraps long lines, and marks this only if it breaks a word.
  `FAILED:\n  CHECK( a==b )\nwith expansion:\n  "${'x'.repeat(75)}-\n  ${'x'.repeat(10)}"\n  ==\n  "${'y'.repeat(75)}-\n  ${'y'.repeat(10)}"\nat c.cpp:3`,
  `FAILED:\n  CHECK( a==b )\nwith expansion:\n  "${'xx '.repeat(25)}\n  long word"\n  ==\n  "y"\nat c.cpp:3`,
  // Values of several lines that a sentence does not separate clearly.
  'g.cpp:3\nExpected equality of these values:\n  s\n    Which is: "\\xC3\\xA9\\n  b"\n    As Text: "é\n  b"\n  "e"',
  "Expected 'a\nb' to be 'a\nc'.",
  'critical check a == b has failed [a\nb != a\nc]',
  // Sentences without values.
  'got error: connection refused, want to retry?',
  'I got 3 items, want more',
  'Expected 10 but was 9',
  'Expected element to be visible',
  'Expected to find element: `.x`, but never found it.',
  'expected the request to equal the template',
  'Transaction value did not equal the mint price',
  'Expected a value, but got $null or empty.',
  'Expectation failed: second.duration == .minutes30',
  'The expression evaluated to a falsy value:\n\n  assert(1===2)\n',
  'assertion failed: 1 == x',
  'assert event.attr == other',
  'Received a warning that resulted in a failure:\nRan out of cabbage!',
  'Todo:\n- one\n+ two',
  'Expected: 3',
  'Actual: 1\n    at run (a.js:1:1)\nExpected: 2',
  '',
]
