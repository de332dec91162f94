import { describe, expect, test } from 'vitest'
import type { Problem } from '../../src/records/problem.js'
import type { Status } from '../../src/records/record.js'
import { defaultFailOn, parseFailOn } from '../../src/summary/fail-on.js'
import { checkGates } from '../../src/summary/gates.js'
import { createSummary } from '../../src/summary/summary.js'
import { summaryJson } from '../../src/summary/summary-json.js'

function runOf(statuses: readonly Status[], problems: readonly Problem[] = []) {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const [index, status] of statuses.entries()) summary.test({ name: `test ${index}`, suite: [], status, duration: 1.5 })
  summary.endFile(problems)
  return summary.result()
}

const problem = (kind: NonNullable<Problem['kind']>): Problem => ({
  severity: 'error',
  kind,
  message: 'Something is wrong.',
  path: 'a.xml',
  line: 3,
  column: 7,
})

describe('fail-on', () => {
  test('parses a comma-separated list with spaces in any case', () => {
    expect([...parseFailOn(' failed, No-Tests ')]).toEqual(['failed', 'no-tests'])
  })

  test('returns the default when nothing is given', () => {
    expect(parseFailOn('')).toBe(defaultFailOn)
    expect([...defaultFailOn]).toEqual(['failed', 'incomplete', 'no-tests', 'unreadable'])
  })

  test('suggests the nearest word for an unknown one', () => {
    expect(() => parseFailOn('failed,incomplet')).toThrow(/unknown word "incomplet"; did you mean "incomplete"\?/)
  })

  test('refuses never together with other words', () => {
    expect(() => parseFailOn('never,failed')).toThrow(/only "never"/)
  })
})

describe('verdict', () => {
  const cases = [
    ['failed', runOf(['successful', 'failed']), '1 of 2 tests failed.'],
    ['incomplete', runOf(['successful'], [problem('incomplete')]), 'The run is incomplete: a.xml.'],
    ['no-tests', runOf([]), 'No tests were found.'],
    ['unreadable', runOf(['successful'], [problem('unreadable')]), 'No test results could be read from a.xml.'],
    ['delivery', runOf(['successful'], [problem('delivery')]), 'A report was not delivered: Something is wrong.'],
  ] as const

  test.each(cases)('fails a run on %s with the reason', (word, run, reason) => {
    expect(checkGates(run, parseFailOn(word))).toMatchObject({ fails: true, reasons: [reason] })
  })

  test.each([
    ['job', '1 of 2 test runs failed.'],
    ['module', '1 of 2 tests failed.'],
  ])('counts the executions when a run has several values of %s', (key, reason) => {
    const summary = createSummary()
    summary.beginFile({ path: 'a.ndjson', format: 'records' })
    summary.test({ name: 'adds', suite: [], status: 'failed', duration: 1, [key]: 'a' })
    summary.test({ name: 'adds', suite: [], status: 'successful', duration: 1, [key]: 'b' })
    summary.endFile([])
    expect(checkGates(summary.result(), defaultFailOn).reasons).toEqual([reason])
  })

  test.each(cases)('repeats the reason %s after the headline only when the headline does not contain it', (word, run, reason) => {
    const isInHeadline = word === 'failed' || word === 'incomplete' || word === 'no-tests'
    expect(checkGates(run, parseFailOn(word)).furtherReasons).toEqual(isInHeadline ? [] : [reason])
  })

  test.each(cases)('does not fail a run on %s when only other words are set', (word, run) => {
    const others = cases.map(([other]) => other).filter((other) => other !== word)
    expect(checkGates(run, parseFailOn(others.join()))).toEqual({ fails: false, reasons: [], furtherReasons: [] })
    expect(checkGates(run, parseFailOn('never')).fails).toBe(false)
  })
})

test('prints exactly the documented fields with --json', () => {
  const counts = { total: 1, successful: 0, failed: 1, skipped: 0, cancelled: 0, running: 0, unknown: 0, flaky: 0, duration: 1.5 }
  const shown = { severity: 'error', message: 'Something is wrong.', path: 'a.xml', line: 3, column: 7 }
  const json = summaryJson(runOf(['failed'], [problem('incomplete')]), { headline: '1 of 1 test failed', recordsPath: 'out.ndjson' })
  expect(json).toEqual({
    status: 'failed',
    headline: '1 of 1 test failed',
    tests: counts,
    files: [{ path: 'a.xml', format: 'junit', tests: counts, problems: [shown] }],
    artifacts: [],
    problems: [shown],
    jobs: [{ status: 'failed', tests: counts }],
    causes: [{ id: expect.any(String), signature: '', failures: 1, tests: 1, jobs: [] }],
    causesLeftOut: 0,
    failures: [{ name: 'test 0', suite: [], jobs: [], headline: '', cause: expect.any(String), owners: [], attempts: 1 }],
    failuresLeftOut: 0,
    records: 'out.ndjson',
  })
  expect(Object.keys(json.tests)).toEqual(Object.keys(counts))
  expect(summaryJson(runOf([]), { headline: '' })).not.toHaveProperty('records')
})
