import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../../../src/records/problem.js'
import { testId } from '../../../../src/records/test-identity.js'
import { writeRecords } from '../../../../src/records/write-records.js'
import { useBrowser } from '../writer/use-browser.js'
import { writtenPage } from '../writer/written-page.js'
import { buildRun } from './build-run.js'
import { layoutShifts } from './layout-shifts.js'
import { manyTests, tenTests } from './sample-run.js'
import { afterReload, isLoaded } from './use-report.js'

const open = useBrowser()

type Tests = Parameters<typeof writtenPage>[0]

/** Opens the page of a run and waits until all tests are loaded. */
async function openRun(tests: Tests, hash = '', options: BrowserContextOptions = {}) {
  const { path } = await writtenPage(tests)
  const opened = await open(pathToFileURL(path).href + hash, { viewport: { width: 1366, height: 768 }, ...options })
  await isLoaded(opened.page)
  return opened
}

const shownTests = (page: Page) => page.locator('.test-row .name').allTextContents()
const shownGroups = (page: Page) => page.locator('.list-group .title').allTextContents()
const titled = (page: Page, title: string) => page.locator('.detail-title', { hasText: title }).waitFor()
const search = (page: Page) => page.getByRole('combobox', { name: 'Search tests and messages' })
const isSearching = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('role') === 'combobox')
const row = (page: Page, name: string) => page.locator('.test-row', { hasText: name })
const focusedRow = (page: Page) => page.evaluate(() => document.activeElement?.querySelector('.name, .title')?.textContent)

const choose = (page: Page, label: string, option: string) => page.getByLabel(label, { exact: true }).selectOption(option)
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Search by' }).getByRole('option')

describe('the list of tests', () => {
  test('lists failed tests first and opens the first one', async () => {
    const { page, offences } = await openRun(tenTests)
    expect(await shownGroups(page)).toEqual(['Failed', 'Flaky', 'Cancelled', 'Unknown', 'Skipped', 'Passed'])
    expect(await shownTests(page)).toEqual(['RoundsHalfACentUp', 'ChecksOut', 'SendsAMail', 'Stops', 'Scrolls'])
    await titled(page, 'RoundsHalfACentUp')
    expect(await row(page, 'RoundsHalfACentUp').getAttribute('aria-current')).toBe('true')
    expect(offences).toEqual([])
  })

  test('lists a test of eight jobs once, and names the jobs in which it failed', async () => {
    const { page } = await openRun(buildRun())
    expect(await page.locator('h1').innerText()).toBe('3 tests failed in all 8 jobs')
    expect(await row(page, 'rounds half a cent up').locator('.row-facts').textContent()).toBe('checkout › prices · all 8 jobs')
    expect(await row(page, 'keeps the order of lines').locator('.row-facts').textContent()).toBe('cart › totals · windows-latest (20, 22)')
  })

  test('keeps the spaces of a name when its end is an element of its own', async () => {
    const name = 'converts a weight to pounds (kilograms: 2, expected: 4.9)'
    const { page } = await openRun([{ name, suite: [], status: 'failed', message: 'no' }], '', { viewport: { width: 1800, height: 900 } })
    const [begin, end] = await row(page, name)
      .locator('.name > span')
      .evaluateAll((parts) => parts.map((part) => ({ text: part.textContent, width: part.getBoundingClientRect().width })))
    expect(begin?.text).toMatch(/ $/)
    expect(end?.text).toBe('expected: 4.9)')
    // Without the space, the part is narrower than its text in a span that keeps spaces.
    const width = await page.evaluate((text) => {
      const measured = document.createElement('span')
      measured.style.cssText = 'position: absolute; white-space: pre'
      measured.textContent = text
      document.querySelector('.test-row .name')?.append(measured)
      return measured.getBoundingClientRect().width
    }, begin?.text ?? '')
    expect(begin?.width).toBeCloseTo(width, 0)
  })

  test('opens the passed tests into their suites', async () => {
    const { page } = await openRun(buildRun())
    await page.locator('.list-group', { hasText: /^Passed/ }).click()
    expect((await shownGroups(page)).slice(3, 6)).toEqual(['Passed', 'cart › totals', 'catalog › filter'])
    expect(await shownTests(page)).toContain('handles case 0')
  })

  test('opens no test when nothing failed', async () => {
    const { page } = await openRun(tenTests.filter(({ status }) => status === 'successful'))
    expect(await page.locator('.test-row[aria-current]').count()).toBe(0)
    await page.getByRole('heading', { name: 'Nothing failed' }).waitFor()
  })

  test.each(['', '#tests', '#test=9f2c41d0a1b2'])('shows the summary and no other tab at %j when the run has no tests', async (hash) => {
    const { page, offences } = await openRun([], hash)
    expect(await page.locator('.tabs a').allTextContents()).toEqual(['Summary'])
    expect(await page.locator('#view-summary').innerText()).toContain('no test results were found')
    expect(await page.locator('#view-tests').isVisible()).toBe(false)
    expect(offences).toEqual([])
  })

  test('keeps the width of the list that the user chose', async () => {
    const { page } = await openRun(tenTests)
    const width = async () => (await page.locator('.list').first().boundingBox())?.width ?? 0
    const before = await width()
    await afterReload(page, async () => {
      await page.getByRole('separator', { name: 'Width of the list' }).press('ArrowRight')
      expect(await width()).toBeGreaterThan(before)
      return async () => expect(await width()).toBeGreaterThan(before)
    })
  })
})

describe('the header', () => {
  test('names the run, and the document by its headline', async () => {
    const { page } = await openRun(buildRun())
    expect(await page.title()).toBe('3 tests failed in all 8 jobs – acme/shop')
    expect(await page.locator('#context').innerText()).toContain('#128 Round half a cent up')
    expect(await page.getByRole('link', { name: 'CI run 4212' }).getAttribute('href')).toBe(
      'https://github.com/acme/shop/actions/runs/4212',
    )
  })

  const gaps = [1, 2, 3, 4].map(
    (file): Problem => ({ severity: 'error', kind: 'incomplete', message: 'The file ends early.', path: `${file}.xml` }),
  )

  test.each(['tests', 'causes', 'summary'])('shows why results are missing on the tab "%s"', async (tab) => {
    const { path } = await writtenPage(tenTests, { head: { gaps } })
    const { page } = await open(`${pathToFileURL(path).href}#${tab}`, { viewport: { width: 390, height: 844 } })
    await isLoaded(page)
    expect(await page.locator('.gaps li').allInnerTexts()).toEqual([
      '1.xml: The file ends early.',
      '2.xml: The file ends early.',
      '3.xml: The file ends early.',
      'and 1 more problem',
    ])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

describe('search and filters', () => {
  test('filters tests while the user types, marks the hits, and stores the query in the address', async () => {
    const { page } = await openRun(tenTests)
    await search(page).pressSequentially('checks')
    expect(await shownTests(page)).toEqual(['ChecksOut'])
    expect(await page.locator('.test-row mark').allTextContents()).toEqual(['Checks'])
    await page.waitForFunction(() => location.hash === '#q=checks')
  })

  test('finds failures by their message', async () => {
    const { page } = await openRun(buildRun())
    await search(page).fill('"17.95 to be" -is:passed')
    expect(await shownTests(page)).toEqual(['rounds half a cent up'])
    await search(page).fill('error:econnrefused')
    expect(await shownTests(page)).toEqual(['pays by card'])
  })

  test('offers keys and values below the field', async () => {
    const { page } = await openRun(tenTests)
    await page.keyboard.press('/')
    await suggestions(page).filter({ hasText: 'tag:' }).click()
    expect(await isSearching(page)).toBe(true)
    expect(await suggestions(page).allTextContents()).toEqual(['tag:money', 'tag:network', 'tag:"slow path"'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await search(page).inputValue()).toBe('tag:network ')
    expect(await shownTests(page)).toEqual(['SendsAMail'])
  })

  test('offers to clear the search when no test matches', async () => {
    const { page } = await openRun(tenTests)
    await search(page).fill('foo')
    await page.getByText('No test matches foo.').waitFor()
    await page.locator('.empty').getByRole('button', { name: 'Clear the search' }).click()
    expect(await shownGroups(page)).toHaveLength(6)
    expect(await isSearching(page)).toBe(true)
  })

  test('combines filters, and removes them one by one with the back button', async () => {
    const { page } = await openRun(tenTests)
    await page.getByRole('button', { name: 'Failed 2' }).and(page.locator('.chip')).click()
    expect(await shownTests(page)).toEqual(['RoundsHalfACentUp', 'ChecksOut'])
    await page.getByRole('button', { name: 'Flaky 1' }).and(page.locator('.chip')).click()
    expect(await shownTests(page)).toEqual(['RoundsHalfACentUp', 'ChecksOut', 'SendsAMail'])
    await page.goBack()
    await expect.poll(() => shownTests(page)).toHaveLength(2)
    await page.goBack()
    await expect.poll(() => shownGroups(page)).toHaveLength(6)
  })

  test('groups tests by file, tag or job, and orders them by duration', async () => {
    const { page } = await openRun(tenTests)
    await choose(page, 'Group', 'File')
    expect(await shownGroups(page)).toContain('tests/CartTests.cs')
    await choose(page, 'Group', 'None')
    await choose(page, 'Order', 'Slowest')
    expect((await shownTests(page)).slice(0, 2)).toEqual(['ChecksOut', 'SendsAMail'])
    await page.waitForFunction(() => location.hash === '#group=none&order=duration')
  })

  test('offers only the groupings that the run has', async () => {
    const { page } = await openRun(tenTests)
    expect(await page.getByLabel('Group', { exact: true }).locator('option').allTextContents()).toEqual([
      'Outcome',
      'Suite',
      'File',
      'Tag',
      'Cause',
      'None',
    ])
    const build = await openRun(buildRun())
    await choose(build.page, 'Group', 'Job')
    expect((await shownGroups(build.page))[0]).toBe('unit (ubuntu-latest, 18)')
  })

  test('chooses an order by typing and with the arrow keys', async () => {
    const { page } = await openRun(tenTests)
    const order = page.getByLabel('Order', { exact: true })
    await order.focus()
    await page.keyboard.press('n')
    await page.waitForFunction(() => location.hash === '#order=name')
    expect(await page.locator('.pick', { has: order }).innerText()).toMatch(/^Order\s+Name/)
    await page.keyboard.press('ArrowDown')
    await page.waitForFunction(() => location.hash === '#order=recorded')
    expect(await page.locator('.help').count()).toBe(0)
  })
})

describe('a link', () => {
  const id = (name: string, ...suite: readonly string[]) => testId('', suite, name)

  test('opens the test by the id of its record', async () => {
    const { page } = await openRun(tenTests, `#test=${id('ChecksOut', 'web', 'checkout')}`)
    await titled(page, 'ChecksOut')
    expect(await row(page, 'ChecksOut').getAttribute('aria-current')).toBe('true')
  })

  test('opens a test in a closed group', async () => {
    const { page } = await openRun(buildRun(), `#test=${id('handles case 7', 'catalog', 'filter')}`)
    await titled(page, 'handles case 7')
  })

  test('reports the missing test beside the list when the linked test does not exist', async () => {
    const { page, offences } = await openRun(tenTests, '#test=ffffffffffffffff')
    await titled(page, 'This report has no such test')
    expect(await shownGroups(page)).toHaveLength(6)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await titled(page, 'RoundsHalfACentUp')
    expect(offences).toEqual([])
  })

  test('copies a link without a secret, which opens the same test', async () => {
    const { page } = await openRun(tenTests, '', { permissions: ['clipboard-read', 'clipboard-write'] })
    await row(page, 'ChecksOut').click()
    await titled(page, 'ChecksOut')
    await page.keyboard.press('l')
    await page.locator('.toast', { hasText: 'Copied' }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).hash).toBe(`#test=${id('ChecksOut', 'web', 'checkout').slice(0, 12)}`)
    await page.goto('about:blank')
    await page.goto(link)
    await titled(page, 'ChecksOut')
  })

  test('follows the back button from test to test and between tabs', async () => {
    const { page } = await openRun(tenTests)
    await row(page, 'ChecksOut').click()
    await titled(page, 'ChecksOut')
    await page.getByRole('link', { name: 'Summary' }).click()
    expect(await page.locator('#report').isVisible()).toBe(true)
    await page.goBack()
    await titled(page, 'ChecksOut')
    await page.goBack()
    await titled(page, 'RoundsHalfACentUp')
  })
})

describe('the tabs', () => {
  test('opens on the causes when many tests failed for few causes', async () => {
    const failed = Array.from({ length: 30 }, (_, index) => ({
      name: `t${index}`,
      suite: [],
      status: 'failed' as const,
      message: 'connect ECONNREFUSED',
    }))
    const { path } = await writtenPage(failed)
    const { page } = await open(pathToFileURL(path).href)
    await page.getByRole('link', { name: 'Causes 1' }).and(page.locator('[aria-current="page"]')).waitFor()
    expect(await page.locator('#view-tests').isVisible()).toBe(false)
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
  test('moves to the search with /, and from there to the list with Escape or Enter', async () => {
    const { page } = await openRun(tenTests)
    await page.keyboard.press('/')
    expect(await isSearching(page)).toBe(true)
    await page.keyboard.type('n/p')
    expect(await search(page).inputValue()).toBe('n/p')
    await search(page).fill('')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await focusedRow(page)).toBe('Failed')
  })

  test('moves through the rows with j, k and arrow keys, and opens the tests', async () => {
    const { page } = await openRun(tenTests)
    await page.keyboard.press('j')
    await page.keyboard.press('ArrowDown')
    await titled(page, 'ChecksOut')
    await page.keyboard.press('k')
    await titled(page, 'RoundsHalfACentUp')
    expect(await focusedRow(page)).toBe('RoundsHalfACentUp')
  })

  test('closes and opens groups with arrow keys, and all of them with e', async () => {
    const { page } = await openRun(tenTests)
    await page.keyboard.press('j')
    await page.keyboard.press('ArrowLeft')
    expect(await focusedRow(page)).toBe('Failed')
    expect(await page.locator('.list-group').first().getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('.list-group').first().getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('e')
    expect(await page.locator('.list-group[aria-expanded="false"]').count()).toBe(0)
    await page.keyboard.press('E')
    expect(await shownTests(page)).toEqual([])
  })

  test('opens the groups of the hits when a search begins after all groups were closed', async () => {
    const { page } = await openRun(tenTests)
    await page.keyboard.press('E')
    expect(await shownTests(page)).toEqual([])
    await search(page).fill('ChecksOut')
    await row(page, 'ChecksOut').waitFor()
    await search(page).fill('')
    await row(page, 'ChecksOut').waitFor({ state: 'detached' })
  })

  test('moves between failed tests with n and p', async () => {
    const { page } = await openRun(tenTests)
    await titled(page, 'RoundsHalfACentUp')
    await page.keyboard.press('n')
    await titled(page, 'ChecksOut')
    await page.keyboard.press('n')
    await titled(page, 'RoundsHalfACentUp')
    await page.keyboard.press('p')
    await titled(page, 'ChecksOut')
  })

  test('filters with numbers, and shows the help with ?', async () => {
    const { page } = await openRun(tenTests)
    await page.keyboard.press('3')
    expect(await shownTests(page)).toEqual(['Refunds'])
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('ignores shortcut keys when the user switched them off', async () => {
    const { page } = await openRun(tenTests)
    await afterReload(page, async () => {
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
      await page.getByLabel('Shortcut keys').uncheck()
      return async () => {
        await page.keyboard.press('/')
        expect(await isSearching(page)).toBe(false)
        await page.keyboard.press('ArrowDown')
        expect(await focusedRow(page)).toBe('RoundsHalfACentUp')
      }
    })
  })
})

describe('light and dark', () => {
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  test('follows the colours of the system until the user chooses, and keeps the choice after a reload', async () => {
    const { page } = await openRun(tenTests, '', { colorScheme: 'dark' })
    const dark = await background(page)
    await page.getByRole('button', { name: 'Light or dark' }).click()
    const light = await background(page)
    expect(light).not.toBe(dark)
    await afterReload(page, async () => {
      if ((await background(page)) === dark) await page.keyboard.press('t')
      return async () => expect(await background(page)).toBe(light)
    })
  })

  test('applies the stored theme before the browser has read the body', async () => {
    const written = await writtenPage(tenTests)
    // Only the head is in the file, so no later script can apply it.
    const head = written.html.slice(0, written.html.indexOf('<body>'))
    writeFileSync(written.path, head)
    const { page } = await open(pathToFileURL(written.path).href, { colorScheme: 'light' })
    // The storage of a page is written asynchronously, so another process might not see it after the reload.
    await page.addInitScript(() => localStorage.setItem('build-report-theme', 'dark'))
    await page.reload()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  })
})

describe('loading', () => {
  test.each([
    ['laptop', { viewport: { width: 1366, height: 768 } }],
    ['tablet', { viewport: { width: 800, height: 1000 }, hasTouch: true }],
    ['phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ])('moves nothing on a %s', async (_, screen) => {
    const { page } = await openRun(buildRun(2_000), '', screen)
    expect(await layoutShifts(page)).toBe(0)
  })
})

describe('a low window', () => {
  test('scrolls the page until the list fills the window', async () => {
    const { page } = await openRun(buildRun(200), '', { viewport: { width: 800, height: 400 } })
    await page.evaluate(() => window.scrollTo(0, 10_000))
    await expect.poll(async () => Math.abs((await page.locator('.list').first().boundingBox())?.y ?? 400)).toBeLessThan(2)
    await expect.poll(async () => (await page.locator('.list').first().boundingBox())?.height).toBe(400)
    await page.locator('.tabs a', { hasText: 'Jobs' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(true)
  })
})

describe('a phone', () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const

  test.each(['', '#causes', '#jobs', '#summary', `#test=${testId('', ['checkout', 'prices'], 'rounds half a cent up')}`])(
    'shows %j without horizontal scrolling',
    async (hash) => {
      const { page } = await openRun(buildRun(), hash, phone)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    },
  )

  test('begins the list at most 290 px below the top', async () => {
    const { page } = await openRun(buildRun(), '', phone)
    await expect.poll(async () => (await page.locator('.list').first().boundingBox())?.y).toBeLessThanOrEqual(290)
  })

  test('opens the details with a tap, and returns to the same place with Back', async () => {
    const { page } = await openRun(buildRun(200), '#group=none&order=name', phone)
    await page.evaluate(() => window.scrollTo(0, 1200))
    await row(page, 'handles case 12').first().tap()
    await titled(page, 'handles case 12')
    await expect.poll(() => page.locator('.detail').first().boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    expect(await page.evaluate(() => location.hash)).toContain('test=')
    const place = await page.evaluate(() => window.scrollY)
    await page.goBack()
    await page.locator('.detail').first().waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
    expect(place).toBeGreaterThan(1000)
  })

  test('returns to the list with the button of the details', async () => {
    const { page } = await openRun(buildRun(), '', phone)
    await row(page, 'rounds half a cent up').tap()
    await titled(page, 'rounds half a cent up')
    await page.getByRole('button', { name: 'Back' }).tap()
    await page.locator('.detail').first().waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => location.hash)).toBe('')
  })

  test('keeps the search in view while the page scrolls', async () => {
    const { page } = await openRun(buildRun(200), '#group=none', phone)
    await page.evaluate(() => window.scrollTo(0, 3000))
    await page.waitForFunction(() => window.scrollY === 3000)
    await expect.poll(async () => (await search(page).boundingBox())?.y).toBeLessThan(60)
    expect(await page.locator('.test-row').count()).toBeLessThan(60)
  })

  test('offers grouping and order in a sheet', async () => {
    const { page } = await openRun(buildRun(), '', phone)
    await page.getByRole('button', { name: 'Group and order' }).tap()
    const sheet = page.getByRole('group', { name: 'Group and order' })
    await choose(page, 'Group', 'Suite')
    await expect.poll(() => shownGroups(page)).toContain('checkout › prices')
    await choose(page, 'Order', 'Slowest')
    await page.waitForFunction(() => location.hash === '#group=suite&order=duration')
    expect(await sheet.isVisible()).toBe(true)
    // A tap beside the sheet closes it.
    await page.touchscreen.tap(195, 60)
    await sheet.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Group and order' }).tap()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
  })
})

test('shows the report and a note about the list when JavaScript is off', async () => {
  const { path } = await writtenPage(tenTests)
  const { page } = await open(pathToFileURL(path).href, { javaScriptEnabled: false })
  expect(await page.locator('#report').innerText()).toContain('RoundsHalfACentUp')
  expect(await page.locator('body').innerText()).toContain('This page lists all tests with JavaScript.')
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

  test('shows untrusted texts as text in the list, the details and the other tabs', async () => {
    const tests = hostile.map((text, index) => ({
      name: text,
      suite: [text],
      status: 'failed' as const,
      duration: 5,
      message: text,
      stdout: text,
      file: text,
      tags: [text],
      job: index % 2 === 0 ? text : 'unit',
      metadata: { [text]: text },
      attempts: [{ status: 'failed' as const, message: text }],
    }))
    const shared = ['one', 'two'].map((name) => ({
      name,
      suite: [],
      status: 'failed' as const,
      message: 'PaymentError: the payment service refused the card <img src=x onerror=alert(1)> of the customer',
    }))
    const { page, offences } = await openRun([...tests, ...shared], '#group=none&order=recorded')
    expect((await shownTests(page)).slice(0, 4)).toEqual(hostile.slice(0, 4))
    for (const each of await page.locator('.test-row').all()) await each.click()
    for (const grouping of ['Suite', 'File', 'Job', 'Tag', 'Cause']) await choose(page, 'Group', grouping)
    for (const tab of ['Causes', 'Jobs', 'Summary']) await page.locator('.tabs a', { hasText: tab }).click()
    expect(await page.locator('img, iframe, a[href^="javascript"]').count()).toBe(0)
    expect(offences).toEqual([])
  })
})

describe('200,000 tests', () => {
  test('opens, scrolls and searches 200,000 tests with few elements', async () => {
    const { page, offences } = await openRun(manyTests(200_000), '#tests')
    const chip = (name: string) => page.locator('.chip', { hasText: name }).textContent()
    expect(await chip('Failed')).toBe('Failed 2,000')
    expect(await page.locator('.test-row').count()).toBeLessThan(100)
    await choose(page, 'Group', 'None')
    await page.locator('.list').evaluate((list) => list.scrollTo(0, list.scrollHeight))
    await page.locator('.test-row', { hasText: 'handlesCase' }).first().waitFor()
    expect(await page.locator('.test-row').count()).toBeLessThan(100)
    await search(page).fill('handlesCase19999')
    expect(await shownTests(page)).toHaveLength(11)
    await search(page).fill('is:failed suite4999')
    await page.getByText('No test matches is:failed suite4999.').waitFor()
    await search(page).fill('error:"expected:<43>"')
    expect(await shownTests(page)).toEqual(['handlesCase43AtOnce'])
    expect(offences).toEqual([])
  })
})
