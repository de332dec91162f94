// Tests that many causes that differ only in an address or a test are one cause in every report (src/judge/summary/fold-causes.ts).
import { describe, expect, test } from 'vitest'
import { failuresMarkdown } from '../../../../src/deliver/reporters/failures-file/failures-markdown.js'
import { pageHead } from '../../../../src/deliver/reporters/html-report/page-head.js'
import { terminalAnswer } from '../../../../src/deliver/reporters/terminal/terminal-answer.js'
import { buildJson } from '../../../../src/judge/summary/build-json.js'
import { chatItems } from '../../../../src/report/content/chat-layout.js'
import { buildReport } from '../../../../src/report/content/report.js'
import type { Scope } from '../../../../src/report/content/scope.js'
import { renderGithubMarkdown } from '../../../../src/report/render/github-markdown.js'
import { scopeOf } from '../failed-test/scope-of.js'

const hosts = ['db', 'cache', 'queue', 'mail', 'files', 'search']

/** Makes a run in which two tests cannot connect to each of some hosts. */
const refused = (count: number): Scope =>
  scopeOf(
    hosts.slice(0, count).flatMap((host) =>
      ['reads', 'writes'].map((name) => ({
        id: `${host} ${name}`,
        name: `${name} the ${host}`,
        message: `connect ECONNREFUSED ${host}.shop.test:5432`,
      })),
    ),
  )

/** Makes a run in which some tests reach their time limit. */
const slow = (count: number): Scope =>
  scopeOf(
    Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `pays ${index}`, message: 'Test timeout of 30000ms exceeded.' })),
  )

const markdownOf = (scope: Scope, place: 'comment' | 'jobSummary', component: 'failures' | 'causes' = 'failures') =>
  renderGithubMarkdown(buildReport({ components: [{ type: component }] } as never, { ...scope, place }))

const page = ({ summary }: Scope) => pageHead({ summary, ciContext: { build: {}, source: {} }, metadata: {}, now: new Date(0) })

/** Returns what each report shows. */
const reportsOf = (scope: Scope) => ({
  comment: markdownOf(scope, 'comment'),
  summary: markdownOf(scope, 'jobSummary'),
  component: markdownOf(scope, 'comment', 'causes'),
  chat: JSON.stringify(chatItems(scope, undefined)),
  terminal: terminalAnswer(scope, { color: false }),
  file: failuresMarkdown({ ...scope, sourceOf: () => undefined } as never, undefined),
})

describe('causes that differ only in an address', () => {
  test.each(Object.keys(reportsOf(refused(1))) as (keyof ReturnType<typeof reportsOf>)[])('are one cause in the %s', (report) => {
    const shown = reportsOf(refused(6))[report]
    expect(shown).toContain('connect ECONNREFUSED')
    expect(shown).toContain('6 addresses')
    expect(shown).toMatch(/12 (?:tests|failures)|"12"|\*\*12\*\*/)
  })

  test('are listed by themselves when there are only two', () => {
    for (const shown of Object.values(reportsOf(refused(2)))) {
      expect(shown).toContain('connect ECONNREFUSED db.shop.test:5432')
      expect(shown).not.toContain('addresses')
    }
  })

  test('refer to their group in the JSON output and keep their own ids', () => {
    const { causes } = buildJson(refused(6).summary)
    expect(new Set(causes.map(({ id }) => id)).size).toBe(6)
    expect(new Set(causes.map(({ group }) => group))).toEqual(new Set(['connect ECONNREFUSED']))
    expect(buildJson(refused(2).summary).causes[0]).not.toHaveProperty('group')
  })
})

describe('causes that differ only in the test of a weak signature', () => {
  test.each(Object.keys(reportsOf(slow(1))) as (keyof ReturnType<typeof reportsOf>)[])('are one cause in the %s', (report) => {
    const shown = reportsOf(slow(400))[report]
    expect(shown).toMatch(/Test timeout of \\?#ms exceeded/)
    expect(shown).toMatch(/may have several causes/i)
    expect(shown).toMatch(/400 (?:tests|failures)|"400"|\*\*400\*\*/)
  })

  test('open the tab of causes when there are many', () => {
    expect(page(slow(400)).startTab).toBe('causes')
  })

  test('do not replace the open failures when there are few', () => {
    const scope = slow(4)
    expect(markdownOf(scope, 'comment')).not.toContain('may have several causes')
    expect(markdownOf(scope, 'comment')).toContain('pays 3')
    expect(terminalAnswer(scope, { color: false })).not.toContain('may have several causes')
  })
})
