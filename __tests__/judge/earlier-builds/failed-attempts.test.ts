import { expect, test } from 'vitest'
import { createFailedAttempts } from '../../../src/judge/earlier-builds/failed-attempts.js'
import type { TestStep } from '../../../src/records/evidence.js'
import { failed, passed } from '../failure/steps.js'

test('keeps the compared values of an attempt, around their first difference', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `line ${index}`).join('\n')
  const attempts = createFailedAttempts()
  const values = { expected: `${lines}\none`, actual: `${lines}\ntwo` }
  attempts.add('key', { name: 'a', suite: [], status: 'failed', message: 'the lists differ', ...values })
  const [kept] = attempts.of('key') ?? []
  expect(kept).toMatchObject({ expected: expect.stringMatching(/^….*\none$/s), actual: expect.stringMatching(/^….*\ntwo$/s) })
  expect(`${kept?.expected}${kept?.actual}`.length).toBeLessThan(4_000)
})

test('keeps steps and attachments of an attempt', () => {
  const attempts = createFailedAttempts()
  const evidence = { steps: [failed('click "Pay"')], attachments: [{ name: 'shot.png' }], attachmentsLeftOut: 2 }
  attempts.add('key', { name: 'a', suite: [], status: 'failed', ...evidence })
  expect(attempts.of('key')).toEqual([{ status: 'failed', ...evidence }])
})

test('keeps only the path to the failed step of an attempt when its evidence is longer than allowed', () => {
  const attempts = createFailedAttempts()
  const steps: TestStep[] = [
    passed('log in'),
    { ...failed('open the cart', passed('go to /cart'), failed('click "Pay"')), text: 'x'.repeat(40_000), attachments: [0] },
  ]
  attempts.add('key', { name: 'a', suite: [], status: 'failed', steps, attachments: [{ name: 'x'.repeat(200_000) }] })
  expect(attempts.of('key')).toEqual([{ status: 'failed', steps: [failed('open the cart', failed('click "Pay"'))] }])
})
