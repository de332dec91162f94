import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { pageIds } from '../../../../src/deliver/html-report/data/page-elements.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'
import { useBrowser } from './use-browser.js'
import { writtenPage } from './written-page.js'

const open = useBrowser()

const hostile = [
  '<script>alert(1)</script>',
  '</script><script>alert(2)</script>',
  '<!-- <script>',
  '"><img src="https://evil.example/x.png" onerror="alert(3)">',
  "'><svg onload=alert(4)>",
  '</style></title></head><body onload=alert(5)>',
  'a\u2028b\u2029c',
  'turned \u202e around',
  '&lt;b&gt; &amp;',
  '</dl><link rel="stylesheet" href="https://evil.example/x.css">',
]

const failing: readonly RecordedTest[] = hostile.map((text) => ({
  name: text,
  suite: [text],
  status: 'failed',
  message: text,
  details: `${text}\n    at ${text}`,
  stdout: text,
  file: text,
  tags: [text],
  metadata: { [text]: text },
}))

describe('untrusted names and messages', () => {
  test('shows untrusted texts as text, runs nothing and loads nothing', async () => {
    const written = await writtenPage(failing, {
      head: {
        headline: hostile[5] ?? '',
        project: hostile[0] ?? '',
        run: { name: hostile[1] ?? '', url: "javascript:alert('run')" },
        context: () => hostile.map((text) => ({ value: [{ type: 'text', value: text }] })),
        facts: hostile.map((text) => ({
          label: text,
          value: [{ type: 'link', url: `javascript:alert('${text}')`, children: [{ type: 'text', value: text }] }],
        })),
        gaps: hostile.map((text) => ({ severity: 'error', kind: 'incomplete', message: text, path: text })),
      },
    })
    const { page, offences } = await open(pathToFileURL(written.path).href)
    expect(offences).toEqual([])
    expect(await page.locator('h1').textContent()).toContain('</style></title></head><body onload=alert(5)>')
    expect(await page.locator(`#${pageIds.facts} dd`).allTextContents()).toEqual(
      hostile.map((text) => text.replace(/[\u2028\u2029]/g, ' ').replace('\u202e', '\ufffd')),
    )
    expect(await page.locator(`#${pageIds.report}`).textContent()).toContain('</script><script>alert(2)</script>')
    expect(await page.locator('a[href^="javascript"], img, link[href*="evil"], [onload], [onerror]').count()).toBe(0)
    // The texts do not end the data elements.
    const run = await page.locator(`#${pageIds.data}`).textContent()
    expect(JSON.parse(run ?? '')).toMatchObject({ listed: hostile.length })
  })
})

describe('the Content-Security-Policy', () => {
  test('allows only the two scripts and the style of the page', async () => {
    const { html } = await writtenPage(failing)
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const hash = (content: string | undefined) =>
      `'sha256-${createHash('sha256')
        .update(content ?? '')
        .digest('base64')}'`
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, content]) => content)
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, content]) => content)
    expect([scripts.length, styles.length]).toEqual([2, 1])
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", `script-src ${hash(scripts[0])} ${hash(scripts[1])}`, `style-src ${hash(styles[0])}`]),
    )
  })

  test('writes no inline styles and no inline handlers', async () => {
    const { html } = await writtenPage([
      { name: 'pays', suite: ['Cart'], status: 'failed', message: '- 1\n+ 2', tags: ['slow'], duration: 4 },
    ])
    expect(html.slice(html.indexOf('<body>'), html.lastIndexOf('<script>'))).not.toMatch(/<[^>]*\s(?:style|on\w+)=/)
  })

  test('blocks a script that was added to the file', async () => {
    const written = await writtenPage([])
    writeFileSync(written.path, written.html.replace('<main>', '<main><script>document.title = "taken over"</script>'))
    const { page, offences } = await open(pathToFileURL(written.path).href)
    expect(await page.title()).not.toBe('taken over')
    expect(offences.join()).toContain('Content Security Policy')
  })
})

test('applies the stored theme before the browser has read the body', async () => {
  const written = await writtenPage(failing)
  // Only the head is in the file, so no later script can apply it.
  const head = written.html.slice(0, written.html.indexOf('<body>'))
  writeFileSync(written.path, head)
  const { page } = await open(pathToFileURL(written.path).href, { colorScheme: 'light' })
  // The storage of a page is written asynchronously, so another process might not see it after the reload.
  await page.addInitScript(`localStorage.setItem('build-report-theme', 'dark')`)
  await page.reload()
  expect(await page.evaluate<string>('getComputedStyle(document.documentElement).colorScheme')).toBe('dark')
})

test('shows the summary and a note when JavaScript is off', async () => {
  const written = await writtenPage([
    { name: 'pays', suite: ['Cart'], status: 'failed', message: 'the bank is closed' },
    { name: 'adds', suite: ['Cart'], status: 'successful' },
  ])
  const { page, offences } = await open(pathToFileURL(written.path).href, { javaScriptEnabled: false })
  expect(offences).toEqual([])
  const shown = await page.locator('body').innerText()
  expect(shown).toContain('the bank is closed')
  expect(shown).toContain('Without it, only this summary is available.')
})
