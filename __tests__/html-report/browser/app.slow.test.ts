import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import type { Problem } from '../../../src/records/problem.js'
import { writeRecords } from '../../../src/records/write-records.js'
import { useBrowser } from '../writer/use-browser.js'
import { writtenPage } from '../writer/written-page.js'
import { manyTests, tenTests } from './sample-run.js'

const open = useBrowser()

type Tests = Parameters<typeof writtenPage>[0]

/** Opens the page of a run and waits until all tests are loaded. */
async function openRun(tests: Tests, hash = '', options: BrowserContextOptions = {}) {
  const { path } = await writtenPage(tests)
  const opened = await open(pathToFileURL(path).href + hash, { viewport: { width: 1366, height: 768 }, ...options })
  await isReady(opened.page)
  return opened
}

const isReady = (page: Page) =>
  page.waitForFunction(() => {
    const hits = document.querySelector('.hits')?.textContent ?? ''
    return document.documentElement.dataset.view === 'summary' || (hits !== '' && !hits.startsWith('Loading'))
  })

/** Checks a stored choice after a reload. It tries again, because a busy browser may reload the page before it has stored the choice. */
const afterReload = (page: Page, choose: () => Promise<() => Promise<void>>) =>
  vi.waitFor(
    async () => {
      const check = await choose()
      await page.reload()
      await isReady(page)
      await check()
    },
    { timeout: 30_000 },
  )

const shownTests = (page: Page) => page.locator('.row.test .name').allTextContents()
const title = (page: Page) => page.locator('.detail-title').textContent()
const hits = (page: Page) => page.locator('.hits').textContent()

describe('the list of tests', () => {
  test('lists failed tests first and opens the first one', async () => {
    const { page, offences } = await openRun(tenTests)
    expect((await shownTests(page))[0]).toBe('RoundsHalfACentUp')
    await page.locator('.detail-title', { hasText: 'RoundsHalfACentUp' }).waitFor()
    const detail = await page.locator('.detail').innerText()
    for (const text of [
      '- Expected: 17.96',
      '+ Actual:   17.95',
      'VoucherTests.cs:line 42',
      'rounding 17.955',
      'culture not set',
      'slow path',
      'checkout',
    ])
      expect(detail).toContain(text)
    await page.locator('.attempt summary').click()
    expect(await page.locator('.attempt').innerText()).toContain('The first attempt timed out')
    expect(offences).toEqual([])
  })

  test('opens the summary first when every test succeeded', async () => {
    const { page } = await openRun(tenTests.filter(({ status }) => status === 'successful'))
    await page.locator('#summary').waitFor()
    expect(await page.locator('#report').innerText()).toContain('5')
    expect(await page.locator('#tests').isVisible()).toBe(false)
  })

  test('shows a notice when the run has no tests', async () => {
    const { page, offences } = await openRun([], '#view=tests')
    await page.getByText('This run has no tests.').waitFor()
    expect(offences).toEqual([])
  })
})

describe('the header of an incomplete run', () => {
  const gaps = [1, 2, 3, 4].map(
    (file): Problem => ({ severity: 'error', kind: 'incomplete', message: 'The file ends early.', path: `${file}.xml` }),
  )
  const head = { title: 'Test report of acme/shop', status: 'failed' as const, facts: [], gaps }

  test.each(['tests', 'summary'])('shows the first gaps when the tab "%s" is open', async (view) => {
    const { path } = await writtenPage(tenTests, { head })
    const { page } = await open(`${pathToFileURL(path).href}#view=${view}`, { viewport: { width: 390, height: 844 } })
    await isReady(page)
    await page.getByText('Results are incomplete').waitFor({ state: 'visible' })
    expect(await page.locator('.gaps li').allInnerTexts()).toEqual([
      '1.xml The file ends early.',
      '2.xml The file ends early.',
      '3.xml The file ends early.',
      'and 1 more problem',
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

describe('search and filters', () => {
  test('filters tests while the user types, and stores the query in the URL', async () => {
    const { page } = await openRun(tenTests)
    await page.locator('#search').pressSequentially('cafe')
    expect(await shownTests(page)).toEqual(['CountsUnicodeCafé'])
    expect(await hits(page)).toBe('1 of 10 tests')
    await page.waitForFunction(() => location.hash === '#q=cafe')
  })

  test('offers to clear the search when no test matches', async () => {
    const { page } = await openRun(tenTests)
    await page.locator('#search').fill('foo')
    await page.getByText('No test matches “foo”.').waitFor()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    expect(await hits(page)).toBe('10 tests')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search')
  })

  test('combines status filters, and removes them one by one with the back button', async () => {
    const { page } = await openRun(tenTests)
    await page.getByRole('button', { name: 'Failed 2' }).click()
    expect((await shownTests(page)).sort()).toEqual(['ChecksOut', 'RoundsHalfACentUp'])
    await page.getByRole('button', { name: 'Flaky 1' }).click()
    expect((await shownTests(page)).sort()).toEqual(['ChecksOut', 'RoundsHalfACentUp', 'SendsAMail'])
    await page.goBack()
    expect(await shownTests(page)).toHaveLength(2)
    await page.goBack()
    expect(await shownTests(page)).toHaveLength(10)
  })

  test('finds the tests with a tag when its button is clicked', async () => {
    const { page } = await openRun(tenTests)
    await page.getByRole('button', { name: 'slow path' }).click()
    expect(await page.locator('#search').inputValue()).toBe('tag:"slow path"')
    expect(await shownTests(page)).toEqual(['RoundsHalfACentUp'])
  })

  test('groups tests by file or not at all, and orders them by duration', async () => {
    const { page } = await openRun(tenTests)
    await page.locator('#group').selectOption('file')
    expect(await page.locator('.group .name').allTextContents()).toContain('tests/CartTests.cs')
    await page.locator('#group').selectOption('none')
    await page.locator('#order').selectOption('duration')
    expect((await shownTests(page)).slice(0, 2)).toEqual(['ChecksOut', 'SendsAMail'])
  })
})

describe('a link', () => {
  test('opens the linked test when its group would be closed', async () => {
    const { page } = await openRun(manyTests(1000), '#test=700')
    await page.locator('.detail-title', { hasText: 'handlesCase700' }).waitFor()
    const row = page.locator('.row[aria-selected="true"]')
    expect(await row.textContent()).toContain('handlesCase700')
    expect((await row.boundingBox())?.y).toBeLessThan(768)
  })

  test('opens the same test when the link was copied with the button', async () => {
    const { page } = await openRun(tenTests, '', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.locator('.row', { hasText: 'ChecksOut' }).click()
    await page.locator('.detail-title', { hasText: 'ChecksOut' }).waitFor()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).hash).toBe('#view=tests&test=7')
    await page.goto('about:blank')
    await page.goto(link)
    await page.locator('.detail-title', { hasText: 'ChecksOut' }).waitFor()
  })

  test('shows the list when the linked test does not exist', async () => {
    const { page, offences } = await openRun(tenTests, '#test=4711')
    expect(await hits(page)).toBe('10 tests')
    expect(offences).toEqual([])
  })
})

test('shows the command that runs only one test when the framework is known', async () => {
  const recordsPath = join(mkdtempSync(join(tmpdir(), 'page-')), 'nunit.ndjson')
  const records = writeRecords(recordsPath, {})
  records.beginFile({ path: 'results/nunit.xml', format: 'nunit' })
  for (const each of tenTests) records.test(each)
  records.endFile([])
  records.close()
  const { path } = await writtenPage(tenTests, { recordsPath })
  const { page } = await open(pathToFileURL(path).href, { viewport: { width: 1366, height: 768 } })
  await page.getByText('dotnet test --filter FullyQualifiedName=Shop.Tests.VoucherTests.RoundsHalfACentUp').waitFor()
})

describe('the keyboard', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.querySelector('.name')?.textContent)

  test('moves to the search with / and from there to the list with the down arrow', async () => {
    const { page } = await openRun(tenTests)
    await page.keyboard.press('/')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search')
    await page.keyboard.type('n/p')
    expect(await page.locator('#search').inputValue()).toBe('n/p')
    await page.locator('#search').fill('')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Shop.Tests.dll')
  })

  test('moves through the tree, toggles groups, and enters and leaves the details', async () => {
    const { page } = await openRun(tenTests)
    await page.locator('.row').first().focus()
    await page.keyboard.press('ArrowLeft')
    expect(await page.locator('.row').first().getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('Shop.Tests.VoucherTests')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.locator('.detail-title', { hasText: 'Refunds' }).waitFor()
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('detail')
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe('Refunds')
    await page.keyboard.press('ArrowLeft')
    expect(await focused(page)).toBe('Shop.Tests.VoucherTests')
    await page.keyboard.press('End')
    expect(await focused(page)).toBe('Stops')
    await page.keyboard.press('Home')
    expect(await focused(page)).toBe('Shop.Tests.dll')
  })

  test('moves between failed tests with n and p', async () => {
    const { page } = await openRun(tenTests)
    const titles: (string | null)[] = []
    for (const key of ['n', 'n', 'p']) {
      const before = await title(page)
      await page.keyboard.press(key)
      await page.waitForFunction((last) => document.querySelector('.detail-title')?.textContent !== last, before)
      titles.push(await title(page))
    }
    expect(titles).toEqual(['ChecksOut', 'RoundsHalfACentUp', 'ChecksOut'])
  })

  test('ignores shortcut keys when the user switched them off', async () => {
    const { page } = await openRun(tenTests)
    await page.getByLabel('Shortcut keys').uncheck()
    await page.keyboard.press('/')
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('search')
    await afterReload(page, async () => {
      await page.getByLabel('Shortcut keys').uncheck()
      return async () => expect(await page.getByLabel('Shortcut keys').isChecked()).toBe(false)
    })
  })

  test('changes the tab with an arrow key', async () => {
    const { page } = await openRun(tenTests)
    await page.getByRole('tab', { name: 'Tests' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('tab', { name: 'Summary' }).getAttribute('aria-selected')).toBe('true')
    expect(await page.locator('.chart-card figcaption').allTextContents()).toEqual([
      'Statuses',
      'Durations',
      'Slowest tests',
      'Tags',
      'Timeline by suite',
    ])
  })
})

describe('light and dark', () => {
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  test('follows the colours of the system until the user chooses, and keeps the choice after a reload', async () => {
    const { page } = await openRun(tenTests, '', { colorScheme: 'dark' })
    const dark = await background(page)
    await page.locator('#theme-choice').selectOption('light')
    expect(await background(page)).not.toBe(dark)
    await afterReload(page, async () => {
      await page.locator('#theme-choice').selectOption('light')
      return async () => expect(await page.locator('#theme-choice').inputValue()).toBe('light')
    })
    await page.locator('#theme-choice').selectOption('system')
    expect(await background(page)).toBe(dark)
  })
})

describe('other devices', () => {
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

  test.each(['#view=tests', '#view=summary', '#test=4'])('fits %s on a phone without horizontal scrolling', async (hash) => {
    const { page } = await openRun(tenTests, hash, phone)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('opens the details with a tap on a phone, and returns to the list with the button', async () => {
    const { page } = await openRun(tenTests, '', phone)
    await page.locator('.row', { hasText: 'ChecksOut' }).tap()
    await page.locator('.detail-title', { hasText: 'ChecksOut' }).waitFor()
    await page.getByRole('button', { name: 'Back to the list' }).tap()
    expect(await page.evaluate(() => document.activeElement?.querySelector('.name')?.textContent)).toBe('ChecksOut')
  })

  test('prints the report without controls', async () => {
    const { page } = await openRun(tenTests)
    await page.emulateMedia({ media: 'print' })
    const printed = await page.locator('body').innerText()
    expect(printed.match(/ChecksOut/g)?.length).toBeGreaterThan(0)
    expect(printed).toContain('locator.click: Timeout 5000ms exceeded.')
    expect(await page.locator('.toolbar, .views, #theme').filter({ visible: true }).count()).toBe(0)
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('prints each failed test once, with and without components that show it', async () => {
    const { page: shown } = await openRun(tenTests)
    await shown.emulateMedia({ media: 'print' })
    expect((await shown.locator('main').innerText()).match(/Actual: {3}17\.95/g)).toHaveLength(1)

    const { path } = await writtenPage(tenTests, { report: { type: 'root', children: [] } })
    const { page } = await open(pathToFileURL(path).href)
    await page.locator('.print-only').waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    expect((await page.locator('main').innerText()).match(/Actual: {3}17\.95/g)).toHaveLength(1)
  })

  test('shows the report and a note about the list when JavaScript is off', async () => {
    const { path } = await writtenPage(tenTests)
    const { page } = await open(pathToFileURL(path).href, { javaScriptEnabled: false })
    expect(await page.locator('#report').innerText()).toContain('RoundsHalfACentUp')
    expect(await page.locator('#tests').innerText()).toContain('JavaScript')
  })
})

describe('untrusted texts', () => {
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '</script><script>alert(2)</script>',
    '{{constructor.constructor("alert(3)")()}}',
    'javascript:alert(4)',
    '__proto__',
    ' ',
  ]

  test('shows untrusted texts as text in the list, the details and the charts', async () => {
    const tests = hostile.map((text) => ({
      name: text,
      suite: [text],
      status: 'failed' as const,
      duration: 5,
      message: text,
      stdout: text,
      file: text,
      tags: [text],
      metadata: { [text]: text },
      attempts: [{ status: 'failed' as const, message: text }],
    }))
    const { page, offences } = await openRun(tests)
    await page.locator('#group').selectOption('none')
    expect((await shownTests(page)).slice(0, 4)).toEqual(hostile.slice(0, 4))
    for (const row of await page.locator('.row.test').all()) {
      await row.click()
      await page.locator('.attempt summary').click()
      await page.locator('.tag').first().click()
      await page.locator('#search').fill('')
    }
    await page.getByRole('tab', { name: 'Summary' }).click()
    await page.locator('.chart-card').first().waitFor()
    expect(await page.locator('img, iframe, a[href^="javascript"]').count()).toBe(0)
    expect(offences).toEqual([])
  })
})

describe('200,000 tests', () => {
  test('opens, scrolls and searches 200,000 tests with few elements', async () => {
    const { page, offences } = await openRun(manyTests(200_000))
    await page.waitForFunction(() => document.querySelector('.hits')?.textContent === '200,000 tests')
    expect(await page.locator('.row').count()).toBeLessThan(100)
    await page.locator('.row').first().focus()
    await page.keyboard.press('End')
    expect(await page.locator('.row').count()).toBeLessThan(100)
    await page.locator('#search').fill('handlesCase19999')
    expect(await hits(page)).toBe('11 of 200,000 tests')
    await page.locator('#search').fill('status:failed suite4999')
    expect(await hits(page)).toBe('0 of 200,000 tests')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await page.getByRole('button', { name: /^Failed/ }).click()
    expect(await hits(page)).toBe('2,000 of 200,000 tests')
    expect(offences).toEqual([])
  })
})
