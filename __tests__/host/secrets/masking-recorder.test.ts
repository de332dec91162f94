import { expect, test } from 'vitest'
import { maskSecrets } from '../../../src/host/secrets/masking-recorder.js'
import { createSecretMask, noSecretMask } from '../../../src/host/secrets/secret-mask.js'
import { capText } from '../../../src/read/formats/fields/captured-text.js'
import { recordLimits } from '../../../src/records/limits.js'
import type { RecordedTest, Recorder } from '../../../src/records/recorder.js'

const secret = 'dep_7f3K9xQ2mLw8Zr4T'

function recorded(test: RecordedTest, mask = createSecretMask([secret]), format = 'ctrf'): RecordedTest | undefined {
  let received: RecordedTest | undefined
  const next: Recorder = {
    beginFile() {},
    test(given) {
      received = given
    },
    restartFile() {},
    endFile() {},
    record() {},
  }
  const recorder = maskSecrets(next, mask)
  recorder.beginFile({ path: 'results', format })
  recorder.test(test)
  return received
}

const failed: RecordedTest = { name: 'pays', suite: ['cart'], status: 'failed' }

test.each(['expected', 'actual'])('masks a secret in the %s value of a test and of its attempts', (field) => {
  const values = { [field]: `token ${secret}` }
  const masked = { [field]: 'token ***' }
  const given: RecordedTest = { ...failed, ...values, attempts: [{ status: 'failed', ...values }] }
  const expected = { ...failed, ...masked, attempts: [{ status: 'failed', ...masked }] }
  expect(recorded(given)).toEqual(expected)
  expect(recorded(given, undefined, 'records')).toEqual(expected)
})

test.each(['expected', 'actual'])('leaves no part of a secret at the cut of the %s value', (field) => {
  const half = recordLimits.text / 2
  const value = capText(`${'. '.repeat(half).slice(0, half - 8)}${secret}${', '.repeat(half)}`)
  const given: RecordedTest = { ...failed, [field]: value, attempts: [{ status: 'failed', [field]: value }] }
  const text = JSON.stringify(recorded(given))
  expect(text).toContain('characters left out')
  for (let start = 0; start + 4 <= secret.length; start += 1) expect(text).not.toContain(secret.slice(start, start + 4))
  expect(JSON.stringify(recorded(given, noSecretMask))).not.toMatch(/[\ufdd0-\ufdef]/)
})
