// Tests with random input that hostile texts cannot change the structure of a Markdown report (src/report/render/github-markdown.ts).
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayLine, displayText } from '../../../src/base/text/display-text.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import { type Status, statuses } from '../../../src/records/record.js'
import { fullDetail } from '../../../src/report/content/detail.js'
import { buildReport } from '../../../src/report/content/report.js'
import type { ResolvedTemplate } from '../../../src/report/content/template.js'
import { renderGithubMarkdown } from '../../../src/report/render/github-markdown.js'
import type { Block, Inline, MarkdownPart, Root } from '../../../src/report/tree/node.js'
import { hostile } from './hostile-text.js'
import { nodesOf, type Parsed, parse } from './parsed-markdown.js'

const whole: ResolvedTemplate = {
  components: [
    { type: 'headline' },
    { type: 'jobs' },
    { type: 'failures' },
    { type: 'causes' },
    { type: 'fileSummary' },
    { type: 'testSummary' },
    { type: 'problems' },
    { type: 'section', title: 'Tests', components: [{ type: 'tests' }] },
    { type: 'section', title: 'By file', collapsible: true, components: [{ type: 'tests', groupBy: 'file' }] },
    { type: 'flakyTests', collapsible: true },
    { type: 'tagSummary' },
    { type: 'slowestTests' },
  ],
}

const optional = (key: string) =>
  fc.oneof(
    fc.constant({}),
    hostile.map((text) => ({ [key]: text })),
  )

const comparison = fc
  .tuple(
    hostile,
    hostile,
    fc.constantFrom('Expected: ', 'expected:<', '- Expected\n+ Received\n- '),
    fc.constantFrom('\nActual: ', '> but was:<', '\n+ '),
  )
  .map(([expected, actual, before, between]) => ({ message: before + expected + between + actual }))

const hostileTest = fc
  .tuple(
    fc.record({
      name: hostile,
      suite: fc.array(hostile, { maxLength: 2 }),
      status: fc.constantFrom<Status>('failed', ...statuses),
      tags: fc.array(hostile, { maxLength: 2 }),
      duration: fc.nat(1_000_000),
    }),
    fc.oneof(comparison, optional('message')),
    optional('details'),
    optional('file'),
    optional('job'),
    optional('module'),
    fc.constantFrom({}, { flaky: true }),
  )
  .map((fields) => Object.assign({}, ...fields))

const hostileReport = fc
  .record({
    path: hostile,
    tests: fc.array(hostileTest, { minLength: 1, maxLength: 4 }),
    problems: fc.array(fc.record({ severity: fc.constantFrom('error', 'warning'), message: hostile, path: hostile }), { maxLength: 2 }),
    place: hostile,
  })
  .map(({ path, tests, problems, place }): Root => {
    const summary = createSummary()
    summary.beginFile({ path, format: 'junit' })
    for (const test of tests) summary.test(test)
    summary.endFile(problems)
    const run = summary.result()
    return buildReport(whole, {
      summary: run,
      detail: fullDetail,
      locations: new Map(run.tests.failed.slice(0, 1).map((test) => [test, { file: place, line: 1 }])),
      source: { serverUrl: 'https://github.com', repository: 'acme/shop', commit: 'abc' },
    })
  })

/** All that can be seen of a text, in whatever lines. */
const seen = (text: string) => displayText(text.replace(/[\u2066-\u2069]/g, '')).replace(/[\s\u2060]+/g, '')

const squares = 20

function* inlineTexts(nodes: readonly Inline[]): Generator<string> {
  for (const node of nodes) {
    if ('children' in node) yield* inlineTexts(node.children)
    else if (node.type !== 'break') yield node.value
  }
}

/** The texts of a report in their order. Texts of code are separate, because they are not parsed. */
function* textsOf(blocks: readonly Block[]): Generator<string> {
  for (const node of blocks) {
    switch (node.type) {
      case 'heading':
      case 'paragraph':
        yield* inlineTexts(node.children)
        break
      case 'list':
        for (const item of node.children) yield* textsOf(item.children)
        break
      case 'table':
        for (const cell of [node.head, ...node.rows].flat()) yield* inlineTexts(cell)
        break
      case 'code':
        yield node.value
        break
      case 'section':
        yield* inlineTexts(node.title)
        yield* textsOf(node.children)
        break
      case 'alert':
        yield* textsOf(node.children)
        break
    }
  }
}

function* blocksOf(blocks: readonly Block[]): Generator<Block> {
  for (const node of blocks) {
    yield node
    if (node.type === 'section' || node.type === 'alert') yield* blocksOf(node.children)
  }
}

const countStrong = (root: Root): number => JSON.stringify(root).split('{"type":"strong"').length - 1

const ownTag = /<\/?(?:details|summary|strong|em|code|sub|br)(?: open)?>/g
const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const decoded = (html: string) => html.replace(ownTag, '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity)

/** The signs that the renderer puts before texts, and the words of a box. */
const ownSigns = /✅|❌|⏭|\ufe0f|🚫|⏳|❔|🔁|⚠️|🔕|🟩|🟥|⬜|🟧|🟦|🟪|\[!CAUTION\]/gu

describe('a report of hostile texts', () => {
  const check = (holds: (root: Root, tree: Parsed, nodes: readonly Parsed[]) => void, numRuns: number) =>
    fc.assert(
      fc.property(hostileReport, (root) => {
        const tree = parse(renderGithubMarkdown(root))
        holds(root, tree, [...nodesOf(tree)])
      }),
      { numRuns },
    )

  test('contains no foreign element, comment, link or mention when its texts are hostile', () => {
    check((root, _tree, nodes) => {
      for (const { type, value = '', url = '' } of nodes) {
        if (type === 'html') expect(value.replace(ownTag, '')).not.toMatch(/[<>]/)
        if (type === 'link') expect(url).toMatch(/^https:\/\/github\.com\/acme\/shop\/blob\/abc\//)
        if (type === 'text' || type === 'html') expect(value).not.toMatch(/@\w/)
        expect(['image', 'definition', 'footnoteDefinition', 'footnoteReference', 'delete', 'emphasis', 'linkReference']).not.toContain(
          type,
        )
      }
      const elements = nodes.filter(({ type, value }) => type === 'html' && value === '<strong>').length
      expect(nodes.filter(({ type }) => type === 'strong').length + elements).toBe(countStrong(root))
    }, 60)
  })

  test('keeps headings, full table rows and closed fences when its texts are hostile', () => {
    check((root, _tree, nodes) => {
      const own = [...blocksOf(root.children)]
      const countOf = (type: string) => nodes.filter((node) => node.type === type).length
      expect(countOf('heading')).toBe(
        own.filter((node) => node.type === 'heading' || (node.type === 'section' && node.fold === 'fixed')).length,
      )
      expect(countOf('table')).toBe(own.filter((node) => node.type === 'table').length)
      for (const table of nodes.filter((node) => node.type === 'table')) {
        const widths = new Set(table.children?.map((row) => row.children?.length))
        expect(widths.size).toBe(1)
      }
      expect(nodes.filter((node) => node.type === 'code').map((node) => [node.lang ?? undefined, node.value])).toEqual(
        own.flatMap((node) => (node.type === 'code' ? [[node.language, displayText(node.value).replace(/\n+$/, '')]] : [])),
      )
    }, 60)
  })

  test('shows exactly every text in order when its texts are hostile', () => {
    check((root, _tree, nodes) => {
      const found = nodes.map(({ type, value = '' }) => (type === 'html' ? decoded(value) : value)).join('')
      // Signs are taken away on both sides: an untrusted text may contain them, too.
      const plain = (text: string) => seen(text).replace(ownSigns, '')
      expect(plain(found)).toBe(plain([...textsOf(root.children)].map(displayText).join('')))
    }, 60)
  })
})

/** Markdown that users write around values. */
const surroundings: Readonly<Record<string, (value: MarkdownPart) => readonly MarkdownPart[]>> = {
  'a sentence': (value) => [md('Built '), value, md(' today')],
  'a whole text': (value) => [value],
  'strong text': (value) => [md('**'), value, md('** and _'), value, md('_')],
  'a heading': (value) => [md('# '), value],
  'the start of a line': (value) => [md('One\n'), value, md('\ntwo')],
  'a list': (value) => [md('- '), value, md('\n- b')],
  'a table': (value) => [md('| a | b |\n| --- | --- |\n| '), value, md(' | c |')],
  'the text of a link': (value) => [md('['), value, md('](https://example.com) b')],
  'a code span': (value) => [md('`a'), value, md('b` and `c`')],
  'a code block': (value) => [md('```\n'), value, md('\n```\nb')],
  'a fold': (value) => [md('<details>\n<summary>'), value, md('</summary>\n\nb\n\n</details>')],
  'an attribute': (value) => [md('<img alt="a '), value, md('" src="a.png"> b')],
  'a comment': (value) => [md('<!-- a '), value, md(' -->\n\nb')],
  'an opened element': (value) => [md('a <'), value, md('> b')],
  'an end of an element': (value) => [md('a </'), value, md('> b')],
  'a beginning of a comment': (value) => [md('a\n\n<!'), value, md('\n\nb')],
  'a backslash': (value) => [md('C:\\'), value, md(' b')],
  'an exclamation mark': (value) => [md('!'), value, md('(a)')],
  'a letter': (value) => [md('a'), value, md('b')],
  'a place in an alert': (value) => [md('a\n\n'), value, md('\n\nb')],
}
const md = (text: string): MarkdownPart => ({ kind: 'markdown', text })

/** The types of the nodes of a tree, and of raw elements their names. */
function shape(node: Parsed): unknown {
  if (node.type === 'text') return undefined
  if (node.type === 'html') return (node.value ?? '').match(/<!--|<[/!]?[a-z]+/gi)
  const children = (node.children ?? []).map(shape).filter((child) => child !== undefined)
  return children.length === 0 ? node.type : [node.type, ...children]
}

describe('an untrusted value in Markdown', () => {
  // Not an address of its own, which is to be a link.
  const value = hostile.filter((text) => !/^\s*https?:\/\/\S+\s*$/i.test(displayLine(text)))
  const show = (parts: readonly MarkdownPart[]): string =>
    renderGithubMarkdown({
      type: 'root',
      children: [
        { type: 'alert', severity: 'note', children: [{ type: 'markdown', parts }] },
        { type: 'markdown', parts },
        { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Behind' }] },
      ],
    })

  test.each(Object.entries(surroundings))('keeps the Markdown around an untrusted value unchanged: %s', (_place, around) => {
    const expected = shape(parse(show(around({ kind: 'value', text: 'ü' }))))
    fc.assert(
      fc.property(value, fc.boolean(), (text, isSplit) => {
        const half = text.length >> 1
        const parts = around({ kind: 'value', text }).flatMap((part): readonly MarkdownPart[] =>
          part.kind === 'value' && isSplit
            ? [
                { kind: 'value', text: text.slice(0, half) },
                { kind: 'value', text: text.slice(half) },
              ]
            : [part],
        )
        const markdown = show(parts)
        const tree = parse(markdown)
        expect(shape(tree)).toEqual(expected)
        for (const node of nodesOf(tree)) if (node.type === 'text') expect(node.value).not.toMatch(/@\w/)
      }),
      { numRuns: 150 },
    )
  })
})

describe('Markdown that a user leaves open', () => {
  const line = fc.constantFrom(
    '```',
    '````js',
    '~~~',
    '~~~~',
    '   ```',
    '``` `',
    '<!-- a',
    '-->',
    '<!-- b -->',
    '<details>',
    '</details>',
    'text',
    '',
    '- a',
    '> ```',
  )

  test('closes every mixture of open fences, comments and folds at the end of the component', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const markdown = renderGithubMarkdown({
          type: 'root',
          children: [
            { type: 'markdown', parts: [md(lines.join('\n'))] },
            { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Behind' }] },
          ],
        })
        const last = parse(markdown).children?.at(-1)
        expect(last?.type).toBe('heading')
      }),
      { numRuns: 1_000 },
    )
  })
})

test('keeps the number of cells in the bar', () => {
  fc.assert(
    fc.property(hostileReport, (root) => {
      const bar = root.children.find((node) => node.type === 'chart')
      expect(bar?.parts.reduce((sum, part) => sum + part.cells, 0)).toBe(squares)
    }),
    { numRuns: 40 },
  )
})
