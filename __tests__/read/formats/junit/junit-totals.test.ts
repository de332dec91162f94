import { describe, expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

const messagesOf = async (text: string) => (await readText(junit, 'junit.xml', text)).problems.map(({ message }) => message)

const passed = (count: number, attributes = '') =>
  Array.from({ length: count }, (_, index) => `<testcase name="passes ${index}" ${attributes}/>`).join('')
const failed = (count: number, attributes = '') =>
  Array.from({ length: count }, (_, index) => `<testcase name="fails ${index}" ${attributes}><failure message="no"/></testcase>`).join('')
const suite = (attributes: string, cases: string) => `<testsuite name="cart" ${attributes}>${cases}</testsuite>`

describe('the stated number of tests', () => {
  test('warns when a file lists fewer tests than it states', async () => {
    const text = `<testsuites>${suite('tests="5"', passed(3))}${suite('tests="2"', passed(2))}</testsuites>`
    expect(await messagesOf(text)).toEqual(['The file states 7 tests, but lists 5; the listed ones count.'])
  })

  test('does not warn when a file lists more tests than it states', async () => {
    expect(await messagesOf(suite('tests="2"', passed(3)))).toEqual([])
  })

  test('reports an error when a suite states failures and lists no tests', async () => {
    expect(await messagesOf(suite('tests="2" failures="1"', ''))).toEqual([
      'The suite "cart" states 2 tests, 1 of them failed, but lists none.',
    ])
  })

  // Each as the producer writes it in an ordinary run.
  test.each([
    [
      'jest-junit with a test.todo',
      `<testsuites name="jest tests" tests="3" failures="1" errors="0" time="1.39">${suite(
        'errors="0" failures="1" skipped="1" timestamp="2026-11-21T23:42:59" time="0.47" tests="3"',
        `${passed(2)}${failed(1)}<testcase classname=" ships" name=" ships" time="0"><skipped/></testcase>`,
      )}</testsuites>`,
    ],
    [
      'jest-junit with a suite that failed to run',
      suite(
        'errors="1" failures="0" skipped="0" timestamp="1970-01-01T00:00:00" time="0" tests="0"',
        '<testcase classname="Test suite failed to run" name="k.test.js" time="0"><error>cannot load</error></testcase>',
      ),
    ],
    [
      'Catch2, which states assertions',
      suite(
        'errors="0" failures="3" skipped="0" tests="62" hostname="tbd" time="0.001" timestamp="2026-11-20T20:39:08Z"',
        passed(2, 'classname="shop.global"') + failed(1, 'classname="shop.global"'),
      ),
    ],
    [
      'doctest, which states assertions',
      suite(
        'errors="0" failures="3" tests="31" doctest_version="2.4.11"',
        passed(2, 'classname="cart.cpp" status="run"') + failed(1, 'classname="cart.cpp" status="run"'),
      ),
    ],
    [
      'doctest with --no-version',
      suite(
        'errors="0" failures="3" tests="31"',
        passed(2, 'classname="test/cart.cpp" status="run"') + failed(1, 'classname="test/cart.cpp" status="run"'),
      ),
    ],
    [
      'Boost.Test, which states the tests that passed',
      suite(
        'tests="2" skipped="0" errors="1" failures="2" id="0" time="0.002"',
        `${passed(2, 'assertions="3"')}${failed(1, 'assertions="1"')}<testcase name="throws" assertions="1"><error message="boom" type="uncaught exception"/></testcase>`,
      ),
    ],
    [
      'pytest with a teardown that fails after a test that passed',
      `<testsuites name="pytest tests"><testsuite name="pytest" errors="2" failures="0" skipped="0" tests="4" time="0.048" timestamp="2026-11-21T23:42:55.653857+00:00" hostname="vm">${passed(1)}<testcase classname="test_shop" name="test_adds"><error message="failed on teardown with &quot;RuntimeError: left open&quot;"/></testcase><testcase classname="test_shop" name="test_ships"><error message="failed on setup with &quot;RuntimeError: no database&quot;"/></testcase></testsuite></testsuites>`,
    ],
    [
      'pytest with a teardown that fails after a test that failed',
      `<testsuite name="pytest" errors="1" failures="1" skipped="0" tests="1" hostname="vm">${failed(1)}<testcase name="fails 0"><error message="failed on teardown with &quot;RuntimeError: left open&quot;"/></testcase></testsuite>`,
    ],
    [
      'pytest with a suite name of its own',
      `<testsuites name="pytest tests"><testsuite name="shop" errors="1" failures="0" skipped="0" tests="2" hostname="vm"><testcase name="test_adds"><error message="failed on teardown with &quot;RuntimeError: left open&quot;"/></testcase></testsuite></testsuites>`,
    ],
    [
      'pytest with subtests',
      `<testsuite name="pytest" errors="0" failures="0" skipped="0" tests="7" hostname="vm">${passed(2)}</testsuite>`,
    ],
    [
      "Mocha's xunit with hooks that fail",
      `<testsuite name="Mocha Tests" tests="3" failures="0" errors="2" skipped="-1" timestamp="Sat, 21 Nov 2026 23:42:57 GMT" time="0.007">${passed(2)}${failed(1)}<testcase classname="cart" name="&#x22;before all&#x22; hook for &#x22;one&#x22;" time="0"><failure>no database</failure></testcase></testsuite>`,
    ],
    [
      'gotestsum with a package that does not build',
      suite(
        'tests="1" failures="1" time="0.010" timestamp="2026-11-20T20:39:08Z"',
        `${passed(1)}${failed(1)}<testcase classname="shop" name="TestMain" time="0"><failure message="Failed"/></testcase>`,
      ),
    ],
    [
      'Surefire with reruns',
      suite(
        'tests="3" errors="0" skipped="0" failures="0"',
        '<testcase name="adds"><flakyFailure message="no"/><flakyFailure message="no"/></testcase>',
      ),
    ],
    [
      'newman with several failures of one request',
      suite('tests="2" failures="1"', `${passed(1)}<testcase name="get"><failure message="a"/><failure message="b"/></testcase>`),
    ],
    [
      'the reporter of Currents for node:test, which counts suites around a failure',
      suite('timestamp="2025-04-16T14:53:21.982Z" hostname="mac.local" failures="3" skipped="0" time="0.01"', passed(3) + failed(1)),
    ],
  ])('does not warn about the totals of %s', async (_producer, text) => {
    expect(await messagesOf(text)).toEqual([])
  })
})

describe('the stated number of failures', () => {
  test('warns when a file lists fewer failures than it states', async () => {
    const warning = ['The file states 5 failures, but lists 4; the listed ones count.']
    expect(await messagesOf(suite('tests="7" failures="5"', failed(4) + passed(3)))).toEqual(warning)
    expect(await messagesOf(suite('failures="5"', failed(4) + passed(3)))).toEqual(warning)
    expect(await messagesOf(suite('tests="7" failures="3" errors="2"', failed(4) + passed(3)))).toEqual(warning)
  })

  test('does not warn when a file lists more failures than it states', async () => {
    expect(await messagesOf(suite('tests="7" failures="2"', failed(4) + passed(3)))).toEqual([])
  })

  test('warns about a missing failure when a test of another suite has several', async () => {
    const several = '<testcase name="get"><failure message="a"/><failure message="b"/></testcase>'
    const text = `<testsuites>${suite('tests="2" failures="2"', failed(1) + passed(1))}${suite('tests="1" failures="1"', several)}</testsuites>`
    expect(await messagesOf(text)).toEqual(['The file states 3 failures, but lists 2; the listed ones count.'])
  })

  test('counts a test that CTest could not run as a failure when it compares totals', async () => {
    const notRun = '<testcase name="b" status="notrun"><skipped message="Unable to find executable"/></testcase>'
    expect(await messagesOf(suite('tests="2" failures="2"', failed(1) + notRun))).toEqual([])
  })
})

test('compares only the failures when stylelint states each one as an error too', async () => {
  const text = (count: number, root: string) =>
    `<testsuites ${root}>${suite('failures="2" errors="2" tests="2"', failed(count) + passed(2 - count))}</testsuites>`
  expect(await messagesOf(text(2, 'package="stylelint.rules"'))).toEqual([])
  expect(await messagesOf(text(1, 'package="stylelint.rules"'))).toEqual([
    'The file states 2 failures, but lists 1; the listed ones count.',
  ])
  expect(await messagesOf(text(2, ''))).toEqual(['The file states 4 failures, but lists 2; the listed ones count.'])
})

describe('stated failures of tests that all passed', () => {
  const lost = (subject: string, stated = '1 failure') =>
    `${subject} states ${stated}, but lists no failed test. See the log of the tests for the reason.`
  const whole = (attributes: string, ...suites: string[]) => `<testsuites ${attributes}>${suites.join('')}</testsuites>`
  const error = '<testcase name="broken"><error message="no"/></testcase>'

  test.each([
    ['a suite states failures', suite('tests="3" failures="1"', passed(3)), lost('The suite "cart"')],
    ['a suite states errors', suite('tests="3" failures="1" errors="1"', passed(3)), lost('The suite "cart"', '2 failures')],
    ['a suite states fewer tests than it lists', suite('tests="2" failures="1"', passed(3)), lost('The suite "cart"')],
    ['a suite states an error and no tests (jest-junit)', suite('errors="1" failures="0" tests="0"', ''), lost('The suite "cart"')],
    ['only tests were skipped', suite('tests="1" failures="1"', '<testcase name="a"><skipped/></testcase>'), lost('The suite "cart"')],
    [
      'another suite lists a failure',
      whole('', suite('tests="1" failures="1"', error), suite('tests="3" failures="1"', passed(3))),
      lost('The suite "cart"'),
    ],
    ['an outer suite states them', suite('failures="1"', suite('tests="3"', passed(3)) + passed(1)), lost('The suite "cart"')],
    ['only the root states them', whole('failures="1"', suite('tests="3"', passed(3))), lost('The file')],
    ['the root and a suite state them', whole('failures="1"', suite('failures="1"', passed(3))), lost('The suite "cart"')],
  ])('makes the run incomplete when %s', async (_what, text, message) => {
    const { problems } = await readText(junit, 'junit.xml', text)
    expect(problems).toEqual([expect.objectContaining({ kind: 'incomplete', severity: 'error', message })])
  })

  const flaky = '<testcase name="adds"><flakyFailure message="no"/></testcase>'
  test.each([
    ['an inner suite lists them', whole('failures="1"', suite('failures="1"', suite('failures="1"', failed(1))))],
    ['cases outside of suites list them', whole('failures="1"', failed(1))],
    ['Surefire counts reruns', whole('failures="2"', suite('tests="3" failures="2"', flaky))],
    ['Catch2 counts assertions', suite('errors="0" failures="3" tests="6" hostname="tbd"', passed(2, 'classname="shop.global"'))],
    ['doctest counts assertions', suite('failures="3" tests="6" doctest_version="2.4.11"', passed(2))],
    ['doctest counts assertions (--no-version)', suite('failures="3" tests="6"', passed(2, 'classname="cart.cpp"'))],
    ['pytest counts reports', whole('name="pytest tests" failures="1"', suite('tests="4" failures="1"', passed(4)))],
  ])('does not make the run incomplete when %s', async (_what, text) => {
    expect((await readText(junit, 'junit.xml', text)).problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})

describe('errors that only the root element states', () => {
  const root = (failures: number, errors: number, suites: string) =>
    `<testsuites tests="2" failures="${failures}" errors="${errors}" time="0.35">${suites}</testsuites>`
  const problem = (stated: number) =>
    `The file states ${stated} failures and errors, but lists ${stated - 1}. With gotestsum, a package did not compile: see the log of the tests.`

  test.each([
    ['lists no suite', 1, root(0, 1, '')],
    ['lists successful tests', 1, root(0, 1, suite('tests="1" failures="0"', passed(1)))],
    ['lists other failures', 2, root(1, 1, suite('tests="1" failures="1"', failed(1)))],
  ])('make the run incomplete when the file %s', async (_, stated, text) => {
    const { problems } = await readText(junit, 'junit.xml', text)
    expect(problems).toContainEqual(expect.objectContaining({ kind: 'incomplete', severity: 'error', message: problem(stated) }))
  })

  test('does not report errors of the root element when the file lists them', async () => {
    expect(await messagesOf(root(1, 1, suite('tests="2" failures="2"', failed(2))))).toEqual([])
    expect(await messagesOf(root(0, 2, suite('tests="2" failures="1" errors="1"', failed(2))))).toEqual([])
  })
})
