import { expect, test } from 'vitest'
import { githubHtml, githubPage } from '../../../../src/setup/doctor/preview/github-page.js'

test('makes line ends breaks in a comment, and spaces in a job summary', () => {
  expect(githubHtml('one\ntwo', 'comment')).toBe('<p>one<br>two</p>')
  expect(githubHtml('one\ntwo', 'jobSummary')).toBe('<p>one\ntwo</p>')
  expect(githubHtml('one  \ntwo<br>three', 'comment')).toBe('<p>one<br>two<br>three</p>')
  expect(githubHtml('```\none\ntwo\n```', 'comment')).toContain('<code>one\ntwo\n</code>')
})

test('shows tables, tasks, crossed-out text and plain addresses', () => {
  const html = githubHtml('| a | b |\n| --- | ---: |\n| ~~x~~ | https://example.com |\n\n- [x] done', 'comment')
  expect(html).toContain('<table tabindex="0">')
  expect(html).toContain('<del>x</del>')
  expect(html).toContain('<a href="https://example.com">')
  expect(html).toContain('type="checkbox"')
})

test('shows alerts and the colours of a diff', () => {
  const html = githubHtml('> [!CAUTION]\n> - broken\n\n```diff\n  same\n- old\n+ new\n```', 'comment')
  expect(html).toContain('<blockquote class="alert caution"><p class="alert-title">Caution</p>')
  expect(html).toContain('<li>broken</li>')
  expect(html).not.toContain('[!CAUTION]')
  expect(html).toContain('<span class="removed">- old\n</span><span class="added">+ new\n</span>')
  expect(githubHtml('> [!OTHER]\n> text', 'comment')).toContain('<blockquote>')
  expect(githubHtml('> [!NOTE]\n> text', 'jobSummary')).toContain('<p class="alert-title">Note</p>\n<p>text</p>')
})

test('keeps folds and small text, and removes everything that could run or load', () => {
  const hostile = [
    '<details><summary>Stack trace</summary>\n\ntext\n\n</details>',
    '<sub>foot</sub>',
    '<!-- marker -->',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://example.com"></iframe>',
    '<style>body { display: none }</style>',
    '<a href="javascript:alert(1)" onclick="alert(1)">link</a>',
    '[link](javascript:alert(1))',
    '<p style="position: fixed" id="top" class="x">text</p>',
    '<form action="https://example.com"><input name="q"></form>',
    '<svg><script>alert(1)</script></svg>',
  ].join('\n\n')
  const html = githubHtml(hostile, 'comment')
  expect(html).toContain('<details><summary>Stack trace</summary>')
  expect(html).toContain('<sub>foot</sub>')
  expect(html).not.toMatch(/<(?:script|iframe|style|form|svg)\b|onerror|onclick|javascript:|marker|style=|alert\(1\)\s*<\/script/i)
  expect(html).toContain('id="user-content-top"')
})

test('writes a page that follows the theme of the reader, runs no script and loads nothing', () => {
  const page = githubPage('### ❌ [Test](https://example.com) — 1 test failed', 'comment')
  expect(page).toContain(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">`,
  )
  expect(page).toContain('color-scheme: light dark')
  expect(page).toContain('<h3>❌ <a href="https://example.com">Test</a> — 1 test failed</h3>')
  expect(page).not.toMatch(/<script|<link|src=/)
})
