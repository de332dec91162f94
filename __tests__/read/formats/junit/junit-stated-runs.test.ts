import { expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

/** A case as trainer (fastlane) writes it. */
const run = (name: string, repetition: string, failure = '', className = 'CartTests') =>
  `<testcase classname="${className}" name="${name}" time="0.1">${failure && `<failure message="${failure}"/>`}<properties><property name="repetition" value="${repetition}"/></properties></testcase>`

async function testsOf(...cases: readonly string[]) {
  const { tests, problems } = await readText(
    junit,
    'report.xml',
    `<testsuites><testsuite name="s">${cases.join('')}</testsuite></testsuites>`,
  )
  return {
    tests: tests.map(({ name, status, flaky = false, attempts }) => ({ name, status, flaky, attempts: attempts?.length })),
    problems,
  }
}

test('merges the runs of a test when they state their number', async () => {
  const { tests, problems } = await testsOf(
    run('keeps items', 'Repetition 1 of 3', 'CartTests.swift:48'),
    run('keeps items', 'Repetition 2 of 3'),
    run('drops old', 'Repetition 1 of 3', 'no'),
    run('drops old', 'Repetition 2 of 3', 'no'),
    '<testcase classname="CartTests" name="is empty"/>',
  )
  expect(tests).toEqual([
    { name: 'keeps items', status: 'successful', flaky: true, attempts: 1 },
    { name: 'drops old', status: 'failed', flaky: false, attempts: 1 },
    { name: 'is empty', status: 'successful', flaky: false, attempts: undefined },
  ])
  expect(problems).toEqual([])
})

test.each([
  ['First Run', 'Retry 1', 'Retry 2'],
  ['attempt 1/3', 'attempt 2/3', 'attempt 3/3'],
  ['1 of 3', '2 of 3', '3 of 3'],
])('merges runs with the numbers %s, %s and %s', async (...numbers) => {
  const { tests } = await testsOf(...numbers.map((number, index) => run('a', number, index < 2 ? `no ${index}` : '')))
  expect(tests).toEqual([{ name: 'a', status: 'successful', flaky: true, attempts: 2 }])
})

test('merges runs that an attribute numbers, and that do not follow each other', async () => {
  const failed = '<testcase name="a" attempt="1 of 2"><failure/></testcase>'
  const { tests } = await testsOf(failed, '<testcase name="b"/>', '<testcase name="a" attempt="2 of 2"/>')
  expect(tests).toMatchObject([{ name: 'b' }, { name: 'a', status: 'successful', flaky: true }])
})

test('fails a test when a run failed and the tool repeated it after a success', async () => {
  expect((await testsOf(run('a', '1 of 3', 'no'), run('a', '2 of 3'), run('a', '3 of 3'))).tests).toMatchObject([
    { status: 'failed', flaky: false },
  ])
  expect((await testsOf(run('a', '1 of 3'), run('a', '2 of 3', 'no'), run('a', '3 of 3'))).tests).toMatchObject([{ status: 'failed' }])
  expect((await testsOf(run('a', '1 of 3'), run('a', '2 of 3'))).tests).toMatchObject([{ status: 'successful', flaky: false }])
})

test('counts all runs when their numbers do not follow each other', async () => {
  const { tests, problems } = await testsOf(run('a', '1 of 2', 'no'), run('a', '1 of 2'), run('a', '2 of 2'))
  expect(tests.map(({ status }) => status).sort()).toEqual(['failed', 'successful', 'successful'])
  expect(problems).toMatchObject([{ severity: 'warning', message: expect.stringContaining('All runs count') }])
})

test('does not merge tests of other classes or suites, nor equal names without a number', async () => {
  expect((await testsOf(run('a', '1 of 2', 'no'), run('a', '2 of 2', '', 'Other'))).tests).toHaveLength(2)
  const suite = (cases: string) => `<testsuite name="s">${cases}</testsuite>`
  const text = `<testsuites>${suite(run('a', '1 of 2', 'no'))}${suite(run('a', '2 of 2'))}</testsuites>`
  expect((await readText(junit, 'report.xml', text)).tests).toHaveLength(2)
  // Bun before 1.4 writes a retry and the rows of test.each in the same bytes.
  const same =
    '<testcase name="a" classname="s" file="a.test.ts" line="3"><failure/></testcase><testcase name="a" classname="s" file="a.test.ts" line="3"/>'
  expect((await testsOf(same)).tests).toHaveLength(2)
})
