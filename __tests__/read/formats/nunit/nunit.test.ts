import { describe, expect, test } from 'vitest'
import { recognise } from '../../../../src/read/formats/index.js'
import { nunit } from '../../../../src/read/formats/nunit/nunit.js'
import { readText } from '../reading.js'

const read = (text: string) => readText(nunit, 'TestResult.xml', text)
const fixture = (inside: string, attributes = 'result="Passed"') =>
  `<test-run id="2" result="Passed"><test-suite type="TestFixture" name="Cart" fullname="Shop.Cart" ${attributes}>${inside}</test-suite></test-run>`
const caseOf = (attributes: string, inside = '') => `<test-case name="Adds" fullname="Shop.Cart.Adds" ${attributes}>${inside}</test-case>`

describe('recognition of NUnit files', () => {
  test.each([
    [
      'an Allure 1 suite',
      '<ns2:test-suite xmlns:ns2="urn:model.allure.qatools.yandex.ru" start="1"><test-cases><test-case/></test-cases></ns2:test-suite>',
    ],
    ['a suite of something else', '<test-suite name="x"><thing/></test-suite>'],
  ])('does not recognise %s as NUnit', (_what, text) => {
    expect(recognise('x.xml', text).format).toBeUndefined()
  })
})

test('recognises results inside any wrapper element', () => {
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
  ])('reads a case with %s as %s', async (attributes, status) => {
    const { tests } = await read(fixture(caseOf(attributes)))
    expect(tests.map((result) => result.status)).toEqual([status])
  })

  test('fails a case of NUnit 2.4 without a result when it contains a failure', async () => {
    const { tests } = await read(fixture(caseOf('executed="True"', '<failure><message>no</message></failure>')))
    expect(tests[0]).toMatchObject({ status: 'failed', message: 'no' })
    const beside = await read(fixture(caseOf('executed="True" success="False"', '<failure><message>no</message></failure>')))
    expect(beside.tests[0]).toMatchObject({ status: 'failed', message: 'no' })
  })
})

test('shares the path of a fixture between its tests', async () => {
  const { tests } = await read(fixture(caseOf('result="Passed"') + caseOf('result="Passed"')))
  expect(tests[0]?.suite).toBe(tests[1]?.suite)
})

test('builds the same suite when the assembly is in another folder', async () => {
  const run = (folder: string) =>
    `<test-run><test-suite type="Assembly" name="${folder}Shop.dll" fullname="${folder}Shop.dll">${fixture(caseOf('result="Passed"'))}</test-suite></test-run>`
  const [there, here] = await Promise.all([read(run('C:\\work\\')), read(run('/home/somebody/'))])
  expect(there.tests[0]?.suite).toEqual(['Shop.dll', 'Shop.Cart'])
  expect(here.tests[0]?.suite).toEqual(there.tests[0]?.suite)
})

test('reports no error of the run when a suite fails because of its children', async () => {
  const failure = '<failure><message>One or more child tests had errors</message></failure>'
  expect((await read(fixture(failure + caseOf('result="Failed"')))).problems).toEqual([])
  expect((await read(fixture('<failure><message>anything</message></failure>', 'site="Child"'))).problems).toEqual([])
})

test('reports the run as incomplete when a tear-down fails and all tests pass', async () => {
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
  test.each([1, 2])('accepts a total of %i without the tests that did not run', async (total) => {
    expect((await read(file(total))).problems).toEqual([])
  })
  test('warns when a file of NUnit 2 states more tests than it lists', async () => {
    expect((await read(file(7))).problems).toEqual([
      { severity: 'warning', message: 'The file states 7 tests, but lists 2; the listed ones count.' },
    ])
  })
})

test('reads 100,000 nested suites', async () => {
  const depth = 100_000
  const text = `<test-run>${'<test-suite name="a" type="TestSuite"><properties><property name="Category" value="x"/></properties>'.repeat(depth)}<test-case name="b" result="Passed"/>${'</test-suite>'.repeat(depth)}</test-run>`
  const { tests } = await read(text)
  expect(tests).toHaveLength(1)
})

describe('the attachments of a case', () => {
  const attached = (path: string, description = '') =>
    `<attachments><attachment><filePath>${path}</filePath>${description}</attachment></attachments>`

  test('names an attachment by its description when a case failed', async () => {
    const inside = attached('shots/cart.png', '<description> the cart </description>')
    const { tests } = await read(fixture(caseOf('result="Failed"', inside)))
    expect(tests[0]?.attachments).toEqual([{ name: 'the cart', path: 'shots/cart.png' }])
    expect(tests[0]?.metadata).toBeUndefined()
  })

  test('keeps attachments as metadata when a case passed', async () => {
    const { tests } = await read(fixture(caseOf('result="Passed"', attached('shots/cart.png'))))
    expect(tests[0]).not.toHaveProperty('attachments')
    expect(tests[0]?.metadata).toEqual({ Attachment: 'shots/cart.png' })
  })

  test('keeps the attachments of a case that passed when they are wanted', async () => {
    const text = fixture(caseOf('result="Passed"', attached('shots/cart.png')))
    const { tests } = await readText(nunit, 'TestResult.xml', text, undefined, true)
    expect(tests[0]?.attachments).toEqual([{ name: 'cart.png', path: 'shots/cart.png' }])
  })

  test('gives the attachments of a suite only to the cases that failed', async () => {
    const { tests } = await read(
      fixture(`${attached('suite.log')}${caseOf('result="Failed"', attached('own.log'))}${caseOf('result="Passed"')}`),
    )
    const paths = tests.map(({ attachments }) => attachments?.map(({ path }) => path))
    expect(paths).toEqual([['own.log', 'suite.log'], undefined])
  })

  test('does not give attachments to the next case when an end tag is missing', async () => {
    const open = `<test-case name="Adds" fullname="Shop.Cart.Adds" result="Failed">${attached('a.png')}`
    const { tests } = await read(
      `<test-run><test-suite type="TestFixture" name="Cart" fullname="Shop.Cart">${open}</test-suite>${caseOf('result="Failed"')}</test-run>`,
    )
    expect(tests.map(({ attachments }) => attachments)).toEqual([undefined])
  })
})
