import { expect, it } from 'vitest'
import { testDetails } from '../../../../src/deliver/html-report/writer/test-details.js'
import { traceType } from '../../../../src/records/attachment-kind.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'

const attachments = [{ name: 'trace.zip', type: traceType }]
const languageOf = (fields: Partial<RecordedTest>) =>
  testDetails({ name: 'a', suite: [], status: 'failed', attachments, ...fields }, 'everything')?.traceLanguage

it.each([
  [{ producer: 'pytest', format: 'junit' }, 'python'],
  [{ format: 'trx' }, 'dotnet'],
  [{ producer: 'maven', format: 'junit' }, 'java'],
  [{ format: 'junit', file: 'src/test/CartTest.kt' }, 'java'],
  [{ format: 'junit', file: 'tests/CartTests.cs' }, 'dotnet'],
  [{ producer: 'playwright', format: 'junit', file: 'e2e/cart.spec.ts' }, undefined],
  [{ producer: 'constructor', format: 'constructor', file: 'a.constructor' }, undefined],
] as const)('finds the language of the traces of %j', (fields, language) => {
  expect(languageOf(fields)).toBe(language)
})

it('leaves out the language when the test has no trace', () => {
  expect(languageOf({ format: 'trx', attachments: [{ name: 'a.png', type: 'image/png' }] })).toBeUndefined()
  expect(languageOf({ format: 'trx', attachments: [], attempts: [{ status: 'failed', attachments }] })).toBe('dotnet')
})
