// Tests how lists of tests are grouped, and that a test of several jobs counts once (src/report/content/test-list).
import { describe, expect, test } from 'vitest'
import { createQuarantine } from '../../../src/judge/quarantine/quarantine.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import { defaultTemplate } from '../../../src/report/content/default-template.js'
import { fullDetail } from '../../../src/report/content/detail.js'
import { buildReport } from '../../../src/report/content/report.js'
import type { Scope } from '../../../src/report/content/scope.js'
import type { Grouping } from '../../../src/report/content/test-list/entry-groups.js'
import { renderGithubMarkdown } from '../../../src/report/render/github-markdown.js'
import { inJobs, scopeOf } from './failed-test/scope-of.js'
import { judgedRun } from './judged-run.js'

const show = (scope: Scope, groupBy: Grouping, fields: { readonly limit?: number; readonly status?: ('failed' | 'skipped')[] } = {}) =>
  renderGithubMarkdown(buildReport({ components: [{ type: 'tests', groupBy, ...fields }] }, scope)).trim()

const titles = (markdown: string) => markdown.match(/^### .*/gm)

const legs = ['lint', 'unit (18)', 'unit (20)']

const build = (): Scope =>
  scopeOf(
    [
      ...inJobs(legs, { id: 'a', name: 'opens the cart', module: 'web', file: 'web/cart.test.ts', message: 'the cart service is down 1' }),
      ...inJobs(legs.slice(1), {
        id: 'b',
        name: 'opens the list',
        module: 'web',
        file: 'web/list.test.ts',
        message: 'the cart service is down 2',
      }),
      ...inJobs(['lint'], { id: 'c', name: 'has no unused code', module: 'api', file: 'api/lint.ts', message: 'unused code' }),
      ...inJobs(legs, { id: 'd', name: 'prints', module: 'api', status: 'skipped', message: 'no printer' }),
    ],
    { ownersOf: ({ file = '' }) => (file.startsWith('web/') ? ['@acme/web', '@octocat'] : []) },
  )

describe('tests of several jobs', () => {
  test('appear once, with the jobs in which they failed', () => {
    const markdown = show(build(), 'none')
    expect(markdown.match(/opens the cart/g)).toHaveLength(1)
    expect(markdown).toContain('❌ **opens the list**<br>in unit (18) and unit (20) · web/list.test.ts')
    expect(markdown).toContain('❌ **has no unused code**<br>in lint · api/lint.ts')
    expect(markdown.match(/prints/g)).toHaveLength(1)
  })

  test('count once when the list leaves them out', () => {
    expect(show(build(), 'none', { status: ['failed'], limit: 1 })).toMatch(/\n\nand 2 more failed tests$/)
    expect(show(build(), 'none', { status: ['skipped'], limit: 1 })).not.toContain('more')
  })

  test('count once when they failed for two causes', () => {
    const scope = scopeOf([
      ...inJobs(['a', 'b'], { message: 'the cart service is down' }),
      ...inJobs(['c'], { message: 'the card has expired' }),
      { id: 'x', message: 'no' },
    ])
    expect(scope.summary.failures).toHaveLength(3)
    expect(show(scope, 'none', { limit: 2 })).toMatch(/\n\nand 1 more failed test$/)
  })
})

describe('groups of tests', () => {
  test('have the jobs as titles when grouped by job', () => {
    expect(titles(show(build(), 'job'))).toEqual(['### All 3 jobs', '### unit (18) and unit (20)', '### lint'])
  })

  test('have the module as title when grouped by module', () => {
    expect(titles(show(build(), 'module'))).toEqual(['### web', '### api'])
  })

  test('have the owners as title, without a mention, when grouped by owner', () => {
    expect(titles(show(build(), 'owner'))).toEqual(['### acme/web, octocat', '### No owner'])
  })

  test('have no title when no test has an owner', () => {
    const { ownersOf: _, ...scope } = build()
    expect(titles(show(scope, 'owner'))).toBeNull()
  })

  test('begin with the cause and its first test when grouped by cause', () => {
    const markdown = show(build(), 'cause', { status: ['failed'] })
    const parts = [
      '**`the cart service is down #`** — 2 tests in all 3 jobs',
      '\n❌ **opens the cart**',
      '\n- ❌ **opens the list** — in unit (18) and unit (20) · `the cart service is down 2`',
      '\n❌ **has no unused code**',
    ]
    const places = parts.map((part) => markdown.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('list tests that did not fail as usual when grouped by cause', () => {
    expect(show(build(), 'cause', { status: ['skipped'] })).toBe('- ⏭️ **prints** · no printer')
  })
})

test('lists a slow test of several jobs once, with the job in which it took longest', () => {
  const slow = ['unit (18)', 'unit (20)'].map((job, index) => ({
    job,
    name: 'pays',
    suite: ['Cart'],
    status: 'successful' as const,
    duration: 7_000 + 1_400 * index,
  }))
  const markdown = renderGithubMarkdown(buildReport({ components: [{ type: 'slowestTests' }] }, scopeOf(slow))).trim()
  expect(markdown).toBe('| Slowest | Suite | Job | Duration |\n| --- | --- | --- | --: |\n| ✅ pays | Cart | unit (20) | 8.4 s |')
})

test('marks quarantined tests among the slowest ones with their own sign', () => {
  const summary = createSummary(undefined, createQuarantine([{ test: 'Cart › pays' }], 0))
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const [name, duration] of Object.entries({ pays: 3_000, adds: 1_000, moves: 999 }))
    summary.test({ name, suite: ['Cart'], status: 'failed', message: 'no', duration })
  summary.endFile([])
  const scope = { summary: summary.result(), detail: fullDetail, locations: new Map() }
  const markdown = renderGithubMarkdown(buildReport({ components: [{ type: 'slowestTests' }] }, scope)).trim()
  expect(markdown.split('\n').slice(2)).toEqual(['| 🔕 pays | Cart | 3 s |', '| ❌ adds | Cart | 1 s |'])
})

test('shows no fold of slowest tests when no test took a second', () => {
  const summaryOf = (duration: number) => {
    const summary = createSummary()
    summary.beginFile({ path: 'a.xml', format: 'junit' })
    summary.test({ name: 'adds', suite: ['Cart'], status: 'successful', duration })
    summary.endFile([])
    return renderGithubMarkdown(buildReport(defaultTemplate, { summary: summary.result(), detail: fullDetail, locations: new Map() }))
  }
  expect(summaryOf(999)).not.toContain('<details>')
  expect(summaryOf(1_000)).toContain('<summary>Slowest tests</summary>')
})

describe('tests by verdict', () => {
  const judged = (): Scope => {
    const scope = build()
    const summary = judgedRun(scope.summary, ({ id }) => (id === 'a' ? 'known' : 'new'), {
      quarantineOf: ({ id }) => (id === 'c' ? { test: 'c', until: '2026-12-31' } : undefined),
    })
    return { ...scope, summary }
  }

  test('tests by verdict are grouped with new failures first, and the others by their status', () => {
    const markdown = show(judged(), 'verdict')
    expect(titles(markdown)).toEqual(['### New', '### Also fails on main', '### Quarantined', '### Skipped'])
    expect(markdown).toContain('❌ **opens the list**<br>Passed on main until `5e0d1b7` · in unit (18) and unit (20)')
    expect(markdown).toContain('❌ **opens the cart**<br>Since `abc1234` (6 builds, 2 days) · ')
    expect(markdown).toContain('🔕 **has no unused code**<br>Until 2026-12-31 · in lint')
  })

  test('puts failed tests into one group when there is no history', () => {
    expect(titles(show(build(), 'verdict'))).toEqual(['### Failed', '### Skipped'])
  })
})
