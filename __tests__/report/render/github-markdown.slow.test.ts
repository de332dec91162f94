import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayLine } from '../../../src/base/text/display-text.js'
import { defaultTemplate } from '../../../src/report/content/default-template.js'
import { buildReport } from '../../../src/report/content/report.js'
import { renderGithubMarkdown, renderPlainMarkdown } from '../../../src/report/render/github-markdown.js'
import type { Block, Inline } from '../../../src/report/tree/node.js'
import { badge, lineBreak, small, strong } from '../../../src/report/tree/node-builders.js'
import { exampleScope } from '../content/example-run.js'
import { hostile } from './hostile-text.js'
import { nodesOf, type Parsed, parse, visible } from './parsed-markdown.js'

const render = (...children: readonly Block[]): string => renderGithubMarkdown({ type: 'root', children })

const textsOf = (markdown: string): readonly string[] =>
  [...nodesOf(parse(markdown))].flatMap((node) => (node.type === 'text' && node.value !== undefined ? [node.value] : []))
const typesOf = (markdown: string): readonly string[] => [...nodesOf(parse(markdown))].map((node) => node.type)

const textOf = (node: Parsed): string => [...nodesOf(node)].map(({ value = '' }) => value).join('')

const text = (value: string): Inline => ({ type: 'text', value })
const inParagraph = (...children: readonly Inline[]): Block => ({ type: 'paragraph', children })
const inList = (block: Block): Block => ({ type: 'list', ordered: false, children: [{ type: 'listItem', children: [block] }] })

const places: Readonly<Record<string, (leaf: Inline) => Block>> = {
  'a paragraph': (leaf) => inParagraph(leaf),
  'a heading': (leaf) => ({ type: 'heading', depth: 2, children: [leaf] }),
  'a cell of a table': (leaf) => ({ type: 'table', align: ['left'], head: [[]], rows: [[[leaf]]] }),
  'a list item': (leaf) => inList(inParagraph(leaf)),
  'a link': (leaf) => inParagraph({ type: 'link', url: 'https://example.com', children: [leaf] }),
  'strong text': (leaf) => inParagraph({ type: 'strong', children: [leaf] }),
  'emphasised text': (leaf) => inParagraph({ type: 'emphasis', children: [leaf] }),
  'an alert': (leaf) => ({ type: 'alert', severity: 'note', children: [inList(inParagraph(leaf))] }),
}

describe('untrusted text', () => {
  test.each(Object.keys(places))('parses untrusted text as one unchanged text in %s', (place) => {
    fc.assert(
      fc.property(hostile, (value) => {
        const block = places[place]?.(text(value))
        if (block === undefined) throw new Error(place)
        const texts = textsOf(render(block)).filter((found) => !(place === 'an alert' && found === '[!NOTE]'))
        const alertText =
          place === 'an alert' ? texts.map((found) => found.replace(/^\[!NOTE\]\n?/, '')).filter((found) => found !== '') : texts
        expect(alertText.map(visible)).toEqual([visible(displayLine(value))])
      }),
      { numRuns: 1_000 },
    )
  })

  test('escapes text in the title of a fold, in which GitHub parses no Markdown', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const [html, ...rest] =
          parse(render({ type: 'section', fold: 'closed', title: [text(value)], children: [inParagraph(text('inside'))] })).children ?? []
        const content = /^<details>\n<summary>([^<>\n]*)<\/summary>$/.exec(html?.value ?? '')?.[1] ?? ''
        const decoded = content
          .replace(/&lt;/g, '<')
          .replace(/&gt;/g, '>')
          .replace(/&quot;/g, '"')
          .replace(/&amp;/g, '&')
        expect(visible(decoded)).toBe(visible(displayLine(value)))
        expect(rest.map((node) => node.type)).toEqual(['paragraph', 'html'])
      }),
      { numRuns: 1_000 },
    )
  })

  test('keeps adjacent texts apart', () => {
    fc.assert(
      fc.property(hostile, hostile, (first, second) => {
        const markdown = render(inParagraph(text(first), strong(second), text(' · '), text(first)))
        const types = typesOf(markdown).filter((type) => type !== 'text')
        expect([
          ['root', 'paragraph', 'html', 'html'],
          ['root', 'paragraph', 'strong'],
        ]).toContainEqual(types)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('strong text', () => {
  test('strong text is written with asterisks between spaces and breaks, whatever it contains', () => {
    fc.assert(
      fc.property(hostile, hostile, (first, second) => {
        fc.pre(/^\S/.test(first) && /^\S(?:.*\S)?$/.test(displayLine(second)))
        const [before, behind] = [text(`${first} `), text(` ${first}`)]
        const block = inParagraph(before, strong(second), lineBreak, strong(second), behind)
        const nodes = [...nodesOf(parse(render(block)))].filter((node) => node.type === 'strong')
        expect(nodes.map((node) => visible(textOf(node)))).toEqual([second, second].map((value) => visible(displayLine(value))))
      }),
      { numRuns: 1_000 },
    )
  })

  test.each([
    ['a letter is before it', [text('a'), strong('b')], 'a<strong>b</strong>'],
    ['a letter is after it', [strong('b'), text('a')], '<strong>b</strong>a'],
    ['it begins with a space', [strong('\u00a0b')], '<strong>\u00a0b</strong>'],
    ['it is empty', [strong('')], '<strong></strong>'],
    ['it contains strong text', [{ type: 'strong', children: [strong('b')] } as const], '**<strong>b</strong>**'],
  ])('strong text is written with an element when %s', (_when, nodes, expected) => {
    expect(render(inParagraph(...nodes)).trimEnd()).toBe(expected)
  })
})

test('renders breaks, small text and every mark inside of a cell', () => {
  const marks = (['waiting', 'incomplete', 'quarantined'] as const).map((mark) => [badge(mark, 'a'), lineBreak, small(strong('b'))])
  const table: Block = { type: 'table', align: ['left', 'center', 'right'], head: [[], [], []], rows: [marks] }
  expect(render(table)).toBe(
    '|  |  |  |\n| --- | :-: | --: |\n| ⏳ a<br><sub>**b**</sub> | ⚠️ a<br><sub>**b**</sub> | 🔕 a<br><sub>**b**</sub> |\n',
  )
})

describe('code', () => {
  test.each([
    ['a paragraph', (leaf: Inline): Block => inParagraph(leaf)],
    ['a cell', (leaf: Inline): Block => ({ type: 'table', align: ['left'], head: [[]], rows: [[[leaf]]] })],
  ])('keeps code unchanged on a line of %s', (_place, blockOf) => {
    fc.assert(
      fc.property(hostile, (value) => {
        const found = [...nodesOf(parse(render(blockOf({ type: 'inlineCode', value }))))].filter(
          (node) => node.type === 'inlineCode' || node.type === 'text',
        )
        expect(found.map((node) => visible(node.value ?? ''))).toEqual([visible(displayLine(value))])
      }),
      { numRuns: 1_000 },
    )
  })

  test('writes a command with a pipe as a code span outside of cells, so that it can be copied', () => {
    const code: Inline = { type: 'inlineCode', value: "playwright test -g '(^| )adds( @\\S+)*$'" }
    expect(render(inParagraph(code))).toBe(`\`${code.value}\`\n`)
    const table: Block = { type: 'table', align: ['left'], head: [[]], rows: [[[code]]] }
    expect(render(table)).toContain('<code>playwright test -g')
  })

  test('uses a fence that nothing inside can close', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom('`', '```', '````\n', '~~~\n', '\n', '    ', '</details>', '\n\n'),
            fc.string({ unit: 'grapheme-ascii' }),
          ),
        ),
        (parts) => {
          const value = parts.join('')
          const tree = parse(render({ type: 'code', value }, inParagraph(text('behind'))))
          expect(tree.children?.map((node) => node.type)).toEqual(['code', 'paragraph'])
          expect(tree.children?.[0]?.value).toBe(value.replace(/\n+$/, ''))
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

describe('plain text on GitHub', () => {
  const shown = (value: string) => render(inParagraph(text(value))).trimEnd()

  test.each(['@octocat', '@org/team', 'mail me@example.com'])('mentions nobody with %s', (value) => {
    expect(shown(value)).not.toMatch(/@\w/)
  })

  test.each(['#12', 'GH-3', 'gh-3', 'owner/repo#1'])('refers to no issue with %s', (value) => {
    expect(shown(value)).not.toMatch(/#\d|gh-\d/i)
  })

  test('links no commit, and keeps a hash readable', () => {
    const hash = '0123456789abcdef0123456789abcdef01234567'
    expect(shown(hash)).not.toMatch(/[0-9a-f]{7}/)
    expect(visible(shown(hash))).toBe(hash)
  })

  test('creates no emoji, mathematics or link', () => {
    expect(shown(':tada:')).not.toContain(':tada:')
    expect(shown('$x$')).not.toContain('$')
    expect(typesOf(shown('see https://example.com and www.example.com'))).not.toContain('link')
  })

  test('keeps plain names unchanged', () => {
    expect(shown('test_adds_two_numbers (Suite 1, C++ 12:30)')).toBe('test_adds_two_numbers (Suite 1, C++ 12:30)')
  })

  test('breaks characters that reverse the following text', () => {
    expect(shown('a\u202egnp.exe')).toBe('a\ufffdgnp.exe')
  })
})

describe('links', () => {
  const link = (url: string) => render(inParagraph({ type: 'link', url, children: [text('here')] }))

  test.each(['https://example.com/a', 'http://example.com', 'mailto:a%40example.com', 'docs/a.md', '/a'])('links to %s', (url) => {
    expect([...nodesOf(parse(link(url)))].find((node) => node.type === 'link')?.url).toBe(url)
  })

  test.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd', ' javascript:x'])(
    'do not lead to %s',
    (url) => {
      expect(link(url)).toBe('here\n')
    },
  )

  test('keeps every address inside its link', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const markdown = render(inParagraph({ type: 'link', url: `https://example.com/${value}`, children: [text('here')] }))
        expect(typesOf(markdown)).toEqual(['root', 'paragraph', 'link', 'text'])
      }),
    )
  })
})

test('renders sections as headings and folds with Markdown', () => {
  const inner: Block = { type: 'section', fold: 'open', title: [text('Inner')], children: [inParagraph(text('deep'))] }
  const markdown = render({
    type: 'section',
    fold: 'fixed',
    title: [text('Outer')],
    children: [{ type: 'section', fold: 'fixed', title: [text('Middle')], children: [inner] }],
  })
  expect(markdown).toBe('### Outer\n\n#### Middle\n\n<details open>\n<summary>Inner</summary>\n\ndeep\n\n</details>\n')
})

test('states the language of code, and marks expected and received lines', () => {
  expect(render({ type: 'code', language: 'diff', value: '- 1\n+ 2' })).toBe('```diff\n- 1\n+ 2\n```\n')
})

test('keeps every line inside an alert, with any line end', () => {
  const alert = (value: string): Block => ({
    type: 'alert',
    severity: 'warning',
    children: [{ type: 'markdown', parts: [{ kind: 'markdown', text: value }] }],
  })
  expect(render(alert('One\r\n\n- two\u2028still two'))).toBe('> [!WARNING]\n> One\n> \n> - two\u2028still two\n')
})

test('renders the default report of a run', async () => {
  await expect(renderGithubMarkdown(buildReport(defaultTemplate, exampleScope()))).toMatchFileSnapshot('./default-report.md')
})

test('shows an alert of a report for another service as a quote with a title, also within a section', () => {
  const alert: Block = {
    type: 'alert',
    severity: 'caution',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: 'Broken' }] }],
  }
  const section: Block = { type: 'section', title: [{ type: 'text', value: 'More' }], fold: 'closed', children: [alert] }
  const shown = renderPlainMarkdown({ type: 'root', children: [alert, section] })
  expect(shown.match(/^> <strong>Caution<\/strong><br>\n> Broken$/gm)).toHaveLength(2)
  expect(shown).not.toContain('[!')
})
