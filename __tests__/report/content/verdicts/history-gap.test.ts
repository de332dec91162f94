import { expect, test } from 'vitest'
import { historyLine } from '../../../../src/deliver/reporters/html-report/history-line.js'
import { summaryFrame } from '../../../../src/deliver/reporters/report-content/report-frame.js'
import { terminalHeadline } from '../../../../src/deliver/reporters/terminal/terminal-headline.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import type { HistoryGap } from '../../../../src/judge/verdicts/judgement.js'
import type { VerdictCounts } from '../../../../src/judge/verdicts/verdict.js'
import type { ReportScope } from '../../../../src/report/content/scope.js'
import { gapReason } from '../../../../src/report/content/verdicts/history-gap.js'
import { plainText } from '../../../../src/report/content/verdicts/verdict-facts.js'
import { renderGithubMarkdown } from '../../../../src/report/render/github-markdown.js'
import { buildsOf } from '../../../judge/verdicts/history-of.js'

const day = 24 * 3_600_000

test.each<[HistoryGap, string]>([
  ['olderBase', 'The base is older than the history (50 builds, 5 days).'],
  ['noTest', 'The history of main knows none of these tests.'],
  ['lostTests', 'The history of main is damaged, so a test that it lacks may not be new.'],
  ['noNames', 'The history of main is too large for the names of its tests, so a test that it lacks may have had another name.'],
])('explains why a failure has no verdict: %s', (gap, sentence) => {
  const builds = buildsOf(50, { 0: { timestamp: 0 }, 49: { timestamp: 5 * day + 1 } })
  expect(gapReason(gap, { history: { builds: 50, ref: 'main' } }, builds)).toBe(sentence)
})

test('leaves out the age of a history whose builds have no time', () => {
  const builds = buildsOf(1).map(({ timestamp: _, ...build }) => build)
  expect(gapReason('olderBase', { history: { builds: 1, ref: 'main' } }, builds)).toBe('The base is older than the history (1 build).')
})

const noVerdicts: VerdictCounts = { new: 0, unseen: 0, unknown: 0, known: 0, flaky: 0, quarantined: 0 }
const reason = 'The history of main knows none of these tests.'

function surfaces(verdicts: Partial<VerdictCounts>) {
  const summary = { ...createSummary().result(), verdicts: { ...noVerdicts, ...verdicts }, history: { builds: 50, ref: 'main', reason } }
  const foot = renderGithubMarkdown({ type: 'root', children: [...summaryFrame({ summary }, {}).foot(true)] })
  const scope = { summary } as unknown as ReportScope
  return { foot: foot.trim(), html: plainText(historyLine({ summary }) ?? []), terminal: terminalHeadline(scope, { color: false }) }
}

test('is shown in the foot of a job summary, in the HTML report and in the terminal', () => {
  const { foot, html, terminal } = surfaces({ unknown: 2 })
  expect(foot).toBe('<sub>The history of main knows none of these tests</sub>')
  expect(html).toBe('Not compared with 50 builds of main. The history of main knows none of these tests.')
  expect(terminal).toContain('the history of main knows none of these tests')
})

test('follows what the other failures were compared with', () => {
  expect(surfaces({ unknown: 1, known: 1 }).html).toBe('Compared with 50 builds of main. The history of main knows none of these tests.')
})
