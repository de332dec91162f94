import { describe, expect, test } from 'vitest'
import type { RunSummary } from '../../../../src/judge/summary/run-summary.js'
import type { HistorySummary } from '../../../../src/judge/verdicts/verdict.js'
import { changeHeadline } from '../../../../src/report/content/verdicts/change-headline.js'
import { greenBuild, incompleteBuild, oneJob } from '../example-builds.js'
import { exampleHistory, judgedRun } from '../judged-run.js'

const lineOf = (summary: RunSummary, history: Partial<HistorySummary> = {}, branch: string | undefined = 'main') =>
  changeHeadline({ summary: judgedRun(summary, () => 'new', { history: { ...exampleHistory, ...history } }) }, branch)

const [passed, failed] = [{ previousStatus: 'successful' }, { previousStatus: 'failed' }] as const

describe('the first line of a message about a change', () => {
  test('states that a branch passes again, and after how many failed builds', () => {
    expect(lineOf(greenBuild(), { ...failed, failedBuilds: 6 })).toBe('main passes again after 6 failed builds')
    expect(lineOf(greenBuild(), { ...failed, failedBuilds: 1 })).toBe('main passes again after 1 failed build')
    expect(lineOf(greenBuild(), failed)).toBe('main passes again')
  })
  test('counts the new failures when a branch breaks', () => {
    expect(lineOf(oneJob(), passed)).toBe('main fails: 2 new')
    const { verdicts: _, ...unjudged } = judgedRun(oneJob(), () => 'new', { history: { ...exampleHistory, ...passed } })
    expect(changeHeadline({ summary: unjudged }, 'main')).toBe('main fails: 2 tests')
  })
  test('the first line of a message about a change is the headline when the status did not change', () => {
    expect(lineOf(greenBuild(), passed)).toBeUndefined()
    expect(lineOf(oneJob(), failed)).toBeUndefined()
  })
  test('the first line of a message about a change is the headline when another branch or a pull request was built', () => {
    expect(lineOf(oneJob(), passed, 'feature')).toBeUndefined()
    expect(
      changeHeadline({ summary: judgedRun(oneJob(), () => 'new', { history: { ...exampleHistory, ...passed } }) }, undefined),
    ).toBeUndefined()
  })
  test('the first line of a message about a change is the headline when results are missing', () => {
    expect(lineOf(incompleteBuild(), passed)).toBeUndefined()
  })
  test('the first line of a message about a change is the headline when there is no history', () => {
    expect(changeHeadline({ summary: oneJob() }, 'main')).toBeUndefined()
    expect(lineOf(oneJob(), { ...passed, builds: 0 })).toBeUndefined()
  })
})
