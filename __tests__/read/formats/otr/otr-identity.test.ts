// Tests that Open Test Reporting gives tests the ids and causes of the JUnit XML of the same run (src/read/formats/otr).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { causeOf } from '../../../../src/judge/failure/cause.js'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { otr } from '../../../../src/read/formats/otr/otr.js'
import type { TestResult } from '../../../../src/records/record.js'
import { createTestIdentities } from '../../../../src/records/test-identity.js'
import { readText } from '../reading.js'

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../../fixtures/otr', name), 'utf8')

/** Returns the id, the status and, of a failure, the cause of each test. */
function keysOf(tests: readonly TestResult[]): readonly string[] {
  const identities = createTestIdentities('')
  return tests.map((one) => {
    const cause = one.status === 'failed' ? ` ${causeOf({ ...one, suite: one.suite }).id}` : ''
    return `${identities.next(one.suite, one.name)} ${one.status}${cause}`
  })
}

interface Pair {
  readonly own: readonly TestResult[]
  readonly other: readonly TestResult[]
}

async function pairOf(fixtureName: string, junitXml: string): Promise<Pair> {
  const { tests: own } = await readText(otr, fixtureName, fixture(fixtureName))
  const { tests: other } = await readText(junit, 'junit.xml', junitXml)
  return { own, other }
}

const failure = (type: string, message: string, trace: string) =>
  `<failure message="${message}" type="${type}"><![CDATA[${type}: ${message}\n${trace}]]></failure>`

test('gives tests the ids and causes of Surefire when both describe the same run', async () => {
  // As Surefire 3.5 writes the tests of the fixture, each class to its own file.
  const surefire = `<testsuites><testsuite xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" name="shop.CartTest" tests="4" errors="1" skipped="1" failures="2">
<testcase name="addsTax" classname="shop.CartTest"/>
<testcase name="roundsHalfACentUp" classname="shop.CartTest">${failure('org.opentest4j.AssertionFailedError', 'expected: &lt;17.96&gt; but was: &lt;17.95&gt;', '\tat shop.CartTest.roundsHalfACentUp(CartTest.java:14)')}</testcase>
<testcase name="throwsWithoutMessage" classname="shop.CartTest"><error type="java.lang.NullPointerException"><![CDATA[java.lang.NullPointerException\n\tat shop.CartTest.throwsWithoutMessage(CartTest.java:21)\n]]></error></testcase>
<testcase name="printsReceipt" classname="shop.CartTest"><skipped message="needs a printer"/></testcase>
<testcase name="isSmall(int)[1]" classname="shop.CartTest"/>
<testcase name="prints(TestReporter)" classname="shop.CartTest"/>
</testsuite><testsuite name="shop.CartTest$WhenEmpty" tests="1"><testcase name="hasNoItems" classname="shop.CartTest$WhenEmpty"/></testsuite></testsuites>`
  const { own, other } = await pairOf('junit-odd-situations.xml', surefire)
  const keys = keysOf(other)
  expect(keys.filter((key) => keysOf(own).includes(key))).toEqual(keys)
})

test('gives tests the ids and causes of the JUnit XML of PHPUnit when both describe the same run', async () => {
  const root = '/home/runner/work/shop/shop'
  const testCase = (name: string, inside = '') =>
    `<testcase name="${name}" file="${root}/tests/CartTest.php" line="14" class="Shop\\CartTest" classname="Shop.CartTest" assertions="1" time="0.001">${inside}</testcase>`
  // As JunitXmlLogger of PHPUnit 13.4 writes the tests of the fixture.
  const phpUnit = `<testsuites><testsuite name="${root}/phpunit.xml" tests="5" assertions="5"><testsuite name="unit" tests="5" assertions="5">
<testsuite name="Shop\\CartTest" file="${root}/tests/CartTest.php" tests="5" assertions="5">
${testCase('testRoundsHalfACentUp', `<failure type="PHPUnit\\Framework\\ExpectationFailedException">Shop\\CartTest::testRoundsHalfACentUp\nFailed asserting that 17.95 matches expected 17.96.\n\n${root}/tests/CartTest.php:17</failure>`)}
<testsuite name="Shop\\CartTest::testAddsTax" tests="1" assertions="1">${testCase('testAddsTax with data set &quot;full rate&quot;')}</testsuite>
${testCase('testThrows', `<error type="RuntimeException">Shop\\CartTest::testThrows\nRuntimeException: no stock\n\n${root}/src/Stock.php:12\n${root}/tests/CartTest.php:38</error>`)}
${testCase('testSkipped', '<skipped/>')}
<testsuite name="Shop\\CartTest::testPaysOnline" tests="1" assertions="1">${testCase('testPaysOnline (attempt 2 of 3)')}</testsuite>
</testsuite></testsuite></testsuite></testsuites>`
  const { own, other } = await pairOf('phpunit-odd-situations.xml', phpUnit)
  const keys = keysOf(other)
  expect(keys.filter((key) => keysOf(own).includes(key))).toEqual(keys)
  expect(other.at(-1)).toMatchObject({ name: 'testPaysOnline', flaky: true, attempts: [{ status: 'failed' }] })
})
