import { expect, test } from 'vitest'
import { renderComment, renderJobSummary } from '../../../../src/deliver/reporters/report-content/github-report.js'
import type { CommentFrame } from '../../../../src/deliver/reporters/report-content/report-frame.js'
import type { CiContext } from '../../../../src/host/ci-context/ci-context.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import type { ReportScope } from '../../../../src/report/content/scope.js'
import { exampleScope } from '../../../report/content/example-run.js'
import { nodesOf, parse, visible } from '../../../report/render/parsed-markdown.js'

const of = (pipeline: string): CiContext => ({
  pipeline,
  actor: 'octocat',
  build: { id: '4711.1', number: '12', url: 'https://github.com/acme/shop/actions/runs/4711' },
  source: {
    url: 'https://github.com/acme/shop',
    commit: '0123456789abcdef0123456789abcdef01234567',
    commitMessage: 'Round *half* a cent up',
  },
})
const about: CommentFrame = { title: 'Tests of @shop <b>', titleUrl: 'https://example.com/a', ciContext: of('CI') }

const textOf = (markdown: string) => [...nodesOf(parse(markdown))].map(({ value = '' }) => visible(value)).join(' ')

/** Returns a word of letters for each number, because digits are the same in one cause. */
const wordOf = (number: number) => number.toString(8).replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)))

/** A run in which 20,000 tests failed, each for its own cause, in every script and with emoji. */
function disaster() {
  const summary = createSummary()
  summary.beginFile({ path: '結果/テスト.xml', format: 'junit' })
  for (let index = 0; index < 20_000; index++) {
    summary.test({
      name: `支払い ${index} 🧨 @все | <b>`,
      suite: ['決済 💳', `Проверка ${index % 100}`],
      status: 'failed',
      message: `期待値 💥 ${wordOf(index)}\n${'```'}\nexpected: <値> but was: <価>`,
      details: '    at 場所.метод (файл.ts:1:2)\n'.repeat(60),
    })
  }
  summary.endFile([])
  return { summary: summary.result(), locations: new Map() }
}

const commentOf = (changes: Partial<CommentFrame> = {}, scope: ReportScope = exampleScope(), limit = 60_000): string =>
  renderComment(scope, undefined, { ...about, ...changes }, limit) ?? ''

const run = 'https://github.com/acme/shop/actions/runs/4711'

const footOf = (markdown: string): string => markdown.trimEnd().split('\n').at(-1) ?? ''

const outcome = 'results are incomplete; 3 of the 225 tests found failed'

test('begins a comment with its mark, title and outcome', () => {
  const [title] = parse(commentOf()).children ?? []
  expect(title).toMatchObject({
    type: 'heading',
    children: [{ value: '❌ ' }, { type: 'link', url: 'https://example.com/a' }, { type: 'text' }],
  })
  expect(visible(textOf(commentOf()))).toContain(`Tests of @shop <b> — ${outcome}`)
})

test.each([
  ['the workflow with a link to its run', { title: '', titleUrl: '' }, `### ❌ [CI](${run}) — ${outcome}`],
  ['the workflow with the link of the title', { title: '' }, `### ❌ [CI](https://example.com/a) — ${outcome}`],
  ['a title with a link to the run', { title: 'Shop', titleUrl: '' }, `### ❌ [Shop](${run}) — ${outcome}`],
  [
    'the file of a workflow without a name',
    { title: '', titleUrl: '', ciContext: of('.github/workflows/ci.yml') },
    `### ❌ [ci.yml](${run}) —`,
  ],
  [
    'a standard title for a link when there is no workflow',
    { title: '', ciContext: of('') },
    '### ❌ [Test report](https://example.com/a) —',
  ],
  ['the outcome when there is nothing else', { title: '', titleUrl: '', ciContext: of('') }, `### ❌ ${outcome}`],
])('begins a comment with %s', (_, changes, start) => {
  expect(commentOf(changes).startsWith(start)).toBe(true)
})

test('shows the outcome of a job summary without the workflow, which GitHub shows above it', () => {
  expect(renderJobSummary(exampleScope(), undefined, {}, 60_000)).toMatch(
    new RegExp(`^## ❌ ${outcome.replace('results', 'Results')}\n\n1 flaky`),
  )
})

test('names the reports of a build, its commit and its author at the end of a comment', () => {
  const reportUrl = `${run}/artifacts/9`
  const withReports = (...urls: readonly string[]): ReportScope => {
    const scope = exampleScope()
    const [job] = scope.summary.jobs
    return { ...scope, summary: { ...scope.summary, jobs: urls.flatMap((url) => (job === undefined ? [] : [{ ...job, reportUrl: url }])) } }
  }
  const commit =
    'commit [`0123456`](https://github.com/acme/shop/commit/0123456789abcdef0123456789abcdef01234567) Round \\*half\\* a cent up'
  expect(footOf(commentOf())).toBe(`<sub>[Run 12](${run}) · ${commit} · octocat</sub>`)
  expect(footOf(commentOf({ reportUrl }))).toBe(`<sub>[All tests](${reportUrl}) · ${commit} · octocat</sub>`)
  expect(footOf(commentOf({ reportUrl }, withReports(reportUrl)))).toContain('<sub>[All tests]')
  expect(footOf(commentOf({}, withReports(reportUrl)))).toContain(`<sub>[All tests](${reportUrl})`)
  expect(footOf(commentOf({ reportUrl }, withReports(reportUrl, `${reportUrl}0`)))).toContain('<sub>[Run 12]')
  expect(footOf(commentOf({ ciContext: { build: {}, source: {} } }))).not.toContain('<sub>')
})

test('shows the reasons to distrust a result in one alert, also with a template of the user', () => {
  const template = { components: [{ type: 'markdown', text: [{ kind: 'markdown', text: 'Mine.' }] }, { type: 'headline' }] } as const
  const alert = '> [!CAUTION]\n> - **results/browser.trx**, line 812, column 17: The file ends'
  for (const markdown of [renderComment(exampleScope(), template, about, 60_000) ?? '', commentOf()]) {
    expect(markdown).toContain(alert)
    expect(markdown.match(/\[!/g)).toHaveLength(1)
    // The counts appear once.
    expect(markdown.match(/1 flaky · 1 skipped/g)).toHaveLength(1)
    expect(markdown.match(/3 of the 225/g)).toHaveLength(1)
    expect(footOf(markdown)).toContain('<sub>')
  }
})

test('shows warnings only in the job summary', () => {
  const summary = renderJobSummary(exampleScope(), undefined, {}, 60_000) ?? ''
  expect(summary).toContain('<summary>1 warning</summary>')
  expect(commentOf()).not.toContain('The file states 60 tests')
})

test('shortens a comment with 20,000 failures to the limit, and states that it is shortened', () => {
  const scope = disaster()
  for (const limit of [3_000, 2_000, 1_200]) {
    const markdown = commentOf({}, scope, limit)
    expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(limit)
    expect(markdown).toContain('20,000 of 20,000 tests failed')
    expect(markdown.trimEnd()).toMatch(/shortened; the job summary of the run shows more<\/sub>$/)
    expect(footOf(commentOf({ hasSummary: false }, scope, limit))).toMatch(/ shortened<\/sub>$/)
    const nodes = [...nodesOf(parse(markdown))]
    // Every fold is closed, and no fence includes the text after it.
    const html = nodes.filter(({ type }) => type === 'html').map(({ value = '' }) => value)
    expect(html.filter((value) => value.includes('<details'))).toHaveLength(html.filter((value) => value.includes('</details>')).length)
    expect(nodes.filter(({ type, value = '' }) => type === 'code' && value.includes('shortened;'))).toEqual([])
  }
})

test('shows only the headline and a note when the texts of a template are too long', () => {
  const template = { components: [{ type: 'markdown', text: [{ kind: 'markdown', text: 'word '.repeat(20_000) }] }] } as const
  const markdown = renderComment(exampleScope(), template, about, 60_000) ?? ''
  expect(markdown).toContain('3 of the 225 tests found failed')
  expect(markdown).toContain('The report is too long to be shown here.')
  expect(renderComment(exampleScope(), template, about, 50)).toBeUndefined()
})
