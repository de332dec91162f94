import { describe, expect, test } from 'vitest'
import { withoutMargins } from '../../../../src/base/text/cut-margin.js'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

const failure = '<failure message="no"/>'
const property = (name: string, value: string) => `<property name="${name}" value="${value}"/>`
const caseOf = (properties: string, inside = failure) => `<testcase name="pays"><properties>${properties}</properties>${inside}</testcase>`
const read = (cases: string, keepsPassed?: boolean) =>
  readText(junit, 'junit.xml', `<testsuite name="shop">${cases}</testsuite>`, undefined, keepsPassed)
const readCase = async (properties: string) => (await read(caseOf(properties))).tests[0]

describe('attachments of a test case', () => {
  test.each([
    ['attachment', 'shots/a.png', [{ name: 'a.png', path: 'shots/a.png' }]],
    ['attachment', 'C:\\shots\\a.png', [{ name: 'a.png', path: 'C:\\shots\\a.png' }]],
    ['attachment', 'file:///shots/a%20b.png', [{ name: 'a b.png', path: 'file:///shots/a%20b.png' }]],
    ['attachment', 'https://ci.example/a.png', [{ name: 'a.png', url: 'https://ci.example/a.png' }]],
    ['attachment_1', 'a.png', [{ name: 'a.png', path: 'a.png' }]],
    ['testrail_attachment', 'a.png', [{ name: 'a.png', path: 'a.png' }]],
    ['testrail_attachment_2', 'a.png', [{ name: 'a.png', path: 'a.png' }]],
    [
      'attachments',
      'a.png;b.png',
      [
        { name: 'a.png', path: 'a.png' },
        { name: 'b.png', path: 'b.png' },
      ],
    ],
    ['attachment', 'data:image/png;base64,iVBO', [{ name: 'image', content: { base64: 'data:image/png;base64,iVBO' } }]],
  ])('reads an attachment from the property %s with the value %s', async (name, value, attachments) => {
    const result = await readCase(property(name, value) + property('priority', 'high'))
    expect(result?.attachments).toEqual(attachments)
    expect(result?.metadata).toEqual({ priority: 'high' })
  })

  test.each(['attachmentless', 'my_attachment', 'steps', 'step[failed', 'stepping'])('keeps the property %s as metadata', async (name) => {
    const result = await readCase(property(name, 'a.png'))
    expect(result).not.toHaveProperty('attachments')
    expect(result).not.toHaveProperty('steps')
    expect(result?.metadata).toEqual({ [name]: 'a.png' })
  })

  test('keeps the whole data of an attachment when it is longer than an output may be', async () => {
    const data = 'iVBORw0KGgo'.repeat(20_000)
    const result = await readCase(`<property name="testrun_evidence"><item name="a.png">\n${data}\n</item></property>`)
    expect(result?.attachments).toEqual([{ name: 'a.png', content: { base64: data } }])
  })

  test('keeps steps and attachments as metadata when the test passed', async () => {
    const { tests } = await read(caseOf(property('attachment', 'a.png') + property('step[passed]', 'open'), ''))
    expect(tests).toEqual([
      { name: 'pays', suite: ['shop'], status: 'successful', metadata: { attachment: 'a.png', 'step[passed]': 'open' } },
    ])
  })

  test('keeps steps and attachments of a test that passed when they are wanted', async () => {
    const { tests } = await read(caseOf(property('attachment', 'a.png') + property('step[passed]', 'open'), ''), true)
    expect(tests).toMatchObject([{ attachments: [{ path: 'a.png' }], steps: [{ name: 'open', status: 'successful' }] }])
  })

  test('keeps the attachments of a test that passed after a retry', async () => {
    const { tests } = await read(caseOf(property('attachment', 'a.png'), '<flakyFailure message="late"/>'))
    expect(tests).toMatchObject([{ flaky: true, attachments: [{ path: 'a.png' }] }])
  })
})

describe('steps of a test case', () => {
  test.each([
    ['step', 'open', 'unknown'],
    ['step[passed]', 'open', 'successful'],
    ['step[failed]', 'open', 'failed'],
    ['step[blocked]', 'open', 'skipped'],
    ['step[other]', 'open', 'unknown'],
    ['testrail_result_step', 'failed:open', 'failed'],
    ['testrail_result_step', 'passed:open', 'successful'],
    ['testrail_result_step', 'open', 'unknown'],
  ])('reads a step from the property %s with the value %s', async (name, value, status) => {
    const result = await readCase(property(name, value))
    expect(result?.steps).toEqual([{ name: 'open', status }])
    expect(result).not.toHaveProperty('metadata')
  })

  test('keeps a colon in the name of a step when no status is before it', async () => {
    expect((await readCase(property('testrail_result_step', 'Note: wait')))?.steps).toEqual([{ name: 'Note: wait', status: 'unknown' }])
  })

  test('reads the lines after the first one as the text of a step', async () => {
    const result = await readCase('<property name="step[failed]">\n  click\n  | a |\n  | b |\n</property>')
    expect(result?.steps).toEqual([{ name: 'click', status: 'failed', text: '  | a |\n  | b |' }])
  })

  test('bounds the steps of a case when there are very many', async () => {
    const result = await readCase(property('step[passed]', 'x'.repeat(10_000)).repeat(6_000))
    const length = result?.steps?.reduce((sum, { name }) => sum + name.length, 0) ?? 0
    expect(length).toBeLessThan(3_000_000)
    expect(withoutMargins(result?.steps?.[0]?.name ?? '')).toBe(`${'x'.repeat(500)}…`)
  })
})

test('gives the output of the last rerun to a failed test, and the output of the case to its first attempt', async () => {
  const rerun = (text: string) => `<rerunFailure message="no"><system-out>${text}</system-out></rerunFailure>`
  const { tests } = await read(`<testcase name="pays">${failure}${rerun('2')}${rerun('3')}<system-out>1</system-out></testcase>`)
  expect(tests).toMatchObject([{ stdout: '3', attempts: [{ stdout: '1' }, { stdout: '2' }] }])
})

test('keeps the output of a case at a failed test when its reruns have none', async () => {
  const { tests } = await read(`<testcase name="pays">${failure}<rerunFailure message="no"/><system-out>1</system-out></testcase>`)
  expect(tests[0]).toMatchObject({ stdout: '1' })
  expect(tests[0]?.attempts?.[0]).not.toHaveProperty('stdout')
})
