// Tests that the terminal shows verdicts, causes and the build that broke main (src/deliver/reporters/terminal/terminal-answer.ts).
import { describe, expect, test } from 'vitest'
import { formatCount } from '../../../../src/base/text/counts.js'
import { terminalAnswer } from '../../../../src/deliver/reporters/terminal/terminal-answer.js'
import type { FailureRange, Verdict } from '../../../../src/judge/verdicts/verdict.js'
import { headlineText } from '../../../../src/report/content/headline.js'
import { hugeBuild, oneJob } from '../../../report/content/example-builds.js'
import { judgedBuilds } from '../../../report/content/judged-builds.js'
import { judgedRun, noChanges } from '../../../report/content/judged-run.js'

const answer = (summary: ReturnType<typeof oneJob>, color = false, columns = 100) =>
  terminalAnswer({ summary, locations: new Map(), rerunOf: () => 'npx vitest run checkout/prices.test.ts' }, { color, columns })

test.each(Object.entries(judgedBuilds))('shows the build "%s" in a terminal', (_name, build) => {
  const summary = build()
  const shown = answer(summary)
  expect(shown).toMatchSnapshot()
  expect(shown).toContain(headlineText({ summary }))
})

test('names the first five tests of each kind of change, and counts the others', () => {
  const tests = Array.from({ length: 5_000 }, (_, index) => ({ id: `${index}`, name: `test ${index}`, suite: ['shop'] }))
  const changes = { ...noChanges, gone: { count: 7_000, tests }, slower: { count: 1, tests: [{ id: 'a', name: 'waits', suite: [] }] } }
  const lines = answer(judgedRun(oneJob(), () => 'new', { changes })).split('\n')
  const first = lines.findIndex((line) => line.startsWith('– gone'))
  expect(lines.slice(first, first + 8)).toEqual([
    ...[0, 1, 2, 3, 4].map((index) => `– gone   test ${index} shop`),
    'and 6,995 more gone tests',
    '– slower waits',
    '',
  ])
})

test('highlights only the word of a new failure when colors are on', () => {
  const shown = answer(
    judgedRun(oneJob(), ({ name }) => (name.startsWith('merges') ? 'known' : 'new')),
    true,
  )
  expect(shown).toContain('\u001b[1m\u001b[31mnew    \u001b[39m\u001b[22m')
  expect(shown).toContain('\u001b[31m✗\u001b[39m known  ')
})

test('shows the address of the issue of a quarantined test', () => {
  const quarantine = { test: '*', until: '2026-12-31', reason: 'The bank answers late.', issue: 'https://acme.example/issues/12' }
  const shown = answer(judgedRun(oneJob(), () => 'new', { quarantineOf: () => quarantine }))
  expect(shown).toMatch(/^ {9}until 2026-12-31 · The bank answers late: .+\n {9}https:\/\/acme\.example\/issues\/12$/m)
})

test('leaves quarantined failures out of the number of failures that the causes explain', () => {
  const quarantine = { test: '*', until: '2026-12-31' }
  const run = judgedRun(hugeBuild(), () => 'new', { quarantineOf: ({ suite }) => (suite[0] === 'suite 3' ? quarantine : undefined) })
  const { failed, quarantined = 0 } = run.counts
  expect(quarantined).toBeGreaterThan(0)
  expect(answer(run)).toMatch(new RegExp(`^\\d+ causes? of ${formatCount(failed - quarantined)} failures$`, 'm'))
})

test('shows what was flaky before, in the line of a flaky test', () => {
  const { flakyFailures, ...summary } = judgedRun(oneJob(), () => 'new')
  const [failure] = summary.failures
  if (failure === undefined) throw new Error('No test failed.')
  const test = { ...failure.test, name: 'pays by card', attempts: 2 }
  const flaky = { test, jobs: [0], executions: 1, verdict: { kind: 'flaky', failedBuilds: 7, ofBuilds: 50 } as const }
  expect(flakyFailures).toEqual([])
  expect(answer({ ...summary, flakyFailures: [flaky] })).toContain('passed on attempt 2 · 7 of the last 50 builds')
})

test('does not repeat a verdict that the headline contains in each test and cause', () => {
  const [start = '', headline = ''] = answer(judgedRun(oneJob(), () => 'new')).split(/\n\n(?=✗ 2 of)/)
  expect([start.includes('new'), headline.includes(': new')]).toEqual([false, true])
  expect(start).toContain('✗ failed rounds half a cent up')
  expect(start).toContain('passed on main until 5e0d1b7')
  const causes = answer(judgedRun(hugeBuild(), () => 'known'))
  expect(causes).toMatch(/^ {9}since abc1234 \(6 builds, 2 days\) · 390 tests in all 8 jobs/m)
  expect(causes.match(/main/g)).toHaveLength(1)
})

test('counts the failures of causes only if the lines below do not', () => {
  expect(answer(judgedRun(hugeBuild(), () => 'new'))).toMatch(/^4 causes\n/)
})

describe('where the base branch broke', () => {
  const commit = (start: string) => start.padEnd(40, '0')
  const lastPassed = { build: '4099', commit: commit('0a1b2c3') }
  const bisectionOf = () => ({
    command: 'git bisect start abc123400000 0a1b2c300000 && git bisect run npx vitest run x',
    nextStep: 'Then wait.',
  })
  const shown = (range: FailureRange, more: Partial<Verdict> = {}) => {
    const summary = judgedRun(oneJob(), () => 'known')
    const failures = summary.failures.map((failure) => ({
      ...failure,
      verdict: { ...failure.verdict, kind: 'known' as const, range, ...more },
    }))
    const scope = { summary: { ...summary, failures }, locations: new Map(), repositoryUrl: 'https://github.com/acme/shop', bisectionOf }
    return terminalAnswer(scope, { color: false, columns: 60 })
  }
  const compare = `  compare: https://github.com/acme/shop/compare/${lastPassed.commit}...${commit('abc1234')}`

  test('shows the comparison and the command that finds the commit when there may be several', () => {
    const answer = shown({ lastPassed })
    expect(answer).toContain(`

main broke between 0a1b2c3 and abc1234 (2 tests)
${compare}
  bisect: git bisect start abc123400000 0a1b2c300000 && git bisect run npx vitest run x
  Then wait.

`)
    expect(answer.replace(/\n +/g, ' ')).toContain('since abc1234 (6 builds, 2 days) · last passed in 0a1b2c3')
  })

  test('shows the subject and the author, and no command, when there is only one commit', () => {
    const answer = shown({ lastPassed, onlyCommit: { subject: 'Round \u001b[31mhalf', author: 'Jo Doe' } })
    expect(answer).toContain(`

main broke in abc1234 (2 tests)
${compare}

`)
    expect(answer.replace(/\n +/g, ' ')).toContain('first failed with “Round half” by Jo Doe, passed in the commit before')
    expect(answer).not.toContain('bisect')
  })

  test('shows no command when the test had another name', () => {
    const answer = shown({ lastPassed }, { as: 'earlier name' })
    expect([answer.includes('compare:'), answer.includes('bisect')]).toEqual([true, false])
  })

  test('shows nothing when a later build has fixed the tests, or a commit is not known', () => {
    expect(shown({ lastPassed }, { fixed: { build: '4201' } })).not.toContain('broke')
    expect(shown({ lastPassed: { build: '4099' } })).not.toContain('broke')
  })
})
