import { expect, test } from 'vitest'
import { formatCount } from '../../../../src/base/text/counts.js'
import { terminalAnswer } from '../../../../src/deliver/reporters/terminal/terminal-answer.js'
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
