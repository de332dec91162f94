import { describe, expect, test } from 'vitest'
import { createQuarantine } from '../../../src/judge/quarantine/quarantine.js'
import { defaultFailOn, type FailOnWord, failOnTexts, failOnWords, parseFailOn } from '../../../src/judge/summary/fail-on.js'
import { unexplainedProblems } from '../../../src/judge/summary/gate-reason.js'
import { checkGates, type GateFacts, type GateResult } from '../../../src/judge/summary/gates.js'
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
    expect([...parseFailOn(' failed, No-Tests ').keys()]).toEqual(['failed', 'no-tests'])
  })

  test('parses the number of tests that a condition allows', () => {
    expect([...parseFailOn('Failed : 5,new-flaky:12,flaky:0')]).toEqual([
      ['failed', 5],
      ['new-flaky', 12],
      ['flaky', 0],
    ])
    expect(failOnTexts(parseFailOn('failed:5,flaky:0,missing'))).toEqual(['failed:5', 'flaky', 'missing'])
  })

  test('returns the default when nothing is given', () => {
    expect(parseFailOn('')).toBe(defaultFailOn)
    expect(failOnTexts(defaultFailOn)).toEqual(['failed', 'incomplete', 'no-tests', 'unreadable'])
  })

  test.each([
    ['failed,incomplet', /unknown word "incomplet"; did you mean "incomplete"\?/],
    ['never,failed', /only "never"/],
    ['incomplete:5', /"incomplete:5" has a number, but "incomplete" counts no tests.*failed, new, flaky, new-flaky accept a number/s],
    ['failed:', /"failed:" must have a whole number after the colon/],
    ['failed:5%', /"failed:5%" must have a whole number/],
    ['failed:-1', /"failed:-1" must have a whole number/],
    ['failed:1000000000', /must have a whole number/],
    ['failed>5', /unknown word "failed>5"; did you mean "failed"\?/],
    ['failed,failed:5', /"failed" allows both 0 and 5 tests/],
  ])('refuses %s with the reason', (text, reason) => {
    expect(() => parseFailOn(text)).toThrow(reason)
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

/** A run with flaky tests, of which a history knows some and a quarantine excuses others. */
const flakyRun = (tests: number, facts: Pick<RunSummary, 'knownFlaky' | 'excusedFlaky'> = {}): RunSummary => {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (let index = 0; index < tests; index += 1) {
    summary.test({ name: `test ${index}`, suite: [], status: 'successful', flaky: true }, `id ${index}`)
  }
  summary.endFile([])
  return { ...summary.result(), ...facts }
}

const fewer = (changes: Partial<FewerTests>): RunSummary => ({
  ...runOf(['successful']),
  changes: { ...noChanges, fewer: { suites: 0, firstSuites: [], tests: 0, skipped: 0, ofTests: 100, ...changes } },
})

const regressions = { worse: ['coverage went from 90 to 80'], unread: [] }

/** The decision of a condition about a run: the reasons why it fails, or nothing. */
type Decision = readonly [failOn: string, run: RunSummary, facts: GateFacts, reasons: readonly string[]]

/** Every condition has at least one run that it fails, and the nearest one that it passes. */
const decisions: Readonly<Record<FailOnWord, readonly Decision[]>> = {
  failed: [
    ['failed', runOf(['successful', 'failed']), {}, ['1 of 2 tests failed.']],
    ['failed', runOf(['successful', 'skipped']), {}, []],
    ['failed:2', runOf(['failed', 'failed', 'successful']), {}, []],
    ['failed:2', runOf(['failed', 'failed', 'failed']), {}, ['3 tests failed; fail-on allows 2.']],
    ['failed:2', judged(4, { quarantined: 1 }), {}, ['3 tests failed, and 1 more in quarantine; fail-on allows 2.']],
    ['failed:3', judged(4, { quarantined: 1 }), {}, []],
  ],
  new: [
    ['new', judged(5, { new: 2, known: 3 }), {}, ['2 of 5 failed tests are new.']],
    ['new', judged(5, { known: 3, flaky: 2 }), {}, []],
    ['new:2', judged(5, { new: 2, known: 3 }), {}, []],
    ['new:1', judged(5, { new: 2, known: 3 }), {}, ['2 of 5 failed tests are new; fail-on allows 1.']],
    ['new:1', runOf(['failed', 'failed']), {}, ['2 tests failed; fail-on allows 1.']],
    [
      'new',
      judged(5, { known: 5 }),
      { ownBranch: 'main' },
      ['5 of 5 tests failed.', 'A build of main fails for every failed test, not only for new ones.'],
    ],
    ['new', judged(5, { known: 4, new: 1 }), { ownBranch: 'main' }, ['5 of 5 tests failed.']],
    ['failed,new', judged(5, { known: 5 }), { ownBranch: 'main' }, ['5 of 5 tests failed.']],
    [
      'failed:9,new:4',
      judged(5, { known: 5 }),
      { ownBranch: 'main' },
      ['5 tests failed; fail-on allows 4.', 'A build of main fails for every failed test, not only for new ones.'],
    ],
    ['new:5', judged(5, { known: 5 }), { ownBranch: 'main' }, []],
  ],
  flaky: [
    ['flaky', flakyRun(2), {}, ['2 tests are flaky.']],
    ['flaky', flakyRun(2, { excusedFlaky: 1 }), {}, ['1 test is flaky, and 1 more in quarantine.']],
    ['flaky', flakyRun(2, { excusedFlaky: 2 }), {}, []],
    ['flaky', runOf(['successful', 'failed']), {}, []],
    ['flaky:2', flakyRun(2), {}, []],
    ['flaky:2', flakyRun(3), {}, ['3 tests are flaky; fail-on allows 2.']],
  ],
  'new-flaky': [
    ['new-flaky', flakyRun(3, { knownFlaky: 1 }), {}, ['2 of 3 flaky tests are new.']],
    ['new-flaky', flakyRun(3, { knownFlaky: 2, excusedFlaky: 1 }), {}, []],
    ['new-flaky', flakyRun(3, { knownFlaky: 0, excusedFlaky: 2 }), {}, ['1 of 1 flaky test is new, and 2 more in quarantine.']],
    ['new-flaky', flakyRun(1), {}, ['1 test is flaky.']],
    ['new-flaky', flakyRun(1, { knownFlaky: 0 }), { ownBranch: 'main' }, ['1 of 1 flaky test is new.']],
    ['new-flaky', runOf(['failed']), {}, []],
    ['new-flaky:2', flakyRun(3, { knownFlaky: 1 }), {}, []],
    ['new-flaky:1', flakyRun(3, { knownFlaky: 1 }), {}, ['2 of 3 flaky tests are new; fail-on allows 1.']],
  ],
  incomplete: [
    ['incomplete', runOf(['successful'], [problem('incomplete')]), {}, ['The run is incomplete: a.xml.']],
    ['incomplete', runOf(['failed']), {}, []],
  ],
  'no-tests': [
    ['no-tests', runOf([]), {}, ['No tests were found.']],
    ['no-tests', runOf([]), { testsAreOptional: true }, []],
    ['no-tests', runOf(['skipped']), {}, []],
  ],
  unreadable: [
    ['unreadable', runOf(['successful'], [problem('unreadable')]), {}, ['No test results could be read from a.xml.']],
    ['unreadable', runOf(['successful'], [problem('incomplete')]), {}, []],
  ],
  missing: [
    ['missing', runOf(['successful'], [problem('missing')]), {}, ['Something is wrong.']],
    [
      'missing',
      runOf(
        ['successful'],
        ['a', 'b', 'c', 'd'].map((message) => ({ ...problem('missing'), message })),
      ),
      {},
      ['a', 'b', 'c', 'd'],
    ],
    ['missing', runOf(['successful']), {}, []],
  ],
  fewer: [
    ['fewer', fewer({ tests: 6 }), {}, ['6 of 100 tests of the base build are gone.']],
    ['fewer', fewer({ tests: 5 }), {}, []],
    ['fewer', fewer({ tests: 1, ofTests: 3 }), {}, []],
    ['fewer', fewer({ skipped: 6 }), {}, ['6 of 100 tests of the base build are skipped now.']],
    ['fewer', fewer({ skipped: 5 }), {}, []],
    ['fewer', fewer({ tests: 1, skipped: 5 }), {}, ['6 of 100 tests of the base build do not run any more: 1 is gone, and 5 are skipped.']],
    ['fewer', fewer({ tests: 5, skipped: 1 }), {}, ['6 of 100 tests of the base build do not run any more: 5 are gone, and 1 is skipped.']],
    ['fewer', runOf(['successful']), {}, []],
  ],
  regressed: [
    ['regressed', runOf(['successful']), { regressions }, ['Properties regressed: coverage went from 90 to 80.']],
    ['regressed', runOf(['successful']), {}, []],
  ],
  delivery: [
    ['delivery', runOf(['successful'], [problem('delivery')]), {}, ['A report was not delivered: Something is wrong.']],
    ['delivery', runOf(['successful']), {}, []],
  ],
  never: [['never', runOf(['failed'], [problem('incomplete'), problem('unreadable')]), { regressions }, []]],
}

describe('a tool that fails for flaky tests', () => {
  const ofTool = (facts: Pick<RunSummary, 'excusedFlaky'> = {}): RunSummary => ({
    ...flakyRun(2, facts),
    problems: [{ ...problem('flaky'), severity: 'warning' }],
  })
  const messagesFor = (failOn: string, summary: RunSummary) => messagesOf(checkGates(summary, parseFailOn(failOn)))

  test('fails the run for flaky tests when fail-on does not name them', () => {
    const message = '2 tests passed after a retry, and Playwright fails on that (failOnFlakyTests).'
    expect(messagesFor('', ofTool())).toEqual([message])
    expect(messagesFor('failed,flaky:5', ofTool())).toEqual([message])
    expect(messagesFor('flaky', ofTool())).toEqual(['2 tests are flaky.'])
    expect(unexplainedProblems({ ...ofTool(), gateReasons: checkGates(ofTool(), defaultFailOn).reasons })).toEqual([])
  })

  test('does not fail the run when nothing may fail it, or every flaky test is in quarantine', () => {
    expect(messagesFor('never', ofTool())).toEqual([])
    expect(messagesFor('', ofTool({ excusedFlaky: 2 }))).toEqual([])
    expect(messagesFor('', ofTool({ excusedFlaky: 1 }))).toEqual([
      '1 test passed after a retry, and 1 more in quarantine, and Playwright fails on that (failOnFlakyTests).',
    ])
    expect(messagesFor('', flakyRun(2))).toEqual([])
  })
})

/** Other words that decide about the same facts. */
const alike: Readonly<Partial<Record<FailOnWord, readonly FailOnWord[]>>> = {
  failed: ['new'],
  new: ['failed'],
  flaky: ['new-flaky'],
  'new-flaky': ['flaky'],
}

describe('a condition of fail-on', () => {
  const all = failOnWords.flatMap((word) => decisions[word].map((decision, index) => [word, index + 1, decision] as const))
  const named = all.map(([word, row, decision]) => [decision[3].length > 0 ? 'fails' : 'passes', decision[0], row, word, decision] as const)

  test.each(named)('%s a run when fail-on is %s, in row %i of %s', (_verb, failOn, _row, _word, [, run, facts, reasons]) => {
    const result = checkGates(run, parseFailOn(failOn), facts)
    expect(messagesOf(result)).toEqual(reasons)
    expect(result.fails).toBe(reasons.length > 0)
  })

  const failing = all.filter(([word, , [failOn, , , reasons]]) => failOn === word && reasons.length > 0)

  test.each(failing)('passes a run that %s fails, in row %i, when only other conditions are set', (word, _row, [, run, facts]) => {
    const related: readonly FailOnWord[] = [word, 'never', ...(alike[word] ?? [])]
    const others = failOnWords.filter((other) => !related.includes(other))
    expect(messagesOf(checkGates(run, parseFailOn(others.join()), facts))).toEqual([])
  })

  test.each(failing)(
    'marks the reason of %s, in row %i, as shown only when every headline contains it',
    (word, _row, [failOn, run, facts]) => {
      const isInHeadline = ['failed', 'new', 'incomplete', 'no-tests', 'unreadable'].includes(word)
      const [reason] = checkGates(run, parseFailOn(failOn), facts).reasons
      expect(reason?.isShown === true).toBe(isInHeadline)
    },
  )
})

describe('new', () => {
  const failOn = parseFailOn('new')

  test.each([
    [1, { unseen: 1 }, '1 of 1 failed test is new.'],
    [5, { unknown: 1, new: 1, unseen: 1, flaky: 1, quarantined: 1 }, '3 of 4 failed tests are new, and 1 more in quarantine.'],
  ])('fails a run of %i failed tests with the verdicts %j', (failed, verdicts, reason) => {
    expect(messagesOf(checkGates(judged(failed, verdicts), failOn))).toEqual([reason])
  })

  test('fails a run with more failed tests than the history has judged', () => {
    expect(messagesOf(checkGates(judged(5, { known: 3 }), failOn))).toEqual(['2 of 5 failed tests are new.'])
    expect(messagesOf(checkGates({ ...judged(5, { known: 5 }), failedTests: undefined }, failOn))).toEqual(['5 of 5 tests failed.'])
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

  test('excuses flaky tests, also when a file is read again', () => {
    const summary = createSummary(undefined, createQuarantine([{ test: 'Cart › *' }], 0))
    const flaky = (suite: string, name: string) =>
      summary.test({ name, suite: [suite], status: 'successful', flaky: true }, `${suite}${name}`)
    summary.beginFile({ path: 'a.xml', format: 'junit' })
    flaky('Cart', 'adds')
    summary.restartFile()
    flaky('Cart', 'removes')
    flaky('Cart', 'removes')
    flaky('Shop', 'pays')
    summary.endFile([])
    expect(messagesOf(checkGates(summary.result(), parseFailOn('flaky')))).toEqual(['1 test is flaky, and 1 more in quarantine.'])
  })

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
    [
      { suites: 1, firstSuites: suites.slice(0, 1), tests: 0, skipped: 0, ofTests: 100 },
      '1 suite of the base build ran no test: Shop › A.',
    ],
    [
      { suites: 120, firstSuites: suites, tests: 0, skipped: 0, ofTests: 10_000 },
      '120 suites of the base build ran no test: Shop › A, Shop › B, Shop › C and 117 more.',
    ],
    [
      { suites: 1, firstSuites: [{ suite: [] }], tests: 2, skipped: 0, ofTests: 2 },
      '1 suite of the base build ran no test: (no suite). 2 of 2 tests of the base build are gone.',
    ],
  ])('fails a run when %j', (fewer, reason) => {
    expect(checkGates(run(fewer), failOn)).toEqual({ fails: true, reasons: [{ word: 'fewer', message: reason }] })
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
    expect(messagesOf(checkGates(run, failOn, { regressions }))).toEqual([
      'Properties regressed: coverage is 79%, below the minimum of 80%, size went from 1 to 2.',
    ])
  })

  test('fails a run with each property that cannot be judged', () => {
    const unread = ['The baseline of "coverage" could not be read (a.ndjson: It is damaged).']
    expect(messagesOf(checkGates(run, failOn, { regressions: { worse: [], unread } }))).toEqual(unread)
  })

  test('names ten properties and counts the others', () => {
    const worse = Array.from({ length: 12 }, (_, index) => `p${index} is worse`)
    expect(messagesOf(checkGates(run, failOn, { regressions: { worse, unread: [] } }))).toEqual([
      expect.stringMatching(/^Properties regressed: p0 is worse, .*, p9 is worse and 2 more\.$/),
    ])
  })
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

test('allows distinct tests when a test failed in several jobs', () => {
  const summary = createSummary()
  summary.beginFile({ path: 'a.ndjson', format: 'records' })
  for (const job of ['a', 'b', 'c']) summary.test({ name: 'adds', suite: [], status: 'failed', job }, 'adds')
  summary.endFile([])
  expect(checkGates(summary.result(), parseFailOn('failed:1')).fails).toBe(false)
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
