import { describe, expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

const read = (text: string) => readText(junit, 'junit.xml', text)

describe('a test that EUnit cancelled', () => {
  const suite = (type: string, attributes = 'time="1.000" name="odd_tests:0 slow_test"') =>
    `<testsuite tests="1" failures="0" errors="0" skipped="1" time="1.000" name="module 'odd_tests'">
  <testcase ${attributes}>
    <skipped type="${type}">
in function timer:sleep/1 (timer.erl, line 219)
    </skipped>
  </testcase>
</testsuite>`

  test('fails when its timeout cancelled it', async () => {
    const { tests, problems } = await read(suite('timeout'))
    expect(tests).toMatchObject([{ status: 'failed', message: 'timeout', details: expect.stringContaining('timer:sleep/1') }])
    expect(problems).toEqual([])
  })

  test('is skipped when it has another type, or another tool wrote it', async () => {
    expect((await read(suite('unknown'))).tests).toMatchObject([{ status: 'skipped' }])
    expect((await read(suite('timeout', 'name="slow" classname="odd" time="1"'))).tests).toMatchObject([{ status: 'skipped' }])
    expect((await read('<testsuite name="s"><testcase name="a"><skipped type="timeout"/></testcase></testsuite>')).tests).toMatchObject([
      { status: 'skipped' },
    ])
  })
})

describe('a test that PHPUnit calls risky', () => {
  const suite = (inside: string) =>
    `<testsuites><testsuite name="OddTest" file="OddTest.php" tests="1" assertions="0" errors="1" warnings="0" failures="0" skipped="0" time="0.1">
<testcase name="testRisky" class="OddTest" classname="OddTest" file="OddTest.php" line="5" assertions="0" time="0.1">${inside}</testcase>
</testsuite></testsuites>`
  const risky = (type: string) =>
    `<error type="PHPUnit\\Framework\\${type}">OddTest::testRisky\nThis test did not perform any assertions</error>`

  test.each([
    'RiskyTestError',
    'OutputError',
    'CoveredCodeNotExecutedException',
    'UnintentionallyCoveredCodeError',
    'MissingCoversAnnotationException',
  ])('is successful with a warning when its error has the type %s', async (type) => {
    const { tests, problems } = await read(suite(risky(type)))
    expect(tests).toMatchObject([{ status: 'successful', details: expect.stringContaining('did not perform any assertions') }])
    expect(problems).toEqual([
      {
        severity: 'warning',
        message:
          'PHPUnit calls "testRisky" risky. Such tests count as successful, because only the option --fail-on-risky makes PHPUnit fail.',
        line: 3,
      },
    ])
  })

  test('fails when it has another error as well', async () => {
    expect((await read(suite(`${risky('RiskyTestError')}<error type="Error">boom</error>`))).tests).toMatchObject([{ status: 'failed' }])
    expect((await read(suite('<error type="PHPUnit\\Framework\\Exception">boom</error>'))).tests).toMatchObject([{ status: 'failed' }])
  })

  test('warns once per file', async () => {
    const { problems } = await read(suite(`${risky('RiskyTestError')}</testcase><testcase name="b">${risky('OutputError')}`))
    expect(problems).toHaveLength(1)
  })
})

test('skips a test when its error is the SkipException of TestNG', async () => {
  const error =
    '<error type="org.testng.SkipException" message="no database">org.testng.SkipException: no database\n\tat A.b(A.java:3)</error>'
  const { tests, problems } = await read(
    `<testsuite name="s" tests="2" errors="1" failures="0"><testcase name="a">${error}</testcase><testcase name="b"><failure message="no"/>${error}</testcase></testsuite>`,
  )
  expect(tests).toMatchObject([
    { status: 'skipped', message: 'no database' },
    { status: 'failed', message: 'no' },
  ])
  const untyped = '<error message="no database">org.testng.SkipException: no database</error>'
  expect((await read(`<testsuite name="s"><testcase name="a">${untyped}</testcase></testsuite>`)).tests).toMatchObject([
    { status: 'skipped' },
  ])
  expect(problems).toEqual([])
})

describe('the exit status of a script in the files of TAP::Formatter::JUnit', () => {
  const failed = '<testcase name="1 - a"><failure type="TestFailed" message="not ok 1 - a"/></testcase>'
  const suite = (totals: string, cases: string, status: number) => {
    const message = `Dubious, test returned ${status} (wstat ${status * 256}, 0x${(status * 256).toString(16)})`
    return `<testsuites><testsuite name="a_t" ${totals}>${cases}<system-err>${message}</system-err><error message="${message}" /></testsuite></testsuites>`
  }

  test('causes no problem when failed tests explain it', async () => {
    expect((await read(suite('tests="1" failures="1" errors="1"', failed, 1))).problems).toEqual([])
    expect((await read(suite('tests="2" failures="2" errors="1"', failed + failed, 2))).problems).toEqual([])
  })

  test('is a run error when no test failed, or the script died', async () => {
    const runError = [{ kind: 'incomplete', message: expect.stringContaining('Dubious') }]
    const passed = '<testcase name="1 - a"/>'
    expect((await read(suite('tests="1" failures="0" errors="1"', passed, 3))).problems).toMatchObject(runError)
    expect((await read(suite('tests="1" failures="1" errors="1"', failed, 255))).problems).toMatchObject(runError)
  })

  test('hides no planned tests that are missing', async () => {
    const { problems } = await read(suite('tests="1" failures="1" errors="3"', failed, 1))
    expect(problems).toContainEqual({
      severity: 'error',
      kind: 'incomplete',
      message: 'The suite "a_t" ran another number of tests than it planned.',
      line: 1,
    })
    expect(JSON.stringify(problems)).not.toContain('Dubious')
  })
})

test.each([
  [
    'Skipped result details\n----------------------\n\nRequired program "scale" not found\n\nTest case metadata\n',
    'Required program "scale" not found',
  ],
  ['Test case metadata\n------------------\n', undefined],
])('takes the reason of a skipped test from the output when Kyua writes it', async (output, message) => {
  const text = `<testsuite><testcase classname="cart" name="main"><skipped/><system-err>${output}</system-err></testcase></testsuite>`
  const [found] = (await read(text)).tests
  expect(found?.status).toBe('skipped')
  expect(found?.message).toBe(message)
})
