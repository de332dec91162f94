import { describe, expect, test } from 'vitest'
import { pageHead } from '../../../../src/deliver/reporters/html-report/page-head.js'
import type { CiContext } from '../../../../src/host/ci-context/ci-context.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import { renderHtmlInline } from '../../../../src/report/render/html.js'
import type { Inline } from '../../../../src/report/tree/node.js'
import { exampleScope } from '../../../report/content/example-run.js'

const build = { id: '4712.1', number: '3', url: 'https://github.com/acme/shop/actions/runs/4712' }
const testedBuild = { id: '4711.1', number: '12', url: 'https://github.com/acme/shop/actions/runs/4711' }
const now = new Date(Date.UTC(2026, 10, 21, 2, 43))

const headOf = (ciContext: CiContext, summary = exampleScope().summary) => pageHead({ summary, ciContext, metadata: {}, now })

const plain = (value: readonly Inline[]) => renderHtmlInline(value).replace(/<[^>]*>/g, '')
const contextOf = (ciContext: CiContext, summary = exampleScope().summary) =>
  headOf(ciContext, summary)
    .context(1284)
    .map(({ value }) => plain(value))

/** The summary of a run with a failed test in each of the jobs. */
function failedRun(jobs: readonly string[], tests = 1) {
  const summary = createSummary()
  summary.beginFile({ path: 'results.ndjson', format: 'records' })
  for (const job of jobs) {
    for (let index = 0; index < tests; index += 1) {
      const name = `t${index}`
      summary.test({
        name,
        suite: [],
        status: 'failed',
        message: 'connect ECONNREFUSED 10.0.0.1:5432',
        id: String(index).padStart(32, '0'),
        job,
      })
    }
  }
  summary.endFile([])
  return summary.result()
}

test('links to the tested run when another run reports it', () => {
  expect(headOf({ build, testedBuild, source: {} }).run).toEqual({ name: 'Run 12', url: testedBuild.url })
  expect(headOf({ build, source: {}, pipeline: 'CI' }).run).toEqual({ name: 'CI run 3', url: build.url })
})

describe('the line below the headline', () => {
  const source = { branch: 'round', baseBranch: 'main', commit: '7c4f3a8d1e2b3c4d5e6f708192a3b4c5d6e7f809' }

  test('names pull request, branches, commit, author and time', () => {
    const ciContext = { build, actor: 'octocat', source: { ...source, pullRequest: 128, pullRequestTitle: 'Round half a cent up' } }
    expect(contextOf(ciContext)).toEqual(['#128 Round half a cent up', 'round → main', '7c4f3a8', 'octocat', '21 Nov 2026, 02:43 UTC'])
  })

  test('names the message of the commit when the run has no pull request', () => {
    expect(contextOf({ build, source: { branch: 'main', commit: source.commit, commitMessage: 'Round up' } })).toEqual([
      'main',
      '7c4f3a8 Round up',
      '21 Nov 2026, 02:43 UTC',
    ])
  })

  test('begins with the failed executions when there are several jobs', () => {
    expect(contextOf({ build, source: {} }, failedRun(['linux', 'windows']))[0]).toBe('2 of 2 runs failed')
  })
})

describe('the tabs', () => {
  const tabsOf = (summary = exampleScope().summary, causes = 2, tests = 12) =>
    headOf({ build, source: {} }, summary)
      .tabs({ tests, causes, hasStarts: causes > 0 })
      .map(({ name, count }) => (count === undefined ? name : `${name} ${count}`))

  test('leave out causes without a failure, jobs when there is only one, and the timeline without starts', () => {
    expect(tabsOf(undefined, 0)).toEqual(['tests 12', 'summary'])
    expect(tabsOf(failedRun(['linux', 'windows']))).toEqual(['tests 12', 'causes 2', 'jobs 2', 'timeline', 'summary'])
  })

  test('are only the summary, which is open, when the run has no tests', () => {
    const empty = createSummary().result()
    expect(tabsOf(empty, 0, 0)).toEqual(['summary'])
    expect(headOf({ build, source: {} }, empty).startTab).toBe('summary')
  })

  test('open on the causes when more than 20 tests failed for fewer causes', () => {
    expect(headOf({ build, source: {} }, failedRun(['linux'], 21)).startTab).toBe('causes')
    expect(headOf({ build, source: {} }, failedRun(['linux'], 20)).startTab).toBe('tests')
  })
})

describe('the headline of a run with a history', () => {
  const counts = { new: 0, unseen: 0, unknown: 0, known: 0, flaky: 0, quarantined: 0 }
  const none = { count: 0, tests: [] }
  const changes = { fixed: { count: 2, tests: [] }, recovered: 0, gone: none, newlySkipped: none, slower: none }
  const judgedHead = (verdicts: Partial<typeof counts>, summary = failedRun(['linux', 'windows'], 5)) =>
    headOf({ build, source: {} }, { ...summary, verdicts: { ...counts, ...verdicts }, changes, history: { builds: 9, ref: 'main' } })

  test('ends before the verdicts in the header, where tags show them', () => {
    const head = judgedHead({ new: 1, unseen: 1, known: 1, flaky: 1, quarantined: 1 })
    expect(head.headline).toBe('5 tests failed in both jobs: 2 new · 1 also fails on main · 1 known flaky · 1 quarantined')
    expect(head.shortHeadline).toBe('5 tests failed in both jobs')
    expect(head.tags).toEqual([
      { tone: 'new', text: '2 new', query: 'is:new' },
      { tone: 'failed', text: '1 also fails on main', query: 'is:known' },
      { tone: 'flaky', text: '1 known flaky', query: 'is:failed is:flaky' },
      { text: '1 quarantined', query: 'is:quarantined' },
    ])
  })

  test('counts the new failures in a tag when all are new', () => {
    const head = judgedHead({ new: 5 })
    expect([head.headline, head.shortHeadline, head.tags?.map(({ text }) => text)]).toEqual([
      '5 tests failed in both jobs: new',
      '5 tests failed in both jobs',
      ['5 new'],
    ])
  })

  test('the headline of a run with a history is followed by the number of fixed tests when all tests passed', () => {
    const summary = createSummary()
    summary.beginFile({ path: 'a.xml', format: 'junit' })
    summary.test({ name: 'a', suite: [], status: 'successful' })
    summary.endFile([])
    const head = judgedHead({}, summary.result())
    expect([head.headline, head.tags]).toEqual(['1 test passed', [{ tone: 'passed', text: '2 fixed', query: 'is:fixed' }]])
  })

  test('the headline of a run with a history has no tags when the run has no history', () => {
    const head = headOf({ build, source: {} }, failedRun(['linux']))
    expect([head.tags, head.shortHeadline]).toEqual([undefined, undefined])
  })
})
