import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayLine, displayText } from '../../../src/base/text/display-text.js'
import { buildReport } from '../../../src/report/content/report.js'
import { escapeHtmlText, renderHtml, renderHtmlInline } from '../../../src/report/render/html.js'
import type { Block, Inline } from '../../../src/report/tree/node.js'
import { badge, code, diff, fold, inlineCode, lines, paragraph, strong, text } from '../../../src/report/tree/node-builders.js'
import { exampleScope, ownTemplate } from '../content/example-run.js'
import { hostile } from './hostile-text.js'

const render = (...children: readonly Block[]) => renderHtml({ type: 'root', children })
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const unescaped = (html: string) => html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '')
const section = (title: string, foldKind: 'fixed' | 'open' | 'closed', ...children: readonly Block[]): Block => ({
  type: 'section',
  title: [text(title)],
  fold: foldKind,
  children,
})

describe('text in HTML', () => {
  test('keeps untrusted text unchanged everywhere', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        expect(escapeHtmlText(value)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/)
        expect(unescaped(escapeHtmlText(value))).toBe(displayLine(value))
        const leaves: readonly Inline[] = [text(value), inlineCode(value), strong(value), badge('failed', value)]
        for (const leaf of leaves) expect(renderHtmlInline([leaf]).replace(/[\u2066-\u2069]/g, '')).toContain(escapeHtmlText(value))
        const pre = /^<pre class="code" tabindex="0">([^<]*)<\/pre>$/.exec(render(code(value)))?.[1]
        expect(unescaped(pre ?? '')).toBe(displayText(value).replace(/\n+$/, ''))
      }),
    )
  })

  test('links no address that runs a script', () => {
    const link = (url: string) => renderHtmlInline([{ type: 'link', url, children: [text('here')] }])
    expect(link('https://a.b/?x="y"&z')).toBe('<a href="https://a.b/?x=%22y%22&amp;z" rel="noopener noreferrer">here</a>')
    for (const url of ['javascript:alert(1)', ' JAVASCRIPT:alert(1)', 'data:text/html,x', '']) expect(link(url)).toBe('here')
  })
})

describe('the structure of the HTML', () => {
  test('names the status after a sign, unless a text follows', () => {
    expect(renderHtmlInline([badge('failed', 'pays')])).toBe(
      '<span class="badge badge-failed"><span class="sign" aria-hidden="true">✗</span><span class="visually-hidden">failed</span> pays</span>',
    )
    expect(renderHtmlInline([badge('failed', 'Failed')])).not.toContain('visually-hidden')
  })

  test('skips no level of headings', () => {
    const html = render(
      section(
        'a',
        'fixed',
        { type: 'heading', depth: 6, children: [text('b')] },
        section('c', 'fixed', section('d', 'fixed', paragraph(text('e')))),
      ),
      section('f', 'fixed', paragraph(text('g'))),
    )
    expect([...html.matchAll(/<h(\d)>(\w)/g)].map(([, level, title]) => `${title}${level}`)).toEqual(['a2', 'b3', 'c3', 'd4', 'f2'])
  })

  test('renders folds that work without a script', () => {
    expect(render(section('a', 'open', paragraph(text('b'))))).toBe(
      '<details class="fold" open><summary>a</summary><div class="fold-content"><p>b</p></div></details>',
    )
    expect(render(fold('a', []))).toContain('<details class="fold"><summary>')
  })

  test('marks expected and received lines in a diff', () => {
    expect(render(diff('  a\n- <b>\n+ c\n'))).toBe('<pre class="diff" tabindex="0">  a\n<del>- &lt;b&gt;</del>\n<ins>+ c</ins></pre>')
  })

  test('renders lists, tables, alerts and dividers', () => {
    expect(render(lines([[text('a')], [text('b')]]))).toBe('<ul><li>a</li><li>b</li></ul>')
    const table = render({ type: 'table', align: ['left', 'right'], head: [[text('a')], [text('b')]], rows: [[[text('c')], [text('d')]]] })
    expect(table).toContain('<th scope="col">a</th><th scope="col" class="right">b</th>')
    expect(table).toContain('<td>c</td><td class="right">d</td>')
    expect(render({ type: 'alert', severity: 'warning', children: [paragraph(text('a'))] })).toBe(
      '<div class="alert alert-warning"><p class="alert-title">warning</p><p>a</p></div>',
    )
    expect(render({ type: 'divider' })).toBe('<hr>')
  })

  test('describes the parts of a bar for screen readers', () => {
    const html = render({
      type: 'chart',
      parts: [
        { status: 'successful', cells: 15 },
        { status: 'failed', cells: 5 },
        { status: 'skipped', cells: 0 },
      ],
    })
    expect(html).toContain('role="img" aria-label="about 75.0% passed, 25.0% failed"')
    expect(html).toContain('<rect class="cells cells-failed" x="15" y="0" width="5" height="1"/>')
    expect(html).not.toContain('skipped')
  })

  test('closes every element of a report', () => {
    const html = renderHtml(buildReport(ownTemplate, exampleScope()))
    const open: string[] = []
    for (const [, end, name = '', selfClosing] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>/g)) {
      if (selfClosing === '/' || name === 'hr' || name === 'br') continue
      if (end === '') open.push(name)
      else expect(open.pop()).toBe(name)
    }
    expect(open).toEqual([])
    expect(html).toContain('keeps &lt;b&gt;names&lt;/b&gt; of |pipes| &amp; @someone #12')
  })
})
