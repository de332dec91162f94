import { describe, expect, test } from 'vitest'
import { recognise } from '../../../src/formats/index.js'
import { nunit } from '../../../src/formats/nunit/nunit.js'
import { readText } from '../reading.js'

const read = (text: string) => readText(nunit, 'TestResult.xml', text)
const fixture = (inside: string, attributes = 'result="Passed"') =>
  `<test-run id="2" result="Passed"><test-suite type="TestFixture" name="Cart" fullname="Shop.Cart" ${attributes}>${inside}</test-suite></test-run>`
const caseOf = (attributes: string, inside = '') => `<test-case name="Adds" fullname="Shop.Cart.Adds" ${attributes}>${inside}</test-case>`

describe('an NUnit file is not', () => {
  test.each([
    [
      'an Allure 1 suite',
      '<ns2:test-suite xmlns:ns2="urn:model.allure.qatools.yandex.ru" start="1"><test-cases><test-case/></test-cases></ns2:test-suite>',
    ],
    ['a suite of something else', '<test-suite name="x"><thing/></test-suite>'],
  ])('%s', (_what, text) => {
    expect(recognise('x.xml', text).format).toBeUndefined()
  })
})

test('any wrapper may hold the results', () => {
  expect(recognise('x.xml', '<Run><Output><test-results name="a"><test-suite/></test-results></Output></Run>').format?.id).toBe('nunit')
})

describe('the status of a case', () => {
  test.each([
    ['result="Passed"', 'successful'],
    ['result="Success" executed="True"', 'successful'],
    ['result="Warning"', 'successful'],
    ['result="Failed" label="Error"', 'failed'],
    ['result="Failed" label="Invalid"', 'failed'],
    ['result="Failed" label="Cancelled"', 'cancelled'],
    ['result="Skipped" label="Ignored"', 'skipped'],
    ['result="Inconclusive"', 'skipped'],
    ['result="NotRunnable" executed="False"', 'skipped'],
    ['executed="False"', 'skipped'],
    // NUnit 2.5 without a result: inconclusive.
    ['executed="True" success="False"', 'skipped'],
    ['executed="True" success="True"', 'successful'],
    ['', 'unknown'],
    ['result="constructor"', 'unknown'],
  ])('%s is %s', async (attributes, status) => {
    const { tests } = await read(fixture(caseOf(attributes)))
    expect(tests.map((result) => result.status)).toEqual([status])
  })

  test('without any of them is failed where there is a failure (NUnit 2.4)', async () => {
    const { tests } = await read(fixture(caseOf('executed="True"', '<failure><message>no</message></failure>')))
    expect(tests[0]).toMatchObject({ status: 'failed', message: 'no' })
    const beside = await read(fixture(caseOf('executed="True" success="False"', '<failure><message>no</message></failure>')))
    expect(beside.tests[0]).toMatchObject({ status: 'failed', message: 'no' })
  })
})

test('the tests of a fixture share their suite', async () => {
  const { tests } = await read(fixture(caseOf('result="Passed"') + caseOf('result="Passed"')))
  expect(tests[0]?.suite).toBe(tests[1]?.suite)
})

test('a suite is the same wherever its assembly was', async () => {
  const run = (folder: string) =>
    `<test-run><test-suite type="Assembly" name="${folder}Shop.dll" fullname="${folder}Shop.dll">${fixture(caseOf('result="Passed"'))}</test-suite></test-run>`
  const [there, here] = await Promise.all([read(run('C:\\work\\')), read(run('/home/somebody/'))])
  expect(there.tests[0]?.suite).toEqual(['Shop.dll', 'Shop.Cart'])
  expect(here.tests[0]?.suite).toEqual(there.tests[0]?.suite)
})

test('a suite that fails because of its children is no error of the run', async () => {
  const failure = '<failure><message>One or more child tests had errors</message></failure>'
  expect((await read(fixture(failure + caseOf('result="Failed"')))).problems).toEqual([])
  expect((await read(fixture('<failure><message>anything</message></failure>', 'site="Child"'))).problems).toEqual([])
})

test('a tear-down that fails makes the run incomplete though its tests passed', async () => {
  const { tests, problems } = await read(
    fixture(`<failure><message>TearDown : left open</message></failure>${caseOf('result="Passed"')}`, 'site="TearDown"'),
  )
  expect(tests.map((result) => result.status)).toEqual(['successful'])
  expect(problems).toEqual([
    expect.objectContaining({ kind: 'incomplete', message: 'The tear-down of the suite "Cart" failed: left open' }),
  ])
})

describe('the total of NUnit 2', () => {
  const file = (total: number) =>
    `<test-results total="${total}" not-run="1"><test-case name="A.B" result="Success"/><test-case name="A.C" result="Ignored"/></test-results>`
  test.each([1, 2])('of %i may leave out what was not run', async (total) => {
    expect((await read(file(total))).problems).toEqual([])
  })
  test('warns when a file of NUnit 2 states more tests than it lists', async () => {
    expect((await read(file(7))).problems).toEqual([
      { severity: 'warning', message: 'The file states 7 tests, but lists 2; the listed ones count.' },
    ])
  })
})

test('100,000 suites in each other are read', async () => {
  const depth = 100_000
  const text = `<test-run>${'<test-suite name="a" type="TestSuite"><properties><property name="Category" value="x"/></properties>'.repeat(depth)}<test-case name="b" result="Passed"/>${'</test-suite>'.repeat(depth)}</test-run>`
  const { tests } = await read(text)
  expect(tests).toHaveLength(1)
})
