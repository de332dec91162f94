import { describe, expect, test } from 'vitest'
import type { CiContext } from '../../../src/ci-context/ci-context.js'
import { renderHtmlInline } from '../../../src/render/html.js'
import type { Inline } from '../../../src/report-tree/node.js'
import { pageHead } from '../../../src/reporters/html-report/page-head.js'
import { createSummary } from '../../../src/summary/summary.js'
import { exampleScope } from '../../report/example-run.js'

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
  const tabsOf = (summary = exampleScope().summary, causes = 2) =>
    headOf({ build, source: {} }, summary)
      .tabs({ tests: 12, causes, hasStarts: causes > 0 })
      .map(({ name, count }) => (count === undefined ? name : `${name} ${count}`))

  test('leave out causes without a failure, jobs when there is only one, and the timeline without starts', () => {
    expect(tabsOf(undefined, 0)).toEqual(['tests 12', 'summary'])
    expect(tabsOf(failedRun(['linux', 'windows']))).toEqual(['tests 12', 'causes 2', 'jobs 2', 'timeline', 'summary'])
  })

  test('open on the causes when more than 20 tests failed for fewer causes', () => {
    expect(headOf({ build, source: {} }, failedRun(['linux'], 21)).startTab).toBe('causes')
    expect(headOf({ build, source: {} }, failedRun(['linux'], 20)).startTab).toBe('tests')
  })
})
