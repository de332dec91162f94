import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { screens, violations } from '../../writer/axe.js'
import { pageFiles } from '../page-files.js'
import { files, folderFiles, githubFiles, stepsRun } from '../steps-run.js'
import { useReport } from '../use-report.js'

const open = useReport()

const log = Array.from({ length: 3_000 }, (_, index) => `line ${index} of the log of the server`).join('\n')

const stored = files.flatMap(({ sha256, type = '', name }) =>
  sha256 === undefined
    ? []
    : [{ sha256, type, place: `cart-4be21f90/attempt-2/${name}`, ...(name === 'server.log' ? { content: log } : {}) }],
)
const onGithub = { attachments: pageFiles(githubFiles, stored) }

async function openTest(page: Parameters<typeof open>[3] = {}, options: Parameters<typeof open>[2] = {}) {
  const opened = await open(stepsRun, '', options, page)
  await opened.page.getByRole('link', { name: 'shows the total of the cart' }).first().click()
  await opened.page.locator('.detail-title', { hasText: 'shows the total of the cart' }).waitFor()
  return opened
}

const filesOf = (page: Page) => page.getByRole('group', { name: 'Files' })
const rowOf = (page: Page, name: string) => filesOf(page).locator('.files > li', { hasText: name })

/** Replaces the clipboard, which pages from a file may not read. */
const watchClipboard = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => texts.push(text) } })
    Object.assign(globalThis, { texts })
  })
const copiedTexts = (page: Page) => page.evaluate(() => (globalThis as unknown as { texts: string[] }).texts)

test('lists the files with kind and size, or the reason why they are missing', async () => {
  const { page, offences } = await openTest(onGithub)
  const rows = (await filesOf(page).locator('.file-row').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
  expect(rows).toEqual([
    'trace.zip Playwright trace 2.4 MB Copy command',
    'error-context.md Markdown 3.1 kB Open error-context.md',
    'server.log log 84 kB Open server.log',
    'test-failed-1.png screenshot in the artifact 300 kB',
    'video.webm video Not stored: larger than 50 MB. 60 MB',
    'test-failed-2.png Not found when the results were collected.',
  ])
  const all = filesOf(page).getByRole('link', { name: 'All files of 4 tests (zip, 11 MB)' })
  expect(await all.getAttribute('href')).toBe(githubFiles.url)
  expect(await filesOf(page).locator('.box-note').allInnerTexts()).toEqual([
    '450 more images are in the artifact.',
    '3 more files were left out.',
  ])
  expect(offences).toEqual([])
})

test('copies the command that downloads and opens a trace', async () => {
  const { page } = await openTest(onGithub)
  await watchClipboard(page)
  await rowOf(page, 'trace.zip').getByRole('button', { name: 'Copy command' }).click()
  await page.getByText('Copied', { exact: true }).first().waitFor()
  expect(await copiedTexts(page)).toEqual([
    'gh run download 981 -R acme/shop -n build-report-attachments-1f9c02ab -D br && npx playwright show-trace br/cart-4be21f90/attempt-2/trace.zip',
  ])
})

test('opens a trace by its path when the run has no artifact', async () => {
  const { page } = await openTest()
  expect(await rowOf(page, 'trace.zip').locator('pre').innerText()).toContain(
    "npx playwright show-trace 'test-results/cart totals/trace.zip'",
  )
  expect(await filesOf(page).getByRole('link').count()).toBe(0)
})

test('opens a short text by the keyboard', async () => {
  const { page } = await openTest(onGithub)
  const row = rowOf(page, 'error-context.md')
  await row.getByRole('button', { name: 'Open error-context.md' }).focus()
  await page.keyboard.press('Enter')
  expect(await row.locator('pre').innerText()).toBe('# Page snapshot\n- heading "Your cart"')
  expect(await row.getByRole('button').getAttribute('aria-expanded')).toBe('true')
  await row.getByRole('button', { name: 'Close error-context.md' }).click()
  expect(await row.locator('pre').isVisible()).toBe(false)
})

test('shows the beginning of a long text, and all of it when the user asks', async () => {
  const { page } = await openTest(onGithub)
  const row = rowOf(page, 'server.log')
  await row.getByRole('button', { name: 'Open' }).click()
  const first = await row.locator('pre').innerText()
  expect(first.length).toBeLessThanOrEqual(20_000)
  expect(first).toMatch(/^line 0 of the log of the server\n[\s\S]*line \d+ of the log of the server$/)
  await row.getByRole('button', { name: 'Show all 84 kB' }).click()
  expect(await row.locator('pre').innerText()).toBe(log)
})

test('links to the files in the folder beside the page, and downloads those that could run scripts', async () => {
  const { page } = await openTest({ attachments: pageFiles(folderFiles, stored) })
  const links = filesOf(page).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.hasAttribute('download')]))).toEqual([
    ['./report%20attachments/', false],
    ...['trace.zip', 'error-context.md', 'server.log'].map((name) => [`./report%20attachments/cart-4be21f90/attempt-2/${name}`, true]),
    ['./report%20attachments/cart-4be21f90/attempt-2/test-failed-1.png', false],
  ])
})

test('shows hostile names and texts as text', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const attachments = [
    { name: markup, type: 'text/html', text: `<script>alert(1)</script>${markup}` },
    { name: 'link', url: 'javascript:alert(1)' },
  ]
  const steps = [{ name: markup, status: 'failed' as const, message: markup, text: markup, attachments: [0] }]
  const { page, offences } = await open([{ name: 'a', suite: [], status: 'failed', message: 'x', steps, attachments }])
  await filesOf(page).getByRole('button', { name: 'Open' }).click()
  expect(await filesOf(page).locator('pre').innerText()).toBe(`<script>alert(1)</script>${markup}`)
  expect(await page.locator('.detail img, .detail script').count()).toBe(0)
  expect(await filesOf(page).getByRole('link').count()).toBe(0)
  expect(offences).toEqual([])
})

test('has no box of files when all of them are shown as images', async () => {
  const image = { sha256: 'ab'.repeat(32), type: 'image/png', size: 4 }
  const attachments = pageFiles(githubFiles, [{ sha256: image.sha256, type: image.type, content: 'png' }])
  const failed = { name: 'a', suite: [], status: 'failed' as const, message: 'x', attachments: [{ name: 'a.png', ...image }] }
  const { page } = await open([failed], '', {}, { attachments })
  await page.locator('.detail .box').first().waitFor()
  expect(await filesOf(page).count()).toBe(0)
})

describe.each(['light', 'dark'] as const)('the files in %s colours', (colorScheme) => {
  test.each(['laptop', 'phone'] as const)('pass the rules of axe-core without sideways scroll on a %s', async (screen) => {
    const { page } = await openTest(onGithub, { ...screens[screen], colorScheme, bypassCSP: true })
    for (const name of ['error-context.md', 'server.log']) await rowOf(page, name).getByRole('button', { name: 'Open' }).click()
    expect(await violations(page)).toEqual([])
    expect(await page.locator('.detail').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})
