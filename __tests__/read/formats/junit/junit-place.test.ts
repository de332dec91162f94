import { expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

async function lineOf(suite: string, testCase: string): Promise<number | undefined> {
  const { tests } = await readText(junit, 'junit.xml', `<testsuites><testsuite ${suite}><testcase ${testCase}/></testsuite></testsuites>`)
  return tests[0]?.line
}

const totals = 'errors="0" failures="0" skipped="0" tests="1" time="0.1"'

test.each([
  [
    'pytest 9',
    `name="pytest" ${totals} timestamp="2025-03-01T09:05:12" hostname="runner"`,
    'classname="a" name="b" file="test_a.py" line="14" time="0"',
  ],
  [
    'pytest 3, which sorts attributes',
    'errors="0" failures="0" name="pytest" skips="0" tests="1" time="0.1"',
    'classname="a" file="test_a.py" line="14" name="b" time="0"',
  ],
  [
    'pytest with junit_suite_name',
    `name="unit" ${totals} timestamp="2025-03-01T09:05:12" hostname="runner"`,
    'classname="a" name="b" file="test_a.py" line="14" time="0"',
  ],
  ['a plug-in of pytest', `name="pytest" ${totals}`, 'classname="a" name="b" file="api.tavern.yaml" line="14" time="0"'],
])('counts the lines of %s from 0', async (_producer, suite, testCase) => {
  expect(await lineOf(suite, testCase)).toBe(15)
  expect(await lineOf(suite, testCase.replace('14', '0'))).toBe(1)
})

test.each([
  [
    'unittest-xml-reporting',
    'name="TestA-2025" tests="1" file="test_a.py" time="0.1" timestamp="2025-03-01T09:05:12" failures="0" errors="0" skipped="0"',
    'classname="TestA" name="b" time="0.000" timestamp="2025-03-01T09:05:12" file="test_a.py" line="14"',
  ],
  [
    'PHPUnit',
    'name="unit" tests="1" assertions="1" errors="0" failures="0" skipped="0" time="0.1"',
    'name="b" file="/app/ATest.php" line="14" class="ATest" classname="ATest" assertions="1" time="0.1"',
  ],
  ['a suite called pytest of another producer', 'name="pytest"', 'name="b" file="a.ts" line="14"'],
])('counts the lines of %s from 1', async (_producer, suite, testCase) => {
  expect(await lineOf(suite, testCase)).toBe(14)
  expect(await lineOf(suite, testCase.replace('14', '0'))).toBeUndefined()
})
