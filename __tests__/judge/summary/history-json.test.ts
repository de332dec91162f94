import { expect, test } from 'vitest'
import { judgedSummary } from '../../../src/judge/summary/judged-summary.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import { summaryJson } from '../../../src/judge/summary/summary-json.js'
import type { ChangedTest, ChangedTests, TestChanges, VerdictCounts } from '../../../src/judge/verdicts/verdict.js'
import { testId } from '../../../src/records/test-identity.js'
import { judgedRun } from '../../report/content/judged-run.js'

const none: ChangedTests = { count: 0, tests: [] }
const noChanges: TestChanges = { fixed: none, recovered: 0, gone: none, newlySkipped: none, slower: none }
const counts: VerdictCounts = { new: 0, unseen: 0, unknown: 0, known: 1, flaky: 0, quarantined: 0 }
const since = { build: '4100', commit: 'abc1234', timestamp: 1_700_000_000_000, url: 'https://ci.example/4100' }

function summary() {
  const found = createSummary()
  found.beginFile({ path: 'a.xml', format: 'junit' })
  found.test({ id: 'cart', name: 'adds', suite: [], status: 'failed', message: 'expected 3 to be 4' })
  found.endFile([])
  return found.result()
}

const jsonOf = (changes: Partial<TestChanges> = {}) =>
  summaryJson(
    judgedSummary(
      summary(),
      { builds: 50, ref: 'main', source: 'artifact' },
      {
        verdictOf: () => ({ kind: 'known', since, builds: 6 }),
        verdictOfCause: () => 'known',
        counts,
        knownFlaky: 0,
        changes: { ...noChanges, ...changes },
      },
    ),
    { headline: '', gates: { fails: false, reasons: [] } },
  )

test('contains the verdict on each failure and each cause, and the numbers', () => {
  const { failures, causes, verdicts, history } = jsonOf()
  expect(failures[0]?.verdict).toEqual({ kind: 'known', since, builds: 6 })
  expect(causes[0]?.verdict).toBe('known')
  expect(verdicts).toEqual(counts)
  expect(history).toEqual({ builds: 50, ref: 'main', source: 'artifact' })
})

test('lists the tests that changed as far as they fit, with their complete numbers', () => {
  const test = (index: number): ChangedTest => ({ id: `${index}`, name: 'x'.repeat(500), suite: [] })
  const tests = Array.from({ length: 1_000 }, (_, index) => test(index))
  const json = jsonOf({ fixed: { count: 3_000, tests }, gone: { count: 1, tests: [{ ...test(0), module: 'shop', since }] }, recovered: 7 })
  expect(json.changes).toEqual({ fixed: 3_000, recovered: 7, gone: 1, newlySkipped: 0, slower: 0 })
  expect(json.fixed?.length).toBeGreaterThan(400)
  expect(Buffer.byteLength(JSON.stringify(json.fixed))).toBeLessThan(250_100)
  expect(json.gone).toEqual([{ id: '0', name: 'x'.repeat(500), suite: [], module: 'shop', since }])
})

test('completes the id of a test that is gone when its names make it up', () => {
  const whole = testId('shop', ['Cart'], 'pays')
  const gone = (id: string): ChangedTest => ({ id, name: 'pays', suite: ['Cart'], module: 'shop' })
  const second = testId('shop', ['Cart'], 'pays', 1).slice(0, 10)
  const json = jsonOf({ gone: { count: 2, tests: [gone(whole.slice(0, 10)), gone(second)] } })
  expect(json.gone?.map(({ id }) => id)).toEqual([whole, second])
})

test('states only the reason when there is no history', () => {
  const json = summaryJson(judgedSummary(summary(), { builds: 0, reason: 'This is the first build of main.' }, undefined), {
    headline: '',
    gates: { fails: false, reasons: [] },
  })
  expect(json.history).toEqual({ builds: 0, reason: 'This is the first build of main.' })
  for (const field of ['verdicts', 'changes', 'fixed', 'gone', 'newlySkipped', 'slower']) expect(json).not.toHaveProperty(field)
  expect(json.failures[0]).not.toHaveProperty('verdict')
})

test('lists quarantined failures after all others', () => {
  const found = createSummary()
  found.beginFile({ path: 'a.xml', format: 'junit' })
  for (const name of ['parked', 'old', 'fresh']) found.test({ id: name, name, suite: [], status: 'failed', message: `the ${name} price` })
  found.endFile([])
  const judged = judgedRun(found.result(), ({ name }) => (name === 'old' ? 'known' : 'new'), {
    quarantineOf: ({ name }) => (name === 'parked' ? { test: 'parked', reason: 'waits' } : undefined),
  })
  const { failures } = summaryJson(judged, { headline: '', gates: { fails: false, reasons: [] } })
  expect(failures.map(({ name, quarantine }) => [name, quarantine])).toEqual([
    ['fresh', undefined],
    ['old', undefined],
    ['parked', { reason: 'waits' }],
  ])
})

test('has no field of a history when the history is turned off', () => {
  expect(summaryJson(summary(), { headline: '', gates: { fails: false, reasons: [] } })).not.toHaveProperty('history')
})
