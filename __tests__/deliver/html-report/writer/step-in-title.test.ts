// Tests that the title of a diff does not repeat the failed step (src/deliver/html-report/writer/test-details.ts).
import { expect, it } from 'vitest'
import { testDetails } from '../../../../src/deliver/html-report/writer/test-details.js'

it('leaves the failed step out of the title of a diff, because the page shows it apart', () => {
  const message = 'AssertionError: expected true to be false'
  const steps = [{ name: 'click "Pay"', status: 'failed' as const }]
  const compared = { expected: 'false', actual: 'true' }
  const details = testDetails({ name: 'pays', suite: [], status: 'failed', message, steps, ...compared }, 'everything')
  expect(details?.diff).toEqual([`  ${message}`, '- expected  false', '+ received  true'])
  expect(testDetails({ name: 'pays', suite: [], status: 'failed', message, steps }, 'short messages')?.message).toBe(
    `${message} · click "Pay"`,
  )
})
