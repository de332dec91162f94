// Tests that a file that Jest could not load counts once, with its message and no duration (src/read/formats/junit).
import { expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

/** As jest-junit 17 with `reportTestSuiteErrors` writes a file that Jest 30 could not load. */
const unloaded = (
  file: string,
) => `<testsuite name="${file}" errors="1" failures="0" skipped="0" timestamp="1970-01-01T00:00:00" time="0" tests="0">
    <testcase classname="Test suite failed to run" name="${file}" time="0">
      <error>  ● Test suite failed to run

    Cannot find module './missing-module' from '${file}'
</error>
    </testcase>
    <testcase classname="Test suite failed to run" name="${file}" time="0">
      <failure>{&quot;code&quot;:&quot;MODULE_NOT_FOUND&quot;}</failure>
    </testcase>
  </testsuite>`

test('counts a file that Jest could not load once, with its message and without a duration', async () => {
  const text = `<testsuites name="jest tests" tests="2" failures="0" errors="2" time="0.4">
  ${unloaded('a.test.js')}
  ${unloaded('sub/a.test.js')}
</testsuites>`
  const { tests, problems } = await readText(junit, 'junit.xml', text)
  expect(problems).toEqual([])
  expect(tests.map(({ name, status, duration, timestamp }) => ({ name, status, duration, timestamp }))).toEqual([
    { name: 'a.test.js', status: 'failed', duration: undefined, timestamp: undefined },
    { name: 'sub/a.test.js', status: 'failed', duration: undefined, timestamp: undefined },
  ])
  expect(tests[0]?.details ?? tests[0]?.message).toContain("Cannot find module './missing-module' from 'a.test.js'")
})
