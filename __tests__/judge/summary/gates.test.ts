import { describe, expect, test } from 'vitest'
import { createQuarantine } from '../../../src/judge/quarantine/quarantine.js'
import { applicableFailOn, defaultFailOn, parseFailOn } from '../../../src/judge/summary/fail-on.js'
import { checkGates, type GateResult } from '../../../src/judge/summary/gates.js'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import { summaryJson } from '../../../src/judge/summary/summary-json.js'
import type { FewerTests, TestChanges, VerdictCounts } from '../../../src/judge/verdicts/verdict.js'
import type { Problem } from '../../../src/records/problem.js'
import type { Status } from '../../../src/records/record.js'

function runOf(statuses: readonly Status[], problems: readonly Problem[] = []) {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const [index, status] of statuses.entries()) summary.test({ name: `test ${index}`, suite: [], status, duration: 1.5 })
  summary.endFile(problems)
  return summary.result()
}

const messagesOf = ({ reasons }: GateResult) => reasons.map(({ message }) => message)
/** The reasons that neither the headline nor the missing results contain. */
const unshownOf = ({ reasons }: GateResult) => reasons.flatMap(({ message, isShown }) => (isShown ? [] : [message]))
const passed: GateResult = { fails: false, reasons: [] }

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

describe('the conditions that apply', () => {
  const failOn = parseFailOn('new,no-tests')

  test('have failed in place of new on the branch of the history', () => {
    expect([...applicableFailOn(failOn, { isOnBranch: true })]).toEqual(['failed', 'no-tests'])
    expect([...applicableFailOn(failOn, { isOnBranch: false })]).toEqual(['new', 'no-tests'])
  })

  test('lack no-tests when the configuration needs no tests', () => {
    expect([...applicableFailOn(failOn, { isOnBranch: false, testsAreOptional: true })]).toEqual(['new'])
  })
})

const none = { count: 0, tests: [] }
const noChanges: TestChanges = { fixed: none, recovered: 0, gone: none, newlySkipped: none, slower: none }

/** A run with failed tests that a history has judged. */
const judged = (failed: number, verdicts: Partial<VerdictCounts>): RunSummary => ({
  ...runOf(Array.from({ length: failed }, () => 'failed')),
  verdicts: { unknown: 0, unseen: 0, flaky: 0, known: 0, new: 0, quarantined: 0, ...verdicts },
  changes: noChanges,
})

describe('new', () => {
  const failOn = parseFailOn('new')

  test.each([
    [5, { new: 2, known: 3 }, '2 of 5 failed tests are new.'],
    [1, { unseen: 1 }, '1 of 1 failed test is new.'],
    [5, { unknown: 1, new: 1, unseen: 1, flaky: 1, quarantined: 1 }, '3 of 4 failed tests are new, and 1 more in quarantine.'],
  ])('fails a run of %i failed tests with the verdicts %j', (failed, verdicts, reason) => {
    expect(checkGates(judged(failed, verdicts), failOn)).toEqual({
      fails: true,
      reasons: [{ word: 'new', message: reason, isShown: true }],
    })
  })

  test('fails a run with more failed tests than the history has judged', () => {
    expect(messagesOf(checkGates(judged(5, { known: 3 }), failOn))).toEqual(['2 of 5 failed tests are new.'])
    expect(messagesOf(checkGates({ ...judged(5, { known: 5 }), failedTests: undefined }, failOn))).toEqual(['5 of 5 tests failed.'])
  })

  test('passes a run when all failed tests are known, flaky or quarantined', () => {
    expect(checkGates(judged(5, { known: 3, flaky: 1, quarantined: 1 }), failOn).fails).toBe(false)
    expect(checkGates(judged(5, { known: 3, flaky: 1, quarantined: 1 }), parseFailOn('failed')).fails).toBe(true)
  })

  test('fails a run without a history when a test failed', () => {
    expect(messagesOf(checkGates(runOf(['failed', 'successful']), failOn))).toEqual(['1 of 2 tests failed.'])
    expect(checkGates(runOf(['successful']), failOn).fails).toBe(false)
  })
})

describe('a run with a quarantine', () => {
  function runWith(...names: readonly string[]) {
    const summary = createSummary(undefined, createQuarantine([{ test: 'Cart › *' }], 0))
    summary.beginFile({ path: 'a.xml', format: 'junit' })
    for (const name of names) summary.test({ name: 'adds', suite: [name], status: 'failed' })
    summary.endFile([])
    return summary.result()
  }

  test.each(['failed', 'new'])('passes %s when only quarantined tests failed', (word) => {
    expect(checkGates(runWith('Cart'), parseFailOn(word)).fails).toBe(false)
  })

  test.each(['failed', 'new'])('fails on %s when other tests failed too', (word) => {
    expect(messagesOf(checkGates(runWith('Cart', 'Shop'), parseFailOn(word)))).toEqual(['1 of 2 tests failed, and 1 more in quarantine.'])
  })
})

describe('fewer', () => {
  const failOn = parseFailOn('fewer')
  const run = (fewer: FewerTests | undefined) => ({ ...judged(0, {}), changes: { ...noChanges, ...(fewer && { fewer }) } })
  const suites = ['A', 'B', 'C', 'D'].map((name) => ({ suite: ['Shop', name] }))

  test.each<[FewerTests, string]>([
    [{ suites: 1, firstSuites: suites.slice(0, 1), tests: 0, ofTests: 100 }, '1 suite of the base build ran no test: Shop › A.'],
    [
      { suites: 120, firstSuites: suites, tests: 0, ofTests: 10_000 },
      '120 suites of the base build ran no test: Shop › A, Shop › B, Shop › C and 117 more.',
    ],
    [{ suites: 0, firstSuites: [], tests: 6, ofTests: 100 }, '6 of 100 tests of the base build are gone.'],
    [
      { suites: 1, firstSuites: [{ suite: [] }], tests: 2, ofTests: 2 },
      '1 suite of the base build ran no test: (no suite). 2 of 2 tests of the base build are gone.',
    ],
  ])('fails a run when %j', (fewer, reason) => {
    expect(checkGates(run(fewer), failOn)).toEqual({ fails: true, reasons: [{ word: 'fewer', message: reason }] })
  })

  test('tolerates 5 % of the tests, and a single test', () => {
    expect(checkGates(run({ suites: 0, firstSuites: [], tests: 5, ofTests: 100 }), failOn).fails).toBe(false)
    expect(checkGates(run({ suites: 0, firstSuites: [], tests: 1, ofTests: 3 }), failOn).fails).toBe(false)
  })

  test('passes a run without a history', () => {
    expect(checkGates(run(undefined), failOn).fails).toBe(false)
    expect(checkGates(runOf(['successful']), failOn).fails).toBe(false)
  })
})

describe('regressed', () => {
  const failOn = parseFailOn('regressed')
  const run = runOf(['successful'])

  test('fails a run with each property that got worse', () => {
    const regressions = { worse: ['coverage is 79%, below the minimum of 80%', 'size went from 1 to 2'], unread: [] }
    expect(unshownOf(checkGates(run, failOn, regressions))).toEqual([
      'Properties regressed: coverage is 79%, below the minimum of 80%, size went from 1 to 2.',
    ])
    expect(checkGates(run, failOn)).toEqual(passed)
    expect(checkGates(run, defaultFailOn, regressions)).toEqual(passed)
  })

  test('fails a run with each property that cannot be judged', () => {
    const unread = ['The baseline of "coverage" could not be read (a.ndjson: It is damaged).']
    expect(unshownOf(checkGates(run, failOn, { worse: [], unread }))).toEqual(unread)
    expect(checkGates(run, defaultFailOn, { worse: [], unread })).toEqual(passed)
  })

  test('names ten properties and counts the others', () => {
    const worse = Array.from({ length: 12 }, (_, index) => `p${index} is worse`)
    expect(messagesOf(checkGates(run, failOn, { worse, unread: [] }))).toEqual([
      expect.stringMatching(/^Properties regressed: p0 is worse, .*, p9 is worse and 2 more\.$/),
    ])
  })
})

describe('verdict', () => {
  const cases = [
    ['failed', runOf(['successful', 'failed']), '1 of 2 tests failed.'],
    ['incomplete', runOf(['successful'], [problem('incomplete')]), 'The run is incomplete: a.xml.'],
    ['no-tests', runOf([]), 'No tests were found.'],
    ['unreadable', runOf(['successful'], [problem('unreadable')]), 'No test results could be read from a.xml.'],
    ['missing', runOf(['successful'], [problem('missing')]), 'Something is wrong.'],
    ['delivery', runOf(['successful'], [problem('delivery')]), 'A report was not delivered: Something is wrong.'],
  ] as const

  test.each(cases)('fails a run on %s with the reason', (word, run, reason) => {
    expect(checkGates(run, parseFailOn(word))).toMatchObject({ fails: true, reasons: [{ word, message: reason }] })
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
    expect(messagesOf(checkGates(summary.result(), defaultFailOn))).toEqual([reason])
  })

  test.each(cases)('marks the reason %s as shown only when every report contains it', (word, run, reason) => {
    expect(unshownOf(checkGates(run, parseFailOn(word)))).toEqual(word === 'missing' || word === 'delivery' ? [reason] : [])
  })

  test('has one reason for each pattern that matches no file', () => {
    const problems = ['a', 'b', 'c', 'd'].map((message) => ({ ...problem('missing'), message }))
    expect(messagesOf(checkGates(runOf(['successful'], problems), parseFailOn('missing')))).toEqual(['a', 'b', 'c', 'd'])
  })

  test.each(cases)('does not fail a run on %s when only other words are set', (word, run) => {
    const others = cases.map(([other]) => other).filter((other) => other !== word)
    expect(checkGates(run, parseFailOn(others.join()))).toEqual(passed)
    expect(checkGates(run, parseFailOn('never')).fails).toBe(false)
  })
})

test('prints exactly the documented fields with --json', () => {
  const counts = { total: 1, successful: 0, failed: 1, skipped: 0, cancelled: 0, running: 0, unknown: 0, flaky: 0, duration: 1.5 }
  const shown = { severity: 'error', message: 'Something is wrong.', path: 'a.xml', line: 3, column: 7 }
  const json = summaryJson(runOf(['failed'], [problem('incomplete')]), {
    headline: '1 of 1 test failed',
    gates: { fails: true, reasons: [{ word: 'failed', message: '1 of 1 test failed.', isShown: true }] },
    recordsPath: 'out.ndjson',
  })
  expect(json).toEqual({
    status: 'failed',
    headline: '1 of 1 test failed',
    gates: { fails: true, reasons: [{ word: 'failed', message: '1 of 1 test failed.' }] },
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
  expect(summaryJson(runOf([]), { headline: '', gates: passed })).not.toHaveProperty('records')
})
