import { expect, test } from 'vitest'
import { defaultTemplate } from '../../../src/report/default-template.js'
import { githubReport } from '../../../src/reporters/report-content/github-report.js'
import { commentFrame } from '../../../src/reporters/report-content/report-frame.js'
import { createSummary } from '../../../src/summary/summary.js'
import { nodesOf, parse, visible } from '../../render/parsed-markdown.js'
import { exampleScope } from '../../report/example-run.js'

const about = {
  title: 'Tests of @shop <b>',
  titleUrl: 'https://example.com/a',
  coverage: 'CI / unit (@linux, <20>)',
  ciContext: {
    build: { id: '4711.1', number: '12', url: 'https://github.com/acme/shop/actions/runs/4711' },
    source: { commit: '0123456789abcdef0123456789abcdef01234567' },
  },
}
const frame = commentFrame(about)

const textOf = (markdown: string) => [...nodesOf(parse(markdown))].map(({ value = '' }) => visible(value)).join(' ')

/** A run in which a hundred thousand tests failed, in every script and with emoji. */
function disaster() {
  const summary = createSummary()
  summary.beginFile({ path: '結果/テスト.xml', format: 'junit' })
  for (let index = 0; index < 100_000; index++) {
    summary.test({
      name: `支払い ${index} 🧨 @все | <b>`,
      suite: ['決済 💳', `Проверка ${index % 100}`],
      status: 'failed',
      message: `期待値 💥 ${index}\n${'```'}\nexpected: <値> but was: <価>`,
      details: '    at 場所.метод (файл.ts:1:2)\n'.repeat(60),
    })
  }
  summary.endFile([])
  return { summary: summary.result(), locations: new Map() }
}

test('shows the title as a link, and the run and the commit, in a comment', () => {
  const markdown = githubReport(defaultTemplate, exampleScope(), 60_000, frame) ?? ''
  const [title] = parse(markdown).children ?? []
  expect(title).toMatchObject({ type: 'heading', children: [{ type: 'link', url: 'https://example.com/a' }, { type: 'text' }] })
  expect(visible(textOf(markdown))).toContain('Tests of @shop <b> · CI / unit (@linux, <20>)')
  expect(markdown.trimEnd().split('\n').at(-1)).toBe('<em>[Run 12](https://github.com/acme/shop/actions/runs/4711) · commit `0123456`</em>')
})

test.each([
  ['what it covers, if it has no title', { title: '', titleUrl: '' }, '## CI / unit'],
  ['what it covers as a link, if only the title is missing', { title: '' }, '## [CI / unit'],
  ['its title, outside of GitHub Actions', { coverage: '' }, '## [Tests of @shop'],
  ['a standard title for its link, if there is nothing else', { title: '', coverage: '' }, '## [Test report]'],
  ['the headline of the report, if there is nothing at all', { title: '', titleUrl: '', coverage: '' }, '## ❌'],
])('begins a comment with %s', (_, changes, start) => {
  const markdown = githubReport(defaultTemplate, exampleScope(), 60_000, commentFrame({ ...about, ...changes })) ?? ''
  expect(visible(markdown).replaceAll('\\', '').startsWith(start)).toBe(true)
})

test('shortens a comment with a hundred thousand failures to the limit, and states that it is shortened', () => {
  const scope = disaster()
  for (const limit of [60_000, 5_000, 1_200]) {
    const markdown = githubReport(defaultTemplate, scope, limit, frame) ?? ''
    expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(limit)
    expect(markdown).toContain('All 100,000 tests failed')
    expect(markdown.trimEnd()).toMatch(/shortened; the job summary of the run shows more<\/em>$/)
    const nodes = [...nodesOf(parse(markdown))]
    // Every fold is closed, and no fence includes the text after it.
    const html = nodes.filter(({ type }) => type === 'html').map(({ value = '' }) => value)
    expect(html.filter((value) => value.includes('<details'))).toHaveLength(html.filter((value) => value.includes('</details>')).length)
    expect(nodes.filter(({ type, value = '' }) => type === 'code' && value.includes('shortened;'))).toEqual([])
  }
})

test('shows only the headline and a note when the texts of a template are too long', () => {
  const template = { components: [{ type: 'markdown', text: [{ kind: 'markdown', text: 'word '.repeat(20_000) }] }] } as const
  const markdown = githubReport(template, exampleScope(), 60_000, frame) ?? ''
  expect(markdown).toContain('3 of the 225 tests found failed')
  expect(markdown).toContain('The report is too long to be shown here.')
  expect(githubReport(template, exampleScope(), 50)).toBeUndefined()
})
