import { expect, test } from 'vitest'
import { recognise } from '../../../../src/read/formats/index.js'
import { readText } from '../reading.js'

const nunit2 = (stated: string, result: string) =>
  `<test-results total="1" ${stated}><test-case name="A.B" result="${result}"/></test-results>`
const nunit3 = (failed: number, result: string) =>
  `<test-run total="1" failed="${failed}"><test-suite name="A"><test-case name="B" result="${result}"/></test-suite></test-run>`
const xunit = (failed: number, result: string) =>
  `<assembly name="a.dll" total="1" failed="${failed}"><collection name="c"><test name="A.B" result="${result}"/></collection></assembly>`
const testng = (failed: number, status: string) =>
  `<testng-results total="1" failed="${failed}"><suite name="S"><test name="T"><class name="C"><test-method name="a" status="${status}"/></class></test></suite></testng-results>`
const ctrf = (failed: number, status: string) =>
  JSON.stringify({ results: { tool: { name: 'x' }, summary: { tests: 1, failed }, tests: [{ name: 'a', status, duration: 1 }] } })

test.each([
  ['NUnit 2 states a failure', nunit2('errors="0" failures="1"', 'Success'), nunit2('errors="0" failures="1"', 'Failure')],
  ['NUnit 2 states an error', nunit2('errors="1" failures="0"', 'Ignored'), nunit2('errors="1" failures="0"', 'Error')],
  ['NUnit 3 states a failure', nunit3(1, 'Passed'), nunit3(1, 'Failed')],
  ['xUnit.net states a failure', xunit(1, 'Pass'), xunit(1, 'Fail')],
  ['TestNG states a failure', testng(1, 'PASS'), testng(1, 'FAIL')],
  ['CTRF states a failure', ctrf(1, 'passed'), ctrf(1, 'failed')],
])('makes the run incomplete when a file of %s, but lists no failed test', async (_what, lost, listed) => {
  const { format } = recognise('results', lost)
  if (format === undefined) throw new Error('The file is not recognised.')
  const message = 'The file states 1 failure, but lists no failed test. See the log of the tests for the reason.'
  expect((await readText(format, 'results', lost)).problems).toEqual([{ severity: 'error', kind: 'incomplete', message }])
  expect((await readText(format, 'results', listed)).problems).toEqual([])
})
