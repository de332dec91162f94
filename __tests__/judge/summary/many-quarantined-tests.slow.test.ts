// Tests that quarantined tests are counted exactly when 200,000 tests failed (src/judge/summary/summary.ts).
import { expect, test } from 'vitest'
import { createQuarantine } from '../../../src/judge/quarantine/quarantine.js'
import { createSummary } from '../../../src/judge/summary/summary.js'

test('counts quarantined tests exactly when 200,000 tests failed', () => {
  const summary = createSummary(undefined, createQuarantine([{ test: 'Cart › *', reason: 'slow' }], Date.parse('2026-06-15T12:00:00Z')))
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (let index = 0; index < 200_000; index += 1) {
    const suite = index % 4 === 0 ? 'Shop' : 'Cart'
    summary.test({ name: `case ${index}`, suite: [suite], status: 'failed', message: 'no' }, `${suite}${index}`)
  }
  summary.endFile([])
  const { counts, verdicts, status } = summary.result()
  expect(counts).toMatchObject({ failed: 200_000, quarantined: 150_000 })
  expect(verdicts).toMatchObject({ unknown: 50_000, quarantined: 150_000 })
  expect(status).toBe('failed')
})
