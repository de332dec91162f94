import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayLine } from '../../../src/base/text/display-text.js'
import { parseMarkdown } from '../../../src/report/render/parse-markdown.js'
import { withParsedMarkdown } from '../../../src/report/render/plain-tree.js'
import { createTerminalRenderer } from '../../../src/report/render/terminal.js'
import type { Block, MarkdownPart, Root } from '../../../src/report/tree/node.js'
import { code, fold, paragraph, strong, text } from '../../../src/report/tree/node-builders.js'
import { hostile } from './hostile-text.js'
import { visible } from './parsed-markdown.js'

const plain = createTerminalRenderer({ color: false })

/** Returns the text that a terminal shows. */
const shown = (markdown: string) => plain({ type: 'root', children: parseMarkdown(markdown) }).trimEnd()

const item = (...children: readonly Block[]) => ({ type: 'listItem', children }) as const
const link = (url: string, label: string) => ({ type: 'link', url, children: [text(label)] }) as const

describe('parseMarkdown', () => {
  test.each<[string, string, readonly Block[]]>([
    ['paragraphs', 'a\nb\n\nc', [paragraph(text('a\nb')), paragraph(text('c'))]],
    ['hard breaks', 'a  \nb\\\nc<br>d', ['a', 'b', 'c', 'd'].map((line) => paragraph(text(line)))],
    [
      'headings, below the title of the page',
      '# a\n\n### b',
      [
        { type: 'heading', depth: 2, children: [text('a')] },
        { type: 'heading', depth: 3, children: [text('b')] },
      ],
    ],
    ['a line', '---', [{ type: 'divider' }]],
    ['strong text', '**a** `b`', [paragraph(strong('a'), text(' '), { type: 'inlineCode', value: 'b' })]],
    ['emphasis', '_a_', [paragraph({ type: 'emphasis', children: [text('a')] })]],
    ['what is struck out, as text', 'a ~~b~~', [paragraph(text('a '), text('b'))]],
    ['links', '[a](https://a.b) <https://c.d>', [paragraph(link('https://a.b', 'a'), text(' '), link('https://c.d', 'https://c.d'))]],
    ['links by reference', '[a][x] and [b][y]\n\n[x]: https://a.b', [paragraph(link('https://a.b', 'a'), text(' and [b][y]'))]],
    [
      'images, as links',
      '![a](https://a.b/c.png) ![](d.png)',
      [paragraph(link('https://a.b/c.png', 'a'), text(' '), link('d.png', 'd.png'))],
    ],
    [
      'an image that is a link already',
      '[![passing](badge.svg)](https://ci.example.com)',
      [paragraph(link('https://ci.example.com', 'passing'))],
    ],
    [
      'an image without words that is a link',
      '[![](badge.svg)](https://ci.example.com)',
      [paragraph(link('https://ci.example.com', 'https://ci.example.com'))],
    ],
    [
      'lists in lists',
      '- a\n  1. b\n- c',
      [
        {
          type: 'list',
          ordered: false,
          children: [
            item(paragraph(text('a')), { type: 'list', ordered: true, children: [item(paragraph(text('b')))] }),
            item(paragraph(text('c'))),
          ],
        },
      ],
    ],
    [
      'tasks',
      '- [x] a\n- [ ] b',
      [{ type: 'list', ordered: false, children: [item(paragraph(text('☑ '), text('a'))), item(paragraph(text('☐ '), text('b')))] }],
    ],
    ['code', '```js\na\n```\n\n    b', [code('a'), code('b')]],
    ['a diff', '```diff\n- a\n+ b\n```', [{ type: 'code', language: 'diff', value: '- a\n+ b' }]],
    [
      'tables, every row as long as the head',
      '| a | b |\n| :-: | --: |\n| 1 |\n| 2 | 3 | 4 |',
      [
        {
          type: 'table',
          align: ['left', 'right'],
          head: [[text('a')], [text('b')]],
          rows: [
            [[text('1')], []],
            [[text('2')], [text('3')]],
          ],
        },
      ],
    ],
    [
      'quotations, emphasised',
      '> a\n>\n> - b',
      [paragraph({ type: 'emphasis', children: [text('a')] }), { type: 'list', ordered: false, children: [item(paragraph(text('b')))] }],
    ],
    [
      'alerts',
      '> [!WARNING]\n> a\n>\n> b',
      [{ type: 'alert', severity: 'warning', children: [paragraph(text('a')), paragraph(text('b'))] }],
    ],
    [
      'elements, by their text',
      '<b>a</b> <i title="x">b</i><!-- c --> &amp; d',
      [paragraph(text('a'), text(' '), text('b'), text(' & d'))],
    ],
    [
      'blocks of elements, a line each',
      '<div align="center">\n  <h1>a &lt; b</h1><p>c<br/>d</p>\n</div>',
      ['a < b', 'c', 'd'].map((line) => paragraph(text(line))),
    ],
    ['comments, not at all', '<!-- a -->\n\nb\n\n<!--\nc\n-->', [paragraph(text('b'))]],
    ['footnotes', 'a[^1]\n\n[^1]: b', [paragraph(text('a'), text('[1]')), paragraph(text('[1]')), paragraph(text('b'))]],
  ])('parses %s', (_what, markdown, blocks) => {
    expect(parseMarkdown(markdown)).toEqual(blocks)
  })

  test.each(['> [!NOTE] a', '> [!NOTE]**a**', '> [!BUG]\n> a', '[!NOTE]\na'])('parses no alert in %j', (markdown) => {
    expect(parseMarkdown(markdown).map((block) => block.type)).toEqual(['paragraph'])
  })
})

describe('folds', () => {
  test.each<[string, string, readonly Block[]]>([
    [
      'closed',
      '<details>\n<summary>A <b>title</b></summary>\n\n- b\n\n</details>\n\nc',
      [fold('A title', [{ type: 'list', ordered: false, children: [item(paragraph(text('b')))] }]), paragraph(text('c'))],
    ],
    ['open', '<details open><summary>a</summary>\n\nb\n\n</details>', [{ ...fold('a', [paragraph(text('b'))]), fold: 'open' }]],
    [
      'one in another',
      '<details><summary>a</summary>\n\n<details><summary>b</summary>\n\nc\n\n</details>\n</details>',
      [fold('a', [fold('b', [paragraph(text('c'))])])],
    ],
    ['in one block of elements', '<details><summary>a</summary>b &#38; c</details>', [fold('a', [paragraph(text('b & c'))])]],
    ['without a title', '<details>\n\na\n\n</details>', [fold('Details', [paragraph(text('a'))])]],
    ['without an end, which are none', '<details><summary>a</summary>\n\nb', [paragraph(text('a')), paragraph(text('b'))]],
    ['without a beginning, which are none', 'a\n\n</details>\n\nb', [paragraph(text('a')), paragraph(text('b'))]],
    ['without an end of the title', '<details><summary>a\n\nb\n\n</details>', [fold('a', [paragraph(text('b'))])]],
    ['within a line, which are text', 'a <details><summary>b</summary>c</details>', [paragraph(text('a '), text('b'), text('c'))]],
  ])('parses %s', (_what, markdown, blocks) => {
    expect(parseMarkdown(markdown)).toEqual(blocks)
  })
})

test('parses a whole page', () => {
  const page =
    '# Release\n\nBuilt **today** by [CI](https://ci.example.com).\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n\n> [!TIP]\n> - [x] done\n\n```\ncode\n```'
  expect(shown(page)).toBe('Release\n\nBuilt today by CI.\n\na   b\n1   2\n\n│ - ☑ done\n\n    code')
})

describe('a report with Markdown', () => {
  const markdown = (...parts: readonly MarkdownPart[]): Block => ({ type: 'markdown', parts })
  const own = (value: string): MarkdownPart => ({ kind: 'markdown', text: value })

  test('returns the same tree when it has no Markdown', async () => {
    const root: Root = { type: 'root', children: [fold('a', [paragraph(text('b'))])] }
    expect(await withParsedMarkdown(root)).toBe(root)
  })

  test('parses Markdown everywhere in a report', async () => {
    const root: Root = {
      type: 'root',
      children: [
        markdown(own('**a**')),
        fold('b', [{ type: 'alert', severity: 'note', children: [markdown(own('_c_'))] }]),
        { type: 'list', ordered: false, children: [item(markdown(own('`d`')))] },
      ],
    }
    const parsed = await withParsedMarkdown(root)
    expect(JSON.stringify(parsed)).not.toContain('"markdown"')
    expect(plain(parsed)).toBe('a\n\n- d\n')
  })

  test('keeps values in Markdown as plain text', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (value) => {
        // An address alone is a link, whatever invisible stands around it.
        fc.pre(!/^\s*https?:\/\/\S+\s*$/i.test(displayLine(value)))
        const { children } = await withParsedMarkdown({
          type: 'root',
          children: [markdown(own('a **'), { kind: 'value', text: value }, own('** b'))],
        })
        const [only, ...others] = children
        expect(others).toEqual([])
        const strongPart = only?.type === 'paragraph' ? only.children.find((node) => node.type === 'strong') : undefined
        expect(strongPart?.children.map((node) => node.type)).toEqual(['text'])
        expect(visible(plain({ type: 'root', children }))).toBe(
          visible(plain({ type: 'root', children: [paragraph(text('a '), strong(value), text(' b'))] })),
        )
      }),
      { numRuns: 500 },
    )
  })

  test('shows the name of a branch that looks like markup', async () => {
    const parts = [
      own('Built `'),
      { kind: 'value', text: 'main' },
      own('` of '),
      { kind: 'value', text: '<!channel> [a](b) @here' },
    ] as const
    const { children } = await withParsedMarkdown({ type: 'root', children: [markdown(...parts)] })
    expect(visible(plain({ type: 'root', children }))).toBe('Built main of <!channel> [a](b) @here')
  })
})

test('ends for deeply nested and unclosed Markdown', () => {
  const evil = ['<details>', '<summary>', '<!--', '<', '> ', '- ', '![', '&#', '[a]: b\n']
  for (const unit of evil) {
    parseMarkdown(`<div>\n${unit.repeat(2_000)}`)
    expect(parseMarkdown(unit.repeat(500)).length, unit).toBeLessThanOrEqual(500)
  }
})
