// Tests which steps and files of a test the HTML report keeps (src/deliver/html-report/writer/test-details.ts).
import { expect, it } from 'vitest'
import { testDetails } from '../../../../src/deliver/html-report/writer/test-details.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'

const steps = [{ name: 'click Pay', status: 'failed' }] as const
const attachments = [{ name: 'shot.png', type: 'image/png', size: 70 }]
const test = (fields: Partial<RecordedTest>): RecordedTest => ({ name: 'pays', suite: [], status: 'failed', ...fields })

it('passes on the steps and files of a test and of its attempts', () => {
  const details = testDetails(test({ message: 'x', steps, attempts: [{ status: 'failed', steps, attachments }] }), 'everything')
  expect(details).toEqual({ message: 'x', steps, attempts: [{ status: 'failed', steps, attachments }] })
})

it('returns details when a test has nothing but files', () => {
  expect(testDetails(test({ attachments }), 'notable tests')).toEqual({ attachments })
  expect(testDetails(test({ status: 'successful', attachments }), 'notable tests')).toBeUndefined()
})

it('leaves out steps and files when only the beginnings of messages are kept', () => {
  expect(testDetails(test({ message: 'x', steps, attachments }), 'short messages')).toEqual({ message: 'x' })
})
