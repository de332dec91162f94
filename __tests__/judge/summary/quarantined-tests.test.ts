// Tests that quarantined failures are counted but do not fail a run, unless something else does (src/judge/summary/summary.ts).
import { describe, expect, test } from 'vitest'
import { createQuarantine } from '../../../src/judge/quarantine/quarantine.js'
import { withProblems } from '../../../src/judge/summary/run-summary.js'
import { createSummary, type Summary } from '../../../src/judge/summary/summary.js'
import type { RecordedTest } from '../../../src/records/recorder.js'

const entries = [{ test: 'Cart › *', reason: 'slow' }]
const quarantine = (list = entries) => createQuarantine(list, Date.parse('2026-06-15T12:00:00Z'))
const failed = (name: string, suite = 'Cart', fields: Partial<RecordedTest> = {}): RecordedTest => ({
  name,
  suite: [suite],
  status: 'failed',
  message: `${name} failed`,
  ...fields,
})
const passed = (name: string, suite = 'Cart'): RecordedTest => ({ name, suite: [suite], status: 'successful' })

function read(summary: Summary, path: string, tests: readonly RecordedTest[]): void {
  summary.beginFile({ path, format: 'junit' })
  for (const one of tests) summary.test(one, `${one.suite.join()}${one.name}`)
  summary.endFile([])
}

function resultOf(tests: readonly RecordedTest[], list = entries) {
  const summary = createSummary(undefined, quarantine(list))
  read(summary, 'a.xml', tests)
  return summary.result()
}

describe('a run with a quarantine', () => {
  test('is successful when only quarantined tests failed, and counts them as failed', () => {
    const result = resultOf([failed('adds'), passed('pays', 'Shop')])
    expect(result.status).toBe('successful')
    expect(result.counts).toMatchObject({ total: 2, failed: 1, quarantined: 1 })
    expect(result.verdicts).toEqual({ unknown: 0, unseen: 0, flaky: 0, known: 0, new: 0, quarantined: 1 })
    expect(result.failures).toMatchObject([{ quarantine: entries[0], executions: 1 }])
  })

  test('counts the distinct failed tests of each entry, also after a file was read again', () => {
    const two = [
      { test: 'Cart › *', reason: 'slow' },
      { test: 'Shop › *', reason: 'down' },
    ]
    const summary = createSummary(undefined, quarantine(two))
    read(summary, 'a.xml', [failed('adds'), failed('adds'), failed('pays', 'Shop'), failed('other', 'Other')])
    summary.beginFile({ path: 'b.xml', format: 'junit' })
    for (const name of ['lists', 'prints']) summary.test(failed(name, 'Shop'), `Shop${name}`)
    summary.restartFile()
    summary.test(failed('clears'), 'Cartclears')
    summary.endFile([])
    expect([...(summary.result().quarantineUse ?? [])].map(([entry, tests]) => [entry.reason, tests])).toEqual([
      ['slow', 2],
      ['down', 1],
    ])
  })

  test('is successful when all of its tests are quarantined and failed', () => {
    expect(resultOf([failed('adds')]).status).toBe('successful')
  })

  test('is failed when another test failed as well', () => {
    const result = resultOf([failed('adds'), failed('pays', 'Shop')])
    expect(result.status).toBe('failed')
    expect(result.counts).toMatchObject({ failed: 2, quarantined: 1 })
    expect(result.verdicts).toMatchObject({ unknown: 1, quarantined: 1 })
    expect(result.failures.map(({ quarantine: entry }) => entry?.reason)).toEqual(['slow', undefined])
  })

  test('is failed when results are missing', () => {
    const problem = { severity: 'error', kind: 'incomplete', message: 'stopped' } as const
    expect(withProblems(resultOf([failed('adds')]), [problem]).status).toBe('failed')
    expect(withProblems(resultOf([failed('adds')]), []).status).toBe('successful')
  })

  test('counts quarantined tests in their suites and jobs', () => {
    const result = resultOf([
      failed('adds', 'Cart', { job: 'unit' }),
      failed('pays', 'Shop', { job: 'e2e' }),
      failed('moves', 'Cart', { job: 'unit' }),
    ])
    expect(result.jobs.map(({ job, status, counts }) => [job, status, counts.quarantined])).toEqual([
      ['unit', 'successful', 2],
      ['e2e', 'failed', undefined],
    ])
    expect(result.suites.map(({ path, counts }) => [path, counts.quarantined])).toEqual([
      [['Cart'], 2],
      [['Shop'], undefined],
    ])
  })

  test('counts a test once when it failed in several jobs', () => {
    const result = resultOf(['a', 'b', 'c'].map((job) => failed('adds', 'Cart', { job })))
    expect(result.counts).toMatchObject({ failed: 3, quarantined: 3 })
    expect(result.verdicts).toMatchObject({ unknown: 0, quarantined: 1 })
  })

  test('forgets the tests of a file that is read again', () => {
    const summary = createSummary(undefined, quarantine())
    read(summary, 'a.xml', [failed('adds'), failed('pays', 'Shop')])
    summary.beginFile({ path: 'b.xml', format: 'junit' })
    for (const name of ['one', 'two']) for (const suite of ['Cart', 'Shop']) summary.test(failed(name, suite), `${suite}${name}`)
    summary.restartFile()
    summary.test(failed('one'), 'Cartone')
    summary.endFile([])
    const { counts, verdicts } = summary.result()
    expect(counts).toMatchObject({ failed: 3, quarantined: 2 })
    expect(verdicts).toMatchObject({ unknown: 1, quarantined: 2 })
  })

  test('knows which entries matched a test that passed', () => {
    const watched = quarantine([...entries, { test: 'Shop › *', reason: 'none' }])
    read(createSummary(undefined, watched), 'a.xml', [passed('adds')])
    expect(watched.unmatched()).toEqual([{ test: 'Shop › *', reason: 'none' }])
  })

  test('is judged as before when every entry has ended', () => {
    const result = resultOf([failed('adds')], [{ test: 'Cart › *', reason: 'slow', until: '2026-06-14' } as (typeof entries)[number]])
    expect(result.status).toBe('failed')
    expect(result.counts).not.toHaveProperty('quarantined')
    expect(result).not.toHaveProperty('verdicts')
  })
})
