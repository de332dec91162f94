// Tests that every report states why a step fails although its tests passed (src/report/content/gate-lines.ts).
import { describe, expect, test } from 'vitest'
import { faultsHtml } from '../../../src/deliver/html-report/writer/header-html.js'
import { renderComment, renderJobSummary } from '../../../src/deliver/reporters/report-content/github-report.js'
import { terminalAnswer } from '../../../src/deliver/reporters/terminal/terminal-answer.js'
import type { GateReason } from '../../../src/judge/summary/gate-reason.js'
import type { JobSummary } from '../../../src/judge/summary/job-summary.js'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { noTestCounts } from '../../../src/judge/summary/test-counts.js'
import { chatItems } from '../../../src/report/content/chat-layout.js'
import { fullDetail } from '../../../src/report/content/detail.js'
import { gateLines } from '../../../src/report/content/gate-lines.js'
import { headlineMark, headlineText } from '../../../src/report/content/headline.js'
import { changeHeadline } from '../../../src/report/content/verdicts/change-headline.js'
import { plainInline } from '../../../src/report/render/chat/plain-inline.js'
import { greenBuild, incompleteBuild, oneJob, pullRequestContext } from './example-builds.js'
import { exampleHistory } from './judged-run.js'

const gone: GateReason = { word: 'fewer', message: '1 suite of the base build ran no test: Shop › Cart.' }
const told: GateReason = { word: 'failed', message: '2 of 1,284 tests failed.', isShown: true }
const fails = (summary: RunSummary, ...gateReasons: readonly GateReason[]): RunSummary => ({ ...summary, gateReasons })
const green = fails(greenBuild(), gone)

const scopeOf = (summary: RunSummary) => ({ summary, locations: new Map() })
const comment = (summary: RunSummary, template?: Parameters<typeof renderComment>[1]) =>
  renderComment(scopeOf(summary), template, { title: '', titleUrl: '', ciContext: pullRequestContext }, 60_000) ?? ''
const jobSummary = (summary: RunSummary) => renderJobSummary(scopeOf(summary), undefined, {}, 60_000) ?? ''
const chat = (summary: RunSummary) =>
  chatItems({ ...scopeOf(summary), detail: fullDetail }, undefined).map(({ children }) => plainInline(children))

describe('a run whose step fails although its tests passed', () => {
  test('a run whose step fails although its tests passed has the headline of its tests with the mark of a failed run', () => {
    expect(headlineText({ summary: green })).toBe(headlineText({ summary: greenBuild() }))
    expect(headlineMark({ summary: green })).toBe('failed')
    expect(headlineMark({ summary: { ...green, status: 'skipped' } })).toBe('failed')
  })

  test('shows the reason below the counts of a comment and a job summary', () => {
    const alert = '> [!CAUTION]\n> - 1 suite of the base build ran no test: Shop › Cart.'
    expect(comment(green).split('\n\n').slice(0, 3)).toEqual([expect.stringMatching(/^### ❌ .*tests passed$/), expect.anything(), alert])
    expect(jobSummary(green).split('\n\n')[0]).toMatch(/^## ❌ /)
    expect(jobSummary(green)).toContain(alert)
  })

  test('shows the reason in a comment with a template of its own', () => {
    expect(comment(green, { components: [] })).toContain('[!CAUTION]')
  })

  test('shows the reason in a chat', () => {
    expect(chat(green)).toEqual(['⚠️ 1 suite of the base build ran no test: Shop › Cart.'])
  })

  test('a run whose step fails although its tests passed has the mark of a failed run in the terminal, whose log contains the reason', () => {
    expect(terminalAnswer(scopeOf(green), { color: false })).toMatch(/^✗ 1,270 tests passed$/m)
  })

  test('does not count its failure as a failed test while jobs are missing', () => {
    const waiting: JobSummary = { job: 'e2e', state: 'waiting', status: 'unknown', counts: noTestCounts() }
    const summary = { ...green, jobs: [...green.jobs, waiting] }
    expect(headlineText({ summary })).toBe('1 of 2 jobs has reported; no failed test so far')
    expect(headlineMark({ summary })).toBe('waiting')
  })

  test('does not report that a branch passes again', () => {
    const history = { ...exampleHistory, previousStatus: 'failed' as const }
    expect(changeHeadline({ summary: { ...greenBuild(), history } }, 'main')).toBe('main passes again')
    expect(changeHeadline({ summary: { ...green, history } }, 'main')).toBeUndefined()
  })
})

test('changes no report when the headline contains the reason', () => {
  const summary = fails(oneJob(), told)
  expect(comment(summary)).toBe(comment(oneJob()))
  expect(jobSummary(summary)).toBe(jobSummary(oneJob()))
  expect(chat(summary)).toEqual(chat(oneJob()))
})

test('shows the reason before the failed tests and before the missing results', () => {
  expect(chat(fails(oneJob(), told, gone))[0]).toContain(gone.message)
  const incomplete = comment(fails(incompleteBuild(), gone))
  expect(incomplete.match(/\[!CAUTION\]/g)).toHaveLength(1)
  expect(incomplete.indexOf('ran no test')).toBeLessThan(incomplete.indexOf('The file ends inside'))
})

test('shows the first three reasons, and counts the others', () => {
  const summary = fails(greenBuild(), ...['a', 'b', 'c', 'd', 'e'].map((message): GateReason => ({ word: 'missing', message })))
  expect(gateLines(summary).map(plainInline)).toEqual(['a', 'b', 'c', 'and 2 more reasons'])
})

test('bounds a reason, and shows its text literally', () => {
  const summary = fails(greenBuild(), { word: 'fewer', message: `@octocat <b>\n${'x'.repeat(10_000)}` })
  const shown = comment(summary)
  expect(shown.length).toBeLessThan(1_500)
  expect(shown).not.toMatch(/@octocat|<b>/)
})

test('lists a pattern that matches no file only as a reason when missing fails the step', () => {
  const message = 'No file matches "e2e/*.xml".'
  const warned: RunSummary = { ...greenBuild(), problems: [{ severity: 'warning', kind: 'missing', message }] }
  expect(jobSummary(warned)).toContain('1 warning')
  const failed = jobSummary(fails(warned, { word: 'missing', message }))
  expect(failed).not.toContain('1 warning')
  expect(failed.split('No file matches')).toHaveLength(2)
})

test('begins the foot of a job summary with a capital letter', () => {
  const history = { builds: 0, missingPermission: 'actions: read' }
  expect(jobSummary({ ...greenBuild(), history })).toContain('<sub>No history: add "actions: read"')
})

describe('the line below the header of the HTML report', () => {
  const lines = gateLines(green)

  test('shows the reason with the mark of a failed run', () => {
    const html = faultsHtml(lines, [])
    expect(html).toContain('aria-label="Why the run fails"')
    expect(html).toContain('<li>1 suite of the base build ran no test: Shop › Cart.</li>')
  })

  test('shows the reason before the missing results in one list', () => {
    const html = faultsHtml(lines, [{ severity: 'error', kind: 'incomplete', message: 'The file ends early.' }])
    expect(html).toContain('aria-label="Missing results"')
    expect(html).toMatch(/<li>1 suite .*<li>The file ends early\./)
  })

  test('the line below the header of the HTML report is absent when there is neither a reason nor a missing result', () => {
    expect(faultsHtml([], [])).toBe('')
  })
})
